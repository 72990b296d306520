// What can be said about links: add, rename, point elsewhere, remove, move, swap.
import { type Clause, matchWritten, phrase } from './clause.ts';
import type { Intent, Place, WantedLink } from './intent.ts';
import { capital, linksInWords, platformAt } from './link-phrases.ts';
import { ordinal, targetOf } from './target.ts';
import { maskOf } from './tokens.ts';

export const REMOVE =
  '(?:remove|delete|drop|get rid of|take (?:out|off|away|down)|hide|erase|ditch|scrap|lose|kill|cut)';
const MOVE = '(?:move|put|bring|place|push|send|shift|drag|make)';

function rename(clause: Clause): Intent | undefined {
  const found =
    matchWritten(
      clause,
      /^(?:change|replace|turn) (?:the )?(⟨q\d+⟩)(?: link| button)? (?:to|with|by|into) (⟨q\d+⟩)$/,
    ) ??
    matchWritten(clause, /^(?:rename|retitle|relabel) (.+?) (?:to|as|into|:|→) (.+)/) ??
    matchWritten(
      clause,
      /^(?:change|set|edit|update|make) (?:the )?(?:title|text|label|name|wording) (?:of|on|for) (.+? (?:link|button)|⟨q\d+⟩|(?:the )?\S+ link) (?:to|as|:|say|read|into) (.+)/,
    ) ??
    matchWritten(
      clause,
      /^(?:change|set|edit|update|make) (.+?)(?: (?:link|button))?(?:'s| 's)? (?:title|text|label|name) (?:to|as|:|say|read|into) (.+)/,
    ) ??
    matchWritten(clause, /^call (.+? (?:link|button)) (.+)/);
  const [who, what] = found ?? [];
  if (
    !who ||
    !what ||
    /^(?:the |my )?(?:headline|title|page|newsletter|form|sign-?up|subscribe|footer|browser|tab|meta|seo|site|profile|heading|display|about|bio|background|site)\b/i.test(
      who,
    )
  ) {
    return undefined;
  }
  const target = targetOf(who);
  return target ? { kind: 'rename-link', target, title: phrase(what) } : undefined;
}

function address(clause: Clause): WantedLink | undefined {
  const at = clause.words.findIndex((word) => {
    const kind = maskOf(clause.read, word)?.kind;
    return kind === 'u' || kind === 'e' || kind === 'a' || kind === 'p';
  });
  if (at < 0) return undefined;
  return linksInWords(clause)[0];
}

const POINT =
  /^(?:change|update|set|point|link|make|edit|replace|fix|use)? ?(?:the )?(?:url|address|target|destination|href|link) (?:of|for|on) (.+?) (?:to|as|with|:|=|go to|is) (⟨[uaep]\d+⟩)[.!]?$/;
const POINT_NAMED =
  /^(?:change|update|set|point|make|edit|replace|fix|the|my|use)?(?: (?:the|my))? ?(.+?)(?:'s)?(?: (?:link|button|url|address|handle))* (?:to go to|go to|goes to|should go to|should point to|points to|should open|lead to|to point to|to|with|is|:|=|should be|→) (?:to )?(⟨[uaep]\d+⟩)[.!]?$/;

function point(clause: Clause): Intent | undefined {
  if (/^(?:add|include|insert|create|put|new|here|here's|link)\b/.test(clause.text))
    return undefined;
  const [who] = matchWritten(clause, POINT) ?? matchWritten(clause, POINT_NAMED) ?? [];
  const link = address(clause);
  if (
    !who ||
    !link ||
    /\b(?:avatar|photo|picture|image|logo|pic|pfp|headline|bio|tagline|background|footer|accent|color|colour)\b/i.test(
      who,
    )
  )
    return undefined;
  const target = targetOf(who);
  // "my website is …" on a page without that link is a wish for it; "change my website …" is not.
  const tells = !/^(?:change|update|set|point|make|edit|replace|fix|use)\b/.test(clause.text);
  if (!target) return undefined;
  return {
    kind: 'set-link-url',
    target,
    link,
    ...(tells ? { orAdd: capital(who.replace(/^(?:my|the|our) /i, '')) } : {}),
  };
}

/** "my instagram is ada" without an at-sign. */
function handle(clause: Clause): Intent | undefined {
  const start = /^(?:my|the|our)$/.test(clause.words[0] ?? '') ? 1 : 0;
  const known = platformAt(clause.words, start);
  if (!known) return undefined;
  const [link, more] = linksInWords(clause, start);
  if (!link || more || link.url.startsWith('#')) return undefined;
  return { kind: 'set-link-url', target: { name: known.platform.name }, link };
}

const WHOLESALE =
  /^(?:all|every|everything|each|any|both|half|most|the rest)\b|\b(?:links|buttons|everything|page|site|account|website)$/i;

function remove(clause: Clause): Intent | undefined {
  const [said] = matchWritten(clause, new RegExp(`^${REMOVE} (.+)$`)) ?? [];
  const who = said
    ?.replace(
      / (?:from|on|off|in|of) (?:the |my |this )*(?:page|list|links|site|profile)\b[\s\S]*/i,
      '',
    )
    .trim();
  if (!who) return undefined;
  if (WHOLESALE.test(who)) {
    return {
      kind: 'ask',
      say: /links|buttons/i.test(who)
        ? 'I remove links one at a time, so that none goes by accident. Which one should go?'
        : 'I take away single things only: a link, a section, a form or the avatar.',
      suggestions: ['Remove the last link', 'Remove the newsletter form'],
    };
  }
  const target = targetOf(who);
  const parts = who
    .split(/(?<!\s)\s*(?:,|\band\b|&|\+)\s*/)
    .map(targetOf)
    .filter((part) => part !== undefined);
  if (!target) return undefined;
  return { kind: 'remove-link', target, ...(parts.length > 1 ? { parts } : {}) };
}

function placeOf(text: string): Place | undefined {
  const said = text.toLowerCase();
  if (/^(?:to )?(?:the )?(?:very )?(?:top|first|start|beginning|front)\b/.test(said))
    return { at: 'top' };
  if (/^(?:to )?(?:the )?(?:very )?(?:bottom|last|end)\b/.test(said)) return { at: 'bottom' };
  if (/^(?:up|one up|higher)\b/.test(said)) return { at: 'up' };
  if (/^(?:down|one down|lower)\b/.test(said)) return { at: 'down' };
  const beside =
    /^(?:to )?(?:just |right |directly )?(before|above|over|after|below|under|beneath|behind) (.+)$/i.exec(
      text,
    );
  if (beside?.[1] && beside[2]) {
    const other = targetOf(beside[2]);
    const at = /before|above|over/i.test(beside[1]) ? 'before' : 'after';
    return other ? { at, other } : undefined;
  }
  const nth =
    /^(?:to )?(?:the )?(?:position |place |number |spot )?(\S+)(?: position| place| spot)?$/.exec(
      said,
    )?.[1];
  const count = nth ? (/^\d+$/.test(nth) ? Number(nth) : ordinal(nth)) : undefined;
  return count === undefined ? undefined : { at: 'nth', nth: count };
}

const PLACED =
  /^(?:make (?:the |my )?(?=.+ (?:the )?(?:first|last|top|bottom) (?:link|button|one)$)|(?:the |my )?(?=.+ (?:should|must) (?:be|go|come|stand) ))(.+?)(?: (?:should|must) (?:be|go|come|stand)(?: at)?| be)? ((?:the )?(?:to )?(?:very )?(?:top|bottom|first|last|(?:before|above|after|below|under) .+))(?: link| button| one)?$/;

function move(clause: Clause): Intent | undefined {
  const pattern = new RegExp(
    `^${MOVE} (.+?) ((?:to (?:the )?(?:very )?)?(?:top|bottom|first|last|start|end|up|down|higher|lower|front)(?: (?:of|on|in) (?:the |my )?(?:page|list|links)| place| position| a bit| one)?|(?:to )?(?:just |right |directly )?(?:before|above|after|below|under|beneath) .+|(?:to |in )(?:the )?(?:position |place |number |spot )?(?:\\d+|second|third|fourth|fifth|2nd|3rd|4th|5th)(?: place| position| spot)?)[.!]?$`,
  );
  const [who, where] = matchWritten(clause, pattern) ?? matchWritten(clause, PLACED) ?? [];
  if (!who || !where || /\b(?:section|form|header|footer|avatar|photo|text)\b/i.test(who))
    return undefined;
  if (/^make/.test(clause.text) && /^(?:it|everything|this|the page)$/i.test(who)) return undefined;
  const [target, to] = [targetOf(who), placeOf(where.trim())];
  return target && to ? { kind: 'move-link', target, to } : undefined;
}

function swap(clause: Clause): Intent | undefined {
  const [one, two] =
    matchWritten(clause, /^(?:swap|switch|exchange|flip) (.+?) (?:and|with|for|&) (.+)/) ?? [];
  const [a, b] = [targetOf(one ?? ''), targetOf(two ?? '')];
  return a && b ? { kind: 'swap-links', a, b } : undefined;
}

const ADD =
  /^(?:add|include|insert|put|create|give me|new|link to|link|connect|attach|here(?:'s| is| are)|use|have|need|these are|i have|show)\b/;

/** A link without an address is added only when one link is plainly what is wished. */
const ONE_LINK =
  /\b(?:a|an|another|new|one|more) (?:[\w']+ ){0,3}(?:link|button)\b|^(?:add|include|insert) (?:the |my )?(?:link|button)\b|^(?:add|include|insert) .+ (?:link|button)$/;

function add(clause: Clause): Intent | undefined {
  const adds = ADD.test(clause.text);
  const masks = clause.words.map((word) => maskOf(clause.read, word)?.kind);
  const addressed = masks.some(
    (kind) => kind === 'u' || kind === 'e' || kind === 'a' || kind === 'p',
  );
  const platform = clause.words.some((_word, i) => platformAt(clause.words, i));
  if (!adds && !addressed) return undefined;
  if (!addressed && !platform && !ONE_LINK.test(clause.text)) return undefined;
  const [title] =
    matchWritten(
      clause,
      /(?:call it|called|named|titled|name it|label it|labelled|labeled|with the (?:title|text|label|name)) (.+)/,
    ) ?? [];
  const all = linksInWords(clause);
  const links =
    all.length === 1 && title
      ? all.map((link) => ({
          ...link,
          title: phrase(
            title.replace(/ (?:linking |pointing |going )?(?:to )?(?:https?:|www\.)\S+$/i, ''),
          ),
        }))
      : all;
  const usable = links.filter((link) => !link.url.startsWith('#') || adds);
  return usable.length > 0 ? { kind: 'add-links', links: usable } : undefined;
}

/** Several addresses without a verb are an addition; a single one may point a link elsewhere. */
export function linkIntent(clause: Clause): Intent | undefined {
  return (
    rename(clause) ??
    swap(clause) ??
    point(clause) ??
    move(clause) ??
    handle(clause) ??
    remove(clause) ??
    add(clause)
  );
}
