import { defineTexts } from "../i18n";

/** Words of notices. Names and forms are put in as they are. */
export const noticeTexts = defineTexts(
  {
    bell: (unread: number) => (unread === 0 ? "Notices" : `Notices, ${unread} unread`),
    title: "Notices",
    none: "Nothing yet. Here stands what happened while you were away, for thirty days.",
    markRead: "Mark all as read",
    unread: "unread",
    turn: (players: string, form: string) => `Your move against ${players} (${form})`,
    challenge: (players: string, form: string) => `${players} challenges you (${form})`,
    absent: (form: string) => `An opponent was found, but you were not there in time (${form})`,
    won: (players: string, form: string) => `You won against ${players} (${form})`,
    ended: (players: string, form: string) => `Your match with ${players} is over (${form})`,
    time: "time was up",
    left: "somebody had left",
    abandoned: "nobody went on",
    other: "Something happened while you were away.",
    pushTitle: "While no page is open",
    pushOn: "This browser tells you of your turns, challenges and ended matches.",
    pushOff:
      "This browser can tell you when it is your turn, when somebody challenges you and when a match has ended.",
    pushBlocked:
      "This browser was told not to show notifications from here. You can allow them in its settings.",
    pushCannot:
      "This browser cannot tell you anything while no page is open. On a phone it may help to add Arenhold to the home screen.",
    pushStart: "Tell me in this browser",
    pushEnd: "Do not tell me any more",
    pushFailed: "That did not work. Try again later.",
  },
  {
    bell: (unread: number) => (unread === 0 ? "Zprávy" : `Zprávy, nepřečtených: ${unread}`),
    title: "Zprávy",
    none: "Zatím nic. Třicet dní tu stojí, co se stalo, když jste tu nebyli.",
    markRead: "Označit vše jako přečtené",
    unread: "nepřečteno",
    turn: (players: string, form: string) => `Jste na tahu proti: ${players} (${form})`,
    challenge: (players: string, form: string) => `Vyzývá vás ${players} (${form})`,
    absent: (form: string) => `Soupeř se našel, ale vy jste včas nepřišli (${form})`,
    won: (players: string, form: string) => `Vyhráli jste proti: ${players} (${form})`,
    ended: (players: string, form: string) => `Vaše hra skončila, soupeř: ${players} (${form})`,
    time: "vypršel čas",
    left: "někdo odešel",
    abandoned: "nikdo nepokračoval",
    other: "Něco se stalo, když jste tu nebyli.",
    pushTitle: "Když není otevřena žádná stránka",
    pushOn: "Tento prohlížeč vám oznamuje, že jste na tahu, že vás někdo vyzval a že hra skončila.",
    pushOff: "Tento prohlížeč vám může oznámit, že jste na tahu, že vás někdo vyzval nebo že hra skončila.",
    pushBlocked: "Tento prohlížeč odtud nemá oznámení ukazovat. Povolit je můžete v jeho nastavení.",
    pushCannot:
      "Tento prohlížeč neumí nic oznámit, když není otevřena žádná stránka. Na telefonu může pomoci přidat Arenhold na plochu.",
    pushStart: "Oznamovat v tomto prohlížeči",
    pushEnd: "Už neoznamovat",
    pushFailed: "To se nepodařilo. Zkuste to později.",
  },
  {
    bell: (unread: number) => (unread === 0 ? "Avvisi" : `Avvisi, ${unread} da leggere`),
    title: "Avvisi",
    none: "Ancora nulla. Qui resta per trenta giorni ciò che è successo mentre non c'eri.",
    markRead: "Segna tutti come letti",
    unread: "da leggere",
    turn: (players: string, form: string) => `Tocca a te contro ${players} (${form})`,
    challenge: (players: string, form: string) => `${players} ti sfida (${form})`,
    absent: (form: string) => `C'era un avversario, ma non sei arrivato in tempo (${form})`,
    won: (players: string, form: string) => `Hai vinto contro ${players} (${form})`,
    ended: (players: string, form: string) => `La tua partita con ${players} è finita (${form})`,
    time: "tempo scaduto",
    left: "qualcuno se n'è andato",
    abandoned: "nessuno ha continuato",
    other: "È successo qualcosa mentre non c'eri.",
    pushTitle: "Quando nessuna pagina è aperta",
    pushOn:
      "Questo browser ti avvisa quando tocca a te, quando qualcuno ti sfida e quando una partita finisce.",
    pushOff:
      "Questo browser può avvisarti quando tocca a te, quando qualcuno ti sfida e quando una partita finisce.",
    pushBlocked: "Questo browser non deve mostrare avvisi da qui. Puoi permetterli nelle sue impostazioni.",
    pushCannot:
      "Questo browser non può avvisarti quando nessuna pagina è aperta. Sul telefono può aiutare aggiungere Arenhold alla schermata iniziale.",
    pushStart: "Avvisami in questo browser",
    pushEnd: "Non avvisarmi più",
    pushFailed: "Non è riuscito. Riprova più tardi.",
  },
);

export type NoticeTexts = (typeof noticeTexts)["en"];
