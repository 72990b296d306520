// Every address of the app in one place.
export const paths = {
  login: '/login',
  loginCustom: '/login-custom',
  signup: '/signup',
  register: '/register',
  signupCustom: '/signup-custom',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  devInbox: '/dev/inbox',
  terms: '/legal/terms',
  privacy: '/legal/privacy',
  docs: '/docs',
  onboarding: '/onboarding',
  onboardingStep1: '/onboarding/step-1',
  onboardingStep2: '/onboarding/step-2',
  onboardingBuilding: '/onboarding/building',
  dashboard: '/dashboard',
  dashboardClassic: '/dashboard-classic',
  pages: '/pages',
  settings: '/settings',
  settingsProfile: '/settings/profile',
  settingsTab: (tab: string) => withQuery('/settings', { tab }),
  analytics: '/analytics',
  templates: '/templates',
  billing: '/billing',
  moderation: '/moderation',
  moderationCase: (id: string) => `/moderation/${id}`,
  announcements: '/announcements',
  modelUsage: '/model-usage',
  studio: '/ai-studio',
  studioClassic: '/ai-studio-classic',
  studioNew: '/ai-studio/new',
  onboardingComplete: (pageId: string) => withQuery('/onboarding-complete', { pageId }),
  loginThen: (redirect: string) => withQuery('/login', { redirect }),
} as const;

/** Appends the parameters that have a value, percent-encoded. */
export function withQuery(path: string, query: Record<string, string | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  return search.size > 0 ? `${path}?${search}` : path;
}
