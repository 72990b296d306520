// What the compiler says about the code of a page. Values are texts and numbers, so that a diagnostic carries them and is
// said in the language of its reader. What the parser says in words of its own is quoted.

const amount = (count: number) => count.toLocaleString('en-US');

/** Of a package; `more` names are not listed. */
const offered = (names: string, more: number) => (more > 0 ? `${names} and ${more} more` : names);

/** What the parser says, said as it is. */
const fix = (reason: string) => `${reason}. Fix the code here.`;
const closeText = (reason: string) => `${reason}. Close it where the text ends.`;

export const messages = {
  sourceTooLarge: (size: number) =>
    `The page is ${size} KB; at most 256 KB of JSX and CSS are allowed. Move images out of the code and into your media library.`,
  codeTooLarge: (size: number, most: number) =>
    `The page compiles to ${amount(size)} KB of code; at most ${amount(most)} KB are allowed. Use fewer icons, and render repeated parts from a list.`,
  documentTooLarge: (size: number, most: number) =>
    `The finished page is ${amount(size)} KB; at most ${amount(most)} KB are allowed. Show fewer items, use fewer icons, or move images out of the code.`,
  tooManyNames: (most: number) =>
    `The code declares more than ${amount(most)} names. Put repeated values into a list or an object.`,
  codeTooDeep: () => 'The code is nested too deeply. Split it into smaller components.',
  elementsTooDeep: (depth: number, most: number) =>
    `Elements are nested ${depth} deep; at most ${most} are allowed. Remove unnecessary wrappers.`,
  tooManyElements: (count: number, most: number) =>
    `The page has ${count} elements; at most ${most} are allowed. Render repeated parts from a list.`,
  documentTooDeep: () =>
    'The finished page is too big or nested too deeply. Show fewer items, or remove unnecessary wrappers.',
  htmlUnstable: () =>
    "This page's HTML doesn't parse consistently. Close every element, and don't nest links or forms.",

  fenced: () => 'The code is wrapped in ``` lines. Remove them.',
  unreadable: () => "We couldn't read the code. Undo the last change and try again.",
  notRunnable: () =>
    "This code uses syntax that pages can't run. Undo the last change or simplify it.",
  wrongClosingTag: (name: string) =>
    `Expected corresponding JSX closing tag for <${name}>. Close the element, or remove the tag that is not needed.`,
  adjacentElements: () => 'Two elements are side by side. Wrap them in one element or in <>…</>.',
  endsEarly: () => 'The code ends too early. Close the last bracket, quote or element.',
  elementOpen: () =>
    'An element is never closed. Close every element; write empty ones like <br />.',
  expressionOpen: () =>
    "A bracket or quote before this isn't closed. Close it before the element ends.",
  stringOpen: () => closeText('Unterminated string constant'),
  templateOpen: () => closeText('Unterminated template'),
  commentOpen: () => closeText('Unterminated comment'),
  otherOpen: (reason: string) => closeText(reason),
  nameDeclaredTwice: (name: string) =>
    `Identifier '${name}' has already been declared. Rename one of the two.`,
  htmlComment: () => "HTML comments don't work here. Write {/* … */} instead.",
  typesInCode: () => 'Pages are plain JavaScript. Remove the types.',
  unexpected: (text: string) =>
    `Unexpected "${text}". Remove it, or close what was opened before it.`,
  unexpectedCharacter: (character: string) => fix(`Unexpected character '${character}'`),
  unexpectedKeyword: (name: string) => fix(`Unexpected keyword '${name}'`),
  keywordReserved: (name: string) => fix(`The keyword '${name}' is reserved`),
  bracketInText: (character: string, reference: string) =>
    fix(
      `Unexpected token \`${character}\`. Did you mean \`${reference}\` or \`{"${character}"}\`?`,
    ),
  emptyAttribute: () => fix('JSX attributes must only be assigned a non-empty expression'),
  attributeNotQuoted: () => fix('JSX value should be either an expression or a quoted JSX text'),
  notAssignable: () => fix('Assigning to rvalue'),
  returnOutside: () => fix("'return' outside of function"),
  importNotOnTop: () => fix("'import' and 'export' may only appear at the top level"),
  awaitOutside: () => fix("Cannot use keyword 'await' outside an async function"),
  exportedTwice: (name: string) => fix(`Duplicate export '${name}'`),
  exportUndefined: (name: string) => fix(`Export '${name}' is not defined`),
  valueMissing: () => fix('Complex binding patterns require an initialization value'),
  equalsInObject: () =>
    fix('Shorthand property assignments are valid only in destructuring patterns'),
  nameAfterNumber: () => fix('Identifier directly after number'),
  invalidNumber: () => fix('Invalid number'),
  invalidEscape: () => fix('Bad character escape sequence'),
  invalidPattern: (pattern: string, reason: string) =>
    fix(`Invalid regular expression: /${pattern}/: ${reason}`),
  catchMissing: () => fix('Missing catch or finally clause'),
  jumpOutside: (keyword: string) => fix(`Unsyntactic ${keyword}`),
  commaAfterRest: () => fix('Comma is not permitted after the rest element'),
  mixedLogic: () =>
    fix('Logical expressions and coalesce expressions cannot be mixed. Wrap either by parentheses'),
  otherSyntax: (reason: string) => fix(reason),

  notComponent: () =>
    "The default export isn't a component. Wrap it: export default function Page() { return … }.",
  noDefaultExport: () =>
    'The page has no default export. Add "export default" before the component that is the page.',
  nameTaken: (name: string) => `"${name}" can't be used as a top-level name. Rename it.`,
  reExport: () => "A page can't re-export a package. Import what you need and use it.",
  importAtRuntime: () =>
    "A page can't import code at runtime. Use an import at the top of the file.",
  importMeta: () => "import.meta isn't available on a page. Write the value itself.",
  awaitOnTop: () => "A page can't use await at the top level. Use it inside an async function.",
  requireCall: () => "require() isn't available on a page. Use an import at the top of the file.",
  nameWithColon: (name: string) =>
    `"${name}" isn't a valid name here. Remove the part before the colon.`,
  spreadChildren: () => "Spread children aren't supported. Write {list} instead.",

  tooManyImports: (count: number, most: number) =>
    `The page has ${count} import lines; at most ${most} are allowed. Import several names from one package in one line.`,
  namesRedeclared: (count: number, most: number) =>
    `Imported names are redeclared ${count} times inside functions; a page of this size can have at most ${most}. Rename these variables.`,
  importNameTooLong: (name: string) => `"${name}" is too long for an import name. Remove it.`,
  /** `names` are separated by commas. */
  versionFixed: (name: string, names: string) =>
    `"${name}" is built in with a fixed version. Import it as ${names.split(', ').join(' or ')}, without a version.`,
  versionMissing: (name: string, pack: string) =>
    `"${name}" isn't built in, so the import needs an exact version. Write it like "${pack}@1.2.3", with the version you want.`,
  packageUnknown: (name: string, packages: string) =>
    `"${name}" isn't built in. A page can import ${packages}. Remove this import or write that part in the page itself.`,
  noDefaultInPackage: (pack: string, names: string, more: number) =>
    `"${pack}" has no default export. Import by name: ${offered(names, more)}.`,
  nameNotInPackage: (name: string, pack: string, names: string, more: number) =>
    `"${name}" is not part of "${pack}". Use ${offered(names, more)}.`,
  /** `near`: icons with names like it; empty where there is none. */
  iconUnknown: (name: string, near: string) =>
    `"${name}" is not an icon of "lucide-react". Use ${near || 'another icon'}, or use an inline <svg>.`,

  linkUnsafe: (scheme: string) =>
    `A link can't use "${scheme}:". Use an https address, mailto: or tel:.`,
  formUnwired: () =>
    'This form doesn\'t send anything. Add data-form="newsletter", "contact" or "guestbook", or an onSubmit handler.',
  imageWithoutAlt: () =>
    'This image has no alt text. Add alt="…" to describe it, or alt="" if it\'s decorative.',
  elementRemoved: (name: string) => `<${name}> is removed when you publish. Remove it.`,
  frameRemoved: () =>
    'This frame is removed when you publish. Frames can show YouTube, Vimeo, Spotify, SoundCloud and TikTok players.',
  fieldRemoved: (type: string) =>
    `A field of type "${type}" is removed when you publish. Use text or email.`,
  handlerIsText: (handler: string) =>
    `${handler} is a string; pass a function: ${handler}={() => …}.`,

  importRemoved: () =>
    "@import is removed: pages can't load styles from other sites. For built-in fonts, just use the family name.",
  cssBracketOpen: (bracket: string) =>
    `CSS: "${bracket}" is never closed. Add the closing bracket.`,
  cssBraceUnopened: () => 'CSS: "}" has no matching "{". Remove it, or open the rule before it.',
  cssCommentOpen: () => 'CSS: A comment is never closed. Add */ where it ends.',
  cssStringOpen: (quote: string) =>
    `CSS: A string starting with ${quote} is never closed. Add the closing quote.`,
};
