// The words of the two legal pages.
export type LegalText = {
  title: string;
  intro: string;
  sections: readonly { heading: string; text: string }[];
};

export const legalTexts: Readonly<Record<'terms' | 'privacy', LegalText>> = {
  terms: {
    title: 'Terms of Service',
    intro:
      'Vys is open software that somebody runs on a machine of their own. These terms come with the software; the people who run this installation may set others in their place, and theirs then apply.',
    sections: [
      {
        heading: 'Your account',
        text: 'You need an email address and a password. Keep the password to yourself; what is done with your account is taken as done by you. You may leave at any time.',
      },
      {
        heading: 'Your page',
        text: 'What you put on your page stays yours. By publishing it you ask this installation to show it to everybody who opens your address. You answer for what it says and for where its links lead.',
      },
      {
        heading: 'What does not belong here',
        text: 'Nothing unlawful, nothing that pretends to be somebody else, nothing that harms the people who open it. The people who run this installation may switch such a page off.',
      },
      {
        heading: 'The assistant',
        text: 'The assistant proposes pages from what you write. Read what it made before you publish it. How many requests you have is shown in the workspace.',
      },
      {
        heading: 'No warranty',
        text: 'The software is given under the Apache License 2.0, as it is. Those who run this installation decide what they promise about its availability and its backups; ask them.',
      },
    ],
  },
  privacy: {
    title: 'Privacy Policy',
    intro:
      'What this software stores about you and about the visitors of your page. The people who run this installation are responsible for it and may add to this text.',
    sections: [
      {
        heading: 'About you',
        text: 'Your email address, your name, your username and a salted hash of your password; your page with its versions; the images you upload; what you write to the assistant so that it can answer. It is stored in the database of this installation.',
      },
      {
        heading: 'In your browser',
        text: 'Your session and how you like the workspace are kept in the storage of your browser: for this tab only, or until you sign out if you chose to be remembered. There are no advertising or tracking cookies.',
      },
      {
        heading: 'About your visitors',
        text: 'Views and clicks of public pages are counted so that you can see them. The counts tell how many people came, from where and with what kind of device. They are for you alone and are not sold.',
      },
      {
        heading: 'Who else sees it',
        text: 'Nobody by itself. If this installation is connected to an outside model, to mail or to card payments, what is needed for that is sent there. Ask the people who run it which of these are on.',
      },
      {
        heading: 'Your rights',
        text: 'You may ask the people who run this installation what is stored about you, have it corrected and have it deleted.',
      },
    ],
  },
};
