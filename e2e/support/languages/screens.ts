// The addresses of the workspace that open without more, by who may open them.

export const signedOutScreens = [
  '/login',
  '/login-custom',
  '/signup',
  '/register',
  '/signup-custom',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
];

/** Signed in or not. */
export const openScreens = ['/dev/inbox', '/legal/terms', '/legal/privacy', '/help', '/docs'];

export const workspaceScreens = [
  '/dashboard',
  '/dashboard-classic',
  '/pages',
  '/analytics',
  '/templates',
  '/billing',
  '/settings',
  '/settings/profile',
  '/settings?tab=account',
  '/settings?tab=notifications',
  '/settings?tab=security',
  '/settings?tab=security#api-keys',
];

export const studioScreens = ['/ai-studio', '/ai-studio-classic', '/ai-studio/new'];

export const operatorScreens = [
  '/admin',
  '/admin/users',
  '/admin/jobs',
  '/admin/emails',
  '/admin/log',
  '/moderation',
  '/announcements',
  '/dunning',
  '/model-usage',
];

/** Those of the first minute, which a state of the account leads to. */
export const onboardingScreens = [
  '/onboarding',
  '/onboarding/step-1',
  '/onboarding/step-2',
  '/onboarding/building',
];
