// What English words mean to an edit. `|` separates phrases, a trailing `*` stands for any ending.
import type { Lexicon } from './concepts.ts';

export const en: Lexicon = {
  add: 'add|adding|would be nice|would be lovely|would be cool|would be awesome|would be helpful|would be good|would be great|how about|what about|missing a|needs a|need some|lets add|weve added|we added|introducing|insert|include|put in|put up|need a|need an|i want a|i want an|want a|want an|i need|create|append|attach|give me a|give me an|give it a|give it an|pop in|throw in|stick in|chuck in|lets have|we have|we offer|we also|also have|also do|now sell|we now|new|also on|set up|setup|missing',
  remove:
    'remove|removing|stop listing|stop showing|stop offering|stop selling|stopped doing|stopped offering|stopped making|quit doing|dont use|do not use|no longer use|not using|stopped using|is off the menu|off the menu|isnt needed|not needed|gone from|no need for|goodbye to|doesnt work anymore|delete|drop|get rid|rid of|kill|lose|take off|take out|take down|scrap|ditch|no more|without|dont need|dont want|do not want|do not need|no longer|bin|erase|clear|throw out|axe|nuke|off the page|eliminate|discontinued|dont have|dont sell|dont offer|stopped selling|doesnt exist|is gone|wipe|kick|kick out|kicked|can go|must go|has to go|should go|bye bye|byebye|bye|toss|yeet|boot|trash|gone|cut|take away|snip|disappear|vanish',
  change:
    'change|changed|changes|set|make|update|updated|switch|turn|edit|modify|adjust|use|should be|shud be|needs to be|need to be|must be|has to be|want it|fix|correct|is now|are now|now|convert|alter|give',
  rename: 'rename|renamed|call|called|retitle|relabel|title it|label|reword|rephrase',
  replace: 'replace|substitute|instead of|in place of',
  say: 'should say|should read|saying|says|say|write|written|reads|type|spell|spelled|spelt',
  move: 'move|moved|put|place|bring|shift|push|drag|pin|stick|send|position|have',
  swap: 'swap|switch places|exchange|trade places|flip|switch around|other way round|other way around',
  hide: 'hide|until further notice|until i|until we|until spring|hidden|for now|temporarily|make invisible|invisible|disable|deactivate|turn off|pause|switch off|disappear|vanish|out of sight|put away',
  show: 'show|unhide|bring back|reveal|visible|display|activate|enable|put back|turn on|restore|switch on|un-hide',
  sort: 'sort|reorder|in this order|order of|new order|put in order|rearrange|alphabetical*|arrange|abc',
  duplicate: 'duplicate|copy of|clone|another copy',
  undo: 'undo|bring it back|put it back|liked it before|liked it better before|better before|previous version|last version|old version|revert|roll back|rollback|go back|take that back|back to how it was|as it was|like before|the way it was|how it was|reset|back to before|put it back|change it back|didnt like that|dont like that|hated that|ctrl z',
  redo: 'redo|do it again after all|un-undo|undo the undo|ctrl y|reapply',
  original:
    'first version|original|very beginning|the beginning|start version|initial|first one you made|the start',
  keep: 'keep|leave|old|previous|stay|stays|back',
  again: 'again|same|once more|do that too|the same thing|likewise|ditto|as well|too',
  others: 'others|the rest|the other ones|other ones|remaining|other links|other items',
  other: 'other|the other|other one',
  all: 'all|every|each|entire|whole',
  everything: 'everything|every thing|whole page|entire page|all of it|the lot',
  everywhere:
    'everywhere|every where|throughout|across the page|all over|in every|each time|wherever',
  it: 'it|that one|this one|that|this|them|those|these|one',
  first:
    'first|all the way up|all the way to the top|top|to the top|at the top|the top|up top|start|beginning|very top|number one|before everything|opening',
  last: 'last|very end|the very end|at the very end|to the very end|all the way down|bottom|to the bottom|at the end|the end|to the end|the bottom|very bottom|final|the end',
  up: 'up|higher|upwards|one up|further up|up one',
  down: 'down|lower|downwards|one down|further down|down one',
  before: 'before|above|over|on top of|ahead of|in front of',
  after: 'between|after|below|under|beneath|underneath|behind|following',
  bigger:
    'bigger|fill the screen|full width|larger|increase|enlarge|huge|big|large|grow|massive|giant|gigantic|enormous|too small|too tiny|too little|oversized|scale up|blow up|bigg',
  smaller:
    'smaller|tinier|decrease|reduce|shrink|small|tiny|too big|too large|too huge|scale down|little',
  darker: 'darker|deepen|deeper|dim|too bright|too light|less bright|dimmer|too pale',
  lighter: 'lighter|brighter|brighten|lighten|too dark|paler|less dark|brighten up',
  dark: 'dark|dark mode|darkmode|night mode|night|dark theme|black theme',
  light: 'light|light mode|lightmode|day mode|bright|light theme|white theme',
  bold: 'bold|bolder|thick|thicker|heavy|heavier|fat|fatter|stronger',
  thin: 'thin|thinner|lightweight|skinny|slim|less bold|not bold|not so bold|regular weight|finer',
  round:
    'round|rounded|rounder|pill|pills|curved|soft corners|pill shaped|roundish|circular|softer corners|curvy|roundy',
  square:
    'square|squared|sharp|sharper|angular|hard edges|sharp corners|less round|less rounded|not round|straight corners|boxy|edgy|squarer|rectangular|pointy',
  spacious:
    'some air|some space|space out|more space|more spacing|spacious|airy|airier|breathe|breathing room|more room|more whitespace|more white space|spread out|too tight|too cramped|too dense|too crowded|bigger gaps|more air|too close|more padding|more gap|roomier|loosen',
  compact:
    'less space|compact|tighter|denser|closer together|less spacing|too much space|less padding|tighten|condensed|too spread|less whitespace|less white space|too much whitespace|too much white space|less gap|too airy|smaller gaps|closer|too far apart|too loose|so much space',
  colorful:
    'colorful|less boring|fun colors|happier colors|colourful|more color|more colour|more colors|vivid|vibrant|saturated|more saturated|punchier|punchy|more pop|pop more|less dull|too dull|less boring|brighter colors|bolder colors|livelier colors|too bland|too grey|too gray',
  muted:
    'muted|monochrome|less colorful|less colourful|toned down|tone down|tone it down|pastel|less saturated|calmer colors|subtle colors|desaturate|less color|less colour|softer colors|too colorful|too colourful|too loud|too vivid|too bright colors|softer|less garish|too garish',
  center:
    'center|centered|centre|centred|centering|middle|middle aligned|in the middle|to the middle',
  left: 'left|left aligned|left-aligned|to the left|align left|start aligned|flush left',
  upper:
    'uppercase|upper case|all caps|caps|capital letters|capitals|capitalized|capitalised|allcaps|block letters',
  lower:
    'lowercase|lower case|normal case|no caps|not caps|without caps|sentence case|not all caps|no all caps',
  contrast:
    'contrast|hard to read|cant read|more readable|readable|legible|unreadable|difficult to read',
  color: 'color|colour|colors|colours|coloured|colored|palette|scheme|tint|hue|shade|color scheme',
  background: 'background|bg|backdrop|backround|wallpaper|page color|back ground',
  accent: 'accent|highlight|highlights|main color|primary color|brand color|main colour|accents',
  font: 'font|fonts|typeface|typography|lettering|type face|typo|typefont|letters|fount',
  size: 'size|text size|font size',
  text: 'text|texts|words|writing|wording|copy|body text|paragraph|letters',
  heading: 'heading|headings|headline|headlines|header|headers|titles|section titles',
  corners: 'corner|corners|edges|radius|border radius',
  button: 'button|buttons|btn|btns|link boxes|boxes',
  outline: 'outline|outlined|hollow|bordered|only border|just a border|border only|ghost|framed',
  solid: 'solid|filled|fill|full color',
  soft: 'soft|translucent|tinted|transparent',
  underline:
    'underline|underlined|just text|plain text|simple list|hairline|no boxes|without boxes|lines',
  shadow: 'shadow|shadows|drop shadow|elevation|3d effect|depth|shade effect',
  hard: 'hard shadow|hard|retro shadow|offset|brutal shadow|comic shadow|solid shadow',
  motion:
    'animation|moving|animations|motion|animated|moving|movement|effects|transitions|animate|moves|wiggle|bounce|movement|moving stuff',
  lively:
    'lively|livelier|dynamic|more animation|more movement|more motion|bouncy|lots of animation',
  gradient: 'gradient|gradients|fade|ombre|two colors|blend',
  pattern: 'pattern|patterned|texture|print|textured',
  dots: 'dots|dotted|polka|polka dots|dot',
  grid: 'grid|checked|checkered|squares pattern|graph paper|gingham',
  stripes: 'stripes|striped|stripe|stripy|lines pattern|pinstripe',
  paper: 'paper|paper texture|grain|grainy|parchment',
  plain:
    'plain|flat|simple background|solid background|one color|single color|no pattern|no gradient|without gradient|without pattern',
  photo:
    'photo|picture|pic|avatar|image|portrait|profile pic|profile photo|profile picture|headshot|selfie|pfp|logo|my face|img|photograph',
  cover: 'cover|cover photo|banner|header image|hero image|cover image|hero',
  alt: 'alt|alt text|image description',
  circle: 'circle|circular|round',
  arch: 'arch|arched|archway',
  icons: 'icon|icons|symbol|symbols|as icons|just icons|only icons|icon row|small icons',
  featured:
    'feature|impossible to miss|cant miss|unmissable|eye catching|my main thing|main thing|as the main|main link|main button|number one link|make pop|featured|highlight|stand out|stands out|emphasize|emphasise|prominent|spotlight|important|more visible|bigger than the others|most important|pop',
  normal:
    'normal|regular|like the others|standard|usual size|not featured|same as the others|default',
  group:
    'group|category|folder|heading called|under a heading|cluster|grouped|together|under heading',
  schedule: 'schedule|scheduled|until|till|only from|starting|expires|expire|from',
  layout:
    'layout|columns|column|arrangement|as a grid|as a list|carousel|slider|grid view|list view|display as|as cards|cards|in a grid|in a list|tiles view',
  design: 'design|look|style|theme|template|appearance|vibe|feel|looks|layout|aesthetic|version',
  another:
    'another|different|something else|something new|new look|new design|surprise me|fresh|other design|alternative|other options|redesign|restyle|other look|something different|start over with the look|try again|makeover|revamp',
  price: 'price|prices|cost|costs|fee|charge|rate|priced|costing|is now|for|at|pricing|fees',
  name: 'name|call me|page name|my name|page title|main title|title of the page|the title|business name|band name|company name|site name',
  tagline:
    'tagline|tag line|slogan|subtitle|motto|subheading|sub title|strapline|claim|opening line|line under my name|text under my name|text below my name|byline|one liner|intro line|catchphrase',
  bio: 'bio|about me|about text|description|about us|intro|introduction|biography|intro text|my story|blurb|about',
  location:
    'location|were in|we are in|i am in|were based in|im based in|moved here to|city|town|based in|live in|moved to|place|where i am|i am in|im in',
  pronouns:
    'pronouns|she her|he him|they them|pronoun|she/her|he/him|they/them|she her|he him|they them',
  language: 'language|in english|in german|in french|in spanish|in portuguese|in italian',
  link: 'link|links|socials|social links|social media|url|urls|address of|website|button to|homepage|site|web address|link to|webpage|button',
  section: 'section|sections|block|part|area|bit|thing|box|module|widget|segment',
  item: 'item|items|entry|entries|product|dish|row|line|offer|option',
  duration: 'duration|minutes|hours long|takes|lasts|long|length',
  answer: 'answer|reply|response',
  question: 'question|q',
  subscribe: 'button text|button label|button says',
  'sold-out':
    'sold out|soldout|sold-out|out of stock|no tickets left|no more tickets|fully booked|unavailable|sells out|no tickets|gone|tickets are gone|all gone|fully sold|sold|completely booked',
  available:
    'available|on sale|back on sale|no longer sold out|not sold out anymore|isnt sold out anymore|have tickets|back in stock|in stock|tickets available|available again|not sold out|tickets again|tickets left|on sale again|isnt sold out',
  canceled:
    'canceled|cancelled|called off|not happening|wont happen|cancel|off|postponed|doesnt take place|is off',
  free: 'free|free entry|free admission|no charge|gratis|free of charge',
  closed:
    'close|closes|closed|close on|were closed|shut|not open|dont open|no longer open|day off|closing|closed on',
  open: 'open|opens|opening|were open|we open|open on',
  hour: 'hours|opening hours|opening times|business hours|times|opening time|closing time|open until|we close at|hrs',
  more: 'more|even more|even|much|way|lot|a lot|lots|way more|far|further|extra|super|very|really',
  less: 'less|not so|not as|not that|a bit less|not too|fewer|too|too much|way too|slightly less|dial back|not quite so|far too',
  bit: 'bit|a bit|little|slightly|a little|somewhat|a touch|a tad|tiny bit|kinda|subtle',
  not: 'not|no|dont|do not|never|isnt|arent|without|non|nope|wrong|doesnt',
  but: 'but|except|apart from|other than|besides|only keep|all but',
  only: 'only|just|solely',
  mobile: 'mobile|phone screen|desktop|tablet',
  yes: 'yes|yeah|yep|yup|sure|ok|okay|do it|go ahead|please do|yes please|confirm|correct|exactly|right|go for it|sounds good|y',
  nope: 'no|nope|nah|never mind|nevermind|cancel|dont|stop|forget it|no thanks|leave it',
  thanks:
    'thanks|thank you|thx|ty|cheers|great|perfect|awesome|love it|nice|amazing|cool|wonderful|looks good|beautiful|well done|good job|brilliant|lovely|wow|sweet|excellent|gorgeous|tysm|thank u|this is great|fab|dope|sick|neat',
  hello: 'hello|hi|hey|good morning|good evening|yo|howdy|good afternoon|hiya|sup',
  ask: 'how|what|why|when|where|which|who|is it|is there|can i|do i|does|will|am i|are there|how much|how many|how do i|how can i|how to|what is|whats|is my|do you|are you|is this|do people|could i|may i|should i|have i|whos|hows|can people|can visitors|why is|why does|is the|are my|explain|tell me|can someone|can anyone|possible to|what happens|wondering',
  request:
    'can you|could you|would you|please|pls|plz|i want|i would like|id like|id love|let|lets|want|need|can we|wanna|may you|u|gimme|would love|could we|can u|should|we need|i need|must',
  publish:
    'publish|go live|unpublish|domain|custom domain|subscription|billing|invoice|upgrade|plan|password|account|analytics|visitors|views|clicks|stats page|export|import|qr|qr code|delete my account|two factor|email address of my account|share|embed|seo',
};
