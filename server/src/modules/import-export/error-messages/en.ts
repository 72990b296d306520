// Why a page cannot be imported or exported. `reason` is a sentence.

export const en = {
  notAnExport: "This file isn't a page export.",
  otherVersion: (version: string, supported: number) =>
    `This page uses format version ${version}; only version ${supported} is supported.`,
  damaged: 'This export is damaged: part of the page is missing or invalid.',
  notAPage: "There's no web page at this address.",
  empty: "We couldn't find any links or a profile on this page.",
  doesNotCompile: (reason: string) =>
    `The page has an error, so we couldn't export it. ${reason}`.trim(),
  doesNotRender: (reason: string) =>
    `The page couldn't be rendered, so we couldn't export it. ${reason}`.trim(),
};
