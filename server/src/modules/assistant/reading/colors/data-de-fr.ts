// Everyday names of colors: German and French. `~` marks words that need a color word beside them.
export const COLORS_DE = `
#000000: schwarz,schwarze,schwarzer,schwarzen,schwarzes,tiefschwarz
#ffffff: weiß,weiss,weiße,weißer,weißen,weißes,reinweiß,schneeweiß
#808080: grau,graue,grauer,grauen,graues
#d92d2d: rot,rote,roter,roten,rotes
#2563eb: blau,blaue,blauer,blauen,blaues
#16a34a: grün,grüne,grüner,grünen,grünes,gruen
#facc15: gelb,gelbe,gelber,gelben,gelbes
#f97316: orange,orangene,orangener,orangefarben
#7c3aed: violett,violette
#8b3fd9: lila,purpur
#ec4899: pink,pinke,pinken
#f4a6c0: rosa,rosane,rosafarben
#8b5a2b: braun,braune,brauner,braunen,braunes
#c9a227: gold,golden,goldene,goldfarben
#c0c0c0: silber,silbern
#14b8a6: türkis,tuerkis,türkise
#06b6d4: cyan
#f5f5dc: beige
#f5f0e1: creme,cremeweiß,cremefarben,cremeweiss
#fffff0: elfenbein,elfenbeinfarben
#f2f0ea: gebrochenes weiß,naturweiß,wollweiß,altweiß
#293133: anthrazit,anthrazitgrau
#1b4965: petrol,petrolblau
#14213d: marineblau,nachtblau,dunkelmarine,~marine
#191970: mitternachtsblau
#4169e1: königsblau,royalblau
#87ceeb: himmelblau
#89cff0: babyblau
#0047ab: kobaltblau,kobalt
#0077be: meerblau,ozeanblau
#6f8faf: taubenblau
#4f738e: jeansblau
#1f4d2b: tannengrün,waldgrün,dunkelgruen
#355e3b: flaschengrün
#808000: olivgrün,oliv
#9caf88: salbei,salbeigrün
#98d8c8: mint,mintgrün,minze,pfefferminzgrün
#50c878: smaragd,smaragdgrün
#8a9a5b: moosgrün
#7cfc00: grasgrün
#84cc16: limette,limettengrün
#93c572: pistazie,pistaziengrün
#2e8b57: seegrün
#6d1a36: bordeaux,bordeauxrot,weinrot,burgunder,burgunderrot
#990f02: kirschrot
#9b111e: rubinrot
#dc143c: karminrot,purpurrot
#cb4154: ziegelrot,backsteinrot
#b7410e: rostrot,rostbraun,~rost
#e2725b: terrakotta,terracotta
#cb6d51: kupfer,kupferfarben
#cd7f32: bronze
#e1ad01: senf,senfgelb
#fff44f: zitronengelb,zitrone
#f4c430: safran,safrangelb
#ffbf00: bernstein
#fbec5d: maisgelb
#ffb07c: pfirsich,pfirsichfarben
#fbceb1: aprikose,apricot
#fa8072: lachs,lachsfarben,lachsrosa
#ff7f50: koralle,korallenrot,korallfarben
#c08081: altrosa
#dcae96: staubrosa,puderrosa
#e8b4b8: roségold,rosegold
#f9d5d3: puder,zartrosa,rosé
#e6e6fa: lavendel
#c8a2c8: flieder,fliederfarben
#8e4585: pflaume,pflaumenblau
#614051: aubergine
#e0b0ff: mauve
#d946ef: magenta,fuchsia
#c2b280: sandfarben,~sand
#b8a99a: taupe
#36454f: schiefer,schiefergrau
#a8a8a0: steingrau
#7b3f00: schokobraun,schokolade braun
#6f4e37: kaffeebraun
#c19a6b: kamel,karamell
#f7e7ce: champagner
#3f3f3f: graphit,graphitgrau
`;
export const COLORS_FR = `
#000000: noir,noire,noirs,noires
#ffffff: blanc,blanche,blancs,blanches
#808080: gris,grise,grises
#d92d2d: rouge,rouges
#2563eb: bleu,bleue,bleus,bleues
#16a34a: vert,verte,verts,vertes
#facc15: jaune,jaunes
#f97316: orange,orangé
#7c3aed: violet,violette,violets
#8b3fd9: mauve foncé,pourpre
#ec4899: rose vif,rose fuchsia
#f4a6c0: rose,roses
#8b5a2b: marron,brun,brune
#c9a227: doré,dorée,dorés,couleur or,~or
#c0c0c0: argent,argenté,argentée
#14b8a6: turquoise
#06b6d4: cyan
#f5f5dc: beige
#f5f0e1: crème,couleur crème
#fffff0: ivoire
#f2f0ea: blanc cassé,écru
#293133: anthracite,gris anthracite
#1b4965: bleu pétrole,pétrole
#14213d: bleu marine,bleu nuit,~marine
#4169e1: bleu roi
#87ceeb: bleu ciel,bleu clair ciel
#89cff0: bleu bébé
#0047ab: bleu cobalt,cobalt
#007fff: azur,bleu azur
#1f51ff: bleu électrique
#1f4d2b: vert sapin,vert forêt
#355e3b: vert bouteille
#808000: vert olive,~olive
#9caf88: vert sauge,sauge
#98d8c8: vert menthe,~menthe,vert d'eau
#50c878: émeraude,vert émeraude
#8a9a5b: vert mousse
#93c572: vert pistache,~pistache
#84cc16: vert citron,vert anis
#6b8e23: kaki
#6d1a36: bordeaux,lie de vin
#990f02: rouge cerise,~cerise
#9b111e: rubis,rouge rubis
#dc143c: carmin,cramoisi,écarlate
#cb4154: brique,rouge brique
#b7410e: ~rouille,couleur rouille
#e2725b: terracotta,terre cuite
#cb6d51: cuivre,cuivré
#cd7f32: bronze
#e1ad01: moutarde,jaune moutarde
#fff44f: jaune citron
#f4c430: safran
#ffbf00: ambre
#cc7722: ocre
#ffb07c: pêche,couleur pêche
#fbceb1: abricot
#fa8072: saumon
#ff7f50: corail
#dcae96: vieux rose,rose poudré,rose ancien
#f9d5d3: rose pâle,rose pastel
#e8b4b8: or rose,rose gold
#e6e6fa: lavande
#c8a2c8: lilas,parme
#8e4585: prune
#614051: aubergine
#e0b0ff: mauve
#d946ef: magenta,fuchsia,fushia
#c2b280: ~sable,couleur sable
#b8a99a: taupe
#36454f: ardoise,gris ardoise
#7b3f00: chocolat
#6f4e37: café
#c19a6b: camel,caramel
#f7e7ce: champagne
`;
