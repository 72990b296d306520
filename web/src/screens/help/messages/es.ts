// Texts of screens/help, in Spanish.
import { createPlural, type Messages } from '@vys/contract/language/messages';
import * as en from './en.ts';

const plural = createPlural('es');

export const messages: Messages<typeof en.messages> = {
  vys: 'Vys',
  search: 'Buscar en la ayuda',
  searchHint: 'Por ejemplo, «código QR»',
  results: (count) => plural(count, { one: '# artículo', other: '# artículos' }),
  noResults: 'No se han encontrado artículos',
  noResultsHint: 'Prueba con otra palabra o elige un tema.',
  clear: 'Borrar búsqueda',
  allTopics: 'Todos los temas',
  topics: 'Temas',
  language: 'Idioma',
  related: 'Más sobre este tema',
  notFound: 'No hemos encontrado este artículo',
  notFoundHint: 'Puede que tenga una dirección nueva. Búscalo o elige un tema.',
  loadFailed: 'No se cargaron los artículos',
  loadFailedHint: 'Comprueba tu conexión e inténtalo de nuevo.',
  retry: 'Reintentar',
  languages: en.messages.languages,
};
