// Texts of the analytics features, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const periodNames: Messages<typeof en.periodNames> = {
  '24h': 'Últimas 24 horas',
  '7d': 'Últimos 7 días',
  '30d': 'Últimos 30 días',
  '90d': 'Últimos 90 días',
};

export const periodLabels: Messages<typeof en.periodLabels> = {
  '24h': '24\u00A0h',
  '7d': '7\u00A0d',
  '30d': '30\u00A0d',
  '90d': '90\u00A0d',
};

export const periodHints: Messages<typeof en.periodHints> = periodNames;

export const messages: Messages<typeof en.messages> = {
  withoutValue: {
    link: 'Enlace desconocido',
    referrer: 'Directo',
    source: 'Sin fuente',
    medium: 'Sin medio',
    campaign: 'Sin campaña',
    country: 'País desconocido',
    device: 'Dispositivo desconocido',
    browser: 'Navegador desconocido',
    language: 'Idioma desconocido',
  },
  devices: {
    desktop: 'Escritorio',
    mobile: 'Móvil',
    tablet: 'Tableta',
  },
  sources: {
    qr: 'Código QR',
    nfc: 'Etiqueta NFC',
    bio: 'Enlace en una bio',
    email: 'Correo',
    signature: 'Firma de correo',
    contact: 'Tarjeta de contacto',
    share: 'Menú Compartir del móvil',
  },
  isNew: 'Nuevo',
  upgradeForPeriod: (plan, days) => `Mejora a ${plan} para ver ${days} días`,
  period: 'Período',
  lockedPeriod: (period, plan) => `${period}, incluido en ${plan}`,
};
