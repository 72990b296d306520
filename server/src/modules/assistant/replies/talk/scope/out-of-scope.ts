// Wishes that have nothing to do with the page, by the act and what it is done to. Six languages in one pattern, of a
// text from `normalize`. Each rule needs all of its patterns.
import type { OutOfScope } from '../../phrases/phrases.ts';

type Rule = { topic: OutOfScope; all: readonly RegExp[]; not?: RegExp };

/** Whoever names a part of the page wants it there. */
const onPage =
  /\b(?:page|site|website|section|buttons?|links?|tagline|bio|headline|heading|title|menu|faq|newsletter|seite|webseite|abschnitt|bereich|knopf|uberschrift|titel|rubrique|bouton|liens?|lien|titre|pagina|seccion|boton|enlaces?|titulo|secao|botao|sezione|pulsante|titolo|sito|sitio|portfolio|landing|podcast|blog|about|widget)\b/;

const writes =
  /\b(?:write|draft|compose|make|create|do|prepare|generate|finish|help|need|summari[sz]e|proofread|schreib\w*|verfass\w*|erstell\w*|mach\w*|hilf|brauch\w*|korrigier\w*|ecri\w*|redig\w*|fais|faire|aide\w*|corrige\w*|escrib\w*|redact\w*|haz\w*|hacer|ayuda\w*|escrev\w*|redij\w*|faz\w*|fazer|faca|ajuda\w*|scriv\w*|fammi|fai|fare|prepar\w*|aiut\w*|me faz)\b/;
const documents =
  /\b(?:cv|resume|curriculum|lebenslauf|cover letters?|bewerbung\w*|motivationsschreiben|anschreiben|lettre de motivation|carta de (?:presentacion|motivacion|apresentacao|motivacao)|lettera (?:di presentazione|motivazionale)|essays?|aufsatz|hausarbeit|dissertation|redaction|expose|ensayo|redacao|saggio|poems?|gedicht|poeme|poesia|poema|homework|hausaufgaben?|devoirs?|deberes|tarea|dever de casa|licao de casa|compiti|thesis|bachelorarbeit|invoices?|rechnung|factures?|facturas?|faturas?|fattur[ae]|contracts?|vertrag|contrat|contrato|contratto|speech|rede|discours|discurso|discorso|love letter|brief an|lettre a|carta a|carta para|lettera a|tax return|steuererklarung|powerpoint|haiku|wedding vows|captions?|tweets?|business plan|businessplan|shopping list|einkaufsliste|liste de courses|meal plan|workout plan|recipe|rezept|recette|receta|receita|ricetta|screenplay|exam|presentation for|kundigungsschreiben|resignation letter|math|mathe)\b/;
const myPeople =
  /\b(?:(?:my|our|the|all|every|all my|mein\w*|unser\w*|alle\w*|mon|ma|mes|tous mes|mi|mis|todos mis|meus?|minhas?|todos os meus|il mio|la mia|i miei|mia|mio|tutti i miei) )+(?:landlord|mum|mom|mother|dad|father|boss|friends?|customers?|clients?|followers|fans|girlfriend|boyfriend|wife|husband|doctor|dentist|bank|teacher|neighbou?r|team|vermieter\w*|mama|mutter|papa|vater|chef\w*|freund\w*|kunden|kundinnen|lehrer\w*|arzt|mere|pere|proprietaire|patron|amis?|clients|copine|copain|medecin|madre|padre|jefe|amig[oa]s?|clientes|novi[ao]|chefe|mae|pai|namorad[ao]|medico|clienti|capo|amic[ohi]+|mamma|fidanzat[ao]|dottore)\b/;
const sites =
  /\b(?:instagram|insta|ig|facebook|fb|twitter|tiktok|tik tok|linkedin|snapchat|reddit|whatsapp|pinterest|threads|youtube|ebay|amazon|airbnb|vinted|craigslist)\b/;
const personal =
  /\b(?:i|i m|im|me|my|ich|mir|mein\w*|j|je|me|mon|ma|mes|moi|tengo|mi|me|estoy|eu|estou|tenho|meu|minha|ho|mio|mia|io|sono)\b/;
const wondersWhat =
  /\b(?:should|can|could|what|how|is it|do i|will|must|soll\w*|kann|darf|muss|was|wie|hilft|dois|peux|peut|quoi|que|qu|comment|debo|deberia|puedo|puede|como|devo|posso|pode|o que|dovrei|cosa|che|conviene|lohnt|worth|ok to)\b/;

const rules: readonly Rule[] = [
  { topic: 'writing', all: [writes, documents], not: onPage },
  {
    topic: 'writing',
    all: [
      /\b(?:translate|ubersetz\w*|tradui\w*|traduce\w*|traducir|traduz\w*|traduci|traduire)\b/,
      /\b(?:sentence|word|letter|email|text|paragraph|article|satz|wort|brief|absatz|phrase|mot|lettre|texte|frase|palabra|palavra|carta|parola|lettera|texto|testo|good morning|guten morgen|bonjour|hola|hello|ciao|following|folgende\w*|suivant\w*|siguiente|seguinte|seguente)\b/,
    ],
    not: onPage,
  },
  {
    topic: 'writing',
    all: [
      /^(?:how do you say|what does|wie sagt man|comment (?:dit on|on dit)|como se (?:dice|diz)|come si dice) .*\b(?:in|auf|en|em|mean)\b/,
    ],
    not: onPage,
  },
  {
    topic: 'knowledge',
    all: [
      /^(?:please |pls |can you |kannst du )?(?:solve|calculate|compute|berechne|rechne|lose|calcule|resous|calcula|resuelve|resolve|calcola|risolvi)\b.*\d/,
    ],
    not: onPage,
  },
  {
    topic: 'knowledge',
    all: [
      /\b(?:weather|forecast|wetter|regnet|meteo|quel temps|temps (?:fait|fera)|que tiempo|el tiempo (?:hoy|manana)|clima (?:hoy|manana|de hoy)|va a llover|previsao do tempo|vai chover|o tempo (?:hoje|amanha)|che tempo|piove\w*|rain tomorrow|tell (?:me |us )?(?:a |another )?(?:joke|story|fun fact)|witz|blague|chiste|piada|barzelletta|horoscope?|horoskop|horoscopo|oroscopo|in the news|latest news|neueste nachrichten|dernieres nouvelles|ultimas noticias|ultime notizie|(?:the |who won the )election|wahl gewonnen|elections?|elecciones|eleicao|elezioni|capital of|hauptstadt von|capitale d\w|capital d\w|meaning of life|sinn des lebens|sens de la vie|world cup|champions league|bundesliga|football (?:score|match|game)|(?:what|which) (?:day|time) is it|wie spat ist es|quelle heure est il|que hora es|que horas sao|che ore sono)\b/,
    ],
    not: onPage,
  },
  {
    topic: 'knowledge',
    all: [
      /^(?:who (?:won|invented|discovered|is the|was the|was)|when (?:was|did|is)|how (?:old|tall|far|big) is|what is the (?:population|capital|distance|height)|wer (?:hat|war|ist der|ist die|gewann)|wann (?:war|wurde|ist)|wie (?:alt|hoch|weit) ist|qui (?:a gagne|a invente|est le|est la|etait)|quand (?:est|a|etait)|quien (?:gano|invento|es el|es la|fue)|cuando (?:fue|es)|quem (?:ganhou|inventou|e o|foi)|quando (?:foi|e)|chi (?:ha vinto|ha inventato|e il|e la|era)|quando (?:e|fu)) \w+/,
    ],
    not: /\b(?:page|site|link|vys|photo|seite|pagina|publish\w*|update|online|live|change|section|plan)\b/,
  },
  {
    topic: 'advice',
    all: [
      /\b(?:headaches?|fever|hurts?|pain|aches?|sick|ill|pills?|medicines?|medication|ibuprofen|paracetamol|aspirin|antibiotics?|dosage|symptoms?|pregnant|rash|cough|diet|lose weight|fieber|\w*schmerz(?:en)?|weh|krank|tabletten?|medikamente?|husten|ausschlag|schwanger|abnehmen|fievre|mal (?:a|au|de|aux)|douleur|medicaments?|malade|toux|enceinte|maigrir|fiebre|dolor|duele|medicina|pastillas?|enferm[oa]|tos|embarazada|adelgazar|febre|dor|doi|remedio|doente|tosse|gravida|emagrecer|febbre|dolore|fa male|mal di|farmac[oi]|malat[oa]|incinta|dimagrire)\b/,
      wondersWhat,
    ],
    not: onPage,
  },
  {
    topic: 'advice',
    all: [
      /\b(?:sue|sued|lawsuit|legal|illegal|law|lawyer|fire me|fired|evict\w*|divorce|custody|visa|tax(?:es)?|deduct|notice period|verklag\w*|kundigen|gekundigt|scheidung|anwalt|erlaubt ist|steuern?|absetzen|proces|licencie\w*|virer|divorc\w*|avocat|impots|demandar|despedir\w*|despid\w*|abogado|impuestos|processar|demitir|demitid\w*|advogado|impostos|licenzi\w*|avvocato|tasse|denunci\w*)\b/,
      personal,
      wondersWhat,
    ],
    not: /\b(?:page|site|section|link|seite|pagina|plan|abo|subscription|tarif|abonnement|text|i m a|i am a|ich bin)\b/,
  },
  {
    topic: 'advice',
    all: [
      /\b(?:bitcoin|crypto|krypto\w*|ethereum|stocks?|invest\w*|etfs?|loan|mortgage|aktien?|kredit|anleg\w*|sparen|bourse|pret immobilier|credit|acciones|hipoteca|prestamo|acoes|emprestimo|azioni|mutuo|prestito)\b/,
      /\b(?:should|worth|soll\w*|lohnt|dois je|je dois|faut il|deberia|debo|vale la pena|conviene|devo|dovrei|how do i|good idea|which|welche)\b/,
    ],
    not: onPage,
  },
  {
    topic: 'outreach',
    all: [
      /^(?:(?:please|pls|bitte|can|could|you|u|kannst|du|peux|tu|puedes|pode|puoi|hey|ok|now) )*(?:post\w*|share|upload|publish|tweet|repost|teile|stell\w*|publie\w*|partage\w*|publica\w*|sube\w*|comparte\w*|compartilha\w*|posta\w*|pubblica\w*|condivid\w*|put (?:this|it|that))\b.*\b(?:on|to|auf|bei|sur|en|no|na|nel|su|in|dans)\b/,
      sites,
    ],
    not: /\b(?:link|button|section|add)\b/,
  },
  {
    topic: 'outreach',
    all: [
      /\b(?:reply|replies|respond|answer|read|check|antworte\w*|beantworte\w*|lies|repond\w*|lis|responde\w*|contesta\w*|lee|rispond\w*|leggi)\b/,
      /\b(?:dms?|(?:my|all|the) (?:\w+ )?(?:messages|comments|emails?|inbox|mails?)|(?:meine|alle)\w* (?:\w+ )?(?:nachrichten|kommentare|mails|emails)|(?:mes|aux|les) (?:\w+ )?(?:messages|commentaires|mails)|(?:mis|los) (?:mensajes|comentarios|correos)|(?:minhas|meus|as) (?:mensagens|comentarios|emails)|(?:miei|ai|alle) (?:\w+ )?(?:messaggi|commenti|mail|dm))\b/,
    ],
    not: /\b(?:where|how|wo|wie|ou|comment|donde|onde|como|dove|come|can i|section|form|formular)\b/,
  },
  {
    topic: 'outreach',
    all: [
      /^(?:(?:please|pls|bitte|can|could|you|u|kannst|du|peux|tu|puedes|pode|puoi|hey|ok|now|i want you to) )*(?:call|phone|ring|text|message|dm|email|mail|e mail|write to|write|contact|tell|ask|invite|ruf\w*|schreib\w*|schick\w*|kontaktier\w*|sag|appelle\w*|ecris|envoie\w*|contacte\w*|dis|llama\w*|escribe\w*|envia\w*|manda\w*|contacta\w*|dile|liga\w*|telefona\w*|escreve|chiama\w*|scrivi\w*|invia\w*|contatta\w*|send)\b/,
      myPeople,
    ],
    not: /\b(?:link|button|form|section|page|so that|seite|pagina|headline|title|on top|visitors)\b/,
  },
  {
    topic: 'errand',
    all: [
      /\b(?:book|reserve|find|get|rent|buch\w*|reservier\w*|miete\w*|find\w*|such\w*|reserv\w*|trouve\w*|loue\w*|busca\w*|encuentra\w*|alquila\w*|encontr\w*|aluga\w*|prenot\w*|trova\w*|cerca\w*)\b/,
      /\b(?:(?:a |me a |us a )?(?:table for|flights?|hotel|hotel room|train ticket|taxi|cab|uber|cheap tickets?|apartment|dentist appointment|doctor s appointment)|tisch fur|flug|fluge|hotelzimmer|zugticket|wohnung|arzttermin|table pour|vol (?:pour|vers|a)|un vol|chambre d hotel|appartement|mesa para|un vuelo|vuelos?|habitacion|apartamento|um voo|voos?|quarto de hotel|tavolo per|un tavolo|un volo|voli|camera d albergo|appartamento)\b/,
    ],
    not: /\b(?:page|section|buttons?|links?|add|guests?|visitors|customers|can book|people|seite|knopf|gaste|kunden|pagina|bouton|clients|clientes|clienti|title|text|rename|call it)\b/,
  },
  {
    topic: 'errand',
    all: [
      /^(?:(?:please|pls|bitte|can|could|you|u|kannst|du|peux|tu|puedes|pode|puoi|hey|ok|i want you to) )*(?:order|bestell\w*|commande\w*|pide\w*|encarga\w*|pede|ordina\w*|buy|kauf\w*|achete\w*|compra\w*|acquista\w*|fetch|bring|get) (?:me|us|mir|uns|moi|nous|mi|ci|some|\d+|two|three|zwei|drei|deux|trois|dos|tres|due|tre|dois|duas|ein\w*|a|an|une?|una|um|uma|un)\b/,
    ],
    not: /\b(?:page|section|buttons?|links?|online|title|text|order form|seite|knopf|pagina|bouton|above|below|top|first)\b/,
  },
  {
    topic: 'errand',
    all: [
      /\b(?:remind me|set (?:an?|the|my) (?:alarm|timer|reminder)|wake me|erinner\w* mich|stell\w* (?:einen|den|mir) (?:\w+ )?(?:wecker|timer)|weck mich|rappelle moi|reveille moi|mets un reveil|recuerdame|despiertame|pon una alarma|me lembra|me lembre|lembre me|me acorda|ricordami|svegliami|(?:in|to) my (?:calendar|to do list)|in meinen kalender|dans mon agenda|en mi calendario|na minha agenda|nel mio calendario|transfer (?:\w+ )?(?:money|euros|dollars)|send (?:him|her|them|john|my \w+) (?:\w+ )?(?:money|euros|dollars)|uberweis\w*|turn (?:on|off) the (?:lights?|heating|tv)|mach das licht|allume la lumiere|play (?:some |a |my )?(?:music|song|playlist)|spiel (?:mal )?musik|joue (?:de la )?musique|pon musica|toca (?:uma )?musica|walk my dog|do the dishes|clean my|pay my (?:rent|bills?))\b/,
    ],
    not: onPage,
  },
  {
    topic: 'errand',
    all: [
      /\b(?:draw|paint|sketch|zeichne\w*|male?|dessine\w*|dibuja\w*|desenha\w*|disegna\w*|generate|generier\w*|genere\w*|genera\w*|gera|gere)\b/,
      /\b(?:me|mir|moi|mi|pictures?|images?|logos?|bild\w*|portrait|dragon|cat|katze|imagen|imagem|immagine)\b/,
    ],
    not: onPage,
  },
  {
    topic: 'errand',
    all: [
      /^(?:(?:please|pls|can you|could you|kannst du|peux tu|puedes|pode|puoi) )*(?:make|create|design|erstell\w*|mach\w*|entwirf|fais|cree\w*|haz\w*|crea\w*|cria\w*|faz|fammi) (?:(?:me|mir|moi|mi|us|uns) )?(?:a|an|ein\w*|un|une|una|um|uma) (?:\w+ )?(?:logo|flyer|poster|business card|visitenkarte|meme|sticker|video|song|affiche|cartel|cartaz|locandina)\b/,
    ],
    not: /\b(?:page|site|seite|pagina|section|link|button|placeholder)\b/,
  },
  {
    topic: 'software',
    all: [
      /\b(?:help|fix|repair|install|open|set up|make|create|build|write|hilf\w*|reparier\w*|installier\w*|offne|aide\w*|repar\w*|install\w*|ouvre|ayuda\w*|abre|ajuda\w*|conserta\w*|aiut\w*|ripara\w*|apri)\b/,
      /\b(?:computer|laptop|printer|wifi|excel|spreadsheets?|photoshop|windows|macbook|drucker|rechner|wlan|ordinateur|imprimante|ordenador|impresora|computador|impressora|stampante|python|sql|discord bot|chrome extension|minecraft|iphone app|android app|google (?:docs|sheets)|powerpoint|netflix)\b/,
    ],
    not: onPage,
  },
];

/** Of a text from `normalize`. */
export function findOutOfScope(text: string): OutOfScope | undefined {
  return rules.find(({ all, not }) => all.every((part) => part.test(text)) && !not?.test(text))
    ?.topic;
}

/** "3x + 5 = 20", "12 * 7". */
export function isSum(text: string): boolean {
  const sum = text.replace(/^[^\d(]*?(?:\b(?:is|ist|font|es|e|è|fa|solve)\b)\s*/iu, '');
  return (
    /^[\d(][\dx\s.,()]*(?:[+*/^×÷=-]\s*[\dx(][\dx\s.,()]*)+[=?\s]*$/iu.test(sum.trim()) &&
    /[+*^×÷=]/.test(sum)
  );
}
