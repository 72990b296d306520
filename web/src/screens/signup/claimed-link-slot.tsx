// Loads what shows a claimed link only for those who have claimed one.
import { lazy, Suspense } from 'react';
import { readClaimedUsername } from '#web/features/accounts/username/claimed-username.ts';

const ClaimedLink = lazy(async () => ({
  default: (await import('./claimed-link.tsx')).ClaimedLink,
}));

export function ClaimedLinkSlot() {
  if (readClaimedUsername() === '') return null;
  return (
    <Suspense>
      <ClaimedLink />
    </Suspense>
  );
}
