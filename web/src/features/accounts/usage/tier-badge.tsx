// The name of the user's plan as a badge; `Free` until anything else is known.
import { plans, type Tier } from '@vys/contract/plans';
import { Badge } from '#web/ui/content/badge.tsx';

export function TierBadge({ tier = 'free' }: { tier?: Tier | undefined }) {
  return <Badge tone={tier === 'free' ? 'neutral' : 'accent'}>{plans[tier].name}</Badge>;
}
