/** The table of screens: each address, once as it is and once below /hi. */
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";

type Screens = (language: "en" | "hi") => RouteConfigEntry[];

const screens: Screens = (language) => {
  const at = (path: string, file: string) => route(path, file, { id: `${language}:${file}:${path}` });
  const frame = (file: string, inside: RouteConfigEntry[]) => layout(file, { id: `${language}:${file}` }, inside);
  return [
    frame("frames/site-frame.tsx", [
      at("home", "features/home/home-screen.tsx"),
      at("home/businessConnect", "features/home/business-connect-screen.tsx"),
      at("registerNow", "features/home/register-now-screen.tsx"),
      at("listBusiness", "features/home/list-business-screen.tsx"),
      at("contactUs", "features/content/contact-screen.tsx"),
      at("privacyPolicy", "features/content/privacy-screen.tsx"),
      at("terms&conditions", "features/content/terms-screen.tsx"),
      at("searchResults", "features/search/results-screen.tsx"),
      at("businessProfile/:businessId", "features/businesses/business-profile-redirect.ts"),
      at("userProfile/:userId", "features/members/member-profile-screen.tsx"),
      at("card/:code", "features/plans/card-check-screen.tsx"),
      frame("frames/member-gate.tsx", [
        at("planRenewal", "features/plans/renewal-screen.tsx"),
        at("successPage", "features/plans/success-page-screen.tsx"),
      ]),
      at(":location", "features/search/results-screen.tsx"),
      at(":location/:business", "features/businesses/business-profile-screen.tsx"),
      at(":location/:business/:listing", "features/listings/listing-screen.tsx"),
    ]),
    frame("frames/entry-frame.tsx", [
      at("login", "features/auth/login-screen.tsx"),
      at("forgotPin", "features/auth/forgot-pin-screen.tsx"),
      at("signUp", "features/auth/sign-up-screen.tsx"),
      at("verify", "features/auth/verify-screen.tsx"),
      at("staff/login", "features/staff/staff-login-screen.tsx"),
    ]),
    frame("frames/payment-frame.tsx", [
      at("renewPlan", "features/plans/buy-plan-screen.tsx"),
      at("paymentSuccess/:paymentDetails", "features/plans/payment-success-screen.tsx"),
    ]),
    frame("frames/member-frame.tsx", [
      at("userAdmin/subscriptionInfo", "features/plans/subscription-info-screen.tsx"),
      at("userAdmin/subscription", "features/plans/subscription-screen.tsx"),
      at("userAdmin/memberShipCard", "features/plans/membership-card-screen.tsx"),
      at("userAdmin/editProfile", "features/members/edit-profile-screen.tsx"),
      at("userAdmin/editProfile/changePin", "features/auth/change-pin-screen.tsx"),
      at("userAdmin/signOut", "features/auth/sign-out-screen.tsx"),
      at("userAdmin/notifications", "features/notifications/notifications-screen.tsx"),
      at("userAdmin/businesses", "features/businesses/businesses-screen.tsx"),
      at("userAdmin/businesses/registerBusiness/:partNo", "features/businesses/register-business-screen.tsx"),
      at("userAdmin/businesses/editBusiness/:partNo/:businessId", "features/businesses/edit-business-screen.tsx"),
      at("userAdmin/businesses/viewLeads/:businessId", "features/leads/business-leads-screen.tsx"),
      at("userAdmin/businesses/listings/viewLeads/:listingId", "features/leads/listing-leads-screen.tsx"),
      at("userAdmin/businesses/:businessId/listings", "features/listings/listings-screen.tsx"),
      at("userAdmin/businesses/:businessId/listings/addListing", "features/listings/add-listing-screen.tsx"),
      at(
        "userAdmin/businesses/:businessId/listings/editListing/:listingId",
        "features/listings/edit-listing-screen.tsx",
      ),
    ]),
    frame("frames/staff-frame.tsx", [
      at("staff", "features/staff/queue-screen.tsx"),
      at("staff/log", "features/staff/log-screen.tsx"),
    ]),
  ];
};

export default [
  index("features/home/root-redirect.ts", { id: "root-redirect" }),
  ...screens("en"),
  route("hi", "frames/language-frame.tsx", [
    index("features/home/root-redirect.ts", { id: "hi-root-redirect" }),
    ...screens("hi"),
  ]),
  route("*", "features/home/unknown-redirect.ts"),
] satisfies RouteConfig;
