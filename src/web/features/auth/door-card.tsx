/** The sheet on which people sign in or up: heading, why, the form, and where else to go; on wide screens with a picture beside it. */
import type { ReactNode } from "react";
import { Card } from "#web/ui/card.tsx";

interface Props {
  title: ReactNode;
  /** One sentence on what this is for. */
  intro?: ReactNode;
  /** Above the heading, such as the step of several. */
  before?: ReactNode;
  /** One of the line drawings, with a few words below it. */
  picture: ReactNode;
  aside: ReactNode;
  /** Below the card. */
  after?: ReactNode;
  children: ReactNode;
}

export function DoorCard({ title, intro, before, picture, aside, after, children }: Props) {
  return (
    <div className="mx-auto grid w-full max-w-page flex-1 grid-cols-1 content-start items-start gap-x-16 px-4 py-6 md:px-6 lg:grid-cols-[minmax(0,34rem)_1fr] lg:py-12">
      <div className="mx-auto w-full max-w-form">
        <Card as="section" className="md:p-8">
          {before}
          <h1 className="text-2xl">{title}</h1>
          {intro && <p className="mt-2 text-ink-soft">{intro}</p>}
          <div className="mt-6">{children}</div>
        </Card>
        {after && <div className="mt-5 px-1 text-center">{after}</div>}
      </div>
      <aside className="hidden pt-16 text-center lg:block">
        <span className="inline-block text-maroon [&>svg]:w-80">{picture}</span>
        <div className="mx-auto mt-6 max-w-96 text-lg text-ink-soft">{aside}</div>
      </aside>
    </div>
  );
}
