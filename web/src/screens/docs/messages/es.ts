// Texts of the API documentation, in Spanish.
import { API_KEY_REQUESTS_PER_MINUTE } from '@vys/contract/api/key-scopes';
import { createPlural, type Messages, type PluralForms } from '@vys/contract/language/messages';
import type * as en from './en.ts';

const plural = createPlural('es');

export const messages: Messages<typeof en.messages> = {
  vys: 'Vys',
  apiDocs: 'Docs de API',
  backToApp: 'Volver a Vys',
  signIn: 'Iniciar sesión',
  darkMode: 'Cambiar a oscuro',
  lightMode: 'Cambiar a claro',
  loading: 'Cargando la referencia de la API',
  failedTitle: 'No hemos podido cargar la referencia de la API',
  failedHint: 'Comprueba tu conexión e inténtalo de nuevo.',
  retry: 'Reintentar',

  title: 'Referencia de la API',
  intro:
    'Todo lo que hace la app de Vys pasa por esta API HTTP. Puedes leer tus estadísticas, cambiar tu página o publicarla desde un programa propio.',
  version: (version) => `Versión ${version}`,
  openDocument: 'Documento OpenAPI',
  authentication: 'Autenticación',
  authenticationText: `Crea una clave de API en Ajustes, en Seguridad, y envíala como bearer token. Dale solo los permisos que tu programa necesita: cada llamada de abajo indica su scope, y write incluye read. Una clave puede hacer hasta ${API_KEY_REQUESTS_PER_MINUTE} peticiones por minuto.`,
  createKey: 'Crear clave de API',
  howKeysWork: 'Cómo funcionan las claves',
  keySafety:
    'Una clave actúa en tu nombre, así que guárdala en tu servidor o en tu propio ordenador. El inicio de sesión, la seguridad, la facturación y la exportación y eliminación de la cuenta están fuera del alcance de cualquier clave. Una clave mal escrita, caducada o revocada recibe 401 auth.key_invalid; una sin el scope recibe 403 auth.key_scope.',
  accessTokens: 'Tokens de acceso',
  accessTokensText:
    'Las llamadas sin scope requieren un token de acceso, que obtienes con tu correo y tu contraseña. Vale cinco minutos; usa el refresh token para obtener el siguiente.',
  errors: 'Errores',
  errorsText:
    'Un error tiene un estado, un código para los programas y un mensaje para las personas. Fíate del código: los mensajes pueden cambiar. Después de un 429 o un 503, espera los segundos que indica Retry-After.',
  baseUrl: 'URL base',
  errorExample: 'Error de ejemplo',
  groupsTitle: 'Todas las llamadas',
  calls: (count) => plural(count, { one: '# llamada', other: '# llamadas' }),

  search: 'Buscar llamadas',
  searchPlaceholder: 'Ruta o lo que hace',
  clearSearch: 'Borrar búsqueda',
  found: (count) => plural(count, { one: '# llamada encontrada', other: '# llamadas encontradas' }),
  nothingFound: 'No se han encontrado llamadas',
  nothingFoundHint: 'Prueba con otra palabra en inglés o con parte de una ruta, como /pages.',
  navigation: 'Llamadas de la API',
  overview: 'Resumen',
  showCalls: 'Todas las llamadas',

  unknownTitle: 'Esta llamada no está en la API',
  unknownHint: 'Puede que haya cambiado de nombre. Búscala o empieza por el resumen.',

  caller: {
    anyone: 'Cualquiera',
    optional: 'Cualquiera; más con la sesión iniciada',
    user: 'Usuarios con sesión',
    editor: 'Usuarios con sesión y editores de código',
    operator: 'Solo operadores',
  },
  alsoAt: 'También en',
  keyScope: (scope) => `Clave de API con ${scope}`,
  noKeys: 'Sin claves de API',

  parameters: 'Parámetros',
  requestBody: 'Cuerpo de la petición',
  response: 'Respuesta',
  emptyResponse: 'Sin contenido.',
  fileResponse: 'Un archivo o flujo de este tipo.',
  possibleErrors: 'Errores',
  field: 'Campo',
  details: 'Detalles',
  status: 'Estado',
  code: 'Código',
  required: 'obligatorio',
  expand: (name) => `Mostrar los campos de ${name}`,
  collapse: (name) => `Ocultar los campos de ${name}`,
  place: { path: 'En la ruta', query: 'En la consulta', header: 'Cabecera' },

  example: 'Ejemplo',
  exampleResponse: 'Respuesta de ejemplo',
  language: 'Lenguaje',
  languages: { curl: 'curl', javascript: 'JavaScript', python: 'Python' },
  copyExample: 'Copiar',
  copyFailed: 'No se ha podido copiar. Selecciona el texto y cópialo a mano.',
  keyHint: 'Pon tu clave de API en VYS_TOKEN.',
  tokenHint: 'Pon tu token de acceso en VYS_TOKEN.',

  tryIt: 'Probar',
  tryItHint: 'Envía esta llamada a tu propia cuenta.',
  tryItSignedOut: 'Inicia sesión para enviar esta llamada a tu propia cuenta desde aquí.',
  tryItSignedOutOrKey:
    'Pega una clave de API o inicia sesión para enviar esta llamada a tu propia cuenta.',
  credential: 'Enviar con',
  credentials: { session: 'Tu sesión', key: 'Clave de API' },
  apiKey: 'Clave de API',
  apiKeyHint: (scope) => `Necesita ${scope}. Se queda en esta pestaña y nunca se guarda.`,
  apiKeyInvalid: 'Una clave de API empieza por vys_key_',
  tryItNotPossible:
    'Las llamadas con archivos, flujos o tokens no se pueden enviar desde aquí. Usa un ejemplo.',
  tryItDeletesAccount: 'Para eliminar tu cuenta, ve a Ajustes.',
  send: 'Enviar',
  valueNeeded: 'Introduce un valor',
  bodyInvalid: 'Esto no es JSON válido',
  body: 'Cuerpo (JSON)',
  confirmTitle: '¿Enviar esta llamada?',
  confirmText: (method, path) =>
    `${method} ${path} cambia tu cuenta de verdad, no una copia de ella.`,
  confirmSend: 'Enviar llamada',
  cancel: 'Cancelar',
  result: 'Resultado',
  took: (milliseconds) => `${milliseconds} ms`,
  emptyBody: 'Sin contenido',
  notSent: 'La llamada no ha llegado a Vys. Comprueba tu conexión e inténtalo de nuevo.',
  shortened: 'Solo se muestran los primeros 100.000 caracteres.',
};

export const groupNames: Messages<typeof en.groupNames> = {
  app: 'Instalación',
  identity: 'Inicio de sesión y seguridad',
  accounts: 'Cuenta',
  notifications: 'Notificaciones',
  live: 'Canal en directo',
  billing: 'Planes y pago',
  announcements: 'Anuncios',
  media: 'Imágenes',
  analytics: 'Estadísticas',
  ai: 'IA',
  pages: 'Páginas',
  templates: 'Plantillas',
  forms: 'Formularios',
  moderation: 'Moderación',
  admin: 'Administración',
};

export const typeWords: Messages<typeof en.typeWords> = {
  any: 'cualquiera',
  or: ' o ',
  list: (item) => `lista de ${item}`,
  map: (value) => `mapa de ${value}`,
  oneOf: (count) => `una de ${count} formas`,
  option: (place) => `Forma ${place}`,
  formats: {
    uuid: 'UUID',
    'date-time': 'fecha y hora (ISO 8601)',
    date: 'fecha (ISO 8601)',
    email: 'correo electrónico',
    uri: 'URL',
    binary: 'archivo',
  },
  values: (values) => `Uno de ${values}`,
  byDefault: (value) => `por defecto ${value}`,
  pattern: (pattern) => `coincide con ${pattern}`,
  length: (least, most) => range(least, most, { one: 'carácter', other: 'caracteres' }),
  items: (least, most) => range(least, most, { one: 'elemento', other: 'elementos' }),
  number: (least, most) => range(least, most, { other: '' }),
};

function range(least: number | undefined, most: number | undefined, unit: PluralForms): string {
  const text =
    least === undefined
      ? `hasta ${most}`
      : most === undefined
        ? `al menos ${least}`
        : `de ${least} a ${most}`;
  return `${text} ${plural(most ?? least ?? 0, unit)}`.trim();
}
