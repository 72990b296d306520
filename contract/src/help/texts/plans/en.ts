// Help articles on plans and limits in English.
import type { ArticlesOf } from '../../topics.ts';

export const plansArticles: ArticlesOf<'plans'> = {
  plans: {
    title: 'Plans and prices',
    answer:
      'Free costs nothing. Starter is {price:starter} a month, Pro {price:pro}, Premium {price:premium} and Team {price:team}.',
    steps: [
      'Open Billing and compare the plans, by month or by year; a year costs ten months.',
      'Choose the upgrade on the card of the plan you want.',
      'Check what is due now, and pay.',
    ],
    more: [
      'Starter removes the “Made with Vys” link. Pro adds custom QR codes, {storage:pro} of storage and {days:pro} days of analytics. Premium adds the code editor, {storage:premium} and a year of analytics. Team has the same with {storage:team}.',
      'An upgrade applies at once, and you only pay the difference for the rest of the period. A lower plan starts when the paid time ends. Nothing of yours is deleted on a lower plan.',
    ],
    own: "You're on the {plan} plan.",
    button: 'Compare plans',
  },
  'ai-allowance': {
    title: 'AI requests',
    answer:
      "The built-in assistant is free and unlimited on every plan. The allowance only counts requests to a language model, if this server has one: {requests:month} a month and {requests:week} in any 7 days on Free, unlimited on the other plans. When it's used up, the built-in assistant takes over.",
    steps: [
      "See what's left at the bottom of the sidebar, or under Settings, Account.",
      "Go on writing when it's used up: the built-in assistant answers.",
      'For more, choose a plan under Billing.',
    ],
    more: [
      "Only requests that changed your page count; questions and mistakes don't. The monthly allowance is full again on the first of each month, the weekly one seven days after each request.",
    ],
    own: "You're on the {plan} plan.",
    button: 'See your usage',
  },
  storage: {
    title: 'Storage',
    answer:
      'Your uploaded images count toward your storage: {storage:free} on Free and Starter, {storage:pro} on Pro, {storage:premium} on Premium and {storage:team} on Team. Deleting images frees space.',
    steps: [
      'See how much you use under Settings, Account.',
      'Open AI Studio and choose “Images”.',
      'Delete images that you no longer need. Before you confirm, you see where each one is used.',
    ],
    more: [
      "An image on your published page shouldn't be deleted before you've published without it. When your storage is full, uploads are rejected, and everything that's there keeps working. Versions and messages don't count.",
    ],
    own: "You're on the {plan} plan.",
    button: 'See your usage',
  },
  branding: {
    title: 'The “Made with Vys” link',
    answer:
      'Free pages show a small “Made with Vys” link at the bottom. Starter and every plan above remove it.',
    steps: [
      'Open Billing and choose Starter or a plan above.',
      "Once it's paid, the link disappears from your published page by itself, within moments.",
      'Open your page to check; reload it if your browser shows the copy from before.',
    ],
    more: [
      "The link is small and at the very bottom, and it doesn't collect anything about your visitors. If you go back to Free, it returns.",
    ],
    own: "You're on the {plan} plan.",
    button: 'Compare plans',
  },
  payments: {
    title: 'Payments',
    answer:
      'Under Billing you add and remove cards, change your plan, and download your invoices. Where that screen says “Sandbox”, only test cards work and no money moves. If a payment fails, you have 14 days to put it right, and nothing of yours is deleted.',
    steps: [
      'Open Billing and choose “Add Payment Method”.',
      'Enter the card; your bank may ask you to confirm.',
      'With several cards, choose “Make default” at the one that pays.',
    ],
    more: [
      "If a card is declined, the message says why: often a limit, an expired card, or a confirmation that wasn't finished. Pay the open invoice at the top of the screen once you've corrected it. Card data go directly to the payment provider and are never stored in Vys.",
    ],
    own: "You're on the {plan} plan.",
    button: 'Open Billing',
  },
  invoices: {
    title: 'Invoices and company details',
    answer:
      'Every payment has an invoice as a PDF under Billing. Your company, address and VAT ID stand on each invoice from the next one on.',
    steps: [
      'Open Billing and go to “Billing history”.',
      'Choose the PDF of an invoice, or “Export All” for a table of all of them.',
      'Enter your company under “Company details” and choose “Save”.',
    ],
    more: [
      "Invoices that were already issued don't change. Enter the VAT ID with its country code, such as DE123456789. Invoices go to the email address of your account; change it in your profile. “Upcoming invoice” says what will be charged next and when.",
    ],
    button: 'Open Billing',
  },
  cancel: {
    title: 'Cancel a plan',
    answer:
      'Under Billing, cancel your plan: it stays until the end of the time you paid for, and you can resume it until then. After that you are on Free, and nothing of yours is deleted. To leave for good, delete your account under Settings, Security.',
    steps: [
      'Open Billing and choose “Cancel plan”.',
      "Read what you'll lose, and confirm.",
      'If you change your mind before the end, choose to keep the plan on the same screen.',
    ],
    more: [
      'The plan stays until the end of the paid time, so you lose nothing by canceling early. Do you only want to pay less? Choose a lower plan instead. Download older stats before the plan ends: Free shows the last {days:free} days.',
    ],
    own: "You're on the {plan} plan.",
    button: 'Open Billing',
  },
  team: {
    title: 'Working as a team',
    answer:
      "Every account has one person and one page; you can't invite members yet. The Team plan has more storage, not more people.",
    steps: [
      'Let one person own the account, with a passkey or two-factor sign-in.',
      'Give programs an API key with only the permissions they need, instead of the password.',
      'Show drafts to others by publishing them, or send the exported site.',
    ],
    more: [
      'Sharing a password among several people makes it hard to say who changed what, and a code from an authenticator app reaches only one of them. The version history says whether the assistant, the content panel or the code editor made a change.',
    ],
    button: 'Compare plans',
  },
};
