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
    won: (players: string, form: string) => `You won against ${players} (${form})`,
    ended: (players: string, form: string) => `Your match with ${players} is over (${form})`,
    time: "time was up",
    left: "somebody had left",
    abandoned: "nobody went on",
    other: "Something happened while you were away.",
  },
  {
    bell: (unread: number) => (unread === 0 ? "Zprávy" : `Zprávy, nepřečtených: ${unread}`),
    title: "Zprávy",
    none: "Zatím nic. Třicet dní tu stojí, co se stalo, když jste tu nebyli.",
    markRead: "Označit vše jako přečtené",
    unread: "nepřečteno",
    turn: (players: string, form: string) => `Jste na tahu proti: ${players} (${form})`,
    challenge: (players: string, form: string) => `Vyzývá vás ${players} (${form})`,
    won: (players: string, form: string) => `Vyhráli jste proti: ${players} (${form})`,
    ended: (players: string, form: string) => `Vaše hra skončila, soupeř: ${players} (${form})`,
    time: "vypršel čas",
    left: "někdo odešel",
    abandoned: "nikdo nepokračoval",
    other: "Něco se stalo, když jste tu nebyli.",
  },
  {
    bell: (unread: number) => (unread === 0 ? "Avvisi" : `Avvisi, ${unread} da leggere`),
    title: "Avvisi",
    none: "Ancora nulla. Qui resta per trenta giorni ciò che è successo mentre non c'eri.",
    markRead: "Segna tutti come letti",
    unread: "da leggere",
    turn: (players: string, form: string) => `Tocca a te contro ${players} (${form})`,
    challenge: (players: string, form: string) => `${players} ti sfida (${form})`,
    won: (players: string, form: string) => `Hai vinto contro ${players} (${form})`,
    ended: (players: string, form: string) => `La tua partita con ${players} è finita (${form})`,
    time: "tempo scaduto",
    left: "qualcuno se n'è andato",
    abandoned: "nessuno ha continuato",
    other: "È successo qualcosa mentre non c'eri.",
  },
);

export type NoticeTexts = (typeof noticeTexts)["en"];
