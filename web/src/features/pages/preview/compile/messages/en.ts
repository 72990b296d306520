// Texts of features/pages/preview/compile.
export const messages = {
  compilationError: 'Compilation Error',
  line: (line: number) => `Line ${line}`,
  lineAndColumn: (line: number, column: number) => `Line ${line}, column ${column}`,
  notLoaded: "We couldn't load the preview. Check your connection.",
  endlessLoop: 'A loop on this page does not end.',
  andMore: (more: string | number) => `and ${more} more`,
  lastWorkingVersion: "You're still seeing the last working version.",
};
