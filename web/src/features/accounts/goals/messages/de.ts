// Texts of features/accounts/goals, in German.
import type { Messages } from '@vys/contract/language/messages';
import { formatCount } from '#web/lib/format/formats.ts';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  goalReached: 'Aufrufziel erreicht',
  congratulations: (goal, next) =>
    `Glückwunsch! Du hast ${formatCount(goal)} Aufrufe erreicht. Nächstes Ziel: ${formatCount(next)}.`,
  share: 'Teilen',
  close: 'Schließen',
  reachedGoals: 'Erreichte Ziele',
  shareGoal: (goal) => `Ziel von ${formatCount(goal)} Aufrufen teilen`,
  views: (goal) => `${formatCount(goal)} Aufrufe`,
  imageTitle: (goal) => `Du hast ${formatCount(goal)} Aufrufe erreicht`,
  imageIntro: 'Sag den Menschen Danke, die deine Seite besuchen.',
  imageAlt: (goal, address) => `Bild mit „${formatCount(goal)} Aufrufe“ und ${address}`,
  imageFailed: 'Das Bild konnte nicht erstellt werden',
  imageFailedHint: 'Dein Ziel ist gespeichert. Versuche es gleich noch einmal.',
  tryAgain: 'Erneut versuchen',
  downloadPng: 'PNG herunterladen',
  shareImage: 'Bild teilen',
  shareText: (goal, address) => `${formatCount(goal)} Aufrufe. Danke! ${address}`,
};
