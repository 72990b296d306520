// What can be said about the words of the page and the picture: headline, bio, footer, title, avatar.
import { isPictureUrl } from '../compose/markup.ts';
import { type Clause, matchWritten, phrase } from './clause.ts';
import type { Intent } from './intent.ts';
import { normalUrl } from './link-phrases.ts';
import { REMOVE } from './rules-links.ts';
import { maskOf } from './tokens.ts';

const HEADLINE =
  '(?:headline|head line|main heading|main title|heading|title|h1|display name|page name|site name|hero (?:title|text|headline)|name)';
const BIO =
  '(?:bio|biography|tagline|tag line|subtitle|subheading|sub-heading|subheadline|slogan|motto|intro|introduction|description|one-liner|profile text|bio text|hero subtitle)';
const PAGE_TITLE = '(?:(?:page|tab|browser|seo|meta|site|window|search) title)';
const PAGE_DESCRIPTION = '(?:(?:page|seo|meta|site|search|preview|share) description)';
const FOOTER = '(?:footer|footer text|footer line|text in the footer)';
const FORM_BUTTON =
  '(?:(?:newsletter|sign-?up|sign up|subscribe|form|email|submit|notify|contact)(?: form)?(?: (?:button|btn))(?: text| label)?|(?:button|label) (?:text )?(?:of|on|in) (?:the |my )?(?:newsletter|form|sign-?up)(?: form)?)';
const ABOUT = '(?:about(?: me| us)?(?: section)?(?: text| paragraph)?)';

const VERB =
  '(?:(?:change|set|update|make|edit|replace|rewrite|switch|turn|rename|have|let|write|use|put|add|give) )?(?:me |us )?(?:the |my |our |a |an )?(?:new )?';

/** Without a joining word only a quote or a colon makes a value: "headline "Hi"" yes, "headline font" no. */
const joined = (name: string) =>
  new RegExp(
    `^${VERB}${name}(?: (?:text|line|of (?:the|my) (?:page|site)|on (?:the|my) (?:page|site)))?(?: (?:(?:to say|to read|to be|be|should say|should read|should be|must say|to|as|into|say|says|read|reads|with|is|saying|that says|that reads|from .+? to)(?: [:=→-])?|[:=→-]) (.+)| (⟨q\\d+⟩))`,
  );
const SLOTS: [RegExp, (text: string) => Intent][] = [
  [joined(PAGE_TITLE), (text) => ({ kind: 'page-title', text })],
  [joined(PAGE_DESCRIPTION), (text) => ({ kind: 'page-description', text })],
  [joined(FORM_BUTTON), (text) => ({ kind: 'form-button', text })],
  [joined(FOOTER), (text) => ({ kind: 'footer', text })],
  [joined(HEADLINE), (text) => ({ kind: 'headline', text })],
  [joined(BIO), (text) => ({ kind: 'bio', text })],
  [joined(ABOUT), (text) => ({ kind: 'about-text', text })],
];

const SAYINGS: [RegExp, (text: string) => Intent][] = [
  [/^(?:call me|my name is|i am called|i'm called) (.+)$/, (text) => ({ kind: 'headline', text })],
  [
    /^(?:write|put|say) (⟨q\d+⟩) (?:as|in) (?:the |my )?(?:headline|title|heading)/,
    (text) => ({ kind: 'headline', text }),
  ],
  [
    /^(?:use|write|put|add|set) (⟨q\d+⟩) (?:as|in|for|to) (?:the |my )?(?:bio|tagline|subtitle|description)/,
    (text) => ({ kind: 'bio', text }),
  ],
  [
    /^(?:use|set|make|write|put) (⟨q\d+⟩) (?:as |in |for )?(?:the |my )(?:headline|title|heading|name)/,
    (text) => ({ kind: 'headline', text }),
  ],
  [
    /^(?:use|write|put|add|set) (⟨q\d+⟩) (?:as|in|for|to) (?:the |my )?footer/,
    (text) => ({ kind: 'footer', text }),
  ],
];

const STYLE_VALUE =
  /^(?:(?:a |be |more |even |much |bit |little |slightly )*(?:bigger|smaller|larger|bold|bolder|center(?:ed)?|centred|left|right|italic|uppercase|blue|red|green|white|black|purple|pink|orange|yellow|serif|sans|mono|something\b.*|pop|nicer|better|shorter|longer|catchier|funnier|punchier|different))[.!]?$/i;

const MISSING: [RegExp, string, string][] = [
  [
    /^(?:change|edit|update|set|rewrite|fix|new) (?:the |my )?(?:headline|heading|title|name)[.!]?$/,
    'What should the headline say?',
    'Change the headline to "…"',
  ],
  [
    /^(?:change|edit|update|set|rewrite|fix|add|new) (?:the |my |a )?(?:bio|tagline|subtitle|description|intro)[.!]?$/,
    'What should the line under your name say?',
    'Change the bio to "…"',
  ],
  [
    /^(?:change|edit|update|set) (?:the |my )?footer[.!]?$/,
    'What should the footer say?',
    'Change the footer to "…"',
  ],
  [
    /^(?:change|edit|update|rename|fix) (?:the |a |my )?(?:link|button|url)s?[.!]?$/,
    'Which link, and what should change: its title, its address or its place?',
    'Rename the first link to "…"',
  ],
  [
    /^(?:add|put|include|new) (?:a |another |new |some |my )*(?:link|button|url)s?[.!]?$/,
    'Where should the link go? Send me its address, or a platform with your handle.',
    'Add a link to https://…',
  ],
];

export function textIntent(clause: Clause): Intent | undefined {
  for (const [pattern, make] of [...SAYINGS, ...SLOTS]) {
    const groups = matchWritten(clause, pattern);
    const text = phrase(groups?.find(Boolean) ?? '');
    if (groups && text && !STYLE_VALUE.test(text)) return make(text.slice(0, 600));
  }
  for (const [pattern, say, suggestion] of MISSING) {
    if (pattern.test(clause.text)) return { kind: 'ask', say, suggestions: [suggestion] };
  }
  return undefined;
}

/** True when the rest of the sentence is the user's own text, so a comma or "and" in it parts nothing. */
export function takesText(clause: Clause): boolean {
  return (
    [...SAYINGS, ...SLOTS].some(([pattern]) => pattern.test(clause.text)) ||
    /^(?:rename|retitle|relabel) .+? (?:to|as|into) /.test(clause.text)
  );
}

const PICTURE =
  '(?:avatar|profile (?:pic|picture|photo|image)|photo|picture|pic|headshot|portrait|pfp|logo|image)';

export function avatarIntent(clause: Clause): Intent | undefined {
  if (new RegExp(`^${REMOVE} (?:the |my )?${PICTURE}[.!]?$`).test(clause.text)) {
    return { kind: 'remove-avatar' };
  }
  const speaks = new RegExp(`\\b${PICTURE}\\b`).test(clause.text);
  const given = clause.words
    .map((word) => maskOf(clause.read, word))
    .find((mask) => mask?.kind === 'u');
  const image = clause.read.images.find(isPictureUrl);
  const uses = /\b(?:change|use|set|add|make|update|replace|put|new|here|swap|as|is|this)\b/.test(
    clause.text,
  );
  if (
    image &&
    (clause.text === '' ||
      (uses && (speaks || /^(?:use|put|add) (?:this|it|that)\b/.test(clause.text))))
  ) {
    return { kind: 'avatar', url: image };
  }
  if (!speaks || !uses || /\b(?:background|gallery|link|button)\b/.test(clause.text))
    return undefined;
  const url = given ? normalUrl(given.value) : '';
  if (isPictureUrl(url)) return { kind: 'avatar', url };
  return /^(?:change|use|set|add|make|update|replace|put|new) (?:a |an |the |my |in )*(?:new )?(?:avatar|profile (?:pic|picture|photo|image)|photo|picture|headshot|portrait|pfp|logo)(?: of me| of myself| here)?[.!]?$/.test(
    clause.text,
  )
    ? {
        kind: 'ask',
        say: 'Attach the picture to your message, or give me its address, and I set it as your avatar.',
        suggestions: ['Remove the avatar'],
      }
    : undefined;
}
