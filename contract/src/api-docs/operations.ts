// The calls of an OpenAPI document as its readers need them: grouped, with who may call and what can fail. Pure.
import {
  type ApiDocument,
  type JsonSchema,
  type OperationObject,
  type Parameter,
  resolveResponse,
} from './document.ts';

/** `editor` is a user or the token of a code editor. */
export type Caller = 'anyone' | 'optional' | 'user' | 'editor' | 'operator';

export type OperationError = {
  readonly status: number;
  readonly code: string | undefined;
  readonly message: string;
};

export type Payload = { readonly type: string; readonly schema: JsonSchema | undefined };

export type Operation = {
  readonly id: string;
  readonly group: string;
  readonly method: string;
  readonly path: string;
  /** Further paths that respond alike. */
  readonly aliases: readonly string[];
  readonly summary: string;
  readonly caller: Caller;
  /** What an API key needs; undefined where no key reaches. */
  readonly keyScope: string | undefined;
  readonly parameters: readonly Parameter[];
  /** The first of the content types that the call takes. */
  readonly body: Payload | undefined;
  readonly status: number;
  /** Undefined for an empty response. */
  readonly response: Payload | undefined;
  readonly errors: readonly OperationError[];
};

export type OperationGroup = { readonly name: string; readonly operations: readonly Operation[] };

const OPERATORS = / \(operators\)$/;

/** In the order of the document. */
export function listGroups(document: ApiDocument): OperationGroup[] {
  const operations = listOperations(document);
  return document.tags.map(({ name }) => ({
    name,
    operations: operations.filter(({ group }) => group === name),
  }));
}

function listOperations(document: ApiDocument): Operation[] {
  const found = new Map<string, Operation>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, object] of Object.entries(methods)) {
      // An alias has the id of its route and a number.
      const id = object.operationId.replace(/\.\d+$/, '');
      const known = found.get(id);
      found.set(
        id,
        known
          ? { ...known, aliases: [...known.aliases, path] }
          : readOperation(document, { id, path, method: method.toUpperCase(), object }),
      );
    }
  }
  return [...found.values()];
}

type Found = { id: string; path: string; method: string; object: OperationObject };

function readOperation(document: ApiDocument, { id, path, method, object }: Found): Operation {
  const responses = Object.entries(object.responses);
  const success = responses.find(([status]) => Number(status) < 400);
  return {
    id,
    group: object.tags[0] ?? '',
    method,
    path,
    aliases: [],
    summary: object.summary.replace(OPERATORS, ''),
    caller: readCaller(object),
    keyScope: object.security.flatMap(({ apiKey = [] }) => apiKey)[0],
    parameters: object.parameters ?? [],
    body: readPayload(object.requestBody?.content),
    status: Number(success?.[0] ?? 200),
    response: readPayload(success && resolveResponse(document, success[1]).content),
    errors: responses
      .filter(([status]) => Number(status) >= 400)
      .flatMap(([status, response]) =>
        readErrors(Number(status), resolveResponse(document, response).description ?? ''),
      ),
  };
}

function readCaller({ security, summary }: OperationObject): Caller {
  if (security.length === 0) return 'anyone';
  if (OPERATORS.test(summary)) return 'operator';
  if (security.some((scheme) => Object.keys(scheme).length === 0)) return 'optional';
  return security.some((scheme) => 'editorToken' in scheme) ? 'editor' : 'user';
}

function readPayload(content: OperationObject['responses'][string]['content']) {
  const [type, media] = Object.entries(content ?? {})[0] ?? [];
  return type === undefined ? undefined : { type, schema: media?.schema };
}

/** Lines of "- `code`: sentence"; OAuth errors are one sentence without a code. */
function readErrors(status: number, description: string): OperationError[] {
  return description.split('\n').map((line) => {
    const [, code, message = line] = /^- `([^`]+)`: (.*)$/.exec(line) ?? [];
    return { status, code, message };
  });
}
