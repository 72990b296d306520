// The words of a visitor with their line breaks; a long text opens on demand.

import { useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { messages } from './messages/en.ts';

const LONG = 280;
const MANY_LINES = 5;

export function MessageText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > LONG || text.split('\n').length > MANY_LINES;
  return (
    <div className="max-w-prose">
      <p
        className={cn(
          'whitespace-pre-line text-fg [overflow-wrap:anywhere]',
          isLong && !isOpen && 'line-clamp-4',
        )}
      >
        {text}
      </p>
      {isLong && (
        <Button
          variant="link"
          size="sm"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="mt-1"
        >
          {isOpen ? messages.showLess : messages.showAll}
        </Button>
      )}
    </div>
  );
}
