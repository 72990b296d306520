// Notes on what was imported, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import { createPlural } from '@vys/contract/language/messages';
import type * as source from './en.ts';

const plural = createPlural('es');
const counts = new Intl.NumberFormat('es');
const countLinks = (number: number) => plural(number, { one: '# enlace', other: '# enlaces' });

export const es: Messages<typeof source.en> = {
  name: (name) => `Nombre: ${name}`,
  bio: (bio) => `Sobre ti: ${bio}`,
  longBio: (characters) => `Sobre ti: ${counts.format(characters)} caracteres`,
  nameShortened: (most) => `El nombre tenía más de ${most} caracteres, así que lo hemos acortado`,
  bioShortened: (kept, most) =>
    `La biografía tenía más de ${counts.format(most)} caracteres: hemos conservado los primeros ${counts.format(kept)}`,
  titlesShortened: (number, most) =>
    `${plural(number, { one: '# título de enlace', other: '# títulos de enlaces' })} de más de ${most} caracteres, acortados`,
  photo: 'Foto de perfil',
  links: (number) => `${countLinks(number)}, en el mismo orden`,
  colors: (background, accent) =>
    accent === '' ? `Colores: ${background}` : `Colores: ${background} y ${accent}`,
  wholePage: (title, lines) => `La página completa «${title}», ${lines} líneas`,
  missing: { name: 'nombre', bio: 'biografía', links: 'enlaces', colors: 'colores de marca' },
  notFound: (missing) => `No encontrado: ${missing}`,
  internalLinks: (number) =>
    `${countLinks(number)} dentro del sitio anterior o sin dirección completa`,
  tooManyLinks: (number) => `${countLinks(number)} después de los 100 primeros`,
  forms: (number) =>
    `${plural(number, { one: '# formulario', other: '# formularios' })}; pide otros nuevos al asistente`,
  scripts: 'Scripts',
  design: 'Diseño y fuentes: crearemos un diseño nuevo',
  photoHost: (host) => `La foto todavía se carga desde ${host}`,
  imageHost: (host) => `Las imágenes todavía se cargan desde ${host}`,
  trackedLinks: (number) =>
    `${countLinks(number)} con seguimiento de clics, ahora directos a su destino`,
  notPublishable: (reason) => `Todavía no puedes publicarla. ${reason}`.trim(),
};
