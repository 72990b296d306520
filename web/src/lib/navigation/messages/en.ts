// Texts of lib/navigation.
export const messages = {
  confirmLeave: 'Leave without saving?',
  leave: 'Leave without saving',
  stay: 'Stay',
};
