/** What a file that is no CSV really is, by what it holds and not by its name: people rename files, and programs save web pages as .xls. */
import { BrokenFile } from "./broken-file.ts";
import { wideEncodingOf } from "./encoding.ts";

/** By its first bytes. */
const BEGINNINGS: Array<[string, BrokenFile["reason"]]> = [
  // Also an .xlsx that is locked with a password.
  ["\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "imports.is-xls"],
  ["%PDF", "imports.is-pdf"],
  ["{\\rtf", "imports.is-document"],
  ["\xff\xd8\xff", "imports.is-picture"],
  ["\x89PNG", "imports.is-picture"],
  ["GIF8", "imports.is-picture"],
  ["RIFF", "imports.is-picture"],
  ["\x1f\x8b", "imports.is-zip"],
  ["Rar!", "imports.is-zip"],
  ["7z\xbc\xaf", "imports.is-zip"],
];

/** By its first word, whatever spaces stand before it. */
const MARKUP: Array<[RegExp, BrokenFile["reason"]]> = [
  [/^<\?xml[\s\S]*?<(?:\w+:)?Workbook\b/i, "imports.is-xml"],
  [/^(?:<\?xml|<!doctype|<!--|<html|<head|<meta|<body|<table|<style|<div)/i, "imports.is-html"],
];

/** Undefined for what may be CSV. */
export function refusalOf(head: Buffer): BrokenFile | undefined {
  const bytes = head.toString("latin1");
  const beginning = BEGINNINGS.find(([sign]) => bytes.startsWith(sign));
  if (beginning) return new BrokenFile(beginning[1]);
  const wide = wideEncodingOf(head);
  const text = new TextDecoder(wide ?? "utf-8").decode(head).trimStart();
  const markup = MARKUP.find(([pattern]) => pattern.test(text));
  if (markup) return new BrokenFile(markup[1]);
  return !wide && head.subarray(0, 1000).includes(0) ? new BrokenFile("imports.is-other") : undefined;
}
