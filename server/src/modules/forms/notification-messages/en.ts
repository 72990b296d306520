// What the owner of a page is told about entries of its forms.
export const en = {
  newsletter: 'New newsletter signup',
  contact: 'New message',
  guestbook: 'New guestbook entry',
  unnamedSender: 'A visitor',
};
