// Texts of screens/legal.
export const messages = {
  vys: 'Vys',
  readOn: 'See also: ',
};

export type LegalText = {
  title: string;
  intro: string;
  sections: readonly { heading: string; text: string }[];
};

export const legalTexts: Readonly<Record<'terms' | 'privacy', LegalText>> = {
  terms: {
    title: 'Terms of Service',
    intro:
      'Vys is open-source software run by the operator of this site. These terms come with the software. If the operator publishes their own terms, those apply instead.',
    sections: [
      {
        heading: 'Your account',
        text: "You need an email address and a password. Keep your password private; you're responsible for what happens in your account. You can delete your account at any time.",
      },
      {
        heading: 'Your page',
        text: "Your content stays yours. When you publish your page, you allow this site to show it to anyone who opens your link. You're responsible for its content and its links.",
      },
      {
        heading: "What isn't allowed",
        text: "Don't publish anything illegal, impersonate anyone or harm your visitors. The operator of this site can take such pages down.",
      },
      {
        heading: 'The assistant',
        text: 'The assistant creates pages from what you write. Review them before you publish. The workspace shows how many requests you have left.',
      },
      {
        heading: 'No warranty',
        text: 'The software is provided as is under the Apache License 2.0. Ask the operator of this site what they promise about availability and backups.',
      },
    ],
  },
  privacy: {
    title: 'Privacy Policy',
    intro:
      "What this software stores about you and your page's visitors. The operator of this site is responsible for this data and may add to this policy.",
    sections: [
      {
        heading: 'About you',
        text: 'Your email address, your name, your username and a salted hash of your password; your page with its versions; the images you upload; what you write to the assistant so that it can answer. It is stored in the database of this installation.',
      },
      {
        heading: 'In your browser',
        text: 'Your session and workspace preferences are stored in your browser: for this tab only, or until you sign out if you chose “Remember me”. There are no advertising or tracking cookies.',
      },
      {
        heading: 'About your visitors',
        text: "We count views and clicks on public pages so you can see them. The stats show how many people visited, from where and on what kind of device. Only you can see them, and they're never sold.",
      },
      {
        heading: 'Who we share it with',
        text: 'No one by default. If this site uses an external AI model, email service or payment provider, the data they need is sent to them. Ask the operator which services are in use.',
      },
      {
        heading: 'Your rights',
        text: 'You can ask the operator of this site what is stored about you and have it corrected or deleted.',
      },
    ],
  },
};
