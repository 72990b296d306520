// Texts of our own pages on the public site: status pages, form responses, subscription links, the report form
// and the link inspector. Error messages are in the contract.
import type { FormKind } from '@vys/contract/pages/forms';
import type { ReportReason } from '@vys/contract/pages/moderation';
import type { SubscriptionLinkKind } from '../modules/forms/index.ts';

export const statusMessages = {
  error: { title: 'Not available right now' },
  notFound: {
    title: 'Nothing here yet',
    text: "There's no page at this address right now.",
    link: 'Create your own page',
  },
  suspended: {
    title: 'This page is suspended',
    text: "We took it down because it was reported and breaks our rules. It stays hidden until that's resolved.",
    link: 'I own this page',
  },
};

type Message = { title: string; text: string };

const formThanks: Record<FormKind, Message> = {
  newsletter: { title: "You're subscribed", text: 'Thanks for subscribing.' },
  contact: { title: 'Message sent', text: 'Thanks! Your message is on its way to the page owner.' },
  guestbook: { title: 'Thanks for signing', text: "We've received your entry." },
};

export const formMessages = {
  thanks: formThanks,
  checkInbox: {
    title: 'One more step',
    text: "If you aren't subscribed yet, we've emailed you a link. Open it to confirm.",
  },
  invalid: 'Check your entries',
  tooLong: 'Message too long',
  tooMany: 'Too many messages',
  failed: 'Something went wrong',
  backLink: 'Back to the page',
};

type EmailMessage = { title: string; text: (email: string) => string };

export const subscriptionMessages: Record<
  SubscriptionLinkKind,
  { confirm: EmailMessage & { button: string }; done: EmailMessage; expired: Message }
> = {
  confirm: {
    confirm: {
      title: 'Confirm your subscription',
      text: (email) => `${email} will be subscribed to this page.`,
      button: 'Confirm',
    },
    done: {
      title: "You're subscribed",
      text: (email) => `${email} is confirmed. We've emailed you a link to unsubscribe.`,
    },
    expired: {
      title: 'This link has expired',
      text: "Links work once, within 7 days. If you've already confirmed, you're all set.",
    },
  },
  unsubscribe: {
    confirm: {
      title: 'Unsubscribe?',
      text: (email) => `${email} will be unsubscribed from this page.`,
      button: 'Unsubscribe',
    },
    done: { title: "You're unsubscribed", text: (email) => `${email} was removed.` },
    expired: { title: "You're unsubscribed", text: 'This email is no longer subscribed.' },
  },
};

export const subscriptionPageLink = 'Go to the page';

const reportReasons: Record<ReportReason, { label: string; hint: string }> = {
  phishing: { label: 'Phishing', hint: 'It tries to get passwords, codes or card numbers.' },
  malware: { label: 'Malware', hint: 'It links to harmful software or unwanted downloads.' },
  impersonation: {
    label: 'Impersonation',
    hint: 'It pretends to be a person, a brand or an authority.',
  },
  illegal: { label: 'Illegal content', hint: 'It shows or offers something illegal.' },
  copyright: { label: 'Copyright', hint: "It uses someone's work without permission." },
  other: { label: 'Something else', hint: 'Tell us more below.' },
};

export const reportMessages = {
  title: 'Report a page',
  /** `name` is HTML. */
  intro: (name: string) => `You're reporting the page ${name}. A person reviews every report.`,
  reasons: { legend: "What's wrong with it?", choices: reportReasons },
  message: {
    label: 'What should we know?',
    hint: 'Optional. For copyright: which work, and where the original is.',
  },
  email: {
    label: 'Your email',
    hint: "Optional, in case we have questions. The page owner won't see it.",
    invalid: 'Invalid email address',
  },
  submit: 'Send report',
  inspectorLink: 'See where its links go',
  thanks: {
    title: 'Thanks for your report',
    text: "We'll review it and take the page down if it breaks our rules. Keep this number in case you want to follow up.",
  },
};

export const playerMessages = { close: 'Close the player' };

export const inspectorMessages = {
  title: (name: string) => `Where ${name}'s links go`,
  intro:
    'Every link on this page, with its real destination. Anyone can make a page here, so check that these are the sites you expect.',
  facts: {
    title: 'Title',
    address: 'Link',
    firstPublished: 'First published',
    lastPublished: 'Last published',
  },
  links: { title: 'Links', none: 'This page has no links.' },
  forms: { title: 'Forms', none: 'This page has no forms.' },
  formNote: 'What you enter goes to the page owner through us.',
  code: {
    title: 'Code',
    warning: 'This page runs code in your browser.',
    text: "It can change what you see, show forms and links that aren't listed here, and send what you type to the hosts below. Don't enter anything you want to keep to yourself.",
    hosts: { title: 'Hosts the code can contact', none: 'Only this site.' },
    anyHost: 'Any site',
  },
  players: { title: 'Players', none: 'This page has no embedded players.' },
  shownAs: (text: string) => `Shown as “${text}”`,
  /** `host` is HTML. */
  nonLatin: (host: string) =>
    `Uses non-Latin characters that can look like others. The actual host is ${host}`,
  pageLink: 'Open the page',
  reportLink: 'Report this page',
};
