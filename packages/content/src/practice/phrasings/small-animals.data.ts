/** How farmers and call centres ask for the facts of `small-animals.ts`: by the id of a fact, one message a line. */
export const smallAnimalsPhrasings: Readonly<Record<string, string>> = {
  'goat-breeds-1': `
jeevika didi group giving small black ones, will they have twins and what weight of khassi
black bengal buck weight and kids per kidding
best meat goat for bihar jharkhand
goat giving twins and triplets twice a year east india
जीविका दीदी समूह से छोटी काली मिल रही, कितने बच्चे और खस्सी कितने सेर
ब्लैक बंगाल कितने बच्चे देती है
बिहार में मांस के लिए कौन सी बकरी
बंगाल वाली काली बकरी दूध कितना देती
dudh ke liye ye chhoti kariki thik nahi hai kya, sirf maas?
black bangal bakra kitne kilo ka hota
jharkhand me kaun si bakri pale mas ke liye
kariya chhoti chhagri saal me kai bar biyati
black bengal goat
is black bengal milk enough for the house
adult buck weight of the small eastern breed
ब्लैक बंगाल बकरी
बंगाल नस्ल की खाल का दाम अच्छा क्यों
साल में दो बार बच्चे देने वाली छोटी बकरी
ब्लैक बंगाल बकरी की जानकारी
kali bangal bakri
blak bengal kitne bachhe
bengal chhagol ojon kitna
bakra 25 kilo ka hua purab wali nasl, theek hai kya
chhoti kali bakri dudh ke liye lena sahi hai kya
`,
  'goat-breeds-2': `
jamunapari goat milk per day
jamunapari weight of female
is jamunapari suitable for stall feeding
tall one with roman nose costs a lot, milk two kilos truth?
रोमन नाक वाली ऊंची, दो किलो दूध की बात सही
जमुनापारी कितना दूध देती है
जमुनापारी बकरी का वजन
जमुनापारी को चराना जरूरी है क्या
sirf bhusa dana pe rakhu unchi wali ko, charana bas ka nahi
jamnapari ka dudh kitna litre
jamunapari bandh kar pal sakte kya
itawa wali bakri 50 kilo ki hoti kya
jamunapari goat milk
is it okay to keep jamunapari only in stall
doe of the etawah breed weighs how many kg
जमुनापारी बकरी
इटावा की बड़ी बकरी का दूध
जमुनापारी को बांध कर पालने से नुकसान होगा क्या
झाड़ी पत्ती चरने वाली ऊंची नस्ल
jamnapari bakri
jamunapari dudh 2 litre
tota naak wali bakri
chakarnagar wali bakri ka wajan
jamna paari ke liye jhadi jaruri kyo
unchi bakri ko din bhar bandh ke rakhta hu, patte nahi milte, theek hai?
जमुनापारी रोज ढाई लीटर दूध देती है, सच है क्या
`,
  'goat-breeds-3': `
barbari goat for stall feeding
goat breed for city rearing
terrace in aligarh, three tiny spotted, no grazing at all, possible
goat that kids all year round, small yard in agra
अलीगढ़ में छत है, बिना चराए पलने वाली छोटी
बरबरी बकरी कहां पाई जाती है
घर में बांधकर पालने वाली बकरी
कम जगह में कौन सी बकरी पालें
thodi jagah aur saal bhar bachhe chahiye, konsi jaat
ghar me palne ke liye kaun si bakri
barbari bakri saal bhar byati hai kya
sheher me bakri palni hai kaunsi nasal
barbari goat
which breed does not need grazing at all
is barbari okay for a town house
बरबरी बकरी
खूंटे पर पलने वाली नस्ल
बरबरी साल में कभी भी ब्याती है क्या
भरतपुर आगरा की छोटी बकरी
barbari nasl
ghar me bandhne wali bakri
hiran jaisi chittidar chhoti bakri
barbari bina charaye palna sahi hai kya
mathura ki bakri shahar me palne layak
is any breed happy without ever going to graze, my lane is narrow
साल के किसी भी महीने बच्चे दे ऐसी छोटी नस्ल
`,
  'goat-breeds-4': `
batala fair has very big black milkers, are these good for milk with meat
which goat breed for punjab haryana
beetal goat size compared to jamunapari
large goat of amritsar for milk
बटाला मेले की बड़ी काली, दूध मांस दोनों देगी
पंजाब की बकरी की नस्ल
बीटल बकरी दूध और मांस दोनों
हरियाणा में बड़ी बकरी कौन सी पालें
jamnapari ke baad sabse badi konsi hoti
beetal nasal kahan ki hai
punjab me bakri palan kaun si nasl
bital bakri badi hoti hai ya jamnapari
beetal goat punjab
is beetal second only to jamunapari in size
which districts is beetal from
बीटल बकरी
अमृतसर वाली बड़ी बकरी
बीटल दूध के लिए लेना सही है क्या
पंजाब की दूध मांस वाली बकरी की जानकारी
beetal bakri kaha ki
bital nasl
amritsari bakri badi
punjab di bakri dudh te maas
jamunapari se chhoti par badi nasl kaunsi
`,
  'goat-breeds-5': `
drought taluka, sheli that kids three times in two years, day out night in
osmanabadi gestation period
goat for drought area of maharashtra
age at first kidding of osmanabadi
सूखे तालुके में दो साल में तीन बार ब्याने वाली
उस्मानाबादी शेळी कितने महीने में बच्चे देती
सूखे इलाके में कौन सी बकरी पालें
उस्मानाबादी को शेड में रखें या चराएं
pehli byaat solah mahine me thik hai kya is dakkhani jaat me
osmanabadi sheli mahiti
usmanabadi bakri kitne din gabhin rehti
solapur me bakri palan konsi jaat
osmanabadi goat
is every eight months kidding true for osmanabadi
pregnancy of 152 days is which breed
उस्मानाबादी बकरी
उस्मानाबादी पहली बार कब ब्याती
धाराशिव की बकरी सूखे में ठीक है क्या
पूरे दिन बांधने के बजाय आधा चराना सही है क्या, दक्कन नस्ल
usmanabadi byant antar
dharashiv ki bakri 16 mahine
marathwada me bakri palan nasl
152 din gabh rehti kya dakkhani bakri
byat ke kitne mahine baad dobara gabhin, usmanabadi
`,
  'goat-select-1': `
dealer shows year old at fifteen kilo, pay or leave
weight of one year female goat
body weight of 6 month goat kid female
buying breeding goats what defects to check
साल भर की पंद्रह किलो बता रहा, लूं या छोड़ूं
एक साल की बकरी का वजन कितना
अच्छी बकरी का चुनाव कैसे करें
छह महीने की पठिया का सही वजन
pathiya lete samay thun daant pair kya dekhna aur bhaar kitna
1 saal ki bakri kitne kilo ki ho
bakri farm ke liye bakri ka chunav
pathiya kharidni hai kam se kam kitna bhar
buying goat checks
year old doe 17 kg, is it okay to buy
first kidding should be before what age
बकरी खरीदते समय
छह माह की पठिया दस किलो ठीक है क्या
खरीदने वाली बकरी में दोष
दो साल में भी न ब्याई बकरी लेना सही है क्या
bakri kharidne ke pehle
path ka wajan
ek saal ki bakri 20 kilo
bakri chunav kaise kare
pathiya lete waqt kya kami dekhe
FARMER ASKED WHAT POINTS TO SEE WHILE PURCHASING GOAT
dhai saal ki bakri ek bhi baar nahi byayi, kharid lu kya
`,
  'goat-breeding-1': `
matched on first january, kidding in which month
gestation period of goat
heat duration hours
how many days after does goat come again in heat
गर्मी में आने के लक्षण
कितने दिन में ब्याती है
एक जनवरी को पाल दिलाया, बच्चे कब
कितने दिन पर दोबारा गर्म होती है
bakri heat me kab aati hai
bakri kitne mahine me bachha deti hai
teen din se chilla rahi aur dum hilati, kab tak milane ka mauka
bakri mimiya rahi poonch hila rahi
goat heat days
how many months does a goat carry
is heat for one full day normal in does
बकरी गर्मी लक्षण
बकरी 150 दिन में ब्याती है
18 दिन में दोबारा मिमियाने लगी, खाली है क्या
पूंछ हिलाना बकरी गर्मी
bakri heat kitne din
bakri gabhin kitne mahine
chheri garam ho gayi pahchan
bakri poonchh hila ke chilla rahi laal sujan
bakra dikhane ka samay 12 ghante
बकरी को सुबह से चिल्लाते छह घंटे हुए, बकरा कल भी दिखा सकते हैं
three weeks after mating she wags tail again, is she empty
`,
  'goat-breeding-2': `
forty females, only single he goat from same mother, kids dying small
when to change breeding buck
inbreeding problem in goat kids weak
one buck sufficient for how many goats
चालीस मादा एक ही बकरा वह भी घर का, बच्चे मरियल
बीजू बकरा कब बदलें
अंतः प्रजनन से नुकसान
बकरे का चुनाव, रिश्ते वाला न हो
bakra badalna kab chahiye taki rishte me na mile
beeju bakra kitne saal rakhe
same bakra se bachhe kamjor ho rahe
25 bakri hai ek nar chalega kya
buck doe ratio
is it okay to use own herd buck for daughters
after how many years change the buck
बकरा कितनी बकरी पर
एक ही बकरा पांच साल रखने से नुकसान होगा क्या
रिश्ते का बकरा
20 मादा पर एक नर सही है क्या
bakra badalna
ek bakra kitni bakri
nasl sudhar ke liye bakra bahar se lau
beeju bakra gaon se badal badal ke rakhna
bachhe kamjor ghar ke bakre se
pachas bakri ke liye kitne bakre rakhu
झुंड का पुराना बकरा अपनी ही संतान से मिले तो मेमने कैसे होंगे
`,
  'goat-housing-1': `
shed size for 20 goats
space per goat in square feet
shed of 30 by 20 foot, how many does fit and roof height
open area needed in goat farm
तीस गुणा बीस का शेड, कितनी समाएंगी
एक बकरी को कितनी जगह चाहिए
बकरी घर की ऊंचाई चौड़ाई
बाड़ा कैसे बनाएं कितने फुट
ek ek memne ko kitna foot, khula angan dugna karu
50 bakri ke liye shed
ek bakri ko kitna square feet
shed ki unchai
goat shed size
is 10 sq ft per doe too little
centre height nine feet right for goat house
बकरी शेड नाप
शेड 40 फुट चौड़ा बनाना सही है क्या
एक मेमने को कितने वर्ग फुट
बकरी का खुला आंगन दोगुना
bakri ka bada naap
goat shed height
bakri ghar 9 foot uncha beech me
20 bakri ki jagah
12 square foot ek bakri ko kafi hai
टीन की छत किनारे पर कितने फुट ऊंची रखूं
is 35 feet wide shed bad for air
`,
  'goat-housing-2': `
water dripping roof, hooves stink and all cough in sawan
foot rot in goat due to wet floor
wet grass to goat in rain harmful
raised platform for goats why
टपकती छत, खुर से बास, सबको खांसी सावन में
बारिश में बकरी को क्या न खिलाएं
खुर सड़ रहा गीले में
बकरी के लिए मचान क्यों बनाएं
barish me bakri ka dhyan kaise rakhe
bheega patta seedha khila dete hain, isi se dast nimonia?
barsat me bakri ko nimoniya se bachana
bakri ka farsh geela hai bimar ho rahi
goats in rain
is it okay to feed dew wet grass
hooves rotting on damp floor, slatted platform good?
बरसात में बकरी
गीली घास खिलाने से नुकसान होगा क्या
मचान बनाना सही है क्या
सीलन से खांसी और खुर खराब
barish me bakri
bakri ka farsh sukha
khur sad gaya bakri ka
chaumase me bakri ko kaha rakhe
bheegi ghaas se nimoniya bakri
barsat me langdi hui, khur ke beech se badbu, farsh geela
बरसात में बकरी को सीलन से कैसे बचाएं, लकड़ी का तख्ता लगाऊं
`,
  'goat-feeding-1': `
feed of goat per day
how much dana for goat daily
ten tied at home, how many kilos leaves and how many muthi grain each
green fodder quantity for adult goat
आहार कितना दें
रोज कितना दाना
दस खूंटे पर हैं, हरेक को पत्ते कितने किलो दाना कितनी मुट्ठी
हरा चारा कितने किलो
kya kya khilaye kitna
doodh dene wali ko dana aadha kilo theek hai ya kam
dudh wali bakri ka khana
bandh ke palne wali bakri ko kitna chara
goat daily feed
is 300 gram grain enough for an adult goat
concentrate in last month of pregnancy for doe
बकरी का आहार
बकरी को रोज कितने किलो पत्ते
आखिरी महीने की गाभिन बकरी को 500 ग्राम दाना सही है क्या
सूखा चारा आधा किलो काफी है क्या
bakri ka dana kitna
bakri chara roz
pipal babool patti kitne kilo
dudh wali bakri ko chuni chokar kitna
sirf ghas pe rakhne se nuksan hoga kya bakri
FARMER ASKED ABOUT FEED QUANTITY OF ADULT GOAT PER DAY
byane me 20 din, do mutthi dana se kaam chalega ya aadha kilo
`,
  'goat-kid-1': `
kid mortality how to reduce
of six born this week four died by second night in cold
kids dying after birth
iodine and colostrum for goat kid
हफ्ते में छह हुए, चार दूसरी रात में मर गए ठंड से
नवजात मेमने की देखभाल कैसे
बकरी के बच्चे को खीस कब
ठंड में पैदा मेमने को कैसे बचाएं
bachhe mar jate hai
janmte hi nabhi pe kya lagau aur pehla dudh kab
memne ko khees kab pilaye
bakri ka bachha paida hua kya karna
newborn kid care
is waiting two hours for first milk okay in kids
how many percent kids die
मेमना देखभाल
मेमने की नाभि पर आयोडीन
बकरी के बच्चे मरना
जन्म के आधे घंटे में खीस देना सही है क्या
memna mar jata
chhauna thand se bachana
bakri ke bachhe ko pehla dudh
paida hote memne ki naak saaf
memno ki maut rokne ka tarika
born at night in cold, kid lying limp, what to do in first half hour
नाभि पर आयोडीन न लगाऊं तो क्या हर्ज
`,
  'goat-vaccination-1': `
my notebook empty, kids four months, tell each shot month by month
ppr vaccine goat age and validity
et booster after how many days goat
pox vaccine age
कॉपी में टीके लिखने हैं, उम्र के हिसाब से पूरा क्रम
पीपीआर का टीका किस उम्र में
ईटी का टीका कब
बकरी चेचक का टीका कब लगता
bakri ko kaun kaun sa tika
ppr ek baar lagi to kitne baras nischint
ppr tika kab lagta hai bakri ko
khurpaka tika kab
goat vaccine chart
is ppr shot good for three years
et repeat after how many days
बकरी टीका सूची
पीपीआर टीका कितने साल
बकरी चेचक का टीका तीन महीने में सही है क्या
मेमने को खुरपका टीका किस महीने
goat ka tika kab
et tika 21 din baad
cirg tika calendar
bakri ko saal me kaun kaun si sui
memne ke tike ka poora kram bataye
मेमना दो महीने का, महामारी वाली सुई लगेगी क्या और कितने साल चलेगी
second et dose after how many weeks
`,
  'goat-vaccination-2': `
which vaccine to goat before rainy season
in may vet doctor comes, ask him for which two
et vaccine month in goat
is anthrax vaccine needed for goats here
बरसात से पहले कौन सा टीका
मई में डॉक्टर आएंगे, कौन सी दो पहले लगवाऊं
मई में कौन सी सुई
लंगड़ा बुखार का टीका बकरी को जरूरी क्या
barsat se pehle bakri ka tika
langda aur gilti rog yahan nahi hai fir bhi sui deni kya
et ka tika bakri ko may me
june me bakri ko kaun sa injection
goat vaccine monsoon
is anthrax shot for every goat farm
et shot in may
बारिश पहले बकरी टीका
बकरी को गलघोंटू टीका हर साल
जेठ में ईटी का टीका सही है क्या
लंगड़ा बुखार वाले इलाके में ही टीका
bakri galghotu tika
hs tika bakri
ghat sarp ka tika chheri ko
barsat ke pehle bakri ki sui
mai mahine me bakri ka tika
बकरियों को बरसात से पहले दो सुई कौन सी
is gilti shot waste where disease never came
`,
  'goat-ppr-1': `
eyes sticky, breath stinks, green water motion, three kids gone in two days
goat loose motion fever nose discharge
is there treatment for goat plague
ppr how to protect healthy ones
आंखें चिपकी, मुंह से बदबू, हरा पानी जैसा, दो दिन में तीन गईं
बकरी को दस्त और नाक बह रही
बकरी प्लेग का इलाज है क्या
पीपीआर में बाकी बकरियों को कैसे बचाएं
mahamari aayi hai jhund me, koi ilaj ya sirf alag karu
naak se pani dast bukhar
ppr rog ka upay bakri
muh me chale aur pokni
ppr goat symptoms
is there any cure for goat plague
mouth sores with stinking motion, fever 105
पीपीआर लक्षण
बकरी महामारी दस्त नाक
बीमार और ठीक बकरी साथ पानी पिए तो नुकसान होगा क्या
मुंह के छाले, गर्भ गिर गया, बकरी
bakri plague
ppr ka ilaj
bakri ki aankh naak bahna
katai rog bakri jhund marna
bukhar 106 badbu wala dast bakri
ASKING ABOUT MOUTH SORES AND FOUL LOOSE DUNG IN GOATS, MANY DEATHS
nayi kharidi bakri se sabko naak behne aur chhale, alag baandhu kya
`,
  'goat-et-1': `
left in harvested field, fat ones circled and dropped within hours
healthy goat sudden death after green grass
shaking and falling down, bloat
fadkia disease prevention
फड़किया रोग की जानकारी
कटे खेत में चरने छोड़ा, मोटी वाली घूमकर गिरीं और खत्म
तगड़ी बकरी चक्कर खाकर मर गई
ज्यादा दाना खाने से ऐंठन
bakri achanak mar ja rahi
naya hara chara ek dam se dena band karu kya, mar rahi hai tagdi wali
bakri chakkar kaat kar gir gayi
moti bakri hi mar rahi hari ghas se
enterotoxaemia goat
is sudden lush grazing dangerous
fattest one bloats, shakes and dies
फड़किया रोग
मोटी बकरी अचानक मरी
नई हरी घास एकदम देने से नुकसान होगा क्या
फड़किया का टीका चार महीने से बड़ी
fadkiya bakri
et rog lakshan
bakri chakkar kat ke mar gayi
antravishakt rog bakri
tagdi bakri ko jhatke aur dast, dana jyada khaya
sabse hatti katti bakri hi kyu marti, nayi ghas khate hi pet phool ke
फसल कटे खेत में छोड़ना ठीक है क्या, पिछली बार मोटी बकरियां घूमकर मरीं
`,
  'goat-pox-1': `
hairless places have round spots, now dry crust, lips also
goat has scabs on lips and body
blisters on udder fever
goat pox care of wounds
बिना बाल वाली जगह गोल दाने, अब सूखी खाल उतर रही
मुंह पर दाने पपड़ी
थन पर फफोले
माता हो गई
mata nikli hai, jhad phoonk ho raha, ghav pe makkhi baithti kya kare
hoth par dane
sarir par lal chakte bukhar
chechak me ghav ka kya kare
goat pox sores
are scabs on lips after fever pox
is yearly vaccine right for goat pox
बकरी चेचक
होंठ थन पर फफोले
चेचक वाली बकरी को झुंड में रखने से नुकसान होगा क्या
शीतला माता निकली बकरी को
bakri mata
bakri ke muh pe papdi
dane lal chakatte bakri bukhar
chechak ke ghav pe makkhi
thun pe phaphole bakri, dudh dard
is the crusty rash on bare skin under tail catching to other goats
बकरी के होंठ और कान पर सूखी खाल जैसी पपड़ी, पहले ताप आया था
`,
  'goat-sick-1': `
normal body temperature
herd went grazing, one stayed back, droppings became like dung
not eating standing separate
helpline for goat illness
सब चरने गईं, एक बैठी रही, लेंड़ी की जगह गोबर
बकरी का सामान्य तापमान
बकरी सुस्त है जुगाली नहीं कर रही
बकरी खाना नहीं खा रही अलग खड़ी
bakri bimar hai kaise pata chale
temperature kitna hona chahiye
kaise samjhu bukhar hai, sharir ka garam kitna normal
bakri jugali nahi kar rahi kisko phone kare
what should a goat thermometer read
dry nose and not chewing, number to call
बीमार बकरी
बकरी का तापमान 39 डिग्री ठीक है क्या
मेंगनी बदल गई सुस्त
बीमार बकरी को अलग करना सही है क्या
bakri bukhar kitna
bakri sust
bakri ka sahi tempreture
chheri alag khadi jugali nahi
bakri doctor phone number
goat off feed standing in corner, dry muzzle
bakri ka bukhar 104 hai, normal kitna hota
बीमार लगे तो किस नंबर पर खबर दूं
`,
  'goat-worms-1': `
goat deworming how many times in year
chin bag soft like water balloon, eyelid paper white
tick treatment interval
getting thin though eating, pale inner eye
बकरी को कीड़े की दवा कब दें
ठोड़ी में पानी की थैली, पलक कागज सी
पेट में कीड़े की पहचान
किलनी की दवा कितने महीने में
barsat ke pehle di thi dawa, beech me aur baad me bhi deni kya
bakri ke gale ke niche pani bhar gaya
bakri dubli ho rahi pet me kide
aankh andar se safed hai
goat deworming times
is three times a year too much
white inner eyelid and bag under jaw
बकरी कीड़े दवा
जबड़े के नीचे सूजन
किलनी की दवा चार महीने में सही है क्या
पलक सफेद दुबली बकरी
bakri keede ki dawa
bakri ka gala sooja pani wali thaili
goat worm dose kab
bakri me kilni kitne mahine
krimi dawa bina gobar janch de du bakri ko
jabde ke niche thaili, subah kam shaam ko badi, kya keede hain
बरसात के बीच में भी कीड़े की खुराक देना सही है क्या
`,
  'sheep-breeds-1': `
INFORMATION ON SHEEP BREEDS OF RAJASTHAN
which sheep of rajasthan gives carpet wool
jodhpur farmer asks for names of local sheep
is malpura or sonadi from rajasthan
राजस्थान में भेड़ की नस्लें
बीकानेर की ऊन वाली मगरा भेड़ कैसी है
चोकला और नाली भेड़ कहां की हैं
भेड़पालन शुरू करना है मारवाड़ में, कौन सी नस्ल
rajasthan ki bhed ki naslo ke naam
jaisalmer side kaun si bhed palte hai
oon me rajasthan ka kaun sa number hai aur nasle
malpura bhed rajasthan ki hai kya
rajasthan sheep names
which of chokla, nali or magra comes from bikaner side
which indian state stands first in wool
राजस्थान की भेड़
मगरा और नाली दोनों राजस्थान की ही नस्लें हैं क्या
शेखावाटी सीकर में कौन सी नस्ल पाली जाती
सोनाड़ी लेना सही है क्या, उदयपुर तरफ की है
marwar ki nasl
galiche wali unn ke liye jodhpur side se kaunsi nasl khareedu
jaisalmeri aur sonadi kis rajya ki naslen hai
bhed palan shuru karna, gaon barmer, naslo ke naam
oon me desh me sabse aage kaun sa pradesh
`,
  'sheep-breeds-2': `
DECCANI SHEEP INFORMATION
hardy black sheep of telangana, name the breed
i saw dark coated sheep in medak whose rams had horns, what breed is that
sheep for drought prone maharashtra plateau
मेदक की तरफ काले बालों वाली भेड़ जिसके मेढ़े सींग वाले, नाम क्या
महबूबनगर तरफ काली भेड़, कौन सी नस्ल
मेढ़े के सींग हैं भेड़ के नहीं, कौन सी नस्ल
महाराष्ट्र में कौन सी भेड़ पालें मजबूत
maharashtra ke sukhe ilake me tikne wali mendhi kaun si lu
telangana me kali mendhi ki nasl
mendhya ko sing, mendhi ko nahi, konsi jaat
ahmednagar side bhed palan konsi nasl tikau
deccani ewe horns
dry village in karnataka, medium black flock that can rough it
ram has curled horn, ewe polled, which breed is it
काला मेढ़ा सींगदार
महाराष्ट्र के सूखे पठार पर टिकने वाली काली भेड़ लेना सही है क्या
मादा के सींग नहीं, नर के हैं, नस्ल बताइए
हैदराबाद के आसपास जो मझोला काला झुंड दिखता, कौन सी नस्ल
deccani mendha
kaali oon wala gathila janwar kis pathar ilake ka hai
sangli satara me konsi jaat ki mendhi paale
mendhe ke seeng dekh ke nasl pehchani ja sakti kya
bijapur ka dhangar kaali bhed rakhta, uska naam kya hai
`,
  'sheep-shearing-1': `
WHEN TO SHEAR SHEEP
wool cutting twice a year, months please
rain ended last week, is it alright to clip wool of my flock now and bathe them before
is cloudy day fine for cutting fleece
बरसात पिछले हफ्ते खत्म हुई, अब ऊन कतर लूं और पहले नहलाऊं क्या
ऊन काटने से पहले भेड़ को नहलाना
सितंबर अक्टूबर में दुबारा ऊन काटते हैं
ठंड में ऊन उतार लूं तो भेड़ ठिठुरेगी, कब काटें
bhed ki oon saal me kitni baar kaate
march me bhed ke baal kaat sakte
kaatne wale aa rahe hai kal, bhed ko dipping aaj kar du
barsat ke baad oon katne ka mahina
sheep wool cutting
clipped in december last year and lambs shivered, better month?
dip them first or after cutting the fleece
ऊन कतराई का महीना
बरसात के बाद दूसरी कतराई सितंबर में या दिवाली बाद
गीले बादल वाले दिन ऊन उतारना ठीक है क्या
नहलाए बिना ऊन काटी तो मैल और कीड़े, दाम कम
bhed ki oon kab
saal me do dafa kaatna sahi hai ya ek hi baar
phagun beeta, garmi aa gayi, bhed ke baal bhaari ho gaye
kapdo jaisa naha dhula ke kainchi, ye zaruri hai kya
diwali se pehle dusri baar oon utarwane wala bula lu
`,
  'sheep-vaccination-1': `
SHEEP POX VACCINATION SCHEDULE
december pox vaccine for lambs above three months
fadkia vaccine before monsoon for sheep
fever and pimples on bare skin of sheep, is it pox
भेड़ चेचक का टीका कब
भेड़ को बुखार और मवाद वाली फुंसी
फड़किया रोग का टीका बरसात से पहले कब
कितने महीने के मेमने को माता का टीका
bhed ko mata nikli hai tika kab lagwaye
fadkiya ka tika bhed me kis mahine
chechak ki sui bhed ko har saal lagti hai kya
bhed ki tang aur thuthan pe fafole peep wale
sheep pox december
lamb is just two months, wait for the pox needle till when
pus boils on thigh and fever, which vaccine before winter
भेड़ चेचक टीका
हर साल दिसंबर में टीका लगवाना जरूरी है क्या
फड़किया की सुई बारिश से पहले न लगे तो खतरा
मेमने तीन महीने के हुए, माता की सुई लगा दूं
bhed mata sui
bagal me peep wale daane nikle, jhund me phaila
chaumase se pehle fadkiya ka tika lagta hai ya koi aur
seetla jaise dane muh aur thano par, bukhar tez, kya hai
pashu vibhag se chechak ka tika kis mahine lage
`,
  'sheep-worms-1': `
DEWORMING OF SHEEP IN RAINY SEASON
i gave worm drench in june, should i give again in the middle of the rains
same drug no more works on my flock
lambs need drench more times than adults
भेड़ों में पेट के कीड़े की दवा कब
बरसात से पहले और बाद कीड़े की दवा भेड़
जून में दवा पिलाई थी, बरसात के बीच फिर दूं क्या
मेमनों को ज्यादा बार कृमिनाशक
bhed ko kide ki dawa kab kab pilaye
barish me bhed patla gobar kar rahi
mere jhund pe dawai ab kaam nahi kar rahi
memne patle ho rahe, dawai badalwani padegi ya dose, doctor se kya puchu
sheep drench rains
same white bottle for six years, bellies still full of worms
lambs need dosing how often in wet months
भेड़ कृमि दवा
बरसात के बाद भी पिलानी पड़ती है क्या, पहले दे चुका
दवा बेअसर हुई, डॉक्टर से क्या पूछूं
मेमनों की पूंछ गंदी, पेट फूला, बरसात
memna krimi barsat
saal me kitni dafa dast ki dawai, teen dafa sahi hai
har baar wahi botal, ab gobar patla hi rehta hai
jhund me bachche dubla rahe, bade theek, dawa kis hisab se
BHED ME KEEDE KI DAWA, BARSAT KE PEHLE BAAD
`,
  'sheep-deworm-2': `
THREE BEST TIMES OF DEWORMING SHEEP GOAT
deworm after weaning for weight gain
pregnant ewe last month deworm, is it useful
before selling for meat worm medicine benefit
भेड़ बकरी को कीड़े की दवा के तीन समय
दूध छुड़ाने के बाद कृमिनाशक
गाभिन बकरी को आखिरी महीने कीड़े की दवा
वजन तीन किलो बढ़ने की बात सही है
bakri bhed ka wajan badhane ko kirmi dawa kab
bechne se pehle pet ke keede nikalna
gabhin bhed ko keede ki dawai kab
dudh chhutne par memne ko dawa du kya
deworm before selling
ewe is a month from lambing, will a worm dose pay
three key times of worm medicine for kids and lambs
दूध छूटने पर कृमि दवा
तीन किलो वजन बढ़ता है क्या, आठ माह में
खरीदार आने से पहले झुंड का पेट साफ कराने का खर्च निकल आएगा
ब्याने के करीब भेड़ को कीड़े की दवा कब दें
wajan badhane ki goli
gabhin ke aakhri mahine de du to bachcha girne ka dar hai kya
memne ka maa se alag hona aur pehli khurak, samay
bakrid ke liye bhed moti karni, keede marna kitna zaruri
teen mukhya mauke kaunse jab kirmi nashak sabse faida de
`,
  'sheep-feeding-1': `
PASTURE DEVELOPMENT FOR SHEEP
which grass seed in desert grazing land
lucerne and napier for sheep fodder
goats and cattle of others graze my plot, how do i fence it and which grass to seed
भेड़ के लिए चारा और चारागाह
दूसरे के मवेशी चरागाह उजाड़ देते हैं, कौन सी घास बोऊं और बाड़ किसकी
बाजरा ज्वार चारा भेड़ को
रेगिस्तान में चराई की योजना
bhed ke liye kaun sa chara lagaye
dhaman ghas ka charagah banana
barmer me bhed ke liye rijka aur napier lagau ya dhaman sewan
oran me ghas lagani hai bhedon ke liye
sheep pasture grass
barmer land is bare, sewan seed or something else for grazing
thorn fence to keep stray cattle out of grazing land
भेड़ चारागाह घास
अंजन और धामन बोने से गर्मी में चारा मिलेगा क्या
लोबिया रिजका भेड़ को खिलाने से ठीक रहेगा
ओरण उजड़ गया, बाजरे के साथ कौन सा चारा
dhaman sewan bona
kaante ki jhaad se ghera, doosre ke janwar na ghuse
registani zameen me jhund ke charne layak hari ghas ka naam
jhund ke liye jwar bajra chara kitna hissa, aur kya ugau
CHARAGAH VIKAS KE LIYE GHAS, JAISALMER
`,
  'pig-breeds-1': `
best breed for pig farming in assam
kohima butcher pays extra for dark skin, which half exotic to raise
hampshire cross information
black or white pig sells better in nagaland market
कोहिमा में काली चमड़ी का भाव ज्यादा, कौन सा संकर
संकर सूअर कितने बच्चे देता है
देसी और संकर सूअर में बच्चे कितने
झारखंड में सूअर पालन के लिए नस्ल
teen litre me kitne bachche sankar se, desi se
sankar suar jaldi badhta hai kya
gaanv ka suar 6 bachha deta, jyada wala konsa
hampshire suar kitne bachche deti
crossbred pig
is 87 percent improved blood better than half
how many piglets does a local sow give
संकर सूअर
पूर्वोत्तर में काला सूअर
हैम्पशायर खून कितने प्रतिशत
देसी सूअर पालने में घाटा क्यों
suar ki nasl
suwar hampshire
gahori kala jaat
12 bachhe wala suar
75 pratishat videshi khoon suar
jo jaldi mota ho aur ek baar me das se zyada bachhe de
सफेद सूअर पूर्वोत्तर में कम बिकता है क्या
`,
  'pig-breeding-1': `
served this morning at six, note farrowing and how many hours window
heat cycle of sow days
how many sows for one boar
sow mating right hour after heat
कितने दिन में बच्चे देती है
आज छह बजे मिलाया, प्रसव कब
एक नर सूअर कितनी मादा के लिए
साल में दो बार बच्चे ले सकते हैं क्या
bees maada, kitne nar, har kab garam
nar se kab milaye
suar 115 din me byati hai kya
suri garam hui aaj subah, kab milana hai
pig pregnancy days
is mating right at first sign of heat too early
one male for fifteen sows okay?
सूअर गर्भकाल
सूअरी 21 दिन में गर्म
12 घंटे बाद मिलाना
साल में दो ब्यांत सही है
suar kitne din me byati
suri garmi
nar barah kitni madi par
gahori gabhin 114 din
teen mahina teen hafta teen din suar
मादा सूअर सुबह गर्म हुई, शाम को मिलाऊं या कल
is one boar for ten sows right
`,
  'pig-piglet-1': `
sow belly touching ground, shift her when, and teeth of babies cut?
needle teeth cutting in piglets
sow due in three days what preparation
warming bulb and first milk for piglets
पेट जमीन छूता, कब अलग करूं
सूअर के बच्चों के दांत क्यों काटते हैं
ब्याने से कितने दिन पहले बाड़ा साफ करें
बच्चों की नाभि पर क्या लगाएं सूअर के
bachhe mar rahe janm ke baad
thand hai, bachche kaanp rahe, lamp tangna
bachhe ko bulb ki garmi
bachhe ka daant kaatna hai kya
farrowing care
is cutting needle teeth cruel or needed
navel of piglet at how many cm
सूअर ब्याना
नवजात सूअर बल्ब
सुई दांत काटना सही है
ब्याने वाली सूअरी को अलग बाड़ा चार दिन पहले
suar ke bachhe
suar byane ki taiyari
dant katna piglet
nabhi iodine suar bachha
thand me suar ke navjat
byane se kitne din pehle suri ko saaf kothri me le jau
नवजात के नुकीले दांत न काटें तो क्या होगा
`,
  'pig-piglet-2': `
kept on cement, turned paper white, flanks thump
piglets pale and weak anaemia
piglet breathing heavy and white skin
putting soil in piglet pen for iron
बच्चों में खून की कमी
सीमेंट पर पले, कागज जैसे सफेद, पसली उछलती
पिगलेट को आयरन कब लगवाएं
सूअरी के दूध में आयरन कम होता है क्या
bachhe ko iron ki sui
khet ki saaf mitti rakh du unke paas
piglet me anemia ka upay
bachhe hanf rahe hai khoon kam
piglet iron deficiency
litter on concrete turned chalk white in two weeks, is soil in pen safe
can iron be smeared on the udder for babies
पिगलेट आयरन
सूअर के बच्चे पीले और सुस्त, छाती धक धक करती
बाड़े में खेत की मिट्टी डालना सही है या बीमारी लाएगी
बच्चों को पहले दिनों में किस चीज की सुई लगे
suar ke bachhe safed
iron ka injection piglet kab
suri ke doodh me kis cheez ki kami
pig ke bachhe jor jor se saans le rahe phike pad gaye
than pe iron lagane se bachho ko milega
FARMER ASKED ABOUT PALE WEAK PIGLETS
`,
  'pig-piglet-3': `
mother rolled over two, want bar on wall
sow crushing piglets how to prevent
guard rail in farrowing pen
when can piglets eat maize powder
बच्चों को दाना कब से
मां ने दो दबा दिए, दीवार में डंडा लगाऊं
गार्ड रेल सूअर बाड़े में क्यों
दस दिन के पिगलेट को क्या खिलाएं
12 din ke kya kha sakte makai pisi
suari ke niche dab kar bachhe mar gaye
creep feed kya hota hai suar me
piglet ko makka ka atta kab de
piglet creep feed
ten day old piglets nibbling mother feed, what to offer them
do guard rails really save babies from being crushed
पिगलेट दाना
सूअरी बैठते समय बच्चे दबा देती है
पिसी मक्का आठ दिन पर देना जल्दी तो नहीं
बाड़े में लोहे की पाइप दीवार से लगाना किसलिए
suar bachha makka
maa bachho par so jati suar
gard rel suar ghar
piglet ka pehla dana kitne din pe
suri ke niche dab ke 3 bachhe gaye, baans lagau kya
`,
  'pig-housing-1': `
boar pen size
boar leaps the five foot brick, floor slimy, build how
wall height of pig house
sleeping place inside sty with bedding
सूअर बाड़े का फर्श कैसा हो
नर पांच फुट की ईंट पार, फर्श चिकना
सूअर के घर की दीवार कितनी ऊंची
सूअर बाड़े में सोने की जगह
sone ki jagah alag karu puaal bichha ke
nar suar ka kamra kitne square meter
suar bada me dhalan aur nali
bade ki diwar kitni unchi
pig pen size boar
smooth shiny floor in sty, is it okay
how wide at least must the male's room be
सूअर बाड़ा नाप
नर सूअर की दीवार डेढ़ मीटर के आसपास काफी है
बाड़े के कितने हिस्से में पुआल बिछाएं
सूअर के फर्श का ढलान नाली की ओर क्यों
suar ka ghar
boar ke liye 10 square meter
suar bada farsh phislan
gahori ghar ki diwar
suwar ko sone ka kona sukha chahiye kya
`,
  'pig-asf-1': `
african swine fever signs
farm nearby lost ninety of hundred, ears purple, kids at home safe?
is there vaccine for african swine fever
does african swine fever spread to man
अफ्रीकी स्वाइन फीवर की जानकारी
पास के फार्म में सौ में नब्बे, कान बैंगनी
सूअर अचानक मर रहे उल्टी और खूनी दस्त
एएसएफ आदमी को होता है क्या
african swine fever ke lakshan
suar mar rahe hai kaun si bimari
bache hue doosre zile bhej du kya
asf ka ilaj hai kya suar me
asf symptoms pig
ears turned blue, fever very high, blood in dung, which disease and whom to tell
out of hundred how many die in african fever
एएसएफ लक्षण
सूअर की चमड़ी पर लाल नीले चकत्ते
अफ्रीकी बुखार वाले सूअर बाहर बेचना ठीक है
क्या इसका कोई टीका या इलाज बना है
african fever suar
suar ke kaan neele pet laal
gahori mari jaise african swine fever
suar ki mahamari insan ko lagti kya
ulti aur khooni dast, tez taap, sab khatam
सूअर एक के बाद एक मर रहे, कान बैंगनी, बचे हुए कहीं भेजूं
`,
  'pig-asf-2': `
prevention of african swine fever in farm
we collect hotel plates for feed, epidemic near, stop it?
kitchen waste feeding and swine fever
visitors and wild boar entry, how to secure farm
अफ्रीकी स्वाइन फीवर से बचने के उपाय
होटल का जूठा खिलाएं या नहीं
होटल की थाली का जूठा खिलाते, बीमारी पास आई
जंगली सूअर बाड़े के पास आते हैं, खतरा है क्या
naye 4 laye, mila du ya alag 1 mahina
suar farm me roz safai kis se
jootha khana suar ko dena band kare kya
naya suar laya hu kitne din alag
asf prevention farm
is boiled kitchen waste okay or stop all waste during asf
how many days should purchased pigs stay apart
एएसएफ बचाव
जंगली सूअर से बीमारी आने का डर
बीमार सूअर का बर्तन दूसरे को देना
होटल का जूठन बंद करने से चारा महंगा, फिर भी बंद करूं
asf se bachav
suar farm me kitanunashak roz
naye suar 20 din alag
kilni se african fever failta kya, rokna
gate khula rehta, aawara suar ghus jate
shadi ki juthan suar ko khilane se nuksan hoga kya
`,
  'pig-vaccination-1': `
hospital gave csf jab, will it save from african kind
classical swine fever vaccine
does csf vaccine work on asf
fmd vaccine in pigs needed
कौन सा टीका लगता है
स्वाइन फीवर का टीका सूअर में
अस्पताल की सीएसएफ सुई अफ्रीकी से बचाएगी
सीएसएफ टीका अफ्रीकी बुखार रोकेगा क्या
kharu muh rog ka tika inhe bhi lagta hai
swine fever ki sui kaha lagegi
bachhe ko kaun sa tika
tika lagwana hai list batao
pig vaccination
does the classical fever vaccine cover african fever
hoof mouth shot for pigs, who decides the date
सूअर टीका
सीएसएफ का टीका सूअर को
खुरपका का टीका सूअर को लगाना सही है
दोनों बुखार एक ही टीके से रुकते हैं क्या
suar ko tika
csf vaccine suar
suar bukhar ki sui sarkari
gahori vaccine kun
piglet kharide hai tika kaha lagwaye
`,
  'poultry-backyard-1': `
vanaraja birds how many eggs in one year
dual type chicken for village, weight after 6 months
got ten coloured chicks in scheme, will hens give more than hundred eggs each
is 3 kg in half year possible with vanaraja in free range
मामा के घर वाली भारी मुर्गी छह महीने में तीन किलो की हो गई, सच है
वनराजा का वजन और अंडा उत्पादन
घर के पिछवाड़े 20 वनराजा छोड़ी हैं, साल भर में अंडे कितने मिलेंगे
मांस और अंडे दोनों के लिए मुर्गी कौन सी
vanraja murgi saal me kitne ande deti
bhuri ande wali dono kaam ki nasl ghar ke liye lani hai
vanaraja ka anda bhura hota h kya
ghar me palne ke liye vanraja kaisi rahegi
vanaraja yearly eggs
is 140 eggs a year from coloured backyard hen normal
ASKED ABOUT BODY WEIGHT OF VANARAJA AT SIX MONTHS
वनराजा अंडा गिनती
आंगन में घूमने वाली दोहरे काम की नस्ल, मांस भी अंडा भी
वनराजा भूरा अंडा देती है कि सफेद
अच्छा दाना खिलाने पर छह महीने में तीन किलो होना सही है क्या
vanraja vajan
anda bhi chahiye gosht bhi, ghar ke liye konsi rangeen murgi
khulle me chugne wali vanraja saal me sau ande de degi
chhe mahine ki vanaraja dhai kilo ki h kam to nahi
vanaraja ki dekhbhal kam hui to ande ghatenge kya
`,
  'poultry-backyard-2': `
gramapriya egg number and body weight
i sell eggs in weekly haat, which yard bird lays best
which village chicken gives above 150 brown eggs
egg size of gramapriya in grams
हाट में अंडे बेचने हैं, डेढ़ सौ से ज्यादा देने वाली बताओ
अंडे के लिए घर-आंगन की कौन सी मुर्गी रखें
ग्रामप्रिया छह महीने में कितने किलो
पचपन साठ ग्राम का भूरा अंडा देने वाली नस्ल
grampriya murgi kitna anda deti h
gaav me ande ke liye konsi murgi palu
haat me bhura anda bikta h jyada dene wali murgi batao
grampriya murgi ka wajan 6 mahine par
gramapriya eggs
how many grams is one gramapriya egg
is gramapriya better only for eggs and not meat
ग्रामप्रिया अंडा वजन
घर में रोज अंडा चाहिए, 165 तक देने वाली नस्ल
ग्रामप्रिया छह महीने में ढाई किलो की हो जाती है क्या
अंडे वाली देहाती मुर्गी लेना सही रहेगा क्या
grampriya ande
bhura anda 55 gram ka kaun si murgi deti aangan me
mujhe sirf ande bechne hai maans nahi kaun si rangin nasl lu
gram priya murgi ki jankari saal ke ande aur wajan
50 gramapriya se saal me kitne ande ho jayenge
`,
  'poultry-backyard-3': `
kaveri bird performance in odisha
giriraja egg production per year
desi hen eggs compared with improved backyard birds
how heavy giriraja becomes at 5 months
कावेरी मुर्गी के अंडे और वजन
गिरिराजा मुर्गी कैसी है
देसी और कावेरी मुर्गी में अंडों का अंतर
ओडिशा के गांव में कौन सी मुर्गी ज्यादा अंडे देती मिली
kaveri murgi saal me kitne ande
giriraja murgi 5 mahine me kitna vajan
giriraja aur desi me kaun jyada ande deti
kaveri nasl ka result gaon me kaisa aaya
giriraja salem eggs
did kaveri really give 163 eggs in odisha villages
country hen laid only 86, which improved bird gave double
कावेरी गिरिराजा तुलना
सेलम में गिरिराजा पांच महीने में कितने किलो हुई
देसी हटाकर कावेरी लाना सही है क्या, वजन कितना होता
ओडिशा में कावेरी का वजन तीन किलो होता है
giriraja ande kitne
kaveri aur desi me ande ka fark kitna nikla
salem me kaunsi murgi ne 192 ande diye
gaon me kaveri paale to 3 kilo tak jayegi kya
desi murgi saal me kitne ande deti improved se kam kyu
`,
  'poultry-backyard-4': `
do vanaraja hens hatch their own eggs
how can i multiply gramapriya chicks at home
hen does not go broody, where to get chicks
can i put vanaraja eggs below local hen
वनराजा मुर्गी अंडे क्यों नहीं सेती, बच्चे कैसे निकालें
ग्रामप्रिया के चूजे कहां से मिलेंगे
इनक्यूबेटर में वनराजा के अंडे रख सकते हैं
कुड़क नहीं होती मुर्गी, चूजे कैसे होंगे
vanraja apne ande par nahi baithti kya kare
desi murgi ke niche grampriya ke ande rakhna
vanaraja ke bachche nikalne ka tarika
incubator lena padega kya vanraja ke liye
vanaraja not brooding
is it normal that gramapriya never sits on her eggs
can an incubator hatch eggs of improved backyard hens
वनराजा चूजे कैसे
देसी मुर्गी के नीचे वनराजा के अंडे रखना ठीक है क्या
अंडों पर न बैठने वाली मुर्गी का झुंड आगे कैसे बढ़ाएं
ग्रामप्रिया के बच्चे हैचरी से ही लेने पड़ेंगे क्या
ande sena nahi
vanraja kudak kyu nahi hoti, chuze machine se nikalu
sarkari hatchery se chuze lena zaruri hai kya vanaraja ke
kudak desi ke neeche gramapriya ke ande rakhwana chalega
murgi ande chhod ke uth jaati garam nahi karti nasl hi aisi hai kya
`,
  'poultry-brooding-1': `
temperature for day old chicks first week
nights are cold, three week old chicks need how many degrees
ASKING ABOUT BROODER TEMPERATURE IN FAHRENHEIT
till what age do chicks need artificial heat
सर्दी की रात है, तीन हफ्ते के चूजों को कितनी गर्मी दूं
दूसरे और तीसरे हफ्ते में चूजों को कितनी गर्मी
चूजों को 95 डिग्री कितने दिन देना है
छह हफ्ते के चूजे को कितना तापमान
bijli chali gayi thi, pehle hafte me kitne fahrenheit se kam na ho
2 hafte ke chuze ko kitne degree chahiye
chuje aaye hai pehle din kitna garam rakhu
har hafte 5 degree kam karna hai kya chuzo ka
chick brooder temperature
third week heat for chicks in celsius
is 70 f okay for six week old chicks
चूजा गर्मी डिग्री
हर हफ्ते पांच फारेनहाइट घटाना सही है क्या
पहले हफ्ते चूजों के पास पारा 34 डिग्री रखें
कब तक बल्ब जलाए रखें, पांच हफ्ते बाद कितनी गर्मी
chuze ka tapmaan
brooder me pehle saat din 95 f rakhna hota kya
doosre hafte bulb ki garmi kitni kam karu
chaar hafte ke chuze thand ka mausam, kitna degree
CHUZE KE BROODING TAPMAN KI JANKARI
`,
  'poultry-brooding-2': `
chicks huddling together in brooder what does it mean
how to know if chicks feel hot or cold by seeing them
small birds lie flat far from heater with beaks open
chicks spread evenly is it a good sign
चूजे एक जगह इकट्ठा हो रहे हैं, ठंड है क्या
चूजों का व्यवहार देखकर गर्मी ठीक है कैसे जानें
नन्हे बच्चे हीटर से दूर लेटे हैं और चोंच खुली है
चूजे बराबर फैले बैठे हैं, तापमान सही है
chuze jhund bana ke bulb ke niche ghus rahe
bina thermometer kaise pata chale brooder garam hai ki thanda
chuze chi chi karte bulb ke bilkul neeche dher lagaye baithe
chuzo ko garmi jyada ho rahi kaise samjhe
chicks huddle meaning
babies lying far from lamp with open mouth, what to read
evenly scattered chicks, should i change the lamp
चूजे ढेर बनाकर
चूजे हांफते हुए किनारे भाग रहे, बल्ब ज्यादा गरम है क्या
देखकर कैसे समझें कि बच्चों को ठंड लग रही
चूजे सब तरफ फैले हैं, यह ठीक है क्या
chuze bulb niche
bachche ek dusre pe chadh rahe chillate hue, kya kami
lamp se door baithe muh khola hua, garmi zyada hai kya
chuzo ki chaal dekh ke garmi napna kaise
thermometer nahi hai to chuze khud kya batate hai
`,
  'poultry-brooding-3': `
husk below small birds is wet near water pots and smells of ammonia
how to arrange feeders and drinkers in brooding area
litter got wet what disease can come in chicks
paper over husk for first days of chicks
पानी के बर्तन के पास भूसी भीग गई, बच्चों को सर्दी लग रही
चूजों के आने से पहले फर्श की तैयारी कैसे करें
बिछावन गीला रहने से चूजों में क्या रोग
दाना और पानी के बर्तन कैसे रखें चूजों में
dana pani ke bartan ek ke baad ek rakhu ya alag kone me
litter gila ho jata hai isse kya nuksan chuzo ko
moongfali ke chhilke ka bichhawan chuzo me
chuje aane wale hai farsh kaise taiyar karu
husk bedding inches
is newspaper over husk needed for new chicks
wet floor under chicks, which sickness will come
चूजा बिछावन कितना
मूंगफली का छिलका दो तीन इंच बिछाना ठीक है क्या
दाने और पानी के बर्तन बारी बारी रखना क्यों
भीगी भूसी से बच्चों को सर्दी और खूनी दस्त होगा क्या
chuze ki bhusi
chuze ke niche kitna mota buraada, upar akhbar dale ya nahi
bichali geeli badbu mar rahi, bachche naak baha rahe
chaawal ka chhilka chuzo ke farsh pe kitne inch
dana bartan pani bartan ek dusre ke baad rakhne se fayda
`,
  'poultry-broiler-1': `
i have one shed only, how many lots of meat birds can i take in year
how many batches of broiler in a year from one shed
which returns money sooner broiler or layer
farmer wants to start poultry, asks how long one broiler batch takes
ब्रॉयलर कितने दिन में बेचने लायक होता है
पैंतालीस दिन हो गए मांस वाले को, बेच दूं या और पालूं
ब्रॉयलर और लेयर में जल्दी कमाई किसमें
छह सात हफ्ते में मुर्गा तैयार हो जाता है क्या
kam din me paisa nikalna hai meat wali ya ande wali
broiler ka ek saal me kitna lot
poultry farm kholna hai jaldi paisa broiler me ki layer me
boiler murga kitne din palte hai
broiler batch length
is six weeks enough to sell meat chicken
can one shed take many lots of broilers in a year
ब्रॉयलर कितने हफ्ते
लेयर छोड़कर ब्रॉयलर करना सही है क्या, पैसा जल्दी आता है
एक शेड से साल भर में कई खेप कैसे संभव
सात हफ्ते से ज्यादा मांस वाला मुर्गा रखना पड़ता है क्या
broilar kab taiyar
murga 42 din me nikal jata hai kya, saal me kayi batch
paisa jaldi ghumana ho to ande wali ya gosht wali
farm chalu karna h ek lot kitne hafte ka hota
meat murga palan ek batch ki avadhi ke bare me puchha
`,
  'poultry-broiler-2': `
birds are packed tight and dying, one thousand in 700 square feet
how long to rest shed after selling broilers
ASKED ABOUT CLEANING OF BROILER SHED BEFORE NEXT BATCH
2000 broilers how many square feet shed
सात सौ फुट में हजार रखे हैं, भीड़ ज्यादा तो नहीं
मुर्गा बिकने के बाद शेड की सफाई और खाली रखना
दो बैच के बीच कितने दिन का अंतर रखें
500 ब्रॉयलर के लिए कितना बड़ा शेड
broiler shed ek murgi ko kitna square feet
naya batch dalne se pehle shed ki chuna putai
lot nikal gaya hai chuna potkar kitne din khali chhodu
ek lot me alag alag umar ke chuze rakhna thik hai
broiler square foot each
is 10 days gap enough between two lots
can i sell half lot and put new chicks beside the rest
ब्रॉयलर शेड खाली दिन
एक मुर्गे को एक वर्ग फुट देना सही है क्या
चूने से पुताई के बाद शेड कितने दिन खाली छोड़ें
अलग अलग उम्र के चूजे एक शेड में भरना नुकसान करेगा क्या
shed safai gap
ek hazaar broiler ko hazaar foot chahiye kya
lot bikne ke baad chuna potai aur kitne din aaram
sab chuze ek saath dalna ek saath nikalna kyu zaruri
agla batch lana h shed ki safai kaise kare broiler
`,
  'poultry-layer-1': `
floor space for layer on deep litter
how many hens in 18 x 12 inch cage
layer housing space requirement information
200 layer hens how big shed
लेयर मुर्गी के लिए प्रति मुर्गी कितनी जगह
पिंजरे में कितनी लेयर मुर्गी रख सकते हैं
लेयर का शेड, हवा और बारिश से बचाव
डीप लिटर में 300 अंडे वाली मुर्गी, कमरा कितना
layer murgi ke liye kitna varg foot
18x12 ke cage me kitni murgi
200 layer ke liye shed size
ande wali murgi ka pinjra kitna bada ho
layer cage capacity
is five hens in an 18 by 12 inch cage too many
how many square feet on litter for 150 egg birds
लेयर पिंजरा नाप
बिछावन पर अंडे वाली को दो फुट जगह काफी है क्या
18 गुणा 12 इंच में तीन मुर्गी रखना सही है
बौछार और तेज हवा शेड में आती है, अंडे वाली को नुकसान
layer jagah kitni
pinjara chhota hai 4 murgi rakh sakte hai ya 3 hi
bichali pe 250 ande wali, hall kitna foot
leyar murgi ke shed me barish se bachav
cage me zyada thoosne se kya hoga ande wali ko
`,
  'poultry-layer-2': `
at what age layer starts egg laying
total eggs from one commercial layer in a year
birds are twenty weeks and no egg, am i late
weight of spent hen at selling
लेयर मुर्गी कितने हफ्ते में अंडा देना शुरू करती है
लेयर एक साल में 300 से ज्यादा अंडे देती है क्या
डेढ़ साल की हो गई, अब भी रखूं या बेचकर नई लाऊं
18 हफ्ते की मुर्गी अंडे पर आ जाती है
layer farm ki murgi kitne ande deti saal me
20 hafte ki ho gayi anda nahi, kab se dena shuru karti hai
layer kitne hafte tak rakhe fir bech de
ande wali murgi bechte time kitne kilo ki
age of first egg
is 320 eggs in 52 weeks possible from farm hen
spent hen weight when sold at seventy two weeks
लेयर बेचने की उम्र
पहला अंडा साढ़े चार महीने पर आना ठीक है क्या
अंडे वाली मुर्गी निकालते समय डेढ़ किलो की होती है क्या
बावन हफ्ते में एक मुर्गी कितने अंडे देती है
anda shuru hafte
layer 17 hafte ki hui ab anda degi kya
purani layer kab bechni chahiye kitne hafte pe
72 hafte baad rakhna nuksan hai kya
farm wali murgi ka saal bhar ka anda kitna
`,
  'poultry-layer-3': `
egg production dropped in layers what to give
shell cracks in tray every morning, should i add grit
daily feed and light hours for layer hens
reasons for hens laying less in winter
मुर्गी ने अंडे देना कम कर दिया, क्या करें
सुबह ट्रे में आधे अंडे टूटे मिलते हैं, छिलका बहुत नरम
लेयर को रोज कितना दाना और कितने घंटे रोशनी
एकदम से अंडे घट गए, डॉक्टर को बुलाऊं क्या
murgi ande kam de rahi kya karan
ande ka chhilka kamjor calcium kya du
thand me din chhota h isliye ande kam ho gaye kya bulb jalau
light kitne ghante jalani chahiye ande wali murgi me
thin egg shell remedy
sixteen hours light, is it really needed for laying hens
eggs dropping suddenly, call doctor or change feed
अंडे अचानक कम
सीप का चूरा खिलाने से छिलका मोटा होगा क्या
रोज 110 ग्राम दाना एक अंडे वाली को काफी है
पंख झड़ने के दिनों में अंडा रुकना ठीक है क्या
anda chhilka patla
murgi kachcha anda bina khol de rahi chuna du kya
garmi me ande ghate, thanda pani aur roshni kitni
ek murgi ka roz ka dana kitne gram layer me
anda kam ho gaya uska upchar batao layer murgi
`,
  'poultry-vaccination-1': `
i lost the card, tell me which doses come between day five and month two
which vaccine at 6 to 8 weeks in layer
FOWL POX AND R2B VACCINE AGE IN LAYER
layer chicks day 18 which vaccine due
पर्ची खो गई, अंडे वाली बच्चियों को कौन सी खुराक किस दिन
लेयर में मरेक्स गम्बोरो रानीखेत कब कब
फाउल पॉक्स का टीका किस हफ्ते
आर टू बी का टीका कब लगता है अंडे वाली मुर्गी को
ande wali ke chuzo ki dawai list day 1 se 18 hafte
lasota kitne din par dete hai layer ko
layer chuze 7 din ke hai konsa tika
ande wali murgi ko 16 hafte me konsa teeka
layer vaccine chart
fowl pox needle at which week for egg birds
is r2b given twice in layers, at which weeks
लेयर टीका सूची
लासोटा पांच से दस दिन के बीच देना ठीक है क्या
अंडे वाली बच्चियों को गम्बोरो तीन बार लगता है क्या
मरेक्स का टीका पहले दिन ही क्यों
layer teeka kab
ande wali ko mata ka tika kitne hafte pe
18 din ke layer chuze ko kaunsi khurak
r2b doosri baar 16-18 hafte pe lagana jaruri hai kya
doctor ka chart manu ya apna banau layer ke tike ka
`,
  'poultry-vaccination-2': `
broiler vaccination schedule
f strain vaccine how given to broiler chicks
which vaccine in second week of broiler
is mareks done at hatchery for broilers
ब्रॉयलर में टीकाकरण कब कब
ब्रॉयलर चूजों में रानीखेत एफ वन का टीका
गम्बोरो का टीका ब्रॉयलर में कितने दिन पर
ब्रॉयलर को आंख में बूंद वाला टीका पहले हफ्ते
broiler ke chuze ka tika kab kab
boiler murgi ko gumboro ka vaccine kitne din me
broiler 5 din ka hai konsi vaccine
broiler me lasota ya f strain pehle hafte
broiler vaccine days
f strain drops go in eye or nose for meat chicks
is gumboro dose through drinking water okay at two weeks
ब्रॉयलर टीके कब
मांस वाले चूजों का पहला टीका हैचरी में लगता है क्या
रानीखेत एफ स्ट्रेन नाक में भी डाल सकते हैं
ब्रॉयलर को तीसरे हफ्ते गम्बोरो देना देर तो नहीं
broiler tika list
meat wale chuze 6 din ke, boond aankh me ya naak me
broiler lot ko pani me kaunsa tika kis hafte
hatchery wala bola mareks lag gaya, broiler me aage kya
BROILER CHUZON KE TIKAKARAN KI JANKARI
`,
  'poultry-ranikhet-1': `
twelve hens fell in two days with twisted neck, neighbours birds also
INFORMATION REGARDING NEW CASTLE DISEASE CONTROL
hens sneezing gasping with green loose dropping and dying fast
is there any medicine for ranikhet once birds are sick
दो दिन में पूरा घर का झुंड गिरने लगा, गर्दन पीछे मुड़ी
मुर्गी हरा पतला कर रही और गर्दन टेढ़ी हो गई
झुंड में रोज मुर्गियां मर रहीं, सांस लेने में तकलीफ
रानीखेत से मरी मुर्गी का क्या करें
murgiya ghoom ghoom ke gir rahi hari tatti, koi dawa bachayegi
murgi ki gardan mud gayi hari beet kar rahi
murgi muh khol ke saans leti or lakwa
ranikhet me bimar murgi alag kare kya
twisted neck green droppings
is there a cure if hens already gasp and fall
should dead birds be thrown or buried deep in ranikhet
रानीखेत लक्षण
मुर्गी मुंह फाड़कर सांस ले रही, हरा पानी जैसा मल, टांग बेजान
बाहर के लोग शेड में आने से रानीखेत फैलता है क्या
टीका लगवाना ही बचाव है या कोई दवा भी
ranikhet ilaj hai
gardan marod ke ghumti hai hare dast, do din me aadhi mar gayi
jo saans ke liye muh khol rahi unko jhund se alag karna sahi hai kya
jhumri bimari murgi ki laqwa aur hara beet
new castle rog me mari murgi ko gadhe me gaadna
`,
  'poultry-gumboro-1': `
month old lot suddenly sad, white paste at vent, deaths stop after five days or not
25 day old birds white diarrhoea and sudden mortality
how to prevent ibd in next batch
chicks ruffled feathers for 3 days and dying
गम्बोरो रोग किस उम्र में आता है
चूजे सफेद पतली बीट कर मर रहे हैं
चौथे हफ्ते में चूजों की अचानक मौत
महीने के लॉट में अचानक सुस्ती, पीछे सफेद चिपका हुआ
gumboro bimari kya hai kaise roke
3 hafte ke chuze safed beet kar rhe pankh fule
chuje sust ho ke mar rahe 4-5 din se
ek hi hafte me 200 mar gaye 28 din ke the safed dast
gumboro three week chicks
is it gumboro if deaths stop after four days
dull ruffled chicks pass white water, which vaccine was missed
गम्बोरो सफेद पतला
पांच हफ्ते के चूजे झुककर बैठे, पंख खड़े, अचानक मरे
शेड सूखा और साफ रखने से अगली खेप बचेगी क्या
आईबीडी रोग किस उम्र के चूजों में ज्यादा
gambhoro bimari
chuze chup chap sust, safed pani jaisi beet, kal 30 mare
teen hafte ka lot bilkul theek tha ab roz marte kya rog
tika chhoot gaya tha ab gumboro me doctor bulau
batch ke beech shed saaf na karne se gumboro aata kya
`,
  'poultry-coccidia-1': `
coccidiosis control in chicks
bloody dropping in one month old birds
birds with pale comb and drooping wings
is wet litter reason of blood in droppings
मुर्गी के बच्चों की बीट में खून
कॉक्सीडियोसिस का उपाय
चूजे पंख लटकाए, लाल बीट
खूनी दस्त में चूजों के लिए क्या करें
chuzo ko khuni dast ho rahe
coccidiosis me kya kare murgi
murgi ki beet me khoon aa raha h
chuje ki kalgi pili pankh dhile khoon wali beet
blood in chick droppings
is wet litter the cause of red motions in growers
wings hang, comb pale, floor has blood spots
खूनी बीट चूजे
पानी का बर्तन गंदा रहने से लाल दस्त होते हैं क्या
भीड़ कम करने और बिछावन सुखाने से ठीक होंगे
कलगी सफेद, पंख लटके, बीट में लहू
khuni dast murgi
chuze ki tatti me lahu aa raha geeli bhusi hai
koksi bimari me doctor ko kab bulana
murgi ke bachche laal beet kar ke kamjor ho rahe
bheed jyada rakhne se khoon wali beet ki bimari
`,
  'poultry-flu-1': `
found six crows dead near pond and my birds are falling, touch or not
sudden death of many hens and crows what should i do
can i bury or throw dead birds myself in bird flu
is it compulsory to report sudden poultry deaths
तालाब के पास छह कौवे मरे पड़े हैं, मुर्गी भी गिर रही, क्या करूं
गांव में कौवे मरे मिले और मुर्गियां भी
मरी मुर्गी को हाथ से उठाना चाहिए या नहीं
अचानक बहुत मुर्गियां मरीं, बर्ड फ्लू तो नहीं
bird flu ka shak hai kisko batau
20 murgi ek raat me mar gayi kauwe bhi
mari hui murgi ko chir ke dekh sakte h kya
kauve mare dikhe gaon me, kis daftar me batana padta
dead crows report where
is it against law to hide sudden bird deaths
can i pick up dead hens with bare hand and throw in canal
कौवे मरे सूचना
मरे पक्षी को चीरकर देखना ठीक है क्या
जंगली बत्तखें और मुर्गियां अचानक मरीं, किसको खबर करूं
सूचना न देने पर कानून में दिक्कत है क्या
murgi kauve mare
ek saath sab pakshi mar gaye, pashu aspatal ko batana zaruri
mari hui ko nange haath uthana nuksan karega kya
bard flu shak me phekna hai ya gaadna ya chhuna hi nahi
gaon me achanak pakshi mar rahe kahan report kare
`,
  'poultry-flu-2': `
is chicken safe to eat during bird flu
at what temperature bird flu virus dies
boiled egg safe or not in flu outbreak
how to protect shed from bird flu entry
बर्ड फ्लू में अंडा खाना सुरक्षित है
चिकन कितना पकाने से वायरस मरता है
शेड में बर्ड फ्लू न घुसे, क्या सावधानी
अधपका अंडा खा सकते हैं बर्ड फ्लू में
bird flu chal raha chicken khaye ya nahi
anda ubal ke khana safe hai bird flu me
70 degree par bird flu virus mar jata kya
bird flu se apna shed kaise bachaye bahar ke log
cooked chicken safe flu
is three seconds at 70 c enough to kill flu virus
half boiled egg in flu days, is it harmful
उबला अंडा सुरक्षित
फ्लू फैला है, अच्छी तरह पका मांस खाना ठीक है क्या
जंगली पक्षी शेड में घुसने से कैसे रोकें फ्लू में
कितनी डिग्री पर बर्ड फ्लू का विषाणु मर जाता है
chicken khana chahiye
flu ke din me kachcha anda peena sahi hai kya
graahak dar rahe hai, murga pakake khaye to koi khatra
bahar wale logo ko shed me aane du bird flu me
achha paka chicken aur uble ande se bimari lagegi kya
`,
  'poultry-heat-1': `
tin shed, loo blowing, twenty birds dead since noon
ASKED HOW TO PROTECT BIRDS FROM HOT WEATHER
hens panting in afternoon, wet gunny bags useful or not
time of feeding hens in summer
टीन का शेड है, दोपहर से बीस मर गईं, क्या करूं
मुर्गी हांफ रही है तेज धूप में
गर्मियों में मुर्गी फार्म की देखभाल
छत पर पानी डालने से मुर्गी को राहत मिलेगी
garmi me murgi mar rahi kya kare
dopahar me dana khilau ya subah, garmi bahut h murgiya haanf rahi
loo se murgi ko bachane ka upay
garmi me murgi ko dana kis time de
hens panting summer
is wetting the roof and hanging gunny okay in dry heat
best hours to feed birds in hot months
लू में मुर्गी
गीले टाट टांगने से शेड ठंडा होगा क्या
दोपहर में दाना देना नुकसान करेगा क्या तेज गर्मी में
जेठ की तपन में मुर्गियां चोंच खोले गिर रहीं
chonch khole haanf rahi
chhat tapti hai paani kitni baar badalu thanda
garmi me shed ki bheed kam karu, ginti ghatane se bachengi kya
loo chali aur do baje pankh phaila ke let gayi, ab kya karu
bhishan garmi me poultry bachane ke upay
`,
  'poultry-duck-1': `
duck breeds for eggs
khaki campbell egg production
ASKED ABOUT DUCK FARMING BREED FOR POND
nageshwari duck of assam how many eggs
बत्तख की कौन सी नस्ल पालें
खाकी कैंपबेल साल में कितने अंडे
इंडियन रनर बत्तख के अंडे
तालाब के पास पालने को बत्तख की नस्लें
batakh palan me konsi nasl achi
khaki kempbel battakh ke ande kitne
indian runner batakh kaisi h
battakh saal bhar me kitne ande deti, nasl wise batao
khaki campbell eggs
is indian runner laying 200 eggs possible
which duck near paddy fields in assam lays 100 to 150
बत्तख नस्ल अंडे
नागेश्वरी बत्तख रखना ठीक है या खाकी कैंपबेल
तालाब किनारे पालने के लिए ढाई सौ अंडे देने वाली हंस
इंडियन रनर साल में कितने अंडे देती है
hans palan nasl
khaki kembal batak saal me 250 anda deti kya
pokhar hai ghar pe, kaun si batakh laye jyada ande ke liye
dhan khet ke paas battakh palna sahi hai kya
nageshwari desi batakh ande kitne assam
`,
  'poultry-duck-2': `
feeding of ducks on pond snails
is mouldy grain poisonous to ducks
depth of drinker for ducks
duck eggs bigger than hen eggs or same
बत्तख का आहार और पानी का बर्तन
सड़ा दाना खाने से बत्तख मर सकती है क्या
बत्तख मुर्गी से ज्यादा अंडे देती है
बत्तख को पानी कितना गहरा चाहिए पीने को
batakh ko kya khilaye
battakh ka dana fafund lag gaya, khilau ki nahi
batakh ke pani ka bartan kaisa ho
battakh ke ande murgi se bade hote kya
duck mouldy feed
is old fungus grain harmful to ducks
how deep water pot so that full beak dips
बत्तख फफूंद दाना
घोंघे खाने वाली बत्तख को दाना कम देना ठीक है क्या
बत्तख का अंडा देसी मुर्गी के अंडे से बड़ा होता है
बत्तख के लिए उथला पानी का कटोरा नुकसान करता है क्या
batak ko dana
sade dane se batakh ki jaldi maut ho jati hai kya
battakh talab me kya kya khati ghongha keeda
pani ka bartan itna gehra ki chonch doobe kyu
safed fafund lagi makka hans ko khila du
`,
  'poultry-turkey-1': `
turkey space requirement per bird
number of feeders and waterers for turkey
100 adult turkeys shed size deep litter
floor area for turkey poult first month
टर्की पालन में जगह कितनी
टर्की के लिए कितने दाने पानी के बर्तन
बड़े टर्की को कितने वर्ग फुट
टर्की के चूजों को पहले महीने कितनी जगह
turkey ke liye kitna square feet
turki palan shed aur bartan ki jankari
30 turkey ke liye kitna bada shed
turkey poult ko kitni jagah chahiye
turkey floor space
is one drinker for 25 turkeys enough
how many square feet for adult christmas bird on litter
टर्की जगह कितनी
पचहत्तर टर्की पर एक दाना बर्तन काफी है क्या
चार हफ्ते तक टर्की बच्चे को डेढ़ फुट जगह
बड़े टर्की को 4 वर्ग फुट देना ठीक है क्या
turki shed naap
peru ke liye kitna foot jagah bade aur bachche dono
turkey farm 200 pakshi ke liye kitne pani ke bartan
tarki palan ghar ka size bichali par
ek dana bartan me kitne turkey khayenge
`,
  'poultry-turkey-2': `
turkey poults not eating what to do
poults just stand near feeder and starve, how to teach them
why is boiled egg given to small turkeys
brooding temperature for turkey chicks
टर्की के चूजे दाना नहीं खा रहे
टर्की के बच्चे को दूध और अंडा क्यों देते हैं
टर्की चूजे को पहले हफ्ते कितना तापमान
बच्चे दाने के पास खड़े रहते हैं पर खाते नहीं, कैसे सिखाऊं
turkey ke bachche dana nahi chun rahe
turky ke chuze ko kya khilaye shuru me
peru ke bachcho ko murgi ka starter dena chalega
turkey ke bachche ko kitne degree garmi
turkey poult starve
is chopped boiled egg for turkey babies a good idea
first week heat for turkey poults in fahrenheit
टर्की बच्चे भूखे
पानी में दूध मिलाकर टर्की चूजों को देना सही है क्या
टर्की चूजों को मुर्गी से ज्यादा प्रोटीन चाहिए क्या
पंद्रह दिन तक दाना नहीं ढूंढ पाते, कैसे सिखाएं
turki chuze dana
peru ke bachche samne dana pada fir bhi bhookhe
uble ande ke tukde kis pakshi ke chuzo ko dete
95 f garmi pehle hafte turkey ke bachcho ko
tarki ke bachche ko shuru ke din kya khilaye ki na mare
`,
  'fish-pond-1': `
farmer asked about pond preparation before stocking
bought a leased tank full of hyacinth, first job before fish seed
is sunning of tank bottom really needed every year
how to get bad gas out of pond mud
मत्स्य तालाब की तैयारी की जानकारी
जलकुंभी और सिंघाड़े की जड़ भरी पड़ी है, बच्चे डालने से पहले सफाई कैसे
गर्मी में पोखर सूख गया है, अब क्या काम कर लूं अगले साल के लिए
तालाब की मिट्टी पलटने से क्या लाभ
naya bachcha dalne se pehle pokhra me kya kya kaam
talab patte pe liya hai jalkumbhi bhari hai kaha se shuru karu
kitni dhoop lage talab ki tali ko
pond sukha ke hal chalane se keetanu marte hai kya
drying pond before stocking
is ploughing the bottom needed or only drying
what kills germs and bad gas in old tank
पोखर की तली सुखाए बिना बीज डालना ठीक है क्या
तालाब से जलघास जड़ सहित निकालना
तालाब तैयारी जुताई
मछली डालने से पहले पुरानी शिकारी मछली हटाना
talab sukhana kyu
talab ki tali halki jotne se kya fayda machhli ko
jeth me pokhar sukha hai, machli palan ki taiyari
kharab gas nikalne ke liye talab ka pani nikal du kya
beej sanchay se pehle talab ki safai ki jankari
`,
  'fish-lime-1': `
ASKING LIME DOSE FOR FISH POND
soil of my tank tested ph 5, lime kilos per acre
quick lime or agriculture lime when fish are there
two bigha pond how many sacks of chuna
मछली तालाब में चूने की मात्रा की जानकारी
तालाब की मिट्टी का पीएच साढ़े पांच है
बुझा चूना और कृषि चूना में से कब कौन सा
बीस कट्ठा पोखर में कितना किलो चूना
pokhra me chuna kitna kilo kattha
fish pond me kaun sa chuna dalte hai jab machli ho
talab ki mitti ka ph kitna hona chahiye
choona sukhi tali me bikherna hai kitna
pond lime per acre
is quicklime safe when fish are already in the water
what soil ph is wanted before filling the tank
तली में चूना पांच सौ किलो हेक्टेयर ज्यादा है क्या
अम्लीय तालाब में चूना
चूना मात्रा पोखर
कृषि चूना मछली रहते डालना ठीक है
chuna talab ekad
kali chuna sukhi tali me hi dalte hai kya
matti ka ph 6 hai to talab me kitna chuna
80 kilo chuna ek acre pokhri me kaafi hoga
machhli ke rehte konsa chuna chale
`,
  'fish-predator-1': `
information regarding mahua cake to kill wild fish
how many days poison of mahua remains in water
catfish and murrel eat fingerlings, tank never dries
can i use insecticide to clean tank, brother in law does
महुआ खली कितनी मात्रा में तालाब
गरई सोल मांगुर पोखर से हटाना है, सूखता नहीं
महुआ डालने के बाद जीरा कब छोड़ें
खरपतवार मछली निकालने का उपाय
mahua ki khalli ek acre me kitna kilo
pokhra me garai mangur bahut hai beej kha jate
mahua dalne ke 10 din baad beej dal du kya
jaal baar baar chala ke kachra machli nikale ya kuch dale
mahua oil cake dose
how many kg mahua cake per metre of water for an acre
is stocking after one week of mahua cake safe
महुआ खली का जहर कितने हफ्ते रहता है
कीटनाशक से जंगली मछली मारना ठीक है क्या
महुआ खली तालाब
न सूखने वाले तालाब से बोआल गरई निकालना
mahua khalli kitna
sol singhi hatane ke liye jaal kitni baar chalaye
pond nahi sukhta, purani machhli kaise khatam kare
2500 kilo khali hectare sahi matra hai kya
mahua ke teen hafte baad jeera chhode ya pehle
`,
  'fish-stock-1': `
percentage of rohu catla mrigal in one acre
which fish for surface and which for bottom
composite fish culture species information
six kinds together what proportion
रोहू कतला नैनी कितना कितना डालें
मिश्रित मछली पालन में प्रजातियों की जानकारी
सिल्वर कार्प और ग्रास कार्प भी मिलाऊं तो हिस्सा कितना
पांच फुट पानी में मिश्रित पालन हो जाएगा क्या
naini rohu katla ka anupat
talab ki kaun si parat me kaun si machli rehti hai
common carp kitna percent dale
mix machli palan me grass carp ka hissa
catla rohu mrigal percent
what minimum water depth for mixed carp culture
is 40 percent rohu right in the mix
नीचे रहने वाली मछली तीस प्रतिशत
पानी चार फुट है, मिश्रित पालन करना ठीक है क्या
रोहू चालीस कतला तीस
सिल्वर कार्प पानी की किस परत में खाती है
rehu katla nain kitna
grass carp beech wali parat ki machhli hai kya
sirf katla daalne se nuksan hoga kya talab me
upar wali 30 hissa, bich wali kitna
tali ka bhojan khane wali machli kaun si dale
`,
  'fish-stock-2': `
FISH SEED QUANTITY PER ACRE
fingerling number for half acre tank
punjab gadvasu recommended stocking
will more seed give more fish
एक बीघा पोखर में मछली का जीरा कितना
अंगुलिका संचयन दर की जानकारी
ज्यादा बीज छोड़ने से फायदा या नुकसान
पंजाब में किल्ले के तालाब में बच्चे कितने
ek bigha talab me kitna machli beej
fingerlings 1 acre me kitne pcs
beej jyada dala hai machli badh nahi rahi
10 kattha pokhar me kitna jira dalu
4000 fingerlings per acre
is overstocking the reason for small size at harvest
what number does gadvasu calendar give for punjab
एक हेक्टेयर में बारह हजार अंगुलिका डालना ठीक है क्या
मछली बीज संख्या एकड़
अंगुलिका कितनी डालें
पंजाब में मछली के बच्चे प्रति एकड़
angulika prati hectare
gehrai kam ho to bachhe kam dalu kya
5000 bachche ek acre me jyada to nahi
hectare me kam se kam kitne bachche
ghana sanchay karne se machhli chhoti kyu rehti
`,
  'fish-feeding-1': `
farmer asked homemade fish feed formula
what percent of body weight to feed carp
rice polish and cake proportion
should feeding be cut when cold
मछली को क्या खिलाएं घर का दाना
कना और खली का अनुपात मछली दाना
आधा किलो की मछली को कितना दाना
दाना सुबह दें या शाम
machli ko dana kitna dena chahiye roj
chawal ka kunda aur sarso khali mila ke machli ko
100 kilo machli hai talab me to roz ka dana
machli dana dene ka sahi time aur jagah
rice bran mustard cake
how much feed for fish above 500 grams
is feeding before sunrise wrong
सरसों खली चालीस प्रतिशत मिलाना ठीक है क्या
छोटे बच्चों को वजन का छह प्रतिशत दाना देना है
दाना मात्रा मछली
ठंड में दाना कम करना
kunda khali 60 40
ek hi jagah dana dena zaruri hai kya
moongfali ki khali chalegi dane me, kitni
bachche chhote hai, wazan ka 6 pratishat de
roz ka aahar banane ki vidhi ki jankari machli
`,
  'fish-feeding-2': `
berseem for grass carp how much
water of fish pond very dark green should i feed
feeding rate from april punjab
napier leaves to fish daily quantity
ग्रास कार्प का चारा कितना
तालाब का पानी गहरा हरा हो गया है
अप्रैल में मछली का दाना पंजाब हरियाणा
नेपियर काटकर तालाब में डालूं कितनी
grass carp ko ghas kitni de
talab ka pani bahut hara ho gaya kya kare
hare pani me gobar dalna band kare
april se kitna percent dana de
grass carp green feed
is it ok to continue feeding when water turns brown
how much percent of body weight from april for carps
हरा चारा ग्रास कार्प को वजन का पांच प्रतिशत
पानी गाढ़ा हरा, दाना देना ठीक है क्या
गाढ़ा पानी दाना बंद
अप्रैल से दाना कितना, हरियाणा
barsim grass karp
ghaas khane wali machhli ko roz kitna chara
pani kala hara ho gaya to gobar daalna rokna hai
punjab me vaisakh ton machhi nu dana kinna
pani bhura hone par kya band kare
`,
  'fish-oxygen-1': `
fish coming up and gulping in morning
EMERGENCY FISH DYING IN EARLY MORNING
no aerator at home, oxygen falling in tank, quick jugaad
cloudy three days, should i check pond at 4 am
मछली पानी के ऊपर मुंह निकाल रही
सुबह सुबह मछली मर रही है तुरंत उपाय
तालाब में ऑक्सीजन की कमी
बदली छाई है, मछली को बचाने की तैयारी
machli sabere upar aake hawa leti hai
talab me oxygen kam ho gaya kya kare
machli mar rahi subah me motor chalau kya
aerator nahi hai pani kaise hilaye
gasping at dawn aerator
is adding fresh water first step when fish come up
when to check oxygen on cloudy days
सुबह ऊपर मुंह मार रही, दाना देना ठीक है क्या
भोर में मछली सांस के लिए ऊपर
ऑक्सीजन कमी तुरंत
पंपसेट से पानी उछालने से जान बचेगी क्या
pani me dum ghutna
bhor me gulp karti hai, erator chalana sahi hai
bijli nahi hai, talab me hawa kaise de, machli ghut rahi
badli ke din gobar daalna nuksan karega kya
garmi ki raat ke baad subah talab dekhna kyu jaruri
`,
  'fish-water-1': `
depth of water for fish in may june
tank water over 35 degree, fish weak
using fish pond water for irrigation good or bad
ph of pond in summer
गर्मी में मछली तालाब में कितना पानी
मई में तालाब गरम हो जाता है
तालाब का पानी धान में दे सकते हैं
गर्मियों में तालाब का पीएच
garmi me machli ko kitna gehra pani chahiye
lu chal rahi talab ka pani garam
talab ka pani khet me dene se khad milti hai kya
jeth me pokhra ka pani badalna chahiye
summer pond depth feet
is 36 c water harmful for carps
can rich pond water be used on crops
मई जून में तालाब पांच फुट से कम, ठीक है क्या
गर्मी में पानी का पीएच आठ
तालाब पानी सिंचाई
गर्मी में पुराना पानी निकालकर ताजा भरना
garmi pokhar gehrai
paintees digri se upar machhli ko takleef
talab ka upjau pani khet me dekar naya bharna sahi hai
vaishakh me pani do foot bacha hai, machli ka kya hoga
garmi me pani ki gehrai aur ph ki jankari machhli
`,
  'fish-winter-1': `
WINTER CARE OF FISH POND
should tubewell run in evening in december for pond
lime for low ph in winter pond
fish feed in january
सर्दी में मछली की देखरेख जानकारी
पाले में तालाब में कितना पानी रखें
जनवरी में मछली दाना कम खा रही
ठंड में पीएच सात से नीचे, चूना
thand me machli ka dhyan kaise rakhe
sardi me tubewell ka pani talab me
december me machli dana nahi kha rahi
kohre me talab me chuna kitna
winter tubewell water dusk
is below 15 c water a time to add borewell water
how much lime in winter if ph below 7 per acre
जाड़े में छह फुट पानी रखना क्यों
सर्दी में दाना वैसा ही देना ठीक है क्या
ठंड तालाब देखभाल
कोहरे में तालाब का पीएच छह, चूना दो बार
sardi machhli chuna
shaam ko tubwell chalane se machhli bachegi kya thand me
maghar poh vich talab da pani kinna rakhiye
ph girne par 100 kilo chuna ek saath dalu ya do baar
hisar me pala, machhli talab tali pe baithi
`,
  'fish-quality-1': `
good water colour for carp
dissolved oxygen and ph limits for rohu
at what temperature carps die
is brownish water good
तालाब के पानी की गुणवत्ता कैसी हो
पानी का रंग हल्का हरा भूरा ठीक है क्या
मछली के लिए घुलित ऑक्सीजन कितनी
कतला कितने डिग्री ठंड सह लेती
machli ke pani ka ph kitna hona chahiye
talab ka pani kaisa rang ka achha
machli kitne degree tak jinda
do meter se pani jancha 3 aaya theek hai
pond water colour ph
is dissolved oxygen 3 too low
below what temperature do major carps die
हल्का हरा भूरा पानी अच्छा है क्या
घुली ऑक्सीजन चार से छह
पानी जांच मछली
चालीस डिग्री से ऊपर रोहू बचेगी क्या
talab pani rang
ph 7.2 aaya, machhli ke liye thik hai kya
kitne mg oksijan hona chahiye machli ke pani me
16 digri se thanda pani, rohu mrigal ka kya
achhe pani ki pehchan ki jankari
`,
  'fish-argulus-1': `
fish lice treatment farmer asked
small round insects stuck to fish
rohu rubbing and jumping
argulus how to get rid
मछली के शरीर पर जूं
मछली में आरगुलस रोग
मछली पर किलनी जैसा कीड़ा
जूं लगने से मछली दुबली
machli ke upar keeda chipka hai
machli me ju lag gaya
rohu ke chhilke par gol keeda
argulus ki roktham
fish lice weeds crowding
flat green discs on skin make wounds, why fungus later
is clearing weeds useful against lice on carp
मछली पर चपटी जूं, भीड़ कम करें क्या
आर्गुलस के अंडे किस पर लगते हैं
चपटा हरा परजीवी
घाव पर रुई जैसी फफूंद, जूं लगी थी
machhli me joo
tikiya jaisa hara keeda chamdi se chipka
talab ki tali saaf rakhne se ju kam hogi kya
apne se ju ki dawa daalna sahi hai kya
katla ke sharir par khatmal sarikha, kya kare
`,
  'fish-eus-1': `
red sore on fish in winter
ulcer disease murrel
fish wounds after flood water came
lal dhabba control by lime
मछली में लाल घाव
बाढ़ का पानी घुसा था अब मछली पर घाव
लाल धब्बा रोग मछली की जानकारी
सोल मछली का मांस सड़ रहा
machli ke sarir pe lal daag
machli me ghaw ho gaya thand me
lal dhabba bimari me chuna
baadh ke baad machli sad rahi
eus red spot ulcer
is lime in autumn useful before cold disease
can flood water from infected pond bring sores
लाल धब्बे गहरे घाव बने, सर्दी में
पड़ोसी के बीमार तालाब का पानी आने देना ठीक है क्या
लाल चकत्ता रोग
घाव वाली मछली निकालें या रहने दें
ghav wali machhli thand
baadh ke pani ke baad sarso phoolne ke time laal daag
kartik me chuna dalne se lal dhabba rukega
garai machhli ke sharir pe gehre ghav
epizootik alsar ki jankari
`,
  'fish-disease-1': `
how to prevent disease in fish
is it right to put antibiotic in pond
monthly netting for fish check
crowded pond disease
मछली बीमार न हो इसके उपाय
तालाब में दवा डालूं क्या
मछली की जांच कितने दिन में
मछली रोग बचाव की जानकारी
machli ko rog se bachane ke liye kya kare
bina puche talab me dawai dalna
jaal chala ke machli dekhna kitne mahine me
machli bimari kyu hoti hai baar baar
disease prevention monthly netting
is pouring bazaar medicine in tank on my own safe
what stress brings most sickness in pond
बिना पूछे तालाब में दवा डालना ठीक है क्या
भीड़ और गंदे पानी से बीमारी
मछली रोग कारण
महीने में एक बार जाल चलाने से क्या फायदा
talab dawa apne aap
ghani machhli rakhne se bimari aati hai kya
har mahine machhli nikal ke dekhna jaruri hai
khet ki keetnashak talab me daalne se bimari jayegi kya
bimari na aaye uske liye sankhya kitni seema me rakhe
`,
  'fish-yield-1': `
FISH PRODUCTION PER ACRE YEAR
carp yield in one hectare
how to reach five tonne fish
half acre tank annual harvest
मछली का उत्पादन एक एकड़
साल भर में कितनी मछली निकलेगी
एक बीघा तालाब से कितना कमाई का माल
पांच टन मछली कैसे होती है
machli palan me kitna utpadan
ek acre talab kitna kuntal machli
saal me pokhar se kitni machli nikalti
2 bigha talab se kitna kilo
carp yield kg acre
is 3500 kg a hectare normal with six species
how much do well fed ponds give in a year
औसत तालाब से ढाई हजार किलो हेक्टेयर
छह प्रजाति पालना फायदेमंद है क्या, कितनी उपज
मछली उपज साल
अच्छे दाने पर पांच हजार किलो पार
talab utpadan kitna
ek acre se dus kuntal machhli milegi na
600 kilo nikla acre se, kam hai kya
saal bhar me hectare ka ausat machli utpadan
dana khilane se upaj kitni badh jati hai talab ki
`,
  'fish-manure-1': `
cow dung in fish pond interval
too much manure killed fish
how to make plankton in pond
dung dose split
मछली तालाब में गोबर कितने दिन पर
गोबर खाद तालाब में डालने का तरीका
प्लवक कैसे बने
ज्यादा गोबर से मछली मर गई
talab me gobar kaise dale
machli ke liye pani hara karna hai
gobar 15 din pe ya hafte me
ek sath gobar dalne se kya nuksan
dung every 15 days
is dumping all dung at once harmful to fish
why does fresh manure use up oxygen
गोबर पंद्रह दिन में कितनी बार डालें
एक साथ ट्रॉली भर गोबर डालना ठीक है क्या
गोबर खाद पोखर
पानी हल्का हरा रखने का तरीका
gobar talab me kitne din
jyada khad se oxygen khatam hoti hai kya
plankton banane ko gobar thoda thoda kyu
pokhara me kachcha gobar daal diya, machhli mar gayi
halka hara pani na ho to kya daale talab me
`,
  'honeybee-species-1': `
apis mellifera or cerana for box
FARMER ASKED WHICH BEE SPECIES TO REAR
can rock bee be kept in hive
i want to start with ten boxes, should i take the small local bee or the foreign one
मधुमक्खी की कौन सी प्रजाति पालें
दस बक्सों से शुरू करना है, देसी छोटी लूं या बाहर वाली
देसी और विदेशी मधुमक्खी में फर्क
भंवर मक्खी बक्से में पल सकती है
madhumakkhi konsi pale
italian bee jyada shahad deti h kya
das bakso se shuru karna hai, desi chhoti lu ya bahar wali
chhoti makkhi dabbe me palti hai kya
italian or indian bee
which kind resists thai sacbrood
can rock bee from cliff be boxed
डिब्बे वाली दो नस्लें
छोटी मक्खी को बक्से में बिठाना ठीक है क्या
एपिस सेराना कौन सी है
विदेशी मक्खी ज्यादा शहद देती है क्या
madhumakhi ki jaat
bhanwar makkhi pal sakte hai kya peti me
konsi makhi peti
desi makkhi me sacbrood bimari aayi, doosri nasl lu kya
shahad zyada dene wali makkhi ka naam
`,
  'honeybee-site-1': `
plot is near drain and windy, honey boxes there or under the mango trees
FARMER ASKED WHERE TO KEEP BEE BOXES
water and flowers distance from hive
shade and wind break for colony
मधुमक्खी के बक्से कहां रखें
नाली के पास खुली हवादार जगह है, बक्से वहां ठीक या आम के पेड़ के नीचे
बक्से के आसपास फूल कितनी दूर तक
बक्से धूप में रखें या छांव में
nali ke paas khuli hawadar jagah hai, bakse wahan thik ya aam ke ped ke neeche
box ke paas pani hona chahiye kya
hawa wali jagah me dabbe rakhe
kitne km me phool hone chahiye makkhi ke liye
hive place shade water
how far can flowers be from the boxes
is damp low land harmful for honey
मक्खी पेटी कहां टिकाऊं, धूप से बचानी है
सीलन से शहद खराब होता है क्या
हवा की रोक न हो तो चलेगा
दो किलोमीटर में फूल होने चाहिए क्या
peti kaha rakhu
dhoop wali jagah me dabbe rakhna galat hai kya
makhi box jagah
paani ka intezam paas me zaroori hai kya dabbo ke liye
sukhi chhayadar jagah dhundh raha madhumakkhi ke liye
`,
  'honeybee-check-1': `
first time keeper, on opening lid what should i see and how many days later again
FARMER ASKED WHAT TO CHECK INSIDE BEE COLONY
look for queen eggs and brood
keep apiary record book
पहली बार पाला है, ढक्कन खोलकर क्या देखूं और फिर कितने दिन बाद
बक्से में क्या क्या देखें
रानी मक्खी के अंडे की जांच
हफ्ते में कितनी बार बक्सा जांचें
box kitne din me check kare
rani makkhi hai ya nahi kaise dekhe
colony ki janch me kya dekhte h
pehli baar pala hai, dhakkan khol ke kya dekhu aur fir kitne din baad
hive check twice week
is opening boxes every day harmful or good
what enemies to look for while inspecting
डिब्बे की जांच कितनी बार
रानी और अंडे न दिखें तो समझें क्या
लिखकर रखना जरूरी है क्या
पराग और शहद का भंडार देखना
peti khol ke dekhna
season me hafte me do baar dekhu ya ek baar
rani dikhi nahi
box me kya kya jaanch karte hai madhumakkhi palak
dabbe kholkar mom patanga bhi dekhna padta kya
`,
  'honeybee-space-1': `
mustard in bloom and box so full they hang at door, how to stop flying off
FARMER ASKED WHEN TO PUT SUPER CHAMBER
overcrowded brood frames in mustard flowering
comb foundation sheet frames add
सरसों फूली है और बक्से में इतनी भर गईं कि दरवाजे पर लटकीं, उड़ने से कैसे रोकूं
सुपर चैंबर कब लगाएं
मक्खी बक्सा छोड़कर भाग गई
सरसों में सब फ्रेम मक्खियों से भर गए
makkhi bhag jati h kya kare
sarso phooli hai aur bakse me itni bhar gayi ki darwaze par latki, udne se kaise roku
box me jagah kam hai swarm
mom sheet wale frame kab de
super chamber when to add
bees flying off in swarm as no room, what to do
is putting foundation sheet frame on top right in bloom
वकछूट रोकना
मक्खियां झुंड बनाकर भाग रहीं, ऊपर खाना रखूं
सुपर कब चढ़ाना है
जगह न देने से नुकसान होगा क्या
makhi jhund udna
chaukhat sab bhar gayi, upar wala dabba lagana hai kya
swarm kaise roke
phoolon ke mausam me bakse me bheed, momsheet de du
super ki manzil rakhne ka sahi samay
`,
  'honeybee-feed-1': `
sugar syrup feeding to bees
FARMER ASKED WHAT TO FEED BEES IN RAINY SEASON
stop feeding before honey flow why
rains have stopped all flowers and the boxes feel light, what to pour inside and at what hour
मधुमक्खी को चीनी का घोल कब
बरसात में मधुमक्खी का भोजन
बारिश में फूल खत्म बक्से हल्के लगते, अंदर क्या डालूं किस समय
फूल नहीं हैं मक्खियों को क्या खिलाएं
makkhi ko chini ka ghol kaise de
thand me madhumakkhi ko kya khilaye
phool aane se pehle chashni band kyu
barish me phool khatam bakse halke lagte, andar kya dalu kis samay
sugar syrup in evening
should i stop syrup before mustard flowers open
is jaggery water okay when no flowers in monsoon
चाशनी कब बंद करें
दिन में घोल बाहर रखना गलत है क्या
तेज गर्मी में मक्खी को भोजन
बरसात में भूखी मक्खी
chini pani makhi
ghol girne se dusri makkhi loot karti kya
makhi ko khurak
phool khilne se pehle chashni rok du nahi to shahad milawati hoga
thand ke dino me bakse ke andar kya du
`,
  'honeybee-mite-1': `
red brown dots stuck on back of bees and many young ones crawl with twisted wings
FARMER SAYS BEES WITH DEFORMED WINGS
drone brood removal for mites
icing sugar dusting on frames
पीठ पर लाल भूरे दाने चिपके और बच्चे टेढ़े पंख लेकर रेंगते
मक्खी के शरीर पर लाल जूं
बारीक चीनी बुरकने से माइट
मधुमक्खी के पंख टेढ़े मेढ़े
bee me mite lag gayi
makkhi ke upar lal kida chipka
peeth par laal bhure daane chipke aur bachche tedhe pankh lekar rengte
pankh kharab wali makkhiyan box ke bahar
varroa reddish specks
is dusting fine sugar good against mite
strong hives resist this tick or not
वरोआ का इलाज
नर शिशु काटकर हटाना ठीक है क्या
टेढ़े पंख वाली मक्खियां
लाल चिचड़ी मक्खी पर
makhi pe laal jui
peti ke andar baccho ke pankh mude, laal daane
mite ki manjoor dawa kisse puchu kvk se
varoa kida
makkhi ud nahi pati, pankh adhkate jaise
`,
  'honeybee-waxmoth-1': `
lifted an old frame and it was all cobweb with fat white worms, few bees left
FARMER SAYS WEB IN HONEY COMB
spare comb storage against moth
weak colony in monsoon attacked by grubs
पुराना फ्रेम उठाया तो जाला ही जाला और मोटे सफेद कीड़े, मक्खी कम बची
छत्ते में जाले और सूंडी
खाली छत्ते कैसे संभालें
बरसात में बक्से की सफाई
chhatte me jala lag gaya
mom ka patanga kaise roke
purana frame uthaya to jala hi jala aur mote safed kide, makkhi kam bachi
khali frame kide kha gaye
wax moth in combs
weekly cleaning of floor board, does it stop moth
are spare combs to be kept sealed in sun
मोमी पतंगे का इलाज
बरसात में कमजोर डिब्बे के छत्ते में जाला
खाली छत्ते डिब्बे में छोड़ना गलत है क्या
दरार से पतंगा घुसता है क्या
mom patanga
chhatte me resham ki surang, andar illi
purane chhatte dhoop dikhau to keeda nahi lagega
mom khau kida
barsat me bakse ka talla kitni baar saaf karna
`,
  'honeybee-pesticide-1': `
cotton owner next to me sprays in the morning and handfuls of bees are dead at my box
FARMER SAYS BEES DIED AFTER SPRAY IN NEIGHBOUR FIELD
time of spray safe for bees
close hive evening before spraying
छिड़काव से मधुमक्खी कैसे बचाएं
फूल के समय दवा न छिड़कें क्या
बगल वाला सुबह कपास पर छिड़कता है, मेरे बक्से के आगे मुट्ठी भर मरी मक्खी
स्प्रे शाम को करें ताकि मक्खी बचे
bagal wala subah kapas pe chhidakta hai, mere bakse ke aage mutthi bhar mari makkhi
dawa kis time maare makkhi bachane ke liye
padosi spray karega box ka kya kare
box kab band kare spray se pehle
bee boxes before spray
evening spraying safe for bees or not
is spraying on flowers bad for honey makers
छिड़काव से पहले डिब्बे
पड़ोसी को किस समय छिड़कने को कहूं
दवा वाले दिन बक्से बंद रखना ठीक है क्या
मक्खियां जहर से मरीं
spray aur makhi
padosi ke pump se pehle petiyan hatau kya
dawa chhidki, peti khali
phool khile me dawa maarna nuksan karega na, petiyan paas hai
suraj doobne ke baad spray karaye to bach jayengi kya
`,
  'honeybee-harvest-1': `
buyer wants honey tomorrow, half the frames are still open, shall i spin them or wait
FARMER ASKED WHEN TO TAKE OUT HONEY
three quarter capped frames
why honey fermented sour
ग्राहक कल शहद चाहता, आधे फ्रेम खुले हैं, निकालूं या रुकूं
छत्ता मोम से बंद हो तब शहद
शहद पतला और खट्टा क्यों
लीची के फूल का शहद कब
grahak kal shahad chahta, aadhe frame khule hain, nikalu ya ruku
frame kitna seal ho tab honey nikale
barish me shahad nikal sakte h kya
sara honey nikalna sahi hai kya
sealed comb ready honey
thin honey turned sour, was it unripe
is it right to leave some stores for bees at extraction
शहद निकालने का समय
आधा बंद छत्ता घुमाना ठीक है क्या
बारिश में शहद निकालना
उत्तर में कौन से फूल से ज्यादा शहद
shahad kab nikale
tin chauthai chhatta mom se band hona chahiye kya
shahad khatta jhaag
litchi aur sarso ke bagh me shahad kab tak pakta
kachha shahad nikal liya to kharab hoga kya
`,
  'honeybee-crop-1': `
bees for crop pollination yield increase
FARMER ASKED BENEFIT OF BEE BOX IN MUSTARD FIELD
keeper wants fifty boxes in my mustard, will it harm my crop or give more
apple orchard boxes for fruit set
मधुमक्खी वाला मेरी सरसों में पचास बक्से रखना चाहता, फसल को नुकसान या फायदा
सरसों के खेत में बक्से रखने का फायदा
परागण से कितने प्रतिशत बढ़ती है
सब्जी के पास मधुमक्खी पालन
bee box se paidawar badhegi kya
makkhi wala meri sarso me pachas bakse rakhna chahta, fasal ko nuksan ya fayda
paragan ke liye box khet me
phal ke bag me makkhi rakhne se upaj
pollination yield gain
does keeping hives raise oilseed harvest by quarter
is there any harm to vegetables from bee boxes
परागण से उपज
सब्जी वाले खेत में डिब्बे रखवाना ठीक है क्या
सौ में कितनी पैदावार बढ़ती है मक्खी से
शहद के अलावा मक्खी का फायदा
paragan fayda fasal
bagh me petiyan rakhne se fal badhte kya
makhi se upaj
sarso walo ko madhumakkhi se 25 pratishat zyada milta hai kya
apne khet me kisi ke bakse rakhne du, nuksan hoga kya
`,
  'silkworm-cycle-1': `
new batch hatched yesterday, till what date must i have leaf and how often to feed
FARMER ASKED FEEDING TIMES OF SILKWORM
larval stages mulberry worm
chopped tender leaf for young worms
रेशम कीट कितने दिन में कोया बनाता है
रेशम कीड़ों को दिन में कितनी बार खिलाएं
कल नया लॉट निकला, किस तारीख तक पत्ती चाहिए और कितनी बार खिलाऊं
छोटे रेशम कीड़ों की पत्ती
resham keet palan kitne din
resham kido ko patti kab kab
shahtut resham ki 5 avastha
kal naya lot nikla, kis tarikh tak patti chahiye aur kitni baar khilau
days hatching to cocoon
is three feeds a day less for worms
how many stages before it spins
कोया बनने में दिन
चार बार पत्ती देना जरूरी है क्या
नन्हे कीड़ों को पूरी पत्ती देना गलत है क्या
पांच अवस्था वाला कीट शहतूत खाता
resham kida kitne din
mulberry ki komal patti kaat ke kis umar tak
keede ki umar avastha
mahine bhar me koya mil jata hai kya, anda phootne ke baad
reshmi kide ko din me kitni bar khana
`,
  'silkworm-climate-1': `
temperature humidity for silkworm
FARMER ASKED ROOM TEMPERATURE FOR CHAWKI WORMS
winter nights drop here and my tiny worms do not eat, how warm should the shed be
rearing house too hot in may
रात ठंडी है और नन्हे कीड़े पत्ती नहीं खाते, शेड कितना गरम रखूं
चाकी कीड़ों की नमी कितनी
बड़े रेशम कीड़ों का कमरा
गर्मी में पालन घर ठंडा रखना कितने डिग्री
resham kide ke liye tapman
raat thandi hai aur nanhe kide patti nahi khate, shed kitna garam rakhu
bade resham kide ka tempreture
resham ghar me nami jyada
chawki room warmth humidity
is eighty percent damp bad for grown worms
what degree for late age worms
चाकी में तापमान नमी
बड़े कीड़ों को नम कमरा नुकसान करता है क्या
पालन घर कितने डिग्री पर रखें
छोटे कीड़ों को सूखी हवा ठीक है क्या
resham kamra garmi
27 degree chhote kido ko theek hai kya
nami kitni chahiye
bade hone par kamra sukha rakhna hai ya geela, keede ke liye
heater laga du kya chote resham ke bachche ke liye
`,
  'silkworm-eggs-1': `
last lot of eggs bought from a man on the road gave sick worms, where is safe source
FARMER ASKED SOURCE OF SILKWORM EGGS
incubation temperature for eggs
buy chawki worms from centre
अंडे कहां मिलेंगे
राह चलते आदमी से अंडे लिए कीड़े बीमार निकले, भरोसे की जगह कहां
चाकी केंद्र से कीड़े लेना
रेशम अंडे सेने का तापमान
ande kaha se le
raah chalte aadmi se ande liye kide bimar nikle, bharose ki jagah kahan
chawki kide kharidne chahiye kya
resham ande ka tapman nami
disease free layings source
is buying chawki reared worms better than eggs
eggs kept at what warmth and damp to hatch
रोगमुक्त अंडे कहां से
बिना जांच के अंडे लेना गलत है क्या
अंडे सेने की नमी
दूसरे मोल्ट तक पले कीड़े खरीदना
resham bij kahan
dfl ande pramanit kendra se hi lu kya
ande ki garmi 25
sasta anda mila bazar me, lene se bimari aayegi kya
grainage se ande mangwane hai resham ke
`,
  'silkworm-disease-1': `
some worms are fat and shine, when pricked white juice runs out, others turn black and stink
FARMER SAYS SILKWORMS DYING SWOLLEN
white chalky hard worms
black rotting larvae reason
रेशम कीड़े मर रहे फूलकर
रेशम कीट के रोग पहचान
कुछ कीड़े मोटे चमकते, चुभाओ तो सफेद रस, कुछ काले बदबूदार
कीड़े काले पड़कर सड़ रहे रेशम
resham kide mar rahe h
kuch kide mote chamakte, chubhao to safed ras, kuch kale badbudar
kide phule chamakdar doodh jaisa
resham kida khadiya jaisa kada
grasserie milky swollen worm
white chalky hard worm in damp cold, name it
is wet leaf the cause of black soft rotting
फूला चमकीला कीड़ा रोग
कीड़ा खड़िया जैसा कड़ा
उल्टी करके नरम होकर सड़ना किस रोग में
भीड़ में पालने से कौन सा रोग आता है
grasseri flacheri pehchan
keede ka rang kala aur badbu, patti kharab thi kya
safed chune jaisa mara
garmi barsat me kide phoolte doodhiya paani nikalta kyo
muscardine kab hota hai
`,
  'silkworm-disease-2': `
silkworm disease prevention hygiene
FARMER ASKED DISINFECTION OF SILK REARING ROOM
lime on bed at moult
before i bring the next lot how do i make room, trays and leaf clean so none die
रेशम पालन में रोग से बचाव
पालन घर कीटाणुरहित करना
अगला लॉट लाने से पहले कमरा ट्रे पत्ती कैसे साफ रखूं कि न मरें
बीमार रेशम कीड़े गाड़ना
agla lot lane se pehle kamra tray patti kaise saaf rakhu ki na mare
bimari na aaye kya kare
tray kaise saaf kare resham
chuna kab chhidke resham me
disinfect trays lime dusting
pebrine comes through eggs, is testing enough
bury sick worms or throw outside
ट्रे कीटाणुरहित करना
मोल्ट पर चूना बुरकना ठीक है क्या
बीमार कीड़े बाहर फेंकना गलत है क्या
धूल वाली पत्ती देने से नुकसान होगा क्या
resham bachav safai
ghani bheed me pala to bimari badhegi kya, kya savdhani
kamra saaf karna
lot ke pehle aur baad me dono bar kamra dhona hai
pebrin se bachne ke liye kya kare
`,
  'silkworm-mounting-1': `
stopped eating and bodies look like honey, where to put them, open after how many days
FARMER ASKED WHEN TO MOUNT RIPE SILKWORM
chandrika spacing for worms
sell fresh cocoons or stifle
खाना छोड़ा, बदन शहद जैसा दिखता, कहां रखूं और कितने दिन बाद खोलूं
पके रेशम कीड़े चंद्रिका पर
कोया तुड़ाई का दिन
कोया सुखाना गर्म हवा
khana chhoda, badan shahad jaisa dikhta, kahan rakhu aur kitne din baad kholu
resham kida chandrika pe kab rakhe
koya bechne ka samay
cocoon ko garam hawa se sukhana
chandrika gap ripe worms
harvest cocoon on fifth or seventh day
is selling late bad, moth will come out
पके कीड़े कितनी दूरी पर
प्यूपा भूरा सख्त हो तब कोया उतारना
पांच दिन में कोया तोड़ना जल्दी तो नहीं
गर्म हवा से सुखाना जरूरी है क्या
koya kab utare
keeda resham nikalne laga, chandrika pe kaise rakhu
chandrika par dur dur
koya der se becha to titli nikal ke kharab karegi kya
koye ke andar kida kaisa ho to utaarna hai
`,
  'silkworm-muga-1': `
on our som trees the golden silk worms do not grow equal and many drop with dark specks
FARMER OF ASSAM SAYS MUGA WORMS DYING
certified muga seed kharika cleaning
outdoor silk summer disease
मूगा में पेब्रिन रोग
असम मूगा रेशम बीज प्रमाणित
मूगा के बीमार कीड़े
सोम के पेड़ पर सुनहरे रेशम वाले कीड़े बराबर नहीं बढ़ते, काले छींटे लेकर गिरते
som ke ped par sunahre resham wale kide barabar nahi badhte, kale chheente lekar girte
assam muga kide mar rahe
muga beej kaha ka le rogmukt
muga me garmi ka rog
muga pebrine certified seed
is cleaning kharika useful against muga disease
which season outdoor golden silk gets sick most
मूगा में रोग कब
खरिका साफ रखना जरूरी है क्या
बिना प्रमाणित बीज लेना गलत है क्या मूगा में
बीमार मूगा कीड़े नष्ट करें या छोड़ दें
muga bimari assam
sualkuchi taraf muga palte hai, garmi me kide kyo marte
muga bij kahan se
jada garmi me pebrin khule me palne walo ko
som soalu ke ped wale kide ka rogmukt beej chahiye
`,
};
