// Names of the kinds of sections: English and German.
export const SECTIONS_EN = `
links: links,link list,my links,social links,socials,social media,linktree style,buttons list
featured: featured,feature section,spotlight,hero,banner,highlight,announcement,main thing,call to action,cta
gallery: gallery,photos,photo gallery,pictures,pics,images,portfolio,my work,lookbook,photo wall,image grid,before and after,works,projects,artwork
video: video,videos,vid,vids,trailer,showreel,reel,youtube video,clip,clips
music: music,songs,tracks,playlist,player,music player,latest single,album,albums,discography,podcast,episodes,releases,ep,mixes,mixtape
products: products,product,shop,store,merch,merchandise,items for sale,shop section,goods,collection,things i sell,catalog,catalogue,prints
menu: menu,food menu,drinks menu,menu card,the menu,dishes,price list,pricelist,prices list,list of prices,drinks,wine list
services: services,service,what i do,what we do,what i offer,offers,offerings,treatments,treatment list,packages,classes,courses,pricing,rates,sessions,service list,lessons,workshops
hours: hours,opening hours,opening times,open hours,business hours,working hours,store hours,openings,when we are open,opening times section,office hours,schedule hours
events: events,event,gigs,gig,shows,tour,tour dates,dates,concerts,upcoming shows,upcoming events,agenda,live dates,schedule,calendar,timetable,line-up,appearances
about: about,about me,about us,bio,biography,my story,our story,who i am,who we are,intro,introduction,about section,story
testimonials: testimonials,testimonial,reviews,review,customer reviews,feedback,what clients say,what people say,client quotes,recommendations,kind words,ratings
team: team,the team,our team,meet the team,staff,crew,members,band members,people,teachers,employees
press: press,as seen in,featured in,press mentions,in the press,media coverage,in the media,publications
faq: faq,faqs,f.a.q.,questions,frequently asked questions,questions and answers,q&a,q and a,common questions,qna
stats: stats,statistics,numbers,key figures,facts and figures,milestones,achievements,counters,in numbers
countdown: countdown,count down,timer,countdown timer,days left,launch timer
map: map,location,address,directions,where we are,where to find us,how to get here,find us,google map,our address,getting here,place
contact: contact,contact form,contact me,contact us,get in touch,contact section,message form,form,write me,reach me,inquiries,enquiries,contact details,contact info,booking form
newsletter: newsletter,news letter,mailing list,email signup,email list,subscribe form,sign up form,signup form,newsletter signup,subscribe
waitlist: waitlist,wait list,waiting list,early access,pre-registration,notify me
guestbook: guestbook,guest book,visitor book,leave a message,comments,comment section
quote: quote,quotation,motto,slogan quote,saying,mantra
text: text section,text block,paragraph,text,a few words,block of text
image: image,picture,photo section,single image,photo block
spacer: spacer,gap,empty space,space between,divider,separator,blank space,breathing room
footer: footer,foot,bottom line,imprint,copyright,copyright line,legal notice,page bottom
`;
export const SECTIONS_DE = `
links: links,linkliste,meine links,link-liste,soziale medien,social media
featured: highlight,aktion,banner,hervorgehoben,aufmacher,ankündigung,ankuendigung,hero-bereich
gallery: galerie,gallerie,fotogalerie,bildergalerie,fotos,bilder,portfolio,arbeiten,meine arbeiten,referenzbilder,projekte,werke,vorher nachher
video: video,videos,trailer,filme,film
music: musik,songs,lieder,alben,playlist,musikplayer,podcast,folgen,diskografie,veröffentlichungen,titel liste
products: produkte,produkt,shop,laden,waren,artikel,onlineshop,sortiment,merch,kollektion,drucke
menu: speisekarte,karte,menü,menue,menükarte,getränkekarte,getraenkekarte,preisliste,gerichte,weinkarte,preise,tageskarte,mittagskarte
services: leistungen,leistung,dienstleistungen,angebote,angebot,behandlungen,kurse,was ich anbiete,was wir anbieten,pakete,services,stunden und kurse,workshops,unterricht,kursangebot
hours: öffnungszeiten,oeffnungszeiten,öffnungszeit,offnungszeiten,oeffnungszeit,zeiten,geschäftszeiten,sprechzeiten,sprechstunden,bürozeiten,ladenzeiten
events: termine,veranstaltungen,events,konzerte,auftritte,tour,tourdaten,tourtermine,kalender,spielplan,programm,shows,gigs,live termine
about: über mich,über uns,ueber mich,ueber uns,uber mich,vorstellung,biografie,biographie,steckbrief,wer ich bin,wer wir sind,meine geschichte,unsere geschichte,vita,bio
testimonials: bewertungen,kundenstimmen,rezensionen,referenzen,feedback,kundenmeinungen,stimmen,erfahrungsberichte,empfehlungen,was kunden sagen
team: team,unser team,mitarbeiter,mitglieder,bandmitglieder,das team,kollegen,lehrer
press: presse,pressestimmen,bekannt aus,in den medien,medienberichte,veröffentlicht in
faq: faq,fragen,häufige fragen,haeufige fragen,fragen und antworten,häufig gestellte fragen
stats: zahlen,statistik,statistiken,kennzahlen,zahlen und fakten,fakten,erfolge,meilensteine
countdown: countdown,timer,zähler,tage bis
map: karte mit adresse,stadtplan,landkarte,anfahrt,adresse,standort,lageplan,wo wir sind,so findet ihr uns,wegbeschreibung,anschrift
contact: kontakt,kontaktformular,kontaktdaten,formular,nachricht an mich,anfrage,anfrageformular,schreib mir
newsletter: newsletter,rundbrief,mailverteiler,e-mail-liste,newsletter anmeldung,abonnieren
waitlist: warteliste,voranmeldung,benachrichtige mich,frühzugang
guestbook: gästebuch,gaestebuch,gastebuch,kommentare
quote: zitat,spruch,motto,leitspruch
text: text,textblock,absatz,textabschnitt
image: bild,einzelbild,foto
spacer: abstand,leerraum,trenner,trennlinie,platzhalter leer,lücke
footer: fußzeile,fusszeile,footer,impressum,seitenende,copyright
`;
