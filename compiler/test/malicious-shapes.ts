// Shapes of source, CSS and HTML that make a reader slow when its work grows faster than its input:
// a unit repeated as often as fits, between a beginning and an end.

export type Shape = { name: string; jsx?: string; css?: string; html?: string };

type Make = (size: number) => string;

const fill =
  (unit: string, before = '', after = ''): Make =>
  (size) =>
    before + unit.repeat(Math.max(1, Math.floor(size / unit.length))) + after;

/** As `fill`, with `#` standing for a number of its own in each unit. */
const count =
  (unit: string, before = '', after = ''): Make =>
  (size) => {
    const units: string[] = [];
    for (let length = 0, i = 0; length < size; i += 1) {
      const text = unit.replaceAll('#', i.toString(36));
      units.push(text);
      length += text.length;
    }
    return before + units.join('') + after;
  };

const both =
  (first: Make, second: Make): Make =>
  (size) =>
    first(size / 2) + second(size / 2);

const nest =
  (open: string, close: string, depth: number, inner: Make): Make =>
  (size) =>
    open.repeat(depth) + inner(size) + close.repeat(depth);

const PAGE = 'export default () => <p onClick={() => 1}/>;\n';
const inPage = (make: Make): Make => {
  return (size) => `export default () => <main onClick={() => 1}>${make(size)}</main>;`;
};
const asText = (make: Make): Make => {
  return (size) => `const a = ${JSON.stringify(make(size))};${PAGE}`;
};

const JSX: Record<string, Make> = {
  'names like ours in a comment': fill('$', `${PAGE}//$vys`),
  'many names like ours': count('$vys#_ ', `${PAGE}//`),
  'an import hidden by many variables': fill(
    'var a;',
    `import a from 'clsx';${PAGE}function f(){`,
    '}',
  ),
  'an import hidden by few variables in a long function': fill(
    'a;',
    `import a from 'clsx';${PAGE}function f(){${'var a;'.repeat(99)}`,
    '}',
  ),
  'an import hidden as often as allowed': fill(
    'a;',
    `import a from 'clsx';${PAGE}function f(){${'var a;'.repeat(18)}`,
    '}',
  ),
  'an import hidden in nested functions': nest(
    'function f(){var a;',
    '}',
    15,
    fill('a;', `import a from 'clsx';${PAGE}`),
  ),
  'many variables': count('let $#;', PAGE),
  'many variables of one statement': count('$#,', `${PAGE}let `, '$;'),
  'many parameters': count('$#,', `${PAGE}function f(`, ''),
  'many functions': count('function $#(){}', PAGE),
  'many exports': count('a as $#,', `const a = 1;${PAGE}export {`, '};'),
  'assignments to what has many exports': both(
    count('a as $#,', `let a = 1;${PAGE}export {`, '};'),
    fill('a=1;'),
  ),
  'unknown exports': count('a#,', `${PAGE}export {`, '};'),
  'namespaces of icons': count("import * as a# from 'lucide-react';", PAGE),
  'unknown icons': count("import {A#} from 'lucide-react';", PAGE),
  'icons with long names': fill('A', `${PAGE}import {`, "} from 'lucide-react';"),
  'unknown packages': count("import 'p#';", PAGE),
  'packages from the network': count("import a# from 'p#@1.0.0';", PAGE),
  'long names from the network': both(
    fill('a', `import {`, " as b} from 'p@1.0.0';"),
    fill('b;', PAGE),
  ),
  'comments between export and default': fill('////**//*/**', 'export/**', '/default () => 1;'),
  'line comments between export and default': fill('// /*\n', 'export ', 'default () => 1;'),
  'private names': count('#a#;', `${PAGE}class A{`, '}'),
  'uses of private names in nested classes': nest(
    'class A{#a;b(){',
    '}}',
    90,
    fill('this.#a;', PAGE),
  ),
  labels: count('a#:', PAGE, '0;'),
  'labels and jumps': both(
    (size) => `${PAGE}for(;;){${count('a#:')(Math.min(size, 2_000))}{`,
    fill('break a0;', '', '}}'),
  ),
  'nested groups': fill('(', PAGE),
  'nested asynchronous groups': fill('async(', PAGE),
  'nested arrow parameters': fill('(a=', PAGE),
  'nested templates': fill('`${', PAGE),
  'less-than signs': fill('a<b>', PAGE),
  'groups and arrows': fill('(a)=>(', PAGE),
  'nested objects': fill('{a:', `${PAGE}x=`),
  'nested conditions': fill('a?(b):c=>', PAGE),
  'groups in a pattern': count('(?<a#>)', `${PAGE}/`, '/;'),
  'references in a pattern': count('\\k<a#>', `${PAGE}/(?<a>)`, '/;'),
  'classes in a pattern': fill('[a', `${PAGE}/`, '/;'),
  'a number of many digits': fill('9', `${PAGE}a=`, 'n;'),
  'not a name': fill('a.', `${PAGE}<`, '/>'),
  'white space': fill(' ', PAGE),
  'white space in an element': inPage(fill(' ')),
  'lines in an element': inPage(fill(' \n')),
  'empty elements': inPage(fill('<b/>')),
  'fields and what could be their labels': inPage(fill('<i contenteditable/>')),
  'many attributes': count(' a#', 'export default () => <p', '/>;'),
  'the same attribute': fill(' style="color:red"', 'export default () => <p', '/>;'),
  'links in links': inPage(nest('<a href="https://b.example">', '</a>', 180, fill('<b>x</b>'))),
  'headings in headings': inPage(nest('<h1>', '</h1>', 180, fill('<b/>'))),
  'forms in forms': inPage(nest('<form>', '</form>', 180, fill('<input/>'))),
  'forms with a claim': inPage(
    nest('<p>Verify your PayPal account</p><form>', '</form>', 90, fill('<input name="a"/>')),
  ),
  'links with a claim': inPage(
    fill('<a href="https://b.example">Continue</a>', '<p>Sign in to PayPal</p>'),
  ),
  'links to other hosts in one item': inPage(
    fill('<a href="https://paypa1.com">x</a>', '<li>', '</li>'),
  ),
  'links without words': inPage(fill('<a href="/"/>')),
  'jumping headings': inPage(fill('<h2/><h4/>', '<h1/><h3/>')),
  'headings after a jump': inPage(fill('<h6/>', '<h1/>')),
  'images without a text': inPage(fill('<img/>')),
  'fields that ask for secrets in one label': inPage(
    fill('<input type="password"/>', '<label>', '</label>'),
  ),
  'types in types': nest('{type:', '}', 180, (size) => `[${fill('0,')(size)}]`),
  'claims of all kinds': inPage(count('<p>sign in to your stripe apple wise visa chase #</p>')),
  'a link text of dots': inPage(fill('.', '<a href="/">', 'a</a>')),
  'a link text of dots and spaces': inPage(fill('. ', '<a href="/">', 'a</a>')),
  'a label of spaces': inPage(fill(' ', '<a href="/" aria-label="a', 'a"/>')),
  'a host of dots': asText(fill('.', 'https://a', '')),
  'a host of labels': asText(fill('a.', 'https://', 'example')),
  'a host of dashes': asText(fill('-a', 'https://a', '.example')),
  'a host of dots before a letter': asText(fill('.', 'https://a', 'b/')),
  'many hosts': asText(count(' https://a#.example')),
  'an address of slashes': asText(fill('/', 'https:')),
  'a name before a host': asText(fill('@', 'https://a')),
  'punycode labels': asText(fill('xn--a.', 'https://')),
  'a link of dots': inPage(fill('.', '<a href="https://a', '">x</a>')),
  'markup in texts': asText(fill('< ', '', 'input')),
  'markup of fields': asText(fill('<input id=a>')),
  'names of fields': inPage(fill('aB', '<input name="', '"/>')),
  'names of marks': inPage(fill('-_', '<input name="', '"/>')),
  'a style text of spaces': inPage(fill(' ', '<p style="color:', 'red"/>')),
  'a placeholder in all elements': inPage(fill('<b>note</b>')),
  'invisible letters': inPage(fill('\u200b', '<a href="/">', 'a</a>')),
  'code that goes elsewhere': fill('location.href="/";', PAGE),
  'code that decodes': fill('new Image().src=atob("");', PAGE),
};

const CSS: Record<string, Make> = {
  spaces: fill(' ', 'a{color:red', 'x}'),
  'spaces before important': fill(' ', 'a{color:red', '!important}'),
  'exclamation marks': fill('! ', 'a{color:red', '}'),
  'spaces in an address': fill(' ', 'a{background:url(', 'x'),
  'addresses without an end': fill('url('),
  'addresses and quotes': fill('url("'),
  'addresses and other quotes': fill("url('a' "),
  brackets: fill('('),
  'brackets in values': fill('a{b:('),
  braces: fill('{'),
  'closing braces': fill('}'),
  'comments that open': fill('/*'),
  'comments in texts': fill('"/*"', 'a{b:', '}'),
  'comments in selectors': fill('a/**/', '', '{color:red}'),
  'spaces and comments': both(fill(' ', 'a{b'), fill('/**/', '', ':c}')),
  'a long selector with many declarations': both(fill('a,', '', 'a{'), fill('--a:1;', '', '}')),
  'a long selector with many colors': both(fill('a,', '', 'a{'), fill('color:#aaa;', '', '}')),
  'a long variable used often': both(
    fill('a', ':root{--a:', '}'),
    count('a#{color:var(--a);background:#fff}'),
  ),
  'colors that are hard to read': count('a#{color:#aaa;background:#fff}'),
  imports: fill('@import "a";'),
  'imports and spaces': fill('@import "a";    '),
  'marks before an import': fill('-->', '', '@import "a";'),
  'escapes before an import': fill('\\', '@', 'import "a";'),
  escapes: fill('\\41 '),
  'fonts and spaces': fill('DM ', 'a{font:', '}'),
  'a font and spaces': fill(' ', 'a{font:DM', 'Sans}'),
  'declarations of fonts': count('a#{font-family:DM Sans}'),
  quotes: fill('"'),
  'quotes and lines': fill('"\n'),
  'at signs': fill('@'),
  semicolons: fill(';'),
  colons: fill('a:'),
  digits: fill('9', 'a{color:rgb(', ');background:#fff}'),
};

const HTML: Record<string, Make> = {
  attributes: count(' a#', '<p', '>'),
  'unknown elements in one': fill('a<b></b>', '<x-y>', '</x-y>'),
  'elements before a table': fill('<b></b>', '<table>', '</table>'),
  'texts before a table': fill('x<tr>', '<table>', '</table>'),
  'formatting that is closed wrongly': fill('<b><p></b>'),
  'links in links': nest('<a href=/><table><td>', '</td></table>', 30, fill('<b>x</b>')),
  'labels of links': nest('<a href=/><object>', '</object>', 30, fill('text ')),
  'end tags': fill('</b>', '<i>'.repeat(190)),
  'end tags of paragraphs': fill('</p>'),
  'opening signs': fill('<'),
  comments: fill('<!--'),
  'comments in comments': fill('<!--><!-->'),
  'end of a script': fill('</scrip', '<script>'),
  entities: fill('&ampamp'),
  'noscript in noscript': fill('<noscript>'),
  templates: fill('<template></template>'),
  styles: fill('<style>@import "a";</style>'),
  'a style of spaces': fill(' ', '<style>a{b:url(', 'x</style>'),
  'a style attribute of spaces': fill(' ', '<p style="background:url(', 'x">'),
  'sources of images': fill('a ,', '<img srcset="', '">'),
  'fields in one label': fill('<input type=password>', '<label>', '</label>'),
  'fields beside each other': fill('<i contenteditable></i>'),
  'frames of players': fill('<iframe src="https://www.youtube.com/embed/a"></iframe>'),
  'links to reports': fill('<b></b><a href="/_/report/a">a</a>'),
  'links to confusable hosts': fill('<a href="https://paypa1.com">x</a>'),
  'links that go on': fill('<a href="https://b.example">continue</a>', '<p>Sign in to PayPal</p>'),
  'links that make claims': count('<a href="https://b.example">Sign in to your PayPal #</a>'),
  'claims of all kinds': count('<p>sign in to your stripe apple wise visa chase #</p>'),
  'text in deep elements': nest('<b>', '</b>', 180, fill('text ')),
  'spaces in deep elements': nest('<b>', '</b>', 180, fill(' ')),
  forms: fill('<form data-form=contact><input></form>'),
  'images without a text': fill('<img src=a>'),
  'images of data': fill('data:image/', '<img src="', '">'),
  drawings: fill('<g>', '<svg>', '</svg>'),
  'references in drawings': fill('url(', '<svg><path fill="', '"/></svg>'),
  'foreign elements': fill('<svg><title>', ''),
  rows: fill('<tr><td>', '<table>'),
  options: fill('<option>', '<select>'),
};

export const SHAPES = { jsx: JSX, css: CSS, html: HTML } as const;
