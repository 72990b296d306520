// Texts of the weekly digest, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import { createPlural } from '@vys/contract/language/messages';
import type * as source from './en.ts';

const plural = createPlural('es');
const countViews = (views: number) => plural(views, { one: '# visita', other: '# visitas' });
const countClicks = (clicks: number) => plural(clicks, { one: '# clic', other: '# clics' });
const percents = new Intl.NumberFormat('es');

export const es: Messages<typeof source.en> = {
  subject: (views, clicks) => `Tu semana: ${countViews(views)}, ${countClicks(clicks)}`,
  hello: 'Hola:',
  intro: (title, from, to) => `Así le fue a «${title}» del ${from} al ${to}.`,
  views: 'Visitas',
  visitors: 'Visitantes',
  clicks: 'Clics',
  same: 'igual que la semana anterior',
  up: (percent) => `un ${percents.format(percent)} % más que la semana anterior`,
  down: (percent) => `un ${percents.format(percent)} % menos que la semana anterior`,
  links: 'Enlaces más populares',
  linkClicks: countClicks,
  sources: 'De dónde llegaron tus visitantes',
  sourceViews: countViews,
  direct: 'Directo o desconocido',
  countries: 'Países',
  unknownCountry: 'País desconocido',
  open: 'Ver todas las estadísticas',
  reason: 'Recibes este correo cada lunes si tu página tuvo visitas.',
  unsubscribeLink: 'Darme de baja',
  unsubscribe: {
    question: '¿Darte de baja del resumen semanal?',
    explanation: 'Dejaremos de enviarte cada lunes las cifras de tu página.',
    doneExplanation: 'Puedes volver a activar el resumen semanal en Estadísticas.',
    settings: 'Abrir las estadísticas',
  },
};
