/** What a form's `onSubmit` answers when another page is being loaded: the form stays busy until then. */
export const LEAVING = "leaving";
