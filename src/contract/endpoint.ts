/** What a call is: method, path, who may make it, what goes in and what comes out. Plain data that server, web, document and sweeps read. */
import type * as z from "zod/mini";
import type { Access } from "./access.ts";
import type { ErrorCode } from "./errors.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

export interface Endpoint<In extends z.ZodMiniType = z.ZodMiniType, Out extends z.ZodMiniType = z.ZodMiniType> {
  method: Method;
  /** Below /api, with {name} for parts that vary: '/public/listings/fetch'. */
  path: string;
  access: Access;
  /** One line for the reference page. */
  summary: string;
  input: In;
  /** The payload of a successful answer. */
  output: Out;
  /** 200 for reads (default), 201 for what creates, logs in or confirms a session. */
  success?: 200 | 201;
  /** The refusals that belong to this call, beside those every call can give. */
  errors?: readonly ErrorCode[];
  /** Files, most of them images, that come along as multipart in the field of this name. */
  upload?: { field: string; most: number };
  /** Of a GET that anyone may call: the answer may hold what is only for this caller, or a secret stands in the query, so no cache stores it. What is not GET or not for anyone never is. */
  private?: boolean;
  /** Of the staff: refused as 'staff.code-needed' unless the session has given its second factor within STAFF_CODE_MINUTES. */
  recentCode?: true;
  /** Asked by the page on its own (bell, stream): does not count as the person being active. */
  background?: boolean;
  /** Answered without the access key. */
  keyless?: boolean;
  /** A success is a file of this kind, not an envelope; `output` says nothing then. */
  file?: "application/pdf" | "text/csv" | "text/html";
  /** A success is a stream of server-sent events, which stays open; `output` is the data of each event. */
  stream?: boolean;
}

/** Declares a call; the types of its input and output follow from the schemas. */
export function endpoint<In extends z.ZodMiniType, Out extends z.ZodMiniType>(
  call: Endpoint<In, Out>,
): Endpoint<In, Out> {
  return call;
}

export type InputOf<E> = E extends Endpoint<infer In, z.ZodMiniType> ? z.input<In> : never;
export type ParsedOf<E> = E extends Endpoint<infer In, z.ZodMiniType> ? z.output<In> : never;
export type PayloadOf<E> = E extends Endpoint<z.ZodMiniType, infer Out> ? z.input<Out> : never;

/** Every JSON answer of the API. */
export interface Envelope<Payload = unknown> {
  code: number;
  message: string;
  payload: Payload;
}
