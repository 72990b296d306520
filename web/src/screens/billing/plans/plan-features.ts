// What a plan holds, line by line, in the words of its card. Pure.
import { type EntitlementKey, entitlements } from '@vys/contract/billing/entitlements';
import { type Plan, plans } from '@vys/contract/plans';
import { messages } from '../messages/en.ts';

export type PlanFeature = {
  key: EntitlementKey;
  text: string;
  /** Named by the plan, and not there yet (TIER-11). */
  isComingSoon: boolean;
};

const wording: Partial<Record<EntitlementKey, (plan: Plan, text: string) => string>> = {
  storage: (_, size) => messages.storage(size),
  analytics: (plan, reach) =>
    plan.tier === 'free' ? messages.basicAnalytics(reach) : messages.analytics(reach),
  history: (_, reach) => messages.history(reach),
};
const yesOrNo = [
  'branding',
  'qr_customization',
  'code_editor',
  'custom_domain',
  'ab_testing',
  'webhooks',
];

export function listFeatures(plan: Plan): PlanFeature[] {
  return entitlements.flatMap(({ key, label, isAvailable, describe, rank }): PlanFeature[] => {
    const isMore = rank(plan) > rank(plans.free);
    const isComingSoon = !isAvailable && isMore;
    if (yesOrNo.includes(key)) {
      if (isMore) return [{ key, text: label, isComingSoon }];
      return key === 'branding' ? [{ key, text: messages.brandingShown, isComingSoon }] : [];
    }
    if (key === 'members' && !isMore) return [];
    const text = describe(plan);
    return [{ key, text: wording[key]?.(plan, text) ?? text, isComingSoon }];
  });
}
