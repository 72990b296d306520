// Texts of screens/legal.
export const messages = {
  vys: 'Vys',
  readOn: 'Read on: ',
};
