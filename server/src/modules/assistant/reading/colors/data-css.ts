// The colors that CSS names, and everyday names in English. `~` marks words that need a color word beside them.
export const COLORS_EN = `
#000000: black,pure black
#ffffff: white,pure white
#808080: gray,grey
#ff0000: pure red
#d92d2d: red
#f2f0ea: off-white,off white,offwhite,eggshell,bone white
#1f1f1f: near black,off-black,off black,almost black,soft black,jet black,jet,onyx,ebony
#2563eb: blue
#16a34a: green
#facc15: yellow
#f97316: orange
#8b3fd9: purple
#7c3aed: violet
#ec4899: pink
#8b5a2b: brown
#c9a227: gold,golden
#c0c0c0: silver
#14b8a6: turquoise
#008080: teal
#06b6d4: cyan,aqua
#d946ef: magenta,fuchsia
#800000: maroon
#14213d: navy,navy blue,navyblue
#808000: ~olive,olive green,olivegreen
#84cc16: ~lime,lime green,limegreen
#4f46e5: indigo
#f5f0e1: cream,~creme,creamy white,cream white
#f5f5dc: beige
#fffff0: ivory
#d2b48c: ~tan
#c3b091: khaki
#fa8072: ~salmon,salmon pink
#ff7f50: coral,coral red
#e6e6fa: lavender
#c8a2c8: lilac,lilac purple
#dda0dd: ~plum light
#8e4585: ~plum
#da70d6: orchid
#dc143c: crimson
#a52a2a: auburn
#b22222: firebrick
#ff6347: ~tomato,tomato red
#ffd700: pure gold
#daa520: goldenrod
#cd853f: peru
#a0522d: sienna,burnt sienna
#d2691e: ~chocolate light
#f0e68c: light khaki
#40e0d0: bright turquoise
#7fffd4: aquamarine
#4682b4: steel blue,steelblue
#6495ed: cornflower,cornflower blue
#4169e1: royal blue,royalblue
#1e90ff: dodger blue
#87ceeb: sky blue,skyblue,sky
#add8e6: light blue,lightblue
#b0e0e6: powder blue
#191970: midnight blue,midnightblue,midnight,night blue,night-blue
#00008b: dark blue,darkblue
#00bfff: deep sky blue
#5f9ea0: cadet blue
#708090: slate,slate gray,slate grey
#778899: light slate gray
#6a5acd: slate blue
#2f4f4f: dark slate gray,dark slate
#696969: dim gray,dim grey
#d3d3d3: light gray,light grey,lightgray,lightgrey
#404040: dark gray,dark grey,darkgray,darkgrey
#dcdcdc: gainsboro
#f5f5f5: white smoke,whitesmoke,smoke
#fffafa: snow white,~snow
#f8f8ff: ghost white
#006400: dark green,darkgreen
#90ee90: light green,lightgreen
#1f4d2b: forest green,forestgreen,~forest,hunter green,woodland green
#2e8b57: sea green,seagreen
#3cb371: medium sea green
#00ff7f: spring green
#6b8e23: olive drab
#556b2f: dark olive,dark olive green
#9acd32: yellow green
#7cfc00: lawn green,grass green
#98fb98: pale green
#8fbc8f: dark sea green
#9caf88: sage,sage green,salbei
#98d8c8: mint green,mint,minty green
#01796f: pine green,~pine
#355e3b: hunter,bottle green,british racing green,racing green
#50c878: emerald,emerald green
#00a86b: jade,jade green
#8a9a5b: moss green,~moss
#93c572: pistachio,pistachio green
#568203: avocado green,~avocado
#8b0000: dark red,darkred
#6d1a36: burgundy,bordeaux,wine red,~wine,oxblood,claret
#9b111e: ruby,ruby red
#990f02: cherry red,~cherry
#e30b5d: raspberry,~raspberry red
#cb4154: brick,brick red
#b7410e: ~rust,rust red,rusty red,rust orange
#cc4e2c: burnt orange
#e2725b: terracotta,terra cotta
#cb6d51: copper
#cd7f32: bronze
#b5651d: caramel
#ffbf00: amber
#e1ad01: mustard,mustard yellow
#ffdb58: light mustard
#fff44f: lemon yellow,~lemon,canary yellow,canary
#f4c430: saffron
#fbec5d: maize
#fffacd: lemon chiffon
#ffdab9: peach puff
#ffb07c: peach,peachy
#fbceb1: apricot
#f28500: tangerine
#ed9121: carrot orange,~carrot
#ff7518: pumpkin orange,~pumpkin
#ff8c00: dark orange
#c08081: old rose,antique rose
#dcae96: dusty rose,dusty pink,dusky pink,rose dust
#e8b4b8: rose gold
#f4c2c2: baby pink
#ffb6c1: light pink,lightpink
#f9d5d3: blush,blush pink,~powder pink
#ff69b4: hot pink,hotpink
#ff1493: deep pink,shocking pink
#e75480: dark pink
#e8888a: ~rose,rose pink
#fc89ac: bubblegum,bubblegum pink,bubble gum pink
#c71585: medium violet red
#e0b0ff: mauve
#614051: eggplant,aubergine
#9966cc: amethyst
#663399: rebecca purple
#4b0082: dark indigo
#4b2067: deep purple,dark purple
#b19cd9: light purple,pastel purple
#ccccff: periwinkle
#0047ab: cobalt,cobalt blue
#0f52ba: sapphire,sapphire blue
#1b4965: petrol,petrol blue
#005f6a: dark teal,petrol green
#0077be: ocean blue,~ocean,sea blue
#4f738e: denim,denim blue,jeans blue
#89cff0: baby blue
#007fff: azure,azure blue
#7df9ff: electric blue
#6699cc: blue gray,blue grey,~dove blue
#36454f: charcoal,charcoal gray,charcoal grey
#293133: anthracite,graphite
#b2beb5: ash gray,ash grey,~ash
#8c8c84: ~stone,stone gray,stone grey
#c2b280: ~sand,sandy,sand color
#e3d5ca: oatmeal,~oat,linen color
#faf0e6: linen
#b8a99a: taupe
#a99985: greige
#6f4e37: coffee brown,~coffee
#3e2723: dark brown,espresso brown,~espresso
#7b3f00: chocolate brown,~chocolate
#c4a484: light brown
#8b4513: saddle brown
#c19a6b: camel
#f7e7ce: champagne
#fdf5e6: old lace
#f0ead6: pearl,~pearl white
#39ff14: neon green
#ff10f0: neon pink
#fff01f: neon yellow
#1f51ff: neon blue
#ff5f1f: neon orange
#bc13fe: neon purple
#f4f1ea: paper white,~paper
`;
