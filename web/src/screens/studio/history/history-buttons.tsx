// Undo and redo as buttons, with their keys.
import { Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { modKey } from '#web/lib/keyboard/mod-key.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Tooltip } from '#web/ui/overlays/tooltip.tsx';
import { messages } from './messages/en.ts';

export type HistoryButtonsProps = {
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  className?: string;
};

export function HistoryButtons({
  canUndo,
  canRedo,
  onUndo,
  onRedo,
  className,
}: HistoryButtonsProps) {
  return (
    <span className={className}>
      <Step label={messages.undo} keys={`${modKey()} Z`} isPossible={canUndo} onPress={onUndo}>
        <Undo2 aria-hidden="true" />
      </Step>
      <Step label={messages.redo} keys={`${modKey()} ⇧ Z`} isPossible={canRedo} onPress={onRedo}>
        <Redo2 aria-hidden="true" />
      </Step>
    </span>
  );
}

type StepProps = {
  label: string;
  keys: string;
  isPossible: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** Keeps the focus where nothing is left to undo, so that redo is one Tab away. */
function Step({ label, keys, isPossible, onPress, children }: StepProps) {
  return (
    <Tooltip
      content={
        <>
          {label} <span className="opacity-70">{keys}</span>
        </>
      }
    >
      <IconButton
        label={label}
        size="sm"
        tooltip={false}
        aria-disabled={!isPossible}
        onClick={() => isPossible && onPress()}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}
