// What a plan holds, in words. Pure.
import type { Plan } from '@vys/contract/plans';
import { formatCount, formatStorage } from '#web/lib/formats.ts';

export function getPlanFeatures(plan: Plan): string[] {
  const { aiRequestsPerMonth: month, aiRequestsPerWeek: week } = plan;
  return [
    month === null
      ? 'AI requests without limit'
      : `${formatCount(month)} AI requests a month${week === null ? '' : `, ${formatCount(week)} in any 7 days`}`,
    `${formatStorage(plan.storageBytes)} of storage`,
    `Statistics of the last ${plan.analyticsDays} days`,
    ...(plan.showsBranding ? ['A small “Made with Vys” link'] : ['No “Made with Vys” link']),
    ...(plan.canCustomizeQr ? ['QR codes in your colors'] : []),
    ...(plan.canEditCode ? ['The code of your page, to edit'] : []),
  ];
}
