// A page of twelve links and an avatar, written as its author would.
import { crc32, deflateSync } from 'node:zlib';

export const links = [
  ['New collection: Tide', 'https://shop.annaberg.example/tide'],
  ['Cups and bowls', 'https://shop.annaberg.example/cups'],
  ['Vases', 'https://shop.annaberg.example/vases'],
  ['Seconds, half price', 'https://shop.annaberg.example/seconds'],
  ['Workshops in spring', 'https://annaberg.example/workshops'],
  ['How a glaze is made', 'https://annaberg.example/notes/glaze'],
  ['Studio visits', 'https://annaberg.example/visit'],
  ['Stockists', 'https://annaberg.example/stockists'],
  ['Instagram', 'https://www.instagram.com/annaberg.ceramics'],
  ['YouTube', 'https://www.youtube.com/@annabergceramics'],
  ['Pinterest', 'https://www.pinterest.com/annaberg'],
  ['Write to me', 'mailto:hello@annaberg.example'],
] as const;

export const AVATAR_KEY = 'anna-berg.png';

export const minimalPage = {
  jsx: `const links = ${JSON.stringify(links)};

export default function Page() {
  return (
    <main>
      <img src="/_/media/${AVATAR_KEY}" alt="Anna Berg at the wheel" width="96" height="96" />
      <h1>Anna Berg</h1>
      <p>Ceramics from the north, thrown by hand and fired with wood.</p>
      <nav>
        {links.map(([text, href]) => <a key={href} href={href}>{text}</a>)}
      </nav>
    </main>
  );
}
`,
  css: `body {
  margin: 0;
  background: linear-gradient(#10201a, #1c3a2e) fixed;
  color: #eaf6f0;
  font: 17px/1.5 system-ui, sans-serif;
  text-align: center;
}
main { max-width: 36rem; margin: 0 auto; padding: 4rem 1.25rem; }
img { border-radius: 50%; }
h1 { margin: 1rem 0 0; font-size: 2.25rem; line-height: 1.1; }
nav { display: grid; gap: 0.75rem; margin-top: 2rem; }
nav a {
  padding: 1rem;
  border: 1px solid #35564a;
  border-radius: 0.75rem;
  color: inherit;
  text-decoration: none;
}
nav a:hover { border-color: #10b981; }
`,
  metadata: { title: 'Anna Berg, ceramics', description: 'Cups, bowls and vases from the north.' },
};

/** A round shade of green as a PNG. */
export function avatarImage(): Buffer {
  const side = 192;
  const rows = Array.from({ length: side }, (_, y) => {
    const pixels = Array.from({ length: side }, (__, x) => {
      const shade = Math.round(255 - Math.hypot(x - side / 2, y - side / 2));
      return [shade >> 2, shade, shade >> 1];
    });
    return Buffer.from([0, ...pixels.flat()]);
  });
  const size = Buffer.alloc(13);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  size.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
