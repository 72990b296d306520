// Texts of features/accounts/usage, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  aiRequests: 'Solicitudes de IA',
  weeklyAiRequests: 'Solicitudes de IA en 7 días',
  builtInUnlimited: 'El asistente integrado es ilimitado.',
  storage: 'Almacenamiento',
  usedUnlimited: (used) => `${used} usadas, sin límite`,
  usedOf: (used, limit) => `${used} de ${limit}`,
};
