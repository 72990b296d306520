// The same page as most sites would send it: an empty document and a bundle that draws the page with React
// in the browser. Compressed once, like ours, with its data inside, so that it has nothing to wait for.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../../tools/bootstrap/toolchain.mjs';
import { AVATAR_KEY, avatarImage, minimalPage } from '../pages/minimal.ts';

const folder = join(root, '.cache', 'bench', 'client-bundle');
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

type Sent = { body: Buffer; type: string; isCompressed: boolean };

export async function openClientBundle(
  port: number,
): Promise<{ origin: string; bytes: number; close(): Promise<void> }> {
  writeSources();
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    build: { outDir: 'dist', emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  const files = readBuilt();
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (file === undefined) {
      response.writeHead(404, { 'content-length': 0 }).end();
      return;
    }
    response.writeHead(200, {
      'content-type': file.type,
      'content-length': file.body.length,
      ...(file.isCompressed ? { 'content-encoding': 'br' } : {}),
    });
    response.end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const compressed = [...files.values()].filter(({ isCompressed }) => isCompressed);
  return {
    origin: `http://localhost:${port}`,
    bytes: compressed.reduce((sum, { body }) => sum + body.length, 0),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function writeSources(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { title, description } = minimalPage.metadata;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><meta name="description" content="${description}">`;
  const body = '<div id="root"></div><script type="module" src="/main.jsx"></script>';
  const sources = {
    'index.html': `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`,
    'main.jsx': `import { createRoot } from 'react-dom/client';\nimport './page.css';\nimport Page from './page.jsx';\ncreateRoot(document.getElementById('root')).render(<Page />);\n`,
    'page.jsx': minimalPage.jsx,
    'page.css': minimalPage.css,
  };
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text);
}

function readBuilt(): Map<string, Sent> {
  const avatar = { body: avatarImage(), type: 'image/png', isCompressed: false };
  const files = new Map<string, Sent>([[`/_/media/${AVATAR_KEY}`, avatar]]);
  const dist = join(folder, 'dist');
  for (const name of readdirSync(dist, { recursive: true }).map(String)) {
    const type = types[extname(name)];
    if (type === undefined) continue;
    const body = brotliCompressSync(readFileSync(join(dist, name)));
    files.set(name === 'index.html' ? '/' : `/${name}`, { body, type, isCompressed: true });
  }
  return files;
}
