// Several designs of one page, to choose from: the same content in different layout families. The same input gives
// the same pages.
import { writeDesign } from '@vys/compiler/page-design/write-design';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import type { PageContent } from '@vys/contract/pages/pages';
import { composeDesign } from './creation/compose-design.ts';
import { readBrief } from './creation/read-brief.ts';
import { designProfilePage } from './profile-page.ts';
import { readMessage } from './reading/read-message.ts';
import { tagMessage } from './tagging/tag-message.ts';
import type { AssistantAccount } from './types.ts';

export type LooksInput = {
  account: AssistantAccount;
  /** Stands on the page; without one the name that the message gives, or the full name of the account. */
  name: string;
  /** What the page is for; may be empty. */
  message: string;
  count: number;
  today: string;
};

/** Seeds that are tried for another layout family. */
const MOST_SEEDS = 24;

export function composeLooks({ account, name, message, count, today }: LooksInput): PageContent[] {
  const designs = new Map<string, PageDesign>();
  for (let turn = 0; turn < MOST_SEEDS && designs.size < count; turn += 1) {
    const seed = turn === 0 ? account.username : `${account.username}/${turn}`;
    const design = compose(account, { name, message }, { lang: 'en', today, seed });
    if (!designs.has(design.theme.family)) designs.set(design.theme.family, design);
  }
  const [first] = designs.values();
  if (first === undefined) throw new Error('no page was composed');
  // One content, so that a look is all that changes.
  return [...designs.values()].map(({ theme }) => nameContent(first, theme, account.username));
}

function compose(
  account: AssistantAccount,
  { name, message }: Pick<LooksInput, 'name' | 'message'>,
  options: { lang: string; today: string; seed: string },
): PageDesign {
  const person = name === '' ? account : { ...account, fullName: name };
  if (message === '') return designProfilePage(person, options.seed);
  const read = readMessage(message, options);
  const brief = readBrief(read, tagMessage(read, null), person);
  return composeDesign({ ...brief, ...(name !== '' && { name }) }, person, options);
}

function nameContent(
  { page }: PageDesign,
  theme: PageDesign['theme'],
  username: string,
): PageContent {
  const content = writeDesign({ page, theme });
  return { ...content, metadata: { ...content.metadata, title: `${username}'s Page` } };
}
