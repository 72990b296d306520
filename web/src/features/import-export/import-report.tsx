// The notes of an import in three groups: imported, to review, skipped.

import type { ImportNote } from '@vys/contract/pages/import-export';
import { Check, Eye, Minus } from 'lucide-react';
import { useId } from 'react';
import { messages } from './messages/en.ts';

const groups = [
  { kind: 'imported', title: messages.imported, Icon: Check, textClass: 'text-success-text' },
  { kind: 'review', title: messages.needsReview, Icon: Eye, textClass: 'text-warning-text' },
  { kind: 'skipped', title: messages.notImported, Icon: Minus, textClass: 'text-subtle' },
] as const;

export function ImportReport({ notes }: { notes: readonly ImportNote[] }) {
  return groups.map((group) => {
    const texts = notes.filter(({ kind }) => kind === group.kind).map(({ text }) => text);
    return texts.length > 0 && <Group key={group.kind} {...group} texts={texts} />;
  });
}

type GroupProps = (typeof groups)[number] & { texts: readonly string[] };

function Group({ title, Icon, textClass, texts }: GroupProps) {
  const id = useId();
  return (
    <div>
      <h3 id={id} className="font-medium text-fg text-sm">
        {title}
      </h3>
      <ul aria-labelledby={id} className="mt-1.5 flex flex-col gap-1">
        {texts.map((text) => (
          <li key={text} className="flex items-start gap-2 text-muted text-sm">
            <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${textClass}`} />
            <span className="min-w-0 break-words">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
