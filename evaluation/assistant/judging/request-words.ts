// Words that people say to an assistant and not to the visitors of a page: requests, thanks, requests for the look and
// asides, as patterns over plain words (lower case, without diacritics and punctuation), by language.
import type { pageLanguages } from '@vys/contract/page-model/page-model';

const patterns: Readonly<Record<(typeof pageLanguages)[number], readonly string[]>> = {
  en: [
    'please(?! (?:note|only|order|book|bring|ring|message|email|text|dm|ask|call (?:ahead|before|first|us|me)))|pls+|plz+|thx|thanks?(?! to)(?: (?:you|u))?|tysm|sorry|lol|haha+|lmao|idk|btw',
    '(?:can|could|would|will) (?:you|u|ya) (?:\\w+ )?(?:make|do|add|put|set|build|create|change|come up|invent|write|use|give|help)',
    "(?<!(?:do|does|did|will|would|should|if|when) )(?:i|we|i'd|we'd) (?:want|need|wanna|like|would like|would love|d like) (?:a|an|one|it|this|something|you to|to have)(?! \\w+ for you)",
    'make (?:me|us) (?:a|an|one|some|something|sth|smth|my|our)',
    'make it (?:look|pop|nice|pretty|simple|dark|light|pink|blue|green|all)|(?:stick|call|put|do) it(?= (?:on|in|at|with|near|under|live|somewhere))',
    '(?:a|an|the|one|this|my|new|simple) page|page (?:please|pls|for)|(?:a|new|simple) (?:web ?)?site (?:for|with)|link in bio',
    'nothing (?:fancy|crazy|too)|if (?:that works|possible|you can)|up to you|you (?:choose|decide)|surprise me|whatever you think',
    '(?:black|white|gr[ae]y|dark|light|red|orange|brown|yellow|green|teal|blue|navy|purple|pink|beige|cream)(?: \\w+)? (?:background|bg|font|theme|buttons?)',
    '(?:kind )?regards|ok(?:ay)? (?:so|bye)|another one for|something (?:short|funny|funnier|nice|catchy)|instead$',
  ],
  de: [
    'bitte(?! (?:nur|vorher|per|telefonisch|beachten|klingeln))|danke(?:schon)?|vielen dank|liebe grusse|lg|mfg|sorry',
    '(?:kannst|konntest|magst|konnen|konnten) (?:du|sie|ihr) (?:\\w+ ){0,2}?(?:mach|erstell|setz|schreib|bau|ander)\\w*',
    '(?:mach|bau|erstell)e?(?:n sie)? (?:mir|uns|mal|daraus|es|eine)',
    '(?:ich|wir)? ?(?:brauch|brauche|brauchen|brauchte|hatte gern|hatte gerne|mochte|wunsche mir) eine',
    '(?:eine|die|diese|unsere neue|neue) (?:seite|homepage|webseite|website)',
    '(?:im|als|heller|dunkler|\\w+er) hintergrund|schriftart|nichts besonderes|wie du (?:magst|willst|meinst)',
  ],
  fr: [
    "s'il (?:te|vous) plait|stp|svp|merci(?! a)|desolee?|pardonnez moi|cordialement",
    '(?:tu peux|vous pouvez|peux tu|pouvez vous|pourriez vous|pourrais tu|tu pourrais) (?:\\w+ )?(?:faire|creer|mettre|ajouter|changer|ecrire)',
    '(?:fais|faites|mets|mettez) (?:moi|nous|un truc|une page|quelque chose)|(?:une|la|cette) page|un site (?:pour|avec)',
    "(?:je veux|jveux|je voudrais|j'aimerais|il me faut|j'ai besoin) (?:une?|que|d'une?)",
    'fond (?:noir|blanc|creme|bleu|rouge|vert|rose|gris|jaune|clair|sombre)|comme (?:tu veux|vous voulez)',
  ],
  es: [
    'por favor|porfa\\w*|gracias(?! a)|saludos|perdon',
    '(?:puedes|podrias|puede|podria) (?:\\w+ )?(?:hacer|poner|anadir|crear|cambiar|escribir)\\w*',
    '(?:quiero|quisiera|necesito|me gustaria) (?:una?|que|algo)|hazme|ponme|(?:una|la|esta) pagina|pagina (?:para|pa)|una web',
    'fondo (?:negro|blanco|crema|azul|rojo|verde|rosa|gris|amarillo|claro|oscuro)|como (?:quieras|veas)',
  ],
  pt: [
    'por favor|pfv|obrigad[oa](?! a)|abracos|desculpa',
    '(?:pode|podes|poderia|podia|consegue) (?:\\w+ )?(?:fazer|colocar|criar|mudar|adicionar|escrever)',
    '(?:quero|queria|preciso de|gostaria de) (?:uma?|que|algo)|(?:faz|faca|poe|coloca) (?:me )?uma?|uma pagina|pagina para|um site',
    'fundo (?:preto|branco|creme|azul|vermelho|verde|rosa|cinza|amarelo|claro|escuro)|como (?:quiser|achar melhor)',
  ],
  it: [
    'per (?:favore|piacere)|grazie(?! a)|saluti|scusa(?:te)?',
    '(?:puoi|potresti|potete|potreste) (?:\\w+ )?(?:far|mettere|aggiungere|creare|cambiare|scrivere)\\w*',
    '(?:vorrei|voglio|mi serve|ho bisogno di) (?:una?|che|qualcosa)|(?:una|la) pagina|pagina (?:per|x)|un sito (?:per|con)',
    'fammi|fateci|mett(?:ici|eteci)|(?:scriverei|lo chiamiamo)|sfondo (?:nero|bianco|blu|rosso|verde|rosa|grigio|giallo|chiaro|scuro)|come vuoi',
  ],
};

const requests = new RegExp(
  `(?<![^ ])(?:${Object.values(patterns).flat().join('|')})(?![^ ])`,
  'g',
);

/** Where a request stands in words that are joined by single spaces: the index of its first word and of the next one. */
export function findRequests(words: readonly string[]): { from: number; until: number }[] {
  const text = words.join(' ');
  return [...text.matchAll(requests)].map(({ index, 0: found }) => {
    const from = text.slice(0, index).split(' ').length - 1;
    return { from, until: from + found.trim().split(' ').length };
  });
}
