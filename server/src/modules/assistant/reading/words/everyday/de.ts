// Frequent German words: they tell the language, and spelling leaves them alone.
export const EVERYDAY_DE = `
bin sind seid war waren wäre worden geworden gewesen habe hast haben hatten hätte gehabt werde wirst würde würden kann können konnte könnte
darf dürfen muss müssen müsste sollte wollen wollte mag mögen möchte gehe gehen geht ging kommen kommt kam komme sehe sehen sieht sah gibt geben
gab nehmen nimmt finden findet findest fand stehen steht liegen liegt sitzen arbeiten arbeite arbeitet wohnen wohne wohnt leben lebe lebt spielen
spiele spielt singen singe singt tanzen tanze kochen koche kocht backen backe bäckt backt verkaufen verkaufe verkauft kaufen kaufe kauft lernen
lerne lehren lehre unterrichten unterrichte lesen lese liest hören höre hört sprechen spreche spricht sagen sagt fragen frage fragt denken denke
denkt glauben wissen weiß kennen kenne kennt lieben liebe liebt helfen helfe hilft begleiten begleite beraten berate berät bieten bietet anbieten
buchen buche bucht gebucht reservieren reserviere bestellen bestelle liefern liefern liefert abholen treffen trifft besuchen besuche besucht anrufen
rufe melden melde meldet folgen folge folgt schauen schau warten brauchen brauchst suchen sucht suchst zahlen zahlt kosten kostet dauern dauert
beginnen beginnt starten startet enden endet öffnen öffnet schließen schließt fotografieren fotografiere malen male zeichnen zeichne schneiden
schneide nähen nähe bauen filmen filme drehen streamen streame veröffentliche
nicht auch noch schon immer nie niemals oft manchmal selten heute gestern morgen jetzt gleich bald später früher damals vorher nachher zuerst
zuletzt endlich wieder immer überall nirgends irgendwo draußen drinnen oben unten links rechts vorne hinten drüben daheim zuhause zusammen allein
gemeinsam vielleicht natürlich eigentlich wirklich ziemlich besonders ungefähr etwa fast kaum genug zuviel deshalb deswegen trotzdem außerdem
sondern sowie sowohl weder entweder bevor nachdem während damit obwohl sobald falls wegen gegen seit außer innerhalb zwischen neben hinter bei beim
vom zur ins ans aufs fürs ums dazu dabei daran darauf daraus davon dafür darüber darunter worauf wofür womit welche welcher welches welchen
solche jemand niemand beide beiden einige mehrere viele vielen wenige anderen andere anderer anderes derselbe selbst eigene eigenen eigener unsere
unserem unserer euch euer eure ihnen ihre ihrem ihrer dessen deren
guten guter gutes gute groß große großen großer kleine kleinen kleiner kleines alte alten alter altes junge jungen lange langen lang kurz kurze
kurzen hoch hohe hohen tief schnell schnelle langsam schön schöne schönen schöner schönes nett freundlich freundliche warm warme kalt kalte
heiß frisch frische frischen frisches lecker leckere leckeres süß süße günstig günstige teuer billig kostenlos gratis frei freie freien offen
ehrlich ehrliche ruhig ruhige laut bunt bunte dunkel helle hell schlicht schlichte modern moderne klassisch klassische persönlich persönliche
persönlichen professionell professionelle regional regionale saisonal saisonale handgemacht handgemachte hausgemacht hausgemachte selbstgemacht
nachhaltig nachhaltige biologisch vegan vegane vegetarisch ökologisch kreativ kreative individuell individuelle neuer neues neue erste ersten zweite
letzte letzten nächste nächsten ganze ganzen einzelne einzelnen
menschen leute leuten frau frauen mann männer kind kinder kindern familie familien freund freunde freunden mutter vater eltern schwester bruder oma
opa hund hunde katze katzen pferd pferde tier tiere tieren haus häuser wohnung zimmer küche garten gärten stadt städte dorf land straße platz
weg wald berg berge see meer fluss strand himmel sonne mond stern sterne wasser feuer luft erde zeit zeiten tag tage tagen woche wochen monat monate
monaten jahr jahre jahren stunde stunden minute minuten morgens mittags abends nachmittags nachts vormittags werktags feiertag feiertage feiertagen
wochenende frühling sommer herbst winter ferien urlaub leben arbeit beruf berufe firma geschäft laden läden werkstatt atelier büro praxis kanzlei
studio salon agentur verein schule schulen kurs kurse kursen unterricht stunde workshop workshops seminar seminare ausbildung studium beratung termin
termine terminen terminvereinbarung vereinbarung anfrage anfragen angebot angebote angeboten leistung leistungen preis preise preisen preisliste
mindestpreis kosten geld rechnung gutschein gutscheine rabatt bestellung lieferung abholung versand kunde kunden kundin kundinnen gast gäste gästen
mitglied mitglieder team mitarbeiter besuch besucher kontakt anfahrt adresse nummer telefon nachricht nachrichten brief post karte karten bild bilder
foto fotos fotografien video videos musik lied lieder album alben konzert konzerte konzerten auftritt auftritte tour bühne band chor theater film
filme kunst bücher buch roman romane gedicht gedichte geschichte geschichten text texte wort worte sprache sprachen deutsch englisch französisch
spanisch italienisch
essen trinken frühstück mittagessen abendessen speisekarte getränke kaffee tee kuchen torte torten brot brote brötchen gebäck käse wurst
fleisch fisch gemüse obst suppe salat nudeln reis eier milch butter zucker salz wein weine bier biere saft honig schokolade eis
bäcker bäckerin bäckerei konditor konditorin konditorei metzger metzgerei koch köchin kellner wirt gastwirt restaurant kneipe gasthaus hotel
pension ferienwohnung friseur friseurin friseursalon kosmetik kosmetikerin nagelstudio tätowierer tätowiererin tattoo massage masseur masseurin
physiotherapie physiotherapeut physiotherapeutin ergotherapie heilpraktiker heilpraktikerin hebamme arzt ärztin zahnarzt zahnärztin tierarzt
tierärztin psychologin psychologe psychotherapie therapeut therapeutin rechtsanwalt rechtsanwältin anwalt anwältin arbeitsrecht familienrecht
erstgespräch steuerberater steuerberaterin notar architekt architektin ingenieur lehrer lehrerin nachhilfe musiklehrer klavierlehrer klavierlehrerin
klavier gitarre geige schlagzeug gesang sänger sängerin musiker musikerin schauspieler schauspielerin fotograf fotografin hochzeitsfotograf
hochzeitsfotografin künstler künstlerin maler malerin grafiker grafikerin designer designerin illustrator illustratorin autor autorin
schriftsteller schriftstellerin journalist journalistin übersetzer übersetzerin entwickler entwicklerin trainer trainerin tanzlehrer yogalehrerin
schreiner schreinerei tischler tischlerei zimmerer elektriker installateur klempner dachdecker gärtner gärtnerin gärtnerei florist floristin
blumenladen schneider schneiderin schneiderei schuster goldschmied goldschmiedin töpfer töpferin töpferei keramik imker imkerin winzer weingut
bauer bauernhof hofladen hundetrainer hundeschule reitschule fahrschule kindergarten tagesmutter putzfrau reinigung umzug umzüge hausmeister
handwerker meister meisterbetrieb geselle lehrling selbstständig freiberuflich freiberuflerin gründerin inhaber inhaberin geschäftsführer
hochzeit hochzeiten hochzeitstorte hochzeitstorten geburtstag geburtstage taufe feier feiern veranstaltung veranstaltungen spende spenden ehrenamt
ehrenamtlich gemeinnützig bitte danke hallo servus moin grüß tschüss herzlich willkommen schriftart überschrift hintergrundfarbe knopf knöpfe
ecken abstand reihenfolge titel zeile zeilen absatz
`;
