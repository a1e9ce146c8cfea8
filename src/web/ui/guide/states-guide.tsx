/** The designs of a list: loading, empty, failed, full. */
import { useState } from "react";
import { BackToTop } from "../back-to-top.tsx";
import { Button } from "../button.tsx";
import { ButtonLink } from "../button-link.tsx";
import { Card } from "../card.tsx";
import { EmptyState } from "../empty-state.tsx";
import { ErrorScreen } from "../error-screen.tsx";
import { InfiniteScroll } from "../infinite-scroll.tsx";
import { DiyaPicture } from "../pictures/diya-picture.tsx";
import { EmptyInboxPicture } from "../pictures/empty-inbox-picture.tsx";
import { LoadingRegion, Skeleton, SkeletonText } from "../skeleton.tsx";
import { type GuideProps, GuideSection } from "./guide-section.tsx";

const T = {
  en: {
    loading: "Loading",
    empty: "No leads yet",
    emptyText: "When a member calls or writes, you will see it here.",
    add: "Add an offering",
    failed: "Connection Error",
    failedText: "Network error. Please check your connection and try again.",
    again: "Try Again",
    home: "Go Home",
    id: "Error id 7f3a-92",
    more: "Next page",
    item: "Entry",
  },
  hi: {
    loading: "आ रहा है",
    empty: "अभी कोई पूछताछ नहीं",
    emptyText: "जब कोई सदस्य कॉल करेगा या लिखेगा, तो यहाँ दिखेगा।",
    add: "कुछ जोड़ें",
    failed: "संपर्क नहीं हो पाया",
    failedText: "नेटवर्क में दिक़्क़त है। इंटरनेट देखकर फिर कोशिश करें।",
    again: "फिर कोशिश करें",
    home: "मुखपृष्ठ",
    id: "त्रुटि 7f3a-92",
    more: "अगला पृष्ठ",
    item: "क्रम",
  },
};

const MOST = 9;

export function StatesGuide({ language }: GuideProps) {
  const t = T[language];
  const [count, setCount] = useState(3);
  const [busy, setBusy] = useState(false);
  const loadMore = () => {
    setBusy(true);
    setTimeout(() => {
      setCount((before) => before + 3);
      setBusy(false);
    }, 600);
  };
  const list = (
    <ul className="flex flex-col gap-2">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: samples that never change places
        <li key={index} className="rounded-md border border-line bg-card p-3">
          {t.item} {index + 1}
        </li>
      ))}
    </ul>
  );
  return (
    <GuideSection title="States">
      <div className="grid gap-4 md:grid-cols-3">
        <Card>
          <LoadingRegion label={t.loading} className="flex flex-col gap-4">
            <span className="flex gap-4">
              <Skeleton className="size-16 rounded-md" />
              <SkeletonText className="flex-1" />
            </span>
            <Skeleton className="h-12 rounded-md" />
          </LoadingRegion>
        </Card>
        <Card>
          <EmptyState
            picture={<EmptyInboxPicture />}
            title={t.empty}
            action={
              <ButtonLink to="/" look="primary">
                {t.add}
              </ButtonLink>
            }
          >
            {t.emptyText}
          </EmptyState>
        </Card>
        <Card>
          <ErrorScreen
            size="part"
            picture={<DiyaPicture />}
            title={t.failed}
            message={t.failedText}
            errorId={t.id}
            actions={
              <>
                <Button look="primary">{t.again}</Button>
                <Button>{t.home}</Button>
              </>
            }
          />
        </Card>
      </div>
      {count < MOST ? (
        <InfiniteScroll nextHref="/?page=2" busy={busy} onMore={loadMore} moreLabel={t.more}>
          {list}
        </InfiniteScroll>
      ) : (
        list
      )}
      <BackToTop label={t.home} />
    </GuideSection>
  );
}
