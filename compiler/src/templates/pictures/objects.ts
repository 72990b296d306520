// Things on a table: pottery, and a breakfast.
import { gradient, ground, type Scene } from './scene.ts';

type Ground = { wall: string; table: string };

/** An object in front of a wall, with its shadow to the right. */
function still({ wall, table }: Ground, shadow: string, object: string): Scene {
  return {
    shape: 'square',
    content: `${ground(wall)}<path d="M0 0h760L0 900z" fill="#fff" opacity=".22" filter="url(#soft)"/><rect y="820" width="1200" height="380" fill="${table}"/>
<g fill="#2a1710" opacity=".28" filter="url(#soft)">${shadow}</g>${object}`,
  };
}

const glaze = (id: string, light: string, middle: string, dark: string) =>
  `<defs>${gradient(id, [light, middle, dark], 0)}</defs>`;

const cup = still(
  { wall: '#f2b89a', table: '#d98f6c' },
  '<ellipse cx="690" cy="934" rx="330" ry="40"/>',
  `${glaze('body', '#fdf3e4', '#f2dfc6', '#c9a988')}<path d="M780 520c170-30 230 60 200 170s-150 170-260 130" fill="none" stroke="#d8b997" stroke-width="54" stroke-linecap="round"/>
<path d="M360 440h450c10 250-20 420-90 490H450c-70-70-100-240-90-490z" fill="url(#body)"/><path d="M362 560c2-60-2-120-2-120h450s0 70-4 150c-90 60-140-30-220 20s-150 10-224-50z" fill="#3f6f78"/>
<ellipse cx="585" cy="440" rx="225" ry="52" fill="#2f5961"/><ellipse cx="585" cy="446" rx="190" ry="38" fill="#4a2a1c"/><path d="M470 700c10 90 24 140 50 190" stroke="#fff" stroke-width="16" opacity=".5" fill="none" stroke-linecap="round"/>`,
);

const bowl = still(
  { wall: '#bcd0d6', table: '#8fa9b3' },
  '<ellipse cx="660" cy="930" rx="430" ry="46"/>',
  `${glaze('body', '#5f86b8', '#2f5688', '#19365c')}<path d="M180 520h840c-20 240-180 380-310 400H490C360 900 200 760 180 520z" fill="url(#body)"/>
<path d="M470 900h260l-14 44H484z" fill="#e3cfb6"/><ellipse cx="600" cy="520" rx="420" ry="92" fill="#e9dcc6"/><ellipse cx="600" cy="526" rx="386" ry="76" fill="#27497a"/>
<path d="M260 540c90 66 560 78 690-4-60 40-190 66-350 66s-290-26-340-62z" fill="#7ea6d2" opacity=".7"/><path d="M270 640c30 90 80 150 140 200" stroke="#fff" stroke-width="18" opacity=".3" fill="none" stroke-linecap="round"/>`,
);

const vase = still(
  { wall: '#e6d6b8', table: '#c3aa80' },
  '<ellipse cx="690" cy="990" rx="270" ry="40"/>',
  `${glaze('body', '#8fb08c', '#4f7a58', '#27452f')}<g fill="none" stroke="#6b5a34" stroke-width="12" stroke-linecap="round"><path d="M600 300C590 220 520 140 470 70M606 300c10-90 50-150 110-220M600 300c-4-80 4-150 0-220"/></g>
<g fill="#c7702f"><circle cx="466" cy="70" r="36"/><circle cx="720" cy="76" r="42"/><circle cx="600" cy="80" r="30"/><circle cx="540" cy="150" r="20"/><circle cx="668" cy="160" r="22"/></g>
<path d="M520 290h160c0 110 20 150 90 240 90 120 60 330-40 460H470c-100-130-130-340-40-460 70-90 90-130 90-240z" fill="url(#body)"/>
<path d="M400 700c80 60 140-20 210 30s120 20 190-20c10 110-20 210-70 280H470c-50-70-80-170-70-290z" fill="#e8dcc2" opacity=".92"/><ellipse cx="600" cy="290" rx="80" ry="20" fill="#1c3324"/>
<path d="M500 480c-60 70-80 130-70 210" stroke="#fff" stroke-width="16" opacity=".4" fill="none" stroke-linecap="round"/>`,
);

const plate: Scene = {
  shape: 'square',
  content: `<defs>${gradient('body', ['#fbf4e8', '#e2d2ba'], 45)}</defs>${ground('#d9a98e')}<path d="M0 300L1200 0v420L0 800z" fill="#fff" opacity=".16" filter="url(#soft)"/>
<circle cx="630" cy="640" r="450" fill="#3a2015" opacity=".32" filter="url(#soft)"/><circle cx="600" cy="600" r="450" fill="#4a3b34"/><circle cx="600" cy="600" r="424" fill="url(#body)"/>
<circle cx="600" cy="600" r="300" fill="none" stroke="#cdb898" stroke-width="10"/><circle cx="600" cy="600" r="286" fill="#f7eddd"/>
<path d="M330 470a300 300 0 0 1 240-150" stroke="#fff" stroke-width="20" fill="none" stroke-linecap="round" opacity=".8"/>
<g fill="none" stroke="#6d8a72" stroke-width="9" stroke-linecap="round"><path d="M520 760c60-70 110-150 150-260M560 715c-40-6-66-20-80-46M600 655c-40-8-64-26-76-54M580 685c34 14 70 12 100-8M622 620c30 16 66 12 92-8"/></g>`,
};

const table: Scene = {
  shape: 'wide',
  content: `<defs>${gradient('wall', ['#f4dfbf', '#e3b987'], 20)}${gradient('loaf', ['#d99a55', '#8d4a1f'])}</defs>${ground('url(#wall)')}
<path d="M120 0h210L40 620H0V260zM420 0h190L210 620H120z" fill="#fff6df" opacity=".6" filter="url(#soft)"/><rect y="600" width="1500" height="400" fill="#7b4524"/><rect y="600" width="1500" height="26" fill="#94592f"/>
<g fill="#2b1409" opacity=".4" filter="url(#soft)"><ellipse cx="640" cy="842" rx="430" ry="46"/><ellipse cx="1180" cy="850" rx="230" ry="38"/></g>
<rect x="200" y="772" width="800" height="58" rx="29" fill="#b9803f"/><path d="M280 780c-20-230 130-360 340-360s370 130 340 360z" fill="url(#loaf)"/>
<g fill="none" stroke="#f6d7a5" stroke-width="22" stroke-linecap="round"><path d="M430 520c60 20 100 80 110 160M560 470c70 30 110 100 120 200M700 480c60 40 90 110 96 190"/></g>
<path d="M330 640c20-90 80-150 160-180" stroke="#fff" stroke-width="16" opacity=".25" fill="none" stroke-linecap="round"/>
<path d="M1290 640c110-20 140 40 110 100s-90 80-150 70" fill="none" stroke="#e6e0d2" stroke-width="30"/><path d="M1060 590h250c0 150-20 230-60 260h-130c-40-30-60-110-60-260z" fill="#f7f2e6"/><ellipse cx="1185" cy="590" rx="125" ry="28" fill="#e2d9c6"/><ellipse cx="1185" cy="594" rx="104" ry="20" fill="#4c2713"/>
<g fill="none" stroke="#fff8ea" stroke-width="12" stroke-linecap="round" opacity=".65" filter="url(#soft)"><path d="M1150 540c-30-50 30-80 0-140M1220 540c-30-60 30-90 0-160"/></g>`,
};

const rings = [0, 1, 2, 3].map(
  (ring) =>
    `<ellipse cx="740" cy="806" rx="${520 - ring * 78}" ry="${104 - ring * 16}" fill="none" stroke="#5c4a40" stroke-width="5"/>`,
);

const wheel: Scene = {
  shape: 'wide',
  content: `<defs>${gradient('wall', ['#e7d8c4', '#c7a98b'], 15)}${gradient('clay', ['#d8bfa8', '#b08d73', '#7c5c48'], 0)}</defs>${ground('url(#wall)')}
<g fill="#fdf6e8"><path d="M110 90h300v360H110z"/></g><path d="M250 90h20v360h-20zM110 255h300v20H110z" fill="#c7a98b"/><path d="M110 450h300L760 1000H340z" fill="#fff8e8" opacity=".3" filter="url(#soft)"/>
<path d="M980 190h440v22H980zM980 420h440v22H980z" fill="#8c6347"/><path d="M1020 190v-60c0-30 20-40 46-40s46 10 46 40v60zM1300 420v-80c0-26-20-30-20-60h80c0 30-20 34-20 60v80z" fill="#3f6f78"/><path d="M1160 190v-30h110v30zM1040 420c-30-60-10-90 50-90s80 30 50 90z" fill="#d9825b"/><path d="M1180 420v-44h80v44z" fill="#f4ead8"/>
<path d="M0 860h1500v140H0z" fill="#6b4733"/><ellipse cx="740" cy="850" rx="560" ry="116" fill="#2b211c"/><ellipse cx="740" cy="806" rx="560" ry="116" fill="#43362f"/>${rings.join('')}
<path d="M450 470h580c10 170-110 300-190 330-60 20-140 20-200 0-80-30-200-160-190-330z" fill="url(#clay)"/><ellipse cx="740" cy="470" rx="290" ry="66" fill="#e0cbb6"/><ellipse cx="740" cy="478" rx="252" ry="50" fill="#6a4d3c"/>
<g fill="none" stroke="#fff" stroke-linecap="round" opacity=".3"><path d="M480 560c30 100 80 170 130 210" stroke-width="16"/><path d="M520 540c160 44 300 44 440 0M560 650c120 30 240 30 360 0" stroke-width="6"/></g>`,
};

export const objects = { cup, bowl, vase, plate, table, wheel };
