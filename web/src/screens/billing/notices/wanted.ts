// What a person came to the plans for, and where to go back to: both stand in the address.
import { type Entitlement, entitlements } from '@vys/contract/billing/entitlements';
import { plans, type Tier, tiers } from '@vys/contract/plans';
import { paths } from '#web/lib/navigation/paths.ts';
import { readRedirect } from '#web/lib/navigation/redirect.ts';

export type Wanted = {
  entitlement: Entitlement | undefined;
  /** A path of ours; undefined after a direct visit. */
  from: string | undefined;
};

export function readWanted(search: URLSearchParams): Wanted {
  const target = readRedirect(search.get('from'));
  const from = target.kind === 'path' && !target.path.startsWith(paths.billing);
  return {
    entitlement: entitlements.find(({ key }) => key === search.get('for')),
    from: from ? target.path : undefined,
  };
}

/** The plans with more of it than that one; none when that one has the most. */
export function listPlansWithMore({ rank }: Entitlement, than: Tier): string[] {
  const now = rank(plans[than]);
  return tiers.filter((tier) => rank(plans[tier]) > now).map((tier) => plans[tier].name);
}
