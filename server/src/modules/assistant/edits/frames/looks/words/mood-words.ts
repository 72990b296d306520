// What a look is compared with, and what is said of a look that one has enough of, in six languages.
import type { Mood } from '@vys/compiler/page-design/look/moods';

/** Places, things and times that stand for a mood. */
export const moodComparisons: Readonly<Partial<Record<Mood, string>>> = {
  calm: 'spa|spas|wellness|yoga*|meditat*|tranquil*|calm*|ruhig*|sanft*|soft|soften|softer|gentle*|doux|douce*|apais*|suave*|sosegad*|relajad*|relax*|sereno|serena|tisana|sleep|lullaby|quiet|pausad*|dolce|delicato',
  editorial:
    'magazin*|magazine*|modezeitschrift*|zeitschrift*|zeitung*|newspaper*|broadsheet|editorial*|revista*|rivist*|vogue|journal|periodico|giornale|krimi*|thriller*|polar|roman noir|novela negra|essay|literat*|literar*|library|bibliothek|book cover|buchcover|couverture|cover of a book|mysteri*|misterios*|geheimnisvoll*',
  luxury:
    'boutique*|luxur*|luxe|lujo*|lusso*|luxo*|edel*|edler|nobel|elegan*|classy|classier|chic|schick*|high end|hochwertig*|expensive|hotel|jewel*|schmuck*|raffinat*|raffine*|refinad*|sofistic*|sophistic*|posh|upscale|parfum*|perfum*|profumer*|gioieller*|bijou*',
  bold: 'poster*|plakat*|flyer*|gig|gigs|concert*|konzert*|cartel*|cartaz*|locandin*|affiche*|rock*|punk*|graffit*|skate*|metal*|boxe|boxing|boxkampf|boxeo|street*|zine|fanzine|photocop*|loud|wild*|edgy|statement|cheeky|frech*|rotzig*|gewagt*|atrevid*|ousad*|audac*|impact*|energi*|kraftvoll*|power*|potente|strong personality|nightclub|club|festival*|circus|rave',
  playful:
    'playful*|fun|funny|funky|cheer*|happy|happier|lustig*|frohlich*|verspielt*|spielerisch*|ludi*|joyeu*|gai|gaie|amusant*|divert*|alegr*|allegr*|giocos*|peps|pep|pepp*|pfiff|up|brincalh*|juguet*|candy|toy*|kids|kinder*|enfant*|infantil*|comic*|cartoon*|birthday|party|fiesta|festa|confetti|lebendig*|lively|vivac*|vivaz|sparkl*|zing|spice|spicy|schwung|creativ*|kreativ*|creatif*|artisti*|artsy|personality|personlichkeit|personnalite|personalidad*|personalita|quirky|color y alegria|mais vida|piu vita|mas vida|plus de vie|mehr leben|more life|life|friendl*|freundlich*',
  warm: 'warm*|cozy|cosy|cosier|gemutlich*|heimelig*|home|homely|homemade|kitchen|kuche|cuisine|cocina|cozinha|cucina|bakery|backerei|boulangerie|grandma*|oma|grand mere|abuela|avo|nonna|cabin|hutte|chalet|rustic*|rustik*|rustiq*|chaleur*|acoged*|aconcheg*|acolhed*|accoglien*|calid*|cald[oaie]|calor*|candle*|fireplace|kamin|welcoming|inviting|einladend*|handmade|human|menschlich*|humain*|human[oa]|umano|personal|personlich*',
  natural:
    'natur*|organic*|bio|earthy|erdig*|forest*|wald*|foret|bosque|bosco|floresta|garden*|garten*|jardin|jardim|giardino|botan*|leaf*|herb*|krauter*|meadow|wiese|plant*|pflanz*|outdoor*|mountain*|berg|montagn*|montan*|campagn*|countryside|farm*|bauernhof|ferme',
  fresh:
    'modern*|moderner|fresh*|frisch*|frais|fraiche|fresc[oa]s?|startup*|start up|app|apps|saas|contempor*|zeitgemass*|actuel*|atual|attual*|current|up to date|trendy|stylish|stylisch*|silicon valley|young*|junger|jugendlich*|jeune|joven*|jovem|giovane|giovanile|this century|sleek|cool|cooler',
  techy:
    'tech*|futur*|cyber*|gaming|gamer*|game|games|arcade|computer*|hacker*|matrix|terminal|spaceship|raumschiff|sci fi|robot*|synth*|vaporwave|pixel*|glitch*|neonlicht*',
  romantic:
    'romant*|wedding*|hochzeit*|mariage|boda|casamento|matrimonio|ballet*|fairy*|marchen*|conte de fees|dream*|vertraumt*|reveur|sonador*|sonhador*|sognant*|feminin*|femenin*|femminil*|flowery|floral*|blumig*|poet*|delicat*|zart*',
  retro:
    'retro*|vintage|vinyl|vinilo|vinile|diner|jukebox|polaroid|nostalg*|50s|60s|70s|80s|90s|(?:50|60|70|80|90)er|(?:annees|anos|anni) (?:50|60|70|80|90)|fifties|sixties|seventies|eighties|nineties|psych?edel*|psicodel*|psychedel*|old school|oldschool|cassette|kassette|disco de|record sleeve|plattencover|schallplatte|disque|y2k|altmodisch|antik|ancien|antig[ou]*|antic[oa]',
  minimal:
    'minimal*|clean*|simpl*|schlicht*|reduziert*|aufgeraumt*|sobr[eioa]*|epur*|depouill*|sencill*|limpi*|limp[oa]|pulit*|sempli*|essenzial*|essential*|uncluttered|museum*|gallery wall|galerie|scandi*|skandi*|nordic*|nordisch|japan*|muji|apple|less is more|understated|plain|tidy|tidier|ordentlich*|ordenad*|ordinat*|zen',
  serious:
    'serious*|serios*|professional*|professionel*|profesional*|profission*|professionale*|corporate|business*|bank*|banque|banco|banca|law firm|lawyer*|kanzlei|anwalt*|avocat|abogad*|advogad*|avvocat*|clinic*|klinik*|trustworth*|vertrauenswurdig*|erwachsen*|grown up|adult*|adulte|adulto|serieu*|seri[oa]|formal*|formell*|respectable|credible',
  classic:
    'classic*|klassisch*|classiq*|clasic*|timeless|zeitlos*|traditional*|traditionell*|intemporel*|atemporal|senza tempo',
};

/** By what helps. */
export const complaintMoods: Readonly<Partial<Record<Mood, string>>> = {
  playful:
    'dull*|nuchtern*|kahl*|karg*|spartan*|scarn[oa]|boring|bored|bland|bor|meh|lifeless|dead|soulless|sterile|steril|uninspir*|lame|langweilig*|lieblos*|fad|fade|ennuy*|plat|sos[oa]s?|aburrid*|chat[oa]|sem graca|sem sal|sin gracia|sans vie|noios*|sad|sadder|sadness|trist*|tristoun*|traurig*|tristezz*|depress*|stern|streng|strict|stiff|steif*|rigid*|severe|sever[oa]|stuffy|austere|serio*|serieu*|seri[oa]|formal*|form|formular|formulaire|formulario|modulo|tax form|tax return|spreadsheet|excel|office|buro|bureau|oficina|ufficio|escritorio|timetable|fahrplan|hospital|hopital|krankenhaus|ospedale|administrat*|administrativ*|bureaucrat*|insurance|versicherung|funeral|beerdigung|dentist*|zahnarzt*|waiting room|gray|grey|generic|template*|anonym*|cold|kalt|froid*|fri[oa]|fredd[oa]|spent[oa]',
  luxury:
    'cheap*|tacky|billig*|cheesy|cheapo|kitsch*|bas de gamme|barat[oa]|cutre|brega|pacchian*|dozzinal*|scadente|amateur*|homemade looking|selbstgemacht',
  fresh:
    'dated|outdated|old|older|old fashioned|oldfashioned|antiquat*|altbacken*|altmodisch*|veraltet*|vieux|vieille|vieillot*|ringard*|demode*|ancien*|antigu*|antiquad*|anticuad*|viej[oa]|velh[oa]|vecchi[oa]|datat[oa]|superat[oa]|90s|nineties|stone age|granny|oma|museum|ugly|hasslich*|moche*|fe[oa]|fei[oa]|brutt[oa]|hideous|horrib*|awful|schlimm',
  serious:
    'childish|kiddy|babyish|baby|kindlich*|kindisch*|enfantin*|infantil*|infantile|bambinesc*|toy*|toys|spielzeug*|unserious|unprofession*|unserios*|silly|goofy|albern*|clown*|cartoon*|comic',
  calm: 'loud*|aggressiv*|agressif*|agressiv*|agresiv*|aggressiv[oa]|shout*|scream*|schreiend*|hektisch*|frenetic*|stressig*|stressful|too much|busy|hectic|overwhelm*|vape shop|gym|muscu|nightclub|night club|boite de nuit|discoteca|macho|brutal|hart|harsh|hard|dur|dure|dur[oa]s|pesad[oa]|pesant*|heavy|pesante|intense',
  warm: 'clinical|klinisch*|clinique|impersonal*|unpersonlich*|impersonnel*|impersonale|techy|corporate|konzern*|distant|robot*|unfriendly|unfreundlich*',
  minimal:
    'clutter*|chaot*|caotic*|messy|unordentlich*|desorden*|desorgan*|disordinat*|bagunc*|fussy|girly|overdone|uberladen*|kitschig*|too fancy|over the top|verschnorkelt*|ornate',
};
