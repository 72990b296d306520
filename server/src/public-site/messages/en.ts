// English texts of our own pages on the public site: status pages, form responses, subscription links, the report
// form and the link inspector. The other languages have the same keys.

import { createPlural, type Messages } from '@vys/contract/language/messages';
import type { FormKind } from '@vys/contract/pages/forms';
import type { ReportReason } from '@vys/contract/pages/moderation';
import type { SubscriptionLinkKind } from '../../modules/forms/index.ts';

const plural = createPlural('en');

const formThanks = {
  newsletter: { title: "You're subscribed", text: 'Thanks for subscribing.' },
  contact: { title: 'Message sent', text: 'Thanks! Your message is on its way to the page owner.' },
  guestbook: { title: 'Thanks for signing', text: "We've received your entry." },
} satisfies Record<FormKind, object>;

const reportReasons = {
  phishing: { label: 'Phishing', hint: 'It tries to get passwords, codes or card numbers.' },
  malware: { label: 'Malware', hint: 'It links to harmful software or unwanted downloads.' },
  impersonation: {
    label: 'Impersonation',
    hint: 'It pretends to be a person, a brand or an authority.',
  },
  illegal: { label: 'Illegal content', hint: 'It shows or offers something illegal.' },
  copyright: { label: 'Copyright', hint: "It uses someone's work without permission." },
  other: { label: 'Something else', hint: 'Tell us more below.' },
} satisfies Record<ReportReason, object>;

const subscriptionLinks = {
  confirm: {
    confirm: {
      title: 'Confirm your subscription',
      text: (email: string) => `${email} will be subscribed to this page.`,
      button: 'Confirm',
    },
    done: {
      title: "You're subscribed",
      text: (email: string) => `${email} is confirmed. We've emailed you a link to unsubscribe.`,
    },
    expired: {
      title: 'This link has expired',
      text: "Links work once, within 7 days. If you've already confirmed, you're all set.",
    },
  },
  unsubscribe: {
    confirm: {
      title: 'Unsubscribe?',
      text: (email: string) => `${email} will be unsubscribed from this page.`,
      button: 'Unsubscribe',
    },
    done: { title: "You're unsubscribed", text: (email: string) => `${email} was removed.` },
    expired: { title: "You're unsubscribed", text: 'This email is no longer subscribed.' },
  },
} satisfies Record<SubscriptionLinkKind, object>;

export const en = {
  status: {
    error: { title: 'Not available right now', retry: 'Try again' },
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
  },
  errors: {
    invalid: "Some fields aren't valid.",
    malformed: "We couldn't read this request.",
    mediaType: "This content type isn't supported.",
    tooLarge: 'The request is too large.',
    forbidden: "You don't have permission to do this.",
    rateLimited: 'Too many requests. Please wait a moment.',
    unavailable: "The service isn't available right now. Please try again.",
    internal: 'Something went wrong on our side. Please try again.',
  },
  forms: {
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
  },
  subscriptions: { ...subscriptionLinks, pageLink: 'Go to the page' },
  report: {
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
    },
    invalid: {
      reason: "Choose what's wrong with the page",
      tooLong: (limit: number) =>
        `Use ${plural(limit, { one: '# character', other: '# characters' })} or less`,
      character: "This text contains a character we can't save",
      email: 'Invalid email address',
    },
    submit: 'Send report',
    inspectorLink: 'See where its links go',
    thanks: {
      title: 'Thanks for your report',
      text: "We'll review it and take the page down if it breaks our rules. Keep this number in case you want to follow up.",
      number: 'Your report number',
    },
  },
  player: { close: 'Close the player' },
  inspector: {
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
    formKinds: {
      newsletter: 'Newsletter',
      contact: 'Contact',
      guestbook: 'Guestbook',
    } satisfies Record<FormKind, string>,
    formNote: 'What you enter goes to the page owner through us.',
    code: {
      title: 'Code',
      warning: 'This page runs code in your browser.',
      text: "It can change what you see, show forms and links that aren't listed here, and send what you type to the hosts below. Don't enter anything you want to keep to yourself.",
      hosts: { title: 'Hosts the code can contact', none: 'Only this site.' },
      anyHost: 'Any site',
    },
    players: { title: 'Players', none: 'This page has no embedded players.' },
    /** `text` is HTML. */
    shownAs: (text: string) => `Shown as “${text}”`,
    /** `host` is HTML. */
    nonLatin: (host: string) =>
      `Uses non-Latin characters that can look like others. The actual host is ${host}`,
    pageLink: 'Open the page',
    reportLink: 'Report this page',
  },
};

export type SiteMessages = Messages<typeof en>;
