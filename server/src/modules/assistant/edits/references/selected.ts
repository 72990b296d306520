// A part of the page that the creator has selected: "it" and "this" are that, and so is what a message leaves out.
import type { Message } from '../../reading/message.ts';
import { readMessage } from '../../reading/read-message.ts';
import type { Decision } from '../decide.ts';
import type { Setting } from '../scene/scene.ts';

const MOST_WORDS = 12;
const pronouns: Partial<Record<string, readonly [it: string, makeIt: string]>> = {
  en: ['it', 'make it'],
  de: ['es', 'mach es'],
  fr: ['le', 'rends-le'],
  es: ['lo', 'hazlo'],
  pt: ['isso', 'deixa isso'],
  it: ['lo', 'rendilo'],
};

/** What points at the selection more clearly than a pronoun. */
const pointing: Partial<Record<string, readonly [pronoun: RegExp, word: string]>> = {
  en: [/\bit\b/i, 'this'],
  de: [/\bes\b/i, 'das hier'],
};

/** Fields of the profile by a name that is understood in all requests. */
const fields: Partial<Record<string, string>> = {
  name: 'the name',
  tagline: 'the tagline',
  about: 'the bio',
  avatar: 'the photo',
};

/**
 * What a message comes to that may leave out what it is about: "hide", "rename to Shop", "bigger". Undefined where
 * that would change anything but what is selected.
 */
export function decideOnSelected(
  given: Pick<Setting, 'lang' | 'today'>,
  message: Message,
  selected: string,
  decide: (message: Message) => Decision,
): Decision | undefined {
  const [it, makeIt] = pronouns[given.lang] ?? ['it', 'make it'];
  if (message.words.length > MOST_WORDS) return undefined;
  const [first = '', ...rest] = message.text.trim().split(/\s+/);
  const field = fields[selected];
  const [pronoun, word] = pointing[given.lang] ?? [];
  const forms = [
    ...(pronoun === undefined ? [] : [message.text.replace(pronoun, word ?? '')]),
    ...(field === undefined ? [] : [message.text.replace(/\b(?:it|this|that)\b/i, field)]),
    [first, it, ...rest].join(' '),
    `${makeIt} ${message.text.trim()}`,
  ];
  return forms
    .map((text) => decide(readMessage(text, given)))
    .find((decision) => isAbout(decision, selected));
}

export function isAbout(decision: Decision, selected: string): boolean {
  if (decision.kind !== 'changed' || decision.notDone.length > 0) return false;
  return (
    decision.operations.length > 0 &&
    decision.operations.every((operation) => {
      if (operation.type === 'profile.set') {
        return [...Object.keys(operation.set), ...operation.unset].every(
          (name) => name === selected,
        );
      }
      return 'id' in operation && operation.id === selected;
    })
  );
}
