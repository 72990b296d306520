// What the compiler says about the code of a page, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

const amount = (count: number) => count.toLocaleString('es');

const offered = (names: string, more: number) => (more > 0 ? `${names} y ${more} más` : names);

const times = (count: number) => `${count} ${count === 1 ? 'vez' : 'veces'}`;

export const messages: Messages<typeof en.messages> = {
  sourceTooLarge: (size) =>
    `La página ocupa ${size} KB; se permiten como máximo 256 KB de JSX y CSS. Saca las imágenes del código y súbelas a tu biblioteca multimedia.`,
  codeTooLarge: (size, most) =>
    `La página genera ${amount(size)} KB de código; se permiten como máximo ${amount(most)} KB. Usa menos iconos y crea las partes repetidas a partir de una lista.`,
  documentTooLarge: (size, most) =>
    `La página terminada ocupa ${amount(size)} KB; se permiten como máximo ${amount(most)} KB. Muestra menos elementos, usa menos iconos o saca las imágenes del código.`,
  tooManyNames: (most) =>
    `El código declara más de ${amount(most)} nombres. Reúne los valores repetidos en una lista o en un objeto.`,
  codeTooDeep: () =>
    'El código está anidado a demasiada profundidad. Divídelo en componentes más pequeños.',
  elementsTooDeep: (depth, most) =>
    `Los elementos están anidados en ${depth} niveles; se permiten como máximo ${most}. Quita los contenedores innecesarios.`,
  tooManyElements: (count, most) =>
    `La página tiene ${count} elementos; se permiten como máximo ${most}. Crea las partes repetidas a partir de una lista.`,
  documentTooDeep: () =>
    'La página terminada es demasiado grande o está anidada a demasiada profundidad. Muestra menos elementos o quita los contenedores innecesarios.',
  htmlUnstable: () =>
    'El HTML de esta página no se lee siempre igual. Cierra todos los elementos y no anides enlaces ni formularios.',

  fenced: () => 'El código está entre líneas con ```. Quítalas.',
  unreadable: () => 'No hemos podido leer el código. Deshaz el último cambio e inténtalo de nuevo.',
  notRunnable: () =>
    'Este código usa una sintaxis que las páginas no pueden ejecutar. Deshaz el último cambio o simplifícalo.',
  wrongClosingTag: (name) =>
    `Aquí falta la etiqueta de cierre de <${name}>. Cierra el elemento o quita la etiqueta que sobra.`,
  adjacentElements: () => 'Hay dos elementos seguidos. Envuélvelos en un elemento o en <>…</>.',
  endsEarly: () =>
    'El código termina demasiado pronto. Cierra el último paréntesis, comilla o elemento.',
  elementOpen: () =>
    'Un elemento no se cierra. Cierra todos los elementos; los vacíos se escriben como <br />.',
  expressionOpen: () =>
    'Antes de este punto queda abierto un paréntesis o una comilla. Ciérralo antes de que termine el elemento.',
  stringOpen: () => 'Un texto entre comillas no se cierra. Pon la comilla donde termina el texto.',
  templateOpen: () => 'Un texto entre ` no se cierra. Pon el segundo ` donde termina el texto.',
  commentOpen: () => 'Un comentario no se cierra. Pon */ donde termina.',
  otherOpen: (reason) =>
    `Aquí hay algo que no se cierra («${reason}»). Ciérralo donde termina el texto.`,
  nameDeclaredTwice: (name) => `El nombre «${name}» ya está en uso. Cambia uno de los dos.`,
  htmlComment: () => 'Los comentarios HTML no funcionan aquí. Escribe {/* … */} en su lugar.',
  typesInCode: () => 'Las páginas son JavaScript puro. Quita los tipos.',
  unexpected: (text) => `«${text}» no se esperaba aquí. Quítalo o cierra lo que se abrió antes.`,
  unexpectedCharacter: (character) =>
    `El carácter «${character}» no encaja aquí. Quítalo o cámbialo.`,
  unexpectedKeyword: (name) => `La palabra clave «${name}» no encaja aquí. Quítala o muévela.`,
  keywordReserved: (name) =>
    `«${name}» es una palabra del lenguaje y no puede ser un nombre. Elige otro.`,
  bracketInText: (character, reference) =>
    `El carácter ${character} no puede ir así en el texto. Escribe ${reference} o {"${character}"}.`,
  emptyAttribute: () =>
    'Las llaves de este atributo están vacías. Escribe un valor o quita el atributo.',
  attributeNotQuoted: () => 'El valor de un atributo va entre comillas o entre llaves. Añádelas.',
  notAssignable: () =>
    'A la izquierda del signo igual hay algo a lo que no se puede asignar un valor. Corrige el código en este punto.',
  returnOutside: () =>
    '«return» está fuera de una función. Muévelo a una función o revisa las llaves anteriores.',
  importNotOnTop: () =>
    '«import» y «export» solo pueden ir en el nivel superior. Mueve la línea o revisa las llaves anteriores.',
  awaitOutside: () =>
    '«await» está fuera de una función async. Escribe «async» delante de la función.',
  exportedTwice: (name) => `«${name}» se exporta dos veces. Quita una de las dos.`,
  exportUndefined: (name) =>
    `«${name}» se exporta, pero no está definido. Defínelo o quita la exportación.`,
  valueMissing: () => 'A este patrón de varios nombres le falta un valor. Añade = y el valor.',
  equalsInObject: () =>
    'En un objeto hay un = entre el nombre y el valor. Escribe dos puntos en su lugar.',
  nameAfterNumber: () =>
    'Justo después de un número empieza un nombre. Sepáralos o empieza el nombre con una letra.',
  invalidNumber: () => 'Este número no es válido. Corrígelo.',
  invalidEscape: () =>
    'El carácter que sigue a la barra invertida no es válido. Corrígelo o quita la barra.',
  invalidPattern: (pattern, reason) =>
    `La expresión regular /${pattern}/ no es válida («${reason}»). Corrígela.`,
  catchMissing: () => 'Después de «try» falta «catch» o «finally». Añade uno de los dos.',
  jumpOutside: (keyword) => `«${keyword}» no encaja aquí. Úsalo en un bucle o quítalo.`,
  commaAfterRest: () => 'Después de la parte con … no puede haber una coma. Quítala.',
  mixedLogic: () =>
    '?? no se puede mezclar con && o || sin paréntesis. Pon una de las partes entre paréntesis.',
  otherSyntax: (reason) =>
    `Aquí hay un error en el código («${reason}»). Corrige el código en este punto.`,

  notComponent: () =>
    'La exportación predeterminada no es un componente. Conviértela en uno: export default function Page() { return … }.',
  noDefaultExport: () =>
    'La página no tiene una exportación predeterminada. Escribe «export default» delante del componente que es la página.',
  nameTaken: (name) => `«${name}» no puede ser un nombre en el nivel superior. Cámbialo.`,
  reExport: () => 'Una página no puede reexportar un paquete. Importa lo que necesites y úsalo.',
  importAtRuntime: () =>
    'Una página no puede importar código mientras se ejecuta. Usa una importación al principio del archivo.',
  importMeta: () => 'import.meta no está disponible en una página. Escribe el valor directamente.',
  awaitOnTop: () =>
    'Una página no puede usar «await» en el nivel superior. Úsalo en una función async.',
  requireCall: () =>
    'require() no está disponible en una página. Usa una importación al principio del archivo.',
  nameWithColon: (name) =>
    `«${name}» no es un nombre válido aquí. Quita la parte anterior a los dos puntos.`,
  spreadChildren: () => 'No se admiten elementos hijos con … . Escribe {list} en su lugar.',

  tooManyImports: (count, most) =>
    `La página tiene ${count} líneas de importación; se permiten como máximo ${most}. Importa varios nombres de un mismo paquete en una línea.`,
  namesRedeclared: (count, most) =>
    `Los nombres importados se declaran de nuevo ${times(count)} dentro de funciones; en una página de este tamaño se permite como máximo ${times(most)}. Cambia el nombre de esas variables.`,
  importNameTooLong: (name) => `«${name}» es demasiado largo para un nombre importado. Quítalo.`,
  versionFixed: (name, names) =>
    `«${name}» está incluido en una versión fija. Impórtalo como ${names.split(', ').join(' o ')}, sin versión.`,
  versionMissing: (name, pack) =>
    `«${name}» no está incluido, así que la importación necesita una versión exacta. Escríbela como «${pack}@1.2.3», con la versión que quieras.`,
  packageUnknown: (name, packages) =>
    `«${name}» no está incluido. Una página puede importar ${packages}. Quita esta importación o escribe esa parte en la propia página.`,
  noDefaultInPackage: (pack, names, more) =>
    `«${pack}» no tiene una exportación predeterminada. Importa por nombre: ${offered(names, more)}.`,
  nameNotInPackage: (name, pack, names, more) =>
    `«${name}» no forma parte de «${pack}». Usa ${offered(names, more)}.`,
  iconUnknown: (name, near) =>
    `«${name}» no es un icono de «lucide-react». Usa ${near || 'otro icono'} o un <svg> en el código.`,

  linkUnsafe: (scheme) =>
    `Un enlace no puede empezar por «${scheme}:». Usa una dirección https, mailto: o tel:.`,
  formUnwired: () =>
    'Este formulario no envía nada. Añade data-form="newsletter", "contact" o "guestbook", o una función para onSubmit.',
  imageWithoutAlt: () =>
    'Esta imagen no tiene texto alternativo. Descríbela con alt="…" o usa alt="" si es decorativa.',
  elementRemoved: (name) => `<${name}> se elimina al publicar. Quítalo del código.`,
  frameRemoved: () =>
    'Este marco se elimina al publicar. Los marcos pueden mostrar reproductores de YouTube, Vimeo, Spotify, SoundCloud y TikTok.',
  fieldRemoved: (type) => `Un campo de tipo «${type}» se elimina al publicar. Usa text o email.`,
  handlerIsText: (handler) => `${handler} es un texto; pasa una función: ${handler}={() => …}.`,

  importRemoved: () =>
    '@import se elimina: las páginas no pueden cargar estilos de otros sitios. Para las fuentes incluidas basta con el nombre de la familia.',
  cssBracketOpen: (bracket) => `CSS: «${bracket}» no se cierra. Añade el cierre.`,
  cssBraceUnopened: () => 'CSS: a «}» le falta un «{». Quítalo o abre la regla antes.',
  cssCommentOpen: () => 'CSS: un comentario no se cierra. Pon */ donde termina.',
  cssStringOpen: (quote) =>
    `CSS: un texto que empieza con ${quote} no se cierra. Añade la comilla de cierre.`,
};
