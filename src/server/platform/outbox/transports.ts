/** How messages leave: SMS and WhatsApp by HTTP, e-mail by SMTP, and in a demo a mailbox of our own that the demo's page shows. */
import { createTransport } from "nodemailer";
import type { Language, Values } from "#messages/words.ts";
import type { Config } from "#server/platform/config/config.ts";
import type { Base } from "#server/platform/context.ts";
import { keyedHash, seal, unseal } from "#server/platform/keys.ts";
import type { Channel, Template } from "./budget.ts";
import { insertLetter, isMessageWaiting, listSealedLetters } from "./outbox-queries.ts";

export interface Outgoing {
  id: string;
  channel: Channel;
  to: string;
  template: Template;
  language: Language;
  /** What the text was made of: WhatsApp takes a template that was approved there, and its values. */
  values: Values;
  text: string;
  subject: string | undefined;
  /** The portal's name, under which a mail goes out. */
  brand: string;
}

/** What the demo's mailbox shows. */
export interface Letter {
  to: string;
  channel: Channel;
  text: string;
  sentAt: string;
}

type Transport = (base: Base, message: Outgoing) => Promise<void>;

/** The mail server (5xx to the receiver or the text) or the gateway (`REFUSALS`) refuses this message for good; says nothing but the number. */
export class FinalRefusal extends Error {}

const SEND_MS = 10_000;
/** What a gateway answers about this message and no other: all else is tried again. */
const REFUSALS = new Set([400, 410, 422]);

/** Whether messages of that channel can be sent at all: always in a demo, by configuration in production. */
export function canSend(config: Config, channel: Channel): boolean {
  return config.mode === "demo" || addressOf(config, channel) !== undefined;
}

/** The configured transport of a channel; the demo's mailbox where none is configured. */
export function transportOf(config: Config, channel: Channel): Transport {
  if (addressOf(config, channel) !== undefined) return TRANSPORTS[channel];
  if (config.mode === "demo") return storeLetter;
  throw new Error(`no transport is configured for ${channel}`);
}

function addressOf(config: Config, channel: Channel): string | undefined {
  return { sms: config.smsUrl, email: config.smtpUrl, whatsapp: config.whatsappUrl }[channel];
}

/** The newest letters in the demo's mailbox, to one receiver or to all; waits up to two seconds for messages still on their way. */
export async function listLetters(base: Base, to: string | undefined): Promise<Letter[]> {
  const receiver = to === undefined ? undefined : keyedHash(base.config, "receiver", to);
  for (let left = 20; left > 0 && (await isMessageWaiting(base, receiver)); left -= 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  const letters = await listSealedLetters(base, receiver);
  return letters.map((sealed) => unseal<Letter>(base.config, "outbox", sealed));
}

const sendSms: Transport = ({ config }, { id, to, text }) =>
  post("SMS", { url: config.smsUrl!, token: config.smsToken, id }, { to: `+91${to}`, text });

/** WhatsApp lets a business begin with an approved template alone; its name there is the text's id, as 'lead' for 'outgoing.lead'. */
const sendWhatsapp: Transport = ({ config }, { id, to, template, language, values, text }) =>
  post(
    "WhatsApp",
    { url: config.whatsappUrl!, token: config.whatsappToken, id },
    { to: `+91${to}`, template: template.replace("outgoing.", ""), language, values, text },
  );

async function post(
  name: string,
  { url, token, id }: { url: string; token: string | undefined; id: string },
  body: object,
): Promise<void> {
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": id,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
    redirect: "error",
    signal: AbortSignal.timeout(SEND_MS),
  });
  await response.body?.cancel();
  const said = `the ${name} gateway answered ${response.status}`;
  if (REFUSALS.has(response.status)) throw new FinalRefusal(said);
  if (!response.ok) throw new Error(said);
}

const sendMail: Transport = async ({ config }, { id, to, text, subject, brand }) => {
  const transport = createTransport({
    url: config.smtpUrl!,
    connectionTimeout: SEND_MS,
    greetingTimeout: SEND_MS,
    socketTimeout: SEND_MS,
  });
  try {
    await transport.sendMail({
      from: config.mailFrom ?? { name: brand, address: "no-reply@localhost" },
      to: { name: "", address: to },
      subject,
      text,
      messageId: `<${id}@${new URL(config.publicUrl).hostname}>`,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  } catch (error) {
    throw withoutReceiver(error as MailFailure);
  } finally {
    transport.close();
  }
};

/** What the mail library throws: its own code, and the mail server's number where it was the server who refused. */
interface MailFailure {
  code?: string;
  responseCode?: number;
}

/** What a mail server says repeats the receiver's address, which stands neither in the log nor in the queue: the code and the number remain. */
function withoutReceiver({ code = "without a code", responseCode }: MailFailure): Error {
  const isOfMessage = code === "EENVELOPE" || code === "EMESSAGE";
  const said = `the mail server did not take a message: ${code} ${responseCode ?? ""}`.trim();
  return isOfMessage && responseCode !== undefined && responseCode >= 500 ? new FinalRefusal(said) : new Error(said);
}

const storeLetter: Transport = async (base, { id, channel, to, text, subject }) => {
  const sentAt = base.clock.now();
  const letter: Letter = {
    to,
    channel,
    text: subject === undefined ? text : `${subject}\n\n${text}`,
    sentAt: sentAt.toISOString(),
  };
  await insertLetter(base, {
    id,
    receiver_mark: keyedHash(base.config, "receiver", to),
    sealed: seal(base.config, "outbox", letter),
    sent_at: sentAt,
  });
};

const TRANSPORTS: Record<Channel, Transport> = { sms: sendSms, email: sendMail, whatsapp: sendWhatsapp };
