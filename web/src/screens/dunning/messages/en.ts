// Texts of screens/dunning.
import { createPlural } from '@vys/contract/language/messages';
import { interfaceLanguage } from '#web/lib/language/interface-language.ts';

const plural = createPlural(interfaceLanguage);

export const messages = {
  dunning: 'Overdue payments',
  intro:
    "Accounts whose last payment failed, the longest overdue first. We've emailed each of them.",
  account: 'Account',
  plan: 'Plan',
  since: 'Since',
  graceUntil: 'Plan kept until',
  nextAttempt: 'Next attempt',
  attempts: 'Attempts',
  amountDue: 'Amount due',
  provider: 'Stripe',
  openCustomer: (username: string) => `Open ${username} in Stripe`,
  none: '—',
  graceOver: 'Now on Free',
  empty: 'No overdue payments',
  emptyHint: 'Accounts show up here when a payment fails, and leave when it succeeds.',
  loadFailed: "We couldn't load the accounts",
  loadFailedHint: 'Nothing was changed. Try again.',
  tryAgain: 'Try again',
  loading: 'Loading accounts',
  pages: 'Pages of accounts',
  previous: 'Previous page',
  next: 'Next page',
  of: (page: number, pages: number) => `${page} of ${pages}`,
  total: (count: number) => plural(count, { one: '# account', other: '# accounts' }),
};
