// What is wrong with a page after a turn of a golden conversation, in words; nothing when nothing is.
import { type Change, diffDesigns } from '@vys/compiler/page-model/diff-designs';
import { openPage } from '@vys/compiler/page-model/open-page';
import type { PageContent } from '@vys/contract/pages/page-content';
import { decode, judgeTargets, listTargets, render } from '../model-server/judge.ts';
import type { GoldenTurn } from './conversation.ts';

export function checkTurn(
  turn: GoldenTurn,
  before: PageContent | undefined,
  after: PageContent | undefined,
): string[] {
  if (after === undefined) return ['there is no page'];
  const html = render(after);
  if (html === undefined) return ['the page does not render'];
  const { texts = [], links = [] } = turn;
  const seen = decode(html.replace(/<[^>]*>/g, ' '));
  const targets = listTargets(html);
  return [
    ...texts.filter((text) => !seen.includes(text)).map((text) => `not on the page: ${text}`),
    ...links.filter((link) => !targets.has(link)).map((link) => `no link to ${link}`),
    ...(before ? checkChange(turn, before, after, html) : []),
  ];
}

function checkChange(
  { kind, changes, lostLinks = [] }: GoldenTurn,
  before: PageContent,
  after: PageContent,
  html: string,
): string[] {
  if (kind === 'undo') return [];
  const lost = judgeTargets(render(before) ?? '', html).filter(
    (problem) => !lostLinks.some((link) => problem.endsWith(` ${link}`)),
  );
  const [old, now] = [openPage(before), openPage(after)];
  if (!old || !now) return ['the page can no longer be read'];
  const made = [...new Set(diffDesigns(old.design, now.design).map(nameOf))].sort();
  const isSame = JSON.stringify(made) === JSON.stringify([...changes].sort());
  const isByte = before.jsx === after.jsx && before.css === after.css;
  return [
    ...lost,
    ...(isSame ? [] : [`changed ${made.join(', ')} instead of ${changes.join(', ')}`]),
    ...(changes.length > 0 || isByte ? [] : ['the code changed']),
  ];
}

function nameOf(change: Change): string {
  if (change.on === 'profile') return `profile.${change.field}`;
  if (change.on === 'theme' || change.on === 'element') return 'theme';
  if (change.change === 'added') return `+${change.on}`;
  return change.change === 'removed' ? `-${change.id}` : change.id;
}
