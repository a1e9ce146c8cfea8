/** The front page. */
import { useWords } from "#web/platform/language/words.tsx";

export default function HomeScreen() {
  const t = useWords();
  return <h1>{t("home.title")}</h1>;
}
