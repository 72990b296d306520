// Wishes that would harm visitors or others. Each rule needs all of its patterns in one message; the text is
// normalized: lower case, no accents, no punctuation. English, German, French, Spanish, Portuguese, Italian.
export const harms = [
  'credentials',
  'impersonation',
  'malware',
  'hate',
  'minors',
  'engagement',
  'reviews',
  'illegal',
  'scam',
  'exposure',
] as const;
export type Harm = (typeof harms)[number];

type Rule = { harm: Harm; all: readonly RegExp[]; not?: RegExp };

const secrets =
  /\b(?:passwords?|passcodes?|pin (?:codes?|numbers?)|pins|cvvs?|cvc|(?:credit |debit |bank )?card (?:numbers?|details|data)|credit cards?|bank details|login data|logins?|credentials|seed phrases?|recovery phrase|social security|ssns?|passwort(?:er)?|kreditkarten\w*|kartennummern?|zugangsdaten|anmeldedaten|logindaten|bankdaten|mots? de passe|numeros? de cartes?|cartes? (?:bancaires?|de credit)|identifiants|coordonnees bancaires|contrasenas?|numeros? de tarjetas?|tarjetas? de credito|credenciales|datos bancarios|senhas?|palavras passe|numeros? (?:de|do) cart(?:ao|oes)|cart(?:ao|oes) de credito|credenciais|dados bancarios|numeri di cart[ae]|cart[ae] di credito|credenziali|dati bancari)\b/;
const takes =
  /\b(?:collect\w*|steal\w*|harvest\w*|captur\w*|phish\w*|log their|grab\w*|sammel\w*|abgreif\w*|abfrag\w*|stehl\w*|erbeut\w*|klau\w*|voler|vole|recuper\w*|recueill\w*|collecter|robar|roba|recopil\w*|recoge\w*|captur\w*|roubar|rouba|colet\w*|recolh\w*|rubare|ruba|raccogli\w*|carpi\w*)\b/;
const others =
  /\b(?:(?:ask|tell|make|get) (?:my |the )?(?:visitors|people|users|customers|followers|them)|(?:visitors|people|users|customers|followers|they) (?:can |must |should |have to |will )?(?:enter|type|submit|confirm|verify|put)|their|(?:besucher|kunden|leute|nutzer)\w* (?:ihre?n?|das|nach)|nach ihre[mnr]?|ihre?n? (?:passwort|kreditkarte|pin)|(?:les|aux|des|mes) (?:visiteurs|clients|gens|utilisateurs)|leurs?|(?:los|las|mis|a los) (?:visitantes|clientes|usuarios)|(?:os|aos|dos|meus) (?:visitantes|clientes|usuarios)|(?:i|ai|dei|gli|agli|miei) (?:visitatori|clienti|utenti)|loro)\b/;
const asks =
  /\b(?:ask\w*|enter|type|submit|confirm|verify|eingeben|eingibt|bestatig\w*|frag\w*|verlang\w*|saisi\w*|entre[nr]\w*|demand\w*|confirm\w*|introdu\w*|pid\w*|pedi\w*|ingres\w*|inseri\w*|digit\w*|chied\w*|conferm\w*)\b/;
const signIn =
  /\b(?:log ?ins?|sign ?in|anmelde\w*|einlogg\w*|connexion|se connecter|inicio de sesion|iniciar sesion|acceso|pagina de entrada|accesso|portal)\b/;
const institutions =
  /\b(?:\w*banks?|banking|sparkasse|volksbank|paypal|amazon|apple|icloud|google|gmail|microsoft|outlook|office 365|netflix|facebook|instagram|tiktok|steam|coinbase|binance|metamask|dhl|ups|fedex|irs|finanzamt|banque\w*|impots|banco\w*|hacienda|banca|poste|correos|correios|santander|revolut|chase|wells fargo|barclays|hsbc|unicredit|bbva|itau|nubank)\b/;
const fake =
  /\b(?:fake\w*|clon\w*|replica\w*|counterfeit|copy of|copycat|identical to|exact(?:ly)? (?:like|copy)|spoof\w*|gefalscht\w*|falsch\w*|nachgemacht\w*|kopie|nachbau\w*|genauso wie|faux|fausse|contrefa\w*|copie|imit\w*|falsos?|falsas?|copia|finta|finto|falsificat\w*)\b/;
const protective =
  /\b(?:protect\w*|against|prevent\w*|awareness|avoid\w*|training|workshop|schutz\w*|schutz|gegen|vorbeug\w*|schulung\w*|contre|proteg\w*|prevenir|contra|proteccion|contro|protegg\w*|prevenzione|remov\w*|anti\w*|entfern\w*|victims?|opfer\w*|consultant|security (?:researcher|expert))\b/;
const children =
  /\b(?:child(?:ren)?s?|kids?|minors?|underage|under 1[0-8]|schoolgirls?|teen(?:age)?(?:rs?)?|kind(?:er)?n?|minderjahrig\w*|schulmadchen|enfants?|mineure?s?|fillettes?|nin[oa]s?|menores(?: de edad)?|criancas?|menores? de idade|bambin[aeio]|minorenn\w*)\b/;
/** "Seg, qua e sex 18h30": Friday, in Portuguese. */
const friday = String.raw`(?<!\b(?:seg|ter|qua|qui)(?: [ea]| ate)? )sex(?! (?:\d|das \d|as \d|sab\b|feira|(?:e|a|ate) (?:sab|dom)))`;
const sexual = new RegExp(
  String.raw`\b(?:${friday}|sexual\w*|sexy|porn\w*|nudes?|naked|erotic\w*|nackt\w*|erotisch\w*|nue?s|erotique\w*|desnud\w*|erotic[oa]s?|pelad[oa]s?|nudo|nuda|nudi|nude|sessual\w*)\b`,
);
const trade =
  /\b(?:buy|sell\w*|deal\w*|order|ship\w*|kauf\w*|verkauf\w*|vend\w*|achet\w*|compr\w*|acquist\w*)\b/;

const invented =
  /fake|invent\w*|made up|make up (?:\w+ ){0,3}(?:reviews?|testimonials?|ratings?|quotes)|made-up|fictional|erfund\w*|erfind\w*|ausgedacht\w*|gefalscht\w*|faux|invente\w*|fals[ao]s|inventad\w*|inventa\w*|finte|finti|inventat\w*/;
const reviews =
  /reviews?|testimonials?|ratings?|customer quotes|bewertungen|kundenstimmen|rezensionen|avis|temoignages|resenas|testimonios|opiniones|avaliacoes|depoimentos|recensioni|testimonianze/;

/** At most eight words apart, in any order: "faux plafonds" of a message that has reviews too are no harm. */
function near(a: RegExp, b: RegExp): RegExp {
  const gap = ' (?:\\S+ ){0,8}?';
  return new RegExp(
    `\\b(?:(?:${a.source})${gap}(?:${b.source})|(?:${b.source})${gap}(?:${a.source}))\\b`,
  );
}

const rules: readonly Rule[] = [
  {
    harm: 'minors',
    all: [sexual, children],
    not: /\b(?:education|aufklarung|educacion|educacao|educazione|prevent\w*|protect\w*|health|tones?|colou?rs?|shades?|lips?|abuse (?:survivors?|help))\b/,
  },
  { harm: 'credentials', all: [takes, secrets], not: protective },
  { harm: 'credentials', all: [others, asks, secrets], not: protective },
  { harm: 'credentials', all: [/\bphish\w*\b/], not: protective },
  { harm: 'impersonation', all: [fake, signIn] },
  {
    harm: 'impersonation',
    all: [
      fake,
      /\b(?:\w*bank|paypal|sparkasse|banque|banco|banca|government|regierung\w*|police|polizei|gouvernement|gobierno|governo|celebrity)\b/,
    ],
    not: protective,
  },
  {
    harm: 'impersonation',
    all: [
      /\b(?:log ?in|sign ?in|anmelde|login|connexion|inicio de sesion|accesso|acesso) ?(?:page|seite|screen|form\w*|site|maske|portal)?\b|\bpage de connexion\b|\bpagina de (?:login|inicio de sesion)\b|\bpagina di (?:login|accesso)\b/,
      institutions,
    ],
    not: /\b(?:button|link to|link zu|lien vers|enlace a|link para|link al|job|coach\w*|where|wo|how|wie|can i|kann ich|vys)\b/,
  },
  {
    harm: 'impersonation',
    all: [
      /\b(?:impersonat\w*|pretend(?:s|ing)? to be|pos(?:e|ing) as|gib\w* dich als|sich als \w+ ausgeb\w*|ausgeben als|so tun als (?:ob|ware) ich|faire passer pour|hac\w+ pasar por|fingir ser|se passar por|fingere di essere|spacciar\w*)\b/,
    ],
  },
  {
    harm: 'malware',
    all: [
      /\b(?:malware|ransomware|keylogger|spyware|botnet|trojan\w*|rootkit|virus(?:es)?|ddos)\b/,
      /\b(?:spread\w*|install\w*|infect\w*|distribut\w*|deliver\w*|download\w*|writ\w*|mak\w*|creat\w*|build\w*|attack\w*|verbreit\w*|infizier\w*|schreib\w*|erstell\w*|propag\w*|repand\w*|infett\w*|diffond\w*|cre\w*|schick\w*)\b/,
    ],
    not: protective,
  },
  {
    harm: 'hate',
    all: [
      /\b(?:death to|kill all|gas the|exterminate|white power|race war|heil hitler|nazi propaganda|hate (?:page|site|speech) (?:about|against|for)|(?:all|those) \w+ should die|ausrotten|tod den|hass gegen|hetze gegen|mort aux|haine contre|muerte a los|odio contra|morte a(?:os|i|gli)|odio contro)\b/,
    ],
    not: /\b(?:against hate|stop hate|gegen hass|contre la haine)\b/,
  },
  {
    harm: 'engagement',
    all: [
      /\b(?:buy|sell|get|kauf\w*|verkauf\w*|achet\w*|vend\w*|compr\w*|acquist\w*)\b.{0,30}\b(?:followers?|likes|subscribers|fake views|abonnes|seguidores|follower|mi piace|curtidas)\b/,
    ],
    not: /\b(?:for my followers|fur meine follower|get in touch|so that|discount|rabatt|more followers|mehr follower)\b/,
  },
  {
    harm: 'reviews',
    all: [near(invented, reviews)],
  },
  {
    harm: 'illegal',
    all: [
      trade,
      /\b(?:cocaine|heroin|crystal meth|meth|fentanyl|mdma|ecstasy|stolen (?:cards?|goods|phones?|data)|fake (?:passports?|ids?|id cards?)|ghost guns?|illegal (?:guns|weapons|drugs)|drugs|kokain|heroin|drogen|gestohlene\w*|gefalschte (?:passe|ausweise)|cocaine|heroine|drogues?|faux papiers|faux passeports|cocaina|heroina|drogas?|pasaportes falsos|passaportes falsos|droga|passaporti falsi)\b/,
    ],
    not: protective,
  },
  {
    harm: 'illegal',
    all: [
      /\b(?:pipe bombs?|(?:build|make|making) (?:a )?bombs?|sprengstoff|bombe (?:bauen|basteln)|fabriquer une bombe|(?:hacer|fabricar) una bomba|(?:fazer|fabricar) uma bomba|costruire una bomba)\b/,
    ],
    not: /\bbath bombs?\b/,
  },
  {
    harm: 'scam',
    all: [
      /\b(?:ponzi|pyramid scheme|scam (?:people|pensioners|seniors|page|site)|trick people into|rip off|schneeballsystem|abzock\w*|leute (?:betrugen|abziehen)|arnaqu\w*|escroqu\w*|estafa\w*|enganar pessoas|golpe (?:em|do)|truffa\w*|raggirare)\b/,
    ],
    not: protective,
  },
  {
    harm: 'scam',
    all: [
      /\b(?:(?:even (?:though|tho|if)|although) (?:i m|im|i am|we re|we are|it s|its) not|but (?:i m|im|i am|we re|we are|it s|its) not (?:(?:really|actually) )?(?:a|an|one|the|them|him|her|real|true|trained|licen[cs]ed|certified|qualified|registered|affiliated|authori[sz]ed|official\w*)|obwohl ich (?:gar |es |das )?(?:kein\w*|nicht)|(?:alors que|meme si) je (?:ne )?(?:le |l )?(?:suis|ai) pas|aunque no (?:lo )?(?:soy|sea|tengo)|(?:embora|mesmo que|mesmo) (?:eu )?nao (?:sou|seja|sendo|tenho)|anche se non (?:lo )?(?:sono|sia|ho)|pretend (?:that )?(?:i|we|i m|we re) |tu so als (?:ob|waren|ware|hatte)\w*|fais croire que|faire croire que|finge que|finja que|fingi che|fai finta che)\b/,
    ],
  },
  {
    harm: 'illegal',
    all: [
      /\b(?:hack\w*|crack|break into|spy on|stalk\w*|einhacken|ausspionier\w*|pirat\w*|espionn\w*|hackea\w*|espia\w*|hackear|invad\w*|violare|spiare)\b/,
      /\b(?:account|instagram|facebook|whatsapp|wifi|wlan|phone|handy|email|konto|compte|cuenta|conta|girlfriend|boyfriend|ex|freundin|freund|copine|novia|namorada|ragazza|telefono|telephone|celular)\b/,
    ],
    not: /\b(?:protect\w*|against|was hacked|got hacked|been hacked|someone hacked|(?:they|who) hacked|hacked (?:us|me|my|our)|gehackt (?:worden|wurde)|(?:nos|me) hacke?ar?on|hackearon|hackearam|(?:fui|fuimos|fomos) hackead\w*|hackeada|hackeado|(?:m|nous|on) a? ?pirate\w*|ci hanno hackerat\w*|mi hanno hackerat\w*|hackerat\w*|wurde gehackt|security|hackathon|life ?hacks?|schutz\w*)\b/,
  },
  {
    harm: 'exposure',
    all: [
      /\b(?:my )?ex(?: girlfriend| boyfriend| wife| husband| freundin| freund| mann| frau| copine| copain| novi[ao]| namorad[ao]| marido| ragazz[ao]| moglie)?s?\b/,
      /\b(?:nudes?|naked|private (?:photos|pictures)|home address|nackt\w*|private (?:fotos|bilder)|privatadresse|photos? (?:nues?|intimes?)|adresse privee|fotos? (?:intimas?|privadas?)|desnud\w*|direccion|endereco|foto (?:intime|private)|indirizzo di casa)\b/,
    ],
  },
];

/** Of a text from `normalize`. */
export function findHarm(text: string): Harm | undefined {
  return rules.find(
    ({ all, not }) => all.every((pattern) => pattern.test(text)) && !not?.test(text),
  )?.harm;
}
