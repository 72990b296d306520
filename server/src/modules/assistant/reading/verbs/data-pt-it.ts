// Verbs of wishes by what they ask for: Portuguese and Italian. `~` marks words that are also nouns or adjectives.
export const VERBS_PT = `
add: adiciona,adicionar,adicione,adicionas,acrescenta,acrescentar,acrescente,coloca,colocar,coloque,poe,por na,ponha,bota,botar,inclui,incluir,inclua,insere,inserir,insira,mete,junta,quero,queria,gostaria,preciso,precisamos,linka,linkar
remove: remove,remover,remova,tira,tirar,tire,apaga,apagar,apague,exclui,excluir,exclua,deleta,deletar,delete,elimina,eliminar,elimine,retira,retirar,sem
change: muda,mudar,mude,altera,alterar,altere,troca a,edita,editar,edite,atualiza,atualizar,atualize,actualiza,corrige,corrigir,corrija,modifica,modificar,modifique,ajusta,ajustar,ajuste
move: move,mover,mova,sobe,subir,suba,desce,descer,desca,desloca,arrasta,leva,passa
rename: renomeia,renomear,renomeie,chama,chamar,chame,chamado,chamada,intitula,nomeia
hide: esconde,esconder,esconda,oculta,ocultar,oculte,desativa,desativar
show: mostra,mostrar,mostre,exibe,exibir,exiba,ativa,ativar
undo: desfaz,desfazer,desfaca,reverte,reverter,reverta,volta,voltar,volte,volta atras,como estava,anula,anular
redo: refaz,refazer,refaca
restore: restaura,restaurar,restaure,recupera,recuperar,traz de volta
publish: publica,publicar,publique,coloca no ar,poe no ar,lanca
unpublish: despublica,despublicar,tira do ar
make: faz,fazer,faca,cria,criar,crie,constroi,monta,montar,monte,gera,gerar,gere,desenha,deixa,deixe,pinta,torna,tornar
swap: troca,trocar,troque,inverte,inverter,permuta
replace: substitui,substituir,substitua,em vez de,no lugar de
fix: conserta,consertar,arruma,arrumar,melhora,melhorar,melhore,repara
sort: ordena,ordenar,ordene,organiza,organizar,organize,classifica
keep: mantem,manter,mantenha,conserva,guarda
write: escreve,escrever,escreva,diz,diga,redige,reescreve,encurta
translate: traduz,traduzir,traduza
duplicate: duplica,duplicar,copia,copiar,copie
highlight: destaca,destacar,destaque,realca,realcar,fixa,fixar
grow: aumenta,aumentar,aumente,amplia,ampliar
shrink: diminui,diminuir,diminua,reduz,reduzir,reduza,encolhe
lighten: clareia,clarear
darken: escurece,escurecer,escureca
center: centraliza,centralizar,centralize,centra,alinha,alinhar
try: tenta,tentar,experimenta,sugere,surpreende
start: comeca de novo,comecar de novo,do zero,recomeca,reinicia
be: sao,seja,custa,custam
use: usa,usar,use,utiliza,utilizar,utilize,escolhe,escolha
`;
export const VERBS_IT = `
add: aggiungi,aggiungere,aggiungimi,aggiungici,aggiunga,agiungi,metti,mettere,mettici,mettimi,inserisci,inserire,includi,includere,piazza,collega,collegare,voglio,vorrei,vogliamo,mi serve,ho bisogno,carica
remove: rimuovi,rimuovere,rimuova,togli,togliere,toglimi,elimina,eliminare,cancella,cancellare,leva,levare,senza
change: cambia,cambiare,cambiami,cambi,modifica,modificare,aggiorna,aggiornare,correggi,correggere,sistema,imposta,impostare,regola,adatta
move: sposta,spostare,spostalo,spostala,muovi,muovere,porta,portare,trascina,sali,scendi
rename: rinomina,rinominare,chiama,chiamalo,chiamala,chiamare,intitola
hide: nascondi,nascondere,disattiva,disattivare
show: mostra,mostrare,mostrami,visualizza,visualizzare,attiva,attivare
undo: annulla,annullare,torna indietro,tornare indietro,indietro,come prima,ripristina com'era
redo: rifai,rifare,ripeti
restore: ripristina,ripristinare,recupera,rimetti
publish: pubblica,pubblicare,publica,metti online,mettere online,lancia
unpublish: togli online,metti offline
make: fai,fare,fammi,fallo,falla,crea,creare,creami,costruisci,genera,generare,disegna,progetta,rendi,rendere,rendilo,rendila,realizza,colora
swap: scambia,scambiare,inverti,invertire
replace: sostituisci,sostituire,rimpiazza,al posto di,invece di
fix: aggiusta,aggiustare,ripara,migliora,migliorare,sistemare
sort: ordina,ordinare,riordina,organizza,organizzare
keep: tieni,tenere,mantieni,mantenere,lascia,lasciare,conserva
write: scrivi,scrivere,scriva,di',riscrivi,riformula,accorcia
translate: traduci,tradurre,traduca
duplicate: duplica,duplicare,copia,copiare
highlight: evidenzia,evidenziare,metti in evidenza,metti in risalto,fissa
grow: ingrandisci,ingrandire,aumenta,aumentare,allarga
shrink: rimpicciolisci,rimpicciolire,riduci,ridurre,diminuisci
lighten: schiarisci,schiarire
darken: scurisci,scurire
center: centra,centrare,allinea,allineare
try: prova,provare,proponi,suggerisci,sorprendimi
start: ricomincia,ricominciare,da capo,da zero,azzera
be: sono,sia,costa,costano
use: usa,usare,utilizza,utilizzare,scegli,scegliere,prendi
`;
