// Help articles on AI Studio and the page in English.
import type { ArticlesOf } from '../../topics.ts';

export const studioArticles: ArticlesOf<'studio'> = {
  editing: {
    title: 'How to change your page',
    answer:
      'Write to the assistant in your own words, for example “add a link to my shop, https://example.com” or “make the background green”. It changes texts, links, sections, colors, fonts and layout, several things in one message if you like. You can paste whole lists, such as a menu with prices.',
    steps: [
      'Write in the chat what should change, or open Content to edit texts and links, and Design for colors and fonts.',
      'You can also click a part of the preview: it offers to edit, move, hide or remove that part, or to ask about it.',
      'Choose “Save”, then “Publish” to show the change to visitors.',
    ],
    more: [
      'The tabs beside the chat change the same page by hand. You can undo every change.',
      'Changes of yours are a draft until you publish. If the wrong part changed, choose “Undo” and name the part more exactly.',
    ],
    button: 'Open AI Studio',
  },
  sections: {
    title: 'Sections of your page',
    answer:
      'Besides links, your page can hold sections: a gallery, videos and music, products, a menu, services, opening hours, events, a map, texts about you, your team, quotes, press, questions and answers, numbers, a countdown, and forms for contact, newsletters and a guestbook.',
    steps: [
      'Open Content in AI Studio and choose “Add a section”.',
      'Pick what you want to show, and fill in the entries.',
      'Under “Layout”, choose another layout for the section if you like.',
      'Choose “Save”, and publish again.',
    ],
    more: [
      'Ask the assistant for one, or choose “Add a section” under Content in AI Studio. Nothing is made up: a section that still needs your words waits for them.',
      'To take a section away, open its menu and choose “Hide” to keep it for later or “Remove” to delete it. “Undo” brings it back.',
    ],
    button: 'Open AI Studio',
  },
  arrange: {
    title: 'Order, hide and schedule links',
    answer:
      'In AI Studio, open Content to drag links and sections to their place, or write to the assistant, for example “put Instagram first”. What you hide isn’t lost: visitors don’t see it until you show it again.',
    steps: [
      'Open Content in AI Studio.',
      'Drag a link or section by its handle, or choose “Move up” and “Move down” in its menu.',
      'For dates, open a link and set “First day” and “Last day” under “Schedule”.',
    ],
    more: [
      "A hidden link or section stays in your list, but visitors don't see it, and you can show it again at any time. A link with dates appears and disappears by itself on the days that you choose. After a change, publish again so that visitors see it.",
      "Both days are included, and dates follow the visitor's clock. Your own preview always shows a scheduled link, so that you can check it.",
    ],
    button: 'Open AI Studio',
  },
  design: {
    title: 'Design your page',
    answer:
      'In AI Studio, open Design to try looks, palettes, fonts, backgrounds and shapes on your own page. Point at one to preview it, and tap to apply it. “Another design” gives the same content a new layout.',
    steps: [
      'Open Design in AI Studio.',
      'Choose one of the “Looks”, or another design for the same content.',
      'Adjust palettes, background, fonts, corners and spacing below.',
      'Choose “Save”, and publish again.',
    ],
    more: [
      'You can also describe what you want, for example “warmer colors and rounder buttons”. Vys keeps text readable on every color, and you can undo every change.',
      'If Design says that your page has its own design, it was written as code; ask the assistant for changes, or rebuild it under Content as an editable page.',
    ],
    button: 'Open AI Studio',
  },
  images: {
    title: 'Images',
    answer:
      'Upload photos and other images in the studio, up to {limit:image} each. Vys shrinks them to at most 2,400 pixels a side and removes their location data.',
    steps: [
      'In the chat of AI Studio, choose the button beside the message field and pick a file; several at once work, too.',
      'Say where it belongs: “use this as my profile picture”, “add these to the gallery”.',
      'Find all your images again under “Images” at the top of the studio, where you can replace or delete them.',
    ],
    more: [
      "An image that's too large or in an unknown format is rejected; save it as JPEG, PNG or WebP. Describe each image in its “Alt text” for people who can't see it.",
    ],
    button: 'Open AI Studio',
  },
  picture: {
    title: 'Your name and profile picture',
    answer:
      'Your full name and picture stand on your page, in previews of your link and beside your account. Change them in your profile under Settings.',
    steps: [
      'Open Settings and choose “Upload picture” or “Change picture”.',
      'Drag and zoom until the part you want is in the circle, then choose “Use picture”.',
      'Correct your name under “Full name” and choose “Save changes”.',
    ],
    more: [
      "The name on your page can be another one, such as that of your shop: change it in AI Studio under Content, “Profile”. Pictures can have up to {limit:image}, and we remove the place where they were taken. If your browser can't read a photo from your phone, save it as JPEG first.",
    ],
    button: 'Open profile',
  },
  embed: {
    title: 'Videos, music and embedding',
    answer:
      'Give the assistant the link of a video or song, and it stands on your page as a poster that opens the player. Your Vys page itself can’t be shown inside another site; link to it instead.',
    steps: [
      'Copy the link of the video, song, playlist or booking page.',
      'Paste it into the chat with a few words, such as “add this video”, or add a section for videos or music under Content.',
      'Look at it in the preview: the player starts when someone taps the picture.',
    ],
    more: [
      'YouTube, Vimeo, TikTok, Twitch, Spotify, Apple Music, SoundCloud, Bandcamp and Calendly play on the page. Any other link opens its own site. Nothing is loaded from these services before the tap.',
    ],
    button: 'Open AI Studio',
  },
  'links-limit': {
    title: 'How many links',
    answer:
      'Your page can hold up to 100 links in its list, plus more in sections, on every plan. Only the first setup asks for at most 10.',
    steps: [
      'Open Content in AI Studio and choose “Add links”.',
      'Paste one or more addresses, each on a line of its own.',
      'Give each link a title that says where it leads.',
    ],
    more: [
      "If an address isn't accepted, it may lack its ending (such as .com). Web addresses, email addresses and phone numbers work. Many links are easier to find in groups: give entries the same “Group” and they stand together under a heading.",
    ],
    own: 'Links in your list now: {links}.',
    button: 'Open AI Studio',
  },
  history: {
    title: 'Undo and version history',
    answer:
      'Write “undo” to take back the last change, as often as you need. History in the studio lists earlier versions; preview one and restore it.',
    steps: [
      'In AI Studio, choose “History”.',
      'Pick a version and look at its “Preview”, or choose “Compare” to see what changed.',
      'Choose “Restore This Version”, or “Restore” beside a single part.',
    ],
    more: [
      'Restoring makes a new version, so nothing is lost. Versions that were published are marked and always kept; how far back the others reach depends on your plan. Visitors see a restored version when you publish it.',
    ],
    button: 'Open AI Studio',
  },
  conflict: {
    title: 'A newer version exists elsewhere',
    answer:
      'You see this when your page was saved in another tab, on another device or by the assistant while you were editing here. Nothing is lost: you choose which version goes on.',
    steps: [
      'Choose “Load the newer version” to go on with what was saved elsewhere.',
      'Or choose “Keep mine” to save what you see here over it.',
      'If you chose wrong, open “History” and restore the other version.',
    ],
    more: [
      "Both versions are in the history, whichever you choose. It's easiest to edit a page in one place at a time. If a message says that unsaved changes were restored, your browser was closed before you saved; they're back as you left them.",
    ],
    button: 'Open AI Studio',
  },
  code: {
    title: 'Code editor',
    answer:
      'Premium and Team can see and edit the code of their page (JSX and CSS) in the studio. On the other plans you change everything through chat.',
    steps: [
      'In AI Studio, choose “Code” beside “Preview”.',
      'Change the JSX or the CSS; the preview follows.',
      'Choose “Format” to tidy it up and “Save” to save it.',
    ],
    more: [
      "An error is shown with its line, and the preview keeps the last version that worked. A page can import the packages that are built in; it can't load scripts from elsewhere. The chat and Content go on working on code that keeps the page's structure.",
    ],
    own: "You're on the {plan} plan.",
    button: 'Open AI Studio',
  },
  scripts: {
    title: 'Scripts and custom code',
    answer:
      "Pages can't load scripts, pixels or trackers from other sites; this protects your visitors. Premium and Team can write their own JSX and CSS in the code editor.",
    steps: [
      'For stats, use Analytics: it needs no code.',
      'To tell campaigns apart, add utm tags to the links that you share.',
      'To show a video, song or booking calendar, paste its link instead of embed code.',
    ],
    more: [
      "If code that you paste contains a script of another site, the publish check names it, and the script isn't published. Programs of your own can work with your page through the API instead; see the article on API keys.",
    ],
    button: 'Open AI Studio',
  },
  selling: {
    title: 'Selling and donations',
    answer:
      'Vys takes no payments from visitors. Link to your shop, PayPal, Stripe or Ko-fi; people pay there, and Vys takes no share. Products with prices can stand on your page.',
    steps: [
      'Ask the assistant for products with names and prices, or choose “Add a section” and “Products” under Content.',
      'Give each product the link where people can buy it.',
      "For donations, add your PayPal, Ko-fi or Patreon link, and say what it's for.",
    ],
    more: [
      "A product that's gone for now can be marked “Sold out” instead of removed. Prices are text: write them with their currency, as your customers should read them. The shop you link to is responsible for orders, taxes and refunds.",
    ],
    button: 'Open AI Studio',
  },
};
