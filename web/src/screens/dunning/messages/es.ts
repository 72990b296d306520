// Texts of screens/dunning, in Spanish.
import { createPlural, type Messages } from '@vys/contract/language/messages';
import { interfaceLanguage } from '#web/lib/language/interface-language.ts';
import type * as en from './en.ts';

const plural = createPlural(interfaceLanguage);

export const messages: Messages<typeof en.messages> = {
  dunning: 'Pagos atrasados',
  intro:
    'Cuentas cuyo último pago ha fallado; primero, las que llevan más tiempo. Todas han recibido un correo.',
  account: 'Cuenta',
  plan: 'Plan',
  since: 'Desde',
  graceUntil: 'Plan hasta',
  nextAttempt: 'Próximo intento',
  attempts: 'Intentos',
  amountDue: 'Importe pendiente',
  provider: 'Stripe',
  openCustomer: (username) => `Abrir ${username} en Stripe`,
  none: '—',
  graceOver: 'Ahora en Free',
  empty: 'No hay pagos atrasados',
  emptyHint: 'Las cuentas aparecen aquí cuando falla un pago y desaparecen cuando se completa.',
  loadFailed: 'No hemos podido cargar las cuentas',
  loadFailedHint: 'No ha cambiado nada. Inténtalo de nuevo.',
  tryAgain: 'Reintentar',
  loading: 'Cargando cuentas',
  pages: 'Páginas de cuentas',
  previous: 'Página anterior',
  next: 'Página siguiente',
  of: (page, pages) => `${page} de ${pages}`,
  total: (count) => plural(count, { one: '# cuenta', other: '# cuentas' }),
};
