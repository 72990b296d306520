// A page and its versions as the API returns them.
import type { Page, PageVersion, Suspension } from '@vys/contract/pages/pages';
import type { Account } from '../accounts/index.ts';
import type { Totals } from '../analytics/index.ts';
import { toEtag } from './rules.ts';
import type { StoredPage, StoredVersion } from './store.ts';

export function serializePage(
  page: StoredPage,
  account: Account,
  totals: Totals,
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
    ...(suspended ? { suspended } : {}),
    etag: toEtag(page.revision),
    content: page.content,
  };
}

export function serializeVersion(version: StoredVersion): PageVersion {
  return {
    id: version.id,
    createdAt: version.createdAt.toISOString(),
    autoSaved: version.autoSaved,
    metadata: { title: version.content.metadata.title },
    content: version.content,
  };
}
