// What personal API keys can be allowed to do, by area. Apart from the routes, because forms need it too.

/** Areas in the order in which people choose them; those that only read have no other scope. */
export const keyAreas = [
  'profile',
  'pages',
  'media',
  'ai',
  'forms',
  'analytics',
  'notifications',
] as const;
export type KeyArea = (typeof keyAreas)[number];

export const keyScopes = [
  'profile:read',
  'profile:write',
  'pages:read',
  'pages:write',
  'media:read',
  'media:write',
  'ai:read',
  'ai:write',
  'forms:read',
  'forms:write',
  'analytics:read',
  'notifications:read',
  'notifications:write',
] as const satisfies readonly `${KeyArea}:${'read' | 'write'}`[];
export type KeyScope = (typeof keyScopes)[number];

/** Before every key, so that scanners for secrets find it. */
export const API_KEY_PREFIX = 'vys_key_';

/** Per account. */
export const API_KEY_LIMIT = 20;
export const API_KEY_REQUESTS_PER_MINUTE = 300;
/** Days without a use after which a key is removed. */
export const API_KEY_IDLE_DAYS = 365;
export const API_KEY_NAME_LENGTH = 60;
export const API_KEY_LONGEST_DAYS = 366;

/** Who may change an area may read it. */
export function coversScope(granted: readonly KeyScope[], needed: KeyScope): boolean {
  return granted.some((scope) => scope === needed || scope === needed.replace(':read', ':write'));
}
