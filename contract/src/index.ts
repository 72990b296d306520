// Entry point of the contract: the routes and types of every module.

import { aiRoutes } from './ai.ts';
import { analyticsRoutes } from './analytics/analytics.ts';
import { reportRoutes } from './analytics/report-routes.ts';
import type { Route } from './api/route.ts';
import { getClientConfig } from './client-config.ts';
import { devInboxRoutes } from './dev-inbox.ts';
import { accountsRoutes } from './identity/accounts.ts';
import { identityRoutes } from './identity/identity.ts';
import { mediaRoutes } from './media.ts';
import { notificationsRoutes } from './notifications.ts';
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
  ...mediaRoutes,
  ...analyticsRoutes,
  ...reportRoutes,
  ...aiRoutes,
  ...pagesRoutes,
  ...pageOperationsRoutes,
  ...templatesRoutes,
  ...versionsRoutes,
  ...importExportRoutes,
  ...publishReportRoutes,
  ...formsRoutes,
  ...moderationRoutes,
];

export * from './api/errors.ts';
export * from './api/route.ts';
