// Apart from goals.ts: the first load of the app needs nothing else of them.

/** The views goal of a new user. */
export const DEFAULT_VIEWS_GOAL = 1000;
