// What building a page finds in it, besides what the compiler finds, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const es: Messages<typeof source.en> = {
  partRemoved: (element) => `Una parte de <${element}> se eliminará al publicar.`,
  tooManyHosts: (count, most) =>
    `Esta página ejecuta código y usa ${count} servidores; las imágenes, el audio y el vídeo solo se cargarán desde los ${most} primeros. Sube las imágenes a tu biblioteca multimedia.`,
  cssFault: (reason) => `CSS: una parte no es válida y se omite («${reason}»).`,
  cssNotMinified: () => 'CSS: no hemos podido reducirlo, así que se queda como está.',
  tooSlow: () =>
    'La página ha tardado más de un segundo en mostrarse. Comprueba si tiene un bucle infinito.',
  outOfMemory: () => 'La página ha necesitado demasiada memoria para mostrarse.',
  tooLarge: () => 'La página mostrada ocupa más de 1 MB.',
  notRendered: () => 'No se ha podido mostrar la página.',
};
