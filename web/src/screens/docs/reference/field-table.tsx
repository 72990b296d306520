// The fields of a schema as a table whose rows open.
import { ChevronRight } from 'lucide-react';
import { createElement, Fragment, type ReactNode, useState } from 'react';
import { englishText } from '#web/lib/language/english-text.ts';
import { cn } from '#web/ui/cn.ts';
import type { FieldNode, Note } from '../field-nodes.ts';
import { messages } from '../messages/en.ts';
import { Scrolling } from './scrolling.tsx';

const cell = 'px-3 py-2.5 align-baseline first:pl-4 last:pr-4';

/** Small objects are open from the beginning. */
const MOST_OPEN = 8;

type Row = { node: FieldNode; depth: number };

export function FieldTable({ label, nodes }: { label: string; nodes: readonly FieldNode[] }) {
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const isOpen = ({ key }: FieldNode, depth: number) =>
    toggled.has(key) !== (depth === 0 && nodes.length <= MOST_OPEN);
  const toggle = (key: string) =>
    setToggled((keys) =>
      keys.has(key) ? new Set([...keys].filter((one) => one !== key)) : new Set([...keys, key]),
    );

  const listRows = (list: readonly FieldNode[], depth: number): Row[] =>
    list.flatMap((node) => [
      { node, depth },
      ...(node.children && isOpen(node, depth) ? listRows(node.children(), depth + 1) : []),
    ]);

  return (
    <Scrolling label={label}>
      <table className="w-full text-left text-sm">
        <thead className="border-line border-b bg-raised text-muted text-xs">
          <tr>
            <th scope="col" className={cn(cell, 'w-[45%]')}>
              {messages.field}
            </th>
            <th scope="col" className={cell}>
              {messages.details}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {listRows(nodes, 0).map(({ node, depth }) => (
            <tr key={node.key}>
              <th scope="row" className={cn(cell, 'font-normal')}>
                <FieldName
                  node={node}
                  depth={depth}
                  isOpen={isOpen(node, depth)}
                  onToggle={() => toggle(node.key)}
                />
              </th>
              <td className={cn(cell, '[overflow-wrap:anywhere]')}>
                <span className="block text-fg">{node.type}</span>
                {node.notes.length > 0 && (
                  <span className="mt-0.5 block text-muted text-xs leading-5">
                    {joinNotes(node.notes)}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}

function joinNotes(notes: readonly Note[]): ReactNode {
  const parts = notes.flatMap((note, index) => [
    index > 0 ? '; ' : '',
    typeof note === 'string' ? note : <span lang={englishText}>{note.english}</span>,
  ]);
  return createElement(Fragment, null, ...parts);
}

type FieldNameProps = { node: FieldNode; depth: number; isOpen: boolean; onToggle: () => void };

function FieldName({ node, depth, isOpen, onToggle }: FieldNameProps) {
  const name = (
    <code className="text-left font-mono text-fg text-xs [overflow-wrap:anywhere]">
      {node.name}
    </code>
  );
  return (
    <span className="flex flex-wrap items-center gap-x-2" style={{ paddingLeft: `${depth}rem` }}>
      {node.children ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={isOpen ? messages.collapse(node.name) : messages.expand(node.name)}
          onClick={onToggle}
          className="-ml-1 inline-flex min-h-6 items-center gap-1 rounded-sm px-1 hover:bg-hover pointer-coarse:min-h-11"
        >
          <ChevronRight
            aria-hidden="true"
            className={cn('size-3.5 text-muted transition-transform', isOpen && 'rotate-90')}
          />
          {name}
        </button>
      ) : (
        name
      )}
      {node.isRequired && <span className="text-warning-text text-xs">{messages.required}</span>}
    </span>
  );
}
