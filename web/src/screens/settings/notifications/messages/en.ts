// Texts of screens/settings/notifications.
import type {
  NotificationType,
  PreferenceCategory,
} from '@vys/contract/notifications/notifications';
import type { PresetName } from '@vys/contract/notifications/preferences';

export const presetTexts: Readonly<Record<PresetName, { name: string; hint: string }>> = {
  quiet: { name: 'Quiet', hint: 'System and security only' },
  essential: { name: 'Essential', hint: 'Your page and the system' },
  active: { name: 'Active', hint: 'All four categories' },
  all: { name: 'All', hint: 'Everything, by every method' },
};

export const categoryTexts: Readonly<Record<PreferenceCategory, { name: string; hint: string }>> = {
  pages: { name: 'Pages', hint: 'What happens to your page, and its milestones' },
  ai: { name: 'AI Studio', hint: 'When the assistant starts and finishes a page' },
  engagement: { name: 'Engagement', hint: 'Messages that visitors send' },
  system: { name: 'System', hint: 'Product updates, maintenance and security' },
};

export const typeNames: Readonly<Record<NotificationType, string>> = {
  page_created: 'Page created',
  page_updated: 'Page saved',
  page_published: 'Page published',
  page_view_milestone: 'View milestones',
  ai_generation_started: 'Generation started',
  ai_generation_completed: 'Generation finished',
  comment_received: 'New messages',
  system_update: 'Product updates',
  maintenance_scheduled: 'Maintenance',
  security_alert: 'Security alerts',
};

export const messages = {
  methods: 'Delivery',
  methodsIntro: 'How you hear about what happens.',
  email: 'Email',
  emailHint: 'Sent right away, or bundled hourly when there are several',
  push: 'Push',
  pushHint: 'On this device, even when Vys is closed',
  pushUnsupported: "This browser doesn't support push notifications",
  pushDenied: 'Notifications from Vys are blocked. Allow them in the settings of your browser.',
  pushDismissed: 'Allow notifications when your browser asks.',
  pushFailed: "We couldn't turn on push notifications. Please try again.",
  inApp: 'In-app',
  inAppHint: 'In the activity feed and under the bell',
  presets: 'Presets',
  presetsIntro: 'A starting point. You can change every type below.',
  types: 'Types',
  typesIntro: 'Turn whole categories or single types on or off.',
  critical: 'Critical',
  criticalHint: (hint: string) =>
    `${hint}. Always shown in the app, and delivered during quiet hours.`,
  allOfCategory: (name: string) => `All ${name} notifications`,
  quietHours: 'Quiet hours',
  quietHoursIntro: 'Email and push wait, and you get one summary afterward.',
  quietHoursSwitch: 'Use quiet hours',
  start: 'Start',
  end: 'End',
  timeZone: (zone: string) => `In your time zone, ${zone}.`,
  changeTimeZone: 'Change it in your profile',
  save: 'Save preferences',
  discard: 'Discard',
  saved: 'Notification preferences saved',
  loadFailed: 'Failed to load preferences',
  unsavedChangesWarning: "Your notification preferences haven't been saved.",
};
