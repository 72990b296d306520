// What a question is about, by words that stand for one topic only. Six languages in one pattern, of a text from
// `normalize`. The first that fits counts, so that the narrower ones come first.
import type { HelpArticleId } from '@vys/contract/help/articles';
import type { Form } from './form.ts';
import { account, notOnPage, people, photos, removes, wholePage } from './topic-words.ts';

type Rule = {
  topic: HelpArticleId;
  /** What the message has to be; a wish or a note counts only where the page can have no such thing. */
  forms: readonly Form[];
  all: readonly RegExp[];
  not?: RegExp;
};

export const any: readonly Form[] = ['asks', 'may', 'wish', 'none'];
const asked: readonly Form[] = ['asks', 'may'];
const only: readonly Form[] = ['asks'];

export const topicRules: readonly Rule[] = [
  {
    topic: 'delete-account',
    forms: any,
    all: [removes, account],
    not: /\b(?:spotify|instagram|insta|tiktok|youtube|facebook|twitter|linkedin|twitch|snapchat|bank|link)\b/,
  },
  {
    topic: 'delete-account',
    forms: only,
    all: [removes, /\b(?:profilo|profil|perfil|profile|my data|meine daten|mes donnees)\b/],
  },
  {
    topic: 'qr-code',
    forms: any,
    all: [/\b(?:qr|qrcode|qr ?codes?)\b/],
  },
  {
    topic: 'branding',
    forms: any,
    all: [
      /\b(?:made with vys|vys (?:logo|badge|branding|label|link)|watermark|wasserzeichen|filigrane|marca de agua|marca d agua|filigrana|(?:your|euer|votre|vuestro) (?:logo|branding))\b/,
    ],
  },
  {
    topic: 'domain',
    forms: asked,
    all: [/\b(?:domains?|domaines?|dominios?|domini|webadresse|web address|dns)\b/],
  },
  {
    topic: 'domain',
    forms: any,
    all: [
      /\b(?:domains?|domaines?|dominios?|domini)\b/,
      /\b(?:own|custom|connect\w*|use|buy|eigene\w*|verbind\w*|verknupf\w*|propre|perso\w*|connecter|propio|conectar|usar|proprio|collegare|mio|meu)\b/,
    ],
  },
  {
    topic: 'two-factor',
    forms: any,
    all: [
      /\b(?:2fa|two factor|two step|zwei faktor|zweifaktor|deux facteurs|double authentification|(?:dos|doble) (?:factores|factor)|dois fatores|duas etapas|due fattori|authenticator)\b/,
    ],
  },
  { topic: 'passkeys', forms: asked, all: [/\b(?:passkeys?|face id|fingerprint login)\b/] },
  {
    topic: 'password',
    forms: any,
    all: [
      /\b(?:passwords?|passwort\w*|kennwort|mot de passe|mdp|contrasena|senha|palavra passe|pw|pwd|passwd)\b/,
      /\b(?:forgot\w*|lost|reset|change|don t know|vergessen|zuruck\w*|ander\w*|oubli\w*|perdu|chang\w*|reinitialis\w*|olvid\w*|restablec\w*|cambi\w*|esquec\w*|redefin\w*|mud\w*|troc\w*|dimenticat\w*|pers[oa]|reimpost\w*)\b/,
    ],
    not: /\b(?:wifi|wlan|visitors|guests)\b/,
  },
  {
    topic: 'import',
    forms: any,
    all: [
      /\b(?:import\w*|mov(?:e|ing)|migrat\w*|transfer\w*|switch\w*|bring\w*|copy|ubernehm\w*|umzieh\w*|umzug|rubernehm\w*|mitnehm\w*|passer|migrer|recuperer|traer|pasar|migrar|trazer|mudar|passar|portare|spostare|trasferire|passare)\b/,
      /\b(?:linktree|beacons|carrd|taplink|bento|wix|squarespace|wordpress|(?:old|existing|other|previous) (?:page|site|website)|alte\w* (?:seite|website|page)|ancien\w* (?:page|site)|(?:antigua|vieja|antiga|vecchia|vecchio) (?:pagina|sito)|pagina (?:antigua|vieja|antiga|vecchia))\b/,
    ],
  },
  {
    topic: 'import',
    forms: only,
    all: [/\b(?:import\w*)\b/],
  },
  {
    topic: 'several-pages',
    forms: asked,
    all: [
      /\b(?:two|2|second|2nd|several|multiple|many|more than one|another|more|zwei|zweite|mehrere|weitere|noch eine|viele|deux|deuxieme|plusieurs|autre|dos|segunda|varias|otra|mas de una|duas|outra|mais de uma|due|seconda|altra|piu|piu di una) (?:pages?|sites?|websites?|seiten?|webseiten?|paginas?|sitios|pagine|siti)\b/,
    ],
  },
  {
    topic: 'team',
    forms: asked,
    all: [
      /\b(?:teams?|team ?mates?|invite\w*|colleagues?|coworkers?|co workers?|collaborat\w*|share access|co edit|(?:friend|partner|husband|wife|assistant|brother|sister|someone else|other people|several people|we both|both of us)\b.{0,30}\b(?:edit\w*|work\w*|change|help|access|log in)|kolleg\w*|mitarbeiter\w*|einladen|gemeinsam|zu zweit|zusammen|mitbearbeiten|(?:freund\w*|partner\w*|jemand anders)\b.{0,30}\bbearbeit\w*|inviter|collegues?|collabor\w*|a plusieurs|a deux|equipo|invitar|compan?eros?|colaborar|entre varios|equipe|convidar|colegas?|invitare|colleg[ahi]\w*|insieme|in piu persone|in due)\b/,
    ],
    not: notOnPage,
  },
  {
    topic: 'selling',
    forms: asked,
    all: [
      /\b(?:(?:take|accept|get|receive|collect) (?:\w+ )?(?:payments?|money|donations?|tips)|get paid|sell\w*|zahlungen|geld (?:annehmen|bekommen|verdienen)|verkauf\w*|(?:accepter|recevoir|encaisser) (?:\w+ )?(?:paiements?|argent|dons)|vendre|(?:aceptar|recibir) (?:\w+ )?(?:pagos?|dinero|donaciones)|cobrar|vender|(?:aceitar|receber) (?:\w+ )?(?:pagamentos?|dinheiro|doacoes)|(?:accettare|ricevere) (?:\w+ )?(?:pagamenti|soldi|donazioni)|vendere|checkout|stripe)\b/,
    ],
    not: /\b(?:data|daten|donnees|datos|dados|dati)\b/,
  },
  {
    topic: 'selling',
    forms: asked,
    all: [
      people,
      /\b(?:pay\w*|buy|order|tip|donate|bezahl\w*|zahl\w*|kauf\w*|bestell\w*|spend\w*|payer|acheter|commander|pagar\w*|comprar|pagare|comprare|ordinare)\b/,
    ],
  },
  {
    topic: 'cancel',
    forms: any,
    all: [
      /\b(?:cancel\w*|kundig\w*|resili\w*|annul\w*|disdi\w*|downgrad\w*|stop)\b/,
      /\b(?:plan|subscription|abo|abonnement|suscripcion|assinatura|abbonamento|pro|premium|starter|plano|piano)\b/,
    ],
  },
  {
    topic: 'payments',
    forms: asked,
    all: [
      /\b(?:credit cards?|debit card|kreditkarten?|carte (?:bancaire|bleue|de credit)|tarjetas?|cartao|carta di credito|invoices?|rechnung\w*|factures?|facturas?|faturas?|fattur[ae]|refunds?|erstattung|geld zuruck|rembours\w*|reembols\w*|rimbors\w*|billing|charged|apple pay|paypal|klarna|sepa)\b/,
    ],
    not: /\b(?:link|add|button)\b/,
  },
  {
    topic: 'images',
    forms: only,
    all: [
      photos,
      /\b(?:upload\w*|put|add|where|how|size|limit\w*|big|large|format\w*|hoch\w*|rauf\w*|lad\w*|wie|wo|gross\w*|comment|ou|mettre|ajout\w*|telecharg\w*|televers\w*|taille|limite|como|donde|sub\w*|carg\w*|tamano|onde|envi\w*|carreg\w*|tamanho|come|dove|caric\w*|dimension\w*)\b/,
    ],
  },
  {
    topic: 'images',
    forms: asked,
    all: [
      photos,
      /\b(?:upload\w*|limit\w*|size|format\w*|mb|hochlad\w*|televers\w*|telecharg\w*|subir|cargar|enviar|carregar|caricare)\b/,
    ],
  },
  {
    topic: 'storage',
    forms: asked,
    all: [
      /\b(?:storage|disk space|speicher|speicherplatz|stockage|espace disque|almacenamiento|armazenamento|archiviazione|gb|gigabytes?)\b/,
    ],
  },
  {
    topic: 'links-limit',
    forms: asked,
    all: [
      /\b(?:how many|max\w*|limit\w*|unlimited|as many|number of|wie ?viele|unbegrenzt\w*|beliebig|hochstens|combien|illimite\w*|cuant[oa]s|ilimitad\w*|quant[oaie]s?|illimitat\w*)\b/,
      /\b(?:links?|liens?|enlaces?|collegamenti)\b/,
    ],
    not: /\b(?:click\w*|klick\w*|clic\w*|cliqu\w*|post\w*)\b/,
  },
  {
    topic: 'newsletter',
    forms: asked,
    all: [
      /\b(?:subscrib\w*|signed up|sign ups|signups|mailing list|email list|abonnent\w*|newsletter anmeldungen|angemeldet|eingetragen|abonnes|inscrits|suscriptor\w*|suscrit\w*|apuntad\w*|inscrit[oa]s|assinantes|assinou|iscritti|iscritt\w*|si e iscritto)\b/,
    ],
  },
  { topic: 'newsletter', forms: only, all: [/\bnewsletters?\b/] },
  {
    topic: 'forms',
    forms: only,
    all: [
      /\b(?:forms?|contact form|guest ?book|formular\w*|kontaktformular|gastebuch|formulaires?|livre d or|formularios?|libro de visitas|livro de visitas|modul[oi]|libro degli ospiti|(?:messages?|nachrichten|mensajes|mensagens|messaggi|submissions?)\b.{0,30}\b(?:from|go|land|read|see|find|von|seh\w*|find\w*|les\w*|arriv\w*|lire|voir|llegan|ver|leer|chegam|ler|leggere|vedo|trovo|visitors?|visiteurs|visitantes|visitatori|besucher\w*))\b/,
    ],
  },
  {
    topic: 'forms',
    forms: ['may'],
    all: [
      people,
      /\b(?:forms?|fill|formular\w*|ausfull\w*|formulaires?|rempl\w*|formularios?|rellen\w*|preench\w*|modulo|compil\w*|write to me|message me|mir schreiben)\b/,
    ],
  },
  {
    topic: 'code',
    forms: asked,
    all: [/\b(?:code|html|css|jsx|source|quellcode|quelltext|codigo|codice)\b/],
    not: /\b(?:discount|promo|coupon|rabatt|gutschein|postal|zip|tracking|descuento|desconto|sconto)\b/,
  },
  {
    topic: 'scripts',
    forms: asked,
    all: [
      /\b(?:scripts?|javascript|pixels?|tag manager|gtm|tracking code|widgets?|plugins?|iframes?)\b/,
    ],
  },
  {
    topic: 'export',
    forms: asked,
    all: [
      /\b(?:export\w*|download\w*|back ?ups?|herunterlad\w*|runterlad\w*|mitnehmen|sichern|telecharg\w*|sauvegard\w*|descarg\w*|baixar|baixo|scaric\w*|host it|(?:stuff|page|site|everything) out of|take (?:it|everything|my page) with me)\b/,
    ],
    not: /\b(?:data|daten|donnees|datos|dados|dati|app)\b/,
  },
  {
    topic: 'my-data',
    forms: asked,
    all: [
      /\b(?:export\w*|download\w*|copy|herunterlad\w*|runterlad\w*|telecharg\w*|descarg\w*|baixar|scaric\w*)\b/,
      /\b(?:data|daten|donnees|datos|dados|dati)\b/,
    ],
  },
  {
    topic: 'privacy',
    forms: asked,
    all: [
      /\b(?:privacy|gdpr|dsgvo|rgpd|lgpd|cookies?|my data|datenschutz|meine\w? daten|donnees|vie privee|confidentialite|privacidad|mis datos|proteccion de datos|privacidade|meus dados|i miei dati|dati personali|sell\w* (?:my|our|user) data|spy\w*)\b/,
    ],
  },
  {
    topic: 'plans',
    forms: only,
    all: [
      /\b(?:costs?|prices?|pricing|how much|expensive|cheap|fees?|plans?|upgrade|kost(?:et|en)|preise?|teuer|tarife?|upgraden|coute|couts?|prix|tarifs?|cher|combien (?:ca|c est|je)|cuesta|cuanto (?:vale|sale|es|tengo)|precios?|caro|planes|custa|quanto (?:e|sai|fica|devo|pago)|precos?|planos?|costa|costi|prezz[oi]|piani|quanto viene)\b/,
    ],
    not: /\b(?:free plan|free|gratis|kostenlos|gratuit\w*|views?|visit\w*|menu|my prices|meine preise|mes prix|mis precios|meus precos|i miei prezzi)\b/,
  },
  {
    topic: 'plans',
    forms: asked,
    all: [
      /\b(?:need to pay|have to pay|pay (?:for|extra|more)|costs? extra|upgrade|included in|paid plan|premium|muss ich (?:\w+ ){0,4}(?:zahlen|bezahlen)|extra zahlen|payer (?:pour|plus)|faut payer|pagar (?:por|para|mas|mais)|pagare (?:per|di piu))\b/,
    ],
  },
  {
    topic: 'free',
    forms: asked,
    all: [
      /\b(?:free|gratis|kostenlos|umsonst|kostenfrei|kostenpflichtig|haken|catch|trial|testphase|gratuit\w*|payants?|payante|payer|pagar|de pago|pago|pagamento|pagare|pay|bezahlen|zahlen|hidden costs)\b/,
    ],
  },
  {
    topic: 'analytics',
    forms: asked,
    all: [
      /\b(?:statist\w*|stats|analytics|analyse\w*|analisi|analitic\w*|estatistic\w*|estadistic\w*|page ?views|views|visits?|visitors?|clicks?|clicked|traffic|numbers|insights|aufrufe|besuche?|besucher\w*|klicks?|geklickt|angeklickt|zugriffe|reichweite|clics?|cliqu\w*|visites?|visiteurs?|vues|frequentation|visitas?|visitad\w*|visitantes?|clicado|cliques?|clicou|clicaram|acessos|visite|visitat\w*|visitatori|cliccat\w*|clic)\b/,
    ],
    not: /\b(?:see (?:my|the|this) page|visitors (?:see|find)|form\w*|message\w*|visitenkarte)\b/,
  },
  {
    topic: 'analytics',
    forms: only,
    all: [
      /\b(?:how many (?:people|ppl|users)|who (?:saw|looked|viewed|opened|has seen|was on)|wie ?viele? (?:leute|menschen|personen)|wer (?:war|hat)|combien de (?:gens|personnes|monde)|qui a (?:vu|regarde|ouvert)|cuant[oa]s? (?:gente|personas)|quien (?:vio|ha visto|entro)|quant[oae]s? (?:pessoas|gente|persone)|quem (?:viu|entrou)|chi ha (?:visto|aperto|guardato))\b/,
    ],
  },
  {
    topic: 'history',
    forms: asked,
    all: [
      /\b(?:undo|go back|revert|restore|(?:earlier|old|older|previous|last) versions?|version history|mess(?:ed|es)? (?:\w+ )?up|screw\w*|break something|ruckgangig|zuruck|verlauf|versionen|(?:fruhere|alte|vorherige) version|kaputt|annul\w*|revenir|en arriere|historique|ancienne version|deshac\w*|volver atras|versiones? anterior\w*|historial|desfaz\w*|voltar atras|voltar|versao anterior|versoes|historico|annull\w*|tornare indietro|tornare a come|come (?:era )?prima|versioni? precedent\w*|cronologia|ripristin\w*)\b/,
    ],
  },
  {
    topic: 'seo',
    forms: asked,
    all: [
      /\b(?:google|search engines?|suchmaschinen?|googeln|seo|moteurs? de recherche|referencement|buscador\w*|motores? de busca|motori di ricerca|indexed|indexad\w*|indicizzat\w*)\b/,
    ],
    not: /\b(?:maps?|calendar|drive|docs|sheets|reviews?|analytics|play|forms?)\b/,
  },
  {
    topic: 'languages',
    forms: asked,
    all: [
      /\b(?:languages?|sprachen?|langues?|idiomas?|linguas?|lingue|lingua|do you speak|sprichst du|tu parles|hablas|voce fala|parli|(?:work|available|used?) in (?:german|english|french|spanish|italian|portuguese))\b/,
    ],
  },
  {
    topic: 'mobile-app',
    forms: asked,
    all: [
      /\b(?:mobile app|iphone app|android app|app ?store|play store|an app|ne app|eine app|une appli\w*|una app|um aplicativo|un app|on (?:my|the) (?:phone|iphone|mobile)|am handy|auf dem handy|sur (?:mon )?(?:telephone|portable)|en el (?:movil|celular)|no celular|sul (?:telefono|cellulare))\b/,
    ],
    not: /\b(?:look|looks|sieht|aussehen|visitors)\b/,
  },
  {
    topic: 'username',
    forms: asked,
    all: [
      /\b(?:change|rename|edit|another|different|pick|ander\w*|umbenenn\w*|andere\w*|changer|modifier|autre|cambi\w*|otro|mud\w*|troc\w*|alterar|outro|altro|modificare)\b/,
      /\b(?:user ?name|url|benutzername\w*|nutzername\w*|username|nom d utilisateur|pseudo|(?:nombre de )?usuario|nome (?:de )?usuario|nome utente|(?:my|page|meine|ma|mi|minha|mia|mio) (?:address|adresse|direccion|endereco|indirizzo))\b/,
    ],
  },
  {
    topic: 'devices',
    forms: any,
    all: [
      /\b(?:log (?:me )?out|sign (?:me )?out|logged in|signed in|got hacked|ausloggen|abmelden|eingeloggt|angemeldet bin|deconnecter|me deconnecte|cerrar sesion|sair da (?:minha )?conta|disconnett\w*|uscire dall account)\b/,
    ],
  },
  {
    topic: 'unpublish',
    forms: any,
    all: [
      /\b(?:unpublish\w*|offline|take (?:it|this|my page|the page|my site) down|depublier|hors ligne|despublic\w*|tirar do ar|mettere offline|make (?:my|the) (?:page|site) private|seite (?:verstecken|deaktivieren)|pausier\w*|pause (?:my|the) (?:page|site))\b/,
    ],
  },
  {
    topic: 'delete-page',
    forms: asked,
    all: [removes, wholePage],
  },
  {
    topic: 'delete-page',
    forms: any,
    all: [
      /^(?:(?:please|pls|bitte|por favor|per favore|can you|kannst du|je veux|i want to|ich will|quiero|quero|voglio) )*(?:delete|remove|erase|losch\w*|supprim\w*|borra\w*|elimina\w*|apaga\w*|exclu\w*|cancella\w*) (?:(?:my|the|this|whole|entire|meine|die|ganze|ma|la|mi|minha|a|mia|mon|le) )+(?:page|site|website|seite|webseite|pagina|sitio|sito)(?: (?:loschen|please|completely|now|komplett|complet\w*))*$|^(?:meine|die) (?:seite|webseite) (?:komplett |ganz |bitte )?(?:loschen|entfernen)$/,
    ],
  },
  {
    topic: 'share',
    forms: asked,
    all: [
      /\b(?:share|sharing|shared|teil(?:e|en|t|st)|weitergeben|verschick\w*|weiterleiten|partage\w*|compart\w*|condivid\w*|condivis\w*|partilh\w*|in (?:my|the|die|meine|meiner) (?:\w+ )?bio|dans ma bio|en mi bio|na (?:minha )?bio|nella (?:mia )?bio|bio link|send (?:it|this|my page|people)|give (?:it )?to people|business cards?|spread the word|visitenkarten?)\b/,
    ],
    not: /\b(?:access|buttons?)\b/,
  },
  {
    topic: 'share',
    forms: any,
    all: [
      /^(?:share (?:it|this|my page|the page)|(?:seite|link) teilen|partager(?: ma page)?|compartir(?: mi pagina)?|compartilhar(?: (?:a|minha) pagina)?|condividere(?: la (?:mia )?pagina)?|send my page to \w+)$/,
    ],
  },
  {
    topic: 'address',
    forms: only,
    all: [
      /\b(?:where|what|whats|wheres|wo|was|wie|quel\w*|ou|donde|cual|qual|onde|dove|find|finde|trouve|encuentro|acho|trovo)\b/,
      /\b(?:(?:my|the|page|mein\w*|der|die|mon|le|ma|l|mi|el|la|meu|minha|o|il|mio|mia|own) (?:page )?(?:link|url|address|adresse|lien|enlace|direccion|endereco|indirizzo)|my page|meine seite|ma page|mi pagina|minha pagina|la mia pagina)\b/,
    ],
    not: /\b(?:publish\w*|online|live|people|leute|gens|gente|pessoas|persone|public\w*|button|photo|color|colour|text)\b/,
  },
  {
    topic: 'publish',
    forms: asked,
    all: [
      /\b(?:publish\w*|public|live|online|on the (?:internet|web|net)|veroffentlich\w*|freischalten|im (?:netz|internet)|sichtbar|publie\w*|publier|en ligne|sur internet|visible|publicar\w*|publicad\w*|publico|publica|en linea|en internet|no ar|na internet|visivel|pubblic\w*|in linea|su internet|visibile|(?:not|doesn t|does not|isn t) show\w*)\b/,
    ],
    not: /\b(?:instagram|facebook|tiktok|button|shop|order|course)\b/,
  },
  {
    topic: 'publish',
    forms: asked,
    all: [
      /\b(?:see|find|visit|look at|view|seh\w*|find\w*|besuch\w*|anschau\w*|voi\w*|voir|trouve\w*|ver|vea|vean|verla|encuentr\w*|veem|vejam|mostrar|ved\w*|trov\w*)\b/,
      /\b(?:page|site|website|it|this|seite|das|sie|la|pagina|ca|ma page|isso|sito)\b/,
      people,
    ],
  },
  {
    topic: 'publish',
    forms: any,
    all: [
      /^(?:(?:please|pls|bitte|ok|now|jetzt|can you|kannst du|i want to|ich will|ready to|je veux|quiero|quero|voglio) )*(?:publish|go live|make it live|put it online|veroffentlich\w*|online stellen|live schalten|publie\w*|mets la? en ligne|publica\w*|publicar\w*|coloca no ar|pubblica\w*)(?: (?:it|this|now|please|my page|the page|la|ya|isso|a pagina|la pagina|ma page|es|sie|die seite|das|jetzt))*$/,
    ],
  },
  {
    topic: 'support',
    forms: any,
    all: [
      /\b(?:(?:customer )?support|customer service|(?:real|actual) (?:person|human)|talk to (?:a |some)\w*|report a bug|kundendienst|kundenservice|mit einem menschen|service client|une vraie personne|atencion al cliente|persona real|pessoa real|atendimento|assistenza|una persona vera)\b/,
    ],
    not: /\b(?:section|support (?:me|us|my|our)|link|button|add)\b/,
  },
  {
    topic: 'embed',
    forms: asked,
    all: [/\b(?:embed\w*|einbett\w*|einbind\w*|integrer|incrust\w*|incorpor\w*)\b/],
  },
  {
    topic: 'assistant',
    forms: only,
    all: [
      /\b(?:who are you|are you (?:an? )?(?:ai|bot|robot|human|real|chatgpt|person)|what (?:can|do) you do|how can you help|was kannst du|wer bist du|bist du (?:eine? )?(?:ki|bot|roboter|mensch)|(?:que|qu est ce que tu) (?:peux|sais) (?:tu )?faire|qui es tu|es tu (?:une? )?(?:ia|robot|humain)|que (?:puedes|sabes) hacer|quien eres|eres (?:una? )?(?:ia|robot|humano)|o que voce (?:faz|pode|sabe)|quem e voce|cosa (?:sai|puoi) fare|chi sei|sei (?:una? )?(?:ia|robot))\b/,
    ],
  },
];
