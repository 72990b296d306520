// Which values the binding cookie of a browser holds after a sign-in.
import type { Trx } from '../../../kit/db.ts';
import { hashBinding, MOST_BINDINGS, newBinding } from '../../binding.ts';
import { findBindingUses } from './session-store.ts';

/**
 * The new session is bound to the first. It is a new value, because whoever used the browser before may
 * have read or set the others, unless the browser holds a live session of the same user, in another tab.
 * The values of other users stay: their sessions live on, and they are recognized when they come back.
 */
export async function chooseBindings(
  trx: Trx,
  userId: string,
  sent: readonly string[],
  now: Date,
): Promise<[string, ...string[]]> {
  const hashes = sent.map(hashBinding);
  const uses = await findBindingUses(trx, hashes, now);
  const usesOf = (value: string) => {
    const hash = hashBinding(value);
    return uses.filter((use) => use.bindingHash.equals(hash));
  };
  const own = sent.find((value) => {
    const found = usesOf(value);
    return found.some(({ isLive }) => isLive) && found.every((use) => use.userId === userId);
  });
  const others = sent.filter(
    (value) => value !== own && usesOf(value).some((use) => use.isLive || use.userId !== userId),
  );
  return [own ?? newBinding(), ...others.slice(0, MOST_BINDINGS - 1)];
}
