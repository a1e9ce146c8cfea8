/** The error screens of the specification: app-wide with three tries, and by kind for a screen. */
import { useState } from "react";
import { isRouteErrorResponse, useNavigate, useRevalidator, useRouteError } from "react-router";
import { ERROR_RETRIES } from "#contract/limits.ts";
import { paths } from "#contract/paths.ts";
import { CallFailure } from "#web/platform/call.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";

type Kind = "not-found" | "gone" | "network" | "auth" | "permission" | "general";

/** Around everything: Try Again resets up to three times with the attempts left shown; the fourth loads the page anew. */
export function AppErrorScreen() {
  const t = useWords();
  const here = useHere();
  const revalidator = useRevalidator();
  const [tries, setTries] = useState(0);
  const error = useRouteError();
  if (isRouteErrorResponse(error) || error instanceof CallFailure) return <RouteErrorScreen />;
  const again = () => {
    if (tries >= ERROR_RETRIES) return location.reload();
    setTries(tries + 1);
    void revalidator.revalidate();
  };
  return (
    <main className="mx-auto grid max-w-prose gap-4 px-4 py-16">
      <h1>{t("error.app.title")}</h1>
      <p>{t("error.app.message")}</p>
      <p className="text-ink-soft">{t("error.app.attempts", { n: Math.max(0, ERROR_RETRIES - tries) })}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={again}>
          {t("error.try-again")}
        </Button>
        <ButtonLink look="secondary" to={here(paths.home())}>
          {t("error.go-home")}
        </ButtonLink>
      </div>
      <p className="text-sm text-ink-soft">{t("error.app.support")}</p>
    </main>
  );
}

/** For one screen: what happened by kind, three ways on, and an error id. */
export function RouteErrorScreen() {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const error = useRouteError();
  const kind = kindOf(error);
  const errorId = error instanceof CallFailure ? String(error.payload.errorId ?? "") : "";
  return (
    <main id="content" tabIndex={-1} className="mx-auto grid max-w-prose gap-4 px-4 py-16 outline-none">
      <title>{`${t(`error.${kind}.title`)} · ${t("site.brand")}`}</title>
      <meta name="robots" content="noindex" />
      <h1>{t(`error.${kind}.title`)}</h1>
      <p>{t(`error.${kind}.message`)}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={() => location.reload()}>
          {t("error.try-again")}
        </Button>
        <ButtonLink look="secondary" to={here(paths.home())}>
          {t("error.home")}
        </ButtonLink>
        <Button look="quiet" onClick={() => navigate(-1)}>
          {t("error.back")}
        </Button>
      </div>
      {errorId && <p className="text-sm text-ink-soft">{t("error.id", { id: errorId })}</p>}
    </main>
  );
}

function kindOf(error: unknown): Kind {
  const status = isRouteErrorResponse(error) || error instanceof CallFailure ? error.status : -1;
  if (status === 404) return "not-found";
  if (status === 410) return "gone";
  if (status === 0) return "network";
  if (status === 401) return "auth";
  return status === 403 ? "permission" : "general";
}
