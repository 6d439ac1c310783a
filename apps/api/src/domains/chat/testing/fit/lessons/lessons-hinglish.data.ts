/** Messages in Hindi in Latin letters, each with the facts that answer it best and behind them those that answer it too; none where no fact does. */
export const hinglishLessons = `
hamara 15 logo ka samuh hai, 10 lakh me farm machinery bank kholna chahte hai, sarkar kitna degi? | general-scheme-56 | general-chc-2
bhaiya is baar samman nidhi ki kist mere khate me nahi aayi, gaon me sabko mil gayi. kya dekhu? | general-scheme-10 | general-scheme-15
babuji ka swargvas ho gaya, khet abhi unhi ke naam hai. mera pm kisan kaise shuru hoga? | general-scheme-19
farmer id banwane csc ja raha hu kal, ghar se kya kya kagaz le ke jau? | general-scheme-21
soyabean kaat ke khet me sukhne rakhi thi, kal tez barish me sab bheeg gayi. fasal bima me kuch milega? | general-scheme-28 | general-scheme-26
rabi ki fasal ka bima kara na hai, aakhri tarikh kya hoti hai? | general-scheme-24
mere paas apni zameen nahi, theke pe 6 bigha karta hu. kya bank mera kisan credit card banayega? | general-scheme-41
whatsapp pe solar pump ka link aaya hai, 4800 rupaye registration fees maang rahe. bharu ki nahi? | general-scheme-60 | general-scheme-89
dukandar urea ki bori 350 me de raha aur saath me jabran jhola dawa bhi. iski shikayat kahan karu? | general-scheme-79 | general-scheme-77
telangana me meri 3 acre me se 1 acre khali padi hai, rythu bharosa ka paisa poora milega kya? | general-scheme-93
fasal ki dikkat phone pe kisi jankar se puchni hai, koi free sarkari number hai kya? | general-scheme-90
tisi ke khet me peele dhage jaisi bel paudho pe lipat gayi hai, patta ek bhi nahi. kaise khatam karu? | linseed-weeds-2
alsi lagau to awara pashu khayenge kya, hamare yahan taar bandi nahi hai? | linseed-yield-1
kulthi me sukhe ke baad pani diya to paudhe achanak murjha gaye, jad chhute hi toot jati hai. kya bimari hai? | horse-gram-diseases-2 | horse-gram-diseases-1
barsat wala amrud keede wala aur sasta jata hai, sardi me phal kaise lu? | guava-pruning-2
amrud ke patte tambe jaise baingani aur chhote ho rahe, phal fat rahe. kaun si kami hai? | guava-disorders-1
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
ek gaay ko lampi ho gaya hai sir, baki teen gaayon ko bachane ke liye bade me kya kya karu | cattle-lsd-2 | cattle-lsd-3
gaay ka baya pet phool gaya barsim khake, doctor ek ghante me aayega tab tak kya kare | cattle-bloat-2
20 din ke bachhde ko safed patle dast lag gaye hai, dudh pilana band kar du kya | cattle-calf-5
gaay ke liye ghar pe dana banana hai, khali chokar makka aur chuni sau kilo me kitna kitna | cattle-feeding-4
char baar AI karwa chuka hu gaay har baar palat jati hai, taar bhi saaf aata hai, kya bimari hai | cattle-breeding-6
pagal kutte ne hamari gaay ko kal kaat liya, rabies ki sui kis kis din lagegi | cattle-vaccination-6
gaay ne aathve mahine me bachcha gira diya, maine haath se uthaya tha, kuch khatra to nahi mujhe | cattle-brucella-1
gaay achanak mar gayi naak aur muh se kala khoon aa raha, log khaal utarne bol rahe, utarwa de kya | cattle-anthrax-1
kharif pyaj ki nursery me paudh gardan se gal kar gir rahi hai, agli baar na ho iske liye kya karu | onion-diseases-3 | onion-nursery-1
kande me ganth banne ki jagah phool ki dandi nikal rahi hai, kyu aur aise paudhe ka kya kare | onion-disorders-1
rabi me lagane ke liye pyaj ki kaun si kism le jo godam me jyada din chale | onion-varieties-1
bakri ko bandh ke palta hu, roz kitne kilo hari patti aur kitna gram dana dena chahiye | goat-feeding-1
bakri ke jabde ke niche pani bhara hai aur palak safed hai, saal me kitni baar keede ki dawa dete hai | goat-worms-1
zaid urad me pehla pani kitne din baad de aur total kitne pani lagenge | urad-irrigation-1
teen hafte ki urad ke patte bade mote aur jhurridar ho gaye, phool bhi tedhe, ye bij se aata hai kya | urad-diseases-2
bhains 10 litre dudh deti hai, din me kitna bhusa aur kitna dana du | buffalo-feeding-1
angoor ke patte ke upar tel jaise pile daag aur niche safed rui hai, barish ke baad guchhe bhi bhure ho gaye | grapes-diseases-1
angur ki tudai 20 din me hai, mithas badhane ke liye pani kab rokna chahiye | grapes-irrigation-1
adrak me hari patti ki mulch kitni baar aur kitne din par bichani hai | ginger-weeds-1
march aa gaya barish nahi hui, robusta coffee me phool kholne ke liye kitna pani de aur dusra kab | coffee-irrigation-1
september me matar jaldi bo di thi, ab niche se pili hokar sukh rahi hai, kyu hua | greenpea-diseases-2 | greenpea-sowing-1
may ki garmi me muli boni hai, kaun si kism chalegi | radish-sowing-1
suar ko tez bukhar, kaan pet neele lal aur khooni dast, do din me paanch mar gaye, ye kya hai | pig-asf-1
chara makka lobia ke saath bona hai, ek acre me dono ka beej kitna lagega | fodder-maize-seed-1
rajnigandha ek baar lagane ke baad kitne saal pedi fasal le sakte hai aur garmi me pani kitne din par de | tuberose-irrigation-1
company wala tissue culture sagwan bech raha hai bolta hai 10 saal me kat jayega, lagau ki nahi | teak-market-1
gaay ka beema karwana hai, premium kitna lagega aur claim kaise milega |
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
dhaan ropne ke 3 hafte baad jagah jagah paudhe baune reh gaye aur purane patto pe kathai dhabbe hai, ye kya hai aur kya dalu | rice-disorders-1 rice-disorders-2 | general-zinc-2
dhan ki patti dono kinare se lehar jaisi sukh rahi hai, aandhi ke baad aur badh gaya, ab urea du ya nahi | rice-diseases-4 | rice-diseases-3
ranchi ke paas tand zameen hai, barish kam hoti hai, dhan ki kaunsi kism lagaye | rice-varieties-4
basmati ke khet me kuch paudhe sabse lambe patle aur peele hoke sukh gaye, agle saal kaise bachau | rice-diseases-9
chuhe raat ko dhan ke kalle medh ke paas se kaat dete hai, gaon wale milke kya kare | rice-pests-11
500 broiler murge rakhne hai, shed kitna bada banwau aur kitne hafte me bik jayenge | poultry-broiler-2 poultry-broiler-1
mere murgi farm me 4 hafte ke chuze khooni beet kar rahe aur pankh latka ke baithe hai, kya karu | poultry-coccidia-1 | poultry-brooding-3
talab ke kinare battakh palni hai, sabse jyada ande kaunsi nasl deti hai | poultry-duck-1
february me bhindi bo raha hu, ek acre me kitna beej lagega aur kya raat bhar bhigona hai | okra-seed-1 okra-seed-2
bhindi phool aane ke kitne din me todni chahiye, do din ruka to lakdi jaisi ho gayi | okra-harvest-1
hamari zameen poori usar hai, pH 9.8 aaya, kuch nahi ugta, gypsum kitna daalu aur pehle kya lagau | general-alkali-1
DAP kahi nahi mil rahi, uske badle kitni bori SSP aur kitna urea dalu | general-fert-4 | general-fert-2 general-fert-3
dukandar bolta hai nano urea ki ek bottle poori bori ke barabar hai, ye sach hai kya | general-nano-1 | general-nano-2
drip ki tanki me kaunsi khad ek saath nahi ghol sakte, meri nali jam ho gayi | general-fertigation-1
khet ki medh pe gajar ghas bhar gayi, ukhadne se haath me khujli hoti hai, kaise khatam kare | general-weeds-2
mere bajre ka sitta hari pattiyon ka guchha ban gaya hai, dana ek nahi, ab kya kare | bajra-diseases-1
bajre ke paudhe kheencho to nikal aate hai, jad me safed mota keeda, agli baar pehli barish me kya karu | bajra-pests-1
unchi zameen ke liye tosa pat ki kaunsi kism le aur kis mahine boye | jute-varieties-1 jute-sowing-1
snowball wali gobhi july me laga di thi, ab sirf patte hi patte hai phool nahi ban raha, galti kya hui | cauliflower-disorders-1 | cauliflower-sowing-1
elaichi sukhane par pili pad jati hai, hara rang rakhne ke liye kitne degree pe aur kab sukhaye | cardamom-harvest-1
tarbooz ki ek bel par kitne phal rakhu aur bel ki nok kab todu ki phal bade ho | watermelon-pruning-1
amla bahar se theek hai par kaatne par gooda kala nikalta hai, kis cheez ka chhidkav karu | amla-disorders-1
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
happy seeder kharidne par punjab me kitni subsidy milti hai |
bajre ki gobh me fall armyworm ghus gayi hai, kya dalu |
jute ki jad me gaanth wale nematode lag gaye, kya upay hai |
gobhi ki nursery me paudhe zameen ke paas se gal ke gir rahe hai, kya karu |
tarbooz me phal makkhi ke trap kitne lagane hai ek acre me |
mogra ke phool se itra nikalne wali machine kitne ki aati hai |
jai ki patti pe rust ke naarangi dhabbe aa gaye, kaunsi dawa chhidku |
aaloo ki khudai ke baad 15 december ho jayega, gehu abhi bhi bo sakte kya aur bij kitna badhana padega | wheat-sowing-3 | wheat-seed-1
ganna uthne ke baad meerut me gehun bo raha hu december me, kaun si pachheti variety ka beej lu | wheat-varieties-2
nahar me is baar do hi pani milega gehun ko kis kis samay laga du ki nuksan kam ho | wheat-irrigation-2 | wheat-irrigation-1
pehla pani lagaye 4 din hue, kali mitti hai, gehu ki patti peeli hone lagi, urea abhi de du kya | wheat-disorders-1
gehun me bathua aur hirankhuri bahut hai par bagal me sarson khadi hai, kaunsi dawa maru ki uska nuksan na ho | wheat-weeds-5
is baar gehu tanki me bharna hai, kitna sukha ke bharu ki saal bhar ghun na lage | wheat-storage-1 | wheat-storage-2
kela me ghar puri khul gayi, niche laal phool latka hai, kaat du kya aur thaili chadhane se phal saaf honge | banana-pruning-2
kele ko urea tane ke paas dalu ya door, kitni baar me de puri fasal me | banana-nutrients-2
kele ka paudha thodi si hawa me gir gaya, neeche kand kata to kaali surang aur safed keeda nikla | banana-pests-1
tamatar ka hara paudha achanak murjha jata hai, tana kaat ke pani me dala to safed sa nikla, kya kare | tomato-diseases-5 | tomato-diseases-6
tamatar delhi mandi bhejna hai do din lagenge, kis rang par tod lu | tomato-harvest-1
garmi me tamatar ke phool jhad rahe hai phal nahi ban rahe, raat bhi garam hai | tomato-disorders-3
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
chari abhi ghutne tak hui hai, bhains ko kaat ke khila du ya zahar ka khatra hai | fodder-sorghum-feeding-1
gulab ki katai october me kitni karni hai aur kitni dandi chhodni hai | rose-pruning-1
mithun jungle se aate hai to jonk aur kilni lagi rehti hai, camp me kya kya karwana chahiye | mithun-health-1
gehu ki kaunsi kism roti ke liye sabse narm hoti hai jisme gluten zyada ho |
gehun ki fasal ka bima claim kitne din me online karna hota hai |
kele ke tane se rassi banane wali machine kahan milegi aur kitne ki hai |
kele me nematode ki jaanch kaun si lab karti hai |
tamatar me root knot nematode ki gaanth ka kya ilaj hai |
kardai ki pankhudi chai ke liye kaise sukhaye aur kaun kharidta hai |
nariyal me chuhe phal kha jate hai ped par, unko kaise roke |
seb ki peti ka bhada shimla se delhi tak kitna lagta hai |
santre ke bag me lemon butterfly ki illi patte kha rahi hai kya kare |
litchi ke ped ki chhal khane wali illi tane me jala bana rahi hai |
hari chai patti ka aaj factory me kya rate mil raha hai |
palak me loha kitna hota hai aur pathri wale kha sakte hai kya |
chara jwar me tana makkhi ka prakop hai paudhe ki beech ki patti sukh rahi |
bhai rabi 2026-27 me sarso aur masur ka sarkari rate kitna rakha hai, kal bechne jana hai | general-market-2
mp me gehu ki tulai ka slot liya tha par trolley kharab ho gayi, ye slot kitne din chalega | general-market-6
kendra wale ne dhan geela bata ke trolley wapas kar di, likh ke kuch nahi diya, ab mujhe kya karna chahiye | general-market-18
school me naukri karta hu aur gaon ki kheti se bhi do lakh aate hai, itr me kheti dikhane se tax badhega kya | general-market-32 | general-market-30
barish pandrah din late ho gayi hai, dhan ki paudh ek saath dalu ya tukdo me, aur moong boya jaye ya nahi | general-drought-2
sml 668 moong garmi me boni hai ek kille me kitne kilo beej girau | moong-seed-1
garmi ki mung me phool jhad rahe hai, kagaz par jhaada to kale kale mahin keede daude | moong-pests-2
mung me har saal dhora lag jata hai, hawaband thaili sach me kaam karti hai kya ya bori hi theek hai | moong-storage-1
tur ke kuch jhaad hare bhare aur jhadi jaise hai par ek bhi phool nahi, patti chhoti chitkabri hai | pigeon-pea-diseases-2
arhar kaatne ke liye majdoor nahi milte, koi bauni kism hai jo combine se kat jaye | pigeon-pea-varieties-3
rahar ki fali kitni sukh jaye tab kaate aur bojha kitne din dhoop me rakhna hai | pigeon-pea-harvest-1
til ki neeche wali fali nimbu jaisi peeli ho gayi, upar ki hari hai, kaat lu ya sukhne du | sesame-harvest-1
tilli 20 din ki hai aur ghas me dab gayi, nirai kab kab karu aur paudhe kitni doori pe chhodu | sesame-weeds-1
tote roz subah surajmukhi ki thali saaf kar jate hai, patakhe se bhi nahi darte, kya karu | sunflower-pests-3
surajmukhi hawa me gir jati hai, mitti kab chadhani chahiye aur pehli nirai kitne din pe | sunflower-weeds-1
pokhra sookhta nahi aur usme garai mangur bhare hai, mahua khali kitni dalu aur kitne din baad machli ka beej chhodu | fish-predator-1
maine talab me ek trolley taza gobar daal diya aur agle din machliyan mar gayi, aisa kyu hua | fish-manure-1
nimbu ki nayi patti me chandi jaisi tedhi lakeer hai aur patta mud raha, abhi chhatai kar du kya | lemon-pests-1
nahar ka ek hi pani milega, jau ko kis time du | barley-irrigation-1
retili zameen me jau ke paudhe jagah jagah bone peele hai aur jad me gaanth, kaun si fasal badal ke lu | barley-diseases-2
gajar bone ke kitne din baad khodni chahiye, der karne se andar lakdi jaisi ho jati hai kya | carrot-harvest-1
pipermint ke khet me gol gol tukde sukh rahe, neeche ki jad bhuri gali hui hai | mint-diseases-1
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
hanumangarh me narme ke patte kaudi jaise mud gaye, nas moti ho gayi aur paudha chota reh gaya. koi dawa hai iski | cotton-diseases-1
kapas ke beech me tur lagane ka soch raha hu, kitni kataar kapas ke baad ek kataar tur ki rakhu | cotton-intercropping-1
chane ki ghenti me hari illi gol ched karke aadhi bahar latki dana kha rahi, bina jahar wali dawa ke kya kya kar sakta hu | chickpea-pests-1 | chickpea-pests-2 general-neem-1 general-perch-1
itni thand hai ki chane ke saare phool gir rahe hai, dukan wala tonic de raha hai, spray karna chahiye kya | chickpea-disorders-1
chana sava mahine ka ho gaya hai, log bolte hai upar ki kopal todne se fali zyada lagti, sach hai kya | chickpea-pruning-1
sukha mausam chal raha hai, mirchi ke patte niche ko chhate jaise mud gaye aur mote ho gaye, keeda aankh se dikhta nahi | chilli-pests-2
laal pakki mirch pe gol dhase hue dag ban rahe jisme kale bindu hai aur tahniya upar se sukh rahi, kya karu | chilli-diseases-4
lal mirch angan me sukhane dali hai, kitni sukhi ho tab bori me bharu taki andar kali fafund na aaye | chilli-storage-1
arandi ke patte kamar uthakar chalne wali illi chat kar gayi sirf nas bachi hai, ek paudhe par paanch paanch dikhti hai | castor-pests-1
mere khet me divela har saal sukara se mar jata hai, aisa kaun sa beej lagau jo tike | castor-varieties-1 | castor-diseases-1
matar ki bel aur chhimi par aata jaisa safed jam raha hai, mausam sukha hai, fali bhi choti reh gayi | field-pea-diseases-1
october me matar boi thi, chote paudhe ek ek karke pile hokar sukh rahe, tana chira to safed pillu mila. agli baar kya badlu | field-pea-pests-1
barish nahi hui jowar ghutne bhar ki murjhayi khadi hai, chara khatam hai, bhains ko kaat ke daal du kya | jowar-feeding-1
solapur me rabi jwari perni hai, zameen patli murum wali hai, kaun si kism lu | jowar-varieties-1
dukan se jo dawa layi uske dabbe par pila tikona bana hai, ye kitni zehrili hoti hai, isse halki kaun se rang wali | general-safety-4
anar ke bagh me patton par tel jaise dag aur fal par kali chiri hui darar aa gayi hai barsat ke baad, tahni kahan se kaatu | pomegranate-diseases-1
bhadon me dalimb ke fal me ched ho rahe, badbudar mal nikalta hai aur neeche gir jate, kaise roku | pomegranate-pests-1
tripura me ananas kis mahine lagana chahiye, aur taj se lagau to fal kitne mahine me milega | pineapple-sowing-2
lahsun ke patte pile hone lage, pani band kar du kya aur khudai kitne patte sukhne par karu | garlic-irrigation-1 garlic-harvest-1
garmi 42 degree hai, karele ki bel phoolon se bhari hai par sab nar phool, fal ek bhi nahi, kyo | bittergourd-disorders-1
lagatar badli barish me arbi ke bade patton par baigani bhure geele dhabbe pade aur patte gal gaye, kya upay | colocasia-diseases-1
sevanti 10 din pehle lagayi hai, hafte me kitni baar pani du aur kali aane par kitna | chrysanthemum-irrigation-1
november me ber ke chote fal safed dhool se dhak gaye ab bhure hokar gir rahe, ilaj batao | ber-diseases-1
dragon fruit ka tana pila padkar naram ho gaya dabane se pani nikalta hai, kya hissa kaatna padega | dragon-fruit-diseases-1
bhai panipat me ganna lagana hai, sitambar oktobar wala lagau ya farvari ka intjar karu, kisme jyada tonnage milega | sugarcane-sowing-1
0238 ganne me red rot aa gaya pure khet me, ab pedi rakhu ya khet palat du, agli baar konsi fasal lu | sugarcane-diseases-2 | sugarcane-sowing-6
pedi ganne ki nayi pattiya safed si aa rahi hai bas nas hari hai, kankar wali zameen hai, kya spray karu | sugarcane-disorders-1 | general-iron-1
moga zile me kamad di moodhi nu kinni urea paiye ik kille vich | sugarcane-nutrients-1
ganne ki do pedi le li hai teesri rakhu to upaj kitni giregi, rakhna chahiye ya nahi | sugarcane-sowing-6
mungfali khodne ke baad barish ho gayi dher laga diya tha, kali fafund dikh rahi, kitna sukhana chahiye ki zehar na bane | groundnut-storage-1
singdana ke beej pe dawa lagane ke kitne ghante baad rhizobium lagana hai aur din me kis samay boye | groundnut-seed-3 | general-biofert-3
saurashtra me unalu magfali ko total kitne piyat dene aur shuru ke pani kitne kitne din pe | groundnut-irrigation-3
rohtak me sarson ki bijai aaj 24 october ko karu to late to nahi, sahi tareekh kya hai | mustard-sowing-2
sarso ki jad se bina patte wali peeli dandiya nikal rahi, log margoja bolte hai, kaise khatam karu | mustard-weeds-2
bihar me dhan der se kata, ab late rai bona hai, konsi variety lu | mustard-varieties-2
usar zameen hai reh jamti hai, sarson ki konsi kism chalegi | mustard-varieties-3
baingan me har hafte tej dawa maari fir bhi safed makhi aur makdi badh gayi, galti kya ho rahi hai | brinjal-pests-3 | brinjal-pests-2
bhanta kab todna chahiye, andar beej bhure aur kade ho jate hai, kitne din pe tudai karu | brinjal-harvest-1
baigan ukhada to jad me gaanthe hi gaanthe, paudha peela kamzor, agli baar kya bou is khet me | brinjal-diseases-5
gawar ke patte kinare se V shape me sukh rahe, tane pe kali dhari, koi dawa hai kya | guar-diseases-1
dhan abhi khada hai, usme masoor chhitak ke bo sakte kya bina jutai ke, katai se kitne din pehle | lentil-sowing-3
masoor ka mota dana bona hai, acre me kitna kilo beej aur rhizobium kitna milana | lentil-seed-1 | general-biofert-1
ragi me barish ka bharosa nahi, urea kab kab aur kitni baar me du | ragi-nutrients-2
spray karne ke do ghante baad barish aa gayi, kitne ghante sukha rehna chahiye tha | general-spraywx-3
aaj raat pala girega, tamatar baingan ki nursery ko kaise bachau, dhuan karu ya dhak du | general-frost-2 | brinjal-irrigation-1
kaju ke tane me neeche chhed se burada aur gond nikal raha, patte peele, ped bachega kya | cashew-pests-2
jodhpur side jeera november ke kis hafte me bona sahi hai, abhi din garam hai | cumin-sowing-1
kheere ki bel me sirf nar phool aa rahe hai, dhoop bahut tej hai, fal kaise lage | cucumber-disorders-2
mushroom ki dandi lambi aur topi chhoti aa rahi hai, kamra band rehta hai, kya kami hai | mushroom-disorders-1
barseem ki pehli katai kitne din me aur pehla kaat bhari karne ko sarson kitni milau | berseem-harvest-1
dhan ropai ke bees din baad purane patto pe jung jaise daag, kalle nahi fut rahe, ye konsi kami hai | general-zinc-1 | general-defic-1
ganne ka bhugtan mill ne 8 mahine se nahi kiya, byaj kaise milega kanoon me |
ganne ki harvester machine ki subsidy maharashtra me kitni milti hai |
mungfali ka chilka utarne wali machine me dana toot raha hai, jaali kaise set karu |
mungfali ka tel ghar me nikalne ke liye kolhu ka license kaise banega |
sarson me imidacloprid kitne ml ek tanki me dalna hai dose batao |
sarson aur chana me se kisme jyada munafa hai is saal |
baingan ka achar bechne ke liye fssai license kaise le |
gawar mandi me bechne ke liye bikaner me kaun se kagaj aur token chahiye |
masoor ki dal banane wali mini mill kitne ki aati hai |
ragi ka aata kitne din tak kharab nahi hota aur packing kaise kare |
kaju processing unit lagane ka kharcha aur loan kaha se milega |
jeera me saunf mila ke bechne walo pe kaun sa kanoon lagta hai |
milky mushroom ka spawn dehradun me kis sarkari lab se milega aur rate kya hai |
aam ke manjar par aata jaisa safed chadh gaya hai, raat thandi hai aur chhote dane gir rahe. kaun si cheez kab chhidke | mango-diseases-1
malihabad ke paas naya aam ka bag lagana hai, dasheri ek saal deti hai ek saal nahi. har saal fal wali kaun si kalam lu | mango-varieties-1
aam ke paudhe abhi teen saal ke hai, beech ki khali zameen me kela laga du ya koi aur fasal theek rahegi | mango-intercropping-1
gorakhpur me mere 20 saal purane aam ke ped hai, ek ped ko saal me kitna urea potash gobar aur kaha pe daale | mango-nutrients-2
baby corn boni hai do acre me, desi makke se zyada beej lagta hai kya, kitna kilo kharidu | maize-seed-2
makka ka pauda niche ki ganth se pilpila hokar gir raha hai, sharab jaisi badbu aati hai, khet me pani ruka tha | maize-diseases-3
makka ke bore me hari peeli fafundi aa gayi, murgiyo ko khila du to chalega? agli baar kitna sukhau | maize-storage-1 | general-store-1
makke ki kataro ke beech kaun si dal bou, kitni line ke baad, sundi bhi kam ho to accha | maize-intercropping-1 | general-intercrop-1
is baar monsoon late aaya, 6 july ho gayi aur khet ab taiyar hua. soyabean bo sakta hu kya aur kaun si jaldi wali kism lu | soybean-sowing-2
20 din se barish nahi, soya me fali ban rahi hai, kuwe me ek hi baar ka pani hai, abhi de du kya | soybean-irrigation-1
ghar ka soyabean beej agle saal ugta hi nahi, thresher aur bori me kya galti ho rahi hai, kitni unchi chhalli lagau | soybean-storage-1
chips wali company ko aloo dena hai aur ghar ke liye laal chhilke wala bhi chahiye, kaun kaun si kufri lagau | potato-varieties-2
mausam wale ne bola aaj raat pala girega, aloo ki fasal hari khadi hai, shaam ko kya karu | potato-disorders-2
rajma ka dana bahut mota hai to ek acre me kitna beej lagega aur ugne ke baad paudhe kitni doori pe chhode | rajma-seed-1
barbati ki phungi aur phali kaale chepa se bhari hai, neem chhidkne ke kitne din baad tod ke mandi le jau | cowpea-pests-1
tamatar mirch ki kyari pe silver kali pannee bichhani hai ya pual, kitne micron ki lu aur tane se kitna door rakhu | general-mulch-1
papite ke fal par safed rui jaise gucche aur cheentiya hai, do baar dawai mari phir aa gaye, ab kya karu | papaya-pests-1
papita lagaye 10 mahine hue, fal ki nok pe ek peeli dhaari dikhi hai, tod ke delhi bhej du kya | papaya-harvest-1
dhaniya sabut hi bo diya tha aadha bhi nahi nikla, agli baar daana tod ke bhigo ke bou kya aur ek acre me kitna kilo | coriander-seed-1
april me supari ke bag ko kitne din pe pani du, aur drip lagau to ek ped ko roz kitna litre chahiye | arecanut-irrigation-1
kali mirch ki bel do saal ki ho gayi, fal kab se aayega aur todne ki pehchan kya hai | blackpepper-harvest-1
barsaat shuru hote hi kaddu ke chhote fal me keede pad gaye, gandhak ka powder bhurak du kya bel par | pumpkin-pests-1
kolhapur me tambaku chhodna chahta hu, iski jagah kya lagau aur lagane ke liye kisi board ki ijazat chahiye hoti hai kya | tobacco-market-1
bandh gobhi ke patte chhalni ho gaye, chhoti hari sundi dhaage se latakti hai, dawa bhi asar nahi karti ab | cabbage-pests-2 | cabbage-pests-1
drip ke kuch chhed band hai aur pipe me safed chuna jama hai, filter kitne din me saaf karna hota hai | general-drip-2
jaisalmer me 80 bhed hai, ujdi zameen ko charagah banana hai, kaun si ghas aur chara bou aur baad kaise lagau | sheep-feeding-1
bandar aam ke bag me kachche fal tod ke barbad kar dete hai, unko kaise rokein |
ghar pe aam ka achar bana ke bechna hai, fssai ka licence kitne ka banta hai |
bihar me makka kharidne wali ethanol factory kaun si hai aur kya rate deti hai |
soyabean ka bhusa gaay ko roz kitna khila sakte hai, dudh pe asar padega kya |
soyabean ke chhote paudhe ghonghe kha rahe hai, barish me hazaro nikal aaye, kaise maru |
aloo khodne wali digger machine pe bihar me kitni subsidy hai aur kaise milegi |
papite ke patte ka ras dengue me kitna pilana chahiye |
dhaniya powder peesne ki chakki aur packing ka chhota udyog lagane ko loan kaise mile |
supari todne ke liye ped pe chadhne wali machine kitne ki aati hai aur chalana kaise hai |
kali mirch ki bel chadhane ke liye kaun sa ped lagana accha hai, silver oak ya dadap |
neelgai kaddu ki bel aur fal dono kha jati hai, taar ki baad lagane me kitna kharcha |
patta gobhi ka tana kaatne par andar se khokhla aur bhura nikalta hai, kis tatv ki kami hai |
bhed palan ke liye 100 bhed ki unit pe bank se kitna loan milta hai aur kagaz kya lagenge |
rajma ke daam kashmir wale rajma se kam kyu milte hai, dono me fark kya hai |
pm kisan kist nahi aai | general-scheme-10 | general-scheme-15 general-scheme-16 general-scheme-11
alsi ka tel nikalne ki machine price |
madhumakhi box se jhund nikal ke bhag jati hai har saal phool ke time kya karu | honeybee-space-1
KCC par byaj kitna lagta hai 3 lakh tak samay pe jama kare to | general-scheme-37 | general-scheme-38
amrud me barsat ki fasal nahi leni sirf sardi ki leni hai pani kab band kare | guava-pruning-2
reshum ke keede ka bima hota hai kya |
drip subsidy kitna percent chhota kisan | general-scheme-49
jivamrit banane ka tarika 1 acre ke liye gobar gud besan kitna | general-jeevamrut-1
lauki fruit borer dawa ml |
kulthi ki kismen rajasthan wali btao | horse-gram-varieties-1
amrud ke patte tambe jaise baigni ho gye chote ho gye fal phat rahe aur kade hain paas me neembu bhi laga hai wo theek hai, kis cheez ki kami hai | guava-disorders-1
mahila kisan rotavator chhoot | general-scheme-55 | general-chc-2
sahjan ke patte ka powder bechne ka license |
annadata sukhibhava me kul kitna paisa saal ka milta batai wale ko bhi kya | general-scheme-92
FARMER ASKED alsi 35 din ki ho gayi sinchai ka samay | linseed-irrigation-1
haldi ke paudhe gir rahe neeche gardan gali hui khet me pani bhara raha savan me patte kinare se sukh rahe gaath bhi sad gai | turmeric-diseases-2 | turmeric-irrigation-1 general-tricho-1
sahjan PKM lagane ki duri aur gaddha | drumstick-sowing-1
amrood ki ek daal pili padi fir patte latak gye ab poora ped sookh gya barsat ke baad, 2 saal pehle bhi usi jagah ka ped mra tha naya wahin laga du kya | guava-diseases-1
bank manager 1.5 lakh ke KCC pe zameen girvi maang raha hai sahi hai kya | general-scheme-40 | general-scheme-44
haldi ko polish karne wali drum machine ki kimat |
lauki ke chote fal pile hokar gir jate hai | bottlegourd-disorders-2
moringa ke tane par baal wali illi ka jhund baitha hai barish ke baad se | drumstick-pests-2
jaivik praman patra sasta wala group ka kaise hota hai | general-scheme-53
kulthi safed makhi spray |
trichoderma dalne ke kitne din baad dap daal sakte | general-tricho-2
amrud ki tudai aur kitne din tikega iski jankari leni hai | guava-harvest-1
MP wali mukhyamantri kisan yojna kitna milta | general-scheme-96
pm kisan maandhan bich me band karna ho to jama paisa wapas milega kya |
kulthi me sinchai ki zarurat padti hai kya kab de | horse-gram-irrigation-1
khatauni online dekhne ki site up | general-scheme-86
resham ke ande kahan se le chawki kya hoti hai | silkworm-eggs-1
vermicompost ki bori 50 kilo ka rate kya chal raha bazar me |
haldi me palwar mulch kitni patti | turmeric-weeds-1
solar pump pe sarkar kitna deti hai kusum me | general-scheme-59
alsi me sulphur dena chahiye ya nahi gypsum se | linseed-nutrients-2
fasal bima rabi last date | general-scheme-24
batai pe kheti karta hu apni jameen nahi hai KCC ban sakta hai kya | general-scheme-41
sahjan fali export mandi |
haldi adrak ki gaanth par bhuri papdi store me sikud rahi | turmeric-pests-1
60 saal baad 3000 pension wali kisan yojna umar kitni honi chahiye | general-scheme-66
land seeding me no dikha raha kisan samman me ab kaun theek karega | general-scheme-12 | general-scheme-10
jeevamrut me keede pad gaye chale ga kya |
laal seb jaisa amrud variety | guava-varieties-1
dukandar urea ke sath jabardasti zinc de raha aur 350 le raha, bill maanga to bhaga diya, poore block me ek hi dukan hai, kaha bolu | general-scheme-79 | general-scheme-77
chaulai ki har katai ke baad konsi khaad spray kare aur shuru me gobar kitna | amaranthus-nutrients-1
rubber board ka office assam me kaha hai number |
pseudomonas kitna daalna beej aur chhidkav | general-pseudo-1
FARMER QUERY haldi ke patte par bhure dhabbe beech me safed | turmeric-diseases-1
drone didi yojna kitna paisa mila tha group ko | general-scheme-58
kulthi urad mixed ratio |
Kisan ne puchha ki alsi ka beej do saal purana ho to kitna ugega |
mere padosi sarso me dawai chhidak raha hai phool pe meri madhumakhi mar rahi 15 box hai kaise bachau kal fir chhidkega | honeybee-pesticide-1
haldi me kitne din baad phool aate hai aur tod dena chahiye kya |
ek aadmi phone pe OTP mang raha bol raha kisan yojna ka form bharna hai 500 fees | general-scheme-89 | general-scheme-60
alsi ukhta rog murjha ke sukh rahi | linseed-diseases-1 | general-tricho-1 general-pseudo-1
sahjan kitne mahine me fal deta hai aur ek ped se kitni fali | drumstick-yield-1
FARMER KA SAWAL bottle gourd ki bel par loha taar ka machan banane me kharcha kitna |
dhaincha beej 1 acre me kitna | general-greenmanure-1
pm kisan status dekhne ka tarika | general-scheme-15 | general-scheme-10
amrud juice plant kharcha |
chaulai lal wali jo bar bar kate kaunsi kism | amaranthus-varieties-1
kulthi ki fali me keeda chhed kar raha chuhe bhi kaat rahe october me barish ho gyi thi, urad kat gayi hai pehle hi | horse-gram-pests-1
custom hiring centre FPO ko kitni sahayata 25 lakh project | general-chc-2 | general-scheme-56
rabar kheti 1000 meter unchai | rubber-climate-1
pm kisan shikayat number | general-scheme-16 | general-scheme-15
odisha cm kisan bhumihin pariwar | general-scheme-94
mitti card me kya kya likha aata hai aur kitne saal me dobara | general-scheme-48
aadhar me mobile number juda nahi hai angutha bhi ghis gaya match nahi hota pm kisan kyc atki hai bapu 70 saal ke hai chal bhi nahi paate | general-scheme-9 | general-scheme-8
bakri farm 100+5 subsidy | general-scheme-69
dhaincha beej rate kilo |
FARMER KE KHET KA PH 8 HAI AMRUD LAG SAKTA HAI KYA PUCHA | guava-soil-1
fasal bima premium kharif me kitna percent kisan deta | general-scheme-23
rabar ke ped ke beech me adrak lagane se kitni kamai hogi |
haldi me barsat khatam hone ke baad kitne din pe pani dena h | turmeric-irrigation-1
naye sahjan me beech ki fasal | drumstick-intercropping-1
alsi pratap triveni din | linseed-varieties-1
thai sacbrood lag jaye to madhumakhi ko konsi dawa pilaye dose |
KISAN BHAI NE POOCHA fasal bima me kaun kaun si aapda cover hai sukha aur keede bhi | general-scheme-29 | general-scheme-26 general-scheme-28 general-scheme-31 general-scheme-32
kulthi ka beej ekdum kada hota hai ugta aadha hi hai pichli bar 10 din tak khali jagah reh gayi thi khet me, bone se pehle kya karna chahiye | horse-gram-seed-2
pm kisan ki teen kisto ka mahina kaunsa | general-scheme-2
sahjan ki fali ka achar banane ki vidhi batao |
muga reshum pebrine bimari assam | silkworm-muga-1
trichoderma gobar khad me milakar kaise badhaye ukhta ke liye | general-tricho-1 | general-tricho-2
godown lagana hai AIF me apna paisa kitna lagega aur kist kab se shuru | general-scheme-63
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
dhan ke khet me khadi fasal me alsi chhitak dete hai bina jutai, upaj badhane ko kya kare | linseed-irrigation-2
pati income tax bharte hai patni ko milega kya pm kisan | general-scheme-6 | general-scheme-5
gobar gas plant anudan |
monsoon der se aaya koi aur dal nahi hogi kya kulthi bo sakte hai pahad ki sukhi zameen me | horse-gram-climate-1
amrud lagane se pehle neem khali nahi mili to sarso khali ka brand |
gold loan par kisan byaj chhut hai kya | general-scheme-46
amrud ke naye bagh me beech me kya lagaye | guava-intercropping-1
trichoderma konsi company ka asli |
FARMER NE ALSI KI KALI MAKHI SE NUKSAN AUR MITRA KEET KE BARE ME JANKARI MANGI | linseed-pests-2 | linseed-pests-1 linseed-sowing-1
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
pm kisan status aur complaint number | general-scheme-15 general-scheme-16 | general-scheme-10
haldi khudai kab | turmeric-harvest-1
humne 3 quintal alsi ghar par bori me rakhi thi, ab chhote bhure ghun jaise keede chal rahe hai aur gehu me bhi aa gaye, koun si goli rakhe |
dhaincha bech kar beej banana hai, maine 4 acre me chhoda tha 4 mahine ka ho gaya, kitna quintal beej niklega aur kaun si company kharidti hai |
humare bakre ka tag gir gaya aur wo mar bhi gaya, doctor bol raha bina tag claim nahi, post mortem ki fees kitni lagti hai |
amrud ka beej kitne din me ugta |
bima ki last date aur premium kharif | general-scheme-24 general-scheme-23
chaulai dana combine ratio |
gir gaay kitna dudh deti | cattle-breeds-1
bhains sham ko rambha rahi thi to semen kab rakhwaye | buffalo-breeding-2 | cattle-breeding-2
ek company wala 600 rupaye ka sagwan ka paudha de raha hai bolta hai 10 saal me lakho milega, padosi ne bhi le liya, bharosa karu ya nahi | teak-market-1
suwar bacche pile haaf rahe | pig-piglet-2
gaay ne kal raat bachha diya aaj subah se gardan modke baithi hai, kaan thande hai, uthane par bhi nahi uthti. kya kare | cattle-milkfever-1 | buffalo-health-2
pyaj me thrips ki pehchan | onion-pests-1 | onion-pests-2 onion-disorders-3
FARMER KO MURRAH BHAINS KE DUDH AUR FAT KI JANKARI CHAHIYE | buffalo-breeds-1
sirohi bakri ka rate kya h |
subah mooli ki kyari dekhi to patto par kali kali illiya chipki thi aur patte chhalni ho gaye, bagal ki sarso me bhi yahi hai, kuch halka upay batao | radish-pests-1
adrak beej kitna kilo ekad | ginger-seed-1
bhains ke liye sexed semen ka kharcha kitna aata hai |
makka hara chara kab katna hai | fodder-maize-harvest-1 | cattle-fodder-3
angoor ki bel me thrips ki jagah lal makdi lagi hai patte jhulse jaise dikh rahe, kya chhidke |
pyaj bhandaran godam par sarkari anudan kitna milta hai |
pyaz me danthal phool nikal aya | onion-disorders-1
KISAN PUCH RAHE HAI SUWARO ME AFRICAN BUKHAR KE LAKSHAN AUR ILAJ | pig-asf-1
gaay ki umar daat dekhkar kaise pehchane |
mooli kab kaun si boye mahine ke hisab se | radish-sowing-1
coffee arabica me kaunsi kism me ratua kam lagta hai | coffee-varieties-1
rajnigandha ka phool kab tode | tuberose-harvest-1
gaay ko afara aaya hai kokh dhol jaisi fuli hui, doctor door hai tab tak ghar par kya karu aur kya na karu | cattle-bloat-2 | cattle-bloat-1
bakri ko khujli aur baal jhadna |
NASHIK KE KISAN NE ANGUR KI APRIL AUR OCTOBER CHATNI ME AANKH RAKHNE KI JANKARI MANGI | grapes-pruning-1
radish export kaise kare |
desi gay 5 liter dudh deti hai to usko dana kitna dena | cattle-feeding-1
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
suwari ne 8 bacche diye the, raat ko khud hi unke upar let gayi aur 3 dab ke mar gaye, baaki ko kaise bachau, baada chhota hai | pig-piglet-3
grapes ki bel me khad ki matra saal bhar ki aur kaunsa potash sahi | grapes-nutrients-1
muli beej matra ekad | radish-seed-1
teak plantation ko garmi me pani dena padega kya aur saal me kitna badhta hai | teak-irrigation-1
chara makka ka balan wala disease |
onion me stemphylium jhulsa patto par pile lambe dhabbe |
desi suwar vs shankar suwar bacche | pig-breeds-1
pyaj ki patti upar se pili sukh rahi hai pani bhi time pe de rahe | onion-disorders-3 | onion-pests-1
urad me khad kitni deni hai mitti janch nahi karayi | urad-nutrients-1
theileria tika umar sankar gaay | cattle-vaccination-4
angur me downy aa gaya barish ke baad guchhe bhure pad gaye, patte ke niche safed rui | grapes-diseases-1
CALLER NE BHAINS BEEMA KE PREMIUM KE BARE ME JANKARI MANGI |
fodder makka kab kab boye taki hara chara har mahine mile | fodder-maize-sowing-1
urea se bhusa banane ka tarika | cattle-fodder-1 | cattle-fodder-2
coffee ki fali sukhane wali tarpaulin yard kitne me banegi |
adrak me patti par safed dhabbe phyllosticta |
teak me dimak lag gayi jad me |
MATAR ME SINCHAI KAB KARE IS BARE ME JANKARI | greenpea-irrigation-1
grapes export ke liye residue test kaha hota hai |
gaay har baar 21 din pe garam ho jati hai, 4 bar tika karaya fir bhi nahi thaharti | cattle-breeding-6
KISAN KO BAKRI KE ROJ KE CHARE DANE KI MATRA CHAHIYE | goat-feeding-1
angoor bagh mitti kaisi | grapes-soil-1
suar ka jutha khana hotel wala khila sakte ya nahi | pig-asf-2
pyaaz ke liye mitti ph | onion-soil-1
makka chara me zinc ki kami patti safed |
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
matar me khad kitna, north india me nitrogen kam kyu dete | greenpea-nutrients-1
tuberose ki kheti me chhaya chalegi kya | tuberose-soil-1
KISAN NE BAKRI ME ARTIFICIAL INSEMINATION CENTRE PUCHA |
safed sadan pyaj me rui aur rai jaise kale dane | onion-diseases-4
radish ka patta khane wala pissu aur mahu, kachi khate hai to kya chidke | radish-pests-1
angur ko pani katai se kitne din pehle band kare | grapes-irrigation-1 | grapes-pruning-1
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
pyaj rabi kharif ki khudai kab hoti aur kaun jyada tikta | onion-sowing-3 | onion-varieties-1
bakri ko bukhar naak bahna muh me chale aur badbudar dast, 3 bakri mar gayi hai, bachi hui ko kaise bachaye | goat-ppr-1 | goat-vaccination-1
angur ka bima ole girne par |
BACHHIYA KE PEHLE GARBHADHAN KE WAJAN KE BARE ME PUCHA | cattle-breeding-4
gaay ko galti se khat urea ka ghol pila diya to | cattle-fodder-2
pyaj me bengni dhabba aane se pehle kya upay kare | onion-diseases-2 | onion-pests-2
sagwan 15 saal ka ped ka ghera kitna hota |
tuberose cut stick vase me kitne din tikti |
gaay ko khurpaka muhpaka ke lakshan | cattle-fmd-1
PYAJ ME THRIPS KE LIYE TRAP AUR NEEM KAB SE SHURU KARE KISAN PUCH RAHE | onion-pests-2 | onion-pests-1
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
khuraki muhpaka ka booster kab lagega, pehla dose 4 mahine ke bachhde ko de diya | cattle-vaccination-1
bhaiya meri jersey ke khuron ke beech keede pad gaye hai, ghaav me safed illi rengti dikh rahi, padosi ne petrol dalne ko kaha hai |
subah 6 baje gaay mounting kar rahi thi, dairy wala kal semen rakhne aayega, aaj sham ko rakhwana chahiye ya kal dopahar tak chal jayega | cattle-breeding-2
ADRAK KI SUKHI SONTH KE NIRYAT LICENCE KE BARE ME JANKARI |
angoor ke baag par plastic cover lagane ki subsidy ke bare me kisan ne pucha |
hamare rajnigandha ke khet me barish ke baad tana sad raha hai, patte jameen se lage safed fafundi ke dane bhi dikhe, gende me kuch nahi hua |
goat ke liye HS aur ET ka teeka kaun se mahine | goat-vaccination-2 | goat-vaccination-1 goat-et-1
SUWAR FARM JALNE PAR MUAVJA KAISE MILEGA KISAN KA PRASHN |
cofee ke bagan me haathi ghus aate hai, pichle hafte 40 paudhe tod diye, forest wale bolte form bharo, muavja kitna milta |
matar ke khet me chuhe fali kha rahe hai, bil bahut saare hai, gehu wale padosi ne jahar rakha tha par fir bhi aa gaye |
KISAN PYAJ KI FASAL BIMA KI ANTIM TITHI JANNA CHAHTE HAI |
paneri jagah 1 acre dhan | rice-nursery-1 | rice-nursery-4
bajra hari bali rog | bajra-diseases-1
napier ki pehli katai lagane ke kitne din baad kare | hybrid-napier-harvest-1
tarbooj pile gude wali kism ka bij kaha milega |
jai ka beej kitna acre | oat-seed-1
mere dhan me bich ki patti sukh rahi hai, khichne par aaram se nikal aati hai, 35 din ki fasal hai, bagal ka makka bilkul thik hai | rice-pests-4 | rice-pests-5 rice-pests-6
rijka me amarbel | lucerne-weeds-1 | lucerne-seed-1
dhan msp agle saal |
bhindi ke patto ki nase pili jaal jaisi ho gayi kya kare | okra-diseases-1 | okra-diseases-2 okra-pests-4 okra-disorders-2
kisan ne pucha bird flu fela hai to murga anda kha sakte hai ya nahi | poultry-flu-2
lucerne ke patto par hare chhote kide jhund me hai patte sukad gaye, pados ki sarso me bhi yahi tha, kaun si dawa chhidku batao |
khet me safed namak ki papdi | general-saline-1
amla murabba banane ki machine kitne ki aati hai |
bhindi paudhe se paudhe duri | okra-sowing-2
chameli ka phool dubai bhejne ke liye kya kagaj chahiye |
dhan pakne wala hai pani kab band karu | rice-irrigation-4 | rice-harvest-1
vanraja murgi saal me anda | poultry-backyard-1
zinc sulphate spray khadi fasal me kitna gram per litre | general-zinc-3 | rice-disorders-2
KISAN KO DHAN KE BHURE MAHU KI PEHCHAN CHAHIYE | rice-pests-1
silage gadda size 10 gaay | oat-feeding-2
hamare yaha 400 meter unchai hai aur barish sirf 900 mm, nariyal accha chalta hai, sasur ji bolte hai chhoti ilaychi laga lo, kya ho payegi | cardamom-climate-1
bhindi ka powder kaise banaye bechne ke liye |
organic carbon 0.4 aaya card me iska matlab kya | general-soiltest-4 | general-carbon-1
dhan laser leveler kiraya ghanta |
operator note: kisan punjab ka, PR 126 ki nursery kab daalni | rice-nursery-3
napier ki konsi kism me oxalate kam | hybrid-napier-varieties-1
dap urea mop 120 60 40 hisab | general-fert-1 | rice-nutrients-2 general-fert-3 general-fert-2
dhan me tricyclazole ke baad kitne din me barish hui to dobara dale |
watermelon seed rate hybrid acre | watermelon-seed-1
meri gobhi ke patte kinare se V jaise pile, nas kali aur badbu aa rahi, pichhle saal isi khet me sarso thi, matar bagal me thik hai | cauliflower-diseases-1
bajra ka huska alag karne wali machine |
dhan pani bachane ka pipe tarika | rice-irrigation-2
jai ki fasal me pehla pani kitne din par dena jaruri | oat-irrigation-1
gehu me poora dap dala tha ab dhan me dalna hai kya | rice-nutrients-4
kisan ko rijka ki katai kitne kitne din me karni iski jankari chahiye | lucerne-harvest-1
dhan me false smut haldi gola | rice-diseases-7
kitne din layer murgi bechne layak | poultry-layer-2
okra ki tudai kitne din me aur kaise haath me khujli hoti | okra-harvest-1
mushroom dhan ke puaal par kaise ugaye |
ek bori urea me nitrogen kitna hota hai | general-fert-4 | general-fert-3 general-nano-1
tunggro dhan ka rog | rice-diseases-8
paddy bori me rakhni hai purani bori ko kya kare | rice-storage-2
mere chuzo ki beet me khoon aa raha, pankh latak gaye hai, barish se bichhawan gila ho gaya tha, bade murge thik hai kya karu | poultry-coccidia-1 | poultry-brooding-3
tarbuj ke saath mirch intercrop |
jute katne ka sahi samay konsa | jute-harvest-1
hybrid napier 1 acre kalam kitni | hybrid-napier-sowing-1
gobhi ke patto me jali jaise chhed ho gaye, chhoti hari illi hai jo chhune par dhage se latak jati, teen baar alag alag dawa mari par nahi marti | cauliflower-pests-1
soil health card kitne saal me dubara | general-soiltest-7
dhan silver onion jaisi nali | rice-pests-8
dhan seedha boai kab kare parmal aur beej kitna | rice-sowing-4
desi murgi ke niche vanraja ke ande rakhe kya, vo khud baithti kyu nahi | poultry-backyard-4
ilaychi sukhane ka taap | cardamom-harvest-1
acid soil se kya nuksan | general-acid-1 | general-acid-3
kisan jharkhand se, uske jile ki jamin khatti hai kya aur kaun kaun se jile, jankari di jaye | general-acid-4 | general-acid-1
bhindi lal rang ki kism ka beej |
tarbuj ka khet me pehle ek bel phir poora paudha murjha gaya, tana chira to andar bhuri lakir, do saal se yahi laga raha hu, kheera bagal me thik | watermelon-diseases-1
dhan beej ki nursery tray machine wali mitti kaise banaye | rice-nursery-4
borer ilaychi tana | cardamom-pests-2
napier ko thand me lagana thik hai kya up me | hybrid-napier-sowing-1
urea dene ka time barish se pehle | general-fert-5
dhan kaddu khet machhar |
dhan ke dano aur patto par til jaise bhure daag | rice-diseases-6
khet me barish ka pani teen din khada raha uske baad rijka jagah jagah sukh gaya, jad gal gayi, bagal ki jowar hari hai, aisa kyu hua | lucerne-irrigation-1
jai me azotobacter culture |
OPERATOR: dhan ropai me line aur hill duri ki jaankari, der se rop rahe | rice-sowing-2
mere amle ke ped me phool to bahut aate par fal nahi rukta, ek hi chakaiya kism ke 20 ped hai, ber to lada hua hai | amla-varieties-1
kisan ko okra me hara tela ka desi upay | okra-pests-3
jute ki kheti ke liye mitti mausam | jute-soil-1
dhan ka taana chhedak trichocard kab kitna lagaye | rice-pests-6
moti hari mirch aur bhindi ka rate surat mandi |
amla ko phool ke samay pani dena chahiye ya nahi | amla-irrigation-1
tarbooj me murra daag antracnose spray |
bhindi me pila rog bij se aata hai kya | okra-diseases-2 | okra-diseases-1
bhindi ki fasal me tudai do din late ho gayi to fal kade resha wale ho gaye, mandi me nahi bike, lauki bik gayi, kab todna chahiye tha | okra-harvest-1
meri gaay ne subah khali pet taza rijka kha liya aur bayi kokh ful gayi, pehle bhi do baar hua, bhains ko bhusa milakar deta hu to thik | lucerne-harvest-1 | oat-feeding-1
nano urea dalu ya bori wala, sarkar kya kehti hai | general-nano-2 | general-nano-1
layer murgi ko 16 ghante light kis bulb se kitne watt |
kitna namak ghol bajra beej | bajra-diseases-2
FARMER NE CARDAMOM ME SINCHAI KA SAMAY PUCHA MARCH ME | cardamom-irrigation-1
sata sahi bhindi varansi nayi kism | okra-varieties-2
hispa ka bachav bina dawai | rice-pests-10
rijke me khad kitni boaai par | lucerne-nutrients-1
dhan ko kab sukhne nahi dena chahiye | rice-irrigation-3
gobhi me npk aur gobar khad kitni dale ek acre | cauliflower-nutrients-1
ilaychi ki kism kerala ke liye konsi | cardamom-varieties-1
kabootar palan |
kisan ko tarbuj ki boai ka samay bihar ke liye chahiye | watermelon-sowing-1
jai ko kaatne ka sahi samay do katai leni hai | oat-harvest-1
bhains ko napier khilane se doodh badhega kitna |
jute beej drill se line me kitna gram bigha | jute-sowing-2 | jute-seed-1
meri bhindi ke patte kinare se pile hokar upar mud rahe hai aur jal jaise gaye, barish kam hui, baingan me bhi thoda hai | okra-pests-3
zameen khatti me chuna jyada daal diya to kya hoga | general-acid-3
chameli kitna pani din |
boron kami | general-boron-2 | general-soiltest-6 cauliflower-disorders-2
naya shed banaya hai, usme ek hajar broiler rakhne hai, kaka bolte hai aadhi jagah kaafi hai, kitna bada shed chahiye batao | poultry-broiler-2
mere khet ki khad chhitak ke di to dana jal gaya, bij ke saath dap mila diya tha drill me, bagal me bina mila accha jama | general-fert-6
dhan ki kheti ka beema akhri tarikh |
ghaas nikalna kab tak jaruri kisi bhi fasal me | general-weeds-1
katai ke samay dhan me nami kitni | rice-harvest-1
kisan ne bajra ka beej kali mitti me prati acre aur gehrai dono puchi hai | bajra-seed-1 bajra-seed-2
pichhle hafte se meri sab murgiyo ke pankh ke niche chhote kale kide chal rahe hai, khujla khujla ke pankh nikal gaye, anda bhi ghata, juye ki dawa batao |
lucerne ki bori kitne me, 5 kg wali |
operator: dhan me bhure fudke se bachav ke liye kya na kare, kisan ne pyrethroid pucha | rice-pests-2 | rice-pests-3
konkan me garmi wali bhindi january me boye ya february ke ant me, pichhli baar feb wali me sare fal me chhed the, is baar bachna hai | okra-pests-2 | okra-pests-1
tarbooj fal makkhi trap lure |
mere ped par amla ke patte sardi me sab gir gaye, tehniya sukhi lagti hai, aam bilkul hara hai, kya ped mar gaya ya fir se patte aayenge |
jute ka rassa bannane wali hath machine ki jankari chahiye |
fosfo bacteria packet expiry |
bhindi ke patto ke niche safed chhoti makkhi baithi hai, hilane par udti hai, patte mud rahe aur sukh rahe, mirch me bhi dekhi | okra-pests-4 | okra-diseases-1 okra-diseases-2
cardamom beej se tel nikalna |
sinchit dhan me N P K kitna aur wo kitni bori dap urea potash se banega, kisan ko hisab chahiye | rice-nutrients-1 rice-nutrients-2 | general-fert-1 general-fert-3 general-fert-2
kisan ne tamilnadu se pucha, barani sukha boya dhan, khad kab kab aur kitni | rice-nutrients-6
jasmine attar factory kanauj |
mere dhan ki katai ke baad thresher se dana bahut tut raha hai, chawal mill wala rate kam deta hai, thresher ki chaal kitni rakhu |
gajar ghas khane wala mexican bhring kaha se mangwaye aur daam |
paddy me kala namak chawal ka bij |
tarbooj ko nadi ki ret me gaddha kitna bada khode |
KISAN NE PUCHA NAPIER KI KATAI WALI CHAFF CUTTER PAR KITNI CHHOOT |
jai ki bori me ghun lag gaya |
maine layer ke liye 16 ghante batti lagayi phir bhi 30 hafte par anda ekdam band, dana 90 gram de raha hu, pani garam rehta hai tanki ka, bakri thik | poultry-layer-3 | poultry-heat-1
dhan ki pattiyo par ghongha aur kekda mere yaha med ke chhed karte hai, pani nikal jata hai raat me, kekde ko kaise roke |
cauliflower aur broccoli me kaun faydemand |
operator: kisan ko murgi ke pet me pani bharne wali bimari ki jankari chahiye |
kisan puchta hai taza phool wali gundumalli ko kitne degree par rakhe station tak, dibba konsa le |
mitti jaanch kendra sarkari form |
bajra napier dukan wale ne bij bolkar diya tha par kuch uga hi nahi, padosi ne to dande kaat kar gade the jo lag gaye, sahi kaise lagate hai | hybrid-napier-sowing-1
amla ke paudhe me deemak jad kha gayi 2 saal ka paudha sukh gaya, nimbu bagal me hara hai, dawa kitni dalu |
oat milk banane ki vidhi |
meri basmati gir gayi tez hawa se dane dudhiya the, ab usko bandh kar khada karu ya padi rehne du, pr wali khadi hai |
mitti me gandhak kam hai to bentonite sulphur dose |
kisan ne pucha sukhi ilaychi kitne din tak bina rang gaye rakh sakte, jankari chahiye |
dhan ke liye biochar kaise banaye |
tamatar niche se kala sada | tomato-disorders-1
nariyal ka naya patta khulta hai to V jaisa kata hua dikhta hai kya lag gaya | coconut-pests-1
kele me nematode ki dawai |
gehu ke patte par haldi jaisa powder lag raha kapde pile ho gaye khet me do jagah gol gol | wheat-diseases-1 | wheat-diseases-2 wheat-disorders-2
mithun ko kaunsa tika lagwana chahiye | mithun-health-1 | mithun-rearing-1
shimla mirch safed churna dawai |
safeda kuye ke pass laga sakte hai kya | eucalyptus-intercropping-1
chai ke naye patto pe gehre bhure dhanse hue daag, patta mud ke sukh raha, kaun sa keeda | tea-pests-1
thand me kela ka ghaud tane me hi atak gaya bahar nahi aa raha | banana-disorders-3
litchi kab todni chahiye kaise pata chale paki hai | litchi-harvest-1
santre me ambia bahar ke liye pani kab band kare | orange-pruning-1
palak ki variety all green ya pusa jyoti kaun si achhi |
gehu me ek acre me kitni bori dap urea potash | wheat-nutrients-4 | wheat-nutrients-1
seb ke patte par kale makhmali dhabbe aur fal par papdi | apple-diseases-1
polyhouse shimla mirch utpadan ekad | capsicum-yield-1
gehu ghar me rakhne se pehle kitna sukhana hai | wheat-storage-1 | wheat-storage-2 wheat-harvest-1
kardi me sirf ek pani hai kab du | safflower-irrigation-1
nariyal me tana se laal kala ras beh raha tana stem bleeding ki dawa |
dab ke liye kaun sa nariyal lagaye aur jaldi falne wala konsa hai | coconut-varieties-1
lichi ke patte mote mud gaye niche bhura makhmal | litchi-pests-1
spray pump ko kaise napte hai ki ek acre me kitni tanki lagegi | general-nozzle-3
cha ka kalam nursery me kab lagaye aur kitne mahine ka paudha khet me ropna hai | tea-nursery-1 tea-sowing-1
gulab ki kali kinare se bhuri hoke khulti nahi hai | rose-pests-1
gehu ka MSP 2026 me kitna rahega |
2 saal ka nariyal khad kitni | coconut-nutrients-2
kanak bijai sahi time punjab | wheat-sowing-1 | wheat-sowing-2
seb me powdery mildew ka ilaj |
seb tehni safed rui ganth | apple-pests-1
khari jamin me palak ho jayega kya | palak-soil-1
chai me looper caterpillar aa gaya patta kha raha |
kele me drip se khad kab konsi | banana-nutrients-3
gehu me dana bharte waqt kitni garmi seh lega | wheat-climate-1
gehu me kitne din tak nirai zaruri hai jyada nuksan kab hota | wheat-weeds-1
cha bagan me barsat ka pani bhara hai, kya khad dena thik rahega abhi ya patto par chidke | tea-nutrients-2 | tea-nutrients-1
tamatar patta mod bauna paudha | tomato-diseases-1 | tomato-pests-1
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
santra ki nayi kopal par chhote keede punchh upar karke baithe hai, patta mud raha | orange-pests-1 | orange-diseases-1
gehu ki bali me chepa chipchipa | wheat-pests-1 | wheat-pests-2
mithun me jonk aur kilni bahut lagi hai | mithun-health-1
palak me gudai kab kab | palak-weeds-1
tamatar jad ganth nimatode |
retili jamin ke gehu me urea kitni baar me de | wheat-nutrients-2
net house ki shimla mirch ke patte mud rahe hai, thrips bhi dikhe aur fal par kharonch | capsicum-pests-1
gulab ki nayi kism polyhouse ke liye naam batao |
combine me super sms lagane se gehu ki bijai me kya fayda | wheat-machinery-2
seb ki chhal pe bhuri slety papdi aur fal par lal ghere | apple-pests-2
kele ka paudha halki hawa me gir jata hai, kand kata to kali surang aur safed ilii | banana-pests-1
tamatar door ki mandi bhejna hai kis rang par tode | tomato-harvest-1
nariyal me chuhe fal kat ke gira dete hai kaise roke |
santra drip se kitna litre 4 saal ka ped | orange-irrigation-1
July me seb ke patte kale daag ke baad pile hokar sab gir gaye, ped nanga ho gaya, fal abhi kachhe hai | apple-diseases-2
nariyal ki kheti ke liye kaisi jalvayu mitti | coconut-climate-1
jankari chahiye safede ke chhote paudhe ki patti par ganth ke bare me | eucalyptus-pests-1
shimla mirch ki kali aur chhote fal gir rahe mitti sukhi thi | capsicum-irrigation-1
kusum pala sah leta hai kya phool ke time | safflower-climate-1
santre ka ras nikalne wali machine |
kele ki kism g9 ke alawa | banana-varieties-1
palak me mahu lag gaya, mandi bhi bhejna hai, kya chhidke aur kitne din baad kate | palak-pests-1
barani gehu kab boye | wheat-sowing-2 | wheat-sowing-1
kisan ko green tea banane ki machine ka daam janna hai |
kisan ne nariyal lagane ki duri aur gadde ka naap poocha | coconut-sowing-1
march me achanak garmi ho gayi gehu pe kya spray kare ki dana patla na ho | wheat-disorders-4
safeda ke niche haldi adrak kitni upaj degi |
litchi me fool bahut par fal tikta nahi | litchi-disorders-2
seb ka paudha january me lagana hai gaddha kitna aur kahan se kaate | apple-sowing-1
santre ke chhote fal jhad rahe hai kya kamii hai | orange-disorders-1
happy seeder aur super seeder me konsa achha rahega |
tamatar ki pod tray me taiyar karni hai, kitni tray ek acre ke liye aur jali kaisi | tomato-nursery-1
kardi ke sath chana kitni line me lagaye | safflower-intercropping-1
cha ki nayi patti pe gol fafole kohra ho raha hai | tea-diseases-1
litchi ki tudai ke baad chamki bukhar bachcho me |
45 hp tractor par happy seeder chalega kya | general-implement-1
gehu me pani kam hai sirf 3 pani de sakta hu kab kab du | wheat-irrigation-2 | wheat-irrigation-1
kela patta pili dhari phir bhura dhabba beech me rakh jaisa, barish me badh raha | banana-diseases-3
orange ko export karne ka licence kaise |
chari kat ke dhoop me sukha dene se zehar nikal jata hai kya, ek bhai aise hi bol raha tha | fodder-sorghum-feeding-3 | fodder-sorghum-feeding-1 fodder-sorghum-feeding-2
palak gol dhabbe baingani kinara | palak-diseases-1
chay ke upar wale patte laal tambe jaise, sukha mausam, mahin jala | tea-pests-2
punjab me jaldi bijai wala gehu 303 ya konsa | wheat-varieties-1
tamatar khad matra tamilnadu gobar kitna | tomato-nutrients-1
nariyal ke chhote fal par topi ke niche tikone bhure daag | coconut-pests-5
gehu ke bhav agle mahine kya rahenge |
gulab ki kalam wale paude october me lagane hai, khet me kitni duri rakhe | rose-sowing-1
mithun ko namak khanij aur chhappar dena padta hai kya ya jangal hi kafi | mithun-rearing-1 | mithun-health-1
dhan ke baad bina jutai masur ya chana kaise boye | general-zerotill-1
cha ki clone TV 23 ka paudha kahan milega |
seb ke bag me madhumakhi ke dibbe kitne | apple-sowing-2
peela ratua dikh gaya kanak me kaunsi spray | wheat-diseases-2 | wheat-diseases-1
gehu boron ki kami |
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
tamatar ke kachhe fal ki pendi pehle pani jaisi hui fir kala chamda ban gaya, pani kabhi 3 din kabhi 10 din me lagta hai, urea bhi dala tha | tomato-disorders-1
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
jankari chahiye kele ke tane se vermicompost banane ki |
gulab me raat ko bhure rang ka bhrung aakar patte kha jata, din me mitti me chhup jata hai, barsat shuru hote hi aaya |
mithun ke chamde ka bazar |
spray pump ki pichkari se pani tapakta hai aur hawa nahi banti, washer badla tha phir bhi, batao kaun sa purja kharab hai |
subah andhere me talab ki machliyan upar aake muh khol rahi hai 2 din se, badal bhi chhaye hue hain, kuch mar bhi gayi kya karu jaldi batao | fish-oxygen-1
nimbu fal pe khurdare daag | lemon-diseases-1 | lemon-pests-1
mentha oil ka bhav agle mahine badhega kya |
gende me upar ki fungi todni hai kya aur kitne din par | marigold-pruning-1
kheti ki kamai pe tax lagta kya | general-market-30 | general-market-32
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
godam ki raseed par bank kitna percent loan deta hai, caller ko jankari chahiye | general-enwr-2
moong me paani kitni bar | moong-irrigation-1 | moong-irrigation-2
soyabean aur makka ka sarkari dam batao 2025 wala | general-market-3
pudina ki jad ek acre me kitni lagti hai sidhi ropai me | mint-seed-1
e nam par vyapari ka licence kaise banta hai |
til katai ka sahi samay | sesame-harvest-1
kya surajmukhi kharif me bhi laga sakte ya sirf fagun me | sunflower-sowing-2
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
godam raseed loan guarantee scheme kab tak hai | general-market-29
genda tel (oleoresin) company kharidti hai kya |
sinchit jau me dap urea kitna lagega per acre nitrogen ke hisab se | barley-nutrients-1 | barley-nutrients-2
arhar ki dali lakdi se koyla banta hai kya bhav |
pudine ki jad sad rahi, patch me sookh raha | mint-diseases-1
fish ka transport zinda kaise kare, oxygen packing me kitne ghante |
60 din wali moong jo punjab me garmi me lag sake uska naam | moong-varieties-1
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
moong ek ekad me kitna kuntal | moong-yield-1 | moong-varieties-2 moong-varieties-1
mosambi me santre jaisi peeli line wali psylla keet ki dawai kitna ml |
telangana me dhan ikp center pe bechna hai, crop booking zaruri hai ya nahi | general-market-17
kathal ke bij ka aata kaise banate hai |
barsat 15 din late hai, urad moong bou ya nahi | general-drought-2
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
gajar zameen ke andar sad rahi hai aur safed kide (maggot) dikhe, maine kachcha gobar dala tha bhadon me | carrot-pests-1
jau ki paidawar per acre | barley-yield-1 | barley-varieties-1
arhar bij upchar trichoderma kitna gram | pigeon-pea-seed-2
chiku pakane ke liye gas wali (ethylene) kitni der |
tilapia ka bachha 1 acre me aur uska dana company |
til me pursuit jaisi khadi fasal wali kharpatwar dawa |
kisan ne pucha punjab me garmi ki moong 25 april ko boni chalegi ya nahi | moong-sowing-1
surajmukhi moden kitne din ki hai upaj | sunflower-varieties-1
enam pe bik gaya ab paisa kis khate se aata hai mandi fees katega kya | general-market-20
kharbuja ke beej sukha ke giri nikalne wali machine |
gende ki paudh kitne din ki ropni, garmi wali fasal | marigold-sowing-1
jau ka chokar gaay ko kitna de |
gehu hatne ke baad march me surajmukhi bo de to kya dikkat hogi | sunflower-sowing-1
jaldi pakne wali arhar kism | pigeon-pea-varieties-1 | pigeon-pea-varieties-3
makka aur tuar ka sarkari kharid me naam kaise likhwaye samiti se | general-market-11 | general-market-12
matsya palan PMMSY me kitna anudan |
jau me jasta ki kami |
til ki boni june me kar du ya ruk jau, UP me | sesame-sowing-1 | sesame-diseases-1
mentha patti par narangi dhabbe, patte jhad gaye | mint-diseases-2
khet ki zameen bechne par capital gain tax kitna |
nimbu ki gutti (air layering) kab bandhe |
gajar me ghas bahut, shuru mahine nirai kaise kare | carrot-weeds-1
bans ka ped kitni carbon credit dega, company wale aaye the |
til bone wali chhoti machine ka rate |
caller ko mosambi seedhe juice dukan ko bechne ka rate janna hai |
genda me pani kitne din me (sinchai) |
der wali aur madhyam tur kis pakhwade me bona | pigeon-pea-sowing-1 | pigeon-pea-sowing-2
soorajmukhi me chane wali sundi | sunflower-pests-1
barish me moong ka khet pani se bhara | moong-irrigation-2
pant moong 5 kitne din me pakti aur upaj kya hai | moong-varieties-2 | moong-yield-1 moong-varieties-1
til ka tana jhulsa barish me | sesame-diseases-2
grass carp ko hara chara kitna | fish-feeding-2
chana masoor sarso ka naya samarthan mulya | general-market-2
arhar bhav jan 2027 |
dhan ke baad moong me npk | moong-nutrients-2
gajar ka beej imported kuroda ka bhav |
badli mausam me machhli mar rahi talab | fish-oxygen-1 | fish-manure-1
jau ki pachheti boni dec me karni hai, beej kitna aur kab tak sahi rahega | barley-sowing-1 barley-seed-1
kharbuje ki patti sukh rahi chitti | muskmelon-diseases-2 | muskmelon-varieties-1
bans ki mukhya bimari jhulsa me konsi dawai |
information regarding kathal me garmi ki sinchai |
genda phool kitne din par todna hai | marigold-harvest-1
FCI me gehu kharid ki tareekh aur bonus rajasthan |
kisan ko PM kisan ki kist nahi aayi, e-kyc ho chuka hai, kaha puche |
kathal nar bali kali hokar girna, thik hai ya rog | jackfruit-diseases-1
nimbu fal tudai ke baad kitne din taza rahega |
narma kab bijna chahiye sirsa me | cotton-sowing-1
anar ped par hi fat raha h | pomegranate-disorders-1
lehsun ke patte ki nok pili | garlic-disorders-1
kisan ne pucha matar me safed powder jaisa rog ke bare me | field-pea-diseases-1
dragon fruit lal ya safed kism |
My savukku ped ki chhal phat gayi andar kala powder nikal raha aur 2 ped achanak sukh gaye, baaki bagicha kaise bachau | casuarina-diseases-1 | casuarina-varieties-1
harbhara me ghate ali ke liye trap kitne lagaye ekar me | chickpea-pests-2 | general-trap-1
jowar me bich ki patti sukh rahi khichne par badbu | jowar-pests-1
lal mirch sukhane ke baad bori me kaise rakhe taki fafund na lage | chilli-storage-1
amudam arandi hybrid beej ekar | castor-seed-1
garlic rubberisation kyu hoti hai |
karele ka beej agle saal ke liye kaise nikale |
narma me subah safed makhi jhund me udti hai, patta chipchipa tha ab kala padne laga, dhan wale khet me kuch nahi, kitni ho jaye tab spray karu | cotton-pests-4
mirchi nursery ki kyari dhoop se tapana kaise, kitne din pannee | chilli-nursery-1
anar ki bahar konsi lu ki telya kam aaye | pomegranate-pruning-1
chana me wheat ka combine chal sakta hai kya rate kitna |
jowar ke daane par chidiya bahut aa rahi bhagane ka upay |
kapas spacing drip 5 feet | cotton-sowing-5
chane me pani kab kab dena h barish nahi hui | chickpea-irrigation-1 | chickpea-irrigation-2
matar seed rate bauni variety | field-pea-seed-1
karele ka machan kitna uncha rakhe | bittergourd-pruning-1
jhau ke ped ki nichli tehni kaatni chahiye ya nahi pehle saal | casuarina-pruning-1
CALLER ASKED KAPAS ME KALI AUR PHOOL GIRNE KA REASON | cotton-disorders-1 | cotton-disorders-2 cotton-irrigation-1
mirch ki ropai me khad punjab urea kitna potash kitna | chilli-nutrients-2
chana ki upri kopal todne se kya fayda kab tode | chickpea-pruning-1
light trap raat bhar chalana thik hai | general-trap-4
kapas me jeevanu jhulsa kone wale dhabbe tana kala, tinde bhi sad rahe, pichle saal ke dunthal khet me hi pade the | cotton-diseases-4
ARANDI ME NIRAI GUDAI KA SAMAY KISAN NE PUCHA | castor-weeds-1
anar ke chilke kaun kharidta hai |
jowar ki multicut variety ka beej kahan milega ludhiana |
chana ka msp is saal kitna hai |
kachu ka bhav wholesale |
matar arkel harvesting ke kitne din me hari phali, dal wali nahi |
gulab aur guldaudi me kaun jyada munafa deti |
kele ke bagal me anar lagaya h, ek daali pili hokar sukhi phir poora ped, lakdi cheeri to bhoori dhariyan thi, ab dusra ped bhi usi raste par | pomegranate-diseases-2
dal matar upaj quintal | field-pea-yield-1 | field-pea-harvest-1
shevanti cutting spacing 1 acre kitne paudhe | chrysanthemum-nursery-1
arbi khate hi gala khujlata h ye kam kaise ho | colocasia-disorders-1
jowar ki khet me lal phool wala aagiya jad par chipka, kaise hataye | jowar-weeds-1
red triangle wali dawa kya matlab, ghar me rakh sakte kya | general-safety-4 | general-safety-2
cotton me pani bharne ke baad dhoop nikli aur ache bhale paudhe latak gaye, uktha hai kya ye | cotton-disorders-4 | cotton-diseases-2
divela ma lashkari ellu jhund me patta khurach rahe, jaal kitna lagau | castor-pests-2 | general-trap-1
dragon fruit full gulabi hone me kitne din, phool ke baad | dragon-fruit-harvest-1
spray ke samay hawa ulti disha me ho to | general-safety-3
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
lal mirch ke phool kaale keede se bhare sukh rahe khammam me, ye naya thrips h kya | chilli-pests-3 | chilli-pests-1 general-trap-3
KISAN KO CHARE WALI JWAR KA BEEJ DAR CHAHIYE CHHITKAVA | jowar-seed-2
kapas ugne ke baad khali jagah reh gayi, ab bharu ya rehne du, aur ek jagah kitne paudhe chhodu | cotton-seed-2 | cotton-seed-1
dal matar me tana makkhi har saal october me, bona kab | field-pea-pests-1 | field-pea-sowing-1
savukku ret me ho jayega kya, samundar kinare namkeen hawa lagti hai | casuarina-soil-1
kapas cotton corporation me bechne ka registration kaise |
anar me jadd ki gaanth sutrakrimi konsi dawa kitni ml drip se |
pavakka seed to fruit hybrid company name best konsi |
jowar aur bajra me dudharu pashu ke liye kaun accha |
kitnashak dukan kholne ka license fees diploma |
mirch ka khet 3 acre, frost ke din phoolo ko bachane ke liye plastic tunnel ka kharcha kitna |
castor beej par anudan jalore me kaun deta |
arandi kab bovu chalta hai mahbubnagar, late ho gaya to kitna nuksan | castor-sowing-1
mirch beej hybrid gram | chilli-seed-1
anar me chhed, andar se badbu wala mal nikal raha, phal sad ke gir rahe barish me, kagaz ki thaili lagane se bachega kya aur kab lagau | pomegranate-pests-1
kapas me tinda aane par paani kitne din me | cotton-irrigation-1
chana sookhi jad sadan, paudha bhoose jaisa | chickpea-diseases-2
dragon fruit drip hafte me kitni baar chalaye | dragon-fruit-irrigation-1
castor khet nichla hai wahan chhote paudhe mar rahe, beej patte pe matmaile hare dhabbe | castor-diseases-3
mirch rainfed karnataka khaad ki matra ekar | chilli-nutrients-1
jowar sinchit hybrid npk | jowar-nutrients-2
dawa kharidte waqt bill aur packet me kya dekhna chahiye | general-safety-2 | general-safety-4
anar chilke par bhoori khurdari papdi, nai pattiyon ki nok mudi | pomegranate-pests-2
mirch me cercospora patti dhabba frog eye |
arandi ke patte se resham keeda palan kaise shuru kare |
lahsun me kharpatwar nashak oxyfluorfen kitna ml |
karela me jad gaanth nematode aur pichle saal tamatar tha usi khet me, marigold lagane se thik hoga kya |
fasal bima claim mirch barbad huyi 72 ghante |
chrysanthemum ke liye mitti kaisi ho, hamari to reti hai | chrysanthemum-soil-1
UP SE CALL, GARMI WALA KARELA BONE KA SAMAY PUCHHA | bittergourd-sowing-1
CALLER SE JANKARI MANGI, MIRCH KE BEEJ KHAYE HUE PHALI ME GOL CHHED | chilli-pests-4 | general-trap-1 general-neem-1 general-perch-1
ananas pahadi dhaal tripura lagane ka mahina, sucker kitne mahine me phal | pineapple-sowing-2 | pineapple-varieties-1
jwar tana chhedak chhed surang | jowar-pests-2 | general-neem-1
garlic me purple dhabbe aur safed dhari dono dikh rahe, pyaz bhi pehle isi me thi, neem tel se ruk jayega ya aur kuch | garlic-diseases-1 | general-trap-3
mirch ka paudha kitne din ka ho tab ropna, line se line kitna | chilli-nursery-2
matar thand me patte upar pile niche safed dhoosar | field-pea-diseases-3
chana ko gehra bona chahiye ya upar upar | chickpea-sowing-5
arandi ke sitte kab tode sab ek saath nahi pakte | castor-harvest-1
moth kitne jaal me mass trapping ke liye per acre | general-trap-1
pg 17 lahsun kitni paidavar deta | garlic-yield-1
INFORMATION REGARDING ANAR JUICE PLANT LOAN PMFME |
mirchi gall midge phal tedha |
jowar ka pop lawa banane ki kism aur machine |
ber ka achar candy bana ke bechna, fssai number kaise milta |
colocasia bareek jad kat raha safed gindar white grub |
neem tel 10000 ppm rate |
KISAN NE KERALA KE LIYE KARELE KI KISM KE BARE ME PUCHA | bittergourd-varieties-1
chana beej tricoderma pehle ya culture pehle | chickpea-seed-2
kapas npk sinchit BT | cotton-nutrients-1
arandi ki jameen kaisi ho pani rukta hai to | castor-soil-1
arbi me paani kitne din par | colocasia-irrigation-1
ber tudai danda maar ke girana sahi hai kya, ek ped kitna deta | ber-harvest-1
karela fal makkhi trap lagane se sach me kharcha bachta hai kya tamilnadu | bittergourd-pests-2
mircha ka virus, chhoti mudi halki patti, bauna paudha, koi sehan karne wali kism hai kya | chilli-diseases-1 | chilli-diseases-2
castor barish badal me phali gir rahi, 60 din ki fasal, mungfali bhi lagi h saath me, thodi khad du ya kuch spray | castor-disorders-1 | castor-nutrients-2
barani kapas kali mitti kovilpatti zinc kitna | cotton-nutrients-2
dal matar katai gahai | field-pea-harvest-1
INFORMATION REGARDING LAHSUN EXPORT AUR APEDA REGISTRATION |
jowar rust anthracnose dawa |
guldaudi ki phool kaat ke kitne din taaza rehte, paani me kya daale |
dragon fruit shelf life fridge |
arbi banda ya gaderi me kya farak |
matar plains variety pant | field-pea-varieties-1 | field-pea-varieties-2
kanda lasun me thrips safed dhari | garlic-diseases-1 | general-trap-3
jowar chari kitne din baad khilana safe | jowar-feeding-1
karele ki pehli tudai kitne din me | bittergourd-varieties-1
TRICODERMA CHANA UKTHA BEEJ UPCHAR KI JANKARI CHAHI | chickpea-diseases-1 | chickpea-seed-2
spray tanki talab me dho sakte hai kya | general-safety-3
chana phool par paani du ya nahi | chickpea-irrigation-1
narma me chitkabra rog dahiya safed churn patti |
lahsun powder dehydration unit |
ber ke bag me sinchai kitni baar |
casuarina me beech me mungfali pehle saal le sakte kya |
FARMER NE DRAGON FRUIT KI KHETI ME PRATI EKAR KUL LAGAT PUCHI |
ganna lal sadan ilaj | sugarcane-diseases-2 | sugarcane-seed-3 sugarcane-sowing-6
dhingri ki theli kitne din andhere me rakhni hai band karke | mushroom-housing-1
strawberry me patte par safed powder |
Mere kheere ke phal itne kadve aa rahe ki mandi wale lene se mana kar rahe hai, pados me lauki ekdum thik hai, kya galti hui | cucumber-disorders-1
jira jhulsa badal me | cumin-diseases-1 | cumin-irrigation-1
kaju ke ped par pehla phal kitne saal me lagta hai |
moongfali me tikka rog ki jankari chahiye | groundnut-diseases-1
yak ko kaun kaun si bimari lagti hai aur tika kiska lagwaye | yak-rearing-1
kisan ne poocha hai ki beej par pehle fafundnashak lagaye ya culture, kya kram rahega | general-biofert-3 | groundnut-seed-3
jai ya sarso mila ke barseem boye to pehli katai badhti hai kya, kitna beej milaye | berseem-harvest-1
masoor me fali chedak keeda |
spray ke kitne ghante baad barish ho to koi dikkat nahi | general-spraywx-3
sarso canal wali nahar bandh hai sirf do pani milega kab kab de | mustard-irrigation-1
FARMER ASKED ABOUT kheera me safed churni rog ki dawai |
brinjal hybrid khad dose tamilnadu | brinjal-nutrients-1
dhan me zinc sulphate kitna kilo dale khaira me |
bhindi tamatar ke neeche wale patte purane peele ho rahe, kis tatva ki kami hai kaise pehchane | general-defic-1 | general-defic-2 general-defic-3
mungfali ki phali dabao to fat se bajti hai andar khali, patte ekdum hare the, 3 bigha retili jameen me sab aisa | groundnut-disorders-1 | groundnut-nutrients-1
ganne me dimak lag gayi |
guar dana kitne saal rakh sakte hai bhav badhne tak | guar-storage-1
strawberry ke liye kaisi mitti chahiye ph kitna ho | strawberry-soil-1
berseem seed rate aur kasni ka beej kaise alag kare | berseem-seed-1
kaju ke bag me fafundi se tehni upar se sookhna dieback |
pyaaz aur sarso ka poora paudha feeka, upar ke naye patte se shuru hua kya urea dale | general-defic-4 | mustard-nutrients-3
ganne ke sath beech me kya boye sardi wale me | sugarcane-intercropping-1 | lentil-yield-1 sugarcane-sowing-2
fasal bima wale ko kitne ghante me khabar karni padti hai ole padne ke baad | general-hail-2
yak garbh kitne mahine |
cuminn seed treatment trichoderma matra | cumin-seed-1 | cumin-diseases-2
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
GANNA KHET ME BEEJ KE TUKDE PRATI ACRE KITNE CHAHIYE JANKARI | sugarcane-seed-1
oyster ke liye pual kitni der bhigoye aur ek bottle spawn kitne pual me | mushroom-seed-1
purana kaju bag chatai | cashew-pruning-1
yak ka loan kaun sa bank deta hai |
khaira rog ke lakshan dhan | general-zinc-1
kheera fal makhi lal keeda | cucumber-pests-1
baigan nursery ke liye hybrid beej kitne gram prati hectare | brinjal-seed-1
mungfali ki fasal me jangli suar aur kauwe se bachav |
mungfali me pani kab de barish nahi hui | groundnut-irrigation-1 | general-drought-1
sarson daimond back moth |
ragi me beech ki patti sookhi aur bali safed nikal rahi hai | ragi-pests-1
jira me peele neele card ek bigha nahi ek acre me kitne lagaye | cumin-pests-1
kaju tod ke kitne din sukhaye kaise pata chale sukh gaya | cashew-harvest-1
masur me stemphylium jhulsa ke bare me jankari |
chote kisan ka sawal - aakhri april me ganna laga raha hu, kaunsa hissa ka tukda lu aur line kitni rakhu | sugarcane-sowing-3 | sugarcane-sowing-2
masoor ka beej kitna lagega aur agar sardi sukhi jaye to pani kab kab de | lentil-seed-1 lentil-irrigation-1 | lentil-sowing-2
kheera beej sidha bone me kitna lage aur theli me paudh banane ka fayda | cucumber-seed-1
button mushroom me bhoore daag bacterial blotch |
berseem ki buwai october | berseem-sowing-1
bahut barik patange nahi sir, chhote phudke hai baigan ke patte ke niche, kinare peele ho upar ko mud gaye jaise jal gaye ho | brinjal-pests-6 | brinjal-pests-3
kaju ke khet me beech me kya kya fasal le sakte pehle saalo me | cashew-intercropping-1
zinc sulphate aur DAP ek saath mila sakte kya ganne ki buwai par |
ganne ki nai pattiyan upar ki mudi huyi aur fati, barsaat me | sugarcane-diseases-4
beej jamav test ghar par kaise kare 100 dane | general-seedtreat-1
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
moongfali kharif buwai up | groundnut-sowing-1 | groundnut-diseases-4
kheera beej kaise banaye ghar pe agle saal ke liye |
guar jad galan ukhta | guar-diseases-3
hail ke baad nimbu tamatar | general-hail-3
jeera niryat me dawai avshesh ki seema |
ganne me sabse jyada pani kis umar me aur band kab kare katai se pehle | sugarcane-irrigation-2 | sugarcane-irrigation-1
berseem pehli baar bo raha hu, tika lagana zaruri hai kya aur pani bharke chhitke ya sukha | berseem-seed-1 berseem-sowing-1
masoor me mahu lag gaya kya chhidke | lentil-pests-1
ganna patti par safed jhilli scale keet |
strawberry jam banane ki vidhi aur fssai |
cashew me nut borer apple sundi |
rai sarso kab boye up me der karne se kya hoga | mustard-sowing-1
baigan me fal sadan barsat | brinjal-diseases-3 | brinjal-diseases-4
kheere ko garmi me har kitne din pani de jab phul aa gaye | cucumber-irrigation-1
INFORMATION strawberry vertical hydroponic pipe system lagat |
dal ke 12 kilo beej pe kalchar lagane ka tarika rhizobium psb kitna pani | general-biofert-1 | lentil-seed-1
ganna trench planter machine ka rate aur chhoot |
lentil ka import duty kitna hai is sal |
baigan jeevanu ukhta rodhi kism | brinjal-varieties-1 | brinjal-diseases-2
masoor quizalofop matra per tanki |
gwar ki patti par gol bhure dhabbe bhado me | guar-diseases-2
ragi malt unit kharcha |
OPERATOR: kisan ko aloo matar wale khet ke liye pale se bachne ka upay chahiye aur ye bhi ki pala kis samay girta hai | general-frost-2 general-frost-1
guar ki fali kadwi kyu ho jati |
CALLER: sarson ki buwai der se hogi, line ki doori aur beej puch raha | mustard-seed-1
strawberry garam mahabaleshwar upaj kam | strawberry-climate-1
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
baigan me ek sundi kitne phal kharab karti hai aur dawai badal badal ke kyu | brinjal-pests-2 | brinjal-pests-3
guar aur sorghum kapas ke beech me, agli fasal ko fayda | guar-intercropping-1
strawberri me gobar khad aur npk per acre drip se | strawberry-nutrients-1
masur tarai buwai line doori | lentil-sowing-1
kaju sadhan bagwani 5x4 me kitne paudhe aur kab lagaye | cashew-sowing-1
MASHROOM ME CORDYCEPS KI KHETI KI JANKARI |
mungfali late khudai se zehar aflatoxin badhta hai kya aur kitni nami par rakhe | groundnut-storage-1
safed makkhi aur ghun nahi, tana chhedak baigan ke chhote paudhe ki choti murjhayi | brinjal-pests-4 | brinjal-pests-1
makka me jhanda nikalte samay pani kam ho gaya to kya nuksan hoga | maize-irrigation-1 | maize-disorders-3
papita nar mada paudha kitna | papaya-sowing-2
aam ka rate agle mahine |
mere khet me makka ki niche wali gathe gal gayi sadi badbu aa rahi hai barish ka pani teen din khada tha pados ki jowar thik hai | maize-diseases-3 | maize-irrigation-2
kali mirch ki bel kitne saal me fal deti hai aur todai kab | blackpepper-harvest-1
soyabin pila mojek | soybean-diseases-1
kisan ne pucha makka me fall armyworm ke liye jaal kitne lagaye | maize-pests-3 | maize-pests-2
lobia beej kitna | cowpea-seed-1
tambaku ki paudh nursery me kitne din me ropne layak hoti hai | tobacco-nursery-2
bhed ka bima kaise |
papite ke patte ulti katori jaise mud gaye paudha chhota reh gaya fal bhi nahi aya safed makkhi bahut hai kya kare | papaya-diseases-2
drip ki nali me safed chuna jam gaya kaise saf kare | general-drip-2
kisan aam ke bag ka fasal bima form ki jankari chahta hai |
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
kaddu ke chhote paudho ke patte me lal rang ke bhring chhed kar rahe hai subah jyada dikhte, kakdi bhi kha gaye |
soyabin der se bo rahe kaun si kism | soybean-sowing-2 | soybean-varieties-1
meri papita ke patte chitkabre aur dori jaise patle ho gaye, fal par gol hare challe bane hain, kinare lauki ki bel chadhi hai | papaya-diseases-1
soyabean ke sath arhar kitni line me lagaye | general-intercrop-1
cauliflower jaisi patta gobhi me jad mooti gaanth ban gayi | cabbage-diseases-1
makka ki patti par cigar jaise lambe bhure dhabbe | maize-diseases-1
supari ke bich wale patte ki nok pili hoti ja rahi giri kali naram nikal rahi upaj aadhi reh gayi nariyal thik hai | arecanut-diseases-2
rajma ki jad me gaanth nahi banti kya patte neeche se pile | rajma-disorders-1 | rajma-nutrients-1
mango ke sath haldi ya ganna bo sakte hai kya shuru ke saalo me | mango-intercropping-1
fawwara se gehu chana me sinchai kab kare hawa chal rahi | general-sprinkler-1
coriander ka tel nikalne ki machine |
kali mirch ke hare dano me kuch khokhle kale ched wale dane mil rahe, chhaya ghani hai, kitna nuksan hoga aur kya kare | blackpepper-pests-1
kisan ne makka ki khareef buai ka samay telangana me pucha | maize-sowing-1 | maize-sowing-2
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
mere aam ke patto ki nok aur kinare bhure hokar sukh rahe hai, tubewell ka pani khara hai, amrud me bhi thoda hai | mango-disorders-5
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
rajma ki kism tarai ke liye | rajma-varieties-1
lobia pe kale mahu | cowpea-pests-1
hara dhaniya me konsi khad patti katne wali fasal ke liye | coriander-nutrients-1
kisan ne dhaan bhandaran se pehle bore saf karne ki vidhi puchi | general-store-2
kaddu ko sabji mandi me bechne ka sahi wajan kitna ho |
aam ke naye paudhe ko garmi me kitna pani de | mango-irrigation-1
soyabin chopai pahad uttarakhand kab | soybean-sowing-3
kali mirch ki bali jhad rahi hai chhaya ghani hai kya karna chahiye | blackpepper-disorders-1
papita ka beej ek acre me kitna gram aur thaili me kaise boye | papaya-seed-1
aam par lagne wala patti kaatne wala kida leaf cutting weevil |
tambaku me illi raat ko patti kha rahi | tobacco-pests-1
aalu ki niche ki patti par chhalle wale bhure sukhe dhabbe tamatar me bhi waise hi | potato-diseases-3
soyabin doodh dukaan license |
kisan garmi me jali ke niche hara dhaniya ugana chahta hai upaj kitni milegi | coriander-sowing-2
kisan bhed palan ke liye bank loan project report chahta hai |
makka ka bhutta aadha khali kyu | maize-disorders-3 | maize-irrigation-1 maize-climate-1 maize-disorders-1
mango dieback tehni upar se niche sukh rahi barsat ke bad purana ped hai kaha se kaatu | mango-diseases-3
pumpkin beej ek acre me kitna gram aur kis mahine me boye | pumpkin-seed-1 pumpkin-sowing-1
lobia ki dawa chidkav ke kitne din bad tod sakte hai | cowpea-pests-1
mera aam ka bagicha jangal ke paas hai bandar kachche fal tod dete hai, jaal lagane se bhi nahi mante, koi yojna hai kya |
soyabin jinc sulphate kitna | soybean-disorders-1
papite me safed rui jaisa kida chipchipa kali parat chiti bhi chadh rahi dawa ke bina kaise jayega | papaya-pests-1
kisan tamilnadu me makka ki khad kist me kaise de pooch raha | maize-nutrients-2
aam me loranthus bandha parjivi |
rajma me pani kab kab de aur ghas nikai kitne din par | rajma-irrigation-1 rajma-weeds-1
makka tana sukh gaya phool ke baad, neeche ka tana resha resha andar kale dane jaise, sinchai band kar di thi kya isliye | maize-diseases-4
lobiya bacterial blight | cowpea-diseases-3
aloo me kand patanga bhandar me | potato-pests-1
dhaniya GC 2 upaj | coriander-yield-1
bajra ke khet me bhed bitha ke gobar khad ka daam kitna milta |
soyabean me hari illi muh utha ke chalti patti jaali kar di | soybean-pests-3
makka me kaun si khad kitni dale sinchit hybrid hai | maize-nutrients-1 | maize-nutrients-2 maize-nutrients-3
dhaniya chhota hi tha ki phool pe aa gaya, patti ek hi baar kati thi, beej dukan ka khula tha, palak thik hai, kya beej purana tha |
kisan ko supari ke ped ki khad gobar aur NPK ki matra batani hai | arecanut-nutrients-1
lobia garmi wali me pani kitne din pe de aur kab sukha nahi padna chahiye | cowpea-irrigation-1
papita ke gaachh me chhaal khargosh chaba raha kya lapete |
aam ki chhoti patti guchhe me nas ke bich pila reteeli jameen | mango-disorders-4
makka me 38 degree garmi me daana banega kya | maize-climate-1 | maize-disorders-3
rajma ghas nikai | rajma-weeds-1
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
gobhi ke thoonth khet me chhod diye to hari sundi fir aa gayi, tamatar sath me lagane se fayda hota hai kya | cabbage-pests-2
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
kal raat ola gira sarso sab lot gaya bima wale ko kitne ghante me batana hai | general-scheme-26
gobar khad sadi ki kacchi pehchan | general-compost-3
mere paas 6 acre jamin hai to kisan samman nidhi milegi kya | general-scheme-4
alsi ka tel nikalne wali machine kitne ki aati hai |
alsi pe pile dhage lipte hain patti nahi hai un dhago me, paudha sukha de rahe hain kya ilaj | linseed-weeds-2
rotavator pehle khareedne par anudan milega ya nahi, farmer ki query | general-scheme-57
fpo me kam se kam kitne kisan | general-fpo-1 | general-scheme-65
kisan ne kechua khad me nami kitni rakhe ye pucha | general-vermi-1
mere bhai ne galti se kitnashak pi liya hai ulti karau ya dudh pilau jaldi batao | general-poison-2 | general-poison-1 general-poison-4
drip pe kitni chhut milti hai aur bill pehle katwana padta hai kya | general-scheme-49 general-scheme-50
kulthi khane se pathri thik hoti hai kya |
dhaincha kab palte kitne din ka | general-greenmanure-2
odisha ka kisan hu pm kisan nahi milta state se kuch milta hai kya | general-scheme-94
kulthi beej konsi kisam rajasthan | horse-gram-varieties-1
ek site pe pm yojana ka form bhara 500 rupya maang rahe otp bhi mang raha kya ye asli hai | general-scheme-89 | general-scheme-60
chaulai barsat me lagane ki jankari mangi gayi | amaranthus-sowing-1
resham ka koya kab utare | silkworm-mounting-1
kcc limit nikalne ka hisab kisan ne manga | general-scheme-36
alsi me pani kitni bar de | linseed-irrigation-1
amrud ka paudha nursery kitne ka milta hai |
amrud pakte hi hara gaddha ban jata aur andar safed sundi chal rahi hai, barsat wali fasal puri bekar | guava-pests-1 | guava-pruning-2
kisan samman me saal ka kitna paisa | general-scheme-1
lauki garmi wali kab boye | bottlegourd-sowing-1
varmi compost banane ki vidhi aur kitne din | general-vermi-2
galti se kisan nidhi le raha tha ab naukri wala hu chodna hai kaise aur nahi chodu to kya hoga | general-scheme-17 general-scheme-18
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
kulthi ka paudha achanak murjhaya, gala lal bhura, jad chhute hi toot gayi, lambe sukhe ke baad pani diya tha | horse-gram-diseases-2
pseudomonas kitna gram per litre | general-pseudo-1
lauki ke patte pe safed powder jama hai aur patte sukh rahe, fal badhna band | bottlegourd-diseases-2
haldi patte bhure daag bich me safed | turmeric-diseases-1
amrud ke naye baag ke bich kya boye | guava-intercropping-1
bakri palak ko kcc byaj chhut ke bare me jankari chahiye | general-scheme-39
horse gram ka msp |
resham kide ko din me kitni baar patti aur kamre ki garmi kitni rakhe bade kide ki | silkworm-climate-1 silkworm-cycle-1
aankh me dawai ka chhinta pad gaya jal rahi | general-poison-1 | general-poison-4
bima ka claim 5 mahine se atka hai company deri ka kuch degi | general-scheme-33
chaulai ka beej kitna gram ek acre | amaranthus-seed-1
alsi ki kism up ke liye | linseed-varieties-1
solar pump aavedan chalu hai ya band, jankari chahiye | general-scheme-61
desi makhi palu ya italian | honeybee-species-1
batai pe kheti karta hu malik ki jamin, kisan registry me mera kuch naam chadhega | general-scheme-22
kisan credit card ka atm pin bhul gaya |
alsi ke patte tane pe narangi dhabbe baad me kale | linseed-diseases-2 | linseed-sowing-1
land seeding no dikha raha kaha jau | general-scheme-12
lauki patta upar pila kona wala daag niche baingani | bottlegourd-diseases-1
sahjan ke khet me shuru me kya laga sakte jaldi paisa ho | drumstick-intercropping-1
fpo loan guarantee kitni, equity member pe kitna | general-fpo-2 | general-scheme-64
amrud usar me lag jayega kya | guava-soil-1
nadep khad me npk kitna hota | general-compost-2
haldi kab lagaye punjab | turmeric-sowing-1
makhi palan me rani kaise pehchane |
alsi niche ke patte pe kale bindu gol daag ban gaye, kali bhi kali pad gayi, padosi ne 5 november boya tha uska thik hai | linseed-diseases-3
22vi kist kab aayi thi aur agli ki date whatsapp pe ghum rahi sach hai kya | general-scheme-3 | general-scheme-15 general-scheme-2
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
khet me pani bhar gaya fasal dub gayi kis number pe bole aur kya kya taiyar rakhe | general-scheme-26 general-scheme-27
kaccha gobar khet me dal diya to deemak aur ghas badh gayi kya galti hui | general-compost-3
rubber ka ped kaisi mitti kitni barsat | rubber-climate-1
drip laga liya pehle hi ab subsidy milegi kya | general-scheme-50
kaddu lauki ke chhote fal pile hoke jhad jate, makhi bhanware dikhte hi nahi khet me ab | bottlegourd-disorders-2
2 lakh tak kcc pe girvi lagta hai kya aur byaj kitna padta | general-scheme-40 general-scheme-37 | general-scheme-44
haldi me curcumin kitna hona chahiye pragati me |
alsi me amarbel ka safaya | linseed-weeds-2
bihar me jamabandi naam galat aadhar se nahi milta, kist bhi ruk gayi | general-scheme-13 general-scheme-14
amrud ke pake fal pe dhase naram daag aur ek ped ki dali pili hoke sukh gayi dono alag bimari hai kya | guava-diseases-1 guava-diseases-2
epf kat ta hai factory me, kisan mandhan me jud sakta hu | general-scheme-67
kisan yojna ki shikayat jila me kisko | general-scheme-16
haldi jaldi taiyar hone wali kism kitne din | turmeric-varieties-1
kechue mar rahe garmi me, gaddhe me pani bhi dalta hu, kitna tapman aur nami chahiye unko | general-vermi-1
drumstick leaf me iron kitna hota |
kulthi pili pad rahi hai virus jaisi, kuch paudhe achanak sukh ke jad se toot rahe | horse-gram-diseases-1 horse-gram-diseases-2
sahjan lagane ka mahina | drumstick-sowing-1
bima nahi chahiye bank ko kitne din pehle likh ke du aur kharif ki akhri tarikh kya hai | general-scheme-25 general-scheme-24
income tax bharta hu kisan nidhi milega | general-scheme-5 | general-scheme-6
lauki kitne din me tut ti hai, ek gaddhe me kitne paudhe rakhu | bottlegourd-harvest-1 bottlegourd-seed-1
purana amrud ka ped bahut uncha fal nahi deta, kaat ke naya kar sakte hai kya kitna upar se | guava-pruning-1
bakri ko nimoniya me kya de |
bakri farm 100 wale pe kitni subsidy aur unka bima premium kitna | general-scheme-69 general-scheme-70
sahjan me npk kab, teen mahine baad ya pehle | drumstick-nutrients-1
rubber ke patte pe kali machli ke kaante jaisi lakir ban rahi, kuch patte gir gaye, padosi ka rrii 105 hi sab jagah hai | rubber-diseases-1
kerala me haldi kab lagti aur bed ki chaurai kitni | turmeric-sowing-1 turmeric-seed-1
urea ki bori kitne ki aur dukandar jyada le to kaha bole | general-scheme-77 general-scheme-79
kisan ne kulthi ke liye mitti aur chuna ki jankari mangi | horse-gram-soil-1
alsi barani khad dose | linseed-nutrients-1 | linseed-nutrients-2
caller ne lauki ki mandi bhav jankari mangi |
machli palan aam varg subsidy kitni, jankari chahiye | general-scheme-71
kisan ka sawal laal bhaji me gobar aur npk ki matra | amaranthus-nutrients-1
munga ki chhatai kitni unchai | drumstick-pruning-1
dhaincha kitna beej kab mitti me milaye, kisan puchta hai | general-greenmanure-2 general-greenmanure-1
claim late byaj kitna pratishat, jankari chahiye | general-scheme-33
lauki patta safed chitta rog | bottlegourd-diseases-2
resham palan ki training kaha hoti jankari chahiye |
haldi khad 3 bar kab kab | turmeric-nutrients-1
rubber ped se doodh band, cut sukha, pehle roz tap kiya tha aur dawai bhi lagayi thi jyada doodh ke liye | rubber-disorders-1
dhaincha ka beej kaha milega rate |
makhi ke dabbe kaha rakhe aur kitne din me jaanch kare | honeybee-site-1 honeybee-check-1
amrud bade ped me khaad tamilnadu | guava-nutrients-1
haldi me khad ke sath humic acid kitna |
trichoderma dhoop me dalna chahiye kya, kisan ne pucha | general-tricho-2
pahad me kitni unchai tak gahat | horse-gram-climate-1
samman nidhi chhodne ke baad dobara jud sakte | general-scheme-17
sahjan phool jhadne ka karan jankari chahiye | drumstick-disorders-1 | drumstick-irrigation-1
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
tik fever me gay ka peshab coffee jaisa | cattle-ticks-2
makka chara african tall kitni unchi kitna tan | fodder-maize-varieties-1 | fodder-maize-harvest-1
sagwan ki shakh kab chhaate | teak-pruning-1
gabhin gay ko roz kitna dana badhaye desi hai | cattle-feeding-3
tuberose phool kitne din me aate aur kab kaatein dandi | tuberose-harvest-1
bhains 2 saal ki katiya kab bharaye kitne kilo par | buffalo-breeding-2
udad ki patti par rakh rang ke kone wale dhabbe | urad-diseases-3
desi suar kitna mahine me 100 kilo ka hota |
Kisan ne pyaz ke kul kitne season me khudai hoti hai aur kaunsa maal october tak chalta hai ye pucha | onion-sowing-3
sagwan ki lakdi katne ki anumati form |
pyaj ke patte me bich se baingani dhabba | onion-diseases-1
ACHHI DEKHBHAL SE URAD KITNA QUINTAL NIKLEGA AUR ZAID ME BEEJ KITNA PADEGA, kisan ka prashn | urad-yield-1 urad-seed-1 | urad-varieties-1
green pea nichle patte pile ho kar sookh rahe, september me hi boya tha jab garmi thi, jad kaali | greenpea-diseases-2 | greenpea-sowing-1
gay byane wali, calcium pilaye ya nahi aur byane ke baad poora dudh nikale kya | cattle-milkfever-2 cattle-milkfever-3
dudh duhne se pehle gobar hatana | cattle-milk-1
adrak beej kitna kilo acre | ginger-seed-1
kya suar ka rog africa wala aadmi ko lagta, swine fever ka tika lagwaya tha to bachega na | pig-asf-1 pig-vaccination-1
humari jersey gaay byane ke agle din se baithi hai, kaan thande hain, gardan pet ki taraf mod leti hai, bukhar bhi nahi lagta | cattle-milkfever-1
matar ke paudhe par neem spray kitne din me aur pehli todai kab | greenpea-pests-1 greenpea-harvest-1
gay ke sharir par chichdi bahut, deewar ki darar me bhi | cattle-ticks-1
gay ki nayi byaahi, kya pehle do din poora dudh nichod le, dusri gay ko yeh karke dudh bukhar aa gaya tha | cattle-milkfever-3 | cattle-milkfever-1
Angur bag lagane ki duri tatha dogridge par grafting ke samay ki jankari di jaye | grapes-sowing-1
adrak mitti chadhana kab | ginger-weeds-1
mooli march mahine me konsi | radish-sowing-1
Kisan ki gaay ki bayi kokh dhol jaisi fool gai, gila barseem khaya tha, kya kare turant | cattle-bloat-2 cattle-bloat-1
Kisan ki sagwan ki paudh do saal se ek foot hi badhi, ghas bahut hai aur khet me paani jamta hai, karan pucha | teak-soil-1 teak-irrigation-1
bakri ka muh chhil gaya nak bah rahi dast me badbu, bukhar bahut tej, padosi ki char bakri isi me mar gayi | goat-ppr-1
gaon me khurpaka faila hai, mele se nayi gay lana chahta hu theek rahega kya, kitne din alag bandhu | cattle-fmd-3
bakri ka tapman kitna sahi | goat-sick-1
silage ke liye jai aur napier kab kate | cattle-fodder-3
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
matar beej raizobium | greenpea-seed-1
sagwan tissue culture wala agent kehta hai 10 saal me lakhpati, ek paudha 800 ka de raha, lu ki nahi | teak-market-1
gai ne bachcha diya, 20 kilo ka hai, kitna khees pilaye aur naal kaise kaate | cattle-calf-1 cattle-calf-2
lumpy kaise failta hai aur gay kitne din me theek hoti | cattle-lsd-1
pyaj hamare bhandar me 6 mahine me kitna sadega aam hawadar me | onion-storage-2
adrak pani kab zaroori | ginger-irrigation-1
bakri ki aankh ki palak safed ho gai jabde ke niche thaili jaisi soojan latak rahi, kamjor bhi hai | goat-worms-1
loose onion heap in room sada | onion-storage-2 | onion-storage-1
do saal me ek bachcha de rahi bhais | buffalo-breeding-3
coffee ki jad me safed mealybug |
matar ke patte aur tane par gehu jaise bhure ratua ke dane ubhar aaye, phool bhi aa gaye hain ab kya kare |
adrak jeevanu uktha dobara na ho | ginger-diseases-2
paani na milne se mooli teekhi aur khokhli ho gayi, kitne din me paani du | radish-disorders-2 radish-irrigation-1
pyaj wahi khet me lagatar 3 saal, ab gaanth narm aur kale daane jaisa safed phaphundi, ab kya lagau waha | onion-diseases-4
lumpy gaanv me aa gayi hamare yaha gai abhi theek hai teeka lage ya nahi | cattle-lsd-3 | cattle-lsd-2
udad zaid march bijai | urad-sowing-1
coffee ke fal me sui jaisa ched hai beej khaya hua | coffee-pests-2
gai ki lambai purab pashchim shed kyu nahi sujhate, mera toh uttar dakshin bana hai sahi ya galat | cattle-housing-2
gir gay dudh kitna ek byat | cattle-breeds-1
rajnigandha kand ek acre me kitne | tuberose-sowing-1
matar tikau kism ke liye sahara kab | greenpea-weeds-1
mooli achar export license |
suar ka bada farsh dhalan kitna bada | pig-housing-1
suar ke bache dana kis umar se | pig-piglet-3
hari matar bijai samay maidan | greenpea-sowing-1
suar ka bada me jangli suar aata hai, dar hai bimari ka, naye suar kitne din alag | pig-asf-2
nasik me bhari barish, kaunsi gai tikegi | cattle-breeds-5
Kisan ne 3 gay par gobar gas plant ki subsidy ke bare me pucha |
pyaz ropai rabi kab | onion-sowing-2
byaat ke 24 ghante baad jher nahi giri | cattle-placenta-1
urad me ghas kab nikale | urad-weeds-1
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
meri gay ek hafte se raat ko bolti hai dusri par chadhti hai, safed lasila pani girta hai, kis time dekhu aur kitne din baad phir aati ye halat | cattle-breeding-1 cattle-breeding-3
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
pyaz ka purple blotch dobara na aaye iske liye kya | onion-diseases-2
pashu ko tike ke din bukhar ho to lagwau ya ruku, kide ki dawa kitne din pehle | cattle-vaccination-5 | cattle-deworm-2
pyaj me gobar ki khaad aur sulphur kitna, yuria kab tak de sakte | onion-nutrients-1
Caller ne azolla ke gaddhe ki lambai chaudai puchi | cattle-azolla-1
gajar mooli dono lagata hu is baar mooli neeche se do teen taang ki nikli, gobar khet me taaza dala tha | radish-disorders-1
pyaj me paani kitne din par aur khudai se kitna pehle band karu | onion-irrigation-1 | onion-harvest-1
mooli ki jad bahar dikh rahi | radish-weeds-1
bakri doodh ka paneer banana |
mooli ki patti me peela mosaic |
Suar palak ne garbh ke din aur nar mada anupat ke bare me pucha | pig-breeding-1
urad ki chhoti paudh murjha kar sukh rahi tana cheerne par andar kida | urad-pests-1
angoor me paani kab band kare tudai se pehle aur kyu | grapes-irrigation-1
gay haath se ragadne par chichdi girti hai, kal se laal bhura peshab kar rahi, aankhen pili padi | cattle-ticks-2 | cattle-theileria-1
urad ki dal mill 5 lakh |
Jharkhand me maans ke liye chhoti bakri jo do baar bachche de, uski jankari chahiye | goat-breeds-1
gay ka dudh fat raha chicchde aa rahe than kada hai | cattle-mastitis-1
angoor me girdling aur GA ka ghol kitna ppm |
hf gay 8 litre chara dana | cattle-feeding-2
pyaz khad kitni | onion-nutrients-1
pyaj ki patti par chandi jaisi safed dhari ban rahi nok sukh rahi | onion-pests-1 | onion-pests-2 onion-disorders-3
matar fali par safed powder | greenpea-diseases-1
arabica robusta unchai chhaya | coffee-climate-1
gai subah garam dikhi to teeka kab bharwaye | cattle-breeding-2
pant urd 31 kitne din ki | urad-varieties-1
japanese white mooli jade me boi thi, ab garmi me bhi wahi bo du kya ya dusri chalegi | radish-sowing-1 | radish-disorders-2
Kisan ne chare wali makka me gobh ke andar burada jaisa keet ka mal dikhne ki shikayat ki | fodder-maize-pests-1
bakri roz kitna hara patta aur dana khati hai | goat-feeding-1
dhan me khaira lag gya zinc kitna | rice-disorders-2 | general-zinc-2 general-zinc-3
bhindi ke patte me peeli peeli nasen jaal jaisi dikh rahi hain aur fal bhi safed sa chhota aa raha, ek paudhe se dusre me fail raha, kya karu | okra-diseases-1 | okra-diseases-2 okra-disorders-2
tarbuj paka h ya nahi kaise pehchane khet me | watermelon-harvest-1
rijke ke khet me peele dhage jaisi bel lipat gayi jisme patte nahi, fasal kha rahi h, isko kaise khatam karu | lucerne-weeds-1
chuje sab bulb ke niche ek ke upar ek chadh rahe hain, kal raat se aisa hi h, thand lag rahi ya bimari h | poultry-brooding-2 | poultry-brooding-1
elaichi me barish ke baad fali sadan | cardamom-diseases-1
napier ghas pehli katai kitne din me aur uske baad kab kab | hybrid-napier-harvest-1
khet me har saal badh ka pani das din bhara rehta h dhan ki konsi kism lagau jo gale nahi | rice-varieties-2 | rice-varieties-3
DAP nahi mil rahi market me uski jagah SSP ki kitni bori dalu | general-fert-4 | general-fert-2
dhan ki bali me peele naarangi gole ban gaye hath lagao to haldi jaisa powder lagta hai, ab spray karne se fayda hoga kya | rice-diseases-7
jai ka silage gaddha 10 bhains do mahine ke liye kitna bada | oat-feeding-2
khet me safed namak papdi jam jati h, gypsum dalu kya | general-saline-1 | general-soiltest-6
gaon me kauve mar rahe hain aur do murgi bhi mar gayi, haath laga sakte kya aur ghar ka anda khana thik h | poultry-flu-1 poultry-flu-2
bajra beej matra retili jameen | bajra-seed-1
zinc aur DAP ek sath mila ke spray kar sakte hain khadi fasal me | general-zinc-3 | rice-disorders-2
mogra ki kaliyan gulabi hoke fool ke gir rahi hain kuch me jala bhi h, kya kare | jasmine-pests-1
bhindi ki konpal murjha ke jhuk jati h aur fal me ched ke andar kida aur gandagi nikalti h, har tudai me aadha maal kharab | okra-pests-1
dhan ke patte kinare se lehar jaise sukh rahe bhusa rang ke, ye jhulsa h kya aur urea dalu ya roku | rice-diseases-3 rice-diseases-4
gajar ghas ukhadne se khujli ho gayi, kab aur kaise nikale | general-weeds-2
rijka kab boye aur beej kitna lagega ek acre me | lucerne-seed-1 lucerne-sowing-1
chuha dhan kaat raha med ke paas | rice-pests-11
barish hone wali h urea abhi daal du ya ruk jau | general-fert-5
chote murgi ke bachho ki beet me khoon aa raha hai pankh latka ke baithe rehte hain, kalgi bhi feeki ho gayi | poultry-coccidia-1
dhan kaatne ka sahi time kya h dana kitna sukha ho | rice-harvest-1 | rice-irrigation-4
jai hara chara kitna quintal | oat-harvest-1
dhan ki poori bali safed seedhi khadi h, khincho to nikal aati h, dana ek bhi nahi, padosi bola keeda andar h | rice-pests-4 | rice-disorders-6 rice-pests-5
broiler kitne hafte me bik jata hai, layer se jaldi paisa aata h kya | poultry-broiler-1
elaichi ka bhav diwali tak badhega ya girega |
borax kitna dalna chahiye ek acre khet me, zyada ho gaya to nuksan to nahi | general-boron-2
dhan me kis time pani bilkul kam nahi hona chahiye | rice-irrigation-3
1 kilo phosphorus ke liye kitna DAP ya SSP hisab | general-fert-3
mogra ka tel nikalne ki machine subsidy |
murgi gardan tedhi karke gol ghum rahi, hari patli beet aur roz 5-6 mar rahi hain, koi dawa batao | poultry-ranikhet-1
barani bajre me khad ki matra aur samay ki jankari | bajra-nutrients-1 | bajra-nutrients-2
gobi patti me khidki jaise ched hari choti illi dhage se latakti | cauliflower-pests-1
vanraja aur gramapriya me se kaun sal me kitne ande deti | poultry-backyard-1 poultry-backyard-2
paat kaatna phool ya fali | jute-harvest-1
rijka me barish pani bhara | lucerne-irrigation-1
SRI vidhi me beej kitna aur paudh kitne din ki | rice-seed-3 rice-sowing-1
aonla me phool ke time pani de ya nahi | amla-irrigation-1
dhan me pani ke upar tane pe saap ki khal jaise dhabbe upar chadh rahe | rice-diseases-5
thoda sa kallar h gypsum 1 acre me kitna aur dhaincha chalega kya | general-alkali-2 | general-alkali-1
tarbuj jan me bo du ya feb ka intezar karu uttar pradesh me | watermelon-sowing-1
layer murgi ko jagah kitni, pinjre me kitni rakhe | poultry-layer-1
kisan ne pucha napier ropai ki khad aur katai baad nitrogen | hybrid-napier-nutrients-1
fasal me nirai pehle kitne din tak zaruri hoti h | general-weeds-1
ropai ke 20 din baad dhan jagah jagah bauna, purani patti pe jang jaise dhabbe aa gaye, kamjor dikhta | rice-disorders-1 | rice-disorders-2
murgi farm ka bima kaun si company karti hai |
seedhi bijai wale dhan me ghas bahut nikal aayi kaunsi dawa kab | rice-weeds-2 | rice-sowing-4
chuje ka tapman hafte ke hisab se | poultry-brooding-1
tarbuj ke chote fal gir ja rahe aur jo bache tedhe medhe, khet me madhumakkhi dikhti hi nahi is sal | watermelon-disorders-1
jharkhand ke khatti jameen wale jile ki jankari chahiye | general-acid-4
jai vadhiya kism haryana | oat-varieties-1
turkey dana bartan jagah | poultry-turkey-1
bhindi ka beej ugta nahi jaldi raat bhar bhigo ke boye kya | okra-seed-2 | okra-seed-1
sirf napier khila rahe bhains ko thik h ya kuch milana padega | hybrid-napier-intercropping-1
gobhi patti kode jaisi sirf nas | cauliflower-disorders-3
mat nursery banane ki vidhi wa beej matra ki jankari dhan ropai machine ke liye | rice-nursery-4
taand jameen sukhad dhan kism jharkhand | rice-varieties-4 | rice-varieties-3
aonla ke chote aur bade ped me khad matra ki jankari chahiye | amla-nutrients-1
elaichi npk barani | cardamom-nutrients-1
bhindi ka beej ghar pe kaise nikale aur kab tak rakhe |
gobhi safed rakhne ka tarika | cauliflower-harvest-1
tarbooj drip mulch paidavar | watermelon-yield-1
kaveri giriraja murgi anda kitna | poultry-backyard-3
napier me dairy ka ganda pani laga sakte kya | hybrid-napier-irrigation-1
dhan ki nayi patti peeli se safed ho rahi, sukha boya tha halki jameen me, urea diya phir bhi hara nahi hua | rice-disorders-4
lusan ghas bijai gehrai aur mahina | lucerne-sowing-1
zinc sulphate 21 ya 33 percent ek acre me kitna kilo aur kitne sal me ek bar | general-zinc-2 | rice-disorders-2
bhindi me kharpatwar dawa aur nirai ka samay pucha gaya | okra-weeds-1 | general-weeds-1
tana chhedak bina spray kaise roke aur tricho card kitne lagane padte dhan me | rice-pests-5 rice-pests-6 | rice-pests-4
caller ko 120:60:40 ke liye dap urea mop ki bori ka hisab chahiye | general-fert-1 | general-fert-2 rice-nutrients-2 rice-nutrients-1
sukha bona dhan npk | rice-nutrients-6
late wali gobhi jaldi laga di thi ab sirf patte patte aaye phool nahi, kyun | cauliflower-disorders-1 | cauliflower-sowing-1 cauliflower-disorders-4
lucerne me pani kitne din pe aur bone time khad kitni | lucerne-irrigation-1 lucerne-nutrients-1
paat ke chote paudhe me pani bhar gaya marenge kya aur kaisi jameen chahiye | jute-soil-1
mitti ki thaili pe kya kya likhna hota h, dhoop me sukha sakte kya | general-soiltest-3 | general-soiltest-1
bihar me bhindi ki paidawar parbhani kranti kitna quintal | okra-yield-1 | okra-varieties-1
SRI dhan aur DSR dhan me kaun sasta padta h kharcha batao |
jaivik carbon 0.3 aaya h ye kam h kya aur badhaye kaise | general-carbon-1 general-soiltest-4
dhan paudh umar ropai | rice-nursery-2 | rice-nursery-3
bajra gehrai line doori | bajra-seed-2
konkan me garmi ki bhindi kab boye taki chhedak kam lage | okra-pests-2 | okra-pests-1
majdoor nahi mil rahe dhan drum seeder se bo du to paidavar ghategi kya | rice-sowing-5
bhindi ek jagah kitne beej aur kab chhatai | okra-sowing-2
hybrid bajra sinchit npk | bajra-nutrients-2 | bajra-nutrients-1
dhan lal chawal kism beej kaha milega |
jai pehli katai thunth kitna | oat-harvest-1
dhan patta mod kida | rice-pests-7
tarbuz 1 acre production | watermelon-yield-1
patsan jaag kala resha kyu | jute-harvest-2
mitti namuna kitni gehrai se | general-soiltest-1
bajre me jhulsa rog blast ke dhabbe |
batakh nasal anda saal me | poultry-duck-1
awla usar jamin ph 9 | amla-soil-1
chameli patte peele | jasmine-disorders-1
pipe wali sinchai dhan awd | rice-irrigation-2
usar zameen me gypsum kitna aur aonla ka gaddha kaise bhare jankari chahiye | general-alkali-1 amla-sowing-1 | general-alkali-2 amla-soil-1
phool gobi paidavar acre | cauliflower-harvest-1
information regarding dhan nursery area per acre aur kitne din ki paudh lagaye | rice-nursery-1 rice-nursery-2 | rice-nursery-3
paat patta khane wali royendar sundi | jute-pests-1
farmer asked SRI me paudh ki doori aur cono weeder kab kab chalaye | rice-sowing-1 rice-weeds-3 | rice-seed-3
bajra quintal per acre hybrid | bajra-yield-1
bhindi me fal chhedak aur hara tela dono ka ilaj pucha kisan ne | okra-pests-1 okra-pests-3
murgi kauve achanak mare | poultry-flu-1
jaivik carbon badhane ka tarika | general-carbon-1
paat ki kism aur khad ki matra puchi gayi west bengal se | jute-varieties-1 jute-nutrients-1
mogra ka phool fridge me kitne din taza rahega |
tarbuj kopal sukhna virus | watermelon-pests-1
dhan beej nami kitni | rice-storage-1
njallani elaichi kism | cardamom-varieties-1
murgi ki beet ki khad dhan me kitni |
padosi ke dhan me gol gol chakkar me jali jaisi jagah ho gayi, mere khet me jad ke paas bhure kide aur kala mail dikha, patte narangi ho rahe | rice-pests-1 | rice-pests-3 rice-pests-2
dhan kat gaya ab thunth ka kya karu taki agle saal tana wala keeda kam aaye | rice-pests-5 | rice-pests-4
basmati 1121 ka beej aur nursery date ki jankari | rice-seed-4 rice-sowing-6
rijka beej sakht chhilka | lucerne-sowing-1
tarbuj me sichai kab kab aur khad kitni puchi | watermelon-irrigation-1 watermelon-nutrients-1
jasta spray matra litre | general-zinc-3
gobhi ki jad me gaanth gaanth phool gayi h, dopahar me paudhe murjhate hain sham ko thik, pichle sal bhi sarso me yahi tha |
kam oxalate napier kism | hybrid-napier-varieties-1
dogar pusa pani zyada | rice-varieties-1
batakh ke bacche ka tika plague wala |
bhindi kitne tapman me theek | okra-disorders-1
lal mitti wale dhan ke patte neeche se narangi baingani ho gaye, khet se pani kabhi nikla hi nahi, kya chuna dalu | rice-disorders-5
bemausam mogra phool ke liye katai kab | jasmine-pruning-1
cardamom bada wali (badi elaichi) sikkim me kaise lagaye |
potash 100 kilo mitti card kam | general-soiltest-5
bajre ki bali me kuch dane mote hare thaili jaise phool gaye, dabao to kala dhuan sa nikalta, ghar me rakha beej boya tha | bajra-diseases-3
jute leaf curry saag paat shak ke faide |
napier pani kitne din | hybrid-napier-irrigation-1
dhan me kala neela kaantedar bhunga, patte par safed lakeerein seedhi seedhi, door se khet jhulsa dikhta hai | rice-pests-10
bhura dhabba til jaisa dhan | rice-diseases-6
murgi apne hi ande tod ke kha ja rahi hain, do din se aadhe ande gayab, chonch peeli sani hui milti, kaise chhudau |
amarbel rijka | lucerne-weeds-1
jai ka silage kis avastha pe aur gaddhe ka naap puchha gaya himachal se | oat-feeding-2 oat-feeding-1
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
gahu chaudi patti kharptwar | wheat-weeds-5
litchi orchard me thand ke mahine me pani aur khad rokne sambandhi salah chahte hai | litchi-irrigation-1 | litchi-nutrients-1
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
gehu kis patti se pila pade to kis cheez ki kami samjhe | wheat-disorders-2 | wheat-disorders-1 wheat-diseases-1
seb me bhure gaddhe kork jaise | apple-disorders-1
khari jameen palak chalega kya | palak-soil-1
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
haryana gehu DBW 187 ya 222 | wheat-varieties-1
gulab pe safed powder bhi hai aur kali pe makdi ka jala, patte bindi bindi ho gaye, kya spray kare | rose-diseases-1 rose-pests-1
SEB BAGICHE ME GARMI KI SICHAI ANTARAL AUR SAAL BHAR KI KUL SICHAI KI JANKARI | apple-irrigation-1
chai ki nayi patti pe gehre bhure dhanse hue daag ho rahe hai patti mud ke sookh jati hai, bagan me chaya bhi jyada hai, kaise roke | tea-pests-1
nahar me pani kam h gehu ko sirf 3 pani mil payenge to kab kab du | wheat-irrigation-2 | wheat-irrigation-1
nichle pahad ke liye kam thandak wali seb kism ki jankari chahiye | apple-climate-1
seb ke patte july me kale daag, pile hokar gir jate | apple-diseases-2
seb ki jad aur tehni pe rui jaisa keeda hai, konsi rootstock pe nahi lagta, aur patte tambe rang ke hone wali mite me konsi spray na kare | apple-pests-1 apple-pests-3
chai lagane ke liye chuna dalna chahiye kya mitti me | tea-soil-1
tamilnadu tamatar borax zinc kitna dale | tomato-nutrients-1
chai ke liye mitti ka ph | tea-soil-1
katihar me kele ka naya ukhtha rog TR4 sune hai, waha se putti lana theek h kya | banana-diseases-2 | banana-diseases-1
kanak bijai ka sahi time punjab nehri pani | wheat-sowing-1 | wheat-sowing-2
rog kam lagne wali tamatar hybrid | tomato-varieties-1
gehu time pe bona h to beej kitna kilo aur npk kitni per acre | wheat-seed-1 wheat-nutrients-1 | wheat-nutrients-2 wheat-nutrients-4
pani lagaye 5 din hue gehu peela pad gaya, chikni mitti h aur khet me abhi bhi pani dikh raha, padosi bola urea maar do, maru kya | wheat-disorders-1 | wheat-disorders-2
gehu ka msp agle saal kitna hoga |
santra garmi me kitne din pe pani | orange-irrigation-1
barsat me nariyal ki beech wali patti pili bhuri ho ke latak gayi, kheecha to haath me aa gayi aur badbu aa rahi | coconut-diseases-1
mandusi pe sulfo ka asar hi nahi hota ab, kyu nahi marti aur ab konsi dawa theek rahegi | wheat-weeds-3 wheat-weeds-4
gehu me quizalofop kitni ml dale |
nariyal ka 2 saal ka podha hai isko khad kitni du aur pani kitne din me | coconut-nutrients-2 coconut-irrigation-1
bina pani wala gehu kab boye aur khad kitni | wheat-sowing-2 wheat-nutrients-5
safeda tel nikalne ka plant kitne ka |
kusum beej azotobacter kitna | safflower-seed-1
gujrat gehun pachheti kism | wheat-varieties-4
litchi ka naya bagan lagane par anudan kitna milega |
tamatar boron matra fatna | tomato-disorders-2 | tomato-nutrients-1
palak gudai antar sardi | palak-weeds-1
lichi bade ped khad matra | litchi-nutrients-1 | litchi-irrigation-1
parali jalaye bina gehu bona hai, happy seeder theek rahega ya smart seeder, smart seeder ko kitna hp chahiye | wheat-machinery-1 general-residue-3 | general-implement-1 general-residue-2 wheat-machinery-2
seb paka ki nahi beej ka rang | apple-harvest-1
nariyal ke patte ke niche safed gol chakkar aur upar kaali fafund | coconut-pests-4
may june ki garmi me maidan me shimla mirch laga sakte kya | capsicum-sowing-1 | capsicum-disorders-1
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
lichi me madhumakkhi ke dibbe kitne rakhe, phool khile pe dawa maar sakte ya nahi | litchi-disorders-2
shimla mirch ki shuruaati khad aur compost ke bare me jankari | capsicum-nutrients-1
palak ko fridge me kitne din rakhe |
kele ke tane se jelly jaisa ras nikalta h chhote ched se, phir patte pile aur tana beech se toot gaya | banana-pests-2
tamatar me 3 hafte par di jane wali khad, odisha ke kisan ka prashn | tomato-nutrients-2
kele ke tane se resha nikalne wali machine aur bikri ki jankari |
safede ke naye paudho me ghas bahut hai badhwar ruki hui, khad bhi nahi di kabhi | eucalyptus-nutrients-1
march me achanak garmi aa gayi gehu me dana patla na pade kya chhidke | wheat-disorders-4 | wheat-climate-1
nariyal pani wali kism konsi lagaye dwarf | coconut-varieties-1
nilgiri pahad ki chai me fafole wala rog, chhaya kab kam kare | tea-diseases-1
chay podha duri chhayadar ped | tea-sowing-1
kiraye pe badi machine kaha milegi | general-chc-1
tamatar me spotted wilt virus ka ilaj |
bangal lichi paidawar | litchi-yield-1
kardi pe kale chamakte keede toliyo me chipke h dal chipchipi ho gayi, bagal me chana saaf hai | safflower-pests-1 | safflower-varieties-1 safflower-nutrients-1 safflower-sowing-1
bihar me gehu late ho gaya ab konsi kism bone layak aur pachheti me khad kitni kam kare | wheat-nutrients-3 wheat-varieties-3 | wheat-sowing-3
zero til drill masur | general-zerotill-1
gehu ek acre dap urea kitni bori | wheat-nutrients-4 | wheat-nutrients-1 wheat-nutrients-2
jiro til dril se dhan ke baad gehu chana bone ke labh poochhe gaye | general-zerotill-1 | wheat-machinery-1
gehu me jadd maahu root aphid ki dawa |
KELA KISAN NE TEJ HAWA SE BACHAV AUR HAWA KI SEEMA POOCHI | banana-climate-1 | banana-pruning-2
chai ki green tea banane ki choti machine |
nariyal ke patte garmi me bhure sookhe, niche jaale aur keede ki beet ki nali si bani hai | coconut-pests-3
kusum me pala padne se nuksan | safflower-climate-1
pachhet gehu kism haryana | wheat-varieties-2
GEHU ME YUREA KI KISTE BALUI MITTI KE LIYE POOCHI | wheat-nutrients-2 | wheat-nutrients-3
gehu me jagah jagah paudhe sookh rahe pakdo to aaram se ukhad jate jad khayi hui milti | wheat-pests-3
tamatar ka phool jhad raha garmi bahut hai 40 degree | tomato-disorders-3 | tomato-irrigation-1
kardi ki patti hari chikni illi kha gayi, peeth pe baingani nishan aur poonchh ke paas kubad sa | safflower-pests-3
sntra gummosis bordo paste | orange-diseases-2
palak katne ke baad patte pile aa rahe, pani bhi khada ho jata hai kinare me | palak-disorders-1 | palak-nutrients-1
kardi me nirai kab zaruri | safflower-weeds-1
palak kab boye aur chitkava me kitna beej lagega ek acre | palak-sowing-1 palak-seed-1 | palak-disorders-1
kele k purane patte narangi pile ho ke fat rahe | banana-disorders-1
nariyal ke liye kitni barish aur kaisi zameen | coconut-climate-1
kela sigatoka dawa tel ke sath | banana-diseases-3
kerala orange tree fertilizer 7 saal | orange-nutrients-1
chari 30 din ki hui h gaay ko kaat ke de du kya | fodder-sorghum-feeding-1 | fodder-sorghum-harvest-1 fodder-sorghum-feeding-3
badal chhaye hue 4 din, tamatar ke patte pe pani jaise hare dhabbe aur niche safed rui, fal bhi bhure hokar sad rahe | tomato-diseases-4
mithun palna h kaise rakhe aur khurpaka ka tika kaha lagega | mithun-rearing-1 mithun-health-1
safeda ki lakdi ka bhav agle saal badhega kya |
jammu gehu variety november | wheat-varieties-5 | wheat-sowing-2
narangi ke tane se gond nikal raha zameen ke paas, chhal phati hui, patte pile aur daliya sookh rahi, pani seedha tane pe lagta hai | orange-diseases-2
pila ratua dawai gehu | wheat-diseases-2
tanki wale pump se ek din me kitna acre ho jata aur pani kitna lagta | general-nozzle-2
gehu me gobhi jaisa khar nahi balki jangli jai ki dawa konsi |
santra me kala machhar black fly kaise khatam kare |
tamatar me ghas rokne ke liye plastic bichaye ya dawa dale | tomato-weeds-1
CALL CENTRE NOTE - KELE ME TANA CHHEDAK GHUN KE LIYE TRAP KI SANKHYA AUR NIMBOLI POWDER KI MATRA PUCHHI | banana-pests-2
june me seb ke chote fal bahut gir rahe, is saal lode bhi zyada hai aur mitti sookhi padi | apple-disorders-1 | apple-sowing-2
gehu ki tanki me sulfas jaisi goli rakhna khatarnak hai kya ghar me | wheat-storage-2
gehu beej upchar trichoderma matra | wheat-seed-4 | wheat-diseases-4
gehu katai ka sahi samay pehchan | wheat-harvest-1
jammu me 1 january ko gehu boya to beej kitna aur kism konsi | wheat-seed-2 wheat-varieties-5
nilgiri gaddha npk gram | eucalyptus-sowing-1
moong patti jaal jaisi pili | moong-diseases-2 | moong-diseases-1
nimbu ke fal ped pe hi chatak ke phat rahe kya wajah hai | lemon-disorders-2
mentha tel ek acre kitna | mint-harvest-1
mausambi ki kalam kitni duri pe lagaye aur gaddhe me kya bhare | sweet-orange-sowing-1
kathal ke chote fal pe pehle rakh jaisa rua aata hai fir kala padke sad jate aur gir jate, garmi me barish bahut ho rahi | jackfruit-diseases-1
aaj ka mandi bhav kaise dekhe | general-market-22
kisan puch raha hai combine se katne wali boni arhar kaun si | pigeon-pea-varieties-3
til kab boye aur ek acre me kitna beej lagega UP side | sesame-sowing-1 sesame-seed-1 | sesame-sowing-2
kathal ke beej sukha ke lambe time kaise rakhe |
bans konsi jamin | bamboo-soil-1
barsat ke bad kharbuje ki purani patti pili hokar latak gayi, jad ke paas tana phata hua aur dhari dikhti hai, ludhiana se hu | muskmelon-diseases-1
chiku sabse mitha kism | sapota-varieties-1
arhar ki poori upaj sarkar kharidegi kya aur kaha naam likhau | general-market-11 | general-market-12 general-market-4
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
mung ke beej pe culture lagane se fayda hai ki bas kharcha | moong-seed-2
surajmukhi ke patte katori jaise mud gaye aur kinara jal gaya, niche palta to hare chote kide foodak rahe the, garmi bahut hai | sunflower-pests-2
arhar ki achi dekhbhal karo to kitne quintal nikle | pigeon-pea-yield-1 | pigeon-pea-varieties-1 pigeon-pea-varieties-2
gajar cold storage me kitne din tak rakh sakte hai puchha |
kharbuja hara madhu paidawar | muskmelon-varieties-1
kathal ke bade ped me saal bhar me kitni khad de, ye puchha hai | jackfruit-nutrients-1
mentha me pani kitne din pe de aur nirai kitni bar karni padti | mint-irrigation-1 mint-weeds-1
til tana kala ghera barish | sesame-diseases-2
chiku todne layak hua kaise pehchane upar se to sab ek jaisa dikhta | sapota-harvest-1
nimbu fal khurdara bhura daag | lemon-diseases-1
chiku ke bag me shaam hote hi chamgadar aa jate hai, subah neeche aadhe khaye fal padhe milte, aam ke season me bhi yahi haal tha, kaise bachau |
sarkari rate pe kapas aur dal kaun kharidta hai | general-market-4 | general-market-9 general-market-11 general-market-12
odisha dhan token panjikaran | general-market-16
til ke sath mung ya arhar ki kitni kitni line rakhe | sesame-intercropping-1
mosambi ke chilke pe jang jaisa bhura rang chadh gaya, patto pe bareek bindu, sadak ki dhool bhi bahut udti hai, vyapari aadha bhav bol raha | sweet-orange-pests-1
jau khad matra | barley-nutrients-1 | barley-nutrients-2
surajmukhi ke mundak me hari bhuri illi ghusi hai, fool sad raha, upay puchha gaya | sunflower-pests-1
kapas app me panjikaran ke liye kya kagaz lagta hai, bataidar bhi kar sakta kya | general-market-9 | general-market-4
jau ki bali me dane ki jagah kala powder bhara hai | barley-diseases-1
gajar beej ekad | carrot-seed-1
moong me chamkile pile dhabbe badhte badhte poori patti pili ho gayi, fali do char aur tedhi medhi, safed makkhi bhi udti hai | moong-diseases-1 | moong-diseases-2
kya har mandi me enam chalta hai ya sirf kuch me | general-market-21 | general-market-19
chiku ke liye mitti kaisi ho iski jankari chahiye | sapota-soil-1
machli ke badan par chapti hari tikki jaisi chipki hui hai, kheechne par khoon aur ghav, kuch pe rui jaisa bhi jam gaya | fish-argulus-1
barsat ki mung me phool bhare hue hai pani lagau ki nahi | moong-irrigation-2 | moong-irrigation-1
surajmukhi line duri | sunflower-seed-2
nimbu patti pili nas hari | lemon-disorders-1
mentha ka tel 2027 me kitne rupay kilo jayega |
arhar me badal ke mausam me phool jhad rahe hai kya chidke | pigeon-pea-disorders-1
kal kraya kendra gaya to aangutha nahi laga aur paisa dusre khate me chala gaya, UP se hu, gehu bechne ke liye kya kya kagaz le jaye aur kis khate me aayega | general-market-13
sabzi wala kathal kab kate aur paka hua kaise pehchane, ye puchha | jackfruit-harvest-1
punjab me garmi wali mung ki sabse achi kism aur bone ki tarikh | moong-varieties-1 moong-sowing-1
bans gaddha khad neem khali | bamboo-nutrients-1
chiku patta jala kali chhed | sapota-pests-1
pyaz nahi gehu hai mere paas 80 quintal, bhav gira hua hai aur karja sir pe, chachere bhai ne godam ki raseed pe loan bataya, chhote kisan ko guarantee milegi kya | general-market-27 | general-enwr-1 general-enwr-2 general-market-29
til me khad kitni aur chhatai kitne inch pe | sesame-nutrients-1 sesame-weeds-1
kisan ne kharbuja dubai bhejne ke niyam puche |
arhar ki fali sukhne lagi to us par sui jaise ched dikhe, khola to dana sikuda aur aadha khaya, pehle bahar se kuch pata hi nahi chala | pigeon-pea-pests-3
odisha ke kisan ko til ki kism aur mitti ki jankari chahiye | sesame-varieties-2
kharbuja pani nali ya upar se | muskmelon-irrigation-1 | muskmelon-diseases-2
enam pe becha to paisa kaun rakhta hai aur mujhe kab milta | general-market-20
machli ke talab me bijli ka connection kaise mile, puchha gaya |
chiku das saal ka ped kitne fal dega aur jade me pani kitne din pe | sapota-harvest-1 sapota-irrigation-1
monsoon late kya boye | general-drought-2
til ko bori me rakha to patanga lag jata, kitna sukha ke rakhe | sesame-storage-1
mung me phool ke samay patti par safed powder jaisa, kisan ne upay pucha | moong-diseases-4
lagatar barish ke bad arhar ke chote paudhe me jamin ke paas tane par bhura kala ghera ban gaya aur wahi se toot ke gir rahe, nichle hisse me zyada | pigeon-pea-diseases-3
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
surajmukhi barsat me hogi | sunflower-sowing-2 | sunflower-sowing-1
moongfali me lambi wali tur ki ek line kitni line ke baad dale bina sinchai | pigeon-pea-intercropping-1 | sesame-intercropping-1
usar jamin me jau chal jayega kya aur ek acre se kitna milega | barley-soil-1 barley-yield-1 | barley-varieties-1
mentha ki unnat kismo ke naam aur jad kaisi le, jankari di jaye | mint-varieties-1
teen din se badal chhaye hai, aaj bhor me badi machliya kinare pe aakar muh khol rahi thi aur do kilo wali katla palat gayi, bijli wala pankha hai mere paas | fish-oxygen-1
dhan ke baad wali mung me kitne pani aur pehla kab | moong-irrigation-1
kharbuja bel murjhana tana darar | muskmelon-diseases-1
gajar kitne din me taiyar aur lal gajar ki achi kism, kisan ne dono pucha | carrot-harvest-1 carrot-varieties-1 | carrot-varieties-2
naukri bhi karta hu aur kheti se do lakh aata hai to tax badhega kya | general-market-32
der se pakne wali arhar ki kisme puchi, jaunpur ka kisan | pigeon-pea-varieties-2
til ki patti par kaale chhalle jaise dabbe the, ab kuch patti pani bhari si hokar hath lagate hi chur ho jati hai aur gir jati | sesame-diseases-3
kathal ka paudha gamle me chhat par kitna bada hoga |
nimbu me garmi wala fal lene ke liye pani kab roke aur ek ped se kitne kilo aata | lemon-pruning-1 lemon-yield-1
mentha ke patte lapet ke andar ghusi illi kha rahi aur kuch paudhe jad se dimak ne kaat diye, bhai ne kachcha gobar dala tha is bar | mint-pests-1
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
bina sinchai tur npk tamilnadu | pigeon-pea-nutrients-2 | pigeon-pea-nutrients-1
talab me chuna kitna aur gobar kitne din pe dale | fish-lime-1 fish-manure-1
mausambi ka purana bagicha tahni tahni sukh raha hai, kisan ne karan aur upay pucha | sweet-orange-disorders-1
arhar ka tana jamin ke paas kala padke toot jata hai barish ke baad | pigeon-pea-diseases-3
nimbu ki nursery me hari illi ne saari nayi patti chaat dali, haath lagao to muh ke upar do naram sing nikalti aur badbu aati, amrud pe kuch nahi | lemon-pests-2
lathi bans sukha ilaka | bamboo-varieties-1
til ki fali kis rang pe kate aur dana kitni nami pe bhar ke rakhe | sesame-harvest-1 sesame-storage-1
bihar me pacs ko dhan bechna hai nambar kaha se le, aur UP wale rishtedar ko kendra pe kya kagaz le jana hoga | general-market-15 general-market-13
jau ki baliyan nikli to kuch me kala churn hai jo hawa me ud jata, kuch me jhilli ke andar kale dane hai, beej ghar ka hi tha | barley-diseases-1
mausmi me kaunsi madhumakkhi ka shahad acha banta |
gajar late khudai kadi | carrot-harvest-1
kharbuja me laal keeda aur fal makkhi, kisan jaal aur rakh ka upay janna chahta | muskmelon-pests-1
kathal ke fal me ched karne wale kide aur fal kala padke sadne dono ka kya kare | jackfruit-pests-1 jackfruit-diseases-1
nimbu ras ki botal plant |
arhar ke beej me kya mila ke boye aur boai kab shuru kare | pigeon-pea-seed-2 pigeon-pea-sowing-1 | pigeon-pea-sowing-2
pichle mahine se hawa sukhi hai, mausami ke fal ka rang kaansa jaisa ho gaya aur chhilka khurdara, patto pe mahin dane jaise nishan, santre wale bhi pareshan | sweet-orange-pests-1
genda pusa narangi kitne din | marigold-varieties-1
kerala ki khatti mitti me mung ki gaanth nahi banti, chuna kitna dale ye pucha | moong-soil-1
mung kab tode ki dana na bikhre, aur ghar me ghun se kaise bachaye | moong-harvest-1 moong-storage-1
machli ke liye talab khudai ka jcb bhada pucha |
gajar ke khet me das din pani nahi de paya, fir ek sath bhar ke diya to zyadatar gajar lambai me phat gayi, mooli me aisa nahi hua | carrot-disorders-1 | carrot-irrigation-1
chiku kali mitti | sapota-soil-1
nimbu ke naye patte safed peele aur bareek hari jali wale hai kis cheez ki kami | lemon-disorders-1
tur me phool aaye hi the ki raat ko patange ghumne lage, ab fali me hari bhuri soondi sar ghusaye dana kha rahi, kaun sa jaal aur kab lagau | pigeon-pea-pests-1
surajmukhi me illi rokne ke liye kinare kaun si fasal lagaye, kisan ka sawal | sunflower-pests-1
mere talab me pichle hafte saanp aur kachhua dikhe, padosi bolta hai machli kha jate hai, jaal me ek kachhua fansa bhi tha, kanoon me kya hai aur kaise hatau |
kathal ke ped pe das saal se ek bhi fal nahi laga, sirf patte, log keel thokne ko kehte hai, bagal ka aam har saal deta, kya keel thokne se fal aayega |
surajmukhi patta katori hara fudka | sunflower-pests-2
mandi shulk gujarat maharashtra me kitna, jankari di jaye | general-market-23
genda ki nursery me daal daal ke paudhe raat ko jamin ke paas se kate milte hai, mitti kuredi to mati rang ki goli jaisi sundi nikli, kaun si dawa |
apne khet ka bans katke dusre jile le jana hai to permit lagega kya | bamboo-market-1
gajar npk gobar | carrot-nutrients-1
narma bijai time haryana | cotton-sowing-1
anar ke fal pakne se pehle fat rahe hai barish ke baad kya kare | pomegranate-disorders-1
nimboli ka ghol banane ki vidhi | general-neem-1 | general-neem-2
karele ka bij kitna lagega acre | bittergourd-seed-1
jwar abhi teen hafte ki hai, beech wali patti sukh jati hai aur kheencho to haath me aa jati hai badbu marti hai, pados ke bajre me kuch nahi hua | jowar-pests-1 | jowar-seed-1
dawai ke khali dibbe ka kya karu, doodh rakhne ke kaam aa sakta hai kya | general-safety-5
kisan ne pucha saru ki lakdi kitne saal me kategi aur acre me kitna ton niklega | casuarina-harvest-1
kapas imidacloprid kitna ml pump |
erandi july ke baad boye to kitna nuksan hoga paidawar me | castor-sowing-1
matar me nirai kitni baar | field-pea-weeds-1
karele me makhi dank mar deti hai fal tedha hokar sad jata hai upay batao | bittergourd-pests-1 | general-trap-2 bittergourd-pests-2
chane me ghun bachav bhandaran | chickpea-storage-1
subah khet jata hu to chane ke chote paudhe zameen se kate pade milte hai, mitti kuredne par mota matmaila kida gol mudkar baitha hota hai, sarso me aisa nahi hai | chickpea-pests-3
ber agti aur pacheti kisme | ber-varieties-1
mater ko pani kab kab | field-pea-irrigation-1
mirchi me kukda rog lag gaya patte chote aur sikud gaye iska ilaj hai kya | chilli-diseases-1 | chilli-diseases-2 chilli-pests-1
chana ki variety haryana sinchit | chickpea-varieties-1
kisan ko anar me bahar lene ki jankari chahiye, mrig ya hasta kaun si achi | pomegranate-pruning-1
lahsun safed sadan jad me |
bt kapas pani wali me dap urea potash ka hisab kitna per acre | cotton-nutrients-1
ananas ki kisam tripura | pineapple-varieties-1
barsat me mirch ki puri line ki line ek sath murjha gayi, tane par kale dhabbe hai aur fali par pani jaisa daag safed ruan, dhan wale khet ka pani isi me aata hai | chilli-diseases-5 | chilli-soil-1
kapas me gap bharai kab karu aur kitne paudhe rakhu ek jagah | cotton-seed-2
lal mirch sukhane ka sahi tarika | chilli-storage-1
pheromone trap acre me kitne lagte hai aur kitni uchai par | general-trap-1 | general-trap-2
matar par pala aur garmi ka asar | field-pea-climate-1
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
gulabi sundi kitni ho to dawai dale, trap me kitne patange ki ginti | cotton-pests-2 | cotton-pests-1 general-trap-1
kisan pooch raha lahsun ki badi ganth wali variety rajasthan kota ke liye | garlic-varieties-1
kapas me tinde ke liye kaisa mosam | cotton-climate-1
mirchi me puaal bichane ka fayda aur nirai kitne din pe | chilli-weeds-1
jowar me bhua smut rog |
samundar kinare reti zameen me jhau lag jayega kya namak bhi hai hawa me | casuarina-soil-1
karele ki bel badhiya hai par may ki tej garmi me sirf khali fool aate hai jinke peeche fal nahi hota, lauki me bhi kam hi lag rahe, aisa kyo | bittergourd-disorders-1
dragon fruit compost per plant | dragon-fruit-nutrients-1
mirchi ke foolo me kale bareek kide bhare hai fool sukh rahe guntur side | chilli-pests-3 | chilli-pests-1 general-trap-3
lehsun lagane ka mahina gujarat | garlic-sowing-1
asli dawai kharidte time kya kya dekhna chahiye dukan se | general-safety-2 | general-safety-1
pehli baar arbi laga raha hu, mere paas chote bade kand ka dher hai, ek acre me kitna kilo chahiye aur kis size ke kand rakhu samajh nahi aa raha | colocasia-seed-1
dragon fruit tana pila galna | dragon-fruit-diseases-1
kapas ki kaliya jhad rahi hai kyu, aur fool ke time pani kitne din me lagau | cotton-disorders-1 cotton-irrigation-1 | cotton-disorders-2
mirch ki nursery ki mitti ko dhoop se tapane ki jankari chahiye | chilli-nursery-1
chane me ratua ki dawa |
ber ke chote falo par safed powder jam jata hai fir khurdure hokar gir jate hai | ber-diseases-1
barani jowar kharif halki zameen me khad kitni kilo | jowar-nutrients-1 | jowar-nutrients-2
chana ke sath alsi ya sarson | chickpea-intercropping-1 | chickpea-pests-1
barani bt kapas kitne inch doori pe lagau aur kali mitti tamilnadu me khad kya du | cotton-sowing-5 cotton-nutrients-2
mirchi paudh gir rahi nursery | chilli-diseases-3 | chilli-nursery-1
anar me chote chote ched hai jahan se badbudar mal nikalta hai aur fal sad ke gir raha hai, barsat shuru hone ke baad badh gaya, amrud me bhi kabhi kabhi dikhta hai | pomegranate-pests-1
arbi ke chips banane ki machine |
jwar ka hara chara acre me kitna kuntal nikalta hai | jowar-yield-1
pahadi khet me matar january me pura ka pura paudha safed hokar mar raha hai, maine ghani bijai ki thi aur pani bhi diya, gehu to theek khada hai | field-pea-diseases-5
lahsun me gobar aur khad bijai par kitni aur ek mahine baad kitni deni hai | garlic-nutrients-1
ber kalam lagana doori | ber-sowing-1
caller bola karele ki patti ke niche safed machhar aur hare fudke bahut hai, desi ilaj chahiye | bittergourd-pests-3 | general-trap-3 general-neem-1
guldawdi me paani hafte me kitni baar kali aane par kam karna hai kya | chrysanthemum-irrigation-1
october me matar boi thi, ab chote paudhe peele pad kar sukh rahe hai tana andar se khokhla, har sal yahi hota hai, padosi ki november wali theek hai | field-pea-pests-1 | field-pea-sowing-1
tinda sadan lambi barish | cotton-diseases-5
kisan bata raha anar ke chilke par bhuri khurdari papdi aur kopal chipchipi, jankari chahiye | pomegranate-pests-2 | general-trap-3
anar ka juice plant lagat |
pahad me chana kab boye aur achi kheti se kitna nikal sakta hai | chickpea-sowing-3 chickpea-yield-1
dragon khambe ki doori | dragon-fruit-sowing-1
arandi boye do mahine hue, dus din se badal aur jhadi lagi hai, upar ke fool aur choti fali tapak rahi hai, til bhi kharab ho gaya, kuch khad deni chahiye kya | castor-disorders-1 | castor-nutrients-2
dawai dalne ke kitne din baad sabji tode aur khali bottle kaise nasht kare | general-safety-6 general-safety-5
arvi ki aisi kisam jisme jhulsa kam aaye, kisan south se hai | colocasia-varieties-1 | colocasia-diseases-1
hari mirch kab kab | chilli-sowing-1
chana me fali aate hi idhar udhar ke paudhe bhuse jaise sukh gaye, ukhada to jad kali aur tutne wali hai bareek jade gayab, garmi bhi badh gayi hai | chickpea-diseases-2 | chickpea-seed-2
dal wali matar me potash gandhak kitna dalna hai mitti jach nahi hui | field-pea-nutrients-1
thand me mirchi ke patto ke neeche safed powder jaisa dikh raha hai upar se peela pan, patte jaldi jhad rahe hai, baingan me bhi halka sa hai | chilli-diseases-6
ber tudai aur paidawar | ber-harvest-1
kisan ne lahsun ka export karne ka tarika aur licence pucha |
kitne din ki jwar katkar gaay ko khila sakte hai jahar ka dar hai | jowar-feeding-1
kapas me ghas ka ilaj kab tak kare aur bahut lamba ho jaye to upar se kaat de kya | cotton-weeds-1 cotton-pruning-1
chana bijai dilli dehat | chickpea-sowing-1
kapas beej bt brand rate |
shevanti ke fool kab se aur kitne din me tode, pani kitna kitna du | chrysanthemum-harvest-1 chrysanthemum-irrigation-1
castor ke patte par jhund me choti sundiya khurach rahi hai patta jali jaisa, farmer asked control | castor-pests-2
5 percent neem ark matra | general-neem-1 | general-neem-2
teen baar bhari barish ke baad ananas ka dil sad gaya hai, upar ka kalla haath me aa jata hai gandhi smell ke sath, kela aur adrak theek hai bagal me | pineapple-diseases-1 | pineapple-pests-1
lasun kali doori gahrai | garlic-seed-1
kaun si ber lagau jo dec se april tak fal de aur kitne paudhe lagenge acre me | ber-varieties-1 ber-sowing-1
chane ki illi ke liye kitne trap aur kab dawai ki naubat samjhe | chickpea-pests-2 | chickpea-pests-1 general-trap-1
erandi fali me sundi jala | castor-pests-3
pineapple ki wine kaise |
pandrah din sookha raha phir maine nali bhar ke pani de diya, agle hi din se kapas ke kali aur chote tinde zameen par, kida to dikha nahi, mere bhai ki kapas theek hai | cotton-disorders-1 | cotton-irrigation-1
karele ke patte chitkabre chote aur mude hue hai fal nahi lag raha koi dawa hai | bittergourd-diseases-1 | bittergourd-pests-3
matar katai aur upaj | field-pea-harvest-1 field-pea-yield-1
kisan ne desi kapas aur american kapas ka beej prati acre pucha hai | cotton-seed-1
anannas ke ek paudhe ko saal me kitna npk du aur ghas ke liye kya bichau | pineapple-nutrients-1 pineapple-weeds-1
anar paudhe per acre | pomegranate-sowing-1
lahsun ke patto ki nok peeli pad rahi hai, pani har paanchve din laga raha hu aur urea bhi ek baar diya, padosi kehta hai gandhak dalo, sahi kya hai | garlic-disorders-1 | garlic-diseases-1
mirch sukhate samay kali fafund lag jati hai kaise bachaye | chilli-storage-1
arvi kitne mahine me | colocasia-harvest-1
castor me nar aur mada phool ka beej utpadan, isolation doori ki jankari |
guldaudi achanak murjhana | chrysanthemum-pests-1
ber me chhatai ke baad kaun si khad kitni | ber-nutrients-1
MP ke kisan ko kam din wali chana kism chahiye jo 100 din me pak jaye | chickpea-varieties-2
jowar me pani kab | jowar-irrigation-1
mirch ke paudhe do din me achanak peele pad gaye aur sath hi murjha rahe, neeche mitti geeli rehti hai, upar wale khet ki bhindi hari bhari hai, urea du ya nahi | chilli-disorders-2 | chilli-soil-1
arbi kab lagaye aur ek acre me kitne kilo kand lagega | colocasia-sowing-1 colocasia-seed-1
kisan puchh raha khuli bina label ki dawai sasti mil rahi hai, leni chahiye ya nahi | general-safety-2 | general-safety-4
kapas abhi mahine bhar ki hai, patte sikud ke upar ko mud gaye, upar se chaandi jaisi chamak aur neeche jang jaisa rang, barish ruki hui hai, moong theek hai | cotton-pests-7 | general-trap-3
saru chhatai seedhi balli | casuarina-pruning-1
matar ke paudhe achanak mar rahe tana kaato to bhura ghera, aur kuch patto ke neeche dhusar roye kya kare | field-pea-diseases-4 field-pea-diseases-3
chana me nirai kab kab aur kharpatwar ki dawa kaun si, jankari chahiye | chickpea-weeds-1
meri jowar ke bhutte me dane ki jagah laal narangi choti sundi mili aur bhutta khali bhusa jaisa reh gaya, fool ke waqt chote machhar udte the, agle saal kya karu |
rajasthan se call, 45 degree me dragon fruit ho payega ya tana jalega, kaisi mitti chahiye | dragon-fruit-climate-1
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
jowar ke patto me sui jaise bareek chhed hai, tana cheera to andar surang bani mili, pichle saal ke bhutte aur karbi khet ke kone me padi hui hai | jowar-pests-2 | jowar-pests-1
arandi ke liye ph mitti | castor-soil-1
karele ki kerala wali kism jisme makhi kam lage aur pehli tudai kab | bittergourd-varieties-1
tamilnadu ke kisan ko garmi wali aur sardi wali paruthi ki buwai ka samay chahiye | cotton-sowing-4
matar ke patte par kisi ne safed pen se tedhi lakeer kheech di ho aisa dikhta hai, aur fali kholo to andar sundi, gobhi me bhi thodi lakeere hai | field-pea-pests-2 | general-neem-1
erandi ka bhav agle mahine |
dragon fruit me ek tana kab tak rakhe aur purani tahni kab kate | dragon-fruit-pruning-1
barish band hone ke baad erandi ko kitne pani chahiye gujarat me | castor-irrigation-1
mirch ke fool jhad rahe hai din me bahut garmi hai, kisan ne upay pucha | chilli-disorders-1 | chilli-irrigation-1
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
baigan me fal ke andar sundi, phal me ched aur gobar jaisa mal bhara hua | brinjal-pests-1 | brinjal-pests-2 brinjal-pests-3
berseem me amarbel ki bel lipat gayi kaise hataye |
kheere me nar phool hi nar phool aa rahe fal nahi lag raha | cucumber-disorders-2
masur khet me jagah jagah pili, ukhado to kaali jad tut jati h, abhi 22 din ki hui | lentil-diseases-4
ganne me paani kab band karna chahiye katai se pehle | sugarcane-irrigation-2
barseem khila ke bhains ka bayan pet phool gya | berseem-feeding-1
mungfali khodne ka sahi time kaise pata chale | groundnut-harvest-1
lohe ki kami ganna safed patti | sugarcane-disorders-1 | general-iron-1
KISAN NE PUCHA sarso ki kism kharab retile aur barani ilake haryana ke liye | mustard-varieties-1
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
mungfali dimak | groundnut-pests-2
mungfali ko sukhane me kitni nami rahe taki jehar na bane | groundnut-storage-1
baingan me nirai kitni bar, mulching se fayda hai kya | brinjal-weeds-1
baigan kab todna hai anguthe se kaise dekhe | brinjal-harvest-1
gwar RGC 936 kitne din me pakti | guar-varieties-1
masur pe bhure powder jaise dane patti tane dono pe, chhune par hath me lagta | lentil-diseases-2 | lentil-varieties-1
garmi me tamatar mirchi ke phool jhad rahe upay | general-heat-2
khira polyhouse ki bina beej wali kism |
masoor ki fali me illi chhed kar rahi kya dawa |
ganne me nitrogen akhri bar kitne din tak de sakte, meethas kam to nahi hoga | sugarcane-nutrients-2
ganna girne se rokne ko mitti kab chadhaye kerala | sugarcane-weeds-1
barsat me ganne ki upar ki patti mud gayi aur phati hui, niche se pili, upar ka hissa sadne laga hai mera khet pani bhara hua | sugarcane-diseases-4
shoot borer me power sprayer se dawa marne se kuch fayda kyo nahi hua | sugarcane-pests-4 | sugarcane-pests-3
brix kitna ho tab ganna kate | sugarcane-harvest-1
odisha me badam chas kab kare rabi | groundnut-sowing-2
gujarat caller, nayi moongfali jat chahiye jisme tikka kam aaye | groundnut-varieties-1
guntur ke kisan ka prashn rabi moongfali sinchai kitni baar aur khudai se pehle kab band | groundnut-irrigation-2
moongfali ka dana todo to andar bhura gaddha khokhla | groundnut-disorders-3
ek acre me moongfali kitne quintal nikalti | groundnut-yield-1
sarso ghani jam gayi hai kitne din me paudhe nikale | mustard-sowing-5 | mustard-weeds-1
sarso me khet kharpatwar bahut, bone ke turant baad kya daale | mustard-weeds-1
baigan ki nursery bihar me kis mahine dale | brinjal-sowing-1
baigan chhedak wali sundi kitne fal kharab karti h, purani fasal rakhu ya ukhad du | brinjal-pests-2 | brinjal-pests-1
barish me baigan sad rahe, chhilka bhura aur safed rui | brinjal-diseases-3
gwar kaisi zameen me hoti retili me chalegi kya | guar-soil-1
bhado me gwar ki patti pe gol bhure daag | guar-diseases-2
kisan ko gwar ki paidawar janni hai, dana aur hara chara dono | guar-yield-1
masoor me DAP aur potash kitna bina jaanch | lentil-nutrients-1
garm geeli mitti me boyi masur ke chhote podhe zameen ke paas se sadke gir gye | lentil-diseases-3
ganne me do line masur se kitna milega | lentil-yield-1 | sugarcane-intercropping-1
ragi me urea kab kab baarish ka bharosa nahi | ragi-nutrients-2
almora se call, mandua ki kism ki jankari | ragi-varieties-1
ole se santre ki daal tut gayi sabji bhi kharab ab kya kare | general-hail-3
kaju ke ek ped me khad 5 saal baad kitni | cashew-nutrients-1
ullal 3 kaju ek ped se kitna kilo | cashew-yield-1
jeere me gobar ki khad aur DAP kitna kab | cumin-nutrients-1
jeera thrips peele nile card kitne acre me | cumin-pests-1
khire ka beej mehnga hai kitna lagega, thaili me paudh banane se bachega kya | cucumber-seed-1
kheera chitkabri sikudi patti fal par dane dane safed sa | cucumber-diseases-2
dhingri ke liye puaal kaise taiyar kare, kitna bhigona | mushroom-seed-1
button mashroom khad formula bhusa chokar | mushroom-seed-2
kisan ne barseem ki kism mangi jo june tak chara de | berseem-varieties-1
strawberry garmi wale jade me kam kyu hui | strawberry-climate-1
pake strawberry par dhoosar rang ki phaphund | strawberry-diseases-1
purani patti barabar pili hokar gir rahi, paudha patla | general-defic-2 | general-defic-1
gobhi ka tana andar se khokhla aur patti bhurbhuri | general-boron-1
rice me jasta ki kami kaise pehchane | general-zinc-1
ganne me red rot dikha, pedi rakhu ya nahi aur agli baar beej kaisa lu | sugarcane-diseases-2 sugarcane-seed-3 | sugarcane-sowing-6
farmer from patan, jeera bone ka time aur beej ki matra ki jankari | cumin-sowing-1 cumin-seed-1
masur ki achhi kism batao aur pehla pani kab | lentil-varieties-1 lentil-irrigation-1
kheera patte peele chaukor daag, sath me fal tedhe medhe | cucumber-diseases-1 cucumber-disorders-1
berseem ka beej khud banane ke liye akhri katai kab |
jeevamrut kaise banate hain 200 liter |
moongfali me tambaku wali sundi spodoptera ka ilaj |
strawberry ko sardi me bechne ke liye kaun si company kharidti |
farmer ne pucha groundnut harvesting stage aur sukhane ka tarika | groundnut-harvest-1 groundnut-storage-1
information regarding strawberry planting time aur kism | strawberry-sowing-1 strawberry-varieties-1
kisan ko ganne ki line me saunf nahi sarso lena hai, kya mila sakte aur khaad alag | sugarcane-intercropping-1
caller puch raha khira me fal makkhi aur pani dene ka antar | cucumber-pests-1 cucumber-irrigation-1
farmer asked sarso me safed rog aur tana galan dono ke upay | mustard-diseases-1 mustard-diseases-3
mere ganne me jagah jagah jhund sukhte hain, ukhade to jad kutri hui thi aur neem ke ped par shaam ko bhoore beetle bahut aate hain | sugarcane-pests-6
baigan ki patti jali si ho gayi kinare se upar mudi, niche dekha to hare chhote keede tircha chalte hain, bhindi me bhi wahi hai | brinjal-pests-6
subah dhyan se dekha to sarso ke podhe sirf 12 din ke hai aur naringi kale chittedar keede ras chus rahe, podhe safed pad ke khatam | mustard-pests-3
strawberry ke podhe murjha rahe, ukhad kar jad kati to andar lal thi, patton par baingani dhabbe bhi hain | strawberry-diseases-1
bhains ne subah os wali barseem pet bhar khayi, ab pet dhol jaisa, bechain hai kya karu | berseem-feeding-1
ganne ki upar ki pattiyan pili safed, nase hari, chune wali zameen aur pedi hai | sugarcane-disorders-1 | general-iron-1
beejamrit banane ka tarika aur chana moongfali me laga sakte kya | general-beejamrut-1 general-beejamrut-2
ganna Co 0238 chhode ya rakhe, lal sadan aa raha | sugarcane-diseases-2
sugercane trash | sugarcane-organic-1 | sugarcane-nutrients-4 sugarcane-pests-3 sugarcane-irrigation-2
jeera nirai gudai | cumin-weeds-1
sarson laahi chepa dawai | mustard-pests-1
kaju khad per pedh | cashew-nutrients-1
stroberi mulch tunnel | strawberry-weeds-1
PSB rhizobium dal beej matra | general-biofert-1 | lentil-seed-1
moongfali lal sundi jhund | groundnut-pests-4
ganna seed sadan lal tukda | sugarcane-seed-3 | sugarcane-diseases-2
kakdi kheera patti safed powder |
ek quintal sarso se tel kitna |
strawberry runner se paudh taiyar karna |
guar me chepa | guar-pests-1
baigan ped hormone phool jhadna | brinjal-disorders-1
mungfali aflatoxin | groundnut-storage-1
ragi sukhana madai | ragi-harvest-1
operator note - kisan ganna pedi ki khaad aur pedi kitni baar le, punjab | sugarcane-nutrients-1 sugarcane-sowing-6
farmer asked regarding lal sundi aur patti surangak in groundnut | groundnut-pests-4 groundnut-pests-3
masoor me khad kitni aur katai ke baad dana kitna sukhaye | lentil-nutrients-1 lentil-harvest-1
strawberry ko kaisi mitti aur kaisa mausam chahiye, hamare yaha jade me bhi garmi rehti | strawberry-soil-1 strawberry-climate-1
khira kab lagaye aur kitne din me todne layak hoga | cucumber-sowing-1 cucumber-harvest-1
sarso kaat ke dheri lagayi thi do hafte, ab faliyan apne aap chatak rahi aur dana zameen pe gir gaya, kya der ho gayi | mustard-harvest-1
khet ki medh pe khada hoke spray kar raha tha achanak hawa tez ho gayi aur padosi ke machli talab ki taraf jaane lagi, band karna chahiye tha kya | general-spraywx-1
masur ke tip par choti keede, urea do baar dala tha mene, ab kya | lentil-pests-1
dhan ka beej bona hai, halka aur toota beej kaise alag kare | general-seedtreat-1
sardi me kheera sookh gaya pala laga tha, kitne degree chahiye | cucumber-sowing-1
barseem akeli boye ya sath me jai sarso, pehli kataai bhari chahiye | berseem-harvest-1
moongfali ki chilke wali khali fali ka sahi ilaj kya har saal karna padega | groundnut-disorders-1
ganne ka juice bottle me kitne din tikta hai |
baigan ko cold storage me kitne degree rakhe |
jeera me organic certificate kaise banta export ke liye |
lentil me patti jhulsa stemphylium rog |
cashew ka chhilka tel kaise nikale |
yak aur gaay ka cross zo kitna dudh deta |
kisan ne drone se chhidkaw ka kiraya per acre pucha |
guar beej me protein kitna hota |
aam ke tane pe safed rui wale keede chadh rahe hai | mango-pests-2
soyabin kitni barish ke baad bona chahiye pehli bauchar pe bo du kya | soybean-sowing-1
supari me garmi me kitne din pe pani | arecanut-irrigation-1
rajma ke phool jhad rahe hai march me garmi bahut hai | rajma-climate-1
kaddu me phool hi phool phal ek bhi nahi | pumpkin-disorders-1
1 acre me kitne aam ke ped 5x5 meter wale | mango-nursery-2
baby corn aur sweet corn kab tode kitne din baad | maize-harvest-1
papite ke khet me do din pani khada raha ab tane ke neeche kaala gal raha, kaisi jamin chahiye thi aur ab kya kare | papaya-soil-1 papaya-diseases-3
bhed ko pet ke kide ki dawa kab pilaye barsat me | sheep-worms-1 | sheep-deworm-2
gobhi ke beech me sarso ki line kyu lagate hai kitni katar ke baad | cabbage-pests-1
aloo ke liye din raat ka temp kitna | potato-climate-1 | potato-sowing-1
soyabean katai ke time falli chatak jati hai kab katu | soybean-harvest-1
dhaniya ka beej todkar bona hai ya sabut aur pehla pani kab | coriander-seed-1 coriander-irrigation-1
supari chhilne ki machine ka rate |
lobiya me kharpatwar ki dawa kab dale bone ke baad | cowpea-weeds-1
naye aam bagiche me sabji | mango-intercropping-1
papite pe rui jaisa chipchipa | papaya-pests-1
kali mirch kalam kaise lagaye | blackpepper-nursery-1
aalu ke chilke khurdure | potato-diseases-5
malching plastic kitna moti | general-mulch-1
kaddu kism makhi na lage | pumpkin-varieties-1
alu me pehla pani kab lagau aur mitti kitni bar chadhani hai | potato-irrigation-1 potato-soil-1
bora ke dane ke liye falli kab tod ke sukhaye | cowpea-harvest-1
aalu bone ki machine par kitni subsidy milti hai |
amba ke baur ka mota hara gucha ban jata jhadu jaisa usme phal nahi lagta | mango-disorders-3
kisan ne bhed ko chechak aur fadkiya ka tika kab lagta hai pucha | sheep-vaccination-1
supari ki adhi bani hui phaliya peeli hokar fat kar gir rahi, pichle mahine sukha tha fir jor ki barish hui, bagicha 15 saal ka hai | arecanut-disorders-1
makka ki neeche ki gaanth galkar naram ho gayi, khatti badbu aati hai, do din me paudhe gir gaye, khet nichla hai paani bhi tha | maize-diseases-3
nariyal ke saath supari me makdi jaisa chota laal keeda patto pe |
garmi me net house ke andar hara dhaniya kitna niklega | coriander-sowing-2
makke me khad kitni dalu aur mitti kab chadhau | maize-nutrients-1 maize-weeds-1 | maize-nutrients-3 maize-nutrients-2
tambaku patte rat me kha | tobacco-pests-1
aam baur safed powder | mango-diseases-1
patta gobi kitne din katai | cabbage-harvest-1
tambaku ka bhav agle saal |
bhed charagah ki ghas | sheep-feeding-1
dhaniya thodi thodi jagah par murjha kar sukh raha jad bhuri | coriander-diseases-2
MP me soyabin ki kaun kaun si variety lagaye aur beej kitna kilo padega | soybean-varieties-1 soybean-seed-1 | soybean-seed-2 soybean-sowing-2
rajma ki chhoti paudh ka tana phool kar bhura ho ke tut jata hai | rajma-pests-1
aam tudai ka sahi samay kaise jane, ped hila ke gira sakte hai kya | mango-harvest-2
mirchi aur adrak ko solar dryer me sukhane ki jankari chahiye | general-dryer-1
aloo chips wali tatha lal kism ke bare me puchh raha hai | potato-varieties-2
ghar me rakhe aalu me chhota keeda surang bana raha, aankh ke paas kala burada hai, alag boriyo me bhi fail gaya | potato-pests-1
lagatar barish ke baad soyabean me jagah jagah patti jhulas ke gir gayi aur tehni par safed rui si jami hai, makka side wala thik hai | soybean-diseases-2
dhaniya me sulphur ki goli kitne gram per pump |
bhed bakri ka bima kaise karaye |
kaali mitti me aam chalega kya aur kitni unchai tak lagta hai | mango-soil-1 mango-climate-1
lobia bel wali hari falli paidawar kitni | cowpea-yield-1
bhutte me daane aadhe khali kyo | maize-disorders-3 | maize-irrigation-1 maize-climate-1 maize-disorders-1
gol mirch nai konpal sukh rahi | blackpepper-pests-2
alu khaad matra up bihar | potato-nutrients-2 | potato-nutrients-1
tambaku me pani kab | tobacco-irrigation-1
dhaniya badal mausam nuksan | coriander-climate-1
supari ped me khad kitni | arecanut-nutrients-1
lobia ki achhi kisme bataye aur jhadi wali ka beej kitna | cowpea-varieties-1 cowpea-seed-1
aam ke baur se chhote keet uchhalte hai patte kale chipchipe ho gaye, aur mere yaha dane bhi bahut gir rahe kaise roku | mango-pests-1 mango-disorders-2
peele roye wali sundi soyabean me jhund me hai sabse sasta ilaj kya | soybean-pests-4
kaddu me paani kitne din pe de fal lagte time |
pahad me rajma patti ke neeche aate jaisa safed dhabba upar peela | rajma-diseases-4
sinchai hai to makka monsoon se pahle boye ki baad me faida | maize-sowing-2
tambaku ropai ka samay aur duri andhra kali jameen ki jankari | tobacco-sowing-1
operator note caller dhan gehu chana aur sarso kitni nami par store kare | general-store-1
raat me aalu ke naye paudhe zameen ke paas se kate milte hai, subah mitti kuredne par bhoora keeda mila, padosi ne goli di kya kare | potato-pests-2
pichle hafte bhed ke bacche ko dast laga hai subah se sust hai doodh nahi peeta kya du |
lobiya ke phool jhadte hai faliyan bharti nahi koi ghol chidakna ho to batao | cowpea-disorders-1
soyabin khet gehri jutai | soybean-soil-1
papaya beej gram 1 acre | papaya-seed-1
kerala aam 10 saal khad | mango-nutrients-1
kufri pukhraj jhulsa lagta hai? | potato-varieties-1
makka me hari fafund murgi ko de? | maize-storage-1 | general-store-1
makka phool ke baad jaldi sukh gayi tana resha resha kale dane, dusre khet me tana galke badbu, dono ka kya kare | maize-diseases-4 maize-diseases-3
assam me supari ke liye mitti kaisi ho aur drip se roz kitna litre | arecanut-climate-1 arecanut-irrigation-1
soyabin bbf se bone ka kya fayda jab machine nahi hai to | soybean-machinery-1
rajma ki patti chitkabri sikudi aur paudha bauna, kis keede se failta | rajma-diseases-3 | rajma-pests-2
kumhda bel bauni pattiyo pe gehre halke hare phaphole | pumpkin-diseases-1
operator note purane aam ke bagiche ko kat kar naya karne ki vidhi puchi gayi | mango-pruning-2
cold storage kholne ke liye loan ki jankari chahiye aalu ke liye |
dhaniya me phool aaya hi tha ki chhatte par hare hare keede bhar gaye, chipchipa ho gaya, dana patla reh jata hai, madhumakhi bhi aati hai to dawa kaise du | coriander-pests-1
aam ke chhote paudho ki patti ki nok aur kinara bhura hokar sukh raha, boring ka pani khara hai, padosi ke anar me bhi yahi ho raha hai | mango-disorders-5
patta gobhi me chuha kaat raha hai pinjra kaunsa |
alu ki nichli patti pe chhalle wale bhure sukhe daag | potato-diseases-3
kohra me aalu nigrani | potato-diseases-2
kaddu kab todna danthal | pumpkin-harvest-1
kerala aalu khad gobar | potato-nutrients-1
rajma patti kale dag falli gir | rajma-diseases-2
jaldi pakne wali makai urea | maize-nutrients-3
chokla nali kaha ki bhed | sheep-breeds-1
makke me paani kis avastha par zaroori hai aur agar khet me bhar jaye to kitne din jhel sakti | maize-irrigation-1 maize-irrigation-2 | maize-disorders-3
dhaniya kab kate ki rang hara rahe, aur patti pe safed churan lag raha uska desi ilaj | coriander-yield-1 coriander-diseases-1
supari fatne se rokne ko suhaga kitna gram | arecanut-disorders-1
do plastic wali bori me kitne mahine anaj rakh sakte hai keeda nahi lagega | general-hermetic-2
aalu hare ho gaye dhup lagi thi kya bech sakta hu | potato-disorders-1
makka ka silage kaise banaye gaddhe me kitne din |
kisan ne aam me dahiya keet ki roktham ke liye november me kya kare pucha | mango-pests-2
supari ke paudhe kharidne hai kitne mahine ke aur kitne patte wale le iski jankari | arecanut-nursery-1
gobi dopahar me murjhati hai sham ko theek, ukhada to jad suj kar mudgar jaisi, pahad me do saal se isi khet me laga raha hu | cabbage-diseases-1
bhed ki sankar merino nasl ka mendha kaha milega |
kharif makka akhri tarikh andhra | maize-sowing-1
murgi khad soyabin me | soybean-nutrients-2
kaddu tamilnadu kab lagaye | pumpkin-sowing-1
dhaniya chhitkava beej barani | coriander-seed-1
rajma me rizobium culture konsa |
soyabin me barish ruk gayi to paani kis samay du aur nirai kab kab karu | soybean-irrigation-1 soybean-weeds-1
tambaku ki nursery ki kyari kaise banaye aur paudh kitne hafte me ropne layak | tobacco-nursery-1 tobacco-nursery-2
aalu ki kaunsi kism me jhulsa kam lagta | potato-varieties-2 | potato-varieties-1
supari me pila patta rog ka koi ilaj hai ya ped kaat du | arecanut-diseases-2
dasheri langra ek saal phal dete ek saal nahi, koi kism jo har saal phale | mango-varieties-1
call aaya ki makka ka sarkari samarthan mulya is sal kitna milega |
meri lobia ki upar ki pattiyon me peele hare dhabbe aaye, fali bhi peeli hone lagi, jangli khira ki bel khet ke kinare bahut hai, bhindi me bhi yahi dikhta hai | cowpea-diseases-1
papite ka tana zameen ke paas pehle geela daag fir kala, patte peele hue aur kal ki barish hawa me do paudhe gir gaye, kela bagal me theek hai | papaya-diseases-3
gehu me drip lagane par sarkar kitna paisa deti hai form kaha |
makke ki fasal girti ja rahi, tana sade hue phal jaisa mahkta hai | maize-diseases-3
aam kalam ropai mahina | mango-nursery-1
longia rog rodhi dhaniya | coriander-diseases-3
hybrid patta gobi beej tray | cabbage-seed-1
karnataka tambaku npk | tobacco-nutrients-1
mohitnagar supari kaha | arecanut-varieties-1
ek ekad makka me kitna beej aur kitni dap urea potash | maize-seed-1 maize-nutrients-1 | maize-nutrients-3 maize-nutrients-2
lobia sabji wali me gobar khad potash kitna aur garmi me pani kitne din pe | cowpea-nutrients-1 cowpea-irrigation-1
soyabin ka tana upar se sukh kar tut raha niche do challe jaise nishan | soybean-pests-1
pual ki palwar tane se satakar dale ya door aur kitni moti | general-mulch-1
dhaniya kitne din me ugta hai mera abhi tak nahi nikla | coriander-sowing-1
caller sweet corn aur babycorn ka beej dar per acre puch raha | maize-seed-2
kal raat bahut thand thi, subah dekha to aloo ke patte kale bhure jhulse pade hai jaise kisi ne aag laga di, matar bach gaya, kya fasal wapas aayegi | potato-disorders-2
aam ke patte par kale bhure dhabbe, baur pe kale bindu, aur ab pakte aam par dhanse daag aa gaye, mandi me koi le nahi raha | mango-diseases-2
dhaniya aur methi me kaunsi fasal jyada kamai deti |
makka phool garmi 38 degree | maize-climate-1
bhed mata bukhar funsi | sheep-vaccination-1
uday rajma kitne din | rajma-varieties-1
panniyur golmirch kaisi zameen | blackpepper-varieties-1
ganne ke beech me kya boye | general-intercrop-1
lobiya dana wali fasal kab tode aur rakhne me ghun na lage iske liye kya | cowpea-storage-1 cowpea-harvest-1 | general-store-5 general-hermetic-1
kali mirch ki bel dheere dheere peeli ho rahi aur nayi nok bhi september me sukh rahi, dono ka upay | blackpepper-diseases-2 blackpepper-pests-2
aalu ki mend par ghas ug aayi hai ab nikalu ya rehne du | potato-weeds-1
pithoragarh pahad me soyabin kab tak bo dena chahiye | soybean-sowing-3
ghar me anaj ke liye jehrili gas wali goli rakhna thik hai kya | general-store-4
aalu beej fasal ki bel kab kaate mahu aane se pehle iski jankari chahiye | potato-seed-3
makka me dana bharte time paudhe achanak sukhne lage, neeche ka tana faad kar dekha to resha resha aur chote kale daane bhare hai, is baar pani kam diya tha | maize-diseases-4
kaddu ki bel badh nahi rahi, patte par gehre aur halke hare chhale uthe hue hai, lauki me bhi shuru ho gaya, ukhad du ya dawa se theek hoga | pumpkin-diseases-1
supari ka rate mangalore mandi agle mahine |
`;
