// The page around the reference: the way back to the app, and the theme.
import { Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#web/lib/navigation/paths.ts';
import { useDarkMode } from '#web/lib/preferences/theme.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Wordmark } from '#web/ui/content/brand.tsx';
import { messages } from './messages/en.ts';

export function DocsFrame({ children }: { children: ReactNode }) {
  const [isDark, setDark] = useDarkMode();
  return (
    <div className="min-h-dvh bg-canvas">
      <header className="sticky top-0 z-20 border-line border-b bg-canvas">
        <div className="mx-auto flex h-14 max-w-[96rem] items-center gap-3 px-4 sm:px-8">
          <a href={paths.dashboard} className="inline-flex rounded-sm" aria-label={messages.vys}>
            <Wordmark className="h-7" />
          </a>
          <a href={paths.docs} className="rounded-sm font-medium text-muted text-sm hover:text-fg">
            {messages.apiDocs}
          </a>
          <div className="ml-auto flex items-center gap-2">
            <IconButton
              label={isDark ? messages.lightMode : messages.darkMode}
              onClick={() => setDark(!isDark)}
            >
              {isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
            </IconButton>
            <Button asChild variant="secondary" size="sm">
              <a href={paths.dashboard}>{messages.backToApp}</a>
            </Button>
          </div>
        </div>
      </header>
      {children}
    </div>
  );
}
