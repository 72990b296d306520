// Texts of screens/billing, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  billing: 'Facturación',
  intro: 'Tu plan, tus métodos de pago y tus facturas.',
  loadFailed: 'No hemos podido cargar tu facturación',
  loadFailedHint: 'Tu plan está a salvo. Revisa tu conexión e inténtalo de nuevo.',
  tryAgain: 'Reintentar',
  loading: 'Cargando tu plan',
  sandboxTitle: 'Esto es un entorno de pruebas',
  sandboxHint:
    'No se mueve dinero real. Paga con una tarjeta de prueba, por ejemplo, 4242 4242 4242 4242.',

  currentPlanTitle: (name) => `Tienes el plan ${name}`,
  freePlanHint: 'Gratis para siempre. Mejora tu plan cuando necesites más.',
  renews: (date, amount) => `Se renueva el ${date} por ${amount}`,
  endsOn: (date) => `Termina el ${date}`,
  grantedPlan: 'Incluido en tu cuenta.',
  cancelPlan: 'Cancelar plan',
  moreWith: (name) => `Más con ${name}`,
  upgradeTo: (name) => `Mejorar a ${name}`,

  usedUnlimited: (used) => `Uso: ${used}, sin límite`,
  usedOf: (used, limit) => `${used} de ${limit}`,

  plans: 'Planes',
  interval: 'Período de facturación',
  monthly: 'Mensual',
  yearly: 'Anual',
  twoMonthsFree: '2 meses gratis',
  perMonth: 'al mes',
  perYear: 'al año',
  asMonthly: (amount) => `${amount} al mes, 2 meses gratis`,
  yearlyOnly: 'Tu pago es anual. Podrás elegir un plan mensual cuando termine tu año pagado.',
  mostPopular: 'Más popular',
  currentPlan: 'Plan actual',
  comingSoon: 'Próximamente',
  downgradeTo: (name) => `Bajar a ${name}`,
  switchToYearly: 'Pasar a anual',
  scheduledFrom: (date) => `Desde el ${date}`,
  priceNotConfigured: 'El precio de Stripe no está configurado. Contacta con el soporte.',
  freeComingSoon: 'El cambio al plan Free llegará pronto',
  freeInstead: (date) => `En su lugar, puedes cancelar tu plan y conservarlo hasta el ${date}.`,
  brandingShown: 'Pequeño enlace «Made with Vys»',
  basicAnalytics: (reach) => `Estadísticas básicas (${reach})`,
  analytics: (reach) => `Estadísticas (${reach})`,
  storage: (size) => `${size} de almacenamiento`,
  history: (reach) => `Historial de versiones (${reach})`,
};
