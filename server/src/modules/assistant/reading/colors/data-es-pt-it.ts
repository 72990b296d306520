// Everyday names of colors: Spanish, Portuguese and Italian. `~` marks words that need a color word beside them.
export const COLORS_ES = `
#000000: negro,negra,negros,negras
#ffffff: blanco,blanca,blancos,blancas
#808080: gris,grises
#d92d2d: rojo,roja,rojos,rojas
#2563eb: azul,azules
#16a34a: verde,verdes
#facc15: amarillo,amarilla,amarillos
#f97316: naranja,anaranjado
#7c3aed: violeta
#8b3fd9: morado,morada,púrpura
#f4a6c0: rosa,rosado,rosada
#8b5a2b: marrón,café oscuro
#c9a227: dorado,dorada,dorados,color oro
#c0c0c0: plateado,plateada,plata
#14b8a6: turquesa
#06b6d4: cian
#f5f5dc: beige,beis
#f5f0e1: crema,color crema
#fffff0: marfil
#f2f0ea: blanco roto,hueso
#293133: antracita
#1b4965: azul petróleo,petróleo
#14213d: azul marino,marino
#191970: azul noche,azul medianoche
#4169e1: azul rey,azul real
#87ceeb: celeste,azul cielo
#0047ab: azul cobalto,cobalto
#1f4d2b: verde bosque,verde pino
#355e3b: verde botella
#808000: verde oliva,~oliva
#9caf88: verde salvia,salvia
#98d8c8: verde menta,~menta,verde agua
#50c878: esmeralda,verde esmeralda
#84cc16: verde lima,~lima
#93c572: verde pistacho,~pistacho
#6b8e23: caqui
#6d1a36: burdeos,vino,granate,vino tinto
#9b111e: rubí
#dc143c: carmesí,escarlata
#cb4154: ladrillo,rojo ladrillo,teja
#e2725b: terracota
#cb6d51: cobre
#cd7f32: bronce
#e1ad01: mostaza
#fff44f: amarillo limón
#ffbf00: ámbar
#cc7722: ocre
#ffb07c: melocotón,durazno
#fa8072: salmón
#ff7f50: coral
#dcae96: rosa viejo,rosa antiguo
#e8bcb9: rosa palo
#f9d5d3: rosa pálido,rosa pastel
#e8b4b8: oro rosa
#e6e6fa: lavanda
#c8a2c8: lila
#8e4585: ciruela
#614051: berenjena
#e0b0ff: malva
#d946ef: magenta,fucsia
#c2b280: arena,color arena
#36454f: pizarra,gris pizarra
#7b3f00: chocolate
#c19a6b: camel,caramelo
`;
export const COLORS_PT = `
#000000: preto,preta,pretos,pretas,negro
#ffffff: branco,branca,brancos,brancas
#808080: cinza,cinzento,cinzenta
#d92d2d: vermelho,vermelha,vermelhos,encarnado
#2563eb: azul,azuis
#16a34a: verde,verdes
#facc15: amarelo,amarela,amarelos
#f97316: laranja,alaranjado
#7c3aed: violeta
#8b3fd9: roxo,roxa,púrpura
#f4a6c0: rosa,cor de rosa,cor-de-rosa
#8b5a2b: marrom,castanho,castanha
#c9a227: dourado,dourada,dourados
#c0c0c0: prateado,prateada,prata
#14b8a6: turquesa
#06b6d4: ciano
#f5f5dc: bege
#f5f0e1: creme,cor creme
#fffff0: marfim
#f2f0ea: branco gelo,off white,branco sujo
#293133: antracite,antracito,grafite
#1b4965: azul petróleo,petróleo
#14213d: azul marinho,marinho,azul-marinho
#191970: azul meia-noite,azul noite
#4169e1: azul royal
#87ceeb: azul celeste,azul céu,celeste
#89cff0: azul bebê,azul bebé
#0047ab: azul cobalto
#1f4d2b: verde floresta,verde musgo escuro
#355e3b: verde garrafa
#808000: verde oliva,verde azeitona
#9caf88: verde sálvia,sálvia
#98d8c8: verde menta,verde água,~menta
#50c878: esmeralda,verde esmeralda
#8a9a5b: verde musgo
#84cc16: verde limão,verde lima
#6d1a36: bordô,vinho,bordeaux,grená
#9b111e: rubi
#dc143c: carmim,escarlate,carmesim
#cb4154: tijolo
#e2725b: terracota
#cb6d51: cobre
#cd7f32: bronze
#e1ad01: mostarda
#ffbf00: âmbar
#cc7722: ocre
#ffb07c: pêssego
#fa8072: salmão
#ff7f50: coral
#dcae96: rosa antigo,rosa velho,rosa queimado
#f9d5d3: rosa bebê,rosa pálido,rosa bebé
#e6e6fa: lavanda
#c8a2c8: lilás
#8e4585: ameixa
#614051: berinjela,beringela
#e0b0ff: malva
#d946ef: magenta,fúcsia
#c2b280: areia,cor de areia
#c3b091: cáqui
#7b3f00: chocolate
#c19a6b: caramelo
`;
export const COLORS_IT = `
#000000: nero,nera,neri,nere
#ffffff: bianco,bianca,bianchi,bianche
#808080: grigio,grigia,grigi
#d92d2d: rosso,rossa,rossi,rosse
#2563eb: blu
#4a90d9: azzurro,azzurra,azzurri
#16a34a: verde,verdi
#facc15: giallo,gialla,gialli
#f97316: arancione,arancio
#7c3aed: violetto
#8b3fd9: viola,porpora
#f4a6c0: rosa
#8b5a2b: marrone,bruno
#c9a227: dorato,dorata,dorati,color oro,~oro
#c0c0c0: argento,argentato
#14b8a6: turchese
#06b6d4: ciano
#f5f5dc: beige
#f5f0e1: crema,panna,color crema
#fffff0: avorio
#f2f0ea: bianco sporco,bianco panna
#293133: antracite,grigio antracite
#1b4965: ottanio,blu petrolio,petrolio
#14213d: blu navy,blu scuro,blu marino,blu notte
#4169e1: blu reale,blu elettrico
#87ceeb: celeste,azzurro cielo
#0047ab: blu cobalto,cobalto
#1f4d2b: verde bosco,verde foresta
#355e3b: verde bottiglia
#808000: verde oliva,~oliva
#9caf88: verde salvia,salvia
#98d8c8: verde menta,~menta,verde acqua
#50c878: smeraldo,verde smeraldo
#8a9a5b: verde muschio
#84cc16: verde lime,verde acido
#93c572: verde pistacchio
#6d1a36: bordeaux,vinaccia,bordò,amaranto
#9b111e: rubino
#dc143c: cremisi,carminio,scarlatto
#cb4154: mattone,rosso mattone
#b7410e: ruggine
#e2725b: terracotta
#cb6d51: rame
#cd7f32: bronzo
#e1ad01: senape,giallo senape
#ffbf00: ambra
#cc7722: ocra
#ffb07c: pesca
#fbceb1: albicocca
#fa8072: salmone
#ff7f50: corallo
#c08081: rosa antico
#e5c0bd: rosa cipria,cipria
#f9d5d3: rosa pallido,rosa confetto
#e8b4b8: oro rosa
#e6e6fa: lavanda
#c8a2c8: lilla,glicine
#8e4585: prugna
#614051: melanzana
#e0b0ff: malva
#d946ef: magenta,fucsia
#c2b280: sabbia,color sabbia
#b8a99a: tortora
#36454f: ardesia
#7b3f00: cioccolato
#c19a6b: cammello,caramello
`;
