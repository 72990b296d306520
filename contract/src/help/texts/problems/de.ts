// Help articles on problems in German.
import type { ArticlesOf } from '../../topics.ts';

export const problemsArticles: ArticlesOf<'problems'> = {
  'not-visible': {
    title: 'Besucher sehen deine Seite nicht',
    answer:
      'Prüfe drei Dinge. Deine Seite muss veröffentlicht sein: Das geht im AI Studio. Sie muss eingeschaltet sein: Der Schalter steht unter Seiten. Und der Link muss stimmen: Kopiere ihn unter Seiten, statt ihn abzutippen.',
    more: [
      'Sehen Besucher eine ältere Fassung, sind deine letzten Änderungen noch ein Entwurf; veröffentliche erneut. Sagt ein Hinweis, dass deine Seite gesperrt ist, kannst du dort widersprechen.',
      'Siehst du die Seite und andere nicht? Frage nach der genauen Adresse, die sie öffnen, und probiere sie in einem privaten Fenster. Vielleicht zeigt dein Browser auch eine alte Kopie: Lade die Seite neu.',
    ],
    button: 'Seiten öffnen',
  },
  'cannot-sign-in': {
    title: 'Du kannst dich nicht anmelden',
    answer:
      'Prüfe zuerst die E-Mail-Adresse: Ein Tippfehler dort ist der häufigste Grund. Stimmt das Passwort nicht, setze auf der Anmeldeseite mit „Passwort vergessen?“ ein neues.',
    steps: [
      'Wähle „Passwort vergessen?“ und gib die Adresse deines Kontos ein.',
      'Öffne den Link in der E-Mail und wähle ein neues Passwort.',
      'Wird nach einem Code gefragt, nimm ihn aus deiner Authenticator-App, oder nimm einen Wiederherstellungscode.',
    ],
    more: [
      'Nach vielen falschen Versuchen macht die Anmeldung eine Pause; warte so lange, wie die Meldung sagt. Kommt keine E-Mail, hast du dich vielleicht mit einer anderen Adresse registriert oder benutzt einen Passkey statt eines Passworts. Hast du Handy und Wiederherstellungscodes verloren? Dann kann nur der Betreiber dieser Website helfen, sobald du gezeigt hast, dass das Konto dir gehört.',
    ],
    button: 'Sicherheit öffnen',
  },
  'no-email': {
    title: 'Eine E-Mail kommt nicht an',
    answer:
      'Warte ein paar Minuten und sieh im Spam-Ordner nach. Prüfe, ob die Adresse richtig geschrieben ist; bis sie bestätigt ist, kannst du sie korrigieren. Fordere die E-Mail dann neu an: Links in älteren gelten nicht mehr.',
    more: [
      'Kommt nichts, ist der Mailserver dieser Website vielleicht nicht eingerichtet, oder dein Anbieter lehnt die E-Mail ab. Wende dich an den Betreiber dieser Website; er kann sehen, ob sie abgeschickt wurde.',
      'Bei einer Firmenadresse frage, wer den Mailserver betreut, ob er E-Mails zurückhält. Nimm den Absender in deine Kontakte auf, damit die nächsten ankommen.',
    ],
    button: 'Profil öffnen',
  },
};
