// Texts of screens/settings/security/api-keys, in Spanish.
import { createPlural, type Messages } from '@vys/contract/language/messages';
import { interfaceLanguage } from '#web/lib/language/interface-language.ts';
import type * as en from './en.ts';

const plural = createPlural(interfaceLanguage);

export const messages: Messages<typeof en.messages> = {
  apiKeys: 'Claves de API',
  apiKeysIntro: 'Permite que tus programas lean tus estadísticas o cambien tu página.',
  howTheyWork: 'Cómo funcionan las claves',
  apiDocs: 'Documentación de la API',
  createApiKey: 'Crear clave de API',
  apiKeysLoadFailed: 'No hemos podido cargar tus claves de API',
  noApiKeys: 'Aún no tienes claves de API.',
  apiKeysHint:
    'Crea una para cada programa, solo con los permisos que necesite. Puedes revocarla cuando quieras.',
  apiKeysFull: (limit) => `Tienes ${limit} claves. Revoca una para crear otra.`,
  created: 'Creada el',
  expires: 'Caduca el',
  expired: 'Caducada',
  noExpiry: 'Sin caducidad',
  expiresIn: (days) =>
    plural(days, { one: 'Caduca en menos de un día', other: 'Caduca en # días' }),
  usedFrom: (network) => `desde ${network}`,
  revoke: 'Revocar',
  revokeApiKey: (name) => `Revocar ${name}`,
  apiKeyRevoked: 'Clave de API revocada',
  revokeTitle: '¿Revocar esta clave de API?',
  revokeWarning: (name) =>
    `Los programas que usan «${name}» dejarán de funcionar al momento. No se puede deshacer.`,
  lastUsed: 'Último uso:',
  neverUsed: 'Sin usar',
};
