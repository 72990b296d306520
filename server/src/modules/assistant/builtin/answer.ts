// One turn of the built-in assistant: understand the message, apply each wish to the page, and say
// what was done, what was not, and what is missing. Pure; saving and undoing are the caller's.
import { carriedOver } from './carried-over.ts';
import { composePage } from './compose/compose-page.ts';
import { applyIntent } from './edit/apply.ts';
import { readSource } from './edit/source.ts';
import { LABEL } from './label.ts';
import { linksIn, receipt } from './receipt.ts';
import type { Facts, PageContent, PageKind, Reply, Turn } from './types.ts';
import type { Intent } from './understand/intent.ts';
import { understand } from './understand/understand.ts';

export const SUGGESTED_PROMPTS = [
  'Create a minimalist link-in-bio with Instagram and Twitter',
  'Create a portfolio page with a purple gradient background',
  'Create a coming-soon landing page with email signup',
  'Create a pricing page for a SaaS product',
] as const;

const EDIT_EXAMPLES = [
  'Add a link to https://…',
  'Change the headline to "…"',
  'Make it dark',
  'Another design',
];

const CAN =
  'I can make four kinds of pages (link-in-bio, portfolio, coming soon, pricing) and change them: links (add, rename, point elsewhere, remove, reorder), headline, bio, avatar, footer, page title, colours, gradient, dark or light, type, button shape, space, alignment, text size, sections and sign-up forms, another palette or another design, and undo.';

type State = {
  page: PageContent | null;
  did: string[];
  changed: string[];
  notes: string[];
  refusals: string[];
  suggestions: string[];
  created: boolean;
  undo: boolean;
};

const suggestionsFor = (page: PageContent | null) =>
  page ? EDIT_EXAMPLES : [...SUGGESTED_PROMPTS];

const ABOUT_KIND: Record<PageKind, { words: string; placeholders: string }> = {
  'link-in-bio': { words: 'a link-in-bio page', placeholders: '' },
  portfolio: {
    words: 'a portfolio',
    placeholders: 'Project titles and pictures are stand-ins for yours.',
  },
  'coming-soon': {
    words: 'a coming-soon page with a sign-up form',
    placeholders: 'The line under the headline is for you to write.',
  },
  pricing: {
    words: 'a pricing page with three plans',
    placeholders:
      'The plan names and amounts are placeholders: write your own prices before you publish.',
  },
};

function create(
  state: State,
  intent: Extract<Intent, { kind: 'create' }>,
  facts: Facts,
  seed: string,
): void {
  const before = state.page;
  const kept = before
    ? carriedOver(before, intent.page)
    : { brief: {}, links: [], avatarUrl: undefined };
  const own = facts.links.filter((link) => !kept.links.some(({ url }) => url === link.url));
  const avatarUrl = kept.avatarUrl ?? facts.avatarUrl;
  const person = { ...facts, links: [...kept.links, ...own], ...(avatarUrl ? { avatarUrl } : {}) };
  state.page = composePage(intent.page, person, seed, { ...kept.brief, ...intent.brief });
  state.created = true;
  const { words, placeholders } = ABOUT_KIND[intent.page];
  state.did.push(`made ${words}`);
  state.changed.push(words.replace(/^an? /, ''));
  const open = linksIn(state.page).filter(
    (link) => link.url.startsWith('#') && link.url !== '#link',
  );
  const [handles, addresses] = open.length > 1 ? ['handles', 'addresses'] : ['handle', 'address'];
  if (open.length > 0) {
    const names = open.map((link) => link.title).join(' and ');
    state.notes.push(`Tell me your ${names} ${handles} and I fill in the ${addresses}.`);
  }
  if (placeholders) state.notes.push(placeholders);
  if (before) state.notes.push('Undo brings back the page you had.');
}

function applyOne(state: State, intent: Intent, { facts, seed }: Turn): void {
  if (intent.kind === 'create') {
    create(state, intent, facts, seed);
    return;
  }
  if (intent.kind === 'undo') {
    state.undo = true;
    return;
  }
  if (intent.kind === 'ask') {
    state.refusals.push(intent.say);
    state.suggestions.push(...intent.suggestions);
    return;
  }
  if (intent.kind === 'help' || intent.kind === 'greeting') return;
  if (!state.page) {
    state.refusals.push('There is no page to change yet. Ask me for one first.');
    state.suggestions.push(...SUGGESTED_PROMPTS);
    return;
  }
  const edited = applyIntent(state.page, intent, facts, seed);
  // A new page may already be as dark or as light as the same sentence asked for.
  if (!edited.ok && state.created && intent.kind === 'scheme') return;
  if (!edited.ok) {
    state.refusals.push(edited.say);
    state.suggestions.push(...(edited.suggestions ?? []));
    return;
  }
  // A page that cannot be read any more is never handed on, whatever the edit thought it did.
  if (!readSource(edited.page.jsx)) {
    state.refusals.push(
      'That change would have broken the code of this page, so I left it as it was.',
    );
    return;
  }
  state.page = edited.page;
  state.did.push(edited.did);
  state.changed.push(edited.changed);
  if (edited.note) state.notes.push(edited.note);
}

function sentence(parts: string[]): string {
  const last = parts.at(-1) ?? '';
  const joined = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last;
  return `I ${joined}.`;
}

const notUnderstood = (missed: string[]) =>
  `I did not understand ${missed.map((text) => `“${text.length > 120 ? `${text.slice(0, 117)}…` : text}”`).join(' and ')}`;

function decline(state: State, missed: string[], intents: Intent[]): Reply {
  const suggestions = [...new Set([...state.suggestions, ...suggestionsFor(state.page)])].slice(
    0,
    4,
  );
  const greets = intents.some((intent) => intent.kind === 'greeting');
  const helps = intents.some((intent) => intent.kind === 'help');
  if (missed.length === 0 && state.refusals.length === 0) {
    const say =
      greets && !helps ? 'Hello! Tell me what to make or what to change.' : `${LABEL}. ${CAN}`;
    return { kind: 'decline', say, suggestions };
  }
  const parts = [...state.refusals];
  if (missed.length > 0)
    parts.push(
      `${notUnderstood(missed)}; I follow rules and know a fixed set of changes. Here is what I can do.`,
    );
  return { kind: 'decline', say: parts.join(' '), suggestions };
}

/** Characters. Longer messages are stories, which need a reader that is more than rules. */
const LONGEST_MESSAGE = 2_000;

export function answer(turn: Turn): Reply {
  if (turn.message.length > LONGEST_MESSAGE) {
    const say = `That is more than I can follow: ${LONGEST_MESSAGE} characters at most. Tell me one change, or a few.`;
    return { kind: 'decline', say, suggestions: suggestionsFor(turn.page) };
  }
  const { intents, missed } = understand(turn.message);
  const state: State = {
    page: turn.page,
    did: [],
    changed: [],
    notes: [],
    refusals: [],
    suggestions: [],
    created: false,
    undo: false,
  };
  if (
    turn.page &&
    !readSource(turn.page.jsx) &&
    !intents.some((intent) => intent.kind === 'create' || intent.kind === 'undo')
  ) {
    return {
      kind: 'decline',
      say: 'The code of this page cannot be read at the moment, so I will not touch it. Undo the last change, or mend it in the code editor.',
      suggestions: ['Undo', 'Create a link-in-bio page'],
    };
  }
  for (const intent of intents) applyOne(state, intent, turn);
  if (state.undo && state.did.length === 0) {
    return turn.page
      ? { kind: 'undo', say: 'I put back the version before the last change.' }
      : decline({ ...state, refusals: ['Nothing to undo yet.'] }, missed, intents);
  }
  if (!state.page || state.did.length === 0) return decline(state, missed, intents);
  const say = [
    sentence(state.did),
    ...state.notes,
    ...state.refusals,
    ...(missed.length > 0 ? [`${notUnderstood(missed)}, and left that alone.`] : []),
    ...(state.undo ? ['Undo works on its own: send it as one message.'] : []),
  ].filter(Boolean);
  return {
    kind: 'page',
    content: state.page,
    say: say.join(' '),
    receipt: receipt(state.created ? 'Created' : 'Changed', state.changed, turn.page, state.page),
    changed: [...new Set(state.changed)],
  };
}
