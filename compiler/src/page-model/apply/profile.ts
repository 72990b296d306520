// Operations on who the page is about.
import type { OperationOf } from '@vys/contract/page-model/operations';
import type { PageModel } from '@vys/contract/page-model/page-model';
import { changeFields, invertChange } from './fields.ts';
import type { PageChange } from './links.ts';

export function setProfile(page: PageModel, operation: OperationOf<'profile.set'>): PageChange {
  const set = Object.fromEntries(
    Object.entries(operation.set).filter(([, value]) => value !== undefined),
  );
  const change = { set: { ...followName(page, operation), ...set }, unset: operation.unset };
  return {
    page: changeFields(page, change) as PageModel,
    inverse: [{ type: 'profile.set', ...invertChange(page, change) } as OperationOf<'profile.set'>],
  };
}

const pictures = ['avatar', 'cover'] as const;

/** Pictures that are described by the name follow it. With those that are not, so that the inverse leaves them alone. */
function followName(
  page: PageModel,
  { set: { name, ...set }, unset }: OperationOf<'profile.set'>,
): Partial<Pick<PageModel, (typeof pictures)[number]>> {
  if (name === undefined || name === page.name) return {};
  const described = pictures.flatMap((field) => {
    const picture = page[field];
    if (!picture || set[field] !== undefined || unset.includes(field)) return [];
    if (picture.alt === name) return [[field, picture]];
    return picture.alt === page.name ? [[field, { ...picture, alt: name }]] : [];
  });
  return Object.fromEntries(described);
}
