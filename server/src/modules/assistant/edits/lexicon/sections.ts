// How people call the kinds of sections, in six languages. `|` separates phrases, `*` stands for any ending.
import type { SectionKind } from '@vys/contract/page-model/sections';

export const sectionNames: Partial<Record<SectionKind, string>> = {
  links: 'link list|linkliste|more links|list of links',
  featured:
    'featured|feature section|highlight section|spotlight|announcement|ankundigung|annonce|anuncio|annuncio|highlightbereich|aktuelles',
  gallery:
    'gallery|galleries|photos|photo gallery|pictures|portfolio|images|pics|photo grid|galerie|fotos|fotogalerie|bilder|bildergalerie|photos de|galeria|galeria de fotos|imagenes|imagens|galleria|fotografie|immagini|galery|galerie photo',
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
    'about|about me|about us|about section|my story|story|uber mich|uber uns|vorstellung|a propos|qui suis je|presentation|sobre mi|sobre nosotros|sobre|sobre mim|sobre nos|chi sono|chi siamo|su di me|uber mich abschnitt',
  testimonials:
    'testimonial*|reviews|review|customer quotes|feedback|client quotes|what people say|what clients say|bewertung*|kundenstimmen|kundenmeinungen|referenzen|rezension*|temoignage*|avis|avis clients|testimonio*|opiniones|resenas|depoimento*|testemunho*|avaliacoes|testimonianz*|recension*|opinioni|kudos',
  team: 'team|crew|staff|band members|members|equipe|mitarbeiter|unser team|equipo|equipa|squadra|personale|our people|mitglieder|membres|miembros|membros|membri',
  press:
    'press|in the media|media coverage|as seen in|press section|presse|presseberichte|prensa|imprensa|stampa|rassegna stampa|featured in',
  faq: 'faq|faqs|q&a|questions|frequently asked|frequently asked questions|q and a|questions and answers|haufige fragen|fragen|fragen und antworten|haufig gestellte fragen|questions frequentes|foire aux questions|preguntas|preguntas frecuentes|perguntas|perguntas frequentes|duvidas|domande|domande frequenti',
  stats:
    'stats|numbers|statistics|figures|zahlen|zahlen und fakten|chiffres|cifras|numeros|numeri|fakten|key figures|numeros section|kennzahlen',
  countdown:
    'countdown|count down|timer|compte a rebours|cuenta atras|cuenta regresiva|contagem regressiva|conto alla rovescia|release countdown',
  map: 'map|address|directions|where we are|find us|how to find us|karte|anfahrt|adresse|stadtplan|landkarte|plan|carte|plan dacces|mapa|direccion|como llegar|endereco|como chegar|morada|mappa|indirizzo|dove siamo|lageplan|location map|google map',
  contact:
    'contact|contact form|contact section|message form|get in touch|kontakt|kontaktformular|formular|formulaire|formulaire de contact|contacto|formulario|formulario de contacto|contato|formulario de contato|contatto|contatti|modulo di contatto|modulo contatti|modulo|email form|booking form|inquiry form',
  newsletter:
    'newsletter|mailing list|email list|email signup|email sign up|subscribe form|sign up form|signup form|subscribe|bread club|mailingliste|rundbrief|infolettre|liste de diffusion|boletin|lista de correo|informativo|lista de e-mails|iscrizione|mail list|news letter|subscription form|email subscription',
  waitlist:
    'waitlist|waiting list|wait list|warteliste|liste dattente|liste d attente|lista de espera|lista dattesa|lista d attesa',
  guestbook:
    'guestbook|guest book|gastebuch|livre dor|livre d or|libro de visitas|livro de visitas|libro degli ospiti|guest wall',
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
    'testimonial|review|bewertung|temoignage|avis|testimonio|opinion|depoimento|recensione|kundenstimme|testimonianza|resena|feedback|quote',
  team: 'member|team member|person|mitglied|membre|miembro|membro|mitarbeiter',
  press: 'article|artikel|articolo|articulo|press quote',
  faq: 'question|faq|frage|pregunta|pergunta|domanda',
  stats: 'number|stat|zahl|chiffre|numero|cifra',
};
