// Bodies that are too large, of another type, or not what the route takes.
import type { Route } from '@vys/contract';
import { expect } from 'vitest';
import { expectError } from './assertions.ts';
import type { Case, NegativeCase } from './case.ts';
import { call, FORM, isMutating, JSON_TYPE, takesForm, takesJson } from './case.ts';
import { malformedInputs } from './malformed-inputs.ts';
import { buildMultipart } from './test-context.ts';

const getBodyLimit = (route: Route) => route.bodyLimit ?? 64 * 1024;
const getContentType = (route: Route) => (takesForm(route) ? FORM : JSON_TYPE);

const malformedBodies: NegativeCase = {
  title: 'ASVS 1.5.2 rejects what is not JSON, and prototype keys',
  applies: (route) => isMutating(route) && (route.bodyType ?? 'json') === 'json',
  changesNothing: true,
  async run(one) {
    for (const { name, text, isMalformed } of malformedInputs(
      one.valid.body,
      getBodyLimit(one.route),
    )) {
      if (!isMalformed) continue;
      const response = await call(one, { body: text, type: JSON_TYPE });
      expect(expectError(one.route, response, 400), name).toBe('input.malformed');
    }
  },
};

const wrongShapes: NegativeCase = {
  title: 'ASVS 2.2.1, 15.3.5 rejects bodies of a wrong shape, and handles unusual ones',
  applies: takesJson,
  changesNothing: false,
  async run(one) {
    for (const { name, text, isMalformed } of malformedInputs(
      one.valid.body,
      getBodyLimit(one.route),
    )) {
      if (isMalformed || text.length > getBodyLimit(one.route)) continue;
      const response = await call(one, { body: text, type: JSON_TYPE });
      const isFine = one.route.body?.safeParse(JSON.parse(String(text)) ?? {}).success;
      if (isFine) {
        if (response.status >= 400) expectError(one.route, response);
      } else {
        expect(expectError(one.route, response, 400), `${name}: ${response.what}`).toBe(
          'input.invalid',
        );
      }
    }
  },
};

const requiredShapes: NegativeCase = {
  title: 'ASVS 8.2.3, 15.3.3 accepts only an object as its body',
  applies: takesJson,
  changesNothing: true,
  async run(one) {
    for (const body of ['[]', '"text"', '7', 'true', '[{}]']) {
      expectError(one.route, await call(one, { body, type: JSON_TYPE }), 400);
    }
    const unknown = JSON.stringify({ ...one.valid.body, is_operator: true });
    expectError(one.route, await call(one, { body: unknown, type: JSON_TYPE }), 400);
  },
};

const tooLarge: NegativeCase = {
  title: 'ASVS 5.2.1 rejects a body over its limit',
  applies: isMutating,
  changesNothing: true,
  async run(one) {
    const { route } = one;
    if (route.bodyType === 'multipart') {
      const file = buildMultipart(Buffer.alloc(getBodyLimit(route) + 1));
      return void expectError(route, await call(one, file), 413);
    }
    const text = 'x'.repeat(getBodyLimit(route) + 1);
    const body = takesForm(route) ? `a=${text}` : JSON.stringify({ a: text });
    expectError(route, await call(one, { body, type: getContentType(route) }), 413);
    expectError(
      route,
      await call(one, { body, type: getContentType(route), isChunked: true }),
      413,
    );
  },
};

const otherTypes = [
  'application/xml',
  'text/html',
  'application/octet-stream',
  'image/png',
  'x/y;;',
];

const wrongType: NegativeCase = {
  title: 'ASVS 3.5.2 rejects other content types',
  applies: (route) => isMutating(route),
  changesNothing: true,
  async run(one) {
    const { route } = one;
    const body = JSON.stringify(one.valid.body ?? {});
    for (const type of otherTypes) expectError(route, await call(one, { body, type }), [400, 415]);
    if (!takesForm(route)) {
      expectError(route, await call(one, { body: 'a=b', type: FORM }), 415);
    }
    if (route.bodyType === undefined && route.body !== undefined) {
      const file = buildMultipart(Buffer.from(body));
      expectError(route, await call(one, file), [400, 415]);
      expectError(route, await call(one, { body, type: 'text/plain' }), [400, 415]);
    }
    // These read JSON as it was sent.
    if (!['json', 'raw', 'bounces'].includes(route.bodyType ?? 'json')) {
      expectError(route, await call(one, { body, type: JSON_TYPE }), 415);
    }
  },
};

const oddForms: NegativeCase = {
  title: 'rejects forms that it cannot read',
  applies: takesForm,
  changesNothing: true,
  async run(one) {
    const valid = new URLSearchParams(one.valid.body as Record<string, string>).toString();
    const first = Object.keys(one.valid.body ?? {})[0];
    const bodies = [
      '',
      '=',
      'a',
      '%zz=%zz',
      '%00=%00',
      '__proto__=1',
      'grant_type[]=password',
      `${valid}&${first}=again`,
      ...fieldsWrong(one),
    ];
    for (const body of bodies) expectError(one.route, await call(one, { body, type: FORM }));
    if (one.route.bodyType !== 'any_form') return;
    const file = buildMultipart(Buffer.from('a'));
    const cut = { ...file, body: file.body.subarray(0, 60) };
    for (const payload of [file, cut, { body: '', type: file.type }]) {
      expectError(one.route, await call(one, payload), [400, 415]);
    }
  },
};

/** Each field that decides, missing, empty, with a NUL, very long, or not text. */
function fieldsWrong({ valid }: Case): string[] {
  const fields = valid.body as Record<string, string>;
  const deciding = Object.keys(fields).filter((name) => name !== 'scope');
  return deciding.flatMap((name) => {
    const { [name]: _, ...rest } = fields;
    const values = ['', '\u0000', 'x'.repeat(40_000), '\ud800', '{}', '__proto__'];
    return [rest, ...values.map((value) => ({ ...rest, [name]: value }))].map((form) =>
      new URLSearchParams(form as Record<string, string>).toString(),
    );
  });
}

const oddUploads: NegativeCase = {
  title: 'ASVS 1.3.4, 5.2.2 rejects uploads without an image',
  applies: (route) => route.bodyType === 'multipart',
  changesNothing: true,
  async run(one) {
    const text = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const valid = one.valid.multipart;
    const edge = valid?.type.split('boundary=')[1];
    const cases = [
      buildMultipart(text),
      buildMultipart(Buffer.alloc(0)),
      buildMultipart(text, 'other'),
      buildMultipart(text, '__proto__'),
      buildMultipart(text, 'file', '../../etc/passwd\u0000.png'),
      { body: `--${edge}--\r\n`, type: valid?.type },
      { body: '', type: valid?.type },
      { body: valid?.body, type: 'multipart/form-data' },
      { body: valid?.body.subarray(0, 150), type: valid?.type },
    ];
    for (const payload of cases) {
      expectError(one.route, await call(one, payload), [400, 413, 415]);
    }
  },
};

export const bodyCases: readonly NegativeCase[] = [
  malformedBodies,
  requiredShapes,
  wrongShapes,
  tooLarge,
  wrongType,
  oddForms,
  oddUploads,
];
