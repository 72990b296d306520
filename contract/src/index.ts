// Entry point of the contract: the routes and types of every module.

import { bouncesRoutes } from './admin/bounces.ts';
import { adminEmailsRoutes } from './admin/emails.ts';
import { adminHealthRoutes } from './admin/health.ts';
import { adminJobsRoutes } from './admin/jobs.ts';
import { adminLogRoutes } from './admin/log.ts';
import { adminUsersRoutes } from './admin/users.ts';
import { aiRoutes } from './ai.ts';
import { analyticsRoutes } from './analytics/analytics.ts';
import { digestRoutes } from './analytics/digest.ts';
import { ownVisitsRoutes } from './analytics/own-visits.ts';
import { reportRoutes } from './analytics/report-routes.ts';
import type { Route } from './api/route.ts';
import { billingRoutes } from './billing/billing.ts';
import { getClientConfig } from './client-config.ts';
import { devInboxRoutes } from './dev-inbox.ts';
import { goalImageRoutes } from './goal-image.ts';
import { accountsRoutes } from './identity/accounts.ts';
import { identityRoutes } from './identity/identity.ts';
import { mediaRoutes } from './media.ts';
import { announcementsRoutes } from './notifications/announcements.ts';
import { liveRoutes } from './notifications/live.ts';
import { notificationsRoutes } from './notifications/notifications.ts';
import { preferencesRoutes } from './notifications/preferences.ts';
import { pushRoutes } from './notifications/push.ts';
import { unsubscribeRoutes } from './notifications/unsubscribe.ts';
import { formsRoutes } from './pages/forms.ts';
import { importExportRoutes } from './pages/import-export.ts';
import { moderationRoutes } from './pages/moderation.ts';
import { pageOperationsRoutes } from './pages/page-operations.ts';
import { pagesRoutes } from './pages/pages.ts';
import { publishReportRoutes } from './pages/publish-report.ts';
import { versionsRoutes } from './pages/versions.ts';
import { templatesRoutes } from './templates/templates.ts';

/** Every route of the product; the server does not start unless each is bound exactly once. */
export const allRoutes: readonly Route[] = [
  getClientConfig,
  ...devInboxRoutes,
  ...identityRoutes,
  ...accountsRoutes,
  ...notificationsRoutes,
  ...liveRoutes,
  ...preferencesRoutes,
  ...pushRoutes,
  ...unsubscribeRoutes,
  ...announcementsRoutes,
  ...mediaRoutes,
  ...billingRoutes,
  ...analyticsRoutes,
  ...reportRoutes,
  ...ownVisitsRoutes,
  ...digestRoutes,
  ...aiRoutes,
  ...pagesRoutes,
  ...pageOperationsRoutes,
  ...goalImageRoutes,
  ...templatesRoutes,
  ...versionsRoutes,
  ...importExportRoutes,
  ...publishReportRoutes,
  ...formsRoutes,
  ...moderationRoutes,
  ...adminHealthRoutes,
  ...adminUsersRoutes,
  ...adminJobsRoutes,
  ...adminEmailsRoutes,
  ...bouncesRoutes,
  ...adminLogRoutes,
];

export * from './api/errors.ts';
export * from './api/route.ts';
