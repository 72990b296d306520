// Verbs of wishes by what they ask for: French and Spanish. `~` marks words that are also nouns or adjectives.
export const VERBS_FR = `
add: ajoute,ajouter,ajoutez,ajoutes,ajout,ajoutons,rajoute,rajouter,rajoutez,mets,met,mettre,mettez,insere,inserer,inserez,inclus,inclure,place,placer,integre,integrer,lie,relie,voudrais,veux,voulons,aimerais,souhaite,il me faut,j'ai besoin,besoin,colle,cree un lien
remove: supprime,supprimer,supprimez,suprime,suprimer,enleve,enlever,enlevez,retire,retirer,retirez,efface,effacer,effacez,vire,virer,ote,oter,degage,sans,elimine
change: change,changer,changez,changes,modifie,modifier,modifiez,remplis,corrige,corriger,corrigez,mets a jour,mettre a jour,edite,editer,ajuste,ajuster,adapte,adapter,passe,passer,regle
move: deplace,deplacer,deplacez,bouge,bouger,monte,monter,descends,descendre,remonte,remonter,glisse,pousse,decale
rename: renomme,renommer,renommez,appelle,appeler,appelez,intitule,intituler,nomme,nommer,baptise
hide: cache,cacher,cachez,masque,masquer,masquez,desactive,desactiver
show: montre,montrer,montrez,affiche,afficher,affichez,presente,active,activer,fais apparaitre
undo: annule,annuler,annulez,reviens,revenir,retour,reviens en arriere,en arriere,remets comme avant,defais,defaire
redo: refais,refaire,retablis,retablir
restore: restaure,restaurer,remets,remettre,ramene
publish: publie,publier,publiez,mets en ligne,mettre en ligne,lance la page
unpublish: depublie,depublier,mets hors ligne
make: fais,faire,faites,fait,cree,creer,creez,construis,realise,concois,genere,generer,rends,rendre,rendez,fabrique,colore
swap: echange,echanger,inverse,inverser,intervertis,permute,permuter
replace: remplace,remplacer,remplacez,a la place de,au lieu de
fix: repare,reparer,arrange,ameliore,ameliorer,nettoie
sort: trie,trier,triez,classe,classer,range,ranger,ordonne,reorganise
keep: garde,garder,gardez,laisse,laisser,conserve,conserver
write: ecris,ecrire,ecrivez,dis,marque,redige,reformule,reformuler,raccourcis
translate: traduis,traduire,traduisez
duplicate: duplique,dupliquer,copie,copier
highlight: surligne,souligne,mets en avant,mettre en avant,mets en valeur,epingle,epingler
grow: agrandis,agrandir,augmente,augmenter,elargis,grossis,grossir
shrink: reduis,reduire,retrecis,diminue,diminuer
lighten: eclaircis,eclaircir
darken: assombris,assombrir,fonce,foncer
center: centre,centrer,centrez,aligne,aligner
try: essaie,essaye,essayer,propose,suggere,surprends
start: recommence,recommencer,repars de zero,de zero,reinitialise
be: est,sont,soit,coute,coutent
use: utilise,utiliser,utilisez,prends,prendre,choisis,choisir
`;
export const VERBS_ES = `
add: anade,anadir,anadas,anademe,anadele,anado,agrega,agregar,agregame,agregue,agregale,pon,poner,ponle,ponme,ponga,incluye,incluir,mete,meter,inserta,insertar,coloca,colocar,suma,sumar,enlaza,enlazar,quiero,quisiera,queremos,necesito,me gustaria,sube,subir
remove: quita,quitar,quitale,quitame,quite,elimina,eliminar,eliminame,elimine,borra,borrar,borrame,borre,saca,sacar,suprime,suprimir,retira,retirar,sin
change: cambia,cambiar,cambiale,cambiame,cambie,cambies,modifica,modificar,modifique,edita,editar,actualiza,actualizar,actualice,corrige,corregir,ajusta,ajustar
move: mueve,mover,mueva,muevelo,muevela,desplaza,desplazar,baja,bajar,arrastra,traslada
rename: renombra,renombrar,llama,llamalo,llamala,llamar,se llame,titula,nombra
hide: oculta,ocultar,oculte,esconde,esconder,desactiva,desactivar
show: muestra,mostrar,muestre,ensena,ensenar,visualiza,activa,activar
undo: deshaz,deshacer,deshazlo,revierte,revertir,vuelve atras,volver atras,como estaba,dejalo como antes,atras,anula,anular
redo: rehaz,rehacer
restore: restaura,restaurar,recupera,recuperar,devuelve
publish: publica,publicar,publique,publicala,publicalo,lanza
unpublish: despublica,despublicar
make: haz,hacer,hazme,hazlo,hazla,haga,crea,crear,creame,cree,disena,disenar,construye,genera,generar,arma,monta,pinta
swap: intercambia,intercambiar,permuta,invierte
replace: reemplaza,reemplazar,sustituye,sustituir,substituye,remplaza,en lugar de,en vez de
fix: arregla,arreglar,repara,reparar,mejora,mejorar,limpia
sort: ordena,ordenar,organiza,organizar,clasifica
keep: manten,mantener,deja,dejar,conserva,conservar,guarda
write: escribe,escribir,di,diga,redacta,reescribe,acorta
translate: traduce,traducir,traduzca
duplicate: duplica,duplicar,copia,copiar
highlight: destaca,destacar,resalta,resaltar,fija,fijar
grow: agranda,agrandar,aumenta,aumentar,amplia,ampliar
shrink: achica,achicar,reduce,reducir,encoge,disminuye
lighten: aclara,aclarar
darken: oscurece,oscurecer
center: centra,centrar,alinea,alinear
try: prueba,probar,intenta,sugiere,propon,sorprendeme
start: empieza de nuevo,empezar de nuevo,desde cero,de cero,reinicia,reiniciar
be: es,son,sea,cuesta,cuestan,vale
use: usa,usar,use,utiliza,utilizar,elige,elegir,escoge
`;
