// A wish for a new page: which kind, and the brief that stands in the sentence.
import type { Brief } from '../compose/compose-page.ts';
import { gradientPalette, paletteForMood } from '../theme/palettes.ts';
import type { PageKind } from '../types.ts';
import { type Clause, clauseOf, matchWritten, phrase } from './clause.ts';
import { findColors } from './colors.ts';
import type { Intent } from './intent.ts';
import { linksInWords, platformAt } from './link-phrases.ts';
import { maskOf } from './tokens.ts';

const KINDS: [RegExp, PageKind][] = [
  [
    /\b(?:coming[- ]?soon|launch(?:ing)? page|pre-?launch|waitlist|wait list|teaser|under construction|launching soon)\b/,
    'coming-soon',
  ],
  [
    /\b(?:pricing (?:page|site|website)|price page|plans page|page (?:of|with|for) (?:our |my |the )?(?:prices|plans|pricing)|pricing)\b/,
    'pricing',
  ],
  [
    /\b(?:portfolio|showcase|page for (?:a|my) (?:photographer|designer|illustrator|artist|architect)|(?:photographer|designer|illustrator|artist|architect)(?:'s)? (?:page|site|website))\b/,
    'portfolio',
  ],
  [
    /\b(?:link[- ]?in[- ]?bio|links? in bio|link ?tree|bio ?link|links? page|link hub|bio page|page (?:of|with|for) (?:all )?(?:my|our) links|profile page|personal page|personal site|personal website|(?:musician|creator|streamer|podcaster|influencer|band|dj)(?:'s)? (?:page|site|website)|page for (?:a|my) (?:musician|creator|streamer|podcast|podcaster|influencer|band|dj))\b/,
    'link-in-bio',
  ],
];
const MAKE =
  /^(?:create|build|make|design|generate|start|craft|compose|set up|draft|produce|give me|need|want|turn (?:this|it|the page|my page) into|change (?:this|it|the page) (?:to|into)|rebuild (?:this|it|the page) as|a|an|new|another|do|show me|get me|(?:link[- ]?in[- ]?bio|portfolio|coming[- ]soon|pricing|landing|waitlist)(?: page| site)? (?:for|with|in|page|site))\b/;

function kindOf(text: string): PageKind | undefined {
  return KINDS.find(([pattern]) => pattern.test(text))?.[1];
}

const CANNOT_MAKE =
  /\b(?:store|shop|e-?commerce|blog|forum|game|app|dashboard|wiki|marketplace|crm|chatbot|quiz|resume|cv|invitation|calculator)\b/;

export function createIntent(clause: Clause): Intent | undefined {
  const { text } = clause;
  if (
    !MAKE.test(text) ||
    /\bsections?\b/.test(text) ||
    /^(?:make|a|an|another|new) (?:the|my|it)\b/.test(text)
  )
    return undefined;
  const kind = kindOf(text);
  if (kind) {
    const link =
      linksInWords(clause).length > 0 &&
      /^(?:create|make|give me|need|want) (?:a )?(?:link|button) to\b/.test(text);
    return link ? undefined : { kind: 'create', page: kind, brief: briefOf(clause) };
  }
  if (
    CANNOT_MAKE.test(text) &&
    (/\b(?:page|site|website)\b/.test(text) ||
      /^(?:create|build|make|design|generate|start|set up) (?:me )?an? (?:online )?\S+$/.test(text))
  ) {
    return {
      kind: 'ask',
      say: 'I make four kinds of pages: link-in-bio, portfolio, coming soon and pricing.',
      suggestions: [
        'Create a link-in-bio page',
        'Create a portfolio page',
        'Create a coming-soon page',
      ],
    };
  }
  return /^(?:create|build|make|design|generate|start|give me|need|want|a|new|do|craft) (?:me |us )?(?:a |my |an |another )?(?:new |simple |nice |beautiful |clean |cool |minimal |minimalist |modern |pretty |good |great )*(?:page|site|website|web page|homepage|one-pager)(?: for me| for us)?(?: (?:with|and|,) .*)?[.!]?$/.test(
    text,
  )
    ? { kind: 'create', page: 'link-in-bio', brief: briefOf(clause) }
    : undefined;
}

function briefOf(clause: Clause): Brief {
  const [name] =
    matchWritten(
      clause,
      /\b(?:called|named|titled) (.(?:(?! (?:with|and|using|in|that|,|\.)).)*)/,
    ) ??
    matchWritten(
      clause,
      /\bfor (⟨q\d+⟩|(?!me\b|us\b|my\b|a\b|an\b|the\b|our\b|all\b|it\b)\S+(?: \S+){0,3}?)(?= (?:with|and|using|in|that|,|\.)|$)/,
    ) ??
    [];
  const palette = paletteOf(clause);
  const links = briefLinks(clause);
  return {
    ...(name && phrase(name) && !/^(?:saas|app|product|instagram|tiktok)$/i.test(phrase(name))
      ? { name: phrase(name) }
      : {}),
    ...(links.length > 0 ? { links } : {}),
    ...(palette ? { palette } : {}),
  };
}

function briefLinks(clause: Clause) {
  const addressed = (i: number) =>
    /^[uaep]$/.test(maskOf(clause.read, clause.words[i] ?? '')?.kind ?? '');
  const first = clause.words.findIndex((_word, i) => platformAt(clause.words, i) || addressed(i));
  if (first < 0) return [];
  const links = linksInWords(clauseOf(clause.read, clause.tokens.slice(first)));
  return links
    .filter((link) => !link.url.startsWith('#') || link.ask?.includes('your'))
    .map(({ title, url }) => ({ title, url }));
}

function paletteOf(clause: Clause): Brief['palette'] | undefined {
  const { text } = clause;
  const [first, second] = findColors(clause.read, clause.words);
  if (/\bgradient\b/.test(text) && first) {
    return gradientPalette(first.hex, second?.hex);
  }
  if (first && /\b(?:background|backdrop|bg)\b/.test(text)) {
    return { name: 'own', bg: first.hex, accent: second?.hex ?? first.hex, words: [] };
  }
  if (first) {
    const dark = /\b(?:black|dark)\b/.test(text.replace(first.words, ''));
    return { name: 'own', bg: dark ? '#111312' : '#f7f6f2', accent: first.hex, words: [] };
  }
  const mood = text
    .split(' ')
    .map(paletteForMood)
    .find((palette) => palette !== undefined);
  if (mood) return mood;
  if (/\bdark\b/.test(text)) return paletteForMood('ink');
  return undefined;
}
