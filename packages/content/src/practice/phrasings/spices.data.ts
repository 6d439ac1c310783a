/** How farmers and call centres ask for the facts of `spices.ts`: by the id of a fact, one message a line. */
export const spicesPhrasings: Readonly<Record<string, string>> = {
  'chilli-sowing-1': `
SUITABLE SEASON FOR PLANTING
can i grow mirchi in february for green picking
does frost kill chilli, what lowest temperature
august planting for red dry type okay?
लगाने का मौसम की जानकारी
पाले वाले इलाके में मिर्च कब तक चलेगी
सूखी लाल के लिए बरसात में लगाना ठीक है
दिन में कितने डिग्री तक मिर्च सह लेती है
kheti kis season me hoti hai
garmiyo me hari mirch laga sakte kya
lal mirch ke liye kaun sa mahina sahi
pala padta hai hamare yaha to mirch kab lagau
chilli planting month temperature
ours is a frost valley, which four months are free for chilli
how low can night temperature go before it suffers
मिर्च मौसम तापमान
रात में आठ डिग्री हो जाता है, पौधे ठिठुर तो नहीं जाएंगे
आषाढ़ में लाल मिर्च लगाना सही है क्या
चार महीने बिना पाले के चाहिए, हमारे यहां दिसंबर में पाला
hari mirch kab lagti
lal sukhi wali fasal kharif ki hai kya
10 degree se kam me paudha badhega ya nahi
sardi me hari mirch lagana theek hai kya
kis tapman tak jhel leti hai, 36 ho gaya
`,
  'chilli-seed-1': `
SEED RATE OF HYBRID CHILLI
how many grams for half acre nursery
is 200 gm hybrid seed enough per acre
open variety seed quantity for hectare
बीज की मात्रा की जानकारी
एक बीघा मिर्च के लिए कितने ग्राम बीज
हाइब्रिड हेक्टेयर में बीज
देसी किस्म का बीज आधा किलो एकड़ को पूरा पड़ेगा
beej 1 bigha ke liye kitne gram
hybrid mirch 10 gram packet kitne lagenge acre me
nursery ke liye beej matra mirch desi
sankar mirch beej hectare
chilli seed gram acre
hybrid pouch ten gram each, count for one acre nursery
op variety one kg per hectare, too much or less
मिर्च बीज ग्राम हाइब्रिड
देसी मिर्च की पौध के लिए एकड़ में कितने ग्राम
संकर में कम बीज क्यों लगता है
एक हेक्टेयर के लिए कितने ग्राम बीज
mirchi bij kitna gram
hybrid 400 gram hectare se zyada lena bekar hai kya
10 gram ke 15 packet ek acre ko honge
apna rakha beej ekar ki nursery me kitna chhidku
mirch ki paudh ke liye beej ki matra ki jankari
`,
  'chilli-nursery-1': `
information regarding soil solarization for chilli nursery
transparent or black polythene for heating seed bed
may month empty nursery plot, how to disinfect without chemical
how many weeks should plastic remain on the wet bed
मिर्च नर्सरी में सौर तपन की विधि
पन्नी सफेद पारदर्शी लूं या काली, क्यारी तपाने को
बिना दवा नर्सरी की जमीन के कीड़े फफूंद कैसे मारें
पॉलीथीन कितने दिन बिछी रहे
mirchi nursery solarization kaise kare
safed panni se kyari kitne din dhake
nursery ki mitti ko garmi me shodhit karna
ropani ke beda se pehle mitti upchar bina dawa
solarisation weeks polythene
bought black sheet for hot bed, transparent was told, what difference
edges of plastic sealed with mud, why and how long
नर्सरी सौर उपचार पन्नी
छह हफ्ते पन्नी ढकना जरूरी है क्या
सूखी क्यारी पर पन्नी डाली थी, फफूंद नहीं मरी, गीली करनी थी
वैशाख में मिट्टी तपाने से फफूंद बीज मरते हैं क्या
kyari tapana polythin
garmi me panni se dhakne se ghas bhi maregi kya
mitti ko dhoop se pakana kitne hafte
april me bed khali hai, fafund ka ilaj pehle se
panni ke kinare khule rahe to nuksan hoga kya
`,
  'chilli-nursery-2': `
AGE OF SEEDLING FOR TRANSPLANTING
spacing of plants in feet
my seedlings are 50 days old, is it too late, what is right age
how far between two mirchi plants
मिर्च की रोपाई दूरी और पौध की उम्र
पौध एक महीने की हुई, अभी रोपूं कि रुकूं
शाम को रोपाई क्यों करते हैं, गड्ढे में क्या डालें
दो फुट की कतार में पौधा कितनी दूर
ropa kitne din ka lagaye
2 foot x 1.5 foot me mirchi lagana thik h kya
ropai subah kare ya shaam ko mirch
poudh lagate time gaddhe me gobar dale kya
transplant age spacing chilli
seedlings pulled at 9 am all wilted, what hour suits
45 cm plant gap and rows of 2 feet, correct
रोपाई पौध चालीस दिन
पच्चीस दिन की पौध रोपना जल्दी होगी क्या
गड्ढे में तैयार गोबर डालना सही है
दोपहर की धूप में रोपी, मुरझा गई, कब रोपूं
rop lagane ki umar
paudh se paudh kitne inch
teen bata do foot doori theek hai mirchi me
shaam ko hi ropna chahiye kya
kitne din ki rop khet me jaye
`,
  'chilli-nutrients-1': `
FERTILIZER DOSE IN BYADGI AREA
haveri farmer, drip chilli how much urea ssp mop per acre
irrigated crop second split after one month, what quantity
dryland fertilizer with fym in dharwad
कर्नाटक हावेरी में खाद कितनी
सिंचित मिर्च में पोटाश कितने किलो एकड़
बारानी मिर्च की उर्वरक मात्रा दक्षिण में
यूरिया की तीसरी किस्त कितने महीने पर
byadgi mirchi ko khad kitna dalna hai
iihr recommended npk mirch acre
dharwad barani mirchi me urea super potash kitna
irrigated 3 kist urea kab kab
iihr dose urea ssp mop
CALLER WANTS RAINFED CHILLI FERTILISER AND FYM TONNES FOR HAVERI
urea in three equal parts, third at 60 days correct
आईआईएचआर सिंचित खुराक
कर्नाटक में पोटाश एक बार में देना गलत है क्या
कर्नाटक बारानी में गोबर आठ टन के साथ यूरिया की बोरी
एक सौ सड़सठ किलो यूरिया ज्यादा नहीं क्या
karnataka mirchi gobbara
menasinakayi ge urea yeshtu acre
ropai ke do mahine baad potash dena sahi hai
kuan nahi hai, karnataka me super kitna dalu
gadag barani khad ke sath gobar kitne ton
`,
  'chilli-nutrients-2': `
pau dose of fertilizer for mirch per killa
jalandhar farmer asked spacing of ridges and basal khad
how much mop and super for mirchan in malerkotla
time of day to plant mirch in punjab and basal urea
पंजाब में रोपाई पर पोटाश यूरिया कितना
मालेरकोटला में खाद और वट्ट की दूरी
पीएयू मिर्च खाद सिफारिश एकड़
सुपर फास्फेट के साढ़े तीन बोरे ठीक हैं क्या
mirchan nu khaad kinni pauni punjab
malerkotla mirch vatt di duri te super
punjab me mirchi lagate time urea 35 kilo sahi hai kya
pau mirch mop kitna acre
punjab chilli fertilizer ridge
supr phosphate bags for mirchan killa punjab
seventy five cm ridges for mirchan, plant gap
पंजाब मिर्च सुपर पोटाश
पंजाब में दोपहर बाद रोपना ही क्यों
वट्टों वाली मिर्च में रोपाई के दिन कौन कौन सी बोरी
वट्टों का फासला पंजाब में
mirchan khaad punjab acre
ludhiana me mop 20 kilo kam to nahi
patiala mirch lagaun vele halka pani
PUNJAB SE KISAN NE MIRCH KI ROPAI KE SAMAY KI KHAD PUCHI
hectare me super punjab ke hisab se
`,
  'chilli-nutrients-3': `
kerala fertilizer schedule
how much cow dung per acre for mulaku in palakkad
quarter nitrogen when to top dress in kerala
npk for chilli as told by kau
केरल में मिर्च का एनपीके
पालक्काड में गोबर खाद टन में
रोपाई के बीस दिन बाद क्या डालें केरल
केरल नत्रजन तीन बार कैसे बांटें
kerala mirch khad kitni kist me
mulaku ko compost kitna dale acre
kau ki mirch khad sifarish
kerala me 2 mahine baad nitrogen
kerala chilli npk manure
how many cart loads cow dung for one acre mulaku garden
last nitrogen at two months, how much share
केरल मिर्च खाद किश्त
रोपाई के तीस दिन बाद बाकी पोटाश केरल में कितना
केरल में पोटाश की दूसरी किस्त कब
नत्रजन पचहत्तर किलो केरल में तीन बार
kerala mulaku valam
kerala me ek ekar gobar kitne ton
chauthai nitrogen 20 din pe ya 30 pe kerala
thrissur me mirch ko urea do mahine baad dena theek hai
kottayam wale khad ka batwara kaise kare
`,
  'chilli-irrigation-1': `
WATER MANAGEMENT IN CHILLI
is it true chilli needs less water
at flowering stage should i reduce or increase water
plants wilt slightly by 4 oclock, sign for irrigation?
सिंचाई कब करें की जानकारी
मिर्च कम पानी की फसल है क्या
फूल आते समय पानी रोकूं या दूं
दिन ढले पत्ते झुक जाते, सींचने का इशारा है क्या
mirchi me pani kitna dena chahiye
roj pani dene se phool gir rahe kya
phal badhne pe pani jaruri hai
char baje patte murjhate hai pani du
watering sign drooping evening
thin whip like plants dropping bloom, i run channel each morning
critical stage for moisture in pods growth
शाम पत्ते लटके पानी
ज्यादा सींचने से फूल गिरते हैं क्या
रोज नाली खोलने से पौधे बांस जैसे हो गए
चार बजे तक पत्ते झुक जाते हैं, इसे प्यास समझूं या रोग
mirchi pani sanket
4 baje patti jhuki matlab pani chahiye kya
bhari sinchai theek nahi kya is fasal me
phool par pani ki kami se kya hoga
pani zyada pi gayi, patli lambi ho gayi
`,
  'chilli-soil-1': `
CROP UNDER STANDING WATER
heavy rain forecast, how to save my field
flat land chilli in rainy season, ridge needed?
chilli survives dry spell more than flood?
जलजमाव से बचाव
तेज बारिश की चेतावनी है, खेत में क्या करूं
पानी तीन दिन से लगा है मिर्च मर जाएगी क्या
समतल खेत में बरसाती मिर्च लगाना ठीक है
khet me pani jama ho gya kya kare
barsat aane wali hai mirch bachane ko nali banau
kitne ghante pani me mirch jinda rehti hai
mirch sukha jyada sahti hai ya pani
waterlogging 48 hours chilli
ridge planting before monsoon, does it save from drowning
three days flooded, will roots recover
जलभराव दो दिन मिर्च
बारिश से पहले नाली खोलना जरूरी है क्या
अड़तालीस घंटे पानी में रहे तो मरेगी क्या
समतल में लगाने से जीवाणु उकठा आता है क्या
pani bhara mirch mari
mirch dub gayi, jad sadne se kaise bachau
sookha jhel legi par pani nahi, sach hai kya
med bana ke lagana sahi hai barsat me
khet me ghutne tak pani, paudha latak gaya
`,
  'chilli-weeds-1': `
WEEDING AND EARTHING UP
is paddy straw mulch good, how many tonnes
chilli 30 days after planting, weeding with fertilizer together
second weeding at which day
निराई गुड़ाई और मिट्टी चढ़ाना
पुआल की परत कितनी बिछाएं मिर्च में
इसके साथ उगी घास दूसरी बार कब साफ करें
खाद देकर मिट्टी कब चढ़ाते हैं
khar patwar kaise roke
mirchi me mitti kab chadhaye
dhan ka pual mulch kitna ton
nidai kab kab karna hai
weeding 30 60 straw mulch
paddy straw cover tonnes per acre under mirchi
earthing up along with top dressing, which day
पुआल मल्च मिर्च
दूब और मोथा ने दबा दी, पहली निराई किस दिन
तीस दिन पर पहली गुड़ाई, दूसरी कब
धान की पराली बिछाने से नमी रुकती है क्या
mitti chadhana nirai kab
ghas bahut hai, do bar nirai kaafi hogi kya
pual hectare me kitne ton bichhau
60 din par mitti chadhane se nuksan hoga kya
nirai gudai ke samay ki jankari mirch
`,
  'chilli-pests-1': `
THRIPS IN CHILLI LEAF CURL UPWARD
upward cupping of leaf with elongated petiole
is spinosad good for thrips
onion with chilli increases thrips?
थ्रिप्स का नियंत्रण
पत्ती ऊपर को मुड़ती सिकुड़ती, कली झड़ती, उपाय
अगस्त्य के पेड़ बीच में लगाने से थ्रिप्स घटता है
प्याज के बगल मिर्च लगाई, चुरमुर हो गई
thrips ki dawa
kokda patte upar ki or sikude
spinosad mirch thrips par sahi hai
agathi ka ped chhaya ke liye kyo
thrips upward curl neem blue
sorghum stubble land, mirchi leaves now fold upward like cup
elongated leaf stalk and brittle buds dropping
कोकड़ा ऊपर मुड़ा
पत्ता चम्मच जैसा ऊपर, पास में प्याज की क्यारी है
पौध पर पानी छिड़कने से थ्रिप्स कम होती है
पत्ता ऊपर को मुट्ठी जैसा, डंडी लंबी
muranai thrips dawa
kukdi lagi, upar mudi patti, neele card lagau
agase ka ped beech me lagana sahi hai kya
bokadya mirchi upay
spinosad label ke hisab se kab maru, chur mur
`,
  'chilli-pests-2': `
MITE ATTACK IN CHILLI
inverted boat shaped leaf, dull and bronzed below
is wettable sulphur used on yellow mites
pyrethroid spray increased mites, stop it?
मिर्च में पीली मकड़ी का उपचार
पत्ते उलटी नाव, सूखे दिनों में बढ़ रहा
गंधक का छिड़काव मकड़ी पर चलेगा
बार बार पायरेथ्रॉइड से माइट बढ़ती है क्या
mite ki dawai
ashtapadi ka prakop patti niche mudi
sulphur makdi pe kaam karega
konpal niche jhuki moti si, makdi lagi hai kya mirch
mite down curl sulphur
sprayed pyrethroid thrice, leaf undersides still curl like boat
leaf turned like upside boat in dry days
मकड़ी नीचे मुड़ी पत्ती
पत्ते नीचे को बंद छतरी जैसे, चमड़े से मोटे
घुलनशील गंधक कब डालें पत्ते नीचे मुड़े
पत्ते की पीठ पर न दिखने वाली मकड़ी
mait lagi mirch patti
patta niche palta hua jaise ulti naav, mota
pani ki fuhar se makdi ghatti hai kya
sukhe mausam me top ki patti patli lambi
koli kida mirchi pan khali vakle
`,
  'chilli-pests-3': `
BLACK THRIPS CHILLI KHAMMAM
flowers dropping with tiny dark insects moving inside petals
beauveria effective on parvispinus?
invasive thrips destroyed mirchi in warangal, what can be done
खम्मम में काली थ्रिप्स
फूल के भीतर काले कीट चलते, फल पर खरोंच
ब्यूवेरिया काले थ्रिप्स पर काम करेगी
वारंगल में नई थ्रिप्स से मिर्च तबाह, क्या उपाय
nalla tamara purugu mirchi upay
kale thrips par byuveria chalegi kya
phool me kala keeda rengta hai warangal mirchi
guntur mirch black thrips card kis rang ka
parvispinus flower blue card
guntur neighbour mixed five bottles yet black lice in bloom, what instead
extra nitrogen inviting dark thrips in guntur fields, true
फूल में काली जूं
खरपतवार हटाने से काले थ्रिप्स घटते हैं क्या
पंखुड़ी झाड़ो तो काली राई जैसे कीट गिरते
काले कीट ने फूल सुखाए, फल पर खरोंच, तेलंगाना
nalla purugu mirapa puvvu
kale kide phool me ghuse, poori fasal jane ka dar
hafte me teen dawa maari, kale keet pe asar nahi, rok du kya
neem aur beauveria kaale thrips par theek rahenge
kurnool me phool kaale hoke sukh rahe kide bhare
`,
  'chilli-pests-4': `
FRUIT BORER CONTROL
spodoptera pheromone traps per acre
caterpillar inside green chilli eating seed
larvae cutting fruits, first remedy before chemicals
मिर्च फल छेदक की रोकथाम
फेरोमोन ट्रैप प्रति एकड़ कितने
इल्ली इसके अंदर घुसी, बीज नहीं बचे
छेद वाली मिर्च तोड़कर फेंकूं या खेत में रहे
illi ki roktham
iske andar keeda milta hai todne par
phal chedak trap kitne lagau mirch
chhed wali phali ka kya kare mirch
chilli frut borer trap
hand picked forty bored pods today, what trap number helps
fifteen traps in a hectare for pod eating worm, correct
फल में लट मिर्च
सूराख वाली फलियां रोज बढ़ रहीं, बीज खोखला
मिर्च काटी तो अंदर हरी सुंडी और बीज गायब
छह फेरोमोन जाल एकड़ में काफी हैं क्या
mirchi phal chhedak upay
phali me gol khidki jaisa chhed, andar kida
badi sundi haath se pakad ke marna theek hai kya
patta khane wali illi ab phal me ghus rahi
FAL CHHEDAK ILLI KE UPCHAR KI JANKARI
`,
  'chilli-diseases-1': `
LEAF CURL VIRUS IN CHILLI
mosaic curl, plants stunted, will spray cure it
tolerant variety against leaf curl
should i net the nursery against virus
पत्ती मरोड़ विषाणु का इलाज
वायरस वाली मिर्च में फल नहीं लगते, बचेगी क्या
एलसीए 334 मरोड़ सहती है क्या
विषाणु से पौध बचाने को नर्सरी में जाली
virus lag gya dawa batao
kukda virus ka koi ilaj mirch
lca 235 g4 kaisi mirch virus ke liye
boni mirch patte chhote chhote fek du kya
leaf curl virus chilli cure
little twisted leaves on short bush, throw away or nurse
net over nursery keeps the curl carriers away or not
कुकड़ा वायरस इलाज नहीं
जी फोर लगाने से पत्ता मोड़ कम आता है क्या
पौधा बोना, पत्ते चने के दाने जितने, क्या करूं
फल एक भी नहीं, पत्ते नन्हे, पूरा झाड़ उखाड़ूं
gurchya rog dawa mirch
churda murda virus wala paudha ukhadna sahi hai
nursery ko jaali se dhakna kis bimari ke liye
pattiyan choti pili, paudha thigna, phal nahi lagte
virus sehne wali lca kism konsi
`,
  'chilli-diseases-2': `
why is chilli curl more after many sprays
stopped urea, will the curling get less
pyrethroid again and again making leaves curl worse
where to aim nozzle, upper or lower side of leaf for curl
दवा से मरोड़ घटा नहीं उल्टा बढ़ा
बार बार एक ही दवा छिड़कने की गलती, पत्ते मुड़े
अधिक नत्रजन से मिर्च सिकुड़ती है क्या
छिड़काव पत्ती के ऊपर करूं या नीचे, मरोड़ के लिए
itni dawa mari phir bhi patte mud rahe kyo
urea zyada dalne se kukda badhta hai kya mirchi
dawai badal ke maru ya band kar du patte sikud rahe
pyrethroid se patta mod badh jata hai kya
pyrethroid urea curl worse
CURL INCREASED AFTER REPEATED SPRAY AND UREA, ADVICE WANTED
spraying upper side of leaf useless against crinkle, true
यूरिया से मरोड़ बढ़ा
चौथे दिन फिर वही बोतल मारी, सिकुड़न दुगुनी
पत्ते और सिकुड़ गए दवा के बाद, रोक दूं
पत्ती के नीचे फुहार मारना जरूरी है क्या
zyada dawa ulta asar
mudav badhta ja raha, urea bhi diya tha
har hafte chhidkna sahi hai ya zarurat par hi
nitrogen zyada ho gaya to patta mudega kya
ek hi technical bar bar marne se marod kam kyu nahi
`,
  'chilli-diseases-3': `
DAMPING OFF IN NURSERY
seedlings rotting at collar in seed tray bed after rain
trichoderma for dying seedlings in mirchi bed
copper drench on nursery seedling rot
पौधशाला में आर्द्र गलन
बिचड़ा गल रहा है मिर्च का
नर्सरी में पानी अधिक हुआ, पौध जड़ के पास सड़ी
ट्राइकोडर्मा पौध गलन में कैसे काम आता
bichda gal raha hai
beda me paudh girne lagi jad ke pas patli
nursery me copper ki dawa kab mirch gal rahi
damping off mirch upay kyari unchi
damping off nursery trichoderma
sown seed like carpet, now seedlings thread thin at soil
raised bed saves seedlings from neck rot or not
पौध गलन ऊंची क्यारी
छांव वाली गीली क्यारी में पौध सो गई, गर्दन पतली
पौध की गर्दन पतली होकर गिरी, गीली क्यारी
बाढ़ जैसा पानी देने से पौध सड़ती है क्या
rop kood ilaj mirchi
tarai me nursery galan, copper kab dalu label se
nanhi paudh sutli jaisi patli hokar leti
ghana beej girane se paudh marti hai kya
kamar todh bimari se beda kaise bache
`,
  'chilli-diseases-4': `
ANTHRACNOSE FRUIT ROT
dieback of twig and pod rot in red mirchi
round sunken patches with dark dots on ripe pods, seed from these safe?
is turmeric with chilli spreading rot
मिर्च में एन्थ्रेक्नोज रोग
डाल सिरे से सूखी, फल सड़े, रोकथाम
लाल मिर्च पर गड्ढे जैसे दाग, काले बिंदु गोलाई में
हल्दी के साथ मिर्च लगाने से फल सड़ता है क्या
mirchi fal sadan aur die back ki dawa
lal mirch pe gol dhasa dag
tahniya upar se niche sukh rahi mirch
dagi mirch ka beej rakhna chahiye ki nahi
anthracnose ripe pod rings
spotted red pods kept for next seed, will rot come again
twig tips dying backwards like burnt wick
फल सड़न छल्ले बिंदु
हल्दी के साथ मिर्च लगाना सही है क्या
पकी फली देर तक छोड़ने से दाग बढ़ते हैं क्या
टहनी की नोक से सूखना, लाल फल पर भूसे रंग
dieback mirch dawa label
lal phali par gaddha, gol gol kale bindu
kachra khet me chhodne se sadan failti hai kya
daali ki nok jal gayi jaise, dheere niche sukh rahi
phal kujavya rog upay mirchi
`,
  'chilli-diseases-5': `
PHYTOPHTHORA BLIGHT IN CHILLI
suddenly whole line wilted in heavy rain, black lesion on stem
pods water soaked with white growth in monsoon
plants too close in rainy season wilting row wise, remedy
मिर्च में फाइटोफ्थोरा झुलसा
बरसात में तना काला पड़ा, पंक्ति की पंक्ति सूखी
फलियों पर सफेद फफूंद और पानी भरे दाग बरसात में
घनी मिर्च बारिश में अचानक मुरझाई, सहारा दूं
barish me achanak sukhna dawa
kataar me mirchi murjha rahi tana kala
phal pe pani wale dhabbe safed fafundi barsat
nikas karke kya karu mirch line se mar rahi
phytophthora row wilt rain
one row sat down in a night of rain, stem coal black near ground
white cotton on watery pods and blackened stem
फाइटोफ्थोरा मिर्च पंक्ति
ज्यादा नत्रजन से बरसाती मुरझान बढ़ती है क्या
बरसात में फली पर पानी भरा दाग और सफेद रुई
बरसात में कतार एक दिन में झुकी, तना कोयले सा
barsati jhulsa mirch line
paudhe ek ke baad ek line me gire barish me
phali ubli jaisi, safed rui ugi
nikas aur fasal chakra se yeh rukega kya
tane par kaala gila dhabba, dawa label se kab
`,
  'chilli-diseases-6': `
POWDERY MILDEW IN CHILLI
winter leaves dropping with white bloom beneath
is wettable sulphur used for white powder on leaf
yellow blotches above and talc like below
मिर्च में छाछ्या रोग
पत्तियों के निचले हिस्से पर सफेद भुरका
गंधक सफेद चूर्ण पर चलेगी
जनवरी में मिर्च पत्ते गिरा रही, नीचे पाउडर
bhuri rog mirchi upay
patte ke niche safed powder
sulphur safed churn
sardi me patte gir gaye niche talcum jaisa
powdry mildew underside leaf
flour on leaf back and leaves raining down in january
picking fallen leaves helps reduce white coating next round
भुरी सफेद पाउडर पत्ता
पत्ते उलटने पर सफेद पाउडर, दिन में झड़ते जाते
ऊपर पीला धब्बा नीचे मैदा जैसी परत
दूरी रखने से चूर्णी कम होगी क्या
safed churn patti ke niche
patte maide se pute hue aur jhad rahe
chachya rog me konsa gandhak
sukhi thand me patti girti hai, paudha thoonth
churnil aasita ke upchar ki jankari mirch
`,
  'chilli-disorders-1': `
FLOWER DROPPING IN CHILLI
at 38 degree will mirchi set fruit
is planofix hormone okay for flower drop
hot nights and blossoms fall, what to do
मिर्च में फूल झड़ने का उपचार
गर्मी में फूल टिकाने के लिए क्या करें
एनएए दवा फूल रोकने को
पछुआ हवा से फूल गिर रहा
phool gir rahe kya spray kare
planofix dalu kya
kitni garmi me phool girte hai
pachua hawa chal rahi mirchi phool jhad gya
flower fall heat naa
night too is hot, blooms not turning into pods
dry then flood watering made blossoms drop, correct
फूल झड़ना लू मिर्च
ज्यादा यूरिया से छोटे फल गिरते हैं क्या
मल्च बिछाने से फूल टिकेंगे क्या गर्मी में
रात भी तपती है, फूल टिकते नहीं, क्या छिड़कूं
garmi me mirch phool
35 degree se upar phal nahi rukta kya
halka pani roz ya bhari pani, phool bachane ko
tez hawa aur dhoop me phool sab zameen par
thrips se bhi phool jhadte hai kya
`,
  'chilli-disorders-2': `
YELLOWING OF LEAVES IN CHILLI
lower leaves uniformly pale, nitrogen?
new growth yellow with green veins in limestone soil
yellow and wilted suddenly, is it nutrient or root
मिर्च में पत्ते पीले पड़ने का कारण
चूने वाली जमीन में नई पत्ती पीली नस हरी
पुराने पत्तों में नसों के बीच पीलापन
पीले पत्ते, पोषक तत्व की कमी पहचान
mirchi pili pad rahi hai kis tatva ki kami
naye patte pile nas hari chuna wali mitti
purane patte ek saman pile mirch
pili hokar murjha gyi mirch, jad dekhu kya
yellow leaf deficiency chilli
old leaves plain pale all over, which bag is short
veins green and gap yellow on lower leaf, magnesium or iron
नई पत्ती पीली लोहा
नस हरी बीच पीला पुराने पत्ते, मैग्नीशियम या लोहा
चूने वाली मिट्टी में जिंक की कमी कैसे दिखती
पहले जड़ देखूं या यूरिया डालूं जब पौधा पीला
patta peela nas hari
neeche ke patte haldi jaise peele, kya kam hai
upar ki kopal peeli safed si, kya dena
gili zameen se pilapan aata hai kya
mirchi pivli padli karan kay
`,
  'chilli-harvest-1': `
PICKING TIME OF GREEN CHILLI
after planting how many months red chilli ready
number of pickings
my plants 90 days, can plucking start
तुड़ाई कितने दिन में शुरू
लाल मिर्च पूरी पकी कब तोड़ें
तीन महीने हुए हरी मिर्च तोड़ लूं
कितनी बार तोड़ी जाती है
hari mirch kitne din me todne layak
lal mirchi tudai kab 5 mahine par
pehli todai kab
sukhane ke liye mirchi kitni lal ho
picking days green red
first green pluck after how many days of planting
wait till 145 days for drying type, right
हरी तुड़ाई नब्बे दिन
सुखाने वाली लाल तोड़ने को कितने दिन ठहरूं
एक बार में सब तोड़ना ठीक है या कई बार
पांच महीने पर लाल फल की तुड़ाई
hari mirch todai din
ropai ke kitne din baad pehla phal bikega
lal hone tak kitna ruku, 130 din hue
tode kitne hote hai is fasal me
poori lal hone se pehle todne par nuksan hoga kya
`,
  'chilli-storage-1': `
DRYING AND STORAGE OF RED CHILLI
safe moisture of dry chilli before bagging
chilli turning black on soil floor drying, better way
aflatoxin in stored mirchi how to prevent
लाल मिर्च सुखाने का सही तरीका
सूखी मिर्च में नमी कितने प्रतिशत रखें
मिर्च पक्के फर्श पर सुखाएं कि कच्चे पर
बोरी जमीन पर रखने से फफूंद आती है
lal mirch kaise sukhaye fafund na lage
mirchi bore me bharne se pehle kitni nami
chhat par mirch sukha raha raat ko dhakna jaruri hai
aflatoxin kaise bachaye
drying tarpaulin seed rattle
courtyard soil dried pods smell musty, what floor is proper
ten percent moisture before bags, how to judge
मिर्च सुखाना तिरपाल
रात को ढकना जरूरी है क्या सूखते समय
कच्चे फर्श पर सुखाई, मिट्टी और काली परत चढ़ गई
काली फफूंद लगी तो नमी ज्यादा थी क्या
lal mirch sukhane tarika
beej khadakne lage to bharna theek hai kya
roz palatna kyu zaruri sukhate waqt
kachche aangan me sukhai mitti lag gayi
goni me mirchi kali padli, bhandaran kaise
`,
  'garlic-sowing-1': `
is december late in up
hill farmer kullu asked planting month
soybean harvested in mandsaur in october, is it still right time for putting lahsun
our village at 2000 m in himachal, garlic in autumn or in spring
नीमच में लहसुन सितंबर में चोपें क्या
उत्तराखंड के पहाड़ में लहसुन कब
मंदसौर में सोयाबीन काटकर अक्टूबर में लहसुन चोपूं तो समय सही
जूनागढ़ में लहसुन किस महीने लगाना चाहिए
thoom kado launa chahida punjab
lahsun agust me laga sakte mandsaur
rajkot side lasan kab vavvu, diwali pehle ya baad
uttar pradesh me lahsun november ke baad lagaya to chalega
garlic planting month
apple belt village 2000 metre, garlic cloves in which season
junagadh farmer wants to put cloves after diwali, is october november alright
लहसुन चोपाई महीना
पौष लग गया, मैदान में अब कलियां गाड़ने का समय निकल गया क्या
मंदसौर में सोयाबीन बाद लहसुन लगाने का पखवाड़ा
ओडिशा बंगाल में लहसुन कब
lasun lavni kab
kuwar me khet khali hua, uttar ke maidan me turi laga du kya
kullu ki unchai par kartik me kaliyan gaadna theek hai ya chait me
maharashtra me lasun kab lagte
FARMER ASKED LAHSUN LAGANE KA SAHI SAMAY MANDSAUR
`,
  'garlic-seed-1': `
distance clove to clove in lahsun
small cloves as seed, bulb size effect
have 2 quintal bulbs, will that plant one acre, cloves big
labour put cloves upside down in some lines, how deep and which side up is right
कली से कली दूरी
बारीक कली बोने से लहसुन छोटा होगा
दो क्विंटल लहसुन है, एक एकड़ में चोपने को पूरा होगा
चोपाई में कली उल्टी लगी कुछ जगह, सही कैसे और कितनी गहरी
ek acre me kitne kuntal bij
turi kaise lagate nok upar
chhoti turi wala lahsun bij me lu to gaanth chhoti rahegi na
ek bigha ke liye lahsun kitne kilo bij aur kitni duri
garlic cloves quintal acre
labour pushed cloves tip down, will they come
kilos of bulbs to break for one bigha, i have only small inner cloves
लहसुन कली नोक ऊपर
अंदर की पतली कली लगाना नुकसान है क्या
सात सौ किलो हेक्टेयर कलियां लगती हैं, इतना महंगा बीज कम नहीं हो सकता
कली कितने सेंटीमीटर गहरी चोपें
lasun beej ekari kiti
turi 250 kilo le aaya hu, ek acre poora ho jayega
badi kali hi kyu chune beej ke liye
turi ki dum neeche rakhni hai ya nok neeche, majdoor pooch rahe
lehsun ki chopai doori gehrai
`,
  'garlic-nutrients-1': `
farm yard manure trolleys for acre lahsun
second nitrogen after thirty days?
cloves planted 30 days ago with dap only, now how much nitrogen to give for good bulb
field is sandy and weak, should i add gandhak along with npk
फास्फोरस पोटाश बुवाई पर कितना
तीस दिन के लहसुन में यूरिया
लहसुन लगे तीस दिन, शुरू में सिर्फ डीएपी दी थी, अब यूरिया कितनी
कमजोर मिट्टी में गंधक के साथ कौन सी खाद बुवाई पर
1 mahine baad kya dale
iske liye gobar kitni ton
gaanth badi ho, gobar kitni trali aur urea kab kab
lahsun lagate time poora potash fasforus daal du aadha urea, sahi hai
garlic npk manure sulfur
pale one month crop, what bag and how much
how many trolleys of rotten dung in one acre before putting cloves
लहसुन गंधक नत्रजन
गांठ मोटी हो, बुवाई पर कितनी बोरी लहसुन में
एक एकड़ लहसुन में बीस किलो पोटाश पूरा पड़ेगा कि और डालूं
गोबर पचास टन हेक्टेयर कहां से लाऊं, कम चलेगा
lasun khat pramaan
aadhi urea bone par aadhi mahine baad, yahi tarika hai na lahsun me
lehsun ki buwai se pehle dap potash dono ek sath milau
kamzor balui zameen hai, gandhak bhi girana padega kya
chopai ke 30 din baad kya bikheru
`,
  'garlic-irrigation-1': `
earthing up garlic at 60 days benefit
growing stage water after 8 days?
tops are turning yellow and neck soft, neighbour still watering garlic, should i
in january every 9 days water to garlic enough or more
मिट्टी कब चढ़ाएं
पकते लहसुन में पानी घटाएं क्या
पत्ते पीले होने लगे, पड़ोसी अब भी पानी दे रहा, मैं दूं
साठ दिन का लहसुन, मिट्टी चढ़ाने से गांठ मोटी होगी
kitne din me pani de
lahsun pila pad gaya pakne se, pani du
pakne ko hai aakhri pani kab de ke band karu
sardi me 10 din me ek pani kaafi hai
garlic watering gap stop
bulb peeping above soil at two months, cover it
tops yellow now but labour free today, run water before digging or keep dry
लहसुन पानी आठ दिन
सिरे पीले झुक गए, पड़ोसी पानी दे रहा, मैं दूं
जाड़े में दस दिन बाद पानी लगाता हूं, लहसुन के लिए ज्यादा देर तो नहीं
मिट्टी चढ़ाने से उपज बढ़ती है क्या
lasun pani kiti divsani
pakte samay pani zyada diya, nuksan hoga kya
gaanth zameen se bahar dikhne lagi, mitti charha du to moti hogi kya
lehsun pakne laga, aakhri baar motor kab chalau
har hafte pani kaafi hai lahsun me
`,
  'garlic-varieties-1': `
g 50 or g 323 for north
which garlic has 15 big cloves
kota farmer asks seed with large bulb for rajasthan, name it
nainital upper hills which garlic, can plains one be used
यमुना सफेद 3 किस राज्य के लिए
बड़ी गांठ वाला लहसुन बीज
कोटा के लिए मोटी गांठ वाला लहसुन कौन सा
पंजाब में जी 282 लगाऊं या जी 50
acchi variety mp
up ke liye beej
bade jave wala lahsun mp ke liye naam batao g 282
g 323 lahsun kis ilake ke liye hai
garlic variety parvati hills
big bulb 15 clove seed for punjab mandi name
seed shop says yamuna safed one grows in every state, is that so
यमुना सफेद जी एक
पहाड़ वाली पार्वती का बीज मैदान में लगाने से कुछ निकलेगा क्या
राजस्थान के लिए बड़ी गांठ वाला नाम
कोटा तरफ मोटी कली का नाम चाहिए
lasun jaat konti changli
g50 aur g323 wala beej punjab side ke liye hai ya mp ke liye
mote javey wala safed lehsun, pandrah solah kali ka, kya naam hai
himachal unchai wala lehsun beej
g 323 aur g 50 me kaunsi lu
`,
  'garlic-yield-1': `
bhima purple production per acre
yamuna safed 5 yield quintal
ludhiana, pg 17 took almost six months, is 45 quintal from acre okay
purple garlic bhima gave me 25 quintal an acre, poor or as expected
भीमा पर्पल लहसुन कितना देता
हेक्टेयर में कितने क्विंटल
पीजी 17 से एक एकड़ में 45 क्विंटल आया, ठीक है या कम
यमुना सफेद 5 से एकड़ में सत्तर क्विंटल सच में निकलता है
utpadan acre me kitna
konsa lahsun jyada quintal deta
bhima purple lagaya 25 kuntal acre mila, kam hai ya itna hi hota
kaunsi kism 1 acre me sabse jyada quintal
garlic yield pg 17
purple skin one weighed less, what is usual per acre
somebody claims seventy quintals from one acre of garlic, which kind gives that
लहसुन उपज भीमा पर्पल
पीजी 17 को खेत में छह महीने के करीब लगते हैं, सच में इतने दिन
पच्चीस क्विंटल एकड़ कम है क्या बैंगनी में
एक सौ अस्सी क्विंटल हेक्टेयर कौन सी देती
lasun utpann ekari
pg17 punjab me kitne din leti aur killa kitna nikalta
yamuna safed paanch lagaya to ek hectare ka maal kitna hoga
acre me 50 kuntal lehsun theek hai kya punjab
konsa lehsun zyada wajan deta
`,
  'garlic-diseases-1': `
leaves white lines insects, neem enough?
purple spot after damp weather
leaf of garlic scratched white by tiny insects and purple ring spots also came after fog
last year onion in this plot, garlic now has violet eye marks
लहसुन के पत्ते पर सफेद लाइनें
प्याज के बाद इससे धब्बा रोग
पत्ते कीड़े खुरचकर सफेद, बीच में बैंगनी गोल दाग
पिछले साल प्याज थी, इस बार पत्तों पर जामुनी निशान
patte safed dhari
lahsun me purple blotch upay
patto pe jamni dhabba beech se tut rahe, kya karu
kohre ke baad baigani daag aur safed lakire dono
purple blotch thrips neem
violet ring and silver scrape together, onion was before
should i leave onion and garlic out of this plot because of violet marks
लहसुन बैंगनी धब्बा
पत्ती पर जामुनी चकत्ते और सफेद लकीर
खड़ा पानी रहने से दाग बढ़ते हैं क्या
बीच में जामुनी आंख, पत्ता वहीं से टूटता
karpa rog lasun
jamni dag beech me, kinara pila
jamni rang ka daag beech me, patti wahi se mud ke gir jati
phulkide se patte safed ho gaye lehsun ke, neem tel chalega kya
patti cheer ke dekho to bareek keede, sath me dhabba
`,
  'garlic-disorders-1': `
tips drying, is it sulphur
thrips inside fold or nutrient, tip
garlic end of leaf yellow two inch, rest green, shopkeeper gives sulphur but should i check something first
watered twice in one week and tips yellow now
नोक पीली होने का कारण
लहसुन नोक पीली पहले क्या जांचें
पत्ती ऊपर से दो इंच पीली, बाकी हरी, पहले क्या देखूं
हफ्ते में दो बार पानी दिया, सिरे पीले पड़े
lahsun pila pan kaise thik kare
patti sire se pili
lahsun upar se pila, thrips hai ya khad ki kami kaise pata kare
nok se pili seedha sulphur daal du ya pehle nami dekhu
garlic tip yellow sulphur
only leaf end two inch straw coloured, what first look
shopkeeper pushes sulphur for tip yellowing, but what to inspect before buying
नोक पीली लहसुन
नोक सूखी भूरी, तह में रेंगते कीड़े मिले
नोक पीली देखकर सीधे गंधक की बोरी डालना जल्दबाजी तो नहीं
ज्यादा पानी से सिरे पीले पड़ते हैं क्या
patte ka sira jhulsa hua
nok bhoori pad gayi, khad du ya pehle mitti ki nami dekhu
nok jali jali, nitrogen kam hai kya
upar se pilapan neeche hara lasun
gandhak ki kami, keeda ya zyada pani, sira sukhne ki asli wajah konsi
`,
  'garlic-harvest-1': `
late digging effect
garlic pull out with leaves
weather man says rain on friday, leaves 50 percent dry, take out now or leave
delayed digging by two weeks and cloves separating from bulb
देर से लहसुन निकाला कली खुली
लहसुन पत्तों सहित उखाड़ें
आधे पत्ते सूखे, शुक्रवार को बारिश बताई है, खोद लूं
दो हफ्ते देर हुई, कली अलग अलग हो रही
nikalne ki pehchan
pakne par kitne patte sukhe
adhe patte pile sukhe ho gye, kudali chala du
patte hare hai par gaanth badi dikhti hai, lahsun abhi nikalu kya
garlic digging half leaves
two weeks late, cloves came apart in soil
pulling with leaf on or cut first, labour asks
लहसुन खुदाई आधे पत्ते
पत्ते अभी हरे हैं पर भाव अच्छा है, अभी उखाड़ लूं तो हर्ज
देर करने से कलियां अलग होती हैं
आधे पत्ते भूसा जैसे, शुक्रवार को बारिश
lasun kadhni kadhi
patte pile sukhe kitne percent par
zameen ke andar hi gaanth phat gayi, khodne me der kar di kya
ukhadte samay patte kaat du ya sahit nikalu
pakne ki nishani lehsun
`,
  'garlic-storage-1': `
bundle garlic tops and hang
garlic curing days in shade
how should i tie the dug garlic with leaf and for how many days in shade before hanging
price is down, want to keep garlic till diwali without rot
लहसुन छाया में कितने दिन
लहसुन खराब न हो रखने की विधि
खोदा हुआ लहसुन पत्ते सहित बांधकर छाया में कितने दिन रखूं
दिवाली तक लहसुन घर में रखना है, सड़े नहीं ऐसा तरीका
kaise rakhe lambe samay
lahsun chhaya me sukhana din
patte kaat ke rakhe ya guthe, kaun jyada din chalega
20 paudhe ka guchha bana kar lahsun latkana hai kaha aur kab
garlic curing plait shade
rate crashed, hold bulbs four month how to tie
how many plants go in one braided bunch and where to hang
लहसुन छाया पंद्रह दिन
चुटिया बनाकर बीस पौधे टांगूं, कितने दिन छाया
बंद कोठरी में ढेर लगाया, नीचे से सड़ने लगा, कैसे रखना था
खुदाई के बाद धूप में सुखाऊं या छाया में खड़ा करके
lasun sathavan kasa
pachees paudhe ki choti gunth ke baandhu, itna kaafi hai
patte kaat ke bore me bhar diya, garmi se pighal raha, kya galti
dher lagana ya tangna konsa behtar
LAHSUN KO CHAR MAHINE SURAKSHIT RAKHNE KI JANKARI
`,
  'ginger-sowing-1': `
wayanad got vishu showers, beds ready, start?
sowing month in north east
under coconut shade
is it late to plant ginger in may
वायनाड में पहली फुहार, क्यारी तैयार
अदरक किस महीने में बोएं
नारियल के बगीचे में अदरक
पूर्वोत्तर में अदरक कब लगाते हैं
mizoram jhum me kab gadna
adrak ki buai april me
kab ropal jala
adrak chhaya me ho sakta kya
ginger planting time
can ginger go under coconut
is june planting too late on the west coast
अदरक लगाने का समय
अप्रैल की पहली फुहार पर अदरक
पूर्वोत्तर में मई में अदरक
हल्की छाया में अदरक उगाना
adrak boni
adrak kis mahine
kerala me adrak april
inji nadavu kab
nariyal ke beech adrak
FARMER ASKED PLANTING TIME OF GINGER IN KERALA
पहली बारिश अप्रैल में हो गई, अब गांठ गाड़ दें
`,
  'ginger-seed-1': `
seed rate per acre
weight of ginger seed piece
spacing and depth
one sprout on each finger bit, how heavy and how far apart
हर टुकड़े पर एक आंख, तौल और फासला
टुकड़े का वजन
अदरक कितनी दूरी पर लगाएं
अदरक की क्यारी कैसे बनाएं
beej ek acre me
gaanth kitni gehrai par
25 katha ke liye kitne mon gaanth
adrak ki bed unchai aur naali
ginger seed rate
is a 10 gram bit too small
bed one metre wide and 25 cm high?
अदरक बीज दर
अदरक के टुकड़े में आंख जरूरी है
छह क्विंटल बीज एक एकड़
क्यारियों के बीच नाली 40 सेमी
adrak bij kitna
adrak ki duri
kand 5 cm gehra
15 gram ka tukda
adrak kyari ka naap
gaanth kitni ungli gehri aur paudha kitni door
छोटा टुकड़ा बिना आंख का लगा दिया, उगेगा क्या
`,
  'ginger-nutrients-1': `
fertilizer for ginger per acre
when to top dress ginger
zinc in ginger soil
four months old, second part of potash pending, right time?
खाद की मात्रा
यूरिया कब डालें
चार महीने की, पोटाश का दूसरा भाग बाकी
अदरक में पोटाश कितनी बार
khad kab kitni
jaste ki kami bole lab wale, kitna
60 din par kya dale
adrak ko gobar khad kitni chahiye
ginger fertilizer
is urea at planting wrong for ginger
zinc sulphate per acre where zinc is low
अदरक खाद
120 दिन पर कौन सी खाद बाकी
60 दिन पर आधा नत्रजन
गोबर खाद बारह टन एकड़
adrak me khad
adrak yuria kab
zinc ki kami patta peela adrak
potash do bar me
npk 75 50 50
जिंक सल्फेट अदरक में डालना जरूरी है क्या और कितना
is nitrogen at two months and again at four months right
`,
  'ginger-irrigation-1': `
september dry spell, rhizome forming, drip each week?
critical stage of water
ginger water interval
waterlogging in ginger harmful
सितंबर सूखा, गांठ बनती, हफ्ते में पानी
अदरक को पानी कितने दिन में
गांठ बनते समय सिंचाई
पानी भर गया नुकसान
jad ke paas pani khada reh gaya kal se
sinchai kis samay jaruri
90 din par pani
barish nahi ho rahi adrak me pani du
ginger irrigation
is dry soil at 135 days harmful
water gap in days when no rain
अदरक सिंचाई
अंकुर निकलते समय पानी
90 दिन पर गांठ बनते समय सूखा
खेत में पानी खड़ा रहने दूं
adrak pani kab
adrak patwan
adrak me har 10 din pe pani
pani lag gaya adrak me
gaanth badhne ke samay sinchai
aasman sukha, patte latke, kitne din pe pani chalau
किस उम्र में सूखा पड़ने से अदरक की गांठ छोटी रहती है
`,
  'ginger-weeds-1': `
leaf cover vanished by rain at two months, put again how much
green leaf mulch quantity ginger
earthing up ginger days
weeding how many times
दो महीने में पत्ती सड़ गई, दोबारा कितनी
मिट्टी कब चढ़ाएं
पत्ती कितनी बार बिछाएं
निराई और ढकाई
gaanth dikh rahi, mitti do baar chadhana kab kab
mitti chadhane ka samay
hari patti kitni
gaanth bahar nikal gayi
ginger mulching
how many tonnes green leaves at planting
is earthing up at 40 days right
अदरक मल्चिंग
मिट्टी चढ़ाना 90 दिन
पत्ती न बिछाएं तो नुकसान होगा
दूसरी मल्च निराई के बाद
adrak me patti
adrak nirai
puaal patta dhakna adrak
mulch kab kab
kand dhoop me dikhe to mitti
लगाते समय हरी पत्ती कितने टन बिछाएं
gaanth upar jhaankne lagi, ab mitti daalna der to nahi
`,
  'ginger-diseases-1': `
soft rot of ginger control
plant lifts with no effort, base jelly, bad odour, spreads after rain
leaves yellow from tip lower
trichoderma neem cake in ginger
बिना जोर उखड़ता, जड़ लसदार बदबू
अदरक की गांठ सड़ रही
अदरक का पौधा पीला होकर गल रहा
कंद गलन की रोकथाम
adrak sad raha hai kya kare
agle saal bij kahan se lu ki sadan na aaye
jad sad gayi badbu
adrak pila pad kar gir raha niche se gal gaya
ginger soft rot
watery collar, stinking lump, yellow leaf tips
is seed from a sick field dangerous
अदरक सड़न
गांठ सड़कर बदबू
सड़ा झुंड खोदकर फेंकना सही है
नीम खली में ट्राइकोडर्मा अदरक
adrak gal raha
adrak rhizome rot
gaanth sad gayi gardan gili
pile patte nok se
sadan wale khet ka bij lu kya
adrak ukhada to neeche lijlija aur gandi baas
अदरक में सड़न रोग के उपचार की जानकारी
`,
  'ginger-diseases-2': `
leaf folds like cigar and hangs green, cut stem shows white ooze
plant wilting milky ooze
soil solarization for ginger wilt
is there spray for ginger wilt
पत्ता बीड़ी सा मुड़ा हरा ही लटका, तना काटो तो सफेद
अदरक मुरझा रहा है हरा ही
जीवाणु उकठा अदरक की रोकथाम
अदरक उकठा वाले खेत में क्या लगाएं
koi dawai kaam nahi aati, mitti ko dhoop me tapau?
adrak murjha raha tane se ras
adrak bacterial wilt ka ilaj hai kya
tana khinchne par nikal jata doodhiya pani
ginger bacterial wilt
does any spray cure milky ooze wilt
forty days plastic on soil useful?
अदरक उकठा
तने से दूध जैसा निकला
धान मक्का से चक्र
पत्ते मुड़े कांसे रंग
adrak murjhana
jivanu ukhta
tana khicha to lasa nikla
spray se theek hoga kya murjhaya adrak
ooz test adrak hara mar gaya
हरा पौधा सुबह लटका मिला, तना दबाया तो दूधिया चिपचिपा
is there no medicine for this wilt, how long to keep soil under plastic
`,
  'ginger-pests-1': `
shoot borer remedy without chemicals
pulling centre leaf it comes and smells, caterpillar inside stem
dead centre leaf in july, fresh excreta sticking outside
is light trap useful for moths that lay on ginger and turmeric
तना बेधक की रोकथाम की जानकारी
डंडी में सूराख है, बाहर मल निकला हुआ
बीच की पत्ती खींची तो हाथ में आ गई, भीतर सूंडी
अगस्त में बिंधे हुए कल्ले काटकर हटा दें क्या
savan bhadon me aise kalle kaat ke jalane hai kya
bich ka patta pila aur dandi me ched hai
keeda tane ke andar baith gaya hai neem marein kya
light trap lagane se tana chhedne wala kida rukega
ginger shoot borer
frass at a hole on the stem
is cutting bored shoots in july enough
तना छेदक अदरक
बीच की पत्ती सूखी
हल्दी में भी तना छेदक
छेद से बुरादा, नीम छिड़कूं
adrak me kida
tana bedhak
gabha sookha adrak
light trap adrak
tane me surakh illi july
अदरक के तने में सुराख और बाहर लकड़ी का बुरादा सा
should dead heart shoots be cut in august or left
`,
  'ginger-climate-1': `
village at 400 metre with sharp monsoon, soil loose, is it fine place
rainfall needed in mm
can it be grown in dry plains of rajasthan type climate
loose soil depth and ph before i start this spice
कितने मीटर की ऊंचाई तक होती है
चार सौ मीटर ऊंचा गांव, तेज मानसून, जगह कैसी
लाल भुरभुरी माटी एक फुट गहरी है, ठीक रहेगी
हमारे यहां 2000 मिमी पानी गिरता है चलेगा क्या
samtal garam ilaka me namak wali mitti chalegi
kitni unchai par adhrak acchi hoti
ph 6 wali bhurbhuri mitti sahi hai kya
khudai ke samay sukha mausam chahiye kya isme
ginger climate
is 1600 metre too high
soil ph for ginger
अदरक जलवायु
अदरक के लिए वर्षा कितनी
30 सेमी गहरी भुरभुरी मिट्टी
पथरीली जमीन में अदरक लगाने से नुकसान
adrak ki mitti
adrak kitni unchai
garam nam jagah adrak
900 meter pe adrak accha hoga
buwai ke samay barish ho to adrak
समुद्र से 1200 मीटर ऊंचा गांव, अदरक अच्छा होगा
dry land with 700 mm rain, can this spice be tried
`,
  'ginger-harvest-1': `
rate is forty today at six months, can i lift for fresh market
green ginger ready in how many months
seed purpose crop to be left how long in field
40 quintal from acre, is it low against normal yield
छह महीने में चालीस का भाव, उखाड़कर ताजा बेच दूं
सोंठ के लिए कितने महीने की फसल चाहिए
पांच महीने में हरी बेचने लायक हो जाएगी
एकड़ में साठ क्विंटल से ऊपर जाता है क्या
saunth banane ko patte poore sukhne de kya
hari adrak bazar ke liye kab nikalni chahiye
aath mahine ho gaye patte sukh gaye ab khodu
paidawar ek acre me ketna
ginger digging month
is digging at five months a loss if i want dry spice
leaves have gone brown and dry, take it out for seed?
अदरक खुदाई
सोंठ के लिए आठ महीने तक छोड़ना जरूरी है
हरा अदरक छह महीने में निकालने से वजन घटेगा क्या
हेक्टेयर में बीस टन अदरक
adrak kab khode
adrak ki paidawar
aale kadhni kab
sonth wala adrak kitne mahine
patta sookh gaya adrak ka, ab kya
ताजा बेचने के लिए कितने महीने में निकालें
FARMER ASKED YIELD OF GINGER PER ACRE
`,
  'ginger-storage-1': `
storage of seed rhizome till april
keeping own mother pieces in room, they turned thin and mouldy
pit lined with saw dust, which leaf to spread
how often should i open the seed pit and sort
घर के बीज के टुकड़े पतले और फफूंदे
गड्ढे में बालू और नीम पत्ती बिछानी है क्या
रखा बीज सिकुड़कर हल्का हो रहा, कैसे संभालें
हर महीने सड़े टुकड़े निकालने चाहिए क्या
chhaya ke gadde me konsi patti daale
beej wali adrak ghar me sad ja rahi
bura ya ret kis me rakhna accha rahega seed ke liye
gadde me hawa ki jagah chhodni padti hai kya
ginger seed storage
is neem leaf good for lining the pit
seed lumps shrinking in heap, look at them monthly or not
अदरक बीज भंडारण
गड्ढा पूरा बंद कर दूं तो बीज सड़ेगा
रेत में दबाकर बीज की गांठें रखना
बीज वाले टुकड़े धूप में रखना ठीक है या छाया में
adrak bij kaise rakhe
beej adrak gadda
aale ka beej bachana
adrak ke beej me fafund lagi chhat ke kamre me
lakdi ka burada bichake kand rakhe
seed ki gaanthe gadde me kitni baar palat ke dekhu
गड्ढे में हवा न रही तो बीज गल जाएगा क्या
`,
  'turmeric-sowing-1': `
rain has come early, plant the seed rhizomes this week or wait for june
FARMER ASKED SOWING TIME OF HALDI IN PUNJAB
kerala turmeric with pre monsoon rain
last week april good for planting rhizomes in ludhiana
इस बार छींटे जल्दी आ गए, गांठें इसी हफ्ते गाड़ दूं या जून का इंतजार करूं
पंजाब में हल्दी कब लगाते हैं
दक्षिण में मई में हल्दी लगाना
वैशाख में हल्दी गाड़ दें क्या
is baar chhinte jaldi aa gaye, ganthe isi hafte gaad du ya june ka intezar
haldi lagane ka mahina konsa
punjab me haldi bijai da time
june me haldi laga sakte hai kya
rhizome planting month punjab
early showers in kerala, plant in may
is june end late for south planting
हल्दी लगाने का महीना
पानी रुकने वाला खेत लेना गलत है क्या गांठ के लिए
पंजाब में अप्रैल के अंत में गाड़ना
दक्षिण में पहली बारिश पर बोना ठीक है क्या
haldi kab bote
amritsar me ganth kab lagaye
kerala me mai june kab lagana sahi
haldi lagane samay
jyeshth me pehli bauchhar padi, ganth gaad du
`,
  'turmeric-seed-1': `
i have half an acre on raised beds, how many quintals of seed fingers should i buy
FARMER ASKED SEED QUANTITY AND BED SIZE FOR HALDI
single bud seedling tray method
raised bed width height for rhizomes
हल्दी का बीज एक एकड़ में कितना
क्यारी कितनी चौड़ी ऊंची
आधा एकड़ में ऊंची क्यारी बना रहा, कितने क्विंटल गांठ खरीदूं
एक बीघा हल्दी में कितने क्विंटल गांठ
aadha acre me oonchi kyari bana raha, kitne quintal ganth kharidu
1 acre haldi me kitne kilo gath
haldi bed ki chaudai aur duri
ek aankh wali paudh se haldi lagana
seed rhizome quintal acre
is splitting the mother piece fine or must it go whole
gap between two raised beds, half metre correct
बीज गांठ कितनी लगे
एक आंख वाली ट्रे पौध से बीज सच में बचेगा क्या
क्यारी की ऊंचाई तीस सेंटीमीटर काफी है
हेक्टेयर में पच्चीस क्विंटल कंद डालना सही है
haldi ka bij matra
ek ekad ko das kuntal ganth chahiye kya
kand kitna boye
paanch gram ke tukde tray me ugana, faida hai kya
bed ek meter chauda banau to bich me kitna chhodu
`,
  'turmeric-soil-1': `
my land is red gravelly and sour by report, how should i ready it before making beds
FARMER ASKED LAND PREPARATION FOR HALDI
laterite soil needs liming how much kg acre
number of ploughings for fine tilth before bed
गांठ लगाने से पहले खेत की तैयारी
लाल लैटेराइट मिट्टी में बुझा चूना
जांच में मिट्टी खट्टी निकली, क्यारी से पहले चूना और जुताई कैसे करूं
अम्लीय मिट्टी में हल्दी लगाने से पहले
khet me chuna kitna dale
janch me mitti khatti nikli, kyari se pehle chuna aur jotai kaise karu
tejabi mitti me haldi se pehle kya
khet bhurbhura kaise kare haldi ke liye
lime kg in sour soil
four ploughings necessary before beds, or two will do
can i put lime without soil report on red laterite
खट्टी मिट्टी में चूना
लाल मिट्टी में बुझा चूना एकड़ का कितना
क्यारी से पहले चार बार जोतना जरूरी है क्या
चूना ज्यादा डालने से गांठ वाली फसल को नुकसान होगा क्या
haldi khet taiyari
khet me kitni jutai ke baad bed banaye, mitti bhurbhuri chahiye
chuna kitna amliya mitti
laal bajri wali zameen ko theek karna hai haldi ke liye
500 kilo chuna hektare me kam hai ya theek
`,
  'turmeric-nutrients-1': `
leaves are pale at two months and i gave only dung at planting, what dose is due now
FARMER ASKED NPK FOR HALDI CROP
compost tonnes per acre for rhizome crop
top dressing at 120 days
दो महीने की फसल के पत्ते फीके, लगाते समय गोबर ही दिया था, अब क्या दूं
हल्दी में पोटाश कितना और कब
साठ दिन की हल्दी में यूरिया
गोबर की खाद प्रति एकड़
khad kitni dale
do mahine ki fasal ke patte feeke, lagate samay gobar hi diya tha, ab kya du
haldi ki ganth badhane ke liye npk
ek acre haldi ka khad ka hisab
npk splits sixty and 120 days
compost ten tonnes an acre, is it too much
which guide is right, 120 nitrogen or 60
खाद तीन बार कब कब
पोटाश सौ किलो हेक्टेयर देना ठीक है क्या
चार महीने पर आखिरी खाद दें क्या
गोबर खाद कितनी ट्रॉली गांठ वाली फसल में
haldi khad kitni
teesri khep ki khad kab girau, 120 din pe
haldi me urea potash
dono kitab me matra alag, mitti jaanch karau kya
ek acre me 48 kilo nitrogen theek rahega gaanth ki fasal me
`,
  'turmeric-weeds-1': `
shoots not out yet and grass covered beds, cover with leaves or weed first
FARMER ASKED WEEDING AND EARTHING UP OF HALDI
green leaf mulch quantity per acre
ninety day earthing to cover rhizomes
अंकुर निकले नहीं और घास छा गई, पत्ते बिछाऊं या पहले निराई करूं
निराई कितनी बार
मिट्टी चढ़ाने का समय
हरे पत्ते की परत कितनी टन
ankur nikle nahi aur ghas chha gayi, patte bichhau ya pehle nirai karu
haldi pe patta bichana jaruri h kya
mitti chadhana kab
30 60 90 din haldi nirai
green leaf mulch tonnes
earthing up at ninety days to cover the bulbs, must or not
is weeding twice enough, or third at three months
हरी पत्ती की मल्च
निराई तीस दिन पर न करूं तो नुकसान होगा क्या
मिट्टी चढ़ाना कब
पांच टन पत्ते एकड़ में बिछाना सही है क्या
haldi me ghas
patti ki chadar bichhau lagate hi, kitni lagegi
gaanth bahar dikh rahi, mitti chadhani hai kya
nirai teen bar
podha ugne se pehle sookhi ya hari patti odhana theek
`,
  'turmeric-irrigation-1': `
rain has stopped and soil is cracking in november, how often should water reach the bed
FARMER ASKED WATERING OF HALDI AFTER RAINS
critical stage of water for rhizome
waterlogging effect on rhizomes
बारिश गई और नवंबर में मिट्टी फट रही, क्यारी में कितने दिन पर पानी पहुंचे
सर्दी में कितने दिन पर सिंचाई
गांठ बनते समय हल्दी को पानी
पानी रुकने से क्या होगा
kitne din pe pani
barish gayi aur november me mitti phat rahi, kyari me kitne din par pani du
barish ke baad haldi ko pani kab
november me haldi ko pani du
water gap days dry months
is standing water the cause of soft rot in beds
which stage must never go dry, bulb start or leaf stage
सूखे महीने में पानी
बरसात के बाद हफ्ते में एक पानी ठीक है क्या
गांठ बनते समय पानी न दूं तो क्या होगा
जलभराव से गांठ नरम पड़ जाती है
haldi sinchai kab
kartik me barish nahi, kitne din ka antar rakhu paani me
paani bharne se sadan aati kya
das din par pani kam to nahi
haldi pani antar
`,
  'turmeric-diseases-1': `
brown ovals with whitish middle on leaves, whole leaf burns down from the tip
FARMER SAYS HALDI LEAVES SPOTTED AND DRYING
leaf blotch small rectangular patches
grey centre brown ring on leaves
हल्दी में पत्ती धब्बा रोग
पत्तों पर भूरे दाग
पत्ते पर भूरे अंडे जैसे दाग बीच में सफेदी, नोक से पूरा जल जाता
पत्ती झुलस रही है
patti pe dag
haldi ke patte sukh rahe dhabbe se
leaf blotch haldi me kya kare
patte par bhure ande jaise daag beech me safedi, nok se poora jal jata
leaf blotch small squares
spots with ash centre drying leaf, does it make bulbs small
is thick planting the reason for leaf spot
पत्ती धब्बा और ब्लॉच
दोनों तरफ चौकोर छोटे भूरे निशान
सूखी पत्तियां खेत में छोड़ना गलत है क्या
HALDI ME PATTI DHABBA ROG KE UPCHAR KI JANKARI
haldi patta daag
patta sukhne se kand patla reh gaya, daag the bhure safed
patti par jali jaisi bundki
swasth bij aur fasal badalne se dhabbe kam honge kya
बीच से राख रंग का धब्बा पत्ते पर
`,
  'turmeric-diseases-2': `
i pulled a yellow plant and it came out easily, root part was rotten and stinking like mud
FARMER SAYS HALDI PLANTS FALLING RHIZOME DECAYED
trichoderma neem cake against rot
collar region soft after heavy rain
पीला पौधा खींचा तो आसानी से निकल आया, नीचे की गांठ सड़ी बदबूदार
पौधा गिर रहा है जड़ सड़ी
हल्दी गांठ सड़न में ट्राइकोडर्मा
पत्ती किनारे से सूखकर पौधा लुढ़का
peela paudha kheencha to aasani se nikal aaya, neeche ki ganth sadi badbudar
galan rog ka upay
tana naram hoke gira
pani bharne ke baad haldi sadne lagi
rhizome rot trichoderma
collar soft like wet soap and leaf edge dry, what now
is removing the sick clump needed to save the rest
गांठ सड़न का उपाय
नीम खली में ट्राइकोडर्मा मिलाना ठीक है क्या
तना जड़ के पास पानी जैसा गला
झुरमुट सड़ रहा, बाकी बचाने को क्या करूं
haldi galna
pattiyan kinare se sukhi, paudha hath lagate gir gaya
kand sadan dawai
pani nikasi se sadan rukegi kya ya dawa hi dena padega
beej ki gaanth pehle se upcharit na ho to sadti hai kya
`,
  'turmeric-pests-1': `
stored seed has grey scabs that do not wash off, pieces getting light and wrinkled
FARMER SAYS WHITE GREY SCALES ON STORED HALDI SEED
ginger rhizomes covered with scale insects
seed selection to avoid scale
रखी गांठों पर भूरी पपड़ी जो धोने से नहीं जाती, गांठ हल्की और झुर्रीदार
अदरक की गांठ पर पपड़ी वाला कीड़ा
रखे बीज पर भूरी सफेद परत
स्केल लगी गांठ बोएं या फेंकें
ganth pe safed kida papdi
adrak haldi ke beej me scale
rakhi ganthon par bhuri papdi jo dhone se nahi jaati, ganth halki jhurridar
bhandar me haldi ke bij pe kida
scale crust on seed rhizome
grey scab insects shrivel my stored ginger, discard or plant
does earthing up help against scale
गांठ पर धूसर पपड़ी
पपड़ी वाली गांठ बीज में मिलाना गलत है क्या
अदरक सिकुड़ गई, ऊपर चिपके कीट
भंडार में रखने से पहले छंटाई क्यों करें
haldi me papdi kida
ganth pe chune jaisa chipka, ragadne se nahi chhoota
scale keet upay
kothi ki adrak jhurri hoke halki, upar bhuri parat
bij ganth dubo ke upchar karu kya papdi ke liye
`,
  'turmeric-varieties-1': `
land must be empty in six months, is there a short type and what yield
FARMER ASKED HIGH YIELDING HALDI VARIETY
pragati variety yield per acre
punjab haldi 2 duration days
हल्दी की उन्नत किस्में
छह महीने में खेत खाली चाहिए गेहूं के लिए, छोटी अवधि वाली कौन सी
प्रतिभा हल्दी कितने दिन
पंजाब हल्दी 1 की पैदावार
haldi ki sabse achhi kism
kam dino ki haldi kaun si
chhah mahine me khet khali chahiye gehu ke liye, kam avadhi wali kaun si
haldi konsi lagaye punjab me
pragati days and tonnes
punjab haldi two gives how much per acre
is pratibha longer than pragati
छह महीने वाली किस्म
पंजाब हल्दी 2 कितने दिन
240 दिन वाली लगाना ठीक है या 180 वाली
प्रगति से एकड़ में डेढ़ सौ क्विंटल निकलेगा क्या
ganth ki kism naam
pratibha kitne din me, 225 hai kya
jaldi khet khali ho aisi gaanth ki jaat
panjab haldi 1
sabse zyada paidavar kis jaat ki, quintal ekad batao
`,
  'turmeric-harvest-1': `
dug ten quintals today, how long to boil, how many days sun, and what weight will remain
FARMER ASKED BOILING TIME OF HALDI
dry recovery percent from fresh rhizomes
leaves yellow and dry, dig now
आज दस क्विंटल खोदी, कितनी देर उबालूं कितने दिन धूप और कितना बचेगा
हल्दी उबालने की विधि
कच्ची हल्दी से सूखी कितनी
हल्दी कितने दिन धूप में सुखाएं
aaj das quintal khodi, kitni der ubalu kitne din dhoop aur kitna bachega
haldi kaise ubale kitni der
100 kilo gili haldi se sukhi kitni
haldi polish kab kare
boil minutes for fingers
dry recovery 20 kg from 100, is it normal
dig at seven months or wait for leaf drying
कितनी देर उबालें
खुदाई के कितने दिन में उबालना जरूरी है
दस प्रतिशत नमी तक सुखाना
दो घंटे उबालना गलत है क्या पोर को
haldi khudai kab
ubalne ke baad kitne din dhoop dikhau
haldi sukhi kitni
patte sukh gaye 8 mahine ho gaye, khod lu
polish karne se pehle kitni sookhi honi chahiye
`,
  'coriander-sowing-1': `
SOWING TIME OF CORIANDER
rainfed south crop in june, main crop in winter
i sowed twelve days back and no sprout, is it dead or wait
frost hit flowers last year, should i change sowing date
बारह दिन हो गए दाना नहीं निकला, सड़ गया या और रुकूं
कितने दिन में अंकुरित होता है
मुख्य सिंचित फसल अक्टूबर में कि नवंबर में
जून में बरसात वाला धनिया लगेगा
pala padta hai hamare yahan, phool pe na aaye isliye kab bou dhaniya
das din ho gaye boye, abhi tak nahi nikla
november me boya der hui kya
dana wala dhaniya oct me bo du
dhania sowing date
sown in last week of november, frost may hit when it blooms
seed not up after ten days, normal or not
धनिया कब बोएं
बारिश पर आश्रित दक्षिण में जुलाई का पहला सप्ताह ठीक
कार्तिक में दाना गिरा दिया, फूल पर पाला पड़ेगा क्या
कितने दिन में अंकुर दिखता है इसका
dhaniyaa bijai samay
dana wali fasal november me bo du to der hogi
june me bina sinchai ke dakshin me bote hai kya
phool pe pala na pade, to kitni jaldi bou
kis mahine bou ki jab phool aaye to thand se na jale
`,
  'coriander-seed-1': `
SEED RATE OF CORIANDER
split the seed before sowing, is that needed
rainfed broadcast kilos per acre
rub seed with shoe into two halves and soak overnight, correct for dry land too
बारानी में छिटकवां बोना है, एक एकड़ में बीज दोगुना लगता है क्या
बीज दो भाग करना जरूरी है
सिंचित में पांच किलो एकड़ ठीक है
बीज भिगोना बारह घंटे, कतार दूरी
dhaniya ka beej ek bigha me
dhania ko ragad ke bona chahiye kya
dhaniya ka beej rat bhar bhigoke kal bona hai 12 ghante kaafi h
bij bhigo ke boye to jaldi uge
dhania seed split
left the halves in water for a whole day by mistake, still fine to sow
twenty kg per hectare when broadcast, or more
बीज रगड़कर फाड़
बारानी छिटकवां में आठ किलो एकड़ कम है क्या
साबुत बीज डालूं तो जमाव खराब होगा क्या
कतार बीस सेमी, पौधा पंद्रह सेमी
dhania bhigona
beej barah ghante se zyada bhig gaya, kharab to nahi
seencha hua khet, ek acre me 4 5 kilo kaafi hai
dana do phaank karne se jaldi ugega kya
khade beej ko belan se halka daba ke do tukde karta hu, tarika theek hai na
`,
  'coriander-nutrients-1': `
FERTILIZER FOR CORIANDER IN TAMIL NADU
leaf crop nitrogen at 35 and 55 days
seed crop manure tonnes
i cut leaf bunches in erode, on which days does the nitrogen go
ईरोड में पत्ती काटकर बेचते हैं, पैंतीस दिन और पचपन दिन पर कितना नत्रजन
पत्ती वाले धनिया में नाइट्रोजन कब
तमिलनाडु में बारानी खाद
एक महीने पर नत्रजन सिंचित
urea kab dale
hara dhaniya khad 35 din pe
dana lene wala dhaniya hai tamilnadu me, gobar aur npk ka hisab acre me
gobar khad kitne ton
leaf dhania nitrogen
ten tonnes dung per hectare, right for tamil nadu
is extra nitrogen at a month okay for irrigated seed crop
पत्ती धनिया की खाद
पैंतीस दिन पर नत्रजन देना भूल गया, अब दूं क्या
कोयंबटूर में बीज वाली फसल को फास्फोरस चालीस किलो
बारानी में ऊपर से नत्रजन डालना सही नहीं है क्या
npk patti wali
patti kaat ke bechne wali me khad teen guna kyu
tamilnadu sinchit dhaniya tees din baad nitrogen
gobar 4 ton acre hi kaafi hai ya aur dalu
hari patti do baar kaatni hai, natrajan paintis aur pachpan din pe dena sahi rahega
`,
  'coriander-irrigation-1': `
IRRIGATION OF CORIANDER
third day watering in necessary
it is dry after sowing and crust formed on the bed, third day watering will help sprout
excess water standing in bed
धनिया में पानी कब कब दें
बुवाई के तीसरे दिन पानी
ठंड में दस दिन पर पानी
बोए दो दिन हुए, ऊपर पपड़ी है, तीसरे दिन का पानी जरूरी है क्या
sardi me dhaniye ko das din chhod ke pani du ya hafte me
dhania ko kitne din me sichai
teen din baad pani de diya ab kab
kyari me pani ruk jata
third day water
winter is chilly, can i stretch waterings beyond ten days
watered at sowing, next water when
धनिया पहला पानी
बोने के तीन दिन बाद सींचना भूला, जमाव घटेगा क्या
सर्द दिनों में दस दिन बाद पानी दूं
खेत में पानी भर जाए तो पौधे मरेंगे क्या
dhania sichai
kitne kitne din pe paani, balu mitti hai
bote hi paani du ya ugne ke baad
pani rok ke rakhu thand me, ya niyamit
pehle din seencha, ab teesra din hai, aaj phir naali kholu ya hafta ruku
`,
  'coriander-weeds-1': `
WEEDING AND THINNING OF CORIANDER
two plants per hill
very dense stand in my field, grain will be less if i do not thin now
grass competes with coriander early
तीस दिन का घना खेत, अब न छांटूं तो दाना कम होगा क्या
घना धनिया छांटना कितने दिन पर
एक जगह दो पौधे
शुरुआती खरपतवार उपज
dhaniya ki nirai kab kare
ghas chhantai ek mahine
kitne paudhe chhode ek jagah
pehli nirai kab, dusri kab, der ki to kya nuksan
thinning thirty days
five six plants stand in every spot, how many should survive at one month
late weeding means less seed, is it true
छंटाई धनिया
एक महीने तक घास नहीं निकाली, दाना घटेगा क्या
घना उगा है, दो पौधे प्रति जगह छोड़ना सही
निराई छंटाई के साथ करूं या अलग
dhania ghas
nirai do baar me ho jayegi, kab kab
ghane paudhe kheech ke kaam me le lu
shuru me kharpatwar rahne se upaj pe asar
ek ek gaddhe me muththi bhar paudhe ugh aaye, kab kam karu aur kitne bachau
`,
  'coriander-climate-1': `
CLIMATE FOR CORIANDER SEED
flowers open and it is foggy for a week, should i inspect for lice every day
dry cold for seed good
aphids come on cloudy days coriander
धनिया के लिए कैसा मौसम
कोहरा छाया है और फूल खिले हैं, कौन कौन से रोग आ सकते हैं
दस से पच्चीस डिग्री
कोहरे में माहू
mota dana kis mausam me banta hai, badal se kya hota
badal me rog aata
dana achha kis mausam me
phool pe dhaniya, badli hai nigrani
cloudy flower risk
week without sun and the umbels are open, what should i look for
lice and mildew come with clouds at seed set
बादल में धनिया
सूखी ठंड अच्छी, बदली हो तो क्या देखना
पच्चीस डिग्री से ज्यादा में दाना कैसा बनेगा
फूल पर घना बादल, माहू का खतरा है क्या
phool badli khatra
dhup nahi nikli, dana kamzor rahega kya
kaisa mausam ho ki beej mota chamkila
dhaniya bona sahi hai jaha kohra rehta hai
aasman saaf nahi ho raha aur chhatriya khil gayi, kaunsi bimari ka dar hai
`,
  'coriander-sowing-2': `
SUMMER CORIANDER UNDER SHADE NET
leaf dhania in april yield in open and net
is it worth spending on green net for april bunches, how much extra will i cut per acre
fifty percent shade benefit green coriander
अप्रैल की गड्डी बेचने को हरी जाली लगवाऊं, एकड़ में कितना ज्यादा मिलेगा
अप्रैल में पत्ती जाली में
पैंतालीस दिन पर पत्ती काटना
खुले में गर्मी का धनिया कम क्यों
garmi me patti jaali me
shed net me hara dhaniya kitna nikle
may me patti dhoop se jal jati, aadhi chhanv wali jali ke neeche ugau
net lagane se patti kitni badhegi
shade net leaf crop
how much extra leaf did trials get beneath half shade in april
open field gave ten quintal, net gives how much
गर्मी में पत्ती
पैंतालीस दिन पर काटना जल्दी तो नहीं
मार्च में हरी पत्ती बेचने को कितने प्रतिशत छाया तानूं
बिना जाली गर्मी में पत्ती जल जाती, उपज कम
jaali me dhania
hari jali ke neeche patti dugni se zyada aati kya
salem me garmi wali patti ka jugad chhaya
jaali ka kharcha nikalega kya, gaddi mehngi hai
jeth baisakh me hari gaddi ugane ko chhaya kitne percent wali taanu
`,
  'coriander-diseases-1': `
POWDERY MILDEW CORIANDER
neem seed extract spray for white dust
white bloom began on lower stems this week, how many rounds of neem at what gap
white coating and poor seed dhania
धनिया का सफेद चूर्ण रोग
छाछ्या लग गया
नीम बीज घोल कितनी बार
इस हफ्ते तने पर सफेदी शुरू, नीम कितने बार और कितने दिन पर
bij me kya milau ki dhaniye par safed chadar na lage
safed powder kya chhidke
chhachhya rog upay
phool safed dhool
white powder neem
white dusting seen for the first time today, when do i repeat the neem
sulphur as per label, when in coriander
चूर्णिल आसिता धनिया
फूल तक राख सी सफेदी, दाना पतला बनेगा क्या
नीम का छिड़काव दस दिन के अंतर पर तीन बार ठीक
बीज उपचार स्यूडोमोनास से कितना ग्राम
safed dhul dhania
samay pe bona sahi hai kya is safedi se bachne ko
dandi safed hui, patti bhi aate jaisi
phool pe safed rog, beej chhota reh gaya
chhachiya dikhte hi pehla ghol kis cheez ka maru aur phir kitne din baad
`,
  'coriander-diseases-2': `
WILT OF CORIANDER
drying in rings, trichoderma dose
rotation for wilt
field dries in round spots every winter although i water well, should i water less and change crop
धनिया का उकठा रोग
मुरझा रहा, जड़ भूरी
हर सर्दी गोल गोल सूखता है, पानी कम करूं या फसल बदलूं
पौधे टुकड़ों में सूखते
dhaniye ki jad bhuri hui aur poora gol chakkar sookh gaya
dhania sookh raha jagah jagah
fasal chakra ukatha
garmi ki jutai se wilt
coriander wilt patch
round patches droop though soil is wet, cut back on water?
root brown, three year gap crop needed
उकठा धनिया
बीज में ट्राइकोडर्मा चार ग्राम लगाना सही है
गर्मी की जुताई से मुरझाना रुकेगा क्या
गोल चकत्तों में झुके पौधे, जड़ भूरी काठ सी
ukta rog dhania
ek jagah sab sookh gaya jaise aag lagi
teen saal kis fasal se badlu uktha ke liye
zyada pani diya to mar rahe hai kya
khet me thali barabar jagah par paudhe latak ke sookhe, ukhada to jad katthai
`,
  'coriander-diseases-3': `
ASKING ABOUT STEM GALL DISEASE OF CORIANDER, KOTA
tumour like swellings came on stalks and leaf veins, grains look like cloves
is rcr 41 a resistant seed for gall problem
how many years should i keep dhania away from a field having longia
धनिया में लौंगिया रोग का नियंत्रण
बीज गोल न होकर लंबे फूले निकल रहे और तने पर फफोले
रामगंज मंडी के पास खेत है, गांठ वाली बीमारी सहने वाला बीज कौन सा
ज्यादा पानी देने से तना सूजन रोग बढ़ता है क्या
dhaniye me longiya rog aa gaya hai kya upay kare
tane par phode nikal aaye hai aur dana bhi bedaul ho gaya
lauang jaise dane ho gaye, agle saal kaun sa bij lu
gathan wala rog beej se failta h ya mitti se, fasal badlu kya
clove seed gall
which seed does not get clove like swelling in kota belt
stem lumps and bloated seed, officer help
लौंगिया रोग
दाना लौंग जैसा फूल गया, तने पर गूमड़
अगली बार साफ दाना बोऊं तो गूमड़ नहीं निकलेंगे
तीन साल वहां धनिया न बोऊं तो गांठ कम
lonngia dhania
nas aur tane pe gathan, pani zyada diya tha
sehne wali kism rajasthan me kaunsi
vyapari phoola dana nahi leta, agle saal kya badlu
danthal pe chhale jaise uthe hai aur dana gol hone ke bajay lamba phoola
`,
  'coriander-pests-1': `
Farmer asked about aphid attack in coriander at flowering stage
moyla on umbels, seeds are coming thin and shrunken
which spray is safe when honeybees visit the flowers in morning
does early sowing help dhania escape plant lice
धनिया में माहू कीट की रोकथाम
फूल वाली छतरी पर हरे छोटे कीट, रस चूस रहे हैं
पीला चिपचिपा कार्ड लगाने से मोयला पकड़ में आएगा क्या
माहू ने फूल चिपचिपे कर दिए, दाना सिकुड़ रहा, नीम कब मारूं
dhaniya me moila lag gaya hai roktham bataye
phool aane ke baad chote hare keede bhar gaye aur dana patla
neem ka chhidkaav subah karu ki sham ko madhumakkhi aati hai
lady bird beetle dikh rahi hai to bhi dawa maru kya mahu ki
aphid on umbel
bees work my flowers till noon, at what hour may i use neem on the lice
lady beetle is eating lice, spray or wait
माहू फूल धनिया
शाम को नीम छिड़कना सही, मधुमक्खी बचेगी
छाते पर हरी जूं, दाना सिकुड़ गया
अगेती बोनी से माहू से बचाव होता है क्या
moyla dhaniya
pile card kitne lagau khet me mahu ke liye
phool se ras choos ke beej patla kar diya
chipchipi patti aur phool, cheenti daud rahi
phool ki chhatri hari cheez se bhari, madhumakkhi palne wala padosi hai, kya chhidku
`,
  'coriander-yield-1': `
AVERAGE YIELD AND DURATION OF CORIANDER VARIETIES
gc 2 gives how many quintals per hectare and in how many days
half of the seeds turned yellow, is this the stage to cut
sun or shade for drying cut plants so that colour stays green
पैदावार प्रति एकड़ कितनी
गुजरात धनिया 2 कितने दिन में पकता और कितना देता है
सीओ 2 धनिया की उपज कम क्यों बताते, कितनी है
कटी हुई फसल को कहां सुखाएं कि दाने की चमक और रंग न जाए
dhaniya ek hectare me kitna quintal hota hai
gc 1 aur gc 2 me kaun jyada upaj deta hai
dana pilapan le raha hai ab katai kar sakte kya
sau din ho gaye ko, kab tak pakega kitna niklega
dhania seed yield
gc 2 or gc 1 gives more, days to ripen
cut plants lay in full sun and grain turned pale, next time where to dry
धनिया उपज
आधे दाने हरे आधे पीले, मजदूर आज ही बुला लूं
को 2 दो क्विंटल एकड़ देता है, कम क्यों
एक हेक्टेयर में ग्यारह क्विंटल अच्छी उपज है
gujarat dhania din
112 din me pakti hai ya sau din
kaat ke dhoop me sukhaya, dana peela pad gaya
mera do quintal acre dana nikla, kism kaunsi achhi
adha dana hara adha peela hai, abhi kaatu to rang aur vajan dono bachega kya
`,
  'cumin-sowing-1': `
cumin sowing time in rajasthan
JEERA SOWING GUJARAT NOVEMBER
sky dewy in january flowers, sow earlier or later in jalore
late november sowing barmer okay
गर्मी अभी उतरी नहीं, गुजरात में कब डालें
बाड़मेर में जीरा कब बोएं
जीरे को कैसा मौसम चाहिए
गुजरात में जीरा नवंबर शुरू में
jeera bone ka sahi samay
november ka dusra pakhwada rajasthan ke liye theek, up me bhi?
jeera november ke aakhir me bo de kya jodhpur
jeere ki bijai october me
sowing fortnight gujarat
rain fell on flowering cumin, was my sowing date wrong
up second half november right or not
बोनी तारीख
कार्तिक पूर्णिमा के बाद जीरा बोना ठीक है क्या
ठंडा सूखा मौसम क्यों चाहिए
जालोर में 5 नवंबर को डालना जल्दी तो नहीं
jiru vavetar kyare
buwai raj me kb
october me bo diya jeera nuksan hoga kya
mehsana patan side jiru pehle pakhwade me
JEERE KI BUVAI KA SAMAY PUCHHA
`,
  'cumin-seed-1': `
seed rate of cumin per acre
CUMIN SEED TREATMENT TRICHODERMA
sprouts uneven, maybe too deep, one centimeter is right
line distance in cumin
जीरे का बीज कितना
बीज भिगोकर आठ घंटे, फिर छाया में
जीरा कितना गहरा बोएं
जीरे की कतार दूरी
jeera ka beej per acre
jeere ka beej bhigona kitne ghante
jeera line me boye kitni duri
ek acre me kitna kilo jeera, kataar 30 cm
cumin seed kilo hectare lines
is 4 cm depth too deep
8 hours soaking then shade
बीज गहराई
छिटककर बोने से अच्छा कतार में जीरा, फासला कितना
भीगा जीरा धूप में सुखाने से अंकुर मरेगा क्या
एक हेक्टेयर में 16 किलो फेंकना ज्यादा है
jiru bij ketlu ekar
trikoderma beej upchar
1 2 cm upar hi rakhna sahi hai kya
6 kilo jeera ek acre ka hisab theek baithta hai
QUERY ABOUT SEED SOAKING OF CUMIN BEFORE SOWING
`,
  'cumin-nutrients-1': `
banaskantha soil light, half nitrogen at month and no potash
UREA TO JEERA AT 30 DAYS
farmyard manure for cumin per acre
phosphorus and potash in gujarat jeera
तीस दिन पर बची यूरिया डालूं कितनी
जीरे में यूरिया कब
जीरा गोबर खाद कितनी
जीरे को पोटाश देना है
jeera me khad kitni dale
jeera me dap urea matra
jeere me dusri khad kitne din
bijai pe dap pura aur gobar chaar ton, theek matra
npk 30 15 0
no potash in jeera, is that really fine
second half nitrogen cumin days
यूरिया दूसरी किस्त
ज्यादा यूरिया देना गलत है क्या, कुल कितना
फास्फोरस पूरा बोनी के दिन
12 किलो नाइट्रोजन एकड़ काफी रहेगा
jiru ma khatar ketlu
jeera khad matra acre
gobar 10 ton hectare jeere ke khet me pehle
basal 15 20 15 wali salah jeere me kaunsi
JIRA ME UREA KI MATRA POOCHHI GAYI
`,
  'cumin-irrigation-1': `
cloud came at grain stage, give water or wait
SECOND WATER TO JEERA
water at grain filling in cumin or not
cloudy weather irrigation jeera
पहला पानी तेज दिया तो बीज इकट्ठा हो गया
जीरे में सिंचाई कितनी
जीरे का दूसरा पानी
बादल में जीरे को पानी
jeera me pani kab de
boya, phir das din baad dusra pani, uske baad kab
jeera dana bhar raha pani du
jeeru ma piyat ketla divse
second irrigation 8 days
does watering in cloud spoil
stop water grain filling
जीरा पहला पानी
दाना बनते समय पानी देने से नुकसान होगा क्या
बादल घिरे हैं, जीरे की सिंचाई टाल दूं
बोनी के कितने दिन बाद दूसरा हल्का पानी
jiru piyat badal ma
jeera kitne pani lagte
bharke pani de diya boni ke baad, theek tha kya
zameen geeli hai to teesra pani ruk jau
ASKING WHEN TO STOP IRRIGATION IN CUMIN
`,
  'cumin-weeds-1': `
weed control in jeera, how many hoeings
unknown grass looked like crop, spotted only at flowering
plant resembling my crop came with flowers, must i pull it by hand
first hoeing at thirty days, second when
जीरे में निराई गुड़ाई की जानकारी
व्यापारी बोला दाना मिलावटी, बीज घास का था
पचास दिन की फसल में दूसरी निराई जरूरी है
शुरू में घास फसल को दबा रही है, कब निकालें
pehli gudai mahine par, phir dusri kitne din baad
jiri wala ghas dana kharab kar deta kya kare
jeera 1 mahine ka hai nirai kar du
isabgol jaisa paudha jeere me kaise chhate
zeeri weed pull
hoeing days cumin 30 and 50
plantago looks like jeera until flowers, remove how
जीरी घास
जीरे में घोड़ा जीरा मिल गया, कैसे निकालूं
एक ही निराई से जीरे का काम चल जाएगा क्या
शुद्ध दाने के लिए कौन सा पौधा नोचें
nindaman kab
jiri aur jeera me farak phool par hi dikhta kya
jeera ghas se dab gaya, khurpi mahine pe sahi
haath se jeeri nikalna majduri zyada, zaroori hai kya
WEEDING IN JEERA CROP HOW MANY TIMES
`,
  'cumin-diseases-1': `
fog three mornings and edges near wheat got black
CUMIN CROP TURNING BLACK IN CLOUDY WEATHER
should irrigation be stopped during fog to save from blight
wheat field next to it, blight came on my spice crop
जीरे में झुलसा रोग की रोकथाम
कोहरे में सींचा, पूरा खेत झुलस गया
बादल छाए हैं, जीरे में झुलसा आने का डर
पैंतीस दिन की फसल में भूरे बिंदु दिखे
kam nitrogen aur chaudi line se kaliya rukega kya
jeere me jhulsa lag gaya badal ke baad
jeera jal gaya kala kala, kya upay
sarson ke paas jeera bone se jhulsa aata kya
cumin blight cloud azoxystrobin
is lucerne next to cumin risky
jeera burnt black in four days
जीरा कालिया रोग
कोहरे वाले दिन जीरे में पानी चलाना सही है क्या
जीरे की कतार 30 सेमी रखने से झुलसा घटेगा
जीरे की डाली पर भूरी चित्ती, आसमान में बादल, अब क्या
kali charmi jiru ma
jhulsa jeera dwai
CUMIN BLIGHT CONTROL MEASURES ASKED
rizka ke paas boya wahi kaala pada
nitrogen zyada dene se kalia aata hai kya
`,
  'cumin-diseases-2': `
same ground each winter, round dying patches spread
JEERA DRYING IN PATCHES ROOT DISEASE
how many years gap for cumin in wilt field
tolerant seed gc 4 against uktha
महीने की फसल, एक एक कर झुक रही, बीज बदलूं
जीरा सूख रहा है जगह जगह
उखटा वाले खेत में कितने साल जीरा न बोएं
खाद में ट्राइकोडर्मा मिलाकर उकठा रोकना
jeera sukh raha hai patches me
teen saal gap rakhne se mar rog jayega kya, garmi ki jutai
gc 4 jeera uktha sahta h kya
jeera murjha raha ek mahine ka
wilt gc 4 trichoderma
loss up to 80 percent by wilt true
is growing every winter in same plot bad
उखटा उपाय
जीरे का उखटा बीज से भी आता है क्या
गर्मी में खेत पलटने से सूखना घटेगा
उखटा सहने वाला कौन सा नंबर
ukhta ilaj
jiru sukaro rog
teen saal tak na bona kyu kehte hai
pani ruka wahan jeera chakatte me mura, nikas karu
UKHTA ROG OF JEERA PREVENTION
`,
  'cumin-diseases-3': `
late sown patch looks dusted with ash, grain hollow
WHITE POWDER ON JEERA IN FEBRUARY
sulphur dust for chhachhya
will late sowing bring white disease
जीरे में छाछ्या रोग
फरवरी में सफेदी, वजन आधा रह जाएगा
फरवरी में जीरा सफेद, गंधक छिड़कें
छाछिया से दाना हल्का रह गया
jeera safed ho gaya powder jaisa
chhachhya rog jeera ki dawa
jeere me safed churna rog
gandhak powder dalne ka time nikal gaya kya safedi me
powdery mildew sulphur
from which month to watch for white ash
is late sowing inviting chhachhya
छाछ्या दवा
माघ फागुन में जीरा भभूत जैसा सफेद
ज्यादा यूरिया वाले जीरे में छाछिया आता है क्या
जीरे पर गंधक भुरकना ठीक रहेगा
bhuki chharo jiru
chhachiya ilaz
jeere ki patti pe aata sa, daane khokhle
february laga hai safed rog ki nigrani kaise
POWDERY MILDEW IN JEERA WHAT TO APPLY
`,
  'cumin-pests-1': `
aphid control in cumin
THRIPS IN JEERA STICKY TRAP NUMBER
when do insects reach spray level in jeera
eight insects per shoot, which spray first
कीट अभी कम, पीले नीले फंदे लगाकर देखूं
जीरे में थ्रिप्स का उपाय
मोला के लिए नीम तेल जीरे पर
जीरे में नीले पीले ट्रैप
jeera me moyla lag gaya
jeere me mahu ki dawa
thrips jeera me neela card
mahu pe fungus wali dawa ya neem pehle
aphid sticky traps
is neem oil first choice thrips
blue card number per acre cumin
जीरा मोयला दवा
कितने कीट प्रति कोंपल पर दवा जरूरी
50 कार्ड एकड़ लगाना फिजूल तो नहीं
लेकानीसिलियम जीरे में नीम के बाद डालें क्या
molo jiru ma upay
thrips neela card
dono rang ke card 25 25 kyo tangte hai
moyla dikhte hi jeher marna sahi hai kya
APHID IN JEERA HOW TO CONTROL WITHOUT CHEMICAL
`,
  'cumin-yield-1': `
yield of cumin per acre
how much gc four gives if cared well, bag per acre
days to maturity of jeera
rz 19 yield compared to gc 4
जीरे की पैदावार
सुबह की ओस में काटें तो दाना नहीं गिरेगा
जीरा कितने दिन में पकता है
जीरा जीसी 4 की उपज
jeera ek acre me kitna hota
jeere ki katai ka samay
jeera kitne din me taiyar
115 din hue rang badla, ab kataai karu
yield quintal gc 4
is noon cutting of jeera shedding seed
days to harvest 110 140
जीरा उपज हेक्टेयर
आरजेड 19 एकड़ में ढाई क्विंटल ही देता है क्या
पीला भूरा दिखे तो काट लें
जीसी 4 से दस क्विंटल हेक्टेयर मिलना सच है
paidawar bigha
jiru kapni kyare
subah subah kaatne ka fayda
140 din ho gaye jeera khada hai jhad jayega kya
EXPECTED YIELD OF CUMIN PER HECTARE
`,
  'blackpepper-climate-1': `
Climate and soil required for black pepper cultivation
our place gets 900 mm rain and touches 43 in may, will pepper vine live
can it be grown at 1600 metre, cool place
soil ph 4.8 and stays wet, is it ok for vines
हमारे यहां नौ सौ मिमी बारिश और मई में तैंतालीस डिग्री, बेल जिएगी क्या
कितने डिग्री तक ताप काली मिर्च सह लेती है
बारिश हजार मिमी ही होती है, काली मिर्च लगेगी क्या
पीएच छह और ढलान वाली जमीन, बेल के लिए ठीक है
mitti ka ph 7.8 hai aur dhalan par pani nahi rukta, kali mirch ho sakti
goa me kali mirch lagana hai mausam thik rahega
chhattisgarh bastar me kaali mirch, garmi aur nami
kitni barsat aur kaisi mitti kali mirch ko chahiye
pepper vine rainfall
dry hot place with 700 mm rain, is it wise to try these vines
highest altitude at which pepper creeper still yields
काली मिर्च की जलवायु
जाड़े में पारा सात डिग्री जाता है, बेल ठंड से मरेगी क्या
मिट्टी थोड़ी खट्टी, पीएच छह है, इस लता के लिए ठीक बैठेगी
साल भर में बारिश कितनी और कैसी बंटी हुई चाहिए
bel kitni garmi
konkan jaisi nami wali jagah me hi hoti hai kya ye bel
sabse accha tapman kitna maana jata hai is lata ke liye
barsat me pani ruk jaata hai, aisi zameen me bel lagau ya nahi
up ke maidan me shauk se lagayi, garmi 45 tak, jiyegi kya
`,
  'blackpepper-nursery-1': `
NURSERY RAISING OF BLACK PEPPER CUTTINGS
two node or three node cutting which is good
cuttings planted in bags in march, ready by june?
how to keep root rot out of potting mixture
काली मिर्च की कलम कैसे लगाएं
थैली में कलम लगाकर कितने महीने में रोपें
पॉटिंग मिट्टी को सूर्यताप से तपाने का क्या फायदा
कितनी गांठ वाली टहनी काटनी चाहिए
kali mirch ka paudha ghar pe kaise taiyar kare
cutting march me lagau to barsat me khet me lagegi
trichoderma nursery ki mitti me milana hai kya
kali mirch ki lata se kalam, kitne ankh wali
pepper cutting node
is it fine to root single joint pieces, or two three joints better
bags filled in april, will plants be ready when rains come
कलम की पौधशाला
थैली की मिट्टी धूप में प्लास्टिक से ढककर तपाना जरूरी है क्या
काली मिर्च की बेल काटकर नया पौधा किस महीने बनाएं
कलम लगाए दो माह हुए, खेत में कब जाने लायक होगी
kalimirch kalam kab
gamle ki mitti me mitr fafund milau taaki jad na gale
holi ke baad bel ki tahni thaili me gaadi to asadh tak taiyar hogi
kitni gaanth ka tukda lagta hai, meri wali ek gaanth ki thi sookh gayi
MIRCH KI BEL SE PAUDHE TAIYAR KARNE KI VIDHI BATAYE
`,
  'blackpepper-varieties-1': `
BLACK PEPPER VARIETIES ASKED
panniyur hybrid for sunny plot, correct choice
plot has full sun and no shade trees, which hybrid vine will bear well
kerala farmers mostly keep which vine
बिना छांव की ढलान, कौन सी संकर बेल ज्यादा फलेगी
करिमुंडा और पन्नियूर में कौन लूं
वायनाड में कौन सी बेल चलती है
एक साल फलकर दूसरे साल न फले ऐसी किस्म कौन
wayanad wale farmer ke yahan kaun si bel milegi purani
kottanadan me tel jyada hota hai kya
panniyur 1 chhaya me lage ya khule me
aimpiriyan kis ilake ki hai kali mirch
panniyur pepper sunny
oil rich pepper kind having nearly 18 percent oleoresin
most common old vine in kerala homesteads, what is it called
करिमुंडा या पन्नियूर
कुथिरावल्ली हर साल फलती है या बीच में नागा करती है
धूप में खड़े सहारे पर कौन सी संकर बेल ठीक रहेगी
ऐम्पिरियन किस जिले में ज्यादा लगाते हैं लोग
kottanadan bel
balankotta ek saal khali jaati hai, lagana theek hai kya
kali mirch ki kaun si kism me tel sabse zyada nikalta
idukki me chhaya nahi hai bilkul, kaun naam wali bel khareedu
nursery me chaar naam bole, karimunda kottanadan, farak samjhao
`,
  'blackpepper-nutrients-1': `
FERTILIZER DOSE OF BLACK PEPPER VINE
months for two splits of manure in pepper
one year vines, give one third only
npk kg per acre for 440 bearing vines
काली मिर्च की बेल में खाद
दो साल की बेल को कितना पोटाश
अगस्त सितंबर में दूसरी बार खाद दें, कितनी
फलती बेल में दस किलो कंपोस्ट काफी है
kali mirch ko khaad kab kab
ek bel ko nitrogen potash gram me
pehle saal kali mirch ki bel me kitni khad
ek hectare kali mirch ka npk hisab
pepper vine npk
i give potash equal to nitrogen, is that enough for fruiting vines
farmer wants total kilos for one acre, 440 grown vines
बेल की सालाना खाद
दूसरे साल की लता को पूरा हिस्सा दे दूं तो ज्यादा होगा क्या
डेढ़ सौ ग्राम पोटाश एक बार में या दो टुकड़ों में
केरल में चढ़ती बेल को कंपोस्ट कितने किलो, किस महीने
kalimirch khad samay
baarish shuru hote hi pehli khaad aur doosri kab
ek saal ki bel hai, kitna hissa du badi wali ka
hectare me gyarah sau bel, kul natrajan kitna lagega
KHAD PRABANDHAN PRATI BEL, WAYANAD SE CALL
`,
  'blackpepper-diseases-1': `
QUICK WILT OF BLACK PEPPER
leaves got big dark blotch with fringed margin in july
vine collapsed within weeks, collar black
how to save remaining vines from phytophthora foot rot
काली मिर्च में द्रुत म्लानि
मानसून में बेल एकदम सूख गई, जड़ के पास काला
जमीन पर रेंगती कोंपल काटने से पैर सड़न रुकेगा
बोर्डो मिश्रण डालूं क्या, किससे पूछूं
kali mirch ki bel achanak mar rahi hai barish me
foot rot kali mirch ka upchar
patte jhad gaye ek hafte me tana kaala pada
neem khali trichoderma se kali mirch ki bel bachegi kya
pepper quick wilt
trailing shoots lie on wet ground, should i snip them before july
collar blackened, leaves shed in days, whole climber gone by august
द्रुत मुरझान इलाज
पत्ते पर काला दाग जिसकी किनारी झालर जैसी कटी फटी
मरी हुई बेल वहीं खड़ी रहने दूं तो पास वाली भी जाएगी क्या
झड़ी में नीचे की नई कोंपल कोयले जैसी काली
kalimirch pair galan
mahine bhar me hari bhari bel nangi danthal reh gayi, savan ka mausam
paani nikalne ki naali banau to jad wala rog rukega
neem ki khali trichoderma ke saath kab du ki bel na mare
FARMER ASKED QUERY ABOUT PHYTOPHTHORA FOOT ROT IN PEPPER
`,
  'blackpepper-diseases-2': `
SLOW DECLINE OF BLACK PEPPER
pepper yellow after rains, recovers in monsoon then weak again
vine looked green in rains but pale again by november third year now
replace sick vines with healthy rooted cuttings, when
तीसरे साल भी बरसात में हरी, कार्तिक में फिर पीली, क्या अब उखाड़ दूं
बेल में पत्ते धीरे धीरे पीले होकर गिर रहे
जड़ में सूत्रकृमि से पीलापन, क्या दें
अक्टूबर के बाद बेल पीली, बरसात में फिर हरी
kali mirch dheere dheere peeli ho rahi
neem ki khali aur trichoderma jad me dene se dheere marti bel rukegi kya
bel ki jad me nematode ganthe neem khali
har saal thodi thodi kamzor hoti ja rahi lata
slow decline pepper
vine gets pale after november yet recovers in june, will it really be cured
are nematodes behind gradual yellowing, can cake reduce them
धीमा पीलापन बेल
बरसात में ठीक दिखी तो इलाज रोक दूं, कोई हर्ज है क्या
धीरे धीरे पत्ते गिरते हैं, जड़ें छोटी गांठों से भरी
हर साल थोड़ी और कमजोर, आखिर में सूखकर खत्म
slow wilt kalimirch
barsat ke baad pili, agle chaumase hari, teen saal se yahi khel
jad ke mahin keede neem khali se kam honge kya
beemar bel nikal ke nayi swasth kalam kab lagau
dhire marne wali bel ki jad dekhi to sadi hui thi
`,
  'blackpepper-pests-1': `
POLLU BEETLE IN BLACK PEPPER
berries with a pin hole and dust inside, loss heavy
my dried produce weighs light, many berries empty with a round hole
lopping shade trees before rains cut beetle damage
सूखी मिर्च हल्की निकली, बहुत दाने छेद वाले खाली
काले खोखले दाने, अंदर कुछ नहीं
जुलाई और सितंबर में नीम छिड़कना पोल्लू के लिए
बेल के नीचे मिट्टी कुरेदने से भृंग मरते हैं
kali mirch ke dane khokhle ho rahe
chhaya ghani hai bagan me, pollu ke liye kab chhatai aur kis mahine neem
gol ched wale dane guchhe me kali mirch
ghani chhaya me dane khali nikalte hai keeda hai kya
pollu beetle neem
lopped the shade trees in may hoping for fewer hollow berries
how much crop can be lost because of berries with round holes
पोल्लू कीट
सितंबर में नीम छिड़कना भूल गया, दाने अब खोखले निकलेंगे क्या
बाली में बीच बीच में काले दाने, दबाओ तो खाली डिब्बा
चालीस प्रतिशत तक माल हल्का पड़ा, कौन सा भृंग है
khokhla dana mirch
bel ke neeche ki mitti khurchne se bhring ke bachche marte hai kya
hare guchhe me kuch daane kaale aur surakh wale, vajan nahi baitha
july aur uske baad kis mahine neem ka ghol maru dano ke keede pe
KALI MIRCH ME DANE KHALI HONE KE KEET KE NIYANTRAN KI JANKARI
`,
  'blackpepper-pests-2': `
TOP SHOOT BORER IN PEPPER
new tips of vine turn black and dry after monsoon
borer inside soft shoot, cut it where
neem on fresh flush of pepper
काली मिर्च का शीर्ष छेदक
बेल की कोमल कोंपलें सूख रही सितंबर में
सूखे सिरे काटकर फेंकने से रुकेगा क्या
नई कोंपल में छेद करने वाला कीट
kali mirch ki nayi kopal sukh rahi
top shoot borer neem se control hoga
komal sire kaale pad gaye bel ki badhwar ruki
konpal cheerne par illi mili kali mirch
shoot borer pepper
growing tips turned dark and dry in october, tiny worm inside
should dried ends be snipped and thrown away from the garden
फुनगी छेदक
अगस्त के बाद नई बढ़वार पर नीम छिड़कना ठीक रहेगा क्या
बेल की नोक जैसे माचिस से जली, भीतर इल्ली
लता ऊपर चढ़ना बंद, हर सिरा सूखा हुआ
konpal borer
kalimirch ki nok mar rahi, kaatke jala du to rukega
kaunse mahino me ye top wala keeda nuksan karta hai
naram sira todne pe andar se khokhla aur mal bhara
nai patti nikalte hi keeda ghus jata, kis cheez ka chhidkav
`,
  'blackpepper-disorders-1': `
SPIKE SHEDDING IN BLACK PEPPER
flower spikes dropping in june after a dry gap
june was dry and thick shade, little strings of flower lie on the ground
summer watering in march to may for less spike fall
जून में बारिश रुकी और छांव घनी, फूल की बालियां बिछी पड़ी हैं
फूल की लड़ी आई थी पर गिर गई, बारिश रुकी है
गर्मी में बेल को हल्का पानी देने से बाली रुकेगी
घनी छाया में परागण कम होता है क्या
kali mirch ki bali gir rahi kya kare
barish ruk gayi june me lata ki latkan jhadi
march april me bel ko thoda paani dene se june me latkan bachegi kya
chhaya chhatwa du to dana baithega kya kali mirch
spike drop pepper
is watering the vines lightly in april okay to hold the flower strings
under dense jack tree no berries set, strings just drop
बाली गिरने का कारण
मई में बारिश आकर रुक गई, फूल की लड़ियां सूखकर टपकीं
छाया छांटने से परागण सुधरता है क्या
जड़ पर पत्तों की पलवार बिछाने से लड़ी टिकेगी
bali jhadna mirch
phool wali latkan zameen pe aise bichhi jaise imli ke patte
kali mirch me phool aake gir jata hai, keeda to dikhta nahi
jeth asadh me sookhe ka jhatka laga, agli baar kya karu
ghani chhaya rakhna theek hai kya ya daali halki karu daana baithane ko
`,
  'blackpepper-harvest-1': `
HARVESTING TIME OF BLACK PEPPER
my plot is in hills and berries still green in january, when will it be ready
hill garden picking month, plains picking month
which berry colour on spike shows it is ready
पहाड़ पर बाग है, जनवरी में हरी है, कब पकेगी
लगाने के कितने साल बाद काली मिर्च फल देती
एक बेल से कितने किलो मिर्च निकलती
पहाड़ में जनवरी में तोड़ें या नवंबर में
3 saal ki bel par pehli baar phool aaya, kitne kilo ki aas karu
bel lagaye teen saal hue fal aayega ab
dana narangi laal ho gaya ek do, ab tudai
kali mirch ek ped se kitna utpadan
pepper picking colour
few berries turned orange on each string, climb now or wait for all
third year vine and first crop, how many kilos to expect
काली मिर्च तुड़ाई
मैदान में फरवरी बीत गई, तुड़ाई में देर तो नहीं हुई
बाली में एक दाना नारंगी, बाकी हरे, पूरी बाली उतार लूं
फूल किस महीने आता और फल कितने महीने बाद
ek bel kitna kilo
lagane ke chauthe saal bhi phal na aaye to chinta kare kya
coorg ke pahad me todne ka mahina december ya march
laal hone tak sab dane rok lu to chidiya kha jayegi, kab todu
pehli upaj tak kitne baras sabr karna padta is lata me
`,
  'cardamom-climate-1': `
land is on 900 metre hill with forest trees, suitable or not
my land is at 400 metre only, rainfall good, can i try it
what soil ph and humidity does this spice want
i have coffee estate with tall trees, is that shade enough to start
900 मीटर की पहाड़ी पर जंगल के पेड़ हैं, इसमें लगेगी
समुद्र तल से कितना ऊपर लगाना ठीक रहता है
हमारे यहां पानी 1000 मिमी गिरता है, हो जाएगी क्या
खुले खेत में बिना पेड़ के लगा सकते हैं या छांव चाहिए
ilaychi kis tapman me hoti h
pahadi pe garm mausam nahi h, naami kam h, chalegi kya
mitti ka ph kitna ho iske liye
bihar me ghar ke piche laga du to hogi ya nahi
cardamom height rainfall
is a place 400 metre above sea too low for it
what humidity and soil ph does it want
इलायची ऊंचाई छाया
खुली धूप वाली जगह लगाना नुकसान करेगा क्या
पंद्रह सौ मिलीमीटर बंटी हुई बारिश काफी है
जंगल वाली पत्ती सड़ी मिट्टी में लगाना ठीक है
600 meter se neeche chalegi
hamare maidan me garmi 42 degree, hoga kya
pahad 1000 meter pe hai ped ki chhaon, theek jagah
hawa me nami 75-90 pratishat chahiye kya iske liye
mitti khatti 5.5 ph me lagana sahi hai
`,
  'cardamom-varieties-1': `
INFORMATION REGARDING VARIETIES OF CARDAMOM
difference between malabar mysore and vazhukka
which one is mostly grown by farmers of idukki now
i am from karnataka side, which panicle type suits here
न्जल्लानी ग्रीन गोल्ड के बारे में बताएं
कर्नाटक के लिए मालाबार सही है या मैसूर
तमिलनाडु में सीधी बाली वाली लगाते हैं क्या
इलायची की किस्मों के नाम बताइए
njalani green gold konsi jagah ki h
vazhukka kya hota hai malabar se alag
karnataka wale konsi elaychi lagate h
teen tarah ki hoti h bole, konsi meri taraf chalegi
njallani green gold
is malabar type with lying panicle meant for karnataka
erect panicle kind for tamil nadu, its name
वझुक्का इलायची
केरल में सबसे ज्यादा लगाई जाने वाली कौन सी है
मैसूर वाली की बाली सीधी होती है क्या
किसान की छांटी हुई किस्म लगाना ठीक है क्या
seedhi bali wali kaunsi
wayanad me njallani lagana sahi rahega kya
chikmagalur ke liye failne wali bali wali kaunsi
aadhi khadi bali wali hybrid elaichi ka naam
malabar vs mysore konsi state me
`,
  'cardamom-nursery-1': `
how are cardamom plants propagated by suckers
clonal nursery trench size and spacing
best months to make planting material from clumps
watering of sucker nursery after how many days
सकर से पौध तैयार करने की विधि
नर्सरी की खाई कितनी गहरी और पौधे कितनी दूर
इलायची की पौध बीज से करें या झुरमुट बांटकर
अच्छे पौधे के बच्चे अलग करके कब लगाएं
sucker nursery kaise banaye ilaichi ki
15 din me pani dena hai kya kyari ko
jo jyada deti hai uska hi bachha lagana chahta hu kaise karu
khai kitne cm ki khode chhaya me
cardamom sucker nursery
is seed raised plant same as mother clump
trench depth and gap for suckers under shade
इलायची सकर नर्सरी
मार्च से सितंबर के बाद कल्ले लगाना नुकसान है क्या
पंद्रह दिन पर पानी देना ठीक है सकर क्यारी को
1.8 गुणा 0.6 मीटर पर क्या लगाते हैं
kalle alag karke nayi paudh
achhe jhund ka tukda alag karke lagau ya beej se ugau
45 cm khai me mitti kaisi bharni
beej wali paudh lagana galat hai kya elaichi me
kis mahine me phootan alag kare naye bagan ko
`,
  'cardamom-nutrients-1': `
npk per year for irrigated cardamom
ASKED FERTILISER DOSE FOR CARDAMOM PLANTATION
one clump gets how much neem cake
we have no irrigation, how much fertiliser per acre and in how many doses
इलायची में साल भर का एनपीके
नीम की खली एक पौधे में कितनी डालें
मानसून से पहले खाद दूं या बाद में
बारानी बागान में खाद की मात्रा घटानी चाहिए क्या
elaichi me khad kab kab de
125 125 250 ek acre me kitna banega
kampost har jhund ko kitne kilo
saal me do baar khad du ya teen baar
cardamom npk clump
is half fertiliser right for rain fed estate
neem cake one kilo or compost five kilo per clump
इलायची खाद मानसून
साल में दो तीन हिस्से में खाद देना सही है क्या
सिंचित बागान को पोटाश एकड़ में सौ किलो
बारानी में 75 75 150 देना ठीक है
ek jhund neem khali 1 kilo
barsat ke pehle aur baad khad batni kyu
neem khali har thale me kitni du
acre ko 50 50 100 kis halat me dete hai
sirf compost se kaam chalega ya npk bhi
`,
  'cardamom-irrigation-1': `
irrigation interval in summer months for cardamom
is february to april watering really needed for panicle
mulching and watering in dry months
summer was dry last year and yield fell, what should i do this time
गर्मी में सिंचाई का अंतर कितना रखें
फरवरी में बौछार नहीं हुई, पानी देना जरूरी है क्या
इलायची में सूखे महीनों में क्या करें
बाली निकलने के लिए पानी किस महीने में
elaichi ko garmi me pani kab de
10 din pe pani du ya mahine me ek baar
is saal march me barish nahi hui asar padega kya agle saal
sukhe mausam me malching karu kya
summer water panicles
is missing february showers harmful for next crop
gap between waterings in dry months
इलायची गर्मी सिंचाई
पत्तों का मल्च बिछाना ठीक है क्या सूखे महीनों में
चैत में बौछार न पड़े तो फूल की डंडी रुकेगी क्या
दस पंद्रह दिन पर पानी देना काफी है
chait me dandi nahi nikli
feb se april sinchai na ki to agle saal upaj ghategi
phool wali bali nikalne ke liye kis mahine pani
sprinkler kitne din me chalau bagan sookha hai
sinchai jaruri hai ya barish tak ruk jaye
`,
  'cardamom-pests-1': `
THRIPS CONTROL IN CARDAMOM
capsules have rough corky skin and price is low
how much loss can this tiny insect cause
what should be cleaned in the clump so that scabs reduce
इलायची में थ्रिप्स का उपाय
फलियों पर खुरदुरे दाग और फूल झड़ रहे
पुरानी किताब वाली दवा छिड़क सकते हैं या मना है
सूखी पत्तियां हटाने से थ्रिप्स कम होगा क्या
elaichi ki fali par khurdure daag
thrips ke liye chhaya kam karu ya zyada
phali phat rahi hai daag wali, kya kida h
elaychi me fulkide ka ilaj
thrips scabby capsules
is 47 percent loss from rough skin insect true
should dry leaf sheath and old panicle be removed
थ्रिप्स इलायची फली
पुरानी किताब की दवाएं मारना मना है क्या
फली की खाल चेचक जैसी और चटकी हुई
छाया ठीक करने से फुलकीड़ा घटेगा क्या
chhilka khurdara phata hua
sookhi patti ka khol hatana faydemand hai kya
phool jhad rahe aur chhilka kork jaisa
kam spray karna sahi hai kya thrips pe elaichi me
ghas kam rakhne se fali ke daag kam honge
`,
  'cardamom-pests-2': `
shoot borer management in cardamom
capsules are empty and have a hole, what to do
when should larvae be controlled after moths appear
bored stems with frass coming out, should i cut them
इलायची में तना छेदक
कल्ले के बीच की पत्ती सूख गई और तने में छेद है
फली में छेद करके कीड़ा दाना खा गया
पतंगे दिखने के कितने दिन बाद उपाय करें
elaichi me tana chhedak ka upay
beech wali patti sukh rahi tane se mal nikal raha
phali khali h andar kuch nahi chhed h
dead heart elaichi me kyu
shoot capsule borer
is cutting bored shoots the right step
how many days after moths must young larvae be hit
तना फली छेदक इलायची
बीच की कोंपल भूरी सूखी, तने के छेद से लीद जैसा
खोखली फलियां चुनकर नष्ट करना ठीक है क्या
पतंगे आज दिखे, पंद्रह बीस दिन बाद क्या करें
tane me ched se burada
fali me chhed andar khali, dana kide ne khaya
dead hart ho gaya elaichi me
bindha hua kalla kaat ke jalau ya chhodu
badi sundi ho gayi ab dawa maarna bekar hai kya
`,
  'cardamom-diseases-1': `
azhukal disease control
CAPSULE ROT IN CARDAMOM
what to do before monsoon to prevent rot of pods
pods get watery patches in july and fall with stink
इलायची में फली सड़न का उपाय
बरसात में फलियां भूरी होकर गिर रहीं, बदबू आती है
अझुकल में ट्राइकोडर्मा कहां डालें
मानसून से पहले छाया छांटनी चाहिए क्या
elaichi ki phali sad rahi barish me
azhukal ke liye bordo kab
pani jaise dhabbe phali pe aur patte pe
barsat se pehle bagan me kya saaf kare sadan na ho
azhukal capsule rot
is thinning shade before monsoon helpful against rot
where to put trichoderma for stinking pods
अझुकल फली सड़न
सड़े हुए गुच्छे पौधे पर छोड़ना नुकसान करेगा क्या
भारी बरसात में फली पनीली होकर भूरी और बदबूदार
नाली बनाकर पानी निकालना ठीक है क्या
phali gal ke badbu
barish lagatar, patte fali pe bhige daag, badbu
bordo mishran kiski salah se marna chahiye
monsoon se pehle kachra safai aur chhaya chhantai karu
fali gir gir ke sadti, thale me mitra fafund du
`,
  'cardamom-diseases-2': `
katte disease of cardamom
is there any cure for mosaic in cardamom clumps
stripes on young leaves and plant dwarfed which insect spreads
one clump is affected, can i keep it till harvest or uproot
इलायची का कट्टे रोग
नई पत्ती पर टूटी हरी धारियां, पौधा छोटा रह गया
मोजेक वाले झुरमुट का क्या करें
पास में केला और अरबी है, इलायची में रोग फैलेगा
katte rog ka ilaj h kya
elaichi me mosaic dhari wale patte
rogi paudhe ukhad du ya dawa se thik hoga
sucker kaha se lau ki mosaic na aaye
katte mosaic clump
is there medicine for pale striped leaves
which aphid carries this dwarf stripe disease
कट्टे रोग झुरमुट
रोगी झुरमुट फसल तक रखना ठीक है क्या
पास के जंगली अरबी और केले हटाने चाहिए क्या
नई पत्ती पर टूटी टूटी हल्की हरी लकीरें
patte pe tooti hari dhari
banana mahu se bimari failti hai kya
jhund bauna hota ja raha patte dhari wale, ukhadu
saaf ilake ka sucker lena kyu jaruri
ilaj nahi hai to kya kare mosaic wale paudhe ka
`,
  'cardamom-harvest-1': `
after how many years does cardamom bear
picking interval of capsules
curing temperature to keep green colour
should drying be done same day of picking
इलायची की तुड़ाई कब शुरू होती है
हरी इलायची किस तापमान पर सुखाएं
रोपाई के कितने महीने बाद फल
50 डिग्री से ऊपर सुखाने से क्या रंग बिगड़ता है
elaichi sukhane ka tarika hara rang
lagane ke kitne saal bad fal aata
kitne din me dobara todte h fali
bhatti me kitni garmi rakhu ki rang na jaye
cardamom drying temperature
is 55 degree drying harmful for green colour
first crop after how many months of planting
इलायची तुड़ाई सुखाई
तोड़ने के दूसरे दिन सुखाना गलत है क्या
हर तीस दिन पर तोड़ना ठीक है
तीसरे साल से फल आता है क्या
hara rang udd gaya
fali halki paki todu ya poori paki
agast september se tudai shuru hoti kya
45 degree pe sukhane se rang hara rehta
bhatti 60 pe chal gai rang ud gaya kya
`,
  'mint-sowing-1': `
potato field will be empty by feb, can i put menthol roots
wheat harvested, planning seedlings in mid april for oil crop
if planted late will rain catch me before cutting
MENTHA PLANTING TIME
आलू खोदकर फरवरी में जड़ बिछा दें तो चलेगा
बाराबंकी में गेहूं कटनी के बाद रोपा लगाते हैं, कब तक
जून में काट लेना है, पेराई से पहले बरसात न आए, कब रोपूं
मेंथा लगाने का समय
aalu ke baad pipermint ki jad feb me daal de
gehu kaat ke paudh april me ropna late to nahi mentha
barsat se pehle do katai mil jaye iske liye kab lagau
mentha kab lagta hai
sucker planting january february
till when can seedlings go in after wheat
is march too late for planting suckers
फरवरी मध्य के बाद सकर लगाना ठीक है क्या
माघ में पिपरमेंट की जड़
गेहूं बाद पौध रोपाई
जून में मानसून से पहले एक कटाई मिल जाएगी क्या
piparmint kab roope
gehu kaat ke paudh lagane se kitni katai milegi
jalandhar me maghi ke baad jad bichhana sahi rahega
barish se pehle katai na ho to nuksan hoga kya
mentha ki kheti me ek ya do katai kab
`,
  'mint-seed-1': `
seller quotes by quintal of suckers, how much for my acre directly
is it cheaper to make nursery, what weight of runners enough
keep furrow forty cm and press how deep
mint sucker quantity per acre
एक एकड़ सीधे लगाने को कितने कुंतल सकर मंगाऊं
बेहन डालकर रोपने में जड़ की कितनी बचत
मेंथा की जड़ कूंड में दो इंच नीचे दबाऊं क्या
मेंथा की जड़ प्रति एकड़ कितनी
seedha jad lagaye to do kuntal acre me bas hoga
behan dalne ko jad kitne kilo le aau mentha ki
kood se kood sava foot theek hai pipermint me
mentha jad ek bigha me kitni
suckers per acre direct
is nursery cheaper in roots, how many kg per acre
at what depth should suckers be laid
मेंथा पौध के लिए चालीस किलो सकर
कतार चालीस सेमी रखना ठीक है क्या
सकर मात्रा मेंथा
हेक्टेयर में सीधी रोपाई को पांच क्विंटल जड़
jad kitni piparmint
do quintal jad ek ekar me lag jayegi
5 cm se gehra dabane se nuksan hoga kya
paudh bana ke lagane me kitni jad bachti
hectare ki seedhi ropai me jad panch kuntal bahut to nahi
`,
  'mint-nutrients-1': `
only one cut then paddy, so bags less?
information regarding nitrogen splits in menthol crop
two harvest plan, how many kilo nitrogen phosphorus potash per acre
FERTILIZER MINT CROP
एक कटाई लेकर धान लगाना है, खाद कम दें क्या
निराई के बाद यूरिया कितनी बार में बांटूं
दो कटाई के लिए मेंथा को नत्रजन साठ किलो एकड़ सही
मेंथा में खाद
ek kataai ke baad dhaan hai to mentha ko urea kam de
har nirai ke baad thodi urea chhidakni hai kya pipermint me
do katai wali fasal ke npk ka hisab acre me
mentha me khad kitni lagti
two cuts 150 nitrogen
is single cut needing less fertiliser
when should nitrogen be split, after weeding
एक कटाई को बत्तीस किलो नत्रजन एकड़ ठीक है क्या
मेंथा पोटाश सोलह किलो
मेंथा खाद कटाई
दो कटाई लेने पर फास्फोरस कितना
khad piparmint
ek baar me saara nitrogen dalna galat hai kya
do katai wali ko 60 kilo nitrogen ekar
nirai ke baad yuria baant ke kitni baar
phosphorus dena jaruri hai kya is tel wali fasal me
`,
  'mint-irrigation-1': `
loo is blowing, leaves droop by noon, after how many days give pump
distillation booked on 15 june, when should be last watering
early monsoon flooded my oil herb, drain quickly?
MINT IRRIGATION INTERVAL
टंकी पर नंबर पंद्रह जून का है, आखिरी सिंचाई कब कर दूं
लू में दोपहर को पत्ते लटक जाते, कितने दिन पर पंप चलाऊं
पहली बरसात का पानी मेंथा में खड़ा हो गया
मेंथा में पानी कितने दिन
tanki ka number hafte baad ka hai, abhi pani de du to tel ghatega
loo me mentha murjha jata hai kitne din pe seenche
barish ka pani mentha me bhara hai nikal du turant
mentha me pani kab kab
stop water before cutting
is watering in may more often needed
does irrigation near cutting reduce oil
कटाई से पंद्रह दिन पहले पानी रोकना ठीक है क्या
बारिश का पानी मेंथा में रुका
मेंथा सिंचाई अंतर
मई में कितने दिन पर पानी
pani piparmint kitna
katne se pehle paani diya to tel kam niklega na
har das din sinchai garmi me sahi hai kya
khet me barish ka pani bhara to kya kare
tel badhane ke liye akhri sinchai kab
`,
  'mint-weeds-1': `
oil trader sniffed and said weed smell, paid less
up to which week should labour keep menthol field clean
how many times khurpi in this aromatic crop
weeding in mentha how many times
व्यापारी ने तेल सूंघकर बोला घास की बू है
रोपने के कितने हफ्ते तक साफ रखना जरूरी
तीन बार निराई करवाऊं या दो से चल जाएगा, मेंथा में
मेंथा में निराई कितनी बार
tel sungh ke bola jungli ghas mili hai daam kam diya
nirai teen baar karwani padti hai kya mentha me
pehle dedh mahine saaf rakhna hota hai na mentha ka khet
mentha me ghas bahut hai
weeds spoil oil price
how many hand weedings in first six weeks
is grass in cut crop lowering oil rate
निराई न करने से तेल का दाम घटेगा क्या
मेंथा पहले छह हफ्ते
मेंथा निराई तीन
कटाई में घास मिली, गंध खराब
nirai piparmint
tel ki mehak kharab hone ka kaaran khar
shuru me nirai jyada kyu zaruri
do baar nirai kaafi hai kya
bihar me rope hue teen hafte, gudai kitni baar aur
`,
  'mint-varieties-1': `
which menthol plant type gives good recovery, names please
seller offers mixed suckers cheap, take or not
INFORMATION REGARDING IMPROVED MENTHA TYPES
MENTHA VARIETY
मिली जुली जड़ सस्ती मिल रही है, ले लूं कि एक ही किस्म की
ज्यादा तेल वाली पिपरमेंट कौन सी नई आई है
सिम क्रांति और कोसी में से किसका सकर मंगाएं
मेंथा की किस्म कौन सी
mentha ki nayi prajati ka naam batao jyada tel wali
mili juli jad sasti hai lu kya mentha ki
gomti kalka purani hai kya, kosi lagau
mentha ki variety batao
cim kranti suckers
is mixing varieties bad for oil
which menthol kinds are recommended in up
कोसी लगाना ठीक रहेगा क्या
मेंथा की नई किस्म सक्षम
मेंथा किस्म नाम
प्रमाणित सकर एक ही किस्म का क्यों
kism piparmint
himalaya kism ki jad kaha se lu
shivalik kushal gomti kalka me se ek chuno
mili juli jad lagana nuksan karega kya
swasth sakar kaise chune, kism ka naam batao
`,
  'mint-diseases-1': `
field has bald rounds, runners underneath are chocolate coloured
roots bought were whitish and some brown, should i sort before planting
same plot mint for four years and now rotting
MINT ROOT ROT
बीच बीच में खेत गंजा हो गया, नीचे की जड़ कत्थई
चार साल से उसी खेत में पिपरमेंट, अब सड़ने लगी
सफेद और भूरी दोनों जड़ आईं, भूरी छांट दूं क्या
मेंथा में जड़ सड़न
khet me ganja gol gol tukda ho gaya mentha me jad bhuri
lagatar mentha lene se jad sadne lagi fasal badlu kya
bhuri jad chhaant ke safed wali hi lagaye kya
mentha sukh raha hai jad sadi
stolon rot white healthy
is 3 year rotation needed to stop root rot
brown rotten underground stems, what to plant next
सफेद सकर लगाने से सड़न रुकेगी क्या
मेंथा चकत्ते में सूखना
जड़ सड़न मेंथा
धान गेहूं के साथ फसल चक्र रखना ठीक है क्या
sadan piparmint jad
khet me pani khada hai, jad galegi kya
zameen ke andar ki dandi bhuri hokar gali
beej ki jad me bhura rang ho to lagana galat
sadan aane ke baad wahi fasal us khet me kitne saal baad le
`,
  'mint-diseases-2': `
leaf underside has rusty powder, oil recovery fell
will cutting little early save leaves from dropping
small brown dots then defoliation in menthol herb
RUST OF MINT
पत्ती पलटो तो जंग जैसा चूरा, तेल कम निकल रहा
थोड़ा जल्दी काट लें तो पत्ते बचेंगे क्या
मेंथा में भूरी चित्तियां पड़कर पत्ते नीचे गिर रहे
मेंथा में रतुआ
patti ke pichhe jung jaisa powder mentha me
patte gir gaye bhure dhabbe se, tel pe asar hoga kya
jaldi katai kar lu dhabbe lag rahe pipermint me
mentha ki patti par dhabbe
rust orange spots mint
is early leaf fall making less oil
do wide rows help against leaf spots
पत्तियों पर भूरे नारंगी दाग
गिरी पत्तियां खेत में छोड़ना ठीक है क्या
रतुआ मेंथा पत्ती
समय पर न काटने से पत्ते झड़ेंगे क्या
dhabba piparmint patti
patte jhadne se tel kitna ghatta hai
narangi phunsi patti par, kya kare
katar chaudi rakhne se dhabba rog kam hoga kya
patta dhabba aur ratua rog ke upchar ki jankari tel wali fasal
`,
  'mint-pests-1': `
wooly black caterpillars moving from one corner to whole field of herb
white ants cut runners where raw dung was put
leaves folded like a bidi with larva inside
HAIRY CATERPILLAR IN MINT
भुआ पिल्लू एक कोने से पूरे खेत में फैल रहा, मेंथा
कच्चा गोबर डाला था वहां दीमक जड़ काट रही
पत्ता बीड़ी की तरह लिपटा, अंदर कीड़ा
मेंथा में बालदार सुंडी
bhua pillu poore mentha me fail raha kya kare
deemak jad khokhli kar rahi pipermint me neem khali du
patta beedi jaisa lipta hua andar illi
mentha me illi lagi hai
termite neem cake soil
is raw dung inviting white ants
how to destroy egg masses of hairy caterpillar
बालदार इल्ली के झुंड हाथ से चुनें क्या
कच्चा गोबर दीमक लाता है
मेंथा दीमक उपाय
लाइट ट्रैप लगाना ठीक है क्या
illi piparmint
patti lapetak aur royendar sundi ka ilaj
deemak se bachne ko samay par pani sahi hai kya
kambal keeda patte chat kar raha mentha me
andon ke guchhe tod ke nasht kare kya
`,
  'mint-harvest-1': `
should the herb be taken to tank straight or wilted few hours
hundred ten days over and purple flower tips seen
per bigha how many kilo oil comes
MENTHA CUTTING TIME
सीधे टंकी में डालें या चार घंटे मुरझाने दें
बैंगनी फूल दिखने लगे, काटने का समय है क्या
मेंथा से बीघा एकड़ में तेल कितने किलो
मेंथा की कटाई कब
kaat ke seedha tanki me bhar du ya murjhane du
100 din ho gaye mentha kaatu ya ruku
ek acre se kitna kilo tel nikalta hai mentha ka
mentha kab katna hai
oil kg per acre mint
is shade wilting before distillation good
how many days after first cut is second
फूल शुरू होने से पहले काटना ठीक है क्या
मेंथा तेल साठ किलो एकड़
पहली कटाई सौ दिन
बादल वाले दिन काटने से तेल घटेगा क्या
tel kitna piparmint
do katai se hectare me do sau kilo tel
aasavan se pehle herb ko chhaya me kitni der
dusri katai 60 din baad sahi hai
120 din pure, dhoop khuli hai, ab kaate kya
`,
};
