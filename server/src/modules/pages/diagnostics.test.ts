// What keeps a page from being built, in the language of who reads it.
import { describe, expect, it } from 'vitest';
import { sayIn } from '../../platform/language/text.ts';
import { sayBuild } from './build-messages/say-build.ts';
import { type BuildDiagnostic, explain, serializeDiagnostic } from './diagnostics.ts';

const error = (diagnostic: Partial<BuildDiagnostic>): BuildDiagnostic => ({
  code: 'syntax',
  severity: 'error',
  message: 'Bad',
  ...diagnostic,
});
const fromCompiler = error({
  message: 'Pages are plain JavaScript. Remove the types.',
  phrase: { key: 'typesInCode', values: [] },
});
const fromBuild = error({ code: 'render', ...sayBuild('tooSlow') });

describe('the reason', () => {
  it.each([
    ['en', 'Line 7: Pages are plain JavaScript. Remove the types.'],
    ['de', 'Zeile 7: Seiten sind reines JavaScript. Entferne die Typen.'],
    ['es', 'Línea 7: Las páginas son JavaScript puro. Quita los tipos.'],
  ] as const)('is the first error with its line: %s', (language, text) => {
    const warning = error({ severity: 'warning', message: 'Odd', line: 1 });
    const reason = explain([warning, { ...fromCompiler, line: 7 }, fromBuild]);
    expect(sayIn(reason, language)).toBe(text);
  });

  it('has no line where the error has none, and is empty without an error', () => {
    expect(sayIn(explain([fromCompiler]), 'de')).toMatch(/^Seiten sind/);
    expect(sayIn(explain([error({ severity: 'warning' })]), 'de')).toBe('');
  });
});

describe('a diagnostic', () => {
  it.each([
    ['en', 'The page took longer than one second to render.'],
    ['de', 'Die Seite brauchte mehr als eine Sekunde'],
    ['es', 'La página ha tardado más de un segundo'],
  ] as const)('is said in %s', (language, text) => {
    const { message, ...rest } = serializeDiagnostic(fromBuild, language);
    expect(message).toMatch(new RegExp(`^${text}`));
    expect(rest).toEqual({ code: 'render', severity: 'error' });
  });

  it.each([
    ['what a page throws', error({ message: 'TypeError: a is undefined' })],
    ['a phrase of a newer version', error({ phrase: { key: 'notYet', values: [] } })],
  ])('is said as it stands where there are no words for %s', (_what, diagnostic) => {
    expect(serializeDiagnostic(diagnostic, 'de').message).toBe(diagnostic.message);
  });
});
