/** Joins class names, leaving out what is absent. */

/** 'a b' from 'a', false, undefined, 'b'. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
