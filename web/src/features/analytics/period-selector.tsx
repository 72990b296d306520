// Chooses the period of the stats. Periods beyond what the plan reaches are shown with a lock (TIER-10).

import { type Period, periodDays, periods, reachesBack } from '@vys/contract/analytics/analytics';
import { plans, type Tier, tiers } from '@vys/contract/plans';
import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { useUpgradePath } from '#web/lib/navigation/use-upgrade-path.ts';
import { SegmentedControl } from '#web/ui/fields/segmented-control.tsx';
import { periodLabels, periodNames, messages as texts } from './messages/en.ts';

type Props = { tier: Tier; value: Period; onValueChange: (period: Period) => void };

export function PeriodSelector({ tier, value, onValueChange }: Props) {
  const upgradePath = useUpgradePath('analytics');
  const segments = periods.map((period) => {
    const name = periodNames[period];
    const label = periodLabels[period];
    if (reachesBack(tier, period)) return { value: period, label, name };
    const locked = texts.lockedPeriod(name, planWith(period));
    const icon = <Lock aria-hidden="true" className="size-3!" />;
    return { value: period, label, name: locked, icon, disabled: true };
  });
  const missing = periods.find((period) => !reachesBack(tier, period));
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
      {missing && (
        <Link
          to={upgradePath}
          className="py-1 font-medium text-accent-text text-xs hover:underline"
        >
          {texts.upgradeForPeriod(planWith(missing), periodDays[missing])}
        </Link>
      )}
      <SegmentedControl
        label={texts.period}
        size="sm"
        value={value}
        onValueChange={onValueChange}
        segments={segments}
      />
    </div>
  );
}

/** The smallest plan that reaches back that far. */
function planWith(period: Period): string {
  const tier = tiers.find((candidate) => reachesBack(candidate, period));
  return tier === undefined ? '' : plans[tier].name;
}
