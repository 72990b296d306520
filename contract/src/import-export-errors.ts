// Error codes of importing and exporting a page.
export const importExportErrors = {
  'pages.import_unreadable': {
    status: 422,
    message: 'There is no page in this that could be brought in.',
  },
  'pages.import_refused': {
    status: 422,
    message: 'Only public web addresses that start with http:// or https:// can be brought in.',
  },
  'pages.import_unreachable': {
    status: 422,
    message: 'The page at this address could not be loaded.',
  },
  'pages.import_too_large': { status: 413, message: 'A page to bring in may have up to 2 MB.' },
} as const;
