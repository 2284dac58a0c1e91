import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App";
import "./ui/tokens.css";
import "./ui/base.css";
import { showAsSet } from "./settings/page";
import { listenForPresses } from "./sound/play";

showAsSet();
listenForPresses();
const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
