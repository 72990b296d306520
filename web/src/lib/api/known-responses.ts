// Responses that the server named with an ETag: they are not sent again while they stay the same (RFC 9110 §13.1.2).
// Kept in memory only, and only for the user who is signed in.
import type { Route } from '@vys/contract/api/route';
import { session } from '../session/session.ts';

export const NOT_MODIFIED = 304;
const MOST_KEPT = 20;

type Question = {
  params?: Record<string, string> | undefined;
  query?: Record<string, unknown> | undefined;
};
type Known = { etag: string; body: object };

let known = new Map<string, Known>();
let owner: string | undefined;

export function findKnown(route: Route, question: Question) {
  const found = ofOwner().get(keyOf(route, question));
  return found && { headers: { 'If-None-Match': found.etag }, body: found.body };
}

export function remember(route: Route, question: Question, response: Response, body: object): void {
  const etag = response.headers.get('etag');
  // Strong names are those of versions of a page, which say nothing of the rest of a response.
  if (route.method !== 'GET' || !etag?.startsWith('W/')) return;
  const all = ofOwner();
  const key = keyOf(route, question);
  all.delete(key);
  all.set(key, { etag, body });
  const [oldest] = all.keys();
  if (all.size > MOST_KEPT && oldest !== undefined) all.delete(oldest);
}

function ofOwner(): Map<string, Known> {
  if (owner !== session.userId) {
    owner = session.userId;
    known = new Map();
  }
  return known;
}

const keyOf = (route: Route, { params, query }: Question) =>
  JSON.stringify([route.id, params, query]);
