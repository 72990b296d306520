// Texts of screens/settings/notifications, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const presetTexts: Messages<typeof en.presetTexts> = {
  quiet: { name: 'Silencioso', hint: 'Solo sistema y seguridad' },
  essential: { name: 'Esencial', hint: 'Tu página y el sistema' },
  active: { name: 'Activo', hint: 'Las cuatro categorías' },
  all: { name: 'Todo', hint: 'Todo, por todos los medios' },
};

export const categoryTexts: Messages<typeof en.categoryTexts> = {
  pages: { name: 'Páginas', hint: 'Lo que pasa con tu página y los hitos que alcanza' },
  ai: { name: 'AI Studio', hint: 'Cuando el asistente empieza y termina una página' },
  engagement: { name: 'Interacciones', hint: 'Los mensajes que envían los visitantes' },
  system: { name: 'Sistema', hint: 'Novedades del producto, mantenimiento y seguridad' },
};

export const typeNames: Messages<typeof en.typeNames> = {
  page_created: 'Página creada',
  page_updated: 'Página guardada',
  page_published: 'Página publicada',
  page_view_milestone: 'Hitos de visitas',
  ai_generation_started: 'Generación iniciada',
  ai_generation_completed: 'Generación terminada',
  comment_received: 'Mensajes nuevos',
  system_update: 'Novedades del producto',
  maintenance_scheduled: 'Mantenimiento',
  security_alert: 'Alertas de seguridad',
};

export const messages: Messages<typeof en.messages> = {
  methods: 'Canales',
  methodsIntro: 'Cómo te enteras de lo que pasa.',
  email: 'Correo electrónico',
  emailHint: 'Al momento, o agrupadas cada hora si hay varias',
  push: 'Push',
  pushHint: 'En este dispositivo, también con Vys cerrado',
  pushUnsupported: 'Este navegador no admite notificaciones push',
  pushDenied:
    'Las notificaciones de Vys están bloqueadas. Permítelas en los ajustes de tu navegador.',
  pushDismissed: 'Permite las notificaciones cuando tu navegador lo pregunte.',
  pushFailed: 'No hemos podido activar las notificaciones push. Inténtalo de nuevo.',
  inApp: 'En la app',
  inAppHint: 'En la actividad y en la campana',
  presets: 'Preajustes',
  presetsIntro: 'Un punto de partida. Más abajo puedes cambiar cada tipo.',
  types: 'Tipos',
  typesIntro: 'Activa o desactiva categorías enteras o tipos sueltos.',
  critical: 'Crítico',
  criticalHint: (hint) =>
    `${hint}. Se muestran siempre en la app y se envían también durante las horas de silencio.`,
  allOfCategory: (name) => `Todas las notificaciones de ${name}`,
  quietHours: 'Horas de silencio',
  quietHoursIntro: 'El correo y las push esperan, y después llega un único resumen.',
  quietHoursSwitch: 'Usar horas de silencio',
  start: 'Inicio',
  end: 'Fin',
  timeZone: (zone) => `En tu zona horaria, ${zone}.`,
  changeTimeZone: 'Cambiarla en tu perfil',
  save: 'Guardar preferencias',
  discard: 'Descartar',
  saved: 'Preferencias de notificaciones guardadas',
  loadFailed: 'No se han podido cargar las preferencias',
  unsavedChangesWarning: 'Tus preferencias de notificaciones no están guardadas.',
};
