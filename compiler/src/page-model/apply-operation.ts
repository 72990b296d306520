// Applies operations to a page. Every application gives the operations that bring back what was before, and
// leaves everything else as it was.
import { type Operation, operationSchema } from '@vys/contract/page-model/operations';
import { type PageDesign, pageDesignSchema } from '@vys/contract/page-model/page-model';
import { applyToLinks, type PageChange } from './apply/links.ts';
import { setProfile } from './apply/profile.ts';
import { applyToSections } from './apply/sections.ts';
import { replaceText } from './apply/texts.ts';
import { applyToTheme, withoutOrphanStyles } from './apply/theme.ts';
import { ApplyError } from './apply-error.ts';

/** `inverse`: applied in order to `design`, they give the design that was before. */
export type Applied = { design: PageDesign; inverse: Operation[] };

/** All or none. Throws ApplyError. */
export function applyOperations(design: PageDesign, operations: readonly Operation[]): Applied {
  return operations.reduce<Applied>(
    (applied, operation) => {
      const next = applyOperation(applied.design, operation);
      return { design: next.design, inverse: [...next.inverse, ...applied.inverse] };
    },
    { design, inverse: [] },
  );
}

/** Throws ApplyError when what it names does not exist, or the page would not fit the model any longer. */
export function applyOperation(design: PageDesign, operation: Operation): Applied {
  const parsed = operationSchema.safeParse(operation);
  if (!parsed.success) throw new ApplyError('invalid', parsed.error.message);
  const { design: changed, inverse } = change(design, parsed.data);
  // The schema also gives every field its place, so that equal pages are equal texts.
  const valid = pageDesignSchema.safeParse(changed);
  if (!valid.success) throw new ApplyError('invalid', valid.error.message);
  return { design: valid.data, inverse };
}

function change(design: PageDesign, operation: Operation): Applied {
  const { page, theme } = design;
  if (operation.type === 'page.compose') {
    return { design: operation.design, inverse: [{ type: 'page.compose', design }] };
  }
  if (operation.type === 'page.redesign') return redesign(design, operation);
  if (isOf('theme', operation) || operation.type === 'element.style') {
    const inverse = { type: 'theme.set', theme } as const;
    return { design: { page, theme: applyToTheme(design, operation) }, inverse: [inverse] };
  }
  return withTheme(design, changePage(page, operation));
}

type PageOperation = Exclude<
  Operation,
  { type: `theme.${string}` | 'element.style' | 'page.compose' | 'page.redesign' }
>;

function changePage(page: PageDesign['page'], operation: PageOperation): PageChange {
  if (operation.type === 'profile.set') return setProfile(page, operation);
  if (operation.type === 'text.replace') return replaceText(page, operation);
  return isOf('link', operation) ? applyToLinks(page, operation) : applyToSections(page, operation);
}

/** The style of an element goes with the element, and comes back with it. */
function withTheme({ page: before, theme }: PageDesign, { page, inverse }: PageChange): Applied {
  const elements = withoutOrphanStyles(theme.elements, before, page);
  if (elements === theme.elements) return { design: { page, theme }, inverse };
  return {
    design: { page, theme: { ...theme, elements } },
    inverse: [...inverse, { type: 'theme.set', theme }],
  };
}

function redesign(
  design: PageDesign,
  { theme, layouts }: Extract<Operation, { type: 'page.redesign' }>,
): Applied {
  const { page } = design;
  const chosen = new Map(Object.entries(layouts));
  const sections = page.sections.map((section) => {
    const layout = chosen.get(section.id);
    return layout === undefined ? section : { ...section, layout };
  });
  const inverse = page.sections
    .filter(({ id }) => chosen.has(id))
    .map(({ id, layout }) => ({ type: 'section.layout' as const, id, layout }));
  return {
    design: { page: { ...page, sections }, theme },
    inverse: [{ type: 'theme.set', theme: design.theme }, ...inverse],
  };
}

function isOf<Topic extends 'link' | 'theme', Typed extends Operation>(
  topic: Topic,
  operation: Typed,
): operation is Extract<Typed, { type: `${Topic}.${string}` }> {
  return operation.type.startsWith(`${topic}.`);
}
