// Warns of pictures without a text for those who do not see them, and of headings that jump levels.
import type { JSXElement } from '../../parse/ast.ts';
import {
  type CheckContext,
  type Issue,
  MAX_ISSUES,
  type Replacement,
  type Rule,
} from '../finding.ts';
import { say, sayFix } from '../phrases.ts';
import { addAttribute, joinEdits } from '../source-edits.ts';
import { type Element, getValues, listElements, textIn } from '../tree.ts';

export const checkImages: Rule = ({ source, rendered }) => {
  const lacksAlt = (element: Element) =>
    element.tag === 'img' && !element.attrs.has('alt') && !element.open && !isHidden(element);
  const sourceItems = listElements(source).filter(lacksAlt);
  const sourceUrls = new Set(sourceItems.flatMap((image) => getValues(image, 'src')));
  const isComputed = sourceItems.some((image) => getValues(image, 'src').length === 0);
  const renderedItems = isComputed
    ? []
    : listElements(rendered).filter(
        (element) =>
          lacksAlt(element) && !getValues(element, 'src').some((src) => sourceUrls.has(src)),
      );
  return [...sourceItems, ...renderedItems].slice(0, MAX_ISSUES).map((image) => ({
    rule: 'image-alt',
    severity: 'warn',
    ...(image.at === undefined ? { about: getValues(image, 'src').join() } : {}),
    ...say('imageWithoutAlt'),
    ...(image.at === undefined ? {} : { source: 'jsx', at: image.at }),
    ...(image.node
      ? { fix: { ...sayFix('markDecorative'), replace: addAttribute(image.node, 'alt=""') } }
      : {}),
  }));
};

const isHidden = (element: Element): boolean =>
  getValues(element, 'aria-hidden').includes('true') ||
  getValues(element, 'role').some((role) => role === 'presentation' || role === 'none');

type Heading = { level: number; element: Element };

export const checkHeadings: Rule = (context) => {
  const sourceItems = listHeadings(context.source);
  const renderedItems = listHeadings(context.rendered);
  const visibleItems = renderedItems.length > 0 ? renderedItems : sourceItems;
  // Only where both agree is it known which heading of the source comes after which.
  const isSame =
    sourceItems.length === visibleItems.length &&
    sourceItems.every(({ level }, i) => level === visibleItems[i]?.level);
  const issues: Issue[] = [];
  let before = 0;
  for (const [i, { level, element }] of visibleItems.entries()) {
    if (issues.length >= MAX_ISSUES) break;
    if (level > before + 1) {
      const place = isSame ? sourceItems[i] : undefined;
      const replace = isSame ? lift(context, sourceItems, i, level - before - 1) : undefined;
      issues.push(jump(element, level, before, place, replace));
    }
    before = level;
  }
  return issues;
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
  const expected = before + 1;
  const said =
    before === 0
      ? say('firstHeading', text, level, expected)
      : say('nextHeading', before, text, level, expected);
  const at = place?.element.at;
  return {
    rule: 'heading-order',
    severity: 'warn',
    ...(at === undefined ? { about: `${text} ${level}` } : {}),
    ...said,
    ...(at === undefined ? {} : { source: 'jsx', at }),
    ...(replace ? { fix: { ...sayFix('makeHeading', expected), replace } } : {}),
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
