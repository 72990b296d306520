// Regular expressions that are polynomial on inputs that are short, and what stands for those whose text
// is put together at run time. An entry that is not needed any more fails the check.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: parts of code that is looked for
import type { Allowed, Representative } from './check-expressions.ts';

const CLAUSE = {
  path: 'server/src/modules/assistant/builtin/understand/clause.ts',
  code: "text: clip(words.join(' '), LONGEST_CLAUSE)",
};
const ON_A_CLAUSE = {
  path: 'server/src/modules/assistant/builtin/understand/rules-links.ts',
  limit: 700,
  bound: CLAUSE,
  reason: 'applied to the text of a clause only; a linear form could not tell names from places',
};

export const ALLOWED: readonly Allowed[] = [
  {
    ...ON_A_CLAUSE,
    source: String.raw`^(?:change|update|set|point|make|edit|replace|fix|the|my|use)?(?: (?:the|my))? ?(.+?)(?:'s)?(?: (?:link|button|url|address|handle))* (?:to go to|go to|goes to|should go to|should point to|points to|should open|lead to|to point to|to|with|is|:|=|should be|→) (?:to )?(⟨[uaep]\d+⟩)[.!]?$`,
  },
  {
    ...ON_A_CLAUSE,
    source:
      '^(?:make (?:the |my )?(?=.+ (?:the )?(?:first|last|top|bottom) (?:link|button|one)$)|(?:the |my )?(?=.+ (?:should|must) (?:be|go|come|stand) ))(.+?)(?: (?:should|must) (?:be|go|come|stand)(?: at)?| be)? ((?:the )?(?:to )?(?:very )?(?:top|bottom|first|last|(?:before|above|after|below|under) .+))(?: link| button| one)?$',
  },
  {
    ...ON_A_CLAUSE,
    source: String.raw`^(?:move|put|bring|place|push|send|shift|drag|make) (.+?) ((?:to (?:the )?(?:very )?)?(?:top|bottom|first|last|start|end|up|down|higher|lower|front)(?: (?:of|on|in) (?:the |my )?(?:page|list|links)| place| position| a bit| one)?|(?:to )?(?:just |right |directly )?(?:before|above|after|below|under|beneath) .+|(?:to |in )(?:the )?(?:position |place |number |spot )?(?:\d+|second|third|fourth|fifth|2nd|3rd|4th|5th)(?: place| position| spot)?)[.!]?$`,
  },
];

/** Words and names that the repository holds stand between the fixed parts of these. */
export const REPRESENTATIVES: readonly Representative[] = [
  {
    path: 'compiler/src/page-model/apply/texts.ts',
    code: "new RegExp(pattern, 'giu')",
    sources: [String.raw`(?<![\p{L}\p{N}])order online(?![\p{L}\p{N}])`, 'order online'],
    flags: 'giu',
    reason: 'a text of the page, escaped',
  },
  {
    path: 'compiler/src/sanitize/embed-facade.ts',
    code: 'new RegExp(pattern)',
    sources: [
      String.raw`^/embed/(?!videoseries)([\w-]+)`,
      String.raw`^/embed(?:-podcast)?/(\w+)/(\w+)`,
    ],
    reason: 'the patterns of EMBEDS',
  },
  {
    path: 'compiler/src/css/fonts.ts',
    code: '${name}(?![',
    sources: [String.raw`(?<![\w-])dm\s+sans(?![\w-]|\s+[a-z])`],
    flags: 'i',
    reason: 'the families of BUNDLED_FONTS',
  },
  {
    path: 'compiler/src/publish-checks/secrets/brand-login.ts',
    code: '${start}(?:${SIGN_IN})',
    sources: [
      String.raw`(?<![\p{L}\p{N}])(?:sign in|log in)(?: your)?(?: to)?(?: your)? (?<![\p{L}\p{N}])bank(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])bank(?= account|[.,]|$) (?:sign in|log in)(?![\p{L}\p{N}])`,
    ],
    flags: 'u',
    reason: 'the names of BRANDS between lists of words',
  },
  {
    path: 'compiler/src/publish-checks/secrets/secret-words.ts',
    code: "(?:${phrases.join('|')})",
    sources: [
      String.raw`(?<![\p{L}\p{N}])(?:pass\p{L}{0,12}[\s'’-]{1,3}word|pin[\s'’-]{1,3}code)(?![\p{L}\p{N}])|one|two`,
    ],
    flags: 'u',
    reason: 'the words of PHRASES',
  },
  {
    path: 'server/src/modules/assistant/builtin/understand/clause.ts',
    code: 'new RegExp(pattern.source, flags)',
    sources: [],
    reason: 'another literal with the flag d',
  },
  {
    path: 'server/src/modules/assistant/builtin/understand/rules-style.ts',
    code: 'b${word}',
    sources: [String.raw`\bplayfair\b`],
    reason: 'the words of SHORT',
  },
  {
    path: 'server/src/modules/assistant/builtin/understand/rules-style.ts',
    code: 's)${word}(?:',
    sources: [String.raw`(?:^|\s)hand written(?:\s|$)`],
    reason: 'the words of FONT_MOODS',
  },
  {
    path: 'server/src/modules/assistant/builtin/understand/rules-style.ts',
    code: 'b${name}',
    sources: [String.raw`\bsage\b`],
    reason: 'the names of PALETTES',
  },
];
