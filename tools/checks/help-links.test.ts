// Every screen and panel that an article of the help center explains links to it, where the question arises.
import { expect, it } from 'vitest';
import { type HelpArticleId, helpArticleIds } from '../../contract/src/help/articles.ts';
import { readRepositoryFiles } from './repository-files.ts';

/** Where an article is linked from: a folder or file of the web app. Undefined for one that no screen is about. */
const places: Readonly<Record<HelpArticleId, string | undefined>> = {
  'first-page': 'screens/dashboard/first-steps/',
  assistant: 'screens/studio/',
  free: 'screens/settings/account/plan-card.tsx',
  templates: 'screens/templates/',
  import: 'screens/pages/import-export/',
  languages: 'screens/settings/profile/language/',
  'mobile-app': 'screens/settings/account/install-card.tsx',
  keyboard: 'app/shell/shortcuts-dialog.tsx',
  support: undefined,
  editing: 'screens/studio/panels/',
  sections: 'screens/studio/content/',
  arrange: 'screens/studio/panels/',
  design: 'screens/studio/panels/',
  images: 'features/media/',
  picture: 'screens/settings/profile/',
  embed: 'screens/studio/content/',
  'links-limit': 'screens/studio/content/',
  history: 'screens/studio/history/',
  conflict: 'screens/studio/notices/conflict-notice.tsx',
  code: 'screens/studio/editor/',
  scripts: 'screens/studio/notices/code-editor-upsell.tsx',
  selling: undefined,
  publish: 'screens/studio/publishing/',
  'publish-check': 'features/pages/publishing/check/',
  unpublish: 'screens/settings/account/pages-card.tsx',
  address: 'screens/pages/page-card/',
  username: 'screens/settings/profile/username-field.tsx',
  domain: undefined,
  seo: 'screens/studio/content/',
  'several-pages': 'screens/dashboard/',
  suspended: 'features/moderation/',
  share: 'features/accounts/sharing/share-dialog.tsx',
  'instagram-bio': 'features/accounts/sharing/',
  'qr-code': 'features/accounts/sharing/qr/',
  'email-signature': 'features/accounts/sharing/',
  'contact-card': 'features/accounts/sharing/',
  nfc: 'features/accounts/sharing/',
  analytics: 'screens/analytics/head/',
  counting: 'screens/analytics/parts/counted-note.tsx',
  campaigns: 'screens/analytics/',
  goals: 'screens/dashboard/',
  forms: 'features/forms/',
  newsletter: 'features/forms/',
  plans: 'screens/billing/plans/',
  'ai-allowance': 'screens/dashboard/',
  storage: 'screens/settings/account/usage-card.tsx',
  branding: 'screens/billing/plans/',
  payments: 'screens/billing/records/',
  invoices: 'screens/billing/records/',
  cancel: 'screens/billing/usage-card.tsx',
  team: 'screens/billing/plans/',
  password: 'screens/settings/security/',
  'two-factor': 'screens/settings/security/',
  passkeys: 'screens/settings/security/',
  devices: 'screens/settings/security/',
  'email-change': 'screens/settings/profile/email-field.tsx',
  notifications: 'screens/settings/notifications/',
  'api-keys': 'screens/settings/security/api-keys/',
  'not-visible': 'screens/pages/',
  'cannot-sign-in': 'screens/login/',
  'no-email': 'screens/forgot-password/',
  privacy: undefined,
  'my-data': 'screens/settings/security/',
  export: 'screens/pages/import-export/',
  'delete-page': 'screens/pages/deletion/',
  'delete-account': 'screens/settings/security/',
};

const sources = readRepositoryFiles(
  (path) => path.startsWith('web/src/') && path.endsWith('.tsx') && !path.endsWith('.test.tsx'),
);

/** As `article="qr-code"`, `help="qr-code"` or `help: 'qr-code'`. */
const isLinked = (source: string, id: HelpArticleId): boolean =>
  [`article="${id}"`, `help="${id}"`, `help: '${id}'`].some((form) => source.includes(form));

const linkingFiles = (id: HelpArticleId): string[] =>
  sources.filter(({ text }) => isLinked(text, id)).map(({ path }) => path.slice('web/src/'.length));

it('every article that is about a screen is linked from it', () => {
  const missing = helpArticleIds.filter((id) => {
    const place = places[id];
    return place !== undefined && !linkingFiles(id).some((path) => path.startsWith(place));
  });
  expect(missing).toEqual([]);
});

it('an article that no screen is about is linked from none', () => {
  const linked = helpArticleIds.filter(
    (id) => places[id] === undefined && linkingFiles(id).length > 0,
  );
  expect(linked).toEqual([]);
});

it('articles are linked in one way: by HelpLink', () => {
  const others = sources
    .filter(({ text }) => text.includes('paths.helpArticle('))
    .map(({ path }) => path);
  expect(others.sort()).toEqual([
    'web/src/app/shell/commands/use-help-commands.tsx',
    'web/src/lib/help/help-link.tsx',
  ]);
});
