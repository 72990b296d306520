// Texts of the forms module: notifications, what is wrong with an entry, and the columns of the export. Emails are
// in email-templates.ts.
import type { FormKind } from '@vys/contract/pages/forms';

export const submissionNotifications: Record<FormKind, string> = {
  newsletter: 'New newsletter signup',
  contact: 'New message',
  guestbook: 'New guestbook entry',
};

export const unnamedSender = 'A visitor';

export const entryMessages = {
  fields: { email: 'Email', name: 'Name', message: 'Message' },
  messageRequired: 'Message is required',
  tooLong: (field: string, limit: number) => `${field} must be ${limit} characters or less`,
  unsupportedCharacter: (field: string) => `${field} contains a character we can't save`,
  tooManyFields: (limit: number) => `A form can have up to ${limit} extra fields`,
  unsupportedFieldName: "A field in this form has a name we can't save",
};

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
