/** Text with structure as people read it. */
import { createElement, Fragment, type ReactNode } from "react";
import type { RichBlock, RichText, TextRun } from "#base/rich-text.ts";
import { useHere } from "#web/platform/language/words.tsx";
import { Link } from "#web/ui/link.tsx";
import { SafeLink } from "#web/ui/safe-link.tsx";

interface Props {
  text: RichText;
  /** What its headings are on this page: below the title of the page, or below one of a section. */
  headings?: "h2" | "h3";
}

export function RichTextBody({ text, headings = "h2" }: Props) {
  return <div className="prose">{each(text, (block) => blockOf(block, headings))}</div>;
}

function blockOf(block: RichBlock, headings: "h2" | "h3"): ReactNode {
  if (block.kind === "heading") return createElement(headings, null, each(block.runs, Run));
  if (block.kind === "paragraph") return <p className="whitespace-pre-line">{each(block.runs, Run)}</p>;
  const items = each(block.items, (runs) => <li>{each(runs, Run)}</li>);
  return block.ordered ? <ol className="list-decimal!">{items}</ol> : <ul>{items}</ul>;
}

function each<T>(parts: T[], show: (part: T) => ReactNode): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place in it
  return parts.map((part, at) => <Fragment key={at}>{show(part)}</Fragment>);
}

function Run(run: TextRun): ReactNode {
  const words = run.italic ? <em>{run.text}</em> : run.text;
  const loud = run.bold ? <strong>{words}</strong> : words;
  return run.href === undefined ? loud : <RunLink href={run.href}>{loud}</RunLink>;
}

function RunLink({ href, children }: { href: string; children: ReactNode }) {
  const to = useHere();
  if (!href.startsWith("/")) return <SafeLink href={href}>{children}</SafeLink>;
  return (
    <Link to={to(href)} className="link">
      {children}
    </Link>
  );
}
