// What a published page is called: its title for tabs and link previews, and the name of who it is about. Pure.
import { readPageConstant } from '@vys/compiler/page-model/read-page-constant';
import type { PageContent } from '@vys/contract/pages/pages';

/** Of a page without a name of its own: it was made with the username of that time (ONB-25). */
const GIVEN_TITLE = /^[a-z0-9_-]{3,20}['’]s Page$/;

type Owner = { publicName: string; fullName: string };

/** A title that was not chosen follows the headline, or the public name as it is now. */
export function namePage(
  { jsx, metadata }: Pick<PageContent, 'jsx' | 'metadata'>,
  { publicName, fullName }: Owner,
): { title: string; name: string } {
  const headline = readPageConstant(jsx)?.page.name;
  const title = metadata.title.trim();
  const isGiven = GIVEN_TITLE.test(title);
  return {
    title: isGiven ? (headline ?? `${publicName}'s Page`) : metadata.title,
    name: headline ?? (fullName || publicName),
  };
}
