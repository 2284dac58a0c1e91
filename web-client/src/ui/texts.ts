import { defineTexts } from "../i18n";

/** Words of the frame around every page. */
export const frameTexts = defineTexts(
  {
    toStart: "Arenhold, start page",
    toContent: "Skip to the content",
    rules: "How to play",
    rankings: "Rankings",
    credits: "Credits and licences",
    notAffiliated:
      "Arenhold is free software. Names of games belong to their publishers; it is not affiliated with them.",
    missingTitle: "Nothing here",
    missingText: "There is no page at this address.",
    goToStart: "To the start page",
    brokenTitle: "This page broke",
    brokenText: "Nothing is lost: the match is saved on the server. Reload the page to continue.",
    reload: "Reload",
    tryAgain: "Try again",
  },
  {
    toStart: "Arenhold, úvodní stránka",
    toContent: "Přejít k obsahu",
    rules: "Jak se hraje",
    rankings: "Žebříčky",
    credits: "Poděkování a licence",
    notAffiliated:
      "Arenhold je svobodný software. Názvy her patří jejich vydavatelům, se kterými není nijak spojen.",
    missingTitle: "Tady nic není",
    missingText: "Na této adrese není žádná stránka.",
    goToStart: "Na úvodní stránku",
    brokenTitle: "Stránka se rozbila",
    brokenText: "Nic se neztratilo: co se odehrálo, je na serveru. Načti stránku znovu a pokračuj.",
    reload: "Načíst znovu",
    tryAgain: "Zkusit znovu",
  },
  {
    toStart: "Arenhold, pagina iniziale",
    toContent: "Vai al contenuto",
    rules: "Come si gioca",
    rankings: "Classifiche",
    credits: "Riconoscimenti e licenze",
    notAffiliated:
      "Arenhold è software libero. I nomi dei giochi appartengono ai loro editori, con i quali non ha alcun legame.",
    missingTitle: "Qui non c'è nulla",
    missingText: "A questo indirizzo non c'è nessuna pagina.",
    goToStart: "Alla pagina iniziale",
    brokenTitle: "La pagina si è rotta",
    brokenText: "Nulla è perduto: ciò che è stato giocato è sul server. Ricarica la pagina per continuare.",
    reload: "Ricarica",
    tryAgain: "Riprova",
  },
);
