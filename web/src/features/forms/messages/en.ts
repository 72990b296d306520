// Texts of features/forms.
import type { ReactNode } from 'react';
import { richText } from '#web/lib/format/rich-text.ts';

/** Of the tabs. */
const views = {
  all: 'All',
  newsletter: 'Newsletter',
  contact: 'Messages',
  guestbook: 'Guestbook',
};

/** Of one message. */
const kinds = { newsletter: 'Newsletter', contact: 'Message', guestbook: 'Guestbook' };

export const messages = {
  views,
  kinds,
  someVisitor: 'A visitor',
  unconfirmedSignups:
    "Email isn't set up on this server, so signups aren't confirmed. An address may not belong to the person who entered it.",
  showMore: 'Show more',
  nothingHereYet: 'Nothing here yet',
  addFormHint: (newsletterPrompt: ReactNode, contactPrompt: ReactNode) =>
    richText`Add a form to your page to hear from visitors. Tell the assistant ${newsletterPrompt} or ${contactPrompt}, then publish.`,
  formIsThere: "Messages from your page's form show up here.",
  formNotPublished: 'Your page has a form. Once you publish it, what visitors send shows up here.',
  newsletterPrompt: 'Add a newsletter form',
  contactPrompt: 'Add a contact form',
  openAiStudio: 'Open AI Studio',
  loadFailed: "We couldn't load your messages",
  tryAgain: 'Try again',
  showLess: 'Show less',
  showAll: 'Show all',
  messages: 'Messages',
  intro: "Everything visitors send through your page's forms",
  filterMessages: 'Filter messages',
  exportFailed: 'Export failed',
  exportCsv: 'Export CSV',
  nothingToExport: 'There are no messages to export yet',
  waitingForConfirmation: 'Waiting for confirmation',
  confirmed: 'Confirmed',
  notConfirmed: 'Not confirmed',
  from: 'From',
  message: 'Message',
  when: 'When',
  actions: 'Actions',
  replyByEmail: 'Reply by email',
  deleteMessage: (sender: string | number) => `Delete message from ${sender}`,
  messageDeleted: 'Message deleted',
  undo: 'Undo',
};
