// Words for how something looks, in six languages. A word that ends in `*` stands for any ending; accents are left out.

export type Axis =
  | 'size'
  | 'lightness'
  | 'roundness'
  | 'space'
  | 'weight'
  | 'color'
  | 'motion'
  | 'shadow'
  | 'gradient'
  | 'readable'
  | 'capitals'
  | 'center'
  | 'mode';
export type Pole = `${Axis}${'+' | '-'}`;

/** One sense of a word counts: the first that is listed. */
export const poleWords: Readonly<Partial<Record<Pole, string>>> = {
  'capitals+':
    'uppercase|upper case|capital letter*|capitals|all caps|caps|grossbuchstab*|versalien|majuscule*|mayuscul*|maiuscul*|maiuscol*|stampatello',
  'capitals-':
    'lowercase|lower case|no caps|sentence case|normal case|kleinbuchstaben|kleingeschrieben|en minuscul*|em minuscul*|in minuscol*',
  'motion-':
    'still|stand still|static|statisch*|statique*|estatic*|static[oaie]|ferm[oaie]|fixe|fixes|parad[oa]s?|starr|frozen|immobil*|inmovil*|reglos|quiet[oa]s|doesnt move|fige*|lifeless motion',
  'motion+':
    'move|moves|moving|movement*|mouvement*|bouge*|anima|animation*|animat*|animier*|animer*|animar*|animac*|animaz*|animad*|animee*|motion|beweg*|movim*|mover*|mueva*|mexa*|muov*|bounc*|wackel*|gewackel*|wiggl*|wobbl*|flutter*|zappel*|effekt*|effects?|effets?|efect*|efeit*|effett*|transition*|transic*|transiz*|lively motion|slide in|fly in|dynamisch*|dynami*',
  'gradient+':
    'gradient*|fade|fading|ombre effect|farbverlauf*|verlauf*|verlaufe|degrade|degrades|degradad*|gradiente*|sfumat*|sfumatur*|two tone|color blend',
  'gradient-':
    'flat|solid color|solid colour|solid background|one color|one colour|single color|plain color|einfarbig*|glatt*|uni|unie|unis|couleur unie|liso|lisa|lis[oa]s|tinta unita|piatt[oa]|plano|plana|colore pieno|no pattern|ohne muster',
  'readable+':
    'readable|readability|read|reading|legib*|legibil*|lesbar*|lesen|unleserlich*|leserlich*|entziffer*|lisib*|illisib*|lire|leer|lee|ler|legivel|ilegivel|ilegib*|leggib*|illeggib*|leggere|legge|contrast*|kontrast*|squint*|make out|strain* my eyes|hard on the eyes|dechiffr*',
  'shadow+':
    'shadow|shadows|schatten*|ombre|ombres|ombrag*|sombra|sombras|ombra|ombreggiat*|drop shadow|3d|depth|relief|relieve|tiefe',
  'lightness-':
    'dark*|dunkel|dunkl*|finster*|duster*|sombre|sombres|fonce*|assombri*|oscur*|escur*|scur[oaie]|scurir*|scurisc*|gloom*|cup[oaie]|moody|dim|dimmer|night*|nacht*|nocturn*|noturn*|notturn*|de nuit|nuit|de noche|de noite|deep|deeper|tief|tiefer|goth*|duister*|depressing|buio|bui[ao]|noir|dismal|dingy|murky|funebre*|luctuoso',
  'lightness+':
    'light|lighter|lighten*|bright*|brighter|hell|helle|heller|helles|hellen|hellere*|aufhell*|clair*|eclair*|lumineu*|claro|clara|claros|claras|clarinh*|aclar*|clare[ai]*|clarear*|chiar*|schiar*|luminos*|sunny|sonnig*|solar|soleado|ensolarad*|solare|day mode|tagmodus|pale|paler|pallid*|mode jour|de dia|blinding|blend|blendet|glaring|grell weiss|eblouissant',
  'roundness-':
    'square*|squar*|sharp*|pointy|spiky|angular|boxy|edgy corner*|eckig*|kantig*|spitz*|carre|carres|carree|carrees|cuadrad*|quadrad*|quadrat*|squadrat*|squadr*|rect[oa]s?|ret[oa]s?|rett[oi]|spigol*|proper corner*|real corner*|hard corner*|hard edge*|straight|crisp|right angle*|no rounding|angul*|pointu*|puntiagud*|droit|droits|appuntit*|nett[oi]|harsh edges|vierkant*',
  'roundness+':
    'round*|rund*|abgerundet*|abrunden|arrond*|rond|ronde|ronds|rondes|redond*|arredond*|rotond*|arrotond*|tond[oaie]|tondegg*|pill|pills|pill shaped|pillow*|curv*|bubbl*|circle*|circular*|kreis*|cercle*|circul*|circol*|cerchi*|oval*|blob*|puffy|softer corners|soft corners|smussat*|globo|ballon|balao',
  'space-':
    'tight*|cramp*|cramm*|crowd*|squeez*|squash*|squish*|jammed|jam packed|clutter*|dense|denser|compact*|compatt*|kompakt*|eng|enger|enge|gedrang*|gequetscht*|quetscht*|zusammen*|aneinander*|kleb*|serre|serree|serres|serrees|resserr*|entass*|tasse|tasses|apret*|apert*|amonton*|amontoa*|strett*|appiccic*|affollat*|ammassat*|fitt[oaie]|busy|junt[oa]s?|colad[oa]s?|pegad[oa]s?|colle*|close together|closer|together|overload*|uberlad*|surcharg*|recargad*|carregadissim*|on top of each other|sticks? together|vollgestopft|uberfullt|atascad*|apelotonad*|empilad*|addossat*',
  'space+':
    'air|airy|airier|airiness|space|spaces|spacing|spaced|spacious|spaced out|roomy|roomier|room|breath*|breathing|atmen|durchatmen|luft|luftig*|platz|abstand|abstande|aer[eé]*|aera*|aerer|respir*|espace|espaces|espaceme*|espacio*|espacia*|espac[oa]*|espacad*|aire|ar|arejad*|aria|arios*|spazi*|distanz*|distanci*|separad*|separ*|afast*|spread*|auseinander|apart|loose|looser|locker*|grosszugig*|gap|gaps|margin*|padding|stretched out|aeree*|aere|desahog*|holgad*|folga|respiro|weitlaufig|verloren|lost in space',
  'color-':
    'muted|mute|tone* down|toned|gedeckt*|dezent*|subtle*|subdued|desaturat*|matt|matte|mattes|faded|washed out|blass*|blasse*|discret*|discreet*|apagad*|tenue*|pastel*|pastell*|spent[oaie]|palid*|zuruckhaltend*|less color|grayish|monochrom*|neutral*|schlichte farben|descolorid*|desbotad*|slavat*|smort[oaie]',
  'color+':
    'colorful*|colourful*|color*|colour*|couleur*|colore*|colorat*|colorid*|cor|cores|farbe|farben|farbig*|farbenfroh*|bunt*|vivid*|vibrant*|saturat*|pop|punch*|knallig*|leuchtend*|satter|satte|vif|vifs|vive|vives|viv[oa]s?|vivac*|intens*|loud*|garish*|grell*|schrill*|criard*|chillon*|estrident*|berrante*|sgargiant*|flashy|screaming|shouty|neon|vistos[oa]|llamativ*|chamativ*|tape a l oeil|auffallig*|aufdringlich*',
  'weight-':
    'thin|thinner|thinnest|slim*|skinn*|finer|fine|dunn*|schmal*|fein*|fin|fins|fines|fin[oa]s?|finit*|mince*|delgad*|delgadit*|magr*|sottil*|lightweight|light weight|less bold|leger*|zierlich*|esil[ei]',
  'weight+':
    'bold*|fat|fatter|fett*|dick*|thick*|heav*|kraftig*|gras|grasse|grasses|epais*|grues*|gord[oa]s?|gordit*|negrit*|strong*|starker|spess*|grassett*|encorpad*|forte|fortes|marcad*|chunky|gordinh*|robust*|chunk*',
  'size-':
    'small*|tiny|tinier|teeny|klein*|winzig*|petit*|minuscul*|minuscol*|mini|pequen*|chic[oa]s?|chiquit*|chiquitin*|enan[oa]s?|diminut*|piccol*|piccin*|microscop*|shrink*|shrunk|reduc*|verkleiner*|reduzier*|menor|menores|miniatur*|ridott*|rapetiss*|achic*|diminu*|dimin*|rimpicciol*|ant sized|mouse|ameisen*',
  'size+':
    'big*|larg*|huge*|giant*|enorm*|gross|grosse*|grosse?r*|riesig*|grand*|gran|gros|maior*|mayor*|maggior*|enlarg*|increas*|up a size|size up|sizes? up|a size or two|agrand*|amplia*|ingrand*|aument*|augment*|vergrosser*|blow up|massive*|jumbo|oversize*|xl|xxl|gigant*|gigantesc*|grandon*|gross[oaie]|grossi|prominent*|monster*|ausgewachsen*',
  'center+':
    'center*|centre*|zentrier*|mittig|in die mitte|in der mitte|au milieu|middle|en medio|no meio|al centro|in mezzo|centrad*|centraliz*|centrat*|centro',
  'center-':
    'left|linksbundig*|nach links|links ausrichten|a gauche|gauche|izquierda|esquerda|sinistra',
  'mode+': 'mode|modus|modo|theme|thema|tema|theme sombre|modalita|version',
};

export const bitWords =
  'bit|little|slight|slightly|touch|tad|smidge|hair|notch|kinda|bisschen|bisserl|bissl|bissel|bisschen|wenig|etwas|leicht|tick|stuck|stuckchen|hauch|un peu|peu|legerement|poil|cran|tantinet|poco|poquito|poquitin|pelin|pizca|tantito|pouco|pouquinho|bocado|bocadinho|tico|tiquinho|po|pochino|pelo|pizzico|filo|leggermente|appena';

export const muchWords =
  'much|way|lot|lots|far|really|massively|properly|enormously|viel|deutlich|richtig|wesentlich|beaucoup|bien|vraiment|mucho|bastante|bien|muito|bem|molto|parecchio|decisamente|super|mega|ultra|ganz|komplett|totally|completely|fully|todo|tout|huge|enorm*|riesig*|gigant*|massive';

/** Turn what follows into its opposite. */
export const lessWords =
  'less|not|no|non|dont|isnt|arent|without|stop|fewer|nicht|kein|keine|keinen|weniger|ohne|moins|pas|sans|menos|sin|nada de|sem|menos|nao|meno|senza|niente|never|kill|lose|drop|remove|away with|weg mit|fuera|fora|basta|togli|enleve|quita|tira|cant|cannot|couldnt|kaum|barely|hardly|schwer|schlecht|a peine|apenas|mal da|malissimo|hard to|difficult to|difficil*|dificil*|no se|on ne|wo no';
export const tooWords =
  'too|zu|trop|demasiado|demasiada|muy|tan|muito|muita|tao|demais|troppo|cosi|so|such|overly|excessively|viel zu|rather|quite|pretty|ziemlich|recht|arg|assez|bastante|bem|piuttosto';

/** Words of a comparison or of a change by degrees. */
export const moreWords =
  'more|even|further|er|noch|mehr|plus|encore|mas|aun|mais|ainda|piu|ancora|bit|darker|lighter|brighter|paler|deeper|dimmer|dunkler|heller|blasser|tiefer|finsterer|lighten|darken|brighten|dim|aufhellen|abdunkeln|eclaircis|eclaircir|assombris|assombrir|aclara|aclarar|oscurece|oscurecer|clareia|clarear|escurece|escurecer|schiarisci|schiarire|scurisci|scurire|dunklere|dunkleren|hellere|helleren|darkest|fast|almost|menos|less|moins|meno|weniger';
