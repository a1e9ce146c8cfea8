/** A town whose money goes through a stand-in for the payment gateway; whatever a test does, the books must be right after it. */
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { plans } from "#contract/plans.ts";
import type { PaymentFacts } from "#server/features/sandbox-gateway/entities.ts";
import { brokenInvariants } from "./payments.ts";
import { openRazorpayStub, type RazorpayStub } from "./razorpay-stub.ts";
import { openTown, type Town } from "./town.ts";

export interface Till {
  town: Town;
  gateway: RazorpayStub;
}

/** Opens both for the tests of a file, and closes them. */
export function openTill(): Till {
  const till = {} as Till;
  beforeAll(async () => {
    till.gateway = await openRazorpayStub();
    till.town = await openTown(till.gateway.settings, { log: () => undefined });
  });
  afterEach(async () => {
    till.gateway.fault = () => undefined;
    expect(await brokenInvariants(till.town)).toEqual([]);
  });
  afterAll(async () => {
    await till.town.close();
    await till.gateway.close();
  });
  return till;
}

/** Brings the proof of a payment, as the payer's browser does, or one that was changed. */
export function verify({ town, gateway }: Till, payment: PaymentFacts, changed: object = {}) {
  return town.call(plans.paymentVerification, { ...gateway.proof(payment), ...changed });
}

/** What was put aside for people to look at. */
export function anomalies({ town }: Till, paymentId: string) {
  const { db } = town.portal.connection;
  return db.selectFrom("payment_anomalies").selectAll().where("payment_id", "=", paymentId).execute();
}
