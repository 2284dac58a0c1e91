import { defineTexts } from "../i18n";

export const accountTexts = defineTexts(
  {
    yourName: "Your name",
    save: "Save",
    saved: (name: string) => `You are now called ${name}.`,
    nameHint: "Others at your tables see it. You can change it at any time.",
  },
  {
    yourName: "Vaše jméno",
    save: "Uložit",
    saved: (name: string) => `Nyní se jmenujete ${name}.`,
    nameHint: "Vidí je ostatní u vašich stolů. Změnit je můžete kdykoli.",
  },
  {
    yourName: "Il tuo nome",
    save: "Salva",
    saved: (name: string) => `Ora ti chiami ${name}.`,
    nameHint: "Lo vedono gli altri ai tuoi tavoli. Puoi cambiarlo quando vuoi.",
  },
);
