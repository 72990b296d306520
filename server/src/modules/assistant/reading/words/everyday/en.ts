// Frequent English words: they tell the language, and spelling leaves them alone.
export const EVERYDAY_EN = `
am are was were been being has had having does did doing done goes going gone went come comes coming came see sees seen saw give gives gave given
take takes took taken find finds found know knows knew think thinks thought tell tells told ask asks asked seem feel feels felt become leave left
bring brought begin began keep kept hold held write wrote written stand hear heard let mean means meant meet meets met run runs running ran pay paid
sit speak spoke lie lead grow grew lose lost fall fell send sent build built understand draw drew break broke spend cut rise drive drove buy bought
wear choose teach taught learn sell sells sold selling offer offers offering provide provides help helps helping serve serves serving book books
booked booking order ordered follow follows following join joins visit visits visiting contact contacts reach text message email subscribe listen
watch read share support donate volunteer volunteers adopt rescue rescued
about above across against along among around away back because before behind below beside between beyond during except inside instead near off onto
outside over past since through toward under until upon within without although however therefore maybe perhaps always never often sometimes usually
rarely already almost enough quite rather together alone everywhere somewhere anywhere someone somebody anyone anybody everyone everybody nobody none
both either neither several few such own our ours yours their theirs himself herself myself whose whom whether while once twice soon later earlier
today yesterday tonight ago yet ever
good better best great big large small little long short high low old young new early late first last next other right left able free full easy hard
strong whole real true sure clear warm cold hot cool dry wet clean dirty fast slow quick quiet loud soft sweet sour bitter fresh local handmade
homemade organic seasonal gluten vegan vegetarian natural friendly gentle honest simple modern classic custom bespoke affordable cheap expensive
professional certified licensed qualified experienced independent award winning based available
people person man woman men women child children kid kids mother father parent parents sister brother wife husband friend dog dogs cat cats horse
animal animals house home homes flat apartment room kitchen garden city town village country street road way hill forest mountain lake sea river
beach sky sun moon star water fire air earth time day days week weeks month months year years hour hours minute minutes morning afternoon evening
night weekend spring summer autumn fall winter holiday holidays life work job jobs business company shop shops store workshop office clinic practice
studio salon agency charity school schools class classes lesson lessons course courses training advice appointment appointments request quote quotes
offer service services price prices rate rates cost money bill gift gifts voucher discount customer customers client clients member members team
visitor address number phone card picture pictures photo photos photography photographer video videos music song songs album concert gig gigs tour
stage band choir theater theatre film films art book novel novels poem poems story stories word words language english french german spanish italian
eat drink breakfast lunch dinner meal meals menu coffee tea cake cakes bread pastry pastries cheese meat fish vegetables fruit soup salad rice eggs
milk butter sugar wine beer juice honey chocolate baker bakery chef cook caterer catering cafe pub hotel hairdresser barber beautician nails
tattooist tattooer groomer walker sitter trainer therapist therapy counselor counsellor physio midwife doctor dentist vet lawyer solicitor attorney
accountant architect engineer teacher tutor tutoring musician singer actor actress artist painter designer illustrator author writer poet journalist
translator developer coach dancer carpenter joiner electrician plumber roofer builder gardener landscaper florist tailor seamstress jeweler jewellery
jewelry potter beekeeper winemaker farmer farm instructor nanny babysitter cleaner cleaning mover removals handyman freelancer freelance founder
owner wedding weddings birthday birthdays party parties event events donation donations shelter streamer podcaster remote remove removal forever
mobile calls since soft sharp grid spot spots slot slots waitlist commission commissions portfolio resume founded raised sunday sundays
`;
