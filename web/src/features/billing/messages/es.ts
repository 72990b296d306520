// Texts of features/billing, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  sandbox: 'Entorno de pruebas',
  sandboxHint: 'No se mueve dinero real. Solo funcionan las tarjetas de prueba.',
  addPaymentMethod: 'Añadir método de pago',
  addCardIntro: 'Tu tarjeta paga tu plan cuando se renueva.',
  addCard: 'Añadir tarjeta',
  cancel: 'Cancelar',
  processing: 'Añadiendo tu tarjeta…',
  success: 'Tu tarjeta está guardada.',
  poweredBy: 'Con tecnología de Stripe',
  added: 'Método de pago añadido',
  stripeNotLoaded: 'Stripe aún no se ha cargado. Inténtalo de nuevo.',
  cardElementMissing:
    'No se ha encontrado el campo de la tarjeta. Recarga la página e inténtalo de nuevo.',
  addFailed: 'No se ha podido añadir el método de pago',
  addFailedTryAgain: 'No se ha podido añadir el método de pago. Inténtalo de nuevo.',
  tryAgain: 'Reintentar',
  loadingCardForm: 'Cargando el formulario de la tarjeta',
  unknownBrand: 'Tarjeta',
  cardNumber: 'Número de tarjeta',
  expiry: 'Fecha de caducidad',
  expiryHint: 'MM / AA',
  cvc: 'Código de seguridad',
  numberInvalid: 'Introduce el número de tarjeta completo',
  expiryInvalid: 'Introduce el mes y el año, por ejemplo, 04 / 30',
  cvcInvalid: 'Introduce los 3 o 4 dígitos',
  testCards: 'Tarjetas de prueba',
  testCardsHint:
    'Elige una para rellenar el formulario. Sirven cualquier fecha futura y cualquier código de seguridad.',
  sandboxBank: 'Banco de pruebas',
  bankAsksCard: 'Esta tarjeta de prueba pide 3-D Secure. ¿Confirmas que quieres guardarla?',
  bankAsksPayment: 'Esta tarjeta de prueba pide 3-D Secure. ¿Confirmas este pago?',
  approve: 'Aprobar',
  fail: 'Rechazar',
  confirmPayment: 'Confirmar pago',
  completePayment: 'Completa el pago para activar la suscripción',
  paymentUnconfirmed:
    'Aún no hemos recibido tu pago. Puede tardar un minuto; recarga la página para comprobarlo.',
  confirmFailed: 'No hemos podido confirmar el pago. No se ha cobrado nada; inténtalo de nuevo.',
  bankOpens: 'Es posible que tu banco te pida confirmarlo. Seguirás en esta página.',
  close: 'Cerrar',
};
