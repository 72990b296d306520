// Limits that clients know, too, without a schema.

/** The largest chat request in bytes. */
export const CHAT_LIMIT = 16 * 1024;
