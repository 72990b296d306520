// Texts that replace the usual message of an exceeded rate limit.
export const rateLimitMessages = {
  importPage: "You've imported many pages. Try again in an hour.",
  exportSite: "You've exported your page many times. Try again in an hour.",
};
