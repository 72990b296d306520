// Finds platforms and the handles beside them: "insta @mara", "tiktok: mara", "@mara on threads", "yt is pixelmoth".
import type { Span, ValueOf } from '../message.ts';
import { type Platform, platformNames, profileUrl } from '../platforms.ts';
import { isKnownWord } from '../words/language.ts';
import type { ReadState } from './finder.ts';

const HANDLE_CHARACTER = /[\p{L}\p{N}._]/u;
const BETWEEN = new Set(
  `: = - – → > | is at handle name username user my mein meine account acc profile page channel nick tag
  ist heisst als unter konto profil kanal seite est compte profil pseudo chaine es cuenta usuario perfil canal e conta utente nome
  are on my's it's its that's also auch aussi tambien tambem anche # ( link to`.split(/\s+/),
);
const MARKS = new Set(
  ": = – → > | - is it's its ist est es e heisst handle username at".split(' '),
);
const ON = new Set('on auf bei sur en no na su at via per in over'.split(' '));
const JOINTS = new Set(', and und et y e & + / or oder ou o plus'.split(' '));
const SAME = new Set(
  'same gleich gleichen gleiche dasselbe auch also meme pareil mismo igual mesmo stesso'.split(' '),
);
const PLACE_NAMES = new Set(
  `playlist feed page profile shop store video videos channel icon button link links account post posts reel reels live stream song album track app
  gallery story stories bio logo url handle music show podcast group seite kanal profil konto icon symbol knopf folgen follow followers
  name user username first last top bottom up down too auch aussi tambien tambem anche please bitte now new neu here hier widget embed player
  streamer streamers creator creators seller sellers influencer influencers artist artists host producer partner affiliate coach model mom mum dad
  section compte bouton boton pagina canal perfil conta chaine lien enlace episode episodes tutorial tutorials review reviews server community`.split(
    /\s+/,
  ),
);

type Named = { platform: Platform; from: number; to: number; isEverydayWord: boolean };
type TypedHandle = { handle: string; from: number; to: number; hasAt: boolean };

/** The handle of every name that has one. */
type Handles = Map<Named, string>;

export function findHandles(state: ReadState): void {
  const named = findNames(state);
  const handles: Handles = new Map();
  for (const [index, name] of named.entries()) {
    const handle =
      handleAfter(state, name, named[index + 1]) ?? handleBefore(state, name, named[index - 1]);
    if (handle !== undefined) handles.set(name, handle);
  }
  repeatHandles(state, named, handles);
  for (const name of named) {
    const isPlatform =
      !handles.has(name) && (!name.isEverydayWord || isSpelledAsTitle(state, name));
    if (isPlatform)
      state.add({
        kind: 'platform',
        platform: name.platform.slug,
        ...state.span(name.from, name.to),
      });
  }
  findLooseHandles(state);
}

function findNames(state: ReadState): Named[] {
  const found: Named[] = [];
  for (let index = 0; index < state.tokens.length; index += 1) {
    if (state.isTaken(index)) continue;
    const match = platformNames.matchAt(state.tokens, index);
    if (!match || !state.areFree(index, match.end) || isPartOfWord(state, index, match.end))
      continue;
    const { platform, isEverydayWord } = match.value;
    found.push({ platform, isEverydayWord, from: index, to: match.end });
    index = match.end - 1;
  }
  return found;
}

/** "mara.insta", "@yt": part of something else. */
function isPartOfWord(state: ReadState, from: number, to: number): boolean {
  const before = state.tokens[from - 1];
  const first = state.tokens[from];
  const after = state.tokens[to];
  const isAfter =
    first?.isGlued === true &&
    before !== undefined &&
    /[@._\p{L}\p{N}#]/u.test(before.typed.at(-1) ?? '');
  return isAfter || (after?.isGlued === true && /^[_\p{L}\p{N}]/u.test(after.typed));
}

/** "Threads" within a sentence, "LINE", "X": an everyday word that is written as the platform writes it. */
function isSpelledAsTitle(state: ReadState, name: Named): boolean {
  const { start, end } = state.span(name.from, name.to);
  const typed = state.text.slice(start, end);
  if (name.to - name.from > 1) return ON.has(state.fold(name.from - 1));
  if (typed !== name.platform.title || typed === typed.toLowerCase()) return false;
  const before = state.tokens[name.from - 1];
  const isFirst =
    before === undefined || before.kind === 'newline' || /[.!?:•*-]/.test(before.typed);
  return !isFirst || typed.length === 1;
}

function handleAfter(state: ReadState, name: Named, next: Named | undefined): string | undefined {
  const { at, isMarked, hasColon } = afterLinkingWords(state, name.to);
  const phone = state.valueFrom(state.tokens[at]?.start);
  if (phone?.kind === 'phone') return phoneAsHandle(state, name, phone);
  const typed = handleAt(state, at);
  if (!typed) return undefined;
  if (!typed.hasAt) {
    if (next?.from === typed.from || !isHandleWord(state, typed, isMarked)) return undefined;
    if (!isMarked && isAfterArticle(state, name.from) && !/[._\d]/.test(typed.handle))
      return undefined;
    if (name.isEverydayWord && !hasColon && !/[._\d]/.test(typed.handle)) return undefined;
  }
  return addHandle(state, name.platform, typed, name.from, typed.to);
}

/** "a twitch streamer", "by paypal": what follows is no name. */
const isAfterArticle = (state: ReadState, index: number) =>
  /^(?:an?|eine?|einen|une?|uma?|una|by|par|por|per|durch|with|mit|avec|con|com)$/.test(
    state.fold(index - 1),
  );

function phoneAsHandle(
  state: ReadState,
  name: Named,
  phone: ValueOf<'phone'> & Span,
): string | undefined {
  const platform = name.platform.slug;
  const url = profileUrl(platform, phone.phone);
  if (!url) return undefined;
  const { start, end } = phone;
  state.replace(phone, { kind: 'handle', handle: phone.phone, platform, url, start, end });
  return phone.phone;
}

/** Past "is", ":", "handle", ", it's" and the like. */
function afterLinkingWords(state: ReadState, from: number) {
  let at = from;
  let isMarked = false;
  for (let steps = 0; steps < 4 && !state.isTaken(at); steps += 1) {
    const word = state.fold(at);
    const isAside = word === ',' && /^(?:it's|its|it|that's)$/.test(state.fold(at + 1));
    if (!BETWEEN.has(word) && !isAside) break;
    if (MARKS.has(word)) isMarked = true;
    at += 1;
  }
  return { at, isMarked, hasColon: /^[:=]$/.test(state.fold(from)) };
}

/** "@mara on threads", "I'm mara.makes on insta", "@mara (tiktok)". */
function handleBefore(
  state: ReadState,
  name: Named,
  before: Named | undefined,
): string | undefined {
  let at = name.from - 1;
  if (['my', 'mein', 'mon', 'mi', 'meu', 'mio', 'the', 'il', 'le'].includes(state.fold(at)))
    at -= 1;
  const hasJoint = ON.has(state.fold(at)) || state.fold(at) === '(';
  if (hasJoint) at -= 1;
  const typed = handleEndingAt(state, at);
  if (!typed || (before && before.from >= typed.from)) return undefined;
  const isSure = typed.hasAt
    ? hasJoint || at === name.from - 1
    : hasJoint && /[._\d]/.test(typed.handle) && !/^\d+$/.test(typed.handle);
  if (!isSure) return undefined;
  const end =
    state.fold(name.to) === ')' && state.fold(name.from - 1) === '(' ? name.to + 1 : name.to;
  return addHandle(state, name.platform, typed, typed.from, end);
}

/** The same handle elsewhere: "@mara on insta, tiktok and yt", "insta and tiktok @mara", "same on tiktok". */
function repeatHandles(state: ReadState, named: readonly Named[], handles: Handles): void {
  for (const [index, name] of named.entries()) {
    const earlier = named[index - 1];
    const handle = earlier && handles.get(earlier);
    if (handle === undefined || handles.has(name) || !isRepetition(state, earlier as Named, name))
      continue;
    copyHandle(state, name, handle, handles);
  }
  for (let index = named.length - 2; index >= 0; index -= 1) {
    const name = named[index] as Named;
    const later = named[index + 1] as Named;
    const handle = handles.get(later);
    const isFree =
      handle !== undefined && !handles.has(name) && isJoined(state, name.to, later.from);
    if (isFree && state.fold(later.to) !== ':') copyHandle(state, name, handle, handles);
  }
}

function isRepetition(state: ReadState, earlier: Named, name: Named): boolean {
  const words = state.tokens
    .slice(Math.max(earlier.to, name.from - 3), name.from)
    .map((token) => token.fold);
  const isSame = words.some((word) => SAME.has(word)) || SAME.has(state.fold(name.to));
  if (isSame) return name.from - earlier.to < 12;
  return isJoined(state, earlier.to, name.from);
}

function isJoined(state: ReadState, from: number, to: number): boolean {
  if (to - from > 3 || to <= from) return false;
  return state.tokens
    .slice(from, to)
    .every((token) => JOINTS.has(token.fold) || ON.has(token.fold));
}

function copyHandle(state: ReadState, name: Named, handle: string, handles: Handles): void {
  const typed = { handle, from: name.from, to: name.to, hasAt: true };
  if (name.isEverydayWord && !isSpelledAsTitle(state, name) && name.platform.slug !== 'threads')
    return;
  if (addHandle(state, name.platform, typed, name.from, name.to) !== undefined)
    handles.set(name, handle);
}

/** The handle, where nothing else has the place. */
function addHandle(
  state: ReadState,
  { slug }: Platform,
  { handle }: TypedHandle,
  from: number,
  to: number,
): string | undefined {
  const url = profileUrl(slug, handle);
  const value = { kind: 'handle' as const, handle, platform: slug, ...(url ? { url } : {}) };
  return state.add({ ...value, ...state.span(from, to) }) ? handle : undefined;
}

function isHandleWord(state: ReadState, typed: TypedHandle, isMarked: boolean): boolean {
  if (/[._]/.test(typed.handle) || /\p{L}\d|\d\p{L}/u.test(typed.handle)) return true;
  const word = state.fold(typed.from);
  if (
    /^\d+$/.test(typed.handle) ||
    PLACE_NAMES.has(word) ||
    isKnownWord(word) ||
    typed.handle.length < 3
  )
    return false;
  const after = state.tokens[typed.to];
  const endsThere = after?.kind !== 'word' || JOINTS.has(after.fold);
  return isMarked
    ? endsThere || typed.to - typed.from > 1
    : endsThere && typed.handle === typed.handle.toLowerCase();
}

/** Letters, digits, dots, hyphens and underscores that are glued together, with or without `@`. */
function handleAt(state: ReadState, index: number): TypedHandle | undefined {
  let at = index;
  const hasAt = state.fold(at) === '@';
  if (hasAt) at += 1;
  if (hasAt && !state.tokens[at]?.isGlued) return undefined;
  const first = at;
  while (at < state.tokens.length && !state.isTaken(at) && isHandlePart(state, at, first)) at += 1;
  while (at > first && /^[.-]$/.test(state.fold(at - 1))) at -= 1;
  if (at === first) return undefined;
  const instance = hasAt ? endOfInstance(state, at) : at;
  const { start, end } = state.span(first, instance);
  const handle = state.text.slice(start, end);
  return handle.length > 64 ? undefined : { handle, from: index, to: instance, hasAt };
}

/** `@mara@chaos.social`, as on Mastodon. */
function endOfInstance(state: ReadState, index: number): number {
  if (state.fold(index) !== '@' || !state.tokens[index]?.isGlued) return index;
  let at = index + 1;
  while (at < state.tokens.length && isHandlePart(state, at, index)) at += 1;
  while (at > index + 1 && /^[.-]$/.test(state.fold(at - 1))) at -= 1;
  return at;
}

function isHandlePart(state: ReadState, index: number, first: number): boolean {
  const token = state.tokens[index];
  if (!token || (index > first && !token.isGlued)) return false;
  if (index === first && token.kind === 'symbol' && token.typed !== '_') return false;
  return (
    token.typed === '-' || HANDLE_CHARACTER.test(token.typed.charAt(0)) || token.kind === 'word'
  );
}

function handleEndingAt(state: ReadState, last: number): TypedHandle | undefined {
  let first = last;
  for (let steps = 0; steps < 12 && first > 0 && state.tokens[first]?.isGlued; steps += 1) {
    if (!/^[@._-]$/.test(state.fold(first - 1)) && state.tokens[first - 1]?.kind === 'symbol')
      break;
    first -= 1;
  }
  const typed = first >= 0 && !state.isTaken(first) ? handleAt(state, first) : undefined;
  return typed?.to === last + 1 ? typed : undefined;
}

/** `@mara` without a platform beside it; `@mara@chaos.social` says where it is. */
function findLooseHandles(state: ReadState): void {
  for (let index = 0; index < state.tokens.length; index += 1) {
    if (state.fold(index) !== '@' || state.isTaken(index)) continue;
    const typed = handleAt(state, index);
    if (!typed) continue;
    const url = typed.handle.includes('@') ? profileUrl('mastodon', typed.handle) : undefined;
    const place = url ? { platform: 'mastodon', url } : {};
    state.add({ kind: 'handle', handle: typed.handle, ...place, ...state.span(index, typed.to) });
    index = typed.to - 1;
  }
}
