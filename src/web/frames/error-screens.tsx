/** The error screens of the specification: app-wide with three tries, and by kind for a screen. */
import { useEffect } from "react";
import { isRouteErrorResponse, useNavigate, useRouteError } from "react-router";
import { ERROR_RETRIES } from "#contract/limits.ts";
import { paths } from "#contract/paths.ts";
import { DrawingOf } from "#web/features/catalogue/category-picture.tsx";
import { CallFailure } from "#web/platform/calls/call-failure.ts";
import { isConnectionFailure } from "#web/platform/failures/connection-failure.ts";
import { useFailureId } from "#web/platform/failures/failure-id.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { openStoredPage } from "#web/platform/offline/stored-page.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";
import { ErrorScreen } from "#web/ui/error-screen.tsx";

type Kind = "not-found" | "gone" | "network" | "auth" | "permission" | "unavailable" | "general";

interface AppErrorProps {
  error: unknown;
  /** How often it was tried again already. */
  tries: number;
  onAgain: () => void;
}

/** Around everything: Try Again resets up to three times with the attempts left shown; the fourth loads the page anew. */
export function AppErrorScreen({ error, tries, onAgain }: AppErrorProps) {
  // Part of a screen's program or texts may not have arrived.
  const kind = isConnectionFailure(error) ? "network" : "app";
  // A part that failed once fails for as long as the document stands.
  const canTry = kind === "app" && tries < ERROR_RETRIES;
  const t = useWords();
  const here = useHere();
  const errorId = useFailureId(error);
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <title>{`${t(`error.${kind}.title`)} · ${t("site.brand")}`}</title>
      <ErrorScreen
        picture={<DrawingOf name="broken-bridge" />}
        title={t(`error.${kind}.title`)}
        message={t(`error.${kind}.message`)}
        actions={
          <>
            <Button look="primary" onClick={canTry ? onAgain : () => location.reload()}>
              {t("error.try-again")}
            </Button>
            <ButtonLink to={here(paths.home())}>{t("error.go-home")}</ButtonLink>
          </>
        }
        left={kind === "app" ? t("error.app.attempts", { n: ERROR_RETRIES - tries }) : undefined}
        errorId={errorId && t("error.id", { id: errorId })}
        footer={t("error.app.support")}
      />
    </main>
  );
}

/** Where the document itself could not be drawn; what the server says about it has its own screen. */
export function RouterErrorScreen() {
  const t = useWords();
  const here = useHere();
  const error = useRouteError();
  const errorId = useFailureId(error);
  if (kindOf(error) !== "general" || isRouteErrorResponse(error)) return <RouteErrorScreen />;
  return (
    <main id="content">
      <title>{`${t("error.router")} · ${t("site.brand")}`}</title>
      <ErrorScreen
        title={t("error.router")}
        message={t("error.general.message")}
        actions={
          <>
            <Button look="primary" onClick={() => location.reload()}>
              {t("error.try-again")}
            </Button>
            <a href={here(paths.home())} className={buttonStyle({})}>
              {t("error.home")}
            </a>
          </>
        }
        errorId={errorId && t("error.id", { id: errorId })}
      />
    </main>
  );
}

/** For one screen, in place of the frame's own `main`. */
export function RouteErrorScreen() {
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <RouteError />
    </main>
  );
}

/** What happened by kind, three ways on, and an error id. */
export function RouteError() {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const error = useRouteError();
  const kind = kindOf(error);
  useEffect(() => {
    if (kind === "network") void openStoredPage().catch(() => undefined);
  }, [kind]);
  // What is not there does not come by asking again.
  const isMissing = kind === "not-found" || kind === "gone";
  const again = (
    <Button look={isMissing ? "secondary" : "primary"} onClick={() => location.reload()}>
      {t("error.try-again")}
    </Button>
  );
  const errorId = useFailureId(error);
  return (
    <>
      <title>{`${t(`error.${kind}.title`)} · ${t("site.brand")}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorScreen
        picture={<DrawingOf name={isMissing ? "no-results" : "broken-bridge"} />}
        title={t(`error.${kind}.title`)}
        message={t(`error.${kind}.message`)}
        actions={
          <>
            {isMissing || again}
            <ButtonLink look={isMissing ? "primary" : "secondary"} to={here(paths.home())}>
              {t("error.home")}
            </ButtonLink>
            {isMissing && again}
            <Button look="quiet" onClick={() => navigate(-1)}>
              {t("error.back")}
            </Button>
          </>
        }
        errorId={errorId && t("error.id", { id: errorId })}
      />
    </>
  );
}

function kindOf(error: unknown): Kind {
  if (isConnectionFailure(error)) return "network";
  const status = isRouteErrorResponse(error) || error instanceof CallFailure ? error.status : -1;
  if (status === 404) return "not-found";
  if (status === 410) return "gone";
  if (status === 401) return "auth";
  if (status === 503) return "unavailable";
  return status === 403 ? "permission" : "general";
}
