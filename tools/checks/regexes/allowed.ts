// Regular expressions that are polynomial on inputs that are short, and what stands for those whose text
// is put together at run time. An entry that is not needed any more fails the check.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: parts of code that is looked for
import type { Allowed, Representative } from './check-expressions.ts';

export const ALLOWED: readonly Allowed[] = [];

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
    path: 'compiler/src/document/form-result.ts',
    code: '${name}="([^"]*)"',
    sources: [' autocomplete="([^"]*)"'],
    reason: 'the names of attributes',
  },
  {
    path: 'compiler/src/document/form-result.ts',
    code: '${name}="[^"]*"',
    sources: [' aria-invalid="[^"]*"'],
    reason: 'the names of attributes',
  },
  {
    path: 'server/src/modules/pages/publishing/head/page-root.ts',
    code: '${name}="([^"]*)"',
    sources: [' class="([^"]*)"'],
    reason: 'the names of attributes',
  },
  {
    path: 'server/src/modules/identity/api-keys/key-format.ts',
    code: '${API_KEY_PREFIX}',
    sources: ['^vys_key_([0-9A-Za-z]{43})([0-9A-Za-z]{6})$'],
    reason: 'the lengths of a key',
  },
  {
    path: 'contract/src/api-docs/sample.ts',
    code: 'new RegExp(pattern)',
    sources: ['^[A-Za-z0-9_-]{43}$'],
    reason: 'the patterns of our own API, on a few short samples',
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
];
