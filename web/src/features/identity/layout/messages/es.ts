// Texts of features/identity/layout, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import { richText } from '#web/lib/format/rich-text.ts';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  termsOfService: 'Condiciones del servicio',
  privacyPolicy: 'Política de privacidad',
  themesClaim: 'Temas, colores y diseños a tu gusto',
  themesDetail: 'Describe el aspecto que quieres y mira cómo la página se transforma.',
  analyticsClaim: 'Estadísticas en tiempo real de clics, visitas y audiencia',
  analyticsDetail: 'Mira qué abre la gente en el mismo momento.',
  mobileClaim: 'Páginas optimizadas para móviles',
  mobileDetail: 'Pensadas primero para el móvil, donde se abren la mayoría de los enlaces.',
  activeCreators: 'creadores activos',
  linksShared: 'enlaces compartidos',
  language: 'Idioma',
  aboutVys: 'Acerca de Vys',
  tagline: 'Un solo enlace para todo lo que haces.',
  demoPrompt: 'Una página cálida para mi cerámica, con las fechas de mis talleres',
  or: 'o',
  acceptTerms: (terms, privacy) => richText`Acepto las ${terms} y la ${privacy}`,
  acceptTermsFirst: 'Tienes que aceptar las condiciones',
  demoBio: 'Gres de una isla pequeña. Nueva hornada cada luna llena.',
  demoLinks: ['Colección de primavera', 'Fechas de los talleres', 'Diario del taller'],
};
