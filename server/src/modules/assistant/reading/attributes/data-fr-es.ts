// Parts of a page and moods: French and Spanish.
export const ATTRIBUTES_FR = `
page: page,site,tout,toute la page,design,mise en page,apparence,style,look
background: fond,arrière-plan,arriere plan,couleur de fond,fond d'écran,couleur du fond
button: bouton,boutons,btn
heading: titre,titres,en-tête,entête,gros titre,sous-titres
text: texte,textes,couleur du texte,mots,lettres
font: police,polices,typo,typographie,police d'écriture,caractères,fonte,écriture
corner: coin,coins,angles,arrondi,arrondis,bords
spacing: espacement,espacements,espace,marges,marge,interligne
avatar: photo de profil,avatar,ma photo,portrait,image de profil,photo de moi
accent: accent,couleur d'accent,couleur principale,couleur de marque
colors: couleur,couleurs,palette,coloris,teinte,teintes
name: nom,mon nom,titre de la page,prénom
tagline: slogan,sous-titre,accroche,phrase d'accroche,devise
bio: description,texte de présentation
icon: icône,icônes,symbole,symboles
border: bordure,bordures,contour,cadre
shadow: ombre,ombres
animation: animation,animations,mouvement,effets
alignment: alignement
image: image,photo,images,photos,couverture
link: lien,liens
card: carte,cartes,tuiles,cadres
size: taille,taille du texte,tailles
scheme: mode sombre,mode clair,mode nuit,thème sombre,thème clair
language: langue
order: ordre
divider: ligne,lignes,séparateur
`;
export const ATTRIBUTES_ES = `
page: página,sitio,web,todo,toda la página,diseño,estilo,aspecto,look
background: fondo,color de fondo,color del fondo,imagen de fondo
button: botón,botones,boton,btn
heading: encabezado,encabezados,título,títulos,titular,cabecera
text: texto,textos,letras,color del texto,palabras
font: fuente,fuentes,tipografía,letra,tipo de letra,tipografia
corner: esquina,esquinas,bordes redondos,redondeo
spacing: espaciado,espacio,espacios,márgenes,margen,interlineado,separación
avatar: foto de perfil,avatar,mi foto,retrato,imagen de perfil
accent: acento,color de acento,color principal,color de marca
colors: color,colores,paleta,tono,tonos
name: nombre,mi nombre,título de la página
tagline: eslogan,subtítulo,lema,frase
bio: descripción
icon: icono,iconos,ícono,íconos,símbolo
border: borde,bordes,contorno,marco
shadow: sombra,sombras
animation: animación,animaciones,movimiento,efectos
alignment: alineación
image: imagen,foto,imágenes,fotos,portada
link: enlace,enlaces,link
card: tarjeta,tarjetas,cajas,cuadros
size: tamaño,tamaño de letra,tamaños
scheme: modo oscuro,modo claro,modo noche,tema oscuro,tema claro
language: idioma,lengua
order: orden
divider: línea,líneas,separador
`;
export const MOODS_FR = `
elegant: élégant,élégante,chic,raffiné,raffinée,classe,distingué,intemporel
playful: ludique,amusant,joyeux,joyeuse,coloré,colorée,fun,rigolo,mignon,mignonne
minimal: minimaliste,minimal,épuré,épurée,simple,sobre,sobres
bold: audacieux,audacieuse,percutant,marquant,fort,forte,voyant,gras
luxury: luxe,luxueux,luxueuse,haut de gamme,prestigieux,premium,glamour
cozy: chaleureux,chaleureuse,cosy,accueillant,douillet,convivial
techy: technologique,tech,futuriste,numérique,geek
romantic: romantique,doux,douce,féminin,féminine,délicat,délicate,rêveur,poétique
brutalist: brutaliste,brut,brute,punk,rugueux
natural: naturel,naturelle,bio,rustique,organique,champêtre,bohème
retro: rétro,vintage,ancien,nostalgique
modern: moderne,contemporain,contemporaine,frais,fraîche,tendance,cool
professional: professionnel,professionnelle,sérieux,sérieuse,pro,corporate
calm: calme,apaisant,apaisante,zen,paisible,reposant,tranquille
artistic: artistique,créatif,créative,original,originale,éditorial
dark: sombre,gothique,mystérieux,nocturne,foncé
bright: lumineux,lumineuse,clair,claire,éclatant,vif,ensoleillé
sporty: sportif,sportive,dynamique,énergique
`;
export const MOODS_ES = `
elegant: elegante,sofisticado,sofisticada,refinado,refinada,fino,con clase,atemporal
playful: divertido,divertida,alegre,juguetón,juguetona,colorido,colorida,lindo,tierno
minimal: minimalista,simple,sencillo,sencilla,limpio,limpia,sobrio,sobria
bold: atrevido,atrevida,llamativo,llamativa,impactante,fuerte,audaz
luxury: lujo,lujoso,lujosa,de lujo,exclusivo,exclusiva,premium,glamuroso
cozy: acogedor,acogedora,cálido,cálida,hogareño,hogareña,cercano
techy: tecnológico,tecnológica,futurista,digital,techie
romantic: romántico,romántica,delicado,delicada,suave,femenino,femenina,soñador
brutalist: brutalista,crudo,punk,rudo
natural: natural,rústico,rústica,orgánico,orgánica,bohemio
retro: retro,vintage,antiguo,nostálgico
modern: moderno,moderna,contemporáneo,fresco,fresca,actual,juvenil
professional: profesional,serio,seria,formal,corporativo
calm: tranquilo,tranquila,relajado,relajada,sereno,zen,relajante
artistic: artístico,artística,creativo,creativa,original
dark: oscuro,oscura,gótico,misterioso
bright: luminoso,luminosa,brillante,vivo,viva,soleado,veraniego
sporty: deportivo,deportiva,dinámico,enérgico
`;
