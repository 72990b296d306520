// How the page looks: everything that one request says of it, or another design altogether.
import type { Operation } from '@vys/contract/page-model/operations';
import { type Candidate, candidate } from '../../candidate.ts';
import { has, range } from '../../scene/scene.ts';
import type { Frame, FrameProposer } from '../frame.ts';
import { asksForBefore } from '../past/versions.ts';
import { colorOperations } from './colors.ts';
import { fontNamed, fontOperations, isAboutFonts } from './fonts.ts';
import { anotherTheme, moodOf, themeFor } from './moods.ts';
import { ornamentOperations } from './ornaments.ts';
import { type Part, readGeneralParts } from './parts.ts';
import { type Effect, isBit, readEffects } from './read-effects.ts';
import { type Description, type LookGroup, type LookRequest, readLook } from './read-look.ts';
import { effectOperations } from './shapes.ts';
import { tooWords } from './words/look-words.ts';
import { foldText, hasWord, wordsPattern } from './words/patterns.ts';

export const lookFrames: readonly FrameProposer[] = [proposeLook, proposeRedesign];

const AS_ONE = 0.95;

function proposed(frame: Frame, operations: readonly Operation[], grounding = AS_ONE): Candidate[] {
  const [first] = operations;
  if (first === undefined) return [];
  const words = range(0, frame.scene.words.length - 1);
  return [candidate(first.type, operations, { words, grounding })];
}

function proposeLook(frame: Frame): Candidate[] {
  const { kind, slots } = frame.taggedRequest;
  const isFont = kind === 'set' && slots.length === 0 && fontNamed(frame.scene.text) !== undefined;
  if ((kind !== 'look' && !isFont) || asksForBefore(frame)) return [];
  return proposed(frame, lookOperations(frame, readLook(frame)), isFont ? 1 : AS_ONE);
}

/** Another family first: what else is said holds for it. */
const order = ['page.redesign', 'theme.colors', 'theme.scheme', 'theme.background'];

function lookOperations(frame: Frame, taggedRequest: LookRequest): Operation[] {
  const described = taggedRequest.groups.flatMap((group) =>
    describedOperations(frame, group, taggedRequest),
  );
  const isPaper = described.some(
    (one) => one.type === 'theme.background' && one.background.kind === 'pattern',
  );
  // Paper is a color as well.
  const colors =
    isPaper && !hasSecondColor(taggedRequest) ? [] : colorOperations(frame, taggedRequest);
  const operations = [...described, ...colors];
  const found = operations.length > 0 ? operations : untagged(frame, taggedRequest);
  const rank = ({ type }: Operation) => (order.includes(type) ? order.indexOf(type) : order.length);
  return once([...found].sort((a, b) => rank(a) - rank(b)));
}

const hasSecondColor = ({ groups }: LookRequest) =>
  groups.flatMap(({ colors }) => colors).length > 1;

const once = (operations: readonly Operation[]): Operation[] =>
  operations.filter(
    (operation, index) =>
      operations.findIndex((other) => JSON.stringify(other) === JSON.stringify(operation)) ===
      index,
  );

/** A request beside a complaint says what would be better; a complaint alone asks for its remedy. */
function describedOperations(
  frame: Frame,
  group: LookGroup,
  taggedRequest: LookRequest,
): Operation[] {
  const wanted = group.descriptions.filter(({ isRefused }) => !isRefused);
  const refused = group.descriptions.filter(({ isRefused }) => isRefused);
  const own = wanted.flatMap((description) =>
    describe(frame, group, description, taggedRequest, true),
  );
  if (own.length > 0 || group.colors.length > 0 || refused.length === 0) return own;
  const isAlone = taggedRequest.groups.every(({ colors }) => colors.length === 0);
  if (group.refusedColors.length > 0) return [];
  const remedies = refused.flatMap((description) =>
    describe(frame, group, description, taggedRequest, isAlone),
  );
  if (remedies.length > 0 || !isAlone) return remedies;
  return unknownComplaint(frame, group, taggedRequest);
}

function describe(
  frame: Frame,
  group: LookGroup,
  description: Description,
  taggedRequest: LookRequest,
  isAlone: boolean,
): Operation[] {
  const parts = partsFor(group, description, taggedRequest);
  const ornaments = ornamentOperations(frame, parts, description);
  if (ornaments.length > 0) return ornaments;
  const fonts = fontOperations(frame, { ...group, parts }, description, isAlone);
  const isColored = taggedRequest.groups.some(({ colors }) => colors.length > 0);
  const effects = withSoftCorners(description, parts).filter(
    ({ axis }) =>
      axis !== 'mode' &&
      !(isColored && (axis === 'lightness' || axis === 'color')) &&
      !(fonts !== undefined && (axis === 'roundness' || axis === 'weight' || axis === 'lightness')),
  );
  const operations = effects.flatMap((effect) =>
    effectOperations(frame, parts, { ...effect, isComplaint: isComplained(group, effect) }),
  );
  if (fonts !== undefined) return [...fonts, ...operations];
  const isPart = parts.some(({ kind }) => kind !== 'page' && kind !== 'text');
  if (isPart && group.colors.length > 0) return operations;
  const mood = isPart && operations.length > 0 ? undefined : moodOf(description, frame.scene.lang);
  const isGradient = description.effects.some(({ axis }) => axis === 'gradient');
  const isOfColor = mood === 'calm' && group.refusedColors.length > 0;
  if (mood === undefined || isGradient || isOfColor || operations.length > 0) return operations;
  return moodOperations(frame, mood, isBit(`${taggedRequest.rest} ${description.text}`));
}

/** "too gloomy, brighter please" says more than "brighter please". */
const isComplained = ({ descriptions }: LookGroup, { axis, isComplaint }: Effect) =>
  isComplaint ||
  descriptions.some(
    ({ isRefused, effects }) => isRefused && effects.some((other) => other.axis === axis),
  );

const soft = /\b(?:soft|weich|sanft|dou[cx]|suav|morbid|gentle|blando)/;
const shapes: readonly Part['kind'][] = ['corner', 'button', 'card', 'border', 'images'];

/** Soft corners are round ones. */
function withSoftCorners(
  { text, effects, isRefused }: Description,
  parts: readonly Part[],
): readonly Effect[] {
  const isShape = parts.some(({ kind }) => shapes.includes(kind));
  if (effects.length > 0 || !isShape || !soft.test(foldText(text))) return effects;
  const sign = isRefused ? -1 : 1;
  return [{ axis: 'roundness', sign, steps: 2, isComparative: true, isComplaint: isRefused }];
}

/** Those that are marked, else those that the description or the words beside it name. */
function partsFor(group: LookGroup, { text }: Description, { rest }: LookRequest): readonly Part[] {
  if (group.parts.length > 0) return group.parts;
  const own = readGeneralParts(text);
  return own.length > 0 ? own : readGeneralParts(rest).filter(({ kind }) => kind === 'text');
}

function moodOperations(
  { scene }: Frame,
  mood: Parameters<typeof themeFor>[1],
  isSmall: boolean,
): Operation[] {
  const theme = themeFor(scene.design.theme, mood, isSmall, scene.seed);
  return [{ type: 'page.redesign', theme, layouts: {} }];
}

/** "looks like a vape shop": it does not say what else it should be, only not this. */
function unknownComplaint(frame: Frame, group: LookGroup, { rest }: LookRequest): Operation[] {
  const isOfPart = group.parts.some(({ kind }) => kind !== 'page');
  if (isOfPart || readEffects(rest, around(rest)).length > 0) return [];
  const theme = anotherTheme(frame.scene.design.theme, undefined, frame.scene.seed);
  return [{ type: 'page.redesign', theme, layouts: {} }];
}

const complaint =
  /\b(?:too|zu|trop|demasiad\w*|muy|muito|demais|troppo|is|are|looks?|ist|sind|est|sont|es|est[aá]n?|s[aã]o|sono|cant|can't|nicht|kaum|on ne|no se|non si|wirkt|sieht|feels?|parece\w*|sembra\w*|fait)\b/iu;
const tooMuch = wordsPattern(tooWords);
const aboutLooks =
  /(?<!\p{L})(?:page|site|look\p{L}*|design|style|vibe|feel\p{L}*|mood|it|this|everything|seite|alles|wirkt|aussehen|aussieht|stil|page|tout|ambiance|pagina|p[aá]gina|todo|tudo|tutto|estilo|stile|aspetto|visual|aspecto)(?!\p{L})/iu;
const around = (measured: string) => ({
  measured,
  isTurned: complaint.test(measured),
  isComplaint: complaint.test(measured),
});

const profileParts = [
  ['tagline', 'tagline'],
  ['name', 'name'],
  ['bio', 'about'],
] as const;

function partsSpokenOf({ scene }: Frame): Part[] {
  const profile = profileParts.flatMap(([concept, id]): Part[] =>
    has(scene, concept) && scene.design.page[id] !== undefined
      ? [{ kind: 'element', id, target: { kind: 'profile', id } }]
      : [],
  );
  return profile.length > 0 ? profile : readGeneralParts(scene.text);
}

/** Where the tagger found the request but not its parts. */
function untagged(frame: Frame, { groups }: LookRequest): Operation[] {
  const { text } = frame.scene;
  const parts = groups.flatMap((group) => group.parts);
  const own = parts.length > 0 ? parts : partsSpokenOf(frame);
  const { isTurned, isComplaint } = around(text);
  const effects = readEffects(text, { measured: text, isTurned, isComplaint });
  const description = { text, isRefused: isComplaint, effects };
  const group = { parts: own, colors: [], refusedColors: [], descriptions: [description] };
  if (
    effects.length === 0 &&
    !isAboutFonts(own, description) &&
    groups.some(({ parts: named }) => named.length > 0)
  )
    return [];
  const isOfLooks = aboutLooks.test(text) || hasWord(foldText(text), tooMuch);
  if (effects.length === 0 && !isAboutFonts(own, description) && !isOfLooks) return [];
  return describe(frame, group, description, { groups: [], rest: text }, true);
}

const anew =
  /\b(?:redo|redesign|restyle|restart|start|over|scratch|change|design|layout|new|neu|neue[rsn]?|rifa\p{L}*|refai\p{L}*|refaz\p{L}*|rehac\p{L}*|rehaz|cambia\p{L}*|autrement|andere?s?|anders|otr[oa]|outr[oa]|altr[oa]|un altro|autre)\b/u;

function proposeRedesign(frame: Frame): Candidate[] {
  if (frame.taggedRequest.kind !== 'redesign' || asksForBefore(frame)) return [];
  const { scene } = frame;
  const taggedRequest = readLook(frame);
  if (!has(scene, 'another') && !anew.test(foldText(scene.text))) {
    const said =
      frame.taggedRequest.slots.length === 0
        ? untagged(frame, taggedRequest)
        : lookOperations(frame, taggedRequest);
    const operations = said.filter(({ type }) => type !== 'page.redesign');
    if (
      operations.length === said.length &&
      operations.length > 0 &&
      operations[0]?.type !== 'page.redesign'
    )
      return proposed(frame, operations);
  }
  const descriptions = taggedRequest.groups.flatMap((group) => group.descriptions);
  const spoken = { text: scene.text, isRefused: false, effects: [] };
  const [mood] = [...descriptions, spoken].flatMap(
    (description) => moodOf(description, scene.lang) ?? [],
  );
  const theme = anotherTheme(scene.design.theme, mood, scene.seed);
  const redesigned: Operation = { type: 'page.redesign', theme, layouts: {} };
  const schemes = descriptions
    .flatMap(({ effects }) => effects)
    .filter(({ axis }) => axis === 'lightness')
    .map(({ sign }): Operation => ({ type: 'theme.scheme', scheme: sign > 0 ? 'light' : 'dark' }));
  return proposed(frame, [redesigned, ...schemes, ...colorOperations(frame, taggedRequest)]);
}
