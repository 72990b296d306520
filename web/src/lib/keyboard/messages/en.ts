// What keys are called.
export const messages = {
  control: 'Ctrl',
};
