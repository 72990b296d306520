// Where unsaved edits lie: in this tab's sessionStorage, by page.
import type { Page } from '@vys/contract/pages/pages';

const PREFIX = 'vys.draft.';
/** In place of the id of a page that is not saved yet. */
const FIRST_PAGE = 'first-page';

export const draftKey = (page: Pick<Page, 'id'> | null): string =>
  PREFIX + (page?.id ?? FIRST_PAGE);

/** Whether this tab has unsaved edits of any page. */
export const hasStoredDraft = (): boolean =>
  Object.keys(window.sessionStorage).some((key) => key.startsWith(PREFIX));
