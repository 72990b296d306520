// Landscapes and a building, as a photographer of quiet light would frame them.
import { gradient, ground, type Scene } from './scene.ts';

/** A line of hills from the left edge to the right one, filled down to the bottom. */
function hills(heights: readonly number[], fill: string, bottom = 1000, width = 1500): string {
  const step = width / (heights.length - 1);
  const points = heights.map((y, index) => [index * step, y] as const);
  const curve = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] as readonly [number, number];
    const middle = (fromX + x) / 2;
    return `C${middle} ${fromY} ${middle} ${y} ${x} ${y}`;
  });
  return `<path d="M0 ${heights[0]}${curve.join('')}V${bottom}H0z" fill="${fill}"/>`;
}

const mist = (y: number, opacity: number, color = '#e8e3da') =>
  `<ellipse cx="750" cy="${y}" rx="1100" ry="70" fill="${color}" opacity="${opacity}" filter="url(#far)"/>`;

const ridge: Scene = {
  shape: 'wide',
  content: `<defs>${gradient('sky', ['#8f9aa3', '#d8cfc2', '#f0dcc3'])}</defs>${ground('url(#sky)')}
<circle cx="1040" cy="330" r="64" fill="#fff6e6" opacity=".9" filter="url(#soft)"/>
${hills([520, 430, 490, 380, 470, 410, 500], '#a9aeb0')}${mist(560, 0.75)}
${hills([620, 560, 500, 590, 520, 610, 560], '#7d868c')}${mist(680, 0.6)}
${hills([740, 650, 700, 610, 690, 640, 730], '#525c64')}${mist(800, 0.45)}
${hills([860, 800, 760, 830, 770, 850, 790], '#2d353c')}${mist(930, 0.2)}
${hills([960, 920, 940, 890, 950, 910, 970], '#14191e')}`,
};

const ripples = Array.from({ length: 16 }, (_, index) => {
  const y = 640 + index * 24;
  const width = 40 + index * 22 + ((index * 53) % 60);
  const x = 980 - width / 2 + ((index * 37) % 50) - 25;
  return `<rect x="${x}" y="${y}" width="${width}" height="${4 + index / 3}" rx="4" opacity="${(0.85 - index * 0.045).toFixed(2)}"/>`;
});

const moon: Scene = {
  shape: 'wide',
  content: `<defs>${gradient('sky', ['#0b1220', '#1c2c40', '#3c5063'])}${gradient('sea', ['#223447', '#0a111b'])}</defs>${ground('url(#sky)')}
<circle cx="980" cy="300" r="190" fill="#cfdbe2" opacity=".28" filter="url(#far)"/><circle cx="980" cy="300" r="74" fill="#f3efe2"/>
<circle cx="955" cy="285" r="18" fill="#d9d3c2" opacity=".6"/><circle cx="1003" cy="322" r="12" fill="#d9d3c2" opacity=".6"/>
<rect y="600" width="1500" height="400" fill="url(#sea)"/><g fill="#f0ead8">${ripples.join('')}</g>
<path d="M0 604c180-30 300-46 420-30s170 22 260 30z" fill="#0c141d"/>`,
};

const dunes: Scene = {
  shape: 'wide',
  content: `<defs>${gradient('sky', ['#c9d3d6', '#ece2d0'])}${gradient('lit', ['#e6c69a', '#d3a873'])}${gradient('dark', ['#8a5f3d', '#5a3b28'])}</defs>${ground('url(#sky)')}
<path d="M0 520c260-60 420-40 640 20s520 40 860-60v520H0z" fill="#dcbf97"/>
<path d="M0 760c300-200 520-330 760-330 60 80-40 180-20 290s150 180 180 280H0z" fill="url(#lit)"/>
<path d="M760 430c200 40 520 210 740 400v170H920c-30-100-160-170-180-280s80-210 20-290z" fill="url(#dark)"/>
<path d="M0 900c260-80 560-90 920 100H0z" fill="#c4935f" opacity=".7"/>`,
};

const steps = Array.from({ length: 9 }, (_, index) => {
  const [x, y] = [140 + index * 118, 930 - index * 92];
  return `<path d="M${x} ${y}h${1500 - x}v92H${x}z" fill="${index % 2 ? '#b9b1a5' : '#c5bdb1'}"/><path d="M${x} ${y}h${1500 - x}v20H${x}z" fill="#e2dbcf"/><path d="M${x} ${y + 20}l${60 + index * 6} 72H${x}z" fill="#7f776d" opacity=".55"/>`;
});

const stairs: Scene = {
  shape: 'wide',
  content: `<defs>${gradient('wall', ['#a59c90', '#d5cdc0'], 20)}</defs>${ground('url(#wall)')}<path d="M0 0h520L0 760z" fill="#efe7d9" opacity=".75"/>
${steps.reverse().join('')}<path d="M900 0h600v1000L1260 0z" fill="#2b2723" opacity=".34"/><path d="M0 1000L900 0h-70L0 910z" fill="#fff6e4" opacity=".35" filter="url(#soft)"/>`,
};

function pine(x: number, bottom: number, height: number): string {
  const tiers = [0, 1, 2, 3].map((tier) => {
    const top = bottom - height + (tier * height) / 4.6;
    const half = (height / 9) * (1 + tier * 0.55);
    return `M${x} ${top}l${half} ${height / 2.9}h${-2 * half}z`;
  });
  return `<path d="${tiers.join('')}"/>`;
}

function forest(count: number, bottom: number, height: number, fill: string): string {
  const trees = Array.from({ length: count }, (_, index) => {
    const x = (index * 1500) / (count - 1) + ((index * 71) % 46) - 23;
    return pine(x, bottom + ((index * 29) % 40), height * (0.72 + ((index * 47) % 40) / 100));
  });
  return `<g fill="${fill}">${trees.join('')}<rect y="${bottom - 30}" width="1500" height="600"/></g>`;
}

const pines: Scene = {
  shape: 'wide',
  content: `<defs>${gradient('sky', ['#cfd4cf', '#e9e6dc'])}</defs>${ground('url(#sky)')}${forest(26, 560, 260, '#b4bdb6')}${mist(560, 0.8)}
${forest(19, 720, 360, '#7f8d85')}${mist(740, 0.6)}${forest(13, 900, 480, '#45534c')}${mist(920, 0.3)}${forest(8, 1060, 620, '#18211d')}`,
};

const salt: Scene = {
  shape: 'wide',
  content: `<defs>${gradient('sky', ['#9db8c9', '#dfe3dd', '#f5e3cf'])}${gradient('flat', ['#f3e2d0', '#c9d5d9', '#94abb9'])}</defs>${ground('url(#sky)')}
<path d="M0 508c200-22 330-16 470-2s340-26 560-10 300 8 470 6v20H0z" fill="#7f93a0"/><rect y="516" width="1500" height="484" fill="url(#flat)"/>
<g fill="#22282d"><circle cx="1004" cy="470" r="10"/><path d="M992 484h24l5 52-10 34h-8l-3-36-8 36h-9l6-38z"/></g>
<path d="M992 654h24l5-52-10-34h-22l-2 38z" fill="#22282d" opacity=".24"/>
<path d="M0 720h1500M0 830h1500M260 1000l320-484M1320 1000L930 516" stroke="#fff" stroke-width="3" opacity=".4" fill="none"/>`,
};

export const landscapes = { ridge, moon, dunes, stairs, pines, salt };
