// Texts of screens/studio/content, in Spanish.
import { createPlural, type Messages } from '@vys/contract/language/messages';
import { interfaceLanguage } from '#web/lib/language/interface-language.ts';
import type * as en from './en.ts';

const plural = createPlural(interfaceLanguage);

export const sortTexts: Messages<typeof en.sortTexts> = {
  handle: (name) => `Mover ${name}`,
  instructions:
    'Para mover un elemento, pulsa la barra espaciadora, usa las flechas y vuelve a pulsar la barra espaciadora. Pulsa Escape para cancelar.',
  lifted: (name, position, count) => `Has tomado ${name}, posición ${position} de ${count}.`,
  moved: (name, position, count) => `${name} está ahora en la posición ${position} de ${count}.`,
  dropped: (name, position, count) => `Has soltado ${name} en la posición ${position} de ${count}.`,
  canceled: (name) => `${name} vuelve a estar donde estaba.`,
};

export const messages: Messages<typeof en.messages> = {
  loading: 'Leyendo tu página',
  noPageTitle: 'Aún no hay página',
  noPageHint: 'Describe tu página en el chat. Después podrás editarlo todo aquí.',
  searchEngines: 'Cómo encuentran tu página los buscadores',
  openChat: 'Abrir el chat',
  unreadableTitle: 'No podemos leer el código de esta página',
  unreadableHint: 'Corrige el código o vuelve a una versión anterior en el historial.',
  busy: 'El asistente está cambiando tu página',

  back: 'Volver',
  profile: 'Perfil',
  profileHint: 'Nombre, imagen y unas palabras',
  links: 'Enlaces',
  link: 'Enlace',
  section: 'Sección',
  sections: 'Secciones',
  layout: 'Disposición',
  automaticLayout: 'Automática, según el diseño',
  details: 'Detalles',

  addLinks: 'Añadir enlaces',
  addLinksHint: 'Una o más direcciones, cada una en su línea',
  add: 'Añadir',
  cancel: 'Cancelar',
  noAddressFound: 'Introduce una dirección web, un correo electrónico o un teléfono.',
  tooManyLinks: (max) => `Una lista admite hasta ${max} enlaces.`,
  noLinks: 'Aún no hay enlaces. Añade el primero o pega varios a la vez.',
  addSection: 'Añadir una sección',
  searchSections: '¿Qué quieres mostrar?',
  noSections: 'Aún no hay secciones. Añade tu horario, una carta, una galería y mucho más.',
  tooManySections: (max) => `Una página admite hasta ${max} secciones.`,
  addItem: (kind) => `Añadir ${kind}`,
  noItems: 'Aún no hay nada aquí.',
  itemAddress: 'Dirección',

  groups: {
    show: 'Mostrar',
    offer: 'Vender e invitar',
    tell: 'Contar',
    hear: 'Escuchar a los visitantes',
    arrange: 'Organizar',
  },

  more: (name) => `Más opciones de ${name}`,
  hide: (name) => `Ocultar ${name}`,
  show: (name) => `Mostrar ${name}`,
  duplicate: 'Duplicar',
  moveUp: 'Subir',
  moveDown: 'Bajar',
  remove: 'Quitar',
  undo: 'Deshacer',
  removed: (name) => `Se ha quitado ${name}`,
  duplicated: (name) => `Se ha duplicado ${name}`,
  linksAdded: (count) => plural(count, { one: 'Enlace añadido', other: '# enlaces añadidos' }),
  sectionAdded: (name) => `Se ha añadido ${name}`,

  hidden: 'Oculto',
  scheduled: 'Programado',
  ended: 'Terminado',
  noAddress: 'Aún sin dirección',
  waitsForText: 'Espera tu texto',
  count: (count) => plural(count, { one: '# elemento', other: '# elementos' }),
  photo: (place) => `Foto ${place}`,
  entry: (place) => `Elemento ${place}`,

  codeTitle: 'Esta página se escribió como código',
  codeHint:
    'Puedes editar lo que hemos encontrado en ella. Vuelve a montarla para añadir secciones, ocultar, programar y todo lo demás. Tu nombre, enlaces, textos e imágenes se quedan; la disposición cambia.',
  rebuild: 'Convertir en página editable',
  rebuilt: 'Ya puedes editar tu página',
};
