// Covers of books and a podcast, and a school yard from above.
import { gradient, ground, type Scene } from './scene.ts';

const waves = [0, 1, 2, 3, 4].map((row) => {
  const y = 760 + row * 104;
  return `<path d="M-40 ${y}c90-50 170-50 260 0s170 50 260 0 170-50 260 0 170 50 340 0v600H-40z" fill="${['#2d5a72', '#244b61', '#1b3b4f', '#132c3d', '#0c1f2c'][row]}"/>`;
});

const bookFerry: Scene = {
  shape: 'tall',
  content: `<defs>${gradient('sky', ['#e8c9a8', '#c98f73', '#5b6a78'])}</defs>${ground('url(#sky)')}<circle cx="500" cy="430" r="170" fill="#f7ead2"/>
${waves.slice(0, 1).join('')}<path d="M240 740h520l-70 110H320z" fill="#f9f4ea"/><path d="M330 640h290v100H330zM380 560h150v80H380z" fill="#f9f4ea"/><path d="M560 500h56v140h-56z" fill="#b8452e"/>
<g fill="#132c3d"><circle cx="390" cy="690" r="16"/><circle cx="460" cy="690" r="16"/><circle cx="530" cy="690" r="16"/></g>${waves.slice(1).join('')}`,
};

const leaves = [
  [210, 260, -30],
  [790, 220, 40],
  [150, 620, 10],
  [850, 640, -20],
  [250, 1010, 30],
  [770, 1030, -35],
  [500, 150, 0],
  [500, 1130, 180],
].map(
  ([x, y, turn]) =>
    `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0-130c110 60 110 200 0 260-110-60-110-200 0-260zM0-90v180" stroke="#16301f" stroke-width="8"/>`,
);

const bookOrchard: Scene = {
  shape: 'tall',
  content: `${ground('#20432c')}<g fill="#3f7149">${leaves.join('')}</g><circle cx="500" cy="640" r="255" fill="#c6392b"/><path d="M360 520c40-70 110-100 180-96" stroke="#f39a7b" stroke-width="34" fill="none" stroke-linecap="round"/>
<path d="M500 400c-6-60 10-100 50-140" stroke="#f0e3c4" stroke-width="22" fill="none" stroke-linecap="round"/><path d="M540 330c80-70 160-60 190-20-50 60-130 70-190 20z" fill="#9cbf6a"/>`,
};

const lighthouse: Scene = {
  shape: 'square',
  content: `<defs>${gradient('sky', ['#06302d', '#0c5a52', '#f0a35b'])}</defs>${ground('url(#sky)')}<path d="M600 330L-80 60v330zM600 330l680-270v330z" fill="#fff3cf" opacity=".5"/>
<circle cx="600" cy="330" r="150" fill="#fff3cf" opacity=".5" filter="url(#far)"/><path d="M500 440h200l50 560H450z" fill="#fbf3e4"/><path d="M489 560h222l13 130H476zM465 830h270l13 130H452z" fill="#d9482f"/>
<path d="M470 400h260v44H470zM520 280h160v120H520z" fill="#10201f"/><path d="M540 296h120v90H540z" fill="#ffe9a8"/><path d="M500 280l100-90 100 90z" fill="#d9482f"/>
<path d="M0 1010c200-70 380-60 600-20s400 20 600-30v240H0z" fill="#0a2423"/><path d="M0 1100c260-50 420-30 640-10s380 10 560-20v130H0z" fill="#051615"/>`,
};

const crown = (x: number, y: number, size: number) =>
  `<ellipse cx="${x + size * 0.5}" cy="${y + size * 0.42}" rx="${size}" ry="${size * 0.9}" fill="#10291d" opacity=".35"/><g fill="#2f7a4c"><circle cx="${x - size * 0.45}" cy="${y}" r="${size * 0.66}"/><circle cx="${x + size * 0.45}" cy="${y + size * 0.1}" r="${size * 0.66}"/><circle cx="${x}" cy="${y - size * 0.4}" r="${size * 0.66}"/><circle cx="${x}" cy="${y + size * 0.42}" r="${size * 0.6}"/></g><circle cx="${x - size * 0.2}" cy="${y - size * 0.25}" r="${size * 0.5}" fill="#57a868"/><circle cx="${x - size * 0.34}" cy="${y - size * 0.4}" r="${size * 0.2}" fill="#8fcf86"/>`;

const child = (x: number, y: number, color: string) =>
  `<ellipse cx="${x + 14}" cy="${y + 12}" rx="24" ry="16" fill="#2a2a20" opacity=".3"/><ellipse cx="${x}" cy="${y}" rx="22" ry="15" fill="${color}"/><circle cx="${x}" cy="${y - 2}" r="11" fill="#3a261b"/>`;

const trees: Scene = {
  shape: 'wide',
  content: `${ground('#e7d3ae')}<path d="M0 0h1500v150H0z" fill="#c9b48e"/><path d="M0 0h620v250H0z" fill="#b9563b"/><path d="M0 118h620v16H0z" fill="#94402a"/>
<g fill="none" stroke="#fff" stroke-width="9" opacity=".85"><circle cx="1000" cy="620" r="170"/><path d="M640 300h780v640H640zM640 620h780"/></g>
<g fill="none" stroke="#d98b3c" stroke-width="10"><path d="M120 860h220v-90H230v-90h110v-80"/></g>
${crown(190, 420, 130)}${crown(470, 560, 165)}${crown(330, 900, 140)}${crown(760, 240, 120)}${crown(1230, 180, 150)}${crown(1430, 520, 160)}${crown(1290, 900, 170)}${crown(720, 930, 120)}
${child(900, 560, '#d9482f')}${child(960, 590, '#1f5a8c')}${child(1060, 700, '#e8b13a')}${child(560, 790, '#7b4fa3')}${child(610, 830, '#d9482f')}${child(1120, 480, '#1d7a6b')}${child(880, 760, '#e8b13a')}${child(500, 330, '#1f5a8c')}`,
};

export const covers = { 'book-ferry': bookFerry, 'book-orchard': bookOrchard, lighthouse, trees };
