// What is said in small talk and when a request is declined.
import type { OutOfScope, SmallTalkKind } from '../../classification/labels.ts';
import type { Lang } from '../languages.ts';
import type { Harm } from './unsafe.ts';

type TalkMessages = {
  smallTalk: Readonly<Record<SmallTalkKind, string>>;
  /** Messages that the assistant understands. */
  afterComplaint: readonly string[];
  outOfScope: Readonly<Record<OutOfScope, string>>;
  /** Where to ask what the assistant does not know. */
  unknown: string;
  /** A suggestion that is sent as a message. */
  suggestedArticle: string;
  /** After an answer, above suggested articles. */
  otherArticles: string;
  /** `{facts}`: what stands on the page. */
  onPage: string;
  /** Of a day. */
  closed: string;
  notOnPage: string;
  emptyPage: string;
  harm: Readonly<Record<Harm | 'other', string>>;
};

export const talkMessages: Readonly<Record<Lang, TalkMessages>> = {
  en: {
    smallTalk: {
      hello: 'Hello! What should your page say?',
      thanks: "You're welcome!",
      praise: "I'm glad you like it!",
      complaint: 'Sorry about that. I can show you another design, or tell me what bothers you.',
      bye: 'See you soon! Your page is saved.',
      who: "I'm Vys's built-in assistant: a program, not a person and not a language model. I make your page and change it.",
      yes: 'All right! What should change?',
      no: 'All right, I leave it as it is.',
    },
    afterComplaint: ['Show me another design', 'Undo the last change'],
    outOfScope: {
      knowledge: "I can't help with that; I only know your page. Tell me what to change on it.",
      advice:
        "I can't advise on health, law or money; please ask a professional. I can change your page.",
      writing: "I don't write texts for you, but I'll put yours on the page. Send it to me.",
      outreach:
        "I can't contact anyone for you. I can add a contact form, a phone number or an email link to your page.",
      software:
        'I make one page, not apps or programs. I can make a page that presents your project.',
      errand: "I can't do that for you. I can put a link to it on your page.",
    },
    unknown:
      "I don't know that. The operator of this site can tell you; the terms say who runs it.",
    suggestedArticle: 'Help: {title}',
    otherArticles: 'Or did you mean one of these?',
    onPage: 'On your page: {facts}.',
    closed: 'closed',
    notOnPage: "That isn't on your page yet.",
    emptyPage: 'Your page is still empty.',
    harm: {
      other: "I won't help with that. I'm happy to make an honest page for what you do.",
      credentials:
        "I won't make a page that collects passwords or card numbers. I can add a contact form or a link to your shop's own checkout.",
      impersonation:
        "I won't make a page that passes for someone else. I'm happy to make one in your own name.",
      malware:
        "I won't help with that. I can make a page for your own software, with a link to where people get it.",
      hate: "I won't put hatred against people on a page. I can help you say what you stand for.",
      minors: "I won't make this.",
      engagement:
        "I can't help with bought followers or likes. I can make your profiles stand out so that real people follow you.",
      reviews: "I don't make up reviews. Send me real ones and I'll add them.",
      illegal: "I won't make a page for that.",
      scam: "I won't make a page that deceives people. I can make an honest one for what you offer.",
      exposure:
        "I won't publish private things about someone. Your own page can say what you want to say about yourself.",
    },
  },
  de: {
    smallTalk: {
      hello: 'Hallo! Was soll auf deiner Seite stehen?',
      thanks: 'Gern geschehen!',
      praise: 'Freut mich, dass es dir gefällt!',
      complaint:
        'Das tut mir leid. Ich kann dir ein anderes Design zeigen, oder sag mir, was dich stört.',
      bye: 'Bis bald! Deine Seite ist gespeichert.',
      who: 'Ich bin der eingebaute Assistent von Vys: ein Programm, kein Mensch und kein Sprachmodell. Ich mache deine Seite und ändere sie.',
      yes: 'Gut! Was soll sich ändern?',
      no: 'Gut, dann bleibt es so.',
    },
    afterComplaint: ['Zeig mir ein anderes Design', 'Mach die letzte Änderung rückgängig'],
    outOfScope: {
      knowledge:
        'Dabei kann ich nicht helfen; ich kenne nur deine Seite. Sag mir, was sich darauf ändern soll.',
      advice:
        'Zu Gesundheit, Recht und Geld kann ich nichts raten; frag bitte jemanden vom Fach. Ich kann deine Seite ändern.',
      writing:
        'Texte schreibe ich nicht für dich, aber deine stelle ich auf die Seite. Schick sie mir.',
      outreach:
        'Ich kann niemanden für dich anschreiben oder anrufen. Ich kann ein Kontaktformular, eine Telefonnummer oder einen E-Mail-Link auf die Seite setzen.',
      software:
        'Ich mache eine Seite, keine Apps oder Programme. Gern mache ich eine Seite, die dein Projekt vorstellt.',
      errand:
        'Das kann ich nicht für dich erledigen. Einen Link dazu kann ich auf deine Seite setzen.',
    },
    unknown:
      'Das weiß ich nicht. Frag den Betreiber dieser Website; wer das ist, steht in den Bedingungen.',
    suggestedArticle: 'Hilfe: {title}',
    otherArticles: 'Oder meinst du eins davon?',
    onPage: 'Auf deiner Seite: {facts}.',
    closed: 'geschlossen',
    notOnPage: 'Das steht noch nicht auf deiner Seite.',
    emptyPage: 'Auf deiner Seite steht noch nichts.',
    harm: {
      other: 'Dabei helfe ich nicht. Eine ehrliche Seite für das, was du machst, mache ich gern.',
      credentials:
        'Eine Seite, die Passwörter oder Kartennummern sammelt, mache ich nicht. Ich kann ein Kontaktformular oder einen Link zur Kasse deines Shops einbauen.',
      impersonation:
        'Eine Seite, die sich als jemand anderes ausgibt, mache ich nicht. Gern mache ich eine in deinem Namen.',
      malware:
        'Dabei helfe ich nicht. Für deine eigene Software mache ich gern eine Seite mit einem Link zum Download.',
      hate: 'Hass gegen Menschen stelle ich auf keine Seite. Ich helfe dir gern zu sagen, wofür du stehst.',
      minors: 'Das mache ich nicht.',
      engagement:
        'Bei gekauften Followern oder Likes helfe ich nicht. Ich kann deine Profile hervorheben, damit dir echte Menschen folgen.',
      reviews: 'Bewertungen erfinde ich nicht. Schick mir echte, dann füge ich sie ein.',
      illegal: 'Dafür mache ich keine Seite.',
      scam: 'Eine Seite, die Menschen täuscht, mache ich nicht. Eine ehrliche für dein Angebot gern.',
      exposure:
        'Privates über andere veröffentliche ich nicht. Auf deiner Seite kann stehen, was du über dich sagen willst.',
    },
  },
  fr: {
    smallTalk: {
      hello: 'Bonjour ! Que doit dire votre page ?',
      thanks: 'Avec plaisir !',
      praise: 'Ravi que cela vous plaise !',
      complaint: 'Désolé. Je peux vous montrer un autre design, ou dites-moi ce qui vous gêne.',
      bye: 'À bientôt ! Votre page est enregistrée.',
      who: 'Je suis l’assistant intégré de Vys : un programme, ni une personne ni un modèle de langage. Je fais votre page et je la change.',
      yes: 'Très bien ! Que faut-il changer ?',
      no: 'Très bien, je laisse tout comme c’est.',
    },
    afterComplaint: ['Montre-moi un autre design', 'Annule le dernier changement'],
    outOfScope: {
      knowledge:
        'Je ne peux pas vous aider là-dessus ; je ne connais que votre page. Dites-moi ce qu’il faut y changer.',
      advice:
        'Je ne peux pas conseiller sur la santé, le droit ou l’argent ; demandez à un professionnel. Je peux changer votre page.',
      writing:
        'Je n’écris pas de textes à votre place, mais je mets les vôtres sur la page. Envoyez-les-moi.',
      outreach:
        'Je ne peux contacter personne pour vous. Je peux ajouter un formulaire de contact, un numéro ou un lien e-mail à votre page.',
      software:
        'Je fais une page, pas des applications ni des programmes. Je peux faire une page qui présente votre projet.',
      errand: 'Je ne peux pas faire cela pour vous. Je peux mettre un lien sur votre page.',
    },
    unknown:
      'Je ne le sais pas. L’exploitant de ce site peut vous répondre ; les conditions disent qui c’est.',
    suggestedArticle: 'Aide : {title}',
    otherArticles: 'Ou pensiez-vous à ceci ?',
    onPage: 'Sur votre page : {facts}.',
    closed: 'fermé',
    notOnPage: 'Cela ne figure pas encore sur votre page.',
    emptyPage: 'Votre page est encore vide.',
    harm: {
      other: 'Je n’aide pas à cela. Je fais volontiers une page honnête pour ce que vous faites.',
      credentials:
        'Je ne fais pas de page qui recueille des mots de passe ou des numéros de carte. Je peux ajouter un formulaire de contact ou un lien vers le paiement de votre boutique.',
      impersonation:
        'Je ne fais pas de page qui se fait passer pour quelqu’un d’autre. J’en fais volontiers une à votre nom.',
      malware:
        'Je n’aide pas à cela. Je peux faire une page pour votre propre logiciel, avec un lien pour l’obtenir.',
      hate: 'Je ne mets pas de haine contre des personnes sur une page. Je peux vous aider à dire ce que vous défendez.',
      minors: 'Je ne ferai pas cela.',
      engagement:
        'Je n’aide pas à acheter des abonnés ou des likes. Je peux mettre vos profils en avant pour que de vraies personnes vous suivent.',
      reviews: 'Je n’invente pas d’avis. Envoyez-m’en de vrais et je les ajoute.',
      illegal: 'Je ne fais pas de page pour cela.',
      scam: 'Je ne fais pas de page qui trompe les gens. J’en fais volontiers une honnête pour votre offre.',
      exposure:
        'Je ne publie pas d’informations privées sur quelqu’un. Votre page peut dire ce que vous voulez dire de vous.',
    },
  },
  es: {
    smallTalk: {
      hello: '¡Hola! ¿Qué debe decir tu página?',
      thanks: '¡De nada!',
      praise: '¡Me alegra que te guste!',
      complaint: 'Lo siento. Puedo mostrarte otro diseño, o dime qué no te gusta.',
      bye: '¡Hasta pronto! Tu página está guardada.',
      who: 'Soy el asistente integrado de Vys: un programa, no una persona ni un modelo de lenguaje. Hago tu página y la cambio.',
      yes: '¡Bien! ¿Qué quieres cambiar?',
      no: 'Bien, lo dejo como está.',
    },
    afterComplaint: ['Muéstrame otro diseño', 'Deshaz el último cambio'],
    outOfScope: {
      knowledge:
        'En eso no puedo ayudarte; solo conozco tu página. Dime qué quieres cambiar en ella.',
      advice:
        'No puedo aconsejar sobre salud, leyes o dinero; pregunta a un profesional. Puedo cambiar tu página.',
      writing: 'No escribo textos por ti, pero pongo los tuyos en la página. Envíamelos.',
      outreach:
        'No puedo contactar a nadie por ti. Puedo añadir a tu página un formulario de contacto, un teléfono o un enlace de correo.',
      software:
        'Hago una página, no aplicaciones ni programas. Puedo hacer una página que presente tu proyecto.',
      errand: 'Eso no puedo hacerlo por ti. Puedo poner un enlace en tu página.',
    },
    unknown:
      'Eso no lo sé. Pregunta a quien administra este sitio; las condiciones dicen quién es.',
    suggestedArticle: 'Ayuda: {title}',
    otherArticles: '¿O te refieres a algo de esto?',
    onPage: 'En tu página: {facts}.',
    closed: 'cerrado',
    notOnPage: 'Eso aún no está en tu página.',
    emptyPage: 'Tu página aún está vacía.',
    harm: {
      other: 'En eso no ayudo. Con gusto hago una página honesta para lo que haces.',
      credentials:
        'No hago páginas que recojan contraseñas o números de tarjeta. Puedo añadir un formulario de contacto o un enlace al pago de tu tienda.',
      impersonation:
        'No hago páginas que se hagan pasar por otros. Con gusto hago una en tu nombre.',
      malware:
        'En eso no ayudo. Puedo hacer una página para tu propio software, con un enlace para obtenerlo.',
      hate: 'No pongo odio contra personas en una página. Puedo ayudarte a decir lo que defiendes.',
      minors: 'Eso no lo haré.',
      engagement:
        'No ayudo con seguidores o likes comprados. Puedo destacar tus perfiles para que te siga gente real.',
      reviews: 'No invento reseñas. Envíame reseñas reales y las añado.',
      illegal: 'No hago páginas para eso.',
      scam: 'No hago páginas que engañen a la gente. Con gusto hago una honesta para lo que ofreces.',
      exposure:
        'No publico cosas privadas de otras personas. Tu página puede decir lo que quieras contar de ti.',
    },
  },
  pt: {
    smallTalk: {
      hello: 'Olá! O que sua página deve dizer?',
      thanks: 'De nada!',
      praise: 'Que bom que você gostou!',
      complaint: 'Sinto muito. Posso mostrar outro design, ou diga o que incomoda.',
      bye: 'Até logo! Sua página está salva.',
      who: 'Sou o assistente integrado do Vys: um programa, não uma pessoa nem um modelo de linguagem. Faço a sua página e a altero.',
      yes: 'Certo! O que devo mudar?',
      no: 'Certo, deixo como está.',
    },
    afterComplaint: ['Mostre outro design', 'Desfaça a última alteração'],
    outOfScope: {
      knowledge: 'Nisso não posso ajudar; só conheço a sua página. Diga o que mudar nela.',
      advice:
        'Não posso aconselhar sobre saúde, direito ou dinheiro; pergunte a um profissional. Posso mudar a sua página.',
      writing: 'Não escrevo textos por você, mas coloco os seus na página. Mande para mim.',
      outreach:
        'Não posso contatar ninguém por você. Posso colocar na página um formulário de contato, um telefone ou um link de e-mail.',
      software:
        'Faço uma página, não aplicativos nem programas. Posso fazer uma página que apresente seu projeto.',
      errand: 'Isso não posso fazer por você. Posso colocar um link na sua página.',
    },
    unknown: 'Isso eu não sei. Pergunte a quem opera este site; os termos dizem quem é.',
    suggestedArticle: 'Ajuda: {title}',
    otherArticles: 'Ou era uma destas perguntas?',
    onPage: 'Na sua página: {facts}.',
    closed: 'fechado',
    notOnPage: 'Isso ainda não está na sua página.',
    emptyPage: 'Sua página ainda está vazia.',
    harm: {
      other: 'Nisso não ajudo. Faço com prazer uma página honesta para o que você faz.',
      credentials:
        'Não faço páginas que coletam senhas ou números de cartão. Posso adicionar um formulário de contato ou um link para o pagamento da sua loja.',
      impersonation:
        'Não faço páginas que se passam por outra pessoa. Faço com prazer uma em seu nome.',
      malware:
        'Nisso não ajudo. Posso fazer uma página para o seu próprio software, com um link para baixá-lo.',
      hate: 'Não coloco ódio contra pessoas em uma página. Posso ajudar a dizer o que você defende.',
      minors: 'Isso eu não faço.',
      engagement:
        'Não ajudo com seguidores ou curtidas compradas. Posso destacar seus perfis para que pessoas reais sigam você.',
      reviews: 'Não invento avaliações. Mande avaliações reais e eu coloco.',
      illegal: 'Não faço páginas para isso.',
      scam: 'Não faço páginas que enganam pessoas. Faço com prazer uma honesta para o que você oferece.',
      exposure:
        'Não publico coisas privadas sobre alguém. Sua página pode dizer o que você quiser contar sobre si.',
    },
  },
  it: {
    smallTalk: {
      hello: 'Ciao! Che cosa deve dire la tua pagina?',
      thanks: 'Prego!',
      praise: 'Sono contento che ti piaccia!',
      complaint: 'Mi dispiace. Posso mostrarti un altro design, oppure dimmi che cosa non va.',
      bye: 'A presto! La tua pagina è salvata.',
      who: 'Sono l’assistente integrato di Vys: un programma, non una persona né un modello linguistico. Faccio la tua pagina e la cambio.',
      yes: 'Va bene! Che cosa cambio?',
      no: 'Va bene, lascio tutto com’è.',
    },
    afterComplaint: ['Mostrami un altro design', 'Annulla l’ultima modifica'],
    outOfScope: {
      knowledge:
        'In questo non posso aiutarti; conosco solo la tua pagina. Dimmi che cosa cambiare.',
      advice:
        'Non posso dare consigli su salute, legge o denaro; chiedi a un professionista. Posso cambiare la tua pagina.',
      writing: 'Non scrivo testi al posto tuo, ma metto i tuoi sulla pagina. Mandameli.',
      outreach:
        'Non posso contattare nessuno per te. Posso aggiungere alla pagina un modulo di contatto, un telefono o un link email.',
      software:
        'Faccio una pagina, non app o programmi. Posso fare una pagina che presenti il tuo progetto.',
      errand: 'Questo non posso farlo per te. Posso mettere un link sulla tua pagina.',
    },
    unknown: 'Questo non lo so. Chiedi a chi gestisce questo sito; i termini dicono chi è.',
    suggestedArticle: 'Aiuto: {title}',
    otherArticles: 'Oppure intendi una di queste?',
    onPage: 'Sulla tua pagina: {facts}.',
    closed: 'chiuso',
    notOnPage: 'Questo non è ancora sulla tua pagina.',
    emptyPage: 'La tua pagina è ancora vuota.',
    harm: {
      other: 'In questo non aiuto. Faccio volentieri una pagina onesta per quello che fai.',
      credentials:
        'Non faccio pagine che raccolgono password o numeri di carta. Posso aggiungere un modulo di contatto o un link al pagamento del tuo negozio.',
      impersonation:
        'Non faccio pagine che si spacciano per qualcun altro. Ne faccio volentieri una a tuo nome.',
      malware:
        'In questo non aiuto. Posso fare una pagina per il tuo software, con un link per scaricarlo.',
      hate: 'Non metto odio contro persone su una pagina. Posso aiutarti a dire che cosa sostieni.',
      minors: 'Questo non lo faccio.',
      engagement:
        'Non aiuto con follower o like comprati. Posso mettere in risalto i tuoi profili perché ti seguano persone vere.',
      reviews: 'Non invento recensioni. Mandamene di vere e le aggiungo.',
      illegal: 'Non faccio pagine per questo.',
      scam: 'Non faccio pagine che ingannano le persone. Ne faccio volentieri una onesta per ciò che offri.',
      exposure:
        'Non pubblico cose private su qualcuno. La tua pagina può dire quello che vuoi raccontare di te.',
    },
  },
};
