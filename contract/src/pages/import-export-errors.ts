// Error codes of importing and exporting a page, with their statuses.
export const importExportErrors = {
  'pages.import_unreadable': 422,
  'pages.import_refused': 422,
  'pages.import_unreachable': 422,
  'pages.import_too_large': 413,
} as const;
