// Entry point of the contract: the routes and types of every module.
import { accountsRoutes } from './accounts.ts';
import { aiRoutes } from './ai.ts';
import { analyticsRoutes } from './analytics.ts';
import { getClientConfig } from './client-config.ts';
import { devInboxRoutes } from './dev-inbox.ts';
import { formsRoutes } from './forms.ts';
import { identityRoutes } from './identity.ts';
import { importExportRoutes } from './import-export.ts';
import { mediaRoutes } from './media.ts';
import { moderationRoutes } from './moderation.ts';
import { notificationsRoutes } from './notifications.ts';
import { pagesRoutes } from './pages.ts';
import { publishReportRoutes } from './publish-report.ts';
import type { Route } from './route.ts';

/** Every route of the product; the server does not start unless each is bound exactly once. */
export const allRoutes: readonly Route[] = [
  getClientConfig,
  ...devInboxRoutes,
  ...identityRoutes,
  ...accountsRoutes,
  ...notificationsRoutes,
  ...mediaRoutes,
  ...analyticsRoutes,
  ...aiRoutes,
  ...pagesRoutes,
  ...importExportRoutes,
  ...publishReportRoutes,
  ...formsRoutes,
  ...moderationRoutes,
];

export * from './errors.ts';
export * from './route.ts';
