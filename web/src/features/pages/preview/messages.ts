// Texts of features/pages/preview.
export const messages = {
  previewOfYourPage: 'Preview of your page',
  preview: 'Preview',
  device: 'Device',
  refreshPreview: 'Refresh preview',
  refreshingPreview: 'Refreshing preview',
  compiling: 'Compiling...',
  wouldOpen: (blockedHref: string | number) => `Would open ${blockedHref}`,
  runtimeError: 'Runtime error',
  previewWillAppearHere: 'Preview will appear here',
  describeYourPageIn: 'Describe your page in the chat to get started',
  weCouldntLoadThe: "We couldn't load the preview",
  thePreviewServerIsnt:
    "The preview server isn't responding. Your page is safe; you can keep editing.",
  tryAgain: 'Try again',
  thePageIsntResponding: "The page isn't responding. It may contain an infinite loop.",
  reloadPreview: 'Reload preview',
};
