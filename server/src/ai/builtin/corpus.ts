// What people say to the assistant and what it has to understand: the measure of the grammar.
// One utterance a line: `utterance => wish + wish:detail`; `none` is a part that must be declined.
// The page has the links Instagram, YouTube, Blog, Shop and Email me.

export const CORPUS_LINKS = [
  { title: 'Instagram', url: 'https://instagram.com/ada' },
  { title: 'YouTube', url: 'https://www.youtube.com/@ada' },
  { title: 'Blog', url: 'https://example.com/blog' },
  { title: 'Shop', url: 'https://example.com/shop' },
  { title: 'Email me', url: 'mailto:ada@example.com' },
];

const PAGES = `
Create a minimalist link-in-bio with Instagram and Twitter => create:link-in-bio
a minimalist link-in-bio with Instagram and Twitter => create:link-in-bio
make me a link in bio page with my instagram and twitter => create:link-in-bio
build a linktree style page => create:link-in-bio
i need a bio link page => create:link-in-bio
Create a page with all my links => create:link-in-bio
make a simple page => create:link-in-bio
create a personal website => create:link-in-bio
create a minimalst link-in-bio with Instagrm and Twiter => create:link-in-bio
can you create a page for a musician? => create:link-in-bio
Create a portfolio page with a purple gradient background => create:portfolio
a portfolio page with a purple gradient background => create:portfolio
build me a portfolio with purple gradient => create:portfolio
I want a portfolio site => create:portfolio
turn this into a portfolio => create:portfolio
design a portfolo page for my photography => create:portfolio
Please make a dark portfolio page => create:portfolio
a page for a photographer => create:portfolio
Create a coming-soon landing page with email signup => create:coming-soon
a coming-soon landing page with email signup => create:coming-soon
make a coming soon page for Acme => create:coming-soon:Acme
build a waitlist page => create:coming-soon
I'd like a launch page for "Blue Whale" => create:coming-soon:Blue Whale
create a teaser page with a signup form => create:coming-soon
Create a pricing page for a SaaS product => create:pricing
a pricing page for a SaaS product => create:pricing
make a pricing page => create:pricing
i need a page with our prices => create:pricing
generate a pricing page called Nimbus => create:pricing:Nimbus
start a new link-in-bio in warm colors => create:link-in-bio:paper`;

const LINKS = `
add a link to https://ada.dev => add-links:https://ada.dev
add my github @ada => add-links:https://github.com/ada
Add ada.dev => add-links:https://ada.dev
add tiktok @ada, twitch @adaplays and patreon @ada => add-links:tiktok
add a link called Press kit to https://example.com/press => add-links:Press kit
add "My book" https://books.example.com/ada => add-links:My book
please add my linkedin https://www.linkedin.com/in/ada => add-links:linkedin
put a button for my newsletter at https://news.example.com => add-links:https://news.example.com
include a link to my podcast https://pod.example.com => add-links:Podcast
add a spotify link => add-links:#spotify
add pinterest and bluesky => add-links:#pinterest
add contact@example.com => add-links:mailto:contact@example.com
add a link to my portfolio portfolio.example.com => add-links:https://portfolio.example.com
add whatsapp +44 7700 900123 => add-links:https://wa.me/447700900123
here are my links: https://a.example.com and https://b.example.com => add-links:https://b.example.com
add mastodon @ada@fosstodon.org => add-links:https://fosstodon.org/@ada
my github is ada => set-link-url:https://github.com/ada
my instagram is adalove => set-link-url:https://instagram.com/adalove
instagram: @ada_new => set-link-url:https://instagram.com/ada_new
instagram is @ada_new => set-link-url:https://instagram.com/ada_new
change the shop link to https://new.example.com => set-link-url:https://new.example.com
update my blog url to https://blog.example.com => set-link-url:https://blog.example.com
the shop link should go to https://s.example.com => set-link-url:https://s.example.com
point the blog to blog.ada.dev => set-link-url:https://blog.ada.dev
set the url of the second link to https://youtube.com/@new => set-link-url:https://youtube.com/@new
change youtube to @adatube => set-link-url:@adatube
change my email to hi@ada.dev => set-link-url:mailto:hi@ada.dev
rename Shop to Store => rename-link:Store
rename the blog link to "Field notes" => rename-link:Field notes
change the title of the second link to My channel => rename-link:My channel
rename the first link to Insta => rename-link:Insta
change the shop link's title to "Buy prints" => rename-link:Buy prints
call the blog link Journal => rename-link:Journal
renmae shop to Merch => rename-link:Merch
rename Email me to Say hello, friend => rename-link:Say hello, friend
remove the shop link => remove-link:shop
delete instagram => remove-link:instagram
Remove the last link => remove-link:-1
delete the second link please => remove-link:2
can you get rid of the blog? => remove-link:blog
remvoe the shop link => remove-link:shop
delte youtube => remove-link:youtube
take out the third button => remove-link:3
drop the email link => remove-link:email
please remove my youtube channel => remove-link:youtube
remove the instgram link => remove-link:instgram
move shop to the top => move-link:top
put the blog first => move-link:top
move youtube up => move-link:up
move the first link down => move-link:down
move instagram to the bottom => move-link:bottom
put the shop above instagram => move-link:before
move blog below shop => move-link:after
move the last link to the top => move-link:top
bring the shop link to the front => move-link:top
move shop after youtube => move-link:after
move shop to position 2 => move-link:nth
make the shop link first => move-link:top
swap shop and blog => swap-links
swap the first and the last link => swap-links
switch instagram with youtube => swap-links`;

const WORDS = `
change the headline to Hello, world => headline:Hello, world
headline: I make maps and music => headline:I make maps and music
Change my name to Ada King => headline:Ada King
set the title to "Ada's corner" => headline:Ada's corner
make the headline say Welcome => headline:Welcome
the headline should say Good things, made slowly => headline:Good things, made slowly
update heading to: Sailing notes => headline:Sailing notes
call me Countess Ada => headline:Countess Ada
chnage the hedline to Salut => headline:Salut
change the headline from Ada Lovelace to Ada => headline:Ada
change the bio to I paint boats, houses and dogs. => bio:I paint boats, houses and dogs
bio: sailor, writer and cook => bio:sailor, writer and cook
set my tagline to "Code & coffee" => bio:Code & coffee
update the description to Photographs from the north => bio:Photographs from the north
add a bio: I write software for ships => bio:I write software for ships
my bio should be Maker of small tools => bio:Maker of small tools
change the subtitle to Available for work => bio:Available for work
use "Numbers first" as the tagline => bio:Numbers first
set the footer to © Ada Lovelace => footer:© Ada Lovelace
change footer text to Made in London => footer:Made in London
footer: see you soon => footer:see you soon
set the page title to Ada – mathematician => page-title:Ada – mathematician
change the meta description to All of Ada's work => page-description:All of Ada's work
seo title: Ada Lovelace, maths => page-title:Ada Lovelace, maths
about: I was born in London. => about-text:I was born in London
change the about text to I love engines and poems => about-text:I love engines and poems
change the signup button text to Join us => form-button:Join us
make the newsletter button say "Count me in" => form-button:Count me in
use this as my avatar [Image 1: https://media.example.com/a.png] => avatar:a.png
change my profile picture [Image 1: https://media.example.com/b.png] => avatar:b.png
set my photo to https://media.example.com/c.jpg => avatar:c.jpg
[Image 1: https://media.example.com/d.png] => avatar:d.png
remove the avatar => remove-avatar
delete my profile picture => remove-avatar
change the avatar => ask
change the headline => ask
add a link => ask`;

const LOOKS = `
make the accent color teal => accent:teal
change the accent to #ff5500 => accent:#ff5500
make it green => accent:green
use orange instead => accent:orange
make the buttons red => accent:red
change the theme color to hot pink => accent:hot pink
make everything blue => accent:blue
background dark green => background:dark green
make the background cream => background:cream
change background color to #101820 => background:#101820
set the backgroud to light blue => background:light blue
i want a pastel pink background => background:pastel pink
change the bg to navy => background:navy
make the page background black => background:black
gradient from purple to blue => gradient:purple
make the background a purple gradient => gradient:purple
add a gradient background => gradient
use a gradient background from #ff0080 to #7928ca => gradient:#7928ca
purple gradiant background => gradient:purple
sunset gradient from orange and pink => gradient:pink
dark mode => scheme:dark
make it dark => scheme:dark
switch to a dark theme => scheme:dark
can you make it darker? => scheme:dark
light mode please => scheme:light
make the page light => scheme:light
use a light background => scheme:light
make the text white => text-color:white
change the text color to dark blue => text-color:dark blue
font color: black => text-color:black
use a serif font => font:serif
change the font to Space Grotesk => font:Space Grotesk
use Playfair Display for the headings => font:display
make the font handwritten => font:Caveat
i'd like a monospace font => font:JetBrains Mono
use a more modern typeface => font:Hanken
rounded font please => font:Nunito
switch the typography to something elegant => font:Playfair
Fraunces => font:Fraunces
use a typewriter font => font:mono
make the buttons pill shaped => buttons:pill
rounded buttons => buttons:rounded
make the links square => buttons:square
outline buttons => buttons:outline
use filled buttons => buttons:filled
give the buttons a soft shadow => buttons:shadow
sharp corners => buttons:square
make the buttons more rounded => buttons:rounded
square butons => buttons:square
more spacing => spacing:more
make it more airy => spacing:more
add more space between things => spacing:more
make it more compact => spacing:less
less whitespace => spacing:less
it feels cramped => spacing:more
give it room to breathe => spacing:more
center everything => align:center
centre the text => align:center
align everything left => align:left
left align the text => align:left
make the text bigger => text-size:bigger
the text is too small => text-size:bigger
smaller text please => text-size:smaller
increase the font size => text-size:bigger
another palette => palette
different colors please => palette
change the color scheme => palette
give it an ocean vibe => palette:harbour
make it feel warm => palette:paper
use a neon look => palette:acid
forest colors => palette:forest
luxury feel => palette:midnight`;

const SECTIONS = `
add an about section => add-section:about
add a FAQ => add-section:faq
add an faq section at the bottom => add-section:faq
add a newsletter form => add-section:newsletter
add a newsletter signup => add-section:newsletter
I want to collect emails with an email signup => add-section:newsletter
add an email signup form with a button saying "Join" => add-section:Join
add a contact form => add-section:contact
include testimonials => add-section:testimonials
add a schedule => add-section:schedule
add opening hours => add-section:schedule
add a gallery of my work => add-section:work
add a pricing section => add-section:pricing
remove the newsletter form => remove-section:newsletter
remove the newsletter => remove-section:newsletter
delete the faq section => remove-section:faq
get rid of the about section => remove-section:about
remove the contact form => remove-section:contact
move the newsletter up => move-section:up
move the about section to the top => move-section:top
move the faq section down => move-section:down
put the links at the bottom => move-section:links`;

const WHOLE = `
another design => redesign
another one => redesign
show me another design => redesign
try a different layout => redesign
i don't like it, show me something else => redesign
give it a fresh look => redesign
redesign => redesign
surprise me => redesign
new design please => redesign
undo => undo
undo that => undo
go back => undo
revert the last change => undo
take that back => undo
hi => greeting
hello! => greeting
thanks! => greeting
what can you do? => help
help => help
how do I change my avatar? => help`;

const SEVERAL = `
make the background black and the text white => background:black + text-color:white
make it dark and add an faq => scheme:dark + add-section:faq
remove shop and move blog to the top => remove-link:shop + move-link:top
change the headline to Hello and the bio to I draw => headline:Hello + bio:I draw
add instagram @ada2, then use a serif font => add-links:ada2 + font:serif
use a serif font, pill buttons and more spacing => font:serif + buttons:pill + spacing:more
rename shop to Store and make the accent green => rename-link:Store + accent:green
Make the text bigger. Center everything. => text-size:bigger + align:center
dark background, neon look and rounded buttons => scheme:dark + palette:acid + buttons:rounded
delete the blog, rename youtube to Videos and make it purple => remove-link:blog + rename-link:Videos + accent:purple
headline: Ada & Co, bio: we build engines => headline:Ada & Co + bio:we build engines
add https://ada.dev and make the buttons outlined => add-links:ada.dev + buttons:outline
swap shop and blog, and add a newsletter => swap-links + add-section:newsletter
create a portfolio and use a serif font => create:portfolio + font:serif
make the background cream, the accent dark green and the buttons square => background:cream + accent:dark green + buttons:square
remove the shop link and write me a poem => remove-link:shop + none
add a countdown and make it dark => none + scheme:dark`;

const MORE = `
can you put my tiktok on there? it's @ada.codes => add-links:tiktok + handle:ada.codes
i'd like to add a link to my etsy shop, etsy.com/shop/adamakes => add-links:https://etsy.com/shop/adamakes
get rid of youtube => remove-link:youtube
blog should be at the top => move-link:top
switch the order of shop and blog => swap-links
change "Shop" to "Prints" => rename-link:Prints
replace my blog link with https://new.example.com => set-link-url:https://new.example.com
headline "Ship it" => headline:Ship it
make my bio "Designer in Oslo" => bio:Designer in Oslo
could you make the background a bit lighter? => scheme:light
make the background white => background:white
i want a darker background => scheme:dark
paint the page lavender => accent:lavender
use a blue to green gradient => gradient:green
rounded corners on the buttons please => buttons:rounded
i want the buttons to be outlined => buttons:outline
put everything in the middle => align:center
text on the left => align:left
more breathing room => spacing:more
tighter layout => spacing:less
use sora for headlines => font:Sora
give me a typewriter look font => font:mono
add a section about me => add-section:about
add a subscribe form => add-section:newsletter
let people contact me => none
show frequently asked questions => add-section:faq
drop the faq => remove-section:faq
i liked the old one better, undo => none + undo
next design => redesign
not this one, another => redesign
try other colors => palette
make it look elegant => palette:wine
my website is ada.codes => set-link-url:https://ada.codes
twitter: adal => set-link-url:https://x.com/adal
here's my soundcloud: soundcloud.com/ada => add-links:https://soundcloud.com/ada
delete the 3rd link => remove-link:3
remove link number 2 => remove-link:2
remove the link to my shop => remove-link:shop
move "Email me" to the top => move-link:top
make email me the first link => move-link:top
what else can you do => help
good morning => greeting
add my phone number +1 555 123 4567 => add-links:tel
build a landing page for my new album, coming soon => create:coming-soon
I need a portfolio for my design work, dark theme => create:portfolio + scheme:dark
link in bio for a DJ with soundcloud and instagram => create:link-in-bio
create a pricing page with a green accent => create:pricing
a bold coming soon page => create:coming-soon
make the font size larger => text-size:bigger
text color #333333 => text-color:#333333
add a video of me surfing => none
how is the weather => none
add a payment button => none
make the page faster => none
can you write my bio for me? => none
change the language to german => none
make the second link bold => none
add a dropdown menu => none
tell me about yourself => none
remove the background => remove-link:background
@adalove => handle:adalove
it's @ada on both => handle:ada
change the second link to https://example.com/two => set-link-url:https://example.com/two`;

const OUT_OF_SCOPE = `
write me a poem => none
what's the weather in Paris => none
add a youtube video => none
embed my spotify playlist => none
add a shopping cart => none
connect my domain ada.dev => none
translate the page to french => none
add a countdown to new year => none
make the logo spin => none
add a live chat => none
add an animated background => none
make it pop => none
make it better => none
delete my account => none
don't remove the shop link => none
never delete anything => none
do not change the headline => none
asdfgh => none
who won the world cup => none
add a login form => none
write javascript that tracks visitors => none
add a map of my shop => none
make a shopping site => none
create an online store => ask
build a blog site => ask
delete everything => ask
remove all links => ask
publish my page => none
add a link to javascript:alert(1) => ask
make the first link red => none
add background music => none
order me a pizza => none
generate an image of a cat => none
add a video background => none
what is 2 + 2 => none
why is the sky blue => none
make the headline bigger => none
set the price to 20 dollars => none
summarize my page => none
i hate mondays => none
use Comic Sans => ask
change the font to Comic Sans => ask
show me the code => none
make my page rank first on google => none
add a carousel with my photos => none`;

export type Utterance = { say: string; wants: { kind: string; detail?: string }[] };

const parse = (block: string): Utterance[] =>
  block
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.lastIndexOf(' => ');
      const wants = line.slice(at + 4).split(' + ');
      return {
        say: line.slice(0, at),
        wants: wants.map((want) => {
          const colon = want.indexOf(':');
          return colon < 0
            ? { kind: want }
            : { kind: want.slice(0, colon), detail: want.slice(colon + 1) };
        }),
      };
    });

export const CORPUS: readonly Utterance[] = [
  PAGES,
  LINKS,
  WORDS,
  LOOKS,
  SECTIONS,
  WHOLE,
  SEVERAL,
  MORE,
  OUT_OF_SCOPE,
].flatMap(parse);
