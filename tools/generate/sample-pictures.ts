// Pictures in place of `https://images.example/NAME.jpg`, drawn from the name, so that sheets need no network.

type Scene = (tones: readonly string[], seed: number) => string;

const scenes: readonly [names: RegExp, scene: Scene][] = [
  [/portrait|nova|mara|host|person|avatar/, portrait],
  [/stage|tour|concert|crowd|night/, stage],
  [/bread|food|table|croissant|product|record|mug/, still],
  [/./, landscape],
];

const tones: readonly (readonly string[])[] = [
  ['#f3c9a5', '#d97f5b', '#7a3b3a', '#241722', '#f8e6cf'],
  ['#9cc7d9', '#4c8aa3', '#1f4a5c', '#0c1f2a', '#eef4ea'],
  ['#e9d8a6', '#94a972', '#42613f', '#1c2b1f', '#fbf3dc'],
  ['#f0a8b8', '#b85c86', '#573263', '#1f1430', '#fde9e4'],
];

export function drawSamplePicture(name: string): string {
  const seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const scene = scenes.find(([names]) => names.test(name))?.[1] ?? landscape;
  const [width, height] = scene === portrait ? [1000, 1200] : [1500, 1000];
  const palette = tones[seed % tones.length] as readonly string[];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><filter id="soft"><feGaussianBlur stdDeviation="14"/></filter><filter id="far"><feGaussianBlur stdDeviation="60"/></filter>
<filter id="grain"><feTurbulence baseFrequency=".9" numOctaves="2"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 .16 0"/></filter></defs>
${scene(palette, seed)}<rect width="100%" height="100%" filter="url(#grain)"/></svg>`;
}

function portrait([light, middle, deep, dark, pale]: readonly string[]): string {
  return `<rect width="1000" height="1200" fill="${middle}"/><ellipse cx="260" cy="250" rx="520" ry="460" fill="${light}" filter="url(#far)"/>
<ellipse cx="900" cy="1000" rx="420" ry="420" fill="${deep}" filter="url(#far)"/>
<path d="M120 1200c20-250 190-330 380-340s370 90 400 340z" fill="${dark}"/>
<path d="M430 700h150v200c-40 50-110 50-150 0z" fill="#a8694c"/>
<ellipse cx="505" cy="560" rx="150" ry="195" fill="#c98a66"/><ellipse cx="450" cy="540" rx="80" ry="140" fill="#e0a884" opacity=".6" filter="url(#soft)"/>
<path d="M330 600c-40-250 60-360 190-350s220 110 160 370c-10-130-60-190-130-220-60 60-160 60-220 200z" fill="${dark}"/>
<path d="M300 1200c0-160 90-250 200-250s200 100 210 250z" fill="${pale}" opacity=".14"/>`;
}

function stage([light, middle, deep, dark, pale]: readonly string[], seed: number): string {
  const beams = [200, 520, 860, 1240].map((x, index) => {
    const lean = ((seed + index * 37) % 300) - 150;
    return `<path d="M${x} -20l${lean - 150} 1040h300z" fill="${index % 2 ? light : middle}" opacity=".42" filter="url(#soft)"/>`;
  });
  const heads = Array.from({ length: 24 }, (_, index) => {
    const y = 900 + ((seed * (index + 3)) % 70);
    return `<circle cx="${index * 66}" cy="${y}" r="46"/><rect x="${index * 66 - 60}" y="${y + 20}" width="120" height="200" rx="50"/>`;
  });
  return `<rect width="1500" height="1000" fill="${dark}"/><ellipse cx="750" cy="380" rx="640" ry="330" fill="${deep}" filter="url(#far)"/>${beams.join('')}
<g fill="#08060a"><circle cx="760" cy="500" r="38"/><path d="M700 800c0-180 10-250 60-250s64 70 64 250zM800 590l110-90 14 16-110 110z"/></g>
<ellipse cx="760" cy="470" rx="200" ry="240" fill="${pale}" opacity=".3" filter="url(#far)"/><g fill="#060408">${heads.join('')}</g>`;
}

function still([light, middle, deep, dark, pale]: readonly string[], seed: number): string {
  const x = 560 + (seed % 300);
  return `<rect width="1500" height="1000" fill="${pale}"/><rect width="1500" height="560" fill="${light}"/><ellipse cx="300" cy="200" rx="500" ry="300" fill="#fff" opacity=".5" filter="url(#far)"/>
<rect y="560" width="1500" height="440" fill="${deep}"/><ellipse cx="${x}" cy="800" rx="480" ry="90" fill="${dark}" opacity=".6" filter="url(#soft)"/>
<path d="M${x - 430} 770c0-250 200-380 430-380s430 130 430 380c0 60-860 60-860 0z" fill="${middle}"/>
<path d="M${x - 300} 520c60-60 120-90 180-100l40 210c-40 40-120 30-150 0zM${x - 40} 400c60 0 130 20 180 50l-40 210c-50 30-100 30-130 0z" fill="${light}" opacity=".8"/>
<ellipse cx="${x - 120}" cy="500" rx="260" ry="90" fill="#fff" opacity=".25" filter="url(#far)"/><circle cx="1330" cy="700" r="110" fill="${dark}"/><circle cx="1300" cy="660" r="50" fill="${middle}" opacity=".5" filter="url(#soft)"/>`;
}

function landscape([light, middle, deep, dark, pale]: readonly string[], seed: number): string {
  const sun = 300 + (seed % 900);
  return `<rect width="1500" height="1000" fill="${light}"/><rect width="1500" height="420" fill="${pale}" filter="url(#far)"/><circle cx="${sun}" cy="330" r="95" fill="#fff" opacity=".85" filter="url(#soft)"/>
<path d="M0 560l260-190 220 150 300-260 340 280 180-120 200 140v440H0z" fill="${middle}"/><path d="M0 690l320-150 300 130 380-170 500 210v290H0z" fill="${deep}"/>
<path d="M0 840c300-120 560-40 800-60s460-90 700-10v230H0z" fill="${dark}"/><ellipse cx="${sun}" cy="620" rx="620" ry="90" fill="${pale}" opacity=".25" filter="url(#far)"/>`;
}
