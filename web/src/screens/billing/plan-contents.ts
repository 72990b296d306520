// What a plan holds, in words. Pure.
import type { Plan } from '@vys/contract/plans';
import { formatCount, formatStorage } from '#web/lib/format/formats.ts';

export function getPlanFeatures(plan: Plan): string[] {
  const { aiRequestsPerMonth: month, aiRequestsPerWeek: week } = plan;
  return [
    month === null
      ? 'Unlimited AI requests'
      : `${formatCount(month)} AI requests per month${week === null ? '' : `, ${formatCount(week)} in any 7 days`}`,
    `${formatStorage(plan.storageBytes)} of storage`,
    `${plan.analyticsDays}-day analytics`,
    ...(plan.showsBranding ? ['Small “Made with Vys” link'] : ['No “Made with Vys” link']),
    ...(plan.canCustomizeQr ? ['Custom QR codes'] : []),
    ...(plan.canEditCode ? ['Code editor'] : []),
  ];
}
