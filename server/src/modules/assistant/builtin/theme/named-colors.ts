// Colour words. The names of CSS with their CSS values, except that the everyday ones stand for the
// tone a designer would reach for, and everyday words that CSS does not know.

const CSS_NAMES = `aliceblue f0f8ff antiquewhite faebd7 aquamarine 7fffd4 azure f0ffff beige f5f5dc
bisque ffe4c4 black 000000 blanchedalmond ffebcd blueviolet 8a2be2 brown 7b4a2d burlywood deb887
cadetblue 5f9ea0 chartreuse 7fff00 chocolate d2691e coral ff7f50 cornflowerblue 6495ed
cornsilk fff8dc crimson dc143c darkblue 00008b darkcyan 008b8b darkgoldenrod b8860b darkgray a9a9a9
darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b darkmagenta 8b008b darkolivegreen 556b2f
darkorange ff8c00 darkorchid 9932cc darkred 8b0000 darksalmon e9967a darkseagreen 8fbc8f
darkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoise 00ced1 darkviolet 9400d3
deeppink ff1493 deepskyblue 00bfff dimgray 696969 dimgrey 696969 dodgerblue 1e90ff firebrick b22222
floralwhite fffaf0 forestgreen 228b22 fuchsia e11dd0 gainsboro dcdcdc ghostwhite f8f8ff gold f2b705
goldenrod daa520 gray 6b7280 greenyellow adff2f grey 6b7280 honeydew f0fff0 hotpink ff69b4
indianred cd5c5c indigo 4f46e5 ivory fffff0 khaki f0e68c lavender e6e6fa lavenderblush fff0f5
lawngreen 7cfc00 lemonchiffon fffacd lightblue add8e6 lightcoral f08080 lightcyan e0ffff
lightgoldenrodyellow fafad2 lightgray d3d3d3 lightgreen 90ee90 lightgrey d3d3d3 lightpink ffb6c1
lightsalmon ffa07a lightseagreen 20b2aa lightskyblue 87cefa lightslategray 778899
lightslategrey 778899 lightsteelblue b0c4de lightyellow ffffe0 limegreen 32cd32 linen faf0e6
mediumaquamarine 66cdaa mediumblue 0000cd mediumorchid ba55d3 mediumpurple 9370db
mediumseagreen 3cb371 mediumslateblue 7b68ee mediumspringgreen 00fa9a mediumturquoise 48d1cc
mediumvioletred c71585 midnightblue 191970 mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5
navajowhite ffdead oldlace fdf5e6 olivedrab 6b8e23 orangered ff4500 orchid da70d6 palegoldenrod eee8aa
palegreen 98fb98 paleturquoise afeeee palevioletred db7093 papayawhip ffefd5 peachpuff ffdab9
peru cd853f plum 8e4585 powderblue b0e0e6 rebeccapurple 663399 rosybrown bc8f8f royalblue 4169e1
saddlebrown 8b4513 salmon fa8072 sandybrown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d
silver c0c0c0 skyblue 7cc4f2 slateblue 6a5acd slategray 708090 slategrey 708090 snow fffafa
springgreen 00ff7f steelblue 4682b4 tan d2b48c thistle d8bfd8 tomato ff6347 turquoise 14b8a6
wheat f5deb3 white ffffff whitesmoke f5f5f5 yellowgreen 9acd32`;

const EVERYDAY = `red dc2626 orange f97316 yellow facc15 green 16a34a blue 2563eb purple 7c3aed pink ec4899
teal 0d9488 cyan 06b6d4 aqua 06b6d4 lime 84cc16 magenta d6189f violet 7c3aed navy 14235a
navyblue 14235a maroon 7a1330 olive 6b7028 cream fff6e0 offwhite faf9f5 charcoal 26292e mint a7e8cc
mintgreen a7e8cc peach ffcfae sage a9b99a mustard d9a21b terracotta c65d3b burgundy 6d1a36 rose e8467c
blush f6c9cb emerald 0f9d6b amber f59e0b lilac c8a2e0 rust b04a1c sand e4d3b0 wine 6b1e3b cobalt 1d43c8
ochre c58a1e taupe 8b7e74 eggplant 4a2545 aubergine 4a2545 jade 1a9c73 ruby c0143c sapphire 1746a2
copper b4642d bronze a8712e lemon fde74c apricot fbb980 mauve b784a7 periwinkle 8a95f0 slate 475569
graphite 33363b denim 2f5d8f babyblue a9d6f5 babypink f9c6d7 bubblegum ff85c0 ocean 0e6f9e
oceanblue 0e6f9e grass 4c9f38 moss 5f7a3d pine 1f4d3a hunter 245a3c huntergreen 245a3c forest 1f5132
bloodred 8a0f16 cherry c4123f raspberry c2185b strawberry f2385a tangerine f58220 pumpkin e8731a
caramel b5713a coffee 5b3a29 chestnut 7a3b22 champagne f4e3c3 pearl f3f0e8 bone ece6d6 ash b7bab5
electricblue 2f5bff neongreen 39ff14 neonpink ff2fa0 royalpurple 5b2a9d royal 3b55d9 gunmetal 2b3439`;

function table(text: string): [string, string][] {
  const cells = text.split(/\s+/);
  return cells.flatMap((name, i): [string, string][] => {
    const hex = cells[i + 1];
    return i % 2 === 0 && hex ? [[name, `#${hex}`]] : [];
  });
}

export const NAMED_COLORS: ReadonlyMap<string, string> = new Map([
  ...table(CSS_NAMES),
  ...table(EVERYDAY),
]);
