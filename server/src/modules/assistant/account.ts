// What the assistant is told of an account.
import type { Account } from '../accounts/index.ts';
import type { AssistantAccount } from './types.ts';

export function toAssistantAccount(
  { username, fullName, avatarUrl, tier, vysUrl }: Account,
  pagesOrigin: string,
  more: { links?: AssistantAccount['links']; isPublished: boolean },
): AssistantAccount {
  return {
    username,
    fullName,
    ...(avatarUrl === null ? {} : { avatarUrl }),
    links: more.links ?? [],
    plan: tier,
    ...(vysUrl === null ? {} : { publicUrl: `${pagesOrigin}/${vysUrl}` }),
    isPublished: more.isPublished,
  };
}
