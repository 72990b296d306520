// Comparatives of looks, by language. `X` and `more X` mean the same.
import type { Language } from '../words/languages.ts';

export const COMPARATIVES: Record<Language, string> = {
  en: `
bigger: bigger,larger,huge,taller,increase,even bigger,big,large,more prominent,oversized,giant
smaller: smaller,tinier,tiny,small,too big,shrink
darker: darker,dark,deeper,too light,too bright
lighter: lighter,brighter,paler,light,too dark
rounder: rounder,more rounded,more round,rounded,round,softer corners,softer,curvier,pill,pill shaped,circular
sharper: sharper,less rounded,less round,square,squarer,angular,sharp,sharp corners,pointy,straight edges,no rounding
airier: airier,more spacious,spacious,roomier,more space,more room,breathe,breathing,airy,looser,more air,too cramped,more spacing,more padding,less crowded
tighter: tighter,more compact,compact,denser,closer,less space,closer together,tight,condensed,less spacing,more dense,less padding
bolder: bolder,thicker,heavier,stronger,fatter,more bold
thinner: thinner,finer,less bold,slimmer,lighter weight,skinnier
warmer: warmer,more warm
cooler: cooler,colder,more cold
louder: louder,more colorful,more colourful,more vivid,more saturated,more vibrant,punchier,more color,more colour,brighter colors
quieter: quieter,calmer,less colorful,less colourful,muted,more muted,subtler,more subtle,toned down,less bright,less loud,desaturated
shorter: shorter,briefer,more concise,snappier
longer: longer,more detailed,wordier
higher: higher,further up,up,upwards,to the top,top
lower: lower,further down,down,downwards,to the bottom,bottom
`,
  de: `
bigger: größer,groesser,grösser,größere,größeren,riesig,groß,gross,zu klein
smaller: kleiner,kleinere,kleineren,winzig,klein,zu groß
darker: dunkler,dunklere,dunkleren,tiefer,finsterer,dunkel,dunkle,zu hell
lighter: heller,hellere,helleren,blasser,hell,helle,zu dunkel
rounder: runder,rundere,abgerundet,abgerundeter,rund,runde,weicher
sharper: eckiger,eckig,kantiger,schärfer,spitzer,eckige,weniger rund
airier: luftiger,mehr abstand,mehr platz,mehr raum,großzügiger,lockerer,luftig,weiter auseinander
tighter: enger,kompakter,dichter,weniger abstand,weniger platz,gedrängter,kompakt,näher zusammen
bolder: fetter,dicker,kräftiger,stärker,fett
thinner: dünner,feiner,schmaler,schlanker
warmer: wärmer,waermer
cooler: kühler,kälter
louder: bunter,farbiger,farbenfroher,knalliger,mehr farbe,greller
quieter: dezenter,ruhiger,gedeckter,zurückhaltender,weniger bunt,blasser,unauffälliger
shorter: kürzer,kuerzer,knapper
longer: länger,laenger,ausführlicher
higher: höher,hoeher,weiter oben,nach oben,hoch,ganz oben,oben
lower: niedriger,weiter unten,nach unten,runter,ganz unten,unten
`,
  fr: `
bigger: plus grand,plus grande,plus grands,plus grandes,plus gros,plus grosse,grand,grande,gros,énorme,trop petit
smaller: plus petit,plus petite,plus petits,plus petites,petit,petite,trop grand,trop gros,minuscule
darker: plus foncé,plus foncée,plus sombre,plus sombres,trop clair,foncé,foncée
lighter: plus clair,plus claire,plus clairs,trop foncé,trop sombre,plus lumineux
rounder: plus rond,plus ronde,plus ronds,plus arrondi,plus arrondis,arrondi,arrondis,rond,ronde,ronds
sharper: plus carré,plus carrés,moins arrondi,moins rond,plus anguleux,carré,carrés,pointu
airier: plus aéré,plus aérée,plus d'espace,plus espacé,aéré,aérer,plus d'air
tighter: plus serré,plus compact,moins d'espace,plus dense,compact,resserré
bolder: plus gras,plus épais,plus épaisse,gras
thinner: plus fin,plus fine,plus mince,moins gras
warmer: plus chaud,plus chaude
cooler: plus froid,plus froide
louder: plus coloré,plus colorée,plus vif,plus de couleur,plus éclatant
quieter: plus discret,plus discrète,plus doux,moins vif,moins coloré,plus sobre
shorter: plus court,plus courte
longer: plus long,plus longue,plus détaillé
higher: plus haut,en haut,vers le haut,tout en haut
lower: plus bas,en bas,vers le bas,tout en bas
`,
  es: `
bigger: más grande,más grandes,más alto,mayor,grande,grandes,enorme,muy pequeño
smaller: más pequeño,más pequeña,más pequeños,más chico,menor,pequeño,pequeña,chico,demasiado grande
darker: más oscuro,más oscura,más oscuros,demasiado claro,oscuro,oscura
lighter: más claro,más clara,más claros,demasiado oscuro,más luminoso
rounder: más redondo,más redonda,más redondos,más redondeado,redondo,redondeado,redondeadas,redondas
sharper: más cuadrado,más cuadrados,menos redondo,más recto,cuadrado,puntiagudo
airier: más espacio,más aire,más espaciado,más amplio,más separado
tighter: más compacto,más apretado,menos espacio,más junto,compacto
bolder: más grueso,más gruesa,más negrita,negrita
thinner: más fino,más fina,más delgado
warmer: más cálido,más cálida
cooler: más frío,más fría
louder: más colorido,más color,más vivo,más vivos,más intenso
quieter: más discreto,más suave,más apagado,menos color,más sobrio
shorter: más corto,más corta,más breve
longer: más largo,más larga,más detallado
higher: más arriba,arriba,hacia arriba,arriba del todo
lower: más abajo,abajo,hacia abajo,abajo del todo
`,
  pt: `
bigger: maior,maiores,mais grande,grande,grandes,enorme,muito pequeno
smaller: menor,menores,mais pequeno,pequeno,pequena,muito grande
darker: mais escuro,mais escura,mais escuros,muito claro,escuro,escura
lighter: mais claro,mais clara,mais claros,muito escuro
rounder: mais redondo,mais redonda,mais redondos,mais arredondado,arredondado,redondo,arredondados,redondos
sharper: mais quadrado,mais quadrados,menos redondo,mais reto,quadrado
airier: mais espaço,mais arejado,mais espaçado,mais espaçoso,mais ar
tighter: mais compacto,mais apertado,menos espaço,mais junto,compacto
bolder: mais grosso,mais grossa,mais negrito,negrito,mais forte
thinner: mais fino,mais fina,mais magro
warmer: mais quente
cooler: mais frio,mais fria
louder: mais colorido,mais colorida,mais cor,mais vivo,mais vibrante
quieter: mais discreto,mais suave,mais apagado,menos cor,mais sóbrio
shorter: mais curto,mais curta,mais breve
longer: mais longo,mais longa,mais comprido
higher: mais acima,mais para cima,para cima,em cima,no topo,acima
lower: mais abaixo,mais para baixo,para baixo,embaixo,abaixo
`,
  it: `
bigger: più grande,più grandi,più grosso,grande,grandi,enorme,maggiore,troppo piccolo
smaller: più piccolo,più piccola,più piccoli,piccolo,piccola,troppo grande,minore
darker: più scuro,più scura,più scuri,scuro,scura,troppo chiaro
lighter: più chiaro,più chiara,più chiari,troppo scuro,più luminoso
rounder: più rotondo,più rotondi,più arrotondato,più arrotondati,arrotondato,arrotondati,rotondo,tondo,più tondo,più tondi
sharper: più squadrato,più squadrati,meno arrotondato,quadrato,quadrati,spigoloso,meno rotondo
airier: più spazio,più arioso,più ariosa,più aria,più spaziato,arioso
tighter: più compatto,più compatta,meno spazio,più stretto,più vicino,compatto
bolder: più grassetto,più spesso,più spessa,grassetto
thinner: più sottile,più sottili,più fine
warmer: più caldo,più calda
cooler: più freddo,più fredda
louder: più colorato,più colorata,più colore,più vivace,più acceso
quieter: più discreto,più tenue,meno colore,più sobrio,più spento
shorter: più corto,più corta,più breve
longer: più lungo,più lunga,più dettagliato
higher: più in alto,in alto,verso l'alto,in cima
lower: più in basso,in basso,verso il basso,in fondo
`,
};
