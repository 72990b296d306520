// Texts of features/pages/looks.
export const messages = {
  chooseLook: 'Choose a look',
  look: (place: number) => `Look ${place}`,
};
