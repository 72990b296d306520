// Where an image is used, and what the data export has of images, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const es: Messages<typeof source.en> = {
  places: {
    draft: 'borrador',
    published: 'página publicada',
    profile: 'perfil',
    qr_code: 'código QR',
  },
  used: (count, list) =>
    `Esta imagen se usa en ${count === 1 ? '1 lugar' : `${count} lugares`}: ${list}. Si la eliminas, también desaparecerá de ahí.`,
  exported: 'Tus imágenes: nombres, tamaños y enlaces.',
};
