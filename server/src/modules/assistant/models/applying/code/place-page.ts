// A whole page that a model wrote as code, in place of one that was code before. Every link must still be there.

import { replaceUrls } from '@vys/compiler/css/replace-urls';
import { openPage } from '@vys/compiler/page-model/open-page';
import type { PageContent } from '@vys/contract/pages/pages';
import { listDesignAddresses } from '../scope/known-addresses.ts';
import type { Scope } from '../scope/scope-lock.ts';
import { checkCode } from './check-code.ts';
import { fixJsx } from './fix-jsx.ts';
import type { Placed } from './place-section.ts';

export function placePage(
  content: PageContent,
  { jsx, css }: { jsx: string; css: string },
  { addresses, removals }: Scope,
): Placed {
  const fixed = withExport(fixJsx(jsx));
  const checked = checkCode(fixed, addresses);
  if (!checked.ok) return checked;
  const styles = replaceUrls(css.replace(/@import\b[^;]*;/gi, ''), (address) =>
    addresses.has(address) ? undefined : 'none',
  );
  const next = { ...content, jsx: checked.jsx, css: styles };
  const before = openPage(content)?.design.page.links ?? [];
  const after = new Set(listDesignAddresses(openPage(next)?.design.page ?? {}));
  const missing = before.filter(({ url }) => url !== undefined && !after.has(url));
  const lost = missing.map(({ title, url = '' }) => ({ names: [title, url] }));
  if (!removals.mayRemove(lost)) {
    const names = missing.map(({ url }) => url).join(', ');
    return { ok: false, problem: `these links are missing: ${names}` };
  }
  return { ok: true, content: next, dropped: checked.dropped };
}

/** A component that no one exports. */
function withExport(jsx: string): string {
  if (/\bexport\s+default\b/.test(jsx)) return jsx;
  const name = [...jsx.matchAll(/^(?:function|const)\s+([A-Z]\w*)/gm)].at(-1)?.[1];
  if (name !== undefined) return `${jsx}\n\nexport default ${name};\n`;
  return jsx.startsWith('<')
    ? `export default function Page() {\n  return (\n${jsx}\n  );\n}\n`
    : jsx;
}
