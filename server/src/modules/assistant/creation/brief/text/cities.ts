// Cities and regions that people name, folded: they are recognized without a capital letter or a preposition.
import { fold } from '../../../reading/words/text.ts';

const NAMES = `
london|manchester|leeds|bristol|brighton|liverpool|birmingham|glasgow|edinburgh|cardiff|belfast|dublin|cork|galway|sheffield|newcastle|nottingham|leicester|oxford|cambridge|bath|york|norwich|exeter|plymouth|southampton|portsmouth|reading|margate|hackney|brixton|soho|camden|cornwall|devon|kent|sussex|wales|scotland|england|ireland|uk
coventry|derby|stoke|wolverhampton|swansea|hull|sunderland|bolton|stockport|oldham|rochdale|blackpool|preston|lancaster|huddersfield|wakefield|halifax|harrogate|doncaster|rotherham|barnsley|lincoln|peterborough|ipswich|colchester|chelmsford|luton|swindon|gloucester|cheltenham|taunton|truro|bournemouth|salisbury|winchester|guildford|croydon|chester|shrewsbury|worcester|hereford|northampton|bedford|milton keynes|dundee|aberdeen|inverness|perth|stirling|newport|wrexham|derry|lisburn|limerick|waterford|kilkenny|sligo|tulsa|boise|omaha|des moines|madison|st paul|spokane|tacoma|eugene|bend|boulder|fort collins|el paso|san antonio|fort worth|oklahoma city|louisville|lexington|knoxville|chattanooga|birmingham alabama|richmond|norfolk|buffalo|rochester|syracuse|albany|hartford|providence|portland oregon|portland maine|burlington|grand rapids|ann arbor|indianapolis|fresno|bakersfield|santa barbara|santa cruz|san jose california
new york|nyc|brooklyn|queens|bronx|manhattan|los angeles|la|san francisco|sf|san diego|oakland|seattle|portland|chicago|boston|austin|dallas|houston|denver|phoenix|tucson|las vegas|miami|orlando|tampa|atlanta|nashville|memphis|new orleans|philadelphia|philly|pittsburgh|detroit|cleveland|columbus|cincinnati|minneapolis|milwaukee|kansas city|st louis|washington dc|baltimore|charlotte|raleigh|savannah|charleston|salt lake city|boise|sacramento|honolulu|santa fe|albuquerque|asheville|texas|california|florida|hawaii|oregon|usa|vermont|maine
toronto|montreal|vancouver|calgary|ottawa|quebec|halifax|winnipeg|sydney|melbourne|brisbane|perth|adelaide|hobart|auckland|wellington|christchurch|cape town|johannesburg|durban|nairobi|lagos|accra|cairo|marrakech|casablanca|tunis|dakar|mumbai|delhi|bangalore|singapore|hong kong|tokyo|kyoto|osaka|seoul|bangkok|bali|jakarta|manila|dubai|tel aviv|istanbul|beirut|canada|australia|india|japan
berlin|hamburg|munchen|muenchen|munich|koln|koeln|cologne|frankfurt|frankfurt am main|stuttgart|dusseldorf|duesseldorf|leipzig|dresden|hannover|hanover|nurnberg|nuernberg|nuremberg|bremen|essen|dortmund|bochum|wuppertal|bielefeld|bonn|munster|muenster|mannheim|karlsruhe|augsburg|wiesbaden|aachen|kiel|lubeck|luebeck|rostock|erfurt|jena|weimar|mainz|kassel|halle|magdeburg|freiburg|freiburg im breisgau|heidelberg|tubingen|tuebingen|ulm|konstanz|regensburg|wurzburg|wuerzburg|bamberg|passau|potsdam|cottbus|gottingen|goettingen|osnabruck|oldenburg|saarbrucken|trier|koblenz|darmstadt|marburg|giessen|fulda|schwerin|chemnitz|kreuzberg|neukolln|prenzlauer berg|wien|vienna|graz|linz|salzburg|innsbruck|klagenfurt|bregenz|zurich|zuerich|basel|bern|luzern|lucerne|st gallen|winterthur|geneve|geneva|genf|lausanne|lugano|chur|germany|deutschland|austria|schweiz|bayern|tirol
paris|lyon|marseille|toulouse|nice|nantes|strasbourg|montpellier|bordeaux|lille|rennes|reims|grenoble|dijon|angers|brest|tours|amiens|limoges|annecy|metz|besancon|perpignan|orleans|rouen|caen|nancy|avignon|aix-en-provence|aix en provence|biarritz|bayonne|la rochelle|arles|saint-malo|colmar|mulhouse|clermont-ferrand|poitiers|pau|cannes|antibes|bruxelles|brussels|brussel|liege|namur|gent|ghent|antwerp|antwerpen|bruges|luxembourg|provence|bretagne|normandie|france|belgique|belgium
madrid|barcelona|valencia|sevilla|seville|zaragoza|malaga|murcia|palma|bilbao|alicante|cordoba|valladolid|vigo|gijon|granada|la coruna|a coruna|vitoria|oviedo|san sebastian|donostia|santander|pamplona|salamanca|cadiz|toledo|leon|burgos|girona|tarragona|ibiza|mallorca|menorca|tenerife|gran canaria|las palmas|buenos aires|rosario|mendoza|montevideo|santiago|santiago de chile|valparaiso|lima|cusco|bogota|medellin|cali|cartagena|quito|guayaquil|caracas|mexico|ciudad de mexico|cdmx|mexico city|guadalajara|monterrey|oaxaca|puebla|merida|la habana|havana|san jose|panama|guatemala|la paz|asuncion|santo domingo|espana|spain|andalucia|argentina|chile|colombia
lisboa|lisbon|porto|oporto|coimbra|braga|aveiro|faro|evora|setubal|guimaraes|viseu|leiria|cascais|sintra|funchal|madeira|acores|azores|algarve|lagos|ericeira|sao paulo|rio de janeiro|rio|belo horizonte|brasilia|salvador|recife|fortaleza|curitiba|porto alegre|florianopolis|manaus|belem|goiania|campinas|natal|niteroi|olinda|portugal|brasil|brazil|minho|alentejo
roma|rome|milano|milan|napoli|naples|torino|turin|palermo|genova|genoa|bologna|firenze|florence|bari|catania|venezia|venice|verona|messina|padova|padua|trieste|brescia|parma|modena|reggio emilia|perugia|livorno|cagliari|rimini|ravenna|ferrara|siena|pisa|lucca|bergamo|como|trento|bolzano|lecce|matera|sorrento|amalfi|capri|taormina|siracusa|aosta|udine|vicenza|treviso|ancona|pescara|salerno|arezzo|cuneo|varese|toscana|tuscany|sicilia|sicily|sardegna|puglia|umbria|italia|italy
amsterdam|rotterdam|utrecht|the hague|den haag|eindhoven|groningen|copenhagen|kobenhavn|aarhus|oslo|bergen|stockholm|gothenburg|goteborg|malmo|helsinki|reykjavik|warsaw|krakow|wroclaw|gdansk|prague|praha|brno|budapest|bucharest|sofia|belgrade|zagreb|split|ljubljana|bratislava|athens|thessaloniki|riga|tallinn|vilnius|kyiv|lviv|tbilisi|netherlands|denmark|norway|sweden|finland|poland|greece
`;

const cities = new Set(
  NAMES.split(/[|\n]/)
    .map((name) => fold(name.trim()))
    .filter(Boolean),
);

export const isCity = (name: string): boolean => cities.has(fold(name.trim()));
/** Words of the longest name. */
export const LONGEST_CITY = 4;
/** Everyday words that are also names of cities: they need a preposition or a capital letter. */
const AMBIGUOUS = new Set([
  'reading',
  'bath',
  'nice',
  'essen',
  'la',
  'sf',
  'halle',
  'tours',
  'leon',
  'split',
  'natal',
  'como',
  'pau',
  'cork',
  'bergen',
  'orange',
  'rio',
  'kiel',
  'cali',
  'salvador',
  'vitoria',
  'mobile',
  'uk',
  'usa',
  'arles',
  'chur',
  'gent',
  'a coruna',
  'trento',
  'merida',
  'split',
  'sofia',
  'lagos',
  'phoenix',
  'savannah',
  'charlotte',
  'austin',
  'orlando',
  'kent',
  'devon',
  'florence',
  'victoria',
  'chelsea',
  'ulm',
  'cadiz',
  'nancy',
  'angers',
  'metz',
  'georgia',
  'maine',
  'faro',
]);
export const isPlainCity = (name: string): boolean =>
  isCity(name) && !AMBIGUOUS.has(fold(name.trim()));
