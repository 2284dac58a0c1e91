import { defineTexts } from "../../../i18n";
import { cs } from "./texts.cs";
import { en } from "./texts.en";
import { it } from "./texts.it";

/** The rules page in every language. No card is named in it: names are the catalogue's. */
export const rulesTexts = defineTexts(en, cs, it);
