// Texts of the forms module for the owner of a page: notifications, and the columns of the export. What is wrong
// with an entry is in entry-messages, emails are in email-templates.ts.
import type { FormKind } from '@vys/contract/pages/forms';

export const submissionNotifications: Record<FormKind, string> = {
  newsletter: 'New newsletter signup',
  contact: 'New message',
  guestbook: 'New guestbook entry',
};

export const unnamedSender = 'A visitor';

export const csvColumns = [
  'Date',
  'Kind',
  'Status',
  'Name',
  'Email',
  'Message',
  'Other fields',
  'Unsubscribe',
] as const;
