// Every rate limit of the product. `docs/rate-limits.md` is printed from this table; reasons for the numbers:
// docs/decisions/022, 031 and 037.

import { API_KEY_REQUESTS_PER_MINUTE } from '@vys/contract/api/key-scopes';
import { say } from '../messages/index.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../time-spans.ts';
import {
  concurrency,
  exponentialBackoff,
  fixedRate,
  LONGEST_WAIT_MS,
  type Policy,
  perWindow,
  recordsPerWindow,
} from './rules.ts';

const signIn = {
  'signIn.accountFromAddress': exponentialBackoff(5, 30 * MINUTE, {
    guards: 'one address guessing the password of one account',
    key: ['account', 'address'],
  }),
  // 20 at once and 80 an hour are 100 at most.
  'signIn.account': fixedRate(20, LONGEST_WAIT_MS, {
    guards: 'all unknown devices together guessing the password of one account',
    key: ['account'],
    response: 'wrong_credentials',
  }),
  'signIn.knownDevice': exponentialBackoff(10, 30 * MINUTE, {
    guards: 'a device that has been signed in to the account before',
    key: ['account', 'device'],
  }),
  'signIn.address': fixedRate(100, 6 * SECOND, {
    guards: 'one address guessing at many accounts',
    key: ['address'],
  }),
  'signIn.global': fixedRate(3000, 20, {
    guards: 'failed sign-ins of all unknown devices at all accounts',
    key: [],
  }),
  'totp.user': fixedRate(5, LONGEST_WAIT_MS, {
    guards: 'MFA codes, after a correct password',
    key: ['user'],
  }),
  'totp.userLong': fixedRate(100, 15 * MINUTE, {
    guards: 'MFA codes over days (decision 023)',
    key: ['user'],
  }),
  'totp.alarm': fixedRate(1, DAY, {
    guards: 'emails to an owner whose MFA codes are guessed',
    key: ['user'],
    response: 'no_email',
  }),
  'passkeySignIn.address': fixedRate(100, 6 * SECOND, {
    guards: 'sign-ins with a passkey',
    key: ['address'],
  }),
  'password.user': fixedRate(10, LONGEST_WAIT_MS, {
    guards: 're-authentication, and the current password of a password change',
    key: ['user'],
  }),
} satisfies Record<string, Policy>;

const accounts = {
  'register.address': fixedRate(300, 12 * SECOND, { guards: 'registrations', key: ['address'] }),
  'register.global': fixedRate(3000, SECOND, { guards: 'registrations of all', key: [] }),
  'checkUsername.address': fixedRate(120, SECOND / 2, {
    guards: 'checks whether a username is free',
    key: ['address'],
  }),
  'forgotPassword.address': fixedRate(30, MINUTE, {
    guards: 'requests for a password reset',
    key: ['address'],
  }),
  'forgotPassword.email': fixedRate(5, 15 * MINUTE, {
    guards: 'password reset emails to one address',
    key: ['email'],
    response: 'no_email',
  }),
  'sendVerification.user': fixedRate(5, 10 * MINUTE, {
    guards: 'verification emails',
    key: ['user'],
  }),
  'changeEmail.user': fixedRate(5, 30 * MINUTE, {
    guards: 'changes of the email address, which also try out who has an account',
    key: ['user'],
  }),
  'changeEmail.email': fixedRate(5, 15 * MINUTE, {
    guards: 'emails to one address that accounts ask to change to',
    key: ['email'],
    response: 'no_email',
  }),
  'emailToken.address': fixedRate(60, 10 * SECOND, {
    guards: 'guesses of the tokens of emailed links',
    key: ['address'],
  }),
  'changeUsername.user': fixedRate(3, 10 * DAY, {
    guards: 'moves of a public page; each name given up is unavailable to others for a while',
    key: ['user'],
    response: 'username_limit',
  }),
  'export.user': fixedRate(1, MINUTE, {
    guards: 'exports of everything that is stored about a user',
    key: ['user'],
  }),
  'ownVisitTicket.user': fixedRate(10, 60 * SECOND, {
    guards: 'marks of own visits',
    key: ['user'],
  }),
  // Two tabs that load again and again, beside a renewal every five minutes.
  'liveTicket.user': fixedRate(60, 2 * SECOND, {
    guards: 'tickets of the live channel',
    key: ['user'],
  }),
  'createNotification.user': fixedRate(30, 10 * SECOND, {
    guards: 'notifications that a client writes into the feed of its user',
    key: ['user'],
  }),
  'addCard.user': fixedRate(10, 5 * MINUTE, {
    guards: 'cards that are added, so that stolen ones are not tried out here',
    key: ['user'],
  }),
  'changePlan.user': fixedRate(100, 5 * SECOND, {
    guards: 'changes and previews of a plan, and payments',
    key: ['user'],
  }),
  'editorCode.user': fixedRate(30, 10 * SECOND, {
    guards: 'one-time codes for code editors',
    key: ['user'],
  }),
  'createApiKey.user': fixedRate(30, 2 * MINUTE, {
    guards: 'API keys that are created, each of which emails its owner',
    key: ['user'],
  }),
  'request.apiKey': perWindow(API_KEY_REQUESTS_PER_MINUTE, MINUTE, {
    guards: 'requests with one API key',
    key: ['key'],
  }),
  'editorExchange.address': fixedRate(60, SECOND, {
    guards: 'failed exchanges of a one-time code',
    key: ['address'],
  }),
} satisfies Record<string, Policy>;

const pages = {
  // Studio, a publish and a chat at once are editing; more is load.
  'edit.user': concurrency(4, 1, {
    guards: 'checks, previews, publishes, chats and imports at the same time',
    key: ['user'],
  }),
  'listVersions.user': concurrency(3, 1, {
    guards: 'lists of versions that are being sent, each of up to 2 MB',
    key: ['user'],
  }),
  'followTurn.user': concurrency(20, 1, {
    guards: 'streams of the events of chat turns',
    key: ['user'],
  }),
  'largeRequest.user': concurrency(4, 2, {
    guards: 'JSON bodies over 64 KB that are being handled',
    key: ['user'],
  }),
  // Imports and exports make the server fetch from other hosts, an export up to 60 addresses.
  'importPage.user': perWindow(30, HOUR, {
    guards: 'imports of a page',
    key: ['user'],
    message: say((messages) => messages.importLimit),
  }),
  'exportSite.user': perWindow(20, HOUR, {
    guards: 'exports of a page as a static site',
    key: ['user'],
    message: say((messages) => messages.exportLimit),
  }),
} satisfies Record<string, Policy>;

// A page takes 20 submissions a minute and 1,000 a day from all networks, of which one network uses at most
// half of the minute and a fifth of the day.
const visitors = {
  'connections.address': concurrency(1_000, 0, {
    guards: 'open connections to one server, except those of trusted proxies',
    key: ['address'],
    response: 'closed',
  }),
  // A network's share of connections, all of which come again when the server restarts.
  'openLive.address': perWindow(2_000, MINUTE, {
    guards: 'connections to the live channel',
    key: ['address'],
  }),
  'submitForm.addressMinute': perWindow(10, MINUTE, {
    guards: 'form submissions',
    key: ['address'],
  }),
  'submitForm.addressHour': perWindow(60, HOUR, { guards: 'form submissions', key: ['address'] }),
  'submitForm.addressAndPage': perWindow(200, DAY, {
    guards: 'form submissions to one page',
    key: ['address', 'page'],
  }),
  'submitForm.pageMinute': recordsPerWindow(20, MINUTE, {
    guards: 'form submissions from all visitors',
    key: ['page'],
  }),
  'submitForm.pageDay': recordsPerWindow(1000, DAY, {
    guards: 'form submissions from all visitors',
    key: ['page'],
  }),
  'confirmSubscription.email': recordsPerWindow(5, DAY, {
    guards: 'confirmation emails to one address, whatever the pages',
    key: ['email'],
    response: 'no_email',
  }),
  'reportPage.address': perWindow(5, 10 * MINUTE, {
    guards: 'reports of a page',
    key: ['address'],
  }),
  // A visitor is an address and a User-Agent, so only limits per network stop invented User-Agents.
  'countVisit.visitor': perWindow(120, MINUTE, {
    guards: 'views and clicks of one visitor',
    key: ['visitor'],
    response: 'not_counted',
    capacity: 'shared',
  }),
  // Five a second is more than an office or a campus sends to one page, and the hour is a tenth of that.
  'countVisit.addressAndPageMinute': perWindow(300, MINUTE, {
    guards: 'views and clicks on one page',
    key: ['address', 'page'],
    response: 'not_counted',
    capacity: 'shared',
  }),
  'countVisit.addressAndPageHour': perWindow(3_000, HOUR, {
    guards: 'views and clicks on one page',
    key: ['address', 'page'],
    response: 'not_counted',
    capacity: 'shared',
  }),
  // A carrier's shared address, on all pages.
  'ownVisit.address': perWindow(120, MINUTE, {
    guards: 'page views with the mark of a creator',
    key: ['address'],
    response: 'not_counted',
    capacity: 'shared',
  }),
  'countVisit.addressMinute': perWindow(1_200, MINUTE, {
    guards: 'views and clicks on all pages',
    key: ['address'],
    response: 'not_counted',
    capacity: 'shared',
  }),
  'countVisit.addressHour': perWindow(12_000, HOUR, {
    guards: 'views and clicks on all pages',
    key: ['address'],
    response: 'not_counted',
    capacity: 'shared',
  }),
} satisfies Record<string, Policy>;

export const rateLimits = { ...signIn, ...accounts, ...pages, ...visitors };

type RateLimits = typeof rateLimits;
type NamesIn<Store extends Policy['store']> = {
  [Name in keyof RateLimits]: RateLimits[Name]['store'] extends Store ? Name : never;
}[keyof RateLimits];

export type RateLimitName = keyof RateLimits;
export type AttemptLimitName = NamesIn<'postgres'>;
export type WindowLimitName = NamesIn<'memory'>;
export type ConcurrencyLimitName = NamesIn<'concurrent'>;
