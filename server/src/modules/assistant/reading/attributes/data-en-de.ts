// Parts of a page, moods, kinds of fonts and comparatives: English and German.
export const ATTRIBUTES_EN = `
page: page,site,website,webpage,everything,whole page,whole thing,design,layout,look,theme,style,vibe
background: background,bg,backdrop,wallpaper,background color,background colour,page color,page colour
button: button,buttons,btn,btns,link buttons,pills
heading: heading,headings,headline,headlines,title font,titles,header,headers,big text,section titles,subheadings
text: text,texts,body,body text,copy,paragraphs,words,letters,text color,text colour,font color,font colour
font: font,fonts,typeface,typography,lettering,typo,type
corner: corner,corners,edges,rounding,border radius,radius,roundness
spacing: spacing,space,padding,gaps,margins,margin,white space,whitespace,density,line spacing
avatar: avatar,profile picture,profile photo,profile pic,pfp,photo of me,my photo,my picture,my pic,headshot,portrait,selfie,profile image
accent: accent,accents,accent color,accent colour,main color,main colour,primary color,brand color,highlight color,theme color
colors: color,colors,colour,colours,palette,color scheme,colour scheme,color palette
name: name,my name,page name,username shown,full name,page title,title
tagline: tagline,tag line,slogan,subtitle,sub title,strapline,motto,bio line,short description,headline under my name
bio: bio,about text,description,intro text
icon: icon,icons,social icons,symbols,logos
border: border,borders,outline,outlines,frame,frames
shadow: shadow,shadows,drop shadow
animation: animation,animations,motion,movement,effects,transitions
alignment: alignment,align,text alignment
image: image,picture,photo,images,pics,cover,cover photo
link: link,links
card: card,cards,tiles,boxes,box
size: size,sizes,font size,text size
scheme: dark mode,light mode,night mode,dark theme,light theme,day mode
language: language,lang
order: order,sequence
divider: divider,dividers,line,lines
`;
export const ATTRIBUTES_DE = `
page: seite,webseite,website,homepage,alles,ganze seite,design,layout,aussehen,stil,look,gestaltung
background: hintergrund,hintergrundfarbe,hintergrundbild,seitenfarbe,untergrund
button: knopf,knöpfe,button,buttons,schaltfläche,schaltflächen,linkbuttons
heading: überschrift,überschriften,ueberschrift,ueberschriften,titelzeile,headline,schlagzeile
text: text,texte,fließtext,textfarbe,schriftfarbe,wörter,buchstaben
font: schrift,schriftart,schriftarten,font,typografie,schriften
corner: ecke,ecken,kanten,rundung,rundungen,abrundung
spacing: abstand,abstände,abstaende,zeilenabstand,leerraum,ränder,platz
avatar: profilbild,avatar,profilfoto,mein foto,mein bild,foto von mir,bild von mir,portrait,porträt
accent: akzent,akzente,akzentfarbe,hauptfarbe,markenfarbe
colors: farbe,farben,farbschema,farbpalette,palette,farbton
name: name,mein name,namen,seitentitel,titel
tagline: untertitel,unterzeile,slogan,motto,claim,kurzbeschreibung
bio: beschreibung,biotext
icon: icon,icons,symbol,symbole,symbolbild
border: rahmen,rand,umrandung,kontur
shadow: schatten,schlagschatten
animation: animation,animationen,bewegung,effekte
alignment: ausrichtung
image: bild,foto,bilder,fotos,titelbild
link: link,links,verknüpfung,verlinkung
card: karte,karten,kacheln,kachel,kasten,kästen
size: größe,groesse,schriftgröße,textgröße,schriftgroesse
scheme: dunkelmodus,nachtmodus,dunkles design,helles design,dark mode,heller modus,dunkler modus
language: sprache
order: reihenfolge
divider: trennlinie,linie,linien
`;
export const MOODS_EN = `
elegant: elegant,classy,sophisticated,refined,chic,graceful,stylish,tasteful,polished,timeless
playful: playful,fun,funny,cheerful,happy,whimsical,quirky,cute,colorful,colourful,joyful,bubbly,childlike,funky
minimal: minimal,minimalist,minimalistic,clean,simple,plain,pared back,uncluttered,sleek,less is more,basic,understated,scandinavian
bold: bold,striking,loud,strong,powerful,punchy,daring,eye-catching,dramatic,impactful
luxury: luxury,luxurious,luxe,high-end,high end,premium,fancy,posh,expensive,exclusive,glamorous,glam
cozy: cozy,cosy,warm,homely,homey,comfy,inviting,hygge,welcoming,friendly
techy: techy,tech,futuristic,cyber,cyberpunk,digital,sci-fi,hacker,terminal,geeky,nerdy,startup
romantic: romantic,dreamy,soft,feminine,girly,delicate,floral,lovely,wedding style,pretty
brutalist: brutalist,brutal,raw,edgy,grunge,punk,rough,gritty,harsh
natural: natural,organic,earthy,rustic,botanical,green look,boho,bohemian,nature
retro: retro,vintage,nostalgic,old school,oldschool,old-school,seventies,70s,80s,90s,y2k,pixel
modern: modern,contemporary,fresh,current,trendy,up to date,cool,hip
professional: professional,serious,business,businesslike,corporate,formal,trustworthy,reliable
calm: calm,calming,peaceful,serene,zen,relaxed,quiet,soothing,gentle,tranquil,spa-like
artistic: artistic,arty,artsy,creative,editorial,expressive,painterly,experimental
dark: dark,moody,gothic,goth,noir,mysterious,night
bright: bright,light,airy,sunny,vibrant,vivid,summery
sporty: sporty,athletic,energetic,dynamic,active
`;
export const MOODS_DE = `
elegant: elegant,elegante,eleganter,edel,stilvoll,schick,geschmackvoll,vornehm,zeitlos
playful: verspielt,spielerisch,lustig,fröhlich,bunt,bunter,süß,niedlich,witzig
minimal: minimalistisch,minimalistischer,minimal,schlicht,schlichter,schlichte,einfach,clean,reduziert,aufgeräumt,klar
bold: kräftig,auffällig,auffallend,markant,mutig,laut,stark,plakativ
luxury: luxuriös,luxus,hochwertig,teuer,nobel,exklusiv,glamourös
cozy: gemütlich,gemütlicher,warm,wärmer,heimelig,einladend,freundlich,kuschelig
techy: technisch,futuristisch,digital,techig,hacker
romantic: romantisch,verträumt,zart,feminin,weiblich,lieblich,hübsch
brutalist: brutalistisch,roh,kantig,rau,punkig
natural: natürlich,erdig,rustikal,organisch,naturnah,pflanzlich
retro: retro,vintage,nostalgisch,altmodisch,achtziger
modern: modern,moderner,moderne,zeitgemäß,frisch,frischer,cool,trendig
professional: professionell,professioneller,seriös,seriöser,geschäftlich,vertrauenswürdig
calm: ruhig,ruhiger,entspannt,friedlich,sanft,beruhigend
artistic: künstlerisch,kreativ,ausgefallen,experimentell
dark: düster,dunkel,gothic,geheimnisvoll,nächtlich
bright: hell,heller,leuchtend,sonnig,sommerlich,lebendig
sporty: sportlich,energisch,dynamisch,aktiv
`;
