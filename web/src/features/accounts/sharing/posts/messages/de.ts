// Texts of features/accounts/sharing/posts, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  networks: 'Netzwerke',
  email: 'E-Mail',
  postText: 'Text',
  bioText: 'Text für deine Bio',
  subject: 'Betreff',
  restore: 'Text zurücksetzen',
  length: (used, limit) => `${used} / ${limit}`,
  tooLong: (network, characters) =>
    `${characters} zu viel für ${network}. Kürze den Text, um ihn zu posten.`,
  linkAdded: (link) => `Darunter steht: ${link}`,
  linkSeparate: (link) => `Wird mit deinem Link gepostet: ${link}`,
  postTo: (network) => `Auf ${network} posten`,
  copyAndOpen: (network) => `Text kopieren und ${network} öffnen`,
  sendBy: {
    whatsapp: 'Mit WhatsApp senden',
    telegram: 'Mit Telegram senden',
    email: 'E-Mail schreiben',
  },
  copyText: 'Text kopieren',
  textCopied: (network) => `Text kopiert. Füge ihn bei ${network} ein.`,
  copyFailed: 'Kopieren hat nicht geklappt. Markiere den Text und kopiere ihn selbst.',

  texts: {
    instagram: (name) => `${name}\nAlles, was ich mache, an einem Ort 👇`,
    whatsapp: 'Hi! Ich habe jetzt eine Seite mit allen meinen Links. Speicher sie dir:',
    facebook:
      'Ab jetzt findet ihr alles an einem Ort: was ich mache, was es Neues gibt und wie ihr mich erreicht. Schaut vorbei und teilt die Seite gern mit allen, denen sie gefallen könnte.',
    x: 'Alles, was ich mache, an einem Ort 👇',
    threads: 'Alle meine Links sind jetzt auf einer Seite. Was fehlt euch noch?',
    bluesky: 'Alle meine Links sind jetzt auf einer Seite. Schaut gern vorbei:',
    linkedin:
      'Woran arbeite ich gerade, und wie erreichen Sie mich? Meine Projekte, Profile und Kontaktdaten finden Sie jetzt auf einer Seite.\n\nIch freue mich über Feedback in den Kommentaren.',
    telegram: 'Alle meine Links an einem Ort. Leitet ihn gern weiter.',
    email: (name, link) =>
      `Hallo,\n\nich habe alle meine Links auf einer Seite gesammelt:\n${link}\n\nSchau gern vorbei, und leite sie weiter, wenn du jemanden kennst, dem sie gefallen könnte.\n\n${name}`,
  },
  emailSubject: 'Meine neue Seite',
  habits: {
    instagram: 'In eine Bio passen 150 Zeichen. Dein Link kommt in ein eigenes Feld.',
    whatsapp: 'Als Nächstes wählst du einen Chat, eine Gruppe oder deinen Status.',
    facebook: 'Facebook übernimmt von hier nur den Link. Füge den Text darüber ein.',
    x: 'Kurze Posts kommen am besten an. Jeder Link zählt 23 Zeichen.',
    threads: 'Fragen bekommen die meisten Antworten.',
    bluesky: 'Der Link zählt zu den 300 Zeichen.',
    linkedin:
      'Vor „Mehr anzeigen“ stehen nur die ersten Zeilen. LinkedIn übernimmt von hier nur den Link: Füge den Text darüber ein.',
    telegram: 'Als Nächstes wählst du einen Chat oder Kanal.',
    email: 'Öffnet dein E-Mail-Programm. Sprich die Person, der du schreibst, mit Namen an.',
  },

  bioTitle: 'Andere Bios',
  bioHint: 'Wähle bei TikTok oder YouTube „Profil bearbeiten“, dann „Links“, und füge ein:',
  bioLink: 'Link für deine Bio',
  instagramTitle: 'Setz ihn in deine Instagram-Bio',
  instagramLink: 'Link für Instagram',
  instagramSteps: [
    'Kopiere den Link unten.',
    'Öffne in Instagram dein Profil und tippe auf „Profil bearbeiten“.',
    'Tippe auf „Links“, dann „Externen Link hinzufügen“, und füge ihn ein.',
  ],
};
