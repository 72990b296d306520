// Names of the kinds of sections: Portuguese and Italian.
export const SECTIONS_PT = `
links: links,meus links,lista de links,redes,redes sociais,ligações
featured: destaque,banner,anúncio,novidade
gallery: galeria,fotos,imagens,portfólio,portfolio,meus trabalhos,trabalhos,projetos,obras,galeria de fotos,antes e depois,fotografias
video: vídeo,vídeos,trailer,clipe,clipes,filme
music: música,músicas,canções,faixas,álbuns,discos,playlist,podcast,episódios,discografia,lançamentos
products: produtos,produto,loja,lojinha,artigos,merch,coleção,catálogo
menu: cardápio,cardapio,menu,ementa,carta,pratos,bebidas,lista de preços,carta de vinhos,tabela de preços,preçário
services: serviços,serviço,tratamentos,ofertas,tarifas,aulas,cursos,pacotes,oficinas,sessões,o que eu faço,o que ofereço,atendimentos
hours: horários,horário,horário de funcionamento,horário de atendimento,horário de abertura,funcionamento
events: eventos,evento,shows,concertos,datas,turnê,tour,datas da turnê,agenda,calendário,programação,próximos shows,espetáculos
about: sobre,sobre mim,sobre nós,quem sou,quem sou eu,quem somos,biografia,bio,apresentação,minha história,nossa história
testimonials: avaliações,depoimentos,testemunhos,opiniões,comentários de clientes,recomendações,o que dizem
team: equipe,equipa,nossa equipe,membros,integrantes,time
press: imprensa,na mídia,na imprensa,visto em
faq: faq,perguntas,perguntas frequentes,dúvidas,perguntas e respostas
stats: números,estatísticas,dados,em números
countdown: contagem regressiva,contador,cronômetro
map: mapa,endereço,morada,localização,como chegar,onde estamos
contact: contato,contacto,formulário,formulário de contato,fale comigo,fale conosco,dados de contato
newsletter: newsletter,boletim,lista de e-mails,inscrição,assinar
waitlist: lista de espera,acesso antecipado,pré-inscrição
guestbook: livro de visitas,mural de recados,comentários
quote: citação,frase,lema
text: texto,parágrafo,bloco de texto
image: imagem,foto,ilustração
spacer: espaço,separador,espaço vazio
footer: rodapé,fim da página,aviso legal
`;
export const SECTIONS_IT = `
links: link,i miei link,collegamenti,lista di link,social,reti sociali
featured: in evidenza,banner,annuncio,novità,in primo piano
gallery: galleria,gallerie,foto,immagini,portfolio,i miei lavori,lavori,progetti,opere,galleria fotografica,prima e dopo
video: video,trailer,filmato,filmati,clip
music: musica,canzoni,brani,album,dischi,playlist,podcast,episodi,discografia,uscite
products: prodotti,prodotto,negozio,shop,articoli,merch,collezione,catalogo,stampe
menu: menù,menu,carta,carta dei vini,piatti,bevande,listino,listino prezzi,lista dei prezzi,prezzi
services: servizi,servizio,trattamenti,offerte,tariffe,lezioni,corsi,pacchetti,laboratori,sedute,cosa faccio,cosa offro
hours: orari,orario,orari di apertura,orario di apertura,apertura,aperture
events: eventi,evento,concerti,date,tour,date del tour,agenda,spettacoli,calendario,programma,prossime date,serate
about: chi sono,chi siamo,su di me,su di noi,biografia,bio,presentazione,la mia storia,la nostra storia
testimonials: recensioni,testimonianze,opinioni,valutazioni,raccomandazioni,dicono di noi,dicono di me
team: squadra,team,il team,membri,il nostro team,componenti
press: stampa,rassegna stampa,parlano di noi,sui giornali,visto su
faq: faq,domande,domande frequenti,domande e risposte
stats: numeri,statistiche,cifre,dati,in numeri
countdown: conto alla rovescia,timer,contatore
map: mappa,indirizzo,posizione,dove siamo,come arrivare,come raggiungerci,cartina
contact: contatti,contatto,modulo,modulo di contatto,contattami,contattaci,scrivimi,form di contatto
newsletter: newsletter,bollettino,mailing list,iscrizione newsletter,iscriviti
waitlist: lista d'attesa,lista di attesa,accesso anticipato
guestbook: libro degli ospiti,guestbook,commenti
quote: citazione,frase,motto
text: testo,paragrafo,blocco di testo
image: immagine,fotografia,illustrazione
spacer: spazio,separatore,spazio vuoto,distanza
footer: piè di pagina,fondo pagina,note legali,footer
`;
