// The secret with which the route cases report emails that came back.
export const BOUNCES_TOKEN = 'the-secret-of-the-route-cases';
