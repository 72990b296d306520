// Texts of lib/help.
export const messages = {
  helpOn: (subject: string) => `Help: ${subject}`,
};
