// The route table of the workspace. Every screen is a chunk of its own; those in front of the app
// are in public-screens.tsx.

import { Navigate, type RouteObject } from 'react-router';
import { retryAfterOutage } from '#web/lib/api/retry-after-outage.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { RouteErrorScreen } from './errors/route-error-screen.tsx';
import { OnboardingIndex, RequireName, RequireUser } from './guards.tsx';
import { messages } from './messages/en.ts';
import { RootLayout } from './root-layout.tsx';
import { Splash } from './splash.tsx';

const toDashboard = <Navigate to={paths.dashboard} replace />;

const onboarding: RouteObject[] = [
  { path: paths.onboarding, element: <OnboardingIndex /> },
  {
    path: paths.onboardingStep1,
    handle: { title: messages.chooseYourUsername },
    lazy: async () => {
      const { UsernameStep } = await import('#web/screens/onboarding/username-step.tsx');
      return { Component: UsernameStep };
    },
  },
  {
    path: paths.onboardingStep2,
    handle: { title: messages.addYourLinks },
    lazy: async () => {
      const { LinksStep } = await import('#web/screens/onboarding/links-step.tsx');
      return { Component: LinksStep };
    },
  },
  {
    path: paths.onboardingBuilding,
    handle: { title: messages.buildingYourPage },
    lazy: async () => {
      const { BuildingScreen } = await import(
        '#web/screens/onboarding/building/building-screen.tsx'
      );
      return { Component: BuildingScreen };
    },
  },
];

const workspace: RouteObject[] = [
  { path: '/', element: toDashboard },
  {
    path: paths.dashboard,
    handle: { title: messages.dashboard },
    lazy: async () => {
      const { DashboardScreen } = await import('#web/screens/dashboard/dashboard-screen.tsx');
      return { Component: DashboardScreen };
    },
  },
  {
    path: paths.dashboardClassic,
    handle: { title: messages.dashboard },
    lazy: async () => {
      const { ClassicDashboardScreen } = await import(
        '#web/screens/dashboard/classic-dashboard-screen.tsx'
      );
      return { Component: ClassicDashboardScreen };
    },
  },
  {
    path: paths.pages,
    handle: { title: messages.pages },
    lazy: async () => {
      const { PagesScreen } = await import('#web/screens/pages/pages-screen.tsx');
      return { Component: PagesScreen };
    },
  },
  {
    path: paths.analytics,
    handle: { title: messages.analytics },
    lazy: async () => {
      const { AnalyticsScreen } = await import('#web/screens/analytics/analytics-screen.tsx');
      return { Component: AnalyticsScreen };
    },
  },
  {
    path: paths.announcements,
    handle: { title: messages.announcements },
    lazy: async () => {
      const { AnnouncementsScreen } = await import(
        '#web/screens/announcements/announcements-screen.tsx'
      );
      return { Component: AnnouncementsScreen };
    },
  },
  {
    path: paths.modelUsage,
    handle: { title: messages.modelUsage },
    lazy: async () => {
      const { ModelUsageScreen } = await import('#web/screens/model-usage/model-usage-screen.tsx');
      return { Component: ModelUsageScreen };
    },
  },
  {
    // One route for both addresses, so that a tab chosen on the second keeps the focus.
    path: `${paths.settingsProfile}?`,
    handle: { title: messages.settings },
    lazy: async () => {
      const { SettingsScreen } = await import('#web/screens/settings/settings-screen.tsx');
      return { Component: SettingsScreen };
    },
  },
  {
    path: paths.templates,
    handle: { title: messages.templates },
    lazy: async () => {
      const { TemplatesScreen } = await import('#web/screens/templates/templates-screen.tsx');
      return { Component: TemplatesScreen };
    },
  },
  {
    path: paths.billing,
    handle: { title: messages.billing },
    lazy: async () => {
      const { BillingScreen } = await import('#web/screens/billing/billing-screen.tsx');
      return { Component: BillingScreen };
    },
  },
  {
    path: paths.dunning,
    handle: { title: messages.dunning },
    lazy: async () => {
      const { DunningScreen } = await import('#web/screens/dunning/dunning-screen.tsx');
      return { Component: DunningScreen };
    },
  },
  {
    path: `${paths.moderation}/:caseId?`,
    handle: { title: messages.moderation },
    lazy: async () => {
      const { ModerationScreen } = await import('#web/screens/moderation/moderation-screen.tsx');
      return { Component: ModerationScreen };
    },
  },
  {
    // One route for both addresses, so that the first page does not start the studio anew.
    path: `${paths.studioNew}?`,
    handle: { title: messages.aiStudio },
    lazy: async () => {
      const { StudioScreen } = await import('#web/screens/studio/studio-screen.tsx');
      return { element: <StudioScreen /> };
    },
  },
  {
    path: paths.studioClassic,
    handle: { title: messages.aiStudio },
    lazy: async () => {
      const { StudioScreen } = await import('#web/screens/studio/studio-screen.tsx');
      return { element: <StudioScreen classic /> };
    },
  },
];

/** The area of operators; further screens of it have addresses of their own. */
const admin: RouteObject[] = [
  {
    path: paths.admin,
    handle: { title: messages.admin },
    lazy: async () => {
      const { AdminOverviewScreen } = await import(
        '#web/screens/admin/overview/overview-screen.tsx'
      );
      return { Component: AdminOverviewScreen };
    },
  },
  {
    path: paths.adminUsers,
    handle: { title: messages.adminUsers },
    lazy: async () => {
      const { AdminUsersScreen } = await import('#web/screens/admin/users/users-screen.tsx');
      return { Component: AdminUsersScreen };
    },
  },
  {
    path: paths.adminUser(':userId'),
    handle: { title: messages.adminUsers },
    lazy: async () => {
      const { AdminUserScreen } = await import('#web/screens/admin/users/user-screen.tsx');
      return { Component: AdminUserScreen };
    },
  },
  {
    path: paths.adminJobs,
    handle: { title: messages.adminJobs },
    lazy: async () => {
      const { AdminJobsScreen } = await import('#web/screens/admin/queues/jobs-screen.tsx');
      return { Component: AdminJobsScreen };
    },
  },
  {
    path: paths.adminEmails,
    handle: { title: messages.adminEmails },
    lazy: async () => {
      const { AdminEmailsScreen } = await import('#web/screens/admin/queues/emails-screen.tsx');
      return { Component: AdminEmailsScreen };
    },
  },
  {
    path: paths.adminLog,
    handle: { title: messages.adminLog },
    lazy: async () => {
      const { AdminLogScreen } = await import('#web/screens/admin/log/log-screen.tsx');
      return { Component: AdminLogScreen };
    },
  },
];

const completion: RouteObject = {
  path: '/onboarding-complete',
  handle: { title: messages.finishYourPage },
  lazy: async () => {
    const { OnboardingCompleteScreen } = await import(
      '#web/screens/onboarding-complete/onboarding-complete-screen.tsx'
    );
    return { Component: OnboardingCompleteScreen };
  },
};

/** Screens that are opened during an outage appear after it. */
function loadPatiently(list: RouteObject[]): RouteObject[] {
  return list.map(({ lazy, children, ...route }) => ({
    ...route,
    ...(typeof lazy === 'function' ? { lazy: () => retryAfterOutage(lazy) } : {}),
    ...(children ? { children: loadPatiently(children) } : {}),
  })) as RouteObject[];
}

export const routes: RouteObject[] = loadPatiently([
  {
    element: <RootLayout />,
    errorElement: <RouteErrorScreen />,
    hydrateFallbackElement: <Splash />,
    children: [
      {
        element: <RequireUser />,
        children: [
          ...onboarding,
          completion,
          {
            element: <RequireName />,
            children: [
              {
                lazy: async () => ({ Component: (await import('./shell/shell.tsx')).Shell }),
                children: [...workspace, ...admin],
              },
            ],
          },
        ],
      },
      { path: '*', element: toDashboard },
    ],
  },
]);
