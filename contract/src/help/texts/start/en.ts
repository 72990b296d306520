// Help articles on getting started in English.
import type { ArticlesOf } from '../../topics.ts';

export const startArticles: ArticlesOf<'start'> = {
  'first-page': {
    title: 'Your first page',
    answer:
      "Three things lead to a page that visitors can open: describe it, publish it, share it. Your dashboard lists them under “Get your page out there” until they're done.",
    steps: [
      'On the dashboard, choose “Create page” and write a sentence or two about what you do, with your links.',
      'Look at the page in AI Studio and write to the assistant what should be different.',
      'Choose “Publish”. From then on, everyone can open your link.',
      'Choose “Share Profile” in the sidebar to copy your link or its QR code.',
    ],
    more: [
      'Is a lot still missing? Say what you do, where you are and where your links lead: the page holds the facts that you give. You can also start from a finished design under Templates, or bring your links along with “Import a page”.',
    ],
    button: 'Open AI Studio',
  },
  assistant: {
    title: 'The assistant',
    answer:
      'The built-in assistant runs on this server, without a language model and without sending your words anywhere. It makes your page from a description and changes it message by message. It never makes up facts, and every change can be undone.',
    steps: [
      'Open AI Studio and write what you want into the message field. Several wishes in one message are fine.',
      'Look at the preview, and at the summary below the reply that says what changed.',
      'Choose “Undo” if you liked it better before.',
    ],
    more: [
      "If the assistant doesn't understand something, it says so and changes nothing. Name the part you mean (“the second link”, “the menu”) and what should be there. Where the operator has connected a language model, it helps with messages that the built-in assistant can't follow.",
    ],
    button: 'Open AI Studio',
  },
  free: {
    title: "What's free",
    answer:
      'The Free plan never expires and needs no card. It includes your page, publishing, the built-in assistant without limit, forms, a QR code, {storage:free} for images and {days:free} days of analytics. Your page shows a small “Made with Vys” link.',
    steps: [
      'Make your page in AI Studio and choose “Publish”: no plan is needed for that.',
      "See how much you've used under Settings, Account.",
      'Compare what the paid plans add under Billing.',
    ],
    more: [
      'A paid plan is worth it when you want to remove the link to Vys, change the colors of your QR code, look back further in your stats or edit the code. If you go back to Free later, your page and your images stay.',
    ],
    own: "You're on the {plan} plan.",
    button: 'Compare plans',
  },
  templates: {
    title: 'Templates',
    answer:
      'Templates in the sidebar has finished designs that suit any page. Filter them by style and colors, and preview each one.',
    steps: [
      'Open Templates and choose what your page is for, a style and colors.',
      'Choose “Preview” to see a template at full size.',
      'Choose “Use template”.',
      'Look at your page in it, then choose “Save” or “Discard”.',
    ],
    more: [
      '“Use template” opens it in AI Studio with your own name, links and content. Nothing is saved until you save it, and you can undo it.',
      "A template may add sections that wait for your words. They aren't visible to visitors until you fill them in.",
    ],
    button: 'Open templates',
  },
  import: {
    title: 'Import a page',
    answer:
      'On the Pages screen, choose “Import a page” and give the address of another link page such as Linktree, a website, an HTML file or a Vys export. We bring over your name, bio, photo, links and colors, and you see a preview before anything changes.',
    steps: [
      'Open Pages and choose “Import a page”.',
      'Paste the address under “Page link”, or use “Choose a file”.',
      "Choose “Preview import”. The preview says what was imported, what needs review and what couldn't be.",
      'Choose “Use this page”.',
    ],
    more: [
      "Some sites don't let other servers read them. Save the page as HTML in your browser and choose that file instead. Your page before the import stays in the version history.",
    ],
    button: 'Open Pages',
  },
  languages: {
    title: 'Languages',
    answer:
      'You can write to the assistant in English, German, French, Spanish, Portuguese or Italian, and your page gets its labels in that language. The app itself is in English, German and Spanish; choose one in your profile.',
    steps: [
      'Open your profile under Settings and choose your “Language” for the app and our emails.',
      'In AI Studio, open Content and “Profile”, and set “Page language” for dates, hours and buttons on your page.',
    ],
    more: [
      'Your own texts stay in the language in which you wrote them. To translate them, write the new text to the assistant or change it under Content. The help center is in all six languages; choose one at its top.',
    ],
    button: 'Open AI Studio',
  },
  'mobile-app': {
    title: 'On your phone',
    answer:
      "Vys works in the browser of your phone, and so does your page; there's nothing to get from an app store. If you like, put Vys on your home screen: Settings, Account shows how, where your browser can install it. Visitors never need to install anything.",
    steps: [
      'On an iPhone or iPad, open Vys in Safari, tap the share symbol and then Add to Home Screen.',
      'On Android and on computers, open Settings, Account and choose “Install Vys”.',
      'To hear of messages and milestones on the phone, switch on push under Settings, Notifications.',
    ],
    more: [
      "“Install Vys” isn't there? Your browser can't install websites, or Vys is installed already. On iPhones, push notifications only work in the installed app.",
    ],
    button: 'Open account',
  },
  keyboard: {
    title: 'Keyboard shortcuts and search',
    answer:
      'Press Ctrl+K (⌘K on a Mac) to open the command palette: it finds every screen, every setting, these articles, and what you can do right now. Press ? to see all shortcuts.',
    steps: [
      'Press Ctrl+K, or choose “Search” in the sidebar.',
      "Type what you're looking for, such as “qr” or “publish”.",
      'Pick an entry with the arrow keys and press Enter.',
    ],
    more: [
      'In AI Studio, Ctrl+S saves and Ctrl+Z undoes the last change. Single-key shortcuts get in the way of speech input: switch them off under “Keyboard shortcuts” in the menu of your account. They never act while you type into a field.',
    ],
    button: 'Open dashboard',
  },
  support: {
    title: 'Help and contact',
    answer:
      'Ask the assistant about your page or about Vys, or search this help center. For anything about your account, contact the operator of this site; the terms say who runs it and what applies.',
    steps: [
      'Search this help center by a word, or press Ctrl+K anywhere in Vys and type it.',
      'Ask the assistant in AI Studio, for example “how do I change my link?”.',
      'For your account, payments or a suspended page, write to the operator; you find the address in the terms.',
    ],
    more: [
      'When you write, say what you did, what you expected and what you saw, and name your username. Never send your password or a code: nobody needs it to help you.',
    ],
    button: 'Read the terms',
  },
};
