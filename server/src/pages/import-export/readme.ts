// The plain text that lies beside an exported page: what this is, how to put it online, what did not
// come along.
import type { PageContent } from '@vys/contract/pages';

export type Copy = {
  content: PageContent;
  state: 'published' | 'saved';
  at: Date;
  publicUrl: string;
  left: readonly string[];
  foreign: readonly string[];
  forms: number;
  mailTo: string | undefined;
};

export function readme(copy: Copy): string {
  const { content, state, at, publicUrl } = copy;
  const which =
    state === 'published'
      ? `the page as visitors saw it at ${publicUrl}. Changes that were saved but not published are not in it`
      : 'the page as it was saved. It has never been published';
  const parts = [
    content.metadata.title,
    `A copy made on ${at.toISOString().slice(0, 10)}: ${which}.`,
    'To look at it, open index.html in a browser. It needs no network.',
    'To put it online, upload the whole folder to any web host. There is nothing to install.',
    ...notes(copy),
    'The fonts in the folder "files" are under the SIL Open Font License 1.1: you may use and pass them on with your page.',
    'To bring the page back as it can be edited, take the JSON export, not this copy.',
  ];
  return `${parts.map((part) => part.trim()).join('\r\n\r\n')}\r\n`;
}

function notes({ left, foreign, forms, mailTo }: Copy): string[] {
  const notes: string[] = ['Visits are not counted here: the copy sends nothing to anybody.'];
  if (forms > 0 && mailTo !== undefined) {
    notes.push(`Forms open the visitor's mail program, addressed to ${mailTo}.`);
  }
  if (forms > 0 && mailTo === undefined) {
    notes.push('Forms can be filled in but send nothing, and the copy says so under the page.');
  }
  if (foreign.length > 0) {
    notes.push(
      `What moves on the page is left out, because it takes code from elsewhere:\r\n${list(foreign)}`,
    );
  }
  if (left.length > 0) {
    notes.push(`These files could not be brought along and are left out:\r\n${list(left)}`);
  }
  return notes;
}

const list = (addresses: readonly string[]) => addresses.map((one) => `- ${one}`).join('\r\n');
