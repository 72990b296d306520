// Texts of features/pages/preview.
export const messages = {
  previewTitle: 'Preview of your page',
  preview: 'Preview',
  device: 'Device',
  refreshPreview: 'Refresh preview',
  refreshingPreview: 'Refreshing preview',
  compiling: 'Compiling...',
  wouldOpen: (blockedHref: string | number) => `Would open ${blockedHref}`,
  runtimeError: 'Runtime error',
  emptyTitle: 'Preview will appear here',
  emptyHint: 'Describe your page in the chat to get started',
  loadFailed: "We couldn't load the preview",
  previewServerUnreachable:
    "The preview server isn't responding. Your page is safe; you can keep editing.",
  tryAgain: 'Try again',
  pageUnresponsive: "The page isn't responding. It may contain an infinite loop.",
  reloadPreview: 'Reload preview',
};
