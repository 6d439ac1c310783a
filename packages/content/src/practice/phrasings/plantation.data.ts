/** How farmers and call centres ask for the facts of `plantation.ts`: by the id of a fact, one message a line. */
export const plantationPhrasings: Readonly<Record<string, string>> = {
  'coconut-climate-1': `
height above sea for coconut cultivation
is 100 cm rain enough for coconut palms
i live at 800 metre in the ghats, will the palms bear
sticky black clay holds water in rains, can i start a palm garden
चिकनी पानी रुकने वाली जमीन में नारियल
कम नमी वाले इलाके में नारियल फलेगा
घाट में आठ सौ मीटर पर हूं, ये पेड़ फल देंगे क्या
तटीय इलाके से दूर हवा सूखी है, बाग सफल होगा या नहीं
bihar me nariyal ho sakta mausam ke hisab se
barish kitni chahiye nariyal ko
samudra se 300 km dur hu, hawa sukhi, ped phalega kya
itni unchai pe nariyal ka ped phal nahi deta kya wajah mausam
above 600 metres, will palms fruit
two hundred cm rain, is dry plain okay for it
my place is dry inland with hot wind, will the palm stay barren
नारियल को हवा में नमी साठ फीसदी से कम हो तो
चिकनी बिना निकास वाली जमीन पर लगाना गलत तो नहीं
समुद्र तल से कितने ऊपर तक पेड़ फलता है
लाल मुरुम मिट्टी और समुद्र किनारे नहीं, होगा क्या
nariyal mitti ph
27 degree garmi chahiye, humare yaha 42
laal kankrili laterite zameen par ye bag theek rahega
ph 8 tak chalta hai kya khari mitti me
pahad par kitni unchai tak narial lag sakta
`,
  'coconut-sowing-1': `
how old seedling to plant in june
filling material for coconut pit
bought year old saplings, can they go in ground before monsoon ends
how much gap so that fronds do not touch when grown, trees on an acre
पौधे की गर्दन मिट्टी में दबाएं या खुली रखें
नारियल एक एकड़ में कितने पेड़
साल भर के पौधे आए हैं, पौष में लगाएं या बरसात में
पौधा गाड़ते समय नट पूरा दबाऊं और धूप से कैसे ढकूं
nariyal ka paudha kitne mahine ka le
1 acre me nariyal ke kitne paudhe
25 foot pe lagau to acre me kitne aayenge
gadde me balu aur lal mitti milana jaruri kya, aadha hi bhare
seventy palms an acre, twenty five feet apart, right
year old seedling, pit three feet filled half
coconut planting distance
नारियल का पौधा नौ महीने का लेना कैसा रहेगा
पौधे की गर्दन पर मिट्टी चढ़ गई, सड़ेगा क्या
साल भर का पौधा गाड़ना है, गड्ढा कितना और धूप से बचाव
मार्गशीर्ष पौष में गाड़ना ठीक या आषाढ़
nariyal gaddha kitna
gaddhe me ret, lal mitti aur gobar kitna bharna
175 ped hectare, kitne meter pe
nanhe paudhe ko dhoop se kaise bachaye
ek bigha bagan ke liye kitne paudhe mangane
`,
  'coconut-varieties-1': `
tall variety for copra farmer asked
coconut varieties for tender water
roadside tender water shop is my plan, which short palm suits
dealer promises nuts in four years from cross bred plants, is it right
जल्दी फल देने वाला नारियल का संकर
डाब के लिए बौना नारियल कौन सा
नारियल पानी की दुकान के लिए बौना पेड़ कौन सा लगाऊं
तेल और गरी के लिए कौन सा पेड़, नाम बता दो
hybrid nariyal kitne saal me phalta
gari wala nariyal kaun sa lagaye
chaar saal me phal dene wala paudha sach me hota h kya
malaysian pila ya chaughat narangi kis kaam ka
short palm for drinking nuts, orange or yellow
is hybrid in four years true, need more care
coconut hybrid type
खोपरे वाली लंबी जात के नाम
मलेशियन यलो डाब बेचने को सही है क्या
चार साल में फलने वाला संकर सच में देखभाल ज्यादा मांगता है
टिपटूर टॉल कहां की सुधरी किस्म है, गरी वाली
nariyal kism naam
vhc 2 aur vhc 3 jaldi phalte hain kya
vpm-3 lambi hai ya bauni
chowghat narangi ke ped pani ke liye
east coast tall copra ke liye thik rahega
`,
  'coconut-nutrients-1': `
fertilizer for bearing coconut palm per year
how to apply fertilizer in basin
our thirty trees are bearing, how many kilos super and potash per tree in a year
may i give whole year feed at once before monsoon or halves
नारियल को जून और दिसंबर में क्या डालें
बड़े पेड़ में खाद कितनी
तीस पेड़ फल दे रहे, हर एक को साल में कितना सुपर और पोटाश
पूरी खुराक आषाढ़ में एक बार डालूं या आधी पूस में
nariyal me khad saal me kitni baar
thale me khad kaise dale nariyal
ped puraane hain phal kam, salana khad ki khurak kya ho
6 foot ke ghere me khad dabate hain na, june december do baar
two kilo potash for ten year palm, is it right
feed divided june and december, ring six feet
coconut manure bearing palm
बड़े नारियल को साल में 1.3 किलो यूरिया
एक बार में पूरी खाद देने में दिक्कत तो नहीं
फलते पेड़ की साल भर की खुराक आषाढ़ और पूस में बांटूं
थाले में कितनी दूर तक खाद मिलाएं
nariyal khad matra
phal dete ped ko gobar 50 kilo, kab dale
acre me 84 kilo potash kaise bana
superphosphate do kilo, asadh poos me
ped chhe saat saal se phal de raha, gobar aur potash ka saal bhar ka tol
`,
  'coconut-nutrients-2': `
first fertilizer six months after planting coconut
fourth year coconut dose before bearing
planted last monsoon, what feed should each small palm get now
how does ration of urea and potash rise from second to fourth year
दो साल के नारियल को कितना यूरिया
तीसरे साल नारियल में क्या डालें
पिछले सावन में लगाए, अब हर नन्हे पेड़ को क्या डालूं
चौथे बरस के पेड़ को पोटाश कितना, अभी फलना शुरू नहीं
naya nariyal lagaya 6 mahine hue khad
2 saal ka nariyal urea potash
do saal ke paudhe ko kitna gram urea super, june me aadha
abhi phal nahi aaya, saal dar saal khuraak kaise badhani hai
six month palm gets ten kilo manure, is it okay
third year potash one kilo, half in june
young coconut fertilizer
दूसरे साल नारियल को 500 ग्राम पोटाश
छह महीने के पौधे को यूरिया देना चलेगा क्या
दो साल का नन्हा पेड़ अभी घुटने भर, कितनी खुराक
चौथे साल फल नहीं, खाद कितनी हो गई
naya nariyal khuraak
teen saal ka ped, super aur potash 1000 gram
pichle saal lagaya, is baar kitna badhau
chaar saal tak har baar kitni gobar
paudhe ke saath khuraak badhne ka hisab
`,
  'coconut-irrigation-1': `
how to prevent button shedding due to drought in coconut
drip irrigation water for coconut per day
buttons keep falling every april, will burying old husk hold moisture
how many times a week to water seedlings in their first summer
सूखे में नारियल के छोटे फल झड़ रहे, नमी कैसे बचाएं
छोटे नारियल को पानी कितने दिन पर
चैत में छोटे बटन झड़ते हैं, जटा वाले छिलके कहां और कितने गहरे गाड़ें
बूंद बूंद वाली पाइप से बड़े पेड़ को रोज कितना चलाऊं
nariyal ko drip se roj kitna litre
chhilka gadne ka tarika nariyal me
jata ke chhilke ped se kitni dur gade ki nami rahe
phalne se pehle hafte me do bar pani kafi h kya
bury husk thirty cm deep, will small nuts stop falling
hundred litres drip a day in hot months, right
coconut drip husk
पहले साल एक दिन छोड़ पानी देना सही है क्या
सूखे में बटन गिरते, छिलके कहां दबाएं
सूखे में नन्हे बटन झड़कर नीचे बिछ जाते, नमी कैसे रुके
बड़ा पेड़, दस दिन पर एक बार पानी काफी
nariyal pani drip
phalne se pehle hafte me kitni baar pani
bagan ki nami ke liye palwar ya chhilka
chhote phal jhad ke zameen par, sookha pada
ped ke chaaro or ek meter door jata gaadna
`,
  'coconut-irrigation-2': `
coconut leaves drooping for lack of water, how much to fill
size of basin around adult palm for watering
we have no drip, channel brings water weekly, litres each tree needs
fronds hang like broken umbrella and nuts small in may, ring too shallow?
नारियल में थाला सिंचाई कितने दिन में
थाले में कितना पानी भरें
टपक नहीं है, नहर से हफ्ते में एक बार, हर पेड़ को कितना पानी
थाला उथला है पानी बह जाता, कितनी गहराई और घेरा रखें
7 din me ek baar thala bharna kaafi kya
nariyal chhote lag rahe pani kam hai
engine se thala bharte hain, 600 litre lagta hai kya ek ped ko
patte niche latak gaye aur phal chhote, pani ka antar kitna rakhe
basin one point eight metre wide, fill once a week
water less and leaves droop, how many litres
coconut basin litres
600 लीटर एक पेड़ को, कितने दिन पर
थाले की गहराई 15 सेमी सही है क्या
पेड़ के पत्ते छाते जैसे लटके, चार से सात दिन में कितना पानी भरूं
पेड़ के पत्ते झुके और फल छोटे, थाला भरूं
nariyal thala litre
nahar se bharte, ped ek ko kitna pani
panch din par bharun to zyada hoga kya
thala chhota hai, ghera kitna karna
pani ki kami se nariyal kam lag rahe
`,
  'coconut-intercropping-1': `
vegetable or groundnut in new coconut plantation
cocoa and pepper with coconut good or not
old grove gives little, what can fetch side income in its shade
saplings are small and plenty of sun falls, which short crops till they grow
नए नारियल बाग में तीन साल क्या बोएं
बाग में कौन सी फसल लें
बाग छोटा है, बीच की खाली जमीन में तीन साल क्या लूं
ऊंचे पेड़ों की छाया में कोको या काली मिर्च से कमाई होगी
naye bagiche me moongfali nariyal ke sath
purane nariyal bag me cocoa kela
ped abhi ghutne tak hain, beech me til ya sabji le sakte
chhaya me anannas ya chara, dono me se kya achha hoga
sesame or groundnut between small palms, good
cocoa under old palms, extra manure needed or not
coconut intercrop list
नए बाग में कसावा हल्दी लेना ठीक रहेगा क्या
बीस साल के पेड़ नीचे अनानास और मिर्च
पुराने पेड़ों तले अंधेरा, क्या उगाऊं कि दाल रोटी चले
छांव में चारा उगेगा, खाद अलग देनी होगी क्या
nariyal beech fasal
pehle 5 saal bagan me sabzi le sakte kya
purane bagiche me kali mirch chadhau
ped bade, niche dhoop kam, kya bou
til moongfali bone se nariyal ko nuksan hoga kya
`,
  'coconut-pests-1': `
fronds cut in triangular fashion and holes at crown
hook method to remove beetle from coconut
new leaf looks as if snipped by scissors in triangle shape
compost heap near garden full of white fat grubs, is it danger for crown
काला सींग वाला कीड़ा नारियल की चोटी में
पत्ते तिकोने कटे हुए
नई निकली पत्ती कैंची से कटी लगे और ऊपर भूसा सा निकलता
बरसात में काला मोटा कीड़ा चोटी में घुसकर बैठा, छड़ से निकालूं
neem khali ret nariyal ke patte me bharna
bhring nikalne ka tarika nariyal
kood ke dher me mote safed gidar, unse chhoti wala bhaunra banta kya
chhoti me chhed se chabaya hua resha bahar aata
black horn beetle cut the leaf like scissors
dung pit worms, does turning it kill them
rhinoceros beetle coconut
कल्ले के पास छेद, रेशा चबाया, सींग वाला
खाद के गड्ढे में मेटाराइजियम डालना चाहिए या नहीं
चोटी की नई पत्ती पंखे जैसी तिकोनी कटी निकली
पत्ते हीरे जैसे कटे, ऊपर छेद से बुरादा
gainda keeda nariyal
lohe ki chhad se keeda kaise nikale
sade tane pade rehne se nuksan hoga kya
patte ki jad me ret aur neem khali
khule patte tirchhe kate, choti ko kaun kha raha
`,
  'coconut-pests-2': `
reddish juice leaking out of coconut trunk
how to make trap bucket for palm weevil
put ear to the trunk and heard chewing, brown syrup trickles
can i cut fronds close to stem or will some weevil enter the cut
पत्ता काटते समय नारियल में कितना ठूंठ छोड़ें
तने में छेद, अंदर आवाज
तने से शीरे जैसा रस टपक रहा, कान लगाओ तो चबाने की आवाज
चोटी एक तरफ लटक गई, छेद से रेशे निकले, पेड़ बचेगा क्या
ped ka sir jhuk gaya nariyal andar keeda
tane se ras bah raha
tane me surakh se lal bhura pani, ched pe chaba hua bura
balti wala trap gud aur sade phal dal ke kaise tange
trunk bleeding brown, chewing noise with ear on it
frond stub one metre left, is it needed
red weevil coconut
तने से भूरा रस, पेड़ का सिर लटका
घाव पर तारकोल लगाना गलत तो नहीं
तने से शराब जैसा रस टपकता, अंदर चूं चूं आवाज
पत्ता काटते वक्त ठूंठ छोड़ा नहीं, नुकसान होगा क्या
lal ghun nariyal
tane me kida kutarta, awaz aati
gud phal wala balti jaal kaise
mara ped khada rehne du ya kaat du
ras bahta tana, mitti ka lep thik
`,
  'coconut-pests-3': `
parasitoid for leaf eating caterpillar of coconut
coconut lower leaves dry like burnt in summer
from road the garden looks scorched but it is not drought, webs under leaf
whom do i ask for tiny wasps to release in palm garden
नारियल के पत्ते खाने वाली काले सिर की इल्ली
पत्ते नीचे से सूखे, जाला
दूर से बाग आग लगा सा दिखता, पत्ते के नीचे रेशमी नलियां
मित्र परजीवी कीट नारियल बोर्ड से कैसे मिलेंगे
nariyal ke patte sukh rahe niche jala
nichle patte kat ke jalau nariyal
gaon ke saare ped bhure ho gaye, patti ke piche kida mal me chhupa
nichli tahniya kaat ke jala di, ab kaun sa mitra kida chhode
lower leaves scorched like fire, web on the underside
is releasing parasites from the board useful, where
black headed caterpilar coconut
पत्ते के नीचे रेशम और मल की नली, ऊपर से भूरा
निचले पत्ते काटकर जलाना कैसा रहेगा
काले सिर की इल्ली
गोनियोजस परजीवी किससे मिलेगा
kale sir illi nariyal
poora bagh jala jala sa, garmi ka mahina
bracon kide chhodne se pattiyan bachengi
patti ke piche jaala, hare se bhure
NARIYAL ME PATTI KHANE WALI ILLI KI JANKARI
`,
  'coconut-pests-4': `
should pesticide be sprayed for whitefly on coconut
rugose spiralling whitefly control
banana and guava below the palms are also black with soot, white rings above
shop sold strong poison but pest came back doubled, natural way please
नारियल पत्ते पर काली परत, नीचे सफेद गोले
सफेद मक्खी पर पानी की धार
नीचे की फसल तक काली हो गई, ऊपर पत्तों के पीछे सफेद छल्ले
दवा मारने से मित्र कीट मरते हैं क्या, सफेद कीट बढ़ गया
safed makhi pe dawai chhidke ya nahi nariyal
safed makkhi ki samasya
patte ke niche rui ke gol chakkar aur upar kajal
tez pani ki dhar se safed keet dho sakte kya
white rings on underside with soot, no poison please
insecticide made it worse, is it true
rugose whitefly coconut
पत्ते के पीछे सफेद चक्कर, कालिख ऊपर
पानी की तेज धार मारना चलेगा क्या
पत्ते की पीठ पर दही के छल्ले, ऊपर काजल
दवा छिड़कने से उल्टा असर तो नहीं, मित्र ततैया
safed chakkar nariyal
encarsia wale patte bagan me rakhna
starch ka ghol kab chhidke, neem kab
kala dhuaan jaisa patta, niche ruyi ke gole
jalebi jaise ghere wala kida
`,
  'coconut-pests-5': `
nuts small and cracked with brown patch near cap
potash and neem cake reduce mite of coconut?
fruits come wrinkled with brown bark like marks starting at the cap
traders give half price as husk is rough and nut undersized
नारियल छोटा और फटा, टोपी के पास दाग
फल पर भूरे दाग, मकड़ी
फल की टोपी से शुरू होकर छाल जैसे भूरे निशान, आकार छोटा
पोटाश और नीम खली देने से दागी फल कम होंगे क्या
nariyal phat raha chhota reh gaya mite
phal par tikona daag
chhilka khurdura tikona bhura topi ke niche, nariyal bikta nahi
nanhe phal jhad ke gir rahe jinpe bhure tikone nishan
triangle brown scar under cap, nut stays small
five kilo neem cake with full potash, is it okay
coconut mite scar
नारियल पर टोपी के पास भूरा छाल जैसा
गिरे बटन उठाना जरूरी है क्या
टोपी के पास भूरा तिकोना, फल बढ़ते ही दरका
गुच्छों पर नीम तेल छिड़कना सही है क्या
makdi nariyal
phal chhota dhabbe wala, khurdura, bechne layak nahi
tikona dag fat ke phal nimbu jitna hi reh gaya
potash aur pani pura dene se mite kam
taaj saaf karne se ye makdi ghatti
`,
  'coconut-diseases-1': `
how to save neighbouring palms from bud rot
rotten central shoot of coconut in rains
central leaf came away in my hand and it stank, rains are on
one tree died from rotten top, how to guard the rest before monsoon
नारियल की बीच की पत्ती सड़ रही
बोर्डो लेप नारियल में कब लगाएं
बीच की पत्ती खींची तो हाथ में आई, सड़ी बदबू
एक पेड़ की चोटी सड़कर मरा, बाकी को मानसून से पहले क्या दें
nariyal ki beech wali patti pili hokar nikal aai
bagal wale nariyal bachane ka upay sadan se
upar ka naya patta pila bhura ho ke jhuk gaya badbu bhi
sada hissa kaat ke lep laga ke dhakna hai kya barish se
centre leaf stinks and comes off in rain
is bordeaux paste on the cut top okay
bud rot coconut
बीच का पत्ता पीला हुआ, खींचा तो सड़ा
पानी भरे बाग में कली सड़न होगी क्या
बीच की कोंपल सड़े मांस जैसी गंध देती हाथ में आ गई
बगल के पेड़ों को बरसात से पहले क्या दें
kali sadan nariyal
kopal gal gayi, badbu dur tak
sada hissa kaat ke kya lep lagana
mara ped jala dena theek rahega kya
bordo ghol monsoon se pehle nariyal
`,
  'coconut-diseases-2': `
yellow flabby leaflets bending inward, cure?
kalparaksha for diseased area
leaves go soft and bend in like ribs of an umbrella, nuts reducing yearly
should i keep or fell the weak palms in alappuzha
केरल में नारियल की जड़ विल्ट बीमारी
रूट विल्ट वाले नारियल काटें या रखें
पंखुड़ियां अंदर को मुड़कर ढीली, साल दर साल फल घटे, केरल
लाइलाज मुरझान वाले पेड़ों को मैग्नीशियम और चूना देने से राहत
nariyal pila dheela hota ja raha kerala
magnesium nariyal root wilt me kitna
kollam side ped dheele pile, phal kam hote ja rahe
is laillaj rog me kaun sa paudha tikta hai naya lagane ko
leaflets bend like ribs and turn limp, kerala
magnesium half kilo a palm, is it okay for root wilt
root wilt coconut
केरल में जड़ विल्ट, पत्ते ढीले, इलाज नहीं
कम फल वाले पेड़ हटाना ठीक रहेगा क्या
पंखुड़ियां अंदर मुड़कर मरे हाथ सी लटकीं, फल कम, केरल
कल्परक्षा लगाने से रोग नहीं होगा क्या
root wilt nariyal
patti pasli jaisi mudi, nariyal ghate
chuna aur harit khad se sambhalega
kottayam me ped pila, koi dawa nahi kya
alappuzha me kaunsi kism tikti
`,
  'coconut-harvest-1': `
nuts per palm per year average
tender coconut age for picking
how often should the climber come and how old should nuts be
is sixty nuts from each tree in a year poor
नारियल कितने दिन में एक बार तोड़ें
नारियल कितने महीने में तोड़ें
पेड़ पर चढ़ने वाला कितने दिन में बुलाना चाहिए
साल में एक पेड़ से साठ फल आए, कम हैं क्या
khopra ke liye nariyal kitne mahine
ek nariyal ped saal me kitna phal
copra banane ko kitne mahine ka phal utare
ek acre bagh se kitne hazar phal milte hain
seven month nuts for drinking, twelve for copra
how many nuts in one hectare on average in country
coconut harvst gap
एक पेड़ से साल में अस्सी फल, सही है क्या
डाब कितने महीने का तोड़ें
डाब बेचने को कितने महीने का, सूखी गरी को कितने का
हर 45 दिन पर चढ़ाने से फल छोटे रहेंगे क्या
nariyal kitne phal
khopra ke liye gari pakne ka mahina
acre me 2550 nariyal, kam hai kya
achhe bagan ka ped 120 dega kya
dab paanch mahine me todna chahiye ya nahi
`,
  'cashew-climate-1': `
is my land suitable for cashew
flowering in december and it rained, nuts will reduce
altitude limit of cashew
ph 8 and black soil cashew fails?
मेरे यहां मिट्टी खारी और पीएच नौ, लगाऊं क्या
काजू काली मिट्टी में
काजू को कितनी बारिश चाहिए
पाले वाले इलाके में काजू
kaju ki kheti ke liye mitti
kaju up mp me ho sakta hai thand me
900 meter unchai pahad pe kaju ka ped chalega
phool pe mausam sukha chahiye kya kaju
cashew altitude rain temperature
is black sticky soil at ph eight wrong for this tree
young frost damage
जलवायु मिट्टी
जलभराव वाली जमीन में लगाने से नुकसान होगा क्या
700 मीटर से ऊपर लगाना सही है क्या
तट से दूर पाले वाला इलाका, छोटे पेड़ मर जाएंगे क्या
mitti mausam
bor pe sukha mausam kyo
bor ke samay badal barse to fal kam
36 degree garmi sehta hai kya
4500 mm barish me kaju chalega
`,
  'cashew-sowing-1': `
pits dug in may, how long to leave open before june planting
PIT SIZE FOR CASHEW GRAFT
high density cashew plants per acre
month to plant softwood grafts
पास पास लगाकर छांटना पड़े तो पांच गुणा चार ठीक
काजू का गड्ढा कितना
काजू की कलम कब रोपें
सघन काजू में पेड़ों की संख्या
ek acre me 70 ya 200 paudhe, kisme fayda
ek acre me kaju ke kitne ped
kaju ka gaddha kitna bada
kaju 8 meter pe lagaye kya
graft spacing 7.5 m
grafts in august, pits one metre deep, trees per acre
pit sun exposure days
कलम दूरी
काजू की कलम अगस्त में लगाना सही है क्या
गड्ढे को धूप न दिखाएं तो नुकसान होगा क्या
गड्ढे खोदकर धूप में तपाऊं, बरसात में रोपूं
kalam kb lagaye
sghan bag 500 paudhe
ghana bagh 5x4 meter, chhatai na karu to kya
ek hectare me 175 ya 156 ped kis doori pe
softwood kalam barsat me lagana theek kya
`,
  'cashew-varieties-1': `
cashew variety for goa konkan
nursery in ratnagiri offers vengurla four, is it right for us
which cashew for andhra coast
bhubaneswar 1 for odisha farmer
काजू की किस्म महाराष्ट्र
काजू ओडिशा के लिए किस्म
बंगाल में काजू झारग्राम
झारग्राम वाली कलम बंगाल में
kaju ki achhi kism
vengurla 7 kaju kaha ke liye
kerala me kaju konsi variety
kerala ke liye dhana aur madakkathara me se kaun
variety priyanka kerala
west bengal graft name from nursery
bpp 8 andhra
काजू किस्म नाम
ओडिशा में भुवनेश्वर 1 लगाना सही है क्या
उल्लाल 3 किस राज्य का है
अपने राज्य में कौन सी कलम ली जाए, धना या प्रियंका
kaju kism vengurla 4
madakkathara kahan
andhra nursery se bpp 8 lu ya ullal
purvottar me kaunsi kism
goa me kaju ki kaunsi kalam lagaye
`,
  'cashew-nutrients-1': `
fertilizer for cashew tree per year
six year old trees on farm, how many kilos dung and grams nitrogen
when to give npk to cashew trees
five year cashew 500 g nitrogen
काजू के पेड़ को खाद
काजू में गोबर खाद प्रति पेड़
पहले साल काजू की खाद
पहले बरस का पौधा, कितना गोबर और कब
kaju me khad kitni per ped
5 saal ke kaju ki khad
october me bhi khad deni hai ya sirf june me
ek saal ka kaju paudha khad
cashew manure per tree
one year plant, grams of n p k
fertiliser months
खाद प्रति पेड़
साल में दो बार खाद देना सही है क्या
पांचवें साल कितना गोबर दें
पांच साल का पेड़, पचास किलो गोबर और आधा किलो नाइट्रोजन सही
khad kitni
kaju ped pehla saal 10 kilo khad
pehli barish aur october me dono baar khad de kya
175 ped kaju ko hectare me kitna nitrogen
kaju me 200 gram phosphorus kis umar se
`,
  'cashew-pruning-1': `
pruning of old cashew trees
trees tangled and touching soil, give cut in april, result?
water shoots removal in cashew
bordeaux paste after cutting
कटी जगह पर क्या पोतें कि सड़े नहीं
पुराने काजू बाग की उपज बढ़ाना
काजू की फालतू शाखाएं
काटने के बाद बोर्डो लेप
kaju ki katai chhatai kab kare
beej se lage puraane ped me suckers nikal ke upaj double hoti hai
kaju ki sukhi dali kaate kya
chhatai se kaju zyada hoga
pruning april may
old seedling orchard dark inside, which branches go
bordeaux paste cuts
छंटाई समय
जमीन छूती डाल छोड़ने से नुकसान होगा क्या
पुराने काजू की छंटाई से उपज दुगनी होगी क्या
उलझी सूखी डालियां मई में उतारने से दाने दुगने
chhatai kb
kaju purana bag sukhi dali
kata hissa sade nahi to kya lagau, bordo lep
ragad khati daal hatana theek kya
tudai ke baad may me kaju katna sahi hai kya
`,
  'cashew-pests-1': `
tea mosquito bug cashew control
bloom scorched and black drops on tender nuts, mosquito like bug
pongamia oil spray on cashew flush
save red ants in cashew why
काजू में टी मॉस्किटो
बाग में लाल चींटी रहने दूं, कीट रुकेगा
काजू में करंज तेल का छिड़काव
काजू के छोटे दाने काले गिरते
kaju ke phool kale pad rahe
tea mosquito kaju ki dawa
neem ya karanj tel kab kab, kopal phool aur dana ban ne pe
kaju bag me dhuan kab kare
tea mosquito control
tender nuts black with ooze, karanj oil at flush
pongamia oil 2 percent cashew
काजू टी मॉस्किटो उपाय
लाल चींटी हटाने से नुकसान होगा क्या
काजू के छोटे फल काले सूखे, रस निकला
बौर पर काले धब्बे और पानी टपके, शाम धुआं करूं
phool kala ilaj
bor jhulsa tea moskito
laal chinti bagh me rehne du to keeda rukega
karanj tel kopal pe theek kya
nayi konpal jali jaisi kaunsa keeda
`,
  'cashew-pests-2': `
wood powder below tree, leaves fall, can tree be saved
CASHEW TREE GUM AND SAWDUST AT BASE
neem oil or tar on trunk for borer
when to inspect trees for borer grub
मार्च में पेड़ की जड़ के पास छेद, क्या पोतूं
काजू के तने से गोंद बुरादा
काजू का पेड़ पीला सूख रहा
छेदक इल्ली छेनी से निकालना
mara hua ped khade rehne du ya ukhad du barish se pehle
kaju tana burada nikal raha
kaju ka ped mar raha jad me chhed
kaju me tarkol kerosene lagana
stem root borer
gum and sawdust near base, will the tree die
when to inspect cashew trunk
काजू तना छेदक उपाय
मरा हुआ काजू पेड़ छोड़ने से नुकसान होगा क्या
नीम तेल एक मीटर तक लगाना सही है क्या
जड़ के पास बुरादा ढेर, पत्ते पीले, गिडार छेनी से
burada gond ilaj
jad chhedak
march se june jaanchu, kaala tel pot du tane pe
chheni se illi nikalna sahi tarika hai kya
patta pila tane me chhed gond bah raha
`,
  'cashew-harvest-1': `
labour is plucking green ones, should i stop, collect dropped only
DRYING AND STORAGE OF RAW CASHEW
pluck or collect fallen nuts
moisture of cashew nut before bag
काजू की तुड़ाई कब
काजू के दाने सुखाना
गिरे हुए काजू बीनना
धूप में तीन दिन, हिलाने पर खनके तब बोरी
farsh pe rakhe to nami lagegi, seed kaise rakhu
kaju kitne din sukhaye
kaju niche gire tab uthaye kya
kaju ka beej kaise rakhe
nut collection fallen
store raw nuts above floor, sun three days till rattle
drying days rattle
तुड़ाई सुखाना
कच्चे काजू तोड़ने से नुकसान होगा क्या
2 दिन धूप में सुखाना काफी है क्या
पेड़ हिलाऊं या खुद गिरे दाने चुनूं, कितने दिन धूप
kb bine
beej nami 8 percent
dana hilane pe khad khad bole to bori me daalu
march se may tak girta hai kya
kaju ke fal se beej alag karke bori me rakhe
`,
  'cashew-yield-1': `
cashew yield per tree
mature bpp 8 tree, fourteen kilo, is that usual
ullal 3 fruiting months
jhargram 1 kg per tree
काजू एक पेड़ से कितना
उल्लाल तीन कब फलता है
काजू की पैदावार प्रति पेड़
उल्लाल तीन मार्च तक खत्म हो जाती है
kaju ek ped kitna kilo deta
kaju ki upaj konsi kism me zyada
ullal 3 jaldi phalta hai
ek ped se kitne kilo kachcha beej, jhargram wala
yield per tree kg
kilos of raw nut per tree for jhargram
ullal 3 raw nuts tree
काजू उपज प्रति पेड़
झारग्राम 8.5 किलो पेड़ देना सही है क्या
उल्लाल तीन का किस महीने फलता है
उल्लाल 3 जनवरी में गिरा, एक पेड़ से कितने किलो
paidawar kilo ped
bpp8 kaju kitna
bada ped bpp 8, 14 kilo se kam mila to kami
jaldi falne wala kaju january kaunsa
ek ped kaju se 15 kilo milna sach hai kya
`,
  'cashew-intercropping-1': `
three year young garden on slope, earn by tapioca or vegetables
CASHEW ON SLOPE ROW SPACING
banana or tapioca among cashew
first years income in cashew garden
काजू के बीच कौन सी फसल
काजू ढलान पर कतार दूरी
ढलान पर कतार दस मीटर से कम रखूं तो मिट्टी बहेगी
काजू में मूंगफली बीच में
chaar saal tak beech me kaun kaun si fasal le
kaju bag me adrak ki jagah dal le sakte kya
dhalan pe kaju kaise lagaye
kaju ke saath kela lagana
tapioca between young cashew
for how many years can i crop between rows
on hill slope, trees 6 to 8 m apart in the line okay
काजू में कसावा मूंगफली
बीच में सब्जी बोने से छोटे काजू कमजोर होंगे क्या
पांचवें साल भी काजू की लाइनों में दाल बो सकते हैं
ढाल वाले बाग की मिट्टी बह रही, पेड़ कितनी दूर लगाएं
kaju antar fasal
kaju chhote hai tab tak kanda tapiyoka bo de kya
FARMER ASKED QUERY ABOUT INTERCROP IN CASHEW PLANTATION
dhalan par 15 meter ki katar, beech me kela chalega
naye kaju me jagah khali, jaldi paisa kisse
`,
  'arecanut-climate-1': `
Asking about suitable climate and soil for arecanut plantation
is sandy coastal land ok for betel nut palms
our summer touches 42 degrees, will palms scorch
up to what height in hills can it be raised
सुपारी की खेती के लिए जलवायु और मिट्टी
लाल दोमट मिट्टी है, बाग लग सकता है क्या
साल में हजार मिमी पानी गिरता है, सिंचाई के साथ चलेगी
ठंड में पारा आठ डिग्री तक जाता है, टिकेगी क्या
supari kaisi jagah hoti hai mausam aur mitti
chuna wali zameen me supari lagana thik nahi hai kya
kitni varsha chahiye bagan ko
laterite mitti aur pahadi 900 meter, laga sakte
areca soil type
thermometer reads 42 in may here, will the palms scorch
sandy or sticky land, which is worse for these palms
सुपारी की जमीन
लाल पत्थर जैसी मिट्टी गहरी है, ताड़ जम जाएगा
सात सौ पचास मिमी बारिश और सिंचाई, चलेगा
हजार मीटर से ऊपर पहाड़ पर ये ताड़ होगा क्या
supari mausam
pala padta hai hamare yahan, ped marega kya
chuna patthar wali zameen me lagau to nuksan
assam jaisi bhari barish me ye ped kaisa chalta
hamare gaon me tapman 8 tak girta hai aur reteeli mitti, naya baag lagau ya nahi
`,
  'arecanut-nursery-1': `
SELECTION OF SEED NUTS AND SEEDLINGS IN ARECANUT
how heavy should the seed nut be and from which bunch
seedling having five leaves and 90 cm height, is it good
what age seedling to buy for field planting
सुपारी की पौध तैयार करने को बीज का चुनाव
मदर पेड़ कितने साल का हो जिससे बीज लें
पानी में डालकर बीज जांचते हैं, कौन सी रखें
डेढ़ साल का पौधा लूं या एक साल से छोटा
supari ki nursery ke liye beej kaise chunte hai
mother palm kaisa ho jaldi falne wala, uska beej
paudhe ki unchai aur patte dekh ke kaise chhante
35 gram se halki supari ka beej lagau to chalega
areca seed nut pick
nursery offers two year old tall ones cheaply, younger short ones cost more
tall with few leaves or short with many, which
बीज सुपारी चयन
पानी में सीधा खड़ा तैरने वाला फल ही बीज के लिए लें क्या
बीच के गुच्छे से बीज क्यों लेते हैं
35 ग्राम से भारी फल तौलकर चुनूं
poudh chunav supari
dus saal se chhote ped ka beej lu to nuksan
patte panch, lambai 90, hisaab kitna aaya, lu kya
jaldi phalne wale ped ki pehchan beej ke liye
balti me daala to kuch phal lete aur kuch khade rahe, beej kaunse rakhu
`,
  'arecanut-varieties-1': `
improved arecanut varieties asked, shimoga
which palm to plant in jalpaiguri for good dry nut
dakshina kannada farmer, mangala or swarnamangala
thirthahalli local or sas 1 for malnad hills
सुपारी की उन्नत किस्में कौन कौन सी
असम के लिए काहिकुची कैसी रहेगी
रत्नागिरी में लगानी है, कौन सी जात
एक पेड़ से सबसे ज्यादा सूखी चाली किस किस्म में
supari ki kaun si kism lagaye karnataka
mohitnagar kahan ke liye hai aur kaisi hai
konkan me sopari ki jaat batao
malnad pahadi side kaun si supari lagti hai
mohitnagar areca
jorhat homestead, which improved palm came out for assam
which palm gives near 4 kg dry chali
सुपारी की किस्म
रत्नागिरी तरफ कौन सी पुरानी जात चलती है
केरल में मंगला या स्वर्णमंगला, सूखी चाली ज्यादा
सागर तीर्थहल्ली तरफ पहाड़ी किस्म कौन सी
supari jaat naam
jorhat me lagana hai, naya baag, kism bataiye
coochbehar bengal ke liye kaun si unnat jaat
sumangala aur shubhamangala kahan ki kisme hai
mangalore wale kisan ko zyada sookhi chali dene wala poudha chahiye, naam kya
`,
  'arecanut-sowing-1': `
PLANTING DISTANCE AND SEASON OF ARECANUT
how many palms fit an acre at standard spacing
afternoon sun burns young trunks, how to give shelter
banana as nurse crop before setting palms, at what gap
सुपारी लगाने की दूरी और महीना
एक एकड़ में कितने पौधे
पश्चिम दक्षिण की धूप से बचाने को पहले क्या लगाएं
जून में रोपूं या दिसंबर तक रोप सकते हैं
supari ropne ka time aur doori
2.7 meter pe kitni aayegi ek hectare me
naye supari ke tane dhoop se fat rahe chhaya kaise du
nikas wali mitti me gehra ropna chahiye kya
areca planting gap
missed the june rains, may i still set palms in october
1370 palms in hectare, spacing how many metres
सुपारी का अंतर
दक्षिण पश्चिम धूप से छाल जलती, छाया पेड़ पहले
एक एकड़ में 555 पौधे सही गिनती है क्या
केला कितने फासले पर लगाऊं छाया के लिए
doori supari
dhoop lagne se tana phata, ab baad me chhaya du
june se pehle ropna galat hai kya
achhe nikas wali jagah me paudha gehra rakhte kya
nau futt par gaddhe khude hai, barsat me ropu to dhoop ki taraf kaun sa ped pehle
`,
  'arecanut-nutrients-1': `
FERTILIZER DOSE FOR ARECANUT PALM
bearing palms need how many grams potash a year
second year garden, give full ration or part of it
in which months are the two doses applied
सुपारी के पेड़ में खाद कितनी और कब
फल देते पेड़ को नाइट्रोजन पोटाश ग्राम में बताइए
मई जून के बाद दूसरी खाद किस महीने
एक एकड़ बाग में साल की कुल खाद
supari me khaad kab dale aur kitni
gobar 12 kilo aur hari patti kitni prati ped
pehle saal ke supari paudhe ko tihai khad deni hai kya
sitambar me konsi khaad di jati hai
areca palm npk
grams of potash one fruiting palm needs in a whole year
green leaf 12 kg, which months
सुपारी खाद
दूसरे बरस में लगे पौधे को बड़े का कितना हिस्सा
सितंबर अक्टूबर वाली खाद छोड़ दूं तो नुकसान
एक एकड़ में कुल पोटाश 77 किलो कैसे बना
supari khuraak
ek fal wale ped me gobar patti npk sab bataye
chhota ped hai ek saal ka, kitna hissa du
saal me do baar dena theek hai ya ek baar
har ped ki jad me hari pattiya daalte hai log, kitne kilo aur kis mahine
`,
  'arecanut-irrigation-1': `
Irrigation interval in arecanut garden during summer
litres of water per palm per day through drip
rainy season roots are wet, how deep should drains be
january garden, every six days is fine or sooner
सुपारी में पानी कितने दिन पर दें
अप्रैल की गर्मी में एक पेड़ को कितना लीटर
ड्रिप लगी है, रोज सोलह लीटर काफी होगा क्या
नवंबर में हफ्ते भर पर पानी ठीक है कि नहीं
supari ke bag me sinchai garmi me kab kab
drip se ek ped ko din ka kitna paani
barsat me nali jad se kitni neeche honi chahiye
pani kam hai is saal, palwar bichhane se supari bachegi
areca water litre
drippers give ten litres a day and crown droops by april
april palms wilting, every fourth day okay
सुपारी सिंचाई
चैत बैसाख में कितने दिन छोड़कर सींचूं
जड़ से कितने सेमी नीचे नाली रखूं बरसात में
175 लीटर एक पेड़ को एक बार में
pani supari
sookhi mitti do hafte, patte peele latke, marega
sookhe patte jad par bichhau to paani kam lagega kya
dec me aath din pe paani, thik hai ki kam
tapak se din me kitna litre chalau ki garmi me ped ka sir na jhuke
`,
  'arecanut-diseases-1': `
KOLEROGA MAHALI DISEASE CONTROL IN ARECANUT
when to spray bordeaux on bunches, second spray gap
nuts rotting on the bunch and dropping in july rain
covering bunches by polythene before monsoon worth it
कोलेरोगा रोग की रोकथाम
बरसात में हरी सुपारी सड़कर झड़ रही है
गिरी हुई सड़ी सुपारी जमा करके जलाना जरूरी है
बोर्डो का पहला छिड़काव मानसून से पहले, दूसरा कब
supari me mahali rog aa gaya kya kare
kachche fal par geele dhabbe safed fafundi aur jhadna
barish se pehle guchhe pe thaili chadha du kya
bordo kitne din ke antar se karna hai
mahali disease
by which month must the plastic covers be on the bunches
unripe nuts with white felt on ground
कोलेरोगा सुपारी
गिरी सुपारी पेड़ के नीचे छोड़ना गलत है क्या
बोर्डो दूसरी बार पैंतालीस दिन बाद दूं
टोपी के पास हरा गीला दाग फिर झड़ना
mahaali rog
barsat me kachhe phal bichh gaye, badbu
mara hua ped bagan me khada, hatau kya
thaili chadhane ka kharcha sahi hai kya koleroga me
guchhe ke upar topi ke paas geela daag aur roz zameen par kachche phal, aashadh me
`,
  'arecanut-diseases-2': `
YELLOW LEAF DISEASE OF ARECANUT
is there any cure for yellowing palms in sullia
palms yellow from tip of middle leaves, kernel discoloured
should i cut down worst palms and plant tolerant ones
सुपारी का पीला पत्ता रोग
पत्ते पीले होकर सूखते, हर साल उपज घट रही
चूना और मैग्नीशियम देने से पीलापन कम होगा
पीली पड़ी सुपारी के बीच दूसरी फसल लगा लूं क्या
supari ke patte peele ho rahe bagan me
peela patta rog ki dawai hai ya nahi
giri kali aur naram nikal rahi
jal nikasi theek karne se peela rog rukta kya
yellow leaf palm
someone sells a medicine for the yellowing of middle leaves, waste of money?
kernel black and soft, garden weak year by year
पीला पत्ता सुपारी
निकास खराब हो तो पीलापन बढ़ता है क्या
मैग्नीशियम और चूना देने से पेड़ सुधरेगा
लाइलाज है तो खराब पेड़ बदल दूं
peela pata rog
beech wale patte sire se peele, phir sookhe
giri kaali mulayam, supari ka daam gira
sath me dusri fasal lagau to kuch kamai bachegi kya
beech ka patta nok se sona jaisa hota ja raha, har saal tol kam aur andar kaala
`,
  'arecanut-disorders-1': `
NUT SPLITTING IN ARECANUT
half matured nuts crack lengthwise and fall, fifteen year palms
borax spray on bunches, at what stage
i gave lot of urea and then heavy water, nuts burst
सुपारी के फल फटकर गिरना
सूखा पड़ा फिर बहुत पानी दिया, आधी बढ़ी सुपारी फट गई
सुहागा कितना ग्राम लीटर गुच्छे पर
अच्छी खाद वाले पेड़ में ही फल क्यों फटते हैं
supari phat rahi hai peeli hokar
adhpake fal chatak ke gir gaye
borax ka spray kab kare fatne se rokne ko
jyada khad dene se fatti hai kya
nut crack borax
poured plenty of urea and then flooded, now nuts burst half grown
drought ended and half size nuts burst
सुपारी फटना
पंद्रह साल का पेड़, आधी बनी सुपारी दरक गई
दरकते फल रोकने को गुच्छे पर सुहागा कितने ग्राम लीटर में
एकदम ज्यादा पानी देने से फटती है क्या
phati supari
peele hoke chir gaye, sookhe ke baad barish aayi
zyada khad khane wale ped me hi ye kyu
barabar pani dene se fatna rukta hai kya
dus pandrah saal ke mote taaze ped me aadhe bane phal beech se chir ke gire
`,
  'arecanut-pests-1': `
ROOT GRUB AND INFLORESCENCE CATERPILLAR IN ARECANUT
roots chewed by white larvae, palm crown gone yellow
catch beetles when first showers come in the evening
neem cake and metarhizium in basin, when soil is moist
सुपारी में सफेद लट का नियंत्रण
जड़ें कुतरी हुई, तना ऊपर पतला और पत्ते छोटे
फूल की डाली पर जाला और इल्ली, क्या करें
पहली बारिश की शाम भृंग पकड़ने का फायदा
supari ki jad me keeda lag gaya
thale me neem khali daalne se lat mare kya
phool ki bali sukhi aur jale se dhaki hui supari
ped kamzor peela, khoda to safed motay keede nikle
areca root grub
beetles fly out at dusk after first rain, is collecting them worth the trouble
webbing on the dried flower branch, open it and clean or cut it off
सुपारी की जड़ में लट
खोदने पर अंग्रेजी सी के आकार का सफेद मोटा कीड़ा जड़ कुतर रहा था
नीम खली के साथ मित्र सूत्रकृमि डालने को मिट्टी गीली चाहिए क्या
फूल की शाखा में मकड़ी जैसा जाला और अंदर सुंडी
safed lat thala
ped ka sir peela aur tana upar jaake patla, jad khokhli nikli
barsat se pehle thale ki mitti ulatna theek rahega kya lat ke liye
FARMER ASKED QUERY ABOUT WHITE GRUB ATTACK IN SUPARI GARDEN
metarhizium thale me kab daale aur kaunse keede ke liye
`,
  'rubber-climate-1': `
our hill in tripura gets strong wind in march and dries up, would latex trees survive
FARMER ASKED IF RUBBER GROWS IN HIS AREA
rainfall 150 cm enough for rubber or not
tripura hill altitude for latex tree
हमारी पहाड़ी पर मार्च में तेज हवा और सूखा, दूध वाले पेड़ टिकेंगे क्या
खेती कैसी मिट्टी में
कम बारिश में रबर होगा
रबर कितने तापमान में
kheti kahan hoti h
humri pahadi par march me tez hawa aur sookha, doodh wale ped tikenge kya
rubber ke liye mitti ka ph
700 meter pe rabar lagega kya
rain 200 cm acid soil
is strong wind harmful for latex trees
soil ph five and height 400 metres, will it suit
कितनी बारिश में होता है
सूखे महीने वाले इलाके में लगाना गलत है क्या
खट्टी मिट्टी पीएच चार से छह
800 मीटर ऊंचाई पर लगाना ठीक है क्या
rabad ki jalvayu
doodh wala ped kaisi zameen maangta
rabar kitni garmi
tripura me hawa tez chalti, rabad ka bagan sahi rahega
20 se 35 degree wale ilake me ped lagega kya
`,
  'rubber-varieties-1': `
agent offers to fill all five acres with one number because it yields most, is this wise
FARMER ASKED BEST RUBBER CLONE
rrii 430 with 105 ratio
risk of single clone plantation
एजेंट पांच एकड़ एक ही नंबर से भरने को कहता, समझदारी है क्या
रबर की अच्छी किस्म कौन सी
आरआरआईआई 105 कितने हिस्से में
रबर में कई क्लोन क्यों लगाएं
rubber ka konsa clone lagaye
pb 260 aur 105 rubber
agent paanch acre ek hi number se bharne ko kehta, samajhdari hai kya
rubber me sirf 105 laga du
clone mix half limit
is planting only 105 risky
which new clones 417 or 430 suit my region
एक ही क्लोन न लगाएं
पीबी 260 आधे से ज्यादा लगाना गलत है क्या
आरआरआईएम 600 के साथ क्या मिलाएं
नए क्लोन के नाम
rabad clone naam
sab paudhe ek hi jaat ke lagau to nuksan hoga kya
rabar kism
gl 1 aur pb 217 bhi lagaye kya saath me
105 kitne hisse tak lagana theek hai bagan me
`,
  'rubber-sowing-1': `
land is on slope, budded stumps come next week, how many per acre, what in hole
FARMER ASKED PLANTS PER ACRE OF RUBBER
cover crop between young rubber
pit compost and rock phosphate latex tree
ढलान वाली जमीन पर कलमी पौधे अगले हफ्ते आते, एकड़ में कितने
पौधों की दूरी
कतारों के बीच ढकने वाली फसल
एक एकड़ में रबर के कितने पेड़
dhalan wali zameen par kalmi paudhe agle hafte aate, acre me kitne
ped ki duri
gaddhe me kya dale
dhalan pe rubber lagana
plants per acre slope
rock phosphate 120 gram in pit, enough
is pueraria cover between lines a good idea
ढाल पर पौधे की दूरी
समतल जमीन में पौने पांच मीटर फासला ठीक है क्या
गड्ढे में कंपोस्ट कितना
कलमी पौधे किस महीने रोपें
rabad ropai mahina
170 paudhe acre samtal me sahi hai kya
rabar gaddha khad
beech me bel wali dhakne ki fasal bone se faida
pahadi dhal par kitne ped baithenge ek hektare me
`,
  'rubber-nutrients-1': `
fertilizer for rubber under tapping
FARMER ASKED NPK MIXTURE FOR RUBBER
trees tapped for three years, how much mixture in a year and in which months
split months for mature trees feeding
तीन साल से टैपिंग चल रही, साल में कितना मिश्रण और किस महीने
टैपिंग वाले रबर में एनपीके
खाद अप्रैल मई
पांच साल के रबर की खाद
teen saal se tapping chal rahi, saal me kitna mishran aur kis mahine
ped ko npk 12 6 6
rubber khad saal me do baar
tapping wale ped ki khad per acre
npk 12 6 6 tapped
four hundred kilo mixture a year in how many halves
is fertiliser before tapping age needed
टैपिंग वाले पेड़ की खाद
पांचवें साल से मिश्रण कितना
सारी खाद एक बार में डालना ठीक है क्या
सितंबर अक्टूबर वाली किस्त
rabad khad kitni
doodh wale ped ko saal me do baar khad du kya
rabar mishran matra
160 kilo ekad khad tapping wale bagan me sahi
chhe saal ka bagan abhi chira nahi lagta, khad kab kab
`,
  'rubber-harvest-1': `
seven years old trees, some thin some thick, how much round should the trunk be before the knife
FARMER ASKED WHEN TO START TAPPING RUBBER
alternate day tapping better
rain guard and rest in wintering
टैपिंग कब शुरू करें
पेड़ कितना मोटा हो
सात साल के पेड़ कुछ पतले कुछ मोटे, चाकू लगाने से पहले घेरा कितना
एक दिन छोड़कर टैपिंग
rubber se doodh kab nikale
rabar tapping kitne saal baad
saat saal ke ped kuch patle kuch mote, chaku lagane se pehle ghera kitna
feb me tapping band kare kya
girth fifty cm start
is daily cutting bad or alternate day enough
rest in february when leaves fall, needed
टैपिंग की उम्र और घेरा
लकड़ी तक चीरा जाना गलत है क्या
सुबह कितने बजे चीरा लगाएं
सत्तर प्रतिशत पेड़ मोटे हों तभी शुरू करें
rabad chira kab
beeju ped ka ghera 55 kahan naapte hai
rain gaurd tapping
barsat me bina rain guard doodh nikalna theek hai kya
saat saal pura ho gaya, ped patle hai abhi
`,
  'rubber-diseases-1': `
fresh tender leaves in january turned white like powder and dropped within days
FARMER SAYS RUBBER NEW LEAVES FALLING
fish bone spots on leaves
circular leaf spot leaf fall june
पत्ती झड़ना नई पत्ती
जनवरी में नई कोमल पत्तियां सफेद होकर दो दिन में झड़ गईं
रबर में मछली कांटे जैसे दाग
नर्सरी में पत्ती धब्बा
naye patte gir rahe
rabar patte pe safed powder
gol dhabbe patta jhad
january me nayi komal pattiyan safed hokar do din me jhad gayi
powdery mildew new leaves
fish bone black marks, which disease
round spots and leaf fall from may, spray on whose advice
नए पत्ते सफेद चूर्ण
मछली हड्डी जैसे निशान
मिले जुले क्लोन लगाने से पत्ती रोग घटेगा क्या
नर्सरी में बीमार टहनी काटना जरूरी है क्या
rabad patti rog
patjhad ke baad komal patte powder se bhar ke gire
corynespora rabar
barsat se pehle gol dhabbe, patte jhad rahe
khad poori na du to patti ka rog badhega kya
`,
  'rubber-diseases-2': `
abnormal leaf fall rubber monsoon
FARMER SAYS RUBBER GREEN LEAVES FALLING IN RAIN
leaves fall while still green in july with a milky bead on stalk and black lines on cut
copper oil spray before monsoon
रबर में बरसात में पत्ते गिरना
जुलाई में हरे ही पत्ते गिरते, डंठल पर दूधिया बूंद, कटाव पर काली लकीरें
तांबा छिड़काव कब
पैनल को बरसात में बचाना
barish me patta jhadna
rabar ke kat pe kali dhari
july me hare hi patte girte, danthal par doodhiya boond, kataav par kaali lakeere
monsoon se pehle rubber me spray
green leaf fall monsoon
black stripe on tapping panel, wash weekly is right
copper with oil spray, before rain or during rain
डंठल पर दूध की बूंद
काली धारी चीरे पर
बरसात में पैनल पर लेप न करूं तो नुकसान होगा क्या
तांबा छिड़काव मानसून से पहले ठीक है क्या
rabad hare patte jhade
panel ko hafte me kitni baar dhona hai barish me
rabar kali lakir
asamanya patta jhadna kis mausam me hota
rain guard lagane se kali dhari rukegi kya
`,
  'rubber-disorders-1': `
tapping panel dryness brown bast
FARMER SAYS RUBBER TREE NOT GIVING LATEX
rest period for dry tree
i cut daily since last year, now only few drops come and bark looks brown inside
दूध नहीं आ रहा
पैनल सूख गया
साल भर रोज काटा, अब दो चार बूंद ही, छाल अंदर से भूरी
रबर के पेड़ को कितने महीने आराम
rubber me latex band
ped sukha doodh nahi
rubber jyada tapping se nuksan
saal bhar roz kaata, ab do char boond hi, chhaal andar se bhuri
brown bast no latex
rest how many months dry panel
is stimulant too much the reason milk stopped
दूध सूख गया पेड़ का
रोज चीरा लगाने से पेड़ सूखता है क्या
पैनल सूखने पर दूसरी ओर टैपिंग करना ठीक है
तीन से छह महीने आराम देना
rabad doodh band
chire se sirf aadhe hisse me doodh aata wo bhi der se
rabar tapping kam karna
uttejak dawa zyada lagayi thi ab latex nahi aata
sukhe ped ko khad mitti jaanch se du kya
`,
  'tea-soil-1': `
land and weather needed for a new chai garden
can tea be planted in low land that floods
limestone was spread on my land, may i plant bushes now
rain is 1200 mm here, is it sufficient for leaf garden
चूना डाली जमीन पर चाय क्यों नहीं होती
निचली जमीन जहां पानी रुके वहां चाय
जमीन में पहले चूना डाला था, अब झाड़ी लगाऊं
यहां बारिश बारह सौ मिमी है, बागान के लिए काफी
nichle khet me chai lagau to chalega
chuna dalne se chai kharab hoti kya
pani rukta hai barsat me, patti wali jhadi marega kya
mitti janch me ph 5 aaya, bagan ke liye sahi
ph five, is it sour enough for new garden
waterlogged land, will bushes die
tea soil acid ph
पुराने खेत में चूना पड़ा था, झाड़ी लगाने पर घाटा होगा क्या
नर्सरी मिट्टी का पीएच 4.5 सही है क्या
नींबू जैसी खट्टी जमीन चाहिए क्या झाड़ियों को, कितनी
दो हजार मिमी वर्षा, 28 डिग्री, चाय होगी
chai mitti ph
zameen kam khatti aur barsat me pani bhara rehta, bagan daalu ya nahi
jaivik khad wali gehri mitti chahiye kya
pahad ki dhalan ki mitti pani na roke
barish kam ho to patti kam
`,
  'tea-nursery-1': `
which bushes should i take slips from and in which season
size of sleeve and soil sand ratio for clonal tea
want to multiply our best bushes, which shoot piece and which month
plastic sleeve mix for slips, what is in top part and bottom part
नर्सरी की मिट्टी का पीएच 5.5 है, क्या घोल दें
थैली में मिट्टी और बालू का अनुपात
अच्छी झाड़ी से पौध बढ़ानी है, टहनी का कौन सा टुकड़ा और कब
नर्सरी थैली में ऊपर और नीचे की मिट्टी अलग क्यों
aluminium sulphate chai nursery me kyu dete
sleeve kitni lambi ho chai nursery me
achhi jhadi ki tahni se paudha kaise banau kis mahine
thaili ki mitti khatti karne ke liye kya ghol
slanting cut one leaf, april or august, right
ph above five, two percent solution of what
tea cutting sleeve
एक पत्ते की कलम अगस्त में लेना ठीक रहेगा क्या
थैली में नीचे रेत मिट्टी 1:3
एक पत्ती वाली डाली का टुकड़ा तिरछा काटकर थैली में, कब
30-45 सेमी थैली, ऊपर का हिस्सा 1:1
chai kalam kab
achhi jhadi ki pehchan, kalam ke liye
chhaya me thaili rakhne ki zarurat
aluminium sulphate dene ke baad dobara janch
mitti ka ph kam karne ko nursery me
`,
  'tea-sowing-1': `
age of sapling when shifting from sleeve to field
shade trees in new tea, at what gap
hill slope to be filled, line gap and number of bushes an acre
saplings are one year old in bags, can they go before durga puja
डेढ़ साल का चाय पौधा सितंबर में लगा दें क्या
चाय बागान में छाया के पेड़ कितने मीटर पर
ढलान पर नया बागान, लाइन का फासला और एकड़ में कितनी
थैली के पौधे साल भर के, दुर्गा पूजा से पहले लगा दूं
dhalan pe chai contour me lagana kyu
chai lagane ka samay assam
naye bagan me chhaya wale ped kitni duri pe
ek bigha me kitni jhadi lagti hai bagan me
sixteen thousand bushes per hectare, is it too dense
september planting, shade trees at ten metre
tea planting bushes acre
ढाल पर समोच्च लगाना चाहिए या नहीं
12 महीने का पौधा मई में
पहाड़ी ढलान, आड़ी लाइनें, एकड़ में कितनी झाड़ियां समाएंगी
छाया पेड़ और पलवार न दें तो नुकसान होगा क्या
chai ropai mahina
acre me 5000 se 6400 jhadi kaise
105 senti line ke beech, paudha kitne par
pahadi par aadi line banau ya seedhi
gaddha kitna khodu chai ke paudhe ka
`,
  'tea-harvest-1': `
what are banjhi shoots and should we pluck them out
fine plucking standard for tea, days between rounds
women come every twelve days and leaf is coarse, what round is right
basket leaf became hot and brown on way to factory
तोड़ी हुई हरी पत्ती कारखाने तक कैसे ले जाएं
पत्ती कितने दिन में तोड़ें
बारह दिन में तोड़ते हैं तो पत्ती कड़ी, कितने दिन पर आना चाहिए
बोरी में ठूंसी हरी पत्ती काली पड़ गई, कैसे ढोएं
10 din baad todne se patti kadi ho gayi chai
banjhi hatana jaruri hai kya chai me
kaam wali 7 din pe aaye ya 10 din pe todne
jo kopal soyi hui hai usko todna ya chhodna
seven days round, two leaves and a bud
leaf in tight bag turned hot, is it bad
tea pluking round
बंझी कोंपल हटाना गलत तो नहीं
पत्ती छाया में ढीली रखने का कारण
टोकरी दबाई तो पत्ती भाप छोड़ने लगी, कैसे ढोऊं
दस दिन में तोड़ने से कुछ बिगड़ेगा क्या
chai patti todna
pichhle nishan ke paas todna kyu
karkhane tak der hone se patti kharab
do patti ek kali kitne din par
jo kopal soi hai usko nikal de kya
`,
  'tea-nutrients-1': `
can i give urea in wet clean soil when it is not raining
fertilizer for mature tea per hectare
annual npk for a section giving good crop and never pruned this year
dry soil full of weeds, should manure bags wait
खाद डालने से पहले चाय में निराई जरूरी है क्या
नाइट्रोजन साल में कुल कितना
इस साल छंटाई नहीं, बागान को साल भर का एनपीके
जमीन सूखी और घास भरी, उर्वरक अभी डालूं या ठहरूं
khad dalne ka sahi din chai me barish na ho
chai bagan ki khad matra assam
bagan ke purane section ko saal me kitna potash 3 kist me
barish band ho tab bori dale ya barish me hi
hundred kilo nitrogen for mature garden, is it right
three splits on rain free day, weed free soil
tea npk mature bush
पोटाश हेक्टेयर 140 किलो देना कैसा रहेगा
जलभराव वाले हिस्से में खाद डालने से हानि होगी क्या
घास साफ करके बोरी डालूं या गीली घास पर ही
एक एकड़ में 36-56 किलो नाइट्रोजन
chai khad matra
ghas saaf karke nam mitti par khad
barish ke din khad na daale kya
phosphorus kitna chahiye bade bagan ko
saal me do bar ya teen bar khuraak
`,
  'tea-nutrients-2': `
should i wait for water to recede before soil fertilizer
tea area under water in july, how to feed plants
drains overflow in july, bushes sit in water and turn pale, what feed now
recipe for leaf feeding in hundred litre
पत्ते पर छिड़काव कितने दिन पर, चाय में पानी भरा
बाढ़ में चाय की झाड़ी पीली, खाद पत्ती पर दें
नाली उफनी, झाड़ियां पानी में खड़ी पीली, अब क्या खिलाएं
सौ लीटर में यूरिया डीएपी पोटाश कितना घोलें पत्ते के लिए
chai patti pe urea dap potash ka ghol kitna
100 litre pani me kitna urea chai ke liye
section me pani khada hai patti pe khad kaise maru
pani utarne tak mitti me khad na de kya
leaf spray every fifteen days, one kilo urea
is soil feed okay when roots under water
tea waterlog foliar
875 ग्राम पोटाश 100 लीटर में सही है क्या
पानी उतरने से पहले मिट्टी में खाद देना
झाड़ियां पानी में खड़ी, ऊपर से घोल छिड़कूं तो कितने दिन पर
बरसात के चरम पर डूबी झाड़ी को क्या
chai dubi pani
dap 625 gram, urea 1 kilo ghol patti ke liye
pandrah din par patti khuraak
jal bhara section me khad bori kab
jad me pani, jhadi pili, upar se kya dun
`,
  'tea-pruning-1': `
what to apply on thick pruning wounds
height of light prune and month
bushes reach my chest, in which winter year to take light cut
young plants grow like poles, how to make them bushy
चाय की नई झाड़ी को फैलाने का तरीका
छंटाई कब और कितनी ऊंचाई पर
झाड़ी छाती तक आ गई, कौन से साल हल्की कटाई
छोटे पौधे सीधे बढ़ रहे, चौड़े कैसे हों
chai ki pruning ka chakra kitne saal
nayi chai me beech ka tana kaatna
jhadi bahut unchi, poos me kitne inch pe kaatu
skiff aur prune me kya antar, kaun saal kya
sixty cm light prune in december january, right
copper paste on big cut, is it needed
tea pruning cycle
तीन साल चक्र में गहरी स्किफ कब
छोटी झाड़ी का बीच काटना चलेगा क्या
झाड़ी छाती तक, पूस में कितना छोड़कर काटूं
काई हटाना और सूखी लकड़ी
chai katai kab
level skiff kya hai, kis saal
chaar saal chakra ka hisab samjhao
bagan ki jhadi bahut ghani, thand me kaatu
nai jhadi ko failane ke liye
`,
  'tea-pests-1': `
helopeltis damage on shoots, crop lost this flush
sucking insect making dark spots on tea flush
young leaves have sunken dark spots like pin burns, crop stopped
neighbour says keep spiders and open up shade, does it control sucking bug
चाय की नई पत्ती पर भूरे गड्ढे, कोंपल सूखी
हेलोपेल्टिस के लिए कौन सी स्वीकृत दवा
नई पत्तियों पर पिन से जले जैसे निशान, बढ़त रुकी
सूक्ष्म मच्छर सा कीट रस चूसता, छाया खोलने से घटेगा
machhar keet chai me plucking badhane se ghatega
mikania bel hatau to chai ka keeda kam
kopal pe dhanse kaale dag aur tod me kami
ghas phoos bel saaf karu to keeda kam aayega
sunken brown spots on shoots, pluck hard
is only ppc list medicine allowed
helopeltis tea
नई पत्ती पर धंसे दाग, मुड़ी सूखी
छाया खोलना सही है क्या, मच्छर कम होगा
कोमल कल्ले पर जलते सिगरेट जैसे काले दाग
छिड़काव के बाद कितने दिन तोड़ाई रोकूं
chai machhar keeda
mikania jaisi bel hatana
jaldi jaldi kaske todne se kida kam
makdi aur mantis mitr hain kya, bachana chahiye
kopal kali, tea board ki manzoor dawa
`,
  'tea-pests-2': `
dust from the road is making sections red, how to wash
tea leaves turned coppery in april drought
roadside bushes went red brown in march with fine threads
new shoots rough below and edges rolled, tiny insects jump
सूखे अप्रैल में चाय की पत्ती तांबई
धूल वाली सड़क के पास चाय में मकड़ी
सड़क किनारे की झाड़ी मार्च में लाल भूरी, महीन धागे
नई कोंपल नीचे खुरदरी भूरी, किनारे लिपटे
gaay bakri section me ghusti makdi failti kya chai
patti laal ho rahi sukhe me
sookhe chait me upar ke patte laal, pani maru kya
kinare mud gaye naye patte, jang sa niche
red bronze upper leaf, webs in dry april
is hosing water on bushes useful
red spider mite tea
सड़क की धूल रोकना ठीक रहेगा क्या, लाल मकड़ी
नई कोंपल जंग जैसी, किनारे मुड़े
सड़क की धूल से लदी पत्ती लाल पड़ी, पानी मारूं
बगान में गाय बकरी घुसती रहें तो लाल मकड़ी बढ़ती है क्या
chai lal makdi
hara machhar thrips se patti
shuru ke dag par hi chhidakna
chhaya nami rakhne se makdi kam
march may sukhe me tambai
`,
  'tea-diseases-1': `
translucent round bumps on tender flush in monsoon fog
copper spray for blister in darjeeling garden
mist every morning, tender leaf has blister that turns white beneath
heavy shade section worst, should branches be lopped before rains
पहाड़ में धुंध, चाय की कोमल पत्ती पर छाले
नीलगिरी में चाय के पत्ते पर गोल सफेद दाग
रोज धुंध, कोमल पत्ती पर फफोला नीचे सफेद
घनी छाया वाला हिस्सा ज्यादा बीमार, बरसात से पहले डाल छांटूं
blister blight me konsi dawa tea board wali
nilgiri chai patti gol ubhar niche safed
dhundh ke dino me kopal pe gol phaphole
7 din pe todne se chhale wala rog kam hoga kya
blisters on leaf in mist, white below
thinning shade before rains, is it okay
blister blight tea
कोहरे में फफोले, जल्दी जल्दी तोड़ना
हेक्साकोनाजोल टी बोर्ड सूची में है क्या
धुंध में पत्ती पर छाले, पलटो तो सफेद, कितनी जल्दी तोड़ूं
घनी छाया रखने से उल्टा असर तो नहीं, छाले
chai fafola
hawa lagne de, sukhe mahine chhatai
copper oxychloride patti par, officer se
nilgiri me thand dhundh, patti par ubhar
safed chhala niche, gol
`,
  'coffee-climate-1': `
arabica or robusta for 1200 metre elevation
araku slope 1100 m with silver oak, which kind
soil ph and humus wanted by coffee
how much shade does robusta like, thick or thin
अराकू की ढलान, सिल्वर ओक है, कौन सी
रोबस्टा के लिए तापमान और बारिश
अरेबिका को छांव ज्यादा चाहिए या कम
पहाड़ पर 2000 मिमी पानी है, कौन सी कॉफी सही
halki chhaya me robusta theek?
arabica kitne degree me achhi hoti hai
600 metre pe arabica hogi ya robusta
mitti ka ph 5 hai kofi lagaye ki nahi
coffee altitude
is thick shade bad for robusta
rainfall arabica likes, 1600 mm enough?
कॉफी की जलवायु
कॉफी बागान की मिट्टी का पीएच
500 मीटर पर अरेबिका लगाना गलत है क्या
रोबस्टा को 30 डिग्री तक गर्मी चलेगी
coffee kis unchai par
arabica robusta farak jagah
kaapi ke liye barish
chhaya ke bina coffee hogi kya
koraput pahad 900 meter kaun si kofi
is 400 metre valley too low for robusta
अरेबिका कितनी ऊंचाई और कितने तापमान में
`,
  'coffee-varieties-1': `
names of arabica selections
old block full of orange leaf sickness, replant with which number
robusta improved line name for new block
is chandragiri better than old cauvery against leaf disease
पुराना बगीचा पत्ते की बीमारी से भरा, नया नंबर कौन
रतुआ सहने वाली अरेबिका
रोबस्टा की अच्छी किस्म कौन सी है
एस 795 अरेबिका है या रोबस्टा
cxr aur s274 kis jaat ke hai
chandragiri me ratua kam lagta hai kya
sln 9 kaisi variety hai
naye plantation me robusta ka kaun sa selection le
coffee varieties rust
sln 9 or s.795, which one gets less orange powder
c x r is arabica or robusta
कॉफी की किस्में
एसएलएन-3 किसे कहते हैं
कावेरी अरेबिका है क्या
पत्ती झड़ने वाले रतुए से बची किस्म
chandragiri coffee
robusta ki kism
rust kam lagne wala paudha
s 274 naya bagan me lagana thik hai
arabica ke naam batao
पत्तों पर नारंगी धूल बार बार, कौन सा नंबर लगाऊं
purane bagan ki jagah kam bimari wali coffee
`,
  'coffee-sowing-1': `
seedling in bag eighteen months, monsoon onset, hole size and distance
age of coffee seedling for transplanting
pit dimension and season for putting robusta
how many robusta plants fit in one acre
पौधे कितनी दूरी पर लगाएं
थैली में डेढ़ साल की पौध, गड्ढा व फासला
डेढ़ साल की पौध लगाना सही है क्या
रोबस्टा एक एकड़ में कितने पौधे
gardan par mitti aur khoonta kyu
coffee lagane ka time june ya september
arabica 2 meter duri thik hai kya
naye paudhe ko sahara dena aur mitti chadhana
coffee planting distance
is six month old seedling too young for field
how deep a pit and what gap for robusta
कॉफी रोपाई
जून छूट गया, सितंबर में लगाना ठीक है
रोबस्टा चार मीटर दूर क्यों
पौधे की गर्दन पर मिट्टी चढ़ाना
coffee paudh ropai
45 cm gadda kaafi
arabica ek acre me 1000 paudhe
kaapi gida duri
hawa se hilta naya paudha, khunti bandhu
coffee ke paudhe kitne purane ho to khet me lagaye
रोबस्टा का फासला अरेबिका से ज्यादा रखना सही है
`,
  'coffee-pruning-1': `
topping height of robusta
robusta crossed six feet, pickers cannot reach, cut where
shade regulation before monsoon
bush gone above my head, single stem training how
छह फुट से ऊपर, तोड़ने वाले नहीं पहुंचते
अरेबिका का सिरा कितनी ऊंचाई पर काटें
पानी वाली कोंपल कब निकालें
छायादार पेड़ों की डाल बरसात से पहले छांटें क्या
barsat pehle chhaya wale ped halke karu
robusta ko kitne cm par top kare
sukhi aur ragadti tehni kab hataye coffee me
ek tana rakhe ya do
coffee topping height
is it wrong to let robusta grow without topping
when to take off water shoots and thin the trees overhead
कॉफी छंटाई
एक तना रखूं या दो तीन
रोबस्टा 120 सेमी पर सिरा काटना
तुड़ाई के बाद कौन सी टहनी हटाएं
coffee ki katai
arabica topping
chhata ped ki dal kab kaate
pani wali kopal kya hoti coffee me
monsoon se pehle chhaya patli karna
jhadi sir se upar nikal gayi, todne wale pareshan, kahan se kaatu
बरसात से पहले छायादार पेड़ हल्के करने से क्या होगा
`,
  'coffee-irrigation-1': `
chikmagalur dry till tenth march, pump hired, one or two rounds
backing irrigation after how many days
sprinkler water quantity for flower opening
march is here and not a drop, flower buds stuck
रोबस्टा में फूल खोलने की सिंचाई
ब्लॉसम शावर न हो तो क्या करें
दस मार्च तक सूखा, पंप किराए, एक या दो बार
फूल खिलने के बाद की सिंचाई कितने दिन में
kaliyan ruki hai, fawara kitni der
robusta ko february me fawara chalana
backing sinchai kab dete hai
phool ki barish nahi hui to upaj ghategi kya
coffee blossom irrigation
is 15 mm sprinkling too little for bloom
second watering after flowers open, how many days gap
कॉफी फूल की सिंचाई
फूल की बौछार न पड़े तो फसल पर असर
40 मिमी फव्वारा काफी है
दूसरी सिंचाई न दूं तो नुकसान होगा
blossom shower
backing sinchai
robusta phool pani
phuhara kitne mm
march tak barsa nahi, kali sookh jayegi kya coffee ki
kali taiyar hai boond nahi giri, kitne mm phuhara chalau
फूल खुलने के बाद कितने दिन में फिर पानी
`,
  'coffee-nutrients-1': `
foliar mixture for drought in robusta
forty five days since rain, leaves wilting, leaf tonic recipe
drought tolerance spray interval
how much solution per robusta bush in dry months
सूखे में रोबस्टा पर घोल का छिड़काव
पैंतालीस दिन बिना बारिश, पत्तों का घोल क्या क्या
आखिरी बारिश के बाद पहला छिड़काव कब
एक पौधे पर कितना घोल लगेगा
dusra chhidkav pehle ke kitne din baad sukhe me
robusta ke patte par kya chhidke garmi me
sukhe me do bar spray karna hai kya coffee me
zinc urea potash mila ke spray robusta
robusta drought spray
is leaf spray after 45 rainless days of any use
zinc sulphate, urea, super and potash mix, how much per bush
सूखा छिड़काव कॉफी
एक झाड़ी पर एक लीटर घोल काफी है
दोबारा छिड़काव 30 दिन पर
सूखे के घोल में पानी कितना, किससे पूछें
sukhe me coffee
robusta spray urea jasta
coffee board se ghol ki matra
aakhri barish ke 45 din baad
paudhe garmi me murjha na jaye, patti ki khurak coffee
सूखे में रोबस्टा को बचाने के लिए पत्तों पर क्या छिड़कें
is second leaf tonic after one month right in drought
`,
  'coffee-nutrients-2': `
npk dose for bearing arabica
young berries, second split missed, total yearly for arabica
robusta yearly manure per acre
is fertiliser before blossom necessary for berries
दूसरी किस्त छूट गई, साल का कुल
फल देने वाली कॉफी को नाइट्रोजन कितना
साल में तीन बार या चार बार खाद
रोबस्टा को एक एकड़ में कितना पोटाश
robusta me 80 60 80 kam hai kya
arabica ko npk kitna ek acre
barsat ke baad coffee me khad deni hai kya
khad ke hisse kaise baante
coffee fertilizer dose
is one single dose a year bad for bearing bushes
potash kilos per acre for arabica
कॉफी खाद
फूल के बाद वाली किस्त
रोबस्टा को 80 किलो नाइट्रोजन काफी है
मानसून में खाद बह जाएगी तो भी दें क्या
coffee npk
arabica khad saal bhar
char kisht khad kofi
kaapi gobbara eshtu
robusta 1 acre me kitni bori urea ka hisab
FARMER ASKED FERTILIZER SCHEDULE FOR BEARING COFFEE
फूल आने से पहले खाद देना सही है क्या
`,
  'coffee-pests-1': `
white stem borer in arabica
plant yellow with ridges on stem
bush broke by hand, inside tunnel, ridges outside
uprooting infested arabica in which months
अरेबिका में सफेद तना छेदक
हाथ से टूटा, भीतर सुरंग, बाहर लकीर
तने पर चूना लगाने से छेदक रुकता है क्या
बोरर लगे पौधे उखाड़कर जलाने का समय
kab ukhad ke jalau ki bhring na ude
arabica ka paudha pila hokar toot gaya
coffee borer se bachne ko chhaya rakhe kya
chhal ragadna kis mahine se pehle
white stem borer
is open sun garden more prone to stem borer
uproot borer plants in which months
सफेद तना छेदक
अरेबिका का तना टूटता है
दस प्रतिशत चूना लेप तने पर
छेदक लगे पौधे छोड़ देने से नुकसान होगा
tana chedak coffee
pheromone trap arabica
chuna lep tane par
stem borer se paudha pila
arabica me ring jaise ubhar tane par
hath lagate hi paudha toot gaya, andar se surang, kya dhoop jyada hai
ढीली छाल रगड़ने से तना छेदक रुकेगा क्या
`,
  'coffee-pests-2': `
dried beans light, pin hole at crown, dust
holes in coffee berries with powder
alcohol trap number per acre for berry borer
infested berries boiling water how long
सूखे दाने हल्के, सिरे पर छेद
फल में छेद
ब्यूवेरिया कॉफी में कब छिड़कें
तुड़ाई के बाद बचे फल न छोड़ें तो कीट घटेगा क्या
tudai ke baad bache phal uthwau
berry borer ka trap kitne lagaye
keede wale phal garam pani me daalna
coffee beans khokhle ho gaye chhed hai nok par
coffee berry borer
is leaving fallen berries harmful
dip in boiling water for how many minutes
कॉफी फल छेदक
बेरी बोरर के ट्रैप कितने लगाएं
सब फल तोड़ लेना क्यों जरूरी
दाने में बुरादा, कीट ने बीज खाया
berry borar
coffee phal me ched
beauveria spray barsat
alcohol trap coffee
gire dane uthana jaruri hai kya
दाना हल्का, सिरे पर सुई का छेद, जमीन पर गिरे फल चुनूं
ek acre me kitne sharab wale trap lagte
`,
  'coffee-diseases-1': `
leaf back saffron powder by august, bare branches
orange powder below coffee leaves
black rot of coffee in monsoon
when is bordeaux sprayed for coffee leaf rust
पीछे केसरिया धूल, डाली नंगी
पत्ते नारंगी होकर गिर रहे
काला सड़न रोग कॉफी की पहचान
भीतर की कोंपलें क्यों हटाते हैं
barish me patte kaale dhaage se jhoole
kofi ke patte jhad rahe barish me
coffee black rot kya kare
bordo mixture coffee me barsat se pehle
coffee leaf rust
is dense inner growth making black rot worse
bordeaux before rains or after
कॉफी रतुआ
काला सड़न पत्ते लटके
पत्ते के नीचे पीला चूर्ण
सड़े पत्ते वहीं छोड़ दूं तो फैलेगा
coffee patti jhadna
ratuva kofi
kale patte dhage se latke
bordo kab chhidke bagan
narangi dhabbe patti ke niche, chhaya kam karu
भीगे दिनों में पत्ते काले होकर जाले से लटक रहे
ASKED ABOUT ORANGE POWDER BELOW COFFEE LEAVES
`,
};
