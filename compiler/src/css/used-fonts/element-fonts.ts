// The fonts that an element may have: what the cascade leaves possible, beginning with what its parent may have.
import type { DefaultTreeAdapterTypes } from 'parse5';
import {
  type FontCss,
  type FontDeclaration,
  type FontProperty,
  readStyleAttribute,
  type StyleAttribute,
} from './font-rules.ts';
import { ANY, type FontValue, INHERIT, readValues, type Variables } from './font-values.ts';
import { attribute, type Budget, matchSelector, TooComplex } from './match-selector.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** Possible values of each property. */
export type Fonts = Readonly<Record<FontProperty, ReadonlySet<FontValue>>>;
export type ElementFonts = {
  fonts: Fonts;
  /** Custom properties that the element has. */
  certain: ReadonlySet<string>;
  /** Values of `content` of what may be drawn before and after it. */
  contents: readonly string[];
};

const PROPERTIES: readonly FontProperty[] = [
  ...(['font-family', 'font-weight', 'font-style', 'text-transform'] as const),
];
const INITIAL: Readonly<Record<FontProperty, FontValue>> = {
  'font-family': '',
  'font-weight': '400',
  'font-style': 'normal',
  'text-transform': 'none',
};
const initial = Object.fromEntries(
  PROPERTIES.map((property) => [property, new Set([INITIAL[property]])]),
) as Record<FontProperty, Set<FontValue>>;
export const initialFonts: ElementFonts = {
  fonts: initial,
  certain: new Set(),
  contents: [],
};

/** What browsers set by themselves. */
const BROWSER: readonly (readonly [RegExp, FontProperty, FontValue])[] = [
  [/^(?:b|strong)$/, 'font-weight', 'bolder'],
  [/^(?:h[1-6]|th|optgroup)$/, 'font-weight', '700'],
  [/^(?:i|em|cite|dfn|address|var)$/, 'font-style', 'italic'],
  [/^(?:code|kbd|samp|pre|tt|listing|xmp)$/, 'font-family', ''],
  [/^(?:input|button|select|textarea)$/, 'font-family', ''],
  [/^(?:input|button|select|textarea)$/, 'font-weight', '400'],
  [/^(?:input|button|select|textarea)$/, 'font-style', 'normal'],
  [/^(?:input|button|select|textarea)$/, 'text-transform', 'none'],
];

type Candidate = { level: number; specificity: number; isCertain: boolean; values: FontValue[] };

const LEVEL = { author: 2, inline: 3, important: 4, importantInline: 5 };
const LAYERED = { normal: 1, important: 6 };

/** Throws `TooComplex`. */
export function createFontReader(css: FontCss, budget: Budget) {
  function fromRules(element: Element, contents: string[]): Matched[] {
    return css.rules.flatMap((rule) => {
      const match = rule.selector === undefined ? 1 : matchSelector(element, rule.selector, budget);
      if (match === 0) return [];
      contents.push(...rule.contents);
      const isCertain = match === 2 && !rule.isConditional;
      const specificity = rule.selector?.specificity ?? Number.POSITIVE_INFINITY;
      return rule.declarations.map((declaration) => {
        const { isImportant } = declaration;
        const level = rule.isLayered
          ? LAYERED[isImportant ? 'important' : 'normal']
          : LEVEL[isImportant ? 'important' : 'author'];
        return { declaration, level, specificity, isCertain };
      });
    });
  }

  function fromAttributes(element: Element, own: StyleAttribute): Matched[] {
    const inline = own.declarations.map((declaration): Matched => {
      const level = LEVEL[declaration.isImportant ? 'importantInline' : 'inline'];
      return { declaration, level, specificity: 0, isCertain: true };
    });
    // Of drawings; `face` is an old name for the family.
    const presentation = [...PROPERTIES, 'face'].flatMap((name): Matched[] => {
      const value = attribute(element, name);
      if (value === undefined) return [];
      const property = (name === 'face' ? 'font-family' : name) as FontProperty;
      const declaration = { name: property, value, isImportant: false };
      return [{ declaration, level: LEVEL.author, specificity: -1, isCertain: false }];
    });
    return [...presentation, ...inline];
  }

  return (element: Element, parent: ElementFonts): ElementFonts => {
    const contents: string[] = [];
    const own = readStyleAttribute(attribute(element, 'style') ?? '', css);
    if (own === undefined) throw new TooComplex();
    const matched = [...fromRules(element, contents), ...fromAttributes(element, own)];
    const inherited = parent.certain.size > 0 ? parent.certain : css.rootVariables;
    const certain =
      own.variables.length > 0 ? new Set([...inherited, ...own.variables]) : inherited;
    const variables: Variables = { values: css.variables, certain };
    const entries = PROPERTIES.map((property) => {
      const candidates = matched.flatMap(({ declaration, ...place }): Candidate[] => {
        const values = readValues(declaration, property, variables);
        return values.length === 0 ? [] : [{ ...place, values }];
      });
      return [property, cascade(element, property, candidates, parent.fonts[property])] as const;
    });
    return { fonts: Object.fromEntries(entries) as Fonts, certain, contents };
  };
}

type Matched = {
  declaration: FontDeclaration;
  level: number;
  specificity: number;
  isCertain: boolean;
};

function cascade(
  element: Element,
  property: FontProperty,
  candidates: readonly Candidate[],
  inherited: ReadonlySet<FontValue>,
): ReadonlySet<FontValue> {
  const fromBrowser = BROWSER.find(
    ([tag, name]) => name === property && tag.test(element.tagName.toLowerCase()),
  );
  // Of two that are equal the later one counts; the order is kept by the sort.
  const sorted = candidates.toSorted((a, b) => a.level - b.level || compare(a, b)).reverse();
  const possible: FontValue[] = [];
  let isDecided = false;
  for (const { values, isCertain } of sorted) {
    possible.push(...values);
    isDecided = isCertain;
    if (isDecided) break;
  }
  if (!isDecided) possible.push(fromBrowser?.[2] ?? INHERIT);
  return new Set(possible.flatMap((value) => compute(property, value, inherited)));
}

const compare = (a: Candidate, b: Candidate) =>
  a.specificity === b.specificity ? 0 : a.specificity - b.specificity;

function compute(
  property: FontProperty,
  value: FontValue,
  inherited: ReadonlySet<FontValue>,
): FontValue[] {
  if (value === INHERIT) return [...inherited];
  if (value === 'initial') return [INITIAL[property]];
  if (property === 'font-style') return [/^(?:italic|oblique)/.test(value) ? 'italic' : value];
  if (property !== 'font-weight') return [value];
  if (value === 'bolder' || value === 'lighter') {
    return [...inherited].map((weight) => (weight === ANY ? ANY : relative(value, Number(weight))));
  }
  const number = { normal: 400, bold: 700 }[value] ?? Number(value);
  return [number >= 1 && number <= 1000 ? `${number}` : ANY];
}

/** CSS Fonts 4 §2.2.1. */
function relative(value: 'bolder' | 'lighter', weight: number): FontValue {
  if (value === 'bolder')
    return weight < 350 ? '400' : weight < 550 ? '700' : `${Math.max(900, weight)}`;
  return weight < 100 ? `${weight}` : weight < 550 ? '100' : weight < 750 ? '400' : '700';
}
