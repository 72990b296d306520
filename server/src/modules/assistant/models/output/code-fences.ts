// Code as models wrap it: fences, `<jsx>` and `<css>`, `<style>`.

export type CodeParts = { jsx: string; css: string };

type Part = { lang: string; code: string };

const FENCE = /```([a-z]*)[^\n]*\n([\s\S]*?)(?:\n?```|$)/gi;
const ELEMENT = /<(jsx|css|style|code)\b[^>]*>([\s\S]*?)(?:<\/\1\s*>|$)/gi;

/** Of a whole page. */
export function readPageCode(text: string): CodeParts {
  const fenced = [...text.matchAll(FENCE)].map(([, lang = '', code = '']) => toPart(lang, code));
  if (fenced.length > 0) return join(fenced);
  const named = [...text.matchAll(ELEMENT)].map(([, name = '', code = '']) => toPart(name, code));
  if (named.some(({ lang }) => lang === 'jsx')) return join(named);
  return readSectionCode(text);
}

/** Of a part of a page: markup with `<style>` in it. */
export function readSectionCode(text: string): CodeParts {
  const fenced = join(
    [...text.matchAll(FENCE)].map(([, lang = '', code = '']) => toPart(lang, code)),
  );
  const source = fenced.jsx === '' ? text : fenced.jsx;
  const css = fenced.css === '' ? [] : [fenced.css];
  const jsx = source.replace(/<style\b[^>]*>([\s\S]*?)(?:<\/style\s*>|$)/gi, (_, code: string) => {
    css.push(withoutTemplate(code));
    return '';
  });
  return { jsx: jsx.trim(), css: css.join('\n').trim() };
}

/** `{`…`}` around CSS, as JSX needs it. */
const withoutTemplate = (code: string): string =>
  code.replace(/^\s*\{\s*`/, '').replace(/`\s*\}\s*$/, '');

function toPart(name: string, code: string): Part {
  const lower = name.toLowerCase();
  const isStyle = lower === 'css' || lower === 'style' || lower === 'scss';
  return { lang: isStyle ? 'css' : 'jsx', code: code.trim() };
}

function join(parts: readonly Part[]): CodeParts {
  const of = (lang: string) =>
    parts
      .filter((part) => part.lang === lang && part.code !== '')
      .map(({ code }) => code)
      .join('\n');
  return { jsx: of('jsx'), css: of('css') };
}
