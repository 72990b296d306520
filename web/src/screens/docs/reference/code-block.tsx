// Code to read: scrolls by itself, also with the keyboard.
import { Scrolling } from './scrolling.tsx';
export function CodeBlock({ label, children }: { label: string; children: string }) {
  return (
    <Scrolling label={label} className="max-h-112 bg-inset p-3.5">
      <pre className="font-mono text-fg text-xs leading-5">{children}</pre>
    </Scrolling>
  );
}
