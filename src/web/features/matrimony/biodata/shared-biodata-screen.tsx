/** /matrimonial/shared/{secret}: a biodata as whoever was sent the link reads it. The page itself tells nothing; what is shared is asked for when somebody reads it, so that no messenger's preview does. */
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useParams } from "react-router";
import type { PayloadOf } from "#contract/endpoint.ts";
import { biodata } from "#contract/matrimony/biodata.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { CommunityPicture } from "#web/ui/pictures/community-picture.tsx";
import { LoadingRegion, Skeleton, SkeletonText } from "#web/ui/skeleton.tsx";
import { OpenBiodata } from "./open-biodata.tsx";

export const handle: ScreenHandle = { title: "biodata.shared.title", description: "biodata.shared.description" };

type Shared = PayloadOf<typeof biodata.openShared>["shared"];

export default function SharedBiodataScreen() {
  const t = useWords();
  const { secret = "" } = useParams();
  const { shared, failed, again } = useShared(secret);
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-5 px-4 py-6 md:px-6 lg:py-10">
      <h1 className="text-xl">{t("biodata.shared.title")}</h1>
      {failed ? <Failed onAgain={again} /> : shared === undefined ? <Opening /> : null}
      {shared === null && <Over />}
      {shared && <OpenBiodata secret={secret} {...shared} />}
    </div>
  );
}

function useShared(secret: string) {
  const language = useLanguage();
  const sayFailure = useFailureToast();
  const [shared, setShared] = useState<Shared>();
  const [failed, setFailed] = useState(false);
  const read = useCallback(
    (signal?: AbortSignal) => {
      setFailed(false);
      call(biodata.openShared, { secret, language }, { signal, keepsSession: true }).then(
        (answer) => setShared(answer.shared),
        (error) => {
          if (signal?.aborted) return;
          setFailed(true);
          sayFailure(error);
        },
      );
    },
    [secret, language, sayFailure],
  );
  useEffect(() => {
    const leaving = new AbortController();
    read(leaving.signal);
    return () => leaving.abort();
  }, [read]);
  return { shared, failed, again: () => read() };
}

function Opening() {
  const t = useWords();
  return (
    <LoadingRegion label={t("biodata.shared.loading")}>
      <Skeleton className="h-16 w-full" />
      <Card className="mt-5 md:p-8">
        <SkeletonText lines={12} />
      </Card>
    </LoadingRegion>
  );
}

function Over() {
  const t = useWords();
  return <Notice title={t("biodata.shared.over")}>{t("biodata.shared.over.text")}</Notice>;
}

function Failed({ onAgain }: { onAgain: () => void }) {
  const t = useWords();
  return (
    <Notice title={t("biodata.shared.failed")}>
      <Button onClick={onAgain}>{t("error.try-again")}</Button>
    </Notice>
  );
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className="flex flex-col items-center gap-4 text-center md:p-10">
      <span className="text-maroon [&>svg]:w-52">
        <CommunityPicture />
      </span>
      <h2 className="text-2xl">{title}</h2>
      <div className="max-w-text text-balance text-ink-soft">{children}</div>
    </Card>
  );
}
