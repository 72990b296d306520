// Texts of app/shell/install.
export const messages = {
  title: 'Install Vys on your device',
  intro: 'Vys opens in a window of its own, with its icon on your home screen.',
  share: 'Tap Share in the browser bar.',
  add: 'Choose Add to Home Screen.',
  confirm: 'Tap Add.',
  done: 'Got it',
};
