/** The program of /dev/ui: shows the style guide in the language of the address (`?language=hi`). */
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";
import "./guide.css";
import { StyleGuide } from "./style-guide.tsx";

const language = new URLSearchParams(location.search).get("language") === "hi" ? "hi" : "en";
document.documentElement.lang = `${language}-IN`;
const router = createBrowserRouter([{ path: "*", element: <StyleGuide language={language} /> }]);
createRoot(document.getElementById("guide")!).render(<RouterProvider router={router} />);
