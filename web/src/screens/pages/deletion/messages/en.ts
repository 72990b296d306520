// Texts of screens/pages/deletion.
export const messages = {
  deletePage: 'Delete page',
  untitledPage: 'Untitled Page',
  deleteTitle: (title: string) => `Delete “${title}”?`,
  deleteIntro: 'You can restore the content right afterward, but not this:',
  addressStops: (address: string) =>
    `${address} stops working at once: visitors see a “not found” page.`,
  figuresGo: (views: string, clicks: string) =>
    `All analytics, so far ${views} views and ${clicks} clicks.`,
  versionsGo: 'All versions, and the conversation with the assistant.',
  messagesGo: 'All messages and subscribers from its forms.',
  whatStays: 'Your username, images and plan stay.',
  keepCopy: 'Download a copy first',
  pageDeleted: 'Page deleted',
  restoreDraft: 'Restore as draft',
  draftRestored: 'Restored as a draft. Publish it to show it again.',
};
