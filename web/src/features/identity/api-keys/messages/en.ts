// Texts of features/identity/api-keys.
import type { KeyArea } from '@vys/contract/api/key-scopes';

export const messages = {
  createTitle: 'Create an API key',
  createHint: 'Programs use it to act for you, within the permissions you choose.',
  cancel: 'Cancel',
  create: 'Create key',
  name: 'Name',
  nameHint: 'What will use it, such as “Newsletter script”.',
  nameRequired: 'Name is required',
  expires: 'Expires',
  expiry: { 7: '7 days', 30: '30 days', 90: '90 days', 365: '1 year', never: 'Never' },
  worksUntil: (day: string) => `Works until ${day}.`,
  neverExpires: 'Works until you revoke it, or until it goes unused for a year.',
  permissions: 'Permissions',
  permissionsHint:
    'Choose as little as the program needs. No key can reach your password, sign-in, billing or account deletion.',
  permissionRequired: 'Choose at least one permission',
  readAll: 'Read everything',
  clear: 'Clear',
  access: { none: 'None', read: 'Read', write: 'Read and write' },
  accessShort: { none: 'None', read: 'Read', write: 'Write' },

  createdTitle: 'Copy your key now',
  createdHint: "You won't be able to see it again.",
  key: 'API key',
  copy: 'Copy key',
  copyFailed: "Couldn't copy. Select the key and copy it manually.",
  keepSecret: 'Keep it secret: never put it into a web page, an app or a public repository.',
  done: 'Done',
};

export const areas: Readonly<Record<KeyArea, { name: string; about: string }>> = {
  profile: { name: 'Profile', about: 'Name, username, goals, QR code' },
  pages: { name: 'Pages', about: 'Content, versions, publishing' },
  media: { name: 'Images', about: 'Your image library' },
  ai: { name: 'Assistant', about: 'Chats; writing can change your draft' },
  forms: { name: 'Messages', about: 'What visitors send, with their email addresses' },
  analytics: { name: 'Analytics', about: 'Views, clicks, exports' },
  notifications: { name: 'Notifications', about: 'Feed and email preferences' },
};
