/** The first step of signing up: as what someone joins, and the phone number that is proved next. */
import { useNavigate } from "react-router";
import { paths } from "#contract/paths.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { useLateForm } from "#web/platform/forms/use-late-form.tsx";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { BooksPicture } from "#web/ui/pictures/books-picture.tsx";
import { CommunityPicture } from "#web/ui/pictures/community-picture.tsx";
import { ShopPicture } from "#web/ui/pictures/shop-picture.tsx";
import { RadioCards } from "#web/ui/radio-cards.tsx";
import { storedCode } from "./code-sent.ts";
import { doorCalls, doorRules } from "./door-program.ts";
import { continueSignUp, type SignUpProgress, signUpProgress } from "./sign-up-progress.ts";
import { wishOfBusiness } from "./sign-up-wish.ts";

const PICTURE = "h-15 w-20 text-ink";
const KINDS = [
  { value: "individual", picture: <CommunityPicture className={PICTURE} /> },
  { value: "professional", picture: <BooksPicture className={PICTURE} /> },
  { value: "business", picture: <ShopPicture className={PICTURE} /> },
] as const;

/** `initialKind` is chosen from the start, and then folded: it was asked before. */
export function SignUpStart({ initialKind }: { initialKind: SignUpProgress["kind"] }) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const navigate = useNavigate();
  const { kind, phoneNo } = signUpProgress();
  const form = useLateForm(doorRules("signUp"), {
    name: "sign-up",
    defaults: { kind: initialKind ?? kind, phoneNo },
    onSubmit: async (input) => {
      const sent = await (await doorCalls()).requestOTP({ phoneNo: input.phoneNo, language });
      continueSignUp({ ...input, sent: storedCode(sent), ticket: undefined, registered: false });
      wishOfBusiness(input.kind, here);
      await navigate(here(paths.verify()));
    },
  });
  const chosen = form.value("kind");
  const kinds = (
    <RadioCards
      legend={t("auth.sign-up.kind")}
      required
      id={form.field("kind").id}
      error={form.field("kind").error}
      {...form.input("kind")}
      options={KINDS.map(({ value, picture }) => ({
        value,
        title: t(`auth.kind.${value}`),
        text: t(`auth.kind.${value}.text`),
        picture,
      }))}
    />
  );
  return (
    <ContractForm form={form}>
      {initialKind ? (
        <Fold
          summary={
            <span className="flex items-center gap-3 text-sm">
              <span className="min-w-0 flex-1">
                {t("auth.sign-up.as", { kind: t(`auth.kind.${chosen || initialKind}`) })}
              </span>
              <span className="link">{t("auth.sign-up.change")}</span>
            </span>
          }
        >
          {kinds}
        </Fold>
      ) : (
        kinds
      )}
      <Field label={t("auth.phone")} hint={t("auth.sign-up.phone.hint")} required {...form.field("phoneNo")}>
        <PhoneInput {...form.input("phoneNo")} />
      </Field>
      <Button type="submit" look="primary" wide busy={form.busy} busyLabel={t("auth.code.sending")}>
        {t("auth.code.send")}
      </Button>
    </ContractForm>
  );
}
