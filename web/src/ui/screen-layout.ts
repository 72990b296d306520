// The width and the margins of every screen of the workspace, so that titles stand in one place and nothing jumps.
export const screenLayout = 'mx-auto max-w-7xl px-4 py-7 sm:px-8 sm:py-10';
