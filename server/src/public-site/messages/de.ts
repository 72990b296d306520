// German texts of our own pages on the public site.
import { createPlural } from '@vys/contract/language/messages';
import type { SiteMessages } from './en.ts';

const plural = createPlural('de');

export const de: SiteMessages = {
  status: {
    error: { title: 'Gerade nicht erreichbar', retry: 'Noch einmal versuchen' },
    notFound: {
      title: 'Hier ist noch nichts',
      text: 'Unter dieser Adresse gibt es gerade keine Seite.',
      link: 'Eigene Seite erstellen',
    },
    suspended: {
      title: 'Diese Seite ist gesperrt',
      text: 'Wir haben sie vom Netz genommen, weil sie gemeldet wurde und gegen unsere Regeln verstößt. Sie bleibt verborgen, bis das geklärt ist.',
      link: 'Das ist meine Seite',
    },
  },
  errors: {
    invalid: 'Einige Felder sind nicht gültig.',
    malformed: 'Wir konnten diese Anfrage nicht lesen.',
    mediaType: 'Diese Art von Inhalt wird nicht unterstützt.',
    tooLarge: 'Die Anfrage ist zu groß.',
    forbidden: 'Das darfst du nicht.',
    rateLimited: 'Zu viele Anfragen. Bitte warte einen Moment.',
    unavailable: 'Der Dienst ist gerade nicht erreichbar. Bitte versuch es noch einmal.',
    internal: 'Bei uns ist etwas schiefgegangen. Bitte versuch es noch einmal.',
  },
  forms: {
    thanks: {
      newsletter: { title: 'Du bist dabei', text: 'Danke fürs Abonnieren.' },
      contact: {
        title: 'Nachricht gesendet',
        text: 'Danke! Deine Nachricht ist unterwegs zu der Person, der diese Seite gehört.',
      },
      guestbook: { title: 'Danke für deinen Eintrag', text: 'Er ist bei uns angekommen.' },
    },
    checkInbox: {
      title: 'Noch ein Schritt',
      text: 'Falls du noch nicht dabei bist, haben wir dir einen Link per E-Mail geschickt. Öffne ihn, um zu bestätigen.',
    },
    invalid: 'Prüf deine Eingaben',
    tooLong: 'Nachricht zu lang',
    tooMany: 'Zu viele Nachrichten',
    failed: 'Etwas ist schiefgegangen',
    backLink: 'Zurück zur Seite',
  },
  subscriptions: {
    confirm: {
      confirm: {
        title: 'Abo bestätigen',
        text: (email) => `${email} wird für diese Seite angemeldet.`,
        button: 'Bestätigen',
      },
      done: {
        title: 'Du bist dabei',
        text: (email) =>
          `${email} ist bestätigt. Einen Link zum Abmelden haben wir dir per E-Mail geschickt.`,
      },
      expired: {
        title: 'Dieser Link ist abgelaufen',
        text: 'Links gelten einmal und 7 Tage lang. Wenn du schon bestätigt hast, ist alles erledigt.',
      },
    },
    unsubscribe: {
      confirm: {
        title: 'Abmelden?',
        text: (email) => `${email} wird von dieser Seite abgemeldet.`,
        button: 'Abmelden',
      },
      done: { title: 'Du bist abgemeldet', text: (email) => `${email} wurde entfernt.` },
      expired: {
        title: 'Du bist abgemeldet',
        text: 'Diese E-Mail-Adresse ist nicht mehr angemeldet.',
      },
    },
    pageLink: 'Zur Seite',
  },
  report: {
    title: 'Seite melden',
    intro: (name) => `Du meldest die Seite ${name}. Jede Meldung wird von einem Menschen geprüft.`,
    reasons: {
      legend: 'Was stimmt damit nicht?',
      choices: {
        phishing: {
          label: 'Phishing',
          hint: 'Sie will an Passwörter, Codes oder Kartennummern kommen.',
        },
        malware: {
          label: 'Schadsoftware',
          hint: 'Sie führt zu schädlicher Software oder ungewollten Downloads.',
        },
        impersonation: {
          label: 'Falsche Identität',
          hint: 'Sie gibt sich als eine Person, eine Marke oder eine Behörde aus.',
        },
        illegal: {
          label: 'Verbotene Inhalte',
          hint: 'Sie zeigt oder bietet etwas Verbotenes an.',
        },
        copyright: {
          label: 'Urheberrecht',
          hint: 'Sie verwendet ein Werk ohne Erlaubnis.',
        },
        other: { label: 'Etwas anderes', hint: 'Erzähl uns unten mehr.' },
      },
    },
    message: {
      label: 'Was sollten wir wissen?',
      hint: 'Freiwillig. Beim Urheberrecht: welches Werk, und wo das Original ist.',
    },
    email: {
      label: 'Deine E-Mail-Adresse',
      hint: 'Freiwillig, falls wir Fragen haben. Wem die Seite gehört, sieht sie nicht.',
    },
    invalid: {
      reason: 'Wähle aus, was mit der Seite nicht stimmt',
      tooLong: (limit) => `Höchstens ${plural(limit, { one: '# Zeichen', other: '# Zeichen' })}`,
      character: 'Dieser Text enthält ein Zeichen, das wir nicht speichern können',
      email: 'Ungültige E-Mail-Adresse',
    },
    submit: 'Meldung senden',
    inspectorLink: 'Wohin ihre Links führen',
    thanks: {
      title: 'Danke für deine Meldung',
      text: 'Wir prüfen sie und nehmen die Seite vom Netz, wenn sie gegen unsere Regeln verstößt. Behalte diese Nummer, falls du nachfragen möchtest.',
      number: 'Nummer deiner Meldung',
    },
  },
  player: { close: 'Player schließen' },
  inspector: {
    title: (name) => `Wohin die Links von ${name} führen`,
    intro:
      'Alle Links dieser Seite mit ihrem wirklichen Ziel. Hier kann jeder eine Seite erstellen, also prüf, ob es die Websites sind, die du erwartest.',
    facts: {
      title: 'Titel',
      address: 'Link',
      firstPublished: 'Zuerst veröffentlicht',
      lastPublished: 'Zuletzt veröffentlicht',
    },
    links: { title: 'Links', none: 'Diese Seite hat keine Links.' },
    forms: { title: 'Formulare', none: 'Diese Seite hat keine Formulare.' },
    formKinds: { newsletter: 'Newsletter', contact: 'Kontakt', guestbook: 'Gästebuch' },
    formNote: 'Was du eingibst, geht über uns an die Person, der die Seite gehört.',
    code: {
      title: 'Code',
      warning: 'Diese Seite führt Code in deinem Browser aus.',
      text: 'Er kann ändern, was du siehst, Formulare und Links zeigen, die hier nicht stehen, und an die Hosts unten senden, was du eingibst. Gib nichts ein, was du für dich behalten willst.',
      hosts: { title: 'Hosts, die der Code erreichen kann', none: 'Nur diese Website.' },
      anyHost: 'Jede Website',
    },
    players: { title: 'Player', none: 'Diese Seite hat keine eingebetteten Player.' },
    shownAs: (text) => `Angezeigt als „${text}“`,
    nonLatin: (host) =>
      `Enthält nichtlateinische Zeichen, die anderen ähnlich sehen können. Der wirkliche Host ist ${host}`,
    pageLink: 'Seite öffnen',
    reportLink: 'Diese Seite melden',
  },
};
