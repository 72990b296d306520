// Help articles in English.
import type { HelpArticles } from './articles.ts';

const open = {
  plans: 'Compare plans',
  usage: 'See your usage',
  studio: 'Open AI Studio',
  pages: 'Open Pages',
  profile: 'Open profile',
  security: 'Open security',
  dashboard: 'Open dashboard',
} as const;

export const enArticles: HelpArticles = {
  plans: {
    title: 'Plans and prices',
    text: 'Free costs nothing. Starter is {price:starter} a month, Pro {price:pro}, Premium {price:premium} and Team {price:team}.\n\nStarter removes the “Made with Vys” link. Pro adds custom QR codes, {storage:pro} of storage and {days:pro} days of analytics. Premium adds the code editor, {storage:premium} and a year of analytics. Team has the same with {storage:team}.',
    own: "You're on the {plan} plan.",
    button: open.plans,
  },
  free: {
    title: "What's free",
    text: 'The Free plan never expires and needs no card. It includes your page, publishing, the built-in assistant without limit, forms, a QR code, {storage:free} for images and {days:free} days of analytics. Your page shows a small “Made with Vys” link.',
    own: "You're on the {plan} plan.",
    button: open.plans,
  },
  'ai-allowance': {
    title: 'AI requests',
    text: "The built-in assistant is free and unlimited on every plan. The allowance only counts requests to a language model, if this server has one: {requests:month} a month and {requests:week} in any 7 days on Free, unlimited on the other plans. When it's used up, the built-in assistant takes over.",
    own: "You're on the {plan} plan.",
    button: open.usage,
  },
  assistant: {
    title: 'The assistant',
    text: 'The built-in assistant runs on this server, without a language model and without sending your words anywhere. It makes your page from a description and changes it message by message. It never makes up facts, and every change can be undone.',
    button: open.studio,
  },
  publish: {
    title: 'Publish your page',
    text: 'Open AI Studio and choose Publish. Vys checks the page, then it goes live at your link, where everyone can see it. Later changes stay a draft until you publish again.',
    own: 'Your link is {address}.',
    button: open.studio,
  },
  unpublish: {
    title: 'Take your page offline',
    text: 'Turn off the Active switch on the Pages screen. Visitors then see a “not found” page; nothing is deleted, and you can turn it back on at any time.',
    own: 'This hides {address}.',
    button: open.pages,
  },
  address: {
    title: 'Your link',
    text: 'Your page lives at this site’s public address followed by your username. It works once you publish.',
    own: 'Your link is {address}.',
    button: open.pages,
  },
  username: {
    title: 'Change your username or link',
    text: 'Change your username in your profile and your link changes with it. The old link redirects for 90 days, and your stats stay. You can change it three times at once, then every ten days.',
    own: 'Your link is {address} now.',
    button: open.profile,
  },
  'email-change': {
    title: 'Change your email address',
    text: "Choose “Change email” in your profile. To keep your account safe, the new address counts once you've opened the link we send to it, and the one we send to your current address if that is confirmed.",
    button: open.profile,
  },
  'qr-code': {
    title: 'QR code',
    text: 'The Pages screen shows a QR code of your link, which you can download as a PNG. Custom colors come with Pro, Premium and Team.',
    own: 'It opens {address}.',
    button: open.pages,
  },
  share: {
    title: 'Share your page',
    text: 'Copy your link or download its QR code from Pages, or choose Share Profile in the sidebar. Put the link in your social profiles, your email signature or on a sign.',
    own: 'Your link is {address}.',
    button: open.pages,
  },
  analytics: {
    title: 'Analytics',
    text: 'Analytics in the sidebar shows views, clicks, visitors and how many of them clicked; the dashboard has the main figures, too. Vys counts without cookies and stores no IP addresses. Stats reach back {days:free} days on Free and Starter, {days:pro} on Pro, and a year on Premium and Team.',
    own: "You're on the {plan} plan.",
    button: open.dashboard,
  },
  domain: {
    title: 'Custom domain',
    text: "Vys can't connect your own domain yet, on any plan. You can forward a domain to your Vys link where you bought it.",
    own: 'Forward it to {address}.',
    button: open.profile,
  },
  images: {
    title: 'Images',
    text: 'Upload photos and other images in the studio, up to {limit:image} each. Vys shrinks them to at most 2,400 pixels a side and removes their location data.',
    button: open.studio,
  },
  storage: {
    title: 'Storage',
    text: 'Your uploaded images count toward your storage: {storage:free} on Free and Starter, {storage:pro} on Pro, {storage:premium} on Premium and {storage:team} on Team. Deleting images frees space.',
    own: "You're on the {plan} plan.",
    button: open.usage,
  },
  'delete-account': {
    title: 'Delete your account',
    text: "Go to Settings, Security, Danger zone. This deletes your page, images, stats and account immediately and can't be undone, so download your data first. Your username stays reserved for 90 days.",
    button: open.security,
  },
  'delete-page': {
    title: 'Delete your page',
    text: "A page can't be deleted on its own. Turn it off on the Pages screen so no one sees it, ask me to start over with a new one, or delete your account with everything in it.",
    button: open.pages,
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
  import: {
    title: 'Import a page',
    text: 'On the Pages screen, choose “Import a page” and give the address of another link page such as Linktree, a website, an HTML file or a Vys export. We bring over your name, bio, photo, links and colors, and you see a preview before anything changes.',
    button: open.pages,
  },
  history: {
    title: 'Undo and version history',
    text: 'Write “undo” to take back the last change, as often as you need. History in the studio lists earlier versions; preview one and restore it.',
    button: open.studio,
  },
  code: {
    title: 'Code editor',
    text: 'Premium and Team can see and edit the code of their page (JSX and CSS) in the studio. On the other plans you change everything through chat.',
    own: "You're on the {plan} plan.",
    button: open.studio,
  },
  scripts: {
    title: 'Scripts and custom code',
    text: "Pages can't load scripts, pixels or trackers from other sites; this protects your visitors. Premium and Team can write their own JSX and CSS in the code editor.",
    button: open.studio,
  },
  team: {
    title: 'Working as a team',
    text: "Every account has one person and one page; you can't invite members yet. The Team plan has more storage, not more people.",
    button: open.plans,
  },
  'several-pages': {
    title: 'More than one page',
    text: 'Every account has one page, on every plan. It can hold many sections; for a separate page you need a second account with another email address.',
    button: open.pages,
  },
  languages: {
    title: 'Languages',
    text: 'You can write to me in English, German, French, Spanish, Portuguese or Italian, and your page gets its labels in that language. The app itself is in English, German and Spanish; choose one in your profile.',
    button: open.studio,
  },
  privacy: {
    title: 'Privacy and GDPR',
    text: 'Public pages set no cookies and load nothing from third parties, so they need no cookie banner for Vys. Data stays in this server’s database. You can download or delete yours at any time in Settings, Security.',
    button: 'Read the privacy policy',
  },
  support: {
    title: 'Help and contact',
    text: 'Ask me here about your page or about Vys. For anything about your account, contact the operator of this site; the terms say who runs it and what applies.',
    button: 'Read the terms',
  },
  'links-limit': {
    title: 'How many links',
    text: 'Your page can hold up to 100 links in its list, plus more in sections, on every plan. Only the first setup asks for at most 10.',
    own: 'Links in your list now: {links}.',
    button: open.studio,
  },
  payments: {
    title: 'Payments',
    text: 'Under Billing you add and remove cards, change your plan, and download your invoices. Where that screen says “Sandbox”, only test cards work and no money moves. If a payment fails, you have 14 days to put it right, and nothing of yours is deleted.',
    own: "You're on the {plan} plan.",
    button: open.plans,
  },
  selling: {
    title: 'Selling and donations',
    text: 'Vys takes no payments from visitors. Link to your shop, PayPal, Stripe or Ko-fi; people pay there, and Vys takes no share. Products with prices can stand on your page.',
    button: open.studio,
  },
  editing: {
    title: 'How to change your page',
    text: 'Write to me in your own words, for example “add a link to my shop, https://example.com” or “make the background green”, and I change the page. You can undo every change.',
    button: open.studio,
  },
  cancel: {
    title: 'Cancel a plan',
    text: 'Under Billing, cancel your plan: it stays until the end of the time you paid for, and you can resume it until then. After that you are on Free, and nothing of yours is deleted. To leave for good, delete your account under Settings, Security.',
    own: "You're on the {plan} plan.",
    button: open.plans,
  },
  branding: {
    title: 'The “Made with Vys” link',
    text: 'Free pages show a small “Made with Vys” link at the bottom. Starter and every plan above remove it.',
    own: "You're on the {plan} plan.",
    button: open.plans,
  },
  newsletter: {
    title: 'Newsletter subscribers',
    text: 'Ask me to add a newsletter form. New subscribers confirm by email where this server can send it; you find them on the Pages screen and can export them as CSV. Vys collects addresses but sends no newsletters.',
    button: open.pages,
  },
  forms: {
    title: 'Forms and messages',
    text: 'Contact forms, guestbooks and newsletter forms work on every plan. What visitors send appears under your page on the Pages screen, where you can read, export and delete it.',
    button: open.pages,
  },
  seo: {
    title: 'Search engines',
    text: 'Published pages are plain HTML with a title, description, preview image and sitemap entry. Search engines list them once they say enough: a title and about 40 different words, or 12 words and two links. It can take days until they visit.',
    button: open.studio,
  },
  embed: {
    title: 'Videos, music and embedding',
    text: 'Give me the link of a video or song and I add it as a poster that opens the player. Your Vys page itself can’t be shown inside another site; link to it instead.',
    button: open.studio,
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
  'mobile-app': {
    title: 'On your phone',
    text: "There's no app to install. Vys works in the browser of your phone, and so does your page.",
    button: open.dashboard,
  },
};
