// Bodies that are too large, of another type, or not what the route takes.
import type { Route } from '@vys/contract';
import { expect } from 'vitest';
import type { Attack, Case } from './case.ts';
import { call, FORM, isMutating, JSON_TYPE, takesJson } from './case.ts';
import { hostileBodies } from './hostile.ts';
import { expectRefusal } from './judge.ts';
import { multipartOf } from './world.ts';

const limitOf = (route: Route) => route.bodyLimit ?? 64 * 1024;
const typeOf = (route: Route) => (route.bodyType === 'form' ? FORM : JSON_TYPE);

const malformedBodies: Attack = {
  title: 'refuses what is no JSON, and keys of prototypes',
  applies: (route) => isMutating(route) && (route.bodyType ?? 'json') === 'json',
  changesNothing: true,
  async run(one) {
    for (const { name, text, isMalformed } of hostileBodies(one.right.body, limitOf(one.route))) {
      if (!isMalformed) continue;
      const answer = await call(one, { body: text, type: JSON_TYPE });
      expect(expectRefusal(one.route, answer, 400), name).toBe('input.malformed');
    }
  },
};

const wrongShapes: Attack = {
  title: 'refuses bodies of a wrong shape, and never breaks on odd ones',
  applies: takesJson,
  changesNothing: false,
  async run(one) {
    for (const { name, text, isMalformed } of hostileBodies(one.right.body, limitOf(one.route))) {
      if (isMalformed || text.length > limitOf(one.route)) continue;
      const answer = await call(one, { body: text, type: JSON_TYPE });
      const isFine = one.route.body?.safeParse(JSON.parse(String(text)) ?? {}).success;
      if (isFine) {
        if (answer.status >= 400) expectRefusal(one.route, answer);
      } else {
        expect(expectRefusal(one.route, answer, 400), `${name}: ${answer.what}`).toBe(
          'input.invalid',
        );
      }
    }
  },
};

const requiredShapes: Attack = {
  title: 'takes nothing but an object as its body',
  applies: takesJson,
  changesNothing: true,
  async run(one) {
    for (const body of ['[]', '"text"', '7', 'true', '[{}]']) {
      expectRefusal(one.route, await call(one, { body, type: JSON_TYPE }), 400);
    }
    const unknown = JSON.stringify({ ...one.right.body, is_operator: true });
    expectRefusal(one.route, await call(one, { body: unknown, type: JSON_TYPE }), 400);
  },
};

const tooLarge: Attack = {
  title: 'refuses a body over its limit',
  applies: isMutating,
  changesNothing: true,
  async run(one) {
    const { route } = one;
    if (route.bodyType === 'multipart') {
      const file = multipartOf(Buffer.alloc(limitOf(route) + 1));
      return void expectRefusal(route, await call(one, file), 413);
    }
    const text = 'x'.repeat(limitOf(route) + 1);
    const body = route.bodyType === 'form' ? `a=${text}` : JSON.stringify({ a: text });
    expectRefusal(route, await call(one, { body, type: typeOf(route) }), 413);
    expectRefusal(route, await call(one, { body, type: typeOf(route), isChunked: true }), 413);
  },
};

const otherTypes = [
  'application/xml',
  'text/html',
  'application/octet-stream',
  'image/png',
  'x/y;;',
];

const wrongType: Attack = {
  title: 'refuses other content types',
  applies: (route) => isMutating(route),
  changesNothing: true,
  async run(one) {
    const { route } = one;
    const body = JSON.stringify(one.right.body ?? {});
    for (const type of otherTypes)
      expectRefusal(route, await call(one, { body, type }), [400, 415]);
    if (route.bodyType !== 'form') {
      expectRefusal(route, await call(one, { body: 'a=b', type: FORM }), 415);
    }
    if (route.bodyType === undefined && route.body !== undefined) {
      const file = multipartOf(Buffer.from(body));
      expectRefusal(route, await call(one, file), [400, 415]);
      expectRefusal(route, await call(one, { body, type: 'text/plain' }), [400, 415]);
    }
    if (route.bodyType !== undefined) {
      expectRefusal(route, await call(one, { body, type: JSON_TYPE }), 415);
    }
  },
};

const oddForms: Attack = {
  title: 'refuses forms that it cannot read',
  applies: (route) => route.bodyType === 'form',
  changesNothing: true,
  async run(one) {
    const right = new URLSearchParams(one.right.body as Record<string, string>).toString();
    const first = Object.keys(one.right.body ?? {})[0];
    const bodies = [
      '',
      '=',
      'a',
      '%zz=%zz',
      '%00=%00',
      '__proto__=1',
      'grant_type[]=password',
      `${right}&${first}=again`,
      ...fieldsWrong(one),
    ];
    for (const body of bodies) expectRefusal(one.route, await call(one, { body, type: FORM }));
  },
};

/** Each field that decides, missing, empty, with a NUL, very long, or not text. */
function fieldsWrong({ right }: Case): string[] {
  const fields = right.body as Record<string, string>;
  const deciding = Object.keys(fields).filter((name) => name !== 'scope');
  return deciding.flatMap((name) => {
    const { [name]: _, ...rest } = fields;
    const values = ['', '\u0000', 'x'.repeat(40_000), '\ud800', '{}', '__proto__'];
    return [rest, ...values.map((value) => ({ ...rest, [name]: value }))].map((form) =>
      new URLSearchParams(form as Record<string, string>).toString(),
    );
  });
}

const oddUploads: Attack = {
  title: 'refuses uploads without an image',
  applies: (route) => route.bodyType === 'multipart',
  changesNothing: true,
  async run(one) {
    const text = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const right = one.right.multipart;
    const edge = right?.type.split('boundary=')[1];
    const cases = [
      multipartOf(text),
      multipartOf(Buffer.alloc(0)),
      multipartOf(text, 'other'),
      multipartOf(text, '__proto__'),
      multipartOf(text, 'file', '../../etc/passwd\u0000.png'),
      { body: `--${edge}--\r\n`, type: right?.type },
      { body: '', type: right?.type },
      { body: right?.body, type: 'multipart/form-data' },
      { body: right?.body.subarray(0, 150), type: right?.type },
    ];
    for (const sent of cases) {
      expectRefusal(one.route, await call(one, sent), [400, 413, 415]);
    }
  },
};

export const bodyAttacks: readonly Attack[] = [
  malformedBodies,
  requiredShapes,
  wrongShapes,
  tooLarge,
  wrongType,
  oddForms,
  oddUploads,
];
