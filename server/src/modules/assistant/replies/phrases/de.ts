// Phrases in German.
import type { Phrases } from './phrases.ts';

export const dePhrases: Phrases = {
  plans: `was kostet das
wie viel kostet vys
welche tarife gibt es
was ist der unterschied zwischen pro und premium
wie teuer ist pro im monat
was bringt mir starter
preise von vys
lohnt sich premium
wie wechsle ich den tarif
wie upgrade ich`,
  free: `ist das kostenlos
was ist gratis
ist vys wirklich umsonst
muss ich dafür bezahlen
kann ich es dauerhaft kostenlos nutzen
was ist im kostenlosen tarif enthalten
läuft der kostenlose tarif ab
welchen tarif habe ich`,
  'ai-allowance': `wie viele anfragen habe ich noch
wie viele nachrichten kann ich dir schicken
gibt es ein limit für den assistenten
kosten meine nachrichten etwas
was passiert wenn meine anfragen aufgebraucht sind
wie viele ki-anfragen sind übrig
werden meine anfragen gezählt`,
  assistant: `wer bist du
bist du eine ki
bist du chatgpt
welches modell benutzt du
bist du ein mensch oder ein roboter
was kannst du
wie funktionierst du
was kann ich dich fragen`,
  publish: `wie veröffentliche ich meine seite
wie geht die seite online
wie können andere meine seite sehen
veröffentliche meine seite
stell die seite online
ist meine seite schon online
warum sieht niemand meine seite
sind meine änderungen schon live`,
  unpublish: `wie nehme ich meine seite offline
seite offline nehmen
wie verstecke ich meine seite vor besuchern
mach meine seite privat
kann ich die seite vorübergehend abschalten
seite deaktivieren`,
  address: `wie lautet mein link
was ist meine url
wo ist meine seite
wo finde ich meine seite
wie ist die adresse meiner seite
zeig mir meinen link
unter welcher adresse finden mich leute`,
  username: `wie ändere ich meinen benutzernamen
kann ich meine url ändern
ich möchte einen anderen link namen
benutzername ändern
mein benutzername ist falsch
was passiert mit dem alten link wenn ich den namen ändere
kann ich meine adresse umbenennen`,
  'email-change': `wie ändere ich meine e-mail-adresse
e-mail des kontos ändern
ich möchte mich mit einer anderen e-mail anmelden
andere e-mail für mein konto`,
  'qr-code': `wo ist mein qr-code
wie bekomme ich einen qr-code
kann ich den qr code herunterladen
hat meine seite einen qr-code
kann ich die farbe des qr-codes ändern
qr-code für meinen flyer`,
  share: `wie teile ich meine seite
wo trage ich meinen link ein
wie füge ich das in meine instagram bio ein
seite mit freunden teilen
wie verschicke ich meine seite`,
  analytics: `wo sehe ich meine statistik
wie viele leute haben meine seite besucht
wie viele aufrufe habe ich
wie viele klicks haben meine links
gibt es eine auswertung
was wird gezählt
wer hat meine seite besucht
trackt ihr besucher
kann ich google analytics benutzen`,
  domain: `kann ich meine eigene domain verwenden
eigene domain
domain verbinden
unterstützt ihr eigene domains
ich habe eine domain kann ich sie hier nutzen
wie verknüpfe ich meine webadresse mit der seite`,
  images: `wie lade ich ein foto hoch
wie groß dürfen bilder sein
was ist die maximale dateigröße
welche bildformate gehen
wie ändere ich mein profilbild
kann ich bilder hochladen
warum klappt der upload meines bildes nicht`,
  storage: `wie viel speicher habe ich
mein speicher ist voll
wie bekomme ich wieder platz
wie viel speicherplatz ist übrig`,
  'delete-account': `wie lösche ich mein konto
konto löschen
ich möchte mein konto löschen
lösche meinen account
ich möchte mich bei vys abmelden und alles löschen
alle meine daten entfernen
account kündigen und löschen`,
  'delete-page': `wie lösche ich meine seite
meine seite komplett löschen
kann ich die seite ganz entfernen
ich will keine seite mehr`,
  'my-data': `kann ich meine daten herunterladen
gib mir eine kopie meiner daten
alle persönlichen daten exportieren
was speichert ihr über mich
datenauskunft`,
  export: `kann ich meine seite exportieren
seite als html herunterladen
kann ich die seite woanders hosten
wie mache ich ein backup meiner seite
export als json
seite zu einem anderen anbieter mitnehmen`,
  import: `kann ich mein linktree importieren
seite importieren
wie ziehe ich von linktree um
meine website hierher holen
kann ich meine bestehende seite übernehmen
alte seite umziehen`,
  history: `kann ich eine änderung rückgängig machen
wie komme ich zu einer früheren version
wo ist der versionsverlauf
wie stelle ich eine alte version wieder her
kann ich frühere versionen sehen
wird meine arbeit gespeichert`,
  code: `kann ich den code bearbeiten
wo ist der code-editor
kann ich das html sehen
warum ist der code-editor gesperrt
kann ich eigenes css schreiben`,
  scripts: `kann ich ein skript einfügen
google tag manager einbauen
facebook pixel einbauen
eigenes javascript hinzufügen
tracking-code einfügen
kann ich html-code einfügen`,
  team: `kann ich teammitglieder einladen
können mehrere leute die seite bearbeiten
eine kollegin zu meinem konto hinzufügen
zugriff mit anderen teilen
wie viele nutzer sind möglich
was bringt der team tarif
gemeinsam an der seite arbeiten`,
  'several-pages': `kann ich mehr als eine seite haben
wie lege ich eine zweite seite an
wie viele seiten kann ich haben
ich brauche zwei websites
kann ich mehrere seiten machen`,
  languages: `welche sprachen sprichst du
sprichst du englisch
kann ich dir auf spanisch schreiben
kann meine seite auf französisch sein
gibt es die app auf deutsch
sprache der app ändern`,
  privacy: `ist das dsgvo-konform
benutzt ihr cookies
brauche ich ein cookie-banner
wo werden meine daten gespeichert
sind meine daten sicher
wie ist das mit dem datenschutz
verkauft ihr meine daten
datenschutzerklärung`,
  support: `wie erreiche ich den support
ich brauche hilfe von einem menschen
an wen wende ich mich bei problemen
einen fehler melden
gibt es eine support e-mail
kundendienst`,
  'links-limit': `wie viele links kann ich hinzufügen
gibt es ein limit für links
was ist die maximale anzahl links
kann ich unbegrenzt links haben
gehen mehr als 10 links`,
  payments: `wie bezahle ich
kann ich mit paypal zahlen
welche kreditkarten nehmt ihr
wo hinterlege ich meine karte
wo sind meine rechnungen
bekomme ich mein geld zurück
zahlungsmethode ändern
bucht ihr automatisch ab`,
  selling: `kann man bei mir auf der seite bezahlen
wie verkaufe ich hier produkte
kann ich spenden annehmen`,
  editing: `wie bearbeite ich meine seite
wie füge ich einen link hinzu
wie ändere ich den text`,
  cancel: `wie kündige ich mein abo
tarif kündigen
wie wechsle ich zurück zu free
abo beenden
kann ich jederzeit kündigen`,
  branding: `wie entferne ich made with vys
vys logo entfernen
kann ich euer branding ausblenden
wasserzeichen weg
warum steht unten made with vys`,
  newsletter: `wo sehe ich meine abonnenten
wie exportiere ich meine newsletter-liste
wer hat sich für meinen newsletter angemeldet
kann ich newsletter verschicken
wie schreibe ich meinen abonnenten
wie funktioniert das newsletter-formular`,
  forms: `wo sehe ich nachrichten von besuchern
wohin gehen die nachrichten aus dem kontaktformular
wer hat mein formular ausgefüllt
wie lese ich die gästebucheinträge
bekomme ich eine e-mail wenn jemand schreibt`,
  seo: `findet google meine seite
warum ist meine seite nicht bei google
wie verbessere ich seo
kann ich die meta-beschreibung ändern
wie werde ich in suchmaschinen gefunden
wird meine seite indexiert`,
  embed: `kann ich ein youtube-video einbetten
kann ich meine seite in meine website einbetten
wie kommt ein spotify player auf die seite
vys in wordpress einbetten
warum spielt das video nicht auf der seite`,
  password: `wie ändere ich mein passwort
passwort vergessen
passwort zurücksetzen
mein passwort funktioniert nicht`,
  'two-factor': `wie schalte ich die zwei-faktor-authentifizierung ein
habt ihr 2fa
authenticator-app einrichten
meine anmeldung sicherer machen
ich habe mein handy mit dem authenticator verloren
wo sind meine wiederherstellungscodes`,
  passkeys: `kann ich mich mit passkey anmelden
wie füge ich einen passkey hinzu
unterstützt ihr face id
mit fingerabdruck anmelden
anmelden ohne passwort`,
  devices: `wo bin ich angemeldet
auf allen geräten abmelden
jemand anderes benutzt mein konto
überall ausloggen
ich glaube mein konto wurde gehackt`,
  'mobile-app': `gibt es eine app fürs handy
habt ihr eine iphone app
kann ich am handy bearbeiten
gibt es eine android app
wo kann ich die app herunterladen`,
  knowledge: `wie wird das wetter morgen
wer hat das fußballspiel gewonnen
was ist die hauptstadt von frankreich
erzähl mir die nachrichten
wie spät ist es in tokio
wie alt ist der bundeskanzler
erkläre mir quantenphysik
was ist der sinn des lebens
soll ich bitcoin kaufen
was soll ich heute kochen
wie nehme ich ab
erzähl mir einen witz`,
  advice: `was hilft gegen kopfschmerzen
ist das legal
soll ich in aktien investieren
darf mein vermieter mir kündigen`,
  writing: `schreib mir ein gedicht
schreibe einen aufsatz über klimawandel
mach meine hausaufgaben
löse diese gleichung
schreib mir ein bewerbungsschreiben
hilf mir bei mathe
schreib eine geschichte über einen drachen
fasse diesen artikel zusammen
übersetze diesen text ins französische
schreib meine bachelorarbeit`,
  outreach: `ruf meine kunden an
schick eine e-mail an meine kunden
poste das auf instagram
schreib meinen freunden dass ich live bin
antworte auf meine kommentare
schreib meinem chef
schick meiner mutter eine whatsapp
ruf beim zahnarzt an`,
  software: `bau mir eine app
programmiere eine iphone app
schreib ein python-skript
programmiere ein spiel
erstelle einen discord bot
bau einen onlineshop mit kasse und lager
programmiere eine website mit login und datenbank
hacke diese website`,
  errand: `bestell eine pizza
buche einen flug nach paris
kauf mir eine karte
such mir einen job
erinnere mich morgen um 9
stell einen wecker
reserviere einen tisch im restaurant
such mir eine wohnung
male mir ein bild von einer katze
entwirf mir ein logo
bezahle meine rechnungen
spiel musik ab`,
  hello: `hallo
hi
hey
guten morgen
guten tag
guten abend
moin
servus
grüß dich
hallo wie geht es dir`,
  thanks: `danke
vielen dank
danke schön
dankeschön
besten dank
super danke
danke dir das hilft
ok danke`,
  praise: `das gefällt mir
das sieht super aus
toll
wow wunderschön
perfekt
du bist großartig
gut gemacht
sieht gut aus
sehr schön
klasse`,
  complaint: `das ist hässlich
das gefällt mir nicht
ich finde das design schrecklich
das sieht furchtbar aus
das ist schlecht
sieht langweilig aus
das sieht billig aus
nicht das was ich wollte
das ist doof
das ist ja grauenhaft`,
  bye: `tschüss
auf wiedersehen
bis später
das war's für heute
gute nacht`,
};
