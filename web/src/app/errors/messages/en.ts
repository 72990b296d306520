// Texts of app/errors.
export const messages = {
  somethingWentWrong: 'Something went wrong',
  unexpectedError:
    'Something went wrong. An unexpected error occurred. Please try refreshing the page or contact support if the problem persists.',
  returnToDashboard: 'Return to Dashboard',
  refresh: 'Refresh',
  details: 'Details',
};
