// Texts of screens/billing/change, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  upgradeTitle: (name) => `Mejorar a ${name}`,
  downgradeTitle: (name) => `Bajar a ${name}`,
  yearlyTitle: (name) => `Pagar ${name} anualmente`,
  dueNow: 'A pagar ahora',
  tax: 'Impuestos',
  nowHint: 'Lo pagas ahora con tu tarjeta predeterminada y desbloqueas el plan al momento.',
  laterHint: (date) => `Ahora no pagas nada. Tu plan cambia el ${date}.`,
  thenPerMonth: (amount) => `Después, ${amount} al mes hasta que canceles.`,
  thenPerYear: (amount) => `Después, ${amount} al año hasta que canceles.`,
  payNow: (amount) => `Pagar ${amount}`,
  confirmUpgrade: 'Confirmar mejora',
  confirmDowngrade: 'Confirmar cambio',
  cancel: 'Cancelar',
  sandboxPays: 'No se mueve dinero real.',
  calculating: 'Calculando el importe',
  previewFailed: 'No hemos podido calcular el importe. No ha cambiado nada.',
  losses: 'Lo que perderás',
  changesFrom: (from, to) => `de ${from} a ${to}`,
  whatStays: 'Tu página y tus imágenes se quedan.',
  completePayment: 'Completa el pago para activar la suscripción',
  upgraded: (name) => `¡Ya tienes el plan ${name}!`,
  cardNeeded: 'Añade un método de pago para completar la suscripción',
  subscribeFailed: 'No se ha podido crear la suscripción',
  scheduled: (name) => `Tu plan cambiará a ${name} al final del período pagado`,
  yearlyNow: (name) => `Ahora pagas ${name} anualmente`,
  paid: 'Pago recibido. ¡Gracias!',
  cancelTitle: (name) => `¿Cancelar tu plan ${name}?`,
  cancelHint: (name, date) =>
    `Conservas ${name} hasta el ${date}. Después tendrás Free y no pagarás nada.`,
  cancelConfirm: 'Cancelar plan',
  keepPlan: (name) => `Conservar ${name}`,
  canceled: (date) => `Tu plan termina el ${date}`,
};
