// Occupations: education and sport.
import { occupationsOf } from '../occupation.ts';

const education = occupationsOf(
  {
    families: ['practice', 'garden', 'tiles'],
    moods: ['warm', 'minimal', 'playful'],
    sections: [
      'services',
      'about',
      'hours',
      'events',
      'team',
      'testimonials',
      'faq',
      'newsletter',
      'map',
      'contact',
    ],
    expected: ['services'],
  },
  [
    {
      id: 'tutor',
      schema: 'EducationalOrganization',
      words: {
        en: 'tutor, math tutor, maths tutor, private tutor, tutoring, language teacher, english teacher, spanish teacher, french teacher, german teacher, language school, english lessons, spanish lessons, language lessons, chess coach, private lessons, homework help, french tutor, physics tutor, chess lessons, exam prep',
        de: 'nachhilfe, nachhilfelehrer, nachhilfelehrerin, sprachlehrerin, deutschlehrerin, englischlehrer, sprachschule, englischunterricht, sprachkurse, mathe-nachhilfe, deutschkurse, sprachlehrer, lernförderung, mathenachhilfe, lerncoach',
        fr: 'professeur particulier, soutien scolaire, prof de maths, prof d’anglais, école de langues, cours particuliers, professeure de français, cours d’anglais, professeur de français, cours de français, prof de français',
        es: 'profesor particular, profesora particular, clases particulares, profesora de inglés, academia de idiomas, clases de inglés, profesora de español, profesor de inglés, clases de español, profe de inglés, refuerzo escolar, clases de matemáticas',
        pt: 'explicador, explicadora, aulas particulares, professora de inglês, escola de línguas, aulas de inglês, explicações, professor de matemática, professora de português, professor particular',
        it: 'ripetizioni, insegnante privato, insegnante di inglese, scuola di lingue, lezioni di inglese, lezioni private, insegnante di italiano, lezioni di italiano, insegnante di matematica',
      },
    },
    {
      id: 'teacher',
      schema: 'Person',
      words: {
        en: 'teacher, school, kindergarten, preschool, nursery, daycare, nanny, babysitter, childminder, online course, montessori school, au pair, elementary school, workshops, course creator, art classes, driving school, driving instructor, art teacher, cooking classes, cooking school, art school, primary school teacher',
        de: 'lehrer, lehrerin, schule, kindergarten, kita, tagesmutter, babysitterin, babysitter, onlinekurs, grundschule, fahrschule, fahrlehrer, erzieherin, kindertagespflege, waldkindergarten, volkshochschule, kochkurse, kochschule, malkurse, grundschullehrerin',
        fr: 'professeur, enseignante, école, crèche, nounou, assistante maternelle, formation en ligne, baby-sitter, auto-école, institutrice, cours de cuisine, formatrice, formateur, enseignant, école primaire, professeure',
        es: 'profesor, profesora, maestra, escuela, guardería, niñera, curso online, colegio, autoescuela, canguro, cursos, maestro, talleres, escuela infantil, clases de cocina, formadora',
        pt: 'professor, professora, escola, creche, ama, babysitter, curso online, escola de condução, infantário, formadora, formador, educadora de infância, cursos, autoescola',
        it: 'insegnante, professore, professoressa, scuola, asilo, tata, corso online, baby sitter, scuola guida, maestra, autoscuola, asilo nido, babysitter, corsi di cucina, formatrice, formatore',
      },
    },
  ],
);

const sport = occupationsOf(
  {
    families: ['marquee', 'tiles', 'practice'],
    moods: ['bold', 'fresh'],
    sections: [
      'services',
      'hours',
      'events',
      'stats',
      'gallery',
      'video',
      'team',
      'testimonials',
      'faq',
      'map',
      'contact',
    ],
    expected: ['services'],
  },
  [
    {
      id: 'trainer',
      schema: 'HealthClub',
      words: {
        en: 'personal trainer, fitness coach, fitness trainer, pt, gym, crossfit, crossfit box, fitness instructor, online fitness coach, strength coach, fitness studio, fitness influencer, boxing gym, climbing gym, bootcamp, spinning studio, strength and conditioning, bodybuilder, bouldering gym, zumba',
        de: 'personal trainer, fitnesstrainer, fitnesstrainerin, fitnessstudio, personaltrainerin, kletterhalle, boxclub, crossfit, personal trainerin, boulderhalle, fitnesscoach, zumba',
        fr: 'coach sportif, coach sportive, salle de sport, crossfit, salle d’escalade, entraîneur personnel, salle de boxe, préparateur physique, salle de fitness',
        es: 'entrenador personal, entrenadora personal, gimnasio, crossfit, rocódromo, entrenador, entrenadora, zumba, preparador físico',
        pt: 'personal trainer, ginásio, treinador pessoal, crossfit, academia, treinadora pessoal, zumba',
        it: 'personal trainer, palestra, allenatore, crossfit, allenatrice, preparatore atletico, palestra di arrampicata, zumba',
      },
    },
    {
      id: 'athlete',
      schema: 'Person',
      families: ['marquee', 'stage', 'tiles'],
      sections: [
        'featured',
        'stats',
        'events',
        'video',
        'gallery',
        'press',
        'products',
        'about',
        'contact',
      ],
      expected: [],
      words: {
        en: 'athlete, runner, triathlete, cyclist, climber, surfer, skateboarder, boxer, mma fighter, swimmer, footballer, tennis player, marathon runner, ultra runner, snowboarder, racing driver, golfer, ultrarunner, trail runner, basketball player, sprinter, skier, rower, gymnast, chess player',
        de: 'sportler, sportlerin, läufer, läuferin, triathletin, radfahrer, surferin, boxer, schwimmerin, fußballer, profisportlerin, kletterer, triathlet, leichtathletin, fußballerin, rennfahrer, kletterin',
        fr: 'athlète, coureuse, coureur, triathlète, cycliste, grimpeur, surfeuse, boxeur, footballeuse, nageuse, traileur, surfeur, footballeur, grimpeuse',
        es: 'atleta, corredor, corredora, triatleta, ciclista, escaladora, surfista, boxeador, futbolista, nadadora, deportista, boxeadora, piloto',
        pt: 'atleta, corredor, corredora, triatleta, ciclista, surfista, futebolista, nadadora, lutador, escalador, piloto',
        it: 'atleta, corridore, triatleta, ciclista, surfista, pugile, calciatore, nuotatrice, arrampicatrice, maratoneta, calciatrice, pilota',
      },
    },
    {
      id: 'sports-club',
      schema: 'SportsClub',
      families: ['cause', 'tiles', 'stage'],
      sections: [
        'events',
        'hours',
        'services',
        'team',
        'gallery',
        'stats',
        'faq',
        'map',
        'contact',
      ],
      expected: [],
      words: {
        en: 'sports club, football club, soccer club, tennis club, running club, swim club, martial arts school, karate dojo, judo club, karate, swimming lessons, swimming teacher, tennis coach, golf instructor, football coach, run club, rowing club, cycling club, chess club, hiking club, dojo, jiu jitsu, roller derby, rugby club, martial arts, surf club, swim school, brazilian jiu jitsu, taekwondo, aikido, fencing club, capoeira, capoeira group, netball club, kids football, sunday league, bowls club, archery club',
        de: 'sportverein, schachclub, tennisclub, sportclub, ruderclub, golfclub, yachtclub, fußballclub, fußballverein, tennisverein, lauftreff, schwimmverein, kampfsportschule, karate, judo, turnverein, schwimmkurse, tennislehrer, schachverein, alpenverein, ruderverein, wanderverein, tennistrainerin, schwimmschule, tennistrainer, handballverein, schützenverein, aikido, kinderfußball, kegelclub',
        fr: 'club de sport, club de foot, club de tennis, club de judo, karaté, cours de natation, association sportive, club de course, club d’échecs, professeur de tennis, club de rugby, arts martiaux, judo, club d’escalade, club de pétanque, capoeira',
        es: 'club deportivo, club de fútbol, club de tenis, club de running, karate, clases de natación, escuela de tenis, club de ajedrez, artes marciales, club de ciclismo, profesor de tenis, judo, jiu jitsu, capoeira, club de pádel',
        pt: 'clube desportivo, clube de futebol, clube de ténis, jiu-jitsu, karaté, aulas de natação, clube de corrida, artes marciais, clube de xadrez, judo, capoeira, grupo de capoeira, escolinha de futebol',
        it: 'società sportiva, associazione sportiva, circolo tennis, karate, judo, corsi di nuoto, gruppo di corsa, maestro di tennis, squadra di calcio, arti marziali, scuola di nuoto, circolo scacchi, capoeira, scuola calcio',
      },
    },
  ],
);

export const learning = [...education, ...sport];
