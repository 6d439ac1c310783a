/** How farmers and call centres ask for the facts of `fodder.ts`: by the id of a fact, one message a line. */
export const fodderPhrasings: Readonly<Record<string, string>> = {
  'berseem-sowing-1': `
sown in hot september, germinated then died, try again when
METHOD OF SOWING BERSEEM
is september end good for barseem
eastern up barseem november?
क्यारी में पानी भरकर कब बीज फेंकूं
बरसीम बोने की विधि
इटसिट खेत में बरसीम कब
बरसीम पानी में छिटकना
barseem kab bona chahiye
itsit bahut hai to october ka kaunsa hafta
barseem bone ka tarika pani bharke
bihar me barseem november me
berseem sowing october standing water
is sowing in 20 september too hot
itsit weed field berseem week
बुवाई अक्टूबर
पूर्वी यूपी में नवंबर में बरसीम बोना ठीक है क्या
सूखे खेत में छिटकने से नुकसान होगा क्या
क्यारी छोटी समतल क्यों रखते हैं बरसीम में
barsim kb boye
bijai itsit
kuar kartik me pani bhar ke chhitna
garmi abhi hai ruk ke bona sahi hai kya
SOWING TIME AND METHOD OF BARSEEM FODDER
`,
  'berseem-seed-1': `
berseem seed rate per acre
dark light seeds float in brine, throw them or not
salt solution for barseem seed
rhizobium for new berseem field
बरसीम का बीज कितना
बरसीम से कासनी हटाना
पहली बार खेत, गुड़ वाला टीका लगाऊं
नमक पानी बरसीम बीज
barseem beej kitna kilo acre
barseem me kasni kaise nikale
berseem culture lagana
acre ka das kilo kaafi, bhigona kitna
seed kg acre kasni
is 10 percent salt water killing seed
rhizobium jaggery new field
बीज कासनी
8 किलो बरसीम बीज एकड़ में पतला तो नहीं रहेगा
चिकोरी के काले हल्के दाने कैसे हटाएं
पहले भी बरसीम थी उस खेत में टीका जरूरी है क्या
barsim beej kitna
kasni nikalne ka namak ghol
25 kilo hectare zyada hai kya
namak ke pani se dhoye bina bona galat kya
BARSEEM SEED RATE AND CHICORY SEPARATION
`,
  'berseem-varieties-1': `
best variety of berseem
snow cold in plains near pathankot, which seed does not freeze
berseem for cold area
late fodder berseem till june
जून तक कटे ऐसी किस्म दुकान से
बरसीम वरदान कैसी
ज्यादा कटाई बरसीम
ठंड सहने वाली बरसीम
barseem ki achhi kism
barseem bl 10 bl 22
june tak chara barseem
jb1 ya wardan, kis me zyada kataai
variety bl 42
is bl 22 giving fodder in june
pusa giant cold tolerant
बरसीम किस्म नाम
मेस्कावी बरसीम क्या होती है, कौन सी लें
ठंडे इलाके में पूसा जायंट बोना सही है क्या
बीएल 10 और बीएल 1 कई कटाई देती हैं
barsim kism wardan
jb 1 kaisi
lambe samay tak kate aisi barsim ka beej
mid june tak hara chara barseem ka number
BARSEEM VARIETY FOR LATE FODDER
`,
  'berseem-nutrients-1': `
after each cut i throw urea, needed or waste
SSP IN BARSEEM PER ACRE
urea after cutting berseem needed
nitrogen only at sowing barseem
आखिरी जुताई पर सुपर कितनी बोरी
बरसीम में सुपर फास्फेट
बरसीम कटाई के बाद यूरिया
बरसीम यूरिया 22 किलो
jad me gaanthe dikhi, ab nitrogen band karu
barseem me urea dalna h kya
berseem ssp kitni bori
barseem bote samay khad
single super per acre
is urea after each cutting wasteful
75 kg phosphorus hectare
खाद मात्रा
बार बार यूरिया देने से नुकसान होगा क्या
188 किलो सुपर एकड़ डालना सही है क्या
जड़ में गुलाबी गांठें बनीं, खाद चाहिए अब
barsim khad kitni
22 kilo urea bas
jutai ke aakhri pher me kya khad
dap dala fosforas 30 kilo acre pura kya
FERTILIZER FOR BARSEEM IN HARYANA ASKED
`,
  'berseem-irrigation-1': `
sown on sandy plot four days back, wet now
FIRST WATER TO BARSEEM
barseem winter water interval
water after cutting berseem
बरसीम में पानी कब
होली बाद दस दिन पर नहर खोलूं
मार्च में बरसीम सिंचाई
बरसीम कटाई बाद पानी
barseem me pani kitne din pe
har katai ke baad turant pani lagau kya
berseem pehla pani bhari mitti
barseem ko har 10 din pani
berseem first water days
is 20 day gap in winter too long
march berseem irrigation 10 days
बरसीम पहला पानी
भारी मिट्टी में पहला पानी कितने दिन पर
कटाई के बाद पानी न दें तो नुकसान होगा क्या
जाड़े में पंद्रह दिन पर सींचना सही है
barsim pani kb
barseem retili me 3 din pe pani
chait me barsim jaldi sukhti kitne din pe pani
kaatne ke agle din seench du
IRRIGATION GAP IN BARSEEM
`,
  'berseem-harvest-1': `
first cutting of berseem days
NUMBER OF CUTS IN BARSEEM
mustard mixed in berseem seed
first growth thin, can mustard seed be mixed next year
पचपन दिन हुए, दरांती चलाऊं
बरसीम कितनी बार कटती
बरसीम में सरसों मिलाना
बरसीम उपज प्रति एकड़
march me kitne din pe kaate, kul kitni baar
barseem me jai mila ke bona
barseem kitni katai deti
barseem chara kitna kuntal
berseem first cut days
is mixing oat seed with barseem useful
total cuts berseem season
पहली कटाई
जाड़े में 25 दिन पर काटना जल्दी है क्या
पहली कटाई भारी करने को सरसों 500 ग्राम एकड़
325 क्विंटल एकड़ हरा चारा मिलता है क्या
barsim katai kitne din
barseem jai milake bona 10 kilo
basant me 20 din pe kaatna sahi hai kya
barsim kul kitni baar kat jati hai
GREEN FODDER YIELD OF BARSEEM PER HECTARE
`,
  'berseem-diseases-1': `
stem rot in berseem
foggy week and circles lying flat with white thread
white cotton at base of fodder
berseem rotting in winter fog
बरसीम में तना गलन
सड़े टुकड़े पर धूप पड़े तो रुकेगा
बरसीम में सफेद फफूंद
बरसीम के टुकड़े सड़े
barseem gal rahi hai kya kare
baar baar pani diya to tana gala, ab kya karu
berseem me safed rui
barseem me sadan pani band karu
berseem stem rot white thread
is over watering causing rot
deep summer plough field
बरसीम तना सड़न
बरसीम के गोल टुकड़े गिर गए, नीचे रुई
सड़ा टुकड़ा काटकर धूप दिखाना सही है क्या
फसल चक्र बदलने से तना गलना रुकेगा
barsim galan ilaj
safed dhaga jad ke paas
geele thande mahine barseem baith ke sadne lagi
saaf beej na ho to barseem me tana galan aata kya
STEM ROT OF BARSEEM CONTROL
`,
  'berseem-feeding-1': `
calf ate dewy green alone and belly tight, call whom
HOW MUCH STRAW WITH BARSEEM
buffalo swollen stomach after barseem
safe feeding of wet berseem
बरसीम खिलाने से अफारा
बरसीम में भूसा कितना
बरसीम खाकर पेट फूला
भूसा पहले दूं फिर हरा, कितना मिलाकर
barseem se gas ban gayi bhains ko
barseem bhusa mila ke kitna
pet tan gaya jugali band, hare chare se, doctor number
gili barseem khilana thik
bloat straw ratio
is feeding wet berseem alone dangerous
vet number bloat 1962
बरसीम से अफरा
मुरझाई बरसीम खिलाना सही है क्या
एक भाग भूसा तीन भाग बरसीम ठीक रहेगा
गाय का बायां पेट नगाड़ा बना, हरा चारा खाया था
barsim khila ke pet phula
afra bhusa
os sukhne se pehle barseem dena galat hai kya
yuria wali nayi barseem khilane se gas banti hai kya
BLOAT IN BUFFALO AFTER BARSEEM FEEDING
`,
  'lucerne-sowing-1': `
october is here, can i start a fodder field that lasts three years
never grown this legume in my land, is bacteria culture needed
seed is very hard and did not come up last year, should i soak
rhizobium for lucerne new field
कई साल चलने वाला दलहनी चारा किस महीने बोएं
बीज रात भर पानी में रखना जरूरी है क्या, कड़ा है
एक दो सेमी से गहरा गया तो नहीं निकलेगा
लूसर्न में राइजोबियम लगाएं क्या
pehli baar bo raha hu culture lagau kya rijke me
rijka ka bij bhigo ke boye
december me bona late ho jayega kya ye chara
lain 30 cm rakhu ya chhidak du
lucerne seed soak rhizobium
is two cm depth enough for hard seed
can it be sown any month in coimbatore
रिजका बुवाई समय
नए खेत में जीवाणु कल्चर लगाना जरूरी है क्या
बीज रात भर भिगोना ठीक है
कतार 25 सेमी रखें या 40
kada beej raat bhar bhigona
dasehra ke baad bona sahi hai kya is chare ko
beej ka chhilka kada, bina bhigoye jamta nahi
january lag gaya, ab bo du to jamega ya agle october tak ruku
mid september se november tak kaun sa chara
`,
  'lucerne-seed-1': `
seed has tiny round grains mixed, is it amarbel, what to buy
i will broadcast by hand, six kilo or eight kilo for one acre
tamil nadu line sown perennial fodder seed kilos
how much rijka seed in 1 acre
छिटककर बोऊं तो आठ किलो से ज्यादा लगेगा
बीज में पीली बेल का दाना न मिले, क्या देखकर लूं
कतार में छह किलो एकड़ काफी है
अमरबेल वाला बीज कैसे न लें रिजका
ek bigha ke liye kitna bij lau alfalfa
15 kilo hectare ka matlab ek acre me kitna
lusern ka beej kharidte samay kya dekhe
beej chhan ke lu taki amarbel na aaye
lucerne seed rate
is 6 kg per acre enough in lines
dodder free seed, why to buy
रिजका बीज किलो
हाथ से छींटने पर कतार के मुकाबले कितने किलो बीज बढ़ाऊं
अमरबेल वाला बीज लेने से नुकसान
बीस किलो हेक्टेयर यानी एकड़ में कितना
6 kilo acre line me
tnau 15 kilo hektar batati hai line me
aakash bel se mukt bij kaise le
alag kitab me 6 aur 8 kilo likha hai, acre ka kaunsa manu
hath se chhidakne me kitna beej badhau
`,
  'lucerne-varieties-1': `
pune side perennial legume fodder seed name
CO-2 lucerne cuts and protein
farmer near anand asked which seed for his dairy
need name with maximum cuts in one year
आनंद के पास डेयरी है, कौन सा बीज लूं
साल में चौदह बार कटने वाला कौन सा है
उत्तर भारत के लिए लूसर्न का नाम
महाराष्ट्र के लिए लूसर्न किस्म
sabse zyada protein wala kaunsa bij
tamilnadu wala co 1 aur co 2 me fark
CO 2 lusern kitni katai
ahmednagar me RL 88 ke alawa konsi
lucerne co 2 cuts
is anand 2 for gujarat
t 9 and llc 5 suit which region
रिजका किस्म गुजरात
को 2 में प्रोटीन कितना प्रतिशत
पुणे नासिक की डेयरी के लिए कई साल चलने वाले चारे का बीज
चौदह बार कटने और साढ़े तेईस प्रतिशत प्रोटीन वाली कौन सी
anand wali kis rajya ki
uttar bharat me llc-5 bona thik hai kya
gaul 1 kis rajya ki kism hai
anand 3 aur anand 2 dono kis ilake ke
zyada protein wala alfalfa co 1 ya co 2
`,
  'lucerne-nutrients-1': `
stand completed one year, do i repeat phosphorus and potash
soil is sour, is lime needed before legume fodder
what do i mix in land before starting this long fodder
lime for lucerne in acid soil
एक साल पूरा हुआ, फिर से फॉस्फोरस देना है क्या
बुवाई पर 25 टन गोबर बहुत ज्यादा तो नहीं
तीस दिन की हो गई, नाइट्रोजन कितना दें
लूसर्न में नाइट्रोजन 30 दिन पर
do saal purana chara h isme kaun si khad har saal
120 kilo phosphorus hectare sahi h kya rijke me
khatti jamin me chuna pehle dalu phir chara
purane rijka me kya khad dale
lucerne phosphate yearly
is 48 kg phosphorus per acre right at sowing
extra nitrogen at thirty days by namakkal kvk
रिजका खाद हर साल
खट्टी जमीन में चूना डाले बिना बोना नुकसान है क्या
बुवाई पर एकड़ में दस टन गोबर
तीन साल का पुराना चारा पतला पड़ रहा, हर बरस कौन सी खाद दोहराऊं
har saal super potash dobara
urea jyada dena chahiye kya dalhani chare ko
ek saal ka ho gaya, super aur potash fir du
8 kilo nitrogen acre 30 din pe sahi hai
25-120-40 kis chare ki matra hai
`,
  'lucerne-irrigation-1': `
water stood two days and patches died, how to save rest
cold season, how many days gap in watering of old stand
just sown, how often to water until it catches
lucerne weekly watering until established
अभी जमा है, हर हफ्ते पानी कब तक
रिजका में पानी भर गया मर रहा
जाड़े में पच्चीस दिन छोड़कर पानी दूं तो चलेगा
दो दिन पानी रुका, बीच बीच में चारा सूख गया
barsat me nali na bani to mar jata hai kya ye
garmi me 10 din par sichai karu rijka
jamne tak kitne din par pani chahiye
rijka naya hai har hafte pani du
lucerne waterlogging death
is weekly watering right till it catches
winter gap of 25 days okay
रिजका पानी अंतर
सावन में खेत दलदल हो गया, चारे के थान सड़कर मर रहे
जमने के बाद दस पंद्रह दिन पर पानी
नया जमा चारा है, जड़ पकड़ने तक हफ्ते में कितनी सिंचाई
paani ruka chara mara
barsat me pani bhara, chara peela mar raha
jada me kitne din me seenchu alfalfa
naya boya hai hafte me ek pani kab tak
keral jaisi garmi aur umas me ye kai saal tikega ya mar jayega
`,
  'lucerne-weeds-1': `
is it safe to put this string weed in dung heap
orange yellow strings without leaf are tying my green fodder
patch has yellow wires, cut how much around and burn when
can i feed dodder infested fodder
बिना पत्ती की सुनहरी डोरियां चारे पर फैल रही हैं
पीली डोरी वाला चारा गोबर के ढेर में डाल दूं
फूल आने से पहले काटकर जला दूं, कितना किनारा लेकर
अमरबेल वाला चारा पशु खा सकते हैं
bahut fail gayi bel agle saal gehu bo du kya
peele taar jaisa kuch lipat gaya h jad dikhti nahi
bij chhan lene se amarbel nahi aati kya
amarbel khet me ho to agle saal kya boye
dodder yellow threads
is burning patch with 10 cm around right
dodder seed in dung, harmful or not
अमरबेल रिजका
पीली डोरियों का गोल घेरा फैल रहा, कितने अंगुल बाहर तक काटकर जलाऊं
बेल में बीज पड़ गए, ऐसा चारा गोबर के ढेर में डालूं या नहीं
अनाज की फसल बोने से पीली बेल खत्म होगी
bina jad ki peeli bel
pile sutli jaise dhaage paudho pe chadh gaye
saaf chhana bij lena kyu zaruri rijka me
jad zameen me nahi, patti nahi, peeli bel
amarbel beej pad gaya, pashu ko khilana galat
`,
  'lucerne-harvest-1': `
seventy days passed and flowering begins, take first cut
lucerne green fodder yield per year
my cow's stomach swelled after fresh feeding, how should i give
how many tonne from an acre in a year and for how many years
सत्तर दिन हुए, फूल दिखने लगे, पहली कटाई करूं
ताजा काटकर खिलाया तो गाय का पेट फूल गया
तीन चार साल तक कटता रहेगा क्या
रिजका से अफारा, कैसे खिलाएं
agli katai 30 din me aa jati h kya
rijka ek acre me kitna chara saal ka
kitna upar se kaatu ki jaldi phute rijka
murjha ke khilau to afara nahi hoga
lucerne cut interval
is bloat avoided by feeding wilted
how many tonnes per acre a year from co 2
रिजका कटाई पहली
दरांती कितनी ऊंची चलाऊं कि फिर से जल्दी फूटे
फूल शुरू होते ही काटें या पूरा फूल
एक बार बोया हुआ यह चारा कितने साल तक कटता रहेगा
phool shuru hote hi kaatna
afara hota hai taza dene se, kaise du
pehla kaat 65 din ya 45 din me
har mahine kaat sakte hai kya alfalfa
co 1 se saal me 80-90 ton hektar milta
`,
  'hybrid-napier-sowing-1': `
is december fine in punjab for planting perennial grass
how many pieces to buy for one acre fodder grass
how to plant two node setts
neighbour gives me stems, should i lay or put slant and how many joints
जनवरी की ठंड में घास की कलम लगाऊं या फरवरी तक रुकूं
मेड़ बनाकर लगाऊं तो मेड़ की दूरी कितनी
पड़ोसी से तना मिला, कितनी गांठ जमीन में दबाऊं
हाथी घास सर्दी में लगाएं क्या
6 mahine purane tane se kalam kaatu ya 3 mahine ke
ek ekad me 7 hazar tukde lagte kya
napier kalam kitne mahine ke tane ki
barish shuru ho gai lambi ghas ki jad gaadu
napier setts per acre
is planting in north winter a mistake
how old should the stem be for two node piece
नेपियर कलम लगाना
मोटे तने के टुकड़े में कितनी आंख मिट्टी के भीतर और कितनी बाहर रखूं
जून अगस्त में जड़ वाली पुत्ती लगाएं
कलम लगाने की मेड़ें एक दूसरे से कितनी दूर बनाऊं
do gaanth ek mitti me
do gaanth ka tukda tirchha lagau ya seedha
60x90 pe ek acre me kitne tukde
farvari march me lagana sahi hai hathi ghas
jad wali putti ya tane ka tukda kaunsa
`,
  'hybrid-napier-varieties-1': `
north indian farmer asked numbers of perennial grass
which stem is soft and gives most weight, for dairy in kerala
name of grass having less oxalate from tamil nadu
napier variety for north india
केरल में डेयरी के लिए बारहमासी घास का नाम
पंजाब में कौन से नंबर वाली बारहमासी घास
को-4 और को-5 में क्या लूं, ज्यादा टन कौन
कम ऑक्सलेट वाला नेपियर
suguna supriya kaha ki ghas hai
KKM 1 me oxalate kam hota h kya
saal me sabse zyada ton wali ghas ka naam
napier kaunsa jyada chara deta
napier co 4 co 5
is kkm 1 low in oxalate
igfri 10 and nb 21 for which side
नेपियर किस्म ज्यादा चारा
को 4 से एकड़ में 150 टन मिलना सच है क्या
केरल में गायों के लिए मुलायम बारहमासी घास की कौन सी कलम मंगाऊं
उत्तर में पीबीएन और एनबी 21 में से कौन सी मंगाऊं
co 4 ki ya co 5
super napier naam se bikta, asli tnau wali kaunsi
pathri ka dar ho to kam oxalate wali ghas
igfri 7 lagana sahi hai kya up me
288 ton hektar dene wali kism ka naam
`,
  'hybrid-napier-nutrients-1': `
fodder grass turned yellow after third cutting, what to give
before planting sticks how much dung and npk for an acre
soil not tested, is 50 50 40 per hectare right for grass
napier npk without soil test
तीसरी कटाई के बाद घास पीली, कितना नाइट्रोजन दूं
नेपियर कटाई के बाद यूरिया
लगाने से पहले कितने टन गोबर एकड़ में
खाद मेड़ के बगल में कितनी गहरी डालूं
har baar kaatne pe 1 bori urea acre me thik h
ghas ki paidavar ghat rahi khad nahi di kaatne ke baad
10 ton gobar ek acre me lagate time
napier me dap lagate samay
napier nitrogen per cut
is 25 kg nitrogen per acre after each cut right
npk at planting when soil is untested
नेपियर खाद कटाई
कलम लगाते वक्त खाद ऊपर बिखेरूं या मेड़ के पास गहरी दबाऊं
काटने के बाद घास पीली और पतली फूट रही, एकड़ में कितना यूरिया छिटकूं
लगाते समय एकड़ में बीस किलो फॉस्फोरस
har kaat pe urea kitna
kaat ke baad urea chhitna thik hai kya ghas me
gobar das ton acre lagane se pehle
50-50-40 kis ghas ki khad hai
ghas dhire badh rahi har kaat pe kitna du
`,
  'hybrid-napier-irrigation-1': `
dairy wash water goes waste, can i run it in fodder grass plot
planted stems today, when is second watering
water on third day after planting napier
rain water is standing in perennial grass, drain it or fine
गोशाला का पानी बेकार जाता है, घास में छोड़ दूं
आज कलम लगाई, अगला पानी तीसरे दिन या हफ्ते बाद
बारहमासी घास में गर्मी में कितने दिन बाद सिंचाई
बरसात में नेपियर में पानी भरा
shahar ki nali ka paani ghas me chala sakte kya
lagane ke din pani diya ab kab du
10 din me ek baar kaafi h garmi me ghas ko
napier me gobar ka ghol pani
napier dairy waste water
is clean sewage okay for fodder clumps
third day watering and then gap
नेपियर पानी अंतर
डेयरी शेड का पानी घास में देना ठीक है क्या
सावन में ऊंची घास के खेत में घुटने भर पानी, निकालना पड़ेगा
रोपाई के तीसरे दिन पानी देना जरूरी
gaushala ka dhovan ghas me
har 10 din pani du ya har hafte
gaushala ka ganda pani barbad na ho ghas me du
kalam lagi, pehle din ke baad agla pani
nikas na kiya to hathi ghas galegi kya
`,
  'hybrid-napier-harvest-1': `
sixty five days after planting, can i start cutting
grass is above head and stem hard, cows leave stems, what is right age
how many cuts of napier in a year
clumps are five years old and giving less, should i replant
सिर से ऊपर चली गई, पशु डंठल छोड़ देते, कितने दिन पर काटूं
लगाए पैंसठ दिन हुए, पहला काट लूं
जमीन से सटाकर काटूं कि कल्ले ज्यादा आएं
नेपियर कितने साल चलता है
6 hafte pe kaatna accha ya 12 hafte
saal me 8 baar kat jata kya ye chara
pachwa saal hai ghas patli ho gai nayi lagau
napier purana ho gaya dobara lagau
napier cutting interval
is 12 week grass poorer for cows
replant after how many years
नेपियर कटाई कितने
दरांती जमीन के पास चलाऊं या ऊपर से, कल्ले किसमें ज्यादा आते
साल में सात आठ बार कटाई होती है
डंठल बांस जैसे कड़े हो जाते हैं, कितने हफ्ते की नरम घास काटूं
6 hafte par kaatna
pehli katai 60 din me karu ya 75 me
moti kadi ho gayi to poshan kam hota kya
4-5 saal baad ukhad ke nayi lagau
har mahine kaatna nuksan hai kya hathi ghas ko
`,
  'hybrid-napier-intercropping-1': `
milk is less when only tall grass is fed, which legume and in what share
napier protein low what to mix
one foot tender grass given daily, is there some danger
can cowpea be grown in the gaps between grass lines
नेपियर के साथ कौन सा चारा
अकेली हरी घास से दूध घटा, दलहनी चारा कितना मिलाऊं
एक फुट की कोमल घास रोज खिलाना ठीक है
घास की कतार के बीच क्या बोऊं कि प्रोटीन बढ़े
kacchi ghas me koi zehar hota hai kya pashu ko
lobia beech me bone se chara poshtik hoga napier
teen hissa ghas ek hissa rijka sahi anupat h
napier dalhan mila ke kitna
napier legume mix ratio
is feeding young grass alone harmful due to oxalate
desmanthus between rows, useful or not
नेपियर लोबिया बीच
कुट्टी में ऊंची घास के साथ लोबिया किस अनुपात में मिलाऊं कि दूध बढ़े
अकेली घास में प्रोटीन कितना प्रतिशत
हाथ भर की कच्ची घास रोज काटकर दे रहा, पशु को कोई जहर तो नहीं
ghas akeli doodh kam
katar ke beech rijka bona thik hai kya
sirf hathi ghas se dudh kam, kya milau
desmanthus kya hai ghas ke sath
oxalate kis umar ki ghas me jyada
`,
  'fodder-sorghum-feeding-1': `
ASKING WHEN CHARI CAN BE FED WITHOUT DANGER
how tall should ratoon be before grazing
calf broke into knee high green field, is it dangerous age
after first cut sprouts are a foot, may goats graze
ज्वार का चारा कितने दिन बाद खिलाएं
कटाई के बाद नया फुटाव कब खिला सकते
बछड़ा घुटने भर के हरे खेत में घुसा, इस उम्र में खतरा
पहली काट के बाद फुट भर फुटाव, बकरी चराएं
phool aane par chari surakshit hai kya
30 din ki jwar khilana thik hai
dedh mahine ka hara chara bhains ko khilau kya
phool aane se pehle kaatna khatarnak hota kya
knee high shoots poisonous for calves, at what age safe
is cutting at flowering safe, or earlier
second growth how tall before goats go in
बीस दिन की चरी भैंस को खिलाने से नुकसान होगा क्या
डेढ़ महीने से पहले काटना गलत तो नहीं, जहर
कच्चे हरे पौधे में जहर, कितने दिन का होने पर दरांती लगाऊं
फूट कमर तक हो तब चराएं क्या
chhoti chari zeher
55 din se pehle kaata to pashu ko khatra
sayanide kis umar ke paudhe me sabse zyada
nayi phutan do foot ki, gaay chhod du
CHARI ME ZEHER KE BARE ME JANKARI, KITNE DIN PAR KAATE
`,
  'fodder-sorghum-feeding-2': `
how to feed jowar from nitrogen rich field safely
jowar dried up for lack of rain, can cattle eat
rain failed a month, plants rolled, now it rained, when to chop
frost burned the field last night, can i feed it
यूरिया ज्यादा डाली ज्वार कैसे खिलाएं
सिंचाई के कितने दिन बाद चरी काटें
महीने भर सूखा, पत्ते ऐंठे, अब बरसा, कितने दिन में काटूं
रात पाला पड़ा, खड़ा चारा खिलाऊं
sinchai ke baad kab kaatu murjhai jwar
pehle dusra chara dekar chari khilau
sookha pada tha ab pani diya, kab kaate
zyada khad wale khet ka chara dena ho to kya savdhani
plants rolled by drought, rain came yesterday, cut today
is frost burnt crop dangerous for cows
too much urea field, how to feed with less risk
पहले सूखी तूड़ी खिलाकर फिर चरी देना कैसा रहेगा
सूखे खेत में पशु चराने से कुछ बिगड़ेगा क्या
धूप से सिकुड़े पत्ते, बारिश के बाद कितने दिन ठहरकर काटूं
पाला पड़ी फसल कब तक न दूं
murjhai jwar khilana
sinchai ke baad kitne din ruku, chari aithi hui
yuria zyada phosphorus kam, zahar badhta kya
thunth par nayi phutan nikli, pashu andar na jaye
barsat ke turant baad kaatna chahiye ya nahi
`,
  'fodder-sorghum-feeding-3': `
hybrid jowar has more poison, study in gujarat
chopped chari kept overnight, is poison gone
if i sun dry for two days will poison leave
hybrid chop left overnight, study says what
सुखाने से ज्वार का जहर कम होता है क्या
गुजरात में ज्वार के सायनाइड की जांच
दो दिन धूप में सुखाऊं तो विष निकल जाएगा
रातभर कटा पड़ा रहा, जांच क्या कहती है
dhoop me sukhane se jwar ka jahar jata hai ya nahi
kati chari raat bhar rakhne se thik
dhoop dikha ke khilane se zeher nikalta hai ya nahi
sankar kism me vish zyada hota kya janch
two hundred fifty samples test told what about hybrid fodder
drying in sun to remove poison, is it a false belief
pakistan trial says eighteen hours, can i trust
काटकर धूप में सुखाऊं तो विष घट जाएगा क्या, जांच
संकर चरी ज्यादा जहरीली, गुजरात का अध्ययन
धूप दिखाने से विष मर जाता है, ये गांव की बात मानूं या नहीं
रात भर काटी रख देना चलेगा क्या
sukhi chari zahar
hybrid jwar me cyanide zyada ki desi me
kaat ke 18 ghante baad zahar ghata, ye kis desh ki janch
kadbi banane se vish khatam, ye bharosa karu
do study alag alag bolti, kisko maanu
`,
  'fodder-sorghum-health-1': `
cow trembling after grazing sorghum, home remedy enough?
number to call for animal poisoning emergency
three cows staggered right after grazing, gums bright red
what to do until vet arrives, any number to dial
चरी खाकर पशु हांफ रहा, घरेलू इलाज करूं
चरी खाने से भैंस बेहोश, क्या करें
चरते ही गाय लड़खड़ाई, मसूड़े लाल, क्या करूं
डॉक्टर आने तक पशु को कैसे रखें, कहां फोन करें
pashu doctor emergency number jahar
jwar ka jahar lag gaya turant upay
khate hi kaanpne lagi, saans tez, jaldi batao
hara chara kha ke gir gayi, gharelu ilaj chalega ya doctor
cow gums bright red and she shakes after eating, number to call
animal fell in minutes after grazing, home cure or doctor
remove the fodder first, then what
1962 पर फोन करना सही है क्या, चरी का जहर
घरेलू काढ़ा देने से हानि होगी क्या, पशु तड़प रहा
खाते ही टांगें लड़खड़ाईं, मसूड़े सुर्ख, अभी किस नंबर पर फोन करूं
मसूड़े लाल, सांस धौंकनी जैसी
chari zehar ilaj
bhains hara chara khate hi gir padi, saans tez, masude laal
doctor ke aane tak hawa me baitha du kya
antidote injection kaun laga sakta hai
jwar kha ke pashu bimar, kya kare turant
`,
  'fodder-sorghum-sowing-1': `
fodder sorghum in april with irrigation
sowing time of fodder jowar and seed
water available in march, want many cuts, how many kilos per acre
mix beans with it, in what ratio, june sowing
ज्वार के साथ लोबिया कितना मिलाएं
ज्वार चारे का बीज एक एकड़ में
मार्च में पानी है, कई काट चाहिए, बीज कितना
लोबिया मिलाकर जून में बोऊं तो अनुपात
july me jowar chara bona beej kitna
lobiya jwar mila ke chara
baisakh me hara chara bona, beej kilo acre
barsat me ek kaat wala chara kab boye
march with tube well, many cut type, how much seed
cowpea mixed two to one, is it okay in june
one cut rainy type, kilos in an acre
सूडान वाली चरी का बीज कम क्यों लगता है
अगस्त में बोने में दिक्कत तो नहीं, चारा
हरा चारा बार बार कटे इसके लिए गर्मी में किस महीने डालूं
बैसाख में पानी देकर बार बार काटने वाली
chari beej kitna
lobiya milane se chara achha hota, kitna
purani kism 24 kilo acre, hybrid 10 se 16 kya sahi
barsat me ek baar katne wala june me daal du
fagun chait me sinchai ho to konsi jwar boye
`,
  'fodder-sorghum-varieties-1': `
multi cut sudan type for green fodder
pant chari 6 single cut or multi cut
dairy wants seed which grows again and again after sickle
name one with sweet stalk, animals leave nothing
बार बार कटने वाली ज्वार का नाम
एचसी 171 चारे की किस्म है क्या
डेयरी के लिए ऐसा बीज जो काटने पर फिर बढ़े
मीठे तने वाली का नाम, पशु छोड़े नहीं
multicut jwar ka bij naam
meethi sudan chara kaisa
baar baar kaatne wali kaun si, kitne ton niklega
pant chari ya hc konsi jyada chara degi
dairy board booklet fodder names, which can be cut six times
is meethi sudan good for milk animals
one hundred tonnes in hectare, which type
पंत चरी छह या पांच, क्या अंतर बताते हैं
एचसी 136 चारे के लिए लेना ठीक रहेगा क्या
एक बार बोकर चार छह बार काटूं, ऐसे बीज का नाम
मीठे तने की चारा ज्वार, नाम
chari kism naam
pc-6 aur pc-23 chara, kitni kataai
co fs 29 baar baar katne wali hai kya
meetha patla danthal, pashu chaav se khaye, wo kaunsa beej
dairy wale ka beej, ek kaat wala ya kai kaat
`,
  'fodder-sorghum-nutrients-1': `
nitrogen for multi cut chari after each cut
excess urea risk in sorghum fodder
how many bags for single cut, and extra for repeated cuts
will heavy urea turn it toxic to cattle
एक कटाई वाली ज्वार में नाइट्रोजन
चरी में ज्यादा यूरिया का नुकसान
एक काट में कितनी बोरी, कई काट में कितनी और
ज्यादा यूरिया से चारा जहरीला हो सकता
zyada urea wali chari pashu ke liye
har katai ke baad jwar me khad
har kataai ke baad urea kitna kilo acre
gobar 4 ton ke saath nitrogen kitna
forty eight kilo nitrogen in parts for many cut fodder, right
is extra urea making green fodder poisonous
one cut type, dung four tonnes an acre
कई कटाई में हर काट के बाद यूरिया कितना
ज्यादा नत्रजन से नाइट्रेट का नुकसान होगा क्या
चरी यूरिया मात्रा
एक कटाई वाली को 32-16 किलो एकड़ देना सही
chari khad kitni
yuria badhane se chara jaldi badhega par zahar badhega
ek kaat ke baad yuria chhitna, kab aur kitna
120 kilo nitrogen kaise baantu saari katai me
phosphorus chalis kilo hectare, ek kaat wala
`,
  'fodder-sorghum-harvest-1': `
second cut interval multi cut jowar
cutting time of fodder sorghum
flower heads are out, one time type, chop today or wait
how many quintal green matter should an irrigated acre give
कई कटाई वाली ज्वार कितने दिन पर
ज्वार का साइलेज कब बनाएं
फूल निकल आए, एक काट वाली, आज काटूं
दूध बनते दाने पर गड्ढे में दबा दूं तो सुरक्षित
jwar chara kitna quintal acre
silage jowar dudhiya dana
dusri kaat kitne din me, pehli 60 din pe ki thi
ek acre se hara kitna quintal sinchai me
seventy days or ninety, one cut at flowering
is making silage at milk dough stage safe from poison
irrigated green fodder per acre, two hundred quintal right
पहली कटाई साठ दिन पर, दूसरी कब
फूल से पहले काटने से उल्टा असर तो नहीं, उपज
चरी कटाई दिन
दाना दूधिया, गड्ढे में दबाऊं क्या
chari kataai kab
barani khet me 80 kuntal acre hara chara milta kya
chalis pachas din baad phir kaat lo, sahi hai
ek baar wali chari ka upaj kitna
silage sehat ke liye theek aur kab banega
`,
  'fodder-maize-sowing-1': `
eight cows, want green till december, split sowing how
staggered sowing interval for cattle feed
may sowing in hills for fodder
tamil nadu which month for makka chari
चारे वाली मक्का कब बोएं
गर्मी में हरे चारे की मक्का
दो हफ्ते के अंतर पर बोने से फायदा
आठ गाय, दिसंबर तक हरा, किस्तों में कैसे बोऊं
pahad me may me hi dalna hai kya dangar ke liye
hara chara saal bhar ke liye makka
march me chare ki makai bo sakte kya
barish pe chara makka june ya july
fodder maize sowing
sowing all land on one day or in parts for daily green
is october sowing right in bihar bengal for cattle maize
चारा मक्का बुवाई
तमिलनाडु में चारा मक्का किसी भी महीने
पहाड़ पर चारा मक्का कब
फागुन आखिर में सिंचाई है, चरी मक्का डाल दें
chara makka kab
hara chara har mahine
makai chara garmi
barsat ka makka chara asadh
har 15 din pe boya to chara tootega nahi
गायों को रोज हरा मिले, थोड़ा थोड़ा कितने हफ्ते पर बोऊं
`,
  'fodder-maize-seed-1': `
thick stand with lobia, how many kilos each in one acre
maize with cowpea fodder seed quantity
line spacing for makka chari
20 kg per acre for chopping crop, enough or thin
लोबिया संग घनी, दोनों का तौल एकड़ में
मक्का लोबिया मिश्रित चारा बीज
कतार 25 सेमी रखें या ज्यादा
चरी वाली मक्का घनी बोने को कितने किलो
sirf hara kaatna hai to line 1 foot
lobiya makka mix chara ka beej
chara makai ki line ki doori
ek bigha chara makka ko ketna kilo dana
fodder maize seed rate
is 30 kg an acre too thick for chopping maize
cowpea kilos when mixed with maize for cows
चारा मक्का बीज
नामक्कल केवीके चारे की मक्का का बीज कितना कहता है
मक्का में लोबिया मिलाने का हिसाब
कतार एक फुट रखना सही है
chara makka bij kitna
makka lobia mix
ghana bona chare ko
25 kilo ekad chara makka jyada to nahi
panjab me makka chara bij 30 kilo
chare ke liye patla danthal chahiye, beej kitna ghana daalu
`,
  'fodder-maize-varieties-1': `
ten foot tall seed for buffalo, which packet
best variety for green fodder maize
j 1006 fodder
protein percentage in african tall
चारे के लिए मक्का की किस्म
दस फुट ऊंचा पौधा, कौन सी थैली
दाने वाली मक्का चारे में काटें क्या
सबसे ज्यादा चारा देने वाली मकई
african tall makka bij
dana hybrid bacha h, hare me kaat lu
afrikan tal ka utpadan kitna ton
moti vijay ganga 5 chara makka kaisi
african tall maize
which one grows three metres for fodder
can i use any grain hybrid as green feed
चारा मक्का किस्म
अफ्रीकन टॉल में प्रोटीन
जे 1006 चारे के लिए
लंबी बढ़ने वाली मक्का 17 टन एकड़
african tal bij
chara makka variety
gaay ke liye makka ka unchha beej
hybrid dane wali makka chare me katna sahi
moti ganga vijay chara
FARMER ASKED FODDER MAIZE VARIETY FOR DAIRY
`,
  'fodder-maize-nutrients-1': `
no report, erode farmer, compost loads plus bags for chop crop
nitrogen top dress at 30 days
fym tonnes for fodder crop
basal npk without soil report tamil nadu
बिना जांच, इरोड, गोबर और बोरी
चारा मक्का में यूरिया कब
गोबर खाद कितने टन चारे की फसल में
एक एकड़ चारे में फास्फोरस पोटाश कितना
1 mahine par kitni nitrogen deni kaatne wali ko
urea 30 din par
chare ki fasal ko gobar khad
mitti janch nahi hai chara makka npk
fodder maize fertilizer
skip the 30 day nitrogen, will green yield suffer
compost tonnes per acre for cattle maize in tamil nadu
चारा मक्का खाद
चारे वाली मक्का को एक महीने पर यूरिया
मिट्टी जांच के बिना चारे में डीएपी पोटाश
दस टन गोबर एक एकड़ चारा
chara makka me khad
theevana makkacholam uram
makka chara npk 30 40 20
hare chare ko yuria kab
buwai par fasfors kitna chara makka
हरे चारे की मक्का में तीस दिन पर नाइट्रोजन न दूं तो
`,
  'fodder-maize-irrigation-1': `
cloud burst, chop field drowned two days
water standing in maize fodder
hoeing of fodder crop first month
second watering on third day necessary?
बादल फटा, खेत डूबा दो दिन
चारा मक्का में निराई
खेत में पानी भरा है, चारे की मक्का मर जाएगी
दस दिन पर सिंचाई ठीक है क्या चारे में
bone ke teesre din paani na diya to
pani kitne din
ghas nikalna jaruri
pani nikalne ka rasta
fodder maize irrigation
rain filled the chopping plot, will it stand
keep weeds out for how many days
चारा मक्का सिंचाई
चरी मक्का में पानी रुकना
बुवाई के तीसरे दिन पानी क्यों
गुड़ाई एक बार काफी है
chara makka pani
10 din par pani chara
makka chara ghas nirai
jal bharav se makka pila
pehla mahina nirai na ki to nuksan hoga
do din se chare wala khet dooba hai, makka bachegi kya
`,
  'fodder-maize-harvest-1': `
silk seen, cob milky, cows waiting, safe or bitter like sorghum
green fodder yield per acre
is maize fodder safe like no poison
silking stage cut or wait for milk
रेशम निकला, दाना दूधिया, जहर तो नहीं
मक्का के हरे चारे की पैदावार
मक्का के चारे में जहर होता है क्या
साठ दिन की चारा मक्का काट लें
60 din me kitna ton niklega acre
makai ka hara chara ek acre kitna
jowar jaisa jahar makka me to nahi
makka bhutta aate hi gaay ko kaat ke du
fodder maize cutting
does it have poison like young sorghum
silk out at 60 days, cut for cattle or wait for hard grain
चारा मक्का कटाई
दूधिया दाने पर मक्का काटना
मक्का के हरे चारे में ऑक्सलेट होता है
70 दिन की मक्का चारे में देर तो नहीं
chara makka kab kate
makka chara upaj
makai chara jahreela nahi
bhutta moochh nikla, gaay ko de du
15 ton ekad hara chara makka
मक्का का हरा चारा पशु को जहर तो नहीं करता
`,
  'fodder-maize-feeding-1': `
seven buffaloes, summer, pit measure and how dry to chop
pit dimension for silage of 6 animals
dry matter for maize silage
chopping size and sealing of maize pit
सात भैंस, गर्मी, गड्ढा नाप और कितनी सूखी
मक्का साइलेज गड्ढे का नाप
मक्का काटकर एक दिन सुखाना है क्या साइलेज में
सात पशु चार महीने, गड्ढे में कितने क्विंटल
kutti me pani jyada, ek din murjhane de
makai ka achar chara kaise banaye
silage gadda 10 meter wala kitna quintal
makka ki kutti dabane ke baad panni mitti
maize silage pit
is very wet chop bad for silage, wilt how long
how many quintals go in a ten metre pit
मक्का साइलेज
मक्का की कुट्टी कितनी लंबी, आठ सेमी चलेगी
गड्ढा धीरे धीरे कई दिन में भरने से नुकसान
चार महीने का चारा सात भैंसों को
makka silage
makai ka silej banana
30 pratishat sukha makka silage
gadda panni mitti se band
400 quintal silage gadda naap
kutti nichodne par pani tapakta, silage ke liye ek din sukhau
`,
  'fodder-maize-pests-1': `
young whorl full of saw dust, leaf windowed, cows waiting
whorl damage with dung like saw dust
dead heart in fodder maize
feeding sprayed fodder to cows after how many days
गोभ में बुरादा, पत्ते खिड़कीदार
मक्का की गोभ में इल्ली
गोभ में रेत डालने से सुंडी मरती है क्या
दवा छिड़की मक्का पशु को कब दें
ret daalne se gobh ka keeda mare kya
makka ki gobh kha raha keeda
spray kiya chara gaay ko de sakte kya
makai me tana chedak gobh sukh gayi
fodder maize armyworm
is it okay to feed worm eaten maize sprayed last week
windowed leaf, wet sawdust in the funnel
फॉल आर्मीवर्म चारा मक्का
गोभ सूखी, खींची तो निकल आई
मक्का की पोंगली में रेत डालना
लोबिया किनारे लगाने से सूंडी कम
fauji kida makka
makka ki gobh me illi
tana chhedak chara makka
metarhizium makka
dawa wala chara gaay ko kab de
दवा छिड़की मक्का पशु को कितने दिन बाद खिलाएं, गोभ में सूंडी थी
`,
  'oat-sowing-1': `
cattle fodder for january, which month should i put seed
paddy was cut late in november, can winter fodder still be put
soil is sandy loam, how deep and how wide lines for winter greens
can i sow in november end for single cut
धान देर से कटा, दिसंबर में चारा बो दूं तो चलेगा
तीन कटाई लेनी हैं तो अक्टूबर के शुरू में बोना है
पहाड़ में मटर मिलाकर जाड़े का चारा कब डालूं
जई किस मिट्टी में अच्छी होती है
bhains ke liye sardi ka hara chara kab bou
beej 5 cm se gehra chala gaya to jamega
ek katai wali ke liye november thik rahega kya jai
pahad me matar ke sath jai
oat fodder sowing
is december too late for winter greens
row gap and depth in sandy loam
जई बुवाई महीना
भैंसों को पूरे जाड़े हरा मिले, कई काट के लिए बीज किस महीने डालूं
पहाड़ में मटर के साथ बोना ठीक रहेगा
मशीन से बीज दो इंच नीचे चला गया, चारा निकल आएगा
kai katai ko kab bou
nikas wali balui domat me hi hoga kya
line 8 inch pe rakhu ya foot bhar
november me bona sahi hai do katai milegi
jade ka chara kartik me bo du kya
`,
  'oat-seed-1': `
for small grain packet should i reduce kilos
oat seed for late sowing how much extra
i am late in december, forty kilo enough or add more
assam farmer asked seed for one bigha winter fodder
दिसंबर का आखिर है, कितने किलो बढ़ाकर डालूं
एकड़ में चालीस किलो जई ठीक है क्या
महीन दाने का पैकेट है तो तीस किलो काफी
छोटे दाने वाली जई का बीज
pachheti me 48 kilo ek acre dalna sahi
thele me 20 kilo h ek acre me kitne thele
2 bigha assam me kitna beej kharidu
jei bij dar
oat seed kilos
is 30 kg per acre enough for thin grain
assam bigha needs how many kg
जई बीज कितना
देर से बोऊं तो 48 किलो एकड़ डालना ठीक है क्या
दो एकड़ में हरा चारा डालना है, बीज की बोरी कितने किलो की लाऊं
छोटे दाने में बीज कम क्यों
poos me 48 kilo beej
13-14 kilo bigha kis rajya me bolte
poos me bo raha hu 40 kilo se zyada lagega kya
ek thela 40 kilo ek acre sahi hai na
barik dane wala 75 kilo hektar
`,
  'oat-varieties-1': `
want seed that can be cut three times for my buffaloes in haryana
pantnagar fodder seed number for hills
shop gives kent only, is it still okay
oat variety for punjab and haryana
हरियाणा में दो तीन बार कटने वाला बीज
झांसी वाली घास संस्था की किस्म का नाम जई में
लुधियाना के लिए ओएल नंबर कौन से
उत्तराखंड के लिए जई की किस्म
pantnagar wala bij UPO kitne number ka
HFO 114 kis rajya ki hai
haryana me jai ka bij konsa
kent purani ho gayi kya, jai me naya naam do
oat kent variety
bundel from jhansi, does it allow many cuts
upo 212 and upo 94 are from which state
जई किस्म पंजाब
केंट लगाना ठीक है या जेएचओ 822
हिसार में डेयरी है, जाड़े के चारे का कौन से नंबर वाला बीज लूं
कई बार कटने वाली झांसी वाली जई
ol 12 kahan ki kism
jho 851 bona faydemand hai kya
ludhiane wali ol 9 te ol 10, dona vichon kehdi bijiye
haryana hisar wali hj 8 chare ki kism
pantnagar ki upo 94 pahadi khet me kaisi rahegi chare ko
`,
  'oat-nutrients-1': `
cut once, cattle fodder is growing slow, how much urea now
urea in oat after cutting
guwahati side farmer, how much super and potash per bigha or acre
two tonne compost given, what more for green fodder crop
पहली काट ली, अब यूरिया दूं तो जल्दी बढ़ेगा
बोते समय आधा यूरिया और बाकी कब
जई में सुपर पोटाश की मात्रा
असम में जाड़े के चारे को सुपर और पोटाश कितना
teen katai lene hai nitrogen kaise baantu
36 kilo urea ek acre me kab kab
jai kati hai urea du kya
bone ke time SSP kitna kilo dalu chare me
oat urea after cut
is 57 kg single super per acre right in assam
nitrogen for irrigated multi cut in north
जई खाद असम
पहली काट के बाद चारा पीला पड़ा धीरे बढ़ रहा, बाकी यूरिया अब डालूं
उत्तर में 48 किलो नाइट्रोजन एकड़ तक ठीक है क्या
असम में कंपोस्ट कितने टन
kaatne ke baad doosri urea
har kaat ke baad thoda urea dena chahiye kya
assam me potash 12 kilo acre kis chare ko
sara urea bone pe daalna nuksan karega jai me
single super 140 kilo hektar ki salah
`,
  'oat-irrigation-1': `
twenty three days old fodder and no rain, is this the main watering
first irrigation of oats at how many days
cut yesterday, when should water be given
one month old with bathua weeds in winter fodder
कल काटा है, पानी आज दूं या हफ्ते बाद
तेईस दिन का चारा है, पानी सबसे जरूरी अभी है क्या
महीने भर की फसल में बथुआ, निराई एक बार करूं
जई कटाई के बाद पानी
bathua ho gaya 1 mahine ki fasal me nirau kya
jai 22 din ki hai pani du
har katai ke baad sichai jaruri h jai me
15 din se barish nahi jade ke chare me pani du
oat first watering
is weeding once at a month enough
water after every cut, needed or not
हर कटाई बाद पानी
बीस पच्चीस दिन वाला पानी छोड़ना नुकसान है क्या
माघ में पाला और सूखा, चारे को कितने दिन छोड़कर सींचूं
महीने भर पर घास निकालना सही
20-25 din wala paani
katai ke baad turant sinchai karu
jad nikalne ke time pani na mile to chara patla rahega kya
jade ke chare ko 20 din me seenchna sahi hai
ek hi nirai kab karni jai me
`,
  'oat-harvest-1': `
leave how many inches so it comes again
sixty five days old and knee high, can i take first cutting
how much green will i get from an acre in irrigated haryana
single cut oats at what stage
पैंसठ दिन हुए, पहला काट लूं तो दूसरा आएगा
असम में हरा चारा कितना क्विंटल बीघा या एकड़
बालियां आधी निकल आईं, एक ही बार काटना है अब
जई एक ही बार काटनी हो तो कब
kitne inch chhod ke kaatu ki phir phutav ho
paani wale khet se 200 quintal ek acre nikal jata
jai 60 din ki ho gai kaat lu
pehli katai ke baad doosri phool pe lu
oat cutting stage
is leaving ten cm stubble good for regrowth
green quintals per acre in assam
जई कटाई पहली
एक ही बार काटना है, बालियां आधी निकली हों तब या पूरी
बहुत नीचे से काटने पर दोबारा नहीं आएगी
उत्तर में सिंचित एकड़ से दो सौ क्विंटल हरा
kitne ungli thooth chhodu
60 din me kaat lu to dusri katai kab
8-10 cm chhod ke kaatna zaruri hai kya
assam me hara chara 300 kuntal hektar milta
ek kataai wali jai phool par ya doodh par
`,
  'oat-feeding-1': `
berseem alone causes gas, what should i mix
when to cut for hay and when for silage in winter fodder
oat hay or silage stage
gave lots of urea and sky cloudy for a week, will the cow get sick
दूधिया दाने पर काटकर साइलेज बना सकते हैं
बादल रहे हफ्ते भर, ज्यादा यूरिया वाला चारा दे दूं
जई की सूखी घास कब बनाएं
बरसीम से पेट फूलता है, जई मिला दूं
sukhe ke baad ye chara akele dena khatarnak h kya
jai me nitrate ka khatra kab
gaay ko sirf yahi hara du protein kam to nahi
phool aane pe sukha ke rakh lu to poshan rahega jai
oat nitrate cloudy days
is feeding only oat enough protein
hay at bloom or silage at milk, which stage
जई खिलाना नाइट्रेट
बरसीम में मिलाने से अफारा कम होगा क्या
आसमान बंद रहा, खेत में यूरिया भारी पड़ी थी, यह हरा गाय को अकेला दूं
सूखी घास बनाने को कब काटें
barseem me mila ke khilana
badal chhaye the, urea dala, pashu ko du kya
protein 7-9 pratishat hota hai kya is chare me
dudhiya dane pe silage banana sahi
sookha pada tha ab chara khilana safe hai
`,
  'oat-feeding-2': `
how much fodder to store as achar for sixty days
snow for two months here, ten cows, what pit should i dig
where to dig the pit and what to put at bottom
chop size and grass lining in silage pit
बर्फ में दो महीने हरा नहीं मिलता, दस गाय, कितना जमा करूं
गड्ढा ऊंची जगह खोदूं या नीची, नाप क्या
सितंबर का बचा घास गड्ढे में कैसे दबाएं
साइलेज के लिए चारा कितना बारीक काटें
silage ka gadda kitna bada 10 pashu
das bhaiso ke liye achar wala chara kitna lagega
chara kitna chhota kaat ke gaddhe me bharu
april me faltu chara hai use kaise rakhu sardi tak
silage pit ten cows
is 15 cm dry grass lining needed at bottom
how many quintals silage for 60 days ten animals
साइलेज गड्ढा नाप
गड्ढे में दबाने के लिए हरा कुट्टी कितनी बारीक करूं
चारे का अचार डालने का गड्ढा ऊंची जगह पर ही क्यों खोदते हैं
सितंबर का बचा हरा कैसे संभालें हिमाचल में
sailej gaddha kitna
10 bhains 2 mahine, 120 kuntal achar chahiye kya
pit 4.5 meter lamba kitna gehra chauda
march april ka bachta chara daba du gaddhe me
barf ke dino me hara na mile to pashu ko kya
`,
};
