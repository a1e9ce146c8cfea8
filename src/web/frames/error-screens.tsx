/** The error screens of the specification: app-wide with three tries, and by kind for a screen. */
import { useState } from "react";
import { isRouteErrorResponse, useNavigate, useRevalidator, useRouteError } from "react-router";
import { ERROR_RETRIES } from "#contract/limits.ts";
import { paths } from "#contract/paths.ts";
import { DrawingOf } from "#web/features/catalogue/category-picture.tsx";
import { CallFailure } from "#web/platform/call.ts";
import { useFailureId } from "#web/platform/failure-id.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { ErrorScreen } from "#web/ui/error-screen.tsx";

type Kind = "not-found" | "gone" | "network" | "auth" | "permission" | "general";

/** Around everything: Try Again resets up to three times with the attempts left shown; the fourth loads the page anew. */
export function AppErrorScreen() {
  const t = useWords();
  const here = useHere();
  const revalidator = useRevalidator();
  const [tries, setTries] = useState(0);
  const error = useRouteError();
  const errorId = useFailureId(error);
  if (isRouteErrorResponse(error) || error instanceof CallFailure) return <RouteErrorScreen />;
  const again = () => {
    if (tries >= ERROR_RETRIES) return location.reload();
    setTries(tries + 1);
    void revalidator.revalidate();
  };
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <ErrorScreen
        picture={<DrawingOf name="broken-bridge" />}
        title={t("error.app.title")}
        message={t("error.app.message")}
        actions={
          <>
            <Button look="primary" onClick={again}>
              {t("error.try-again")}
            </Button>
            <ButtonLink to={here(paths.home())}>{t("error.go-home")}</ButtonLink>
          </>
        }
        left={t("error.app.attempts", { n: Math.max(0, ERROR_RETRIES - tries) })}
        errorId={errorId && t("error.id", { id: errorId })}
        footer={t("error.app.support")}
      />
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
  const isMissing = kind === "not-found" || kind === "gone";
  const errorId = useFailureId(error);
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <title>{`${t(`error.${kind}.title`)} · ${t("site.brand")}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorScreen
        picture={<DrawingOf name={isMissing ? "no-results" : "broken-bridge"} />}
        title={t(`error.${kind}.title`)}
        message={t(`error.${kind}.message`)}
        actions={
          <>
            <Button look="primary" onClick={() => location.reload()}>
              {t("error.try-again")}
            </Button>
            <ButtonLink to={here(paths.home())}>{t("error.home")}</ButtonLink>
            <Button look="quiet" onClick={() => navigate(-1)}>
              {t("error.back")}
            </Button>
          </>
        }
        errorId={errorId && t("error.id", { id: errorId })}
      />
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
