// Small words in six languages: how people ask for a page, introduce themselves and say where they are.
import type { Language } from '../../../reading/words/languages.ts';
import { fold } from '../../../reading/words/text.ts';

const set = (text: string): ReadonlySet<string> =>
  new Set(text.split(/\s+/).filter(Boolean).map(fold));

/** What a page is called. */
export const PAGE_NOUNS = set(`
  kontaktseite infoseite startseite linkpage biopage infopage microsite
  page pages website websites site webpage landing linktree bio-link onepager homepage portfolio profile
  seite webseite webauftritt linkseite profil visitenkarte
  pagina paginas web sitio perfil vitrine accueil portefeuille
  página site perfil sito paginetta
`);

/** Words of "please make me a page for my": never content at the beginning of a sentence. */
export const REQUEST_WORDS = set(`
  hi hey hello yo hiya howdy ok okay so well please pls plz thanks thx can could would you u i id i'd i'm im i'll we we'd want wanna wants need needs like love
  to make makes making create creating build building design designing generate give gimme get set put do up help me us with have having looking
  a an one the this that my our new simple nice cool quick little small basic just some something start over again fresh instead as link in bio for about of from scratch and it's its it is be
  hallo moin servus hey bitte danke ich wir mochte mochten hatte hatten will wollen brauche brauchen gern gerne kannst du konntest mach mache machen erstell erstelle erstellen bau baue gestalte mir uns
  ein eine einen einer mein meine meinen meiner unser unsere unseren unserer neue neuen neu einfache kleine schone fur uber von zu fang an noch mal nochmal als
  bonjour salut coucou svp stp merci je j nous voudrais voudrions veux voulons aimerais aimerions besoin d de du des cree creer crees creez fais faire faites peux tu pouvez vous moi il me faut faut
  un une le la les mon ma mes notre nos nouvelle nouveau petite petit simple belle pour sur qui
  hola buenas porfa favor por gracias quiero queremos quisiera quisieramos necesito necesitamos me gustaria hazme haz crear creame crea puedes hacer hacerme una mi mis nuestro nuestra nueva nuevo sencilla para sobre del que
  ola oi obrigado obrigada quero queremos gostaria gostava preciso precisamos faz faca cria crie criar podes pode fazer uma um meu minha nosso nossa nova novo simples para sobre
  ciao salve buongiorno grazie vorrei vorremmo voglio vogliamo mi serve servirebbe ho bisogno fammi fai crea creami puoi fare un uno una il lo mio mia nostro nostra nuova nuovo semplice per su del della dei
  mode theme themed style styled looking ne nen n nem sucht suchen braucht seeks searching gimme whats
  lets let's let there good morning afternoon guten tag morgen abend buenos dias tardes bom dia boa tarde
`);

export const GREETINGS = set(
  'hi hey hello yo hiya howdy hallo moin servus bonjour salut coucou hola buenas ola oi ciao salve buongiorno',
);

/** Phrases before the name of a person. */
export const INTRODUCTIONS: readonly string[] = [
  "i'm",
  'im',
  'i am',
  'my name is',
  'my names',
  'my name',
  'names',
  "it's",
  'its',
  'meet',
  'i own',
  'i run',
  'we own',
  'we run',
  'ich bins',
  "ich bin's",
  'ich bin s',
  "my name's",
  'name is',
  'this is',
  "we're",
  'we are',
  'its me',
  "it's me",
  'hier ist',
  'hier sind',
  'ich bin',
  'ich bin die',
  'ich bin der',
  'ich heisse',
  'mein name ist',
  'wir sind',
  'wir sind die',
  'wir heissen',
  'je suis',
  "je m'appelle",
  "moi c'est",
  'mon nom est',
  'nous sommes',
  "nous, c'est",
  "c'est",
  'soy',
  'me llamo',
  'mi nombre es',
  'somos',
  'yo soy',
  'nos llamamos',
  'aqui',
  'sou o',
  'sou a',
  'sou',
  'eu sou',
  'eu sou a',
  'eu sou o',
  'me chamo',
  'chamo-me',
  'o meu nome e',
  'meu nome e',
  'somos os',
  'somos as',
  'aqui e a',
  'aqui e o',
  'sono',
  'io sono',
  'mi chiamo',
  'il mio nome e',
  'siamo',
  'siamo i',
  'siamo gli',
  'siamo le',
  'ci chiamiamo',
];

/** Phrases before the name of a business, band or project. */
export const NAMINGS: readonly string[] = [
  'write as',
  'novels as',
  'books as',
  'perform as',
  'performing as',
  'play as',
  'stream as',
  'writes as',
  'called',
  'named',
  'name is',
  'name:',
  'by the name of',
  'known as',
  'goes by',
  'its called',
  'username is',
  'handle is',
  "it's called",
  'is called',
  'brand is',
  'brand name is',
  'under the name',
  'stage name',
  'aka',
  'a.k.a.',
  'artist name',
  'the name is',
  "name's",
  'namens',
  'heisst',
  'heissen',
  'heiße',
  'mit dem namen',
  'genannt',
  'unter dem namen',
  'nennt sich',
  'name ist',
  'kunstlername',
  "s'appelle",
  "qui s'appelle",
  'appele',
  'appelee',
  'nomme',
  'nommee',
  "m'appelle",
  'sous le nom de',
  'se nomme',
  'nom est',
  'du nom de',
  'llamado',
  'llamada',
  'se llama',
  'que se llama',
  'de nombre',
  'llamados',
  'el nombre es',
  'nombre artistico',
  'chamado',
  'chamada',
  'chama-se',
  'se chama',
  'que se chama',
  'com o nome',
  'o nome e',
  'chamados',
  'nome artistico',
  'chiamato',
  'chiamata',
  'si chiama',
  'che si chiama',
  'di nome',
  'chiamati',
  'il nome e',
  "nome d'arte",
];

export const POSSESSIVES = set(
  'my our mein meine meinen meiner meinem unser unsere unseren unserer unserem mon ma mes notre nos mi mis nuestro nuestra nuestros meu minha nosso nossa mio mia nostro nostra miei nostri the die der das la le el il o a los les',
);

/** Before a place. */
export const PLACE_PREPOSITIONS: readonly string[] = [
  'based in',
  'located in',
  'living in',
  'live in',
  'from',
  'in',
  'near',
  'around',
  'based out of',
  'out of',
  'born in',
  'aus',
  'in der nahe von',
  'bei',
  'mit sitz in',
  'nahe',
  'base a',
  'basee a',
  'installee a',
  'installe a',
  'situe a',
  'situee a',
  'a',
  'au',
  'en',
  'pres de',
  'base en',
  'de',
  'en',
  'afincada en',
  'afincado en',
  'ubicado en',
  'ubicada en',
  'cerca de',
  'em',
  'no',
  'na',
  'baseada em',
  'baseado em',
  'perto de',
  'do',
  'da',
  'con sede a',
  'con base a',
  'vicino a',
  'di',
  'dal',
  'dalla',
  'nel',
];

/** Words that end a name in text without capital letters, and never begin one. */
const STOP_LISTS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: set(`
    i im i'm we we're you he she it they me us my our your his her their a an the this that these those and or but so because if when while who which what where why how
    is are was were be been am has have had do does did can could will would should may might must need needs want wants like love make makes making sell sells selling offer offers offering teach teaches do doing run runs running own open opens opened closed
    in at on of off for from to into by with without about near around since until between based located living live here there now soon also too very just only not no yes please pls
    new next every each all some any more most best get got come join follow find call book order visit see check
    specializing specialising doing serving helping launching play plays playing
    write writes writing
  `),
  de: set(`
    ich wir du sie er es mein meine unser unsere ein eine einen einem einer der die das den dem des und oder aber weil wenn ist sind war bin habe haben hat mache macht machen verkaufe verkaufen biete bieten
    auf im in an am bei mit ohne fur von vom zu zum zur aus uber seit bis ab nach vor hier jetzt bald auch nur nicht kein keine sehr alle jeden jede offen geoffnet geschlossen termine spiele spielen
  `),
  fr: set(`
    je j nous tu vous il elle ils elles mon ma mes notre nos votre un une des le la les du de d et ou mais car si est sont suis sommes ai avons fais faisons vends vendons propose
    a au aux dans en sur sous avec sans pour par chez depuis jusqu ici bientot aussi tres tout tous ouvert ouverte ferme ferme qui que base basee installee
  `),
  es: set(`
    yo nosotros tu el ella mi mis nuestro nuestra un una unos unas el la los las y e o u pero porque si es son soy somos tengo tenemos hago hacemos vendo vendemos ofrezco
    en con sin para por desde hasta cerca aqui ahora pronto tambien muy todo todos abierto abierta abrimos cerrado que quien
  `),
  pt: set(`
    eu nos voce ele ela meu minha nosso nossa um uma os as o a e ou mas porque se sou somos tenho temos faco fazemos vendo vendemos
    em no na nos nas com sem para por desde ate perto aqui agora breve tambem muito tudo todos aberto aberta fechado que quem
  `),
  it: set(`
    io noi tu lui lei mio mia nostro nostra un uno una il lo la i gli le e o ma perche se sono siamo ho abbiamo faccio facciamo vendo vendiamo
    in a ad al alla da dal dalla di del della con senza per su sul presso qui ora presto anche molto tutto tutti aperto aperta aperti chiuso che chi
  `),
};
export const STOP_WORDS: ReadonlySet<string> = new Set(
  Object.values(STOP_LISTS).flatMap((words) => [...words]),
);
/** Of one language: "mia" and "sara" are names where they are not Italian words. */
export const stopWordsOf = (lang: string): ReadonlySet<string> =>
  STOP_LISTS[lang as Language] ?? STOP_LISTS.en;

/** Join the words of a name. */
export const NAME_JOINTS = set(
  "& + by and of the de del da do das dos di d' du des la le les los las el il e et y und von van der den zu zur zum am im bei 's n 'n x chez",
);

/** Full stops after these do not end a sentence. */
export const ABBREVIATIONS = set(
  'avv arch geom rag profa dr mr mrs ms st prof dipl ing no nr tel str sr sra srta dra drs av avda vs etc approx ca bzw inkl incl excl ph jr co inc ltd min max mo di mi do fr sa so mon tue wed thu fri sat sun jan feb mar apr jun jul aug sep sept oct okt nov dec dez ct sig dott dottssa ssa geb bd pl rte ste z zzgl evtl ggf p pt u d b s ',
);

export const JOINING_WORDS = set('and und et y e & + plus sowie ed');

/** Words of a message that are about the page and its parts, not content. */
export const FRAME_WORDS = set(`
  bins called named name names brand business company its it's known namens heisst heissen genannt appelle appelee nomme llamado llamada llama chamado chamada chama chiamato chiamata chiama anruf anrufen ruf rufen appeler llamar chamar chiamare area location based located rsvp
  page pages website site webpage landing link links bio section sections form forms button buttons style look looks vibe vibes theme feel feeling design colors colours color colour font fonts background palette mood aesthetic dark light mode bright layout looking
  add include show showing put use using handle handles account insta ig fb yt email mail phone tel telephone number call whatsapp text dm listen watch hear preorder pre-order read follow message contact address open opening hours times daily closed oclock reach at on my is are the and me us via
  seite webseite abschnitt formular stil look farben farbe schrift hintergrund dunkel hell zeig zeige zeigen hinzufugen mit adresse telefon nummer mail mailadresse offnungszeiten geoffnet offen uhr kontakt erreichbar unter auf
  site section formulaire style couleurs couleur police fond sombre clair ajoute montre avec adresse telephone numero courriel horaires ouvert ouverte contact rubrique
  pagina seccion formulario estilo colores color letra fondo oscuro claro anade muestra direccion telefono numero correo horario abierto contacto
  secao seccao estilo cores cor fonte fundo escuro mostra morada endereco telefone numero horario aberto contacto contato
  sezione modulo stile colori colore sfondo scuro chiaro aggiungi mostra indirizzo telefono numero orari orario aperto contatto contatti
`);
