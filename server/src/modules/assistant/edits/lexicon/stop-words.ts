// Words that carry no wish of their own: whether they are used says nothing about whether a message was understood.
export const stopWords: ReadonlySet<string> = new Set(
  `a an the my our your his her its their to of for in on at with from by and or so then also just now please pls plz
  hey hi hello ok okay i id im ive you u we us me it is are be was were am been do does did can could would will
  should shall may might want wanna need needs like love prefer think maybe actually really very too that this these
  those there here some any one get got have has had let lets go going make it's as if but not no yes well um uh oh
  thing stuff more page site website up out off back em them they what which who whom gonna something else only same both into about
  than when while after all kind sort of quick quickly could'nt btw fyi yo pretty quite bit little lol haha kinda
  der die das den dem des ein eine einen einem einer eines mein meine meinen meiner meinem unser unsere unseren und oder
  bitte ich du wir ihr mir mich uns ist sind war waren zu zum zur im in an am auf aus bei mit von vom fur es er sie man
  mal doch noch auch dann so da hier jetzt nun gern gerne mochte will hatte wurde kannst konntest konnen kann soll sollte
  sollen seite als wie nur sehr mach mache machen ganz dir denn etwas was wird werden haben hab habe hat steht statt dass ob aber
  le la les l un une des du de d mon ma mes notre nos ton ta tes votre vos et ou a au aux en sur pour par avec dans ce cet cette ces
  je tu il elle on nous vous me te se moi toi est sont etait que qui quoi plait sil stp svp veux voudrais peux pourrais
  faut faudrait maintenant aussi alors donc juste mets met fais rends page c s y j t n qu plus tout ca bien tres mettre
  el los las unos unas mi mis tu tus su sus nuestro nuestra y o u al del con por para en que es son esta estan era lo se
  yo nosotros favor porfa quiero puedes podrias quisiera gustaria ahora tambien entonces pagina pon haz ponme muy mas como este esta
  o os as um uma uns umas meu minha meus minhas teu seu sua seus suas nosso nossa e ou ao aos a as do da dos das no na nos nas
  com por pelo pela para pra que sao esta estao eu voce nos favor quero pode poderia gostaria agora tambem entao pagina
  il lo gli i uno una mio mia miei mie tuo tua suo sua nostro nostra e ed o di del dello della dei degli delle al allo alla
  ai agli alle dal dalla nel nella nei con su sul sulla per che sono era io tu noi voi mi ti ci si puoi potresti vorrei
  voglio adesso ora anche allora pagina metti fai piu un po favore piacere questo questa rendi
  s t m re ve ll d isn don`
    .split(/\s+/)
    .filter(Boolean),
);
