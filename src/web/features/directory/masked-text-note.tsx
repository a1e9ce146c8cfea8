/** Tells an owner who writes a description which pieces of it visitors will not see. */
import { useEffect, useState } from "react";
import { type FieldValues, type Path, useWatch } from "react-hook-form";
import { contactsIn } from "#base/contact-mask.ts";
import type { ContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";

/** So long nothing was typed: a screen reader is told once, not at every digit. */
const PAUSE_MS = 600;
const MOST_PIECES = 5;
const LONGEST_PIECE = 60;

interface Props<Values extends FieldValues> {
  form: ContractForm<Values>;
  path: Path<Values>;
}

export function MaskedTextNote<Values extends FieldValues>({ form, path }: Props<Values>) {
  const t = useWords();
  const text: unknown = useWatch({ control: form.methods.control, name: path });
  const [pieces, setPieces] = useState<string[]>([]);
  useEffect(() => {
    const wait = setTimeout(() => setPieces(namedPieces(String(text ?? ""))), PAUSE_MS);
    return () => clearTimeout(wait);
  }, [text]);
  return (
    <p role="status" className="text-sm text-ink-soft wrap-anywhere">
      {pieces.length > 0 ? t("members.masked-text", { pieces: pieces.join(", ") }) : null}
    </p>
  );
}

/** Each once, the first of them, cut where they are long. */
function namedPieces(text: string): string[] {
  const pieces = [...new Set(contactsIn(text).map((piece) => piece.trim()))];
  const named = pieces
    .slice(0, MOST_PIECES)
    .map((piece) => (piece.length > LONGEST_PIECE ? `${piece.slice(0, LONGEST_PIECE)}…` : piece));
  return pieces.length > MOST_PIECES ? [...named, "…"] : named;
}
