// Requests that say what to change and not to what ("change the tagline", "add a link"): they are asked about, and the
// next message is the answer.
import type { Operation } from '@vys/contract/page-model/operations';
import { type Attribute, findAttribute } from '../reading/attributes.ts';
import type { Message } from '../reading/message.ts';
import { findVerb, type VerbAction } from '../reading/verbs.ts';

export type OpenRequest = 'name' | 'tagline' | 'about' | 'picture' | 'link';

const MOST_WORDS = 8;
const askedFor: Partial<Record<Attribute, OpenRequest>> = {
  name: 'name',
  tagline: 'tagline',
  bio: 'about',
  avatar: 'picture',
  image: 'picture',
  link: 'link',
};
const verbsFor: Readonly<Record<OpenRequest, readonly VerbAction[]>> = {
  name: ['change', 'replace', 'write'],
  tagline: ['change', 'replace', 'write', 'add'],
  about: ['change', 'replace', 'write', 'add'],
  picture: ['change', 'replace', 'add'],
  link: ['add'],
};
/** Lengths that the page model allows. */
const longest = { name: 120, tagline: 240, about: 2_000 } as const;

/** Polite words, articles and possessives, in six languages, without accents. */
const fillers = new Set(
  `can could would you u please pls plz i want to like wanna my the a an new another other it for me on of page now thanks
  bitte kannst du ich mochte moechte will mein meine meinen den die das ein eine einen neue neuen neuer neues noch mal hinzu
  peux tu vous pouvez stp svp je veux voudrais mon ma mes le la les l un une nouveau nouvelle autre
  puedes por favor quiero quisiera mi mis el los las nuevo nueva otro otra
  pode quero meu minha o os as um uma novo nova outro outra
  puoi per favore voglio vorrei mio mia il lo gli nuova altro altra`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

export function findOpenRequest({ words, values, lang }: Message): OpenRequest | undefined {
  if (words.length === 0 || words.length > MOST_WORDS || values.length > 0) return undefined;
  const said = words.map(({ normal }) => normal).filter((word) => !fillers.has(word));
  const [first = '', ...rest] = said;
  const last = said.at(-1) ?? '';
  return (
    readRequest(findVerb(first, lang), rest, lang) ??
    // "die Unterzeile ändern"
    readRequest(findVerb(last, lang), said.slice(0, -1), lang)
  );
}

function readRequest(
  verb: VerbAction | undefined,
  what: readonly string[],
  lang: string,
): OpenRequest | undefined {
  if (verb === undefined || what.length === 0) return undefined;
  const attribute = findAttribute(what.join(' '), lang);
  const request = attribute && askedFor[attribute];
  return request && verbsFor[request].includes(verb) ? request : undefined;
}

/** Undefined for what a text does not answer, and for a text that is too long. */
export function answerOpenRequest(request: OpenRequest, text: string): Operation[] | undefined {
  if (request === 'picture' || request === 'link') return undefined;
  const value = text.trim().replace(/^["“„«](.*)["”“»]$/su, '$1');
  if (value === '' || value.length > longest[request]) return undefined;
  return [{ type: 'profile.set', set: { [request]: value }, unset: [] }];
}
