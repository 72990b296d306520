// Every address of the app in one place.
import type { EntitlementKey } from '@vys/contract/billing/entitlements';
import type { HelpArticleId } from '@vys/contract/help/articles';

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
  apiKeys: '/settings?tab=security#api-keys',
  analytics: '/analytics',
  templates: '/templates',
  billing: '/billing',
  /** Where a limit is met: what is wanted, and where to go back to once a plan has it. */
  upgrade: (wanted: EntitlementKey, from: string) => withQuery('/billing', { for: wanted, from }),
  admin: '/admin',
  adminUsers: '/admin/users',
  adminUser: (id: string) => `/admin/users/${id}`,
  adminJobs: '/admin/jobs',
  adminEmails: '/admin/emails',
  adminLog: '/admin/log',
  dunning: '/dunning',
  moderation: '/moderation',
  moderationCase: (id: string) => `/moderation/${id}`,
  help: '/help',
  helpArticle: (article: HelpArticleId | 'unknown') => `/help/${article}`,
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
