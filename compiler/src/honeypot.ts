// The form field that people never see; what comes with it filled was sent by a machine.

export const HONEYPOT_FIELD = 'homepage_url';
