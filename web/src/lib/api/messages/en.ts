// Texts of lib/api.
export const messages = {
  noResponse: "We couldn't reach Vys. Check your connection and try again.",
  noResponseInTime: 'Vys took too long to respond. Try again in a moment.',
  tooManyAttempts: 'Too many attempts. Please wait a moment and try again.',
  tooManyAttemptsFor: (duration: string) =>
    `Too many attempts. Please wait ${duration} and try again.`,
  unexpectedError: 'An unexpected error occurred',
};
