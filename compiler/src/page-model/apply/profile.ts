// Operations on who the page is about.
import type { OperationOf } from '@vys/contract/page-model/operations';
import type { PageModel } from '@vys/contract/page-model/page-model';
import { changeFields, invertChange } from './fields.ts';
import type { PageChange } from './links.ts';

export function setProfile(page: PageModel, operation: OperationOf<'profile.set'>): PageChange {
  const set = Object.fromEntries(
    Object.entries(operation.set).filter(([, value]) => value !== undefined),
  );
  const change = { set, unset: operation.unset };
  return {
    page: changeFields(page, change) as PageModel,
    inverse: [{ type: 'profile.set', ...invertChange(page, change) } as OperationOf<'profile.set'>],
  };
}
