/** How farmers and call centres ask for the facts of `fruits.ts`: by the id of a fact, one message a line. */
export const fruitsPhrasings: Readonly<Record<string, string>> = {
  'mango-climate-1': `
Farmer asked about suitable weather and altitude for mango orchard
cloudy and drizzling while panicles are out, will pollination fail
strong winds every may knock half my crop, is place wrong
can this fruit earn at 900 metre height
आम के लिए कैसी आबोहवा ठीक रहती है जानकारी
फूल खिले हैं और बदली छाई है, बूंदाबांदी से दाना कम बनेगा क्या
आंधी तूफान में कच्चे फल झड़ गए, हमारा इलाका बाग लायक है क्या
कितने मीटर ऊंचाई तक बगीचा मुनाफा देता है
kis ilake me aam ka bag faydemand, samudra tal se kitni uchai
baur khilne pe badal barsa to parag dhul jata hai kya
pakte time bhari barish aa gayi phal kharab hone lage
dehradun upar gaon 1200 meter pe bagicha lagana thik rahega
FARMER ASKED QUERY ABOUT RAIN DAMAGE AT FLOWERING STAGE
mango hight limit
is it okay to plant garden at 1300 m above sea
पहाड़ पर आम
मंजर पर बरसात पड़ गई, परागण में नुकसान होगा क्या
ज्यादा ऊंचाई पर पेड़ तो जमेगा पर कमाई वाली फसल मिलेगी क्या
फूल से पहले सूखा मौसम अच्छा या गीला
baur pe barsaat
faguni barish se bagicha ka kya bigadta hai
himachal ke 1400 meter wale gaon me aam phal dega ya sirf patta
baur aane se pehle sookha padna accha hota hai kya
samundar kinare se kitne meter tak ki unchai tak bag lagta hai
`,
  'mango-soil-1': `
INFORMATION REGARDING SOIL TYPE FOR MANGO ORCHARD
soil report says ph 8.3, can i still go for orchard
is heavy black cotton soil with poor drainage ok for planting
how many feet deep should earth be for these trees
आम के बाग के लिए मिट्टी का पीएच कितना होना चाहिए
काली भारी जमीन में पानी ठहरता है, बगीचा लगाएं कि नहीं
चूना कंकर ज्यादा है खेत में, पौधा चलेगा क्या
दोमट गहरी जमीन है, बाग के लायक मानूं
mitti jaanch me ph 6 aaya bag lag sakta hai kya
chune wali safed mitti me aam ka ped pilpila rahega kya
bag k liye kaun si jamin chhod deni chahiye
neeche moram hai 3 foot pe, jad ko kitni gahrai chaiye
mango soil ph range
FARMER NEED INFORMATION ABOUT LAND SELECTION FOR ORCHARD
roots hit hard pan at three feet, is that too shallow
बाग की मिट्टी जांच
ऊसर रेह वाली भूमि में आम लगाने से नुकसान होगा क्या
पीएच 7.8 आया है, बाग लगाना सही है या नहीं
छह फुट तक खोदा तो कंकड़ नहीं मिला, जमीन ठीक है
domat mitti sahi hai kya
zameen ka ph kitna ho aam ke liye
safed chuna jaisi papdi wale khet me kalam gaadna sahi rahega
taal wali jameen jaha barsat me pani khada rahta hai bag lagaun
jad ke liye kam se kam kitne feet gahri mitti chahiye
`,
  'mango-varieties-1': `
FARMER WANTS TO KNOW MANGO VARIETIES FOR UTTAR PRADESH
saharanpur garden of 2 acre, which grafts should i order
is amrapali good if i need regular bearing in up
names of main kinds grown around lucknow and barabanki
उत्तर प्रदेश में आम की उन्नत प्रजातियों की जानकारी
दशहरी के अलावा यूपी में और कौन कौन सी लगती हैं
बागपत में बाग लगाना है, हर बरस फले ऐसी नस्ल बताओ
चौसा और लंगड़ा में एक साल नागा होता है, कौन सी बिना नागा वाली
uttar pradesh ke liye aam ki variety ke bare me jankari
sitapur me naya bag, dashari lagaye ki amrapali
bombay green up me chalta hai kya aur konsi mashhoor hai
har baras fal dene wali nasal up walo ke liye
lucknow safeda good variety
which one does not skip a year in up
malihabad types all bear alternate, true or not
दशहरी या आम्रपाली
यूपी के बाग में मशहूर किस्मों के नाम
चौसा हर साल क्यों नहीं लदता, उसकी जगह क्या लूं
हरदोई उन्नाव तरफ कलमी में कौन सी बिरादरी चलती है
up ki kisme
amrpali har sal falti h kya
langra lagaya to ek saal naaga padega, sahi baat hai kya
meerut bulandshahr me naya bag, kaun si kalam lu
KISAN NE UTTAR PRADESH KE LIYE AAM KI UNNAT PRAJATI PUCHHI
`,
  'mango-varieties-2': `
ASKING FOR MANGO VARIETY SUITABLE FOR WEST BENGAL
are mallika and amrapali hybrids fine for nadia district
which kinds do growers keep around malda and murshidabad
fazli or himsagar, what suits my bengal homestead
पश्चिम बंगाल के लिए आम की किस्मों की जानकारी
हुगली जिले में कौन सी कलम अच्छी रहेगी
फजली के साथ और क्या लगाऊं बंगाल में
मल्लिका बंगाल की आबोहवा में फलेगी क्या
west bengal me aam ki kaun kaun si prajati lagti h
nadia zila me hybrid aam lagana hai mallika thik hai
himsagar gulabkhas ke ilawa bangal me kya lagayen
24 pargana me do bigha bag ke liye kalam ka naam batao
himsagar area varieties
is amrapali okay in burdwan and birbhum
fazli gulabkhas kishenbhog, are these right for malda side
बंगाल की किस्में
आम्रपाली और मल्लिका बंगाल के ज्यादातर जिलों में चल जाएगी क्या
बांकुड़ा में बगिया लगानी है, हिमसागर लूं या लंगड़ा
पश्चिम बंगाल के किसान ने लगाने लायक उन्नत प्रजाति की जानकारी मांगी
bangal me malika
krishnanagar me kaun sa aam ka chara rope
bombay green bangal me lagana sahi hai kya
kishanbhog kaha ki kism hai aur kaha lagti hai
purbo bardhaman ke bagan ke liye accha chara bataiye
`,
  'mango-varieties-3': `
Farmer asking mango varieties suitable for Tamil Nadu and AP
which grafts to buy for dharmapuri dry land orchard
banganapalli or bangalora for my land in andhra
neelum and imam pasand region, what else is common
आंध्र प्रदेश में ज्यादातर कौन सा आम लगाया जाता है
तमिलनाडु के बाग के लिए किस्मों के नाम बताएं
मदुरै में नीलम लगाऊं कि रुमानी
दक्षिण के किसान तोतापुरी क्यों ज्यादा लगाते, और क्या चलता है
tamilnadu me aam ki konsi variety chalti hai
vijayawada ke paas bag lagana hai baneshan thik rahega
imam pasand aur rumani kaha hoti hai, dakshin me lagaun
andhra pradesh wale kisan kis kism ka bagicha lagate
tamilnadu mango varities
rumani and imam pasand belong to which state
is alphonso a common choice near krishnagiri
आंध्र की मुख्य किस्म
बैंगनपल्ली को बनेशान भी कहते हैं क्या, कहां लगती है
कोयंबटूर तरफ बाग के लिए कलमों के नाम चाहिए
नीलम तोतापुरी अल्फांसो में से तमिलनाडु में कौन सी आम है
banganpalli kaha lagaye
dakshin bharat me sabse jyada konsa aam boya jata
kadapa me bageecha lagana, totapari ya baneshan
neelam kism tamilnadu ke liye sahi hai kya
FARMER ASKED ABOUT VARIETIES GROWN IN ANDHRA PRADESH AND TAMILNADU
`,
  'mango-nursery-1': `
INFORMATION REGARDING PLANTING METHOD AND PIT SIZE OF MANGO
which month is right to put grafted saplings in the field
very heavy rain area here, plant in june or wait till september
what to mix in the pit before setting young graft
आम का पौधा लगाने का सही समय और गड्ढे की जानकारी
गड्ढा भरते समय गोबर की खाद कितनी मिलाएं
एक साल की कलम कब रोपें, पहली बारिश में कि बाद में
नया पौधा टेढ़ा हो रहा है, डंडे से बांधना जरूरी है क्या
aam ka podha lagane ki vidhi btaye
1 meter gaddha khodne ke kitne din bad podha lagaye
khadde me kitna gobar milake bharna hai
july me kalam lgau ya bhari barish ruk jaye tab
graft planting time
pit filled with top soil and 10 kg dung, is that enough
FARMER ASKED QUERY ABOUT TIME OF PLANTING GRAFTS
गड्ढे का नाप क्या हो
कलम का जोड़ मिट्टी में दबाना सही है या बाहर रखूं
बहुत झमाझम वाले इलाके में सावन छोड़कर भादो में रोपूं क्या
रोपाई से महीना भर पहले खोदे गड्ढे में धूप लगना क्यों जरूरी
gadde ki khudai
lambai chaudai gehrai kitni rakhe gaddhe ki
paudha kitne saal ka ho tab nursery se lana chahiye
asadh me aam ki kalam lagana thik hai kya
nai kalam ko hawa gira deti hai, khoonta gadna padega kya
`,
  'mango-nursery-2': `
Farmer asked plant to plant distance in mango garden
high density mango 5 by 5 metre how many plants
is 10 metre gap needed on fertile moist land or more
two acre plot, count of saplings at normal gap
आम के पौधे से पौधे की दूरी कितनी रखें
सघन बागवानी में एक हेक्टेयर में कितने पौधे लगते हैं
उपजाऊ नम जमीन है तो फासला कितना बढ़ाऊं
आधे एकड़ में कितने पेड़ बैठेंगे दस मीटर पर
high density plantation aam ka fasla kitna
5x5 meter pe lagaya to kitne paudhe ek acre me
line se line kitna dur rakhu naye bagiche me
hectare me sau ped hi kyu, char sau bhi lagte hai kya
mango plant spacing
160 trees per acre, which distance gives that
rich wet land, should the gap go up to 12 metre
पेड़ से पेड़ अंतर
सघन बागवानी में छंटाई हर साल न करूं तो चलेगा क्या
एक एकड़ में चालीस पौधे ही क्यों बताते हैं
पास पास लगाने के लिए कितने मीटर का खाना बनाऊं
sagahn bagvani duri
10x10 meter pe ek hectare me kitne paudhe
uncha ghana bag 5 meter wala karna sahi hai kya
do bigha me kam se kam kitne podhe mangwaun kitni duri pe
PAUDHE SE PAUDHE KI DOORI KE BARE ME JANKARI
`,
  'mango-nursery-3': `
ASKING ABOUT STONE GRAFTING METHOD IN MANGO
when do we take off scion leaves before joining on seedling
is august right for grafting on germinated stones
grafted seedlings dying back from tip, what copper mix to use
गुठली कलम विधि से पौधा तैयार करने की जानकारी
साइन टहनी की उम्र और लंबाई कितनी हो
अगस्त में बीजू पौधे पर कलम बांधना कैसे करते हैं
कलम चढ़ाने के बाद सूखने लगे तो बोर्डो मिश्रण दें क्या
stone grafting kaise karte h aam me
kalam bandhne se 10 din pahle patte todne padte kya
beeju paudhe ko kitne cm upar se katke kalam lagaye
chaar mahine purani tahni se kalam chadhana kis mahine
stone graft time
scion 8 cm long tied at what height on seedling
is it okay to use two month old twig for epicotyl graft
गुठली कलम कब
सायन के पत्ते कितने दिन पहले नोचने चाहिए
कोच्चि में अपनी पौधशाला, किस महीने बीजू पर कलम बांधूं
कलम ऊपर से मर रही है तो बोर्डो घोल ठीक रहेगा क्या
gutli wali kalam
beej se uge chhote paudhe par tehni kaise jode ki lag jaye
kalam wali tahni chaar mahine se choti lu to fail hogi kya
graft sookhne lagi hai nila thotha chuna ka ghol lagau kya
STONE GRAFTING VIDHI KE BARE ME KISAN KO JANKARI CHAHIYE
`,
  'mango-nutrients-1': `
Fertilizer schedule of mango by age of tree in Kerala
first year plant in palakkad, how many grams npk
my kerala trees are twelve years old, yearly dung and npk
kozhikode farmer asked manure for young mango age wise
केरल में आम के पेड़ को सालाना खाद की मात्रा
पहले साल कितना नाइट्रोजन फास्फोरस पोटाश, केरल
केरल में बारह साल के पेड़ को गोबर कितना किलो
पालक्काड के बाग में पांच साल के पौधे की खुराक
kerala me aam ke ped ko umra ke hisab se npk
palakkad bagicha 5 saal purana khad kitna de
kerala ke liye 10 sal se upar ke ped ki potash matra
keral me pahle sal ke aam ko kitna gram urvarak
kerala mango manure
75 kg dung for trees past ten years, is it right in kerala
FARMER ASKED AGE WISE NPK DOSE OF TREE IN KERALA
केरल में खाद सारणी
पहले साल पौधे में दस किलो गोबर काफी है क्या केरल में
केरल के बाग में दस साल पार पेड़ को पोटाश कितने ग्राम
कन्नूर का किसान, तीन साल के पौधे में क्या क्या डालूं
keral khaad matra
20 18 50 gram kis umar ke ped ko dete hai
kottayam me bade aam ke ped me ek saal me kitna npk
kerala me ek acre ke bag me kitna kilo nitrogen lagega
chhote se bade hone tak gobar 10 se 75 kilo, kerala salah samjhao
`,
  'mango-nutrients-2': `
Asking about fertilizer dose for bearing mango tree
potash and nitrogen for twenty year old tree in up
how much farmyard manure per adult tree and where to spread
why do southern books give less nitrogen than what icar says
आम के फलदार पेड़ में खाद डालने की मात्रा की जानकारी
बीस साल के पेड़ को गोबर की खाद कितनी और कहां
पेड़ की छाया के किनारे नाली बनाकर खाद डालें क्या
पोटाश और फास्फोरस बड़े पेड़ में दो किस्त में कब कितना
fal dene wale aam ke ped me khaad ki matra
bade bag me dap urea potash kitna kitna do bar me
chhatri ke kinare ring bana ke khad dalna sahi h kya
15 saal ke ped ko kitne kilo gobar khad, bihar se
bearing tree manuer dose
250 kg dung per tree sounds too much, is it correct
should i spread fertilizer close to stem or below canopy edge
फलदार पेड़ की खाद
पौधे के तने में खाद सटाकर डालने से नुकसान होगा क्या
डेढ़ किलो नाइट्रोजन एक पेड़ को, यह दो बार में कैसे दूं
उत्तर भारत के पुराने बाग में डीएपी यूरिया पोटाश की मात्रा
bade ped ka khurak
ek ped ko kitna bora gobar aur kaha phailau
mitti jaanch ke hisab se khad kam kar sakta hu kya
sau ped wale ek hectare bag me kul kitna potash lagega
PHALDAR PED ME KHAD KAB AUR KAHA DE, BULANDSHAHR SE CALL
`,
  'mango-irrigation-1': `
Irrigation interval in mango during fruit development
is it right to give water in november to bearing trees
fruits are pea size in april, water gap please
summer first year plants wilting, how often to water
आम के बाग में सिंचाई कब कब करें जानकारी
अक्टूबर से दिसंबर तक पानी देना बंद करें क्या
मई में फल बढ़ रहे हैं कितने दिन में पानी लगाएं
नए पौधों को लू में हफ्ते में दो बार पानी काफी है
aam me pani kab dena chahiye kab rokna
fal aane se pehle pani dene se baur kam nikalta h kya
april mai june me patta kitne din pe
agahan me bagiche ko seench diya galat to nahi kiya
mango watering gap
watering in november reduces flowers, true or not
how often to irrigate between april and june
बाग में पानी बंद
बौर से दो महीने पहले सिंचाई करना सही है क्या
नए लगाए पौधे पहली गर्मी में सूख रहे, हफ्ते में कितना पानी
फल बढ़ते समय दस बारह दिन का अंतर ठीक है या कम
aam sichai kab
aghan poos me bag ko paani dena chahiye ki nahi
amiya badi hone lagi ab kitne din pe nali chhodu
pani dete raha to baur ki jagah patte nikal aaye
SINCHAI ROKNE KA SAHI MAHINA PUCHHA KISAN NE
`,
  'mango-pruning-1': `
Farmer asked about pruning time in bearing mango
is it okay to cut branches in july after picking
remove crossing and dead wood now or in winter
tree is too dense inside, how to let sun in without losing crop
आम में कटाई छंटाई का सही समय
फल उतरने के बाद कैंसे काटें कि अगली फसल न घटे
आपस में रगड़ती डालियां निकाल दूं क्या
भारी छंटाई करने से फल कम क्यों आते हैं
aam ki chatai kab aur kitni karein
tudai ke turant baad pruning kar sakte kya
beech ki ghani daliya nikalu taki roshni aaye
zyada katai se agle saal fal nahi aata kya sach hai
light pruning after picking
fruits come on which year shoots, old or new
is winter pruning okay or right after harvest
बाग की हल्की छंटाई
सूखी कमजोर डाल निकालने का सही वक्त कब
बीच से पेड़ खोलने पर धूप आएगी, कितना खोलूं
कसकर छंटाई करने से अगली बार बौर नहीं आएगा क्या
halki kaat chhant
tudai ke kitne din baad katai chhatai karni hai
ped andar se jungle ho gaya hai, daliya aapas me ragadti
mai har saal mota mota kaat deta hu, fasal kam ho gayi
FARMER ASKED ABOUT TRAINING AND LIGHT PRUNING AFTER HARVEST
`,
  'mango-pruning-2': `
REJUVENATION OF OLD MANGO ORCHARD INFORMATION
forty year trees with few fruits, at what height to head back
december cut trees, manure and water after that
new shoots too many on cut old trunks, thin when
पुराने आम के बाग का जीर्णोद्धार कैसे करें
बाग चालीस साल का, फल नाम मात्र, तना कितने मीटर पर काटें
कटाई के बाद पेड़ को गोबर और पानी कितने दिन पर
मई जुलाई में कोंपल छांटना क्यों, कितनी छोड़ें
purane aam ke bag ko naya karne ka tarika
dec me 3 meter pe kaat diya, khad pani kaise de
budhe ped ki motee daal kitni rakhni hai katne ke baad
pachaas sal ka bagicha bekar, jad se ukhadu ya upar se kaatu
old orchrd renew
after topping at 3 m how many years without fruit
is december right month to cut big old trees
बूढ़े बाग का इलाज
पुराने पेड़ काटकर हर डाल पर कितनी कोंपल रखें
जीर्णोद्धार के बाद सौ किलो गोबर और पानी का अंतर बताएं
तीन मीटर पर सिर काट देने से पेड़ मर तो नहीं जाएगा
bag ka kayakalp
bujurg ped ka sir kaatna sahi hai kya
agahan poos me upar se kaat du to do saal baad phalega kya
naye kalle jhund me nikle hai, may me kitne chhodu
kate purane ped ko march se barsat tak kitne din pe seenchu
`,
  'mango-disorders-1': `
Problem of irregular bearing in mango
trees flower alternate years only, remedy for off year
this is the rest year, can paclobutrazol bring bloom
after bumper season what care so next year is not blank
आम में एक साल छोड़कर फल आने की समस्या
पैक्लोब्यूट्राजोल कब और किससे पूछकर डालें
पिछले साल बंपर, इस साल मंजर ही नहीं, कारण और उपाय
नागा वाले साल में भी फल कैसे लें
aam me ekantar falan ka upaye
is baras ped khali hai pichle baras jhuk gaya tha fal se
paclo dawai se off saal me baur nikalta hai kya
alternate bearing kaise roke aam me
off year flowering
does cutting and feeding after harvest help next bloom
FARMER ASKED QUERY ABOUT PACLOBUTRAZOL APPLICATION IN ORCHARD
एकांतर फलन उपाय
पैक्लोब्यूट्राजोल डालने से पेड़ कमजोर होगा क्या
एक बरस बंपर दूसरे बरस सूना, क्या पेड़ में बीमारी है
सितंबर वाली जड़ की दवा किससे पूछकर डालनी चाहिए
ek sal chod ek sal
jad me paclo type dawa dalna theek hai kya khali saal me
pichli baar toot ke phala, abki baar ek manjar nahi
irregular bering ka upay
har dusre saal bag thekedar nahi leta kyunki phalta nahi
`,
  'mango-disorders-2': `
ASKING ABOUT FRUIT DROP PROBLEM IN MANGO
why only few fruits stay out of so many set
naa spray for stopping young fruit fall, right or not
will windbreak and light watering reduce dropping of tikora
आम के टिकोले झड़ रहे हैं रोकने का उपाय
दाना बनने के बाद ज्यादातर गिर जाता है, क्या यह कुदरती है
टिकोरा गिरना बंद हो इसके लिए क्या डालें
सरसों दाने से बड़े होते ही फल टपकने लगे
aam ka tikola gir raha hai kya kare
kairi jhad rahi bahut, pani du ya hormone
naa ka spray fal girne me kab
chote fal peele hokar toot rahe, nami kam hai kya wajah
tikora drop control
one fruit in hundred stays, is that natural
dry soil after set makes marbles fall, is it so
अमिया टपकना
टिकोले ढेर सारे गिरते हैं, चिंता की बात है क्या
दाना बनने के बाद पानी देना सही है क्या
हवा के झोंके से छोटे फल झड़ते, किनारे पेड़ लगाऊं क्या
tikola jhadna roko
sau me se kitne tikore pakne tak bachte hai
naa hormone label se zyada dalu to aur ruk jayenge kya
chane barabar phal subah tak zameen pe safed chadar jaise
CHHOTE PHAL GIRNE KE NIYANTRAN KI JANKARI CHAHIYE
`,
  'mango-disorders-3': `
Information regarding mango malformation control
panicle became a compact green lump, cut how far below
bunchy shoots on nursery grafts, should i reject them
leafy clump instead of flower, is it a fungus
आम में गुम्मा रोग की रोकथाम
बौर गोभी जैसा बन गया, कितनी टहनी सहित काटकर जलाएं
पौधे की चोटी पर छोटी छोटी पत्तियों का गुच्छा
गुच्छा बीमारी में अक्टूबर में हार्मोन छिड़कते हैं क्या
aam me guchha bimari ka upchar
baur mota hara gumma jaisa ban gaya dana nahi lagta
nayi kalam me jhad jaisi konpal nikli, rog hai kya
manjar ka gola ban jata, usko todke jala du
malformtion cut burn
no fruit from thick cabbage like bloom, what is wrong
is it safe to take grafts from tree having bunchy shoots
गुम्मा रोग इलाज
झुमका सा बौर सूखकर भी पेड़ पर लटका रहता है
बीमार गुच्छा कितने सेंटीमीटर टहनी सहित उतारूं
फ्यूजेरियम वाली बीमारी बौर में, साफ कलम कहां से लूं
guccha rog
phool ki jagah gobhi ban gaya, phal kabhi nahi lagta
guchhe wale baur todke bag me chhod du to nuksan hoga kya
october me hormone marne se gumma kam hota hai kya
chhote paudhe ki chonch pe jhadu jaisa bana hai
`,
  'mango-disorders-4': `
ZINC DEFICIENCY IN MANGO CONTROL MEASURE
leaves very small like bunch and pale between veins
usar land trees with rosette foliage, what foliar spray
zinc sulphate with urea how many times and gap
आम में जिंक की कमी के लक्षण और उपाय
नसें हरी बीच में पीला, पत्ती बहुत छोटी रह गई
रेतीली जमीन के पेड़ में पत्ते गुच्छेदार और संकरे
जिंक सल्फेट का छिड़काव कितने ग्राम लीटर में आम पर
aam ke patte chote reh gaye guchhe me
jasta ki kami kaise pehchane, kya spray kare
jink sulfate aur urea ghol kitne din ke antar se
kshariya zameen me naye patte bareek aur peele
zinc shortge spray
sandy soil trees with tiny leaves, 5 g zinc per litre right
is adding urea with zinc sulphate okay for leaf spray
जस्ते की कमी
पत्ते बौने रह गए, गुलाब के फूल जैसे गुच्छे में
जिंक का दूसरा छिड़काव कितने दिन बाद करें
खारी जमीन में पत्ती छोटी और नसों के बीच पीली
jasta ghol chidkav
patte chote chote chidiya ki jeebh jaise ek jagah jame
zinc salfet 5 gram urea 10 gram milana sahi hai kya
kshariya bhumi me kaunsa tatva kam padta hai jisse patta chota rahe
LITTLE LEAF KE UPCHAR KI JANKARI
`,
  'mango-disorders-5': `
Farmer asked about leaf scorching in mango
margins burnt brown after watering with saline tubewell
is potash shortage or salt drying the leaf edges
brown crisp tips on young trees in poorly drained land
आम की पत्तियां किनारे से झुलस रही हैं
खारे पानी की सिंचाई से पत्तों के सिरे सूख गए
पत्ते की नोक भूरी, जमीन में नमक है, क्या करें
नियमित पानी न देने से पत्ता जलता है क्या
aam ke patte ke kinare sukh rahe kya karan
namkeen boring ka pani de raha, patti jal gayi
patti ke sire bhure, potash ki kami to nahi
pani nikasi kharab hai pedo ke patte jhulse hue, ilaj
leaf tip burning
mulch and sweet water flushing, will it stop edge scorch
is tubewell water with salt okay for my trees, leaf ends brown
पत्ती किनारे जले
नमक वाले पानी से पत्ता झुलसता है तो निकास बनाऊं क्या
पत्ते की नोक ऐसे सूखी जैसे आग छू गई
पोटाश कम हो तब भी किनारे भूरे होते हैं क्या
patta kinara jalna
khara pani dena band karu ya chalta rahu, patte bhoore ho rahe
thale me namak jam gaya usko meethe pani se bahana sahi hai
kabhi zyada kabhi kam pani se patte ki nok sookhti hai kya
TIP BURN OF LEAVES KA KARAN AUR UPAY PUCHHA
`,
  'mango-disorders-6': `
BLACK TIP PROBLEM IN MANGO NEAR BRICK KILN
is smoke from bricks reason for blackened fruit ends
borax spray on young fruits helps against kiln fumes or not
kiln coming 500 metre from my orchard, will it harm
आम में कोयलिया रोग भट्ठे के कारण
फल का निचला सिरा काला पड़कर सख्त, पास में भट्ठा चलता है
भट्ठे वाले से चिमनी ऊंची करवाने से फायदा होगा
बोरेक्स कब छिड़कें कि फल का सिरा काला न हो
bhatta ke dhua se aam ka nichla hissa kala
koiliya rog ki dawai aur bachav
bag se bhatta kitna door hona chahiye fal kala pad jata
eit bhatta wale gaon me kairi ki nok jal gayi jaisi
black tip borax
does raising kiln chimney reduce black fruit ends
is it okay to plant orchard beside a brick kiln
कोइलिया रोग
भट्ठे का धुआं बाग पर आता है, फल नीचे से कोयला
सुहागा छिड़कना ठीक रहेगा क्या, उद्यान वाले से पूछूं
कच्ची केरी का सिरा पत्थर सा काला, पकने से पहले ही
bhatta dhuan aam
int bhatte ke pados me kairi ki thudi kali ho gayi
chimni unchi kara de to agle saal phal bachega kya
borex ka chidkav chhote phal pe kab karna
KALA SIRA ROG, BAG KE PASS BHATTA HAI, SALAH CHAHIYE
`,
  'mango-pests-1': `
MANGO HOPPER ATTACK INFORMATION
tiny wedge insects fly up when we walk under flowering trees
leaves below look wet with sugar and then soot comes
can neem or beauveria be sprayed before flowers for jumping insect
आम में भुनगा कीट का नियंत्रण
मंजर पर छोटे छोटे कीट, लासा गिर रहा, पत्ता काला
लस्सा कीट लगा है बौर सूख रहा
पूरे फूल में दवा छिड़कना ठीक है क्या भुनगे के लिए
aam me fudka kit lag gaya kya dale
manjar me lassi lagi hai, kaali kaali parat patte par
baur pe chhote machhar jaise keet chipchipa kar dete
madhua lag raha bag me kab spray karna chahiye
hoper control before bloom
is spraying in full bloom okay against hoppers
dense garden brings more jumping bugs, should i thin branches
भुनगा कीट दवा
बौर के डंठल से तिकोने कीट उछलते हैं
पत्तों पर कालिख जमी और हाथ लगाओ तो चिपकता है
शुरू में नीम छिड़कना भुनगे पर काम करता है क्या
madhuwa rog baur
lassa gir raha hai ped ke neeche zameen tak chipchip
manjar sookh gaya, chhote phudakne wale keede bhare pade hai
buprofezin khile phool me maarna sahi hai kya
FUDKA KEET KE NIYANTRAN KE BARE ME JANKARI MANGI
`,
  'mango-pests-2': `
Farmer asked about mealy bug control in mango
how to put plastic sheet on trunk against white bugs
when is the time to plough orchard to kill eggs of cottony insect
females coming down the tree in april, what to do
आम में मिली बग की रोकथाम
पेड़ पर पॉलीथीन कब बांधें और कितनी ऊपर
सफेद फाहे जैसे कीट टहनी से रस चूसते
दहिया कीट जमीन से चढ़ता है तो कैसे रोकें
aam me mealybug aa gaya dec me kya kare
tane par 400 gauge ki patti aur grees lagana kab
safed makhmali keede daal pe chipke rengte hue
gujiya keet ki roktham ka desi tarika
mealybug band height
FARMER ASKED ABOUT TYING POLYTHENE BAND ON TRUNK
greasing lower edge of plastic really needed or not
तने पर पट्टी
गुझिया कीट के बच्चे किस महीने ऊपर चढ़ते हैं
नवंबर में बाग की जुताई से सफेद कीड़े घटेंगे क्या
कितने गेज की पन्नी और जमीन से कितने ऊपर बांधें
gujhiya ki patti
chaddar bandhne me der ho gayi keede chadh chuke ab kya
baisakh me mota safed keeda ped se utarta hai, kaise pakdu
rui ke fahe jaise keede manjar chat kar gaye
grease lagana zaruri hai kya panni ke niche
`,
  'mango-pests-3': `
CONTROL OF FRUIT FLY IN MANGO
ripe ones rot from inside with small worms, which trap
dropped fruits lying under trees, bury or leave them
when should lure bottles be tied before picking
आम में फल मक्खी का उपाय
पके आम में छोटी सूंडियां, ऊपर भूरा नरम दाग
मिथाइल यूजेनॉल ट्रैप कितने पहले लगाएं
पेड़ के नीचे गुड़ाई करने से मक्खी मरती है क्या
aam me phal makhi lag gayi fal sad rahe
daagi fal ke andar illi nikli, trap kaunsa
gire fal gaadne se makhi kam hogi kya
fal makhi se bachane ko jaldi todun kya
fruit fly lure
fallen rotten fruit in pit, how often to bury
is leaving ripe fruit longer on tree bringing maggots
फल मक्खी ट्रैप
पके फल में पिल्लू, छिलके पर भूरा पिलपिला दाग
तुड़ाई में देर करने से मक्खी बढ़ती है क्या
यूजेनॉल की शीशी कितने दिन पहले टांगनी है
fal makhi jaal
aam kaata to andar safed keede, bahar sirf naram nishan
zameen pe tapke phal uthakar gadna zaruri hai kya
ped ke niche khudai karne se makkhi ke koye mar jate hai kya
MAGGOT IN RIPE FRUIT, UPCHAR KI JANKARI
`,
  'mango-pests-4': `
Mango stem borer management query
wood powder near base and holes in trunk, branch wilted
can i poke wire in tunnel to kill grub
beetle laying eggs on loose bark, how to stop
आम में तना छेदक कीट की रोकथाम
पेड़ के तने से भूसा जैसा निकल रहा, डाली मुरझा गई
छेद में दवा भरनी चाहिए या मिट्टी से बंद करें
ढीली छाल खुरचने से कीड़ा रुकता है क्या
aam ke tane me chhed kar diya keede ne
lakdi ka chura gir raha ped sukhta ja raha
tana bedhak ka ilaj taar wala
mota safed gidar tane ke andar surang bana raha
trunk hole grub
is it okay to put petrol like chemical in hole or ask officer
limbs wilt one after other and fine dust at base
तना छेदक इल्ली
पेड़ के तने में बुरादे वाला छेद, मिट्टी से बंद करना सही है
एक एक डाल सूखती जा रही, छाल के पीछे सुरंग
गिडार निकालने के लिए तार कैसे डालें
gidar tana cheda
lakkad keeda ped kha raha, bhusi roz girti hai
dhili chhal khurach ke niche lep lagane se bhringi ande nahi degi kya
sookhi dali jisme ched hai usko rakhu ya jala du
STEM BORER KE UPCHAR HETU SALAH
`,
  'mango-diseases-1': `
POWDERY MILDEW IN MANGO INFORMATION
ash like coating on panicle and baby fruit falling
when panicle is how long should sulphur be given
cool nights, hot days, flowers turning white floury
आम में खर्रा रोग का नियंत्रण
मंजर पर राख जैसी सफेदी, दाने गिर रहे
चूर्णी फफूंद में गंधक कब छिड़कें
जनवरी फरवरी में बौर सफेद होकर सूखना
aam ke baur me safed fafund ka upay
kharra bimari lagi manjar me
powdery milduw aam, gandhak ka ghol kab
manjar par safed rakh, chote tikole tapak rahe
powdery mildw bloom
wettable sulphur at 8 cm panicle, is this right timing
flour like cover on flower stalk in cold february nights
खर्रा रोग गंधक
दहिया जैसा सफेद छा गया मंजर पर और दाने गिरे
चूर्णी रोग कौन से महीनों में ज्यादा आता है
बौर कितने सेंटीमीटर का हो तब गंधक डालें
safed churn baur
manjar pe aata chhidka hua lagta hai
gandhak khile baur par de du to nuksan hoga kya
gucha wale baur hatane se kharra kam hota hai kya
magh fagun ki thand me phool safed ho ke jhad gaye
`,
  'mango-diseases-2': `
Anthracnose disease in mango asked
black dots on bloom plus sunken marks on ripe fruit
hot water dip of fruits, will it stop rotting spots
twigs dead and leaf has brown black blotches in wet weather
आम में एन्थ्रेक्नोज के लक्षण और बचाव
पकने पर छिलके पर काले धंसे निशान पड़ जाते
पत्ते पर काले भूरे धब्बे, कॉपर वाली दवा छिड़कें क्या
श्यामव्रण से फल बचाने को कागज की थैली ठीक है
aam par kaale dhabbe wala rog kya hai
fal peti me sad raha kale gol daag
patti par bhure kale dag aur baur kala pad gaya
garm pani me dubona se anthraknose jata hai kya
anthracnos black spots
does hot water bath after picking cut black rot
is copper oxychloride okay on spotted leaves
काले धंसे दाग
पका फल रखने पर काला गड्ढा पड़ता है, पेड़ पर साफ था
सूखी टहनी जलाने से दाग वाला रोग कम होगा क्या
पत्ती पर कत्थई धब्बे, बौर पर सुई जैसे काले बिंदु
shyam vrun aam
peti khole to aadhe phal pe kaale tikke
garam pani me dubokar bechna sahi hai kya sadan rukegi
patte pe bhure kale dhabbe, baur bhi jhulas gaya
pakne rakhe the, teesre din gaddhe jaise kaale nishan ubhre
`,
  'mango-diseases-3': `
ASKING ABOUT DIE BACK DISEASE OF MANGO
branch ends dead after rainy season, leaves scorched still hanging
how far below dry part must i cut and paste
old tree drying from top slowly, remedy
आम में डाई बैक रोग की जानकारी
टहनी सिरे से सूखती नीचे आ रही है, कटाई कैसे
कटी डाल पर तांबे का लेप लगाना है क्या
पुराने पेड़ की फुनगी बरसात बाद मर गई
aam ki dali upar se sukh rahi hai
die back me kitna neeche se kaatna chahiye
sukhi tahni jala de ya chhod de, lep kya lagaye
barish ke bad bude ped ki nok wali tahniya bhuri
dieback cut below
copper paste on cut end, is it necessary
old tree tips die back after monsoon, water and feed more
टहनी मार रोग
ऊपर से सूखती टहनी को कितने सेमी नीचे काटूं
कटे हुए हिस्से पर बोर्डो लेप लगाना सही है क्या
बरसात बीती तो पुराने पेड़ की चोटी झुलसी दिखने लगी
sukha dali lep
ped ki phungi se maut niche aa rahi hai
kati hui rogi tahni bag me hi pade rahne du kya
barsat me hi kaat du ya sookhe mausam me kaatna hai
barsaat ke baad tehniya phunagi se jalti si dikhi, aari kaha tak chalau
`,
  'mango-harvest-1': `
Fruit bagging in mango, time and material
can newspaper cover on fruit reduce black marks
at which stage to tie brown paper bag on tree
आम में फल थैलाबंदी कब करें
तुड़ाई से पंद्रह दिन पहले कागज चढ़ाने का फायदा
फल पर लिफाफा बांधने से सड़न घटती है क्या
bagging karne se aam saaf nikalta hai kya
aam pe paper bag kab chadhaye
chamak dar bina dag ka aam kaise taiyar kare
is bagging useful for small grower to get clean mango
अखबार का लिफाफा पेड़ पर लटके आम पर लगाना ठीक है
fal todne se kitne din pehle cover lagana, akhbari kagaz chalega
fruit baging days
does brown paper cover lower rot after picking
15 days before harvest, is that correct for bagging
कागज की थैली
अखबार चढ़ाने से फल पर दाग कम आते हैं क्या
थैली कितने दिन पहले पहनाएं, पहले पहनाऊं तो नुकसान
पेड़ पर लगे आम को ढकने का कागज कौन सा हो
lifafa bandhna
akhbar ki thaili aam pe bandhna sahi hai kya
saaf suthra phal lene ke liye ped par kya chadhaye
bhura kagaz ya akhbar, dono me se kis ki thaili
FRUIT BAGGING KI JANKARI KISAN KO CHAHIYE
`,
  'mango-harvest-2': `
MATURITY SIGNS AND HARVESTING METHOD OF MANGO
can i shake the tree to bring fruit down quickly
sap from stalk spotting the skin, how to avoid at picking
shoulders have come up, is it time
आम की तुड़ाई कब और कैसे करें
कंधा उभर गया है फल का, तोड़ना शुरू करूं
पेड़ हिलाकर फल गिराना गलत है क्या
चेप से छिलका काला न पड़े इसके लिए कैसे तोड़ें
aam todne ka sahi time kaise pata chale
ek do tapka gira, ab bag tudwau kya
laggi se todu to dandi kitni chodni h
chhilka halka hara ho gaya, fal taiyar hai ki nahi
mango picking sign
stalk down on ground so milk runs out, is this right
shoulder higher than stem joint means mature or not
आम पकने की पहचान
छिलका हल्का हरा और एक दो फल खुद टपके, तोड़ लें क्या
डंडी छोटी रखकर जाली वाले बांस से तोड़ना ठीक है
पेड़ झकझोर कर फल गिराने से क्या नुकसान
tapka aane laga
chep se chhilka kaala pad jata, todne ke baad kaise rakhe
laggi me jaali lagane se phal ko chot nahi lagti kya
kairi poori taiyar hai ki kachi, aankh se kaise pehchanu
TUDAI KA SAHI SAMAY AUR TARIKA PUCHHA GAYA
`,
  'mango-storage-1': `
Farmer asked ripening of mango without carbide
what temperature to hold green fruit in cold room
ethylene chamber, how many hours and ppm
is it legal to use masala pudiya for ripening
आम पकाने का सुरक्षित तरीका
कार्बाइड से पकाना कानूनन मना है क्या
हरा आम कितने डिग्री पर कितने हफ्ते टिकता है
एथिलीन गैस से पकाने की विधि
aam ko pakane ke liye carbide dal sakte kya
cold storage me aam 13 degree pe kitne din
ripening chamber me kitne ghante rakhna
fal kachche hai ek sath pakane hai bina masala
carbide ban ripening
cold room at 8 degree harmed my green fruit, what is safe
ethylene 100 ppm, for how many hours keep closed
बिना कार्बाइड पकाना
मसाले से आम पकाना मना है क्या सजा होगी
हरे फल 13 डिग्री पर कितने हफ्ते रख सकते हैं
एथिलीन कमरे का तापमान कितना रखें
pal lagane ka tarika
cold store me itni thand ki phal kaale pad gaye, kitna degree sahi
gas wale kamre me 24 ghante kafi hai kya pakane ko
humidity kitni chahiye hare aam rokne ke liye
KELSIUM CARBIDE SE PAKANA SAHI HAI KYA, KISAN NE PUCHHA
`,
  'mango-intercropping-1': `
INTERCROPS IN YOUNG MANGO GARDEN ASKED
can i take banana between three year old mango plants
cowpea or potato in alleys of new orchard, which suits
shade has closed, should i stop growing vegetables under trees
आम के नए बाग में साथ में कौन सी फसलें लें
छोटे पेड़ों के बीच गन्ना लगाने से नुकसान होगा क्या
बगीचे में हल्दी और आलू लगा सकते हैं क्या
थाले छोड़कर बीच में मूंग बोऊं, कितने साल तक
aam ke bag me intercropping ki jankari
bagiche ki khali jagah pe lobiya pyaj lagau
kela aam ke sath lagane se dikkat hogi kya
chhote ped wale bag me kaun kaun si sabji le sakte
crops between yong trees
is it okay to grow sugarcane close to small trees
FARMER ASKED ABOUT INTERCROPPING IN NEW ORCHARD
बाग में सहफसल
छोटे पेड़ों के बीच लोबिया या प्याज लेना सही है क्या
कितने बरस तक बीच की जमीन में सब्जी उगा सकता हूं
केला साथ में लगाने से छोटे पौधे दबेंगे क्या
naya bag antar fasal
thale chod ke aloo haldi lagau to ped ko nuksan hoga kya
saatve saal chhaya ho gayi, ab bhi niche boun ki chhod du
khali padi jagah me moong bo ke do paise kama lu kya
makka jaisi unchi fasal kalam ke paas na lagaye, kyu
`,
  'mango-yield-1': `
Farmer wants to know mango production per hectare
bihar average output against uttar pradesh orchards
grafted plant age three, when will fruiting begin
how much tonne per acre is normal in tamil nadu
आम की औसत पैदावार कितनी होती है
कलम लगाने के कितने बरस बाद फल मिलने लगता है
बिहार में एक एकड़ से कितना आम निकलता है
हेक्टेयर में कितने टन, कर्नाटक का औसत
aam ki upaj kitni hoti hai ek hectare me
kalami paudha kab phalna shuru karega
bihar aur up ka utpadan ton me batao
ek acre aam bag se kitna quintal milega
mango avrage yield
is 5 tonnes per acre possible from a normal orchard
which state got 13.6 tonnes per hectare
आम की औसत उपज
कलमी पौधा चौथे साल में फल दे देगा क्या
तमिलनाडु में एक हेक्टेयर से कितना टन निकलता है
बिहार में 9 टन प्रति हेक्टेयर का आंकड़ा सही है क्या
kalam kab phalegi
andhra karnataka me hectare ka kitna ton aata hai
lagane ke kitne baras baad pehla phal milega
up ka utpadan sabse zyada hai kya, kitna ton
mere bag se 40 quintal acre nikla, ausat se kam hai kya
`,
  'banana-climate-1': `
what temperature suits banana and below what does cold hurt
planting windbreak trees around banana garden, is it needed
heat has crossed 40, has growth stopped
i am in tarai where december nights fall to six degree, will plants be injured
दिसंबर की रातें छह डिग्री तक जातीं, पौधे झुलस जाएंगे क्या, रोपाई का समय बदलूं
पारा 10 तक गिर गया, केले पर असर होगा क्या
लू में बढ़वार थम गई, कितने तापमान पर रुकती है
खेत के चारों तरफ हवा रोकने को क्या करें
aandhi har baisakh aati hai, kis mahine ropu ki bojh wale paudhe na tute
10 degree raat me kele ke paudhe kharab honge kya
tej hawa se kela tut jata bachav ke liye ped lagana
40 degree me badhwar band h normal hai kya
plants stand still in january, is it because below eighteen degrees
wind of eighty km snapped my garden, what to plant around
banana cold limit
12 डिग्री से नीचे ठंड में पत्ते पीले, पौधा मरेगा क्या
बढ़वार 38 डिग्री पर रुकती है, सही है क्या
केला तापमान कितना
आंधी के महीने में घार न आए इसके लिए रोपाई कैसे सोचें
kela thand nuksan
jeth ki loo me naya patta hi nahi nikla
hawa rokne wali jhaad lagana sahi hai kya khet ke charo or
kitne se kitne degree me sabse tez badhta hai
aandhi me tana beech se tuta, kheti ki jagah kaise chune
`,
  'banana-soil-1': `
which type of soil is best for banana cultivation
my land has lime nodules, can kela grow there
low heavy black field, rain water stays a week, go ahead or choose another plot
farmer asked land selection, black clay holding water
केले की खेती के लिए कौन सी जमीन चुनें
कंकड़ चूना वाली जमीन में केला होगा क्या
धान वाली निचली मटियार जमीन खाली है, उसमें ये बाग सफल होगा क्या
पानी न रुके ऐसी गहरी दोमट जरूरी है क्या
mitti janch me khara pan nikla, paudhe lagane se pehle soch raha hu
khari jamin me kela laga sakte he kya
kali chikni mitti me pani rukta h kela sahi rahega
jamin ka ph kitna ho kela lagane layak
ph seven and deep loam, good enough for this crop
water stands near roots after rain in clay land, is it okay
soil for bananna
चूना पत्थर वाली जमीन में लगाने से कुछ बिगड़ेगा क्या
पानी टिकने वाली भारी माटी छोड़ दूं क्या
केला मिट्टी पीएच
बहुत रेतीली जमीन, पौधा खड़ा रहेगा या नहीं
kele ki zameen
khara khet hai, patte kinare se jalenge kya
gehri upjau mitti kitni zaruri hai is bagan ke liye
naram domat jisme pani na ruke, wahi lu kya
6 se 7.5 ph na ho to kya bigdega
`,
  'banana-nursery-1': `
friend offers side shoots of all ages with broad leaves, which ones do i reject
nendran planting time in rainfed kerala plot
how old should the sucker be and is sword type better
how to prepare nendran sucker, cut stem at what height
पड़ोस के बाग से बच्चे ला रहा हूं, चौड़े पत्ते वाले लूं या पतले तलवार वाले
नेंद्रन की पुत्ती लगाने से पहले कितना काटना है
बिना सिंचाई के अप्रैल में पुत्ती रोपें या अगस्त में
तलवार जैसी पत्ती वाली पुत्ती कितने महीने की ठीक
bhado me sinchai ke sath lagana hai, bachche kitne purane hone chahiye
sword sucker kitne mahine ka lena chahiye
sinchit kela agast me lagaye ya april me kerala
putti ki purani jad kaatni h kya lagane se phle
which shoots, sword shaped or broad leaf water shoots
stem cut fifteen to twenty cm above bulb, is it right
nendran suker planting
वर्षा आधारित रोपाई अप्रैल मई में करना चाहिए या नहीं
कंद की पुरानी जड़ें छीलना जरूरी है क्या
नेंद्रन पुत्ती रोपाई
मिट्टी के ऊपर कितना तना छोड़ना है
talwar putti umar
4 mahine se bada sakar lagane se nuksan hoga kya
kerala me sinchai wali fasal chingam mahine me lagana thik
patle nukile patte wali chhoti paudh hi kyu chune
kele ki paudh ka kand kitna gehra, upar kitna dikhe
`,
  'banana-nursery-2': `
two hundred lab plants reached in june heat, can they go straight into field at midday
can g9 lab plants be put in february
tissue plant delivered, soil level should match bag or deeper
do fresh tissue plants need shade in first weeks
लैब से आए पौधों की काली थैली हटाते वक्त क्या सावधानी रखूं
जी नाइन के पौधे मई की गर्मी में लगा दें क्या
पौधा थैली की मिट्टी से गहरा दबाना है या बराबर
टिश्यू वाले को शुरुआत में रोज पानी चाहिए क्या
company wale 300 paudhe de gaye, kitni gehrai aur pehle hafte kaise sambhalu
g9 ka paudha kitna gehra dabana he
lab wale paudhe lagane ke baad kitne din chhaya aur pani
sardi me tissue culture paudha lagau ya ruku
roots broke while tearing the polybag, how to plant lab saplings
evening planting and shade for two weeks, is it needed
tissue cultur planting
थैली वाली लैब पौध दोपहर में लगाने से हानि होगी क्या
कड़ाके की ठंड में टिश्यू पौधा रोपना गलत तो नहीं
टिश्यू पौधा रोपाई
थैली की मिट्टी जितनी ही ऊंचाई तक दबाना है क्या
g9 paudh lagana
roz pani kitne din tak lab wale nanhe paudho ko
mai ki garmi me paudhe aa gaye, abhi rop du ya ruku
thaili cheer ke lagau ya phaad ke, jad na hile
nayi paudh par chhaya ke liye kya gadu aur kab tak
`,
  'banana-sowing-1': `
one acre is ready and i must book plants of the tall red fruited type, number please
how many red banana fit into an acre
farmer wants distance and plant count for robusta
if i plant dwarf cavendish closer, what is the right gap
केले में पौधे से पौधे की दूरी की जानकारी
रोबस्टा एक हेक्टेयर में कितने पौधे लगते हैं
कम ऊंचाई वाली किस्म पास पास लग सकती है क्या, फुट में बताओ
दो एकड़ के लिए कितने टिश्यू पौधे मंगाऊं
ek bigha ke liye paudhe book karne hain, 6x6 ft pe kitne padenge
2 acre me kitne g9 ke paudhe aayenge
saade paanch fut pe lagaye to kitne paudhe ek akad me
nendran ki lagane ki doori batao
twelve hundred ten plants fit at which feet spacing
eight by eight feet for red fruit type, is it right
bananna plants per acre
नाटी कैवेंडिश साढ़े पांच फुट पर लगाना कैसा रहेगा
लाल केले के एक एकड़ में कितने पौधे
रोबस्टा पौध दूरी
हेक्टेयर में 3560 पौधे किस फासले पर आते हैं
kela kitne fut
basrai ko 6 foot dene se jagah bekar jayegi kya
nendran ek acre me 1210 hi kyu, duri kitni
ghana lagaya to ghar chhoti to nahi, tnau kya kehta
680 paudhe acre, kaunsi kism ka hisab hai
`,
  'banana-varieties-1': `
which types sell in town and which are kept for frying wafers in the south
name of banana types used for cooking as vegetable
which kela variety is grown in hilly places of south
operator note: farmer wants names of commercial cavendish types
मंडी में लंबे पीले वाले चलते हैं, उनके नाम क्या हैं और सब्जी वाला अलग है क्या
सब्जी वाला केला कौन सी किस्म होता है
बसराई और ग्रैंड नैन बाजार के लिए कैसे हैं
मंडी में चलने वाली केले की वैरायटी
konkan pahad ki dhalan pe konsi jaat lagate log, naam bataiye
kachche kele ki sabji wali kism ka naam
basrai lagau ya koi aur market ke hisab se
south me konse kele lagte hai naam batao
hill banana names of the south, virupakshi and another
market type names for long yellow fruit
best banna variety
सब्जी बनाने वाला मोंथन जैसा और कौन
बसराई को बाजार में क्या कहते हैं, चलेगी क्या
शहर की रेहड़ी पर जो लंबा पीला बिकता उसका असली नाम
पूवन रसथली किस इलाके में उगाते हैं
g9 robusta kism
chips wale nendran ki kheti kaha hoti hai, aur kaunsa talne ka
pahadi kele ka naam batao, sirumalai
grand naine lagana theek rahega kya mandi ke liye
kaunsi jaat ki mang sabse zyada, teen naam
`,
  'banana-nutrients-1': `
everybody quotes a different number of grams, which figure is right for each plant of g9
how many grams nitrogen phosphorus potash one plant takes in its life
npk requirement of grand naine farmer asked
total nutrients per acre if i have 1200 plants
तीन हजार पौधे हैं, कुल नाइट्रोजन और पोटाश हेक्टेयर में कितने किलो बैठेगा
ग्रैंड नैन को कितना नाइट्रोजन फास्फोरस पोटाश चाहिए
एक एकड़ केले में कुल कितने किलो पोटाश
टिश्यू वाले केले का प्रति पौधा उर्वरक
kela me khad kitna gram per plant
1200 paudhe h to urea potas total kitna
ek jhund ko puri umar me kitna nitrogen fasforas potash chahiye gram me
g9 ka npk dose batao ek paudha
three hundred grams potash for one plant, too much or correct
at three thousand plants how many kilos of each nutrient
bananna npk per plant
ग्रैंड नैन 220 110 300, ये किसकी सलाह है
मिट्टी जांच बिना 200 ग्राम नाइट्रोजन देना चलेगा क्या
प्रति पौधा खाद
तमिलनाडु वाले टिश्यू पौधे को कितने ग्राम फास्फोरस
kela potash gram
alag alag kitab me alag matra, kisko maanu
ek acre me 360 kilo potash kaise banta hai
paudhe bhookhe lag rahe, poori umar ki khuraak batao
KELE ME PRATI PAUDHA URVARAK MATRA KI JANKARI
`,
  'banana-nutrients-2': `
in how many instalments should banana fertilizer be given
helper throws urea touching the trunk, at what distance should the ring be as it grows
should i widen the ring when plant is six months old
is it right to dump all urea at the base in one go
मजदूर दाना तने से सटाकर डालता है, सही दूरी और किश्तें समझाओ
गड्ढे में कितनी सड़ी गोबर खाद डालें
पौधा छह महीने का है, खाद का घेरा कितना दूर बनाएं
सारी खाद एक बार में जड़ पर डाल दूं तो गलत है क्या
gobar ki sadi khad har gaddhe me kitni tokri, baad me khad ke kitne tukde
kitne bhag me khad baantni hai
ring bana ke khaad kitni dur daale bade paudhe me
ek gadhe me sadi khad kitne kilo kela ke
urea heap touching the trunk burnt it, how far should it be
eight small doses, is it okay to make only three
fertilizer ring distance
पहली दो किश्त तने से कितने अंगुल दूर
गड्ढे में 20 किलो सड़ी गोबर खाद ज्यादा तो नहीं
खाद का घेरा
खाद के बाद पानी न दूं तो नुकसान होगा क्या
kela khad kist
akhri chaar kishte kitni door ghera bana ke
paudha bada hua to jad door gayi, khad bhi door
ek hectare me gobar kitne ton lagega rope ke samay
khad ek saath dena chahiye ya nahi ya thoda thoda
`,
  'banana-nutrients-3': `
weekly tank through lateral pipe, what should i put before flowering and what after bunch appears
soluble fertilizer weekly through drip, which stage needs potash
can calcium nitrate and phosphate go together in the tank
when to end sulphate of potash in drip plan
पाइप से हफ्ते में दो बार घोल देता हूं, घार निकलने पर कौन सा तत्व बढ़ाऊं
ड्रिप के छेद खाद से जाम हो रहे, क्यों
शुरू के चार महीने ड्रिप में क्या ज्यादा दें
हफ्ते में कितनी दफा घुलनशील खाद चलानी है
dripper band ho rahe do khad ek sath milane se, kaunsi alag din de
calcium aur phosphet ek sath drip me de sakte kya
shuru ke mahino me drip se kya de kele ko
sop kab tak chalana hai drip me
drip emitters choked with white curd after two fertilisers
potash more when bunch fills, through pipe, correct
fertigation bananna weekly
टपक सिंचाई में फॉस्फेट और कैल्शियम साथ देना सही है क्या
शुरू में नाइट्रोजन ज्यादा, फिर क्या
ड्रिप घुलनशील खाद
आखिरी खुराक सल्फेट ऑफ पोटाश किस हफ्ते तक
tapak se khad
drip ka chhed band, kaunsi khad alag din chalau
hafte me do baar ghol, 4 mahine ke paudhe ko kya
41 week wala program kya hota hai kele me
venturi se potash kab badhau
`,
  'banana-irrigation-1': `
fingers are short this year, pump was broken at flowering time, is thirst the reason
irrigation interval of banana in may heat
will two days of standing water kill roots
how much water in basin per plant if no drip
पंप खराब था जब फूल आया, फल छोटे रह गए, अब रोज कितने लीटर दूं
ड्रिप कितने घंटे, रोज बीस लीटर काफी है क्या
बाढ़ का पानी खेत में खड़ा है, जड़ सड़ेगी
घार भरते समय पानी कम हुआ तो फल पर असर
barish ka pani do din se thama hai jad galne ka dar, aur garmi me kitna pilana tha
garmi me thala sichai kitne din me karu
pani khada h kele me do din se kya hoga
bina drip ek paudhe ko kitna litre
small fingers after dry flowering time, how much water was needed
forty litre in basin every third day, is it okay in summer
drip litres per plant
पानी दो दिन खड़ा रहा, जड़ काली सड़ गई
बीस लीटर रोज ड्रिप से, बड़े पौधे को काफी
केला रोज पानी
घार भरते सूखा पड़ा, फल उंगली जैसे छोटे
kela pani litre
garmi me thale me kitne din par bhare, kerala
nali band ho gayi, khet talab, paudhe latke
zyada pani dena galat to nahi, jad galti hai suna
jeth me ek paudha din bhar me kitna peeta hai
`,
  'banana-pruning-1': `
four babies have come up round the mother stem and no bunch yet, keep or cut
farmer asked when to keep follower for ratoon
small plants around main one take food, should i cut
leaving all side plants, does it reduce bunch
मां पौधे के चारों ओर चार बच्चे निकले, घार अभी नहीं आई, काटूं
पेड़ी फसल के लिए पुत्ती कब रखें
मुख्य पौधे के आसपास छोटे छोटे निकल आए, हटाऊं
सारी पुत्ती रहने दूं तो घार छोटी होगी क्या
agle saal ki fasal ke liye kaunsa bachcha rakhna aur kis samay se
ratun ke liye konsi putti rakhe aur kab
bagal ke chote paudhe 20 din me kaatna padta kya
putti na kaatne se ghun chhupta he kya
babies around mother take food, cut them every three weeks
is it okay to keep two followers before flowering
sucker cuting banana
बगल के कल्ले छोड़ने में दिक्कत तो नहीं, घार पतली
पेड़ी का बच्चा फूल से पहले रखूं या बाद
पुत्ती कितने दिन
आठ महीने तक सारे बच्चे हटाना ठीक रहेगा क्या
putti katna kab
maa paudhe ke pas jhund ho gaya, darati se kaatu
kele ki ratoon ke liye ek hi kalla kyu chhode
bachhe na hatao to keede chhupte hai kya
month me ek bar safai, side ke paudho ki
`,
  'banana-pruning-2': `
red heart shaped thing hangs below the hands, do i snap it and when
when should the male flower be cut
does covering the bunch with skirting bag help
plant leaning due to heavy bunch, what support
पंजे खुल गए, नीचे लटका लाल दिल जैसा काटूं, घार को थैली भी चढ़ाऊं
नर फूल कब तोड़ना चाहिए
घार पर थैली चढ़ाने का फायदा
घार भारी होकर पौधा गिर रहा, सहारा कैसे दें
kele ka phool niche wala kaatna chahiye ya nahi
ghar ko bag se dhakne ka fayda
panje saaf aur mote chahiye bazar ke liye, ghar nikalne ke baad kya kya karu
aakhri chhota panja hatana jaruri h kya
red bud hanging under bunch, break it or leave for cooking
plastic sleeve on bunch, is it okay in heat
bunch prop bananna
घार के नीचे का लाल लट्टू काटने से फल मोटे होंगे
बांस की टेक के बिना पौधा झुक गया
घार पर थैली
नकली पंजा छोटा वाला हटाना जरूरी है क्या
kela phool katna
mocha kab tode, aakhri achhe panje ke baad
ghar dhakne se phal par daag kam aate kya
bojh se tana tedha, belt bandhu ya lakdi
nar phool na kaate to nuksan hoga kya
`,
  'banana-diseases-1': `
leaves collapse like a skirt round the stem and neighbours say nothing cures it, what stops the spread
banana trunk splitting at ground and older leaves collapse
is there any medicine for fusarium wilt of kela
reddish brown circles in cut stem, will next crop also get it
पत्ते तने के चारों ओर झूल गए, काटा तो कत्थई छल्ले, पास वाले कैसे बचाऊं
केले का तना नीचे से फट रहा, पत्ते पीले होकर लटके
उकठा वाले खेत में धान लें तो फायदा होगा
पनामा रोग की कोई दवा है या उखाड़ना ही पड़ेगा
aujar aur joote se bhi ye murjhan failti hai kya, ukhad ke kya karu
panama wilt wale khet me trichoderma dalna
tana kata to andar laal bhura gol ghera ye kya bimari
bimar khet ka pani dusre khet me jane se failta kya
leaves hang like a petticoat and stem splits near ground
any medicine for panama, or only uprooting
panama wilt bananna
तना चीरा तो लाल भूरे गोले, ये कौन सा सूखा रोग
बीमार खेत का पानी अगले बाग में छोड़ना चाहिए या नहीं
पनामा उकठा इलाज
धान लेने से उकठा वाली जमीन सुधरेगी क्या
kela sukha rog
kudal joote dhona zaruri hai kya sookhne wale paudhe ke baad
kinare se peele patte, tane ke charo taraf jhule
trichoderma gobar me milane se ukhta rukta hai kya
rogi paudha ukhad ke phek du ya jala du
`,
  'banana-diseases-2': `
grand naine in our block near katihar dry up, people talk of a new strain, what precaution
has new panama race reached faizabad
can i buy plants from katihar for my new garden
where to get fusicont for grand naine wilt
कटिहार तरफ जी नाइन सूखने की नई नस्ल की चर्चा है, पौध कहां से न लाऊं
फैजाबाद में जी नाइन सूख रहा, यह नई नस्ल है क्या
फ्यूजीकांट दवा के बारे में बताएं
कटिहार से केले का पौधा लाना सुरक्षित है
kela me TR4 kya hai kaha kaha mila
icar ka koi jaivik ghol hai naye ukathe ke liye, kvk se puchu kya
fusicont kaha milega kela ke liye
burhanpur ka putti lau to rog aayega kya
is it okay to bring suckers from purnea this year
ayodhya side g9 dried, which new strain is it
tr4 bananna bihar
सूरत बुरहानपुर से पौध लाने से उल्टा असर तो नहीं
ट्रॉपिकल रेस फोर किस जिले में मिली
फ्यूजीकांट घोल जानकारी
ग्रैंड नैन को मारने वाला नया उकठा, जैविक इलाज
tr4 kela rog
icar fusicont ke liye kisse sampark karu
katihar ke khet ki mitti ya ghar ka danthal lana theek
pehle g9 me sookha nahi lagta tha, ab kyu
naya panama rog kahan kahan pahucha
`,
  'banana-diseases-3': `
blades dry early in the wet months, first fine yellow dashes then grey centred spots
after rains leaves get streaks that turn grey spots
would pruning the spotted leaf portion help
is mineral oil mixed with fungicide for leaf spot
बरसात में पत्ते जल्दी सूखते, पहले पतली पीली रेखा फिर राख रंग का बीच
बारिश के बाद केले के पत्तों पर धब्बे बढ़ते जा रहे
पत्ती के दाग वाले भाग काटने से रोग रुकेगा
खरपतवार ज्यादा होने से धब्बा रोग बढ़ता है क्या
nali bhari hai ghas bahut hai, patto pe tipke badhte ja rahe
sigatoka me konsi dawa tel ke sath
patte par bhure dhabbe bich me rakh jaisa kela
patte barsat me jaldi sukh rahe potash se fark padega
yellow dashes turn to eye spots with grey middle, blade dries
is it useful to cut only the spotted piece of leaf
sigatoka bananna spray
बरसात में पत्ते पर राख जैसे चकत्ते, पूरा सूखा
नाली और घास साफ करने से धब्बा रोग घटेगा क्या
सिगाटोका रोग इलाज
दवा के साथ खनिज तेल मिलाना गलत तो नहीं
patta dhabba kela
peeli rekha se bhura, jaise kisi ne sui se khincha
potash pura dene se pattiyo ka jhulsa kam hoga kya
paani nikas kharab, patte ek ke baad ek sukh rahe
KELE ME PATTI DHABBA ROG KE UPCHAR KI JANKARI
`,
  'banana-diseases-4': `
mother plant has a brush of short stiff leaves, do i dig out the whole clump
plant dwarf with erect narrow leaves like rosette
should i remove entire clump with the rhizome
do black aphids spread the virus in kela
सिर पर पतले खड़े पत्तों की झाड़ू सी, पूरा झुंड निकालना पड़ेगा क्या
पत्ते छोटे और सीधे खड़े, पौधा ठिगना रह गया
बंची टॉप वाला पौधा ठीक हो जाएगा क्या
काला माहू केले में विषाणु फैलाता है क्या
danthal pe gehre hare bindu lakeer, chinti bhi hai, ye theek hoga ya nahi
thigna paudha patte ek jagah ikatthe kela
bunchi top lage paudhe ko nikal ke kya kare
virus wale kele se putti le sakte kya
top looks like a rosette and no bunch will come
is it okay to take suckers from bunchy plant
bunchy top bananna
सिर पर गुच्छा बना, डंठल में हरी मोर्स जैसी लकीर
काली माहू और चींटियां, झुंड उखाड़ना ही पड़ेगा क्या
गुच्छ शीर्ष रोग
बौना पौधा दवा से ठीक होगा या फेंकना है
kela guchha rog
patte patle khade, jaise jhaadu ulti kar di ho
bimar jhund ka kand bhi nikalna zaruri hai kya
virus wali paudh se bachne ko kaisi paudh kharidu
kali choti joo se failne wala bimari, kele ki
`,
  'banana-pests-1': `
tree tilts and falls in a breeze, corm when split has tunnels full of rot and fat grubs
corm has black holes and fat white grub
cosmolure traps how many per acre
kela plants fall easily without storm
रोपने से पहले पुत्ती छीलकर धूप में कितने दिन रखूं ताकि घुन न आए
कंद काटने पर काली नालियां और सफेद गिडार
फेरोमोन ट्रैप एक एकड़ में कितने लगाएं
पुत्ती छीलकर धूप दिखाने से घुन कम होगा
purane thunth khet me pade h, beetle pakadne ka trap acre me kitne
kand ke andar safed illi paudha gir raha
ghun pakadne ke liye tana kaat ke rakhna
purane thunth khet me h ghun badhta hai kya
corm bored black with white worms, tree fell in light breeze
two smell traps in an acre, is that enough for the corm beetle
rhizome weevil bananna
कंद खोखला, हल्की हवा में पौधा लेट गया
पुत्ती छीलकर 3 दिन धूप में रखना कैसा रहेगा
कंद घुन उपाय
पुराने ठूंठ न निकालूं तो घुन बढ़ेगा क्या
kand ghun trap
cosmolure jaal hectare me kitne tange
gaanth me surang, safed gidaar, paudha kamzor
kate tane ke tukde rakh ke bhunga pakadna
usi khet me phir kela lagane se kuch bigdega kya, keeda
`,
  'banana-pests-2': `
sticky clear beads on the trunk with pin holes, after that stem breaks half way
gummy fluid comes out of trunk holes of 6 month crop
how to make split stem trap with beauveria
neem seed powder in leaf axil for stem borer
तने पर सूई जैसे छेद, शीरे जैसा पानी टपक रहा, बाद में बीच से टूट जाता
तना घुन के लिए फटे तने का जाल कैसे रखें
निंबोली चूर्ण पत्तों की जड़ में डालने से लाभ
छह महीने की फसल, तने में छेद और चिपचिपा रस
faate tane ke tukde rakh ke keede kaise fasaye, nimboli bhi kaam aayegi
tane me ched se chipchipa pani aa raha
beauveria laga ke trap kaise banaye kela me
kele ka tana adhar se tut raha ras bahta hai
jelly drops on trunk of six month plant then it breaks
forty split stem traps per acre, is it right number
stem weevil bananna
तने से गोंद सा रस, छेद छोटे, बाद में टूट गया
निंबोली चूर्ण 50 ग्राम पत्तों की जड़ में डालना चलेगा क्या
तना घुन उपाय
कटाई के बाद सूखे पत्ते पड़े रहने से नुकसान होगा क्या
tana ghun kela
beauveria lagakar fata tana kahan rakhna
tane ke chhed se lassi jaisa chipchipa bahta
paanch mahine baad paudha adhe se mud gaya, ras tapka
surakh wale tane nasht karu ya dawa daal ke bachau
`,
  'banana-disorders-1': `
older leaves orange and bending, potash deficiency?
mop spray percent for weak banana fingers
banana fruits stay lean, which nutrient
lower leaves are orange and snapping, hands are thin like pencils at harvest
निचली पत्तियां नारंगी होकर मुड़ रहीं, फली पेंसिल जैसी, कौन सी खुराक छूटी
केले के फल पतले हैं, पुराने पत्ते नारंगी
पोटाश का छिड़काव कितने प्रतिशत और कब तक
पत्ते किनारे से फटकर झुक रहे, किस तत्व की कमी
naye patte theek hone tak har hafte kaunsa ghol chhidku, phal patle hai
kela ki phali moti nahi ho rahi patte narangi
muriate of potash spray kitna kare kele pe
purane patte narangi hoke jhuk jate he
old leaves orange and folding, fruit pencil thin
is it okay to spray two percent mop every week
potash shortage bananna
पुराना पत्ता नारंगी होकर फटा और झुका, फल दुबला
म्यूरेट ऑफ पोटाश का छिड़काव कब बंद करूं
पोटाश कमी लक्षण
मिट्टी में छूटी पोटाश अब भी दूं क्या, फल पतले हैं
phal patla kela
neeche ke patte sunahre pile hoke tut rahe
ungli bharti nahi, kaun si khaad ki bhookh
2 percent mop ghol pattiyo par, kitni bar
KELE ME PATTE NARANGI HONE KI JANKARI
`,
  'banana-disorders-2': `
inside of blade is yellow, rim stays green, purple flecks on the stalk, what to apply
purple blotch on leaf stalk with pale middle blade
how much magnesium sulphate per kela plant
midrib green, margins green, centre yellow, remedy
पत्ते का भीतरी भाग पीला, चारों किनारे हरे, डंडी पर जामुनी चित्ती
पत्ती बीच में पीली, किनारे हरे, डंठल बैंगनी
मैग्नीशियम सल्फेट का स्प्रे कितने ग्राम लीटर
हरे किनारे और पीला बीच, कौन सी खाद दें
epsom namak kitne gram jhund ko aur kitni baar dena
patti ka kinara hara beech pila dandi baingni
magnesium sulfate kela me kitna gram
naso ke bich peela hona kele me kya de
centre of leaf yellow with green edge, stalk purple spots
two gram salt per litre weekly, is it okay
magnesium bananna yellow
पत्ते का बीच पीला, किनारे हरे, डंठल बैंगनी
25 ग्राम एक बार में देना सही है क्या या बांटकर
मैग्नीशियम कमी केला
बीच की नस हरी और बाकी फीका, ये किस चीज की कमी
magnesium salphate gram
dande par jamuni chitte, patti beech se fiki
bhookh kaun si hai jisme kinara hara rehta
thik hone tak spray kitne antar par
epsam namak paudhe ko jad me dena ya chhidakna
`,
  'banana-disorders-3': `
bunch burst out from the side of stem in cold wave, when to plant next time
bunch not emerging in december, what is reason
which planting month avoids winter shooting in bihar
side bursting of bunch in frost, any remedy
ठंड में घार तने के भीतर अटक गई, अगली रोपाई किस महीने करूं
जाड़े में घार अटकने से बचने के लिए कब रोपें
पाले की रात केले में पानी देना चाहिए क्या
तने के बगल से घार फूट रही है ठंड में
pala ki raat pani chalau ya palwar bichhau, ghar nikal nahi pa rahi
december me ghar nahi nikal rahi
kab rope ki thand me phool na aaye kela
pala gire to kele me kya kare ghar phasi hui
bunch choked in the throat in cold, came out sideways
is it good to plant so that december has no bunch
choke throat bananna
जाड़े में घार गले में अटकी, पाले की रात क्या करूं
जून जुलाई में लगाना सही है क्या कि घार न फंसे
घार फंसना ठंड
फरवरी में रोपा तो घार किस मौसम में निकलेगी
ghar atakna thand
tane ko phaad ke bagal se guchha nikla, paala
kohra aur sheet, phool andar hi ruk gaya
palwar bichana aur potash pura rakhna sahi hai kya thand me
agle saal ropai kis mahine ki choke na ho
`,
  'banana-harvest-1': `
bunch is hundred days old and edges round, local haat tomorrow, cut now or fill more
days from bunch emergence to harvest
how full should fruit be for sending to delhi
handling of bunch after cutting, does dropping matter
हाट पास में है, फल थोड़ा और भरने दूं या आज काट लूं
घार निकलने के सौ दिन हो गए, काट लें
दिल्ली भेजने को कितना भरा फल काटें
केला काटकर कहां रखें, धूप में तो नहीं
bahar bhejne ke liye teen chauthai bhara kaise pehchane, ghar ko kaise utaru
100 din ho gaye ghar ko kaat sakte kya
phal ki dhari gol hone pe kate kya
katne ke bad ghar jamin pe ghasitna nuksan karta
ridges became round on bunch, is it ready for cutting
three fourth full for far market, correct or leave more
bananna cut days
घार खुले सौ दिन, फल तीन चौथाई, काट लूं
घार घसीटकर ले जाने से कुछ बिगड़ेगा क्या
घार कटाई समय
डंठल के साथ काटना जरूरी है क्या
kela kab kaatna
dhariyan gol aur moti, hansiya maar du
paas ke haat me bechna, thoda aur bharne du
kate guchhe dhoop me rakhne me dikkat to nahi
120 din ho gaye, zyada pak to nahi gaya
`,
  'banana-intercropping-1': `
between my old coconut palms i need a banana that bears in shade without watering
name a disease resistant kela to grow between palms
rainfed intercrop under coconut, will robusta do
is dudhsagar good against pests
नारियल बाग में केले की कौन सी किस्म लगाएं
रोग कम लगने वाला केला नारियल के साथ
छाया वाले नारियल बाग में बिना सींचे कौन से नाम वाला केला टिकेगा
नारियल के बीच रोबस्टा चलेगा क्या
nariyal ke sath kela ki konsi veriety
doodhsagar me bimari kam hoti kya
coconut garden me barani kela kaun sa
coconut ke neeche bimari kam lene wala kela, naam chahiye
shade under coconut palms, is robusta okay as between crop
which type has few diseases and pests for palm garden
bananna under coconut
नारियल बाग की खाली जगह, न्यालीपूवन लगाना सही है क्या
दूधसागर किस बात के लिए जाना जाता है
ताड़ जैसे ऊंचे पेड़ों की जगह में छांव सहने वाला कौन सा नाम
बीआरएस-1 बिना सिंचाई के नारियल में चलेगा क्या
nariyal sahfasl kela
ped ke neeche dhoop kam, kaunse naam ka kela tike
kerala nariyal ke beech barani, brs 2
rog keet se bachne wali kism nariyal ke saath
njalipoovan aur robusta me se bagan ke andar kaun
`,
  'banana-storage-1': `
carbide is illegal they say, so how do i get even yellow colour in five days
at what temperature to store green kela
ethylene chamber how many days and degree
skin went dull in cold room, mistake in temperature?
कोल्ड रूम में छिलका मटमैला हुआ, कितनी ठंड से नीचे न जाऊं
कच्चा केला कितने तापमान पर रखें
एथिलीन से केला कितने दिन में पकता है
कार्बाइड से पकाना गैरकानूनी है क्या
kela peela karne ka gas wala kamra kaise chalta degree aur din bataiye
carbide se kela pakana sahi hai ya ban hai
kachhe kele ko kitne degree me rakhe
cold room me kela kala ho gaya temp kitna tha chahiye
calcium carbide ripening, is it allowed or banned
ethylene room at sixteen to eighteen degree, how many days
bananna ripening
हरा केला 13 डिग्री पर रखना ठीक रहेगा क्या
12 से नीचे ठंडे में छिलका राख सा, फल खराब है क्या
हरे गुच्छे को पीला करने वाला बंद कमरा, ताप कितना और कितने दिन
मसाले से पकाने की जगह कमरे में गैस
kela pakana gas
fridge jaisi thandi me chhilka dhusar kala
4 se 5 din me pakne ke liye kamra kaisa ho
hawa ke liye jaali ho ya poora band, gas wala kamra
kachha maal kitne degree par tike bina kharab hue
`,
  'banana-yield-1': `
my lab raised plot with drip gives twelve tonnes an acre, is it low for maharashtra
what production does maharashtra get with drip
15 tonne from one acre kela, am i above average
expected output from tissue culture garden
केले की पैदावार प्रति एकड़ कितनी
महाराष्ट्र में केले का उत्पादन कितना है
औसत किसान देश में कितने टन लेते, ड्रिप और टिश्यू वाले कितना
टिश्यू कल्चर और ड्रिप से कितना टन मिलेगा
bank ke liye ausat paidavar chahiye hectare ki desh aur maharashtra
maharastra me kele ki upaj kitni
ausat utpadan kela hectare
15 ton nikla ek akad me kela thik h kya
national average tonnes per hectare of this fruit
sixty tonnes per hectare in maharashtra, is it true
bananna yeild acre
देश का औसत 13-14 टन एकड़, मेरा कम है क्या
टिश्यू और ड्रिप से एकड़ 24 टन मिलेगा क्या
केला औसत उपज
जलगांव वाले हेक्टेयर कितना टन निकालते हैं
kela paidavar ton
apne gaon me 10 ton nikla, desh me kitna hota hai
maharashtra ka aankda aur desh ka, fark kitna
33 se 35 ton kaunsa hisab hai, hectare ya acre
tapak wale achhe bagan se kitni upaj
`,
  'papaya-seed-1': `
RAISING OF PAPAYA SEEDLINGS IN NURSERY
quantity of seed in grams for a two acre plantation
bed seedlings died after shifting, are polybags better
how deep to push the seed in raised bed
पपीता की नर्सरी कैसे तैयार करें
एक हेक्टेयर में कितने ग्राम बीज का पौधा बनेगा
क्यारी में बोऊं या थैली में, रोपने के बाद कौन सा ज्यादा बचेगा
बीज एक सेंटीमीटर से ज्यादा गहरा बो दिया, निकलेगा क्या
papite ki nursery lagana hai beej kitna lage
poly bag me papita ka bij kitna dale ek ya do
half acre ke liye kitne gram ka packet kharidu
kyari wali paudh ropne pe mar jati hai, thaili me ugaye kya
papaya seed gram
two seeds dropped in every polythene pouch, or one to save money
bed raised seedlings die on shifting, bags better
पपीता का बीज कितना
एक सेमी से गहरा दबा दिया तो अंकुर आएगा क्या
सौ ग्राम में एक एकड़ हो जाएगा, इतना ही खरीदूं
क्यारी की पौध या थैली वाली, कौन कम मरती
papite ki nursary
plastic ki thaili me ek gaddi do daane rakh diye
ek hectare ke liye 300 gram beej kharcha sahi hai
paudhshala kaise banaye, oonchi kyari ya thaili
beej ka packet paanch sau rupaye ka, acre bhar ke liye kitne gram kaafi honge
`,
  'papaya-sowing-1': `
PLANTING TIME AND SPACING OF PAPAYA
seedlings are fifty days, may i shift in september
how many plants come in an acre at six feet and a half
virus is common here, is after the monsoon safer for planting
पपीता लगाने का सही महीना और दूरी
साठ दिन की पौध तैयार है, फरवरी में लगा दूं
गड्ढे का नाप कितना रखें
माहू उड़ने के समय रोपने से वायरस ज्यादा लगता है क्या, कब लगाएं
papita ka paudha kis mahine me lagana chahiye
2x2 meter pe kitne paudhe aate ek acre me
naya bagicha hai papite ka, gaddha do foot ka kaafi
june july ya oct me ropai kare papita, kaunsa thik
papaya planting month
virus finished my june planting last year, which season has fewer flying lice
how old must seedlings be, fifty days right
पौध रोपने का समय
1000 पौधे एकड़ में आते हैं तो दूरी क्या रखी
गड्ढा डेढ़ हाथ का काफी है या और बड़ा
फागुन में लगाऊं या बरसात के बाद, माहू कम हों
papita ropai kab
do meter ki doori kam hai kya, patte takrayenge
virus wale gaon me september me lagana sahi hai
paudh teen mahine ki ho gayi, lag jayegi ya der
pachaas din ki paudh hai, barsat me laga du ya mahu kam hone tak ruku
`,
  'papaya-soil-1': `
Which soil is suitable for papaya asked
standing water overnight, leaves yellow and drooping next day
is heavy clay with ph 8.5 fit for this fruit
frost nights and gusty wind at our place, will it survive
पपीता के लिए कौन सी मिट्टी ठीक
बारिश में चौबीस घंटे पानी भरा रहा और पेड़ मरने लगे
पीएच साढ़े आठ है, लगेगा या नहीं
हमारे यहां रात दस डिग्री तक ठंड, पौधा बचेगा क्या
papita kaisi jameen me hota hai
khet me pani ruk gaya tha ab sab papite murjha gaye
pahadi thandi jagah lagana sahi h kya
mitti bhari hai to bed bana ke lagau, nali bhi
papaya waterlog death
lab wrote ph 8.3, plantation will pay or not
plants drooped after one day flood, raised bed needed
जलभराव से मरना
दो दिन पानी में रहे जड़ तो पेड़ बचेगा क्या
पाले की रात और दस डिग्री, पौधा सहेगा
चिकनी भारी मिट्टी में मेड़ पर लगाना सही रहेगा
papita mitti kaisi
raat me bhari barish, subah patte sab latke pade
tez aandhi me tana tootta hai, jagah kaisi chune
nali wali unchi kyari kyu banani padti, samtal me kya dikkat
naali nahi thi, raat bhar jad dubi rahi aur teesre din bagicha saaf ho gaya
`,
  'papaya-varieties-1': `
PAPAYA VARIETY INFORMATION
red lady 786 gives only female and bisexual plants or also male
which kind is used for taking papain milk
dwarf papaya for windy place, name of pusa kind
पपीता की किस्मों की जानकारी
सूर्या किस्म में नर निकलता है क्या
पपेन के लिए कौन सी को किस्म लगाई जाती
पूसा नन्हा और रेड लेडी में क्या फर्क है
papita ki konsi variety lagau jisme sab me fal ho
taiwan redlady ke siwa aur kaunsi acchi
pusa dwarf me nar mada alag hote kya
surya kaisa hai fal har ped pe aayega
papaya variety all fruit
is surya free of male plants
which co number is for papain milk
रेड लेडी पपीता
बीज महंगा है पर नर नहीं आता, लेना सही है
पूसा डिलीशियस में भी हर पेड़ फलता है क्या
कम कद वाला पेड़ आंगन के लिए चाहिए, नाम क्या
tiwan red lady
coorg honey dew kaisi kism, nar mada alag
pusa nanha lagaya, sab me phal kyu nahi lagte
doodh nikalne ka dhandha karna hai papite se kaunsa beej
nar paudhe nikal ke kheti ka nuksan hota hai, aisa beej jisme ye jhanjhat na ho
`,
  'papaya-sowing-2': `
Male and female plant identification in papaya
half my plants carry only dangling flower strings, what now
plant two or three per pit and thin at flowering, how many male to keep
fruits not forming as i removed all males, ratio please
पपीता में नर और मादा पौधे की पहचान
आधे पौधे सिर्फ फूल दे रहे, फल नहीं, काट दूं सब
बीस मादा पर एक नर काफी है क्या
एक गड्ढे में तीन पौधे हैं, पहला फूल आने पर कौन रखूं
papite me nar mada kaise pata chale
lamba lamba phool latka hai fal nahi lagta papita
sab nar ukhad diye ab fal kyu nahi banta
tane se chipka phool mada ka hota hai na
male female ratio
cut every male plant last week and new fruits stopped forming
flower tight against trunk, is that female one
नर पौधा पहचान
गड्ढे में तीन पौधे, एक बचाकर बाकी काटना कब
दस मादा पर एक नर रखना काफी नहीं क्या
लंबी डंडी पर झुमके जैसे फूल, फल कभी नहीं
papita nar ped
phool aane tak rukna padta kya sex pata karne
sab ped latakte phool wale nikle, kya karu
bag me kitne nar chhode aur kaha kaha
bees paudhe me se kitne latakte phool wale rakhna theek hai parag ke liye
`,
  'papaya-nutrients-1': `
FERTILIZER SCHEDULE FOR PAPAYA
npk grams per plant per year and number of splits
every two months feeding, how much potash in total
total nitrogen for one acre having thousand plants
पपीता में खाद की मात्रा और समय
एक पौधे को साल में कितना पोटाश और कितनी बार
गोबर की खाद दस किलो काफी है हर पेड़ को
दो महीने के अंतर से खाद देनी है, हर बार कितनी
papite me khad kab kab aur kitna dale
npk papita ek ped 1 sal ka hisab gram me
urea potash do mahine pe ek baar theek h kya
ek acre sal bhar kitni nitrogen jayegi
npk per papaya plant
gave whole year fertiliser in a single go, better to break it into how many
250 kg nitrogen in an acre for a thousand plants
पपीता खाद साल भर
पोटाश आधा किलो पौधे को, एक बार में दूं या किस्त में
गोबर बीस किलो डालना ज्यादा तो नहीं
दो महीने पर यूरिया, हर बार कितने ग्राम
papita khad kist
ek ped saal me 250 gram nitrogen, baant ke kaise du
khad chaar baar dena theek hai ki chhah baar
500 gram potash kyu zyada chahiye is phal ko
hazar paudhe hai mere acre me, saal bhar ki urea potash ka total kitna banega
`,
  'papaya-diseases-1': `
PAPAYA RING SPOT VIRUS CONTROL ASKED
leaf turned stringy and fruits show dark green circles, cure?
how does aphid spread this so fast, should seedlings stay under net
is maize border of two rows useful against virus
पपीता में रिंग स्पॉट वायरस का इलाज
पत्तियां चितकबरी और धागा जैसी, फल पर गोल घेरे
बीमार पेड़ निकालें या दवा से ठीक होगा
पास में लौकी खीरा बोया है, उससे वायरस आता है
papita me virus aa gaya patta sikud gaya fal pe chhalle
ring spot wala papita theek hoga kya
charo taraf makka boke virus rukta hai sach me
dandi par tel ki dhari aur patte dhaage se, nikalu ped ko
ring spot viros
is there any cure once rings come on fruit
two lines of maize around garden, does that stop aphid
फल पर छल्ले रोग
पत्ते धागे, डंठल पर तेल की लकीर, कौन सा रोग
लौकी खीरा पास में बोना गलत है क्या, वायरस आता
जाली में पौध उगाने से वायरस कम लगता है
papita virus rokna
ek paudha dikha to ukhad du turant ya ruku
chamkili panni bichhane se mahu bhaagega kya
karnatak me kitne percent pedo me aaya tha ye rog
phal par hare gol nishan aur patte jute ke feete jaise patle, ilaj hai ya nahi
`,
  'papaya-diseases-2': `
LEAF CURL PROBLEM IN PAPAYA
leaves rolled down thick and leathery and plant never grew
whiteflies below leaves, is it them causing the curling
chilli field beside papaya, is that the source of curling
पपीते की पत्तियां मुड़ रही हैं
पत्ता उल्टी कटोरी बन गया और पौधा नाटा रह गया
पत्ती मोड़ वाला पौधा कब तक ठीक होगा, उखाड़ना है क्या
सफेद मक्खी से बचाव को नीम छिड़कूं या पीला कार्ड
papite ka patta niche ki taraf mud raha
kukda rog safed makhi ki wajah se
bona reh gaya patte mote, gaad du mitti me
mirchi tamatar wale khet ke bagal me lagaye ya na
leaf curl papaya
chillies grow on the next bund and all my leaves fold down like a bowl
leaves bend downwards thick, whitefly under
पत्ती मोड़ पपीता
उल्टे कटोरे जैसे पत्ते, पौधा छोटा, फल कोई नहीं
बीमार को गाड़ना जरूरी है या काटकर फेंक दूं
बरसात बाद लगाने से सफेद मक्खी कम मिलती है क्या
kukda patta papita
neem ghol maarne se safed makhi ghategi, sahi hai
patte neeche ko murde mote chamde jaise
tamatar hatana padega kya, paas hi laga hai
chhata ulta pakdo waise patte ho gaye aur paudha ghutne se upar gaya hi nahi
`,
  'papaya-diseases-3': `
FOOT ROT COLLAR ROT OF PAPAYA
base of trunk watery at soil level and then falls over
trichoderma neem cake mix before planting for stem rot
ridge planting keeps water off the stem, does it stop rot
पपीता का तना गलन रोग
बरसात में पेड़ जड़ के पास से गलकर गिर रहे
जमीन से सटा तना पानी जैसा फिर काला
तांबे वाली दवा की ड्रेंचिंग तना गलन में
papita ka tana sad raha zameen ke paas
barish me papite gir rahe pile hoke
neem khali trichoderma milake kab de
tane pe pani na lage to galna rukta h kya
stem rot at soil
base rotting, may i pour a copper solution around the trunk, whom to ask
trunk gives way at ground in rain, yellow leaves
तना गलन पपीता
नीम खली में ट्राइकोडर्मा मिलाना रोपाई से पहले सही है
पौधे की गर्दन जमीन पर गलकर काली, पेड़ गिरा
मेड़ पर लगाया होता तो बच जाता क्या
papite ka girna
barkha me jad ke paas paani lagta, daag bhoora
isi khet me phir papita lagau to rog aayega
paani tane se door rakhne ka upay kya
purane khet me dobara laga raha, ropai se pehle gaddhe me kya milau ki gardan na gale
`,
  'papaya-pests-1': `
PAPAYA MEALY BUG CONTROL
white waxy clumps on fruit, ants running, black film
parasite acerophagus from kvk, how to get
soap water wash for cottony insects
पपीते पर सफेद रुई वाला कीड़ा
गाजर घास से मिली बग आता है क्या
कीटनाशक बार बार मारा फिर भी सफेद कीड़े नहीं गए
चींटी रोकने से दहिया कीट घटता है
papite ke fal par rui jaisa jama
milibug papita sabun ka ghol
mitra keet kahan se lau safed keede ke liye
patte chipchipe kaali parat aur upar safed keet
mealy bug papaya
fourth insecticide round and white wool is back, did i kill its enemy
ants climbing, white wool on fruit, black soot
मिलीबग पपीता
साबुन के पानी से रुई वाला कीड़ा धोना ठीक
कांग्रेस घास हटाऊं तो सफेद कीड़ा घटेगा
परजीवी कीट कृषि विज्ञान केंद्र से मिलता है क्या
safed ruiyan phal
zyada kharab patte kaat ke jala du kya
acerophagus kaha milega aur kaise chhodte
cheenti rokne se dahiya kam hota hai sach
teen baar kadi dawa maari phir bhi phal par rui lauti, ab kya badlu
`,
  'papaya-disorders-1': `
BORON DEFICIENCY IN PAPAYA FRUIT
knobbly fruits with latex drops on skin
flowers drop though plants are healthy, no male nearby
borax spray at what stage for crooked fruit
पपीता के फल टेढ़े मेढ़े क्यों
फल पर गांठें और दूध निकल रहा, सुहागा दें क्या
फूल गिर रहे हैं, पानी की कमी या ठंड
छोटे फल झड़ना कैसे रोकें
papita ka fal tedha gaanth wala
boron ki kami papite me kaise pehchane
phool jhad jate fal nahi rukta
suhaga 0.1 percent kab spray kare
boron crooked fruit
fruits look like ginger with milk drops, how strong a borax water
fruit drops in cold, no male plant in garden
टेढ़ा फल पपीता
सुहागा कितने प्रतिशत छिड़कें कि गांठ न पड़े
जलभराव के बाद फूल झड़े, ठीक होंगे क्या
फल से दूध की बूंद निकले और ऊपर गूमड़
boran ki kami
phool girta hai jab sookha pad jaye kya
phal ubad khabad jaise pakora, market me nahi bika
nami ek si rakhne se phal jhadna rukta hai kya
phal seedha na hokar aloo jaisa gathila banta, upar doodh jama, kya kami hai
`,
  'papaya-harvest-1': `
PAPAYA HARVEST MATURITY
when latex turns watery is it ready
tonnes per acre from whole life
months from planting to first picking
पपीता कब तोड़ें पहचान
रोपाई के कितने महीने बाद निकलता है
एक एकड़ पपीता से कुल कितने टन
पीली धारी दिखे तो बाजार भेज दूं
papita todne ka samay
dudh patla ho gaya tod lu
ek acre upaj poori umar me
kagaz lapet ke bhejna chahiye kya
papaya pick sign
saw a single yellow line at the tip, cut today or after a week
40 tonnes per acre in whole life, really
फल तोड़ने की पहचान
दूध गाढ़ा सफेद है या पानी सा, कब तोड़ें
दस ग्यारह महीने लगते हैं फल को, सही है
कागज में लपेटकर भेजना जरूरी है क्या
papita tudai mahina
nok pe peeli dhari aayi, ek do din aur ruku
umar bhar me ek hectare kitna tan deta
phal kacha todu to doodh kaisa hota
chhilke par naakhun maaro to paani jaisa ras aata, ab mandi bhejna theek rahega
`,
  'lemon-sowing-1': `
farmer asked planting distance of kagzi nimbu
what size pit and how much dung for lime sapling
is march right for planting lime or wait for rains
number of lime trees in one hectare at five metre
नींबू रोपण की जानकारी
नींबू का गड्ढा कितना गहरा खोदें
बरसात शुरू हो गई, पौधे नर्सरी से ले आऊं क्या
कोंकण जैसी ज्यादा बारिश वाली जगह में कब रोपें
nimbu ka paudha kab lagaye
nimbu ke bagicha me ped se ped ki duri
2 acre me kitne nimbu ke paudhe aayenge
gadde me ghoor khad kitni bhare nimbu lagate samay
160 plants per acre
is planting in september better where it rains heavily
how many kg manure goes with topsoil in the planting pit
दो फुट चौड़ा गड्ढा, खाद चालीस किलो ठीक है क्या
पौधा लगाने की उम्र एक साल
कागजी नींबू रोपाई दूरी
पांच मीटर पर हेक्टेयर में कितने पौधे आते हैं
paudha ropan kab nimbu
beeju paudha ya kalmi, kitni umar ka lagaye
chheh meter dur lagane se nuksan hoga kya
saavan me lagana hai gaddha 60 cm ka khod liya
garmi me paudha laga du ya barsat ki shuruaat me
`,
  'lemon-varieties-1': `
which lime variety for akola
canker tolerant kagzi type
pkm 1 lime for which state
sai sharbati or pramalini for vidarbha
नींबू की उन्नत किस्म की जानकारी
कागजी नींबू सब जगह हो जाता है क्या
बालाजी नींबू की खासियत
विदर्भ के लिए लिंबू की कौन सी जात
nimbu ki sabse achi variety
limbu ki jaat maharashtra me kaun si lavu
canker na lage aisa nimbu ka paudha
tamilnadu me nimbu kaun sa lagate hai
canker resistant balaji
which kind is recommended for tamil nadu
is petlur selection good against scabby spots
महाराष्ट्र में प्रमालिनी लगाना ठीक है क्या
पीकेएम एक किस राज्य की
नींबू किस्म कैंकर रोधी
विक्रम किस्म कहां के लिए है
limbu sai sarbati
andhra ke liye konsi kism jisme kodh rog kam
kagzi har jagah chal jata hai kya
jalgaon ke liye nimboo ki jaat bataiye
pkm 1 maharashtra me lagana galat hoga kya
`,
  'lemon-soil-1': `
SOIL AND CLIMATE FOR LIME
water table is at three feet, can lime orchard survive
ph 8 soil for kagzi lime, okay or not
lime tree giving only leaves after heavy rain in flowering
नींबू के लिए मिट्टी और जलवायु
खेत में पानी रुकता है, नींबू लगाऊं या नहीं
पीएच कितना हो नींबू के बाग में
फूलते समय बरसात हुई, सब पत्ते ही पत्ते निकल आए
nimbu kaisi zameen me hota hai
chikni mitti me nimbu lag jayega kya
nimbu ke liye kitna tapman sahi
jameen ke niche kankar ki parat hai nimbu lagaye kya
lime layer soil avoid
up to what ph is land suitable for the orchard
heavy rain at bloom gives leaves only, is this normal
जल स्तर ऊंचा है, बाग लगाना ठीक है क्या
सोलह से बत्तीस डिग्री तापमान
नींबू मिट्टी पीएच
पानी रुकने वाली जमीन में पेड़ मर जाते हैं क्या
bagh ki zameen kaisi
niche safed chuna parat hai, ped lagana sahi rahega
phool ke din barsa to kopal zyada phool kam
halki se madhyam mitti me nikas achha, nimbu hoga na
thandi jagah me nimboo hoga, kitna taapman chahiye
`,
  'lemon-nutrients-1': `
fertilizer schedule of lime plant rajasthan
seven year old kagzi lime nitrogen per tree
how much fym in first year plant
in how many splits urea to nimbu
नींबू के पेड़ में खाद की मात्रा
पांच साल के नींबू में कितना यूरिया दें
पोटाश नींबू में किस साल से देना है
चार सौ पेड़ हैं, साल का कुल नाइट्रोजन
nimbu me khad kab aur kitni
nimbu ke chhote paudhe ko gobar kitna
7 saal ke nimbu ko urea kitne gram
nimbu me super phosphate kab se dena hai
750 g nitrogen tree
when should potash start, from third year or later
is giving all urea at once wrong for an old tree
तीसरे साल के पेड़ को गोबर खाद साठ किलो
पहले साल नाइट्रोजन साठ ग्राम
नींबू खाद उम्र अनुसार
सात साल के पेड़ को कितने ग्राम नाइट्रोजन, राजस्थान
khad prati ped nimboo
paanch saal ke ped ko 100 kilo gobar jyada to nahi
120 kilo nitrogen ekar ka matlab kitne ped
urea do teen baar me baant ke dena sahi hai kya
super fosfet pehle saal se dena chahiye kya bagh me
`,
  'lemon-irrigation-1': `
drip litres for lime ten year old
water should touch stem of lime or not
one year plant of kagzi daily water
ring method irrigation lime
नींबू में ड्रिप से कितना लीटर
तने पर पानी लगने से नींबू खराब होता है क्या
एक साल के नींबू को रोज कितना पानी
थाला बनाकर पानी दें या पूरा खेत भरें, नींबू
nimbu ko roz kitna pani de
nimbu ka ped 10 saal ka drip kitna ghanta
nimbu me thala kaise banaye tane se door
limbu la pani kitna dyava ek saal ke jhaad ko
drip litres per day
is wetting the bark harmful for tree
how much for an eight year old plant at peak summer
दस साल के बाद रोज कितना लीटर पानी
तने से सटाकर पानी देना ठीक है क्या
ड्रिप पानी नींबू
चार साल के पौधे को उन्नीस लीटर काफी है
gol thala pani nimboo
chhal geeli rahne se kya nuksan
6 litre roz ek saal ke paudhe ko, madhya bharat me
thala tane se kitna door banaye ki pani na lage
das saal ka ped garmi me 92 litre pita hai kya
`,
  'lemon-pruning-1': `
farmer asked hasta bahar management
names of the three flowering times of kagzi lime
till when to stop irrigation so that april fruit comes
my trees are weak this year, should i give water stress for bahar or skip
हस्त बहार की जानकारी
अंबिया, मृग और हस्त में से किसका भाव सबसे ज्यादा मिलता है
नींबू को ताण कब देना है, बरसात खत्म हो गई
जून जुलाई में जो फूल आए वह कौन सी बहार
bahar ka pani kab todna hai limbu me
limbu la taan kab dena hai garmi ke maal ke liye
garmi me nimbu 200 rupaye kilo bikta hai us time phal kaise laye
hast bahar lene se kamjor ped ko nuksan to nahi
hasta bahar water stress
which flush gives costliest summer fruit
is stopping water safe for weak trees
मृग बहार किस महीने
पानी रोकने से पेड़ सूख तो नहीं जाएगा
अंबिया बहार नींबू
साल में तीन बार फूल के नाम
hast bahar kaise le
patte thoda murjhaye tab khad pani du kya
sitambar oktober me phool laane ka tarika
garmi me bechne layak phal, pani kab se rok du
bina khaad khilaye ped pe tan dena sahi hai kya
`,
  'lemon-diseases-1': `
CONTROL OF CANKER IN LIME
corky scabs on fruit and twigs after monsoon wind, what is it
should i burn the spotted branches and in which season
bordeaux for canker in kagzi nimbu
नींबू में कैंकर रोग की रोकथाम
नींबू पर खर्रा जैसे दाने, बेचने में दिक्कत
फल पर चेचक जैसे उभरे दाग, हर बरसात में बढ़ते हैं
कैंकर लगी टहनी कब काटें
nimbu me canker ka ilaj batao
limbu par khairya rog
phal pe chechak jaise daag ho gaye patte pe bhi
kainchi dhona jaruri hai kya daag wali dali kaat ke
canker rough spots yellow ring
at what temperature does the scab bacteria spread
is cutting spotted twigs in rain wrong
खुरदरे धब्बे फल टहनी पत्ते तीनों पर
औजार साफ न करने से रोग फैलेगा क्या
नींबू कैंकर उपचार
बाड़ लगाने से हवा वाला रोग कम होता है
kenkar rog nimboo
bordo mishran kis rog pe, khurdare daag
sukhe mausam me rogi tahni kaatke jalana sahi hai
lif minar rokne se daag kam honge kya
khaira rog ke niyantran ke bare me jankari, phal kharab
`,
  'lemon-pests-1': `
leaf miner attack on new flush of lime
thin white tunnels inside tender leaf of nursery plants
is it wrong to prune when new leaves are coming
leaf curl in nimbu with shiny trails
नींबू में लीफ माइनर का नियंत्रण
नई कोपल मुड़ गई, अंदर सफेद सुरंग जैसी
पानी वाली शाखाएं हटाने से सुरंग कीट घटता है क्या
छंटाई के बाद नए पत्तों में लकीरें ज्यादा आईं
nimbu ke naye patte mud rahe safed lakir hai
limbu paan nagmodi keeda
kopal par neem maru kya surang wala keeda hai
urea dala to naye patte aaye aur sab me lakeer
leaf miner neem spray
is pruning at new flush time bad for miner attack
does this miner let canker enter the leaf
चांदी जैसी सुरंग वाली नई पत्ती
ज्यादा यूरिया देने से सुरंग कीट बढ़ता है क्या
पर्ण सुरंगक नींबू
जाड़े में एक बार छंटाई करना ठीक है क्या
surang keet nimboo
pani wali kopal kyu todni chahiye
nursery me lakeer wale patte tod ke phenk du
patti me safed tedhi medhi rekha, chamakti hai
naye kalle pe neem kab chhidke
`,
  'lemon-pests-2': `
lemon butterfly caterpillar control in nursery
black white worm looks like bird dirt on lime leaf
leaves of small nimbu saplings eaten from edge
green caterpillar with bad smell horns
नींबू की तितली का नियंत्रण
नर्सरी के नींबू के पौधे पत्ती विहीन हो गए
बीट जैसी दिखने वाली इल्ली को हाथ से चुनें या दवा
काली पीली तितली अंडे दे रही है नींबू के पौधों पर
nimbu ke paudhe ki patti kaun kha raha raat bhar me
titli baith ke ande deti hai phir lat nikalti nimbu me
chidiya ki tatti jaisi sundi nimbu par
bt chhidkne se nimbu ki illi maregi kya
lemon butterfly bt spray
caterpillar shows two horns when touched, how to kill
how often to hand pick eggs in nursery
चिड़िया की बीट जैसी इल्ली पत्ते चट कर रही
इल्ली छोटी हो तब बीटी छिड़कना ठीक है क्या
नींबू तितली नर्सरी
पत्ते खाने वाली हरी लट, छूने पर सींग
nimboo titli illi
bade ped par bhi haath se chunna sahi hai kya
beet jaisi lat nayi patti pe, neem se maregi
nursery me sabse jyada kaun si sundi aati hai
phulpakharu chi ali, don shing, ropvatiket
`,
  'lemon-disorders-1': `
zinc deficiency in lime leaves
new leaf yellow veins green nimbu spray
iron shortage symptom in kagzi
yellow lime plant, is it root rot or lack of nutrition
नींबू में पत्ते पीले पड़ने का उपाय
नई पत्ती छोटी और नसें हरी, जिंक डालें क्या
लोहे की कमी कैसे पहचानें नींबू में
जिंक सल्फेट के साथ चूना मिलाकर छिड़कना है
nimbu ke patte peele ho rahe hai
nimbu me zinc ki kami kaise door kare
naya patta chhota peela nas hari
jasta aur chuna ka ghol nimbu par
zinc sulphate with lime spray
fine green net on pale new leaves, which nutrient
is it root rot or iron shortage, how to check
नई पत्ती पतली छोटी, बीच में पीली
चूना मिलाए बिना जिंक छिड़कना ठीक है क्या
जस्ता कमी नींबू
बारीक हरी जाली और बाकी पत्ता पीला
patte peele nimboo
aadha pratishat jasta aur chauthai pratishat chuna ka ghol kab
jad galan se bhi patte peele dikhte hai kya
lohe ki kami wala patta kaisa dikhta hai
gobar khad dene se pili patti theek hogi
`,
  'lemon-disorders-2': `
FRUIT CRACKING IN LEMON
how to stop flower drop in nimbu
after first monsoon shower half the fruits got split
does mulching in basin help against splitting
नींबू फटने का कारण और उपाय
नींबू के फूल झड़ रहे हैं
भारी पानी लगाते ही फल चटकने लगे
फल फटने में बोरॉन पोटाश का क्या काम
nimbu ke phal phat rahe hai kya kare
nimbu ka phool tikta nahi gir jata
limbu phal tadakne pe upay
ek dum pani lagane se phal fata kya
fruit cracking mulching potash
is heavy watering after drought the reason for split fruit
does too much urea make flowers fall
फल फट रहे हैं, थोड़ा पानी देना ठीक है क्या
सूखे से फूल गिरना
फल फटना पलवार
मकड़ी माइट से भी फूल झड़ते हैं क्या
phal tadak nimboo
achanak barish baad nimbu phat jata hai, kya kare
thala me ghaas phoos bichhane se fatna rukega
boron dena hai to pehle mitti jaanch zaruri kya
phool phal tikane ke bare me jankari
`,
  'lemon-yield-1': `
yield of one kagzi nimbu tree per year
when lime starts fruiting after planting
how many months after flower is lime ready
how to tell by colour when to pluck lime
नींबू का पेड़ कितने साल में फल देता है
एक पेड़ से नींबू कितना निकलता है
नींबू तोड़ने का सही समय
चार साल का पेड़ है, इस साल फल आएगा क्या
nimbu kitne saal baad lagta hai
ek ped se kitne kilo nimbu milega
nimbu kab todna hai hara ya peela
100 ped nimbu se saal ka kitna maal
kilos per tree year
is three years too early for first fruit
how many months after flowering to pick
कागजी पेड़ से पचास किलो ठीक उपज है क्या
फल किस रंग पर तोड़ें
नींबू उपज पेड़
अकोला में ड्रिप वाले पेड़ से कितना मिला
nimboo kab phalega
5 saal ka ho gaya phal nahi aaya, kya normal hai
phool ke 6 mahine baad todna sahi
gehra hara rang halka hua ab tode kya
sau ped ka bagh, saal me kitna maal
`,
  'orange-varieties-1': `
mandarin varieties for different states
which orange for sri ganganagar
starting garden in agar malwa side, which kind do people grow
in hills of manipur what mandarin does well
राजस्थान के झालावाड़ में संतरा कौन सा
हरियाणा में किन्नू ठीक है क्या
आगर मालवा की तरफ बाग लगाना है, कौन सी जात चलती है
सिरसा हिसार में कौन सा फल लगे, पंजाब वाला या नागपुर वाला
haryana me kinnu ya santra
darjeeling ka santra konsa
meghalaya ke pahad me konsi jaat, aur karnataka me konsi
jhalawar me naya bag konsi kism lagau
khasi kind in north east, is it right for assam
kinnow or nagpur in ganganagar and sirsa
orange variety region
झालावाड़ में कौन सी जात लगाएं
कर्नाटक की पहाड़ी में कुर्ग वाली जात चलती है क्या
मालवा नीमच तरफ बाग लगाना है, कौन सी जात के पौधे
सिक्किम की ढलान पर लगने वाली जात का नाम
kinnu kahan lagta
punjab me nagpuri lagane me dikkat to nahi
vidarbha ka mashhoor narangi phal kaunsi jaat hai
meghalaya ke pahado me kaunsi jaat
hisar fatehabad me kaunsi jaat ka bag lagau
`,
  'orange-sowing-1': `
budded orange plant selection in nursery
jambhiri or rangpur rootstock santra
buying grafted plants, on which root and how high should the joint be
how far apart trees and how many in an acre at six metre
संतरे की कलम कितनी ऊंचाई पर
पौधे कहां से लें
कलम किस मूलवृंत पर हो और जोड़ जमीन से कितना ऊंचा
नर्सरी पुराने रोगी बाग के पास है, वहां से पौधे लूं क्या
rangpur lime pe bandha santra
paudhe ki doori
pramanit nursery se paudha lete waqt kya dekhu
20 foot pe lagau to acre me kitne jhaad
six metre gap, how many trees on an acre
joint at twenty five cm above soil, right
orange planting rootstock
रंगपुर लाइम या जंभीरी, किस पर कलम लूं
पुराने बाग के पास नर्सरी से पौधे लाना ठीक रहेगा क्या
पौधा खरीदते समय कलम का जोड़ कितना ऊपर हो
गड्ढे कितने बड़े, 60 सेमी काफी
santra kitne ped acre
277 paudhe hectare, kaunsi doori
mitti me nikas na ho to ye bag sookh jayega
sasta paudha kalam neeche bandha, lena sahi kya
pramanit nursery ka paudha kaise pehchanu
`,
  'orange-nutrients-1': `
when to give manure and fertilizer to mandarin in kerala
one year mandarin plant nutrients kerala
wynad grower, trees are five, what n p k grams each
when in monsoon should halves go and when dung in kerala
केरल में पांच साल के संतरे को कितना
केरल में संतरे को खाद किस महीने
वायनाड में पांच साल के पेड़ को कितना ग्राम पोषण
इडुक्की में बाग, मई में गोबर और उर्वरक कब कब
santra khad do bar kerala jun sitambar
santra 3 saal ka kerala npk
idukki me 7 saal ke ped ki khurak kitni
kerala me chhote paudhe pehle saal ki khad
seventh year on one kilo potash per tree, kerala
half in june and half in october, is it okay
orange manure kerala
केरल में पहले साल पौधे को 40 ग्राम नाइट्रोजन
मई में गोबर देना चाहिए या नहीं, वायनाड
तीन साल का पौधा वायनाड में, 160-75-100 किसका हिसाब
पांचवें साल 600-175-300 किसके लिए
santra khad kerala
palakkad me teen saal ke ped ki khad
saat saal baad gobar 10 kilo, urvarak kitna
kerala me barish se pehle ya baad kaunsi kist
sitambar october ki kist na du to nuksan
`,
  'orange-nutrients-2': `
when to apply ssp and dung in kinnow
urea for five year kinnow tree
bathinda orchard in sixth year, kilos of urea and super per tree
which months does urea go in two halves before flower and after set
किन्नू के तीन साल के पौधे को यूरिया
सुपर फास्फेट कितना
बठिंडा में छह साल के बाग को यूरिया सुपर कितना
फूल से पहले और फल बनने पर यूरिया की किस्त कब, सिरसा
kinnow ka 6 saal ka ped urea
farvari me khad
rudi kitni paaiye chaar saal de boote nu
fazilka me kinnu 3 saal, urea kitna gram
one year old plant at abohar, ten kilo dung and how many grams of white bag
two halves of urea, february and april
kinnow urea super
अबोहर में चार साल के बूटे को सुपर फास्फेट कितने ग्राम
यूरिया फूल के बाद एक बार में देना गलत तो नहीं
किन्नू को फल बैठने पर दूसरी बार यूरिया कब छिड़कूं
सर्दी में रूड़ी कितनी, छह साल का पेड़
kinnow khad kitni
malout me saat saal ke boote nu urea kitna, do baar me
phul to pehla urea aadha, phal baithne par baki
superphosphate ek hectare me kitna zyada se zyada
haryana me bag ko gobar khad kaunse mahine
`,
  'orange-irrigation-1': `
water shortage at fruit set of orange
drip litres for orange 5 year tree
how many days apart to run water when heat is severe
four year trees on drip, litres in a day
संतरे को ड्रिप से कितना लीटर
फल भरते वक्त संतरे में सूखा
तेज गर्मी में कितने दिन पर पानी चलाऊं बाग में
चार साल के पेड़ पर टपक सिंचाई रोज कितनी
santra me pani kitne din pe
santra drip litre 8 saal
phool phal ke time pani ki kami na ho iske liye antar kitna
sardi me 15 din pe pani dena theek hai kya bag me
winter gap fifteen days, is it right
drip nine litres for young tree, big one hundred five
orange watering days
गर्मी में छह दिन पर पानी, बाग हरा रहेगा
फल भरते समय सूखा पड़ने से हानि होगी क्या
पत्ते दोपहर में मुड़ जाते हैं, गर्मी में पानी का फेरा कितने दिन
ड्रिप से चार साल के पेड़ को रोज 40 लीटर
santra drip kitna
thaala sukha, garmi me kitne din par bhare
nayi badhwar ke waqt pani band karna chahiye ya nahi
phool aaye to pani kam ya zyada
aath saal ka ped roz kitna litre peeta
`,
  'orange-pruning-1': `
when to stop water for santra flowering
bahar stress in heavy soil how long
to get flowers in january how long should the basin stay dry
black soil orchard still green after one month without water, wait more?
मृग बहार के लिए संतरे में क्या करें
कमजोर संतरे के पेड़ को ताण दें क्या
जनवरी में फूल चाहिए, कब से पानी बंद रखें
काली मिट्टी में महीना भर बाद भी पत्ते नहीं मुरझाए, और रुकूं
ambiya bahar ke baad pani kab shuru
mrug bahar santra pani kab band
may me pani rok ke barish se phool lena hai kaise
tod ke baad pani dhire dhire kab se dena
dry stress six weeks in december, leaves curl a little
is stress bad for weak and young trees
ambia bahar water stop
मृग बहार, मई में पानी रोककर बारिश से
अंबिया के लिए पानी कब से धीरे धीरे
पेड़ को प्यासा रखकर फूल निकालने वाली बात, कितने दिन प्यासा रखूं
भारी मिट्टी में ताण लंबा रखना कैसा रहेगा
taan kab dena
bahar ke liye december me paani kitne hafte band
bimar ped ko sukhane se ulta asar to nahi
gudai khad aur paani january ke beech
phool ek saath lane ka tarika, paani todna
`,
  'orange-diseases-1': `
CONTROL OF GREENING DISEASE IN ORANGE ORCHARD
one branch shows blotchy mottle and its fruits stay small, green at one end
how to tell zinc hunger from citrus greening on the leaf
can greening hit trees be cured with any injection
संतरे में ग्रीनिंग रोग के लक्षण और बचाव
एक तरफ की डाली पीली हुई, फल नीचे से हरे ही रहते हैं
जस्ते की कमी और ग्रीनिंग में फर्क कैसे करें
कलम से यह पीला चितकबरा रोग नए बाग में आ जाता है क्या
santre me greening aa gaya to ped nikalna padega kya
patte ke dono hisse ka pilapan alag alag h ye kaunsa rog
kari patta ka ped bag ke paas hai hata du kya, bimari ka dar hai
phal chhote khatte aur ek taraf jhuke hue lag rahe santra me
leaf halves yellow differently, fruit small sour green
is curry leaf tree near orchard dangerous
greening orange disease
पत्ते के दोनों हिस्से अलग पीले, फल टेढ़ा हरा
ग्रीनिंग वाला पेड़ बचाना चलेगा क्या
फल टेढ़ा, खट्टा, नीचे हरा ही रहा, पत्ता दो रंगा
जस्ते की कमी से कैसे अलग पहचानें
santra peela rog
ek tahni pili hui phir baaki, fal khatte
kamini ped hatana zaruri hai kya
silla aur bimar kalam se failne wala
is rog me koi dawa nahi hai kya
`,
  'orange-diseases-2': `
ASKING ABOUT GUMMOSIS IN MANDARIN
glue like stuff coming from stem bottom after rains, tree sickly
what paste goes on the scraped bark and when
water touches trunk in my basin, will it rot the collar
संतरे में डिंक्या रोग का उपाय
बारिश के बाद पेड़ के निचले तने से गोंद टपक रहा
सड़ी छाल छीलकर कौन सा लेप लगाते हैं
थाले का पानी तने से लगता है, गलने से कैसे बचाऊं
santra ke jhad se gond aa raha niche se
dinka rog me bordo paste kaise lagaye
phytophthora santre me aa gaya, upay
chhal fat rahi aur daliya upar se sukh rahi, gond bhi
gum on trunk near soil and bark rotting
two ring watering, is it useful for trunk
orange gummosis paste
तने से गोंद, नीचे छाल सड़ी
छाल खुरचकर लेप लगाना सही है क्या
शहद जैसा गोंद तने के नीचे जमा, ऊपर से डाल सूखी
दो घेरे से पानी देने पर तना सूखा रहेगा
santra gond
tana ke paas pani rukne se daal sookhti
bordo ka lep kab lagau
trichoderma gobar me milakar
SANTRE ME GOND NIKALNE KI JANKARI
`,
  'orange-pests-1': `
CONTROL OF CITRUS PSYLLA
new flush curls and small winged insects sit slanting on it
from which month is psylla active and should i spray at bloom
too much urea brought soft flush full of sucking insects
नई फूटन पर सिट्रस सिल्ला का प्रकोप
कोमल पत्ते मुड़ रहे, टेढ़े बैठने वाले नन्हे कीट
संतरे में सिल्ला के लिए नीम छिड़कें या तेल
फूल के समय सिल्ला की दवा मार सकते हैं क्या
santre me silla keet ka niyantran
nayi patti pe chhote udne wale keede tirchhe baithte
silla kis mahine me jyada hota hai
kopal me ras chusne wala keeda jo greening lata hai uska upay
tail lifted tiny insects on flush, yellow babies
mineral oil or neem, is it okay in bloom
citrus psylla new shoot
कोंपल पर पूंछ उठाए कीट, पत्ते मुड़े
फूल में इमिडाक्लोप्रिड देना ठीक रहेगा क्या
कोंपल पर सिर नीचे पूंछ ऊपर करके बैठे नन्हे जीव
यूरिया ज्यादा से सिल्ला बढ़ेगा क्या
silla keeda santra
march se october tak konsa kida kopal par
hari fal bimari failane wala keet
ladybird aur tamarixia bachana
nayi phutan par narangi chhote bachche
`,
  'orange-pests-2': `
fruit sucking moth in santra, what time to smoke the garden
how many methyl eugenol traps for two acres and from when
ripening fruits drop with a tiny rotten puncture
ASKING ABOUT FRUIT FLY IN NAGPUR ORANGE
संतरे में फल मक्खी का जाल कब और कितने
रात के कीट फल में सुई चुभोकर रस पीते हैं, बचाव
शाम को धुआं किस चीज का करें बाग में
तोड़ने से पहले फल में छोटी इल्ली, गिरे फल का क्या करें
santre me fal makhi ka trap kaise lagaye
dhua kitne baje karna he patange ke liye
pakte santre gir rahe, ched ke aas paas sada hua
fal chusne wala patanga rokne ka tarika
pin hole in ripening fruit, night moth, smoke
eight traps per acre and sixty days, is it right
fruit sucking moth orange
शाम सात बजे गीली घास का धुआं
गिरे फल गाड़ना चाहिए या नहीं
रात में आकर फल चूसने वाले पतंगे, शाम को धुआं किसका
थैली चढ़ाने से पतंगे रुकेंगे क्या
santra phal makkhi
neem patte ka dhuan kab jalau
sui chhed se ras, fal sad kar gir gaya
methyl eugenol jaal kitne tangu, kab se
fal ke andar ali, trap kaunsa
`,
  'orange-disorders-1': `
fruit drop in nagpur orange, what should i do
fully grown fruits falling from the stem end in september rains
flowers shedding in april heat, is irregular moisture to blame
can hormone spray hold the fruits and who decides its strength
संतरे में फल गलन और झड़न की समस्या
फूल झड़ रहे हैं गर्मी से, बाग में क्या करें
बरसात में बड़े फल डंठल काला होकर गिरते हैं
सूखी टहनियां न काटें तो फल ज्यादा गिरते हैं क्या
santre ke chote fal roj gir rahe he
fal galti rokne ke liye kya upay
dhoop badhte hi santra ka phool jhadne laga
pani bhar gaya bag me uske baad bade phal tapakne lage
heat and dry soil make flowers fall
is drain in rains useful for fruit fall later
orange fruit drop
फूल झड़े, छोटे फल झड़े, नमी घटी बढ़ी
सूखी लकड़ी काटना गलत तो नहीं
गर्मी पड़ते ही मटर से दाने झड़ गए, क्या करूं कि टिकें
बरसात में डंठल से फल सड़कर गिरे
santra fal galan
loo me nanhe fal bikhre, palwar bichhau
24d ga ka chhidkav khud se karna galat to nahi
pani bharne se bade phal tapakte
khuraak kam hone se fal girte hain kya
`,
  'orange-harvest-1': `
farmer asked correct month for picking kinnow
mrig crop of nagpur, when is it ready
should labour clip the stalk or twist fruit off
fruit coloured but still sour in december, hold it?
किन्नू की तुड़ाई का सही महीना
मृग बहार का संतरा कब तक तैयार होता है
संतरा हाथ से खींचना ठीक है या कैंची से काटें
रंग आ गया है पर मिठास नहीं, कितने हफ्ते और रुकें
kinnu ki tudai farvari tak kar sakte kya
nagpuri santra ambiya kab pakta
kinnow me mithas khatas ka hisab kitna ho todne ke liye
santra todte waqt danthal kitna chhodna
clip the stalk in january or just pull the fruit, is pulling bad
nagpur ambia fruit ready in october december
kinnow picking month
मिठास खटास 12 से 14, कब तोड़ें
खींचकर तोड़ने में दिक्कत तो नहीं
जनवरी के कौन से दिन से उतारना शुरू करूं, पंजाब
मृग बहार वाला फल फागुन चैत में तैयार होता है क्या
kinnow kab tode
rang aaya par khatta, farvari tak ruku
kainchi se danthal kitna pass kaatna
nagpuri ambia wala maal diwali tak tayyar ho jata kya
maghi ke baad kinnu todna thik
`,
  'sweet-orange-climate-1': `
ratnagiri side is very wet, will juice be watery
two nights below zero in sriganganagar, trees at risk?
forty degree summer is fine or need shade
climate for mosambi
रत्नागिरी जैसी नम जगह में रस फीका होगा क्या
गंगानगर में पारा शून्य से नीचे, मौसंबी झुलसेगी क्या
चालीस डिग्री की गर्मी में छाया करनी पड़ेगी
मौसंबी की जलवायु
konkan side mosambi lagau to ras feeka to nahi
minus me tapman gaya mosambi ke ped ko kitna khatra
kitni barish wale ilake me mosambi thik rahti hai
mosambi kaha hoti hai
dry climate 50 cm rain
is minus 3 c injuring the plant in hours
why does wet air make fruit tasteless
चालीस डिग्री तक गर्मी सहती है क्या
नमी वाली जगह फल फीका
मौसंबी जलवायु बारिश
सर्दी में बादल रहें तो नुकसान होगा क्या
mosambi mausam kaisa
75 cm barish kaafi hai kya is phal ko
pala padta hai to bageecha lagana galat hai
jun se sitambar ke bich kitna barasna chahiye
suratgarh ki sukhi garmi me mausambi lagegi
`,
  'sweet-orange-soil-1': `
borewell ec came 1.8 in report, can i start orchard
lime nodules in subsoil, old trees died in eight years
ph eight, is that too high for this citrus
soil for mosambi
बोर की रिपोर्ट में ईसी 1.8, बाग लगाऊं क्या
चुनखड़ी जमीन में मौसंबी आठ साल में मर गई
पीएच आठ है, ज्यादा तो नहीं
मौसंबी की मिट्टी
bor ka ec 1.8 aaya mosambi lagau ya nahi
chunkhadi jamin me mosambi tikti nahi kya
pani rukne wali jameen me mosambi ke ped mar jate kya
mosambi kaisi zameen
water ec below 1
is salty borewell water killing trees early
what soil ph suits this citrus
चूने वाली जमीन में लगाना ठीक है क्या
गहरी दोमट मौसंबी
मौसंबी पानी ईसी
जलभराव जमीन में पेड़ कितना जीएगा
mosambi zameen kaisi
ec 0.8 paani chalega kya, bageecha lagana hai
khari zameen me kitne saal chalega ped
pani rukta hai aur kankar, bagh barbaad hoga kya
ph saat aaya, nimboo varg ke liye thik
`,
  'sweet-orange-sowing-1': `
anantapur farmer, budded plants on which stock and which months
five and half metre square gives how many per acre
pit one metre dug, how much super and manure for chini
MOSAMBI PLANTING
अनंतपुर में बत्तायी की कलम किस महीने लगती है
साढ़े पांच मीटर पर एकड़ में कितने पौधे
रंगपुर लाइम वाली कलम ही क्यों लेते हैं, आंध्र
मौसंबी रोपण
telangana me battayi lagane ka mahina aur doori
gadde me upar ki mitti gobar aur super kitna mosambi me
rangpur laim ki jad wala paudha lu kya andhra me
mosambi kab lagaye
budling rangpur lime
what spacing gives 160 plants per acre
is planting in november too late in telangana
गड्ढे में सुपर फॉस्फेट पांच सौ ग्राम
बीजू पौधा लेना ठीक है या रंगपुर कलम, आंध्र
मौसंबी कलम रोपाई
पांच मीटर दूरी पर हेक्टेयर में चार सौ
mosambi ropai mahina
ek meter gaddhe me kitni khad, andhra
mahboobnagar me sitambar me kalam lagau
133 paudhe ekar me kis doori par
gadde me upar ki mitti bharna sahi hai, telangana
`,
  'sweet-orange-varieties-1': `
farmer of bathinda asked which malta type to plant
sathgudi yield in tonnes with best care
what do jalna growers plant and what in kadapa
does batavian suit telangana or only andhra
अबोहर की तरफ मीठा माल्टा कौन सा लगाएं
सतगुड़ी से एक एकड़ में कितने टन
मोसंबी की किस्मों की जानकारी राज्य के हिसाब से
आंध्र वाले कौन सी जात लगाते हैं
punjab me malta lagau ya jaffa
sathgudi ki upaj ton acre me batao
aurangabad me kaun si mosambi jaat chalti hai
telangana me battavi ka naam suna, sathgudi se alag hai kya
sathgudi 16 tonnes
is mosambi right for maharashtra growers
which kinds for punjab, malta or jaffa
बटावियन किस राज्य में लगती है
सतगुड़ी की उपज हेक्टेयर
मौसंबी किस्म राज्य
पंजाब में सतगुड़ी लगाना ठीक है क्या
mosambi kism punjab
telangana me sathgudi lagau ya batavian
achhi dekhbhal me ton kitna ekar, andhra wali kism
nanded ke liye kaunsi jaat
malta kahan achha hota, jaffa kahan
`,
  'sweet-orange-pruning-1': `
flowers came in january, tell me the selling month of that fruit
at what age do trees give maximum
my mosambi is four years and barren, normal?
how many fruits should one grown tree carry in a year
आंबिया बहार का फल कब तैयार होता है
मौसंबी कितने साल में फल देने लगती है
बारह साल का झाड़ है, सौ ही फल आए, कितने आने चाहिए
फरवरी में फूल खिले, गणपति तक माल निकलेगा क्या
ambiya bahar ka mosambi kab nikalta hai
mosambi ka jhaad kitne varsh me phal deta
ek jhaad se hazaar phal mil sakte kya
4 saal ki mosambi hai phool nahi aaya kab aayega
bearing age 5 years
when does ambia bahar fruit ripen
is 300 fruits a tree low for an old one
पेड़ किस उम्र तक सबसे ज्यादा फल देता है
अंबिया बहार मौसंबी
मौसंबी फल महीना
जनवरी फूल का फल अगस्त में तोड़ना ठीक है क्या
mosambi phal kab
dus se bees saal me kitne phal lagte hai ped par
6 saal ho gaye, ab phal aana chahiye na
pehla phal kitne baras me, bageecha naya hai
ek ped hazar phal de sakta hai kya
`,
  'sweet-orange-diseases-1': `
GUMMOSIS CONTROL IN MOSAMBI
brown glue oozing near ground and bark peels off
how high to paint bordo paste on trunk before rain
bud joint got covered with soil, tree yellowing
मौसंबी में डिंक्या रोग का उपाय
तने से लाल गोंद टपक रहा है, छाल खोखली
बोर्डो पेस्ट बरसात से पहले और बाद कितने फुट तक
पानी तने से सटकर खड़ा रहता है, पत्ते पीले हो गए
mosambi dinkya rog var upay kya hai
tane se gond nikal raha aur chaal sad gayi mosambi ki
bordo paste lagana hai khod par kab
kalam ka jod mitti me dab gaya ped sukhne laga
gummosis bordeaux paste
is keeping bud joint 15 cm above soil needed
how high should the paste go on trunk
तने से सटाकर पानी देना नुकसान करेगा क्या
छाल सड़ी गोंद तना
मौसंबी गोंद रोग
बोर्डो पेस्ट बरसात के बाद फिर लगाएं
mosambi gond ilaj
kalam ki gaanth mitti me dabi hai, hatau kya
sadi chhal khurach ke lep lagana sahi hai
60 se 75 cm lep, barsat se pehle
patte peele, tana niche gond, ped dheere sukh raha
`,
  'sweet-orange-pests-1': `
lalya mite on mosambi fruit
peel turned coppery so trader called it second grade
dust from brick road sits on trees and fruit gets dull skin
tiny pale specks on leaves in dry october heat
मौसंबी पर लाल्या कोली का उपाय
फल तांबे जैसे खुरदरे, भीतर मीठे हैं पर भाव नहीं
सूखे दिनों में पत्तों पर सुई की नोक जैसे सफेद बिंदु
धूल धोने को पानी छिड़कने से मकड़ी कम होगी
mosambi par mangu rog aaya hai
phal ki chamdi bhuri khurdari ho gayi koli lagi hai kya
sukhi dali kaat du to makdi ghategi mosambi me
phal ka rang tambe jaisa vyapari rate nahi deta
lalya mite sulphur
is dust on trees bringing more mites
does cutting dry twigs help against rusty fruit
फल छिलका जंग जैसा, पानी छिड़कना ठीक है क्या
मकड़ी लाल्या मौसंबी
फल भूरा कुटकी लगी
मित्र मकड़ी बचाने को क्या न छिड़कें
mosambi makdi ilaj
gandhak ghulansheel chhidkana sahi hai kya makdi me
garmi sukhe me patton par bindu, phal kanse jaisa
bageeche me dhool udti, phal matmaila
mangu ke niyantran ke bare me jankari, santra mausambi
`,
  'sweet-orange-disorders-1': `
DIEBACK IN MOSAMBI ORCHARD
fifteen year trees drying from tips each season what tests to do
fruits hang small black and dry on weak trees
roots dug and found knots and rot, can orchard be saved
मौसंबी का बाग हर साल कमजोर हो रहा
ऊपर से टहनियां सूखकर नीचे आ रहीं, कारण कैसे खोजूं
सल रोग जैसा, झाड़ धीरे धीरे मर रहे
ग्रीनिंग वाला पेड़ रखूं या निकाल दूं
mosambi ka bagicha sukh raha dheere dheere
jhaad par sal aa gayi hai shende se vaalna
jad khod ke dekhi to gaanth thi ab kya kare mosambi
purana bagicha bachane ke liye kya kya daale
decline dig roots check
is greening tree to be removed
which micronutrients on new flush for dying tree
टहनी दर टहनी सूखना, जड़ जांचें क्या
ह्रास कारण मौसंबी
मौसंबी डाईबैक उपाय
सूखी लकड़ी काटना ठीक है क्या
mosambi ped sukhna
bageecha saal dar saal ghat raha, mitti janch karau
jasta loha mangnij nayi kopal par kyu
sutrakrimi jad me ho to kya kare, ped marta
trichoderma wali khad dena sahi hai kya kamjor ped ko
`,
  'guava-sowing-1': `
guava planting distance and plants per acre
FARMER ASKED TIME OF PLANTING GUAVA GRAFTS
pit filling neem cake manure for new orchard
hundred grafts for one acre near house, how far apart and what goes into pit
सौ कलम लाया हूं घर के पास एक एकड़ है, कितने मीटर पर और गड्ढे में क्या भरूं
बाग में पौधे से पौधे की दूरी
गड्ढा भराई में नीम खली कितनी
खारी जमीन में जिप्सम प्रति पौधा
bag lagana h kitni duri rakhe
sau kalam laya hu ek acre ke liye, kitne meter par khodu aur gaddhe me kya bharu
gaddhe me kya kya dale paudha lagane se pehle
jun julai me kalam lagana sahi hai kya
pit mix neem cake manure
277 plants in one hectare at what spacing
is planting in december too late for tamil nadu
अमरूद लगाने की दूरी
गड्ढे में कितनी खली और खाद भरें
ऊसर में हर तीसरे साल जिप्सम डालना पड़ेगा क्या
बरसात में कलम लगाना ठीक है
amrud ka paudha kab lagaye
6x6 meter pe ek acre me kitne paudhe aate
reh wali zamin me paudhe ke sath jipsam kitna
bag lagane ka mahina
gaddha bharai me kya kya dalte, kalam laya hu
`,
  'guava-soil-1': `
water is a bit salty and ground ph nine in corner, will the trees live there
FARMER ASKED IF GUAVA GROWS IN SALINE LAND
too much rain makes fruit tasteless
waterlogged low land orchard possible
एक कोना थोड़ा नमकीन है और बरसात में पानी भी रुकता, वहां पेड़ चलेंगे
थोड़ी ऊसर जमीन में अमरूद
ज्यादा बारिश से फल फीके क्यों
पीएच आठ वाली जमीन में बाग
ek kona thoda namkeen hai aur barsat me pani rukta, wahan ped chalenge kya
khari jamin me amrood chalega
barish jyada hai yahan phal ka swad fika
pani rukne wali jagah pe bag lagau kya
alkaline ground ph eight
is standing water deadly for the orchard trees
sweet fruit needs how much rain in a year
खारी जमीन में बाग
पानी भरने वाली जगह लगाना गलत है क्या
बहुत बारिश में फल फीका क्यों
पीएच साढ़े चार में भी चलेगा
amrud kaisi mitti
bekar padi zamin me bagicha lag jayega, nikas theek hai
jhaad wale ilake me barish bahut, swad kaisa rahega
amrood usar zamin
chiknai mitti jahan pani ruke wahan bag lagau to marega kya
`,
  'guava-varieties-1': `
traders pay more for red inside fruit these days, which plants should i ask the nursery for
FARMER ASKED ABOUT RED FLESH GUAVA VARIETY
lucknow 49 and allahabad safeda white type
apple colour surkha guava plant
व्यापारी लाल गूदे का ज्यादा देते, नर्सरी से कौन सा पौधा मांगूं
सरदार अमरूद और इलाहाबादी सफेदा
लाल सेबिया अमरूद की किस्म
गुलाबी गूदे की नई किस्म अर्का किरण
amrud ki sabse achhi variety
vyapari laal gude ka jyada dete, nursery se kaun sa paudha mangu
allahabadi safeda ya l 49 lagau
arka kiran kaisi kism hai
white flesh main kinds
red apple type name, surkha or lalit
is arka kiran better than sardar for market
लाल गूदे की किस्म
सफेद गूदे में कौन सी जात पुरानी और अच्छी
प्रयागराज का सेब जैसा लाल कौन सा
नई किस्में कौन कौन सी निकली हैं
amrud ki kism naam
l 49 aur allahabadi safeda me kya lagau
seb jaisa amrood
nursery me lalit mil raha, lagana theek rahega kya
andar se gulabi aur bahar pila, kaun prajati
`,
  'guava-nutrients-1': `
fertilizer dose for guava tree
FARMER ASKED MANURE PER BEARING GUAVA TREE
six year old fruiting trees, how much dung and urea for each, in which months
cow dung quantity per grown tree
पेड़ में खाद की मात्रा
फल देने वाले पेड़ को यूरिया पोटाश कितना
गोबर की खाद प्रति पेड़
छह साल के फलते पेड़ हैं, हर पेड़ को गोबर और यूरिया कितना और किस महीने
ped me kitni khad
chhah saal ke phalte ped hain, har ped ko gobar urea kitna aur kis mahine
5 saal ke ped ko gobar khad kitna kilo
march me amrud ko kya khad
manure per bearing tree kg
kerala and tamil nadu tree dose differ, which to follow
one kilo nitrogen each tree, is it too much
फलदार पेड़ को कितनी खाद
अक्टूबर में आधी खाद देना ठीक है क्या
पचास किलो गोबर एक पेड़ को
केरल में अस्सी किलो खाद वाली मात्रा
amrud khad per ped
potash kitna du fal wale ped ko, march me ya baad
ek acre bag ki kul npk
ped me urea kitna
bade jhaad ki khuraak kitni, gobar samet
`,
  'guava-pruning-1': `
twenty year old tall trees give few small fruits, cut them low to make new
FARMER ASKED REJUVENATION OF OLD GUAVA ORCHARD
branch bending for more fruits
cut tips in february march how long
बीस साल पुराने पेड़ ऊंचे हो गए फल छोटे, नीचे से काटकर नया कर सकते हैं
पुराने अमरूद बाग का जीर्णोद्धार
डाल झुकाने से फल ज्यादा आते हैं क्या
टहनी का सिरा कितना काटें
amrud ki kataai chhatai kab
purane amrood ke ped 75 cm pe kaatna
bees saal purane ped oonche ho gaye fal chhote, neeche se kaat ke naya kar sakte hain
sitambar me chhatai karu ya feb me
shoot tip cut ten centimetre
fruits come on new shoots so when to prune
is it safe to cut old tree at 75 cm
टहनी छंटाई महीना
डाल झुकाकर बांधने से फल बढ़ेंगे क्या
पुराना बाग काटकर नया करना सही है
खूंटी रस्सी से शाखा खींचना
amrud chhatai kab
tahni kitne inch kaatna hai sitambar me
budha bag theek karna
ped upar ko jata hai fal kam, dali niche kaise laye
purane ped jad se kaatu ya kamar tak
`,
  'guava-intercropping-1': `
intercrop in young guava orchard
FARMER ASKED WHICH CROP BETWEEN GUAVA ROWS
my orchard is one year old and sunny between lines, what can i sow there without hurting trees
pulses and short vegetables before bearing
बाग में अंतरवर्ती फसल
नए बाग के बीच कौन सी सब्जी
एक साल का बाग है कतारों के बीच धूप आती, वहां क्या बोऊं
अमरूद फलने तक बीच में उड़द मूंग
bich me kya boye
chhote bag me sabji le sakte h
ek saal ka bag hai kataro ke beech dhoop aati, wahan kya bou
amrud ki line ke beech dal boye kya
gap between young trees crop
can this fruit be put inside coconut garden
is growing pulses between rows harmful to young plants
बाग के बीच फसल
नए पौधों के बीच लोबिया ठीक है क्या
फल आने से पहले कमाई कैसे हो
नारियल के बीच अमरूद लगाना
amrud ke bich kheti
paudhe chhote, khali jagah me kam din ki sabji lu
bag me dal bona
kataron ke beech me kya lagaye jo nuksan na kare
teen saal tak khali zameen ka kya upyog, fal wale bag me
`,
  'guava-pruning-2': `
crop regulation in guava for winter fruit
FARMER ASKED BAHAR TREATMENT IN AMRUD
avoid rainy season crop by withholding water
monsoon fruit fetches five rupees and rots, how to make the trees skip it and bear in december
बरसात वाला पांच रुपये बिकता और सड़ता, पेड़ दिसंबर में फले इसके लिए क्या करूं
जाड़े में अमरूद की फसल लेने की विधि
बरसाती अमरूद नहीं चाहिए क्या करें
मई में आधी कोंपल काटने से फायदा
sardi ki fasal kaise le
mrig bahar lena hai pani kab band kare
garmi me amrood ka pani rokna sahi
barsat wala paanch rupye bikta aur sadta, ped december me phale iske liye kya karu
winter crop by stopping water
half shoot cutting in mid may, is it proved
rainy crop is poor and wormy, how to shift
जाड़े का फल कैसे लें
वसंत के फूल गिराने को पानी रोकना ठीक है क्या
जून में थाला खोदकर क्या दें
बरसाती फसल छोड़ने से नुकसान होगा क्या
bahar lena amrud
sardi me fal mehnga bikta, garmi me pani band kar du
may me tahni adhi katna
julai me phool laane ko june me kya kare bag me
pani kab rokna hai taki thand me fal aaye
`,
  'guava-diseases-1': `
leaves of one side yellowed after rains and hung, now whole tree is a stick
FARMER SAYS GUAVA TREE DRYING SUDDENLY
nematode and fusarium in dying trees
neem cake trichoderma for drying orchard
बरसात बाद एक तरफ के पत्ते हल्के पीले होकर लटके, अब पूरा पेड़ लकड़ी जैसा
पेड़ सूख रहा है
उकठा से मरे पेड़ की जगह नया पौधा
पत्ते पीले होकर लटके बरसात बाद
ped sukh raha h
barsat baad ek taraf ke patte halke peele hokar latke, ab poora ped lakdi jaisa
ek ke baad ek ped mar rahe bag me
dali pili hoke sukh gayi puri
wilt no sure cure tree
side branch dry after rains, is burning the tree needed
replant in same pit of dead tree, harmful or not
उकठा लगा पेड़
बरसात के बाद बाग में पेड़ सूखने के उपचार की जानकारी
जड़ काटने से पेड़ सूखता है क्या
एस्परजिलस वाली खाद देना
amrud uktha rog
ped ki ek taraf patte latak gaye, kuch hafte me mar gaya
sukha ped ukhadna
jad me gaanth wale sutrakrimi se ped mara, ab kya
neem khali trichoderma dene se bachega kya sukhta ped
`,
  'guava-diseases-2': `
small brown pin dots on fruit become soft hollow pits when it ripens and traders return the crate
FARMER SAYS SPOTS AND ROTTING ON GUAVA FRUIT
rust like scab canker on fruit skin
copper spray for fruit spots
फल पर काले धब्बे
फल पर सुई बराबर भूरे बिंदु पकने पर गड्ढा बन जाते, व्यापारी पेटी लौटाता
फल पर खुरदरे भूरे दाग कैंकर
थैली चढ़ाने से दाग कम होंगे
phal sad rahe h
fal par sui barabar bhure bindu pakne par gaddha ban jate, vyapari peti lautata
phal pe jung jaise dhabbe
anthracnose me kya chhidke amrud me
sunken soft spots anthracnose
rusty raised scab on skin is which disease
copper spray okay for fruit spotting
फल पर धंसे धब्बे
सूखे फल पेड़ पर छोड़ना गलत है क्या
जंग लगे जैसे उभरे दाग
पकते समय फल गलना बरसात में
amrud fal sadan
sui ki noki jitne bhure nishan bade hoke gal rahe
kanker daag phal
fal pe thaili chadhau to dhabbe rukenge
rupaye ke sikke jitna naram gaddha pake fal me
`,
  'guava-pests-1': `
fruit looks fine outside with a green dent, but cut it and white worms jump in the pulp
FARMER SAYS INSECTS INSIDE GUAVA FRUIT
methyl eugenol trap hanging
bagging to stop maggots
बाहर से ठीक, बस हरा सा गड्ढा, काटो तो गूदे में सफेद कीड़े उछलते
पके फल के अंदर सूंडी
फल मक्खी का ट्रैप कब टांगें
गिरे हुए फल का क्या करें
amrud me kide pad gaye
bahar se thik bas hara sa gaddha, kaato to gude me safed kide uchhalte
barsat ke amrood me sundi kaise roke
trap lagane se makkhi maregi kya
fruit fly trap methyl eugenol
fallen fruit bury deep, is it necessary
white worms when i bite rainy fruit
फल में सूंडी
पकने से पहले तोड़ना सही है क्या कीड़े से बचने को
बरसात की फसल में ही कीड़े क्यों
फल मक्खी जाल
amrud me kide
phal kaato to safed latt nikle, hara nishan bahar
gire phal ka kya karu taaki makkhi na bade
phal pe kagaz ki thaili
makhi fal me dank maar deti, bag me kya latkau
`,
  'guava-pests-2': `
brown curtain of sawdust and silk at branch fork, behind it a hole wide as pencil
FARMER SAYS HOLES IN TRUNK WITH SAWDUST WEB
larva inside stem tunnel kill with wire
frass ribbons on bark at night
छाल खाने वाली इल्ली
डाल के जोड़ पर बुरादे और रेशम का परदा, पीछे पेंसिल बराबर छेद
तने के जाले हटाकर क्या करें
छाल भक्षक सूंडी का उपचार
tane me ched
dal ke jod par burade aur resham ka parda, peeche pencil barabar ched
tane pe jala aur burada latak raha
ched me rui bhar du kya
bark eating caterpillar hole
push wire in trunk hole and plug mud, right way
crowded orchard gets more bark borers or not
तने की छाल कुतरना
छेद में तार डालकर सूंडी मारना ठीक है क्या
रेशमी जाला और बुरादा तने पर
घना बाग हो तो छाल का कीड़ा ज्यादा
chhal ka kida amrud
ped ke tane pe lakdi ka chura jaise dhaage me latka
chhed me rui tel
raat me chhal kha jata kida, din me chhed me chhupta
tana chhed wale ki mitti se bharai
`,
  'guava-disorders-1': `
new leaves are small and turning copper purple, fruits stay hard and split open on the tree
FARMER SAYS GUAVA LEAVES PURPLE AND FRUIT CRACKING
boron spray at flowering of fruit tree
bronzing small leaves remedy
नए पत्ते छोटे और तांबे जैसे, फल कड़े रहकर पेड़ पर ही चिर रहे
पत्ते छोटे और तांबई हो रहे
फल फट रहे हैं सख्त हैं बोरॉन
जिंक यूरिया का छिड़काव कब
naye patte chhote aur tambe jaise, fal kade rahkar ped par hi chir rahe
phal fat jate h kaun si kami
zinc sulphate amrood me kab chhidke
borax ka spray phool pe amrud
zinc boron shortage leaves
purple small leaves, is half percent zinc with urea good
borax on bloom, how strong
पत्ते तांबे रंग के
फल फटकर सख्त, सुहागा छिड़कें क्या
मार्च में जिंक यूरिया घोल
बैंगनी छोटे पत्ते किस कमी से
amrud patte lal
phal kada aur daraar wala, kaun sa ghol
suhaga kab chhidke
oktober me jasta ka spray karna theek hai
patta chhota aur bhura lal, tatv ki kami hai kya
`,
  'guava-harvest-1': `
market is eighty km away, pick green or wait for yellow, how many days it lasts
FARMER ASKED YIELD PER GUAVA TREE
shelf life of picked fruit
cold storage temperature for guava weeks
मंडी अस्सी किलोमीटर है, हरा तोड़ूं या पीला होने दूं, कितने दिन टिकेगा
अमरूद कितने दिन रखा जा सकता है
एक पेड़ से साल में कितना अमरूद
फूल आने के कितने महीने बाद फल तैयार
mandi assi kilometer hai, hara todu ya peela hone du, kitne din tikega
amrood ek ped me kitna kilo
ghar me amrud kitne din chalta
thande kamre me kitne hafte rahega
yellowish green pick stage
cold room eight degree keeps how many weeks
yield per grown tree forty or eighty kilo
तोड़ने का रंग
डंठल पत्ते सहित तोड़ना ठीक है क्या
कमरे में तीन दिन बाद फल गलता है
फूल से तुड़ाई तक कितने महीने
amrud kab tode
phal utarne ka sahi time hara pila hone pe
fal kitne din tikega
ek bada jhaad saal bhar me kitne kilo
door mandi bhejna hai kacha todu ya pak jane du
`,
  'grapes-varieties-1': `
best grape variety for maharashtra
grape varieties of north india
nandgaon wants thompson clone, ludhiana cousin wants early, names
black grape for south karnataka
नांदगांव के लिए क्लोन और लुधियाना के लिए अगेती नाम
उत्तर भारत में अंगूर की कौन सी किस्म
बिना बीज का अंगूर कौन सा
महाराष्ट्र में अंगूर की अच्छी जात
angoor ki variety kaun si lagaye
hyderabad side anab type chale kya
perlette kis ilake ka angoor hai
angur seedless up me konsa
grape varieties india
is thompson seedless okay for hisar side
bangalore blue grows in which state
अंगूर की किस्म
परलेट उत्तर के लिए है क्या
सोनाका और तास ए गणेश कहां लगते हैं
गुलाबी मस्कट अंगूर किस इलाके में
angoor kisam
seedless angoor naam
draksha jaati maharashtra
kala angoor bangalore wala
anabe shahi kaha hota
uttar bharat me beauty seedless lagana theek rahega
तमिलनाडु दक्षिण में कौन से अंगूर चलते हैं
`,
  'grapes-soil-1': `
soil and climate
ph of soil
berries crack in rain
two feet soil over murum, white lime, rain in march at ripening, plant?
अंगूर के लिए मिट्टी और जलवायु
दो फुट मिट्टी नीचे मुरुम, मार्च में बादल
अंगूर पकते समय बारिश से नुकसान
अंगूर की खेती कैसी जमीन में
angoor ke liye mitti kaisi chahiye
kitne degree me hota hai
angoor pakte samay badal hai to kya hoga
sodium jyada aaya report me, bel lagau
grape soil climate
is lime rich land bad for vines
clouds at ripening burst the berries, is my taluka fit
अंगूर मिट्टी
अंगूर के लिए पीएच साढ़े आठ तक चलेगा
तापमान 25 से 32 ठीक है
पकते समय पानी बरसा तो दाने तड़क गए
angoor ki jameen
draksha jamin kashi
chunkhadi jamin me angoor
angur ko kitni gehri mitti
barish wale ilake me angoor lagana galat hai kya
is one foot of soil over rock enough for a vineyard
पकते समय आसमान में बादल छाए रहें तो कौन सी मुसीबत आती है
`,
  'grapes-sowing-1': `
saline bore, want wild root first, which months for both jobs
number of grape vines per acre
dogridge rootstock planting month
grafting time in grapes
खारा बोर, पहले जंगली जड़, दोनों काम के महीने
एक एकड़ में अंगूर की कितनी बेल
डॉगरिज जड़ कब लगाएं
कलम कब करें
bel kitni duri par
angur ke paudhe ek acre me kitne
line 9 foot to bel bel 5 foot, ginti kitni acre
khari jameen me angoor kaunse rootstock par
grape planting distance
is dogridge needed in salty land
when to graft on rootstock, september or january
अंगूर दूरी
जड़ वाला डॉगरिज किस महीने
एक हेक्टेयर में 5000 बेल बहुत घनी तो नहीं
सितंबर में कलम चढ़ाना
angoor ropai
draksha lagwad antar
rootstock january me
khare pani me angoor ki jad
bel ek acre me 800 ya 2000
khare pani ke liye pehle jungli jad lagau, kalam kis mahine chadhegi
एक एकड़ में कितने अंगूर के पौधे मंगाने पड़ेंगे
`,
  'grapes-pruning-1': `
canes thick after monsoon, back cut was april, now how many eyes
april pruning of grapes how many buds
october pruning grapes bud test
stop irrigation before grape pruning days
मोटी काड़ी, अप्रैल में खरड़ हुई, अब आंख कितनी
अक्टूबर छंटाई में आंखें
महाराष्ट्र में अंगूर की छंटाई साल में कितनी बार
फल छंटाई से पहले पानी बंद
angoor ki chhatai kab kare maharashtra
kharad chatni kadhi karavi
october chhatni me dole kiti thevave
neev wali katai ka thunth do aankh ya chaar
grape pruning maharashtra
is one bud spur right in april cutting
stop water how many days before pruning
खरड़ छंटाई
फल छंटाई अक्टूबर में आंख की जांच
अप्रैल में काड़ी कितनी छोटी
बिना आंख जांच के अक्टूबर छंटाई से नुकसान
april chatni draksha
goda bahar chhatni angoor
angoor me phal chhatai kab
kadi moti patli dekh ke aankh rakhna
april wali katai me har kaadi kitni aankh pe
is fruit cutting in october without lens test of buds risky
छंटाई से कितने दिन पहले बगीचे का पानी तोड़ना है
`,
  'grapes-pruning-2': `
courtyard vine in jaipur never cut, leafless in pus, do what
pruning of perlette vine winter
how many buds per cane grape punjab
january pruning of grapes haryana
जयपुर आंगन की बेल पूस में पत्तेविहीन, कभी नहीं काटी
बेल सर्दी में कैसे छांटें
पंजाब हरियाणा में अंगूर की कटाई छंटाई का समय
दिसंबर में अंगूर की बेल काटें क्या
phali hui dandi agle jaade thunth banau
punjab me angoor di kaant chhaant
purani bel up me kab kaate
north india angoor cane 12 aankh
grape pruning north
is summer pruning wrong for punjab vine
renewal spur one or two buds, fruiting cane twelve?
जाड़े की छंटाई अंगूर
पूस में बेल काटना सही समय है
आधी काड़ी ठूंठ आधी फल वाली
दिल्ली में परलेट की बेल कैसे छांटें
angoor katai december
punjab angoor prunning
bel pe 12 aankh rakhu
pichhle saal phali kaadi ka kya karu
up me angoor bel kab chhate
thand me patte jhad gaye, kya isi samay bel kaatni chahiye, rohtak
पतली काड़ी पर कम आंख और मोटी पर ज्यादा रखना सही है
`,
  'grapes-irrigation-1': `
crop due in two weeks, close drip to avoid bursting
when to stop water before grape harvest
new grape plants watering
drip irrigation grapes berry growth
अंगूर में पानी कब दें
अंगूर तोड़ने से पहले पानी बंद
नए अंगूर के पौधे को पानी
दो हफ्ते में तुड़ाई, ड्रिप बंद
sinchai kitne din me
nayi bel ko lagate din, teesre din, fir?
draksha bagela pani kadhi band
angoor meetha karne ke liye pani band kare
grape watering
water on third day after planting, then weekly?
is it harmful to irrigate till the harvest day
अंगूर सिंचाई
छंटाई से पंद्रह दिन पहले पानी रोकना
दाने बढ़ते समय पानी का अंतर पड़ा
तोड़ने से पहले पानी देते रहें तो फीका होगा
angoor pani
drip se angoor
draksha pani tanav
mithas badhane ko sinchai rok
nayi bel me hafte me ek pani
todai ke din tak drip chalti rahe to daane phatenge kya
FARMER ASKED WHEN TO STOP WATER BEFORE GRAPE HARVEST
`,
  'grapes-nutrients-1': `
fertilizer dose for grape per acre
potash in grapes which type
fertilizer after october pruning share
test says petiole potash high, still apply thousand kilos?
डंठल जांच में पोटाश ज्यादा, पूरा डालूं
अंगूर में पोटाश कौन सा डालें
अप्रैल छंटाई के बाद खाद
गोबर खाद कितनी
khad kitni dale
sulphate of potash
gobar 10 ton acre aur rasayan do baar kaise
angoor ki patti dandi janch kyo
grape fertilizer dose
muriate of potash, will it harm vines
forty percent after april cutting, rest october?
अंगूर खाद
1000 किलो पोटाश हेक्टेयर ज्यादा तो नहीं
डंठल जांच से खाद घटाना
गोबर खाद 25 टन बाग में
angoor npk
draksha khat vyavasthapan
petiol test
potash sulfate angoor
saal me do bar khad angoor bel
अक्टूबर छंटाई के बाद कितने प्रतिशत खाद
is leaf stalk test worth it before spending on bags
`,
  'grapes-diseases-1': `
wet week, bunch turned brown, leaf back has cotton
leaf yellow oily spots white below
flowers rotting after rain
bio control for downy mildew grape
भीगा हफ्ता, पिछवाड़े रुई, गुच्छा भूरा
पत्ते पर पीले धब्बे
अंगूर में केवड़ा रोग
अंगूर के गुच्छे भूरे होकर सड़ रहे बारिश में
angoor me downy ki dawa
patte oily dikhte, jaivik pehle kya
patte ke niche safed
barish ke baad kya spray
downy mildew grape
oil spots on leaf face, cotton at back
is bordeaux useful for brown flower bunches
डाउनी मिल्ड्यू
बेल में हवा न जाए तो केवड़ा बढ़ता है
पत्ते के नीचे रूई जैसी फफूंद
बारिश के बाद घड़ जलना
downi rog
kevda rog draksha
tel ke daag patte par
angoor guchha bhura barish
bacilus trichoderma shuru me spray
पत्ते पर चिकने पीले गोल दाग, पलटो तो सफेद रुई
ghani bel me jhumke bhure pade barish ke baad, faltu kopal nikalu
`,
  'grapes-diseases-2': `
no rain cloudy winter, ash on berries, then split
white powder on grape bunches
sulphur use in grapes for powdery
grape berries cracking with white dust
बिना बारिश के बदली, राख, फिर फटे
अंगूर पर सफेद चूर्ण
पाउडरी मिल्ड्यू का इलाज
अंगूर के दानों पर सफेद धूल और फट रहे
angoor me powdery mildew
sulphur lagau to todne se kitne din pehle
angur par safed powder
gandhak kab chhidke bhuri ke liye
powdery mildew grape
grey ash on berries, they split
is sulphur okay in dry cloudy days
भूरी रोग अंगूर
दाने पर सफेद चूर्ण फिर फटना
गंधक छिड़क कर तुरंत तोड़ना ठीक है
एम्पेलोमाइसीज किस रोग में
powdri mildew
bhuri draksha
dane pe rakh
badal hai barish nahi safed chura
kaadi safed powder
ASKED ABOUT WHITE ASH LIKE POWDER ON GRAPE BERRIES
बदली वाला सूखा मौसम, दानों पर चूना सा और दरार
`,
  'grapes-pests-1': `
export bunch rejected for honey and soot, ants march up
bunch sticky black and white insect
ladybird beetle release for mealybug
bark removal in grape for pest
शहद जैसा रस, कालिख, चींटी कतार में
गुच्छे में चिपचिपा
सफेद कीट का जैविक उपाय
मिलीबग के लिए लेडीबर्ड कितने छोड़ें
milibag ka ilaj
mitra bhring kitne mangau acre me
chipchipa kala guchha
chiti aur safed keeda
mealybug grape
is spraying strong insecticide bad for ladybirds
how many cryptolaemus per acre
मिलीबग अंगूर
गुच्छे काले चिपचिपे
ढीली छाल जलाना सही है
चींटियां बेल पर चढ़ रही, सफेद कीड़ा
mili bug
pithya dhekun draksha
dane naram hote hi ladybird chhode
safed rui wala kida guchha
milibag se aadhi upaj gayi
jhumke se shahad jaisa tapakta, chinti lagi, ladybird kab chhodu
पुरानी ढीली छाल छीलकर जलाने से मोम वाले कीट घटते हैं क्या
`,
  'grapes-pests-2': `
eyes eaten in night after cut, day nothing seen
thrips in grapes berry scar
buds eaten after pruning
blue sticky trap
अंगूर में उड़द्या भृंग
रात में आंखें साफ, दिन में कोई नहीं
छंटाई के बाद अंगूर की आंख कीड़ा खा रहा
दाने पर भूरे दाग
daano pe khurchan aur patti chaandi
thrips ka upay
draksha udadya bhungere niyantran
nayi kopal raat ko kha raha kida
flea beetle grape
shaking vines over tray at night, does it help
silvery curled leaf and scab on berry skin
उड़द्या कीट
छंटाई बाद आंखें कुतर गया
नीला ट्रैप थ्रिप्स के लिए
फूल के समय कौन से कीट पर ध्यान
udadya bhunga
angoor ki kopal kha gaya
dano pe bhuri papdi
thrips angoor neela card
raat me bel hilake bhring pakadna
raat ko torch leke dekha chamkile bhring nayi aankh kutar rahe
दानों पर खुरदरी भूरी परत, नीला कार्ड टांगना ठीक है
`,
  'grapes-harvest-1': `
sour still, will box ripen it, meter shows fifteen
brix of grape at harvest
yield per acre
picking method of grapes
अभी खट्टा, पेटी में पकेगा, मीटर पंद्रह
अंगूर में मिठास कितनी होनी चाहिए
अंगूर की पैदावार प्रति एकड़
अंगूर तोड़ने का सही तरीका
kab todna chahiye
angur ka brix kitna
kis time kaatu ki safed moma na utre
angoor ek acre me kitna ton
grape harvest brix
is picking at noon okay
do grapes ripen after picking
अंगूर तुड़ाई
18 ब्रिक्स पर तोड़ना
दाने की सफेद परत कैसे बचाएं
हेक्टेयर में 25 टन थॉम्पसन
angoor kab tode
draksha kadhni sakhar
tod ke rakhne se meetha hoga
refractometer angoor
kainchi se subah katna angoor
is fifteen brix enough to pick, will box make it sweeter
दोपहर की धूप में तोड़ने से नुकसान होगा क्या
`,
  'pomegranate-climate-1': `
thinking of planting anar in coastal district, air is damp, will it be tasty
900 mm rain area suitable?
temperature range for plant
our taluka gets 1500 mm and remains wet till november, can pomegranate give sweet fruit
इसके लिए अनुकूल जलवायु की जानकारी
तटीय नम इलाके में बीमारी ज्यादा आती है क्या
कम वर्षा वाला सूखा जिला लायक है
हमारे तालुके में 1500 मिमी बरसता है, अनार मीठा निकलेगा कि रोग ही आएगा
kheti kis jalvayu me hoti hai
hamare yaha nami jyada anar lagana sahi rahega
pakte waqt garm hawa chahiye kya
pakte samay hawa me nami rahe to swad aur rang kam ho jata kya
pomegranate climate rain
seaside village air wet, will fruit come sour
forty degree heat at ripening, good or harmful
अनार जलवायु बारिश
नमी वाली जगह बाग लगाना गलत है क्या
पांच सौ मिमी बारिश में अनार हो जाएगा
पकते समय गर्म सूखी हवा न हो तो क्या
dalimb havaman konta
12 degree sardi me anar chal jayega kya
barish bahut hai to fal chhedak zyada kya
registan jaisi hawa me fal meetha hota hai
hamare yaha ki nami me bagh lagana sahi hai kya
`,
  'pomegranate-sowing-1': `
solapur farmer planting 1 acre anar, saplings count at 5 by 4 metre
when to dig pits before planting anar
is february okay for new orchard
making new bagh, telya common in village, should rows be 4 metre or 5 metre
बाग लगाने की जानकारी, गड्ढा और दूरी
तेल्या प्रभावित गांव में अनार कितनी दूर लगाएं
गड्ढे में ट्राइकोडर्मा डालें क्या
नया बाग, गांव में तेल्या है, 5 बाई 4 मीटर रखूं तो एकड़ में कितने पौधे
anar ka gadda kitna bada khode
kab lagaye barsat me ya fagun me
10x15 foot kitne ped acre
gadda khod ke kitne din dhoop dikhani hai liye, phir kya bharna
pomegranate pit spacing plants
rows 5 x 2 metre in telya village, air blocked
how much manure goes in each pit before planting
अनार गड्ढा दूरी
साठ सेमी का गड्ढा छोटा तो नहीं
गड्ढा खोदकर धूप दिखाऊं, फिर किस महीने भरूं लगाऊं
दो सौ पेड़ एकड़ के लिए कितनी दूरी
dalimb lagvad antar
pit me trichoderma aur khad kitne din pehle
5x5 meter me acre ke 160 ped kam hai kya
gaddhe ko dhoop kyu dikhana
ghana bagh lagane se nuksan hoga kya anar
`,
  'pomegranate-varieties-1': `
BEST VARIETY OF POMEGRANATE FOR EXPORT
ganesh or bhagwa, which seed is soft
days to ripen for sinduri anar
want soft seed for local market children, not for export, which pomegranate
अच्छी किस्म दूर की मंडी के लिए
गणेश किस्म का दाना नरम है क्या
मस्तानी और सिंदूरी एक ही अनार है क्या
घर के पास के बाजार के लिए नरम दाने वाला गुलाबी अनार कौन सा
sabse acchi jaat konsi
bhagwa anar ek ped kitna deta
nashik se delhi bhejna hai anar kism
bhagwa lagau ya ganesh, vyapari dur bhejta hai, chhilka mota chahiye
bhagwa days yield skin
soft seed pink fruit name against thick skin name
mastani, ashtagandha, are both same red fruit
भगवा किस्म छिलका
ढोलका कहां का अनार है
गणेश लगाना सही है या भगवा दूर बेचने को
एक पेड़ से तीस किलो मिलता है क्या भगवा से
anar kism bhagva
sinduri kitne din me taiyar hota
naram beej gulabi dana anar naam
gujarat me konsa anar chalta hai
kesari chhilke wala door ke bazar ke liye
`,
  'pomegranate-pruning-1': `
ambia mrig hasta, which safer from oily spot
how long to withhold water before flowering of anar
after defoliation what is next step
trees gave flowers all year round, fruits of all sizes, how to make it single season
अंबिया बहार में फूल कब आते
अनार को तान कितने हफ्ते देना
मृग बहार छोड़कर हस्त बहार लूं, तेल्या से बचना है
पेड़ पर साल भर फूल, छोटे बड़े फल साथ, एक ही बहार कैसे लूं
anar me tan kitne din dena
hasta bahar me telya kam aata sach hai
patta girane ke baad khad pani kab
pani kitne hafte band rakhu aur patte kab jhadau bahar ke liye
bahar rest water stop
which flowering season dodges rain sickness, months
one crop a year better than two
अनार बहार ताण
साल में दो बहार लेना नुकसान करेगा क्या
पत्ते झड़ाने के बाद ही सिंचाई खोलूं, कितने हफ्ते
छंटाई के बाद पत्ते गिराना जरूरी है क्या
dalimb bahar konta ghyava
mrig bahar me phool kab aate hai
tan ke baad chhatai phir khad pani kaise
hasta bahar phool mahina
ped ko do mahine aaram dena theek hai kya
`,
  'pomegranate-nutrients-1': `
six year old anar, n p k grams per plant
farmyard manure per tree
at fruit set how much nitrogen share to give
seven year old 200 plants in acre, total urea super potash for year
साल में कितना फॉस्फोरस पोटाश
सात साल के बाग में एकड़ की नाइट्रोजन
नाइट्रोजन फल बनने पर भी दें क्या अनार
सात साल के दो सौ पेड़, पूरे साल की खाद एकड़ में कितनी
bade ped me npk kitne gram
gobar khad 40 kilo ped ko jyada to nahi
anar bag 5 saal ka khad schedule
bahar pakadte waqt pehli khad me kya kya kitna
anar urea gram tree
six year tree urea super potash grams, manure kilos
125 kg n per acre at 200 trees, true
अनार खाद ग्राम पेड़
बहार शुरू में और फल लगने पर यूरिया के हिस्से
ढाई सौ ग्राम पोटाश कम तो नहीं पेड़ को
चालीस किलो गोबर हर साल जरूरी है
dalimb khat pramaan
nitrogen teen hisso me kab kab anar
bade jhaad ki saal bhar ki khuraak
phosphorus kitna ek ped anar
500 ped ki khad ka hisab batao hectare
`,
  'pomegranate-diseases-1': `
fruit with y shape cracks black, twig to be cut where
antibiotic spray for oily spot is right?
how to sterilise cutter after telya pruning
after five days rain anar leaves got shiny wet marks and fruit black cracked, whole crop going
बैक्टीरियल ब्लाइट में एंटीबायोटिक छिड़कूं क्या
गिरे काले फटे फल बाग में पड़े, उनका क्या करूं
नए पौधे से तेल्या न आए, क्या ध्यान दूं
पांच दिन की बारिश के बाद अनार के फल काले होकर चिरे, पत्ते पर चिकने दाग
telya me kaunsi dawa bordo ya copper
tel jaisa dag anar patte fal kale fat gaye
kainchi saaf karna zaruri telya me
telya lage dali kahan se kaatu, dag se kitna niche tak
telya oily spot copper
antibiotic sachet given by dealer for greasy spots, spray
twig cut how many cm below the oily mark
तेल्या कैंची टहनी
ऊपर से पानी देने से तेल्या फैलता है क्या
फल पर वाई आकार की दरार काला दाग
पत्तों पर गीले चिकने धब्बे, फल तिरछे चिरे
telya anar bordeaux
patte pe tel tapka jaisa, fal chirkar kala
gira hua phal jalana zaruri hai kya telya me
kainchi ko har baar dhona hai kya
DALIMB TELYA ROG NIYANTRAN KI JANKARI
`,
  'pomegranate-diseases-2': `
plant drying one side first then full, root burnt?
can i replant in same pit after dalimb died
flood water spreading mar in orchard
anar in third row suddenly yellow one branch, wood shows brown stripe, others next to it also
मरे गड्ढा अलग कैसे रखें
नीम खली ट्राइकोडर्मा स्वस्थ अनार में भी डालें
सूत्रकृमि से अनार सूखता है क्या, लकड़ी भूरी
तीसरी कतार का अनार एक डाल से पीला होकर सूखा, लकड़ी में भूरी लकीर, पास वाले भी
ped ek taraf se sukh raha
dusre ped tak na faile iske liye kya kare anar
khula pani dene se anar marte kya
sukhe ukhad ke usi gadde me naya laga du kya, bimari failegi
pomegranate wilt wood streak
dead tree water runs to next row, yellow branch starts
shot hole borer and nematode, do they bring wilt
अनार मर रोग डाल
मरा पेड़ उखाड़कर जलाना जरूरी है क्या
औजार से मर फैलता है क्या
एक डाल पीली होकर सूखी, फिर पूरा पेड़ गया
dalimb mar upay
trichoderma neem khali thale me dalna sahi hai
khula pani band karu kya, ped sukh rahe
lakdi me bhuri dhari, jad kharab
doori badhane se mar rog ghatega kya
`,
  'pomegranate-pests-1': `
when to bag fruits and with what
trichogramma for fruit caterpillar
bored fruits lying down with smell
august month, anar dropping with hole and bad smell, inside seeds eaten by worm
फल को थैली कब पहनाएं
बरसात में सूंडी से आधा माल गया
छेद वाले अनार तोड़कर दबा दूं
भादों में अनार छेद होकर सड़कर गिर रहे, भीतर दाने खाए हुए
titli ki illi
fal me kida badbu
butter paper bag kab
nimbu jitne anar ho gaye, thaili ab chadhau ya der ho gayi, pichli baar illi ne khaya
anar butterfly bag lemon
wasp cards number for fruit worm and bag paper when
bt spray when caterpillar is small, which stage
अनार तितली सूंडी थैली
बटर पेपर की थैली चढ़ाना सही है कब
पचास प्रतिशत फल छेद से गिर गए
अगस्त में सूंडी सबसे ज्यादा होती है क्या
dalimb fal pokharnari ali
chhed se badbu, phal gir gaya, kya karu
phool wale kharpatwar hatane se fayda
jaade ki fasal me illi november me
ANAR ME FAL CHHEDAK SUNDI KA PRAKOP UPAY
`,
  'pomegranate-pests-2': `
brown scab like scratches on skin
aphids on new growth, organic spray
which traps at new flush of pomegranate
new red leaves crumpled, gummy, and small fruit skin becoming rough like sandpaper
फूलकिड़े और माहू
छिलका खरोंच वाला
नई बहार की कोंपल पर माहू अनार
नई पत्ती सिकुड़ी चिपचिपी, छोटे अनार का छिलका रेगमाल जैसा
fal par bhuri papdi
anar nayi patti mud gayi chipchipa
neem kis samay spray
phool se fal bante samay churda aur mahu, neem se roke kya
anar thrips aphid neem
sooty sticky shoots after heavy urea, aphid in anar
verticillium evening spray till which stage
अनार छिलका थ्रिप्स
छोटे फल का छिलका रेगमाल जैसा, कोंपल चिपचिपी
नए कल्ले चिपचिपे और चींटियां
पीला नीला कार्ड कब से टांगूं
dalimb khrip phulkide
chhilka khurdara jaise khaj ho
mahu nayi konpal par, lecanicillium theek hai kya
patti ki nok mudi, fal par bhura nishan
ghas nikalna zaruri hai kya thrips ke liye
`,
  'pomegranate-disorders-1': `
rain came at ripening and anar bursting
is boron spray needed for split
drip schedule to prevent cracks
missed watering for ten days due to motor fault, after that anar cracked open
फल फट रहे, बोरेक्स छिड़कूं
सूखे के बाद पानी से अनार फटा
पलवार बिछाने से अनार फटना घटेगा
मोटर खराब थी दस दिन, फिर पानी दिया तो अनार फट गए
anar fat rahe hai kya kare
borax kitna percent fal fatna
din raat temperature fark se anar fata
pakne wale anar par barish gir gayi, ek ek kar phat rahe, bachau kaise
anar cracking boron drip
motor failed then flooded, fruits opened mouth
borax 0.2 percent spray when fruit grows
फल फटना बोरॉन अनार
दिन रात का अंतर ज्यादा हो तो फटते हैं क्या
सूखा रखकर एक दिन खूब पानी, फल खुल गए
पकते फल पर बारिश हुई, दरार आई
dalimb fal fatne upay
calcium ki kami se phal phatta hai kya
patto ki chhaya kam ho to nuksan hoga kya
mitti janch bole to suhaga chhidku kya
ANAR KE FAL FATNE KI SAMASYA KE BARE ME JANKARI
`,
  'pomegranate-harvest-1': `
after how many days from flower is anar cut
yield per acre tonnes
metallic sound means ready?
bhagwa flowered in february, when will fruit be ready to cut, how to see ripeness
तुड़ाई का समय और पहचान
फल पीला लाल हुआ अनार तोड़ूं
अनार कैंची से ही क्यों काटें
फरवरी में फूल आए थे भगवा में, फल किस महीने काटने लायक
kab todna chahiye
anar ek hectare me kitna ton
flower ke 5 mahine baad anar pakta kya
anar thokne par tan tan bole to tod lu, ek ped se kitna milega
anar ripe tapping metalic
sides flat, tap sound like tin, cut
six tonne per acre yield, normal or low
अनार तुड़ाई थपथपाना
हाथ से तोड़ना नुकसान करेगा क्या
एक पेड़ तीस किलो देता है क्या
फूल के कितने दिन बाद तैयार
dalimb kadhi todave
tan tan awaz aaye to kaatu
phal chhilka pila lal, utaarna sahi hai
15 ton hectare achhi upaj hai kya
135 din me pak jata hai ya 190
`,
  'apple-climate-1': `
how much altitude is required for apple
anna apple in low hills, will it fruit
village is at 1200 metre, winters mild, which low chill kind may do
snowfall is reducing each year, how many cold hours are enough
कम ठंड वाला सेब अन्ना कहां होता है
लिए ठंड के घंटे कितने
बर्फ कम पड़ने लगी, ठंड के कितने घंटे चाहिए फल को
बारह सौ मीटर पर गांव है, कम ठंड वाली जात लग जाएगी
seb kitni uchai pe lagta he
dorset golden kahan lagta
1200 meter pe gaon hai, kam thand me phalne wali jaat batao
barf kam gir rahi ab bagicha chalega ya nahi, thand ke ghante
eight hundred hours below seven degree, does our valley have it
anna and dorset golden at thousand metre, is it okay
apple chiling hours
हमारे यहां सर्दी हल्की, तीन सौ घंटे वाली किस्म
2700 मीटर से ऊपर लगाना चाहिए या नहीं
बारह सौ मीटर पर अन्ना टिकेगी या बिल्कुल नहीं
पाला बर्फ कम, पेड़ सोएगा नहीं तो फूल कैसे आएगा
seb kitni thand
neechli pahadi me dorset golden lagana fayde ka hai
gaon 1600 meter, varsha sau senti, bagicha banega
badhvar ke din kitne degree garmi chahiye fal ko
kam thandak wali jaat jo nichle pahad me fale
`,
  'apple-soil-1': `
hard pan below, can i plant apple
how deep soil
water stays in the terrace after snow melt, suitable for orchard?
i dug and found gravel at one foot, depth enough for roots?
सेब के बाग की जमीन कितनी गहरी
पानी रुकने वाली जमीन में सेब
सीढ़ीदार खेत में पानी ठहरता है, बाग डालना ठीक
एक फुट नीचे पत्थर है, जड़ को कितनी गहराई चाहिए
dalan wali domat seb ke liye sahi kya
seb bag me sakht parat niche
mitti janch me ph 7.5 aaya bagiche ke liye thik
kitni gehri domat chahiye bagicha lagane ko
soil only one and half foot then rock, is it enough
ph six and half, loam with leaf mould, is it right
apple soil depth ph
नीचे कड़ी परत वाली जमीन पर लगाना गलत तो नहीं
खट्टी मिट्टी कितनी पीएच तक चलती है
नीचे कठोर पत्थर की परत, जड़ कितनी गहराई चाहती
बर्फ का पानी ठहरता, जड़ गलेगी क्या
seb mitti kaisi
paani rukne wali seedhi par ped sookh jayenge kya
domat me sadi patti milana zaruri hai
45 senti se kam gehri mitti, kuch nuksan
khet ki mitti me chuna hai, ph 7.8, seb ka baag
`,
  'apple-sowing-1': `
heading back of apple after planting
how many apple trees per acre on m9
got saplings without soil ball, which months are safe and how to cut the top
planning close planting on dwarf root, trees for two kanal
सेब लगाने के बाद ऊपर से कितना काटें
उच्च घनत्व सेब में एक एकड़ के पौधे
बिना मिट्टी के पौधे मिले, किस महीने तक लगा सकते हैं
लगाते ही ऊपर से काटना है क्या, जोड़ से कितना ऊपर
seb ka paudha lagane ka tarika
ped acre me kitne
farvari me nange jad wale paudhe laga sakta hu
clonal rootstock pe paas paas lagau to bigha me kitne
pit made two weeks earlier and two feet, is it needed
cut thirty cm above graft after planting, is it okay
bare root apple planting
पौधा लगाकर ऊपर से काटना कैसा रहेगा
एक एकड़ में 80 या 500 पौधे, किस पर निर्भर
नंगी जड़ का बंडल फरवरी में आया, गाड़कर सिर काटूं क्या
सोए पौधे फागुन तक लगा सकते हैं क्या
seb paudha kab lagaye
jad gili rakhni zaruri, raste me sookh gai to
gaddha kitna bada aur kab bharna hai
bauna paudha ghana lagau, hectare me kitne tak
m9 par seb kitne paudhe
`,
  'apple-sowing-2': `
percentage of golden delicious in royal orchard
bee boxes in apple orchard at bloom
trees are white with flowers yet nothing stays, all are of single kind
how many hives to hire at blossom, and is spraying then harmful
सेब में परागण किस्म कितने प्रतिशत
रॉयल सेब के साथ कौन सा परागक पेड़
सारे पेड़ एक ही किस्म के, फूल लदे पर फल नहीं बैठता
फूल खिलते समय मधु बक्से एक एकड़ में कितने
royal delicious ke sath konsa seb lagaye setting ke liye
phool me dawa chhidakna seb me galat kya
sab royal hi lagaye the dada ne, phal nahi baithta, kya milau
khile phool pe spray karu to makhi mar jayegi setting kharab
one third trees of other kind for pollen, is it too many
is spray in full bloom harmful for bees
apple polliniser trees
फूल में डिब्बे कितने रखूं, एक हेक्टेयर
सौ में 33 परागण पेड़ देना चलेगा क्या
बगीचा फूलों से लदा पर बैठा कुछ नहीं, मधु के डिब्बे मंगाऊं
ग्रैनी स्मिथ और रेड गोल्ड किसलिए लगाते हैं
seb me madhumakkhi dibbe
ek hi kism ke bagiche me phal kam, kaun milau
phool khile, dawa chhidakne se kuch bigdega kya
golden delicious kitne ped rakhu sau me
apna parag kaam nahi aata kya seb ka
`,
  'apple-nutrients-1': `
seven year old apple tree npk grams
apple nitrogen time of application
how to count feed for an eight year tree, grams of n p k
when does second half of nitrogen go, after petal fall?
सेब के पांच साल के पेड़ को कितना नाइट्रोजन
गोबर खाद दिसंबर में कितनी
आठ साल के पेड़ की खुराक कैसे गिनें, ग्राम में बताओ
पोटाश और गोबर जाड़े में, बाकी नाइट्रोजन कब दो बार में
seb ke ped me nitrogen do bar
khad ki matra umar se
mere ped 12 saal ke hain kitna gobar aur kitna potash
nitrogen ka aadha hissa phool se kitna pehle dalna
hundred kilo dung for ten year tree, right amount
seventy gram nitrogen per year of age, how to count
apple fertilizer dose age
नाइट्रोजन फूल से पहले आधा, बाकी कब
पोटाश और गोबर जनवरी में देना सही है क्या
दस साल के झाड़ को हर साल की गोबर टोकरी और दाना
मेरे पेड़ चार साल के, फास्फोरस कितने ग्राम
seb khad kitni
paudha chhe saal ka, npk gram me
phool girne ke baad nitrogen ki dusri kist
gobar dheri sardi me phenku, kitni toliye
bade ped ko 700 gram nitrogen zyada to nahi
`,
  'apple-irrigation-1': `
apple watering after fruit set how many times
mulching with grass in apple for moisture
dry may on the hillside, how often to open the pipe so fruit grows
does orchard need watering in december and january
सेब के बाग में गर्मी में पानी का अंतर
जाड़े में सेब को पानी देना है क्या
मई में बारिश नहीं हुई, फल छोटे न रहें इसलिए कितने दिन पर सींचें
सूखी घास थाले में बिछाऊं तो सिंचाई घटेगी
seb ko garmi me kitne din pe pani
saal bhar me seb ki sichai kitni
may june me barish nahi, kitne din pe pani chalau bagiche me
sardi me bhi sinchai karni padti hai kya mahine me kitni
fourteen to twenty turns in a year, is it so many
summer gap ten days, is it okay on slope
apple watering after set
अप्रैल से अगस्त आठ बार, कम करने से नुकसान होगा क्या
जाड़े में महीने में एक बार पानी देना ठीक रहेगा क्या
जेठ में पत्ते मुरझाते, फल कंचे जितने रह गए, कितने दिन पर पानी
जेठ की तपिश में छह दिन पर पानी
seb paani kab
kul 115 senti pani saal ka kaise poora hoga
ghas bichakar nami rokna, sinchai kam hogi
fal set hone ke baad pani na diya to chhota rahega
garmi me seb ki sinchai kitne din par
`,
  'apple-diseases-1': `
scabby cracked apples, spray at green tip
velvet spot on apple leaf after rain
fruit skin has corky black patches and cracks, trader refused
advice to sprinkle urea on falling leaves in autumn, what is it for
सेब के गिरे पत्ते जलाना स्कैब के लिए
पत्ते झड़ने पर यूरिया छिड़काव सेब
फल पर काली खुरदरी पपड़ी, आढ़ती ने नहीं लिया
पतझड़ में पत्तों पर यूरिया छिड़कने से कौन सा रोग घटता
seb ke patte pe makhmali kale dag
scab ke liye kab spray seb
patte ke niche kala makhmal, bahar ki barish ke baad badha
green tip pe konsi fafund ki spray, chart ke hisab se
fruit has black scabby crust, when to burn fallen leaves
five percent urea at leaf fall, is it okay for scab
apple scab spry
काली पपड़ी और दरार वाला फल, पिछले साल के पत्ते क्या करूं
कैप्टान या डोडीन कब, हरी नोक पर
फल पर मगरमच्छ की खाल जैसी पपड़ी, पिछले पतझड़ का कचरा पड़ा है
पिछले साल के पत्तों से बीमारी फिर आती है क्या
seb kala dag
basant ki barish ke baad patti par jaituni dhabbe
patte jalana ya khad banana galat to nahi
phal chatka khurdura, velvet niche patti ke
SEB ME SCAB ROG KE UPCHAR KI JANKARI
`,
  'apple-diseases-2': `
premature defoliation, spray schedule for apple
apple foliage yellow with spots before harvest
foliage is on the ground in august itself and fruit stays pale
brown dots then yellow then drop, from when should schedule start
सेब के पत्ते जुलाई में पीले धब्बे
समय से पहले पत्ते झड़ना
अगस्त में ही पेड़ नंगे, फल में रंग नहीं आया
पत्तों पर दाग आकर पीले, बरसात में ढेर गिर गए, कब से छिड़काव
alternaria seb ke patte jhadna
patte gir rahe august
sawan me patte jhad gaye phal feeke, agle saal kab se spray
pankhudi girne ke baad se kaun sa spray chart apnau
leaf dropped by july, how to stop next year
is petal fall to fruit time spray needed
apple leaf fall marsonina
सावन में पत्ते पीले धब्बे, पेड़ नंगा
पेड़ खुला रखना चाहिए या नहीं, पत्ता झड़ना कम होगा
सावन में नंगे पेड़, फल फीके, दाग वाले पत्ते नीचे
पंखुड़ी गिरने से पहले छिड़काव करूं या बाद
seb patte jhadna
august me hi thooth, agle saal ke liye chart
alternaria aur marsonina, dono me ek jaise patte
nikas na hone se patte pehle girte kya
girte patte uthana zaruri hai
`,
  'apple-diseases-3': `
apple tree dying, roots with white fungus
bordeaux paste on apple collar
tree leans and roots under soil are covered with white strands
bark near ground is wet brown and smells, how to save the tree
सेब का पेड़ सूख रहा जड़ गली
तने के पास छाल सड़ी
पेड़ हिल रहा है, मिट्टी हटाई तो जड़ों पर सफेद रेशे
जमीन से लगी छाल गीली भूरी गली, पेड़ कैसे बचे
safed fafund jad me seb ka ped kamjor
jad kholke lep lagana
jad khol ke dekha to safed dhage, patte chhote pile
bimar ped ke charo taraf khai khodni hai kya sadan failne se rokne
root has white thread, tree blooms much then dies
is bordeaux paste on collar useful in dry months
apple root rot white
जड़ खोलकर सड़ा भाग काटना गलत तो नहीं
खाई खोदकर बीमार पेड़ अलग करने से बाकी बचेंगे
पेड़ हिलाने पर डोलता, जड़ में रुई सा जाल
पेड़ हिलता, छाल गीली, कॉलर रॉट है क्या
seb safed jad
trichoderma chuna khad me, jad gal rahi
bimar ped ki jagah naya ped lagana sahi hai kya
bahut phool phir sukh gaya, jad ki kya kami
tane ke paas chhal gal kar chhuti
`,
  'apple-pests-1': `
white cottony insects on apple branch knots
mm111 resistance to woolly aphid
fluffy white balls on shoots, red stain on fingers when pressed
branches full of knobs and suckers infested, root too
सेब की जड़ों में सफेद रुई वाला कीड़ा
गांठ वाली टहनी सेब में काटें क्या
टहनी पर रुई के गोले, दबाने से खून जैसा रंग
पानी वाली कोंपलों पर सफेद रोएंदार कीट, काट दें क्या
woolly aphid ka dushman keeda seb
ganth aur safed keede
shakh pe safed rui aur gaanth, mitra tataiya chhodna hai
kaun sa rootstock lu jisme rui wala keeda na lage
white cotton on shoots, blood colour when pressed
mm stock against the cotton pest, is it right
wooly aphid apple
टहनी पर रुई, गांठ सी सूजन
गांठ वाली टहनी जलाना कैसा रहेगा
टहनी पर रूई के गोले, मसलो तो खून सा
पानी वाली कोंपल काटने से रुई का कीड़ा घटेगा
seb rui keeda
aphelinus mali kahan se chhode
june october me dawa, kisse puch ke
jad par bhi rui, paudha kamzor
ladybird bachane se ruyi wala kida
`,
  'apple-pests-2': `
red spots with halo on apple fruit
apple bark covered by grey crust
trunk looks dusted with ash, fruit carries tiny red rings
when does tree oil go on, before leaf or at half leaf
सेब की छाल पर पपड़ी वाला कीड़ा
लाल घेरे के दाग, कीड़ा
तने पर राख पुती सी, फल पर लाल घेरे
तेल वाला स्प्रे किस अवस्था में ताकि पपड़ी कीट मरे
half inch green tip pe tel spray seb
tahni pe rakh jaisi parat
chhal pe chhoti chhoti scale jami, ragad ke hatau kya
phal pe lal bindi ka gol ghera, bagh me konsa kida
bark with grey crust of scale, fruit red halo dot
dormant oil at half leaf, is it okay
san jose scale apple
छाल पर राख सी परत, फल पर लाल घेरा
टहनी रगड़ना चलेगा क्या, तेल से पहले
तने पर राख पोत दी जैसे, फल पर सिंदूर का टीका
तेल का छिड़काव टाइट क्लस्टर तक कब
seb papdi keeda
chhal kharoncho to peele jeev, daal jala du
phal par laal bindi ka ghera, daam gir gaya
encarsia aur ladybird rakhne se papdi kam
sardi ke ant me bagwani tel seb
`,
  'apple-pests-3': `
red mite in apple which spray to avoid
dusty dry orchard mites increasing
leaves lost shine and became coppery in dry july, speck sized crawlers below
after pyrethroid spray mites exploded, what now
सूखे में सेब के पत्तों पर बारीक कीट
पत्ते तांबे जैसे हो गए
जुलाई सूखा गया, पत्ते तांबे के रंग के, नीचे रेंगते बिंदु
धूल वाली सड़क किनारे के पेड़ों में बारीक मकड़ी बढ़ी
seb ke patte bronze rang ke
do dhabba makdi tel
patte ki chamak gayi bhure se, niche bareek laal keede
makdi ke liye tel kab chhidkna, sardi ke ant me
leaves coppery in dry july, mites below
is pyrethroid making the mites worse, true
apple mite bronze leaf
तांबई पत्ते, बारीक मकड़ी
धूल हटाना सही है क्या, माइट घटेगी
पत्तों की हरियाली उड़ी, तांबे का लोटा सा रंग
तेल सोई अवस्था के अंत में कब मारूं
seb makdi tamba
sadak kinare dhool wale pedo me laal makdi
sukhe me paani dene se makdi kam hogi kya
mitr mite bachane ko kaunsi dawa na de
do dhabbe wali makdi seb
`,
  'apple-disorders-1': `
thinning of apple fruits per cluster
apples fall before picking, naa use
clusters of five falling in june, how many should i leave on each
sunken brown pits under skin near bottom end, which nutrient short
तुड़ाई से पहले सेब झड़ना कैसे रोकें
गुच्छे में कितने फल रखें
गुच्छे में पांच फल हैं, छंटाई करके कितने छोड़ूं और कब तक
छिलके के नीचे भूरे धंसे गड्ढे, कैल्शियम कम है क्या
seb todne se phle gir rahe
thinning kab kare
june me phal khud gir rahe, bojh zyada hai ya pani kam
todne se do hafte pehle phal girne lage kya karu
fruit falls three times, which one from load
two fruits in bunch by forty days, is it right
apple bitter pit calcium
जून में फल गिरे, गुच्छे में कितने छोड़ूं
एनएए का छिड़काव सही है क्या, तुड़ाई से पहले
गुच्छे में पांच लटके, कितने तोड़ फेंकूं कि बाकी टिकें
भूरे गड्ढे बोरॉन की कमी से हैं क्या
seb phal girna
phal me kork jaise bhure gadde
bojh zyada, phal chhote, chhatai karu
paragan na hone se phool girte ya phal
june drop rokne ko palwar aur pani
`,
  'apple-harvest-1': `
apple cold storage temperature and months
days from bloom to harvest
seed inside is brown and background light, can i start picking
want to hold till february for price, what cold and how long
सेब कोल्ड स्टोर में कितने डिग्री
सेब फूल से कितने दिन में पकता
बीज भूरे हो गए, जमीन का रंग हल्का, तुड़ाई शुरू करूं
फरवरी में बेचना है, कितने तापमान पर कितने महीने टिकेंगे
seb ka beej bhura hua todne layak kya
seb kitne mahine store me
bech kaat ke dekha bhura hai, dandi ke sath kaise todu
cold store walo se kitne degree aur nami bolu
brown seeds and firm feel, pick with stalk twisted
zero degree for six months, is it okay
apple storage degree
फूल से 110 दिन में तैयार कौन सी किस्म
डंठल के बिना तोड़ने से कुछ बिगड़ेगा क्या
काटो तो बीज कत्थई, पकड़ो तो कड़ा, तोड़ूं क्या
90 नमी और 1 डिग्री पर कितने महीने टिके
seb kab tode
bij kala bhura ho gaya, jameen ka rang halka
cold store me rakhne se pehle kya dekhu
phal ghuma ke todna theek rahega kya
150 din wali der ki kism kab
`,
  'litchi-varieties-1': `
want early fruit with good smell for delhi trader, which kind and which one bursts less
my china fruit comes later than shahi, is that normal
which sort should be planted in pathankot or dehradun
looking for kind with gi tag and good scent
दिल्ली के व्यापारी को जल्दी पकने वाली खुशबूदार कौन सी, और कम चटकने वाली
चाइना लीची शाही से कितने दिन बाद आती है
बंगाल में कौन सी लीची लगाते हैं
देहरादून में रोज सेंटेड के अलावा कौन सी लीची
litchi ki veriety batao muzaffarpur ke liye
pehle pakne wali aur baad me pakne wali jaat ka antar
gi tag wali lichi kaunsi h
pathankot side kaun si litchi lagti
gi tagged muzaffarpur kind, early or late
china kind ripens ten days later, is it right
litchi varity bihar
बंबई लीची कहां लगती है
कम फटने वाली किस्म लगाना कैसा रहेगा
पहले पकने वाली खुशबूदार और बाद वाली जो कम चटके
उत्तराखंड में रोज सेंटेड या कलकत्तिया
litchi kism naam
shahi kis mahine pakti aur khushboo
bihar ke liye do mukhya jaat
kam chatkne wali aur der se pakne wali
pathankot punjab ke bag me konsi jaat lagti
`,
  'litchi-sowing-1': `
rooted twig is ready in monsoon, how wide a hole and what distance in my orchard
how many litchi trees in one acre at 8 metre
is february planting okay if i have a pump
what goes in the pit, someone said soil from old orchard
सावन में जड़ वाली डाली तैयार, गड्ढा कितना और पेड़ का फासला
आठ मीटर पर एक एकड़ में लीची के कितने पौधे
गड्ढे में गोबर और क्या क्या डालकर लीची रोपें
पानी है तो फागुन में गूटी लगा सकते हैं
naye paudhe ke gaddhe me purane bagiche ki mitti kyun milate
10 katha me litchi ke kitne ped lagenge
gooti barsat me lagau ki fagun me
purane lichi ke niche ki mitti kyu dalte hain
soil from old tree in the pit, why
ten metre gap, forty trees an acre, is it okay
litchi planting gootee
गूटी सावन में लगाऊं या फागुन
गड्ढे में पुराने पेड़ की मिट्टी डालना चलेगा क्या
आठ मीटर पर एकड़ में कितने, गड्ढे में क्या क्या
8 मीटर पर हेक्टेयर में कितने
litchi gooti kab
gaddha ek meter, gobar 25 kilo
pani ho to basant me lagana thik
156 paudhe hectare kis doori par
jad ki fafund ke liye tokri bhar mitti
`,
  'litchi-irrigation-1': `
last winter i watered and only soft red leaves came in place of panicles
when should watering restart after panicles
tree gave only leaf flush in place of flowers, reason
ASKING WHETHER TO PLOUGH LITCHI ORCHARD IN WINTER
लीची में मंजर आने से पहले पानी देना चाहिए क्या
जाड़े में पानी दिया तो लाल कोमल पत्ते निकले, मंजर गायब
बाग की जुताई कब बंद कर दें ताकि मंजर भरपूर आए
दाना मटर जितना हुआ, अब सिंचाई शुरू करें
lichi me manjar se pehle pani band kyu rakhte
kartik ke baad bag me hal chalane se nuksan hota kya
manjar kam aya naye kalle jyada nikle
lichi ko kab se pani dena shuru kare
new leaves came in place of panicle after watering
is winter ploughing harmful for flowering
litchi watering november
मंजर से पहले जुताई करने से उल्टा असर तो नहीं
फल मटर जितना होने पर पानी शुरू
सर्दी में सींचा तो लाल कोमल पत्ते ही निकले, फूल गायब
नवंबर में खाद देना सही है क्या
litchi manjar pani
kartik se paush tak sinchai band kyu
kalash aaya manjar nahi, kya galti
tudai tak nami rakhni padegi
hal chalau ya na chalau, sardi me litchi
`,
  'litchi-nutrients-1': `
manure and fertilizer for grown litchi, after harvest?
how many grams of potash does an old tree take
second small dose at pea stage, what to give
fruit is sold and rains started, what should each fifteen year tree receive
फल बिक गया, बरसात आ गई, हर पुराने पेड़ के थाले में क्या क्या
तुड़ाई के बाद जुलाई में लीची को क्या खिलाएं
पंद्रह साल के पेड़ को नाइट्रोजन कितना ग्राम
फल छोटे हैं तब थोड़ा पोटाश देना है क्या
jhad puraana hai, gobar khad aur dap potash ki salana matra
litchi ke purane ped ko gobar kitna kilo
june july me lichi ki khad ki matra
15 saal ka ped h dap urea potas batao
after picking in july, how much manure for old tree
one kilo potash per tree, is it right
litchi fertilizer old tree
फल मटर जितने, छोटी खुराक देना ठीक रहेगा क्या
बड़ी लीची को गोबर 60 किलो कब
फल बिका, बरसात आई, अब हर पुराने पेड़ की थाली में क्या
सौ पेड़ पर 60-40-60 किस हिसाब से
litchi khad matra
ashadh me thale me nitrogen kitni
das saal ka ped, phosphorus 500 gram
fal todne ke turant baad khad, kyu
potash kam dene se fal chhote honge kya
`,
  'litchi-disorders-1': `
peel burst open in one afternoon of loo, can sprinklers and bags save the rest
when do i put bags on bunches and take off
skin turns brown on side facing sun and bursts
dry hot wind for a week then shower, fruit split
एक दोपहर की लू में छिलका फटा, फुहार और थैली से बाकी बचेगा
लीची के गुच्छों पर थैला कब चढ़ाएं
पछुआ से लीची झुलस रही, पेड़ पर पानी का फव्वारा चलाऊं
लीची में बोरॉन की कमी से फल फटता है क्या
guchhe dhakne ki thaili april me kab chadhau kab utaru
litchi me thaili lagane ka samay
garmi me lichi ka chhilka jal gaya
loo ke baad barish hui lichi phat gayi
skin burst in west wind and sun, bags when
is boron good for splitting fruit
litchi cracking bag
पछुआ लू में छिलका फटा, थैली कब
गर्म दोपहर में फुहार देना चाहिए या नहीं
छिलका धूप की तरफ जला और दरार, फुहार चलाऊं क्या
थैली तुड़ाई से कितने दिन पहले उतारूं
litchi fatna
hawa rokne wale ped lagane se jhulsa kam
sukhi mitti phir pani, fal tadke
april ke akhri hafte me guchhe dhakna
chhilka dhup se kala, kaise bache
`,
  'litchi-disorders-2': `
heavy bloom but just two or three berries remain, should i call the bee man
should bee boxes be kept in litchi garden, number
is it normal that most flowers of litchi do not become fruit
using hormone against dropping, allowed or not
बौर लदा पर दो तीन दाने टिके, मधुमक्खी वाला बुलाऊं
लीची में फूल के समय मधुमक्खी कितने बक्से
मंजर से फल कम बन रहे, सामान्य है क्या
फूल खिले हैं, दवा छिड़कूं तो परागण बिगड़ेगा
matar jaise dane neeche bichhe, halka pani du ya hormone
litchi bag me madhumakhi rakhne se fal badhega
matar jitne fal girna rokna
manjar khub aaya par fal nahi tika lichi me
flowers many and fruit few, is it normal
fifteen bee boxes a hectare in bloom, right
litchi fruit drop bees
मटर अवस्था में दाने झड़े, हल्का पानी
खिले फूल पर दवा मारने से नुकसान होगा क्या
बौर खूब, दाने दो चार, मधुमक्खी नहीं दिखती
एनएए छिड़कना गलत तो नहीं, लेबल पर
litchi dana girna
madhumakhi ke dibbe kab rakhe
garam hawa me chhote fal sookh ke gire
manjar to pura, fal do pratishat
acre me 6 dibbe kafi honge
`,
  'litchi-pests-1': `
shoots deformed with rusty velvet beneath, when in june to cut and burn
when to prune the velvet leaves and burn them
brown felt on lower leaf surface, shoots deformed
are air layers from affected trees safe
टेढ़े कल्ले, पत्ते की पीठ पर मखमल, जून में काटकर जलाऊं
पत्ती के नीचे कत्थई मखमल वाला रोग लीची
लिशा लगी टहनियां कब काटें
रोगी पेड़ की गूटी लगाऊं तो नए में भी आएगा क्या
lichi ka patta mud raha niche bhura
nai kopal ka patta mota chamda jaisa, palto to bhura roan
litchi mite ke liye gandhak chhidke kya
march me lichi ki nai patti aithi hui
leaves curl thick with brown velvet below
cutting galls in june and before flowering, right
litchi mite leaf
पत्ती मोटी भूरी मखमल, मार्च में
साफ पेड़ से गूटी लेना कैसा रहेगा
पत्ता चमड़े जैसा मोटा, पीछे भूरा रोआं, कब काटूं
घुलनशील गंधक कब
litchi patta mudna
lisha rog, tahni jala du
naye kopal dekhte rehna padega
velvet wale patte ka paudha, guti na le
march se july tak marod badhta
`,
  'litchi-pests-2': `
customers find a thin white worm near the stone, what to do before next season
worm inside seed end of ripening litchi
does bagging and burying dropped fruit reduce borer
ASKING SPRAY TIME FOR LITCHI SEED BORER
ग्राहक को गुठली के पास सफेद कीड़ा मिला, अगले साल कैसे बचूं
लीची के डंठल की तरफ कीड़ा निकलता है
गिरे हुए फल गाड़ने से छेदक घटेगा क्या
नीम का छिड़काव लीची में किस अवस्था पर
lichi me keeda lag jata pakne par
dandi ke sire pe kala chura, girey phal gaad du kya
light trap lichi bag me lagana
fal chhedak ke liye lichi me kab dawa
eighty percent fruit spoiled, worm near stalk
neem at pea stage, is it useful for borer
litchi fruit borer
डंठल के पास सफेद कीड़ा, काला चूरा
जमीन पर गिरे दाने मिट्टी में दबाने से अगले साल कीड़ा कम होगा क्या
छिलते ही डंठल की तरफ कालिख और पतली सुंडी
फूल में कीटनाशक से नुकसान होगा क्या
litchi keeda
raat ki batti wala jaal lagau bag me
thaili chadhane se kida nahi lagega
chhatai jutai tudai ke baad kyun
LITCHI ME FAL CHHEDAK KE UPCHAR KI JANKARI
`,
  'litchi-pests-3': `
shield shaped stinking creatures on new shoots, little fruit dries and falls
big bugs with foul smell on tender shoots of litchi in march
eggs in clusters on back of leaf, how to remove
morning branch shaking to collect bugs, does it work
लीची में बदबूदार कीड़ा फल सुखा रहा
ढाल जैसे बदबूदार जीव कोंपल पर, नन्हे फल सूखकर झड़े
पत्ते के पीछे चौदह अंडों का गुच्छा, क्या करें
ठंडी सुबह पेड़ झकझोरकर कीड़े पकड़ना सही है
subah thandi me daal jhakjhor ke bug ikattha karu
litchi pe bade bhure keede ras chus rahe
badbudar bug ke ande lichi ke patte pe
agast me nai kopal pe bug bahut lichi
brown bug with bad smell, egg cluster fourteen
is shaking branches in cold morning useful
stink bug litchi
बदबूदार बग कोंपल पर, फल सूखे
अंडे वाले पत्ते हटाना चलेगा क्या
छेड़ो तो बदबू छोड़ने वाले ढाल जैसे खटमल, फल सुखा रहे
फरवरी में आते, अगस्त में ज्यादा कौन
litchi gandhi keeda
anda dene se pehle pakadna hai, kab
subah thand me daal hila ke ikatthe
anastatus tataiya bachana zaroori
lal bhura kida ras choos ke fal gira raha
`,
  'litchi-harvest-1': `
red but sour ones already plucked, will they sweeten in crate, and how cold for two days
how to keep litchi red after picking
can sour litchi ripen in the box later
temperature for transporting litchi
लाल पर खट्टी तोड़ ली, पेटी में मीठी होगी, दो दिन कितनी ठंड में रखूं
लीची तोड़ने के बाद लाल कैसे रहे
तोड़ने के बाद लीची मीठी होती है क्या
लीची कितने डिग्री पर ठंडी रखें
bhor me patte sahit guchha kaatna kyu bolte hain
litchi todne ke baad kali pad jati
lichi ka guchha patte ke sath todte kya
litchi thandak me kitne din
pick with leaves, mid may, skin full red
two to five degree needed, is it okay in ice box
litchi harvest colour
तोड़ने के बाद मीठी नहीं होगी क्या
गुच्छा पत्ते सहित तोड़ना सही है क्या
लाल हो गई पर खट्टी है, डलिया में मीठी होगी क्या
2-3 दिन में भूरी, ठंडक कितनी
litchi kab tode
dane chapte ho gaye, rang gulabi
subah jaldi kyun todte
kachhi litchi todne se nuksan hoga kya
june ke beech tak kisko todna
`,
  'litchi-yield-1': `
average production of litchi in bihar per hectare
malda boasts four tonne an acre, what do bihar gardens give on average
three tonne an acre from my litchi garden, low or normal
national average of litchi output
मालदा वाले एकड़ से चार टन बताते, बिहार का औसत क्या है
बिहार में लीची का औसत उत्पादन
बंगाल में लीची कितनी निकलती है
मेरी लीची एकड़ से 3 टन, ठीक है क्या
lichi ki upaj kitni hoti
bihar me litchi prati hectare utpadan
hamare bag se acre me 3 ton mila, rajya ka ausat kitna
bengal wale lichi kitna nikalte
bihar average eight tonnes per hectare, mine less
ten and half tonnes in bengal, is it so
litchi yeild bihar
देश का औसत 6 से 7 टन, सही है क्या
एकड़ में 3.4 टन कहां का औसत
एकड़ से तीन टन आया, पूरे राज्य में लोग कितना पाते
बंगाल में एकड़ 4.2 टन, बिहार में कितना
litchi kitni upaj
do ton acre nikla, bihar se kam
muzaffarpur wale kitna nikalte ek acre
hamara baag ka tol, ausat se kitna
desh bhar me prati hectare litchi
`,
  'ber-climate-1': `
jaisalmer sand no irrigation, fruit tree possible?
drought proof fruit plant like ber suitability
brackish tubewell and sandy dune near nagaur, will ber survive without good water
january frost comes when ber ripens in my area, is crop safe
पाला पड़ने से फल खराब
सूखे बुंदेलखंड में बेर लगाना कैसा
नागौर के टीले पर खारा पानी है, बेर जी जाएगा
जनवरी में पाला आता है और बेर पकते हैं, फल बचेंगे क्या
ber kam pani me hota hai kya
pala nuksan karta pakte waqt
sukha padta hai har dusre saal, ped jhel leta kya
kharab retili zameen ke liye kaun sa falwala ped, ber kaisa
ber salty sandy land
saline tubewell and dune land, tree that lives, ber
does its deep taproot let it live through akaal
बेर सूखा सहना
खारी रेतीली जमीन में लगाना सही है क्या
दक्कन की सूखी पट्टी में बोर लगेगा
पकते समय पाला पड़े तो कितना डरूं
bor sukhi jamin
thar ke tile par bina sinchai jeevit rahega kya
lambi mool jad se kya fayda sukhe me
48 degree loo me ye ped jhulas jayega kya
haryana mp gujarat me kaha kaha accha hota
`,
  'ber-varieties-1': `
umran or kaithli for april sale
apple ber new type large
one ber for december market and one for april, suggest two groups for haryana
is apple ber bigger than umran
बनारसी कड़ाका बेर कब पकता
इलायची बेर देर वाली है क्या
दिसंबर और अप्रैल दोनों बाजार के लिए दो बेर किस्म बताएं
सबसे पहले पकने वाला बेर गोला है या कैथली
apple ber lagana hai kism
umran ber late hota kya
sankranti wali jaldi kism aur baad wali late kism ke naam
thai apple ber bada hota hai kya desi umran se
ber early late names
fruit for december sale and again april, two names
mundia and goma kirti, when do they ripen
बेर अगेती गोला
सेब बेर लगाना सही है या पुरानी किस्म
दो समूह लगाने से दिसंबर से अप्रैल तक फल मिलेगा क्या
कैथली और बनारसी कड़ाका बीच वाली हैं क्या
bor jaat lavkar
ilaichi ber kab pakta hai
bada phal wala naya ber konsa, seb jaisa
ek hi kism lagane se nuksan hoga kya bechne me
goma kirti jaldi wali hai ya der wali
`,
  'ber-sowing-1': `
distance 6 m ber, plants in acre
pit for ber size manure
wild ber bushes stand on bund, can i put bud of gola on them this sawan
one acre new orchard at 6 metre, plants needed and pit filling
जंगली बेर पर कलम चढ़ाना कब
एक एकड़ कितने पौधे
मेड़ की झड़बेरी पर गोला की आंख चढ़ानी है, कब करूं
बेर 6 मीटर पर लगाऊं तो एकड़ में कितने और गड्ढे में क्या
paudhe 20 foot par lagau
desi ber ko kalmi banana
jungli paudhe par aankh kis mahine chadhaye
gehri mitti hai ber 8 meter par lagau ya 6
ber budding distance pit
jhadberi on bund, join sweet gola on it when
112 plants an acre at which spacing of ber
बेर चश्मा सावन
जंगली पौधे पर कलम करना सही है या नर्सरी से लाऊं
साठ सेमी के गड्ढे में कितना गोबर
जुलाई के बजाय फरवरी में लगाना ठीक है क्या बेर
bor kalam bandhane
6 meter par ek hectare me kitne ber
jhadi ber ko mitha ber banane ki vidhi
kalmi paudha lagane ka mahina aur fasla
khet me hi aankh chadhana nuksan to nahi
`,
  'ber-pruning-1': `
prune in may or june
why does ber need cutting every year
leaves have fallen in june from ber, how much of last year shoots to cut in haryana
did not prune ber for two years, fruits small, what to do
डाली कितनी काटें
जोधपुर में गोला बेर छंटाई
जून में पत्ते झड़ गए, पिछली साल की डाली कितनी काटूं
दो साल से बेर नहीं छांटा, फल छोटे हो गए
nayi shakha par fal aate kya
ber purani tahni aadhi kaatu
katai may me kare ya barsat ke baad haryana
gola ber ki kitni tehni 30 percent ya aadhi kaatni
ber cut back may
two years not trimmed, fruits pea small, remove how much
how many kg a tree came in jodhpur trial after trimming
बेर छंटाई जून
तमिलनाडु में अप्रैल में काटना सही है क्या
आधी डाली काटना ज्यादा है या तीस प्रतिशत
बरसात लगने पर छांटूं तो देर हो जाएगी क्या
bor chhatni kadhi
patte jhad gaye ab daraati chalau kya
har saal katna zaruri hai kya is ped ko
15 june ko gola ki katai ka natija
nayi shakh par hi phal lagta hai to purani ka kya karu
`,
  'ber-nutrients-1': `
ber manure in july after pruning
nitrogen at fruit set
after cutting ber in june, when does manure go and how many kilos for a grown tree
small fruit set, is second nitrogen now due
पेड़ में यूरिया पोटाश
फल बनने पर खाद
जून में बेर काटा, गोबर कब और कितने किलो बड़े पेड़ को
फल बैठ गए, दूसरी नत्रजन अब दूं
bade ped me kitni khad
ber chhantai ke baad khad
bade ber ke jhaad ko sal me urea kitni do bar me
bag me ek acre ki khad total kitni
ber urea gram tree
basin feed after june cut, dung kilos urea share
fifty kilos dung a year for a grown ber, too much
बेर खाद जुलाई
फल बनने पर यूरिया देना सही है क्या
पोटाश ढाई सौ ग्राम काफी है बड़े पेड़ को
छंटाई से पहले खाद डाल दी, बेकार गई क्या
bor jhadala khat
112 ped ke liye acre me nitrogen kitna
phosphorus 200 gram ek ped, kab dena
khad do hisse me baantna zaruri hai kya ber me
chhatai ke baad thale me kya kya daale
`,
  'ber-pests-1': `
ploughing below ber in summer
wild ber near orchard source of fly
ber getting lopsided and maggot crawling at stone, fallen ones all over ground
bushes of wild ber outside my garden, are they sending the fly
गिरे क्या करें
जंगली बेर से मक्खी
बेर टेढ़े होकर गिरते, गुठली से सटा कीड़ा, नीचे ढेर लगा
बाग के बाहर जंगली झाड़ियां हैं, मक्खी वहीं से आती क्या
ber sad ke gir rahe sundi
kana ber hone se kaise bache
iske andar safed laat, pakne se pehle tod lu to bachenge
garmi me iske niche jutai se makhi khatam hoti kya
ber fruit fly maggot
crawler near stone, turn soil below tree in may
picking before full ripe, does it save from worm
बेर फल मक्खी
गिरे फल पेड़ के नीचे छोड़ना गलत है क्या
फल टेढ़ा, काटो तो गुठली पर गिडार
पास की जंगली झाड़ी हटाना जरूरी है
bor falmashi upay
kana ber khane layak nahi, kaise roku
poora pakne se pehle todna sahi hai kya keede ke dar se
pupa mitti me rehta hai kya, kab palat du
kam keeda lagne wala ber lagau to makkhi se chhutkara
`,
  'ber-diseases-1': `
white coating on young crop in november
fruits brown corky drop
pea sized ber covered with flour like white, later brown rough and dropping in november
will opening the tree by pruning reduce white powder
छोटे फल भूरे होकर गिर रहे
बेर में गंधक छिड़काव
मटर जितने आटे जैसी सफेदी, फिर भूरे होकर गिर रहे
पेड़ को हवादार छांटने से सफेद रोग घटेगा
ber chhote fal jhad rahe safed
ber patte par safedi
chhote fal pe safed buknai aa gyi, gandhak kab chidke
patte fal safed hoke jhad rahe kartik me
ber white powder sulphur
lime dusted baby ber turning corky, when gandhak
spray at pea size or at flower, which stage for gandhak
बेर छाछ्या गंधक
हवादार छंटाई से सफेद चूर्ण रुकता है क्या
अक्टूबर में फल पर आटा जैसा, फिर कत्थई पपड़ी
फूल पर गंधक छिड़कना सही है या नुकसान
bor bhuri rog
chhote ber safed phir bhoore khurdare hokar tapke
november me patton par safedi, dawa label se kab
powder lage phal bade honge ya gir jayenge
CHURNIL ASITA ROG KE UPCHAR KI JANKARI BER
`,
  'ber-harvest-1': `
yield per tree kg
number of pickings ber
labour shakes ber with stick to collect fast, fruit bruised, right way to harvest
umran ber is yellow with brown tint, pick or leave more
बेर तोड़ने का सही रंग
बेर डंडे से झाड़ना
मजदूर डंडा मारकर बेर गिराते हैं, सही तरीका क्या
उमरान पीला और थोड़ा भूरा हुआ, तोड़ लूं
ped kitna fal deta
ber jhad kar girana sahi
ek ber ke ped se 60 kilo mila, sahi hai ya kam
gola ber sunhara ho gya kitni baar me todu
ber picking colour golden
boys shake tree with pole, fruit black, how pick
eighty quintal an acre of gola, where was it got
बेर तुड़ाई सुनहरा
लाठी से झाड़ना नुकसान करता है क्या
सौ किलो एक पेड़ से मिलना सच है
उमरान हरा रहते तोड़ना गलत है क्या
bor todni rang
gola kis rang par todna chahiye
dec se april tak kitni baar chunna
naram hone se pehle sakht phal todu kya
bade ped ki upaj kitne kilo aam taur par
`,
  'amla-soil-1': `
which soil for aonla
can it be planted in ph 9 land
FARMER ASKED ABOUT CLIMATE FOR AMLA
does frost kill small plants of this tree
आंवला के लिए कैसी मिट्टी चाहिए
पीएच 9.2 है, बाग लग जाएगा क्या
शुद्ध बालू में चलेगा या नहीं
छोटे पौधों को कितने साल पाले से बचाना है
amla usar me lag jayega kya
kitni garmi seh leta bada ped
kam barish wale ilake me amla hoga
anwla ki bagwani ke liye jamin kaisi
amla alkaline ph limit
is 46 degree too hot for a grown tree
how much rain does it need in a year
आंवला ऊसर मिट्टी
शुद्ध रेत में लगाना नुकसान करेगा क्या
पौधे दो साल के हैं, जेठ की लू में घास का छप्पर कब तक रखूं
छह सौ मिलीमीटर बारिश में आंवला हो जाएगा
usar me kaunsa fal ped
kshariya reh wali parti jamin me konsa phal ped
pala maar gaya naye paudhe ko, kitne saal bachana
bhaari chikni mitti me lag sakta kya
ph 9.5 tak sah leta hai kya ye ped
`,
  'amla-varieties-1': `
varieties of aonla
early and late ripening types of amla
why should more than one variety be planted
francis is it good or it gets black inside
आंवला की अच्छी किस्में
एनए 7 कब पकती है
कंचन और चकैया देर से पकती हैं क्या
एक ही किस्म का बाग लगाया, फल नहीं बनते
amla ki konsi kism lagaye
na-10 jaldi pakta h kya
francis me kya kharabi hai
do kism mila ke lagana jaruri kyu
amla mix two varieties
is francis black inside
which ripen by mid november and which later
आंवला किस्म परागण
पूरा बाग एक ही किस्म का है, फूल भरपूर आते हैं पर फल गिनती के
चकैया में अंदर कालापन नहीं आता
अमृत एनए 7 किस समय पकती है
na-7 kab pakta
banarasi aur krishna jaldi pakte hai kya
murabbe ke liye francis lu ya chakaiya, kisme andar kalapan nahi
phool khoob par fal nahi, sirf ek kism lagi
kanchan na 5 ke sath kaun si milau
`,
  'amla-sowing-1': `
planting time of amla plants
spacing and number of plants per acre in aonla
pit filling in usar land with gypsum
pit size for budded plants
आंवला कब लगाएं
गड्ढा कितना बड़ा और कितनी दूरी पर
ऊसर में गड्ढे में जिप्सम कितना
एक एकड़ में कितने पौधे लगेंगे आंवले के
amla ka paudha lagane ka time
6 meter par lagau ya 8 meter par
february me laga sakte h kya
gadda khod ke usar me ret milau kya
amla pit gypsum sand
is 4 metre spacing too close
how many budded plants per acre at 6 m
आंवला रोपाई महीना
रेह वाली जमीन है, गड्ढे में रेत और जिप्सम कितने किलो डलेंगे
लगाते ही पानी देना जरूरी है क्या
फरवरी में कलमी पौधा लगाना ठीक रहेगा
reh me gadda balu gypsum
1 meter gaddha kafi hai ya aur bada
kshariya khet me gadde me gypsum 5-8 kilo
8 meter pe lagau to acre me kitne ped
july agast chhoot gaya, kalmi paudha february me laga du to bachega
`,
  'amla-nutrients-1': `
fertilizer for aonla tree age wise
nitrogen time in amla
FERTILISER DOSE FOR 5 YEAR OLD AMLA
npk per hectare for grown trees
आंवला के पेड़ में खाद कितनी
तीसरे साल के पौधे को कितना यूरिया और गोबर
नाइट्रोजन साल में कितनी बार
आंवले के बड़े पेड़ को कितना डालें
amla me khad kab dale
1 saal ke paude me kya du
5 saal ke ped ko npk gram
august me bhi khad deni h kya
amla yearly dose tree
is raising dose each year up to ten years right
when does the second half of nitrogen go
आंवला खाद उम्र
एक साल के पौधे को सौ ग्राम पोटाश ठीक है क्या
दस साल के पेड़ को कितने ग्राम नाइट्रोजन बनेगा
माघ में आधी यूरिया दे दी, बची हुई किस महीने डालनी है
umar ke hisab se khad
do saal ka ped hai 20 kilo gobar du kya
bade 200 ped ke bag me phosphorus kitna kilo hectare
janvari farvari wali khad chhoot gayi nuksan
dus saal ke baad khad badhana band kar du
`,
  'amla-irrigation-1': `
irrigation interval amla in summer
should water be stopped at flowering
training of young tree number of branches
pruning month for amla
आंवला में सिंचाई कब करें
फूल के समय पानी नहीं देना है क्या
पेड़ की छंटाई कब और कैसे
गर्मी में कितने दिन पर पानी आंवले को
amla me pani kab de
march me fool aaye h sichai karu?
dhancha banane ke liye kitni dali rakhe
chhatai kis mahine me amla ki
amla no water bloom
is pruning in april okay to keep tree low
how often to irrigate in may june
आंवला फूल पानी
चैत में पेड़ पर फूल लदे हैं, इन दिनों पानी रोकना कितने दिन का है
नए पेड़ का ढांचा जमीन से कितना ऊपर और कितनी डालों का बनाऊं
पंद्रह बीस दिन पर गर्मी में पानी ठीक है
phool pe paani band
phool jhad jayenge kya agar chait me pani de du
ped ka tana kitni unchai se dali nikale
chhatai march me karu to fal pe asar
jeth ki garmi me har hafte thaala bharna padega ya pandrah din chalega
`,
  'amla-disorders-1': `
factory rejects my lot because inside is brown
INSIDE BLACKENING OF AONLA FRUIT
borax spray time for black fruits
which variety does not get black flesh
काटने पर बीच भूरा, व्यापारी ने लौटा दिया, क्या छिड़कूं
फल का गूदा भूरा, ऊपर दाग सितंबर में
बोरेक्स कितना प्रतिशत छिड़कें
फल काले पड़ने का कारण और उपाय
amla andar se kala nikal raha
suhaga kab chhidke phal ke liye
anvla ka fal kharab, gudda bhura
murabbe wale mana karte h andar se kaala
amla necrosis borax percent
is browning of flesh in september due to boron
which kinds escape inner black flesh
आंवला गूदा काला
सुहागा सितंबर और अक्टूबर दो बार छिड़कना सही है
फल काटा तो बीच में भूरा काला, छिलके पर दाग
आधा प्रतिशत से थोड़ा ज्यादा बोरेक्स घोल ठीक है क्या
andar gooda kaala suhaga
nekrosis me borax kab chhidke
na-6 na-7 lagane se kalapan nahi aata kya
kuar me phal ke andar jalan jaisa
amla ke fal kale hone ke upchar ki jankari
`,
  'amla-pests-1': `
twig end thick like marble and inside black worm
bark eating caterpillar on aonla trunk
swelling at twig end with insect inside, when to cut
web and wood dust on tree trunk
टहनी का छोर कंचे जैसा फूला, भीतर कीड़ा
छाल खाने वाला कीड़ा, उपाय
तने पर जाला और बुरादा लटक रहा है
शाखा का सिरा सूज गया, अंदर सुंडी
dal ka sira fula hua h kaat ke jala du barsat ke baad
chhal ka kida taar se kaise mare
tahni ka sira mota ho gaya
tane me chhed h mitti se band karu
shoot gall cut burn
is plugging bark hole with mud enough after wire
swollen twig with black worm, when to cut
टहनी गांठ आंवला
घना बाग होने से गांठ बढ़ती है क्या
तने के छेद में साइकिल का तार डालकर कीड़ा मारा, ऊपर से क्या भरूं
तने पर लकड़ी के चूरे की लड़ी लटकी
tahni ki nok me gaanth
dali ka sira laddu jaisa phula, barsat baad kaatu
gaanth wali tahni chhod du to nuksan hoga kya
bark borer ka upay bina dawa
phungi mooti andar lat, kaat ke jalana sahi
`,
  'amla-diseases-1': `
rust of amla
brown ring spots on aonla fruits in rainy season
AONLA RUST CONTROL
what to spray from july for black pustules on fruit
आंवला का रतुआ रोग
फल पर काले फफोले, पत्ते पर भी
आंवले के दाग वाले रोग में गंधक कब
गिरे हुए पत्ते हटाने से रोग घटेगा
amla me ratua ka ilaj
fal par kale dag gol gol barsat me
ratua lagne par kya chhidke
amla ke patte or phal par bhure chhalle
aonla rust sulphur
is wettable sulphur from july right
black blisters turn to ring marks on peel
आंवला रतुआ छल्ले
पेड़ के नीचे दागी पत्ते फल बिछे पड़े हैं, उठाकर हटाने से रोग रुकेगा
पेड़ में धूप न आए तो रतुआ बढ़ता है
अगस्त में फफोले दिखे, अब छिड़काव देर तो नहीं
phal pe kaale phaphole
phal par pehle kaale chhale phir bhure gol chakkar
gandhak july se sitambar tak kitni baar
patto pe bhi chhalledar dag, ratua hai kya
chhatai karke dhoop aane du to rog ghatega
`,
  'amla-harvest-1': `
yield per tree of amla
harvesting months of aonla
after how many years fruit starts
fruits are light green is it ready
आंवला कब तोड़ें
एक पेड़ से कितने किलो फल
आंवला कितने साल में फल देता है
तोड़ने लायक रंग कैसा होता है
amla kitne kilo deta ek ped
december me todna thik h
lagaye 2 saal hue fal kab
phal todne ki pehchan bij ka rang
amla kilos per tree
is 120 kg from a grown banarasi tree normal
seed colour when it is ready to pluck
आंवला तुड़ाई रंग
पेड़ ढाई साल का है, अभी तक एक दाना नहीं आया, कब लगेगा
जनवरी में तोड़ना देर तो नहीं
हाथ से तोड़ना जरूरी है या झकझोर दें
ped se kitne kilo utrega
beej bhura ho gaya aur fal halka pila hara
5 saal ka ped hai kitna fal dega
lathi se jhaadna nuksan hai kya hath se todu
october se pehle kaccha tod lu to
`,
  'sapota-climate-1': `
i live near hisar with cold waves, is it foolish to grow this fruit
how many mm rain does the tree want in a year
would it bear at nine hundred metre in coorg
can chiku be grown in punjab frost
हिसार की ठंड में यह फलदार पेड़ लगाना बेवकूफी तो नहीं
साल की कितनी बारिश पर चीकू अच्छा होता है
हजार मीटर ऊंचाई पर चल जाएगा क्या
चीकू के लिए जलवायु
hisar me jaada bahut padta hai ye ped tikega kya
chiku ko kitne mm barish chahiye saal me
konkan jaisi garam nam hawa jaruri hai kya iske liye
chiku rajasthan me hoga kya
coast humid frost
up to what height in metres can it grow
is 8 c in winter too cold for this tree
जलभराव सहता है क्या यह पेड़
बारह सौ मीटर से ऊपर लगाना ठीक है क्या
चीकू पाला गर्मी
ढाई हजार मिमी बारिश वाले इलाके में होगा
mausam chikoo
34 digri se jyada garmi me kya hoga
barish kam hai par sinchai hai, chikku chalega
pala padne wali jagah lagane se nuksan hoga kya
samundar tat se door bageecha theek rahega
`,
  'sapota-soil-1': `
creek side plot slightly salty, other fruit trees died
hard murum after one and half foot, any chance
medium black soil of jalgaon suits this tree or not
soil for sapota
खाड़ी के पास थोड़ी नमकीन जमीन में टिक जाएगा क्या
डेढ़ फुट पर मुरम है, चीकू की जड़ जाएगी क्या
जलगांव की मध्यम काली मिट्टी ठीक है
चीकू के लिए मिट्टी
thodi khari jameen hai chiku seh lega kya
dedh foot ke niche murum hai chiku lagana chahiye
ph 7.5 ki balu domat chiku ke liye kaisi
chiku kis jameen me
soil ph 6 to 8
is hard pan below harmful to roots
can it bear slight salinity
ज्यादा चूने वाली जमीन में लगाना ठीक है क्या
बलुई दोमट चीकू
मध्यम काली मिट्टी में बाग
उथली चिकनी मिट्टी नुकसान करेगी क्या
mitti chikoo ph
jalodh mitti nadi ki, bageecha lagau
patthar ki parat niche hai to jad rukegi
khari zameen me thoda bahut chal jata hai kya
kankrili chuna wali zameen, chiku na lagau
`,
  'sapota-varieties-1': `
oval sweet type for palghar orchard
round very large fruits seen in market, is that sort sweet
for muzaffarpur which sort gives fruit round the year
CHIKOO VARIETY
पालघर के बाग में अंडाकार मीठा कौन सा लगाते हैं
गोल बड़े फल वाला स्वाद में कैसा
मदुरै की तरफ चीकू की कौन सी किस्में चलती हैं
चीकू की किस्म
palghar me chiku ki kaun si jaat lagau
gola bada wala chiku meetha kam hota hai kya
up bihar me saal bhar phalne wala chiku
chiku ki kaun si jaat
kalipatti gujarat sweet
is cricket ball less sweet than oval one
which types are for tamil nadu
बिहार के लिए बारहमासी किस्म
क्रिकेट बॉल लगाना ठीक है क्या
चीकू किस्म कालीपत्ती
ओडिशा में बड़ा फल वाला कौन सा
chikoo jaat konsi
co 2 aur guthi kis rajya ki
navsari me kam beej wala meetha phal ka ped
bada phal lene se mithas kam milegi kya
uttar pradesh me konsa chiku lagana chahiye
`,
  'sapota-sowing-1': `
nursery gives plants joined on rayan root, is it right one
half acre land, how many chikoo grafts to buy
how large hole and what to mix before planting in june
SAPOTA PLANTING DISTANCE
रायन की जड़ पर बंधा पौधा लेना चाहिए क्या
आधा एकड़ में कितनी कलम आएगी
गड्ढा एक मीटर का खोदा, उसमें सुपर और खाद कितनी
चीकू रोपण
rayan ke upar kalam kiya chiku sahi rahta hai kya
aadha acre me chiku ke kitne ped
sitambar me chiku lagaye to chalega kya
chiku kab lagaye
khirni graft 10 metre
is planting in february also fine outside maharashtra
how many trees an acre at ten metre
गड्ढे में सुपर फॉस्फेट ढाई किलो
बीज से उगा पौधा लेना ठीक है क्या खिरनी कलम की जगह
चीकू रोपाई दूरी
सितंबर अक्टूबर में लगा सकते हैं क्या
chikoo kalam lagana
gaddha ek meter ka, kitni tokri khad
das meter bahut door nahi hai kya, kitne ped aayenge
mansoon me lagane ka fayda, chiku ki kalam
rayan par bandhi kalam ki doori hectare me sau ped
`,
  'sapota-nutrients-1': `
book from dapoli and book from south tell different dose per tree
how many kilo super phosphate for a twenty year tree
in which two months to divide the yearly feed
FERTILIZER SAPOTA TREE
दो राज्यों की किताब में प्रति पेड़ मात्रा अलग, किसे मानूं
पुराने बड़े चीकू को म्यूरेट पोटाश कितने किलो
साल की खाद किन दो महीनों में बांटें
चीकू में खाद
20 saal ke chiku ko kitni urea super potash
chiku ki khad august aur january me baat ke de kya
alag alag kitab me chiku ki matra alag kaunsi manu
chiku me khad kitni
6 kg urea 20 year
which months to split the yearly dose
is maharashtra dose too high compared to others
दूसरे राज्य में प्रति पेड़ नाइट्रोजन चार सौ ग्राम
मिट्टी जांच बिना पूरी मात्रा देना ठीक है क्या
चीकू खाद पेड़
पोटाश छह किलो बड़े पेड़ को
chikoo khad kitni
18 kilo super fosfet ek ped ko sach me
agast aur janvari me khad dena sahi hai
umar ke saath khad badhate jana hai kya
16 6 18 kilo ekar kaunsi salah hai
`,
  'sapota-irrigation-1': `
pea size fruits carpet the ground in april, sandy coast
black heavy land, fifteen day gap in summer ok?
winter watering days for coastal light soil
SAPOTA IRRIGATION
मटर जितने फल अप्रैल में जमीन पर बिछे, पानी कम है क्या
भारी मिट्टी में चीकू को गर्मी में पंद्रह दिन पर पानी ठीक
तटीय हल्की जमीन में जाड़े का अंतर कितने दिन
चीकू में पानी
matar jitne chiku gir rahe april me pani badhau
kaali bhari mitti me chiku ko kitne din pe pani
reti zameen me sardi me aath din pe chalega
chiku me pani kab de
water every 5 days summer
is winter gap of thirty days right on heavy soil
does dryness make small fruits drop
हल्की मिट्टी में सर्दी में आठ दिन पर पानी ठीक है क्या
सूखे से फूल झड़ना
चीकू सिंचाई गर्मी
भारी मिट्टी में गर्मी में कितने दिन
pani chikoo kitne din
garmi me hafte me ek baar pani dene se phal girenge kya
samundar tat ki halki reti zameen me kab kab seenche
phool gir rahe, nami kam hai kya bageeche me
15 din pe kis mitti me paani dete hai
`,
  'sapota-pests-1': `
bunch of leaves glued with silk, brown dead patches
flower buds have pinholes and drop in handful
buyers found hole in ripe fruit and seed gone
SAPOTA LEAF WEBBER
पत्तों का गुच्छा रेशम से चिपका, बीच में सूखे दाग
चीकू की कली में बारीक छेद, रोज मुट्ठी भर गिरतीं
पके फल में छेद, खरीदार ने लौटाया
चीकू में कली छेदक
patte resham se chipke hai chiku ke andar illi
kali me chhed hai aur gir rahi chiku ki
prakash trap lagane se chiku ka keeda kam hoga
chiku ke bagiche me keeda laga hai
bud borer neem spray
is burning webbed twigs good
when should light trap and bt be used for this fruit tree
पके फल में छेद बीज कीट
गिरी कलियां बाग में छोड़ना ठीक है क्या
चीकू पत्ती जाला
पेड़ घना रखने से कीड़ा बढ़ेगा क्या
kali chedak chikoo
patton ka jaala kaat ke jalana chahiye
beej chedak phal me kab pata chalta
daliya kholne se jala keeda kam hoga
kali lagte samay neem chhidkna sahi hai kya
`,
  'sapota-diseases-1': `
twigs look like flat ribbon with crowded little leaves
many pinkish dots with grey middle on chikoo leaves in rains
should i cut out the belt like branch
LEAF SPOT SAPOTA
टहनी फीते जैसी चपटी और पत्ते झुंड में
बरसात में पत्तों पर गुलाबी बुंदकी, बीच में राख
चीकू की चपटी डाल काटना जरूरी है क्या
चीकू में पत्ती धब्बा
dali feete jaisi chapti ho gayi chiku me kya rog hai
patte par gulabi bhuri bundki barsat me chiku
chapti tahni kaat ke jala du kya
chiku patte par daag
flat twig fusarium prune
grey centre spots on leaves, copper or prune
is collecting fallen leaves enough for leaf spot
चपटी गुच्छेदार टहनी काटना ठीक है क्या
गुलाबी भूरे धब्बे बीच राख
चीकू पत्ती धब्बा
घनी टहनियों की छंटाई से धब्बा कम होगा
dhabba rog chikoo
patte par chhote laal bhure daag, copper kab
chapti tahni kis rog se hoti hai
gire patte ped ke neeche chhod du to nuksan hoga kya
chamde jaisi chapti shakha, phal nahi
`,
  'sapota-harvest-1': `
fruits look brown always, how to test maturity by nail
tenth year tree how many pieces normal
market returned them as raw and milky, which signs to check
SAPOTA HARVEST MATURITY
हमेशा भूरा दिखता है, नाखून से कैसे जांचूं
पंद्रह साल के पेड़ से हजार डेढ़ हजार फल ठीक है
चीकू फूल आने के कितने महीने बाद तोड़ते हैं
चीकू तोड़ने का समय
nakhun se kharoncha to hara nikla chiku abhi kachha hai kya
15 saal ka chiku ka ped kitne phal dega
chhilke ki bhusi utarne lagi hai tod lu
chiku kab todna
scratch yellow ready fruit
how many fruits at year ten
is picking with green under skin wrong
कितने महीने में फल पकता है, सात से दस
खुरचने पर पीला दिखे तो तोड़ें
चीकू तुड़ाई पहचान
पांचवें साल सौ फल ठीक है क्या
chikoo kab utare
chhilka aalu jaisa dikhne laga
doodh nikle aur hara ho to todna galat hai kya
150 din ke baad todne layak hota hai kya
bhoosi hath se jhad rahi, ab toda ja sakta hai
`,
  'jackfruit-soil-1': `
suitable land for kathal orchard farmer asked
pond bank where soil remains soaked, tree leaves dropping
does sea side salty plot kill this big fruit tree
ph 6 red laterite with good rain fit for fanas?
कटहल के लिए भूमि और जलवायु
जहां बरसात का पानी हफ्तों ठहरे वहां लगा दूं क्या
खारी मिट्टी में पौधा सूख गया, वजह यही है क्या
झारखंड की लाल मिट्टी में अच्छा होगा
kathal kaisi jamin me lagta hai
khet ke nichle kone me kathal lagau jaha pani rukta
fanas ke liye kitna paus chahiye
namkeen mitti me kathal mar gaya kya yehi karan
deep soil ph 6
is waterlogging fatal for this tree
how much rain in mm does it want
खारी जमीन में लगाना ठीक है क्या
कटहल बारिश तापमान
कटहल जमीन निकास
पैंतीस डिग्री से ऊपर गर्मी में नुकसान होगा क्या
kathal zameen mausam
uthli mitti me ye ped tikega
deedh hazar mm barish nahi hoti, chalega kya
garam nam ilake me ye phal lagana sahi
24 32 digri garmi kis ped ko
`,
  'jackfruit-sowing-1': `
graft plant or seed grown, which one bears quicker
how far apart big trees at eight metre number per acre
taproot broke while lifting from nursery bag, problem?
best month to plant fanas grafts
कटहल कलमी लगाएं या बीजू
कटहल के पौधे की दूरी और गड्ढा
पौधा निकालते समय सीधी जड़ टूट गई, चलेगा क्या
बीज से उगाया पेड़ सात साल का, फल कब
kathal ka kalmi paudha kitne saal me phalega
biju kathal lagaya hai kab tak phal aayega
kathal ek acre me kitne lagenge
asadh me kathal ropna hai gadde me khad kitni
graft fruit 3 years
is seedling slower, seven years or more
how many trees in an acre at 8 metre
मूसला जड़ कटने से नुकसान होगा क्या
कलमी कटहल दूरी
कटहल रोपाई समय
बरसात शुरू में गड्ढे में बीस किलो खाद ठीक है क्या
kathal kalmi biju
8 meter pe 62 ped ekar aayenge na
bij wala paudha lagana galat hai kya
gaddha ek meter khod liya, khad kitni daalu
kalam se sahi kism milti hai kya, phal kab
`,
  'jackfruit-varieties-1': `
varikka and koozha difference
which fanas is crunchy for chips in kerala
plr 1 jackfruit is of which state
early bearing type near bengaluru
केरल में कटहल की किस्मों की जानकारी
चिप्स बनाने को सख्त कोए वाला कौन सा
सिंगापुर जैक कितनी जल्दी फलता है, कर्नाटक
केरल में कटहल किन महीनों में आता है
varikka kathal kya hota hai
kerala me kathal ka season kab
jaldi phalne wala kathal karnataka me
tamilnadu ka kathal plr 2 kaisa
singapore jack early
is koozha soft and varikka crisp
which is from tamil nadu, plr series
केरल में फल मार्च से मई ही मिलता है क्या
सिंदूर मुट्टम वरिक्का
कटहल किस्म केरल
पीएलआर एक लगाना ठीक है क्या
kathal kism konsi
naram gude wala lena galat hai kya, chips ke liye
karnatak me jaldi phal dene wala ped
kuch kism january se july tak phalti, kahan ki
varika aur kuzha me farak
`,
  'jackfruit-nutrients-1': `
fertilizer per jackfruit tree
bearing tree nitrogen grams in two parts
three year old kathal how much compost
is feed given after rain also
कटहल में खाद कब और कितनी
फल देने वाले पेड़ को यूरिया की मात्रा
छोटे पौधे को हर साल कितना गोबर और पोटाश
बारिश से पहले खाद दे दी, बाद में भी देनी है
kathal me kaun si khad dale
10 saal ke kathal ko gobar kitne kilo
kathal ke ped me khad saal me do baar
chhote kathal ko npk kitne gram
bearing tree 750 g
is 600 g nitrogen normal for grown tree
how many kg manure for a small tree yearly
बरसात से पहले और बाद दो बार खाद ठीक है क्या
कटहल पेड़ खाद
छोटे पेड़ को सौ ग्राम पोटाश
फलदार पेड़ को पचास अस्सी किलो गोबर
kathal khad matra
ek baar me saari khad dena nuksan karega kya
94 kilo nitrogen hectare kitne ped par
chhota ped ko fasfors 80 gram de
bade phal wale ped me khad saal me kab kab
`,
  'jackfruit-pests-1': `
borer in jackfruit fruit and shoot
wet sawdust like stuff hanging from small fruits
new shoots bend down and dry with hole
bagging of baby fanas useful against worm?
कटहल के छोटे फल में छेदक कीट
कोपल झुककर सूख रही, चीरा तो इल्ली
फलों पर बोरी बांधें तो छेदक रुकेगा
कटहल की छंटाई करने से कीड़ा कम होगा क्या
kathal ke phal me keeda chhed kar raha
chhote kathal par burada nikla hua hai
naye kalle murjha rahe chhed hai kathal me
kathal pe thaili kab bandhe keede ke liye
fruit borer bagging
is 30 percent loss common from shoot borer
should bored parts be cut and destroyed
कोंपल में छेद और मल, काटना ठीक है क्या
फल छेदक थैली कटहल
कटहल कोंपल छेदक
तुड़ाई के बाद सूखी टहनी छांटने से कीड़ा घटेगा
kathal phal chedak
tahni kali phal teeno me lat, kya upay
bada nuksan ek tihai tak, sach me
bag chadhane ka samay chhote phal
ghani andar ki tahni na kaate to kya hoga
`,
  'jackfruit-diseases-1': `
young kathal fruits turning black and dropping control
rhizopus rot farmer asked
long soft fingers fall down after few days is it disease
grey fluffy growth on baby fruit in april rain
कटहल के छोटे फल काले होकर गिर रहे
नर फूल झड़ते हैं तो घबराना चाहिए क्या
कटहल में फल सड़न की दवा
फल आपस में सटे हैं, वहीं से फफूंद लगी
kathal ke bachche kaale pad ke gir rahe
kathal ka phal tikta nahi kala fafund
ungli jaise phool gire to normal hai kya kathal me
rhizopus sadan kathal upay
rhizopus rot male spikes
are male spikes falling normal after pollen
does touching of fruits spread mould
सड़े फल पेड़ पर छोड़ना ठीक है क्या
छोटे फल धूसर फफूंद
कटहल नर बाली गिरना
हवा धूप के लिए छंटाई से सड़न कम
kathal sadan ilaj
nar phool gire to dawa chhidke kya
garam barish me phal kala, copper dawa
phal aapas me satte hai to alag karna hai
bhooti jaisi fafund phir kaali, phal gir raha
`,
  'jackfruit-harvest-1': `
when to harvest kathal for vegetable
signs of ripe jackfruit sound spines
how many fruits from one grown tree
tender fanas weight for selling in march
सब्जी वाला कटहल कितने किलो पर उतारें
कटहल पका कैसे पहचानें
एक पेड़ पर साल में कितने कटहल
फूल आने के कितने महीने बाद कटहल पकता है
kathal kab todna chahiye sabzi ke liye
pake kathal ki pehchan thapthapa ke
kathal ke kaante phail gaye kya paka hai
bade ped se 50 kathal milna theek hai
vegetable fruit 1-3 kg
is hollow sound sign of ripe fruit
how many months after flowering ripe
सब्जी के लिए मार्च में काटना ठीक है क्या
कांटे चपटे फल पका
कटहल तुड़ाई पहचान
डंठल का आखिरी पत्ता पीला हो तो काटें
kathal kab kaate
bada ped saal me 100 phal deta hai kya
thok ke awaz bhari to paka, sahi
kachcha chhota bechne se nuksan hoga kya
april me sabzi wala kathal kitna bada
`,
  'pineapple-climate-1': `
hill at 1000 metres okay?
can it live in standing water for some days
soil ph 5.2 and two metre of rain on slope, good or not
low field where water stays after showers, pineapple will live?
सिलीगुड़ी की जमीन में अनानास होगा, बारिश 2500 मिमी
पानी जमा रहने वाले खेत में अनानास
लाल ढलवां जमीन का पीएच 5.4 है, अनानास लगाऊं तो चलेगा
निचले खेत में बरसात का पानी ठहरता है, वहां अनानास लग सकता है
kheti kaisi mitti me
dhalan wali nikas zameen iske liye sahi
hamare yaha pala kabhi kabhi padta hai to ananas mar jayega kya
iske liye zameen khatti ho ya namak wali
pineapple soil ph rain
frost valley at 1200 metre, will it live
valley gets frost twice a winter and low corner holds water, which is worse
अनानास जमीन पीएच
पाला पड़ने वाले इलाके में लगाना गलत है क्या
छह सौ मिमी बारिश में होगा क्या
सूखा सहेगा पर पानी रुका तो
ananas kaisi mitti
zameen ka ph saat hai, khatti nahi, ananas badhega kya
35 degree garmi nuksan karegi kya
2000 mm barish hoti hai par dhalan hai, lag jayega kya
sookha kitna seh leta hai, do mahine pani nahi milta
`,
  'pineapple-varieties-1': `
kew queen mauritius difference in use
which pineapple for table in kerala vazhakulam
juice company in silchar wants big fruit, which pineapple to put in two acres
small sweet crunchy one that people eat fresh in agartala, name of type
डिब्बाबंदी के लिए अनानास क्यू ठीक
केरल की अमृता अनानास कैसी
जूस कंपनी बड़ा फल मांगती है, दो एकड़ में कौन सा अनानास लगाऊं
वाझाकुलम में खाने के लिए जो अनानास बिकता है वह कौन सी किस्म
mauritius ananas khane wala kya
queen ya kew north east me
bada fal dabba bandi wala ananas konsa lagau north east me
kerala me mitha table wala ananas aur nayi sankar kism
pineapple kew queen type
kerala new hybrid firm sweet, name
tin factory near silchar buys only large fruit, what kind to plant
अनानास किस्म मॉरिशस
कुरकुरा मीठा छोटा फल जो अगरतला में बिकता है
डिब्बा कारखाना बड़ा फल मांगता, कौन सी जात
वाझाकुलम बाजार में खाने को जो बिकता, उसका नाम
anaras konta vaan
tripura me kurkura meetha konsa lagate
khane wala kerala ka konsa, dibbe wala konsa
amrita sankar kaisi hai
kew ki jagah queen lagana theek hai kya
`,
  'pineapple-sowing-1': `
depth and trench distance
how many plants per hectare kerala ananas
ernakulam, suckers came yesterday full of moisture, how many days keep in shade before setting
want to fit 16 thousand pineapple in one acre, row and plant gap kerala
केरल में पुत्ती कब लगाएं
अनानास का एक एकड़ में पौधा संख्या
एर्नाकुलम में पुत्ती कल आई है गीली, छाया में कितने दिन रखूं
केरल में सोलह हजार पौधे एकड़ में बैठाने को कतार कैसे रखें
kerala me ananas ropai ka mahina
putti kitna wajan ki ho
putti bahut choti hai 300 gram ki, kerala me lagane layak wajan kitna
kerala me kalle june me lagau to barish jyada to nahi
kerala sucker planting depth
wet slips straight to soil or dry under tree how long
in kerala double rows, sixteen thousand suckers in one acre, row gap
केरल पुत्ती गहराई
केरल में मूसलाधार के हफ्ते में रोप दिया, सड़ने का डर है क्या
पुत्ती कितने ग्राम की चुनूं, बोर्डो में डुबोकर
एक किलो की पुत्ती बड़ी तो नहीं
kerala kalle ka wajan
165 cm nali 70x30 katar theek hai kya
do katar wali nali ek doosre se kitni door, kerala
kalla kitni gehrai par gaadu, zyada andar sad jata
may june me kerala ropai
`,
  'pineapple-sowing-2': `
slip planted in nagaland fruits after how long
plant along or across slope in meghalaya
dimapur hillside, when should we put the suckers and does soil falling in heart harm
planted top crown last september in assam, when will fruit come
असम में अनानास पुत्ती से फल कब
मेघालय में ढाल पर अनानास कैसे लगाएं
दीमापुर की ढलान पर पुत्ती कब रोपें और कतार ढाल के आर पार रखें
पिछले सितंबर ताज रोपा था असम में, फल कब मिलेगा
crown se ananas kab fal deta
nagaland ananas dhalan par lagana
barak valley me putti kis mahine gaade, kitne mahine me fal
slip lagaya ya putti, kaun jaldi fal dega purvottar me
northeast planting month slip
top crown planted, eighteen months nothing, why
soil slid into heart of new plants on meghalaya slope, harm or not
पूर्वोत्तर अनानास ढाल
अक्टूबर में लगाना देर होगी क्या असम
ताज से लगाया पौधा मेघालय में कितने महीने बाद फल देगा
ताज कितने महीने में
tripura me kab lagaye
anaras dhalan ke aar paar lagana sahi
slip 20 mahine lagta hai kya
assam me kartik lag gaya, ab kalla lagana der hui kya
beech ka kalla mitti se dab gaya kya hoga
`,
  'pineapple-nutrients-1': `
npk per acre pineapple dense planting
when to stop nitrogen
plants are 13 months old, dealer says one more urea round, is it needed
forty thousand plants in hectare, total npk for one year
पोटाश कितने ग्राम
खाद कब तक
पौधे तेरह महीने के हुए, दुकानदार एक और यूरिया कहता है, दूं
चालीस हजार अनानास हेक्टेयर में, साल की कुल खाद कितनी
ananas ek paudha nitrogen gram
khad barsat me kitni baar
ek paudhe par kitne gram urea potash sal me, kitni bar
ropai par super kitna aur baki kab
pineapple npk gram plant
thirteen month plants, shop says another urea
cow dung tonnes for an acre before planting and phosphate when
अनानास खाद ग्राम
सूखे में यूरिया डालना सही है क्या
फॉस्फोरस चार ग्राम रोपाई पर ही
साल पूरा हुआ, दुकानदार यूरिया बेच रहा
anaras khad pramaan
ek paudhe ko saal me nitrogen aath gram ya barah
chaalis hazar paudhe, ek acre ka npk kitna kilo
nami wale mausam me urea potash kitni baar baantu
gobar 25 ton hectare zaruri hai kya
`,
  'pineapple-disorders-1': `
ethephon urea chalk mixing for pineapple kerala
number of leaves before hormone
half of my mauritius plot in flower other half only leaves, contractor refuses, how to bring same time
which solution to pour in centre of pineapple for flowering and after how many leaves
एक साथ फूल लाने का उपाय
घोल डालने के कितने दिन बाद अनानास पकेगा
मॉरिशस का आधा खेत फूल में, आधा पत्तों में, ठेकेदार नहीं लेता, एक साथ कैसे
गाभे में यूरिया चाक वाला घोल कब कितने पत्तों पर डालते हैं
phool nahi aa raha
8 mahine ka ananas hormone du
ek hi time phool chahiye, ethephon ka ghol kis umar me
hormone dala 20 din hue abhi phool nahi, kitne din lagte ananas
ethephon leaves flowering together
liquid into heart in dry month, how much each plant
poured flower liquid three weeks ago, how many days till bloom and ripe
फूल लाना इथेफॉन
बारिश में घोल डाल दिया, असर होगा कि नहीं
चालीस पत्ते हो गए, अब डालूं
आधा खेत फूल में आधा पत्तों में, ठेकेदार भागा
phool ek sath kaise
ek ek karke phool aate hai, tudai bikhri, sab me sath kaise laau
39 patte ginne ka tarika
30 din me phool aayega kya
paudhe me 30 patte hi hai, abhi ghol dalna jaldi hai kya
`,
  'pineapple-weeds-1': `
how many hand weedings
dry leaf mulch quantity per acre
jungle grass is taller than my new pineapple, is black sheet better or leaves
four months after planting ananas how many times have to pull weeds by hand
निराई कितनी बार
सूखे पत्ते बिछाना अनानास
नए अनानास से ऊंची घास हो गई, काली पन्नी लगाऊं या पत्ते
शुरुआती महीनों में हाथ से कितनी बार घास निकालें
nirai kab kab
naya ananas bag me ghas roke
katar me ghas bharti hai patta bichhane se rukegi kya kitna
naye ananas me nirai kitni bar aur mitti kab chadhani
pineapple weed mulch film
new rows eaten by jungle, film or leaves quantity
hand weeding rounds in first year and earthing, how many
अनानास निराई पन्नी
एक एकड़ में सूखे पत्ते कितने टन बिछाने पड़ेंगे
नाली बंद रहने से घास बढ़ती है क्या
दो महीने में जंगल घास, कितने टन पत्ते बिछाऊं
anaras ghas rokna
sukhi patti ki chadar se nirai ka kharcha bachega kya
saal me hath se kitni baar ghas nikalna
mitti chadhana kab
kali pannee lagana theek hai kya kharcha zyada
`,
  'pineapple-pests-1': `
leaf tips dry reddish, ants moving
clean sucker needed for avoiding mealy bug
leaf turned red yellow like fire, tips drying, under base white powder bugs and ants line
i pulled a weak pineapple, no live roots, ants around, how to stop next plants
पत्ते लाल पीले, चींटी
पुत्ती धूप में सुखाकर लगाना क्यों
पत्ता लाल पीला, नोक सूखी, जड़ के पास सफेद कीड़े और चींटी
कमजोर पौधा खींचा तो जड़ मरी मिली, बाकी अनानास कैसे बचाऊं
paudha murjha raha chinti
ananas patte lal hokar sukhe
patte laal hoke jhuk gaye ananas ke, niche safed rui aur chinti ki line
chinti marne se murjhan rukegi kya
mealybug wilt ants pineapple
copper red leaf, no live root, ants in line
why old stumps and grass should be cleared where plants redden and wilt
अनानास मिलीबग चींटी
चींटी मारना जरूरी है क्या
पत्ते लाल होकर नोक से सूखे, जड़ मरी
पुराने ठूंठ में चींटी, नए पौधे लाल पीले
laal patta anaras
safed keeda jad ke paas chinti ghoom rahi
jad ke paas safed keede, cheentiyan unhe dho rahi hai
cheenti bhagane se safed keeda ghatega kya, paudha laal pad ke sukh raha
murjhaye paudhe ukhad du ya thik ho jayenge, patte laal pile
`,
  'pineapple-diseases-1': `
raised bed to save heart
dip suckers before planting against rot
rain continued and middle leaf of pineapple came out with one pull, rotten smell
while earthing up soil went into centre, now plants rotting, what to do
अनानास बीच का पत्ता निकल आता बदबू
पुत्ती डुबोकर लगाने से अनानास सड़न
लगातार बारिश में बीच का पत्ता एक झटके में निकला, सड़ी बू
मिट्टी चढ़ाते बीच में भर गई, अब अनानास सड़ रहा
badboo bich ka patta
ananas unchi kyari galan se bachne
gabha gal gaya barish me, bimar paudhe nikalu aur kyari unchi karu
putti lagane se pehle kis ghol me duboye ki kalla na sade
heart rot raised bed
soil fell in centre while earthing, smelly now
pull centre leaf and it comes with rotten base, which dip before planting
कल्ला गलन उठी क्यारी
बीच का पत्ता खींचा, सड़ी बदबू आई
पानी भरने से गाभा गलता है क्या
बीच की कोंपल हाथ में आई, बदबू भयानक
gabha sadna upay
anaras beech se gala, badbu
beech ki patti khinchi to sadi gandh, jagah geeli
nali khol du aur med unchi karu to galan rukegi kya
putti ko ghol me dubona sahi hai kya
`,
  'pineapple-harvest-1': `
pineapple yield per acre india average
one quarter eyes yellow, sell in local mandi?
fruit is full size still green, truck takes three days to delhi, cut at which colour
six tonne from an acre, is it poor or normal
अनानास डंठल सहित काटना
दूर भेजने को अनानास हरा काटें
फल पूरा भरा पर हरा है, दिल्ली तीन दिन में पहुंचेगा, अनानास कब काटूं
एक एकड़ से छह टन अनानास निकला, यह औसत है
kitna ton acre
ananas aadha pila hua kaat lu
aankh kitni pili ho tab paas ki mandi ke liye kaate
dense lagaya ananas acre me 20 ton sambhav hai kya
pineapple harvest eyes yellow
truck three days to delhi, cut how green
good crop tonnes an acre when dense and well fed
अनानास तुड़ाई आंख
डंठल कितना लंबा छोड़कर काटना चाहिए
चौथाई आंख पीली पर लोकल मंडी में बेचूं
हमारे यहां एकड़ से छह टन निकला, देश का औसत कितना
anaras kab kaate
bazar paas hai to kitni aankh pili hone du
6 ton acre kam hai kya
door bhejne ko pakka kaatu ya hara
ghani fasal me kitna ton
`,
  'strawberry-climate-1': `
winter warm this time and harvest half, is temperature the reason
STRAWBERRY TEMPERATURE REQUIREMENT
warm winter less strawberry
frost damage to strawberry
मैदान में पंद्रह से तीस डिग्री रहे तो फल
स्ट्रॉबेरी कितने तापमान
गर्म जाड़े में स्ट्रॉबेरी
बिहार में स्ट्रॉबेरी होगी
strawberry ke liye kaisa mausam
strawberry garmi me hoti kya
barish ho gayi to fal gale, kaisi jagah chahiye
strawberry kaha ugti hai
strawberry temperature cool
is warm winter cutting strawberry yield
mahabaleshwar 40 percent loss strawberry year
मौसम ठंड
30 डिग्री से ऊपर स्ट्रॉबेरी को नुकसान होगा क्या
छोटे दिन में फूलती है क्या
पाला पड़े इलाके में स्ट्रॉबेरी लगाना सही है
straberi kahan hoti
strobery mausam thand
jaada garam nikla strawberry ke fal ghate
tez barsat se strawberry kharab hoti hai kya
CLIMATE FOR STRAWBERRY CULTIVATION ASKED
`,
  'strawberry-soil-1': `
soil for strawberry ph
STRAWBERRY LEAVES YELLOW ALKALINE SOIL
repeat strawberry same field
alkaline water and soil, young leaves yellow in second season
स्ट्रॉबेरी की मिट्टी
स्ट्रॉबेरी के पत्ते पीले चूना
एक ही खेत में स्ट्रॉबेरी
निकास नहीं है खेत में, फल होगा क्या
strawberry mitti kaisi
strawberry patte pile kyo
strawberry har saal same khet
jad me ganth wale khet me lagau ya dusra khet lu
strawberry soil ph 5.7
is repeating in same bed bad
limy soil strawberry yellow
मिट्टी पीएच
क्षारीय मिट्टी में लगाने से नुकसान होगा क्या
सूत्रकृमि वाले खेत में स्ट्रॉबेरी
पीएच 7.5 पर ठीक रहेगी
straberi mitti domat
chuna zameen patte pile
har baras wahi kyari strawberry, jagah badlu kya
khad bhari domat nikas strawberry ke liye
SOIL REQUIREMENT OF STRAWBERRY
`,
  'strawberry-sowing-1': `
strawberry planting time
STRAWBERRY PLANTS PER ACRE
bed height strawberry runner
runner with six leaves arrived late october, plant now
क्यारी पंद्रह सेमी ऊंची, पौधे एक फुट
स्ट्रॉबेरी एक एकड़ पौधे
स्ट्रॉबेरी बेड की ऊंचाई
स्ट्रॉबेरी रनर दूरी
gabhe ko mitti me dabau ya upar rakhu
strawberry kitne paudhe acre
strawberry bed 30 cm duri
strawberry gabha dab gaya
runner planting september
is burying crown wrong
how many plants hectare
रोपाई दूरी
नवंबर में रनर लगाना देर है क्या
बीच का कल्ला मिट्टी में दबे तो सड़ेगा क्या
6 पत्ते वाला रनर कितने सेमी पर लगाएं
straberi kab lagaye
22000 paudhe acre
kyari 15 cm unchi, ropa 30 cm door sahi
asvin me strawberry ki paudh bitha du
PLANTING DISTANCE OF STRAWBERRY RUNNERS
`,
  'strawberry-varieties-1': `
strawberry variety plains
nursery near delhi sells three types, which won trial
winter dawn or camarosa maharashtra
best strawberry for delhi
उत्तर में जल्दी फल देने वाली कौन सी
स्वीट चार्ली स्ट्रॉबेरी
महाबलेश्वर स्ट्रॉबेरी किस्म
उत्तर भारत स्ट्रॉबेरी जात
strawberry ki achhi variety
strawberry camarosa nabila
pusa early dwarf strawberry
mahabaleshwar wale nabila ya winter dawn lete
variety sweet charlie
is nabila good for plains
iari delhi trial best
किस्म नाम
चैंडलर महाबलेश्वर में लगाना सही है क्या
दस किस्मों में कौन सी जीती
पूसा अर्ली ड्वार्फ कहां की स्ट्रॉबेरी है
straberi kism camarosa
chandler strobery maidan
winter don strawberry theek rahegi kya plains
delhi ncr me konsi jaat
STRAWBERRY VARIETY NAMES WANTED
`,
  'strawberry-weeds-1': `
plastic sheet cost high but saves weeding wages, how much
LOW TUNNEL STRAWBERRY BENEFIT
black polythene strawberry weed
early crop by plastic tunnel
ठंड में झोपड़ी जैसी प्लास्टिक से बीस प्रतिशत ज्यादा
स्ट्रॉबेरी में घास रोकना
लो टनल स्ट्रॉबेरी
काली पन्नी स्ट्रॉबेरी
fal mitti se ganda hota, kya bichau kyari par
strawberry low tunnel fayda
strawberry ghas kaise roke
panni strawberry kitni bachat
black mulch low tunnel
is polythene worth cost in strawberry
20 percent more yield low tunnel
स्ट्रॉबेरी काली पन्नी
पन्नी न बिछाएं तो स्ट्रॉबेरी गंदी होगी क्या
सुरंग लगाने से स्ट्रॉबेरी जल्दी आएगी
पलवार से मजदूरी कितनी बचती है स्ट्रॉबेरी में
straberi mulching fayda
low tunel strobery thand
kali polithin se nami rukti hai kya
nirai ka kharcha 30 percent kam kaise
MULCHING IN STRAWBERRY BENEFITS
`,
  'strawberry-nutrients-1': `
fertilizer for strawberry
STRAWBERRY NPK MANURE ACRE
fertigation strawberry till fruiting
before bed making, how many tons dung and basal npk
स्ट्रॉबेरी की खाद
स्ट्रॉबेरी ड्रिप खाद
स्ट्रॉबेरी गोबर खाद
फल आने तक ड्रिप से थोड़ा थोड़ा
strawberry me khad kitni
strawberry drip se khad
strawberry gobar ton acre
potash 40 kilo acre, zyada to nahi
is 120 kg nitrogen too much strawberry
berry bed basal bags before runners go in
drip potash till fruiting
खाद मात्रा
सारी खाद रोपाई पर देना सही है क्या
एकड़ में 20 टन गोबर स्ट्रॉबेरी को
टपक से नाइट्रोजन पोटाश कब तक दें
straberi khad kitni
strobery fertigation drip
phosphorus 40 kilo acre kab dale
gobar khad kam di strawberry me, nuksan hoga kya
MANURE AND NPK FOR STRAWBERRY
`,
  'strawberry-diseases-1': `
damp fog week, ripe ones grow hair and rot
STRAWBERRY FRUIT ROT FUZZY
purple leaf spots strawberry
red root core wilt strawberry
स्ट्रॉबेरी फल सड़ना
स्ट्रॉबेरी पत्ती बैंगनी धब्बे
स्ट्रॉबेरी ग्रे मोल्ड
पत्ती पर बैंगनी बिंदु, पौधा लटका, जड़ लाल
strawberry fal sad rahe fafund
strawberry patte baingani dag
strawberry paudha murjhana jad lal
fawara se pani dete hai, isse phaphund badhti kya
grey mould damp
is sprinkler bad for strawberry disease
red core root rot
स्ट्रॉबेरी फल पर फफूंद
सड़े फल न तोड़ने से नुकसान होगा क्या
स्ट्रॉबेरी पत्ती बैंगनी दाग, क्या करें
जड़ का गूदा लाल और पौधा मुरझाया
straberi fal galna ilaj
strobery patti dhabba jamuni
trichoderma kyari me strawberry ke liye sahi hai kya
fawvare ki jagah drip karu kam sadegi
GREY MOULD OF STRAWBERRY MANAGEMENT
`,
  'strawberry-harvest-1': `
truck goes to pune far, pick at what redness
STRAWBERRY YIELD PER ACRE
picking interval strawberry
cold storage of strawberry degree
स्ट्रॉबेरी कब तोड़ें
सुबह तोड़कर कितने डिग्री पर रखें
स्ट्रॉबेरी तोड़कर ठंडा
स्ट्रॉबेरी तुड़ाई अंतराल
strawberry kab tode kitni lal
strawberry upaj acre ton
strawberry kitne thande me
normal saal me ek acre se kitne ton
picking days colour
is full red okay for far market
store strawberry 0 to 4 degree
तुड़ाई रंग
दोपहर में तोड़ने से नुकसान होगा क्या
महाबलेश्वर एकड़ से कितने टन
डंठल बिना तोड़ना सही है क्या
straberi kb tode
strobery upaj ton acre
teen chauthai laal par tod lu door mandi ke liye
har do din me tudai theek
HARVESTING STAGE OF STRAWBERRY FOR TRANSPORT
`,
  'dragon-fruit-climate-1': `
kamalam in marathwada 43 degree possible?
too much rain effect on flower
jalgaon summer 44 degree, will stem turn yellow burnt, is it suitable here
konkan rain 3000 mm, does fruit root rot
ड्रैगन फ्रूट की मिट्टी पीएच
लू में तना झुलसा
जलगांव में 44 डिग्री रहता है, तना झुलसेगा क्या
कोंकण की तीन हजार मिमी बारिश में जड़ सड़ेगी
dragon fruit garmi kitni sah leta
jyada barish me phool gire
kam barish wale latur me dragon fruit lagana theek rahega
iske liye mitti ka ph aur tapman kitna
dragon fruit heat burn
marathwada 43 degree, will three sided stem scorch
acid soil 5.5, right for this climbing cactus
कमलम तापमान बारिश
चालीस डिग्री से ऊपर तना पीला जलता है क्या
पानी की कमी वाले इलाके में लगाना सही है
भारी बारिश में फूल झड़े तो जगह गलत है क्या
dragon fruit tapman kitna
20 se 30 degree me hi badhta hai kya
ph 8 zameen me kamalam lagana theek hai
kam barsat 500 mm me chalega kya
garmi me danthal sunburn jaisa safed pila pada
`,
  'dragon-fruit-sowing-1': `
1 acre poles count
month to plant kamalam
planning one acre kamalam, count of cement poles and cuttings needed for loan file
length of cutting and month for planting dragon, tie with what
एक एकड़ में कितने पौधे
कलम कब लगाएं
एक एकड़ इसके लिए खंभे और कलम कितनी लगेंगी, लोन बनवाना है
कलम कितनी लंबी, जून में लगाऊं या सर्दी में, ड्रैगन फ्रूट
dragon fruit khambe 10 foot par
ek pole pe 4 paudhe lagaye kya dragon
dragon fruit 3 meter par khambe, ek acre me total kitne paudhe
naya dragon bag, khambe pe gol ring aur 4 kalam kab
dragon fruit post distance
loan file needs pole count and cuttings an acre
planting in december, wrong season or okay for kamalam
ड्रैगन फ्रूट खंभा दूरी
तीस सेमी की कलम छोटी तो नहीं
लकड़ी के खंभे पर चढ़ाना सही है या सीमेंट
चार सौ पचास खंभे एकड़ के लिए ज्यादा तो नहीं
kamalam khamba kitne
3 x 3 meter par ek hectare me kitne pole
ring upar na lagau to nuksan hoga kya
sawan me jad wali katai lagana sahi hai kya
badhti dali ko khambe se kaise bandhu
`,
  'dragon-fruit-nutrients-1': `
kamalam compost per post each year
first year fym for dragon acre
second year plants, how much more rotted dung to each pole
can i feed npk 19 without soil report to fruit
यूरिया डीएपी दें क्या
हर साल ड्रैगन फ्रूट में गोबर खाद
दूसरा साल, हर खंभे पर गोबर कितना बढ़ाऊं
बिना मिट्टी जांच रासायनिक खाद डालूं क्या
dragon fruit gobar khad khamba
dragon fruit pehle saal khad ton
dragon fruit lagate samay har paudhe me compost kitne kilo
ek acre pehle saal kitni trali gobar lagegi
dragon fruit compost pole
second year rotted dung for each pillar kilos
first year how many tonnes of manure go in a hectare
कमलम खाद कंपोस्ट
बिना जांच एनपीके डालना नुकसान करेगा क्या
पंद्रह किलो कंपोस्ट रोपाई पर ज्यादा तो नहीं
अठारह टन गोबर एकड़ में पहले साल लगता है क्या
dragon fruit gobar kitna
rasayanik khad thodi thodi dena sahi hai kya
teesre saal khambe ko kitna compost badhaye
ropai par 10 kilo sadi khad kaafi hai
sirf desi khad se dragon chalega kya
`,
  'dragon-fruit-irrigation-1': `
stony land trench method kamalam niasm
stop drip in rains dragon
it is raining since three days, dragon drip keep or close
rocky hill of solapur, how did institute plant dragon in trenches
ड्रिप कितनी बार
बारिश में ड्रैगन फ्रूट पानी बंद
तीन दिन से बारिश है, ड्रिप बंद कर दूं
सोलापुर की पथरीली जमीन में नाली कितनी चौड़ी
pathrili zameen me dragon fruit
dragon fruit gili mitti jad galna
garmi me hafte me kitni bar drip chalau
roz pani diya to jad gal gai, kam pani kitna
dragon fruit drip week
murum hill, trench width and drip from top
trench 0.75 metre wide in murum rock, whose method
कमलम पानी कितना
बारिश में ड्रिप चलाना गलत है क्या
खंभे के ऊपर से ड्रिप टपकाना सही है
हफ्ते में तीन बार हल्का पानी सूखे में काफी
dragon fruit pani kab
patthar wali zameen me nali kitni gehri
jad ke paas keechad rehta hai, nuksan hoga kya
niam baramati ne pathrili jagah kaise lagaya
mahine me ek baar paani dena theek hai kya
`,
  'dragon-fruit-pruning-1': `
when plant reaches top ring cut tip?
how many arms to keep dragon
stem reached top wheel of pole, should i break tip to get hanging shoots
umbrella too heavy after last picking, which arms of kamalam to remove
ड्रैगन फ्रूट एक तना रखें
कमलम पुरानी डाल काटना
तना खंभे के चक्के तक पहुंचा, सिरा तोड़ूं ताकि डालें लटकें
आखिरी तुड़ाई बाद घनी पुरानी डालें कितनी काटूं
tana ek rakhe ya do
dragon fruit upar nok tod
iske niche se bahut shakha nikal rahi, ek hi tana rakhu kya
dragon fruit kaatne wali kainchi dhona zaruri, kaun si dali hataye
dragon fruit branch number
stem touched wheel on top, nip it
three year old arms, remove after harvest or keep
कमलम छंटाई शाखा
औजार साफ न करने से रोग फैलता है क्या
बीस से ज्यादा डालें लटक रही, रखना सही है
नीचे से दो तीन तने छोड़ना नुकसान करेगा क्या
dragon fruit dali kaatna
ring tak pahunchne par nok todna sahi hai kya
ek baar me kitni dali hatau, 10 ya 20
chhatri bahut bhari ho gayi, kab halka karu
budhi dali ki pehchan aur kaatne ka samay
`,
  'dragon-fruit-diseases-1': `
yellow soft rotting stem kamalam
sunburn shade net fruit disease
tiny orange dots on dragon arm became grey rough scabs, spreading to fruit also
stem soft yellow and water comes when pressed
ड्रैगन फ्रूट तने पर भूरे धब्बे
कमलम पीला होकर गल रहा
डाली पर नारंगी बिंदु, अब राख जैसी पपड़ी, फल पर भी
तना दबाओ तो पानी निकले पीला नरम, ड्रैगन फ्रूट
tana gal raha
dragon fruit par bhure dag papdi
tane pe dhanse dag, bimar hissa kaat ke jalau kya
tez dhup me tane jale, kaolin ya net lagau
dragon fruit canker rot
orange pinpoints became grey crust on arms
stem turned jelly yellow, cut in dry weather and burn
कमलम तना गलन
बारिश में बीमार डाल काटना गलत है क्या
फल पर धूसर खुरदरी पपड़ी, पहले नारंगी बिंदु थे
केओलिन छिड़कना सही है तेज धूप में
dragon fruit khod sadna
tana gal ke pani chhod raha, pila
tambe wali dawa label dekh ke kab chhidku
ghana lagane se canker badhta hai kya
KAMALAM KE TANE PAR BHURE DHABBE KE UPCHAR KI JANKARI
`,
  'dragon-fruit-harvest-1': `
yield per pole 4th year
life of dragon orchard
flower opened 28 days ago, skin full pink, pluck now
poles are four year old giving 9 kilo each, good or bad
कितने साल चलता
कमलम फूल से फल कितने दिन
28 दिन पहले फूल खिला, छिलका पूरा गुलाबी, ड्रैगन तोड़ूं
चौथे साल हर खंभे पर 9 किलो, यह अच्छा है या कम
dragon fruit khambe se kitna fal
dragon fruit 4 saal me kitni upaj
dragon fruit march se kab tak fal deta hai, kitne saal jiyega
ek acre isse chauthe saal kitne ton milenge
dragon fruit picking days
bloomed 24 nights back, still green pink, wait
how many years does one planting live
कमलम तुड़ाई गुलाबी
फूल के बीस दिन पर तोड़ना जल्दी है क्या
रात में फूल खिलना सामान्य है क्या
चार टन एकड़ चौथे साल से ठीक है
dragon fruit upaj khamba
march se november tak fal aata hai kya
ek khambe se 10 kilo milega kis saal
30 din tak ped par chhodna sahi hai kya
bees saal baad bagh khatam ho jata hai kya
`,
};
