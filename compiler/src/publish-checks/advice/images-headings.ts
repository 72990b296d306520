// Warns of pictures without a text for those who do not see them, and of headings that jump levels.
import type { JSXElement } from '../../parse/ast.ts';
import {
  type CheckContext,
  type Issue,
  MAX_ISSUES,
  type Replacement,
  type Rule,
} from '../finding.ts';
import { addAttribute, joinEdits } from '../source-edits.ts';
import { type Element, getValues, listElements, textIn } from '../tree.ts';

export const checkImages: Rule = ({ source, rendered }) => {
  const lacksAlt = (one: Element) =>
    one.tag === 'img' && !one.attrs.has('alt') && !one.open && !isHidden(one);
  const written = listElements(source).filter(lacksAlt);
  const known = new Set(written.flatMap((image) => getValues(image, 'src')));
  const isComputed = written.some((image) => getValues(image, 'src').length === 0);
  const drawn = isComputed
    ? []
    : listElements(rendered).filter(
        (one) => lacksAlt(one) && !getValues(one, 'src').some((src) => known.has(src)),
      );
  return [...written, ...drawn].slice(0, MAX_ISSUES).map((image) => ({
    rule: 'image-alt',
    severity: 'warn',
    ...(image.at === undefined ? { about: getValues(image, 'src').join() } : {}),
    message:
      'This image has no alt text, so screen-reader users don\'t know what it shows. Describe it with alt="…", or use alt="" if it\'s decorative.',
    ...(image.at === undefined ? {} : { source: 'jsx', at: image.at }),
    ...(image.node
      ? { fix: { label: 'Mark as decorative', replace: addAttribute(image.node, 'alt=""') } }
      : {}),
  }));
};

const isHidden = (one: Element): boolean =>
  getValues(one, 'aria-hidden').includes('true') ||
  getValues(one, 'role').some((role) => role === 'presentation' || role === 'none');

type Heading = { level: number; element: Element };

export const checkHeadings: Rule = (context) => {
  const written = listHeadings(context.source);
  const drawn = listHeadings(context.rendered);
  const shown = drawn.length > 0 ? drawn : written;
  // Only where both agree is it known which heading of the source comes after which.
  const isSame =
    written.length === shown.length && written.every(({ level }, i) => level === shown[i]?.level);
  const found: Issue[] = [];
  let before = 0;
  for (const [i, { level, element }] of shown.entries()) {
    if (found.length >= MAX_ISSUES) break;
    if (level > before + 1) {
      const place = isSame ? written[i] : undefined;
      const replace = isSame ? lift(context, written, i, level - before - 1) : undefined;
      found.push(jump(element, level, before, place, replace));
    }
    before = level;
  }
  return found;
};

function listHeadings(root: Element): Heading[] {
  return listElements(root)
    .filter(({ tag }) => /^h[1-6]$/.test(tag))
    .map((element) => ({ level: Number(element.tag[1]), element }));
}

function jump(
  element: Element,
  level: number,
  before: number,
  place: Heading | undefined,
  replace: Replacement | undefined,
): Issue {
  const text = textIn(element).slice(0, 60);
  const wanted = `h${before + 1}`;
  const after = before === 0 ? 'The first heading' : `After an h${before} the heading`;
  const at = place?.element.at;
  return {
    rule: 'heading-order',
    severity: 'warn',
    ...(at === undefined ? { about: `${text} ${level}` } : {}),
    message: `${after} "${text}" is an h${level}. Screen-reader users navigate by headings; an ${wanted} fits here.`,
    ...(at === undefined ? {} : { source: 'jsx', at }),
    ...(replace ? { fix: { label: `Make it an ${wanted}`, replace } } : {}),
  };
}

/** Lifts a heading with those below it, so that no new jump appears. */
function lift(
  { input }: CheckContext,
  headings: readonly Heading[],
  from: number,
  by: number,
): Replacement | undefined {
  const top = headings[from]?.level ?? 0;
  const edits: Replacement[] = [];
  for (let i = from; i < headings.length; i += 1) {
    const { level = 0, element } = headings[i] ?? {};
    if (level < top || !element?.node) break;
    edits.push(...retag(element.node, `h${level - by}`));
  }
  return joinEdits(input.jsx, edits);
}

function retag({ openingElement, closingElement }: JSXElement, tag: string): Replacement[] {
  return [openingElement, closingElement].flatMap((end) =>
    end ? [{ start: end.name.start, end: end.name.end, text: tag }] : [],
  );
}
