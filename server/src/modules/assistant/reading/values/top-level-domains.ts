// Endings that make a host of words with a dot between them: every country, and the usual generic ones.
const GENERIC = `com org net edu gov mil int gle info biz name pro app dev io ai co me tv fm gg cc ly to sh xyz online site website store shop page link bio blog
art design studio media music band film photo photos photography gallery pictures video live stream radio fashion style beauty salon spa fitness yoga
coach health dental clinic care life club team group agency digital tech cloud software systems network solutions services consulting works work company
ventures capital finance money cash fund expert guru school academy education training courses events tickets party wedding love fun games game
bar pub cafe coffee restaurant pizza kitchen recipes menu wine beer vin food bakery farm garden flowers organic bike travel tours holiday hotel house
homes property immo haus land estate space world earth global international city berlin hamburg koeln cologne wien bayern london paris bzh alsace
nyc tokyo madrid barcelona cat eus gal scot wales cymru swiss tirol amsterdam brussels gent vlaanderen social chat email news press report review reviews today
rocks ninja cool wtf lol zone center place directory guide tips help support one plus eu mobi tel jobs careers law legal lawyer attorney engineering
build construction repair auto car cars taxi dog pet vet baby kids toys gift gifts cards market sale deals boutique jewelry watch shoes clothing
family church faith foundation charity ngo ong gmbh ltd inc llc science bio energy eco green audio dj actor dance theater theatre show camera ink tattoo
ink fyi icu top vip fit hair skin surgery catering delivery florist solar builders contractors plumbing cleaning lighting limo reisen viajes voyage vacations
rentals surf ski golf soccer football hockey tennis rugby racing yachts fans guitars foto graphics productions marketing partners technology university
schule tienda tube uno vision maison kaufen jetzt kiwi ruhr promo click win bet ooo day date moe gay lgbt vote wiki how new zip mov example`;
const COUNTRIES = `ac ad ae af ag al am ao ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cd cf cg ch ci ck cl cm cn cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et fi fj fo fr ga gd ge gf gh gi gl gm gn gp gq gr gt gu gw gy hk hn hr ht hu id ie il im in iq ir is it je jm jo jp ke kg kh ki km kn kr kw ky kz la lb lc li lk lr ls lt lu lv ma mc md mg mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg si sk sl sm sn so sr st su sv sx sy sz tc td tf tg th tj tk tl tm tn tr tt tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw`;

const known = new Set(`${GENERIC} ${COUNTRIES}`.split(/\s/));

export const isTopLevelDomain = (label: string): boolean => known.has(label);
