// Texts of lib/session, as the specification words them (doc1 §8).
export const messages = {
  sessionExpired: 'Session expired, please login again',
  notAuthenticated: 'Not authenticated',
  noRefreshToken: 'No refresh token available',
  userInfoFailed: 'Failed to get user info',
};
