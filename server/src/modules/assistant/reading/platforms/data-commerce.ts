// Where people sell, book, pay, deliver and meet an audience. Columns as in `data-social.ts`.
export const COMMERCE = `
patreon|Patreon|patreon.com|www.patreon.com/{}|patron page,patrion
kofi|Ko-fi|ko-fi.com|ko-fi.com/{}|ko fi,kofi
buymeacoffee|Buy Me a Coffee|buymeacoffee.com,bmc.link|buymeacoffee.com/{}|buymeacoffee,bmac
throne|Throne|throne.com,throne.me|throne.com/{}|~throne
gumroad|Gumroad|gumroad.com|{}.gumroad.com|gum road
lemonsqueezy|Lemon Squeezy|lemonsqueezy.com|{}.lemonsqueezy.com|
stanstore|Stan Store|stan.store|stan.store/{}|~stan
etsy|Etsy|etsy.com|www.etsy.com/shop/{}|etsy shop,etsy store,etsy-shop
ebay|eBay|ebay.com,ebay.de,ebay.co.uk,ebay.fr,ebay.it,ebay.es|www.ebay.com/usr/{}|e bay
kleinanzeigen|Kleinanzeigen|kleinanzeigen.de||ebay kleinanzeigen
vinted|Vinted|vinted.com,vinted.de,vinted.fr,vinted.es,vinted.it,vinted.co.uk,vinted.pt|
depop|Depop|depop.com|www.depop.com/{}|
poshmark|Poshmark|poshmark.com|poshmark.com/closet/{}|
leboncoin|Leboncoin|leboncoin.fr||le bon coin
wallapop|Wallapop|wallapop.com|
subito|Subito|subito.it||~subito
olx|OLX|olx.pt,olx.com.br|
mercadolibre|Mercado Libre|mercadolibre.com,mercadolivre.com.br||mercado livre
shopify|Shopify|shopify.com,myshopify.com|{}.myshopify.com|
bigcartel|Big Cartel|bigcartel.com|{}.bigcartel.com|bigcartel
woocommerce|WooCommerce|woocommerce.com|
amazon|Amazon|amazon.com,amazon.de,amazon.co.uk,amazon.fr,amazon.es,amazon.it,amazon.com.br,amzn.to,amzn.eu||amazone
bookshop|Bookshop.org|bookshop.org|bookshop.org/shop/{}|
ltk|LTK|shopltk.com,liketoknow.it|www.shopltk.com/explore/{}|like to know it
fiverr|Fiverr|fiverr.com|www.fiverr.com/{}|
upwork|Upwork|upwork.com|
malt|Malt|malt.fr,malt.de,malt.com|www.malt.com/profile/{}|~malt
calendly|Calendly|calendly.com|calendly.com/{}|calendy
caldotcom|Cal.com|cal.com|cal.com/{}|cal com
acuity|Acuity|acuityscheduling.com|
treatwell|Treatwell|treatwell.de,treatwell.co.uk,treatwell.fr,treatwell.it,treatwell.es|
fresha|Fresha|fresha.com|
booksy|Booksy|booksy.com|
planity|Planity|planity.com|
doctolib|Doctolib|doctolib.de,doctolib.fr,doctolib.it||docto lib
jameda|Jameda|jameda.de|
doctoralia|Doctoralia|doctoralia.es,doctoralia.com.br||
zocdoc|Zocdoc|zocdoc.com|
superprof|Superprof|superprof.fr,superprof.de,superprof.es,superprof.it|
bookingdotcom|Booking.com|booking.com||~booking,booking com
airbnb|Airbnb|airbnb.com,airbnb.de,airbnb.fr,airbnb.es,airbnb.it,airbnb.co.uk,airbnb.pt||air bnb,abnb
vrbo|Vrbo|vrbo.com|
expedia|Expedia|expedia.com,expedia.de|
tripadvisor|Tripadvisor|tripadvisor.com,tripadvisor.de,tripadvisor.fr,tripadvisor.it,tripadvisor.es,tripadvisor.co.uk||trip advisor
getyourguide|GetYourGuide|getyourguide.com,getyourguide.de||get your guide
viator|Viator|viator.com|
yelp|Yelp|yelp.com,yelp.de,yelp.fr||
trustpilot|Trustpilot|trustpilot.com||trust pilot
google|Google|google.com,g.page,g.co||google reviews,google business,google rezensionen
googlemaps|Google Maps|maps.google.com,maps.app.goo.gl,goo.gl||google map,gmaps
applemaps|Apple Maps|maps.apple.com||apple karten
waze|Waze|waze.com|
opentable|OpenTable|opentable.com,opentable.de,opentable.co.uk||~open table
thefork|TheFork|thefork.com,thefork.fr,thefork.it,thefork.es,lafourchette.com||the fork,la fourchette,el tenedor,lafourchette
resy|Resy|resy.com|
quandoo|Quandoo|quandoo.de,quandoo.com|
ubereats|Uber Eats|ubereats.com||ubereats
deliveroo|Deliveroo|deliveroo.co.uk,deliveroo.fr,deliveroo.it,deliveroo.com|
lieferando|Lieferando|lieferando.de,lieferando.at|
wolt|Wolt|wolt.com|
glovo|Glovo|glovoapp.com|
ifood|iFood|ifood.com.br|
doordash|DoorDash|doordash.com||door dash
grubhub|Grubhub|grubhub.com|
justeat|Just Eat|just-eat.co.uk,justeat.it,just-eat.es,just-eat.fr||justeat
toogoodtogo|Too Good To Go|toogoodtogo.com|
paypal|PayPal|paypal.com,paypal.me|paypal.me/{}|pay pal
venmo|Venmo|venmo.com|venmo.com/u/{}|
cashapp|Cash App|cash.app|cash.app/\${}|cashapp
stripe|Stripe|stripe.com,buy.stripe.com||~stripe
revolut|Revolut|revolut.me,revolut.com|revolut.me/{}|
wise|Wise|wise.com|wise.com/pay/me/{}|~wise
twint|TWINT|twint.ch|
bizum|Bizum|bizum.es|
pix|Pix|nubank.com.br||~pix
lydia|Lydia|lydia-app.com|
satispay|Satispay|satispay.com|
gofundme|GoFundMe|gofundme.com,gofund.me|www.gofundme.com/f/{}|go fund me
betterplace|betterplace|betterplace.org|
kickstarter|Kickstarter|kickstarter.com,kck.st|www.kickstarter.com/profile/{}|kick starter
indiegogo|Indiegogo|indiegogo.com|
startnext|Startnext|startnext.com|www.startnext.com/{}|
ulule|Ulule|ulule.com|
eventbrite|Eventbrite|eventbrite.com,eventbrite.de,eventbrite.co.uk,eventbrite.fr,eventbrite.es,eventbrite.it||event brite
luma|Luma|lu.ma,luma.com|lu.ma/{}|~luma
dice|DICE|dice.fm||~dice
residentadvisor|Resident Advisor|ra.co,residentadvisor.net|ra.co/dj/{}|~ra
bandsintown|Bandsintown|bandsintown.com|www.bandsintown.com/{}|bands in town
songkick|Songkick|songkick.com||song kick
ticketmaster|Ticketmaster|ticketmaster.com,ticketmaster.de,ticketmaster.co.uk,ticketmaster.fr,ticketmaster.es,ticketmaster.it||ticket master
eventim|Eventim|eventim.de,eventim.com|
shotgun|Shotgun|shotgun.live||~shotgun
classpass|ClassPass|classpass.com||~class pass
urbansportsclub|Urban Sports Club|urbansportsclub.com|
mindbody|Mindbody|mindbodyonline.com||mindbody
zillow|Zillow|zillow.com|
immobilienscout24|ImmoScout24|immobilienscout24.de||immoscout,immo scout
idealista|idealista|idealista.com,idealista.it,idealista.pt|
`;
