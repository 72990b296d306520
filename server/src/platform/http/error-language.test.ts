// The language of what an error says: the choice of the person, else what the browser asks for, else English.
import { type Route, route } from '@vys/contract';
import { errorMessages } from '@vys/contract/api/error-messages';
import { emailField } from '@vys/contract/api/schemas';
import { notificationTitleField } from '@vys/contract/notifications/notification-fields';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { appError } from '../errors.ts';
import { createSay } from '../language/text.ts';
import { translateFieldMessage } from './field-messages.ts';
import { createBinder } from './http.ts';
import { registerErrorHandler } from './http-errors.ts';

const say = createSay({
  en: { wait: (days: number) => `Wait ${days} days` },
  de: { wait: (days: number) => `Warte ${days} Tage` },
  es: { wait: (days: number) => `Espera ${days} días` },
});

const saveRoute = route({
  id: 'test.save' as Route['id'],
  method: 'POST',
  path: '/api/save',
  summary: 'For this test',
  access: 'public',
  body: z.strictObject({ email: emailField, title: notificationTitleField, count: z.number() }),
  responseType: 'json',
  status: 200,
  output: z.object({}),
  errors: ['input.invalid'],
});

async function post(headers: Record<string, string>, payload: object) {
  const http = fastify();
  registerErrorHandler(http);
  const options = { findCaller: async () => undefined, checkOutput: true, trustedProxies: [] };
  createBinder(http, options).bind(saveRoute, async () => {
    throw appError('pages.stale', { message: say((messages) => messages.wait(3)) });
  });
  const response = await http.inject({ method: 'POST', url: '/api/save', headers, payload });
  await http.close();
  return { headers: response.headers, body: response.json() };
}

const wrong = { email: '', title: 'x'.repeat(121), count: 'one', more: 1 };

it.each([
  [{}, 'en', 'Email is required', 'Use 120 characters or less', 'Unknown field.'],
  [
    { 'accept-language': 'de-CH' },
    'de',
    'Gib deine E-Mail-Adresse ein',
    'Nimm höchstens 120 Zeichen',
    'Unbekanntes Feld.',
  ],
  [
    { 'accept-language': 'de', cookie: 'a=1; vys_language=es' },
    'es',
    'Introduce tu correo electrónico',
    'Usa 120 caracteres como máximo',
    'Campo desconocido.',
  ],
])('what is wrong with each field is said for %j in %s', async (headers, ...said) => {
  const [language, email, title, more] = said;
  const response = await post(headers, wrong);
  expect(response.body).toMatchObject({ code: 'input.invalid', fields: { email, title, more } });
  expect(response.headers).toMatchObject({
    'content-language': language,
    'cache-control': 'no-store',
  });
});

it.each([
  ['en', /^Invalid input: expected number, received string$/],
  ['de', /^Ungültige Eingabe: erwartet/],
  ['es', /^Entrada inválida: se esperaba/],
])('zod speaks for itself in %s', async (language, text) => {
  const { body } = await post({ 'accept-language': language }, wrong);
  expect(body.fields.count).toMatch(text);
});

it.each([
  ['en', 'Wait 3 days'],
  ['de', 'Warte 3 Tage'],
  ['es', 'Espera 3 días'],
])('a message with a value is said in %s', async (language, message) => {
  const right = { email: 'ada@example.com', title: 'x', count: 1 };
  const { body } = await post({ 'accept-language': language }, right);
  expect(body).toEqual({ code: 'pages.stale', message });
});

it('a code without a message of its own has that of the catalogue', async () => {
  const http = fastify();
  registerErrorHandler(http);
  const response = await http.inject({ url: '/none', headers: { 'accept-language': 'es' } });
  await http.close();
  expect(response.json()).toEqual({
    code: 'route.not_found',
    message: errorMessages.es['route.not_found'],
  });
});

it('a text that is none of the catalogue stays as it is', () => {
  expect(translateFieldMessage('Something else', 'de')).toBe('Something else');
  expect(translateFieldMessage('Use many characters or less', 'de')).toBe(
    'Use many characters or less',
  );
});
