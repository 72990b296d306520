// The page behind the unsubscribe links of emails, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const de: Messages<typeof source.en> = {
  button: 'Abbestellen',
  done: 'E-Mails abbestellt',
  unknown: 'Dieser Link funktioniert nicht mehr',
  unknownExplanation:
    'Melde dich an und wähle unter Einstellungen, Benachrichtigungen, worüber wir dir E-Mails schicken.',
  settings: 'Einstellungen für Benachrichtigungen öffnen',
  question: 'E-Mails zu Benachrichtigungen abbestellen?',
  explanation:
    'Wir schicken dir dann keine E-Mails mehr zu Benachrichtigungen. E-Mails zur Sicherheit deines Kontos kommen weiterhin an.',
  doneExplanation:
    'Unter Einstellungen, Benachrichtigungen kannst du die E-Mails wieder einschalten.',
};
