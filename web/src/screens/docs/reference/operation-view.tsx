// One call: what it does, who may call it, what it takes and returns, and examples.
import type { ApiDocument } from '@vys/contract/api-docs/document';
import type { Language } from '@vys/contract/api-docs/examples';
import type { Operation, Payload } from '@vys/contract/api-docs/operations';
import type { ReactNode } from 'react';
import { englishText } from '#web/lib/language/english-text.ts';
import { cn } from '#web/ui/cn.ts';
import { Badge } from '#web/ui/content/badge.tsx';
import { describeType, type FieldNode, listFields } from '../field-nodes.ts';
import { messages } from '../messages/en.ts';
import { groupName } from '../search-operations.ts';
import type { Credential } from '../try-it/credential-field.tsx';
import { TryIt } from '../try-it/try-it.tsx';
import { stickyExamples, textAndExamples } from './columns.ts';
import { ErrorTable } from './error-table.tsx';
import { Examples } from './examples.tsx';
import { FieldTable } from './field-table.tsx';
import { MethodBadge } from './method-badge.tsx';

export type OperationViewProps = {
  document: ApiDocument;
  operation: Operation;
  language: Language;
  onLanguageChange: (language: Language) => void;
  credential: Credential;
  onCredentialChange: (credential: Credential) => void;
};

export function OperationView(props: OperationViewProps) {
  const { document, operation } = props;
  const { parameters, body, status, response, errors } = operation;
  return (
    <article>
      <OperationHead operation={operation} />
      <div className={cn(textAndExamples, 'mt-8 gap-y-8')}>
        <div className="flex min-w-0 flex-col gap-8">
          {parameters.length > 0 && (
            <Part title={messages.parameters}>
              <FieldTable label={messages.parameters} nodes={listParameters(document, operation)} />
            </Part>
          )}
          {body && (
            <Part title={messages.requestBody} aside={body.type}>
              <PayloadView document={document} payload={body} label={messages.requestBody} />
            </Part>
          )}
          <Part title={messages.response} aside={[status, response?.type].join(' ')}>
            {response ? (
              <PayloadView document={document} payload={response} label={messages.response} />
            ) : (
              <p className="text-muted text-sm">{messages.emptyResponse}</p>
            )}
          </Part>
          <Part title={messages.possibleErrors}>
            <ErrorTable errors={errors} />
          </Part>
        </div>
        <div className={cn(stickyExamples, 'flex min-w-0 flex-col gap-8')}>
          <Examples {...props} />
          <TryIt
            document={document}
            operation={operation}
            credential={props.credential}
            onCredentialChange={props.onCredentialChange}
          />
        </div>
      </div>
    </article>
  );
}

function OperationHead({ operation }: { operation: Operation }) {
  const { id, group, method, path, aliases, summary, caller, keyScope } = operation;
  return (
    <header className="flex flex-col gap-3">
      <a href={`#${group}`} className="link self-start text-sm">
        {groupName(group)}
      </a>
      <h1 lang={englishText} className="font-display font-semibold text-fg text-xl">
        {summary}
      </h1>
      <div className="flex flex-wrap items-center gap-2.5">
        <MethodBadge method={method} />
        <code className="break-all font-mono text-fg text-sm">{path}</code>
      </div>
      {aliases.map((alias) => (
        <p key={alias} className="text-muted text-sm">
          {messages.alsoAt} <code className="break-all font-mono text-xs">{alias}</code>
        </p>
      ))}
      <p className="flex flex-wrap items-center gap-3 text-muted text-sm">
        <Badge>{messages.caller[caller]}</Badge>
        {caller !== 'anyone' && (
          <Badge tone={keyScope ? 'accent' : 'neutral'}>
            {keyScope ? messages.keyScope(keyScope) : messages.noKeys}
          </Badge>
        )}
        <a href={`#${id}`} className="link font-mono text-xs">
          {`#${id}`}
        </a>
      </p>
    </header>
  );
}

function Part({ title, aside, children }: { title: string; aside?: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="font-semibold text-base text-fg">{title}</h2>
        {aside && <code className="font-mono text-muted text-xs">{aside}</code>}
      </div>
      {children}
    </div>
  );
}

type PayloadViewProps = { document: ApiDocument; payload: Payload; label: string };

function PayloadView({ document, payload: { schema }, label }: PayloadViewProps) {
  if (schema === undefined) return <p className="text-muted text-sm">{messages.fileResponse}</p>;
  const nodes = listFields(document, schema);
  const { description } = schema;
  const words = description ?? describeType(document, schema);
  return (
    <>
      {words !== 'object' && (
        <p lang={description && englishText} className="text-muted text-sm">
          {words}
        </p>
      )}
      {nodes.length > 0 && <FieldTable label={label} nodes={nodes} />}
    </>
  );
}

function listParameters(document: ApiDocument, { parameters }: Operation): FieldNode[] {
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
  const required = parameters.filter((one) => one.required).map(({ name }) => name);
  return listFields(document, { properties, required }).map((node, index) => {
    const { in: place = 'query', description } = parameters[index] ?? {};
    const described = description ? [{ english: description }] : [];
    const notes = [messages.place[place], ...described, ...node.notes];
    return { ...node, notes };
  });
}
