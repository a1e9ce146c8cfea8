/** The control for one file. */
import { Paperclip } from "lucide-react";
import type { ReactNode } from "react";
import { buttonStyle } from "./button-style.ts";
import { useFieldWiring } from "./field.tsx";
import { useUiWords } from "./words.tsx";

interface Props {
  /** Kinds of files, as the attribute of the input names them. */
  accept: string;
  /** The name of the file that is chosen. */
  chosen: string | undefined;
  icon?: ReactNode;
  onChoose: (file: File | undefined) => void;
}

/** The browser's own control speaks the browser's language, so its button is drawn here. */
export function FileInput({ accept, chosen, icon, onChoose }: Props) {
  const words = useUiWords();
  const wiring = useFieldWiring<{ "aria-invalid"?: boolean }>({});
  return (
    <label
      className={`${buttonStyle({})} max-w-full cursor-pointer self-start justify-self-start has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-aria-invalid:border-2 has-aria-invalid:border-danger`}
    >
      <span className="inline-flex min-w-0 items-center gap-2 [&>svg]:size-5 [&>svg]:shrink-0">
        {icon ?? <Paperclip aria-hidden="true" />}
        <span className="min-w-0 wrap-anywhere">{chosen ?? words.chooseFile}</span>
      </span>
      <input
        {...wiring}
        type="file"
        accept={accept}
        className="sr-only"
        onChange={(event) => onChoose(event.currentTarget.files?.[0])}
      />
    </label>
  );
}
