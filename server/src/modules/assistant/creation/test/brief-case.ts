// A brief as a creator may write it, and what must stand on its page.

/** Message; name on the page; facts and sections, separated by semicolons. Without a name the account's. */
export type BriefCase = readonly [say: string, name: string, facts: string, sections?: string];
