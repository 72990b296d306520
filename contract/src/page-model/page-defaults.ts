// What a page is called until it is given a title.
export const DEFAULT_TITLE = 'My Vys Page';
export const DEFAULT_DESCRIPTION = 'Created with AI';
