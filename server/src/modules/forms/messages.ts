// The columns of the export of entries: the same in every language, because programs read them.

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
