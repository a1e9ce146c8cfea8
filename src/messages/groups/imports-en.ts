/** The English texts of imports in the console. */
import screen from "#messages/en/import-screen.json";
import imports from "#messages/en/imports.json";

export const messages = { ...imports, ...screen };
