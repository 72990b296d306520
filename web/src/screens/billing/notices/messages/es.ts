// Texts of screens/billing/notices, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  paymentFailed: 'Tu último pago ha fallado',
  graceUntil: (name, date) =>
    `Conservas ${name} hasta el ${date}. No se borra nada de lo que has creado y tu página sigue en línea.`,
  graceOver: 'Tienes el plan Free hasta que se pague. No se borra nada de lo que has creado.',
  nextAttempt: (date) => `Volveremos a intentar el cobro con tu tarjeta el ${date}.`,
  payNow: (amount) => `Pagar ahora (${amount})`,
  addCard: 'Añadir otra tarjeta',
  paid: 'Pago recibido. ¡Gracias!',
  payFailed: 'No hemos podido realizar el cobro. No se ha cobrado nada; inténtalo de nuevo.',
  cardNeeded: 'Añade una tarjeta para pagar la factura pendiente.',
  completePayment: 'Completa el pago para activar la suscripción',
  completePaymentHint: (name) => `${name} se desbloquea en cuanto se confirme el pago.`,
  complete: 'Completar pago',
  endsOn: (name, date) => `Tu plan ${name} termina el ${date}`,
  endsHint: 'Después tendrás Free. Tu página sigue en línea.',
  changesOn: (name, date) => `Tu plan cambia a ${name} el ${date}`,
  changesHint: (name) => `Hasta entonces conservas ${name}.`,
  keepPlan: (name) => `Conservar ${name}`,
  resumed: (name) => `Tu plan ${name} continúa`,
  wantedIn: (label, names) => `${label}: incluido en ${names}`,
  wantedHint: 'Elige un plan y podrás seguir justo donde estabas.',
  unlocked: (label) => `${label}: incluido en tu plan`,
  goBack: 'Volver',
};
