// A page as the API returns it.
import type { Page, Suspension } from '@vys/contract/pages/pages';
import type { Account } from '../accounts/index.ts';
import type { Totals } from '../analytics/index.ts';
import { toEtag } from './rules.ts';
import type { HistorySteps, StoredPage } from './store.ts';

export function serializePage(
  page: StoredPage,
  account: Account,
  totals: Totals,
  steps: HistorySteps,
  suspended?: Suspension,
): Page {
  return {
    id: page.id,
    title: page.content.metadata.title,
    slug: account.vysUrl ?? '',
    status: page.status,
    is_active: page.isActive,
    views: totals.views,
    clicks: totals.clicks,
    views_growth: totals.viewsGrowth,
    clicks_growth: totals.clicksGrowth,
    engagement_growth: totals.engagementGrowth,
    created_at: page.createdAt.toISOString(),
    updated_at: page.updatedAt.toISOString(),
    published_at: page.publishedAt?.toISOString() ?? null,
    has_unpublished_changes:
      page.status === 'published' && page.publishedVersionId !== page.currentVersionId,
    can_undo: steps.canUndo,
    can_redo: steps.canRedo,
    ...(suspended ? { suspended } : {}),
    etag: toEtag(page.revision),
    content: page.content,
  };
}
