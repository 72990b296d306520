// The README beside an exported page, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const es: Messages<typeof source.en> = {
  publishedPage: (url) =>
    `la página tal como la veían los visitantes en ${url}, sin cambios sin publicar`,
  savedPage: 'tu página guardada, que nunca se ha publicado',
  exported: (day, page) => `Exportada el ${day}: ${page}.`,
  view: 'Para verla, abre index.html en un navegador. Funciona sin conexión.',
  upload:
    'Para publicarla, sube toda la carpeta a cualquier alojamiento web. No hay que instalar nada.',
  fonts:
    'Las fuentes de esta página tienen la licencia SIL Open Font License 1.1: puedes usarlas y distribuirlas con tu página.',
  edit: 'Para volver a importar la página y editarla, usa la exportación JSON, no esta copia.',
  analytics: 'Las visitas no se cuentan: esta copia no envía ningún dato.',
  formsByEmail: (email) =>
    `Los formularios abren la app de correo del visitante, con ${email} como destinatario.`,
  formsOff: 'Los formularios no envían nada; una nota debajo de la página lo indica.',
  noCode: 'Las partes interactivas no están incluidas, porque cargan código de otros sitios:',
  missingFiles: 'No hemos podido incluir estos archivos:',
};
