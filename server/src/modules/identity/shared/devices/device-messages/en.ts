// What a device is called. Browsers and systems have names of their own.
export const en = {
  on: (browser: string, system: string) => `${browser} on ${system}`,
  unknownBrowser: (system: string) => `A browser on ${system}`,
};
