// A call in three languages, with a button that copies it.
import type { ApiDocument } from '@vys/contract/api-docs/document';
import { type Language, languages, printExample } from '@vys/contract/api-docs/examples';
import type { Operation } from '@vys/contract/api-docs/operations';
import { buildRequest } from '@vys/contract/api-docs/request';
import { sampleOf } from '@vys/contract/api-docs/sample';
import { CopyButton } from '#web/ui/actions/copy-button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { SegmentedControl } from '#web/ui/fields/segmented-control.tsx';
import { messages } from '../messages/en.ts';
import { CodeBlock } from './code-block.tsx';

export type ExamplesProps = {
  document: ApiDocument;
  operation: Operation;
  language: Language;
  onLanguageChange: (language: Language) => void;
};

export function Examples({ document, operation, language, onLanguageChange }: ExamplesProps) {
  const request = buildRequest(document, operation, { origin: window.location.origin });
  const example = printExample(language, request);
  const { response } = operation;
  return (
    <section aria-label={messages.example} className="flex min-w-0 flex-col gap-3">
      <h2 className="font-semibold text-base text-fg">{messages.example}</h2>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SegmentedControl
          label={messages.language}
          size="sm"
          value={language}
          onValueChange={onLanguageChange}
          segments={languages.map((value) => ({ value, label: messages.languages[value] }))}
        />
        <CopyButton
          text={example}
          label={messages.copyExample}
          size="sm"
          onError={() => toast.error(messages.copyFailed)}
        />
      </div>
      <CodeBlock label={messages.languages[language]}>{example}</CodeBlock>
      {request.needsToken && (
        <p className="text-muted text-xs">
          {operation.keyScope ? messages.keyHint : messages.tokenHint}
        </p>
      )}
      {request.response === 'json' && response?.schema && (
        <>
          <h3 className="mt-2 font-semibold text-fg text-sm">{messages.exampleResponse}</h3>
          <CodeBlock label={messages.exampleResponse}>
            {JSON.stringify(sampleOf(document, response.schema, { all: true }), null, 2)}
          </CodeBlock>
        </>
      )}
    </section>
  );
}
