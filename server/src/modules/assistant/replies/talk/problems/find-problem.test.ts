// Messages that cannot be done as they were sent, and messages that only look like it.
import { describe, expect, it } from 'vitest';
import { readMessage } from '../../../reading/read-message.ts';
import { findProblem } from './find-problem.ts';
import { sayProblem } from './say-problem.ts';

const problemOf = (text: string, lang: string) =>
  findProblem(text, readMessage(text, { lang, today: '2026-11-22' }));

describe('a message that cannot be done as it was sent', () => {
  it.each([
    ['en', 'htp:/foo', 'address', 'htp:/foo'],
    ['en', 'add a link to www.', 'address', 'www.'],
    ['en', 'add a link to http://localhost:3000', 'address', 'http://localhost:3000'],
    ['en', "add link javascript:alert('hi')", 'unsafeAddress', "javascript:alert('hi')"],
    ['en', 'add a button to data:text/html,hello', 'unsafeAddress', 'data:text/html,hello'],
    ['en', 'link C:\\Users\\me\\menu.pdf', 'file', 'C:\\Users\\me\\menu.pdf'],
    ['en', 'add file:///home/me/cv.pdf', 'file', 'file:///home/me/cv.pdf'],
    ['en', 'my email is mara@', 'email', 'mara@'],
    ['en', 'put an event on 31 February', 'day', '31 February'],
    ['en', 'add event on 2026-13-45', 'day', '2026-13-45'],
    ['de', 'Termin am 30. Februar', 'day', '30. Februar'],
    ['fr', 'événement le 31 février', 'day', '31 février'],
    ['en', 'change the', 'unfinished', 'change the'],
    ['de', 'ändere die', 'unfinished', 'ändere die'],
    ['fr', 'ajoute un lien vers', 'unfinished', 'ajoute un lien vers'],
    ['es', 'cambia el', 'unfinished', 'cambia el'],
    ['pt', 'muda o', 'unfinished', 'muda o'],
    ['it', 'cambia il', 'unfinished', 'cambia il'],
    ['pt', 'sobre o preço, eu queria que ficasse a', 'unfinished', null],
    ['en', 'hello there, the flat white should be called the', 'unfinished', null],
    ['de', 'hallo zusammen, die Speisekarte bekommt noch ein', 'unfinished', null],
    ['en', 'asdkjh', 'noise', 'asdkjh'],
    ['de', 'qwertz uiop', 'noise', 'qwertz uiop'],
  ])('%s: "%s" is told about as %s', (lang, text, kind, part) => {
    const problem = problemOf(text, lang);
    expect(problem).toEqual({ kind, part: part ?? text });
    if (kind !== 'noise') expect(problem && sayProblem(problem, lang)).toContain(part ?? text);
  });

  it.each([
    ['en', '.a > b { margin: 0 }'],
    ['en', '<div onclick="x()"></div>'],
    ['en', 'const a = () => 1;'],
  ])('%s: "%s" is code', (lang, text) => {
    expect(problemOf(text, lang)?.kind).toBe('code');
  });

  it.each([
    ['en', 'add a link to https://mara.test/shop'],
    ['en', 'new hours: tue-sat 8am-2pm'],
    ['en', 'put an event on 28 February'],
    ['en', 'add an event on May 31'],
    ['en', 'show the photo below the links'],
    ['en', 'change my email to mara@mara.test'],
    ['de', 'füge unser pinterest hinzu: pinterest.de/lund'],
    ['de', 'ändere die Farbe'],
    ['fr', 'ajoute un lien vers mara.test'],
    ['pt', 'muda o fundo'],
    ['en', 'rhythm and myths'],
    ['en', 'tell me what the gallery is for'],
    ['en', 'my old title was “The shop of the”'],
    ['pt', 'tem um link repetido, tira-o'],
    ['en', 'add my tiktok @mara.bakes'],
    ['en', 'our name should be Quiet Grind, without the The'],
  ])('%s: "%s" is left to the editing of the page', (lang, text) => {
    expect(problemOf(text, lang)).toBeUndefined();
  });
});
