// Whether the user has asked the browser to load little (wicg.github.io/savedata).

/** TypeScript's library does not know it. */
type WithConnection = { connection?: { saveData?: boolean } };

export const savesData = (): boolean =>
  (navigator as Navigator & WithConnection).connection?.saveData === true;
