export const ENCODED_MODEL = '';
