// Verbs of wishes by what they ask for: English and German. `~` marks words that are also nouns or adjectives.
export const VERBS_EN = `
add: add,adds,adding,added,ad,put,puts,putting,insert,include,including,incl,attach,place,drop,plug,link,~link,connect,append,give,gimme,need,want,wanna,would like,i'd like,throw in,slap,stick,embed,upload,create,list,mention,feature
remove: remove,removes,removing,removed,rm,delete,deletes,deleting,deleted,del,drop,erase,get rid of,take out,take off,take away,kill,lose,ditch,clear,cut,scrap,trash,take down,eliminate,without,throw out,toss
change: change,changes,changing,changed,update,updates,updating,updated,upd,edit,edits,editing,modify,adjust,alter,correct,set,sets,tweak,revise
move: move,moves,moving,moved,bring,push,shift,drag,pull,reorder,rearrange,raise
rename: rename,renames,renaming,renamed,call,calls,called,retitle,name it,relabel,entitle,title it
hide: hide,hides,hiding,hidden,hid,conceal,unlist,pause,mute,turn off,switch off,disable
show: show,shows,showing,unhide,display,reveal,present,turn on,switch on,enable
undo: undo,undoes,undoing,undone,revert,reverts,roll back,rollback,go back,take back,take it back,put it back,put back,ctrl z,back to before
redo: redo,redoes,reapply,forward again
restore: restore,restores,bring back,recover
publish: publish,publishes,publishing,go live,put it live,make it live,put online,launch it,release,post it
unpublish: unpublish,take offline,take it offline,take down my page
make: make,makes,making,made,build,builds,building,design,generate,craft,compose,do,turn,turns,have,let
swap: swap,swaps,swapping,switch,switches,exchange,trade,flip,interchange
replace: replace,replaces,replacing,replaced,substitute,instead of
fix: fix,fixes,fixing,fixed,repair,improve,clean up,tidy,tidy up,polish
sort: sort,sorts,sorting,order by,arrange,alphabetize,organize,organise,rank
keep: keep,keeps,keeping,leave,stay,stays,preserve
write: write,writes,writing,say,says,type,read,reads,word,phrase,rephrase,reword,rewrite,shorten,expand
translate: translate,translates,translating
duplicate: duplicate,duplicates,copy,copies,clone,repeat
highlight: highlight,highlights,emphasize,emphasise,feature,pin,pins,star,promote,stand out,pop
grow: enlarge,increase,bump up,scale up,blow up,grow,widen,extend,lengthen
shrink: shrink,reduce,decrease,scale down,narrow,minimize,tone down
lighten: lighten,brighten
darken: darken,dim
center: center,centre,align,centered,centred
try: try,tries,trying,surprise,suggest,propose,recommend
start: start over,start again,start fresh,from scratch,restart,reset,begin again
be: is,are,be,was,were,costs,cost
use: use,uses,using,apply,pick,choose,take,go with,go for
`;
export const VERBS_DE = `
add: hinzufugen,hinzufuegen,hinzu,fuge,fuege,fugst,ergaenze,erganze,erganzen,ergaenzen,zufugen,einfugen,einfuegen,ein fugen,einbauen,bau ein,baue ein,pack,packe,setz,setze,schreib dazu,nimm auf,aufnehmen,fug,fueg,verlinke,verlinken,verlink,brauche,brauch,mochte,moechte,will,wunsche,hatte gern,hatte gerne,haette gern,bitte noch,dazu,hange an,lade hoch,hochladen,anlegen,lege an,leg an,trag ein,trage ein,eintragen
remove: entferne,entfernen,entfern,entfernst,losche,loesche,loschen,loeschen,losch,loesch,loscht,raus,weg,weglassen,rausnehmen,nimm raus,nimm weg,wegmachen,streiche,streich,streichen,tilge,rauswerfen,wirf raus,schmeiss raus,rausschmeissen,ohne,wegnehmen,beseitige
change: andere,aendere,andern,aendern,ander,aender,anders,geandert,verandere,verandern,aktualisiere,aktualisieren,anpassen,passe an,pass an,bearbeite,bearbeiten,korrigiere,korrigieren,stell,stelle,stellen,setzen,umstellen,umandern,umaendern,abandern,wechsle,wechsel,wechseln
move: verschiebe,verschieben,verschieb,schieb,schiebe,schieben,beweg,bewege,bewegen,nach oben,nach unten,hoch,runter,rutsch,zieh,ziehe,umordnen,anordnen
rename: umbenennen,benenne,benenn,nenne,nenn,nennen,heissen,heisst,soll heissen,umbenannt,betitle
hide: verstecke,verstecken,versteck,ausblenden,blende aus,blend aus,verberge,verbergen,ausschalten,deaktiviere
show: zeige,zeig,zeigen,anzeigen,einblenden,blende ein,blend ein,darstellen,aktiviere
undo: ruckgangig,rueckgangig,rueckgaengig,ruckgaengig,zuruck,zurueck,mach das ruckgangig,ruckgangig machen,widerrufe,zurucknehmen,nimm zuruck,doch nicht
redo: wiederholen,wiederhole,wiederherstellen,stell wieder her,doch wieder
restore: hol zuruck,hole zuruck,zuruckholen,wiederbringen
publish: veroffentliche,veroffentlichen,veroeffentliche,veroeffentlichen,publiziere,publizieren,online stellen,stell online,live stellen,live schalten,freischalten
unpublish: offline nehmen,nimm offline
make: mach,mache,machen,macht,gemacht,erstelle,erstellen,erstell,baue,bau,bauen,gestalte,gestalten,gestalt,generiere,entwirf,designe,kreiere,farbe,faerbe,farb,lass
swap: tausche,tausch,tauschen,vertausche,vertauschen,austauschen,tausch aus,wechsle aus
replace: ersetze,ersetzen,ersetz,ersetzt,anstatt,statt,austausch
fix: repariere,reparieren,behebe,beheben,verbessere,verbessern,aufraumen,raum auf
sort: sortiere,sortieren,sortier,ordne,ordnen,reihenfolge
keep: behalte,behalten,behalt,lasse,lassen,bleib,bleibt,bleiben
write: schreibe,schreib,schreiben,sage,sag,formuliere,formulieren,umformulieren,kurze,kurzen,kuerze,texte,tippe,soll stehen
translate: ubersetze,ubersetzen,uebersetze,uebersetzen
duplicate: dupliziere,duplizieren,kopiere,kopieren,verdopple,verdoppeln
highlight: hervorheben,hebe hervor,heb hervor,betone,betonen,markiere,markieren,anpinnen,pinne,auffallen
grow: vergrossere,vergrossern,vergroessere,vergroessern,erhohe,erhohen
shrink: verkleinere,verkleinern,verringere,reduziere,reduzieren
lighten: aufhellen,erhelle,helle auf
darken: abdunkeln,verdunkle,dunkle ab
center: zentriere,zentrieren,zentriert,mittig,ausrichten
try: versuche,versuch,probiere,probier,uberrasch,uberrasche,schlag vor,vorschlagen
start: neu anfangen,fang neu an,von vorne,von vorn,neustart,neu starten,zurucksetzen
be: ist,sind,sei,war,kostet,kosten,soll,sollen,sollte
use: nimm,nehme,nehmen,benutze,benutz,verwende,verwenden,nutze,nutzen,wahle,waehle,wahlen
`;
