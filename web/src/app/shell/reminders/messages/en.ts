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
    `We couldn't deliver to ${email}. Confirm the address again, or change it.`,
  changeAddress: 'Change address',
};
