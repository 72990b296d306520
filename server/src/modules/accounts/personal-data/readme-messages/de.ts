// The README of the data export, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const de: Messages<typeof source.en> = {
  title: (time) => `Deine Daten bei Vys, exportiert am ${time}.`,
  units:
    'Zeiten sind in UTC angegeben, Größen in Byte. Dateien mit der Endung .json öffnet jeder Texteditor.',
  secrets:
    'Passwörter, Codes und Schlüssel sind nur als Hashwerte gespeichert und nicht enthalten.',
  images: 'Deine hochgeladenen Bilder, benannt wie in media.json.',
  missingImages: 'Diese Bilder sind nicht enthalten; ihre Links stehen in media.json:',
  files: {
    profile: 'Dein Profil, dein Tarif und deine Einstellungen.',
    names: 'Frühere Benutzernamen, die nach einer Änderung für dich reserviert sind.',
    aiRequests: 'Wann du den Assistenten verwendet hast.',
    signIn: 'Daten für die Anmeldung.',
  },
  identityFiles: {
    'sign-in': 'Deine E-Mail-Adresse, dein Benutzername und dein Name.',
    sessions: 'Geräte, auf denen du dich angemeldet hast, mit IP-Adresse und Zeiten.',
    'email-tokens': 'Links aus E-Mails, die du noch verwenden kannst.',
    'authenticator-apps': 'Wann du eine Authenticator-App eingerichtet hast.',
    'recovery-codes': 'Welche Wiederherstellungscodes du verwendet hast, ohne die Codes.',
    passkeys: 'Deine Passkeys mit ihren Namen, ohne die Schlüssel.',
    'api-keys':
      'Deine API-Schlüssel mit ihren Namen, was sie dürfen und wann sie zuletzt verwendet wurden.',
  },
};
