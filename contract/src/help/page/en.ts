// Help articles on the page and its visitors in English.
import type { ArticlesOf } from '../topics.ts';

const open = {
  plans: 'Compare plans',
  studio: 'Open AI Studio',
  pages: 'Open Pages',
  profile: 'Open profile',
  dashboard: 'Open dashboard',
  templates: 'Open templates',
  analytics: 'Open analytics',
  account: 'Open account',
} as const;

export const pageArticles: ArticlesOf<'start' | 'studio' | 'publishing' | 'sharing' | 'problems'> =
  {
    assistant: {
      title: 'The assistant',
      text: 'The built-in assistant runs on this server, without a language model and without sending your words anywhere. It makes your page from a description and changes it message by message. It never makes up facts, and every change can be undone.',
      button: open.studio,
    },
    free: {
      title: "What's free",
      text: 'The Free plan never expires and needs no card. It includes your page, publishing, the built-in assistant without limit, forms, a QR code, {storage:free} for images and {days:free} days of analytics. Your page shows a small “Made with Vys” link.',
      own: "You're on the {plan} plan.",
      button: open.plans,
    },
    templates: {
      title: 'Templates',
      text: 'Templates in the sidebar has finished designs that suit any page. Filter them by style and colors, and preview each one.\n\n“Use template” opens it in AI Studio with your own name, links and content. Nothing is saved until you save it, and you can undo it.',
      button: open.templates,
    },
    import: {
      title: 'Import a page',
      text: 'On the Pages screen, choose “Import a page” and give the address of another link page such as Linktree, a website, an HTML file or a Vys export. We bring over your name, bio, photo, links and colors, and you see a preview before anything changes.',
      button: open.pages,
    },
    languages: {
      title: 'Languages',
      text: 'You can write to the assistant in English, German, French, Spanish, Portuguese or Italian, and your page gets its labels in that language. The app itself is in English, German and Spanish; choose one in your profile.',
      button: open.studio,
    },
    'mobile-app': {
      title: 'On your phone',
      text: "Vys works in the browser of your phone, and so does your page; there's nothing to get from an app store. If you like, put Vys on your home screen: Settings, Account shows how, where your browser can install it. Visitors never need to install anything.",
      button: open.account,
    },
    support: {
      title: 'Help and contact',
      text: 'Ask the assistant about your page or about Vys, or search this help center. For anything about your account, contact the operator of this site; the terms say who runs it and what applies.',
      button: 'Read the terms',
    },
    editing: {
      title: 'How to change your page',
      text: 'Write to the assistant in your own words, for example “add a link to my shop, https://example.com” or “make the background green”. It changes texts, links, sections, colors, fonts and layout, several things in one message if you like. You can paste whole lists, such as a menu with prices.\n\nThe tabs beside the chat change the same page by hand. You can undo every change.',
      button: open.studio,
    },
    images: {
      title: 'Images',
      text: 'Upload photos and other images in the studio, up to {limit:image} each. Vys shrinks them to at most 2,400 pixels a side and removes their location data.',
      button: open.studio,
    },
    embed: {
      title: 'Videos, music and embedding',
      text: 'Give the assistant the link of a video or song, and it stands on your page as a poster that opens the player. Your Vys page itself can’t be shown inside another site; link to it instead.',
      button: open.studio,
    },
    'links-limit': {
      title: 'How many links',
      text: 'Your page can hold up to 100 links in its list, plus more in sections, on every plan. Only the first setup asks for at most 10.',
      own: 'Links in your list now: {links}.',
      button: open.studio,
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
    selling: {
      title: 'Selling and donations',
      text: 'Vys takes no payments from visitors. Link to your shop, PayPal, Stripe or Ko-fi; people pay there, and Vys takes no share. Products with prices can stand on your page.',
      button: open.studio,
    },
    publish: {
      title: 'Publish your page',
      text: 'Open AI Studio and choose Publish. Vys checks the page, then it goes live at your link, where everyone can see it. Later changes stay a draft until you publish again.',
      own: 'Your link is {address}.',
      button: open.studio,
    },
    'publish-check': {
      title: 'The check before publishing',
      text: 'Vys checks every page before it goes live. What could harm visitors stops it: a field that asks for a password or card number, a sign-in that imitates another service, a link to a fake or harmful site. So does an error in the code. Each finding says what to do.\n\nEverything else is a suggestion, such as a broken link, placeholder text or an image without a description. Fix it there, or publish the page as it is.',
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
    domain: {
      title: 'Custom domain',
      text: "Vys can't connect your own domain yet, on any plan. You can forward a domain to your Vys link where you bought it.",
      own: 'Forward it to {address}.',
      button: open.profile,
    },
    seo: {
      title: 'Search engines',
      text: 'Published pages are plain HTML with a title, description, preview image and sitemap entry. Search engines list them once they say enough: a title and about 40 different words, or 12 words and two links. It can take days until they visit.',
      button: open.studio,
    },
    'several-pages': {
      title: 'More than one page',
      text: 'Every account has one page, on every plan. It can hold many sections; for a separate page you need a second account with another email address.',
      button: open.pages,
    },
    suspended: {
      title: 'If your page is suspended',
      text: "Visitors can report a page. If the operator of this site decides that it does harm, they suspend it: visitors can't see it, you can't publish it, and we tell you the reason. Nothing is deleted.\n\nIf that's a mistake, choose “Appeal” on the Pages screen or in AI Studio and say why. A person reviews it; if they agree, your page is visible again.",
      button: open.pages,
    },
    share: {
      title: 'Share your page',
      text: 'Copy your link or download its QR code from Pages, or choose Share Profile in the sidebar. Put the link in your social profiles, your email signature or on a sign.',
      own: 'Your link is {address}.',
      button: open.pages,
    },
    'qr-code': {
      title: 'QR code',
      text: 'The Pages screen shows a QR code of your link, which you can download as a PNG. Custom colors come with Pro, Premium and Team.',
      own: 'It opens {address}.',
      button: open.pages,
    },
    analytics: {
      title: 'Analytics',
      text: 'Analytics in the sidebar shows views, clicks, visitors and how many of them clicked; the dashboard has the main figures, too. Vys counts without cookies and stores no IP addresses. Stats reach back {days:free} days on Free and Starter, {days:pro} on Pro, and a year on Premium and Team.',
      own: "You're on the {plan} plan.",
      button: open.analytics,
    },
    goals: {
      title: 'Views goals',
      text: "Your dashboard counts all views of your page toward a goal: {goal:first} first, then {goal:next} and more each time you reach one. Vys sets the goals; they're the same for everyone.\n\nEvery goal you reach comes with an image that thanks your visitors. Share or download it from the dashboard.",
      button: open.dashboard,
    },
    forms: {
      title: 'Forms and messages',
      text: 'Contact forms, guestbooks and newsletter forms work on every plan. What visitors send appears under your page on the Pages screen, where you can read, export and delete it.',
      button: open.pages,
    },
    newsletter: {
      title: 'Newsletter subscribers',
      text: 'Ask the assistant to add a newsletter form. New subscribers confirm by email where this server can send it; you find them on the Pages screen and can export them as CSV. Vys collects addresses but sends no newsletters.',
      button: open.pages,
    },
    arrange: {
      title: 'Order, hide and schedule links',
      text: "In AI Studio, open Content to drag links and sections to their place, or write to the assistant, for example “put Instagram first”.\n\nA hidden link or section stays in your list, but visitors don't see it, and you can show it again at any time. A link with dates appears and disappears by itself on the days that you choose. After a change, publish again so that visitors see it.",
      button: open.studio,
    },
    sections: {
      title: 'Sections of your page',
      text: 'Besides links, your page can hold sections: a gallery, videos and music, products, a menu, services, opening hours, events, a map, texts about you, your team, quotes, press, questions and answers, numbers, a countdown, and forms for contact, newsletters and a guestbook.\n\nAsk the assistant for one, or choose “Add a section” under Content in AI Studio. Nothing is made up: a section that still needs your words waits for them.',
      button: open.studio,
    },
    design: {
      title: 'Design your page',
      text: 'In AI Studio, open Design to try looks, palettes, fonts, backgrounds and shapes on your own page. Point at one to preview it, and tap to apply it. “Another design” gives the same content a new layout.\n\nYou can also describe what you want, for example “warmer colors and rounder buttons”. Vys keeps text readable on every color, and you can undo every change.',
      button: open.studio,
    },
    'not-visible': {
      title: "Visitors can't see your page",
      text: 'Check three things. Your page must be published: in AI Studio, choose Publish. It must be switched on: the Active switch is on the Pages screen. And the link must be right: copy it from Pages instead of typing it.\n\nIf visitors see an older version, your last changes are still a draft; publish again. If a notice says that your page is suspended, you can appeal there.',
      button: open.pages,
    },
    'no-email': {
      title: "An email doesn't arrive",
      text: 'Wait a few minutes and look into your spam folder. Check that the address is spelled right; until it is confirmed, you can correct it. Then ask for the email again: links in older ones stop working.\n\nIf nothing comes, the mail server of this site may not be set up or your provider may reject it. Contact the operator of this site; they can see whether the email went out.',
      button: open.profile,
    },
  };
