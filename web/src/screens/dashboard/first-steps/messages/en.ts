// Texts of the first steps on the dashboard.
export const messages = {
  title: 'Get your page out there',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  hide: 'Hide these steps',
  hideFailed: "We couldn't hide the steps. Try again.",
  done: 'Done',
  account: 'Create your account',
  makePage: 'Make your page',
  makePageHint: 'A sentence about what you do is enough.',
  createPage: 'Create page',
  publish: 'Publish it',
  publishHint: 'Visitors see it from then on, at your own link.',
  openStudio: 'Open AI Studio',
  share: 'Share your link',
  shareHint: 'Put it in your bio, post it, or print its QR code.',
  shareNow: 'Share',
};
