/** Holds the screens below /hi; the language itself is read from the address. */
import { Outlet } from "react-router";

export default function LanguageFrame() {
  return <Outlet />;
}
