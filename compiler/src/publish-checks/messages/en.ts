// What the publish checks say, and what their fixes are called. Values are texts and numbers, so that a report can carry
// them to whoever says it in another language.
import type { Secret } from '../secrets/secret-words.ts';

/** A field that asks for … */
const secrets: Readonly<Record<Secret, string>> = {
  password: 'a password',
  card: 'a card number',
  cvc: 'the security code of a card',
  code: 'a one-time code',
  seed: 'a recovery phrase or private key',
  id: 'the number of an identity document',
};

const imitation = (address: string, how: string, brand: string, host: string) =>
  `The address ${address} ${how}. Visitors could mistake it for ${brand}, so you can't publish a page with this link. Link to ${host} itself, or remove the link.`;

/** `scripts` are separated by commas, here and below. */
const letters = (scripts: string) =>
  scripts === '' ? 'accented letters' : `${scripts.split(',').join(' and ')} letters`;

const deadLink = (name: string, why: string) =>
  `${name === '' ? 'A link' : `The link "${name}"`} ${why}, so it doesn't go anywhere. Add a destination or remove it.`;

const uncheckedCode = (what: string) =>
  `This code can contact an address that we can't check. ${what}. Write addresses out in full; images only load from hosts that are written in the code.`;

const tooHeavy = (size: number, most: number, cause: string) =>
  `The page is ${size} KB without images; pages up to ${most} KB load fast everywhere. ${cause}`;

const wrongHeading = (heading: string, level: number, expected: number) =>
  `${heading} is an h${level}. Screen-reader users navigate by headings; an h${expected} fits here.`;

export const en = {
  secretInput: (secret: string) =>
    `This field asks for ${secrets[secret as Secret] ?? secret}. Pages can't ask visitors for secrets. Remove the field, or link to the service that needs it.`,
  /** Without a brand it is a wallet, without a target a form of the page. `host`: the brand's own. */
  brandLogin: (words: string, brand: string, target: string, host: string) =>
    `"${words}" asks people to sign in or confirm something at ${brand || 'a wallet'}, but leads to ${target || 'a form of this page'}. Phishing pages work this way. ${
      host
        ? `Link to ${host} itself, or remove the request to sign in.`
        : 'Remove the request or the link.'
    }`,
  hostLooksLike: (address: string, brand: string, host: string) =>
    imitation(address, `is written to look like ${brand}`, brand, host),
  hostOneLetterAway: (address: string, brand: string, host: string) =>
    imitation(address, `is one letter away from ${brand}`, brand, host),
  hostOtherEnding: (address: string, brand: string, host: string) =>
    imitation(
      address,
      `uses ${brand}'s name with an ending that ${brand} doesn't use`,
      brand,
      host,
    ),
  hostSubdomain: (address: string, brand: string, host: string) =>
    imitation(address, `starts with ${brand}'s name, but belongs to someone else`, brand, host),
  hostPhishingPhrase: (address: string, brand: string, host: string) =>
    imitation(
      address,
      `combines ${brand}'s name with a word for signing in or support`,
      brand,
      host,
    ),
  hiddenHost: (disguise: string, address: string) =>
    `This link looks like it goes to ${disguise}, but it goes to ${address}: browsers ignore everything before the @. Remove that part.`,
  brokenHost: (address: string) =>
    `The address ${address} isn't valid: its xn-- part can't be decoded. Fix or remove the link.`,
  mixedHost: (address: string, scripts: string) =>
    `The address ${address} mixes ${letters(scripts)} in one name, which is how fake addresses are made. Use an address in one script.`,
  foreignHost: (address: string, scripts: string) =>
    `The address ${address} has ${letters(scripts)}. That's fine; some apps show these addresses as xn--….`,
  blockedHost: (address: string, why: string) =>
    `The host ${address} is on a list of harmful sites${why ? ` (${why})` : ''}. Remove the link. If that's a mistake, contact the operator of this site.`,
  linksUnchecked: (why: string) =>
    `We couldn't check your links against the list of harmful sites (${why}). You can still publish; we'll check them again next time.`,
  codeNavigation: () =>
    "This code sends visitors to another address. Use a link instead, so that they can see where they're going.",
  codeLoads: () => uncheckedCode("It loads an image from an address that's built at runtime"),
  codeDecodes: (name: string) => uncheckedCode(`It uses ${name}, which can hide an address`),
  codeComputes: () => uncheckedCode('It accesses part of the window by a computed name'),
  linkHidden: (name: string) =>
    `The link "${name}" has no address yet, so visitors don't see it. Add its address.`,
  linkWithoutAddress: (name: string) => deadLink(name, 'has no address'),
  linkToNothing: (name: string) => deadLink(name, 'has # as its address'),
  linkToMissing: (name: string, target: string) =>
    deadLink(name, `points to ${target}, but nothing on the page has that id`),
  linkUnfinished: (name: string) => deadLink(name, 'has an unfinished address'),
  placeholder: (text: string) =>
    `"${text}" is placeholder text that visitors would see. Replace it with your own, or remove the line.`,
  imageWithoutAlt: () =>
    'This image has no alt text, so screen-reader users don\'t know what it shows. Describe it with alt="…", or use alt="" if it\'s decorative.',
  linkVague: (name: string) =>
    `The link "${name}" doesn't say where it goes. Use descriptive text, like the name of the page it opens.`,
  linkEmpty: (address: string) =>
    `The link${address && ` to ${address}`} has no text, so screen-reader users can't tell what it is. Add text or an aria-label.`,
  firstHeading: (text: string, level: number, expected: number) =>
    wrongHeading(`The first heading "${text}"`, level, expected),
  nextHeading: (before: number, text: string, level: number, expected: number) =>
    wrongHeading(`After an h${before} the heading "${text}"`, level, expected),
  lowContrast: (color: string, background: string, ratio: string, minimum: number) =>
    `This text is hard to read: ${color} on ${background} has a contrast of ${ratio} to 1; it should be at least ${minimum} to 1.`,
  heavyImages: (size: number, most: number) =>
    tooHeavy(
      size,
      most,
      'Most of it is inline images; upload them to your media library and use their links.',
    ),
  heavyCode: (size: number, most: number) =>
    tooHeavy(size, most, 'Shorten repeated code and remove unused styles.'),
  noPreviewImage: () =>
    "The page has no preview image, so shared links won't show an image. Add one to your profile or page.",

  removeField: () => 'Remove this field',
  removeLink: () => 'Remove this link',
  removeLine: () => 'Remove this line',
  useColor: (color: string) => `Use ${color}`,
  writeText: (text: string) => `Write "${text}"`,
  nameLink: (text: string) => `Name it "${text}"`,
  markDecorative: () => 'Mark as decorative',
  makeHeading: (level: number) => `Make it an h${level}`,
};
