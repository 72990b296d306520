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
      ? `the page as visitors saw it at ${publicUrl}, without unpublished changes`
      : 'your saved page, which has never been published';
  const parts = [
    content.metadata.title,
    `Exported ${at.toISOString().slice(0, 10)}: ${which}.`,
    'To view it, open index.html in a browser. It works offline.',
    "To put it online, upload the whole folder to any web host. There's nothing to install.",
    ...notes(copy),
    'The fonts in the folder "files" are under the SIL Open Font License 1.1: you may use and pass them on with your page.',
    'To import the page again and edit it, use the JSON export, not this copy.',
  ];
  return `${parts.map((part) => part.trim()).join('\r\n\r\n')}\r\n`;
}

function notes({ left, foreign, forms, mailTo }: Copy): string[] {
  const notes: string[] = ["Visits aren't counted: this copy doesn't send any data."];
  if (forms > 0 && mailTo !== undefined) {
    notes.push(`Forms open the visitor's email app, addressed to ${mailTo}.`);
  }
  if (forms > 0 && mailTo === undefined) {
    notes.push("Forms don't send anything; a note below the page says so.");
  }
  if (foreign.length > 0) {
    notes.push(
      `Interactive parts aren't included, because they load code from other sites:\r\n${list(foreign)}`,
    );
  }
  if (left.length > 0) {
    notes.push(`We couldn't include these files:\r\n${list(left)}`);
  }
  return notes;
}

const list = (addresses: readonly string[]) => addresses.map((one) => `- ${one}`).join('\r\n');
