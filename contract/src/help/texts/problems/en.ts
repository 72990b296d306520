// Help articles on problems in English.
import type { ArticlesOf } from '../../topics.ts';

export const problemsArticles: ArticlesOf<'problems'> = {
  'not-visible': {
    title: "Visitors can't see your page",
    answer:
      'Check three things. Your page must be published: in AI Studio, choose Publish. It must be switched on: the Active switch is on the Pages screen. And the link must be right: copy it from Pages instead of typing it.',
    more: [
      'If visitors see an older version, your last changes are still a draft; publish again. If a notice says that your page is suspended, you can appeal there.',
      "Do you see the page and others don't? Ask for the exact address they open, and try it in a private window. Your browser may also show an old copy: reload the page.",
    ],
    button: 'Open Pages',
  },
  'cannot-sign-in': {
    title: "You can't sign in",
    answer:
      'Check the email address first: a typo there is the most common reason. If the password is wrong, set a new one with “Forgot password?” on the sign-in screen.',
    steps: [
      'Choose “Forgot password?” and enter the address of your account.',
      'Open the link in the email and choose a new password.',
      'If a code is asked for, take it from your authenticator app, or use a recovery code.',
    ],
    more: [
      "After many wrong tries, sign-in pauses for a while; wait as long as the message says. If no email comes, you may have signed up with another address or use a passkey instead of a password. Did you lose both your phone and the recovery codes? Only the operator of this site can help, once you've shown that the account is yours.",
    ],
    button: 'Open security',
  },
  'no-email': {
    title: "An email doesn't arrive",
    answer:
      'Wait a few minutes and look into your spam folder. Check that the address is spelled right; until it is confirmed, you can correct it. Then ask for the email again: links in older ones stop working.',
    more: [
      'If nothing comes, the mail server of this site may not be set up or your provider may reject it. Contact the operator of this site; they can see whether the email went out.',
      "On a company's address, ask whoever runs the mail server whether it holds emails back. Add the sender to your contacts, so that the next ones arrive.",
    ],
    button: 'Open profile',
  },
};
