// Around the code editor: its tabs, the Format button, and what shows while it loads or cannot start.

import type { PageContent } from '@vys/contract/pages/page-content';
import { AlignLeft, CircleAlert } from 'lucide-react';
import {
  Component,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useImperativeHandle,
  useState,
} from 'react';
import { emptyContent } from '#web/features/pages/drafts/page-source.ts';
import { getErrorMessage } from '#web/lib/api/api-error.ts';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Tabs, TabsList, TabsTrigger } from '#web/ui/content/tabs.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { type Language, languages } from './language.ts';
import { messages } from './messages/en.ts';

const loadEditor = () =>
  lazy(async () => ({ default: (await import('./code-editor.tsx')).CodeEditor }));

export type CodePaneProps = {
  content: PageContent | null;
  onChange: (content: PageContent) => void;
  readOnly: boolean;
  /** Set to what formats the code that shows. */
  formatRef?: RefObject<(() => void) | null>;
};

export function CodePane({ content, onChange, readOnly, formatRef }: CodePaneProps) {
  const [language, setLanguage] = useState<Language>('jsx');
  const [isFormatting, setFormatting] = useState(false);
  // A failed load stays failed in a lazy part; trying again takes a new one.
  const [Editor, setEditor] = useState(loadEditor);
  const source = content ?? emptyContent;

  async function format() {
    setFormatting(true);
    try {
      const { formatCode } = await import('./format-code.ts');
      const formatted = await formatCode(language, source[language]);
      if (formatted !== source[language]) onChange({ ...source, [language]: formatted });
    } catch (error) {
      toast.error(messages.formatFailed, {
        description: firstLine(getErrorMessage(error)),
      });
    } finally {
      setFormatting(false);
    }
  }

  useImperativeHandle(formatRef, () => () => void format());

  return (
    <section aria-label={messages.code} className="flex min-h-0 flex-1 flex-col">
      <div className="flex h-11 shrink-0 items-center justify-between gap-2 border-line border-b bg-surface pr-2 pl-3.5 pointer-coarse:h-13">
        <Tabs value={language} onValueChange={(next) => setLanguage(next as Language)}>
          <TabsList aria-label={messages.source} className="mx-0 h-11 border-0">
            {languages.map(({ id, name }) => (
              <TabsTrigger key={id} value={id} className="h-11">
                {name}
              </TabsTrigger>
            ))}
          </TabsList>
        </Tabs>
        <HelpLink article="code" about={messages.code} className="ml-auto" />
        <Button
          variant="ghost"
          size="sm"
          loading={isFormatting}
          disabled={readOnly || !source[language].trim()}
          onClick={() => void format()}
        >
          <AlignLeft aria-hidden="true" />
          {messages.format}
        </Button>
      </div>
      <EditorBoundary onRetry={() => setEditor(loadEditor)}>
        <Suspense fallback={<EditorLoading />}>
          {languages.map(({ id, name }) => (
            <div key={id} hidden={id !== language} className="min-h-0 flex-1">
              <Editor
                language={id}
                label={messages.sourceOf(name)}
                value={source[id]}
                readOnly={readOnly}
                onChange={(text) => onChange({ ...source, [id]: text })}
              />
            </div>
          ))}
        </Suspense>
      </EditorBoundary>
    </section>
  );
}

const firstLine = (text: string) => text.split('\n')[0] ?? '';

function EditorLoading() {
  return (
    <div className="grid flex-1 place-items-center bg-inset">
      <p role="status" className="flex items-center gap-2.5 text-muted text-sm">
        <Spinner />
        {messages.loadingEditor}
      </p>
    </div>
  );
}

type BoundaryProps = { children: ReactNode; onRetry: () => void };

class EditorBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert" className="grid flex-1 place-items-center bg-inset">
        <EmptyState
          icon={<CircleAlert />}
          title={messages.loadFailed}
          description={messages.loadFailedHint}
          actions={
            <Button
              variant="secondary"
              onClick={() => {
                this.props.onRetry();
                this.setState({ failed: false });
              }}
            >
              {messages.tryAgain}
            </Button>
          }
        />
      </div>
    );
  }
}
