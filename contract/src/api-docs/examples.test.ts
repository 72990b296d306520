// The examples of the API documentation: their bodies are valid, and odd texts survive their quotes.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allRoutes } from '../index.ts';
import type { ApiDocument } from './document.ts';
import { languages, printExample } from './examples.ts';
import { listGroups } from './operations.ts';
import { printPythonValue } from './python-value.ts';
import { buildRequest, sampleBody } from './request.ts';

const text = readFileSync(resolve(import.meta.dirname, '../../../docs/openapi.json'), 'utf8');
const document: ApiDocument = JSON.parse(text);
const operations = listGroups(document).flatMap((group) => group.operations);
const origin = 'https://app.example';
const find = (id: string) => {
  const operation = operations.find((one) => one.id === id);
  if (operation === undefined) throw new Error(`no operation ${id}`);
  return operation;
};

describe('the calls of the API documentation', () => {
  it('ROUTE-18 are all those of the contract, each once', () => {
    expect(operations.map(({ id }) => id).toSorted()).toEqual(
      allRoutes.map(({ id }) => id).toSorted(),
    );
  });

  it('name their other paths, who may call, and what can fail', () => {
    expect(find('accounts.session')).toMatchObject({
      path: '/auth/session',
      aliases: ['/api/auth/session'],
      caller: 'optional',
    });
    expect(find('app.clientConfig').caller).toBe('anyone');
    expect(find('pages.update').caller).toBe('editor');
    expect(find('moderation.list')).toMatchObject({ caller: 'operator' });
    expect(find('moderation.list').summary).not.toContain('operators');
    expect(find('pages.publish').errors).toContainEqual({
      status: 422,
      code: 'pages.publish_blocked',
      message: "The page contains something that can't be published.",
    });
    expect(find('identity.token').errors[0]).toMatchObject({ status: 400, code: undefined });
  });

  it('ROUTE-18 name the scope of an API key as the contract does', () => {
    for (const { id, keyScope = 'none' } of allRoutes) {
      expect(find(id).keyScope ?? 'none', id).toBe(keyScope);
    }
    expect(find('pages.publish').keyScope).toBe('pages:write');
    expect(find('accounts.deleteAccount').keyScope).toBeUndefined();
  });

  const routes = allRoutes.filter(({ body, bodyType }) => body && bodyType !== 'multipart');
  it.each(routes.map((route) => [route.id, route] as const))(
    'have a body that the contract accepts: %s',
    (id, route) => {
      const sample = sampleBody(document, find(id));
      expect(route.body?.safeParse(sample).error?.issues ?? [], JSON.stringify(sample)).toEqual([]);
    },
  );

  const addressed = allRoutes.filter(({ params, query }) => params || query);
  it.each(addressed.map((route) => [route.id, route] as const))(
    'have an address that the contract accepts: %s',
    (id, route) => {
      const { url } = buildRequest(document, find(id), { origin });
      const { pathname, searchParams } = new URL(url);
      const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
      const pattern = new RegExp(
        `^${route.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '([^/]+)')}$`,
      );
      const values = pattern.exec(pathname)?.slice(1) ?? [];
      const params = Object.fromEntries(names.map((name, index) => [name, values[index]]));
      expect(route.params?.safeParse(params).error?.issues ?? []).toEqual([]);
      const query = Object.fromEntries(searchParams);
      expect(route.query?.safeParse(query).error?.issues ?? []).toEqual([]);
    },
  );
});

describe('printed examples', () => {
  it.each(languages)('in %s never hold a token, but the name of its variable', (language) => {
    const example = printExample(
      language,
      buildRequest(document, find('accounts.getProfile'), { origin }),
    );
    expect(example).toContain(`${origin}/api/user/profile`);
    expect(example).toContain('VYS_TOKEN');
    const open = printExample(
      language,
      buildRequest(document, find('app.clientConfig'), { origin }),
    );
    expect(open).not.toContain('VYS_TOKEN');
  });

  it('fill in and encode what is given', () => {
    const parameters = { id: 'a/b', kind: 'contact' };
    const { url } = buildRequest(document, find('forms.list'), { origin, parameters });
    expect(url).toBe(`${origin}/api/pages/a%2Fb/submissions?kind=contact`);
  });

  it('quote for the shell', () => {
    const request = buildRequest(document, find('accounts.updateProfile'), {
      origin,
      body: { full_name: "O'Neil" },
    });
    expect(printExample('curl', request)).toContain(`"O'\\''Neil"`);
    expect(printExample('python', request)).toContain(`"full_name": "O'Neil",`);
  });

  it('write values as Python does', () => {
    expect(printPythonValue({ a: [true, null], b: {} })).toBe(
      '{\n    "a": [\n        True,\n        None,\n    ],\n    "b": {},\n}',
    );
  });
});
