// Account: the plan, what is used of it, and whether visitors see anything at all.
import { useUser } from '#web/lib/session/use-session.ts';
import { InstallCard } from './install-card.tsx';
import { PagesCard } from './pages-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { UsageCard } from './usage-card.tsx';

export function AccountTab() {
  const user = useUser();
  if (!user) return null;
  return (
    <>
      <PlanCard user={user} />
      <UsageCard user={user} />
      <PagesCard user={user} />
      <InstallCard />
    </>
  );
}
