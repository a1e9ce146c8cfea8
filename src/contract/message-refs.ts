/** Messages with parameters as they travel in validation errors: 'field.text.min?n=3'; '@id' as a value is itself a message. */

export interface MessageRef {
  id: string;
  values: Record<string, string | number>;
}

/** The travelling form of a message id and its values. */
export function messageRef(id: string, values?: Record<string, string | number>): string {
  if (!values) return id;
  const query = new URLSearchParams(Object.entries(values).map(([key, value]) => [key, String(value)]));
  return `${id}?${query}`;
}

/** The id and values of a travelling message; numbers come back as numbers. */
export function parseMessageRef(text: string): MessageRef {
  const [id = "", query = ""] = text.split("?", 2);
  const values = [...new URLSearchParams(query)].map(([key, value]) => [
    key,
    /^\d+$/.test(value) ? Number(value) : value,
  ]);
  return { id, values: Object.fromEntries(values) };
}
