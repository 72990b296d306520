// How people call the kinds of sections, in six languages. `|` separates phrases, `*` stands for any ending.
import type { SectionKind } from '@vys/contract/page-model/sections';

export const sectionNames: Partial<Record<SectionKind, string>> = {
  links: 'link list|linkliste|more links|list of links',
  featured:
    'featured|feature section|highlight section|spotlight|announcement|ankundigung|annonce|anuncio|annuncio|highlightbereich|aktuelles',
  gallery:
    'gallery|galleries|photos|photo gallery|pictures|portfolio|images|pics|photo grid|galerie|fotos|fotogalerie|bilder|bildergalerie|photos de|galeria|galeria de fotos|imagenes|imagens|galleria|fotografie|immagini|galery|galerie photo|best shots|best photos|my shots|my photos|my pictures|our photos|meine besten fotos|meine fotos|mes photos|mes meilleures photos|mis fotos|mis mejores fotos|minhas fotos|minhas melhores fotos|le mie foto|le mie foto migliori',
  video:
    'video|videos|clip|film|videoclip|video section|showreel|reel|trailer|vidéo|videos section',
  music:
    'music|song|songs|track|tracks|album|player|tunes|musik|lieder|musique|chansons|morceaux|musica|canciones|cancion|musicas|canzoni|brani|playlist|single',
  products:
    'products|product|shop section|store section|merch section|produkte|produkt|produits|produit|productos|producto|produtos|produto|prodotti|prodotto|artikel|wares',
  menu: 'menu|menus|price list|food menu|drinks|speisekarte|karte|menukarte|preisliste|carte|la carte|carta|cardapio|menú|listino|food list|getrankekarte|ementa|menukaart|price list|lista de precios|lista de precos|listino prezzi|tarif liste',
  services:
    'services|service|treatments|packages|sessions|offers|leistungen|leistung|angebote|dienstleistungen|behandlungen|prestations|services section|servicios|servicio|tarifas|servicos|servico|servizi|servizio|offerings|coaching packages|price list|prices|preise|tarifs|precios|precos|prezzi|preisliste',
  hours:
    'opening hours|hours|opening times|business hours|offnungszeit*|geschaftszeiten|zeiten|horaires|heures douverture|horaires d ouverture|horario|horarios|horas de apertura|horario de funcionamento|horario de abertura|orari|orario|orari di apertura|opening time|open hours',
  events:
    'events|event|shows|show|gigs|gig|concerts|concert|tour|tour dates|dates|tourdaten|termine|termin|konzerte|konzert|veranstaltungen|auftritte|evenements|evenement|concerts|dates de tournee|tournee|spectacles|eventos|evento|conciertos|concierto|fechas|gira|shows|agenda|datas|concerti|concerto|eventi|date del tour|spettacoli|calendar|kalender|calendrier|calendario|workshops',
  about:
    'about|about me|about us|about section|my story|story|uber mich|uber uns|vorstellung|a propos|qui suis je|presentation|sobre mi|sobre nosotros|sobre|sobre mim|sobre nos|chi sono|chi siamo|su di me|uber mich abschnitt|who i am|who we are|bit about me|a bit about us|something about me|etwas uber mich|wer ich bin|wer wir sind|qui je suis|qui nous sommes|quien soy|quienes somos|quem sou|quem somos|su di noi|qualcosa su di me',
  testimonials:
    'testimonial*|reviews|review|customer quotes|feedback|client quotes|what people say|what clients say|bewertung*|kundenstimmen|kundenmeinungen|referenzen|rezension*|temoignage*|avis|avis clients|testimonio*|opiniones|opinioes|meinungen|resenas|depoimento*|testemunho*|avaliacoes|testimonianz*|recension*|opinioni|kudos|nice words|kind words|what people said|was kunden sagen|was leute sagen|stimme|stimmen|ce que disent les clients|lo que dicen|o que dizem|cosa dicono|lob',
  team: 'team|crew|staff|band members|members|equipe|mitarbeiter|unser team|equipo|equipa|squadra|personale|our people|mitglieder|membres|miembros|membros|membri',
  press:
    'press|in the media|media coverage|as seen in|press section|presse|presseberichte|prensa|imprensa|stampa|rassegna stampa|featured in',
  faq: 'faq|faqs|q&a|questions|frequently asked|frequently asked questions|q and a|questions and answers|haufige fragen|fragen|fragen und antworten|haufig gestellte fragen|questions frequentes|foire aux questions|preguntas|preguntas frecuentes|perguntas|perguntas frequentes|duvidas|domande|domande frequenti|common questions|usual questions|things people ask|what people ask|was leute fragen|was oft gefragt wird',
  stats:
    'stats|numbers|statistics|figures|zahlen|zahlen und fakten|chiffres|cifras|numeros|numeri|fakten|key figures|numeros section|kennzahlen|as numbers|in numbers|in zahlen|als zahlen|en chiffres|en numeros|em numeros|in numeri',
  countdown:
    'countdown|count down|timer|compte a rebours|cuenta atras|cuenta regresiva|contagem regressiva|conto alla rovescia|release countdown|counting down|counts down|days left until|how many days until|tage bis|runterzahlen',
  map: 'map|address|directions|where we are|find us|how to find us|karte|anfahrt|adresse|stadtplan|landkarte|plan|carte|plan dacces|mapa|direccion|como llegar|endereco|como chegar|morada|mappa|indirizzo|dove siamo|lageplan|location map|google map|where to find us|where to find me|find me|where we are|how to get here|how to get to us|wo wir sind|wie man uns findet|wo man uns findet|zu finden sind|ou nous trouver|donde estamos|donde encontrarnos|onde estamos|onde nos encontrar|dove trovarci',
  contact:
    'contact|contact form|contact section|message form|get in touch|kontakt|kontaktformular|formular|formulaire|formulaire de contact|contacto|formulario|formulario de contacto|contato|formulario de contato|contatto|contatti|modulo di contatto|modulo contatti|modulo|email form|booking form|inquiry form|message me|message us|write to me|write to us|reach me|reach us|drop me a line|drop us a line|send me a message|ask me stuff|ask me anything|ask me things|mir schreiben|uns schreiben|mich erreichen|mecrire|nous ecrire|me contacter|nous contacter|escribirme|contactarme|escribirnos|me escrever|falar comigo|me contatar|scrivermi|contattarmi|contattarci',
  newsletter:
    'newsletter|mailing list|email list|email signup|email sign up|subscribe form|sign up form|signup form|subscribe|bread club|mailingliste|rundbrief|infolettre|liste de diffusion|boletin|lista de correo|informativo|lista de e-mails|iscrizione|mail list|news letter|subscription form|email subscription|sign up|sign up for news|get my emails|get my mails|get updates|join my list|join the list|stay in the loop|email updates|anmelden|news per mail|sinscrire|inscribirse|apuntarse|suscribirse|inscrever se|se inscrever|iscriversi|emails from me',
  waitlist:
    'waitlist|waiting list|wait list|warteliste|liste dattente|liste d attente|lista de espera|lista dattesa|lista d attesa',
  guestbook:
    'guestbook|guest book|gastebuch|livre dor|livre d or|libro de visitas|livro de visitas|libro degli ospiti|guest wall|leave a note|drop a message|drop a note|leave notes|leave me a note|leave a message|leave messages|leave comments|leave a comment|say hi to me|sign the page|nachricht hinterlassen|grusse hinterlassen|eintrag hinterlassen|was hinterlassen|laisser un mot|laisser un message|dejar un mensaje|dejar mensajes|deixar um recado|deixar uma mensagem|deixar recados|lasciare un messaggio|lasciare un saluto',
  quote: 'quote|quotation|citation|zitat|spruch|cita|citacao|citazione|frase|favorite quote',
  text: 'text block|text section|textblock|text|paragraph|schedule section|stream schedule|schedule|sendeplan|textabschnitt|absatz|bloc de texte|texte|bloque de texto|texto|bloco de texto|blocco di testo|testo|paragrafo|paragraphe|parrafo|programm|horario de streams|streamplan|stundenplan',
  image:
    'image section|image block|single image|single photo|bildabschnitt|banner image|photo section',
  spacer:
    'spacer|gap|divider|separator|blank space|abstandhalter|trenner|separateur|separador|separatore|divisor',
  footer:
    'footer|imprint|bottom line|copyright|fusszeile|impressum|pied de page|mentions legales|pie de pagina|rodape|pie|pie di pagina|disclaimer',
};

/** How people call one item of a section of that kind. */
export const itemNames: Partial<Record<SectionKind, string>> = {
  gallery: 'photo|picture|image|pic|foto|bild|imagen|imagem|immagine',
  video: 'video|clip',
  music: 'song|track|album|single|lied|chanson|morceau|cancion|musica|canzone|brano|playlist',
  products: 'product|produkt|produit|producto|produto|prodotto',
  menu: 'dish|item|gericht|plat|plato|prato|piatto|drink|menu item|speise|getrank',
  services:
    'service|session|package|treatment|leistung|angebot|prestation|servicio|servico|servizio|sitzung|paket|seance|sesion|sessao|sessione',
  events:
    'show|gig|concert|event|date|konzert|termin|auftritt|concierto|concerto|evento|fecha|spectacle|veranstaltung|tour date|workshop|evenement|spettacolo|data',
  testimonials:
    'testimonial|review|bewertung|temoignage|avis|testimonio|opinion|depoimento|recensione|kundenstimme|testimonianza|resena|feedback|quote|stimme|rezension|client quote|kind word',
  team: 'member|team member|person|mitglied|membre|miembro|membro|mitarbeiter',
  press: 'article|artikel|articolo|articulo|press quote',
  faq: 'question|faq|frage|pregunta|pergunta|domanda',
  stats: 'number|stat|zahl|chiffre|numero|cifra',
};
