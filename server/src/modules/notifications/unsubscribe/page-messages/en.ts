// The page behind the unsubscribe links of emails.
export const en = {
  button: 'Unsubscribe',
  done: "You're unsubscribed",
  unknown: 'This link no longer works',
  unknownExplanation: 'Sign in and choose what we email you about in Settings, Notifications.',
  settings: 'Open notification settings',
  question: 'Unsubscribe from notification emails?',
  explanation:
    "We'll stop emailing you about notifications. Emails about your account's security still arrive.",
  doneExplanation: 'You can turn emails on again in Settings, Notifications.',
};
