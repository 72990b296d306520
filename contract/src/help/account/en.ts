// Help articles on plans, the account and its data in English.
import type { ArticlesOf } from '../topics.ts';

const open = {
  plans: 'Compare plans',
  usage: 'See your usage',
  pages: 'Open Pages',
  profile: 'Open profile',
  security: 'Open security',
  notifications: 'Open notifications',
  apiKeys: 'Open API keys',
} as const;

export const accountArticles: ArticlesOf<'plans' | 'account' | 'data'> = {
  plans: {
    title: 'Plans and prices',
    text: 'Free costs nothing. Starter is {price:starter} a month, Pro {price:pro}, Premium {price:premium} and Team {price:team}.\n\nStarter removes the “Made with Vys” link. Pro adds custom QR codes, {storage:pro} of storage and {days:pro} days of analytics. Premium adds the code editor, {storage:premium} and a year of analytics. Team has the same with {storage:team}.',
    own: "You're on the {plan} plan.",
    button: open.plans,
  },
  'ai-allowance': {
    title: 'AI requests',
    text: "The built-in assistant is free and unlimited on every plan. The allowance only counts requests to a language model, if this server has one: {requests:month} a month and {requests:week} in any 7 days on Free, unlimited on the other plans. When it's used up, the built-in assistant takes over.",
    own: "You're on the {plan} plan.",
    button: open.usage,
  },
  storage: {
    title: 'Storage',
    text: 'Your uploaded images count toward your storage: {storage:free} on Free and Starter, {storage:pro} on Pro, {storage:premium} on Premium and {storage:team} on Team. Deleting images frees space.',
    own: "You're on the {plan} plan.",
    button: open.usage,
  },
  branding: {
    title: 'The “Made with Vys” link',
    text: 'Free pages show a small “Made with Vys” link at the bottom. Starter and every plan above remove it.',
    own: "You're on the {plan} plan.",
    button: open.plans,
  },
  payments: {
    title: 'Payments',
    text: 'Under Billing you add and remove cards, change your plan, and download your invoices. Where that screen says “Sandbox”, only test cards work and no money moves. If a payment fails, you have 14 days to put it right, and nothing of yours is deleted.',
    own: "You're on the {plan} plan.",
    button: open.plans,
  },
  cancel: {
    title: 'Cancel a plan',
    text: 'Under Billing, cancel your plan: it stays until the end of the time you paid for, and you can resume it until then. After that you are on Free, and nothing of yours is deleted. To leave for good, delete your account under Settings, Security.',
    own: "You're on the {plan} plan.",
    button: open.plans,
  },
  team: {
    title: 'Working as a team',
    text: "Every account has one person and one page; you can't invite members yet. The Team plan has more storage, not more people.",
    button: open.plans,
  },
  password: {
    title: 'Change your password',
    text: 'Change your password under Settings, Security; your other devices are signed out. If you forgot it, choose “Forgot password?” on the sign-in screen.',
    button: open.security,
  },
  'two-factor': {
    title: 'Two-factor sign-in',
    text: 'Set up an authenticator app under Settings, Security. You then enter a code after your password, and get recovery codes in case you lose your phone.',
    button: open.security,
  },
  passkeys: {
    title: 'Passkeys',
    text: 'Add a passkey under Settings, Security and sign in with your fingerprint, face or device PIN.',
    button: open.security,
  },
  devices: {
    title: 'Signed-in devices',
    text: 'Settings, Security lists where you’re signed in. Sign out a device you don’t know, or all others, and change your password.',
    button: open.security,
  },
  'email-change': {
    title: 'Change your email address',
    text: "Choose “Change email” in your profile. To keep your account safe, the new address counts once you've opened the link we send to it, and the one we send to your current address if that is confirmed.",
    button: open.profile,
  },
  notifications: {
    title: 'Notifications',
    text: "The bell shows what happens: your page was published, the assistant finished, a visitor wrote, your page reached a number of views. Under Settings, Notifications you choose what you hear about, and whether by email, by push on this device or only in the app.\n\nDuring quiet hours, email and push wait, and one summary comes afterwards; only product updates, maintenance and security alerts don't wait. The weekly email with your stats has its own switch under Analytics.",
    button: open.notifications,
  },
  'api-keys': {
    title: 'API keys',
    text: "An API key lets a program of your own use your account, such as a script that saves your stats or a shop that updates your page. Keys work on every plan.\n\nCreate one under Settings, Security: choose a name, an end and only the permissions it needs, to read or also to change your profile, page, images, messages and so on, and enter your password. Copy the key right away, as it's shown only once. The list says what each key may do and when it was last used.\n\n“API Docs” in the sidebar shows every call with examples. You can have {limit:keys} keys; each makes up to {limit:requests} requests a minute, and one that goes unused for a year is removed. No key can reach your password, sign-in, billing or account deletion.\n\nKeep keys secret. If one may have leaked, choose “Revoke”: it stops working immediately, and you can create a new one.",
    button: open.apiKeys,
  },
  privacy: {
    title: 'Privacy and GDPR',
    text: 'Public pages set no cookies and load nothing from third parties, so they need no cookie banner for Vys. Data stays in this server’s database. You can download or delete yours at any time in Settings, Security.',
    button: 'Read the privacy policy',
  },
  'my-data': {
    title: 'Download your data',
    text: 'Settings, Security has “Download my data”: your profile, page, versions, images, messages and stats in one zip file.',
    button: open.security,
  },
  export: {
    title: 'Export your page',
    text: 'On the Pages screen, download your page as a site that runs on any web host, or as a JSON file that you can import again.',
    button: open.pages,
  },
  'delete-page': {
    title: 'Delete your page',
    text: "A page can't be deleted on its own. Turn it off on the Pages screen so no one sees it, ask me to start over with a new one, or delete your account with everything in it.",
    button: open.pages,
  },
  'delete-account': {
    title: 'Delete your account',
    text: "Go to Settings, Security, Danger zone. This deletes your page, images, stats and account immediately and can't be undone, so download your data first. Your username stays reserved for 90 days.",
    button: open.security,
  },
};
