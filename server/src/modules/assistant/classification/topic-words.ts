// Words by what they mean for a question or a wish, in English, German, French, Spanish, Portuguese and Italian: what
// the classifier learns of one of them it knows of the others. Without accents; `*` stands for any ending.
const topicWords: Readonly<Record<string, string>> = {
  account:
    'account accounts konto konten compte comptes cuenta cuentas conta contas membership login logins',
  address:
    'address adress adresse url urls direccion endereco indirizzo webadresse internetadresse',
  admin:
    'support helpdesk kundendienst kundenservice hotline assistenza atendimento soporte suporte service operator betreiber contact bug problem problema probleme reclam* beschwer*',
  advantage:
    'difference unterschied* inclu* included enthalten compris* incluid* inclus* benefit* vorteil* difer* differen*',
  ai: 'ai ki ia chatgpt gpt openai llm claude gemini bot robot roboter robo model modell modele modelo modello prompt* credit* guthaben allowance requests anfragen requetes quota',
  analytics:
    'stat stats statist* analytic* analys* analisi estatist* estadist* traffic insight* aufruf* zugriff* reichweite visit* besuch* views vues clic* click* klick* geklickt angeklickt clique* cliqu* cliccat* count* gezahlt visualiz* metric*',
  api: 'api apis apikey* webhook* zapier endpoint* schnittstelle* developer* entwickler* developpeur* desarrollador* desenvolvedor* sviluppator*',
  app: 'app apps appli application applis aplicacion aplicativo applicazione iphone android ios ipad mobile smartphone handy telephone movil celular telefono cellulare desktop playstore appstore',
  backup:
    'backup* export* download* herunterlad* runterlad* telecharg* descarg* baixar baixo scaric* zip html sichern sauvegard*',
  badge: 'badge branding watermark* wasserzeichen filigrane filigrana vys footer fusszeile logo',
  bank: 'bank banks paypal sparkasse banque banco banca bancaire iban konten kreditkarte* carte card cards tarjeta* cartao cartoes carta visa mastercard',
  billing:
    'invoice* rechnung* facture* factura* fatura* fattur* refund* erstatt* rembours* reembols* rimbors* bill billed billing charge charged abgebucht abbuch* prelev* cobra cobran* cobrado addebit* receipt* quittung beleg* klarna sepa vat mwst tva iva',
  cancel:
    'cancel* kundig* resili* annul* disdi* downgrad* unsubscribe* abbestell* abmeld* baja cancell*',
  change:
    'change* edit* modif* ander* andern bearbeit* changer cambi* mud* troc* alter* update* aktualisier*',
  children: 'minor minors underage schoolgirl* teen* minderjahrig* mineur* menores menor minorenn*',
  code: 'code html css jsx source quellcode quelltext codigo codice',
  company:
    'company firma unternehmen entreprise empresa azienda founded gegrundet server* host* based serv*',
  collaborate:
    'team teams teammate* invit* colleag* collegue* coworker* collaborat* kolleg* mitarbeiter* einlad* gemeinsam zusammen equipo equipe companer* colega* convid* colleg* insieme partner socio socia partnerin associe',
  contactPerson:
    'call ring phone text message dm email mail write contact tell ask anruf* ruf ruft schreib schick kontaktier* sag frag appelle* ecris ecrire envoie* contacte* dis previens demande llama* escribe* envia* manda* contacta* dile avisa* pregunta liga* telefona* escreve fala pergunta chiama* scrivi* invia* contatta* avvisa chiedi reply respond antworte* beantworte* repond* responde* contesta* rispond* remind* invite',
  data: 'data daten donnees datos dados dati',
  delete:
    'delet* remov* clos* eras* wipe* losch* entfern* loswerd* supprim* efface* ferm* clotur* enlev* borr* elimin* cerrar cierro apag* exclu* encerr* cancell* chiud*',
  device:
    'logged eingeloggt connecte conectad* connesso devices gerat* appareil* dispositiv* ausloggen abmelden deconnect* disconnet* sesion* session* sessao hacked gehackt pirate hackead* hackerat*',
  document:
    'cv resume curriculum lebenslauf letter letters bewerbung* anschreiben lettre carta lettera essay* aufsatz hausarbeit dissertation ensayo redacao saggio tema poem* gedicht* poeme* poesia poema homework hausaufgabe* devoirs deberes tarea compiti thesis bachelorarbeit contract* vertrag* contrat contrato contratto speech rede discours discurso discorso presentation haiku vows caption* tweet* story geschichte histoire historia storia chapter kapitel chapitre capitulo capitolo article artikel report bericht rapport informe relatorio relazione recipe rezept recette receta receita ricetta workout plan trainingsplan song lyrics liedtext chanson cancion letra canzone rap novel roman novela romance romanzo screenplay proposal angebot review mail email',
  domain: 'domain domains domaine domaines dominio dominios domini dns registrar cname',
  drug: 'drug* cocaine meth heroin* weed mdma ecstasy drogen kokain gras coke drogue* cocaina droga* maconha erba hierba weapon* gun guns waffe* arme* arma* pistol* bomb*',
  embed: 'embed* einbett* einbind* integr* incrust* incorpor* iframe* wordpress',
  errand:
    'order book buy rent reserve pay play set remind find bestell* buch* kauf* miete* reservier* such* erinner* weck* spiel* bezahl* uberweis* commande* reserv* achet* loue* rappelle* paie joue trouve* pide* encarga* compra* alquila* recuerda* busca* paga* pon toca pede lembra* aluga* ordina* prenot* acquista* ricorda* trova* cerca* transfer* uberweise stell',
  errandObject:
    'pizza table flight flights hotel train ticket taxi cab uber alarm timer reminder appointment flug fluge zug tisch termin wecker kalender calendar money geld vol train table reveil taxi rendez agenda argent vuelo mesa cita alarma dinero calendario voo passagem consulta dinheiro volo tavolo treno sveglia soldi appuntamento music musik musique musica lights licht lumiere groceries einkauf* parcel paket visitenkarten flour mehl farine harina farinha farina ingredients eggs',
  fake: 'fake* clon* replica* counterfeit* spoof* gefalscht* falsch* nachgemacht* faux fausse* contrefa* falso falsa falsos falsas finta finto finte finti falsificat* erfund* erfind* invent* pretend* impersonat* phish* scam* hack* steal* betrug* abzock* arnaqu* escroqu* estafa* golpe enganar truffa* klau* vole* voler robar roba roubar rubare stolen gestohlen* pirater piratear hackear trick*',
  form: 'form forms formular* formulaire* formulario* modulo moduli guestbook gastebuch submission* message* nachricht* mensaje* mensagen* messagg* inbox posteingang answers antworten',
  free: 'free gratis kostenlos umsonst kostenfrei gratuit* trial testphase catch haken',
  goal: 'goal goals milestone* ziel ziele zielen aufrufziel* meilenstein* objectif* objetivo* meta metas obiettiv* traguard*',
  google:
    'google seo suchmaschine* googeln index* referencement buscador* busca search searching bing indicizz* posizion*',
  harm: 'hate hass haine odio kill tod morte insult* beleidig* mobb* revenge rache vengeance venganza vinganca vendetta humiliat* nude nudes naked nackt* nue desnud* nudo nuda porn* sex* password* passwort passworter leak* expose malware virus ransomware keylogger spy ausspionier* espion* espia* spiare',
  health:
    'headache* fever hurt* pain* ache* sick ill pill* medicine* medication ibuprofen paracetamol aspirin antibiotic* dosage symptom* pregnan* rash cough diet doctor fieber schmerz* kopfschmerz* ruckenschmerz* bauchschmerz* zahnschmerz* halsschmerz* weh krank tablett* medikament* husten ausschlag schwanger abnehmen knie fievre douleur* medicament* malade toux enceinte maigrir dos medecin fiebre dolor duele medicina pastilla* enferm* embarazada adelgazar rodilla medico febre dor doi remedio doente tosse gravida emagrecer joelho febbre dolore male malat* incinta dimagrire ginocchio farmac* knee shoulder tooth zahn dent muela dente',
  hide: 'offline unpublish* pause* pausier* deaktivier* deactivat* depublier despublic* sospend* suspend* private privat prive privada privato hors',
  history:
    'undo* revert* restore* version* history ruckgangig zuruck* verlauf kaputt annul* revenir arriere historique deshac* volver atras historial desfaz* voltar historico ripristin* indietro cronologia recover* wiederherstell* recuper* break broken mess* yesterday gestern hier ayer ontem ieri',
  howmany:
    'many max* limit* unlimited viele unbegrenzt* hochstens combien illimit* cuanto cuantos cuanta cuantas ilimitad* quanto quanti quante quantos quantas illimitat*',
  image:
    'photo* picture* pic pics image* img* bild* foto* imagen* imagem imagens immagin* upload* hochlad* televers* subir cargar enviar carreg* caric* jpg jpeg png heic mb pixel*',
  import:
    'import* linktree beacons carrd taplink bento wix squarespace migrat* migrer umzieh* umzug ubernehm*',
  knowledge:
    'weather wetter regnet meteo tiempo clima tempo chover llover piove piovera joke witz blague chiste piada barzelletta news nachrichten capital hauptstadt capitale president prasident election wahl* eleccion* elezion* score match game spiel football fussball world tall old invented won erfunden gewonnen gagne invente gano invento ganhou inventou vinto inventato painted gemalt peint pinto pintou dipinto distance population horoscop* calculate berechne calcule calcula calcola solve moon mond lune luna lua planet* war guerre guerra krieg born died geboren gestorben',
  language:
    'language* sprache* sprachen langue* idioma* lingua* lingue german english french spanish italian portuguese deutsch englisch franzosisch spanisch italienisch portugiesisch allemand anglais francais espagnol italien portugais aleman ingles frances espanol italiano portugues tedesco inglese francese spagnolo portoghese translat* ubersetz* tradui* traduc* traduz*',
  law: 'landlord rent sue sued lawsuit legal illegal law lawyer fire fired evict* divorce custody visa tax* deduct* vermieter miete verklag* kundigen gekundigt scheidung anwalt erlaubt steuer* absetzen loyer proprietaire proces licencier virer avocat impots porter casero alquiler demandar despedir abogado impuestos denunciar senhorio aluguel processar demitir advogado imposto* affitto licenziar* avvocato tasse denuncia* causa neighbour neighbor nachbar voisin vecino vizinho vicino employee contract deposit kaution caution fianza cauzione',
  links: 'link links lien liens enlace enlaces collegament*',
  money:
    'bitcoin crypto krypto* ethereum stock stocks invest* etf* loan mortgage aktie* kredit anleg* sparen bourse acciones hipoteca prestamo acoes emprestimo azioni mutuo prestito savings',
  newsletter:
    'subscrib* newsletter* mailing signups abonnent* abonne* inscrit* suscriptor* suscrit* assinante* iscritt* boletin mailchimp',
  notify:
    'notif* benachrichtig* mitteilung* push bell glocke cloche campana digest quiet ruhezeit* silence silencio',
  onPage:
    'section button buttons tagline bio headline heading title menu faq abschnitt bereich knopf uberschrift titel rubrique bouton titre seccion boton titulo secao botao sezione pulsante titolo portfolio gallery galerie galeria galleria',
  page: 'page pages site sites website websites seite seiten webseite homepage pagina paginas pagine sitio sito siti',
  passkey:
    'passkey* fingerprint* fingerabdruck faceid face touch biometr* empreinte huella digital impronta',
  password: 'password* passwort* passwords motdepasse passe contrasena* senha* parola pin kennwort',
  pay: 'pay* paid bezahl* zahl* pago pagos pagar* pagament* pagare payer paiement* paie donat* spende* dons donacion* doac* donazion* tip tips trinkgeld checkout stripe cobrar',
  people:
    'visitor* people ppl customer* client* fan fans follower* kunden kundin* kunde leute besucher* gens visiteur* abonnes gente visitante* personas pessoas persone clienti visitator* mum mom mother dad father boss friend* wife husband girlfriend boyfriend mutter mama papa vater chef freund* frau mann mere pere ami amis copine copain madre padre jefe amig* novi* mae pai namorad* capo amic* mamma fidanzat* sister schwester soeur hermana irma sorella brother bruder frere hermano irmao fratello',
  plan: 'plan plans tarif* starter pro premium abo abos abonnement* formule* suscripcion* planes plano planos assinatura* piano piani abbonament* subscription* upgrade* paket',
  price:
    'cost* price* pricing expensive cheap* fee fees kost* preis* teuer billig coute* couts prix cher cuesta* precio* caro barat* custa* preco* costa* prezz* expensive discount* rabatt* reduction descuento* desconto* sconto* yearly jahrlich annuel anual annuale monthly monat* mois mes mese',
  privacy:
    'privacy gdpr dsgvo rgpd lgpd cookie* datenschutz confidentialit* privacidad* riservat* track* tracking spy',
  program:
    'python sql regex script excel spreadsheet macro photoshop windows mac macbook computer laptop printer wifi wlan drucker rechner ordinateur imprimante ordenador impresora computador impressora stampante router game spiel plugin bot website database datenbank programmier* program* install* powerpoint netflix code coden webshop android chrome outlook word pdf',
  publish:
    'publish* public live online veroffentlich* freischalten sichtbar publie* publier visible* publicar publicad* publico visivel pubblic* visibile draft entwurf brouillon borrador rascunho bozza',
  qr: 'qr qrcode scan* scannen scanner escanear',
  review:
    'review* testimonial* rating* bewertung* rezension* kundenstimme* avis temoignage* resena* testimonio* avaliac* depoimento* recension* testimonianz*',
  screenReader:
    'accessib* barrierefrei* affiliate schedule* planen programar programmare country land verified blau certifi* affili* parrainage',
  script: 'script* javascript pixel* gtm tag widget* plugin* analytics',
  sell: 'sell* shop store verkauf* vendre vende vender vendo vendere produkt* product*',
  several:
    'two second several multiple another more zwei zweite* mehrere weitere deux deuxieme plusieurs autre segunda segundo varias otra otro duas outra mais seconda altra piu due third',
  share:
    'share* sharing teil* weitergeb* verschick* partag* compart* condivid* partilh* bio flyer sticker card',
  shape:
    'dunkl* hell* dark* light* bigger smaller larger grosser kleiner farbe color colour font schrift background hintergrund rounder',
  site: 'instagram insta ig facebook fb twitter tiktok linkedin snapchat reddit whatsapp pinterest threads youtube ebay amazon airbnb vinted',
  storage:
    'storage disk speicher* stockage espace almacenamiento armazenamento archiviazione gb gigabyte* space platz espacio espaco spazio',
  suspended:
    'suspend* suspens* suspendu* gesperrt* sperr* sospes* banned reported gemeldet denunci* appeal* einspruch apelar apelo ricors*',
  template: 'template* vorlage* plantilla* gabarit*',
  twoFactor:
    '2fa authenticator factor faktor zweifaktor facteurs factores fatores fattori recovery totp',
  username: 'username* benutzername* nutzername* pseudo usuario utente handle utilisateur',
  wondersWhat:
    'how what where when why who which wie was wo wann warum wer welche* comment quoi ou quand pourquoi qui quel* como que donde cuando quien cual* onde quando quem qual quais come cosa dove perche chi quale',
  can: 'can could may possible kann konnen darf geht moglich puis peut peux possible puedo puede pueden posible posso pode podem possivel si possibile possono allowed',
  should:
    'should must need have soll* muss brauch* dois faut besoin debo deberia tengo necesito devo deveria preciso dovrei bisogna worth lohnt conviene',
  you: 'you u your du dir dich ihr euch sie tu vous te ton votre tu usted vosotros voce voces te lei voi ti vys',
  i: 'i im my me ich mir mich mein* je mon ma mes moi yo mi mis eu meu minha meus io mio mia miei',
};

const whole = new Map<string, string[]>();
const stems: { start: string; topic: string }[] = [];
for (const [topic, words] of Object.entries(topicWords)) {
  for (const word of words.split(' ')) {
    if (word.endsWith('*')) stems.push({ start: word.slice(0, -1), topic });
    else whole.set(word, [...(whole.get(word) ?? []), topic]);
  }
}

/** Of a word without accents. */
export function topicsOf(word: string): string[] {
  const byStem = stems.filter(({ start }) => word.startsWith(start)).map(({ topic }) => topic);
  return [...new Set([...(whole.get(word) ?? []), ...byStem])];
}
