// What a model may not do, whatever it was told: bring in addresses that no one gave, and take away what no one asked to
// remove.
import { type Change, diffDesigns } from '@vys/compiler/page-model/diff-designs';
import { sectionTitle } from '@vys/compiler/page-model/new-section/section-titles';
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import { isPlaceholder } from '@vys/contract/page-model/values';
import { fold } from '../../../reading/words/text.ts';
import { LEFT_OUT } from '../../prompt/data-block.ts';
import type { Note } from '../notes.ts';
import { addressOfField, type KnownAddresses, listDesignAddresses } from './known-addresses.ts';
import type { RemovalRules } from './removals.ts';
import type { SpokenOf } from './spoken-of.ts';
import { listTextAddresses } from './text-addresses.ts';

export type Scope = {
  addresses: KnownAddresses;
  removals: RemovalRules;
  spokenOf: SpokenOf;
  /** The message says a word of the text. */
  mentions(text: string): boolean;
  /** What the owner wrote, and the page, in which facts must stand. */
  known: string;
  isCode: boolean;
  /** The owner only asks something: nothing changes. */
  isQuestion: boolean;
  /** The page was just made from the message: what only waits for content may go. */
  isNew: boolean;
  lang: string;
};

export type Cleaned = { operation: unknown; notes: Note[] };

/** The operation without addresses that no one gave; undefined where nothing of it is left. */
export function withoutUnknownAddresses(
  operation: unknown,
  { addresses }: Pick<Scope, 'addresses'>,
): Cleaned | undefined {
  const dropped: string[] = [];
  let isInText = false;
  const isKnown = (address: string) => {
    const known = addresses.has(address);
    if (!known) dropped.push(address.replace(/^(?:mailto|tel):/, ''));
    return known;
  };
  const clean = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) {
      return value.map((item) => clean(item, name)).filter((item) => item !== undefined);
    }
    if (typeof value === 'object' && value !== null) {
      const fields = Object.entries(value).map(([key, field]) => [key, clean(field, key)] as const);
      const kept = fields.filter(([, field]) => field !== undefined);
      const isImage = 'url' in value && 'alt' in value && !kept.some(([key]) => key === 'url');
      return isImage ? undefined : Object.fromEntries(kept);
    }
    if (typeof value !== 'string') return value;
    const address = addressOfField(name, value);
    if (address !== undefined) return isKnown(address) ? value : undefined;
    if (name !== 'url' && listTextAddresses(value).filter((one) => !isKnown(one)).length > 0) {
      isInText = true;
    }
    return value;
  };
  const operationLeft = clean(operation, '');
  const notes: Note[] = dropped.length === 0 ? [] : [{ kind: 'addresses', names: dropped }];
  return isInText ? undefined : { operation: operationLeft, notes };
}

/** A link without its address waits for one only where the owner spoke of it. */
export const isUnaskedLink = (
  operation: Operation,
  notes: readonly Note[],
  { mentions }: Pick<Scope, 'mentions'>,
): boolean => operation.type === 'link.add' && notes.length > 0 && !mentions(operation.link.title);

/** Texts that the model was not shown must not be written back in place of what is there. */
export const writesBack = (operation: Operation): boolean =>
  JSON.stringify(operation).includes(LEFT_OUT);

/** What an operation takes away or hides that may not go; empty when all of it may. */
export function findUnaskedRemovals(before: PageDesign, after: PageDesign, scope: Scope): string[] {
  const now = new Set(listDesignAddresses(after.page));
  const things = diffDesigns(before, after)
    .filter((change) => !scope.isCode || isLinkGone(change, now))
    .filter((change) => !scope.isNew || !isElsewhere(change, after, now))
    .flatMap((change) => goneThing(change, scope) ?? [])
    .filter(({ isWaiting, isItem }) => !(isWaiting && (scope.isNew || isItem)));
  return scope.removals.mayRemove(things) ? [] : things.map(({ title }) => title);
}

/** On a page that is being made: a text of the profile that another text holds, an address with another title. */
function isElsewhere(change: Change, { page }: PageDesign, now: ReadonlySet<string>): boolean {
  if (change.on === 'link' && change.change === 'removed')
    return change.before.url !== undefined && now.has(change.before.url);
  return (
    change.on === 'profile' &&
    typeof change.before === 'string' &&
    fold(textsIn(page).join('\n')).includes(fold(change.before))
  );
}

/** In code that was written freely ids follow the texts; a link is gone when its address is. */
const isLinkGone = (change: Change, now: ReadonlySet<string>): boolean =>
  change.on === 'link' &&
  change.change === 'removed' &&
  change.before.url !== undefined &&
  !now.has(change.before.url);

/** What an operation changes that the message is not about. */
export function findUnaskedChanges(
  before: PageDesign,
  after: PageDesign,
  { spokenOf, isNew, isCode }: Scope,
  added: ReadonlySet<string>,
): string[] {
  if (isNew || isCode) return [];
  return diffDesigns(before, after).flatMap((change) => {
    if (change.on === 'profile') return spokenOf.mayChange(change.field) ? [] : [change.field];
    if (change.on !== 'link' && change.on !== 'section' && change.on !== 'item') return [];
    if (change.change !== 'changed' || added.has(change.id)) return [];
    return spokenOf.mayChange(change.id) ? [] : [titleOf(change.before)];
  });
}

type Thing = { title: string; names: string[]; isWaiting: boolean; isItem: boolean };

function goneThing(change: Change, { lang, addresses }: Scope): Thing | undefined {
  if (change.on === 'profile') {
    const isGone = change.before !== undefined && change.after === undefined;
    return isGone ? thing(change.field, change.before, lang) : undefined;
  }
  if (change.on !== 'link' && change.on !== 'section' && change.on !== 'item') return undefined;
  if (change.change === 'removed') {
    return thing(titleOf(change.before), change.before, lang, change.on === 'item');
  }
  if (change.change !== 'changed') return undefined;
  const [old, now] = [change.before, change.after] as Record<string, unknown>[];
  if (now?.hidden === true && old?.hidden !== true) return thing(titleOf(old), old, lang);
  // Another address in place of one: only where the owner gave it.
  const { url } = now ?? {};
  const isLost = typeof old?.url === 'string' && old.url !== url;
  if (!isLost || (typeof url === 'string' && addresses.isAsked(url))) return undefined;
  return thing(titleOf(old), old, lang);
}

function thing(title: string, value: unknown, lang: string, isItem = false): Thing {
  const texts = textsIn(value);
  const kind = (value as { kind?: unknown }).kind;
  const kinds = typeof kind === 'string' ? [kind, sectionTitle(kind as never, lang) ?? ''] : [];
  const own = texts.filter((text) => !/^(?:true|false)$/.test(text));
  const isWaiting = isPlaceholders(value);
  return { title, names: [title, ...kinds, ...own.slice(0, 12)], isWaiting, isItem };
}

/** Nothing of it was given by the owner: every text waits, or it is a form. */
function isPlaceholders(value: unknown): boolean {
  if (typeof value === 'string') return isPlaceholder(value);
  if (typeof value !== 'object' || value === null) return false;
  const {
    kind,
    title: _title,
    id: _id,
    layout: _layout,
    hidden: _hidden,
    ...content
  } = value as Record<string, unknown>;
  const texts = textsIn(content);
  const isForm = /^(?:contact|newsletter|waitlist|guestbook|spacer)$/.test(String(kind));
  return (isForm && texts.length === 0) || (texts.length > 0 && texts.every(isPlaceholder));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    name === 'id' || name === 'kind' ? [] : textsIn(field),
  );
}

function titleOf(value: unknown): string {
  const { title, name, question, headline, label, kind, id } = (value ?? {}) as Record<
    string,
    unknown
  >;
  return String(title ?? name ?? question ?? headline ?? label ?? kind ?? id ?? '').slice(0, 60);
}
