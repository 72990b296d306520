// Every action of these screens is in the command menu, or is listed here with the reason why it is not.
import { describe, expect, it } from 'vitest';
import { ada } from '#web/lib/test/mock-http.ts';
import { listEntries } from '../use-commands.tsx';

const files: Record<string, string> = import.meta.glob(
  [
    '/src/features/{notifications/feed,forms,accounts/sharing,pages/preview,media}/**/*.tsx',
    '/src/screens/{studio,billing,pages,analytics}/**/*.tsx',
    '/src/screens/settings/security/**/*.tsx',
    '!**/*.test.tsx',
    '!**/test/**',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** A button or a menu item; one choice of several that show at once. */
const elements = /<(Button|IconButton|DropdownMenuItem)\b[\s\S]*?<\/\1>/g;
const choices = /value: '[\w-]+',[^}]*?\b(?:label|name): (?:messages|texts)\.(\w+)/g;
const labels = /\b(?:messages|texts|selectionMessages)\.(\w+)/g;

const findLabels = (source: string): string[] => [
  ...[...source.matchAll(elements)].flatMap(([element]) =>
    [...element.matchAll(labels)].map((match) => match[1] ?? ''),
  ),
  ...[...source.matchAll(choices)].map((match) => match[1] ?? ''),
];

/** As `screens/billing/usage-card.tsx cancelPlan`: the file, and the key of the label in its messages. */
const actions = [
  ...new Set(
    Object.entries(files).flatMap(([path, source]) =>
      findLabels(source).map((label) => `${path.replace('/src/', '')} ${label}`),
    ),
  ),
];

/** By the entry of the menu that does it: on its own, or with the dialog or screen that it opens. */
const inMenu: Readonly<Record<string, readonly string[]>> = {
  notifications: ['features/notifications/feed/bell/bell.tsx notifications'],
  'feed.refresh': ['features/notifications/feed/feed-menu-list.tsx refresh'],
  'mark-all-read': ['features/notifications/feed/feed-menu-list.tsx markAllRead'],
  'feed.archive': ['features/notifications/feed/feed-menu-list.tsx archive'],
  'fold-feed': [
    'features/notifications/feed/feed-menu-list.tsx expand',
    'features/notifications/feed/feed-menu-list.tsx collapse',
  ],
  '/settings?tab=notifications': ['features/notifications/feed/feed-menu-list.tsx settings'],
  'messages.export': ['features/forms/messages-section.tsx exportCsv'],
  'qr.png': [
    'features/accounts/sharing/qr/qr-tab.tsx downloadPng',
    'screens/pages/page-card/qr-button.tsx downloadPng',
  ],
  'qr.svg': ['features/accounts/sharing/qr/qr-tab.tsx formats'],
  'customize-qr': ['features/accounts/sharing/qr/qr-tab.tsx customize'],
  copySignature: ['features/accounts/sharing/contact-tab.tsx copySignature'],
  contactCard: ['features/accounts/sharing/contact-tab.tsx downloadContactCard'],
  share: [
    'features/accounts/sharing/share-sheet-button.tsx shareWith',
    'screens/pages/page-card/qr-button.tsx qrCode',
  ],
  copyLink: ['screens/pages/page-card/copy-url-button.tsx copyUrl'],
  live: [
    'features/accounts/sharing/first-publish/live-sheet.tsx openPage',
    'screens/pages/page-card/page-controls.tsx openInNewTab',
  ],
  'page.mobile': ['features/pages/preview/preview-pane.tsx mobile'],
  'page.tablet': ['features/pages/preview/preview-pane.tsx tablet'],
  'page.desktop': ['features/pages/preview/preview-pane.tsx desktop'],
  'page.refresh': [
    'features/pages/preview/preview-pane.tsx refreshPreview',
    'features/pages/preview/preview-stage.tsx reloadPreview',
  ],
  'page.select': ['features/pages/preview/preview-pane.tsx selectToEdit'],
  'page.format': ['screens/studio/editor/code-pane.tsx format'],
  'page.split': ['screens/studio/studio-header.tsx split'],
  'page.preview': ['screens/studio/studio-header.tsx preview'],
  'page.code': ['screens/studio/studio-header.tsx code'],
  'page.chat': [
    'screens/studio/studio-header.tsx edit',
    'screens/studio/content/content-panel.tsx openChat',
    'screens/studio/design/design-panel.tsx openChat',
  ],
  'page.images': [
    'screens/studio/studio-header.tsx images',
    'features/media/upload-button.tsx uploadImages',
  ],
  'page.history': [
    'screens/studio/studio-header.tsx history',
    'screens/pages/page-card/page-menu.tsx versionHistory',
  ],
  'page.publish': ['screens/studio/studio-header.tsx publish'],
  'page.check': [
    'screens/studio/publishing/page-status-panel.tsx checkPage',
    'screens/pages/page-card/page-menu.tsx checkPage',
  ],
  'page.content': [
    'screens/studio/content/lists/section-list.tsx addSection',
    'screens/studio/content/lists/add-links.tsx addLinks',
  ],
  'page.design': [
    'screens/studio/design/design-panel.tsx anotherDesign',
    'screens/studio/design/design-panel.tsx light',
    'screens/studio/design/design-panel.tsx dark',
    'screens/studio/design/background-strip.tsx chooseImage',
  ],
  '/ai-studio': [
    'features/notifications/feed/feed-body.tsx openStudio',
    'features/forms/message-list.tsx openAiStudio',
    'screens/pages/page-card/page-controls.tsx edit',
    'screens/analytics/parts/nothing-shown.tsx openStudio',
  ],
  create: [
    'screens/pages/pages-empty-state.tsx createFirstPage',
    'screens/pages/pages-head.tsx createPage',
    'screens/analytics/parts/nothing-shown.tsx createPage',
  ],
  'page.export-site': ['screens/pages/import-export/import-export-section.tsx downloadSite'],
  'page.export-json': [
    'screens/pages/import-export/import-export-section.tsx downloadJson',
    'screens/pages/deletion/page-deletion.tsx keepCopy',
  ],
  'page.import': ['screens/pages/import-export/import-export-section.tsx importTitle'],
  'page.delete': ['screens/pages/page-card/page-menu.tsx deletePage'],
  '/settings?tab=account#public-pages': ['screens/pages/pages-disabled-notice.tsx switchOn'],
  'change-plan': [
    'features/accounts/sharing/customize/unlock-prompt.tsx upgrade',
    'screens/studio/chat/limit-notices.tsx upgrade',
    'screens/studio/notices/code-editor-upsell.tsx upgrade',
    'screens/studio/notices/code-locked-notice.tsx seePlans',
    'screens/billing/plans/plan-section.tsx downgradeTo',
    'screens/billing/plans/plan-section.tsx monthly',
    'screens/billing/records/invoices-card.tsx seePlans',
    'screens/billing/usage-card.tsx moreWith',
  ],
  'billing.cancel': ['screens/billing/usage-card.tsx cancelPlan'],
  'billing.add-card': [
    'screens/billing/records/cards-card.tsx addPaymentMethod',
    'screens/billing/notices/dunning-banner.tsx addCard',
  ],
  'billing.export': ['screens/billing/records/invoices-card.tsx exportAll'],
  'analytics.export': ['screens/analytics/head/export-button.tsx export'],
  'analytics.export-all': ['screens/analytics/head/export-button.tsx fullCsv'],
  'analytics.export-json': ['screens/analytics/head/export-button.tsx fullJson'],
  'account.create-key': ['screens/settings/security/api-keys/api-keys-card.tsx createApiKey'],
  'account.add-passkey': ['screens/settings/security/passkeys-card.tsx addPasskey'],
  'account.export': ['screens/settings/security/export-card.tsx downloadMyData'],
  '/settings?tab=security#password': ['screens/settings/security/password-card.tsx changePassword'],
  '/settings?tab=security#two-factor': [
    'screens/settings/security/authenticator-card.tsx setUp',
    'screens/settings/security/authenticator-card.tsx turnOff',
    'screens/settings/security/authenticator-card.tsx newRecoveryCodes',
    'screens/settings/security/sign-in-cards.tsx openSignInSettings',
  ],
  '/settings?tab=security#devices': [
    'screens/settings/security/sessions-card.tsx signOutEverywhere',
    'screens/settings/security/sessions-card.tsx signOutOthers',
  ],
  '/settings?tab=security#delete-account': [
    'screens/settings/security/deletion-card.tsx deleteAccount',
  ],
};

/** Ends of actions, or beginnings: of all in a file or a folder. */
const notInMenu: readonly { reason: string; of: readonly string[] }[] = [
  {
    reason: 'shown once something failed',
    of: [
      ' tryAgain',
      'features/notifications/feed/live-status-line.tsx reconnect',
      'features/media/upload-problem.tsx dismissProblem',
    ],
  },
  {
    reason: 'changes how much or in which form a list shows',
    of: [
      ' showLess',
      ' showAll',
      ' showMore',
      'screens/studio/history/version-list.tsx loadOlderVersions',
      'screens/analytics/parts/chart-card.tsx',
      'screens/pages/pages-head.tsx grid',
      'screens/pages/pages-head.tsx list',
    ],
  },
  {
    reason: 'needs an item that is selected',
    of: [
      'features/forms/submission-table.tsx deleteMessage',
      'features/pages/preview/selection/bar/',
      'features/media/media-library.tsx deleteFile',
      'features/media/replace-image.tsx replaceInstead',
      'screens/studio/chat/chat-column.tsx forgetSubject',
      'screens/studio/content/lists/entry-row.tsx',
      'screens/studio/content/views/detail-view.tsx',
      'screens/studio/history/version-changes.tsx',
      'screens/studio/history/version-compare.tsx',
      'screens/studio/history/version-view.tsx',
      'screens/billing/records/card-row.tsx',
      'screens/billing/records/invoice-table.tsx',
      'screens/settings/security/api-keys/api-key-row.tsx',
      'screens/settings/security/device-row.tsx',
      'screens/settings/security/passkeys-card.tsx removePasskey',
      'screens/settings/security/passkeys-card.tsx remove',
      'screens/analytics/parts/filter-chips.tsx clearFilters',
      'screens/analytics/parts/nothing-shown.tsx clearFilters',
    ],
  },
  {
    reason: 'a field or a step of a form or dialog that is open',
    of: [
      'features/accounts/sharing/customize/',
      'features/accounts/sharing/posts/post-editor.tsx restore',
      'screens/studio/content/lists/add-item.tsx add',
      'screens/studio/content/lists/add-links.tsx cancel',
      'screens/studio/content/lists/add-links.tsx add',
      'screens/studio/publishing/name-form.tsx saveAndPublish',
      'screens/billing/change/change-dialog.tsx cancel',
      'screens/billing/records/customer-card.tsx save',
      'screens/pages/import-export/import-page-dialog.tsx',
    ],
  },
  {
    reason: 'answers a notice that asks for a decision',
    of: [
      'screens/studio/content/views/overview.tsx',
      'screens/studio/notices/',
      'screens/billing/notices/',
    ],
  },
  {
    reason: 'opens a menu or a panel whose actions are in the menu',
    of: [
      'features/notifications/feed/feed-menu.tsx feedMenu',
      'features/accounts/sharing/qr/qr-tab.tsx otherFormats',
      'screens/studio/publishing/page-status.tsx status',
      'screens/pages/page-card/page-menu.tsx moreActions',
      'screens/analytics/head/export-button.tsx moreExports',
    ],
  },
  {
    reason: 'there before a public name is chosen, which the menu offers then',
    of: ['features/accounts/sharing/share-dialog.tsx chooseUsername'],
  },
  {
    reason: 'offered by the studio while there is something to save',
    of: ['screens/studio/studio-header.tsx save'],
  },
  {
    reason: 'another label of an action that is named here too',
    of: [
      'features/notifications/feed/bell/bell.tsx notificationsUnread',
      'features/accounts/sharing/qr/qr-tab.tsx pro',
      'features/pages/preview/preview-pane.tsx refreshingPreview',
      'screens/pages/page-card/copy-url-button.tsx copied',
    ],
  },
];

const user = { ...ada, tier: 'pro' as const };
const offered = listEntries({
  user,
  liveUrl: user.page_url,
  pageId: 'x',
  isPageActive: true,
  isDark: true,
  isFeedFolded: false,
  canInstall: true,
  hasDevInbox: true,
  isSmall: false,
}).map(({ id }) => id);

const named = Object.values(inMenu).flat();
const exceptions = notInMenu.flatMap(({ of }) => of);
/** A label at the end, such as ` tryAgain`; one action; or what begins with a file or folder. */
const isOf = (action: string, exception: string): boolean => {
  if (exception.startsWith(' ')) return action.endsWith(exception);
  if (exception.includes(' ')) return action === exception;
  return action.startsWith(exception);
};

describe('the actions of screens', () => {
  it('are found in their files', () => {
    expect(actions.length).toBeGreaterThan(150);
    expect(actions).toContain('screens/studio/studio-header.tsx publish');
  });

  it('are in the command menu, or have a reason not to be', () => {
    const missing = actions.filter(
      (action) =>
        !named.includes(action) && !exceptions.some((exception) => isOf(action, exception)),
    );
    expect(missing).toEqual([]);
  });

  it('are done by entries that the menu has', () => {
    expect(Object.keys(inMenu).filter((id) => !offered.includes(id))).toEqual([]);
  });

  it('exist: neither list names one that is gone', () => {
    const gone = [
      ...named.filter((action) => !actions.includes(action)),
      ...exceptions.filter((exception) => !actions.some((action) => isOf(action, exception))),
    ];
    expect(gone).toEqual([]);
  });
});
