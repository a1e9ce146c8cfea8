import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createToastStore, type ToastStore } from "./toast-store.ts";

let store: ToastStore;
const texts = () => store.list().map((toast) => toast.text);
const say = (text: string, durationMs?: number) => store.show({ tone: "info", text, durationMs });

beforeEach(() => {
  vi.useFakeTimers();
  store = createToastStore();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("toasts", () => {
  test("a toast stands for ten seconds and then leaves", () => {
    say("Saved");
    vi.advanceTimersByTime(9_999);
    expect(texts()).toEqual(["Saved"]);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  test("a toast with a time of its own leaves then", () => {
    say("Quick", 2_000);
    vi.advanceTimersByTime(2_000);
    expect(texts()).toEqual([]);
  });

  test("a fourth toast takes the place of the oldest", () => {
    for (const text of ["one", "two", "three", "four"]) say(text);
    expect(texts()).toEqual(["two", "three", "four"]);
  });

  test("the toast that made room does not take a newer one with it when its time comes", () => {
    say("one", 1_000);
    for (const text of ["two", "three", "four"]) say(text);
    vi.advanceTimersByTime(1_500);
    expect(texts()).toEqual(["two", "three", "four"]);
  });

  test("the same text again is one toast whose time starts anew", () => {
    say("No network");
    vi.advanceTimersByTime(8_000);
    say("No network");
    vi.advanceTimersByTime(8_000);
    expect(texts()).toEqual(["No network"]);
    vi.advanceTimersByTime(2_000);
    expect(texts()).toEqual([]);
  });

  test("a text that waits until it is read is not cut short by the same text with less time", () => {
    say("Session expired", 60_000);
    vi.advanceTimersByTime(5_000);
    say("Session expired");
    vi.advanceTimersByTime(54_999);
    expect(texts()).toEqual(["Session expired"]);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  test("nor is one that was told twice while someone reads", () => {
    say("Session expired", 60_000);
    vi.advanceTimersByTime(5_000);
    store.pause();
    vi.advanceTimersByTime(30_000);
    say("Session expired");
    store.resume();
    vi.advanceTimersByTime(54_999);
    expect(texts()).toEqual(["Session expired"]);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  test("while someone reads, nothing leaves; afterwards what was left of the time runs on", () => {
    say("Long sentence");
    vi.advanceTimersByTime(6_000);
    store.pause();
    vi.advanceTimersByTime(60_000);
    expect(texts()).toEqual(["Long sentence"]);
    store.resume();
    vi.advanceTimersByTime(3_999);
    expect(texts()).toEqual(["Long sentence"]);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  test("a toast that arrives while someone reads waits too", () => {
    store.pause();
    say("Late");
    vi.advanceTimersByTime(20_000);
    expect(texts()).toEqual(["Late"]);
    store.resume();
    vi.advanceTimersByTime(10_000);
    expect(texts()).toEqual([]);
  });

  test("closing the last toast while pointing at it does not stop the clock of the next one", () => {
    const id = say("Read");
    store.pause();
    store.dismiss(id);
    say("Next");
    vi.advanceTimersByTime(10_000);
    expect(texts()).toEqual([]);
  });

  test("who goes on sends away what would pass by itself, not what waits to be read", () => {
    say("Saved");
    store.show({ tone: "warning", text: "Session expired", durationMs: Number.POSITIVE_INFINITY });
    store.dismissPassing();
    expect(texts()).toEqual(["Session expired"]);
  });

  test("a dismissed toast is gone at once and listeners hear of it", () => {
    const heard = vi.fn();
    const id = say("Bye");
    store.subscribe(heard);
    store.dismiss(id);
    expect(texts()).toEqual([]);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
