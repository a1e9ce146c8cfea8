import { expect, test } from "vitest";
import { findOutage } from "./outages.ts";

const failed = (facts: object, message = "failed") => Object.assign(new Error(message), facts);

test.each([
  ["connection", failed({ code: "ECONNREFUSED" })],
  ["connection", failed({ code: "ENOENT", syscall: "connect" })],
  ["connection", failed({ code: "57P03" })],
  ["connection", failed({ code: "08006" })],
  ["connection", failed({}, "Connection terminated unexpectedly")],
  ["connection", failed({}, "Client has encountered a connection error and is not queryable")],
  [
    "connection",
    new Error("Connection terminated due to connection timeout", { cause: failed({ code: "ETIMEDOUT" }) }),
  ],
  ["connection", new Error("the store did not answer", { cause: failed({ code: "ECONNRESET" }) })],
  ["time limit", failed({ code: "57014" })],
  ["time limit", failed({ code: "55P03" })],
  ["time limit", failed({ code: "FST_ERR_HANDLER_TIMEOUT" })],
  ["resources", failed({ code: "53100" })],
  ["resources", failed({ code: "53300" })],
  ["resources", failed({ code: "ENOSPC", syscall: "write" })],
  ["resources", failed({}, "timeout exceeded when trying to connect")],
  ["read-only", failed({ code: "25006" })],
  ["read-only", failed({ code: "EROFS", syscall: "open" })],
])("%s: %s", (outage, error) => {
  expect(findOutage(error)).toBe(outage);
});

test.each([
  failed({ code: "23505" }),
  failed({ code: "42P01" }),
  failed({ code: "ENOENT", syscall: "open" }),
  failed({}, "x is not a function"),
  failed({ code: "body.broken" }, "Connection terminated"),
  "Connection terminated",
  undefined,
])("what is wrong in itself is no outage: %s", (error) => {
  expect(findOutage(error)).toBeUndefined();
});
