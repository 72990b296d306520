// Texts of screens/settings/security/api-keys, in German.
import { createPlural, type Messages } from '@vys/contract/language/messages';
import { interfaceLanguage } from '#web/lib/language/interface-language.ts';
import type * as en from './en.ts';

const plural = createPlural(interfaceLanguage);

export const messages: Messages<typeof en.messages> = {
  apiKeys: 'API-Schlüssel',
  apiKeysIntro: 'Lass eigene Programme deine Statistiken lesen oder deine Seite ändern.',
  howTheyWork: 'So funktionieren API-Schlüssel',
  apiDocs: 'API-Dokumentation',
  createApiKey: 'API-Schlüssel erstellen',
  apiKeysLoadFailed: 'Deine API-Schlüssel konnten nicht geladen werden',
  noApiKeys: 'Du hast noch keine API-Schlüssel.',
  apiKeysHint:
    'Erstelle einen für jedes Programm, nur mit den Berechtigungen, die es braucht. Du kannst ihn jederzeit widerrufen.',
  apiKeysFull: (limit) =>
    `Du hast ${limit} Schlüssel. Widerrufe einen, um einen neuen zu erstellen.`,
  created: 'Erstellt am',
  expires: 'Läuft ab am',
  expired: 'Abgelaufen',
  noExpiry: 'Läuft nicht ab',
  expiresIn: (days) =>
    plural(days, { one: 'Läuft innerhalb eines Tages ab', other: 'Läuft in # Tagen ab' }),
  usedFrom: (network) => `von ${network}`,
  revoke: 'Widerrufen',
  revokeApiKey: (name) => `${name} widerrufen`,
  apiKeyRevoked: 'API-Schlüssel widerrufen',
  revokeTitle: 'Diesen API-Schlüssel widerrufen?',
  revokeWarning: (name) =>
    `Programme, die „${name}“ verwenden, funktionieren sofort nicht mehr. Das lässt sich nicht rückgängig machen.`,
  lastUsed: 'Zuletzt verwendet',
  neverUsed: 'Nie verwendet',
};
