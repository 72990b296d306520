// When a signing key is made, signs, and goes. Pure.

import { ACCESS_TOKEN_SECONDS } from '@vys/contract/identity/identity';
import { DAY, MINUTE, SECOND } from '../../../../platform/time-spans.ts';
import { later } from '../rules.ts';

/** How long a key signs. */
export const KEY_LIFE_MS = 90 * DAY;
/**
 * How long it is published before it signs: longer than any process here goes without looking for new
 * ones (KEY_RELOAD_MS), and than a verifier elsewhere keeps the list.
 */
export const PUBLISH_LEAD_MS = DAY;
export const KEY_RELOAD_MS = MINUTE;
/** How long it is listed after its last token has expired, for clocks that differ. */
const KEY_MARGIN_MS = 60 * MINUTE;

type DatedKey = { readonly kid: string; readonly activeFrom: Date };

/** Newest first. The very first key may be made by a process whose clock is ahead of ours. */
export function findActiveKey<K extends DatedKey>(keys: readonly K[], now: Date): K | undefined {
  return keys.find(({ activeFrom }) => activeFrom <= now) ?? keys.at(-1);
}

export type KeyPlan = {
  /** A new key is to be made that signs from then on. */
  readonly nextFrom: Date | undefined;
  readonly retired: readonly string[];
};

/** Newest first. */
export function planKeys(keys: readonly DatedKey[], now: Date): KeyPlan {
  const [newest] = keys;
  const listedAfter = ACCESS_TOKEN_SECONDS * SECOND + KEY_MARGIN_MS;
  const retired = keys.filter((_, index) => {
    const successor = keys[index - 1];
    return successor !== undefined && later(successor.activeFrom, listedAfter) <= now;
  });
  return { nextFrom: nextFromAfter(newest, now), retired: retired.map(({ kid }) => kid) };
}

function nextFromAfter(newest: DatedKey | undefined, now: Date): Date | undefined {
  if (newest === undefined) return now;
  const due = later(newest.activeFrom, KEY_LIFE_MS);
  const soonest = later(now, PUBLISH_LEAD_MS);
  if (due > soonest) return undefined;
  return soonest;
}
