// Which HTML a page may hold. Pure tables, read by the analysis (to warn early) and by the
// sanitizer (to decide). SVG is in allowed-svg.ts.

const words = (text: string): string[] => text.trim().split(/\s+/);

export const HTML_ELEMENTS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  words(`
  a abbr address article aside audio b bdi bdo blockquote br button caption cite code col colgroup
  data datalist dd del details dfn dialog div dl dt em fieldset figcaption figure footer form h1 h2
  h3 h4 h5 h6 header hgroup hr i iframe img input ins kbd label legend li main mark menu meter nav ol
  optgroup option output p picture pre progress q rp rt ruby s samp search section select small
  source span strong style sub summary sup svg table tbody td textarea tfoot th thead time tr track u
  ul var video wbr`),
);

/** Elements that leave with everything inside; any other unknown element leaves its children. */
export const DROPPED_ELEMENTS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  words(`
  applet base embed frame frameset head link math meta noembed noframes noscript object param
  plaintext script template title xmp`),
);

const GLOBAL_ATTRIBUTES = words(`
  class dir draggable hidden id inert itemid itemprop itemref itemscope itemtype lang popover role
  spellcheck style tabindex title translate`);

const ELEMENT_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: words('download href hreflang rel target type'),
  audio: words('autoplay controls loop muted preload src'),
  blockquote: ['cite'],
  button: words('disabled name popovertarget popovertargetaction type value'),
  col: ['span'],
  colgroup: ['span'],
  data: ['value'],
  del: words('cite datetime'),
  details: words('name open'),
  dialog: ['open'],
  fieldset: words('disabled name'),
  form: words('autocomplete data-form name novalidate'),
  iframe: ['src'],
  img: words('alt decoding fetchpriority height loading sizes src srcset width'),
  input: words(`autocapitalize autocomplete checked disabled inputmode list max maxlength min
    minlength multiple name pattern placeholder readonly required size step type value`),
  ins: words('cite datetime'),
  label: ['for'],
  li: ['value'],
  meter: words('high low max min optimum value'),
  ol: words('reversed start type'),
  optgroup: words('disabled label'),
  option: words('disabled label selected value'),
  output: words('for name'),
  progress: words('max value'),
  q: ['cite'],
  select: words('autocomplete disabled multiple name required size'),
  source: words('height media sizes src srcset type width'),
  style: ['media'],
  td: words('colspan headers rowspan'),
  textarea: words(`autocapitalize autocomplete cols disabled maxlength minlength name placeholder
    readonly required rows wrap`),
  th: words('abbr colspan headers rowspan scope'),
  time: ['datetime'],
  track: words('default kind label src srclang'),
  video: words('autoplay controls height loop muted playsinline poster preload src width'),
};

const GLOBAL: ReadonlySet<string> = /* @__PURE__ */ new Set(GLOBAL_ATTRIBUTES);

export function isAllowedAttribute(element: string, name: string): boolean {
  if (GLOBAL.has(name) || /^(?:data|aria)-[a-z0-9_.-]+$/.test(name)) return true;
  return (
    Object.hasOwn(ELEMENT_ATTRIBUTES, element) && !!ELEMENT_ATTRIBUTES[element]?.includes(name)
  );
}

/** Input types that ask for secrets or files, or load a picture. */
export const FORBIDDEN_INPUTS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  words('file image password'),
);

export type FormKind = 'newsletter' | 'contact' | 'guestbook';

export function formKind(text: string | undefined): FormKind | undefined {
  return text === 'newsletter' || text === 'contact' || text === 'guestbook' ? text : undefined;
}
