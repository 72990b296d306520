// Texts of billing: errors by their codes, what the plans hold, test cards, in Spanish.
import type { Messages } from '../../language/messages.ts';
import type * as en from './en.ts';

export const errorMessages: Messages<typeof en.errorMessages> = {
  'billing.not_configured': 'La clave publicable de Stripe no está configurada',
  'billing.provider_unavailable':
    'No podemos conectar con el proveedor de pagos en este momento. No se ha cobrado nada; inténtalo de nuevo en un rato.',
  'billing.price_not_configured':
    'El precio de Stripe no está configurado. Contacta con el soporte.',
  'billing.price_unknown': 'Este plan no está a la venta. Recarga la página.',
  'billing.no_payment_method': 'No hay ningún método de pago guardado',
  'billing.already_subscribed': 'Ya tienes este plan.',
  'billing.no_subscription': 'No tienes un plan de pago.',
  'billing.change_in_progress':
    'Otro cambio de tu plan sigue en curso. Espera un momento y recarga la página.',
  'billing.payment_overdue':
    'Tu último pago ha fallado. Paga antes la factura pendiente y luego cambia de plan.',
  'billing.interval_change':
    'No puedes pasar al pago mensual durante un año ya pagado. Cancela tu plan y elige uno mensual cuando termine el año.',
  'billing.nothing_due': 'No hay ningún pago pendiente.',
  'billing.payment_method_not_found': 'No hemos encontrado esta tarjeta.',
  'billing.payment_method_in_use':
    'Esta tarjeta paga tu plan. Añade antes otra tarjeta o cancela tu plan.',
  'billing.too_many_payment_methods':
    'Puedes guardar hasta 10 tarjetas. Quita una para añadir otra.',
  'billing.invoice_not_found': 'No hemos encontrado esta factura.',
  'billing.no_invoices': 'No hay facturas que exportar',
  'billing.vat_id_invalid':
    'Revisa el NIF-IVA. Empieza por el código de tu país, por ejemplo, DE123456789.',
  'billing.webhook_invalid': 'La firma de este webhook no es válida.',
  'billing.setup_not_found':
    'Este formulario de tarjeta ha caducado. Ciérralo e inténtalo de nuevo.',
  'billing.sandbox_test_cards_only':
    'Esto es un entorno de pruebas: usa una de las tarjetas de prueba de Stripe, por ejemplo, 4242 4242 4242 4242.',
  'billing.card_declined':
    'Tu tarjeta ha sido rechazada. Prueba con otra tarjeta o contacta con tu banco.',
  'billing.insufficient_funds': 'Tu tarjeta no tiene fondos suficientes. Prueba con otra tarjeta.',
  'billing.expired_card': 'Tu tarjeta ha caducado. Usa otra tarjeta.',
  'billing.incorrect_cvc':
    'El código de seguridad de tu tarjeta no es correcto. Revísalo e inténtalo de nuevo.',
  'billing.incorrect_number':
    'El número de tu tarjeta no es correcto. Revísalo e inténtalo de nuevo.',
  'billing.invalid_expiry':
    'La fecha de caducidad de tu tarjeta no es válida. Revísala e inténtalo de nuevo.',
  'billing.incorrect_zip':
    'El código postal no coincide con el de tu tarjeta. Revísalo e inténtalo de nuevo.',
  'billing.processing_error':
    'No se ha podido procesar tu tarjeta. Espera un momento e inténtalo de nuevo.',
  'billing.card_velocity_exceeded':
    'Has alcanzado el límite de tu tarjeta. Inténtalo más tarde o usa otra tarjeta.',
  'billing.card_not_supported': 'Tu tarjeta no admite este tipo de pago. Usa otra tarjeta.',
  'billing.currency_not_supported': 'Tu tarjeta no admite esta moneda. Usa otra tarjeta.',
  'billing.contact_bank':
    'Tu banco ha rechazado el pago. Contacta con tu banco o usa otra tarjeta.',
  'billing.try_again_later':
    'No hemos podido conectar con tu banco. Inténtalo más tarde o usa otra tarjeta.',
  'billing.authentication_failed':
    'Tu banco no ha podido confirmar que eras tú. Inténtalo de nuevo o usa otra tarjeta.',
  'billing.authentication_required':
    'Tu banco quiere que confirmes este pago. Confírmalo para continuar.',
};

export const entitlementMessages: Messages<typeof en.entitlementMessages> = {
  included: 'Incluido',
  notIncluded: 'No incluido',
  pageCount: (count) => (count === 1 ? '1 página' : `${count} páginas`),
  unlimitedPages: 'Páginas ilimitadas',
  memberCount: (count) => (count === 1 ? '1 miembro' : `${count} miembros`),
  unlimitedRequests: 'Solicitudes de IA ilimitadas',
  requests: (perMonth, perWeek) => `${perMonth} solicitudes de IA al mes, ${perWeek} a la semana`,
  days: (count) => (count === 1 ? '1 día' : `${count} días`),
  years: (count) => (count === 1 ? '1 año' : `${count} años`),
  labels: {
    pages: 'Páginas',
    ai_requests: 'Solicitudes de IA',
    storage: 'Almacenamiento',
    analytics: 'Historial de estadísticas',
    history: 'Historial de versiones',
    branding: 'Sin la marca Vys',
    qr_customization: 'Códigos QR personalizados',
    code_editor: 'Editor de código',
    custom_domain: 'Dominio propio',
    ab_testing: 'Pruebas A/B',
    webhooks: 'Webhooks',
    members: 'Miembros del equipo',
  },
  losses: {
    pages: 'Tu página sigue en línea.',
    ai_requests: 'El asistente integrado sigue respondiendo sin límite.',
    storage: 'Tus imágenes se conservan; podrás subir más cuando uses menos que el nuevo límite.',
    analytics: 'Los informes abarcan menos días.',
    history:
      'Las versiones más antiguas se eliminan con el tiempo; las destacadas y las publicadas se conservan.',
    branding: 'Tu página vuelve a mostrar «Made with Vys».',
    qr_customization:
      'Tu código QR vuelve a ser blanco y negro; tu diseño se guarda para más adelante.',
    code_editor: 'Tu página conserva su código; la editas por chat.',
  },
};

export const testCardMessages: Messages<typeof en.testCardMessages> = {
  works: 'Siempre funciona',
  confirmedOnce: 'Pide 3-D Secure al añadirla',
  confirmedAlways: 'Pide 3-D Secure en cada pago',
  declinedLater: 'Se puede añadir, pero los pagos se rechazan',
  declined: 'Rechazada',
  insufficientFunds: 'Rechazada: fondos insuficientes',
};
