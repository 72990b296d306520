// What a labelled message should do, as text: `link.remove newsletter` is the label of a candidate, and words that
// its operations contain. ` / ` separates what is right as well.
import type { Candidate } from '../edits/candidate.ts';

export function matches(expected: string, candidate: Candidate): boolean {
  return expected.split(' / ').some((alternative) => matchesOne(alternative.trim(), candidate));
}

function matchesOne(expected: string, { label, operations, history }: Candidate): boolean {
  const [wanted = '', ...parts] = expected.split(/\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  if (label !== wanted) return false;
  const text = JSON.stringify(history === undefined ? operations : [history]).toLowerCase();
  return parts.every((part) => {
    const bare = part.replace(/^"(.*)"$/, '$1').toLowerCase();
    return bare.startsWith('!') ? !text.includes(bare.slice(1)) : text.includes(bare);
  });
}
