/** Switches between light and dark and stores the choice. */
import { SunMoon } from "lucide-react";
import { chooseTheme, currentTheme } from "#web/platform/browser/theme.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";

export function ThemeToggle() {
  const t = useWords();
  return (
    <IconButton label={t("site.theme")} onClick={() => chooseTheme(currentTheme() === "dark" ? "light" : "dark")}>
      <SunMoon aria-hidden="true" />
    </IconButton>
  );
}
