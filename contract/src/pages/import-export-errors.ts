// Error codes of importing and exporting a page.
export const importExportErrors = {
  'pages.import_unreadable': {
    status: 422,
    message: "We couldn't find a page to import.",
  },
  'pages.import_refused': {
    status: 422,
    message: 'You can only import public web addresses that start with http:// or https://.',
  },
  'pages.import_unreachable': {
    status: 422,
    message: "We couldn't load the page at this address. Check it and try again.",
  },
  'pages.import_too_large': { status: 413, message: 'Imported pages can be up to 2 MB.' },
} as const;
