// How people in a hurry say what they want: complaints, and what stands under the name. In all languages.
import type { Lexicon } from './concepts.ts';

export const wording: Lexicon = {
  tagline:
    'under my name|below my name|beneath my name|underneath my name|under the name|below the name|beneath the name|line below|the line below|the line under|line under the name|line below my name|line below the name|line underneath my name|sentence under my name|sentence below my name|words under my name|bit under my name|thing under my name|text under the name|text below the name|unter meinem namen|unter meinen namen|unter dem namen|unter den namen|unterm namen|unter unserem namen|zeile unter dem namen|satz unter meinem namen|satz unter dem namen|zeile darunter|sous mon nom|sous le nom|en dessous de mon nom|en dessous du nom|au dessous de mon nom|phrase sous le nom|ligne sous mon nom|ligne sous le nom|texte sous le nom|debajo de mi nombre|bajo mi nombre|abajo de mi nombre|debajo del nombre|bajo el nombre|frase debajo del nombre|linea debajo de mi nombre|linea bajo mi nombre|texto debajo de mi nombre|embaixo do meu nome|em baixo do meu nome|abaixo do meu nome|debaixo do meu nome|embaixo do nome|abaixo do nome|debaixo do nome|sob o meu nome|frase embaixo do meu nome|linha abaixo do meu nome|texto embaixo do meu nome|sotto il mio nome|sotto al mio nome|sotto il nome|sotto al nome|frase sotto il nome|riga sotto il mio nome|riga sotto il nome|scritta sotto il nome',
  name: 'headline|the headline|title on top|title at the top|top title|main heading|main headline|big title|headline on top|headline at the top|heading on top|heading at the top|uberschrift|uberschrift oben|hauptuberschrift|oberste uberschrift|titel oben|titre|titre en haut|gros titre|titulo|titulo de arriba|titulo do topo|titulo la de cima|titolo|titolo in alto|titolo in cima|titolo grande',
  cramped:
    'crammed|cramped|crowded|squeezed|squashed|squished|jammed|cluttered|overloaded|overcrowded|too busy|looks busy|so busy|very busy|feels busy|bit busy|less busy|too full|so full|on top of each other|too much going on|eng|so eng|gedrangt|gequetscht|uberladen|vollgestopft|zusammengequetscht|zu voll|serre|serres|serree|tasse|tasses|trop charge|surcharge|encombre|a letroit|apretad*|amontonad*|abarrotad*|recargad*|muy junto|tan junto|apertad*|amontoad*|carregad*|entulhad*|muito junto|tudo colado|strett*|affollat*|ammassat*|fitt*|appiccicat*|troppo pien*|soffocante',
  dull: 'dull|so dull|is dull|looks dull|boring|looks boring|bland|ugly|generic|meh|lifeless|uninspired|uninspiring|lame|looks old|outdated|dated|looks cheap|cheap looking|tacky|looks bad|looks like crap|looks awful|awful|hideous|hate the look|hate this look|hate how it looks|hate the design|hate this design|dont like the look|dont like the design|langweilig*|hasslich*|altbacken|lieblos|sieht alt aus|sieht billig aus|gefallt mir nicht|moche|moches|ennuyeu*|fade|vieillot|ringard|aburrid*|feo|fea|muy soso|anticuad*|chato|chata|feio|feia|sem graca|sem sal|sin gracia|noios*|brutt*|spento|spenta|anonim*|insipid*',
  motion:
    'should move|stop moving|keeps moving|hold still|stand still|soll sich bewegen|stillstehen|ne doit bouger|rien ne bouge|nada se mueva|nada se mexa|niente si muova',
  contrast:
    'cant read anything|cannot read|cant see anything|can barely read|can hardly read|barely readable|hardly readable|hard to see|squint|hard on the eyes|nobody can read|kaum lesbar|kaum zu lesen|schwer lesbar|nicht lesbar|nicht lesen|unleserlich|schlecht zu lesen|man kann nichts lesen|difficile a lire|dur a lire|on lit mal|on ne lit rien|on lit rien|mal lisible|dificil de leer|cuesta leer|cuesta leerlo|no se puede leer|no se lee nada|ilegible|dificil de ler|ruim de ler|nao da pra ler|nao da para ler|nao se le|mal da pra ler|ilegivel|difficile da leggere|non si legge|non si legge niente|illeggibile|fatica a leggere',
  bigger:
    'so small|so tiny|is tiny|are tiny|is small|are small|pretty small|microscopic|so klein|ist klein|ziemlich klein|sehr klein|tout petit|si petit*|on voit rien|on ne voit rien|tan pequen*|es pequen*|no se ve|tao pequen*|pequenininho|bem pequen*|cosi piccol*|piccolissim*|minuscol*|minuscule*',
  smaller:
    'so big|so huge|is huge|are huge|looks huge|is massive|is giant|is gigantic|is enormous|so gross|so riesig|ist riesig|est enorme|es enorme|tan grande|tao grande|cosi grande',
  lighter:
    'so dark|depressing|gloomy|so dunkel|duster|trop noir|si sombre|tan oscur*|muy oscur*|tao escur*|muito escur*|escuro demais|cosi scur*|cupo|cupa|troppo buio',
  darker:
    'so bright|blinding|blinds me|hurts my eyes|so hell|blendet|trop lumineux|deslumbra|ofusca|acceca',
};

/** Colors that are named after a place, a season or a feeling. */
export const paletteWords: readonly { words: string; background: string; accent: string }[] = [
  {
    words:
      'earth tones|earth colors|earthy colors|earthy tones|earthy palette|erdtone|erdfarben|erdige farben|erdige tone|tons terre|couleurs terre|tons terreux|couleurs terreuses|tonos tierra|colores tierra|colores terrosos|tonos terrosos|tons terrosos|cores terrosas|cores da terra|toni terra|colori della terra|colori terrosi|toni terrosi',
    background: '#f3eadc',
    accent: '#8a4f26',
  },
  {
    words:
      'seaside|sea colors|beach|beachy|by the sea|nautical|maritime|maritim*|meer|am meer|strand|bord de mer|plage|marin|playa|maritimo|praia|mare|spiaggia|marino|costal|coastal|underwater',
    background: '#eaf5f7',
    accent: '#0b6a86',
  },
  {
    words:
      'autumn|fall colors|autumnal|herbst|herbstlich*|automne|automnal*|otono|otonal*|outono|outonal*|autunno|autunnal*',
    background: '#fbf0e2',
    accent: '#b3480f',
  },
  {
    words: 'spring colors|springlike|spring vibes|fruhling*|printemps|primaveral|primavera',
    background: '#f3f9ea',
    accent: '#b8376f',
  },
  {
    words:
      'summer|summery|summer vibes|sommer|sommerlich*|ete|estival*|verano|veraniego|verao|estate|estivo',
    background: '#fff6dc',
    accent: '#c8410b',
  },
  {
    words: 'winter|wintry|icy|winterlich*|hiver|hivernal*|invierno|inverno|invernale|frosty',
    background: '#eef4fb',
    accent: '#2b5c9c',
  },
  {
    words:
      'sunset|sunset colors|sonnenuntergang|coucher de soleil|atardecer|puesta de sol|por do sol|tramonto',
    background: '#ffeadd',
    accent: '#c02f4e',
  },
  {
    words:
      'candy|candy colors|candy shop|bonbon*|caramelo|doces|caramelle|cotton candy|zuckerwatte',
    background: '#ffe6f2',
    accent: '#b4146b',
  },
  {
    words: 'desert|southwest|wuste|desierto|deserto|terracotta tones',
    background: '#f8e9d6',
    accent: '#a8491c',
  },
  {
    words: 'jungle|tropical|tropisch*|dschungel|selva|tropicale|giungla|rainforest|regenwald',
    background: '#edf6e6',
    accent: '#146b3a',
  },
  {
    words: 'christmas|christmassy|xmas|weihnacht*|noel|navidad|navideno|natal|natalin*|natale',
    background: '#f9f3ea',
    accent: '#a81c24',
  },
  {
    words:
      'galaxy|night sky|outer space|starry|sternenhimmel|galaxie|ciel etoile|galaxia|cielo stellato',
    background: '#e9e8f8',
    accent: '#4a35a8',
  },
];
