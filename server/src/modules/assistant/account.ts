// What the assistant is told of an account.
import { type Account, getDisplayName } from '../accounts/index.ts';
import type { AssistantAccount } from './types.ts';

export function toAssistantAccount(
  account: Account,
  pagesOrigin: string,
  more: { links?: AssistantAccount['links']; isPublished: boolean },
): AssistantAccount {
  const { username, avatarUrl, tier, vysUrl } = account;
  return {
    username,
    fullName: getDisplayName(account),
    ...(avatarUrl === null ? {} : { avatarUrl }),
    links: more.links ?? [],
    plan: tier,
    ...(vysUrl === null ? {} : { publicUrl: `${pagesOrigin}/${vysUrl}` }),
    isPublished: more.isPublished,
  };
}
