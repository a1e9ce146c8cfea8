/** The Hindi texts of imports in the console. */
import screen from "#messages/hi/import-screen.json";
import imports from "#messages/hi/imports.json";

export const messages = { ...imports, ...screen };
