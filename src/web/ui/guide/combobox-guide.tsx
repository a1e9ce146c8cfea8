/** The control that suggests, with a short list of its own. */
import { useState } from "react";
import { Combobox } from "../combobox.tsx";
import { Field } from "../field.tsx";
import { Form } from "../form.tsx";
import { type GuideProps, GuideSection } from "./guide-section.tsx";

const TOWNS = {
  en: ["Jaipur", "Jabalpur", "Jodhpur", "Jaisalmer"],
  hi: ["जयपुर", "जबलपुर", "जोधपुर", "जैसलमेर"],
};
const T = {
  en: { title: "Combobox", label: "Town", list: "Suggested towns", none: "No town of that name.", found: "found" },
  hi: { title: "Combobox", label: "नगर", list: "सुझाए गए नगर", none: "इस नाम का नगर नहीं मिला।", found: "मिले" },
};

export function ComboboxGuide({ language }: GuideProps) {
  const t = T[language];
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState(0);
  const towns = TOWNS[language].filter((town) => town.toLowerCase().startsWith(text.toLowerCase()));
  return (
    <GuideSection title={t.title}>
      <Form
        className="w-full max-w-form"
        onSubmit={(event) => {
          event.preventDefault();
          setSent(sent + 1);
        }}
      >
        <Field label={t.label} id="guide-town">
          <Combobox
            value={text}
            onType={setText}
            suggestions={towns.map((town) => ({ id: town, name: town }))}
            onPick={(at) => setText(towns[at] ?? "")}
            open={open}
            onOpen={setOpen}
            takesFirst={text !== ""}
            listLabel={t.list}
            note={towns.length === 0 ? t.none : undefined}
            count={`${towns.length} ${t.found}`}
          />
        </Field>
        <output id="guide-town-sent">{sent}</output>
        <button type="submit" hidden>
          {t.label}
        </button>
      </Form>
    </GuideSection>
  );
}
