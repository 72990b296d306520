// Occupations and occasions: celebrations, events, causes and communities.
import { occupationsOf } from '../occupation.ts';

const celebrations = occupationsOf(
  {
    families: ['invitation', 'letterpress', 'stage'],
    moods: ['romantic', 'elegant'],
    sections: ['countdown', 'about', 'events', 'map', 'gallery', 'faq', 'contact', 'guestbook'],
    expected: [],
  },
  [
    {
      id: 'wedding',
      schema: 'Event',
      words: {
        en: 'wedding, getting married, we are getting married, we’re getting married, engagement party, our wedding, elopement, save the date, tying the knot, getting hitched',
        de: 'hochzeit, wir heiraten, heiraten, verlobung, trauung, standesamt',
        fr: 'mariage, on se marie, nous nous marions, fiançailles, se marier, noces',
        es: 'boda, nos casamos, enlace, nuestra boda',
        pt: 'casamento, vamos casar, casamos, nos casamos, vamos nos casar, noivado, casamo-nos, vamos casar-nos, nos casar',
        it: 'matrimonio, ci sposiamo, nozze, fidanzamento, sposarci',
      },
    },
    {
      id: 'party',
      schema: 'Event',
      families: ['invitation', 'stage', 'launch'],
      moods: ['playful', 'bold', 'romantic'],
      words: {
        en: 'birthday party, birthday, party, baby shower, graduation party, housewarming, anniversary, reunion, bachelorette, hen party, 30th birthday, 40th birthday, 50th birthday, class reunion, new year’s party, halloween party, garden party, family reunion, christening, baptism, bar mitzvah, quinceanera, bridal shower, 60th birthday, sweet sixteen',
        de: 'geburtstag, geburtstagsfeier, party, babyparty, abschlussfeier, einweihung, jubiläum, taufe, klassentreffen, jga, sommerfest, geburtstagsparty, junggesellinnenabschied, kommunion, konfirmation, einweihungsparty, gartenparty',
        fr: 'anniversaire, fête d’anniversaire, fête, baby shower, crémaillère, baptême, soirée, evjf, communion, réunion de famille, pot de départ',
        es: 'cumpleaños, cumple, cumple de, fiesta, fiesta de cumpleaños, baby shower, aniversario, bautizo, despedida de soltera, graduación, comunión, fiesta de inauguración',
        pt: 'aniversário, festa de aniversário, festa, chá de bebé, batizado, chá de panela, despedida de solteira, chá de bebê, formatura',
        it: 'compleanno, festa di compleanno, festa, baby shower, battesimo, anniversario, addio al nubilato, laurea, comunione, festa di laurea',
      },
    },
    {
      id: 'event',
      schema: 'Event',
      families: ['stage', 'launch', 'marquee'],
      moods: ['bold', 'playful', 'techy'],
      sections: [
        'countdown',
        'featured',
        'events',
        'team',
        'services',
        'map',
        'faq',
        'press',
        'newsletter',
        'contact',
      ],
      words: {
        en: 'festival, conference, meetup, exhibition, market, christmas market, hackathon, summit, concert series, open mic, film festival, music festival, food festival, workshop, retreat, flea market, trade show, charity run, book fair, street festival, fair, block party, film night, quiz night, pub quiz, art fair, tedx, game night, pub quiz host, quiz host, quizmaster, trivia night, jam session, supper party',
        de: 'festival, konferenz, ausstellung, markt, weihnachtsmarkt, flohmarkt, messe, kongress, filmfestival, open air, tagung, retreat, workshop, straßenfest, konzertreihe, stadtfest, lesung, quizabend, barcamp, kunstmarkt, kneipenquiz, spieleabend',
        fr: 'festival, conférence, exposition, marché de noël, salon, colloque, vide-grenier, retraite, atelier, marché, brocante de quartier, salon du livre, kermesse, soirée quiz, soirée jeux, blind test',
        es: 'festival, congreso, exposición, mercado, mercadillo, jornadas, feria, encuentro, retiro, concurso, mercado navideño, hackatón, rastrillo, noche de trivia, noche de juegos, concurso de preguntas',
        pt: 'festival, conferência, exposição, feira, mercado, congresso, encontro, retiro, workshop, feira do livro, noite de quiz, noite de jogos',
        it: 'festival, conferenza, mostra, mercatino, fiera, convegno, sagra, ritiro, mercatino di natale, rassegna, laboratorio, serata quiz, serata giochi',
      },
    },
    {
      id: 'event-planner',
      schema: 'ProfessionalService',
      families: ['folio', 'invitation', 'practice'],
      sections: ['services', 'gallery', 'testimonials', 'faq', 'about', 'contact'],
      expected: ['services'],
      words: {
        en: 'wedding planner, event planner, event agency, event venue, venue, party planner, balloon artist, photo booth, event designer, wedding venue, wedding planning, event organizer, balloon decorations, night club, nightclub, concert venue, music venue',
        de: 'hochzeitsplanerin, eventmanagerin, eventagentur, hochzeitslocation, veranstaltungsort, location, fotobox, eventlocation, weddingplannerin, hochzeitsplaner, nachtclub, ballondeko, veranstalter, konzertsaal',
        fr: 'wedding planner, organisatrice d’événements, agence événementielle, salle de réception, organisatrice de mariages, boîte de nuit, salle de concert, décoratrice de mariage',
        es: 'organizadora de bodas, wedding planner, organizador de eventos, salón de eventos, discoteca, sala de conciertos, organizadora de eventos, decoración con globos',
        pt: 'organizadora de casamentos, wedding planner, organização de eventos, espaço de eventos, discoteca, sala de concertos, decoração de festas',
        it: 'wedding planner, organizzatrice di eventi, agenzia di eventi, location per matrimoni, discoteca, locale, organizzatore di eventi, balloon artist',
      },
    },
  ],
);

const causes = occupationsOf(
  {
    families: ['cause', 'letterpress', 'tiles'],
    moods: ['bold', 'warm', 'serious'],
    sections: [
      'featured',
      'stats',
      'about',
      'services',
      'events',
      'hours',
      'team',
      'press',
      'faq',
      'newsletter',
      'map',
      'contact',
    ],
    expected: [],
  },
  [
    {
      id: 'ngo',
      schema: 'NGO',
      words: {
        en: 'charity, nonprofit, non-profit, ngo, foundation, food bank, volunteer group, fundraiser, animal shelter, dog rescue, cat rescue, animal rescue, homeless shelter, mutual aid, refugee support, community fridge, environmental group, soup kitchen, crowdfunding, rescue, women’s shelter, beach cleanup, repair café',
        de: 'verein, gemeinnütziger verein, stiftung, tafel, hilfsorganisation, tierheim, tierschutzverein, ngo, spendenaktion, förderverein, ehrenamt, umweltgruppe, tierschutz, bürgerinitiative, repair-café, flüchtlingshilfe, tafelladen',
        fr: 'association, ong, fondation, refuge animalier, bénévoles, banque alimentaire, association caritative, refuge, collecte de fonds, association écologiste, spa animaux, repair café',
        es: 'ong, asociación, fundación, banco de alimentos, protectora de animales, voluntariado, refugio de animales, asociación sin ánimo de lucro, protectora, colectivo',
        pt: 'ong, associação, fundação, banco alimentar, abrigo de animais, voluntariado, canil, instituição de caridade, associação sem fins lucrativos, coletivo',
        it: 'onlus, associazione, fondazione, canile, volontariato, banco alimentare, associazione di volontariato, rifugio per animali, gattile, raccolta fondi',
      },
    },
    {
      id: 'campaign',
      schema: 'Organization',
      words: {
        en: 'campaign, political candidate, candidate, mayor, city council, councillor, councilor, activist, petition, union, trade union, running for, climate activist, political party, tenants union, citizens initiative',
        de: 'kampagne, kandidatin, kandidat, bürgermeisterin, bürgermeister, aktivistin, petition, gewerkschaft, stadtrat, bürgermeisterkandidat, gemeinderat, klimaaktivistin, stadträtin',
        fr: 'campagne, candidate, candidat, maire, militante, pétition, syndicat, conseillère municipale, élections municipales, élue',
        es: 'campaña, candidata, candidato, alcaldesa, activista, petición, sindicato, concejala, alcalde',
        pt: 'campanha, candidata, candidato, presidente da câmara, ativista, petição, sindicato, vereadora',
        it: 'campagna, candidata, candidato, sindaca, sindaco, attivista, petizione, sindacato, consigliera comunale',
      },
    },
    {
      id: 'church',
      schema: 'Church',
      moods: ['calm', 'warm', 'elegant'],
      sections: [
        'hours',
        'events',
        'about',
        'team',
        'music',
        'gallery',
        'newsletter',
        'map',
        'contact',
      ],
      words: {
        en: 'church, parish, mosque, synagogue, temple, congregation, pastor, ministry, buddhist center, youth group, buddhist centre, chaplain',
        de: 'kirche, kirchengemeinde, moschee, synagoge, gemeinde, pfarrei, pfarrer, pfarrerin, pastorin, pastor',
        fr: 'église, paroisse, mosquée, synagogue, temple, pasteur, communauté religieuse',
        es: 'iglesia, parroquia, mezquita, sinagoga, templo, pastor, congregación',
        pt: 'igreja, paróquia, mesquita, sinagoga, templo, pastor',
        it: 'chiesa, parrocchia, moschea, sinagoga, oratorio, pastore',
      },
    },
    {
      id: 'community',
      schema: 'Organization',
      words: {
        en: 'book club, community, club, neighborhood association, scouts, community garden, makerspace, parents group, support group, fan club, student association, fire department, library, community center, neighbourhood group, knitting club, film club, youth club, community centre, hackerspace, student society, cultural association, toastmasters, photography club, allotment',
        de: 'buchclub, lesekreis, nachbarschaftsverein, pfadfinder, gemeinschaftsgarten, elterninitiative, fanclub, freiwillige feuerwehr, bibliothek, karnevalsverein, kleingartenverein, jugendzentrum, selbsthilfegruppe, heimatverein, community, club, feuerwehr, bücherei, nachbarschaftstreff, fachschaft, kulturverein, fotoclub',
        fr: 'club de lecture, jardin partagé, scouts, association de quartier, fan club, comité des fêtes, bibliothèque, maison des jeunes, club, communauté, médiathèque, association étudiante',
        es: 'club de lectura, asociación de vecinos, scouts, huerto comunitario, club de fans, biblioteca, peña, comunidad, club, asociación cultural, centro juvenil',
        pt: 'clube de leitura, associação de moradores, escuteiros, horta comunitária, biblioteca, clube de fãs, comunidade, clube, associação cultural, centro juvenil',
        it: 'club del libro, gruppo di lettura, associazione di quartiere, scout, orto condiviso, biblioteca, fan club, pro loco, comunità, circolo, associazione culturale, club',
      },
    },
  ],
);

export const eventsCauses = [...celebrations, ...causes];
