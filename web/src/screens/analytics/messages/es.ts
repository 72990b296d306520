// Texts of screens/analytics, in Spanish.
import { createPlural, type Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

const plural = createPlural('es');

const countViews = (count: number) =>
  plural(count, { one: '# visita', many: '# de visitas', other: '# visitas' });
const countClicks = (count: number) =>
  plural(count, { one: '# clic', many: '# de clics', other: '# clics' });
const countLinks = (count: number) => plural(count, { one: '# enlace', other: '# enlaces' });

export const messages: Messages<typeof en.messages> = {
  title: 'Estadísticas',
  timeZone: (range, zone) => `${range} · Hora de ${zone.replaceAll('_', ' ')}`,
  live: (count) => plural(count, { one: '# visitante ahora', other: '# visitantes ahora' }),
  liveHint: 'Visitantes de los últimos 5 minutos',
  notUpdating: 'Ahora no se actualiza',
  figures: {
    views: 'Visitas totales',
    clicks: 'Clics totales',
    visitors: 'Visitantes únicos',
    engagement: 'Tasa de interacción',
  },
  keyFigures: 'Cifras clave',
  against: {
    '24h': 'vs. 24 horas anteriores',
    '7d': 'vs. 7 días anteriores',
    '30d': 'vs. 30 días anteriores',
    '90d': 'vs. 90 días anteriores',
  },
  noComparison: 'Aún no hay con qué comparar',

  countedAll: (views) => `${countViews(views)} en total, sin excluir ninguna`,
  countedWithout: (views, leftOut, reasons) =>
    `${countViews(views)} en total, ${plural(leftOut, { one: '# excluida', other: '# excluidas' })}: ${reasons}`,
  exclusions: {
    bot: (count) => plural(count, { other: '# de bots' }),
    own: (count) => plural(count, { one: '# tuya', other: '# tuyas' }),
    prefetch: (count) => plural(count, { other: '# por precarga del navegador' }),
    gpc: (count) => plural(count, { other: '# de quienes piden que no se les rastree' }),
    rate: (count) => plural(count, { other: '# por exceso de peticiones a la vez' }),
    network: (count) => plural(count, { other: '# desde centros de datos' }),
  },
  howWeCount: 'Cómo contamos',
  countingRules: [
    'Recargar la página suma una visita. Las visitas con 30 minutos de diferencia como máximo forman una sesión.',
    'Cada visitante cuenta una vez al día, sin cookies. Quien vuelve mañana cuenta de nuevo.',
    'No contamos los bots, las páginas que el navegador precarga, tus propias visitas mientras tienes la sesión iniciada ni a quienes piden que no se les rastree.',
    'La tasa de interacción es la parte de los visitantes que hizo clic en un enlace.',
  ],

  moreOnCounting: 'Más sobre cómo contamos',

  filters: 'Filtros',
  filterBy: (dimension) => `Filtrar por ${dimension.toLocaleLowerCase('es')}:`,
  activeFilter: (dimension, value) => `${dimension}: ${value}`,
  removeFilter: (dimension, value) => `Quitar el filtro ${dimension}: ${value}`,
  clearFilters: 'Quitar todos',
  filtersReachTo: (day) => `En tu plan, las cifras filtradas empiezan el ${day}.`,
  dimensions: {
    link: 'Enlace',
    referrer: 'Procedencia',
    source: 'Fuente',
    medium: 'Medio',
    campaign: 'Campaña',
    country: 'País',
    device: 'Dispositivo',
    browser: 'Navegador',
    language: 'Idioma',
  },

  showTable: (title) => `Ver «${title}» como tabla`,
  showChart: (title) => `Ver «${title}» como gráfico`,
  views: 'Visitas',
  clicks: 'Clics',
  visitors: 'Visitantes',
  share: 'Porcentaje',
  showAll: (count) => `Ver todo (${count})`,
  showLess: 'Ver menos',
  others: (count) => plural(count, { one: '# más', other: '# más' }),
  nothingHere: 'Aún no hay nada',

  traffic: 'Evolución del tráfico',
  granularity: 'Agrupar por',
  granularities: {
    hour: 'Hora',
    day: 'Día',
    week: 'Semana',
  },
  compare: 'Comparar con el período anterior',
  compareShort: 'Comparar',
  viewsBefore: 'Visitas antes',
  published: 'Publicada',
  publishedTimes: (count) => plural(count, { one: 'Publicada', other: 'Publicada # veces' }),
  when: 'Cuándo',
  soFar: (point) => `${point}, hasta ahora`,
  weekOf: (day) => `Semana del ${day}`,
  series: 'Líneas del gráfico',
  trafficSummary: (views, clicks, best, bestViews) =>
    `${countViews(views)} y ${countClicks(clicks)}. Mejor momento: ${best}, ${countViews(bestViews)}.`,
  noTraffic: 'No hay visitas ni clics en este período.',

  links: 'Clics por enlace',
  linksSummary: (clicks, links) =>
    `${countClicks(clicks)} en ${countLinks(links)}, en el orden de tu página`,
  noClicks: 'No hay clics en este período; en el orden de tu página',
  noLinks: 'Tu página aún no tiene enlaces.',
  pagePicture: 'Tu página con los clics de cada enlace',
  onPage: 'En tu página',
  noLongerOnPage: 'Ya no está en tu página',
  link: 'Enlace',
  address: 'Dirección',

  devices: 'Dispositivos',
  referrers: 'Procedencia principal',
  campaigns: 'Campañas',
  noCampaigns: 'Aún no hay enlaces etiquetados',
  noCampaignsHint:
    'Añade ?utm_source=newsletter a un enlace que compartas y sus visitas aparecerán aquí.',
  campaignsBy: 'Agrupar las campañas por',
  browsers: 'Navegadores',
  languages: 'Idiomas',
  countries: 'Países',
  map: (summary) => `Mapa del mundo. ${summary}`,
  mapPlace: (name, views) => `${name}: ${countViews(views)}`,
  topSummary: (name, percent) => `${name} va en cabeza con el ${percent} de las visitas`,
  hours: 'Horas con más visitas',
  hourOfDay: (hour) => `${hour}\u00A0h`,
  hoursSummary: (day, hour) => `Más visitas: ${day} a las ${hour}`,
  hour: 'Hora',

  digest: 'Resumen semanal',
  digestHint:
    'Un correo cada lunes por la mañana con las cifras de la semana anterior. Las semanas sin visitas se omiten.',

  export: 'Exportar',
  exported: 'Estadísticas exportadas',
  exportFailed: 'No hemos podido exportar tus estadísticas. Inténtalo de nuevo.',
  moreExports: 'Más formatos de exportación',
  exportKeyFigures: 'Exportar las cifras clave',
  fullCsv: 'Todo en CSV',
  fullJson: 'Todo en JSON',

  loading: 'Cargando estadísticas',
  loadFailed: 'No hemos podido cargar tus estadísticas',
  loadFailedHint: 'No se ha perdido nada. Seguimos contando las visitas.',
  tryAgain: 'Reintentar',
  noPage: 'Aún no tienes página',
  noPageHint: 'Crea una página y publícala. Las visitas y los clics aparecerán aquí al momento.',
  createPage: 'Crear página',
  notPublished: 'Publica tu página para ver visitas',
  notPublishedHint:
    'Todavía nadie puede abrirla. En cuanto esté en línea, cada visita aparecerá aquí.',
  openStudio: 'Abrir AI Studio',
  noVisits: 'No hay visitas en este período',
  noVisitsHint:
    'Comparte tu enlace, por ejemplo en tu biografía de Instagram. La primera visita aparecerá aquí en segundos.',
  copyLink: 'Copiar enlace',
  noMatches: 'Nada coincide con estos filtros',
  noMatchesHint: 'Quita un filtro o elige un período más largo.',
};
