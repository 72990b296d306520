// Texts of features/accounts/sharing/posts: what the dialog says, and the ready texts in the creator's own voice.
export const messages = {
  networks: 'Networks',
  email: 'Email',
  postText: 'Text',
  bioText: 'Text for your bio',
  subject: 'Subject',
  restore: 'Restore text',
  length: (used: string, limit: string) => `${used} / ${limit}`,
  tooLong: (network: string, characters: number | string) =>
    `${characters} too many for ${network}. Shorten the text to post it.`,
  linkAdded: (link: string | number) => `Added below: ${link}`,
  linkSeparate: (link: string | number) => `Posted with your link: ${link}`,
  postTo: (network: string) => `Post to ${network}`,
  copyAndOpen: (network: string) => `Copy text and open ${network}`,
  sendBy: { whatsapp: 'Send with WhatsApp', telegram: 'Send with Telegram', email: 'Write email' },
  copyText: 'Copy text',
  textCopied: (network: string) => `Text copied. Paste it on ${network}.`,
  copyFailed: "Couldn't copy. Select the text and copy it manually.",

  texts: {
    instagram: (name: string | number) => `${name}\nEverything I do, in one place 👇`,
    whatsapp: 'Hi! I made a page with all my links. Save it, and you’ll always find me:',
    facebook:
      "I've put everything in one place: what I do, what's new and how to reach me. Take a look, and share it with anyone who might like it.",
    x: 'Everything I make, in one place 👇',
    threads: 'All my links are on one page now. What should I add next?',
    bluesky: 'All my links now live on one page. Come and find me there:',
    linkedin:
      "Want to see what I'm working on, or get in touch? My projects, profiles and contact details are now on one page.\n\nI'd love your feedback in the comments.",
    telegram: 'All my links in one place. Feel free to forward it.',
    email: (name: string | number, link: string | number) =>
      `Hi,\n\nI've put all my links on one page:\n${link}\n\nTake a look, and pass it on if you know someone who'd like it.\n\n${name}`,
  },
  emailSubject: 'My new page',
  habits: {
    instagram: 'A bio holds up to 150 characters. Your link goes in a separate field.',
    whatsapp: 'You choose a chat, a group or your status next.',
    facebook: 'Facebook only takes your link from here, so paste the text above it.',
    x: 'Short posts do best. Every link counts as 23 characters.',
    threads: 'Questions get the most replies.',
    bluesky: 'The link counts toward the 300 characters.',
    linkedin:
      'Only the first lines show before “see more”. LinkedIn only takes your link from here, so paste the text above it.',
    telegram: 'You choose a chat or channel next.',
    email: 'Opens your email app. Greet the person you’re writing to by name.',
  },

  bioTitle: 'Other bios',
  bioHint: 'On TikTok or YouTube, choose Edit profile, then Links, and paste:',
  bioLink: 'Link for your bio',
  instagramTitle: 'Put it in your Instagram bio',
  instagramLink: 'Link for Instagram',
  instagramSteps: [
    'Copy the link below.',
    'In Instagram, open your profile and tap Edit profile.',
    'Tap Links, then Add external link, and paste.',
  ],
};
