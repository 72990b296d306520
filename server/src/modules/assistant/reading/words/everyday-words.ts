// Everyday words that spelling leaves alone, and slips that it knows by heart.

/** Short words whose letters are often swapped, which no distance would find. */
export const USUAL_SLIPS: ReadonlyMap<string, string> = new Map(
  'delte delete,delet delete,dleete delete,deleet delete,delate delete,romove remove,remvoe remove,remve remove,rmove remove,removve remove,remoev remove,reomve remove,chnage change,chage change,cahnge change,chaneg change,chnge change,cange change,mvoe move,moev move,hdie hide,hied hide,shwo show,hsow show,mkae make,maek make,mke make,amke make,udno undo,unod undo,sawp swap,aad add,addd add,publsih publish,pulbish publish,renmae rename,upadte update,udpate update,repalce replace,loschn loschen,lsche losche,losceh losche,hinzufugn hinzufugen,hinzufgen hinzufugen,hinzfugen hinzufugen,entfren entferne,entfernn entfernen,mahc mach,amch mach,nadere andere,ajoutr ajouter,ajotue ajoute,ajouet ajoute,ajoter ajouter,suprime supprime,suprimer supprimer,supprim supprime,chnager changer,chagne change,changr changer,enlve enleve,deplce deplace,agrgar agregar,agrgea agrega,cambair cambiar,camiba cambia,cmabia cambia,elimna elimina,quitr quitar,mueev mueve,adicinar adicionar,mudr mudar,troac troca,remvoer remover,aggiugni aggiungi,agiungi aggiungi,togil togli,rimuvoi rimuovi,spsota sposta,teh the,hte the,adn and,nad and,taht that,thsi this,tihs this,wiht with,wtih with,jsut just,plz please,pls please,plase please,plesae please,cna can,yuor your,ur your,thx thanks,ot to,fo of,fro for,udn und,nud und,nciht nicht,bitet bitte,eien eine,dei die,pq porque,vc voce,q que,xq porque,tb tambem,tbm tambem,cn con,nn non,xke perche,whit with,lik like,liek like,mroe more,moer more,evrything everything'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);

export const COMMON_WORDS = `tart tarts start heat hear near dear bear wear tear meat neat seat team tea cone cones core corn horn born torn
line lines lime limes like likes lake lakes cake cakes bake bakes baked baking baker make maker mode model modes node nose rose roses role roles rule
late date gate rate mate plate place places plan plans plant plants plane planet park dark bark mark market cart carts card cards care cares cars car
cart art arts artist party part parts past paste pasta fast cast last least beast feast east west rest test best nest vest guest quest question
hand hands band bands land lands sand stand brand brands grand bread broad board boards road roads read ready real deal meal meals heal seal steal steel
feel feet fees feed food foods foot boot boots book books cook cooks cooking look looks hook hooks wood woods wool tool tools pool cool fool school
roof room rooms moon soon noon spoon fork forks work works word words world wood ford lord load loan lead leads leaf leave leaves live lives life
love loves lovely glove dove move moves movie movies over oven ovens even event evening given giver river rivers never fever clever clover cover covers
house houses horse horses hours nurse purse course courses source sauce cause pause because house mouse blouse tour tours four your hour sour pour
soup soap soaps shop shops ship ships chip chips chop chops shape shapes share shares shore shores short shorts shirt shirts skirt sport sports
store stores stone stones story stories stock stick sticks sticker stickers trick truck trucks track tracks train trains trainer training
class classes glass glasses grass press pressed dress dresses address cross boss loss moss mass pass passes pasta post posts poster posters host hosts
cost costs coat coats boat boats goat goats float note notes vote votes quote bone bones phone phones alone clone zone tone tones done gone
pottery poetry pastry pantry country county counter center centre winter summer spring autumn hammer camera drama dream dreams cream creams ice icing
bean beans been beer beers deer deep keep sleep sheep cheap cheese choose chose close closed closer clothes cloth clean cleaner cleaning learn learning
teach teacher teaching beach beaches reach peach peaches speak speaker spark spa space spaces spice spices price prices prize pride bride brides bridge
light lights night nights right rights fight sight might eight weight height tight flight bright knight knife white write writes writer writing
mother father brother sister daughter family friend friends child children baby babies lady ladies girl girls boys woman women man men people person
music musical magic logic comic topic fabric public black block blocks blog blogs clock clocks flock back pack packs rack sack snack snacks stack
tattoo tattoos studio study student students standard stairs chair chairs hair chain repair fair pair air airport airy fairy dairy daily diary
coach coaching couch touch much such lunch launch branch brunch bunch french fresh flesh flash flask mask masks task tasks desk disk risk brisk
piano guitar violin drums drum singer singing song songs strong string strings ring rings wing wings king kings thing things think thank thanks
flower flowers florist forest florist garden gardens gardener harden pardon person reason season seasons lesson lessons lemon melon salon salons
wedding weddings bedding building builder boulder shoulder holder older order orders border boarder hiking biking bike bikes hike hikes like
yoga pilates dance dances dancer dancing dentist dental mental metal medal model nodal vegan vegetarian vegetable pizza pizzas pasta burger burgers
coffee tea wine wines wind window windows winter winner dinner diner thinner inner corner corners burner turner tuner tuna luna lunar
game games name names came fame flame frame same tame lame shame time times tile tiles file files mile miles smile smiles pile while
novel novels level levels travel travels gravel travel bagel bagels label labels table tables cable stable able enable vegetable portable
dog dogs cat cats pet pets fish bird birds horse rabbit wolf fox bear lion tiger zebra local focal vocal total royal loyal legal regal
paint paints painter painting print prints printer point points joint joints joins coin coins pins spin thin skin chin twin twins
vintage village message massage massages passage garage image mirage sausage luggage language package cottage heritage
singe mobile mobil automobile auto autos moto motos bota botas bolo bolos bola carro carros casa casas cosa cosas masa mesa mesas pasa paso pase
coche coches noche noches leche leches fecha fechas flecha mecha mano manos mono monos cono lona luna cuna tuna zona zonas hora horas ahora
blume blumen brot brote kuchen kuche kirche kirchen buch bucher tisch tische fisch fische frisch haus hauser maus raus kaffee tee bier wein weine
schule schulen schuh schuhe stuhl stuhle garten karten arten zarten hund hunde hand hande kind kinder rind wind wunde stunde stunden kunde kunden
praxis praxen taxi friseur frisor backer baecker baeckerei backerei metzger maler malerin lehrer lehrerin trainer trainerin fotograf fotografin
fleur fleurs pain pains vin vins bain bains main mains train jardin jardins matin matins gateau gateaux bateau cadeau cadeaux chapeau
coiffeur coiffeuse boulanger boulangerie fleuriste photographe peintre musicien musicienne avocat avocate medecin cours coeur soeur fils fille filles
padre madre amico amica pane pani vino vini fiore fiori parrucchiere fotografo fotografa pittore cantante medico avvocato pasticceria panetteria
pao vinho flor flores padaria cabeleireiro fotografa medica advogado advogada cantora cantor professora professor aula aulas
panadero panaderia peluqueria peluquero fotografo abogado abogada medico medica pintor pintora flores floristeria cantante profesor profesora`;
