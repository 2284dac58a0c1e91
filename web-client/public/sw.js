// Tells of notices while no page is open, in the words of the bell. Keeps nothing and stands between no request.
const WORDS = {
  en: {
    turn: (who) => `Your move against ${who}`,
    challenge: (who) => `${who} challenges you`,
    accepted: (who) => `${who} has accepted your challenge`,
    declined: (who) => `${who} has declined your challenge`,
    unanswered: (who) => `${who} has not answered your challenge`,
    pause: (who) => `${who} proposes a pause`,
    clock: (who) => `${who} proposes another clock`,
    absent: () => "An opponent was found, but you were not there in time",
    ended: (who) => `Your match with ${who} is over`,
    other: () => "Something happened while you were away",
  },
  cs: {
    turn: (who) => `Jste na tahu proti: ${who}`,
    challenge: (who) => `Vyzývá vás ${who}`,
    accepted: (who) => `Vaši výzvu přijímá ${who}`,
    declined: (who) => `Vaši výzvu odmítá ${who}`,
    unanswered: (who) => `Na vaši výzvu nepřišla odpověď: ${who}`,
    pause: (who) => `Přestávku navrhuje ${who}`,
    clock: (who) => `Jiné hodiny navrhuje ${who}`,
    absent: () => "Soupeř se našel, ale vy jste včas nepřišli",
    ended: (who) => `Vaše hra skončila, soupeř: ${who}`,
    other: () => "Něco se stalo, když jste tu nebyli",
  },
  it: {
    turn: (who) => `Tocca a te contro ${who}`,
    challenge: (who) => `${who} ti sfida`,
    accepted: (who) => `${who} ha accettato la tua sfida`,
    declined: (who) => `${who} ha rifiutato la tua sfida`,
    unanswered: (who) => `${who} non ha risposto alla tua sfida`,
    pause: (who) => `${who} propone una pausa`,
    clock: (who) => `${who} propone un altro orologio`,
    absent: () => "C'era un avversario, ma non sei arrivato in tempo",
    ended: (who) => `La tua partita con ${who} è finita`,
    other: () => "È successo qualcosa mentre non c'eri",
  },
};

self.addEventListener("push", (event) => {
  let notice = {};
  try {
    notice = event.data?.json() ?? {};
  } catch {
    // What cannot be read is told without its words: a browser must be shown something.
  }
  const words = WORDS[notice.language] ?? WORDS.en;
  const body = (words[notice.kind] ?? words.other)(notice.players || "–");
  const page = notice.page ?? "/";
  event.waitUntil(
    self.registration.showNotification("Arenhold", {
      body,
      lang: notice.language,
      icon: "/mark.svg",
      tag: `${notice.kind}:${page}`,
      data: { page },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const page = new URL(event.notification.data?.page ?? "/", self.location.origin);
  if (page.origin !== self.location.origin) return;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((open) => {
      const there = open.find(({ url }) => new URL(url).pathname === page.pathname);
      return there ? there.focus() : self.clients.openWindow(page.href);
    }),
  );
});
