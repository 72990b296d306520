// A message to wishes: read, part into clauses, and know each one or say that it was not understood.
import { bare, type Clause, clauseOf } from './clause.ts';
import type { Intent } from './intent.ts';
import { createIntent } from './rules-create.ts';
import { linkIntent } from './rules-links.ts';
import { isGreeting, wholePageIntent } from './rules-page.ts';
import { sectionIntent } from './rules-sections.ts';
import { styleIntent } from './rules-style.ts';
import { avatarIntent, takesText, textIntent } from './rules-text.ts';
import { maskOf, readMessage, unmask } from './tokens.ts';

export type Understood = { intents: Intent[]; missed: string[] };

const NEGATED =
  /^(?:don't|dont|do not|never|please don't|no need to|stop|not|without|leave|keep|isn't|aren't)\b/;

/** Things people ask page builders for that are not done here. Their nouns are never taken for a title. */
const BEYOND =
  /\b(?:videos?|embed(?:ded)?|iframe|autoplay|animations?|animate|animated|countdown|timer|clock|weather|map|chat ?bot|live chat|shopping|cart|checkout|payments?|stripe|log-?in|password|translat(?:e|ion)|languages?|domain|dns|analytics|tracking|pixel|pop-?ups?|carousel|slider|slideshow|parallax|3d|confetti|particles?|javascript|script|html|css|react|code|database|api|backend|server|seo|poem|joke|story|essay|recipe|news|song lyrics|publish|unpublish|deploy|delete my account|password|billing|subscription plan|upgrade|invoice|followers|ai image|generate (?:an? )?(?:image|picture|logo|photo)|draw|background (?:image|photo|picture|music)|music player|playlist embed|feed|cookies?|menu bar|navbar|sidebar|dropdown|hamburger|tabs?|table|chart|search bar|comments?|qr|emoji|hover|blog post)\b/;

/** Of those, what even an address does not turn into a link. */
const FAR_BEYOND =
  /\b(?:domain|dns|embed(?:ded)?|iframe|pixel|analytics|tracking|javascript|background (?:image|photo|picture|music|video))\b/;

const CONNECT = /^(?:,|;|and|then|also|plus|&|\.|!|\?|\n)$/;

const STOP = /^[.!?]$/;

function recognise(clause: Clause): Intent | undefined {
  if (NEGATED.test(clause.text) && !/^(?:(?:don't|do not) like|not this one)/.test(clause.text))
    return undefined;
  const unsafe = clause.words.some((word) => maskOf(clause.read, word)?.kind === 'x');
  if (unsafe) {
    return {
      kind: 'ask',
      say: 'That address could run code on visitors’ devices, so I leave it out. Links can start with https, http, mailto or tel.',
      suggestions: ['Add a link to https://…'],
    };
  }
  const lone = loneHandle(clause);
  if (lone) return lone;
  const whole = wholePageIntent(clause);
  if (whole) return whole;
  const text = textIntent(clause);
  if (text) return text;
  const renamed = /^(?:rename|retitle|relabel|call)\b/.test(clause.text)
    ? linkIntent(clause)
    : undefined;
  if (renamed) return renamed;
  if (BEYOND.test(plainWords(clause))) return beyond(clause);
  return (
    createIntent(clause) ??
    avatarIntent(clause) ??
    sectionIntent(clause) ??
    (addressed(clause) ? linkIntent(clause) : undefined) ??
    styleOrRemoval(clause)
  );
}

/** "@ada", "it's @ada on both": a handle and nothing that says what for. */
function loneHandle(clause: Clause): Intent | undefined {
  const rest = clause.words.filter((word) => maskOf(clause.read, word)?.kind !== 'a').join(' ');
  const handle = clause.words
    .map((word) => maskOf(clause.read, word))
    .find((mask) => mask?.kind === 'a');
  const plain =
    /^(?:(?:it's|it is|the handle is|my handle|handle(?: :)?|use|both(?: are)?|on|for|all|of them|them|everywhere|is|i'm|i am|[.!,])(?: |$))*$/.test(
      rest,
    );
  return handle && plain
    ? { kind: 'handle', handle: handle.value, all: /\b(?:both|all|everywhere)\b/.test(rest) }
    : undefined;
}

function beyond(clause: Clause): Intent | undefined {
  return addressed(clause) && !FAR_BEYOND.test(plainWords(clause)) ? linkIntent(clause) : undefined;
}

/** A removal is never a matter of style; all other wishes try style before links. */
function styleOrRemoval(clause: Clause): Intent | undefined {
  if (/^(?:remove|delete|rename|swap|move)\b/.test(clause.text)) return linkIntent(clause);
  return styleIntent(clause) ?? linkIntent(clause);
}

const plainWords = (clause: Clause) =>
  clause.words.filter((word) => !maskOf(clause.read, word)).join(' ');

function addressed(clause: Clause): boolean {
  return clause.words.some((word) => /^[uaep]$/.test(maskOf(clause.read, word)?.kind ?? ''));
}

/** Words after a join that tell whether a new wish begins there. */
const LOOK_AHEAD = 60;
/** Joins inside one wish that are looked at; a wish that has more is not parted any further. */
const MOST_JOINS = 40;

/** The point in "node.js" ends no sentence. */
function insideWord(all: Clause, i: number): boolean {
  const [mark, next] = [all.tokens[i], all.tokens[i + 1]];
  return mark?.raw === '.' && next !== undefined && next.start === mark.end;
}

/** Parts the message at commas, "and" and stops, but only where a new wish begins. */
function clauses(message: string): { found: Clause[]; read: Clause['read'] } {
  const read = readMessage(message);
  const all = clauseOf(read, read.tokens);
  const found: Clause[] = [];
  let start = 0;
  let joined = 0;
  for (let i = 0; i < all.words.length; i += 1) {
    if ((!CONNECT.test(all.words[i] ?? '') || insideWord(all, i)) && !lineBreak(all, i)) continue;
    // Joins in a row are one: ". . ." is looked at once.
    const next = skipJoin(all, i);
    const joins = all.words.slice(i, next);
    joined += 1;
    if (joined > MOST_JOINS) break;
    const ahead = bare(clauseOf(read, all.tokens.slice(next, i + LOOK_AHEAD)));
    const before = bare(clauseOf(read, all.tokens.slice(start, i)));
    const join = joins.find((word) => STOP.test(word)) ?? all.words[i] ?? '';
    if (before.words.length > 0 && begins(before, ahead, join)) {
      found.push(before);
      start = next;
      joined = 0;
    }
    i = Math.max(i, next - 1);
  }
  const last = bare(clauseOf(read, all.tokens.slice(start)));
  if (last.words.length > 0 || (read.images.length > 0 && found.length === 0)) found.push(last);
  return {
    found: found
      .map(withoutStop)
      .filter((clause) => clause.words.length > 0 || read.images.length > 0),
    read,
  };
}

const ENDS = /^(?:[.,!?;]|please|thanks|pls|thx|too)$/;

/** Marks at the end belong to the user's own words, but not to a command. */
function withoutStop(clause: Clause): Clause {
  if (takesText(clause)) return clause;
  let end = clause.tokens.length;
  while (end > 1 && ENDS.test(clause.words[end - 1] ?? '')) end -= 1;
  return end === clause.tokens.length ? clause : clauseOf(clause.read, clause.tokens.slice(0, end));
}

function lineBreak(all: Clause, i: number): boolean {
  const [a, b] = [all.tokens[i - 1], all.tokens[i]];
  return Boolean(a && b && all.read.text.slice(a.end, b.start).includes('\n'));
}

function skipJoin(all: Clause, i: number): number {
  let next = i;
  while (next < all.words.length && CONNECT.test(all.words[next] ?? '')) next += 1;
  return next;
}

const COMMAND =
  /^(?:add|remove|delete|change|set|make|rename|move|put|swap|use|turn|switch|update|replace|include|insert|create|center|centre|align|undo|drop|give|bring|get rid of|point|increase|decrease|reduce|write|edit|hide|delete|don't|dont|do not|keep|leave|translate|connect|publish)\b/;

const NEXT_SLOT =
  /^(?:the |my )?(?:headline|title|bio|tagline|subtitle|description|footer|page title) (?:to|:|=) |^(?:the |my )(?:background|accent|buttons?|font|text colou?r)\b/;

function begins(before: Clause, ahead: Clause, join: string): boolean {
  const first = firstPart(ahead);
  const stop = STOP.test(join);
  if (COMMAND.test(ahead.text)) {
    // "to Salt, use sparingly" is text; a command inside a text needs to be one we know.
    return !takesText(before) || recognise(first) !== undefined;
  }
  if (takesText(before)) {
    // "headline to Hello and the bio to …": a second slot ends the first one's text.
    return NEXT_SLOT.test(ahead.text) && recognise(ahead) !== undefined;
  }
  const own = recognise(first);
  if (!own || own.kind === 'greeting') return stop && recognise(before) !== undefined;
  if (own.kind === 'add-links' || own.kind === 'create') return own.kind === 'create' && stop;
  const sofar = recognise(before);
  if (!sofar) return false;
  if (sofar.kind === 'gradient' && own.kind !== 'buttons' && own.kind !== 'font') return false;
  if ((sofar.kind === 'add-links' || sofar.kind === 'create') && own.kind === 'set-link-url')
    return false;
  return true;
}

/** The words up to the next join, which is enough to see what a clause is. */
function firstPart(clause: Clause): Clause {
  const end = clause.words.findIndex((word, i) => i > 0 && CONNECT.test(word));
  return end < 0 ? clause : clauseOf(clause.read, clause.tokens.slice(0, end));
}

export function understand(message: string): Understood {
  if (isGreeting(message)) return { intents: [{ kind: 'greeting' }], missed: [] };
  const { found, read } = clauses(message);
  const intents: Intent[] = [];
  const missed: string[] = [];
  for (const clause of found) {
    const intent = recognise(clause);
    const known = JSON.stringify(intent);
    if (intent && !intents.some((earlier) => JSON.stringify(earlier) === known))
      intents.push(intent);
    else if (intent) continue;
    else {
      const [first, last] = [clause.tokens[0], clause.tokens.at(-1)];
      if (first && last) missed.push(unmask(read, read.text.slice(first.start, last.end)));
    }
  }
  const work = intents.filter((intent) => intent.kind !== 'greeting');
  return { intents: work.length > 0 || missed.length > 0 ? work : intents, missed };
}
