// Texts of screens/onboarding-complete.
export const messages = {
  openAiStudio: 'Open AI Studio',
  finishYourPage: 'Finish Your Page',
  unsavedChanges: 'Unsaved changes',
  dashboard: 'Dashboard',
  saveChanges: 'Save Changes',
  publishPage: 'Publish Page',
  chat: 'Chat',
  youHaveUnsavedChanges: 'You have unsaved changes',
  saveYourChangesFirst: "Save your changes first so you don't lose them.",
  saveContinue: 'Save & Continue',
  failedToLoadYour: 'Failed to load your page',
  pageNotFound: 'Page Not Found',
  weCouldntFindThis: "We couldn't find this page. Your page is on the dashboard.",
  tryAgain: 'Try again',
  failedToLoadYourPage:
    'Failed to load your page. Your page is safe. Check your connection and try again.',
  loadingYourPage: 'Loading your page',
  goToDashboard: 'Go to Dashboard',
  pagePublishedSuccessfully: 'Page published successfully!',
  failedToPublishPage: 'Failed to publish page',
};
