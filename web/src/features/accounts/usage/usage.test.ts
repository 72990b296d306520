// Allowances of plans as the widgets show them.
import { describe, expect, it } from 'vitest';
import { aiUsage, storageUsage, weeklyAiUsage } from './usage.ts';

describe('allowances', () => {
  const limits = {
    ai_requests_used: 103,
    ai_requests_limit: 100,
    ai_requests_week_used: 4,
    ai_requests_week_limit: 15,
    storage_used: 1536 * 1024 * 1024,
    storage_limit: 5 * 1024 ** 3,
  };

  it('TIER-5 are never negative', () => {
    expect(aiUsage(limits)).toMatchObject({ remaining: 0, text: '103 of 100' });
    expect(weeklyAiUsage(limits)).toMatchObject({ remaining: 11 });
  });

  it('TIER-6 can be unlimited', () => {
    const free = { ...limits, ai_requests_limit: null, ai_requests_week_limit: null };
    expect(aiUsage(free)).toMatchObject({ remaining: null, text: '103 used, unlimited' });
    expect(weeklyAiUsage(free)).toBeUndefined();
  });

  it('TOAST-6 show storage in GB from 1024 MB', () => {
    expect(storageUsage(limits).text).toBe('1.5 GB of 5 GB');
  });
});
