// The door of the contract: every room's routes and types.
import { accountsRoutes } from './accounts.ts';
import { aiRoutes } from './ai.ts';
import { analyticsRoutes } from './analytics.ts';
import { getClientConfig } from './client-config.ts';
import { formsRoutes } from './forms.ts';
import { identityRoutes } from './identity.ts';
import { mailboxRoutes } from './mailbox.ts';
import { mediaRoutes } from './media.ts';
import { moderationRoutes } from './moderation.ts';
import { notificationsRoutes } from './notifications.ts';
import { pagesRoutes } from './pages.ts';
import { portabilityRoutes } from './portability.ts';
import { publishReportRoutes } from './publish-report.ts';
import type { Route } from './route.ts';

/** Every route of the product; the server refuses to start unless each is bound exactly once. */
export const allRoutes: readonly Route[] = [
  getClientConfig,
  ...mailboxRoutes,
  ...identityRoutes,
  ...accountsRoutes,
  ...notificationsRoutes,
  ...mediaRoutes,
  ...analyticsRoutes,
  ...aiRoutes,
  ...pagesRoutes,
  ...portabilityRoutes,
  ...publishReportRoutes,
  ...formsRoutes,
  ...moderationRoutes,
];

export * from './errors.ts';
export * from './route.ts';
