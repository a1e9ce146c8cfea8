/** A town that takes payments through a stand-in for the gateway; after every test the invariants of payments must hold. */
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { plans } from "#contract/plans.ts";
import type { PaymentFacts } from "#server/features/sandbox-gateway/entities.ts";
import { brokenInvariants } from "./payments.ts";
import { openRazorpayStub, type RazorpayStub } from "./razorpay-stub.ts";
import { openTown, type Town } from "./town.ts";

export interface PaymentTown {
  town: Town;
  gateway: RazorpayStub;
}

/** Opens both for the tests of a file, and closes them. */
export function openPaymentTown(): PaymentTown {
  const opened = {} as PaymentTown;
  beforeAll(async () => {
    opened.gateway = await openRazorpayStub();
    opened.town = await openTown(opened.gateway.settings, { log: () => undefined });
  });
  afterEach(async () => {
    opened.gateway.fault = () => undefined;
    expect(await brokenInvariants(opened.town)).toEqual([]);
  });
  afterAll(async () => {
    await opened.town.close();
    await opened.gateway.close();
  });
  return opened;
}

/** Sends the proof of a payment as the payer's browser does, with some fields changed if wanted. */
export function verify({ town, gateway }: PaymentTown, payment: PaymentFacts, changed: object = {}) {
  return town.call(plans.paymentVerification, { ...gateway.proof(payment), ...changed });
}

/** The anomalies that were recorded about a payment. */
export function anomalies({ town }: PaymentTown, paymentId: string) {
  const { db } = town.portal.connection;
  return db.selectFrom("payment_anomalies").selectAll().where("payment_id", "=", paymentId).execute();
}
