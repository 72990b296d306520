// Parts of a page and moods: Portuguese and Italian.
export const ATTRIBUTES_PT = `
page: página,site,tudo,página toda,página inteira,design,estilo,visual,layout,aparência
background: fundo,cor de fundo,cor do fundo,plano de fundo,imagem de fundo
button: botão,botões,botao,botoes,btn
heading: título,títulos,cabeçalho,cabeçalhos,manchete
text: texto,textos,letras,cor do texto,palavras
font: fonte,fontes,tipografia,letra,tipo de letra
corner: canto,cantos,arredondamento
spacing: espaçamento,espaço,espaços,margens,margem,entrelinha
avatar: foto de perfil,avatar,minha foto,retrato,imagem de perfil
accent: destaque,cor de destaque,cor principal,cor da marca
colors: cor,cores,paleta,tom,tons
name: nome,meu nome,título da página
tagline: slogan,subtítulo,lema,frase
bio: descrição
icon: ícone,ícones,símbolo
border: borda,bordas,contorno,moldura
shadow: sombra,sombras
animation: animação,animações,movimento,efeitos
alignment: alinhamento
image: imagem,foto,imagens,fotos,capa
link: link,links,ligação,ligações
card: cartão,cartões,caixas,blocos
size: tamanho,tamanho da letra,tamanhos
scheme: modo escuro,modo claro,modo noturno,tema escuro,tema claro
language: idioma,língua
order: ordem
divider: linha,linhas,separador
`;
export const ATTRIBUTES_IT = `
page: pagina,sito,tutto,tutta la pagina,design,stile,aspetto,grafica,layout
background: sfondo,colore di sfondo,colore dello sfondo,immagine di sfondo
button: pulsante,pulsanti,bottone,bottoni,tasto,tasti
heading: titolo,titoli,intestazione,intestazioni,testata
text: testo,testi,lettere,colore del testo,parole
font: carattere,caratteri,font,tipografia,scrittura
corner: angolo,angoli,bordi arrotondati,arrotondamento,spigoli
spacing: spaziatura,spazio,spazi,margini,margine,interlinea,distanza
avatar: foto profilo,foto del profilo,avatar,mia foto,ritratto,immagine del profilo
accent: accento,colore di accento,colore principale,colore del brand
colors: colore,colori,palette,tonalità,tinta,tinte
name: nome,mio nome,titolo della pagina
tagline: slogan,sottotitolo,motto
bio: descrizione
icon: icona,icone,simbolo,simboli
border: bordo,bordi,contorno,cornice
shadow: ombra,ombre
animation: animazione,animazioni,movimento,effetti
alignment: allineamento
image: immagine,foto,immagini,copertina
link: link,collegamento,collegamenti
card: scheda,schede,riquadri,riquadro
size: dimensione,dimensioni,grandezza
scheme: modalità scura,modalità chiara,modalità notte,tema scuro,tema chiaro
language: lingua
order: ordine
divider: linea,linee,separatore
`;
export const MOODS_PT = `
elegant: elegante,sofisticado,sofisticada,chique,refinado,refinada,atemporal
playful: divertido,divertida,alegre,brincalhão,colorido,colorida,fofo,fofa,lúdico
minimal: minimalista,simples,clean,limpo,limpa,sóbrio
bold: ousado,ousada,chamativo,chamativa,marcante,forte,impactante
luxury: luxo,luxuoso,luxuosa,de luxo,exclusivo,exclusiva,premium
cozy: aconchegante,acolhedor,acolhedora,quente,caloroso
techy: tecnológico,tecnológica,futurista,digital
romantic: romântico,romântica,delicado,delicada,suave,feminino,feminina,sonhador
brutalist: brutalista,bruto,punk
natural: natural,rústico,rústica,orgânico,orgânica
retro: retrô,retro,vintage,antigo,nostálgico
modern: moderno,moderna,contemporâneo,fresco,atual,descolado
professional: profissional,sério,séria,formal,corporativo
calm: calmo,calma,tranquilo,tranquila,relaxante,sereno,zen
artistic: artístico,artística,criativo,criativa,original
dark: escuro,escura,gótico,misterioso,sombrio
bright: claro,luminoso,luminosa,brilhante,vibrante,ensolarado
sporty: esportivo,esportiva,desportivo,dinâmico
`;
export const MOODS_IT = `
elegant: elegante,raffinato,raffinata,sofisticato,sofisticata,di classe,senza tempo
playful: giocoso,giocosa,divertente,allegro,allegra,colorato,colorata,carino,simpatico
minimal: minimalista,minimale,semplice,pulito,pulita,sobrio,sobria,essenziale
bold: audace,deciso,decisa,appariscente,forte,d'impatto
luxury: lusso,lussuoso,lussuosa,di lusso,esclusivo,esclusiva,premium,pregiato
cozy: accogliente,caldo,calda,intimo,familiare
techy: tecnologico,tecnologica,futuristico,digitale
romantic: romantico,romantica,delicato,delicata,dolce,femminile,sognante
brutalist: brutalista,grezzo,grezza,punk
natural: naturale,rustico,rustica,organico
retro: rétro,retro,vintage,antico,nostalgico
modern: moderno,moderna,contemporaneo,fresco,fresca,attuale
professional: professionale,serio,seria,formale,aziendale
calm: calmo,calma,tranquillo,tranquilla,rilassante,sereno,zen
artistic: artistico,artistica,creativo,creativa,originale
dark: scuro,scura,gotico,misterioso,cupo
bright: luminoso,luminosa,chiaro,chiara,brillante,vivace,solare
sporty: sportivo,sportiva,dinamico,energico
`;
