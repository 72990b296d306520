// Formats a source with Prettier, which is loaded with the first use.
import type { Language } from './language.ts';

/** Throws with the place when the source cannot be read. */
export async function formatCode(language: Language, source: string): Promise<string> {
  const { format } = await import('prettier/standalone');
  const options = { printWidth: 100, singleQuote: true };
  if (language === 'css') {
    const { default: postcss } = await import('prettier/plugins/postcss');
    return format(source, { ...options, parser: 'css', plugins: [postcss] });
  }
  const [{ default: acorn }, { default: estree }] = await Promise.all([
    import('prettier/plugins/acorn'),
    import('prettier/plugins/estree'),
  ]);
  return format(source, { ...options, parser: 'acorn', plugins: [acorn, estree] });
}
