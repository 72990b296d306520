// Applies operations to a page. Every application gives the operations that bring back what was before, and
// leaves everything else as it was.
import { type Operation, operationSchema } from '@vys/contract/page-model/operations';
import { type PageDesign, pageDesignSchema } from '@vys/contract/page-model/page-model';
import { ApplyError } from './apply-error.ts';
import { applyToLinks, type PageChange } from './apply-links.ts';
import { replaceText, setProfile } from './apply-profile.ts';
import { applyToSections } from './apply-sections.ts';
import { applyToTheme } from './apply-theme.ts';

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
  const withPage = ({ page: changed, inverse }: PageChange): Applied => ({
    design: { page: changed, theme },
    inverse,
  });
  switch (operation.type) {
    case 'page.compose':
      return { design: operation.design, inverse: [{ type: 'page.compose', design }] };
    case 'page.redesign': {
      const sections = page.sections.map((section) => {
        const layout = operation.layouts[section.id];
        return layout === undefined ? section : { ...section, layout };
      });
      const redesigned = { page: { ...page, sections }, theme: operation.theme };
      return { design: redesigned, inverse: [{ type: 'page.compose', design }] };
    }
    case 'profile.set':
      return withPage(setProfile(page, operation));
    case 'text.replace': {
      const replaced = { page: replaceText(page, operation).page, theme };
      return { design: replaced, inverse: [{ type: 'page.compose', design }] };
    }
  }
  if (isOf('link', operation)) return withPage(applyToLinks(page, operation));
  if (isOf('theme', operation) || operation.type === 'element.style') {
    const inverse = { type: 'theme.set', theme } as const;
    return { design: { page, theme: applyToTheme(theme, operation) }, inverse: [inverse] };
  }
  return withPage(applyToSections(page, operation));
}

function isOf<Topic extends 'link' | 'theme'>(
  topic: Topic,
  operation: Operation,
): operation is Extract<Operation, { type: `${Topic}.${string}` }> {
  return operation.type.startsWith(`${topic}.`);
}
