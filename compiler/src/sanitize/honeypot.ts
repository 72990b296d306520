// The form field that people never see; a submission that fills it was sent by a bot.

export const HONEYPOT_FIELD = 'homepage_url';
