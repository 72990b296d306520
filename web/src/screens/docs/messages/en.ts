// Texts of the API documentation, for people who write programs.
import { API_KEY_REQUESTS_PER_MINUTE } from '@vys/contract/api/key-scopes';
import type { Caller } from '@vys/contract/api-docs/operations';

export const messages = {
  vys: 'Vys',
  apiDocs: 'API Docs',
  backToApp: 'Back to Vys',
  signIn: 'Sign in',
  darkMode: 'Switch to dark',
  lightMode: 'Switch to light',
  loading: 'Loading the API reference',
  failedTitle: "We couldn't load the API reference",
  failedHint: 'Check your connection and try again.',
  retry: 'Try again',

  title: 'API reference',
  intro:
    'Everything the Vys app does goes through this HTTP API. You can read your analytics, change your page or publish it from a program of your own.',
  version: (version: string) => `Version ${version}`,
  openDocument: 'OpenAPI document',
  authentication: 'Authentication',
  authenticationText: `Create an API key in Settings, under Security, and send it as a bearer token. Give it only the permissions your program needs: each call below names its scope, and write includes read. A key can make up to ${API_KEY_REQUESTS_PER_MINUTE} requests a minute.`,
  createKey: 'Create an API key',
  howKeysWork: 'How API keys work',
  keySafety:
    'A key acts for you, so keep it on your server or your own computer. Sign-in, security, billing, account export and account deletion are out of reach for every key. A key that is mistyped, expired or revoked gets 401 auth.key_invalid; one without the scope gets 403 auth.key_scope.',
  accessTokens: 'Access tokens',
  accessTokensText:
    'Calls without a scope take an access token, which you get with your email and password. It works for five minutes; use the refresh token to get the next one.',
  errors: 'Errors',
  errorsText:
    'An error has a status, a code for programs and a message for people. Rely on the code: messages may change. After a 429 or 503, wait the number of seconds in Retry-After.',
  baseUrl: 'Base URL',
  errorExample: 'Example error',
  groupsTitle: 'All calls',
  calls: (count: number) => (count === 1 ? '1 call' : `${count} calls`),

  search: 'Search calls',
  searchPlaceholder: 'Path or description',
  clearSearch: 'Clear search',
  found: (count: number) => (count === 1 ? '1 call found' : `${count} calls found`),
  nothingFound: 'No calls found',
  nothingFoundHint: 'Try another word, or part of a path such as /pages.',
  navigation: 'API calls',
  overview: 'Overview',
  showCalls: 'All calls',

  unknownTitle: "This call isn't in the API",
  unknownHint: 'It may have been renamed. Search for it, or start at the overview.',

  caller: {
    anyone: 'Anyone',
    optional: 'Anyone; more if signed in',
    user: 'Signed-in users',
    editor: 'Signed-in users and code editors',
    operator: 'Operators only',
  } satisfies Record<Caller, string>,
  alsoAt: 'Also at',
  keyScope: (scope: string) => `API key with ${scope}`,
  noKeys: 'No API keys',

  parameters: 'Parameters',
  requestBody: 'Request body',
  response: 'Response',
  emptyResponse: 'No content.',
  fileResponse: 'A file or stream of this type.',
  possibleErrors: 'Errors',
  field: 'Field',
  details: 'Details',
  status: 'Status',
  code: 'Code',
  required: 'required',
  expand: (name: string) => `Show fields of ${name}`,
  collapse: (name: string) => `Hide fields of ${name}`,
  place: { path: 'In the path', query: 'In the query', header: 'Header' },

  example: 'Example',
  exampleResponse: 'Example response',
  language: 'Language',
  languages: { curl: 'curl', javascript: 'JavaScript', python: 'Python' },
  copyExample: 'Copy',
  copyFailed: "Couldn't copy. Select the text and copy it manually.",
  keyHint: 'Put your API key into VYS_TOKEN.',
  tokenHint: 'Put your access token into VYS_TOKEN.',

  tryIt: 'Try it',
  tryItHint: 'Sends this call to your own account.',
  tryItSignedOut: 'Sign in to send this call to your own account from here.',
  tryItSignedOutOrKey: 'Paste an API key or sign in to send this call to your own account.',
  credential: 'Send with',
  credentials: { session: 'Your session', key: 'API key' },
  apiKey: 'API key',
  apiKeyHint: (scope: string) => `It needs ${scope}. It stays in this tab and is never saved.`,
  apiKeyInvalid: 'An API key starts with vys_key_',
  tryItNotPossible: "Calls with files, streams or tokens can't be sent from here. Use an example.",
  tryItDeletesAccount: 'To delete your account, go to Settings.',
  send: 'Send',
  valueNeeded: 'Enter a value',
  bodyInvalid: "This isn't valid JSON",
  body: 'Body (JSON)',
  confirmTitle: 'Send this call?',
  confirmText: (method: string, path: string) =>
    `${method} ${path} changes your account for real, not a copy of it.`,
  confirmSend: 'Send call',
  cancel: 'Cancel',
  result: 'Result',
  took: (milliseconds: number) => `${milliseconds} ms`,
  emptyBody: 'No content',
  notSent: "The call didn't reach Vys. Check your connection and try again.",
  shortened: 'Only the first 100,000 characters are shown.',
};

/** Of the groups of the OpenAPI document; a new one is shown by its own name. */
export const groupNames: Readonly<Record<string, string>> = {
  app: 'Installation',
  identity: 'Sign-in and security',
  accounts: 'Account',
  notifications: 'Notifications',
  live: 'Live channel',
  billing: 'Plans and payment',
  announcements: 'Announcements',
  media: 'Images',
  analytics: 'Analytics',
  ai: 'AI',
  pages: 'Pages',
  templates: 'Templates',
  forms: 'Forms',
  moderation: 'Moderation',
  admin: 'Administration',
};

/** How a schema is called in a table. */
export const typeWords = {
  any: 'any',
  or: ' or ',
  list: (item: string) => `list of ${item}`,
  map: (value: string) => `map of ${value}`,
  oneOf: (count: number) => `one of ${count} shapes`,
  option: (place: number) => `Shape ${place}`,
  formats: {
    uuid: 'UUID',
    'date-time': 'date and time (ISO 8601)',
    date: 'date (ISO 8601)',
    email: 'email',
    uri: 'URL',
    binary: 'file',
  } as Readonly<Record<string, string>>,
  values: (values: string) => `One of ${values}`,
  byDefault: (value: string) => `default ${value}`,
  pattern: (pattern: string) => `matches ${pattern}`,
  length: (least: number | undefined, most: number | undefined) => range(least, most, 'characters'),
  items: (least: number | undefined, most: number | undefined) => range(least, most, 'items'),
  number: (least: number | undefined, most: number | undefined) => range(least, most, ''),
};

function range(least: number | undefined, most: number | undefined, unit: string): string {
  const text =
    least === undefined
      ? `up to ${most}`
      : most === undefined
        ? `at least ${least}`
        : `${least} to ${most}`;
  return `${text} ${unit}`.trim();
}
