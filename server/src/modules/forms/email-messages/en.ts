// Texts of the emails of a newsletter signup.
export const en = {
  hello: 'Hi,',
  confirm: {
    subject: 'Confirm your subscription',
    intro: (pageUrl: string) =>
      `We received a request to subscribe this email to updates from ${pageUrl}`,
    link: (days: number) => `To confirm, open this link within ${days} days and press the button:`,
    notYou: "If this wasn't you, ignore this email; you won't be subscribed.",
  },
  confirmed: {
    subject: "You're subscribed",
    intro: (pageUrl: string) => `You're subscribed to updates from ${pageUrl}`,
    unsubscribe: 'Unsubscribe:',
  },
};
