// What the publish checks say, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type { ScriptName } from '../hosts/confusables.ts';
import type { Secret } from '../secrets/secret-words.ts';
import type { en } from './en.ts';

const secrets: Readonly<Record<Secret, string>> = {
  password: 'una contraseña',
  card: 'un número de tarjeta',
  cvc: 'el código de seguridad de una tarjeta',
  code: 'un código de un solo uso',
  seed: 'una frase de recuperación o una clave privada',
  id: 'el número de un documento de identidad',
};

const scriptNames: Readonly<Record<ScriptName, string>> = {
  Latin: 'latinas',
  Cyrillic: 'cirílicas',
  Greek: 'griegas',
  Armenian: 'armenias',
  Hebrew: 'hebreas',
  Arabic: 'árabes',
  Devanagari: 'devanagari',
  Bengali: 'bengalíes',
  Thai: 'tailandesas',
  Georgian: 'georgianas',
  Cherokee: 'cheroquis',
  Han: 'chinas',
  Hiragana: 'hiragana',
  Katakana: 'katakana',
  Bopomofo: 'bopomofo',
  Hangul: 'coreanas',
  'another script': 'de otra escritura',
};

/** What the server says about lists and lookups. */
const reasons: Readonly<Record<string, string>> = {
  'list of this service': 'lista de este servicio',
  'no response in two seconds': 'sin respuesta en dos segundos',
  'the list could not be read': 'no se ha podido leer la lista',
};

const imitation = (address: string, how: string, brand: string, host: string) =>
  `La dirección ${address} ${how}. Los visitantes podrían confundirla con ${brand}, así que no puedes publicar una página con este enlace. Enlaza directamente a ${host} o quita el enlace.`;

const letters = (scripts: string) => {
  if (scripts === '') return 'letras con acentos';
  const names = scripts.split(',').map((name) => scriptNames[name as ScriptName] ?? name);
  return `letras ${names.join(' y ')}`;
};

const deadLink = (name: string, why: string) =>
  `${name === '' ? 'Un enlace' : `El enlace «${name}»`} ${why}, así que no lleva a ninguna parte. Añade un destino o quítalo.`;

const uncheckedCode = (what: string) =>
  `Este código puede contactar con una dirección que no podemos comprobar. ${what}. Escribe las direcciones completas; las imágenes solo se cargan desde servidores que aparecen en el código.`;

const tooHeavy = (size: number, most: number, cause: string) =>
  `La página ocupa ${size} KB sin imágenes; las páginas de hasta ${most} KB cargan rápido en todas partes. ${cause}`;

const wrongHeading = (heading: string, level: number, expected: number) =>
  `${heading} es un h${level}. Quien usa un lector de pantalla navega por los títulos; aquí encaja un h${expected}.`;

export const es: Messages<typeof en> = {
  secretInput: (secret) =>
    `Este campo pide ${secrets[secret as Secret] ?? secret}. Las páginas no pueden pedir datos confidenciales a los visitantes. Quita el campo o enlaza al servicio que los necesita.`,
  brandLogin: (words, brand, target, host) =>
    `«${words}» pide iniciar sesión o confirmar algo en ${brand || 'un monedero'}, pero lleva a ${target || 'un formulario de esta página'}. Así funcionan las páginas de phishing. ${
      host
        ? `Enlaza directamente a ${host} o quita la petición de iniciar sesión.`
        : 'Quita la petición o el enlace.'
    }`,
  hostLooksLike: (address, brand, host) =>
    imitation(address, `está escrita para parecerse a ${brand}`, brand, host),
  hostOneLetterAway: (address, brand, host) =>
    imitation(address, `se diferencia de ${brand} en una sola letra`, brand, host),
  hostOtherEnding: (address, brand, host) =>
    imitation(
      address,
      `usa el nombre de ${brand} con una terminación que ${brand} no utiliza`,
      brand,
      host,
    ),
  hostSubdomain: (address, brand, host) =>
    imitation(address, `empieza por el nombre de ${brand}, pero es de otra persona`, brand, host),
  hostPhishingPhrase: (address, brand, host) =>
    imitation(
      address,
      `combina el nombre de ${brand} con una palabra de inicio de sesión o de ayuda`,
      brand,
      host,
    ),
  hiddenHost: (disguise, address) =>
    `Este enlace parece llevar a ${disguise}, pero lleva a ${address}: los navegadores ignoran todo lo que va antes de la @. Quita esa parte.`,
  brokenHost: (address) =>
    `La dirección ${address} no es válida: su parte xn-- no se puede descifrar. Corrige o quita el enlace.`,
  mixedHost: (address, scripts) =>
    `La dirección ${address} mezcla ${letters(scripts)} en un mismo nombre, que es como se hacen las direcciones falsas. Usa una dirección en una sola escritura.`,
  foreignHost: (address, scripts) =>
    `La dirección ${address} tiene ${letters(scripts)}. No pasa nada; algunas apps muestran estas direcciones como xn--….`,
  blockedHost: (address, why) =>
    `El servidor ${address} está en una lista de sitios dañinos${why ? ` (${reasons[why] ?? why})` : ''}. Quita el enlace. Si es un error, ponte en contacto con quien gestiona este sitio.`,
  linksUnchecked: (why) =>
    `No hemos podido comprobar tus enlaces con la lista de sitios dañinos (${reasons[why] ?? why}). Puedes publicar igualmente; los comprobaremos la próxima vez.`,
  codeNavigation: () =>
    'Este código lleva a los visitantes a otra dirección. Usa un enlace en su lugar, para que vean adónde van.',
  codeLoads: () =>
    uncheckedCode('Carga una imagen de una dirección que se construye durante la ejecución'),
  codeDecodes: (name) => uncheckedCode(`Usa ${name}, que puede ocultar una dirección`),
  codeComputes: () => uncheckedCode('Accede a una parte de la ventana con un nombre calculado'),
  linkHidden: (name) =>
    `El enlace «${name}» todavía no tiene dirección, así que los visitantes no lo ven. Añade su dirección.`,
  linkWithoutAddress: (name) => deadLink(name, 'no tiene dirección'),
  linkToNothing: (name) => deadLink(name, 'solo tiene # como dirección'),
  linkToMissing: (name, target) =>
    deadLink(name, `apunta a ${target}, pero nada en la página tiene ese id`),
  linkUnfinished: (name) => deadLink(name, 'tiene una dirección incompleta'),
  placeholder: (text) =>
    `«${text}» es un texto de ejemplo que verían los visitantes. Cámbialo por el tuyo o quita la línea.`,
  imageWithoutAlt: () =>
    'Esta imagen no tiene texto alternativo, así que quien usa un lector de pantalla no sabe qué muestra. Descríbela con alt="…" o usa alt="" si es decorativa.',
  linkVague: (name) =>
    `El enlace «${name}» no dice adónde lleva. Usa un texto descriptivo, como el nombre de la página que abre.`,
  linkEmpty: (address) =>
    `El enlace${address && ` a ${address}`} no tiene texto, así que quien usa un lector de pantalla no sabe qué es. Añade un texto o un aria-label.`,
  firstHeading: (text, level, expected) =>
    wrongHeading(`El primer título «${text}»`, level, expected),
  nextHeading: (before, text, level, expected) =>
    wrongHeading(`El título «${text}», después de un h${before},`, level, expected),
  lowContrast: (color, background, ratio, minimum) =>
    `Este texto cuesta leerlo: ${color} sobre ${background} tiene un contraste de ${ratio.replace('.', ',')} a 1; debería ser al menos de ${`${minimum}`.replace('.', ',')} a 1.`,
  heavyImages: (size, most) =>
    tooHeavy(
      size,
      most,
      'La mayor parte son imágenes incrustadas; súbelas a tu biblioteca y usa sus enlaces.',
    ),
  heavyCode: (size, most) =>
    tooHeavy(size, most, 'Acorta el código repetido y quita los estilos que no se usan.'),
  noPreviewImage: () =>
    'La página no tiene imagen de vista previa, así que los enlaces compartidos se verán sin imagen. Añade una a tu perfil o a la página.',

  removeField: () => 'Quitar este campo',
  removeLink: () => 'Quitar este enlace',
  removeLine: () => 'Quitar esta línea',
  useColor: (color) => `Usar ${color}`,
  writeText: (text) => `Escribir «${text}»`,
  nameLink: (text) => `Llamarlo «${text}»`,
  markDecorative: () => 'Marcar como decorativa',
  makeHeading: (level) => `Convertir en h${level}`,
};
