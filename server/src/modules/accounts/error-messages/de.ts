// Why a username cannot change, and when the next AI request is free, in German.
import type { Messages } from '@vys/contract/language/messages';
import { createPlural } from '@vys/contract/language/messages';
import type * as source from './en.ts';

const plural = createPlural('de');
const dayAndTime = new Intl.DateTimeFormat('de', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

export const de: Messages<typeof source.en> = {
  tooManyRetired: (days) =>
    `Deine letzten drei Benutzernamen führen noch zu deiner Seite, und drei sind das Maximum. In ${plural(days, { one: '# Tag', other: '# Tagen' })} kannst du einen neuen wählen – oder du kehrst zu einem dieser drei zurück.`,
  tooManyChanges: (days) =>
    `Du hast deinen Benutzernamen zuletzt mehrmals geändert. In ${plural(days, { one: '# Tag', other: '# Tagen' })} kannst du ihn wieder ändern.`,
  aiMonth: (limit, plan, freeAt) =>
    `Du hast alle ${limit} KI-Anfragen dieses Monats im Tarif ${plan} verbraucht. Die nächste bekommst du am ${dayAndTime.format(freeAt)} UTC. Führe ein Upgrade durch, um fortzufahren.`,
  aiWeek: (limit, plan, freeAt) =>
    `Du hast in den letzten 7 Tagen alle ${limit} KI-Anfragen im Tarif ${plan} verbraucht. Die nächste bekommst du am ${dayAndTime.format(freeAt)} UTC. Führe ein Upgrade durch, um fortzufahren.`,
};
