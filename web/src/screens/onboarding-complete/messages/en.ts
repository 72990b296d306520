// Texts of screens/onboarding-complete.
export const messages = {
  openAiStudio: 'Open AI Studio',
  finishYourPage: 'Finish Your Page',
  unsavedChanges: 'Unsaved changes',
  dashboard: 'Dashboard',
  saveChanges: 'Save Changes',
  publishPage: 'Publish Page',
  chat: 'Chat',
  unsavedChangesTitle: 'You have unsaved changes',
  unsavedChangesWarning: "Save your changes first so you don't lose them.",
  saveAndContinue: 'Save & Continue',
  loadFailedTitle: 'Failed to load your page',
  pageNotFound: 'Page Not Found',
  pageNotFoundHint: "We couldn't find this page. Your page is on the dashboard.",
  tryAgain: 'Try again',
  loadFailed: 'Failed to load your page. Your page is safe. Check your connection and try again.',
  loadingYourPage: 'Loading your page',
  goToDashboard: 'Go to Dashboard',
  pagePublishedSuccessfully: 'Page published successfully!',
  publishFailed: 'Failed to publish page',
  welcome:
    "Your page is ready. Preview it on phone, tablet and desktop, give it a title and publish when you're happy with it.",
  comingSoon:
    'Full AI integration is coming soon on this screen. In AI Studio, I can already change your page for you.',
  changesSaved: 'Changes saved',
  saveFailed: 'Failed to save changes',
};
