/** A text as somebody wrote it: paragraphs with empty lines between, lines that begin with '#' as headings; nothing in it is ever markup. */
import type { ReactNode } from "react";

interface Props {
  text: string;
  lang: "en" | "hi" | undefined;
}

export function WrittenText({ text, lang }: Props) {
  const blocks = text.split(/\n\s*\n/).filter((block) => block.trim() !== "");
  return (
    <div lang={lang} className="flex max-w-text flex-col gap-4 text-lg leading-relaxed">
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text that is shown does not change its order
        <Block key={at}>{block.trim()}</Block>
      ))}
    </div>
  );
}

function Block({ children }: { children: string }): ReactNode {
  const heading = /^#+\s*(.+)$/.exec(children);
  if (heading) return <h3 className="text-xl">{heading[1]}</h3>;
  return <p className="whitespace-pre-line">{children}</p>;
}
