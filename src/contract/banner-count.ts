/** How a browser tells that a banner was seen or pressed: beside the calls, so that no page loads their schemas for it. */

export const COUNT_BANNER = {
  method: "POST",
  path: "/public/landingPage/countBanner",
  access: "anyone",
  background: true,
} as const;
