// What can be said about sections and forms: add, remove, move.
import type { SectionKind } from '../compose/sections.ts';
import { type Clause, matchWritten, phrase } from './clause.ts';
import type { Intent, SectionName } from './intent.ts';
import { REMOVE } from './rules-links.ts';
import { maskOf } from './tokens.ts';

const SECTION_WORDS: [RegExp, SectionName][] = [
  [
    /\b(?:newsletter|sign-?up|sign up|subscribe|subscription|mailing list|email list|email (?:signup|sign-up|capture|form|collection)|waitlist)\b/,
    'newsletter',
  ],
  [/\b(?:faq|faqs|f\.a\.q|questions|frequently asked)\b/, 'faq'],
  [/\b(?:testimonials?|quotes?|reviews?|kind words|recommendations)\b/, 'testimonials'],
  [/\b(?:contact|get in touch|contact me|message me)\b/, 'contact'],
  [
    /\b(?:schedule|timetable|opening hours|hours|tour dates|agenda|programme|events?|gigs|dates)\b/,
    'schedule',
  ],
  [/\b(?:pricing|prices|plans|price list|rates)\b/, 'pricing'],
  [/\b(?:gallery|work|works|projects?|portfolio|case studies)\b/, 'work'],
  [/\b(?:about|about me|about us|bio section|who i am)\b/, 'about'],
  [/\blinks\b/, 'links'],
];

function sectionNamed(text: string): SectionName | undefined {
  return SECTION_WORDS.find(([pattern]) => pattern.test(text))?.[1];
}
const isKind = (name: SectionName | undefined): name is SectionKind =>
  name !== undefined && name !== 'links';

const says = (text: string) => /\b(?:section|form|block|area|part|box)\b/.test(text);

/** A sentence about a link, a button or the page is not about a section, unless it names the form's button. */
function aboutSomethingElse(clause: Clause): boolean {
  const text = clause.text.replace(/\b(?:on|to|from|of) (?:the|my) (?:page|site)\b/g, '');
  const masked = clause.words.some((word) =>
    /^[uaep]$/.test(maskOf(clause.read, word)?.kind ?? ''),
  );
  const formButton = /with (?:a |the )?button|button (?:saying|that says|labelled|called)/.test(
    text,
  );
  return masked || (/\b(?:link|button|page|site)\b/.test(text) && !formButton);
}

function removeIntent(text: string, name: SectionName): Intent | undefined {
  const only = new RegExp(
    `^${REMOVE} (?:the |my |that |this )?[\\w -]+?(?: (?:section|form|block|area|part|box))?(?: (?:from|on) (?:the|my) (?:page|site))?[.!]?$`,
  ).test(text);
  const sure = says(text) || /^(?:newsletter|faq|testimonials)$/.test(name);
  const several = /\b(?:first|second|last|one|all|every)\b/.test(text);
  return isKind(name) && only && sure && !several
    ? { kind: 'remove-section', section: name }
    : undefined;
}

function moveIntent(text: string, name: SectionName): Intent | undefined {
  const move =
    /^(?:move|put|bring|place|push|shift)\b.*?\b(up|down|top|bottom|first|last|higher|lower|end)\b/.exec(
      text,
    )?.[1];
  const sure =
    says(text) ||
    /^(?:newsletter|faq|testimonials|links)$/.test(name) ||
    /^move (?:the |my )?(?:about|pricing|schedule|contact|gallery)\b/.test(text);
  if (!move || !sure) return undefined;
  const ways: [RegExp, 'up' | 'down' | 'top' | 'bottom'][] = [
    [/up|higher/, 'up'],
    [/down|lower/, 'down'],
    [/top|first/, 'top'],
    [/./, 'bottom'],
  ];
  const to = ways.find(([pattern]) => pattern.test(move))?.[1];
  return to ? { kind: 'move-section', section: name, to } : undefined;
}

const ADDS =
  /^(?:add|include|insert|put|create|make|give me|want|need|have|new|append|an?|with|collect|show)\b/;

function addIntent(clause: Clause, name: SectionName): Intent | undefined {
  const { text } = clause;
  const placed = /^put\b.*\b(?:above|below|before|after|under)\b/.test(text);
  if (!ADDS.test(text) || !isKind(name) || placed) return undefined;
  const short = clause.words.filter((word) => /^\p{L}/u.test(word)).length <= 7;
  if (!says(text) && !short) return undefined;
  const [button] =
    matchWritten(
      clause,
      /\bbutton (?:saying|that says|called|labelled|with|text)? ?(⟨q\d+⟩|\S+(?: \S+)?)[.!]?$/,
    ) ?? [];
  return {
    kind: 'add-section',
    section: name,
    ...(button && name === 'newsletter' ? { button: phrase(button) } : {}),
  };
}

export function sectionIntent(clause: Clause): Intent | undefined {
  const name = sectionNamed(clause.text);
  if (!name || aboutSomethingElse(clause)) return undefined;
  if (new RegExp(`^${REMOVE}\\b`).test(clause.text)) return removeIntent(clause.text, name);
  return moveIntent(clause.text, name) ?? addIntent(clause, name);
}
