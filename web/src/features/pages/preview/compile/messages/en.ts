// Texts of features/pages/preview/compile.
export const messages = {
  compilationError: 'Compilation Error',
  andMore: (more: string | number) => `and ${more} more`,
  lastWorkingVersion: "You're still seeing the last working version.",
};
