import { defineTexts } from "../../../../i18n";
import { dockTexts as dock } from "./dock.texts";
import { feetTexts as feet } from "./feet.texts";
import { placesTexts as places } from "./places.texts";
import { queueTexts as queue } from "./queue.texts";
import { railTexts as rail } from "./rail.texts";

/** All that the table says besides the catalogue's sentences. */
export const tableTexts = defineTexts(
  { ...places.en, ...feet.en, ...dock.en, ...queue.en, ...rail.en },
  { ...places.cs, ...feet.cs, ...dock.cs, ...queue.cs, ...rail.cs },
  { ...places.it, ...feet.it, ...dock.it, ...queue.it, ...rail.it },
);

/** The texts in one language. */
export type TableTexts = (typeof tableTexts)["en"];
