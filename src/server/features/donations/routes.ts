/** The calls about donations. */
import { donations, ownDonations } from "#contract/donations/donations.ts";
import { staffDonations } from "#contract/donations/staff-donations.ts";
import { type Bound, bind } from "#server/platform/http/bind.ts";
import { makeReceipt, makeReceiptPage, makeStatement } from "./documents/documents.ts";
import { beginDonation, checkOutDonation, showDonation, verifyDonation } from "./donating.ts";
import { confirmOffline, correctReceipt, declineOffline, recordOffline, staffDonationPage } from "./offline.ts";
import { ownDonationPage } from "./own-donations.ts";
import { createPurpose, listAllPurposes, showSettings, updatePurpose } from "./purposes.ts";
import { makeTaxFile, reportYear } from "./tax/tax-file.ts";

export const donationsRoutes: Bound[] = [
  ...bind(donations, {
    settings: (ctx) => showSettings(ctx),
    create: beginDonation,
    checkout: (ctx, { id }) => checkOutDonation(ctx, id),
    verify: verifyDonation,
    fetch: async (ctx, { id }) => ({ donation: await showDonation(ctx, id) }),
    receipt: (ctx, { id, language }) => makeReceiptPage(ctx, id, language),
    receiptDocument: (ctx, { id, language }) => makeReceipt(ctx, id, language),
  }),
  ...bind(ownDonations, {
    fetchAll: ownDonationPage,
    statement: (ctx, { financialYear, language }) => makeStatement(ctx, financialYear, language),
  }),
  ...bind(staffDonations, {
    recordOffline,
    updateReceiptNumber: correctReceipt,
    fetchAll: staffDonationPage,
    confirm: (ctx, { id }) => confirmOffline(ctx, id),
    decline: declineOffline,
    fetchPurposes: async (ctx) => ({ purposes: await listAllPurposes(ctx) }),
    createPurpose: async (ctx, form) => ({ purpose: await createPurpose(ctx, form) }),
    updatePurpose: async (ctx, form) => ({ purpose: await updatePurpose(ctx, form) }),
    fetchYear: (ctx, { financialYear }) => reportYear(ctx, financialYear),
    taxFile: (ctx, { financialYear }) => makeTaxFile(ctx, financialYear),
  }),
];
