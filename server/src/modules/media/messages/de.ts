// Where an image is used, and what the data export has of images, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const de: Messages<typeof source.en> = {
  places: {
    draft: 'Entwurf',
    published: 'veröffentlichte Seite',
    profile: 'Profil',
    qr_code: 'QR-Code',
  },
  used: (count, list) =>
    `Dieses Bild wird an ${count === 1 ? '1 Stelle' : `${count} Stellen`} verwendet: ${list}. Wenn du es löschst, verschwindet es auch dort.`,
  exported: 'Deine Bilder: Namen, Größen und Links.',
};
