// Help articles on publishing and the link of a page in English.
import type { ArticlesOf } from '../../topics.ts';

export const publishingArticles: ArticlesOf<'publishing'> = {
  publish: {
    title: 'Publish your page',
    answer:
      'Open AI Studio and choose Publish. Vys checks the page, then it goes live at your link, where everyone can see it. Later changes stay a draft until you publish again.',
    steps: [
      'In AI Studio, choose “Publish” at the top.',
      'If something needs fixing, the check says what and where; correct it there.',
      'Choose “Open” to see your page as visitors do, or “Share” to pass it on.',
    ],
    more: [
      'Before the first time, choose a username and confirm your email address with the link we sent you. “Unpublished changes” beside the title means that visitors still see the version before.',
    ],
    own: 'Your link is {address}.',
    button: 'Open AI Studio',
  },
  'publish-check': {
    title: 'The check before publishing',
    answer:
      'Vys checks every page before it goes live. What could harm visitors stops it: a field that asks for a password or card number, a sign-in that imitates another service, a link to a fake or harmful site. So does an error in the code. Each finding says what to do.',
    steps: [
      'In AI Studio, choose “Publish”, or open the status of your page and choose “Check page”.',
      "Correct what's listed under “Fix before publishing”.",
      'Choose “Publish again”, or “Publish anyway” if only suggestions are left.',
    ],
    more: [
      'Everything else is a suggestion, such as a broken link, placeholder text or an image without a description. Fix it there, or publish the page as it is.',
      'Many findings can be fixed right in the report: write the missing text or the address, or remove the part. Do you think a finding is wrong? Change the part slightly, or ask the operator of this site.',
    ],
    button: 'Open AI Studio',
  },
  unpublish: {
    title: 'Take your page offline',
    answer:
      'Turn off the Active switch on the Pages screen. Visitors then see a “not found” page; nothing is deleted, and you can turn it back on at any time.',
    steps: [
      'Open Pages.',
      'Turn off the switch “Active” on your page. It takes effect immediately.',
      "To hide everything you've published with one switch, turn off “Pages Active” under Settings, Account.",
    ],
    more: [
      'Search engines may list the page for some days longer. Your stats, messages and versions stay; while the page is off, nothing is counted. QR codes and links work again as soon as you turn it on.',
    ],
    own: 'This hides {address}.',
    button: 'Open Pages',
  },
  address: {
    title: 'Your link',
    answer:
      'Your page lives at this site’s public address followed by your username. It works once you publish.',
    steps: [
      'Open Pages and choose “Copy URL” on your page.',
      'Open it in another browser or on your phone to see what visitors see.',
      'Share it: the same link stays, however often you change the page.',
    ],
    more: [
      "If you haven't chosen a username, there is no link yet; Vys asks you for one before you publish. Capital letters don't matter. Add a + to the end of any Vys link to see where its links lead before you open it.",
    ],
    own: 'Your link is {address}.',
    button: 'Open Pages',
  },
  username: {
    title: 'Change your username or link',
    answer:
      'Change your username in your profile and your link changes with it. The old link redirects for 90 days, and your stats stay. You can change it three times at once, then every ten days.',
    steps: [
      'Open your profile under Settings.',
      "Write the new name under “Username”; Vys says whether it's available.",
      'Choose “Save changes” and confirm with “Change link”.',
    ],
    more: [
      'Printed QR codes and old posts lead on for 90 days; replace them in that time. A name that someone else had recently may still be reserved. If you change your mind, your former name is kept for you for as long.',
    ],
    own: 'Your link is {address} now.',
    button: 'Open profile',
  },
  domain: {
    title: 'Custom domain',
    answer:
      "Vys can't connect your own domain yet, on any plan. You can forward a domain to your Vys link where you bought it.",
    steps: [
      'Sign in where you bought your domain and open its settings for forwarding (often “redirect”).',
      'Forward it to your Vys link, with https, permanently (301).',
      'Open your domain in a browser; it should lead to your page.',
    ],
    more: [
      "It can take some hours until forwarding works everywhere. Forward rather than frame (“masking”): pages can't be shown inside another site. In your posts you can then use your own domain; the stats count these visits as well.",
    ],
    own: 'Forward it to {address}.',
    button: 'Open profile',
  },
  seo: {
    title: 'Search engines',
    answer:
      'Published pages are plain HTML with a title, description, preview image and sitemap entry. Search engines list them once they say enough: a title and about 40 different words, or 12 words and two links. It can take days until they visit.',
    steps: [
      'Under Content, “Profile”, give your page a name and a tagline that say what you do and where.',
      'Write a few sentences about yourself, and a description for each image.',
      "Publish, and link to your page from your other profiles: that's how search engines find it.",
    ],
    more: [
      "If your page isn't found after two weeks, check that it's published and switched on, and that it has enough text. Nobody can promise a place in the results; clear words that people search for help most.",
    ],
    button: 'Open AI Studio',
  },
  'several-pages': {
    title: 'More than one page',
    answer:
      'Every account has one page, on every plan. It can hold many sections; for a separate page you need a second account with another email address.',
    steps: [
      'Put different things into sections of their own, such as shop, dates and contact.',
      'Give your links groups, so that each audience finds its own.',
      'Keep seasonal versions in the history: you can restore one at any time.',
    ],
    more: [
      "For a second brand, create another account with another email address; it gets its own link, stats and plan. “Create Page” and similar buttons lead to the page that you have. Starting over doesn't need a second page either: the old one stays in the history.",
    ],
    button: 'Open Pages',
  },
  suspended: {
    title: 'If your page is suspended',
    answer:
      "Visitors can report a page. If the operator of this site decides that it does harm, they suspend it: visitors can't see it, you can't publish it, and we tell you the reason. Nothing is deleted.",
    more: [
      "If that's a mistake, choose “Appeal” on the Pages screen or in AI Studio and say why. A person reviews it; if they agree, your page is visible again.",
      'Name the part that you corrected or that was misunderstood: that helps the person who decides. You hear of the decision in the activity feed and by email. Until then you can go on editing.',
    ],
    button: 'Open Pages',
  },
};
