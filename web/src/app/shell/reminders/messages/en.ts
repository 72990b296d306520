// Texts of app/shell/reminders.
export const messages = {
  confirmYourEmail: 'Confirm your email',
  emailReminder: (email: string | number) => `with the link we sent to ${email}.`,
  dismiss: 'Dismiss',
  chooseYourUsername: 'Choose your username',
  usernameReminder: "to get your page's link.",
  choose: 'Choose',
  checkYourEmail: 'Check your email address',
  undeliverable: (email: string) =>
    `Our emails to ${email} aren't getting through. Confirm the address again, or change it.`,
  changeAddress: 'Change address',
};
