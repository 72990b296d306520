// Texts of screens/settings/account, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  allPagesActivated: 'Todas las páginas activadas',
  allPagesDeactivated: 'Todas las páginas desactivadas',
  publicPages: 'Páginas públicas',
  publicPagesIntro: 'Controla todo lo que has publicado.',
  pagesActive: 'Páginas activas',
  publicPagesOnHint: 'Los visitantes pueden ver tus páginas publicadas.',
  publicPagesOffHint: 'Todas las páginas están ocultas, incluso las activadas.',
  plan: 'Plan',
  planName: (name) => `Plan ${name}`,
  paidPlanHint: 'Funciones ilimitadas y soporte prioritario',
  freePlanHint: 'Mejora tu plan para desbloquear todas las funciones',
  managePlan: 'Gestionar plan',
  upgrade: 'Mejorar plan',
  app: 'App',
  appIntro: 'Vys en su propia ventana, a un toque.',
  installApp: 'Instalar Vys',
  installByHand:
    'En iPhone y iPad: toca Compartir en la barra del navegador y elige «Añadir a pantalla de inicio».',
  memberSince: 'Miembro desde el',
  usage: 'Uso',
  aiRequestsReset: 'Las solicitudes de IA se renuevan a principios de cada mes.',
};
