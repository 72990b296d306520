// Occupations: home, repair, transport, animals and travel.
import { occupationsOf } from '../occupation.ts';

const trades = occupationsOf(
  {
    families: ['practice', 'storefront', 'pocket-card'],
    moods: ['serious', 'bold', 'minimal'],
    sections: ['services', 'hours', 'gallery', 'testimonials', 'faq', 'about', 'map', 'contact'],
    expected: ['services'],
  },
  [
    {
      id: 'electrician',
      schema: 'Electrician',
      words: {
        en: 'electrician, electrical contractor, electricians, solar installer, solar panels',
        de: 'elektriker, elektrikerin, elektroinstallateur, elektrobetrieb, solaranlagen, elektromeister, elektrotechnik, photovoltaik',
        fr: 'électricien, électricienne, installateur solaire, panneaux solaires, électricité générale',
        es: 'electricista, instalador solar, placas solares, electricistas',
        pt: 'eletricista, painéis solares',
        it: 'elettricista, impianti elettrici, pannelli solari, fotovoltaico',
      },
    },
    {
      id: 'plumber',
      schema: 'Plumber',
      words: {
        en: 'plumber, plumbing, heating engineer, plumbers, hvac, drain cleaning',
        de: 'klempner, installateur, sanitär, heizungsbauer, heizung und sanitär, installateurin, sanitärbetrieb, rohrreinigung',
        fr: 'plombier, chauffagiste, plomberie, plombière',
        es: 'fontanero, fontanería, plomero, calefacción',
        pt: 'canalizador, encanador, canalização',
        it: 'idraulico, impianti idraulici, termoidraulica, caldaista',
      },
    },
    {
      id: 'builder',
      schema: 'HomeAndConstructionBusiness',
      words: {
        en: 'builder, handyman, contractor, roofer, house painter, plasterer, tiler, construction company, renovation, locksmith, painter and decorator, bricklayer, roofing, renovations, window cleaner, stonemason, flooring, chimney sweep, pest control, pest controller, glazier, knife sharpener, knife sharpening, scaffolder, drywall, gutter cleaning, pool cleaning, welder, upholstery cleaning',
        de: 'maler, malerbetrieb, dachdecker, maurer, fliesenleger, hausmeisterservice, bauunternehmen, handwerker, schlüsseldienst, malermeister, stuckateur, renovierungen, dachdeckerei, trockenbau, steinmetz, handwerkerin, malermeisterin, fensterbau, bodenleger, schornsteinfeger, kaminkehrer, schädlingsbekämpfer, glaser, messerschleifer, gerüstbauer, schweißer',
        fr: 'maçon, couvreur, peintre en bâtiment, carreleur, artisan du bâtiment, serrurier, plaquiste, rénovation, bricoleur, entreprise de bâtiment, homme à tout faire, ramoneur, affûteur, rémouleur, vitrier, soudeur, dératisation',
        es: 'albañil, reformas, pintor de casas, techador, cerrajero, constructora, manitas, empresa de reformas, pintor de brocha gorda, deshollinador, afilador, vidriero, soldador, control de plagas',
        pt: 'pedreiro, remodelações, pintor de casas, empreiteiro, serralheiro, construção civil, faz-tudo, ladrilhador, reformas, limpa-chaminés, amolador, vidraceiro, soldador, controlo de pragas',
        it: 'muratore, imbianchino, impresa edile, tuttofare, ristrutturazioni, piastrellista, fabbro, tettoia, serramentista, spazzacamino, arrotino, vetraio, saldatore, disinfestazione',
      },
    },
    {
      id: 'gardener',
      schema: 'HomeAndConstructionBusiness',
      families: ['garden', 'practice', 'storefront'],
      moods: ['fresh', 'natural', 'serious'],
      words: {
        en: 'gardener, landscaper, landscaping, lawn care, tree surgeon, garden designer, arborist, gardening, tree care, mowing',
        de: 'gärtner, gärtnerin, gartenbau, landschaftsgärtner, baumpflege, gartengestaltung, galabau, gartenpflege, landschaftsgärtnerin',
        fr: 'jardinier, jardinière, élagueur, entretien de jardins, jardinage',
        es: 'jardinero, jardinera, mantenimiento de jardines, podador',
        pt: 'jardineiro, jardineira, jardinagem',
        it: 'giardiniere, giardiniera, potatura, giardinaggio',
      },
    },
    {
      id: 'cleaner',
      schema: 'HomeAndConstructionBusiness',
      moods: ['fresh', 'minimal', 'serious'],
      words: {
        en: 'cleaner, cleaning service, cleaning company, housekeeper, laundry, dry cleaner, moving company, movers, cleaning, man with a van, removals, laundromat, window cleaning, home cleaning',
        de: 'reinigung, reinigungsfirma, putzhilfe, gebäudereinigung, umzugsunternehmen, wäscherei, umzüge, reinigungskraft, fensterputzer, haushaltshilfe, entrümpelung',
        fr: 'femme de ménage, nettoyage, société de nettoyage, déménagement, pressing, déménageur, ménage, laverie, aide ménagère',
        es: 'limpieza, empresa de limpieza, mudanzas, lavandería, tintorería, limpiadora',
        pt: 'limpezas, empresa de limpeza, mudanças, lavandaria, diarista, lavanderia, faxineira',
        it: 'pulizie, impresa di pulizie, traslochi, lavanderia, colf',
      },
    },
    {
      id: 'mechanic',
      schema: 'AutoRepair',
      families: ['storefront', 'practice', 'tiles'],
      moods: ['bold', 'retro'],
      expected: ['hours'],
      words: {
        en: 'mechanic, car repair, auto repair, garage, car wash, car detailing, bicycle repair, bike repair, phone repair, tyre shop, tire shop, motorcycle shop, body shop, detailing, computer repair, car dealer, bike mechanic, repair shop, shoe repair, watch repair',
        de: 'autowerkstatt, kfz-werkstatt, mechaniker, kfz-meister, fahrradwerkstatt, handyreparatur, autohaus, reifenservice, fahrradreparatur, kfz-mechaniker, motorradwerkstatt, werkstatt, computerreparatur, kfz-betrieb, fahrzeugaufbereitung',
        fr: 'garagiste, garage, mécanicien, carrossier, réparation vélo, réparation de téléphones, atelier vélo, réparateur de vélos, lavage auto, concessionnaire, mécanicienne',
        es: 'mecánico, taller mecánico, taller de bicicletas, reparación de móviles, lavado de coches, taller, concesionario, mecánica',
        pt: 'mecânico, oficina, oficina de bicicletas, lavagem de carros, reparação de telemóveis, conserto de celular, oficina mecânica',
        it: 'meccanico, officina, autofficina, carrozzeria, ciclofficina, autolavaggio, riparazione telefoni, gommista, concessionaria',
      },
    },
    {
      id: 'driver',
      schema: 'TaxiService',
      words: {
        en: 'taxi, taxi driver, chauffeur, driver, courier, airport transfer, taxi service, trucker, delivery service, airport transfers',
        de: 'taxi, taxiunternehmen, chauffeur, fahrdienst, kurier, flughafentransfer, chauffeurservice, kurierdienst, spedition',
        fr: 'taxi, chauffeur, vtc, coursier, chauffeur privé, livreur',
        es: 'taxi, taxista, chófer, mensajero, traslados, transporte',
        pt: 'táxi, taxista, motorista, estafeta, transfers, motorista particular',
        it: 'taxi, tassista, autista, ncc, corriere',
      },
    },
  ],
);

const animals = occupationsOf(
  {
    families: ['tiles', 'practice', 'garden'],
    moods: ['playful', 'warm', 'fresh'],
    sections: ['services', 'hours', 'gallery', 'testimonials', 'faq', 'about', 'map', 'contact'],
    expected: ['services'],
  },
  [
    {
      id: 'dog-walker',
      schema: 'LocalBusiness',
      words: {
        en: 'dog walker, dog walking, pet sitter, cat sitter, dog sitter, dog daycare, pet sitting, dog boarding, dog sitting, cat sitting, dog walking business',
        de: 'hundesitter, hundesitterin, gassiservice, katzensitter, tierbetreuung, hundepension, hundebetreuung, gassi-service, tiersitterin',
        fr: 'promeneur de chiens, promeneuse de chiens, pet sitter, garde d’animaux, pension canine, dog sitter, cat sitter',
        es: 'paseador de perros, paseadora de perros, cuidadora de mascotas, guardería canina, canguro de perros, cuidador de mascotas',
        pt: 'passeador de cães, pet sitter, hotel canino, passeadora de cães, dog walker, creche para cães',
        it: 'dog sitter, pet sitter, dogsitter, pensione per cani, asilo per cani, cat sitter',
      },
    },
    {
      id: 'dog-trainer',
      schema: 'LocalBusiness',
      words: {
        en: 'dog trainer, dog training, dog behaviorist, horse trainer, riding school, riding instructor, dog groomer, pet groomer, dog grooming, breeder, puppy training, farrier, horse riding, dog school, puppies, sheep shearing, sheep shearer, shearing gang, horse clipper, equine therapist, cat groomer',
        de: 'hundetrainer, hundetrainerin, hundeschule, reitschule, reitlehrerin, hundefriseur, züchter, hundesalon, reitstall, tiertrainerin, hundezucht, reithof, hundefriseurin, schafscherer, hufpflegerin, hufpfleger, pferdetrainerin',
        fr: 'éducateur canin, éducatrice canine, dressage, centre équestre, toiletteuse, éleveur, toilettage, comportementaliste, toiletteur, élevage canin, tondeur de moutons, maréchal-ferrant',
        es: 'adiestrador, adiestrador canino, peluquería canina, escuela de equitación, criador, educadora canina, educador canino, peluquera canina, esquilador, herrador, adiestradora',
        pt: 'treinador de cães, escola de equitação, banho e tosquia, criador, adestrador, adestradora, groomer, tosquiador, banho e tosa, ferrador',
        it: 'addestratore cinofilo, educatrice cinofila, toelettatura, maneggio, allevatore, educatore cinofilo, addestratore di cani, allevamento, tosatore, maniscalco, addestratrice cinofila',
      },
    },
    {
      id: 'vet',
      schema: 'VeterinaryCare',
      moods: ['serious', 'minimal', 'warm'],
      families: ['practice', 'garden', 'storefront'],
      expected: ['hours'],
      words: {
        en: 'vet, veterinarian, veterinary clinic, animal hospital, pet shop, pet store, vets, aquarium shop',
        de: 'tierarzt, tierärztin, tierarztpraxis, tierklinik, zoohandlung, tierheilpraktikerin, tierphysiotherapie',
        fr: 'vétérinaire, clinique vétérinaire, animalerie',
        es: 'veterinario, veterinaria, clínica veterinaria, tienda de mascotas',
        pt: 'veterinário, veterinária, clínica veterinária, loja de animais',
        it: 'veterinario, veterinaria, clinica veterinaria, negozio di animali',
      },
    },
  ],
);

const travel = occupationsOf(
  {
    families: ['folio', 'storefront', 'tiles'],
    moods: ['fresh', 'warm', 'natural'],
    sections: [
      'services',
      'products',
      'gallery',
      'events',
      'testimonials',
      'faq',
      'about',
      'map',
      'contact',
    ],
    expected: [],
  },
  [
    {
      id: 'holiday-home',
      schema: 'LodgingBusiness',
      words: {
        en: 'holiday home, vacation rental, airbnb, bed and breakfast, b&b, guesthouse, guest house, hotel, hostel, campsite, cabin, cottage, holiday cottage, glamping, apartment rental, holiday let',
        de: 'ferienwohnung, ferienhaus, pension, hotel, hostel, campingplatz, gästehaus, ferienapartment, ferienhof, bed and breakfast, fewo',
        fr: 'gîte, chambre d’hôtes, chambres d’hôtes, hôtel, maison de vacances, camping, auberge de jeunesse, maison d’hôtes, location de vacances',
        es: 'casa rural, hotel, hostal, alojamiento, apartamento turístico, camping, albergue, pensión, casa de huéspedes',
        pt: 'casa de férias, alojamento local, hotel, hostel, turismo rural, pousada, guesthouse, casa de campo',
        it: 'casa vacanze, bed and breakfast, b&b, hotel, affittacamere, campeggio, albergo, ostello, appartamento vacanze',
      },
    },
    {
      id: 'tour-guide',
      schema: 'TravelAgency',
      words: {
        en: 'tour guide, tours, walking tours, travel agent, travel agency, travel planner, surf school, surf camp, boat tours, diving school, mountain guide, safari, food tours, dive center, sailing, bike tours, travel advisor, ski instructor, ski school, city guide, kayak tours, kayaking, foraging walks, foraging guide, mushroom walks, herb walks, birdwatching tours, horse trekking, fishing guide',
        de: 'reiseleiter, reiseleiterin, stadtführungen, stadtführerin, reisebüro, surfschule, bergführer, tauchschule, segelschule, skischule, bergführerin, bootstouren, gästeführerin, stadtführer, wanderführerin, skilehrer, pilzführungen, pilzführung, kräuterwanderung, kräuterwanderungen, wanderführer',
        fr: 'guide touristique, visites guidées, agence de voyage, école de surf, guide de montagne, plongée, école de voile, guide-conférencière, moniteur de ski, guide conférencière, accompagnateur, balades botaniques, guide conférencier',
        es: 'guía turístico, guía turística, visitas guiadas, agencia de viajes, escuela de surf, guía de montaña, escuela de buceo, tours, excursiones, free tour, guía de viajes, rutas guiadas, guía local, observación de aves',
        pt: 'guia turístico, passeios, visitas guiadas, agência de viagens, escola de surf, mergulho, tours, guia turística, passeios de barco, guia de montanha, passeios guiados, guia local, observação de aves',
        it: 'guida turistica, visite guidate, agenzia di viaggi, scuola di surf, guida alpina, tour, diving, guida escursionistica, scuola di vela, maestro di sci, guida ambientale, escursioni guidate',
      },
    },
    {
      id: 'leisure',
      schema: 'EntertainmentBusiness',
      families: ['storefront', 'tiles', 'stage'],
      moods: ['bold', 'playful', 'retro'],
      sections: ['services', 'hours', 'events', 'gallery', 'faq', 'map', 'contact'],
      expected: ['hours'],
      words: {
        en: 'escape room, karaoke bar, karaoke, mini golf, bowling alley, trampoline park, arcade bar, cinema, paintball, theme park, bar hire, mobile bar, bouncy castle hire, equipment hire, bike hire, boat hire',
        de: 'escape room, minigolf, bowlingbahn, kino, kegelbahn, freizeitpark, fahrradverleih, hüpfburgverleih, bootsverleih',
        fr: 'escape game, karaoké, mini-golf, bowling, cinéma, parc de loisirs, location de vélos, location de bateaux',
        es: 'escape room, karaoke, minigolf, bolera, cine, parque de ocio, alquiler de bicicletas, alquiler de barcos',
        pt: 'escape room, karaoke, minigolfe, bowling, cinema, aluguer de bicicletas, parque de diversões',
        it: 'escape room, karaoke, minigolf, bowling, cinema, noleggio biciclette, noleggio barche',
      },
    },
    {
      id: 'travel-blogger',
      schema: 'Blog',
      families: ['tiles', 'folio', 'letterpress'],
      sections: [
        'featured',
        'gallery',
        'video',
        'links',
        'products',
        'newsletter',
        'about',
        'contact',
      ],
      words: {
        en: 'travel blogger, travel creator, van life, digital nomad, vanlife, travel blog, traveller, traveler, travel vlogger, backpacker',
        de: 'reiseblogger, reisebloggerin, vanlife, reiseblog, digitale nomadin, weltreise',
        fr: 'blogueuse voyage, blog voyage, voyageuse, blogueur voyage, digital nomad, tour du monde',
        es: 'bloguera de viajes, viajero, viajera, nómada digital, blog de viajes, viajes',
        pt: 'blogueira de viagens, viajante, nómada digital, blog de viagens, viagens',
        it: 'travel blogger, viaggiatrice, viaggiatore, nomade digitale, blog di viaggi',
      },
    },
  ],
);

export const homeAnimalsTravel = [...trades, ...animals, ...travel];
