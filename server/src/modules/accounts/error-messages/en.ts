// Why a username cannot change, and when the next AI request is free.
import { createPlural } from '@vys/contract/language/messages';

const plural = createPlural('en-US');
const dayAndTime = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

export const en = {
  tooManyRetired: (days: number) =>
    `Your last three usernames still lead to your page, and three is the limit. You can choose a new one in ${plural(days, { one: '# day', other: '# days' })}, or go back to one of those three.`,
  tooManyChanges: (days: number) =>
    `You've changed your username several times lately. You can change it again in ${plural(days, { one: '# day', other: '# days' })}.`,
  aiMonth: (limit: number, plan: string, freeAt: Date) =>
    `You've used all ${limit} AI requests this month on the ${plan} plan. You'll get the next one on ${dayAndTime.format(freeAt)} UTC. Upgrade to continue.`,
  aiWeek: (limit: number, plan: string, freeAt: Date) =>
    `You've used all ${limit} AI requests in the last 7 days on the ${plan} plan. You'll get the next one on ${dayAndTime.format(freeAt)} UTC. Upgrade to continue.`,
};
