/** How farmers and call centres ask for the facts of `general.ts`: by the id of a fact, one message a line. */
export const generalPhrasings: Readonly<Record<string, string>> = {
  'general-soiltest-1': `
officer told to bring half kilo soil, from how many spots do i dig
my field is 5 acre, will one packet be enough
depth and number of spots for soil testing
how much soil to send to lab from two acres
खेत में टेढ़ा मेढ़ा चलकर कितनी जगह खोदना है
मिट्टी जांच के लिए कितनी जगह से मिट्टी लें
मिलाई हुई मिट्टी को चार भाग करके कितनी बचानी है
वी आकार का गड्ढा करके नमूना कैसे बनाएं
mitti ki janch ke liye sample kaise le
adha kilo mitti lab ko deni hai kaise nikalu
mitti ka sample lene ka sahi tarika btao
v jaisa gaddha kitna gehra karke parat leni hai
soil sample half kilo
is one packet enough for three acres
how thick a slice from the side of v cut
मिट्टी नमूना तरीका
पंद्रह जगह से लेकर मिलाने के बाद चार हिस्से करना क्यों
ऊपर की घास कचरा हटाकर खोदना ठीक है क्या
छह इंच गहरा गड्ढा काफी है जांच के लिए
mitti sample kaise
zigzag chal ke kitni jagah khurpi lagani
mili hui mitti me se kitni lab ko deni hai
sawa acre ka ek namuna sahi hai kya
namuna chhaon me sukhana, v gaddha kitna gehra
`,
  'general-soiltest-2': `
from which places soil sample should not be taken
i put urea last week, will soil sample be correct
for mango orchard one sample from top is enough or deeper also
sample after applying fertiliser valid or not
कुएं के पास वाले हिस्से की मिट्टी जांच में दें क्या
संतरे का बाग लगाना है, 90 सेमी तक मिट्टी निकालनी पड़ेगी
खाद डाले खेत से नमूना ले सकते हैं
मेड़ के पास से मिट्टी का नमूना क्यों नहीं लेते
naali kinare ki mitti test me galat result degi
med ke pas se sample le ya beech se
fal ke paudhe lagane h mitti ki test kaise
peepal ke ped ke niche se mitti utha li, chalegi kya
wrong spot soil sample
is it okay to collect soil from near the well
how deep for orange orchard soil check, three layers
नमूना कहां से नहीं
घूरे के पास की मिट्टी जांच में देना गलत है क्या
बाग की जांच में चार पांच गड्ढे करने पड़ते हैं
कल ही खाद डाली, सैंपल लेना ठीक रहेगा
bag mitti gehrai
khet me geeli jagah se mitti uthau to galat report
aam lagane se pehle teen foot tak mitti nikalna
nali aur mend ke paas wali mitti kyu nahi leni
pedo ke niche se namuna lena nuksan karega kya
`,
  'general-soiltest-3': `
soil came wet in rain, can i put it in sunlight
drying of soil sample in sun or shade
lab returned my soil because no details on bag, what is needed
what all to mention on sample slip
नमूने की पर्ची में पिछली फसल बताना जरूरी है क्या
मिट्टी गीली है, चूल्हे या धूप में सुखाकर भेजूं
मिट्टी का नमूना धूप में सुखा सकते हैं
मिट्टी की जांच में खसरा नंबर लिखना जरूरी
polythene par sirf naam likha hai aur kya likhna hoga
soil sample ki thaili pe naam ke sath kya likhna
namune ko chhaya me hi kyu sukhate h
lab me mitti dete time kya jankari deni padti
what write on bag
is sun drying the soil sample wrong
should khasra number and last crop be on the slip
नमूना थैली पर्ची
धूप में सुखाने से जांच बिगड़ती है क्या
अगली फसल का नाम भी पर्ची पर लिखना है क्या
सिर्फ नाम लिखकर थैली भेज दूं तो चलेगा
sample parchi detail
thaili pe tarikh aur dali hui khad likhni hai kya
geeli mitti seedhe dhoop me faila di, galat ho gaya kya
survey number nahi pata to kya likhu packet pe
mitti lab bhejni hai upar kya kya jankari chipkau
`,
  'general-soiltest-4': `
my oc came 0.42, should i worry
oc 0.3 percent is low or medium
iari and card give different limits for humus carbon, which number is low
my soil report organic carbon 0.8
ओसी के आगे 0.9 लिखा है, ये अधिक माना जाएगा
कार्ड वाली सीमा 0.50 है या 0.45, कार्बन कम कब मानें
ऑर्गेनिक कार्बन कम मध्यम ज्यादा कैसे देखें
मिट्टी रिपोर्ट में कार्बन 0.35 आया है
carbon 1 percent hai meri mitti me badhiya hai na
mitti ki report me OC kitna hona chahiye
jaivik karban kam hai kaise pata chale
OC 0.48 likha hai low hai ki medium
organic carbon low limit
is 0.6 percent carbon medium
card uses 0.50 and iari 0.45, which for low
जैविक कार्बन सीमा
रिपोर्ट में कार्बन 0.8 है, ज्यादा में गिना जाएगा क्या
ओसी 0.44 होना ठीक है या कम
कार्बन मध्यम कितने से कितने तक माना जाता
oc kitna theek
jeevansh 0.75 se upar ho to adhik hai kya
0.5 se niche hai carbon, card kam bata raha sahi
jaivik karbon ki shreni kam madhyam adhik
mitti ka carbon 0.2 aaya bahut kharab hai kya
`,
  'general-soiltest-5': `
my card says potash 290, can i cut mop
nitrogen 250 kg per hectare low or medium
fertilizer change according to soil test low high
medium phosphorus came in report, do i change fertiliser dose
मृदा स्वास्थ्य कार्ड में नाइट्रोजन कम है तो कितनी खाद बढ़ाएं
फास्फोरस 9 किलो आया है, कितनी ज्यादा खाद दूं
पोटाश 300 आया तो खाद घटा दें क्या
नाइट्रोजन 560 से ऊपर हो तो यूरिया घटा सकते हैं
soil card me N 300 matlab medium hai kya
card me N low P medium likha h khad ka kya karu
report high aayi to 25 percent khad kam karu
potash high likha hai to kitne pratishat kam karu
card npk rating
nitrogen 300 kg, is it low or medium
should i cut fertiliser by a quarter when report says high
एनपीके कम मध्यम
फास्फोरस आठ किलो आया तो कितने प्रतिशत खाद ज्यादा दूं
पोटाश 115 होना कम माना जाएगा क्या
नाइट्रोजन 280 से नीचे किस श्रेणी में
npk ka matlab card
report low boli to sawa guna khad dena sahi hai kya
potash 200 hai medium me aata kya
phosphorus 25 se zyada, khad kam karne se nuksan to nahi
card dekh ke kitni bori badhani ghatani
`,
  'general-soiltest-6': `
lab gave zinc 0.45 and iron 6, which one is deficient
ec value 2 in soil report is it high
is ph 8.3 good enough or alkaline
critical limits of iron manganese copper in soil
मेरी मिट्टी का पीएच 6.1 है, अम्लीय मानी जाएगी
ईसी 1.8 लिखा है, सामान्य से ज्यादा है क्या
जिंक की कमी कितने पीपीएम पर
पीएच 9 आया है जमीन कैसी है
soil ph 6 hai to kaisi mitti
tamba 0.15 ppm aya hai kami hogi kya
report me iron 4 ppm kam h kya
pH 8.7 matlab jameen kshariya ho gayi
normal ph ec range
is manganese 1.5 ppm short
my report copper 0.3 and iron 4, which is below limit
पीएच ईसी सामान्य
पीएच 6.2 वाली जमीन खट्टी कहलाएगी क्या
जस्ता 0.7 पीपीएम होना ठीक है
ईसी डेढ़ है, नमक ज्यादा तो नहीं
zinc ppm kitna
ph 8.9 kshariya hai kya, kitne tak samanya
loha 4.8 se kam ho to kami kehte
ec 1.2 aur ph 7 meri jamin achhi hai
mangnese kitne ppm se kam hona kami
`,
  'general-soiltest-7': `
what are 12 parameters in soil health card
after how many years soil test should be repeated
got my card in 2021, should i give soil again this year
how many nutrients do they test in the government card
हर साल मिट्टी देना जरूरी है या दो तीन साल में
मिट्टी की जांच कितने साल में करानी चाहिए
सरकार का मिट्टी वाला कार्ड किन बारह चीजों का होता है
कार्ड में सूक्ष्म तत्व भी बताते हैं क्या
pichla card 3 saal purana h naya karwana padega
mitti ki janch har saal karani hai ya 3 saal me
soil card me 12 chize konsi
mere card me boron aur gandhak bhi hoga kya
soil card twelve items
is testing every year wasteful or needed
does card tell boron and sulphur also
मृदा कार्ड क्या बताता
दो तीन साल में दोबारा जांच कराना सही है क्या
कार्ड में क्षारीय जमीन के लिए जिप्सम की सलाह मिलती है
सूक्ष्म तत्व कौन कौन से कार्ड में छपते हैं
soil health card kya
card 4 saal purana ho gaya fir banwau kya
barah cheeze jo mitti ki janch me dekhte hai
chuna dalne ki salah bhi card me likhi aati
mrida card kab naya karana chahiye
`,
  'general-alkali-1': `
after mixing gypsum how many cm deep and then how to wash
reh comes up on my land, hard and water does not go in, officer told gypsum
ph 10 land how to reclaim
which crop first after gypsum in sodic land
पांच साल से पड़ी ऊसर में धान लगाने से पहले क्या डालना है
जिप्सम ऊपर से बिखेर दिया, कितनी गहराई तक मिलाऊं
ऊसर में जिप्सम डालने के बाद क्या बोएं
पीएच 9.8 वाली जमीन ठीक करने का तरीका
rehla jamin ph 10 hai kitna ton gypsum
kallar jamin me gypsum kitna
usar khet me pehle medbandi phir gypsum, uske baad?
gypsum mila ke pani kitna bharna padta
gypsum usar tonnes
is five tonnes gypsum per acre right for ph 9.5 barren land
what is the order: levelling, bunding, gypsum, flooding, crop
ऊसर सुधार क्रम
जिप्सम ऊपर के चार इंच में मिलाना ठीक है या गहरा
ऊसर में पहली फसल गेहूं लेना नुकसान करेगा क्या
सफेद रेह वाली बंजर जमीन पर घास भी नहीं उगती
usar jamin gypsum
kallar theek karan layi gypsum kinna ton killa
pani bhar ke dhona padta hai kya gypsum ke baad
usar me sabse pehle dhaan lagana sahi hai
ph 9.5 aaya, mendbandi aur gypsum ke baad kya karna
`,
  'general-alkali-2': `
green manure of dhaincha before rains to soften hard sodic field
dhaincha and gypsum together in hard soil
ph is 8.8 only, do i need ten tonne gypsum or small quantity
fym and gypsum quantity for mild sodic land
पूरा ऊसर नहीं है पीएच 8.7, थोड़ा जिप्सम और ढैंचा बस होगा
बरसात से पहले सख्त मिट्टी में गोबर कितना टन मिलाऊं
मिट्टी सख्त है पीएच 8.8, क्या करें
क्षारीयता कम करने को गोबर खाद और हरी खाद
thodi kshariya jamin me gypsum kitna dale
halka kshariya khet hai 1 ton gypsum se kaam ban jayega
monsoon aane wala hai, papdi wali kshariya mitti me kya milau
jameen thodi usar hai sasta ilaj
mild sodic gypsum dhaincha
is 1 tonne gypsum per acre enough for slightly alkaline land
how much dung manure with gypsum before rains
हल्का क्षारीय खेत
ढैंचा पलटने के साथ थोड़ा जिप्सम डालना सही है क्या
मानसून से पहले एकड़ में चार टन गोबर खाद काफी है
मिट्टी सूखकर ईंट जैसी, थोड़ी क्षारीय, सस्ता सुधार
dhencha gypsum khet
jamin puri usar nahi, do ton gypsum se kaam chalega kya
barsat se pehle hari khad aur gypsum ek saath
thodi kshariya mitti naram karne ka gharelu tarika
2.5 se 5 ton hektar gypsum kis tarah ki jamin ke liye
`,
  'general-saline-1': `
ec 5 reported and white crust, will gypsum work or only washing
sea side land is salty, which crop may tolerate
gypsum useful in saline soil or not
white salt on soil surface after drying
जमीन चखो तो नमकीन, बीज जलकर मर जाता है
नमक वाली जमीन में कौन सी फसल लें
ईसी 6 आया है खेत में क्या उपाय
खारे खेत को गर्मी में परती छोड़ना ठीक है
loni lagi zameen me jau ya kapas bo sakte
gypsum dala par namak wali jamin thik nahi hui
saline soil me gypsum dale ya nahi
khet me namak upar aa gaya pani se dhona
salt crust wash field
is gypsum wasted on land with white salty layer
which crops stand salt: barley, cotton or paddy
लवणीय भूमि धुलाई
खेत गर्मी में खाली रखने से नमक ऊपर आता है, सच है क्या
मीठे पानी से दो तीन बार भरकर निकालना ठीक है
ईसी 5 है, मेड़ पर बोने से पौधे बचेंगे क्या
namak wali jamin
khaari zameen me sarso ya jau bona sahi rahega
safed namak ki parat, jipsam daalu ya pani se dhou
namkeen mitti me palwar karne se namak kam chadhta kya
khet me noon phool aata, dhaincha chalega kya
`,
  'general-acid-1': `
in meghalaya our soil ph is 4.8 and phosphorus does not act
why phosphorus not available in acid soil
why do crops have short stout roots in sour soil
how much area of india has acid soils
मेघालय में मिट्टी का पीएच 4.8 है, क्या उपाय
अम्लीय मिट्टी में फास्फोरस क्यों नहीं मिलता
केंचुआ खाद और चूने से तेजाबी मिट्टी ठीक होगी
पीएच 5 वाली मिट्टी में क्या डालें
khatti mitti me rock phosphate gobar kaam karega kya
assam ki jameen me DAP dalo to bhi paudha nahi badhta
amliya mitti me DAP kaam nahi karta kyu
ph 5 hai rock phosphate dalu
acid soil short roots
is rock phosphate useful in sour soil
how many million hectares have ph below five and half
अम्लीय भूमि सुधार
फास्फोरस बंद रहता है इसलिए डीएपी बेकार जाती है क्या
जड़ें मोटी ठिगनी, पौधा जकड़ा सा, लाल जमीन
केंचुआ खाद डालना ठीक रहेगा खट्टी मिट्टी में
khatti mitti upay
tripura ki lal mitti me jad nahi failti, kya kami
super daalne par bhi asar nahi, jameen tezabi hai kya
ph 5 se kam me chuna gobar rock phosphate ka fayda
amliya jamin desh me kitni hai
`,
  'general-acid-2': `
ph 5.3, how many quintal lime in one acre and before which irrigation
small yearly dose in line sowing for north east
yearly small dose of lime in furrow
liming at land preparation then irrigation
पीएच 5 है, एकड़ में कितने क्विंटल चूना और कैसे मिलाऊं
चूना खेत में कब और कैसे मिलाएं
कूंड़ में हर साल कितना चूना दें
चूना जुताई में मिलाने के बाद हल्का पानी देना है क्या
lime 5 quintal ek acre me bahut jyada to nahi
chuna jutai ke time dalna hai kya
assam me har saal line me kitna chuna dete h
lime dalne ka tarika khet me
lime quintals acre
is lime in seed furrow each year better than once heavy
should light watering follow lime mixing
चूना कूंड़ में हर साल
खेत तैयारी के समय चूना मिलाकर हल्का पानी देना सही है क्या
डेढ़ क्विंटल चूना एकड़ में कतार में हर बरस
पीएच देखकर चूना दो से आठ क्विंटल के बीच कैसे चुनें
chuna kitna kuntal
purvottar me thoda thoda chuna har saal dete hai kya
0.5 se 2 ton chuna hektar kab milana
choona bona ke baad dalna thik hai ya jutai pe
lain me beej ke sath chuna 4 quintal hektar zyada to nahi
`,
  'general-acid-4': `
jharkhand acid soil area and districts
krishi mitra says garhwa soil is acidic, shall i lime
how many lakh hectare land is sour in jharkhand
lime with fertilizer for jharkhand farmers
पूर्वी सिंहभूम में खाद डालते हैं फिर भी पूरी फसल नहीं, चूना चाहिए
दुमका की जमीन में चूना डालें क्या
गढ़वा की जमीन का पीएच कम होता है क्या
गुमला की टांड़ में खाद के साथ चूना
jharkhand ki kitni lakh hectare jamin khatti h
jamtara me khet khatta hai chuna
ranchi jile me chuna dalne ki jarurat
dumka me khad dali par upaj aadhi, log chuna bolte h
jharkhand sour districts
is garhwa farm land acidic like gumla
10 lakh hectare of acid land is in which state
झारखंड चूना जिला
जामताड़ा में खाद के साथ चूना डालना ठीक है क्या
झारखंड की कितनी खेती की जमीन खट्टी है
पीएच साढ़े पांच से नीचे, रांची में पूरी उपज कैसे मिले
dumka mitti khatti
jharkhand ke kaunse jilo me amliya mitti jyada
singhbhum me chuna na dale to upaj aadhi kyu
santhal pargana ki zameen me khad ke saath chuna
ranchi gumla me khatti mitti ka ilaka kitna bada
`,
  'general-acid-3': `
my uncle says more lime more yield, is he right
can i apply lime without soil test
after heavy liming maize shows zinc shortage, related or not
is lime a fertilizer or soil amendment
चाचा कहते हैं जितना चूना उतना अच्छा, बात सही है
चूना पौधों पर डालने की चीज है या केवल जमीन में
चूना ज्यादा हो गया तो जिंक की कमी
चूना पत्ते पर छिड़क सकते हैं या मिट्टी में ही
bina jaanch do gaadi chuna gira diya kya hoga
zyada chune se boron aur loha milna band hota h kya
chune se zinc iron band ho jata kya
kitna bhi chuna dal sakte hai kya khet me
too much lime harm
is lime allowed on leaves or soil only
can liming without report bring zinc and iron hunger
ज्यादा चूना नुकसान
अंदाज से दस बोरी चूना डालना सही है क्या
चूने की मात्रा किससे तय होती है
अधिक चूने के बाद बोरॉन मिलना बंद हो जाता है क्या
chuna jyada pada
bina janch chuna daal du to kya hoga
chuna khad hai ki mitti sudharak
jitna zyada chuna utna fayda, ye baat galat hai
chune ka ghol patti par chhidkna theek hai kya
`,
  'general-carbon-1': `
how to increase organic carbon in soil
is four tonne fym per acre yearly needed to raise humus
fym per acre every year for carbon
yield is going down each year, soil is lifeless, what should i add regularly
हर साल गोबर खाद कितनी डालूं कि जीवांश बढ़े
ज्यादा जुताई और आग से मिट्टी की ताकत कम होती है क्या
मिट्टी में कार्बन बढ़ाने को गोबर कितना
पराली जलाने से मिट्टी का कार्बन घटता है
dal wali fasal aur hari khad se jamin sudhregi kya
khet ki mitti kamjor ho gayi kya dale
jamin ki taqat badhane ke liye hari khad dal
report me OC kam aaya, badhane ke liye kya kya karu
increase organic carbon
is burning stubble reducing life of soil
how many tonnes dung per hectare every year for dead soil
मिट्टी में जान
कम जुताई और दाल वाली फसल से कार्बन बढ़ता है क्या
जमीन पत्थर जैसी, केंचुए नहीं, हर साल क्या मिलाऊं
पराली मिट्टी में मिलाना ठीक है या हटाना
mitti ki takat
jameen thak gayi hai upaj girti ja rahi, kya upay
saal me 3-4 ton gobar acre, isse jeevansh badhega kya
hari khad aur avshesh se mitti kali bhurbhuri hogi
oc badhane ke upay ki jankari
`,
  'general-greenmanure-1': `
wheat is cut, green manure before paddy on three acres, how much seed to buy
FARMER ASKED QUANTITY OF SUNNHEMP SEED FOR GREEN MANURE
green manuring seed for 5 bigha
is twenty kilos dhaincha per hectare enough
ढैंचा का बीज एक बीघा में कितना
हरी खाद के लिए सनई बीज की मात्रा
गेहूं काट लिया, धान से पहले तीन एकड़ में हरी खाद बोनी है बीज कितना लाऊं
दो एकड़ में ढैंचा कितना लगेगा
gehu kaat liya, dhan se pehle teen acre me hari khad boni hai beej kitna lau
hari khad k liye beej ki matra
sanai kitna kilo boye bigha me
dhencha ka bij 20 kilo kaafi h kya
dhaincha seed kg acre
sunnhemp thirteen kilo an acre enough or not
some say dhaincha 20 kg per hectare, is that too thin
ढैंचा बीज दर
हरी खाद के बीज की मात्रा के बारे में जानकारी
सनई का बीज एकड़ में बारह किलो ठीक है क्या
पांच एकड़ के लिए ढैंचा का कितना बीज खरीदूं
dhencha bij kitna
sanai beej matra
hari khad ka beej block se lena hai kitna likhwau ek hektare
dhaincha patla bo diya, beej kam pad gaya kya
jantar ka bij kitna kilo ekad
`,
  'general-greenmanure-2': `
green crop reached my chest and the stems feel woody, have i missed the day to bury it
FARMER ASKED DAYS AFTER SOWING TO PLOUGH DHAINCHA
nitrogen added by green manure crop
dhaincha flowering started, bury now
ढैंचा कितने दिन का पलटें
हरी खाद से कितना नाइट्रोजन
ढैंचा में फूल आ गए देर हो गई क्या
हरी खाद छाती तक हो गई डंठल कड़े लगते, दबाने का समय निकल गया क्या
dhaincha 50 din ka ho gaya jot du
hari khad chhati tak ho gayi danthal kade lagte, dabane ka samay nikal gaya kya
dhencha kab mitti me milana h
dhaincha ka tana kada hone se pehle palatna
dhaincha turning days
nitrogen kilos per acre from buried dhaincha
is sixty five days too late to bury, stems gone woody
ढैंचा पलटने का दिन
ढैंचा दबाने से एकड़ में कितना नाइट्रोजन
तना कड़ा होने के बाद पलटना गलत है क्या
हरी खाद से कितने टन हरा माल मिलता है
dhaincha kab jote
dhaincha do mahine ka ho gaya ab palatne ka fayda
jantar mitti me kab dabaye
hari khad se kitni yuria bach jati hai ekad me
dhencha pedhe naram hai 45 din, rotavetar chala du
`,
  'general-greenmanure-3': `
canal closed and dhaincha will not grow, is yellow flowered sanai good, when to turn it
FARMER ASKED SANAI AS GREEN MANURE IN DRY AREA
green matter tonnes per acre from sunn hemp
well drained field for sunnhemp
नहर बंद है ढैंचा नहीं बढ़ेगा, पीले फूल वाली सनई ठीक रहेगी कब पलटें
कम बारिश में सनई की हरी खाद
सनई से कितने टन हरा माल
सनई के लिए निकास वाला खेत
nahar band hai dhaincha nahi badhega, peele phool wali sanai kab jote
dhaincha se kam pani me kaun si hari khad
sanai ki hari khad per acre kitna ton
sanai wale khet me jal bharav
sunnhemp bury days
does sunnhemp need less water than dhaincha
is wet low land bad for sunn hemp manure
सनई पलटने का समय
सनई हरी खाद से एकड़ में पांच टन मिलेगा क्या
पानी भरने वाले खेत में सनई बोना ठीक है
कम सिंचाई वाली हरी खाद का नाम
sanai kab dabaye
dhaincha ki jagah sanai kyo, pani kam lagta hai kya
sanai hara maal
sanai 50 din ki ho gayi ab jot ke mila du
sun hemp khad kam pani
`,
  'general-vermi-1': `
ideal moisture and temperature for earthworms
FARMER SAYS EARTHWORMS DYING IN VERMI BED
eisenia fetida best species or not
worms come out of bed at night, some dead on edge, bed smells wet
रात में केंचुए बेड से बाहर निकलते, किनारे मरे पड़े, बेड से गीली बदबू
वर्मी बेड में नमी कितनी रखें
केंचुआ खाद के लिए कौन सा केंचुआ
गर्मी में केंचुआ बेड को कैसे ठंडा रखें
kenchue ke bed me nami kitni
vermi compost ke kenchue kaun se
bed me pani bhar gaya kechue marenge kya
raat me kenchue bed se bahar nikalte, kinare mare pade, bed geela badbu deta
worm bed moisture percent
which worms eat waste fastest, eisenia or local
thirty five degrees heat, is it harmful to compost worms
केंचुआ तापमान नमी
केंचुओं पर छाया न हो तो मरेंगे क्या
निचोड़े कपड़े जैसी नमी रखना सही है
कौन से केंचुए खाद बनाते हैं
kenchue bhag rahe
kechua bed ph kitna ho
bed pe pani zyada ho gaya kenchue ka nuksan
vermi kechua naam
garmi me kechue bachane ko bed kaise thanda aur geela rakhe
`,
  'general-vermi-2': `
vermicompost making method and time
FARMER ASKED SIZE OF VERMI PIT AND QUANTITY OF WORMS
partially decomposed dung before releasing worms
four trolleys of dung and straw, how to make worm pit and when to sieve
वर्मी कम्पोस्ट बनाने की विधि
केंचुआ खाद कितने दिन में बनती है
एक टन कचरे में केंचुए कितने
चार ट्रॉली गोबर पुआल है, केंचुए का गड्ढा कैसे बनाऊं और कब छानूं
vermicompost kaise banaye ghar pe
kenchua khad ka gaddha size
char trolley gobar pual hai, kenchue ka gaddha kaise banau aur kab chhanu
gobar pehle kitne din sadaye vermi ke liye
vermi trench size weeks
how many kilos of worms for a tonne of waste
is feeding fresh dung to worms wrong
केंचुआ खाद हफ्ते
अधसड़ा कचरा कितने दिन में बनता है केंचुओं के लिए
खाई में कितने किलो कचरा भरें
सात हफ्ते बाद भी खाद नहीं बनी, क्या देखूं
vermi gaddha naap
kechua khad banane me kitna samay lagta
kachra aur gobar pehle sada ke phir kenchue dale kya
kenchue kitne kilo
daanedar chai patti jaisi khad kab milegi
`,
  'general-compost-1': `
mason is here to make holed brick tank for rubbish, what length width height
FARMER ASKED DIMENSION OF NADEP TANK
layering of waste soil and dung
how many days nadep manure is ready
नाडेप विधि से खाद बनाना
आज राजमिस्त्री आया है, कूड़े की छेद वाली टंकी कितनी लंबी चौड़ी बनवाऊं
टंकी में कितनी मिट्टी कितना कचरा
नाडेप खाद कितने दिन में
aaj rajmistri aaya hai, kude ki ched wali tanki kitni lambi chaudi banwau
nadep me gobar kitna lagta
eent ke tanke me khad banana
nadep se kitne ton khad milegi
nadep tank size feet
how many quintals soil goes in brick tank with waste
four months wait for nadep manure, is it correct
नाडेप टंकी की नाप
दीवार में छेद रखना जरूरी है क्या खाद की टंकी में
नाडेप में गोबर घोल कितना
ढाई टन खाद कितने दिन में मिलेगी ईंट की टंकी से
nadep tanki naap
jaali wali tanki me mitti kitni aur kachra kitna
kude se khad, tanki ko upar se leepna hai kya
nadep khad din
10 foot lambi tanki banwayi, bharne ka kram batao
`,
  'general-compost-2': `
npk percent in nadep compost
FARMER ASKED HOW MUCH LAND ONE NADEP TANK COVERS
nadep tank is ready, for how many bighas will it do, can it replace bags
three tonnes compost for how many acres
नाडेप कम्पोस्ट में पोषक तत्व
एक टंकी नाडेप खाद कितने एकड़ में
नाडेप टंकी तैयार है, कितने बीघे में डालूं और बोरी वाली खाद घटाऊं क्या
नाडेप खाद में पोटाश कितनी
nadep khad me npk kitna
ek tanki se kitna khet
nadep tanki taiyar hai, kitne bighe me dalu aur bori wali khad ghatau kya
dhai ton nadep khad ek hectare me kafi h
nadep npk percent
is one tank enough for two and half acres
does nadep manure have more potash or nitrogen
नाडेप में नाइट्रोजन कितना
एक टंकी खाद एक हेक्टेयर में डालना सही है क्या
कम्पोस्ट में पोटाश प्रतिशत
नाडेप की ताकत डीएपी जितनी है क्या
nadep khad tatv
tanki wali khad me fosforas kitna hota hai
nadep kitne khet
teen tan khad ek hektare ko kafi hogi kya
kachra tanki khad kitni zordar, janch me kitna npk
`,
  'general-compost-3': `
raw cow dung problems in field
FARMER ASKED HOW LONG TO ROT FYM
i threw cattle shed dung straight in the field last month and now termites everywhere
white grub came after fresh dung
गोबर की खाद कितने दिन में सड़ती है
कच्चे गोबर से दीमक आती है क्या
पिछले महीने बाड़े का गोबर सीधा खेत में डाला अब दीमक ही दीमक
ताजा गोबर डालने से पौधे जले
gobar khad sadi h ya nahi kaise pehchane
kaccha gobar dalne se kya nuksan
gobar ko gaddhe me kab tak rakhe
pichhle mahine bade ka gobar seedha khet me daala ab deemak hi deemak
raw dung termites grubs
how do i know manure is ready by smell and colour
is throwing fresh dung on field bad for seedlings
सड़ी खाद की निशानी
कच्चा गोबर डालने से नुकसान होगा क्या
गोबर कितने महीने ढककर सड़ाएं
गोबर डालते ही सफेद लट बढ़ गई
kacha gobar dimak
khad kali bhurbhuri ho gayi, gandh mitti jaisi, ab dalu
gobar sadana mahine
goth ka gobar seedhe khet me dalna theek hai kya
taaja gobar se ghas aur kide kyo badhte
`,
  'general-jeevamrut-1': `
one desi cow and a plastic drum, how to prepare brown liquid for my acre
FARMER ASKED METHOD OF MAKING JEEVAMRIT
two hundred litre drum natural liquid manure quantities
how many days jeevamrut ferments
एक देसी गाय और प्लास्टिक का ड्रम है, एक एकड़ का घोल कैसे तैयार करूं
एक एकड़ के लिए जीवामृत में गुड़ बेसन कितना
जीवामृत कितने दिन में तैयार
देसी गाय के गोबर से घोल बनाना
ek desi gaay aur plastic ka drum hai, ek acre ka ghol kaise taiyar karu
jeevamrit me kya kya milate h
200 litre pani me gobar gomutra kitna
jeevamrut kitne din rakhna h
jeevamrut recipe 200 litre
how many times daily is the drum stirred
is jersey cow dung okay or only desi for the ferment
जीवामृत सामग्री
जीवामृत में बेसन न डालें तो चलेगा क्या
गुड़ कितना और गोमूत्र कितना एक एकड़ घोल में
मेड़ की मिट्टी डालना जरूरी है क्या घोल में
jivamrut banana
drum ka ghol kitne din me pakta hai
das kilo gobar das litre mutra sahi hai kya
jeevamrit vidhi
gaay ke gobar ka ghol chhaya me hilana kitni bar
`,
  'general-jeevamrut-2': `
jeevamrut application rate per acre
FARMER ASKED HOW OFTEN TO APPLY JEEVAMRIT
made jeevamrut drum on monday, till which day is it good, with water or spray
can i stop urea if i use jeevamrut
सोमवार को ड्रम बनाया था, किस दिन तक अच्छा रहेगा और पानी के साथ दूं
जीवामृत का छिड़काव महीने में कितनी बार
जीवामृत कितने दिन तक खराब नहीं होता
जीवामृत से रासायनिक खाद बंद कर दें
jivamrit ek acre me kitna litre
somwar ko drum banaya tha jeevamrut, kis din tak chalega aur pani ke sath du
jivamrit ka spray kaise kare
sirf jeevamrut pe kheti ho sakti kya
jeevamrut litres per acre
old liquid of ten days, is it still useful
does it feed the crop fully in weak soil
जीवामृत महीने में कितनी बार
जीवामृत सूखी मिट्टी में देना गलत है क्या
एक हेक्टेयर में जीवामृत पांच सौ लीटर
छानकर पत्तों पर मारना ठीक है क्या यह घोल
jivamrit matra ekad
sirf jeevamrut pe kamzor khet chhod du to upaj giregi
jeevamrit kitne din tak
har sinchai me jeevamrut du ya mahine me ek baar
ghol ban gaya, ek hafte me na dala to kharab hoga kya
`,
  'general-beejamrut-1': `
cow dung bundle hung overnight, next mix what
NATURAL FARMING SEED TREATMENT BEEJAMRUT
quantity of dung urine lime for beejamrut
can i rub pulse seed with beejamrut
चूना गोमूत्र मिलाकर बीज पर कैसे मलूं
बीजामृत में चूना गोमूत्र कितना
प्राकृतिक खेती बीज उपचार
बीजामृत लगाकर सुखाना
masoor ka patla beej ragad sakte hai kya desi ghol se
bijamrut me kitna gobar gomutra
prakritik kheti beej sanskar
beejamrut dal ke beej pe
beejamrut recipe dung urine lime
is rubbing moong seed with beejamrut wrong
how many hours hang dung beejamrut
बीजामृत बनाने की विधि
बीजामृत में गोमूत्र पांच लीटर सही है क्या
गोबर पोटली 12 घंटे से ज्यादा लटकाने से नुकसान होगा क्या
50 ग्राम चूना रात भर भिगोकर बीजामृत में
beejamrt kaise banaye
bijamrit gomutra kitna
desi gay ke gobar se beej lepna
beej pe beejamrit lagake dhoop me sukhana galat kya
PREPARATION OF BEEJAMRUT ASKED
`,
  'general-beejamrut-2': `
liquid made on monday, using thursday, is it stale
BEEJAMRUT USE WITHIN HOURS
groundnut seed ghanjeevamrut coating
is wet treatment ok for thin skin
सोयाबीन पर बीजामृत लगाएं क्या
बीजामृत कितने घंटे तक चलता
दाने फूलकर छिल गए, सूखी घनजीवामृत बुकनी मलूं
सोयाबीन बीज गीला न करें
soybean beej me bijamrut
beejamrit kitne din chalta hai
soybean pe geela lep mat karo bola, fir kaise upchar kare
soyabean ka chhilka utar gaya
soybean seed beejamrut wet
is beejamrut usable after 3 days
ghanjeevamrut powder groundnut seed
सोयाबीन बीजामृत छिलका
मूंगफली बीज पर बीजामृत लगाने से नुकसान होगा क्या
48 घंटे बाद बीजामृत फेंक दें क्या
सूखे घनजीवामृत में बीज मिलाना सही है क्या
soyabean beej bijamrit gila
bijamrit 2 din baad
mungfali beej ka chhilka utra gile lep se
ghanjivamrit sukha beej me milake bona
GROUNDNUT SEED TREATMENT WITH BEEJAMRUT QUERY
`,
  'general-ghanjeevamrut-1': `
drum liquid spoils so i want the dry one from cow dung, how much per acre
FARMER ASKED HOW TO MAKE GHAN JEEVAMRIT
solid natural manure quantity at sowing
dry dung with jaggery and gram flour shade drying
ड्रम वाला घोल खराब हो जाता, गोबर का सूखा वाला बनाना है एकड़ में कितना
घनजीवामृत एक एकड़ में कितना डालें
बुवाई पर घनजीवामृत की मात्रा
घनजीवामृत कितने दिन सुखाएं
drum wala ghol kharab ho jata, gobar ka sookha wala banana hai, acre me kitna
ghanjeevamrut ki matra per acre
100 kilo gobar se ghan jivamrit
ghanjivamrit kab daale khet me
ghanjeevamrut per acre quantity
how much jaggery for hundred kilos dry dung
is drying in sun wrong for solid jeevamrut
घनजीवामृत सामग्री
बोनी के समय सूखी देसी खाद सौ किलो एकड़
छाया में कितने दिन सुखाकर पीसें
घनजीवामृत ज्यादा दिन रखना ठीक है क्या
ghan jivamrut banana
sukhe gobar me besan gud mila ke chura banana
ghanjivamrit matra
hektare me dhai sau kilo sukha jeevamrut dalte kya
liquid nahi, boni ke samay dene wala sukha jivamrit kaise
`,
  'general-biofert-1': `
biofertilizer seed treatment quantity
packet of bacteria 200 gram, how many kilos wheat seed and sow same day
rhizobium packet per 10 kg seed
water needed for culture slurry
जैव उर्वरक से बीज उपचार
पीएसबी कल्चर कितना बीज
राइजोबियम कल्चर विधि
दलहन में कौन सा, अनाज में कौन सा जीवाणु
culture beej me kaise lagaye
psb 200 gram kitne beej
packet kholne ke baad kitne pani me, kitne der chhaya
azotobacter gehun beej
rhizobium psb seed packet
is sowing next day after culture wrong
azotobacter 200 g how many kg seed
जैव उर्वरक बीज उपचार
पीएसबी 200 ग्राम में 10 किलो बीज सही है क्या
कल्चर लगे बीज को धूप में सुखाने से नुकसान होगा क्या
400 मिली पानी में कितना जैव टीका घोलें
culture beej kitna pani
azospirillum wala packet gehu beej
dal ke beej ko raijobium, gehu ko kaunsa jeevanu
kal sham culture lagaya aaj bona theek hai kya
BIOFERTILIZER SEED INOCULATION METHOD
`,
  'general-biofert-2': `
i forgot seed treatment, can psb be given through manure now
how long should culture and compost mixture be kept before spreading
how many kg azotobacter mixed in compost
biofertiliser left overnight in compost then spread
दो सौ किलो कंपोस्ट में जैव उर्वरक कितना मिलाना है
बीज में नहीं लगा पाया, अब पीएसबी गोबर के साथ दे दूं
जीवाणु खाद को कंपोस्ट में मिलाने का तरीका
एजोटोबैक्टर गोबर खाद में कितना मिलाएं
KMB aur azotobacter dono 4-4 kilo compost me milau
jaivik culture khet me dalne ka tarika
psb 2 kilo wala packet ek acre ka hai kya
psb ko gobar me mila ke kab dale
biofertiliser in compost
is 2 kg psb per acre alone sufficient
how long to keep bacteria powder mixed in heap before spreading
जैव उर्वरक मिट्टी में
चार किलो एजोटोबैक्टर दो क्विंटल कंपोस्ट में मिलाना सही है क्या
पीएसबी अकेला देना हो तो गोबर खाद कितनी चाहिए
बुवाई के दिन कल्चर बिखेरना ठीक है या पहले
jeevanu khad kitni
ek hectare ko 10 kilo culture lagta hai kya
raat bhar dhak ke rakhne se jeevanu badhte hai kya
400 se 600 kilo gobar me kitna psb
packet wali jeevanu khad sidhe khet me fenk du ya compost me
`,
  'general-biofert-3': `
order of seed treatment FIR
FUNGICIDE INSECTICIDE CULTURE SEQUENCE
culture packet storage
three powders to put on seed, which first which last
बीज उपचार का क्रम क्या
पहले कीटनाशक या फफूंदनाशक बीज
कल्चर कहां रखें
पैकेट गर्मी में रह गया, अब असर करेगा
beej upchar me pehle kya lagaye
culture rasayanik khad ke saath rakha, sahi h kya
culture packet kaise rakhe
culture purana hai chalega
fir seed treatment order
is keeping culture near urea bad
seed fungicide insecticide culture sequence
बीज उपचार क्रम FIR
कल्चर पहले दवा बाद में लगाने से नुकसान होगा क्या
एक्सपायर कल्चर डालना सही है क्या
जीवाणु पैकेट धूप में रखने से मर जाएंगे क्या
fir niyam beej
beej me pehle kaun dawa aakhri kaun
culture packet ki tareekh dekhna kyo
biofertilizer ko thande me kaise rakhe
SEQUENCE OF SEED TREATMENT CHEMICALS
`,
  'general-neem-1': `
how many hours soak crushed neem kernels and how much water
old neem seed two years will work?
which insects does neem kernel liquid control
have bag of dry nimboli from last june, how do i make five percent liquid for aphids
नीम गिरी कितने किलो सौ लीटर में
नीम के घोल में साबुन क्यों मिलाते
नीम बीज ताजा लें कि पुराना
पिछले जेठ की सूखी निंबोली रखी है, उससे कीड़ों का घोल कैसे तैयार करूं
5 percent neem ark banane ka tarika
neem ki guthli se dawa banani hai kaise
nimboli kitni puri hone chahiye mahine
nimboli ki giri koot li 5 kilo, ab kitne pani me kitne ghante aur sabun kitna
neem kernel extract recipe
two summer old nimboli in sack, can i still soak it
how many grams soap in each litre of neem liquid
निंबोली पांच किलो सौ लीटर
बारह घंटे भिगोना जरूरी है क्या
ताजा निंबोली का अर्क कमजोर होता है क्या
छिलका उतार निंबोली, कितने किलो कूटकर सौ लीटर
nimboli arka kasa banvava
neem guthli koot ke kitna pani
mahu par neem asar karega kya
neem ka ghol 5 pratishat banane ki vidhi
neem beej ka arq banana sikhao, leaf miner bahut hai
`,
  'general-neem-2': `
can i keep prepared neem water overnight
how many days gap between neem rounds
spray neem under leaf too?
made too much neem liquid, sun is strong now, should i wait for evening and use rest tomorrow
नीम का छिड़काव किस पहर करें
तैयार नीम घोल कितने दिन तक खराब नहीं
पत्ते की निचली सतह पर नीम पहुंचाना है क्या
नीम का घोल ज्यादा बन गया, बाकी कल मारूं तो असर रहेगा
neem ka pani shaam ko maru ya subah
neem spray 7 din me dobara karna padta
bana hua neem ghol rakh sakte kitna din
neem chidke das din ho gye, kide dubara dikhe, ek aur round kab maru
neem spray evening repeat
made barrel of neem on sunday, use till when
spraying at noon wastes neem, correct
नीम छिड़काव शाम
दस दिन बाद दोबारा छिड़कना सही है क्या
पत्ती के नीचे न पड़े तो असर कम होगा
धूप तेज है, बाल्टी भर नीम बचा, कल चलेगा
neem ka ghol kab maru
dhoop me neem bekar ho jata hai kya
har kitne din me neem dohrau
bana hua ark rakh sakte ya usi din khatam karu
subah chhidakna theek ya shaam neem ka
`,
  'general-tricho-1': `
each year seedlings fall over in the nursery, want to mix the good fungus in dung before sowing
FARMER ASKED TRICHODERMA SEED TREATMENT DOSE
multiply trichoderma in fym
damping off prevention biological
ट्राइकोडर्मा का प्रयोग कैसे करें
ट्राइकोडर्मा से बीज उपचार कितना ग्राम
गोबर खाद में ट्राइकोडर्मा बढ़ाना
हर साल नर्सरी में पौध गिर जाती, बोने से पहले अच्छी फफूंद गोबर में मिलानी है
har saal nursery me paudh gir jaati, bone se pehle achhi fafund gobar me milani hai
tricoderma beej me kitna
ukhta ke liye trichoderma gobar me
trichoderma kab dalna chahiye
trichoderma grams seed soil
mix in dung how many days before field
is it of use after wilt has already come
ट्राइकोडर्मा मात्रा
सौ किलो गोबर में कितना मिलाएं मित्र फफूंद
रोग आने के बाद डालना बेकार है क्या
आर्द्रगलन से पौध बचाने को पहले क्या दें
tricoderma gobar
paudhshala me paudh galti, hari fafundi ka powder kaise du
beej pe 5 gram theek
neem khali mila ke kitne din dhak ke badhana hai
jad sadan rokne wali dost fafund ki matra bata do
`,
  'general-tricho-2': `
i mixed trichoderma in dry field at noon and no effect, what did i do wrong
FARMER ASKED CARE IN TRICHODERMA USE
dry soil trichoderma works or not
days gap fertilizer and trichoderma
दोपहर में सूखे खेत में ट्राइकोडर्मा डाला असर नहीं, कहां गलती हुई
ट्राइकोडर्मा और फफूंदनाशक साथ
ट्राइकोडर्मा के लिए नमी
खाद और ट्राइकोडर्मा में अंतर
trichoderma ke sath dawa mila sakte h
tricoderma dhoop me dale kya
dopahar me sookhe khet me trichoderma daala asar nahi, kahan galti hui
trichoderma ke baad khad kab
trichoderma with fungicide gap
is strong sun killing the friendly fungus
five days gap with fertiliser, must
ट्राइकोडर्मा सूखी मिट्टी
तेज धूप में मित्र फफूंद डालना गलत है क्या
रासायनिक फफूंद दवा के कितने दिन बाद
जैविक खाद के बिना ट्राइकोडर्मा का असर
tricoderma sawdhani
urea ke saath mila ke trichoderma daalna theek hai kya
trichoderma nami chahiye
shaam ko du ya dopahar, dost fafund wala powder
khad dale do din hue, ab trichoderma daal sakta hu
`,
  'general-pseudo-1': `
shop gave white bacteria packet for blast, on seed, soil or leaf and how much
FARMER ASKED USE OF PSEUDOMONAS
pseudomonas soil application per acre
spray for blast bio agent
दुकान से झुलसे के लिए जीवाणु वाली पुड़िया मिली, बीज मिट्टी या पत्ते पर कितनी
स्यूडोमोनास छिड़काव प्रति लीटर
स्यूडोमोनास से बीज उपचार
धान झोंका में स्यूडोमोनास
dukan se jhulse ke liye jeevanu wali pudiya mili, beej mitti ya patte par kitni
pseudomonas ek acre me kitna
sudomonas beej me kitna gram
pseudomonas se jhulsa rukega
pseudomonas per litre spray
is bacteria powder good against blast
one kilo per acre with manure in soil, right
स्यूडोमोनास मात्रा
उकठा में जीवाणु पाउडर मिट्टी में देना ठीक है क्या
बीज पर दस ग्राम लगाना
झोंका पर जैविक छिड़काव कितना
sudomonas spray
psudomonas teen tarike se kaise dete, beej mitti patta
jivanu dawa blast
safed jeevanu powder gobar khad me mila ke daalu kya
pseudomonas label dekh ke kitna lena hai
`,
  'general-trap-1': `
farmer asked how many gandh pash traps to fix in one acre
want to trap large number of moths, how many lures
for watching only how many funnel traps
i want to finish moths not just count, how many lure traps then in an acre
फेरोमोन ट्रैप प्रति एकड़ संख्या
गंधपाश कितने लगाएं निगरानी को
पतंगे बड़े पैमाने पर पकड़ने को ट्रैप
सिर्फ गिनना नहीं, पतंगे खत्म करने हैं, एकड़ में गंध वाले जाल कितने
pheromone trap hectare me kitne
trap lure kab badalna chahiye
nigrani ke liye kitne trap kafi hai
jaal kitne upar bandhe fasal se aur capsule kab badlu
feromon trap per acre
moth capsule number for catching, not only watching
number for mass catching of moths per hectare
फंदा एकड़ में पांच
निगरानी को दो जाल काफी हैं क्या
ल्यूर किस दिन बदलना, लेबल देखूं
जाल फसल के ऊपर या बीच में, किस ऊंचाई
gandh jaal hectare
kamgandh sapale ekari kiti
15 trap hectare me lagana patange pakadne ko sahi
trap kitni unchai par bandhe
ek hi goli sab keede ke liye chalegi kya
`,
  'general-trap-2': `
does each insect need separate lure
trap shows no catch, wrong capsule?
cuelure for fruit fly or helilure for bollworm
using tomato borer capsule in cabbage field, no moth comes, is it wrong capsule
किस कीट का कौन सा ल्योर लें
हर कीट का अलग ल्योर होता है क्या
बैंगन छेदक का ल्योर गोभी के कीट पर चलेगा
टमाटर वाली गोली गोभी में टांगी, एक भी पतंगा नहीं, गोली अलग चाहिए क्या
brinjal wala lure tamatar me chalega kya
trap me kuch nahi fas raha lure galat
trap sidha aur barabar duri par lagana hai
fal makhi ke jaal me illi ka patanga kyo nahi fasta, goli alag hoti hai kya
lure differs each insect
no moth since ten days, funnel too low or capsule wrong
diamondback moth needs own capsule or tomato one works
ट्रैप एक फुट ऊपर
सैनिक कीट और बॉलवर्म की गोली एक है क्या
ट्रैप टेढ़ा लटका है, पतंगे नहीं आते
टमाटर वाला कैप्सूल गोभी में लगाया, खाली ही रहा
konsa lure konse patange
gandh tikiya keede ke hisab se alag leni padti hai kya
gobhi wale patange ki capsule aur baingan wali same
trap ki duri barabar na ho to nuksan hoga kya
fauji illi ka lure maangu to dukan me kya bolu
`,
  'general-trap-3': `
YELLOW STICKY TRAP FOR WHITEFLY NUMBER PER ACRE
make own yellow card with castor oil or grease
aphid sticking card over crop
dealer charges a lot for yellow cards, can i paint old oil tin and smear something
माहू के लिए पीले कार्ड कितने
नीला कार्ड थ्रिप्स के लिए ही है क्या
टीन पर पीला रंग ग्रीस लगाकर कीट
पीले कार्ड महंगे हैं, पुराने डिब्बे पर रंग करके क्या लगाऊं कि मक्खी चिपके
pila card safed makhi ke liye kitne acre
neela patta thrips pe lagate hai
pili patti par grease laga ke tango
udne wale chote safed keede bahut, pile board kitne gaadu ek acre me
yellow trap greese number
thrips colour board, whitefly colour board and how many
twenty sticky boards a hectare, enough for white fly
पीला ट्रैप ग्रीस
पुराने तेल के डिब्बे से कार्ड बनाना सही है क्या
फसल से नीचे पीला कार्ड लगाना बेकार है क्या
लीफ माइनर की मक्खी पीले पर चिपकती है क्या
chipchipa card kitne lagau
chipchipa jaal mahu ke liye ek ekar me kitne
thrips ko konsa rang khichta hai
chikat sapale pivle ekari kiti
grease ki jagah kya lagau pile card par, sahi rahega kya
`,
  'general-trap-4': `
one light trap covers how much land
do friendly insects die in lamp trap
solar bulb trap for hoppers in paddy evening hour
bulb kept on till morning, tub full of insects including ladybird, is that correct
लाइट ट्रैप एक हेक्टेयर में कितने
बल्ब से मित्र कीट भी मरते हैं
सोलर लैंप से पतंगे पकड़ना समय
सुबह तक बल्ब जला, टब में अच्छे कीड़े भी मरे, कितने बजे बंद करूं
light trap raat bhar chalane se nuksan
bulb ke niche pani tel rakhna kis samay
prakash jaal 1 acre me lagaye kya
patange marne ke liye bulb ke niche tasla rakha hai, raat bhar ya kuch ghante
light trap hours hectare
tub full of ladybirds after whole night lamp, switch off when
ten pm switch off, is that the right hour
प्रकाश जाल समय
रात भर बत्ती जलाना नुकसान करता है क्या
शाम सात से दस बत्ती, एक हेक्टेयर के लिए कितनी
एक हेक्टेयर पर एक बत्ती काफी है क्या
bulb jaal kitne baje
mitra keet marte hai to light trap lagau ya nahi
saat baje jalau das baje band, theek hai
phudke aur bhring bulb pe aate hai kya
batti wala fanda banane ka tarika, keep aur tub
`,
  'general-perch-1': `
BIRD PERCHES IN CROP FOR LARVA
when to take out bird sticks
number of t perches per hectare
crows and mynas eat worms in field, how to call them more, how many wooden stands
टी आकार खूंटी कितनी ऊंची
दाना भरते ही खूंटी हटाएं क्या
सुंडी खाने वाले पक्षी बुलाने का उपाय
मैना को खेत में बुलाकर इल्ली खिलानी है, कितने डंडे और कितने ऊंचे
t khunti acre me kitni
bird perch kab hataye
lakdi ki khunti illi ke liye kaise gaade
chidiya ke liye lakdi lagayi thi ab dana bhar raha, nikaal du kya
bird stick number acre
ears filling, crows on my sticks, pull them out
two feet above crop, correct height for bird stand
चिड़िया खूंटी कितनी एकड़
दाना भरते समय खूंटी रखना सही है क्या
पक्षी थांबे कितने लगाएं
बीस खूंटी हेक्टेयर में कम तो नहीं
pakshi thambe ekari
T akar ka danda kab gaadna kab nikalna
kala kauwa mynah sundi khaye, kya lagau
chidiya daana khane lagi, khunti hata du kya
bina dawa illi kam karne ko chidiya ka adda
`,
  'general-seedtreat-1': `
want to know if last year grain will sprout, wet cloth count hundred
SEED SORTING IN SALT WATER
seed germination percent required
own seed preparation before sowing
सत्तर से कम उगे तो बदल दूं क्या बीज
बीज नमक पानी में छांटना
बीज जमाव प्रतिशत कितना
बोने से पहले बीज तैयारी
beej ka jamav kaise jaanche
namak pani se beej chhatna
ghar ka beej bone layak kaise
tairte beej hata ke dho du, phir kya lagau
seed germination test wet cloth
is 60 percent sprouting okay for sowing
salt water 2 percent light seed
बीज अंकुरण जांच
सौ में 65 दाने उगे तो बीज बोना सही है क्या
तैरते हल्के बीज बोने से नुकसान होगा क्या
बीज नमक पानी के बाद धोना जरूरी है क्या
beej ankuran test
ghar ka beej jaanch geela kapda
100 me se kitne ugne chahiye beej
trichoderma ke pehle beej chhantna zaroori kya
HOME SEED GERMINATION TEST METHOD
`,
  'general-residue-1': `
happy seeder sowing of wheat
combine with sms has cut my paddy, which machine to sow wheat in it
will straw left on surface save one irrigation
is wheat yield less when sown in straw
धान कट गया, डंठल खड़े हैं, जलाए बिना अगली बुवाई कैसे
हैप्पी सीडर तीन साल चलाने से उपज बढ़ी क्या
सुपर एसएमएस कंबाइन के बाद क्या करें
पराली पलवार का फायदा गेहूं में
happy seeder se gehu bone ka fayda
parali pe jurmana lag raha, seedhe gehu bijne ki machine konsi
parali jalane ke bina gehu kaise boye
SMS combine ke baad happy seeder chala sakte h
happy seeder standing straw
is wheat weak when sown through straw
how many years before yield rises with straw left
पराली में सीधी बुवाई
सुपर एसएमएस न हो तो हैप्पी सीडर चलाना ठीक है क्या
डंठल की चादर से पानी की बचत होती है
आग लगाए बिना धान के ठूंठ में गेहूं बीजने का तरीका
hepi seeder gehu
parali khet ch rakh ke kanak bijan da fayda
pau ke hisab se 3 saal parali na jalane se kya hua
katari hui parali mulch banke nami rakhti kya
combine sms wali zaruri hai kya happy seeder se pehle
`,
  'general-residue-2': `
FARMER ASKED ABOUT COST OF HAPPY SEEDER SOWING PER ACRE
is straw burning method cheaper than direct drilling, any survey
how much money did 120 farmers save with seeder
my father says setting fire is cheap, show me the rupees
हैप्पी सीडर से बोनी का खर्च प्रति एकड़
जलाने के मुकाबले हैप्पी सीडर में कितनी बचत
पिताजी कहते हैं आग लगाना सस्ता है, सच क्या है
एक हेक्टेयर में हैप्पी सीडर से कितने रुपये लगे
happy seeder ka kharcha kitna aata acre ka
parali jalane wale tarike se kitna sasta
heppy seeder mehnga padega kya hisab batao
43 percent bachat wali baat sahi hai kya happy seeder
cheaper per acre, fire and plough or seeder in straw
rupees four thousand a hectare, is that for seeder sowing
survey on how many farmers about happy seeder saving
आग लगाकर बोनी के मुकाबले 43 फीसदी बचत किसमें
एकड़ पर सोलह सौ रुपये, ये खर्च किस बुवाई का
हैप्पी सीडर खर्च एकड़
जलाना सस्ता समझकर नुकसान होगा क्या
happy seedar bachat
parali jalane wale se seeder wala kitna sasta pada
kiraya chhod ke bhi seeder me paise bachte hai kya
120 kisano se pucha to kya nikla, kharcha
jebkharch ka hisab, seedhi bijai ya jalake jutai
`,
  'general-residue-3': `
information regarding pau smart seeder
how many acres per hour by smart seeder
tractor hp for smart seeder
does smart seeder mulch straw and also mix it
स्मार्ट सीडर की जानकारी
स्मार्ट सीडर कितने एचपी ट्रैक्टर से चलता है
स्मार्ट सीडर पुआल मिलाता है या ऊपर छोड़ता है
एक घंटे में स्मार्ट सीडर कितना बोता है
smart seeder kya hai
pau ki smart sider machine ka kaam
50 hp me smart seeder chalega
smart seeder 5 acre kitne ghante me
pau machine that partly buries and partly covers straw, which one
forty five hp tractor and the smart machine, is it enough
one acre in an hour, whose speed is this
पराली ढकने और मिलाने वाली नई मशीन, ट्रैक्टर शक्ति
स्मार्ट सीडर चालीस एचपी पर चलाना चलेगा क्या
स्मार्ट सीडर एचपी
एक दिन में आठ दस एकड़ बोना संभव, किस मशीन से
smart seder speed
pau wali machine pual ko andar bhi dabati upar bhi rakhti
mere pas 50 hp hai, kaunsi seeder kheench lega parali me
ghante me ek kille ki bijai, smart seeder
punjab univ ki seeder ki jankari, dhan ke pural me gehu
`,
  'general-residue-4': `
combine left long straw and wheat sowing is in fifteen days, will the free capsule liquid finish it
FARMER ASKED DAYS FOR BIO DECOMPOSER TO WORK
punjab wheat sowing in 25 days, decomposer ok
happy seeder or decomposer cheaper
कंबाइन ने लंबी पराली छोड़ी, गेहूं पंद्रह दिन में बोना है, घोल से गलेगी क्या
पराली गलाने में कितने हफ्ते
हरियाणा में डीकंपोजर से खर्चा घटा क्या
गेहूं बोने में बीस दिन हैं डीकंपोजर छिड़कें
combine ne lambi parali chhodi, gehu pandrah din me bona hai, ghol se galegi kya
parali kitne din me galti h decomposer se
capsule se parali sadana fayda hai ke
gehu bijai se pehle parali galane ka time
decomposer weeks before sowing
is it of use when only ten days remain for wheat
haryana study on cost with decomposer or happy seeder
पूसा डीकंपोजर समय
पराली घोल से गलाने में महीना लगता है क्या
बुवाई में एक हफ्ता है, डीकंपोजर डालना बेकार है क्या
पंजाब में पराली गलाने वाला छिड़काव कब करें
pusa dikampozar
parali ghol se galti kitne hafto me
decomposer ya happy seeder se kharcha kam hua haryana me
parali galana capsool
gehu bone me 25 din, ghol maarna sahi rahega
`,
  'general-drip-1': `
BENEFITS OF DRIP IRRIGATION ASKED
percent of water saved in drip compared to flood
which crops suit drip most
does drip reduce weeds and fertiliser bill
ड्रिप सिंचाई के फायदे
ड्रिप से खाद कितनी बचती है
गन्ने में ड्रिप लगाने से उपज कितनी बढ़ेगी
टपक पद्धति किस किस फसल में लाभ देती
drip se paani kitna bachta hai
drip lagau to upaj kitni badhegi
kapas me drip lagana faydemand hai kya
baag aur sabji me tapak sinchai kyu kare
drip saving percent
cane and cotton man here, what share of water do i save with pipes
how much fertilizer money will it save, thirty forty
ड्रिप के लाभ
बूंद बूंद से पैदावार पचास फीसदी तक बढ़ती है क्या
पाइप में दिया पानी नब्बे प्रतिशत काम आता है, सच
पानी बहुत कम है, बगीचे में पतली नली बिछवाऊं तो बात बनेगी
tapak faida khad
nal se pani dene par kitna barbad, boond se kitna bachega
ghas bhi kam ugti hai drip me, ye sahi baat
drip sabji me lagau to upaj me fark padega kya
boond sinchai kin fasalon ke liye behtar, ganna bhi
`,
  'general-drip-2': `
DRIP SYSTEM MAINTENANCE ASKED
how frequently must screen filter be washed
emitters clogged with lime, who does acid wash
daily short run or long weekly run of drip
ड्रिप की देखभाल कैसे करें
ड्रिपर जाम हो गए, सफेद परत जमी
पाइप कितने दिन पर फ्लश करें
रेत वाला फिल्टर कब साफ करना
drip ka filter kitne din me saaf kare
drip band ho gaya hai pani nahi aa raha kuch podho me
lateral fulsh kab karna
drip roz chalaye ya ek din chhod ke
drip filter cleaning
white crust on holes, may i pour acid myself or call the dealer
how often to open the end caps and flush
ड्रिप जाम फिल्टर
रेत वाला छन्ना हफ्ते में धोना काफी है क्या
नली के मुंह पर सफेद पपड़ी, पानी की बूंद नहीं
रोज आधा घंटा या हफ्ते में एक दिन लंबा चलाना सही
chhed band drip
jaali saaf na karu to aage kya bigdega
pandrah din me nali ka sira kholna hai ya mahine me
choona jama hai, bina dealer ke tezab daal du to khatra
jaali wali chhanni aur balu wali tanki, kaun si kitne din me dhou
`,
  'general-fertigation-1': `
my emitters are choked since i mixed two fertilisers together
how many minutes of clean water before and after feeding through pipe
flushing with plain water before and after fertigation
dap in drip can be used or not
टंकी में सफेद थक्का जम गया, कौन सी खाद साथ नहीं चलती
ड्रिप में कौन सी खाद नहीं मिलानी चाहिए
वेंचुरी चलाने से पहले सादा पानी कितने मिनट
ड्रिप से खाद देने के बाद पानी कितनी देर
drip me konsi khad chala sakte hai
map aur calcium ek sath ghola nozzle band ho gaye
superphosphate drip me ghulega kya
drip jam ho gayi khad se
plain water before fertigation
is calcium nitrate with map in one tank harmful
can dap granules be run through drip lines
ड्रिप खाद नियम
शुरू और आखिर में दस मिनट सादा पानी चलाना जरूरी है क्या
कैल्शियम के साथ सल्फेट घोल दिया, टंकी सफेद हो गई
कौन सी खाद पाइप में जाम नहीं करती
drip me khad mix
venturi band karne ke baad sada pani kitne minute
calcium wali khad alag din chalana sahi hai kya
puri ghulansheel khad hi kyu leni drip ke liye
do khad milane se nali me pathri jam gayi
`,
  'general-sprinkler-1': `
SPRINKLER IRRIGATION INFORMATION
field is full of small sand dunes, flood watering never reaches, is overhead shower right
which time of day to run sprinkler in wind
salty water on leaves from sprinkler, wash how
खेत में छोटे टीले हैं, नाली का पानी पहुंचता नहीं, फव्वारा सही रहेगा
टीले वाली रेतीली जमीन में कौन सी सिंचाई
गेहूं चना में फव्वारा चलाएं
खारे पानी के फव्वारे से पत्ते झुलसे
khara boring hai fawara chalane pe patte jalte, akhir me kaun sa pani du
sprinkler dopahar me chalau ya subah
sarson moongfali me fuhara thik hai
khare pani ke baad meetha pani chalau patte dhone
sprinkler sandy land
afternoon wind throws half the shower on the road
salty well water scorched leaf, sweet water after that
फव्वारा कब चलाएं
ऊबड़ खाबड़ रेत में क्यारी से बेहतर फुहारा है क्या
मूंगफली और चने में फव्वारा लगाना सही है
हवा तेज हो तो बंद कर दूं, सुबह का समय ठीक
phuhara retili
khare kuen se phawara chalu, patto pe namak, kaise dhou
gehu sarson ghani fasal me phawara ya naali
uncha nicha khet samtal nahi kar sakta, kaise seenchu
aandhi me phuhar ud ke padosi ke khet girti, kab chalau
`,
  'general-mulch-1': `
MULCHING INFORMATION FOR VEGETABLES
micron of plastic mulch for tomato bed
straw mulch thickness and distance from stem
shopkeeper sells 30 micron silver black sheet, is it right thickness for brinjal bed
पुआल बिछाने से निराई बचेगी क्या और तने से कितना हटाकर रखूं
सूखी घास की पलवार कितनी मोटी
प्लास्टिक मल्च सिल्वर काली क्यों
पलवार तने से चिपकी रहे तो नुकसान
mulching paper kitne micron ka lena
pual bichhau sabji me kitna mota
chilli ki kyari ke liye pual ya plastic, kaun si parat kitni moti
malching plastic aur pual me kya faida
mulch micron thickness
laid straw right up to the stems and they are rotting
five to ten cm straw or film, which for vegetables
पलवार की मोटाई
तीस माइक्रोन की चमकीली चादर दुकानदार थमा रहा, ठीक मोटाई है
सूखी पत्ती बिछाने से पानी कितनी देर टिके
मल्च से जड़ ठंडी रहती है और घास कम उगती
palwar pual
plastic chadar pe kharcha zyada, pual sasta, kya du
tane se kitni door rakhe ki galan na ho
bhindi me malching sheet, kaunsa rang upar rakhu
MULCHING SE LABH AUR SHEET MOTAI PUCHHI
`,
  'general-rainwater-1': `
RAIN WATER HARVESTING IN FARM
farm pond size and how many litres it stores
pond leaks, lay plastic sheet
bunding and ridges across slope to keep rain
खेत तालाब की जानकारी
बारिश का पानी खेत में रोकने के उपाय
बीस बाय बीस तालाब में कितना पानी
मेड़बंदी और गहरी जुताई से नमी
khet talab kitna gehra banaye
farm pond me sheet bichhana zaruri hai kya
dhaal wale khet me barish ka pani kaise roke
medbandi kaise kare ki pani na bahe
farm pond litres
my pit empties into the ground by november, plastic below?
bunding and deep ploughing before rains, does it hold
खेत तालाब मेड़बंदी
बीस बीस मीटर तीन मीटर गहरा, आठ लाख लीटर आएगा क्या
ढाल के आड़े नाली मेड़ बनाना सही है या सीधी
बरसात का बहाव रोकने का सस्ता तरीका
talab chadar
pani zameen me rissta, sheet bichhau to kitna fark
har khet ki mend oonchi karu to paani ruke kya
garmi me sinchai ke liye chaumase ka pani jama
saal bhar ki sinchai ko kitna bada gaddha khodu barsaat rokne ke liye
`,
  'general-zerotill-1': `
ZERO TILLAGE BENEFITS FARMER ASKED
how many days earlier can i sow by zero drill after paddy
does direct drilling save one irrigation
can i drill masoor without tilling rice stubble
जीरो टिलेज से गेहूं बोने के फायदे
बिना जोते मसूर की बोनी मशीन से
जीरो ड्रिल से डीजल की कितनी बचत
धान खेत में नमी है, सीधा ड्रिल चला दूं
zero till se fayda kya hai
bina jute chana bo sakte dhan ke baad
jero tillage se gullidanda kam hota kya
zero drill se kitne din pehle boai ho jati
drill into rice stubble, how many days and diesel saved
is it okay to sow lentil without plough after paddy
first watering also saved by no till, true
बिना जोते बोनी से मंडूसी कम निकलती है क्या
नमी कम हो तो सीधी ड्रिल चलाने से कुछ बिगड़ेगा क्या
जीरो टिल फायदा
धान कटते ही चना, हल नहीं चलाना
zero tillage bachat
dus din jaldi bijai ho jaye, kaunsa tarika
jutai ka diesel bachana, seedha dril se gehu
mitti me sahi batar hona kitna zaruri, bina jutai
masoor dhan ke theek baad, khet joten ya na
`,
  'general-rotation-1': `
CROP ROTATION BENEFIT ASKED
what pulse leaves nitrogen for next cereal
tomato after potato in same field, right
i take wheat after wheat for seven years and pests grow, would gram in between help
सात साल गेहूं पर गेहूं लिया, बीच में चना लेने से कीड़े कम होंगे क्या
हर साल गेहूं धान बो रहे, बीच में दाल क्यों
दाल के बाद गेहूं को यूरिया कम
आलू के बाद टमाटर बोना सही है
alu ke baad usi khet me baingan lagaya tha bimari aayi, ek hi biradri ki fasal kyu nahi
lagatar ek hi fasal se mitti kamzor kya kare
chana bone ke baad kitni nitrogen bachi
tamatar baingan mirch ek ke baad ek nahi boye kya
pulse after cereal
took potato, now plan brinjal on the same bed, fine or bad
40 kg nitrogen left by pulse, does urea reduce
फसल चक्र दाल
लगातार गेहूं धान से कीड़े रोग बढ़ते हैं क्या
मिर्च बैंगन टमाटर एक परिवार हैं, बाद में क्यों नहीं
चने के बाद कितनी खाद कम लगे अगली फसल में
badal ke kheti
dal bone se zameen ki taqat lautti hai, kitna
har saal ek hi bhu me wahi fasal, upaj gir gayi, chakra
tilhan ko beech me lane se kharpatwar ghatega kya
aloo ke baad usi jagah mirchi lagana thik hai
`,
  'general-intercrop-1': `
INTERCROPPING COMBINATIONS ASKED
rows of arhar in cotton, ratio
bajra is my main crop and one monsoon failure hurts, can arhar rows give safety
mustard strip in gram field pairing
बाजरा अकेला फेल हो जाता है, साथ में अरहर की कितनी लाइन रखूं
अरहर के साथ सोयाबीन की कतार
गन्ने के साथ क्या बोएं
चने में अलसी मिलाकर बोना
kapas ke sath arhar kitni line
ganna me aalu lagana sath me
ganna dheere badhta hai beech me 3 mahine moong le lu kya
risk kam karne ko do fasal ek khet
crops together rows
which partner suits gram, mustard or linseed strips
one arhar row in six soybean, ratio right
दो फसल साथ
गन्ने में आलू लगाने से गन्ने को नुकसान होगा क्या
कपास की छह कतार पर अरहर की दो कतार सही है
मक्का के साथ उड़द या सोयाबीन मिलाकर जोखिम कम
sahfasli jodi
alsi chane ke sath boun, dono paki alag samay
bajra bigad gaya to bhi ghar chale, kya mila ke bou
arhar kitni line chhod ke bajra me lagaye
MILI JULI KHETI KI JODI, KATAR ANUPAT
`,
  'general-fert-1': `
i will buy from society tomorrow, dap urea and potash for 120-60-40 in one acre
bags per acre for 120 60 40 with dap
how many bags of urea for 120 kg nitrogen when dap is used
how many 45 kilo urea bags go with one bag of dap
कल सोसायटी जाना है, 120 60 40 के लिए डीएपी कितनी यूरिया कितनी
पैंतालीस किलो वाली यूरिया की कितनी बोरी लगेंगी डीएपी के साथ
डीएपी से 120 60 40 का हिसाब
120 नाइट्रोजन के लिए डीएपी के साथ यूरिया कितना
DAP ek bori dal di to yuria aur MOP kitni bori bachti
npk 120:60:40 ek hectare me dap kitna
120 60 40 me potash kitna kilo
2 acre ke liye 120 60 40 ka dap wala hisab
120 60 40 dap route
is one bag dap and two bags urea near the 120 60 40 dose
how many kg dap per hectare for 60 phosphorus
डीएपी से पूरी मात्रा
आधी बोरी पोटाश एकड़ में 40 किलो वाली सिफारिश के लिए ठीक है
211 किलो यूरिया हेक्टेयर यानी एकड़ में कितनी बोरी
एक एकड़ में 53 किलो डीएपी, बोरी में कितनी हुई
dap urea mop bori
120:60:40 ke hisab se dap ke sath urea kitne katte
pure hectare ke liye dap 130 kilo sahi hai kya
panch acre ki kharid, dap urea potash kitni bori 120 60 40 par
yuria 2 bori dap 1 bori mop aadhi, ye hisab theek baithta
`,
  'general-fert-2': `
dap not liked by me, full dose through single super how much per acre
urea ssp mop per acre for 120 60 40
using ssp in place of dap for full dose
375 kilo ssp per hectare is for which recommendation
डीएपी की जगह सुपर से पूरी मात्रा दूं तो तीनों खाद कितनी
सिंगल सुपर फास्फेट कितनी बोरी एक एकड़
सुपर वाला रास्ता लूं तो यूरिया कितना बढ़ेगा
डीएपी छोड़ एसएसपी से पूरी खाद
3 bori super ek acre me 60 phosphorus ke liye hai na
ssp lene se gandhak muft milta, poora dose kaise banega
ssp urea mop ki bori acre
ssp dalne par urea kitna lagega
120 60 40 through ssp
is 152 kg super per acre right for full phosphorus
extra urea needed when dap is left out, how much
एसएसपी वाला हिसाब
सुपर से देने पर यूरिया एकड़ में 105 किलो क्यों हो जाता है
सिंगल सुपर में गंधक और कैल्शियम भी आता है क्या
डीएपी छोड़ सुपर लेना सही है, कितनी बोरी एकड़
super phosphate bori
375 kilo ssp hectare, acre me teen bori hui kya
ssp ke raste 260 kilo urea hectare dena padega
single super se gandhak ki kami bhi puri hogi kya
bina dap ke khad ka pura hisab kilo me btao super urea potash
`,
  'general-fert-3': `
recommendation is 50 kilo n, how much urea do i weigh
do i subtract nitrogen of dap when i calculate urea
how much mop for 1 kg k2o
calculating dap from phosphorus recommendation
नाइट्रोजन को यूरिया में कैसे बदलें
1 किलो फास्फोरस के लिए डीएपी कितना
डीएपी में भी नाइट्रोजन है तो यूरिया का हिसाब कैसे घटेगा
पचास किलो नाइट्रोजन के लिए यूरिया कितनी तौलूं
1 kg N me kitna urea
K2O 25 kilo ke liye mop kitna kilo
20 kilo P2O5 dena hai DAP kitna hua
npk ko urea dap me badalne ka formula
nitrogen to urea factor
is 6.25 the multiplier for ssp from phosphorus
how many kg mop equals one kg potash
एनपीके गुणा सूत्र
डीएपी का 18 प्रतिशत नाइट्रोजन यूरिया से घटाना सही है क्या
40 किलो पोटाश देना हो तो म्यूरेट कितना तौलूं
फास्फोरस के किलो को सुपर के किलो में कैसे पलटें
khad ka formula
1 kilo nitrogen 2.17 kilo yuria hota hai kya
60 kilo p2o5 likha hai ssp me kitna kilo
card pe kilo n likha hai mujhe urea chahiye kaise nikalu
dap ka nitrogen na ghatau to urea jyada ho jayega
`,
  'general-fert-4': `
nutrient content in one bag of dap
society has only ssp and urea, how to make equal of one dap sack
what does one mop sack of fifty kilo contain
how many ssp bags equal to one dap bag
सहकारी समिति में सिर्फ सुपर बचा है, एक डीएपी के बराबर कैसे करूं
पैंतालीस किलो के बैग में असल में नाइट्रोजन कितना किलो
एक बोरी डीएपी के बदले कितनी एसएसपी
एमओपी की बोरी में कितना पोटाश
dap khatam hai line lagi hai, ssp kitni bori lau badle me
super ki ek bori me gandhak aur phosphorus kitna
ssp or urea mila ke dap banana
ek bag urea me nitrogen kitna
dap short ssp urea
is three bags super plus 20 kg urea same as one dap
how many kg real nitrogen in 45 kg sack
बोरी में असली तत्व
डीएपी की बोरी में फास्फोरस 23 किलो होता है क्या
सुपर की बोरी में गंधक साढ़े पांच किलो मिलता है
डीएपी न मिलने पर एसएसपी लेना ठीक है क्या
dap nahi mila
potash ke katte me asal potash 30 kilo h kya
50 kilo dap me nitrogen kitna hota
dukan me dap gayab, ek bori ke badle super kitna lu
uriya katta 45 kilo me kitna tatva milta
`,
  'general-fert-5': `
is it waste if urea is thrown in standing water
top dressing time of urea
can urea be applied before rain
sky is cloudy, should i hold top dressing today
बादल हैं, कल तेज बारिश बोली है, यूरिया रोकूं
यूरिया बारिश से पहले डालें या बाद
भरे पानी में यूरिया डालना ठीक है
आधी यूरिया बोते समय दी, बाकी कब और कितनी बार
khet geela hai nirai ho gayi ab urea daal du
paani bhare khet me yuria fenkne se ud jata h kya
kal barish hai urea dalu ki nahi
neem wali urea kaise kaam karti
urea split timing
is broadcasting urea before a storm a waste
does neem coating make urea last longer
यूरिया कब कितनी बार
भरे पानी में यूरिया फेंकने से नुकसान है क्या
बुवाई पर सारी यूरिया दे देना सही है
निराई के बाद नमी में टॉप ड्रेसिंग क्यों
urea kist kaise
neem lepit yuria dheere dheere milta hai kya
bijai pe ek tihai urea baki nirai ke baad, thik
kal jor ki barish ka anuman, aaj urea rok lu
sukhi mitti me urea chhitu ya paani laga ke
`,
  'general-fert-6': `
germination less where fertiliser fell on seed
does fertilizer mixed with seed reduce germination
distance between seed and fertiliser
drill has only one box so dap and seed go together, is it harmful
डीएपी बीज के साथ मिलाकर बोना
खाद बीज से कितनी दूर रखें
सीड ड्रिल में एक ही डिब्बा है, खाद और बीज मिला दूं क्या
बीज के बगल में खाद कितने सेमी पर गिरे
dap bij ke sath dal sakte hai
bajre me 27 kilo DAP dala hai to urea me kitni katauti
DAP bij se chipak gaya to ankur mar jata kya
beej aur khad saath bone se ugega nahi
fertiliser below seed
is contact of dap with seed burning the sprout
reduce urea by how much when 55 kg dap goes in bajra
खाद बीज दूरी
बीज से दो इंच नीचे या बगल में खाद गिराना सही है क्या
पोटाश और सुपर बीज में मिलाकर बोने से जमाव घटेगा
बाजरे में 27 किलो डीएपी देने पर यूरिया कितना कम करें
dap beej jalna
ankur mar gaye dap saath gira tha, kitni doori chahiye
ek hi pipe se beej aur khad girana galat hai kya
mop ko beej ke upar daal sakte hai bote waqt
bajra me aadhi bori dap di, urea me 10 kilo katau
`,
  'general-nano-1': `
dealer gives nano bottle with every urea bag, is it of any use
yield reduction with nano urea pau trial
can nano urea replace one bag of urea
my wheat yield fell after using liquid bottle only
सिर्फ बोतल छिड़की तो गेहूं हल्का रहा, वजह क्या
नैनो यूरिया से गेहूं की पैदावार घटती है
नैनो यूरिया एक बोरी यूरिया के बराबर है क्या
हर बोरी के साथ जबरदस्ती छोटी बोतल दे रहे, काम की है क्या
nano urea ek bori ke barabar hai kya
PAU ne bottle wali urea ke bare me kya nikala
500 ml me utna hi nitrogen h kya jitna 45 kilo me
nano yuria 500ml me kya hota
nano urea nitrogen content
is 500 ml bottle really equal to a sack of urea
how much percent did wheat fall in ludhiana trial of liquid urea
नैनो यूरिया असली नाइट्रोजन
बोतल में बीस ग्राम नाइट्रोजन ही है, यह सच है क्या
यूरिया छोड़ नैनो देने से धान में 13 प्रतिशत घाटा
दाने का प्रोटीन घटता है क्या शीशी वाले यूरिया से
nano uria nuksan
bori ki jagah sheeshi lena sahi hai kya paidavar ghategi
pau ne do saal jaanch ki nano urea, gehu kitna ghata
4 pratishat wali botal me nitrogen kitna gram
taral yuria se kaam chal jayega, bori na dalu
`,
  'general-nano-2': `
what did parliament hear about liquid urea results
can i save half of urea with two nano sprays as company says
should basal urea be reduced when nano urea is used
is there new research on nano urea
2025 में नैनो की नई जांच शुरू हुई, उसका क्या
कंपनी बोलती है आधी यूरिया बच जाएगी, शोध में क्या मिला
नैनो यूरिया के साथ बेसल नाइट्रोजन घटाएं क्या
नैनो यूरिया का सही परिणाम क्या निकला
ICAR aur PAU dono alag bolte nano par, sach kya
nano urea se urea kitna bachega
do spray nano ke baad boni wali urea kam kar du kya
nano urea dalne par bone ka urea kam karu
nano urea trial result
is 25 to 50 percent urea saving from nano proved
what did government say in parliament on liquid urea
नैनो यूरिया शोध संसद
आईसीएआर के पुराने परीक्षण में कितने प्रतिशत लाभ मिला
नया नेटवर्क परीक्षण कब शुरू हुआ
नैनो छिड़ककर बेसल नाइट्रोजन घटाना ठीक है क्या
nano par bharosa
3-8 pratishat upaj badhi wali baat kis ne kahi nano pe
2025 wali jaanch ka result aaya kya, tab tak kya kare
pau 2020-24 me nano se upaj badhi ya nahi
nano do baar chhidak ke buwai wali khad kam karu nuksan hoga
`,
  'general-zinc-1': `
khaira disease symptoms in rice
twenty days after transplanting, field turned brown rusty in patches, tillers few
paddy old leaves rust like, tillers few after transplanting
midrib white on third leaf of rice
धान की बीच की नस सफेद, पुराने पत्ते कत्थई, कौन सी कमी
धान में जिंक की कमी के लक्षण
धान की निचली पत्तियां कत्थई, बढ़वार रुकी
रोपाई के बीस दिन बाद धान पीला भूरा
dhan me khaira kaise pehchane
ropa ke baad lal pila, padosi bola zinc ki kami, lakshan batao
dhan ke patte me jung lag gaya
dhaan ka kalla nahi fut raha bhure dag
khaira rice zinc spots
is white midrib third leaf sign of zinc
paddy rusty leaf 20 days transplant
धान खैरा पहचान
रोपाई के चार हफ्ते बाद धान में कल्ले कम, पत्ती कत्थई
खैरा में कौन सी पत्ती की शिरा सफेद होती है
धान की पुरानी पत्ती लोहे के जंग जैसी चित्तीदार
dhan khaira lakshan
jasta kami dhan me kaise dikhe
KHAIRA DISEASE OF PADDY SYMPTOMS ASKED
ropai ke 14 din me dhan laal bhura baith gaya
dhaan me zing ki kami ka rang kaisa
`,
  'general-zinc-2': `
put zinc last year, is it needed again this year
33 percent zinc how many kg per acre
after how many years zinc should be applied
how many kilo of 33 percent product equals usual dose for one acre
पिछले साल जिंक डाला था, इस साल फिर डालूं क्या
21 वाला दस किलो एकड़ में काफी रहेगा
जिंक कितने साल में एक बार
जिंक मिट्टी में डालने की मात्रा
dhan ke khet me bahut kami hai to zinc zyada dalu
jasta 33 wala packet ek acre me kitna
zinc har saal dale ya nahi
16 kilo monohydrate ek acre thik hai
zinc sulphate soil dose
is 10 kg heptahydrate per acre once in three years okay
monohydrate packet of 33 percent, how much for one acre
जिंक हर कितने साल
बहुत कमी वाले धान खेत में 25 किलो एकड़ डालना सही है क्या
21 प्रतिशत और 33 प्रतिशत वाले में मात्रा कैसे बदलती
हर साल जस्ता डालना फिजूल है क्या
jasta kitna acre
zinc ek baar dala to kitne saal kaam karta
pau zinc 62 kilo hectare kis khet ke liye bolti
heptahydrate wala kitne kilo hectare
33 wala jink 16 kilo dalu ya 10 kilo
`,
  'general-zinc-3': `
standing maize shows white stripes, how to make zinc solution for spray
will zinc work if thrown along with dap bags
zinc sulphate foliar concentration gram per litre
i threw zinc and super together, is it wasted
फसल लगी हुई है अब जिंक मिट्टी में नहीं तो पत्ते पर दूं
जिंक और डीएपी एक साथ डाल सकते हैं
कीट की दवा वाले टैंक में जिंक घोल दूं क्या
जिंक के साथ कीटनाशक मिला सकते हैं
0.2 percent zinc ghol matlab kitna gram litre
zinc or dap mila sakte h kya
super ke sath zinc bikher diya ab asar hoga
khadi fasal me jink kitna gram pani me
zinc foliar spray
is it okay to pour zinc in the insecticide tank
two grams per litre zinc, repeat or once only
जिंक पत्ती छिड़काव
सुपर के साथ जस्ता मिलाकर देना ठीक है क्या
खड़ी फसल पर 0.2 प्रतिशत जिंक का घोल कैसे बने
जिंक डीएपी एक जगह डालने से असर खत्म होता है क्या
jinc spray gram
15 litre pump me kitna gram zinc sulphate
fasal khadi hai jaste ki kami, patte pe dena sahi hai
zinc aur phosphate ek gaddhe me kyu nahi dalte
keede ki dawai ke sath zinc ghol du nuksan hoga kya
`,
  'general-iron-1': `
iron deficiency treatment spray
nursery bed of rice went papery white, what percent green vitriol with lime
nursery rice seedlings white leaf
how many sprays of heerakasis
लोहे की कमी के लक्षण और उपचार
कसीस का घोल दो तीन बार, कितने प्रतिशत
धान नर्सरी सफेद पड़ गई
रेतीली जमीन में नई पत्ती सफेद
chuna mila ke kasis kaise banau, nayi patti safed hai
dhan ki nursery safed ho gayi
lohe ki kami me kya chhidke
naye patte pile safed nas hari kya kami
iron chlorosis heerakasis lime
is half lime mixing right with ferrous sulphate
rice nursery white leaves spray
लोहे की कमी छिड़काव
हीराकसीस 1 प्रतिशत छिड़कना सही है क्या
नए पत्ते सफेद, नसें हरी, चूने वाला खेत
दो तीन बार हीराकसीस क्यों छिड़कते हैं
hira kasis lohe ki kami
nursery dhan safed ho gayi kasis
bina chuna milaye kasis dalne se patti jalegi kya
ph zyada wale khet me nayi patti peeli kis tatva se
IRON SHORTAGE IN NURSERY PADDY
`,
  'general-defic-1': `
how to identify nutrient deficiency by leaf
confused if bottom or top yellow matters, how to read leaves
upper leaf pale means which element
lower leaves yellow means what shortage
ऊपर की पत्ती खराब, नीचे हरी, कौन से तत्व की कमी
नीचे की पत्ती पीली तो कौन सी कमी
ऊपर की पत्ती पीली तो किसकी कमी
पौधे में कमी कैसे पता करें
patta pehle kahan se badla, isse kya samjhe
niche ke patte pile to kya kami
upar ke patte pile to kya kami
paudhe me kaun se tatva ki kami hai
nutrient deficiency old or new leaf
is yellow bottom leaf nitrogen or iron
sulphur boron show on young leaves
पत्ती पीली पहचान तत्व
तांबे की कमी नई पत्ती पर दिखती है क्या
मैंगनीज की कमी ऊपर दिखेगी या नीचे
पहले नीचे के पत्ते बदले तो कौन कौन से तत्व
patti se kami pehchan
rang kahan se badla kaunsa poshak tatva
nayi konpal bigdi purani theek to kis kis ki kami
potash ki kami niche wali patti pe hi aati kya
HOW TO IDENTIFY NUTRIENT DEFICIENCY FROM LEAVES
`,
  'general-defic-2': `
crop pale from below, plants lean, old leaves fall evenly
PHOSPHORUS DEFICIENCY PURPLE LEAF
maize leaf purple and small plant
crop pale from bottom and thin
नाइट्रोजन की कमी के लक्षण
फास्फोरस की कमी बैंगनी पत्ती
पत्ते गहरे हरे पर नीचे जामुनी, बौने
फसल हल्की पीली पतली
nitrogen ki kami kaise dikhti
phosphorus ki kami patte baingani
makka ke patte jamuni ho gaye
baingani rang nichli side, kya kami hai, fasal badh nahi rahi
nitrogen phosphorus deficiency leaf
is purple underside phosphorus shortage
thin pale plant old leaves fall
नाइट्रोजन कमी लक्षण
पौधा पतला, नीचे के पत्ते पीले झड़े, यूरिया कम था क्या
पत्ते कांसे जैसे बैंगनी, पौधा बौना
गहरा हरा पत्ता भी कमी की निशानी है क्या
nitrogn ki kami pehchan
fosforas kami baingani
patti jamun rang ki niche, paudha chhota rah gaya
niche se ek saman pila padta hai kaunsi kami
PURPLE LEAVES AND STUNTED PLANT REASON
`,
  'general-defic-3': `
potash deficiency symptoms
old leaf border scorched brown, stalks fall easily
old leaf tips burnt edges
reddish between veins on lower leaf
पोटाश की कमी के लक्षण
मैग्नीशियम की कमी पहचान
नसों के बीच पीलापन फिर लाल, पुराने पत्ते
पुरानी पत्ती नस के बीच पीली
potash ki kami kaise pata chale
magnesium ki kami patte laal
patte ke kinare jal rahe
kinare jale, tana kamzor, kaunsi khad kam padi
potash deficiency leaf edges
is yellow between veins magnesium
scorched tips old leaves weak stem
पोटाश कमी लक्षण
पत्ती की किनारी जली कागज जैसी, नोक भूरी
मैग्नीशियम की कमी में पहले पीला फिर लाल होता है क्या
तना कमजोर होना पोटाश की कमी है क्या
potash kami patte kinare
magneshiyam kami pehchan
purane patte ki nok aur dhaar jhulsi, beech hara
nase hari beech pila, neeche ke patte, kis ki kami
OLD LEAF MARGIN BURNING WHICH NUTRIENT
`,
  'general-defic-4': `
urea given but young leaves still pale in onion
CALCIUM DEFICIENCY TOMATO FRUIT END
chilli fruit end rot
pale new leaves of onion
टमाटर के नीचे काला चमड़े सा दाग
टमाटर का पिछला सिरा सड़ना
कैल्शियम की कमी मिर्च
प्याज की नई पत्ती फीकी
upar ki konpal mar rahi aur fal ka tala sada
tamatar niche se kala sad raha
calcium ki kami konpal mari
pyaz sarson pili naye patte
sulphur deficiency young leaves
is tomato black bottom calcium lack
onion mustard whole plant pale
गंधक कैल्शियम कमी
टमाटर का पेंदा काला सड़ा किस कमी से
यूरिया से भी हरापन न आए तो गंधक की कमी है क्या
कोंपल मरना कैल्शियम की कमी होती है क्या
salfar ki kami pehchan
tamatar ka penda kala sadna
mirchi ka sira gal raha, calcium kam kya
pyaz ke naye patte phike urea bekar gaya
BLOSSOM END ROT OF TOMATO REASON
`,
  'general-boron-1': `
boron deficiency symptoms
cauliflower cut shows brown empty middle
fruit cracking flower drop micronutrient
brittle thick young leaf
बोरॉन की कमी लक्षण
गोभी का तना खोखला
पत्ती मोटी टूटने वाली, फूल आकर गिरे
नई पत्ती मोटी भुरभुरी
boron ki kami se kya hota
fal phat rahe, daane nahi bane, kaunsa tatva
phool gir rahe dana nahi banta boron
fal fat raha kya kami
boron deficiency hollow stem
is flower drop and no seed due to boron
cracked corky fruit boron
बोरॉन कमी पहचान
गोभी का डंठल पोला निकला, क्या तत्व कम
पत्ती मोटी मोटी हाथ से टूटती, कोंपल मरी
फल पर कॉर्क जैसा खुरदरा, बोरान कम है क्या
boran kami lakshan
gobhi andar khokhli kyo
phool gire dana na bane kis tatva se
fal fatne ka karan suhaga ki kami hai kya
CAULIFLOWER HOLLOW STEM NUTRIENT
`,
  'general-boron-2': `
flowers are about to come, is a borax spray helpful
leaf tips burnt after i gave lot of borax, why
excess boron effect on leaves
is boron needed in every field
मिट्टी में बोरेक्स कितने किलो एकड़, जांच में कमी आई है
बोरेक्स का छिड़काव कब और कितना
बोरॉन ज्यादा होने से क्या होता
फूल आने वाले हैं, सुहागे का छिड़काव कर दूं
borax zyada pad gaya patte kinare se jal gaye
borex spray phool se pehle
boron jyada dalne ka nuksan
boron har khet me dena chahiye ya sirf kami me
borax spray before flowering
is 4 kg borax per acre safe in soil
leaf edges scorched after extra boron, is that the reason
बोरेक्स कितना डालें
बिना जांच सुहागा डालना नुकसान करेगा क्या
फूल से पहले सुहागे का कितने प्रतिशत घोल
हेक्टेयर में दस किलो बोरेक्स काफी है
suhaga chhidkav
boron thoda hi chahiye, jyada pad gaya to patti jalegi
phool aane se pehle boraks dena sahi hai kya
kab pata chale ki khet me boron dena zaruri
boran mitti me dalu ya patte pe kitna gram
`,
  'general-safety-1': `
gloves and mask needed while mixing?
what to check on label before opening
children around while preparing spray
my boy mixes medicine by bare hand and no cloth on mouth, tell right way before spray
दवा डंडे से घोलूं या हाथ से
छिड़काव वाले कपड़े कैसे हों
दवा की तारीख देखना जरूरी है
बेटा नंगे हाथ दवा घोलता है, छिड़कने से पहले क्या पहनना चाहिए
spray karte waqt muh par kya baandhe
dawa ki matra label jitni hi kyo
spray pe roti leke jau kya
dawa ka packet khola, maatra kis hisab se lu aur kya kya pehnu
spray mask gloves cap
my son stirs tin with fingers, what dress is needed
expired bottle, use it or not
दवा घोलना दस्ताने मुखौटा
बिना दस्ताने डिब्बा खोला, हाथ जल रहा, क्या पहनूं
खाना खेत में साथ रखकर छिड़कना ठीक है क्या
दवा की आखिरी तारीख निकल गई, डालूं
spray se pehle savdhani
lungi banyan me dawa chhidakna khatarnak hai kya
dawa gholne ke liye lakdi ka danda hi kyu
pashu bandhe hai paas me, dawa banau kya
favarani kartana kay kalji ghyavi, kapde mask
`,
  'general-safety-2': `
loose pesticide in polythene sold cheap, okay?
batch number and bill needed while buying
store pesticide away from grain and kids how
village shop sells in unlabelled bottle with no rasid, how to be sure of genuine
दवा खुली पुड़िया में लेना
बिना लाइसेंस दुकान की दवा
कीटनाशक घर में कहां रखें
गांव की दुकान बिना लेबल की बोतल दे रही, असली है कैसे परखूं
dawai tala laga ke rakhna zaruri
khula jahar saste me mil raha
dawai kharidte time batch number
bachi hui kitnashak kothar me anaj ke sath rakhi hai, kaha rakhna chahiye
fake pesticide bill batch
open powder in newspaper cheap, bill refused, how to check
where to keep leftover chemical, cattle shed or lock
नकली दवा पहचान बिल
खुली शीशी लेना सही है क्या
बची शीशी चारे के कोठार में रखी, बच्चे पहुंच जाते
पैकेट की सील टूटी है, ले लूं
asli dawa bill licence
dukandar bill nahi deta, kya karu
dawai dusri botal me palat ke rakhna galat hai kya
licence wali dukan kaise pehchane
kitnashak kharedi karte waqt kya dekhe
`,
  'general-safety-3': `
WIND DIRECTION IN PESTICIDE SPRAY
how to clear blocked nozzle safely
where to wash sprayer tank
wind blowing to my face while spraying, is it ok to continue, nozzle also choked
छिड़काव के समय हवा की दिशा
नोजल बंद हो तो क्या करें
टंकी कुएं पर धोना ठीक है
हवा मुंह पर आ रही है, छिड़काव चालू रखूं क्या, नोजल भी अटका
hawa tez hai spray karu ya nahi
pump kaha dhona chahiye spray bad
spray ke baad kapde alag dhoye
spray ke baad pump nahar me dho leta hu, galat hai kya, khud bhi nahau
choked nozzle wind bath
pump rinsed in village well, people shouted, where instead
spraying against breeze makes me dizzy, right way
नोजल जाम मुंह से
काम के बाद न नहाना नुकसान करेगा क्या
टंकी नदी में धोना ठीक है क्या
हवा मुंह पर आ रही थी, दवा कपड़ों पर गिरी
hawa ulti chhidkav
nozzle saaf karne ke liye muh lagana galat hai kya
spray ke baad turant nahana zaruri
talab me pump khangalna, machhli mar jayegi kya
chhidkav ke waqt kya kya galti na karu
`,
  'general-safety-4': `
MEANING OF TRIANGLE COLOUR ON PESTICIDE
which colour is least poison
red label pesticide keep at home?
two packets same price, one with yellow diamond one with green, which less harmful
कीटनाशक डिब्बे का रंग त्रिकोण
पीला निशान कितना जहरीला
सबसे कम जहर वाला रंग
दो दवा हैं, एक पर हरा और एक पर पीला निशान, कम नुकसान वाली कौन सी
dawa ke dabbe ka rang kya batata
lal rang wali dawa khatarnak kya
peela nishan dawa zeher level
dawa ke packet pe nila chaukor tikona bana hai iska matlab kitna jahrila
poison triangle colour meaning
blue square or yellow square, which poison stronger
red diamond bottle, keep away from house or not
लाल पीला नीला हरा
नीला निशान और हरा निशान, किसमें कम जहर
पीले त्रिकोण की दवा कितनी तेज
सबसे जहरीली किस रंग की
dabbe par rang nishan
neela tikon khatarnak hai kya kitna
laal wala na lu to kya lu
vish ki tivrata rang se kaise pata chale
HARE AUR LAL TRIKON KA MATLAB
`,
  'general-safety-5': `
can used spray can hold drinking water
rinse three times then what
sell empty bottles to scrap dealer
wife wants to keep dal in empty spray tin after washing, can we
खाली कीटनाशक डिब्बे का क्या करें
दवा के डिब्बे में अनाज रखना
तीन बार धोने के बाद डिब्बे में छेद करना
घरवाली दवा का खाली डिब्बा धोकर दाल रखना चाहती है, ठीक है क्या
khali dawa ki botal me pani rakhu
keetnashak ka khali dabba kabadi ko de du
dabba dho ke doodh ke liye rakhu
dawa ki shishi khatam, dhowan kaha dalu aur shishi ka kya karu
empty can rinse bury
empty tin, wife wants for dal, three rinse and then
puncture and crush after three washes, then where
खाली डिब्बा गाड़ना
धोवन नाली में डालना ठीक है क्या
डिब्बे में पानी भरकर पीना खतरा है क्या
खाली टीन को छेदकर गाड़ूं या दुकान को लौटाऊं
khali shishi kya kare
dawa ka dabba bachche khelne ko lete, rok du
teen baar khangal ke dhowan tanki me hi dalna hai
kabadi wale ko bechna theek hai kya khali dabba
khali drum me doodh le jana galat hai kya
`,
  'general-safety-6': `
WAITING PERIOD AFTER SPRAY BEFORE HARVEST
how many days after spray are vegetables safe
export rejected due to residue, how avoid
buyer comes day after tomorrow for tomatoes and i sprayed today, is gap enough
छिड़काव के बाद तुड़ाई का अंतर
दवा के बाद सब्जी कितने दिन न तोड़ें
चारे पर दवा छिड़की, पशु को कब
परसों व्यापारी टमाटर लेने आएगा, आज छिड़का है, अंतर काफी है
spray ke baad kitne din ruk ke tode
dawai ke baad bhindi kab bechu
residue se bachne ke liye antral
label pe likha hai itne din pehle chidkav band, iska matlab kya hota hai
waiting period before picking
BHINDI SPRAYED YESTERDAY MANDI TODAY, GAP REQUIRED
phi days on label, what does it say for harvest
तुड़ाई प्रतीक्षा दिन
छिड़काव के अगले दिन सब्जी बेचना सही है क्या
चारा छिड़का, पशु को देना खतरा कितने दिन
नमूना फेल हुआ, आगे क्या सावधानी
spray ke baad kitne din
kal todna hai aaj dawa maaru, theek hai kya
bhindi par kal dawa padi, aaj todke bechna sahi hai kya
mandi sample radd hone se kaise bache
phi ka matlab kya hai dabbe par
`,
  'general-poison-1': `
first aid pesticide on skin
FARMER FELL SICK AFTER SPRAY ASKED FIRST AID
pesticide in eye wash how long
brother got drenched from a leaking spray pump and feels sick, what to do at once
पंप फूटा और भाई पूरा दवा में भीग गया, अब तुरंत क्या करें
कीटनाशक से बेहोश प्राथमिक उपचार
शरीर पर कीटनाशक गिरा धोना
छिड़काव करते बेहोश हो गया
pump phoota aur bhai poora dawa me bheeg gaya, ab turant kya kare
spray ki dawa badan pe gir gayi
dawa ki gas lagi kya kare
spray se behosh ho gaya turant kya
spray fell on skin
eyes to be washed for how many minutes
is it right to carry the label to hospital
दवा आंख में गई
कपड़े उतारना जरूरी है क्या जब दवा गिर जाए
साबुन पानी से चमड़ी धोना ठीक है क्या जहर लगने पर
खुली हवा में ले जाएं पहले या अस्पताल
keetnashak badan pe
chhidkav wale ko jahar laga, ghar pe pehle kya kare
aankh kitni der dhona
dawa ka dabba doctor ko dikhana padta hai kya
mazdoor pe tanki ulat gayi, turant kya karna chahiye
`,
  'general-poison-2': `
swallowed pesticide vomiting or not
CALLER SAYS CHILD DRANK INSECTICIDE
woman in our house took a sip thinking it was syrup, should she vomit or be given milk
unconscious after drinking poison position
कीटनाशक पी लिया तो क्या करें
जहर पीने पर दूध देना
उल्टी कराना सही है क्या
घर की औरत ने शरबत समझकर दवा पी ली, उल्टी कराएं या दूध दें
ghar ki aurat ne sharbat samajh kar dawa pi li, ulti karaye ya doodh de
jahar khane pe ulti karaye
zehar pine par doodh pilana
bachche ne dawa pi li kya karu
swallowed pesticide what first
is giving milk to poisoned person wrong
unconscious one, lay on side or back
जहर निगल लिया
उल्टी कराने से नुकसान होगा क्या
बेहोश को करवट पर लिटाना ठीक है
कीटनाशक पीने वाले को घी दूध खिलाना
zahar pi gaya
padosi ne dawai pi li, muh me ungli daal ke ulti karau kya
dudh pilana galat
bachche ne bottle se ghoont le liya, hosh me hai, khana du kya
sharab ke sath dawa pi li, aspatal tak kya kare
`,
  'general-poison-3': `
since morning i spray and now my eyes run, mouth fills with water and hands tremble
FARMER HAS HEADACHE AFTER SPRAY
blurred vision sweating while spraying
muscle twitching after insecticide
छिड़काव से सिरदर्द उल्टी
सुबह से छिड़क रहा, अब आंख से पानी मुंह में लार हाथ कांपते
दवा छिड़कने के बाद धुंधला
सांस फूलना स्प्रे के बाद
spray ke baad sir dard chakkar
subah se chhidak raha, ab aankh se pani munh me laar hath kaanpte
dawa marte ankh se pani
spray karte ulti jaisa lage to
poisoning signs sprayer
saliva and blurred sight while spraying, should work stop
is headache after spraying an early sign
जहर के लक्षण
हाथ फड़कना और पसीना छिड़काव में
चक्कर आए फिर भी छिड़कते रहना गलत है क्या
सांस भारी हो रही दवा मारते
spray karte chakkar aana
muh se laar aur aankh se paani, dawa chadhi hai kya
dawa ka asar pehchan
dhundhla dikhe to chhidkav band kar du kya
pump chala raha tha ulti jaisa laga, kis baat ki nishani
`,
  'general-poison-4': `
poison information centre number
CALLER ASKED TOLL FREE NUMBER FOR POISONING
hospital is two hours away, which phone can guide about poison right now at night
day night poison call line
जहर सूचना केंद्र का नंबर
विष हेल्पलाइन टोल फ्री
अस्पताल दो घंटे दूर है, रात को जहर पर फोन से कौन राय देगा
जहर खाने पर फोन नंबर
aspatal do ghante door hai, raat ko zahar par phone se kaun rai dega
jahar ka toll free no
aiims poison number kya h
vish suchna kendra phone
poison helpline aiims
does the poison centre answer at midnight
which city is the national poison information centre in
विष सूचना नंबर
1800-116-117 किसका नंबर है
रात दो बजे जहर की सलाह फोन पर मिलेगी क्या
एम्स का जहर वाला मुफ्त फोन
jahar helpline number
zahar ki salah phone par, number chahiye jaldi
poison ka toll free
24 ghante khula rehta hai kya vish kendra
dilli wala doctor ka number jo zahar pe batata
`,
  'general-nozzle-1': `
right nozzle for weedicide
hollow cone for which medicine
farmer using cut nozzle after emergence, is it wrong
boom with many nozzles versus single lance
खरपतवार की दवा के लिए नोजल
कीटनाशक के लिए कौन सी टोंटी
उगने के बाद घास पर कट नोजल सही है क्या
बूम वाला स्प्रेयर बेहतर है क्या
konsa nozal ghas ki dawa me
flat fan nojal kab lagate
fafund ki dawa ke liye kaunsi nozzle
cut nozzle kaha use hoti
fan shaped tip for grass medicine, is it right
which tip for insect medicine so leaf gets wet evenly
flood cut nozzle after grass has come up, is it wrong
फफूंद की दवा में गोल फुहार वाला टिप
एक टोंटी घुमाने से हानि होगी क्या, बूम लेना चाहिए
नोजल कीट खरपतवार
बुवाई के तुरंत बाद की घास दवा में कौन सा टिप
nozle kaunsi
ghas wali dawa me hollow cone lagana sahi hai kya
pump par kai muh wali danda, barabar girega
chapti dhaar ya gol dhaar, keede par kaunsi
uge hue nadeen par cut nozzle mat lagao, kyu
`,
  'general-nozzle-2': `
water quantity for spraying one acre by knapsack
area covered by one man in a day spraying
what pressure on hand sprayer to stop drift
is 100 litre per acre enough with back pump
एक एकड़ स्प्रे में कितना पानी
हाथ पंप से दिन भर में कितना छिड़काव
छिड़काव में दवा उड़ती है, प्रेशर कितना
दस टंकी एक एकड़ के लिए ठीक है क्या
ek acre spray me kitne litre pani
napsack pump ka pressure
ek admi kitne bigha spray kar leta din me
dawa hawa me ud jati pump ka dabav kitna rakhe
how much land does one man cover with back pump in a day
mist flies away to neighbour, what pressure to keep
twenty tanks for an acre, too many or correct
हेक्टेयर में छह सौ लीटर घोल तक लगता है क्या
दाब चार किलो से ज्यादा करने में दिक्कत तो नहीं
पीठ पंप पानी एकड़
एक मजदूर दिन में एक एकड़ ही छिड़क पाएगा क्या
knapsack pani acre
ek bigha me kitni tanki, peeth wala pump
pressure 3 rakhna theek rahega kya ki dhund na ude
chhidkav ka ghol sou litre acre kam to nahi
hath se pump marne me ek din me kitni zameen
`,
  'general-nozzle-3': `
how to calibrate sprayer
tank me dose, how to work out from ten by ten plot
plain water trial for spray quantity
each man walks differently, how to know litres per acre
स्प्रेयर को कैलिब्रेट कैसे करें
एक टंकी में कितनी दवा, हिसाब का तरीका
सादे पानी से पंप जांचना
सौ वर्ग मीटर में पानी नापकर एकड़ का हिसाब
pump calibration kaise kare
tanki me dawai kitni padegi kaise nikale
10x10 meter me pani naap ke hisab
apni chal se spray kitna lagta pata karna
ten by ten metre plain water trial, then multiply by what
my steps are fast, how to find litres used per acre
is it okay to guess medicine per tank without measuring
सौ वर्ग मीटर में पानी खर्च, गुणा चालीस करके एकड़
बिना नापे टंकी में दवा डालने से उल्टा असर तो नहीं
छिड़काव नाप कैसे
सामान्य चाल से नापना, टंकी कितनी लगेगी
calibration kaise kare
tanki me dawa kitni milau, pehle saade pani se nap
mazdoor tez chalta, doosra dheere, litre kaise pata
hectare ka hisab 100 se guna kyu karte
spray ki matra tay karne ka tareeka khud
`,
  'general-spraywx-1': `
leaves are moving and dust flies, is this much wind alright for the sprayer
INFORMATION REGARDING SPRAYING IN HOT DRY WEATHER
wind is going towards village pond, should i carry on with pump
is 20 km per hour wind too much for knapsack
दवा छिड़कते समय हवा की रफ्तार कितनी हो
नमी बहुत कम है और धूप तेज, स्प्रे करूं क्या
हवा पड़ोसी की सब्जी की ओर जा रही है, रोकूं
हवा पंद्रह किलोमीटर से तेज लग रही, पंप रोक दूं
loo jaisi sukhi hawa me dawa udd jati, kis garmi tak chhidke
dopahar 38 degree me dawa marna chahiye kya
spray karte waqt hawa talab ki or ho gayi
aaj pachhua tez h dawai chhidku ya kal
spray wind speed limit
gentle breeze range in km for safe spraying
humidity below 40 spray stop
छिड़काव हवा गति
30 डिग्री और सूखी हवा में दवा छिड़कने से नुकसान होगा क्या
हवा तालाब की तरफ हो तो दवा छिड़कना सही है क्या
पत्ते हिल रहे, धूल उड़ रही, दवा मारूं या हवा थमने दूं
spray hawa kitni
dawa chhidkav tez hawa garmi
padosi ki basti taraf hawa mudi, spray turant roku
15 km ki hawa me pump chalana theek hai kya
kis tapman ke upar dawa na chhidke
`,
  'general-spraywx-2': `
spraying at dawn without wind, harmful?
farmer says mist hung over the field like smoke at sunset, next plot leaves burnt
my evening spray went to neighbour crop although air was still
how long after sunrise can i start spray
सुबह सूरज निकलने से कितनी देर बाद स्प्रे शुरू करें
शाम को हवा रुकी हुई थी, दवा दूर चली गई
एकदम सन्नाटे में छिड़काव गलत क्यों है
सूरज डूबने से पहले हवा बंद, धुंध सी तैर रही दवा
patta bhi na hile aisi subah me spray kyu mana karte hai
shaam ko hawa band ho tab spray nuksan kyu
suraj nikalne ke kitni der baad dawa chhidke
shant mausam me dawa doosre khet me chali jati
spray calm evening drift
mist hung like smoke at dusk on the field
temperature inversion spray hours
शांत हवा छिड़काव
सांझ को बिना हवा दवा छिड़कने से नुकसान होगा क्या
भोर में ठंडी हवा नीचे बैठी हो तो छिड़काव सही है क्या
शाम ढले पत्ता भी न हिले, दवा दूर क्यों तैरती
bhor me spray shant
subah hawa bilkul band dawa
suraj nikla aadha ghanta, hawa band, thoda ruk ke maru
suryast se kitne ghante pehle spray band kare
halki eksaar hawa ho to shaam ka spray chalega kya
`,
  'general-spraywx-3': `
rain after pesticide spray, how many hours gap
finished at noon, drizzle at three, money wasted or will it still work
cloud and storm coming in evening, hold spray?
spraying during bee visit on flowers
स्प्रे के बाद बारिश हो गई, दोबारा करें
पत्तों से बूंद टपक रही, अभी दवा लगेगी क्या
कितने घंटे सूखा चाहिए छिड़काव के बाद
मधुमक्खियां फूल पर हैं, अभी स्प्रे रोकें
spray ke 3 ghante baad pani gir gaya
sarso me bees bhinbhina rahi, spray ka time kab rakhu
barish aane wali hai spray karu ki nahi
madhumakkhi ke samay spray nahi karna chahiye kya
spray rain gap hours
drizzle two hours after spray, wasted or not
rain after spray 6 hours
छिड़काव बारिश घंटे
फूलों पर मधुमक्खी हो तो दवा छिड़कने से नुकसान होगा क्या
आंधी से पहले दवा छिड़कना सही है क्या
छिड़के तीन घंटे, बादल बरसे, दोबारा लगाऊं
dawa baad barish kitne ghnte
os wali patti spray
os bhigi patti, subah 6 baje dawa marna theek
4 ghante baad pani gira to dawa ka asar rahega
gili patti par dawa marna theek hai kya
`,
  'general-store-1': `
SAFE MOISTURE LEVEL FOR STORING GRAINS
mustard and groundnut dryness before keeping in bags
my wheat is at 13, should i sun it one more day
moisture limit for jowar bajra and dal before storing
अनाज भंडारण के लिए नमी का प्रतिशत कितना हो
गेहूं में तेरह नमी आई है, अभी और सुखाऊं क्या
धनिया मिर्च कितने सूखे हों तब बोरी में बंद करें
बीज के लिए रखी दाल की नमी कितनी रखनी चाहिए
anaj rakhne se pehle nami kitni honi chahiye har fasal ki
bajra jowar kitne percent nami pe store kare
chana aur gehu ek hi nami pe rakh sakte kya
mungfali ki phali kitni sukhi ho, kharab na ho
grain moisture number
can paddy and wheat both be closed at fourteen on the meter
groundnut in shell, how dry before closing the sack
नमी कितने प्रतिशत
चावल की कोठी और गेहूं की कोठी में एक ही नमी चलेगी क्या
सरसों पांच छह प्रतिशत तक सुखाने में कितनी धूप
बीज वाली दाल को अनाज वाली से ज्यादा सुखाना पड़ता है
jau ragi kitni nami
lal mirch 10 nami tak sukhi ho to bori band kar sakte
meter pe chana 13 aaya hai, bhar du to kharab hoga
har anaj ki alag seema hai kya, ek list bata do
STORAGE NAMI PRATISHAT, DHAN GEHU SARSON KI JANKARI
`,
  'general-store-2': `
PADDY STORAGE METHOD ASKED
floor of my room gets damp, how to keep sacks of rice
used gunny bags had insects last year, how to clean them
godown floor gets wet in monsoon, is a foot of chaff under paddy bags enough
गोदाम का फर्श बरसात में सीलता है, धान की बोरी के नीचे भूसा बिछाऊं या तख्ता
धान रखने से पहले कोठी और कमरे की सफाई कैसे
बोरे के नीचे भूसा कितना मोटा बिछाएं
पिछले साल वाले बोरों में कीड़े थे, उनमें फिर धान भर दूं
purani boriyo ko ubalu ya sirf dhoop me daal du, dhan bharna hai
paddy ki bori ke neeche lakdi ke patre lagau ya bhusa
chawal wali kothi saaf karke kaise bharu
dhan 14 nami pe hai aur kamra seela hai kaise bachau
paddy sack stack
last year jute sacks, shake them out or must i boil
sacks touch the wall and sweat, how far to move
धान बोरी तख्ता
भूसे की एक फुट तह डालना काफी है या लकड़ी चाहिए
नया धान तेरह नमी पर भरूं तो ठीक रहेगा क्या
पुराने बोरे धूप में उल्टे सुखाकर भरना सही है
dhan kothi saaf
seelan wale farsh pe bori seedhi rakh di, ab ankur jaisi boo
bori ubalna padta hai kya ya jhaad lena kaafi
godam dhoke sukha liya, ab dhan bharne se pehle aur kya
chawal wale thaile deewar se chipke, seepage se bachau
`,
  'general-store-3': `
why do weevils multiply in stored grain asked
below what wetness insects cannot breed in wheat
grain feels soft when i bite it, is it safe to fill
mites and mould came though i dried little, reason
अनाज में घुन पैदा होने का कारण क्या है
दाना दबाने पर मुड़ रहा कड़क नहीं टूटता
दस प्रतिशत से ऊपर नमी पर ही कीड़े बढ़ते हैं क्या
बिना मशीन के सूखापन कैसे जांचूं
gehu me ghun kyu paida ho jata h
dant se katkar dana check karne ka tarika
nami zyada rahne se fafund lagti hai ya keede, kitne pe
bina meter ke kaise jaane anaj sukh gaya
bite test grain
grain bends between my teeth instead of cracking
at which moisture do mites and mould start, sixteen
दांत से दाना जांच
नौ फीसदी से नीचे सुखाऊं तो घुन पलेगा नहीं क्या
दाना कड़क से न टूटकर चपटा हुआ, मतलब गीला है
फफूंद किस नमी पर और कीड़े किस पर पनपते हैं
anaj me keet kyu
bina mashin ke sookhapan parakhna, kadak toot jaye to theek
thoda naram dana bhara to garmi aa ke keede paida hue
ghun ka janm hi na ho itna sukhana hai, kitna
anaj ki nami aur keede ka kya rishta hai samjhao
`,
  'general-store-4': `
INSECT FOUND IN STORED WHEAT WHAT TO DO
how often should i open and look into my grain bin
i found webbing and a sour smell in the drum during my monthly check, is sun drying enough
webs and hot spot in the bag, sieve it or throw
महीने में एक बार देखा तो जाले और बदबू, छानकर धूप दूं तो ठीक होगा क्या
कोठी का गेहूं कितने कितने दिन में देखना चाहिए
गेहूं में गोली डालने से जान का खतरा है क्या
अनाज से बास आ रही और जाले लगे हैं
gehu me keede pad gaye dhoop me sukhau ya dawa
zehreeli gas wali tablet ghar ke anaj me rakh sakte hai
neighbour gas ki goli dalta hai ghar ke andar, ye sahi hai ya khatarnak
bori ke neeche aata jaisa powder gir raha ghun hai kya
warm grain smell
shopkeeper gave gas pills for our bedroom drum, i am afraid
how many weeks between looking into the bin
कोठी में जाला
गेहूं के ढेर में हाथ डालो तो गर्म, नीचे आटा बिखरा
घर में गैस छोड़ने वाली गोली अनाज में दबा दूं क्या, बच्चे सोते हैं
पंद्रह दिन पर अनाज पलटकर देखना जरूरी है
ghun dikhe kya karu
kothi kholi to khatti gandh aur safed jaali, sabse pehla kaam
chhan ke dhoop me daalu ya naya dibba lu
parosi goli daalta hai anaj me, mujhe nahi daalni, upay
ANAJ ME KEEDE LAGNE PAR TURANT KYA KARE
`,
  'general-store-5': `
how to protect pulses from dhora at home
neem leaf or mustard oil for moong seed, how much
will oil coated dal be bought in mandi
arhar seed kept in metal bin with sand layer, fine
घर में दलहन बीज को कीड़ों से बचाने का देसी उपाय
चने में नीम की सूखी पत्ती मिलाने से ढोरा नहीं लगेगा
एक किलो दाल बीज पर कितना तेल लगाएं
खाने वाली दाल पर सरसों का तेल लगाकर बेच सकते
dal ke beej me ghun na lage uska gharelu nuskha
moong me neem patti dalke tanki me band kar du
sarso ka tel kitna ml ek kilo chana beej pe
arhar rakhi hai kida lagne ka darr desi upay batao
pulse seed oil
rubbed oil on moong meant for the trader, did i spoil the sale
sand cover and metal bin, do small beetles still enter
दाल बीज में तेल
पांच मिली तेल एक किलो बीज पर, ज्यादा तो नहीं
मूंग मसूर में नीम की सूखी पत्ती डालने से ढोरा रुकेगा क्या
रेत की परत साफ और सूखी हो तभी काम करती है क्या
dal ka dhora nuskha
beej wale chane me neem tel malu ya sarson ka
ghar ki arhar teen mahine me chhed chhed, desi tareeka
tel lagi daal mandi me beche to grahak lautayega kya
lohe ki tanki aur upar balu, itna hi kaafi hai
`,
  'general-hermetic-1': `
HERMETIC STORAGE OF GRAIN INFORMATION
do insects die without medicine in sealed drum
what dryness is needed before tying airtight bag
is ordinary polythene same as hermetic bag
हवाबंद थैले में अनाज रखने की विधि
बीज को हवाबंद में रखने से पहले कितना सुखाना
थैले में से हवा निकालकर कैसे बांधें
ड्रम आधा खाली रहा तो घुन मरेगा कि नहीं
hawa band bag me gehu rakhne ka tarika
bina keetnashak ke ghun marne wala bag
air tight drum baar baar khole to kya hoga
plastic ki panni me band kiya to bhi ghun kyo
airtight bag weevil
drum filled halfway and lid shut, weevils still alive after a month
why did insects live in my tied polythene, was it leaky
हवाबंद ड्रम
अनाज चौदह नमी पर बंद किया तो घुन दम घुटकर मरेगा क्या
बार बार ढक्कन खोलने से फायदा खत्म होता है
बीज को बारह तक सुखाना क्यों, हवाबंद में
bina dawai ghun
thaile ki hawa dabake nikal ke gaanth kaise lagau
keede andar ki saans khatam karke marte hai, sach me
mota plastic ka dram aur rabar wala dhakkan chalega kya
bori me hawa na rahe to ghun kitne din me dam todta hai
`,
  'general-hermetic-2': `
PICS BAG DETAILS ASKED
what is inside a pics bag and how does it work
six months maize storage in triple layer bag possible
how long can groundnut stay in the double lined bag and is rat damage common
दो पन्नी वाले थैले में मूंगफली आठ महीने चलेगी और चूहे से क्या खतरा
पिक्स थैले में मूंगफली कितने महीने ठीक रहेगी
अंदर ऑक्सीजन कम होने से कीड़े कितने दिन में मरते
चूहों से तीन परत वाले थैले को कैसे बचाएं
pics bag me makka kitne din rakh sakte
pics bag chawal dal ke liye bhi chalega
teen layer bag me keede kitne din me marte
pics wale bag me ek hafte me keede mar jate hai kya, kaise
pics bag months
bought the sack with two inner bags, months of safety for maize
rats chewed the liner, does it stop working
दो लाइनर वाला थैला
मक्का आठ महीने बिना कीड़े रह जाएगी क्या इस बैग में
हफ्ते भर में अंदर हवा दो प्रतिशत रह जाती है, सही
मूंगफली छीलकर रखूं या छिलके सहित इस थैले में
pics thaila chuha
teen tah wali bori kitne mahine tak bharosa
dawa nahi daali, phir bhi keede mar gaye, isme kya jaadu
andar wali panni phat gayi, tape lagau to chalega
dal aur dhan dono ke liye ye bag le lu kya
`,
  'general-dryer-1': `
SOLAR DRYER FOR VEGETABLES ASKED
at what heat should chilli dry in a covered dryer
how to know mango leather is done
open yard drying gives dirt, is sun box quicker
सोलर ड्रायर से सब्जी सुखाने की जानकारी
अदरक के टुकड़े कितने मोटे काटकर सुखाएं
ड्रायर में ताप कितना रहे कि रंग न बिगड़े
पुदीना मेथी पत्ता साफ सुखाना है
solar dryer me mirch kitne din jaldi sukhti
aam papad dryer me kab ready samjhe
dhoop wale dabbe me hawa ke chhed rakhne hai kya
khule me sukhane se makhi baithti, covered dryer accha hai
solar dryer heat
roof drying takes a week and gets sooty, would a covered box be quicker
slices of ginger, how thick so they dry evenly
ढका सोलर सुखाना
आम पापड़ हाथ से चिपके नहीं तब निकालें, यही निशानी है क्या
साठ डिग्री से ऊपर जाए तो मिर्च का रंग जाएगा
हवा के छेद न रखे तो अंदर पसीना, क्या गलती
dhup peti sabji
patta methi pudina jaldi aur saaf sukhane ka sadhan
khuli chhat pe makkhi mitti baithti hai, dhakke wala kaisa
kitne garam dabbe me tamatar tukde kadak hote
SOLAR DRYER KE LABH AUR TAPMAN KI JANKARI
`,
  'general-chc-1': `
where to hire farm machine nearby
app for custom hiring centre
small farmer cannot buy seeder, any rent
government application for tractor rent
कस्टम हायरिंग सेंटर कहां है पता कैसे करें
मशीन किराए पर लेने का सरकारी ऐप
घंटे पर रोटावेटर किराए पर
थोड़ी जमीन है, यंत्र खरीदूं या भाड़े पर लूं
machine kiraye pe kaha milegi
chc app kaise use kare
kiraye ka tractor app
krishi yantra bhade pe lena he
no money to buy rotavator, hourly rent near my village
government phone app for farm machine hire, its name
is renting better than buying for two acres
पास का किराया केंद्र मोबाइल में कैसे देखें
छोटी जोत पर मशीन खरीदना सही है क्या
कस्टम हायरिंग ऐप
महंगी मशीन घंटे पर
kiraye ki machine app
do bigha zameen, seeder kharidu ya bhade
gaon ke pass machine kiraye wala kendra kahan
chc farm machinery app kaise khulta
KRISHI YANTRA KIRAYE PAR LENE KI JANKARI
`,
  'general-implement-1': `
hp needed for 6 feet rotavator
laser leveller with 40 hp tractor possible
implement matching to tractor power
heavy implement burning clutch, what size should i use
6 फुट रोटावेटर के लिए कितना एचपी
लेजर लेवलर कितने एचपी से चलता है
मेरे 35 एचपी ट्रैक्टर पर कौन सा यंत्र
सुपर सीडर के लिए ट्रैक्टर कितना बड़ा
35 hp me rotavetor chalega
9 tine cultivator ke liye kitna hp
happy seeder kitne hp me
tractor diesel jyada pi raha rotavator bada hai kya
small tractor smokes with six feet rotavator, too big or not
forty hp tractor, which rotavator width
nine tyne cultivator, is thirty five hp enough
क्लच जल्दी घिस रहा, यंत्र बड़ा जुड़ा है क्या
लेजर लेवलर पचास एचपी से कम में चलाना ठीक रहेगा क्या
रोटावेटर फुट एचपी
हैप्पी सीडर खींचने को ट्रैक्टर कितना ताकतवर
tractor hp rotavetor
5 foot ka rotavator, mera 35 ka tractor
bada yantra lagane se diesel zyada jalta, nuksan hoga kya
cultivator ke phal kam karu to chalega
super seeder ke liye 55 hp lagega
`,
  'general-implement-2': `
why should i get the field levelled by laser, is it worth the hire
how often to do laser levelling
water saving by laser leveller
where to get laser leveller on hire
लेजर लेवलिंग के फायदे
लेजर कराहा कितने साल बाद दोबारा
लेजर लेवल से उपज कितनी बढ़ती
समिति से लेजर लेवलर किराए पर
laser leveler se pani ki bachat
khet samtal karwane ka fayda
laser leveling har saal karana padta kya
laser karah kiraya society
uneven field, water goes to one side, laser saves how much
is laser work needed every year or three years
yield gain by laser, officials say ten percent, is it so
तीस फीसदी पानी बचत किससे, कंप्यूटर कराहा
समतल कराने से उपज कितनी बढ़ेगी
लेजर लेवलर किराया
सहकारी समिति से कराहा लेना चाहिए या नहीं
laser karaha saal
khet barabar karwana, kitne saal baad dobara
cimmyt ke hisab se upaj me kitna fark laser se
ucha neecha khet, sinchai me adha pani barbad
karaha kiraye par society se milta hai kya
`,
  'general-frost-1': `
weather app says 4 degree clear sky, will my peas and potato get burnt
WHICH CROPS SUFFER FIRST FROM FROST
signs that tonight will be frost
time of night when frost falls
पाला कितने डिग्री पर पड़ता है
पाला पड़ने के संकेत क्या हैं
आधी रात के बाद ही सफेदी क्यों जमती है
पाले से कौन सी फसलें जल्दी खराब होती हैं
pala kab padta hai kitne temperature pe
asman saaf h aaj pala padega kya
papita aur matar ko pala jaldi lagta kya
hawa thami h taare saaf, aaj kitne baje tak khatra
frost temperature night
calm starry night, what hours frost comes
frost time midnight to 5 am
पाला किस रात
पाला कितने बजे गिरता है
5 डिग्री पर पाला पड़ता है क्या
आसमान साफ हवा बंद, आज रात कितने डिग्री पर सफेदी जमे
pala kitne degree
pala kaun fasal pehle marti
papita alu matar me kiski pala se pehle maut
badal wali raat me pala nahi padta kya
paush ki saaf raat hawa band, tushar girega kya
`,
  'general-frost-2': `
protection from frost in vegetables
forecast is two degree tonight, papaya plants small, cover or burn straw
cover nursery at night with what
trees on the boundary to stop cold wind
पुआल जलाकर धुआं किस मेड़ पर रखूं
खेत में धुआं किस तरफ करें पाले में
पाले की रात सब्जी कैसे ढकें
हल्की सिंचाई से पाला कम लगता है क्या
pala se fasal bachane ka tarika
dhuan karne se pala rukta hai kya
nursery pe bori daalu ya pani lagau, thithuran bahut hai
sham ko pani dene se kitni garmi badhti
frost protection smoke water
smoke on which bund, and cover nursery with sacks
wind break trees for frost
पाला बचाव धुआं
पाले में नर्सरी को पुआल से ढकना सही है क्या
हल्के पानी से कितने डिग्री गर्मी बढ़ती है
शाम को नाली भरूं, मेड़ पर धुआं, पुआल ढकूं, कौन सा करूं
pala bachav kaise
tushar se fasal bachana dhua
halki sinchai se taap kitna badhta hai raat me
hawa ki disha wali med pe dhuan karna theek kya
panni bori se sabji dhakna pale me sahi hai kya
`,
  'general-hail-1': `
sheaves soaked in storm day before threshing, grain may sprout
WET SHEAVES AFTER HAIL WHAT TO DO
cut paddy got drenched, keep on bund?
straw got wet how to save
कटाई के समय बारिश हो गई
भीगे पूले सुखाने का तरीका
कटा धान भीग गया मेड़ पर रखें
तिरपाल नहीं है, बोझे खड़े करके सुखाऊं
kati fasal bhig gayi kya kare
gehun ke bojhe bhige h thresher kab chalau
barish aayi khaliyan me fasal
dhaan kata pada bheega, medh pe utha ke rakh du kya
rain on cut crop bundles
rain on cut bundles, turn and dry before thresher
cover straw with tarpaulin rain
भीगे पूले सुखाना
गीली फसल की गहाई करने से नुकसान होगा क्या
कटा धान मेड़ पर रखना सही है क्या
कटे पूले भीगे, अंकुर फूटेंगे क्या, कब पलटूं
kati fasal bhigi kya kare
ole pade gehun ke pule geele
bhusa tirpal ke niche, dhan medh pe, gahai baad me
bheege gatthar palat ke sukhane chahiye kya
bhusa bheeg raha tirpal dale ya nahi
`,
  'general-hail-2': `
crop insurance claim within how many hours
bank cut premium, field gone in storm, phone number to report and by when
pmfby loss report documents photo
harvested crop in field damaged insurance
फसल बीमा में नुकसान की सूचना
फोटो खींच ली, अब किसे भेजूं कितने घंटे में
कितने घंटे में शिकायत करें बीमा
कटी फसल भीगने पर बीमा
katai ke baad khet me padi fasal bhigi, beema milta h kya
bima company ka number nuksan
pmfby me 72 ghante ka niyam
ole se fasal gayi bima me kaha khabar de
crop insurance helpline 14447
cut crop soaked in field, can claim, call whom
cut crop in field insurance claim
फसल बीमा सूचना 72 घंटे
चार दिन बाद बीमा सूचना देने से नुकसान होगा क्या
फसल बीमा का हेल्पलाइन नंबर क्या है
तीसरे दिन तक नुकसान बताऊं तो बीमा मानेगा क्या
fasal bima number
beema khabar kitne ghante
14447 pe phone karu ya bank me, photo kaha bheju
bima app me photo ke sath batana sahi hai kya
ola gira bank me batau ya krishi vibhag me
`,
  'general-hail-3': `
vegetables damaged by hail care
orchard branches split by ice stones, prune now or later
nitrogen after hail on plants
which spray after hail injury
ओलावृष्टि के बाद बाग की देखभाल
ओलों से पत्ते फटे, फल पिचके, अब हल्की खाद दूं क्या
ओले के बाद यूरिया दें क्या
टूटी शाखाएं ओले के बाद
ole pade sabji me kya kare
sabji zakhmi hui ole se, sadan na lage iske liye kya kare
tamatar ole se toot gaye ab kya
ole ke baad dawa kaun si
after hail vegetable care
ice stones battered orchard, what steps in order
remove broken branches hail orchard
ओले बाद सब्जी देखभाल
ओले के तुरंत बाद खाद देने से नुकसान होगा क्या
टूटी डाल काटना सही है क्या ओले बाद
पत्ते छलनी हुए, पौधे जीवित, हल्की खाद कब दूं
ole bad bagh ka ilaj
patthar gire sabji phati
tooti shakha kaat ke sade fal hata du kya bagh se
ole ke baad bachav dawa kisse puchhe
paudhe sambhal jaye tab nitrogen dena theek kya
`,
  'general-flood-1': `
crop submerged in flood what to do
river water left after two days, half stand of moong dead, sow again
resow after flood if half plants died
how many days paddy lives under water
बाढ़ के बाद फसल का प्रबंध
खेत में पानी भर गया उपाय
धान डूबा है कितने दिन सहेगा
कीचड़ सूखते ही गुड़ाई और क्या बिखेरूं
khet me pani bhar gaya kya kare
dhan ek hafte se duba, bachega ki nahi
kapas me pani khada hai 2 din se
pani utarne ke baad khad konsi
flood crop drain days
drained after five days, light hoe then urea potash
pulses die in standing water days
बाढ़ बाद फसल उपाय
कपास कितने दिन खड़े पानी में मरती है
बाढ़ के बाद नाइट्रोजन पोटाश देना सही है क्या
पानी उतरा, आधे पौधे मरे, कम दिन वाली दोबारा डालूं
khet duba kya kare
baadh pani kitne din me nikale
arhar kapas do din dubi, ab bachegi nahi kya
dhan kitne din pani me jeeta hai
kam din wali kism dobara bona kab theek hai baadh me
`,
  'general-drought-1': `
twenty days no cloud, thick stand wilting, should i thin it
NO RAIN SINCE 20 DAYS CROP WILTING
hold urea till rain or give now
moisture saving by hoeing and mulch
एक ट्यूबवेल का पानी बचा, फूल पर दूं
बारिश नहीं हो रही यूरिया दें
एक पानी बचा है किस समय दें
पौधों को पतला करें सूखे में
sukha pad gaya fasal bachane ka upay
barish ruk gayi khad kab dalu
nami bachane ke liye kya kare
urea la rakhi hai par barsa nahi, kab dalu
dry spell crop saving
dry weeks, hoe and thin, hold fertiliser
one irrigation flowering or grain filling
सूखे में फसल बचाव
सूखे में बारिश तक खाद टालना सही है क्या
पौधे पतले करने से सूखे में लाभ होगा क्या
बादल रूठे, एक ही पानी बचा, फूल पर दूं कि दाना पर
sukha fasal bachav
palwar gudai nami bachana sukhe me
barish na ho to urea abhi na daalu, sahi hai
jeevan rakshak sinchai kab de sukhe me
sukha me khad dalna theek hai ya ruke
`,
  'general-drought-2': `
monsoon fifteen days late what to sow
no rain till july first week, rice nursery now or wait
is it safe to sow urad now that rains are delayed
ASKING CONTINGENCY PLAN FOR LATE MONSOON
मानसून देर से आ रहा है कौन सी फसल लें
जुलाई आधा निकल गया पानी नहीं, धान की पौध कैसे डालें
आकस्मिक योजना जिले की जानकारी
बारिश दो हफ्ते लेट है, सीधी बुवाई वाला धान करूं क्या
monsoon late hai kya boye
barish nahi hui dhan ka bichda kab dale
kam din wali kism le lu barish late hai to
der se barsat me mung urad bona manaa hai kya
late monsoon short duration
is direct seeded rice fine when rain is 2 weeks late
at what gap should rice nurseries be sown in batches
बारिश देर से है, मूंग उड़द बोना ठीक है क्या
आकस्मिक योजना मानसून देर
धान नर्सरी पंद्रह दिन
पंद्रह दिन पानी नहीं गिरा, लंबी किस्म बोने से नुकसान होगा क्या
barkha deri kya boye
sawan lag gaya barish nahi, kam din ka beej dhoondhu
pani late hua to dhan ki paudh teen baar me dalu
kisi jile me moong bona mana hai kya, kaha pata chale
mansoon me deri hone par fasal yojana ki jankari
`,
  'general-heat-1': `
wheat heat stress grain filling spray
36 degree at noon and grain milky, spray potash or irrigate
potash spray rate for wheat in march heat
is 34 degree harmful to wheat
गेहूं में गर्मी से बचाव
मार्च की गर्मी गेहूं में पोटाश
तापमान बढ़ रहा गेहूं को पानी
पछुआ चल रही, दाना दूधिया, हल्की सिंचाई बार बार
garmi badh gayi gehu me kya spray
phagun me garmi aayi to gehu ka vajan girega kya chhidku
march me gehu ko halka pani
mop ka spray gehu me kitna
wheat heat potash spray
march wind hot, light water often, or potash salt on wheat
potassium nitrate 2 percent wheat
गेहूं गर्मी पोटाश
गेहूं में गर्मी में भारी पानी देने से नुकसान होगा क्या
400 ग्राम एमओपी एकड़ छिड़कना सही है क्या गेहूं
लू में दूधिया दाना सिकुड़ रहा, एमओपी कितना घोलूं
gehu garmi spray
gehun dana patla garm hawa
33 degree me gehu ko nuksan hoga ya 35 tak theek
kno3 gehu me 4 kilo acre theek hai kya
taap badha gehu ko halka pani baar baar de kya
`,
  'general-heat-2': `
flower drop in tomato due to heat
SHADE NET PERCENT FOR NURSERY SUMMER
may afternoon leaves hang and blossoms drop in gourd, evening water better
evening irrigation for vegetables in loo
गर्मी में टमाटर के फूल गिरना
मिर्च में फूल टिकते नहीं, चालीस डिग्री पार
नर्सरी में छाया जाली
मिर्च में फूल झड़ना गर्मी
nursery ke upar jaali kitni pratishat wali tanu, paudhe jhulas rahe
42 degree me mirch ke phool jhad rahe
shade net nursery ke liye kitna
nimbu ke fal gir rahe garmi se
heat flower drop vegetable shade
noon heat medicine on gourds, wait till evening
shade net 50 percent nursery
गर्मी फूल गिरना सब्जी
35 डिग्री से ऊपर टमाटर के फूल गिरते हैं क्या
शाम को हल्की सिंचाई सही है क्या लू में
जाली कितने प्रतिशत तानूं कि पौधे न झुलसें
loo se sabji bachav
shed net nursery kitne percent
loo me mirch ke phool gir rahe, shaam ko pani
dopahar ki dhoop me dawa chhidkna galat kya sabji
nimbu tamatar ke phool tapman se gire palwar bichau
`,
  'general-weeds-1': `
how many days crop should be weed free
sowed fifteen days ago, wild grass coming fast, when should labour come
i do not like chemicals, how to lower weed seeds before sowing
first and second hoeing days in general
फसल को कितने दिन तक खरपतवार से बचाएं
बुवाई को पंद्रह दिन हुए, मजदूर कब बुलाऊं निराई को
बोने से पहले पानी देकर घास उगाकर जोत दूं तो फायदा
खरपतवार कम करने के तरीके
shuru ke kitne din ghas na rahe to nuksan nahi hota
palwar bichane se kharpat kam ugta h kya
pehle pani de ke ghas ugakar marna
khet me ghas kam kaise ho
weed free days after sowing
is stale seedbed worth one watering
hoe at 20 and 35 days, or only once
खरपतवार मुक्त दिन
पहले पानी देकर घास उगाकर मारना सही है क्या
चालीस दिन बाद घास से नुकसान कम होता है
पड़ोसी की बची घास मारने की दवा अपनी दूसरी फसल में डाल दूं
ghas nikalna kitne din
fasal ki pehli tihai umar me khar na ho kyu
saaf beej aur line me bone se ghas ghategi
palwar bichana kharpatwar me kaam karta kya
pehli nirai 20 din pe na ho paye to nuksan
`,
  'general-weeds-2': `
my hands got rashes after pulling white flower grass, how to do safely
buffalo milk tastes bitter after grazing on road side weed
can i make compost of parthenium
mexican beetle for congress grass
सफेद फूल वाली घास उखाड़ी तो हाथ में दाने, बचाव क्या
फूल आ चुके हैं, अब खाद के गड्ढे में डालूं या नहीं
गाजर घास की खाद बना सकते हैं
कांग्रेस घास कब उखाड़ें
chakoda bone se congress ghas dab jati kya
congress ghas pashu kha le to
gajar ghas me phool aa gaye ukhad du
is ghas se dama jaisa ho raha kaise khatam kare khet se
parthenium pull before bloom
is composting parthenium after flowering unsafe
does mexican beetle eat carrot grass
गाजर घास उखाड़ना
गाजर जैसी पत्ती वाली घास नंगे हाथ उखाड़ी, बाजू लाल होकर जलने लगी
चकौड़ा बोने से गाजर घास दबती है सही है क्या
दूध कड़वा हुआ, पशु ने सफेद फूल वाली घास खाई
gajar ghas upay
safed phool wali khujli wali ghas kab ukhade
dama aur chamdi ki kharish is ghas se hoti kya
phool aane se pehle khad banana thik hai
katkha bhring chhodne se congress ghas khatam hogi
`,
};
