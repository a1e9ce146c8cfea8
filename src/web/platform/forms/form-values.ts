/** What stands in the controls of a form, whoever put it there: a person, a password manager, a draft. */
export function valuesIn(form: string): Record<string, string> {
  const element = document.getElementById(form);
  const values = element instanceof HTMLFormElement ? [...new FormData(element)] : [];
  return Object.fromEntries(values.flatMap(([field, value]) => (typeof value === "string" ? [[field, value]] : [])));
}
