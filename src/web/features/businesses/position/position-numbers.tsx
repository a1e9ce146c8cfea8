/** A position as numbers: latitude and longitude to type or to paste, steps of a hundred metres, and a map to look at it. */
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import type { Point } from "#base/geo.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Field } from "#web/ui/field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { pointIn, type Step, stepped } from "./position.ts";

/** What stands in the two boxes. */
export type Coordinates = { lat: string; lng: string };

interface Props {
  /** Ids of the two boxes. */
  ids: Coordinates;
  coordinates: Coordinates | undefined;
  /** The position that the two boxes name. */
  point: Point | undefined;
  /** Where steps begin. */
  start: Point | undefined;
  isWrong: boolean;
  onType: (coordinates: Coordinates) => void;
  onPoint: (point: Point) => void;
  /** Below the boxes: what is wrong. */
  children: ReactNode;
}

export function PositionNumbers({ ids, coordinates, point, start, isWrong, onType, onPoint, children }: Props) {
  const t = useWords();
  const { lat = "", lng = "" } = coordinates ?? {};
  const paste = (text: string) => {
    const pasted = pointIn(text);
    if (pasted) onPoint(pasted);
    else onType({ lat: text, lng });
  };
  const box = (id: string, label: string, value: string, onChange: (text: string) => void) => (
    <Field id={id} label={label}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        className="tabular-nums"
        aria-invalid={isWrong || undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
  return (
    <div className="flex flex-col gap-4 px-4 pt-1 pb-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {box(ids.lat, t("businesses.position.lat"), lat, paste)}
        {box(ids.lng, t("businesses.position.lng"), lng, (text) => onType({ lat, lng: text }))}
      </div>
      {children}
      {start && <PositionSteps onStep={(step) => onPoint(stepped(start, step))} />}
      {point && <MapLink point={point} />}
    </div>
  );
}

/** Moves a position by a hundred metres at a time. */
function PositionSteps({ onStep }: { onStep: (step: Step) => void }) {
  const t = useWords();
  const steps: Array<[Step, ReactNode]> = [
    ["w", <ArrowLeft key="w" aria-hidden="true" />],
    ["n", <ArrowUp key="n" aria-hidden="true" />],
    ["s", <ArrowDown key="s" aria-hidden="true" />],
    ["e", <ArrowRight key="e" aria-hidden="true" />],
  ];
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="basis-full text-sm text-ink-soft sm:basis-auto">{t("businesses.position.move")}</span>
      {steps.map(([step, icon]) => (
        <IconButton
          key={step}
          look="framed"
          label={t("businesses.position.step", { direction: step })}
          onClick={() => onStep(step)}
        >
          {icon}
        </IconButton>
      ))}
    </div>
  );
}

/** Opens a map in a new tab. */
function MapLink({ point: { lat, lng } }: { point: Point }) {
  const t = useWords();
  return (
    <a
      href={`https://www.google.com/maps/search/?api=1&query=${lat},${lng}`}
      target="_blank"
      rel="noopener noreferrer"
      className="link inline-flex min-h-11 items-center gap-1.5 self-start"
    >
      {t("businesses.position.look")}
      <ExternalLink aria-hidden="true" className="size-4" />
    </a>
  );
}
