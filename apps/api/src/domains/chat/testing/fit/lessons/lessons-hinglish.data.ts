/** Messages in Hindi in Latin letters, each with the facts that answer it best and behind them those that answer it too; none where no fact does. */
export const hinglishLessons = `
hamara 15 logo ka samuh hai, 10 lakh me farm machinery bank kholna chahte hai, sarkar kitna degi? | general-scheme-56 | general-chc-2
bhaiya is baar samman nidhi ki kist mere khate me nahi aayi, gaon me sabko mil gayi. kya dekhu? | general-scheme-10 | general-scheme-15 general-scheme-11
babuji ka swargvas ho gaya, khet abhi unhi ke naam hai. mera pm kisan kaise shuru hoga? | general-scheme-19
farmer id banwane csc ja raha hu kal, ghar se kya kya kagaz le ke jau? | general-scheme-21
soyabean kaat ke khet me sukhne rakhi thi, kal tez barish me sab bheeg gayi. fasal bima me kuch milega? | general-scheme-28 | general-scheme-26 general-hail-2
rabi ki fasal ka bima kara na hai, aakhri tarikh kya hoti hai? | general-scheme-24
mere paas apni zameen nahi, theke pe 6 bigha karta hu. kya bank mera kisan credit card banayega? | general-scheme-41 | general-scheme-42
whatsapp pe solar pump ka link aaya hai, 4800 rupaye registration fees maang rahe. bharu ki nahi? | general-scheme-60 | general-scheme-89
dukandar urea ki bori 350 me de raha aur saath me jabran jhola dawa bhi. iski shikayat kahan karu? | general-scheme-79 | general-scheme-77
telangana me meri 3 acre me se 1 acre khali padi hai, rythu bharosa ka paisa poora milega kya? | general-scheme-93
fasal ki dikkat phone pe kisi jankar se puchni hai, koi free sarkari number hai kya? | general-scheme-90 | general-scheme-91
tisi ke khet me peele dhage jaisi bel paudho pe lipat gayi hai, patta ek bhi nahi. kaise khatam karu? | linseed-weeds-2
alsi lagau to awara pashu khayenge kya, hamare yahan taar bandi nahi hai? | linseed-yield-1
kulthi me sukhe ke baad pani diya to paudhe achanak murjha gaye, jad chhute hi toot jati hai. kya bimari hai? | horse-gram-diseases-2 | horse-gram-diseases-1
barsat wala amrud keede wala aur sasta jata hai, sardi me phal kaise lu? | guava-pruning-2 | guava-pests-1
amrud ke patte tambe jaise baingani aur chhote ho rahe, phal fat rahe. kaun si kami hai? | guava-disorders-1 | general-boron-1
dhaincha 50 din ka ho gaya, dhan ki ropai se pehle kab jot ke dabaye aur kitni nitrogen milegi? | general-greenmanure-2
jeevamrut banane ke liye gobar, gomutra, gud kitna kitna dalu aur kab khet me du? | general-jeevamrut-1 | general-jeevamrut-2
haldi khodne ke baad kitni der ubalni hai aur kitne din dhoop me sukhani hai? | turmeric-harvest-1
sarso phooli hai aur madhumakkhi dabbe ke bahar guchha bana ke latki hai, jagah kam pad gayi kya, upar kya lagau? | honeybee-space-1
madhumakkhi ke sharir pe laal daane chipke hai aur pankh tedhe ho gaye, kya karu? | honeybee-mite-1
pados ka kisan kal apni sarson pe dawa chhidkega, mere madhumakkhi ke dabbe kaise bachau? | honeybee-pesticide-1
lauki ke chhote phal peele hoke gir jate hai, madhumakkhi bhi kam aati hai, kya karu? | bottlegourd-disorders-2 | honeybee-crop-1
sahjan ka ped bahut lamba ho gaya, shakha nikalne ke liye kahan se katu? | drumstick-pruning-1
sahjan me phool bahut aate hai lekin sab jhad jate hai, garmi bhi bahut hai aur phali kam banti hai. kya karu? | drumstick-disorders-1 | drumstick-irrigation-1
resham ke kide pak ke peele ho gaye, chandrika pe kitni doori pe rakhu aur koya kab utaru? | silkworm-mounting-1
pm kisan app mere purane phone me install nahi ho raha, kaun sa android version chahiye? |
kisan credit card ka atm pin bhul gaya hu naya pin kaise banega? |
alsi aur sarson me kaun zyada munafa deti hai? |
tisi me katua keede ki dawa kitni ml daale ek tanki me? |
kulthi me thrips ke liye kaun si dawa sabse tez hai? |
amrud ka juice aur jelly banane ki vidhi aur machine ka daam batao |
thai amrud ki kalam ghar pe kaise taiyar kare step batao |
haldi aur adrak me se kis ki kheti me kam kharcha hai? |
lauki ki bel me root knot nematode ki ganthe hai jad me, kya kare? |
sahjan me termite tana kha gaya kaun si dawa daalu? |
rabad ke ped ki lakdi purani hone pe kitne me bikti hai? |
makkhi palan me shahad ka bhav is saal kya chal raha hai aur kaun kharidega? |
dhan ki parali se biogas ya biochar kaise banaye? |
dhaincha ke beej ki paidawar lene ke liye kab kaate? |
gay ko byaye 14 ghante ho gaye jer abhi tak latki hui hai, padosi bolta hai eent baandh do, baandhu kya | cattle-placenta-1
ek gaay ko lampi ho gaya hai sir, baki teen gaayon ko bachane ke liye bade me kya kya karu | cattle-lsd-2 | cattle-lsd-3 cattle-fmd-3 cattle-lsd-1
gaay ka baya pet phool gaya barsim khake, doctor ek ghante me aayega tab tak kya kare | cattle-bloat-2 | berseem-feeding-1 cattle-bloat-1
20 din ke bachhde ko safed patle dast lag gaye hai, dudh pilana band kar du kya | cattle-calf-5
gaay ke liye ghar pe dana banana hai, khali chokar makka aur chuni sau kilo me kitna kitna | cattle-feeding-4
char baar AI karwa chuka hu gaay har baar palat jati hai, taar bhi saaf aata hai, kya bimari hai | cattle-breeding-6
pagal kutte ne hamari gaay ko kal kaat liya, rabies ki sui kis kis din lagegi | cattle-vaccination-6
gaay ne aathve mahine me bachcha gira diya, maine haath se uthaya tha, kuch khatra to nahi mujhe | cattle-brucella-1
gaay achanak mar gayi naak aur muh se kala khoon aa raha, log khaal utarne bol rahe, utarwa de kya | cattle-anthrax-1
kharif pyaj ki nursery me paudh gardan se gal kar gir rahi hai, agli baar na ho iske liye kya karu | onion-diseases-3 | onion-nursery-1
kande me ganth banne ki jagah phool ki dandi nikal rahi hai, kyu aur aise paudhe ka kya kare | onion-disorders-1
rabi me lagane ke liye pyaj ki kaun si kism le jo godam me jyada din chale | onion-varieties-1 | onion-sowing-3
bakri ko bandh ke palta hu, roz kitne kilo hari patti aur kitna gram dana dena chahiye | goat-feeding-1
bakri ke jabde ke niche pani bhara hai aur palak safed hai, saal me kitni baar keede ki dawa dete hai | goat-worms-1
zaid urad me pehla pani kitne din baad de aur total kitne pani lagenge | urad-irrigation-1
teen hafte ki urad ke patte bade mote aur jhurridar ho gaye, phool bhi tedhe, ye bij se aata hai kya | urad-diseases-2
bhains 10 litre dudh deti hai, din me kitna bhusa aur kitna dana du | buffalo-feeding-1
angoor ke patte ke upar tel jaise pile daag aur niche safed rui hai, barish ke baad guchhe bhi bhure ho gaye | grapes-diseases-1
angur ki tudai 20 din me hai, mithas badhane ke liye pani kab rokna chahiye | grapes-irrigation-1
adrak me hari patti ki mulch kitni baar aur kitne din par bichani hai | ginger-weeds-1
march aa gaya barish nahi hui, robusta coffee me phool kholne ke liye kitna pani de aur dusra kab | coffee-irrigation-1
september me matar jaldi bo di thi, ab niche se pili hokar sukh rahi hai, kyu hua | greenpea-diseases-2 | greenpea-sowing-1 field-pea-pests-1 field-pea-diseases-4
may ki garmi me muli boni hai, kaun si kism chalegi | radish-sowing-1
suar ko tez bukhar, kaan pet neele lal aur khooni dast, do din me paanch mar gaye, ye kya hai | pig-asf-1
chara makka lobia ke saath bona hai, ek acre me dono ka beej kitna lagega | fodder-maize-seed-1
rajnigandha ek baar lagane ke baad kitne saal pedi fasal le sakte hai aur garmi me pani kitne din par de | tuberose-irrigation-1
company wala tissue culture sagwan bech raha hai bolta hai 10 saal me kat jayega, lagau ki nahi | teak-market-1
gaay ka beema karwana hai, premium kitna lagega aur claim kaise milega | general-scheme-70
gaay ki aankh me safed phula pad gaya hai, kya dawa dale |
gaay ko saanp ne kaat liya, kya kare |
pyaj ka bhav diwali tak badhega ya girega |
pyaj ki ropai wali machine kitne ki aati hai aur kharab ho to kaha banegi |
bakri palan ke liye bank loan kaise mile, kaun se kagaz chahiye |
sirohi bakri ka wajan aur dudh kitna hota hai |
urad aur moong me se kis me jyada munafa hai |
murrah bhains haryana se maharashtra le jane ke liye kaun sa permit lagta hai |
angoor me gibberellic acid ka dip kab aur kitne ppm ka de |
adrak se saunth banane ki machine kaha milti hai |
matar ko freeze karke bechne ka plant lagane me kitna kharcha |
suar ka maas bechne ka licence kaha se milega |
sagwan ka ped apne khet se katne ke liye van vibhag se permission kaise le |
bhaji PR 126 jhone di paneeri 10 june nu paa sakda haan, te kinne din di launi hai | rice-nursery-3 | rice-sowing-3
dhaan ropne ke 3 hafte baad jagah jagah paudhe baune reh gaye aur purane patto pe kathai dhabbe hai, ye kya hai aur kya dalu | rice-disorders-1 rice-disorders-2 | general-zinc-2 general-zinc-1
dhan ki patti dono kinare se lehar jaisi sukh rahi hai, aandhi ke baad aur badh gaya, ab urea du ya nahi | rice-diseases-4 | rice-diseases-3
ranchi ke paas tand zameen hai, barish kam hoti hai, dhan ki kaunsi kism lagaye | rice-varieties-4
basmati ke khet me kuch paudhe sabse lambe patle aur peele hoke sukh gaye, agle saal kaise bachau | rice-diseases-9
chuhe raat ko dhan ke kalle medh ke paas se kaat dete hai, gaon wale milke kya kare | rice-pests-11
500 broiler murge rakhne hai, shed kitna bada banwau aur kitne hafte me bik jayenge | poultry-broiler-2 poultry-broiler-1
mere murgi farm me 4 hafte ke chuze khooni beet kar rahe aur pankh latka ke baithe hai, kya karu | poultry-coccidia-1 | poultry-brooding-3
talab ke kinare battakh palni hai, sabse jyada ande kaunsi nasl deti hai | poultry-duck-1 | poultry-duck-2
february me bhindi bo raha hu, ek acre me kitna beej lagega aur kya raat bhar bhigona hai | okra-seed-1 okra-seed-2
bhindi phool aane ke kitne din me todni chahiye, do din ruka to lakdi jaisi ho gayi | okra-harvest-1
hamari zameen poori usar hai, pH 9.8 aaya, kuch nahi ugta, gypsum kitna daalu aur pehle kya lagau | general-alkali-1 | general-alkali-2
DAP kahi nahi mil rahi, uske badle kitni bori SSP aur kitna urea dalu | general-fert-4 | general-fert-3
dukandar bolta hai nano urea ki ek bottle poori bori ke barabar hai, ye sach hai kya | general-nano-1 | general-nano-2
drip ki tanki me kaunsi khad ek saath nahi ghol sakte, meri nali jam ho gayi | general-fertigation-1 | banana-nutrients-3 general-drip-2
khet ki medh pe gajar ghas bhar gayi, ukhadne se haath me khujli hoti hai, kaise khatam kare | general-weeds-2
mere bajre ka sitta hari pattiyon ka guchha ban gaya hai, dana ek nahi, ab kya kare | bajra-diseases-1
bajre ke paudhe kheencho to nikal aate hai, jad me safed mota keeda, agli baar pehli barish me kya karu | bajra-pests-1
unchi zameen ke liye tosa pat ki kaunsi kism le aur kis mahine boye | jute-varieties-1 jute-sowing-1
snowball wali gobhi july me laga di thi, ab sirf patte hi patte hai phool nahi ban raha, galti kya hui | cauliflower-disorders-1 | cauliflower-sowing-1
elaichi sukhane par pili pad jati hai, hara rang rakhne ke liye kitne degree pe aur kab sukhaye | cardamom-harvest-1
tarbooz ki ek bel par kitne phal rakhu aur bel ki nok kab todu ki phal bade ho | watermelon-pruning-1
amla bahar se theek hai par kaatne par gooda kala nikalta hai, kis cheez ka chhidkav karu | amla-disorders-1 | amla-varieties-1
mogra ki chhatai kis mahine karu ki sardi me mehnge phool mile | jasmine-pruning-1
december me jai bo raha hu, ek acre me kitna beej dalu, zyada lagega kya | oat-seed-1
napier ghas ki kalam kitni gaanth ki kaatu aur kis mahine lagau, UP me hu | hybrid-napier-sowing-1
dhan ke khet me butachlor ki kitni ml ek tanki pani me ghol ke dalu |
dhan me patti ke tukde ki nali bana ke keeda pani pe tairta hai (bunki), iska kya kare |
punjab me dhan ki parali ki gaanthe kaunsi factory kharidti hai aur kya rate deti |
kadaknath murgi saal bhar me kitne ande deti hai |
bhindi ki jad me nematode ki gaanthe hai, agle saal kaise bachu |
bhindi ke patte ke niche laal makdi ka jaala hai, kaise niyantran kare |
nano DAP se beej upchar karne ka tarika kya hai |
happy seeder kharidne par punjab me kitni subsidy milti hai | general-scheme-55 | general-chc-2
bajre ki gobh me fall armyworm ghus gayi hai, kya dalu |
jute ki jad me gaanth wale nematode lag gaye, kya upay hai |
gobhi ki nursery me paudhe zameen ke paas se gal ke gir rahe hai, kya karu |
tarbooz me phal makkhi ke trap kitne lagane hai ek acre me |
mogra ke phool se itra nikalne wali machine kitne ki aati hai |
jai ki patti pe rust ke naarangi dhabbe aa gaye, kaunsi dawa chhidku |
aaloo ki khudai ke baad 15 december ho jayega, gehu abhi bhi bo sakte kya aur bij kitna badhana padega | wheat-sowing-3 | wheat-seed-1 wheat-seed-2
ganna uthne ke baad meerut me gehun bo raha hu december me, kaun si pachheti variety ka beej lu | wheat-varieties-2 | wheat-sowing-3
nahar me is baar do hi pani milega gehun ko kis kis samay laga du ki nuksan kam ho | wheat-irrigation-2 | wheat-irrigation-1
pehla pani lagaye 4 din hue, kali mitti hai, gehu ki patti peeli hone lagi, urea abhi de du kya | wheat-disorders-1 | wheat-disorders-2
gehun me bathua aur hirankhuri bahut hai par bagal me sarson khadi hai, kaunsi dawa maru ki uska nuksan na ho | wheat-weeds-5
is baar gehu tanki me bharna hai, kitna sukha ke bharu ki saal bhar ghun na lage | wheat-storage-1 | wheat-storage-2 general-store-3 general-store-4 general-hermetic-1
kela me ghar puri khul gayi, niche laal phool latka hai, kaat du kya aur thaili chadhane se phal saaf honge | banana-pruning-2
kele ko urea tane ke paas dalu ya door, kitni baar me de puri fasal me | banana-nutrients-2
kele ka paudha thodi si hawa me gir gaya, neeche kand kata to kaali surang aur safed keeda nikla | banana-pests-1
tamatar ka hara paudha achanak murjha jata hai, tana kaat ke pani me dala to safed sa nikla, kya kare | tomato-diseases-5 | tomato-diseases-6
tamatar delhi mandi bhejna hai do din lagenge, kis rang par tod lu | tomato-harvest-1 | tomato-storage-1
garmi me tamatar ke phool jhad rahe hai phal nahi ban rahe, raat bhi garam hai | tomato-disorders-3 | general-heat-2 tomato-irrigation-1
kardai me ek hi pani hai mere paas, kis samay dena sabse faydemand | safflower-irrigation-1
kusum pak gaya patte bhure ho gaye, kante bahut hai kaise aur kis time kaate | safflower-harvest-1
nariyal ke patte ke niche safed gol chakkar hai aur upar kaali parat, dawai chhidku kya | coconut-pests-4
nariyal pani wala kitne mahine ka todna chahiye aur kitne din me ek baar tudai | coconut-harvest-1
seb cold store me kitne degree par rakhna hai aur kitne mahine tak theek rahega | apple-harvest-1
santre me ambiya bahar leni hai, pani kab se band karu aur kitne din | orange-pruning-1
pakte santre me sui jaisa ched ho ke sad ke gir jate hain, shaam ko patange aate hai | orange-pests-2
litchi chhilne par danthal ke paas chhota safed keeda aur kala bura nikalta hai, kya upay kare | litchi-pests-2
chai ki nayi patti par dhanse hue bhure dag ho gaye aur kopal sukh rahi hai | tea-pests-1
shimla mirch ke phal par dhoop wali taraf safed kagaz jaisa dag pad gaya hai | capsicum-disorders-1
palak me garmi me beech se phool ki dandi nikal aayi aur patte kadwe ho gaye | palak-disorders-1 | palak-sowing-1
seed drill kharidne ke paise nahi hai, pass me kiraye par kahan milegi pata kaise kare | general-chc-1
chari abhi ghutne tak hui hai, bhains ko kaat ke khila du ya zahar ka khatra hai | fodder-sorghum-feeding-1 | jowar-feeding-1 fodder-sorghum-harvest-1 fodder-sorghum-feeding-2 fodder-sorghum-feeding-3
gulab ki katai october me kitni karni hai aur kitni dandi chhodni hai | rose-pruning-1
mithun jungle se aate hai to jonk aur kilni lagi rehti hai, camp me kya kya karwana chahiye | mithun-health-1 | mithun-rearing-1
gehu ki kaunsi kism roti ke liye sabse narm hoti hai jisme gluten zyada ho |
gehun ki fasal ka bima claim kitne din me online karna hota hai | general-scheme-28 general-scheme-26
kele ke tane se rassi banane wali machine kahan milegi aur kitne ki hai |
kele me nematode ki jaanch kaun si lab karti hai |
tamatar me root knot nematode ki gaanth ka kya ilaj hai |
kardai ki pankhudi chai ke liye kaise sukhaye aur kaun kharidta hai |
nariyal me chuhe phal kha jate hai ped par, unko kaise roke |
seb ki peti ka bhada shimla se delhi tak kitna lagta hai |
santre ke bag me lemon butterfly ki illi patte kha rahi hai kya kare | lemon-pests-2
litchi ke ped ki chhal khane wali illi tane me jala bana rahi hai |
hari chai patti ka aaj factory me kya rate mil raha hai |
palak me loha kitna hota hai aur pathri wale kha sakte hai kya |
chara jwar me tana makkhi ka prakop hai paudhe ki beech ki patti sukh rahi |
bhai rabi 2026-27 me sarso aur masur ka sarkari rate kitna rakha hai, kal bechne jana hai | general-market-2 | general-market-4 general-market-11
mp me gehu ki tulai ka slot liya tha par trolley kharab ho gayi, ye slot kitne din chalega | general-market-6
kendra wale ne dhan geela bata ke trolley wapas kar di, likh ke kuch nahi diya, ab mujhe kya karna chahiye | general-market-18
school me naukri karta hu aur gaon ki kheti se bhi do lakh aate hai, itr me kheti dikhane se tax badhega kya | general-market-32 | general-market-30
barish pandrah din late ho gayi hai, dhan ki paudh ek saath dalu ya tukdo me, aur moong boya jaye ya nahi | general-drought-2 | moong-sowing-4 moong-sowing-3
sml 668 moong garmi me boni hai ek kille me kitne kilo beej girau | moong-seed-1
garmi ki mung me phool jhad rahe hai, kagaz par jhaada to kale kale mahin keede daude | moong-pests-2
mung me har saal dhora lag jata hai, hawaband thaili sach me kaam karti hai kya ya bori hi theek hai | moong-storage-1 | general-hermetic-2 general-hermetic-1 general-store-5
tur ke kuch jhaad hare bhare aur jhadi jaise hai par ek bhi phool nahi, patti chhoti chitkabri hai | pigeon-pea-diseases-2
arhar kaatne ke liye majdoor nahi milte, koi bauni kism hai jo combine se kat jaye | pigeon-pea-varieties-3
rahar ki fali kitni sukh jaye tab kaate aur bojha kitne din dhoop me rakhna hai | pigeon-pea-harvest-1
til ki neeche wali fali nimbu jaisi peeli ho gayi, upar ki hari hai, kaat lu ya sukhne du | sesame-harvest-1
tilli 20 din ki hai aur ghas me dab gayi, nirai kab kab karu aur paudhe kitni doori pe chhodu | sesame-weeds-1 | general-weeds-1
tote roz subah surajmukhi ki thali saaf kar jate hai, patakhe se bhi nahi darte, kya karu | sunflower-pests-3
surajmukhi hawa me gir jati hai, mitti kab chadhani chahiye aur pehli nirai kitne din pe | sunflower-weeds-1
pokhra sookhta nahi aur usme garai mangur bhare hai, mahua khali kitni dalu aur kitne din baad machli ka beej chhodu | fish-predator-1
maine talab me ek trolley taza gobar daal diya aur agle din machliyan mar gayi, aisa kyu hua | fish-manure-1 | fish-oxygen-1
nimbu ki nayi patti me chandi jaisi tedhi lakeer hai aur patta mud raha, abhi chhatai kar du kya | lemon-pests-1
nahar ka ek hi pani milega, jau ko kis time du | barley-irrigation-1
retili zameen me jau ke paudhe jagah jagah bone peele hai aur jad me gaanth, kaun si fasal badal ke lu | barley-diseases-2
gajar bone ke kitne din baad khodni chahiye, der karne se andar lakdi jaisi ho jati hai kya | carrot-harvest-1
pipermint ke khet me gol gol tukde sukh rahe, neeche ki jad bhuri gali hui hai | mint-diseases-1 | general-tricho-1
punjab me barish ke baad kharbuje ki bel murjha gayi, tane pe jad ke paas darar hai | muskmelon-diseases-1
chiku ke patte jale me chipke hai aur kaliyon me chhed karke girti ja rahi | sapota-pests-1
mosambi ke tane ke neeche se gond nikal raha aur chhaal sad gayi, bordo paste kaha tak lagau | sweet-orange-diseases-1
moong ki namkeen banane ki chhoti unit lagani hai, fssai ka licence kaise bane |
tur ki sookhi lakdi se biochar kaise banta hai, bhatti kitni badi chahiye |
kheti ki zameen sheher ke paas bechi hai, us par capital gain tax kitna lagega |
mandi me dukan aur adhati ka licence lena hai uski fees kitni hai |
til aur sarso ke tel me se kiska daam agle mahine girega |
surajmukhi ki khali gaay ko kitni khila sakte hai doodh badhane ke liye |
rangeen machli yani guppy aur goldfish ghar par paalne ki tanki kitni badi ho |
nimbu aur santre ki cross kism sabse pehle kis vaigyanik ne banayi thi |
jau ko hydroponic tray me uga ke bhains ko kitne kilo hara chara roz de |
mentha oil ka vayda bhav agle hafte kya rahega mcx par |
kharbuja aur tarbuj me se kaun si fasal me is saal jyada munafa hoga |
kathal ke beej ka aata kaise banta hai aur bazaar me kaun kharidta hai |
bans se agarbatti ki tilli banane wali machine kitne me milti hai |
kal zordar barish hui aaj kadi dhoop, kapas ke bhare hue paudhe ekdum latak gaye, patte hare hi hai. kya dalu jaldi batao | cotton-disorders-4
akola me ab tak 3 inch pani gira hai, kuan nahi hai mere paas, kapas bo du ya aur barish ka intezar karu | cotton-sowing-2
hanumangarh me narme ke patte kaudi jaise mud gaye, nas moti ho gayi aur paudha chota reh gaya. koi dawa hai iski | cotton-diseases-1 | cotton-pests-4 cotton-sowing-1
kapas ke beech me tur lagane ka soch raha hu, kitni kataar kapas ke baad ek kataar tur ki rakhu | cotton-intercropping-1 | general-intercrop-1
chane ki ghenti me hari illi gol ched karke aadhi bahar latki dana kha rahi, bina jahar wali dawa ke kya kya kar sakta hu | chickpea-pests-1 | chickpea-pests-2 general-neem-1 general-perch-1
itni thand hai ki chane ke saare phool gir rahe hai, dukan wala tonic de raha hai, spray karna chahiye kya | chickpea-disorders-1
chana sava mahine ka ho gaya hai, log bolte hai upar ki kopal todne se fali zyada lagti, sach hai kya | chickpea-pruning-1
sukha mausam chal raha hai, mirchi ke patte niche ko chhate jaise mud gaye aur mote ho gaye, keeda aankh se dikhta nahi | chilli-pests-2
laal pakki mirch pe gol dhase hue dag ban rahe jisme kale bindu hai aur tahniya upar se sukh rahi, kya karu | chilli-diseases-4
lal mirch angan me sukhane dali hai, kitni sukhi ho tab bori me bharu taki andar kali fafund na aaye | chilli-storage-1 | general-dryer-1
arandi ke patte kamar uthakar chalne wali illi chat kar gayi sirf nas bachi hai, ek paudhe par paanch paanch dikhti hai | castor-pests-1
mere khet me divela har saal sukara se mar jata hai, aisa kaun sa beej lagau jo tike | castor-varieties-1 | castor-diseases-1 castor-seed-1
matar ki bel aur chhimi par aata jaisa safed jam raha hai, mausam sukha hai, fali bhi choti reh gayi | field-pea-diseases-1 | greenpea-diseases-1
october me matar boi thi, chote paudhe ek ek karke pile hokar sukh rahe, tana chira to safed pillu mila. agli baar kya badlu | field-pea-pests-1
barish nahi hui jowar ghutne bhar ki murjhayi khadi hai, chara khatam hai, bhains ko kaat ke daal du kya | jowar-feeding-1 | fodder-sorghum-feeding-1 cattle-feeding-8 fodder-sorghum-feeding-2 fodder-sorghum-feeding-3
solapur me rabi jwari perni hai, zameen patli murum wali hai, kaun si kism lu | jowar-varieties-1
dukan se jo dawa layi uske dabbe par pila tikona bana hai, ye kitni zehrili hoti hai, isse halki kaun se rang wali | general-safety-4
anar ke bagh me patton par tel jaise dag aur fal par kali chiri hui darar aa gayi hai barsat ke baad, tahni kahan se kaatu | pomegranate-diseases-1 | pomegranate-disorders-1
bhadon me dalimb ke fal me ched ho rahe, badbudar mal nikalta hai aur neeche gir jate, kaise roku | pomegranate-pests-1
tripura me ananas kis mahine lagana chahiye, aur taj se lagau to fal kitne mahine me milega | pineapple-sowing-2
lahsun ke patte pile hone lage, pani band kar du kya aur khudai kitne patte sukhne par karu | garlic-irrigation-1 garlic-harvest-1
garmi 42 degree hai, karele ki bel phoolon se bhari hai par sab nar phool, fal ek bhi nahi, kyo | bittergourd-disorders-1 | general-heat-2
lagatar badli barish me arbi ke bade patton par baigani bhure geele dhabbe pade aur patte gal gaye, kya upay | colocasia-diseases-1
sevanti 10 din pehle lagayi hai, hafte me kitni baar pani du aur kali aane par kitna | chrysanthemum-irrigation-1
november me ber ke chote fal safed dhool se dhak gaye ab bhure hokar gir rahe, ilaj batao | ber-diseases-1
dragon fruit ka tana pila padkar naram ho gaya dabane se pani nikalta hai, kya hissa kaatna padega | dragon-fruit-diseases-1
bhai panipat me ganna lagana hai, sitambar oktobar wala lagau ya farvari ka intjar karu, kisme jyada tonnage milega | sugarcane-sowing-1 | sugarcane-sowing-2
0238 ganne me red rot aa gaya pure khet me, ab pedi rakhu ya khet palat du, agli baar konsi fasal lu | sugarcane-diseases-2 | sugarcane-sowing-6
pedi ganne ki nayi pattiya safed si aa rahi hai bas nas hari hai, kankar wali zameen hai, kya spray karu | sugarcane-disorders-1 | general-iron-1
moga zile me kamad di moodhi nu kinni urea paiye ik kille vich | sugarcane-nutrients-1
ganne ki do pedi le li hai teesri rakhu to upaj kitni giregi, rakhna chahiye ya nahi | sugarcane-sowing-6 | sugarcane-organic-1
mungfali khodne ke baad barish ho gayi dher laga diya tha, kali fafund dikh rahi, kitna sukhana chahiye ki zehar na bane | groundnut-storage-1
singdana ke beej pe dawa lagane ke kitne ghante baad rhizobium lagana hai aur din me kis samay boye | groundnut-seed-3 | general-biofert-3
saurashtra me unalu magfali ko total kitne piyat dene aur shuru ke pani kitne kitne din pe | groundnut-irrigation-3
rohtak me sarson ki bijai aaj 24 october ko karu to late to nahi, sahi tareekh kya hai | mustard-sowing-2
sarso ki jad se bina patte wali peeli dandiya nikal rahi, log margoja bolte hai, kaise khatam karu | mustard-weeds-2
bihar me dhan der se kata, ab late rai bona hai, konsi variety lu | mustard-varieties-2
usar zameen hai reh jamti hai, sarson ki konsi kism chalegi | mustard-varieties-3
baingan me har hafte tej dawa maari fir bhi safed makhi aur makdi badh gayi, galti kya ho rahi hai | brinjal-pests-3 | brinjal-pests-6
bhanta kab todna chahiye, andar beej bhure aur kade ho jate hai, kitne din pe tudai karu | brinjal-harvest-1
baigan ukhada to jad me gaanthe hi gaanthe, paudha peela kamzor, agli baar kya bou is khet me | brinjal-diseases-5 | general-rotation-1
gawar ke patte kinare se V shape me sukh rahe, tane pe kali dhari, koi dawa hai kya | guar-diseases-1
dhan abhi khada hai, usme masoor chhitak ke bo sakte kya bina jutai ke, katai se kitne din pehle | lentil-sowing-3
masoor ka mota dana bona hai, acre me kitna kilo beej aur rhizobium kitna milana | lentil-seed-1 | general-biofert-1 lentil-sowing-2
ragi me barish ka bharosa nahi, urea kab kab aur kitni baar me du | ragi-nutrients-2 | general-fert-5
spray karne ke do ghante baad barish aa gayi, kitne ghante sukha rehna chahiye tha | general-spraywx-3
aaj raat pala girega, tamatar baingan ki nursery ko kaise bachau, dhuan karu ya dhak du | general-frost-2 | brinjal-irrigation-1
kaju ke tane me neeche chhed se burada aur gond nikal raha, patte peele, ped bachega kya | cashew-pests-2
jodhpur side jeera november ke kis hafte me bona sahi hai, abhi din garam hai | cumin-sowing-1
kheere ki bel me sirf nar phool aa rahe hai, dhoop bahut tej hai, fal kaise lage | cucumber-disorders-2
mushroom ki dandi lambi aur topi chhoti aa rahi hai, kamra band rehta hai, kya kami hai | mushroom-disorders-1
barseem ki pehli katai kitne din me aur pehla kaat bhari karne ko sarson kitni milau | berseem-harvest-1
dhan ropai ke bees din baad purane patto pe jung jaise daag, kalle nahi fut rahe, ye konsi kami hai | general-zinc-1 | rice-disorders-1
ganne ka bhugtan mill ne 8 mahine se nahi kiya, byaj kaise milega kanoon me |
ganne ki harvester machine ki subsidy maharashtra me kitni milti hai | general-scheme-55 | general-chc-2 general-scheme-57
mungfali ka chilka utarne wali machine me dana toot raha hai, jaali kaise set karu |
mungfali ka tel ghar me nikalne ke liye kolhu ka license kaise banega |
sarson me imidacloprid kitne ml ek tanki me dalna hai dose batao |
sarson aur chana me se kisme jyada munafa hai is saal |
baingan ka achar bechne ke liye fssai license kaise le |
gawar mandi me bechne ke liye bikaner me kaun se kagaj aur token chahiye |
masoor ki dal banane wali mini mill kitne ki aati hai |
ragi ka aata kitne din tak kharab nahi hota aur packing kaise kare |
kaju processing unit lagane ka kharcha aur loan kaha se milega | general-scheme-62 | general-scheme-63 general-scheme-68
jeera me saunf mila ke bechne walo pe kaun sa kanoon lagta hai |
milky mushroom ka spawn dehradun me kis sarkari lab se milega aur rate kya hai |
aam ke manjar par aata jaisa safed chadh gaya hai, raat thandi hai aur chhote dane gir rahe. kaun si cheez kab chhidke | mango-diseases-1
malihabad ke paas naya aam ka bag lagana hai, dasheri ek saal deti hai ek saal nahi. har saal fal wali kaun si kalam lu | mango-varieties-1
aam ke paudhe abhi teen saal ke hai, beech ki khali zameen me kela laga du ya koi aur fasal theek rahegi | mango-intercropping-1
gorakhpur me mere 20 saal purane aam ke ped hai, ek ped ko saal me kitna urea potash gobar aur kaha pe daale | mango-nutrients-2
baby corn boni hai do acre me, desi makke se zyada beej lagta hai kya, kitna kilo kharidu | maize-seed-2 | maize-seed-1
makka ka pauda niche ki ganth se pilpila hokar gir raha hai, sharab jaisi badbu aati hai, khet me pani ruka tha | maize-diseases-3 | maize-irrigation-2
makka ke bore me hari peeli fafundi aa gayi, murgiyo ko khila du to chalega? agli baar kitna sukhau | maize-storage-1 | general-store-1 poultry-duck-2
makke ki kataro ke beech kaun si dal bou, kitni line ke baad, sundi bhi kam ho to accha | maize-intercropping-1 | general-intercrop-1 maize-pests-2
is baar monsoon late aaya, 6 july ho gayi aur khet ab taiyar hua. soyabean bo sakta hu kya aur kaun si jaldi wali kism lu | soybean-sowing-2 | soybean-varieties-1 general-drought-2
20 din se barish nahi, soya me fali ban rahi hai, kuwe me ek hi baar ka pani hai, abhi de du kya | soybean-irrigation-1 | general-drought-1
ghar ka soyabean beej agle saal ugta hi nahi, thresher aur bori me kya galti ho rahi hai, kitni unchi chhalli lagau | soybean-storage-1
chips wali company ko aloo dena hai aur ghar ke liye laal chhilke wala bhi chahiye, kaun kaun si kufri lagau | potato-varieties-2
mausam wale ne bola aaj raat pala girega, aloo ki fasal hari khadi hai, shaam ko kya karu | potato-disorders-2 | general-frost-2
rajma ka dana bahut mota hai to ek acre me kitna beej lagega aur ugne ke baad paudhe kitni doori pe chhode | rajma-seed-1
barbati ki phungi aur phali kaale chepa se bhari hai, neem chhidkne ke kitne din baad tod ke mandi le jau | cowpea-pests-1
tamatar mirch ki kyari pe silver kali pannee bichhani hai ya pual, kitne micron ki lu aur tane se kitna door rakhu | general-mulch-1 | tomato-weeds-1
papite ke fal par safed rui jaise gucche aur cheentiya hai, do baar dawai mari phir aa gaye, ab kya karu | papaya-pests-1
papita lagaye 10 mahine hue, fal ki nok pe ek peeli dhaari dikhi hai, tod ke delhi bhej du kya | papaya-harvest-1
dhaniya sabut hi bo diya tha aadha bhi nahi nikla, agli baar daana tod ke bhigo ke bou kya aur ek acre me kitna kilo | coriander-seed-1
april me supari ke bag ko kitne din pe pani du, aur drip lagau to ek ped ko roz kitna litre chahiye | arecanut-irrigation-1
kali mirch ki bel do saal ki ho gayi, fal kab se aayega aur todne ki pehchan kya hai | blackpepper-harvest-1
barsaat shuru hote hi kaddu ke chhote fal me keede pad gaye, gandhak ka powder bhurak du kya bel par | pumpkin-pests-1
kolhapur me tambaku chhodna chahta hu, iski jagah kya lagau aur lagane ke liye kisi board ki ijazat chahiye hoti hai kya | tobacco-market-1
bandh gobhi ke patte chhalni ho gaye, chhoti hari sundi dhaage se latakti hai, dawa bhi asar nahi karti ab | cabbage-pests-2 | cabbage-pests-1
drip ke kuch chhed band hai aur pipe me safed chuna jama hai, filter kitne din me saaf karna hota hai | general-drip-2 | general-fertigation-1
jaisalmer me 80 bhed hai, ujdi zameen ko charagah banana hai, kaun si ghas aur chara bou aur baad kaise lagau | sheep-feeding-1
bandar aam ke bag me kachche fal tod ke barbad kar dete hai, unko kaise rokein |
ghar pe aam ka achar bana ke bechna hai, fssai ka licence kitne ka banta hai |
bihar me makka kharidne wali ethanol factory kaun si hai aur kya rate deti hai |
soyabean ka bhusa gaay ko roz kitna khila sakte hai, dudh pe asar padega kya |
soyabean ke chhote paudhe ghonghe kha rahe hai, barish me hazaro nikal aaye, kaise maru |
aloo khodne wali digger machine pe bihar me kitni subsidy hai aur kaise milegi | general-scheme-57 general-scheme-55 | general-chc-2
papite ke patte ka ras dengue me kitna pilana chahiye |
dhaniya powder peesne ki chakki aur packing ka chhota udyog lagane ko loan kaise mile | general-scheme-62 | general-scheme-63
supari todne ke liye ped pe chadhne wali machine kitne ki aati hai aur chalana kaise hai |
kali mirch ki bel chadhane ke liye kaun sa ped lagana accha hai, silver oak ya dadap |
neelgai kaddu ki bel aur fal dono kha jati hai, taar ki baad lagane me kitna kharcha |
patta gobhi ka tana kaatne par andar se khokhla aur bhura nikalta hai, kis tatv ki kami hai | general-boron-1
bhed palan ke liye 100 bhed ki unit pe bank se kitna loan milta hai aur kagaz kya lagenge |
rajma ke daam kashmir wale rajma se kam kyu milte hai, dono me fark kya hai |
pm kisan kist nahi aai | general-scheme-10 | general-scheme-15 general-scheme-16 general-scheme-11
alsi ka tel nikalne ki machine price |
madhumakhi box se jhund nikal ke bhag jati hai har saal phool ke time kya karu | honeybee-space-1
KCC par byaj kitna lagta hai 3 lakh tak samay pe jama kare to | general-scheme-37 | general-scheme-38
amrud me barsat ki fasal nahi leni sirf sardi ki leni hai pani kab band kare | guava-pruning-2
reshum ke keede ka bima hota hai kya |
drip subsidy kitna percent chhota kisan | general-scheme-49 | general-scheme-50
jivamrit banane ka tarika 1 acre ke liye gobar gud besan kitna | general-jeevamrut-1
lauki fruit borer dawa ml |
kulthi ki kismen rajasthan wali btao | horse-gram-varieties-1
amrud ke patte tambe jaise baigni ho gye chote ho gye fal phat rahe aur kade hain paas me neembu bhi laga hai wo theek hai, kis cheez ki kami hai | guava-disorders-1
mahila kisan rotavator chhoot | general-scheme-55 | general-chc-2 general-scheme-57
sahjan ke patte ka powder bechne ka license |
annadata sukhibhava me kul kitna paisa saal ka milta batai wale ko bhi kya | general-scheme-92
FARMER ASKED alsi 35 din ki ho gayi sinchai ka samay | linseed-irrigation-1 | linseed-irrigation-2
haldi ke paudhe gir rahe neeche gardan gali hui khet me pani bhara raha savan me patte kinare se sukh rahe gaath bhi sad gai | turmeric-diseases-2 | turmeric-irrigation-1 general-tricho-1
sahjan PKM lagane ki duri aur gaddha | drumstick-sowing-1
amrood ki ek daal pili padi fir patte latak gye ab poora ped sookh gya barsat ke baad, 2 saal pehle bhi usi jagah ka ped mra tha naya wahin laga du kya | guava-diseases-1
bank manager 1.5 lakh ke KCC pe zameen girvi maang raha hai sahi hai kya | general-scheme-40 | general-scheme-44
haldi ko polish karne wali drum machine ki kimat |
lauki ke chote fal pile hokar gir jate hai | bottlegourd-disorders-2
moringa ke tane par baal wali illi ka jhund baitha hai barish ke baad se | drumstick-pests-2
jaivik praman patra sasta wala group ka kaise hota hai | general-scheme-53 | general-scheme-54
kulthi safed makhi spray |
trichoderma dalne ke kitne din baad dap daal sakte | general-tricho-2
amrud ki tudai aur kitne din tikega iski jankari leni hai | guava-harvest-1
MP wali mukhyamantri kisan yojna kitna milta | general-scheme-96
pm kisan maandhan bich me band karna ho to jama paisa wapas milega kya |
kulthi me sinchai ki zarurat padti hai kya kab de | horse-gram-irrigation-1 | horse-gram-climate-1
khatauni online dekhne ki site up | general-scheme-86
resham ke ande kahan se le chawki kya hoti hai | silkworm-eggs-1 | silkworm-climate-1 silkworm-disease-2
vermicompost ki bori 50 kilo ka rate kya chal raha bazar me |
haldi me palwar mulch kitni patti | turmeric-weeds-1
solar pump pe sarkar kitna deti hai kusum me | general-scheme-59
alsi me sulphur dena chahiye ya nahi gypsum se | linseed-nutrients-2
fasal bima rabi last date | general-scheme-24
batai pe kheti karta hu apni jameen nahi hai KCC ban sakta hai kya | general-scheme-41 | general-scheme-42
sahjan fali export mandi |
haldi adrak ki gaanth par bhuri papdi store me sikud rahi | turmeric-pests-1 | ginger-storage-1
60 saal baad 3000 pension wali kisan yojna umar kitni honi chahiye | general-scheme-66 | general-scheme-67
land seeding me no dikha raha kisan samman me ab kaun theek karega | general-scheme-12
jeevamrut me keede pad gaye chale ga kya |
laal seb jaisa amrud variety | guava-varieties-1
dukandar urea ke sath jabardasti zinc de raha aur 350 le raha, bill maanga to bhaga diya, poore block me ek hi dukan hai, kaha bolu | general-scheme-79 | general-scheme-77
chaulai ki har katai ke baad konsi khaad spray kare aur shuru me gobar kitna | amaranthus-nutrients-1
rubber board ka office assam me kaha hai number |
pseudomonas kitna daalna beej aur chhidkav | general-pseudo-1 | coriander-diseases-1
FARMER QUERY haldi ke patte par bhure dhabbe beech me safed | turmeric-diseases-1
drone didi yojna kitna paisa mila tha group ko | general-scheme-58
kulthi urad mixed ratio |
Kisan ne puchha ki alsi ka beej do saal purana ho to kitna ugega |
mere padosi sarso me dawai chhidak raha hai phool pe meri madhumakhi mar rahi 15 box hai kaise bachau kal fir chhidkega | honeybee-pesticide-1 | general-spraywx-3 mustard-pests-1
haldi me kitne din baad phool aate hai aur tod dena chahiye kya |
ek aadmi phone pe OTP mang raha bol raha kisan yojna ka form bharna hai 500 fees | general-scheme-89 | general-scheme-60
alsi ukhta rog murjha ke sukh rahi | linseed-diseases-1 | general-tricho-1
sahjan kitne mahine me fal deta hai aur ek ped se kitni fali | drumstick-yield-1
FARMER KA SAWAL bottle gourd ki bel par loha taar ka machan banane me kharcha kitna |
dhaincha beej 1 acre me kitna | general-greenmanure-1
pm kisan status dekhne ka tarika | general-scheme-15
amrud juice plant kharcha |
chaulai lal wali jo bar bar kate kaunsi kism | amaranthus-varieties-1
kulthi ki fali me keeda chhed kar raha chuhe bhi kaat rahe october me barish ho gyi thi, urad kat gayi hai pehle hi | horse-gram-pests-1 | horse-gram-harvest-1
custom hiring centre FPO ko kitni sahayata 25 lakh project | general-chc-2 | general-scheme-56
rabar kheti 1000 meter unchai | rubber-climate-1
pm kisan shikayat number | general-scheme-16 | general-scheme-15
odisha cm kisan bhumihin pariwar | general-scheme-94
mitti card me kya kya likha aata hai aur kitne saal me dobara | general-scheme-48 | general-soiltest-7
aadhar me mobile number juda nahi hai angutha bhi ghis gaya match nahi hota pm kisan kyc atki hai bapu 70 saal ke hai chal bhi nahi paate | general-scheme-9 | general-scheme-8
bakri farm 100+5 subsidy | general-scheme-69
dhaincha beej rate kilo | general-greenmanure-1
FARMER KE KHET KA PH 8 HAI AMRUD LAG SAKTA HAI KYA PUCHA | guava-soil-1
fasal bima premium kharif me kitna percent kisan deta | general-scheme-23
rabar ke ped ke beech me adrak lagane se kitni kamai hogi |
haldi me barsat khatam hone ke baad kitne din pe pani dena h | turmeric-irrigation-1
naye sahjan me beech ki fasal | drumstick-intercropping-1
alsi pratap triveni din | linseed-varieties-1
thai sacbrood lag jaye to madhumakhi ko konsi dawa pilaye dose |
KISAN BHAI NE POOCHA fasal bima me kaun kaun si aapda cover hai sukha aur keede bhi | general-scheme-29 | general-scheme-26 general-scheme-31 general-scheme-32 general-scheme-28
kulthi ka beej ekdum kada hota hai ugta aadha hi hai pichli bar 10 din tak khali jagah reh gayi thi khet me, bone se pehle kya karna chahiye | horse-gram-seed-2
pm kisan ki teen kisto ka mahina kaunsa | general-scheme-2
sahjan ki fali ka achar banane ki vidhi batao |
muga reshum pebrine bimari assam | silkworm-muga-1 | silkworm-eggs-1 silkworm-disease-2
trichoderma gobar khad me milakar kaise badhaye ukhta ke liye | general-tricho-1 | general-tricho-2
godown lagana hai AIF me apna paisa kitna lagega aur kist kab se shuru | general-scheme-63 | general-scheme-62
pm kisan saal ka paisa | general-scheme-1 | general-scheme-2
alsi laddu recipe |
madhumakhi box kaha rakhe | honeybee-site-1
sahjan mealybug |
alsi buwai samay up | linseed-sowing-1
chaulai dana rajgira bhav |
batai wale ko pm kisan | general-scheme-7 | general-scheme-22 general-scheme-92 general-scheme-94
pm kisan form photo size kb |
chaulai ko fuwara se pani sahi hai kya | amaranthus-irrigation-1
haldi me ugaai ke liye gibberelic acid dose |
guava ke per me gummosis gond |
bina loan fasal bima kagaz | general-scheme-35
KCC me bhains murgi ke liye kitna loan byaj chhut | general-scheme-39 | general-scheme-37
lauki 2 kilo ki ho gyi sabji me kadwi kyu lagti hai |
kusum solar pump ke naam pe whatsapp par 5600 registration fees mang rahe hai site asli hai kya pmkusum naam se hi bani hui dikhti | general-scheme-60 | general-scheme-89
kulthi ka harbicide |
dhan ke khet me khadi fasal me alsi chhitak dete hai bina jutai, upaj badhane ko kya kare | linseed-irrigation-2 | linseed-irrigation-1
pati income tax bharte hai patni ko milega kya pm kisan | general-scheme-6 | general-scheme-5
gobar gas plant anudan |
monsoon der se aaya koi aur dal nahi hogi kya kulthi bo sakte hai pahad ki sukhi zameen me | horse-gram-climate-1 | horse-gram-sowing-1 horse-gram-soil-1
amrud lagane se pehle neem khali nahi mili to sarso khali ka brand |
gold loan par kisan byaj chhut hai kya | general-scheme-46
amrud ke naye bagh me beech me kya lagaye | guava-intercropping-1
trichoderma konsi company ka asli |
FARMER NE ALSI KI KALI MAKHI SE NUKSAN AUR MITRA KEET KE BARE ME JANKARI MANGI | linseed-pests-2 | linseed-pests-1 linseed-soil-1
kcc card kho gya naya atm pin |
dhan dhanya krishi yojna me kitna paisa milega khate me | general-scheme-100
chaulai me nematode ganth |
sahjan me khad kab kitna gram ped | drumstick-nutrients-1
maine 2 bigha me haldi lagai, bandar aur sahi raat ko khod ke kha jate hai, padosi ne taar bijli wali lagai hai, us jhatka machine ki kimat aur company |
pkvy jaivik samuh hectare ka paisa | general-scheme-51
sahjan ki sookhi patti kitne din chalti hai |
resham ke kide ko shahtoot ki jagah aur kya khila sakte |
pehli baar haldi laga raha hu 1 acre, kaunse mahine me lagau aur beej kitna kharidna padega, kerala me mere bhai ne 10 quintal bola | turmeric-seed-1 turmeric-sowing-1
mere 10 box me madhumakhi subah jameen par rengti milti hai pet phoola hua, ud nahi paati, sarso khatam ho gyi hai, kaunsi dawai chashni me mila ke du |
lauki upaj acre kerala | bottlegourd-harvest-1
Pichle saal humne sahjan ki pattiyan sukhane ke liye shed banaya tha, ab ek company 40 rupaye kilo de rahi, aage ke saal me bhav badhega ya becha jaye abhi |
doctor advocate ko kisan samman | general-scheme-5 | general-scheme-18
mera pm kisan ka paisa galti se dusre bhai ke airtel payment bank me chala gaya, dono ka aadhaar alag hai, kitne din me bank se mere khate me transfer hoga |
power weeder subsidy kitni aur avedan kaise | general-scheme-55 general-scheme-57 | general-chc-2
FARMER KO ALSI KI FASAL KATNE KE LIYE COMBINE KI CHALNI SETTING KI JANKARI CHAHIYE |
lauki ke juice plant ke liye fruit board ka form number ki jankari chahiye |
pm kisan status aur complaint number | general-scheme-15 general-scheme-16
haldi khudai kab | turmeric-harvest-1 | turmeric-varieties-1
humne 3 quintal alsi ghar par bori me rakhi thi, ab chhote bhure ghun jaise keede chal rahe hai aur gehu me bhi aa gaye, koun si goli rakhe | general-store-4 wheat-storage-2 | general-hermetic-1
dhaincha bech kar beej banana hai, maine 4 acre me chhoda tha 4 mahine ka ho gaya, kitna quintal beej niklega aur kaun si company kharidti hai |
humare bakre ka tag gir gaya aur wo mar bhi gaya, doctor bol raha bina tag claim nahi, post mortem ki fees kitni lagti hai |
amrud ka beej kitne din me ugta |
bima ki last date aur premium kharif | general-scheme-24 general-scheme-23
chaulai dana combine ratio |
gir gaay kitna dudh deti | cattle-breeds-1
bhains sham ko rambha rahi thi to semen kab rakhwaye | buffalo-breeding-2
ek company wala 600 rupaye ka sagwan ka paudha de raha hai bolta hai 10 saal me lakho milega, padosi ne bhi le liya, bharosa karu ya nahi | teak-market-1
suwar bacche pile haaf rahe | pig-piglet-2
gaay ne kal raat bachha diya aaj subah se gardan modke baithi hai, kaan thande hai, uthane par bhi nahi uthti. kya kare | cattle-milkfever-1
pyaj me thrips ki pehchan | onion-pests-1 | onion-pests-2 onion-disorders-3
FARMER KO MURRAH BHAINS KE DUDH AUR FAT KI JANKARI CHAHIYE | buffalo-breeds-1
sirohi bakri ka rate kya h |
subah mooli ki kyari dekhi to patto par kali kali illiya chipki thi aur patte chhalni ho gaye, bagal ki sarso me bhi yahi hai, kuch halka upay batao | radish-pests-1 | mustard-pests-2
adrak beej kitna kilo ekad | ginger-seed-1
bhains ke liye sexed semen ka kharcha kitna aata hai |
makka hara chara kab katna hai | fodder-maize-harvest-1 | cattle-fodder-3
angoor ki bel me thrips ki jagah lal makdi lagi hai patte jhulse jaise dikh rahe, kya chhidke |
pyaj bhandaran godam par sarkari anudan kitna milta hai |
pyaz me danthal phool nikal aya | onion-disorders-1
KISAN PUCH RAHE HAI SUWARO ME AFRICAN BUKHAR KE LAKSHAN AUR ILAJ | pig-asf-1 | pig-asf-2 pig-vaccination-1
gaay ki umar daat dekhkar kaise pehchane |
mooli kab kaun si boye mahine ke hisab se | radish-sowing-1
coffee arabica me kaunsi kism me ratua kam lagta hai | coffee-varieties-1 | coffee-diseases-1
rajnigandha ka phool kab tode | tuberose-harvest-1
gaay ko afara aaya hai kokh dhol jaisi fuli hui, doctor door hai tab tak ghar par kya karu aur kya na karu | cattle-bloat-2 | cattle-bloat-1
bakri ko khujli aur baal jhadna |
NASHIK KE KISAN NE ANGUR KI APRIL AUR OCTOBER CHATNI ME AANKH RAKHNE KI JANKARI MANGI | grapes-pruning-1
radish export kaise kare |
desi gay 5 liter dudh deti hai to usko dana kitna dena | cattle-feeding-1 | cattle-feeding-4
paas wale gaon me lumpi aa gayi hai, meri do gaay aur ek 6 mahine ki bachhi abhi theek hai, tika abhi lagwa du ya gaanth dikhne par | cattle-lsd-3
adrak ke podhe piche niche se, pakdo to nikal jate hai aur doodhiya pani nikalta, badbu nahi aati. beej pichle saal ghar ka hi tha | ginger-diseases-2
pyaj ka beej 1 bigha ya acre me kitna lagega | onion-seed-1
angur ke guchho me safed mom jaise kide chipke hai, ras chipchipa aur kala pad gaya, cheentiya bhi ghoom rahi, bina jyada dawai ke kya kare | grapes-pests-1
chare wali makka ki gobh me lakdi ke burade jaisa mal hai aur patte khidki jaise fat gaye, gaay ko bhi yahi khilana hai to kya chhidku | fodder-maize-pests-1
bhains ka degnala rog |
matar fali safed powdar | greenpea-diseases-1
gaay ki urine coffee jaisi aa rahi, kilni bahut lagi thi, kamjor ho gayi aur aankhe pili | cattle-ticks-2 | cattle-ticks-1
bakri ke bacche ka dudh chhudane ki umar |
tarai me urad kab boye aur beej kitna | urad-sowing-1 urad-seed-1
KISAN SAGWAN KI CHHANTAI AUR PATLE PED HATANE KE SAMAY KI JANKARI CHAHTE HAI | teak-pruning-1
coffee me mealybug ki dawa |
north me angoor ki katai chatai kis mahine kare | grapes-pruning-2
kanda bhav agle mahine badhega kya |
nayi kharidi gaay ko kitne din alag rakhna | cattle-fmd-3
pyaz ki nursery me podh gal kar gir rahi h | onion-diseases-3 | onion-nursery-1
surti ya jafrabadi bhains konsi bhari | buffalo-breeds-2
TAMILNADU KISAN NE DHAN PARTI URAD ME DAP SPRAY KE BARE ME PUCHA | urad-nutrients-2
RAJNIGANDHA KI SINGLE AUR DOUBLE KISMO KI JANKARI CHAHIYE | tuberose-varieties-1
sagwan ki lakdi katne ki anumati van vibhag se kaise le |
matar tudai kitne din | greenpea-harvest-1
gaay ke liye milking machine kitne ki |
suwari ne 8 bacche diye the, raat ko khud hi unke upar let gayi aur 3 dab ke mar gaye, baaki ko kaise bachau, baada chhota hai | pig-piglet-3 | pig-piglet-1
grapes ki bel me khad ki matra saal bhar ki aur kaunsa potash sahi | grapes-nutrients-1
muli beej matra ekad | radish-seed-1
teak plantation ko garmi me pani dena padega kya aur saal me kitna badhta hai | teak-irrigation-1
chara makka ka balan wala disease |
onion me stemphylium jhulsa patto par pile lambe dhabbe |
desi suwar vs shankar suwar bacche | pig-breeds-1
pyaj ki patti upar se pili sukh rahi hai pani bhi time pe de rahe | onion-disorders-3 | onion-pests-1 onion-diseases-4
urad me khad kitni deni hai mitti janch nahi karayi | urad-nutrients-1
theileria tika umar sankar gaay | cattle-vaccination-4
angur me downy aa gaya barish ke baad guchhe bhure pad gaye, patte ke niche safed rui | grapes-diseases-1
CALLER NE BHAINS BEEMA KE PREMIUM KE BARE ME JANKARI MANGI | general-scheme-70
fodder makka kab kab boye taki hara chara har mahine mile | fodder-maize-sowing-1
urea se bhusa banane ka tarika | cattle-fodder-1 | cattle-fodder-2
coffee ki fali sukhane wali tarpaulin yard kitne me banegi |
adrak me patti par safed dhabbe phyllosticta |
teak me dimak lag gayi jad me |
MATAR ME SINCHAI KAB KARE IS BARE ME JANKARI | greenpea-irrigation-1 | field-pea-irrigation-1
grapes export ke liye residue test kaha hota hai |
gaay har baar 21 din pe garam ho jati hai, 4 bar tika karaya fir bhi nahi thaharti | cattle-breeding-6 | cattle-breeding-2
KISAN KO BAKRI KE ROJ KE CHARE DANE KI MATRA CHAHIYE | goat-feeding-1
angoor bagh mitti kaisi | grapes-soil-1
suar ka jutha khana hotel wala khila sakte ya nahi | pig-asf-2
pyaaz ke liye mitti ph | onion-soil-1
makka chara me zinc ki kami patti safed | general-zinc-2 general-zinc-3
mooli kitne din me nikalte aur kitni upaj | radish-harvest-1
bacchde ki naal kaise baandhe aur kitna chhod ke kaate | cattle-calf-2
cofee uchai aur taapman | coffee-climate-1
gaay ke fmd me khur aur muh ke chhale dhone ke liye kya lagaye | cattle-fmd-2
gaye ka dudh nikalne ke baad than kis dawa me dubaye aur kyu khada rakhe | cattle-mastitis-4
adrak ki kheti me supari ya kela ke sath kitni doori |
rajnigandha me thrips |
pig ke baccho ko khas kab khilana shuru kare makka pisa hua | pig-piglet-3
bhadawari bhais fat kitna | buffalo-breeds-3
gaay me garmi ke lakshan kis time dekhe | cattle-breeding-1
matar me khad kitna, north india me nitrogen kam kyu dete | greenpea-nutrients-1 | field-pea-nutrients-1
tuberose ki kheti me chhaya chalegi kya | tuberose-soil-1
KISAN NE BAKRI ME ARTIFICIAL INSEMINATION CENTRE PUCHA |
safed sadan pyaj me rui aur rai jaise kale dane | onion-diseases-4
radish ka patta khane wala pissu aur mahu, kachi khate hai to kya chidke | radish-pests-1 | general-neem-1
angur ko pani katai se kitne din pehle band kare | grapes-irrigation-1
gaay ki judwa bachhi aur bachhda hua hai, log kehte hai aisi bachhi aage chalkar gaabhin nahi hoti, sach hai kya |
urad ki fali me chhed karne wali sundi maruca |
bhais ko surra rog ho gya |
sagon ki patti par ratua rog |
suwar ko khujli mange |
gaabhin gaay ko alag se kitna dana de | cattle-feeding-3
bhais ko galghotu zyada kyu hota hai | buffalo-health-1
odisha me urad dhan ke baad kab boye | urad-sowing-2
INFORMATION REGARDING RAJNIGANDHA ME KHAD GOBAR KI MATRA | tuberose-nutrients-1
gaay ka muh se khoon nikla aur achanak mar gayi chamda utar sakte hai | cattle-anthrax-1
pyaj rabi kharif ki khudai kab hoti aur kaun jyada tikta | onion-sowing-3 | onion-varieties-1 onion-harvest-1
bakri ko bukhar naak bahna muh me chale aur badbudar dast, 3 bakri mar gayi hai, bachi hui ko kaise bachaye | goat-ppr-1 | goat-vaccination-1 goat-sick-1
angur ka bima ole girne par | general-scheme-29 general-scheme-26 general-hail-2 | general-scheme-34
BACHHIYA KE PEHLE GARBHADHAN KE WAJAN KE BARE ME PUCHA | cattle-breeding-4
gaay ko galti se khat urea ka ghol pila diya to | cattle-fodder-2
pyaj me bengni dhabba aane se pehle kya upay kare | onion-diseases-2 | onion-pests-2
sagwan 15 saal ka ped ka ghera kitna hota |
tuberose cut stick vase me kitne din tikti |
gaay ko khurpaka muhpaka ke lakshan | cattle-fmd-1
PYAJ ME THRIPS KE LIYE TRAP AUR NEEM KAB SE SHURU KARE KISAN PUCH RAHE | onion-pests-2 | onion-pests-1 general-trap-3
adrak me mitti kab chadhaye | ginger-weeds-1
suar garmi me kab aati aur nar kitni madino ke liye | pig-breeding-1
COFFEE PAUDH ROPAI KA MAHINA AUR PAUDHE KI UMAR KI JANKARI | coffee-sowing-1
matar pila pad raha hai ek din pani bhar gaya tha khet me, aalu bagal me thik hai, kya bachega | greenpea-irrigation-1 | greenpea-diseases-2
cow ko paani kitna pilana jaruri | cattle-feeding-6
bhais ke oxytocin injection se nuksan |
jarsi sankar gaay 12 litre deti hai usko bhusa aur dana kitna du | cattle-feeding-2 | cattle-feeding-5
urad ki kheti me nilgai se bachav |
KISAN KO ADRAK BOMBAY MANDI KA RATE CHAHIYE |
mooli ki jad me safed sundi surang banati |
sagwan ka beej kaise upchar karke nursery dale |
azolla kab nikale aur kaise khilaye | cattle-azolla-2
FARMER NE BATAYA KI BARSAT ME BHAINS KO TEJ BUKHAR LAR AUR GALE ME SUJAN HAI, GHARR GHARR SAANS LE RAHI, TURANT SALAH CHAHIYE | cattle-hs-1 | buffalo-health-1
purulia me chhoti kali bakri hoti hai saal me kitne bacche deti hai aur wajan kitna | goat-breeds-1
khuraki muhpaka ka booster kab lagega, pehla dose 4 mahine ke bachhde ko de diya | cattle-vaccination-1 | cattle-vaccination-8
bhaiya meri jersey ke khuron ke beech keede pad gaye hai, ghaav me safed illi rengti dikh rahi, padosi ne petrol dalne ko kaha hai |
subah 6 baje gaay mounting kar rahi thi, dairy wala kal semen rakhne aayega, aaj sham ko rakhwana chahiye ya kal dopahar tak chal jayega | cattle-breeding-2
ADRAK KI SUKHI SONTH KE NIRYAT LICENCE KE BARE ME JANKARI |
angoor ke baag par plastic cover lagane ki subsidy ke bare me kisan ne pucha |
hamare rajnigandha ke khet me barish ke baad tana sad raha hai, patte jameen se lage safed fafundi ke dane bhi dikhe, gende me kuch nahi hua |
goat ke liye HS aur ET ka teeka kaun se mahine | goat-vaccination-2 | goat-vaccination-1 goat-et-1
SUWAR FARM JALNE PAR MUAVJA KAISE MILEGA KISAN KA PRASHN |
cofee ke bagan me haathi ghus aate hai, pichle hafte 40 paudhe tod diye, forest wale bolte form bharo, muavja kitna milta |
matar ke khet me chuhe fali kha rahe hai, bil bahut saare hai, gehu wale padosi ne jahar rakha tha par fir bhi aa gaye |
KISAN PYAJ KI FASAL BIMA KI ANTIM TITHI JANNA CHAHTE HAI | general-scheme-24
paneri jagah 1 acre dhan | rice-nursery-1 | rice-nursery-4
bajra hari bali rog | bajra-diseases-1
napier ki pehli katai lagane ke kitne din baad kare | hybrid-napier-harvest-1
tarbooj pile gude wali kism ka bij kaha milega |
jai ka beej kitna acre | oat-seed-1
mere dhan me bich ki patti sukh rahi hai, khichne par aaram se nikal aati hai, 35 din ki fasal hai, bagal ka makka bilkul thik hai | rice-pests-4 | rice-pests-5 rice-pests-6
rijka me amarbel | lucerne-weeds-1 | lucerne-seed-1
dhan msp agle saal |
bhindi ke patto ki nase pili jaal jaisi ho gayi kya kare | okra-diseases-1 | okra-pests-4 okra-disorders-2 okra-diseases-2 okra-varieties-1
kisan ne pucha bird flu fela hai to murga anda kha sakte hai ya nahi | poultry-flu-2
lucerne ke patto par hare chhote kide jhund me hai patte sukad gaye, pados ki sarso me bhi yahi tha, kaun si dawa chhidku batao |
khet me safed namak ki papdi | general-saline-1
amla murabba banane ki machine kitne ki aati hai |
bhindi paudhe se paudhe duri | okra-sowing-2
chameli ka phool dubai bhejne ke liye kya kagaj chahiye |
dhan pakne wala hai pani kab band karu | rice-irrigation-4 | rice-harvest-1
vanraja murgi saal me anda | poultry-backyard-1
zinc sulphate spray khadi fasal me kitna gram per litre | general-zinc-3
KISAN KO DHAN KE BHURE MAHU KI PEHCHAN CHAHIYE | rice-pests-1
silage gadda size 10 gaay | oat-feeding-2 | cattle-fodder-4 cattle-fodder-5
hamare yaha 400 meter unchai hai aur barish sirf 900 mm, nariyal accha chalta hai, sasur ji bolte hai chhoti ilaychi laga lo, kya ho payegi | cardamom-climate-1
bhindi ka powder kaise banaye bechne ke liye |
organic carbon 0.4 aaya card me iska matlab kya | general-soiltest-4 | general-carbon-1
dhan laser leveler kiraya ghanta |
operator note: kisan punjab ka, PR 126 ki nursery kab daalni | rice-nursery-3 | rice-sowing-3
napier ki konsi kism me oxalate kam | hybrid-napier-varieties-1 | hybrid-napier-intercropping-1
dap urea mop 120 60 40 hisab | general-fert-1 | general-fert-3 general-fert-2 rice-nutrients-2 wheat-nutrients-4
dhan me tricyclazole ke baad kitne din me barish hui to dobara dale |
watermelon seed rate hybrid acre | watermelon-seed-1
meri gobhi ke patte kinare se V jaise pile, nas kali aur badbu aa rahi, pichhle saal isi khet me sarso thi, matar bagal me thik hai | cauliflower-diseases-1 | cabbage-seed-1
bajra ka huska alag karne wali machine |
dhan pani bachane ka pipe tarika | rice-irrigation-2
jai ki fasal me pehla pani kitne din par dena jaruri | oat-irrigation-1
gehu me poora dap dala tha ab dhan me dalna hai kya | rice-nutrients-4
kisan ko rijka ki katai kitne kitne din me karni iski jankari chahiye | lucerne-harvest-1
dhan me false smut haldi gola | rice-diseases-7
kitne din layer murgi bechne layak | poultry-layer-2
okra ki tudai kitne din me aur kaise haath me khujli hoti | okra-harvest-1 | okra-varieties-1
mushroom dhan ke puaal par kaise ugaye | mushroom-seed-1 | mushroom-yield-1
ek bori urea me nitrogen kitna hota hai | general-fert-4 | general-nano-1
tunggro dhan ka rog | rice-diseases-8
paddy bori me rakhni hai purani bori ko kya kare | rice-storage-2 | general-store-2
mere chuzo ki beet me khoon aa raha, pankh latak gaye hai, barish se bichhawan gila ho gaya tha, bade murge thik hai kya karu | poultry-coccidia-1 | poultry-brooding-3
tarbuj ke saath mirch intercrop |
jute katne ka sahi samay konsa | jute-harvest-1
hybrid napier 1 acre kalam kitni | hybrid-napier-sowing-1
gobhi ke patto me jali jaise chhed ho gaye, chhoti hari illi hai jo chhune par dhage se latak jati, teen baar alag alag dawa mari par nahi marti | cauliflower-pests-1 | cabbage-pests-2 cabbage-pests-1
soil health card kitne saal me dubara | general-soiltest-7 | general-scheme-48
dhan silver onion jaisi nali | rice-pests-8
dhan seedha boai kab kare parmal aur beej kitna | rice-sowing-4
desi murgi ke niche vanraja ke ande rakhe kya, vo khud baithti kyu nahi | poultry-backyard-4
ilaychi sukhane ka taap | cardamom-harvest-1
acid soil se kya nuksan | general-acid-1
kisan jharkhand se, uske jile ki jamin khatti hai kya aur kaun kaun se jile, jankari di jaye | general-acid-4 | general-acid-1
bhindi lal rang ki kism ka beej |
tarbuj ka khet me pehle ek bel phir poora paudha murjha gaya, tana chira to andar bhuri lakir, do saal se yahi laga raha hu, kheera bagal me thik | watermelon-diseases-1
dhan beej ki nursery tray machine wali mitti kaise banaye | rice-nursery-4
borer ilaychi tana | cardamom-pests-2
napier ko thand me lagana thik hai kya up me | hybrid-napier-sowing-1
urea dene ka time barish se pehle | general-fert-5 | general-drought-1
dhan kaddu khet machhar |
dhan ke dano aur patto par til jaise bhure daag | rice-diseases-6
khet me barish ka pani teen din khada raha uske baad rijka jagah jagah sukh gaya, jad gal gayi, bagal ki jowar hari hai, aisa kyu hua | lucerne-irrigation-1
jai me azotobacter culture | general-biofert-1 | general-biofert-2
OPERATOR: dhan ropai me line aur hill duri ki jaankari, der se rop rahe | rice-sowing-2
mere amle ke ped me phool to bahut aate par fal nahi rukta, ek hi chakaiya kism ke 20 ped hai, ber to lada hua hai | amla-varieties-1
kisan ko okra me hara tela ka desi upay | okra-pests-3 | general-neem-1
jute ki kheti ke liye mitti mausam | jute-soil-1 | jute-sowing-1
dhan ka taana chhedak trichocard kab kitna lagaye | rice-pests-6
moti hari mirch aur bhindi ka rate surat mandi | general-market-22
amla ko phool ke samay pani dena chahiye ya nahi | amla-irrigation-1
tarbooj me murra daag antracnose spray |
bhindi me pila rog bij se aata hai kya | okra-diseases-2 | okra-diseases-1
bhindi ki fasal me tudai do din late ho gayi to fal kade resha wale ho gaye, mandi me nahi bike, lauki bik gayi, kab todna chahiye tha | okra-harvest-1
meri gaay ne subah khali pet taza rijka kha liya aur bayi kokh ful gayi, pehle bhi do baar hua, bhains ko bhusa milakar deta hu to thik | lucerne-harvest-1 | cattle-bloat-1 cattle-bloat-2
nano urea dalu ya bori wala, sarkar kya kehti hai | general-nano-2 | general-nano-1
layer murgi ko 16 ghante light kis bulb se kitne watt |
kitna namak ghol bajra beej | bajra-diseases-2 | general-seedtreat-1
FARMER NE CARDAMOM ME SINCHAI KA SAMAY PUCHA MARCH ME | cardamom-irrigation-1
sata sahi bhindi varansi nayi kism | okra-varieties-2
hispa ka bachav bina dawai | rice-pests-10
rijke me khad kitni boaai par | lucerne-nutrients-1
dhan ko kab sukhne nahi dena chahiye | rice-irrigation-3 | rice-irrigation-2
gobhi me npk aur gobar khad kitni dale ek acre | cauliflower-nutrients-1
ilaychi ki kism kerala ke liye konsi | cardamom-varieties-1
kabootar palan |
kisan ko tarbuj ki boai ka samay bihar ke liye chahiye | watermelon-sowing-1
jai ko kaatne ka sahi samay do katai leni hai | oat-harvest-1
bhains ko napier khilane se doodh badhega kitna |
jute beej drill se line me kitna gram bigha | jute-sowing-2 | jute-seed-1
meri bhindi ke patte kinare se pile hokar upar mud rahe hai aur jal jaise gaye, barish kam hui, baingan me bhi thoda hai | okra-pests-3 | brinjal-pests-6
zameen khatti me chuna jyada daal diya to kya hoga | general-acid-3 | general-acid-2
chameli kitna pani din |
boron kami | general-boron-2 | cauliflower-disorders-2 general-boron-1 papaya-disorders-1 guava-disorders-1 groundnut-disorders-3
naya shed banaya hai, usme ek hajar broiler rakhne hai, kaka bolte hai aadhi jagah kaafi hai, kitna bada shed chahiye batao | poultry-broiler-2
mere khet ki khad chhitak ke di to dana jal gaya, bij ke saath dap mila diya tha drill me, bagal me bina mila accha jama | general-fert-6
dhan ki kheti ka beema akhri tarikh | general-scheme-24
ghaas nikalna kab tak jaruri kisi bhi fasal me | general-weeds-1
katai ke samay dhan me nami kitni | rice-harvest-1 | rice-storage-1
kisan ne bajra ka beej kali mitti me prati acre aur gehrai dono puchi hai | bajra-seed-1 bajra-seed-2
pichhle hafte se meri sab murgiyo ke pankh ke niche chhote kale kide chal rahe hai, khujla khujla ke pankh nikal gaye, anda bhi ghata, juye ki dawa batao |
lucerne ki bori kitne me, 5 kg wali |
operator: dhan me bhure fudke se bachav ke liye kya na kare, kisan ne pyrethroid pucha | rice-pests-2 | rice-pests-3
konkan me garmi wali bhindi january me boye ya february ke ant me, pichhli baar feb wali me sare fal me chhed the, is baar bachna hai | okra-pests-2 | okra-pests-1
tarbooj fal makkhi trap lure |
mere ped par amla ke patte sardi me sab gir gaye, tehniya sukhi lagti hai, aam bilkul hara hai, kya ped mar gaya ya fir se patte aayenge |
jute ka rassa bannane wali hath machine ki jankari chahiye |
fosfo bacteria packet expiry |
bhindi ke patto ke niche safed chhoti makkhi baithi hai, hilane par udti hai, patte mud rahe aur sukh rahe, mirch me bhi dekhi | okra-pests-4 | okra-diseases-2
cardamom beej se tel nikalna |
sinchit dhan me N P K kitna aur wo kitni bori dap urea potash se banega, kisan ko hisab chahiye | rice-nutrients-1 rice-nutrients-2 | general-fert-3 general-fert-1 rice-nutrients-5
kisan ne tamilnadu se pucha, barani sukha boya dhan, khad kab kab aur kitni | rice-nutrients-6
jasmine attar factory kanauj |
mere dhan ki katai ke baad thresher se dana bahut tut raha hai, chawal mill wala rate kam deta hai, thresher ki chaal kitni rakhu |
gajar ghas khane wala mexican bhring kaha se mangwaye aur daam |
paddy me kala namak chawal ka bij |
tarbooj ko nadi ki ret me gaddha kitna bada khode |
KISAN NE PUCHA NAPIER KI KATAI WALI CHAFF CUTTER PAR KITNI CHHOOT | general-scheme-55 | general-scheme-57
jai ki bori me ghun lag gaya | general-store-4 general-hermetic-1 | general-store-3
maine layer ke liye 16 ghante batti lagayi phir bhi 30 hafte par anda ekdam band, dana 90 gram de raha hu, pani garam rehta hai tanki ka, bakri thik | poultry-layer-3 | poultry-heat-1
dhan ki pattiyo par ghongha aur kekda mere yaha med ke chhed karte hai, pani nikal jata hai raat me, kekde ko kaise roke |
cauliflower aur broccoli me kaun faydemand |
operator: kisan ko murgi ke pet me pani bharne wali bimari ki jankari chahiye |
kisan puchta hai taza phool wali gundumalli ko kitne degree par rakhe station tak, dibba konsa le |
mitti jaanch kendra sarkari form | general-scheme-47
bajra napier dukan wale ne bij bolkar diya tha par kuch uga hi nahi, padosi ne to dande kaat kar gade the jo lag gaye, sahi kaise lagate hai | hybrid-napier-sowing-1
amla ke paudhe me deemak jad kha gayi 2 saal ka paudha sukh gaya, nimbu bagal me hara hai, dawa kitni dalu |
oat milk banane ki vidhi |
meri basmati gir gayi tez hawa se dane dudhiya the, ab usko bandh kar khada karu ya padi rehne du, pr wali khadi hai |
mitti me gandhak kam hai to bentonite sulphur dose |
kisan ne pucha sukhi ilaychi kitne din tak bina rang gaye rakh sakte, jankari chahiye |
dhan ke liye biochar kaise banaye |
tamatar niche se kala sada | tomato-disorders-1 | general-defic-4
nariyal ka naya patta khulta hai to V jaisa kata hua dikhta hai kya lag gaya | coconut-pests-1
kele me nematode ki dawai |
gehu ke patte par haldi jaisa powder lag raha kapde pile ho gaye khet me do jagah gol gol | wheat-diseases-1 | wheat-disorders-2 wheat-diseases-2
mithun ko kaunsa tika lagwana chahiye | mithun-health-1 | mithun-rearing-1
shimla mirch safed churna dawai |
safeda kuye ke pass laga sakte hai kya | eucalyptus-intercropping-1
chai ke naye patto pe gehre bhure dhanse hue daag, patta mud ke sukh raha, kaun sa keeda | tea-pests-1
thand me kela ka ghaud tane me hi atak gaya bahar nahi aa raha | banana-disorders-3 | banana-climate-1
litchi kab todni chahiye kaise pata chale paki hai | litchi-harvest-1
santre me ambia bahar ke liye pani kab band kare | orange-pruning-1
palak ki variety all green ya pusa jyoti kaun si achhi |
gehu me ek acre me kitni bori dap urea potash | wheat-nutrients-4 | wheat-nutrients-1 general-fert-1 general-fert-4
seb ke patte par kale makhmali dhabbe aur fal par papdi | apple-diseases-1
polyhouse shimla mirch utpadan ekad | capsicum-yield-1
gehu ghar me rakhne se pehle kitna sukhana hai | wheat-storage-1 | wheat-harvest-1 general-store-1
kardi me sirf ek pani hai kab du | safflower-irrigation-1
nariyal me tana se laal kala ras beh raha tana stem bleeding ki dawa |
dab ke liye kaun sa nariyal lagaye aur jaldi falne wala konsa hai | coconut-varieties-1
lichi ke patte mote mud gaye niche bhura makhmal | litchi-pests-1
spray pump ko kaise napte hai ki ek acre me kitni tanki lagegi | general-nozzle-3 | general-nozzle-2
cha ka kalam nursery me kab lagaye aur kitne mahine ka paudha khet me ropna hai | tea-nursery-1 tea-sowing-1
gulab ki kali kinare se bhuri hoke khulti nahi hai | rose-pests-1
gehu ka MSP 2026 me kitna rahega | general-market-2
2 saal ka nariyal khad kitni | coconut-nutrients-2
kanak bijai sahi time punjab | wheat-sowing-1 | wheat-sowing-2 wheat-sowing-3
seb me powdery mildew ka ilaj |
seb tehni safed rui ganth | apple-pests-1
khari jamin me palak ho jayega kya | palak-soil-1 | general-saline-1
chai me looper caterpillar aa gaya patta kha raha |
kele me drip se khad kab konsi | banana-nutrients-3 | general-fertigation-1 banana-nutrients-1
gehu me dana bharte waqt kitni garmi seh lega | wheat-climate-1 | general-heat-1
gehu me kitne din tak nirai zaruri hai jyada nuksan kab hota | wheat-weeds-1 | general-weeds-1
cha bagan me barsat ka pani bhara hai, kya khad dena thik rahega abhi ya patto par chidke | tea-nutrients-2 | tea-nutrients-1
tamatar patta mod bauna paudha | tomato-diseases-1 | tomato-pests-1 tomato-diseases-2
jammu me 10 november ko gehu ki kaun si kism boye | wheat-varieties-5
nariyal patte ke niche safed chakkar aur upar kali parat, spray kare ya nahi | coconut-pests-4
laser level karane se pani kitna bachega aur kitne saal me dobara | general-implement-2
gulab lambi dandi wala kis stage pe kate mandi ke liye | rose-harvest-1
december me litchi bag me sinchai ya urea de sakte hai kya manjar ke pehle | litchi-irrigation-1 | litchi-nutrients-1
mandusi ko chhote gehu se kaise pehchane | wheat-weeds-2
kardi ke khet me do din pani ruka tha ab paudhe murjha ke sukh rahe hai, padosi ka chana bhi waise hi | safflower-diseases-2 | safflower-soil-1
pachheti gehu ka beej raat bhar bhigona sahi hai | wheat-seed-3
nariyal ke 4 saal ke pedo ke bich kya boye | coconut-intercropping-1
shimla mirch ki todai kab kare hari ya lal |
lichi ropai samay gaddha | litchi-sowing-1
santra ki nayi kopal par chhote keede punchh upar karke baithe hai, patta mud raha | orange-pests-1
gehu ki bali me chepa chipchipa | wheat-pests-1 | wheat-pests-2
mithun me jonk aur kilni bahut lagi hai | mithun-health-1
palak me gudai kab kab | palak-weeds-1 | general-weeds-1
tamatar jad ganth nimatode |
retili jamin ke gehu me urea kitni baar me de | wheat-nutrients-2
net house ki shimla mirch ke patte mud rahe hai, thrips bhi dikhe aur fal par kharonch | capsicum-pests-1
gulab ki nayi kism polyhouse ke liye naam batao |
combine me super sms lagane se gehu ki bijai me kya fayda | wheat-machinery-2 | general-residue-1
seb ki chhal pe bhuri slety papdi aur fal par lal ghere | apple-pests-2
kele ka paudha halki hawa me gir jata hai, kand kata to kali surang aur safed ilii | banana-pests-1
tamatar door ki mandi bhejna hai kis rang par tode | tomato-harvest-1 | tomato-storage-1
nariyal me chuhe fal kat ke gira dete hai kaise roke |
santra drip se kitna litre 4 saal ka ped | orange-irrigation-1
July me seb ke patte kale daag ke baad pile hokar sab gir gaye, ped nanga ho gaya, fal abhi kachhe hai | apple-diseases-2
nariyal ki kheti ke liye kaisi jalvayu mitti | coconut-climate-1
jankari chahiye safede ke chhote paudhe ki patti par ganth ke bare me | eucalyptus-pests-1
shimla mirch ki kali aur chhote fal gir rahe mitti sukhi thi | capsicum-irrigation-1
kusum pala sah leta hai kya phool ke time | safflower-climate-1
santre ka ras nikalne wali machine |
kele ki kism g9 ke alawa | banana-varieties-1 | banana-intercropping-1
palak me mahu lag gaya, mandi bhi bhejna hai, kya chhidke aur kitne din baad kate | palak-pests-1
barani gehu kab boye | wheat-sowing-2
kisan ko green tea banane ki machine ka daam janna hai |
kisan ne nariyal lagane ki duri aur gadde ka naap poocha | coconut-sowing-1
march me achanak garmi ho gayi gehu pe kya spray kare ki dana patla na ho | wheat-disorders-4 | general-heat-1 wheat-climate-1
safeda ke niche haldi adrak kitni upaj degi |
litchi me fool bahut par fal tikta nahi | litchi-disorders-2 | litchi-irrigation-1 litchi-pests-3
seb ka paudha january me lagana hai gaddha kitna aur kahan se kaate | apple-sowing-1
santre ke chhote fal jhad rahe hai kya kamii hai | orange-disorders-1 | orange-irrigation-1
happy seeder aur super seeder me konsa achha rahega |
tamatar ki pod tray me taiyar karni hai, kitni tray ek acre ke liye aur jali kaisi | tomato-nursery-1
kardi ke sath chana kitni line me lagaye | safflower-intercropping-1 | chickpea-intercropping-1
cha ki nayi patti pe gol fafole kohra ho raha hai | tea-diseases-1
litchi ki tudai ke baad chamki bukhar bachcho me |
45 hp tractor par happy seeder chalega kya | general-implement-1
gehu me pani kam hai sirf 3 pani de sakta hu kab kab du | wheat-irrigation-2 | wheat-irrigation-1
kela patta pili dhari phir bhura dhabba beech me rakh jaisa, barish me badh raha | banana-diseases-3
orange ko export karne ka licence kaise |
chari kat ke dhoop me sukha dene se zehar nikal jata hai kya, ek bhai aise hi bol raha tha | fodder-sorghum-feeding-3 | fodder-sorghum-feeding-1 jowar-feeding-1
palak gol dhabbe baingani kinara | palak-diseases-1
chay ke upar wale patte laal tambe jaise, sukha mausam, mahin jala | tea-pests-2
punjab me jaldi bijai wala gehu 303 ya konsa | wheat-varieties-1
tamatar khad matra tamilnadu gobar kitna | tomato-nutrients-1
nariyal ke chhote fal par topi ke niche tikone bhure daag | coconut-pests-5
gehu ke bhav agle mahine kya rahenge |
gulab ki kalam wale paude october me lagane hai, khet me kitni duri rakhe | rose-sowing-1
mithun ko namak khanij aur chhappar dena padta hai kya ya jangal hi kafi | mithun-rearing-1 | mithun-health-1
dhan ke baad bina jutai masur ya chana kaise boye | general-zerotill-1 | lentil-sowing-3 chickpea-sowing-2
cha ki clone TV 23 ka paudha kahan milega |
seb ke bag me madhumakhi ke dibbe kitne | apple-sowing-2 | honeybee-crop-1
peela ratua dikh gaya kanak me kaunsi spray | wheat-diseases-2 | wheat-diseases-1
gehu boron ki kami | general-boron-2 general-boron-1
nendran kela putti lagane ka samay | banana-nursery-1
seb ke bag me bhalu raat ko aake daali tod deta hai, teen ped barbad kar diye, kisi ne bola taar lagao, van vibhag muavja dega kya |
kisan ne nariyal ke ped ke bima ka premium poocha |
kardi ugne ke baad paudhe chhant kar kitne rakhe aur kya uska saag khate hai | safflower-seed-2
padosi ne mere khet ki med par safeda laga diya, uske paas wali 3 line gehu ki kamzor hai aur boring ka pani bhi utar gaya | eucalyptus-intercropping-1
tamatar cherry variety |
cha patti todai round antar | tea-harvest-1
santre ka tristeza rog |
kiraye ki machine wala app | general-chc-1
kisan ko power tiller ke training center ki jankari chahiye |
KISAN NE GEHU KI KALI BALI KANDUA ROG KE UPCHAR KE BARE ME POOCHA | wheat-diseases-4 | wheat-seed-4
seb canker rog |
tamatar ke kachhe fal ki pendi pehle pani jaisi hui fir kala chamda ban gaya, pani kabhi 3 din kabhi 10 din me lagta hai, urea bhi dala tha | tomato-disorders-1 | tomato-irrigation-1 general-defic-4
gulab jal nikalne ki machine |
litchi fal tod ke khola to dandi ke paas safed sundi aur kala burada nikla, aadha bag aisa hi hai, pichhle saal vyapari ne lauta diya tha | litchi-pests-2
palak jaivik pramanpatra |
gehu ki patti par ande jaise bhure dhabbe ho gaye jo jud kar puri patti jhulsa dete hai, purvanchal me hu, powder nahi hai, kya dawa hai |
safeda carbon credit paisa |
KISAN KO SHIMLA MIRCH KE BEEJ COMPANY AUR RATE KI JANKARI CHAHIYE |
santre ke tane me chhed hai aur bahar burade ki jali latki hai, raat ko koi illi chhal khati hai, do daal sukh gayi, kaise maru |
thresher ka daam |
chara jowar kandua rog |
jankari chahiye gehu ke beej par UP me anudan kitna |
nariyal ke patto par salet rang ke dhabbe ho rahe jo failke pure patte ko jala dete hai, purane patte me jyada, bagal me supari theek hai |
kisan ne kardi ke sarkari kharid kendra ke bare me poocha |
kele me mealybug |
tamatar 2 rupaye kilo bik raha hai, sadak par fekna pad raha hai, 4 bigha me lagaya tha, sarkar ki koi yojna hai jo bhav ka antar de |
cha bagan majduri rate |
kisan ne litchi dubai bhejne ke kharche aur packing box ki jankari mangi |
bhains ko hari chari dena shuru kiya to dudh ek litre ghat gaya, pehle berseem par thi, kya chari se dudh ka fat bhi kam hota |
jankari chahiye kele ke tane se vermicompost banane ki | general-vermi-2 | general-vermi-1
gulab me raat ko bhure rang ka bhrung aakar patte kha jata, din me mitti me chhup jata hai, barsat shuru hote hi aaya |
mithun ke chamde ka bazar |
spray pump ki pichkari se pani tapakta hai aur hawa nahi banti, washer badla tha phir bhi, batao kaun sa purja kharab hai |
subah andhere me talab ki machliyan upar aake muh khol rahi hai 2 din se, badal bhi chhaye hue hain, kuch mar bhi gayi kya karu jaldi batao | fish-oxygen-1 | fish-manure-1
nimbu fal pe khurdare daag | lemon-diseases-1 | lemon-varieties-1
mentha oil ka bhav agle mahine badhega kya |
gende me upar ki fungi todni hai kya aur kitne din par | marigold-pruning-1
kheti ki kamai pe tax lagta kya | general-market-30 | general-market-32 general-market-31
caller wants information regarding arhar me frost ke baad recovery, pala padne se patti jal gayi |
til ke phool ki jagah hari patti ka guchha ban gaya, fali ek bhi nahi, padosi bol raha jaldi bo diya tha isliye hua | sesame-diseases-1 | sesame-sowing-1
tractor pe gst kitna hua ab | general-market-33
arhar kab boye ki gehu bhi le sake | pigeon-pea-sowing-2 | pigeon-pea-sowing-1
surajmukhi ka msp 2026 kitna ghoshit hua |
ek acre pokhar me kitna bachha dale machhli ka | fish-stock-2
chiku ka murabba aur powder banane ki training kaha hoti hai |
jau ki bali kali rakh jaisi | barley-diseases-1
bans me ghun lag jata hai katne ke baad kya upchar kare |
mosambi me khad ki matra prati ped 6 saal ka |
godam ki raseed par bank kitna percent loan deta hai, caller ko jankari chahiye | general-enwr-2 | general-market-27 general-enwr-1
moong me paani kitni bar | moong-irrigation-1 | moong-irrigation-2
soyabean aur makka ka sarkari dam batao 2025 wala | general-market-3
pudina ki jad ek acre me kitni lagti hai sidhi ropai me | mint-seed-1
e nam par vyapari ka licence kaise banta hai |
til katai ka sahi samay | sesame-harvest-1
kya surajmukhi kharif me bhi laga sakte ya sirf fagun me | sunflower-sowing-2 | sunflower-diseases-1 sunflower-sowing-1
kathal ke chote phal kale pad kar gir rahe hai barish me, upar rui jaisi fafund | jackfruit-diseases-1
moong me imazethapyr kitna ml dale 15 din ki fasal me |
rohu ko roj kitna dana khilaye, khali aur kana mila ke dete hai | fish-feeding-1 | fish-feeding-2
til me singh wali moti hari illi ne aadhi fasal chat kar di, hath se pakad sakte hai kya, zahar nahi dalna chahta | sesame-pests-2
gajar me kida jad me ganth ganth (nematode) dawai |
genda hybrid beej ek acre me kitne gram | marigold-seed-1
MP slot booking gehu kahan se hogi | general-market-6
kharbuja gujarat me kab lagta hai | muskmelon-sowing-1
barley ka beer company se contract kaise kare, rate kaun deta hai |
kathal ki lakdi ka rate aur umar |
til ki phasal me jad galan charcoal rot wali |
kisan ne pucha gehu ke baad bina jotai moong boni hai, narwai padi hai, machine ki jankari | moong-machinery-1
jau ke khet me jagah jagah paudhe chote aur peele reh gaye, ukhada to jad guchhe jaisi. balu wali mitti hai hamari, seekar side | barley-diseases-2
nimbu ka achar fssai license |
e nam par apna maal kaise beche | general-market-19 | general-market-20 general-market-21
farmer asked mentha sucker ka rate barabanki me |
chiku ke liye kaun si mitti, halki khari jamin me chalega kya | sapota-soil-1
kharbooj bij matra ek ekad | muskmelon-seed-1
bauni arhar jo combine se kat jaye | pigeon-pea-varieties-3
assam me kaun sa bans lagaye jati ya bhaluka | bamboo-varieties-1
godam raseed loan guarantee scheme kab tak hai | general-market-29 | general-market-27
genda tel (oleoresin) company kharidti hai kya |
sinchit jau me dap urea kitna lagega per acre nitrogen ke hisab se | barley-nutrients-1 | barley-nutrients-2 general-fert-4 general-fert-3
arhar ki dali lakdi se koyla banta hai kya bhav |
pudine ki jad sad rahi, patch me sookh raha | mint-diseases-1
fish ka transport zinda kaise kare, oxygen packing me kitne ghante |
60 din wali moong jo punjab me garmi me lag sake uska naam | moong-varieties-1 | moong-seed-1
moong ki chuni bhusa bhains ko khilana |
jau ka beej per acre kitna | barley-seed-1
mosambi lagane ke liye zameen aur paani ki EC kaisi ho | sweet-orange-soil-1
pigeon pea bdn 711 beej kaha milega maharashtra |
surajmukhi beej bhigona kitne ghante | sunflower-seed-1
mentha gehu ke baad april me lag sakta hai kya, ropai wala | mint-sowing-1
farmer query kathal ke phaldar ped me khad ki matra aur samay | jackfruit-nutrients-1
bans me phool aa gaye hai ab poora jhund sookh jayega kya karu |
kisan samuh agmark certificate ke aavedan ki jankari chahta hai, kitne din lagte | general-market-25
til ki kism up ke liye kam din wali | sesame-varieties-1
kray kendra par kya kya kagaz leke jana padta | general-market-13
nimbu ke fal fat rahe hai, do mahine sukha tha achanak zor ki barish hui parso. flower bhi kaafi gir gaye the | lemon-disorders-2
til safed aur kala me kiska rate jyada, export ke liye |
genda kali me sundi | marigold-pests-1
moong ek ekad me kitna kuntal | moong-yield-1 | moong-varieties-1 moong-varieties-2
mosambi me santre jaisi peeli line wali psylla keet ki dawai kitna ml |
telangana me dhan ikp center pe bechna hai, crop booking zaruri hai ya nahi | general-market-17
kathal ke bij ka aata kaise banate hai |
barsat 15 din late hai, urad moong bou ya nahi | general-drought-2 | urad-sowing-1 moong-sowing-3
til bori me keede lag gaye | sesame-storage-1
nimbu ka bina beej wala paudha kaun sa hai nursery se |
moong me 19:19:19 ka spray kab karte hai |
surajmukhi ka ghar ka rakha hybrid beej bo sakte kya | sunflower-seed-3
kathal ke chote fal me ched aur bhusa jaisa nikal raha | jackfruit-pests-1
chiku todne layak hua kaise pata chale chhilka dekh ke | sapota-harvest-1
punjab me dhan becha arhtiye ke through, paisa seedha khate me aayega ya arhtiya dega | general-market-14
mung ki patti par safed powder | moong-diseases-4
machli palan ka licence aur talab patta gram panchayat se kaise |
kapas ki MSP par Telangana me payment late hone par kis portal pe shikayat kare |
garmi me talab me paani kitne foot rakhe | fish-water-1
moong ki fali phool jale me chipke, andar illi | moong-pests-3
tur ki ropai wali kheti me paudh kab taiyar kare aur kitni doori | pigeon-pea-nursery-1
nimbu 7 saal ka ped urea gobar kitna | lemon-nutrients-1
tamatar pyaz ka bhi msp hota hai kya, himachal me seb ka |
kathal ka ped 12 saal ka hai aur sirf patte hain, kya nar ped hai? |
katla rohu mrigal ka ratio talab me | fish-stock-1
gehu bechne ke liye UP me kahan register kare helpline no bhi do | general-market-5
mentha ki patti ka mosaic virus |
kharbuja hara madhu ke alawa agethi kism batao | muskmelon-varieties-1
gajar zameen ke andar sad rahi hai aur safed kide (maggot) dikhe, maine kachcha gobar dala tha bhadon me | carrot-pests-1 | general-compost-3
jau ki paidawar per acre | barley-yield-1 | barley-varieties-1
arhar bij upchar trichoderma kitna gram | pigeon-pea-seed-2 | general-tricho-1 pigeon-pea-diseases-1
chiku pakane ke liye gas wali (ethylene) kitni der |
tilapia ka bachha 1 acre me aur uska dana company |
til me pursuit jaisi khadi fasal wali kharpatwar dawa |
kisan ne pucha punjab me garmi ki moong 25 april ko boni chalegi ya nahi | moong-sowing-1
surajmukhi moden kitne din ki hai upaj | sunflower-varieties-1
enam pe bik gaya ab paisa kis khate se aata hai mandi fees katega kya | general-market-20
kharbuja ke beej sukha ke giri nikalne wali machine |
gende ki paudh kitne din ki ropni, garmi wali fasal | marigold-sowing-1
jau ka chokar gaay ko kitna de |
gehu hatne ke baad march me surajmukhi bo de to kya dikkat hogi | sunflower-sowing-1 | sunflower-sowing-2
jaldi pakne wali arhar kism | pigeon-pea-varieties-1 | pigeon-pea-varieties-3
makka aur tuar ka sarkari kharid me naam kaise likhwaye samiti se | general-market-11
matsya palan PMMSY me kitna anudan | general-scheme-71
jau me jasta ki kami | general-zinc-2 general-zinc-3 | general-defic-1 general-soiltest-6
til ki boni june me kar du ya ruk jau, UP me | sesame-sowing-1 | sesame-diseases-1
mentha patti par narangi dhabbe, patte jhad gaye | mint-diseases-2
khet ki zameen bechne par capital gain tax kitna |
nimbu ki gutti (air layering) kab bandhe |
gajar me ghas bahut, shuru mahine nirai kaise kare | carrot-weeds-1 | general-weeds-1
bans ka ped kitni carbon credit dega, company wale aaye the |
til bone wali chhoti machine ka rate |
caller ko mosambi seedhe juice dukan ko bechne ka rate janna hai |
genda me pani kitne din me (sinchai) |
der wali aur madhyam tur kis pakhwade me bona | pigeon-pea-sowing-1 | pigeon-pea-sowing-2
soorajmukhi me chane wali sundi | sunflower-pests-1
barish me moong ka khet pani se bhara | moong-irrigation-2 | general-flood-1 moong-irrigation-1
pant moong 5 kitne din me pakti aur upaj kya hai | moong-varieties-2 | moong-yield-1
til ka tana jhulsa barish me | sesame-diseases-2
grass carp ko hara chara kitna | fish-feeding-2
chana masoor sarso ka naya samarthan mulya | general-market-2
arhar bhav jan 2027 |
dhan ke baad moong me npk | moong-nutrients-2 | moong-nutrients-1
gajar ka beej imported kuroda ka bhav |
badli mausam me machhli mar rahi talab | fish-oxygen-1
jau ki pachheti boni dec me karni hai, beej kitna aur kab tak sahi rahega | barley-sowing-1 barley-seed-1
kharbuje ki patti sukh rahi chitti | muskmelon-diseases-2
bans ki mukhya bimari jhulsa me konsi dawai |
information regarding kathal me garmi ki sinchai |
genda phool kitne din par todna hai | marigold-harvest-1
FCI me gehu kharid ki tareekh aur bonus rajasthan |
kisan ko PM kisan ki kist nahi aayi, e-kyc ho chuka hai, kaha puche | general-scheme-10 | general-scheme-3 general-scheme-11
kathal nar bali kali hokar girna, thik hai ya rog | jackfruit-diseases-1
nimbu fal tudai ke baad kitne din taza rahega |
narma kab bijna chahiye sirsa me | cotton-sowing-1
anar ped par hi fat raha h | pomegranate-disorders-1 | general-boron-1
lehsun ke patte ki nok pili | garlic-disorders-1
kisan ne pucha matar me safed powder jaisa rog ke bare me | field-pea-diseases-1 | greenpea-diseases-1
dragon fruit lal ya safed kism |
My savukku ped ki chhal phat gayi andar kala powder nikal raha aur 2 ped achanak sukh gaye, baaki bagicha kaise bachau | casuarina-diseases-1 | casuarina-varieties-1
harbhara me ghate ali ke liye trap kitne lagaye ekar me | chickpea-pests-2 | general-trap-1
jowar me bich ki patti sukh rahi khichne par badbu | jowar-pests-1
lal mirch sukhane ke baad bori me kaise rakhe taki fafund na lage | chilli-storage-1 | general-store-1
amudam arandi hybrid beej ekar | castor-seed-1 | castor-varieties-1
garlic rubberisation kyu hoti hai |
karele ka beej agle saal ke liye kaise nikale |
narma me subah safed makhi jhund me udti hai, patta chipchipa tha ab kala padne laga, dhan wale khet me kuch nahi, kitni ho jaye tab spray karu | cotton-pests-4 | cotton-pests-5
mirchi nursery ki kyari dhoop se tapana kaise, kitne din pannee | chilli-nursery-1
anar ki bahar konsi lu ki telya kam aaye | pomegranate-pruning-1
chana me wheat ka combine chal sakta hai kya rate kitna |
jowar ke daane par chidiya bahut aa rahi bhagane ka upay |
kapas spacing drip 5 feet | cotton-sowing-5
chane me pani kab kab dena h barish nahi hui | chickpea-irrigation-1 | chickpea-irrigation-2
matar seed rate bauni variety | field-pea-seed-1 | greenpea-varieties-1 field-pea-varieties-1 greenpea-seed-1 field-pea-varieties-2
karele ka machan kitna uncha rakhe | bittergourd-pruning-1
jhau ke ped ki nichli tehni kaatni chahiye ya nahi pehle saal | casuarina-pruning-1
CALLER ASKED KAPAS ME KALI AUR PHOOL GIRNE KA REASON | cotton-disorders-1 | cotton-disorders-2 cotton-irrigation-1 cotton-climate-1
mirch ki ropai me khad punjab urea kitna potash kitna | chilli-nutrients-2
chana ki upri kopal todne se kya fayda kab tode | chickpea-pruning-1
light trap raat bhar chalana thik hai | general-trap-4
kapas me jeevanu jhulsa kone wale dhabbe tana kala, tinde bhi sad rahe, pichle saal ke dunthal khet me hi pade the | cotton-diseases-4 | cotton-diseases-5
ARANDI ME NIRAI GUDAI KA SAMAY KISAN NE PUCHA | castor-weeds-1 | general-weeds-1
anar ke chilke kaun kharidta hai |
jowar ki multicut variety ka beej kahan milega ludhiana |
chana ka msp is saal kitna hai | general-market-2
kachu ka bhav wholesale |
matar arkel harvesting ke kitne din me hari phali, dal wali nahi | greenpea-harvest-1 | greenpea-varieties-1
gulab aur guldaudi me kaun jyada munafa deti |
kele ke bagal me anar lagaya h, ek daali pili hokar sukhi phir poora ped, lakdi cheeri to bhoori dhariyan thi, ab dusra ped bhi usi raste par | pomegranate-diseases-2
dal matar upaj quintal | field-pea-yield-1 | field-pea-harvest-1
shevanti cutting spacing 1 acre kitne paudhe | chrysanthemum-nursery-1
arbi khate hi gala khujlata h ye kam kaise ho | colocasia-disorders-1
jowar ki khet me lal phool wala aagiya jad par chipka, kaise hataye | jowar-weeds-1
red triangle wali dawa kya matlab, ghar me rakh sakte kya | general-safety-4 | general-safety-2
cotton me pani bharne ke baad dhoop nikli aur ache bhale paudhe latak gaye, uktha hai kya ye | cotton-disorders-4 | cotton-diseases-2 general-flood-1
divela ma lashkari ellu jhund me patta khurach rahe, jaal kitna lagau | castor-pests-2 | general-trap-1
dragon fruit full gulabi hone me kitne din, phool ke baad | dragon-fruit-harvest-1
spray ke samay hawa ulti disha me ho to | general-safety-3 | general-spraywx-1 general-spraywx-2
hari mirch todai kitne din | chilli-harvest-1
kapas ki lakdi se briquette banane ka plant kitne ka |
anarosh crown fruit pe 3-4 crown nikal rahe why |
CALLER WANTS JOWAR KHARIF VARIETY LIST FOR RAJASTHAN CHARA AUR DANA DONO |
jowar ke bhutte se chipchipa shahad jaisa ras tapak raha, do teen saal se aisa, baaju ke bajre me bhi tha |
lahsun bhandaran me ankuran rokne ki dawa |
nilgai matar kha jati hai taar lagane ka kharcha |
ber gola kab pakta, kaun si kism pehle aati kaun baad me | ber-varieties-1 | ber-harvest-1
kapas mein moong lagana thik rahega kya beech ki line me | cotton-intercropping-1 | cotton-diseases-2
garlic G-282 kis state ke liye | garlic-varieties-1
ananas kaun si variety juice dabba band wali | pineapple-varieties-1
rabi jonna variety halki zameen | jowar-varieties-1
chane ki patti par gol dhabbe jhulsa, kali bindi ke challe, tana toot raha, hoshiarpur | chickpea-diseases-3
lal mirch ke phool kaale keede se bhare sukh rahe khammam me, ye naya thrips h kya | chilli-pests-3
KISAN KO CHARE WALI JWAR KA BEEJ DAR CHAHIYE CHHITKAVA | jowar-seed-2 | fodder-sorghum-sowing-1
kapas ugne ke baad khali jagah reh gayi, ab bharu ya rehne du, aur ek jagah kitne paudhe chhodu | cotton-seed-2 | cotton-seed-1
dal matar me tana makkhi har saal october me, bona kab | field-pea-pests-1 | field-pea-sowing-1
savukku ret me ho jayega kya, samundar kinare namkeen hawa lagti hai | casuarina-soil-1
kapas cotton corporation me bechne ka registration kaise | general-market-9 | general-market-4
anar me jadd ki gaanth sutrakrimi konsi dawa kitni ml drip se |
pavakka seed to fruit hybrid company name best konsi |
jowar aur bajra me dudharu pashu ke liye kaun accha |
kitnashak dukan kholne ka license fees diploma |
mirch ka khet 3 acre, frost ke din phoolo ko bachane ke liye plastic tunnel ka kharcha kitna |
castor beej par anudan jalore me kaun deta | general-scheme-81
arandi kab bovu chalta hai mahbubnagar, late ho gaya to kitna nuksan | castor-sowing-1
mirch beej hybrid gram | chilli-seed-1
anar me chhed, andar se badbu wala mal nikal raha, phal sad ke gir rahe barish me, kagaz ki thaili lagane se bachega kya aur kab lagau | pomegranate-pests-1
kapas me tinda aane par paani kitne din me | cotton-irrigation-1
chana sookhi jad sadan, paudha bhoose jaisa | chickpea-diseases-2 | general-tricho-1
dragon fruit drip hafte me kitni baar chalaye | dragon-fruit-irrigation-1
castor khet nichla hai wahan chhote paudhe mar rahe, beej patte pe matmaile hare dhabbe | castor-diseases-3
mirch rainfed karnataka khaad ki matra ekar | chilli-nutrients-1
jowar sinchit hybrid npk | jowar-nutrients-2
dawa kharidte waqt bill aur packet me kya dekhna chahiye | general-safety-2 | general-safety-4 general-safety-1
anar chilke par bhoori khurdari papdi, nai pattiyon ki nok mudi | pomegranate-pests-2
mirch me cercospora patti dhabba frog eye |
arandi ke patte se resham keeda palan kaise shuru kare |
lahsun me kharpatwar nashak oxyfluorfen kitna ml |
karela me jad gaanth nematode aur pichle saal tamatar tha usi khet me, marigold lagane se thik hoga kya |
fasal bima claim mirch barbad huyi 72 ghante | general-scheme-26
chrysanthemum ke liye mitti kaisi ho, hamari to reti hai | chrysanthemum-soil-1
UP SE CALL, GARMI WALA KARELA BONE KA SAMAY PUCHHA | bittergourd-sowing-1
CALLER SE JANKARI MANGI, MIRCH KE BEEJ KHAYE HUE PHALI ME GOL CHHED | chilli-pests-4 | general-trap-1 general-neem-1 general-perch-1
ananas pahadi dhaal tripura lagane ka mahina, sucker kitne mahine me phal | pineapple-sowing-2
jwar tana chhedak chhed surang | jowar-pests-2
garlic me purple dhabbe aur safed dhari dono dikh rahe, pyaz bhi pehle isi me thi, neem tel se ruk jayega ya aur kuch | garlic-diseases-1 | onion-diseases-2
mirch ka paudha kitne din ka ho tab ropna, line se line kitna | chilli-nursery-2 | chilli-nutrients-2
matar thand me patte upar pile niche safed dhoosar | field-pea-diseases-3
chana ko gehra bona chahiye ya upar upar | chickpea-sowing-5
arandi ke sitte kab tode sab ek saath nahi pakte | castor-harvest-1
moth kitne jaal me mass trapping ke liye per acre | general-trap-1 | maize-pests-3
pg 17 lahsun kitni paidavar deta | garlic-yield-1
INFORMATION REGARDING ANAR JUICE PLANT LOAN PMFME |
mirchi gall midge phal tedha |
jowar ka pop lawa banane ki kism aur machine |
ber ka achar candy bana ke bechna, fssai number kaise milta |
colocasia bareek jad kat raha safed gindar white grub |
neem tel 10000 ppm rate |
KISAN NE KERALA KE LIYE KARELE KI KISM KE BARE ME PUCHA | bittergourd-varieties-1
chana beej tricoderma pehle ya culture pehle | chickpea-seed-2 | general-biofert-3
kapas npk sinchit BT | cotton-nutrients-1
arandi ki jameen kaisi ho pani rukta hai to | castor-soil-1 | castor-diseases-3
arbi me paani kitne din par | colocasia-irrigation-1
ber tudai danda maar ke girana sahi hai kya, ek ped kitna deta | ber-harvest-1
karela fal makkhi trap lagane se sach me kharcha bachta hai kya tamilnadu | bittergourd-pests-2 | bittergourd-pests-1
mircha ka virus, chhoti mudi halki patti, bauna paudha, koi sehan karne wali kism hai kya | chilli-diseases-1 | chilli-diseases-2
castor barish badal me phali gir rahi, 60 din ki fasal, mungfali bhi lagi h saath me, thodi khad du ya kuch spray | castor-disorders-1 | castor-nutrients-2
barani kapas kali mitti kovilpatti zinc kitna | cotton-nutrients-2 | general-zinc-2
dal matar katai gahai | field-pea-harvest-1
INFORMATION REGARDING LAHSUN EXPORT AUR APEDA REGISTRATION |
jowar rust anthracnose dawa |
guldaudi ki phool kaat ke kitne din taaza rehte, paani me kya daale |
dragon fruit shelf life fridge |
arbi banda ya gaderi me kya farak |
matar plains variety pant | field-pea-varieties-1 | greenpea-varieties-1 field-pea-varieties-2
kanda lasun me thrips safed dhari | garlic-diseases-1 | general-trap-3 onion-pests-1 onion-pests-2
jowar chari kitne din baad khilana safe | jowar-feeding-1 | fodder-sorghum-feeding-1 fodder-sorghum-feeding-3 fodder-sorghum-harvest-1
karele ki pehli tudai kitne din me | bittergourd-varieties-1
TRICODERMA CHANA UKTHA BEEJ UPCHAR KI JANKARI CHAHI | chickpea-diseases-1 | chickpea-seed-2 general-tricho-1 chickpea-diseases-2
spray tanki talab me dho sakte hai kya | general-safety-3
chana phool par paani du ya nahi | chickpea-irrigation-1 | chickpea-irrigation-2
narma me chitkabra rog dahiya safed churn patti |
lahsun powder dehydration unit |
ber ke bag me sinchai kitni baar |
casuarina me beech me mungfali pehle saal le sakte kya |
FARMER NE DRAGON FRUIT KI KHETI ME PRATI EKAR KUL LAGAT PUCHI |
ganna lal sadan ilaj | sugarcane-diseases-2 | sugarcane-seed-3 sugarcane-diseases-1
dhingri ki theli kitne din andhere me rakhni hai band karke | mushroom-housing-1
strawberry me patte par safed powder |
Mere kheere ke phal itne kadve aa rahe ki mandi wale lene se mana kar rahe hai, pados me lauki ekdum thik hai, kya galti hui | cucumber-disorders-1
jira jhulsa badal me | cumin-diseases-1 | cumin-irrigation-1
kaju ke ped par pehla phal kitne saal me lagta hai |
moongfali me tikka rog ki jankari chahiye | groundnut-diseases-1
yak ko kaun kaun si bimari lagti hai aur tika kiska lagwaye | yak-rearing-1
kisan ne poocha hai ki beej par pehle fafundnashak lagaye ya culture, kya kram rahega | general-biofert-3 | groundnut-seed-3 chickpea-seed-2
jai ya sarso mila ke barseem boye to pehli katai badhti hai kya, kitna beej milaye | berseem-harvest-1
masoor me fali chedak keeda |
spray ke kitne ghante baad barish ho to koi dikkat nahi | general-spraywx-3
sarso canal wali nahar bandh hai sirf do pani milega kab kab de | mustard-irrigation-1
FARMER ASKED ABOUT kheera me safed churni rog ki dawai |
brinjal hybrid khad dose tamilnadu | brinjal-nutrients-1
dhan me zinc sulphate kitna kilo dale khaira me | rice-disorders-2 general-zinc-2 | general-zinc-3
bhindi tamatar ke neeche wale patte purane peele ho rahe, kis tatva ki kami hai kaise pehchane | general-defic-1 | general-defic-3 general-defic-2 okra-disorders-2
mungfali ki phali dabao to fat se bajti hai andar khali, patte ekdum hare the, 3 bigha retili jameen me sab aisa | groundnut-disorders-1 | groundnut-nutrients-1
ganne me dimak lag gayi |
guar dana kitne saal rakh sakte hai bhav badhne tak | guar-storage-1
strawberry ke liye kaisi mitti chahiye ph kitna ho | strawberry-soil-1
berseem seed rate aur kasni ka beej kaise alag kare | berseem-seed-1
kaju ke bag me fafundi se tehni upar se sookhna dieback |
pyaaz aur sarso ka poora paudha feeka, upar ke naye patte se shuru hua kya urea dale | general-defic-4 | mustard-nutrients-3 onion-nutrients-1
ganne ke sath beech me kya boye sardi wale me | sugarcane-intercropping-1 | sugarcane-sowing-2 general-intercrop-1 lentil-yield-1
fasal bima wale ko kitne ghante me khabar karni padti hai ole padne ke baad | general-hail-2 | general-scheme-26 general-scheme-28
yak garbh kitne mahine |
cuminn seed treatment trichoderma matra | cumin-seed-1 | general-tricho-1
ganna katai brix | sugarcane-harvest-1
mustrad bihar pachheti kism | mustard-varieties-2
CALLER ASKED berseem aur lucerne me kisme protein jyada hai |
hawa tez hai aaj dawai chhidak du kya, kitni km tak sahi rehti | general-spraywx-1
ganne ke patte chipchipe kaale ho gaye | sugarcane-pests-5
mushroom ki dandi lambi topi chhoti kyu | mushroom-disorders-1
farmer ne bataya masoor ke paudhe 20-22 din ke hai tukdo me peele pad rahe, ukhadne par jad kali aur toot jati hai, beej ghar ka tha | lentil-diseases-4
ragi ka beej kitna lagega ek acre seedhi buwai | ragi-seed-1
baingan ki grafted paudh kaha se le |
jeera me pehla dusra pani | cumin-irrigation-1
strawberry delhi me kaun si kism best rahi trial me | strawberry-varieties-1
sarson me patte ke neeche safed fafole | mustard-diseases-1
guar gum factory rajasthan me kaha kaha hai |
GANNA KHET ME BEEJ KE TUKDE PRATI ACRE KITNE CHAHIYE JANKARI | sugarcane-seed-1 | sugarcane-seed-2
oyster ke liye pual kitni der bhigoye aur ek bottle spawn kitne pual me | mushroom-seed-1
purana kaju bag chatai | cashew-pruning-1
yak ka loan kaun sa bank deta hai |
khaira rog ke lakshan dhan | general-zinc-1 | rice-disorders-1
kheera fal makhi lal keeda | cucumber-pests-1
baigan nursery ke liye hybrid beej kitne gram prati hectare | brinjal-seed-1
mungfali ki fasal me jangli suar aur kauwe se bachav |
mungfali me pani kab de barish nahi hui | groundnut-irrigation-1 | general-drought-1
sarson daimond back moth |
ragi me beech ki patti sookhi aur bali safed nikal rahi hai | ragi-pests-1
jira me peele neele card ek bigha nahi ek acre me kitne lagaye | cumin-pests-1 | general-trap-3
kaju tod ke kitne din sukhaye kaise pata chale sukh gaya | cashew-harvest-1
masur me stemphylium jhulsa ke bare me jankari |
chote kisan ka sawal - aakhri april me ganna laga raha hu, kaunsa hissa ka tukda lu aur line kitni rakhu | sugarcane-sowing-3 | sugarcane-sowing-2 sugarcane-seed-3
masoor ka beej kitna lagega aur agar sardi sukhi jaye to pani kab kab de | lentil-seed-1 lentil-irrigation-1 | lentil-sowing-2
kheera beej sidha bone me kitna lage aur theli me paudh banane ka fayda | cucumber-seed-1
button mushroom me bhoore daag bacterial blotch |
berseem ki buwai october | berseem-sowing-1 | berseem-seed-1
bahut barik patange nahi sir, chhote phudke hai baigan ke patte ke niche, kinare peele ho upar ko mud gaye jaise jal gaye ho | brinjal-pests-6
kaju ke khet me beech me kya kya fasal le sakte pehle saalo me | cashew-intercropping-1
zinc sulphate aur DAP ek saath mila sakte kya ganne ki buwai par | general-zinc-3
ganne ki nai pattiyan upar ki mudi huyi aur fati, barsaat me | sugarcane-diseases-4
beej jamav test ghar par kaise kare 100 dane | general-seedtreat-1 | soybean-seed-2
sarso me jamte hi narangi kale keede ras chus rahe paudhe safed | mustard-pests-3
cumin ke beej se tel nikalne ka plant |
brinjal me mosaic virus |
jeere me kat worm raat ko paudha kaat raha |
sarso ke 12 din ke paudho me niche rui jaisa dhusar aur patti peeli | mustard-diseases-4
mushroom kitna niklega 100 kilo puaal se | mushroom-yield-1
kheera kitne din me tudai pe aayega | cucumber-harvest-1
chara ke liye gwar kiske sath mila kar boye | guar-intercropping-1
lahi ka bhav kab badhega |
INFORMATION CHAHIYE strawberry ke plant me slug ghongha niyantran |
CALLER NE POOCHA baigan ke ek paudhe par kitni shakha rakhe baki kaat de |
ganne ki jad bhedak sundi |
ragi kat ke kitne saal tak rakhi ja sakti hai aur bali kab kaate | ragi-harvest-1
kaju phool powdery mildew |
Kisan ka kehna hai baigan ke patte jali jaise ho gaye, lal boondi wala keeda aur peele kante wale bachche baithe hai, upay batao | brinjal-pests-5
sarson Pioneer 45S46 ki paidawar |
FARMER PUCH RAHA HAI JEERE ME GOBAR KI KHAD AUR DAP YUREA KITNA, GUJARAT SE | cumin-nutrients-1
mungfali ki fali me mitti bhari hui mili, jad kati hui, pichle mahine se ek boond barish nahi, khet ke kinare bambi bhi hai | groundnut-pests-2
boron kitne rupaye kilo milta hai sarkari dukan pe |
ole se bachane wali jaali pe kitni subsidy |
kheera achar ke liye bechna company |
moongfali kharif buwai up | groundnut-sowing-1 | groundnut-diseases-4 groundnut-seed-1
kheera beej kaise banaye ghar pe agle saal ke liye |
guar jad galan ukhta | guar-diseases-3 | general-tricho-1
hail ke baad nimbu tamatar | general-hail-3 | general-hail-2 general-scheme-26
jeera niryat me dawai avshesh ki seema |
ganne me sabse jyada pani kis umar me aur band kab kare katai se pehle | sugarcane-irrigation-2 | sugarcane-irrigation-1
berseem pehli baar bo raha hu, tika lagana zaruri hai kya aur pani bharke chhitke ya sukha | berseem-seed-1 berseem-sowing-1
masoor me mahu lag gaya kya chhidke | lentil-pests-1 | general-neem-1
ganna patti par safed jhilli scale keet |
strawberry jam banane ki vidhi aur fssai |
cashew me nut borer apple sundi |
rai sarso kab boye up me der karne se kya hoga | mustard-sowing-1 | mustard-sowing-4
baigan me fal sadan barsat | brinjal-diseases-3 | brinjal-diseases-4
kheere ko garmi me har kitne din pani de jab phul aa gaye | cucumber-irrigation-1
INFORMATION strawberry vertical hydroponic pipe system lagat |
dal ke 12 kilo beej pe kalchar lagane ka tarika rhizobium psb kitna pani | general-biofert-1 | lentil-seed-1 moong-seed-2 general-biofert-3
ganna trench planter machine ka rate aur chhoot | general-chc-2 general-scheme-55
lentil ka import duty kitna hai is sal |
baigan jeevanu ukhta rodhi kism | brinjal-varieties-1 | brinjal-diseases-2
masoor quizalofop matra per tanki |
gwar ki patti par gol bhure dhabbe bhado me | guar-diseases-2
ragi malt unit kharcha |
OPERATOR: kisan ko aloo matar wale khet ke liye pale se bachne ka upay chahiye aur ye bhi ki pala kis samay girta hai | general-frost-2 general-frost-1 | potato-disorders-2
guar ki fali kadwi kyu ho jati |
CALLER: sarson ki buwai der se hogi, line ki doori aur beej puch raha | mustard-seed-1
strawberry garam mahabaleshwar upaj kam | strawberry-climate-1 | strawberry-harvest-1
mungfali kharidi kendra panjikaran ki antim tarikh |
peeli sarson aur lahi kab boye | mustard-sowing-4
bujurg kehte hai ki khet me raat ko paani bhar do to baigan pala se bachta hai, sardi garmi me pani ka antar kitna | brinjal-irrigation-1 | general-frost-2
kheera gummy stem blight |
mustard ka tel nikalne ki mini machine kitne ki |
Andhra rayalaseema ganna nitrogen | sugarcane-nutrients-3
guwar ki kheti me khad | guar-nutrients-1
mungfali patti khane wali tambaku ki sundi spodoptera |
neem babul par bhring kab pakde, ganna aur moongfali dono me gidar laga hai mere yaha | sugarcane-pests-6 groundnut-pests-1
Aaj drum me ghol bana liya par hawa band hai aur suraj dubne wala, dhuan jaisa jameen pe baitha hua hai, chhidkav kar du ya subah tak ruku | general-spraywx-2 | general-spraywx-1
yak ka meat bechna allowed hai kya |
ganna ausat upaj tamilnadu | sugarcane-yield-1
cashew ki grading W180 W240 kya hoti hai |
baigan me ek sundi kitne phal kharab karti hai aur dawai badal badal ke kyu | brinjal-pests-2
guar aur sorghum kapas ke beech me, agli fasal ko fayda | guar-intercropping-1 | cotton-intercropping-1
strawberri me gobar khad aur npk per acre drip se | strawberry-nutrients-1 | general-fertigation-1
masur tarai buwai line doori | lentil-sowing-1
kaju sadhan bagwani 5x4 me kitne paudhe aur kab lagaye | cashew-sowing-1
MASHROOM ME CORDYCEPS KI KHETI KI JANKARI |
mungfali late khudai se zehar aflatoxin badhta hai kya aur kitni nami par rakhe | groundnut-storage-1 | general-store-1
safed makkhi aur ghun nahi, tana chhedak baigan ke chhote paudhe ki choti murjhayi | brinjal-pests-4 | brinjal-pests-1
makka me jhanda nikalte samay pani kam ho gaya to kya nuksan hoga | maize-irrigation-1 | maize-disorders-3
papita nar mada paudha kitna | papaya-sowing-2 | papaya-varieties-1
aam ka rate agle mahine |
mere khet me makka ki niche wali gathe gal gayi sadi badbu aa rahi hai barish ka pani teen din khada tha pados ki jowar thik hai | maize-diseases-3 | maize-irrigation-2
kali mirch ki bel kitne saal me fal deti hai aur todai kab | blackpepper-harvest-1
soyabin pila mojek | soybean-diseases-1
kisan ne pucha makka me fall armyworm ke liye jaal kitne lagaye | maize-pests-3 | maize-pests-2 general-trap-2
lobia beej kitna | cowpea-seed-1
tambaku ki paudh nursery me kitne din me ropne layak hoti hai | tobacco-nursery-2
bhed ka bima kaise | general-scheme-70
papite ke patte ulti katori jaise mud gaye paudha chhota reh gaya fal bhi nahi aya safed makkhi bahut hai kya kare | papaya-diseases-2 | general-trap-3
drip ki nali me safed chuna jam gaya kaise saf kare | general-drip-2 | general-fertigation-1
kisan aam ke bag ka fasal bima form ki jankari chahta hai | general-scheme-35 | general-scheme-24 general-scheme-23
dhaniya ki hari patti cold store me rakhne ki jankari chahiye |
rajma ka bhav december me kitna jayega |
patta gobhi ke patte ke niche safed bhuri fafund aur upar pile dhabbe, subah os rehti hai, pichle saal phool gobhi me bhi aya tha |
alu kharif wala mp me kab lagate hai | potato-sowing-1
aam guchha rog | mango-disorders-3
bag eent bhatte ke paas hai kachche aam ki nok kali padkar sakht ho gayi, do saal se yahi ho raha, kya karu | mango-disorders-6
purane aam ke ped me fal nahi aate upar se kat kar naya kar sakte hai kya | mango-pruning-2
kisan pooch rahe alu me pachheta jhulsa jaldi kaise pehchane mausam badal wala hai | potato-diseases-2 | potato-diseases-1
kali mirch quick wilt | blackpepper-diseases-1
patta gobhi kitne din me katne layak hoti hai | cabbage-harvest-1
bhed kide ki dawa kab | sheep-worms-1 | sheep-deworm-2
tambaku mosaic virus |
makka ke bhutte se chips banane ki machine kaha milegi |
mere aalu khode to chhilke par khurdure dane aur kale daag hai, bagal me sarso ka khet hai, mandi wale nahi le rahe | potato-diseases-5
tambaku me nitrogen jyada dene se kya hota hai | tobacco-nutrients-1
kisan ko papita ke tissue culture paudhe ka pata chahiye |
soyabin rust bimari |
alu ke beej par sarkari anudan kitna milta hai |
kaddu ke chhote paudho ke patte me lal rang ke bhring chhed kar rahe hai subah jyada dikhte, kakdi bhi kha gaye | cucumber-pests-1
soyabin der se bo rahe kaun si kism | soybean-sowing-2 | soybean-varieties-1
meri papita ke patte chitkabre aur dori jaise patle ho gaye, fal par gol hare challe bane hain, kinare lauki ki bel chadhi hai | papaya-diseases-1
soyabean ke sath arhar kitni line me lagaye | general-intercrop-1
cauliflower jaisi patta gobhi me jad mooti gaanth ban gayi | cabbage-diseases-1
makka ki patti par cigar jaise lambe bhure dhabbe | maize-diseases-1
supari ke bich wale patte ki nok pili hoti ja rahi giri kali naram nikal rahi upaj aadhi reh gayi nariyal thik hai | arecanut-diseases-2
rajma ki jad me gaanth nahi banti kya patte neeche se pile | rajma-disorders-1 | rajma-nutrients-1
mango ke sath haldi ya ganna bo sakte hai kya shuru ke saalo me | mango-intercropping-1
fawwara se gehu chana me sinchai kab kare hawa chal rahi | general-sprinkler-1 | wheat-irrigation-3 chickpea-irrigation-1
coriander ka tel nikalne ki machine |
kali mirch ke hare dano me kuch khokhle kale ched wale dane mil rahe, chhaya ghani hai, kitna nuksan hoga aur kya kare | blackpepper-pests-1
kisan ne makka ki khareef buai ka samay telangana me pucha | maize-sowing-1
safed tel wala rui jaisa kida aam ke tane par chadh raha hai dec me, patti band kaise lagaye | mango-pests-2
lobia ki chara kism se dudh kitna badhta hai |
dhaniya langya rog lawng jaisi ganth | coriander-diseases-3
tambaku chhodkar dusri fasal kya lagaye permission kisse le | tobacco-market-1
papita me tana jameen ke pas gal ke kala pad gaya barsat me gir raha | papaya-diseases-3 | papaya-soil-1
aam todne ka sahi samay kaise pata kare | mango-harvest-2
kaddu virus chitkabri patti | pumpkin-diseases-1
kisan ne anaj godam me chuhe marne ke jahar ka naam pucha |
patta gobhi hybrid beej gram | cabbage-seed-1
kisan soyabean ki jaldi pakne wali kismo ke din ki jankari mang raha | soybean-varieties-1 | soybean-sowing-2
bhed bakri ko gabhin hone par aakhri mahine me kide ki dawa de sakte kya | sheep-deworm-2
mere aam ke patto ki nok aur kinare bhure hokar sukh rahe hai, tubewell ka pani khara hai, amrud me bhi thoda hai | mango-disorders-5 | guava-soil-1
soyabin ki badi ya nutri banane ka plant kitne ka |
operator note: kisan ko kaddu me fal makkhi ka upay chahiye barsat ki fasal | pumpkin-pests-1 | pumpkin-varieties-1
aam me kagaz ki thaili | mango-harvest-1 | mango-diseases-2
makka ka dana godam me hari pili fafund lag gayi murgi ko khila sakte kya | maize-storage-1
potato chips wali kism | potato-varieties-2
lobia ki fali par lal bhure dhase daag, barsat me gulabi chipchipa | cowpea-diseases-2
arhar masoor ka beej kothi me sarso tel laga ke rakhe kitna ml | general-store-5
mango grafting august me kaise kare guthli wala | mango-nursery-3
kisan papita delhi bhejne ke truck bhade ki jankari chahta hai |
aloo ka tana neeche se kala, paudha bauna akda hua, kand se sadi badbu pani nikal raha, maine sitambar ki garmi me hi laga diya tha | potato-diseases-4
makka rabi me urea jyada lagega ya kharif se kam | maize-nutrients-3
rajma ki kism tarai ke liye | rajma-varieties-1 | rajma-yield-1
lobia pe kale mahu | cowpea-pests-1 | general-neem-1
hara dhaniya me konsi khad patti katne wali fasal ke liye | coriander-nutrients-1
kisan ne dhaan bhandaran se pehle bore saf karne ki vidhi puchi | general-store-2 | rice-storage-2
kaddu ko sabji mandi me bechne ka sahi wajan kitna ho |
aam ke naye paudhe ko garmi me kitna pani de | mango-irrigation-1
soyabin chopai pahad uttarakhand kab | soybean-sowing-3
kali mirch ki bali jhad rahi hai chhaya ghani hai kya karna chahiye | blackpepper-disorders-1
papita ka beej ek acre me kitna gram aur thaili me kaise boye | papaya-seed-1
aam par lagne wala patti kaatne wala kida leaf cutting weevil |
tambaku me illi raat ko patti kha rahi | tobacco-pests-1 | general-neem-1
aalu ki niche ki patti par chhalle wale bhure sukhe dhabbe tamatar me bhi waise hi | potato-diseases-3 | tomato-diseases-3
soyabin doodh dukaan license |
kisan garmi me jali ke niche hara dhaniya ugana chahta hai upaj kitni milegi | coriander-sowing-2
kisan bhed palan ke liye bank loan project report chahta hai |
makka ka bhutta aadha khali kyu | maize-disorders-3 | maize-irrigation-1 maize-climate-1 maize-disorders-1
mango dieback tehni upar se niche sukh rahi barsat ke bad purana ped hai kaha se kaatu | mango-diseases-3
pumpkin beej ek acre me kitna gram aur kis mahine me boye | pumpkin-seed-1 pumpkin-sowing-1
lobia ki dawa chidkav ke kitne din bad tod sakte hai | cowpea-pests-1 | general-safety-6
mera aam ka bagicha jangal ke paas hai bandar kachche fal tod dete hai, jaal lagane se bhi nahi mante, koi yojna hai kya |
soyabin jinc sulphate kitna | soybean-disorders-1 | general-zinc-2 general-zinc-3
papite me safed rui jaisa kida chipchipa kali parat chiti bhi chadh rahi dawa ke bina kaise jayega | papaya-pests-1
kisan tamilnadu me makka ki khad kist me kaise de pooch raha | maize-nutrients-2 | maize-nutrients-1
aam me loranthus bandha parjivi |
rajma me pani kab kab de aur ghas nikai kitne din par | rajma-irrigation-1 rajma-weeds-1 | general-weeds-1
makka tana sukh gaya phool ke baad, neeche ka tana resha resha andar kale dane jaise, sinchai band kar di thi kya isliye | maize-diseases-4
lobiya bacterial blight | cowpea-diseases-3
aloo me kand patanga bhandar me | potato-pests-1
dhaniya GC 2 upaj | coriander-yield-1
bajra ke khet me bhed bitha ke gobar khad ka daam kitna milta |
soyabean me hari illi muh utha ke chalti patti jaali kar di | soybean-pests-3
makka me kaun si khad kitni dale sinchit hybrid hai | maize-nutrients-1 | maize-nutrients-3 maize-nutrients-2
dhaniya chhota hi tha ki phool pe aa gaya, patti ek hi baar kati thi, beej dukan ka khula tha, palak thik hai, kya beej purana tha |
kisan ko supari ke ped ki khad gobar aur NPK ki matra batani hai | general-biofert-2
lobia garmi wali me pani kitne din pe de aur kab sukha nahi padna chahiye | cowpea-irrigation-1
papita ke gaachh me chhaal khargosh chaba raha kya lapete |
aam ki chhoti patti guchhe me nas ke bich pila reteeli jameen | mango-disorders-4
makka me 38 degree garmi me daana banega kya | maize-climate-1 | maize-disorders-3
rajma ghas nikai | rajma-weeds-1 | general-weeds-1
badal wale din dhaniya me phool aa gaye, thand kam hai, kya koi bimari ya keeda aane ka khatra hota hai | coriander-climate-1 | coriander-pests-1 coriander-diseases-1
kerala ke kisan ko aloo me gobar khad kitna ton aur pehli mitti par urea ki jankari deni hai | potato-nutrients-1
aam par kale bindu bor pe aur pakte fal par dhase daag | mango-diseases-2 | mango-harvest-1
kisan bhai poochh rahe soyabin me ghonghe snail patti kha rahe, dawa batao |
kali mirch ka tel export grade ASTA kya hota |
mere bhed ke bacche paida hote hi mar rahe, teen din me do gaye, pet fula tha aur tatti pili, baaki bakri thik hai |
rajma ki fasal me patte par jang jaisa laal bhura powder dono taraf, hath lagane se lag jata hai, masoor me bhi tha |
supari ka beej bone ke baad kitne din me ankur nikalta |
bhed nahlana dipping oon se pehle | sheep-shearing-1
drip filter safai | general-drip-2
kaddu me nar phool jyada mada kam hath se parag kitne baje kare | pumpkin-disorders-1
gabhin bhed ko calcium ki bottle kab chadhaye aur kitni matra |
gobhi ke thoonth khet me chhod diye to hari sundi fir aa gayi, tamatar sath me lagane se fayda hota hai kya | cabbage-pests-2 | cauliflower-pests-1
aam ka phal toot kar girta hai, tod ke dandi neeche rakhe ya upar, chep kaise nikale | mango-harvest-2
khet me pani rokne ke liye plastic sheet wala talab kitna bada banaye | general-rainwater-1
tambaku patti mudi hui paudhe ukhad du kya, baingan bhi paas me hai | tobacco-pests-1
operator: kisan ke pas 2 acre kali mitti me soyabin ke baad agle saal kya bona chahiye ki rog keeda kam ho, ganna bhi socha hai | general-rotation-1
mango me jala banane wala kida patte jod ke andar baitha hai, sukhe patte guchhe me latak rahe, jamun me nahi hai, kya upay |
dhaniya powder ka FSSAI license |
kisan alu ki wart bimari aur darjeeling me lagne wali kism ke bare me pooch raha |
bhed ki chamdi se joota banane wali factory ko bechna hai bhav kya |
hare makka ke danthal khane ke baad meri bhed ki saans tez hui aur muh se jhaag aaya, padosi bola jowar se aisa hota hai, makka se bhi hota kya |
tambaku ka suckers todna kab, phool kaatna topping |
papita red lady ka ek paudha kitne rupay ka milta hai nursery me |
kaddu ki jad me ganthe nematode |
potato leaf roll |
rajma chitra aur jammu wala lal me protein kisme jyada |
alsi ki kali phool ke moti ho gai hai khulti hi nahi, tod ke dekha to andar gulabi sundi baithi hai, bagal ke sarso me kuch nahi | linseed-pests-1 | linseed-pests-2 linseed-sowing-1
sahjan ki fali gond, andar keede | drumstick-pests-1
kal raat ola gira sarso sab lot gaya bima wale ko kitne ghante me batana hai | general-scheme-26 | general-hail-2 general-scheme-28
gobar khad sadi ki kacchi pehchan | general-compost-3
mere paas 6 acre jamin hai to kisan samman nidhi milegi kya | general-scheme-4 | general-scheme-5
alsi ka tel nikalne wali machine kitne ki aati hai |
alsi pe pile dhage lipte hain patti nahi hai un dhago me, paudha sukha de rahe hain kya ilaj | linseed-weeds-2
rotavator pehle khareedne par anudan milega ya nahi, farmer ki query | general-scheme-57 | general-chc-2 general-scheme-55
fpo me kam se kam kitne kisan | general-fpo-1 | general-scheme-65
kisan ne kechua khad me nami kitni rakhe ye pucha | general-vermi-1
mere bhai ne galti se kitnashak pi liya hai ulti karau ya dudh pilau jaldi batao | general-poison-2 | general-poison-1 general-poison-4
drip pe kitni chhut milti hai aur bill pehle katwana padta hai kya | general-scheme-49 general-scheme-50
kulthi khane se pathri thik hoti hai kya |
dhaincha kab palte kitne din ka | general-greenmanure-2
odisha ka kisan hu pm kisan nahi milta state se kuch milta hai kya | general-scheme-94
kulthi beej konsi kisam rajasthan | horse-gram-varieties-1
ek site pe pm yojana ka form bhara 500 rupya maang rahe otp bhi mang raha kya ye asli hai | general-scheme-89 | general-scheme-60
chaulai barsat me lagane ki jankari mangi gayi | amaranthus-sowing-1 | amaranthus-seed-1
resham ka koya kab utare | silkworm-mounting-1 | silkworm-cycle-1
kcc limit nikalne ka hisab kisan ne manga | general-scheme-36
alsi me pani kitni bar de | linseed-irrigation-1 | linseed-irrigation-2
amrud ka paudha nursery kitne ka milta hai |
amrud pakte hi hara gaddha ban jata aur andar safed sundi chal rahi hai, barsat wali fasal puri bekar | guava-pests-1 | guava-pruning-2
kisan samman me saal ka kitna paisa | general-scheme-1 | general-scheme-95
lauki garmi wali kab boye | bottlegourd-sowing-1
varmi compost banane ki vidhi aur kitne din | general-vermi-2 | general-vermi-1
galti se kisan nidhi le raha tha ab naukri wala hu chodna hai kaise aur nahi chodu to kya hoga | general-scheme-17 general-scheme-18 | general-scheme-5
kulthi beej ugta barabar nahi, chilka sakht | horse-gram-seed-2
pmfby claim pe income tax lagta hai kya |
bhains ka bima me kitna paisa apna lagega | general-scheme-70
mausam bima me nuksan ki report deni padti kya | general-scheme-34
alsi retili zameen me hogi kya, phool pe garmi padi to | linseed-soil-1
padosi sarso me spray karega mere madhumakhi dabbe ka kya karu | honeybee-pesticide-1
sahjan ke phool bahut jhad rahe | drumstick-disorders-1 | drumstick-irrigation-1
machli talab subsidy kitna pratishat mahila ko | general-scheme-71
lauki kab todna nakhun se | bottlegourd-harvest-1
haldi ka beej ek acre me kitna kilo | turmeric-seed-1
fpo ko sarkar se kitna paisa milta office chalane ka | general-scheme-64 | general-fpo-2
haldi ki khuddai wali machine |
bihar me jamin ka kagaj online kaha dekhe | general-scheme-86
kulthi ka paudha achanak murjhaya, gala lal bhura, jad chhute hi toot gayi, lambe sukhe ke baad pani diya tha | horse-gram-diseases-2 | horse-gram-diseases-1
pseudomonas kitna gram per litre | general-pseudo-1
lauki ke patte pe safed powder jama hai aur patte sukh rahe, fal badhna band | bottlegourd-diseases-2
haldi patte bhure daag bich me safed | turmeric-diseases-1
amrud ke naye baag ke bich kya boye | guava-intercropping-1
bakri palak ko kcc byaj chhut ke bare me jankari chahiye | general-scheme-39 | general-scheme-37
horse gram ka msp |
resham kide ko din me kitni baar patti aur kamre ki garmi kitni rakhe bade kide ki | silkworm-climate-1 silkworm-cycle-1
aankh me dawai ka chhinta pad gaya jal rahi | general-poison-1 | general-poison-4
bima ka claim 5 mahine se atka hai company deri ka kuch degi | general-scheme-33
chaulai ka beej kitna gram ek acre | amaranthus-seed-1
alsi ki kism up ke liye | linseed-varieties-1
solar pump aavedan chalu hai ya band, jankari chahiye | general-scheme-61 | general-scheme-60
desi makhi palu ya italian | honeybee-species-1
batai pe kheti karta hu malik ki jamin, kisan registry me mera kuch naam chadhega | general-scheme-22 | general-scheme-21
kisan credit card ka atm pin bhul gaya |
alsi ke patte tane pe narangi dhabbe baad me kale | linseed-diseases-2
land seeding no dikha raha kaha jau | general-scheme-12 | general-scheme-10
lauki patta upar pila kona wala daag niche baingani | bottlegourd-diseases-1
sahjan ke khet me shuru me kya laga sakte jaldi paisa ho | drumstick-intercropping-1
fpo loan guarantee kitni, equity member pe kitna | general-fpo-2 | general-scheme-64
amrud usar me lag jayega kya | guava-soil-1 | guava-sowing-1
nadep khad me npk kitna hota | general-compost-2
haldi kab lagaye punjab | turmeric-sowing-1
makhi palan me rani kaise pehchane |
alsi niche ke patte pe kale bindu gol daag ban gaye, kali bhi kali pad gayi, padosi ne 5 november boya tha uska thik hai | linseed-diseases-3
22vi kist kab aayi thi aur agli ki date whatsapp pe ghum rahi sach hai kya | general-scheme-3 | general-scheme-2
alsi kab boye aur chhitak ke boye to beej kitna | linseed-sowing-1 linseed-seed-1 | linseed-sowing-2 linseed-pests-2
makhi ka dabba hafte me kitni bar khol ke dekhe aur kya dekhna hota | honeybee-check-1
kisan samman status check number | general-scheme-15
fasal bima me kisan ka hissa kitna, mirch pe jyada kyu kata | general-scheme-23
rabi bima last date | general-scheme-24
shahtut ke patte pe niche safed fafund aa gayi, wahi patta resham ke kido ko khilana hota hai, bagal ka ganna thik hai, bagiche me kya chhidke |
gahat me khaad per acre | horse-gram-nutrients-1
munga ki fali gir rahi, sadi fali me chhoti sundi, tamatar wala jugad suna hai makhi ke liye | drumstick-pests-1
chaulai me nirai khad se pahle ya baad | amaranthus-weeds-1
kcc banwane ke kagaj | general-scheme-42
jahar wala helpline number aiims | general-poison-4 | general-poison-1
solar pump me sarkar kitna degi kisan kitna | general-scheme-59
kusum yojana ke naam pe link aaya 5600 registration fees bhar du kya | general-scheme-60 | general-scheme-89
lauki ka hybrid beej mahyco ka rate |
lauki me sirf nar phool kyu aate hai aur jo chhoti lauki lagti pili hoke gir jati uska kya kare | bottlegourd-disorders-1 bottlegourd-disorders-2
haldi me thand me pani kitne din pe | turmeric-irrigation-1
resham ke kide dheele pad gaye ulti kar rahe aur kale hoke sad rahe, subah geeli patti khilayi thi | silkworm-disease-1 | silkworm-disease-2
andhra annadata me total kitna, kaul raitu ko bhi | general-scheme-92
dhan dhanya yojana me khate me paisa kab aayega | general-scheme-100
kulthi ki fali me ched hai, akhri me barish hui, chuhe bhi bahut, dawa ya nimboli | horse-gram-pests-1
jivamrit ek acre ka kaise banaye aur kitne din me khatam kar dena chahiye | general-jeevamrut-1 general-jeevamrut-2
sahjan kitne mahine me fal deta hai | drumstick-yield-1
rubber ke do saal ke paudhe ki chhal raat ko jangli janwar chheel jate hai, padosi ne kele ke bagal me jali lagayi, kaunsi jali sahi rahegi |
chaulai patte jude hue jala andar illi | amaranthus-pests-1
khet me pani bhar gaya fasal dub gayi kis number pe bole aur kya kya taiyar rakhe | general-scheme-26 general-scheme-27 | general-flood-1
kaccha gobar khet me dal diya to deemak aur ghas badh gayi kya galti hui | general-compost-3
rubber ka ped kaisi mitti kitni barsat | rubber-climate-1
drip laga liya pehle hi ab subsidy milegi kya | general-scheme-50 | general-scheme-49
kaddu lauki ke chhote fal pile hoke jhad jate, makhi bhanware dikhte hi nahi khet me ab | bottlegourd-disorders-2
2 lakh tak kcc pe girvi lagta hai kya aur byaj kitna padta | general-scheme-40 general-scheme-37 | general-scheme-44 general-scheme-38
haldi me curcumin kitna hona chahiye pragati me |
alsi me amarbel ka safaya | linseed-weeds-2
bihar me jamabandi naam galat aadhar se nahi milta, kist bhi ruk gayi | general-scheme-13 general-scheme-14 | general-scheme-11 general-scheme-10
amrud ke pake fal pe dhase naram daag aur ek ped ki dali pili hoke sukh gayi dono alag bimari hai kya | guava-diseases-1 guava-diseases-2
epf kat ta hai factory me, kisan mandhan me jud sakta hu | general-scheme-67 | general-scheme-66
kisan yojna ki shikayat jila me kisko | general-scheme-16
haldi jaldi taiyar hone wali kism kitne din | turmeric-varieties-1
kechue mar rahe garmi me, gaddhe me pani bhi dalta hu, kitna tapman aur nami chahiye unko | general-vermi-1
drumstick leaf me iron kitna hota |
kulthi pili pad rahi hai virus jaisi, kuch paudhe achanak sukh ke jad se toot rahe | horse-gram-diseases-1 horse-gram-diseases-2 | general-tricho-1
sahjan lagane ka mahina | drumstick-sowing-1
bima nahi chahiye bank ko kitne din pehle likh ke du aur kharif ki akhri tarikh kya hai | general-scheme-25 general-scheme-24
income tax bharta hu kisan nidhi milega | general-scheme-5 | general-scheme-6
lauki kitne din me tut ti hai, ek gaddhe me kitne paudhe rakhu | bottlegourd-harvest-1 bottlegourd-seed-1
purana amrud ka ped bahut uncha fal nahi deta, kaat ke naya kar sakte hai kya kitna upar se | guava-pruning-1
bakri ko nimoniya me kya de |
bakri farm 100 wale pe kitni subsidy aur unka bima premium kitna | general-scheme-69 general-scheme-70
sahjan me npk kab, teen mahine baad ya pehle | drumstick-nutrients-1
rubber ke patte pe kali machli ke kaante jaisi lakir ban rahi, kuch patte gir gaye, padosi ka rrii 105 hi sab jagah hai | rubber-diseases-1 | rubber-varieties-1
kerala me haldi kab lagti aur bed ki chaurai kitni | turmeric-sowing-1 turmeric-seed-1
urea ki bori kitne ki aur dukandar jyada le to kaha bole | general-scheme-77 general-scheme-79
kisan ne kulthi ke liye mitti aur chuna ki jankari mangi | horse-gram-soil-1 | general-acid-3 general-acid-2
alsi barani khad dose | linseed-nutrients-1 | linseed-nutrients-2
caller ne lauki ki mandi bhav jankari mangi | general-market-22
machli palan aam varg subsidy kitni, jankari chahiye | general-scheme-71
kisan ka sawal laal bhaji me gobar aur npk ki matra | amaranthus-nutrients-1
munga ki chhatai kitni unchai | drumstick-pruning-1
dhaincha kitna beej kab mitti me milaye, kisan puchta hai | general-greenmanure-2 general-greenmanure-1
claim late byaj kitna pratishat, jankari chahiye | general-scheme-33
lauki patta safed chitta rog | bottlegourd-diseases-2
resham palan ki training kaha hoti jankari chahiye |
haldi khad 3 bar kab kab | turmeric-nutrients-1
rubber ped se doodh band, cut sukha, pehle roz tap kiya tha aur dawai bhi lagayi thi jyada doodh ke liye | rubber-disorders-1 | rubber-harvest-1
dhaincha ka beej kaha milega rate |
makhi ke dabbe kaha rakhe aur kitne din me jaanch kare | honeybee-site-1 honeybee-check-1
amrud bade ped me khaad tamilnadu | guava-nutrients-1
haldi me khad ke sath humic acid kitna |
trichoderma dhoop me dalna chahiye kya, kisan ne pucha | general-tricho-2
pahad me kitni unchai tak gahat | horse-gram-climate-1
samman nidhi chhodne ke baad dobara jud sakte | general-scheme-17
sahjan phool jhadne ka karan jankari chahiye | drumstick-disorders-1 | drumstick-irrigation-1 general-boron-1
pm kusum pump 5 hp ka total daam company |
sahjan ki fali cold store me kitne din |
adrak ki patti par chhote gol safed bhure dhabbe, beech me kaagaz jaisa ho ke fat jata, baaki gaanth theek hai |
bachhiya ka nabhi sooj gaya, janm par naal kaise baandhni chahiye thi | cattle-calf-2
garmi kitne ghante rehti gay me | cattle-breeding-3
murrah aur surti me dudh fat ka farak kitna, gujarat me konsi milti | buffalo-breeds-1 buffalo-breeds-2
jersey ya hf konsi theek garam ilake me | cattle-breeds-6
Kisan ne sagwan ke paudhe ki duri aur gaddhe ke naap ki jankari mangi | teak-sowing-1
lumpy wali gay ka dudh pi sakte kya | cattle-lsd-4 | cattle-milk-3
Kisan ne pyaj ki nursery ke beej ki matra aur rabi nursery dalne ka samay pucha | onion-seed-1 onion-sowing-2
bakri lal chakatte papdi honth than | goat-pox-1
tik fever me gay ka peshab coffee jaisa | cattle-ticks-2 | cattle-ticks-1
makka chara african tall kitni unchi kitna tan | fodder-maize-varieties-1
sagwan ki shakh kab chhaate | teak-pruning-1
gabhin gay ko roz kitna dana badhaye desi hai | cattle-feeding-3 | cattle-feeding-1
tuberose phool kitne din me aate aur kab kaatein dandi | tuberose-harvest-1
bhains 2 saal ki katiya kab bharaye kitne kilo par | buffalo-breeding-2
udad ki patti par rakh rang ke kone wale dhabbe | urad-diseases-3
desi suar kitna mahine me 100 kilo ka hota |
Kisan ne pyaz ke kul kitne season me khudai hoti hai aur kaunsa maal october tak chalta hai ye pucha | onion-sowing-3
sagwan ki lakdi katne ki anumati form |
pyaj ke patte me bich se baingani dhabba | onion-diseases-1 | onion-diseases-2 onion-pests-2
ACHHI DEKHBHAL SE URAD KITNA QUINTAL NIKLEGA AUR ZAID ME BEEJ KITNA PADEGA, kisan ka prashn | urad-yield-1 urad-seed-1 | urad-varieties-1 urad-sowing-3
green pea nichle patte pile ho kar sookh rahe, september me hi boya tha jab garmi thi, jad kaali | greenpea-diseases-2 | greenpea-sowing-1
gay byane wali, calcium pilaye ya nahi aur byane ke baad poora dudh nikale kya | cattle-milkfever-2 cattle-milkfever-3
dudh duhne se pehle gobar hatana | cattle-milk-1
adrak beej kitna kilo acre | ginger-seed-1
kya suar ka rog africa wala aadmi ko lagta, swine fever ka tika lagwaya tha to bachega na | pig-asf-1 pig-vaccination-1
humari jersey gaay byane ke agle din se baithi hai, kaan thande hain, gardan pet ki taraf mod leti hai, bukhar bhi nahi lagta | cattle-milkfever-1 | cattle-milkfever-3 cattle-milkfever-2
matar ke paudhe par neem spray kitne din me aur pehli todai kab | greenpea-pests-1 greenpea-harvest-1 | general-neem-2
gay ke sharir par chichdi bahut, deewar ki darar me bhi | cattle-ticks-1
gay ki nayi byaahi, kya pehle do din poora dudh nichod le, dusri gay ko yeh karke dudh bukhar aa gaya tha | cattle-milkfever-3 | cattle-milkfever-2
Angur bag lagane ki duri tatha dogridge par grafting ke samay ki jankari di jaye | grapes-sowing-1
adrak mitti chadhana kab | ginger-weeds-1
mooli march mahine me konsi | radish-sowing-1
Kisan ki gaay ki bayi kokh dhol jaisi fool gai, gila barseem khaya tha, kya kare turant | cattle-bloat-2 cattle-bloat-1 | berseem-feeding-1
Kisan ki sagwan ki paudh do saal se ek foot hi badhi, ghas bahut hai aur khet me paani jamta hai, karan pucha | teak-soil-1 teak-irrigation-1
bakri ka muh chhil gaya nak bah rahi dast me badbu, bukhar bahut tej, padosi ki char bakri isi me mar gayi | goat-ppr-1 | goat-sick-1
gaon me khurpaka faila hai, mele se nayi gay lana chahta hu theek rahega kya, kitne din alag bandhu | cattle-fmd-3
bakri ka tapman kitna sahi | goat-sick-1
silage ke liye jai aur napier kab kate | cattle-fodder-3 | oat-feeding-1 hybrid-napier-harvest-1
urad pattiyan sunehri peeli | urad-diseases-1
gay ko brucella ka tika bachiya umar | cattle-vaccination-3
angur bel 8 saal purani, chhaal ke andar safed chipchipa kida, chinti chadhti upar, pichhle saal aadhi fasal gayi | grapes-pests-1
pig me erysipelas bimari ka ilaj |
mooli ka beej kahan se sasta milega |
tuberose khad 50 ton | tuberose-nutrients-1
mooli andar se khali aur rui jaisi nikal rahi hai kya wajah | radish-disorders-2
rajnigandha dhoop mitti ph | tuberose-soil-1
Operator note: kisan ke angoor ke daane par raakh jaisa powder aur daane phat rahe hai, upay chahiye | grapes-diseases-2
FARMER KO CHARA MAKKA KI KISM AUR EK ACRE ME HARA CHARA KITNA MILEGA YE JAANNA HAI | fodder-maize-varieties-1 | fodder-maize-harvest-1
bhains kitne din ke antar par byaye to ghata nahi | buffalo-breeding-3
matar beej raizobium | greenpea-seed-1 | general-biofert-1 general-biofert-3
sagwan tissue culture wala agent kehta hai 10 saal me lakhpati, ek paudha 800 ka de raha, lu ki nahi | teak-market-1
gai ne bachcha diya, 20 kilo ka hai, kitna khees pilaye aur naal kaise kaate | cattle-calf-1 cattle-calf-2
lumpy kaise failta hai aur gay kitne din me theek hoti | cattle-lsd-1
pyaj hamare bhandar me 6 mahine me kitna sadega aam hawadar me | onion-storage-2
adrak pani kab zaroori | ginger-irrigation-1
bakri ki aankh ki palak safed ho gai jabde ke niche thaili jaisi soojan latak rahi, kamjor bhi hai | goat-worms-1
loose onion heap in room sada | onion-storage-2 | onion-storage-1 onion-diseases-5 onion-disorders-2
do saal me ek bachcha de rahi bhais | buffalo-breeding-3
coffee ki jad me safed mealybug |
matar ke patte aur tane par gehu jaise bhure ratua ke dane ubhar aaye, phool bhi aa gaye hain ab kya kare | field-pea-diseases-2
adrak jeevanu uktha dobara na ho | ginger-diseases-2
paani na milne se mooli teekhi aur khokhli ho gayi, kitne din me paani du | radish-disorders-2 radish-irrigation-1
pyaj wahi khet me lagatar 3 saal, ab gaanth narm aur kale daane jaisa safed phaphundi, ab kya lagau waha | onion-diseases-4
lumpy gaanv me aa gayi hamare yaha gai abhi theek hai teeka lage ya nahi | cattle-lsd-3 | cattle-lsd-2 cattle-vaccination-5
udad zaid march bijai | urad-sowing-1 | urad-sowing-3 urad-seed-1 urad-sowing-2
coffee ke fal me sui jaisa ched hai beej khaya hua | coffee-pests-2
gai ki lambai purab pashchim shed kyu nahi sujhate, mera toh uttar dakshin bana hai sahi ya galat | cattle-housing-2
gir gay dudh kitna ek byat | cattle-breeds-1
rajnigandha kand ek acre me kitne | tuberose-sowing-1
matar tikau kism ke liye sahara kab | greenpea-weeds-1
mooli achar export license |
suar ka bada farsh dhalan kitna bada | pig-housing-1
suar ke bache dana kis umar se | pig-piglet-3
hari matar bijai samay maidan | greenpea-sowing-1
suar ka bada me jangli suar aata hai, dar hai bimari ka, naye suar kitne din alag | pig-asf-2 | pig-vaccination-1
nasik me bhari barish, kaunsi gai tikegi | cattle-breeds-5
Kisan ne 3 gay par gobar gas plant ki subsidy ke bare me pucha |
pyaz ropai rabi kab | onion-sowing-2
byaat ke 24 ghante baad jher nahi giri | cattle-placenta-1
urad me ghas kab nikale | urad-weeds-1 | general-weeds-1
urad zaid sinchai kitni baar | urad-irrigation-1
sagwan plantation insurance milta hai kya |
gaabhan bakri akhri mahina dana | goat-feeding-1
arabica ka tana, chuna lep | coffee-pests-1
cow ko pagal kutte ne kata abhi ghanta bhar hua, kya karna hai pehle | cattle-vaccination-6
gay kitne din me dobara gabhin kare byane ke baad | cattle-breeding-5 | buffalo-breeding-3
bakri chechak ka ghav makkhi | goat-pox-1
bakri kharidni hai chhe mahine ki kitne kilo ki honi chahiye aur ek saal wali | goat-select-1
angur ki dakh se kishmish banane ka tarika |
mare hue jaanwar ke naak muh se khoon nikla, camde wala le jaana chahta hai, ghaseet ke le jaye ya nahi | cattle-anthrax-1
bhains ko galghontu gay se zyada hota hai kya, tika kab | buffalo-health-1 | cattle-vaccination-2
garmi me gay haanfti | cattle-heat-1
nayi bhains mandi se laya hu ghar ki purani gayo ke saath kab baandhu | cattle-fmd-3
500 kilo wali gay sookha padarth kitna | cattle-feeding-5
chara makka me dawa daali kitne din baad pashu ko | fodder-maize-pests-1
tuberose ka itra nikalne ki bhatti |
Kisan ko pashu ke afare me nal se dawa pilane ka sahi tareeka janna hai | cattle-bloat-2
pyaj ka paudha raat me jad se kata milta, katua keet hai kaunsi dawa |
khurpaka me sohaga wala ghol muh me aur shed dhone ka soda kitna | cattle-fmd-2
meri gay ek hafte se raat ko bolti hai dusri par chadhti hai, safed lasila pani girta hai, kis time dekhu aur kitne din baad phir aati ye halat | cattle-breeding-1 cattle-breeding-3 | cattle-breeding-2
azolla me har hafte kya daale gobar kitna | cattle-azolla-2
bonneville aur pant uphar ki paidawar | greenpea-varieties-1
lumpy ka teeka gav me kitne km tak lagana chahiye aur mari gay ka kya kare | cattle-lsd-3 cattle-lsd-2
rajnigandha pedi fasal kitni baar le sakte aur jade me paani kitne din par | tuberose-irrigation-1
gay ka repeat hona kyu hota hai, teen baar beej dala, kitne pashu me hota | cattle-breeding-6
mutton ke liye beetal ka rate |
thrips dikhne se pehle trap kyu lagaye pyaj me, abhi patti hari hai | onion-pests-2
angoor ke gucche baarish ke baad bhure ho ke sukh gaye, patte ke niche rui | grapes-diseases-1
jwar ki chhoti fasal suukh gayi thi, bhookhi gay kha gayi, paanch minute me ladkhada ke giri saans tez | cattle-feeding-8
agrifound dark red ki kheti bina nursery ke seedha chhitkav kaise |
kutti ke silage me nami kitni | cattle-fodder-5 | fodder-maize-feeding-1
pyaz ka purple blotch dobara na aaye iske liye kya | onion-diseases-2 | onion-pests-2
pashu ko tike ke din bukhar ho to lagwau ya ruku, kide ki dawa kitne din pehle | cattle-vaccination-5 | cattle-deworm-2
pyaj me gobar ki khaad aur sulphur kitna, yuria kab tak de sakte | onion-nutrients-1
Caller ne azolla ke gaddhe ki lambai chaudai puchi | cattle-azolla-1 | cattle-azolla-2
gajar mooli dono lagata hu is baar mooli neeche se do teen taang ki nikli, gobar khet me taaza dala tha | radish-disorders-1 | carrot-disorders-1
pyaj me paani kitne din par aur khudai se kitna pehle band karu | onion-irrigation-1 | onion-harvest-1
mooli ki jad bahar dikh rahi | radish-weeds-1
bakri doodh ka paneer banana |
mooli ki patti me peela mosaic |
Suar palak ne garbh ke din aur nar mada anupat ke bare me pucha | pig-breeding-1
urad ki chhoti paudh murjha kar sukh rahi tana cheerne par andar kida | urad-pests-1
angoor me paani kab band kare tudai se pehle aur kyu | grapes-irrigation-1
gay haath se ragadne par chichdi girti hai, kal se laal bhura peshab kar rahi, aankhen pili padi | cattle-ticks-2 | cattle-theileria-1 cattle-ticks-1
urad ki dal mill 5 lakh |
Jharkhand me maans ke liye chhoti bakri jo do baar bachche de, uski jankari chahiye | goat-breeds-1
gay ka dudh fat raha chicchde aa rahe than kada hai | cattle-mastitis-1 | cattle-mastitis-2
angoor me girdling aur GA ka ghol kitna ppm |
hf gay 8 litre chara dana | cattle-feeding-2 | cattle-feeding-5 cattle-feeding-4
pyaz khad kitni | onion-nutrients-1
pyaj ki patti par chandi jaisi safed dhari ban rahi nok sukh rahi | onion-pests-1 | onion-pests-2 onion-disorders-3
matar fali par safed powder | greenpea-diseases-1
arabica robusta unchai chhaya | coffee-climate-1
gai subah garam dikhi to teeka kab bharwaye | cattle-breeding-2
pant urd 31 kitne din ki | urad-varieties-1
japanese white mooli jade me boi thi, ab garmi me bhi wahi bo du kya ya dusri chalegi | radish-sowing-1 | radish-disorders-2
Kisan ne chare wali makka me gobh ke andar burada jaisa keet ka mal dikhne ki shikayat ki | fodder-maize-pests-1
bakri roz kitna hara patta aur dana khati hai | goat-feeding-1
dhan me khaira lag gya zinc kitna | rice-disorders-2 | general-zinc-3 general-zinc-2
bhindi ke patte me peeli peeli nasen jaal jaisi dikh rahi hain aur fal bhi safed sa chhota aa raha, ek paudhe se dusre me fail raha, kya karu | okra-diseases-1 | okra-diseases-2 okra-pests-4 okra-varieties-1
tarbuj paka h ya nahi kaise pehchane khet me | watermelon-harvest-1
rijke ke khet me peele dhage jaisi bel lipat gayi jisme patte nahi, fasal kha rahi h, isko kaise khatam karu | lucerne-weeds-1 | lucerne-seed-1
chuje sab bulb ke niche ek ke upar ek chadh rahe hain, kal raat se aisa hi h, thand lag rahi ya bimari h | poultry-brooding-2 | poultry-brooding-1
elaichi me barish ke baad fali sadan | cardamom-diseases-1
napier ghas pehli katai kitne din me aur uske baad kab kab | hybrid-napier-harvest-1
khet me har saal badh ka pani das din bhara rehta h dhan ki konsi kism lagau jo gale nahi | rice-varieties-2 | rice-varieties-3
DAP nahi mil rahi market me uski jagah SSP ki kitni bori dalu | general-fert-4 | general-fert-3
dhan ki bali me peele naarangi gole ban gaye hath lagao to haldi jaisa powder lagta hai, ab spray karne se fayda hoga kya | rice-diseases-7
jai ka silage gaddha 10 bhains do mahine ke liye kitna bada | oat-feeding-2
khet me safed namak papdi jam jati h, gypsum dalu kya | general-saline-1 | general-alkali-1
gaon me kauve mar rahe hain aur do murgi bhi mar gayi, haath laga sakte kya aur ghar ka anda khana thik h | poultry-flu-1 poultry-flu-2
bajra beej matra retili jameen | bajra-seed-1 | bajra-seed-2
zinc aur DAP ek sath mila ke spray kar sakte hain khadi fasal me | general-zinc-3
mogra ki kaliyan gulabi hoke fool ke gir rahi hain kuch me jala bhi h, kya kare | jasmine-pests-1
bhindi ki konpal murjha ke jhuk jati h aur fal me ched ke andar kida aur gandagi nikalti h, har tudai me aadha maal kharab | okra-pests-1 | okra-pests-2
dhan ke patte kinare se lehar jaise sukh rahe bhusa rang ke, ye jhulsa h kya aur urea dalu ya roku | rice-diseases-3 rice-diseases-4
gajar ghas ukhadne se khujli ho gayi, kab aur kaise nikale | general-weeds-2
rijka kab boye aur beej kitna lagega ek acre me | lucerne-seed-1 lucerne-sowing-1
chuha dhan kaat raha med ke paas | rice-pests-11
barish hone wali h urea abhi daal du ya ruk jau | general-fert-5
chote murgi ke bachho ki beet me khoon aa raha hai pankh latka ke baithe rehte hain, kalgi bhi feeki ho gayi | poultry-coccidia-1
dhan kaatne ka sahi time kya h dana kitna sukha ho | rice-harvest-1 | rice-storage-1
jai hara chara kitna quintal | oat-harvest-1
dhan ki poori bali safed seedhi khadi h, khincho to nikal aati h, dana ek bhi nahi, padosi bola keeda andar h | rice-pests-4 | rice-disorders-6 rice-pests-5
broiler kitne hafte me bik jata hai, layer se jaldi paisa aata h kya | poultry-broiler-1
elaichi ka bhav diwali tak badhega ya girega |
borax kitna dalna chahiye ek acre khet me, zyada ho gaya to nuksan to nahi | general-boron-2
dhan me kis time pani bilkul kam nahi hona chahiye | rice-irrigation-3
1 kilo phosphorus ke liye kitna DAP ya SSP hisab | general-fert-3 | general-fert-4
mogra ka tel nikalne ki machine subsidy | general-scheme-57 general-scheme-55
murgi gardan tedhi karke gol ghum rahi, hari patli beet aur roz 5-6 mar rahi hain, koi dawa batao | poultry-ranikhet-1 | poultry-flu-1 poultry-vaccination-1
barani bajre me khad ki matra aur samay ki jankari | bajra-nutrients-1 | bajra-nutrients-2 general-fert-6
gobi patti me khidki jaise ched hari choti illi dhage se latakti | cauliflower-pests-1 | cabbage-pests-2 cabbage-pests-1
vanraja aur gramapriya me se kaun sal me kitne ande deti | poultry-backyard-1 poultry-backyard-2
paat kaatna phool ya fali | jute-harvest-1
rijka me barish pani bhara | lucerne-irrigation-1 | general-flood-1
SRI vidhi me beej kitna aur paudh kitne din ki | rice-seed-3 rice-sowing-1
aonla me phool ke time pani de ya nahi | amla-irrigation-1
dhan me pani ke upar tane pe saap ki khal jaise dhabbe upar chadh rahe | rice-diseases-5
thoda sa kallar h gypsum 1 acre me kitna aur dhaincha chalega kya | general-alkali-2 | general-alkali-1
tarbuj jan me bo du ya feb ka intezar karu uttar pradesh me | watermelon-sowing-1
layer murgi ko jagah kitni, pinjre me kitni rakhe | poultry-layer-1
kisan ne pucha napier ropai ki khad aur katai baad nitrogen | hybrid-napier-nutrients-1
fasal me nirai pehle kitne din tak zaruri hoti h | general-weeds-1
ropai ke 20 din baad dhan jagah jagah bauna, purani patti pe jang jaise dhabbe aa gaye, kamjor dikhta | rice-disorders-1 | general-zinc-1 rice-disorders-2
murgi farm ka bima kaun si company karti hai |
seedhi bijai wale dhan me ghas bahut nikal aayi kaunsi dawa kab | rice-weeds-2
chuje ka tapman hafte ke hisab se | poultry-brooding-1 | poultry-brooding-2
tarbuj ke chote fal gir ja rahe aur jo bache tedhe medhe, khet me madhumakkhi dikhti hi nahi is sal | watermelon-disorders-1
jharkhand ke khatti jameen wale jile ki jankari chahiye | general-acid-4 | general-acid-1
jai vadhiya kism haryana | oat-varieties-1
turkey dana bartan jagah | poultry-turkey-1
bhindi ka beej ugta nahi jaldi raat bhar bhigo ke boye kya | okra-seed-2 | okra-disorders-1
sirf napier khila rahe bhains ko thik h ya kuch milana padega | hybrid-napier-intercropping-1 | buffalo-feeding-1
gobhi patti kode jaisi sirf nas | cauliflower-disorders-3
mat nursery banane ki vidhi wa beej matra ki jankari dhan ropai machine ke liye | rice-nursery-4
taand jameen sukhad dhan kism jharkhand | rice-varieties-4
aonla ke chote aur bade ped me khad matra ki jankari chahiye | amla-nutrients-1
elaichi npk barani | cardamom-nutrients-1
bhindi ka beej ghar pe kaise nikale aur kab tak rakhe |
gobhi safed rakhne ka tarika | cauliflower-harvest-1
tarbooj drip mulch paidavar | watermelon-yield-1
kaveri giriraja murgi anda kitna | poultry-backyard-3
napier me dairy ka ganda pani laga sakte kya | hybrid-napier-irrigation-1
dhan ki nayi patti peeli se safed ho rahi, sukha boya tha halki jameen me, urea diya phir bhi hara nahi hua | rice-disorders-4 | general-iron-1
lusan ghas bijai gehrai aur mahina | lucerne-sowing-1
zinc sulphate 21 ya 33 percent ek acre me kitna kilo aur kitne sal me ek bar | general-zinc-2 | rice-disorders-2 wheat-nutrients-6
bhindi me kharpatwar dawa aur nirai ka samay pucha gaya | okra-weeds-1 | general-weeds-1
tana chhedak bina spray kaise roke aur tricho card kitne lagane padte dhan me | rice-pests-5 rice-pests-6
caller ko 120:60:40 ke liye dap urea mop ki bori ka hisab chahiye | general-fert-1 | rice-nutrients-2 general-fert-4 general-fert-3
sukha bona dhan npk | rice-nutrients-6
late wali gobhi jaldi laga di thi ab sirf patte patte aaye phool nahi, kyun | cauliflower-disorders-1 | cauliflower-sowing-1
lucerne me pani kitne din pe aur bone time khad kitni | lucerne-irrigation-1 lucerne-nutrients-1
paat ke chote paudhe me pani bhar gaya marenge kya aur kaisi jameen chahiye | jute-soil-1 | general-flood-1
mitti ki thaili pe kya kya likhna hota h, dhoop me sukha sakte kya | general-soiltest-3 | general-soiltest-1
bihar me bhindi ki paidawar parbhani kranti kitna quintal | okra-yield-1 | okra-varieties-1
SRI dhan aur DSR dhan me kaun sasta padta h kharcha batao |
jaivik carbon 0.3 aaya h ye kam h kya aur badhaye kaise | general-carbon-1 general-soiltest-4
dhan paudh umar ropai | rice-nursery-2 | rice-nursery-3 rice-sowing-1 rice-nursery-1
bajra gehrai line doori | bajra-seed-2 | bajra-weeds-1
konkan me garmi ki bhindi kab boye taki chhedak kam lage | okra-pests-2
majdoor nahi mil rahe dhan drum seeder se bo du to paidavar ghategi kya | rice-sowing-5
bhindi ek jagah kitne beej aur kab chhatai | okra-sowing-2
hybrid bajra sinchit npk | bajra-nutrients-2
dhan lal chawal kism beej kaha milega |
jai pehli katai thunth kitna | oat-harvest-1
dhan patta mod kida | rice-pests-7
tarbuz 1 acre production | watermelon-yield-1
patsan jaag kala resha kyu | jute-harvest-2
mitti namuna kitni gehrai se | general-soiltest-1 | general-soiltest-2
bajre me jhulsa rog blast ke dhabbe |
batakh nasal anda saal me | poultry-duck-1
awla usar jamin ph 9 | amla-soil-1 | amla-sowing-1
chameli patte peele | jasmine-disorders-1 | general-iron-1 general-defic-2 general-defic-1
pipe wali sinchai dhan awd | rice-irrigation-2
usar zameen me gypsum kitna aur aonla ka gaddha kaise bhare jankari chahiye | general-alkali-1 amla-sowing-1 | general-alkali-2
phool gobi paidavar acre | cauliflower-harvest-1
information regarding dhan nursery area per acre aur kitne din ki paudh lagaye | rice-nursery-1 rice-nursery-2 | rice-nursery-3 rice-sowing-1 rice-nursery-4
paat patta khane wali royendar sundi | jute-pests-1
farmer asked SRI me paudh ki doori aur cono weeder kab kab chalaye | rice-sowing-1
bajra quintal per acre hybrid | bajra-yield-1
bhindi me fal chhedak aur hara tela dono ka ilaj pucha kisan ne | okra-pests-1 okra-pests-3 | okra-varieties-1
murgi kauve achanak mare | poultry-flu-1 | poultry-flu-2
jaivik carbon badhane ka tarika | general-carbon-1
paat ki kism aur khad ki matra puchi gayi west bengal se | jute-varieties-1 jute-nutrients-1
mogra ka phool fridge me kitne din taza rahega |
tarbuj kopal sukhna virus | watermelon-pests-1
dhan beej nami kitni | rice-storage-1 | general-store-1
njallani elaichi kism | cardamom-varieties-1
murgi ki beet ki khad dhan me kitni |
padosi ke dhan me gol gol chakkar me jali jaisi jagah ho gayi, mere khet me jad ke paas bhure kide aur kala mail dikha, patte narangi ho rahe | rice-pests-1 | rice-pests-2 rice-pests-3
dhan kat gaya ab thunth ka kya karu taki agle saal tana wala keeda kam aaye | rice-pests-5
basmati 1121 ka beej aur nursery date ki jankari | rice-seed-4 rice-sowing-6
rijka beej sakht chhilka | lucerne-sowing-1
tarbuj me sichai kab kab aur khad kitni puchi | watermelon-irrigation-1 watermelon-nutrients-1
jasta spray matra litre | general-zinc-3
gobhi ki jad me gaanth gaanth phool gayi h, dopahar me paudhe murjhate hain sham ko thik, pichle sal bhi sarso me yahi tha | cabbage-diseases-1
kam oxalate napier kism | hybrid-napier-varieties-1
dogar pusa pani zyada | rice-varieties-1
batakh ke bacche ka tika plague wala |
bhindi kitne tapman me theek | okra-disorders-1
lal mitti wale dhan ke patte neeche se narangi baingani ho gaye, khet se pani kabhi nikla hi nahi, kya chuna dalu | rice-disorders-5 | rice-soil-1
bemausam mogra phool ke liye katai kab | jasmine-pruning-1
cardamom bada wali (badi elaichi) sikkim me kaise lagaye |
potash 100 kilo mitti card kam | general-soiltest-5
bajre ki bali me kuch dane mote hare thaili jaise phool gaye, dabao to kala dhuan sa nikalta, ghar me rakha beej boya tha | bajra-diseases-3
jute leaf curry saag paat shak ke faide |
napier pani kitne din | hybrid-napier-irrigation-1
dhan me kala neela kaantedar bhunga, patte par safed lakeerein seedhi seedhi, door se khet jhulsa dikhta hai | rice-pests-10
bhura dhabba til jaisa dhan | rice-diseases-6
murgi apne hi ande tod ke kha ja rahi hain, do din se aadhe ande gayab, chonch peeli sani hui milti, kaise chhudau |
amarbel rijka | lucerne-weeds-1 | lucerne-seed-1
jai ka silage kis avastha pe aur gaddhe ka naap puchha gaya himachal se | oat-feeding-2 oat-feeding-1 | cattle-fodder-3
turkey bacche boiled anda | poultry-turkey-2
gajar ghas ka beej mitti me kitne sal zinda |
paat me nirai kab aur pehla urea kab dalna h | jute-weeds-1 jute-nutrients-1
silver tube jaisa kalla dhan | rice-pests-8
kala namak dhan ki upaj |
gulab k patte par kale gol dhabbe | rose-diseases-1
santre ka kalam konsi jad wala le jambhiri | orange-sowing-1
nariyal ek ped kitne fal | coconut-harvest-1
kele kis temp pe pakaye | banana-storage-1
seb me kitne pratishat pollinizer aur bee box | apple-sowing-2
shimla mirch ki kyari dhoop me tapana | capsicum-diseases-1
chai ki nayi kopal niche se jang jaisi, kinare mude hue, sadak ki dhool bhi bahut udti hai | tea-pests-2
kacche hara tamatar thaili me ghar par kitne din | tomato-storage-1
lichi ke guchhe pe thaili kab chadhaye fatne se bachane ko, aur andar wala keeda bhi rukega kya | litchi-disorders-1 litchi-pests-2
gahu chaudi patti kharptwar | wheat-weeds-5 | wheat-weeds-1
litchi orchard me thand ke mahine me pani aur khad rokne sambandhi salah chahte hai | litchi-irrigation-1
kela drip litre per podha | banana-irrigation-1
kele ki ghar nikal gayi ab laal phool kaatna kya zaruri h | banana-pruning-2
TEA BOARD ME NAYE BAGAN KE PANJIKARAN KI PRAKRIYA POOCHI GAYI |
kusum khad dose barani aur sichit | safflower-nutrients-1
laser leveller kiraye pe kaise milega aur kitne saal me dobara karwana padta | general-chc-1 general-implement-2
santre me greening aur zinc ki kami me antar | orange-diseases-1
tamatar ke patte me safed tedhi medhi lakeer | tomato-pests-3
nariyal tel nikalne ki ghani ka kharcha |
kele ka ped halki hawa me gir gaya, kand kaata to kaali surang aur safed gidaar nikli, patte bhi murjhaye the | banana-pests-1
chote nariyal ki topi ke niche bhure tikone nishan aur baad me phat jate h | coconut-pests-5
kele ka G9 paudha lab se kitne rupaye me milta hai |
mithun jonk kilni | mithun-health-1
litchi ke beej me keeda lagne ki roktham ki jankari chahiye | litchi-pests-2
kardi kitne din me pakti | safflower-harvest-1
lichi ka podha lagane ka samay aur gaddha kitna bada | litchi-sowing-1
gehu kis patti se pila pade to kis cheez ki kami samjhe | wheat-disorders-2 | general-defic-1 general-defic-3 wheat-disorders-3
seb me bhure gaddhe kork jaise | apple-disorders-1
khari jameen palak chalega kya | palak-soil-1 | general-saline-1
LITCHI PED PAR LAL CHEETI KE GHONSLE HATANE KA UPAY POOCHA |
helopeltis chai bagan | tea-pests-1
hara bhara tamatar ka paudha ek din me murjha gaya, tana kaat ke pani me dala to safed dhaga jaisa ras nikla | tomato-diseases-5 | tomato-diseases-6
barish late hui november shuru ho gaya kya ab kusum bo sakte | safflower-sowing-2 | safflower-sowing-1
gulab khad chhatai baad per podha | rose-nutrients-1
nariyal ka ped insurance kaise karaye |
seb me phool bahut aate par fal nahi baithte, ek hi kism ke ped lage hai sab | apple-sowing-2 | apple-disorders-1
tamatar ke beech genda lagane se illi kam hoti h kya kitni line | tomato-pests-2
palak ke patto par baingani kinare wale gol dhabbe | palak-diseases-1
shimla mirch ka beej ghar pe kaise nikale aur kitne saal chalta hai |
rotavator ka blade kitne ghante me badalna padta h |
haryana gehu DBW 187 ya 222 | wheat-varieties-1 | wheat-yield-1
gulab pe safed powder bhi hai aur kali pe makdi ka jala, patte bindi bindi ho gaye, kya spray kare | rose-diseases-1 rose-pests-1
SEB BAGICHE ME GARMI KI SICHAI ANTARAL AUR SAAL BHAR KI KUL SICHAI KI JANKARI | apple-irrigation-1
chai ki nayi patti pe gehre bhure dhanse hue daag ho rahe hai patti mud ke sookh jati hai, bagan me chaya bhi jyada hai, kaise roke | tea-pests-1
nahar me pani kam h gehu ko sirf 3 pani mil payenge to kab kab du | wheat-irrigation-2 | wheat-irrigation-1
nichle pahad ke liye kam thandak wali seb kism ki jankari chahiye | apple-climate-1
seb ke patte july me kale daag, pile hokar gir jate | apple-diseases-2
seb ki jad aur tehni pe rui jaisa keeda hai, konsi rootstock pe nahi lagta, aur patte tambe rang ke hone wali mite me konsi spray na kare | apple-pests-1 apple-pests-3
chai lagane ke liye chuna dalna chahiye kya mitti me | tea-soil-1
tamilnadu tamatar borax zinc kitna dale | tomato-nutrients-1 | tomato-disorders-2 general-boron-2 general-zinc-2
chai ke liye mitti ka ph | tea-soil-1 | tea-nursery-1
katihar me kele ka naya ukhtha rog TR4 sune hai, waha se putti lana theek h kya | banana-diseases-2
kanak bijai ka sahi time punjab nehri pani | wheat-sowing-1 | wheat-sowing-2 wheat-sowing-3
rog kam lagne wali tamatar hybrid | tomato-varieties-1
gehu time pe bona h to beej kitna kilo aur npk kitni per acre | wheat-seed-1 wheat-nutrients-1 | wheat-nutrients-2 wheat-nutrients-4
pani lagaye 5 din hue gehu peela pad gaya, chikni mitti h aur khet me abhi bhi pani dikh raha, padosi bola urea maar do, maru kya | wheat-disorders-1 | wheat-disorders-2
gehu ka msp agle saal kitna hoga | general-market-2 | general-market-1
santra garmi me kitne din pe pani | orange-irrigation-1
barsat me nariyal ki beech wali patti pili bhuri ho ke latak gayi, kheecha to haath me aa gayi aur badbu aa rahi | coconut-diseases-1
mandusi pe sulfo ka asar hi nahi hota ab, kyu nahi marti aur ab konsi dawa theek rahegi | wheat-weeds-3 wheat-weeds-4
gehu me quizalofop kitni ml dale |
nariyal ka 2 saal ka podha hai isko khad kitni du aur pani kitne din me | coconut-nutrients-2 coconut-irrigation-1
bina pani wala gehu kab boye aur khad kitni | wheat-sowing-2 wheat-nutrients-5
safeda tel nikalne ka plant kitne ka |
kusum beej azotobacter kitna | safflower-seed-1 | general-biofert-1
gujrat gehun pachheti kism | wheat-varieties-4 | wheat-sowing-3
litchi ka naya bagan lagane par anudan kitna milega |
tamatar boron matra fatna | tomato-disorders-2 | tomato-nutrients-1 general-boron-2
palak gudai antar sardi | palak-weeds-1
lichi bade ped khad matra | litchi-nutrients-1
parali jalaye bina gehu bona hai, happy seeder theek rahega ya smart seeder, smart seeder ko kitna hp chahiye | wheat-machinery-1 general-residue-3 | general-implement-1 general-residue-2 wheat-machinery-2 general-residue-1
seb paka ki nahi beej ka rang | apple-harvest-1
nariyal ke patte ke niche safed gol chakkar aur upar kaali fafund | coconut-pests-4
may june ki garmi me maidan me shimla mirch laga sakte kya | capsicum-sowing-1
karnatak me april me tamatar lagaya to patta mod virus kitna nuksan karta | tomato-diseases-2
kuye ke paas safeda lagane ki duri ki jankari chahiye | eucalyptus-intercropping-1
KISAN KE PAAS 45 HP TRACTOR HAI, ROTAVATOR KA SIZE POOCHA | general-implement-1
gehu me chuhe ke bil kitne khule pehchane, aur karnal bunt na aaye iske liye phool ke time pani de ya nahi | wheat-pests-5 wheat-diseases-5
kele ki ghar kholne ke kitne din baad kaate mandi ke liye | banana-harvest-1
lichi ke patte ke peeche ande ke guchhe mile aur bade lal bhure badbudar keede, subah dali hilane se gir jate h | litchi-pests-3
mithun me bachha dene ka samay garbh kitne mahine |
chai patti todne ke antar aur patti ki sankhya ke bare me jankari | tea-harvest-1
october me tamatar ki nursery daalu to theek time hai kya, pichli baar sab pod jad se gal ke gir gayi thi | tomato-sowing-1 tomato-diseases-7
shimla mirch V system dori | capsicum-pruning-1
tamatar ke patte sikud gaye, paudha jhadi jaisa bauna ho gaya aur naye patte pile | tomato-diseases-1 | tomato-pests-1 tomato-diseases-2
lichi me madhumakkhi ke dibbe kitne rakhe, phool khile pe dawa maar sakte ya nahi | litchi-disorders-2 | honeybee-pesticide-1
shimla mirch ki shuruaati khad aur compost ke bare me jankari | capsicum-nutrients-1
palak ko fridge me kitne din rakhe |
kele ke tane se jelly jaisa ras nikalta h chhote ched se, phir patte pile aur tana beech se toot gaya | banana-pests-2
tamatar me 3 hafte par di jane wali khad, odisha ke kisan ka prashn | tomato-nutrients-2
kele ke tane se resha nikalne wali machine aur bikri ki jankari |
safede ke naye paudho me ghas bahut hai badhwar ruki hui, khad bhi nahi di kabhi | eucalyptus-nutrients-1
march me achanak garmi aa gayi gehu me dana patla na pade kya chhidke | wheat-disorders-4 | wheat-climate-1 general-heat-1
nariyal pani wali kism konsi lagaye dwarf | coconut-varieties-1
nilgiri pahad ki chai me fafole wala rog, chhaya kab kam kare | tea-diseases-1
chay podha duri chhayadar ped | tea-sowing-1
kiraye pe badi machine kaha milegi | general-chc-1
tamatar me spotted wilt virus ka ilaj |
bangal lichi paidawar | litchi-yield-1
kardi pe kale chamakte keede toliyo me chipke h dal chipchipi ho gayi, bagal me chana saaf hai | safflower-pests-1 | safflower-sowing-1
bihar me gehu late ho gaya ab konsi kism bone layak aur pachheti me khad kitni kam kare | wheat-nutrients-3 wheat-varieties-3 | wheat-sowing-3
zero til drill masur | general-zerotill-1
gehu ek acre dap urea kitni bori | wheat-nutrients-4 | wheat-nutrients-1 wheat-nutrients-2 general-fert-1 general-fert-4
jiro til dril se dhan ke baad gehu chana bone ke labh poochhe gaye | general-zerotill-1
gehu me jadd maahu root aphid ki dawa |
KELA KISAN NE TEJ HAWA SE BACHAV AUR HAWA KI SEEMA POOCHI | banana-climate-1 | banana-pruning-2
chai ki green tea banane ki choti machine |
nariyal ke patte garmi me bhure sookhe, niche jaale aur keede ki beet ki nali si bani hai | coconut-pests-3
kusum me pala padne se nuksan | safflower-climate-1 | general-frost-1 general-frost-2
pachhet gehu kism haryana | wheat-varieties-2 | wheat-varieties-3 wheat-sowing-3
GEHU ME YUREA KI KISTE BALUI MITTI KE LIYE POOCHI | wheat-nutrients-2
gehu me jagah jagah paudhe sookh rahe pakdo to aaram se ukhad jate jad khayi hui milti | wheat-pests-3
tamatar ka phool jhad raha garmi bahut hai 40 degree | tomato-disorders-3 | tomato-irrigation-1 general-heat-2
kardi ki patti hari chikni illi kha gayi, peeth pe baingani nishan aur poonchh ke paas kubad sa | safflower-pests-3
sntra gummosis bordo paste | orange-diseases-2
palak katne ke baad patte pile aa rahe, pani bhi khada ho jata hai kinare me | palak-disorders-1 | palak-nutrients-1
kardi me nirai kab zaruri | safflower-weeds-1 | general-weeds-1
palak kab boye aur chitkava me kitna beej lagega ek acre | palak-sowing-1 palak-seed-1
kele k purane patte narangi pile ho ke fat rahe | banana-disorders-1
nariyal ke liye kitni barish aur kaisi zameen | coconut-climate-1
kela sigatoka dawa tel ke sath | banana-diseases-3
kerala orange tree fertilizer 7 saal | orange-nutrients-1
chari 30 din ki hui h gaay ko kaat ke de du kya | fodder-sorghum-feeding-1 | fodder-sorghum-harvest-1 fodder-sorghum-feeding-3 fodder-sorghum-feeding-2
badal chhaye hue 4 din, tamatar ke patte pe pani jaise hare dhabbe aur niche safed rui, fal bhi bhure hokar sad rahe | tomato-diseases-4
mithun palna h kaise rakhe aur khurpaka ka tika kaha lagega | mithun-rearing-1 mithun-health-1
safeda ki lakdi ka bhav agle saal badhega kya |
jammu gehu variety november | wheat-varieties-5
narangi ke tane se gond nikal raha zameen ke paas, chhal phati hui, patte pile aur daliya sookh rahi, pani seedha tane pe lagta hai | orange-diseases-2
pila ratua dawai gehu | wheat-diseases-2 | wheat-diseases-1
tanki wale pump se ek din me kitna acre ho jata aur pani kitna lagta | general-nozzle-2 | general-nozzle-3
gehu me gobhi jaisa khar nahi balki jangli jai ki dawa konsi |
santra me kala machhar black fly kaise khatam kare |
tamatar me ghas rokne ke liye plastic bichaye ya dawa dale | tomato-weeds-1 | general-weeds-1 general-mulch-1
CALL CENTRE NOTE - KELE ME TANA CHHEDAK GHUN KE LIYE TRAP KI SANKHYA AUR NIMBOLI POWDER KI MATRA PUCHHI | banana-pests-2
june me seb ke chote fal bahut gir rahe, is saal lode bhi zyada hai aur mitti sookhi padi | apple-disorders-1 | apple-irrigation-1
gehu ki tanki me sulfas jaisi goli rakhna khatarnak hai kya ghar me | wheat-storage-2
gehu beej upchar trichoderma matra | wheat-seed-4 | general-tricho-1
gehu katai ka sahi samay pehchan | wheat-harvest-1
jammu me 1 january ko gehu boya to beej kitna aur kism konsi | wheat-seed-2 wheat-varieties-5
nilgiri gaddha npk gram | eucalyptus-sowing-1
moong patti jaal jaisi pili | moong-diseases-2 | moong-diseases-1
nimbu ke fal ped pe hi chatak ke phat rahe kya wajah hai | lemon-disorders-2 | general-boron-1
mentha tel ek acre kitna | mint-harvest-1
mausambi ki kalam kitni duri pe lagaye aur gaddhe me kya bhare | sweet-orange-sowing-1
kathal ke chote fal pe pehle rakh jaisa rua aata hai fir kala padke sad jate aur gir jate, garmi me barish bahut ho rahi | jackfruit-diseases-1
aaj ka mandi bhav kaise dekhe | general-market-22
kisan puch raha hai combine se katne wali boni arhar kaun si | pigeon-pea-varieties-3
til kab boye aur ek acre me kitna beej lagega UP side | sesame-sowing-1 sesame-seed-1
kathal ke beej sukha ke lambe time kaise rakhe |
bans konsi jamin | bamboo-soil-1
barsat ke bad kharbuje ki purani patti pili hokar latak gayi, jad ke paas tana phata hua aur dhari dikhti hai, ludhiana se hu | muskmelon-diseases-1
chiku sabse mitha kism | sapota-varieties-1
arhar ki poori upaj sarkar kharidegi kya aur kaha naam likhau | general-market-11 | general-market-4 general-market-12
gehu katne ke bad bina jote mung kis mashin se boye | moong-machinery-1
surajmukhi pani kitni bar | sunflower-irrigation-1
meri gajar jamin se nikali to ek me do do teen tang nikli hui, kuch phat bhi gayi, bechne layak nahi, kya galti hui | carrot-disorders-1 | carrot-soil-1
bans ka koyla bhatti kharcha |
narela mandi me adhatiya tulai ka paisa hamse kaat raha sahi hai kya | general-market-24
surajmukhi ka tel nikalne ki choti mashin kitne ki aati hai |
til ke khet me ungli se moti hari sundi jiske pichhe sing jaisa kanta hai, ek raat me patte saaf, haath se pakdne me dar lagta | sesame-pests-2
mp ke kisan ko upaj bechne ka slot book karne ki jankari chahiye | general-market-6
nimbu patte me chandi jaisi lakeer | lemon-pests-1
desi lal gajar aur vilayati narangi gajar kab kab boi jati hai | carrot-sowing-1
machli palan bima yojna |
genda african duri | marigold-sowing-2
haryana me bina fasal darj karaye msp pe bikri hogi kya, mobile bhi purana band ho gaya | general-market-7
mung ke beej pe culture lagane se fayda hai ki bas kharcha | moong-seed-2 | general-biofert-1
surajmukhi ke patte katori jaise mud gaye aur kinara jal gaya, niche palta to hare chote kide foodak rahe the, garmi bahut hai | sunflower-pests-2
arhar ki achi dekhbhal karo to kitne quintal nikle | pigeon-pea-yield-1 | pigeon-pea-varieties-1 pigeon-pea-varieties-2 pigeon-pea-varieties-3
gajar cold storage me kitne din tak rakh sakte hai puchha |
kharbuja hara madhu paidawar | muskmelon-varieties-1
kathal ke bade ped me saal bhar me kitni khad de, ye puchha hai | jackfruit-nutrients-1
mentha me pani kitne din pe de aur nirai kitni bar karni padti | mint-irrigation-1 mint-weeds-1
til tana kala ghera barish | sesame-diseases-2
chiku todne layak hua kaise pehchane upar se to sab ek jaisa dikhta | sapota-harvest-1
nimbu fal khurdara bhura daag | lemon-diseases-1
chiku ke bag me shaam hote hi chamgadar aa jate hai, subah neeche aadhe khaye fal padhe milte, aam ke season me bhi yahi haal tha, kaise bachau |
sarkari rate pe kapas aur dal kaun kharidta hai | general-market-4 | general-market-9 general-market-11 general-market-12 general-market-10
odisha dhan token panjikaran | general-market-16
til ke sath mung ya arhar ki kitni kitni line rakhe | sesame-intercropping-1
mosambi ke chilke pe jang jaisa bhura rang chadh gaya, patto pe bareek bindu, sadak ki dhool bhi bahut udti hai, vyapari aadha bhav bol raha | sweet-orange-pests-1
jau khad matra | barley-nutrients-1 | barley-nutrients-2
surajmukhi ke mundak me hari bhuri illi ghusi hai, fool sad raha, upay puchha gaya | sunflower-pests-1
kapas app me panjikaran ke liye kya kagaz lagta hai, bataidar bhi kar sakta kya | general-market-9
jau ki bali me dane ki jagah kala powder bhara hai | barley-diseases-1
gajar beej ekad | carrot-seed-1
moong me chamkile pile dhabbe badhte badhte poori patti pili ho gayi, fali do char aur tedhi medhi, safed makkhi bhi udti hai | moong-diseases-1 | moong-diseases-2 general-trap-3 moong-pests-1
kya har mandi me enam chalta hai ya sirf kuch me | general-market-21
chiku ke liye mitti kaisi ho iski jankari chahiye | sapota-soil-1
machli ke badan par chapti hari tikki jaisi chipki hui hai, kheechne par khoon aur ghav, kuch pe rui jaisa bhi jam gaya | fish-argulus-1
barsat ki mung me phool bhare hue hai pani lagau ki nahi | moong-irrigation-2
surajmukhi line duri | sunflower-seed-2
nimbu patti pili nas hari | lemon-disorders-1 | general-iron-1
mentha ka tel 2027 me kitne rupay kilo jayega |
arhar me badal ke mausam me phool jhad rahe hai kya chidke | pigeon-pea-disorders-1
kal kraya kendra gaya to aangutha nahi laga aur paisa dusre khate me chala gaya, UP se hu, gehu bechne ke liye kya kya kagaz le jaye aur kis khate me aayega | general-market-13 | general-market-5
sabzi wala kathal kab kate aur paka hua kaise pehchane, ye puchha | jackfruit-harvest-1
punjab me garmi wali mung ki sabse achi kism aur bone ki tarikh | moong-varieties-1 moong-sowing-1
bans gaddha khad neem khali | bamboo-nutrients-1 | bamboo-sowing-1
chiku patta jala kali chhed | sapota-pests-1
pyaz nahi gehu hai mere paas 80 quintal, bhav gira hua hai aur karja sir pe, chachere bhai ne godam ki raseed pe loan bataya, chhote kisan ko guarantee milegi kya | general-market-27 | general-enwr-1 general-enwr-2 general-market-29 general-market-28
til me khad kitni aur chhatai kitne inch pe | sesame-nutrients-1 sesame-weeds-1 | sesame-nutrients-2
kisan ne kharbuja dubai bhejne ke niyam puche |
arhar ki fali sukhne lagi to us par sui jaise ched dikhe, khola to dana sikuda aur aadha khaya, pehle bahar se kuch pata hi nahi chala | pigeon-pea-pests-3
odisha ke kisan ko til ki kism aur mitti ki jankari chahiye | sesame-varieties-2
kharbuja pani nali ya upar se | muskmelon-irrigation-1 | muskmelon-diseases-2
enam pe becha to paisa kaun rakhta hai aur mujhe kab milta | general-market-20
machli ke talab me bijli ka connection kaise mile, puchha gaya |
chiku das saal ka ped kitne fal dega aur jade me pani kitne din pe | sapota-harvest-1 sapota-irrigation-1
monsoon late kya boye | general-drought-2 | horse-gram-climate-1 soybean-sowing-2 safflower-sowing-2
til ko bori me rakha to patanga lag jata, kitna sukha ke rakhe | sesame-storage-1
mung me phool ke samay patti par safed powder jaisa, kisan ne upay pucha | moong-diseases-4
lagatar barish ke bad arhar ke chote paudhe me jamin ke paas tane par bhura kala ghera ban gaya aur wahi se toot ke gir rahe, nichle hisse me zyada | pigeon-pea-diseases-3 | pigeon-pea-soil-1
gajar bone ka sahi mahina kaun sa aur pani kitne kitne din pe | carrot-sowing-1 carrot-irrigation-1
jau line duri gehrai | barley-seed-1
mentha ki jad ek acre me kitni lagegi, jankari chahiye | mint-seed-1
mandi me bada chota mal mila ke le jau ya chhant ke, bhav me fark padega kya | general-market-26
gajar phat rahi | carrot-disorders-1
til ki barfi banane ka business loan kaise mile |
kathal ki kopal murjha jati hai aur kali me chota ched jispar tazi mengni jaisi lagi, chote fal gir rahe, pichle saal bhi tihai fal gaye | jackfruit-pests-1
bans ki tokri ka GI tag kaise mile puchha |
mung ki patti ke niche safed udne wale kide kis mahine sabse jyada | moong-pests-1
chiku ke patto pe gulabi bhure gol dabbe jinke beech me raakh ka rang hai, aur dusri taraf patte jaale me chipke sukh gaye, kali me bhi ched | sapota-diseases-1 sapota-pests-1
bans banjar medh pe lag jayega kya aur paudhe kis mahine lagaye | bamboo-soil-1 bamboo-sowing-1
surajmukhi barsat me hogi | sunflower-sowing-2 | sunflower-sowing-1 sunflower-diseases-1
moongfali me lambi wali tur ki ek line kitni line ke baad dale bina sinchai | pigeon-pea-intercropping-1 | groundnut-intercropping-1
usar jamin me jau chal jayega kya aur ek acre se kitna milega | barley-soil-1 barley-yield-1 | barley-varieties-1
mentha ki unnat kismo ke naam aur jad kaisi le, jankari di jaye | mint-varieties-1 | mint-diseases-1
teen din se badal chhaye hai, aaj bhor me badi machliya kinare pe aakar muh khol rahi thi aur do kilo wali katla palat gayi, bijli wala pankha hai mere paas | fish-oxygen-1
dhan ke baad wali mung me kitne pani aur pehla kab | moong-irrigation-1
kharbuja bel murjhana tana darar | muskmelon-diseases-1
gajar kitne din me taiyar aur lal gajar ki achi kism, kisan ne dono pucha | carrot-harvest-1 carrot-varieties-1 | carrot-varieties-2
naukri bhi karta hu aur kheti se do lakh aata hai to tax badhega kya | general-market-32 | general-market-30
der se pakne wali arhar ki kisme puchi, jaunpur ka kisan | pigeon-pea-varieties-2
til ki patti par kaale chhalle jaise dabbe the, ab kuch patti pani bhari si hokar hath lagate hi chur ho jati hai aur gir jati | sesame-diseases-3
kathal ka paudha gamle me chhat par kitna bada hoga |
nimbu me garmi wala fal lene ke liye pani kab roke aur ek ped se kitne kilo aata | lemon-pruning-1 lemon-yield-1
mentha ke patte lapet ke andar ghusi illi kha rahi aur kuch paudhe jad se dimak ne kaat diye, bhai ne kachcha gobar dala tha is bar | mint-pests-1 | general-compost-3
sml 668 beej acre | moong-seed-1
ek acre talab me kitne bachche dalu aur saal me kitni machli niklegi | fish-stock-2 fish-yield-1
mausami mitti ph | sweet-orange-soil-1
gajar ki jad sadne aur keede lagne par kya kare, bina dawa ka upay chahiye | carrot-pests-1
kharbuja aandhi phool | muskmelon-climate-1
bade khet me surajmukhi lagayi thi, kinare ki thali bhari hai par beech khet ki thali me dana khali hai, is saal madhumakkhi bhi nahi dikhi | sunflower-disorders-1
mosambi ke tane pe bordo lep kitni uchai tak aur kab lagaye | sweet-orange-diseases-1
bans aur safeda me kiski kamai jyada hai |
bans katne ka mahina aur tarika, kisan ko batana hai | bamboo-harvest-1
sapota ka ped kitne saal jeeta hai aur lakdi kis kaam ki |
bina sinchai tur npk tamilnadu | pigeon-pea-nutrients-2
talab me chuna kitna aur gobar kitne din pe dale | fish-lime-1 fish-manure-1
mausambi ka purana bagicha tahni tahni sukh raha hai, kisan ne karan aur upay pucha | sweet-orange-disorders-1 | sweet-orange-diseases-1
arhar ka tana jamin ke paas kala padke toot jata hai barish ke baad | pigeon-pea-diseases-3
nimbu ki nursery me hari illi ne saari nayi patti chaat dali, haath lagao to muh ke upar do naram sing nikalti aur badbu aati, amrud pe kuch nahi | lemon-pests-2
lathi bans sukha ilaka | bamboo-varieties-1
til ki fali kis rang pe kate aur dana kitni nami pe bhar ke rakhe | sesame-harvest-1 sesame-storage-1
bihar me pacs ko dhan bechna hai nambar kaha se le, aur UP wale rishtedar ko kendra pe kya kagaz le jana hoga | general-market-15 general-market-13
jau ki baliyan nikli to kuch me kala churn hai jo hawa me ud jata, kuch me jhilli ke andar kale dane hai, beej ghar ka hi tha | barley-diseases-1
mausmi me kaunsi madhumakkhi ka shahad acha banta |
gajar late khudai kadi | carrot-harvest-1 | carrot-disorders-1
kharbuja me laal keeda aur fal makkhi, kisan jaal aur rakh ka upay janna chahta | muskmelon-pests-1 | general-trap-2
kathal ke fal me ched karne wale kide aur fal kala padke sadne dono ka kya kare | jackfruit-pests-1 jackfruit-diseases-1
nimbu ras ki botal plant |
arhar ke beej me kya mila ke boye aur boai kab shuru kare | pigeon-pea-seed-2 pigeon-pea-sowing-1 | pigeon-pea-sowing-2 general-seedtreat-1 pigeon-pea-diseases-1
pichle mahine se hawa sukhi hai, mausami ke fal ka rang kaansa jaisa ho gaya aur chhilka khurdara, patto pe mahin dane jaise nishan, santre wale bhi pareshan | sweet-orange-pests-1
genda pusa narangi kitne din | marigold-varieties-1
kerala ki khatti mitti me mung ki gaanth nahi banti, chuna kitna dale ye pucha | moong-soil-1 | general-acid-2
mung kab tode ki dana na bikhre, aur ghar me ghun se kaise bachaye | moong-harvest-1 moong-storage-1 | general-store-5 general-store-3 general-store-4
machli ke liye talab khudai ka jcb bhada pucha |
gajar ke khet me das din pani nahi de paya, fir ek sath bhar ke diya to zyadatar gajar lambai me phat gayi, mooli me aisa nahi hua | carrot-disorders-1
chiku kali mitti | sapota-soil-1
nimbu ke naye patte safed peele aur bareek hari jali wale hai kis cheez ki kami | lemon-disorders-1 | general-iron-1
tur me phool aaye hi the ki raat ko patange ghumne lage, ab fali me hari bhuri soondi sar ghusaye dana kha rahi, kaun sa jaal aur kab lagau | pigeon-pea-pests-1
surajmukhi me illi rokne ke liye kinare kaun si fasal lagaye, kisan ka sawal | sunflower-pests-1
mere talab me pichle hafte saanp aur kachhua dikhe, padosi bolta hai machli kha jate hai, jaal me ek kachhua fansa bhi tha, kanoon me kya hai aur kaise hatau |
kathal ke ped pe das saal se ek bhi fal nahi laga, sirf patte, log keel thokne ko kehte hai, bagal ka aam har saal deta, kya keel thokne se fal aayega |
surajmukhi patta katori hara fudka | sunflower-pests-2
mandi shulk gujarat maharashtra me kitna, jankari di jaye | general-market-23
genda ki nursery me daal daal ke paudhe raat ko jamin ke paas se kate milte hai, mitti kuredi to mati rang ki goli jaisi sundi nikli, kaun si dawa |
apne khet ka bans katke dusre jile le jana hai to permit lagega kya | bamboo-market-1
gajar npk gobar | carrot-nutrients-1 | carrot-disorders-1
narma bijai time haryana | cotton-sowing-1
anar ke fal pakne se pehle fat rahe hai barish ke baad kya kare | pomegranate-disorders-1
nimboli ka ghol banane ki vidhi | general-neem-1 | general-neem-2
karele ka bij kitna lagega acre | bittergourd-seed-1
jwar abhi teen hafte ki hai, beech wali patti sukh jati hai aur kheencho to haath me aa jati hai badbu marti hai, pados ke bajre me kuch nahi hua | jowar-pests-1
dawai ke khali dibbe ka kya karu, doodh rakhne ke kaam aa sakta hai kya | general-safety-5
kisan ne pucha saru ki lakdi kitne saal me kategi aur acre me kitna ton niklega | casuarina-harvest-1
kapas imidacloprid kitna ml pump |
erandi july ke baad boye to kitna nuksan hoga paidawar me | castor-sowing-1
matar me nirai kitni baar | field-pea-weeds-1 | greenpea-weeds-1 general-weeds-1
karele me makhi dank mar deti hai fal tedha hokar sad jata hai upay batao | bittergourd-pests-1 | bittergourd-pests-2
chane me ghun bachav bhandaran | chickpea-storage-1 | general-store-5 general-hermetic-1 general-store-4 general-store-3
subah khet jata hu to chane ke chote paudhe zameen se kate pade milte hai, mitti kuredne par mota matmaila kida gol mudkar baitha hota hai, sarso me aisa nahi hai | chickpea-pests-3
ber agti aur pacheti kisme | ber-varieties-1
mater ko pani kab kab | field-pea-irrigation-1
mirchi me kukda rog lag gaya patte chote aur sikud gaye iska ilaj hai kya | chilli-diseases-1 | chilli-diseases-2 chilli-pests-1 chilli-pests-2
chana ki variety haryana sinchit | chickpea-varieties-1
kisan ko anar me bahar lene ki jankari chahiye, mrig ya hasta kaun si achi | pomegranate-pruning-1
lahsun safed sadan jad me |
bt kapas pani wali me dap urea potash ka hisab kitna per acre | cotton-nutrients-1 | general-fert-3 general-fert-1
ananas ki kisam tripura | pineapple-varieties-1
barsat me mirch ki puri line ki line ek sath murjha gayi, tane par kale dhabbe hai aur fali par pani jaisa daag safed ruan, dhan wale khet ka pani isi me aata hai | chilli-diseases-5 | chilli-soil-1
kapas me gap bharai kab karu aur kitne paudhe rakhu ek jagah | cotton-seed-2
lal mirch sukhane ka sahi tarika | chilli-storage-1 | general-dryer-1 general-store-1
pheromone trap acre me kitne lagte hai aur kitni uchai par | general-trap-1 | general-trap-2
matar par pala aur garmi ka asar | field-pea-climate-1 | greenpea-sowing-1 general-frost-1
ananas kitna pila hone par kate bahar bhejne ke liye | pineapple-harvest-1
kapas ka sira todna kab | cotton-pruning-1
ber ki chaal khane wali sundi raat ko nikalti hai kya daale |
arbi ke patto par hari choti joon jaisi aur kuch safed rui jaisi cheez chipki hai, iske patte hum bazar me sabji ke liye bechte hai to dawai dal sakte hai kya | colocasia-pests-1
guldaudi me gobar khad aur npk matra ki jankari chahiye, zila Salem tamilnadu | chrysanthemum-nutrients-1
anar paka hai kaise pehchane | pomegranate-harvest-1
jowar pakne ke time pani gir gaya dane par gulabi kali fafund aa gayi ab kya | jowar-diseases-2
karela juice sugar ke liye |
jhau ke ped ek acre me kitne | casuarina-sowing-1
pineapple ke patte lal pile hokar nok se sukh rahe hai, neeche jad ke paas safed kide hai aur chitiya bahut ghumti rehti hai, teen khet chod ke kele me nahi hai | pineapple-pests-1
bade ber ke ped me saal bhar ki khad gobar aur urea kitni aur kab | ber-nutrients-1
karela bijai up me kab | bittergourd-sowing-1
gulabi sundi kitni ho to dawai dale, trap me kitne patange ki ginti | cotton-pests-2
kisan pooch raha lahsun ki badi ganth wali variety rajasthan kota ke liye | garlic-varieties-1
kapas me tinde ke liye kaisa mosam | cotton-climate-1
mirchi me puaal bichane ka fayda aur nirai kitne din pe | chilli-weeds-1 | general-mulch-1
jowar me bhua smut rog |
samundar kinare reti zameen me jhau lag jayega kya namak bhi hai hawa me | casuarina-soil-1
karele ki bel badhiya hai par may ki tej garmi me sirf khali fool aate hai jinke peeche fal nahi hota, lauki me bhi kam hi lag rahe, aisa kyo | bittergourd-disorders-1 | bottlegourd-disorders-1
dragon fruit compost per plant | dragon-fruit-nutrients-1
mirchi ke foolo me kale bareek kide bhare hai fool sukh rahe guntur side | chilli-pests-3
lehsun lagane ka mahina gujarat | garlic-sowing-1
asli dawai kharidte time kya kya dekhna chahiye dukan se | general-safety-2
pehli baar arbi laga raha hu, mere paas chote bade kand ka dher hai, ek acre me kitna kilo chahiye aur kis size ke kand rakhu samajh nahi aa raha | colocasia-seed-1
dragon fruit tana pila galna | dragon-fruit-diseases-1
kapas ki kaliya jhad rahi hai kyu, aur fool ke time pani kitne din me lagau | cotton-disorders-1 cotton-irrigation-1 | cotton-disorders-2
mirch ki nursery ki mitti ko dhoop se tapane ki jankari chahiye | chilli-nursery-1
chane me ratua ki dawa |
ber ke chote falo par safed powder jam jata hai fir khurdure hokar gir jate hai | ber-diseases-1
barani jowar kharif halki zameen me khad kitni kilo | jowar-nutrients-1 | jowar-nutrients-2
chana ke sath alsi ya sarson | chickpea-intercropping-1 | chickpea-pests-1 chickpea-diseases-4 linseed-pests-1
barani bt kapas kitne inch doori pe lagau aur kali mitti tamilnadu me khad kya du | cotton-sowing-5 cotton-nutrients-2
mirchi paudh gir rahi nursery | chilli-diseases-3 | chilli-nursery-1
anar me chote chote ched hai jahan se badbudar mal nikalta hai aur fal sad ke gir raha hai, barsat shuru hone ke baad badh gaya, amrud me bhi kabhi kabhi dikhta hai | pomegranate-pests-1
arbi ke chips banane ki machine |
jwar ka hara chara acre me kitna kuntal nikalta hai | jowar-yield-1 | fodder-sorghum-harvest-1 fodder-sorghum-varieties-1
pahadi khet me matar january me pura ka pura paudha safed hokar mar raha hai, maine ghani bijai ki thi aur pani bhi diya, gehu to theek khada hai | field-pea-diseases-5
lahsun me gobar aur khad bijai par kitni aur ek mahine baad kitni deni hai | garlic-nutrients-1
ber kalam lagana doori | ber-sowing-1
caller bola karele ki patti ke niche safed machhar aur hare fudke bahut hai, desi ilaj chahiye | bittergourd-pests-3 | general-trap-3 general-neem-1
guldawdi me paani hafte me kitni baar kali aane par kam karna hai kya | chrysanthemum-irrigation-1
october me matar boi thi, ab chote paudhe peele pad kar sukh rahe hai tana andar se khokhla, har sal yahi hota hai, padosi ki november wali theek hai | field-pea-pests-1
tinda sadan lambi barish | cotton-diseases-5
kisan bata raha anar ke chilke par bhuri khurdari papdi aur kopal chipchipi, jankari chahiye | pomegranate-pests-2
anar ka juice plant lagat |
pahad me chana kab boye aur achi kheti se kitna nikal sakta hai | chickpea-sowing-3 chickpea-yield-1
dragon khambe ki doori | dragon-fruit-sowing-1
arandi boye do mahine hue, dus din se badal aur jhadi lagi hai, upar ke fool aur choti fali tapak rahi hai, til bhi kharab ho gaya, kuch khad deni chahiye kya | castor-disorders-1 | castor-nutrients-2
dawai dalne ke kitne din baad sabji tode aur khali bottle kaise nasht kare | general-safety-6 general-safety-5
arvi ki aisi kisam jisme jhulsa kam aaye, kisan south se hai | colocasia-varieties-1 | colocasia-diseases-1
hari mirch kab kab | chilli-sowing-1
chana me fali aate hi idhar udhar ke paudhe bhuse jaise sukh gaye, ukhada to jad kali aur tutne wali hai bareek jade gayab, garmi bhi badh gayi hai | chickpea-diseases-2
dal wali matar me potash gandhak kitna dalna hai mitti jach nahi hui | field-pea-nutrients-1
thand me mirchi ke patto ke neeche safed powder jaisa dikh raha hai upar se peela pan, patte jaldi jhad rahe hai, baingan me bhi halka sa hai | chilli-diseases-6
ber tudai aur paidawar | ber-harvest-1 | ber-varieties-1
kisan ne lahsun ka export karne ka tarika aur licence pucha |
kitne din ki jwar katkar gaay ko khila sakte hai jahar ka dar hai | jowar-feeding-1 | cattle-feeding-8
kapas me ghas ka ilaj kab tak kare aur bahut lamba ho jaye to upar se kaat de kya | cotton-weeds-1 cotton-pruning-1
chana bijai dilli dehat | chickpea-sowing-1 | chickpea-sowing-5
kapas beej bt brand rate |
shevanti ke fool kab se aur kitne din me tode, pani kitna kitna du | chrysanthemum-harvest-1 chrysanthemum-irrigation-1
castor ke patte par jhund me choti sundiya khurach rahi hai patta jali jaisa, farmer asked control | castor-pests-2
5 percent neem ark matra | general-neem-1
teen baar bhari barish ke baad ananas ka dil sad gaya hai, upar ka kalla haath me aa jata hai gandhi smell ke sath, kela aur adrak theek hai bagal me | pineapple-diseases-1
lasun kali doori gahrai | garlic-seed-1
kaun si ber lagau jo dec se april tak fal de aur kitne paudhe lagenge acre me | ber-varieties-1 ber-sowing-1
chane ki illi ke liye kitne trap aur kab dawai ki naubat samjhe | chickpea-pests-2 | general-trap-1
erandi fali me sundi jala | castor-pests-3
pineapple ki wine kaise |
pandrah din sookha raha phir maine nali bhar ke pani de diya, agle hi din se kapas ke kali aur chote tinde zameen par, kida to dikha nahi, mere bhai ki kapas theek hai | cotton-disorders-1 | cotton-irrigation-1
karele ke patte chitkabre chote aur mude hue hai fal nahi lag raha koi dawa hai | bittergourd-diseases-1 | bittergourd-pests-3
matar katai aur upaj | field-pea-harvest-1 field-pea-yield-1 | greenpea-harvest-1
kisan ne desi kapas aur american kapas ka beej prati acre pucha hai | cotton-seed-1
anannas ke ek paudhe ko saal me kitna npk du aur ghas ke liye kya bichau | pineapple-nutrients-1 pineapple-weeds-1
anar paudhe per acre | pomegranate-sowing-1
lahsun ke patto ki nok peeli pad rahi hai, pani har paanchve din laga raha hu aur urea bhi ek baar diya, padosi kehta hai gandhak dalo, sahi kya hai | garlic-disorders-1 | garlic-nutrients-1 general-defic-4 garlic-irrigation-1
mirch sukhate samay kali fafund lag jati hai kaise bachaye | chilli-storage-1 | general-dryer-1
arvi kitne mahine me | colocasia-harvest-1
castor me nar aur mada phool ka beej utpadan, isolation doori ki jankari |
guldaudi achanak murjhana | chrysanthemum-pests-1 | general-tricho-1
ber me chhatai ke baad kaun si khad kitni | ber-nutrients-1
MP ke kisan ko kam din wali chana kism chahiye jo 100 din me pak jaye | chickpea-varieties-2
jowar me pani kab | jowar-irrigation-1
mirch ke paudhe do din me achanak peele pad gaye aur sath hi murjha rahe, neeche mitti geeli rehti hai, upar wale khet ki bhindi hari bhari hai, urea du ya nahi | chilli-disorders-2 | chilli-soil-1 chilli-diseases-5
arbi kab lagaye aur ek acre me kitne kilo kand lagega | colocasia-sowing-1 colocasia-seed-1
kisan puchh raha khuli bina label ki dawai sasti mil rahi hai, leni chahiye ya nahi | general-safety-2
kapas abhi mahine bhar ki hai, patte sikud ke upar ko mud gaye, upar se chaandi jaisi chamak aur neeche jang jaisa rang, barish ruki hui hai, moong theek hai | cotton-pests-7
saru chhatai seedhi balli | casuarina-pruning-1
matar ke paudhe achanak mar rahe tana kaato to bhura ghera, aur kuch patto ke neeche dhusar roye kya kare | field-pea-diseases-4 field-pea-diseases-3 | greenpea-diseases-2
chana me nirai kab kab aur kharpatwar ki dawa kaun si, jankari chahiye | chickpea-weeds-1 | general-weeds-1
meri jowar ke bhutte me dane ki jagah laal narangi choti sundi mili aur bhutta khali bhusa jaisa reh gaya, fool ke waqt chote machhar udte the, agle saal kya karu |
rajasthan se call, 45 degree me dragon fruit ho payega ya tana jalega, kaisi mitti chahiye | dragon-fruit-climate-1 | dragon-fruit-diseases-1
anar ke patto par pehle tel ki boond jaise bheege daag the ab kale ho gaye, fal par bhi bhura kala nishan aur daraar, santre ke bagh me kuch nahi | pomegranate-diseases-1
maldandi ke alawa rabi jowar ki kaun si kism, aur girne wali bimari jisme tana kala chura hota hai uska kya kare | jowar-varieties-1 jowar-diseases-1
pakki lal mirch par dhanse hue bhuse ke rang ke daag hai jisme kaale bindu gol gol, aur tehniya upar se neeche sookh rahi hai, hari fali theek lagti hai | chilli-diseases-4
narme ke beech me kaun si dal bo sakte hai jisse zameen bhi sudhre | cotton-intercropping-1
anar ke fal ka ek taraf ka chhilka tez dhoop me jal kar bhura kala sakht ho gaya, kida ya bimari nahi dikhti, sirf dakshin ki taraf wale fal kharab hai |
haryana aur punjab ke liye dal matar ki kisme, jankari chahiye | field-pea-varieties-2 | field-pea-varieties-1
bt kapas sinchit upaj quintal | cotton-yield-1
kapas ki lakdi kaatne wali shredder machine kitne ki aati hai |
mirch ki paudh kitne din ki ho tab lagaye aur punjab me ropai ke samay khad kitni | chilli-nursery-2 chilli-nutrients-2
punjab ka kisan puchh raha sinchit chana kis tarikh se kis tarikh tak boye | chickpea-sowing-2
sevanti gamle ka rate |
anar ke chhe saal ke ped me gobar khad aur urea kitne gram | pomegranate-nutrients-1
jowar ke patto me sui jaise bareek chhed hai, tana cheera to andar surang bani mili, pichle saal ke bhutte aur karbi khet ke kone me padi hui hai | jowar-pests-2
arandi ke liye ph mitti | castor-soil-1
karele ki kerala wali kism jisme makhi kam lage aur pehli tudai kab | bittergourd-varieties-1
tamilnadu ke kisan ko garmi wali aur sardi wali paruthi ki buwai ka samay chahiye | cotton-sowing-4
matar ke patte par kisi ne safed pen se tedhi lakeer kheech di ho aisa dikhta hai, aur fali kholo to andar sundi, gobhi me bhi thodi lakeere hai | field-pea-pests-2 | general-neem-1 greenpea-pests-1
erandi ka bhav agle mahine |
dragon fruit me ek tana kab tak rakhe aur purani tahni kab kate | dragon-fruit-pruning-1
barish band hone ke baad erandi ko kitne pani chahiye gujarat me | castor-irrigation-1
mirch ke fool jhad rahe hai din me bahut garmi hai, kisan ne upay pucha | chilli-disorders-1 | chilli-irrigation-1 general-heat-2
casuarina ke khet me deemak lag gayi hai ped sukh rahe, dawai puchi |
jhau ke ped peele pad rahe hai, chhal phat gayi aur neeche kaala powder nikalta hai, phir ek hafte me pura ped sukh jata hai, nariyal ko kuch nahi hua | casuarina-diseases-1 | casuarina-varieties-1
kapas me jo paudhe nahi uge wahan kya kare aur sinchit bt me line se line kitni doori | cotton-seed-2 cotton-sowing-5
ganne ka gobh sukh gaya khinchne par aasani se nikalta aur badbu | sugarcane-pests-3 | sugarcane-pests-4
sarso me mahu | mustard-pests-1 | mustard-sowing-1
ragi ki bawai pahad me kis mahine | ragi-sowing-1
kaju ke pedh ki jad ke pass se burada aur gond nikal rha hai patte pile ho gaye | cashew-pests-2
khira kadwa ho raha hai kyo | cucumber-disorders-1
punjab me raya ki last date kya h bone ki | mustard-sowing-3
moongfali me jipsam kab aur kitna dalna hai up me | groundnut-nutrients-1 | groundnut-disorders-1
baigan me fal ke andar sundi, phal me ched aur gobar jaisa mal bhara hua | brinjal-pests-1 | brinjal-pests-3 brinjal-pests-2
berseem me amarbel ki bel lipat gayi kaise hataye |
kheere me nar phool hi nar phool aa rahe fal nahi lag raha | cucumber-disorders-2
masur khet me jagah jagah pili, ukhado to kaali jad tut jati h, abhi 22 din ki hui | lentil-diseases-4
ganne me paani kab band karna chahiye katai se pehle | sugarcane-irrigation-2
barseem khila ke bhains ka bayan pet phool gya | berseem-feeding-1 | cattle-bloat-1
mungfali khodne ka sahi time kaise pata chale | groundnut-harvest-1
lohe ki kami ganna safed patti | sugarcane-disorders-1 | general-iron-1
KISAN NE PUCHA sarso ki kism kharab retile aur barani ilake haryana ke liye | mustard-varieties-1 | mustard-varieties-3
garmi ki moongfali saurashtra kitne paani | groundnut-irrigation-3
dhingri ka bag kitne din andhere me rakhna hai | mushroom-housing-1
spray ke baad barish aa gayi 2 ghante me, kitna gap chahiye tha | general-spraywx-3
strawberry ki kyari kitni unchi aur podha kitne dur | strawberry-sowing-1
guar ki fali todai kitne din baad shuru hoti sabzi wali | guar-harvest-1
ganna kisano ka bhugtan kab hoga |
cumin ka bhav aage badhega ya ghatega |
groundnut seed ko beejamrut se bhigona thik hai kya | general-beejamrut-2 | general-beejamrut-1
ganne ki patti jala de ya khet me bichha de faida kisme | sugarcane-organic-1 | sugarcane-nutrients-4
sarson ke tane par rui jaisi safed, andar kale dane chuhe ki mengni jaise, pauda beech se tut jata hai phool aane ke baad | mustard-diseases-3
gwar chara ke liye beej kitna | guar-seed-1
ragi me bich ki patti sukhi aur bali safed dane nahi | ragi-pests-1
button mushroom ki casing kab aur kitni moti | mushroom-sowing-2
caller from erode, ganna planting season puch rahe | sugarcane-sowing-4
pedi me khaad jyada deni padti hai kya naye ganne se | sugarcane-nutrients-4 | sugarcane-nutrients-1
sarso hara keeda phool aur fali par bahut bhid, kitne ho tab dawai maru, madhumakhi bhi rakhi h | mustard-pests-1
sarso rogai jhulsa goal chhalle | mustard-diseases-2
bihar kisan, late sarson ki variety ke bare me jankari | mustard-varieties-2
moongphali ki patti ke niche narangi dane, patti sukh ke latki hai girti nahi | groundnut-diseases-2
mungfali dimak | groundnut-pests-2 | general-compost-3
mungfali ko sukhane me kitni nami rahe taki jehar na bane | groundnut-storage-1 | general-store-1
baingan me nirai kitni bar, mulching se fayda hai kya | brinjal-weeds-1 | general-mulch-1 general-weeds-1
baigan kab todna hai anguthe se kaise dekhe | brinjal-harvest-1
gwar RGC 936 kitne din me pakti | guar-varieties-1
masur pe bhure powder jaise dane patti tane dono pe, chhune par hath me lagta | lentil-diseases-2 | lentil-varieties-1
garmi me tamatar mirchi ke phool jhad rahe upay | general-heat-2 | tomato-disorders-3 chilli-disorders-1 chilli-irrigation-1
khira polyhouse ki bina beej wali kism |
masoor ki fali me illi chhed kar rahi kya dawa |
ganne me nitrogen akhri bar kitne din tak de sakte, meethas kam to nahi hoga | sugarcane-nutrients-2
ganna girne se rokne ko mitti kab chadhaye kerala | sugarcane-weeds-1
barsat me ganne ki upar ki patti mud gayi aur phati hui, niche se pili, upar ka hissa sadne laga hai mera khet pani bhara hua | sugarcane-diseases-4
shoot borer me power sprayer se dawa marne se kuch fayda kyo nahi hua | sugarcane-pests-4 | sugarcane-pests-3
brix kitna ho tab ganna kate | sugarcane-harvest-1
odisha me badam chas kab kare rabi | groundnut-sowing-2
gujarat caller, nayi moongfali jat chahiye jisme tikka kam aaye | groundnut-varieties-1 | groundnut-diseases-1
guntur ke kisan ka prashn rabi moongfali sinchai kitni baar aur khudai se pehle kab band | groundnut-irrigation-2
moongfali ka dana todo to andar bhura gaddha khokhla | groundnut-disorders-3
ek acre me moongfali kitne quintal nikalti | groundnut-yield-1 | groundnut-varieties-1
sarso ghani jam gayi hai kitne din me paudhe nikale | mustard-sowing-5 | mustard-weeds-1
sarso me khet kharpatwar bahut, bone ke turant baad kya daale | mustard-weeds-1 | general-weeds-1
baigan ki nursery bihar me kis mahine dale | brinjal-sowing-1
baigan chhedak wali sundi kitne fal kharab karti h, purani fasal rakhu ya ukhad du | brinjal-pests-2 | brinjal-pests-1
barish me baigan sad rahe, chhilka bhura aur safed rui | brinjal-diseases-3
gwar kaisi zameen me hoti retili me chalegi kya | guar-soil-1
bhado me gwar ki patti pe gol bhure daag | guar-diseases-2
kisan ko gwar ki paidawar janni hai, dana aur hara chara dono | guar-yield-1
masoor me DAP aur potash kitna bina jaanch | lentil-nutrients-1 | general-fert-3 general-fert-4
garm geeli mitti me boyi masur ke chhote podhe zameen ke paas se sadke gir gye | lentil-diseases-3
ganne me do line masur se kitna milega | lentil-yield-1
ragi me urea kab kab baarish ka bharosa nahi | ragi-nutrients-2 | general-fert-5
almora se call, mandua ki kism ki jankari | ragi-varieties-1 | ragi-diseases-1
ole se santre ki daal tut gayi sabji bhi kharab ab kya kare | general-hail-3 | general-hail-2 general-scheme-26
kaju ke ek ped me khad 5 saal baad kitni | cashew-nutrients-1
ullal 3 kaju ek ped se kitna kilo | cashew-yield-1
jeere me gobar ki khad aur DAP kitna kab | cumin-nutrients-1
jeera thrips peele nile card kitne acre me | cumin-pests-1 | general-trap-3
khire ka beej mehnga hai kitna lagega, thaili me paudh banane se bachega kya | cucumber-seed-1
kheera chitkabri sikudi patti fal par dane dane safed sa | cucumber-diseases-2
dhingri ke liye puaal kaise taiyar kare, kitna bhigona | mushroom-seed-1
button mashroom khad formula bhusa chokar | mushroom-seed-2
kisan ne barseem ki kism mangi jo june tak chara de | berseem-varieties-1
strawberry garmi wale jade me kam kyu hui | strawberry-climate-1
pake strawberry par dhoosar rang ki phaphund | strawberry-diseases-1
purani patti barabar pili hokar gir rahi, paudha patla | general-defic-2 | general-defic-1
gobhi ka tana andar se khokhla aur patti bhurbhuri | general-boron-1 | cauliflower-disorders-2
rice me jasta ki kami kaise pehchane | general-zinc-1 | rice-disorders-1
ganne me red rot dikha, pedi rakhu ya nahi aur agli baar beej kaisa lu | sugarcane-diseases-2 sugarcane-seed-3 | sugarcane-sowing-6
farmer from patan, jeera bone ka time aur beej ki matra ki jankari | cumin-sowing-1 cumin-seed-1
masur ki achhi kism batao aur pehla pani kab | lentil-varieties-1 lentil-irrigation-1 | lentil-diseases-2 lentil-diseases-1
kheera patte peele chaukor daag, sath me fal tedhe medhe | cucumber-diseases-1 cucumber-disorders-1
berseem ka beej khud banane ke liye akhri katai kab |
jeevamrut kaise banate hain 200 liter | general-jeevamrut-1 | general-jeevamrut-2
moongfali me tambaku wali sundi spodoptera ka ilaj |
strawberry ko sardi me bechne ke liye kaun si company kharidti |
farmer ne pucha groundnut harvesting stage aur sukhane ka tarika | groundnut-harvest-1 groundnut-storage-1 | general-store-1
information regarding strawberry planting time aur kism | strawberry-sowing-1 strawberry-varieties-1
kisan ko ganne ki line me saunf nahi sarso lena hai, kya mila sakte aur khaad alag | sugarcane-intercropping-1 | mustard-nutrients-1
caller puch raha khira me fal makkhi aur pani dene ka antar | cucumber-pests-1 cucumber-irrigation-1
farmer asked sarso me safed rog aur tana galan dono ke upay | mustard-diseases-1 mustard-diseases-3
mere ganne me jagah jagah jhund sukhte hain, ukhade to jad kutri hui thi aur neem ke ped par shaam ko bhoore beetle bahut aate hain | sugarcane-pests-6
baigan ki patti jali si ho gayi kinare se upar mudi, niche dekha to hare chhote keede tircha chalte hain, bhindi me bhi wahi hai | brinjal-pests-6 | okra-pests-3
subah dhyan se dekha to sarso ke podhe sirf 12 din ke hai aur naringi kale chittedar keede ras chus rahe, podhe safed pad ke khatam | mustard-pests-3
strawberry ke podhe murjha rahe, ukhad kar jad kati to andar lal thi, patton par baingani dhabbe bhi hain | strawberry-diseases-1
bhains ne subah os wali barseem pet bhar khayi, ab pet dhol jaisa, bechain hai kya karu | berseem-feeding-1 | cattle-bloat-1
ganne ki upar ki pattiyan pili safed, nase hari, chune wali zameen aur pedi hai | sugarcane-disorders-1 | general-iron-1
beejamrit banane ka tarika aur chana moongfali me laga sakte kya | general-beejamrut-1 general-beejamrut-2
ganna Co 0238 chhode ya rakhe, lal sadan aa raha | sugarcane-diseases-2 | sugarcane-sowing-6
sugercane trash | sugarcane-organic-1 | sugarcane-pests-3 sugarcane-irrigation-2 sugarcane-nutrients-4
jeera nirai gudai | cumin-weeds-1 | general-weeds-1
sarson laahi chepa dawai | mustard-pests-1
kaju khad per pedh | cashew-nutrients-1
stroberi mulch tunnel | strawberry-weeds-1 | general-mulch-1
PSB rhizobium dal beej matra | general-biofert-1 | lentil-seed-1 horse-gram-seed-3
moongfali lal sundi jhund | groundnut-pests-4
ganna seed sadan lal tukda | sugarcane-seed-3 | sugarcane-diseases-2 sugarcane-diseases-1
kakdi kheera patti safed powder |
ek quintal sarso se tel kitna |
strawberry runner se paudh taiyar karna |
guar me chepa | guar-pests-1 | general-neem-1 general-trap-3
baigan ped hormone phool jhadna | brinjal-disorders-1 | brinjal-irrigation-1
mungfali aflatoxin | groundnut-storage-1 | general-store-1
ragi sukhana madai | ragi-harvest-1 | general-store-1
operator note - kisan ganna pedi ki khaad aur pedi kitni baar le, punjab | sugarcane-nutrients-1 sugarcane-sowing-6
farmer asked regarding lal sundi aur patti surangak in groundnut | groundnut-pests-4 groundnut-pests-3 | general-neem-1
masoor me khad kitni aur katai ke baad dana kitna sukhaye | lentil-nutrients-1 lentil-harvest-1 | general-store-1
strawberry ko kaisi mitti aur kaisa mausam chahiye, hamare yaha jade me bhi garmi rehti | strawberry-soil-1 strawberry-climate-1
khira kab lagaye aur kitne din me todne layak hoga | cucumber-sowing-1 cucumber-harvest-1
sarso kaat ke dheri lagayi thi do hafte, ab faliyan apne aap chatak rahi aur dana zameen pe gir gaya, kya der ho gayi | mustard-harvest-1
khet ki medh pe khada hoke spray kar raha tha achanak hawa tez ho gayi aur padosi ke machli talab ki taraf jaane lagi, band karna chahiye tha kya | general-spraywx-1 | general-safety-3
masur ke tip par choti keede, urea do baar dala tha mene, ab kya | lentil-pests-1
dhan ka beej bona hai, halka aur toota beej kaise alag kare | general-seedtreat-1 | rice-seed-1
sardi me kheera sookh gaya pala laga tha, kitne degree chahiye | cucumber-sowing-1 | general-frost-2
barseem akeli boye ya sath me jai sarso, pehli kataai bhari chahiye | berseem-harvest-1
moongfali ki chilke wali khali fali ka sahi ilaj kya har saal karna padega | groundnut-disorders-1
ganne ka juice bottle me kitne din tikta hai |
baigan ko cold storage me kitne degree rakhe |
jeera me organic certificate kaise banta export ke liye | general-scheme-54 | general-scheme-53
lentil me patti jhulsa stemphylium rog |
cashew ka chhilka tel kaise nikale |
yak aur gaay ka cross zo kitna dudh deta |
kisan ne drone se chhidkaw ka kiraya per acre pucha |
guar beej me protein kitna hota |
aam ke tane pe safed rui wale keede chadh rahe hai | mango-pests-2
soyabin kitni barish ke baad bona chahiye pehli bauchar pe bo du kya | soybean-sowing-1
supari me garmi me kitne din pe pani | arecanut-irrigation-1
rajma ke phool jhad rahe hai march me garmi bahut hai | rajma-climate-1 | rajma-irrigation-1
kaddu me phool hi phool phal ek bhi nahi | pumpkin-disorders-1
1 acre me kitne aam ke ped 5x5 meter wale | mango-nursery-2
baby corn aur sweet corn kab tode kitne din baad | maize-harvest-1
papite ke khet me do din pani khada raha ab tane ke neeche kaala gal raha, kaisi jamin chahiye thi aur ab kya kare | papaya-soil-1 papaya-diseases-3
bhed ko pet ke kide ki dawa kab pilaye barsat me | sheep-worms-1 | sheep-deworm-2
gobhi ke beech me sarso ki line kyu lagate hai kitni katar ke baad | cabbage-pests-1 | cauliflower-pests-1
aloo ke liye din raat ka temp kitna | potato-climate-1
soyabean katai ke time falli chatak jati hai kab katu | soybean-harvest-1
dhaniya ka beej todkar bona hai ya sabut aur pehla pani kab | coriander-seed-1 coriander-irrigation-1
supari chhilne ki machine ka rate |
lobiya me kharpatwar ki dawa kab dale bone ke baad | cowpea-weeds-1
naye aam bagiche me sabji | mango-intercropping-1
papite pe rui jaisa chipchipa | papaya-pests-1
kali mirch kalam kaise lagaye | blackpepper-nursery-1
aalu ke chilke khurdure | potato-diseases-5
malching plastic kitna moti | general-mulch-1
kaddu kism makhi na lage | pumpkin-varieties-1 | pumpkin-pests-1
alu me pehla pani kab lagau aur mitti kitni bar chadhani hai | potato-irrigation-1 potato-soil-1
bora ke dane ke liye falli kab tod ke sukhaye | cowpea-harvest-1
aalu bone ki machine par kitni subsidy milti hai | general-chc-2 general-scheme-55 | general-scheme-57
amba ke baur ka mota hara gucha ban jata jhadu jaisa usme phal nahi lagta | mango-disorders-3
kisan ne bhed ko chechak aur fadkiya ka tika kab lagta hai pucha | sheep-vaccination-1
supari ki adhi bani hui phaliya peeli hokar fat kar gir rahi, pichle mahine sukha tha fir jor ki barish hui, bagicha 15 saal ka hai | arecanut-disorders-1
makka ki neeche ki gaanth galkar naram ho gayi, khatti badbu aati hai, do din me paudhe gir gaye, khet nichla hai paani bhi tha | maize-diseases-3 | maize-irrigation-2
nariyal ke saath supari me makdi jaisa chota laal keeda patto pe |
garmi me net house ke andar hara dhaniya kitna niklega | coriander-sowing-2
makke me khad kitni dalu aur mitti kab chadhau | maize-nutrients-1 maize-weeds-1 | maize-nutrients-2 maize-nutrients-3
tambaku patte rat me kha | tobacco-pests-1
aam baur safed powder | mango-diseases-1
patta gobi kitne din katai | cabbage-harvest-1
tambaku ka bhav agle saal |
bhed charagah ki ghas | sheep-feeding-1
dhaniya thodi thodi jagah par murjha kar sukh raha jad bhuri | coriander-diseases-2 | general-tricho-1
MP me soyabin ki kaun kaun si variety lagaye aur beej kitna kilo padega | soybean-varieties-1 soybean-seed-1 | soybean-sowing-2 soybean-seed-2
rajma ki chhoti paudh ka tana phool kar bhura ho ke tut jata hai | rajma-pests-1
aam tudai ka sahi samay kaise jane, ped hila ke gira sakte hai kya | mango-harvest-2
mirchi aur adrak ko solar dryer me sukhane ki jankari chahiye | general-dryer-1 | chilli-storage-1
aloo chips wali tatha lal kism ke bare me puchh raha hai | potato-varieties-2
ghar me rakhe aalu me chhota keeda surang bana raha, aankh ke paas kala burada hai, alag boriyo me bhi fail gaya | potato-pests-1
lagatar barish ke baad soyabean me jagah jagah patti jhulas ke gir gayi aur tehni par safed rui si jami hai, makka side wala thik hai | soybean-diseases-2
dhaniya me sulphur ki goli kitne gram per pump |
bhed bakri ka bima kaise karaye | general-scheme-70
kaali mitti me aam chalega kya aur kitni unchai tak lagta hai | mango-soil-1 mango-climate-1
lobia bel wali hari falli paidawar kitni | cowpea-yield-1
bhutte me daane aadhe khali kyo | maize-disorders-3 | maize-irrigation-1 maize-climate-1 maize-disorders-1
gol mirch nai konpal sukh rahi | blackpepper-pests-2
alu khaad matra up bihar | potato-nutrients-2
tambaku me pani kab | tobacco-irrigation-1
dhaniya badal mausam nuksan | coriander-climate-1
supari ped me khad kitni | arecanut-nutrients-1
lobia ki achhi kisme bataye aur jhadi wali ka beej kitna | cowpea-varieties-1 cowpea-seed-1
aam ke baur se chhote keet uchhalte hai patte kale chipchipe ho gaye, aur mere yaha dane bhi bahut gir rahe kaise roku | mango-pests-1 mango-disorders-2
peele roye wali sundi soyabean me jhund me hai sabse sasta ilaj kya | soybean-pests-4
kaddu me paani kitne din pe de fal lagte time |
pahad me rajma patti ke neeche aate jaisa safed dhabba upar peela | rajma-diseases-4
sinchai hai to makka monsoon se pahle boye ki baad me faida | maize-sowing-2 | maize-irrigation-1
tambaku ropai ka samay aur duri andhra kali jameen ki jankari | tobacco-sowing-1
operator note caller dhan gehu chana aur sarso kitni nami par store kare | general-store-1 | wheat-storage-1 rice-storage-1 mustard-harvest-1 chickpea-storage-1 chickpea-harvest-1
raat me aalu ke naye paudhe zameen ke paas se kate milte hai, subah mitti kuredne par bhoora keeda mila, padosi ne goli di kya kare | potato-pests-2
pichle hafte bhed ke bacche ko dast laga hai subah se sust hai doodh nahi peeta kya du |
lobiya ke phool jhadte hai faliyan bharti nahi koi ghol chidakna ho to batao | cowpea-disorders-1 | cowpea-irrigation-1
soyabin khet gehri jutai | soybean-soil-1
papaya beej gram 1 acre | papaya-seed-1
kerala aam 10 saal khad | mango-nutrients-1
kufri pukhraj jhulsa lagta hai? | potato-varieties-1
makka me hari fafund murgi ko de? | maize-storage-1
makka phool ke baad jaldi sukh gayi tana resha resha kale dane, dusre khet me tana galke badbu, dono ka kya kare | maize-diseases-4 maize-diseases-3
assam me supari ke liye mitti kaisi ho aur drip se roz kitna litre | arecanut-climate-1 arecanut-irrigation-1
soyabin bbf se bone ka kya fayda jab machine nahi hai to | soybean-machinery-1
rajma ki patti chitkabri sikudi aur paudha bauna, kis keede se failta | rajma-diseases-3 | rajma-pests-2
kumhda bel bauni pattiyo pe gehre halke hare phaphole | pumpkin-diseases-1
operator note purane aam ke bagiche ko kat kar naya karne ki vidhi puchi gayi | mango-pruning-2
cold storage kholne ke liye loan ki jankari chahiye aalu ke liye | general-scheme-62
dhaniya me phool aaya hi tha ki chhatte par hare hare keede bhar gaye, chipchipa ho gaya, dana patla reh jata hai, madhumakhi bhi aati hai to dawa kaise du | coriander-pests-1
aam ke chhote paudho ki patti ki nok aur kinara bhura hokar sukh raha, boring ka pani khara hai, padosi ke anar me bhi yahi ho raha hai | mango-disorders-5 | mango-soil-1
patta gobhi me chuha kaat raha hai pinjra kaunsa |
alu ki nichli patti pe chhalle wale bhure sukhe daag | potato-diseases-3
kohra me aalu nigrani | potato-diseases-2 | potato-diseases-1
kaddu kab todna danthal | pumpkin-harvest-1
kerala aalu khad gobar | potato-nutrients-1
rajma patti kale dag falli gir | rajma-diseases-2
jaldi pakne wali makai urea | maize-nutrients-3 | maize-nutrients-1 maize-nutrients-2
chokla nali kaha ki bhed | sheep-breeds-1
makke me paani kis avastha par zaroori hai aur agar khet me bhar jaye to kitne din jhel sakti | maize-irrigation-1 maize-irrigation-2
dhaniya kab kate ki rang hara rahe, aur patti pe safed churan lag raha uska desi ilaj | coriander-yield-1 coriander-diseases-1 | coriander-sowing-2
supari fatne se rokne ko suhaga kitna gram | arecanut-disorders-1 | general-boron-2
do plastic wali bori me kitne mahine anaj rakh sakte hai keeda nahi lagega | general-hermetic-2 | moong-storage-1 general-hermetic-1
aalu hare ho gaye dhup lagi thi kya bech sakta hu | potato-disorders-1
makka ka silage kaise banaye gaddhe me kitne din | cattle-fodder-3 fodder-maize-feeding-1 | cattle-fodder-5
kisan ne aam me dahiya keet ki roktham ke liye november me kya kare pucha | mango-pests-2
supari ke paudhe kharidne hai kitne mahine ke aur kitne patte wale le iski jankari | arecanut-nursery-1
gobi dopahar me murjhati hai sham ko theek, ukhada to jad suj kar mudgar jaisi, pahad me do saal se isi khet me laga raha hu | cabbage-diseases-1
bhed ki sankar merino nasl ka mendha kaha milega |
kharif makka akhri tarikh andhra | maize-sowing-1
murgi khad soyabin me | soybean-nutrients-2
kaddu tamilnadu kab lagaye | pumpkin-sowing-1
dhaniya chhitkava beej barani | coriander-seed-1
rajma me rizobium culture konsa |
soyabin me barish ruk gayi to paani kis samay du aur nirai kab kab karu | soybean-irrigation-1 soybean-weeds-1 | general-drought-1
tambaku ki nursery ki kyari kaise banaye aur paudh kitne hafte me ropne layak | tobacco-nursery-1 tobacco-nursery-2
aalu ki kaunsi kism me jhulsa kam lagta | potato-varieties-2 | potato-varieties-1
supari me pila patta rog ka koi ilaj hai ya ped kaat du | arecanut-diseases-2
dasheri langra ek saal phal dete ek saal nahi, koi kism jo har saal phale | mango-varieties-1 | mango-disorders-1
call aaya ki makka ka sarkari samarthan mulya is sal kitna milega | general-market-3 | general-market-11
meri lobia ki upar ki pattiyon me peele hare dhabbe aaye, fali bhi peeli hone lagi, jangli khira ki bel khet ke kinare bahut hai, bhindi me bhi yahi dikhta hai | cowpea-diseases-1
papite ka tana zameen ke paas pehle geela daag fir kala, patte peele hue aur kal ki barish hawa me do paudhe gir gaye, kela bagal me theek hai | papaya-diseases-3 | papaya-soil-1
gehu me drip lagane par sarkar kitna paisa deti hai form kaha | general-scheme-50 general-scheme-49
makke ki fasal girti ja rahi, tana sade hue phal jaisa mahkta hai | maize-diseases-3 | maize-irrigation-2
aam kalam ropai mahina | mango-nursery-1
longia rog rodhi dhaniya | coriander-diseases-3
hybrid patta gobi beej tray | cabbage-seed-1
karnataka tambaku npk | tobacco-nutrients-1
mohitnagar supari kaha | arecanut-varieties-1
ek ekad makka me kitna beej aur kitni dap urea potash | maize-seed-1 maize-nutrients-1 | maize-nutrients-3 maize-nutrients-2 general-fert-1
lobia sabji wali me gobar khad potash kitna aur garmi me pani kitne din pe | cowpea-nutrients-1 cowpea-irrigation-1
soyabin ka tana upar se sukh kar tut raha niche do challe jaise nishan | soybean-pests-1
pual ki palwar tane se satakar dale ya door aur kitni moti | general-mulch-1
dhaniya kitne din me ugta hai mera abhi tak nahi nikla | coriander-sowing-1 | coriander-seed-1
caller sweet corn aur babycorn ka beej dar per acre puch raha | maize-seed-2
kal raat bahut thand thi, subah dekha to aloo ke patte kale bhure jhulse pade hai jaise kisi ne aag laga di, matar bach gaya, kya fasal wapas aayegi | potato-disorders-2 | general-frost-1
aam ke patte par kale bhure dhabbe, baur pe kale bindu, aur ab pakte aam par dhanse daag aa gaye, mandi me koi le nahi raha | mango-diseases-2 | mango-harvest-1
dhaniya aur methi me kaunsi fasal jyada kamai deti |
makka phool garmi 38 degree | maize-climate-1 | maize-disorders-3 maize-irrigation-1
bhed mata bukhar funsi | sheep-vaccination-1
uday rajma kitne din | rajma-varieties-1
panniyur golmirch kaisi zameen | blackpepper-varieties-1 | blackpepper-climate-1
ganne ke beech me kya boye | general-intercrop-1 | sugarcane-intercropping-1 sugarcane-sowing-2
lobiya dana wali fasal kab tode aur rakhne me ghun na lage iske liye kya | cowpea-storage-1 cowpea-harvest-1 | general-store-5 general-hermetic-1 general-store-3 general-store-4
kali mirch ki bel dheere dheere peeli ho rahi aur nayi nok bhi september me sukh rahi, dono ka upay | blackpepper-diseases-2 blackpepper-pests-2
aalu ki mend par ghas ug aayi hai ab nikalu ya rehne du | potato-weeds-1
pithoragarh pahad me soyabin kab tak bo dena chahiye | soybean-sowing-3
ghar me anaj ke liye jehrili gas wali goli rakhna thik hai kya | general-store-4 | wheat-storage-2
aalu beej fasal ki bel kab kaate mahu aane se pehle iski jankari chahiye | potato-seed-3 | potato-harvest-1
makka me dana bharte time paudhe achanak sukhne lage, neeche ka tana faad kar dekha to resha resha aur chote kale daane bhare hai, is baar pani kam diya tha | maize-diseases-4 | maize-irrigation-1
kaddu ki bel badh nahi rahi, patte par gehre aur halke hare chhale uthe hue hai, lauki me bhi shuru ho gaya, ukhad du ya dawa se theek hoga | pumpkin-diseases-1
supari ka rate mangalore mandi agle mahine |
lauki ki batiya jhad rahi | bottlegourd-disorders-2 | general-heat-2
kisan samman ka paisa saal me kitni baar aur kitna | general-scheme-1 | general-scheme-2 general-scheme-95
talab lease par le kar machli, mahila ko kitna taka | general-scheme-71
infra fund me apna kitna paisa lagana padta hai aur kist kab se shuru | general-scheme-63
jamfal me gobar kitna | guava-nutrients-1 | guava-sowing-1
kulthi ko bakri ko khilane se doodh badhta hai kya |
munga ki fali par kala gond jaisa nikal raha hai, fali phat kar sad jati hai aur chirne par safed keede milte hai, bagal ki bhindi me aisa nahi | drumstick-pests-1
arhar aur til ka free beej kit kab milega | general-scheme-81 | general-market-12
alsi me beej kitna kilo aur khad kitni, khet me pani nahi hai | linseed-seed-1 linseed-nutrients-1
chhattisgarh me alsi october me dale ya november me, kaun sa behtar raha | linseed-sowing-2
kusum yojna ke naam pe whatsapp link me registration fees maang rahe asli site kaun si hai | general-scheme-60 | general-scheme-89
kisan id ke liye csc par kya kagaj le jau | general-scheme-21
barsat me makkhi ke chhatte me jaale lag gaye aur phool bhi nahi hai to khane ko kya de | honeybee-waxmoth-1 honeybee-feed-1
gobar sadha hai ya kacha kaise pata kare, pichli baar kacha dala to safed lat lag gayi | general-compost-3
fpo ka share paisa jitna hum denge utna sarkar bhi milati hai kya | general-fpo-2 | general-scheme-64
solar wala motor lagwana hai kisan ko apni jeb se kitna | general-scheme-59
rabar kab se kaatna shuru kare aur khad kitni de saal me | rubber-harvest-1 rubber-nutrients-1
assam me muga keeda mar raha hai bina jaanche beej se, kya kare | silkworm-muga-1 | silkworm-eggs-1 silkworm-disease-2
kulthi ke khet me lambe samay sookha tha phir pani diya to paudhe ek dam se murjha gaye, ukhado to jad tut jati hai, pichle saal yaha moong thi | horse-gram-diseases-2 | horse-gram-diseases-1
kulthi me khaad kya de aur gudai kitne din par kare | horse-gram-nutrients-1 horse-gram-weeds-1
rotavator par subsidy kitni hai aur form kab bhare, kharidne ke pehle ya baad me | general-scheme-57 general-scheme-55 | general-chc-2
thand me makkhi ko cheeni ka ghol kab aur kaise du | honeybee-feed-1
kisan company banani hai bees log taiyar hai, kam se kam kitne member chahiye aur chhote kisan kitne hone chahiye | general-fpo-1 | general-scheme-65
diwali se pehle do hazar aayega ya uske baad, kaun se mahine tay hain | general-scheme-2
amrud ka achar kaise banta hai bechne ke liye |
buwai na hone par bima | general-scheme-31
rajasthan wala extra paisa kisan samman ke upar kitna milta hai | general-scheme-95
khatti laal mati me haldi ke liye chuna kitna | turmeric-soil-1 | general-acid-2 general-acid-3
nps katta hai mera, kisan pension me jud sakta hu kya | general-scheme-67 | general-scheme-66
bihar me jamin ke online record me rakba kam chadh gaya isliye farmer id atak gayi, kaha se sudharega | general-scheme-14
dusre ka khet batai pe le rakha hai kapas lagayi hai, modi ka paisa mujhe milega kya | general-scheme-7 | general-scheme-4
lauki ki batiya peeli pad ke gir jati hai, bhindi ke khet ke bagal me hai | bottlegourd-disorders-2
resham ke liye shahtoot ki kalam kahan milegi |
barish nahi hui to buwai hi nahi ho payi, bima wale kuch denge | general-scheme-31
haldi me pani kitne din par aur nirai kab kab | turmeric-irrigation-1 turmeric-weeds-1
madhumakhi ne dank mara sujan aa gayi kya lagau |
kcc ke kagaz kya | general-scheme-42
bank manager bolta hai ki dedh lakh ke kheti loan ke liye bhi khet girvi rakhna padega jabki padosi ke kele wale loan par kuch nahi rakhwaya, kya ye sahi hai | general-scheme-40 | general-scheme-44
amrud kis mitti me hoga aur kaun si variety acchi | guava-soil-1 guava-varieties-1
haldi gaanth par papdi | turmeric-pests-1
bakse chhaya me rakhe kya | honeybee-site-1
olavrishti se 50 percent fasal gayi sarkari muavja ke liye girdawari me kaise chadhwaye | general-scheme-83 | general-scheme-84
makkhi me maait lag gaya | honeybee-mite-1
zamin apni nahi thekke pe hai, kisan credit card banta hai kya aur samuh ko bhi milega | general-scheme-41 | general-scheme-42
kisan call center kitne baje tak khula rehta hai | general-scheme-91
alsi kab boye kab kate | linseed-sowing-1 linseed-harvest-1 | linseed-pests-2 linseed-soil-1 linseed-sowing-2
haryana me khad ke liye mera byora par chadana zaruri hai kya | general-scheme-80
pados ke kisan tarbuj par din me dawa chhidakte hai aur shaam ko mere dabbo ke aage sekdo makkhi mari padi milti hai, kaise bachau | honeybee-pesticide-1 | watermelon-pests-1
2027 se kcc ka naya niyam kya aa raha, ganna wale ka samay badhega kya | general-scheme-44 | general-scheme-43
hari chaulai ki kism jisme patti par daag na aaye | amaranthus-varieties-1 | amaranthus-diseases-1
box kholkar kya kya dekhna padta hai makkhiyo ka | honeybee-check-1
rabar ke naye patte pe machli ke kaante jaise kale nishan | rubber-diseases-1
haldi me nirai kab | turmeric-weeds-1
resham keet ko din me kitni baar patta aur kitne din me koya | silkworm-cycle-1 | silkworm-mounting-1
sahjan lagane ka samay aur khad ek gadde me kitni | drumstick-sowing-1 drumstick-nutrients-1
jivamrut se khaad band kar sakte hai kya, mahine me kitni baar | general-jeevamrut-2
sarso ke khet me bakse rakhne se paidawar badhegi kya kitni | honeybee-crop-1
uria bori ka daam | general-scheme-77
machli aur murgi ke liye bhi kcc par sasta byaj milta hai kya | general-scheme-39
doodh dairy aur chara factory ke liye karze par byaj ki chhut kitne saal ki, bank bola yojna band | general-scheme-73
alsi kaun si mitti me | linseed-soil-1
lauki ki bel ko chooha kaat deta hai |
badal fatne se khet ki makka beh gayi, khabar kaha deni hai aur kab tak | general-scheme-26 | general-scheme-27
sahjan ki patti ka powder kaise banaye machine kaun si |
rythu bharosa kitna milta hai ek ekar ka, khali padi zamin ka bhi | general-scheme-93
karz mafi kendra sarkar kar rahi hai kya, log kist bharna band kar rahe | general-scheme-75 | general-scheme-76
hamari jaivik haldi videsh bhejni hai pgs se chalega ya dusra certificate | general-scheme-54
naya registration pm kisan ka farmer id ke bina ho raha hai kya hamare rajya me | general-scheme-20
lal saag me chhed daag | amaranthus-diseases-1 | amaranthus-irrigation-1
madhumakhi ke bakse kahan rakhe aur kitni baar khol ke dekhe | honeybee-site-1 honeybee-check-1
kal raat bijli girne se khet me aag lagi aur kati nahi hui gehu ki fasal jal gayi, bima bank se kata tha, ab kisko aur kitni der me batana hoga | general-scheme-26 | general-scheme-27 general-scheme-29
desi gaay ke gobar mutra se jo ghol banta hai uska samaan, ek ekar ke liye | general-jeevamrut-1
resham ke ande kaha mile | silkworm-eggs-1
haldi me khad kitni baar aur kitne mahine me nikale | turmeric-nutrients-1 turmeric-harvest-1
jaivik praman patra ka sasta tarika jo gaon ke kisan mil ke kar sake | general-scheme-53 | general-scheme-54
maine kabhi bank se karza nahi liya, kapas aur tur dono hai batai ke khet me, fasal ka bima karana ho to kaun se kagaj le kar kahan jana hai | general-scheme-35
rajasthan ki jamin ki nakal online nikalni hai | general-scheme-86
naya jamfal bagh laga raha hu soyabean wale khet me, paudhe kitni duri par aur shuru ke saal beech me kya bo sakta hu | guava-sowing-1 guava-intercropping-1
kulthi me pani kab lagaye agar tubwell ho to | horse-gram-irrigation-1
marginal farmer hu sirf 2 bigha, bank se 20 hazar ki limit ban sakti hai kya | general-scheme-43 | general-scheme-36 general-scheme-40
22vi kist kis din aayi thi | general-scheme-3
rabar ki lakdi bechne ka permit kaha se milta hai |
tisi ki kali moti ho gayi par khil nahi rahi, phod kar dekha to gulabi rang ka chhota keeda hai, sarso bhi paas me hai par usme kuch nahi | linseed-pests-1 | linseed-pests-2 linseed-sowing-1
bank me naam alag khatauni me alag, kist nahi aa rahi | general-scheme-13 | general-scheme-10
bima ke toll free par phone lagaya to poochte hai khasra aur na jane kya, pehle se kya likh ke rakhu | general-scheme-27
hum income tax bharne lage hai to kisan yojna ka paisa band karwana hai | general-scheme-17 | general-scheme-6 general-scheme-5
lauki me pani kab kab aur todai kitne din me, pehli baar lagayi hai kheere ke saath | bottlegourd-irrigation-1 bottlegourd-harvest-1
koya nikalne ka sahi din | silkworm-mounting-1 | silkworm-cycle-1
gharwali sarkari nurse hai to mere khate ka do hazar band ho jayega kya | general-scheme-6
monsoon late ho gaya, moong urad ka time gaya, kulthi sahegi kya sookha | horse-gram-climate-1 | general-drought-2
rabar clone kaun sa | rubber-varieties-1
didi wala drone kiraye pe chahiye, aur samuh ko kitna paisa mila tha | general-scheme-58
hulge kaisi jamin me | horse-gram-soil-1
alsi ke khet me jagah jagah paudhe murjha gaye, pichle saal bhi yahi tha usi khet me | linseed-diseases-1 | general-tricho-1
gahat ka bij kitna lagega aur pahad me kab daale | horse-gram-seed-1 horse-gram-sowing-1
ek hektar se kam zameen hai chhota wala loan pachas hazar tak bina jhanjhat ke milega kya | general-scheme-43 | general-scheme-40
sadharan fasal loan par byaj ki riyayat kyo nahi mili | general-scheme-46 | general-scheme-37
amrud ki katai chhatai kab kare aur fal todne ka sahi rang kaun sa | guava-pruning-1 guava-harvest-1 | guava-pruning-2
amrud kab tode ki dur mandi tak kharab na ho | guava-harvest-1
angoor ka mausam wala bima, paisa kis aadhar par milta hai | general-scheme-34
kisan kist ka status kaise dekhe aur shikayat kaha kare | general-scheme-15 general-scheme-16 | general-scheme-10
haldi polish karne ki machine kitne ki aati hai |
chaulai bij kitne gram | amaranthus-seed-1
kulith ka bij gud ke pani me kaun sa powder mila kar boye | horse-gram-seed-3
haldi se kurkumin nikalne ka plant kitne ka lagega |
rozdi gaay khet ujaad deti hai, baad nahi hai to tisi laga du kya | linseed-yield-1
ekyc karne ke kitne tarike hai | general-scheme-8 | general-scheme-9
jeevamrat ka nuskha | general-jeevamrut-1 | general-jeevamrut-2
zehar pi liya ulti karaye kya | general-poison-2 | general-poison-1 general-poison-4
tricho dhoop me sukhi mitti par daal sakte hai kya | general-tricho-2
khad ki sabsidi kisko milti hai | general-scheme-78
chaulai kab boye aur bij kitna | amaranthus-sowing-1 amaranthus-seed-1
time par kcc jama karu to kitna byaj padega | general-scheme-37 | general-scheme-45 general-scheme-38
resham ke kamre me chuna kab dale aur bimari se bachaw | silkworm-disease-2
sahjan chikni mitti me lagaya paudhe mar rahe | drumstick-irrigation-1
utera alsi me dhan ke baad jyada upaj ka tarika batao | linseed-irrigation-2 | linseed-nutrients-2
zahar wala helpline number | general-poison-4 | general-poison-1
annadata sukhibhava me total kitna padta hai pm kisan jod ke | general-scheme-92
haldi ki gaanth sad rahi hai khet me pani rukta tha, pados ki adrak bhi gayi | turmeric-diseases-2 | turmeric-irrigation-1
muft byaj ka kcc wala message ghoom raha hai, zero taka loan centre se sach me hai | general-scheme-45 | general-scheme-37
paramparagat krishi wale samuh me mere khate me kitna rupiya aayega | general-scheme-51
kcc me ek saal se upar ho gaya to 3 taka wali chhoot jayegi kya | general-scheme-38 | general-scheme-37
chaulai me gobar urea kitna aur katai kitne din pe | amaranthus-nutrients-1 amaranthus-harvest-1
dhaincha bij kitna | general-greenmanure-1
alsi par pili bel | linseed-weeds-2
khet ki mitti ki jaanch karani hai kaha jau paisa lagega kya | general-scheme-47
aapda me barish wale khet ka prati ekad kitna milta, nimbu ke bagh ka alag hai kya | general-scheme-84 | general-scheme-83
odisha aur andhra me jamin ka record kis website pe milega | general-scheme-88
haldi kis mahine me lagaye aur ekad ko kitni ganth chahiye | turmeric-seed-1 turmeric-sowing-1
haldi ki fasal bechne par kitna tax katega mandi me | general-market-34 general-market-23 | general-market-30
sahjan ki kalam chhatai | drumstick-pruning-1
kulthi katne ka samay | horse-gram-harvest-1 | horse-gram-sowing-1
kali makhi alsi ka kitna nuksan karti hai aur bina zehar ke kaise bache | linseed-pests-2 | linseed-pests-1 linseed-sowing-1
jhooth bolkar kist li to | general-scheme-18
lauki ke patto par nami me kone wale pile daag, machan pe nahi hai | bottlegourd-diseases-1
mobile number adhar se juda nahi otp nahi aata pm kisan kyc kaise ho | general-scheme-9 | general-scheme-8
kenchua khad kaise banaye | general-vermi-2 | general-vermi-1
odisha me cm kisan bina zamin wale ko kitna | general-scheme-94
kati hui dhan ki pulli khet me thi, andhi barish me sab kharab, bima me aayega ki nahi | general-scheme-28 | general-scheme-26 general-hail-2
solar pump me kitni chhut | general-scheme-59 | general-scheme-61
amrud tane ki chhal khata kida | guava-pests-2
lal gude wala amrud | guava-varieties-1
munga ke beech sabji | drumstick-intercropping-1
amrud par bhure bindu | guava-diseases-2
lauki ka bhav badhega kya agle mahine |
portal par jamin ke samne no likha hai lekhpal ke pass kya lekar jau | general-scheme-12
kulthi bhigo kar bona kya | horse-gram-seed-2
yuriya ki ek katta kitne ki hai sarkari rate | general-scheme-77
fard kise kehte hai | general-scheme-85
pusa wala capsule paddy ki parali par, kitne din lagte hai galne me | general-residue-4
mitti wale card me ph ec ye sab kya hai | general-scheme-48 | general-soiltest-6 general-soiltest-7
bihar me hybrid dhan ka beej aadhe daam par milta hai kya kahan apply kare | general-scheme-82
kulthi me nindai kab | horse-gram-weeds-1 | general-weeds-1
kisan mandhan me 25 saal ki umar me kitna bharna, budhape me kitna milega | general-scheme-66
dudhi kab boye | bottlegourd-sowing-1
dada ji ki maut ho gayi jamin abhi bhi unke naam, virasat karaye bina kist mil sakti hai kya | general-scheme-19
jaldi wali haldi kism | turmeric-varieties-1
loki patte par safed churn | bottlegourd-diseases-2
lauki me sirf nar phool, maada kaise aaye | bottlegourd-disorders-1
tisi me nirai ki dawai | linseed-weeds-1 | general-weeds-1
gandhak dene se tisi ka dana badhega kya kitna du | linseed-nutrients-2
sukha padne aur tiddi keede se poore ilake ki fasal jaye to bima deta hai kya | general-scheme-29
lauki me nar phool hi aa rahe aur lal keeda patte bhi kha raha, dono ka upay | bottlegourd-disorders-1 bottlegourd-pests-1
bihar fasal sahayata me 20 pratishat se jyada nuksan ka kitna rupya milega | general-scheme-99
jawas ke niche ke patte kale chitte ho gaye aur kaliya jal gayi jaise, dawai batao | linseed-diseases-3
nadep khad me kitna nitrogen potash hota hai | general-compost-2
alsi ki kism aur khad batao sinchit khet ke liye | linseed-varieties-1 linseed-nutrients-1 | linseed-nutrients-2
mere naam 15 bigha jamin hai kya jyada jamin walo ko pm kisan nahi milta | general-scheme-4 | general-scheme-5
hulga ke chhote paudhe ka gala lal bhura hokar girta hai, bajra pehle tha | horse-gram-diseases-2
vakalat bhi karta hu aur kheti bhi, samman nidhi ka form bharu kya | general-scheme-5 | general-scheme-18
sahjan kab falega | drumstick-yield-1
chaki keede ki nami kitni | silkworm-climate-1
modi wala paisa kab kab aata hai aur saal ka kul kitna | general-scheme-2 general-scheme-1
barsaat ka amrud 5 rupya kilo jata hai thand wala mehnga, thand me fal kaise lau | guava-pruning-2
chaulai ke bij me kitna tel hota hai |
chaulai ki lal patti me surakh aur daag, palak bilkul thik hai | amaranthus-diseases-1 | amaranthus-irrigation-1 amaranthus-varieties-1
gaon me kiraye ka tractor seeder wala center kholna hai 10 lakh ka, sarkar kitna degi | general-chc-2 | general-scheme-56
maharashtra ki karj maafi me niyamit bharne wale ko kya mila | general-scheme-76
dawa ki botal kapdo par gir gayi bhai ko kaise dhoye aur kahan le jaye | general-poison-1
amrud ka fal bandar kha jate hai jaal kaha milta hai |
mp kisan kalyan kitna milega | general-scheme-96
alsi ka tel kitne rupaye litre bikega |
tapak sinchai par chhote kisan ko kitna pratishat, hamare paas kela aur pyaj dono hai | general-scheme-49 | general-scheme-50
ghanjivamrut banane ki vidhi | general-ghanjeevamrut-1
parali sadane ka ghol | general-residue-4
saragva ki sing me makkhi ke keede, fali kali ho kar phat gayi | drumstick-pests-1
rabar kat par kali dhari | rubber-diseases-2
chaulai ki bhaji bechta hu roz, ab patte jale se jude hue hai aur andar hari illi hai, palak me bhi thodi, zeher nahi dalna kyunki log patte khate hai | amaranthus-pests-1 | palak-pests-1
dakshin me dhan katne ke baad kulthi kab dalte hai | horse-gram-sowing-2
kcc banwane ke kagaz | general-scheme-42
mujhe fasal bima nahi chahiye loan wale khate se katne se kaise roku | general-scheme-25
kaun si makkhi jyada shehad degi | honeybee-species-1
pm dhan dhanya kya hai usme alag se rupya milega kya | general-scheme-100
akele mere khet ka nuksan hua soyabean me, claim panchayat ke hisab se kyo banta hai | general-scheme-30 | general-scheme-26
bina karze wala kisan fasal bima kahan se kare, batai ka khet hai | general-scheme-35
krishak bandhu me kisan ke marne par parivar ko kitna | general-scheme-98
barsat me amrud itna aata hai ki koi puchta nahi aur keede bhi, nimbu wale to thand me kamate hai, mujhe bhi jaade me fal chahiye to pani kab band karu | guava-pruning-2 | guava-pests-1
prakritik kheti ke liye sarkar 1 acre par kitna deti hai | general-scheme-52 | general-scheme-51
chaulai me ghas nikalne ka sahi samay, urea dena hai | amaranthus-weeds-1 | amaranthus-nutrients-1 general-fert-5
lauki kaddu ki nayi poudh ko lal bhunga kha raha rakh dalne se hoga kya | bottlegourd-pests-1
saurashtra ki gaay lena hai ek byaat me kitna dudh nikalegi | cattle-breeds-1
sahiwal pehla bacha kab degi | cattle-breeds-2
hal bhi chale aur dudh bhi mile aisi kaun si gaay | cattle-breeds-4 | cattle-breeds-5
nashik side bahut paus hota hai kaun si gay tik payegi | cattle-breeds-5
jarsi rakhu ya hf, mere yaha garmi bahut padti hai aur hara chara kam hai, padosi ke paas murrah hai par mujhe gaay hi leni hai | cattle-breeds-6
deshi gai ka roj ka ration | cattle-feeding-1 | cattle-feeding-4 cattle-feeding-5 cattle-feeding-7
gabhin gaay ka extra dana kitna | cattle-feeding-3 | cattle-feeding-7
bazar ka pashu aahar bahut mehnga ho gaya hai isliye khud se banana chahta hu, khali chokar maka chuni sab kitna kitna milau batao | cattle-feeding-4
gaay ko din me kitni baar pani pilana chahiye, kam pani se dudh ghat jata hai kya | cattle-feeding-6
bachhiya ko khanij mishran kitana khilaye | cattle-feeding-7
sukhe me murjhai jowar khate hi gaay ladkhada ke gir gayi | cattle-feeding-8 | fodder-sorghum-health-1 jowar-feeding-1 fodder-sorghum-feeding-2
kis time pe dekhe ki gaay pal lene wali hai | cattle-breeding-1
gaay subah boli ai kab | cattle-breeding-2
crossbred bachdi 14 mahine ki ho gayi abhi karwa du ya rukun | cattle-breeding-4
har saal ek bachha chahiye gaay se to kab dobara gabhin karau | cattle-breeding-5 | buffalo-breeding-3
gai har 21 din pe pal mangti hai discharge bhi saaf hai par thehrti nahi | cattle-breeding-6 | cattle-breeding-3
dudh sukhana kab hai byane se pehle | cattle-breeding-8
khees kab aur kitni pilaye | cattle-calf-1
gaay ne bachhde ko chata nahi, bachha gila pada hai | cattle-calf-3 | cattle-calf-2
bachhde ke seeng kab jalwaye aur dana kab se shuru kare | cattle-calf-4
bachde ko dast ho rahe hai ghar pe kya pilau | cattle-calf-5
galgotu ka tika kab lagta hai | cattle-vaccination-2 | goat-vaccination-2 buffalo-health-1
ek tang wale bukhar se bachane ki sui kab lagegi bachhde ko | cattle-vaccination-7
sarkari tika free hai kya, camp kab lagega gaanv me | cattle-vaccination-8
hf gaay ko theileria ka teeka kis umar me lagta hai | cattle-vaccination-4
beemar gaay ko tika lagwa sakte hai ya thik hone de | cattle-vaccination-5
kutte ne kaat liya gaay ko, jakham pe kya kare | cattle-vaccination-6
gaay langda rahi hai muh se laar ki dhaar, jeebh pe chhale | cattle-fmd-1 | cattle-fmd-2
mele se nayi gay laya hu seedha baaki ke saath bandh du | cattle-fmd-3
ghatsarp jaisa lag raha hai bail ko bahut tez bukhar hai laar gir rahi | cattle-hs-1 | cattle-vaccination-2
tagda bachhda achanak langdane laga puthe pe sujan dabane se char char awaz | cattle-bq-1 | cattle-vaccination-7
lumpy kaise failta hai aur kitne din me theek hoti hai gay | cattle-lsd-1 | cattle-lsd-2
gaanv me lumpy aa gaya hai do ghar chhod ke gaay beemar hai, meri gaay ko abhi tak kuch nahi hua to tika abhi lagwau ya intezar karu | cattle-lsd-3 | cattle-vaccination-5
gaanth wali bimari ki gaay ka doodh bachhe pi sakte hai | cattle-lsd-4 | cattle-milk-3
gaay ka ek than sooj gaya doodh phata phata nikal raha | cattle-mastitis-1 | cattle-mastitis-2
bina sujan ke dudh dheere dheere kam ho raha hai | cattle-mastitis-3
doodh nikalne ke baad than kis ghol me dubaye aur gaay ko baithne kyu na de | cattle-mastitis-4 | cattle-mastitis-2
byane ke baad gaay baith gayi gardan mod ke, bukhar nahi hai | cattle-milkfever-1
byane se pehle calsium pilau kya | cattle-milkfever-2 | cattle-feeding-7
jhad nahi giri, ek din ho gaya, haath se kheench lu kya | cattle-placenta-1
gaay ka shareer bahar aa gaya hai, kutte pass aa rahe hai | cattle-prolapse-1
gaay ka pet phul gaya hai doctor aane tak kya karu | cattle-bloat-2 | cattle-bloat-1
gaay khul gayi raat me bori bhar gehu kha gayi | cattle-acidosis-1
gochid bahut chipke hai gaay ko kaise hataye, bakri ko bhi lag gaye | cattle-ticks-1 | goat-worms-1 cattle-theileria-1
kilni kaatne ke baad lal peshab aur aankh peeli, bachegi kya | cattle-ticks-2
pet ke keede ki dawa kab deni hai gaay dubli ho rahi hai | cattle-deworm-1 | cattle-deworm-2 cattle-vaccination-5
keede ki dawa se pehle gobar check karwana zaroori hai kya | cattle-deworm-2
gaushala kis disha me banaye lambai | cattle-housing-2
loo me gaay ko kaise bachaye kitne degree tak sehti hai | cattle-heat-1
doodh jaldi phat jata hai dairy wala wapas kar deta hai, nikalne ke kitni der me pahunchana chahiye ya ghar pe thanda karke rakhu | cattle-milk-2
puaal ko urea se upcharit karna hai kitana paani kitna urea | cattle-fodder-1 | cattle-fodder-2
urea mila hua bhusa gaddhe se nikal kar seedha de du ya hawa lagani padegi, ghode aur chhote bachhde ko bhi de sakte hai kya batao | cattle-fodder-2
napier bajra silage ke liye kab kaate | cattle-fodder-3 | hybrid-napier-harvest-1
das pashu ke liye do mahine ka silage kitna kuintal banana padega | cattle-fodder-5
azola ka gaddha kitana bada banaye | cattle-azolla-1
ajola me kya khaad daale aur tanki ka naap kya rakhe | cattle-azolla-2 cattle-azolla-1
har saal gaay ka garbh aakhri mahine me gir jata hai | cattle-brucella-1 | cattle-vaccination-3
jersey ko tez bukhar gilti suji hui aankh safed, kilni bhi thi | cattle-theileria-1 | cattle-ticks-1
mari hui gaay ke gobar ke raste khoon nikla, laash ka kya kare | cattle-anthrax-1
gaay gabhin hai kitne din me byayegi aur roj ka dana kitna badhaye | cattle-breeding-8 cattle-feeding-3
hf gay ko dana kitna aur mineral powder kitna de | cattle-feeding-2 cattle-feeding-7 | cattle-feeding-4
lumpy ki gaay ki pehchan kya hai aur uska dudh piye ya nahi | cattle-lsd-1 cattle-lsd-4 | cattle-milk-3
kanda kharif rop kab daale nashik | onion-sowing-1
dhan ke khet me rabi pyaz ki ropai kis tareekh tak aur doori kitni | onion-sowing-2
ulligadda seed acre ki kitna | onion-seed-1
barsat me pyaz ka rop kaise taiyar kare kyari kitni unchi | onion-nursery-1 | onion-diseases-3
pyaj me urea aakhri kab | onion-nutrients-1
kanda ki ganth ban rahi hai kitne din me paani chhode | onion-irrigation-1 | onion-harvest-1
pyaz me ghas bahut ho gayi kab kab nirai kare | onion-weeds-1 | general-weeds-1
safed pyaz ki kaun si kisam lagaye sukhane wali factory ke liye | onion-varieties-1
piyaj patto ke beech peele keede | onion-pests-1 | onion-pests-2
pyaz me thrips dikhne se pehle hi kuch lagana chahiye ya patta safed ho tab | onion-pests-2 | onion-pests-1 general-trap-3
karpa se kanda me kitna nuksan hota hai kharif me | onion-diseases-1
baigani dhabba na aaye iske liye pyaz lagane se pehle kya kare | onion-diseases-2 | onion-pests-2
pyaj ki gath pe rui jaisa aur kale rai jaise daane | onion-diseases-4
pyaz me dandi nikal aayi phool aa rahe hai kya kare | onion-disorders-1
kande ki gardan moti ho gayi aur do do jude hue nikle, kyu | onion-disorders-2 | onion-nutrients-1
pyaz patte ki nok peeli | onion-disorders-3 | onion-pests-1 onion-diseases-4
pyaz kaise rakhe ki na sade | onion-storage-1 | onion-diseases-5 onion-disorders-2 onion-storage-2
kanda chaal se nuksan kitana kam | onion-storage-2
pyaz acre me kitna kuintal | onion-yield-1
pyaz ka bij kitna lagega acre me aur khaad kya de | onion-seed-1 onion-nutrients-1
kanda me paani aur nindai kab | onion-irrigation-1 onion-weeds-1 | onion-harvest-1 general-weeds-1
black bengal saal me kitne bachhe | goat-breeds-1
jamnapari khunte pe pal sakte hai | goat-breeds-2
beetal bakri kaisi hoti hai | goat-breeds-4
usmanabadi sheli kitne mahine me byati | goat-breeds-5 | goat-breeding-1
ek saal ki bakri ka vajan kitna hona chahiye, kharidne ja raha hu | goat-select-1
bakri kitne din me byati hai | goat-breeding-1 | goat-breeds-5
bakri bada kitna uncha chauda | goat-housing-1
chaumase me bakri ko machan pe rakhna chahiye kya, gili ghas khila sakte hai | goat-housing-2
ek bakri kitna chara khati | goat-feeding-1
naye memne ki dekhbhal kaise | goat-kid-1
bakari ko ppr tika kab | goat-vaccination-1
barsat se pehle bakri ke tike | goat-vaccination-2 | goat-et-1 goat-vaccination-1
bakri ki naak aankh beh rahi hai muh me chhale pad gaye | goat-ppr-1
tagdi bakri chakkar kha ke mari | goat-et-1
bakri jugali nahi karti alag khadi | goat-sick-1
bakri ko keede ki dawa kab | goat-worms-1
bakari kitne din gabhin rehti hai aur ek bakra kitni bakri pe | goat-breeding-1 goat-breeding-2 | goat-breeds-5
aloo ke baad urad kab | urad-sowing-1
odisha me dhan ke baad biri kab | urad-sowing-2
udad ki kisme batao aur bij kitna lagega acre me | urad-varieties-1 urad-seed-1 | urad-sowing-3
punjab me bahar wali maah kab bijni hai aur beej kitna | urad-sowing-3
urd me bone par khaad | urad-nutrients-1 | urad-sowing-3
garmi urad pehla paani kab | urad-irrigation-1
urad me ghaas marne ki dawa bone ke turant baad kaun si | urad-weeds-1
urd me pilapan wala virus, kaun si kism me nahi lagta | urad-diseases-1 | urad-varieties-1
urad ke patte bade bade jhurridar ho gaye fali nahi lag rahi | urad-diseases-2
urad me baal wali sundi jhund me patte chalni kar rahi | urad-pests-2
udid ke phool jhad rahe hai daana bhi chota kada | urad-harvest-1
urad acre me kitni nikalti hai | urad-yield-1 | urad-varieties-1
udad kab boye aur kitna bij lage | urad-seed-1 urad-sowing-1 | urad-sowing-3 urad-sowing-2
kaun si bhains sabse achhi hai hariyana wali kitna dudh | buffalo-breeds-1
mehsani lu ya surti bhens | buffalo-breeds-2
tambe rang ki bhains etawah taraf milti hai, dudh kitna degi | buffalo-breeds-3
neeli ravi majh ki pehchan kya hai, murrah se badi hai kya | buffalo-breeds-5
bhais ko roj bhusa kitna aur garmi me nahlana kitni baar | buffalo-feeding-1 buffalo-housing-1
bhains ki garmi pata nahi chalti | buffalo-breeding-1
do byaat ke beech bhais me kitna antar thik hai | buffalo-breeding-3
bhains ka gala suja bachegi kya | buffalo-health-1 | cattle-hs-1
bhains byane baad uth nahi rahi | buffalo-health-2 | cattle-milkfever-1
char bhains ka tabela kitna bada | buffalo-housing-1
draksh ki kaun si kisam lagau aur belo ke beech kitni doori | grapes-varieties-1 grapes-sowing-1
angur ke liye jameen kaisi chahiye, hamare yaha chuna jyada hai | grapes-soil-1
draksha bagh lagana hai belo ke beech kitni duri rakhu aur kalam kab chadhau | grapes-sowing-1
october chatni me kitni aankh chhodu | grapes-pruning-1
angoor ki tudai se kitne din pehle paani rok de taki meetha ho | grapes-irrigation-1
draksh me mop de ya sop, chatni ke baad kitna khat dalna hai | grapes-nutrients-1
angur ke guchhe baarish ke baad bhure pad gaye patte ke niche safed rui | grapes-diseases-1
angoor ke guchho me safed mom jaise kide, chipchipa ras aur kali fafund lag gayi hai, cheentiya bhi ghoom rahi hai kya karu | grapes-pests-1
angur kitni mithas pe tode aur tudai kis samay kare | grapes-harvest-1
haldi ke baaju me adrakh lagana hai kab lagaye aur ek acre me kitna kand | ginger-seed-1 ginger-sowing-1
aale ke khet me jink ki kami hai, adrak ko kitna zinc aur npk de | ginger-nutrients-1 | general-zinc-2
adrak me pani kitne din me de jab barish na ho | ginger-irrigation-1
aale par mitti kab chadhaye, ganthe bahar dikh rahi hai | ginger-weeds-1
adrakh ki kand sadan se bachne ke liye bone se pehle kya kare | ginger-diseases-1 | ginger-diseases-2
adrak ke tane me chhed aur burada, beech ka patta sukha | ginger-pests-1
adrak ke liye kaisi mitti | ginger-climate-1
adrak kab nikale aur bij wala adrak kaise bachake rakhe | ginger-harvest-1 ginger-storage-1
cofi ko kitni unchai kitni barish | coffee-climate-1
coffee ke paudhe ki chhatai tudai ke baad kaise kare aur kitni unchai pe sira kate | coffee-pruning-1
coffee robusta sookh rahi hai, sukhe se bachane ke liye urea potash jinc ka kaun sa ghol chhidke | coffee-nutrients-1 | coffee-irrigation-1
arabica me npk kitna acre | coffee-nutrients-2
coffee ke tane par ubhar ubhar se dikhte hai patte peele pad ke latak gaye aur paudha mudne se tut jata hai, paas ke supari me kuch nahi hai | coffee-pests-1
coffee ke patto ke niche narangi powder jaisa aur patte gir rahe | coffee-diseases-1 | coffee-varieties-1
matar kab boye aur beej kitna lagega acre me | greenpea-seed-1 greenpea-sowing-1 | field-pea-sowing-1 field-pea-seed-1 field-pea-pests-1
hari matar me khad kitni dale, log bolte hai jad me ganth hoti hai to kam yuria | greenpea-nutrients-1 | field-pea-nutrients-1
matar me pehla pani kab de, phool aa rahe hai | greenpea-irrigation-1 | field-pea-irrigation-1
vatana me nirai kab kare aur paani kitni baar | greenpea-weeds-1 greenpea-irrigation-1 | field-pea-irrigation-1 field-pea-weeds-1 general-weeds-1
agti matar ki kaun si kisam jo jaldi mandi me pahunche | greenpea-varieties-1
matar me safed powder har saal aata hai kaise bachaye | greenpea-diseases-1 | field-pea-diseases-1
matar ke patto par safed tedhi medhi lakeer aur fali me chhed | greenpea-pests-1 | field-pea-pests-2
agti matar ukhat rahi jad sadi | greenpea-diseases-2 | field-pea-diseases-4 general-tricho-1 greenpea-sowing-1
garmi ki muli kaun si | radish-sowing-1
mooli bij kitna aur is mahine kaun si kisam, bhadon chal raha hai | radish-seed-1 radish-sowing-1
muli me khad kitni | radish-nutrients-1
muli khokhli aur teekhi nikli | radish-disorders-2
mulli ukhadne se pehle paani de? | radish-irrigation-1
muli bahut ghani ugi hai kab chhatai karu aur mitti kab chadhau | radish-weeds-1 | radish-seed-1
muli ke patto par chepa aur kali illi, paas me sarso bhi lagi hai | radish-pests-1
muli ka bij garam paani me kitni der rakhe, pichhle saal patte ke niche safed dane the | radish-diseases-1
muli kitne din me taiyar | radish-harvest-1
suar kitne din me byata hai aur bachho ko dana kab se | pig-breeding-1 pig-piglet-3
suari byane wali hai kya taiyari | pig-piglet-1 | pig-piglet-3
piglet ko iron ki sui kyu aur kab lagti hai | pig-piglet-2
suwar ke bachho ko dana kitne din se chalu kare | pig-piglet-3
suwar bade ka farsh kaisa ho | pig-housing-1
hotel ka jutha suar ko khilate hai, asf se kaise bache | pig-asf-2
suar ko kaun sa tika lage aur african bukhar farm me na aaye uske liye kya kare | pig-vaccination-1 pig-asf-2 | pig-asf-1
chare ki makka ki kisam kaun si aur bij kitna dale ek acre | fodder-maize-seed-1 fodder-maize-varieties-1
african tall se kitna chara | fodder-maize-varieties-1 | fodder-maize-harvest-1
gehu ke baad chare ke liye makka boi hai aur mitti janch nahi hui hai, bone par khad kitni de aur ek mahine baad urea kitna dale | fodder-maize-nutrients-1
chara makka paani kitne din pe | fodder-maize-irrigation-1
makka ka achar banane ka gaddha kitna bada ho jo chhe bhains ko char mahine chale | fodder-maize-feeding-1 | cattle-fodder-4 cattle-fodder-5
chara makka ki gobh me kida, dawa mara hua chara gaay ko khila sakte hai kya | fodder-maize-pests-1
nishigandha ki khushbu wali kisam kaun si, itar ke liye | tuberose-varieties-1
rajnigandha ke kand kab lagaye aur acre me kitne lagenge | tuberose-sowing-1
nishigandh ko ek acre me gobar aur rasayanik khad kitni lagti hai, pichhle saal usi khet me genda tha usme to do bori dap dala tha | tuberose-nutrients-1
rajnigandha ki pedi kitni baar le sakte hai aur purani dandi kate kya | tuberose-irrigation-1
rajnigandha me phool kitne din baad aata hai, dandi kab kate | tuberose-harvest-1
sagvan chhaya me lag jayega kya aam ke bagiche ke beech | teak-climate-1
sagvan kis mitti me badhta hai | teak-soil-1
sagwan ki daliya kab kaatni chahiye ki lakdi seedhi bina ganth ki mile | teak-pruning-1
sagwan ke chhote ped ko garmi me kitne saal paani dena padta hai | teak-irrigation-1
pehli barish ke baad sagvan ke sare patte illi kha gayi, aam bach gaya, ped marega kya | teak-pests-1
gaay ko kutta nahi saanp ne kaata hai kya karu |
gaay ke dudh ka sarkari rate kya chal raha hai |
piyaj ka niryat kab khulega |
pyaz ki drip me kitna kharcha aata hai aur subsidy kitni | general-scheme-49 | general-scheme-50
bakra bakrid me kitne me bikega |
udad ka msp is saal | general-market-3
urad me rhizobium culture kitna lagta hai beej me | general-biofert-1
angur ki bel ke liye mandap banane ka kharcha |
adrak dhone ki machine ka daam |
coffee beej ghar par kaise bhune |
muli ka beej kaise banaye agle saal ke liye |
suar ko khujli chamdi par papdi |
rajnigandha tel ki machine kaha milegi |
aphara aa gaya barsim khane se | cattle-bloat-1 | cattle-bloat-2 berseem-feeding-1
2 acre dhan lagana hai bichda kitni jagah me girau aur ropai se kitne din pehle | rice-nursery-1 | rice-nursery-2 rice-sowing-6
kam din wale dhan ka beed kitne din ka ho jaye tab ukhade | rice-nursery-2
pr 126 panneeri kado bijiye | rice-nursery-3
machine se dhan lagwana hai tre wali paneeri acre ke liye kitna bij | rice-nursery-4
patla dhan ropa bij acre me | rice-seed-2
sri vidhi kaise kare | rice-sowing-1 | rice-seed-3
kanak vadd layi hai hun jhona laun di tyari, labour nu kinni duri te ik jagah kinne boote lavaune ne dasso ji, pichhli vari bahut viral si | rice-sowing-2 | rice-seed-4
punjab me dhan lavai kab | rice-sowing-3 | rice-nursery-3
dsr wali basmati kis tarikh ko boye aur pehla pani kab | rice-sowing-4 rice-irrigation-1
basmti ka beed kab dale | rice-sowing-6 | rice-climate-1
1121 acre me kitna bij | rice-seed-4
pichle saal pusa 44 me motor din raat chali aur spray bhi jyada lage, kapas chhod ke phir dhan hi lagana hai, pusa 44 hi lagau ya koi kam dino wali | rice-varieties-1
swarna sub1 kitne din dooba rahe to bhi bach jata hai | rice-varieties-2
tand jamin hai pani nahi rukta kaun sa dhan boye jharkhand me | rice-varieties-4
unchi jamin nahar nahi barish dhokha deti, koraput me dhan konsa | rice-varieties-4 | rice-varieties-3
dhan ek acre dap uria kitni bori | rice-nutrients-2 | general-fert-1 general-fert-4 rice-nutrients-1
sidhi bijai wala jhona hai, urea kinni kishtan vich paiye te pehla pani kado, padosi ne kaddu wala laya oh 3 vari paunda | rice-nutrients-3 rice-irrigation-1
kerla 90 din dhan ki khad | rice-nutrients-5
ramnad me barish ke bharose sukha boya dhan, khad kitni aur dusri bar kab | rice-nutrients-6
bina uria ke dhan karna hai azola aur gobar kitna dale | rice-organic-1
dhan ke khet me chhed wala pipe laga ke pani kaise dekhe | rice-irrigation-2
dhan me har waqt pani khada rakhna jaruri hai kya diesel bahut lag raha | rice-irrigation-2 | rice-irrigation-3
motor jal gayi, dhaan me kis samay sukha padne se sabse jyada nuksan | rice-irrigation-3 | rice-disorders-6
ropa lagane ke baad ghas marne wali dawa kitne din ke andar dale | rice-weeds-1
bina kaddu wale dhan me kharpatwar rokne ke liye kya kare | rice-weeds-2
dhan ropa ke 20 din hue jagah jagah paudhe bone, purani patti pe jang jaise dag | rice-disorders-1 | general-zinc-1 rice-disorders-2
dhan me zink kitna kilo pade, dap ke sath mila du kya | rice-disorders-2 general-zinc-3 | general-zinc-2
sukhi buwai wale dhan ke naye patte safed nikal rahe | rice-disorders-4 | general-iron-1
dhan ki bali aadhi khali hai | rice-disorders-6 | rice-irrigation-3 rice-pests-9 rice-diseases-1
dhan gol gol ghere me sukh raha hai, jad ke paas bhure chote kide chipchipa | rice-pests-1 | rice-pests-3 rice-pests-2
ek paudhe pe kitne bhure fudke ho tab dawa chhidke | rice-pests-3
madhua lag gaya dhan me, konsi dawai marni hai aur pani nikalna padega kya | rice-pests-3 | rice-pests-2
dhan ki beech wali patti sukh gayi khinchne pe aaram se nikal aati | rice-pests-4 | rice-pests-5 rice-pests-6
tricho card dhan me kab lagaye | rice-pests-6
jhone de patte lambai vich mude hoye ne andar sundi baithi te chitte kharoche, moong wala khet saaf hai, dawai di lod hai ya rassi phero | rice-pests-7
dhan me badbu wale kide dudh bharte time dana chus rahe | rice-pests-9
hispa keeda lag gaya kya kare | rice-pests-10
mus dhan kaat raha hai aari ke pas, zeher nahi dalna chahta | rice-pests-11
jhonka lag gaya hai konsi dawa maru aur bhura fudka bhi dikh raha usme kitne kide ho tab spray karu | rice-diseases-2 rice-pests-3 | rice-pests-2
dhan ke patte sire se kinare kinare lahar jaise pile hoke sukh rahe | rice-diseases-3 | rice-diseases-4
dhan ke patte aur dane dono pe til jaise bhure dag | rice-diseases-6
dhan ki bali me haldi jaise gole | rice-diseases-7
basmati me kuch paudhe lambe patle hoke pile pad rahe aur niche se sukh rahe | rice-diseases-9
dhan kab kate dana aur dandi ka rang kaisa ho, aur kitne din pehle pani band karu | rice-harvest-1 rice-irrigation-4
purani bori me dhan rakhna hai ghun na lage kya kare | rice-storage-2 | general-store-2 general-hermetic-1 general-hermetic-2
basmati kitna quintal deti hai | rice-yield-1
padosi ki makka theek hai par mere dhan me teesri chauthi patti ki nas pili aur bhure dhabbe | rice-disorders-1 | rice-disorders-2 general-zinc-1
dhan kharidi centre pe registration kaise kare | general-market-7 general-market-16 general-market-15 | general-market-17 general-market-14
gramapriya saal me kitne ande | poultry-backyard-2
ghar ke pichhe ande wali murgi chahiye maans wali nahi | poultry-backyard-2 | poultry-backyard-3 poultry-backyard-1
kaveri ya giriraja me se kaun jyada anda deti, gay bhains bech di ab yahi karna hai, aur kya ye ande pe baithti hai ya chuze lane padenge | poultry-backyard-3 | poultry-backyard-4
naye chuze bulb kitna garam | poultry-brooding-1 | poultry-brooding-2
chuze ke niche kya bichaye kitni moti bhusi, aur garmi kitni rakhe pehle hafte | poultry-brooding-3 poultry-brooding-1 | poultry-brooding-2
broiler me paisa jaldi aata hai ya anda wali me | poultry-broiler-1 | poultry-layer-2
ek broiler ko kitni jagah chahiye | poultry-broiler-2
leyar murgi anda kab shuru | poultry-layer-2
murgiyo ne achanak ande kam kar diye dana badal ke dekha | poultry-layer-3 | poultry-ranikhet-1
anda wali murgi ko chechak aur gamboro ka tika kis umar me | poultry-vaccination-1 | poultry-gumboro-1
brailer murge ke teeke kab kab | poultry-vaccination-2
murgi ki gardan tedhi ho gayi hari patli beet, roz mar rahi | poultry-ranikhet-1 | poultry-vaccination-2 poultry-vaccination-1
gumboro kis umar me hota hai | poultry-gumboro-1
chote murgo ki beet me khoon | poultry-coccidia-1 | poultry-brooding-3
bird flu ke time murga aur anda khana thik hai kya | poultry-flu-2
padosi jile me bird flu hai ubla anda kha sakte | poultry-flu-2
jeth ki garmi me murgi farm thanda kaise rakhe | poultry-heat-1
batakh ko kya khilaye fafund laga dana chalega kya aur kaun si nasal jyada ande deti | poultry-duck-2 poultry-duck-1
turkey pakshi ko kitni jagah chahiye aur bartan kitne | poultry-turkey-1
gaay theek hai par murgi ka bachha bulb se door bhag raha hanf raha | poultry-brooding-2
murgi ke sharir me joon lag gayi kya lagaye |
bater palan ka license kaise milega |
garmi wali bhindi kab boye | okra-sowing-1 | okra-pests-2
bhindi ka bij ugta nahi | okra-seed-2 | general-seedtreat-1 okra-disorders-1 okra-irrigation-1 okra-seed-1
bhindi me khad ki matra btao | okra-nutrients-1
bhindi me barsat nahi ho rahi kitne din me pani du | okra-irrigation-1
bhindi boyi hai ghas ki dawa kaun si turant baad | okra-weeds-1
bhindi ki konsi kism me pila rog nahi lagta aur kab boye | okra-varieties-1 okra-sowing-1 | okra-varieties-2 okra-diseases-1
bhindi ke patte ki nas pili ho rahi faal bhi pila | okra-diseases-1 | okra-disorders-2 okra-diseases-2 okra-varieties-1 okra-pests-4
bhindi ka pila rog thik karne ki dawa hai kya, kaun si ghas se failta hai | okra-diseases-2 | okra-diseases-1 okra-pests-4
bhindi me sundi andar se chhed kar rahi tedhi ho rahi | okra-pests-1
ratnagiri me unhali bhendi kab lagaye ki ali kam aaye | okra-pests-2
tela lag gaya bhindi me neem wali dawa kitni bar, baingan me bhi tha | okra-pests-3
bhindi hilane pe safed makkhi udti hai | okra-pests-4 | okra-diseases-2 general-trap-3
bhindi pe safed rakh jaisa powder | okra-diseases-3
bhindi ke patto pe kale kone wale dhabbe aur patte jhad rahe barsat me | okra-diseases-4
bhindi kitne din me todni chahiye kadi ho jati hai aur sabse achi kism konsi bihar ke liye | okra-harvest-1 okra-varieties-2 | okra-varieties-1 okra-yield-1
bhendi ek acre me kitna maal | okra-yield-1 | okra-varieties-1
gehu ke baad bhindi boni hai bij bhigo ke ya sukha | okra-seed-2
lal bhindi ka bij kahan milega |
mitti ka sample kaise nikale | general-soiltest-1 | general-soiltest-2 general-soiltest-3
mitti janch ka namuna ped ke niche ya medh se le sakte hai kya | general-soiltest-2 | general-soiltest-1
report me organic carbon 0.4 likha hai kam hai kya aur badhane ke liye kya dalu, ganna aur gehu leta hu har saal patti jala deta tha | general-soiltest-4 general-carbon-1 | sugarcane-organic-1
soil card me potash 300 aya khad kitni kam karu aur ph 8.1 bhi likha hai thik hai kya | general-soiltest-5 general-soiltest-6
jaanch me zinc 0.4 ppm aya kam hai ya thik | general-soiltest-6
soil card me kya kya jaanchte | general-soiltest-7 | general-scheme-48
kallar zameen ko theek kaise kare | general-alkali-1 | general-alkali-2 general-saline-1
thodi usar hai, dhaincha ke sath gipsam kitna quintal | general-alkali-2
khara pani wale khet me namak jam gaya konsi fasal le aur kaise dhoye | general-saline-1
khet me chuna kitna dale | general-acid-2 | general-acid-3
gumla ranchi taraf jamin khatti hai kya, fasal kam hoti | general-acid-4 | general-acid-1
chuna patto pe chhidak sakte hai ya sirf mitti me | general-acid-3 | general-acid-2
parali me kanak kaise biju | general-residue-1 | wheat-machinery-2 general-residue-3 wheat-machinery-1 general-residue-4
bajra kab boye | bajra-sowing-1
bajra ret me kitna gehra bona | bajra-seed-2
bina pani bajra dap uria kitna | bajra-nutrients-1 | bajra-nutrients-2 general-fert-6
sinchit sankar bajre ki khad | bajra-nutrients-2
bajre me nindai kab kare aur kitni khad dale bina sinchai wale me | bajra-weeds-1 bajra-nutrients-1 | bajra-nutrients-2
kam barish wale ilake me kaun sa bajra, hhb 67 theek hai | bajra-varieties-1
jogia rog bajre me kaise roke | bajra-diseases-1
bajre ki bali pe gond jaisa chipchipa tapak raha, aata banane layak hai kya | bajra-diseases-2
bajre ke kuch dane phool ke kala powder nikal raha | bajra-diseases-3
chidiya bajra kha rahi | bajra-pests-2
bajra ek acre me kitna hota hai aur kitne din me pakta | bajra-yield-1
bajra ka samarthan mulya kitna hai |
psb aur azotobactor ka packet khet me kaise dale kitna kilo | general-biofert-2 | general-biofert-1
drip me calcium nitrate aur 12 61 00 ek sath chala sakte hai | general-fertigation-1 | banana-nutrients-3
ssp se 120 60 40 ka hisab kaise banega | general-fert-2 | general-fert-3
dap bori me kya hota hai | general-fert-4
uria pani bhare khet me chhint du ya nami me | general-fert-5
bajre me ek bori dap dali to uria kitna ghatau, mung me to nahi dali | general-fert-6 | general-fert-4
nano urea se bori wala urea band kar du kya | general-nano-1 | general-nano-2
nano uria pe sarkari parikshan me kya nikla | general-nano-2 | general-nano-1
zinc 21 wala ek hi khet me kitne saal baad | general-zinc-2 | wheat-nutrients-6
khadi fasal me zinc kitna gram litre pani me | general-zinc-3
suhaga khet me kitna dale | general-boron-2 | groundnut-nutrients-1 cauliflower-disorders-2
khet me har tarah ki ghas, kitne din saaf rakhna padta | general-weeds-1
aam ke bagiche me congress ghas bhar gayi khujli hoti hai kaise khatam kare | general-weeds-2
vermi compost ka bhav |
patua kab boya jata hai | jute-sowing-1
jute seed drill se boye to bigha me kitna gram bij | jute-sowing-2 | jute-seed-1
pat tosa ki achhi kism | jute-varieties-1
pat ke chote paudhe pani rukne se mar gaye | jute-soil-1 | general-flood-1
patua me nikauni kab kare uske baad uria | jute-weeds-1 | jute-nutrients-1
pat ke upar ke patte mote tambe jaise niche mude hue sukhe me | jute-pests-1
pat kab kate resha barik ho | jute-harvest-1
pat jaag dene ka sahi tarika, kele ka tana rakh sakte hai | jute-harvest-2 | jute-harvest-1
sanathi pat ki lakdi bikti hai |
fulgobhi agast me lagani hai kaun sa samuh aur bij kitne gram, tamatar ke sath mila ke lagau | cauliflower-sowing-1 cauliflower-seed-1 | cauliflower-disorders-1
phool gobhi ageti der se lagayi thi nimbu jaisa phool raha | cauliflower-disorders-1 | cauliflower-disorders-4
snowball gobi ko phool bandhne ke liye kitni thand | cauliflower-disorders-1
gobi bij kitne gram acre me | cauliflower-seed-1 | cabbage-seed-1
phulgobi me khad kab kab, mitti chadhane ke time kya dena | cauliflower-nutrients-1
gobhi bich se bhuri dandi poli | cauliflower-disorders-2 | general-boron-2 general-boron-1
fulgobi ka phool dhila danedar | cauliflower-disorders-4 | cauliflower-harvest-1
gobhi me choti hari illi dhage se latak rahi patte me khidki jaise chhed | cauliflower-pests-1 | cabbage-pests-2 cabbage-pests-1
phool gobi me jala banane wali sundi phool sada rahi | cauliflower-pests-2
gobhi kala sadan bij ko garam pani me kitni der | cauliflower-diseases-1 | cabbage-seed-1
fulgobhi ke patte kab bandhe | cauliflower-harvest-1
elaichi ki kism njallani kaisi hai | cardamom-varieties-1
ilaychi me khad kitni saal me | cardamom-nutrients-1
elakkai ki fali khurdari phati hui phool jhad rahe | cardamom-pests-1
ilaichi ki bich wali patti sukhi aur tane pe chhed | cardamom-pests-2
barsat me elaichi sad rahi | cardamom-diseases-1
elaichi kis saal me fal degi aur hara rang kaise bachaye sukhate waqt | cardamom-harvest-1
badi elaichi sikkim me kaise lagaye |
tarbuj kab boye up me | watermelon-sowing-1
tarbooj me khad ki matra aur bel chalne pe kya de | watermelon-nutrients-1
tarbuj khet me fat raha hai | watermelon-irrigation-1 | general-boron-1
tarbuj ki bel ki nok todni chahiye kya | watermelon-pruning-1
tarbuj kitne din me tod sakte aur thapthapane pe kaisi awaz | watermelon-harvest-1
tarbuj ke chote fal gir rahe madhumakhi nahi dikhti | watermelon-disorders-1
kharbuja aur tarbuj achanak murjha rahe ilaj | watermelon-diseases-1 | muskmelon-diseases-1
tarbooz ki kopal mud ke sukhi | watermelon-pests-1
pehle kheera lagaya tha ab usi khet me tarbooj, upaj kitni milegi | watermelon-yield-1
tarbuj bij bechne ka dhandha |
awla kaisi mitti me hota hai retili chalegi | amla-soil-1
aamla ki kaun si kism lagaye ek hi lagau ya do | amla-varieties-1
usar me awla ka gadda | amla-sowing-1 | amla-soil-1
amla 5 saal ped ki khad | amla-nutrients-1
awla ki chhatai kab kare aur acre me kitni khad, beech me chana bota hu | amla-irrigation-1 amla-nutrients-1
aawla kaata to gudha bhura kala nikla october me | amla-disorders-1 | amla-varieties-1
amle ke tane pe burada ki patti lagi hai chhal kha raha | amla-pests-1
awla ka ped kitne kilo deta | amla-harvest-1
amla juice factory kholne ka loan |
mogra ki achi kism kaun si | jasmine-varieties-1
mogre ki kalam kab lagaye | jasmine-sowing-1
mullai me npk kitni baar | jasmine-nutrients-1
mogra ki katai chhatai november me kitni unchai pe | jasmine-pruning-1
mogra pile patte jad sadi | jasmine-disorders-1 | general-tricho-1
mogra ki kali me sundi jala bana rahi | jasmine-pests-1
mogra kis waqt tode aur chhatai kis mahine, gulab ki tarah pus me kya | jasmine-harvest-1 jasmine-pruning-1
mogra ka gajra export kaise kare |
jai ki buwai ka mahina | oat-sowing-1
jaee ka bij kitna lagega, der ho gayi | oat-seed-1
jai ki kism kent thik hai ya koi nayi, barseem se gaay ka pet phool jata tha isliye jai bo raha hu, pehli katai kitne din me | oat-varieties-1 oat-harvest-1 | oat-feeding-1
javi nu pani kinne din baad | oat-irrigation-1
jai chara acre me kitna quintal | oat-harvest-1
jai ka sukha ghas kab banaye | oat-feeding-1 | cattle-fodder-6
pahad me jado ke liye hara chara gadde me kaise rakhe | oat-feeding-2
jai ka beej sarkari dukan pe milega kya |
rijka kab boye | lucerne-sowing-1
gujarat rajko ni kai jaat | lucerne-varieties-1
rizka me har saal khad kya dohrani padti hai aur pani kitne din pe, ganne ke bagal me hai | lucerne-nutrients-1 lucerne-irrigation-1
rajke pe pile dhage lipat gaye | lucerne-weeds-1 | lucerne-seed-1
rijka pehli katai kab aur gaay ko kaise khilaye ki pet na phule | lucerne-harvest-1 | cattle-bloat-1
hathi ghas jado me laga sakte hai kya up me, gehu ke khet ki medh pe lagani hai, aur kaun si kism kam acid wali | hybrid-napier-sowing-1 hybrid-napier-varieties-1
nepier sabse jyada chara wali | hybrid-napier-varieties-1
nepiyar ko pani kitne din me, tabele ka gobar pani chalega | hybrid-napier-irrigation-1
hathi ghas saal me kitni katai aur kitne saal chalegi | hybrid-napier-harvest-1
nepier ke bich me kya boye, lobia chalega, aur pehli katai kab | hybrid-napier-intercropping-1 hybrid-napier-harvest-1
nepier ghas se gas plant |
gehu bone ka sahi samay | wheat-sowing-1 | wheat-sowing-2 wheat-sowing-3 wheat-varieties-5
bhopal side me gehun kab tak bo dena chahiye ki aakhir me lu se dana patla na ho | wheat-sowing-1 | wheat-sowing-3
barani jamin hai boring nahi, gehu kab boye | wheat-sowing-2
poos me gehu chalega kya | wheat-sowing-3 | wheat-varieties-4 wheat-varieties-2 wheat-varieties-3
gehu ki katar se katar kitni doori aur beej kitna killo | wheat-seed-1 | wheat-seed-2 wheat-sowing-3
january me gehu bona pad raha hai beej kitna badhau | wheat-seed-2 | wheat-sowing-3 wheat-seed-1
pacheta gehu beej bhigana hai kya | wheat-seed-3
gehu me trichoderma kitna gram lagana hai ek kilo beej me | wheat-seed-4 | general-tricho-1
haryana agete gehu ki kism | wheat-varieties-1
western up me december wali gehu ki verity | wheat-varieties-2 | wheat-sowing-3
ham siwan bihar se hai dhan abhi kata hai, pachheta gehu kaun sa daale | wheat-varieties-3
mp me late bonvai ke liye gehu ki kisme | wheat-varieties-4
jammu rs pura me gehun ki kaun si kism kab boni hai | wheat-varieties-5
gehu bote time kaun kaun si khad aur kitni daalni hai | wheat-nutrients-1 | wheat-nutrients-4 wheat-nutrients-2 wheat-nutrients-5 wheat-nutrients-3
gehu me uria kab kab dena hai kitni baar baant ke | wheat-nutrients-2 | wheat-nutrients-4 wheat-nutrients-3
lete gehu me khad kitni | wheat-nutrients-3
gehun me dap kitne kilo aur potash kitne kilo per acre hota hai | wheat-nutrients-4 | general-fert-1 wheat-nutrients-1
barani gehu me khad kitni | wheat-nutrients-5
jasta gehu me kitne kilo ekad aur kitne saal me ek baar | wheat-nutrients-6 | general-zinc-2
gehu ko kul kitne paani | wheat-irrigation-1 | wheat-irrigation-2
nahar ka pani sirf do baar milega gehu me kis kis time lagau | wheat-irrigation-2 | wheat-irrigation-1
baali wale gehu me hawa chale to sinchai | wheat-irrigation-3
do din pehle gehu me bhar ke paani lagaya tha chikni mitti hai, ab pura khet peela dikh raha hai, padosi bolta hai uria daal do par samajh nahi aa raha kya karu | wheat-disorders-1 | wheat-disorders-2
gehu pila pad raha hai kaise pata kare kis cheez ki kami hai | wheat-disorders-2 | wheat-diseases-1 general-defic-1 wheat-disorders-1 wheat-disorders-3
balui khet gehu me manganese ki kami hai kya chidke kitni baar | wheat-disorders-3 | wheat-disorders-2
achanak garmi gehu kaise bachaye | wheat-disorders-4 | wheat-climate-1 general-heat-1
raat bhi garam rehne lagi hai gehu ka dana sikud jayega kya | wheat-climate-1 | wheat-disorders-4 general-heat-1
gehu me nirai kitne din ke andar kar leni chahiye | wheat-weeds-1 | wheat-weeds-5
gullidanda aur gehu me farak | wheat-weeds-2
mandusi ab spray se marti hi nahi dose badha du kya | wheat-weeds-3 | wheat-weeds-4 wheat-weeds-2
gullidanda ki asardar dawa | wheat-weeds-4 | wheat-weeds-3 wheat-weeds-2
gehu me bathua bahut ho gaya | wheat-weeds-5 | wheat-weeds-1
parali khet me padi hai, happy seeder se gehu bo du to ugega thik se | wheat-machinery-1 | general-residue-1 wheat-machinery-2
dhan kis combine se katwaye ki puwal barabar faile aur gehu seedha bo sake | wheat-machinery-2 | general-residue-1 wheat-machinery-1
gehu me gol ghere me pilapan dikh raha january me, haldi rog hai ya khad ki kami kaise samjhe | wheat-diseases-1 | wheat-disorders-2 wheat-diseases-2 wheat-disorders-1
pila ratua ki dawa | wheat-diseases-2 | wheat-diseases-1
gehu ke tane pe kale ubhar | wheat-diseases-3
gehu ki baali kali rakh ban gayi | wheat-diseases-4 | wheat-seed-4
karnal bunt kaise roke | wheat-diseases-5
gehu patti pe aata jaisa safed | wheat-diseases-6
gehu me tela aa gaya ped wali side se, poora khet spray karu ya kinara | wheat-pests-1 | wheat-pests-2
gehu me mahu ginne ka tarika, kitne ho to dawa maare | wheat-pests-2 | wheat-pests-1
gehu me dimak lag gayi | wheat-pests-3
parali wale khet me raat ko sundi gehu kha rahi hai march me | wheat-pests-4
musa gehu kaat ke bil me le ja raha hai kya kare | wheat-pests-5
gehu ke liye mitti kaisi honi chahiye | wheat-soil-1
gehu kab kaate | wheat-harvest-1
gehu me ghun na lage iske liye bharne se pehle kya kare | wheat-storage-1 | wheat-storage-2 general-hermetic-1 general-store-3
sulfas ki goli gehu ki tanki me ghar pe rakhna thik hai kya | wheat-storage-2 | general-hermetic-1
desh me gehu ki ausat paidawar | wheat-yield-1
gehu ka beej dar aur pehla pani | wheat-seed-1 wheat-irrigation-1 | wheat-seed-2 wheat-sowing-3
gehu me pila powder bhi hai aur baali pe chepa bhi | wheat-diseases-1 wheat-pests-1 | wheat-pests-2 wheat-diseases-2 wheat-disorders-2
gehu ka bhusa kis bhaw bik raha hai |
kele ko kitni garmi thik | banana-climate-1
kerala me bina paani wala kela kis mahine lagate hai aur putti kitni purani ho | banana-nursery-1
lab wale g9 paudhe lagane hai, jeth ki dhoop me laga du ya ruk jau, chhaya deni padegi kya | banana-nursery-2
kele ki bikne wali jaat | banana-varieties-1
kele me khad kitni kisht me | banana-nutrients-2 | banana-nutrients-3
drip se kele ko ghulne wali khad kaise deni hai, mere dripper bar bar band ho jate hai | banana-nutrients-3 | general-fertigation-1
kele me ghaar bharte time pani kam mila to fal chota rahega kya, garmi me kitne din pe paani du | banana-irrigation-1
kele ka laal phool kaatna chahiye kya | banana-pruning-2
kela ka tana niche se phat raha hai aur patte kinare se peele, iski koi dawa hai kya, pados me dhan hai | banana-diseases-1 | banana-diseases-2
kele ke patte pe peeli dhari phir rakh jaisa dhabba aur poora patta sukh jata hai barsat me | banana-diseases-3
kele me patte khade chote ho ke upar jhund ban gaye aur danth par hari bindi, theek hoga ya ukhadna padega | banana-diseases-4
kele ke tane se jeli jaisa ras | banana-pests-2
kele me potash ki kami ke lakshan | banana-disorders-1 | general-defic-3
thand me kele ki ghaar atki | banana-disorders-3 | banana-climate-1
kele ki ghaar kab kaate | banana-harvest-1
kela per ekad kitna ton | banana-yield-1
kele ki doori kitni aur paani kitna | banana-sowing-1 banana-irrigation-1
kele ke chilke pe sooi jaise laal daag ho rahe thrips hai kya kare |
tamatar ki nursery kab daale | tomato-sowing-1
desi tamatar ka beej ekad me kitna | tomato-seed-1
tamilnadu me tamatar ko borax aur jink kitna dete hai ropai se pehle | tomato-nutrients-1
garmi me tamatr ko paani kab | tomato-irrigation-1
tamatar me ghas rokne ko kali panni kitne micron ki bichhaye | tomato-weeds-1 | general-mulch-1
tamatar ka patta sikud gaya | tomato-diseases-1 | tomato-diseases-2 tomato-pests-1
tamatar me chote safed machhar | tomato-pests-1 | general-trap-3
tamatar me gol ched karke illi ghusi hai | tomato-pests-2
tamatar patte pe tedhi safed line | tomato-pests-3
tuta keet tamatar me, bagal me aalu bhi laga hai usse badhta hai kya | tomato-pests-4
badal mausam me tamatar ke patte do din me kale ho gaye fal bhi bhura sad gaya | tomato-diseases-4
tamatar ek din me murjha gaya | tomato-diseases-5 | tomato-diseases-6
baigan ki jad pe kalam kiya tamatar uktha se bachega kya | tomato-diseases-6
nursery me tamatar ki paudh jamin ke paas se patli hoke girti ja rahi hai, jahan zyada ghani hai wahan jyada, roz subah shaam paani deta hu kya galti hai | tomato-diseases-7
tameta niche se kale pad rahe hai fal toda to sukha chamda jaisa | tomato-disorders-1 | general-defic-4
tamatar pakte hi phat jate hai | tomato-disorders-2 | tomato-irrigation-1
dilli bhejna hai tamatar to kaun se rang pe tode | tomato-harvest-1 | tomato-storage-1
bina fridge ke tamatar kitne din tikega polythin me | tomato-storage-1
tamatar ka beej kitna lage aur kis mahine daale | tomato-seed-1 tomato-sowing-1
tamatar ki sauce factory wale contract kaise karte hai |
karadi perni kab kare ki mava kam lage | safflower-sowing-1 | safflower-pests-1
chana kharab ho gaya ab dobara kya bou, kardi chalegi kya late me | safflower-sowing-2
kardai biyane kitna kilo lagta hai kali jamin me | safflower-seed-1 | safflower-seed-2
kusum ke phool pe pala | safflower-climate-1 | general-frost-2 general-frost-1
nadi kinare ki namkeen mitti me kusum hoga kya | safflower-soil-1 | general-saline-1
kusum me khad kitni | safflower-nutrients-1
kardi par kala mava | safflower-pests-1 | safflower-sowing-1
kusum ki kali sadi badbudar | safflower-pests-2
kusum par kubad wali hari sundi | safflower-pests-3
kardi ka paudha murjha ke sukh raha jahan paani ruka tha | safflower-diseases-2 | safflower-soil-1
kusum me tambera rog lag gaya patta ragde to bhura powder | safflower-diseases-3
kusum ki paidavar ekad me kitni | safflower-yield-1
kardi ke sath jwari bou ya harbhara, kaun sa accha | safflower-intercropping-1
kardi kab boye aur kaun si kism le | safflower-sowing-1 safflower-varieties-1 | safflower-yield-1 safflower-sowing-2
nariyal kitni door lagaye | coconut-sowing-1
daab pani wala nariyal ki kism aur khopra wale ki alag batao | coconut-varieties-1
do saal ke nariyal ko khad | coconut-nutrients-2
garmi me nariyal ke chote button bahut jhad rahe hai boring me paani kam hai, kisi ne bola chhilke gaad do ped ke charo taraf, kitna door aur gehra | coconut-irrigation-1
nariyal ke neeche kya kheti kare | coconut-intercropping-1 | banana-intercropping-1
seeng wala keeda nariyal me | coconut-pests-1
garmi me nariyal ke patte jale jaise, niche resham ki nali me sundi | coconut-pests-3
nariyal patte niche safed chakkar | coconut-pests-4
barsat me nariyal ka beech wala patta khincha to badbu ke sath bahar aa gaya | coconut-diseases-1
nariyal kitne mahine pe tode paani wala aur khopra wala | coconut-harvest-1
naral kab lagaye aur kaun si jaat | coconut-sowing-1 coconut-varieties-1
nariyal ka neera nikalne ka licence kaise milega |
seb ke liye mitti kaisi | apple-soil-1
sardi me seb ka bina mitti wala paudha aya hai, gaddhe kab bhare aur ek ekad me kitne lagenge | apple-sowing-1
seb ko gobar npk kitna | apple-nutrients-1
seb ke bageeche me saal me kitni sinchai chahiye, paani kam hai ghas bichhane se bachega kya | apple-irrigation-1
seb ke patte jhad gaye sawan me, kale dhabbe the pehle | apple-diseases-2
seb ka ped dheere dheere sukh raha, jamin ke paas chhal geeli aur sadi hui, kya lep lagau | apple-diseases-3
seb ki chhal par bhuri raakh jaisi papdi aur fal par laal gol bindu | apple-pests-2
safed seb nahi, laal seb ke bag me patte kaanse ke rang ke ho gaye dhool bahut hai sadak ki | apple-pests-3
seb tudai ka sahi time kaise pata chale aur kold store me kitne mahine chalega | apple-harvest-1
seb ke bag par ole rokne ki jali par kitni chhut milti hai |
santra ke kalam kitni doori pe lagaye aur kis jad par bandhi ho | orange-sowing-1
kerala me narangi ke saat saal ke ped ko khad kab aur kitni | orange-nutrients-1
santre ko garmi me paani kitne din pe | orange-irrigation-1
santra me taan kaise de, mrug bahar chahiye, ped abhi chote hai | orange-pruning-1
poonch uthane wala keeda santre pe | orange-pests-1
santra sad ke gir raha, andar keede, dhuaan karne se fayda hota hai kya kitne baje | orange-pests-2
kinnu kab tode, kheench ke todna thik hai | orange-harvest-1
kinnow me paani kab kab aur gobar uria kitna | orange-irrigation-1 orange-nutrients-2
santre ka juice plant lagane ko loan | general-scheme-62 | general-scheme-63
shahi aur chaina lichi me kaun jaldi pakti hai kaun kam fatti hai | litchi-varieties-1
manjar se pehle lichi me paani | litchi-irrigation-1
purani lichi ko khad kitni | litchi-nutrients-1
lichi ke guchhe par thaili kab chadhaye aur kab utare ki phate nahi | litchi-disorders-1
lichi patte niche bhura makhmal | litchi-pests-1
lichi kholo to beej ke paas keeda, grahak mana kar raha hai | litchi-pests-2
lichi kis rang pe tode aur kitne din tikegi | litchi-harvest-1
lichi kaun si lagaye aur kitni doori | litchi-varieties-1 litchi-sowing-1
lichi ka sahad bechne ke liye fssai kaise banega |
chai ki kalam kab kaate aur thaili me mitti ret kitni | tea-nursery-1
chai patti kitne din me tode | tea-harvest-1
chah bagan me khad kitna, barsat ke din dal sakte hai kya | tea-nutrients-1 | tea-nutrients-2
chai ki kalam katai (chhatai) kis mahine aur kitni unchai pe kare | tea-pruning-1
chai ki nayi patti par dhanse bhure daag, machhar jaisa keeda bagan me | tea-pests-1
thande kohre me chai patti par gol phaphole niche safed | tea-diseases-1
chhote chai kisan ka tea board card kaise banta hai |
shimla mirch ka bhav garmi me accha hai to socha april me khule khet me laga du, maidani ilaka hai, fal aayega ya paisa doob jayega | capsicum-sowing-1 | capsicum-disorders-1
dhobli mirchi polyhouse me kitne antar par lagate hai | capsicum-sowing-2
shimla mirchi ki bed me compost kitna ton aur npk kitna | capsicum-nutrients-1
shimla mirch ki kali gir rahi, mitti sukh gayi thi | capsicum-irrigation-1 | capsicum-disorders-1
shimla mirch pe safed kagaz jaise daag dhoop wali taraf | capsicum-disorders-1
simla mirch ka paudha murjha raha polihouse me jad sadi hui | capsicum-diseases-1
polyhouse shimla mirch kitna maal | capsicum-yield-1
shimla mirch lal peeli wali ki best company ka beej naam batao |
palak kab boye ki jyada kaat mile | palak-sowing-1 | palak-harvest-1
palak me uria kab | palak-nutrients-1 | general-fert-5
garmi me palak ko kitne din me paani | palak-irrigation-1
palk me ghas bahut hai shuru me kitne din pe nikale | palak-weeds-1 | general-weeds-1
palak ke patte pe gol daag, dhaniya me nahi hai, log kacha khate hai to dawa daalu ya nahi | palak-diseases-1
palak peeli pad gayi do katai ke baad | palak-disorders-1 | palak-nutrients-1
palak kitne din me katti | palak-harvest-1
palak ka powder bana ke bechne ki machine |
smart seeder ek ghante me kitna khet bota hai aur kitne hp ka tractor | general-residue-3
ziro til se kitna diesel aur din bachta hai | general-zerotill-1
peeth wale pump se ek ekad me kitna paani lagta hai aur ek aadmi din me kitna karega | general-nozzle-2
har bar tanki me andaze se dawa daal deta hu kabhi fasal jal jati hai kabhi keede nahi marte, ek ekad ka ghol kitna lagega ye khud kaise naapu | general-nozzle-3 | general-nozzle-2
kiraye ki krishi yantra kaha | general-chc-1
computer se khet samtal karwane se paani kitna bachega | general-implement-2
tractor lene par kitni subsidy aur byaj kitna |
jwar kaatne ke baad jo nayi phutav aati hai wo pashu ko kab de | fodder-sorghum-feeding-1 | fodder-sorghum-feeding-2 jowar-feeding-1
pala maari hui chari gaay ko de sakte hai kya | fodder-sorghum-feeding-2
juar khake bhains kaanp rahi | fodder-sorghum-health-1 | cattle-feeding-8 jowar-feeding-1
garmi ka hara chara jwar kab boye | fodder-sorghum-sowing-1 | jowar-sowing-1
chari me uria kitna har katai ke baad | fodder-sorghum-nutrients-1 | general-fert-3
chari ka achar (sailej) kab banaye aur kaat kitne din pe | fodder-sorghum-harvest-1 | fodder-sorghum-feeding-1
juar ki kutti machine bijli wali kitne ki aati hai |
gulab kis mahine lagaye | rose-sowing-1
gulab ke paudhe pandrah din pehle hi lagaye hai, genda me to hum turant khad daal dete hai, isme kab se daale aur kitni | rose-nutrients-1
gulab ki patti par kale jhalardar daag aur jhad jati hai | rose-diseases-1
gulab ki nayi kopal chipchipi, patte niche jala bhi hai | rose-pests-1
gulab kab chhaante aur baad me khad kitni | rose-pruning-1 rose-nutrients-1
safeda ki doori kitni | eucalyptus-sowing-1 | eucalyptus-intercropping-1
liptis ka beej wala paudha le ya klon, kaun jyada badhta hai | eucalyptus-varieties-1
safeda kitne saal me katega | eucalyptus-harvest-1
nilgiri ke tane me ched se burada gir raha | eucalyptus-pests-1
safeda kue ke paas laga sakte hai kya paani sukha dega | eucalyptus-intercropping-1
safeda ki lakdi ka rate per quintal plywood factory |
mithun ko jonk aur kilni lag gayi | mithun-health-1
mithun kharidne ko sarkari loan nagaland me |
dhan ke baad chana bona hai par jutai me bahut din aur tel lag jata hai, sunte hai bina jote bone wali drill aati hai usse kya kya bachega | general-zerotill-1
mere chacha surat ke paas se g9 ki putti la rahe hai aur log bol rahe hai wahan nayi murjhane wali bimari hai, lana chahiye ya nahi | banana-diseases-2 | banana-diseases-1
bagicha me sirf royal delicious hai phool bahut aata hai par fal nahi banta, padosi ke yaha golden bhi hai uske fal acche lagte hai, mai kya karu | apple-sowing-2 | apple-disorders-1
pichle saal baisakh me tez pachua chali aur phir paani diya to aadhi lichi phat gayi, is baar kya intezam karu ki chhilka na fate | litchi-disorders-1 | litchi-irrigation-1
godam me anaj rakhne par jo online parchi milti uska kya fayda | general-enwr-1 | general-market-28 general-enwr-2 general-market-27
mere pas 80 kuntal chana hai, sarkari manyata wale warehouse me rakhu to uske upar bank kitne percent tak rakam dega aur kiraya byaj milake nuksan to nahi hoga | general-enwr-2 | general-market-27 general-enwr-1
samarthan mulya kya hota hai | general-market-1 | general-market-4
masoor ka sarkari dam | general-market-2
tuar ka msp kitna | general-market-3
mungfali kapas ke sath boi thi, mungfali ka sarkari bhav kitna rupya kuntal | general-market-3
joot sarkar me kaun leta | general-market-4
barabanki se hu bajra kharid kendra pe dena hai panjiyan kaise karu paisa kitne din me | general-market-5 | general-market-13
mp me gehu bechne ka slot khud book kar sakte hai kya aur paisa kis khate me ayega | general-market-6
main karnal ka kisan hu sarso aur gehu dono lagaye hai, gehu sarkari bhav par bechna hai lekin bol rahe pehle site pe fasal chadhao, kaunsi site hai aur kya chahiye | general-market-7
cg me dhan ka 3100 rupya milta hai ye sach hai kya, mere 4 acre ka kitna kuntal lenge aur kharidi kaunsi tarikh tak chalegi | general-market-8
kapus cci la dyaycha, app me kaun se kagaj lagenge aur slot kab milega | general-market-9
lambi rui ka sarkari dam | general-market-10
makka sarkar ko kaise beche | general-market-11 | general-market-5
dalhan mission me muft beej ki thaili kisko milti hai aur pura urad kharidenge kya | general-market-12 | general-market-11 general-scheme-81
kharid kendra jana hai kal kya kya kagaj le jaye up se hu | general-market-13
punjab anaj kharid portal pe jameen ka record galat hai fasal bik jayegi kya | general-market-14
samastipur pax me gehu kaise bechu | general-market-15
bargarh odisha, dhan ka token nahi mila panjikaran kab hota hai sociaty me | general-market-16
nizamabad jilla se bol raha hu, gaon ke mahila samuh wale center par dhan le gaye to bole ki online sarve me fasal chadhi nahi hai nahi lenge, ab kya kare | general-market-17
soyabean leke gaya tha center par, wahan nami jyada batakar lauta diya aur machine me kitna aaya ye bhi nahi dikhaya na likhke diya, ab dobara kaise bechu | general-market-18
enam me naam kaise chadhaye | general-market-19
enam pe mal bika paisa kaha atka hai mandi ka kharcha kat ke kitna ata hai | general-market-20
kya fpo ke godam se bhi enam par bech sakte hai ya mandi hi jana padega | general-market-21
mandi me modal rate matlab | general-market-22
sabji mandi me 1 rupya saikda kisse lete hai kisan se ya kharidar se | general-market-23 | general-market-20
mandi me palledari aur hamali kaun dega kisan ya vyapari, kachi parchi deta hai | general-market-24
agmark lena jaruri hai kya masala packing ke liye aur kitne hafte lagte | general-market-25
boli se pehle pyaj chhante kya | general-market-26
mahila kisan hu 3 lakh ka loan godam ki rasid pe sarkar guarantee kitni degi | general-market-27 | general-market-29
kisan credit card wale ko godam me fasal rakhne par byaj ki chhut milti kya | general-market-28
e upaj nidhi se karz | general-market-29
theke ke paise pe tax | general-market-30 | general-market-32
machli palan ki kamai kheti me gini jayegi ya dhandha me tax wale puchh rahe | general-market-31
dukan bhi hai aur kheti bhi, 5000 se upar kheti ki aay itr me kaise judti | general-market-32
tractor tyre pe gst kitna | general-market-33
khula chawal bina naam ki thaili me bechu to gst lagega kya | general-market-34
main mandi me anaj ka vyapari hu, kisano ko nakad dene ke liye saal me crore se upar rupya bank se nikalna padta hai, bank wala tds kat raha hai koi chhut hai kya | general-market-35
barish late hai kya boye | general-drought-2 | soybean-sowing-2 urad-sowing-1
garmi ki mung punjab me kab aur kitna kilo beej | moong-sowing-1 moong-seed-1
garma mung der se boye to falli kyu nahi lagti purnea bihar | moong-sowing-2
barish me moongh ki line se line kitni duri, pahadi ghati me kab lagaye | moong-sowing-3
bathinda me july me mong lagani, beej aur samay batao | moong-sowing-4
sml 1827 beej killa me | moong-seed-1
krishi kendra se rhizobium ka chhota packet mila hai, mung ke beej pe kaise lagana hai pani kitna aur baad me dhoop me sukhana hai ki chhaya me | moong-seed-2 | general-biofert-1 general-biofert-3
jayad mung kism aur upaj | moong-varieties-1 | moong-varieties-2
purvanchal ke liye barsati mung ka acha beej batao bhai | moong-varieties-2
mung me super kitna bori | moong-nutrients-1 | moong-nutrients-2 general-fert-4
dhan ke baad mung lagai usme khad kitni aur pani kab kab | moong-nutrients-2 moong-irrigation-1
narwai me seedhi mung boni | moong-machinery-1 | moong-sowing-1
mung me pani aur nindai kab | moong-irrigation-1 moong-weeds-1 | moong-irrigation-2 general-weeds-1
mung me full bahar hai abhi pani de ya na de barsat ka mausam | moong-irrigation-2
mung me khurpi kab chale | moong-weeds-1 | general-weeds-1
mung pili pad rahi hai jaali jaisi, agal bagal ke khet me urad bhi waisi hi hai, abhi turant kya karu aur agle saal na aaye uske liye kya bou kaise bou | moong-diseases-1 moong-diseases-2
mung ke patte pile jaal jaise urea diya phir bhi theek nahi hui | moong-diseases-2 | moong-diseases-1
bhado me garmi hai barish nahi mung me safed makkhi kitni baar dekhu | moong-pests-1
mung ke phool jhad rahe kagaz pe jhadne se kale bhure chhote kide girte hai | moong-pests-2
udad aur mung ki jad sad rahi sukhe ke baad pani diya tha | moong-diseases-3
mung ke patte par lal bhure chhote daag beech me slate rang, fasal ghani hai | moong-diseases-4
mung me illi fool fali jod ke kha rahi, pakshi ke liye khunti kitni lagau | moong-pests-3 | general-perch-1
khatti mitti me mung dolomite kitna | moong-soil-1
neeche wala khet hai usme barsat ka pani 4 din rukta hai, pichli bar dhan tha, usme mung laga sakta hu ya balui doomat unche khet me lagau | moong-soil-2 | rice-varieties-2
moong katai ka sahi samay aur ek acre me kitna niklega | moong-harvest-1 moong-yield-1 | moong-varieties-2 moong-varieties-1
mung bori me rakhu ya hawa band thaili me kida lag jata hai | moong-storage-1 | general-hermetic-2 general-hermetic-1 general-store-5
mung me neelgai ka upay |
rahar kis mahine boye | pigeon-pea-sowing-1 | pigeon-pea-sowing-2
pahad me tor kab boye | pigeon-pea-sowing-2
toor mix fasal me dalna hai jowar ke sath beej kitna | pigeon-pea-seed-1
arahar ke beej me kya lagaye aur gudai kab kare | pigeon-pea-seed-2 pigeon-pea-weeds-1
paniwale khet me arhar kaise | pigeon-pea-soil-1
jaldi pakne wali rahar ka beej chahiye gehu bhi lena hai | pigeon-pea-varieties-1 | pigeon-pea-varieties-3 pigeon-pea-sowing-1
chaiti arhar jo 8-9 mahine me pakti uski kism aur upaj | pigeon-pea-varieties-2 pigeon-pea-yield-1
pusa arahar 16 kitne din | pigeon-pea-varieties-3
tuvar me khaad kitni aur pani kab dena chahiye | pigeon-pea-nutrients-1 pigeon-pea-irrigation-1 | pigeon-pea-nutrients-2
thuvarai paruppu crop ku zinc sulphate evlo, irrigated land acre me kitna | pigeon-pea-nutrients-2 | pigeon-pea-disorders-2 general-zinc-2
arhar me sinchai kab kab | pigeon-pea-irrigation-1
rahar me nirai kitni | pigeon-pea-weeds-1 | general-weeds-1
tur me illi dawa batao | pigeon-pea-pests-1 | pigeon-pea-pests-3 pigeon-pea-pests-4 general-perch-1 pigeon-pea-pests-2
gujarat bharuch thi, tuver ni guchha wali jaat me dar varshe iyal bahu aave, baju me chana ka khet hai, kab boye aur kya sath lagaye to kam aaye | pigeon-pea-pests-2
arhar ki fali bahar se theek thi andar dana adhkhaya aur chhota safed kida | pigeon-pea-pests-3
rahar me fool kali sab jale se bandh gaye kitna nuksan hoga | pigeon-pea-pests-4
khadi tur ek ek dal karke sukh rahi hai, chhal chhilne par andar kali patti jad se upar tak dikhti hai, agle saal us khet me phir tur bou ya jowar | pigeon-pea-diseases-1
arahar banjh ho gayi patte chhote chitkabre, ukhad ke jala du kya | pigeon-pea-diseases-2
pani lagne ke bad chhoti arhar tane pe kala ghera hoke gir rahi | pigeon-pea-diseases-3 | pigeon-pea-soil-1
tur ka fool gal raha hai badal ki wajah se kya chhidke | pigeon-pea-disorders-1
urad ke patte me hari nas bich me pili patti jasta kam hai kya kitna dale | pigeon-pea-disorders-2
singdana me tuver line se lagani hai kitni line pe ek | pigeon-pea-intercropping-1 | groundnut-intercropping-1
tur ki ropai kar rahe hai paudh thaili me 35 din ki ho gayi, khet me 5 by 3 foot pe gadde kiye hai, lagane ke kitne din baad upar ki konpal todni hai | pigeon-pea-nursery-1
rahar katne ka time kaise pehchane aur bojha kitne din dhoop me rakhe | pigeon-pea-harvest-1
tur ka bhav aage badhega kya dalali kya hai |
tilli kab boye hamirpur | sesame-sowing-1
nuvvulu kab veyali guntur side kharif | sesame-sowing-2
tilli ka beej kitna dale aur itna barik hai barabar kaise gire | sesame-seed-1 sesame-seed-2
til beej me ret kitni | sesame-seed-2
tilli ki kaun si vairayti lagaye aur acre me kitna hoga | sesame-varieties-1 sesame-yield-1 | sesame-varieties-2
koraput me til ka bihan | sesame-varieties-2 | sesame-seed-1 sesame-seed-2
til me khad aur nirai kab kab | sesame-nutrients-1 sesame-weeds-1 | sesame-nutrients-2
nuvvu panta rainfed hai fertiliser acre ki entha, anantapur AP | sesame-nutrients-2
tilli me fali lag rahi barish nahi hui ek sinchai kar du | sesame-irrigation-1 | general-drought-1
til dhire badh raha ghas dab rahi kitne din tak saf rakhe | sesame-weeds-1 | general-weeds-1
mere til me fali nahi lagi upar hari patti ka jhund ban gaya hai, bagal me arhar aur bajra dono thik khade hai sirf til me aisa kyu hua | sesame-diseases-1
pani bharne se tilli ka tana zameen ke pas kala pad gaya patte jhulse | sesame-diseases-2 | sesame-irrigation-1
til ke patte pe paniile daag hoke bhurbhure hoke jhad rahe, kisi ne kaha agli bar beej garam pani me dubake boo, pani kitna garam aur kitni der | sesame-diseases-3
tilli ki konpal jale me bandh ke sundi kha rahi fali me bhi chhed | sesame-pests-1
til ki kali me gaanth | sesame-pests-2
til niche pila, kaat lu | sesame-harvest-1
tilli me neem patti rakhu | sesame-storage-1
til aur mung sath me lagana hai kitni kitni katar | sesame-intercropping-1
tilli me hirni suar ghus jate tar lagane par sarkari madad |
surajmukhi kab boye aur beej kitna lage | sunflower-sowing-1 sunflower-seed-3 | sunflower-sowing-2
surjmukhi kitne din ki fasal hai rabi me chalegi | sunflower-sowing-2 | sunflower-varieties-1
surajmukhi beej kitna gehra dale aur bhigo ke kitni der sukhaye | sunflower-seed-1
surjmukhi me paudhe ki doori kitni rakhe aur mitti kab chadhaye | sunflower-seed-2 sunflower-weeds-1
pichle saal ka hybrid suryaful beej ghar pe rakha hai bo du | sunflower-seed-3
surajmukhi ki badhiya jaat | sunflower-varieties-1
suraj mukhi ko urea kab de aur pani kitne | sunflower-nutrients-1 sunflower-irrigation-1 | general-fert-5
suryakanthi tamilnadu me boron kitna percent spray, kali aa gayi | sunflower-nutrients-2 | general-boron-2
surjmukhi dana bharte pani de | sunflower-irrigation-1 | general-drought-1
surajmukhi gir jata mitti kab | sunflower-weeds-1
surjmukhi ke khet me madhumakhi ke kitne dabbe rakhe beech khali hai | sunflower-disorders-1
suryaful ke mund me wahi chane wali illi ghus gayi hai aur mund sadne laga, pados me chana kata hai abhi, kinare genda ya makka laga dete to rukti kya | sunflower-pests-1
suryakanti ke pan ke niche hare machhar jaise kide, paane mud rahe | sunflower-pests-2
neelgai aur bandar suraj mukhi tod rahe chamkili patti bandhe kaise | sunflower-pests-3
surajmukhi ka mund gal raha barish ke bad koi illi nahi dikhti | sunflower-diseases-1
surajmukhi kaise pite dande se ya thresher, kitne din sukhaye | sunflower-harvest-1
basant surajmukhi ka utpadan prati acre | sunflower-yield-1 | sunflower-varieties-1
talab sukhaya hai ab tali me kya kare aur chuna kitna dale | fish-pond-1 fish-lime-1
pokhar sukhta nahi usme gaichi aur boari macchi hai kaise nikale | fish-predator-1
rehu bhakur mirgal silver grass sab milake palna hai kitna kitna pratishat | fish-stock-1
ek acre pokhar me jira kitna | fish-stock-2
machli ko dana kis time aur kitna dena thand me kam karna kya | fish-feeding-1 | fish-feeding-2 fish-winter-1
talab ka pani gadha hara kala ho gaya dana dete rahe kya | fish-feeding-2 | fish-manure-1
badal wale din bhor me machli pani ke upar muh maar rahi | fish-oxygen-1
pus magh me macchli susti se neeche baithi, bore ka pani kab dale | fish-winter-1 | fish-quality-1
pani ka rang kaisa hona chahiye aur garmi me kitne foot | fish-quality-1 fish-water-1
pichle mahine baadh ka pani talab me ghus gaya tha ab thand me garai aur rohu pe lal daag aur gehre ghav ho gaye, koi dawa apne man se dal du kya | fish-eus-1 fish-disease-1
talab se saal bhar me kitne kuntal machhali nikal jati hai ek acre | fish-yield-1
talab banane ke liye loan aur anudan kitna milta hai pmmsy | general-scheme-71
nimbu ke paudhe kitni doori pe aur kaun se mahine me lagaye | lemon-sowing-1
kagji nimbu ke alawa kaunsi kism achhi, vidarbha me | lemon-varieties-1
limbu ke liye jameen ka ph kitna hona aur kitni garmi seh leta | lemon-soil-1 | general-heat-2
nimbu 5 saal ka hai khad kitni de aur drip se pani kitna litre | lemon-nutrients-1 lemon-irrigation-1
nimbu hast bahar kaise le | lemon-pruning-1
limbu var khaira daag, tehni pe bhi hai kya chhidke | lemon-diseases-1
nimbu ki patti kha rahi chidiya ki beet jaisi illi chhune pe sing nikalti | lemon-pests-2
nimbu ke naye patte pile hare jaal wale, santare ke pedo me bhi pehle aisa tha, jaste ki kami hai ya lohe ki | lemon-disorders-1 | general-iron-1
nimbu ka phool jhad jata hai aur fal fat jate kya upay | lemon-disorders-2 | general-heat-2
nimbu ka achar aur ras banane ka plant kaise lagaye |
jau kab boye aur beej kitna ek acre | barley-sowing-1 barley-seed-1
jo me khad kitni kab | barley-nutrients-1 | general-fertigation-1
jau retili khari zameen me ho jayega kya aur pani kitne lagte | barley-irrigation-1 barley-soil-1 | barley-varieties-1 general-saline-1
usar reh wali jamin hai gehu nahi hota jau bo du kya | barley-soil-1 | barley-varieties-1
jau ki achi kism batao rajasthan | barley-varieties-1 | barley-diseases-2
jau me jagah jagah paudhe bone pile jad me gaath retili jameen sikar | barley-diseases-2
jau me al lag gayi pura khet spray karu ya kinara | barley-pests-1
vilayti narangi gajar kab lagti hai maidan me | carrot-sowing-1 | carrot-varieties-2
gajar me khad kitni aur pani kitne din pe | carrot-nutrients-1 carrot-irrigation-1
gajar upar se hari ho jati aur fat bhi rahi kya karan | carrot-disorders-1 | carrot-weeds-1
gajar choti hai ghas ne dab liya kaise nirai kare | carrot-weeds-1 | general-weeds-1
narangi gajar ya lal gajar kisme jyada upaj, lal ki kism bhi batao | carrot-varieties-2 carrot-varieties-1
gajar kitne din me taiyar kab khode | carrot-harvest-1
gajar dhone ki machine kitne ki aati |
pudina tel wala aloo khodne ke bad april me rop sakte kya | mint-sowing-1
mentha ki jad kitni gehri aur line kitni doori | mint-seed-1
mentha khada hai may ki garmi me, pani kitne kitne din pe du aur katai se kitne din pehle band kar du taki tel jyada baithe, bagal me ganna bhi hai | mint-irrigation-1
kosi mentha achhi ya kranti | mint-varieties-1
mentha ke patte par narangi bhure chhote dhabbe aur patte gir rahe | mint-diseases-2
mentha me deemak aur balo wali sundi hai, bagal ke ganne me bhi deemak thi | mint-pests-1
mentha ki pehli katai ho gayi dusri kitne din baad karu, aur katne ke turant baad tanki me daal du ya kuch ghante murjhane du tel ke liye | mint-harvest-1
mentha tel ka rate kab badhega |
pashchim me maharashtra kharbuj kab lagate | muskmelon-sowing-1
kharbooja meetha ho uske liye pani kab rokna | muskmelon-irrigation-1
kashi madhu kharbuja kitne din me aata, tarbuj bhi hai mere pas | muskmelon-varieties-1 | muskmelon-harvest-1 watermelon-harvest-1
lal bhunga kharbuje ke chhote paudhe kha raha aur fal me kide | muskmelon-pests-1
kharbuje ke patte sukh rahe safed powder fal chhote aur fike | muskmelon-diseases-2 | muskmelon-varieties-1
kharbuje ki bel ki kitni shakha todni, pinching kaise |
chiku ke liye kali mitti chalegi kya niche sakht parat hai | sapota-soil-1
aam ke bagiche ke pas khali zameen hai usme chiku ki kalam lagani hai, kitne foot ki doori pe aur gadda kitna bada karke kya kya bharna hai | sapota-sowing-1
chiku me garmi ka pani | sapota-irrigation-1
chiku ke patte pe gulabi bhure dhabbe beech me rakh jaise, tehni chapti | sapota-diseases-1
chiku pakane ke liye kya dawa, kitne din tikta hai |
genda ke paudhe kitni doori pe lagaye african wala | marigold-sowing-2
zendu jyada phool wali jaat | marigold-varieties-1 | marigold-harvest-1
gende ka sira tode kya | marigold-pruning-1
genda kitne din me phool deta aur kitna nikle acre me | marigold-harvest-1 | marigold-varieties-1
genda ki sinchai kitne din par kare |
mosambi ka bagh lagau bore ka pani khara hai | sweet-orange-soil-1
malta lagana hai punjab me ya mosambi | sweet-orange-varieties-1
mosambi ke tane se gond nikal raha chhal sad rahi | sweet-orange-diseases-1
mosambi pe lalya padla hai phal kale bhure, dhool bhi bahut | sweet-orange-pests-1
mosambi ke bich me soyabean le sakte kya |
kathal ka bijua paudha kitne saal me phal dega kalmi kitne | jackfruit-sowing-1
phanas lavkar fal wali jaat | jackfruit-varieties-1 | jackfruit-sowing-1
kathal ki kali me chhed aur taza burada mal, konpal murjha rahi | jackfruit-pests-1
kathal sabji wala kab tode aur paka kaise pehchane | jackfruit-harvest-1
lathi wala bans kaun sa | bamboo-varieties-1
bans ke gadde me neem khali kitni, pehle saal pani kitna | bamboo-nutrients-1
apne khet ka bans kaatne ki forest se permission leni padegi | bamboo-market-1
bans se charcoal banane ki bhatti |
gajar ke patte jhulas ke bhure ho rahe kaun si dawa |
bt kapus drip pe hai kitna antar thevava, pahle 4x2 pe lagate the | cotton-sowing-5
february me hi itni garmi ho gayi matar ke phool sookh rahe, pichle hafte pala bhi pada tha, matar ko asal me kitna tapman chahiye | field-pea-climate-1 | greenpea-sowing-1
jwar ka tana chhedak, purane dandal jala de kya makka me bhi lagta hai | jowar-pests-2 | maize-pests-5 fodder-maize-pests-1
hamare yaha garmi me 46 degree jata hai, santra ka bag to hai, kamlam lagane ki soch raha hu, itni garmi me jalega to nahi, mitti kaisi ho | dragon-fruit-climate-1
queen aur kew ananas me fark | pineapple-varieties-1
barish aur thandi raat ke baad divela ki mal pe bhuri rui jaisi fafund niche se upar chadh rahi hai, mungfali theek hai, kya kaat ke hata du | castor-diseases-2
chane me hari illi ghus gayi hai ghati me gol ched karke aadhi bahar latakti hai, padosi ke tamatar me bhi yahi hai, dwa ke alawa kya kya kar sakte hai | chickpea-pests-1 | chickpea-pests-2 general-perch-1
ananas ki kitni aankh pili ho to tode | pineapple-harvest-1
diveli ki mal kitni bar utarte hai | castor-harvest-1
lahsun upar se pila sukh raha paani zyada diya kya karu | garlic-disorders-1 | garlic-irrigation-1
arabi barsat wali kab lagti hai | colocasia-sowing-1
pila chipchipa card | general-trap-3
chari kitne din ki ho tab bhains ko de, zehar wali baat suni hai | jowar-feeding-1
mere narme ke ek taraf bhindi hai dusri taraf tamatar, dono pe safed makhi bhari padi hai, bina zehar ke isko narme me aane se kaise roku, mere pass pile card bhi hai | cotton-pests-5 | general-trap-3
kapas khari zameen me | cotton-soil-1 | general-saline-1
chane ka phool jhadna | chickpea-disorders-1 | chickpea-irrigation-1 chickpea-diseases-4
kpas kab chune aur chunke kaise rakhe | cotton-harvest-1 cotton-storage-1
karele me fal nahi | bittergourd-disorders-1 | bittergourd-diseases-1
kpas ke liye kaun si mitti achi, retili zameen hai | cotton-soil-1
mirch ke sath pyaz lagaya tha ab murda aaya, patte upar mud gaye | chilli-pests-1 | chilli-diseases-2
arabi ki paidawar acre me kitni | colocasia-harvest-1
telya ka upay | pomegranate-diseases-1 | pomegranate-pruning-1
mirch me ghas kam karne ko dhan ka pual bichha du | chilli-weeds-1 | general-mulch-1
chane me jhulsa aaya konsi kism punjab me bachti hai | chickpea-diseases-3
mater me ratua gehu jaisa peela lal fafola | field-pea-diseases-2
chari khake bhains kaanp rahi | jowar-feeding-1 | fodder-sorghum-health-1 cattle-feeding-8
hurda party ke liye jwari ki konsi jaat |
lahsun ko pani kab band karu patte pile ho rahe pyaz ke saath hi hai | garlic-irrigation-1 | garlic-disorders-1 garlic-harvest-1
dava ki khali shishi khet me fek dete hai sahi hai kya | general-safety-5
dalimb ko kitni barish kitni garmi | pomegranate-climate-1
safed makhi rokne ke liye khet ke kinare ki kaun si ghas ukhadni hai narma hai | cotton-pests-5
thand me mirch pe bhuri rog safed chura konsi dwa | chilli-diseases-6
divela me pani | castor-irrigation-1 | castor-disorders-1 castor-soil-1
kapas ke bond abhi aadhe se kam khule hai majdoor kal aa rahe hai, chunai shuru karwa du ya ruk jau, subah os bhi bahut rehti hai | cotton-harvest-1
diveli GCH 5 me urea ke hapte kitney din par | castor-nutrients-1
hybrid jwar me urea ek mahine baad dalna hai kya kitana | jowar-nutrients-2 | jowar-nutrients-1
banaskantha diveli me urea kab kab aur paani kitna | castor-nutrients-1 castor-irrigation-1
mirchi me illi phal khati hai kitne jaal lagau ek acre me | chilli-pests-4 | general-trap-1
nursery ki mitti me har sal fafund rehti hai mirch ki, dhup se kaise saaf kare | chilli-nursery-1
arandi ki khali bhains ko khila sakte hai sarso ki khali ki tarah | castor-storage-1
gulabi illi ki pehchan kaise kare bahar se to tinda hara hi dikhta hai | cotton-pests-1 | cotton-pests-2
light wala trap se mitra keet bhi marte hai kya | general-trap-4
chanay me kat warm, mitti khodi to matmaila gol kida mila | chickpea-pests-3
arbi me pani kitne din par aur khodai kab | colocasia-irrigation-1
feromon trap sirf dekhne ke liye kitne aur pakadne ke liye kitne | general-trap-1 | maize-pests-3
semiluper arandi | castor-pests-1 | general-perch-1
kapas ke patte lal ho gaye tela se hai ya khurak ki kami kaise pehchane | cotton-disorders-3 | cotton-pests-6 general-defic-3
kapas ke bond sad rahe hai barish se, lal kida bhi bahut hai | cotton-diseases-5
arandi pe lashkari wali chhoti illi jhund me anda bhi pate par | castor-pests-2
hybrid mirch ke kitne packet 10 gram wale ek acre me | chilli-seed-1
divela ke dode me illi konsi kitnashak | castor-pests-3
dawai ki botal ghar me kaha rakhe bache chhote hai | general-safety-2
chane ki dal banane ki mini mill kitne ki aati hai |
ananas me ghas nikai kitni bar | pineapple-weeds-1
mirchi ke phool me nalla purugu kale kale, 5 dava mila ke mari fir bhi nahi gaya | chilli-pests-3
jwari ke kanis par bursi aa gayi pink white, kaise bachaye | jowar-diseases-2
bor ka bag sukhe ilake me chalega kya, anar to mar gaya | ber-climate-1
kamlam kab tode | dragon-fruit-harvest-1
neem wala spray kitne din baad dubara mare | general-neem-2
mirch ka phul jhadna kaise roke planofix dale kya | chilli-disorders-1 | chilli-irrigation-1 general-heat-2
dalimb ka per acre utpadan | pomegranate-harvest-1 | pomegranate-varieties-1
chane me dhaniya beech me bo sakte hai kya kitni kitar | chickpea-intercropping-1 | chickpea-pests-1
jwari me kolpa kab chalaye | jowar-weeds-1 | general-weeds-1
chane me ghun | chickpea-storage-1 | general-hermetic-1 general-store-4 general-store-5 general-store-3
nim ki giri kut ke ghol banana hai kitna kilo, sabun kitna | general-neem-1 | general-neem-2
market me sabji ka sample fail ho gaya dava zyada nikli kya karu aage | general-safety-6
kapas ke ek thaan pe 3 paudhe khade hai kab kitne nikalne hai | cotton-seed-2 | cotton-seed-1
rabi jwar ki jaat batao aur kale chure wali bimari se jo girti hai uska kya | jowar-varieties-1 jowar-diseases-1
matar ke patte pe safed aata jaisa, konsi kism me nahi aata | field-pea-diseases-1 | greenpea-diseases-1
kpas me tinde bante samay din garam raat thandi to fayda hai ya nuksan | cotton-climate-1
shevanti ki kalam kitni lambi le | chrysanthemum-nursery-1
mirch ki nursery me paudh sad ke gir rahi, tamatar wali bhi | chilli-diseases-3 | tomato-diseases-7 chilli-nursery-1
shevanti ka utpadan acre me kitne ton, pedi se kitna | chrysanthemum-harvest-1
saru ka ped kamzor retili zamin me hoga kya, kaju pass me hai | casuarina-soil-1
lagatar badal aur barish se arbi ke patto pe baingani bhure paani wale dhabbe ho gaye aur patta gal jata hai, adrak theek hai, kya kare | colocasia-diseases-1 | colocasia-varieties-1
guldaudi ke polyhouse pe subsidy kitni |
up matar ki kism aur khaad batao | field-pea-varieties-2 field-pea-nutrients-1 | field-pea-varieties-1 greenpea-nutrients-1 greenpea-varieties-1
nainital matar safed galan se kaise bache agle sal | field-pea-diseases-5
shevanti achanak murjha gayi jad sadi | chrysanthemum-pests-1 | chrysanthemum-soil-1 general-tricho-1
HC 5 ya GNG 2171 delhi ke paas chana ke liye konsa beej le | chickpea-varieties-1
annas khatti mitti me hota hai kya, pani rukta hai | pineapple-climate-1
matar me ghas nikai kab kab | field-pea-weeds-1 | greenpea-weeds-1 general-weeds-1
spray karte samay nozzle band ho jata hai to bhai munh se phoonk deta hai aur hath se hi dava gholta hai, kal uski tabiyat bigad gayi, sahi tarika kya hai | general-safety-3 | general-safety-1 general-poison-1 general-poison-3
karele me phal sad rahe makhi se aur patte bhi chitkabre mude, dono ka upay | bittergourd-pests-1 bittergourd-diseases-1 | bittergourd-pests-2 bittergourd-pests-3
safed macchar narme ke patte ke niche chep chep kala, kab check karu | cotton-pests-4 | cotton-pests-5
kapas bahut unchi ho gayi paudhe ki chonti todne se tinde badhenge kya | cotton-pruning-1
chane me dana bharte time pani de ya nahi | chickpea-irrigation-2 | chickpea-irrigation-1
nim ark banane ki vidhi | general-neem-1 | general-neem-2
pavakkai tamilnadu me kab lagaye, lauki ke saath | bittergourd-sowing-1
do mahine ki arandi sukhe me hai sitta chhota reh gaya | castor-disorders-1 | castor-irrigation-1
ber ki lakdi ka bhav |
up me dana matar kab boye dhan der se kata hai | field-pea-sowing-1 | field-pea-pests-1
jwari me tur ki kitni oli, soyabin bhi chalega kya | jowar-intercropping-1
har saal meri mirch ki nursery me paudh jamne ke baad mar jati hai, kisi ne bola garmi me mitti ko panni dhak ke tapao, kitne hafte aur kaise karna hai | chilli-nursery-1 | chilli-diseases-3
lasun ki kali kitni aur khad kitni ek acre | garlic-seed-1 garlic-nutrients-1
ghuiya ki ganth kitni badi bone ko, adrak jaisi hi hoti hai kya | colocasia-seed-1
chanay ki uper ki kopal todne se fayda hota hai kya kab tode | chickpea-pruning-1
matar pala garmi | field-pea-climate-1 | general-frost-2 greenpea-harvest-1 greenpea-sowing-1 general-frost-1
kapas ka utpadan per acre kitna manu | cotton-yield-1
shevanti pani | chrysanthemum-irrigation-1
lambe sukhe ke baad bhari pani lagaya ab kapas ke phool gir rahe | cotton-disorders-1 | cotton-irrigation-1 cotton-climate-1 cotton-disorders-2
pala padne se matar ke phool kharab honge kya, sarso to jal gayi | field-pea-climate-1 | general-frost-1
mirch thand kitni sehti hai pala padta hai hamare yaha | chilli-sowing-1 | general-frost-1 general-frost-2
barish ke baad dhoop nikli kapas achanak murjha gayi fungus ki dava dalu ya nahi | cotton-disorders-4
karele me mosaic virus dawa | bittergourd-diseases-1 | bittergourd-pests-3
arbi me kul kitne pani | colocasia-irrigation-1 | colocasia-sowing-1
kapas chunne wali machine kahan milegi aur kitne ki |
barsat me mirch ke khet me pani rukta hai kaise lagaye agli bar | chilli-soil-1 | chilli-diseases-5
ghate wali illi chane me aa gayi, kinare pe gende lagane se fayda hoga kya | chickpea-pests-1 | chickpea-pests-2
is baar lasun ka bhav bahut kam hai to 6 mahine rakhna hai, aloo to cold store me de diya, lasun ghar pe kaise sukhau aur kaise taangu | garlic-storage-1
karela grafted paudha kaha milega |
barani diveli me dap urea kitna aur kab, saath me moong bhi hai | castor-nutrients-2
ghuiya me nirai kitne din par | colocasia-weeds-1
sarve ke ped kitni duri aur chhatai kab | casuarina-sowing-1 casuarina-pruning-1
arbi ka jhulsa, konsi kism bachti hai, aalu me bhi jhulsa aaya tha | colocasia-diseases-1 | colocasia-varieties-1
narme ki top todna | cotton-pruning-1
farvari tak kapas khadi rakhne se gulabi sundi badhegi kya, kpas ukhad ke gehu bo du | cotton-pests-3
akola me mai mahine me kpas lagana thik rahega ya june ka intezar karu | cotton-sowing-3 | cotton-sowing-2
sree rashmi arbi kitne mahine ki | colocasia-varieties-1
mp me kabuli chana ki jaldi wali kisam batao jo sukhe nahi | chickpea-varieties-2
shevanti me beech ki kali todu ya bagal ki guchhe ke liye | chrysanthemum-pruning-1
dalimb ke bag me ek ped ki ek dali pehle pili hui fir pura ped sukh gaya, lakdi me bhuri dhari hai, baki pedo ko kaise bachau | pomegranate-diseases-2
chana sukh raha tukdo me, agle saal wahi khet me boye ya matar le | chickpea-diseases-1 | chickpea-varieties-2 chickpea-sowing-1
lal mirch kab tode aur kaise sukhaye | chilli-harvest-1 chilli-storage-1 | general-dryer-1 general-store-1
barish nahi hui chari chhoti aur murjhayi khadi hai, chara khatam hai, bajra bhi nahi bacha, ye chari gay bhains ko kaat ke de du ya khatra hai | jowar-feeding-1 | fodder-sorghum-feeding-2 cattle-feeding-8 fodder-sorghum-feeding-3 fodder-sorghum-feeding-1
byadgi mirchi me urea kitni bar baant ke dena | chilli-nutrients-1
tarai me chane pe dhusar fafund, phali nahi ban rahi patte sad rahe | chickpea-diseases-4
kharif jwari gehri zamin achi barish, npk kitna | jowar-nutrients-1
dahiya rog kapas me, congress ghas par bhi wahi safed kida chipka hai | cotton-pests-8 | general-weeds-2
savukku kitne saal me kate | casuarina-harvest-1
kapas me zyada pani de diya to patte hi patte ho gaye, kab kab dena chahiye | cotton-irrigation-1
coimbatore side winter paruthi kis mahine lagate hai aur garmi wali kab | cotton-sowing-4
shevanti ko npk per acre aur gobar | chrysanthemum-nutrients-1
anar ki titli wali illi barsat me, kagaz ki thaili badhe kya | pomegranate-pests-1
punjab dhan ke baad chana bed pe laga sakte kya kitne chaude bed | chickpea-sowing-2
dalimb me mar rog, sukha ped nikal ke wahi naya lagau kya | pomegranate-diseases-2
gulabi sundi ke kitne faramon trap | cotton-pests-2
potasium nitrat ka spray narma me kab se shuru karna aur kitna | cotton-nutrients-3
chanay ki illi ke liye coragen kab dale kitni illi dikhne par | chickpea-pests-2
pila card kitney lagau aur bijli wala trap kab chalau | general-trap-3 general-trap-4
amudam rabi me kab lagaye | castor-sowing-1
dragon fruit kitne sal tak fal deta hai | dragon-fruit-harvest-1
ananas ka taj lagaye to fal kab milega putti se jaldi kya | pineapple-sowing-2
ber ki phal makhi ke liye garmi me jutai kare kya | ber-pests-1
kerala me mirch ko npk kitna, pehla dusra tisra bhag kab | chilli-nutrients-3
gulabi illi kaise pehchanu aur kab tak spray na karu | cotton-pests-1 cotton-pests-2
chane ko pehla pani kitne din me, gehu me to 21 din pe dete hai | chickpea-irrigation-1 | chickpea-irrigation-2
jwari ka utpanna ekri kitna quintal | jowar-yield-1
garmi badhte hi chanay ke paudhe sukh gaye jad kali bina baal ki | chickpea-diseases-2
gurcha rog ka ilaj mirach | chilli-diseases-1 | chilli-pests-1 chilli-pests-2 chilli-diseases-2
kerala me karele ki kism aur pehli tudai kitney din | bittergourd-varieties-1
diveli ke liye kitni barish aur kaisi mitti, kapas wali kali hai | castor-soil-1
bar bar dava marne par bhi mirch ke patte sikud rahe kya galti hai | chilli-diseases-2 | chilli-diseases-1 chilli-pests-1 chilli-pests-2
kapus pera late zala july end, ab lagaye to kitna ghata padega, borwell nahi hai | cotton-sowing-2
mirch me phool bahut aa rahe hai par do din me gir jate hai, dopahar me lu chalti hai aur pani kabhi zyada kabhi kam milta hai, kaise roku | chilli-disorders-1 | chilli-irrigation-1 general-heat-2
shevanti me kali kyu nahi aa rahi june me lagayi thi raat chhoti hai isliye kya | chrysanthemum-sowing-1
mirch ke khet me bandar bahut aate hai kya upay |
arandi ke patte resham ke kide (eri) ko khilane ki training kaha |
mirch ke naye patte pile nas hari, chune wali zamin | chilli-disorders-2 | general-iron-1
hare chare ki jwar line me kitna beej, bajra se alag hai kya | jowar-seed-2 | fodder-sorghum-sowing-1 bajra-seed-1
kabuli beej per bigha | chickpea-seed-1
punjab me mirch ki ropai pe kon kon si khad, aloo ke baad lagani hai | chilli-nutrients-2
kapas ki jad gal gayi chhal tar tar ho gayi kya kare agle saal | cotton-diseases-3
parawilt ka ilaj | cotton-disorders-4
chane me khad kitni aur beej me konsa kalchar | chickpea-nutrients-1 chickpea-seed-2 | general-biofert-1 chickpea-nutrients-2 general-biofert-2 general-biofert-3
mp chana buai ka samay aur per acre beej | chickpea-sowing-4 chickpea-seed-1
mirch pili pad rahi | chilli-disorders-2 | chilli-diseases-6
guntur mirchi yard me teja ka bhav aaj |
ananas ka beech sada | pineapple-diseases-1
lehsun me thrips, pyaz ke baad lagaya tha | garlic-diseases-1 | general-trap-3
bor ki chhatai | ber-pruning-1
dhan kat gaya hai zamin bhari hai aur geeli bhi rehti hai, punjab me chana bijna hai to samtal bije ya bed bana ke, pani lagaye ya nahi | chickpea-sowing-2
tripura me ananas ki kism aur lagane ka samay | pineapple-varieties-1 pineapple-sowing-2
ghuiya gala kaatti hai | colocasia-disorders-1
mirch ki phali pe pani jaisa daag aur safed fafund barsat me | chilli-diseases-5 | chilli-soil-1
karele ke kinare makka lagane se makhi rukti hai kya | bittergourd-pests-1
mahendragarh me 5 october ko chana bo du kya, bajra kat gaya hai khet khali pada | chickpea-sowing-1 | chickpea-diseases-1
divela me kubadi illi kitni ho to dava mare | castor-pests-1
lehsun chhilne ki machine |
arandi ke do patte wale paudhe bhure hoke sad gaye zamin gili hai | castor-diseases-3
kamlam garmi me tana jal gaya kitni garmi sehta hai | dragon-fruit-climate-1 | dragon-fruit-diseases-1
bt narme me per acre kitni khad kitni bar deni hai, soyabean me to ek hi baar dete hai | cotton-nutrients-1 | cotton-nutrients-2 cotton-nutrients-3
guldaudi ke liye mitti aur temprature | chrysanthemum-soil-1
lasun kaise taange | garlic-storage-1
gola ber ka rang kaisa ho todne ke liye | ber-harvest-1
phal makhi se karele me kitna nuksan ho sakta agar kuch na kare | bittergourd-pests-2
badal wale mausam me kapas ki ful patti gal rahi hai boron aur magnisium dale kya | cotton-disorders-2 | cotton-disorders-1
barani kapas karisal zameen tamilnadu, aadha urea gobar se chal jayega kya | cotton-nutrients-2
sirsa me gehu kat ke khet khali hua hai narma kab tak bo sakte hai der hone se kya nuksan | cotton-sowing-1
ananas ka kalla gal raha barsat me, kele me bhi pani khada hai | pineapple-diseases-1
tudtude kapus pe aaye hai konti dava, bhindi me bhi yahi hai | cotton-pests-6 | okra-pests-3
kapas me ukhta bimari wali zamin hai kya milaye beej me, mungfali beech me le sakte kya | cotton-diseases-2 | cotton-diseases-3
kapas me churda laga hai abhi 30 din ki hai spray zaruri hai kya | cotton-pests-7
matar ka mandi rate kal kitna tha |
spray pump talab me dho sakte hai kya | general-safety-3
marodiya rog kapas ka ilaj, khet me kuch paudhe chhote reh gaye patta mud gaya | cotton-diseases-1 | cotton-sowing-1 cotton-pests-4
pahadi khet me chana kab boye, line kitni door | chickpea-sowing-3
trap fasal se kitna upar tangna chahiye, gobhi aur baigan dono hai | general-trap-2 | general-trap-1
bhagwa anar kitne din me pakta hai aur ek ped se kitana | pomegranate-varieties-1 | pomegranate-harvest-1
ananas ko khad per acre kitni, rubber ke beech laga hai | pineapple-nutrients-1
ganna kab lagaye haryana me | sugarcane-sowing-1 | sugarcane-sowing-3 sugarcane-sowing-2
gehu ke baad ganna lagana hai beej kitna badhau aur line kitni paas rakhu up me | sugarcane-sowing-2 | sugarcane-sowing-3 sugarcane-seed-1
karumbu nadavu tamilnadu me kis mahine | sugarcane-sowing-4
us lagwad beej kitna tan lagel per acre, teen ankh wala tukda | sugarcane-seed-1
ek ankh ki nursery wale ganne ko kitne din baad khet me lagaye | sugarcane-seed-2
kamad me kinna urea paiye jalandhar | sugarcane-nutrients-1
ganne ka ras meetha nahi nikal raha, der se khad dali thi kya usse hua | sugarcane-nutrients-2 | sugarcane-irrigation-2 sugarcane-harvest-1
rayalaseema me cheraku ko nitrogen kitna dalte hai, coastal se zyada kyu | sugarcane-nutrients-3
ganne ko sabse jyada pyas kab lagti h | sugarcane-irrigation-1 | sugarcane-irrigation-2
us me ek sari chhod ke pani de sakte kya, borwell kam chal raha hai | sugarcane-irrigation-2
ganne ki sukhi patti jalane se pedi par asar padta hai kya | sugarcane-organic-1 | sugarcane-nutrients-4
mudhi ganna katne ke turant baad thunth chhilna zaruri h ya nahi | sugarcane-sowing-5 | sugarcane-organic-1
pichle saal khet me laal sadan lagi thi ab usi ki pedi rakh lu to chalega | sugarcane-sowing-6 | sugarcane-diseases-2
patti bichha di hai pedi me to khad kam kar sakte hai kya | sugarcane-nutrients-4
ganne ka cancer kaise pehchane | sugarcane-diseases-1
kande wali bimari me ganne se kala kodha nikalta h usko kaise hataye ki powder na ude | sugarcane-diseases-3
pokka boing ki dawai | sugarcane-diseases-4
top borer ki kaun si peedhi sabse zyada nuksan karti h | sugarcane-pests-1
ganne me safed titli ke liye june me jad me kaun si dawa dalte hai | sugarcane-pests-2
khodkida us me, kitne percent sukhne par dawai maru | sugarcane-pests-3 | sugarcane-pests-4
ganne ke prarohe bedhak me machine se spray kiya fir bhi marte nahi, pani badhane se naye kalle aayenge kya | sugarcane-pests-4 | sugarcane-pests-3
humani kid us madhe upay | sugarcane-pests-6
thand me kata ganna to pedi nahi phuti, dec me katne ke baad thunth par kya dale | sugarcane-harvest-1 | sugarcane-sowing-5 sugarcane-organic-1
ganne ka sarkari rate is saal kitna h |
ganna katne wali machine par subsidy milegi kya | general-scheme-55 general-chc-2 | general-scheme-57
june ke shuru me mungfali bo du kya ya thoda ruku | groundnut-sowing-1 | groundnut-diseases-4
kaushal mungfali ka beej kitna lagega | groundnut-seed-1
moongfali beej upchar ka tarika | groundnut-seed-3 | general-beejamrut-2 general-biofert-3
magfali ni navi jat jema pan na daag ocha aave gujarat | groundnut-varieties-1
lal mitti me papdi jam jati hai nilakadalai ke liye kya milaye | groundnut-soil-1
mungfali me dap ke sath bora aur gypsum dalna h matra bataye | groundnut-nutrients-1 | groundnut-nutrients-2
unalu magfali ma khatar ketlu saurastra | groundnut-nutrients-2
moongfali ko pani kab chahiye barish na ho to | groundnut-irrigation-1
dane ke andar gaddha bhura sa, tamilnadu nilakadalai, kya dalna tha mitti me | groundnut-disorders-3
tikka rog mungfali | groundnut-diseases-1
gerua lag gaya mungfali me, agli baar na aaye iske liye kya kare | groundnut-diseases-2
mungfali ke naye paudhe murjha rahe gardan kali pad gayi, bagal me til theek h | groundnut-diseases-3
thrips se failne wali mungfali ki bimari me neele patte kitne lagaye | groundnut-diseases-4
mungfali ke patte jaale se jud gaye aur jale jaise dikh rahe | groundnut-pests-3
lal rom wali sundi moongfali kha rahi, arandi lagane se fayda hoga kya aur light trap kitne | groundnut-pests-4
molo mashi magfali, kab dawa chhatvi | groundnut-pests-5
mungfali ka beej kitna lagega aur nikasi kitni hogi ek acre me | groundnut-yield-1 | groundnut-seed-2 groundnut-seed-1 groundnut-sowing-2 groundnut-varieties-1
magfali sathe tuver ketli line | groundnut-intercropping-1 | pigeon-pea-intercropping-1
moongfali ki sarkari kharid ka panjikaran kaha hoga |
sarso late bo di to kya nuksan hoga | mustard-sowing-1 | mustard-pests-1
raya di bijai last date ludhiana | mustard-sowing-3
pili sarso kab boye pahad ke niche tarai me | mustard-sowing-4
delhi ke pass sinchai wali sarso konsi lagau | mustard-varieties-1
bihar me tori aur pili sarso ka naam batao kaun si achhi | mustard-varieties-2
kallar zameen me sarso cs wali konsi hai | mustard-varieties-3
sarso me urea kab dale pehle pani ke baad ya pehle | mustard-nutrients-1 | general-fert-5 mustard-nutrients-2
gandhak dalna zaruri hai kya sarso me, maine dap dali thi | mustard-nutrients-3 | mustard-diseases-2 general-defic-4
sarso ka pehla pani kab aur uske sath urea kitna | mustard-irrigation-1 | mustard-nutrients-1 general-fert-5 mustard-nutrients-2
margoja ki dawai btao | mustard-weeds-2 | tobacco-weeds-1
aara makkhi ka desi ilaj | mustard-pests-2 | general-neem-1
jhulsa rog sarso me kaise roke | mustard-diseases-2
sarso ka tana safed rui jaisa ho ke toot raha, andar kale dane | mustard-diseases-3
sardi me sarso ki fali jal jati h thand se, bachav batao | mustard-disorders-1 | general-frost-2 general-frost-1
nilgai sarso kha jati hai kya upay |
kathirikai vithai eppo, south me saal bhar hota hai kya | brinjal-sowing-1
vangi biyane ekar la kiti gram | brinjal-seed-1
baigan ki paudh subah lagaye ya shaam ko, kitni door | brinjal-nursery-1
baingan me khad kitni aur pani kitne din me, pehle yaha gobhi thi | brinjal-nutrients-1 | brinjal-irrigation-1
began ne pani ketla divse, phool aaya h | brinjal-irrigation-1 | brinjal-disorders-1
baingan me panni bichhane se nirai bachegi kya | brinjal-weeds-1 | general-mulch-1
baingan me kitne phero trap lagau ek acre me illi ke liye | brinjal-pests-1 | general-trap-2
baingan kane ho rahe roz dawa marta hu fir bhi keeda, todne se kitne din pehle band karu | brinjal-pests-2 | brinjal-pests-1 brinjal-pests-3
vangi var pyrethroid favarni karu ka | brinjal-pests-3
hadda keeda hath se kaise pakde | brinjal-pests-5
baingan ke patte kinare se pile hoke upar mud rahe, niche machhar jaise ude | brinjal-pests-6
baigan me chhoti patti wala rog failta kaise hai | brinjal-diseases-1
barish me baingan ke fal par pani jaise dhabbe fir safed fafund, tomato theek hai | brinjal-diseases-3
baingan ke fal par dhanse hue gol chhalle | brinjal-diseases-4
pbh 4 baingan kinna nikalda acre cho | brinjal-yield-1
baingan ka bhav mandi me 2 rupaye ho gaya kaha beche |
gawar may me boi thi sirf badhi aur gir gayi fali kam, kab boni chahiye thi | guar-sowing-1
gawar chhidka bone se kya nuksan | guar-seed-2 | guar-weeds-1
gwar konsi kisam aur kitna beej haryana | guar-varieties-1 guar-seed-1
gawar kaisi mitti me hoti hai, mere yaha pani rukta hai | guar-soil-1 | guar-irrigation-1
gwar ke beej par culture lagaye aur dap kitni | guar-nutrients-1 | general-biofert-1 general-biofert-3
hara tela gawar me lag gya, kapas se aaya lagta | guar-pests-1
gwar me jhulsa bimari beej garam pani se theek hoti kya | guar-diseases-1
bhado me gwar ke patto par gol bhure dag | guar-diseases-2
gawar jad se gal rahi | guar-diseases-3 | general-tricho-1
gwar fali kaale khadde | guar-diseases-4
gawar ka bhav itna upar niche kyu hota h, rok ke rakhu kya | guar-storage-1 | general-market-22
gwara 80 punjab kinna jhaad | guar-yield-1
gawar bajre ke sath mila ke bo sakte hai kya pashu ke liye | guar-intercropping-1
pahad me masur kab boye | lentil-sowing-1
masar di bijai punjab ll 931 kinna beej | lentil-sowing-2
masoor konsi lagau pahadi khet hai pauri side, sarso ke bagal me | lentil-varieties-1
masur me dap kitna dale | lentil-nutrients-1 | general-fert-4
khade dhan me masoor bina jote | lentil-sowing-3 | general-zerotill-1
masur me sinchai kitni baar, gehu wala pani paas se jata hai | lentil-irrigation-1
masoor me ghas ki dawa | lentil-weeds-1 | general-weeds-1
masur me uktha | lentil-diseases-1 | general-tricho-1
gerui masoor me, haath me bhura powder lagta hai | lentil-diseases-2
masoor ke chhote paudhe zameen se sad ke gir rahe, khet geela tha | lentil-diseases-3
masur ki konpal par lahi keeda | lentil-pests-1 | general-neem-1 general-trap-3
masoor kab kate kacchi kat le kya | lentil-harvest-1
masur kitni hogi ek acre me | lentil-yield-1
masoor dal banane ki chakki lagani hai kharcha kitna |
nachni perni kadhi maharashtra me | ragi-sowing-1
summer me ragi laga sakte borewell se, karnataka | ragi-sowing-2
marua ka bij kitna lagega sidha bone me | ragi-seed-1
kya kali chikni mitti me ragi hogi, pani khada rehta h | ragi-soil-1
odisha mandia ki achhi variety | ragi-varieties-1
ragi benki roga, kis variety me nahi aata | ragi-diseases-1
mandua ki bali safed ho gayi, bich ki patti sukhi | ragi-pests-1
ragi me ghas marne ki konsi spray |
hawa padosi ke machhli talab ki taraf ja rahi h spray roku kya | general-spraywx-1
subah subah bilkul hawa nahi chal rahi, dawai maru ya nahi | general-spraywx-2 | general-spraywx-1
patto par os hai aur madhumakkhi bhi ghoom rahi, abhi spray karu | general-spraywx-3 | honeybee-pesticide-1
khalihan me pade pule bheeg gaye madai kab kare | general-hail-1 | general-scheme-28
garpit zali, dalimb bagech nuksan, ata kay karu | general-hail-3
barish nahi ho rahi khadi fasal kaise bachaye thoda sa pani bacha hai | general-drought-1
gehu me dana bharte samay garmi se bachav | general-heat-1 | wheat-disorders-4 wheat-climate-1
mirchi tamatar ke phool jhad rahe dhup se | general-heat-2 | tomato-disorders-3 chilli-disorders-1 chilli-irrigation-1 tomato-irrigation-1
khaira rog kaise pehchane | general-zinc-1 | rice-disorders-1
heera kasis kitna ghole naye patte safed hai | general-iron-1 | rice-disorders-4
patta niche se pila ho to kis chij ki kami, upar se ho to kis ki | general-defic-1 | general-defic-4 general-defic-3 general-defic-2
purane patto me nas ke beech pila fir laal, kapas | general-defic-3 | cotton-disorders-3
pyaz ke naye patte phike peele, urea diya fir bhi nahi sudhra | general-defic-4 | onion-disorders-3 onion-nutrients-1
gobi ka tana khokhla aur dana nahi ban raha, kya kami | general-boron-1 | cauliflower-disorders-2
beejamrit kitne ghante tak chalega aur mungfali me lagau ki nahi | general-beejamrut-2 | general-beejamrut-1
beej me pehle fafund ki dawa ya keede ki ya culture, sahi kram | general-biofert-3
namak ke pani me gehu ka halka beej kaise nikale | general-seedtreat-1
kaju ko kaisa mausam chahiye, phool ke time barish ho gai to | cashew-climate-1
jeedi mamidi rakam andhra | cashew-varieties-1
kaju ki sukhi dali kab kate aur kate par kya lep kare | cashew-pruning-1
kaju mohor kala padto, dhur kela tar chalel ka | cashew-pests-1
kaju bee kitne din sukhaye | cashew-harvest-1
kaju ke chhote bag me beech me kya lagau, anannas ya kela | cashew-intercropping-1
kaju ke fal se sharab ya juice kaise banaye |
jiru vavva no samay, kapas pachhi | cumin-sowing-1
jira kab boye aur beej kitna lagega barmer | cumin-seed-1 | cumin-sowing-1
jire me urea kitna kab | cumin-nutrients-1 | general-fert-5 general-fert-3 general-fert-4
jiru dana bharta pani apay | cumin-irrigation-1
jeera nirai kitne din pe | cumin-weeds-1 | general-weeds-1
jire me badal ke baad paudhe jal gaye, paas me gehu ka pani bhi aata h | cumin-diseases-1 | cumin-irrigation-1
chhachhya rog jeere me | cumin-diseases-3
jeera kab kate subah ya dopahar | cumin-yield-1
vellarikka nadan kerala me kab | cucumber-sowing-1
kakdi beej ekar la kiti | cucumber-seed-1
kheere me khad kitna aur pani kitne din pe | cucumber-nutrients-1 | cucumber-irrigation-1
khira me pani ka antar phool aane par, lauki bhi sath me hai | cucumber-irrigation-1
kakdi kadvi ka lagte | cucumber-disorders-1
kheere me sirf nar phool, fal wale nahi | cucumber-disorders-2
kheera patte kinare se sukh rahe barish me | cucumber-diseases-1
kheere me fal makkhi ka jaal | cucumber-pests-1 | general-trap-2
polyhouse kheera ki kaun si variety, sarkari paisa kitna |
dhingri saal bhar uga sakte kya bihar me | mushroom-sowing-1
100 kilo puwal se kitna mushrum | mushroom-yield-1
button mushroom me mitti ki parat kab aur kya milaye, tudai kitne hafte baad | mushroom-sowing-2
khumbi me sada hua guccha, namak dale kya | mushroom-diseases-1
mushroom room me chhoti makkhi bahut | mushroom-pests-1
khumb ki topi chipchipi ho gayi | mushroom-disorders-1
mushroom ka loan aur training kaha milegi | general-scheme-68
barsim khade pani me chhitke ya sukhe me | berseem-sowing-1
barseem me kasni ka beej kaise alag kare | berseem-seed-1
barsim konsi kisam me zyada katai | berseem-varieties-1 | berseem-harvest-1
barseem nu khaad kinni | berseem-nutrients-1
barsim ko pani kitne din baad | berseem-irrigation-1
barseem kitna hara chara degi ek acre | berseem-harvest-1
barsim me gol gol jagah sad gayi | berseem-diseases-1
barseem ke sath bhusa kitna milaye | berseem-feeding-1 | cattle-bloat-1
barsim ka beej banane ke liye aakhri katai kab kare |
stobery ko kitni thand chahiye | strawberry-climate-1
strawberry me mazdoori kaise bachaye ghas nikalne ki, lahsun bhi paas me hai | strawberry-weeds-1
strawberry me gobar khad kitne ton | strawberry-nutrients-1
pake fal par bhuri fafund stroberi | strawberry-diseases-1
strawberry ki kaun si kism lagaye aur tod ke kitne thande me rakhe | strawberry-harvest-1 strawberry-varieties-1
strawberry ke dabbe kaha se kharide packing ke liye |
kuar kartik me ganna lagana chahta hu to sahi mahina batao aur beech ki khali jagah me kaun si sabji ya daal le lu | sugarcane-sowing-1 sugarcane-intercropping-1 | general-intercrop-1 sugarcane-sowing-2
lal wali bimari se aadha khet gaya, ab us khet me kya kare aur agli baar saaf beej kaise chune taki dobara na aaye | sugarcane-diseases-2 sugarcane-seed-3
ganna acre ka utara | sugarcane-yield-1
unala ma magfali vavi chhe rajkot baju, ketla pani aapva ane gypsum ketlu nakhvu te kaho | groundnut-irrigation-3 groundnut-nutrients-2
moongfali me ek to patto par gol kale dag aa rahe aur dusra jad kha kar paudhe sukhane wala mota safed keeda, dono ka upay | groundnut-diseases-1 groundnut-pests-1
mungfali kitni nikalegi | groundnut-yield-1 | groundnut-varieties-1
rai ka beej ek acre me kitna girega aur ugne ke baad paudhe se paudha kitni door chhodna hai, chane ke bagal wala khet hai | mustard-seed-1 mustard-sowing-5
sarso me safed gerui | mustard-diseases-1
baingan ke kuch paudhe dopahar me gir jate hai aur mar jate hai, kuch ki jad me gaanth hai, mirchi theek khadi hai, dono ka ilaj batao | brinjal-diseases-2 brinjal-diseases-5
gol baingan ka naam | brinjal-varieties-1
sabji wali gawar fali lagayi hai bhindi ke bagal me, gudai kab karu aur fali kitne din se todna chalu karu | guar-harvest-1 guar-weeds-1
gawar me ukhta rog | guar-diseases-3 | general-tricho-1
masoor mote dane wali lagani hai to kism ka naam aur ek acre ka beej batao, pichle saal sarso thi | lentil-seed-1 lentil-varieties-1 | lentil-sowing-2
masur kitne kuntal | lentil-yield-1
ragi me total kitni khad dale aur urea kitni kist me dena hai, jowar to bina khad ke ho jati hai | ragi-nutrients-1 ragi-nutrients-2
kaju gir ne do ya tod lo, kitne din dhoop dikhau, aur jhargram wali kalam ek ped se kitna deti hai | cashew-harvest-1 cashew-yield-1
kaju tana chhedak keeda | cashew-pests-2
jeere me 40 din par bhure dag aaye aur chhote keede bhi, badal wala mausam hai, dono ka bata do, rayda theek hai | cumin-diseases-1 cumin-pests-1 | cumin-irrigation-1
jeera safed pad gaya | cumin-diseases-3
kakdi me makkhi danke marti hai keede pad jate, upay batao aur kitne din ke antar par todna chahiye | cucumber-pests-1 cucumber-harvest-1
dhingri ke thaile safed ho gaye, ab kamre me kaise rakhe pani kaise de aur tudai kab kare, meri gobhi ki fasal bhi sath chal rahi | mushroom-housing-1 mushroom-harvest-1
khumbi me macchar makkhi | mushroom-pests-1
barseem ki badhiya kism | berseem-varieties-1
pala kab girta hai | general-frost-1
nitrogen ki kami pehchan | general-defic-2 | wheat-disorders-2 general-defic-1 rice-disorders-3
yak kharidna hai kaha milega |
bour aaya hai aur badal baras rahe hain aam ka kya hoga | mango-climate-1
namak wali kankreeli jameen me aam ke ped lagenge kya, bagal me ber to chal gaya | mango-soil-1 | mango-disorders-5
saal dar saal phalne wala aam | mango-varieties-1 | mango-disorders-1
hamare yaha 24 pargana me litchi lagi hai ab aam bhi lagana hai kaun si kisam lu | mango-varieties-2
salem taraf nariyal ke saath maanga lagana hai, tamilnadu me konsi jaat chalti hai | mango-varieties-3
aam ka gadda kab khode | mango-nursery-1
aam me ped se ped kitni duri rakhe, papaya to 6 foot pe lagaya tha | mango-nursery-2
aam ke ped kitne door lagaye aur gadde me kitna gobar dale | mango-nursery-2 mango-nursery-1
kerala me maanga ki guthli wali kalam kaise bandhte hai | mango-nursery-3
aam ke 12 saal ke ped ko kitna urea potash dena kerala me | mango-nutrients-1 | general-fert-3
aam ki khad tane ke paas dale ya chaya ke kinare pe ghera banake | mango-nutrients-2
aam me mahine bhar se matar jaise tikore lage hain pani kitne din me du | mango-irrigation-1 | mango-disorders-2
aam ki katai chatai jyada kar di to agle saal fal kam aayega kya | mango-pruning-1 | mango-pruning-2 mango-disorders-1
buddhe aam ke ped ko kitne upar se kaate aur kis mahine | mango-pruning-2
paklobutrazol kab dalte hai bagh me khali saal me bour lane ko | mango-disorders-1
aam ke chote dane bahut gir rahe hai nimbu me bhi aisa hi tha | mango-disorders-2 | mango-pests-1 mango-diseases-1
aam ke naye podhe me jhadu jaisi dher sari patli tehni nikal rahi | mango-disorders-3
aam me jinc ki kami | mango-disorders-4 | general-zinc-3
aam ke paudhe sarkari narsari me kitne rupye ke milte hai |
int bhatte ka dhua aam ko kharab kar raha neeche se kala | mango-disorders-6
aam me mahua lasi wala keeda bour sukha raha hai, kele me kuch nahi | mango-pests-1
pus mahine me aam ke tane pe safed rui jaise kide chad rahe | mango-pests-2
aam ke ped ke andar illi ghus gayi hai chhed me taar dalu ya petrol | mango-pests-4
kharra rog me gandhak kab | mango-diseases-1 | ber-diseases-1
aam ke patto pe bhure kaale dhabbe aur tehni sukhi | mango-diseases-2 | mango-diseases-3
purane aam me dali upar se sukh rahi kati jagah pe kya lep lagau | mango-diseases-3
aam pe lifafa chadhane se kya fayda hota hai | mango-harvest-1
tapka girne laga hai aam ab kaise tode ped hilake ya jaali se | mango-harvest-2
aam chhota hai beech me haldi ya kela laga sakte hai | mango-intercropping-1
kalmi aam kitne saal me fal deta aur acre me kitna maal | mango-yield-1
aam ke tane pe dimak ki mitti chadh gayi kya dalu |
makka august me bo sakte kya pani hai apne paas, andhra me | maize-sowing-1
barish se pehle makki boye ya intezar kare, bajra to barish baad boya | maize-sowing-2 | maize-sowing-1
makka hybrid ka dana kitna kilo lage aur line se line ki duri | maize-seed-1
popcorn makai ka beej | maize-seed-2
khari jameen me makka hoga kya, jau to ho jata hai | maize-soil-1 | barley-soil-1 general-saline-1
makka ko kitna taapman chahiye | maize-climate-1
tamilnadu me makka ko urea kitne din pe kitna dena 25 aur 45 din | maize-nutrients-2
rabi makka me jyada yuria | maize-nutrients-3 | maize-nutrients-1 maize-nutrients-2
makai me sabse jaruri pani konsa | maize-irrigation-1
jyada barish me makke ko bachane ke liye medh pe boye kya | maize-irrigation-2
ek jagah do teen makka ug aaye hai ek rakhu kya aur khurpi kab | maize-weeds-1
makka ke beech me udad dalne se fayda hai kya | maize-intercropping-1 | maize-pests-2 general-intercrop-1
makka ki patti ke kinare jal gaye aur bhutte ka sira khali, konsi khad kam hai | maize-disorders-1 | general-defic-3
makke me zink salfate kitna dale | maize-disorders-2 | general-zinc-2 general-zinc-3
makka ke bhutte chhote aur aadhe khali, bagal ka bajra pura bhara hai, garmi bahut thi | maize-disorders-3 | maize-irrigation-1 maize-climate-1
makke ki gobh me keeda patta fad ke kha gaya bura jaisa mal | maize-pests-1 | maize-pests-2 maize-pests-4 maize-intercropping-1 fodder-maize-pests-1
lure kitne din me badalna hai makka wale jaal me | maize-pests-3 | general-trap-1
makka me hafte me kitni baar khet dekhna illi ke ande ke liye | maize-pests-4 | maize-pests-2
tana chedak trico card makka | maize-pests-5
makai ke patte pe lambe lambe bhure daag, jwar me bhi the pichle saal | maize-diseases-1
makka ke patte pe halki dhariyan hai aur subah ulti taraf safed rui jaisi cheez dikhti | maize-diseases-2
barsat me makka gir raha hai niche ki ganth pilpili | maize-diseases-3 | maize-irrigation-2
makka ka tana andar se kala reshedar pani ki kami me sukha | maize-diseases-4
babycorn kab tode bal nikalne ke kitne din | maize-harvest-1
makka gili hai bhar ke rakh du kya, gehu sukha hai | maize-storage-1 | general-store-1
makka ka silage banane ka tarika batao gadde me | fodder-maize-feeding-1 | cattle-fodder-5 cattle-fodder-3
soyabin ko kitni inch barish | soybean-sowing-1
der se soyabean ki konsi kisam, makka to bo diya | soybean-sowing-2 | soybean-varieties-1
tarai soyabean buwai kab | soybean-sowing-3
soyabeen bij dar batao mp | soybean-seed-1 | soybean-seed-2
soyabean ka beej kitna dale aur kitni barish ke baad boye | soybean-seed-1 soybean-sowing-1 | soybean-seed-2
mote dane wala soyabin kitna kilo aur kitna gehra boye | soybean-seed-2 | soybean-seed-1
hamare paas bed wali mashin nahi hai to soyabean me pani nikalne ki nali kitni line baad kholu | soybean-machinery-1
ek hi soyabean lagaye ya do teen tarah ki | soybean-varieties-1
soyabean se pehle gobar khad kitni trolly, pyaj me to dali thi | soybean-nutrients-2
ek mahine ka soyabean ukhada to jad me ganth nahi dikhi | soybean-nutrients-3
soyabean me jink aur gandhak dalne se upaj badhegi kya | soybean-disorders-1 | soybean-nutrients-1
trikoderma aur raijobium soyabean bij me kitna gram lagaye | soybean-seed-3 | general-biofert-1 general-biofert-3
soyabin me dora kulpa kitne din pe chalaye | soybean-weeds-1 | general-weeds-1
safed makhi se soyabean peela pad raha hai kya kare | soybean-diseases-1 | general-trap-3
chakra bhring lag gya soyabean me, paas me makka bhi hai | soybean-pests-1
tana makkhi soyabean dawai | soybean-pests-2
soyabin me illi ka jhund patta jaali jaisa, chidiya ke liye khunti lagau kya | soybean-pests-3 | soybean-pests-4 general-perch-1
kamla kida soyabean me sasta upay | soybean-pests-4
soyabean tukdo me jal gaya pani lagne ke baad patte gir gaye | soybean-diseases-2
soyabean patti pe alpin jaise chote peele daag | soybean-diseases-3
khet ki kadi parat kaise tode soyabean ke liye | soybean-soil-1
soyabean fali chatak rahi | soybean-harvest-1
soyabeen ki bori kitni unchi rakhe, thresher tez chalane se bij kharab hota? | soybean-storage-1
soyabean me neelgai ghus jati hai kya upay |
aloo kab boye pahad me | potato-sowing-1
alu ke kitne bore beej lagega 50 gram wale | potato-seed-1
beej wala aloo kal thande godam se utha ke laya hu, ankur laane ko kaha faila du | potato-seed-2
har saal beej aloo kharidna mehnga padta hai, apne khet ka bina rog wala beej kaise taiyar karu | potato-seed-3
batata ke liye taapman kitna hona | potato-climate-1
dakshin me aloo me 30 din pe kitna urea mitti chadhate time | potato-nutrients-1
aaloo ki khad bihar | potato-nutrients-2
kerala me aloo ki khad kitni aur pehla pani kab | potato-nutrients-1 potato-irrigation-1
aloo me pani kitne din baad, sarso me to ek hi diya | potato-irrigation-1
alu ka podha ek balisht ka ho gaya mitti chadhau kya | potato-soil-1
aloo hara kyu ho jata hai | potato-disorders-1
aaloo ki ghas kab tak | potato-weeds-1 | general-weeds-1
pukhraj aloo kitne din me khudega aur jhulsa lagega kya | potato-varieties-1 | potato-diseases-1 potato-diseases-2
aloo ki achi kisme konsi hai | potato-varieties-2 | potato-varieties-1
aloo ki konsi kism lagau aur kab lagau plain me | potato-varieties-2 potato-sowing-1 | potato-varieties-1
aloo me jhulsa aane se pehle kaun si dawa maare, tamatar me bhi lag gaya | potato-diseases-1 | tomato-diseases-3 potato-diseases-3 potato-diseases-2 tomato-diseases-4
blight ki chetavni kaha se mile, aloo hai mera | potato-diseases-2
aloo ki patti pe bhure chakra jaise daag kya kare | potato-diseases-3
alu ka tana niche se kala pad gaya podha chota | potato-diseases-4
aloo khurdara nikla chhilka phata phata, gobar dala tha | potato-diseases-5
aloo ki aankh pe burada | potato-pests-1
katua keet aloo me, pehle chana tha usme bhi | potato-pests-2 | chickpea-pests-3
pala padne wala hai aloo me pani de ya dhua kare | potato-disorders-2 | general-frost-2
aloo ka chhilka kachha | potato-harvest-1
aloo ke khet me chuhe bahut hai kya dale |
mere yaha pahad me dhan kat ke khet khali hai, rajma kis mahine boya jata hai aur ek acre me kitna beej lagega | rajma-sowing-1 rajma-seed-1
rajma ki kisam aur upaj batao | rajma-varieties-1 rajma-yield-1 | rajma-harvest-1
chane me to ek bori dap se kaam chal jata hai par log kehte rajma ko gehu jaisi khad chahiye, kitni dalu | rajma-nutrients-1 | general-fert-4
rajma me pani kab kab | rajma-irrigation-1
rajma ke khet me pani khada ho gaya tha ab podhe mar rahe, kya ye pani bilkul nahi sehta | rajma-soil-1 | rajma-irrigation-1 general-flood-1
rajma ghane ug gaye chhatai kab kare | rajma-weeds-1 | rajma-seed-1
rajma ki fali pe gehre kale dhabbe aur gir bhi rahi, makka jo saath me hai wo theek hai | rajma-diseases-2
rajma patte ke niche aata jaisa | rajma-diseases-4
rajma katai kab | rajma-harvest-1
rajma me lahi aur fali me chhed wala keeda hai, neem ka kuch bana ke daalne se jayega kya | rajma-pests-2 | general-neem-1
rajma ek beegha me kitna hota | rajma-yield-1 | rajma-harvest-1 rajma-varieties-1
rajma me zinc kitna dalna chahiye | general-zinc-2 | general-zinc-3
chavli kab boye aur beej kitna lage | cowpea-sowing-1 cowpea-seed-1
barbati ki konsi kism lagau, bhindi to arka anamika hai mere paas | cowpea-varieties-1
lobia me ghas ki dawa buwai ke baad | cowpea-weeds-1
barbati upar se peeli | cowpea-diseases-1 | general-defic-1 general-defic-4 general-iron-1
lobia ki fali pe lal bhure gaddhe | cowpea-diseases-2
chavli achanak sukh ke mar rahi, jad ki chhal reshe jaisi | cowpea-diseases-4
lobia pe kali maho | cowpea-pests-1 | general-neem-1
lobia ke dane me ghun | cowpea-storage-1 | general-store-5 general-store-4 general-hermetic-1
lobia ki bel ko machan kaise banaye |
papita kab lagaye aur ek acre me kitne gram beej chahiye | papaya-sowing-1 papaya-seed-1
papite me do din pani ruka mar jayega kya | papaya-soil-1 | general-flood-1
papite me nar mada kaise pehchane | papaya-sowing-2
papita ko khad kitne mahine pe kitni | papaya-nutrients-1
papite ka virus jisme patta rassi jaisa ho jata hai aur danthal pe tel jaisi dhari, padosi ne kheera laga rakha hai, ilaj kya | papaya-diseases-1
papita ke patte ulte katore jaise mote ho gaye aur podha bona reh gaya, paas me mirchi aur tamatar hai | papaya-diseases-2
papite pe safed rui chipchipa | papaya-pests-1
papita kab tode kitna milega | papaya-harvest-1
dhaniya kab boye aur kitna bij | coriander-sowing-1 coriander-seed-1 | coriander-sowing-2
kothmir ki bhaji ke liye khad, methi me to sirf gobar dala tha, isme kitna kitna daale | coriander-nutrients-1
dhania me pani kitne din pe aur nirai kab | coriander-irrigation-1 coriander-weeds-1 | general-weeds-1
garmi me dhaniya jali ke niche | coriander-sowing-2
dhaniya pe rakh jaisi safedi aa gayi | coriander-diseases-1
longia rog dhaniya | coriander-diseases-3
dhane me mava lag gaya phool pe | coriander-pests-1 | coriander-climate-1 general-neem-1
dhaniya patti ko mandi tak taza kaise rakhe |
supari ke liye kaisi mitti aur mausam, nariyal to yaha ho jata hai | arecanut-climate-1
konkan me supari ki konsi jaat | arecanut-varieties-1
supari ke ped ko saal me kitni khad aur garmi me pani kitne din pe | arecanut-nutrients-1 arecanut-irrigation-1
barsat me kachi supari jhad rahi safed fafund | arecanut-diseases-1
supari adhi bani phat ke gir rahi | arecanut-disorders-1
supari ke phool me jaala laga ke sukh gaya | arecanut-pests-1
kali mirch ki kalam kab lagaye | blackpepper-nursery-1
wayanad me kali mirch ki konsi kism achi aur ek bel ko saal me kitni khad | blackpepper-varieties-1 blackpepper-nutrients-1
barsat me meri kali mirch ki bel ke patte kale dhabbe hoke jhad gaye aur ek mahine me puri bel khatam, baki kaise bachau | blackpepper-diseases-1
pollu keeda | blackpepper-pests-1
kali mirch ki bali jhad rahi | blackpepper-disorders-1
kali mirch ki bel ka beema hota hai kya |
kohda kab boye aur ek acre me beej kitna | pumpkin-sowing-1 pumpkin-seed-1
kaddu ke har gadde me gobar aur khad kitni, lauki me to mutthi bhar dap dala tha | pumpkin-nutrients-1
kaddu ki konsi kisam me makkhi kam lage | pumpkin-varieties-1 | pumpkin-pests-1
kaddu ki bel me phool bahut aa rahe hai par sab jhad jate hai ek bhi fal nahi baitha, subah hath se milana padega kya | pumpkin-disorders-1 | general-heat-2
kaddu ki bel boni ho gayi patte fafole wale | pumpkin-diseases-1
kaddu kitne mahine tikega | pumpkin-storage-1 | pumpkin-harvest-1
tambaku ki paudh kitne hafte ki | tobacco-nursery-2
virginia tambaku karnataka me kab rope aur npk kitna de | tobacco-sowing-1 tobacco-nutrients-1
bore ka pani khara hai, kapas me chal gaya, tambaku ki patti kharab to nahi hogi | tobacco-irrigation-1
tambaku ki nursery me paudh gal ke gir rahi | tobacco-diseases-1 | tobacco-nursery-1 general-tricho-1
tambaku me patta mud raha, paas me baingan hai, aur sundi bhi raat ko kha rahi, kya kare | tobacco-pests-1
patta gobhi kab lagaye beej kitne gram | cabbage-sowing-1 cabbage-seed-1
kerala me patta gobhi ko khad do baar me kaise de | cabbage-nutrients-1
patta gobhi ke beech sarso lagane se illi kam hoti hai kya, kitni kataar | cabbage-pests-1
gobhi ke naye patte pe maho | cabbage-pests-3 | cabbage-pests-1
patta gobhi thos ho gayi katu kya | cabbage-harvest-1
dhan bharne se pehle bori kotha kaise saaf kare | general-store-2 | rice-storage-2
gehu ke niche aata jaisa gir raha aur kothi garam | general-store-4 | wheat-storage-2 wheat-storage-1
dal me ghun na lage neem patti | general-store-5 | general-hermetic-1 cowpea-storage-1
hawa band drum me anaj kitna sukha ke bhare | general-hermetic-1 | general-store-1 wheat-storage-1
adrak mirch sukhane ka dhoop wala dabba | general-dryer-1
un ke liye konsi bhed le, bakri to sirohi hai | sheep-breeds-1
gaadar ka baal saal me kitni baar kaate | sheep-shearing-1
bhed ko mata ka tika kab lagwaye aur pet ke keede ki dawa kab pilaye | sheep-vaccination-1 sheep-worms-1 | sheep-deworm-2
bhedo ke liye charagah | sheep-feeding-1
bhed ko kutte ne kaat liya kya kare |
nali ke chhed me safed chuna jam gaya | general-drip-2
khet me pual bichane se kya fayda kitni moti | general-mulch-1 | general-residue-1
barish ka pani khet me kaise roke, talab se pani ris jata hai | general-rainwater-1
aam tod liye hai ab dali kitni katni chahiye aur bade ped ko gobar urea potash kitna dena hai, kathal ko to kuch nahi dete | mango-pruning-1 mango-nutrients-2 | mango-nutrients-1
aam ke tane pe rui jaise kide upar chad rahe hai aur bour pe safed powder bhi jam gaya hai dono ka alag alag upay batao | mango-pests-2 mango-diseases-1
dhan chhod ke is baar makka laga raha hu pani ka intezam hai, bij kitna lena padega aur barish se kitne din pehle bona chahiye | maize-seed-1 maize-sowing-2
makka ki nayi patti safed nikal rahi hai uska kya kare aur kis samay pani ki kami bilkul nahi honi chahiye | maize-disorders-2 maize-irrigation-1
mere makke ke podhe achanak gir rahe hai neeche se gale hue, kheech ke dekha to khatti sadi gandh aati hai aur khet me pani bhi laga tha | maize-diseases-3 | maize-irrigation-2
soyabean ki katai kis nami pe aur din me kis time kare, phir agle saal ke beej ko bori me kaise rakhe ki ugne ki takat bani rahe | soybean-harvest-1 soybean-storage-1
malwa me tuar chhod ke soyabean lagana hai kaun kaun si kisam le aur ek acre me khad kitni padegi | soybean-varieties-1 soybean-nutrients-1 | soybean-sowing-2
aloo ke patte ke kinare pani jaise daag aur subah niche safed fafund hai, upar se raat ko pala padne ka dar hai, dono se kaise bachau | potato-diseases-1 potato-disorders-2
chips company wale kaun sa aloo lete hai, aur store se nikala beej lagane se pehle kya karna padta hai | potato-varieties-2 potato-seed-2
papita barsat me jameen ke paas se gal ke gir jata hai, kela theek khada hai, agli baar kaisi jameen aur kyari banau aur galne ka kya ilaj hai | papaya-diseases-3 papaya-soil-1
pani bahut kam hai, tamatar aur bagh dono hai, tapak lagwane se kitna bachega aur pual ya panni bichane se kya fark padega | general-drip-1 general-mulch-1 | tomato-weeds-1
hamara khet dhalan wala hai sara barsat ka pani beh jata hai aur garmi me kua sookh jata hai, khet me hi pani rokne ke liye kya kya kare | general-rainwater-1
bhed ke pet ke keede ki dawa kis kis samay deni sabse jaruri hai aur charne ke liye konsi ghas lagau, gaay ko to bhusa dete | sheep-deworm-2 sheep-feeding-1 | sheep-worms-1
patta gobhi me chhoti hari sundi chhed kar rahi aur naye patto pe mom jaisi maho bhi hai, mooli saaf hai, kya chidku | cabbage-pests-2 cabbage-pests-3 | cabbage-pests-1
dhaniya me tane aur dano pe laung jaisi ganth aa gayi hai kya kare, aur achi kisam lagau to kitna quintal dana milega | coriander-diseases-3 coriander-yield-1
agli kist april me aayegi ya july me | general-scheme-2 | general-scheme-3
jamin 15 bigha hai to kya kisan samman nahi milega koi limit hai kya | general-scheme-4
bhai vakil hai khet uske naam hai kist milegi kya | general-scheme-5 | general-scheme-6
batai pe kheti karta hu apne naam zamin nahi 2000 wali kist ka form bhar sakta hu kya sir | general-scheme-7
ekyc ka tarika | general-scheme-8 | general-scheme-9
mera paisa nahi aaya 2 bar se status me kya dekhna h | general-scheme-10 | general-scheme-15 general-scheme-11
atki hui purani kiste sab milengi ya gayi | general-scheme-11 | general-scheme-10
aadhar me spelling alag khatauni me alag naam hai farmer id ruk gayi | general-scheme-13 | general-scheme-14
jamabandi me rakba galat chadha hai bihar me online kaise sudhare | general-scheme-14
samman nidhi ki shikayat kaha kare helpline | general-scheme-16 | general-scheme-15
mujhe kist chhodni hai ab income tax bharne laga hu form kaha hai | general-scheme-17 | general-scheme-5 general-scheme-6
dada ji nahi rahe unke naam khet hai mere naam kaise kist chalu hogi pehle kya karna padega | general-scheme-19
naye form me kisan id | general-scheme-20 | general-scheme-21
malik sheher me rahta hai mai das saal se uska khet batai pe jot raha hu farmer registry me mera bhi naam chadh sakta hai kya yojna ka labh lene ko | general-scheme-22 | general-scheme-7 general-scheme-21
fasal bima me kisan ko kitna percent bharna padta hai mirchi jaisi nagdi fasal me | general-scheme-23
mujhe bima nahi chahiye bank me kab tak likh ke dena hoga kist na kate | general-scheme-25 | general-scheme-24
akash se bijli giri gehu me aag lag gayi bima walo ko kaise batau | general-scheme-26 | general-scheme-27 general-scheme-29
dhan kat ke khet me sukhne ko bichhaya tha teesre din tez barish ne sab bhiga diya abhi thresar nahi hua hai kya is halat me bhi clem banega sir jaldi batao | general-scheme-28 | general-scheme-26 general-hail-2 general-hail-1
bima me kaun kaun sa nuksan aata hai sukha baadh keeda sab | general-scheme-29 | general-scheme-32 general-scheme-26 general-scheme-31
bearish nahi hui to pure panchayat me buwai hi nahi hui bima kuch dega kya | general-scheme-31
raat me nilgai ka jhund aaya aur pura chana chaupat kar gaya aisa har saal hota hai suna hai ab bime me ye bhi judta hai sach hai to kaise khabar kare | general-scheme-32 | general-hail-2
mausam adharit bima me kaise pata chalta hai kiska kitna milega khabar deni hoti hai kya | general-scheme-31
bina karz wale kisan ka bima kaha hoga kya kya kagaz | general-scheme-35
3 lakh kcc ka byaj | general-scheme-37 | general-scheme-38
kcc ki tarikh 31 march nikal gayi thodi si rakam bachi thi dhaan ka paisa late aaya ab bank bol raha pura byaj lagega kya sach me sari chhut khatam ho jati | general-scheme-38 | general-scheme-37
do lakh tak ke karz me bank jamin ke kagaz girvi mang raha shikayat kaha | general-scheme-40
bataidar ko kisan credit card banta hai kya | general-scheme-41
mere paas sirf 1 acre hai bank chhota wala card de sakta hai kitne ka | general-scheme-43
2027 se kcc niyam kya badal raha | general-scheme-44
gold loan liya fasal ke liye usme 4 percent wala byaj kyu nahi laga | general-scheme-46 | general-scheme-37
mitti janch muft kaha | general-scheme-47
fawara par sarkari paisa | general-scheme-49 | general-scheme-50
drip ka bill purana hai subsidi milegi kya ya pehle avedan karna tha | general-scheme-50
prakritik kheti karne pe ek acre ka kitna paisa kitne saal | general-scheme-52 | general-scheme-51
jaivik ka sasta praman patra samuh me kaise | general-scheme-53 | general-scheme-54
rotavetor pe chhoot | general-scheme-55 | general-scheme-57 general-chc-2
samuh banake machine bank kholna hai 8 lakh wali yojna kya hai | general-scheme-56 | general-chc-2
namo dron didi me kya mila tha aur hame spray ke liye dron kiraye pe milega | general-scheme-58 | general-chc-1
solar motor me apna hissa | general-scheme-59 | general-scheme-60
kusum form chalu hai kya | general-scheme-61 | general-scheme-60
pack house ka sasta loan aur apna kitna lagega | general-scheme-62 general-scheme-63
fpo banane me kitne kisan chahiye maidani ilake me | general-scheme-65 | general-fpo-1
hamare gaon me log kah rahe nayi kisan company banao par agle gaon me pehle se ek chal rahi hai usme jud jaye ya apni banaye aur sarkar kitna paisa deti hai | general-scheme-64 | general-fpo-2 general-scheme-65 general-fpo-1
mandhan ka form kaha bhare | general-scheme-67 | general-scheme-66
polyhouse aur masale ki kheti ke liye udyan vibhag se kya kya milta hai | general-scheme-68
gaay ka bima kaise karwaye kitna bharna | general-scheme-70
machli palan talab patte par liya hai subsidi milegi kya | general-scheme-71
doodh plant loan byaj chhoot | general-scheme-73 | general-scheme-39
madhumakkhi ke box kharid liye ab nbhm me paisa milega | general-scheme-74
maharashtra karj mafi 2 lakh wali me mera naam kaise dekhu | general-scheme-76
yuriya ki bori kitne ki hai dukan wala 320 le raha | general-scheme-77 | general-scheme-79
khad dukandar bori pe likhe daam se upar le raha aur nano bottle bhi zabardasti de raha hai bill bhi nahi deta kaha shikayat karu aur asli rate urea ka kya hai | general-scheme-79 general-scheme-77
haryana me urea kisko milega portal par naam chadhana padta kya | general-scheme-80 | general-market-7
bihar sarkar beej pe kitni chhoot deti hai | general-scheme-82
ole se aadhi se zyada gehu ki fasal chali gayi bima karaya nahi tha patwari ko kya bolna padega ki muavza mile wo to kehta hai list me naam hi nahi hai | general-scheme-83 | general-scheme-84
satbara ko up me kya bolte hai | general-scheme-85
rajasthan jamabandi online | general-scheme-86
karnataka rtc online kaunsi site | general-scheme-88
farzi website kaise pehchane OTP mang rahe the | general-scheme-89 | general-scheme-60
kisan call center subah kitne baje khulta hai line busy aati hai | general-scheme-91 | general-scheme-90
andhra me rayithu ko kul kitna milta hai saal ka kaulu wale ko bhi | general-scheme-92
odisha cm kisan kitna paisa kisko | general-scheme-94
bhajanlal sarkar ka kisan paisa alag se kitna | general-scheme-95
namo shetkari hapta | general-scheme-97
krishak bandhu chalu hai kya | general-scheme-98
samman nidhi saal ka kitna aur kis mahine aati hai | general-scheme-1 general-scheme-2
tisi kab boye | linseed-sowing-1 | linseed-pests-2 linseed-sowing-2
jawas acre me kitna biyana padega | linseed-seed-1
pani rukne wali bhaari zameen me alsi ho jayegi kya | linseed-soil-1
alsi me khad kitni do sinchai wali me | linseed-nutrients-1 | linseed-nutrients-2
alsi me jipsam kitna | linseed-nutrients-2
alsi ko pani kab kab aur jipsam kitna | linseed-irrigation-1 linseed-nutrients-2
tisi me ghas mazdur nahi | linseed-weeds-1 | general-weeds-1
alsi ki kali phool ke mote ho gayi khulti nahi | linseed-pests-1 | linseed-pests-2 linseed-sowing-1
sarso hari hai par alsi murja ke sukh rahi jagah jagah | linseed-diseases-1
alsi me kaale til jaise daag patte par fir dodi kali | linseed-diseases-3
chhutta sand sab kha jate hai bina bad ke alsi kaisi rahegi kitna milega | linseed-yield-1
jawas suk gaya khankhanata hai kat le kya | linseed-harvest-1
alsi ki kism kaun si aur boni kab | linseed-varieties-1 linseed-sowing-1 | linseed-pests-2 linseed-sowing-2 linseed-pests-1
muthira dhan ke baad kab lagaye kerala | horse-gram-sowing-2
kada kulthi beej ugana | horse-gram-seed-2
gahat me rhizobium aur trico kaise milaye | horse-gram-seed-3 | general-biofert-3 general-biofert-1
reh wali jamin me kulath bajra nahi hua | horse-gram-soil-1 | general-alkali-2 general-alkali-1
mungfali ke baad kulthi ki gudai | horse-gram-weeds-1 | general-weeds-1
barsat is baar bahut kam hui makka aur urad dono sukh gaye ab khet khali pada hai bijli bhi nahi hai kya kulthi bo du to kuchh ho jayega bina pani ke | horse-gram-climate-1 | horse-gram-irrigation-1
kurthi ke paudhe jad se laal bhure hoke ekdam sukh gaye | horse-gram-diseases-2 | horse-gram-diseases-1
kulthi ki fali me illi | horse-gram-pests-1 | general-perch-1
kulath kitni hoti hai aur kat te kab hai | horse-gram-yield-1 horse-gram-harvest-1 | horse-gram-sowing-1
gujarat me kalathi ki konsi variety achi | horse-gram-varieties-1
kulthi me ek hi pani hai kab du | horse-gram-irrigation-1
gahat kab kate fali chatak rahi hai | horse-gram-harvest-1 | horse-gram-sowing-1
gahat ka beej kitna aur mahina konsa | horse-gram-sowing-1 horse-gram-seed-1
kali bhari zamin pani bharta hai amrood lagaye ki nahi | guava-soil-1 | guava-diseases-1
santra hata ke peru bagh ke bich sabzi | guava-intercropping-1
bihi ke purane ped ko kitna upar se kat de | guava-pruning-1
sardi me amrud ki fasal lene ke liye pani kab band kare | guava-pruning-2
amrud pe chhote bhure dag phir gaddhe | guava-diseases-2
amrud me andar kide nikal rahe barsat wale | guava-pests-1 | guava-pruning-2
ped ke tane pe chhal khane wala keeda jala banata hai amrud me | guava-pests-2
amrod patta tambe jaisa | guava-disorders-1
jamfal kab tode kitne din rakh sakte | guava-harvest-1
amrud lagana hai acre me kitne ped aur konsi jaat | guava-sowing-1 guava-varieties-1
amrud ke ped barsat ke baad ek ek karke sukh rahe hai pehle ek taraf ka patta pila padta hai fir dal latak jati pas ke nimbu bilkul thik hai kya kare | guava-diseases-1
dhaincha ka bij 1 acre | general-greenmanure-1
san hari khad ke liye kitne din me palte | general-greenmanure-3
kechue ke gaddhe me dhoop aa rahi kitna thanda rakhe | general-vermi-1
nadep tanka kitne din me aur kitne khet ka | general-compost-1 general-compost-2
nadep khad me kitni takat hoti hai ek tanki kitne khet ko | general-compost-2 | general-compost-1
jivamrit kitna dale acre me mahine me kitni baar | general-jeevamrut-2 | general-jeevamrut-1
sukha jeevamrut kaise banate | general-ghanjeevamrut-1
parali galane wali dawai gehu se pahle lagaye ya happy sidar | general-residue-4 | wheat-machinery-1 wheat-machinery-2 general-residue-1
laal khatti mitti me haldi ke liye chuna kitna | turmeric-soil-1 | general-acid-3 general-acid-2
halad pe patta bichana | turmeric-weeds-1
kela ke bich haldi pani antar | turmeric-irrigation-1 | banana-irrigation-1
mirchi ke bich haldi ke patte me chokor bhure dag dono taraf | turmeric-diseases-1
haldi ki gaanth pe bhura safed papdi jaisa keeda adrak me bhi | turmeric-pests-1
haldar kab khode | turmeric-harvest-1
haldi ka tana neeche se pilpila hokar gir jata hai ukhadne par gath sadi nikalti hai is khet me pichle saal adrak lagayi thi us time bhi thoda aisa hi hua tha | turmeric-diseases-2 | ginger-diseases-1 turmeric-irrigation-1
halad ki jaat aur bene kitne kilo per ekar | turmeric-varieties-1 turmeric-seed-1
haldi me khad kab kab aur nirai kitni baar | turmeric-nutrients-1 turmeric-weeds-1
haldi kab lagti hai punjab me | turmeric-sowing-1
mona box jaanch kitne din me | honeybee-check-1
makkhi box chhod ke bhag rahi jagah kam pad gayi | honeybee-space-1
makhi ko chini pani kab | honeybee-feed-1
chatte me jale lag gaye safed sundi barsat se | honeybee-waxmoth-1
shahad kab nikale kachcha shahad kharab to nahi hota | honeybee-harvest-1
italian aur desi mauna me kaunsi sahi | honeybee-species-1
makkhi ke dibbe sarson ke khet me rakhne se paidawar bhi badhegi aur kaha rakhe | honeybee-site-1 honeybee-crop-1
mere 30 dabbe narma ke khet kinare rakhe hai aur kal zamindar spray karega usko mana bhi nahi kar sakta to ek raat me makhiyon ko bachane ka kya tarika hai batao | honeybee-pesticide-1
ghiya beej bhigona kitni der | bottlegourd-seed-1
dudhi ko pani kab kab | bottlegourd-irrigation-1
karela nahi dudhi todne ki pehchan | bottlegourd-harvest-1
louki ke patte pe pile chokor dhabbe niche baingani | bottlegourd-diseases-1
lauki ki bel par safed powder tamatar pe nahi hai | bottlegourd-diseases-2
kheere me fal lage loki me sab nar hi nar phool | bottlegourd-disorders-1
ghiya ke chhote patte lal bhring chat kar gaya | bottlegourd-pests-1
lauki ke phool lagte hai chhota fal sad ke gir jata hai makhi bhi nahi dikhti aur ab patto par safed powder jaisa bhi jam raha hai dono ka ilaj batao bhai | bottlegourd-disorders-2 bottlegourd-diseases-2
saragva kab lagaye ped ka gap kitna aur gadda | drumstick-sowing-1
sahjan me khad | drumstick-nutrients-1 | drumstick-sowing-1
bhindi ke pas munga ki fali me gond aur keede | drumstick-pests-1
pkm sahjan kab lagaye aur kitne mahine me fali | drumstick-yield-1 drumstick-sowing-1
munga ke bich bhindi mirch laga sakte | drumstick-intercropping-1
sahjan me fool ke time pani du ya rokun | drumstick-irrigation-1 | drumstick-disorders-1
shewga ke phool jhad gaye | drumstick-disorders-1 | drumstick-irrigation-1
math bhaji barish me kaise lagaye | amaranthus-sowing-1
chauli beej ret mila ke | amaranthus-seed-1 | cowpea-storage-1
tandalja me khatar | amaranthus-nutrients-1
methi thik math me daag pani upar se | amaranthus-irrigation-1 | amaranthus-diseases-1
chaurai me ghas nikal ke khad dale ki pahle khad | amaranthus-weeds-1
saag ke patte jodkar illi andar bhindi me nahi | amaranthus-pests-1
chaulai kitne din me kate aur bahut kataai wali jaat kaunsi | amaranthus-harvest-1 amaranthus-varieties-1
rabar ka konsa paudha aur kitni duri par | rubber-varieties-1 rubber-sowing-1
naariyal hata ke rabbar paudha duri | rubber-sowing-1
rabar me khad kab | rubber-nutrients-1
rabar patte machli ki haddi jaise kale nishan | rubber-diseases-1
rubber ke katan pe kali dhari barsat me | rubber-diseases-2
tripura me rabar ho sakta kya | rubber-climate-1
rabbar se dudh band | rubber-disorders-1
resam ka kida kitne din me koya banata hai | silkworm-cycle-1 | silkworm-mounting-1
chaki kide ko kitni garmi chahiye aur din me kitni bar patta | silkworm-climate-1 silkworm-cycle-1
koya kab utare chandrika se | silkworm-mounting-1
resham ke kamre ki safai kaise kare ki bimari na aaye | silkworm-disease-2
muga palte hai bimari ka tika wala beej kaha ka le | silkworm-muga-1 | silkworm-eggs-1 silkworm-disease-2
resham ke kide kale pad ke naram ulti kar rahe | silkworm-disease-1
dawa chhidakte aankh dhundli hui sir ghum raha | general-poison-3 | general-poison-1
zeher helpline number | general-poison-4
bhaiya ne gusse me keetnashak pi liya hai behosh pade hai munh se jhag aa raha gaadi aane me time lagega tab tak unko kaise litaye aur kuch pilaye ya nahi | general-poison-2 | general-poison-4
dharti wali bimari ke liye trichoderma beej pe kitna | general-tricho-1
trico tez dhoop me dale | general-tricho-2
dhan me psedomonas kitna | general-pseudo-1
alsi ki khali bechne ka rate |
alsi me dana patla reh gaya konsa tonic chhidke |
alsi me katua keeda sapling kat deta |
kulthi ki dal polish karne ki machine kitne ki |
kulthi me kharpatwar ki dawa ugne se pehle konsi |
kulthi ka samarthan mulya kitna |
peru ke paudhe ka nursery rate |
amrud ke ped par chiti bahut hai |
amrud se juice banane ka plant kitne me |
haldi me shoot borer kaise maru |
haldi ka bhav nizamabad | general-market-22
haldi me adrak milake lagaye to kitni duri |
madhumakkhi ki rani mar gayi nayi kaha se lau |
shahad ka thok bhav |
lauki me fal makhi lag gayi |
hybrid dudhi ka konsa bij achha chalta hai |
lauki ke liye machan banane me kharch kitna |
sahjan ki fali mandi me kya rate |
munga ki patti bakri ko khilane se dudh badhta hai |
saag me mahu lag gaya kya spray | palak-pests-1 | general-neem-1
rajgira ke dane ki kheti me khad kitni |
rubber board se paudha lagane ki subsidy kitni |
rabar ka bhav aaj |
resham ghar banane ka size aur kharcha |
shahtut me patta gol gol mud raha |
pm kisan ki rakam badhne wali hai kya budget me |
kcc ka card kho gaya naya kaise bane |
ladli behna ki kist kab aayegi |
saanp ne kaat liya khet me kya kare |
pusa decomposer capsule ka ghol kaise banaye |
african tall ke alawa chare ki makki kaun si | fodder-maize-varieties-1
shaadi me bachi roti aur atta gaay ne bahut kha liya ab sust hai patla gobar | cattle-acidosis-1
barseem se pet dhol jaisa | cattle-bloat-1 | berseem-feeding-1
barish me coffee ke kale patte dhage se latke hue hai | coffee-diseases-1
bakri alag khadi rehti jugali nahi kar rahi | goat-sick-1
kharif pyaz ki paudh taiyar karne ka tarika, bed chaudai | onion-nursery-1 | onion-diseases-3
muli ki jad shakha wali | radish-disorders-1
makka chara kab kate, jwar jaisa zeher to nahi hota | fodder-maize-harvest-1
khurpaka me muh ke chhale par kya lagaye aur pair kisse dhoye | cattle-fmd-2
mooli beej ekad me kitna | radish-seed-1
choti urad ke tane me sundi surang bana rahi paudha pila sukh raha | urad-pests-1
chote bachde ko dast lag gaye ghar par kya du | cattle-calf-5
rajnigandha me nitrogen kab kab de | tuberose-nutrients-1
angur todne se pehle pani band | grapes-irrigation-1
pyaj ki paudh gal kar girti | onion-diseases-3 | onion-nursery-1 general-tricho-1
bhais ke sing ka ghumav ulta hai kya daam kam milega |
garmi me bhains ka heat pata nahi chalta raat me kya dekhe | buffalo-breeding-1
bhains ke than par lal dane fafole, mere hath par bhi nikal aaye | buffalo-health-3
adrak ke beech me mirch lagaye to kitni doori |
bangali kali bakri kitne bache | goat-breeds-1
chhote sagwan ko garmi me pani | teak-irrigation-1
pathar wali zamin me sagon | teak-soil-1
sankar gaay 12 litre de rahi hai dana kitne kilo dalu roj | cattle-feeding-2
urd me patti murjhai nahi par jhurri wali badi ho gayi phool mude | urad-diseases-2
rajnigandha ke liye zameen kaisi | tuberose-soil-1
palak ke saath muli boyi thi bahut ghani ug gayi, kab nikale aur pani kitne din me | radish-weeds-1 radish-irrigation-1 | palak-irrigation-1 radish-seed-1
coffee ke baag me kali mirch kitne ped par chadhaye |
subah boli gay, tika kab | cattle-breeding-2
sailej gaddha 40 din ho gaye khol du kya aur kis taraf se | cattle-fodder-4
khare pani me angoor, jangli jad par kalam kab bandhe | grapes-sowing-1
angur khatta tod liya rakhne se meetha hoga kya | grapes-harvest-1
bachdi ke seeng jalwane hain kis umar me, aur doodh kab tak pilana | cattle-calf-4
angoor ke daano par rakh jaisa bhura safed powder aur dane fat rahe | grapes-diseases-2
matar ki fali me illi | greenpea-pests-1 | field-pea-pests-2
mathura me chhat par do gaay nahi rakh sakte isliye 10 bakri bandh kar palni hai jo saal bhar bache de aur charne na le jana pade kaun si lu | goat-breeds-3
bakri ka bachcha maa ka doodh nahi, bottle se kitni bar pilaye |
gabhin gay ko keede ki goli | cattle-deworm-2 | cattle-deworm-1
draksh ki kharad chhatni kab | grapes-pruning-1
urad ke patte sunehre pile | urad-diseases-1
muli ukhadne se pehle pani? | radish-irrigation-1
suar ke bache abhi hue hai nabhi aur daant ka kya kare | pig-piglet-1
chichdi wale bukhar ka tika HF gaay ko kab lagta h | cattle-vaccination-4 | cattle-vaccination-5
punjab ki badi bakri jo doodh aur maas dono de | goat-breeds-4
pahad par 1000 meter unchai pe adrak hogi kya mausam kaisa chahiye | ginger-climate-1
suar palan shuru karna h nar kitna rakhe aur nar ka bada kaisa ho | pig-breeding-1 pig-housing-1
matar me chhachhya safed dhulia aa gaya hai fasal ka akhiri time h | greenpea-diseases-1 | field-pea-diseases-1
matar me kitne pani, kal khet me bhar gaya tha pile pad gaye | greenpea-irrigation-1 | field-pea-irrigation-1 greenpea-diseases-2
january me muli ki kisam | radish-sowing-1
aloo to cold me rakh diya, ab pyaz ghar ki chali me rakhna hai, kaise sukhau aur chhah mahine me kitna sad jata hai | onion-storage-1 onion-storage-2 | onion-diseases-5
bakri kitne din me byati h aur bakra kitni bakri par ek | goat-breeding-1 goat-breeding-2
suari bache daba deti hai | pig-piglet-3
angur me nimatode ki jaanch kis lab me |
baigni dhabba pyaj me na aaye iske liye pehle se kya kare | onion-diseases-2 | onion-pests-2
pyaj me mitti wali safed sundi jad kha rahi |
bhais ka gala suja, bachegi? | buffalo-health-1
do bakri ko naak se pani aur muh me chhale, baki bakriyan bas dubli hai palak safed, dono ke liye kya karu, bhens to thik khadi hai | goat-ppr-1 goat-worms-1 | goat-vaccination-1
gehu jitna uriya matar me bhi? | greenpea-nutrients-1 | field-pea-nutrients-1
moong hata ke is baar kharif me urd, konsi kism aur kab | urad-varieties-1 urad-sowing-1
humare yaha murgi aur bakri ko kuch nahi hua par suar ke kaan aur pet laal neele pad gaye, ulti aur khooni dast, ek din me paanch mar gaye, ilaj hai kya | pig-asf-1
angur ke liye mitti kaisi, hamari zameen me chuna jyada hai | grapes-soil-1
coffee ki kaun si kism me patti ka jang kam lagta | coffee-varieties-1
kambal keeda urad me jhund me hai bina zeher ke kaise rokein | urad-pests-2 | general-perch-1
do gaay aapas me doodh pi leti hai kaise roke |
murgi ka shed hai, bakri shed per bakri kitne foot | goat-housing-1
khali chokar chuni ka anupat | cattle-feeding-4
bachda paida hote hi sans nahi le raha muh me lar bhari hai, maa chat bhi nahi rahi | cattle-calf-3
doodh ghata par sujan nahi | cattle-mastitis-3
sahiwal ke bachhde ka kya kare, bechna mana hai |
gaay ko garmi dikhne ke kitne ghante baad AI aur kitne mahine me jaanch karaye | cattle-breeding-2 cattle-breeding-8 | cattle-breeding-3
coffee ke tane me sundi h paudha tut jata, kis mahine ukhade | coffee-pests-1
lampi ka tika konsa | cattle-lsd-3
urad ka badhiya beej konsa, padosi ne to moong lagayi h | urad-varieties-1 | urad-sowing-3
ale me khat kitna | ginger-nutrients-1
pyaz me phool wali dandi | onion-disorders-1
bachiya kitne kilo pe cross karaye | cattle-breeding-4
nashik angur bag, chhatni kab aur khad kitni | grapes-pruning-1 grapes-nutrients-1
urad me charkol sadan tana kala bhurbhura |
suar ko khujli ho gayi kaun sa tel |
vidarbh me kaun si bhains, doodh bhi aur kaam bhi | buffalo-breeds-4
odisa me garmi ki biri dal kab bote hain | urad-sowing-2
saurashtra wali lal gay jiske kaan latke hote h ek byaat me kitna doodh degi | cattle-breeds-1
ppr se mari bakri ka muavja milta hai kya |
peshab coffee jaisa gaay ka | cattle-ticks-2
tick ki dawa butox pani me kitna ml milaye |
suar kitne din me byati | pig-breeding-1
jhoti ko kitne wajan par gabhin | buffalo-breeding-2
agaiti matar ka beej | greenpea-varieties-1 | greenpea-seed-1
kya gaath wali bimari aadmi ko bhi lag jati hai doodh se | cattle-lsd-4
doodh me fat badhane wali machine se check kaise kare |
AI wale ka number aur ek teeke ki fees kitni | general-scheme-72
jyada doodh wali gaay byane ke baad uth nahi pa rahi bukhar nahi hai kaan thande | cattle-milkfever-1 | cattle-milkfever-3 cattle-milkfever-2
muli kitne din me ukhade | radish-harvest-1 | radish-disorders-2
kanda beej kitna lagega ekad me aur khurpi kitni baar chalani padegi | onion-seed-1 onion-weeds-1
punjab me basant ruti maah di dal, uriya te super kinna | urad-sowing-3
pehli barish ke baad sagwan ke patte illi kha gayi | teak-pests-1
bachde ko khees kab aur dana kab se shuru kare | cattle-calf-1 cattle-calf-4
adrak me khar patwar nashak kaun sa maare |
aloo khud gaya, pyaz ki sichai kab band kare | onion-irrigation-1 | onion-harvest-1
kal tak thik thi aaj subah gaay mari mili, naak aur gobar ki jagah se kala khoon nikla hai, bakriya bhi pas bandhi hai, chamda utarne wala bulau ya gaad du | cattle-anthrax-1
red sindhi gaay gaon me milti nahi, kaha rakhte hain log ise | cattle-breeds-3
angoor me MOP ya SOP | grapes-nutrients-1
gulchhadi ke kand kab lagaye kitne lagenge ekad me | tuberose-sowing-1
kutte ne bachde ki taang noch di, kitne injection lagenge aur kis kis din | cattle-vaccination-6
bakri ko kide ki dawa saal me kitni bar | goat-worms-1
ghatsarp ka tika kab lagta | cattle-vaccination-2
gaay bar bar fir jati hai 3 baar semen dalwaya saaf taar deti hai | cattle-breeding-6
gaay laat marti hai doodh nikalte time kaise sudhare |
gaay ki aankh me safedi aa gayi pani behta h |
chhoti jwar chara kha li gaay ne aur ladkhada kar gir gayi jaldi batao kya kare | cattle-feeding-8 | fodder-sorghum-health-1 jowar-feeding-1 fodder-sorghum-feeding-1
neem kaat kar sagwan ekad me kitne ped | teak-sowing-1
matar kab tode meethi rahe | greenpea-harvest-1
kanda chaal ki lambai chaudai aur kharcha |
kheti ke liye tagde bail nasal | cattle-breeds-4 | cattle-breeds-5
sagwan ke ped ke niche haldi lagana hai kitna beej | turmeric-seed-1
matar kab boye maidan me | greenpea-sowing-1 | field-pea-sowing-1 field-pea-pests-1
barsaat se pehle bakri ko kaun kaun si sui | goat-vaccination-2 | goat-et-1 goat-vaccination-1
arabica me saal bhar ka NPK | coffee-nutrients-2
gobhi ke bagal wali matar par safed aata jaisa chadh raha hai aur fali bhi bhar gayi, tod lu kya aur is safedi ka kya karu | greenpea-harvest-1 greenpea-diseases-1 | field-pea-diseases-1
gulchhadi ki jad me gathan | tuberose-pests-1
rijka sukha kar kaise rakhe | cattle-fodder-6
usar zamin me pyaj hoga | onion-soil-1 | general-alkali-2 general-alkali-1
achar banane ke liye jai aur bajra kis time kate kitni lambi kutti | cattle-fodder-3 | oat-feeding-2
muli patte me chhed kali sundi | radish-pests-1
makka chara ki kutti machine ki subsidy | general-scheme-55 general-scheme-57 | general-chc-2
gaay ke badan par gathan | cattle-lsd-1 | cattle-lsd-2 cattle-lsd-3
rajnigandha ekad me kitna phool niklega | tuberose-harvest-1
gaay ka phool bahar aa gaya hai | cattle-prolapse-1
bachde ke khaal par daad chakatte gol gol |
chhah mahine pyaz rakha to kitna sadega, hawadar chali me | onion-storage-2
bhadavri ka ghee jyada hota kya | buffalo-breeds-3
barsati kanda ki ropni kab | onion-sowing-1
dawai ke baad doodh kab beche | cattle-milk-3
bhens bech di, ek gaay ke liye kitni jagah | cattle-housing-1
saaf doodh nikalne ka tarika | cattle-milk-1 | cattle-milk-2 cattle-mastitis-2
barseem charne ke baad meri gaay ka baya taraf tan gaya, bakri bhi wahi khayi par theek h, abhi kya karu aur aage se barseem kaise khilau ki dobara na ho | cattle-bloat-2 cattle-bloat-1 | berseem-feeding-1
naye suar laya hu kitne din alag rakhu taki bimari na aaye | pig-asf-2
hara chara makka kab kab boye ki saal bhar mile | fodder-maize-sowing-1
barish ke baad angur ke guchhe bhure pad gaye patti niche safed, aur todne se kitne din pehle pani rokna hai | grapes-diseases-1 grapes-irrigation-1
company wala 500 rupaye me tishu culture sagwan de raha, 10 saal me kaat lo kehta hai | teak-market-1
free wala khurpaka tika camp kab lagega kaha puchu | cattle-vaccination-8
loo me gaay haanf rahi hai doodh aadha ho gaya kaise bachaye | cattle-heat-1
pyaj rope ne ki majduri ek ekad ki kitni |
matar ki hari fali kitne din fridge bina tikegi |
haldi chhodo, adrak par patte kitne bichhaye | ginger-weeds-1
gay bar bar rambha rahi dusri gaay par chadh rahi peeche se safed latkan aa raha hai | cattle-breeding-1 | cattle-breeding-2 cattle-breeding-3
eucalyptus kaat ke sagwan lagane ki soch rahe, hamare yaha 900 mm hi barish h chalega kya, aur tisu kalchar wale 12 saal me katai bolte hai sahi hai | teak-climate-1 teak-market-1
mandi se bakri kharidni hai umar ke hisab se wajan kitna hona chahiye | goat-select-1
pyaz ki nursery me NPK 19 19 19 ka spray kitne gram |
matar beej kitna ekad me aur pani kab kab | greenpea-seed-1 greenpea-irrigation-1 | field-pea-seed-1 field-pea-irrigation-1
barish me bakri kaise rakhe | goat-housing-2
naya chara ekdam badla to doodh gir gaya, aise me kya dhyan rakhe | cattle-feeding-6
thrips se pyaj me aur kaun si bimari lagti hai | onion-pests-2
puthe par garam sujan kadkad awaz | cattle-bq-1 | cattle-vaccination-7
godam me pyaz ki gardan narm padkar sad rahi upar bhuri fafund | onion-diseases-5 | onion-storage-1
tike se pehle keede ki dawa deni chahiye ya baad me, aur dawai fridge me rakhni hai kya | cattle-vaccination-5 | cattle-deworm-2
khali me milawat kaise pakde |
makka ki gobh me burada, patte fate | fodder-maize-pests-1 | maize-pests-4 maize-pests-1 maize-pests-2 maize-pests-3
doodh nikalne ke turant baad gaay baith jati hai ye galat h kya | cattle-mastitis-4
har saal ek bachda mile iske liye byane ke kitne din baad dobara gabhin karaye | cattle-breeding-5
adrak sad rahi hai badboo aati hai, pehle niche ke patte ki nok pili hui thi | ginger-diseases-1
angur ki kalam ghar par kaise taiyar kare |
chhatni ke baad nayi aankh koi bhunga raat me kha jata hai angur me | grapes-pests-2
nayi gaay ko kitne din alag rakhe | cattle-fmd-3
dhan ki katai ke baad pyaj lagana hai, paudh kab tak ropde | onion-sowing-2
bakri ki khad ek trolly kitne ki, khet me kitni dale |
kanda beej ekad me kitne kilo | onion-seed-1
azola me har hafte kya dale | cattle-azolla-2
hari adrak bechni hai kab nikalu aur ekad me kitna milega | ginger-harvest-1
koffee ke paudhe kitne mahine ke aur kitni doori par gaddhe | coffee-sowing-1
garmi wala tikau kanda kaun sa | onion-varieties-1 | onion-sowing-3
adrak kab lagaye kerala side, nariyal ke beech me | ginger-sowing-1
byane par pura doodh nikale kya | cattle-milkfever-3
kaise pata chale ki jade ka kanda khodne layak ho gaya | onion-harvest-1 | onion-disorders-3
chara makka me pani kab kab | fodder-maize-irrigation-1
bakri ke kaan me tag lagwane ki fees |
pyaj ki nok pili | onion-disorders-3 | onion-pests-1 onion-diseases-4
aathve mahine bachcha gira diya | cattle-brucella-1
pichle saal yaha tamatar tha wo bhi murjhaya tha, ab adrak ke patte lipat kar tambe jaise ho rahe, tana khicho to nikal aata hai doodhiya pani, kaun si spray maru | ginger-diseases-2
mudi sing wali bhains kitna doodh | buffalo-breeds-1
bachde ko khees kab pilaye, log kehte hai jer girne ke baad | cattle-calf-1
doodh kab sukhana gabhin gaay ka | cattle-breeding-8
ulundu after samba paddy me DAP ka spray kitne din par | urad-nutrients-2
bhais ki garmi kaise pehchane aur pehli bar kab gabhin kare | buffalo-breeding-1 buffalo-breeding-2
mooli beej kitna aur kab bikne layak hogi | radish-seed-1 radish-harvest-1
bhais ko garmi me din me kitni baar nahlana chahiye aur jagah kitni | buffalo-housing-1
than pathar jaisa, doodh me khoon | cattle-mastitis-1
zaid urad me pani kitni baar aur gudai kab | urad-irrigation-1 urad-weeds-1
tarai me urd kab boye | urad-sowing-1
pyaz ki patti par chandi jaisi safed dhariya aur chote pile kide | onion-pests-1 | onion-pests-2 general-trap-3
thanaila me kaunsi tube chadhaye aur kitne din |
minral mixchar bachiya ko kitna | cattle-feeding-7
barsat ki urad me sichai karni padti hai kya | urad-irrigation-1 | urad-harvest-1
pyaaz me DAP potash gandhak kitna kitna, gehu me to pata hai | onion-nutrients-1 | general-fert-4
urad ekar me kitne quintal | urad-yield-1 | urad-varieties-1
march aa gaya mavathe ki barish nahi hui, supari ko to pani de diya, robasta kafi me phool khulne ke liye phuvara kitna chalaye aur dobara kitne din baad | coffee-irrigation-1
urad ke saath arhar kitni line me lagaye |
bakri garam hone ki pehchan | goat-breeding-1
langdi bimari ka teeka saal me kitni baar lagwana hai | cattle-vaccination-7
mooli bahut tikhi aur khokhli ho gayi | radish-disorders-2
moti bakri chakkar kha kar mari | goat-et-1 | goat-vaccination-2
bhaiya do bigha me dhan ropna hai to bichda kitni jagah me girau, pichli baar kam pad gaya tha | rice-nursery-1
pr 131 aur 114 ki paneeri kis tarikh se daalni shuru kare aur kitne din ki lagaye | rice-nursery-3
patla dhan ropa bija kitna acre | rice-seed-2 | rice-seed-3 rice-seed-4
shri vidhi beej kitna | rice-seed-3
ludhiana me jhona kab lagana shuru kare ki paani bhi bache aur keeda bhi kam aaye, makki to uncle ne pehle hi bo di | rice-sowing-3
majdoor 6000 maang rahe hai rope ke, drum wali machine se keechad me daana gira du to jhaad kam to nahi hoga | rice-sowing-5
basmati ki paneeri mote jhone ke saath daal du ya baad me, lambi wali kism hai | rice-sowing-6
basmati ka chawal pakane pe lamba kyo nahi hota, humne jaldi laga diya tha garmi me daana bhara | rice-climate-1
pusa 44 chhod ke kya lagau, bijli kam milti hai aur spray ka kharcha bhi bahut ho gaya | rice-varieties-1
kabhi sukha kabhi baadh padta hai hamare yaha aisa dhan batao jo dono sahe aur kitna dega | rice-varieties-3 | rice-varieties-2
jhona 1 killa dap urea bori | rice-nutrients-2 | general-fert-1 rice-nutrients-1 rice-nutrients-3 rice-nutrients-4
seedhi bijai jhone me urea kist | rice-nutrients-3
kerala me mama ka khet hai nichli zameen, jaldi pakne wali kism ko kitna khad dete hai waha | rice-nutrients-5
barish ke bharose sukhe me dhan chhitka hai ugne ke kitne din baad urea aur potash daalna theek rahega | rice-nutrients-6
dsr ka pehla paani kab | rice-irrigation-1 | rice-weeds-2
kataai se kitne din pehle khet ka paani band kar du, raat ko combine wala aayega bol raha hai theek hai kya | rice-irrigation-4 | rice-harvest-1
seedhi bijai me ghaas bahut aati hai bijai ke turant baad kya chhidke aur baad me dawa kaise chune | rice-weeds-2
bina dawai dhan ki ghaas kaise roke, cono chalane wala hai mere paas | rice-weeds-3 | rice-sowing-1
khaira ki dawa jasta matra | rice-disorders-2 | general-zinc-3 general-zinc-2
dhan neeche ke patte peele | rice-disorders-3 | general-defic-1
manipur me trichogramma card ek hectare me kitne hafte tak lagane padte hai | rice-pests-6
kaante wale kaale chhote keede patte pe safed lakeer khinch rahe hai pura khet jhulsa dikh raha, aloo me to kuch nahi tha | rice-pests-10
moos dhan kaat raha hai | rice-pests-11
dhan bora me rakhna hai purane bore me keeda laga tha, kaise saaf kare aur bora deewar se sata ke rakhe ya hata ke | rice-storage-2 | general-store-2
vanraja kitne kilo ki hogi | poultry-backyard-1
ghar ke peeche ande ke liye gramapriya rakhna hai saal me kitne ande aur kaisa rang | poultry-backyard-2
kaveri murgi vajan aur ande | poultry-backyard-3
kal 500 chuze aa rahe hai bulb ke neeche pehle hafte kitni garmi rakhu aur har hafte kitni ghatau | poultry-brooding-1 | poultry-brooding-2
chuze bulb ke neeche dher lage | poultry-brooding-2 | poultry-brooding-1
chuzo ke neeche bhusi kitni moti | poultry-brooding-3
broiler kitne hafte me bik jaata hai saal me kitni baar maal nikal sakte hai, loan ki kist deni hai | poultry-broiler-1 | poultry-broiler-2
boiler chuze tika kab lagta hai | poultry-vaccination-2
turki 100 bachche jagah kitni | poultry-turkey-1
bhindi kab kab bo sakte hai | okra-sowing-1 | okra-pests-2
bhindi khad gobar ka hisab aur bone ka mahina | okra-nutrients-1 okra-sowing-1
pusa a 4 bhindi pehli tudai kitne din me, peela rog to nahi aata usme | okra-varieties-1
jharkhand ke liye nayi bhindi kaun si nikli hai jo rog sah le aur paidawar de | okra-varieties-2 | okra-varieties-1
bhindi ka peela rog jangli poudho se aata hai kya, koi dawa hai jisse bimar paudha theek ho jaye | okra-diseases-2 | okra-diseases-1
bhendi me illi ghus gayi phal tede ho rahe chhed me kachra, jaal kitne lagaye ek acre me | okra-pests-1
bhindi patte ke neeche safed makkhi | okra-pests-4 | general-trap-3
mitti thaili parchi kya likhe | general-soiltest-3
mitti card me kaun kaun si 12 cheez hoti hai aur dobara jaanch kab karaye | general-soiltest-7 | general-scheme-48
halki usar dhaincha jipsam kitna | general-alkali-2 | general-alkali-1
hamari laal mitti khatti hai fasal ki jad chhoti moti reh jaati hai dap ka asar hi nahi hota aisa kyo | general-acid-1
garhwa ki zameen khatti hai kya | general-acid-4
bajri kab tak bo sakte hai aur khad kitni, moth ke saath boni hai | bajra-sowing-1 bajra-nutrients-1 | bajra-nutrients-2
bajra do paani kab kab de | bajra-irrigation-1
bajra nindai kab kare | bajra-weeds-1 | general-weeds-1
bajre ka sitta hara patta ban gaya hai baaki til ke khet me aisa kuch nahi, kya rog hai aur agle saal kaise bache | bajra-diseases-1
bajre ke daane se kaali dhool | bajra-diseases-3
retili zameen me bajra jagah jagah murjha ke haath se ukhad jaata hai, jad me safed latt aur deemak dono dikhi | bajra-pests-1 | general-compost-3
barani bajra hybrid kitna quintal | bajra-yield-1
120 60 40 dena hai to dap urea potash kitni bori ek acre me | general-fert-1 | wheat-nutrients-4 rice-nutrients-2 general-fert-4 general-fert-3
dap nahi ssp se pura dose | general-fert-2 | general-fert-4 general-fert-3
ek kilo nitrogen kitna urea | general-fert-3 | general-fert-4
urea ek baar me daal du ya tukdo me, kal tez barish ka alert hai | general-fert-5
patte pe jasta kitne gram litre | general-zinc-3 | maize-disorders-2 mango-disorders-4
borax kitna daale acre me, zyada dalne se patte jal gaye the pados me | general-boron-2
bihar me patua kab boye, nichli khet me safed wala aur upar me dusra | jute-sowing-1 | jute-varieties-1
tosa pat beej kilo bigha | jute-seed-1 | jute-sowing-2
pat me khad kitni daale | jute-nutrients-1 | jute-weeds-1
pat ki kheti ko kaisi mitti aur kitni garmi chahiye, purniya me nayi balui dumat hai | jute-soil-1
pat ke upar ke patte mote tambai rang ke hoke neeche mud gaye sukhi garmi me, baal wali sundi bhi hai | jute-pests-1
pat ke tane pe kaala daag | jute-diseases-1
gobhi june me boye to kaun si aur sitambar me boye to kaun si, har mausam ka alag beej hota hai na | cauliflower-sowing-1 | cauliflower-disorders-1
phul gobi beej kitne gram | cauliflower-seed-1
gobi ke chhote patte feeke hoke sirf beech ki nas bachi hai, mitti khatti hai humari | cauliflower-disorders-3
gobi ke phool me jaala sundi | cauliflower-pests-2 | cauliflower-pests-1
elaichi ke liye kitni unchai kitni barish aur chhaya chahiye, himachal me ho sakti hai kya | cardamom-climate-1
njallani ya vazhukka kaun si | cardamom-varieties-1
elaichi ke kand se paudh taiyar karni hai doori aur naali kitni gehri | cardamom-nursery-1
elaichi khad saal me kitni | cardamom-nutrients-1
elaichi ki phali khurdari ho gayi bech nahi paa rahe vyapari daam kaat raha, phool bhi gire | cardamom-pests-1
ilaichi ke tane me chhed burada | cardamom-pests-2
elaichi ka paudha bauna, naye patte par halki hari dhaariya, kele ki maahu bolte hai phailati hai | cardamom-diseases-2
tarbuj up me kab boye aur beej kitna | watermelon-sowing-1 watermelon-seed-1
karnataka me kallangadi november me boye to chalega kya ya der kar du | watermelon-sowing-1
tarbuj ka hybrid beej tray me lagake drip pe kitne gram acre, aur khad kitni doge shuru me | watermelon-seed-1 watermelon-nutrients-1
tarbooz npk dose batao | watermelon-nutrients-1
tarbuj fat raha hai kyo | watermelon-irrigation-1 | general-boron-1
kalingar ke chhote phal tede mede hoke gir jaate, khet me ek bhi madhumakhi nahi | watermelon-disorders-1
tarbuj ki bel ke sire mud gaye sukhi hawa chal rahi chhote kaale keede bhi hai, mirchi me bhi yahi tha | watermelon-pests-1
tarbooz ek acre kitna ton | watermelon-yield-1
usar me aonla lagega kya | amla-soil-1 | amla-sowing-1
kalmi aonla kab lagaye aur kaun si kism thik hai, pados me aam ka bag hai | amla-sowing-1 amla-varieties-1
aawla ped ko khad kitni | amla-nutrients-1
amle ko kaatne pe andar bhura kaala nikal raha, dukandar sohaga chhidakne ko bola kab aur kitna | amla-disorders-1
amla ke tane pe burade ki dori si latki hai aur chhal me keeda hai, taar ghusa ke maru kya | amla-pests-1
aonla kab se phal dega | amla-harvest-1
mogra aur chameli ki kaun kaun si kisme hai, machan pe kaun chadhti hai | jasmine-varieties-1
mogra kaisi mitti me achha aur kalam kab lagti hai | jasmine-soil-1 jasmine-sowing-1
mogra ek paudha khad kitna | jasmine-nutrients-1
mogra ka naya patta peela, jad me gaanth bhi dikhi, kya chhidke | jasmine-disorders-1 | general-iron-1
mogre ki kali ko jaale me sundi kha jaati hai, genda mere paas bhi laga hai par usme nahi | jasmine-pests-1
jai kab boye ki 3-4 kataai mil jaye aur kaun si kism le | oat-sowing-1 oat-varieties-1
jai chhote daane wali hai beej kitna kam kar sakte, late bhi ho gaya hai | oat-seed-1
haryana ki jayi ki achhi kism batao aur ek acre me kitna beej dalu | oat-varieties-1 oat-seed-1
jayi urea kitna kab | oat-nutrients-1 | general-fert-5
jayi me paani kitne din pe | oat-irrigation-1
jai zyada urea wali badli ke din pashu ko khilane se kuch hota hai kya, bachhdi sust padi hai | oat-feeding-1
rijka kitna gehra boye | lucerne-sowing-1
rajka beej kitna chhidakne me | lucerne-seed-1
rijka khad har saal kya | lucerne-nutrients-1
rajka jamne tak paani kitne din pe, nichle khet me paani khada rehta hai to mar gaya | lucerne-irrigation-1
rijka pehli kataai kab | lucerne-harvest-1
nepier ki achhi kism batao | hybrid-napier-varieties-1
nepier me khad kataai baad | hybrid-napier-nutrients-1
hathi ghas paani kitne din pe | hybrid-napier-irrigation-1
sirf napier khilane se doodh kam kyo, saath me kya chara milau, barseem to khatam | hybrid-napier-intercropping-1
dhan me neeche bhure machhar jaise keede chipke aur patch me jal raha | rice-pests-1 | rice-pests-3
dhan ka beech ka tana sukh raha khinchne se nikal jaata hai, tana chhedak hai kya aur card kitne lagau | rice-pests-4 rice-pests-6 | rice-pests-5
dhan ki baali safed khaali | rice-pests-4 | rice-disorders-6 rice-diseases-1 rice-pests-9
patta lapet sundi dhan me | rice-pests-7
dhan patti naav jaise dhabbe | rice-diseases-1 | rice-diseases-2
patte ki nok se lahar jaisa peela sukhna dhan me, toofan ke baad badha | rice-diseases-3 | rice-diseases-4
dhan me kandwa jaisa peela gola baali pe, katne layak ho gaya ab kya hoga | rice-diseases-7
jhulsa rog me urea band karu ya aur du, khet me paani bhara rehne du kya | rice-diseases-4
dhan me kitni baar urea aur kab kab dalna chahiye, pehli baar kheti kar raha hu | rice-nutrients-1 | general-fert-5 rice-nutrients-3 rice-nutrients-4
zinc aur dap saath me daal diya dhan me, jasta kab dena tha | rice-disorders-2 | general-zinc-3
dhan kaat ke kitni nami tak sukhaye ki mandi me kaat na lage aur beej ke liye kitni | rice-storage-1 | general-store-1 general-market-18
dhan ko sukha ke paani de sakte | rice-irrigation-2 | rice-irrigation-3
ropai baad ghaas dawa kab tak | rice-weeds-1
dhan line se line doori | rice-sowing-2 | rice-seed-4 rice-sowing-1
khali daana bahut nikla thresher me, bimari thi ya garmi se hua | rice-disorders-6
gandhi keeda dhan pe kya kare | rice-pests-9
beej namak paani me kaise chhante | rice-seed-1 | general-seedtreat-1 berseem-seed-1 bajra-diseases-2
basmati 1121 ka beej kitna lagega aur paneeri kis mahine | rice-seed-4 rice-sowing-6
murgi hara dast gardan tedi | poultry-ranikhet-1
murgi garmi se haanf rahi chhat teen ki hai bori bhigo ke latkau kya, bhains ko to nahla deta hu | poultry-heat-1
4 hafte chuze safed dast | poultry-gumboro-1
chuzo ki beet me khoon | poultry-coccidia-1 | poultry-brooding-3
layer murgi ka anda kam ho gaya bulb bhi kat jaata hai raat ko, kitni roshni aur daana kitne gram | poultry-layer-3
ande wali murgi kab shuru | poultry-layer-2
bhindi nase peeli jaal jaisi | okra-diseases-1 | okra-diseases-2 okra-disorders-2 okra-pests-4 okra-varieties-1
bhindi todai kitne din pe | okra-sowing-2
bhindi me kitna beej lagega aur kitne din me paani, garmi ki fasal hai | okra-seed-1 okra-irrigation-1 | okra-seed-2
bhindi ki chhoti tehni murjha ke latak gayi aur phal me sundi | okra-pests-1
mitti jaanch ke liye khet me kaha kaha se mitti le aur kaha se na le | general-soiltest-1 general-soiltest-2
soil card me ph 8.9 aaya kya matlab, ab kya daalu | general-soiltest-6 general-alkali-1 | general-alkali-2 general-soiltest-7
nitrogen 250 phosphorus 8 likha hai card me, khad badhau ya ghatau | general-soiltest-5
khet ki mitti safed namkeen ho gayi nahar ke kinare, gypsum se thik hogi kya | general-saline-1
khade bhuse me gehu kaise boye | general-residue-1
nano uria se kaam chalega kya bori 300 ki hai bottle 225 ki | general-nano-1 | general-nano-2 general-scheme-77
dap ki ek bori ki jagah ssp kitni bori aur urea kitna | general-fert-4 | general-fert-3
bajra me beej kitna aur khad kitni dalni hai bina sinchai | bajra-seed-1 bajra-nutrients-1 | bajra-nutrients-2
bajre ki baali se ras tapke | bajra-diseases-2
pat kitne din sadaye paani me | jute-harvest-2
gobhi me sundi dhaage se latakti hai patte me khidki jaise chhed, neem ka ghol kitna | cauliflower-pests-1 | cabbage-pests-2
gobhi chhoti reh gayi button jaisi, nursery me poudh zyada din ki thi | cauliflower-disorders-4 | cauliflower-disorders-1
gobi kitna nikalegi ek acre se aur kab kaate | cauliflower-harvest-1 | cabbage-harvest-1
elaichi phali barish me sad rahi | cardamom-diseases-1
tarbuj pakka kaise pehchane | watermelon-harvest-1
amla ki kism kaun si jaldi aati hai, akela ek hi ped ho to phal lagega | amla-varieties-1
mogra ki katai chhatai kab kare aur khad us samay kitna | jasmine-pruning-1 jasmine-nutrients-1
jai kab kaate aur hara chara kitna milega, makka khatam ho gayi | oat-harvest-1
rijke me peeli bel lipat gayi amarbel kaise khatam kare aur agle saal beej kaisa le | lucerne-weeds-1 | lucerne-seed-1
napier lagane ka sahi mahina aur kalam kitni gaanth ki, kitne din me pehli kataai | hybrid-napier-sowing-1 hybrid-napier-harvest-1
khet me gajar ghas phool pe aa gayi, ukhadne se haath khujlata hai | general-weeds-2
kisi bhi fasal me pehle kitne din ghaas na rahe to nuksan nahi hota | general-weeds-1
mor aur tota dana kha jaate hai doodh wale sitte ka | bajra-pests-2
dhan ke liye kheet me paani na mile to kaunsi avastha sabse nazuk | rice-irrigation-3
dhan me azola dalna hai hectare me kitna ton | rice-organic-1
phudka lagne se pehle kya na kare dhan me | rice-pests-2 | rice-nutrients-4
dhan ke gobh pe neeche hare bhure dhabbe chadh rahe, arhar bagal me thik hai | rice-diseases-5
baali pe haldi jaise gole na aaye uske liye dhan me pehle se kya kare | rice-diseases-7
batak kaun si pale talab hai ghar pe | poultry-duck-1 | poultry-duck-2
kauwe mare pade murgi farm ke paas kisko bataye | poultry-flu-1
usar me jipsum kitne ton daale, sarso nahi jamti | general-alkali-1 | mustard-varieties-3
khet ki mitti me jaan wapas kaise laye jaivik carbon 0.3 hai | general-carbon-1
bhindi ke phal me chhed karne wali sundi, jaal kitne lage, baigan me bhi hai | okra-pests-1 | brinjal-pests-1 general-trap-2
dhan ki nursery peeli pad rahi hai usme kitna urea du |
dhan ki msp is saal kitni hai aur mandi me token kaise kate | general-market-8
dhan me ghongha paudhe kha raha hai chuna dalne se marega kya |
hybrid dhan 6444 ka beej kitne ka milta hai aur ek acre me kitna packet |
sugandhit dhan govindbhog ka bhav kya chal raha hai | general-market-22
broiler ko bechne tak ek murgi kitna daana khati hai |
murgi farm kholne ke liye sarkar kitni subsidy deti hai kagaz kya chahiye |
murgiyo ke pankh me joo pad gayi hai kya lagau |
kadaknath ke chuze kaha se mangwaye aur ek kitne ka |
ande ka farm rate aaj namakkal me kitna hai |
bater palan me kitna munafa, 1000 bater ke liye license lagta hai kya |
bhindi ki jad me gaanth gaanth ho gayi paudha chhota reh gaya kya dale |
bhindi me laal makdi patte ke neeche jaala bana rahi kaun si dawa |
bhindi ka paudha ugte hi zameen ke paas se gal ke gir raha hai |
bajra me chhote paudhe ka beech sukh raha hai tana makkhi bolte hai kya dawa hai |
bajre ki sarkari kharid kis mandi me hoti hai |
bajre ka aata jaldi kadwa ho jata hai kitne din rakh sakte |
jute ka beej khud banana ho to kab boye aur kaise rakhe |
pat ka sarkari rate kya hai is sal jci me kaise beche |
gobi ki paudh se paudh ki doori kitni rakhe |
gobhi me paani kitne din pe dena chahiye drip nahi hai | cabbage-irrigation-1
elaichi ke bagan me ghongha aur jad ka keeda lag gaya hai |
tarbuj ki sabse meethi kism kaun si hai naam batao |
tarbuj me bel se bel kitni doori aur mulching kitne micron ki | general-mulch-1
lal bhringa tarbuj ke chhote patte cheed raha hai |
amla ka murabba ghar pe kaise banate hai bechne ke liye |
mogra ko paani kitne din ke antar pe dena hai |
jai me kaala chepa lag gaya hai pashu ko khilana hai kya spray kare |
rijka ka beej banana hai kitne kilo niklega aur kab katna band kare |
napier ki kalam kaha milti hai aur ek kalam ka kitna paisa |
nalkup hai apna, gehu kis tarikh tak dal de aur beej kitna pakde ek bighe ka, pichhli baar chane ke baad bahut der ho gayi thi | wheat-sowing-1 wheat-seed-1 | wheat-sowing-2 wheat-sowing-3
kapas abhi uthi hai december lag gaya kanak ki bijai ho sakti hai kya | wheat-sowing-3 | wheat-seed-1
der se bo rahe gehu ka beej balti me raat bhar rakh de to jaldi ugega kya | wheat-seed-3
karnal se kaun sa gehun ka beej mangwaye jo aandhi me kam gire | wheat-varieties-1 | wheat-irrigation-3
dhan late kata panjab me ab pichheti kanak ki kaun si kism | wheat-varieties-2 | wheat-sowing-3
ballia me pachhet genhu beej | wheat-varieties-3 | wheat-sowing-3 wheat-seed-3
kathua me hun 10 december ko kanak bijni hai kaun sa beej lun | wheat-varieties-5 | wheat-varieties-2
pachheti gehun me khad utni hi lagegi ya kam | wheat-nutrients-3 | wheat-nutrients-1
kanak dap potas kitne katte | wheat-nutrients-4 | general-fert-1 wheat-nutrients-1
dhan me zink daal diya tha ab gehu me fir se dalna padega kya | wheat-nutrients-6 | general-zinc-2
gehu 22 din ka hua hai pani khol du ya abhi ruku, aur urea pani ke saath kitna hissa du, sarson me to maine ek hi baar diya tha | wheat-irrigation-1 wheat-nutrients-2 | wheat-nutrients-4
bali aa gayi hai aur pachhua tej chal rahi, pani lagau to gehu gir to nahi jayega | wheat-irrigation-3
gehu pila hai kami kiski | wheat-disorders-2 | wheat-disorders-3 general-defic-1 general-defic-2 wheat-disorders-1 wheat-diseases-1
ret wale khet me kanak ke bich ke patte chitkabre nase hari pehla pani lag chuka kaun sa spray karu | wheat-disorders-3 | wheat-disorders-2
garmi se gehu bachane ka upay | wheat-disorders-4 | general-heat-1 wheat-sowing-1 wheat-climate-1
gehu me nirai kab tak | wheat-weeds-1 | wheat-weeds-5
bache hue mandusi ke paudhe ukhadu ya rehne du, bijai dobara hogi kya | wheat-weeds-2
gulli danda jo purani dawai se nahi marta uske liye kaun si dawai pehle aur kaun si 35 din pe | wheat-weeds-4 | wheat-weeds-3
parali me aag nahi lagani to sidhi bijai kaise | wheat-machinery-1 | general-residue-2 wheat-machinery-2 general-residue-3 general-residue-1
gehu patte se hath pe haldi | wheat-diseases-1 | wheat-disorders-2 wheat-diseases-2
gehu ke dande pe kale ubhar | wheat-diseases-3
thresher se nikla gehu aadha kala aur machhli jaisi gandh | wheat-diseases-5
ghana gehu niche safed phaphund | wheat-diseases-6
tela kitna ho jaye tab spray karu kanak me, ladybird bhi dikh rahi | wheat-pests-2 | wheat-pests-1
gehu boya 15 din hue paudhe tukdo me sukh rahe, khincho to jad khayi hui nikal aate, pehle yahan ganna tha aur gobar bhi kaccha dala tha maine | wheat-pests-3
chuhe gehu kaat rahe | wheat-pests-5
gehu kat le ya 4 din aur, dana kaise jaanche | wheat-harvest-1 | wheat-storage-1
saal bhar khane ka gehu ghar me kaise rakhe ki kharab na ho | wheat-storage-1 | general-hermetic-1 wheat-storage-2 general-store-1
gehu average paidawar ek acre | wheat-yield-1
kanak ka beej aur dap dono ek kille me kitna | wheat-seed-1 wheat-nutrients-4 | wheat-nutrients-1
gehu me nano urea matra |
maharashtra me gahu ki kaun si kism samay par bone ke liye, pani 5 baar de sakta hu, sangli jila |
gehu ka bhusa banane wali reaper ka kiraya kitna |
kela lagane ke liye mitti kaisi ho matiyar hai apni | banana-soil-1
lab wala kela aaya hai thaili me, kaise lagau dhoop tej hai | banana-nursery-2
kele ke ek ped ko saal bhar me urea potash kitna gram | banana-nutrients-1 | general-fert-3 banana-nutrients-2
kele me khad kitni baar thodi thodi deni, aur gadde me gobar kitna | banana-nutrients-2 | banana-nutrients-3
kele ko roj kitna pani | banana-irrigation-1
kele ki dusri fasal ke liye kaunsa putti kab chhode | banana-pruning-1
kele ke niche ke patte kinare se pile hokar tane se latak gaye, kaata to andar lal bhura gol gol | banana-diseases-1
burhanpur me kele ki nayi bimari sune hai sab g9 murjha raha kya kare | banana-diseases-2 | banana-diseases-1
kele ke patte dhabbe hoke pura sukh ja raha barsat me | banana-diseases-3
kela halki hawa me hi gir gaya, jad ki gaanth me kale surang aur safed keeda | banana-pests-1
kele ke tane se gond tapakta aur phir beech se toot jata, 6 mahine ka bagan | banana-pests-2
kele ki patti bich me pili kinara hara, danthal pe baingani daag | banana-disorders-2 | general-defic-3
pichli january me ghaud tane ke side se nikal aayi thi kela kab lagaye ki aisa na ho | banana-disorders-3 | banana-climate-1
nariyal ke bagiche me bich me kela laga sakte kaun si kism | banana-intercropping-1
kele pakane ka kamra kitne digri aur kitne din | banana-storage-1
kele me khad aur pani dono ka hisab batao sir | banana-nutrients-1 banana-irrigation-1 | banana-nutrients-2 banana-nutrients-3
kele ke tane se resha banane ki machine kahan milegi |
kele par thrips se chhilke pe lal jung jaise daag, kya chhidke |
kele ke sath haldi lagaye to kaisa rahega pehle saal |
haibrid tamatar beej gram acre | tomato-seed-1
tamil nadu tamatar borax aur zink kitna kilo | tomato-nutrients-1 | tomato-disorders-2
thand me tameta ka pani | tomato-irrigation-1
tamatar ki aisi kism jisme bimari kam lage spray kam karna pade | tomato-varieties-1
tamatar churda murda ho gaya hai aur hilao to safed machhar udte hain, dono ka kya kare, mirchi me bhi dikh raha | tomato-diseases-1 tomato-pests-1 | chilli-diseases-1 general-trap-3
garmi me tamatar ki paudh ko jali se kitne din dhake ki patta mod rog na aaye | tomato-diseases-2
tamatar ke patte ke niche safed machhar udte, piwle chipchipe card lagaye to kitna farak | tomato-pests-1 | general-trap-3
gende ki line tamatar me kitni lagani ki ili na aaye | tomato-pests-2
tamatar ke fal me danthal ke pas sui jaise chhed aur tahni sukh rahi | tomato-pests-4
badli wale mausam me tamatar ke patte pani jaise gale aur 3 din me pura khet kala pad gaya, aalu wale padosi ka bhi yahi haal hua tha | tomato-diseases-4
jis khet me tamatar ukhta gaye wahan agle saal mirch laga du kya | tomato-diseases-5
jis khet me har barsat tamatar khada khada murjhata hai wahan baingan ki jad wala paudha chalega kya, aur kitne saal tamatar mirch na lagau | tomato-diseases-6 tomato-diseases-5
tamatar ka pichhla hissa kala chamda jaisa | tomato-disorders-1
garmi me tamatar ke phool jhade | tomato-disorders-3 | general-heat-2
rate gir gaya tamatar kitne din rakh sakte bina kharab hue | tomato-storage-1 | tomato-harvest-1
tamatar kab boye aur beej kitna | tomato-seed-1 tomato-sowing-1
tamatar ka sauce banane ki chhoti factory ke liye loan |
tamatar ko bans aur taar se bandhne me kitna kharcha |
gamle me tamatar kaise ugaye |
barish aakhri october me hui ab kardai bo sakte kya | safflower-sowing-2 | safflower-sowing-1
kusum beej kitna gahra dale | safflower-seed-1
kusum ki chhatai kab kare ek jagah ek paudha rakhna hai | safflower-seed-2
kusum ka haibrid beej kaun sa | safflower-varieties-1 | safflower-yield-1
kusum ke liye jamin kaisi, pani ruk jata hai thoda | safflower-soil-1 | safflower-diseases-2
kardi ko urea jyada diya to kya nuksan aur sahi matra kya | safflower-nutrients-1 | safflower-pests-1
kusumbe me phool aa raha pani bharke de du kya | safflower-irrigation-1 | safflower-soil-1
kardi pe kale chamakdar kide phunagi par, sab chipchipa | safflower-pests-1
kusum ki kali sad rahi khilti nahi andar chhota kida | safflower-pests-2
kardi ke patte pe gol chhalle wale dhabbe, baad me chhed | safflower-diseases-1
kardi ke beej ko trichoderma lagane se sukhna kam hoga kya | safflower-diseases-2 | general-tricho-1
kanto wali kusum kaise kate hath chhil jate hai | safflower-harvest-1 | safflower-varieties-1
dsh 185 ka utara kitna | safflower-yield-1
kusum katai kab, kitni nikalegi | safflower-harvest-1 safflower-yield-1
kardi me tel kitna pratishat |
kusum me ghas ki dawa |
pahadi pe nariyal 800 meter par hoga kya | coconut-climate-1
nariyal gaddha aur doori | coconut-sowing-1
4 saal me fal dene wala naral kaun sa | coconut-varieties-1
narial ke bade ped ko khad kaha gole me dalu aur saal me kitni baar, aur thala bhar ke pani kitne litar chahiye, supari ko to roz deta hu | coconut-nutrients-1 coconut-irrigation-2 | coconut-irrigation-1
do saal ke nariyal ki khad | coconut-nutrients-2
purane nariyal ke niche kali mirch coco ho sakta kya | coconut-intercropping-1
gobar gaddhe se bada kala sing wala keeda nikal ke nariyal ki nai patti kat deta hai, raat ko light pe bhi aata, kya daale gaddhe me | coconut-pests-1
nariyal ke tane me chhed se bhura pani, upar ka mukut jhuk gaya | coconut-pests-2
nariyal ke patte niche safed gol gol chakkar aur upar kala | coconut-pests-4
barish me nariyal ki bich wali patti pili hokar khinchne se nikal aai, badbu | coconut-diseases-1
kerala wali jad bimari nariyal me jiska ilaj nahi, fir bhi kya dalu ki chale | coconut-diseases-2
nariyal ka bagicha lagana hai kab lagaye kaun si jaat | coconut-sowing-1 coconut-varieties-1
nariyal ki nira nikalne ka licence |
1000 meter unchai par seb lag jayega kya thand kam padti hai | apple-climate-1
nangi jad wala seb ka paudha kab lagana aur gaddha kitna bada, lagane ke baad upar se kaatna bhi hai kya | apple-sowing-1
royal seb ke bich kaun se doosre ped lagaye aur madhumakhi ke kitne dabbe | apple-sowing-2
seb me garmiyo me kitne din ke antar se pani dena, khumani ko to hafte me deta hu | apple-irrigation-1
seb me scab ki bimari | apple-diseases-1
july august me hi seb ke patte dhabbe hoke pile pad ke jhad gaye pet nanga ho gaya | apple-diseases-2
seb ke tane ki gardan par gili sadi chhal kya lagau | apple-diseases-3
seb ki chhal pe rakh jaisi papdi | apple-pests-2
june me patta tambe jaisa ho raha seb ka, makdi hai shayad, tel kab marte hain | apple-pests-3
seb ke andar bhure kaag jaise gaddhe kis cheez ki kami | apple-disorders-1
seb todne ka samay | apple-harvest-1
ganganagar me santara jaisa kaun sa fal chalta hai, nagpuri ya kinnu | orange-varieties-1
santre ka bagicha lagana hai amravati me ped se ped kitna, pehle yahan kapas thi | orange-sowing-1
kerala me narangi ke satwe saal ke ped ko khad kitni | orange-nutrients-1
kinnu me rudi aur urea kab pauni chahidi, nal de khet vich kanak hai | orange-nutrients-2
garmi me santre ka pani | orange-irrigation-1
santre ko tan dena hai kitne hafte, kali jamin, aur mrig bahar lena ho to kab | orange-pruning-1
santre ke tane se gond nikal raha jamin ke pass chhal phati | orange-diseases-2
santre ki nayi kopal par chhote kide puchh upar karke baithe hain | orange-pests-1
pakte santre gir rahe andar safed ilia, aam me bhi yahi hota tha, dhuan karna chahiye kya | orange-pests-2
kinnu kab todna hai aur haath se kheench ke ya kainchi se | orange-harvest-1
santre ke ped kitni doori pe lagaye aur pani kaise | orange-sowing-1 orange-irrigation-1
uttarakhand ki lichi kism | litchi-varieties-1
lichi ke ped kitni door, ek acre me kitne ped, aam se kam ya jyada | litchi-sowing-1 | mango-nursery-2
bade lichi ped me khad tudai ke baad kitni dalte | litchi-nutrients-1
lichi ke manjar to khub aaye par dana jhad gaya, mali bola madhumakkhi rakho, aur jo bache wo pachhua hawa me fat jate hain | litchi-disorders-2 litchi-disorders-1
lichi patti ke niche makhmal | litchi-pests-1
lichi ke beej wale kide se bachne ka upay pichle saal aadha maal kharab gaya tha | litchi-pests-2
lichi ek acre ka maal | litchi-yield-1
chai ke liye kaisi mati aur kitni barish, chuna wali jamin hai | tea-soil-1
cha ki cutting nursery ka ph zyada aa gaya kya mila ke theek kare | tea-nursery-1 | tea-soil-1
do patti ek kali kitne din | tea-harvest-1
chai bagan saal bhar ka khad | tea-nutrients-1
jalbharaw me chai ke patto par urea dap ghol kitna | tea-nutrients-2
chai ki nai patti par gehre bhure dhase dhabbe aur sukh ke mud gayi | tea-pests-1
cha ke patte lal, makdi | tea-pests-2
simla mirch ka beej ek acre ka kitna gram aur nursery kitne din ki | capsicum-seed-1
shimla mirchi me kyari par do line ke bich kitna fasla | capsicum-sowing-2
capsicam bed me kampost npk | capsicum-nutrients-1
polihouse simla mirch ke paudhe ko roj kitna pani | capsicum-irrigation-1
shimla mirch ko dhage pe kaise chadhaye kitni tehni rakhe | capsicum-pruning-1
garmi badhte hi simla mirch ke phool gir gaye, kheere thik hai | capsicum-disorders-1 | capsicum-irrigation-1 general-heat-2
shimla mirch ki patti upar mudi, fal khurdura, net house hai | capsicum-pests-1
simla mirch kab lage aur beej kitna bhaiya | capsicum-sowing-1 capsicum-seed-1
june me palak boya jaye kya, ya bhindi hi thik hai | palak-sowing-1 | okra-sowing-1
katai ke baad palak me urea | palak-nutrients-1 | general-fert-5
palak ke liye gobar khad kitni trolly aur mitti kaisi | palak-soil-1
palak ki godai aur chhatai | palak-weeds-1
palak me daag wale patte kaise roke dawa nahi marna khane ki chiz hai | palak-diseases-1
palak pili katai ke baad | palak-disorders-1 | palak-nutrients-1
palak bone ke kitne din baad pehli katai, kitni baar kat sakte | palak-harvest-1
palak ka pani aur katai antar | palak-irrigation-1 palak-harvest-1
happy sider se bijai ka kharcha ek kille ka kitna padta hai jalane ke mukable | general-residue-2 | general-residue-4
wo machine jo parali kaat ke thodi mila bhi de aur upar bichha bhi de aur bij bhi de, 50 hp hai apne pas, ek ghante me kitna khet nikalegi | general-residue-3 | general-implement-1
dhan ke khet me bina jutai masur chana bo sakte kis machine se | general-zerotill-1 | lentil-sowing-3
kide ki dawai aur kharpatwar ki dawai dono ek hi nojal se chalegi kya | general-nozzle-1
peeth wali tanki se ek acre me kitna pani lagta aur din me kitna khet ho jata | general-nozzle-2
chhota kisan hu machine kharid nahi sakta kiraye pe kahan milegi | general-chc-1
45 hp pe kitne foot rotavetor | general-implement-1
computer wala karaha chalwane se pani kitna bachega | general-implement-2
chari kitne din ki ho jaye tab katke khilaye ki jahar na lage | fodder-sorghum-feeding-1 | fodder-sorghum-harvest-1 jowar-feeding-1 fodder-sorghum-feeding-3
barish nahi hui jwar murjha gayi dhor ko de sakte kya | fodder-sorghum-feeding-2 | fodder-sorghum-feeding-1 cattle-feeding-8 jowar-feeding-1 fodder-sorghum-feeding-3
hari chari kaat ke raat bhar chhod du to jahar nikal jata hai aisa log kehte sach hai kya | fodder-sorghum-feeding-3 | fodder-sorghum-feeding-1
bhains ne chari khayi thodi der me saans tej ho gayi aur masude ekdam lal, kaamp rahi hai, doctor door hai jaldi batao kya kare | fodder-sorghum-health-1 | cattle-feeding-8 jowar-feeding-1
jowar chara ek bighe me kitna beej, bajra boya tha pehle | fodder-sorghum-sowing-1 | jowar-seed-2
chari me gobar aur urea kitna, har katai ke baad bhi dena kya | fodder-sorghum-nutrients-1
jowar chara ek acre se kitna hara milta hai aur gadde wala achar banta kya | fodder-sorghum-harvest-1 | jowar-yield-1 fodder-sorghum-varieties-1
gulab ke liye kaisi zameen aur paudhe kab lagaye | rose-soil-1 rose-sowing-1
ek acre me gulab ke kitne paudhe, pehle genda tha | rose-sowing-1
gulab ki katai kis mahine | rose-pruning-1
gulab ke patte kale gol daag hoke pile hoke gir gaye aur kali bhi kinare se bhuri hai khulti nahi | rose-diseases-1 rose-pests-1
gulab ki nai kopal chipchipi aur tane pe papdi | rose-pests-1
gulab ki chhatai kab aur uske baad khad kitni | rose-pruning-1 rose-nutrients-1
nilgiri ped kam barish me chalega, chune wali mitti hai | eucalyptus-soil-1
safeda kitni doori pe lagaye ki bich me kanak bhi ho aur kitne saal me kat jayega | eucalyptus-sowing-1 eucalyptus-harvest-1 | eucalyptus-intercropping-1
beej wala ya clone safeda | eucalyptus-varieties-1
nilgiri me khad kitni aur bich me moong laga sakte | eucalyptus-nutrients-1 | eucalyptus-sowing-1
balli ke liye safeda kitne saal | eucalyptus-harvest-1
padosi ne med pe safeda lagaya, meri sarson us taraf marti ja rahi hai aur bore ka pani bhi niche gaya, kitni door hona chahiye tha | eucalyptus-intercropping-1
mithun ko jungle me khula chhode ya ghera kare | mithun-rearing-1
seb peti rate parwanoo | general-market-22
nagpur santre ko 5 saal me khad ka hisab vidarbha ke liye |
santre ka juice nikalne ka plant kitne ka |
lichi ki gootee kaise bandhe |
lichi ka sharbat banana |
chai me jhoom wali ilia patte kha rahi looper |
polyhouse banane me sarkar kitna paisa deti hai shimla mirch ke liye |
palak ka khud ka beej kaise banaye |
tractor loan byaj |
chari me gobh sukh rahi makkhi ka keeda |
gulkand kaise banta hai |
safeda tel nikalne ka dhanda |
mithun ko roj kitna dana khilaye |
battery spray pump rate |
seb ki unnat kism jo oonche pahad pe jaldi fal de |
kinnu ki waxing grading machine kahan lage |
palak bechne ke liye kitne din fridge me tikega |
shimla mirch niche se kali |
khopra banane ke liye nariyal kitne mahine ka tode aur kitne din ke antar se ped par chadhe | coconut-harvest-1
godaam me chana rakhne par jo online rasid milti hai uska kya fayda aur kcc ka sasta byaj kitne mahine chalega, chhota kisan hu 3 acre | general-enwr-1 general-market-28 | general-market-29 general-market-27 general-enwr-2 general-scheme-37
godown me pade 100 bori gehu par kitne pratishat karz milega | general-enwr-2 | general-enwr-1
msp matlab kya hota h aur vyapari usse kam me kyu kharidta hai | general-market-1
mungfali ka sarkari ret | general-market-3
kapas sarkari kaun kharidta | general-market-4 | general-market-9
hardoi se hu batai par kheti karta hu, gehu kendra par bechne ka panjikaran ho jayega mera? | general-market-5 | general-market-13
meri fasal mera byora me phone number band ho gya kaise badle | general-market-7
token tuhar hath din booking | general-market-8
cci ko narma bechne k liye kaunsa app aur konse kagaj lagenge, aur kitni nami tak pura daam dete hai | general-market-9 general-market-10
rui thodi gili h kya sarkar pura daam degi | general-market-10
daal mission me muft beej ki kit milti hai kya | general-market-12 | general-scheme-81
tol kendra par angutha lagana padega kya, paisa kis khate me ayega, mera purana khata band hai aur aadhaar naye wale bank se juda hai | general-market-13 | general-market-6
punjab anaaj kharid portal pe khata number galat chad gaya | general-market-14
chhapra jila, dhaan pax me dena hai pehle kya karna padega | general-market-15
warangal dhan gaon me kharidi | general-market-17
mere gehu ko nami bata ke lauta diya, dobara le ja sakta hu kya | general-market-18 | general-store-1
enam par registration kaise hota hai | general-market-19 | general-market-21
hamare yaha ki mandi enam se nahi judi to kya fpo se bech sakte hai | general-market-21
modal price ka matlab kya hota hai bhav list me | general-market-22
mandi me bechne wale se kaun kaun si katauti ho sakti hai | general-market-24
tamatar ki dheri me kuch kharab mil jaye to pure ka bhav gir jata hai kya kare | general-market-26
kcc wale ko godaam me rakhe maal par sasta byaj kitne mahine milega | general-market-28
bank manager ko kya bolu ki rasid par rin de de | general-market-29 | general-enwr-1 general-market-27 general-enwr-2
maine zameen theke par di hai us kiraye par tax lagega? | general-market-30 | general-market-32
machhli palan aur madhumakhi ki kamai par aaykar ka kya niyam | general-market-31
naukri bhi karta hu aur kheti se 2 lakh aate hai to tax badhega kya | general-market-32 | general-market-30
sabji bechne wale kisan ko gst number lena jaruri hai kya | general-market-34
khate se nagad paisa nikalne par kitna tak tds nahi katta | general-market-35
mansoon der se aaya to konsi kisam lagaye dhaan ki | general-drought-2 | rice-varieties-1 rice-varieties-4
garma mung kab boye samastipur me | moong-sowing-2
barish wali moong august me bo sakte hai kya pilibhit se hu | moong-sowing-3
sml 668 ka beej kitna kilo lagega ek killa | moong-seed-1
moong ke bij me tika wala packet kaise milaye | moong-seed-2 | general-biofert-1
up me moong ki achhi variety | moong-varieties-2
dhan katne ke baad mung lagayi usme npk kitna de | moong-nutrients-2
bina jutai mung bone ki machine | moong-machinery-1
mung me pani kitni baar aur ghas ki dawai kab | moong-irrigation-1 moong-weeds-1 | general-weeds-1 moong-irrigation-2
moong me kharpatvar bahut nikl aya | moong-weeds-1 | general-weeds-1
mung ka patta pila pad raha hai uske aaspas makka laga du to fayda hoga kya | moong-diseases-1 | moong-diseases-2
moong pila pad gaya hai zinc daala phir bhi thik ni hua, padosi ka urad to hara hai | moong-diseases-2 | moong-diseases-1
moong me safed machhar kis mahine sabse zyada aata hai | moong-pests-1
urad mung jad se galke sukh raha h, chhilka utar raha hai | moong-diseases-3
moong par aata jaisa safed | moong-diseases-4
mung ki fali aur phool jala bana ke chipka deta hai andar sundi baithi | moong-pests-3
reh wali zameen me mung | moong-soil-2 | general-alkali-1 general-alkali-2
moong kab kaate | moong-harvest-1
moong ekad me kitna nikalega | moong-yield-1 | moong-varieties-1 moong-varieties-2
rahar kab boi jati hai | pigeon-pea-sowing-1 | pigeon-pea-sowing-2
arhar ke baad gehu lena hai to arhar kab tak bo du aur kaun si kisam lu | pigeon-pea-sowing-2 pigeon-pea-varieties-1 | pigeon-pea-varieties-3 pigeon-pea-sowing-1
tur ka beej kitna aur boni kab kare | pigeon-pea-seed-1 pigeon-pea-sowing-1 | pigeon-pea-sowing-2
tuar beej me tricoderma kitna | pigeon-pea-seed-2 | general-tricho-1
jaldi pakne wali rahar | pigeon-pea-varieties-1 | pigeon-pea-varieties-3
bahar aur amar arhar kitne din me pakti hai | pigeon-pea-varieties-2
tuar me khad kitni aur kaha deni hai, aur ghaas nikalne ki dawai boni ke kitne din baad | pigeon-pea-nutrients-1 pigeon-pea-weeds-1 | pigeon-pea-nutrients-2
sinchit tur me zinc kitna | pigeon-pea-nutrients-2 | pigeon-pea-disorders-2 general-zinc-2
tuvar me piyat kab apvu, phul aa gaye hai | pigeon-pea-irrigation-1
arhar me nindai kitni baar karni, aur chhidkav wali dawa | pigeon-pea-weeds-1
arhar me sundi lagi kya kare | pigeon-pea-pests-1 | pigeon-pea-pests-4 general-perch-1 pigeon-pea-pests-2 general-neem-1
chane ke khet ke bagal me tuver h isliye keeda jyada aata hai kya | pigeon-pea-pests-2
rahar me makhi ka keeda fali ke andar, bahar se pata nahi chalta | pigeon-pea-pests-3
tur ke phool kaliya aapas me chipak gaye andar illi | pigeon-pea-pests-4 | pigeon-pea-pests-1
tuar ukhda rog wale khet me dobara kab laga sakte h | pigeon-pea-diseases-1
baanjh arhar ka kya ilaaj | pigeon-pea-diseases-2
badal chhaye hai, bajra thik par arhar ka phool gir raha | pigeon-pea-disorders-1
mungfali ki kitni line ke baad ek line tuar | pigeon-pea-intercropping-1 | groundnut-intercropping-1
arhar ki paudh laga ke upar se kab todna hai | pigeon-pea-nursery-1
tuar ki fali bhuri ho gayi ab kaate kya, aur jaldi wali kitni nikal jati hai ekad me | pigeon-pea-harvest-1 pigeon-pea-yield-1 | pigeon-pea-varieties-1 pigeon-pea-varieties-3
july ke shuru me hi til daal diya tha pichli baar sab phool patte ban gaye, is baar kis tarikh ko bou | sesame-sowing-1 | sesame-diseases-1
vizag side me garmi ki till kab dalte hai | sesame-sowing-2
tilli seedrill se boni hai beej kam lagega kya | sesame-seed-1
t 78 til kitne din | sesame-varieties-1
til me yuria kitni aur kab, mitti janch nahi karayi | sesame-nutrients-1
til ke khet me pani bhar gaya bajra to khada hai par til jhuk gayi | sesame-irrigation-1 | sesame-diseases-2
til me nirai kab kare aur paudhe kitne paas rakhe | sesame-weeds-1
tilli me phool patti ban gaye, kya ukhad du | sesame-diseases-1 | sesame-sowing-1
barsat me til ki mulayam chonch jhulas gai aur tana kala | sesame-diseases-2
til ki upar wali patti lapet ke keeda baitha h kale sir wala | sesame-pests-1
til ki niche ki fali peeli ho gai kat lu ya puri sukhne du | sesame-harvest-1
tilli ko ghar me rakhne se pehle kitna sukhaye | sesame-storage-1
til ek acre me kitna | sesame-yield-1 | sesame-varieties-1
surajmukhi saal me kab kab | sunflower-sowing-2 | sunflower-sowing-1
suraj mukhi me line se line ki doori kitni rakhe aur bahut ghane ug gaye hai to kitne din baad ukhad ke kam kare, hybrid hai | sunflower-seed-2
sooraj mukhi ka beej kitna lage aur kitni duri | sunflower-seed-3 sunflower-seed-2
sooryamukhi ki kam din wali kisam | sunflower-varieties-1
surajmukhi me gandhak aur boron ka spray karne se upaj badhti hai kya | sunflower-nutrients-2
surjmukhi me phool nikal rahe hai pani na du to nuksan hoga? | sunflower-irrigation-1
makka khadi rehti hai par surjmukhi hawa se gir jati hai mitti kab chadhaye | sunflower-weeds-1
beech me dane khali reh gye surajmukhi ke chakke me | sunflower-disorders-1
surajmukhi ke phool me illi ghus gai aur phool sad raha, chana bhi isi ne khaya tha | sunflower-pests-1
neelgai bandar surajmukhi kha gaye | sunflower-pests-3 | general-scheme-32
kharif ki surajmukhi me kaun kaun si bimari aati hai | sunflower-diseases-1
surajmukhi ka phul piche se bhura ho gaya tod le kya, ek killa me kitna dana niklega | sunflower-harvest-1 sunflower-yield-1 | sunflower-varieties-1
talab me chuna kitna | fish-lime-1 | fish-winter-1
mahua ki khali kitni aur uske kitne din baad bachha dale | fish-predator-1
ek killa talab me kitne bacche daalne hai, padosi ne 10 hajar daal diye the uski machhi chhoti reh gai | fish-stock-2
machli ka jeera kitna dale ekad me aur saal me kitna maal niklega | fish-stock-2 fish-yield-1
machhli ka dana ghar pe kaise banaye konsa time par dale aur gobar kitne din me | fish-feeding-1 fish-manure-1 | fish-feeding-2
talab ka pani gehra hara ho gya h gobar aur dana band karu kya | fish-feeding-2 | fish-manure-1
machhli upar muh khol ke tair rahi | fish-oxygen-1
jeth ki garmi me talab me pani kitna rakhe | fish-water-1
bhains ko to bori odha di, sardi me machli ka kya kare, tubewell kis samay chalaye | fish-winter-1
katla rohu kitni thand sahegi | fish-quality-1 | fish-winter-1
machli ke sharir par joon jaisa chipka hai wo ragad rahi hai | fish-argulus-1
talab me machhli marne lagi apne aap kaunsi dawai dal du | fish-disease-1 | fish-oxygen-1
ek baar me pura trali gobar talab me dal diya kuch nuksan to nahi | fish-manure-1 | fish-oxygen-1
kagji nimbu ke paudhe kitni doori par lagaye aur konsi kism me dag wala rog kam lagta | lemon-sowing-1 lemon-varieties-1
nimbu ke liye kaisi zamin chahiye aur 3 saal ke ped ko gobar khad kitni de | lemon-soil-1 lemon-nutrients-1
5 saal ke nimbu ke ped ko kitni khad | lemon-nutrients-1
garmi me nimbu lena hai to pani kab rokna padega, aur baad me drip se kitne litre roz, ped 8 saal ke hai | lemon-pruning-1 lemon-irrigation-1
nimbu pe khujli jaise dag pad gaye bazar me koi leta nahi | lemon-diseases-1 | lemon-varieties-1
nimbu ki nayi pattiyo par chandi jaisi tedhi lakeere aur patta mud jata | lemon-pests-1
nimbu ped par fat rahe | lemon-disorders-2
nimboo kab todna chahiye | lemon-yield-1
jau beej ek killa | barley-seed-1
jou ka beej kitna lagega aur bijai kab tak | barley-seed-1 barley-sowing-1
jau barani me kitni khaad | barley-nutrients-1
jau me paani kitni bar lagta hai gehu se kam na | barley-irrigation-1 | wheat-irrigation-1
kallar jameen me jo ki kheti | barley-soil-1 | general-alkali-2 general-alkali-1
bh 902 jau kaisi hai, namkeen khet ke liye kaunsi | barley-varieties-1 | barley-soil-1
jau ki bali kali rakh ban gai, agle saal ke beej me kya lagaye | barley-diseases-1
balui khet me jau jagah jagah bauna peela, jad me gaanth | barley-diseases-2
jau pak gaya par harvester wala sarso kaatne me laga hai, das din ruk sakte hai kya ya bali tut ke gir jayegi | barley-yield-1
desi lal gajar kab boye | carrot-sowing-1
gajar me dap potash ki matra | carrot-nutrients-1 | general-fert-4 general-fert-3
gajar upar se hari ho jati hai aur kuch fati hui, mooli to sidhi nikli | carrot-disorders-1 | carrot-weeds-1
gajar me pani kitne din par | carrot-irrigation-1
kali gajar kanji wali beej | carrot-varieties-1
nantes gajar ka beej khud ban sakta h kya meerut me, aur desi se kam nikalti hai? | carrot-varieties-2
gajar me sundi aur galan, taaza gobar dala tha | carrot-pests-1 | general-compost-3
gajar kitne din me tayar, ekad me kitni nikalti hai aur lal wali kism konsi | carrot-harvest-1 carrot-varieties-1 | carrot-sowing-1 carrot-varieties-2
pipermint kab lagana hai aur jad kitni lagegi bigha me | mint-sowing-1 mint-seed-1
mentha me yuria kitni, do katai leni hai | mint-nutrients-1 | general-fert-3
mentha katne se kitne din pehle pani band kare aur pehli katai kitne din me | mint-irrigation-1 mint-harvest-1
pipermint ki sabse badhiya kism | mint-varieties-1
pudina ke tukde sukh rahe hai jad sadi hui | mint-diseases-1
aloo ke baad mentha lagaya, patti pe bhure dhabe aur patte jhad rahe | mint-diseases-2
gehu kat gaya ab menta ki pehli katai kab aur tel kitna nikalta | mint-harvest-1
kharbuje ka beej kitna aur nali se nali ki doori | muskmelon-seed-1
kharbooje me khad kab kab de | muskmelon-nutrients-1
kharbuja meetha karne ke liye pani kab rokna | muskmelon-irrigation-1
hara madhu kharbuja mithas vajan | muskmelon-varieties-1
kharbuje ki bel barish ke baad murjha rahi purane patte peele | muskmelon-diseases-1
kharbuje ke andar keede nikalte hai, makhi dank marti h | muskmelon-pests-1
kharbuje ke patte sukh gaye fal chhote aur fike | muskmelon-diseases-2
chikoo ke liye kaali mitti chalegi? niche kadi parat hai | sapota-soil-1
cricket ball aur kalipatti antar | sapota-varieties-1
chiku kalam kitne feet par | sapota-sowing-1
chiku me chote fal gir rahe, pani kitne din me de aur khad kin mahino me | sapota-irrigation-1 sapota-nutrients-1
chiku ki tahni chapti ho gayi aur patto pe gulabi bhure dag | sapota-diseases-1
chiku kaise pehchane tayar hai, nakhun se kharoch ke dekhu? | sapota-harvest-1
gende ki nursery kab dale aur beej kitna | marigold-sowing-1 marigold-seed-1
genda kitni doori par ropna hai | marigold-sowing-2
narangi genda kism | marigold-varieties-1
gende me khad kitni de aur upar ki konpal kab tode | marigold-nutrients-1 marigold-pruning-1
gende ke patto par jala bindi | marigold-pests-1
genda phool kitne din me todna shuru hota hai aur african wala kitne par ropu | marigold-harvest-1 marigold-sowing-2
mosmi kitni thand sahti hai | sweet-orange-climate-1
mosambi ki kalam kab aur kitne par lagaye, andhra | sweet-orange-sowing-1
punjab me malta ki konsi kism, kinnu to pehle se hai | sweet-orange-varieties-1
santre ke paas wali mosambi ke tane se gond nikal raha chhal sad rahi | sweet-orange-diseases-1
mosambi lalya fal jang jaisa | sweet-orange-pests-1
10 saal purana mosmi bagh dheere dheere mar raha h, jad khod ke kya dekhu, santra bhi aisa hi ho raha | sweet-orange-disorders-1 | sweet-orange-diseases-1 orange-diseases-2
katahal ka kalmi paudha nursery wala 150 me de raha hai, kitne saal me fal dega, beej se ugaya wala to 8 saal se khada hi hai | jackfruit-sowing-1
jaldi falne wala kathal | jackfruit-varieties-1 | jackfruit-sowing-1
kathal ke kuch chhote fal me chhed aur burada nikla hai, kuch kale fafund se sad ke gir rahe, dono ka upay batao | jackfruit-pests-1 jackfruit-diseases-1
kathal ke chote lambe phool kale padke gir rahe kya ye bimari hai | jackfruit-diseases-1
medh par bans laga sakte hai kya, usar jameen hai | bamboo-soil-1
lathi wala baans sukhe ilake me chalega kya, aur ek ekad me kitne gaddhe honge | bamboo-varieties-1 bamboo-sowing-1 | bamboo-soil-1
baans ke jhund ko pani aur gobar kitna | bamboo-nutrients-1
apne khet ka bans katne ke liye van vibhag ki ijazat chahiye kya aur kis mahine kate | bamboo-market-1 bamboo-harvest-1
moong me chuhe bahut hai |
mung ki dal banane ki mashin |
moong me NPK 19 19 19 ka spray kab kare aur kitna |
moong katne wali reaper ka kiraya |
arhar katne ki mashin ka bhada |
rahar me pala lagne se kaise bachaye, sarso to bach gai thi | general-frost-2 | general-frost-1
arhar ko doosri baar ratoon lene k liye kitne upar se kaate |
til ki kheti par subsidy kitni |
til me makdi lagi patta sikuda |
til me zinc aur sulphur kitna dalu, dukan wala dono de raha | general-zinc-2 | general-zinc-3
surajmukhi ka beej muft kaha milta | general-scheme-81
suraj mukhi ke beej ka chilka pashu ko khila sakte hai kya |
machhli ka bima hota hai kya |
pangas machhli kitne mahine me 1 kilo ki hogi aur kaunsa dana de |
biofloc tank lagane ka kharcha aur bijli kitni |
talab me saap aur bagula machli kha jata hai |
nimbu ka ras bottle me bharne ka licence |
nimbu ke ped me kaante kam karne wali kism |
jau ki roti wali chhilka rahit kism ka beej kaha milega |
jau ka sattu banane ka plant kitne me lagta hai |
gajar ke patte par kala jhulsa rog aa gaya hai dawai batao |
gajar ka juice plant lagana hai |
mentha ka tel kaha beche |
mentha ke khet me ganna saath laga sakte h kya aur line kaise rakhe |
kharbuje me mosaic se patta sikud gaya, virus wala keeda kaun sa hai aur dawa kya |
chiku ka powder banana hai mashin kitne ki |
genda ke phool ka bhav gir gaya, navratri tak rok ke rakhne ka koi tarika hai to batao nahi to fekna padega |
mosambi me psylla lag gaya konsi spray |
kathal ki kalam khud kaise bandhe ghar par, kis mahine aur kis umar ki tahni se |
gobar gas plant lagane par sarkar kitna deti h |
hanumangarh narma bijai kab tak | cotton-sowing-1
dhule me drip hai to may me hi parati laga du ya june ka wait karu, pichle saal gulabi illi ne aadha kapas khaya tha aur banana bhi khada hai | cotton-sowing-3 | cotton-pests-3
paruthi thand wali kis mahine tn | cotton-sowing-4
bt kapas ka bij kitna fasla kitna | cotton-sowing-5 cotton-seed-1
kapas ugne ko kitni garmi chahiye | cotton-climate-1
narme ko khaad kab kitni | cotton-nutrients-1 | cotton-nutrients-3
kali mitti barani paruthi jinc kitna | cotton-nutrients-2 | general-zinc-2
narma ful par aa gaya potassium nitrate ki spray kitni baar karni hai ji | cotton-nutrients-3
kapas tinde bante samay pani | cotton-irrigation-1 | cotton-climate-1
kapas me doob ghas konsi davai | cotton-weeds-1
kapas ke beech kya lagaye | cotton-intercropping-1 | general-intercrop-1 cotton-diseases-2
kapas ka pudi gir raha hai, badal 8 din se, til to khada hai badhiya | cotton-disorders-1 | cotton-disorders-2
kapas ke pate laal ho rahe | cotton-disorders-3 | cotton-pests-6 cotton-nutrients-3
kal tej barish hui aur aaj kadak dhup nikli, achhi bhali tinde se ladi kapas ek hi din me latak gayi, makka bilkul thik khada hai kya karu | cotton-disorders-4
rui par daag aa rahe hai aur bond adha hi khulta hai kapas me kya laga hai | cotton-pests-1
gulabi sundi jaal ekad me kitne | cotton-pests-2 | general-trap-1
narme ke patte chip chip kar rahe hai neeche safed machhar jaise, kitne ho to spray kare | cotton-pests-4 | cotton-pests-5
kapas ke bagal me bhindi aur baingan lagaya hai is se safed makhi badhegi kya, patte abhi saaf hai, mahine bhar pehle wala tamatar bhi khada hai | cotton-pests-5
hara tela narma kya dawai | cotton-pests-6
choti kapas ke patte upar ko mud rahe chandi jaise chamak, barish 15 din se nahi | cotton-pests-7
narme me milibag 10 paudhe par | cotton-pests-8
abohar me kapas ke patte ke niche choti patti jaisi nikli hai, nas moti ho gayi, paudha bauna reh gaya, bajra bagal me thik, konsi dawai chhidku | cotton-diseases-1 | cotton-pests-4
narma gol ghere me sukh raha | cotton-diseases-3
barish se kapas ke bond sade | cotton-diseases-5 | cotton-diseases-4
kapas ki chunai kab shuru kare | cotton-harvest-1
vyapari bolta hai kapas me kachra aur nami hai ghar me kaise sukhau | cotton-storage-1 | cotton-harvest-1
bt kapas ka sabse acha bij kaun si company ka hai |
kapas chunne wali machine par kitni subsidy milti hai | general-scheme-55 | general-chc-2 general-scheme-57
ole pade hai aur narma toot gaya, bima claim kaise kare aur kitne ghante me | general-scheme-26 general-hail-2 | general-scheme-29
kabuli chana hariyana me kis tarikh | chickpea-sowing-1
panjab dhaan ke baad chana kab | chickpea-sowing-2
pithoragarh pahad me chana kab bote hai | chickpea-sowing-3
dollar chana bij kitna ekad | chickpea-seed-1
chana kitna gehra bona chahiye, barani khet hai aur pichli baar upar boya to sukh gaya | chickpea-sowing-5
gurgaon side barani chane ki kisam batao | chickpea-varieties-1
kabuli ki jaldi pakne wali kism jo ukhde na, ap telangana ke liye | chickpea-varieties-2
ludhiana chane me yuria aur super kitna | chickpea-nutrients-2
chane ke bij me kalchar kaise | chickpea-seed-2 | general-biofert-1 general-biofert-3
chana me pehla pani kitne din baad aur beej kitna gehra, gehu ke sath hi de du kya ya phool ka intezar karu, mawath nahi hui is saal | chickpea-irrigation-1 chickpea-sowing-5 | chickpea-irrigation-2
chane me do pani dene hai kaun kaun si stage par aur kitna kitna | chickpea-irrigation-2 | chickpea-irrigation-1
barani chane phool par yuria ghol | chickpea-nutrients-3
chane ki khutai kab aur pani kab | chickpea-pruning-1 chickpea-irrigation-1 | chickpea-irrigation-2
chane ki phali me gol ched | chickpea-pests-1 | chickpea-pests-2
chane me kitni illi dikhe to dawai marna chahiye, masoor me to nahi dikh rahi | chickpea-pests-2 | chickpea-pests-1
chane me ukhta lag gaya | chickpea-diseases-1 | chickpea-varieties-2 chickpea-sowing-1 general-tricho-1 chickpea-sowing-5
ghate aa rahe the, chana ekdam bhusa rang ka hoke sukh gaya, ukhado to jad kadak tut jati hai, barabar me masoor hari khadi hai | chickpea-diseases-2
chane me jhulsa tana toot raha | chickpea-diseases-3
january ki thand me chane ke phool gir rahe hai, tonic spray karu ya rehne du | chickpea-disorders-1
chana kab kate aur paidavar kitni aati hai | chickpea-harvest-1 chickpea-yield-1
chane ki paidavar acchi kheti me kitne kuntal tak ja sakti, mere yaha teen hi nikalta hai | chickpea-yield-1
ghar me chana rakha hai safed ande dane par, tel lagane se bachega? | chickpea-storage-1 | general-store-5
chane ko harvester se katwane ka kiraya kitna |
chana bina jutai bona hai dhaan ke thunth me, jeero till machine kitne ki aayegi |
chane me amarbel lipat gayi |
dhaan kat gaya, november me mirch laga du kya, thand me pala padta hai yaha, tamatar to pichle saal jal gaya tha | chilli-sowing-1 | general-frost-2
mirchi bij kitna aur nursery kitne din me khet me jaye | chilli-seed-1 chilli-nursery-2
mirch ki paudh kitne din ki ho tab khet me lagaye, subah ya sham, kitni duri | chilli-nursery-2 | chilli-nutrients-2
karnataka barani menasinakai khad kitni | chilli-nutrients-1
punjab mirch laun vele khad kinni | chilli-nutrients-2
mirch sham ko murjha jati hai | chilli-irrigation-1
mirch me ghas kab kab nikale aur mitti kab chadhaye, majdoor ek hi baar milenge | chilli-weeds-1 | general-weeds-1
pyaz sath mirch patte upar simte | chilli-pests-1 | chilli-diseases-2
mirch patte niche ulti naav jaise | chilli-pests-2
mirchi ke phool me kale kide bhare pade hai, sab dawai mila ke mar li tab bhi nahi ruk rahe, warangal me sabki fasal ja rahi, kya bacha hai | chilli-pests-3
hari mirch me sundi aur trap | chilli-pests-4 | general-trap-1 general-trap-2
mirchi paudhe bone gucchha patte ukhadu? | chilli-diseases-1 | chilli-diseases-2
nurseri me mirch ki pod jamin ke paas se gal rahi pas me tamatar ki thik hai | chilli-diseases-3 | chilli-nursery-1
laal mirch dhanse daag kale bindu | chilli-diseases-4
barish me mirch ki puri line ek sath murjha gayi, tane pe kala, moongfali thik hai | chilli-diseases-5 | chilli-soil-1
sardi me mirch ke pate niche safed bhabhut, palak ke bagal me hai khet | chilli-diseases-6
mirch me phul jhad rahe | chilli-disorders-1 | chilli-irrigation-1 general-heat-2 chilli-pests-3
mirchi peeli pad rahi hai | chilli-disorders-2
lal mirch sukhane ke liye kab tode aur kaha sukhaye, haldi bhi wahi sukhti hai | chilli-harvest-1 chilli-storage-1 | general-store-1 general-dryer-1
lal mirch me sukhate kali fafund | chilli-storage-1 | general-dryer-1
mirch me bandar aa rahe hai kaise bhagaye |
mirchi ki kism acchi tikhi wali up ke liye konsi |
mirch ukhadi to jad me gaanth nikli, pehle bhindi me bhi thi, nematode ka kya kare |
arandi kab boye | castor-sowing-1
diveli hybrid bij ekad me kitna | castor-seed-1
banaskantha eranda yuria kitni baar | castor-nutrients-1 | castor-nutrients-2
badal barish hafte bhar rahi, arandi ke phool gir gaye, mungfali ko to kuch na hua, ab kitna yuria du aur ghas bhi nikalni hai kya | castor-nutrients-2 castor-weeds-1 | castor-disorders-1
arandi me nindai kab kab | castor-weeds-1 | general-weeds-1
pani bharne wale khet me erandi | castor-soil-1 | castor-diseases-3
arandi ke nar phool aur dodi jhad rahi, badal hai, bajra pak gaya | castor-disorders-1 | castor-nutrients-2
barish thand me arandi ki sikti sadi | castor-diseases-2
chhoti arandi nichle khet me mar rahi do patte wali | castor-diseases-3
arandi par kubdi illi ek paudhe par do teen dikh rahi, dukandar tej zehar de raha hai, abhi maru ya ruku, kapas me bhi yahi hogi kya | castor-pests-1
arandi ki dodi jale me kida | castor-pests-3
arandi ki pehli maal kab kate | castor-harvest-1
arandi ki khali bori bhar padi hai, iska kya use kare, janwar ko de ya khet me | castor-storage-1
arandi ke sath mungfali ki kitni line rakhe, karnataka me bina pani ki zamin hai | castor-intercropping-1
arandi par eri resham keet palna hai kaise |
rajasthan me arandi ke liye beema premium kitna | general-scheme-23
pahad me matar kab lagaye aur kism | field-pea-sowing-1 field-pea-varieties-1 | greenpea-varieties-1 greenpea-sowing-1 field-pea-diseases-5
pant matar konsi maidan ke liye | field-pea-varieties-1 | field-pea-varieties-2 greenpea-varieties-1
bihar me dal wali matar ki kism | field-pea-varieties-2 | field-pea-varieties-1
mtar me gandhak potash gobar kitna | field-pea-nutrients-1
matar me pani kab de | field-pea-irrigation-1 | greenpea-irrigation-1
mtar me bathua gajar ghas kitne din tak saaf rakhe | field-pea-weeds-1 | general-weeds-2
matar me safed churna rog, gehu me nahi hai, dawai batao aur pani band kar du kya | field-pea-diseases-1 | greenpea-diseases-1 greenpea-irrigation-1
mtar patte upar pile niche rui | field-pea-diseases-3
agti matar har saul sukhti hai usi khet me | field-pea-diseases-4 | greenpea-diseases-2 field-pea-pests-1
chhoti matar pili hoke sukh rahi hai, tane me makkhi ka kida nikla, october me boi thi aalu ke baad, agle saal kab bou | field-pea-pests-1 | field-pea-sowing-1
matar ke patte me safed tedhi medhi lakir | field-pea-pests-2 | general-neem-1 general-trap-3 greenpea-pests-1
matar ko kitni thand chahiye | field-pea-climate-1 | greenpea-sowing-1
sukhi matar ek bigha ekad me kitni nikalti | field-pea-yield-1 | field-pea-harvest-1
matar ke bij ko kaunsi company se mangaye online |
matar ko fridge me frozen karke bechne ka karobar |
jwar bone ka time aur bij ki matra batao, bajra ke badle daal raha hu is baar | jowar-sowing-1 jowar-seed-1 | jowar-seed-2 fodder-sorghum-sowing-1
chari ka bij chhitkwa kitna | jowar-seed-2 | fodder-sorghum-sowing-1
halki zamin kam barish juar me khad | jowar-nutrients-1 | jowar-nutrients-2
jowar me do pani kab du aur ghas kab nikalu | jowar-irrigation-1 jowar-weeds-1 | general-weeds-1
jwari me dora kab chalaye | jowar-weeds-1 | general-weeds-1
juar beech ki patti sukhi badbu | jowar-pests-1
jwari gir rahi tana kala powder | jowar-diseases-1
jowar ke dane barish se kale pad gaye vyapari nahi le raha, agle saal kaise bachaye | jowar-diseases-2
sukhe me murjhayi jwar bhains ko | jowar-feeding-1 | cattle-feeding-8 fodder-sorghum-feeding-2 fodder-sorghum-feeding-3
jwar ke sath tur kitni line | jowar-intercropping-1
rabi jwari ki jaat halki zamin solapur | jowar-varieties-1
rabi jwar ka ausat utpadan | jowar-yield-1
jowar ki roti ka atta bechne ka license |
jwar ki kadbi ka silage pit kitna bada banau das pashu ke liye | cattle-fodder-4 cattle-fodder-5
neem wala kadha subah mare ya sham ko, aur kitne din baad phir se marna hai | general-neem-2
baigan wali goli se gobhi ka patanga bhi fasega kya | general-trap-2 | general-trap-1
pila chipchipa card ghar par kaise banaye | general-trap-3
T wali lakdi khet me kitni | general-perch-1
spray karne jaunga pehli bar, papa bahar hai, kya pehnu aur dabbe par kya dekhu | general-safety-1 | general-safety-3
khuli dawai bina bill lu kya | general-safety-2
hawa chal rahi hai spray kar du kya, aur baad me tanki talab me dho leta hu jaha bhains nahati hai, koi dikkat to nahi hogi bhai | general-safety-3 | general-spraywx-1
khali dawai ki botal me pani bhar sakte hai kya ya kabadi ko de du | general-safety-5
mandi me sample fail ho gaya dawai ka ansh bolke, bhindi wapas kar di, spray ke kitne din baad todna chahiye tha aur dukan se kaisi dawai lu | general-safety-6 general-safety-2
battery wala spray pump kaun sa accha hai |
jeevamrit kaise banaye | general-jeevamrut-1 | general-jeevamrut-2
dalimb gadda aur antar | pomegranate-sowing-1
bhagwa ya ganesh dur mandi ke liye | pomegranate-varieties-1
anar me konsa bahar lu | pomegranate-pruning-1
bade anar ke ped ko khad kitni aur kab kab baante | pomegranate-nutrients-1
dalimb telya dali kitni kaate | pomegranate-diseases-1
anar me chhed badbudar mal | pomegranate-pests-1
dalimb ke naye patte mude aur phal khurdure | pomegranate-pests-2
anar phat raha hai boron dalu kya kitna | pomegranate-disorders-1 | general-boron-2
anar ka subsidy form kaha bhare |
anar ko thand me store kitne degree par rakhe |
ananas kaisi mitti me hota hai aur ghas kaise roke, pani rukta hai mere yaha, pehle adrak thi | pineapple-climate-1 pineapple-weeds-1 | pineapple-diseases-1
ananas ki putti kitne din sukhaye | pineapple-sowing-1
ananas ka taj phal kitne mahine | pineapple-sowing-2
sab ananas me ek sath phool kaise laye | pineapple-disorders-1
ananas me ghas bahut patte bichaye ya plastic | pineapple-weeds-1 | general-mulch-1
ananas beech ka patta nikla badbu | pineapple-diseases-1
ananas ekad me kitne ton nikalta hai | pineapple-harvest-1
ananas gamle me chhat par kaise ugaye |
lahsun kab lagaye mandsaur | garlic-sowing-1
lahsun me khad kitni dale | garlic-nutrients-1
lahsan me mitti kab chadhaye | garlic-irrigation-1
lahsun ki konsi jati zyada upaj deti | garlic-yield-1 | garlic-varieties-1
lehsun ke patte par baigni dhabbe aur pani kitne din me du, pyaz bhi sath hai | garlic-diseases-1 garlic-irrigation-1 | onion-irrigation-1 onion-diseases-2
lahsun patte ki nok pili | garlic-disorders-1
lahsun der se khoda to | garlic-harvest-1
lahsun ghar me latka ke rakhna | garlic-storage-1
lahsun ka paste banane ki machine |
farwari me karela nahi uga | bittergourd-sowing-1 | bittergourd-seed-1 general-seedtreat-1
karela bij ek acre me kitna | bittergourd-seed-1
karele ki bel zamin ya machan | bittergourd-pruning-1
karele me kide phal tedha sada | bittergourd-pests-1 | bittergourd-pests-2
makkhi wale trap se karele me faida | bittergourd-pests-2 | bittergourd-pests-1
karele me sirf nar phool aa rahe hai | bittergourd-disorders-1
karele ke patte chitkabre sikud gaye | bittergourd-diseases-1
karela export karne ka tarika |
karele ki hybrid kism up bihar ke liye |
arbi kab lagaye | colocasia-sowing-1
arvi me khad kitni, tamilnadu seppankizhangu | colocasia-nutrients-1
arbi ko kitni baar sinchai | colocasia-irrigation-1
arbi me mitti kab chadhaye aur khad kitni, adrak wali hi de du | colocasia-weeds-1 colocasia-nutrients-1
arbi ki kism kam khad wali | colocasia-varieties-1
arbi kitne mahine me taiyar aur upaj | colocasia-harvest-1
arbi ka bhav mandi me | general-market-22
guldaudi ki kalam kab lagaye up me | chrysanthemum-sowing-1
sevanti ret wali zamin me | chrysanthemum-soil-1
shevanti ki kalam kitni lambi aur kitni duri par | chrysanthemum-nursery-1
sevanti ka sira kab tode aur pani kitna | chrysanthemum-pruning-1 chrysanthemum-irrigation-1
guldaudi niche ke patte kale dhabbe | chrysanthemum-pests-1
sevanti kab tode aur pani kitna | chrysanthemum-harvest-1 chrysanthemum-irrigation-1
guldaudi me raat ko bulb jalane ka kharcha polyhouse |
khari ret barmer me ber hoga | ber-climate-1
ber ki kism aur ped ki duri batao, khejdi ke beech me lagana hai nagaur | ber-varieties-1 ber-sowing-1
ber ki kataai kab kare | ber-pruning-1
bade ber ke ped ko khad kitni | ber-nutrients-1
ber me lat pad jati hai guthli ke paas | ber-pests-1
ber kab tode danda se jhade kya, aur ped kitna deta hai | ber-harvest-1
ber ka achar candy banane ka tarika |
dragan fruit khambe ek acre kitne | dragon-fruit-sowing-1
dragon fruit me pani hafte me kitni bar | dragon-fruit-irrigation-1
kamlam ka tana khambe ke upar pahuch gaya ab kya kaatu aur pani hafte me kitni baar du, anar ki drip se hi juda hai | dragon-fruit-pruning-1 dragon-fruit-irrigation-1
dragon fruit ka tana pila naram pani jaisa gal raha hai, barish ruk nahi rahi, papita bhi pas me hai wo thik hai, kaise bachau | dragon-fruit-diseases-1 | dragon-fruit-irrigation-1
kamlam ka phal kab pakta hai rang kaisa | dragon-fruit-harvest-1
dragon fruit laal aur safed gude me kaun si kism behtar |
jhau ka ped samundar kinare ret me hoga kya, ekad me kitne lagau, kaju to nahi chala | casuarina-soil-1 casuarina-sowing-1
jhau ke ped ek acre me kitne lagte | casuarina-sowing-1
jhau ki niche ki dali kitni kaate | casuarina-pruning-1
jhau ki chhal phat rahi andar kala churan, nariyal ko kuch nahi | casuarina-diseases-1
kheera kitne din par tode ki beej kada na ho | cucumber-harvest-1
teesri khodwa rakhu ya ukhad du, kharcha kam lagta hai par wajan gir raha | sugarcane-sowing-6 | sugarcane-organic-1
strawbery malching pepar | strawberry-weeds-1 | general-mulch-1
khira me paani antar | cucumber-irrigation-1
pokka boing ki dawai batao | sugarcane-diseases-4
kaju bee sukhana | cashew-harvest-1
strabery ko kaisa mausam chahiye aur kitne din me tode, tamatar to ho jata hai | strawberry-climate-1 strawberry-harvest-1
jhulsa sarso me, aloo me bhi hai bagal me, kaunsi dawai aur kab | mustard-diseases-2 | potato-diseases-1 potato-diseases-3 potato-diseases-2
dhan ki tarah ragi ki ropai karni hai kitne din ka paudha le aur barish ka bharosa na ho to uria kab kab de | ragi-nursery-1 ragi-nutrients-2
mumfali me kala mahu | groundnut-pests-5
delhi side strawberry konsi variety | strawberry-varieties-1
jire me thrips lagi hai kya kare aur katai kitne din me | cumin-pests-1 cumin-yield-1
magfali ke baad jeera le ya gehu, kaunsa jyada fayda |
button khumbi ki khad banane me bhusa chokar yuria kitna | mushroom-seed-2
guar ka beej bigha me nahi killa me kitna, chara ke liye bhi batao | guar-seed-1
margoja ka ilaj sarso | mustard-weeds-2
kakdi vellari kerala me kis mahine boye | cucumber-sowing-1
baigan ki ropai ki duri aur khad dono batao | brinjal-nursery-1 brinjal-nutrients-1
sarso me madhumakkhi ke dabbe kitne rakhe per acre |
khire me fal makhi, trap konsa | cucumber-pests-1 | general-trap-1 general-trap-2
odisha me chinabadam rabi me kab boye aur acre me kitna bihan | groundnut-sowing-2
gpu 28 ke alawa ragi konsi | ragi-varieties-1 | ragi-diseases-1
mungfali me jungli suar aate hai kaise roke |
yak kharidne par subsidy arunachal |
ganne ka beej kis umar ki fasal se kaate aur garam paani me kitni der dube | sugarcane-seed-3
bhuimug tambera rog upay | groundnut-diseases-2
purane patte ki naso ke beech pila fir laal ho raha | general-defic-3
100 dane gile kapde me rakhe 60 uge, bona thik hai kya | general-seedtreat-1 | soybean-seed-2
oyster ke kamre me batti kitne ghante jalaye |
pichheti ganne me tukda ganne ke kis hisse se le aur line kitni dur rakhe | sugarcane-sowing-3 | sugarcane-sowing-2
aara makkhi sarson control | mustard-pests-2
bhado me guar ke patte par gol bhure tikke | guar-diseases-2
rayda me aag-ya jaisi bina patte wali ghas, beej kitne saal zinda rehta | mustard-weeds-2
polyhouse me bina beej wale kheere ki kism konsi |
masoor me chepa, neem tel chalega | lentil-pests-1 | general-neem-2 general-neem-1
kheti me naya hu pitaji gehu karte the, ab ganna lagana hai par beej mehnga hai to ek aankh wali nursery se kitna beej lagega aur kab ropai hogi | sugarcane-seed-2 | sugarcane-sowing-3
kaju kalam kab lagaye gaddha kitna bada | cashew-sowing-1
ole se tamatar aur aam ke ped toot gaye, ab kya kare | general-hail-3 | general-scheme-26
khodai me 10 din late ho gaya mungfali me aflatoxin ka darr, sukhane ka tarika | groundnut-storage-1 | general-store-1
safed roli sarso ilaj | mustard-diseases-1
patta gehra hara niche jamuni, paudha bauna | general-defic-2
mushroom chipchipa gila ho raha upar se | mushroom-disorders-1
lal sadan wale khet me agli baar kya boye aur jhund ka kya kare | sugarcane-diseases-2 | sugarcane-sowing-6
aaj thand bahut hai sabji ki nursery ko raat me kaise bachaye | general-frost-2
sarso me gudai kab kare | mustard-weeds-1 | general-weeds-1
strawberry par gilhari aur chidiya se bachav |
gawar fali ke patte par safed powder, gandhak dale kya | guar-diseases-4
nachni kab pere, nashik | ragi-sowing-1
bhuimug beej par pehle kaunsi dawa lagaye aur culture kitne ghante baad | groundnut-seed-3 | general-biofert-3
marua me khad | ragi-nutrients-1 | ragi-organic-1
kheera virus ki dawai hai kya koi, lauki theek hai bagal ki | cucumber-diseases-2
kaju ke bagh me madhumakkhi ke kitne box rakhe |
jeera me bhuki chharo aavyo | cumin-diseases-3
toria kab kaate aur kitna hoga, phir gehu bona hai | mustard-harvest-1 mustard-yield-1
masur me ghas kab tak nikale | lentil-weeds-1 | general-weeds-1
kheere ki kheti me ek acre ka munafa kitna |
ragi ki thresher machine kitne ki aati |
mirch ke fal ki nok sad rahi kopal bhi mar rahi kya kami | general-defic-4
button khumb par gile gole jaise gande gucche, namak dalu kya | mushroom-diseases-1
kaju ke chhote ped hai beech me kela ya kappa laga du | cashew-intercropping-1
sarso me chhachhya rog | mustard-diseases-4
giriraj sarso kitne din me pakti hai |
magfali pila padi gayi nayi patti safed, paani bhara tha khet me | groundnut-disorders-2 | general-iron-1
barish ruk gayi 25 din, khad dalu ya ruku, ek hi paani bacha hai talab me | general-drought-1
barish me baigan ke fal par gila dhabba fir safed rui | brinjal-diseases-3
unalu mungfali me pehla paani kab dusra kab, moong ke khet ke bagal me hai | groundnut-irrigation-3
baigan ke patte jaali jaise ho gaye lal bhure chitti wale kide | brinjal-pests-5
lal sadan kaise pehchane | sugarcane-diseases-1 | sugarcane-diseases-2
jeth ki garmi me ganne ko kitni baar pani lagaye halka ya bhar ke | sugarcane-irrigation-1 | sugarcane-irrigation-2
ek kaju ke ped se kitne kilo bi milti | cashew-yield-1
mere khet me ganne ki upar wali pattiyo par ek line me chhed hai aur beech ki nas laal dikhti hai, dhan bagal me hai usme kuch nahi, ye kaunsa kida hai | sugarcane-pests-1
dawai mari aur do ghante baad baarish aa gayi, kitna time chahiye tha | general-spraywx-3
magfali khodne ka samay | groundnut-harvest-1 | groundnut-storage-1
ganne ka 15023 variety ka beej kaha milega |
baadh ka pani khet me khada hai 3 din se, fasal bachegi kya | general-flood-1 | chilli-soil-1 maize-irrigation-2
ganne me drip ki nali kitni gehri dabaye |
jeere me gudai kab kab | cumin-weeds-1
bhains ke liye barsim boi hai jai ke saath, pehli katai kitne din me kare aur katne ke baad paani kab lagaye | berseem-harvest-1 berseem-irrigation-1 | oat-harvest-1 oat-irrigation-1
yak ko kya khilaye aur kaunse tike lagwaye, bhed bhi hai saath | yak-rearing-1 | yak-rearing-2
gehu ki jagah is baar rai boi hai, uria aadha aadha kab dalna hai aur balui mitti me paani kitne din baad lagana padega | mustard-nutrients-1 mustard-irrigation-1
upar ki nayi patti ka rang badle to kis cheez ki kami | general-defic-1 | general-defic-4
guar ke patte sikud kar chipchipe kale, hara tela hai | guar-pests-1 | general-trap-3
garmi me yak kitni unchai par le jaye | yak-rearing-2
ganne ki gabh ki patti safed pad rahi, jamin chune wali hai | sugarcane-disorders-1 | general-iron-1
dawar ka darr hai sarso me aaj raat, sinchai kare kya | mustard-disorders-1 | general-frost-2 general-frost-1
mungfli ki nirayi kab | groundnut-weeds-1 | general-weeds-1
lahta me paudhe se paudhe ki duri kitni rakhe ugne ke baad | mustard-sowing-5
sarso kab bije hisar me | mustard-sowing-2
bade dane ki masur konsi kism boye | lentil-varieties-1 | lentil-sowing-2
masoor combine se kat sakte hai kya, kitna jhadega |
dhingri todne ka sahi samay | mushroom-harvest-1
gawar kab boye rajasthan | guar-sowing-1
khira ek side se patla tedha nikal raha | cucumber-disorders-1
sarson par safed choorna jaisa fagun me | mustard-diseases-4
do bigha me tamatar aur matar lagi hai, raat ko hawa band hai aur thand badhti ja rahi, radio pe pala bola hai, bina kharche ke kya kya karu | general-frost-2 | general-frost-1 field-pea-climate-1
rabi palli ki kitni tadi deni hai aur khodne se kitne din pehle band | groundnut-irrigation-2
bhuimug me tikka ki dawai kitne din baad dobara chhidke |
masuri ki kataar kitni door, pachheti me | lentil-sowing-1
jeera kitna hota hai bigha ke hisab na sahi hectare me, isabgol chhod ke bo raha | cumin-yield-1
bete ne youtube dekh ke strawberry lagane ki soch li hai, gobhi chhod ke, paudhe kab lagaye aur kali panni se kitni majduri bachegi | strawberry-sowing-1 strawberry-weeds-1
42 degree me tamatar mirch ke phool gir rahe | general-heat-2 | chilli-disorders-1 tomato-disorders-3
guar ke patte kinare se v jaisa sukh raha aur tane par kali dhari | guar-diseases-1
guar ki sabzi fali door bhejni hai kaise pack kare |
gawar ka bhav gir gaya bechu ya rok lu, kharab to nahi hoga | guar-storage-1 | general-market-27 general-market-22
nachni biyane kiti | ragi-seed-1
jire me phool par os padti hai nuksan, kab boye ki bach jaye | cumin-sowing-1
gaye saal raayda ke baad jeera liya tha to achha tha, is baar lagataar jeera boya to ek mahine me hi paudhe tukdo me jhuk kar mar rahe hai | cumin-diseases-2 | general-tricho-1
masoor me fali chhedak illi ki dawai |
subah dawai ka ghol bana liya hai par aasman me badal hai aur sarso ke phoolo pe madhumakkhi bhi baithi hai, abhi chhidku ya kal tak ruk jau | general-spraywx-3 | mustard-pests-1 honeybee-pesticide-1
kheera thandi machine me kitne din tazaa rahega bechne tak |
barseen ki ktai kitni bar | berseem-harvest-1
musoor ki kism batao aur dhan me khade khade kab chhitna | lentil-varieties-1 lentil-sowing-3
begun ki sichayi garmi me | brinjal-irrigation-1
kakdi par davni rog kevda | cucumber-diseases-1
baigan ki grafting tamatar par kaise kare |
gawar me khad kitni bote samay | guar-nutrients-1
punjab me moodhi ganne ko kitna yuria pave | sugarcane-nutrients-1
haryana me sarso ko kitna zinc aur nitrogen killa ke hisab se | mustard-nutrients-2
barsim me gol gol jagah sad rahi safed dhaga jaisa | berseem-diseases-1
khumb ke liye kitni thandak chahiye, aloo ke kamre me ugana hai | mushroom-sowing-1 | mushroom-sowing-2
spray kar raha tha hawa ghar aur talab ki taraf mud gayi, band karu kya | general-spraywx-1 | general-safety-3
mungfali ke patte par kaale gol daag, kapas bagal me theek hai | groundnut-diseases-1
guar me sinchai | guar-irrigation-1
bihar hairy jaisi lal sundi palli ke khet me, arandi boune se fayda hai kya | groundnut-pests-4 | castor-intercropping-1
moong to bach gayi par guar ke patte kinare se bhure tikone sukh rahe hai, tane par kali lakeer hai, dukandar kehta hai dawai se theek hoga, sach hai kya | guar-diseases-1
dhan me khaira ki pehchan | general-zinc-1 | rice-disorders-1 rice-disorders-2
sarson ki kaun si kism ki unchai kam rahti hai |
junagadh se bol raha hu magfali ke upar ke patte sukh kar chhote guchhe ban gaye hai, kapas me thrips bhi bahut thi, paudha hara hai lekin fali lagi nahi | groundnut-diseases-4
vangi ke fal par feeke gol chhalle pad rahe hai jo andar dhanse hue hai aur patte par bhure dhabbe me kaale til jaise, mirchi me aisa kuch nahi hai | brinjal-diseases-4
masoor me uktha, chana me bhi tha pichle saal, kaunsi kism sahegi | lentil-diseases-1 | lentil-varieties-1
raya di bijai punjab ch kado tak kar sakde | mustard-sowing-3
jeera saaf karne ki grading machine kaha milegi |
khara paani khara khet, sarson konsi boye | mustard-varieties-3
market me lamba bengan bikta hai konsi kism le | brinjal-varieties-1
mushroom training kaha milti hai certificate wali |
basant ke ganne ke beech moong daal du to nuksan to nahi | sugarcane-intercropping-1 | general-intercrop-1
magfali ke sath tuver kitni line me boye | groundnut-intercropping-1 | pigeon-pea-intercropping-1
nachni me jivamrut kitna aur kab dena | general-jeevamrut-2 | general-jeevamrut-1
barsim me itsit marne ki dawai konsi |
strawberry kab lagaye aur khad kitni | strawberry-sowing-1 strawberry-nutrients-1
vangi fulgal, garmi bahut hai | brinjal-disorders-1 | brinjal-irrigation-1
verusanaga aaku mudatha purugu, neem ka kitna | groundnut-pests-3
masur ugne ke 20 din baad pili pad gayi aur jad kaali hokar toot gayi, agle saal kya kare aur khad kitni deni thi, gehu to theek hai | lentil-diseases-4 lentil-nutrients-1
makka chhod ke mungfali boni hai kis date aur kitne paani | groundnut-sowing-1 groundnut-irrigation-1 | groundnut-irrigation-3 groundnut-irrigation-2
maharashtra se hu soyabin ke baad oos lagaya hai, sabse jyada paani kis umar me chahiye aur girne se bachane ko mitti kab chadhani hai | sugarcane-irrigation-2 sugarcane-weeds-1
chitkabra kida rayda ki kati dheri par bhi aa gaya kya kare | mustard-pests-3
jeera me konsi ghas ki dawai oxadiargyl kab daale |
hamare 250 quintal acre nikla ganna ye kam hai kya, dusre kisan kitna lete | sugarcane-yield-1
ganne me payrilla fudka | sugarcane-pests-5
barseem kab boye kitna beej | berseem-sowing-1 berseem-seed-1
june ke aakhir me top borer ke liye jad me kaun si dawa dale | sugarcane-pests-2
baigan ka beej ghar par kaise nikale aur sukhaye |
gvar me khaad kitni aur gudai kab, moth bhi saath boya | guar-nutrients-1 guar-weeds-1
sir main salem se hu karumbu nadavu kis mahine karu, aadi me bhi laga sakte hai kya | sugarcane-sowing-4
magfali ma molo mashi | groundnut-pests-5
sarso me chepa bhi hai aur patte ke niche safed chhale bhi | mustard-pests-1 mustard-diseases-1
baigan me sundi se bachne ko trap kitne lagaye aur beech me kya boye | brinjal-pests-1 | brinjal-pests-2
savan sukha ja raha bajra to jal gaya, guar me kitne paani lagaye | guar-irrigation-1
baigan ki upaj acre | brinjal-yield-1
tana galan se bachne ko bone se pehle khet me kya milaye rayda | mustard-diseases-3
guar chhidka vidhi se bote hai usme kya dikkat hai | guar-seed-2
gehu kaat ke khet khali hua hai ab ikh lagau to paidawar kitni ghategi | sugarcane-sowing-2
masur me girui lag gayi dana patla | lentil-diseases-2 | lentil-varieties-1
mahu lag gaya rai me | mustard-pests-1 | general-neem-1
tin saal se sarso me jad ke paas bina patti ke peele dande nikalte hai aur fasal murjha jati hai, chana bou to kya ye khatam hoga ya khet chhod du | mustard-weeds-2
jeera me gobar aur uria kitna, dusri baar kab | cumin-nutrients-1 | general-fert-3
kaju ke 5 saal ke ped ko kitna khad | cashew-nutrients-1
sir mungfali ke beej par rhizobium kab lagana hai dawai ke baad aur bone ke baad pehli nirai kitne din par kare, pehle til boya tha | groundnut-seed-3 groundnut-weeds-1
dap dala hai sarso me ab sulfur alag se dena padega kya | mustard-nutrients-3
nachni la khat kiti, shenkhat pan sanga | ragi-nutrients-1 | ragi-nutrients-2
oos par lokri mava aala, kya kare | sugarcane-pests-5
ganne me safed titli udd rahi aur gobh sukh gayi, upar jhadu jaisa guccha | sugarcane-pests-1 | sugarcane-pests-2
jeera bij kitna | cumin-seed-1
tamatar nikal ke baigan lagaya to jad me gaanthe mili, iska ilaj kya hai aur agli baar murjhane wale rog se bachne wali kaun si kism lu | brinjal-diseases-5 brinjal-varieties-1 | brinjal-diseases-2
sardi me strawberry par plastic tunnel lagaye to jaldi fal aayega kya | strawberry-weeds-1
tubewell kam pani de raha, oos me paani bachane ka tarika batao | sugarcane-irrigation-2 | sugarcane-irrigation-1
mungfali ki khali murgi ko kitni de |
barsaat me karela aur kheera dono lagaye, kheere me dank lagta hai phir andar keede nikalte hai aur fal tedha ho ke sad jata hai koi trap batao | cucumber-pests-1 | general-trap-2 bittergourd-pests-1
guar me jad galan, jowar saath bone se kam hota hai kya | guar-diseases-3
ragi me bendi roga, dhan me bhi blast hai pass wale khet me, konsi kism le | ragi-diseases-1 | ragi-varieties-1
sarso me kale dhabbe | mustard-diseases-2
kamad vich nadeen layi kehdi spray kariye, buai de baad 2 4 d pa sakde |
ganne ke paide ka upchar | sugarcane-seed-3
ganne me yuria aur potash kab kab dena hai, ek baar me ya tod ke | sugarcane-nutrients-2
masur ka bhusa bakri ko khila sakte hai kya |
masur me ratua | lentil-diseases-2
unalu magfali ma khatar ketlu, jetpur side | groundnut-nutrients-2
mumfali ki giri kitni kilo per hectare aur line se line kitna | groundnut-seed-1 | groundnut-seed-2 groundnut-sowing-2
sukhe me fasal bachana | general-drought-1
ragi ke beej ko azospirillum kitna gram, jad bhi dubo sakte | ragi-organic-1 | general-biofert-1
bengan phool jhadna | brinjal-disorders-1 | brinjal-irrigation-1
padosi pati jala deta hai mujhe bhi bol raha, ganne ki pedi me pati bichhane se fayda kitna | sugarcane-organic-1
poos ki thand me ganna kaata hai, thunth se fir phutav ho iske liye kya dhake | sugarcane-harvest-1 | sugarcane-sowing-5 sugarcane-organic-1
mungfali me khad kitni aur nirai kab | groundnut-nutrients-1 groundnut-weeds-1 | groundnut-nutrients-2
retili jameen me raya ka pehla paani kitne din par, chane me to diya nahi | mustard-irrigation-1
guar me phool jhad rahe fali kam hai kya chidke |
dubi hui fasal ka kya | general-flood-1
power sprayer se chidkaw kiya fir bhi kalle sukh rahe, jyada paani dene se naye kalle niklenge kya | sugarcane-pests-4
masoor beej per acre | lentil-seed-1 | lentil-sowing-2
kali chikni jamin jisme barsat ka pani khada rehta hai usme aam ka bagicha chalega kya | mango-soil-1
malihabad taraf kaun sa aam lagaye jo har saal fale | mango-varieties-1
bangal me aamm ki nasl | mango-varieties-2
aam ka khadda ktna bada | mango-nursery-1
aam ki gutli wali kalam kaise | mango-nursery-3
pitaji ke lagaye bade aam hai, gobar to har saal dalte hai par urea dap potash kitna kilo dena hai aur tane ke paas ya door | mango-nutrients-2 | mango-nutrients-1
naye lage aamm ke paudho ko jeth ki garmi me kitne din pe pani de | mango-irrigation-1
aam todne ke baad daliya katni chahiye kya, jyada kaat di to agle saal nuksan hoga | mango-pruning-1
aam me khali saal me bhi bor lane wali dawai jo mitti me dalte hai wo kab dale | mango-disorders-1
tikore jhad rahe hai kya kare | mango-disorders-2 | mango-diseases-1
litchi ke bagal me teen saal ke aamm pe jhadu jaisi tahniya nikal rahi kaat du kya | mango-disorders-3
usar jamin me aam hai pattiya choti choti patli gucche me nikal rahi kya spray kare | mango-disorders-4
bhatte ke dhue se ambiya ki nok kali | mango-disorders-6
aam me fudka laga hai bor khila hua hai abhi dawa mar sakte kya | mango-pests-1
aam ke tane pe plastic patti kab | mango-pests-2
pake aamm me illi nikalti hai aur aam todne ka sahi tarika kya hai | mango-pests-3 mango-harvest-2
bor pe safed rakh jaisa |
aam ki tahni nok se sukh rahi aur todai ke baad chhatai kaise kare | mango-diseases-3 mango-pruning-1
aam pe kagaz ki thaili kab | mango-harvest-1 | mango-diseases-2
masala band to aam kaise pakaye | mango-storage-1
padosi ne aam ke naye bag me ganna laga diya mai bhi lagau ya kuch aur | mango-intercropping-1
aam ki doori aur beech me sabji kaun si | mango-nursery-2 mango-intercropping-1
gujarat ma kesar amba ni kai kalam levi talala vistar me |
aam ke naye bag pe anudan |
aamm ke ped pe banda jaisa dusra paudha ug aaya use kaise hataye |
tubewell hai, barish se pehle makka bo du | maize-sowing-2 | maize-irrigation-1
bhutta hybrid acre me beej | maize-seed-1 | maize-seed-2
ganna nikal gya ab ek killa popcorn makki, beej kitna | maize-seed-2
makka me gobar kitni trali aur npk kitna sinchai wala hybrid hai | maize-nutrients-1 | maize-nutrients-2 maize-nutrients-3
tamilnadu makay ka npk kaise baant ke de aur pani kab jaruri | maize-nutrients-2 maize-irrigation-1
makke me jaruri paani kab | maize-irrigation-1
maka 15 din ka ho gaya, beej jyada gir gaya to ek jagah do teen paudhe nikle hai, ukhad du kya aur pehli gudai kab karu | maize-weeds-1
makke ki purani patti nok se beech nas tak pili sukh rahi | maize-disorders-1 | general-defic-2
makke ki nayi patti safed nikal rahi | maize-disorders-2 | general-iron-1
bhutte khali aaye is saal, pollen girte time badal the | maize-disorders-3
subah khet gaya to makay ke pogle me gila burada jaisa mal pada tha, patte me bade fate chhed, pehle jwar me bhi aisa tha, kaun sa keeda hai | maize-pests-1 | fodder-maize-pests-1 maize-pests-4 maize-pests-2
lashkari ilhi, makka me bird perch kitney | maize-pests-2 | general-perch-1
makke me patte ke niche baal wale ande ka gucha dikha, kitne ande hote hai aur kab kab khet dekhe | maize-pests-4 | maize-pests-2
makki de pattiya te suee varge ched ik line vich, gobh suk gayi | maize-pests-5
makke me dhari aur niche safed rui | maize-diseases-2
bhutta aane ke baad makka jaldi sukh gaya tana chiro to andar kale dane, jwar me aisa nahi | maize-diseases-4
makka katne ka sahi time | maize-harvest-1 | fodder-maize-harvest-1
barani makka kitna quintal | maize-yield-1
makke me khad aur pani kab | maize-nutrients-1 maize-irrigation-1 | maize-nutrients-2 maize-irrigation-2
makka ka msp kitna | general-market-3
makka ka achaar silage kaise banaye | cattle-fodder-3 fodder-maize-feeding-1 | cattle-fodder-5 fodder-maize-harvest-1
makke me lal kanghi jaisi jang ke daane pate pe |
maka sheller pe chhut kitni | general-scheme-55 | general-chc-2 general-scheme-57
kitni barsat baad soyabin boni | soybean-sowing-1
boni late ho gayi july nikal raha js ya nrc kon si kism le | soybean-sowing-2 | soybean-varieties-1
soyabin ke 100 dane me 60 hi uge ghar pe, ab kitna beej dalu | soybean-seed-2 | soybean-seed-1
mote dane wala soyabean kitne kilo aur kitna gehra girana | soybean-seed-2 | soybean-seed-1
kapas to med par lagate hai, soybin bhi chaudi bed par boye to kya fayda | soybean-machinery-1
soyabin me gandhak dap potash | soybean-nutrients-1 | soybean-disorders-1
soyabin me murgi khad kitni | soybean-nutrients-2
soybin me jink salfar kitna | soybean-disorders-1 | soybean-nutrients-1 general-zinc-2
soyabin bij upchar ka kram | soybean-seed-3 | general-biofert-3
soybin me chara bahut konsi dava | soybean-weeds-1
soyabin pila chitkabra safed makhi | soybean-diseases-1 | general-trap-3
soyabin ka tana andar lal, ilhi | soybean-pests-2
soyabin ki patti jali jaisi | soybean-diseases-2 | general-defic-3
kambal keeda soyabean me | soybean-pests-4
soyabin ke patte pe sui ki nok jitne pile dane jo bhure ho jate, pahadi khet | soybean-diseases-3
soybin dopahar me kaatte hai to faliya chatak jati hai, til jaisa jhadta hai, kab kaate | soybean-harvest-1
soyabin acre me kitna nikalna chahiye hamara to 3 quintal hi hua | soybean-yield-1
soyabin me khaad aur nindai | soybean-weeds-1 soybean-nutrients-1 | soybean-nutrients-2 general-weeds-1
soyabin ka bhav neemuch mandi aaj | general-market-22 | general-market-3
soyabin katai harvester kiraya |
soyabin ka bhusa bhains ko de |
aligarh me allu kab lagaye | potato-sowing-1
kille vich aalu beej kinna | potato-seed-1
bij aalu acre me kitne quintal aur kitna bada kand | potato-seed-1
har baar bahar se beej mehnga padta hai is baar khud ka allu beej banana hai, lahi lagne se pehle patte kab kaat du aur bimar paudhe kitni baar nikalu | potato-seed-3
aalu ko thand kitni chahiye | potato-climate-1 | potato-storage-1
aalu me urea potash kitna bore lagta hai, agra | potato-nutrients-2 | general-fert-3 general-fert-4
alu me pani ka antar | potato-irrigation-1
allu ki med kitni baar chadhaye | potato-soil-1
aalu me ghas kab nikale aur mitti kab chadhaye | potato-weeds-1 potato-soil-1 | general-weeds-1
chips company ko aalu kaun si kism | potato-varieties-2
tamatar me jhulsa aaya ab aalu me bhi kale daag, badal chaye hai kaun si dava | potato-diseases-1 | potato-diseases-2 potato-diseases-3 tomato-diseases-4
baingan ke paas wale aalu ki niche ki patti pe gol chhalle wale bhure daag | potato-diseases-3
allu ke chilke pe chechak jaise daag | potato-diseases-5
pyaz to thik hai par ghar me rakhe aalu me surang wala kida | potato-pests-1
kataua keeda aalu | potato-pests-2
allu ke dand kab kaate aur khane wala cold me kitne pe rakhe | potato-harvest-1 potato-storage-1
aalu bij cold store temperature | potato-storage-1
allu ki khudai kab kare aur chilke pe papdi jaise daag kyu | potato-diseases-5 potato-harvest-1
aalu cold store bhada ek bori |
aalu ke khet me chuhe bil |
aalu ka rate kab badhega |
rajmah kab boye aur beej kitna dale | rajma-sowing-1 rajma-seed-1 | rajma-climate-1
rajmaa ki katar aur paudhe ki doori | rajma-seed-1
maidani ilake ke liye rajma ka achha beej ka naam bataiye jo 100 din me ho jaye | rajma-varieties-1 | rajma-yield-1
rajma ki niche ki pattiya pili pad rahi jad me ganth bhi nahi | rajma-disorders-1
rajmaa ke phool garmi me gire | rajma-climate-1
khari jamin me rajma hoga kya aur nirai kab kare | rajma-soil-1 rajma-weeds-1
rajma me nirai kitni baar | rajma-weeds-1 | general-weeds-1
matar thik hai rajma ki fali pe kale dhanse hue daag aur fali gir jati | rajma-diseases-2
rajmaa ka patta sikuda chitkabra hara, mahu bhi bahut hai, paudha bauna | rajma-diseases-3 | rajma-pests-2
rajma ke patte jhad gaye kab kaate | rajma-harvest-1
rajma ke chote paudhe ka tana fool ke fat gaya andar keeda, masoor me kuch nahi | rajma-pests-1
rajmaa me pile card kitne lage, patte pe tedi safed lakir bhi hai | rajma-pests-2 | general-trap-3
rajma ek acre me kitna | rajma-yield-1 | rajma-harvest-1
rajma dal mill ka kharcha |
rajma me kharpatwar ki dawa kaun si kitne ml |
chavli ki bel wali aur jhadi wali me beej ktna kitna lagega | cowpea-seed-1
bora ki kheti karni hai bij dukan pe kaun sa naam bolu | cowpea-varieties-1
lobiya me adhi urea kab | cowpea-nutrients-1 | general-fert-5
lobia me gudai kab kare aur bone ke turant baad kaun si dava chalti hai ghas ki | cowpea-weeds-1
payaru ke phool tik nahi rahe | cowpea-disorders-1 | cowpea-irrigation-1
lobia pili chitti ho gayi ukhad du kya, safed makkhi hai | cowpea-diseases-1 | general-trap-3
tez barish ke baad lobia ke patte pe panile daag fir bhure hoke mil gaye | cowpea-diseases-3
lobhia achanak sukh raha jagah jagah, ukhada to jad ki chhal resha resha | cowpea-diseases-4 | general-tricho-1
lobia ki hari fali ek acre se kitni, der se todi to kadi ho gayi | cowpea-yield-1
chawli dana do dabbe ghar me rakha tha, chana to theek raha par chawli me chhed hi chhed ho gaye, agli baar kaise rakhe | cowpea-storage-1 | general-hermetic-1 general-store-5
lobhia fali azadpur bhav |
lobia me nilgai aa rahi hai taar lgaye ya kuch spray |
papeeta beej ek acre kitne gram | papaya-seed-1
pichle saal wayras se pura papita gya tha, is baar kab lagau ki rog kam ho, gaddha kitna aur acre me kitne ped | papaya-sowing-1 | papaya-diseases-2 papaya-diseases-1
red lady lagaye ya pusa wali, kis me nar podhe nahi nikalte | papaya-varieties-1 | papaya-sowing-2
papeete me lambi latakti phool ki ladi wale ped kitne rakhne hai baki kaat du | papaya-sowing-2
papite ke pate dhage jaise fal pe hare challe | papaya-diseases-1
tamatar ke paas wala papeeta ulte katore jaisa mud gaya mota ho gaya fal nahi | papaya-diseases-2
papite pe safed rui jaisa kida aur chitiya ghumti hai, gudhal pe bhi, patte kale | papaya-pests-1
papita ka fal teda meda gath wala, suhaga dalna hai kya | papaya-disorders-1
papita ki kism aur khad batao | papaya-varieties-1 papaya-nutrients-1
papite ka paudha tissue culture ka kaha milega rate kitna |
kachhe papeete ki tutti frutti machine |
dhaniya boye das din ho gaye abhi tak nahi uga kitne din lagte hai | coriander-sowing-1
patti wala dhaniya hai katai baar baar karni hai khad kitni kab | coriander-nutrients-1
kothimbir la pani kiti divsani, bone ke baad turant dena hai kya | coriander-irrigation-1
dhanya me phool ke samay badal ho gaye kya dar hai | coriander-climate-1 | coriander-pests-1 coriander-diseases-1
dhaniya ke achhe dane ko kaisa mausam chahiye, hamari thand 12 se 25 | coriander-climate-1
methi ke saath april me kotmir ugana hai dhoop tez hai net lagau to kitna nikalega | coriander-sowing-2
dhaniya jagah jagah murjha raha jad bhuri | coriander-diseases-2 | general-tricho-1
longiya rog kota jila me bahut hai | coriander-diseases-3
dhaniya kab kaate rang hara rahe | coriander-yield-1
gehu ke bagal me dhaniya boya hai pani kab lagau aur chhatai kab karu | coriander-irrigation-1 coriander-weeds-1
dhanya ka bhav ramganj mandi me kya chal raha hai |
dhaniya me ghas ki dawai |
assam me supaari ki mitti kaisi aur kism kaun si | arecanut-climate-1 arecanut-varieties-1
konkan me supari ki kism | arecanut-varieties-1
supaari ke naye ped ko dhoop se bachane ko kela kitni door lagaye | arecanut-sowing-1
supari me march se mai kitney din pe pani aur drip se kitne litre | arecanut-irrigation-1
barsat me kachi supaari topi ke paas gal ke gir rahi safed rui bhi | arecanut-diseases-1
supari ka bag pila padta ja raha hai upaj adhi, andar giri kali, koi ilaj hai ya ped nikal du | arecanut-diseases-2
supari ki jad lat kha gayi sir pila tana upar se patla | arecanut-pests-1
supaari me khad aur pani dono ka hisab bata dijiye | arecanut-nutrients-1 arecanut-irrigation-1
supari chilne wali machine subsidy | general-scheme-57 general-scheme-55 | general-chc-2
kali mirch kitni garmi me hoti hai aur kitne saal me fal | blackpepper-climate-1 blackpepper-harvest-1
khuli dhoop me kali mirch ki kism | blackpepper-varieties-1
kali mirch ki bel ek mahine me sukh gayi patte jhad gaye barsat me, zameen pe faili latte kali | blackpepper-diseases-1
coffee ke beech kali mirch dheere dheere pili, patte girte, jad me nematode bola dukandar ne | blackpepper-diseases-2
kali mirch ke dane khokhle | blackpepper-pests-1
kali mirch ki bali gir rahi hai june me barish ruk gayi thi | blackpepper-disorders-1
do saal pehle kali mirch lagayi thi supari ke sahare, abhi tak ek dana nahi, kab se degi aur ek bel se kitna kilo niklega | blackpepper-harvest-1
kali mirch ki kalam kab lgaye aur kaun si kism | blackpepper-nursery-1 blackpepper-varieties-1
kali mirch sukhane ke baad bazar me kitney din rakh sakte kitni nami |
kadoo kab lagaye north me | pumpkin-sowing-1
kaddu ka beej ktna aur ek gaddhe me khad kitni | pumpkin-seed-1 pumpkin-nutrients-1
kaddu ka beej bhigoye kya aur gaddhe kitni door | pumpkin-seed-1
kaddu ke fal zameen pe lag ke sad rahe niche kya bichaye | pumpkin-weeds-1
assam me meetha kadoo ki kism | pumpkin-varieties-1
kumhada me phool jhad jate fal nahi banta raat bhi garam hai | pumpkin-disorders-1
lauki theek hai kaddu ki bel choti reh gayi patta hara pila fafole jaisa | pumpkin-diseases-1
kaddu ghar me kitne mahine | pumpkin-storage-1
kaddu kab tode aur rakhe kaise ki sade nahi | pumpkin-harvest-1 pumpkin-storage-1
kadoo pe lal keeda patte me chhed kar raha chote paudhe kha gaya |
kaddu ki bel pe safed powder |
tambakhu ki paud ki kyari kahan aur kaise | tobacco-nursery-1 | tobacco-diseases-1
tambaku ki paud kitne hafte ki | tobacco-nursery-2
andhra kali mitti me tambaku kab rope aur khad kitna | tobacco-sowing-1 tobacco-nutrients-1
tambaku me kis samay pani jaruri, borwell ka pani khara hai | tobacco-irrigation-1
khet me bina patte wala baingani phool vankumbo jad se nikal raha | tobacco-weeds-1 | mustard-weeds-2
tambaku ka patta raat ko illi kha jati hai kinare arandi lagau kya | tobacco-pests-1
tambaku ki nok kab tode |
patta gobi ki paud kab maidan me | cabbage-sowing-1
kerala me band gobi ko gobar aur potash kitna, mitti chadhate samay kya dale | cabbage-nutrients-1
patta gobhi bandhne lagi paani kab | cabbage-irrigation-1
phool gobhee me kam hai patta gobhi me hari choti sundi dhage se latakti patte chhalni | cabbage-pests-2 | cabbage-pests-1 cauliflower-pests-1
band gobi ke naye patte mude aur chipchipe ho gaye, mahu laga hai, das din me kaatni hai to kaun si halki cheez chhidke | cabbage-pests-3
patta gobi kitne din me taiyar aur pani kab band kare | cabbage-harvest-1 cabbage-irrigation-1
patta gobi me ghas ki dawai kaunsi ropai se pehle |
band gobhee ke patte kinare se V akar pile, nas kali, ab khade fasal me kya spray kare |
mirch dhanya sukha ke rakhna hai kitni nami tak sukhaye | general-store-1 | chilli-storage-1 general-dryer-1
purani bori me dhan bhar sakte kya, dewar se sata ke rakhe | general-store-2 | rice-storage-2
bakhari ke niche aata jaisa choora aur badbu aa rahi, haath dalo to anaj garam lagta hai, abhi bech du ya kuch bach sakta hai | general-store-4
arhar ke bij me ghun na lage neem ki patti ya tel kitna milaye | general-store-5
do plastic wali pics bori kitney mahine | general-hermetic-2
solar drayer me kitni garmi pe fal sukhaye aur kab nikale | general-dryer-1
chokla magra nali kaun si un wali hai bikaner side | sheep-breeds-1
kali dakkhani mendhi konsi jaat | sheep-breeds-2
bhed mata ka tika kab aur kide ki dawa kab | sheep-vaccination-1 sheep-worms-1 | sheep-deworm-2
gabhin bhed bakri ko kide ki dawa kab de, bechne se pehle bhi? | sheep-deworm-2 | sheep-worms-1 goat-worms-1
bhed ke khur sad gaye |
un ka bikaner bhav |
drip se kitna paani bachega aur filter kab kab saaf kare | general-drip-2 general-drip-1
favvara kis jamin aur kis fasal ke liye, subah chalaye ya dopahar | general-sprinkler-1
khet talab 20 by 20 kitna pani | general-rainwater-1
kapas me arhar ki kitni katar | general-intercrop-1 | cotton-intercropping-1
kisan company chalane ke liye sarkar kitna paisa deti hai aur kis daftar se baat kare | general-fpo-2 | general-scheme-64
dost log milkar tractor rotavator kiraya kendra kholenge 10 lakh me kitni madad | general-chc-2 | general-scheme-56
agli kist kis mahine | general-scheme-2 | general-scheme-3
last kist kab aayi kitne kisano ko mili | general-scheme-3 | general-scheme-2
mere pitaji sarkari school me chaprasi the ab retire unko 6000 milega kya | general-scheme-5
pati patni dono ke naam zamin hai dono alag alag 2000 le sakte kya | general-scheme-6
kisan nidhi kyc kaise | general-scheme-8 | general-scheme-9
anguthe ki lakir ghis gayi hai otp nahi aata kyc kaise ho pm kisan | general-scheme-9 | general-scheme-8
meri kyc do saal se nahi hui thi is karan 5 kist ruk gayi, kal csc jakar kara li, ab jo purana paisa ruka tha wo sath me aayega ki dooba | general-scheme-11
land siding no aa raha csc wala bolta hai mujhse nahi hoga kaun theek karega | general-scheme-12 | general-scheme-10
jamabandi me pitaji ka nam galat chadha hai patna jila kisan id nahi ban rahi | general-scheme-14 | general-scheme-13
kist ka status kaise dekhe | general-scheme-15 | general-scheme-10
mera beta ab daroga ban gaya hum ye 6000 band karwana chahte hai kaise chhode | general-scheme-17
jhooth bolkar kist li ab kya | general-scheme-18
naye panjiyan me farmer id zaroori | general-scheme-20 | general-scheme-21
farmer id kaha banti hai kaun kaun kagaz | general-scheme-21
fasal beema me apni jeb se kitna dena padta gehu aur dhan dono me | general-scheme-23
kharif beema last date | general-scheme-24
bhaiya raat ko ole pade sarso to bach gayi par gehu jhad gaya, bima karaya tha december me, kitne ghante me batana padta aur kis number pe | general-scheme-26 | general-scheme-27 general-hail-2 general-scheme-28
14447 pe call karu to kya kya puchenge | general-scheme-27
beema me kon si aafat | general-scheme-29
pure gaon ko ek jaisa claim kyu milta hai mera nuksan to zyada tha | general-scheme-30
nilgay ne chana chat kar diya bima se milega kya | general-scheme-32 | general-scheme-29
clame me deri ho to kampani kitna byaj degi | general-scheme-33
bina karz wala bima kaise karaye | general-scheme-35
kcc me har saal kitna badhta hai limit, pehle saal ka hisab batao | general-scheme-36
kcc ki tarikh nikal gayi do din late jama kiya kya chhoot khatam | general-scheme-38 | general-scheme-37
machli murgi kcc pe kitna | general-scheme-39
lagan wali zameen pe kcc | general-scheme-41 | general-scheme-42
bank jana hai kisan card ke liye photo aadhaar ke sath aur kya le jau | general-scheme-42
2027 se kisan card ke niyam me kya badlega | general-scheme-44 | general-scheme-43
zero byaj wala kisan card | general-scheme-45 | general-scheme-37
mitti janch sarkari kaha | general-scheme-47
mitti card kitne saal me naya | general-scheme-48 | general-soiltest-7
drip pehle kharid liya ab subsidi ka form bhare to milega kya | general-scheme-50 | general-scheme-57
pkvy ek acre ka kitna | general-scheme-51
sasta jaivik praman patra gaon ke log milkar kaise le | general-scheme-53 | general-scheme-54
videsh bechne ka jaivik kagaz | general-scheme-54
samuh ka machine bank kholna hai 10 lakh ka project kitna wapas | general-scheme-56 | general-chc-2
yantra lottery kaise bharte | general-scheme-57
saurja pamp kisan ka hissa | general-scheme-59 | general-scheme-60
ek admi whatsapp pe link bheja ki solar motor pass ho gayi hai 5600 bharo, naam bhi sahi likha hai mera, asli hai ya thagi | general-scheme-60 | general-scheme-89 general-scheme-59
godam loan byaj chhoot | general-scheme-62 | general-scheme-63 general-market-28 general-market-27
aif me kitne project | general-scheme-63
pahadi ilake me fpo ke liye kitne member, bhumihin bhi chalenge kya | general-scheme-65 | general-fpo-1
kisan pension marne pe patni ko | general-scheme-66
phool mashroom udyan vibhag madad | general-scheme-68
500 bhed yojana kitna | general-scheme-69
talab patte pe liya hai machli palan subsidi milegi kya | general-scheme-71
bachhiya wala semen muft | general-scheme-72
pichle mahine sarso ke liye 50 dabbe udhar me khareed liye, ab dukandar bola honey mission se chhoot milti hai, avedan ab karu to bill manenge kya | general-scheme-74
kendra karz mafi kab | general-scheme-75
yuria bori rate | general-scheme-77
khad subsidy kisko jati | general-scheme-78
hisar dap portal pe chadhana | general-scheme-80 | general-market-7
moong kit muft kaha | general-scheme-81
baadh me aadhi fasal beh gayi patwari se kya likhwana hai muavja | general-scheme-83 | general-scheme-84 general-scheme-26
sukhe me barani zamin ka sarkari muavza per hectare, aam ke bag ka alag hai kya | general-scheme-84 | general-scheme-83
rajasthan me apni zamin ka kagaz mobile pe kaise nikale | general-scheme-86
7/12 utara nagpur taluka gaon kaunsi site | general-scheme-87
koi otp mang raha yojana ke nam pe site asli hai kaise pehchane | general-scheme-89 | general-scheme-60
krishi helpline number | general-scheme-90 | general-scheme-91
annadata sukhibhava kitna | general-scheme-92
telangana me bina jote khet ka paisa aayega kya rythu bharosa | general-scheme-93
rajasthan samman nidhi extra | general-scheme-95
mp me upar se kitna | general-scheme-96
krishak bandhu bhagchasi | general-scheme-98
fasal sahayata bihar 20 pratishat se zyada nuksan, kab tak form bharna | general-scheme-99
alsi kartik me boye ki aghan faizabad | linseed-sowing-1 | linseed-pests-2 linseed-diseases-3
vidarbha me javas pkv wali nl260 ek do pani hai kis tarikh pe pere | linseed-sowing-2
kota alsi ki kism | linseed-varieties-1
alsi kitne din ki fasal, kaisi zameen chahiye | linseed-soil-1 | linseed-harvest-1
alsi me gandhak dalne se fayda hai kya kitna | linseed-nutrients-2
tisi me kitne pani lagte halki zameen hai | linseed-irrigation-1
alsi me ghas bahut ho gayi majdoor nahi milta kaunsi dawa | linseed-weeds-1
pila dhaga jaisa jaal alsi pe chadh raha jad bhi nahi dikhti kya kare | linseed-weeds-2
alsi ki kali makkhi kitna nuksan karti hai, mitra keet bachane hai | linseed-pests-2 | linseed-pests-1
pichle saal bhi isi khet me tisi lagai thi, is baar bhi paudhe chhote me hi mar gaye aur bade wale latak ke sookh rahe, masoor bagal me theek hai | linseed-diseases-1 | general-tricho-1
alsi me niche ke patte pe kale bindu gol dhabbe kali bhi kali ho gayi | linseed-diseases-3
tisi ki ghundi bajne lagi kaat le kya, kitni nami pe bori me bhare | linseed-harvest-1
gahat kab pithoragarh | horse-gram-sowing-1
hurali september me daal sakte kya dhan kaatne ke baad, karnataka | horse-gram-sowing-2
kulthi ka dana patthar jaisa sakht kahi ugta hai kahi nahi | horse-gram-seed-2
gehat kitni gehrai pe aur lineo ki duri, bij upchar kaise | horse-gram-seed-3
kulthi ke liye kaisi mitti, usar zamin hai | horse-gram-soil-1 | general-alkali-2 general-alkali-1
kulith me khurpi kab chalaye ek baar ya do baar | horse-gram-weeds-1 | general-weeds-1
kulthi ke patte chitkabre pile ho rahe hai | horse-gram-diseases-1
bahut din sukha tha phir pani diya kulthi gir gayi jad sukhi tut rahi | horse-gram-diseases-2 | general-tricho-1 horse-gram-diseases-1
gahat kitni nikalti | horse-gram-yield-1
hurali variety karnataka | horse-gram-varieties-1
kulthi ki niche ki faliya bhuri ho gayi kaat lu ya ruku | horse-gram-harvest-1
jamrukh ke kalmi paudhe kis mahine lagaye ek acre me kitne aayenge | guava-sowing-1
koyya pazham tree how much khad salem tamilnadu bearing tree | guava-nutrients-1
amrud ke chhote paudho ke beech kya boye pehle do saal | guava-intercropping-1
humare amrud barsat me bahut aate par fike aur sasta, pados me wale thand me 60 rupaye kilo bechte hai, thand me phal lene ke liye pani kab rokna kya katna | guava-pruning-2
pake amrud pe suyi ke sir jaise bhure daag jo dhans jate hai narm ho jata | guava-diseases-2
amrood me makkhi kya lagaye | guava-pests-1 | guava-pruning-2
mere amrud ke bag me patte chhote aur tambe jaise jamuni ho rahe, phal kada ho kar phat jata hai, gobar har saal deta hu phir kya kami hai | guava-disorders-1
amrud ped saal me kitna | guava-harvest-1
dhaincha kab palte | general-greenmanure-2
daincha ya sanai kam pani me kaun si, kab jote | general-greenmanure-3 | general-greenmanure-2
kenchuwa khad banane ka tarika gaddha kitna bada kitne kechue | general-vermi-2 | general-vermi-1
chhed wali diwar ka khad tank kitne din me taiyar | general-compost-1
pichli baar kacha gobar baingan me daal diya to deemak aur safed latt lag gayi, is bar kaise pehchanu ki khad pak gayi aur kitne mahine rakhu | general-compost-3
ek akad ka jivamrit kaise banaye kitne din rakhe | general-jeevamrut-1 | general-jeevamrut-2
sukha jivamrit kaise | general-ghanjeevamrut-1
parali galane wala capsule kab kaam karta hai kharcha kam hota kya | general-residue-4
haldi ki gath ek acre me kitne kuntal aur med kitni chaudi | turmeric-seed-1
haldi ki zamin kaise taiyar kare laterite mitti hai kannur | turmeric-soil-1
hardi lagate hi upar patte bichhane se kya fayda kitne patte | turmeric-weeds-1
haldi pani kitne din pe | turmeric-irrigation-1
hardi ka poudha gir raha niche se gala hua badboo, patta kinare se sukh raha | turmeric-diseases-2
haldi aur adrak dono ghar me bij ke liye rakhe hai, haldi ki gath pe bhure safed chhilke jaise daane jam gaye aur sikud rahi, isko laga sakte kya | turmeric-pests-1
haldi khodna ubalna | turmeric-harvest-1
jungli badi makkhi dibbe me | honeybee-species-1
madhu peti kitni baar khol ke dekhe aur kya kya dekhna | honeybee-check-1
sarso khoob phooli hai aur sab frame makkhi se bhare, kal ek jhund neem ke ped pe ja baitha, baki ko bhagne se kaise roku | honeybee-space-1
moumakhi ke pankh tedhe aur lal chhote daane chipke hai | honeybee-mite-1
barsat bhar dabba khola nahi, ab dekha to purane chhatte me jala aur ilaayi ghus gayi makkhi bhi kam, kaise saaf karu aur khali chhatte kaha rakhu | honeybee-waxmoth-1
shahad kab nikale | honeybee-harvest-1
sarso ke khet me madhumakkhi rakhe to paidawar kitni badhegi | honeybee-crop-1
dudhi ka beej bhigona hai kitne ghante, ek gaddhe me kitne | bottlegourd-seed-1
churakka ko kitna khad thrissur side, yuria kitni baar me | bottlegourd-nutrients-1
lauki me sirf nar phool | bottlegourd-disorders-1
ghiya me choti choti batiya aati hai phir pili hokar gir jati, karela theek chal raha, koi bola hath se phool milao, kis time aur kaise milate | bottlegourd-disorders-2
lauki ke patte upar pile kone wale dhabbe niche baigani ruwa | bottlegourd-diseases-1
lauki pe safed chuna jaisa, gandhak maar du to patta jalega kya | bottlegourd-diseases-2
munga ka bij asadh me ya bhado me me aur gaddha kitna bada | drumstick-sowing-1
sehjan thaili poudh bij | drumstick-seed-1 | drumstick-sowing-1
sahjan ki chutki kis unchai pe, tudai ke baad kitna kaate | drumstick-pruning-1
saragvo ke naye paudhe chikni mitti me mar rahe pani kaise du | drumstick-irrigation-1
shevga ki kheti do acre, phali par kala gond nikal raha aur phat ke sad rahi, kaatne par chhote safed keede, bagal ki mirch saaf hai | drumstick-pests-1
barish me sahjan pe bal wali illi, chhune se khujli, kaise jalaye | drumstick-pests-2
pkm1 kitni phali | drumstick-yield-1
barsat me lal saag kaise lagaye medh ya nali | amaranthus-sowing-1
cholai kaatne ke baad kya chhidke dubara badhe | amaranthus-nutrients-1 | amaranthus-weeds-1
rajgira saag ko garmi me pani roz dena kya | amaranthus-irrigation-1
lal chaulai ki kism jo baar baar kate | amaranthus-varieties-1
cheera ke patte pe safed bhure dhabbe jhad ke chhed, dawa kitne din pehle band | amaranthus-diseases-1
chaulai kitne din me kaate | amaranthus-harvest-1
rubber ki kheti 900 meter pahad pe ho sakti, hawa tez hai | rubber-climate-1
rubber ke kalmi paudhe samtal me ek acre kitne, kis mahine | rubber-sowing-1
6 saal ka rubber, abhi tapping nahi, khad kab kab | rubber-nutrients-1
rabar ke naye komal patte pe safed powder aur gir rahe january | rubber-diseases-1
june se barish lagi hai, rubber ke hare patte gir rahe aur danthal pe doodh ki boond, supari theek hai, agle saal pehle se kya chhidku | rubber-diseases-2
resham koya kitne din | silkworm-cycle-1 | silkworm-mounting-1
resham ghar temprature mysore | silkworm-climate-1
reshum ke kide phool gaye chamak rahe phodo to doodh jaisa pani | silkworm-disease-1 | silkworm-disease-2
pichli do fasal me sare keede bimari se phenkne pade, ab naya anda lane se pehle kamra aur tray ka kya karu ki phir na ho | silkworm-disease-2
muga palu me bimari assam bij kaha se le | silkworm-muga-1 | silkworm-eggs-1 silkworm-disease-2
bhai ko spray karte zehar chadh gaya pehle kya kare | general-poison-1 | general-poison-4 general-poison-2
do ghante se kapas me spray kar raha tha ab sir ghum raha, laar aa rahi, dhundla dikhta, ye garmi hai ya dawa chadh gayi | general-poison-3
zehar ka helpline no | general-poison-4 | general-poison-1
tricoderma sukhi mitti me dhoop me daal sakte kya | general-tricho-2
psudomonas beej me kitna gram aur khet me kitne kilo | general-pseudo-1
ghar ke piche lal saag, patte jale se chipke kholo to sundi, bachche khate isliye zehar nahi | amaranthus-pests-1
javas me khad aur pani | linseed-nutrients-1 linseed-irrigation-1 | linseed-nutrients-2
kollu kab boye aur bij kitna | horse-gram-sowing-2 horse-gram-seed-1 | horse-gram-sowing-1
kulthi me phali ka keeda aur kaatna kab | horse-gram-pests-1 horse-gram-harvest-1 | general-neem-1 general-perch-1
amrud phal me sundi aur tane me bhi chhed | guava-pests-1 guava-pests-2
haldi bij kitna aur kab lagaye | turmeric-seed-1 turmeric-sowing-1
haldi me pani kab, aur jad galne se kaise bache | turmeric-irrigation-1 turmeric-diseases-2 | general-tricho-1
shahad kab nikale aur sarso ki upaj badhegi kya | honeybee-harvest-1 honeybee-crop-1
lauki me lal bhring aur safed chitti | bottlegourd-pests-1 bottlegourd-diseases-2
munga ki kaat chhaat aur khad | drumstick-pruning-1 drumstick-nutrients-1
lal saag ki kism aur barsat me kaise | amaranthus-varieties-1 amaranthus-sowing-1
resham ke ande kaha milenge aur kitne din | silkworm-eggs-1 silkworm-cycle-1
jivamrit kaise banaye aur kitni baar de | general-jeevamrut-1 general-jeevamrut-2
drip aur rotavator dono pe kitni chhoot | general-scheme-49 general-scheme-55 | general-chc-2
kisan nidhi kyc aur status dono | general-scheme-8 general-scheme-15 | general-scheme-9
bakri farm ki madad aur unka bima | general-scheme-69 general-scheme-70
solar motor me madad kitni aur asli site | general-scheme-59 general-scheme-60 | general-scheme-61 general-scheme-89
makka sukh gaya us khet me gahat chalegi | horse-gram-climate-1
kele ke beech haldi, patte pe bhure rakh jaise beech wale dhabbe | turmeric-diseases-1 | banana-diseases-3
nimbu theek par munga ka phool loo me jhad raha | drumstick-disorders-1 | drumstick-irrigation-1
alsi ka bhav gonda mandi |
alsi me mahu laga hai kaunsa spray | general-neem-1 | general-trap-3
kulthi daal ka bhav uttarakhand me |
kulthi me ghas maarne ki dawa |
amrud me mealy bug safed rui |
amrud ki nursery kaise kare kalam bandhna |
amrud ke patte pe kale daag aur chipchipa ras, tehniyo par chinti |
haldi ke sath kaun si fasal milaye |
haldi ka bij agle saal ke liye gaddhe me kaise rakhe |
haldi bone se pehle gath ko kis dawa me kitni der dubaye |
rani makkhi kaise banaye nayi |
bhalu chhatta tod deta hai dabbe kaise bachaye |
lauki me fal makkhi ka trap |
ghiya ka machan banane me tar aur bans ka kharcha |
lauki tedhi medhi ho rahi hai kya kami hai |
munga ki dali se paudha kab lagaye kalam |
sehjan pe mahu aur kali chinti | general-neem-1 | general-trap-3
chaulai ka bij khud kaise banaye |
rubber ke beech kela ananas lagaye kya |
koya ka rate ramanagara |
eri resham ko arandi ki patti kitni |
do saal pehle kcc liya tha ab dusre bank me bhejna chahta hu wahan byaj theek hai, purane bank se naye me khata kaise badle |
vermicompost bechne ke liye licence aur packing kaise |
bijli ka bill kheti motor ka maaf hoga kya |
sahival gai pehli baar kis umar me byati h | cattle-breeds-2
lal sindhi ka doodh kitna | cattle-breeds-3
haldi ki kheti bhi hai aur gaay bhi leni hai jo doodh bhi de aur bachhde hal me bhi chale konsi nasal lu | cattle-breeds-4 | cattle-breeds-5
hf leni chahiye ya jersey, hamare yaha garmi bahut padti h | cattle-breeds-6
desi gai ko roj kitna kutti aur dana | cattle-feeding-1 | cattle-feeding-5
jarsi gai ki khurak | cattle-feeding-2 | cattle-feeding-7 cattle-feeding-4 cattle-feeding-5
ghar par pashu aahar banana hai khal chokar kitna kitna milau | cattle-feeding-4
5 quintal ki gai ek din me kul kitna sukha hisab se khati h | cattle-feeding-5
makka ka hara chara tha fir ek dam se ganne ka agola diya to dudh gira | cattle-feeding-6
kal sham bhains aur gai ko ghutne tak ki jwar charne chhod diya tha barish nahi hui mahine se, ek gai kanp rahi aur gir gayi kya kare | cattle-feeding-8 | jowar-feeding-1
subah garam, tika kab | cattle-breeding-2 | buffalo-breeding-2
AI karwaye 20 din ho gye kaise pata chale ruki ya nahi | cattle-breeding-3 | cattle-breeding-8
gaay byai hue 3 mahine hue ab dobara kab gabhin karwana chahie | cattle-breeding-5 | cattle-breeding-3 cattle-breeding-2
ochar garmi me nahi aati | cattle-breeding-7
gai kitne din me byati h aur garbh ki janch kab karaye | cattle-breeding-8
bachhde ki nal kaise kate | cattle-calf-2
bachha paida hua naak me jhilli hai saans nahi le pa rha thik se | cattle-calf-3
bachhde ko patle dast | cattle-calf-5
khurpaka tika kitni baar | cattle-vaccination-1 | cattle-vaccination-8
ektangiya ka tika kab | cattle-vaccination-7
gaon me log aake kaan me pila tag laga rahe or sui bhi muft, bhens ko bhi lagwa du? | cattle-vaccination-8
theileria ka tika jersey bachhi ko kitne mahine pe lagega | cattle-vaccination-4
vaccine ghar lane tak kitne thande me rakhna h | cattle-vaccination-5
muh ke chhale pe shahad laga sakte kya, aur tabela kisse dhoye | cattle-fmd-2
kal pushkar mele se do gaay laya hu ghar me pehle se 5 bhains aur gaay hai sabko sath bandhu ya alag, kitne din | cattle-fmd-3
barish me gaay ka gala suj gaya ghrr ghrr awaz aa rahi tez bukhar | cattle-hs-1 | cattle-vaccination-2
tagda bachhda achanak langdane laga kandhe pe garam sujan, kal mar gaya uske saath wala | cattle-bq-1 | cattle-vaccination-7
lampi wali gai ghar me hai baki ko kaise bachau | cattle-lsd-2 | cattle-lsd-3
lampi me bakri wala tika | cattle-lsd-3
than suj ke patthar ho gaya aur dudh me chhichhde khoon aa rha | cattle-mastitis-1
thanela ka tika h kya | cattle-mastitis-2
dudh nikalne ke baad than kis me dubona hai aur gai ko baithne de ya nahi | cattle-mastitis-4
byane ke dusre din gai gir gai bukhar nahi h pair thande | cattle-milkfever-1 | cattle-milkfever-3
pichli baar jarsi byai to humne usi din sara dudh khinch liya aur wo dusre din khadi na ho saki, is baar shuru ke do din kitna nikale | cattle-milkfever-3
jhar latak rahi hai padosi bolta hai patthar bandh do | cattle-placenta-1
barsim kha ke gai ka pet dhol jaisa ful gaya bayi taraf | cattle-bloat-1 | berseem-feeding-1
gai pe chichdi bahut | cattle-ticks-1
kilni lagi thi ab peshab lal kala aa raha aur aankh pili | cattle-ticks-2 | cattle-ticks-1
gabhin gai ko kide ki goli | cattle-deworm-2
gai ki nand kitni lambi | cattle-housing-1
may june me gai haanf rahi h doodh kam, garmi se kaise bachaye | cattle-heat-1 | cattle-feeding-6
saaf doodh kaise nikale | cattle-milk-1 | cattle-mastitis-2
sui lagi gai ka dudh | cattle-milk-3
1 quintal puaal me kitna uria | cattle-fodder-1
achar chara banane ke liye bajra aur napier kab kate | cattle-fodder-3
gadhe wala chara kitne din me taiyar, kholna kaise | cattle-fodder-4 | oat-feeding-2
barsim sukha ke rakhna | cattle-fodder-6
azola me protin kitna, punjab me sardi me hoga? | cattle-azolla-1
meri do gaay ne 7-8 mahine pe bachha gira diya pichle saal bhi ek ne giraya tha, biwi ne haath se saaf kiya usko bukhar h, kya lagne wala rog h | cattle-brucella-1 | cattle-vaccination-3
hf gai bukhar 105 gilti suji huyi khoon ki kami ho gyi chichad bhi the | cattle-theileria-1 | cattle-ticks-1
barsati kanda ki ropni kis mahine me dale maharashtra | onion-sowing-1
dhan kat gaya ab pyaj lagana hai up me, beej nursery me kab dalu | onion-sowing-2
ek acre pyaz beej | onion-seed-1
kande ki kyari kitni unchi | onion-nursery-1
pyaj me dap uria potash sulpher kitna aur akhri uria kab tak | onion-nutrients-1
gehu me to 4 pani de diye ab kanda me ganth fulne lagi hai zamin jaldi sukh jati, kitne din ke antar pe sichai karu | onion-irrigation-1
pyaz ki kisam kharif wali | onion-varieties-1
pyaj ki patti me bareek pile kide h safed dhariya pad gayi | onion-pests-1 | onion-pests-2
thrips se pyaj me aur konsi bimari aati hai | onion-pests-2
har saal kande me baingani dhabba aata hai agle saal na aaye iske liye kya karu | onion-diseases-2 | onion-pests-2
barish me pyaj ka rop maar ho rahi baith ja rhe chhote paudhe | onion-diseases-3 | onion-nursery-1
gharme rakha pyaj gardan se gal raha bhuri fafund | onion-diseases-5
december me purani badi ropp lagai thi fir thand bahut padi, ab aadhe kande me beech se dandi nikal ke phool aa rahe, inko kya kare | onion-disorders-1
kanda kab nikalu | onion-harvest-1 | onion-sowing-3 onion-irrigation-1
6 mahine me pyaj kitna sadega | onion-storage-2
kharif kanda utpadan ekar | onion-yield-1
pyaz ka beej kitna aur rabi me kab lagaye | onion-seed-1 onion-sowing-2
jamnapari din ka doodh | goat-breeds-2
barbri bandh ke palu | goat-breeds-3
usmanabadi sheli kitne mahine me dubara byati | goat-breeds-5
bakri kharidte samay kya dekhe vajan umar | goat-select-1
30 bakri par kitne bakre rakhu aur kab badlu | goat-breeding-2
ek bakri ko kitni jagah | goat-housing-1
bakri ko roj kitna dana aur hari patti | goat-feeding-1
memna paida hua, dekhbhal | goat-kid-1
barish se pehle bakri ko konsa tika lagwaye | goat-vaccination-2 | goat-et-1 goat-vaccination-1
haat se bakri kharid ke laye the 10 din baad sabko bukhar naak se gadhi leent muh me chhale badbu wale dast, 6 mar gayi gaay theek hai | goat-ppr-1 | goat-vaccination-1
bakri ke hoth aur than pe dane chhale pad gaye mata nikli h | goat-pox-1
bakri jugali nahi kar rahi | goat-sick-1
bakri palan shuru karna h, ek bakri ki khurak aur jagah kitni | goat-feeding-1 goat-housing-1
odisha me biri kab | urad-sowing-2
zaid urad beej dar | urad-seed-1 | urad-sowing-3
punjab me basant rut mash kado bijiye te kinni khaad | urad-sowing-3
udid me khad kitni | urad-nutrients-1 | urad-sowing-3
garmi ki urad me pani | urad-irrigation-1
urad me ghas | urad-weeds-1 | general-weeds-1
urad boye 30 din hue, pehle do char paudhe me pile chhitte the ab pura khet pila dikh raha, safed makhi udti hai, baju me soyabin hara hai | urad-diseases-1 | general-trap-3
urad ki patti badi badi khurdari sikud gayi fali nahi lag rahi | urad-diseases-2
udad patte kone wale dhabbe | urad-diseases-3
urad pe kambal kida | urad-pests-2 | general-perch-1 general-neem-1
urad me phool ke time 20 din pani nahi gira to saare phool jhad gaye, jo fali kali ho gayi use tod lu ya pura ukhad ke sukhau | urad-harvest-1
urad kab boye aur kaun si kisam up me | urad-sowing-1 urad-varieties-1
murra bhains ki pehchan aur doodh | buffalo-breeds-1
surti bhens ka fat | buffalo-breeds-2
solapur kolhapur me dudh ke liye konti mhais | buffalo-breeds-4
nili ravi kaisi bhains | buffalo-breeds-5
bhains ki gungi garmi | buffalo-breeding-1
katdi kab gabhin karwaye kitne kilo pe | buffalo-breeding-2
bhains ko ghurka na ho iske liye kab sui lage | buffalo-health-1 | cattle-vaccination-2
dudh nikalte the to bhains ke than pe lal dane dikhe fir chhale ban gaye, 4 din baad meri ungli pe bhi waise hi ho gaye, kya kare | buffalo-health-3
bina beej ka angur konsa | grapes-varieties-1
angur ki bel kitni duri | grapes-sowing-1
draksh chhatni kab | grapes-pruning-1 | grapes-pruning-2
angoor todne se pehle pani | grapes-irrigation-1
angur ko saal bhar me kitna khad aur kaunsi chhatni ke baad | grapes-nutrients-1
badal to hai par barish nahi, angur ke chhote dane par safed raakh jaisi parat aur kuch dane chatak gaye, tomato me bhi kuch aisa h | grapes-diseases-2
khatta angur baad me mitha hoga | grapes-harvest-1
adrak ka kand ek acre me kitna lagega tukda kitna bada | ginger-seed-1
adrak me khad kab kab de jasta bhi dalna h kya | ginger-nutrients-1 | general-zinc-2
haldi me patte bichhate hai, adrak me kitne tan bichhau aur mitti kab chadhau | ginger-weeds-1
aale ki sadan, gaddi gal ke badbu maar rahi | ginger-diseases-1 | ginger-diseases-2
adrak ka khet ek hi hafte me jhuk gaya patte mud ke tambe jaise, tana dabao to dudh jaisa nikalta, dukandar ne dawa di koi asar nahi | ginger-diseases-2
haldi adrak ke tane me chhed aur bich ka patta sukha | ginger-pests-1
adrak ke liye mausam mitti | ginger-climate-1
adrak ka beej kaise rakhe | ginger-storage-1
coffee ke liye kitni unchai | coffee-climate-1
kafi ke paudhe ki duri | coffee-sowing-1
fal todne ke baad coffee me kaunsi tahni kate | coffee-pruning-1
sukhe me robusta pe uria potash jinc ka chhidkav | coffee-nutrients-1
coffee ka tana pe ubhri lakeer, patte pile, hilane se toot jata | coffee-pests-1
kali mirch to theek hai par coffee ke pake dano ki nok me bareek chhed aur andar powder, todai ke baad niche gire dane ka kya karu | coffee-pests-2
coffee patti ke niche narangi powder aur patte jhad rahe | coffee-diseases-1 | coffee-varieties-1
shimla me matar kab boye | greenpea-sowing-1 | greenpea-varieties-1
vatana me khad kitni dale, yuria kam lagta h kya | greenpea-nutrients-1 | field-pea-nutrients-1
matar me phool, pani du | greenpea-irrigation-1 | field-pea-irrigation-1
jaldi wali matar konsi | greenpea-varieties-1
pichheti matar ki fali par safed bhukni | greenpea-diseases-1 | field-pea-diseases-1
september me hi matar bo di kyuki mandi me bhav milta h, ab nich ki patti pili hokar paudhe sukh rahe, jad bhuri, agli baar kya dhyan rakhu | greenpea-diseases-2 | field-pea-diseases-4
matar ki fali kab tode | greenpea-harvest-1 | field-pea-harvest-1
mai me muli konsi lagau | radish-sowing-1
muli ki med kitni duri, beej me ret milana padta? | radish-seed-1
muli do taang wali | radish-disorders-1
mandi me bhav kam tha to mooli 20 din aur khet me chhod di ab kaat ke dekha to andar rui jaisi aur khane me bahut tez | radish-disorders-2
muli ghani ug gai | radish-weeds-1 | radish-seed-1
muli pe chepa lag gaya kya chhidke, khane wali cheez h | radish-pests-1 | general-safety-6 general-neem-1
muli patti niche safed fafole | radish-diseases-1
mooli ka beej kitna aur pehla pani baad me kitne din par | radish-seed-1 radish-irrigation-1
assam me konsa suar palna faydemand kala ya safed | pig-breeds-1
suariya 4 din me byayegi kya taiyari | pig-piglet-1
suariya ke bachhe 6 din ke, pehle ache the ab safed pad gaye aur dhaunkni jaise saans, bakri ke memne ko aisa nahi hota | pig-piglet-2
nar suar ka bada | pig-housing-1
suar ki bimari aadmi ko lagegi | pig-asf-1
suar ko konsa tika | pig-vaccination-1 | pig-asf-1
hara chara makka kab boye jo lagatar milta rahe | fodder-maize-sowing-1
chare ki makai ka beej | fodder-maize-seed-1 | fodder-maize-varieties-1
chara makka me khad kitni, mitti janch nahi h | fodder-maize-nutrients-1
chara makai me pani bhar gaya nuksan hoga kya | fodder-maize-irrigation-1 | general-flood-1
6 bhains ke liye 4 mahine ka makka achar kitne bade gadhe me aayega | fodder-maize-feeding-1 | cattle-fodder-5
jwar bhi pas me hai, chara makka ki gobh me keeda, dawai marke khila sakte kya | fodder-maize-pests-1
rajnigandha chhaya me hoga kya, mitti kaisi | tuberose-soil-1
gulchhadi ke kand kab aur kitne lagte ek acre | tuberose-sowing-1
rajnigandha me yuria kab | tuberose-nutrients-1
rajnigandha bauna pila jad me ganthe | tuberose-pests-1
gulchadi dandi kab kate | tuberose-harvest-1
sagwan chhaya me badhega | teak-climate-1
sagvan ekar me kitne ped | teak-sowing-1
ek company ka agent aaya bolta hai tissue wala sagwan 800 ka ek paudha, aam ke bagh se jyada kamai 10 saal me, paisa lagau ki nahi | teak-market-1
sagwan saal me kitna badhta h pani kab tak de | teak-irrigation-1
gai ka bima kitne ka hota h | general-scheme-70
gai ki aankh me safed jala aa gaya |
gai ke khur badh gaye kaise kaate |
sexed semen se bachhi hi hogi kya, kitne ka milta |
gai ko khansi h subah subah kya du |
lampi se mari gai ka muavja sarkar degi kya |
pyaz ka bhav kab badhega bechu ya roku |
pyaj ki jad me gidar jaise safed kide kha rahe |
goat farm loan nabard kitna milta h | general-scheme-69 | general-scheme-39
bakre ko khassi kis umar me karwaye |
bakri ke bachhe ko kitne mahine me bechna, kilo ka rate |
urad ke dane me ghun lag gaya kothi me kaise bachaye | general-store-4 general-store-5 general-hermetic-1 | general-store-3
urad ke sath arhar ki kitni line lagaye |
bhains ka doodh litre ka kya rate hamare gaon me |
angur ka dana bada karne ke liye GA kitna ppm |
angur ki export ke liye registration kaise |
adrak ka rate siliguri mandi |
coffee ka bhav 50 kg bori |
matar ko frozen karke bechna h machine kitne ki |
muli ka achar banake bechne ka licence |
suar ke pet me kide ki dawa kab kab |
chara makka ka rate per quintal kya chal raha |
sagwan kaatne ki permission kaha se milegi |
gai ko garmi ke baad tika kab aur janch kitne mahine pe | cattle-breeding-2 cattle-breeding-8
lampi kaise failti h aur uska doodh pi sakte kya | cattle-lsd-1 cattle-lsd-4 | cattle-milk-3
hf gai 15 liter, dana kitna aur khanij mishran kitne gram | cattle-feeding-2 cattle-feeding-7
galghotu aur langda bukhar ka tika kab lagwana h | cattle-vaccination-2 cattle-vaccination-7
kanda beej kitna ekar ko aur khad kaunsi | onion-seed-1 onion-nutrients-1
barsati pyaj ki paudh kab dale aur kaun sa beej | onion-sowing-1 onion-varieties-1 | onion-nursery-1
bakri ko tike kab kab aur kide ki dawa saal me kitni baar | goat-vaccination-1 goat-worms-1 | goat-vaccination-2 goat-et-1
urad ekar me beej kitna khad kitna | urad-seed-1 urad-nutrients-1 | urad-sowing-3
katdi ka pehla ai kab aur gabhin hone pe dana kitna | buffalo-breeding-2 buffalo-feeding-1
angoor bag me khad saal ki aur pani kaise de | grapes-nutrients-1 grapes-irrigation-1
adrak kab lagaye aur gaddi kitna kilo | ginger-sowing-1 ginger-seed-1
matar konsi boye aur kitne din me tudai | greenpea-varieties-1 greenpea-harvest-1
pashu ke liye makka konsi aur katai kab | fodder-maize-varieties-1 fodder-maize-harvest-1 | cattle-fodder-3
gulchadi ko pani kab kab aur phool kitne din me | tuberose-irrigation-1 tuberose-harvest-1
gai ko barseem me bhusa kitna milaye ki gas na bane | cattle-bloat-1 | berseem-feeding-1
lahsun ke baju me pyaj, dono me se pyaj ki patti chandi jaisi | garlic-diseases-1 | onion-disorders-3
chhatni ke baad angur ki aankh kha gaya bhunga | grapes-pests-2
kitne degree se upar gai ko garmi lagti h | cattle-heat-1
ek ekad me ropna hai bichda ketna jagah me girau | rice-nursery-1
bichda kitne din ka, kisam 150 din | rice-nursery-2
PR 126 di paniri kado paiye ji, kinne din di launi hai | rice-nursery-3 | rice-sowing-3
mashin se dhan lagane wali paneeri me mitti gobar kitna milaye | rice-nursery-4
pocha beej dhan alag kaise kare | rice-seed-1
bhaiya 2 ekad ropa ke liye kitna kilo beej dhan khareedu | rice-seed-2 | rice-seed-4 rice-nursery-4 rice-seed-3
shree vidhi me dhan ka beej kitna lagta hai | rice-seed-3
SRI me paudh kitne din ki aur weeder kab chalaye | rice-sowing-1
jhona lagvana hai labour se, ek jagah kitne buta aur kitni doori | rice-sowing-2 | rice-seed-4
jhona kado launa | rice-sowing-3 | rice-nursery-3
sidhi bijai dhan ka beej kitna ar pehla pani kab | rice-sowing-4 rice-irrigation-1
basmati ki DSR kab tak kar sakte h, beej bhigona h ya sukha | rice-sowing-4
ropai ke mazdoor nahi mil rahe, kichad me pipe wale drum se dhan boye to paidawar ghategi kya | rice-sowing-5
lambi wali basmati ki paneeri june me kis tarikh ko dale, mota dhan to daal diya | rice-sowing-6
pusa 1121 lagani hai 5 killa, kitna beej kharidu dukan pe 10 kilo ki theli h | rice-seed-4
basmti pakte time mausam kaisa chahiye | rice-climate-1
pusa 44 band kyo kar rahe h, iski jagah konsi lagau jisme pani kam lage | rice-varieties-1
badh me dubne wala khet, dhan ki konsi kisam | rice-varieties-2 | rice-varieties-3
CR dhan 801 kitna deta hai | rice-varieties-3
jharkhand me uppar wala khet pani rukta nahi, barish bharose, dhaan kaun sa lagaye | rice-varieties-4
dhan me khad kitna kab | rice-nutrients-1 | general-fert-1 rice-nutrients-2 rice-nutrients-6 rice-nutrients-4 rice-nutrients-3 rice-nutrients-5
dhaan ke liye bori ke hisab se btao DAP kitni urea kitna ekd me | rice-nutrients-2 | general-fert-1
tar wattar wala dhan 4 hafte ka, urea ek bar daal diya ab agla kab ar kitna | rice-nutrients-3
gehu me poori DAP daali thi ab dhan me bhi daalni padegi kya | rice-nutrients-4
kerala nellu khad matra | rice-nutrients-5 | rice-organic-1
sukhe khet me dhan chhitka, barish pe hi hai, khad kitna aur gobar me milakar kaise | rice-nutrients-6
dhan ke khet me chuna do bar me daalna hai kya, kerala | rice-soil-1 | general-acid-2
dhaan me azola kitna dalna padta hai urea bachane ko | rice-organic-1
DSR dhan me pehla pani kitne din baad | rice-irrigation-1
dhan me pani hamesha bhara rakhna zaroori h kya, kam pani me kaise kare | rice-irrigation-2 | rice-sowing-1 rice-irrigation-3
bali nikalne wali hai dhan me aur nahar band, kitna nuksan | rice-irrigation-3 | rice-disorders-6
jhone nu akhri pani kado, wadhi ton kinne din pehla band kariye | rice-irrigation-4 | rice-harvest-1
ropai ke baad ghas na nikle uske liye konsi dawai kitne din me, khet me pani kitna ho | rice-weeds-1 | rice-weeds-3
dsr me pendimethalin kab | rice-weeds-2
bina dawai dhan ka ghas | rice-weeds-3 | general-weeds-1
dhan lagaye 3 hafte hue, jagah jagah baitha hua hai badhta nahi, purani patti pe jang jaisa rang | rice-disorders-1 | rice-disorders-2 general-zinc-1
khaira ke liye jink aur chuna ka ghol kaise bnaye | rice-disorders-2
matar ke baad dhan lagaya, ek mahina hua urea nahi diya, ab niche se pila ho raha h upar thik h, paudha bhi chhota, kis khad ki kami | rice-disorders-3 | general-defic-1 rice-nutrients-1
dhan ki nayi patti safed | rice-disorders-4 | general-iron-1
dhan ki patti santre jaisi aur baigni, khet me hamesha pani, laal mitti | rice-disorders-5 | rice-soil-1
dhan ki bali me dana nahi bhara khali khakhda, dawai dale ki nahi | rice-disorders-6 | rice-diseases-1 rice-pests-9 rice-pests-4 rice-irrigation-3
dhan me mahu kaise pehchane | rice-pests-1 | rice-pests-3
dhan me fudka aane se pehle roktham ke liye cypermethrin maar du kya | rice-pests-2 | rice-pests-3
ek booti me 12 bhura fudka dikh raha, dawai ka time aa gya kya | rice-pests-3
safed bali aa rhi h dhan me, kitne percent pe dawai lagani chahiye | rice-pests-4 | rice-disorders-6
tana chhedak bina zehar dhan | rice-pests-5 | rice-pests-6 rice-sowing-3
tricho card dhan me kab se kitni baar lagaye | rice-pests-6
patta lapet sundi jhone wich, rassi fer k theek ho ju? | rice-pests-7
dhan ka kalla pyaj ki patti jaisa pokla ho gya | rice-pests-8
hamre khet ke kinare til lagal hai aur dhan doodh par hai, saanjh ke badbu wala keeda baali choos raha, dhua karne se bhagega? | rice-pests-9
neela kala kante wala chhota keeda dhan ki patti pe safed dhari bana raha | rice-pests-10
chuhe dhan kaat rhe hai rat me kya kare | rice-pests-11
dhan ki patti pe aankh jaisa daag, ye kaunsa rog | rice-diseases-1 | rice-diseases-2
blast ki dawai dhan | rice-diseases-2 | general-pseudo-1 rice-diseases-1
hafta pehla hanneri ayi si, hun jhone de patte kinareyan ton suk k parali warge ho gye, nal di kapah theek aa, eh ki bimari | rice-diseases-3 | rice-diseases-4
ole pade uske baad dhan ki patti kinare se sukh rahi, urea daal de kya taki hara ho | rice-diseases-4 | rice-diseases-3
sheath blight me konsi dwai aur kab, dhan ghana laga diya tha | rice-diseases-5
dhan patti til jaise daag | rice-diseases-6
lakshmi rog dhan ki bali me haldi jaise gole ab spray se fayda hoga kya | rice-diseases-7
tungro dhan | rice-diseases-8
basmati me kuch paudhe sabse lambe patle pile hoke sukh rahe | rice-diseases-9
dhan kab katu aur kitna sukha ke rakhu | rice-harvest-1 rice-storage-1
mandi me dhan gila bolke kaat rhe, kitni nami tak sukhaye | rice-storage-1 | general-market-18
dhan ki boriya zameen pe rakhu to seelan, kaise rakhe | rice-storage-2 | general-store-2
ek kille ch jhona kinna nikalda te basmati kinni | rice-yield-1
pr 126 ki nursery kab aur sidhi bijai ho to urea kaise | rice-nursery-3 rice-nutrients-3
sona masoori dhan ka aaj ka bhav kya hai | general-market-22 | general-market-3
dhan me drone se spray ka kharcha kitna ekad |
dhan ka case worm pani me tairta hua patti ka tukda kya dawai |
hybrid dhan 27P63 ki upaj kitni |
dhan ka bhusa murgi wale kharidte h kis rate |
vanraja murgi kitne ande | poultry-backyard-1
gramapriya ka anda kitne gram ka, saal me kitna degi | poultry-backyard-2
vanraja ande pe baithti nahi chuje kaise nikale | poultry-backyard-4
chuje balb ke niche ek jagah dher ho jate | poultry-brooding-2 | poultry-brooding-1
moongfali ka chhilka chujo ke niche bichha sakte hain kya, kitna mota, akhbar bhi | poultry-brooding-3
dudh ka kaam chhod ke farm kholna h, ande wali ya boiler, paisa kisme jaldi aata hai | poultry-broiler-1
ek pinjre me kitni murgi ande wali | poultry-layer-1
ande ka chhilka patla | poultry-layer-3
ande wali murgi ko chechak ka tika aur R2B kis hafte lagta h | poultry-vaccination-1
murgi ki gardan tedhi hari beet | poultry-ranikhet-1
mahine bhar ke chuje sust, par phule hue, safed pani jaisi beet, roz 10 mar rahe | poultry-gumboro-1
kauwe mar rahe hai gaon me | poultry-flu-1
bird flu sun ke graahak anda nahi le rahe, ubla anda safe hai kya | poultry-flu-2
batakh konsi jyada ande deti | poultry-duck-1
batakh ko fafund laga makka de sakte hai? | poultry-duck-2 | maize-storage-1
50 tarkey palni hai kitni jagah aur kitne bartan dane pani ke | poultry-turkey-1
vanraja 50 lani h, vajan kitna banega aur aage chuje ghar pe niklenge? | poultry-backyard-1 poultry-backyard-4
murgi farm loan kitna milega |
bater palan ka license |
murgi ek dusre ko nochti hai khoon nikal deti, chonch kaise kaate |
bhendi kab lagaye | okra-sowing-1 | okra-pests-2
bhindi beej jamta nahi | okra-seed-2 | okra-irrigation-1 okra-seed-1 okra-disorders-1
bhindi me khaad | okra-nutrients-1
garmi me bhindi ko kitne din me pani, bazu me lauki ko roz de rahe hai | okra-irrigation-1 | okra-disorders-1
bhindi me ghas bahut ho gyi hai, bone ke turant baad konsi dawai aati hai | okra-weeds-1 | general-weeds-1
pila rog na lage aisi bhindi | okra-varieties-1 | okra-varieties-2 okra-diseases-1 okra-diseases-2
bhindi ke patte pile cream jaise, fal chhote sakht safed se, mirchi me to nahi hai, ukhad du kya | okra-diseases-1 | okra-diseases-2
bhindi me sundi ched | okra-pests-1 | okra-pests-2
bhindi de patte kinareyan ton pile te mude | okra-pests-3
safed makkhi bhindi | okra-pests-4 | okra-diseases-2 general-trap-3
bhindi ke patte pe kale dhuen jaise kone wale dhabbe, barsat me jhad rahe | okra-diseases-4
bhindi kitni garmi sahti hai | okra-disorders-1
bhindi kitne din me tode | okra-harvest-1 | okra-varieties-1
parbhani kranti bhindi kitni niklegi ek acre | okra-yield-1 | okra-varieties-1
march bhindi beej kitna aur pani kab kab | okra-seed-1 okra-irrigation-1
bhindi ka bhav azadpur | general-market-22
bhindi export ke liye packing kaise kare |
mitti ka namuna kitne jagah se aur kitna gehra khodke le, 3 bigha khet h | general-soiltest-1 | general-soiltest-2
mitti ki thaili pe kya likhna hai | general-soiltest-3
card me nitrogen 210 phosphorus 8 aaya, matlab khaad badhau ya ghatau | general-soiltest-5
ph kitna hona chahiye mitti ka | general-soiltest-6
sarkari mitti wala card purana ho gaya 4 saal, dobara kab karwana hota hai | general-soiltest-7 | general-scheme-48 general-scheme-47
halka kallar hai, dhencha aur jipsam barsat se pehle kitna | general-alkali-2
khet pe safed namak ki papdi | general-saline-1
khatti mitti me chuna kitna dale | general-acid-2 | rice-soil-1 horse-gram-soil-1 moong-soil-1 turmeric-soil-1
jharkhand me kaun kaun se jila me tejabi mitti hai | general-acid-4
zyada chuna daal diya to nuksan hoga kya | general-acid-3
happy seeder se gehu bone ka fayda | general-residue-1 | wheat-machinery-2 wheat-machinery-1 general-residue-2 general-residue-4
barish hui 20 june ko, bajro bo du ya ruku, moong bhi bona hai | bajra-sowing-1 | moong-sowing-3 moong-sowing-4
bajra kitna gehra bona | bajra-seed-2
barani bajre me khad kitni, guar me to kuch nahi dalte | bajra-nutrients-1 | bajra-nutrients-2
bajre me pani kab zaroori | bajra-irrigation-1
bajre me nindan kab kare aur paudhe kitne paas rakhe | bajra-weeds-1 | general-weeds-1
nagaur side kam barish, jaldi pakne wala bajra konsa lau, til to boyi hui hai | bajra-varieties-1
bajre ke sitte pe shehad | bajra-diseases-2
bajri ma dana fuli ne lila thela, fodo to kalo powder nikle, ketlu nuksan | bajra-diseases-3
marwar me bajra kitna hota hai, hamara to 3 kuntal hi nikla | bajra-yield-1
jivanu khad ke packet mile hai, gobar me mila ke khet me kaise dale | general-biofert-2
120 60 40 matlab kitni bori | general-fert-1 | wheat-nutrients-4 general-fert-2 rice-nutrients-2
ek kilo nitrogen matlab kitna yuria | general-fert-3 | general-fert-4
urea kab chhitke pani bhara ho tab ya sukha | general-fert-5
bajre me ek bori dap daali to urea kitna kam kare | general-fert-6 | general-fert-4 general-fert-3
neno urea pe sarkar kya bolti hai | general-nano-2 | general-nano-1
jink 33 wala kitna kilo ekad | general-zinc-2
suhaga kitna dale khet me | general-boron-2 | cauliflower-disorders-2 groundnut-nutrients-1
gajar ghas kaise khatam kare | general-weeds-2
mitti janch ki lab mere jile me kaha hai |
nano DAP ka rate |
bajra me tana makhi ka spray |
paat kab bune | jute-sowing-1
seed drill se jute ek bigha me kitna beej | jute-sowing-2 | jute-seed-1
niche zameen pat ke liye konsa beej, JRO 524 chalega? | jute-varieties-1 | jute-sowing-1
paat me urea kitni baar, aalu ke baad ka khet h | jute-nutrients-1 | jute-weeds-1
pat me nirani kab | jute-weeds-1
patua ke upar ke patte mote tambe jaise mud gaye, garmi bahut h aur barish nahi | jute-pests-1
pat kitne din me kate | jute-harvest-1
jute sadane me resha kala ho jata hai, hum kela ka tana aur kichad daalte hai upar se | jute-harvest-2
pat ka beej subsidy kaha milega |
maine snowball wala phool gobhi ka beej july me hi laga diya tha, ab do mahine se sirf patta hi patta hai phool ka naam nahi, bagal me patta gobhi ekdam badhiya hai | cauliflower-disorders-1 | cauliflower-sowing-1
gobhi me khad | cauliflower-nutrients-1 | cabbage-nutrients-1
gobhi ki nayi patti chabuk jaisi bas bich ki nas | cauliflower-disorders-3
phool gobhi dhili chawal jaisi dane dar ho gyi, garmi padi thi, paudh bhi mahine bhar se upar purani thi, agli baar kya dhyan rakhu | cauliflower-disorders-4 | cauliflower-sowing-1
gobhi me jala bana ke sundi fool sada rahi | cauliflower-pests-2
gobhi me kaali nas wala sadan badbu, beej garam pani me kitni der, aur beej ekad me kitna | cauliflower-diseases-1 cauliflower-seed-1 | cabbage-seed-1
gobhi ka rate aaj patna mandi | general-market-22
njallani elaichi kaisi h | cardamom-varieties-1
elaichi ke poudhe beej se banau ya purane jhund ki kandi alag karke, kitni doori aur chhaya me kaise, coffee ke sath lagani hai | cardamom-nursery-1 | cardamom-climate-1
ilaychi me saal ki khad kitni, aur garmi me pani kitne din pe | cardamom-nutrients-1 cardamom-irrigation-1
elaichi ki bich ki patti sukhi tane me ched buraada | cardamom-pests-2
lagatar barish se elaychi ki kachhi fali gal ke badbu se gir rahi, chhaya bahut ghani hai, dawai se pehle kya karu | cardamom-diseases-1
elaichi lagane ke kitne saal baad phal | cardamom-harvest-1
elaichi ka root grub konsi dawai |
mateera nahi hybrid tarbuj, tray me ugake drip pe lagana hai, ekad me beej kitne gram | watermelon-seed-1
tarbooj fat raha hai | watermelon-irrigation-1 | general-boron-1
tarbuz ki bel ki nok kab todu, aur paka hai kaise pata chale | watermelon-pruning-1 watermelon-harvest-1
tarbuj ke chhote phal gir rahe tedhe ho rahe, subah subah spray karta hu, madhumakhi dikhti nahi, pados me sarso thi tab bahut thi | watermelon-disorders-1 | general-spraywx-3
tarbooj ki phungi mud gayi thrips | watermelon-pests-1 | general-trap-3
tarbuj me chaukor phal kaise banate |
usar me aavla hoga kya, amrud to sukh gaya | amla-soil-1 | amla-sowing-1
amla ka bagh lagana hai bhai, 2 bigha khali pada hai jaha pehle arhar thi. kaun kaun si kisam mila ke lagau ki fal pakde, aur gadhe kab aur kitni door khodu | amla-varieties-1 amla-sowing-1
avla me phool aaye hai march me, pani du kya | amla-irrigation-1
aavle ki tahni ki nok phul ke gaanth | amla-pests-1
amla phal pe kale fode gol chhalle | amla-diseases-1
nellikai kitne saal me fal degi aur ek ped se kitna | amla-harvest-1
amla ka juice company kaun kharidti hai |
mogra aur chameli ki konsi kisam, kalam kab kitni doori pe lagau | jasmine-varieties-1 jasmine-sowing-1
mullai ko khad kitni baar | jasmine-nutrients-1
mogra ke patte pile | jasmine-disorders-1 | general-iron-1 general-defic-2 general-defic-1
juhi mogra ke phool kis waqt tode | jasmine-harvest-1
mogra phool ka rate madurai |
der se javi bo rahe h dhan ke baad, beej zyada dale? | oat-seed-1
haryana me javi konsi boye aur pehla pani kab de | oat-varieties-1 oat-irrigation-1
jai ek baar kaatni ho to kab | oat-harvest-1
jai ki sukhi ghas ya silage kab bane | oat-feeding-1 | cattle-fodder-6 cattle-fodder-3
jai me peela ratua dawai |
rijka kab boye kitna beej ek bigha ya acre | lucerne-sowing-1 lucerne-seed-1
gujrat me rajko ni kai jaat | lucerne-varieties-1
rajka me pani bhar gya to sukh gaya | lucerne-irrigation-1 | general-flood-1
barseem saaf hai par rijke pe pili dori jaisi bel chad gyi | lucerne-weeds-1 | lucerne-seed-1
lasun ghas rajka me mahu lag gya kaun si dawa |
nepiyar ki kalam kab lagaye | hybrid-napier-sowing-1
gajraj ghas konsi kisam zyada, aur kitne din pe kaate | hybrid-napier-varieties-1 hybrid-napier-harvest-1
12 mahine chara ghas bade ho ke mota dandi ho gaya, pashu chhod dete hai. 8 bhains h jowar bhi khatam, kitne din pe katna sahi aur kitne saal chalti h | hybrid-napier-harvest-1
pichle saal dhan pakne se das din pehle gol gol gola sukh gaya tha, jad me bhura keeda bhara tha. is baar bagal me makka bhi hai. pehchan kaise karu aur pehle se kya rok lagau | rice-pests-1 rice-pests-2 | rice-pests-3
tarbuj kab tode | watermelon-harvest-1
bhindi chhodke kaunsi sabzi me zyada munafa |
patsan ke bore ki silai machine |
moringa aur aavla sath me, aavle ke bagh me kaunsi antar fasal le |
gehu kab boye | wheat-sowing-1 | wheat-sowing-2 wheat-varieties-5 wheat-sowing-3
kuan nahi hai khet me barish ki nami bachi hai gehu kab daale | wheat-sowing-2
ganna mill ko gaya december me, khali khet me gehun lag sakta hai kya aur kitne din tak | wheat-sowing-3
gehu beej acre me kitna | wheat-seed-1 | wheat-sowing-3 wheat-seed-2
late ho gaye to gehu ko raat bhar bhigo ke daale kya kitne ghante | wheat-seed-3
ghar ka gehu bona hai drum me kaunsi dawai mila ke ghumaye | wheat-seed-4 | wheat-diseases-4
hisar me gehu ki kaunsi kisam jyada nikle aur gire bhi na | wheat-varieties-1 | wheat-varieties-2
bihar pichhaiti gehun variety | wheat-varieties-3
hoshangabad me late gehu ki kisam | wheat-varieties-4 | wheat-sowing-3
mitti ki janch ka card aa gaya, nahar ka paani hai aur time pe boya jayega, gehu ko hectare me N P K kitna kitna rakhu | wheat-nutrients-1 | wheat-nutrients-4 general-soiltest-5
retili jameen hai gehu me urea kitni baar me phenke | wheat-nutrients-2 | general-fert-5
lal potash gehu me kitne kilo acre aur dap kitna | wheat-nutrients-4 | wheat-nutrients-1 general-fert-1
aasmani paani gehu khaad | wheat-nutrients-5
dhan me jink dala tha ab gehu me bhi dalna padega kya | wheat-nutrients-6 | general-zinc-2
gehu me pehla paani kab | wheat-irrigation-1 | wheat-irrigation-2
baali aa gayi hai gehu me aur do din se pachhua tez chal rahi hai, meri paani ki bari kal hai, lagau ya chhod du kahin sari fasal so na jaye | wheat-irrigation-3 | wheat-irrigation-2
gehu pila pad raha hai kis cheez ki kami hai | wheat-disorders-2 | wheat-disorders-1 general-defic-2 wheat-disorders-3 general-defic-1
balui khet dhan ke baad gehu lagaya, pehle paani ke baad beech ke patte pe gulabi bhure chitte aur nas hari | wheat-disorders-3 | wheat-disorders-2
gehu me ghas kitne din tak nikalna jaruri hai | wheat-weeds-1 | general-weeds-1 wheat-weeds-5
sulfosulfuron teen saal se daal raha hu, pehle saaf ho jata tha ab gulli danda marta hi nahi, dukandar bolta hai dose double kar do, kya karu | wheat-weeds-3 | wheat-weeds-4 wheat-weeds-2
kanki mandusi ka pakka ilaj do dawa mila ke chalegi kya | wheat-weeds-4 | wheat-weeds-3 wheat-weeds-2
bathua bahut hai gehu me bagal me sarso khadi hai konsi dawa le | wheat-weeds-5
hapy seeder se december me gehu bona parali bahut moti hai chalega kya | wheat-machinery-1 | general-residue-1 general-residue-3 wheat-machinery-2
gehu ke patte pe haldi jaisa powder kapde pe lag raha | wheat-diseases-1 | wheat-disorders-2 wheat-diseases-2
chana theek hai par gehu ke tane pe lambe kaale ubhre nishan jabalpur | wheat-diseases-3
kandua wali baali jala de kya agle saal na aaye iske liye kya kare | wheat-diseases-4 | wheat-seed-4 bajra-diseases-3 barley-diseases-1
gehun me machhli jaisi badbu | wheat-diseases-5
gehu ki baali me chepa laga, sarso ke baad isme aaya, patte chip chip aur kale ho rahe | wheat-pests-1 | wheat-pests-2
gehu boye ikkis din hue, jagah jagah sukhne laga, khincho to aaram se ukhad aata hai aur jad khayi hui milti hai, do trolley kaccha gobar dala tha | wheat-pests-3
gehu me mus bahut | wheat-pests-5
gehu kaisi mitti me | wheat-soil-1
ghar ka gehu bakhari me bharna hai kitna sukhaye | wheat-storage-1 | general-store-1
gehu me ghun na lage neem ki patti kaise mila ke rakhe | wheat-storage-2 | wheat-storage-1 general-hermetic-1 general-store-5
aandhi me kele ke ped toot jate hai bachav kya | banana-climate-1 | banana-pruning-2
kerala me nendran ka kanda kaise kaat ke lagaye aur kis mahine | banana-nursery-1
g9 ke lab wale paudhe lagane ka tarika, dhoop se kaise bachaye pehle hafte | banana-nursery-2
sabji wala kela kaunsa lagaye | banana-varieties-1
grand naine per paudha NPK | banana-nutrients-1
kele me drip se ghulne wali khaad ka schedule | banana-nutrients-3 | general-fertigation-1
kele me ful aaya hai paani 5 din se band hai falli patli rahegi kya | banana-irrigation-1
kele ki bagal wali putti kab tak kaate aur ek kab chhode | banana-pruning-1
kele ka bagicha saat mahine ka hai, kuch ped ke niche ke patte pile hoke tane se latak gaye, ek ko kaata to andar laal bhura ghera dikha, ilaj batao | banana-diseases-1 | banana-diseases-2
TR4 wala kele ka rog burhanpur me aaya kya, kaunsi bio dawa | banana-diseases-2 | banana-diseases-1
kele ka naya patta chhota seedha upar guchha ban gaya fal nahi aata | banana-diseases-4
kele ki gaanth khodi to sundi nikli, putti lagane se pehle kya kare | banana-pests-1
haldi ke saath kela lagaya hai purane patte narangi hoke fat rahe, falli patli | banana-disorders-1
kele me magnesium kitna | banana-disorders-2
pichhle saal kela lagaya tha aur pus me ghaud gale me fas ke bagal se nikal gayi, bahut nuksan hua, agli baar kis mahine lagaye | banana-disorders-3 | banana-climate-1
nariyal ke beech kela kaunsa lagaye jisme rog kam lage | banana-intercropping-1 | coconut-intercropping-1
kele fridge room me rakhe the chhilka kala matmaila ho gaya kitne degree pe rakhe | banana-storage-1
tamatar kis mahine me bich daale | tomato-sowing-1
desi tamatar beej gram acre | tomato-seed-1
tamil nadu me thakkali ko basal khad aur 30 din baad kitna | tomato-nutrients-1
garmi me tamatar ko paani | tomato-irrigation-1 | general-heat-2
tamatar ropne se pehle ghas mar dawa aur pannee kitne micron | tomato-weeds-1 | general-mulch-1
tamatar ke patte mud gaye sikud gaye paudha jhadi jaisa bauna | tomato-diseases-1 | tomato-diseases-2 tomato-pests-1
baingan ke bagal wala tamatar, patte hilao to safed machhar udte hai | tomato-pests-1
mirchi bachi hai par tamatar me gol chhed andar illi muh ghusa ke baithi | tomato-pests-2
tuta ka attack patte jale jaise aur dandi ke paas sui jaisa chhed | tomato-pests-4
tamatar ke niche ke patto par chhalle wale bhure dhabbe | tomato-diseases-3
badli lagi hai char din se, kal tak tamatar hara tha aaj patte ke niche safed fafund aur fal bhura sad raha, dawa batao | tomato-diseases-4
baingan ki jad par kalam kiya tamatar lagane se ukhtha rukega | tomato-diseases-6 | tomato-diseases-5
tamatar ki paudh chakatte me leti | tomato-diseases-7
tamatar achhe lal ho rahe the, das din sookha raha fir kal raat tubewell khula chhod diya, subah se sab fal fatne lage, ab aage kya dhyan rakhe | tomato-disorders-2 | tomato-irrigation-1
door ki mandi bhejna hai tamatar kaunse rang pe tode | tomato-harvest-1 | tomato-storage-1
tamatar ghar me kitne din tak rakh sakte panni me | tomato-storage-1
kardi kab perni chahiye | safflower-sowing-1 | safflower-sowing-2 safflower-pests-1
karadi beej kitna kilo acre aur kitni doori kali mitti me | safflower-seed-1 | safflower-seed-2
karadi me virlani kitne din baad | safflower-seed-2
kusum ke liye kitni thand sahi, pala padne se ful khali rah gaye | safflower-climate-1 | general-frost-2
kardi khad paani nahi hai | safflower-nutrients-1
karadi me paani kaunsi avastha pe | safflower-irrigation-1
kardi pe kala mava | safflower-pests-1 | safflower-sowing-1
kusum ke patte hari illi kha gayi peeth pe kubad hai uske | safflower-pests-3
karadi patte kale gol chhalle | safflower-diseases-1
kardi mar rog trichoderma | safflower-diseases-2 | general-tricho-1 general-tricho-2
kardi kitne din me kaatne layak aur kaante se kaise bache | safflower-harvest-1 | safflower-varieties-1
kardi ke saath harbhara kitni line | safflower-intercropping-1 | chickpea-intercropping-1
nariyal doori aur gaddha | coconut-sowing-1
nariyal hybrid kitne saal me fal deta hai kaunsi jaat | coconut-varieties-1
chhote nariyal do saal ke hai khad kitni du | coconut-nutrients-2
pehle saal nariyal ko paani | coconut-irrigation-1
nariyal ke bagiche me niche kya kya laga sakte hai | coconut-intercropping-1 | banana-intercropping-1
nariyal ke tane se bhura ras nikal raha, kaan lagao to kutar kutar aawaz | coconut-pests-2
nariyal ke patto ke niche safed gol chakkar ban gaye aur upar ka patta kaala chipchipa, niche wala amrood bhi kaala ho gaya, zeher maru ya nahi | coconut-pests-4
mandari mite nariyal neem khali kitni | coconut-pests-5
kerala me nariyal ke patte andar mud rahe pasli jaise pile dheele, fal kam ho rahe saal dar saal | coconut-diseases-2
seb ke liye kitni unchai aur kitni thand chahiye | apple-climate-1
seb ki kalam kis mahine rope aur kitna upar se kaate | apple-sowing-1
seb bagiche me madhumakhi dabbe | apple-sowing-2 | honeybee-crop-1
10 saal ka seb ka ped khad kab aur kitni | apple-nutrients-1
nashpati saaf hai seb ke fal pe kale khurdare daag aur fate hue | apple-diseases-1
seb ka ped do saal se kamzor hai, patte chhote pile aur ful bahut aaye the, aaj jad khodi to safed dhaage jaise lipte mile, kya upay hai | apple-diseases-3
seb ki tehni pe rui jaisa keeda gaanth ban gayi | apple-pests-1
june me seb ke patte tambe jaise ho gaye niche bareek makdi | apple-pests-3
seb todne ka sahi samay aur kold store me kitne mahine | apple-harvest-1
darjeeling me kaunsa santra | orange-varieties-1
kerala me santre ke ped ko saatve saal kitni khad | orange-nutrients-1
kinnu gobar super phosphate abohar | orange-nutrients-2
santre me drip 4 saal ke ped ko roz kitne litre | orange-irrigation-1
soyabean ke baad time milega, mrug bahar lena hai santre me aaram kab de | orange-pruning-1
santre ke tane se gond nikal raha jamin ke paas | orange-diseases-2
clerk note santre ki nayi kopal mudi hui pile chhote keede narangi | orange-pests-1
santre ke chhote fal gir rahe | orange-disorders-1
lichi shahi china fark | litchi-varieties-1
litchi gutti kab kitni doori | litchi-sowing-1
barah saal ki lichi khad | litchi-nutrients-1
lichi fat rahi hai pachhiya hawa se, thaili kab chadhaye | litchi-disorders-1
lichi ke patte mote hoke mud gaye niche makhmal jaisa bhura | litchi-pests-1
lichi pe bade bhure badbu wale khatmal jhund me ras choos rahe | litchi-pests-3
muzaffarpur me lichi kab tode | litchi-harvest-1 | litchi-varieties-1
chai ki kalam kab kaate aur thaili me kaunsi mitti | tea-nursery-1
cha patti kitne din me todni | tea-harvest-1
assam me paani bhara hai chai bagan me khad zameen me nahi de sakte to patte pe kya chhidke | tea-nutrients-2
chai ki nayi patti pe kale dhanse dhabbe fir mud ke sukh jati | tea-pests-1
darjeeling kohre me chai ki patti par gol fafole | tea-diseases-1
shimla mirch maidan me kab lagaye | capsicum-sowing-1
polyhaus simla mirch doori | capsicum-sowing-2
dhobli mirchi me bed banate waqt kaunsi khad kitni | capsicum-nutrients-1
shimla mirch ki do dali rakhe ya char, dori pe kaise chadhaye | capsicum-pruning-1
net house me shimla mirch teen mahine ki hai, drip roz chalti thi, ab ek ek karke paudhe murjha rahe aur jad gali hui nikli, pehle yahan khira tha, kya kare | capsicum-diseases-1 | general-tricho-1
simla mirch thrips jali kaunsi | capsicum-pests-1 | general-trap-3
palak kab boye | palak-sowing-1
palak urea katai ke baad | palak-nutrients-1
garmi me palak ko paani | palak-irrigation-1
palak bahut ghani ug gayi chhatai kab kare ghas bhi hai | palak-weeds-1
palak me illi aur chepa neem ke kitne din baad kaate | palak-pests-1
palak me danthal nikla patte kadwe | palak-disorders-1 | palak-sowing-1
happy seeder ka kharcha acre ka kitna aata hai jala ke bone se sasta hai kya | general-residue-2 | general-residue-4
bina jote dhan ke baad chana masur seedha bona hai kaunsi machine | general-zerotill-1 | lentil-sowing-3
peeth wali tanki se ek din me kitne acre chhidkav hota | general-nozzle-2
tanki me dawa kitni daale naap kaise nikale apni chaal ke hisab se | general-nozzle-3
39 hp tractor pe rotavetar kitne foot ka le | general-implement-1
chhoti jwar charai me bail ko khila di kya zeher hoti hai kitne din tak nahi khilani | fodder-sorghum-feeding-1 | cattle-feeding-8 fodder-sorghum-feeding-3 fodder-sorghum-feeding-2
paani nahi barsa chari murjha gayi pashu ko kaat ke de sakte hai kya | fodder-sorghum-feeding-2 | fodder-sorghum-feeding-1 fodder-sorghum-feeding-3 cattle-feeding-8 jowar-feeding-1
kal shaam charwaha gaay ko chhoti jwar me chhod aaya tha, ab kaanp rahi hai saans tez hai aur abhi gir gayi, jaldi batao kya kare | fodder-sorghum-health-1 | cattle-feeding-8
baar baar katne wali chari | fodder-sorghum-varieties-1 | fodder-sorghum-harvest-1 fodder-sorghum-nutrients-1 fodder-sorghum-sowing-1
jvar chare me gobar nitrogen | fodder-sorghum-nutrients-1
gulab ke liye mitti aur dhoop | rose-soil-1
gulab me katai ke baad kya khad de ek paudhe ko | rose-nutrients-1
genda ke saath gulab ki chhatai kab | rose-pruning-1
gulab kali khilti nahi kinare bhure | rose-pests-1
mala wale gulab kab tode | rose-harvest-1
safeda acre me kitne ped | eucalyptus-sowing-1
safede ke paudhe ghas me dab gaye badhte nahi | eucalyptus-nutrients-1
safeda kaatne ke baad thunth se fir ped banta hai kya | eucalyptus-harvest-1
padosi ne mere kuen se do hath door safede ki line laga di, gehu pe chhaya bhi padti hai aur paani niche ja raha, kitni door hona chahiye | eucalyptus-intercropping-1
mithun khula chhode ya baade me | mithun-rearing-1
gehu ka bhav aaj | general-market-22 | general-market-2
gehu me pala gir gaya kya kare |
gehu aur sarso milake bona kitni line |
gehu ki thresher ka kharcha ghante ka |
kele ki kheti pe loan milega kya |
kele me bandar bahut nuksan kar rahe |
kele ka bhaav bhusawal |
tamatar ki kheti ka bima | general-scheme-23 general-scheme-35 | general-scheme-24
tamatar me paudha kitne din pe baandhe rassi se |
kardi ka tel nikalne ki ghani |
nariyal pe bandar aur gilhari fal kutar jate |
nariyal ka bhav tiptur |
nariyal ki kheti ke liye kaunsi sarkari yojna | general-scheme-68
seb pe lal rang lane ki dawai |
santre ka bag lagane ko anudan | general-scheme-68
kinnu ke rang ke liye kya spray |
lichi me ghongha patte kha raha |
chai ki factory lagane ka license |
simla mirch ka bhav delhi | general-market-22
chari jwar me tana chhedak makkhi ka ilaj |
gulab jal banane ki machine |
safeda ki lakdi ka rate quintal |
mithun ka doodh kitna deti hai |
palak me kaunsi kisam hari chaudi patti |
gehu me katai kab aur bhandaran kaise | wheat-harvest-1 wheat-storage-1 | wheat-storage-2 general-store-4 general-store-1
late gehu haryana kisam aur khad kitni | wheat-varieties-2 wheat-nutrients-3 | wheat-sowing-3
deemak aur chuhe dono gehu me | wheat-pests-3 wheat-pests-5 | general-compost-3
gehu kaunsi mitti kitni upaj | wheat-soil-1 wheat-yield-1
kela kab lagaye kaunsi jaat | banana-nursery-1 banana-varieties-1 | banana-nursery-2 banana-disorders-3
kele me putti aur lal ful dono kab kaate | banana-pruning-1 banana-pruning-2
tamatar me illi aur jhulsa | tomato-pests-2 tomato-diseases-4 | tomato-diseases-3 tomato-pests-4
tamatar ka beej aur tray kitni acre | tomato-seed-1 tomato-nursery-1
kardi paani aur katai kab | safflower-irrigation-1 safflower-harvest-1
nariyal kaunsi jaat kitni doori | coconut-varieties-1 coconut-sowing-1
seb me scab aur patte jhadna | apple-diseases-1 apple-diseases-2
lichi kab todni aur uske baad khad | litchi-harvest-1 litchi-nutrients-1
kinnu khad aur tudai kab | orange-nutrients-2 orange-harvest-1
chai me chhantai aur khad kitni | tea-pruning-1 tea-nutrients-1
shimla mirch doori aur paani | capsicum-sowing-2 capsicum-irrigation-1
palak me khad aur paani kab | palak-nutrients-1 palak-irrigation-1 | palak-soil-1
chari kisam aur urea | fodder-sorghum-varieties-1 fodder-sorghum-nutrients-1
gulab lagane ka time aur mitti | rose-sowing-1 rose-soil-1
safeda clone aur gaddha doori | eucalyptus-varieties-1 eucalyptus-sowing-1
mithun teeka aur baada | mithun-health-1 mithun-rearing-1
bunchi top | banana-diseases-4
chittedar pile ratua gernue ka daag | wheat-diseases-1 | wheat-disorders-2 wheat-diseases-2 wheat-diseases-3
banjhi patti | tea-harvest-1
laser leveler | general-implement-2 | soybean-machinery-1
zero tillage nov | general-zerotill-1 | wheat-machinery-1
bhindi ke paas wala tamatar, safed machhi | tomato-pests-1 | tomato-diseases-1
turant sarso kaatke chari march me | fodder-sorghum-sowing-1 | jowar-seed-2
nawada me gehu december | wheat-varieties-3 | wheat-sowing-3
godam raseed pe karz kitna | general-enwr-2 | general-enwr-1 general-market-27
sarkari rate kab nikalta hai | general-market-1
masoor chana sarkari bhav 2026 | general-market-2
moong ka sarkari daam | general-market-3
sir mandi me mong 6500 me maang rahe hai, do quintal saaf karke le gaya tha, sarkari kitna hona chahiye tha pichhle kharif me batao | general-market-3
arhr sarkari rate pe leta kaun hai nafed ya fci | general-market-4 | general-market-11 general-market-12
sitapur se hu, paisa kitne ghante me aata hai gehu tulne ke baad aur number konsa hai | general-market-5 | general-market-13
uparjan slot kitne din ka | general-market-6
raipur me dhaan kitna quintal ek acre ka lete hai aur kya rate | general-market-8 | general-market-3
kapaas wale app me naam chadhana hai, kheti batai ki hai chalega? | general-market-9
narma 10 percent geela aaya cci ne rate kaat diya sahi kiya kya | general-market-10
dhan ke baad masoor leni hai, dalhan mission me muft beej kit milta kya aur kitne saal khareed pakki | general-market-12 | general-scheme-81 general-market-11
kray kendra jaate waqt kya kya kagaz le jaye | general-market-13
anaj kharid portal pe khata purana hai aadti bolta thik karwao kaise | general-market-14
darbhanga gehu sarkari kharid kaha | general-market-15
andhra vari kaha bechu | general-market-17 | general-market-4
subah 4 baje line me laga tha, dopahar me naami zyada bol ke lauta diya aur mashin ki parchi bhi nahi di, ab dubara le jau ya nahi | general-market-18
enam me paisa seedha milta hai ya bank me atakta hai | general-market-20
kitni mandi judi hai enam se | general-market-21
aaj ka rate kaunse app me dikhega teen mandi ka milana hai | general-market-22
rajasthan me mandi ke bahar bechne par tax lagta hai kya | general-market-23
mandi me palledari aur katauti kaun deta hai, pakki parchi nahi deta | general-market-24 | general-market-23
chhota bada dagi sab mila ke bech du ya alag alag dheri lagau | general-market-26
chhota kisan hu, kcc ka sasta byaj katai ke baad bhi chalega kya agar maal sarkari godam me rakha ho | general-market-28
kheti pe income tax lagta kya | general-market-30 | general-market-32 general-market-31
machli palan se 6 lakh aaya, return me kheti dikhau? | general-market-31
main bank me naukri karta hu aur gaon me 8 acre kheti bhi hai, dono ki kamai jod ke tax kaise banega, kheti ka to maaf hota hai na | general-market-32 | general-market-30
thrasher pe tax kam hua kya | general-market-33
aadti ne cheque diya, bank se 25 lakh nagad nikala to kitna kat jayega, teen saal se return nahi bhara | general-market-35
20 din se barish nahi aayi, nursery bhi ek hi bar dali thi wo budhi ho rahi, ab dhan ki konsi kism aur kaise lagaye kya kare | general-drought-2 | rice-varieties-4 rice-nursery-2
kcc naya banwane ke liye kaunsa form | general-scheme-42
enam app ka password bhul gaya otp bhi nahi aa raha |
punjab me garmi ki mung april ke tisre hafte daal sakte | moong-sowing-1
samastipur se hu, gehu katne me deri ho gayi 25 april ho gaya, sab bolte hai garmi me phool jal jayega, ab moong dalu to fali lagegi ya nahi | moong-sowing-2
barsat wali mungi punjab kab | moong-sowing-4
soyabean me culture lagate the, mung ke beej me bhi teeka wala packet lagane se faida hai kya | moong-seed-2 | general-biofert-1
kam din ki moong haryana | moong-varieties-1
aloo ke khet me mong dal rahe khad deni padegi kya | moong-nutrients-1
dhan katne ke baad mung lagayi hai khurak kitni nitrogen phosphorus potash | moong-nutrients-2
moong me pani kab kab | moong-irrigation-1 | moong-irrigation-2
barsaat me mung ke khet me pani bhar jata hai nikas kaise zaruri hai | moong-irrigation-2 | general-flood-1 moong-soil-2 moong-irrigation-1
mung 25 din ki hai, patti peeli chittidar ho gayi aur jo fali lagi wo tedhi chhoti hai, padosi ke arhr me kuch nahi, patte ke niche safed macchar hai | moong-diseases-1 | moong-diseases-2 moong-pests-1
patte ke niche safed chhote macchar mong me kis mahine zyada aate | moong-pests-1
garmi wali mung me phool gir jata hai nanhe keede phool me baithe hai neela card lagau | moong-pests-2
mung ki jad sad jati hai har sal beej ko kya lagaye | moong-diseases-3 | general-tricho-1
mung ke patto pe chhote lal bhure dhabbe beech me rakh jaisa | moong-diseases-4
moong me ek gucche me jala bana ke illi andar, chidiya ke liye lakdi gadne se hoga? | moong-pests-3 | general-perch-1
balui dumat me mung hogi | moong-soil-2
mong todne me thoda ruk jau sab fali pakne tak? badal bhi hai | moong-harvest-1
mung me ghun na lage | moong-storage-1 | general-store-5 general-hermetic-1 general-store-3 general-store-4
garmi ki moong ka beej dar aur achhi kism | moong-seed-1 moong-varieties-1 | moong-varieties-2
april me moong bihar | moong-sowing-2
virat mung ka beej kis dukan pe kitne ka milega |
nilgai moong chat jati hai raat me |
mong me khargosh aur chuhe ka ilaj |
rahar katne ke baad usi khet me gehu bhi lena hai to rahar kab tak bo du pani ka sadhan hai | pigeon-pea-sowing-2 | pigeon-pea-varieties-1 pigeon-pea-sowing-1
toor akeli bona hai 2 acre kitna kilo beej | pigeon-pea-seed-1
arhar ghani ugi chhatai kab | pigeon-pea-seed-2
upas 120 kitne din ki | pigeon-pea-varieties-1
azamgarh ki lambi rahar konsi | pigeon-pea-varieties-2
ek saath fal aane wali nati arhar pusa wali | pigeon-pea-varieties-3
rahar me khad buwai ke time kya deni, gandhak wala super bhi | pigeon-pea-nutrients-1 | pigeon-pea-nutrients-2
thuvarai manavari khad kitni | pigeon-pea-nutrients-2 | pigeon-pea-nutrients-1
arhr nirai kitni bar aur dap kitna | pigeon-pea-weeds-1 pigeon-pea-nutrients-1 | general-weeds-1
arhar me phool aate hi trap lagaya tha, ab teen raat se 6 patange roz aa rahe aur kuch fali me illi ghus gayi, pehle kya chhidku jaivik ya tez dawa | pigeon-pea-pests-1
kis arhar me sundi kam, aur lage to kya chhidke | pigeon-pea-pests-2 pigeon-pea-pests-1 | pigeon-pea-pests-4 pigeon-pea-pests-3
rahar ke phool aur kali jale me chipak ke guccha ban gaye, khola to chhoti sundi nikli, kitna nuksan karegi | pigeon-pea-pests-4
rahar me ukhtha rog | pigeon-pea-diseases-1 | general-tricho-1
arhr hari jhadi jaisi khadi hai patti chhoti chhoti, do mahine ho gaye na phool na fali, bagal me til badhiya hai, khad bhi barabar di thi | pigeon-pea-diseases-2
badal me rahar phool jhadna | pigeon-pea-disorders-1
patti pe peeli dhari nas hari, arhr 25 din ki, zinc ki kami to nahi | pigeon-pea-disorders-2
moongfali me rahar kitni line | pigeon-pea-intercropping-1 | groundnut-intercropping-1
arhar acre me kitne quintal | pigeon-pea-yield-1 | pigeon-pea-varieties-1 pigeon-pea-varieties-2 pigeon-pea-varieties-3
rahar kaat ke kitne din khadi rakhe dhoop me | pigeon-pea-harvest-1
rahar kab boye aur beej ko kya lagaye | pigeon-pea-sowing-1 pigeon-pea-seed-2 | pigeon-pea-sowing-2 pigeon-pea-diseases-1
soyabean ke sath toor ki line ka anupat | general-intercrop-1
arhr ki dal nikalne ki chakki pe subsidy | general-scheme-55 | general-chc-2
til kab boye UP me | sesame-sowing-1
andhra ke samundar kinare til jan me ya may me | sesame-sowing-2
til acre me kitna | sesame-seed-1 | sesame-yield-1 sesame-varieties-1
til ka dana bahut barik hai ek jagah gir jata hai kya mila ke boye | sesame-seed-2
odisha me tila konsa | sesame-varieties-2
til me dusri nitrogen kab | sesame-nutrients-1 | sesame-nutrients-2
til me fali aa gayi barish nahi hui, ek pani de du | sesame-irrigation-1 | general-drought-1
is bar july lagte hi til chhit diya tha, ab phool ki jagah hari patti ka jhund ban gaya hai das me se do paudhe, ukhad du kya | sesame-diseases-1 | sesame-sowing-1
tilli ke patte pe gol gol kale chhalle ke dhabbe | sesame-diseases-3
til ki upri patti jale me lipti, baad me dodi me ched | sesame-pests-1
til ki kaliya phool ke ganth ban gayi hai, bagal ki moong saaf hai, tod ke phek du kya | sesame-pests-2
til katne ka sahi samay neeche ki dodi peeli hai | sesame-harvest-1
til ki bori me lal keeda | sesame-storage-1
til ke saath mong ya moongfali ki jodi lagani hai | sesame-intercropping-1 | sesame-pests-1
til katne wali machine rent pe milti hai kya | general-chc-1
surjmukhi kab lagaye | sunflower-sowing-1 | sunflower-sowing-2
surjmukhi kitne din ki | sunflower-sowing-2 | sunflower-varieties-1 sunflower-yield-1
surajmukhi hybrid kitni doori | sunflower-seed-2
pichle saal ke hybrid surajmukhi ka ghar ka beej bo sakte | sunflower-seed-3
surajmukhi me jipsam dalna hai kitna, dap ki jagah single super kyu | sunflower-nutrients-1 | general-fert-2
surajmukhi me gandhak boron ka faida | sunflower-nutrients-2
pichli baar andhi me pura surajmukhi let gaya tha, is baar gudai ke sath mitti chadhau to rukega kya | sunflower-weeds-1
suraj mukhi ki thali beech se khokhli, madhumakkhi ke dibbe kitne rakhe | sunflower-disorders-1
suryaful ke phool me illi ghusi, gende ka phool aas pass lagane se | sunflower-pests-1
subah sham tota jhund me aake surjmukhi ka dana kha jate hai, chamkili patti bandhu ya jaal lagau | sunflower-pests-3
barsati surajmukhi me jhulsa ratua lagta hai, soyabean bhi khatam hua tha, beej ke waqt kya bachav kare | sunflower-diseases-1
surajmukhi acre me paidawar | sunflower-yield-1 | sunflower-varieties-1
surjmukhi ka tel nikalne wali ghani kitne me |
talab me boari aur garai bahut hai, shikari machhli hatani hai to khet wali dawai daal du kya | fish-predator-1 | fish-disease-1 fish-pond-1
ek acre me kitni machli dalu aur saal me kitni niklegi | fish-stock-2 fish-yield-1
machhli ko chokar aur sarso khali kitni roz deni | fish-feeding-1 | fish-feeding-2
talaab ka pani gehra hara ho gaya chara band karu? | fish-feeding-2
kal sham ek trolley gobar talaab me dala, subah 5 baje dekha machhli muh nikal rahi hai aur kuch mar bhi gayi, pump chalau ya chuna dalu | fish-oxygen-1 | fish-manure-1
thand me machhli talab me tubewell ka pani kab dale | fish-winter-1
rohu kitni thand sahegi | fish-quality-1 | fish-winter-1
november me baadh ka pani talaab me aaya tha, ab machhli pe lal daag nikle aur phir gehra ghaav ho gaya, garai machhli me zyada hai, kya kare | fish-eus-1
machhli mar rahi hai dukandar ki di dawai talab me daal du | fish-disease-1 | fish-oxygen-1
talab me gobar kab kab | fish-manure-1
machli ka beej kitna aur kaunsi kaunsi mila ke dale | fish-stock-2 fish-stock-1
biofloc tanki lagane ka kharcha |
talab khudwane ka jcb ka rate |
nimbu ka gaddha kitna bada aur kaunse mahine paudha | lemon-sowing-1
nibu ke bagh ke liye chune wali zameen chalegi? | lemon-soil-1
nibu 7 saal khurak | lemon-nutrients-1
garmi me nimbu 200 rupaye kilo bikta hai, us time phal lene ke liye barsat ke baad pani kab roke | lemon-pruning-1
kagzi nimbu me khaira jaise daag patte phal dono par | lemon-diseases-1
barsat me nimbu ki nayi kopal aayi to patti me tedhi medhi chandi si lakeer pad gayi aur patti mud gayi, pichle mahine chhatai bhi ki thi | lemon-pests-1
nibu ki nayi pattiya chhoti patli, nas hari baki peela | lemon-disorders-1
nimbu ka phool gir jata hai aur phal fat jate | lemon-disorders-2 | general-heat-2
nibu kab lagaye aur kaunsa | lemon-sowing-1 lemon-varieties-1
nibu ka paudha gamle me chhat pe lagana |
dhan der se kata hai aur genhu ka beej nahi mila, december me jau bo sakte hai kya | barley-sowing-1 | barley-seed-1
barani jau me khad | barley-nutrients-1 | barley-nutrients-2
jau gir jati hai har baar urea do bar me du kya | barley-nutrients-2 | barley-varieties-1 general-fert-5
khari zameen hai genhu jamta hi nahi, tubewell ka pani bhi kam hai, to jau ho jayegi kya | barley-soil-1 | barley-varieties-1 general-saline-1
beer wali jau konsi | barley-varieties-1
molya rog jau me, jagah jagah peele chhote paudhe jad guchhedar | barley-diseases-2
january me jau ki bali aur naram patti pe hare chhote keede chipke hai, bagal ki sarso me bhi the, pura khet spry karu ya kinara hi | barley-pests-1
jau pakne ke baad khadi chhod du to bali tootegi? | barley-yield-1
jau ko hare chare ke liye kab kaate aur phir dana bhi le |
gajar kab boye lal wali | carrot-sowing-1
gajjar mend pe lagani hai mend kitni unchi, chhatai kab | carrot-seed-1
pathrili bhari mitti me gajjar hogi | carrot-soil-1 | carrot-disorders-1
september me taza gobar dal ke gajar boyi aur chhatai nahi ki, ab ukhadi to sab do teen shaakh wali nikli, mooli usi khet me thik thi | carrot-disorders-1 | carrot-soil-1 carrot-seed-1
gajar chhoti hai ghaas dab rahi, gudai kaise kare | carrot-weeds-1 | general-weeds-1
pc 34 gajar kitne din | carrot-varieties-1
gajar ukhadi to jameen me sad rahi aur andar safed keede the, paudhe upar se hare dikhte the, kachha gobar dala tha isi liye hua kya | carrot-pests-1 | general-compost-3
gajjar der tak khet me chhodi to andar lakdi jaisi | carrot-harvest-1
gajar me ghaas maarne ki spray konsi 20 din pe |
mentha ki jad kab lagaye kitne quintal acre | mint-sowing-1 mint-seed-1
pipermint me dap urea kitna do katai leni | mint-nutrients-1 | general-fert-3
may me mentha sookh raha hai, bagal me ganna bhi pyasa hai, roz pani de ya kitne din pe | mint-irrigation-1 | sugarcane-irrigation-1
barabanki me mentha konsa | mint-varieties-1
pudina jagah jagah mar raha hai, jad nikali to kali sadi hui, pehle yahan mentha hi tha | mint-diseases-1
menta me rowe wali sundi jhund me baithi hai, urad me bhi yahi thi, ande kaha dhundhu | mint-pests-1 | urad-pests-2
mentha kab kate | mint-harvest-1 | mint-sowing-1
mentha ki kism aur khad dono | mint-varieties-1 mint-nutrients-1
menta ki tanki lagane me kitna paisa |
kharbuje ka beej ek acre me kitna, kyari ki doori | muskmelon-seed-1
kharbooje me dusri khad kab aur todne ki pehchan | muskmelon-nutrients-1 muskmelon-harvest-1
thand me kharbooza jam nahi raha | muskmelon-climate-1 | muskmelon-sowing-1
nadi kinare kharbooza pani kitne din pe du garmi me | muskmelon-irrigation-1
kharbuje ke do patti wale paudhe lal rang ke bhringa chat gaya, subah bahut dikhte hai, rakh dalu kya | muskmelon-pests-1
kharbooza todne ki nishani dandi chhod raha hai | muskmelon-harvest-1
kharbuje ki boai aur kism batao | muskmelon-sowing-1 muskmelon-varieties-1 | muskmelon-seed-1
kharbuje ki bel me kitne phal chhode baki tod de |
cheeku ko kaisa mausam chahiye | sapota-climate-1
chikoo kalipatti ya cricket ball | sapota-varieties-1
chiku ki kalam kab lagaye gaddhe me kya bhare | sapota-sowing-1
chiku ke phool aur matar jaise chhote phal roz gir rahe, retili zameen hai, pani kitne din pe du | sapota-irrigation-1
chikku ke andar beej me keeda chhed karke nikalta | sapota-pests-1
chiku tod ne layak kaise pehchane, mere ped me aam bhi hai | sapota-harvest-1
chiku ke beech me haldi laga sakte kya |
diwali ke liye genda kab boye | marigold-sowing-1
genda hybrid beej kitna | marigold-seed-1
sabse zyada phool wala genda konsa | marigold-varieties-1 | marigold-harvest-1
tamatar ke saath mend pe genda lagaya 35 din ka hua, sira kab tode ki zyada shakha aaye | marigold-pruning-1
genda ka sira kab nochu aur phool kab se tutenge | marigold-pruning-1 marigold-harvest-1
gende ka rate aaj gazipur mandi |
mosambi ki kism aur pani mitti kaisi | sweet-orange-varieties-1 sweet-orange-soil-1
mausambi rangpur kalam acre me kitne paudhe | sweet-orange-sowing-1
sathgudi kitna ton | sweet-orange-varieties-1
mosmbi ke bagh ke paas kachhi sadak hai dhool bahut udti hai, do mahine se barish nahi, phal ka chhilka kala bhura khurdara ho gaya, kya chhidke | sweet-orange-pests-1
mausambi ka bagh bara saal ka hai, saal dar saal tehni se sukhta ja raha, neeche kali mitti me pani rukta hai, jad khod ke dekhu kya | sweet-orange-disorders-1 | sweet-orange-diseases-1 sweet-orange-soil-1
mosmbi ke nayi patti me safed tedhi line |
kathal kaisi zameen me | jackfruit-soil-1
katahal ka ped kitni doori acre me kitne | jackfruit-sowing-1
bade kathal ko gobar kitna | jackfruit-nutrients-1
kathal ke chhote phal kali fafund lag ke gir rahe, pichle hafte garam barish hui thi, dawai kaunsi | jackfruit-diseases-1
sabzi wala kathal kitne kilo pe todu | jackfruit-harvest-1
kathl ka beej kaise ugaye kitne din me ankur |
assam me konsa baans | bamboo-varieties-1
bans ke paudhe kitni doori aur gaddha kab khode | bamboo-sowing-1
baans lagaya pehla saal khad pani | bamboo-nutrients-1
apne khet ki med pe das jhund baans hai, beti ki shadi me bechna hai, kaatne ke liye van vibhag se parmit lena padega ya nahi | bamboo-market-1
baans kab lagaye aur kab katega | bamboo-sowing-1 bamboo-harvest-1
kate baans me ghun lag gaya upchar |
gajar me pani aur nirai kab kab | carrot-irrigation-1 carrot-weeds-1 | general-weeds-1
chiku me khad kitni aur sinchai kitne din pe | sapota-nutrients-1 sapota-irrigation-1
til ka beej kitna aur khaad kitni jhansi | sesame-seed-1 sesame-nutrients-1 | sesame-seed-2
kathal ki khad aur kab tode pakka phal | jackfruit-nutrients-1 jackfruit-harvest-1
barsat ke bharose kheti hai kitna pani girne ke baad kapas dale | cotton-sowing-2
jalgaon me kuch log may me hi kapashi tok dete hai gulabi illi wale ilake me ye theek hai kya | cotton-sowing-3
tamilnadu me garmi wali paruthi kab bote hai | cotton-sowing-4
ek jagah 2-3 paudhe nikal aaye narme ke kitne rakhne hai kab ukhade | cotton-seed-2
4 foot patta theek rahega kya bt kapas me ya 5 foot drip laga hai | cotton-sowing-5
retili tibba zameen hai aur khara pani bajra hota tha ab narma le sakte hai kya | cotton-soil-1 | general-saline-1
kapaas ko kesa mosam chahiye | cotton-climate-1
punjab me narme ke patte laal pad rahe hai kaunsa sprey kitne din baad | cotton-nutrients-3 | cotton-disorders-3 cotton-pests-6
phool aa gaye kapas me 20 din se pani nahi diya tende gir jayenge kya | cotton-irrigation-1 | cotton-disorders-1
narme me mothe jaise ghas ke liye kya dawai, kitni baar gudai | cotton-weeds-1 | general-weeds-1
kapas ki top kating kitne din pr | cotton-pruning-1
kapash ki kali gir rhi h kya kru | cotton-disorders-1 | cotton-irrigation-1 cotton-disorders-2
bond ali kaise pehchane kapas me bahar se chhed dikhta nahi | cotton-pests-1 | cotton-pests-2
20 tinde kaate 3 me sundi mili ab dawai ka time hai ya ruk jau | cotton-pests-2
farmer wants to know gulabi sundi ki roktham january tak khadi kapas rakhe ya nahi | cotton-pests-3 | cotton-sowing-3 cotton-pests-2
non bt refuge beej jo packet me aata hai lagana zaroori hai kya | cotton-pests-3
kanghi booti nali par khadi hai narme ke kinare hatana chahiye kya makhi ke liye | cotton-pests-5
tudtude kapas pe bahut hai kaunsi dawa | cotton-pests-6
kapas par safed rui jaisa keeda paudhe baune reh gaye ukhad ke nale me fenk du kya | cotton-pests-8
sukara rog kapas me moong sath me lagane se kam hota hai kya | cotton-diseases-2
kona dabba rog kpas ilaaj | cotton-diseases-4
bond sadne lage kapas me lal keeda bhi baitha hai | cotton-diseases-5
narma ek killa me kitna beej aur kitna utpadan | cotton-yield-1 cotton-seed-1
rasi 659 ya ajit 155 kaun si kapas company ka beej acha hai |
ht bt kapas ka beej leni chahiye kya police pakadti hai kya |
narme ki chhadi se khaad ya biochar kaise banaye |
ludhiana me jhone ke baad chhole bone hai kab aur kaise | chickpea-sowing-2
tarai me chana kab bona | chickpea-sowing-3
mp me chana kab boye soyabin kat gayi hai pani ka sadhan hai | chickpea-sowing-4
sagar jile me chana ka beej kitna or kab bona hai | chickpea-seed-1 chickpea-sowing-4
chane ki line me kitna fasla rakhe barani khet hai rohtak | chickpea-sowing-5
pau ke hisab se chane me khaad | chickpea-nutrients-2
chne me kitne pani lagte h aur kab | chickpea-irrigation-1 | chickpea-irrigation-2
bhari kali mitti dollar chana boya turant sichai kare to | chickpea-irrigation-2 | chickpea-irrigation-1
barani chana phool pe hai paidawar badhane ko kya chhidke | chickpea-nutrients-3
chana me kharpatwar ki dawa bone ke baad turant wali | chickpea-weeds-1
chane ki illi ke liye bina jehar wala upay kya dhaniya sath me bona chahiye | chickpea-pests-1 | general-perch-1 chickpea-pests-2
katuwa kida chana me kya kre | chickpea-pests-3
agrotis ya kutra sundi chane ke paudhe kaat rahi raat ko ghas ki dheri lagane se milegi kya | chickpea-pests-3
ukhta rog se bachne ke liye chana bone se pahle kya kya kare | chickpea-diseases-1 | chickpea-sowing-1 chickpea-sowing-5 general-tricho-1 chickpea-varieties-2
chane ki jad kali hokar tut jati hai garmi me mar rog nahi lagta | chickpea-diseases-2
channe ki osat upaj | chickpea-yield-1
sarso aur chana mila ke bone ka anupat telangana | chickpea-intercropping-1 | general-intercrop-1
chana ghar me rakhna hai ghun na lage tel ya ret kya lagaye | chickpea-storage-1 | general-store-5 general-hermetic-1
harvester se chana katwane ka bhada kitna |
chana ka bhusa gaay ko khila sakte kya kitna |
mirch ka beej kitna le aur paud kitne din ki lagaye | chilli-seed-1 chilli-nursery-2
mirchi ka ropa 35 din ka ho gaya khet me kitni duri rakhe pehle yaha lahsun tha | chilli-nursery-2 | chilli-nutrients-2
ballari me mirchi bina sichai urea kitna aur gobar kitna | chilli-nutrients-1
punjab mirch khaad per killa | chilli-nutrients-2
mirch med par lagaye ya samtal | chilli-soil-1 | chilli-nutrients-2
parali bichane se mirchi me ghas kam hogi kya kitni chahiye | chilli-weeds-1 | general-mulch-1
muranai mirchi me kaunsi dawa | chilli-pests-1
mirach fal chedak sundi roktam | chilli-pests-4
pakki lal mirch par gol daag sad rahi haldi bhi lagi hai beech me | chilli-diseases-4
bhuri rog mirchi ki dawai | chilli-diseases-6
mirchi pili pad rhi h kya kru | chilli-disorders-2 | general-iron-1
hari mirach kitne din me suru | chilli-harvest-1
lal mirch kitni sukhani hai bhandar me rakhne se pahle beej khadkhadaye tab | chilli-storage-1 | general-store-1
bellary mirchi potash kab kab dena aur pani kis samay sabse zaruri | chilli-nutrients-1 chilli-irrigation-1
shimla mirch polyhouse me kitna kharcha |
mirchi me boron aur calcium kitna sprey kare | general-boron-2
rabi erandi kab boye telengana | castor-sowing-1
diveli ka beej kitna der se bo rahe hai to kitni duri | castor-seed-1
nalgonda me arandi kab bone hai aur kitne kilo | castor-seed-1 castor-sowing-1
gch 4 aur dch 519 me se kaunsi arandi kitna nikalti hai | castor-varieties-1
gch 5 arandi khaad uttar gujarat | castor-nutrients-1
bina pani wali arandi 45 din ki kitna urea dena | castor-nutrients-2
junagadh side gch4 ko total kitni sichai | castor-irrigation-1
diveli me nindai gudai kab dawa bhi batao | castor-weeds-1 | general-weeds-1
arandi ke liye kaisi mitti aur kitni barish, pehle bajra bote the | castor-soil-1
arandi ki maal se chhote dode gir rahe badli me | castor-disorders-1 | castor-nutrients-2
arendi suk rahi h jagah jagah kya kru agli bar | castor-diseases-1 | castor-varieties-1
amudam ka gucha sad raha barish thandi raat kaat ke fenk du kya | castor-diseases-2
nichle khet me arandi ke ankur gal gaye 15 din ke upar wale khet me thik hai | castor-diseases-3
ghodiya iyal divela me kitni ho to dawa maare | castor-pests-1
tambaku wali illi arandi pe ande wale patte tod du groundnut bhi pas me hai | castor-pests-2
dodva khane wali iyal arandi me | castor-pests-3 | castor-pests-2
kachi arandi todne se tel kam hota hai kya kitne din sukhaye | castor-harvest-1
arandi khal gaay ko khila sakte hai kya ya khet me dale | castor-storage-1
karnataka sukhi kheti arandi ke sath kaunsi fasal se zyada paisa | castor-intercropping-1
gch 7 arandi ki paidawar | castor-yield-1
arandi ke tel se pet saaf karne ka dose |
arandi ki ratoon fasal dusre saal rakh sakte hai kya |
mattar kab boye kanpur | field-pea-sowing-1 | greenpea-sowing-1 field-pea-pests-1
chhoti matar beej kitna or kis tarikh tak bo de | field-pea-seed-1 field-pea-sowing-1 | field-pea-pests-1
mtar ki buai pe kitna khad | field-pea-nutrients-1 | greenpea-nutrients-1
mattar me pahla pani kb | field-pea-irrigation-1 | greenpea-irrigation-1
matar kitne din saf rakhni hai ghas se | field-pea-weeds-1 | greenpea-weeds-1 general-weeds-1
matar me bhabhutiya rog dawa | field-pea-diseases-1 | greenpea-diseases-1
mridul asita matar bij upchar kya | field-pea-diseases-3
matar ukhda se bachav tricoderma kitna | field-pea-diseases-4 | general-tricho-1 greenpea-seed-1 greenpea-diseases-2
pahad me matar safed galan pani kab band kare | field-pea-diseases-5
sanp jaisi safed lakir matar ke patte me | field-pea-pests-2 | greenpea-pests-1 general-trap-3
march jaisi garmi february me, matar par asar | field-pea-climate-1 | greenpea-sowing-1 greenpea-harvest-1
haryana matar uttra ke siwa | field-pea-varieties-2 | greenpea-varieties-1
matar me pendimethalin kitne ml dale |
matar ke dano me ghun sulfas kitni goli | general-store-4
unhali jowar kab perni hai | jowar-sowing-1
kharif jowar me urea ki dusri khurak kitne din pe | jowar-nutrients-1 | jowar-nutrients-2
irrigated jwar nitrogen kitna | jowar-nutrients-2
jwar phool par hai pani dena zaruri hai kya | jowar-irrigation-1
jwari me kolpani kab kab kare | jowar-weeds-1 | general-weeds-1
khod mashi jwari pe aati hai kab boye ki na aaye | jowar-pests-1 | jowar-sowing-1
solapur halki jameen me jwari lot gayi khadkhadya rog | jowar-diseases-1 | jowar-varieties-1
jwar ke bhutte par fafund, katai kab kare | jowar-diseases-2
chari kitne din ki ho tab pashu ko de jehar kab khatam hota hai | jowar-feeding-1 | cattle-feeding-8
jwari me tur kitni line | jowar-intercropping-1
juwar chara kitna niklega | jowar-yield-1 | fodder-sorghum-varieties-1
garmi me chara jwar kab boye aur kitna beej | jowar-sowing-1 jowar-seed-2 | fodder-sorghum-sowing-1
jowar ki roti sugar me khaye kya |
patange zyada pakadne ho to kitne trap lagaye | general-trap-1 | maize-pests-3
har keede ki lure alag hoti hai kya dukandar ne ek hi di | general-trap-2 | general-trap-1
peela card kiske liye neela card kiske liye | general-trap-3
prakash prapanch kitne baje se kitne baje tak | general-trap-4
pakshi baithne ki lakdi dana aane par nikale kya | general-perch-1
jahar wali dawa ghar me kaha rakhe | general-safety-2
sabse kam jehar wali dawa kaunse rang ke nishan ki | general-safety-4
keetnashak ka khali dibba doodh ke liye dho kar le sakte kya | general-safety-5
mandi me sample fail ho gaya dawai ki wajah se, todai se kitne din pahle spray band kare | general-safety-6
spray ke baad chakkar aur ulti ho rahi hai kaunsi goli khau | general-poison-1 | general-poison-3
humid jagah anar ki kheti kaisi rahegi, hamare yaha nariyal hota hai | pomegranate-climate-1
anar ka naram beej wala kism | pomegranate-varieties-1
anar ka hasta bahar kab | pomegranate-pruning-1
dalim jhad ko sal ka npk | pomegranate-nutrients-1
anar par tel jaise daag streptocycline maru kya angoor bhi hai bagal me | pomegranate-diseases-1
mar rog dalimb, jhad nikal ke usi gaddhe me naya lagau kya | pomegranate-diseases-2
anar titli ka ilaj chhed wale phal sad ke girte | pomegranate-pests-1
anar me phulkide thrips kya chhidke | pomegranate-pests-2
lambe sukhe ke baad pani diya dalimb tadakne lage boron du kya | pomegranate-disorders-1 | general-boron-2
anar ek ped kitna deta hai | pomegranate-harvest-1 | pomegranate-varieties-1
anar ke chhilke ka powder kaha bikta hai |
pala padta hai yaha ananas hoga kya | pineapple-climate-1
ananas ka taaj lagaya to phal kitne mahine me | pineapple-sowing-2
ananas ki nirai kitni baar | pineapple-weeds-1
chiti aur safed keeda ananas me murjha raha | pineapple-pests-1
ananas acre me kitne ton | pineapple-harvest-1
ananas ka sunburn phal par paper lapete kya |
lehsun khaad ki matraa | garlic-nutrients-1
pahadi lahsun kism | garlic-varieties-1
lahsun me baigani dhabba pichle saal isi khet me pyaj tha | garlic-diseases-1 | onion-diseases-2
kota me lahsun kab or kaun si jaat | garlic-sowing-1 garlic-varieties-1
lahsun me mothe ghas ki dawai oxyflourfen kitni |
karaila kab lagaye up | bittergourd-sowing-1
karela ke beej kitna lagega ek acre | bittergourd-seed-1
karela me khaad kitni kitni baar | bittergourd-nutrients-1
fal makkhi karella ilaj | bittergourd-pests-1 | bittergourd-pests-2 general-trap-2
karele me trap lagane se dawa ka kharcha kitna bachega | bittergourd-pests-2
karela me lehsun aur neem ka ghol kitna | bittergourd-pests-3
nar phool zyada karela me kyo | bittergourd-disorders-1
priya ya priyanka karela kaunsa | bittergourd-varieties-1
karela bhav aaj ka azadpur |
ghuiya ki gathi kitne gram ki, kitni duri | colocasia-seed-1
kerala arbi khaad gobar kitna | colocasia-nutrients-1
kam khaad me hone wali arvi | colocasia-varieties-1
arvi me mahu aur safed keeda | colocasia-pests-1 | general-neem-1 general-trap-3
ghuiya khujli kyo karti hai kaise pakaye | colocasia-disorders-1
arbi kitne mahine me taiyar, adrak bhi sath boi thi | colocasia-harvest-1 | colocasia-varieties-1
arvi june me lagau to kab khudegi | colocasia-harvest-1
bunda arbi aur jimikand me fark |
guldaudi ki kalam kab lagaye lucknow | chrysanthemum-sowing-1
shevanti me urea dusri baar kab | chrysanthemum-nutrients-1
guldaudi pehle mahine pani kitni baar | chrysanthemum-irrigation-1
guldaodi achank murja rahi | chrysanthemum-pests-1 | general-tricho-1
guldaudi ki tudai kab shuru kitne din me | chrysanthemum-harvest-1
ber har saal katna padta hai kya aam to nahi kaat te | ber-pruning-1 | mango-pruning-1
ber me khaad kis mahine | ber-nutrients-1
ber bhure khurdare hokar gir rahe | ber-diseases-1
bair ka ek ped kitna deta h | ber-harvest-1
kamlam jyada barish me hoga kya | dragon-fruit-climate-1 | dragon-fruit-irrigation-1
dragon ki kalam kab lagaye | dragon-fruit-sowing-1
dragon fruit ki chhatai kab | dragon-fruit-pruning-1
jhau kamzor ret me hoga kya | casuarina-soil-1
hawa rokne ke liye savukku ki kism | casuarina-varieties-1
savuku kab kate kaha bike | casuarina-harvest-1
sir kapaas me phool aaye 10 din hue kuch phool khul hi nahi rahe band gulab jaise andar patli si sundi hai pichle saal soyabin thi is khet me | cotton-pests-1 | cotton-pests-3 cotton-pests-2 cotton-sowing-3
kapaas ki pehli chunai kitne tinde khulne par kare aur ghar me kaise rakhe ki vyapari daam na kaate makka bhi usi kamre me hai | cotton-harvest-1 cotton-storage-1
narme me pehli gudai kab aur urea kab kab dale nehri pani hai | cotton-weeds-1 cotton-nutrients-1 | general-fert-5
narme ke kuch paudho par rui jaisa safed chipka hai cheentiyan chadh rahi padosi ke bhindi par bhi tha usne nali me fek diya ab mere khet me faila kya kare | cotton-pests-8
maine 5 october ko channa boya tha dhoop tez thi ab 25 din ka hai aur chakatte me peela hokar mar raha jad cheer ke dekha to kali lakir hai gehu me to kuch nahi hua | chickpea-diseases-1 | chickpea-sowing-1
chane ke beej me kaunsa culture pehle lagaye aur kitna gehra boye | chickpea-seed-2 chickpea-sowing-5 | general-biofert-1 general-biofert-3
chana ki illi ke trap acre me kitne lage aur bina dawa ke kaise roke | chickpea-pests-2 chickpea-pests-1 | general-trap-1 general-perch-1
purnia me das din se dhoop nahi nikli kuhasa hi kuhasa bunt ke phool pe bhoora royan jam gaya tisi bagal me thik hai phali nahi lagi kya kare | chickpea-diseases-4
raat bhar barish hui nali band thi mirchi ke khet me do din se pani khada hai baigan to seh gaya mirchi ke patte latak gaye bachegi ya nahi | chilli-soil-1 | chilli-diseases-5
lal mirchi kitne din me todte hai aur kaise sukhaye | chilli-harvest-1 chilli-storage-1 | general-store-1 general-dryer-1
mirch me kuch paudhe guchha ban gaye chhote patte aur kuch ke patte neeche ulti nav dono ka kya ilaj | chilli-diseases-1 chilli-pests-2 | chilli-diseases-2
arendi ki maal kis rang par kaate aur khali bhais ko de sakte hai ya nahi | castor-harvest-1 castor-storage-1
arandi ke patte chalni ho gaye bas nas bachi keeda chalta hai to peeth uthti hai cotton me nahi hai kitne keede per paudha ho tab jehar maare | castor-pests-1
hamne matar 10 october ko bo di thi aalu ke sath 20 din me paudhe peele hokar sukh gaye tana cheera to chhota safed keeda har sal hota hai bovai kab kare | field-pea-pests-1 | field-pea-sowing-1
up me daal wali mattar kaun si kism aur bauni ka beej kitna | field-pea-varieties-2 field-pea-seed-1 | field-pea-varieties-1
barani jawar me urea kab kitna aur agiya ghas kaise nikale | jowar-nutrients-1 jowar-weeds-1 | jowar-nutrients-2
nimboli se dawai kaise banaye aur din me kis samay kitne din pe maare | general-neem-1 general-neem-2
dalimb ke phal bade ho gaye the do hafte pani nahi tha phir tanker se bhar ke diya doosre din phal fatne lage angoor me to aisa nahi hota ab kya kare | pomegranate-disorders-1
naya anaar ka bag solapur gaddha kitna bada aur kaun si kism door bhejne layak | pomegranate-sowing-1 pomegranate-varieties-1
anaras me ghas kaise roke aur paudhe ko kitna gram khaad | pineapple-weeds-1 pineapple-nutrients-1
lahsoon 50 din ka hai upar ki nok peeli ho rahi do baar urea de diya phir bhi kheto me pani bhi 6 din par dete hai pyaz me nahi hai kya kami hai | garlic-disorders-1 | garlic-nutrients-1 garlic-irrigation-1 general-defic-4
barsati karela kab bona aur machan kitne foot ka | bittergourd-sowing-1 bittergourd-pruning-1
arvi ke bade patte par baingani bhoore gol dhabbe pani se bhare do din ki jhadi me pura patta gal gaya aalu me pichle saal aisa tha kya karu | colocasia-diseases-1 | colocasia-varieties-1
bair ke phal tedhe ho ke gir rahe, kaat ke dekha guthli ke paas safed latt, amrood me bhi thi, agle saal na ho uske liye garmi me kya kare | ber-pests-1
dragan fruit ek acre me kitne khambe lage aur kaunse saal se kamai shuru | dragon-fruit-sowing-1 dragon-fruit-harvest-1
patte gehre hare neeche se baigani rang aur paudha chhota kya kami | general-defic-2
jiru bij kitna acre aur khatar kitna gujarat | cumin-seed-1 cumin-nutrients-1
loo chal rahi hai ganna sukh raha paani ek baar bhar ke du ya thoda thoda | sugarcane-irrigation-1
kaju pala | cashew-climate-1 | general-frost-2
kaju ka ped pila padke mar raha tane me ched hai | cashew-pests-2
rabi verusanaga vittanam kitna aur tadi kitni baar | groundnut-seed-2 groundnut-irrigation-2
sarson me vird kab kare aur pehla paani kab | mustard-sowing-5 mustard-irrigation-1 | mustard-nutrients-1
pados ka ganna lal sadan se khatam ho gaya uska paani naali se mere khet me aata hai mera bhi ek do jhund sukh raha hai ab ukhadu ya dawa karu genhu bhi sath me hai | sugarcane-diseases-2 | sugarcane-diseases-1 sugarcane-sowing-6
vangi todni kitne din me | brinjal-harvest-1
barseem da vadhia beej | berseem-varieties-1 | berseem-seed-1
casing ke baad kitne din me mushroom nikalega | mushroom-sowing-2
bhuimug ke kopal pe kale chamkile chote keede chipke hai | groundnut-pests-5
barsat shuru hone wali hai ganna chaar mahine ka hai dukandar bol raha ek bori urea aur daalo mota hoga, bhai bolta hai ras kam meetha hoga kiski maanu | sugarcane-nutrients-2
pichle saal ek hi baar me saari urea de di thi ragi ko, barish ruk gayi sab bekar, tur ko kuch nahi diya tha, is baar bhi aasman ka bharosa nahi kaise baantu | ragi-nutrients-2 | general-drought-1 ragi-nutrients-1
ganna tonnage kitna acche kisan lete hai | sugarcane-yield-1
patti pili hai samajh nahi aata kaun sa tatva kam | general-defic-1 | general-defic-3 general-defic-4 general-iron-1 general-defic-2
ganne ke beech me masoor bone se ganna kam to nahi hoga | lentil-yield-1 | sugarcane-intercropping-1
bihar me dhan ke baad late rai kaun beej le, toria pehle bo nahi paye | mustard-varieties-2
kheera hybrid beej mehnga kitna lage thaili me paudh banau | cucumber-seed-1
sarso jhulsa rog | mustard-diseases-2
bt baigan india me bo sakte kya |
kaju beej kitne din sukhaye awaaz aani chahiye kya | cashew-harvest-1
moongfali me gypsum ek baar me daalu ya do baar | groundnut-nutrients-1 | groundnut-disorders-1
papita aalu matar me kaun pehle jhulsega thand me tapman 4 hai | general-frost-1 | papaya-soil-1 general-frost-2
is saal june ke pehle hafte me mungfali bo di thi moong ke baad, paudhe hare hai par bahut bone, patti chhoti chhoti, ek bhi phool nahi, kya ho gaya inko | groundnut-diseases-4 | groundnut-sowing-1
compost se amonia ki badbu aa rahi hai abhi beej dal du | mushroom-seed-2
jeera thrips card | cumin-pests-1
gawar ghani ug gayi aur ghas bhi hai chhatai kab tak kar le | guar-weeds-1 | general-weeds-1
kaju phool ke time barish ho gayi nuksan hoga kya kaisa mausam chahiye | cashew-climate-1
baigan haddi keeda | brinjal-pests-5
mungfali wali zameen upar se pathar jaisi papdi jam jaati suiya andar nahi jaati kya milau jutai pe | groundnut-soil-1
dhan me khaira kaise pehchane | general-zinc-1 | rice-disorders-1 rice-disorders-2
mushroom ki khad me kitne rupaye ka kharcha |
jeera kab boye jalore | cumin-sowing-1
mera dhan nichle khet me hai paani der tak rehta hai, kaat ke jotne me december aa jata, kya khade dhan me hi masuri chheent sakte hai aur kab | lentil-sowing-3
gwar paudhe me phool aate hai phali nahi lagti kaun sa tonic |
ganne me phool aa gaya kaise roke |
mungfali khod ke dher laga diya baarish me bhig gayi kali phaphund aa rahi | groundnut-storage-1
ganna kanduwa rog | sugarcane-diseases-3 | sugarcane-seed-3
kheera kitne din me fal dega | cucumber-harvest-1
mufali acre paidavar | groundnut-yield-1 | groundnut-varieties-1
kal raat ole aaye, genhu kata hua khet me pada tha aur sarson khadi thi, dono ka bima bank se kata tha, kis number pe bataye aur kitne time ke andar | general-hail-2 | general-scheme-26 general-scheme-28
ganne ka beej kitna lage bigha nahi acre ka batao aur basant wala kab tak lagana hai | sugarcane-seed-1 sugarcane-sowing-1 | sugarcane-seed-2 sugarcane-sowing-2
lahi ki paidawar kitni hoti hai | mustard-yield-1
sarson ke paudhe bahut ghane ug aye hai kitne inch pe ek chhodu | mustard-sowing-5
mandua kab kate kitne din me pakta | ragi-harvest-1
barseem me super kitna killa | berseem-nutrients-1
strawberry par chidiya aur ghongha lagte hai kya kare |
baigan me cypermethrin maar raha hu har hafte ab makdi aur safed makkhi badh gayi | brinjal-pests-3 | general-trap-3 brinjal-pests-6 brinjal-pests-2
nachani kab pere aur bij kitna | ragi-sowing-1 ragi-seed-1
ganne ke khet me motha aur bel chadh gayi kaun si weedicide daalu naam batao |
gwar ko kitne paani chahiye barish ruk gayi | guar-irrigation-1 | general-drought-1
unali magfali ne ketla paani kitne kitne din pe | groundnut-irrigation-3
pala se jali fasal ka muavja sarkar kitna degi bigha | general-scheme-84 | general-scheme-83
pichle char saal se jeera hi bota hu, isabgol dusre khet me, is baar mahine bhar me golai me paudhe murjha rahe hai, bij bhi ghar ka hai kya chook hui | cumin-diseases-2 | cumin-seed-1
baingan kana nikal raha hai keede bahut kitne trap lagau | brinjal-pests-1 | brinjal-pests-2 general-trap-2
gwar acre me kitni bori | guar-yield-1
gwar phali todai kab shuru hoti aur kitne din pe | guar-harvest-1
chare ke liye gwar me bajra milau ki jowar | guar-intercropping-1
march me garmi achanak badh gayi genhu ka dana patla rahega kya spray kare | general-heat-1 | wheat-disorders-4 wheat-climate-1
magfali ke sath tuver ki line kitne pe daale paani nahi hai | groundnut-intercropping-1 | pigeon-pea-intercropping-1
gwar kaisi jamin | guar-soil-1
strawberry ke patte pe baigani dabbe | strawberry-diseases-1
vangi bij kitna gram aur rop kitne din ka lagaye | brinjal-seed-1 brinjal-nursery-1
baigan ke patte kinare se pile upar ko katori jaise mud rahe niche hare fudke | brinjal-pests-6
hawa kitni ho tab pump chalaye | general-spraywx-1 | general-safety-3
mungfali ka bhusa bhains ko khila sakte hai kya kitna |
hanumangarh me guwar bij acre me kitna aur kaun si kisam jaldi pake | guar-seed-1 guar-varieties-1
zeera paani badal | cumin-irrigation-1 | cumin-diseases-1
tmosquito kaju karanj tel kitna | cashew-pests-1
strawberry runner kab lagaye | strawberry-sowing-1
kheere me sirf nar phool aa rahe | cucumber-disorders-2
barseem galan | berseem-diseases-1
gawar ka beej kitna kilo daane ke liye aur chare ke liye | guar-seed-1
nagli ka bij kitna aur bowai kab | ragi-seed-1 ragi-sowing-1
baigan ke paudhe me kitne din me fal lagna shuru hota hai |
kheera mrduromil | cucumber-diseases-1
strawberry drip se khad kitni | strawberry-nutrients-1 | general-fertigation-1
december me ganna kaata to pedi nahi footti thand me kya bichhau | sugarcane-harvest-1
kansua ke liye power pump se spray kiya koi asar nahi kyu | sugarcane-pests-4 | sugarcane-pests-3
ganne ke sire se kala kode jaisa nikal raha hai | sugarcane-diseases-3
mandua ki acchi kism uttarakhand | ragi-varieties-1 | ragi-diseases-1
mustard honey bee box kitne rakhe acre me sarson ke khet me kiraya kitna |
sarson ka tana rui jaisa safed hokar tut raha andar chuhe ki mengni jaise kale dane | mustard-diseases-3
ganne ki harvester machine ka kiraya kitna hai kolhapur me |
magfali ni kai jaat saari gg41 kaisi hai | groundnut-varieties-1
masoor me patti khane wali illi ki dawa | general-neem-1 | general-perch-1
dhingri ka bhusa kaise tayar kare | mushroom-seed-1
dhingri ki dandi lambi topi choti | mushroom-disorders-1
button mushroom paidavar | mushroom-yield-1
singdana ke andar kala bhura dhansa hua khokhla vyapari le nahi raha kya kami hai | groundnut-disorders-3
kaju apple se feni banane ka tarika |
uktha se bachne wali masoor ki kism | lentil-diseases-1 | lentil-varieties-1
rai ki patti ke niche safed phaphole upar pile daag phool ki danthal suj ke mud gayi | mustard-diseases-1
epilachna baigan me spotted bhunga patti khurach raha | brinjal-pests-5
rabi palli ko total kitne paani, khodne se kitne din pehle band kare | groundnut-irrigation-2
din me baigan murjhata raat ko theek do char din me khatam | brinjal-diseases-2 | brinjal-varieties-1
chhat pe gamle me baigan ki mitti kaise banau |
bareli me moongfali ka dana kitna lagega aur gypsum kab daale | groundnut-seed-1 groundnut-nutrients-1 | groundnut-disorders-1
strawberry ki kism delhi ncr | strawberry-varieties-1
choti bedhak ka ilaj | sugarcane-pests-2 | sugarcane-pests-1
ragi jaiv khad | ragi-organic-1 | general-biofert-2 general-biofert-1 ragi-nutrients-1
haldi ke baad pehli baar strawberry lagayi, mazdoor ne paudhe gehre daba diye, ab beech se sad rahe hai, kitni gehrai pe lagane chahiye the aur kitni doori | strawberry-sowing-1
purani patti nas ke beech pili phir lal ho gayi | general-defic-3
sarso pyaz ki nayi patti feeki pili poora paudha halka urea dala fark nahi | general-defic-4 | onion-disorders-3
humni keeda ganne ki jad kha gaya pichle saal soyabean me bhi tha is baar pehle se kya karu | sugarcane-pests-6
april aa gaya abhi tak ganna nahi laga paye ab kaise lagaye | sugarcane-sowing-3 | sugarcane-sowing-2
lal sadan wale khet me agle saal kya boye dhan ya phir ganna hi | sugarcane-diseases-2 | sugarcane-sowing-6
kambli keeda lal baal wala mungfali saaf kar raha | groundnut-pests-4
sawan me eekh ki upar wali pattiya marod kha ke phat gayi jad ke paas pili safed si hai kya dale | sugarcane-diseases-4
sukhe me kya kare | general-drought-1 | horse-gram-climate-1
jire me jiri alag kaise kare | cumin-weeds-1
gawar ni jaat gujarat | guar-varieties-1
kheera kab lagaye aur kitne din me bechne layak hoga | cucumber-sowing-1 cucumber-harvest-1
balu mitti me gwar ho jayegi barish 400 mm hi hoti | guar-soil-1
kheere ko garmi me roz paani | cucumber-irrigation-1
badal chha gaye jeera ek mahine ka hai bhure bindu dikhe pados me rajka ko paani lagta hai | cumin-diseases-1 | cumin-irrigation-1
mungfali bote hi ghas na uge aisi dawa | groundnut-weeds-1 | general-weeds-1
ek ankh wali ponge tray me tayar karke khet me kitne din ki lagaye ganna | sugarcane-seed-2 | sugarcane-sowing-3
barseem me sundi aa gayi kaun si spray karke pashu ko khilaye |
ragi me urea kitni baar bar me barish ka bharosa nahi | ragi-nutrients-2 | general-fert-5
ullal-3 kab phalta hai | cashew-yield-1
barsim nu pehla paani kado | berseem-irrigation-1
masoor ki patti aur phali pe bhure rang ka powder hath me lagta | lentil-diseases-2
safed titli ghoom rahi eekh me kaun se mahine wali sabse khatarnak hai | sugarcane-pests-1 | sugarcane-pests-2
jeedi mamidi kaunsi kism srikakulam | cashew-varieties-1 | cashew-yield-1
mungfali 10 din ki ug ke mar rahi hai jamin ke paas kala chura sa jama hai | groundnut-diseases-3
gwar me kitne din pe phool aata hai |
genhu bhi lena hai ganna bhi dono sath kaise baithau line kitni chaudi | sugarcane-sowing-2 | sugarcane-intercropping-1
barseem ko paani kab kab aur pehli kaat kitne din me | berseem-irrigation-1 berseem-harvest-1
bhuimug ki fasal ka bima premium kitna lagega | general-scheme-23
thaili kab kholni aur mushroom kab todni dhingri | mushroom-housing-1 mushroom-harvest-1
mungfali ke patte pe gol kale daag pila ghera patte gir rahe | groundnut-diseases-1
dhan ki nursery safed pili pad gayi | general-iron-1 | rice-disorders-4 rice-disorders-3
andhra ke samundar kinare wale zile me ganne ko kitna nitrogen, mere sasur rayalseema me alag batate hain | sugarcane-nutrients-3
sharad wale ganne ki khali line me lahsun ya dhaniya daal sakte kya | sugarcane-intercropping-1
baingan punjab paidavar | brinjal-yield-1
masoor boi to garmi thi aur khet me nami jyada ab ug ke gal rahi | lentil-diseases-3
kezhvaragu paani wala january me laga sakte | ragi-sowing-2
ole gire dhan kata pada hai ab kaise sukhau | general-hail-1 | general-scheme-28 general-hail-2
pehli baar dhingri lagayi hai murgi wale purane kamre me, khidki band rakhi thi machhar ke dar se, ab danthal bahut lambe aur upar ki chhatri choti si hai | mushroom-disorders-1 | mushroom-housing-1
nayi patti moti bhurbhuri kopal mari phool gir rahe dana nahi bhar raha | general-boron-1
yak me khurpaka lumpy tawang | yak-rearing-1
ragi bali chipchipi chote keede | ragi-pests-1
mungfali ki bijai kab aur dana kitne kilo lage uttarakhand | groundnut-seed-1 groundnut-sowing-1
dap to dal diya sarson me ab gandhak alag se chahiye kya kitni | mustard-nutrients-3
lal keeda kheera rakh dale kya | cucumber-pests-1
ganne me phudka bhusa rang ka bahut hai patti chipchip kali ho gayi | sugarcane-pests-5
masoor bona kab hai tarai me aur kism kaun si | lentil-sowing-1 lentil-varieties-1 | lentil-diseases-1 lentil-diseases-2
khodva teesri baar rakhna thik hai kya aur uski khad naye se kitni jyada | sugarcane-sowing-6 sugarcane-nutrients-4 | sugarcane-nutrients-1
subah 5 baje ekdum shant mausam me spray karna accha hai na | general-spraywx-2 | general-spraywx-1
kheere ki bel me nayi patti chitkabri aur sikudi, fal pe dane, pas ki torai pe chote keede bahut the, dukan wala kehta dawa se thik hoga sach hai kya | cucumber-diseases-2
sarson sonipat october | mustard-sowing-2
unalu magfali ma khatar ketlu amreli | groundnut-nutrients-2
kaju ke chhote ped ko pehle saal kitna khad | cashew-nutrients-1
strawbery ko kitni thand chahiye | strawberry-climate-1
kheere ka aachar company contract farming |
garmi wali gwar phali north me kab | guar-sowing-2
fir rule kya hota hai | general-biofert-3
rhizobium arhar beej 10 kilo pe kitna lagau | general-biofert-1 | pigeon-pea-seed-2
gwar phali pe kale dhanse ghav aur patte pe safed dhul | guar-diseases-4
teen saal se sarson hi le raha hu, ab jad me se safed pile bina patte ke danthal nikal aate hai aur fasal sukh jati hai, chana lagau to theek hoga kya | mustard-weeds-2
do saal se tamatar aur baigan ek hi khet me le raha hu, dopahar me paudhe latak jate hai, shaam ko khade, hafte bhar me mar jate hai, tana kaata to andar bhura paani | brinjal-diseases-2 | tomato-diseases-5 tomato-diseases-6
dhingri ki thaili kaise bhare aur kitna mal nikalega | mushroom-seed-1 mushroom-yield-1 | mushroom-housing-1
strawbery mulching | strawberry-weeds-1 | general-mulch-1
dawa aur culture dono lagane hai kram kya aur paani kitna | general-biofert-3 general-biofert-1 | chickpea-seed-2
gwar ki patti niche se chipchipi kali safed makkhi udti hai | guar-pests-1 | general-trap-3
kitni badhi ganne ki fasal pe drip ka anudan milta hai | general-scheme-49 | general-scheme-50
kali sarson mp gwalior ke liye kaun si kism |
baigan ke phailne wale paudhe kitne fut pe lagaye dhup bahut tez hai | brinjal-nursery-1
kamad me kitni urea paani hai te mudhi nu kitni | sugarcane-nutrients-1
barsat me began gal raha | brinjal-diseases-3 | brinjal-diseases-4
khet me 2 din se paani bhara urad kapas doob gayi bachegi kya | general-flood-1 | cotton-disorders-1 cotton-disorders-4
mungfali ki choti jal gayi patte chhote guchhe me hare hi hai par phool nahi aaye | groundnut-diseases-4
kaju ke beech kya boye aur purane ped ki chhatai kab | cashew-intercropping-1 cashew-pruning-1
bengan tana chhedak neem tel kitna ml | brinjal-pests-4
khet geela hai dhan der se katega bina jote masoor kaise le chhattisgarh me utera jaisa | lentil-sowing-3
boron kitna gram per litre gobhi pe spray | general-boron-2 | cauliflower-nutrients-1 cauliflower-disorders-2
ganne ki nirai kab kare aur potash yuria kitni baar me | sugarcane-weeds-1 sugarcane-nutrients-2
sarson ki jad se bina patte ka danthal nikal raha hai fasal sukh rahi bharatpur | mustard-weeds-2
tamilnadu me karumbu kis mahine lagate hain sir | sugarcane-sowing-4
rai me yuria kab kab kitna | mustard-nutrients-1 | mustard-nutrients-2 general-fert-5
punjab masar kado bijiye | lentil-sowing-2
mungfali me safed lat neem ke ped pe bhunge aate hain pehli barish ke baad kitne din me marna | groundnut-pests-1
kaju kitni doori pe lagaye aur pehle saal khad kitni | cashew-sowing-1 cashew-nutrients-1
gobar gomutra chuna se beej sanskar ka desi ghol kitna kitna | general-beejamrut-1 | general-beejamrut-2
gawar patti dhabba | guar-diseases-2 | guar-diseases-1
gwar ki churi pashu ko kitni khilaye doodh badhega kya |
mungfali ke dane se tel kitna nikalta hai ghani me |
yak ko kaun se teeke aur sardi me chara kaise rakhe | yak-rearing-1 yak-rearing-2
masoor me dap kitna bina mitti jaanch ke | lentil-nutrients-1
bersim ka beej kitna aur kab dalna | berseem-seed-1 berseem-sowing-1
guwar drill se bone ka kya fayda mere bapu to hath se phenkte the | guar-seed-2
phool pe madhumakkhi hai spray kare | general-spraywx-3 | honeybee-pesticide-1
chhoti sarson ke patte chhalni kar diye kali sundi ne chhune pe gir jati hai | mustard-pests-2
jeera bigha nahi hectare me kitna gc4 | cumin-yield-1
root gaanth wale keede ke liye genda lagane se fayda hai kya sabji wale khet me | brinjal-diseases-5
masoor khinchne par jad kali tut jati hai 22 din ki hai | lentil-diseases-4
gwar me jhulsa aaya kaun si dawa se thik hoga streptocycline daalu | guar-diseases-1
bour ke time barish aam me | mango-climate-1
aam ke liye kaisi jameen | mango-soil-1
lucknow side ke liye aam ki konsi kism lu, langda ya dasehri | mango-varieties-1
murshidabad me 2 bigha khali pada hai, ambagan lagana hai, konsa pedh le | mango-varieties-2
salem tamilnadu me maanga ki konsi jaati chalti hai | mango-varieties-3
1 acre me kalmi aam lagana hai june me, gaddhe kab khode aur kitni khaad bhare | mango-nursery-1 | mango-nursery-2
aam ke do pedo me fasla aur gaddha kitna bada | mango-nursery-2 mango-nursery-1
thrissur me 4 saal ka maavu hai kitna gobar aur khaad har saal | mango-nutrients-1
bade aam me khaad kaha daale | mango-nutrients-2
tikora lag gaye hai aam me, ab kitne din pe paani chalau. pados wale to ganne ke sath roz chala rahe | mango-irrigation-1
baba ke lagaye 45 saal ke aam ke ped hai, itne unche ki chadh bhi nahi sakte aur fal nahi dete, bech du ya upar se kaat ke naya kar sakte hai | mango-pruning-2
khali saal me bhi bour lane wali dawa sitambar me jad me dete hai wo kya hai | mango-disorders-1
matar jaise tikore bahut gir rahe hai aam se kya kare | mango-disorders-2
chhote aam ke paudhe me upar jhadu jaisi pattiya nikal rahi | mango-disorders-3
aam ke patte kinare se jale | mango-disorders-5 | general-defic-3
bhatte ke dhuye se kala aam | mango-disorders-6
aam me bhunga lagne laga dawa kab marni hai | mango-pests-1
guzia keeda ped pe chadh raha hai, grease lagaye kya | mango-pests-2
pake aam kato to andar safed illi reng rahi hai | mango-pests-3
aam ke tane me chhed se burada nikal raha hai, taar daal ke keeda nikalu kya | mango-pests-4
khirra rog aam me, gandhak ka powder kab chhidke | mango-diseases-1
aam ki tahni upar se sukhi | mango-diseases-3
aam pe akhbar ki thaili chadhane se kya fayda aur kab | mango-harvest-1 | mango-diseases-2
tapka girne laga todu kya | mango-harvest-2
aam pakane ke liye masala pudiya dal sakte hai kya, nahi to kaise pakaye | mango-storage-1
naye aam ke bagiche me beech me haldi laga du ya ganna | mango-intercropping-1
kalmi aam kitne saal me fal | mango-yield-1
aam kab tode aur bina carbide kaise pakaye | mango-harvest-2 mango-storage-1
aam ke bagiche ka thekedar ko kitne me theka de |
bandar aam tod ke le ja rahe kaise bhagaye |
guntur me mokka jonna kab lagate hai | maize-sowing-1 | maize-sowing-2
paani ki suvidha hai to makai barish se kitne din pehle dale | maize-sowing-2
makka me paudhe ki duri | maize-seed-1
sweet corn ka bij 1 acre ko kitna lagega hotel wale mang rahe | maize-seed-2
namkeen mitti me makka hogi kya | maize-soil-1 | general-saline-1
makka me dap urea potash kitna dale ek acre me, gobar bhi hai | maize-nutrients-1 | maize-nutrients-3 maize-nutrients-2 general-fert-1 general-fert-2
tamilnadu me makka cholam ko urea kitni baar me aur kis din | maize-nutrients-2 | general-fert-5
makka me pani kab jaruri | maize-irrigation-1
barsat me makka mend pe bona sahi hai kya, pichhle saal dub gaya tha | maize-irrigation-2
makke me atrazine kab dalna | maize-weeds-1
makka ki kataro ke bich kya boye jisse kamai ho aur illi kam lage | maize-intercropping-1 | general-intercrop-1
bhutte ka sira khali, kinare jhulse | maize-disorders-1 | maize-disorders-3
makka ki nayi patti safed nikal rahi hai beech ki nas ke dono taraf patti | maize-disorders-2
bhutta bada hai par dane kahi kahi, bij kharab tha ya mausam | maize-disorders-3 | maize-irrigation-1 maize-climate-1
makka ke poge me gila burada jaisa mal hai aur patte fate hue, ye konsa keeda | maize-pests-1 | maize-pests-2 maize-pests-4 fodder-maize-pests-1
makka me chidiya ki lakdi kitni | maize-pests-2 | general-perch-1
anand gujarat makai me fall army worm ke narr pakadne ke trap ek acre me kitne | maize-pests-3 | maize-pests-2
makka me bal wale ande ka guchha mila patte pe, kitne paudhe dekhu hafte me | maize-pests-4 | maize-pests-2
tana chhedak ke liye tricho card kab lagaye makke me | maize-pests-5
makka ke niche ke patto pe lambe lambe matmaile dhabbe, rabi ka hai, bihar | maize-diseases-1
makka tana gala badbu | maize-diseases-3
makka phool ke baad sukha, pichhle hafte tak hara tha, tana chirne pe reshe aur kale dane jaise dikhe, pados ka bajra bilkul theek khada hai | maize-diseases-4
makke ke dane pe hari peeli fafund, bhains ko khila du kya | maize-storage-1
makka bigha nahi acre me kitne quintal | maize-yield-1
makka ki konsi company ka hybrid sabse accha |
makka me fouji keet ke liye trap ka lure kitne rupay ka aata hai |
pichhle saal pehli boondabandi me hi soyabin dal diya tha to ugi hi nahi aur dobara beej lena pada, is baar kitni barish hone ke baad dalu | soybean-sowing-1
almora me soyabean kab | soybean-sowing-3
soyabin ek acre me kitna | soybean-seed-1 | soybean-seed-2 soybean-yield-1
mote dane wali soyabin ka bij kitna dale aur kitna gehra | soybean-seed-2 | soybean-seed-1
ujjain me soyabin ki konsi jaat 90 din me aa jaye, uske baad aloo lagana hai | soybean-varieties-1 | soybean-sowing-2
soyabin me khad kitni aur kab | soybean-nutrients-1 | soybean-nutrients-2
soyabin ki jad me ganth nahi | soybean-nutrients-3
soyabin me zinc kitne kilo | soybean-disorders-1 | general-zinc-2
soyabin me phool aa rahe aur 15 din se pani nahi gira | soybean-irrigation-1
soyabin me dora kab | soybean-weeds-1 | general-weeds-1
soyabin ke tane pe do chhalle bane hue, upar ka hissa murjha ke toot jata hai | soybean-pests-1
soyabin ka tana andar lal | soybean-pests-2
soyabin ke patte jali jaise ho gaye jhund me chhoti illi baithi hai kya chhidkau kare | soybean-pests-3 | soybean-pests-4
das din se lagatar jhadi lagi hai, aaj khet gaya to jagah jagah soyabin ke patte jhulse mile aur tahni pe rui jaisi safed fafund, bagal ki arhar theek hai | soybean-diseases-2
soyabin ki fali pe bhure dhabbe aur dana sikuda chhota | soybean-diseases-3
soyabin kab kate, dopahar me fali chatak rahi | soybean-harvest-1
soyabin beej ki bori kitni upar tak rakhe, thresher tez chala sakte kya | soybean-storage-1
soyabin me ghas ki dawa kab aur ring wale keede se kaise bache | soybean-weeds-1 soybean-pests-1
soyabin me kali fali ke kharche ka muavza kaise le |
soyabin ka bhusa gai ko khilana thik hai kya |
alu kab lagaye agra me | potato-sowing-1
aloo bij kitne katte ludhiana | potato-seed-1
apna khud ka alu ka bij banana hai, har saal punjab se mehnga lana padta, kaise kare | potato-seed-3
wayanad me urulakizhangu ko khad kitni de, 30 din pe kya dena | potato-nutrients-1
farukhabad aloo ki khad matra per acre | potato-nutrients-2 | general-fert-3
alu pe mitti kab chadhaye | potato-soil-1 | potato-nutrients-2
alu hare kyu pad jate | potato-disorders-1 | potato-soil-1
70 din me khudne wala alu, pukhraj kitna nikalta hai | potato-varieties-1
lal chhilke wala aloo konsi kism | potato-varieties-2
jhulsa aane se pehle alu me konsi dawa dale | potato-diseases-1 | potato-diseases-2 potato-diseases-3
pichheta jhulsa ko pakadne ka sahi samay, shimla | potato-diseases-2 | potato-diseases-1
alu ka tana jad ke paas kala, paudha akda hua chhota aur khodne pe kand sada badbudar | potato-diseases-4
aloo pe taarkol jaise nishan | potato-diseases-5
raat ko koi alu ke naye paudhe zameen se kaat deta hai, subah gire milte | potato-pests-2
khudai se kitne din pehle alu ki patti kaate aur pani band kare | potato-harvest-1
chips wala aloo kitne degree pe rakhe, thande me meetha ho jata hai | potato-storage-1
aloo me pehla pani aur pehli mitti chadhana kab | potato-irrigation-1 potato-soil-1 | potato-nutrients-2 potato-nutrients-1
alu ka bhav kab badhega rok lu kya |
tissue culture aloo ka mini bij kaha milta hai |
munsiyari me rajma kis mahine dalte hai, aloo ke sath | rajma-sowing-1
rajma ka bij acre me kitne kilo aur pani kitne din pe | rajma-seed-1 rajma-irrigation-1
rajma to daal hai fir bhi urea dena padta kya, kitna | rajma-nutrients-1 | rajma-disorders-1
rajma ki patti niche se pili, pehle pani ke baad kya dale | rajma-disorders-1 | rajma-nutrients-1
frasbean rajma me kis avastha pe pani jaroori hai | rajma-irrigation-1
khari zameen me rajma | rajma-soil-1 | general-saline-1
rajma ke tane me jad ke paas lal bhura ghav, paudha ghir ke sukh jata hai | rajma-diseases-1
rajma ke patto pe pehle pani jaise bindu fir kale ho gaye, falli pe dhase dag, dawa konsi | rajma-diseases-2
rajma ki patti jhad gayi, ab kaat lu ya khada rehne du, kitne din sukhana | rajma-harvest-1
rajma pe maahu neem chalega | rajma-pests-2 | general-neem-1 general-neem-2
rajma kitna quintal | rajma-yield-1 | rajma-varieties-1 rajma-harvest-1
rajma PDR 14 ka bij kaha se milega |
rajma cutai ki machine |
barbati kab lagaye | cowpea-sowing-1
bel wali lobia ka bij kitna aur hari fali kitni milegi | cowpea-seed-1 cowpea-yield-1
lobia sabji wali me khad kitni aur dusri khurak kab | cowpea-nutrients-1
lobiya me ghas ki dawa | cowpea-weeds-1 | general-weeds-1
karamani me phool rokne ke liye dap ka pani kitna gram, madurai | cowpea-disorders-1
lobia peela rog safed makhi, paas me lauki aur jangli kakdi hai | cowpea-diseases-1 | general-trap-3
zor ki barish ke baad lobia ke patto pe geele dhabbe jo peele bhure hoke mil gaye | cowpea-diseases-3
lobia achanak murjha ke mar rahi kahi kahi, jad ki chhal resha resha | cowpea-diseases-4 | general-tricho-1
hari lobia fali kitni niklegi | cowpea-yield-1
chawli dana ghar me rakhna hai, kitna sukhaye aur upar ret dale kya | cowpea-storage-1 | general-store-1 general-store-5 general-hermetic-1 cowpea-harvest-1
dane wali lobia kab todni, fali chatak rahi | cowpea-harvest-1
barsati lobia kab boye aur bij kitna | cowpea-sowing-1 cowpea-seed-1
lobia me machan ka kharcha kitna aayega |
papita ka bij 1 acre ko kitne gram, thaili me ya kyari me | papaya-seed-1
virus wale ilake me papita kab | papaya-sowing-1 | papaya-diseases-1 papaya-diseases-2
papita konsa lagaye jisme nar paudhe na nikle | papaya-varieties-1
papite ko saal bhar me kitni khad aur kitni baar | papaya-nutrients-1
600 papite lagaye the, ab patte chitkabre aur fal pe chhalle hai, dukandar roz nayi dawa deta hai, konsi se thik hoga ya ukhad du | papaya-diseases-1
papite ke patte niche ko mud ke katori jaise, mote, paudha chhota hi reh gaya, bagal me mirchi hai | papaya-diseases-2
papita jad ke upar se kala sad ke palat raha, kele ke khet me kuch nahi hua, har saal 20-25 paudhe jate hai, kya mila ke lagaye | papaya-diseases-3
papite ke fal tedhe doodh wale | papaya-disorders-1
papita kitne mahine me tootega aur khad kitni baar dalni | papaya-harvest-1 papaya-nutrients-1
papite ko tin parat me pack karke truck me kaise bheje, kitna bhada |
dhaniya bone ke kitne din baad ugta hai, das din ho gaye | coriander-sowing-1
kothmir patti ke liye kaatni hai, khad kitni aur urea kis din, coimbatore | coriander-nutrients-1
dhane me pani ka antar | coriander-irrigation-1
dhaniye me phool par badal | coriander-climate-1 | coriander-diseases-1 coriander-pests-1
garmi me kothimbir jali me | coriander-sowing-2
dhaniye par safed chunna jaisa powder | coriander-diseases-1
dhaniya ukhta bij dawa | coriander-diseases-2 | general-tricho-1 general-pseudo-1
longia rog ramganjmandi me bahut hai konsi kism boye | coriander-diseases-3
dhaniya kab kate ki hara rang rahe aur pani kitne din pe | coriander-yield-1 coriander-irrigation-1
dhaniya kab boye bij kitna | coriander-sowing-1 coriander-seed-1
dhaniya me nilgai se bachav |
supari ke liye kitni barish aur kaisi zameen, nariyal ke paas khali jagah hai | arecanut-climate-1
dapoli me konsi supari lagaye aur garmi me pani kitne din pe | arecanut-varieties-1 arecanut-irrigation-1
ek acre me supari ke kitne ped aur kele ke sath kaise lagaye | arecanut-sowing-1
supari garmi me pani | arecanut-irrigation-1
supari ke beech ke patto ki nok peeli, giri kaali aur narm, paidavar ghat gayi | arecanut-diseases-2
supari fat ke girti borax | arecanut-disorders-1
supari ki duri aur khad dono bata do | arecanut-sowing-1 arecanut-nutrients-1
supari chhilne ki machine |
kali mirch ki bel ke liye mitti ka ph aur garmi | blackpepper-climate-1
golmirch ki kalam kab lagaye ki barsat me ropne layak ho | blackpepper-nursery-1
kali mirch bel khad kitni | blackpepper-nutrients-1
kali mirch dheere dheere peeli padti hai, barish me theek lagti fir patte gire | blackpepper-diseases-2
pollu keeda neem kab | blackpepper-pests-1
kali mirch ki bali jhad rahi june me sukha pada tha | blackpepper-disorders-1
ek bel se kitni kali mirch, tudai kab pahadi me | blackpepper-harvest-1
kali mirch ka aaj ka bhav kochi |
parangikai tamilnadu me kis mahine | pumpkin-sowing-1
kaddu gaddhe me khad | pumpkin-nutrients-1
kohda me nindai kitni baar aur kab todna | pumpkin-weeds-1 pumpkin-harvest-1
kaddu me phool to bahut hai par fal nahi lagta, sab nar phool hai | pumpkin-disorders-1
kaddu sad raha hai andar illi, phal makkhi kab jyada hoti | pumpkin-pests-1
kaddu pak gaya kaise pehchane, danthal kitna chhode | pumpkin-harvest-1
petha nahi kaddu, chhat pe dher laga ke rakhu ya phaila ke | pumpkin-storage-1
kaddu me powdery wali safed chadar patto pe dawa |
tambaku ki kyari kitni unchi chaudi, mitti kaise saaf kare | tobacco-nursery-1
ongole kali mitti me pogaku kab ropna kitni duri | tobacco-sowing-1
virginia tambaku me urea jyada pad gaya to patta kharab hoga kya, kitna de | tobacco-nutrients-1
tamaku me kodi gudai kitni baar, vakumba kaise khatam ho | tobacco-weeds-1
tambaku ki bichhda gal rahi, shaam ko pani deta hu | tobacco-diseases-1 | tobacco-nursery-1
tambaku chhod ke kya lagaye | tobacco-market-1
bidi tambaku gujarat me ropai kab |
pahad me bandh gobhi kab boye, matar ke baad | cabbage-sowing-1
idukki me patta gobi khad kitni aur dusri baar kab | cabbage-nutrients-1
band gobi me pani ka antar aur kitne din me kategi | cabbage-irrigation-1 cabbage-harvest-1
patta gobhi ke bich sarso lagane se illi kam hoti hai kya | cabbage-pests-1
band gobhi ki nayi patti pe rakh jaise mahu, chipchipa | cabbage-pests-3 | cabbage-pests-1
patta gobhi ki jad me moti ganthe, dhoop me murjhati hai, chuna dalu | cabbage-diseases-1
patta gobi kab kaate | cabbage-harvest-1
patta gobhi ki paudh kitne din ki rope aur line se line kitni duri |
dhan bori me rakhne se pehle godown me kya taiyari | general-store-2 | rice-storage-2
anaj sukha hai ya nahi daant se kaise pata kare | general-store-3 | wheat-storage-1 pigeon-pea-harvest-1 wheat-harvest-1
ghar ke anaj me sulfas ki goli rakhe kya, ghun lag gaya | general-store-4 | general-hermetic-1
bina dawa ke anaj me keede marne wali thaili kaise istemal kare | general-hermetic-1 | general-hermetic-2 moong-storage-1
double plastic wali bori me mungfali kitne mahine, chuhe katte hai | general-hermetic-2 | general-hermetic-1
tapak sinchai se kitna pani aur khad bachta hai | general-drip-1
tapak ke filter kitne din me saaf kare, pipe kab dhoye | general-drip-2
pual bichhane se fayda | general-mulch-1
12 saal se gehu dhan hi bo raha hu, khad badhti jati hai upaj wahi ki wahi, beech me ek baar daal lu to kya fayda hoga | general-rotation-1
kapas ki kitni line me tur ki line | general-intercrop-1 | cotton-intercropping-1
solapur kali mendhi nasal | sheep-breeds-2
bhed ki oon kab katein | sheep-shearing-1
bhed mata ka tika kis mahine aur oon kab katein | sheep-vaccination-1 sheep-shearing-1
gabhin bhed ko krimi ki dawa kab de, bechne se pehle bhi de kya | sheep-deworm-2 | sheep-worms-1
rewad ke liye chara konsa lagaye, bakri bhi hai | sheep-feeding-1
bhed palan ka loan kitna milta hai | general-scheme-69 | general-scheme-40
dhan ke godown me chuhe marne ki dawa |
papite ke paudhe ko drip se roz kitne litre pani |
prakritik kheti 4000 ek acre | general-scheme-52
tisi ki kali ka kida bina zehar | linseed-pests-2 | linseed-pests-1 linseed-sowing-1
haldi ki kyari se pehle kitni jutai kare laal mitti me | turmeric-soil-1
haldi kab | turmeric-sowing-1
lal bhring lauki ke paudhe | bottlegourd-pests-1
madhumakhi ke dabbe par chinti chadh rahi |
kurthi me mahine bhar barish nahi hui, phir pump se pani diya tez dhup me, agle hafte paudha achanak latka, gardan laal bhuri aur jad khichte hi tuk se toot gayi | horse-gram-diseases-2 | horse-gram-diseases-1
khatti mitti me kurthi ke liye chuna kitna aur khaad se kitne din pehle | horse-gram-soil-1 | general-acid-2
amrud ka phal phat raha patta baigani, aur todne ka sahi samay | guava-disorders-1 guava-harvest-1
koya kab utaare | silkworm-mounting-1 | silkworm-cycle-1
tisi aghan ya kartik | linseed-sowing-1 | linseed-pests-2 linseed-sowing-2
barsat me rabar ke cut par kali dhari, patte hare gir rahe | rubber-diseases-2
drone didi group anudan | general-scheme-58
saag me chhote bhunge patta kutarte |
fasal bima me dhaan ke liye apni jeb se kitna dena padta hai gehu ka bhi | general-scheme-23
pseudo wala powder kitna dalu | general-pseudo-1
tisi me dap uria kitna dale bina pani wale khet me gehu me to pata hai | linseed-nutrients-1
shahad ka bhav thok me 100 kilo |
dhaan khada tha tabhi tisi chhit diye the bina hal chalaye, ab bitte bhar ki hai, pani do baar mil sakta hai. usme kya chhide ki mann badhe aur gypsum daale to kitna | linseed-irrigation-2 linseed-nutrients-2 | linseed-irrigation-1
baadh ke baad kaddu ka chhota phal peela hoke gir raha haath se paraag kaise kare | bottlegourd-disorders-2 | pumpkin-disorders-1
tisi beech beech me sookh rahi wilt jaisa, baki khet kab katne layak samjhe | linseed-diseases-1 linseed-harvest-1 | general-tricho-1
kisan call center raat me kitne baje tak uthata hai | general-scheme-91
meri maa ke naam jameen hai, 100 bakri ka farm khol kar chara katne ki machine bhi leni hai. bakri pe kitna aur machine pe mahila ko kitna milega | general-scheme-69 general-scheme-55 | general-scheme-57
galat bata ke samman nidhi liya tha ab notis aaya dar lag raha | general-scheme-18 | general-scheme-17
haldi ke patte par bhura daag beech me safed sookh ke ganth chhoti, kela ke neeche lagi hai | turmeric-diseases-1
lal saag kab boye barish me | amaranthus-sowing-1
kiraye par jotai ki machine dene ka dhandha 10 lakh ka, sarkar ka hissa batao | general-chc-2 | general-scheme-56
resham ke kide kitne din me koya, din me kitni baar patta | silkworm-cycle-1
polu ghar me bimari baar baar, bachav kya kare | silkworm-disease-2
alsi ki kaun si jaat lagaye sarso chhod ke aur acre me kitna mann hoga | linseed-varieties-1 linseed-yield-1
munga ka ped das saal purana, bagal me kathal hai, tane se bhura paani ris raha aur chaal phat rahi, kide nahi dikhte |
haldi me shoot borer tana chhed raha |
lauki me kharpatwar ki dawai |
kheti wale helpline ka nambar aur samay | general-scheme-90 general-scheme-91
kcc nahi liya hai fir bhi bima karwana hai kaun kagaj | general-scheme-35
ek saal se kist band thi ab kyc thik kara liya, purana wala bhi ek saath aayega ya gaya | general-scheme-11
sona girvi rakh ke kheti karz liya, usme bhi 3 wala chhoot milega | general-scheme-46
naya form bharne me farmer card mang raha hai, pehle wale logon ko bhi banwana padega kya | general-scheme-20
kurthi me hare kide mahu ka attack kaise roke | general-neem-1 | general-trap-3
kisan kyc ke tarike | general-scheme-8 | general-scheme-9
haldi khaad teen baar kaise | turmeric-nutrients-1
modi sarkar karz maaf karegi kya | general-scheme-75 | general-scheme-76
kurthi me pani kitni baar aur kaatne ka time | horse-gram-irrigation-1 horse-gram-harvest-1
khatiyan dekhne ka site bihar | general-scheme-86
muft gabhin karane wala sarkari | general-scheme-72
amrud chaal khane wala | guava-pests-2
lauki ek gadda me kitna bij, kitna ghanta bhigoye | bottlegourd-seed-1
lal saag me pani upar se phuhara dun ya jad me | amaranthus-irrigation-1 | amaranthus-diseases-1
6 saal ka rabar hai kitna mixture do baar me | rubber-nutrients-1
naye form me farmer id zaruri | general-scheme-20 | general-scheme-21
dhaan se pehle kheto me harit khaad dalni hai, pani kam hai, dhaincha chhode ki sanai, beej kitna lage aur kab palte | general-greenmanure-1 general-greenmanure-3 | general-greenmanure-2
maharashtra aur mp me samman nidhi ke upar rajya kitna deta hai | general-scheme-97 general-scheme-96
shahad nikalne layak kab samjhe aur dabba roz kholna padta hai kya | honeybee-harvest-1 honeybee-check-1
samman nidhi ka helpline mail | general-scheme-16
chara banane ki factory aur dairy, byaj me madad kitne saal | general-scheme-73
madhumakhi ka dabba gadi me door le jana hai kaise baandhe raat me |
saag katne ke baad uria kitna chhite | amaranthus-nutrients-1 | palak-nutrients-1
chaulai jaldi badhe katai ke baad khurpi kab | amaranthus-weeds-1 | amaranthus-nutrients-1
ghanjivamrit kaise banaye sukha gobar wala | general-ghanjeevamrut-1
sukhibhav me andhra wale ko alag se kitna | general-scheme-92
bakri farm pe anudan kitna | general-scheme-69
1552 kuchh number hai na pm kissan sikayat ka free wala bhi batao | general-scheme-16 | general-scheme-15
haldi ki ganth sad gayi is saal, agle saal kaun kism lagaye | turmeric-diseases-2 turmeric-varieties-1
odisa me jisko pm kisan nahi milta usko kya | general-scheme-94
mera khet pura barbad hua par panchayat ka thik raha, claim kyun nahi aaya | general-scheme-30 | general-scheme-26
amrud me khad kitni de aur tahni kab chhante | guava-nutrients-1 guava-pruning-1 | guava-pruning-2
pm dhan dhanya ka form kahan bharaye | general-scheme-100
chaulai ka patta jud ke jala bana hai andar hara illi | amaranthus-pests-1
khira ke baad ab lauki ke chote paudhe bhi laal wala bug kha gaya phir se bona padega kya | bottlegourd-pests-1
amrud ke ped par kaayi jami hai |
bargadar ko kisan card | general-scheme-41 | general-scheme-42
tamatar ke liye plastik ghar banana hai kaun vibhag madad karega | general-scheme-68
lal saag har hafte bazar le jata hu, kaat ke kitna chhode ki phir nikle aur kaatne ke baad kaun sa paani chhide ki jaldi bade | amaranthus-harvest-1 amaranthus-nutrients-1
prakritik kheti karne par 4000 wala kya hai | general-scheme-52
sukha padne par bima milta hai ya sirf baadh me | general-scheme-29 | general-scheme-31
chaulai ka beej ghar par kaise nikale, danthal sookhne tak rakha hai, neeche sarso bhi lagi hai |
kisan pension me umar kitni honi chahiye aur judne kaha jaye | general-scheme-66 general-scheme-67
chaki kida ke kamre ka taapman | silkworm-climate-1
lauki kab | bottlegourd-sowing-1
ganna lambi fasal hai, naye niyam me kcc ka season kitne mahine ka hoga | general-scheme-44
malik kalkatta me rehta hai ham bataiya karte hai, kya wo hamko registry me adhikar de sakta hai | general-scheme-22
muga bahar palte hai kida mar raha, beej kaisa lu | silkworm-muga-1 | silkworm-eggs-1 silkworm-disease-2
resham ka koya bhav malda |
haldi ke saath arhar lagaye to kitni katar chhode |
rabar me naye patte safed powder hokar gir rahe | rubber-diseases-1
lauki ke patte par tedha peela daag niche baigani ruee, nenua par bhi | bottlegourd-diseases-1
bihar me bina primium wala fasal sahayta kitna nuksan pe kitna | general-scheme-99
kisan card limit ka hisab | general-scheme-36 | general-scheme-43
265 wala uria bora sahi | general-scheme-77
amrood lal gude wala naya kisam | guava-varieties-1
nadep me kitna kachra kitni mitti kitne din | general-compost-1
madhumakkhi paalne me desi thik ki videshi | honeybee-species-1
nashik me bhai ka 1.6 lakh bakaya, maharashtra wali maafi me aayega kya | general-scheme-76 | general-scheme-75
sukhe me kurthi chalegi | horse-gram-climate-1
ghar me beej ke liye haldi rakhi thi, boro me khol ke dekha to upar bhura papdi jam gaya aur ganth sikud gayi, adrak me bhi halka hai, lagane layak hai kya | turmeric-pests-1 | ginger-storage-1
arandi wale resham eri ke kide kya khate hai |
dukan me uria ke saath zinc pakda diya aur bora 320 ka laga, bill nahi diya. asli rate kya hai aur kahan likhau | general-scheme-77 general-scheme-79
har member ke share par sarkar bhi utna jodti hai kya fpo me, aakhri had kitni | general-scheme-64 | general-fpo-2
mauchhi ke liye upar wala dibba kab lagaye aur cheeni ghol kab de | honeybee-space-1 honeybee-feed-1
dabba rakhne se paidawar | honeybee-crop-1
block me chaprasi ki naukri hai kheti bhi karte hai, 2000 wala milega | general-scheme-5
march wala kist kis tarikh ko chhoda gaya tha 22va | general-scheme-3
amrood me drip kitne litre ghante |
apna samman nidhi ka haal mobile pe kaise dekhe | general-scheme-15
farmer card ke kagaz kaun | general-scheme-21 | general-scheme-42
krishak bandhu kitna milta | general-scheme-98
krisok bondhu te bochor me koto, matlab saal me kitna milta hai | general-scheme-98
30-40 ghar milke ek saath khaad beej mangwaye aur dhaan ek saath beche to bachat hoti hai kya koi yojna hai | general-fpo-1 | general-scheme-65
pgs se videsh bechna | general-scheme-54
miya biwi dono ko 6000 | general-scheme-6 | general-scheme-1
godam ke liye 2 karod wala karz, byaj kitna kam aur apna paisa kitna lagana hoga | general-scheme-62 general-scheme-63
kcc 2 lakh liya tha pichhle jeth me, dukan ke kaam me fas gaya ab sawan hai. samay pe dete to byaj kitna tha, ab der pe chhoot gayi kya | general-scheme-37 general-scheme-38
beta dawai pee gaya doodh pilau ya ulti karau | general-poison-2
lauki ka phal teda medha chhota ho jata hai kyu |
kurthi me peeche wali fasal gehu boye to kitni khaad kam lagegi, kurthi ke baad zameen me kitna bachta hai |
resham kida phool gaya chamak raha doodh jaisa pani nikalta | silkworm-disease-1 | silkworm-disease-2
alsi kitna pani | linseed-irrigation-1 | linseed-irrigation-2
kechua khaad kitne din me | general-vermi-2
tisi me aphid lahi aaya hai | general-neem-1 | general-trap-3
tasar arjun ke ped par chadhate hai, chinti aur chidiya kha jati hai, jaal kitne ka padega aur kaise lagaye |
sudomonas kitna per acre | general-pseudo-1
tisi ka free wala minikit kahan milega | general-scheme-81
jivamrit ek acre ka samaan kya kya aur kitna | general-jeevamrut-1 | general-jeevamrut-2
sahjan patta powder bechna kahan |
masur chana muft beej packet | general-scheme-81 | general-market-12
ATTACK OF FLY IN SAHJAN phali par gond aur fati bhitar kida | drumstick-pests-1
sahjan me pani kitne din par aur phool jhad raha kyun | drumstick-irrigation-1 drumstick-disorders-1
organic cluster me teen saal me kul kitna milega | general-scheme-51
bangalore side pahani kis site par milta hai | general-scheme-88 | general-scheme-85
munga kab phalega | drumstick-yield-1
telangana me bhaiya ko ek acre pe kitna milta fasal ka | general-scheme-93
namo setkari me maharastra sarkar kitna jodti | general-scheme-97
accha kurthi beej chhattisgarh | horse-gram-varieties-1
madhukranti me naam likhane se box par chhoot milti hai kya | general-scheme-74
kal padosi aam pe chhidkaw karega, makkhi ke dabbe ka kya karu | honeybee-pesticide-1 | general-spraywx-3
satbara matlab kya hota hai hamare yahan ka khatiyan jaisa | general-scheme-85 | general-scheme-87
hardi ki ganth sad rahi | turmeric-diseases-2 | turmeric-irrigation-1
lauki jama ke do patte nikle, subah dekha to laal chamkile kide ne sab chhed kar diya, khira ka bhi. phir se boye to kitna bij lage aur isko kaise bhagaye | bottlegourd-pests-1 bottlegourd-seed-1 | cucumber-pests-1 cucumber-seed-1
sahjan ek acre me kitna bij | drumstick-seed-1
alsi me termite lag gaya jad kha raha |
khaad ki subsidy mere khata me kab aayegi | general-scheme-78
lauki me phool gir jata, phal wala phool kaun sa hota | bottlegourd-disorders-1 | bottlegourd-disorders-2 general-heat-2
amrud jade me phale kaise | guava-pruning-2 | guava-pruning-1
barsat me phool nahi mauchhi bhookhi hai kya khilaye | honeybee-feed-1
rabar ke ped ki lakdi kitne saal baad bechi jaye |
maati janch muft hai kya | general-scheme-47
ab naukri lag gayi hai to 2000 wala band karwana hai apne man se | general-scheme-17
nadep ki khaad me nitrogen wagera kitna hota hai | general-compost-2
parali galane wala ghol chhita, kitne din lagega gehu bone se pehle | general-residue-4
jangli suar alu kod gaya bima wala dega | general-scheme-32
kist nahi aayi kya dekhu | general-scheme-10 | general-scheme-15 general-scheme-11
resham kide paalna shuru kiya malda ke bhai se dekh ke, kitne din me paak jata hai aur chandrika par kitni doori pe rakhe, koya kab nikale | silkworm-mounting-1 silkworm-cycle-1
sahjan par bhua kida barsat me tane pe | drumstick-pests-2
solar moter me kisan ko apna kitna lagana padta hai | general-scheme-59
dhaan ka bima kab tak aur kitna paisa katega | general-scheme-24 general-scheme-23 | general-scheme-25
tricho daal di sukhi mitti me dhup me, kaam karega kya, uria kitne din baad | general-tricho-2
amrud me mealybug safed rui aa gayi |
kali haldi ka beej kahan milta hai |
dhaincha kitna chhite aur kitne din par jot ke mita de | general-greenmanure-1 general-greenmanure-2
telangana raitu paisa ek acre | general-scheme-93
munga ki phali do saal se fatti hai aur usme se gond nikalta, andar safed kide. ek acre me kitne jaal latkaye aur sahi phali kitni moti todni chahiye | drumstick-pests-1 drumstick-yield-1
pahad me gahat kis mahine boye | horse-gram-sowing-1
kisan samman nidhi saal bhar me kul kitna aata hai | general-scheme-1 | general-scheme-2
kurthi kab boye ranchi | horse-gram-sowing-2
lauki me mosaic patta sikud gaya safed makkhi |
20 dabba hai sarso me rakha tha, sab patte bhar gaye the mauchhi se aur ek jhund ud gaya. upar dibba rakhna tha kya aur phool khatm hone pe chini ka pani kab de | honeybee-space-1 honeybee-feed-1
adhar khatiyan me naam alag | general-scheme-13
ola gira kahan phone karu | general-scheme-26 | general-hail-2 general-scheme-28 general-scheme-83
khet me pani bhar gaya bima hai, kis number pe phone kare aur kaun kaun kagaz paas rakhe | general-scheme-27 general-scheme-26 | general-hail-2
munga daal kaat ke lagane se lagega kya kitna lamba |
sahjan kitne mahine baad phal dega | drumstick-yield-1
haldi gadne ke turant baad patta bichhana jaruri hai kya ghas bahut hoti hai | turmeric-weeds-1
amrud ke phal me dhansa daag aur bhitar kide bhi nikalte, dono ka upay | guava-diseases-2 guava-pests-1 | guava-pruning-2
chhatte me jala moth | honeybee-waxmoth-1
sahjan PKM 1 kis mahine dale | drumstick-sowing-1
amrud ka phal chhota sakht aur fata hua, patte baingani tambe rang ke, papita bagal me hai uska kuchh nahi hua, kya chidke | guava-disorders-1
garmi ka saag kism | amaranthus-varieties-1
chhote amrud ke beech kya | guava-intercropping-1
tisi ka tel nikalne ki machine kitne ki aati hai |
gaay ka bima me malik ko kitna dena padega | general-scheme-70
sahjan lamba ja raha daal nahi nikalti sira tod de kya, katahal me to nahi todte | drumstick-pruning-1
purane chhatte me jala aur sundi bharo bhado me, makkhi kam ho gayi | honeybee-waxmoth-1
kurthi ki phali pakne wali thi ki bearish aa gayi, ab chhimi me chhed aur muse bhi kaat rahe. bacha ke kya chhide aur kab kaat le | horse-gram-pests-1 horse-gram-harvest-1
spray karte samay kaun se lakshan par kaam rok de | general-poison-3
rubber ke paudhe ki keemat |
tripura jaisa rubber ke liye kitni barish kaisi mitti | rubber-climate-1
lauki pe safed aata aur niche baigani daag alag alag dono ka kya kare | bottlegourd-diseases-2 bottlegourd-diseases-1
lauki me gobar aur khaad kab kab | bottlegourd-nutrients-1
lauki ko kitne din me pani aur kab tode | bottlegourd-irrigation-1 bottlegourd-harvest-1
bihar me dhaan ke bij pe kitna chhut hai | general-scheme-82
munga ke beej kitna gram aur kaisa gaddha | drumstick-seed-1 drumstick-sowing-1
hathi ne dhaan raunda bima | general-scheme-32 | general-hail-2
kurthi ki thresher machine se daana toot jata hai kya |
kisan card banane me kagaz kaun sa aur byaj kitna | general-scheme-42 general-scheme-37 | general-scheme-38
manikadhiya karte hai malik ka khet, 2000 wala aur bank ka kisan loan dono hoga kya | general-scheme-7 general-scheme-41
mitti card me kya kya likha rehta hai aur banwane ka kharcha | general-scheme-48 general-scheme-47 | general-soiltest-7
machhli palan me mahila ko kitni chhoot, patte ka talab chalega | general-scheme-71
haryana me hamara khet hai sonipat, khaad dene se mana kiya portal par naam nahi | general-scheme-80
saag ki kaun kism kai baar kate aur pehli katai kitne din par | amaranthus-varieties-1 amaranthus-harvest-1 | palak-harvest-1
sham ko garam hui hai beej kab bharwaye aur thahri ki nahi kab pata chalega | cattle-breeding-2 cattle-breeding-8 | cattle-breeding-3 buffalo-breeding-2
gehu hata ke kanda lagana hai jameen kaisi ho kaunsa beej chomase me | onion-soil-1 onion-varieties-1 | onion-sowing-1
gai ki insurance ka paisa kaise milega mar gayi to |
bharatpur me chhat par 5 bakri rakhni hai charne ki jagah nahi kaunsi nasal | goat-breeds-3
sukhe me robusta par urea potash zinc ka spray kaise banaye | coffee-nutrients-1
angur ki gibberelic acid kitne ppm kab dubana |
suar ko kaunsa tika lagta swine fever wala afrikan me kaam karega | pig-vaccination-1 | pig-asf-1
matar me phool aa gaye paani du ya nahi | greenpea-irrigation-1 | field-pea-irrigation-1
coffee todne ke baad kaunsi daal kaate | coffee-pruning-1
pichle jaade me 14 mein se 5 memne pehle hafte me hi mar gaye is baar byane wali hai paida hote hi kya kya karna chahiye taki bache | goat-kid-1
beej wali adrak agli baar tak kaise rakhu sukh jati hai | ginger-storage-1
jersey gai ke khur badh gaye tedhi chalti kaise kate |
jai ki hay banani hai dhup me sukhau ya chhaya me | cattle-fodder-6 | oat-feeding-1
desi gai 5 liter de rahi roz kitni khal churi tolu kitna bhusa | cattle-feeding-1 | cattle-feeding-5
hadkaya kutta gai ko kaat gaya | cattle-vaccination-6
chare ki makka ek kille me kitna beej chawla sath me | fodder-maize-seed-1
bhains ko nahlana kitni baar | buffalo-housing-1
gai ke liye kitni jagah | cattle-housing-1
naukar badla to khilane ka time badal gaya tab se gai doodh chura rahi hai kya karu | cattle-feeding-6
rajnigandha kaun si lagau kitne din me phool | tuberose-varieties-1 tuberose-harvest-1
muli ki jad upar dikhne lagi mitti chadhau kya | radish-weeds-1
sahival bachhdi kitne mahine ki hokar pehli baar byayegi | cattle-breeds-2
byane ke baad dobara kab bharwaye | cattle-breeding-5
bachhdi ko daana kab se aur patla gobar kare to kya pilau | cattle-calf-4 cattle-calf-5
pyaaz retili dumat me hoga ya nahi ph 7 | onion-soil-1
dungli nu dharu kartak me dala ab ropai ka time kab doori kitni | onion-sowing-2
muft wala muhpaka camp kab | cattle-vaccination-8
kolhapur sangli me dudh wali mhais kaunsi | buffalo-breeds-4
abhi aadhi raat ko gai byai hai pehli byat hai maa bachhe ko soongh bhi nahi rahi bachha geela pada hai naak me jhag hai kaise bachaye | cattle-calf-3
urad me dap dale ya super ek acre me kitna nitrogen phosphorus | urad-nutrients-1 | general-fert-4 general-fert-3
tudi me urea kitna milaye | cattle-fodder-1 | cattle-fodder-2
kande me gandhak kitna dalu pani kitne din me | onion-nutrients-1 onion-irrigation-1
urea wala bhusa 3 mahine ki bachhdi ko bhi de sakte | cattle-fodder-2
khet me jwar ki fasal bina pani ke murjha gayi thi socha pashu ko chara dal du do pule khilaye the ki gai kaanpne lagi saans tez ho gayi aur gir gayi ab kya karu baaki jwar ka kya karu | cattle-feeding-8 | fodder-sorghum-health-1 jowar-feeding-1
angur me saal bhar ki khad april oct me kaise baante | grapes-nutrients-1
gulchhadi kab | tuberose-sowing-1
draksh ke ghos me chipchipa ras aur kali parat jam gayi andar safed mom ke keede baithe hai cheenti bhi upar neeche ja rahi vyapari maal nahi le raha | grapes-pests-1
kaapi ke beej andar se khaye hue trap kitne lagau | coffee-pests-2
pyaj abhi hari hai par padosi ke kande me thrip aa gayi pehle se kya karu | onion-pests-2 | onion-pests-1
angoor todne se kitne din pehle drip band taaki mithas bane | grapes-irrigation-1
sawai madhopur ke mele se do bakri laya tha unke aane ke baad saari bakriyo ko naak se gaadha paani muh me chhale aur badbu wale dast ho gaye teen mar gayi bachi hui ko kaise bachau | goat-ppr-1 | goat-vaccination-1 goat-sick-1
jai ka silej kab kate | cattle-fodder-3 | oat-feeding-1
sirohi bakri kitna doodh deti hai aur kitne ki milegi |
suar kaan neele mar rahe | pig-asf-1 | pig-asf-2
gathan wali bimari me gai bachti hai ki nahi doodh ka kya kare | cattle-lsd-1 cattle-lsd-4
chhote sagwan ko garmi me pani dena padta hai kya kab tak | teak-irrigation-1
gai ka rang saaf kaise kare mele ke liye |
angoor ke dane par raakh jaisi aur dane phat rahe | grapes-diseases-2
das gai ke liye do mahine ka silage kitna quintal banau | cattle-fodder-5
chara makka me gobar khad aur urea kitna ek acre | fodder-maize-nutrients-1 | general-fert-3 general-fert-4
milking machine do than wali kitne ki aur kaunsi company |
ek mahine ka pyaz hai aage se patti jal si gai hai batao | onion-disorders-3 | onion-pests-1
pyaz ki ganth mota ho rahi hai ab pani kitne din ke gap se | onion-irrigation-1
raat 9 baje gai byai bachhdi badhiya hai par abhi dopahar ho gayi oar latak rahi hai pitaji bol rahe jooti bandh do wo khinch ke nikal jayegi kya sahi hai | cattle-placenta-1
urad ka kaunsa beej khad kitni | urad-varieties-1 urad-nutrients-1 | urad-sowing-3
suar ke bachhe pile safed pade hai tez saans | pig-piglet-2
pyaj ki ropai wali machine kitne ki aati hai |
assam me kale suar bikte hai kaunsa cross lu | pig-breeds-1
adrak sad rahi pani kitne din me du | ginger-diseases-1 ginger-irrigation-1 | ginger-diseases-2
pichle saal pyaj me baingani daag se aadha gaya is baar lagane se pehle kya kare | onion-diseases-2 | onion-pests-2
byai gai thandi padi uthti nahi | cattle-milkfever-1
pyaj ka apna beej banane ke liye ganth kab lagaye kitna dur dusre khet se |
pachheti matar ke patto pe talcum jaisa, sarson bagal me saaf hai | greenpea-diseases-1 | field-pea-diseases-1
murra ki katiya kab cross karaye murra doodh kitna deti | buffalo-breeds-1 buffalo-breeding-2
suri kitne din me byati aur byane par kya tayari | pig-piglet-1 pig-breeding-1
robusta ke paudhe acre me kitne lagte | coffee-sowing-1
matar kitne din me tootegi chhed wali phali ka kya | greenpea-harvest-1 greenpea-pests-1 | field-pea-pests-2
bhains ek byat se dusri byat me kitne din lagne chahiye dedh saal ho gaya | buffalo-breeding-3
gantha beej kille me kitna | onion-seed-1
is saal gehu ki tudi bahut padi hai hara chara hai nahi kisi ne bataya khad wala urea ghol ke tudi me milakar dhak do to taakat badh jati hai 100 kilo me kitna aur kitne din | cattle-fodder-1
rajnigandha pani garmi me kitne din par aur ek baar laga ke kitne saal | tuberose-irrigation-1
bachhde ko moshan lag gaye kamjor ho gya ghar pe kya pilau | cattle-calf-5
chichad ka ilaj gai | cattle-ticks-1
jersey ya hf garam ilake | cattle-breeds-6
bhund ke chhote bachhe ko 10 din me makka pis ke de sakte | pig-piglet-3
pyaj ka pawdar bhav |
lampi gai ka dudh pi sakte | cattle-lsd-4 | cattle-milk-3
sexed semen ka ek dose kitne ka aata hai bachhdi hi ho |
gehu me to dawai dal di pyaj me ghas ki kaunsi dawai dale | onion-weeds-1
chichdi bukhar ka tika jersey | cattle-vaccination-4 | cattle-theileria-1
gai dohne me safai kaise rakhe aur ghar pe daana kaise mile | cattle-milk-1 cattle-feeding-4 | cattle-mastitis-2
gai ka pet phula barseem | cattle-bloat-1 | cattle-bloat-2 berseem-feeding-1
chane ke paas matar hai khurpi kab aur safed buknu jaisa patto par | greenpea-weeds-1 greenpea-diseases-1 | field-pea-weeds-1 field-pea-diseases-1
dungli me khaad kitna aur kitna maal niklega | onion-nutrients-1 onion-yield-1
chaumase wala piyaz lagana hai alwar me beej ki kyari kab dale | onion-sowing-1 | onion-nursery-1
lampi se baki pashu kaise bachau | cattle-lsd-2 | cattle-lsd-3
pichle saal barish me padosi ki teen bhains gala sooj ke do din me khatam ho gayi gai bach gayi is saal mai apni sabko bachana chahta hu kab aur kitni umar wali ko sui lagwau | buffalo-health-1 | cattle-hs-1 cattle-vaccination-2
cross gai 12 liter bhusa khal | cattle-feeding-2 | cattle-feeding-5
suar palan ki subsidy kitni milti |
adrak ke liye mitti kaisi aur kitni garmi sardi | ginger-climate-1
mooli khokhli ho gayi 60 din ho gaye | radish-disorders-2 | radish-harvest-1
kanda khurpi kitni baar aur safed dhari wale keede ka ilaj | onion-weeds-1 onion-pests-1 | onion-pests-2
godam me rakhe pyaj upar se pilpile ho rahe bhuri fafund | onion-diseases-5 | onion-storage-1
vatana kab bova | greenpea-sowing-1 | field-pea-sowing-1 greenpea-varieties-1
kande me thirps | onion-pests-1 | onion-disorders-3 onion-pests-2 general-trap-3
matar arkel paidawar | greenpea-varieties-1 | greenpea-harvest-1
tudai ke baad coffee ke gire phal uthana zaruri hai kya keede ki wajah se | coffee-pests-2
pathrili uthli jameen me sagwan bauna kyu reh gaya | teak-soil-1
urad ki achhi kisam pant wali | urad-varieties-1 | urad-diseases-1
adrak ki ganth bahar dikh rahi mitti kab chadhaye | ginger-weeds-1
ajola me gobar super kitna | cattle-azolla-2 | cattle-azolla-1
kal subah se meri sahiwal ne khana chhoda hai jeebh par chhale hai laar dhage jaisi gir rahi hai aur aaj se pichle pair bhi utha utha ke rakhti hai doodh 9 se 3 par aa gaya kya bimari hai | cattle-fmd-1 | cattle-fmd-2
udad me phool jhad rahe the pani nahi diya dana chhota kyu | urad-harvest-1 | general-drought-1
draksh ki falchhatni kab us samay khaad kitni | grapes-pruning-1 grapes-nutrients-1
nai gai kitne din alag | cattle-fmd-3
bakri ke bachhe ko badhiya kab karwaye khassi karne ki umar |
adrak ke tane me chhed burada nikla beech ki patti sukhi | ginger-pests-1
muli kitne din me bikne layak | radish-harvest-1
pehle din poora doodh nikalu kya | cattle-milkfever-3
bakri palan ka loan kaise milega 50 bakri ka |
lampi me mari gai ka muavja kitna kaha form bhare |
adad chomase me kab | urad-sowing-1
gai kitne din me firti hai | cattle-breeding-3
anar bech diya ab draksh hai pani kab rokna aur mithas kitni pe tode | grapes-irrigation-1 grapes-harvest-1
june me pyaj ka rop dalna hai kyari kitni unchi banaye panni kab bichhaye | onion-nursery-1 | onion-diseases-3 onion-sowing-1
pyaj khad matra acre | onion-nutrients-1
pehli barish ke baad ped ke sare patte ilili kha gayi sagwan jawan hai bachega | teak-pests-1
adrak sukha kar sonth powder machine kitne ki |
jodwa pyaj bahut nikle vyapari nahi le raha agli baar kaise roke | onion-disorders-2
gulchadi me dandi aati hai par phool nahi jad me dane dane | tuberose-pests-1
ek than se chhichhde aa rahe kal tak thik tha | cattle-mastitis-1 | cattle-mastitis-2
bachhde ko khees kitni der me | cattle-calf-1
gajar ke sath asoj me mooli kaunsi lagau aur do muhi na ho | radish-sowing-1 radish-disorders-1
urad me khar patwar | urad-weeds-1 | general-weeds-1
5 mahine ki bachhdi ko garbh girne wali bimari ka tika lage kya bachhde ko bhi | cattle-vaccination-3
muhkhur sui kab kab | cattle-vaccination-1 | cattle-vaccination-8
pyaj me phool dandi | onion-disorders-1
achar wala chara kis samay kate gaddha kab khole | cattle-fodder-3 cattle-fodder-4 | fodder-maize-feeding-1 fodder-sorghum-harvest-1
pichli baar gile pyaj seedhe kothe me bhar diye the aadhe sad gaye is baar 80 quintal hai nikalne ke baad kitne din khet me kitne din chhaya me rakhu aur patta kitna kaatu | onion-storage-1 | onion-diseases-5
adrak 3 mahine ki ho gayi barish nahi aa rahi pani kab kab | ginger-irrigation-1
ghar ka bantta kaise banaye | cattle-feeding-4
kambal keeda jhund me udad kha raha hai dawai bina kya kare | urad-pests-2 | general-perch-1 general-neem-1
har mahine hara makai charo chahiye das bhains hai kaise boye | fodder-maize-sowing-1 | fodder-maize-seed-1
gujarat me coffee ki nursery kaha milegi |
bangal ki bakri kaisi aur baade me kitni jagah de | goat-breeds-1 goat-housing-1
bachhda ek raat me mar gaya kulhe pe garam sujan thi ab lash ka kya kare | cattle-bq-1
bhains byai parso aaj uth nahi rahi takat khatm | buffalo-health-2 | cattle-milkfever-1
gulchhadi chhaya me lagi hai dandi nahi aati | tuberose-soil-1
chari makka me sundi hai spray karke bhains ko khila sakte kya | fodder-maize-pests-1 | general-safety-6
pyaj par niryat band hai kya kab khulega |
mulo bij 1 acre ketlu | radish-seed-1
matar ki phali me sundi ghusi hui kya kare dawai kam se kam | greenpea-pests-1 | field-pea-pests-2 general-perch-1
jersey tez bukhar gilti sujan kilni | cattle-theileria-1 | cattle-ticks-1 cattle-vaccination-4
bhains dana kitna | buffalo-feeding-1
kali chhoti bakri saal me kitni baar byati hai gosht ke liye thik | goat-breeds-1
robusta me pani kab aur khad kitni | coffee-irrigation-1 coffee-nutrients-2 | coffee-nutrients-1
pyaj 1 acre beej kitna aur paidawar | onion-seed-1 onion-yield-1
ajola ka khadda kitna lamba aur mineral powder gai ko roj kitna gram | cattle-azolla-1 cattle-feeding-7 | cattle-azolla-2
mooli ki dhulai machine kitne ki |
bhains ko gal ghotu sui kab aur byane ke baad na uthe to kya | buffalo-health-1 buffalo-health-2 | cattle-vaccination-2
silage bale ki machine ka rate kitna |
gir kitna doodh | cattle-breeds-1
heat ke lachhan gai batao | cattle-breeding-1 | cattle-breeding-3
bhains doodh dete samay laat marti hai kaise sudhare |
makka chare ki gobh me illi hai paani kitne din me | fodder-maize-pests-1 fodder-maize-irrigation-1
bajre ki jagah adad lena hai kab daalu nirai kab | urad-sowing-1 urad-weeds-1
haldi ke bagal me adrak hai patti kab bichhau khaad kitni | ginger-weeds-1 ginger-nutrients-1 | turmeric-nutrients-1 turmeric-weeds-1
bhains ke kaan me mawad aa raha hai kaunsi dawa |
ek company wale gaon me aaye bole 500 rupaye ka lab wala sagwan lagao 10 saal me 3 guna badhega hum khareed lenge likh ke de rahe hai 2 acre lagane ka soch raha hu bharosa karu | teak-market-1
khara pani hai draksh ki kalam kis jad par chadhaye kab | grapes-sowing-1
matar neeche se sukhna shuru garmi me boya tha | greenpea-diseases-2 | greenpea-sowing-1 field-pea-pests-1 field-pea-diseases-4
urad me phali chhedak ke liye coragen kitna ml |
kitni bakri par ek bakra | goat-breeding-2
antibiotic wali gai ka dudh chai me daal sakte | cattle-milk-3 | cattle-lsd-4
makka ka silej banana hai gili hai kutti kitni moti panni kaise | fodder-maize-feeding-1 | cattle-fodder-4 cattle-fodder-5
bhains ko jagah kitni chahiye dana kitna | buffalo-housing-1 buffalo-feeding-1
urad dal mill lagane me kitna kharcha |
makka ka chara kab kate kitna niklega | fodder-maize-harvest-1 | cattle-fodder-3 fodder-maize-varieties-1
gyabhan bakri ko dana kitna kitne din me byayegi | goat-feeding-1 goat-breeding-1
5 quintal ki dudharu gai din bhar me kul kitna sukha hisab kha jati hai | cattle-feeding-5
sagwan ki duri | teak-sowing-1
suwari kal parso byane wali hai kya taiyari | pig-piglet-1 | pig-piglet-3
lampi kaise failta hai kitne din me thik | cattle-lsd-1 | cattle-lsd-2
kaali jameen me angoor chalega chuna zyada hai | grapes-soil-1
gulchhadi ke kand kaha se milenge udaipur me |
gai gala sujan bukhar chaumasa | cattle-hs-1 | cattle-vaccination-2
muli ke patte ke niche safed chhale jaise | radish-diseases-1
khared chhatni kaise | grapes-pruning-1
garmi wali urad me pehla pani kab de | urad-irrigation-1
urad ugge 12 din hue the sab barabar tha ab line me ek ek paudha peela hokar murjha raha hai ukhad kar cheera to tane ke andar safed kira mila | urad-pests-1
muli kab ukhade | radish-harvest-1 | radish-disorders-2
adrak kab | ginger-sowing-1
bakri kitne mahine me byati | goat-breeding-1 | goat-breeds-5
haryana me badi bakri dudh aur mans dono ke liye jamnapari ke baad kaunsi | goat-breeds-4
arabica ke 8 saal ke paudhe me patte peele hokar latak gaye tane par chhalle jaise ubhar hai hawa me do paudhe toot gaye bagal ki kali mirch theek hai kya kare | coffee-pests-1
cross wali gai ko teen din se 105 bukhar hai pehle uske kaan ke andar bahut itdi thi ab jaangh ke aage gaanth sooj gayi aur aankh ki jhilli safed pad gayi hai salah de | cattle-theileria-1
udad peeli padi hai bharu wali sundi bhi lagi hai | urad-diseases-1 urad-pests-2
sagwan lakdi ka bhav ghan foot |
ek bakri alag khadi rehti jugali band kaise jane bukhar hai | goat-sick-1
bhains chhod kar ab desi gai rakhni hai ghar ke doodh ke liye kaunsi le | cattle-breeds-4 | cattle-breeds-1
haat se bakri lani hai 6 mahine ki kitne kilo ki ho to theek dekhu kya kya | goat-select-1
jyeshth ke aakhir me pyaj ka beej dala tha achha ugg gaya tha phir do din jhadi lagi ab kyari me jagah jagah paudhe gardan se patle hokar lete pade hai rop bachega kya | onion-diseases-3 | onion-nursery-1
bakri chakkar khakar mari | goat-et-1 | goat-vaccination-2
matar me pala lag gaya thand se kala pad gaya | general-frost-2 | field-pea-climate-1 general-frost-1
matar me urea zyada dalne ki zarurat hai kya gaanth to khud banata | greenpea-nutrients-1 | field-pea-nutrients-1
mooli me kali illi hai pani kitne din me | radish-pests-1 radish-irrigation-1
sirohi bakri ko roz kitni patti kitna dana de | goat-feeding-1
gai apna doodh khud pi jati hai kaise chhudaye |
gai ka phool bahar aa gaya kaue chonch mar rahe doctor door hai tab tak | cattle-prolapse-1
ek acre ropa, thaha kitni jagah | rice-nursery-1 | rice-nursery-4
jaldi dhan ka thaha kitne din ka | rice-nursery-2 | rice-nursery-3
hkr 47 paneeri kis hafte | rice-nursery-3
ghar ka beej h usme badra bahut h, pani me kitna namak ghol ke chhante aur acre ropai me kitna patla dhan lagega | rice-seed-1 rice-seed-2 | general-seedtreat-1
mota dhan swarna ropai me ek acre beej, raipur side | rice-seed-2
shri vidhi karna hai paudha kitne din ka aur kitni doori | rice-sowing-1
ropa late ho gaya to paudhe paas paas lagaye kya | rice-sowing-2
ludhiana wale mama bole dhan ki lagwai bees june se pehle mat karo, sahi hai kya aur kyu | rice-sowing-3
bina ropai ke dhan bona hai seedha machine se, beej kitna aur kis tarikh tak | rice-sowing-4 | rice-sowing-5
lambi basmati ki paneri kab | rice-sowing-6
pusa 1121 lagani h bhopal ke paas raisen me, kitna beej or line se line kitni dur | rice-seed-4
pusa 44 ki jagah kam pani wala | rice-varieties-1
ek sal baadh ek sal sukha, dono jhelne wala dhan | rice-varieties-3 | rice-varieties-2
tand me dhan kaunsa | rice-varieties-4
dhan me kul khad kitni | rice-nutrients-1 | rice-nutrients-2 rice-nutrients-6 rice-nutrients-3 rice-nutrients-5
dsr me urea kis hafte | rice-nutrients-3
gehu me poori dap di thi, dhan me chhod du kya | rice-nutrients-4
kerala me mere sale ka dhan h niche wale khet me, use kitna npk chahiye | rice-nutrients-5
mitti khatti nikli, dhan khet me chuna kab kab | rice-soil-1 | general-acid-2
tar wattar me pehla pani | rice-irrigation-1
dhan kab pyasa na rahe | rice-irrigation-3
katai se kitne din pehle dhan ka pani band karu, raat me harvester chalwa du kya | rice-irrigation-4 | rice-harvest-1
ropa ke 8 din baad machete dalu to kaam karegi | rice-weeds-1 | rice-weeds-3
dawai nahi dalni, dhan me nindai kitne kitne din me aur kaise ghas kam ho | rice-weeds-3
khaira lag gaya kya dalu | rice-disorders-2 | general-zinc-2 general-zinc-3 general-zinc-1 rice-disorders-1
dhan ke purane patte kinare se jhulas rahe, naye neele hare, aur paudha gir raha | rice-disorders-3 | general-defic-3
halki jamin sukha boya, dhan ke naye patte safed | rice-disorders-4 | general-iron-1
bali khadi, andar badra kyu | rice-disorders-6 | rice-pests-9 rice-pests-4
maho jad me, kaali chipchipahat | rice-pests-1 | rice-pests-2 rice-pests-3
har saal maho aata h, pehle se kya karu | rice-pests-2 | mustard-pests-1
bhure fudke, pani nikalu ya dawa, kaun si | rice-pests-3 | rice-pests-2
safed khadi bali, khali dana | rice-pests-4 | rice-disorders-6
anda card kitne lagane aur kitni bar dhan me | rice-pests-6
patti lapetne wala keeda, dhan pe rassi ghumana sahi h | rice-pests-7
gangai ka prakop h bastar me, pyaz jaisi pongli nikal rahi, pichhle saal kodo kutki me kuch nahi hua tha, ab agle saal dhan me kya dhyan rakhe | rice-pests-8
badbudar keeda dudhiya dhan me | rice-pests-9
kante wala neela bhring dhan me | rice-pests-10
ropa se pehle chuhe ke bil | rice-pests-11
benki rog failne se kaise roke | rice-diseases-2
dhan ka tana gilas me dudhiya dhar chhode, kya rog | rice-diseases-3
dhan jivanu jhulsa, pani nikalu? | rice-diseases-4
dhan me til jaise dane | rice-diseases-6
dhan me haldi gola, dawa kab | rice-diseases-7
basmati me kuch paudhe bahut lambe | rice-diseases-9
harvester wala kal aayega, dane me nami kitni ho tab dhan kaate, aur ghar me saal bhar rakhne ko kitna sukhau | rice-harvest-1 rice-storage-1 | general-store-1
beej wala dhan kitna sukhau | rice-storage-1
purane bore dhan bharne se pehle saaf kaise kare | rice-storage-2 | general-store-2
basmati mota dhan se kam kyu nikalta | rice-yield-1
basmati ka bichda kis mahine dale beej acre me kitna | rice-sowing-6 rice-seed-4
sri beej kitna, thaha umar | rice-seed-3 rice-sowing-1
maho ki pehchan aur bachav | rice-pests-1 rice-pests-2 | mustard-pests-1 rice-pests-3
dhan ki bali safed h, aur kuch me peele gole bhi | rice-pests-4 rice-diseases-7 | rice-disorders-6
dhan me urea kab | rice-nutrients-1 | rice-nutrients-3 rice-nutrients-4
drum seeder se dhan kaisa rahega | rice-sowing-5
dhan ke bich me machhli palni h kitne bachche chhodu |
dhan me ghonghe bahut ho gaye paudhe kha rahe |
swarna dhan ko kitne din me pakta h |
dhan ka kism mtu 1010 ki upaj kitni h |
2,4-d dhan me kitne din pe dale motha ke liye |
rice husk ki rakh khet me kitni dalu |
murgi ka anda roz kis rate pe bechu dukan ko |
giriraja ya desi, ande kitne | poultry-backyard-3
vanraja baithti nahi chuje kaise | poultry-backyard-4
chujo ko pehle hafte garmi kitni | poultry-brooding-1 | poultry-brooding-2
chuje thand me ya garmi me | poultry-brooding-2 | poultry-brooding-1
chujo ke niche dhan ki bhusi kitni moti bichaye | poultry-brooding-3
boiler kitne hafte me bikta | poultry-broiler-1
1000 boiler ke liye shed kitna bada, aur ek saal me kitne lot nikal sakte | poultry-broiler-2 poultry-broiler-1
layer ko zameen pe kitni jagah | poultry-layer-1
layer kab bech deni chahiye | poultry-layer-2
murgi ande kam de rahi, dana kitna light kitni | poultry-layer-3
layer ko r2b kab lagega | poultry-vaccination-1
boiler gumbaro teeka kab | poultry-vaccination-2
murgi ki gardan tedi, hari beet | poultry-ranikhet-1
25 din ke chuje sust pankh fule safed beet, roz mar rahe, pichhle batch ke baad shed dhoya nahi tha, teeka kab lagna tha boiler ko | poultry-gumboro-1 poultry-vaccination-2 | poultry-broiler-2
khooni dast chujo me kya kare | poultry-coccidia-1 | poultry-brooding-3
kauve mar rahe, mari murgi ko chhu sakte kya | poultry-flu-1
bard flu me murga khaye? | poultry-flu-2
loo me murgi ka dana kab | poultry-heat-1
khaki campbell saal ke ande | poultry-duck-1
badakh ne sada dana khaya mar gayi | poultry-duck-2
tarki ek ko kitni jagah | poultry-turkey-1
turkey bachche dana nahi chugte | poultry-turkey-2
layer ki jagah, anda kab | poultry-layer-1 poultry-layer-2
vanraja ka wajan kitna, khud anda seti h kya | poultry-backyard-1 poultry-backyard-4
kadaknath ka murga kitne me bikta h jhabua me |
murgi ke pet me keede ki dawa kab du |
murgi ki beet ki khad khet me kitni dale |
bhindi fagun me ya june | okra-sowing-1
thand me bhindi kam ugti h to beej zyada dalna padega kya, feb me bo raha, aur beej bhigona bhi h kya | okra-seed-1 okra-seed-2
bhindi ka beej bhigoye kitni der | okra-seed-2
bhindi ek gaddhe kitne dane | okra-sowing-2
bhindi me dusri urea kab | okra-nutrients-1 | general-fert-5
bhindi ko garmi me kitne din me pani, aur bone se pehle bhi de kya | okra-irrigation-1 | okra-disorders-1
bhindi bo di kal, ghas na uge uske liye abhi kya chhidke, aur pani kitne din me du garmi h | okra-weeds-1 okra-irrigation-1
bhindi ki patti kha rahi badi hari sundi, kaun si dawa |
kashi sahishnu kis rajya ki | okra-varieties-2
bhindi peelia, paudha ukhad du ya dawa hogi | okra-diseases-2 | okra-diseases-1 okra-disorders-2
bhindi me illi fal me ghusi h, trap kitne lagau, aur kitne din me tod lu ki reshe na pade | okra-pests-1 okra-harvest-1
ratnagiri garmi bhindi der se boi, keeda zyada kyu | okra-pests-2 | okra-pests-1
hara tela bhindi me neem wali dawa kitne din me dobara | okra-pests-3
chitti makhi bhindi me roktham | okra-pests-4 | okra-diseases-2 general-trap-3
bhindi patte dono taraf rakh | okra-diseases-3
bhindi kaale tedhe dhabbe | okra-diseases-4
bhindi ke fool gir rahe garmi bahut h, aur patto pe safed rakh bhi aa gayi | okra-disorders-1 okra-diseases-3 | okra-irrigation-1
bhindi naye patte peele nas hari | okra-disorders-2 | general-iron-1
bhindi todte khujli, kitne kitne din me tode | okra-harvest-1
ek acre bhindi kitna kuntal | okra-yield-1 | okra-varieties-1
bhindi kab, peelia rodhi kaun si | okra-sowing-1 okra-varieties-1 | okra-varieties-2
bhindi ki khad aur nindai | okra-nutrients-1 okra-weeds-1 | general-weeds-1
bhindi me growth badhane ka tonic kaunsa |
lal bhindi ka beej kaha milega |
bhindi me keeda marne ki emamectin kitne ml |
maine med ke paas aur aam ke niche se mitti nikal li janch ko, chalegi ya dubara lu | general-soiltest-2
mitti ki theli pe kya likhe, dhoop me sukhau kya | general-soiltest-3 | general-soiltest-1
card me OC 0.6 likha h matlab kya, aur ise badhane ko kya dalu | general-soiltest-4 general-carbon-1
report me ph 6.1 jasta 0.4 kam h kya | general-soiltest-6
jamin thodi si usar, dhaincha ke sath gipsum kitna | general-alkali-2 | general-alkali-1
khet me safed namak ki papdi jam jati h, gypsum dalu kya aur kaun si fasal ho jayegi | general-saline-1
chuna ek acre me kitna kuntal aur nali me har saal kitna, jamin khatti h | general-acid-2 | general-acid-3
gumla jharkhand me jamin khatti h bolte, kaun kaun jile me aur upaj kaise puri mile | general-acid-4 | general-acid-2 general-acid-1
naravai jalane pe jurmana lag raha, khadi parali me hi gehu bona h to kaise | general-residue-1 | general-residue-3 wheat-machinery-1 wheat-machinery-2 general-residue-4
tapak sinchai me khad chalate time pehle kitni der sada pani, aur calcium wali alag rakhe kya | general-fertigation-1 | banana-nutrients-3
super se 120 60 40 pura karna kitni bori | general-fert-2 | general-fert-4
society me dap khatam, 1 bori dap ke badle kitni super aur urea lu, aur 1 kilo potash matlab kitna lal potash | general-fert-4 general-fert-3
khet me pani bhara h usi me urea fek du kya, aur nano wali botal se kaam chal jayega kya | general-fert-5 general-nano-1 | general-nano-2
dap aur beej ek hi nali me daal diya makka ka, jala to nahi denge ankur | general-fert-6
nano urea pe sansad me sarkar kya boli | general-nano-2
33 wala jasta aur 21 wala, dalne me farak | general-zinc-2
suhaga khet me kitna, zyada ho gaya to | general-boron-2
gajar ghas se hath me khujli ho gayi aur bhains ka dudh kadwa, makka ke mendh pe bhari h, kaise khatam kare | general-weeds-2
bhind me bajra kitna der tak bo sakte h, garmi me bhi boya ja sakta kya | bajra-sowing-1
bajri beej kaali mitti me acre me kitna | bajra-seed-1
bajra kitna gehra, line duri | bajra-seed-2
sankar bajra pani wala npk | bajra-nutrients-2
bajra nindai kab | bajra-weeds-1 | general-weeds-1
jogiya bajra me dobara na aaye | bajra-diseases-1
bajre ki bali pe shahad jaisa chipchipa, beej ko namak pani me kaise saf kare | bajra-diseases-2
bajra jagah jagah murjhaya, hath me ukhad aata | bajra-pests-1
bajra bina pani kitni upaj | bajra-yield-1
bajre ki bali me kaala churan aur chidiya bhi kha rahi, dono ka ilaj | bajra-diseases-3 bajra-pests-2
bajra lamba ho ke gir jata h kaise roke |
bajra bharne se pehle kitni nami tak sukhana | general-store-1 | general-store-3
gandhak ki kami nikli to khet me kitne kilo gandhak dalu |
black cotton mitti me darar padti h to kya kare |
tosa pat ka beej phek ke bona h acre me kitna, aur kis mahine, unchi jamin h | jute-seed-1 jute-sowing-1
pat ki achi kisam unchi jamin ki, aur nichi jamin ki | jute-varieties-1 | jute-sowing-1
jhota ke chhote paudhe me teen din pani bhar gaya ab mar rahe, upar wala dhan thik h, isko kaisi jamin chahiye | jute-soil-1 | general-flood-1
patsan nindai kitni baar | jute-weeds-1
patsan ke tane pe kaala daag aur paudha tut ke gir raha, pichhle saal bhi yahi pat boya tha aur uske pehle bhi, beej pe kuch nahi lagaya. kya kare | jute-diseases-1
jhota pani me kitne din sadaye | jute-harvest-2
pat ke reshe ka grade kaise dekhte tossa 3 ya 4 |
agast me gobhi kaun si | cauliflower-sowing-1
fulgobi hybrid beej ek acre | cauliflower-seed-1
gobhi me khad ropai pe kitni or mitti chadhate samay kitni | cauliflower-nutrients-1 | cabbage-nutrients-1
gobhi ki nai patti chabuk | cauliflower-disorders-3
phool gobhi dane dar dhili, mandi me rate nahi | cauliflower-disorders-4 | general-market-22 general-market-26
gobhi me chhoti hari illi dhage se latakti, patte me khidki jaise chhed, teen dawa mari kuch nahi hua | cauliflower-pests-1 | cabbage-pests-2
fulgobi kinare se peela tikona, beej garam pani kitna | cauliflower-diseases-1
gobhi me batan jaisa phool kyu, aur safed kaise rakhe | cauliflower-disorders-4 cauliflower-harvest-1 | cauliflower-disorders-1
phoolgobhi me pani kitne din me dena |
ilaichi kism kerala wali | cardamom-varieties-1
ilaichi ko saal bhar me kitni khad, bina pani wali me kitni, aur garmi me pani kitne din pe | cardamom-nutrients-1 cardamom-irrigation-1
ilaychi fali khurdari phool jhade | cardamom-pests-1
ilaychi barish me sad rahi | cardamom-diseases-1
katte ilaichi me dawa? | cardamom-diseases-2
ilaichi kitne saal me fal | cardamom-harvest-1
ilaychi gamle me ghar pe lag jayegi kya |
kalingad hybrid tray, acre ka beej | watermelon-seed-1
tarbuj me bachi hui urea kab kab, aur pakte samay pani kitna | watermelon-nutrients-1 watermelon-irrigation-1
tarbooj ki bel ki nok kab todni, ek bel pe kitne fal, aur pakne ki pehchan | watermelon-pruning-1 watermelon-harvest-1
ek bel murjhai ab pura tarbooj, tane me bhuri lakir | watermelon-diseases-1
tarbooj ke kopal mud gaye, chandi wali panni bichhane ka fayda | watermelon-pests-1 | general-mulch-1
tarbuj ek acre se kitna nikalega aur kitne din me taiyar | watermelon-yield-1 watermelon-harvest-1
tarbooj ke sath beech me kya milwa fasal lagaye |
aawla ki kaun si kisam jaldi bikne ko aati, akela ek hi lagau to fal lagega | amla-varieties-1
anwla ke gaddhe kitne bade, kitni duri, aur do saal ke paudhe ko khad kitni | amla-sowing-1 amla-nutrients-1
aawla andar se kaala | amla-disorders-1 | amla-varieties-1
anwle ki tahni me ganth | amla-pests-1
aonla kitne saal me fal | amla-harvest-1
aawle ke bagiche me beech me kaun si fasal le |
anwla ki nursery me kalam bandhne ka tarika |
bela kalam kab, acre me kitne | jasmine-sowing-1
mogra ko saal me kitni khad ek paudhe ko | jasmine-nutrients-1
mogra ke naye patte peele | jasmine-disorders-1 | general-iron-1 general-defic-1
mogre ki kali gulabi ho ke gir rahi, patte bhi peele, jad me ganth dikhi | jasmine-pests-1 jasmine-disorders-1
mogra ka jhad kitne saal phool deta |
jai december me beej kitna | oat-seed-1
jai baar baar katne wali | oat-varieties-1 | oat-sowing-1 oat-nutrients-1 oat-harvest-1
jai ko pani kitne din me | oat-irrigation-1
barseem se afara, jai milau? | oat-feeding-1 | berseem-feeding-1 cattle-bloat-1
jai ka dana pakne par kitne kuntal nikalta |
lusan ka beej raat bhar bhigona padta h kya, acre me kitna, pehli katai kitne din | lucerne-sowing-1 lucerne-seed-1 lucerne-harvest-1
rijka jisme 14 katai | lucerne-varieties-1
rijka ko bone par khad kitni or pani kitne din me | lucerne-nutrients-1 lucerne-irrigation-1
rijka pehli katai kab | lucerne-harvest-1
hathi ghas zyada ton wali | hybrid-napier-varieties-1
napier katai ke baad nitrogen | hybrid-napier-nutrients-1
sirf napier khila rahe bhains ko dudh nahi badha, chokar bhi band kar diya mehnga h, iske saath kya ugau ki protein mile | hybrid-napier-intercropping-1
bhains ko roz napier kitne kilo khilaye |
nehar ka paani hai bihar me chhath ke baad gehu daale to pichhad to nahi jayenge | wheat-sowing-1 | wheat-sowing-2 wheat-sowing-3
hamare pahad me kuhl nahi hai, dashahre ke baad zameen geeli hai to gehun daal de kya | wheat-sowing-2
kanak da beej kille ch kinna paiye | wheat-seed-1 | wheat-sowing-3 wheat-seed-2
pichhete gehoo ka beej bhigona ghante | wheat-seed-3
gehu ki 187 aur 222 me se meerut ke liye kaun si jo hawa me na lete | wheat-varieties-1 | wheat-irrigation-3
kurukshetra kanak kaun si kab | wheat-varieties-1 wheat-sowing-1 | wheat-varieties-2 wheat-sowing-3
dhan der se kata, shamli wale pichheti me kaun sa beej le 3059 ya koi aur | wheat-varieties-2
ballia me christmas baad gehu | wheat-varieties-3 | wheat-sowing-3 wheat-seed-2
bihar pichheta gehun kaun sa | wheat-varieties-3
kathua me 10 november ko kaunsi kanak aur agar 1 january ho jaye to kaunsi | wheat-varieties-5
gehu me kul kitni khaad padti hai pehla paani kab | wheat-nutrients-1 wheat-irrigation-1 | wheat-nutrients-4 wheat-irrigation-2 wheat-nutrients-2
retli zameen kanak urea kisht | wheat-nutrients-2
kille da dap kanak da beej | wheat-nutrients-4 wheat-seed-1 | wheat-nutrients-1
bina sinchai gehoo khad matra | wheat-nutrients-5
kanak nu kor da pani kinne din te laiye | wheat-irrigation-1 | wheat-irrigation-2
nehar band hone wali hai, gehu me sirf teen baar pani mil payega kis kis samay lagaye | wheat-irrigation-2 | wheat-irrigation-1
gehu ko pani diye 5 din hue chikni mitti hai patte peele pad gaye urea daal du kya | wheat-disorders-1 | wheat-disorders-2
gehu me jagah jagah tukde bauna aur feeka rang ka hai dana khaad ya jasta kya kami hai | wheat-disorders-2 | wheat-nutrients-6
ludhiana retli zameen jhone baad kanak, pehle pani ke baad beech wale patte pe slety gulabi tikke hare nas ke beech | wheat-disorders-3 | wheat-disorders-2
din me 34 degree aur raat thandi rahe to gehoo ko nuksan hoga kya baali bhar rahi hai | wheat-climate-1
kanak nu kinne din tak nadeen mukt rakhna chahida | wheat-weeds-1
mandusi pe sulfo wali dawai 3 saal se daal rahe ab kuch asar nahi double dose kar du kya | wheat-weeds-3 | wheat-weeds-4
gulli danda ki pakki dawai batao jo zidd wala bhi mare, beej ke turant baad wali bhi | wheat-weeds-4 | wheat-weeds-3
parali me seedha gehu machine | wheat-machinery-1 | general-residue-3 general-residue-1 wheat-machinery-2 general-zerotill-1
subah gehu ke khet me ghuma, dhundh thi, bahar nikla to pajama haldi jaisa peela ho gaya, pados ke matar saaf hai, patte pe dhari dhari dikh rahi, ye kya lag gaya | wheat-diseases-1 | wheat-diseases-2 wheat-disorders-2
una me har saal jan me kungi aati hai kanak pe, kab se khet dekhna shuru kare aur kaunsi dawa | wheat-diseases-2 | wheat-diseases-1
sitta nikalte hi kala choora ho gaya sirf dandi bachi | wheat-diseases-4 | wheat-seed-4
combine ke baad dhair lagaya to kuch daane ek taraf se kaale, haath pe masla to machhli ki boo, aadhti bola katauti hogi, bijai wale daane me ye na aaye iske liye kya karu | wheat-diseases-5
gehu ki baali pe haree choti joo aur chip chip ho raha, safede wali side se shuru hua | wheat-pests-1 | wheat-pests-2
chepa kitna ho tab dawai kanak | wheat-pests-2 | general-neem-1
kanak me seonk kachcha gobar dala | wheat-pests-3 | general-compost-3
super seeder wale khet me december me kanak ki beech ki goabh sookh gayi, andar gulabi sundi | wheat-pests-4
moosa ne gehoo ki mend khokhli kar di, dawai nahi dalni, koi desi tareeka | wheat-pests-5
kanak pakki ki nahi jhaad kinna | wheat-harvest-1 wheat-yield-1
kothi me gehu garam bhare | wheat-storage-1
222 kanak kitna jhaad deti hai kille ka | wheat-yield-1
march me jau theek hai par gehu pe kaali phaphoondi aur lesla pani, chhoti chhoti joo | wheat-pests-1
kanak kab kaate kothi me bharne se pehle kya safai | wheat-harvest-1 wheat-storage-2 | wheat-storage-1
kanak 30 din ki, khet me bathu te maina, mitti me nami hai kuch spray batao | wheat-weeds-5 | wheat-weeds-1
kanak kado bijiye amritsar | wheat-sowing-1 | wheat-sowing-2
kanak me sulphur ki kami hai kitne kilo gandhak dale |
gehu me jai wali ghas (jangli jai) ki dawai batao |
kanak olon se giri bima kab | general-scheme-26 | general-scheme-28
gehoo ke saath channa milake boye to kitni line ka anupat rakhe |
gehu me sprinkler ki pipe kitni doori pe lagaye |
smart seeder hp aur raftaar | general-residue-3
jeero till gehu bachat | general-zerotill-1
peeth wali tanki se ek aadmi din me kitna khet sprey kar lega pani kitna lagega | general-nozzle-2 | general-nozzle-3
dawai kam jyada ho jati hai, sada paani se pump jaanchne ka tarika 10 meter wala | general-nozzle-3
40 hp pe kitne foot rotavator | general-implement-1
computer wala karaha (laser) lagwane se pani kitna bachega kitne saal me dobara | general-implement-2
parali wale khet me bijai ka kharcha kitna smart seeder me tractor kitne hp | general-residue-2 general-residue-3
kallar me kella | banana-soil-1 | general-alkali-2 general-alkali-1
nendran sucker kitna kaate | banana-nursery-1 | banana-pruning-1
basrai kela acre me podhe | banana-sowing-1
sabzi wala kela kism aur zameen | banana-varieties-1 banana-soil-1
kele ke tane se kitni door khaad daale, chota hai tab aur bada ho tab | banana-nutrients-2
drip wale kele me ghulne wali khaad hafte me kitni baar, phool ke time kya badhaye | banana-nutrients-3 | general-fertigation-1
kele ke bagal me bahut bachche nikal aaye kaat de ya rehne de | banana-pruning-1
ghaud par thaili kab | banana-pruning-2
katihar se g9 ki putti sasti mil rahi le aaye kya, waha koi nayi bimari suni | banana-diseases-2
barsat shuru hote hi kele ke patto pe chhoti peeli dhari, ab beech se raakh jaisi, poora patta sookh raha, nali bhi bhari hai aur ghas bhi, pados ka amrood theek hai | banana-diseases-3
raat halki si hawa chali aur kele ke paanch jhaad gir gaye, jad wala kand cheera to andar kaali surang aur safed mote keede, aage ke liye putti kaise lagau | banana-pests-1
tane ke tukde pe phaphund wala powder laga ke kele me ghun pakadna, acre me kitne | banana-pests-2
kele ke patte ke beech me peela par kinara hara, dandi pe baingni nishan | banana-disorders-2
up me kela mahina aur kism | banana-disorders-3 banana-varieties-1
nariyal ke beech kaunsa kella lage | banana-intercropping-1 | coconut-intercropping-1
kela fridge me kala pad gaya | banana-storage-1
kela jalgaon me acre ka kitna, ghaud kab kaate | banana-yield-1 banana-harvest-1
tissue kella kab khaad kitni | banana-nursery-2 banana-nutrients-1 | banana-nutrients-2 banana-nutrients-3
kele ke saath adrak lagaye to kitni doori rakhe |
kele ka podha nursery me 1 ka rate kya hai |
tamater ki pod kab dale beej kitna gram | tomato-sowing-1 tomato-seed-1
plug tray me tamatar ki paneeri, khaane kitne wali aur acre me kitni tray | tomato-nursery-1
tamilnadu me tamatar ki khad 30 din baad kitni | tomato-nutrients-1
tmatar jaade me pani kab | tomato-irrigation-1
tamatar ghas aur pani ka antar | tomato-weeds-1 tomato-irrigation-1
tmatar murjhaya nahi bas sikuda bauna | tomato-diseases-1 | tomato-pests-1 tomato-diseases-2
bangalore garmi tamatar morod nuksan | tomato-diseases-2
hare tmatar me gol chhed milte hai aur keeda ka sir andar poonch bahar, saath me bhindi saaf hai, kisi ne kaha gende ki line laga do, kitni line pe ek aur kitne jaal | tomato-pests-2
tamatar patti safed lakeer | tomato-pests-3 | general-trap-3
tamatar ke bagal me aalu baingan lagaya tha, ab choti sundi patti me khokhla kar ke fal ki topi pe ched | tomato-pests-4
badal aur jhadi lagi hui 4 din se, tmatar ke patte gale pani jaise dag, neeche safed rui, fal bhura | tomato-diseases-4
subah tak tamatar bilkul hara tha shaam ko latak gaya, do kataar chali gayi, dandi paani me dali to safed dhaar nikli, isi khet me agle saal mirch lagani thi to ruk jau kya | tomato-diseases-5
tamatar panneri let gayi | tomato-diseases-7
tmatar ka talla kala | tomato-disorders-1
tamatar me phool aate hai par jhad jate, may ki dhoop 40 degree, urea bhi khoob diya | tomato-disorders-3 | general-heat-2
tmatar kaisa tode kaise rakhe | tomato-harvest-1 tomato-storage-1
tamatar ka talwa kala patte ke neeche safed machhar bhi | tomato-disorders-1 tomato-pests-1 | general-trap-3
tamatar ke bhav kal azadpur me kitne the |
tmatar ki jad me ganth ganth ban gayi nematode dawa |
bandar aur tamatar shimla |
kardai kab perni karaychi, sitambar me ya diwali baad | safflower-sowing-1 | safflower-sowing-2 safflower-pests-1
kardi beej ekad aur perni | safflower-seed-1 safflower-sowing-1 | safflower-seed-2 safflower-sowing-2
kusum ghana ugna chhatai | safflower-seed-2 | safflower-seed-1
kusum me kali ke samay pala pada to mundi khali reh gayi kya yahi karan hai | safflower-climate-1
kusumbha kaisi mitti me hota hai | safflower-soil-1
ek pani kusam ko kab | safflower-irrigation-1
kusum me khurpi kitni baar chalaye aur kab | safflower-weeds-1 | general-weeds-1
march me kusum ki kali ke andar kida, badbu wala pani nikalta aur phool khilta nahi | safflower-pests-2
chane me kuch nahi par saath wali kusam me hari chikni illi, poonch pe kubad aur jamuni nishan, do din me patte chaat gayi aur podhe bauna reh gaye, koi fasal mila ke bone se kam hogi | safflower-pests-3
kusum pani khada jhuk gaya | safflower-diseases-2 | safflower-soil-1 general-flood-1
kusum ke patto par bhure phaphole choorn wale, agle saal beej me kya milaye | safflower-diseases-3
sankar kusam ek acre me kitne quintal | safflower-yield-1
kusum ke sath masoor ya jwar kaun behtar | safflower-intercropping-1 | safflower-pests-1
kusum phool pankhudi ka bhav |
kusam me khet me tambaku jaisa parjivi podha ug aaya, kya dawa |
nariyal gaddha kitna pehle saal pani | coconut-sowing-1 coconut-irrigation-1
naral 4 saal me fal | coconut-varieties-1
nariyal 2 saal ka hai khad kitna gram | coconut-nutrients-2
naye nariyal ko pehle saal kitne din pe pani, bade ko boond wale se kitna litre | coconut-irrigation-1
purane naryal ke neeche fasal | coconut-intercropping-1
nariyal kalla seeng wala keeda | coconut-pests-1
fauj me kochi me hu, quarter ke nariyal ke neeche ke patte garmi me jale jaise bhure ho gaye, ulta karo to resham aur mal ki naali me sundi, kela theek hai, kya chhode | coconut-pests-3
nariyal patta jala illi ke dushman | coconut-pests-3
naryal safed makkhi chakkar | coconut-pests-4
teen hafte se barish, nariyal ka beech wala naya patta pehle peela bhura hua phir jhuk gaya, kheecha to badbu marta hua bahar aa gaya, supari ko kuch nahi hua, ye ped bachega kya | coconut-diseases-1
nariyal wilt sahne wali kism | coconut-diseases-2
nariyal pe chadhne wali machine ka subsidy | general-scheme-55 | general-chc-2 general-scheme-57
neera nikalne ka license naryal |
barf nahi giri saeb ka kya | apple-climate-1
seb ka nanga podha jad wala january me lana hai gaddha kab bhare aur upar se kitna kaate | apple-sowing-1
bagiche me madhumakhi ke kitne dibbe rakhe jab seb phoola ho, spray kare ya nahi | apple-sowing-2
4 saal ka saeb khaad | apple-nutrients-1
april me lagatar baarish rahi, ab seb ke chhote fal pe kaali papdi aur daraar, patte ulte karo to makhmal jaise kaale dag, pichhle saal ke patte neeche hi pade the, aage kya karu | apple-diseases-1
sawan me hi seb ke patte peele kale dhabbe wale hoke jhad gaye, fal nanga latka hai | apple-diseases-2
neeche wale tauliye me pani rukta hai, saeb ke tane ke paas zameen se lagi chhaal geeli aur badbu wali ho gayi, khurpi se utar jaati hai, plum ke ped theek hai, kaun sa lep lagau | apple-diseases-3
seb ki daal pe raakh jaisi papdi jami hai, nakhun se khurcha to andar peele keede, pichhle saal fal pe lal gol bindi the to adhti ne c grade kar diya, tel wali sprey kab kare | apple-pests-2
sadak ki dhool wale seb ke ped me patte bhure lal, bareek jaale, kaun si dawa se bache | apple-pests-3
seb andar cork jaise gaddhe | apple-disorders-1
seb lagane ka mahina parag ped | apple-sowing-1 apple-sowing-2
mere dada ke lagaye saeb ke ped, ek lain me teen ped sookhe, patte chhote peele the, khod ke dekha jad par safed dhage, khet me nali se pani rista hai, baaki ped kaise bachaye | apple-diseases-3
seb kha gaye bandar tote |
seb ke carton ka size universal kitne kilo wala |
santra kism aur ped acre | orange-sowing-1 orange-varieties-1
orange 7 years wayanad fertilizer per plant | orange-nutrients-1
kinnu pani may me urea kitna | orange-irrigation-1 orange-nutrients-2
santre ko taan dena hai mrig ke liye, kis mahine pani band kare | orange-pruning-1
teen saal pehle gehu ke saath kinnu lagaya tha, ab tane se zameen ke paas gond beh raha, chhaal phat gayi aur ek taraf ki dal sookh rahi, pani tane se lag ke jata hai kya karu | orange-diseases-2
kinnu phutaav mude narangi bachche | orange-pests-1 | orange-diseases-1
santra sui jaisa chhed shaam patanga | orange-pests-2
santra chhota fal jhad may | orange-disorders-1 | orange-irrigation-1
nagpur ka ambiya santra kis mahine taiyar hota aur mrig wala kab | orange-harvest-1
kinnu ka juice plant lagane me kitni laagat |
kinnu me citrus canker ke khurdure daag ki dawa |
lichi ki gooti kab lagaye gaddhe me purane ped ki mitti kyo dalte | litchi-sowing-1
leechi manjar pehle jutai | litchi-irrigation-1
lichi phati pachhua se | litchi-disorders-1
lichi phool bahut fal kam | litchi-disorders-2 | litchi-irrigation-1
lichi ke andar dandi ke paas safed sundi aur kaala choora | litchi-pests-2
thandi subah dal hila ke kaun sa keeda pakdte hai leechi me, ande patte ke niche guchhe me | litchi-pests-3
bihar me lichi hectare ka kitna ton | litchi-yield-1
lichi ke patte mude neeche bhura, fal bhi fatte hai | litchi-pests-1 litchi-disorders-1
lichi ke baag me haldi lagana thik hai kya |
chai ki kalam kab kaate | tea-nursery-1 | tea-pruning-1
chaye bagan me ek acre me kitne jhaadi | tea-sowing-1
chai jhaad ko khaad kisht | tea-nutrients-1 | tea-nutrients-2
chai pani me dubi patte spray | tea-nutrients-2
chai ke naye patte par dhanse bhure dhabbe mud ke sookhe, machhar jaisa keeda | tea-pests-1
chaye me lal makdi | tea-pests-2
chai ki katai chhatai kab, khaad kitna | tea-pruning-1 tea-nutrients-1
chai ki hari patti ka rate factory me |
shimla mirch beej gram | capsicum-seed-1
shimla mirch jodi kataar ka naap | capsicum-sowing-2
shimla mirch roz kitna pani | capsicum-irrigation-1
capcicum kitni shakh rakhe | capsicum-pruning-1
shimla mirch gal rahi paidawar kitni | capsicum-diseases-1 capsicum-yield-1
shimla mirch thrip jali | capsicum-pests-1
shimla mirch kab lagaye khaad kitni | capsicum-sowing-1 capsicum-nutrients-1 | capsicum-seed-1
simla mirch ke liye polyhouse subsidy uttrakhand | general-scheme-68
paalk chhitakwa beej kitna kilo bighe me acre bata do | palak-seed-1
palak khaad matra gudai kab | palak-nutrients-1 palak-weeds-1
paalk pani sardi katai kab | palak-irrigation-1 palak-harvest-1
palak ghani gudai kab | palak-weeds-1
paalk ke patte me ched illi kha gayi aur joo bhi, kitne din ruke kaatne me neem ke baad | palak-pests-1 | general-neem-1
palak me dandi nikal aayi patte chhote kadwe ho gaye | palak-disorders-1 | palak-sowing-1
palak ka beej kitna pani kab kab | palak-seed-1 palak-irrigation-1
palak ka bhav mandi me kitna chal raha |
chari ek hath ki kaatu | fodder-sorghum-feeding-1 | fodder-sorghum-harvest-1
sukhi jwar barish kab kaatu | fodder-sorghum-feeding-2 | fodder-sorghum-feeding-3 jowar-feeding-1
jwar kaat ke raat bhar rakh de to zahar kam hoga ya nahi | fodder-sorghum-feeding-3 | jowar-feeding-1 fodder-sorghum-feeding-1
charri garmi me beej kaun si | fodder-sorghum-sowing-1 fodder-sorghum-varieties-1
meethi sudan aur pant chari me kaun kitni katai | fodder-sorghum-varieties-1 | fodder-sorghum-harvest-1
chari kab kaate dubara kitne din me taiyar | fodder-sorghum-harvest-1 | fodder-sorghum-feeding-1
jwar chara beej kitna khaad kitni | fodder-sorghum-sowing-1 fodder-sorghum-nutrients-1 | jowar-seed-2
jwar charri ka hara chara rate per quintal |
gulab ki kalam wale paudhe kab lagaye kitni doori | rose-sowing-1
gulab hybrid tea ko gram me NPK | rose-nutrients-1
gulab ke patte pe kaale jhalar dar gol dhabbe peele hoke gir rahe | rose-diseases-1
gulab me chipchipi kopal, patte pe jala, tane pe papdi | rose-pests-1
gulab kab chhaate aur naye kab lagaye | rose-pruning-1 rose-sowing-1
gulab ke podhe ko gamle me kitne litre ka gamla |
safeda ek acre me kitne podhe gaddha kitna | eucalyptus-sowing-1
safede ke 413 wale podhe achhe hai ya beej wale, kitne tarah ke mila ke lagaye | eucalyptus-varieties-1
safeda kitne saal me kate | eucalyptus-harvest-1
safede ke tane me bura | eucalyptus-pests-1
safeda kitni door lagaye kab kaate | eucalyptus-sowing-1 eucalyptus-harvest-1 | eucalyptus-intercropping-1
safede ki nursery ka licence |
mithun me jonk aur killi lagi hai camp me kya kya karwate | mithun-health-1
mithun ka doodh din me kitna nikalta |
pudina me nindayi kitni baar | mint-weeds-1
mung ko kitna paani, phool aane se pehle dena hai kya | moong-irrigation-1 | moong-irrigation-2
til aur tur saath me lagana hai kitni line kitni | sesame-intercropping-1
beta naukri karta hai kheti se bhi 2 lakh aate, return me jodna padega kya | general-market-32
may ki garmi me pudine ko pani kitne din pe, paas me ganna bhi hai | mint-irrigation-1
garmi ki moong beej kitna aur pehla paani kab | moong-seed-1 moong-irrigation-1
paani laga til jhulas gaya tana neeche kaala | sesame-diseases-2 | sesame-irrigation-1
jau ko kitne pani lagte hai, bagal me gehu ko to paanch lag rahe | barley-irrigation-1
shettale me plastic kagaz kitne micron ka dalu machhi ke liye, murum zameen hai pani rista hai, pehle wala kagaz do saal me fat gaya |
suryakanti ke patte katori jaise mud gaye kinara jala hua, neeche hare chhote tudtude | sunflower-pests-2
tur ki sukhi phalli me sui jaisa chhed, dana aadha khaya sikuda, bahar se pata hi nahi chala | pigeon-pea-pests-3
jhendu me 45 din pe kya khad dena | marigold-nutrients-1 | marigold-pruning-1
sabse zyada phool dene wala genda kaunsa arka ya pusa | marigold-varieties-1 | marigold-harvest-1
mosambi ke patte pe kaala kolshi jama hai aur neeche kaali makhi, poora bagh kaala dikh raha, phal pe bhi chikna |
mung ki phalli kaali, baadal hai, kaatu ya ruku | moong-harvest-1
bore ka pani khara hai mosambi lagau ya nahi | sweet-orange-soil-1
north me thand me machhi ke talab ka pani jam jaisa thanda, bore ka pani chhode kya shaam ko | fish-winter-1
nalgonda battayi jaat, phal kab | sweet-orange-varieties-1 sweet-orange-pruning-1
limbu ka ped kitne saal me phal dega aur ek jhaad se kitna kilo | lemon-yield-1
dhan ke baad mung khad | moong-nutrients-2 | moong-nutrients-1
pangas machhi ka beej kahan se mangwaye telangana me, kitna bada lena chahiye aur rate kya |
bhav wali list me modal likha hota uska matlab kya | general-market-22
genda ke hybrid beej acre ko kitne gram | marigold-seed-1
jau ka utara kitna | barley-yield-1 | barley-varieties-1
sukhe ilake me kaunsa baans, konkan me konsa | bamboo-varieties-1
usar me jow chalega | barley-soil-1
pudina kitne din me kaate aur tel kitna kilo acre me | mint-harvest-1 | mint-sowing-1
ghar ki mung me ghun lag jata bori me, kaise rakhe ki chhe mahine chale | moong-storage-1 | general-hermetic-1 general-store-5 general-store-4 general-store-3
mung me fawwara kitne ghante chalau ek baar me |
kheti ki kamai pe income tax | general-market-30 | general-market-32 general-market-31
ghar ke rakhe hybrid suryakanti daane bo du? | sunflower-seed-3
thand me kharbuja beej nahi uga | muskmelon-climate-1 | muskmelon-sowing-1
teen saal ke limbu ko khad aur thibak pani | lemon-nutrients-1 lemon-irrigation-1
limbu ke liye pani upar wali zameen chalegi kya | lemon-soil-1
up se hu til july shuru me daalu ya ruku | sesame-sowing-1 | sesame-diseases-1
UP me batai pe kheti karne wala gehu bechne ka panjiyan kar sakta hai kya | general-market-5
jau ko hara chara ke liye kab kaate aur phir se phutega kya, do bhains aur ek bail hai dana bhi chahiye |
unhali mung ka phool jhad raha shenda mud gaya phool jhatka to kaale bareek keede | moong-pests-2
sedam mandi enam me hai kya | general-market-21
zendu dasare ke liye lagaya tha bagal me mirchi bhi hai, ab pankhudi chandi jaisi ho gayi aur vyapari le nahi raha, kya lataku ya chhidku | marigold-pests-1
up barsati mung konsi kab daale | moong-varieties-2 moong-sowing-3
vyapari soyabean 4100 maangta, sarkar ka kitna | general-market-3 | general-market-4
papa ne padosi ke talab se bada beej laya tha, ab jaal khincha to machhiyon ki chamdi pe hari chapti tikiya chipki hai aur wahan ghav, murgi ko kuch nahi | fish-argulus-1 | fish-disease-1
kcc ka sasta byaj godam raseed pe kitne mahine | general-market-28
til me bond lag gaye barish band ek paani? | sesame-irrigation-1
sml 1827 aur 668 me zyada kaun nikalti hai | moong-varieties-1
kaali gajar ki kism, nikalna kab | carrot-varieties-1 carrot-harvest-1
punjab me barish ke baad kharbuje ki bel murjha gayi, tane me daraar | muskmelon-diseases-1
suryaphool ki kaunsi jaat 100 din me 12 quintal deti | sunflower-varieties-1 | sunflower-yield-1
subah machhi upar muh maarti | fish-oxygen-1 | fish-manure-1
papa ne kal do trolley gobar ek saath talab me daal diya aaj machhi mari padi hai, gobar kaise dena chahiye tha | fish-manure-1 | fish-oxygen-1
tur ki shenga me ali dana kha rahi | pigeon-pea-pests-1 | pigeon-pea-pests-4 pigeon-pea-pests-3
surjmukhi basant wali kab tak | sunflower-sowing-1
kevda se bachne mung me makka kitni line baad | moong-diseases-1
khet ka kanda bechne gst number | general-market-34
arhar aur chavli dono me patte ki nas hari beech me pila, zinc kitna dalu | pigeon-pea-disorders-2
appa ki tur khade khade sukh gayi ek ek daali karke, chaku se chheela to jad se upar kaali patti, bagal ki jowar theek hai, agli baar konsi jaat lagaye | pigeon-pea-diseases-1 | pigeon-pea-varieties-1
toor bij ko trikoderma kitna | pigeon-pea-seed-2 | general-tricho-1
mosambi me dinkya aaya hai tane se gond, pani tane tak lagta hai | sweet-orange-diseases-1
kathhal sabji ke liye kitne kilo ka kaate, pakne ki pehchan | jackfruit-harvest-1
gajer me mitti kab chadhaye | carrot-weeds-1
das kilo til se ghani me kitna litre tel niklega |
moong bima ka paisa kab milta hai, nuksan ki photo kis number pe bhejni | general-hail-2 | general-scheme-30 general-scheme-27
til ka phool patti ban gaya sir | sesame-diseases-1 | sesame-sowing-1
kathal chhota ped khad, kitni doori | jackfruit-nutrients-1 jackfruit-sowing-1
september me gajar | carrot-sowing-1
kapus sarkari app ke kagaz, kitni nami chalegi | general-market-9 general-market-10
samastipur bihar me april ke aakhir me mung dali, phool aaye par phalli nahi bani kyu | moong-sowing-2
moong ka bhusa gaay ko dene se doodh badhega kya |
talab madhumakkhi ka munafa ITR me kheti hai kya | general-market-31
suryaphool beech ke daane khokhle | sunflower-disorders-1
malt wali jau ki kism aur line ki doori | barley-varieties-1 barley-seed-1
pichli baar jav gir gaya, bagal ka gehu khada tha, humne urea dana bharte time bhi phenka tha, is baar urea kis kis din dale | barley-nutrients-2
limbu ka naya patta chhota patla, nas hari beech me pila, jad bhi sadi ho sakti kya | lemon-disorders-1
panjab me portal pe zameen galat chadhi hai gehu adhti ko dene se pehle kya sudharna padega | general-market-14
nimboo pe khurdare bhure daag | lemon-diseases-1
machhi ke talab ki khudai pe kitna anudan milta hai aur kis daftar me file deni | general-scheme-71
pusa 16 tur kitne din ki, kab kaatna | pigeon-pea-varieties-3 pigeon-pea-harvest-1
machhi talab ki mitti khatti, chuna kitna | fish-lime-1 | fish-winter-1
pichhle saal til khet me hi jhad gaya, boya tha moong ke sath, majdoor der se aaye the, is baar kis nishani pe kaat lu ki dana ghar aaye | sesame-harvest-1
gajar ke andar safed keede aur sadan, taza gobar dala tha | carrot-pests-1 | general-compost-3
soyabean abhi sasta, sarkari godam ki parchi pe paisa uthana kaise | general-enwr-1 | general-enwr-2 general-market-27 general-market-29 general-market-28
mung jaali jaisi pili hui, baba ne soyabean wala urea do baar phenka par rang nahi badla, ab dukan se kya laye ya ukhaad de | moong-diseases-2 | moong-diseases-1
zendu ki mala bana ke bechne me zyada paisa hai kya, dussehra ko ek mala kitne me jaati, dukan shahar me hai |
kharbuja mitha karne pani kab band kare | muskmelon-irrigation-1
north me til kab boye konsa beej | sesame-sowing-1 sesame-varieties-1
machi ka dana kitna roz | fish-feeding-1 | fish-feeding-2
chiku me sardi me pani kitne din me | sapota-irrigation-1
jau kab daale aur acre ka beej kitna | barley-sowing-1 barley-seed-1
katahal kali me chhed illi | jackfruit-pests-1
20 saal purane chiku ke ped ko khad kitna, kitni baar | sapota-nutrients-1
bhuimung ke beech tur kitni line | pigeon-pea-intercropping-1 | groundnut-intercropping-1
kaali bhaari zameen me pani rukta hai, togari kaise lagaye | pigeon-pea-soil-1 | pigeon-pea-diseases-3
up me kendra pe angutha lagane ke baad paisa konse khate me girta hai | general-market-13
khet ka baans kaatna permission | bamboo-market-1
baans kitne foot door, gadde me kya | bamboo-sowing-1 bamboo-nutrients-1
kharbuje ki bel ke patte mosaic jaise sikud gaye, mava aur safed makhi dono hai, kis dawa se rukega |
maharashtra me kaunsa limbu | lemon-varieties-1
zendu ke paudhe ki doori aur acre me kitne paudhe aate | marigold-sowing-2
khrbuj kab lagaye | muskmelon-sowing-1
bhaji bechne pe user charge hum bhare ya kharidne wala | general-market-23 | general-market-24
sarkari kaante pe harbhara kaun leta | general-market-4
til ghana hai kitni doori rakhu ghaas kab nikalu | sesame-weeds-1 | sesame-sowing-1
pudina kitchen wala gamle me dukan ke paas lagana hai, kitni dhoop chahiye |
kharbuj door bombay bhejna hai kitna paka todu | muskmelon-harvest-1
gajar ka swad tez aur jad kadi nikli april me, mitti bhi chikni hai kya wajah | carrot-soil-1 | carrot-harvest-1 carrot-sowing-1
til pe bada hara keeda poonch pe seeng wala | sesame-pests-2
limbu ko thande godown me kitne din rakh sakte, kitne degree pe |
tur ki dal mill ghar pe dalni hai sarkar kitna anudan deti hai, jagah sadak kinare hai aur pitaji ke naam bijli bhi hai | general-scheme-55
mentha jad kataar ki doori | mint-seed-1
bambu ki kaati hui lathi me ghun lag jata hai, pani me kitne din dubo ke rakhe aur kaunsi dawa lagaye ki char saal chale |
jowar ke saath mila ke tur, beej kitna LRG 41 | pigeon-pea-seed-1
gehu ke turant baad bina jutai mung konsi machine se boye | moong-machinery-1
til me kaunsi tannashak maaru, nindai wale majdoor nahi mil rahe, ghaas chaudi patti ki hai |
gajar me ugne ke baad ghaas maarne ki dawa kaunsi, haath se nikalna mehnga pad raha |
mosambi ki ek ek daali saal dar saal sukh rahi hai, das saal ka bagh hai, kya jaanch karu | sweet-orange-disorders-1 | sweet-orange-diseases-1
mentha konsi jaat, jad kitni lagti | mint-varieties-1 mint-seed-1
limbu me hasta bahar lena hai garmi me daam milta hai, pani kab todna | lemon-pruning-1
suryakanti line ka antar khad kitna | sunflower-seed-2 sunflower-nutrients-1
tur kaatne ko majdoor nahi milte, combine se kate aisi buti kism hai kya | pigeon-pea-varieties-3
baans ke gadde me kya dale | bamboo-nutrients-1 | bamboo-sowing-1
tur me pani kab kab | pigeon-pea-irrigation-1
choppan zameen me mung hogi | moong-soil-2
gajar kitne din me nikale aur ek acre me kitna quintal | carrot-harvest-1 | carrot-varieties-1
10 saal chiku kitne phal, pani kab | sapota-harvest-1 sapota-irrigation-1
pehle khet me harbhara tha ab moong, das din sukha raha phir pani diya to paudhe jhukne lage, tana neeche bhura aur chaal dhaage jaisi nikal rahi | moong-diseases-3
mung ki kali aur phalli jaale se chipki hui andar ali baithi hai | moong-pests-3
mung ke beej pe culture ka packet kaise chadhate hai aur dhoop me sukhaye ya chhaon me | moong-seed-2 | general-biofert-1
surayphul beej kitne ghante bhigoye | sunflower-seed-1
odisha me konsa til, beej kitna | sesame-varieties-2 sesame-seed-1
chiku kaalipatti ya cricket ball, maharashtra me kaunsa lagaye | sapota-varieties-1
phanas lagana hai kaisi zameen aur kitni barish chahiye | jackfruit-soil-1
kapas ki do line ke beech moong ki kitni line dalu, kapas pehle se khadi hai |
karnataka me jaldi phalne wala halasina hannu kaunsa | jackfruit-varieties-1 | jackfruit-sowing-1
maal chhaant ke le jaye ya sab ek dher me, bhav me kitna fark padta | general-market-26
khandwa MP sarkari kharidi ka slot kahan se le | general-market-6
bhuri aa gayi mung pe gandhak maare kya | moong-diseases-4
tote suryaphool kha gaye | sunflower-pests-3
phanas ke chhote paudhe ko garmi me kitne din pe pani de |
talab ka pani gaadha hara ho gaya hai, dana daalu ya band kar du | fish-feeding-2 | fish-quality-1 fish-manure-1
daal mission ka muft beej kit hamko milega kya | general-market-12 | general-scheme-81
makke ki sarkari kharidi ka registar kaunsi website pe, saath me udid bhi hai | general-market-11 | general-market-5
adat tolai hamali bharai sab humare bill se kaat raha dalal ye sahi hai kya | general-market-24 | general-market-23
mitti jaanch nahi karwayi, til me nitrogen kitna aur kitni baar, UP | sesame-nutrients-1
enam pe becha paisa beech me kahin rukta kya | general-market-20
purane talab me jalkumbhi, machhi chhodne se pehle safai | fish-pond-1 | fish-lime-1 fish-predator-1
tur ke phool pe kaale laal dhaari wale bhringe baith ke poora phool kha jate, haath lagao to chhale padte |
punjab garmi mung akhri tarikh | moong-sowing-1
baadal rahe to tur ka phool sab jhad gaya | pigeon-pea-disorders-1
tur ki paudh thaili me kitne din pehle banaye aur khet me kitni doori pe lagaye | pigeon-pea-nursery-1
chiku todne ke baad ghar pe jaldi kaise pakaye, kaunsa powder rakhe, karbide to band hai na |
chiku kab lagaye konsi kalam | sapota-sowing-1 sapota-varieties-1
machhi pe lal dhabba, december chalu hai, padosi ke talab se pani aata hai | fish-eus-1
odisha adhiya wala malik bina pacs me dhan bech sakta | general-market-16
tur pe drone se chhidkav ka kiraya ek acre |
suryakanti aur mungfali saath lagana hai kitni line ka jod rakhe, dono ka khad alag hai to kaise denge |
teel barik hai ek jaisa nahi girta kya milaye | sesame-seed-2
malani machine le rahe hai dukandar 12 taka jod raha sahi hai? | general-market-33
bagayat tur me zinc sulphate aur khad kitna per acre | pigeon-pea-nutrients-2 | pigeon-pea-disorders-2 pigeon-pea-nutrients-1
suryaphool ka sarkari hami bhav kitna hai, suchi me dikhta nahi |
limbu ke phal pe raat ko patanga baithke chhed karta hai, phal us jagah se sad ke girta, das phal roz |
gajar beej kitna, kab daale | carrot-seed-1 carrot-sowing-1
retili zameen me jau jagah jagah bauna pila, jad ukhadi to gaanth aur guchha | barley-diseases-2
hum karimnagar se hai, crop survey wala aaya hi nahi, makka to bik gayi par ab vadlu gaon ke kendra pe nahi le rahe, kya likhwana padega | general-market-17
gajar ko cold storage me kitne mahine rakh sakte hai, kiraya kya |
rohu katla mrigal kitna kitna | fish-stock-1
tur ka jhaad hara bushy hai patte chhote chitkabre phool hi nahi aaya | pigeon-pea-diseases-2
limbu ke naye patte me chandi jaisi tedhi lakeer | lemon-pests-1
barani til ka utaara kitna milta north me | sesame-yield-1 | sesame-varieties-1
kharif suryaphool ki bimaariyan | sunflower-diseases-1
chiku kali me chhed, patte jaale | sapota-pests-1
andhra samundar kinare kharif til kab | sesame-sowing-2
kharbuje me gobar kitna aur baaki urea kitne din baad | muskmelon-nutrients-1 | general-fert-5
mosambi ke chhote phal nimbu jitne hoke jhad rahe, pani khad sab time pe diya, keeda bhi nahi dikhta, santara to theek hai |
tur ke baad gehu lena, tur kab tak daale | pigeon-pea-sowing-2 | pigeon-pea-sowing-1 pigeon-pea-varieties-1
beer company wali jau ki line kitni paas | barley-seed-1
gaenda ropai ke kitne din baad todna chalu | marigold-harvest-1
barish 15 din late ab kya | general-drought-2
kendra ne geela bolke lauta diya | general-market-18 | general-market-13
surajmukhi me tel badhane super de ya dap | sunflower-nutrients-1 | sunflower-nutrients-2
do foot pe patthar parat, chiku lagega? | sapota-soil-1
kharbuje me keede pad rahe, phal ko makhi dank maarti hai, kaunsa trap | muskmelon-pests-1 | general-trap-2
mung me chuhe bil bana ke phalli kaat rahe, kya dawa rakhu |
machli sal me kitni kilo, beej kitna chhode | fish-yield-1 fish-stock-2 | fish-stock-1
harbhara sarkari rate is baar | general-market-2
suryful kitna quintal acre | sunflower-yield-1 | sunflower-varieties-1
mosambi jhaad kitne saal me phal deta | sweet-orange-pruning-1
gehu ke baad mentha laga sakte kya abhi | mint-sowing-1
gajjar do taang wali, koi leta nahi | carrot-disorders-1
tur me pehli khurpani kab, doosri kitne din baad | pigeon-pea-weeds-1 | general-weeds-1
tur kitni bhuri ho tab kaate | pigeon-pea-harvest-1
cci me rui gili thi meter me 11 dikhaya kitna paisa katega | general-market-10
suryaphool pani kitne din pe kab sukhna nahi | sunflower-irrigation-1
arhad ke phul kali ek jagah guchha bandh gaye jaale me, andar sundi | pigeon-pea-pests-4 | pigeon-pea-pests-1
tilapia rakhna allowed hai kya license |
pudine ke patte pe naarangi bhure bindu aur patte jhad rahe, tel kam nikla | mint-diseases-2
haryana me byora bhare bina sarkar bajra legi kya | general-market-7
punjab kharif mung kab | moong-sowing-4
bahar tur kitne din leti, kab daale | pigeon-pea-varieties-2 pigeon-pea-sowing-2 | pigeon-pea-sowing-1
do inch pani gira hai bas, kapus ki toban kar du ya ruku | cotton-sowing-2
akshaya tritiya pe borewell se kapus laga dete hai to koi nuksan hota hai kya vidarbha me | cotton-sowing-3
parutti madurai side kaunse mahine | cotton-sowing-4
sarki kitni lagegi do acre ke liye hybrid wali, ek hi pouch me ho jayega kya | cotton-seed-1
kapus ugla nahi bahut jagah, nange bharne ka tarika aur kitne rop rakhne hai | cotton-seed-2 | cotton-seed-1
hamare khet me barsat ka pani bhar jata hai aur mitti khari hai, kapas lagau ki nahi | cotton-soil-1 | general-saline-1 cotton-irrigation-1 general-flood-1
jab din garam raat thandi ho us time zordar barish aayi to kapas pe kya asar | cotton-climate-1 | cotton-disorders-1 cotton-disorders-4
pani wali kapas ko khad ka hisab, pehla doz kab dusra kab | cotton-nutrients-1
kovilpatti side bina sinchai kapas kali mitti, gobar se aadha kaam chalega kya khad me | cotton-nutrients-2
punjab wale narma pe phool aate hi hafte hafte 13-0-45 jaisa kya marte hai, kitni baar | cotton-nutrients-3
kapas me bond lag rahe hai, kuan me pani kam, kitne din ke antar se du | cotton-irrigation-1
majdoor nahi mil rahe kapus me gavat ghutne tak, kitne din saaf rakhna zaruri | cotton-weeds-1 | general-weeds-1
kapas meri chati se upar nikal gayi, upar ka shenda todu kya, kitne din pe | cotton-pruning-1
akeli kapas pe bharosa nahi raha bhav ka, beech me kya daal du jo jamin ko bhi accha ho | cotton-intercropping-1 | general-intercrop-1
kapas ki chhoti kairi aur pati jhad rahi hai, mahina bhar sukha tha fir maine khub pani chhoda | cotton-disorders-1 | cotton-irrigation-1 cotton-disorders-2
ganpati ke time se badal hi badal, kapus ka phool gal ja raha, kaunsa spray aur khad | cotton-disorders-2 | cotton-disorders-1
kapas ke niche ke paan lal hoke gir rahe, upar hara hai, kya chhantu | cotton-disorders-3 | cotton-nutrients-3
kal raat dhuvadhar barish aaj tez dhoop, dopahar tak bond bhari kapas ek dam latak gayi | cotton-disorders-4
kapas ka phool khulta hi nahi, pankhudi chipki hui jaise gulab ki kali | cotton-pests-1
har hafte kitne bond phod ke dekhu aur kitne kharab mile to dawa maru, gulabi ali ka | cotton-pests-2
january me fardad rakhu kya kapas ki, log mana karte hai gulabi illi ke karan | cotton-pests-3
pandhri mashi patti ke niche kitni ho tab spray, aur dekhna kis time | cotton-pests-4
tudtude bahut hai kapas pe, kaunsa spray aur kaunsi variety pe kam lagta | cotton-pests-6
ek mahine ki kapas ke patte upar mud gaye, niche jang jaisa, upar chamak | cotton-pests-7
kapas chhoti hi reh gayi patte mude nas moti, sriganganagar me sali ka khet hai, agle saal bachav | cotton-diseases-1 | cotton-pests-4
bharuch me har saal usi khet me kapas me sukaro aata hai, kya daalu beej aur khatar me | cotton-diseases-2
narma gol gol chakkar me sukh raha, kheencho to hath me aa jata, jad ki chhal pili phati | cotton-diseases-3
20 din se jhadi lagi hai, kapas ke bond sad rahe | cotton-diseases-5
kapas ghar me rakhna hai bhav badhne tak, kaise rakhu ki grade na gire | cotton-storage-1
bank wala puch raha pani wali kapas ka utpadan acre me kitna likhu | cotton-yield-1
kapas ki konsi company ki bt bij sabse acchi akola ke liye |
bt kapas bij ka packet kitne rupaye ka aata hai |
kapas ki sarki gai ko khilane se dudh badhega kitni du |
nilgai aur suar kapas kha jate raat me kya upay |
dhan kaat ke chana lagana hai ludhiana, jamin bhari, pani du ki bed pe lagau | chickpea-sowing-2
chana kitna gehra dalna, upar upar bona theek hai kya | chickpea-sowing-5
jis chane me mar rog kam aaye aisi variety vidarbha ke liye batao | chickpea-varieties-2 | chickpea-diseases-1
bhiwani ki retili zameen me chane me jasta dalna padega kya aur dap kitna | chickpea-nutrients-1
chana phool pe hai aur zameen fat gayi pani chhod du kya abhi | chickpea-irrigation-1 | chickpea-irrigation-2 general-drought-1
bina pani wale chane me phulora aaya, urea ghol ke maru kya kitna 15 litre pump me | chickpea-nutrients-3
ghate ali chana me lag gayi bina zahar wala ilaj batao shaam ko kya maru | chickpea-pests-1 | chickpea-pests-2 general-perch-1
chane me ek meter line me do illi dikhi, emamectin ka samay ho gaya kya | chickpea-pests-2
chana pila hoke sukh raha jagah jagah, jad cheer ke dekha to kali lakeer | chickpea-diseases-1
senaga me phool ke baad akele akele paudhe bhuse ke rang ke ho gaye, jad kadak toot jati, garmi badh gayi hai | chickpea-diseases-2
kohra 10 din se chana ke phool pe rakh jaisi phaphund, fali nahi lagi | chickpea-diseases-4
chana kab katna hai patte jhad gaye, bij ke liye kitna sukhana | chickpea-harvest-1 | general-store-1
senagalu ke saath dhaniya kitni line, andhra | chickpea-intercropping-1
harbhara bij kitna aur pehla pani kab | chickpea-seed-1 chickpea-irrigation-1 | chickpea-irrigation-2
harbhara me uli marne wala drone spray ka bhada kitna |
chana ko rajma ke saath lagana sahi rahega kya |
chane me sagarika ya humic acid kitna dale |
mirchi ki vafa me plastic bichha ke dhoop me tapana kaise aur kitne din | chilli-nursery-1
kerala me mirchi ko urea kitni baar me dena hai | chilli-nutrients-3 | general-fert-5
mirchi lambi patli ho gayi phool girte, roz pani deta hu drip se | chilli-irrigation-1 | chilli-disorders-1
mirchi ka patta mudna urea dene ke baad badh gaya, wahi dawai bar bar maari thi | chilli-diseases-2 | chilli-diseases-1
mirchi ki tehni upar se niche sukh rahi, lal fali pe dhabba gol chhalla | chilli-diseases-4
lal mirchi aangan me sukha raha hu, raat ki os, kitne din, kab bori bharu | chilli-storage-1
mirchi bij kitna lagega aur rop kab uthau | chilli-seed-1 chilli-nursery-2
mirchi mulching paper kitne micron ka lena | general-mulch-1
mirchi ke saath genda lagane se kya hota hai, kitni line |
mirchi ko kaunsi jagah powder banane ki machine lagau loan milega | general-scheme-62 | general-scheme-63
mehsana pani wali divela me urea kitne hapte me, kitne bhag | castor-nutrients-1
barish gayi divela ko ab kitne pani aur kitne din ke antar pe | castor-irrigation-1
amudam ke chhote phal gir gaye do mahine ki fasal, 10 din badal | castor-disorders-1 | castor-nutrients-2
amudalu ki genti pe bhuri rui jaisi phaphund barish aur thandi raat se | castor-diseases-2
divela ke patte sirf nas bachi, kubad wali iyal chal ke jati hai | castor-pests-1
amudam ke patte jaali jaise aur ek patte pe saikdo chhoti illi saath me | castor-pests-2
bachche ne divela ka beej chaba liya, ye zehrila hota hai kya | castor-storage-1
amudam ke saath moongfali kitni line me faydemand | castor-intercropping-1
amudam kab bona aur kaunsi jaat | castor-sowing-1 castor-varieties-1
divela ki fasal pe futures bhav kahan dekhu |
divela me zeera ke saath lagana kaisa |
batana bauni kism ek acre me kitna kilo aur line kitni paas | field-pea-seed-1
gonda me sukhi matar dal ki acchi jaat | field-pea-varieties-1 | field-pea-varieties-2
haryana ke liye matar dal kism naam batao | field-pea-varieties-2 | field-pea-varieties-1
sukhi matar me nindai kitne hafte baad | field-pea-weeds-1 | general-weeds-1
vatana pe safed powder har saal pichheti me, kya jaldi bone se bachega | field-pea-diseases-1 | greenpea-diseases-1 field-pea-sowing-1
matar ka tana kata to andar bhura ring, achanak jhuk ke mar gaya, jaldi boya tha | field-pea-diseases-4 | greenpea-diseases-2
pahad me matar safed gal jati, dec ke baad pani dena chahiye kya | field-pea-diseases-5
tana makhi matar me, bona aage khiska du kya | field-pea-pests-1
matar phool pe pala gira, ya garmi jyada kharab karti hai kya | field-pea-climate-1 | greenpea-sowing-1 general-frost-1
matar hari nahi dal wali, puri pakne do ya pehle kaatu | field-pea-harvest-1
vatana pani kab dena, aur safed bhuki ka kya | field-pea-irrigation-1 field-pea-diseases-1 | greenpea-diseases-1 greenpea-irrigation-1
matar ko jaali (trellis) par chadhana padta hai kya | greenpea-weeds-1
jowar chara ke liye chhitak ke bou to kitna bij | jowar-seed-2 | fodder-sorghum-sowing-1
pani wali hybrid jowar me urea kitna aur kab | jowar-nutrients-2 | general-fert-5
jowar me kis kis time pani du, kuye me do pani ka hi hai | jowar-irrigation-1
jwari me kolpani kitne hafte pe | jowar-weeds-1 | general-weeds-1
jonna ke tane me surang, dhatta chaara me kida hai, purana dhatta jala du | jowar-pests-2
maldandi jwari ka tana niche se naram ho gir rahi, halki zameen | jowar-diseases-1
jowar ki kanis bheeg gayi dane kale gulabi ho gaye | jowar-diseases-2
chari kitne din ki ho tab gai ko dalu, jehar ka dar | jowar-feeding-1 | cattle-feeding-8
10 bhains hai, pani kam giraa to kadval chhota reh gaya. sukha ke dalu to surakshit hai kya | jowar-feeding-1
jowar ka bhav badh nahi raha kab bechu |
hurda party ke liye meethi jwari ka vaan kaunsa |
nimboli ka ark ghar pe kaise banau 15 litre pump ke liye | general-neem-1 | general-neem-2
nimark ek baar mar diya, dubara kab | general-neem-2
dabba wala sapla jisme nar patanga aata, dekhne ke liye kitne aur lure kab badle | general-trap-1 | chickpea-pests-2 general-trap-2
raat ko bulb jala ke patange marne ka jugad kitne baje tak | general-trap-4
pump ki nali bandh ho gayi muh se phook mar di, aur hawa samne se thi | general-safety-3 | fish-oxygen-1 general-poison-3
bottle pe pila nishan hai kitna khatarnak | general-safety-4
drone se spray karne ka license kaise milta |
jivamrut banane ki vidhi batao | general-jeevamrut-1
dalimb ka ek faanta pila hua fir pura ped sukha, lakdi me kathai lakeer | pomegranate-diseases-2
surasa dalimb pe, kagaz ki thaili kab chadhau | pomegranate-pests-1
anar ke chhilke pe bhuri papdi, export me reject | pomegranate-pests-2
anar tadak gaya, boron dena padega kya | pomegranate-disorders-1 | general-boron-2
anar kaunsa lagau aur kitne feet pe | pomegranate-varieties-1 pomegranate-sowing-1
anar ka juice factory kaha hai solapur me |
anar ke bageeche me murgi palan kar sakte kya |
ananas ka taj (upar ka patta) lagau to kitne mahine me phal, assam | pineapple-sowing-2
ananas me sab paudhe ek saath phool layein uske liye kya dalte hai kalle me | pineapple-disorders-1
ananas me ghas bahut, patte bichhau ya kali panni | pineapple-weeds-1 | general-mulch-1
ananas ki kism aur ek paudhe ko khad kitna | pineapple-varieties-1 pineapple-nutrients-1
ananas ka chilka pashu ko khila sakte kya |
lahsun g 282 aur g 1 me kaunsi mp gujarat ke liye | garlic-varieties-1
lasun ke pat pe jamuni dhabba, pyaz bagal me | garlic-diseases-1 | onion-diseases-2
lahsun ki noke pili ho rahi | garlic-disorders-1
lasun ki jodi bandh ke latkana, kitne din chhaya | garlic-storage-1
lahsun kab nikalu aur kaise rakhu | garlic-harvest-1 garlic-storage-1
lahsun kadhne ki machine (digger) ka rent |
lasun me tarnashak goal kitna ml |
karela me makhi wala trap se kitna bachat hota hai | bittergourd-pests-2
karela ka patta chitkabra chhota mudha | bittergourd-diseases-1 | bittergourd-pests-3
karela kab bou aur mandap kab banau | bittergourd-sowing-1 bittergourd-pruning-1
karela dudhi ek hi mandap pe lagane se koi dikkat |
alu ke bagal me chhote kombe nikal rahe, rakhu ya todu | colocasia-weeds-1
arvi ke patte pe bade dhabbe barish me, 3 din me gal gaye | colocasia-diseases-1 | colocasia-varieties-1
arvi ki kism south me kam kharche wali | colocasia-varieties-1
alu vadi ke patte pe mava, dawa mar ke patte bechu kya | colocasia-pests-1
arvi ko cold storage me kitne degree pe rakhe |
sevanti kab lagau ki diwali dev uthni pe phool mile, pune ka bhai lucknow me | chrysanthemum-sowing-1
sevanti me pani hafte me kitni bar, kali aane pe | chrysanthemum-irrigation-1
shevanti ke niche ke patte kale dag hoke sukhte upar ja rahe | chrysanthemum-pests-1
polyhouse shevanti me raat ki light lagane ka kharcha |
bor ki chhatni kab, anantapur | ber-pruning-1
bor kaunsa lagau aur kab chhatni | ber-varieties-1 ber-pruning-1
bor ki powder candy banane ki vidhi |
dragon me gobar pehle saal kitna tan lagega | dragon-fruit-nutrients-1
dragon fruit hafte me kitni bar pani, barish me bhi du | dragon-fruit-irrigation-1
kamalam kab lagau aur kitne saal me paisa dega kilo me | dragon-fruit-sowing-1 dragon-fruit-harvest-1
dragon fruit lal gudde wala kism naam |
saru ek acre me kitne ped | casuarina-sowing-1
jhau ki niche ki daaliyan kitni unchai tak kaatu | casuarina-pruning-1
saru ka ped pila ho sukh gaya, chhal me kala chura, wapas lagau wahi | casuarina-diseases-1 | casuarina-varieties-1
saru ka lakdi ka aaj ka rate paper mill |
kapus kab yavatmal | cotton-sowing-2 | cotton-sowing-3
kapas ki pati kyu jhade | cotton-disorders-1 | cotton-disorders-2 cotton-irrigation-1 cotton-diseases-2
kapus ek acre kitne quintal | cotton-yield-1
kapas ka shenda kab khudna | cotton-pruning-1
chhoti kapas me fulkide | cotton-pests-7
kapus ki doori kitni aur beech me konsi daal lu | cotton-sowing-5 cotton-intercropping-1 | general-intercrop-1
Dasara ke din khet gaya to kapas ke phool band jaise gulab, do bond phode to sarki me laal kida, bagal ki tur ekdam saaf hai, ye kya laga | cotton-pests-1 | cotton-pests-2 cotton-pests-3
chana kab sagar mp | chickpea-sowing-4
chana me bhunga lag gaya | chickpea-storage-1
harbhara acre me kitne pote | chickpea-yield-1
chane ki nindai kab | chickpea-weeds-1 | general-weeds-1
chane me dap kitna phir pani kis din | chickpea-nutrients-1 chickpea-irrigation-1 | chickpea-nutrients-2 chickpea-irrigation-2
Kapas nikal ke senaga daala tha November me, phool tak sab badhiya tha, ab jaise garmi aayi idhar udhar akela paudha bhuse jaisa sookh jata, jad kali aur kadak toot jati hai, kya karu | chickpea-diseases-2
mirchi kab lagaye lal wali | chilli-sowing-1
kala kida mirchi phool me | chilli-pests-3
mirchi patta pila nas hari | chilli-disorders-2 | general-iron-1 general-defic-3
mirchi me kokda | chilli-diseases-1 | chilli-pests-1
mirchi ko pani kab du aur nindai kitne din pe | chilli-irrigation-1 chilli-weeds-1 | general-weeds-1
dukan wale ne har hafte nayi sheeshi di, cyper wagairah das baar maara, urea bhi do bori, par mirchi ka churda murda badhta hi gaya, kharcha 20 hazaar, galti kahan hui | chilli-diseases-2 | chilli-diseases-1 chilli-pests-1 chilli-pests-3
divela kab bhuj | castor-sowing-1
divela acre me kitna man | castor-yield-1 | castor-varieties-1
divela ki mal kab kaate | castor-harvest-1
divela me ghas kab nikalu, barish jane ke baad pani kitne | castor-weeds-1 castor-irrigation-1
vatana bij kitna | field-pea-seed-1 | greenpea-seed-1
matar dal wali kab aur kaunsi up me | field-pea-sowing-1 field-pea-varieties-2 | field-pea-varieties-1
jwari kab solapur | jowar-sowing-1 | jowar-pests-1
jwari acre kitna | jowar-yield-1
chari ghani kitni boyi jaye aur kitne din baad bhains ko de | jowar-seed-2 jowar-feeding-1 | fodder-sorghum-sowing-1 fodder-sorghum-feeding-1
meri 10 bhains kal shaam mede se chhoti jowar chad ke aayi, barish hui nahi thi to wo sukhi jaisi thi, ek bhains gir gayi aur kaanp rahi, jaldi batao kisko phone karu | jowar-feeding-1 | cattle-feeding-8 fodder-sorghum-health-1
nimark banana kaise | general-neem-1 | general-neem-2
pakshi khunti kitni | general-perch-1
kamgandh sapla kitne lagenge aur kitna upar, sab kide ke liye ek hi goli? | general-trap-1 general-trap-2
anar kaunse ilake me | pomegranate-climate-1
bahar kaunsa pakdu aur dalimb ko shenkhat kitna | pomegranate-pruning-1 pomegranate-nutrients-1
ananas khad gram | pineapple-nutrients-1
ananas ka beech ka patta sad ke nikla, kuch paudhe lal pile chinti wale | pineapple-diseases-1 pineapple-pests-1
lasun kab saurashtra | garlic-sowing-1
lasun pe karpa | garlic-diseases-1
lasun me khad kab kab aur khodna kab | garlic-nutrients-1 garlic-harvest-1
karla mandap unchai | bittergourd-pruning-1
karele ke patte niche makhi aur patta chitkabra | bittergourd-pests-3 bittergourd-diseases-1 | general-trap-3
arvi kab gujarat | colocasia-sowing-1
arvi me mitti kab chadhau aur khad kitna kerala | colocasia-weeds-1 colocasia-nutrients-1
shevanti pe mava | chrysanthemum-pests-1 | general-neem-1 general-trap-3
shevanti khad aur todai kitne din pe | chrysanthemum-nutrients-1 chrysanthemum-harvest-1
bor todai kab | ber-harvest-1
kamlam chhatni | dragon-fruit-pruning-1
kamlam me compost kitna, tane pe narangi dag ka kya | dragon-fruit-nutrients-1 dragon-fruit-diseases-1
saru kitne feet pe | casuarina-sowing-1
kisan ka sawal: kapas bij ek acre me kitna aur ghas kitne din tak nikalte rehna | cotton-seed-1 cotton-weeds-1
Nanded se bol raha hu, poora august dhoop dekhi nahi, kapas me jo phool aaya sab neeche gira, main to har barish ke baad urea phenkta raha, soyabean wale khet me aisa nahi, ab kya dalu kya roku | cotton-disorders-2 | cotton-disorders-1 cotton-climate-1
mirchi hybrid ka beej ek acre ko kitne gram aur barsat me paani rukta hai to lagau ya nahi | chilli-seed-1 chilli-soil-1 | chilli-diseases-5
lasun kaunsa kitna nikalta hai aur nikal ke kaise sukhaye | garlic-yield-1 garlic-storage-1
anar ke phal tod ne me do hafta baaki tha, drip motor jal gayi thi dus din pani band raha, phir motor theek karke ek saath khoob chhoda, ab har ped pe chaar paanch phal phat gaye, angoor ko kuch nahi hua, aage kaise bachau | pomegranate-disorders-1
gehu ki daunri ke baad us khet me ganna dal du to kitna ghata | sugarcane-sowing-2 | sugarcane-sowing-3
chait bhi nikal gaya ganna ab lagana hai paudh se lagau ya tukda se | sugarcane-sowing-3 | sugarcane-sowing-2 sugarcane-seed-2
ek aankh wali nursery se ek ekad me kitne tukde aur kitni duri pe ropai | sugarcane-seed-2
kamad nawa aur moddi dono me urea kitni bori ludhiana side | sugarcane-nutrients-1 | general-fert-4
rayalseema me cheruku ko kitna kilo khad dete he | sugarcane-nutrients-3
ganna fada to andar laal laal bich me safed patti aur daru jaisi baas aa rahi | sugarcane-diseases-1 | sugarcane-diseases-2
sawan bhado me ganne ke upar ke patte ainth gaye fate hue aur niche se peele kya kare | sugarcane-diseases-4
safed titli wali sundi gobh sukha deti hai june me jad ke paas kaun si dawa | sugarcane-pests-2 | sugarcane-pests-1
naya kalla nikalne ke liye ganne me bar bar pani de kya gobh sukh gai to | sugarcane-pests-4 | sugarcane-pests-3
bhado me ganne ke jhund sukh rahe hath se ukhad jate hain jad kutri hui | sugarcane-pests-6
ganna kab kate aur kitne din pahle pani band kare | sugarcane-harvest-1 sugarcane-irrigation-2
ganna ausat paidawar desh me kitni | sugarcane-yield-1
eekh kab lagaye aur bich me kya boye taki paisa nikle | sugarcane-sowing-1 sugarcane-intercropping-1 | sugarcane-sowing-2 general-intercrop-1
ganne me mitti kab chadhaye aur khad ki dusri khurak kab | sugarcane-weeds-1 sugarcane-nutrients-2
rabi ki fasal ke sath sath ganna lena hai kataai ke baad der ho jati hai koi doosra tarika | sugarcane-sowing-2 | sugarcane-intercropping-1
barsati mungfali kab boye jhansi | groundnut-sowing-1
telangana me verusanaga ka beej north se dugna kyu lagta hai kitna | groundnut-seed-2 | groundnut-seed-1
garmi ki mungfali me kul kitne pani aur kab kab rajkot | groundnut-irrigation-3
mungfali ki nai patti safed pili nas hari chuna wali mitti nasik | groundnut-disorders-2 | general-iron-1
mungfali ke patte pe kale gol chatte aur patte jhad gaye adhe | groundnut-diseases-1
mungfali ke patte aapas me jaal se chipke jale hue se pahle chhale jaise the | groundnut-pests-3
mungfali me gypsum kab aur nirai kab tak | groundnut-nutrients-1 groundnut-weeds-1 | groundnut-nutrients-2 groundnut-disorders-1
mungfali me ek khet me kale gol dhabbe dusre me niche narangi churan kya kya kare | groundnut-diseases-1 groundnut-diseases-2
odisha me rabi badam kab aur andhra me beej kitna | groundnut-sowing-2 groundnut-seed-2
punjab me gobhi sarso der se ropni hai paudh kitne din ki | mustard-sowing-3
sarso bahut ghani jam gai 12 din ki hai kitne pe chhode | mustard-sowing-5
sarso me pahli sichai ke baad kitna nitrogen dena | mustard-nutrients-1 | mustard-nutrients-2
hisar barani sarso me khad kab sari ek sath? | mustard-nutrients-2
sarso bone ke turant baad ghas rokne ki dawa | mustard-weeds-1
sarso ki jad se bina patti ka peela sa dandal nikla fasal murjha rahi | mustard-weeds-2
sarso ka tana toot raha ander kale dane jaise chuhe ki mengni safed rui | mustard-diseases-3
raat me pala girne ki khabar hai sarso phool me hai kya kare | mustard-disorders-1 | general-frost-2 general-frost-1
sarso kab kate chatakne se pahle | mustard-harvest-1
sarso me gandhak kaise de aur pahla pani kab | mustard-nutrients-3 mustard-irrigation-1 | mustard-nutrients-1 mustard-diseases-2
lahi kab boye kitna milega | mustard-sowing-4 mustard-yield-1
khet me margoja bhi hai aur tana gal ke bhi tutta hai sarso ka koi rasta | mustard-weeds-2 mustard-diseases-3
baigan me keeda roz dawa badal ke marte fir bhi chhed kitne din baad tode | brinjal-pests-2 | brinjal-pests-3 brinjal-pests-1
synthetic dawa chhidakne ke baad baigan me makdi safed makkhi aur badh gai | brinjal-pests-3 | brinjal-pests-6
baigan ke patte jali ho gaye upar bundi wale lal kide niche pile kante wale bachche | brinjal-pests-5
barsat me baigan sad rahe safed rui jaisi jami mitti se lage hue | brinjal-diseases-3
baigan ki nursery kab daale aur kitne gram beej | brinjal-sowing-1 brinjal-seed-1
baigan me ek to jali karne wala kida dusra patta mudne wala dono kaise rukenge | brinjal-pests-5 brinjal-pests-6
baigan ki tudai kitne din me aur ekad me kitna kuntal hybrid ka | brinjal-harvest-1 brinjal-yield-1
gawar kab bove bikaner | guar-sowing-1
RGC-936 kitne din ki guar | guar-varieties-1
gawar ki patti ke niche hara tela safed makhi patti kali chipchipi | guar-pests-1
gawar khet me jagah jagah sukh rahi jad bhuri uske sath jowar boye kya | guar-diseases-3
guwar kab boye kitna kilo | guar-sowing-1 guar-seed-1 | guar-sowing-2
guar kab kate aur dane ko kitne din rakhe | guar-harvest-1 guar-storage-1
punjab me masur LL 1373 ka beej kitna | lentil-sowing-2
masur moti dane wali kaun si | lentil-varieties-1 | lentil-sowing-2
masur ka ukhta kitne saal mitti me rahta hai kaun si kism | lentil-diseases-1
masur kab kate aur kitna sukha ke rakhe | lentil-harvest-1
masur ekad me kitna kuntal achhi wali | lentil-yield-1
masur me pani kab aur ghas kitne din | lentil-irrigation-1 lentil-weeds-1
dhan ke andar masur kab chhite aur kab tak pak jaye par kati jaye kitni nami | lentil-sowing-3 lentil-harvest-1 | general-store-1
bihar me madua kab boye | ragi-sowing-1
garmi me mandya me ragi lagate kab | ragi-sowing-2
madua ke liye kaisi mitti barish | ragi-soil-1
madua me bali chipchipi aur safed ho rahi keeda | ragi-pests-1
madua kab boye kitna beej | ragi-sowing-1 ragi-seed-1 | ragi-sowing-2
madua me jhulsa sa lagta bali khali kaun si kism me na lage | ragi-diseases-1 ragi-varieties-1
kitni hawa me dawai chhidakna sahi | general-spraywx-1 | general-spraywx-2 general-safety-3
bhor me bilkul hawa nahi thi dawa mari padosi ke khet me pahunch gai | general-spraywx-2
kati fasal bheeg gai ole barish me gahai kab kare | general-hail-1 | general-scheme-28
dhan ki nursery ki nai patti safed ho gai retili jamin | general-iron-1 | rice-disorders-4
neeche ki patti barabar peeli hokar gir rahi podha patla | general-defic-2 | general-defic-1 rice-disorders-3
purani patti nas ke bich peeli fir lal si | general-defic-3
gobhi ka tana khokla phool bhura | general-boron-1 | cauliflower-disorders-2
beejamrut kaise banaye chuna kitna | general-beejamrut-1 | general-beejamrut-2
ek packet culture se kitne kilo beej lagega psb bhi | general-biofert-1 | lentil-seed-1 horse-gram-seed-3 groundnut-seed-3
culture ki thaili dhup me rakh di kharab to nahi fir pahle kya | general-biofert-3
konkan me kaju vengurla kaun si | cashew-varieties-1
kaju ke panchve saal ped me khad kitni | cashew-nutrients-1
tudai ke baad kaju ki sukhi dal kab kaate | cashew-pruning-1
kaju ke tane se gond aur burada nikal raha patte peele | cashew-pests-2
kaju ko kitne din dhup me sukhaye bori me | cashew-harvest-1
kaju ke bagh me 3 saal tak kya boye bich me | cashew-intercropping-1
kaju kab chune aur ek ped se kitna milta bpp-8 | cashew-harvest-1 cashew-yield-1
jeera ki bovai kab jaisalmer barmer | cumin-sowing-1
jeera me yuria kab kitna dena 30 din | cumin-nutrients-1 | general-fert-5
jeera mahine ka chakatto me murjhaya | cumin-diseases-2 | general-tricho-1
jeere pe chhachhya | cumin-diseases-3
jeera kab boye kitna kilo | cumin-sowing-1 cumin-seed-1
kheera june me laga sakte kya pala me marta hai | cucumber-sowing-1
kheera me bel chalte time kya khad | cucumber-nutrients-1
kheera chhota hai pani kitne din ka gap | cucumber-irrigation-1
khire tedhe medhe ek taraf patle | cucumber-disorders-1
kheera ke patte pe konedar peele dhabbe os ke baad sukh gaye | cucumber-diseases-1
kheera me virus lag gaya koi dawa | cucumber-diseases-2
kheera kitne din me tutna shuru | cucumber-harvest-1
kheera kab lagaye kitna beej | cucumber-sowing-1 cucumber-seed-1
dhingri bag bharne ka tarika | mushroom-seed-1
mushroom bag kitne din andhere me | mushroom-housing-1
button ki khad banane me bhusa chokar kitna kitne din me palte | mushroom-seed-2
casing ke baad pehli tudai kitne din | mushroom-sowing-2
mashrum ki topi fat gai sukhi | mushroom-disorders-1
dhingri kab lagaye aur kitna milta 45 din me | mushroom-sowing-1 mushroom-yield-1
barsim kab boye itsit bahut hai | berseem-sowing-1
barseem jo june tak chale | berseem-varieties-1
barsim ki pehli kataai kab aur kitni baar | berseem-harvest-1
barsim gal rahi thand me safed rui | berseem-diseases-1
barsim akeli khilaye to afara | berseem-feeding-1
strawbery ke liye kitna thanda chahiye | strawberry-climate-1
stroberi me gobar aur khad kitni | strawberry-nutrients-1
strawberry kab lagaye aur kali panni se kya bachta | strawberry-sowing-1 strawberry-weeds-1 | general-mulch-1
aloo khoda fir tarbuj liya ab april ki 10 tareekh ho gai mill wala bolta hai ganna laga do lekin der ho gai hai to kis tarah lagaye ki kam na nikle | sugarcane-sowing-3 | sugarcane-seed-2 sugarcane-sowing-2
dada ji kahte the kuwar ki eekh me kuch na kuch bich me lena chahiye matar lu dhaniya lu ya gehu aur usko khad alag deni padegi kya | sugarcane-intercropping-1
padosi maachis laga deta hai patti me mai nahi lagati kya sach me fayda hai bina jalaye aur ek bar ke ganne se kitni baar fasal le sakte hai | sugarcane-organic-1 sugarcane-sowing-6
eekh ka patta chipchip | sugarcane-pests-5
pedhi kitne saal | sugarcane-sowing-6
ganne ka beej kis khet se | sugarcane-seed-3
balui khet me badam kiya tha patta ekdum hara raha lekin ukhada to dabane par phat phat bajti hai khali fali hi khali agle saal kya dalu | groundnut-disorders-1 | groundnut-nutrients-1
beej tute hue the bina dawa ke bo diye ab mungfali nikalte hi murjha jati hai gardan ke paas kali fafund hai bajra bagal me thik hai | groundnut-diseases-3 | general-tricho-1 groundnut-seed-3
mungfali me kudal kab tak chalaye aur pani kam ho to kis samay jaruri hai | groundnut-weeds-1 groundnut-irrigation-1
badam ka ekad utpadan | groundnut-yield-1
magfali ki nai jaat gujrat | groundnut-varieties-1
kausal mungfali ka beej kitna | groundnut-seed-1
masur ke khet ke bagal wali sarso me phool ke samay tane par gila dhabba tha ab safed rui aur ander kale daane tana hawa se tut raha kya kare | mustard-diseases-3
dhan katne ke baad jaldi bo di thi sarso garmi me ab narangi kaale chitte wale kide naye podhe chus rahe podhe safed padkar mar rahe | mustard-pests-3
reh wali jamin rai | mustard-varieties-3 | general-alkali-1 general-alkali-2 general-saline-1
gurgaon sarso kab tak | mustard-sowing-2
rai ka phool tedha mota | mustard-diseases-1
mere 40 baigan ke podho me se das ka patta jeera jaisa chhota ho gaya jhadi ban gaye mirch bilkul thik hai un pe fal nahi aa raha nikalu ya rakhu | brinjal-diseases-1
baigan me keeda andar milta hai uska kya kare aur kitne din ke fark se tode ki kam nuksan ho | brinjal-pests-1 brinjal-harvest-1 | brinjal-pests-2 brinjal-pests-3
baigan ropai sham ko? | brinjal-nursery-1
hibrid bhanta khad ekad | brinjal-nutrients-1
bhanta jade me pani | brinjal-irrigation-1
chacha ne gawar may me hi bo di thi is baar tubewell se ab kamar se upar nikal gai gir rahi hai fali kam agle saal kab boye | guar-sowing-1
gawar hath se fekna | guar-seed-2
gawar khad ek ekad | guar-nutrients-1
guar dana kitna kuntal | guar-yield-1
boye 24 din hue masur jagah jagah peeli dikhi ukhada to jad kali aur beech se toot gai alsi jo kinare pe hai wo thik | lentil-diseases-4
hazaribagh chhoti masuri kism | lentil-varieties-1
masuri jamin se gal gai | lentil-diseases-3
masur december chalegi | lentil-sowing-1 | lentil-sowing-2
mandla side me kodo ke bagal madua hai patti par aankh jaisa nishan tha ab bali ki gardan kali ungli bhuri sukhi dana pola | ragi-diseases-1
pathari zameen me madua | ragi-soil-1
ganga ka pani chad aaya tha panch din me utra urad to gaya dhan me ab bhi hari patti dikh rahi kitna khada reh sakta hai aur pani hatne par kya khad dalu | general-flood-1 | rice-varieties-2
gehu pachhati hai dana doodh par hai pachhua chal rahi 36 degree kya potash wala chhidkav karu kitna pani kitna gram ek ekad | general-heat-1 | wheat-disorders-4
neeche ke purane patton ki kinari jaise aag se jhulsi aur dandi kamzor tel wali fasal nahi sabji hai | general-defic-3 | general-defic-1
dawa ke baad barish ho gai | general-spraywx-3
sau dana jamav jaanch | general-seedtreat-1 | soybean-seed-2
jagdalpur me 800 meter ke paas zameen hai kali matti bhi hai kaju lagana chahte hai pala bhi padta hai kya tikega | cashew-climate-1
kaju ke beech moongfali ya kela | cashew-intercropping-1
gehu ke bagal me jeera bo rakha tha pani wahan se aata raha teen din badal rahe aur fasal jaise kisi ne aag lagai ho | cumin-diseases-1 | cumin-irrigation-1
jeera kitna gehra | cumin-seed-1
jeera safed rakh | cumin-diseases-3
bhado me khira ke andar safed kide aur todte hi sad jata hai sahar me lauta dete hai kya latkaye | cucumber-pests-1
kheera patte konedar peele | cucumber-diseases-1
kamra chhota hai khidki band rakhti hu thand se mashroom ki dandi lambi ho gai topi chhoti rah gai kya karu | mushroom-disorders-1
button kab shuru | mushroom-sowing-1 | mushroom-sowing-2
dhingri tudai samay | mushroom-harvest-1
khet me itsit ghas bhar jati hai barsim kab daalu | berseem-sowing-1
barsin me uriya dena ki nahi | berseem-nutrients-1
betul me strawberry pichhle jade me garmi rahi to aadha bhi nahi utra kya mausam ka asar padta hai | strawberry-climate-1
istraberry kab todna dilli bhejne | strawberry-harvest-1
ganna katne ke baad moddi rakhni hai arhar ka khet bagal me hai pehla kaam kya kya karu | sugarcane-sowing-5 | sugarcane-sowing-6
ganne me safed titli ke ande kaise khatam ho aur mitti kis mahine chadhe | sugarcane-pests-2 sugarcane-weeds-1
badam ke dane me culture kab lagaye aur barsat me kis hafte dale | groundnut-seed-3 groundnut-sowing-1 | groundnut-sowing-2 general-biofert-1
lobia ke paas wali mungfali me kale chamkile kide phool par | groundnut-pests-5
rai par safed churn aur patti ke niche safed fafole dono alag rog hai kya dono ka upay | mustard-diseases-4 mustard-diseases-1
mahendragarh me chane ke badle barani sarso li khad kitna kilo sab bone pe | mustard-nutrients-2
bhante ki biya kitne gram aur paudh kitni badi hone par ropu | brinjal-seed-1 brinjal-nursery-1
mirchi ke kinare wale chhote baigan ki choti latki tana andar khokhla | brinjal-pests-4 | brinjal-pests-1 brinjal-pests-2
masuri me chepa bhi hai aur phool se pahle pani dena hai ki nahi | lentil-pests-1 lentil-irrigation-1 | general-neem-1
kodo ke sath madua hai baali bhuri hui kab kaate | ragi-harvest-1
beej ka jamav kaise dekhe aur beejamrut me kya kya lagega | general-seedtreat-1 general-beejamrut-1
makka ka patta neeche baigani upar gehra hara chhota reh gaya | general-defic-2 | maize-disorders-1
jeere ka ukhta rokne ko beej me kya milaye aur kitna beej | cumin-diseases-2 cumin-seed-1 | general-tricho-1
jai ke paas wali barsim niche se gal rahi | berseem-diseases-1
mill ka ganna payment atka hai kaha shikayat kare |
lal sadan wale khet ki mitti jaanch kaha hoti hai |
mungfali ke khet me jangli suar rat ko khod dete hai |
mungfali sukhe patte bhains ko khila sakte hai kya dudh par asar |
sarso ka tel nikalne ka expeller kitne ka |
sarso ki khali dudhari gai ko kitni khilaye |
baigan me grafting karna hai jungli baigan pe kaha sikhe |
baigan ke khet me bandar aate hai kya lagaye |
gawar ka korma pashu ko kitna khilaye |
gawar phali ki sukhi sabji kaise rakhe saal bhar |
gehu me pala se bachane ko sulfur wala spray kitna |
zinc sulphate ek ekad dhan me kitna kilo | general-zinc-2 rice-disorders-2 | general-zinc-3
kaju ka beej se podha kaise ugaye |
kheera ki kism kaun si polyhouse ke liye |
mushroom ki training kaha milegi | general-scheme-68
barsim ka beej nikalna hai kab band kare katna |
strawberry me lal makdi ki dawa |
malwa me sarso ki konsi kism |
madua me pani kitni baar |
ganne me safed makkhi lagi hai patte pe kali papdi dawa ka naam |
tambaku wali hari illi mungfali ke patte kha rahi kaun si dawa |
thiamethoxam kitne ml ek tanki me sarso ke liye |
pant samrat baigan ka beej kaha milega |
HG 2-20 gawar kitne din me katti hai |
pant L 8 masur kitne din ki fasal |
kaju ke fal ka sharbat banane ki vidhi |
GC-4 jeera ka beej kilo kitne ka |
puaal me formalin kitna ml per litre dhingri ke liye |
strawberry me kitne micron ki panni | general-mulch-1 | strawberry-weeds-1
baur pe barish ho gayi aam ka kya hoga | mango-climate-1
langra chausa har saal kyu nahi dete koi dusra naam batao jo har saal de | mango-varieties-1 | mango-disorders-1
malda walo ke liye accha aam | mango-varieties-2
salem me appa ke liye kaun sa am ka paudha le neelam ya koi aur | mango-varieties-3
reteeli jameen me aam ke naye patte chhote patle ek hi jagah gucche me nikalte aur beech me peele | mango-disorders-4
aam pe kagaz ki thaili chadhane se kya hota hai | mango-harvest-1 | mango-diseases-2
kalmi aaam kitne saal me fal pakdega aur ek acre se kitna maal | mango-yield-1
aam ke andar sundi aur tane se burada dono dikkat hai | mango-pests-3 mango-pests-4
aam tod liya chhatai kab kare bade ped me khad kitni | mango-pruning-1 mango-nutrients-2 | mango-nutrients-1 mango-disorders-1
aaj vijayawada mandi me totapuri ka bhav |
am ke tane pe dimak mitti chadha rahi hai kya dale |
do saal ke aam me drip se ek ped ko roz kitne litre |
aam ka achar banake bechne ka license kaise le |
38 degree me makke ka jhanda nikla hai dana banega ki nahi | maize-climate-1 | maize-disorders-3 maize-irrigation-1
tamilnadu me makka 25 din ka hua ab nitrogen kitna hissa du | maize-nutrients-2
makki di navi patti vich vichkarli nas de dono pase chitti dhari | maize-disorders-2
ghar ke peeche ek hi line makka lagaya tha bhutte khali nikle | maize-disorders-3 | maize-irrigation-1 maize-climate-1
sundi ke sir pe ulta Y aur poonch ke paas chaar bindi kaun sa keeda hai ye | maize-pests-1
makke ki gobh me ret aur chuna daal sakte kya kitna milaye | maize-pests-2 | fodder-maize-pests-1
makkaa me fauji keet ke patange pakadne wale trap ki goli kab badle | maize-pests-3 | general-trap-1
makke me bt ya npv wali jaivik dawai kab dale fall armyworm ke liye | maize-pests-4
assam me gom ke neeche wale patto pe cigar jaise lambe daag thand aur os hai | maize-diseases-1
makka nichle jod se gal ke gir raha sharab jaisi bu aati hai | maize-diseases-3
makka phool ke baad jaldi sukh gaya tana cheera to kale daane se bhara | maize-diseases-4
kadapa me maka kab boye aur beej kitna | maize-sowing-1 maize-seed-1 | maize-seed-2
makka me trap kitne lagaye aur kaun si dawai gobh me dale keede ki | maize-pests-2 maize-pests-4 | maize-pests-3 fodder-maize-pests-1
punjab me makki di kehdi kism wadhia dkc ya pioneer |
bhutte pe kala phoola hua thaila sa nikla phodo to kala powder |
makka todne wali machine ka kiraya ek ghante ka |
nali banane wali machine nahi hai soyabean me bhari barish ka dar hai bina machine kaise karu | soybean-machinery-1
adh pakka gobar daal diya tha soya me ab jad me safed mota keeda | soybean-nutrients-2 | general-compost-3
bees din se boond nahi giri soyya me phool hai paani du | soybean-irrigation-1 | general-drought-1
soya ka paudha ek bitta upar se toot jata hai tane pe do challe bane | soybean-pests-1
kambal keeda soya me aa gaya papa ke paas spray ka paisa nahi | soybean-pests-4
soia patti pe alpin ke sir jaise peele daag fir bhure | soybean-diseases-3
dopahar me soya kaata to dana chitak ke gir raha kab kaate | soybean-harvest-1
ek acre soya se kitne quintal ki ummeed rakhu | soybean-yield-1
soyabean ka beej kitna aur kaun si variety | soybean-seed-1 soybean-varieties-1 | soybean-seed-2 soybean-sowing-2
soya me khad kitni nindai kab | soybean-nutrients-1 soybean-weeds-1 | soybean-nutrients-2 general-weeds-1
soybin me jangli suar ghus jate kya lagaye |
soyabean ki khal gaay ko kitni khilaye |
jalandhar me aloo kab lagda | potato-sowing-1
khud ka beej aloo banana hai bimari na aaye aise kaise kare | potato-seed-3
wayanad me aaloo ko khad kitna dena hai | potato-nutrients-1
aloo me urea do baar me kab kab dete bathinda | potato-nutrients-2
aloo hare ho gaye khane layak hai kya | potato-disorders-1
mitti chadha chuke alu me ab med ke upar ghaas nikli hai | potato-weeds-1
dhaan ke baad jaldi wala aloo chahiye 75 din me nikal jaye fir gehu bona hai | potato-varieties-1 | potato-varieties-2
badal chhaye hai aloo ke patte kinare se gal rahe subah ulti taraf safed phaphund | potato-diseases-1 | potato-diseases-2
aaloo ki neeche wali pattiyo pe gol chhalle wale sukhe daag | potato-diseases-3
aloo ka paudha akad ke chhota reh gaya jad ke paas kala kand sad ke mahak rahe | potato-diseases-4
ghar me rakhe aloo ki aankh pe kala burada andar surang | potato-pests-1
kal raat pala pada alu ke patte kale kya dubara hare honge | potato-disorders-2
aloo ka chhilka kaccha utar jata hai haath se kab khode | potato-harvest-1
beej aloo kitne degree pe rakhwaye | potato-storage-1
ludhiana me aaloo ki khad kitni mitti kab chadhaye | potato-nutrients-2 potato-soil-1
aloo kaato to beech me khokhla nikalta hai |
aloo dubai bhejna hai export ka kaagaz kaun banata |
zaid ka rajma maidan me kab daale | rajma-sowing-1
rajmaa ki nichli pattiya peeli pad rahi abhi pehla paani laga hai urea nahi dala | rajma-disorders-1 | rajma-nutrients-1
rajma me phool aa gaye paani lagau ya ruku | rajma-irrigation-1
kallar wali zameen me razma chalega | rajma-soil-1 | general-alkali-1 general-alkali-2
rajma ke tane ke neeche lal ghav barish ke baad patto pe geele bhure chakatte | rajma-diseases-1
rajmaa ke patte chitkabre sikude hue paudha chhota reh gaya | rajma-diseases-3 | rajma-pests-2
pahad me rajma ki patti palto to aata sa laga upar peele daag | rajma-diseases-4
rajma kaat ke kitne din sukhaye peetne se pehle | rajma-harvest-1
rajma me chepa bhi hai aur phali me chhed karne wali sundi | rajma-pests-2 | general-neem-1
rajma ka beej kitna paani kab | rajma-seed-1 rajma-irrigation-1
jammu mandi me rajma ka rate |
razma me kaun si weed dawai bowai ke turant baad chhidke |
barsati lobiya ki buai june me ya august | cowpea-sowing-1
lobia me phali ban rahi aur sukha pada hai paani kharid ke du kya | cowpea-irrigation-1 | cowpea-disorders-1
lobiya ke phool gir jate phali nahi bharti kya chhidke | cowpea-disorders-1 | cowpea-irrigation-1
lobia phali pe lal bhure gadde geele mausam me gulabi lesdar | cowpea-diseases-2
sukhe me lobia jagah jagah achanak murjha ke mar gayi jad ki chhal resha | cowpea-diseases-4
ghar ki lobia me ghun lag jata hai ret daalte hai kya upar | cowpea-storage-1 | general-store-5 general-hermetic-1
dane wali lobia kitne din me tayyar | cowpea-harvest-1
lobiya ki khad kitni aur garmi me paani kitne din pe | cowpea-nutrients-1 cowpea-irrigation-1
lobia ki phali ka thok bhav kochi market |
lobia ki patti pe safed powder jaisa |
thaili me papite ke kitne beej daale kitna gehra | papaya-seed-1
papita lagane ka sahi mahina jab virus wale macchar kam ho | papaya-sowing-1 | papaya-diseases-2
omita ke liye kaisi mitti assam me barish bahut | papaya-soil-1
papite ka tana zameen ke paas gal ke kala aur barish me gir gaya | papaya-diseases-3 | general-tricho-1 papaya-soil-1
papita fal pe safed rui daane wale keede ke dost keede kvk se milte kya | papaya-pests-1
papite ke phool jhad rahe fal tedhe medhe | papaya-disorders-1
red lady pappita kab lagaye khad kitni | papaya-sowing-1 papaya-nutrients-1
papite me laal makdi patte ke neeche jaala |
ek papita ke ped ko drip se kitne litre paani |
dhaniya ke beej ko ragad ke do tukde karte hain kya kitne ghante bhigoye | coriander-seed-1
dhaniya boya kal agla paani kab | coriander-irrigation-1
dhaniyaa me phool hai aur roz badal rehta hai kya khatra | coriander-climate-1 | coriander-diseases-1 coriander-pests-1
garmi me jaali ke neeche dhaniya pathi kitna milta hai | coriander-sowing-2
dhaniya ke tana patta phool sab pe safed powder | coriander-diseases-1
dhania ke daane laung jaise mote ho gaye | coriander-diseases-3
dhaniya kab kaate ki rang hara rahe acre ka kitna | coriander-yield-1 | coriander-sowing-2
dhaniya kab boye kitna beej | coriander-sowing-1 coriander-seed-1
dhaniyaa me pendimethalin daal sakte kya |
hydroponic me dhaniya ugana paani wala ghar me |
tamul ke liye kaisi maati aur kitni garmi sardi | arecanut-climate-1
nursery se supari ka paudha lete time kya dekhe patte zyada ya lamba | arecanut-nursery-1
supari ke do saal ke paudhe ko poori khad du ya kam | arecanut-nutrients-1
supary ka peela patta rog kya thik hota hai ya ped kaat de | arecanut-diseases-2
tamul ki jad safed lat kha gayi kya dale | arecanut-pests-1
adike ko khad kitni paani kitne din me | arecanut-nutrients-1 arecanut-irrigation-1
shivamogga me chali supari ka aaj bhav |
supari ke patte pe gol gol bhure daag poore bagaan me phail rahe |
kali mirch me saal me kitni baar khad daale | blackpepper-nutrients-1
barsat me kali mirch ki bel gardan se kaali hoke mahine me mar gayi | blackpepper-diseases-1
kaali mirch ke dane khokhle nikal rahe chhed wale | blackpepper-pests-1
kali mirch ki nayi kopal sukh jati hai sitambar me | blackpepper-pests-2
kali mirch lagane ke kitne saal baad fal aur ek bel se kitna | blackpepper-harvest-1
kalimirch ki kalam kab lagaye kaun si kism | blackpepper-nursery-1 blackpepper-varieties-1
kali mirch ko sukhane me kitne din dhoop |
spices board se kali mirch ka subsidy form kahan milega |
halwa kaddu kab lagaiye punjab | pumpkin-sowing-1
kaddu ke ek gadde me kitne beej aur baad me kitne paudhe rakhe | pumpkin-seed-1
rongalau ke fal neeche se sad rahe zameen pe pade pade | pumpkin-weeds-1
arka chandan kaddoo kitne din me | pumpkin-varieties-1
kaddu kab tode ki zyada din chale | pumpkin-harvest-1 | pumpkin-storage-1
rongalau ko purane ghar me ek ke upar ek rakh diya sad gaye | pumpkin-storage-1 | pumpkin-harvest-1
kaddu ke beej chhil ke bechne ka dhandha kaise |
tambaku ki paudh kitni moti lambi ho tab ukhade | tobacco-nursery-2
karnataka me tambaku ka npk | tobacco-nutrients-1
tamaku me ek nali chhod ke paani de to kya patti kam hogi | tobacco-irrigation-1
tambaku ki godai kitni baar | tobacco-weeds-1
tambaku ki nursery gardan se gal ke gir rahi | tobacco-diseases-1
tambakoo me keede ke ande patte ke niche jhund me | tobacco-pests-1
tambaku ki buai aur khad dono batao karnataka | tobacco-sowing-1 tobacco-nutrients-1
tambaku ki phunagi kab todte hai aur side ki kopal |
patta gobhi ke sath sarso kab boye keede fasane ko | cabbage-pests-1
patta gobhi ke andar wale patto pe moom jaise bhure hare jue | cabbage-pests-3 | cabbage-pests-1
patta gobi ka beej kitna aur kab boye maidan | cabbage-seed-1 cabbage-sowing-1
patta gobhi ka thok rate kolar mandi |
dhaan ko godown me rakhne se pehle bore ka kya kare | general-store-2 | rice-storage-2
daant se daba ke kaise pata kare gehu sukha hai | general-store-3 | wheat-storage-1 wheat-harvest-1
anaj kitne din me kholke dekhna chahiye | general-store-4
moong ke beej me sarso ka tel lagate hai kya kitna | general-store-5
do plastic wali bori kitne mahine chalegi makkaa dal ke liye chuhe ka kya | general-hermetic-2
solar dryer me fal kaise sukhaye kab nikale | general-dryer-1
fawwara kis zameen aur kis fasal me theek | general-sprinkler-1 | potato-irrigation-1 chickpea-irrigation-1
har saal tamatar ke baad mirch lagate hain bimari badh rahi | general-rotation-1
ganne ke beech me kya bo sakte | general-intercrop-1 | sugarcane-intercropping-1
chuhe marne ki dawa godown me kaun si |
un ke liye rajasthan wali bhed ka naam | sheep-breeds-1
deccani mendha pehchan | sheep-breeds-2
bhed ko pet ke keede ki dawa barsat me kab pilaye ab asar nahi karti | sheep-worms-1 | sheep-deworm-2
bhed ke charne ke liye kaun si ghaas boye | sheep-feeding-1
bhed palan ke liye 50 bhed ka loan |
aaam ka gaddha aur mitti | mango-nursery-1 mango-soil-1
aam pe jaala nahi rui wala dahiya | mango-pests-2
aam pakana aur rakhna | mango-storage-1
jhadu jaisa guccha am | mango-disorders-3
aam kitne saal me fal | mango-yield-1
aam ke bade ped me pehle ek daal sukhi humne socha umar ho gayi, ab doosri bhi sukh rahi aur neeche bhuske jaisa gira milta hai tane me ungli jitna chhed hai | mango-pests-4
makka sinchai aur upaj | maize-irrigation-1 maize-yield-1 | maize-irrigation-2
makke me jalbharav | maize-irrigation-2 | general-flood-1 maize-soil-1
maka zinc safed patti | maize-disorders-2
makka lobhia ek sath | maize-intercropping-1 | fodder-maize-seed-1
makka 50 din ka hai pichhle hafte teen din lagatar barish hui khet me ghutne tak paani tha, aaj dekha to neeche ki gaanth dab rahi hai aur sadi hui mahak, kuch paudhe gir bhi gaye | maize-diseases-3 | maize-irrigation-2
soya kheti jutai aur gobar | soybean-soil-1 soybean-nutrients-2 | general-compost-3
pahadi soyabean kab aur upaj | soybean-sowing-3 soybean-yield-1
soya beej bhandaran | soybean-storage-1 | general-hermetic-1
soya me nali banana aur ghas | soybean-machinery-1 soybean-weeds-1 | general-weeds-1
alu pala | potato-disorders-2 | general-frost-2 general-frost-1
aloo nindai aur mitti chadhai | potato-weeds-1 potato-soil-1 | potato-nutrients-1 potato-nutrients-2
kufri jyoti ya bahar | potato-varieties-2
aloo ka surang wala patanga | potato-pests-1
papa ne apne hi khet ka chhota aaloo teen saal se beej rakha hai, har saal paudhe mude aur chhote hote ja rahe, is baar saaf beej khud taiyar karna chahte hain kaise kare | potato-seed-3
rajma nindai aur katai | rajma-weeds-1 rajma-harvest-1
rajmaa jad sadan | rajma-diseases-1 | general-tricho-1
pahadi rajma kism | rajma-varieties-1
lobia kism aur upaj | cowpea-varieties-1 cowpea-yield-1
lobiya phali ke kale gadde | cowpea-diseases-2
lobia pani garmi | cowpea-irrigation-1
kerala me amma ne ghar ke peeche achinga lagaya hai, ek hafte se kopal par kale chhote jue chipke hain patte mud gaye aur haath chipchipa hota hai, rakh daali par kuch nahi hua | cowpea-pests-1
papita beej aur kism | papaya-seed-1 papaya-varieties-1
papeeta tudai aur khad | papaya-harvest-1 papaya-nutrients-1
papita patta mod | papaya-diseases-2
kothmir garmi jaali | coriander-sowing-2
dhaniya mausam aur mahu | coriander-climate-1 coriander-pests-1 | general-neem-1 general-trap-3
tamul kism aur paudha | arecanut-varieties-1 arecanut-nursery-1
tamul khad | arecanut-nutrients-1
supaari lagane ki doori | arecanut-sowing-1
golmirch kism | blackpepper-varieties-1
kaali mirch kalam | blackpepper-nursery-1
wayanad me hamari kali mirch ki bel silver oak par hai, do saal se barsat ke baad patte peele hokar girte hain phir agli barish me hari ho jati hai, is baar teen belein sookh hi gayi | blackpepper-diseases-2
kadu gudai pual | pumpkin-weeds-1
rongalau kab aur beej | pumpkin-sowing-1 pumpkin-seed-1 | pumpkin-varieties-1
halwa kaddu fal nahi | pumpkin-disorders-1
tamaku ki jagah doosri fasal | tobacco-market-1
tambaku sundi | tobacco-pests-1
bandhakobi kab | cabbage-sowing-1
patta gobhi fatna | cabbage-irrigation-1
hawaband thaila | general-hermetic-1 | general-hermetic-2
fawwara kab chalaye | general-sprinkler-1
dal ka beej ghun | general-store-5 | general-hermetic-1 chickpea-storage-1 general-store-3 moong-storage-1 cowpea-storage-1
naya drip lagwaya tha do saal pehle mirch aur baingan me, ab aakhri paudho tak boond hi nahi pahunchti, pipe ke munh par safed chuna jama hai, khud tezab daalu kya | general-drip-2
dakkani bhed | sheep-breeds-2
garbhin bhed ko pet ki dawai | sheep-deworm-2 | sheep-worms-1
achar chara banane ke liye jowar aur napier kis stage par kaate, kutti kitni moti rakhe | cattle-fodder-3 | fodder-sorghum-harvest-1
bachde ko dast lag gaye | cattle-calf-5
narme me safed machhar | cotton-pests-4 cotton-pests-5 | general-trap-3
drip laga liya dukan se bill bhi hai ab subsidy milegi? | general-scheme-50 | general-scheme-49
rajma ke phool jhad gaye | rajma-climate-1 | rajma-irrigation-1
dhan me sundi ki dawa nahi dalni, ande khane wale keede ke card milte hai kaise lagaye | rice-pests-6 | rice-pests-5
gai ka bada nichi zameen | cattle-housing-2
baadh utri ab kya | general-flood-1
jabalpur me chana buwai kab | chickpea-sowing-4
bakri kcc byaj chhut | general-scheme-39 | general-scheme-38 general-scheme-37
madhumakkhi ke dibbe kaha rakhu | honeybee-site-1
mungfali ukhadne ka sahi time kaise pata chale | groundnut-harvest-1
pichle byat me gaay byane ke baad gir gayi thi thandi padi thi, is bar pehle do din dohai kaise karu | cattle-milkfever-3 | cattle-milkfever-2 cattle-milkfever-1
lambe sukhe ke baad pani diya to kulthi murjha gayi, haath lagate hi jad toot jati hai | horse-gram-diseases-2
dhan kinare sukha urea du? | rice-diseases-4
gaay ka peeche se laal laal bada sa bahar aa gaya, doctor 2 ghante me aayega tab tak kya karu | cattle-prolapse-1
50 bhains ki dairy kholni hai bank loan pe byaj me kitni chhut milti | general-scheme-73
tambaku ki paudh patli lambi ho gayi dhakan kab hatana tha | tobacco-nursery-2
lahsun me pani kitne din me aur band kab kare | garlic-irrigation-1
alsi me kitna kuntal | linseed-yield-1 | linseed-varieties-1
strawberry usi khet me dobara | strawberry-soil-1
adrak ka beej agle saal tak kaise bachau sad jata hai har bar | ginger-storage-1 | ginger-diseases-1
cci ne mera narma geela bol ke wapas kar diya, kitni nami tak lete h | general-market-10 | general-market-18 cotton-storage-1
120:60:40 likha hai card me, bori me kitna hua dap uria potash | general-fert-1 | general-fert-4
pala girne wala h | general-frost-2 | general-frost-1
patsan sadane ke liye kaisa pani aur kitne din, resha kala ho jata hai hamara | jute-harvest-2
mitti ka namuna bhej raha hu thaili par kya likhna padega | general-soiltest-3
gujarat me dairy kholni hai kaunsi bhens le, fat zyada chahiye, kathiawad wali bahut bhari hoti h | buffalo-breeds-2 | buffalo-breeds-1
jeere me zeeri mil gayi hai vyapari bhav kaat raha, kab nikale aur kitni gudai | cumin-weeds-1
matar me raat bhar pani khada reh gaya pichle saal peeli pad gayi thi, is baar kitne pani du aur kab | greenpea-irrigation-1 field-pea-irrigation-1
budhape me kisan ko pension wali yojna, meri umar 32 hai har mahine kitna kata jayega | general-scheme-66 | general-scheme-67
mosambi ke ped dheere dheere tehni se sukh rahe, phal kale chhote | sweet-orange-disorders-1
mooli ke liye khaad kitni tamilnadu me | radish-nutrients-1 | radish-disorders-1
kamla keeda sasta ilaj | soybean-pests-4
divela me jagah jagah paudhe peele padke sukh rahe hain, pichle saal bhi isi khet me tha. kaunsi kism lu | castor-diseases-1 castor-varieties-1
pedi me patti bichhai hai to urea kam kar du kya | sugarcane-nutrients-4 | sugarcane-organic-1
matar ki buwai se pehle dap ke saath potash aur gandhak bhi de kya kitna, mitti ki janch nahi hai | field-pea-nutrients-1
gajar kitne din me ukhaadne layak | carrot-harvest-1
samundar kinare tufan me savukku ke ped gir jate hai koi mazboot clone hai kya jo sukha bhi seh le | casuarina-varieties-1
mere 60 ber ke ped h saat saal ke, chhantai ke baad gobar aur dap kitna kitna per ped dena chahiye | ber-nutrients-1
kapas ki gaanth banane wali ginning mill lagane me kitna kharcha |
patange bahut hai bulb laga ke tub me tel dala, kitne baje tak jalau, mitra kide bhi mar rahe | general-trap-4
strawberry me kali panni bichane se fayda hai ya kharcha bekar | strawberry-weeds-1
gaay ke gobar se diya banane ka business |
dhan me chuhe bahut, ullu bithane se fayda hota kya | rice-pests-11
pm kisan me otp nahi aa raha kyc aur kaise ho sakti h | general-scheme-8 general-scheme-9
barish late hui july ka dusra hafta hai ab soyabean kaun si | soybean-sowing-2 | soybean-varieties-1
alsi der se boi thi pichle saal to kali me makhi lagi, is saal kab daalu | linseed-sowing-1 linseed-pests-2 | linseed-pests-1
kheere ko pani roz du | cucumber-irrigation-1
mandi me log masala daal ke kela pakate hai ye sahi hai kya, bina uske pakane ka tarika batao | banana-storage-1
baans katai kab karein | bamboo-harvest-1
pyaj me jamuni daag ki bimari na aaye iske liye khet me kya milaye | onion-diseases-2
bhindi ya lauki, sugar ke mareej ko kya khana chahiye |
makai jhaadi jaisi | maize-diseases-2
kaunsi arabica lagau jisme patte ka ratuwa kam aata ho, coorg me 2 acre khali hai | coffee-varieties-1 | coffee-diseases-1
bina kcc fasal beema | general-scheme-35
kali mirch ki kalam theli me kab lagani chahiye taki barsaat tak paudha taiyar mil jaye | blackpepper-nursery-1
baigan me keeda hi keeda fal kana | brinjal-pests-1 | brinjal-pests-3 brinjal-pests-2
kisi ka call aaya kisan yojna ka otp maang raha hai | general-scheme-89
til ke patte pe gol gol chhalle wale kale daag aur patte tut ke gir rahe | sesame-diseases-3
bakri ka doodh bechne ka licence |
aloo me bhi thoda tha, ab tamatar ke niche ke patte pe gol chhalle wale bhure dhabbe aur patte sookh ke latak rahe | tomato-diseases-3
machli palan me talab kiraye ka hai anudan milega? | general-scheme-71
oyster mushroom ka bag kitne din andhere me rakhe phir kab khole | mushroom-housing-1 | mushroom-harvest-1
gaay kitne din me byati | cattle-breeding-8
barseem khilane se gaay ka pet phool gaya | cattle-bloat-2 | cattle-bloat-1 berseem-feeding-1
ananas kab tode, ek acre me kitna ton aata | pineapple-harvest-1
lauki kab todni chahiye, kal vyapari bola beej pak gaya hai aapka maal kadak hai | bottlegourd-harvest-1
kulthi ka beej karnataka ke liye konsa | horse-gram-varieties-1
naukri bhi karta hu aur kheti bhi, kheti ki aamdani par tax lagega kya | general-market-32 general-market-30
gaon me suar mar rahe hai tez bukhar kaan pe neele laal daag, koi teeka hai kya | pig-asf-1 | pig-vaccination-1 pig-asf-2
chare wali makka ke pongli me burada jaisa, patte fate hue hai bhains ko khila sakte kya dawa maar ke | fodder-maize-pests-1
kabuli chana ek acre me kitne kilo | chickpea-seed-1
azolla ki tanki me gobar kitna dale | cattle-azolla-2
garmi bhindi pani kab | okra-irrigation-1 | okra-disorders-1
dawai kharidte samay kya dekhe aur ghar me kaha rakhe bachhe chhote hai | general-safety-2
amrud ke patte tambe jaise lal baingani, fal phat ke sakht, nimbu ke patte bhi thode peele par amrud ki batao | guava-disorders-1
zinc 0.4 aaya report me | general-soiltest-6 general-zinc-2
pyaj kaatne pe aansu kyu |
dhan kutne wali mini mill kitne me aayegi |
gahat kab bote hai pahad me | horse-gram-sowing-1
rotavator ka rate kya hai 2025 me |
methi ke sath dhania boya hai par methi chhodo, dhania me urea kab dale aur kitna prati acre, pani ki suvidha hai | coriander-nutrients-1
madua ka accha beej konsa uttarakhand me | ragi-varieties-1
pahadi ilaka hai hamara, fpo banane me kitne kisan jodne padenge | general-scheme-65 general-fpo-1
ananas ke saare podho me ek saath phool kaise laye, truck ek baar me bharna hai | pineapple-disorders-1
dhan me urea kab dalu patte ka rang dekh ke pata chalta hai kya, pichli baar zyada dala to keede aaye | rice-nutrients-4
ropai me line se line kitna aur ek jagah kitne paudhe | rice-sowing-2
virginia tambaku kab ropte hai andhra kali mitti me | tobacco-sowing-1
dap nahi mil rahi, single super aur urea potash se gehu ki puri khad kitni banegi ek acre ki | general-fert-2 | general-fert-4 wheat-nutrients-1
aloo chips ki machine kitne ki |
dhan ki patti lambai me mudi hui andar sundi safed kar deti hai, dukan wala dawa de raha hai maru ki nahi | rice-pests-7
mandi shulk kis rajya me kitna, sabji par bhi lagta hai kya aur bahar bechne par | general-market-23
baigan dopahar me murjha jata hai shaam ko theek aur 4 din me mar jata | brinjal-diseases-2 | brinjal-varieties-1
kheera ke bel me virus lag gaya lagta hai, mahu bhi tha, koi dawai jo theek kar de | cucumber-diseases-2
hisar me sarso sinchit, dap urea zinc ka hisab ek killa ka | mustard-nutrients-2 | general-fert-3
til me aadhi urea kab deni hoti hai | sesame-nutrients-1 | sesame-nutrients-2
kusum fasal sukh gayi chidiya kha rahi kab kaate | safflower-harvest-1
gehu november me boyenge, par haryana me sarson kab tak bo sakte hai | mustard-sowing-2 | mustard-sowing-1
kaju ka nimbu sharab banane ka licence milta hai kya |
gobhi ka phool khula khula chawal jaisa daanedar ho gaya mandi me koi nahi le raha | cauliflower-disorders-4
alsi me phool ke samay safed dhool si | linseed-diseases-2
gwar kaisi zameen me | guar-soil-1
dalimb ka ped sukh gaya lakdi ke andar bhuri dhari, dusre pedo ko kaise bachau | pomegranate-diseases-2
gaay ke pure sharir pe ganthe nikal aayi, bukhar hai aankh se pani, bach jayegi kya | cattle-lsd-1
pahad me matar bona hai dal wali, kaun sa beej mangau | field-pea-varieties-1
strawberry kab lagate aur acre me kitne paudhe | strawberry-sowing-1
moong ki kuch fali kaali kuch hari, barish aane wali h kaat lu? | moong-harvest-1
chana kitna gehra boye | chickpea-sowing-5
sarso ka tel nikalne wali kolhu mini plant |
lobiya me kala chepa | cowpea-pests-1
bajre ke podhe murjha rahe kheenchne pe haath me aa jate hai reti wali zameen hai | bajra-pests-1
katdi subah bol rahi hai tika kab lagwau shaam ko ya agle din | buffalo-breeding-2
aam ke bageeche ki rakhwali ka theka kitna |
nariyal ke patte ke niche safed gol gol chakkar aur upar kali parat | coconut-pests-4
elaichi ke dane pe khurdara daag aur phat jate hai, vyapari grade kam deta | cardamom-pests-1
suar ko kaun kaun se tike, african wale bukhar ka bhi aata kya | pig-vaccination-1 pig-asf-1
rijke ke beej me amarbel aa jati hai hamesha, saaf beej kahan se le aur kitna kilo daale | lucerne-seed-1 | lucerne-weeds-1
rabi jwari ke liye halki zameen me kaun si kism | jowar-varieties-1
lobia ki hari fali kitni nikal jayegi ek acre me jhadi wali kism | cowpea-yield-1
ikh me nirai kitne din pe | sugarcane-weeds-1
gehu bhigo ke boye to jaldi ugega kya | wheat-seed-3
dragon fruit ke tane pe narangi bhure dhabbe fir khurdure ho gaye | dragon-fruit-diseases-1
suar ke bachche maa ke neeche dab ke mar rahe | pig-piglet-3
mungfali me tur lagana hai pani nahi hai sirf barish, kaise milaye | pigeon-pea-intercropping-1 groundnut-intercropping-1
tamatar tudai kab kare, shaadi wale ko 2 din me local dena hai | tomato-harvest-1
humne 300 kisano ki company banayi h, sarkar se kitni madad milegi aur loan guarantee | general-fpo-2 general-scheme-64
moringa beej seedha lagau ya theli me, duri kitni rakhu papita ke khet ke bagal me 2 bigha hai | drumstick-sowing-1 | drumstick-seed-1
surajmukhi me line se line kitni duri hybrid ki | sunflower-seed-2
masoor me niraai kitni baar | lentil-weeds-1
kanda chawl me rakhne pe kitna nuksan hota | onion-storage-2
dhan abhi kata hai, gehu ki jagah jau bona hai, time nikal to nahi gaya | barley-sowing-1
barsati moong punjab me kab bije aur beej kitna | moong-sowing-4
bajra saaf hai par gwar ke patto pe gol bhure dhabbe aa gaye saavan bhado me | guar-diseases-2
maharashtra me karz maafi hui kya, mera 1.5 lakh baki hai society ka | general-scheme-76 | general-scheme-75
phool gobhi ke patton me jali jaisi khidki ban gayi, chhoti hari sundi dhaage se latakti hai, dawa ka asar hi nahi ho raha | cauliflower-pests-1
kheere me nar phool hi nar phool | cucumber-disorders-2
sagwan badh nahi raha | teak-soil-1 | teak-irrigation-1
haryana me mera byora pe number purana band hai otp nahi aata | general-market-7
supari ko garmi me kitne din pe pani lagaye, drip se kitna litre | arecanut-irrigation-1
dhaan late kata november ki 20 ho gayi, ab sukhi matar boye ya gehu hi theek | field-pea-sowing-1
usar khari zameen me kaun si sabji, palak chalegi? | palak-soil-1
kabuli chane ki australia wali variety yahan milegi |
sahjan tane pe balwali illi | drumstick-pests-2
malda bengal me aam ke kaun se ped lagaye | mango-varieties-2
adrak ke patte mud kar tambe jaise ho gaye, tana kheeche to nikal aata hai doodh jaisa ras | ginger-diseases-2
sahiwal ek byat me kitna doodh | cattle-breeds-2
tamatar jitni hi khad hybrid bengan ko bhi deni padti hai kya ya kam | brinjal-nutrients-1
narma kab beejna chahiye haryana me | cotton-sowing-1
soyabean futures me paisa lagau kya |
surajmukhi ka beej kitna gehra aur bone se pehle kya kare | sunflower-seed-1
sarson ka tel me milawat ghar pe kaise check kare |
safede ke clone lagane hai medh ke sath gehu bhi chalta rahe, kitni doori rakhun aur gadde me kya dalu | eucalyptus-sowing-1 | eucalyptus-intercropping-1
solar fencing ka kharcha nilgai se bachne ke liye chane me |
baingan ke naye paudhe upar se murjha rahe, tana cheera to andar illi mili, phal to abhi lage hi nahi | brinjal-pests-4 | brinjal-pests-1
naye patte mote kadak, upar ki kali mar gayi, phool gir rahe dana nahi banta, kaunsa tatva kam hai | general-boron-1
odisha me til ki kaunsi kisam achhi, balangir me halki zameen hai | sesame-varieties-2
gai patli ho rahi gobar dhila, gaabhin bhi nahi thehrti, pet ke keede ki goli saal me kab kab de | cattle-deworm-1 | cattle-deworm-2
sarso ki nayi fali pale se kaise bachaye | mustard-disorders-1 general-frost-2
khari zameen hai jau ki konsi kism lagau | barley-varieties-1 | barley-soil-1
march ki lu se gehu bachane ko potash ka spray kitna | wheat-disorders-4 general-heat-1
moong ki fali aur phool jaale me chipke hue, andar illi kha rahi hai, urad me bhi yahi | moong-pests-3
basmati ka gi tag mp ko mila ya nahi |
september me hi hari matar bo du jaldi bhaav mil jaye, garmi me sad to nahi jayegi | greenpea-sowing-1 greenpea-diseases-2 | greenpea-varieties-1
kanda bharne se pehle sukhana | onion-storage-1 | onion-diseases-5
andhra me til me urea ek bar de ya do bar, kitna | sesame-nutrients-2 | general-fert-3
aloo chips ki factory lagane me kitna paisa lagega |
aalu ko ek baar me bhar ke pani du ya thoda thoda jaldi jaldi | potato-irrigation-1
mallige ke liye mitti | jasmine-soil-1
kapas me ghaas kab tak saaf rakhna zaruri | cotton-weeds-1
dhan ropai baad ghaas dawai | rice-weeds-1 | rice-weeds-3
machhli talab pani kaisa ho | fish-quality-1 | fish-water-1 fish-manure-1
nariyal pe bhure nishan, supari ke guchhe saaf hai, baad me nariyal fat jate aur chote reh jate | coconut-pests-5
bhandar me pyaz ki gardan gal rahi hai aur bhuri fafund, khodte time baarish ho gayi thi | onion-diseases-5 | onion-storage-1
talab me doobne se bachha mar gaya muavja milega kya |
baingan me sundi fal me ghus jati hai dawai har hafte mar raha hu same wali fir bhi fark nahi | brinjal-pests-2 | brinjal-pests-3 brinjal-pests-1
bhains ke seeng ki kanghi banti hai kya |
doodh dairy wale lauta dete h gandagi bolke, duhne me kya dhyan rakhe | cattle-milk-1 | cattle-mastitis-2
jau ek killa me kitna beej padega aur katar kitni door | barley-seed-1
supari ki patti se plate banane ki machine aur jeere ke daam dono bata do |
gaay galghotu tika kab | cattle-vaccination-2 | cattle-vaccination-5
barsim me sardi me jagah jagah gol ghere me pauda gal raha hai niche rui jaisa, bhains ko khilau ya nahi aur aage kaise bachau | berseem-diseases-1
pseudomonas powder liya hai beej me kitna milaye aur chhidkav kaise | general-pseudo-1
aam ke bade ped ko khad tane ke paas dale ya door, amrood me to paas dalte the | mango-nutrients-2
boiler murgi me ek ke liye kitni jagah, naye chuze lane se pehle shed ka kya karu | poultry-broiler-2 | poultry-brooding-3
kcc zero byaj sach hai | general-scheme-45 | general-scheme-37
amrood ke tane me sundi chhal kha rahi hai bura nikalta hai, petrol daal du kya | guava-pests-2
vidarbha me nimbu ki baag lagani hai, santre ke saath, nimbu ki kism konsi achhi | lemon-varieties-1
gajar bone ka sahi time | carrot-sowing-1
sabzi matar ka beej acre me kitna, koi culture bhi milana hai? | greenpea-seed-1
kerala karela achhi kisam | bittergourd-varieties-1
odisha me tamatar lagaya hai, ropai ke baad dusri khad kab du, mitti kab chadhau | tomato-nutrients-2
karele ki bel mud gayi niche chepa | bittergourd-pests-3 | bittergourd-diseases-1
ganne ka juice thela lagane ka kharcha |
thand me tarbuj ka beej nahi jam raha, polytunnel lagau ya ruku | watermelon-sowing-1
lauki ka juice kadwa laga to nuksan karega kya |
arandi kab tak boye | castor-sowing-1
mash ke paudhe ajeeb jhurri wale patte, phool mude hue, agle saal bhi yahi beej rakhu ya nahi | urad-diseases-2
kapas ki lakdi se pellet banane wali machine |
barsim pehli katai kab | berseem-harvest-1
genda ki zyada phool kism | marigold-varieties-1 | marigold-harvest-1
kaju ke naye bagan me beech ki jagah khali hai, do teen saal kya boye ki kharcha nikle | cashew-intercropping-1
nariyal ki beech wali kali peeli hokar haath me aa gayi aur badbu aa rahi | coconut-diseases-1
jwar ke patto me sui jaise chhed ek line me aur tana andar se khokhla | jowar-pests-2
jis gaay ko gaanth wali bimari hai uska doodh bachho ko pila sakte kya | cattle-lsd-4
chari me khad | fodder-sorghum-nutrients-1
kheere ka facepack banane ki vidhi |
soil card me nitrogen 190 likha h ye kam hai ya theek | general-soiltest-5
soil card banwana hai kitna paisa lagega aur report kaise dekhe | general-scheme-47 | general-soiltest-5
chana bone ke turant baad kaunsi ghas mar dawai dalte hai | chickpea-weeds-1
soya js wali kaun si | soybean-varieties-1 | soybean-sowing-2
karele ke andar sundi nikal rahi h aur fal tedha hokar gir jata hai, baarish shuru hote hi ye hua, lauki me bhi thoda thoda | bittergourd-pests-1
chane ki khutai kab karni chahiye | chickpea-pruning-1
lobia ke dane ke liye fali kab todni, sukhne pe chatak jati hai | cowpea-harvest-1
bhains bachha dene ke dusre din baith gayi uth nahi paa rahi, padosi keh raha kamjori hai gud khilao, gaay ko aisa nahi hua tha | buffalo-health-2 | cattle-milkfever-1
bhai se zameen ka batwara kaise ho |
zameen ka batwara bhaiyo me kaise hota hai |
galti se dawai pi li kisi ne phone pe doctor se kahan puche | general-poison-4 general-poison-1 | general-poison-2
loo me gehu bachao | general-heat-1 wheat-disorders-4
spray karte waqt kya kya savdhani, nozzle jam ho jata to munh se fook dete hai | general-safety-3 general-safety-1 | general-spraywx-1
pkvy me paisa kitna | general-scheme-51
do bigha zameen pe chhota kcc milega kya kitna | general-scheme-43
ek suar narr kitni madao ke liye kaafi h aur garmi me aane par kab milaye | pig-breeding-1
angur april chatni kitni aankh | grapes-pruning-1
gaay dobara heat kab | cattle-breeding-3 | cattle-breeding-1
basmati aur mota dhan, punjab me ek killa se kitna kitna nikalta hai | rice-yield-1
talab ka pani hara gaadha ho gaya kheto me nikal du kya aur naya bhar du | fish-water-1 | fish-feeding-2
chana ek acre me kitna | chickpea-yield-1
gehu bharne se pehle kothi kaise saaf kare, goli ghar me rakhna thik hai kya bachche hai | wheat-storage-2 | wheat-storage-1 general-store-4
aonla ke tane par burada ki patti si latki hai koi keeda andar ghus gaya kya | amla-pests-1
aam baad me dekhenge, litchi tod li ab pedo ko kya khilaye | litchi-nutrients-1
gehu me chepa lag gaya poore khet me spray karu ya kinare | wheat-pests-1 | wheat-pests-2
barsim ke beej me kasni bahut nikalti hai kaise alag kare | berseem-seed-1
supari ke bade ped ko saal me kitni khad aur kaun se mahine | arecanut-nutrients-1
parali jalaye bina gehu bo sakte kya | wheat-machinery-1 general-residue-1 wheat-machinery-2 general-residue-3 | general-residue-4
jute mill band ho gayi, mazdoor ka pf kaise nikale |
chane ke baad bhi yahi hua tha ab gehu jagah jagah sukh raha, khicho to aaram se ukhad jata jad khayi hui | wheat-pests-3
trichoderma ka dabba laya hu beej me kitna aur mitti me kitna, paudhe sukhne lage h ab bhi fayda karega kya | general-tricho-1 | general-tricho-2
supari ke phool wali daali me jaala laga hai aur phool sukh ke gir rahe, nariyal theek hai bagal me | arecanut-pests-1
bihar fasal sahayta bataidar ko milegi? | general-scheme-99
godam ki rasid pe loan milta hai | general-market-27 general-enwr-1 general-enwr-2 | general-market-28 general-market-29
aam ke baur pe safed aata sa jama hai chhote tikore gir rahe | mango-diseases-1
ek acre baigan se kitna maal nikal jata hai, loan wale pooch rahe hai project me likhna hai | brinjal-yield-1
baigan me ghas bahut kitni bar gudai | brinjal-weeds-1
aam ke naye patte chhote chhote guchhe me aur peele, usar zameen hai | mango-disorders-4
nariyal ka paudha kaun se mahine me lagaye aur chhaya deni padti hai kya | coconut-sowing-1
aam ke saath cheeku bhi lagana hai, cheeku halki khari mitti me ho jayega kya | sapota-soil-1
ghuiya ki sabji gala kaatti hai | colocasia-disorders-1
ganne ke chhote kalle me keeda andar se kha raha dawa niche tak nahi pahuchti kya karu | sugarcane-pests-4 | sugarcane-pests-3
aam kaata to andar maggot, niche gire fal bahut pade hai, amrud me bhi hote kya | mango-pests-3 | guava-pests-1
mirchi ki paudh khet me kab lagau subah ya shaam aur line ki duri kya rakhu | chilli-nursery-2
singdana patta niche geruaa | groundnut-diseases-2
AIF loan me apna paisa kitna lagta hai, do jagah cold store bana sakta hu kya | general-scheme-63 | general-scheme-62
lal chaulai ke patte me safed bhure daag fir chhed ho jate hai bechne layak nahi rehta | amaranthus-diseases-1 | amaranthus-irrigation-1
kohra aur badal 4 din se, aloo ke patte kinare se geele kale ho rahe | potato-diseases-1 | potato-diseases-2
sankar bachhdi ko pehli baar beej kab bharwaye umar dekhe ya wajan | cattle-breeding-4
bhindi ke patte ke niche chhoti safed makkhiya udti hai aur nase peeli hone lagi | okra-pests-4 okra-diseases-1 | okra-diseases-2
kulthi chhitkawa boyenge beej kitna | horse-gram-seed-1
nimbu ki nai kopal mud jati hai andar suranng jaisi | lemon-pests-1
anar ke bagal me nimboo laga hai, phool ke time zor ki barish ho gayi aur ab patte hi patte aaye, zameen bhi bhari hai | lemon-soil-1
khet me ek haath niche pathar h aur barsat me pani bharta hai, narma bo du ya bajra | cotton-soil-1
multicut chari kab kaate | fodder-sorghum-harvest-1 | fodder-sorghum-feeding-1
elaichi kab se fal | cardamom-harvest-1
bhains ka beema karwana hai apni jeb se kitna lagega | general-scheme-70
sahjan ki fali fat rahi hai gond nikal raha andar keede | drumstick-pests-1
bakri ke bachche ko kaun sa tika kis umar me lagega, ppr aur chechak wala bhi | goat-vaccination-1
ganna kaat ke mill ko de diya, gehu bone ka mann tha par pedi hi rakhni hai, jagah jagah khali hai, fir se acha kaise phute | sugarcane-sowing-5 | sugarcane-harvest-1
kharbuja me mithas nahi, patte pe safed powder aur niche fafundi, tarbuj theek hai | muskmelon-diseases-2
pipermint sinchai may me | mint-irrigation-1
til me bahut badi hari sundi puchh pe kaanta, patte saaf kar gayi | sesame-pests-2
lauki kab boye garmi wali | bottlegourd-sowing-1
arhar ki dal bahar se aane par sarkar ne rok lagayi kya |
adrak kab khode, hari bechni ho to | ginger-harvest-1
shimla mirch ki paudh tray me kitne din pehle lagaye aur 1 acre me kitne gram beej | capsicum-seed-1
gehu baad moong seedhi bowai | moong-machinery-1
jamunapari kitna doodh deti | goat-breeds-2
adrak beej acre me kitna | ginger-seed-1
surajmukhi kam din wali | sunflower-varieties-1
tikore bahut gir rahe hai hawa bhi chalti hai, kuch ruk sake to bagh ka thekedar khush ho | mango-disorders-2
guar late ho gayi beej zyada daalna padega kya | guar-seed-1
safeda lagana hai kallar zameen me kaun sa clone | eucalyptus-varieties-1 | eucalyptus-soil-1
lahi bone ki aakhri tarikh | mustard-sowing-4
til ki fali me chhed aur upar jala, moong sath bone se rukega kya | sesame-pests-1
bar bar phir rahi h gabhin ni hoti, sehat ekdam thik, 4 tika ho gaye | cattle-breeding-6
dilli ke paas kabuli chana ki buwai ka time | chickpea-sowing-1
vanraja ande nahi seti | poultry-backyard-4
mentha ki achi variety | mint-varieties-1
jau ki bali me daane ki jagah kala dhool nikal raha hai | barley-diseases-1
bhindi ki khad batao, urea kab | okra-nutrients-1
ghar pe chipchipa board kaise banaye kitne lagaye | general-trap-3
ber ke ped ki chhatai kis mahine kare rajasthan me aur kitni kaate, pichli baar amrud ki tarah thodi si kaati thi fal kam aaya | ber-pruning-1
gobhi ka dandal andar se khokhla | cauliflower-disorders-2 | general-boron-1
rijka me khad kitni daalu, har saal dalni padti hai kya | lucerne-nutrients-1
jai ka chara pehli baar kab kaate | oat-harvest-1
chawli me bhari barish ke baad patto pe daag mil ke bade ho gaye, dukandar antibiotic de raha hai du kya | cowpea-diseases-3
gwar me khad dalni padti hai ya bina khad ho jati, bajre me to urea dete | guar-nutrients-1
pake tamatar phat jate, mirch ke sath hi pani lagta par mirch thik | tomato-disorders-2 | tomato-irrigation-1
mirchi patta ulti naav jaisa, dealer ne thrips ki dawai di 3 bar mari koi asar nahi sukha mausam hai | chilli-pests-2
tilli barsaat me jhulas rahi tana kala | sesame-diseases-2
hum 40 kisan milkar company banana chahte hain kitne log chahiye | general-fpo-1 general-scheme-65 | general-scheme-64
tamatar nursery kab dale | tomato-sowing-1
dragon fruit lagane ka mahina aur pole ka hisab batao | dragon-fruit-sowing-1
barish nahi hui chari sukh rahi choti hai, pashu ko khila du? bajra to khatam ho gaya | cattle-feeding-8 fodder-sorghum-feeding-1 fodder-sorghum-feeding-2 jowar-feeding-1 | fodder-sorghum-feeding-3
sarson ki jad se bina patti ka safed sa paudha nikalta, fasal murjha jati | mustard-weeds-2
haldi ke patte pe bhure dhabbe beech se safed, gaanth chhoti reh gayi | turmeric-diseases-1
safeda kaat liya ab thunth se kai kalle nikle hain kitne rakhu | eucalyptus-harvest-1
apni sabzi bechne pe gst number lena padega kya | general-market-34
hum 8 ladke milke tractor aur harvester kiraye pe chalane ka kaam shuru karna chahte hain 10 lakh ka, sarkar kitna degi | general-chc-2 general-scheme-56
bakri ka cheque bounce ho gaya vyapari se paisa kaise lu |
gulab ki katai october me kitni kare valentine se pehle december me shaadi ke liye phool chahiye | rose-pruning-1
neemuch me lahsun ki moti kali wali kism konsi lagaye | garlic-varieties-1
makke ke niche wale patto pe lambe cigar jaise dhabbe, os bahut padti hai | maize-diseases-1
kamad moode nu kinni urea paiye | sugarcane-nutrients-1 | sugarcane-nutrients-4
gaay subah garam hui hai ai wale ko kab bulau | cattle-breeding-2
rajasthan haryana me garmi ka gwar kab boye sabji wala | guar-sowing-2
mandua pahad kab | ragi-sowing-1
papita lagane ka sahi mahina, pichli baar virus se sab barbaad ho gaya tha | papaya-sowing-1 | papaya-diseases-2 papaya-diseases-1
chaulai saag ko garmi me kitne din pe pani du, fuhara laga rakha hai usi se chalega kya | amaranthus-irrigation-1
dhan dhanya me kitna paisa | general-scheme-100
coffee ke paudhe ko saal me kitni khad, robusta aur arabica alag hai kya | coffee-nutrients-2
arhar me pani kab kab | pigeon-pea-irrigation-1
drum seeder se dhan lagana theek rahega | rice-sowing-5
ganne ki pedi kitni baar, pichli baar laal sadan bimari thi us khet me | sugarcane-sowing-6 | sugarcane-diseases-2
makka se ethanol factory me bechne ke liye registration |
saag ki katai ke baad patte chhote aa rahe hai usme kya chhidku, gobar to shuru me dala tha | amaranthus-nutrients-1 palak-nutrients-1
jeera me mola machhi aur thrips dikh rahe kitne ho to spray karu, neem chalega? | cumin-pests-1
mera 42 hp hai happy seeder kheench lega kya, clutch ka dar hai | general-implement-1
seb ka ped pichle saal phool se lad gaya tha ab sookh raha hai, jad khodi to safed dhaage mile | apple-diseases-3
cardamom auction me kaise bheje |
bhindi kitne din me todni chahiye, kadi ho jati hai | okra-harvest-1
gawar me hara tela patte chipchipe kaale | guar-pests-1
makke ki roti naram kaise bane |
cheeku ki tehni chapti | sapota-diseases-1
gay ko pani kam mile to doodh ghat jata hai kya | cattle-feeding-6
gobhi ki paudh lagane wali machine kitne ki aati hai |
suari do din me byane wali hai kya tayari karu | pig-piglet-1 | pig-piglet-3
talab suka hua hai, chuna kitni bori dalu machli dalne se pehle | fish-lime-1
chai bagan me mazdoor ka pf kat ta hai kya |
makka ka silage gaddhe me banana hai, kaise dabaye aur kitne din baad khole | cattle-fodder-4 fodder-maize-feeding-1
arandi ki khali gaay ko khila sakte hain kya, sarso ki khal mehngi ho gayi | castor-storage-1
garmi me konsi mushroom uga sakte hai ek khali kamre me | mushroom-sowing-1
machhli ka jaal kaunse number ka kharidu, talab ka theka kaise milta |
kharif jowar me khad ki matra halki zameen ke liye batao, aadhi urea kab de | jowar-nutrients-1
bina zameen girwi rakhe kitna kheti loan | general-scheme-40
aloo ke baad rabi makka lagane ki soch raha, kharif wali me to kuch nahi mila, rabi me sach me jyada nikalta hai kya | maize-yield-1
kal raat byayi gay jer abhi tak latki hai, padosi bol raha int bandh do niche | cattle-placenta-1
muga ke keede pebrin se mar rahe beej bazar se liya tha | silkworm-muga-1 | silkworm-disease-2
mirch ko pani kab dena hai kaise pata chale podhe ko dekh ke | chilli-irrigation-1
dhaniya dana kitne din me pakta hai aur kab kate ki hara rang bana rahe mandi me bhav mile | coriander-yield-1
aam ka naya bagh hai beech me ganna laga lu ya kuch aur | mango-intercropping-1
ananas ke patte laal peele, jad me safed keede aur chintiyan | pineapple-pests-1
pacs me gehu bechne ka number kaise lagta h bihar | general-market-15
karela ko jaal pe chadhane se fayda h kya bhai kitni height | bittergourd-pruning-1
jute ke bag silai ki machine kitne ki |
gir gai kitna doodh degi | cattle-breeds-1
lobiya ka beej agle saal tak kaise bachaye ghun se | cowpea-storage-1 general-store-5 | general-hermetic-1
gehu ki baali me chepa, kitne ho to spray karu | wheat-pests-2
kapas chunne wali aurto ki mazduri kilo pe kitni chal rahi gujrat me |
padosi ki bhains mere khet me ghus ke gehu kha gayi thane me report likhwau kya |
urea wala bhusa bachhde ko de sakte h? | cattle-fodder-2
khadi parali me happy seeder chalana faydemand hai ya paidawar ghat jati | general-residue-1 wheat-machinery-2 | wheat-machinery-1 general-residue-2
mera bhai naukri me hai phir bhi 6000 le raha hai, koi wapas mangega kya | general-scheme-18 | general-scheme-17 general-scheme-5
kheere se ek acre me kitna maal niklega punjab wali kism | cucumber-harvest-1
khara pani aur kallar zamin hai, gehu nahi hota to jau bo du? | barley-soil-1 | barley-varieties-1 general-saline-1
adrak ki ganth sad gayi | ginger-diseases-1
sagaun kaisa mausam chahiye | teak-climate-1
patta gobhi phat rahi hai pani dene ke baad | cabbage-irrigation-1
november me konsi mooli boye | radish-sowing-1
halki khari mitti me amrood lag jayega kya, nimbu to mar gaya tha | guava-soil-1 | guava-sowing-1
hari matar safed dhool | greenpea-diseases-1 | field-pea-diseases-1
pm kisan status number | general-scheme-15
pichle saal soyabean tha tab kuch nahi, is bar mungfali ka paudha khade khade sukh raha, khodne pe mota safed mudi hui sundi jad kha rahi | groundnut-pests-1
soyabean se zyada milega kya, mungfali ek acre me kitne kuntal deti hai | groundnut-yield-1 | soybean-yield-1
baigan ki nursery ke liye kitna beej lau ek acre ka hybrid | brinjal-seed-1
arhar ka beej akele bone pe kitna aur jwar ke sath milake kitna | pigeon-pea-seed-1
suhaga kitna dale | general-boron-2
talab sukh nahi sakta aur usme boal magur jaisi machli hai jo bachhe kha jati, kya dale ki zeera dalne se pehle saaf ho jaye | fish-predator-1
gehu ka average kitna quintal aata hai ek acre me, mera 12 aaya | wheat-yield-1
seb pe kale khurdare daag aur fal fat gaye, pichle saal bhi barish ke baad yahi hua tha | apple-diseases-1
etawah side ki tambe jaisi rang ki bhains dekhi mele me, wo doodh kitna deti h aur ghee kaisa nikalta hai, mere paas chara kam hai | buffalo-breeds-3
ghar ki daal me ghun lag jata hai, sarso tel lagake rakhe kya | general-store-5 | general-hermetic-1 general-store-4
ganne ka 14 din me payment nahi mila mill ke khilaf case kaise kare |
hybrid mirch ka beej mehenga hai ek acre ke liye kitne gram kafi | chilli-seed-1
dairy loan pas ho gya, hariyana se murra lani hai, asli ki pehchan kya aur doodh kitna degi | buffalo-breeds-1
kele ka ped thodi hawa me gir gaya, jad kati to andar kale surang aur safed kide | banana-pests-1
soyabean dap kitna | soybean-nutrients-1 | general-fert-4
cold store ka aloo meetha ho gaya chips wale ne mana kar diya | potato-storage-1
dhaan me khaira pehchan | general-zinc-1 rice-disorders-1 | rice-disorders-2
lasun ki patti par jamuni daag | garlic-diseases-1
zinc dhan me dala tha ab gehu me bhi dalna hai kya | wheat-nutrients-6 | general-zinc-2
aaloo pe khujli jaise daag, gobar tazaa dala tha | potato-diseases-5
gobhi me badbu aa rahi h aur patte ki kinari V shape me peeli, beej to dukan ka hi tha | cauliflower-diseases-1
kharbuja meetha kyon nahi hua, badal chhaye rahe the pakte time | muskmelon-climate-1 | muskmelon-irrigation-1
kulthi kab kaate, ek do fali khulne lagi hai | horse-gram-harvest-1
matar nirai kitni bar | field-pea-weeds-1 greenpea-weeds-1
nimbu kab todna chahiye hara ya pila, phool aane ke kitne mahine baad | lemon-yield-1
ganna parchi nahi aa rahi mill se kis se baat kare |
100 bakri ka farm kholna hai sarkar kitna paisa deti hai baaki kaha se aayega | general-scheme-69
khurpaka me muh ke chhale pe kya lagaye | cattle-fmd-2
rijka sardi me kitna pani | lucerne-irrigation-1
urad sookha tane me keeda | urad-pests-1
alsi me gypsum fayda hai | linseed-nutrients-2
tarbuj phat rahe hain pani dete hi | watermelon-irrigation-1
soyabean ke liye har saal gehri jutai zaruri hai kya diesel mehnga | soybean-soil-1
baingan ki paud kab daale up me taki garmi ki sabji mile | brinjal-sowing-1
pichle saal baarish me padosi ki 2 bhains gala sooj ke mar gayi meri ko tika kab lagwau | buffalo-health-1
makka se ethanol banane wali company contact number |
kachi charri kaat ke ek din murjha ke khila du to zehar khatam ho jata hai kya | fodder-sorghum-feeding-3 jowar-feeding-1 | fodder-sorghum-feeding-1
spray karte karte bhai ko chakkar ulti aa gayi kya kare turant | general-poison-1 | general-poison-3
gehu peela ho raha pani diye 4 din hue, bhari zameen hai, urea daal du? sarso to hari hai | wheat-disorders-1 | wheat-disorders-2
rajma maidan me kab boye bihar me, pahad wala time alag hota h kya | rajma-sowing-1
doodh kam ho gaya than me sujan nahi hai phir bhi dairy wala bolta hai doodh kharab | cattle-mastitis-3
singdana ke patto par chhale jaise phir chipak ke sookh gaye, til me aisa nahi | groundnut-pests-3
chane me dhaniya line | chickpea-intercropping-1 | chickpea-pests-1
bakri ko dana kitna | goat-feeding-1
bhains ka sing se kanghi banane wale karigar kaha milenge |
bachhiya garmi me nahi aa rahi 3 saal ki ho gayi, saath ki bhains to gabhin bhi ho gayi, pehle kya check karu | cattle-breeding-7 | cattle-feeding-7 cattle-breeding-4
lehsun ki punjab wali kism ka jhaad kinna, mera bhai yamuna safed bol raha pyaz chhod ke yahi karna | garlic-yield-1
ganna kaatne wale mazdoor advance lekar bhag gaye police me jau |
brazil wali gir gaay ka beej india me mangwana legal hai kya |
barani gehu hai kua sukh gaya, urea dap utna hi du jitna pani wale me dete the kya | wheat-nutrients-5
kele ke chips banane ki machine kitne ki aati hai |
bajre ki roti garmi me kha sakte hai |
tambaku ki paudh gal ke gir rahi | tobacco-diseases-1
patta gobhi dopahar me murjha jati hai jad me gaanth si sooji hui | cabbage-diseases-1
ghar ka soyabean beej rakhna hai agle saal ugta hi nahi, bori kaise rakhu | soybean-storage-1
chai ki sabse mehngi patti kaunsi |
tractor chori ho gaya insurance claim kaise |
kiraye pe thresher trailor kaha milega, koi app h kya | general-chc-1
ole se 40 pratishat nuksan, bima nahi karaya tha, patwari kuch dega kya | general-scheme-83
polyhouse shimla mirch me kitni dali rakhni hai dhage pe | capsicum-pruning-1
chana sarkari kharid kaun karega | general-market-4
kishmish sukhane ka shed subsidy nashik |
baingan ke phal par gol daag dhanse hue | brinjal-diseases-4
punjab me bahar rutt di maah kado beejni te khad kinni pauni | urad-sowing-3
tamatar ka bhav 4 rupaye h, kuch din rok ke rakhu to kaise | tomato-storage-1
makka ka dana 6 mahine rakhna hai sulfas ke bina, koi khas bora hota hai? | general-hermetic-2 | general-store-1 maize-storage-1
khumb bed pe hari fafund | mushroom-diseases-1
kaju kab ikattha kare | cashew-harvest-1
rhizobium ka packet, kide ki dawa aur thiram teeno lagane hain kis kram me lagau ki culture mare nahi | general-biofert-3
punjab me masar kado bijni hai | lentil-sowing-2
apple me madhumakhi kitne dabbe | apple-sowing-2
urad ke khet me balon wali sundi jhund me hai patte jali jaise kar diye | urad-pests-2
ghar pe dana banana hai, khal chokar makka kitna kitna milau 1 quintal me | cattle-feeding-4
arandi me ghas bahut h kab tak saaf rakhna padega | castor-weeds-1
haryana khad portal registration jaruri | general-scheme-80
talab me pichle saal ki magur aur ghaas bhari hai, naya bachcha dalne se pehle kya karu | fish-pond-1 | fish-predator-1
do din halki barish hui h, kapas bo de ya aur ruke, pichli bar beej mar gya tha | cotton-sowing-2
tuar ki fali bhuri ho gayi kuch hari hai kaat lu kya | pigeon-pea-harvest-1
tripura me ananas kab lagaye aur fal kitne mahine me | pineapple-sowing-2 | pineapple-sowing-1 pineapple-varieties-1
dhaan ki khaad ka schedule | rice-nutrients-1 | rice-nutrients-4 rice-nutrients-2
chai ke patte laal ho gaye bareek jaale jaisa, nayi kopal bhi mud gayi, barish nahi hui | tea-pests-2
papite ke fal gaanth gaanth wale tedhe ho rahe aur doodh nikalta hai | papaya-disorders-1
genda ki mala banane ki machine |
machli pakadne ka jaal kitne ka aata hai aur kaha se |
ananas kab lagaye barish me ya pehle, sucker sukhana padta hai? | pineapple-sowing-1
kheera june ki garmi me hoga ya jal jayega, pala me bhi lag sakta hai? | cucumber-sowing-1 | cucumber-disorders-2 general-frost-2
ghar ke pichhwade ke liye konsi murgi, desi se zyada ande dene wali | poultry-backyard-3 poultry-backyard-2 | poultry-backyard-1 poultry-backyard-4
2 saal nariyal kitni khaad | coconut-nutrients-2
pet ke keede ki dawa gabhin gaay ko de sakte kya | cattle-deworm-2
mirchi ke andar sundi beej kha jati hai, tamatar me bhi aisi hi thi pehle, mirchi me trap kitne lagau | chilli-pests-4
is saal bajra chhod ke til boya hai baarish ke bharose, kitna kuntal aa jayega | sesame-yield-1 | sesame-varieties-1
dhaniya ke phool pe hare jue jaise keede | coriander-pests-1
thand se kela badhna ruka | banana-climate-1 | banana-disorders-3
mp me late ho gaye dec me gehu boye to kaunsa beej, lok1 ke alawa | wheat-varieties-4 | wheat-varieties-3 wheat-sowing-3
bank wale bina puche fasal bima ka paisa kaat lete hai kcc se, mujhe nahi karwana | general-scheme-25
strawberry ke liye kitni thand chahiye, is bar garam sardi me fal kam aaye | strawberry-climate-1
kele ki putti kaisi chune lagane ke liye aur kitna tana chhod ke kate | banana-soil-1 | banana-pests-1
kaju ke har ped ko saal ke hisab se kitni khad | cashew-nutrients-1
genda kali me illi | marigold-pests-1
rajasthan sarkar alag se paisa deti hai kya pm kisan walo ko | general-scheme-95
nariyal pani ki bottle packing plant |
desi gaay ka gobar gomutra gud besan milake jo ghol bante hai uski matra ek acre ki | general-jeevamrut-1
arhar sukh rahi ukhta lag gaya, agle saal usi khet me bo sakte hain? | pigeon-pea-diseases-1 | general-tricho-1
hybrid jawar kitna urea | jowar-nutrients-2
piglets peele kamzor | pig-piglet-2
gajar ukhadi to sadi hui aur keede andar, taza gobar dala tha | carrot-pests-1 | general-compost-3
psb kitna kilo ek acre me mitti me milana hai, beej to bo diya ab | general-biofert-2
adrak aur lal mirch jaldi sukhani hai dhool nahi lage, dhoop wala dabba kaisa hota hai | general-dryer-1 | chilli-storage-1
har saal nadi ka pani 10 din dhaan ke upar rehta hai koi kisam hai jo mare nahi | rice-varieties-2 rice-varieties-3
pyaz to nikal li, lahsun ke patte neeche se pile hone lage hai, bete ki chhutti hai isi hafte khod le ya ruke | garlic-harvest-1 | garlic-storage-1 garlic-irrigation-1
drone didi ki bharti kab aayegi |
matar ki fali khol ke dekhi to andar illi thi aur patto pe safed tedhi lakire bhi | field-pea-pests-2 greenpea-pests-1
bhindi beej kitna kilo | okra-seed-1
doodh nikalne ke baad than ki safai kaise ki thanela na ho | cattle-mastitis-4 | cattle-mastitis-2
rabi ka kanda jo lamba tike storage me kaunsa lagau nashik me | onion-varieties-1 | onion-sowing-3 onion-storage-1
chana saaf hai lekin kardi me hari chikni illi lagi jiski poonch pe ubhar hai, patte saaf kar gayi paudha chhota reh gaya | safflower-pests-3
rajasthan guar jaldi wala beej | guar-varieties-1
bajre ki baali pe chipchipa meetha ras tapak raha hai phool ke time, bakri kha le to kuch hoga kya | bajra-diseases-2
dana matar sukh raha jaldi boya tha | field-pea-diseases-4 field-pea-pests-1
ragi barsat ke alawa kab | ragi-sowing-2
dhencha beej kitna kilo | general-greenmanure-1
sarson me tel kam nikal raha kaun si khad daale | mustard-nutrients-3
tractor pe gst kitna | general-market-33
elaichi ki nilami me bodinayakanur ka aaj ka bhav |
khushbu wali rajnigandha, itra ke liye | tuberose-varieties-1
nichli zameen me pat ki kheti, kaun sa beej theek rahega, dukandar 524 de raha hai | jute-varieties-1 | jute-sowing-1
kathal kaunsa lagau jo chips ke liye kada ho, kerala me | jackfruit-varieties-1
kaju ke phool jal gaye jaise, laal chintiya bhi ghumti hain ped pe unhe maar du? | cashew-pests-1
feromon trap kitni unchai pe lagaye aur capsule kab badle | general-trap-1 | general-trap-2
reh wali zamin me bans lagega kya | bamboo-soil-1
nadep khad kaise banaye | general-compost-1 | general-compost-2
whatsapp pe aaya hai modi sarkar sabka kcc maaf kar rahi, kist bharna band kar du kya | general-scheme-75 | general-scheme-45 general-scheme-76
kohra bahut pada chane me fali nahi ban rahi phool pe fafund, pehle 2 pani diye the | chickpea-diseases-4
muli beej kitna | radish-seed-1
bhed ki oon kaha bikti hai |
kulthi kab bote hai | horse-gram-sowing-2 horse-gram-sowing-1
muli seedhi nahi ja rahi phat ke do ho jati, kachha gobar dala tha gajar me bhi yahi | radish-disorders-1 | general-compost-3
bhagwa anar kitne din me pakta aur ped pe kitna maal | pomegranate-varieties-1 | pomegranate-harvest-1
barish me bakri kahan rakhu | goat-housing-2
baadh me poora khet beh gaya sarkar prati hectare kitna muavza deti hai | general-scheme-84 | general-scheme-83
pat bote 20 din hua ghas bahut, pehle urea du ya nikauni | jute-weeds-1 | jute-nutrients-1
narma bahut lamba, tinde kam | cotton-pruning-1 | cotton-irrigation-1
masoor sarkar poori khareedegi kya, sunne me aaya dal mission | general-market-12 general-market-11
mera beta sarkari naukri me hai aur main itr bharta hu, kya mujhe kisan wala 6000 milega | general-scheme-5 general-scheme-6 | general-scheme-18
fasal bima kya kya nuksan | general-scheme-29 | general-scheme-26
tamatar ketchup apne naam se bechna hai brand register kaise |
mungfali dabao to tik bolti hai andar khali | groundnut-disorders-1
ghuiya kab lagate hain | colocasia-sowing-1
amrud ke bag ka theka likhne ka stamp paper kaisa ho |
society wale zabardasti nano uria de rahe, bori ki jagah isse kaam chalega? | general-nano-1 general-nano-2 | general-scheme-79
jai chare me urea kitna, kai katai leni hai | oat-nutrients-1
nimbu pe khurdure bhure daag, fal ka rate aadha mil raha hai, barish ke baad badh gaya | lemon-diseases-1
patson ke bore ki factory me naukri |
ratnagiri me garmi ki bhindi kab boye ki chhed karne wali illi kam lage | okra-pests-2
10 litre wali bhains ko dana kitna du | buffalo-feeding-1
HF lu ya jersey, idhar garmi bahut padti hai | cattle-breeds-6
dhan patta til jaise daag | rice-diseases-6
sarso kat gayi khet khali hai feb ke end me, zaid ki urd daal du abhi ya ruku | urad-sowing-1 | urad-irrigation-1
hotel wale ne baby corn ka order diya hai beej kitna lena padega ek acre, normal makka me to 8 kilo dalta hu | maize-seed-2
amrud ki sardi wali fasal kaise le, pani kab band kare, nimbu me bhi aise karte hai | guava-pruning-2
seb todne ka sahi time kaise pata chale, thekedar jaldi karne ko bol raha hai par mujhe march tak store me rakhna hai | apple-harvest-1
strawberry jam banane ka tarika |
chare ki makki me pani khada ho gaya kharab to nahi hogi, waise kitne din pe sinchai | fodder-maize-irrigation-1 | general-flood-1
aasman me baadal spray karu? | general-spraywx-3
ek kaju ke ped se kitne kilo | cashew-yield-1
arbi khodne ka time kaise pehchane | colocasia-harvest-1 | colocasia-irrigation-1
ilaychi me npk kitna dale saal bhar me, barish pe nirbhar bagaan hai idukki me | cardamom-nutrients-1
tambaku chhod ke kya bou, sarkar band karwa rahi suna hai | tobacco-market-1
narme te full aa gye kehdi spray kariye jhaad vadhaun layi | cotton-nutrients-3
haldi me khad kitni baar | turmeric-nutrients-1
kaise pehchane zinc ki kami hai ya lohe ki, dukandar har baar alag packet pakda deta | general-defic-1 | general-soiltest-6
pashu ko kilni chipki hai doodh ghat gaya shed me kya kare | cattle-ticks-1
lal saag 1 bigha me lagana hai beej kitna lau dukan se | amaranthus-seed-1
aloo chips wali company contract kaise karti hai |
kheti salah free number | general-scheme-90
nishigandha ke paudhe bone pile, jad me ganth, agli baar kaun si kism | tuberose-pests-1
amrood ki chhantai kis mahine | guava-pruning-1 | guava-pruning-2
suar ka farm gaon me kholne par padosi virodh kar rahe, panchayat rok sakti hai |
kardi ke sath chana ya jwar kya lagau | safflower-intercropping-1
kapas barani kali mitti me urea dap kitna lage | cotton-nutrients-2
napier me pani kitne din baad | hybrid-napier-irrigation-1
supari ka naya bagaan lagana h kitni doori rakhe aur dhoop se kaise bachaye, papa bolte beech me kela laga do | arecanut-sowing-1
til ke phool ki jagah hari patti ka guccha | sesame-diseases-1 | sesame-sowing-1
kaddu zameen se sadta hai | pumpkin-weeds-1
haldi doodh raat ko peena chahiye? |
thresher pe chhut leni hai pehle kharidu ya pehle aavedan karu | general-scheme-57 | general-scheme-55
seb ke naye podhe nursery se bina mitti ke jad wale mil rahe, kis mahine lagau aur gaddha kab khodu | apple-sowing-1
kela khad kitni baar | banana-nutrients-2 | banana-nutrients-1 banana-nutrients-3
kali mirch ki lari gir rahi | blackpepper-disorders-1
padosi ne meri mend tod di daroga sunta nahi |
wayanad me santra ke 7 saal ke ped ko kitna npk | orange-nutrients-1
gwar ka bhav gira hua hai kitne saal rakh sakte hain kharab to nahi hoga | guar-storage-1
lahsun khod liya ab kaise rakhe ki diwali tak chale, gharwale kehte latka do | garlic-storage-1
murgi farm ke khilaf gaon wale shikayat kar rahe |
dhan ki bali me haldi jaise gole ban gaye, log bolte hai acchi fasal ki nishani hai, sach? | rice-diseases-7
lemon grass ki kheti aur tel ka rate |
mere aanwle ke baag me ek hi kisam ke ped hai phool khub aata hai par fal nahi tikta, padosi bolta hai dusri kisam bhi lagao | amla-varieties-1
nichle khet me pani rukta hai wahan makka lagau ya dhan hi theek | maize-soil-1 | rice-varieties-2
land seeding no dikha raha | general-scheme-12
dhaniya me chhatai niraai | coriander-weeds-1
garmi me bhains hanfti rahti hai talab sookh gaya, din me kitni bar nahlau | buffalo-housing-1
azotobacter aur psb packet se beej kaise lapete | general-biofert-1 | general-biofert-3
ananas me khad kab tak dete, saal bhar ho gaya mere ko | pineapple-nutrients-1
anar ki nayi tahni chipchipi ho gayi, peela card lagau ya neela | pomegranate-pests-2 general-trap-3
jute ke chhote podhe pani me doob ke mar gaye, kaisi zameen chahiye isko | jute-soil-1
adrak chai me dalne se khansi theek hoti kya |
jersey gaay 10 litre deti hai dana kitna du roz | cattle-feeding-2
baigan pe wo ladybird jaisa bindi wala keeda patte kha ke jaali kar raha, dost kit h ya dushman | brinjal-pests-5
murgi ande kam de rahi aur chhilka patla | poultry-layer-3
bhindi kaani nikal rahi | okra-pests-1
bhains churi ho gayi thane me kya likhwau |
mill ki parchi nahi aa rahi, ganna kab tak khada rakhe ki meethas kam na ho | sugarcane-harvest-1 | sugarcane-irrigation-2
elaichi ko garmi me paani | cardamom-irrigation-1
bihar me jamin ka kagaj online kaha nikalega, loan ke liye chahiye | general-scheme-86 | general-scheme-40
mere khet me chuna jyada h, chai lag sakti kya jaise padosi ne supari ke saath lagayi | tea-soil-1
kusum ki kali sad rahi badbudar pani nikal raha | safflower-pests-2
aalu ke baad rajma lagaya, patte ke niche safed aata jaisa, upar peela bhura daag, barish bahut | rajma-diseases-4
baba ke zamane ka aam ka ped hai barsat ke baad tehniya upar se sukhti ja rahi, patte jale hue, kaat du kya | mango-diseases-3
suar me african bimari phaili hai naya suar laye to kitne din alag rakhe | pig-asf-2
gajar me nirai kab kare, mooli to nikal gayi par gajar abhi chhoti hai | carrot-weeds-1
kele ki fali bhari nahi purane patte pile ho ke fatte hai, dealer bolta hai jhulsa hai par daag to hai nahi | banana-disorders-1
orange wali gajar ka beej ghar pe banana chahta hu par phool hi nahi aate, laal gajar me to aa jate the | carrot-varieties-2
sahjan ka ped lamba hota ja raha hai fali haath nahi aati kaha se kaatu | drumstick-pruning-1
seedhi bijai wale dhan ke naye patte safed pile, urea dala par farak nahi, kasis chhidke? | rice-disorders-4 general-iron-1
lampi aa gaya gaon me, shed me kya chhidke aur mari hui gaay ka kya kare | cattle-lsd-2
jau me chepa lag gya | barley-pests-1
sagwan ka ped kaatne ki permission aur lakdi ka rate |
gaay ki khareed me dhoka hua paise wapas kaise le |
matar chhilne wali machine 50 kilo ghanta |
gwar may me bo de kya pani hai tubewell ka | guar-sowing-1
rajma ki fali pe gehre kale gadhe jaise daag | rajma-diseases-2
ropai majdoor ki dihadi kitni chal rahi |
october me matar boi thi chhote paudhe peele padke sukh gaye tane me makhi ka keeda, har saal hota hai | field-pea-pests-1
gai raat ko khul gayi aur gehu ki bori kha gayi ab jugali nahi kar rahi | cattle-acidosis-1
ganne ki line ke beech aloo ya lahsun laga sakte hai kya, sharad wala ganna hai | sugarcane-intercropping-1 | general-intercrop-1
anar me chhed aur badbu wala mal, fal sad ke gir rahe | pomegranate-pests-1
jowar ke saath dusri fasal kaun si lagau jo gai bhi kha sake aur ghaas bhi dabe | jowar-intercropping-1
bina pani wale khet me bajra lagaya h ek killa me urea dap kitna dalu | bajra-nutrients-1 bajra-nutrients-2 | general-fert-3 general-fert-6
patta gobhi ke naye patto pe rakh jaise chhote kide jhund me, patte chipchipe | cabbage-pests-3
rajma beej kitna per acre | rajma-seed-1
kaju chhilne ki machine kitne ki aati hai |
chare wali makki khaad | fodder-maize-nutrients-1
mere gaon ki unchai 1100 meter hai yaha seb lag sakta hai kya ya aadu hi theek | apple-climate-1
gehu beej me kya milaye | wheat-seed-4 | general-seedtreat-1 general-biofert-1
suar ka maas kaha bikega haryana me |
bhusa me urea milake khilate hai sunna hai, kitna urea aur kitne din dhak ke rakhna | cattle-fodder-1 | cattle-fodder-2
bakri alag khadi hai jugali band | goat-sick-1
jharkhand me mitti khatti hai chuna har saal dalna padega kya aur kitna | general-acid-2 | general-acid-3
baans ke gaddhe me khad kitni dale aur garmi me pani roz ya hafte me | bamboo-nutrients-1
thand me matar niche fafundi | field-pea-diseases-3
saru ka plantation karna hai paper mill ke liye, acre me kitne ped lagte | casuarina-sowing-1
kerala me 12 saal ka aam ka ped, khaad kitni | mango-nutrients-1
ghuiya ke patte sad rahe hai barsat me bhure gol daag | colocasia-diseases-1
mungfali ke beej me culture kaise lagaye | groundnut-seed-3 | general-biofert-1 general-biofert-3
jwar me pani kab lagau | jowar-irrigation-1
bhindi ka beej bhigo ke boye ya sukha, med ke kis taraf | okra-seed-2
sarso ka tana gal raha phool aane ke baad se, agle saal kya savdhani | mustard-diseases-3
arandi ugte hi mar rahi hai niche wale khet me, pani bhi bhar jata hai wahan | castor-diseases-3 | castor-soil-1
punjab kabuli chhola kab bijna | chickpea-sowing-2
gaay ka pet phula turant | cattle-bloat-2 | cattle-bloat-1
sardi wali mungfali me pani ka hisab | groundnut-irrigation-2
lobia achanak murjha ke khatam, jad sukhi hui | cowpea-diseases-4
lambi avadhi wali arhar ka beej jo march april me kate | pigeon-pea-varieties-2
paat ke upar ke patte kha gaye rooyedar sundi | jute-pests-1
kapas chunne ki mazdoori kya rate chal rahi |
bihar beej pe chhut milegi | general-scheme-82
bank wala 7/12 maang raha par hum up se hain, hamare yahan usko kya bolte | general-scheme-85
sevanti me kali kyu nahi ban rahi abhi june hai | chrysanthemum-sowing-1
masoor me dap potash kitna aur buwai ke time hi daale kya | lentil-nutrients-1 | general-fert-3
arhar ke beej me trichoderma pehle lagau ya rhizobium, aur extra paudhe kab ukhadu | pigeon-pea-seed-2 | general-biofert-3
kinnu me urea kab dale | orange-nutrients-2
doodh wali gaay ko roz kul kitna chara aur dana | cattle-feeding-5 cattle-feeding-2 cattle-feeding-1
kusum ke patte pe chhalledar dhabbe, badal chhaye hai aur pani bhi diya tha | safflower-diseases-1
makka barish pehle boye | maize-sowing-2 | maize-sowing-1
aalu ka beej ek killa | potato-seed-1
bhai ne galti se keetnashak pi liya doodh pila de kya ulti karaye jaldi batao | general-poison-2
20 din se barish nahi fasal murjha rahi abhi urea dale ya ruke | general-drought-1
yak garmi me kitni unchai | yak-rearing-2
aangan me vanraja paalu to 6 mahine me kitna wajan hoga, desi murgi to 1.5 kilo pe ruk jati | poultry-backyard-1
sabji matar ugte hi sukh rahi, khet me nami zyada, gehu bagal me badhiya khada hai | greenpea-diseases-2
nilgai ne fasal chat kar di hai beema me aata h ya nahi, kitne din me batana padega | general-scheme-32
maharashtra sarkar alag se kitna deti shetkari la | general-scheme-97
baadal aur jhadi ke baad arandi ke phool gir gaye, ab thoda urea de du kya | castor-nutrients-2 castor-disorders-1
patte gehre hare par niche se baingani ho rahe hain paudha chhota h kis cheez ki kami | general-defic-2
garmi wali urad me pehla pani kab lagau | urad-irrigation-1
narma der se uthta h iske baad gehu ki konsi kisam bache jo late me chale | wheat-varieties-2 | wheat-sowing-3
chare ki makka kis mahine | fodder-maize-sowing-1
mirch me pani ruk gaya | chilli-soil-1 | general-flood-1
makka todne layak hui ya nahi dane me kya dekhe | maize-harvest-1
dhan ke patte pe aankh jaisa daag aur ab baali ki gardan kali ho ke toot rahi | rice-diseases-1 rice-diseases-2
tarbooj kitne quintal acre | watermelon-yield-1
santre ki ek dal ke patte peele chitkabre, phal chhote tedhe khatte | orange-diseases-1 | orange-pests-1
sharbati gehu aur aata me kya antar swad ka |
karela patta sikud gaya | bittergourd-diseases-1 bittergourd-pests-3
urad pura khet pila pad gaya jaise haldi daal di ho, safed makhi bhi udti hai, agli bar kaun si kism lu | urad-diseases-1 | urad-varieties-1
kaju ke kalmi paudhe kitni doori pe lagaye | cashew-sowing-1
chane ki fali me gol ched, illi adhi bahar latki rehti | chickpea-pests-1 | chickpea-pests-2
gehu peela ho raha, niche ke patte pehle | wheat-disorders-2 | general-defic-2 wheat-disorders-1
lauki ke patte pe safed powder jaisa jam gaya | bottlegourd-diseases-2
alsi kitne din ki fasal | linseed-soil-1 linseed-harvest-1
hamare khet me kabhi baadh kabhi sookha aisa dhan hai jo dono jhele | rice-varieties-3
fasal beema ka paisa 6 mahine se nahi aaya, byaj milega kya aur shikayat kaha | general-scheme-33
kapas ki line ke beech khali jagah me kya bo sakte hai jo mitti bhi sudhare, barish ka bharosa nahi | cotton-intercropping-1 | general-intercrop-1
toria kitna quintal | mustard-yield-1
rajma ke podhe niche se gal rahe laal ghaav hai, baarish lagi hui hai | rajma-diseases-1
sagwan 1 acre me kitne ped | teak-sowing-1
barsat me hi seb ke patte peele hokar jhad gaye, kale dhabbe the, padosi ka baag hara bhara hai | apple-diseases-2
kathal kalmi lagau ya beej wala, fal kitne saal me | jackfruit-sowing-1
japan ki miyazaki aam ka paudha asli kaise pehchane |
tisi me kitna dap urea, ek paani de sakta hu | linseed-nutrients-1 | linseed-irrigation-1 general-fert-3
purana 2012 ka tractor bechna hai kitne me jayega |
poly house me bed bana diye ab shimla mirch ki line kitni aur fasla kya, tamatar me to 2 foot rakha tha | capsicum-sowing-2
moong achanak sookh rahi tane ka niche bhura, sookhe ke baad pani diya tha | moong-diseases-3
soyabin peela pad gaya | soybean-diseases-1 | soybean-nutrients-3 soybean-pests-2
polyhouse me shimla mirch murjha ke mar rahi | capsicum-diseases-1
chameli ki kali kab tode subah ya sham | jasmine-harvest-1
jau ka jhad kitna | barley-yield-1
soyabean ka doodh ghar pe kaise banaye |
murgi gardan tedhi kar ke mar rahi hari beet | poultry-ranikhet-1
baingan patte kinare se jale | brinjal-pests-6 | general-defic-3
naye amrood ke beech kya | guava-intercropping-1
neem ka ghol subah chhidke ya shaam ko, aur bacha hua kitne din chalega | general-neem-2
yak ko konsi bimari hoti aur tike | yak-rearing-1
umran ke alawa ber ki aur kaun si jaldi pakne wali h | ber-varieties-1
genda hybrid ka beej ek acre me kitne gram | marigold-seed-1
narma gol ghere me sukha | cotton-diseases-3
halki usar zameen hai jipsam kitna aur kab | general-alkali-2
patta gobhi kerala me lagayi hai khad ki dusri khurak kab de | cabbage-nutrients-1
chai patti ki green leaf ka rate aaj ka |
chhote ganne me gobh sukh rahi 2 mahine ka hai, pehle se kya karte | sugarcane-pests-3 | sugarcane-pests-4
kardi ka beej ek ekad me kitna kilo | safflower-seed-1 safflower-seed-2
kharbuje pe laal keede | muskmelon-pests-1
ganne me urea august me bhi daal du kya, kuch log mana karte hai recovery ghatti hai | sugarcane-nutrients-2
rajma ek acre me kitna nikalta hai | rajma-yield-1 rajma-harvest-1 | rajma-varieties-1
arandi me urea kitni bar me du sinchai wali hai mehsana side | castor-nutrients-1
bhed ko mata ka tika kab | sheep-vaccination-1
gehu me dap urea potash kitna kitna ek killa | wheat-nutrients-4 | wheat-nutrients-1
ganna andar se lal sada | sugarcane-diseases-2 sugarcane-diseases-1
resham ki saree ki asli pehchan |
batai pe kheti karta hu jameen apni nahi kcc banega kya | general-scheme-41 | general-scheme-42
jhona may ch hi la dayiye ja ruk jayiye, gawandi ne kal panneri beej ditti | rice-sowing-3
gaushala me jagah per gaay | cattle-housing-1
tamatar phool gir rahe | tomato-disorders-3 | general-heat-2
pm kisan ki kist nahi aayi kaha shikayat kare number do | general-scheme-16 | general-scheme-15 general-scheme-10
kali mirch ki nayi kopal sukh ke kaali ho ja rahi hai keeda lagta hai kya karu | blackpepper-pests-2
sukhi zamin hai ber ka bagicha lagana chahta, kitni doori aur kab, jangli ber khet me pehle se ugi hai kya usi pe kalam ho jayegi | ber-sowing-1 | ber-climate-1
murgi ke ande online kaise beche delivery wala koi app |
capsicum ke phool jhad rahe garmi me, jali lagana padega kya | capsicum-disorders-1 | capsicum-irrigation-1 capsicum-sowing-1
saurashtra me unalu magfali me gypsum aur khatar kitna | groundnut-nutrients-2
bhed charane ki zameen khali padi, kya boye aur badh kaise kare | sheep-feeding-1
aadhar me mera naam ramkishan aur khatauni me ram kishan singh hai, 2000 rupay aane band ho gaye | general-scheme-13 | general-scheme-10
dana dant se kaise check kare ki bharne layak sukha h | general-store-3
mentha me jang jaisa rog | mint-diseases-2
lauki me sirf phool aa rahe fal ek bhi nahi lag raha | bottlegourd-disorders-1 bottlegourd-disorders-2
vizag side til kab bota hai garmi wala | sesame-sowing-2
arandi ki acchi kism batao jo zyada utpadan de | castor-varieties-1 | castor-yield-1
jersey gay online kharidna safe hai kya olx pe |
resham ka dhaga nikalne ki training kaha |
muli spongy ho gayi mandi wala reject kar diya, kya galti | radish-disorders-2
garmi ki mungfali me total kitne pani lagte | groundnut-irrigation-3
mazdoor nahi mil rahe gehu katai ke, kitni dihadi chal rahi hai aajkal |
pappita khane se pet thik hota hai kya garbhwati ko de sakte |
muli ukhadne me der ki to khokhli ho gayi kitne din me nikal leni thi | radish-harvest-1 | radish-disorders-2
kapas ki gaanth ka wazan kitna aur ginning mill ka thekha |
chameli ka itra kannauj me kaun kharidta hai |
narme ke patte mud gaye nasen moti ho gayi kaun si dawai | cotton-diseases-1
kop patti pe kale gadhe jaise daag, factory wale patti lauta rahe | tea-pests-1
enam me fasal bechi 4 din ho gye vyapari ka paisa kaha atka rehta | general-market-20
bina zeher ke narme me safed makkhi kaise kam kare, mere bagal me bhindi bhi lagi hai | cotton-pests-5
mash boni hai soil test nahi karwaya, ssp ya dap kitna khet me | urad-nutrients-1
telangana me dhan kaha bechna hota hai sarkari rate pe | general-market-17
surajmukhi ka ghar ka beej bo du jo pichhle saal hybrid tha? kitna lagega acre me | sunflower-seed-3
baans lagana hai nadi kinare, gadda kitna bada aur do paudhe ke beech kitni jagah chhodu | bamboo-sowing-1 | bamboo-soil-1
seb wali mitti | apple-soil-1
kardai me pani kab, paudhe murjhane ka wait karu kya | safflower-irrigation-1
bhains ka beema kitne ka hota hai company konsi | general-scheme-70
kusum me sukhara rog se bachne ko beej me kya milaye, chana bagal me theek hai | safflower-diseases-2 general-tricho-1
tamatar beej jisme rog nahi | tomato-varieties-1
hari matar me sundi fali ke andar, neem ka tel chalega kya | greenpea-pests-1 | general-neem-1
seb ko bangladesh export karne ka license kaise milta hai |
gwar me nirai kab kare | guar-weeds-1
nendran kela kitne foot pe lagaye | banana-sowing-1
papita ka tana zameen ke paas gal gaya aur ped gir gaya | papaya-diseases-3 | papaya-soil-1
chane me pani kab de aur kab bilkul na de | chickpea-irrigation-1 chickpea-irrigation-2
shimla mirch polyhouse me kitna nikalta hai ek acre se, khule khet se kitna farak | capsicum-yield-1
kali mirch ki kaun kism | blackpepper-varieties-1
gaay thodi bimar hai aur kilni bhi bahut hain, kal tike wale aa rahe hain, lagwa du ya ruk jau | cattle-vaccination-5 | cattle-ticks-1
patto pe safed aata jaisa laga, ped ki chhaya me jyada, kanak hai | wheat-diseases-6
kele ke ghaud ke niche jo laal phool latakta h use kaat de ya rehne de | banana-pruning-2
aam ke patte kinare se jal jaise sookh rahe paani khara hai | mango-disorders-5
desi chane me super kitni | chickpea-nutrients-2
bhed ko keede ki dawa saal me kab kab | sheep-deworm-2 sheep-worms-1
palak beej ek acre | palak-seed-1
til me keede lag jate hai bori me, kaise rakhu agle saal tak | sesame-storage-1 | general-hermetic-1
kele ka tana hawa bina hi toot raha h aur chhed se chipchipa pani | banana-pests-2
sahjan patti ka powder america bhejna hai organic certificate kaun deta | general-scheme-54
sarso ki fali pe kale gol chhalle jaise daag | mustard-diseases-2
muli ke paratha ka dhaba |
moong acre me kitni | moong-yield-1
gehu late ho gaya beej kitna badhau | wheat-seed-1 wheat-sowing-3 wheat-seed-2
chaulai ke patte aapas me chipke hue hai andar sundi baithi hai, ghar me khane wali saag hai to kya daalu | amaranthus-pests-1
naye gulab ke paudhe ko abhi npk de du? 15 din hue lagaye | rose-nutrients-1
tanr zameen ka dhan beej | rice-varieties-4
makka me itna nahi lagta, dhan me hamesha pani khada rakhna zaruri hai kya, diesel bahut jata | rice-irrigation-2 | rice-irrigation-3
kele me drip se khaad dena hai, shuru me kaunsi aur gehar nikalne ke baad kaunsi, kitne din me ek baar | banana-nutrients-3 | general-fertigation-1
bajre ki bali me kala dhuan jaisa bhara hua, jowar me bhi pehle aisa hua tha, ab bajre ka kya kare | bajra-diseases-3
chai bagan majdoor ka pf |
kcc ki limit har saal badhti hai kya, mere manager ne kaha pehle saal itna hi | general-scheme-36
safeda kaisi zameen me lagta hai, meri thodi namkeen aur geeli rehti | eucalyptus-soil-1
santra ke naye patte mude hue, narangi rang ke chhote bachche keede, log bolte isi se ped dheere dheere sukhta hai | orange-pests-1 | orange-diseases-1
sarkari muh khur ka tika free me kab lagega, kahan pata kare | cattle-vaccination-8
up me batai wala kisan gehu sarkari kendra pe bech sakta hai kya | general-market-5 | general-market-13
andhra me ganne me nitrogen kitna, nizamabad wala alag bata raha | sugarcane-nutrients-3
kothi me rakhe anaj ke niche powder dikh raha, sulphas ki goli daal du kya | general-store-4
chiku ki kalam konsi jad wali lu aur kab lagau, beech me kela bhi lagega | sapota-sowing-1
robusta sookhe se murjha raha hai kua bhi khali, koi spray hai jo jhel jaye | coffee-nutrients-1
kardai nindai kab | safflower-weeds-1
machhli pe lal dhabbe ghaav | fish-eus-1
aloo hare ho gaye kha sakte hai kya | potato-disorders-1
lambi wali tur zyada deti hai ya jaldi wali, kitna kitna | pigeon-pea-yield-1
jersey gaay ko tez bukhar aankh pili gale ki gaanth sooji, kilni bhi bahut lagi hai | cattle-theileria-1 | cattle-ticks-1
mirch me nirai kab kab kare, pual bichane se fayda hoga kya | chilli-weeds-1
sarson tel nikalne wala kolhu lagana hai kitna kharcha |
gaay ki kokh dhol jaisi | cattle-bloat-1
erand ke guchhe me jala lag raha aur beej khokhla, dukan wala mehngi dawa de raha hai leni chahiye kya | castor-pests-3
lahsun ki nok peeli | garlic-disorders-1
aam bina carbide pakana | mango-storage-1
madhumakhi ke pankh tedhe aur badan pe laal kan | honeybee-mite-1
murgi ka anda 1 saal ke bache ko de sakte hai |
udad me ghas bahut ho gayi nindai kitne din pe kare | urad-weeds-1
bhindi me nirai kitni bar, ghasnashak bone ke baad turant? | okra-weeds-1
genda ke paudhe kitni duri par | marigold-sowing-2
solar pump wali yojna band ho gayi kya, form bharna tha | general-scheme-61 | general-scheme-60
jau me tukdo me fasal baithi hui hai jad guchha ban gayi, agle saal kya bou us khet me | barley-diseases-2
kulthi me chuhe aur illi nuksan kar rahe, baad me barish aa gayi thi | horse-gram-pests-1
khade dhan me alsi chidak di thi bina jutai, ab pani khad deni chahiye ya aise hi chhod du | linseed-irrigation-2
is baar sarson aur chana ka sarkari rate | general-market-2
rajma ke liye kaisi mitti | rajma-soil-1
grass carp ko roz kitni ghas dalu aur rohu ko kitna dana | fish-feeding-2
bhari chikni mitti me pyaj tedha ban raha | onion-soil-1
dada ke zamane ke aam ke ped hai phal nahi dete, chacha bolte kaat ke litchi laga do, kya inhi ko naya bana sakte hai | mango-pruning-2
surajmukhi ka phool sad raha | sunflower-diseases-1 sunflower-pests-1
khet me chandi jaisi poongi nikal rahi bich se, bali nahi ayegi kya | rice-pests-8
idukki me lagatar barish, ilaychi ki fali gal ke gir rahi, patte bhi pani jaise dhabbe | cardamom-diseases-1
kardi kitna quintal aata hai acre me | safflower-yield-1
spray ke kitne din baad fal bech sakte hai, ek baar maal wapas aa gaya tha jaanch me | general-safety-6
desi gaay ke gobar gomutra se beej upchar wala ghol banana sikhao | general-beejamrut-1 | general-beejamrut-2
palak me katai ke baad urea kitna | palak-nutrients-1
mirch ki paudh gal jati hai har saal, bone se pehle kyari ki mitti kaise theek kare, kisi ne panni ka bola | chilli-nursery-1 | general-tricho-1 chilli-diseases-3
bajra bone ka sahi time | bajra-sowing-1
mullai aur gundumalli dono hai, mullai ko kitna khad | jasmine-nutrients-1
soya tane andar surang keeda | soybean-pests-2
amarbel alsi me fail gayi, barseem me bhi thi pichle saal | linseed-weeds-2
tamilnadu me ganna kis mahine lagta h | sugarcane-sowing-4
kharid kendra pe dhan becha, paisa kis khate me aayega, mera aadhar wala khata dusra hai | general-market-13
talab me gobar ek saath daal diya tha machhliyan upar aakar marne lagi, ab kaise daalu | fish-manure-1 | fish-oxygen-1
chaulai kab kaatni chahiye | amaranthus-harvest-1
bhindi ka beej kis dawa se milaye aur paudhe kitni door | okra-sowing-2
msp kya hota hai aur kab batate hai | general-market-1
band gobi me choti hari sundi ched kar rahi hai aur jo bhi spray maru asar nahi | cabbage-pests-2 | cabbage-pests-1
kulthi ke beej pe gud ka ghol laga ke kya lagate hain | horse-gram-seed-3
angoor katai pehle pani band | grapes-irrigation-1 grapes-pruning-1
rai pe february me safed safed dhool jam gayi | mustard-diseases-4
gehu ki roti kaali kyu banti hai |
madhumakkhi ke zahar se dawai banti hai uska rate |
chane ki bori me ghun lag jata hai, ghar ke khane ka 3 maund hai kaise bachau bina goli ke | chickpea-storage-1 general-store-5 general-hermetic-1
aawle me kale daane | amla-diseases-1
moongfali kitni sukhake rakhe ki fungus na lage | groundnut-storage-1 general-store-1
chane me phndo trap kitne lagaye aur kitni titli fase to dawai maru | chickpea-pests-2
ungli nahi lagti machine pe aur aadhar me number bhi band hai, kisan samman ki kyc kaise hogi | general-scheme-9 | general-scheme-8
dhaniye ke patto aur phool par aata sa chhidka lagta hai, jeera bhi bagal me hai usme nahi hai, kya chhidke | coriander-diseases-1
button me casing ke baad kitna temperature aur kab todai shuru | mushroom-sowing-2
pedi ganne ki nai patti safed ho rahi nas hari hai | sugarcane-disorders-1
jaivik ka sasta certificate gaon ke group ko kaise mile | general-scheme-53 | general-scheme-54
diwali pe gobhi bechni hai to beej kis mahine daalu | cauliflower-sowing-1
aam kale dhabbe sadna | mango-diseases-2 | mango-harvest-1
arvi me kitne pani lagte h aur aakhri kab band kare | colocasia-irrigation-1
haldi jaisa powder gehu ke patte pe na aaye iske liye pehle se kya karu, pichle saal wali dawa bachi hai | wheat-diseases-2
hamare yaha 45 degree garmi aur pani bhi khara, ber ka bagicha safal hoga ya anar hi lagau | ber-climate-1 | pomegranate-climate-1
barish ja chuki, divela me ab kitne pani dene padenge aur kitne din ke antar se | castor-irrigation-1
aalu ke baad moongi bijni hai taarikh kya sahi, line se line kitni | moong-sowing-1
gehu me peeli dhari, rust hai ya khad ki kami | wheat-diseases-1 wheat-disorders-2 | wheat-diseases-2
tractor ka rc transfer kaise hota hai |
apne fpo ke shahad aur besan pe agmark ka thappa lagwana hai kaha jaye kitna time lage | general-market-25
chakbandi me mera khet galat jagah chala gaya mutation kaise hoga, gehu khada hai |
makka ka tana pilpila hokar gir raha, kachi sharab jaisi gandh, khet me pani ruka tha | maize-diseases-3
nimbu ke bade ped me urea saal me kitna aur kitni baar | lemon-nutrients-1 | general-fert-3
mungfali ka chhilka bechne ko kharidar |
soyabean fali pe bhure daag | soybean-diseases-3
bakri ke bachche paida hote hi mar jate kya dhyan du | goat-kid-1
pm kisan me naya naam judwana hai farmer id zaruri hai kya | general-scheme-20 | general-scheme-21
ghuiya ke bagal wale pil | colocasia-weeds-1
e-nwr pe loan ki guarantee wali yojana kab tak hai aur kaha apply karu | general-market-29 | general-market-27
supari ke bagal dhalan zameen pe rubber ke paudhe kitni doori pe lagaye | rubber-sowing-1
ek amle ke ped se kitna maal nikalta hai murabba wale ko batana hai | amla-harvest-1
jai ka beej ek bigha assam me kitna | oat-seed-1
laal mirch pe dhanse daag, tehni upar se sookh rahi | chilli-diseases-4
mp me kali mirch ho jayegi kya | blackpepper-climate-1
lobia ki phali pe laal bhure gaddhe jaise daag | cowpea-diseases-2
diwali ke paas barsat hui aur castor ke phalon pe fafund lag gayi sleti rang ki, guccha kaat du ya dawa | castor-diseases-2
adrak aur haldi dono ke tane me chhed, bich wala patta pila, adrak jyada kharab | ginger-pests-1
mung me ghas ki dawai bone ke kitne din me dale | moong-weeds-1
kali mirch ke dane khokhle nikal rahe hain, chhed bhi hai, nariyal pe chadhi bel hai | blackpepper-pests-1
kaddu ka aisa beej jisme makkhi kam lage aur phal chhota ho ek parivar ke liye | pumpkin-varieties-1
patson khad kab kab | jute-nutrients-1
padosi ne mere kuen ke paas safeda laga diya, pani sukh jayega kya kitna door hona chahiye | eucalyptus-intercropping-1
kal ole gire tamatar aur amrud ki daliyan tut gayi ab kya kare | general-hail-3 | general-scheme-26
dhan katne ke baad kitna sukha kar rakhe | rice-storage-1
dragon fruit ki daliya bahut ghani ho gayi, kaunsi kaatu | dragon-fruit-pruning-1
soyabin pehli nirai kab | soybean-weeds-1
jersey ke ek than se khoon wala doodh aa raha h, dairy wale ko baki doodh de sakta hu ya nahi | cattle-mastitis-1 | cattle-milk-3 cattle-mastitis-3
tamatar paudh gir rahi | tomato-diseases-7
bagwani mission me kya kya milta hai, mashroom bhi aata kya | general-scheme-68
33 wala zinc lu ya 21 wala, dhan ke khet me kitne kilo | general-zinc-2 | rice-disorders-2
karele me makhi wala phandha lagane se kitna fayda hoga | bittergourd-pests-2
muzaffarpur me litchi ek acre se kitna, bengal wale zyada lete hai kya | litchi-yield-1
kharbuje me khad kab | muskmelon-nutrients-1
chai bagan me kohra hai aur patti pe chhale jaise | tea-diseases-1
thand me kele ki ghar bahar nahi nikal rahi tane me hi fas gayi | banana-disorders-3
kapas odne ki purani charkhi bikau hai kya kahi |
bakri ko keede ki dawa | goat-worms-1
strawberry murjha rahi jad andar laal aur patte par baingani dhabbe | strawberry-diseases-1
dhan me dap kitna urea kitna potash kitna hisab bana do | rice-nutrients-2 general-fert-1 | rice-nutrients-1
is baar mansoon acha batate hai to bajre ka kaunsa beej lu, pichle saal ka jaldi pakne wala tha | bajra-varieties-1
chana phool pe hai pani ki suvidha nahi, koi spray jisse paidavar badhe | chickpea-nutrients-3
patta gobi hybrid beej ek acre me kitne gram | cabbage-seed-1
mitti ka carbon badhana | general-carbon-1
kele ke patte neeche se peele hokar tane pe latak gaye, tana phat raha h aur andar kaat ke dekha to laal bhura gol gol | banana-diseases-1
nariyal ka konsa poudha lau jo jaldi fal de, pani wala nariyal bechna hai highway pe | coconut-varieties-1
masur 20-22 din ki hai tukdo me pili, khincho to jad tut jati kali | lentil-diseases-4
punjab me seedhi bijai wale jhone ko urea kitne kitte me kitni bori | rice-nutrients-3
chuze aa rahe hai niche kya bichau | poultry-brooding-3
machli pe chapte keede chipke | fish-argulus-1
beetal bakri kaisi hai jamnapari se badi ya chhoti, amritsar se mangwa raha hu | goat-breeds-4 | goat-breeds-2
aloo ka cold store kholne me kharcha kitna aata hai |
bhains garmi me aati hi nahi dikhti, aawaz bhi nahi karti, kaise pakde | buffalo-breeding-1
gajar me kitne din pe pani lagaye | carrot-irrigation-1
bhains ka doodh tikta hai par gai ka subah nikala dairy pahuchte khatta ho jata, centre wala wapas kar deta | cattle-milk-2 cattle-milk-1
dhan ke baad moong me khad kitni dale | moong-nutrients-2
arandi ki paidawar kitni | castor-yield-1 castor-varieties-1
ghiya ke chote fal jhad rahe | bottlegourd-disorders-2 | general-heat-2
kela patta bich me peela | banana-disorders-2
aloo ka chhilka utar raha cold store wala mana kar raha, kya galti hui | potato-harvest-1
lichi ke patte mud gaye niche bhoora makhmal jaisa | litchi-pests-1
sarso late bone se mahu zyada lagta hai sach hai? sahi tarikh kya | mustard-sowing-1 | mustard-pests-1
gai ka bima kis company se karwau | general-scheme-70
kharbuja delhi bhejna hai, khet me kab tode ki raste me sade nahi, tarbuj ki tarah thok ke pata chalta kya | muskmelon-harvest-1
aam ki kalam lagate time jod mitti me dabana hai ya upar rakhna | mango-nursery-1
jeevamrit kitna daale ek acre me aur kitne din tak kharab nahi hota | general-jeevamrut-2 | general-jeevamrut-1
enam pe bechna hai par hamari mandi usme hai ki nahi, nahi hai to kya kare | general-market-21 | general-market-19
tarbuj ki ek bel murjhai phir puri sukh gayi, tana chira to bhuri lakir | watermelon-diseases-1
angoor ke patte pe tel jaise peele dhabbe aur niche rui, barish ke baad guchhe bhure pad gaye | grapes-diseases-1
rajnigandha me garmi me pani kitne din pe, aur kitni baar pedi chalegi | tuberose-irrigation-1
kapas me kai jagah paudha nahi nikla aur kahi do do teen teen hai, tur ki line beech me thik hai, ab kapas ka kya karu | cotton-seed-2
makka kitni garmi sahegi | maize-climate-1
is saal barish hi nahi hui poore gaon me buai nahi ho payi, bima wala kuch dega | general-scheme-31
doodh nikalne ki machine kitne ki aati hai 4 bhains hai |
bakrid ke liye 40 kilo ka bakra kitne me jayega |
gulabi sundi dekhne ko trap kitne | cotton-pests-2
soyabean ki jad me gaanth nahi dikhi, urea du kya | soybean-nutrients-3
raat me bhi garmi ho gayi hai march me, gehu ka dana sikud jayega kya | wheat-climate-1 | wheat-disorders-4 general-heat-1
sml 668 moong ka beej kila me kitna | moong-seed-1
urad ka accha beej batao jo garmi aur barsat dono me chale | urad-varieties-1
mandua ki bali khali kali | ragi-diseases-1
hamare yahan 45 degree garmi hoti hai dragon fruit chalega? | dragon-fruit-climate-1 | dragon-fruit-diseases-1
suna hai kcc ke niyam badal rahe 2027 se, bina girvi kitna milega aur kitne mahine me bharna | general-scheme-44
pichli byat me ek than kharab ho gaya tha hazaron lag gaye ilaj me, bhains to thik rehti, is gaay ko is baar pehle se kya savdhani rakhu | cattle-mastitis-2
gahat pahad pe kitni unchai tak ho jati | horse-gram-climate-1
phool gobhi ka beej killa me kitna lagega, hybrid aur desi me farak hota kya patta gobhi jaisa hi hai | cauliflower-seed-1 | cabbage-seed-1
AP me naya sukhibhava scheme batai wale ko milega? | general-scheme-92
dhan me bhura madhua na aaye iske liye pehle se kya kare, padosi ne abhi se cyper mar diya | rice-pests-2 | rice-pests-1
adike tod ne wala aadmi ped se gir gaya hospital ka kharcha kaun dega |
tapak sinchai lagau ya nahi ganne aur sabji me, kuan sukh raha, kharcha wasool hoga kya | general-drip-1 | sugarcane-irrigation-2
mahila kisan ke naam pe thresher le to subsidy zyada milegi kya | general-scheme-55
bajre me bali nikal rahi hai aur barish ruk gayi, tubewell hai mere paas, kab kab pani dena sabse zaruri rahega | bajra-irrigation-1 | general-drought-1
kerala me mulaku ke liye gobar aur khad kitni kitni aur kab dale, bhindi wali khad bachi hui hai | chilli-nutrients-3
dhan ki baali safed khadi hai daana nahi | rice-pests-4 | rice-disorders-6
urad ke saath moong bhi lagayi thi, moong ke patte peele chitkabre ho gaye makkhi bhi hai safed | moong-diseases-1 moong-diseases-2 | general-trap-3
mungfali ukhaadi to fali me mitti bhari hai aur deemak lagi, baarish nahi hui 20 din se | groundnut-pests-2
kapas ke tinde sad rahe hain barish ruk nahi rahi | cotton-diseases-5
aloo ka beej ghar ka rakhna hai, kab bona kab bel kaatni, mahu se virus aata suna hai | potato-seed-3
arandi ke patte jaali ho gaye | castor-pests-2 castor-pests-1
gajar ka beej ek killa me kitna lagega | carrot-seed-1
gulab jal ki sheeshi wholesale kaha milegi kannauj me |
kcc ki chhoot khatam ho jayegi kya agar ek mahina late jama karu | general-scheme-38 | general-scheme-37
sagwan ka ped kaatne ki anumati kitne din me milti hai aur lakdi ka rate kya chal raha |
gwar fali kale gaddhe | guar-diseases-4
chote resham keet kitni garmi | silkworm-climate-1
chane me kahin kahin ek ek podha achanak bhoose jaisa sukh raha ukhaada to jad kaali aur toot jaati h | chickpea-diseases-2
sabji me plastic bichana hai kaun si rang ki panni aur kitni moti, ghaas bahut aati hai | general-mulch-1
jeera ek mahine ka hua aur tukdo me murjha raha hai pichle do saal se yahi khet | cumin-diseases-2 | general-tricho-1
patua kab kaate | jute-harvest-1
basant surajmukhi kab tak | sunflower-sowing-1
hal jotne wali nasl | cattle-breeds-4 | cattle-breeds-5
kali mitti me kabuli chana boya kal, turant pani de du kya | chickpea-irrigation-2
pitaji guzar gaye kisan id banwane gaya to mana kar diya khatauni unke naam hai | general-scheme-19
arhar jhadi ban gayi hari fiki, phool fali kuch nahi | pigeon-pea-diseases-2
soyabean me lagatar barish se jagah jagah patte jhulse aur tehni par safed rui | soybean-diseases-2
rajma me nirai kitne din par | rajma-weeds-1
neechi bhari zameen me tuar lagau to pani rukega | pigeon-pea-soil-1 | pigeon-pea-diseases-3
pyaj ke patte gir rahe hai khod le kya pani kab roke | onion-harvest-1 | onion-irrigation-1 onion-storage-1
alsi ke paudhe jhuk ke sukh gaye har saal usi khet me | linseed-diseases-1 | general-tricho-1
drip ki nali band ho jati hai safed papdi jam gayi | general-drip-2 | general-fertigation-1
gulabi sundi har saal narma kha jati hai chhatti khet ke paas padi hai kya karu is bar pehle se | cotton-pests-3 | cotton-pests-2
makke ke patte ki beech wali nas ke dono taraf safed patti, dhan me bhi pichle saal zinc kam tha, kya daalu kitna | maize-disorders-2
chirongi ka ped |
surajmukhi ke phool me illi ghus ke sada rahi, kinare pe kuch aur lagane se rukti hai kya | sunflower-pests-1
kele ka ghaud kab kaate | banana-harvest-1
til akela bou ya moong arhar ke sath, kitni kitni qatar | sesame-intercropping-1
sukhe me boya dhan barish ke bharose, khad kitni aur ugne ke kitne din baad | rice-nutrients-6
loo chal rahi hai tamatar mirch ke phool jhad gaye | general-heat-2 tomato-disorders-3 chilli-disorders-1
angoor ke guchhe me safed rui jaisa keeda aur chipchipa kala | grapes-pests-1
gaay ne khet me chhoti jowar kha li, masude laal ho rahe aur ladkhada rahi h jaldi batao | fodder-sorghum-health-1 cattle-feeding-8 jowar-feeding-1
aloo me nirai | potato-weeds-1 | general-weeds-1
arandi ke sath arhar lagate the ab sunte hai mungfali achhi, kitni line arandi kitni line mungfali rakhe sukhe khet me | castor-intercropping-1
sarkari kharid kendra wale ne geela bol ke mera dhaan wapas kar diya | general-market-18
emu farming band kyu ho gayi |
lobia ki bel wali kism ka beej kitna lagega aur jhadi wali ka kitna | cowpea-seed-1
arandi hybrid beej kitna | castor-seed-1
lagatar barish ke baad mirch ke paudhe line se gir rahe hai tana kala ho gaya | chilli-diseases-5 | chilli-soil-1
soyabean ke beej pe beejamrit lagaya to chhilka utar gaya, iske badle kya kare | general-beejamrut-2
tobacco chhudane ki dawai pitaji ke liye |
arbi ke patte hum bechte hai usme chepa lag gya, dawa marni thik hai? | colocasia-pests-1
barbari bakri kaisi rehti hai, agra ki taraf se lane wala hu | goat-breeds-3
resham ke keede phool ke chamak rahe, doodh jaisa pani nikal raha, barish ka mausam | silkworm-disease-1 | silkworm-disease-2
kaanda me dengle nikal aaye nursery thodi purani thi, inka kya kare | onion-disorders-1
murgi ka shed khali pada hai 800 foot ka, turkey palne ke liye kitni jagah chahiye ek panchi ko aur kitne aa jayenge | poultry-turkey-1
gwar ke saath chara me kya mila ke boye | guar-intercropping-1
november me kharbooja bo du kya aloo ke baad khet khali hai up me | muskmelon-sowing-1
angoor ka bagicha lagana hai pani thoda khara hai, jangli jad pe kalam kab bandhte hai aur line ki doori | grapes-sowing-1
supari khane se kaunsi bimari hoti hai |
bakri kitne din me garmi me aati h aur kitne mahine me bachha deti | goat-breeding-1
arbi me khad kitna dale kerala me hu gobar khad bhi hai | colocasia-nutrients-1
chidiya bajra kha ja rahi | bajra-pests-2
barseem khaad kitni daalu | berseem-nutrients-1
ghar pe free me gaay ko beej lagane wali sarkari yojana aur bachhiya hi ho wala teeka milta h kya | general-scheme-72
bhindi patte kalikh dhabbe | okra-diseases-4
dhaincha palatne se kitni urea bachegi agle dhan me | general-greenmanure-2
barsati pyaj ki nursery gal rahi h | onion-diseases-3 | onion-nursery-1
naryal ke upar bada kala bhunga sing wala, gobar ke gaddhe me uske sundi bhi mile | coconut-pests-1
kaddu ka beej bone se pehle bhigona padta hai kya, ek acre me kitna gram | pumpkin-seed-1
aalu khodne wali machine kiraye pe | general-chc-1
chane me jhulsa lag gya | chickpea-diseases-3
strawberry himachal se mangwaye to kiraya kitna lagega |
dhan ki mazdoori me bihar ke log kab tak aa rahe, thekedar ka number chahiye |
lagatar barish me baigan sad rahe hain upar rui jaisi safed cheez ug aayi | brinjal-diseases-3
daal wali matar boye dedh mahina hua ek bhi pani nahi diya, ab du ya phali aane pe, chane me to diya hi nahi | field-pea-irrigation-1
sabji ka bima karau to kitna percent kat ta hai, aur gehu ka kitna | general-scheme-23
pyaz kaatne se aansu na aaye kya kare |
murgi ke bachche 4 hafte ke sust baithe hai pankh phule, safed beet, kal 20 mare aaj 35 | poultry-gumboro-1
khira lagana hai shaadi ke season ke liye, khaad ki matra aur kab kab, pichli baar lauki me andaaze se dala tha nuksan hua | cucumber-nutrients-1
kashmir wale seb ka daam himachal se kam kyu hai |
mooli ke patte me chhote chhed aur kali sundi | radish-pests-1
balu wali zameen hai 3 bigha, dukandar bol raha do packet bajra lagega ek acre me, sahi bol raha hai kya | bajra-seed-1
bachde ko awara kutte ne kaata kal raat, kutta mar gaya. sui kitni lagegi aur kab kab | cattle-vaccination-6
punjab me malta ya mosambi kya lagau | sweet-orange-varieties-1
rijka pe peele dhaage jaisi bel lipat gayi | lucerne-weeds-1
gulab ki tahni kate hue sire se sukhti ja rahi niche tak | rose-diseases-1 | rose-pruning-1
mandua me khad kam hi lagti hai na kitni du | ragi-nutrients-1
makka ki pongli me sundi h mitti chuna daalne ko bol rahe kitna milaye | maize-pests-2
angur ki chhatai sardi me ek hi bar hoti kya hamare yaha haryana me, kaise kare | grapes-pruning-2
tana chedak ke liye bina dawai ka upay, ropai abhi karni hai | rice-pests-5 rice-pests-6
rabi makka kab lagaye | maize-sowing-1
bakri shed ka naap | goat-housing-1
mentha ki jad kitni lagegi ek bigha ya acre, nursery banau to kam lagegi kya | mint-seed-1
parbhani kranti bhindi ki upaj | okra-yield-1 okra-varieties-1
mandi me aadhti commission kitna kaat sakta hai tamatar pe | general-market-24 | general-market-23
mirchi ke patte mud gaye, dukandar ne cypermethrin aur urea diya tha usse aur badh gaya | chilli-diseases-2
baans ki murabba recipe |
coffee kitni unchai pe kaate | coffee-pruning-1
ghar me genda gamle me sardi me murjha gaya, balcony hai 9th floor delhi |
jaldi wali makka kam urea? | maize-nutrients-3
ghar pe desi jaisi murgi palni hai bhure ande ke liye, bakri bhi hai sath me, kaun si nasal | poultry-backyard-2 poultry-backyard-1 | poultry-backyard-4
anaj me bina dawai ke ghun se bachne wala thaila kaisa hota hai | general-hermetic-1
hare chare ki jowar kab boye aur sath me lobia mila du to kaisa | fodder-sorghum-sowing-1 | fodder-sorghum-feeding-1 jowar-intercropping-1
bt narma ka packet ek acre me kitna aur desi wala kitna | cotton-seed-1
memne kamzor paida ho rahe, bakra apne hi ghar ka hai | goat-breeding-2 | goat-kid-1
kal ole gir gaye kati hui fasal khet me bheeg gayi ab thresher lagaye ya ruke | general-hail-1 | general-hail-2 general-scheme-28
kenchua khad ka gaddha kitna bada aur kitne kenchue lage | general-vermi-2 | general-vermi-1
adrak ke saath hi lagau kya, punjab me haldi kab lagti hai | turmeric-sowing-1
papaya se chehre pe lagane ka tarika |
mirch sukhane wala solar dryer | general-dryer-1 | chilli-storage-1
kota side alsi kaun si kitne din me pakti, pani ek hi hai | linseed-varieties-1 | linseed-irrigation-1
pyaz patte pe baingani dhabbe | onion-diseases-1 onion-diseases-2
dhan der se kata, bihar me ab sarson ki kaun si kism bou, gehu nahi bona | mustard-varieties-2
bakri ka chamda kaun khareedta |
lahsun thik nikla par pyaj do phaad ho raha hai aur gardan moti, store me rakh du to chalega ya abhi bech du | onion-disorders-2 | onion-storage-1
mungfali kharif me kab boye, pichhli bar kali sadne wala rog aya tha jaldi boyi thi | groundnut-sowing-1 | groundnut-diseases-4
dhan kat gaya bina jotai gehu bo sakte hai kya usse kitna bachega | general-zerotill-1 | general-residue-1
lucknow 49 aur allahabad safeda me se ya koi nayi verity amrud ki | guava-varieties-1
khet saaf kab tak rakhe | general-weeds-1
adrak me barsat ruk gayi 15 din se, kab kab pyasa nahi chhodna chahiye | ginger-irrigation-1
kheere pe lal bhunde patte kha rahe aur phal me makkhi dank maar rahi, barsat me aadha maal fenkna padta hai | cucumber-pests-1
amla ki candy banane ki vidhi batao |
makka ke beech me kya bo du ki sundi bhi kam ho | maize-intercropping-1 | maize-pests-2
mogra kali gulabi ho gir | jasmine-pests-1
lal rang ke keede lauki ke chhote paudhe ke patte chhalni kar diye, do baar boi dobara | bottlegourd-pests-1
hari matar pehli tudai kab | greenpea-harvest-1
april me hara dhaniya bahut mehenga bikta hai, jaali ke niche boya to kitna niklega khule khet se zyada? | coriander-sowing-2
g9 kela ke 1000 paudhe lage hain inka npk ka hisab bata do, bank wala kharcha pooch raha hai loan ke liye | banana-nutrients-1
ber kab todna sahi, danda maar ke girate hai log | ber-harvest-1
tamatar cold storage ka kiraya kitna lagta |
guldaudi ke patte feeke pad rahe hain, khad kya kitni dalun ek acre me | chrysanthemum-nutrients-1
til june me bo du ya ruk jau, pichle saal phool ki jagah patte ban gaye the | sesame-sowing-1 | sesame-diseases-1
dap beej ke saath mila ke bo diya to ankur kam nikla, alag daalna tha kya | general-fert-6
prakritik kheti ka paisa | general-scheme-52 | general-scheme-51
ragi ropai beej kitna | ragi-seed-1 | ragi-nursery-1
tarbooz ka sira todu kya | watermelon-pruning-1
ragi beej me jaivik culture | ragi-organic-1 | general-biofert-1 general-biofert-3
punjab mandi me kanak bechni hai, pichhli var arhtiye ne paise hisab vich kat laye, hun paise sidhe mainu aaunge ja usnu | general-market-14
sahjan ko pani kab kab | drumstick-irrigation-1
soyabean ke patte jaali jaise ho gaye keede jhund me hai | soybean-pests-3 | soybean-pests-4
bt kapas ka fasla kya rakhe drip wale khet me | cotton-sowing-5
1121 me jhanda rog, kuch paudhe lambe hoke sukh rahe | rice-diseases-9
nariyal ke bade ped ko saal me kaun kaun si khad kitni kitni | coconut-nutrients-1
makka me fall army ke patange pakadne ke liye kitne trap aur kab se | maize-pests-3
masur ugte hi zameen ke paas se gal rahi h | lentil-diseases-3 | general-tricho-1
chara makka beej kitna | fodder-maize-seed-1
kele ke bagal se bahut pil nikal rahe, kab tak kaate aur agli fasal ke liye kaunsa chhode | banana-pruning-1
murgi ke ande ka bhav aaj namakkal |
beti ki shadi tak gehu bachana hai ghun na lage bina dawai ke, chawal ke drum khali hai | wheat-storage-1 wheat-storage-2 general-hermetic-1
sagwan ki side dali kab kaatni, lakdi me gaanth na aaye | teak-pruning-1
chuze ek ke upar ek chadh rahe hai thand se, bulb kitni garmi de pehle hafte | poultry-brooding-1 | poultry-brooding-2
aaloo khoda to chhed wale nikle aur subah kate paudhe ke paas mitti me laat milti hai | potato-pests-2
jire me kalia aa gaya, paas me rayda aur gehu ko pani lagta hai, aage se kya dhyan rakhu | cumin-diseases-1 | cumin-irrigation-1
kali mirch ki bel lagaye do saal ho gaye abhi tak phal nahi, kab aayega | blackpepper-harvest-1
bhor me machhli pani ke upar hawa le rahi, kal badal tha, 4 katha ka pokhar, turant kya kare | fish-oxygen-1
kheere ka hybrid beej bahut mehnga aa raha, kam beej me kaam kaise chale | cucumber-seed-1
soyabean me chakra bhring lag gaya, makka sath me boi thi, kya galti hui | soybean-pests-1
hara bhara tamatar ek din me murjha gaya, tana pani me dala to safed dhuan jaisa nikla | tomato-diseases-5 | tomato-diseases-6
tinde upar se theek dikhte hai todne par gulabi keeda bij me aur rui daagi nikli | cotton-pests-1 | cotton-pests-2 cotton-pests-3
seb ke chhote phal khud hi jhad rahe | apple-disorders-1
bank loan ke liye saat barah ki nakal mangi hai, nashik jila, mobile pe kaise nikle | general-scheme-87
gulab ki kali khulti nahi | rose-pests-1
guldaudi naye lagaye hai hafte me kitni baar pani de, genda to roz pee leta hai | chrysanthemum-irrigation-1
kinnu santre ka bagh lagana hai ped kitni door aur kalam kis jad pe honi chahiye | orange-sowing-1
tur ke phool jhad rahe badal chhaye h | pigeon-pea-disorders-1
batakh ko fafund laga makka de diya to? | poultry-duck-2 | maize-storage-1
anar phat rahe hai | pomegranate-disorders-1
soybean ka beej kitna aur line ki doori | soybean-seed-1 | soybean-seed-2
patua tana kala toota | jute-diseases-1
safeda ka ped kaatne ke liye van vibhag ki permission lagti hai kya |
awla andar se bhura | amla-disorders-1
bhindi pili pad gayi | okra-diseases-1 okra-disorders-2 | okra-diseases-2
mirch ki paudh gir rahi | chilli-diseases-3 | chilli-nursery-1
hamare idhar bhaari mitti hai barsaat me pani khada rehta hai, nariyal lag sakta hai kya | coconut-climate-1
soil health card me kya kya likha hota | general-scheme-48 general-soiltest-7
narma ka jhaad ek killa me kitna nikalta h nehri pani wale me | cotton-yield-1
bhains ke than par chhale | buffalo-health-3
pudina me deemak illi dono | mint-pests-1
chane ka sattu pisne wali chakki kitne ki aati |
fpo banane pe sarkar kitna paisa deti | general-scheme-64 general-fpo-2 | general-scheme-65 general-fpo-1
jowar ki jad pe chhota sa phool wala ghaas ugta hai jo paudhe ko sukha deta | jowar-weeds-1
retili zameen me gehu ko urea kitne hisse me de, kali mitti wala bhai do baar deta | wheat-nutrients-2
nariyal ke bagan me jagah khali padi hai kela lagana hai konsi kism chhaya me chalegi | banana-intercropping-1 | coconut-intercropping-1
mithun jangal me khula chhodte hai, koi behtar tarika hai palne ka | mithun-rearing-1 | mithun-health-1
aam ek saal chhod ke fal deta hai | mango-disorders-1 | mango-varieties-1
dhaniya me phool aa gye aur roz badal chaye hai, kuch khatra hai kya | coriander-climate-1 | coriander-pests-1 coriander-diseases-1
kerala me dhan ki khaad ki matra kya hai kam din wali kism | rice-nutrients-5
gai kharidte waqt umar daant se kaise pehchane |
jeere ko bone ke baad pehla dusra pani kab | cumin-irrigation-1
soyabean ka oil nikalne ke baad khali ka kya bhaav |
moong ke beej me culture milane se fayda hota hai kya kaise milate hai | moong-seed-2 | general-biofert-1
2000 wali kist kab aayegi | general-scheme-2 general-scheme-3
raat ko pala pada aloo ke patte kale ho gaye, wapas aayega kya | potato-disorders-2
dhaniya ki sichai kab | coriander-irrigation-1
arandi ke guchhe alag alag time pak rahe hai, ek saath kaat lu ya thoda thoda | castor-harvest-1
dhaan me niche tane pe bhure machhar kitne ho tab dawa dale | rice-pests-3 | rice-pests-2 rice-pests-1
jhonka lag gaya dhan me urea ek sath daal diya tha, ab kaunsi dawa | rice-diseases-2 | general-pseudo-1
mandi se 25 lakh cash nikala bank ne tax kaat liya, kisan se bhi kat ta hai? | general-market-35
bihar me matar acchi kism | field-pea-varieties-2 | greenpea-varieties-1 field-pea-varieties-1
pyaj me thrips se aur bhi bimari aati hai kya | onion-pests-2
gobhi ke phool me sundi, jala bana ke andar ganda kar deti hai, pehle din me kya chhidku | cauliflower-pests-2
mandi me aadhti ne tulai palledari commission sab mere se kaat liya, ye sahi hai kya kisko dena hota hai | general-market-24 | general-market-23
aanwla ke chote paudhe lu aur pala se mar jate hai kitne saal tak bachana padta | amla-soil-1 | general-frost-2
rai ke chhote patte me chhed, kaali jhurri wali illi, pani lagane se mar jayegi kya | mustard-pests-2
nariyal todne wala nahi mil raha chadhne ki machine sikhni hai |
dhan ka msp kya chal raha, vyapari 1900 de raha | general-market-3 | general-market-1
coffee ke tane ke andar keeda, podha peela pad ke toot gaya kya kare march me | coffee-pests-1
arbi ka kitna beej lagega ek acre | colocasia-seed-1
gaay ka mutra laal kala | cattle-ticks-2
rajma ke chhote paudhe tane se toot rahe andar sundi | rajma-pests-1
nariyal ke reshe se rassi banane ki training kahan hoti hai |
surajmukhi aloo ke baad feb me lag jayegi kya kitne din leti hai | sunflower-sowing-2 sunflower-sowing-1 | sunflower-varieties-1
chidiya ki khunti kitni | general-perch-1
parali jalaye bina gehu bone wali machine jo kaatti bhi hai aur bichhati bhi, mera tractor 45 ka hai chalega? | general-residue-3 | general-implement-1
bakri ka doodh dengue me pilane se thik hota hai kya |
bihar me online raseed me rakba galat chadha hai sudhar kaise hoga farmer id atki hai | general-scheme-14 | general-scheme-13
dhingri ka bag kaise bharte hai bhusa ubalna padta hai kya | mushroom-seed-1 | mushroom-housing-1
chana ka bhav gira hua hai, warehouse me rakh ke raseed par loan lena hai, kitna percent milega aur kharcha kya | general-enwr-2 | general-enwr-1 general-market-28 general-market-27
papita khane se wajan kam hota hai kya |
kathal pak gaya kaise pata chale ped pe hi | jackfruit-harvest-1
gwar me jhulsa patte kinare se sukhna, bajra ke sath boya hai, konsi dawa theek karegi | guar-diseases-1
bhindi ki nase peeli ho gayi beej badlu kya agli bar | okra-diseases-2 | okra-varieties-1 okra-diseases-1
nimbu ke fal phat rahe | lemon-disorders-2
jeera pe safed rakh jaisi parat aa gayi feb me | cumin-diseases-3
kele ke tane se kapda ya dhaga banane ki factory lagani hai |
baigan me illi ke liye har hafte dawai maar raha phir bhi badh rahi hai, ab to makdi bhi aa gayi, galti kaha ho rahi | brinjal-pests-3 | brinjal-pests-2 brinjal-pests-1
khaad lene gaya to angutha lagwaya, iska paisa kisko milta hai | general-scheme-78
nariyal tane se pani risna | coconut-pests-2
khadi fasal me zinc ka spray kitna gram tanki me | general-zinc-3
whatsapp pe likha aa rha h ki 2000 agle hafte aayenge, sach h ya jhooth, pichli kist kab aayi thi | general-scheme-3 | general-scheme-2
seb ke bagiche me gobar aur npk kab dale aur umar ke hisab se kitna, is bar sara dec me hi dal du kya | apple-nutrients-1
ananas hamare yaha ugega kya, barish khub hoti hai par pani nahi rukta | pineapple-climate-1
garmi ki moong me pani | moong-irrigation-1
chai patti kitne din me todni, factory wala rate kaat raha | tea-harvest-1
matar ke patte pe jung lag gaya laal bhura chura haath me aata hai | field-pea-diseases-2
garlic bread ke liye lahsun powder banane ka udyog, fssai number ka kharcha |
ropai ke 3 hafte baad dhan baitha hua h patto pe jang jaise daag | rice-disorders-1 general-zinc-1 | rice-disorders-2
urad ki paidawar kitni hoti | urad-yield-1 | urad-varieties-1
kharbuza me pani kaise de bel geeli na ho, tarbuz wale khet me to flood kar dete the | muskmelon-irrigation-1
guldaudi me ek hi bada phool chahiye pradarshani ke liye | chrysanthemum-pruning-1
sahjan ke ek paudhe ko kitni khad | drumstick-nutrients-1
nimbu ko garmi me phal dilana hai us time 150 kilo bikta, pani kab band kare | lemon-pruning-1
nimbu ka achar kitne din tak kharab nahi hota |
matar me phool aaye hai aur garmi badh gayi nuksan hoga kya | field-pea-climate-1 greenpea-sowing-1
ganna andar laal sharab gandh | sugarcane-diseases-1 sugarcane-diseases-2 | sugarcane-sowing-6
haldi ka beej ek acre me kitne kuntal | turmeric-seed-1
pahad me rajmah ki kismein, upaj bhi bata dena | rajma-varieties-1 | rajma-yield-1
tuta keeda tamatar me, aloo paas me hai to dikkat? | tomato-pests-4
kapas me barish ke baad dhoop nikli aur hare bhare paudhe achanak latak gaye, jad me fungus nahi dikhti | cotton-disorders-4
singdana ke chhote podhe sookh rahe gale ke paas kala, pichle 4 saal se wahi khet wahi fasal | groundnut-diseases-3
barbatti me phool jhad rahe aur fali bharti nahi, patte pe kya chhidke | cowpea-disorders-1
litchi ke andar danthal ke paas safed sundi nikli, grahak ne laut di | litchi-pests-2
angoor se kishmish banane ka shed kitne me banega, nashik wale jaisa |
gulnar sevanti phool mandi 300 km door hai, kitna khila hua tode | chrysanthemum-harvest-1
layer murgi ek pinjra kitni | poultry-layer-1
kechua khad ke bed me kitni nami rakhu aur garmi me kya dhyan du | general-vermi-1
bank wala puch raha bajra se ek acre me kitna maal nikalta hai bina pani wale khet me | bajra-yield-1
mp me gehu bechne ka slot kaise book kare, kitne din tak chalega | general-market-6
solar pump ke liye ek website fees maang rahi asli hai ya nakli | general-scheme-60 general-scheme-89
gaay ko thanaila ka injection laga hai, doodh dairy me de sakte hain kya | cattle-milk-3 | cattle-mastitis-1
barsaat ke amrud me keede nikal rahe hai upar chhota sa hara daag dikhta hai | guava-pests-1 | guava-pruning-2
saru ki niche dali kaate | casuarina-pruning-1
bt cotton me khaad ka hisab batao ek acre ka kab kab dena | cotton-nutrients-1 | cotton-nutrients-2 cotton-nutrients-3
lobia bone ka mahina | cowpea-sowing-1
ruki kist milegi kya | general-scheme-11 | general-scheme-10
mogra patte peele pad rahe | jasmine-disorders-1 | general-defic-1
gajar do taang wali nikal rahi hai aur kuch phati hui | carrot-disorders-1
jai ka achar gaddha size | oat-feeding-2
sagwan pathrili kam gehri zameen me badhega kya | teak-soil-1
bhains ke gale me sujan, saans ghar ghar, bukhar tez, kal se baarish me khadi thi | cattle-hs-1 buffalo-health-1
pyaz saal me kitni baar nikalti hai aur kis mahine me, mai bhandaran karke bechna chahta hu | onion-sowing-3 | onion-storage-2 onion-storage-1
`;
