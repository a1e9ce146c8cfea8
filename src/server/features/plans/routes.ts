/** The calls about plans, payments and their documents. */
import { plans } from "#contract/plans.ts";
import { bind } from "#server/platform/http/bind.ts";
import { orderPlan } from "./checkout.ts";
import { checkCard, getOwnCard } from "./documents/card-code.ts";
import { makeCard, makeReceipt } from "./documents/documents.ts";
import { verifyPayment } from "./payments/verification.ts";
import { getOwnPayment, listOffers, listOwnPayments } from "./plans.ts";

export const plansRoutes = bind(plans, {
  paymentPreRequisites: listOffers,
  paymentCheckOut: orderPlan,
  renewPlan: orderPlan,
  paymentVerification: verifyPayment,
  validPayment: async (ctx, { paymentDetails }) => ({ payment: await getOwnPayment(ctx, paymentDetails) }),
  fetchPaymentId: listOwnPayments,
  receiptDocument: (ctx, { order, language }) => makeReceipt(ctx, order, language),
  cardDocument: (ctx, { language }) => makeCard(ctx, language),
  card: getOwnCard,
  checkCard: (ctx, { code }) => checkCard(ctx, code),
});
