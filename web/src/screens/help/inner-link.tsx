// A link within the help center.
import type { ReactNode } from 'react';

type Props = { url: string; go: (url: string) => void; className?: string; children: ReactNode };

export function InnerLink({ url, go, className, children }: Props) {
  return (
    <a
      href={url}
      className={className}
      onClick={(event) => {
        const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (opensElsewhere || event.button !== 0) return;
        event.preventDefault();
        go(url);
      }}
    >
      {children}
    </a>
  );
}
