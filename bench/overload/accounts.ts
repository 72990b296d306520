// Who takes part: accounts with a page, made before anything is measured.
import type { PageContent } from '@vys/contract/pages/pages';
import { type Creator, type Product, signIn, signUp, upgrade } from '../measure/product.ts';

export type Account = {
  name: string;
  email: string;
  password: string;
  token: string;
  pageId: string;
};

const AT_ONCE = 4;

/** All on a plan on which code may be edited, so that no limit of a plan stands in the way. */
export async function createAccounts(
  product: Product,
  names: readonly string[],
  content: PageContent,
): Promise<Account[]> {
  const creators = await inTurns(names.length, (i) => signUp(product, names[i] ?? ''));
  await upgrade(product);
  return await inTurns(creators.length, async (index) => {
    const { create, publish, ...account } = creators[index] as Creator;
    const metadata = { ...content.metadata, title: account.name };
    const pageId = await create({ ...content, metadata });
    await publish(pageId);
    const { name, email, password, token } = account;
    return { name, email, password, token, pageId };
  });
}

/** With new access tokens, which live for five minutes. */
export async function signInAgain(product: Product, accounts: readonly Account[]) {
  return await inTurns(accounts.length, async (index) => {
    const account = accounts[index] as Account;
    return { ...account, token: await signIn(product, account.email, account.password) };
  });
}

/** Calls `work` for each index, a few at the same time. */
export async function inTurns<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  const indexes = Array.from({ length: count }, (_, i) => i).values();
  const workThrough = async () => {
    for (const index of indexes) results[index] = await work(index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workThrough));
  return results;
}
