// Words for looks: moods with the layout families and fonts that show them, and kinds of fonts.
import type { Mood } from '@vys/compiler/page-design/look/moods';
import type { LayoutFamily, PageFont } from '@vys/contract/page-model/theme';

export type MoodWords = {
  words: string;
  mood: Mood;
  families: readonly LayoutFamily[];
};

export const moods: readonly MoodWords[] = [
  {
    words:
      'magazine|editorial|newspaper|journal|vogue|magazin|zeitung|zeitschrift|revista|rivista|journalistic|like the new york times|new york times|periodico|jornal|giornale|editoriale|editorialer|like a mag',
    mood: 'editorial',
    families: ['letterpress', 'folio'],
  },
  {
    words:
      'playful|fun|freundlich*|friendlier|friendly|sympathi*|amigable|funky|cheerful|quirky|happy|verspielt*|frohlich*|lustig*|ludique|joyeu*|amusant|divertid*|alegre|jugueton|brincalhao|giocos*|divertente|allegr*|kids|childish|whimsical|silly|cute|suss|mignon|mono|fofo|carina|fofa',
    mood: 'playful',
    families: ['tiles', 'garden'],
  },
  {
    words:
      'elegant*|luxur*|luxury|classy|fancy|chic|opulent|glam|glamorous|glamour|high class|five star|teuer|hochwertig*|edles|more expensive|di lusso|de lujo|de luxo|sofisticad*|sofisticat*|posh|sophisticated|edel|edler|nobel|luxurios*|eleganter|luxe|lujo|lujos*|lusso|luxo|luxuos*|raffine*|refinad*|raffinat*|premium|high end|upscale|exclusive|stilvoll*|vornehm*|fancier|classier|expensive',
    mood: 'luxury',
    families: ['folio', 'invitation'],
  },
  {
    words:
      'minimal*|clean|like apple|apples website|apple website|apple site|apple style|apple like|wie apple|comme apple|como apple|como a apple|como o da apple|como la de apple|come apple|come il sito apple|come quello di apple|site dapple|apple com|scandinavian|scandi|skandinavisch*|scandinave|nordic|nordisch|muji|less is more|ordentlich*|cleaner|simple|simpler|simpel|schlicht*|aufgeraumt*|epure*|sobre|limpio|limpo|pulit*|minimalist*|minimalis*|plainer|less cluttered|reduced|einfach*|sencill*|simples|semplice|basic|uncluttered|reduzierter|depouille',
    mood: 'minimal',
    families: ['pocket-card', 'folio'],
  },
  {
    words:
      'bolder look|loud|poster|punk|brutalist|brutalis*|edgy|rock|rough|grunge|street|rebell*|rockig*|plakativ*|affiche|rebelde|poster like|sporty|sportlich*|like nike|wie nike|comme nike|como nike|come nike|statement|wild|wilder|impactful|plakat|urban|rocker|metal',
    mood: 'bold',
    families: ['marquee', 'stage'],
  },
  {
    words:
      'retro|vintage|90ties|90er|80er|70er|60er|annees 70|annees 80|annees 90|anos 70|anos 80|anos 90|anni 70|anni 80|anni 90|groovy|geocities|myspace|windows 95|seventies|70s|80s|90s|old school|oldschool|nostalgic|nostalg*|y2k|altmodisch|retro look|old fashioned|sixties|eighties|nineties|ancien temps|antiguo|classic',
    mood: 'retro',
    families: ['stage', 'broadcast'],
  },
  {
    words:
      'cozy|cosy|comfy|homey|kuschelig*|heimelig*|confortable|warm|warmer|homely|rustic|gemutlich*|rustikal*|chaleureu*|acogedor*|aconchegante|accoglient*|calid*|warmes|cocooning|artisan*|handmade|handgemacht|wohnlich|hygge|inviting|einladend*|rustique|caldo|calda|calos*|quente',
    mood: 'warm',
    families: ['storefront', 'garden'],
  },
  {
    words:
      'modern*|contemporary|sleek|like google|like stripe|like airbnb|like notion|wie google|comme google|como google|come google|fresher|fresh look|startup|zeitgemass|moderner|actuel|actual|contemporane*|trendy|up to date|hip|stylish|stylisch|2025|cooler|futurist*|futuristic',
    mood: 'fresh',
    families: ['launch', 'tiles'],
  },
  {
    words:
      'gaming|gamer|vaporwave|synthwave|cyberpunk|cyber|neon|arcade|techno|techy|pixel look|hacker|matrix|tech|esports|video game|videospiel|jeu video|videojuego|videogioco|sci fi|space age|glitch|8 bit|8bit|pixelated',
    mood: 'techy',
    families: ['arcade', 'broadcast'],
  },
  {
    words:
      'natural|nature|organic|earthy|calm|calmer|zen|peaceful|relaxed|relaxing|naturlich*|ruhig*|entspannt*|naturel*|apaisant*|tranquil*|organico|naturale|calmo|calma|rilassat*|soothing|boho|spa|beruhigend*|serein|seren*|calme|erdig*|botanical',
    mood: 'natural',
    families: ['garden', 'practice'],
  },
  {
    words:
      'professional*|serious|unprofessional|amateur|amateurish|like a bank|like a lawyer|unprofessionell|amateurhaft|corporate|business|businesslike|trustworthy|serios*|professionell*|serieu*|seria|serio|trustworthy|serioser|corporate|vertrauenswurdig*|profesional*|profissional*|professionale|formal|seriose|geschaftlich|professionnel*|serieu*|grown up|adult|pro|formell|empresarial|aziendale|kompetent*',
    mood: 'serious',
    families: ['practice', 'pocket-card'],
  },
  {
    words:
      'romantic|romantisch*|romantique|romantic*|dreamy|wedding|feminine|girly|girlie|vertraumt*|soft and dreamy|femin*|delicate|zart|sweet look|verliebt|wedding like|fairytale|marchenhaft|poetic|poetisch',
    mood: 'romantic',
    families: ['invitation', 'garden'],
  },
];

export const fontKinds: readonly { words: string; font: PageFont }[] = [
  {
    words:
      'typewriter|typewriter font|hacker font|hacker style font|programmer font|mono|monospace|monospaced|code font|coding|schreibmaschine*|machine a ecrire|maquina de escribir|maquina de escrever|macchina da scrivere|courier|terminal|monospazio|monoespaciad*|type writer|console',
    font: 'JetBrains Mono',
  },
  {
    words:
      'handwritten|handwriting|hand written|handschrift*|handgeschrieben*|manuscrit*|ecrit a la main|manuscrita|a mano|escrito a mano|manoscritt*|scritta a mano|script|hand drawn|marker|felt tip|hand lettering|a la main',
    font: 'Caveat',
  },
  {
    words:
      'calligraphy|calligraphic|cursive|curly|swirly|kalligraf*|schreibschrift|geschwungen*|calligraphi*|caligrafi*|calligrafi*|cursiva|corsivo|wedding font|schnorkel*|swoopy',
    font: 'Great Vibes',
  },
  {
    words: 'pixel|pixelated|pixel font|8 bit|8-bit|retro game|pixelig*|pixelisee|pixelada|pixelad*',
    font: 'Pixelify Sans',
  },
  {
    words:
      'serif|serifs|serifen|classic font|book font|serifa|con serifa|serife|empattement*|old style|traditional|klassisch*|classique|clasica|classica|times|georgia|buchschrift|garamond|mit serifen|graziata',
    font: 'Newsreader',
  },
  {
    words:
      'sans|sans serif|sans-serif|serifenlos*|ohne serifen|sin serifa|sem serifa|senza grazie|helvetica|arial|clean font|simple font|neutral font|plain font|modern font|moderne|moderna|sachlich|sans empattement',
    font: 'Hanken Grotesk',
  },
  {
    words:
      'elegant font|elegant|classy|classier|posh|chic|thin elegant|fashion|elegante|elegantere|fancy|fancy font|edel|edle|delicate|fine serif|vornehm|raffinee|refined|eleganter',
    font: 'Playfair Display',
  },
  {
    words:
      'poster|impact|blocky|heavy|condensed|bold poster|block letters|plakat|plakatschrift|wuchtig*|affiche|narrow|schmal|impactante|big and bold|massive|chunky|fat font',
    font: 'Anton',
  },
  {
    words:
      'rounded|round font|soft font|friendly|bubbly|rund|runde|freundlich*|arrondie|redondeada|redonda|arredondada|arrotondat*|tondo|bubble|cute|kawaii|comic',
    font: 'Nunito',
  },
  {
    words:
      'techy|geometric|futuristic|tech|space|geometrisch*|geometrique|geometrica|futuristisch|futuriste|futurista|sci-fi',
    font: 'Space Grotesk',
  },
  {
    words:
      'quirky|funky|playful|verspielt*|ludique|divertid*|giocos*|fun|personality|characterful|retro|vintage',
    font: 'Bricolage Grotesque',
  },
  {
    words:
      'warm|bakery|soft serif|cozy|gemutlich|old fashioned|chaleureuse|calida|calda|vintage serif',
    font: 'Fraunces',
  },
  {
    words:
      'newspaper|newspaper font|bookish|book|like a book|novel|literary|zeitung|zeitungsschrift|wie im buch|wie in einem buch|wie eine zeitung|journal|livre|de livre|periodico|libro|de libro|jornal|livro|de livro|giornale|da libro|romanzo',
    font: 'Newsreader',
  },
];
