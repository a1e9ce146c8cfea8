/** React Router's own settings: where the web wing lives and where its build goes. */
import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/web",
  // A build is made beside the one in use and then takes its place.
  buildDirectory: process.env.PAGES_BUILD_DIR ?? "build",
  ssr: true,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
