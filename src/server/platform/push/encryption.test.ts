import { expect, test } from "vitest";
import { encrypted, LONGEST } from "./encryption.ts";
import { isPushService } from "./push-services.ts";

/** RFC 8291, appendix A. */
const RECEIVER = {
  publicKey: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};
const OWN = {
  key: Buffer.from("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", "base64url"),
  salt: Buffer.from("DGv6ra1nlYgDCS1FRnbzlw", "base64url"),
};

test("the example of RFC 8291 is encrypted as the RFC says", () => {
  expect(encrypted("When I grow up, I want to be a watermelon", RECEIVER, OWN).toString("base64url")).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
});

test("the same text is never encrypted twice alike, and one that no push service takes is refused", () => {
  expect(encrypted("a", RECEIVER)).not.toEqual(encrypted("a", RECEIVER));
  expect(encrypted("x".repeat(LONGEST), RECEIVER).length).toBeLessThanOrEqual(4096);
  expect(() => encrypted("x".repeat(LONGEST + 1), RECEIVER)).toThrow(RangeError);
});

test("a device's address is only taken from a push service: nothing within our own network, no other port, no look-alike", () => {
  const config = { pushServices: ["fcm.googleapis.com", "*.notify.windows.com"] };
  for (const good of ["https://fcm.googleapis.com/fcm/send/x", "https://db5.notify.windows.com/w/?token=x"])
    expect(isPushService(config, good), good).toBe(true);
  for (const bad of [
    "http://fcm.googleapis.com/x",
    "https://fcm.googleapis.com:8443/x",
    "https://user@fcm.googleapis.com/x",
    "https://fcm.googleapis.com.example.org/x",
    "https://notify.windows.com.example.org/x",
    "https://evilnotify.windows.com/x",
    "http://127.0.0.1:5432/",
    "http://169.254.169.254/latest",
    "not an address",
  ])
    expect(isPushService(config, bad), bad).toBe(false);
});
