// Notes on what was imported, in German.
import type { Messages } from '@vys/contract/language/messages';
import { createPlural } from '@vys/contract/language/messages';
import type * as source from './en.ts';

const plural = createPlural('de');
const counts = new Intl.NumberFormat('de');
const countLinks = (number: number) => plural(number, { one: '# Link', other: '# Links' });

export const de: Messages<typeof source.en> = {
  name: (name) => `Name: ${name}`,
  bio: (bio) => `Über dich: ${bio}`,
  longBio: (characters) => `Über dich: ${counts.format(characters)} Zeichen`,
  nameShortened: (most) => `Der Name war länger als ${most} Zeichen, deshalb haben wir ihn gekürzt`,
  bioShortened: (kept, most) =>
    `Der Text über dich war länger als ${counts.format(most)} Zeichen: Wir haben die ersten ${counts.format(kept)} übernommen`,
  titlesShortened: (number, most) =>
    `${plural(number, { one: '# Linktitel', other: '# Linktitel' })} mit mehr als ${most} Zeichen, gekürzt`,
  photo: 'Profilbild',
  links: (number) => `${countLinks(number)}, in derselben Reihenfolge`,
  colors: (background, accent) =>
    accent === '' ? `Farben: ${background}` : `Farben: ${background} und ${accent}`,
  wholePage: (title, lines) => `Die ganze Seite „${title}“, ${lines} Zeilen`,
  missing: { name: 'Name', bio: 'Text über dich', links: 'Links', colors: 'Markenfarben' },
  notFound: (missing) => `Nicht gefunden: ${missing}`,
  internalLinks: (number) =>
    `${countLinks(number)} innerhalb der alten Website oder ohne vollständige Adresse`,
  tooManyLinks: (number) => `${countLinks(number)} nach den ersten 100`,
  forms: (number) =>
    `${plural(number, { one: '# Formular', other: '# Formulare' })}; bitte den Assistenten um neue`,
  scripts: 'Skripte',
  design: 'Layout und Schriften: Wir erstellen ein neues Design',
  photoHost: (host) => `Das Foto wird noch von ${host} geladen`,
  imageHost: (host) => `Bilder werden noch von ${host} geladen`,
  trackedLinks: (number) =>
    `${countLinks(number)} mit Klick-Tracking, jetzt direkt zum eigentlichen Ziel`,
  notPublishable: (reason) => `Du kannst sie noch nicht veröffentlichen. ${reason}`.trim(),
};
