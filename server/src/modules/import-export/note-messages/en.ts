// Notes on what was imported. `reason` is a sentence.
import { createPlural } from '@vys/contract/language/messages';

const plural = createPlural('en');
const counts = new Intl.NumberFormat('en');
const countLinks = (number: number) => plural(number, { one: '# link', other: '# links' });

export const en = {
  name: (name: string) => `Name: ${name}`,
  bio: (bio: string) => `About: ${bio}`,
  longBio: (characters: number) => `About: ${counts.format(characters)} characters`,
  nameShortened: (most: number) =>
    `The name was longer than ${most} characters, so we shortened it`,
  bioShortened: (kept: number, most: number) =>
    `The bio was longer than ${counts.format(most)} characters: we kept the first ${counts.format(kept)}`,
  titlesShortened: (number: number, most: number) =>
    `${plural(number, { one: '# link title', other: '# link titles' })} longer than ${most} characters, shortened`,
  photo: 'Profile photo',
  links: (number: number) => `${countLinks(number)}, in order`,
  colors: (background: string, accent: string) =>
    accent === '' ? `Colors: ${background}` : `Colors: ${background} and ${accent}`,
  wholePage: (title: string, lines: number) => `The whole page "${title}", ${lines} lines`,
  missing: { name: 'name', bio: 'bio', links: 'links', colors: 'brand colors' },
  notFound: (missing: string) => `Not found: ${missing}`,
  internalLinks: (number: number) =>
    `${countLinks(number)} within the old site or without a full address`,
  tooManyLinks: (number: number) => `${countLinks(number)} beyond the first 100`,
  forms: (number: number) =>
    `${plural(number, { one: '# form', other: '# forms' })}; ask the assistant for new ones`,
  scripts: 'Scripts',
  design: "Layout and fonts: we'll create a new design",
  photoHost: (host: string) => `The photo still loads from ${host}`,
  imageHost: (host: string) => `Images still load from ${host}`,
  trackedLinks: (number: number) =>
    `${countLinks(number)} used click tracking and now go straight to their destination`,
  notPublishable: (reason: string) => `You can't publish it yet. ${reason}`.trim(),
};
