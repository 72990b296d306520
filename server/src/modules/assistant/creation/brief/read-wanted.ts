// Sections that a message asks for or plainly implies, in six languages.
import type { SectionKind } from '@vys/contract/page-model/sections';
import type { Message, Span } from '../../reading/message.ts';
import { findSectionKind } from '../../reading/section-names.ts';
import { PhraseTable } from '../../reading/words/phrases.ts';
import { fold } from '../../reading/words/text.ts';
import { tokenize } from '../../reading/words/tokens.ts';
import type { TaggedMessage } from '../../tagging/labels.ts';
import { type Fact, slotsOf } from './facts.ts';

const PHRASES: Partial<Record<SectionKind, string>> = {
  contact:
    'formulario, formulário, formulaire, formular, modulo, a form, leave me messages, leave messages, send me a message, send me messages, send us a message, me escribir, puissent m’écrire, m’écrire, reach out to me, reservas, prenotazioni, réservations, reservierungen, reservations, inquiry, write us, write to us, uns schreiben, nous écrire, nous contacter, escribirnos, contactarnos, contactar-nos, scriverci, contattarci, contact form, a contact form, contact me, contact section, contact page, way to contact me, get in touch, people write to me, write to me, write me, message me, rsvp, rsvp form, inquiries, enquiries, enquiry form, inquiry form, booking form, request a quote, booking request, hire me, kontaktformular, kontakt, anfrageformular, mir schreiben, anfragen, anfrage, rückmeldung, zusagen, zusage, formulaire de contact, me contacter, contact, m’écrire, me contacter, demande de devis, formulario de contacto, contactarme, escribirme, contacto, confirmar asistencia, formulário de contacto, formulário de contato, contactar-me, falar comigo, escrever-me, confirmar presença, modulo di contatto, contattarmi, contatti, form di contatto, scrivermi, confermare la presenza, modulo contatti',
  gallery:
    'photos, pictures, pics, fotos, bilder, bildern, photo album, foto album, fotoalbum, album photo, imágenes, imagens, immagini, spot for photos, photo wall, fotogalería, images, my work, our work, meine arbeiten, mes créations, mis trabajos, os meus trabalhos, i miei lavori, galerie mit bildern, gallery, photo gallery, photo grid, my photos, my pictures, show my work, my portfolio, portfolio section, portfolio of, image gallery, galerie, fotogalerie, meine fotos, bildergalerie, meine bilder, portfolio zeigen, galerie photo, mes photos, galerie de photos, mes images, galería, galería de fotos, mis fotos, mi portafolio, galeria, galeria de fotos, as minhas fotos, minhas fotos, galleria, galleria fotografica, le mie foto, galleria di foto, before and after photos, photos of my work, lookbook, fotos von meinen arbeiten, photos de mes créations, fotos de mis trabajos',
  guestbook:
    'leave a memory, share memories, erinnerungen teilen, partager un souvenir, compartir recuerdos, partilhar memórias, condividere ricordi, guestbook, guest book, leave a note, leave a message, sign the wall, leave a comment, gästebuch, nachricht hinterlassen, livre d’or, laisser un mot, laisser un message, libro de visitas, dejar un mensaje, dejar una nota, livro de visitas, deixar uma mensagem, deixar um recado, libro degli ospiti, lasciare un messaggio, lasciare un pensiero, guestbook digital',
  newsletter:
    'sign up for news, sign up for my news, sign up for the news, sign up for our news, sign up for emails, sign up to hear, signup for news, people can sign up, get my emails, join my list, join my mailing list, s’inscrire aux nouvelles, s’inscrire aux nouvelles, recevoir les nouvelles, recibir novedades, dejar su correo, dejar el correo, receber novidades, deixar o email, deixar o e-mail, ricevere novità, ricevere le novità, lasciare la mail, lasciare l’email, für neuigkeiten eintragen, neuigkeiten bekommen, news bekommen, mailverteiler, rundbrief, get updates, stay updated, newsletter, newsletter signup, newsletter sign up, newsletter sign-up, mailing list, email list, email signup, subscribe form, sign up for updates, newsletter form, newsletter-anmeldung, e-mail-liste, verteiler, infolettre, lettre d’info, lettre d’information, inscription newsletter, liste de diffusion, boletín, lista de correo, suscribirse, subscribirse, lista de e-mails, iscrizione alla newsletter, lista email, mailing-liste',
  waitlist:
    'waitlist, waiting list, launching soon, early access, coming soon, notify me, pre-launch, beta access, join the beta, warteliste, bald verfügbar, startet bald, demnächst, liste d’attente, bientôt disponible, lancement bientôt, lista de espera, próximamente, muy pronto, acceso anticipado, em breve, lançamento em breve, lista d’attesa, prossimamente, in arrivo, presto disponibile, accesso anticipato',
  countdown:
    'countdown, count down, counting down, countdown timer, compte à rebours, cuenta atrás, cuenta regresiva, contagem decrescente, contagem regressiva, conto alla rovescia',
  hours:
    'when we’re open, when we are open, unsere zeiten, wann wir offen haben, nos heures, orari del negozio, horário da loja, opening hours, opening times, business hours, office hours, öffnungszeiten, sprechzeiten, sprechstunden, horaires, heures d’ouverture, horario de apertura, horarios, horario, horário de funcionamento, horário, horários, orari, orari di apertura, orario',
  map: 'karte wo man uns findet, wo man uns findet, wo ihr uns findet, where to find us, find us, où nous trouver, dónde estamos, donde estamos, onde estamos, dove siamo, dove trovarci, onde nos encontrar, plan, carte google, google map, google maps, stadtplan, map, a map, how to get there, how to find us, directions, karte, anfahrt, lageplan, so findet ihr uns, wegbeschreibung, plan d’accès, comment venir, carte d’accès, mapa, cómo llegar, como chegar, mappa, come arrivare, come raggiungerci',
  faq: 'häufigen fragen, häufig gestellte fragen, häufige fragen und antworten, preguntas y respuestas, perguntas e respostas, domande e risposte, questions, questions et réponses, foire aux questions, frequent questions, common questions, faq, faqs, frequently asked questions, q&a, questions and answers, häufige fragen, fragen und antworten, foire aux questions, questions fréquentes, preguntas frecuentes, perguntas frequentes, domande frequenti',
  testimonials:
    'avis des clients, avis des clientes, recensioni dei clienti, opiniones de clientes, opinions, ratings, feedback, kundenmeinungen, meinungen, avis de mes clients, reviews from clients, what people say, kritiken, valoraciones, avaliações de clientes, testimonials, testimonial, reviews, client reviews, customer reviews, what clients say, kundenstimmen, bewertungen, referenzen, rezensionen, témoignages, avis clients, avis, testimonios, opiniones, reseñas, depoimentos, testemunhos, avaliações, recensioni, testimonianze, opinioni',
  team: 'la squadra, squadra, l’équipe, équipe, equipo, equipa, equipe, my team, mein team, staff, the crew, the band members, bandmitglieder, teammitglieder, our team, the team, team section, meet the team, unser team, das team, notre équipe, l’équipe, nuestro equipo, el equipo, nossa equipa, a nossa equipa, nossa equipe, il nostro team, la nostra squadra, il team',
  events:
    'show dates, live dates, upcoming dates, next dates, next shows, konzertdaten, dates des concerts, dates de concerts, date dei concerti, le date, próximos conciertos, próximos concertos, agenda de shows, prossimi concerti, kommende termine, tour dates, upcoming shows, upcoming gigs, gig dates, events, event list, upcoming events, gigs, concert dates, live dates, calendar, our shows, tourdaten, termine, veranstaltungen, konzerte, auftritte, konzerttermine, dates de tournée, concerts, dates de concert, prochaines dates, agenda, événements, fechas, conciertos, próximas fechas, eventos, gira, concertos, agenda de concertos, datas, date, concerti, prossime date, eventi, tour dates section',
  menu: 'menu, food menu, drinks menu, speisekarte, karte mit preisen, getränkekarte, mittagskarte, la carte, notre carte, carta, la carta, menú, ementa, cardápio, menù, listino',
  services:
    'pricing page, pricing section, list of my prices, list of prices, my prices, prices, my rates, our prices, meine preise, preisen, leistungen und preise, liste de mes prix, mes prix, mis precios, os meus preços, i miei prezzi, pricing, price list, services, service list, services and prices, my services, our services, treatments, packages, preisliste, leistungen, angebote, behandlungen, meine leistungen, tarifs, prestations, services et tarifs, mes tarifs, liste des prix, lista de precios, servicios, tarifas, precios, lista de preços, serviços, tabela de preços, preços, prezzi, servizi, listino prezzi, tariffe, trattamenti',
  products:
    'produkten, shop with products, meinen produkten, product cards, products, shop section, my products, for sale, product list, produkte, meine produkte, zum verkauf, produits, mes produits, à vendre, productos, mis productos, en venta, produtos, meus produtos, à venda, prodotti, i miei prodotti, in vendita, product grid',
  music:
    'music player, my music, latest single, new single, new album, latest album, latest episode, meine musik, neue single, neues album, neue folge, ma musique, nouvel album, nouveau single, dernier épisode, mi música, nuevo disco, nuevo álbum, último episodio, nuevo single, minha música, a minha música, novo álbum, novo single, último episódio, la mia musica, nuovo album, nuovo singolo, ultimo episodio, spotify player, embed player',
  video:
    'my videos, video section, showreel, latest video, meine videos, neuestes video, mes vidéos, dernière vidéo, mis vídeos, mis videos, último vídeo, meus vídeos, i miei video, ultimo video, video embed, trailer',
  about:
    'about me, about us, about section, about me section, my story, our story, a bio, short bio, über mich, über uns, unsere geschichte, à propos, mon histoire, notre histoire, sobre mí, sobre nosotros, mi historia, sobre mim, sobre nós, chi sono, chi siamo, la nostra storia',
  press:
    'press, press section, press quotes, featured in, as seen in, presse, pressestimmen, bekannt aus, revue de presse, vu dans, prensa, imprensa, rassegna stampa, stampa',
  stats:
    'numbers about us, some numbers, a few numbers, ein paar zahlen, quelques chiffres, algunas cifras, alguns números, alcuni numeri, stats, numbers section, key figures, statistiken, zahlen und fakten, chiffres clés, cifras, estadísticas, números, numeri, statistiche',
  quote:
    'a quote, favorite quote, favourite quote, zitat, lieblingszitat, citation, una cita, citação, citazione',
};

const table = new PhraseTable<SectionKind>(
  (Object.entries(PHRASES) as [SectionKind, string][]).flatMap(([kind, phrases]) =>
    phrases.split(', ').map((phrase): [string, SectionKind] => [phrase, kind]),
  ),
);

export type WantedSection = Span & { kind: SectionKind };

export function findWantedSections(text: string): WantedSection[] {
  const tokens = tokenize(text);
  const found: WantedSection[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const match = tokens[index]?.kind === 'word' ? table.matchAt(tokens, index) : undefined;
    if (!match) continue;
    found.push({
      kind: match.value,
      start: tokens[index]?.start ?? 0,
      end: tokens[match.end - 1]?.end ?? 0,
    });
    index = match.end - 1;
  }
  return found;
}

/** Words that mean a section anywhere in the name that the creator gives it; the first that fits. */
const MEANT: readonly (readonly [SectionKind, RegExp])[] = [
  ['waitlist', /wait(?:ing)? ?list|wartelist|attente|espera|attesa/],
  [
    'guestbook',
    /guest ?book|gastebuch|livre d'or|libro de (?:visitas|firmas)|livro de|libro degli/,
  ],
  [
    'newsletter',
    /news|mailing|e-?mail.*(?:list|news|updates)|(?:leave|drop|sign).*e-?mail|verteiler|rundbrief|correos?\b.*novedades|bolet[ií]n|infolettre/,
  ],
  ['countdown', /count|timer|compte a rebours|cuenta|contagem|conto alla/],
  ['faq', /faq|questions?|fragen|q ?& ?a|preguntas|perguntas|domande/],
  [
    'testimonials',
    /reviews?|testimon|opinions?|bewertung|stimmen|avis|temoignage|opiniones|resenas|avaliac|depoiment|recension|what .* say/,
  ],
  [
    'gallery',
    /photos?|pics?\b|pictures?|images?|gallery|fotos?\b|bilder|galer|imagenes|imagens|immagini|foto\b|portfolio|my work|drawings|lookbook/,
  ],
  [
    'map',
    /\bmap\b|karte wo|directions|find us|anfahrt|plan d'acces|\bplan\b|mapa|mappa|come arrivare|como llegar|como chegar/,
  ],
  [
    'contact',
    /form\b|forms\b|formul|modulo|contact|kontakt|contat|write to|message|schreiben|anfrage|ecrire|escrib|escrev|scriv|book(?:ing)? (?:request|form)|rsvp|enquir|inquir/,
  ],
  ['hours', /hours|opening|offnungszeiten|horaire|horario|orari/],
  ['products', /\bshop\b|store|products?|produkt|tienda|loja|negozio|boutique/],
  ['menu', /menu|speisekarte|ementa|cardapio|carta\b/],
  [
    'services',
    /prices?|price ?list|preis|tarif|prix|precios|tarifas|precos|prezzi|listino|services|leistungen|rates/,
  ],
  [
    'events',
    /dates|gigs|shows|concert|konzert|termine|events?|calendar|agenda|fechas|bolos|eventi|schedule|tour/,
  ],
  ['team', /team|crew|staff|equipe|equipo|equipa|squadra|members/],
  ['press', /press|presse|prensa|imprensa|stampa/],
  ['about', /about|bio\b|story|lines about|uber (?:mich|uns)|histoire|a propos|sobre|chi s/],
  ['stats', /numbers|stats|zahlen|chiffres|cifras|numeros|numeri/],
  ['music', /player|music|musik|musique|musica|playlist|tracks/],
  ['video', /videos?\b|trailer|reel/],
  ['quote', /quote|zitat|citation|\bcita\b/],
];

export function sectionOf(name: string, lang: string): SectionKind | undefined {
  const folded = fold(name);
  return (
    findSectionKind(name, lang) ??
    findWantedSections(name)[0]?.kind ??
    MEANT.find(([, pattern]) => pattern.test(folded))?.[0]
  );
}

/** By the section slots; a request without any by its words. */
export function readWanted(
  { text, lang, values }: Message,
  { requests }: TaggedMessage,
  facts: readonly Fact[],
): SectionKind[] {
  const kinds = new Set<SectionKind>();
  for (const fact of facts) {
    const slots = slotsOf(fact, 'section');
    for (const slot of slots) {
      const kind = sectionOf(slot.text, lang) ?? sectionOf(text.slice(fact.start, fact.end), lang);
      if (kind) kinds.add(kind);
    }
    if (fact.kind === 'want' && slots.length === 0)
      for (const { kind } of findWantedSections(text.slice(fact.start, fact.end))) kinds.add(kind);
  }
  if (requests.length > 0 && values.filter(({ kind }) => kind === 'image').length > 1)
    kinds.add('gallery');
  return [...kinds];
}
