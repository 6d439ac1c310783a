/** How farmers and call centres ask for the facts of `vegetables.ts`: by the id of a fact, one message a line. */
export const vegetablesPhrasings: Readonly<Record<string, string>> = {
  'tomato-sowing-1': `
want to catch march market, when do i put the seed bed
ASKING SOWING TIME OF TOMATO IN DIFFERENT SEASONS
for rainy season crop when do i raise plants
can seed bed be laid in november for cold season fruit
मार्च की बिक्री के लिए पौध किस महीने डालूं
बरसात की फसल को पौध कब डालें
नवंबर में बीज डालूं तो सर्दी की फसल मिलेगी
गर्मी का टमाटर लेना है, जनवरी में पौध डालें क्या
barsati fasal ke liye nursery aashadh me dale ya savan me
rainy season tamater ka beej kab dalna he
janwari me paudh dalne se garmi me fal milega kya
saal me kitni baar tamatar ki fasal le sakte
three seasons, which months does seed go into bed
october november bed for cold crop, is it correct
tomato nursry month
बरसाती टमाटर का बीज किस महीने क्यारी में डालें
माघ में पौध डालने से गर्मी का माल मिलेगा क्या
तीनों मौसम का माल लेना है, बीज कब कब बिखेरूं क्यारी में
कातिक में बेड़ा डालूं तो फल कब की फसल कहलाएगी
tamatar ropni kab
saal me teen bar kaunse kaunse mahine bij dalte
jeth ke baad bij dalu to barsat wala nikalega na
mausam ke hisab se do hafte aage piche karna theek rahega kya
maidani ilake me jaade ki fasal ki nursery ka samay
`,
  'tomato-seed-1': `
pouch costs a lot, for two katha how many grams of hybrid will be wasted or enough
how much seed for open pollinated type in one hectare
ten gram packets, how many for two acres hybrid
is 200 gram seed too much for an acre
महंगी थैली है, दस कट्ठा के लिए कितने ग्राम काफी होंगे
हाइब्रिड टमाटर दो एकड़ को कितने पैकेट
देसी किस्म का बीज एक हेक्टेयर में कितना
आधा एकड़ के लिए कितना ग्राम बीज लूं
tamatar ka bij ek acre me kitna gram
hybrid tamater 2 acre ke liye kitna beej
10 katha me tamatar lagana bij kitna
sankar beej aur ghar ka beej dono ki matra me itna fark kyun acre me
hybrid seed fifty grams for an acre, is it enough
open pollinated needs three times more, is it true
tomato sed gram acre
देसी टमाटर का बीज हेक्टेयर पीछे कितने ग्राम
संकर बीज 10 ग्राम की पुड़िया, एकड़ में कितनी
देसी बीज ज्यादा और हाइब्रिड कम क्यों लगता, दोनों का वजन बताओ
500 ग्राम बीज लेने से हानि होगी क्या, किताब में लिखा
tamatar beej matra
hybrid 100 gram me kitni zameen lag jayegi
apni unnat kism ka bij acre me 130 gram theek
mehnga bij barbad na ho, paudh ke liye kitna tolu
kisan bole 5 tola bij kille ke liye bahut hai
`,
  'tomato-nursery-1': `
flies get in to my seedling house, what mesh should the side curtain be and what cell tray
how many trays needed for one hectare
cocopeat trays under shade net, what mesh against insects
size of cells in nursery plate for tomato
पौधशाला में सफेद मक्खी घुसती, जाली कितनी महीन और ट्रे कितने खाने की
एक हेक्टेयर के लिए कितनी ट्रे
नर्सरी पर कौन सी जाली लगाएं कीड़े न आएं
कोकोपीट में पौध उगाने की जानकारी
nariyal ka burada bhar ke kitni tray bharu ek acre ke liye
kitne khane ki tray lete hai tamatar me
nursery ke charo taraf jali kitne mesh ki
cocopeet me tamatar ke paudhe 1 hectare ke liye kitne
ninety eight hole plate with coco husk, how many plates an acre
forty mesh net on sides, is thinner net okay
pro tray tomato shade
नारियल चूरे वाली खानेदार ट्रे, हेक्टेयर में पौधे कितने
आधी छाया वाली हरी जाली लगाना चाहिए या नहीं
एक खाने में एक दाना, एक हेक्टेयर को कितनी प्लेट भरूं
23 हजार पौधे किस रकबे के लिए काफी हैं
tamatar protray nursery
96 tray acre me, thodi zyada banau kya
nursery me keede ghuste hain, kinare ki jali kitni barik
jameen ki kyari chhod tray me ugana fayde ka hai kya
TAMATAR KI PAUDH TRAY ME TAIYAR KARNE KI JANKARI
`,
  'tomato-nutrients-1': `
tamil nadu guide asks borax and zinc with dung before planting, tell me kilos an acre
how much borax and zinc sulphate at land preparation
fym tonnes before transplanting in coimbatore side
nitrogen after one month of planting tomato tamil nadu
कोयंबटूर में रोपाई है, गोबर एनपीके सुहागा जस्ता सब कितना
रोपाई से पहले बोरेक्स और जिंक कितना डालें
टमाटर में गोबर की खाद प्रति एकड़ कितने टन
30 दिन पर कितना नत्रजन दें, तमिलनाडु
tamatar me borax aur jink kitna tamilnadu
gobar ki khad tamatar me kitne ton acre
salem me khet taiyar kar raha, ropai ke pehle aur mahine bhar baad ki khad
30 din pe nitrogen kitna tamater me
ten tonnes dung in an acre, and how much borax with it
thirty kilo nitrogen after a month, is it okay
tomato fertilizer tamilnadu
तमिलनाडु में जस्ता 20 किलो एकड़, सही है क्या
बोरेक्स चार किलो एकड़ किस समय मिलाएं
सेलम में रोपने से पहले गोबर गाड़ी, जस्ता, सुहागा सबका तौल
25 टन गोबर हेक्टेयर, न मिले तो क्या नुकसान होगा
tamatar borax jasta
dharmapuri me tamatar lagana, shuru me npk kya
ropai se pehle potash 50 kilo hectare, kam zyada
madurai me mahine bhar baad nitrogen ki dusri kist
krishnagiri ke khet me suhaga aur jink sath dalna hai
`,
  'tomato-nutrients-2': `
sambalpur farmer, plants three weeks old, next share of nitrogen and potash how much
npk split for tomato, 3 weeks and 5 weeks
potash and nitrogen at earthing up, cuttack farmer
how much of the dose at transplanting in odisha
संबलपुर में पौधे तीन हफ्ते के, नाइट्रोजन पोटाश का अगला हिस्सा कितना
टमाटर में रोपाई पर कितना नत्रजन, बाकी कब
कटक में टमाटर पांच हफ्ते का, खाद की अगली किस्त
फास्फोरस पूरा रोपाई पर दें क्या, ओडिशा
balasore me mitti chadhane wale hafte me kitni khad dalni hai
tamatar 3 hafte ka ho gaya odisa me khad kitna
ropai pe kitna percent nitrogen potash de orissa
mitti chadhane ke samay khad konsi tamatar odisha
earthing up with two fifths nitrogen at five weeks, odisha
is all phosphorus at planting okay in odisha
tomato split dose odisha
ओडिशा में 120 50 100 किस हिसाब की खुराक है
तीसरे हफ्ते 40 फीसदी देना गलत तो नहीं, कटक
बालासोर में जड़ पर मिट्टी चढ़ाते वक्त खाद का कौन सा हिस्सा दूं
मिट्टी चढ़ाते वक्त पोटाश का आखिरी हिस्सा
odisha tamatar khad
ganjam me ropai ke din nitrogen potash ka kitna hissa
teen bar khad dena, pehla 20 percent hi kyu
bhubaneswar side ek acre me kul potash kitne kilo
khordha me panchve hafte ki khad ki jankari
`,
  'tomato-irrigation-1': `
fruits cracked after i flooded a dry field, what gap should i keep in summer
ASKING HOW OFTEN TO WATER TOMATO IN SUMMER
in cold months is watering once in ten days alright
is water stress at fruiting stage harmful
सूखे खेत में भरकर पानी दिया तो फल चटक गए, सही अंतर क्या है
सर्दी में टमाटर को दस दिन पर पानी ठीक है
बरसात की फसल में सूखा पड़ा तो पानी कब दें
फल बनते समय पानी रोक दूं तो क्या होगा
tamatar me pani kitne din ke antar se
garmi me tamater ko 4 din pe pani de kya
jaade me barah din pe pani doon to phool giregi to nahi
phal badhte samay sukha pada to nuksan
fruit burst after long dry then flood, watering gap in heat
winter every eleven days, is it okay
tomato watring days
जेठ में चार दिन पर पानी देना कैसा रहेगा
फल बढ़ते समय खेत सूखा छोड़ने में दिक्कत तो नहीं
पौधा प्यासा रह गया फिर नाली खोल दी, फल में चीरा पड़ा
बरसात में बारिश न हो तो कितने दिन पर सींचें
tamatar sinchai din
sookhe ke baad ek dum paani, lal phal chatke
phool aaye hain, kitne din par nali chalau garmi me
sardi me das barah din ka antar zyada to nahi
paudhe pyase dikhte, garmi me kab kab pilau
`,
  'tomato-weeds-1': `
labour is costly, can a black sheet or something before emergence save weeding
thickness of black mulch sheet for tomato
pendimethalin at transplanting to prevent weeds, ok?
when to do one hand weeding after planting
मजदूर महंगे, काली चादर बिछाऊं या जमने से पहले कुछ छिड़कूं
मल्चिंग पेपर कितने माइक्रोन का लें
टमाटर में घास न उगे उसकी दवा
रोपाई के महीने बाद निराई जरूरी है क्या
tamatar me kharpatvar ki dawa
malching paper konsa lagaye tamatar
ghas na jame isliye ropai ke time kya dale
lagane ke baad kitne din pe ek khurpi lagani hai aur sheet kitni moti
black sheet on beds, twenty five micron, is thicker better
one hand weeding at thirty days, is it needed after herbicide
tomato weed sheet
नागरमोथा रोकने को काली पन्नी कितने माइक्रोन
रोपाई के वक्त पेंडीमेथालिन देना चलेगा क्या
घास फसल से ऊंची हो गई, चादर बिछाने का समय तो निकल गया
एक निराई महीने भर बाद न करूं तो नुकसान होगा क्या
tamatar ghas dawa
khurpi ka kharcha bachana, pannii bichau ya chhidkau
ugne se pehle ghas rokne wali dawai ka naam
lage hue tees din, ab ek bar haath se nikalu
TAMATAR ME KHARPATWAR NIYANTRAN KI JANKARI
`,
  'tomato-varieties-1': `
spraying eats half my money, which seed from government lab fights most diseases
arka abhed resists how many diseases
FARMER ASKED FOR TOMATO HYBRID THAT NEEDS LESS SPRAY
which government institute hybrid tolerates many diseases
दवा में आधा पैसा जाता है, सरकारी संस्थान का कौन सा बीज कम बीमार होता
अर्का अभेद के बारे में जानकारी
कम दवा में चलने वाला टमाटर का हाइब्रिड
टमाटर का कौन सा बीज तीन चार रोग सहता है
tamatar ki rog pratirodhi kism batao
arka abhed aur rakshak kya h
iihr ka wo hybrid jo chaar rog jhel leta uska naam
sarkari hybrid tamatar jisme rog kam
hybrid from bengaluru institute that fights four diseases
arka rakshak needs less spray, is it true
tomato disese resistant seed
तीन रोग सहने वाला अर्का बीज, नाम क्या
अर्का अभेद लगाना सही है क्या, दवा बचेगी
दवा की दुकान के चक्कर से बचूं, ऐसा पौधा जो कम बीमार पड़े
बीमारी झेलने वाली संकर किस्म, सरकारी
arka abhed tamatar
spray par spray maar ke thak gaya, kaunsa bij lu
arka rakshak kitni bimariyo se ladta hai
do arka hybrid me se kaun zyada rog jhelta
kam kharche me tamatar, dawa adhi lage aisi kism
`,
  'tomato-diseases-1': `
young plants look like cabbage, leaves rolled and yellow on top, shall i pull them
curled crinkled leaves and yellow tops, plants remain dwarf
border rows of maize how many days before planting
should virus affected plants be pulled out
टमाटर में पत्ती मुड़ने की बीमारी का इलाज
पौधे गोभी जैसे सिकुड़े, ऊपर के पत्ते पीले, बाड़ में बाजरा बोने से रुकेगा
चारों तरफ ज्वार बोने से वायरस रुकेगा
विषाणु वाला पौधा उखाड़ दें या दवा से ठीक होगा
bajra ya jwar ki kitni katar charo taraf aur kitne din pehle
patte enth gaye tamater ka paudha thigna
makke ki kitni line border pe lagaye virus ke liye
kukda virus wale paudhe nikal dena chahiye kya
leaves shrink like fist and plant stays bushy, what to uproot
is maize border sixty days before planting useful
tomato leaf curl remdy
पत्ता मुड़ा हुआ जैसे बंद मुट्ठी, पौधा बौना
रोगी पौधा छोड़ देने से बाकी फसल को नुकसान होगा क्या
पत्ते सूखी रोटी जैसे ऐंठे, नई कली पीली, पौधा ठिगना
ज्वार की छह कतारें चारों ओर कब बोएं
tamatar patta mudna
gurcha rog, paudha jhadi jaisa, upar ke patte pile
virus wale paudhe ko dawa se theek karna chahiye ya nahi
bajre ki baad lagau to safed makhi rukegi, kitni line
ek ek paudha sikud raha, khet bachane ka upaay
`,
  'tomato-diseases-2': `
near bengaluru i plant in march and whole plot curls, will netting the nursery help
loss due to leaf curl in february planting
nylon net over nursery for how many days
which sort of hybrid to grow for hot season against virus
गर्मी में टमाटर में वायरस से कितना नुकसान
कर्नाटक में मार्च की रोपाई, पत्ती मरोड़ से बचाव
नर्सरी पर नायलॉन जाली कितने दिन ढकें
बेंगलुरु में मार्च में लगाते हैं, पूरा खेत मुड़ जाता, नर्सरी ढकने से बचेगा
kolar me garmi ki ropai me nuksan adha ho jata, kya badle
nylon net nursery pe kitne din rakhe
feb me ropai kiya pura khet marod gaya
summer tamater me virus jyada hota he kya kare
february to may planting in karnataka, how much yield lost to curl
is covering nursery with nylon net for a month useful
summer tomato curl karnataka
कर्नाटक में गर्मी की रोपाई में पूरा खेत मरोड़ गया
नायलॉन जाली 25 दिन ढकना ठीक रहेगा क्या
मैसूर में चैत की रोपाई, सारा खेत ऐंठ गया, अगली बार क्या बदलूं
मार्च में लगाने से उल्टा असर तो नहीं, मैसूर
garmi tamatar virus
tumkur me april ki ropai, pattiyan sab chamach jaisi
kaise beej lu garmi me jo marod jhel le
70 pratishat fasal gai, nursery khuli thi
beda kitne din jali ke andar rahe ki rog der se lage
`,
  'tomato-pests-1': `
touch the leaves and a cloud of tiny white ones flies, does yellow card and neem work
tiny white flies rise when plants are shaken
how many ways without poison, yellow cards and neem oil?
insects under leaf spreading virus, what to hang
पत्ते छूते ही सफेद भुनगे उड़ते, पीला कागज और नीम से कम होंगे
पौधा हिलाने पर सफेद मच्छर जैसे उड़ते हैं
पीले चिपचिपे कार्ड से मक्खी रुकेगी क्या
नीम तेल कितना प्रतिशत सफेद माखी पर
zyada pani dene se safed keede badhte kya, patto ke niche bhare
patti ke niche safed chhote keede udte
neem oil safed makhi ke liye tamater
pila card lagane se fayda hai kya tamatar me
shake the leaf and white dust flies away, poison free way
too much water makes these white flies more, right
whitefly tomato neem
हिलाने पर राख सी उड़ती, पत्ते के नीचे सफेद मच्छर
पीले कार्ड टांगना चाहिए या नहीं, कितना असर
पत्ती छूते ही उड़ने वाले नन्हे सफेद भूत जैसे कीड़े के बारे में जानकारी
नीम तेल आधा प्रतिशत घोल किस कीड़े पर
safed makhi tamatar
patte moda wala rog failane wala kida, kaise rokun
kharpatwar na hataun to safed makhi badhegi kya
pila chipchipa phanda lagane ki jankari
tamatar ke patte ulte, niche nanhe safed bhunge
`,
  'tomato-pests-2': `
small round door in green fruit with dung outside, half the basket is rejected
how many pheromone traps per acre for fruit worm
marigold as trap with tomato, ratio of rows
is hanpv spray done in evening against borer
हरे फल पर गोल दरवाजा सा और बाहर मल, आधी टोकरी फेंकनी पड़ी
टमाटर में इल्ली फल खा रही है क्या करें
फेरोमोन ट्रैप कितने लगाएं टमाटर में
ट्राइकोग्रामा कार्ड फल छेदक पर काम करता है
shaam ko virus wala chidkav illi pe kaise karna hota hai
gol ched wale tamatar tod ke fekne chahiye kya
genda aur tamatar sath me kitni line
hanpv kab chhidke tamatar me illi ke liye
worm with head in green fruit, tail outside
yellow flower rows to draw the fruit worm away, one line after how many lines
tomato fruit borer tricho
कच्चे फल में गोल सुराख, इल्ली अंदर आधी
गेंदा कितने दिन का हो जब बीच में लगाऊं, इल्ली उधर जाए
इल्ली फल में मुंह घुसाए, पूंछ बाहर, टोकरी का आधा माल फेंका
शाम को hanpv छिड़कना गलत तो नहीं
tamatar phal chhedak
fal kate hue, mal bahar, tokri me aadhe kharab
hare phal wali sundi ke liye khushboo wala jaal kitne
garmi ki jutai na karne se sundi badhti hai kya
TAMATAR ME FAL CHHEDAK KE UPCHAR KI JANKARI
`,
  'tomato-pests-3': `
it looks as though someone drew with white chalk on leaf, is it serious
serpentine white tracks on tomato foliage
neem kernel extract for leaf tunnelling insect
young leaves show white zigzag, remove them?
पत्ते पर सफेद खड़िया की टेढ़ी रेखाएं, तोड़कर फेंकूं
पत्तों पर सफेद घुमावदार रेखाएं
नीम बीज का घोल सुरंग वाले कीड़े पर
लकीर वाली पत्तियां तोड़ दूं क्या
naye paudhe ke patto me surang wali safed rekha nimboli ghol kitna
patto pe safed ghumavdar line
neem ka ghol patti surangak ke liye kitna
shuru me lakir wali patti todna sahi h kya
white zigzag on leaf as if a worm wrote, pluck or leave
neem seed kernel five percent, is it okay for tunnels
leaf minr tomato
पत्तों पर सफेद नक्शा सा, कीड़ा अंदर
शुरू में लकीरों वाली पत्तियां तोड़ना कैसा रहेगा
पत्ते पर जैसे किसी बच्चे ने चाक से टेढ़ी रेखा बनाई
निंबोली का 5 प्रतिशत घोल किस पर असर
safed lakeer patta
patte ke andar se khata hai, lakeer bachti hai
naye paudhe ki pattiyo par safed dhage jaise nishan
surang banane wale keede ki desi dawa
tamatar patte par naksha ban gaya, todu kya
`,
  'tomato-pests-4': `
tuta absoluta management in tomato
pin sized holes at calyx and wide mines
scorched blotches in leaf with see through skin and tiny holes under the cap of fruit
should i avoid brinjal beside tomato because of pinworm
पत्ते में पारदर्शी जले चकत्ते और फल के कैप के नीचे नन्हे छेद
पिनवर्म के लिए कौन सा ट्रैप
टमाटर की पत्ती में फफोले जैसी सुरंग, कोंपल सूखी
आलू के पास टमाटर लगाने से पिनवर्म आता है
bagal me baingan hai, usse chota patanga aata kya, roshni wala trap lagau
tuta keeda fal me bareek ched
light trap lagane se tuta rukega kya
tamatar ki kopal sukh rahi patti me chaudi surang
needle holes at fruit cap and blotchy dry patches on leaf
is brinjal beside it bringing the pinworm
tuta absolta tomato
टमाटर की टोपी के पास सुई के छेद, पत्ता झिल्ली जैसा
आलू बैंगन बगल में लगाने से नुकसान होगा क्या
फल की टोपी हटाई तो सुई बराबर छेद, अंदर काला चूरा
रात की रोशनी वाला जाल टूटा पर चलेगा क्या
tuta keeda tamatar
konpal sookh gayi, patti me chauda fafola
nanhe chhed phal me, andar barik illi, tokri reject
pheromone jaal se patanga pakadna galat to nahi
surang wale phal kahan phekun, keeda na faile
`,
  'tomato-diseases-3': `
spots like archery target on oldest leaves, is more air between plants useful
concentric ring spots beginning from bottom leaves
does staking help against early blight
should i pick off lower spotted leaves
सबसे पुराने पत्तों पर निशानेबाजी जैसे गोले, सहारा देने से रुकेगा
नीचे की पत्तियों पर गोल छल्ले वाले दाग
टमाटर को सहारा देने से झुलसा कम होगा
अगेती झुलसा में कौन सी दवा
tamatar me ageti jhulsa ki dawai
niche se patte sukh rahe gol ghere wale daag
dhabbe wale nichle patte tod de kya tamater
kinare se tikona sukhta patta, peela ghera, kaise roku
brown targets on bottom leaves then going up
is staking and removing lower leaves useful for ring spots
early blight tomto
छल्ला पर छल्ला भूरा दाग, निचली पत्ती से
v आकार में किनारे से सूखना, पीला घेरा
नीचे के पत्ते पर चांदमारी जैसे निशान, कोने से पत्ता सूखा
नीचे के पत्ते न तोड़ूं तो झुलसा ऊपर जाएगा क्या
ageti jhulsa ilaj
bansh ka sahara dene se hawa lagti, dhabbe kam honge
patte chakri dag se ek ek karke jhad rahe
garmi me khet jotna sahi hai kya is jhulsa ke liye
TAMATAR ME AGETI JHULSA KI DAWA KI JANKARI
`,
  'tomato-diseases-4': `
after three cloudy days field looks scalded with grease stains on fruit
it is foggy and drizzling, leaves rotting quickly
brown rot on fruits with white mould under leaves
can i grow tomato after potato if late blight came
तीन दिन बादल रहे, पौधे झुलसे से, फल पर चिकना भूरा दाग
लगातार बादल हैं, टमाटर के पत्ते काले पड़ रहे
पत्ती के नीचे सफेद फफूंद, फल सड़ रहे
आलू के बाद टमाटर लगाना ठीक है पछेती झुलसा में
badli me patte ke niche safed roye, roko kaise jaldi fail raha
badal chhaye h patte pani jaise dhabbe fail rahe
fal bhure hoke sad rahe nami bahut h
kohre me tamatar bachane ka tarika jhulsa se
leaf like boiled in hot water after foggy week
brown hard fruit rot and white fur under leaf
late blight tomto
बादल छाते ही पत्ते पानी से भरे दाग, काले
आलू के खेत के बाद यही फसल लेने से कुछ बिगड़ेगा क्या
झड़ी लगी, पत्ते उबले साग जैसे लटके, फल पर भूरी चिकनाई
बूंदाबांदी में खेत दो दिन में काला
pacheti jhulsa ilaj
kohra laga, phal bhure pathar jaise sade
pattiyo ke niche safed roye, do din me phail gaya
shaam ko upar se pani dena theek rahega kya, patti gili rehti
bimar phal ka bij rakhna chahiye ya nahi
`,
  'tomato-diseases-5': `
lush plants droop at noon and never recover though soil is wet, how do i test the stem
plants die green within a day, soil has moisture
how many years to avoid tomato after bacterial wilt
test of cut stem in water for wilt
मिट्टी गीली है फिर भी पौधे झुक गए, गिलास के पानी में तना डालूं तो क्या देखूं
हरे पौधे अचानक सूख रहे, कोई स्प्रे काम करेगा
उकठा वाले खेत में मिर्च बैंगन लगा सकते हैं
कितने साल तक टमाटर न लें उस खेत में
us khet me mirch baingan aloo kitne saal na lagau murjhan ke baad
ukta rog tamatar me dawa se theek hoga kya
kata tana pani me dalo to safed dhar nikle kya rog
us khet me 2 saal tamatar nahi lena kya
green plant falls limp at noon, stem leaks milk in water
is spraying useless for this sudden drooping
bacterial wilt tomto
सुबह तना हुआ, दोपहर में लुढ़का, पत्ते हरे
कटा तना गिलास में, दूधिया धागा, ये क्या हुआ
पौधा हरा ही गिर पड़ा, जड़ में कीड़ा नहीं, कोई छींटा काम न आया
दो साल तक मिर्च बैंगन भी न लेना चलेगा क्या
tamatar achanak murjhana
hara ka hara lad gaya, jad me koi kida nahi
dawa chhidak chhidak thak gaye, paudhe latakte ja rahe
pani rukne wale khet me ye bimari badhti hai kya
kitne saal dusri fasal lu is khet me
`,
  'tomato-diseases-6': `
rainy crop wilts each year, nursery sells saplings joined on eggplant root at double price
fungicide not stopping wilt in rainy crop, alternative
brinjal rootstock tomato useful or not
should i spend on grafted seedlings in kharif
हर बरसात में पौधे मरते, बैंगन पर चढ़ी कलम दुगने दाम की, लेनी चाहिए
बैंगन पर ग्राफ्टिंग वाला टमाटर उकठे से बचता है
फफूंद की दवा डाली पर मुरझाना नहीं रुका
बरसात में टमाटर मरता है, कलमी पौध लें क्या
fungus wali dawa pe paisa barbad, murjhana nahi ruka, dusra rasta
baingan ki jad wala tamatar ukhta se bachega
fungicide se murjhana nahi ruka tamatar barish me
kalmi tamatar ki paudh leni chahiye kya
grafted sapling on brinjal root for rainy crop, is it worth
fungicide money went waste on drooping plants, what else
graft tomato brinjal root
बैंगन जड़ पर जोड़ा टमाटर, बरसात में मरेगा नहीं
फफूंदनाशी से उकठा रोकना सही है क्या
जोड़ वाली पौध दुगने दाम में मिल रही, बरसात के लिए लूं
सावन भादों में पौधे मरते, कलम वाली पौध लूं
kalmi tamatar paudh
jhurmut me murjhana, desi ya juda hua paudha konsa
bar bar dawa marne se kharcha badha, uktha kam nahi hua
sawan bhadon me paudhe mar jate, dusri jad par judi paudh se bach jaye kya
mehngi grafted paudh lene se fayda hai kya
`,
  'tomato-diseases-7': `
nursery patches vanish overnight, stems thin at soil, should i sow thinner and raise beds
baby seedlings collapsing in patches on bed
trichoderma for nursery bed, raised bed or flat
dense sowing and wet bed killed seedlings, prevention
रात भर में बेड से पौध गायब, कमर पतली, पतली बुवाई और ऊंची क्यारी करूं
बीज उगते ही पौध गिर रही है
ऊंची क्यारी बनाने से पौध गलना रुकेगा
नर्सरी की मिट्टी धूप में तपाने का लाभ
dhoop me mitti tapau ya trichoderma milau, paudh kamar se gal rahi
ugte hi paudhe gir rahe nursary me
damping off se bachne ko bed kaise banaye
ghani buai se paudh galti he kya
baby plants thin like thread at ground and lie flat
raised bed and thin sowing, is it enough
damping of tomato
क्यारी में पौध कमर टूटकर लेटी, गोल गंजे चकत्ते
मिट्टी धूप में तपाना ठीक रहेगा क्या, नर्सरी के लिए
नन्हे पौधों की कमर धागे जैसी, सुबह चित पड़े मिले
बीज घना डालने से गलन होगा क्या
paudh gal rahi
nursery ki kyari uchi banau ya samtal, paudh girti
beej ugte hi jad gal ke gir gaye
trichoderma khad me milakar bed par dalna
NURSERY ME PAUDH GALNE KE UPCHAR KI JANKARI
`,
  'tomato-disorders-1': `
first fruits black and sunken at the tail, no worm inside, which salt to spray
calcium chloride spray for black fruit bottom
base of fruit dark and leathery, is it disease or deficiency
irregular watering makes bottom rot, true?
फल की पूंछ काली धंसी, अंदर कीड़ा नहीं, कौन सा कैल्शियम दूं
कैल्शियम क्लोराइड कितना मिलाएं फल सड़न में
टमाटर का पिछला सिरा काला चमड़े जैसा, रोग या कमी
चूना डालने से पेंदी काली होना रुकेगा
kabhi sukha kabhi bhar ke pani, isi se pendi kali hoti hai na
calcium chloride kitna gram litre tamatar
pendi kali hona bimari he ya kami
pani barabar na dene se fal niche se sadta kya
fruit tail black like leather, three gram salt in a litre
is uneven watering the reason for black bottom
blossom end rot tomto
फल की तली काली, जैसे जली हो, कीड़ा नहीं
चूना देना चाहिए या नहीं, तला सड़ने पर
फल की पेंदी पर काला सिक्का सा दाग, बाकी फल ठीक
अमोनियम वाली खाद ज्यादा से तला सड़ता है क्या
pendi kali tamatar
phal ka niche ka sira gal ke chamde jaisa
calcium chloride litre me kitna dale
kabhi sukha kabhi paani, phal ka munh kala
TAMATAR KE TALA SADNE KI JANKARI
`,
  'tomato-disorders-2': `
fruit cracking in tomato reason and control
ripe ones split in rings near stem after shower, should i pick earlier
after rain ripe tomatoes burst on the plant
does boron shortage split the fruit
बौछार के बाद पके फल डंठल के पास गोल फटे, सुहागा डालूं
बोरेक्स कितना डालें फल फटने पर
बारिश के बाद पके टमाटर चिर गए
फटने से पहले तोड़ लेना ठीक रहेगा क्या
khaal phat rahi, borax zameen me kitne kilo acre
boron ki kami se tamatar fatta kya
borex acre me kitna tamater fatne pe
barish hui aur lal tamatar phat gaye
skin bursts after sudden watering of dry field
six kilo borax an acre for splitting fruit, is it okay
tomato craking boron
सूखे के बाद बारिश हुई, टमाटर चटक गए
पूरा लाल होने से पहले तोड़ना गलत तो नहीं, फटते हैं
फल की खाल बिवाई जैसी फटी, व्यापारी ने लौटाया
बोरॉन कम हो तो मिट्टी में क्या मिलाएं
phal phatna tamatar
jhuriyan nahi, phal chir raha, kaise roku
tez dhoop me lal phal phat jate, malch karu
suhaga acre me kitne kilo jab phal tadkte ho
paani ek samaan rakhne se darar kam hogi
`,
  'tomato-disorders-3': `
flower dropping in tomato due to high temperature
night is 26 degree, will flowers set
too much urea gave big bush and buds fall, nights are above 25
cold nights below 10, blossoms falling
रात पच्चीस डिग्री, झाड़ बड़ा, कलियां गिर जातीं, जाली लगाऊं
ठंडी रातों में टमाटर के फूल झड़ रहे
गर्मी में फल नहीं बैठ रहे, छाया जाली लगाएं
नत्रजन ज्यादा दे दिया तो फूल गिरेंगे क्या
tamatar me phool gir rahe upay
40 degree me tamater ka phool nahi tik raha
loo me phool tikte nahi, kitni garmi se jhadte hain
kitne taapman pe tamatar ka phool jhadta
flowers fall when nights above twenty four, what to do
is a shade net useful for blossoms in hot wind
tomato flower drop tempreature
कलियां बिछ जातीं, फल एक नहीं, गर्मी
रात 10 डिग्री से नीचे गई, फूल झड़ने लगे
फूल गुच्छों में आते पर अगली सुबह जमीन पर, रात भी तपती है
यूरिया ज्यादा देने से हानि होगी क्या, फूल झड़ रहे
phool jhadna tamatar
35 degree ke upar phal set hote hai kya
paudha ghana hara, phool ek din me tapak jata
zameen sukhi thi phir bhar diya, phool gir gaye
jaali laga ke garmi me phool bachana
`,
  'tomato-harvest-1': `
at which stage to harvest tomato
my buyer is 600 km away, at pink blush or full red should i pluck
turning pink fruits for distant market, correct?
ASKING PICKING STAGE OF TOMATO FOR LOCAL SALE
खरीदार छह सौ किमी दूर, हल्की लाली पर उतारूं या पूरे लाल
टमाटर की उपज प्रति हेक्टेयर कितनी
बाहर मंडी भेजना है, गुलाबी पर तोड़ूं
कितने दिन के अंतर पर तुड़ाई करें
kitne din ke fasle pe tudai karu aur ek acre se ausat kitna
ek akad me tamater ki paidavar kitni
kolkata bhejna h tamatar kaisa tode
local mandi ke liye lal tode kya
twenty tonnes per hectare average, mine less or more
first pink for truck, red for village, is it right
tomato piking stage
हल्की गुलाबी पर उतारूं, ट्रक दूर जाएगा
लाल-ठोस टमाटर दूर भेजने में दिक्कत तो नहीं
गाड़ी दो दिन में पहुंचेगी, फल गुलाबी लूं या हरा
अस्सी क्विंटल एकड़ औसत है क्या
tamatar kab tode
ek acre se kitne kuntal maal
dilli mandi bhejna, kitna rang aane par tode
gaon ki haat me bechna, pakka lal todu kya
har kitne din par tudai kare ki zyada na pake
`,
  'tomato-storage-1': `
thirty crates at home, price may rise in two weeks, can they be kept without fridge
how many days will breaker stage tomato keep
rates crashed, can i hold tomatoes in cold room
red firm fruit needs which degree in store
टमाटर को कितने दिन तक सुरक्षित रखें
टमाटर ठंडे गोदाम में किस तापमान पर
तीस क्रेट घर पर, दो हफ्ते बाद बेचूं, बिना फ्रिज रखे रहेंगे
पॉलीथीन की थैली में टमाटर कितने दिन चलेगा
thoda gulabi maal thande kamre me kitne degree pe tikega
tamater kitne degree pe rakhe sade nahi
cold storage me tamatar kitne hafte
kachha pakka tamatar ghar me 15 din rahega kya
holes in thin polythene at home, how many days before rotting
twelve degree and ninety percent damp, how many weeks
tomato stor temperature
गुलाबी फल 10 डिग्री पर, लाल फल कितने पर
फ्रिज में लाल टमाटर रखने से खराब होगा क्या
क्रेट में रखा माल गलने लगा, कितनी ठंडक और नमी चाहिए
दाम बढ़ने तक महीना भर रखना कैसा रहेगा
tamatar bhandaran
ghar ki thandi kothri, pannii me 15 din
mandi dhili, tode maal ko sade bina kaise rokun
pakka laal maal kitne degree par rakhu, gulabi wala kitne par
rang badalte waqt tode phal kitne hafte rehte
`,
  'brinjal-sowing-1': `
nursery time of brinjal in north india
i want market fruits in spring, so when should seed bed be made
which seasons can eggplant be planted in a year
NURSERY SOWING TIME FOR SPRING BRINJAL
बरसात में फल चाहिए तो क्यारी किस माह डालें
बसंत वाली फसल की नर्सरी किस माह
गर्मी के बैंगन की पौध अप्रैल में गिराएं
दक्षिण भारत में मुख्य बुवाई कौन से महीने
uttar me jade ki fasal ke liye beej june me gira diya theek kiya na
november me bhanta ka beej dal sakte h kya
barsaat wale baingan ki paudh kab taiyar kare
pahadi ilake me baingan kab boya jata
nursery month north india
want brinjal in all seasons, when does each nursery go
hill sowing march april
नर्सरी महीना
आषाढ़ में पौध डालना सही है क्या
दक्षिण में अगस्त में बोना ठीक रहेगा क्या
बरसात में खाने को भंटे चाहिए, क्यारी किस माह गिराऊं
nursry kab dale
kattarikkai sowing month south
FARMER ASKED QUERY ABOUT NURSERY TIME OF BRINJAL
bhanta garmi ki fasal ki paudh chait baisakh me
july me paudh girane me nuksan hoga kya
`,
  'brinjal-seed-1': `
brinjal seed quantity for one acre
hybrid eggplant seed grams per hectare
one packet is 10 gram, how many packets for an acre of hybrid
why is seed rate different in every book
पुरानी किताब आधा किलो लिखती है, पैकेट कम बताता है, कौन मानूं
हाइब्रिड बीज चालीस ग्राम में एकड़ हो जाएगा
देसी किस्म का कितना बीज नर्सरी में
एक हेक्टेयर की पौध को बीज की मात्रा
baigan ka beej kitna gram lagega
desi wala beej acre ke liye 80 gram bahut hai ya kam
nursery me bhanta ka beej kitna dale
100 gram beej se kitni zameen me baingan lagega
brinjal seed rate gram
packet germination low, shall i buy more grams
germination on packet decides brinjal seed quantity
बीज मात्रा ग्राम
हाइब्रिड का 40 ग्राम बीज एकड़ में कम तो नहीं
केरल में बैंगन का बीज एकड़ पीछे कितना
किताब और पैकेट में बीज का वजन अलग, किस पर भरोसा करूं
beej dr acre
vankaya seed acre kitne gram
hybrid bij mehnga, 100 gram hectare kaafi rahega kya
500 gram beej hectare me dalna purani salah sahi hai kya
kism ka beej hybrid se dugna lagta hai kya bhanta
`,
  'brinjal-nursery-1': `
it is very hot, newly set plants are falling, can i cover with leaves few days
age of seedling for planting eggplant
should i transplant in evening or morning
PLANT DISTANCE BRINJAL SPREADING TYPE
झाड़ीदार किस्म है, कतार तीन फुट रखूं
कितने दिन की पौध रोपनी चाहिए
बरसात में मेड़ पर रोपें क्या
गर्मी में नए पौधों को छाया देनी है
chaar patte ki paudh ho gayi 30 din, dopahar me ropu ya shaam ko
paudh 30 din ki h ropai kar du
sham ko ropna thik h kya bhanta
do fut pe baingan lagaye ya dhai fut
transplant spacing 60 cm
plants bent after planting in sun, cover for few days
compact plant distance
रोपाई दूरी
डेढ़ महीने की पौध लगाने से नुकसान होगा क्या
बैंगन की पौध दोपहर में लगाना सही है क्या
पौधे को लू लगी, रोपने के तीसरे दिन सिर लटक गया
baigan ropai doori
paudh kitne din ki ho to lagaye
phailne wali kism hai, line 75 cm ya 90 cm
nayi ropi baigan jhulas gayi dhoop se, chhaya kitne din
varsha me oonchi kyari pe bhanta ropna zaroori kya
`,
  'brinjal-nutrients-1': `
npk for brinjal per acre tamil nadu
hybrid needs double bags than local one says dealer, true
TOP DRESSING AT 30 DAYS BRINJAL
farmyard manure tonnes before transplanting
रोपे हुए तीस दिन, अब कितनी यूरिया जड़ में दूं
हाइब्रिड बैंगन को एनपीके कितना
रोपाई के महीने बाद नत्रजन कितनी
खेत में गोबर खाद दस टन एकड़
gobar das ton daal diya, baaki potash phosphorus kitna milau
ek mahine ke bhante me urea kitna
hybrid baingan ki khad acre
ropai se pehle dap potash kitna baigan
brinjal npk dose hybrid
double bags in hybrid, dealer or truth, top dress day
manure tonnes per acre
खाद मात्रा
हाइब्रिड बैंगन में दुगनी खाद देना सही है क्या
30 दिन पर 20 किलो नाइट्रोजन एकड़
देसी में 50-50-30 ठीक है तो संकर में कितना बढ़ाऊं
baigan khad kitni
bhanta me dap potash urea
lagaye mahina ho gaya, ab kya daane wala khad du
hybrid me 60 kilo phosphorus acre zyada to nahi
ek mahine baad nitrogen na de to nuksan hoga kya
`,
  'brinjal-irrigation-1': `
may month soil cracks in four days, is every third day too much
watering in winter, ten days gap enough?
BRINJAL IRRIGATION IN SUMMER
frost night, should the vegetable bed be wet
बैंगन में सिंचाई कितने दिन पर
जाड़े में दस दिन पर पानी सही है
फल बढ़ते समय नमी कम हो जाए तो
कोहरे वाली रात में नाली भरकर छोड़ दूं क्या
thandi me patwan kitne antar pe ki jad na gale
garmi me bhante ko har kitne din patwan
sardi me hafte bhar baad pani du kya
phool ke time pani ki kami na ho baingan
watering summer days
cold clear night, will wet beds keep frost off plants
winter interval irrigation brinjal
सिंचाई अंतर
गर्मी में हफ्ते में एक बार पानी देने से नुकसान होगा क्या
पाले से बैंगन बचाने को पानी भरना सही है क्या
पानी कितने दिन पर दें जाड़ा
pani kb
bhanta garmi me 4 din pe pani
baingan ke phool par mitti sukhi, kitne din me pani du
fal badhte time khet sukha to fal chhota rahega kya
sardi me 12 din baad pani baigan theek hai
`,
  'brinjal-weeds-1': `
weed control in brinjal by mulch
number of hoeings after transplanting
motha grass came again ten days after hoeing, cover with straw?
straw cover between rows to cut grass
दो महीने में कितनी खुरपी, हर बार मिट्टी भी चढ़ाऊं
रोपाई के बाद घास कैसे कम करें
काली पॉलीथिन बिछाने का फायदा
हल्की मिट्टी चढ़ाना कब तक
majduri bahut lag rahi ghas nikalne me, plastic bichana sahi
kali panni bichane se ghas nahi ugegi kya
do mahine tak kitni gudai bhanta me
puwal bichha du to nirai bachegi
hoeing mulch weeds
straw or plastic on beds, which saves hoeing
how many hoeing in 60 days brinjal
निराई गुड़ाई
पुआल की मल्च सही है क्या
काली चादर बिछाई तो कुदाल का खर्च बचेगा क्या
गहरी गुड़ाई करने से नुकसान होगा क्या
ghas nikasi
kali polythin mulch baigan
do mahine me kitni gudai, jad na hile itni halki
bhanta me mitti chadhana zaroori hai kya
teen gudai kaafi hai kya 2 mahine tak
`,
  'brinjal-varieties-1': `
best variety of brinjal round
market here buys round purple only, plus last year wilt, suggest seed
wilt resistant brinjal seed name
arka anand or pant rituraj which for wilt
बैंगन की अच्छी किस्म का नाम
गुच्छे वाला बैंगनी जो मुरझाए नहीं, कौन सा नाम
उकठा सहने वाली बैंगन की किस्म
छोटी पत्ती रोग सहने वाला बीज
baigan ki konsi variety lagaye
gol bhanta ka beej pant rituraj
hybrid arka anand lu ya desi lamba, jo mar na jaye
lamba baingan pusa wala kaun sa
brinjal variety wilt tolerant
variety that stands sudden wilting and small leaf
pusa purple cluster little leaf tolerant
किस्म नाम
पंत ऋतुराज गोल होता है क्या
मंडी में जो आकार बिके वही लगाना सही है क्या
मर जाने वाली बीमारी न पकड़े ऐसा गोल भंटा बताओ
baigan ki kisme
pusa parpal long kaisa hai
mandi me lamba mangte, arka sheel ya pusa long
lamba bhanta ki do kism batao
arka anand hybrid ukhta sehta hai kya
`,
  'brinjal-pests-1': `
shoot and fruit borer control in brinjal
pheromone traps per acre for fruit borer
every second fruit in basket has a hole and worm, traders reject it
neem extract and bt for borer of eggplant
कोपल लटकी मिली तो तोड़कर अंदर सूंडी दिखी
बैंगन की कोपल सूखकर लटक रही
बैंगन में कीड़ा निकल रहा है
फेरोमोन ट्रैप एकड़ में कितने लगाएं
baigan me keeda lag raha h fal me
bhanta me fal chedak ki roktham
tana aur fal chhedak ka upay
beech me saunf dhaniya bone se ched kam honge kya, trap kaise tange
brinjal fruit borer trap
shoot top droops then fruit with plugged hole, trap number
16 pheromone traps per acre
बैंगन फल छेदक इलाज
सौंफ बैंगन 2:1 लगाना सही है क्या
छेद, छेद के मुंह पर गोबर जैसी गंदगी
टोकरी में आधे भंटे काने, ग्राहक लौटा देता, क्या टांगूं
keeda ilaj
fali chhedak trichogrma baigan
dhaniya ki do katar ke beech ek baingan, keeda ghatega
har saal baigan ke baad baigan lagane se keeda badhta kya
naram tehni mud ke latki jaise tooti gardan
`,
  'brinjal-pests-2': `
old ratoon crop increases borer or not
change of insecticide each time for borer
HOW MANY FRUITS ONE LARVA DAMAGE BRINJAL
i want to cut and keep old plants for second flush, will worm increase
एक सूंडी कितने फल बिगाड़ती है
बार बार एक ही दवा से छेदक नहीं मरता
हर हफ्ते मुरझाई फुनगी तोड़ने की मजूरी निकलेगी क्या
दवा छिड़ककर कितने दिन बाद तुड़ाई
baigan ki purani fasal rakhu to keeda badhega
ek hi dawa chaar baar maar di ab asar khatam, tudai se pehle kitna ruku
spray ke agle din bhanta tod sakte kya
kopal kaatne se fal chhedak kam hota hai kya
borer weekly clipping
kept old plants for second flush and worm doubled
one larva spoils 4 to 6 fruits
पेड़ी फसल छेदक
हर बार दवा बदलकर छिड़कना सही है क्या
पुरानी फसल रखने से नुकसान होगा क्या
तुड़ाई के तीन दिन बाद फिर झुके सिरे, काटते ही रहूं क्या
baigan borer dawa badle
ek illi kitne baigan bigadti hai
ek hi dawai teesri baar, keeda nahi mara, badlu kya
dawa ka waiting period kya hai todne se pehle
hafte me ek din latki fungi kaatu ya do baar
`,
  'brinjal-pests-3': `
which spray brings more mites and whitefly
pyrethroid use in brinjal good or bad
pesticide every four days and red mites exploded, helpful wasps died?
is spraying on ready fruits harmful
पायरेथ्रॉइड दवा बैंगन में डालें या नहीं
तुड़ाई कल है, आज कीड़े वाली दवा मारना चाहिए क्या
फल पकने पर कीटनाशक छिड़कना ठीक है क्या
मित्र कीट बचाने को कौन सी दवा न डालें
dawa marne se makdi badh gayi baigan me
synthetic dawa baingan me nuksan karti kya
sasti tej dawa maari to safed machhar dugne ho gaye, kaisi dawa se bachu
itni spray ki fir bhi borer badha kyu
pyrethroid spray brinjal harmful
which sprays should be avoided near picking time
mites increased after spray
पायरेथ्रॉइड नुकसान
तैयार बैंगन पर कीटनाशक छिड़कने से नुकसान होगा क्या
दवा के बाद सफेद मक्खी क्यों बढ़ी
मित्र ततैया मारने वाली दवा बैंगन में कौन सी
pairethroid na dale
bar bar dawa se makdi aa gayi
kal tudai hai aur aaj dawai maru to galat hoga kya
dost keede marne se chhedak badhta hai kya
pakne wale baigan pe spray sahi hai kya
`,
  'brinjal-pests-4': `
young plant top wilted but no fruit stage yet, stem has borehole
YOUNG BRINJAL PLANT TOP WITHERING STEM BORER
light trap and neem oil for stem borer
stunted old plants, caterpillar inside stalk
रोपाई के बाद पौधा बौना, डंठल खोखला, अंदर इल्ली
छोटे पौधों की चोटी मुरझाई, तने में कीड़ा
तना छेदक वाले पौधे उखाड़ दें
नीम तेल कितना तना छेदक पर
ek light trap se tane ka keeda kam hoga, neem tel kitna
tana chhedak ka ilaj bhanta
chhota paudha murjha gaya tane me chhed
neem tel 2 ml tane ke keede pe
stem borer neem
stalk hollow and young top dried, before any fruit
light trap per hectare stem borer brinjal
बैंगन तना छेदक उपाय
नीम तेल से तने का कीड़ा मरेगा क्या
पौधा ठिगना रह गया, तने में सुरंग
बच्चे पौधे सिर से सूखे, जड़ के पास बुरादा गिरा
tana chedak bhanta dawa
nanha baigan ka sira sukha, tana khokhla
paudhe ki badhat ruki, dhanthal me chhed, ukhad du kya
tane me illi wala paudha khet me chhodna galat hai kya
prakash jaal tana keede ke liye ek kaafi hai
`,
  'brinjal-pests-5': `
hadda beetle control in brinjal
beetle with spots eating leaves, only veins left
small round spotted beetles sit in group and leaf becomes net
yellow spiny larvae under leaf
बैंगन में हड्डा भृंग का उपचार
कांटेदार पीले बच्चे पत्ती खुरच रहे, साबुन पानी में गिराऊं
पीले कांटे वाले बच्चे पत्तों पर
बूंदी वाला कीट हाथ से चुनें
subah thande me haath se chunu to jaali banane wala keeda kam hoga
patte chhalni kar diye bindi wale keede ne
bhante ke patte jaal jaise ho gaye
peele kante wala keeda patti kha raha
hadda beetle neem
beetle with spots scraping leaves, wash with soap tray
leaf like net spotted beetle
हड्डा भृंग उपाय
पौधा हिलाकर कीट गिराना सही है क्या
पत्ती की केवल नसें बचीं, पीले कांटे वाली इल्ली
बिंदी वाला लाल भौंरा पत्ती का हरा खा गया, नसें बचीं
hada beetle
epilachna keeda bhanta ilaj
peele kaante wale bachche thali me giraye, kaafi hai kya
sabun pani ki thali me keede girane se marenge kya
laal bundki wala keeda patte jhanjhra kar gaya
`,
  'brinjal-pests-6': `
insects fly like dust when i shake, leaf margins crisp and turned up
WHITE FLY IN BRINJAL LEAF CURLING UP
leaf margin yellow and cupping, neem oil under leaf
yellow sticky card for sucking insects
पत्ते का किनारा पीला कटोरी जैसा, नीचे फुदकते हरे
बैंगन में सफेद मक्खी की रोकथाम
पत्ते ऊपर की ओर मुड़ रहे, किनारे पीले
रस चूसने वाले कीट, पीला कार्ड
baigan me safed makhi ka upay
urea zyada de diya tha, ab patte ke neeche safed ude rahe
patte kinare se jal gaye fudka
ras chusak keet baingan neem tel
jassid whitefly neem
leaf edge burnt, tiny hoppers under, cut down nitrogen
yellow sticky trap whitefly
हरा तेला उपाय
पत्ती का किनारा पीला, नाव जैसी मुड़ी
पत्ती के नीचे नीम तेल छिड़कना सही है क्या
उल्टी पत्ती पर फुदकते हरे बच्चे, किनारा झुलसा
hara tela dawai
safed makkhi bhanta ilaj
urea zyada gaya, patti ki kor upar mudi, peela card
patta kinare se jale jaise dhoop laga ho baigan
jassid ke liye peela card lagana theek hai
`,
  'brinjal-diseases-1': `
plant stays green, full of tiny soft leaves, never flowers, spreads to others?
BRINJAL PLANT BUSHY NO FRUIT
insect that spreads small leaf disease
uproot plants with tiny leaves or cure them
नाखून बराबर पत्ते, झाड़ू जैसा पौधा
पत्तियां बहुत छोटी, पौधा झाड़ी
छोटी पत्ती रोग कौन फैलाता है
बांझ पौधे उखाड़ना है या दवा
baigan me patti chhoti reh gayi
kuch paudhe baanjh ho gaye chhote chhote patte, ukhadu ya dawai
jhadi jaisa baingan fal nahi deta
chhoti patti wale paudhe ka kya kare
little leaf brinjal remove
bushy tree with no fruit, will hoppers carry it to others
leafhopper spreads small leaf
छोटी पत्ती रोग
छोटी पत्ती वाला पौधा खेत में छोड़ने से नुकसान होगा क्या
अपने आप उगे बैंगन हटाना जरूरी है क्या
झाड़ू जैसी पत्तियां, भंटा एक न लगा, उखाड़ दूं जल्दी
chhoti pati
litil leaf bhanta
chhoti naram pili patti wala paudha fudka kaise phailata
paudha tulsi jaisi baarik pattiyo se bhara
fanda fasal lagane se fudka kam, chhoti patti rukegi kya
`,
  'brinjal-diseases-2': `
green leaves hang in noon sun, stem cut in glass gives milky thread
PLANT SUDDENLY WILTING BRINJAL
wilt at noon and green, rotation crop
pant samrat for wilt affected field
हरा का हरा पौधा बैठ गया, पानी की कमी नहीं
हरा पौधा अचानक सूख जाता है
उकठा के लिए कौन सा फसल चक्र
पंत सम्राट उकठा वाले खेत में
baigan ka paudha murjha ke mar raha
har saal usi khet me achanak murjhana, gobhi laga ke dekhu
din me murjhata raat me hara
jivanu wilt ke khet me gobhi lagau
bacterial wilt brinjal rotation
cut stem in water gives white thread, plant drooped at noon
brinjal droops at noon brown ooze stem
बैंगन उकठा उपाय
गोभी के बाद बैंगन लगाना सही है क्या उकठा में
दोपहर में लटका, रात में खड़ा, फिर मरा
दिन में लटका, सुबह खड़ा, चौथे दिन डूब गया, तना भूरा
uktha ilaj
bhanta murjhan rog hara hi mar gaya
gobhi boke khet ka murjhana kam hota hai kya
sutrakrimi rokne se uktha kam hoga kya
bacterial wilt me rogi bhag khet me chhodna galat kya
`,
  'brinjal-diseases-3': `
fruit rot of brinjal in rainy season
WHITE COTTON ON FRUIT BRINJAL
fruit touching soil rot, staking
after a week of rain, fruits touching mud are soft with white fluff
बरसात में बैंगन सड़ रहे
मिट्टी से लगे फल पिलपिले, ऊपर रुई
बैंगन के फल गलने का उपाय
पौधों को सहारा दें कि फल न सड़ें
lagatar barish me fal sad ke gir rahe, bans se bandh du kya
bhante pe rui jaisi fafund
fal sadan rog baingan pani nikalu
neeche ke fal sad gaye barsat
brinjal fruit rot rain
rainy week, fruit soft with cotton, drain and pick off
white cotton fruit
फल सड़न उपाय
बरसात में सड़े बैंगन खेत में छोड़ने से नुकसान होगा क्या
बैंगन मिट्टी से छूकर गल रहा, रुई लगी
बारिश में फल पर रुई, पास के फल भी गीले पड़े
baigan fal sadan ilaj
barsat bhanta gal raha rooi
danda laga ke paudha uthau to mitti se fal sadega nahi
bans ka sahara dena sahi hai kya
fal pe pani jaisa daag phir bhura chhilka
`,
  'brinjal-diseases-4': `
fruit has sunk circle with black dots, seed saved from own field
SPOT ON FRUIT AND LEAF BRINJAL FROM SEED
hot water treated seed for fruit spot
rotate how many years for phomopsis
पत्तों पर गोल धब्बा और अंदर काली बिंदी, फल पर गड्ढा
पत्तियों के गोल धब्बों में काले बिंदु
फल पर धंसा हुआ गोल छल्ला
बीज से आने वाला झुलसा, गर्म पानी
beej se aata hai to garam pani me dubo ke bou, kitne saal badlu
fal pe gol dhansa dhabba bhante
teen saal fasal badlu jhulsa ke liye kya
beej garam pani me dalu dhabba rog
phomopsis blight seed
leaf spot with black pepper dots and dented fruit
sunken ring fruit
फोमोप्सिस झुलसा
तीन साल फसल चक्र रखना सही है क्या फोमोप्सिस में
बीमार बीज बोने से नुकसान होगा क्या
फल पर धंसे सिक्के, बीज से आया या हवा से
fomopsis baigan ilaj
bhante pe chudi jaisa dhansa gol nishan
garam pani me beej kitni der, teen saal kahin aur boye
patti ke gol dhabbe me suai ki nok jaisi kali bindi
fasal ka kachra hatane se fal ka dag kam hoga kya
`,
  'brinjal-diseases-5': `
root knot nematode in brinjal
roots swollen like ginger bits, plants yellow in whole row
marigold rotation for root galls
neem cake against root swelling
सब्जी की जड़ में गांठ सूत्रकृमि
गेंदे के बाद लगाने से जड़ की गांठ घटेगी
गेंदा लगाने से जड़ गांठ घटती है
भिंडी टमाटर में जड़ गांठ
khad de de ke thak gaya, jad ukhadi to moti moti ganth
nimatod ka ilaj sabji me
neem khali dalne se ganth khatam
tamatar bhindi ki jad me gathan
root knot nematode brinjal marigold
swollen knots on roots, roots like beads, cover soil in sun
neem cake trichoderma nematode okra
जड़ गांठ उपाय
भिंडी की जड़ में अदरक जैसी गांठें, पौधा पीला
सरसों से फसल चक्र रखना सही है क्या जड़ गांठ में
जड़ों में मोती जैसी गांठें, टमाटर भी कमजोर उसी खेत में
jad ganth ilaj
nimatode bhanta tamatar lauki
genda lagane ke baad sabji, jad ke phode kam honge
nursery ki mitti dhoop me tapana sahi hai kya
jad me sarson se moti ganthe, paudha peela bauna
`,
  'brinjal-disorders-1': `
flowers come daily and lie on ground next day, hot wind blowing
BRINJAL FLOWERS FALLING NO FRUIT SET
naa hormone for fruit set
short style flowers no fruit
बैंगन के फूल झड़ रहे हैं
फूल आते हैं फल नहीं बनता
फूल गिरने का कारण गर्मी या पानी
गुच्छे में फूल, पर कुछ की नली छोटी, फल नहीं
zyada urea se bhi phool jhadte hai kya, naa wali dawa kaam karegi
bhanta me phool aata par fal nahi
phool girne se kaise roke
naa spray baingan me kitne din pe
brinjal flower drop naa
hormone for flowers on day 65 and 75, safe for me
short style flowers brinjal no fruit
फूल झड़ना उपाय
गर्मी में फूल गिरते हैं, पानी बढ़ाएं क्या
NAA हार्मोन बैंगन में छिड़कना सही है क्या
बैंगनी फूल जमीन पर बिछे, कोई भंटा नहीं, गर्म लू
baigan phool jhadna
bhanta me fal nahi ban raha phool gir jate
kuch phool chhoti nali ke, unme fal kabhi na baithe
65 aur 75 din pe hormone spray
mitti sukhi rehne se phool girte hai kya
`,
  'brinjal-harvest-1': `
buyers say hard seed inside, when exactly should i pluck
PICKING INTERVAL OF BRINJAL
hard seeds in fruit, over mature
thumb test for eggplant
अंगूठा दबाओ तो निशान रह जाता है, तोड़ लूं
बैंगन की तुड़ाई कितने दिन पर
बीज भूरे हो गए, ज्यादा पक गया
डंठल के साथ तोड़ना चाहिए
baigan kab todna chahiye
rang utar gaya chamak nahi, ab todne ka fayda hai kya
baingan kada ho gaya beej wala
dandi samet tode ya bina dandi
picking days thumb
fruits dull with brown seeds, how many days late am i
pick with stalk or without
बैंगन तुड़ाई समय
हफ्ते में एक बार तोड़ने से नुकसान होगा क्या
अंगूठे से दबाने पर उछल जाए तो कच्चा है क्या
छिलका चमकता है, अंगूठे का गड्ढा वापस नहीं आता, तोड़ूं
kb tode
chamak wala naram bhanta todne layak
beej sakht aur rang feeka, tod bhi lu to bikega nahi
har 4 5 din pe todna sahi hai kya
beej bhure pad gaye baigan me, mandi me bikega kya
`,
  'brinjal-yield-1': `
brinjal yield per acre punjab
sangrur farmer asks how many quintals pbh 4 gives in an acre
hybrid eggplant production quintal
punjab sadabahar how much per acre
पंजाब में बैंगन की पैदावार
हाइब्रिड बैंगन कितने क्विंटल एकड़
संकर और सदाबहार में कितने क्विंटल का फर्क, पंजाब
पंजाब नंबर 8 कितना देता है
punjab baigan paidawar acre
ik kille ton kul kinna maal nikalda hai punjab vich
baingan di jhaad punjab
hybrid bhanta upaj per acre punjab
punjab brinjal yield hybrid
how many quintals from punjab hybrid versus old kind
pbhr 41 yield per hectare
पंजाब बैंगन उपज
PBH-4 की एकड़ में 260 क्विंटल उपज सही है क्या
पंजाब में हाइब्रिड बैंगन से सदाबहार का दुगना मिलता है क्या
पंजाब के सदाबहार और संकर में दुगने का फर्क सच है क्या
punjab baigan jhad kuntal
pbhr41 paidawar
pbh 4 ek killa me 260 kuntal, itna sach me hota
punjab no 8 bataun da jhaad kille da
hectare se 650 kuntal baigan hybrid ho jata hai
`,
  'okra-sowing-1': `
my neighbour sowed in march, is it too late for me in april end
FARMER ASKED ABOUT SOWING SEASON OF BHINDI
which crop of lady finger yields more summer or rainy
i missed summer crop, when does the next chance come
बीज बनाने के लिए कौन से मौसम वाली बोनी चाहिए
गर्मी की भिंडी किस महीने लगाएं
जून में पहली बारिश के बाद लगा दूं तो ठीक रहेगा
भिंडी फरवरी में बो सकते हैं
may ka mahina chal raha hai abhi dal du ya barsat me
garmi wali ke liye khet khali hai kab tak bo sakta hu
bhindi march me bo du kya
garmi or barsat me bhindi ki kaun si fasal acchi
bhindi sowing month
is april end late for summer okra
which crop is better for taking own seed, rains or summer
भिंडी बोना कब
जुलाई में बो दूं तो पैदावार अच्छी मिलेगी क्या
फागुन में बोना ठीक है या सावन में
गर्मी वाली अगेती फसल किस महीने से किस महीने तक
garmi wali kab barsati kab
barsat wali ya garmi wali kis me jyada upaj nikalti
february me daal du to jamegi, saal me do baar hoti kya
asadh me bona sahi rahega ya chait me
beej banane ke liye kharif wali rakhu ya zaid wali
`,
  'okra-seed-1': `
only 12 days left for june sowing, how many kilos should i get for two acres
how much bhindi seed for one acre in rainy season
shopkeeper says 15 kilo for one acre in february, is he cheating
dibbling method seed requirement okra tamil nadu
चार किलो में एक एकड़ हो जाएगा बरसात में
बरसात में भिंडी का बीज कितने किलो
फरवरी में भिंडी का बीज ज्यादा क्यों लगता है
ठंड में बो रहा हूं, दुकानदार ज्यादा बीज लेने को बोल रहा, सही है
chauka lagakar bou to tamilnadu me kitna beej bolte hai
1 bigha bhindi me kitna bij lagega
february me bhindi bone ke liye kitna kg bij
barsat me 5 kilo ek acre ke liye thik rahega na
okra seed kilos acre
is 5 kg per acre too little for march sowing
why does cold month sowing eat up so much more seed
भिंडी बीज कितना किलो
हेक्टेयर में 40 किलो बीज फरवरी की बुवाई में डालना सही है क्या
हाथ से चोभकर लगाएं तो एकड़ में तीन किलो से काम हो जाएगा
दस किलो बीज में बरसात वाली कितने एकड़ बो सकते हैं
bhindi bij rate
thandi february me 15-18 kilo acre itna zyada kyu batate hai
tamilnadu me 8 kilo hektar, hamare yaha kitna barsat me
march me bone ke liye ek ekad ka beej kitna mangau
jamav kam hone ki wajah se beej badha ke dalu kya kitna
`,
  'okra-seed-2': `
ten days after sowing in cold only few plants came out, what did i do wrong
how to make the tough seed coat soft before putting in soil
sowing depth of okra on ridges in february
hard seed coat okra how to get quick germination
आठ दिन हो गए एक भी पौधा नहीं निकला, मौसम ठंडा है
मेड़ की कौन सी साइड पर बीज डालें कि जल्दी निकले
ठंड में भिंडी मेड़ पर कैसे बोएं
भिंडी के बीज की बोने की गहराई
sardi khatam hone par bona hai gehrai 1 inch rakhu ya kam
bhindi ke dane raat bhar pani me rakhe kya
bij sakht h pani me dubo ke rakhu kitni der
february me bhindi mendh par kis taraf lagaye
soak okra overnight
is one cm depth right when the soil is still cold
which face of the ridge gets more sun for february sowing
सख्त छिलका बीज भिगोना
बीज कंकड़ जैसा कड़ा है, बिना भिगोए बोने से जमेगा क्या
मेड़ से मेड़ डेढ़ फुट और धूप वाली ढलान पर बोना ठीक है
ठंड में अंकुर जल्दी निकालने का तरीका
beej raat bhar bhigona
kitni gehrai pe daalu ki thand me bhi jaldi nikle
february wali me mend ki dhoop wali side hi kyu
beej ka chhilka mota hai jamav der se hota kya upay
dabba bhar beej raat ko pani me chhod diya, sad to nahi jayega
`,
  'okra-sowing-2': `
plants are two in every hole after thinning or only one
number of seeds per hill and thinning in okra
which bio fungus is mixed with seed and how many grams for one kilo
45 x 30 spacing lady finger ok
भिंडी में पौधे से पौधे की दूरी
45 सेमी पर लाइन बनाई है, पौधों के बीच कितना छोड़ूं
भिंडी की छंटाई कब करें, एक जगह दो पौधे
हर थाले में तीन दाने डाले हैं, बाद में कितने रखने हैं
lain se lain dedh foot rakhu to paudha kitna
bone se pehle bij me tricodarma kaise lagate hai
bhindi ke bij ka upchar kaise kare
10 din ki bhindi me se paudhe nikalne h kya
thin to two plants
is 4 g trichoderma for one kg seed correct
how wide are lines and holes if i dibble three grains
भिंडी दूरी थाला
एक जगह तीन दाने डालकर दस दिन बाद एक निकालना सही है क्या
45 गुणा 30 सेमी पर बोने से पौधे कितने घने होंगे
मित्र फफूंद से बीज लेपने का तरीका
bhindi ki doori
das din ho gaye, ek gadde me 3 paudhe hai ek hata du
dedh foot kataar aur ek foot paudha sahi rahega
bij upchar tricoderma kilo me kitna gram bhindi
do paudhe ek saath chhodne se nuksan to nahi
`,
  'okra-nutrients-1': `
is 20 kilo nitrogen enough or should i go up to 100 as northern books say
plants are thirty days old and look hungry, what top dressing
farmyard manure requirement in lady finger per acre
urea at 30 days in okra
दस टन गोबर डाल दिया है, ऊपर से और क्या चाहिए
भिंडी में कितना गोबर और एनपीके
भिंडी एक महीने की हो गई कौन सी खाद दें
फूल आने वाले हैं, एक महीने पर नाइट्रोजन कितना दूं
buwai ke time NPK ka hisab bata do acre ka
gobar ke sath dap bhi dalu ya sirf potash
bhindi ki buwai me dap gobar kitna
30 din ki bhindi me khad
which bags and how much dung go in soil before dibbling the seed
is 100 kg nitrogen per hectare too high in north
how much potash at sowing for lady finger
भिंडी खाद 30 दिन
बुवाई पर एकड़ में दस टन सड़ा गोबर डालना सही है क्या
तीस दिन पर आठ किलो नाइट्रोजन एकड़ में देना है क्या
फॉस्फोरस कितना किलो और कब डालें
ek mahine pe upar se kya
mahine ki fasal ko urea dena h, 20 kilo nitrogen hektar thik
uttar bharat aur tamilnadu me nitrogen alag kyu batate
bone se pehle 20 50 30 milana hai kya
mitti jaanch ke bina 100 kilo nitrogen dena galat hai
`,
  'okra-irrigation-1': `
temperature is 42, should i irrigate every fourth day
bhindi summer crop watering after how many days
after sowing in dry soil germination was patchy, should i have watered first
rainy season okra irrigation when no rain
पंद्रह दिन से बादल नहीं, अब पानी चला दूं
मई में रोज पानी लगाना पड़ेगा या पांच दिन छोड़कर
भिंडी बोने से पहले पलेवा करें या बाद में पानी
बरसात में भिंडी को पानी देना पड़ता है क्या
bhindi me pani kitne din par de
bhindi ko garmi me roj pani du kya
sawan me barish ruk gayi kitne din baad paani du
sookhe khet me boya to ek sa nahi jama, agli bar kya karu
okra watering gap
is daily watering harmful in april may
should i wet the land first and then put seed in hot months
भिंडी सिंचाई गर्मी
पलेवा किए बिना बोने से जमाव टुकड़ों में होता है क्या
बरसात में सूखा अंतराल आए तो दस बारह दिन पर पानी ठीक है
जेठ में पांच दिन छोड़कर नाली चलाना सही रहेगा
bhindi pani kab
garmi me 4-5 din pe patana theek hai kya
paleva karke boye to sab beej ek saath ugenge
bhado me barish nahi hui kitne din me sinchai
ek hafta paani na mile garmi me to sookhegi kya
`,
  'okra-weeds-1': `
grass has grown in my 25 day old vegetable, one hoeing already done, what next
how many days after sowing can i stop worrying about weeds
first hoeing in okra after how many days
how long should okra be weed free
बोते ही पेंडीमेथालिन डाली थी, अब हाथ से निराई भी करनी होगी
भिंडी में घास मारने की दवा बुवाई के बाद
बीस दिन की फसल में दूब मोथा भर गया
भिंडी में निराई किस दिन करें
khurpi se do baar kis kis din nikalu
pendimethalin kab marte hai bone se pehle ya baad
bhindi me nirai gudai kab kare
bhindi bone ke turant baad ghas ki dawa
okra weed free days
is one khurpi at 30 days enough if i sprayed after sowing
which two days for hoeing if no weedicide is used
भिंडी खरपतवार
पैंतालीस दिन के बाद घास छोड़ दें तो नुकसान है क्या
पेंडीमेथालिन बुवाई के तुरंत बाद मारना ठीक है
दूब और मोथा ने छोटे पौधों को ढक लिया
bhindi gudai kab
20 aur 40 din pe do baar khurpi chalana zaruri hai
ghas ki dawa dal di to nirai bach jayegi kya
jab tak dedh mahina na ho ghas nahi aane deni kya
OKRA ME KHARPATWAR NIYANTRAN KE BARE ME PUCHHA
`,
  'okra-varieties-1': `
which one gives fifteen tonne in rainy season
pusa a-4 bhindi yield and first picking
want seed that tolerates aphid and jassid also, name please
early picking okra variety from iari
कौन सी किस्म पैंतालीस दिन में फल देने लगती है और पीली भी नहीं पड़ती
पुरानी किस्म हर साल पीली हो जाती है, बदलकर क्या लगाऊं
परभणी क्रांति की पैदावार
भिंडी की अच्छी किस्म बताएं जो जल्दी फले
bhindi ki sabse achi variety konsi
pusa a4 bhindi kitne din me todne layak
har baar peeli pad jati hai, koi bij batao jo na pade
a-4 wali garmi me kitna ton deti hai
pusa a 4 okra
does parbhani kranti give nine to twelve tonnes
is the 1995 iari variety safe from yellow vein disease
पीलिया सहने वाली भिंडी
45 दिन में तोड़ने लायक होने वाली किस्म लेना सही है क्या
पूसा ए चार खरीफ में एकड़ से साठ क्विंटल देती है
माहू फुदका कम लगने वाला बीज कौन सा
parbhani kranti ya a-4
jisme nas pili na ho aisi sarkari kism ka naam btao
parbhani kranti lagana thik hai ya pusa a-4
garmi me 40 quintal acre wali kism kaunsi
jaldi tudai wali bhindi jo chepa bhi jhele
`,
  'okra-varieties-2': `
i am from ludhiana, any recent icar release for my state
krishi mela people spoke of a vro number, what is it and where will it do well
latest okra variety of iivr varanasi
new tolerant bhindi recommended for jharkhand
वाराणसी के सब्जी संस्थान ने जो नई निकाली वो किन राज्यों में
2024 में आई नई भिंडी की किस्म
वीआरओ 111 कहां के लिए है
पंजाब में लगाने लायक नई सहनशील किस्म का नाम
kashi sahishnu bhindi kis rajya ke liye
mele me kashi naam ki pudiya mili, mere jharkhand me chalegi
banaras wali sansthan ki taazi kism ka naam kya h
up me bhindi ki nayi kism 2024
kashi sahishnu states
what does vro 111 stand for in new bhindi list
is the 2024 varanasi release suitable in jharkhand
नई काशी किस्म
आईआईवीआर की सहनशील भिंडी पंजाब में लगाना ठीक है क्या
बिहार के लिए दो हजार चौबीस में सुझाई गई किस्म
पुराना बीज रोग से मरता है, बनारस संस्थान का नया नाम
vro 111 kahan ki
up walo ke liye taaza sifarish wali bhindi kaunsi
kashi sahishnu beej lena faydemand hai kya
varanasi sansthan ne jo 2024 me nikali sehansheel
jharkhand bihar ke liye varanasi ka naya sehansheel beej kaunsa
`,
  'okra-diseases-1': `
FARMER TOLD VEINS ARE YELLOW AND FRUITS ARE SMALL WHITISH
CONTROL OF YELLOWING OF LEAVES VEIN IN BHINDI
okra leaves net like yellow and fruits whitish
half of field turned yellow within two weeks, what should be pulled and what grown next time
भिंडी में पीला शिरा मोजेक का उपाय
भिंडी की नसें पीली पड़ गईं फल छोटे
किनारे बाजरा मक्का की बाड़ लगाने से पीला रोग रुकेगा
पत्तों में पीली जाली बन गई, फल टेढ़े सख्त और फीके
pile hue paudhe abhi nikal du ya fal todne tak rehne du
bhindi ki patti ki nase pili ho rahi
bhindi safed pili ho gayi fal sakht
patti ki har nas peeli chamak rahi h, phal sakht
yellow net veins okra
leaf became creamy and pod pale like bone, what sickness
is growing a fence crop earlier useful against yellow veins
पीला शिरा मोजेक
पत्ती मकड़ी के सुनहरे जाल जैसी, फल छोटे कड़े
रोगी पौधे उखाड़ देना सही है या दवा मारें
सफेद मक्खी से फैलने वाली पीलापन बीमारी के उपचार की जानकारी
bhindi pila jala
nas peeli jaal, bad me pura patta safed sa, phal kathor
khet ke chaaro taraf pehle se makka lagane ka fayda hai kya
peeliya rog bhindi ka rok tham
ek do paudhe pile dikhe turant ukhad du kya
`,
  'okra-diseases-2': `
doctor shop sold medicine for the yellow virus, does any work
weeds which carry okra yellow vein virus
wild hibiscus grows on my bund, should i remove it
how to prevent yellow vein by removing weeds and rotation
खेत के पास क्रोटन बहुत है, बीमारी उसी से आई क्या
पीला मोजेक की दवा है कोई
अगली बार बीज बदलने से पीला वायरस बंद हो जाएगा
भिंडी के बाद कौन सी फसल लें ताकि वायरस न आए
dukan wala virus ki dawa de raha paisa barbad to nahi
pile rog wali bhindi thik ho sakti h kya dawa se
pili bimari se bachne ke liye gehu makka ke baad bou kya
croton ghas bhindi ka rog failati kya
virus weed hosts okra
can seed from sick plants carry the yellow vein trouble
is any medicine able to cure a yellowed plant
पीला रोग खरपतवार
जंगली हिबिस्कस और क्रोटन मेड़ से हटाना सही है क्या
गर्म मौसम में ही पीला विषाणु क्यों बढ़ता है
पीले रोग में दवा पर पैसा लगाने से नुकसान है क्या
virus kaise failta
beej badalne se pila rog rukega kya, beej se aata hi nahi
bhindi ke baad anaaj bone se virus ghatega
neem aur pile card se virus ko roka ja sakta kya
jangali ghas mendh par, wahi se safed makkhi rog lati
`,
  'okra-pests-1': `
one worm inside every third pod, traders are rejecting
how should i dispose the holed pods after each picking
how many pheromone traps per acre in okra
shoot tips drooping and holes in lady finger pods
कितने फेरोमोन जाल एक एकड़ के लिए मंगाऊं
नई टहनियां लटक रही हैं और चीरो तो अंदर सुंडी
भिंडी में फेरोमोन ट्रैप कितने लगाएं
भिंडी की कोंपल मुरझा रही, फल में छेद
phal me chhed karke andar mal bhara h, mandi me nahi bika
bhindi me kide lag gaye fal me ched
sham ko neem marne se tana aur phal wali sundi rukegi
bhindi me BT ya neem kab chhidke
okra borer traps
is sixteen pheromone traps per acre enough
can holed pods be fed to cattle or must they be buried
तना फल छेदक जाल
कोंपल झुक गई, फल मुड़ा हुआ, काटो तो अंदर लट
ज्यादा पका फल पौधे पर छोड़ने से सुंडी बढ़ती है क्या
नीम या बीटी सुबह मारना ठीक है या शाम को
bhindi sundi ilaj
tudai me kaane phal alag karke kya karu
byuveria ya neem se phal ki illi marti kya
phali me ched aur keede ki tatti, tehni ki nok jhuki
hektar me 40 gandh jaal lagana sahi hai kya
`,
  'okra-pests-2': `
best sowing week of summer okra in konkan to avoid borer
trial in konkan showed 33 percent damage when sown late, is it right
i farm in sindhudurg, sowing in january third week or february end, which has fewer worms
ratnagiri summer bhendi when to sow
सिंधुदुर्ग में जनवरी में बोने से सूंडी कम लगेगी
पिछले साल फरवरी अंत में बोई तो एक तिहाई फल छेद वाले निकले
रत्नागिरी में भिंडी जनवरी में लगाएं या फरवरी
अगेती भिंडी में कीड़ा कम लगता है क्या
konkan me bhendi kab lavaychi keeda kami
late lagane se chhedak badhta h kya, konkan ka koi prayog
raigad me garmi ki bhendi buwai date
konkan patti me unhali bhendi kab perni chahiye ali kam yavi
konkan summer sowing date
is late february sowing risky for borer in konkan
what percent borer damage came in early sown crop of trial
कोंकण जनवरी बुवाई
तीसरे हफ्ते जनवरी में बोने से छेदक कितना कम मिला
देर से बोई गर्मी की फसल में 33 प्रतिशत फल खराब हुए, ठीक है क्या
महाराष्ट्र तटीय इलाके में गर्मी वाली कब डालें कि लट न लगे
konkan buwai bhindi
ratnagiri me feb end me bou ya january me, sundi kis me kam
do saal ke prayog me kab boyi fasal me chhedak zyada aaya
thane palghar me unhali bhendi kadhi peru
jaldi boya to keeda 8 pratishat hi aata hai kya
`,
  'okra-pests-3': `
ludhiana farmer here, leaves look burnt at edges and tiny green insects jump sideways
leaf margins yellow and curling in bhindi
neem spray for jassid interval
one neem spray done ten days back, when to repeat
पत्ते प्याले जैसे मुड़े हैं, नीचे हरे कीट तिरछे चलते हैं
भिंडी के पत्ते किनारे से मुड़कर जल रहे
फुदका के लिए नीम की दवा कितने दिन पर
नीम वाली दवा एक बार मारी, दूसरी कब मारूं तेले के लिए
hara tela chus raha patte jal gaye kinare
bhindi ke patte upar mud ke kinare se lal pile
neem ka spray 15 din baad dobara karna hai kya tele pe
bhindi pe chote hare udne wale kide tela
okra jassid neem
how many times to spray azadirachtin at fortnight gap
is leaf cupping with burnt rim caused by green jumpers
हरा तेला नीम दवा
किनारे तांबे जैसे जले और पत्ते ऊपर मुड़े, कौन सा कीट
पीएयू नीम वाली दवा एक या दो बार मारने को कहती है क्या
पंद्रह दिन से पहले दोबारा नीम मारना ठीक है
hara tela bhindi
patte di kor pili te muddi hoi, hara machhar, neem maraan
chhote hare keede kood ke bhagte, patta katori
azadirachtin kitni baar chhidakna jassid pe
fudka ke liye bina zeher wali dawai pau ki
`,
  'okra-pests-4': `
when i shake plant a cloud of tiny white insects rises
does neem need to be sprayed on lower side of leaf for these flies
yellow sticky trap in okra for which insect
insect under the leaf carrying yellow mosaic
पौधा हिलाओ तो सफेद कीड़ों का बादल उड़ता है
पत्ती के नीचे सफेद मक्खियां, पत्ते मुड़ रहे
सफेद मक्खी के लिए पीला चिपचिपा कार्ड
पीले वायरस को फैलाने वाला कीट कौन, उसे कैसे पकड़ें
pile card kitne kaam ke hai in safed udne walo pe
neeche ki taraf neem mara jaye ya upar, safed makkhi ke liye
patte ke neeche safed chhote kide bhindi
safed makhi se bhindi me kya rog aata
whitefly yellow cards
is neem to be sprayed from below for powdery tiny flies
how big is the whitefly adult and where does it sit
सफेद मक्खी भिंडी
पत्ती उलटने पर आटे जैसे उड़ने वाले कीट दिखते हैं
पीले चिपचिपे कार्ड लगाना सही है क्या सफेद उड़ने वालों के लिए
रस चूसने से पत्ती मुड़कर सूख रही और विषाणु फैल रहा
safed makhi upay
pila chipku card bhindi me kis kide ka
patte ke niche safed ude jaise chuna jhada ho
keetnashak dalna zaruri hai ya neem kaafi safed makkhi pe
milimeter bhar ke safed keede ras chus ke patta sukha rahe
`,
  'okra-diseases-3': `
leaves covered with ash on upper and lower side, fruit is less
it is 40 degree today, can i spray sulphur for this white dust
sulphur spray in okra when not to do
ash like coating on both side of leaf
भिंडी में चूर्णिल आसिता का इलाज
भिंडी की पत्ती पर सफेद पाउडर
पत्तियों पर ऊपर नीचे दोनों ओर सफेदी, फल कम लग रहे
घनी फसल में राख जैसी फफूंद, पुरानी पत्तियां तोड़ दूं
patte safed rakh se bhar gaye dono taraf se
tez garmi hai ghulne wala gandhak aaj maru ya nahi
bhindi me rakh jaisa lag gaya hai
sulphur bhindi me garmi me dale ya nahi
powdery mildew okra sulphur
is sulphur harmful when it is 40 degree
both faces of leaf are ashy, will removing old leaves help
चूर्णिल आसिता राख
पत्तों पर गोबर की राख जैसी परत, फल घट गए
घनी बुवाई और छाया में सफेद चूर्ण बढ़ता है क्या
घुलनशील गंधक शाम को मारना ठीक है या दोपहर
bhabhutiya bhindi
patti dono taraf se dhool jaisi safed, ungli pe chipke
dhoop aur doori rakhne se safed powder kam hoga kya
gandhak garmi me daalne se patta jalega kya
bhindi me chhachhiya rog ke upchar ki jankari
`,
  'okra-diseases-4': `
in humid weather black corner shaped marks below leaf, then falls
sooty black angular spots under okra leaf
bhindi leaves falling in rainy season with brown spots
should fallen spotted leaves be collected and removed
उमस में पत्तियों पर काले कोने वाले दाग, फिर झड़ जाती हैं
नीचे गिरी दागी पत्तियां खेत से निकालूं क्या
सर्कोस्पोरा धब्बे का उपचार
बरसात में भिंडी के पत्ते झड़ रहे, भूरे दाग
copper wali dawa kaale dhabbe par chalegi kya
bhindi ke patte gir rahe kale dag ke sath
barish ke baad patte pe kale tedhe dag aaye aur gir rahe
bhindi ki niche ki patti kali pad ke girti
cercospora sooty spots
is copper oxychloride right for black angled marks
leaf bottom looks like lamp soot and drops in wet days
काले कोणीय धब्बे
गिरी हुई पत्तियां खेत में पड़ी रहने दें तो रोग बढ़ेगा क्या
बरसात की उमस में पत्ती भूरी होकर झड़ रही, पौधे नंगे
घना न रखने से काला धब्बा कम होगा क्या
kala dhabba patti jhad
patti par laltain ki kalikh jaisa daag fir gir jati
nami wale mausam me tedhe bhure daag, kaunsa rog
coper dawa kaale dhabbe me dalna thik hai bhindi
patte niche bichh gaye kaale nishan ke saath
`,
  'okra-disorders-1': `
flower drop in okra due to heat
45 degree since a week and all buds are dropping, should i water more
at what heat does seed sprout fastest
mulching and frequent irrigation in okra hot spell
भिंडी में फूल झड़ रहे गर्मी से
कितने डिग्री पर फसल सबसे अच्छी बढ़ती है
45 डिग्री में भिंडी के फूल सूख रहे
पारा बयालीस पार, फूल सूखकर झड़ गए, क्या बिछाऊं
pual bichhane se garmi me phool rukenge kya
loo me kali jhad rahi, paani jaldi jaldi du
bhindi me fal nahi lag rahe tez dhoop
bhindi me phul sukh ke jhad rahe kya kare
flower drop heat okra
best temperature for okra growth
is mulch and frequent water helpful at 42 degree
लू में फूल गिरना
पैंतीस डिग्री पर बीज जल्दी निकलता है क्या
दोपहर में फूल कुम्हलाकर सूख गए, कितनी गर्मी के बाद ऐसा
भूसा बिछाना ठीक रहेगा जब तापमान बहुत हो
garmi phool jhadna
kitne degree ke upar phool nahi tikte
24 se 28 degree sahi hai kya is sabzi ke liye
bahut loo hai pani roz du ya mulch karu
kaliya sookh ke gir rahi fasal hari hai bas garmi hai
`,
  'okra-disorders-2': `
all leaves are light yellow after heavy rain stayed in field
bhindi plants uniformly yellow, is it nitrogen or waterlogging
my soil is limy and only young leaves are yellow with green lines
how to differentiate virus and deficiency in lady finger
खेत में पानी खड़ा रहा, उसके बाद पूरा पौधा फीका पड़ गया
पीला वायरस है या नाइट्रोजन की भूख, अंतर बताओ
नई पत्ती नसों के बीच पीली, कौन सा तत्व
भिंडी में पीलापन वायरस है या खाद की कमी
sab patte ek jaise pile hai nasen alag nahi dikhti, kya du
bhindi me pani bharne se pili ho gayi kya
naye patte nas ke bich pile bhindi
nayi patti pili hari nas wali, choone wali mitti
yellow leaves which reason
is it hunger if every leaf is equally pale
new leaves yellow between green lines in chalky land
पीलापन पहचान कैसे
पानी भरने के बाद सारे पत्ते फीके, नाइट्रोजन दूं क्या
नसें चमकीली हों तो विषाणु और बराबर पीला हो तो क्या
चूने वाली जमीन में नई पत्ती हल्की पीली, जिंक या लोहा
bhindi peeli kyu
poora paudha ek sa pila hai ye virus hai kya
nayi patti me nas hari beech pila, kis tatva ki kami
khet me pani ruka tha isliye pila hua ya khad kam
pila dekh ke ukhadna sahi hai ya urea dena
`,
  'okra-harvest-1': `
market wants tender ones, on which day after blossom should i cut
how many days after flowering should okra be harvested
pods become fibrous what stage to pick
left the pods for a week, now plants have stopped flowering
भिंडी की तुड़ाई कब और कितने दिन पर
भिंडी में रेशा न पड़े इसके लिए कब तोड़ें
फूल के कितने दिन बाद का फल मंडी में अच्छा बिकता
तोड़ने में देर हुई तो नए फूल आना बंद हो गया
har dusre din todna jaruri h kya
moti reshewali ho gayi to paudhe se hata du
bhindi roj todu ya ek din chhod ke
phool ke baad bhindi kab todne layak
okra picking interval
is a five day pod tender enough to sell
does leaving old pods stop new blossoms
भिंडी तुड़ाई कब
एक दिन छोड़कर तोड़ना ठीक है क्या
उंगली से मोड़ने पर न टूटे तो रेशा पड़ गया क्या
तोड़ते वक्त हाथ में चुभन, दस्ताने चाकू जरूरी हैं क्या
bhindi todna kab
phool khile chhe din hue, ab todu
sakht reshedar phal paudhe pe rahne dene se nuksan
chaku se kaatu ya hath se marodu
har dusre din tudai na karu to upaj ghategi kya
`,
  'okra-yield-1': `
how much should i expect from pusa sawani in one acre, darbhanga
pusa sawani production per hectare
how many quintal bhindi from one acre
is 40 quintal per acre in summer good in bihar
समस्तीपुर में एक एकड़ में कितना क्विंटल निकल जाएगा
पूसा सावनी कितना उत्पादन देती है
बरसात में साठ क्विंटल एकड़ मिलना सच है क्या
बिहार में खरीफ भिंडी की पैदावार
garmi me 40 quintal ekad aaya kam to nahi
pusa sawani ki upaj kitni
bihar me parbhani kranti kitna deti h acre
garmi me bhindi kitni nikalti ek ekad
okra yield bihar
is 100 quintal per hectare from pusa sawani good
how much does parbhani kranti weigh per acre in bihar
भिंडी उपज बिहार
पूसा ए चार गर्मी और खरीफ में कितना अंतर देती है
बिहार में सावनी से 35 क्विंटल एकड़ निकला, कम तो नहीं
एक हेक्टेयर से डेढ़ सौ क्विंटल किस किस्म में
bihar bhindi utpadan
muzaffarpur me ek acre se kitna maal nikal jata
pusa sabani kitna quintal deti
parbhani 48 quintal acre tak deti hai kya
kharif me sabse zyada tol kis kism ka bihar me
`,
  'onion-sowing-1': `
rains expected mid june in malegaon, when should nursery seed be down
sowing month of rainy onion seed in karnataka tamil nadu
how many weeks old seedlings for kharif onion
FARMER WANTS TO KNOW KHARIF ONION SOWING TIME
मालेगांव में मानसून जून में, बिचड़ा कब गिरे
बरसाती प्याज की नर्सरी किस महीने
खरीफ प्याज की पौध कितने दिन में तैयार
जून में प्याज का बीज डाल सकते हैं क्या
kharif pyaj ki nursery kab dale
barsati pyaz ka beej kis mahine me
aashadh ki fasal ke liye rop kitne hafte me ukhadne layak
barsat wale pyaj ki paudh ready hone me ketna hafta
kharif onion nursery
is june too late for rainy season seedlings in maharashtra
age of seedlings for monsoon planting in weeks
खरीफ प्याज नर्सरी
दक्षिण भारत में बरसाती पौध कब डालते हैं
छह सात हफ्ते की पौध लगाना सही है क्या
मृग नक्षत्र में बीज डालें तो
kharif kanda rop
barsati pyaj nursery
may me bij dalu ki june me, barsat wali
pavsali kanda bij kab takaycha
kharif onion nursry time
malik bole baisakh me bij daal do, barsati rop itni jaldi sahi hai kya
FARMER ASKED ABOUT NURSERY TIME OF KHARIF ONION IN MAHARASHTRA
`,
  'onion-sowing-2': `
my seedlings are ready at christmas, field free after potato, gap line to line
transplanting of onion in january spacing
late for rabi onion planting on 20 january?
distance between onion plants winter crop
बड़े दिन तक पौध तैयार, आलू खोदकर रोप दें तो कितने सेमी पर
प्याज की रोपाई का सही समय
रोपाई कितनी दूरी पर करें
नवंबर में प्याज का बीज डाला, रोपाई कब
rabi pyaj ki ropai kab kare
magh lag gaya, ab rope to pichhad gaye kya
beehan kab girawe ke chahi jada me
december me pyaj ropna sahi rahega
rabi onion transplanting
is it okay to transplant after makar sankranti
15 x 10 cm gap right for winter crop
रबी प्याज रोपाई
कार्तिक में नर्सरी डालना सही है क्या
पौष में रोपाई, कतार से कतार कितनी
नवंबर के आखिर में बीज डाला, देर तो नहीं
rabi pyaz ropai
jade wali rop kab
october last me nursery dalu
winter onion nursry
20 january tak rop sakte kya
rop haath bhar ki ho gayi, pus ke aakhir me khet me lagana theek rahega
सर्दी वाले प्याज की रोपाई दूरी के बारे में जानकारी
`,
  'onion-sowing-3': `
why is there nothing in godown in november and then fresh pours, explain crops
which onion crop stores best
when does new onion arrive in mandi
share of rabi onion in total onion
भारत में प्याज कितनी बार होता है
नया माल कब आता है
नवंबर में नया माल कहां से आता है और अप्रैल में कहां से
सबसे ज्यादा टिकने वाला प्याज किस मौसम का
jo april may me nikle wahi dashahra tak chalta hai kya
khudai kis kis mahine me hoti
kaun se season ka kanda jyada tikta
october tak konsa pyaj bazar me chalta
onion crop seasons
which months does late kharif come out
is it right that rabi is sixty percent of the crop
प्याज की तीन फसल
पछेती खरीफ कब निकलती है
रबी वाला अक्टूबर तक टिकता है क्या
बाजार में अप्रैल मई में किस रुत का माल आता है
lal kharif khudai mahina
rangda kanda kab nikalta
unhali kanda kab tak tikta
pyaj saal me teen bar
konsi fasal bhandaran layak
diwali tak rakh kar bechna hai, kaunsi fasal ka pyaj lu ki sade nahi
जनवरी में जो प्याज खुदता है उसे कौन सी फसल कहते हैं
`,
  'onion-seed-1': `
packet is five hundred gram, how many packets for my acre
seed required for one bigha
can old onion seed be used
small onion bulbs required per acre for planting
पांच सौ ग्राम का डिब्बा है, एकड़ में कितने डिब्बे
एक एकड़ के लिए प्याज का बीज कितना
पिछले साल का प्याज बीज बो सकते हैं
छोटे प्याज की गांठ कितनी लगेगी एक एकड़ में
beej kitna lagta hai ek acre
pyaz ka bij 1 hectare me ketna kilo
ghar ka bacha bij do saal purana, fenk du kya
purana pyaj bij jamega kya naya lu
onion seed rate
is 4 kg seed per acre too much
bulbs needed for multiplier type per hectare
प्याज बीज दर
एक हेक्टेयर में 8 किलो बीज ठीक है क्या
सांभर वाली छोटी की गांठें कितने क्विंटल
हर साल नया बीज लेना जरूरी है क्या
pyaj bij kitna
kanda beej ekari
purana beej jamta nahi kya
3 kilo bij ek ekad sahi hai
chinna vengayam ki gathi kitni lagti
नर्सरी के लिए बीज की मात्रा की जानकारी चाहिए, एक एकड़ प्याज लगाना है
last season left over seed in tin, is it waste to sow
`,
  'onion-nursery-1': `
heavy drizzle in july washes seed, make beds how high and cover by what
how to prepare onion nursery in rainy season
soil solarization for onion nursery bed
line sowing of onion seed distance in bed
जुलाई की झड़ी में दाना बह जाता, क्यारी कितनी उठी रहे
बरसात में प्याज की क्यारी कैसे बनाएं
प्याज की नर्सरी में ट्राइकोडर्मा कैसे मिलाएं
नर्सरी की क्यारी पॉलीथीन से कितने दिन ढकें
daal ke upar puaal kab hataye, ankur dikh rahe
barsat me pyaz ki paudh kaise ugaye
nursery bed kitna uncha kanda ke liye
pyaj ke beej par puaal kab tak rakhna
onion seedbed kharif
is 15 days plastic cover on bed needed
which gauge polythene for the bed
पौधशाला क्यारी ऊंचाई
क्यारी एक मीटर से चौड़ी बनाने से नुकसान होगा क्या
बीज कतार में 5 सेमी पर बोना
उगने तक पुआल ढकना सही है क्या
pyaj ki rop kyari
gadi wafa par kanda rop kaise
nursery me trichoderma gobar khad
250 gej panni kyari dhakna
onion nursry bed height barish me
beds keep sinking in rain, how many cm should they rise above path
क्यारी को पारदर्शी पन्नी से ढकने से क्या फायदा, कितने दिन
`,
  'onion-soil-1': `
tubewell ground white on top after drying, bulbs will be ok?
ph required for onion
onion in clay soil possible
why are onion bulbs out of shape in heavy land
सूखने पर सफेद पपड़ी जमती है, गांठ बनेगी क्या
खेती में मिट्टी का पीएच
ऊसर जमीन में प्याज होगा क्या
चिकनी मिट्टी में प्याज की गांठ टेढ़ी क्यों
matti kaali chikni hai gaanth chapti tedhi aati
pyaz ki kheti kali mitti me
balui domat me pyaj kaisa rahega
usar khet me pyaj lagaye kya
onion soil ph
is salty tube well land wrong for bulbs
which ground gives misshapen bulbs
प्याज की मिट्टी
पीएच 8 में लगाना सही है क्या
रेह वाली जमीन में गांठ बनेगी
पानी ठहरने वाले खेत में नुकसान होगा क्या
pyaz ke liye jamin
khari mitti me kanda
domat bhurbhuri mitti pyaj
chikni mitti me gathe tedhe
acidic soil me hoga ya nahi
zameen chipchipi hai, gathe tedhe medhe aate, kya mitti galat hai
is alkaline land with ph above eight going to spoil bulb shape
`,
  'onion-nutrients-1': `
fertilizer dose for onion per acre
urea application in onion time
second top dress missed at 45 days, can it be given at 70
top dressing days after transplanting onion
पैंतालीस दिन वाली यूरिया छूट गई, सत्तर पर दूं
यूरिया कब तक डालें
सल्फर कितना डालें
रोपाई के 60 दिन बाद प्याज में यूरिया डालें क्या
khad kab aur kitni
urea kab band karna
dap potash kitna dale ek acre
ropai ke samay ek acre me gandhak kitni aur gobar kitna
onion fertilizer dose
is urea after 45 days harmful for keeping
how many kg sulphur per hectare
प्याज खाद मात्रा
गंधक न डालें तो चलेगा, कितना चाहिए
गोबर खाद 15 टन डालना
30 और 45 दिन पर यूरिया सही है क्या
pyaj me urea kab
kanda khat dose ekari
salphar kitna kg
der se urea gardan moti
ropai pe kaun kaun khad aadha nitrogen
kisan ne pucha pyaj me gandhak aur potash ki matra
सत्तर दिन की फसल में यूरिया छिड़का, गर्दन मोटी तो नहीं होगी
`,
  'onion-irrigation-1': `
in january cold i water every week, is it too much before bulbs swell
when to stop water in onion
water need at bulb formation
light irrigation in winter onion after how many days
सिंचाई कितने दिन पर करें
पूस में हफ्ते पर नाली दे रहा हूं, ज्यादा तो नहीं
गांठ बनते समय पानी
आखिरी पानी कब दें
pani kitne din me de
khudai agle pakhware, aakhri pani kab de chuka hona tha
kanda ko thand me pani kitne din se
ganth ban rahi hai pani roz de kya
onion last watering
is it okay to water till digging
days between light waterings when bulb swells
प्याज सिंचाई अंतर
खुदाई से पहले पानी कब रोकें
सर्दियों में दस दिन पर पानी सही है क्या
गांठ फूलते समय सूखा पड़े तो नुकसान होगा क्या
pyaz pani kitne din
kanda pani kadhi band
gathi ban rahi 5 din pe pani
uthli jad hai to halka pani ya bhar ke
khudai ke 10 din pehle tak pani chala diya
FARMER ASKED WHEN TO STOP IRRIGATION BEFORE ONION DIGGING
gathi phool rahi aur nahar band, chhoti reh jayegi kya
`,
  'onion-weeds-1': `
labour costly, want spray right after planting before weeds sprout
herbicide for onion at planting
weeding days after transplanting onion
how long onion suffers from weeds
मजदूर महंगे, रोपाई के फौरन बाद वाली दवा कौन सी
निराई गुड़ाई कब करें
घास मारने की दवा
पेंडीमेथालिन प्याज में कब डालते हैं
ghas ki dawa
bees din ho gaye rope, ghas dikhne lagi, ab haath lagau
pehli nirai kab
tan niyantran kaise kare
onion weed control
pendimethalin at planting, is it okay
till how many days must the field stay clean
प्याज निराई
पहले डेढ़ दो महीने घास से कितना खतरा
45 दिन पर दूसरी निराई सही है क्या
घास उगने से पहले वाली दवा
kanda ghas dawa
pyaj ki nirai kitne din
khurpi do baar kab kab
ghas me dub gayi patli fasal
nindaai 20 din aur 40 din
प्याज में खरपतवार नियंत्रण की जानकारी
till two months grass must not grow, is it true for thin leaf crop
`,
  'onion-varieties-1': `
need a bulb that keeps till september, winter sown, name it
rabi onion variety good for storage
white onion variety for dehydration
agrifound dark red duration days
कुआर तक टिके ऐसी जाड़े वाली का नाम
खरीफ प्याज की किस्म
रबी प्याज की अच्छी किस्म कौन सी
एग्रीफाउंड लाइट रेड कितने दिन की है
pyaj ki acchi variety batao
kharif ke liye kaun sa pyaj beej
nhrdf red kis mausam me lagta
barsat me lagane ko gehre rang ka beej dukan pe kaunsa mangu
best kharif onion
agrifound light red for which season
nhrdf red-2 maturity days
प्याज किस्म रबी
एग्रीफाउंड व्हाइट कहां के लिए
बरसात में डार्क रेड लगाना सही है क्या
सौ दिन में तैयार होने वाली भंडारण वाली किस्म
kharif onion variety
rabi kanda jaat
agrifaund dark red
safed kanda gujarat variety
nhrdf red tikau hai kya
gujarat me sukhane ke plant ke liye safed kaunsa lagau
खरीफ में लगाने लायक लाल किस्म का नाम और दिन
`,
  'onion-pests-1': `
in the fold near neck tiny yellow crawlers, leaves look scraped white
leaves silvery white lines
tiny insects in onion leaf centre curling
first spray for onion thrips organic
पत्ती के जोड़ में पीले रेंगते बिंदु, ऊपर से खुरची हुई
पत्ती पर सफेद धारी
प्याज में मरोड़िया कीट की दवा
पत्तियां मुड़ रही और सफेद चमक रही
neem ke tel se ye safed khurach rukegi kya shuru me
pyaz ke patte safed ho rahe hai
teliya keeda lag gaya
patti tedhi medhi safed dhari
onion thrips control
silver streaks, leaf tips drying, will hoeing help
is neem oil right as first spray for thrips
प्याज थ्रिप्स
पत्ती पर सफेद खरोंच बारीक कीट
तेला लग गया, पहले कौन सा छिड़काव
थ्रिप्स नियंत्रण के बारे में जानकारी
thrips ki dawa
pyaj me teela
chamakdar dhari patti kurkuri
fulkide kanda niyantran
patti ke beech bhure barik kide neem tel
ASKING ABOUT CONTROL OF THRIPS IN ONION CROP
patti upar se jali hui si, kholo to bareek keede daud rahe
`,
  'onion-pests-2': `
only few insects, but neighbours field got straw coloured eye spots from them
iris yellow spot virus carrier
when to start thrips control in onion early
why control thrips before damage is visible
थ्रिप्स से प्याज में कौन से रोग फैलते हैं
आइरिस येलो स्पॉट किससे फैलता है
थोड़े ही कीट हैं पर पड़ोस में इन्हीं से रोग आया, अभी रोकूं
थ्रिप्स कम हैं फिर भी नीम छिड़कें क्या
thrips se pyaj me virus aata hai kya
chipkne wala card pehle se lagau ya nuksan dikhne par
thrips ki wajah se jamuni dhabba badhta kya
patti safed hone se pehle thrips rokna kyo
thrips virus onion
is it okay to wait till leaves turn white
which virus do thrips carry here
थ्रिप्स से वायरस
बैंगनी धब्बे का रास्ता थ्रिप्स खोलती है क्या
पहले से ट्रैप लगाना सही है क्या
नीम पहले दिन से या नुकसान दिखने पर
thrips se rog
iris yelo spot
neele card pehle lagane se fayda
thrips ko halke me lene se nuksan hoga kya
peele aankh jaise dhabbe ka virus kaun lata
kya thrips hi purple blotch ke liye darwaza kholti hai
यही कीड़ा आइरिस वाला पीला धब्बा लाता है, तो कब से रोकूं
`,
  'onion-diseases-1': `
seed crop stalks fall from a dark purple ring after humid days
onion leaves spot with violet centre
weather favourable for purple blotch
yield loss by purple blotch in kharif onion
बैंगनी धब्बा रोग की पहचान
बीज वाली डंडियां जामुनी छल्ले से टूट रहीं, हवा में नमी
बैंगनी धब्बा किस मौसम में ज्यादा
बैंगनी धब्बे से कितना नुकसान होता है
chhoti dhansi safed bindi, beech baingni, fir patti sookhi, naam kya
pyaz ki patti par jamuni dhabbe sukh rahi
purple blotch kab lagta hai
jambhla dhabba karpa
purple blotch symptoms
at what temperature does purple blotch spread
half the kharif crop lost to violet patches, can it be
बैंगनी धब्बा लक्षण
जामुनी झुलसा से महाराष्ट्र में कितनी हानि
80 प्रतिशत नमी में कौन सा धब्बा
फूल डंडी पर धंसा सफेद बैंगनी दाग
parpal bloch
jambhla karpa lakshan
baingni dhabba kab failta
patti pe dhabba fir badi sookhi jagah
rabi me pachees pratishat nuksan kis rog se
किस मौसम में जामुनी धब्बा सबसे तेज, तापमान और नमी बताएं
half the leaf dead with dark purple ring in kharif, how much loss may come
`,
  'onion-diseases-2': `
third year same plot garlic then this, marks every season, what changes before planting
trichoderma dose with compost
crop rotation years for onion garlic
seed treatment to prevent purple blotch
तीसरे साल वही खेत, हर बार जामुनी निशान, लगाने से पहले क्या बदलें
झुलसा न आए क्या उपाय
ट्राइकोडर्मा खाद में कितना मिलाएं प्याज के लिए
प्याज के बाद लहसुन लगाना ठीक है क्या
purple blotch se bachav pyaj me
baigani dhabba ki dawa kaun bataye
bij ko garam pani se upchar aur khad me mitr fafund, dhabbe se bachega?
jyada urea se dhabba badhta hai kya pyaj me
purple blotch prevention
is it okay to grow garlic after onion in same plot
trichoderma how much in compost per acre
बैंगनी धब्बा बचाव
ज्यादा यूरिया देने से नुकसान होगा क्या, धब्बे बढ़ते हैं
कितने साल का फसल चक्र धब्बे से बचने को
500 ग्राम ट्राइकोडर्मा कितनी खाद में
baingni dhabba roktham
dhabba na aaye beej upchar
karpa yeu naye upay
lahsun ke baad pyaj sahi h
4 tan khad me mitra fafund milana
purple blotch ki roktham ke liye jankari chahiye, agle saal ke liye
is putting extra nitrogen feeding the violet patches
`,
  'onion-diseases-3': `
morning walk in bed and tufts of plants lie flat, thin at soil
seedlings rotting at collar
how much seedlings die by damping off
prevention of seedling rot in kharif onion
प्याज की नर्सरी में पौध गल रही
सुबह देखा गुच्छे के गुच्छे जमीन से लेट गए
प्याज के पौधे गर्दन से सड़कर गिर रहे
नर्सरी में पौध गलन से बचाव
nursery gal rahi hai
rop mar rahe kyari me
july ki kyari me aadhi rop khatm, agli baar panni se tapau?
bichda sad ke gir raha barsat me pyaj ka
onion damping off
what share of kharif seedlings can die in nursery
is thick sowing bad in rains
पौध गलन रोग
आर्द्र गलन से बचाव
10 दिन धूप उपचार काफी है क्या
गर्दन से गलकर रोप लेट गई, कारण
rop gal gayi
damping of nursery
mar rog ropvatika
bichda sad raha unchi kyari nahi thi
ghana bone se nuksan hoga kya nursery me
प्याज की पौध मर रही है, क्या नर्सरी की मिट्टी तपाना ठीक है
rop dhaage jaisi patli hokar let gayi, aadhi se jyada gayi
`,
  'onion-diseases-4': `
whole clump yellow from tips, root area has cotton with mustard like seeds
white fungus on onion bulb in field
black small grains on onion bulb
field bulb rot what crop to rotate
ऊपर से पीली, जड़ पर रुई में सरसों जैसे दाने
प्याज की गांठ पर सफेद फफूंद
गांठ सड़ रही काले दाने राई जैसे
सफेद सड़न वाले खेत में क्या बोएं
ganth sad rahi safed rui
is khet ko gehu makka me ghumana padega kya jad ki rui ke karan
jad me safed fafund
kand sadan khet me pyaj patta pila
white rot bulb
is it okay to plant again where bulbs had white cotton
black mustard like grains on rotten base
सफेद सड़न
सफेद रुई राई दाने गांठ
सफेद सड़न में कौन सी फसल बदलें
जड़ सड़ी, ऊपर नोक पीली, ट्राइकोडर्मा सही है क्या
safed sadan rog
ganth me rui kale dane
usi khet me dubara lagane se nuksan hoga kya
pandhri saad kanda
patti pili hoke mari jad me fafundi
upar se nok peeli, khincha to neeche rui aur kale kan
should i keep onion out of this plot and sow wheat, rot with black seeds came
`,
  'onion-diseases-5': `
onion rotting in storage at neck
sacks opened after two months, top wet and grey dust, bottom fine
grey mould in stored onion
how to dry onion so that neck rot does not come
प्याज भंडार में गर्दन से सड़ रहा
दो महीने बाद बोरी का ऊपर वाला भाग गीला, सुरमई फफूंद
रखे हुए प्याज में भूरी फफूंद
भंडारित प्याज का गलना कैसे रुके
pyaj rakhne par sad raha hai
gardan gal gayi godam me
khudai ke din boonda bandi hui thi, ab rakha maal upar se pilpila
khudai ke baad kitna sukhaye ki gardan na sade
neck rot store
is two days field drying enough against neck rot
grey mould on stored bulbs, water soaked scales
गर्दन सड़न
भंडार में नरम पानी जैसे छिलके
छाया में कितने दिन सुखाएं कि गर्दन न गले
गीली खुदाई से नुकसान होगा क्या रखने में
gardan sadan rog
bhandar me gal raha pyaj
neck rot rokne sukhana
chot lage hue rakhne sahi kya
der se pani diya ab chal me sad raha
भंडार में प्याज ऊपर से गीला नरम और धूसर फफूंद वाला, कारण
kitne din chhaya me sukhau ki godam me gardan na sade
`,
  'onion-disorders-1': `
one fourth plants raised hollow pipe in february, cold was long
flower stalk coming what to do
premature flowering onion due to cold
can bolted onion be stored
फागुन में चौथाई पौधे नली दे गए, ठंड लंबी थी
बोल्टिंग क्यों होती है
गुंडी निकल रही है
ज्यादा दिन की पौध लगाने से डंडी आती है क्या
sattar din purani rop lagayi thi isi se gundi nikli kya
phool nikal raha hai
dengle aale kya kare
danthal aa gaya ganth nahi ban rahi
onion bolting reason
is it okay to store bolted bulbs
flower pipes after cold spell
बोल्टिंग प्याज
फूल डंडी वाले पौधे का क्या करें
जल्दी रोपाई से डंडी आती है क्या
डेंगली वाली गांठ टिकती है क्या
pyaj me phool
doka aala kanda
danthal wala turant bechna
thand se phool nikla kya
kharab bij se phool dandi aati
budhi paudh lagayi thi, ab har paudhe se kalam jaisi dandi
kya gundi wale pyaj ko bhandar me rakhna theek hai
`,
  'onion-disorders-2': `
double bulb in onion cause
trader says twin inside one coat, we irrigated irregularly
splitting in two bulbs
can thick neck onions be stored
प्याज दो फाड़ क्यों हो रहा
गर्दन मोटी क्यों रहती है
एक छिलके में दो, पानी आगे पीछे हुआ था
मोटी गर्दन वाला प्याज रखें या बेचें
pyaj do ganth wala ban raha
moti gardan pyaj ka karan
gale mote reh gaye, godam me dalne se pehle alag nikalu
pyaj fat raha do hisse me khad jyada thi
double bulbs onion
thick neck ones, sort before storing?
is wide planting reason for joined bulbs
जुड़वां प्याज कारण
मोटी गर्दन कारण
चौड़ी दूरी रखने से नुकसान होगा क्या
जुड़ी गांठ पहले सड़ती है क्या
judva kanda
do fak pyaj
moti gardan wale alag chhantna
pani aage peeche dene se gathi judti
jyada urea se gala mota
ek chhilke me do gaanth, kya pani ki gadbadi se hota
मोटे मुंह वाले प्याज भंडार में पहले खराब होंगे क्या
`,
  'onion-disorders-3': `
tops brown like burnt matchstick though watered, where to check first
tip drying reason
top of onion leaves burnt, what to check
yellow leaf near maturity onion normal
पत्ती ऊपर से पीली
पत्ते का सिरा सूख रहा
सिरे जली तीली जैसे, पानी ठीक दिया, पहले क्या जांचूं
नोक जल रही, गंधक की कमी है क्या
patti upar se pili ho rahi
pyaz peela pad raha kya kare
patte ki nok sukh rahi hai
nok sukhti hai, beech khol ke keede dekhu ya khad ki kami samjhu
onion tip burn
yellow tips near harvest, is it okay
what to check first when leaf ends dry
पत्ती नोक पीली
सिरे सूखना थ्रिप्स है या गंधक की कमी
पानी भरने से नोक पीली होती है क्या
पकते समय पत्ते पीले होना ठीक है क्या
patti ki nok sukhna
pyaj pila pad gaya
upar se jal rahi patti karan
tip burn kanda
nitrogen ki kami se sira pila
सिरे सूखने का कारण, कीड़ा देखूं कि खाद
leaf ends dry although field is wet, is standing water the reason
`,
  'onion-harvest-1': `
leaves folded down on their own in half the field by april, call diggers?
how many tops fall for onion digging
signs of maturity
leaves bending down, dig now?
प्याज की खुदाई कब करें
अप्रैल में आधे खेत के पत्ते खुद झुक गए, मजदूर लगाऊं
रबी प्याज उखाड़ने का सही समय
प्याज के पत्ते गिर रहे हैं खोद लें क्या
kab ukhadna chahiye, pani das din se band hai
khudai ka samay
pyaj tayar hai kaise pata chale
kanda kadhaycha time april me
onion digging time
is it okay to dig when all leaves are green
half tops fallen, lift now
प्याज खुदाई समय
आधी पत्ती गिरना मतलब तैयार
सब पत्ते गिरने तक रुकने से नुकसान होगा क्या
पानी बंद किए 15 दिन, अब उखाड़ें
pyaj kab khode
kanda kadhni
gardan 50 pratishat giri
maan padne par nikalna sahi kya
rabi khodai ka ishara
पत्ते आधे लुढ़क गए, अभी निकालना जल्दी तो नहीं
FARMER ASKED ABOUT RIGHT STAGE OF RABI ONION HARVEST
`,
  'onion-storage-1': `
freshly dug lying with leaves, next step before bamboo store
onion storage method at home
neck length to leave while cutting onion tops
how to store onion for long time
खोदकर पत्ते समेत पड़ा है, मचान में चढ़ाने से पहले क्या
कितने दिन सुखाना चाहिए
पत्ती काटते समय कितना छोड़ें
कांदा चाल में हवा कैसे मिले
mundi ekdam se kaat di bilkul chhoti, kitni chhodni thi
pyaz khudai ke baad kitne din sukhaye
kanda chal kaisi honi chahiye
pyaj ghar me rakhne ka tarika
onion curing days
is cutting tops flush okay before storing
how many cm neck to leave
प्याज सुखाना
कितने दिन छाया में क्योरिंग
हवा नीचे और बगल से आने वाला घर
तीन दिन खेत में पत्तों सहित छोड़ना सही है क्या
kanda chal
pyaj rakhne ka tarika
dhai cm gardan chhodna
khodte hi bori me bharne se nuksan hoga kya
pati sahit sukhwana kitne din
patte kaatte samay neck kitni cm chhodni hai, poori saaf kaatne se nuksan
onion kept in closed room gets hot, what kind of store lets air
`,
  'onion-storage-2': `
trader told one third will go by diwali, is it normal in common shed
loss in onion in six months
improved storage versus ordinary storage onion
how much onion rots in farmer heap storage
व्यापारी बोला दिवाली तक तिहाई चला जाएगा, सच है
छह महीने में प्याज कितना सड़ता है
नियंत्रित भंडार में प्याज की हानि
साधारण गोदाम में प्याज का घाटा कितना
pyaj store me kitna percent kharab hota
hawadar chal aur thande niyantrit godam me ghate ka fark batao
dher me kitna nuksan
acche godam se pyaj ka nuksan kitna kam hoga
onion storage loss
is one third loss in six months normal
improved store saves how much
भंडार में घाटा
नियंत्रित भंडार में साढ़े चौदह प्रतिशत ही खराब होता है क्या
ढेर में रखना सही है क्या
छह महीने बाद वजन घटना
pyaj storage nuksan
chhah mahine me kitna sadta
hawadar bhandar 33 percent hani
thanda store banwane ka fayda kitna
nhrdf ka adhyan bhandaran hani
सुधरे भंडार में छह महीने में कितने प्रतिशत खराब होता है
farmer heap in open yard, is the loss highest there
`,
  'onion-yield-1': `
two acres gave 130 quintals, did i do fine
expected production of onion in one bigha
kharif onion yield per hectare
is 70 quintal per acre onion good
दो एकड़ में एक सौ तीस क्विंटल, ठीक रहा
उत्पादन एक हेक्टेयर में
खरीफ प्याज की उपज कितनी
एक एकड़ में प्याज के कितने कट्टे निकलते हैं
kitna nikalta hai ek acre me
upaj kitna quintal
ropai wali fasal se kitne ton hectare umeed karu
barsati pyaj ka production kitna hoga
onion yield acre
is 15 tonne per hectare fine for rainy crop
got 45 quintal from one acre of transplanted bulbs, is it low
प्याज उपज एकड़
खरीफ में 80 क्विंटल एकड़ मिल सकता है क्या
रोपाई वाली से 25 टन हेक्टेयर का दावा सही है क्या
प्याज की पैदावार के बारे में जानकारी
pyaj ki paidawar
kanda utpadan ekari
ek hectare me kitne tan pyaj
barsati kanda kitne quintal
bigha bhar me kitna man pyaj hota
FARMER ASKED QUERY ABOUT YIELD OF TRANSPLANTED ONION PER ACRE
kam nikla to nahi, ek killa se nabbe quintal kanda mila
`,
  'potato-sowing-1': `
SOWING TIME OF POTATO
spring potato in plains month
karnataka kharif potato planting time
potato in hills january or may
बुवाई का उचित समय
कर्नाटक में रबी आलू कब लगाएं
बसंत वाली बिजाई जनवरी में
पहाड़ों में मई में बो सकते हैं
bijai kab kare
mukhya fasal october me kis hafte
mp me kab lagate hai
pahadi jan feb me lagaye kya
potato planting month
is november late for main crop in plains
hills second planting in may, correct or not
आलू रोपने का महीना
मैदान में जनवरी में दूसरी फसल गाड़ने की सोच रहा हूं
मालवा में कार्तिक लग गया, अब गाड़ूं तो देर होगी
पुणे तरफ बरसात वाला कंद जून में किस हफ्ते दबाएं
alu kab gaade
kuar me maidan me laga du ya kartik tak ruku
shimla ke upar wale gaon me kis mahine bijai
belgaum side barsati wali fasal ka samay
JAADE KI FASAL LAGANE KA SAMAY PUCHHA, M.P.
`,
  'potato-seed-1': `
SEED RATE OF POTATO PER ACRE
seed tuber size 40 gram, quintal
tnau seed potato per hectare
does small tuber lessen seed quantity
आलू का बीज एक एकड़ में कितना
बीज कंद का वजन कितना
पंजाब में बीज दर
एक बीघा कितने क्विंटल बीज
aloo ka bij ek bigha kitna
beej 15 quintal acre thik hai
50 gram wala kand boye to kitna bij
punjab me seed kitna lagta killa
seed tuber weight
dealer says eighteen quintals tubers for one acre in punjab, sounds heavy
tnau says how much seed for a hectare
बीज आलू कितने क्विंटल
चालीस पचास ग्राम का कंद ही क्यों लेते हैं
पंजाब में एक किल्ले में 12 क्विंटल कम तो नहीं
छोटे साइज का बीज लूं तो तौल कितनी घटेगी
bij aloo matra
murgi ke ande jitna kand boye to acre me kitna lagega
ludhiana me ek killa ke liye 40 gram wale kitne bore
kam beej lagau to paudhe door rahenge, nuksan kya
BEEJ KI MATRA PRATI ACRE KI JANKARI, JALANDHAR
`,
  'potato-seed-2': `
SPROUTING OF COLD STORE SEED POTATO
diffused light for seed days
planting seed straight from cold storage
thin long sprouts on seed, keep in light
आलू बीज का अंकुरण कैसे कराएं
शीत गृह से निकला कितने दिन फैलाएं
हल्की रोशनी में अंकुर
कोल्ड से निकालकर सुखाना जरूरी है बीज
aloo beej me ankur nikalne ki vidhi
cold store ka aloo seedha bo de
8 10 din chhaya me failana
aankh moti aur chhoti kaise nikle
sprout seed potatos
truck brought tubers from cold room this morning, may we plant by evening
pale light in cool room, for how many days
अंकुर कैसे निकले
ठंडे गोदाम का बीज पसीज रहा, सुखाना जरूरी है क्या
आठ दस दिन हल्की रोशनी में फैलाने से क्या होता है
गाड़ी से उतरते ही गाड़ दिया, पंद्रह दिन हुए कुछ नहीं निकला
ankur lambe patle
sheet ghar ka beej ghar laya, farsh pe phaila du chhaya me
aankhe chhoti aur majboot chahiye, roshni tez ya dheemi
beej ugne me deri, store se nikalte hi daba diya tha
BEEJ ANKURIT KARNE KI VIDHI
`,
  'potato-seed-3': `
SEED POTATO PRODUCTION METHOD
aphid count and haulm cutting for seed crop
rogueing of virus plants in seed plot
own seed, cold store in march
आलू बीज उत्पादन की विधि
बीज वाले आलू की डंठल कब काटें
माहू बीस से पहले बेल कटाई
विषाणु रहित बीज कैसे तैयार करें
apna aloo beej taiyar karna vidhi
seed plot me rogi podhe ukhadna kab
beej lata kitne din me kaate
seed plot october me lagana hai
own seed plot
20 aphids per 100 leaves, what to do then
how many lice on hundred leaves before i must chop the tops of seed crop
बीज फसल की बेल कटाई
घर का रखा बीज हर साल कमजोर होता है, रोगी झाड़ कितनी बार छांटूं
बीमार पौधे एक बार निकालूं या दो बार
बीज का आलू किस महीने कोल्ड स्टोर में दूं
virus mukt beej
pachhattar din ki fasal, mahu dikh rahi, dhad kaat du
ghar ka beej october ke pehle hafte me lagana hai kya
tel kand dher me pakana kya hota hai beej ke liye
jhaad pachhattar din ka hua, patte ke neeche mahu ginn ke kab kaatu
`,
  'potato-climate-1': `
Farmer wants information on suitable climate for potato tuberisation
is 32 degree daytime too warm for tuber growth
soil ph is 6, loose and sandy, good for this crop or not
november has stayed hot and tubers are tiny, is heat the reason
आलू की खेती के लिए अनुकूल मौसम और मिट्टी की जानकारी
रात में बीस डिग्री से ऊपर जा रहा है तो गांठ बैठेगी या नहीं
चिकनी सख्त माटी में लगावें तो कंद बढ़ेगा कि ना
कितना पीएच तक की जमीन यह फसल सह लेती है
aloo kitne degree me sabse accha banta hai
din me dhoop tez rehti hai yahan, kand chhote reh jate kya thand chahiye
bhurbhuri nikas wali mitti chahiye kya aur ph kitna tak chalega
garmi wale ilake me jaha raat 22 degree rehti hai waha laga sakte h
tuber forming temperature
what day and night warmth makes the biggest tubers
soil ph 8 and sandy, can tubers form
कंद बनने की ठंड
पौधा हरा भरा, नीचे आलू नहीं, मौसम गर्म रहा
दोपहर में पसीना आ रहा है, अभी गाड़ दूं तो नीचे गोले बनेंगे
भुरभुरी न हो तो कंद टेढ़े होते हैं, कैसी मिट्टी हो
raat garam kand chhote
kitni garmi me gathan banna band ho jata
aloo wali zameen ka ph 5.5 se 8 tak chalta hai kya
sheet lahar nahi aayi is saal, kand matar barabar
kuhasa nahi, jaada nahi, kand goli jitne, mausam ka khel hai kya
`,
  'potato-nutrients-1': `
ASKING FERTILIZER DOSE FOR POTATO IN KERALA
munnar farm, what basal npk per hectare for tubers
how much nitrogen at thirty days in idukki, and with which operation
how many tonnes of cowdung manure for hill potato in the south
केरल में आलू के लिए नत्रजन फास्फोरस पोटाश की मात्रा
मुन्नार की ढलान पर कंद वाली फसल लगाई, गोबर कितने टन डालें
ऊटी में एक महीने की फसल है, अब कितना नत्रजन और दें
दक्षिण में बुआई वक्त पोटाश ज्यादा क्यों, हिसाब बताइए
ooty me aloo lagana hai khad ki matra ek acre
kodaikanal side basal me fosforas kitna aur potash kitna
wayanad me tees din ho gaye mitti chadha rahe sath me kitna nitrogen
south india hill ke liye gobar khad 20 ton lagti hai kya hectare me
kerala potato npk
idukki hill plot, potash at planting shown as 120 a hectare, correct figure
24 kg nitrogen per acre at one month with soil pulling
दक्षिण में आलू की खाद
वायनाड का किसान हूं, बैलगाड़ी से आठ टन गोबर डालना कम है या ज्यादा
नीलगिरी में पहली मिट्टी के साथ कितनी यूरिया
इडुक्की किसान, लगाते समय फास्फोरस सौ किलो ठीक है
kerala khad hisaab
munnar ke khet me gobar 20 ton hectare zyada to nahi
tees din pe mitti charhate kitna natrajan, dakshin
pahadi keral me aloo bone pe npk kya rakhe
KERALA MEIN KHAD PRABANDHAN
`,
  'potato-nutrients-2': `
information regarding urea and dap schedule in potato, agra
soil test says medium, what is the usual npk for plains crop
second half of nitrogen goes on which day after planting
do i put all potash on day one or split it, farrukhabad
आलू में खाद की मात्रा कितनी रखें उत्तर प्रदेश
बिहार के नालंदा में रोपाई पर डीएपी पोटाश कितना कट्ठा के हिसाब
मिट्टी चढ़ाते बखत कितनी यूरिया डालनी ठीक है
क्या सारी यूरिया शुरू में ही झोंक दूं
nalanda me alu ropai karna hai khaad ka pura hisab
aloo me potash kitna dalna chahiye ek bigha, agra
25 din baad urea kitni du mitti chadhane pe
maidani ilake me phosphorus 60 kilo kaafi h ya 80
up potato npk
agra side friend dumps all urea on planting day, i prefer half later
half nitrogen at earthing, is 28 days fine
मैदान में यूरिया डीएपी
एक एकड़ में सत्तर किलो नत्रजन ज्यादा है क्या
मिट्टी चढ़ाते समय यूरिया कितनी दूं, कन्नौज
पोटाश की बोरी महंगी हो गई, मैदान में एक एकड़ पर कितना जरूरी
khad up aloo
hathras me kitna dap potash ek bigha par
mitti ki jaanch ke hisab se khad kam karun to nuksan
lagate waqt sara fosforas aur potash de du kya
MAIDANI KSHETRA ME URVARAK MATRA
`,
  'potato-irrigation-1': `
IRRIGATION SCHEDULE IN POTATO ASKED
tubers went in last monday, when is first water due
sprinkler every week or furrow every two weeks on sandy soil
roots are shallow they say, so how do i plan watering
आलू में कितने कितने दिन पर पटवन करना चाहिए
बीज रोपे एक हफ्ता हुआ, अभी तक पानी नहीं दिया, देर हो गई क्या
फव्वारा लगवाना फायदे का है कि नाली से ही सींचूं
भारी मिट्टी है, दो पानी के बीच अंतर कितना रखूं
aloo me pehla paani kab lagaye bijai ke baad
sinchai ka gap 7 din rakhe ya 15 din, balui mitti hai
tapak vidhi se seenchu to theek hai kya jad upar hi rehti hai
ek bar me bharpoor pani de diya, sahi kiya ya kam kam dena tha
frist water potato
water spilled over the ridge tops last time, does that hurt the tubers
shallow roots, drip or sprinkler better
पहला पानी कब
गाड़े पांच दिन बीते, धूल उड़ रही, पहला हल्का पानी छोड़ दूं
टीएनएयू में पहला पानी दस दिन बाद, हमारे यहां पांच क्यों
दो सिंचाई में कितने दिन का फासला, भारी मिट्टी
halka pani baar baar
jad gehri nahi jaati to kam kam pani kyu
fawara lagwana sahi hai aloo me
naali chhalak ke med doob gayi, nuksan hoga kya
SINCHAI KI ANTRAAL KE BARE ME
`,
  'potato-soil-1': `
Asked about earthing up time in potato
first ridge pulling at what plant height please
tubers peeping out of ridge, cover them now?
does one earthing suffice or need three in total
आलू में मिट्टी चढ़ाने का सही समय
पौधे बीस सेंटीमीटर के हो गए, अब माटी चढ़ा दें
पहली और दूसरी मिट्टी में कितने दिन का फासला
कंद मेड़ फाड़कर झांक रहे हैं, दुबारा माटी दें क्या
aloo par mitti kab chadhate hai aur kitni dafa
earthing up kitne inch ke paudhe pe kare
pandrah din pehle mitti chadhai thi ab dobara kab
kand nange dikh rahe, kudali se mati chadha du
earthing up rounds
plants 20 cm tall, pull soil now
covered them once at three weeks, need to pull soil again or leave
मिट्टी चढ़ाना कितनी बार
मेड़ धुल गई और गोले झांक रहे, दोबारा मिट्टी कब खींचूं
दूसरी बार पंद्रह दिन बाद या महीने बाद
बित्ते भर पौधा हुआ तब कुदाल चलाऊं
mitti charhana dusri
paudhe ko mitti se na dhaka to kya nuksan hoga
bees din baad phir se mitti charhani hai kya
do teen baar mitti, pehli kitni unchai pe
dono taraf se mitti kheench ke kand dabaye, ab agli baar kitne din baad
`,
  'potato-disorders-1': `
REASON FOR GREENING OF POTATO TUBERS
can we peel and cook the green ones or are they poisonous
sunlight fell on tubers through cracked ridge and they are green now
shop display under bulb light has turned them green and bitter
आलू हरा क्यों पड़ जाता है और बचाव
हरे भाग को काटकर सब्जी बना लें तो चलेगा क्या
खुली मेड़ से झांकते कंद हरियर हो गए हैं
हरे कंद मंडी में बेचना ठीक है कि अलग निकालूं
aloo hare ho gaye khane layak hai kya
roshni me rakhne se harapan aata hai to andhere me rakhu
hara hissa kaat ke pakaye to nuksan karega kya
mend phat gayi dhoop padi, kand hare ho rahe kaise roku
green tuber safe
mother peeled off the green layer and cooked it, anything to fear
tubers under bulb light became green and bitter
हरा आलू जहर
कुछ गोलों पर हरी परत, ग्राहक को दे दूं तो शिकायत आएगी
कड़वे लगते हैं और छिलका हरा, खाने से नुकसान
आलू अंधेरे में रखें या उजाले में
hara kand kadua
bachcho ne hare wale kha liye, zehar hota hai kya
mend ki mitti dhul gayi aur kand rang badal gaye
ujale me kitne din rakhne se hara, andhere me kaise rakhu
HARE KAND KE KHANE SE HANI
`,
  'potato-weeds-1': `
weed management period in potato field
which weeks matter most for keeping the beds clean of grass
only a few weeds standing on ridge tops now, pull by hand?
should hoeing be finished before soil is pulled up to plants
आलू में निराई गुड़ाई कब तक करनी चाहिए
मोथा और बथुआ पहले महीने में ही निकालूं क्या
मिट्टी चढ़ाने के बाद मेड़ पर उगी घास का क्या करें
खरपतवार सफाई में एक महीना निकल गया, अब जरूरत है क्या
aloo me khar patwar kab tak nikalna hai
charo taraf ghas ug gayi, mitti chadhane se pahle saaf karu na
med ke upar jo ghas bachi hai haath se ukhadu ya chhodu
kitne hafte me patte zameen dhak lete phir nirai nahi lagti
weeding four weeks
canopy has closed over the furrow, may i stop sending women for weeding
grass on ridge top, pull by hand only
निराई कब तक
पहले घास निकालूं फिर मेड़ बनाऊं या उल्टा
चौथे हफ्ते के बाद खरपतवार हटाने का फायदा
दबदबा पौधों का हो गया, ऊपर की घास क्या करूं
ghas nikalai aloo
pehle mahine me ghas nahi nikali to nuksan
kudali marne se pehle khet saaf hona chahiye kya
bathuwa aur makoi bina mitti chadhaye kab nikalu
KHARPATWAR NIYANTRAN KA SAMAY
`,
  'potato-varieties-1': `
Farmer wants information about Kufri Pukhraj
how many quintals an acre does pukhraj give if dug early
is pukhraj hit by blight, does earliness save it
jalandhar belt, early bulking tuber for short slot before wheat
कुफरी पुखराज की पैदावार और अवधि की जानकारी
गेहूं से पहले निकल जाए ऐसा अगेता आलू पंजाब के लिए
पुखराज में झुलसा लगता है कि नहीं
अस्सी दिन में खोद लूं तो पुखराज कितना निकलेगा
kufri pukhraaj kaisi kism hai punjab me
ageta aalu lagana hai jo jaldi mota ho gehu se pehle
pukhraj 90 din me kitna quintal nikalta hai
hoshiarpur me jaldi bikne wala alu kaun sa boye
pukhraj how many days
will pukhraj finish before the december fog disease comes
130 quintal per acre from early potato possible
कुफरी पुखराज अवधि
अगली फसल के लिए सत्तर दिन में खेत खाली चाहिए, पैदावार कितनी बैठेगी
पंजाब के अगेते आलू में झुलसा कब लगता है
एक हेक्टेयर में 320 क्विंटल किसकी उपज है
pukraj kisam
gehu se pehle khet khali, agata aloo kaunsa
kapurthala me jaldi badhne wala beej le lu
pukhraj jhulsa jhelti hai ya bhaag jaati hai pehle
AGETI KISM KE BARE ME, PUNJAB KISAN
`,
  'potato-varieties-2': `
IMPROVED VARIETIES OF POTATO ASKED
kufri bahar or kufri jyoti, which one resists blight
need a red skinned late type, name please
early kind that also keeps well after digging
आलू की उन्नत किस्मों के नाम
कुफरी सिंदूरी लाल वाला देर से पकता है क्या
चिप्स फैक्ट्री को देने लायक प्रजाति
कुफरी चंद्रमुखी भंडारण में कैसी रहती है
aloo ki kaun kaun si acchi variety hai
chipsona lagau ya jyoti, factory ko bechna hai
kufri bahar me jhulsa lagta h kya upaj kitni achi
lal aalu chahiye late wala, nam batao
chips potato varity
name one kufri that stands both blights and grows anywhere
late red one for home use, name it
चिप्स वाली किस्म
बहार बहुत फलती है पर पत्ते जल जाते हैं, दूसरी कौन सी
चंद्रमुखी कितने दिन घर में टिकती है
लाल आलू कौन सा, देर से पकने वाला
jyoti ya bahar
sindoori lal hota hai kya aur kab pakta
sabhi jagah chalne wali kufri ka naam
chipsona ka aloo wafer wale lete hai kya
KISMO KE CHUNAV KI SALAH
`,
  'potato-diseases-1': `
LATE BLIGHT CONTROL IN POTATO
leaves got dark wet blotches after cloudy week, white growth underneath
what should be sprayed before blight enters, protective one
does too much urea and water bring more blackening of leaves
आलू में पछेता झुलसा की रोकथाम
बदली लगते ही पत्तों पर पानी भीगे जैसे काले धब्बे आए
रोग आने से पहले बचाव वाली दवा कौन सी छिड़कें
पूरा खेत दो दिन में जले जैसा, पत्ते के नीचे रुई
aloo me jhulsa rog lag gaya kya spray kare
pacheti jhulsa se bachao pehle se kaise kare
patti ke kone pe geele kale dhabbe aur niche safedi
badal chhaye hai aur khet tezi se kala pad raha bachao
late blight before spray
sky is cloudy but leaves are still clean, which guard spray comes now
boiled looking leaf edge, white fuzz at dawn
पछेती झुलसा रोकथाम
एक दो दिन में खेत तवे जैसा काला
यूरिया खूब दिया था, बादल आते ही खेत काला पड़ा
पत्ती के कोने भीगे और नीचे फफूंद
jhulsa badli
kaale chhaale patte pe, badal aur os
sahi beej aur kam pani se jhulsa kam hota kya
rog aane se pehle wali dawa kis se poochu
PICHHETI JHULSA KA UPCHAR
`,
  'potato-diseases-2': `
Blight forecast information for potato growers
cloudy and misty since monday, inspect fields daily or weekly
is late blight an every year thing in hills
how fast can this disease run through a field once seen
आलू में झुलसा का पूर्वानुमान कैसे मिलता है
कोहरा पड़ रहा है, खेत रोज घूमकर देखूं या हफ्ते में एक बार
पहाड़ों पर हर साल झुलसा आता है क्या
झुलसा एक बार दिख जाए तो कितने तेजी से फैलेगा
jhulse ki chetavani kaha se milegi aalu walo ko
abhi paudhe hare hai par dhundh hai, pehle se kya dhyan du
pachheta jhulsa maidan me kabhi kabhi hi aata hai kya
itni jaldi kaise fail gaya, do din pehle kuch nahi tha
blight alert where
how many days does it take from first spot to whole plot burnt
hills every year, plains sometimes, is it true
झुलसा की चेतावनी
कोहरा चार दिन से, रोज खेत देखना जरूरी है क्या
पहचान में देर की तो बचना मुश्किल है क्या
यह काला रोग हर साल आता है या किसी किसी साल
jhulsa bhavishyavani
badal chhaaye hai, khet kab kab ghum ke dekhu
kitne ghante me ek paudhe se poora khet
mausam wali jhulsa khabar kisan tak kaise pahunchti
pahad walo ko har saal kyu jhelna padta, hamare yahan kabhi kabhi
`,
  'potato-diseases-3': `
EARLY BLIGHT OF POTATO ASKED
brown circular dry marks with rings on aged foliage
does growing tubers in same field each year bring ring spots
which fungicide for concentric brown spots, as per label
आलू का अगेता झुलसा कैसे पहचानें और रोकें
पुराने पत्तों पर भूरे चकत्ते, गोल गोल धारी वाले
निचली पत्तियां सूखे धब्बों से भर गईं, मौसम सूखा है
हर साल इसी खेत में लगाने से छल्ले वाला धब्बा आता है क्या
aloo ki neeche ki patti me gol bhure dhabbe
ageti jhulsa me kya dalna chahiye
chakra jaise nishan patto pe, fasal badalne se jayega kya
bhure sookhe daag pehle niche fir upar, kaun si bimari
early blight ring
rings inside rings on the oldest leaves only, upper ones fresh
bottom leaves brown like dart board, dry weather
अगेती झुलसा
नीचे की पत्ती पर छल्ले, ऊपर साफ
सूखे गोल निशान पर क्या छिड़कें, डिब्बे पर लिखा देखकर
साल दर साल एक खेत में, भूरे धब्बे बढ़े
gol chhalle daag
purani patti pe cycle ke pahiye jaise nishan
bhure sukhe daag aloo ki nichli patti pe
fasal chakra badalne se chhalle wala jhulsa ghatega
AGETI JHULSA KI ROKTHAM HETU
`,
  'potato-diseases-4': `
BLACK LEG SOFT ROT IN POTATO
stems blackened at soil line and plants stunted upright
planted in september heat and now stem bases rot
tubers turn to stinking mush, remove plants or treat
आलू में काला पैर रोग की जानकारी
तना जमीन के पास काला, पौधा अकड़कर छोटा रह गया
नरम सड़न से कंद गल गए, बदबू मार रहे हैं
जल्दी गर्मी में बो दिया, अब तना सड़ रहा है
aloo sad gaye pani nikal raha badbudar
paudhe ki jad ke paas kala aur bauna reh gaya
kaala pair bimari kaise roke bij se aati hai kya
sadte hue paudhe khet se nikalu ya rehne du
black leg tubers stink
we planted in september heat and stems went black at the foot
plant stiff and short, tubers like slime
काला पैर आलू
तना जमीन के पास काजल जैसा काला
सड़ा पौधा उखाड़कर फेंकूं या जड़ में कुछ डालूं
रोगी पौधा निकालना सही है या दवा दूं
narm sadan gand
badbudar galit kand khodte nikle
garmi me jaldi laga diya, tana kala ho gaya
swasth kand kaise pehchanu ki kaala pair na lage
KALA PAIR ROG KE NIYANTRAN
`,
  'potato-diseases-5': `
SCAB AND BLACK SCURF OF POTATO
tuber skin has corky warts, buyers cut the price
does keeping soil moist when tubers set reduce rough skin
black crust on tubers, clean seed and rotation enough
आलू पर चेचक जैसे दाने
कंद की खाल पर काली पपड़ी चिपकी रहती है
कच्चा गोबर डाला था, छिलका खुरदरा निकला
खुरंड रोग रोकने को हरी खाद वाली फसल लें क्या
aloo ke chilke par khaj jaisa
kaali rusi lagi hai kand par, beej badlu kya
khurdure daag wale aloo na ho iske liye kya kare
scab rog me dhaincha ya gehu lene se fayda hoga
scab rough skin
raw cow dung was spread in october and tubers came out like tree bark
black tar spots on skin, green manure crop before
खुरंड रोग
छिलका सैंडपेपर जैसा, अंदर अच्छा है
मंडी में बोले छिलका दाद जैसा, क्या ताजे गोबर से हुआ
कंद बनते समय मिट्टी सूखी रही, खुरदरे निकले
kaali rusi daag
chechak wala aloo mandi me nahi bika
dhaincha ke baad aloo lagau to daag kam
beej saaf kaise lu ki tarkol jaise daag na aaye
chhilke pe daane daane, dhone se nahi jaate, agla beej kaisa lu
`,
  'potato-pests-1': `
POTATO TUBER MOTH MANAGEMENT
heaped tubers at home being bored by pinkish worm
how deep to plant so that tuber moth cannot lay on them
lantana leaf cover on stored tubers, does it stop moth
आलू में कंद शलभ कीट की रोकथाम
भंडार में अंदर कीड़ा सुरंग बना देता है
पतंगा अंडे न दे इसके लिए खोदे कंद रात में ढकें क्या
कितना गहरा लगाएं कि पतंगे से बचे
aloo ke godam me keede lag gaye surang bana rahe
kand ki aankh pe kala chura sa hai kaun sa keet
titli jaise keede dher pe ud rahe, ret me dabau kya
pheromone jaal aalu ke patange ke liye
tuber moth sand
dug heaps stayed uncovered overnight in the field, grey moths hovering
dust at eyes of stored tubers, lantana leaves okay
कंद पतंगा
रात में खुले छोड़े कंद में सुंडी लगती है क्या
घर के ढेर को सूखे बालू से ढक दूं तो तितली अंडे नहीं देगी
छोटी तितली ढेर पर, अंदर कीड़ा
kand ki surang
aankh pe kaala bhoosa jaisa, andar gali
khudai der se ki to patanga badhega kya
lantana ke patte dher pe daalna theek hai kya
khudi hui fasal raat ko tarpal se dhaku ki udne wala keeda na aaye
`,
  'potato-pests-2': `
CUTWORM ATTACK IN POTATO
seedling shoots fallen over at night, greasy grey worm in soil
light trap or bird perch against worms cutting stems
using raw farmyard manure bring grubs that bore tubers
आलू में कटुआ कीड़े का उपाय
रात में पौधे जमीन के बराबर से कटते हैं
सुबह कटे पौधे की जड़ के पास खोजने पर सूंडी मिली
कंद में बड़े छेद और पौधे कटे हुए, कौन सा कीट
katua keet lag gaya aalu me kya kare
chhote podhe raat me kaat deta hai din me chhipa rahta
roj das bees paudhe gir jate hai kat ke
katuwa illi ke liye chidiya ki baithak lagaye kya
cutworm dawn pick
fresh plants lie cut each dawn, where do i look for the culprit
light trap for worms which cut at night
कटुआ इल्ली
पौधा सुबह कटा, शाम को ठीक था
कटे पौधे हर सुबह, बुवाई से पहले गर्मी में खेत जोता होता तो
कंद में मोटे छेद और मिट्टी में काली सुंडी
raat kata paudha
bhor me kate paudhe ki jad kured ke kaun keeda pakdu
chidiya ki baithak laga du to katua kam hoga
gobar sadaya hua na daala to katua aata hai kya
KATUWA KEET KE NIYANTRAN
`,
  'potato-disorders-2': `
FROST PROTECTION IN POTATO ASKED
radio says frost tonight, evening watering helps?
leaves turned black overnight after cold, give nitrogen or not
where to burn straw for smoke, which side of wind
आलू को पाले से बचाने का उपाय
पाला मार गया, पत्ते काले, अब फसल दोबारा फूटेगी
शाम को हल्का पानी चला दूं, आज जाड़ा बहुत है
धुआं किधर करें, हवा पछुआ चल रही है
aloo me pala se bachav kaise kare
raat ko pala gira subah patte jal gaye
dhuaan karne se pala nahi lagega kya
thand jyada hai aaj raat, sinchai kar du sham ko
frost night smoke
forecast says zero degree tonight, shall i run the pump at dusk
leaves black by morning, nitrogen after frost
पाला बचाव आलू
रात को भूसा जलाकर धुआं किस तरफ करूं
पाले से काली पत्ती, पानी देने पर फिर फूटेगी
पूस की सर्द रात, शाम को पानी दूं क्या
pala raat dhuan
tusar pada, patte bhune hue jaise
aag jala ke dhuan kis disha me karu
pale ke baad thoda urea dena theek hai kya
thand se jali fasal ko pani aur thodi urea se zinda kar sakte kya
`,
  'potato-harvest-1': `
Harvesting and curing of potato tubers
how to make skin firm before lifting
last irrigation should stop how many days before digging
keep dug tubers in shade pile how long before sending to store
आलू की खुदाई का सही तरीका
बेल काटने के कितने दिन बाद खोदें
खुदाई से पहले पानी कब बंद करना
कटे और हरे कंद छांटकर अलग करें क्या, फिर ढेर कितने दिन
aloo ki khudai kab kare bel kaat di hai
lata kaatne se chilka pakka hota hai kya
geeli mitti me khod lu ya sukhne du
khodai ke baad chhaya me dher lagana kitne hafte
cut tops before digging
soil is still muddy and trader is waiting, may i lift the tubers
stop watering, how many days before lifting
बेल काटना खुदाई
ऊपर का झाड़ काटे तीन दिन हुए, अंगूठे से छिलका उतरता है
खोदने के बाद छाया में दो हफ्ते क्यों रखें
कटे और हरे कंद ढेर में मिला दूं तो नुकसान
jhaad kaat ke khudai
pani band karke kitne din me khodun
chhilka ragad se nikal raha, ruku kya
dher chhaya me, pandrah din baad cold store bhej du
bori bharne se pehle chhaya me dher lagana, kitne din tak
`,
  'potato-storage-1': `
COLD STORAGE TEMPERATURE FOR POTATO
why do stored tubers taste sweet, what temperature prevents it
chips purpose lot keep at how many degrees
seed lot needs two to four degree, true
भंडारण किस तापमान पर करें
शीत गृह में मीठा हो जाता है, उपाय
चिप्स वाला आलू कितने डिग्री पर रखते हैं
बीज ताप और नमी शीतगृह में
aloo cold store me kitne degree pe rakhe
khane ka aloo meetha ho gaya jyada thandak se
beej wala 2 degree aur khane wala 10 degree rakhe kya
ankur na nikle aur meetha bhi na ho kitna thanda rakhe
cold store temprature
chamber kept at 3 degrees and my table lot tastes like sugar
chips lot at 10 degree, seed lot at 3
शीतगृह ताप
मीठा स्वाद आया, क्या ज्यादा ठंडा रखा
बोने वाला और खाने वाला माल एक ही ठंडे कमरे में, बाद में दिक्कत
दो डिग्री से नीचे रखें तो क्या होगा
aloo meetha
khane ka maal aath bara degree kyu chahiye
cold me rakha, talne par laal kaala, cheeni badh gayi
beej ka aloo kis degree pe, nami kitni
wafer wale ne maal wapas kiya, bola zyada thande me rakha tha
`,
  'capsicum-sowing-1': `
hill farmer, month for planting shimla mirch
summer crop failing every time in open field
no polyhouse with me, which month to put plants outside in bihar
nights are warm now and plants stay barren, is season wrong
मई में शिमला मिर्च खुले में लगा सकते हैं क्या
पहाड़ी इलाके में शिमला मिर्च कब रोपें
पॉलीहाउस नहीं है, खुले में किस महीने रोपाई, यूपी
रातें गर्म हैं, पौधे में फल नहीं लग रहा, मौसम गलत है
garmi me fal nahi lagta shimla mirch me kyu
october me ropai thik hai kya shimla
khule khet me kis mahine lagane se phal milega, maidan
pahadi khet hai, march me rop du
does this vegetable ever succeed in plains in may june heat
my hill village, february planting or wait till june
bell pepper planting seson
कितने दिन ठंडी रात मिले तब फल बैठता है
दस से सत्रह डिग्री वाली रातें हमारे यहां कब होतीं, उसी समय लगाऊं क्या
लू के दिनों में कोई किस्म चलेगी या सब बेकार
कातिक में मैदान में पौध लगाना
garmiyo me khule me lagane se kuch bigdega kya, paudha bada par phal nahi
simla mirch kis mausam ki sabji hai, thand ya garmi
november me khule khet me ropai karna theek
dharamshala side ropai april me ho sakti
SHIMLA MIRCH LAGANE KE SAMAY KI JANKARI
`,
  'capsicum-seed-1': `
when to sow in tray for transplanting in november
germination temperature of bell pepper seed
packets of 10 gram, how many for an acre of coloured bell
seeds not coming up in cold january, what warmth do they need
शिमला मिर्च का बीज प्रति एकड़ कितने ग्राम
पौध कितने दिन में तैयार
दस ग्राम के कितने पैकेट एकड़ में चाहिए
ट्रे में डाला पर नहीं उगा, कितनी गर्मी चाहिए
ugne ke liye degree kitni shimla mirch
bij kitna gram acre
tray me dalne ke kitne din baad khet me lage
mehnga beej, ek acre ke liye gram me batao
seed costs like gold, is hundred gram enough for an acre
thirty days in tray then field, or is it too old
what room warmth makes it sprout fastest
बेड में सीधे नहीं, ढककर ट्रे में बोना चाहिए या नहीं
हेक्टेयर के लिए तीन सौ ग्राम से ज्यादा मंगाऊं क्या
बीज अंकुरण तापमान
पौध अट्ठाईस दिन की हो गई, उठा लूं
simla mirch bij kitna
bees se pachees degree na mile to jamega nahi kya
nursery kab dale ki november me ropai ho
ek hectare ki paudh ke liye kitna gram dana
sardi me tray me dala, ankur nahi nikla, kamra garam karu
`,
  'capsicum-sowing-2': `
plants too close on my bed, what should be the gap
gap in polyhouse between two rows
bed is three feet, how many rows and what gap between plants
plants are shading each other in net house, was it too close
पॉलीहाउस में शिमला मिर्च का फासला
एक बेड पर दो लाइन ही लगाऊं या तीन
तीन फुट की बेड है, कतार कितनी और पौधे का अंतर
पौधे आपस में फंस रहे, नेट हाउस में सही फासला
polyhouse me shimla ke beech kitna gap
shimla mirch paudhe se paudhe ki duri
bed 3 foot ki hai usme kitni qatar lage
do line ke beech aur paudho ke beech kitna cm
ninety sixty sixty, what do these three numbers mean for my bed
two lines forty five cm apart under the tunnel, is it fine
flat ground or raised bed for transplanting
दोहरी कतार में बीच की नाली कितनी चौड़ी छोड़ूं
एक क्यारी पर तीन कतार लगाने से नुकसान होगा क्या
उठी क्यारी कतार फासला
साठ गुणा सत्तर सेमी पर लगाना ठीक रहेगा
shimla paudha duri bed
polyhouse ki kyari par kitni qatar aur kitni doori
khule khet me do kataar ki jodi, phir khali jagah kitni
paudhe sat ke lag gaye, hawa nahi jati, sahi gap batao
bed uncha banana zaruri hai kya is fasal me
`,
  'capsicum-nutrients-1': `
compost tonnes per acre for bell pepper
npk at planting, rest by soil test?
preparing beds, how much rotten manure and npk before transplant
after planting what goes through pipe weekly and who decides dose
ड्रिप से शिमला मिर्च को हर हफ्ते खाद
शुरुआती एनपीके कितना
बेड बना रहे, सड़ी खाद और एनपीके कितना मिलाएं
रोपाई बाद पाइप से हर हफ्ते घुलनशील खाद, जांच जरूरी
compost kitne ton shimla mirch
polyhouse bed banate npk kitna
bed me kitna dap potash pehle milana hai
8 ton compost acre kaafi h kya bed me
should the remaining feed go weekly by pipe after soil and leaf test
ten tonnes compost in an acre of beds, is it too much
base dose 20 25 20 means how many bags
बेड में शुरू की एनपीके हेक्टेयर के हिसाब से
सारी खाद एक बार में बेड में भर दूं तो नुकसान होगा क्या
पत्ती की जांच करवाकर ही ड्रिप खाद तय करें क्या
पॉलीहाउस बेड खाद
shimla khaad basal
acre me sadi khad aath ton na ho to kam chalega
lagate samay phosphorus 25 kilo, baki kab
hafte hafte thodi khuraak pipe se dena sahi hai kya
FARMER ASKED FERTILIZER DOSE FOR SHIMLA MIRCH AT PLANTING
`,
  'capsicum-irrigation-1': `
capsicum flowers dropping because bed went dry
water per plant per day in capsicum polyhouse
power cut two days and buds fell, how much water daily do they need
should lines run under the plastic sheet in net house
क्यारी सूखी रही तो शिमला मिर्च की कली झड़ी
एक पौधे को दो लीटर काफी है क्या
दो दिन बिजली नहीं थी, कलियां गिर गईं, रोज कितना पानी
प्लास्टिक चादर के नीचे पाइप लगाऊं क्या
mulch ke niche drip lagana shimla mirch
kali gir rahi simla mirch pani kam tha
bijli nahi thi pani band raha kaliyan jhad gayi
tunnel house me ek paudha din me kitna pani pita
buds dropping one by one, bed dust dry below the sheet
for eight month crop how much does one plant drink daily
is two litre daily enough under shade
फल छोटे छोटे टपक गए, मिट्टी में नमी नहीं थी
रोज एक पौधा कितना पानी पिए, टंकी का हिसाब लगाना है
पन्नी के नीचे टपक नली बिछाना गलत तो नहीं
कली झड़ना सूखी मिट्टी
simla drip pani
hazaar paudhe hain to roz kitne litre ki tanki
phool ke waqt ek din motor band rahi to kya girega
fal lagte hi pani kam kiya, kaliyan neeche
polyhouse me nali se bharna ya tapak, kya behtar
`,
  'capsicum-pruning-1': `
spanish system without pruning for bell pepper
plant height reached by trained capsicum
too many side shoots, which to pinch at each fork
tying to overhead wire, two arms or four
पॉलीहाउस में शिमला मिर्च की कटाई छंटाई
रस्सी से शिमला मिर्च बांधने का तरीका
हर मोड़ पर दो कोंपल, किसको तोड़ूं
ऊपर तार से दो डाल बांधूं या चार
spanish system shimla mirch kya hota
rassi pe shimla mirch chadhana
dhaage se baandhna hai kitni dandi chhodu
bina kaate sirf rassi ka sahara de sakte kya
leave two arms and nip one shoot at every fork, right way
without cutting only side threads, what is this method called
plant taller than me on the string, is it normal
वी आकार में दो तने चढ़ाना, बाकी कोंपल का क्या
दो से ज्यादा तने छोड़ने से कुछ बिगड़ेगा क्या
धागे वाली कटाई छंटाई
पौधा रस्सी पर कितनी ऊंचाई तक जाता
shimla rassi chhatai
har gaanth se do phutaav, ek nochna theek rahega kya
bagal me rassi bandhke bina chhante chhod sakte
v system kaise karte hain net house me
jhadi jaisi ho gai, tane kitne rakhu aur kaise latkau
`,
  'capsicum-disorders-1': `
flowers fall at 38 degree in capsicum
white dry patches on fruit facing sun
fruits on west side got bleached thin patches
which percentage green net for may sun
गर्मी में शिमला मिर्च के फूल झड़ रहे
फल पर सफेद धब्बा
पश्चिम तरफ के फल पर सफेद पतली परत, धूप लगती है
मई की धूप में हरी जाली कितने प्रतिशत की
phool jhad rahe shimla mirch me garmi se
fal dhoop se jal raha
phal ek taraf se safed murjha gaya dhoop se
garmi badhi to phool tapak gaye, jaali lagau
cheek of fruit bleached like paper, which way to shade
fruit looks burnt by iron on the sun side
is removing leaves to let sun in a mistake
फल पर सफेद झुलसन, धूप की मार
पैंतीस फीसदी जाली काफी है या पचास
पत्ते तोड़ दिए तो फल जला, अब क्या
औसत कितनी गर्मी पर फूल टिकते हैं
shimla safed dhabba
dhoop se phal ki khaal patli safed, khane layak hai
thand bahut padi to phool gire, aisa hota hai kya
chhaya jali lagane me dikkat to nahi, phal kam to nahi
phool jhadne ka karan, taap kitna hona chahiye
`,
  'capsicum-diseases-1': `
solarisation of beds before planting
seedling root dip in trichoderma
wet beds and plants drooping one by one, roots brown
how to treat bed before planting to stop rotting
रोपाई से पहले पौध को किस घोल में डुबाएं
पॉलीहाउस की मिट्टी धूप से तपाना
गीली क्यारी, एक एक पौधा लटक रहा, जड़ भूरी
रोपाई से पहले क्यारी को कैसे शुद्ध करें कि सड़न न आए
bimar paudha mitti ke sath nikale kya shimla
pseudomonas trichoderma shimla mirch me
bed geela rehta aur paudhe latak jate
bimar paudhe ki mitti bhi nikal du kya
roots dipped in friendly fungus before planting, is it useful
stem black at soil in slushy bed, plants drop dead
can i leave sick plant standing or take it out with soil
गीली क्यारी में तना काला पड़ा, पौधा लुढ़का
धूप से बेड तपाना कैसा रहेगा, कब करूं
ज्यादा सिंचाई से सड़न बढ़ेगी क्या
रोपने वक्त स्यूडोमोनास घोल
shimla ukhta sadan
ek gaya phir pados wala gaya, phytophthora hai kya
bed ki mitti sahit bimar paudha hatana zaruri kyu
trichoderma kyari me kab milau, lagane se pehle
SHIMLA MIRCH ME PAUDHE MURJHANE KI JANKARI
`,
  'capsicum-pests-1': `
blue card for thrips yellow for whitefly, correct?
thrips and mites control in capsicum net house
top leaves cup and fruit has rough scratch, insects too small to see
net has big holes, what mesh will stop them
शिमला मिर्च में पत्ते मुड़ रहे, थ्रिप्स
नीला चिपचिपा कार्ड शिमला मिर्च में
ऊपर की पत्ती कटोरी जैसी, फल पर खुरदरी लकीर
जाली के छेद बड़े हैं, कौन सी महीन जाली लूं
simla mirch ke patte mud gaye makdi
net house me do darwaje kyu lagate
patti katori ban gai phal pe khurdari line
jaali ke andar bhi tiny keede, peela neela card tangu
leaves curl like boat and skin of fruit scratched, tiny insects
two doors one after another for net house, is it worth
which colour card catches thrips
जाली का छेद कितना बारीक हो, चालीस मेश
सिकुड़े सिरे तोड़कर फेंकना चलेगा क्या
नीले कार्ड और पीले कार्ड, काम अलग अलग
पत्ता उल्टी नाव जैसा
shimla thrips makdi
phal par khurdari jali si lakire, khareedar daam kaatta
darwaza khula chhoda tha, andar mahu bhar gaya
neem maarne se makdi jayegi kya net house me
chhote keede dikhte nahi par kopal mud gai, kya lagau
`,
  'capsicum-yield-1': `
how much can a good commercial polyhouse give
capsicum yield in polyhouse per acre
bank asks expected production under cover for loan paper
my open plot gave 70 quintal an acre, is it average
खुले खेत में शिमला मिर्च कितने क्विंटल
अच्छे पॉलीहाउस से शिमला मिर्च कितने टन
बैंक को बताना है ढके घर से कितना उत्पादन होगा
खुले में सत्तर क्विंटल एकड़ निकला, ठीक है
shimla mirch ek acre me kitni nikalti
100 ton shimla mirch ho sakti hai kya
loan ke liye bata do polyhouse se kitna maal acre me
khule me 70 quintal nikla kya ye normal
open field gave twenty tonnes in the raichur trial, and under cover
is hundred tonnes per hectare a salesman story
money in covered house, how much more fruit comes
रायचूर में ढके घर से कितना निकला
खुले में अस्सी क्विंटल एकड़, औसत है क्या
बढ़िया पॉलीहाउस वाले कितना बताते हैं
शिमला मिर्च उपज पॉलीहाउस
shimla kitna kuntal
400 quintal acre kisi ne bola, sach hai kya
kheti dhake me karu ya khule me, tol ka fark
hectare me 50 ton kaunse tarike se aaya
ek acre net ghar se maal ka andaza
`,
  'cauliflower-sowing-1': `
it is august first week, which maturity group packet should i buy
nursery time for early cauliflower
want to harvest in february, when do i put nursery
which cauliflower group for july august
फरवरी में कटाई चाहिए तो बीज किस महीने
अभी जुलाई है, कौन से समूह की नर्सरी डालूं
पछेती गोभी की नर्सरी कब
मध्यम फूलगोभी किस महीने बोएं
may ke aakhir me konsi daal sakte hai
ageti gobhi ki nursery june me
kartik chal raha hai kaun sa group bou
fulgobhi ki bijai ka time
gobhi group by month
is september right for snowball nursery
when will extra early sown in end may be cut
अगेती पछेती समय
भादों के आखिर में कौन सा वर्ग बोना ठीक है
स्नोबॉल जनवरी से मार्च में कटती है क्या
जून में बोने वाली कौन सी गोभी
bhado kuar me kaun group
july ke ant me madhyam ageti bona sahi hai kya
oct nov me konsi phoolgobhi lagti
august se october me kaatne ko kab bou
kuar me pachheti bo du ya der ho gayi
`,
  'cauliflower-disorders-1': `
planted winter packet in july and plants are only leafy after 80 days
temperature for curd formation
what temperature do snowball heads want
snowball planted in august no head
गोभी में फूल नहीं बन रहा, पत्ते ही हैं
गर्मी में ठंड वाली किस्म लगा दी, पत्ते ही पत्ते
अगेती वाली नवंबर में लगाई तो नन्हा फूल बना
गलत समय पर गोभी लगाने से क्या होता
kitne degree me beech wali kism phool banati
bij galat mausam ka tha kya phool nahi ban raha
gobhi ko phool ke liye kitna tapman
snowball gobhi jaldi laga di phool nahi
curd temperature group
is planting winter type in july the cause of only leaves
how cold must it be for snowball head
सिर्फ पत्ते फूल नहीं
अगेती किस्म सर्दी में लगाई तो बटन जैसा बना, गलती क्या
मध्य वर्ग को कितने डिग्री पर फूल बनता
पछेती जल्दी लगाने से नुकसान है क्या
patte hi patte, beech khali
20 se 27 degree me kaunsi kism ka phool banta
patte bade bade gobhi gayab, kism mausam se alag
thand wali kism garmi me bona galat hai kya
10-16 degree chahiye kis gobhi ko
`,
  'cauliflower-seed-1': `
i save own seed, open type for one hectare how much
seed is in 10 gram pouch, how many for one acre of hybrid
seed quantity cauliflower open pollinated
how much cauliflower seed for half acre
दो बीघा के लिए कितना ग्राम लगेगा
गोभी हाइब्रिड बीज कितने ग्राम
दस ग्राम की पुड़िया है, हाइब्रिड कितनी पुड़िया लूं
एक हेक्टेयर गोभी का बीज कितना
gobhi ka bij kitna gram
aadha acre hybrid kitne gram me ho jayega
khuli kism 500 gram ek acre me zyada to nahi
gobhi ka beej hectare me
gobhi seed grams
is 200 g hybrid per acre enough
open variety seed needed for a hectare
गोभी बीज ग्राम
देसी खुली किस्म का आधा किलो एकड़ में डालना सही है
हाइब्रिड हेक्टेयर को 450 ग्राम काफी है क्या
तीन एकड़ संकर के लिए कितनी पुड़िया
hybrid kitne gram acre
sankar mehnga hai 150 gram me acre ho jayega
sadharan kism aur hybrid ke bij me kitna farak
phulgobhi 1 kilo beej kitne khet ka
175 gram wala packet ek ekad ka hai kya
`,
  'cauliflower-nutrients-1': `
transplanted twenty nine days ago, how much urea and soil earthing together
twenty tonne dung per hectare given, what else before planting
nitrogen top dressing cauliflower days
farmyard manure in cauliflower per hectare
रोपाई से पहले फास्फोरस पोटाश पूरा देना है क्या
गोभी में यूरिया कब डालें
गोभी रोपाई के 30 दिन बाद खाद
पौध लगाए पैंतालीस दिन हुए, आखिरी खुराक बाकी है
lagaye hue 1 mahina hua mitti chadha ke kya du
suhaga kis khet me milana padta hai khad ke sath
fulgobhi me urea kab kab
gobhi me mitti chadhate time khad
gobhi nitrogen split
is giving all urea at transplanting wrong
borax per acre along with other bags where boron is short
गोभी खाद रोपाई
मिट्टी चढ़ाते समय 30 और 45 दिन पर यूरिया देना ठीक है
बीस टन गोबर खाद हेक्टेयर में डालनी है क्या
रोपते वक्त फास्फोरस पोटाश पूरा देना सही
mitti chadhate waqt urea
dhed mahine ki ho gayi aakhri urea mitti chadha ke
nitrogen 120 du ya 150 hectare
phoolgobhi ko potash acre me kitna kilo
ropai pe aadha nitrogen baki kab kab
`,
  'cauliflower-disorders-2': `
white head has coffee colour patches and when cut stem there is empty space
cauliflower curd turning brown and stem hollow
borax dose for cauliflower browning
what should i put in soil so next crop is not brown and hollow
फूलगोभी का फूल भूरा पड़ रहा
फूल पर बादामी दाग और बीच का तना पोला
सुहागा कितने किलो डालूं कि अगली बार भूरापन न हो
फूलगोभी में जंग जैसे दाग
gobhi ka phool bhura ho raha
gobhi ka danthal andar se khali
safed phool katthai ho raha tana pola h
danthal me chhed sa khali, mandi wale mana kar rahe
hollow stem borax
is rusty tinge on white head from boron lack
does alkaline soil need more borax for brown heads
भूरा फूल खोखला तना
सुहागा चार से छह किलो एकड़ डालना ठीक है क्या
सफेद गोभी पर चाय के छींटे जैसे दाग
काटने पर डंठल में सुरंग, कौन सा तत्व कम
danthal pola phool zang wala
phool pe zang lag gaya jaise, tana poongi jaisa
boron ki kami gobhi me boraks kab dalu
khatti mitti me suhaga 10-15 kilo hectare sahi
danthal andar se khali ho to khane me thik par kami kya
`,
  'cauliflower-disorders-3': `
leaf blade did not develop, plant looks like bunch of straps
is one kilo sodium molybdate per hectare correct or ten kilo
leaf only midrib in cauliflower
sodium molybdate dose cauliflower
पत्ती का फलक बना ही नहीं, सिर्फ डंडी जैसी
पीएच पांच है, नई पत्ती फीकी और पतली हो रही
मोलिब्डेनम की कमी गोभी में
गोभी में सोडियम मोलिब्डेट कितना
gobhi ke patte patle chabuk jaise
molybdate kitna dalu koi 10 kilo bolta koi 1 kilo
patti ban hi nahi rahi sirf lambi nas
gobhi ki patti ki sirf nas bachi
whiptail molybdenum
is lime enough to stop whip like leaves
10 kg sodium molybdate per hectare sounds too much
चाबुक पत्ती गोभी
पत्ती चूहे की पूंछ जैसी, पीएच साढ़े पांच से कम
सोडियम मोलिब्डेट एकड़ में 400 ग्राम ठीक है क्या
नई पत्ती में सिर्फ नस बची, किस तत्व की कमी
patti kode jaisi patli
khatti jamin me gobhi ke patte dori jaise, chuna du
molibdenum 1 kilo hectare ya 10 kilo, kaun sahi
patte ki chaudai gayab bas beech ki rekha
vhiptail rog ke upchar ki jankari chahiye
`,
  'cauliflower-disorders-4': `
heat wave came and heads turned fuzzy and spread
i transplanted fifty day old seedlings and heads are lemon size
cauliflower head small and loose
age of seedling for cauliflower planting
पचास दिन की पौध लगाई थी, नींबू जितना फूल आया
गर्मी हो गई, फूल रोएंदार होकर खुल गया
बटनिंग क्यों होती है गोभी में
गोभी की पौध कितने दिन की लगाएं
phool dheela hoke daana daana dikh raha h
gobhi ka phool bikhar raha
gobhi ki paudh 45 din ki ho gayi lagau
paudh budhi thi isliye phool chhota raha kya
button heads old seedlings
is 40 day old seedling harmful for head size
grainy rice like loose head, heat or late cutting
बटन फूल कारण
तीस दिन की पौध लगाना सही है क्या
फूल चावल जैसा दानेदार, गर्मी से या देर से
नाइट्रोजन कम रहने से फूल छोटा रहता है
batan jaisa chhota phool
phool nimbu jitna aa ke ruk gaya kyu
dheela bikhra phool, kab kaatna chahiye tha
nursery kitne din ki ropu ki button na bane
ageti kism der se lagayi isliye phool chhota
`,
  'cauliflower-pests-1': `
diamond back moth control in cauliflower
small green larva wriggles and drops on silk when touched, sprays fail
how many light traps and what neem strength for holes in leaf
insecticide not working on dbm
हरी छोटी इल्ली छूते ही धागे से लटकती, दवा काम नहीं करती
गोभी के पत्तों में छोटे छेद, हरी सुंडी
बीच में सरसों की कतार लगाने से इल्ली उधर जाती है
गोभी की इल्ली दवा से नहीं मर रही
3 baar dawa badli fir bhi hari illi nahi marti
nimboli ka ghol kitna pratishat chhidku ilio par
gobhi ke patte me ched illi
gobhi me light trap kitne
diamondback moth mustard
is changing spray product needed when worms do not die
how many light traps per acre for window holes
हीरक पतंगा नीम
सरसों को फंदा फसल बनाना ठीक है क्या
पत्ती पर कांच जैसी झिल्ली और छेद, हरी इल्ली
चार प्रतिशत नीम बीज घोल पूरे पौधे पर मारें
dhaage se jhoolti hari illi
hari sundi chhute hi dhaage pe jhool jati
ek hi dawa baar baar maarne se nuksan hai kya illi pe
gobhi khidki jaise chhed, nibauli ghol kitna
light trap 3-4 acre me lagau patangi ke liye
`,
  'cauliflower-pests-2': `
worms tied the leaves together and their dirt is making head rot
on one leaf many tiny larvae just hatched, what to do first
egg mass collection in cauliflower
head borer and web in cauliflower
इल्लियों ने पत्ते जोड़ दिए, फूल में गंदगी से सड़न
गोभी के फूल में कीड़ा और जाला
एक पत्ती पर अंडों का ढेर मिला, तोड़ दूं
गोभी में अंडे के गुच्छे
jale me lipti illi phool kha rahi
gobhi me jala bana rahi illi
gobhi ka phool kide se sad raha
chhoti chhoti sundi jhund me hai abhi neem maru kya
head caterpillar webs
is hand picking egg clusters useful
leaves stuck with web and head rotting with droppings
जाला इल्ली गोभी
नन्ही इल्लियों का झुंड पत्ती समेत तोड़ना सही है
नीम बीज घोल शुरू में ही छिड़कना ठीक है क्या
फूल के बीच जाला और काली हरी गंदगी
phool me jaala aur keeda
ande ka guchha patte ke niche dikha kya karu
patti jod ke andar baithi illi phool sada rahi
jalak illi ke liye kab neem 4 pratishat
phool kholo to keede aur mal, badbu
`,
  'cauliflower-diseases-1': `
yellow triangles from leaf border and bad smell from stem
seed of last year gave black vein disease, can hot water clean it
yellow v shaped spot cauliflower leaf
cabbage black vein disease
पत्ते की धार से तिकोना पीलापन, नसें काली
गोभी की पत्ती में वी आकार पीलापन
गोभी बीज को गर्म पानी से उपचार
तीन साल तक सरसों वाली फसल न लूं क्या काले सड़न से
bij ko kitne degree garam pani me kitni der rakhna
upar se pani chhidakne se kala sadan badhta h kya
gobhi ke bij ko 50 degree pani
patta gobhi me kala sadan rog
black rot hot water
is 50 c for 30 minutes right for seed dip
yellow v from rim with black veins, copper or not
काला सड़न तिकोना
ऊपर से पानी देना पत्ती गीली करके रोग बढ़ाता है क्या
दो तीन साल सरसों गोभी मूली न बोना सही है
नसें काली, किनारे से पीलापन, बदबू
kaali nas kinara pila
bij garam pani me daalne se mar to nahi jayega
kinare se tikona pila, danthal kaata to kaala ghera
patta gobhi me bhi yahi v wala rog lagta kya
rogi paudhe ukhad ke bahar fenku ya rehne du
`,
  'cauliflower-harvest-1': `
should i cut today when it is tight or wait for more weight
how to keep cauliflower white blanching
covering with its own leaves before how many days
curd turned yellow in sun
ठोस सफेद है, दो दिन रुकने से ढीला हो जाएगा क्या
गोभी को सफेद रखने का तरीका
गोभी की पैदावार एक एकड़
एक एकड़ में 75 क्विंटल निकल जाए तो ठीक है
phool dhakne ke liye patte kitne din pehle bandhu
gobhi ka phool pila ho jata dhoop se
acchi fasal me kitna ton nikalta hai
gobhi ke patte upar kab bandhe
blanch curd leaves tying
is 75 quintal per acre average output
cut when tight or wait till it spreads
गोभी सफेद रखना
दो तीन दिन पहले पत्ते ऊपर बांधना सही है क्या
औसत 18 टन और अच्छी फसल में कितने टन
फूल ठोस है, रुकने से ढीला होगा क्या
patte baandh ke safed rakhna
phool peela na pade iske liye patta kaise dhake
ek hectare se phoolgobhi kitni nikalti
der se kaata to phool bikhar jata kya
25 ton hectare milna sach hai kya gobhi me
`,
  'cabbage-sowing-1': `
SOWING TIME OF CABBAGE
hill cabbage sowing in july, is it possible
nursery in plains by which month
temperature for head formation
पत्तागोभी कब बोई जाती है
नर्सरी सितंबर में डालूं
पहाड़ पर जनवरी में बोएं
कितने डिग्री में बंधती
patta gobhi kis mahine me lagate hai
poudh kab dale
garmi me banegi kya tapman batao
pahadi bijai ka mahina
cabbage nursery month
put nursery in december on the plains, hope of firm balls?
heads stay loose above 25 degrees, what is the right cold
बंदगोभी कब
पहाड़ में जुलाई में नर्सरी डालना ठीक है क्या
गर्मी में लगाई थी, गोला बंधा ही नहीं, तापमान की वजह
भादो में पौध गिराऊं तो दिवाली तक रोपूंगा
bandha gobi bijai
mausam kitna thanda ho ki patte gole me simte
pahadi gaon me chaitr ke pehle bhi laga sakte kya
august se november ke beech kaunsa mahina maidan me best
kartik beet gaya maidan me, ab paudhshala daalu to gola bandhega
`,
  'cabbage-seed-1': `
SEED RATE AND TREATMENT OF CABBAGE
hot water at fifty degree for seed, minutes
hybrid cabbage in trays, grams per acre
black veins came in last year, will dipping seed in hot water stop it, how long
पिछली बार पत्ती की नसें काली हुईं, बीज को गर्म पानी में डुबाने से रुकेगा
बीज को गर्म पानी से शोधन
काला सड़न रोकने को बीज का उपचार
हाइब्रिड बीज एकड़ में कितना ग्राम
nursery tray me hybrid laga raha hu, 100 gram packet acre bhar ko hoga kya
patta gobhi ka beej garam pani me kitne minute
200 gram beej ek acre gobhi kaafi hai
kism aur hybrid beej me matra ka fark
cabbage seed gram
kept grain in fifty degree water for half an hour, did i cook it
does 250 g hybrid seed do for one hectare
बीज गर्म पानी उपचार
नसें काली करने वाली बीमारी बीज से आती है, उपाय
देसी किस्म का बीज हाइब्रिड से तीन गुना क्यों लगता
आधा घंटा गर्म पानी में रखा, ज्यादा तो नहीं हो गया
bandgobi bij kitna
tray me paudh ugani hai, sau gram me acre ho jayega
kaala sadan na aaye iske liye beej ka kya karu bone se pehle
pani kitna garam ho, haath se naapu ya thermometer
ek acre me do sau gram kism wala beej sahi hai kya
`,
  'cabbage-nutrients-1': `
FERTILIZER DOSE IN CABBAGE KERALA
manure and npk cabbage per acre kerala
split of nitrogen and potash
half dose with earthing up a month later cabbage
केरल में खाद
पोटाश आधा पहले आधा बाद
गोबर की खाद पच्चीस टन केरल
मिट्टी चढ़ाते समय नत्रजन
kerala me band gobhi ki khaad kitni
npk kerala wayanad
phosphorus kab dena hai kerala
ek mahine baad konsi khad kerala
kerala cabbage npk
is all potash at planting wrong, i heard half is kept for later
munnar grower, ten tonnes dung per acre plus what
केरल गोभी खाद
महीने बाद मिट्टी चढ़ाते समय नत्रजन आधा देना सही है क्या
फास्फोरस पूरा रोपने से पहले, सौ किलो हेक्टेयर
वट्टवडा में पौध लगाई, पोटाश का दूसरा हिस्सा कब
keral khad batwara
ek hectare me pachees tan gobar, itna kahan se laun, zaruri hai
keral me rope mahina ho gaya, ab kaun kaun si khad
150 100 125 wali matra acre me kitni padi
munnar ki dhalan par gobhi hai, mitti charhate samay urea ke saath potash bhi du kya
`,
  'cabbage-irrigation-1': `
IRRIGATION AND HEAD SPLITTING IN CABBAGE
ripe heads burst after heavy watering
watering gap of ten to fifteen days after planting
heads almost ready and canal opened for us today, will a full watering crack them
गोले लगभग तैयार और आज नहर आई, पूरा पानी भरूं तो फटेंगे क्या
गोले फट रहे, पानी ज्यादा हुआ
बंधते समय सूखा रहने से छोटी
रोपाई करते ही पानी दें
ropte hi pani diya tha ab barah din ho gaye, agla kab
patta gobhi phat rahi hai pani ki wajah
gobhi ka gola banne lage to pani kitna
pakte samay halka pani de ya bilkul na de gobhi
head split water
balls are almost ready and canal came, how much water can they take
gap of ten days or fifteen between waterings, winter crop
गोला फटना रोको
पत्ते सिमट रहे हैं, इस समय खेत सूखा रहे तो क्या घाटा
पका गोला तरबूज की तरह चिर गया, पानी की गलती
रोपते ही हल्का पानी देना जरूरी है क्या
gobhi chir gayi
ek dum se bharpoor seencha aur subah dekha gola do phaank
kitne dino pe nali chhodu bandgobhi me
taiyar gole hai aur barish aane wali, kya karu ki na phate
SINCHAI ANTARAL BAND GOBHI ME PUCHHA
`,
  'cabbage-pests-1': `
TRAP CROP FOR CABBAGE PESTS
mustard rows planted with cabbage, how many
my uncle grows mustard strips inside cabbage plots, what pattern and when
caterpillars shift to mustard, then what do
चाचा गोभी के बीच सरसों की पट्टी लगाते हैं, किस हिसाब से और कब
नौ कतार गोभी पर दो कतार सरसों कब बोऊं
सरसों पर कीड़े बढ़े, उसे कब साफ करूं
गोभी से पंद्रह दिन पहले सरसों क्यों
band gobhi me sarson lagane ka tarika
sarson me illi bhar gayi, kaatu ya dawa karu nahi to gobhi me jayegi kya
patta gobhi ki illi sarson par bulane ko
sarson kab boye gobhi ropne se pehle baad
mustard trap cabbage
does an unsprayed mustard row become a breeding place
first mustard how many days before shifting plants to field
सरसों की जाल फसल
नौ लाइन के बाद दो लाइन सरसों, यही हिसाब रखना है
सरसों दो बार बोनी है, दूसरी रोपाई के कितने दिन बाद
सरसों से गोभी की इल्ली सच में खिंचती है
phasane wali fasal
beech ki sarson me lat aur mahu bhar gaye, chhod du to
dawa kam karni hai, koi dusri fasal bich me lagake keede bhatkau
beech me peele phool wali sarson kitni kataar chhod ke lagau
trap crop ka sahi samay, sarso pehle ya gobhi
`,
  'cabbage-pests-2': `
DIAMONDBACK MOTH CONTROL IN CABBAGE
small green worms drop on a thread when i touch cabbage
neem kernel extract or bt on first sight of moth
pheromone trap number for moth
पत्तागोभी में हीरक पृष्ठ पतंगा
छोटे हरे कीड़े धागे से लटकते
टमाटर साथ लगाने से पतंगा कम होगा
कटाई के बाद ठूंठ हटाना
band gobhi ki hari sundi ki roktham
dbm trap kitne
chhed kar diye patanga wale keede
bt kab chhidke
diamond moth neem
same bottle every week and the tiny worms laugh at it
tomato between lines and traps, how many per acre
हीरक पतंगा
पत्ते में आर पार खिड़की जैसे छेद, छूने पर इल्ली धागे से झूली
कटाई बाद ठूंठ जोतना जरूरी है क्या
मित्र ततैया को बचाते हुए कौन सा छिड़काव
dbm hari lat
bt powder pehli lat dikhte hi maru ya hafta ruk jau
pheromone wale dabbe hectare me das kaafi hai kya
dawai badal badal ke kyu bolte hai, ek hi sasti wali chalegi
FARMER ASKED QUERY ABOUT DIAMOND BACK MOTH ATTACK
`,
  'cabbage-pests-3': `
APHID CONTROL IN CABBAGE
leaves curled with greyish plant lice
soap water on aphids, safe to eat later
greyish dust like insects between the leaves, can soap water be used and when can i sell
पत्तों की परतों में राख सी जूं, साबुन का पानी मारूं तो कब बेच सकूं
अंदर तक चेपा घुसा
लेडीबर्ड दिख रही, दवा मारूं क्या
ग्रस्त पत्ते तोड़कर हटाऊं
mitr keet laal kaali bundki wale khet me hai, mahu ki dawa na maru kya
patta gobhi ke patte chipchipe sikude
sabun ka ghol gobhi par mahu
mahu ke liye neem gobhi me dawa kitne din ruke
cabbage aphid soap
spotted beetles are feasting on the grey lice, hold the sprayer?
grey mealy crowd under young leaf, head will be sticky
गोभी में चेपा
साबुन घोल से राख जैसी जूं हटेगी क्या, खाने लायक रहेगी
बीमार पत्ता तोड़कर फेंकूं या दवा छिड़कूं
पत्ती मुड़ी, चिपचिपी, ऊपर काली परत भी
gobhi chepa neem
raakh malee hui jaisi parat, ungli se dabao to hara ras
peele card lagau to mahu kam hoga, kitna fark
chhidkaav ke baad mandi bhejne me kitne din ruku
mom jaise safed bhure keede naye patto me ghuse
`,
  'cabbage-diseases-1': `
CLUB ROOT OF CABBAGE
wilting midday, root thick and lumpy
lime application for club root acid soil
soil of my terrace is sour, plants hang their heads at noon, is lime good for swollen roots
सीढ़ीदार खेत की मिट्टी खट्टी है, दोपहर में पौधे झुक जाते, चूना डालूं तो जड़ ठीक होगी
पहाड़ में मुरझाई, जड़ फूली
अम्लीय मिट्टी में चूना जड़ रोग
रोगी नर्सरी की पौध से रोग आता
band gobhi ki jad moti ho gayi
paudh jis nursery se li wahi bimar thi, ab jado me mudgar jaisi ganth
gobhi dhoop me latak jati jad gath
us khet me gobhi dobara kab
club root lime
brought seedlings from a man whose roots were swollen, trouble ahead
plants hang heads at noon, fresh in morning, roots like fingers
जड़ में गदा जैसी सूजन
मिट्टी जांच में खट्टापन निकला, चूना बिखेरूं तो जड़ फूलना घटेगा
उसी सीढ़ी वाले खेत में फिर कब लगाऊं, रोग आया था
पानी न रुके तो यह जड़ रोग घटेगा
mudgar jad gobhi
ukhada to jad gajar jaisi mooti, paudha dopahar me latka
pahadi khatti mitti, chuna kitne saal me ek baar, poochu kis se
rogi nursery ka ek bundle laya tha, saara khet phool gaya jad se
CLUB ROOT ROG KI JANKARI, NAINITAL KISAN
`,
  'cabbage-harvest-1': `
HARVEST TIME OF CABBAGE
head firm after how many days sowing
early variety stands firm at ninety five days, what weight per acre to tell the trader
quintal per acre of early cabbage
अगेती बंधी हुई पंचानबे दिन पर ठोस है, एकड़ का वजन व्यापारी को कितना बताऊं
कितने दिन में तैयार
अगेती गोभी कितनी उपज
पछेती बंद गोभी एक एकड़ में कितना
lamba samay wali gobhi jyada upaj deti hai kya, kab tak khadi rakhu
upaj ek acre
100 din ki gobhi kaat le
sakht ho gayi ab katai
cabbage weight acre
rates are high today but balls feel soft, cut or lose
late type gives up to 60 tonnes a hectare, really
गोला ठोस पहचान
पछेती एक एकड़ में दो सौ क्विंटल से ऊपर जाएगी क्या
पचासी दिन की है, दबाने से दबता नहीं, काट लूं
अगेती की पैदावार पछेती से आधी क्यों
gobhi kab katu
kitne din me gola poora bandhta hai bijai ke baad
acre ka tol bataye, agati aur pachati dono ki
gola kas gaya par chhota hai, aur rukne se badhega ya phatega
haath se dabaya to pathar jaisa kada, teen mahine ki hai, aaj hi utaar du kya
`,
  'greenpea-sowing-1': `
planned sowing in hot september, will roots hold
asking about matar sowing season in shimla
can i sow at end of september when days are hot
last week november, is it still ok for plains
भादों की गर्मी में डालूं, जड़ टिकेगी
शिमला में मटर कब लगाते हैं
कार्तिक में बोएं कि अगहन में
पच्चीस डिग्री से ज्यादा गर्मी में बोने से क्या होगा
shimla me july ka pehla hafta sahi
hari matar bone ka mahina
nilgiri me matar kab boi jati hai
mp me october me matar bona thik hai kya
green pea sowing
is september sowing bad for roots in plains
pods spoil above what temperature
मटर बुवाई समय
अगहन में मटर बोना ठीक है
पहाड़ों में आषाढ़ में मटर
नीलगिरि में मटर
matar ki buwai
matar kab lagaye
hara vatana perni
30 degree me fali kharab
kuar me bona jaldi hoga kya matar
FARMER ASKED SOWING TIME OF VEGETABLE PEA IN PLAINS
अभी दिन गर्म हैं, मटर डालूं तो जड़ गलेगी क्या
`,
  'greenpea-seed-1': `
seed treatment with rhizobium
bucket of culture powder, how is it put on grain and how many kg per killa
plant to plant gap and line gap
is trichoderma to be mixed with seed before sowing
कल्चर पाउडर दाने पर कैसे चढ़े, किल्ले में कितना
राइजोबियम कल्चर से बीज उपचार
लाइन से लाइन कितने सेमी रखें
आधा एकड़ में बीस किलो बीज ठीक है
matar ka bij kitna lagega bigha me
beej ko culture kaise lagaye
do line ke beech dedh foot kam to nahi
trikoderma kitna gram ek kilo bij me
pea seed rate
is 40 kg an acre too much for pea
trichoderma on seed grams per kilo
मटर बीज दर
मटर 45 सेमी कतार
राइजोबियम कितना प्रति हेक्टेयर
बीज बिना कल्चर बोने से नुकसान होगा
matar bij ekad
culture lagana beej me
quintal bij hectare me
batana vatana bij upchar
katar duri hari matar
matar ke beej par kaunsa tika aur dawa milaye bone ke din
एक एकड़ हरी मटर के लिए बीज कितने किलो
`,
  'greenpea-nutrients-1': `
fertilizer for pea in hills of tamil nadu
nitrogen need of pea in plains
top dressing after a month, needed or not
kotagiri hill plot, basal bags and after thirty days
कोटागिरी में बुनियादी खाद और महीने बाद
डीएपी कितना डालें मटर में
जड़ में गांठ वाली फसल को नाइट्रोजन कितनी
ऊटी की तरफ गोबर खाद कितने टन देते हैं
ye khud nitrogen banati, fir urea kitni bori maidan me
urea dena chahiye ki nahi
phasforus kitna kilo ek acre matar
30 din ki matar ko nitrogen de kya
pea fertilizer
is heavy urea useless for a crop with root lumps
ooty side farmer, bags at sowing and at one month
मटर खाद
मैदान में 20 किलो नत्रजन काफी है
60 किलो फास्फोरस हेक्टेयर
पहाड़ तमिलनाडु में पोटाश 70
matar me dap
matar me yuria
dalhani fasal me yuria jyada dala nuksan
gobar khad 20 tan matar
ek mahine ki matar nilgiri nitrogen
hari fali wali fasal ko maidan me kitni yuria kaafi
पहाड़ में मटर को मैदान से ज्यादा खाद क्यों और कितनी
`,
  'greenpea-irrigation-1': `
drizzle a whole night, standing puddle, plants look sick yellow
water logging effect on matar
crop in bloom and soil dry, irrigate now
number of irrigations required by vegetable pea
रात भर पानी जमा, पौधे पीले
फूल आ गए हैं सिंचाई करें या नहीं
दाना भरते समय सूखा पड़ गया तो
रात की बारिश का पानी खेत में खड़ा है पौधे पीले
sirf do pani hain nahar ke, kab kab lagau
phool aane par pani de kya matar me
khet me pani bhar gaya
fali me dana ban raha, sinchai jaruri hai
pea irrigation
is water at pod fill a must
field stood in water one day, yellow now
मटर सिंचाई
मटर में कितने पानी
दाना भरते समय पानी न दूं तो
जलभराव से मटर सड़ी
matar me pani
phool par sinchai
pani jama pila pad gaya
ek hi pani ho to kab du matar
matar ko jyada pani dene se kya hoga
रात को पानी भर गया, सुबह से मटर पीली पड़ रही
when pea is in bloom should i give water or wait
`,
  'greenpea-weeds-1': `
creepers touch soil, thread or sticks on which day
staking of tall pea when
second hoeing day after sowing
after which stage no more weeding is needed
बेल जमीन छू रही, लकड़ी कब
बेल वाली मटर को सहारा कितने दिन पर
पंद्रह दिन की फसल में घास बहुत है
दूसरी निराई महीने भर पर करें क्या
ghas ho gayi kya kare
bathua ne dhak liya 15 din me
lambi matar ko lakdi kab lagaye
30 din baad matar me nirai zaruri hai
pea weeding
is weeding after two months needed
tall climbing type needs stick at 30 days?
मटर निराई
मटर को सहारा
35 दिन पर दूसरी निराई
15 दिन में घास निकालना जल्दी तो नहीं
matar nirai
matar ki bel sahara
ghas matar me pehli khurpi
lakdi na lagaye to gir jati kya
jhakhad dandi kab lagau
bathua aur ghas ne matar daba di, bees din hue
लंबी मटर को टहनी का सहारा न दूं तो चलेगा
`,
  'greenpea-varieties-1': `
arkel variety information
need earliest pods for kangra mandi even if yield less
early pea for himachal sowing in september
bonneville yield quintal per acre
कांगड़ा मंडी में सबसे पहले पहुंचे, नाम
अगेती मटर कौन सी लगाएं
पंत उपहार की पैदावार
आर्केल कब बोएं और कितना देगी
matar ki sabse acchi variety
ageti matar ka bij naam
bauni wali ki paidavar aur madhyam ki paidavar
bonvile matar kitna utpadan
pea varieties
is arkel yield lower than bonneville
name of pea giving 40 quintal an acre
मटर की किस्म
आर्केल बौनी है क्या
पंत उपहार कैसी है
बोनविले मध्यम समय वाली
arkel matar
pant uphar
jaldi wali matar
arkil sitambar himachal
jhurridar dane wali matar kaunsi
सबसे अगेती बौनी मटर जिसका दाना झुर्रीदार हो
which pea gives more, arkel or pant uphar
`,
  'greenpea-diseases-1': `
phagun end, plants look dusted with flour even pods
white coating on leaves control
bhabhutia disease of matar
resistant kind or early sowing avoids white mould dust?
फागुन अंत, आटा छिड़का सा फली तक
पत्तों पर सफेद पाउडर जम गया है
मटर में भभूतिया की दवा
गंधक छिड़कने से सफेदी जाएगी क्या
saf neem wala ghol ya gandhak
fali par safed daag powder
pachheti matar me powdery mildew
neem beej ka ghol safed rog me chalega
pea powdery mildew
is late sowing the cause of white dust
neem seed extract on white pods
चूर्णिल आसिता मटर
बुकनी रोग की रोकथाम
मटर पर सफेद चूर्ण देर में
गंधक वाली दवा मटर
matar safed rog
chhachhya rog matar
bukni rog
phali par safedi fagun me
pachheti bone se nuksan hoga, safed churan
मटर की फली पर सफेद आटा सा, आखिरी तुड़ाई बची है
is it my late sowing that brought flour on leaves
`,
  'greenpea-pests-1': `
maid says worm in every third pod, leaf has white map lines
leaf miner in matar white tunnel
caterpillar eating grain inside pods, organic way
farmer asking neem spray interval for borer
हर तीसरी छीमी में लट, पत्ती पर नक्शा
मटर की पत्ती में सुरंग
इल्ली दाना खा रही है जैविक उपाय
पत्तियों पर टेढ़ी मेढ़ी सफेद रेखा
pehle se bowai kar du to illi kam hogi
patti me safed lakir
fali me ched karne wala keeda
pheromone trap matar me lagaye kya
pea pod borer
is removing tunnelled leaves enough
how often neem spray, fifteen days
मटर फली छेदक
पत्ती सुरंगक
गर्मी की जुताई से कीट घटेंगे
दाने कुतरे मिले
matar me illi
patti me surang
fali me lat
leaf maynar
chidiya ke baithne ki khunti aur trap matar
chhilte waqt har teesri fali me hari sundi
पत्ती पर सफेद टेढ़ी नली जैसी लकीर, पत्ती तोड़ दूं
`,
  'greenpea-diseases-2': `
planted on first september, half dried, root brown thread
root rot of matar early sown
plants drying in patches, lower leaves yellow first
crop rotation years for pea wilt
सितंबर में लगाया आधा सूखा, जड़ भूरी
जड़ गल रही
पौधे एक तरफ से सूखते जा रहे, जड़ भूरी
उकठा वाले खेत में कितने साल मटर न लें
agli baar trichoderma aur der se bou?
ukatha ki roktham
jad sadan se bachne ke liye bij me kya lagaye
paudhe pile hokar mar rahe agheti boi thi
pea wilt
is wet warm soil making roots rot
how many years gap for wilted field
मटर उकठा
मटर की जड़ सड़न
मिट्टी ठंडी होने तक रुकना सही है
बीज में ट्राइकोडर्मा उकठा
matar sukh rahi
ukta rog matar
jad bhuri matar pila
3 saal fasal chakra
garam mitti me boya mar gaya
jaldi lagayi matar neeche se peeli hokar sukh rahi
FARMER ASKED ABOUT WILTING AND ROOT ROT OF PEA
`,
  'greenpea-harvest-1': `
picking stage of green pods
pods full but buyers say hard, heat came suddenly
yield of vegetable pea per acre
pods going hard, am i late in plucking
फली भरी पर कड़ी, अचानक गरमी
उपज प्रति एकड़
गर्मी बढ़ते ही दाने कड़े क्यों हो जाते हैं
पचहत्तर दिन हो गए पहली तुड़ाई करें
75 din par pehli, kul vajan kitna
hari matar ek acre me kitna quintal
fali bhari hai par naram, todne ka time h kya
dana meetha nahi raha der ho gayi
pea picking time
is pea after 90 days too old to pick
48 quintal per acre possible?
मटर तुड़ाई
फली भरी और हरी, तोड़ लें
75 दिन पहली तुड़ाई
गर्मी से मिठास घटी
matar kab tode
matar ki upaj
hare vatane todni
dana kada ho gaya
fali ka rang feeka hone tak ruke to nuksan
फली चमकदार और भरी है, आज तोड़ूं कि दो दिन रुकूं
garmi aate hi matar feeki aur sakht, kya der ho gayi
`,
  'bottlegourd-sowing-1': `
i want fruit by april for market, should seed go into pits in january or february
FARMER ASKED SOWING MONTH OF LAUKI
summer ghiya february sowing
kerala sowing seasons for gourd
अप्रैल में बाजार में फल चाहिए, बीज जनवरी में दबाऊं या फरवरी में
बरसाती लौकी की बुवाई
पहाड़ में लौकी अप्रैल में
गर्मी की घिया किस महीने लगाएं
april me bazar me fal chahiye, beej january me dabau ya february me
ghiya ki buwai february me
barsat wali loki kab boye
dudhi lagane ka samay
summer sowing january february
is april the month for hills
kerala rains season with first showers, sow then
कब बोएं गर्मी वाली
माघ में बीज डालना ठीक है क्या
बरसाती बेल जून में या जुलाई में
केरल में सितंबर में बो सकते हैं
lauki bone ka mahina
faagun me boya to der to nahi
dudhi kab lagaye
assam me barsat wali bel kab lage
pahad par bel wali sabji kis mahine dale
`,
  'bottlegourd-seed-1': `
first sowing came up thin, how many to put in each pit and how deep
FARMER ASKED HOW MANY LAUKI SEEDS PER PIT
soak seed hours before sowing
thinning plants in pit
बीज एक एकड़ में
बीज भिगोने का समय
एक गड्ढे में लौकी के कितने पौधे
पिछली बार कम उगे, इस बार गड्ढे में कितने दाने और कितनी गहराई पर
beej kitna lagta h
bij kitne ghante bhigoye
ek gaddhe me kitne bij dale
pichhli baar kam uge, is baar gaddhe me kitne dane aur kitni gehrai par
seeds per pit soaking
two kilos an acre, is it enough
deep sowing of four cm wrong for vine seed
बीज भिगोना कितने घंटे
गड्ढे में पांच बीज डालकर दो रखना सही है क्या
बीज की गहराई
कितने पौधे छांटकर रखें थाले में
lauki beej kitna
sukha bij bona theek ya bhigo ke
ghiya beej matra
ek thale me teen paudhe chhod du ya ek
hektare ka chhe kilo beej jyada to nahi
`,
  'bottlegourd-nutrients-1': `
vines are creeping well, should i give a handful of urea every two weeks or all at once
FARMER ASKED KHAD DOSE IN LAUKI
nitrogen split every fifteen days
north east npk for gourd per acre
बेल फैल रही है, पंद्रह दिन पर मुट्ठी यूरिया दूं या एक साथ
लौकी में यूरिया कब कब
केरल में लौकी की खाद मात्रा
गोबर खाद प्रति एकड़
khad kaun si dale
dap urea kitna
bel fail rahi hai, pandrah din par mutthi urea du ya ek sath
bel me 15 din pe urea kitna
urea split fortnight
dung trolleys per acre kerala vine
is north east dose higher than kerala
खाद की किस्तें
आधा नत्रजन शुरू में देना ठीक है क्या
गोबर दस टन एकड़
पोटाश फास्फोरस बेल वाली में कितना
lauki khad matra
assam tripura me npk kitna is bel ko
loki me urea
har pandrah din thodi khad dena sahi hai kya
thale me gobar aur khad kitni, kerala ka hisab
`,
  'bottlegourd-irrigation-1': `
it is may and vines wilt by noon, neighbours water every third day, is that enough
FARMER ASKED WATERING INTERVAL LAUKI SUMMER
alternate day water at fruiting
drainage in rainy season vine
पानी कितने दिन पर
मई में दोपहर में बेल मुरझाती, पड़ोसी तीसरे दिन पानी देता, इतना काफी
बरसात का पानी निकालना
फल लगते समय लौकी में पानी
may me dopahar me bel murjhati, padosi teesre din pani deta, itna kafi
garmi me loki ko kitne din me pani
phool aane pe lauki me pani
ghiya me roz pani de kya
alternate day watering flowers
is water every five days enough in summer north east
rain water stands at vine foot, drain or leave
पानी का अंतर
शुरू में तीन चार दिन पर सींचना ठीक है क्या
फल आने पर पानी
बरसात में पानी रुकने से बेल खराब होगी क्या
lauki pani kab
garmi me paanch din par pani du to phal chhote
bel me sinchai
phool lagte hi roz paani dena galat hai kya
thale me paani kitne din chhod ke du, shuruat me
`,
  'bottlegourd-disorders-1': `
male flowers only in lauki
FARMER SAYS ONLY MALE FLOWERS IN BOTTLE GOURD
vine is all over roof with white flowers but none has the tiny fruit behind
excess nitrogen no fruit vine
मादा फूल नहीं आ रहे
नर फूल ज्यादा
बेल छत पर छा गई, तीन हफ्ते से सफेद फूल पर किसी के पीछे नन्हा फल नहीं
फूल हैं फल नहीं
bel chhat par chha gayi, teen hafte se safed phool par kisi ke peeche nanha fal nahi
mada phool badhane ki dawa
phal nahi aa raha phool bahut
garmi se nar phool jyada aata kya
only male blossoms why
does hot weather keep female flowers away
ethephon at two leaf stage, is it safe
मादा फूल की पहचान
यूरिया ज्यादा देने से फल नहीं लगते क्या
शुरू में नर फूल आना खराबी है क्या
फूल के पीछे छोटा फल नहीं
lauki nar phool
phool gir jate sab bina phal wale patle danth ke
mada phool kab aayenge
hormone ka spray kis patti pe karte, adhikari se puchu
bel hari bhari, nar hi nar, khad kam karu kya
`,
  'bottlegourd-disorders-2': `
finger length ones turn yellow from tip and rot on the vine, no bees seen
FARMER SAYS SMALL LAUKI YELLOW AND DROPPING
hand pollination of gourd in evening
beehives per acre for gourds
लौकी के छोटे फल गिर रहे
उंगली बराबर छोटे फल नोक से पीले होकर गलते, मधुमक्खी दिखती नहीं
कद्दू के छोटे फल पीले होकर सड़ते
फूल कब खुलता है
batiya pili hokar gir rahi
loki me hath se paragan kaise
ungli barabar chhote fal nok se peele hokar galte, madhumakkhi dikhti nahi
kaddu ke chote fal jhad rahe
baby fruit drop pollination
how many beehives for an acre of gourds
is sprinkler during bloom hour wrong
छोटी बतिया गिरना
हाथ से फूल मिलाना किस समय
मधुमक्खी न हो तो फल पीला पड़ता है क्या
फूल के समय छिड़काव करने से फल गिरेंगे क्या
batiya jhadna
chhota phal pila pad ke sikud gaya, bhanwre nahi aate
hath se paragan
shaam ko phool khilta hai to kab milau nar mada
fawara chala diya phool khule the, isse phal gire kya
`,
  'bottlegourd-pests-1': `
two leaf seedlings were riddled overnight by shiny red insects that fly when touched
FARMER SAYS RED BEETLE EATING LAUKI SEEDLING
ash dusting on gourd leaves
beetle grubs in root of vine
दो पत्ती की पौध रात में छलनी, छूने पर लाल चमकीले कीड़े उड़ते
पौध में लाल कीड़ा
राख छिड़कने से लाल कीड़ा
कद्दू की छोटी पत्ती में छेद
do patti ki paudh raat me chhalni, chhune par laal chamkile kide udte
lal bhrung ki dawa
chhote paudhe ke patte me ched lal makoda
kaddu lauki ki paudh kha gaya
red beetle on seedlings
is ash on leaves good for pumpkin beetle
grubs at the root of gourd plants
लाल भृंग से बचाव
सुबह कीड़े हाथ से बीनना काफी है क्या
राख डालने से पत्ती को नुकसान होगा क्या
जड़ में इल्ली, पत्ती में छेद बेल की पौध
lal kida bel
chhoti paudh chat kar gaya laal pankh wala kida
kaddu bhring upay
gaddhe me neem khali dene se laal keeda rukega
jaldi boya to laal bhring se bachega kya
`,
  'bottlegourd-diseases-1': `
downy mildew in bottle gourd
FARMER SAYS YELLOW ANGULAR SPOTS ON LAUKI LEAF
purple growth under leaf humid
yellow patches between the veins like tiles and a purple bloom underneath after cloudy days
बादल वाले दिनों के बाद नसों के बीच टाइल जैसे पीले टुकड़े, नीचे बैंगनी
लौकी के पत्तों पर पीले कोणीय दाग
पत्ती के नीचे बैंगनी फफूंद
मचान बनाने से रोग कम
patte pile dhabbe
badal wale dino ke baad naso ke beech tile jaise peele tukde, neeche baingani
bel ki patti pili hoke sukh rahi nami me
patte ke niche jamuni fafund
downy angular yellow patch
purple mould underside in humid days, vine drying
is machan and wide spacing helpful for leaf blotch of vines
कोने वाले पीले धब्बे
पत्ती के नीचे बैंगनी रुई
बीज की फसल गर्मी में लेना ठीक है क्या
पुरानी बेल का कचरा खेत में छोड़ना
lauki patti rog
naso ke beech chaukor pila, niche jamuni
bel me tulasita
kheere tarbuj me bhi wahi kone wale daag, kya kare
nami me bel ke patte peele, door door lagana chahiye tha kya
`,
  'bottlegourd-diseases-2': `
leaves look as if flour was thrown on them and fruits stopped at fist size
FARMER SAYS WHITE POWDER ON LAUKI LEAVES
sulphur safe on cucurbits or burns
fruits stunted white leaves
लौकी में चूर्णी फफूंद
बेल के पत्तों पर सफेद चूर्ण
गंधक से लौकी की बेल जलेगी
पत्ते जैसे किसी ने आटा फेंका हो, फल मुट्ठी बराबर रुक गए
patte jaise kisi ne aata feka ho, fal mutthi barabar ruk gaye
bhabhutiya rog bel me
safed patte loki ke phal nahi badh rahe
sulfur bel pe daal sakte h kya
white powder on vine
can sulphur burn gourd leaves
are old leaves to be plucked when dust like mildew
सफेद पाउडर बेल पर
गंधक डालना सुरक्षित है क्या बेल पर
धूप हवा के लिए मचान पर चढ़ाना
फल रुक गए पत्ते सफेद
lauki safed rog
patte pe chuna jaisa, phal chhote reh gaye
churni fafund bel
purane patte tod du to safed bukni rukegi kya
koi kism hai jisme safed bukni na lage
`,
  'bottlegourd-harvest-1': `
when to harvest bottle gourd
FARMER ASKED YIELD OF LAUKI PER ACRE
customers complain mine is hard with seeds inside, how do i know the right day to cut
first picking days after sowing
ग्राहक कहते बीज कड़े निकले, काटने का सही दिन कैसे जानूं
उपज प्रति एकड़
लौकी कितने दिन में फल देती है
नरम लौकी की पहचान
grahak kehte beej kade nikle, kaatne ka sahi din kaise janu
loki ek acre me kitna quintal
ghiya kitne din me taiyar
kadi hone se pehle lauki tudai
nail mark test tender
first picking after sixty days normal
yield hundred quintal an acre in kerala, true
नरम फल की निशानी
75 दिन हो गए, तोड़ना शुरू करें क्या
पूर्वोत्तर में उपज कितनी
ज्यादा दिन बेल पर छोड़ने से नुकसान होगा क्या
lauki todna kab
nakhun gada to samjho naram hai kya
ghiya upaj acre
phal kada hone lage to pehle todna tha kya
kerala me ek hektare se kitne ton utarti
`,
  'bittergourd-sowing-1': `
BEST SEASON FOR SOWING
palakkad, can i sow in september again after vishu crop
temperature below 18, will seed come up
summer crop in haryana, sow bitter gourd in january end okay?
बोने का महीना उत्तर भारत
पूस की ठंड में करेला बो दिया, जमाव नहीं आया
तमिलनाडु में करेला जनवरी में डालें
बरसाती करेला जून में बो लूं
karela garmi wala kab boya jata hai
kerala me pavakka kab lagate hai
bij kitne degree me ugta hai
barsati karela bone ka time up bihar
bitter gourd sowing month
january night 12 c, seed sleeping in soil
after onam rains in kerala, can a september planting do well
करेला बुवाई महीना
जनवरी में कोहरा है, बीज बो दिया तो जमीन में गल तो नहीं जाएगा
पूस में बोया नहीं जमा, कितनी गर्मी चाहिए
तमिलनाडु में साल में किन दो महीनों में डालते हैं
karla lavni kab
february me bij daala, ugega kya
asadh me barsat wali bel ka beej daal du up me
pavakkai vithai kab
kitne degree se neeche dana phootega hi nahi
`,
  'bittergourd-seed-1': `
SEED RATE PER ACRE
my seed not germinating, shell too tough, treatment before sowing
2 kg packet for an acre bitter gourd too much?
is soaking overnight needed for gourd seeds
करेले का बीज एक बीघा में कितना
बीज का जमाव जल्दी कैसे हो
बीज 600 ग्राम एकड़ को काफी है
दाना पानी में डालकर रखें कितनी देर
karela bij jaldi ugane ka tarika
bij kitne gram acre
karela bij bhigo ke boye ya sukha
daana bahut kada hai ankur nahi aata
bitter gourd seed soak
nail cutter on hard shell or soak in glass overnight
one guide says half kilo and other says two kilo, what for one acre
करेला बीज किलो
केरल में एक किलो और दूसरी जगह पांच किलो हेक्टेयर, किसकी मानूं
रात भर पानी में रखकर बोऊं तो जल्दी अंकुर आएगा क्या
दाने का छिलका लोहे जैसा, अंकुर नहीं आता
karla beej ekari
daane ki nok kaat ke bona padega kya, bahut kathor hai
bij bhigane se jaldi jamega
KARELA KE BEEJ KI MATRA PRATI ACRE KI JANKARI
dukandar 2 kilo bole, zarurat kitni
`,
  'bittergourd-nutrients-1': `
FERTILIZER DOSE BITTER GOURD KERALA
hoshiarpur farmer asked npk per acre
after flowering how often should i top dress bitter gourd in thrissur
organic manure tonnes for pavakka pandal
खाद कितनी केरल
हिमाचल में करेले का एनपीके
नाइट्रोजन कितनी किस्त में बांटें
लगाने से पहले गोबर खाद कितने टन
khad kab aur kitni dale
punjab karela khaad acre npk
har 15 din urea dena sahi hai
pavakka ko compost kitna
bitter gourd kerala punjab dose
punjab karela npk one acre, kerala dung tonnes
nitrogen after planting, every two weeks how much share in kerala
करेला खाद पंजाब
एक एकड़ थालों में गोबर आठ टन डालना पड़ेगा या कम
हिमाचल के खेत में फॉस्फोरस पोटाश कितना देना बताया है
शुरू में सारी यूरिया दे दी, बाद के पखवाड़ों में कुछ बचा नहीं
karla khat matra
pakhware ke hisab se urea chhidakna sahi hai kya pavakka me
kerala me potash kitna karela
jalandhar me karela, ek kille ka urea super potash batao
kerala me gobar kitne ton aur nitrogen do tukdo me kaise
`,
  'bittergourd-pruning-1': `
PANDAL SYSTEM FOR BITTER GOURD
fruits are curved and dirty lying on soil, what structure to give
height of trellis posts for karela wire
when to lift the vines on support
मचान कितने फुट का
करेला जमीन पर फैला है फल गंदे, क्या करूं
बेल कब तार पर चढ़ाएं
बांस तार से मंडप बनाने की जानकारी
karela machan vidhi jankari
fal seedha aaye uska upay
karela bel ko sahara kab de
mandap pe karela lagane ka fayda
pandal height wire support
fruits bent like bow on ground, wire roof height
are seven foot posts alright for the wire roof over vines
मचान ऊंचाई तार
जमीन पर फैलाना नुकसान करेगा क्या
बेल भागने लगी, बांस कितने हाथ ऊंचा गाड़ूं
बांस और तार से छत जैसा ढांचा, ऊंचाई कितने फुट
mandva kitna uncha
6 foot ka mandap theek hai kya
zameen pe pada karela tedha aur mitti laga, bhav nahi milta, upay
bel taar pe charhane se todne me aasani hoti kya
zameen pe phal gande, dhancha lagau
`,
  'bittergourd-pests-1': `
FRUIT FLY ATTACK
karela turning yellow early with worms, what to do with dropped ones
maize around gourd plot helps against fly?
which lure for gourd fly
फल मक्खी का नियंत्रण
करेला टेढ़ा होकर सड़ रहा, अंदर सूंडी
क्यू ल्योर टांगूं
खराब करेले खेत में ही छोड़ दूं तो चलेगा
fal makhi ki dawa
dank ka nishan gond nikla aur sad gya
makka kinare lagane se fal makhi rukti hai
karela chhota hi pila hoke gir jata sundi nikalti
fruit fly cue lure maize
gummy drop on skin then worms, bag or lure trap
paper bag on young fruit and maize line on border, does it stop the stinging fly
फल मक्खी थैली
टेढ़ा करेला भूरा गोंद रिसता
गिरे सड़े करेले खेत में ही छोड़ देता हूं, इससे मक्खी बढ़ती है क्या
फल टेढ़ा पीला, काटो तो सफेद रेंगते, मिट्टी में दबाऊं
falmashi upay karla
chedne ke nishan se gond, kida andar
pehli barish ke baad har doosre phal me safed gidar, kya karu
mitti kuredne se pupa maregi kya
fal chhota hi mud gaya, dank ki jagah bhura gond
`,
  'bittergourd-pests-2': `
benefit of fruit fly trap in karela in rupees
is it worth to buy pheromone trap, how much yield rise
percent loss from fruit fly in gourd if nothing done
kvk result of lure traps in pavakkai
ट्रैप लगाने से उपज कितने प्रतिशत बढ़ी
मक्खी जाल से छिड़काव का खर्च कितना बचता है
फल मक्खी न रोकें तो कितना नुकसान
ट्रैप का पैसा वसूल होगा या नहीं, करेला
trap ka faida kitna rupaya
fal makkhi se kitna percent karela kharab hota hai
pheromone jaal lagau ya nahi laagat bachegi
kvk tamilnadu karela trap ka natija
fly trap benifit rupees
lure trap money comes back or not, kvk figure
if nobody controls the fly, what share of crop can be lost
ट्रैप फायदा करेला
ट्रैप लगाने से छिड़काव के तीन हजार बचे, सच है क्या
बिना रोक कितना नुकसान मक्खी से
जाल लगाना फायदे का सौदा है क्या
jaal lagane ka munafa
kvk ne kitni upaj badhi batai
fal makhi na roku to sab jayega kya
trap kharch wasool ya nahi
tamilnadu kvk ne makkhi jaal se upaj kitne pratishat badhi batai
`,
  'bittergourd-pests-3': `
JASSID AND APHID IN BITTER GOURD ORGANIC SPRAY
garlic neem oil emulsion, percent and method
hoppers beneath leaves, home made remedy
vines too much crinkled by sucking insect, cut them away?
हरा फुदका और माहू का उपाय
लहसुन पेस्ट नीम तेल का घोल कितना
पत्ती के नीचे सफेद मक्खी
रस चूसने वाले कीड़े से करेला मुरझा रहा, देसी छिड़काव
mahu ki desi dawa
neem tel lahsun ka spray kaise banaye karela
patto me safed makhi niche baithi
hara tela karela kerala upay
jassid neem garlic kerala
crushed garlic in neem oil for sucking flock, strength
how strong should neem oil be with garlic paste for hoppers under leaf
लहसुन नीम घोल
जो बेल ज्यादा सिकुड़ गई उसे निकालना सही है या दवा मारूं
एक लीटर में कितना लहसुन पीसकर डालूं
पत्ते पीछे हरे फुदके, कुटा लहसुन कितना लीटर में
neem tel lahsun kitna
patte ke peeche safed makhi karla
kerala me pavakka ki patti ulti, neeche hare phudakte keede
mahu bel par, ghar ka ilaj
rasoi ka lehsun aur neem tel mila ke chhidakna theek hai kya
`,
  'bittergourd-disorders-1': `
only male flower, no fruit set in may heat
why are female flowers less in karela above 40 degree
long bright days affecting karela fruiting, solution
mulch and water to get fruits in hot summer gourd
मादा फूल नहीं आ रहे
गर्मी में करेला फल नहीं दे रहा सिर्फ नर फूल
लंबे दिन और लू से असर
फल न लगने का कारण गर्मी
phool hai fal nahi lag raha garmi me
nar phul jyada kyo
42 degree me karela fal kyu nahi deta
jeth me bel sirf phool de rahi
male flower heat no fruit
may heat 43, flowers many but none with baby fruit
sowed late, now long hot days and no baby fruits, will mulch help
नर फूल गर्मी
इस बार देर से बोया, जेठ में फल नहीं बैठ रहे
लू में फूल ही फूल, पीछे छोटा करेला नहीं
चालीस के ऊपर पारा जाने पर मादा फूल क्यों नहीं आते
phool zyada fal kam
mada phool garmi me kaise aaye
nar phool todne se mada aayenge ya garmi ka asar hai
bijai ka samay badal ke fal badhe kya
43 degree par karela fal dega kya
`,
  'bittergourd-diseases-1': `
MOSAIC VIRUS IN BITTER GOURD
is there medicine for mottled curled leaves
whitefly carried virus in gourd, how stop spread
plants with tiny crinkled leaf, keep or remove
करेले में मोजेक रोग
पत्ती सिकुड़ी चितकबरी, दवा बताएं
विषाणु लगी करेला बेल का क्या करें
पीला मोजेक फैल रहा, कीट कौन फैलाता
karela virus ka ilaj
patte sikud ke chhote ho gye
mosaic wali karela bel ukhadna padega
pila hara dhabba patta mudna
mosaic twisted leaves virus
map like yellow green leaf, pull vine or nurse
sick vine near whitefly weeds, remove both or medicine exists
मोजेक करेला पत्ती
बीमार बेल रखना नुकसान करेगा क्या
दुकान वाला वायरस की दवा दे रहा, पैसा बेकार जाएगा क्या
पत्ते चितकबरे और अंगूठे जितने, बेल आगे नहीं चलती
pila hara chitta patti
patte muthi jaise mude, fal 2-3 hi
patte muthi jaise mude hue, phal do teen hi lage
ek bel me mosaic dikha, ukhad ke gaad du taaki na faile
karla viral rog upay
`,
  'bittergourd-varieties-1': `
VARIETY FOR KERALA
priyanka resists powdery mildew?
preethi or priya yield comparison
first harvest days of kau bitter gourd
केरल में उन्नत किस्म
प्रीति करेला कितनी उपज देता
प्रियंका करेला सफेद चूर्ण रोग सहता है
केरल में करेला पहली तोड़ाई कितने दिन पर
kerala ke liye kism
preethi makhi kam lagti hai kya
priya karela ek acre kitna nikle
kitne din me todne layak
kerala bitter gourd preethi
kerala long green heavy yielder and first pick day
does priya really give one hundred twenty quintals from kerala acre
प्रिया करेला केरल
केरल में बुवाई के कितने दिन बाद तोड़ना शुरू, हफ्ते में कितनी बार
प्रीति में मक्खी कम लगती है क्या
सफेद चूर्ण न लगे ऐसी केरल की जात
karela bij kerala naam
priya 30 ton hectare sach hai
priyanka kitna deti
priyanka ek hectare me kitne ton deti hai
dank wali makkhi kam lage aisi kerala wali kism
`,
  'cucumber-sowing-1': `
hot loo in may, want seed in ground, will vine grow
KHEERA SOWING TIME IN PLAINS
kerala cucumber season
is it safe to sow in january cold
बरसाती फसल के लिए जून में डालूं या जुलाई
जून में खीरा लगा सकते हैं
खीरा कितने तापमान में होता है
केरल में खीरा सितंबर में
kheera kab boya jata hai
kakdi kheera feb me lagau
kheera garmi me 40 degree me hoga kya
frost february tak rehta hai mere yaha, kab bou
cucumber sowing month plains
does kheera die in frost
best temperature 18 24
बुवाई महीना
माघ में बोना ठीक है क्या
केरल में सितंबर से दिसंबर खीरा लगाएं
35 डिग्री में लगाने से नुकसान होगा क्या
khira kb boye
june wali kheera barsat me theek
kakri vellarikka kerala jan march
phagun me kheere ka beej daba du kya
SUITABLE TIME FOR CUCUMBER CULTIVATION ASKED
`,
  'cucumber-seed-1': `
cucumber seed rate per acre
costly imported seed 1000 pieces, raise in bags how many days
polybag seedlings of cucumber days
kerala pits seed requirement
खीरे का बीज एकड़ में कितना
खीरे की पौध थैली में
हाइब्रिड खीरा बीज बचाना
केरल में दूर गड्ढे, कितनी ग्राम बीज
seedhi bijai me ek acre ko kilo bhar lagega
kheere ki paudh polythene me kitne din
hybrid kheera seed kitna acre
ek kilo beej se kitna kheera lagega
seed rate direct
how old bag seedlings 15 20 days
is 3 kg seed per hectare too much
खीरा बीज मात्रा
थैली की पौध से बीज सच में बचता है
केरल के गड्ढों में खीरे का बीज कितना कम लगता है
महंगा संकर खीरा सीधे बोना सही है क्या
khira beej acre
paudh thaili 20 din
1.4 kilo kheera beej acre sidhi bijai me
pit me boye to kheera 300 gram acre kaafi kya
SEED QUANTITY OF CUCUMBER PER ACRE
`,
  'cucumber-nutrients-1': `
vines running, next dose at bloom or now, bags per acre
NPK FOR KHEERA PER ACRE
manure in pits cucumber kerala
nitrogen at vining stage cucumber
खीरे में खाद कितनी
खीरे की बेल चलने पर यूरिया
थाले में सड़ी खाद और एनपीके मिलाकर
गोबर खाद खीरा
kheera me khad kitni dale
kheere me dap urea kab
phool aane par kheera ko kya khad
doosri guide me potash zyada likha hai, kheera ko kitna du
npk 70 25 25
is nitrogen at full bloom needed
manure tonnes hectare
खाद मात्रा
सारी यूरिया एक साथ देना सही है क्या
पोटाश 20 किलो एकड़ चाहिए
पूरे फूल पर नाइट्रोजन न दें तो क्या होगा
khira khad kitni
gobar khad 25 ton
bel nikalne lagi urea dalu
dusri kitab me 40 kilo fosforas acre sahi kya
FERTILIZER SCHEDULE OF KHEERA
`,
  'cucumber-irrigation-1': `
missed water two days in full fruit, will yield fall
KHEERA WATERING IN SUMMER
critical stages of water in cucumber
water alternate day at fruiting?
खीरे में पानी कितने दिन पर
हल्के मौसम में हफ्ते भर पर पानी ठीक
खीरे में सबसे जरूरी पानी कब
गर्मी में खीरे को पानी
chhote paudhe ko roz paani dena galat hai kya
kheere ko roz pani du kya
fal lagte samay kheera pani
thandi me kheera ko kitne din pe pani
cucumber alternate day water
two critical water stages of kheera
is weekly water okay in mild weather
सिंचाई अंतर
फूल के समय पानी चूक गया, नुकसान होगा क्या
छोटे खीरे को चार दिन पर पानी सही है
गर्मी में फलते खीरे को एक दिन छोड़कर सींचें
khira pani kitne din
fal pe pani roj
bel pyaasi patte latke garmi me
halki thand me kheera saat din baad pani
IRRIGATION INTERVAL OF CUCUMBER ASKED
`,
  'cucumber-disorders-1': `
customer spit out bitter one, top end cut removes taste?
CURVED FRUITS IN KHEERA
how to avoid bitterness
thin end fruit poor pollination
फल हंसिया जैसे, मिट्टी सूखी थी
खीरे टेढ़े हो रहे हैं
खीरे की कड़वाहट कैसे दूर
एक तरफ पतला खीरा
kheera kadwa nikal raha
tedha medha kheera kyu
kheere me kadwapan ka karan
garmi me zyada kadwe hote kya, chhote todne se theek
bitter cucumber reason
is cutting stalk end removing bitterness
crooked poor pollination
कड़वा क्यों
खीरा कोहनी जैसा मुड़ा, पूंछ सूखी
मल्च और बराबर पानी से कड़वाहट घटेगी क्या
बड़ा होने देने से कड़वा होता है क्या
kheera karwa kadva
tedha khira upay
garmi aur sukhi mitti se kadwa banta
kheere ka ek sira patla chuhe ki dum jaisa
BITTERNESS IN CUCUMBER FRUIT
`,
  'cucumber-disorders-2': `
more male flowers in cucumber
only thin stalk flowers no baby fruit behind them in may
bees needed for cucumber fruit
morning spray reduces fruit setting?
सुबह दवा छिड़की, मधुमक्खी भाग गई, फल नहीं
मादा फूल नहीं आ रहे खीरा
गर्मी में खीरे पर फल नहीं
मधुमक्खी न आने से फल कम
kaise bou ki fal wale phool aaye, tez dhup me nar aate
kheere me fal nahi ban rahe dhoop me
mada phool kaise badhaye kheera
kheera bel par phool hai fal nahi
male flowers cucumber heat
is morning spray reducing fruit
staking and bees for female flowers kheera
खीरा नर फूल ज्यादा
कड़ी धूप में फूल झड़ते, फल नहीं
हल्के मौसम में फूल आए ऐसा कब बोएं
मधुमक्खी बचाने से फल बढ़ेंगे क्या
khira fal nahi lag raha
nar phool kheera kam kaise kare
sahare pe chadhane se fal lagte kya
tez roshni aur taap me mada phool kam kyo
NO FRUIT ONLY FLOWERS IN KHEERA
`,
  'cucumber-diseases-1': `
leaf shows yellow square blocks after dewy night, crisp edges
YELLOW ANGULAR SPOTS KHEERA LEAF
leaf drying after dew in vine
remove old leaves for downy
नसों के बीच पीले खाने, लता ऊपर चढ़ाऊं
खीरे की पत्ती पर पीले धब्बे
ओस से खीरे की पत्ती सूखना
बेल ऊपर चढ़ाने से रोग घटेगा
kheera patti pile dag kone wale
downy mildew kheera ki dawa
kheere ke patte sukh rahe kinare se
purane patte todu to rog kam hoga, hybrid kaun sa
downy mildew angular
is drip better than flood for kheera yellow spots
azoxystrobin mridu romil
मृदुरोमिल आसिता
पत्ती नसों से घिरे पीले टुकड़े, सूखकर भूरी
पुरानी पत्तियां तोड़ना सही है क्या
बेल ऊपर चढ़ाने से पत्ती का पीला दाग रुकेगा
downy ilaj
khira patta pila tukda kinara sukha
os me patte jhulas gaye jaal ke khane jaise
chaudi katar me boya hota to ye peela rog na aata
DOWNY MILDEW OF CUCUMBER TREATMENT
`,
  'cucumber-diseases-2': `
map like light dark green on leaf, fruit full of bumps
KHEERA LEAF MOTTLED CURLED FRUIT WARTY
aphid spread virus vine remove plant
silver mulch for virus
माहू आया फिर पत्ते सिकुड़े, अब दवा क्या
खीरे के पत्ते चितकबरे
खीरे पर दाने वाले फल
विषाणु वाली बेल उखाड़ें
kheera mosaic rog ka ilaj
kheere ki patti sikud gayi chitkabri
chitkabri bel ukhad ke fek du ya bach jayegi
chandi wali panni se mahu kheera
cucumber mosaic aphid
does any medicine cure mosaic
silver mulch cucumber virus
मोजेक वायरस
पत्ते झुर्रीदार रंग बिरंगे, फल पर मस्से
चितकबरे पौधे जल्दी उखाड़ना सही है क्या
घास हटाने से खीरे का विषाणु कम होगा
mosaic khira upay
kheera patte jhurri hara pila
chandi jaisi panni bichane se mahu bhage kya kheere se
neem se mahu roku to virus nahi phailega
MOSAIC DISEASE IN KHEERA PLANT
`,
  'cucumber-pests-1': `
fruit fly control in cucumber
RED PUMPKIN BEETLE KHEERA
monsoon and eight of ten fruits have maggot, what lure
ash on leaves for red beetle
राख पत्तों पर, लाल भौंरा भागेगा क्या
लाल भृंग खीरा पत्ती
खीरे के फल में सुंडी
क्यू ल्योर ट्रैप खीरा
kheera me fal makhi ka upay
lal keeda kheere ke patte
saawan me fal me danka nishan, sade fal kahan phenku
rakh dalne se lal bhring
fruit fly cue lure
is ash useful for red beetle
80 percent loss fruit fly july august
फल मक्खी उपाय
डंक लगा खीरा खेत में छोड़ने से मक्खी बढ़ेगी क्या
कद्दू का लाल भृंग खीरे पर, राख डालना सही है
फल मक्खी का ट्रैप कौन सा
kheera keeda dawa
laal bhring khira raakh
kheera chhota tod le to makkhi se bachega kya
kheera kaata to andar safed keede rengte, upar chhed
FRUIT FLY ATTACK IN CUCUMBER
`,
  'cucumber-harvest-1': `
cucumber first picking days
left for a week and they became yellow fat, how often to pluck
how often to pick cucumber
number of pickings in a crop
खीरे की तुड़ाई कब
खीरा कितने दिन में फल देता
जनवरी की बुवाई का कितना निकलेगा एकड़ में
खीरा हर दो दिन पर तोड़ें
pehla tod bone ke kitne din baad shuru hota
kheere ki paidawar acre
kheera kitni baar tudai
punjab kheera jhaad january
first picking 45 days
punjab kheera yield september sowing
is picking once a week harmful kheera
तुड़ाई अंतर
दस बारह तुड़ाई मिलती है क्या
पंजाब खीरा जनवरी में बोने पर एकड़ से 370 क्विंटल सच है
बीज नरम रहते तोड़ना क्यों जरूरी
tudai kb
khira kitni bar tode
50 din ho gaye abhi tak nahi tuda
punjab kheera hectare me 925 kuntal kab milta
PICKING STAGE AND YIELD OF KHEERA
`,
  'pumpkin-sowing-1': `
SOWING TIME OF PUMPKIN ASKED
soil is 15 degree in january up side, will seed come up
night is still cool in late january, can i drop seed in the pits
rainy season pumpkin in north, is mid july late
जनवरी आखिर की रातें ठंडी हैं, बीज डाल दूं तो जमेगा क्या
गर्मी वाला कोंहड़ा फरवरी में डालें कि मार्च में
तमिलनाडु में दिसंबर में बो सकते हैं क्या
बरसाती सीताफल जून में लगे या जुलाई आखिर
coimbatore me sankranti ke aas paas dale ya june me
garmi wali fasal ke liye mitti kitni garam ho
sitafal wala kaddu barsat me kab dale
tamilnadu me june ke siwa aur kab bo sakte
pumpkin sowing month
is it okay to put seeds in february when soil feels cool at 15
tamil nadu second season for this gourd, pongal time or before
कद्दू बोने का समय
जेठ की बारिश से पहले बीज दबाऊं कि आषाढ़ का इंतजार
मार्च बीत गया, गर्मी वाली बेल अब डालने से फायदा
बीज तीन हफ्ते से नहीं निकला, जमीन ठंडी तो नहीं थी
kumhda kab boye
mati kitne degree garam ho ki daana phoote
madurai taraf margazhi ya thai mahine me beej dabate hai kya
chaumase wali bel uttar bharat me kis mahine lagti
beej dabane se pehle mitti haath ko garam lage ya thandi
`,
  'pumpkin-seed-1': `
Seed rate and spacing in pumpkin
is 400 gram seed for one acre right
after sprouting how many vines should stay in one pit
do i wet the seeds before sowing, for how long
कद्दू का बीज एक एकड़ में कितना ग्राम
दो गुणा दो मीटर पर गड्ढे बनाकर कितने बीज डालें
बीज गीले कपड़े में रखकर अंकुर निकालकर बोऊं क्या
हर गड्ढे में पांच उग आए, कितने निकाल दूं
kaddu ka bij ek hectare ke liye kitna
kohda ka thala kitna door aur gaddha kitna bada
beej bhigona zaruri hai kya kitni der
pandrah din ho gaye thale me 4 paudhe khade hai
pumpkin seed pit
five came up in each hole, which day do i thin and to how many
how big should each hole be, one foot enough
थाले में बीज
आधा घंटा भिगोकर बोरी में दबाया, अंकुर आते ही बोऊं क्या
एक किलो बीज एक हेक्टेयर को पूरा पड़ता है, सच है
दो मीटर से कम दूरी पर बेलें उलझेंगी क्या
kumhda bij matra
teen char paudhe ek jagah, kamzor wale kab kheech du
char sau gram ka packet acre bhar ka, theek ganit hai
gaddha kitne cm ka khodu aur usme kitne dane girau
dane sukhe boye the, kam ugee, bhigona chahiye tha kya
`,
  'pumpkin-nutrients-1': `
FERTILIZER DOSE PER PIT IN PUMPKIN
6 12 12 mixture how many grams for each pit
vines are one month, how much nitrogen around each pit
farmyard manure tonnes for one acre pumpkin
खाद की मात्रा प्रति गड्ढा
एक महीने की बेल है, यूरिया या नत्रजन कितनी दूं
एक एकड़ गोबर की खाद कुल कितनी
बुवाई पर हर थाले में मिश्रित खाद कितने ग्राम
kaddu ke gaddhe me gobar kitna dale
khad kab kab dena hai
ek acre me hazar thale, kul kitni khaad lagegi
bel wale kaddu ko mahine baad kitna nitrogen
pumpkin pit manure
is 100 g of mixture 6 12 12 per pit fine or should i double it
thirty days over, what to give around each vine
थाले की खाद
महीने बाद नत्रजन न दूं तो बेल छोटी रह जाएगी क्या
एक थाले में दस किलो गोबर का मतलब कितनी टोकरी
ढाई हजार गड्ढे एक हेक्टेयर में, कुल गोबर कितना टन
kaddu khad gadda
sadi khad aur mishran dono bone ke din daalne hai kya
tamilnadu me ek gaddhe ki khuraak, gram me bata do
bel lambi ho gayi tees din ki, das gram natrajan kaise daalu
KADDU ME PRATI GADDA KHAD KI MATRA PUCHHI GAYI
`,
  'pumpkin-weeds-1': `
Weed control in pumpkin asked
fruits resting on wet soil are rotting from below
three hoeings are enough before the vines close
what can i keep beneath the fruits so they stay clean
कद्दू में निराई गुड़ाई कितनी बार
बेल अभी छोटी है और घास ज्यादा, क्या करूं
फल के नीचे पुआल न हो तो नीचे से सड़ता है क्या
लता फैलने के बाद खुरपी नहीं चलेगी, पहले ही कर लूं
kaddu me ghas kab kab nikale
kohda zameen pe rakha sad raha hai kya bichaye
bel failne se pahle kitni gudai ho jani chahiye
pual bichhane se fal bachta hai kya
straw under fruit
cleaned twice so far, creepers close next week, one more round?
belly of the fruit rots where it touches mud
पुआल बिछाना फल तले
बेल ने जमीन ढक ली, अब कुदाल चलाने से नुकसान होगा क्या
घास पहले महीने में तीन बार निकाली, और चाहिए
गीली मिट्टी पर रखा फल नीचे से पिलपिला
kaddu nirai ginti
dhan ka pual ya sookhi patti rakhu phal ke neeche
khurpi kab tak chala sakte, lata phailne se pehle kitni dafa
phal ka neeche wala hissa safed gila ho ke gala
bina bichhaye chhod diya to kitne phal sadenge
`,
  'pumpkin-varieties-1': `
PUMPKIN VARIETY INFORMATION
arka chandan fruit weight and days
which stands fruit fly best
assam farmer wants high yielding name
कद्दू की अच्छी किस्में
अर्का सूर्यमुखी में एक पौधे पर कितने फल
मीठे गूदे वाला कद्दू दो तीन किलो का कौन सा
फल मक्खी कम लगे ऐसा कद्दू का बीज
kism batao jisme makkhi na lage
arka surymukhi kitne din ki hai
bada nahi chhota chahiye bazar ke liye kaun sa
assam me kaun si variety acchi upaj
arka chandan weight
which one kilo type bears eight ten fruits and resists the fly
is 134 quintal an acre from arka types realistic in assam
अर्का सूर्यमुखी
मीठा मोटा गूदा चाहिए, सौ बीस दिन रुक सकता हूं
गुवाहाटी तरफ सीताफल की ज्यादा देने वाली किस्म
छोटा परिवार वाला फल सौ दिन में मिल जाएगा क्या
kaddu ki nasl
makkhi rodhi beej hota bhi hai kya ya dukandar jhooth bol raha
do teen kilo ka phal dene wala arka kaunsa hai
suryamukhi aur chandan dono me upaj barabar hai kya
nagaon ke kisan ko kumhda ka accha beej batao
`,
  'pumpkin-disorders-1': `
NO FRUIT SETTING IN PUMPKIN
only male flowers are opening, not a single female
bees are few here, how do i put pollen by hand
vine is loaded with blossoms and no female yet after three weeks, wait or do something
तीन हफ्ते से फूल पर फूल, मादा एक भी नहीं, रुकूं या कुछ करूं
बेल में ढेर फूल हैं पर सब गिर जाते हैं
हाथ से परागण कैसे और किस समय करूं
पतली डंडी वाले फूल ज्यादा, गोले वाले फूल कब आएंगे
raat garam hai isliye nar phool jyada aa rahe kya
nar phool mada phool se jyada kyu hote kaddu me
madhumakkhi nahi aati to phool ka parag haath se lagau
rat me garmi bahut hai isliye kaddu nahi baith raha kya
pumpkin no fruit
night at 29 degree, is that why only male flowers
i rub the flowers at noon and nothing sets, wrong hour maybe
मादा फूल नहीं
अठारह नर पर एक मादा फूल सामान्य बात है क्या
बगल की शाखा निकलने तक धैर्य रखूं
मधुमक्खी कम हैं, नर फूल तोड़कर मादा पर रगड़ूं
phool jhad jata
peele phool ki bahaar par petha ek nahi, raat umas bhari
keetnashak subah maarne se madhumakkhi bhaagti aur phal nahi baithta kya
haath se parag lagane ka sahi samay das baje ke baad chalega
KADDU ME PHAL NA LAGNE KA KARAN PUCHHA
`,
  'pumpkin-pests-1': `
FRUIT FLY CONTROL IN PUMPKIN
stung fruits with ooze, should i collect and destroy
i sprinkled yellow powder against fly and leaves curled up burnt, never again or was dose wrong
trap for fly in patch and ploughing for pupae
पीला पाउडर डाला तो पत्ती झुलस गई, फल मक्खी का दूसरा रास्ता बताओ
छोटे फल पर डंक का निशान और अंदर कीड़े
गंधक का बुरकाव बेल वाली सब्जी पर करें क्या
बुवाई का समय बदलने से फल मक्खी कम होगी
kaddu ke fal me sundi makkhi ka upay
garmi me fal achhe the barsat lagte hi keede, buwai kab karu
barsati kaddu me keede jyada kyu
tamba wali dawa bhurakne se kaddu ke patte jale
fruit fly pumpkin
yellow dust made the vine leaves crisp, was that powder meant for gourds
in which weather are stung fruits the fewest, so i can plan sowing
बरसाती फल मक्खी
तांबे वाला पाउडर भुरका और पत्ती ऐसी जैसे तेजाब गिरा
डंक लगे छोटे फल खेत में पड़े रहने दूं तो बढ़ेगी क्या
जुताई से मक्खी के कोए ऊपर आकर मरते हैं
kumhda me keede
phal par sui jaisa nishan, gond nikla, andar safed keede
sukhi garmi wali fasal me makkhi kam lagti hai sach
bel wargiy sabzi par gandhak chhidakna theek hai ya nahi
trap lagau ya boni ka mahina badlu makkhi se bachne ko
`,
  'pumpkin-diseases-1': `
MOSAIC VIRUS IN PUMPKIN
vines stunted with blistered dark green patches
aphid and whitefly in gourd vines, silver mulch help
pull sick vine or keep
कद्दू में मोजेक रोग
पत्ती चितकबरी, बेल नहीं बढ़ती
विषाणु वाली बेल उखाड़ दूं ताकि न फैले
सफेद मक्खी माहू रोकने को नीम और ट्रैप
kaddu ke patte chitkabre chhale jaise
kohda ki bel bauni reh gayi
bel wali sabji me mosaic kaise roke
virus lagi bel nikalne se baki bachegi kya
pumpkin mosaic vine
one creeper out of hundreds is mottled, pull it or let it fruit
silver sheet on soil against whitefly and lice, does it pay
कद्दू का चितकबरा रोग
पत्ते पर मेंढक की पीठ जैसे उभार और बेल छोटी
बेलवर्गीय सब्जी एक ही खेत में हर साल लेने से वायरस आता है क्या
नीम मारने से माहू रुके तो रोग नहीं फैलेगा
bel bauni patte
chamkili panni bichhane ka kharcha virus rokne me lagau kya
kaddu lauki dono ki bel sikudi, hara do rang ka patta
shuru me hi ukhad ke phenku ya phal aane tak dekhu
ek bel bauni chitkabri hui, padosi wali tak keeda le jayega kya
`,
  'pumpkin-harvest-1': `
HARVEST STAGE OF PUMPKIN
rind hard and stalk corky, is it ready for keeping
trader wants fruits that keep till winter, how ripe should the rind be
leave how many centimetre stalk while cutting
व्यापारी सर्दी तक टिकने वाले फल मांगता, कितने पके काटूं
एक एकड़ कद्दू से कितने क्विंटल निकलेगा
कितने दिन में पककर तैयार होता
डंठल सहित तोड़ूं, कितना डंठल
kaddu kab todna chahiye pakne ki nishani
kitne tan kaddu ek hectare se, kab chhilka sakht ho jata
140 din ho gaye todu kya
upaj kitni hoti hai acre me
pumpkin ripe sign
how long a piece of stalk stays on so it keeps till diwali
140 days gone in tamil nadu, how many tonnes a hectare
पक्का कद्दू पहचान
नाखून गड़े नहीं और डंठल काठ जैसा, अब उतारूं
हरा ही तोड़ लूं तो घर में टिकेगा क्या
एक एकड़ से सत्तर क्विंटल मिला, औसत है न
kumhda todai
danthal kitni ungal chhod ke kaate ki sadan na lage
rang poora peela laal aa gaya par chhilka narm hai, ruku
kitne din ki bel pe phal rakhne layak pakta hai
tamilnadu me paidavar hectare ki kitni maani jati
`,
  'pumpkin-storage-1': `
STORAGE OF PUMPKIN AT HOME
i harvested ninety fruits yesterday, should they dry somewhere before stacking
sound fruits last how many months in a room
pile up or single layer on straw
नब्बे फल कल तोड़े, जमाने से पहले कहीं सुखाने पड़ेंगे
कटे कद्दू पहले कितने दिन हवा में सुखाएं
बिना चोट वाला कोंहड़ा कितने महीने चलता है
पुआल पर एक परत में रखने का फायदा
ek ke upar ek rakha to neeche wala sad gaya, kaise rakhu
ghar me rakhna hai pual par rakhu
pake hawadar jagah kitne din rakhe
chot lage kaddu alag rakhna hai kya store me
pumpkin keep months
stacked three high in the shed, bottom ones went soft
sun or airy shade for first ten days after cutting
कद्दू भंडारण
पुआल पर बिना छुए रखें तो चार महीने टिकेगा क्या
चोट लगा फल भी साथ में रख दूं, हर्ज है
तोड़ते ही कमरे में भर दिया, पहले सुखाना था
petha kitne din
hawadar baramde me hafta das din rakhna kyu bolte hai
diwali tak rakhna hai abhi toda, saabut rahega ya galega
ek tah me bichhau ya machan par dher
bina sheetghar ke pake phal chaar mahine kaise bachau
`,
  'watermelon-sowing-1': `
sowing time of watermelon in north india
i want early crop in december, will cold harm it
FARMER ASKED SOWING MONTH OF TARBUJ
is feb 20 late for watermelon
तरबूज की बुवाई कब करें
दक्षिण भारत में किस महीने लगाते हैं
पाला पड़ता है तो जनवरी में बो सकते हैं
बीज उगने के लिए कम से कम कितनी गर्मी
tarbuj kab lagaye up me
diara me balu par kalingad kis mahine boye
december me bo du to plastic dhakna padega?
march me tarbooz bona late hai kya
watermelon sowing month
is 18 degree too cold for seed to sprout
december sowing in north without cover, is it okay
तरबूज बोना कब
दक्षिण में नवंबर में बोना ठीक है क्या
पूस में पाला पड़ता है, ढककर बोएं या रुकें
फरवरी आखिर में उत्तर में बो सकते हैं
thandi mitti me dana sada
nadi ke diyare me magh me daal du kya
thand me beej pada raha nahi ugta, kitni garmi chahiye
tamilnadu me kis mahine kalingar bote
pala se bachane ko polythene, jaldi boya hai
`,
  'watermelon-seed-1': `
how much seed of watermelon per acre
hybrid seed 350 gram enough for one acre with seedling tray
small seeded sugar baby type seed rate
seedlings in tray for two acres, how many packet of hundred gram
दो एकड़ के लिए ट्रे में पौध, सौ ग्राम के कितने पैकेट
बड़े बीज वाली किस्म में कितने किलो लगता है
ड्रिप पर हाइब्रिड बीज कितने ग्राम
एक हेक्टेयर में बीज की मात्रा
seedha bona h chote dana wala kitna kilo ekad
hybrid ke packet 50 gm ke h kitne lu acre ke
sugar baby jaise chote bij wali ka kitna kilo
beej mehnga hai seedhe bou ya tray me, kitna bachega
watermelon seed rate
is 300 g hybrid seed enough for an acre on drip
large seeded type kilos per hectare
तरबूज बीज मात्रा
छोटे दाने वाली किस्म एकड़ में एक किलो सही है क्या
ट्रे की पौध में बीज इतना कम क्यों लगता
बड़े बीज वाला पांच किलो हेक्टेयर ठीक है
tray wali paudh kitne gram
hybrid mehnga, tray me ugau to kitne gram me acre
do kilo mote dane wala ek acre ko chahiye kya
drip pe 1 hectare ko kitna gram hybrid
seedha bone me beej zyada lagta, kitna farak
`,
  'watermelon-nutrients-1': `
fertilizer schedule of watermelon
npk for watermelon in kerala package
when to give second and third nitrogen split in vine crop
how many tonnes fym per acre before melon
तरबूज में खाद कितनी डालें
फूल आने पर कौन सी खाद दें
उत्तर भारत में तरबूज का एनपीके
बेल फैलने लगी है नाइट्रोजन दे दूं क्या
tarbuj me khad kab kab
tarbuj me urea kitni baar
kalingad ko potash kitna ek acre
bone se pehle gobar ki khad kitne ton
melon npk splits
is 80:60:60 for north and 70:25:25 for kerala
remaining nitrogen at vine run or full bloom
तरबूज खाद बेल
बेल चलते समय नाइट्रोजन की दूसरी खुराक देना सही है
केरल में एकड़ को 28 किलो नाइट्रोजन
गोबर खाद आठ दस टन एकड़ डालना ठीक है क्या
bel daudi doosri khurak
sara urea bone par de diya to nuksan hai kya
phool poore khile ab nitrogen ka kaunsa hissa
uttar bharat me potash acre me 24 kilo
kalingad ki bel phailne lagi aadha nitrogen baaki
`,
  'watermelon-irrigation-1': `
irrigation in watermelon
why do melons crack after watering
WATER MANAGEMENT BEFORE HARVEST FOR SWEETNESS
should water touch the vines and fruits
तरबूज में पानी कितने दिन पर
फल फट रहे हैं, पानी की वजह से क्या
फीका निकलता है, पकते समय पानी कम करें
फल लग गए अब रोज पानी दूं या एक दिन छोड़कर
tarbuj me sinchai kab band kare
tarbuj phat raha hai kyu
chhote paudhe ko kitne din me pani du
pani jad me du ya pure khet me bhar du
reduce water for sweetness
is flooding after dry days the reason melons burst
watering gap for young vines and at flowering
तरबूज सिंचाई मिठास
नाली से बेल और फल भीग जाते हैं, पानी सिर्फ जड़ पर कैसे पहुंचाऊं
फूल आने पर एक दिन छोड़कर पानी ठीक है
पकते समय नाली बंद करने से फल मीठा होगा
fal phate paani bharne se
fal chatak gaye kal bhar ke pani diya tha
chhoti bel ko 3-4 din me pani sahi hai kya
feeke nikalte hai, pani zyada dene se kya
sukhe ke baad ek dum paani dena galat hai
`,
  'watermelon-pruning-1': `
how to get bigger fruits in watermelon
number of fruits per plant to retain
when to pinch growing tip of vine
should deformed ones be removed early
तरबूज का आकार कैसे बढ़ाएं
बेल की टिप कब काटें
एक पौधे पर चार पांच फल लगे हैं, कम करूं क्या
शाखाएं ज्यादा निकलें इसके लिए बेल में क्या करें
tarbuj bada kaise hoga
bel ek meter ki ho gai tip tod du
har bel par 2 fal rakhe ya sab rahne de
tedhe fal rakhne chahiye ki todna
pinch vine one metre
is leaving five melons per vine bad for size
does nipping the tip bring side branches
तरबूज बेल नोच
बेल पर छह सात बतिया टिकी हैं, कितनी छोड़कर बाकी तोड़ दूं
टेढ़े फल शुरू में तोड़ देने से बाकी बड़े होंगे
बेल कितनी लंबी हो तब सिरा तोड़ें
bel pe kitne fal chhodu
size chhota aa raha, bel pe fal kam karu kya
nok todne se nuksan to nahi hoga bel ko
side ki shakha badhane ka tarika tarbooz me
4 kilo ki jagah 8 kilo ka fal kaise mile
`,
  'watermelon-harvest-1': `
signs of maturity in watermelon
how many days from sowing to picking
ground spot is still white is it ripe
FARMER ASKED WHEN TO HARVEST TARBUJ
तरबूज पका है या नहीं कैसे जानें
तंतु सूखने पर तोड़ सकते हैं क्या
बड़ी किस्म कितने दिन में तैयार
ठन ठन आवाज आती है मतलब कच्चा है क्या
tarbuj kab tode
niche ka hissa pila hua hai pak gaya?
80 din ho gye tod lu
pake tarbooz ki pehchan kya
watermelon ripe signs
is dull thud better than ringing sound for plucking
small type ready in how many days from sowing
तरबूज पका पहचान
नीचे का धब्बा मलाई जैसा हो तो तोड़ना ठीक है
फल के पास की घुंघराली डोरी अभी हरी है, कितना और रुकना होगा
बड़ी किस्म सौ दिन लेती है क्या
thapki se pehchan
dhap dhap awaaz aaye to paka samjhu
fal ke paas ki ghunghrali dori sookh gayi
jamin wala nishan safed hai, kaccha hoga kya
85 din hue chhoti kism taiyar hai ki nahi
`,
  'watermelon-disorders-1': `
small fruits dropping in watermelon reason
bee boxes per acre for melons
fruits are bent and narrow at one end
is it right to spray in the morning when flowers are open
तरबूज के छोटे फल गिर रहे हैं
फल टेढ़े मेढ़े बन रहे क्यों
मधुमक्खी का डिब्बा एक एकड़ में कितना
परागण ठीक न हो तो क्या करें
tarbuj ke phal jhad rahe chote chote
fal gol nahi ban rahe tarbuj me
mada phool khilte hai par phal nahi rukta
subah spray karne se fal kam lagte kya
watermelon small fruit drop
is morning spraying chasing away bees
how many hives per acre when female flowers open
तरबूज टेढ़ा फल
मधुमक्खी न हो तो फल झड़ते हैं क्या
हेक्टेयर में दो तीन मधुमक्खी बक्से रखना सही है
सूखे से भी छोटे फल गिरते हैं
batiya jhad rahi
mada phool lag ke girte, makhiyan dikhti nahi
fal ek or se patla sukda, paraagan kam hua kya
subah ki jagah shaam ko dawa maru to phal tikenge
madhumakkhi ka dibba rakhne se fayda hoga tarbooz me
`,
  'watermelon-diseases-1': `
vine looked fresh yesterday, today half is hanging, next day all
vines drying one by one stem brown inside
FUSARIUM WILT IN MELON MANAGEMENT
grafted seedlings useful against wilt or not
कल हरी थी आज एक तरफ लटकी, चीरा लगाया तो भूरी लकीर
तरबूज की बेल अचानक सूख रही
मुरझाए पौधे में दवा डालने से बचेगा क्या
कितने साल उस खेत में खरबूजा तरबूज न बोएं
bel ek taraf se murjhayi, pani jyada dene se hua kya
uktha lag gya trichoderma dale kya
pehle ek dali sukhi fir pura paudha
neem khali me milake kya dale sukhne se bachane ko
melon wilt rotation years
is any drug able to save a vine already wilted
brown streak in stem and one runner hanging
उकठा तरबूज खरबूजा
कलमी पौधे लगाने से उकठा कम होता है क्या
जिस खेत में बेल बैठ गई वहां कितने बरस यह फसल न डालूं
एक लता कुम्हलाई, अगले दिन सारी बेल
bel uktha rog
neem khali me trichoderma dena thik hai kya murjhane pe
paani zyada dene se bel sookhti hai kya uktha me
kharbuje ki bel bhi aise hi baith gayi bhuri dhari
rodhi kism ya grafted paudha, kaunsa bachega
`,
  'watermelon-pests-1': `
thrips control in watermelon
BUD NECROSIS IN WATERMELON
top of vine curling and not growing in dry weather
which colour sticky trap and mulch to use against sucking insects
तरबूज में थ्रिप्स का नियंत्रण
बेल की कोंपल मुड़कर सूख रही है
नीला कार्ड लगाएं या पीला
माहू लगा है तरबूज में, मधुमक्खी को नुकसान न हो
tarbuj ki patti sikud rahi
bel ka top sukh raha chote kide
silver mulching se thrips kam hoga
tarbuj me bimar paudhe nikal du kya patte mude hai
bud necrosis thrips
is spraying in bee hours harmful
which shiny sheet repels tip curling insects
कोंपल मुड़ना तरबूज
सुई की नोक जैसे कीट दौड़ते हैं और कली भूरी पड़ गई
नीले और पीले दोनों कार्ड लगाने चाहिए
बेल की चोटी भूरी होकर ऊपर को खड़ी
bel ki nok jali sikudi
chandi rang ki mulch se kide bhagte hai kya
garam sukhe me bel ki phungi sikudti ja rahi
bad nekrosis me neem se shuru karna thik
mahu ki dawa kab maru ki madhumakkhi na mare
`,
  'watermelon-yield-1': `
yield of watermelon per acre
how much does hybrid with drip and mulch give
AVERAGE PRODUCTION OF TARBUJ
is 100 quintal from one acre normal or poor
तरबूज की पैदावार कितनी
मल्चिंग ड्रिप पर उत्पादन प्रति एकड़
एक हेक्टेयर से कितने टन
हाइब्रिड तरबूज एक एकड़ में कितने क्विंटल
tarbuj ek acre me kitna hota h
drip pe kitne ton nikal jata
sadharan tarike se kitna quintal
kalingad ki upaj per acre kya maan ke chalu
watermelon tonnes per acre
is 200 quintal per acre from drip mulch realistic
ordinary growing gives how many quintals
तरबूज उपज ड्रिप
बिना ड्रिप के एकड़ से अस्सी क्विंटल ही आया, औसत इतना ही रहता है
हाइब्रिड साठ टन हेक्टेयर तक जाता है
मल्च लगाने से उपज दुगनी होती है क्या
acre me kitne ton maal
25 ton hektar mila kam hai kya
drip mulch pe ek ekad me kitne kuntal
bina panni aur bina pipe ke ek acre se kitna maal nikalta
do acre drip wala hai, gaadi ke hisab se kitne ton ki ummeed
`,
  'muskmelon-sowing-1': `
riverbed land free in january, may i sow under plastic cover
for guwahati side which months to sow sweet melon
in gujarat people sow in october, is it normal
MUSKMELON SOWING TIME
दियारा में जनवरी में पन्नी ढककर डाल सकते हैं क्या
मार्च बीत रहा है, अब खरबूजा लगाने में देर तो नहीं
कुमाऊं की पहाड़ियों में कौन सा महीना
खरबूजा बोने का समय
diyara me jan me plastic ke niche bo de kya kharbuja
march aakhir me lagaye to late ho jayega kya up me
assam me kharbuja kaun se mahine me
kharbuja kab boye
north plains february march
is winter sowing possible under cover
which months for hills, april or june
पश्चिम में अक्टूबर में बोना ठीक है क्या
पूर्वोत्तर में बुवाई का समय
खरबूजा बुवाई समय
जाड़े में खुले में बोना नुकसान करेगा क्या
kharbuza boni kab
nadi kinare diyara me kab bote hai
november me assam side lagana sahi
pahadi me april ke baad bona late hoga kya
chait me kharbuje ka beej daale kya
`,
  'muskmelon-seed-1': `
old book says two kilo an acre, packet says 600 g, whom to trust
vines tangle, how much row gap should i keep
two feet between plants enough or three
MUSKMELON SEED RATE
पुरानी किताब दो किलो कहती है पैकेट छह सौ ग्राम, कौन सही
बेलें आपस में गुंथ गईं, कतारें कितनी दूर रखनी थीं
खरबूजे के थाले से थाला कितने फुट
खरबूजे का बीज एकड़ में
packet pe 600 gram acre likha hai bujurg 2 kilo bolte kaun sahi
bel ulajh gayi line kitni door rakhni thi kharbuja ki
thala se thala teen foot rakhu
kharbuja ka beej kitna
seed rate 600 g acre
is row gap 2 metre right for vines
which guide to follow, old or new seed rate
पुरानी गाइड का ढाई किलो एकड़ ठीक है क्या
पौधे की दूरी साठ सेमी
खरबूजा बीज दूरी
डेढ़ दो किलो हेक्टेयर काफी है
beej kharbuza kitna
kam beej dalna sahi hai kya nayi salah
kataar dedh se dhai meter rakhe
beej ki do tarah ki matra batate hai, kaunsi
1 meter dur lagane se nuksan hoga kya
`,
  'muskmelon-nutrients-1': `
vines five weeks old, is it time to give rest of nitrogen
INFORMATION REGARDING MANURE AND NPK IN KHARBUJA
how many trolleys rotten dung per acre for melon beds
FERTILIZER MUSKMELON
बेल पैंतीस दिन की हो गई, बची यूरिया डालूं
खरबूजे में पोटाश कितनी दें एकड़ में
थालों में सड़ी खाद कितने टन पड़नी चाहिए
खरबूजे में खाद की मात्रा
bel ek mahine se upar ki hai baki urea ab du
kharbuja me 32 kilo nitrogen kaise baatu
bijai ke time kaun kaun si khad dalni hai kharbuje ki nali me
kharbuje me khad kitni
rest nitrogen 30 days
how many tonnes manure a hectare before sowing
is phosphorus split needed or all at sowing
गोबर खाद दस टन एकड़ ठीक है क्या
बुवाई पर पूरा पोटाश
खरबूजा खाद मात्रा
चालीस दिन बाद बची नत्रजन
khad kharbuza ekar
npk 32 30 20 kilo ekar sahi
aadhi urea kab deni hai bel ko
sari khad bone par daalna galat hai kya
hectare me 80 kilo nitrogen, do baar me
`,
  'muskmelon-climate-1': `
seeds not coming up, nights still cold in february
fruits became tasteless because sky stayed cloudy, possible?
hot dusty wind at bloom and fruits fell, is weather the reason
WEATHER FOR MUSKMELON
रात ठंडी है, बीज नहीं फूट रहा, कितनी गर्मी चाहिए
आसमान में बादल रहे इसलिए खरबूजा फीका निकला क्या
धूल भरी आंधी में फूल झड़े, फल कम बैठे
खरबूजे के लिए मौसम
feb ki thand me beej nahi nikla kharbuje ka, kitna taapman chahiye
pakte time dhoop na mile to mithas kam hogi kya
umas jyada hai to patte ki bimari aayegi kya kharbuja me
kharbuja meetha kaise hoga mausam se
27-30 c germination
is humid weather bringing leaf disease
does sun in ripening time increase sweetness
आंधी से फूल पर नुकसान होगा क्या
पकते समय सूखी धूप
खरबूजा मिठास मौसम
बीज किस तापमान पर उगता है
mausam kharbuza
dhool ki aandhi me phal kam baithe
badli se mithas ghatti hai kya
nami bahut, patte pe rog aana sahi hai
27 digri se kam me beej jamega kya
`,
  'muskmelon-irrigation-1': `
fruits nearly ready, do i stop water to make sugar
water gap in may heat on sandy soil
water went over bed and fruits lie wet, harmful?
MUSKMELON IRRIGATION
फल तैयार होने को हैं, मिठास के लिए पानी बंद करूं क्या
मई में रेतीले खेत में कितने दिन के अंतर पर
खरबूजे की क्यारी पर पानी चढ़ गया, फल भीगे पड़े हैं
खरबूजे में पानी कितने दिन पर
phal taiyar hai mithas ke liye pani kab rok de kharbuje me
reti me garmi me har chauthe din pani theek
pani bed pe chadh gaya phal geele hai nuksan hoga kya
kharbuje me pani kab de
furrow irrigation dry fruits
is reducing water before picking good for taste
every how many days in peak heat
गर्मी में चार पांच दिन पर पानी ठीक है क्या
तुड़ाई से पहले पानी घटाना
खरबूजा सिंचाई नाली
बेल गीली होने से क्या नुकसान
pani kharbuza kitne din
shuru me hafte me ek baar pani
phal phat gaye, tudai se pehle paani diya tha
nali me hi pani dena kyu sahi
mithas ke liye paani kab kam kare
`,
  'muskmelon-varieties-1': `
ludhiana market asks green inside one, name and average weight
which melon seed does not catch white dust easily
need first early lot in market, which seed
MUSKMELON VARIETY
अंदर से हरा और शहद जैसा, कौन सा बीज लूं
सफेद फफूंद कम लगे ऐसी खरबूजे की किस्म
सबसे पहले मंडी में आए वह किस्म कौन सी
खरबूजे की उन्नत किस्म
hare gude wala shahad jaisa kharbuja kaun sa beej
safed dhool wala rog na lage aisi kism kharbuje ki
ageti kharbuja jo jyada tol de
kharbuje ki variety
arka rajhans early yield
is hara madhu late, how sweet and how heavy
which 90 day type resists powdery disease
अर्का राजहंस एकड़ में एक सौ तीस क्विंटल देती है क्या
हरा मधु उपज एकड़
काशी मधु कितने दिन
हरा मधु लगाना ठीक है या उपज कम रहेगी
rajhans kism agaiti
kashi madhu ka utpadan kitna ekar
ek kilo ka phal aur sabse meetha, kharbuje ka naam
tss 13 wala kharbooja konsa
hectare ki upaj nikalni ho to kitne se guna kare
`,
  'muskmelon-diseases-1': `
two days after rain all vines on flat plot collapsed near kapurthala
streaks on stem base and older leaves pale first
same melon land every year and wilt came, what to rotate
MUSKMELON WILT PUNJAB
मींह के दो दिन बाद सारी बेलें बैठ गईं, पंजाब
बेल की जड़ के पास धारियां और तना चिरा
हर साल उसी खेत में खरबूजा, उखेड़ा आ गया, फसल बदलूं क्या
खरबूजे की बेल सूख रही बारिश बाद
meeh toon baad kharbuje diyan vellan baith gayian
bel ki gardan pe dhari aur chir gaya patte jhool gaye punjab
samtal khet me barish ke baad bel mari agle saal mend pe lagau
kharbuja murjha raha meeh de baad
wilt after rain ridges
is trichoderma useful for vines dying in punjab
should i keep away from cucurbits next year after wilt
पंजाब में बारिश के बाद बेल मुरझाई, तना फटा
समतल खेत में लगाने से उकठा होगा क्या, पंजाब
उखेड़ा रोग बेल
तने की गर्दन पर धारी और दरार, पुरानी पत्ती पीली
kharbuza ukhta punjab
barish da pani chheti kadhna kyu jaroori, bel sukh rahi
kaddu varg ki fasal lagatar lena galat hai kya, punjab
moga me meeh to baad vel murjha gayi, trichoderma pawan
chhidkav se pehle kisse puchhe bel murjhane par
`,
  'muskmelon-pests-1': `
orange shiny beetles chew cotyledons at morning
fruit looks fine outside but maggots inside with soft spot
is ash dusting useful on seedlings
RED PUMPKIN BEETLE MUSKMELON
सुबह नारंगी चमकीले भौंरे नई पत्ती खाते हैं
बाहर से ठीक पर खरबूजा काटा तो अंदर कीड़े
पौधों पर राख बुरकने से लाल कीड़ा भागेगा क्या
खरबूजे में लाल कीड़ा
subah subah lal keeda paudhe chhalni kar deta kharbuja ke
kaata to andar safed kide nikle phal me daag tha
rakh daalne se laal keeda bhagega kya
kharbuje me laal bhrung
cue lure fruit fly
is early sowing good against red beetle
when in the day to hand pick beetles
लाल कद्दू भृंग पर राख छिड़कना ठीक है क्या
फल मक्खी के लिए कौन सा ट्रैप
फल पर थैली मक्खी
सड़े फल खेत में छोड़ने से मक्खी बढ़ेगी क्या
lal kida kharbuza
kyu lure trap kitna kaam karta phal makkhi pe
narangi rang ke bhunge naye paudhe kha gaye
phal me maggot, andar se gala
rakh bhurakne ke alawa lal bhring ka upay
`,
  'muskmelon-harvest-1': `
truck takes two days to reach, at which stage pluck
how can i tell readiness without cutting one
skin net became creamy and nice smell in morning field
WHEN TO PICK MUSKMELON
ट्रक दो दिन में पहुंचेगा, कितना पका तोड़ूं
बिना काटे कैसे पता चले कि खरबूजा तैयार है
सुबह खेत में खुशबू आने लगी, तोड़ाई शुरू करूं
खरबूजा पका कैसे पहचानें
do din ka safar hai mandi tak kitna pakka todu kharbuja
kaate bina kaise jane phal meetha taiyar hai
khet me mahak aa rahi hai todna shuru kare kya
kharbuja kab todna
full slip half slip
is picking at half slip right for far market
which colour of netting shows ripeness
डंठल पर गोल घेरा बना, तोड़ना ठीक है क्या
जाली मलाई रंग, खुशबू आई
तुड़ाई आधा स्लिप
स्थानीय बाजार के लिए कितना पका तोड़ें
phal todna kharbuza
dabane se dandi chhoot jaye to ful slip hai na
kachcha tod liya to meetha nahi hoga kya, kab tode
delhi bhejna hai 400 km, kharbooja kis avastha me
khushboo se pakne ki pehchan
`,
  'muskmelon-diseases-2': `
leaves first got pale corners then dried like paper
flour coating on upper leaf and fruits stopped growing
does sprinkler watering increase mildew on vines
POWDERY MILDEW MUSKMELON
पत्ते कोने से पीले होकर कागज जैसे सूखे
आटे जैसी परत आई और खरबूजे बढ़ना रुक गए
फव्वारे से पानी देने पर पत्ती रोग बढ़ता है क्या
खरबूजे में चूर्णिल आसिता
patte kagaz jaise sookh gaye phal chhote reh gaye kharbuja
upar se pani dene se safed rog badhta hai kya
shuru ke do chaar rogi patte tod du kya
kharbuje ke patte sukh rahe
downy mildew spacing
is overhead watering bad for leaves of vine
are small tasteless fruits due to dried leaves
पहली रोगी पत्तियां हटाना ठीक है क्या
मृदुरोमिल आसिता बेल
पत्ते सूखे फल फीके
पौधे पास लगाने से चूर्णिल आसिता बढ़ेगा क्या
bhabhutia rog kharbuza
patte ke upar safed aur neeche dhoosar fafund
phal chhote aur besawad reh gaye, patti jal gayi thi
rodhi kism lagane se safed rog ruk jayega
churnil asita ke upchar ki jankari bel wali fasal
`,
  'palak-sowing-1': `
best month for sowing palak in north india
spinach in june, how many cuts will i get
leafy crop bolts fast in may, which months are better for long cutting
can i put it in february for market in march
गर्मी की पालक में फूल डंडी जल्दी आती है तो कैसे बोएं
जून में पालक बोऊं तो कितनी कटाई मिलेगी
मई में डालते ही डंडल, किस महीने लंबी कटाई मिलती
फागुन में डालूं तो कितनी बार कटेगी
thoda thoda palak har mahine bona
may me palak bona thik he kya
garmi me do kataai me hi phool, kab boye ki zyada kate
baisakh me saag bona ho to kaise
sown after march gives only one or two cuts, is it so
small patch every three weeks, is this the way in heat
which months give longest cutting saag
क्वार से फागुन के बीच कभी भी डालूं क्या
गर्मी में एक साथ पूरा खेत बोने से हानि होगी क्या
पालक बोनी महीना
डंडी जल्दी खड़ी हो जाए तो कब बोना गलत था
palak kab bona
asauj me bij daalna chahiye ya nahi saag ke liye
june july me bhi bo sakte, kitni baar kategi
har kuch hafte thodi kyari, mandi me lagatar bechna
chet me daali thi do baar kat ke phool gayi
`,
  'palak-seed-1': `
is 15 kg palak seed right for one acre
seed rate of spinach for broadcasting
how many kilos if i throw by hand versus line drill
want 4 bunch rows on bed, gap between
छिटकवां पालक में बीज ज्यादा क्यों
बीज एक एकड़ में कितना
हाथ से छींटूं तो कितना किलो, लाइन में कितना
क्यारी में लाइन का फासला कितना रखें
chitka ke palak bone me kitna bij
bij kitne kilo acre
ek katha me kitna bij saag ka
line line me bona ho to paudhe kitne paas
thirty kilo in lines for hectare, broadcast needs how much
ten cm between plants, is it too close for saag
maharashtra wide rows take less seed, how less
छिटकवां में सोलह किलो एकड़, कतार में बचत कितनी
पौधे सात सेमी पर रखना सही है क्या
पालक बीज एकड़
लाइन पच्चीस सेमी रखूं या तीस
saag beej kilo
chhitka dene se bij zyada kyu lagta
wide kataar me 4 kilo acre wali baat kahan ki hai
haath se fenkun ya drill se, tol batao
bij kam daala to kyari khaali, zyada to ghani
`,
  'palak-nutrients-1': `
one third nitrogen at sowing, remaining when
when to give dap and potash
leaf growth slow after cut, which bag and how many times
what all to mix in soil on sowing day
कटाई के बाद पालक में यूरिया कब कितना
पहली और दूसरी कटाई के बाद नत्रजन
काट के बाद बढ़त धीमी, कौन सी बोरी कितनी बार
बोनी के दिन मिट्टी में क्या क्या मिलाएं
katai ke baad palak badhane ko kya dale
urea kitna dale
kaatne ke baad nitrogen kitna do baar me
bone wale din kitni khad, baad me kitni
first and second sickle, equal nitrogen each time, correct
potash sixteen kilo in an acre at sowing, is it needed
leaf is small after cutting, which white bag
तिहाई यूरिया बोते वक्त, बाकी दो बार
सारा नत्रजन शुरू में देने में दिक्कत तो नहीं
पालक कटाई यूरिया
महाराष्ट्र में पालक को फास्फोरस कितना
palak khad kist
kaatne ke agle din urea chhidakna galat to nahi
hectare me 80 kilo nitrogen, baantna kaise
saag jaldi badhe iske liye bijai par kya kya
doosri kataai ke baad akhri kist, kitni
`,
  'palak-soil-1': `
which vegetable tolerates saline water land, palak?
can spinach grow on alkaline land
tubewell is brackish and land whitish, will this leafy grow
which compost load per acre for tender leaves
पालक के लिए तापमान और मिट्टी
ऊसर जमीन में पालक होगी क्या
ट्यूबवेल खारा और जमीन सफेद, ये साग उगेगा
नरम पत्ते के लिए कितनी गोबर खाद
khara pani khari jamin palak chalegi
compost kitni trolley
khari jamin me kaunsa saag ho jata
ph 8.5 hai, ye patte wali sabji lagegi
which leafy one grows where white crust is on land
drained loam and fifteen degree, what more does it want
ten tonnes compost acre, is it okay to skip
खारे नलकूप वाली जमीन में साग उगाना ठीक रहेगा क्या
पीएच साढ़े आठ, दूसरी सब्जी नहीं होती, ये होगी
पालक खारी मिट्टी
बीस टन गोबर हेक्टेयर न दूं तो नुकसान होगा क्या
namkeen zameen saag
reh wali kyari, kaunsi patti wali sabji sehti hai
thandak 15 se 20 me badhiya badhti kya
kallar khet ko khaali na chhodu, palak dal du
bhari chikni mitti me pani ruke to chalegi
`,
  'palak-irrigation-1': `
palak in summer needs water after how many days
irrigation after cutting palak
leaves drooping in june sun, how often to wet the bed
light or heavy water after sickle
पालक काटने के बाद पानी दें क्या
पानी कितने दिन पर
जून की धूप में पत्ते लटकते, कितने दिन पर नाली
हंसिया के बाद हल्का पानी दूं कि भरकर
summer me palak ko har kitne din pani
bijai ke baad palak me pani
jaad me kitne din baad pani, garmi me kitne
bij bone ke turant pani de ya nami me bo de
in june every fifth day, is it right for greens
after sickle flood the bed or sprinkle little
moist ground on sowing day, is it must
माघ में बारह दिन पर पानी देना चाहिए या नहीं
काटते ही भरकर पानी देने से उल्टा असर तो नहीं
पालक सिंचाई अंतर
लू में चार छह दिन पर नाली
palak pani din
bote waqt sukhi mitti thi, ankur nahi aaye, nami zaruri
sardi me kitne roz chhod ke seenchna
har katai ke baad halka pani, kyu
patte murjha ke let jate jeth me, kitni jaldi pani
`,
  'palak-weeds-1': `
weeds in winter palak, gap of hoeing
thinning spinach plants distance
too thick bed with weak leaves, spacing after thinning
how many hoe rounds in winter gap
जाड़े में पालक की गुड़ाई का अंतर
निराई गुड़ाई कितनी बार
क्यारी बहुत घनी, छांटकर कितना फासला रखें
खरपतवार ज्यादा है, पहली खुरपी कब और अंतर
palak me ghas bahut hai nirai kab
ghani palak ke paudhe kam karna
beech beech me motha, khurpi kitni baar
ugne ke 15 din baad paudhe kam karu
two or three khurpi rounds, days between in hot months
crowded bed, when after sprouting to thin
is leaving them crowded bad for leaf size
गर्मी में पांच छह दिन पर गुड़ाई सही है क्या
अंकुर के बीस दिन बाद छांटने से देर होगी क्या
पालक गुड़ाई छंटाई
पौधे पांच सेमी पर या दस पर रखूं
saag nirai kitni
himachal me thand, kitne din ka antar gudai me
ghas ke beech dab gai, pehli nirai kab
ghane paudhe ukhaad ke bech du ya phenk du, kab
kyari patli karne ka fasla angul me
`,
  'palak-diseases-1': `
spots on spinach leaves, customers refusing
palak leaves with purple ringed spots
grey dots with purple border, vendor refuses bunches
can i eat spotted leaves or spray them
पालक पर दवा छिड़कना सुरक्षित है क्या, दाग हैं
धब्बे न आएं, पानी कैसे दें
धूसर बिंदु, जामुनी किनारा, मंडी में नहीं बिकता
पत्ते धब्बेदार, दवा छिड़कें या काटकर फेंकें
palak bimari me spray kare ya nahi
dagi patte palak ke kat ke fek du
patte pe raakh jaise gol dag, kinara baingani
upar se pani chhidakne se dag badhte kya saag me
ash spots with violet rim, leaf is eaten raw, spray no
water from above or at root, which keeps spots away
cercospora on greens
बैंगनी घेरे वाले दाग के पत्ते काट दूं क्या
घनी क्यारी रखने से दाग बढ़ने का नुकसान होगा क्या
पालक पत्ती धब्बा
लोग ताजा खाते हैं, दवा छिड़कना गलत तो नहीं
saag par gol dag
har saal wahin saag bote hain to dag zyada, badal du
daag wale patte chunke jala du ya khet me chhodu
patti ke beech rakh, kinara jamuni, grahak na le
PALAK ME PATTI DHABBA ROG KE NIYANTRAN KI JANKARI
`,
  'palak-pests-1': `
after neem spray when to cut spinach
chemical near harvest in palak safe?
holes in leaves and green lice beneath, harvest is near
eggs in bunch on back, pick by hand?
पालक में पीला कार्ड लगाएं क्या
नीम छिड़ककर कब काटें
पत्ते छेदे हुए, नीचे हरे जुएं, कटाई पास है
नीम के छिड़काव के बाद कितने दिन ठहरें
kitne din baad palak khaye neem ke baad
illi ka desi upay
kaatne wale hain aur keede lag gaye, kya chhidke
ande ka guchha mila patte ke piche
green lice and holes just before market day, poison free way
three days wait after neem, is it enough
cut early because of caterpillars, good idea
कटाई पास है, रसायन छिड़कना कैसा रहेगा
अंडों के झुंड हाथ से चुनने से इल्ली घटेगी क्या
पालक माहू इल्ली
पीले चिपचिपे कार्ड साग में टांगूं
saag me keede
neem ghol ke 5 din baad hi kaatu kya
patti ke piche joon jaise hare, dhone se jayenge
sundi ne saag chhalni kar diya, dawa nahi deni
jaldi kataai karne se nuksan to nahi hoga, keede bahut
`,
  'palak-disorders-1': `
spinach flowering stalk, what to do
palak leaves yellow after cutting
after two cuts colour faded to yellow, hungry or too wet
centre stalk rose and leaves are bitter, plough it?
पालक पीली पड़ रही कटाई के बाद
पानी भरा, पत्ते पीले
दो कटाई बाद पत्ते पीले, खाद कम या पानी ज्यादा
बीच से डंठल उठा, कड़वी हुई, जोत दूं क्या
dobara boye kya palak phool aa gaya
palak pili ho rahi kya kare
kaat ke baad peela pad gaya pani bhi bhara tha
patte chhote kadwe, beech ka danthal, naya bo du
water stood and leaf turned pale lemon
stalk shoots up in long hot days, keep or sow new
is bitterness from flowering, and what to do
दो बार काटने पर रंग नींबू जैसा, खुराक घटी
फूल वाली डंडी तोड़ने से फिर पत्ते आएंगे या दोबारा बोना पड़ेगा
पालक पीली कड़वी
पानी भरने से पीलापन, नुकसान होगा क्या
palak dandi kadwi
lambe din me bij dandi kyu nikalti hai
patte chhote chhote aur karwe, bazaar me nahi uthte
kataai baad nitrogen ki kami se pila, sahi hai kya
kyari jot kar nayi bo du kya, phool aa gaya
`,
  'palak-harvest-1': `
first cutting of spinach after how many days
interval between palak cuttings
sown five weeks back, can i start cutting
how many rounds before field is finished, gap days
दूसरी कटाई पालक की कितने दिन बाद
पालक जमीन से कितना ऊपर काटें
पांच हफ्ते हुए, पहली काट शुरू करूं
एक बोनी से कितनी काट, बीच में कितने दिन
palak kitne din me katne layak
katai kitni baar
kitne ungal chhod ke kaate ki wapas aaye
boye 35 din, hansiya chalau, dobara kab
sickle two inches above ground so it sprouts again, right
fourth week now, can i take the first cut
how many total cuts and days between
तीस से चालीस दिन बाद पहली कटाई, जल्दी काटूं तो
जड़ से उखाड़ने से नुकसान होगा क्या, कितना छोड़ूं
पालक कटाई दिन
बीस दिन पर दूसरी कटाई सही है क्या
palak kitni kataai
chhe baar kaatna possible hai kya ek bone me
do kataai ke beech kitne din ka aaram
paanch senti chhod ke kaatna, kyu bolte
mahine bhar ka saag, mandi me bhejne layak kab
`,
  'carrot-sowing-1': `
i want deep red ones for winter juice, which month to put seed
english orange type nursery packet says cool, october or november for plains
hill farmer of munnar, when to sow roots
CARROT SOWING TIME
लाल वाली रक्षाबंधन के बाद डालूं या दशहरे पर
नारंगी वाली का पैकेट लाया हूं, नवंबर तक रुकूं क्या
गर्मी में बोई तो रंग हल्का आया, कितनी ठंड चाहिए
गाजर कब बोएं जानकारी
desi laal gajar rakhi ke baad bo sakte hai kya
orange wali oct se dec ke beech kab sahi
rang halka aaya pichhli baar, thandi me bona tha kya
gajar kab boyi jati hai
red type august sowing
is 20 c good for root colour
which months for orange type in the plains
विलायती गाजर दिसंबर में बोना ठीक है क्या
केरल की पहाड़ी में बुवाई
देसी लाल बुवाई महीना
भादों में लाल वाली डाल सकते हैं
gaajar boni kab
oktober ke baad lal wali bone se nuksan hoga kya
achha rang aane ko kitna taapman chahiye
narangi wali oct me bo du kya maidan me
ashvin kartik me gajar lagana sahi h
`,
  'carrot-seed-1': `
two kilo packet for one killa on ridges, is it fine
roots stayed thin as pencil because plants crowded, at what day to remove extra
how tall to make ridge and gap between ridges
seed rate of carrot per acre
पेंसिल जैसी पतली रह गईं, पौधे कब उखाड़कर पतला करना था
डोल कितनी ऊंची बनाएं और डोल से डोल का फासला
एक किल्ले की डोल पर कितना बीज पड़ता है
गाजर की बीज दर
dol pe gajar bona hai, dol se dol kitna rakhu
pencil jaisi patli reh gayi, ghane paudhe kab kheenche the
do kilo beej ek kille ko bahut hai ya kam
gajar ka beej kitna lagega
seed 2 kg acre ridges
thin to what distance after three weeks
is flat bed okay instead of ridges
मेड़ पैंतालीस सेमी दूर रखना ठीक है क्या
छंटाई न करने से जड़ पतली रहेगी क्या
बीज मात्रा गाजर
हेक्टेयर में पांच छह किलो बीज
beej gaajar ekar
med 20 cm unchi banana jaruri kya
21 din ke paudhe, das cm par rakhu
kitne kilo beej chahiye ek ekar dol par
paudhe paas paas hai to nikal du kab
`,
  'carrot-nutrients-1': `
farmer asked how much gobar and bags for gajar in idukki hills
is all potash to be given at start or later
at earthing after thirty days which fertiliser to add
FERTILIZER DOSE CARROT
महीने बाद मिट्टी चढ़ाते वक्त कौन सी खाद डालनी है
गाजर की क्यारी में आठ टन सड़ी खाद एकड़ को काफी
फास्फोरस पोटाश शुरू में पूरा दे दें या बांटें
गाजर में खाद की मात्रा
gajar me pehle din kya daale aur tees din baad kya
kerala pahad par gajar ko nitrogen phosphorus potash kitna
sadi gobar kitni gaadi dalu jad wali sabzi me acre ko
gajar me khad kitni dale
half nitrogen after month
how many tonnes of farmyard manure per acre
is potash all at sowing fine in kerala hills
गोबर खाद बीस टन हेक्टेयर
एक माह बाद मिट्टी चढ़ाते समय नत्रजन देना ठीक है क्या
गाजर खाद मात्रा
केरल पहाड़ी में एनपीके तीस पच्चीस बीस
khad gaajar ekar
aadha nitrogen bone par, baaki kab
idukki me kitna phosphorus dale
mitti chadhane ke saath kaun sa khad dena h
20 kilo potash ekar kaafi hai kya jad wali sabji me
`,
  'carrot-soil-1': `
clay field near canal, will roots grow straight
taste was strong and root coarse as weather turned hot in april
what ph does this root like
SOIL FOR CARROT
नहर किनारे की चिकनी मिट्टी में जड़ सीधी जाएगी क्या
अप्रैल तक खेत में रखी तो कड़वी और मोटी हो गई
गाजर के लिए खेत की मिट्टी भुरभुरी कितनी गहरी हो
गाजर के लिए मिट्टी कैसी
chikni mitti me jad tedhi medhi nikalti hai kya kaaran jameen hai
march april ki garmi me swad tez ho gaya gajar ka
domat reti wali jameen gajar ko achi rahegi na
gajar kis mitti me achi
deep loose loam root
is 30 c heat making roots coarse and strong tasting
do stones fork the roots
पथरीली मिट्टी में बोना ठीक है क्या
मिट्टी का पीएच साढ़े छह
गाजर भुरभुरी मिट्टी
भारी जमीन में जड़ दो मुंही क्यों
mitti gaajar kaisi
garmi aane par jad kadi aur swad kharab
punjab me konsi zameen jad sidhi lambi banti
deri se bone par swad tez aata hai kya
chikni bhari mitti me lagane se nuksan hoga
`,
  'carrot-disorders-1': `
my roots look like pants with two legs, fresh cow dung was used
long split from top to bottom after i flooded the dry beds
shoulders turned green and customer rejects, how to avoid
WHY CARROT IS FORKED
गाजर पैंट जैसी दो टांग वाली निकली, ताजा गोबर डाला था
सिर हरा हो गया, ग्राहक नहीं लेता, कैसे बचाऊं
देर से खोदी तो लंबाई में फट गई
गाजर दो मुंह की क्यों होती है
kache gobar se gajar ki taange nikal aati hai kya
sar hara ho gaya gajar ka dukandar nahi leta
sookhe me ek dam paani diya to beech se phat gayi
gajar fat jati hai kyu
forked roots fresh dung
is late lifting the cause of cracked roots
green shoulders, does earthing up help
दो मुंही जड़ ढेले पत्थर से
कच्चा गोबर डालना ठीक है क्या जड़ वाली सब्जी में
गाजर फटना कारण
ऊपर से हरी हो जाती है, मिट्टी चढ़ाऊं
gaajar do muhi
chhantai na ki to jad mudi, sahi baat hai
sukha ke baad paani diya phat gayi
khudai me deri se jad chatak gayi kya
sir hara kyu hota hai gajar ka
`,
  'carrot-irrigation-1': `
seeds sown this morning in dry soil, open water at once or wait
beds hard, labour breaks half while pulling, any trick with water
winter gap between two waterings for root crop
carrot irrigation interval
सुबह बीज डाला है, तुरंत पानी छोड़ दूं या दो दिन रुकूं
मजदूर खींचते हैं तो आधी टूट जाती हैं, पहले नमी दें क्या
सर्दी में दस पंद्रह दिन का फासला ठीक है क्या
गाजर में पानी कितने दिन पर
beej daal diya abhi turant nahar khol du kya gajar me
khudai se ek din pehle pani de de to asani rahegi
sardi me 12 din pe pani de rahe hai gajar ko sahi hai
gajar me pani kab kab
light water before lifting
is watering just after sowing right
every how many days to irrigate by season
दस पंद्रह दिन पर पानी देना ठीक है क्या
खुदाई से पहले हल्की सिंचाई
गाजर सिंचाई अंतर
बोते ही पानी दें या रुकें
pani gaajar me
sookhi mitti me jad ukhadte tootati hai
halki zameen me paani jaldi dena padega kya
bijai ke turant baad sinchai karne se beej bahega kya
retili mitti me 10 din pe pani sahi h
`,
  'carrot-weeds-1': `
for first four weeks seedlings are like thread and motha covers them
should hoe go deep near the root or shallow
orange top peeping out of bed, pull soil over it
weeding carrot
धागे जैसे पौधे हैं और मोथा ऊपर निकल गया, कितनी बार निकालूं
खुरपी गहरी चलाऊं या ऊपर ऊपर
जड़ मोटी होने लगी, पौधे पर मिट्टी डालनी है क्या
गाजर में निराई गुड़ाई
dhaage jaise paudhe hai gajar ke motha nikal gaya upar
khurpi halki chalau ya gehri jad kat na jaye
jad ka mathha dikhne laga mitti chadha du
gajar me ghas kaise nikale
weed often first month
is shallow hoeing better than deep
why earth up as roots swell
पहले महीने घास न निकाली तो नुकसान होगा क्या
हल्की गुड़ाई करना ठीक है क्या
गाजर खरपतवार निराई
जड़ मोटी होने पर मिट्टी चढ़ाना
nirai gaajar kab
bar bar nirai karni padegi kya shuru me
gehri khurpi se jad kat jayegi na
jad phool rahi hai, hari hone se bachana
dheere badhne wali fasal, ghas jaldi badhti
`,
  'carrot-varieties-1': `
kanji seller wants purple roots, what seed to ask in ludhiana
ninety day red one giving more than two hundred quintal per acre
red kesar type by pusa or nantes, i live in cold place
CARROT VARIETY PUNJAB
कांजी बनाने वाले बैंगनी मांगते हैं, लुधियाना में कौन सा बीज
तीन महीने में लाल और खूब तौल वाली किस्म
ठंडी जगह में नारंगी कौन सी लगती है
गाजर की अच्छी किस्म
kanji ke liye baingani rang wali gajar ka beej
laal gajar jo 90 din me nikle punjab me
pusa kesar lau ya pc 34 kaun jyada degi
gajar ki variety batao
punjab black beauty kanji
how many days and quintals for pc-34
is pusa kesar red or orange
कांजी के लिए काली किस्म
नैंटीस मैदान में लगाना ठीक है क्या
गाजर किस्म पंजाब
पीसी 34 दो सौ क्विंटल एकड़ देती है
pc34 upaj gaajar
kali gajar 93 din wali ki paidavar
punjab me lal rang ki 90 din wali
thandi jagah ke liye narangi kism ka naam
baingani kism lagane se bikri hogi kya, naam batao
`,
  'carrot-varieties-2': `
orange carrots left in ground till may in meerut gave no seed stalk
is red type heavier than the foreign orange one
every year i must purchase orange seed, why can not i make own
why my orange carrot does not flower
मेरठ में नारंगी वाली मई तक छोड़ी, बीज की डंडी नहीं निकली
नारंगी का तौल लाल से आधा क्यों बैठता है
विलायती का बीज हर साल मोल लेना पड़ता है, घर पर क्यों नहीं बनता
नारंगी गाजर का बीज खुद बना सकते हैं
narangi wali khet me chhod di beej ke liye, dandi hi nahi aayi
vilayati aur lal desi me kitne kuntal ka antar acre me
har saal orange gajar ka beej kharidna majboori hai kya
orange gajar ka beej nahi bana
orange type no seed plains
is yield of european type lower than desi red
how much chilling for flowering of orange roots
विलायती किस्म में बीज न बनना
नारंगी बोने से उपज घटेगी क्या
विलायती गाजर उपज
मैदान में नारंगी का बीज बनाना ठीक है क्या
narangi beej nahi
ek ekar me videshi 40 se 60 kuntal hi kyu
phool nahi aate maidan me angrezi wali me
desi lal aur vilayati me upaj ka farak
thand na mile to beej dandi nahi banti na
`,
  'carrot-pests-1': `
pulled one and lower half was slimy with small white grubs
nursery man says dip seed in hot water, how hot and how long
fresh dung brought worms into my root bed
ROOT ROT IN CARROT
उखाड़ी तो आधी गली हुई और सफेद कीड़े चल रहे थे
बीज को गरम पानी में कितने मिनट डुबोना है सड़न से बचने को
गाजर में बदबू आ रही, सड़े पौधे खेत में छोड़ दूं या निकालूं
गाजर में जड़ सड़न
ukhadi to neeche se gal gayi aur safed kide the gajar me
taaze gobar se keede aaye kya jad me
beej ko 50 degree pani me kitni der gajar sadan ke liye
gajar sad rahi hai
hot water seed 50c
is fresh dung a reason for maggots in roots
should rotting plants be pulled out
बीज पंद्रह मिनट गरम पानी में किस लिए
जड़ में मैगट और सड़न
गाजर जड़ गलन
पानी निकास न होने से जड़ सड़ेगी क्या
jad sadan gaajar
fasal badalne se jad ke keede kam honge kya
taza gobar daal diya, keede pad gaye
sade paudhe khet me chhodna sahi hai kya
garam paani se beej kaise upchar kare, degree aur samay
`,
  'carrot-harvest-1': `
eighty days completed, market is low, if i leave fifteen days more what happens
how many quintals come from acre of roots
after lifting should i wash and keep in sun or shade
CARROT HARVEST DAYS
अस्सी दिन हो गए, मंडी मंदी है, पंद्रह दिन और छोड़ दूं तो
बीच की लकड़ी जैसी गांठ क्यों पड़ जाती है देर से खोदने पर
गाजर धोकर धूप में सुखाएं या छांव में
गाजर कितने दिन में तैयार
80 din pure ho gaye gajar ke, rate kam hai to kuch din chhod du
ek kille se kitne kuntal gajar uthegi
khod ke dho ke patte kaat du phir rakhu kaha
gajar kab khode
harvest 80 days woody core
is it bad to leave roots in ground after 90 days
how many tonnes a hectare to expect
अस्सी सौ क्विंटल एकड़ ठीक उपज है क्या
गाजर धोकर छाया में सुखाना
गाजर खुदाई दिन
बीच का भाग कड़ा होने से पहले खोदें
khudai gaajar kab
desi 90 din me taiyar hoti hai na
dhoop me sukhana sahi hai kya dhone ke baad
pattiya kaat ke bechna chahiye kya
kitne din baad nikale ki mulayam rahe
`,
  'radish-sowing-1': `
which packet for sowing in march so that it does not bolt in heat
pusa chetki sowing month
which mooli seed in november
it is may and very hot, can any kind be sown
मूली की किस्म और बोने का समय
मार्च की तपिश झेलने वाली थैली
बैसाख जेठ वाली मूली का नाम
जापानी सफेद कब बोते हैं
muli kaun se mahine me boye
agahan me lambi safed wali boni
pusa himani kab boi jati hai
september me muli ka konsa bij le
radish variety by month
is japanese white wrong for april
pusa reshmi which months
मूली कब बोएं
भादों में कौन सी मूली
पूसा हिमानी जनवरी
पूसा चेतकी गर्मी में भी जड़ बनाती है
muli ki kism
muli buwai mahina
chetki june
pusa desi kab
resmi muli kuar me
asking radish variety for april may sowing
फरवरी में कौन सी मूली की पुड़िया लूं
`,
  'radish-seed-1': `
seed rate per acre
sowed thick and all in lumps, how much seed to keep and sand
mixing sand with seed at sowing
ridge to ridge gap
घना गिरा, कितना बीज और बालू
मूली की मेड़ से मेड़ दूरी
पौधे से पौधा कितना रखें छंटाई बाद
बीज के साथ बालू मिलाने से क्या होता है
ek ek haath ki med, paudha kitne ungli
bijai med par kaise kare
paudhe paas paas ug gaye kitna fasla ho
do kilo bij acre ko kam padega kya
radish seed rate
is sowing on flat instead of ridge okay, gap?
thin to ten cm
मूली बीज दर
एक हेक्टेयर में दस किलो बीज
रेत मिलाकर बोना सही है
मेड़ 45 सेमी
muli bij kitna
mooli duri
baalu milake bona
beej patla girane ka tarika
3 kilo beej ekad
beej bahut mahin hai, ek jagah gir jata, kya milau
मूली के पौधों में छंटाई के बाद कितनी दूरी
`,
  'radish-nutrients-1': `
coimbatore, one month crop, how much nitrogen remaining
npk of radish tamil nadu
farm yard manure tonnes for radish
nitrogen at one month
कोयंबटूर महीना भर हुआ, कितना बाकी
यूरिया एक महीने पर
केरल में मूली को एनपीके कितना
सड़ी गोबर खाद कितने टन डालें
kerala me kachcha dung ya saada, tonnage
dap aur potash ek acre
tamilnadu me muli ka khaad
muli me nitrogen kab dena hai
radish fertilizer
is 100 kg phosphorus right in tamil nadu
dung tonnes per acre in kerala
मूली खाद
तमिलनाडु मूली 30 दिन नत्रजन
केरल में पोटाश
गोबर 25 टन डालना ज्यादा तो नहीं
muli me khad
mullangi uram
yuria ek mahine par muli
npk keral mooli
fasfors 40 kilo ekad
तमिलनाडु में मूली को महीने भर पर कितनी नाइट्रोजन
kerala me muli ki kheti me gobar aur khad ki matra
`,
  'radish-disorders-1': `
looks like little man with two legs, trench had lumps of dung
branched roots in mooli
roots come with two legs, trader rejects
is raw cow dung the reason of crooked radish
दो टांग का पुतला निकला, खाद की डली थी
जड़ फट कर टेढ़ी
जड़ में कई शाखाएं बन गई
ताजी खाद से मूली खराब होती है क्या
gehri jutai na karne se aisi hui kya
do jad ban gayi
kachi khad se mooli do fad hoti hai kya
mitti kadak hai isliye tedhi muli kya
forked radish
is half rotted manure the reason of split legs
hard pan below, root branches
मूली दो मुंही
कच्चा गोबर डालने से नुकसान होगा
जड़ टेढ़ी मेढ़ी शाखा
मिट्टी गहरी भुरभुरी करना
muli tedhi
do pair wali muli
kachi khad
ungliyo jaisi jad nikli
sakht jamin mooli fatna
jad do tango wali nikli, kya taze gobar se hua
is hard unploughed soil making legs in the root
`,
  'radish-disorders-2': `
cut it, middle is air and cotton, tongue burns
very pungent taste why
late pulling makes radish spongy?
not juicy, fibrous like cotton
काटी तो बीच में हवा और रुई
मूली बहुत तीखी क्यों
मूली पोली हो गई कारण
सूखा पड़ने से मूली चरपरी होती है क्या
sardi ki kism garmi me boi, tikhi nikli
mooli kadvi tikhi ho gayi
muli khokhli kyo hoti hai
jyada din khet me rakhne se muli kharab
pithy radish
is keeping it in field till it is fat a mistake
burns the mouth and empty inside
मूली खोखली
मूली तीखी
जाड़े का बीज बैसाख में बोया
पानी की कमी से झाल वाली मूली
muli poli
muli jhaal
rui jaisi muli
pakne ke baad chhod diya khokhli
muli charpari kyu lagti
kaatne par andar se khali aur jeebh jal gayi
ज्यादा दिन खेत में छोड़ने से रुई जैसी हो जाती है क्या
`,
  'radish-irrigation-1': `
leaves droop by noon, beds dry, how many days apart in april
water to mooli in summer
light watering before uprooting
how to keep moisture even in root crop beds
दोपहर में पत्ते लटके, कितने रोज पर
पानी कितने दिन बाद
उखाड़ने से एक दिन पहले पानी दें क्या
गर्मी की मूली में पानी जल्दी देना पड़ता है
ukhadte waqt tut jati, pehle bhigau
hafte me ek bar pani thik
muli ukhadne se pehle pani
garmi me muli ko roz pani de kya
radish irrigation
is dry gap of 15 days bad
light water a day before pulling
मूली सिंचाई
हफ्ते में एक पानी काफी है
उखाड़ने से पहले पानी
जेठ में मूली को कितने दिन
muli pani
mooli me sinchai
sukhi jamin se jad tut jati
nami barabar rakhna
garmi muli pani 3 din
मूली उखाड़ते समय टूट जाती है, पहले पानी दूं क्या
april heat, radish beds dry by noon, how often to irrigate
`,
  'radish-weeds-1': `
seedlings like grass thick, pull extra at which hoeing
thinning of mooli when
earthing up roots coming out
crowded seedlings, remove at first or second weeding
दूब जैसी घनी, फालतू कब खींचूं
घने पौधे कब निकालें
मूली पर मिट्टी चढ़ाना
जड़ ऊपर निकल आई, ढक दूं क्या
nirai kab kare
chatai kab hoti hai
jad ka mund dikh gaya, dhaku
ghas hai halki gudai chalegi
radish thinning
is deep hoeing harmful to root
earth up when root top peeps
मूली निराई
घनी मूली छांटना
गहरी खुरपी चलाने से नुकसान होगा
जड़ का सिर खुला, मिट्टी
muli ghas
muli chhatai
dusri nirai me nikalna
mitti chadhana muli
bahut ghani ugi patle patle
kab chhantna hai, paudhe ek par ek chadhe hue
मूली का ऊपरी हिस्सा मिट्टी से बाहर दिख रहा, ढकूं
`,
  'radish-pests-1': `
morning black grubs, roll up when touched, eaten raw so worried
mustard sawfly on mooli
flea beetle making small holes in leaf
safe spray for vegetable eaten raw with salad
सुबह काली सूंडी, छूते ही गोल
मूली के पत्ते छलनी हो गए
मूली में काली सुंडी
कच्ची खाने वाली सब्जी पर कौन सा छिड़काव सुरक्षित
bhusa rakh chhidku, chepa gaya nahi
muli ke patte me chhed
chepa ka desi upay
kali lat muli ke patte kha rahi
radish leaf pests
is ash enough for aphids on salad crop
black grubs on leaf, pick at dawn
मूली कीट
माहू मूली राख
आरा मक्खी की सूंडी
तेज दवा छिड़कना ठीक है, कच्ची खाते हैं
muli me mahu
lahi muli
kudne wala kida chhed
patta khane wali kali illi
neem rakh muli par
सलाद में कच्ची खाते हैं तो कीड़े पर क्या छिड़कें
subah patton par kali lat, haath se chunna kaafi hai
`,
  'radish-diseases-1': `
leaf undersides have milk drop like bumps, flower swollen
white pustules on lower leaf surface mooli
hot water seed treatment temperature and time
variety which does not get white blisters
पत्ती के नीचे दूध की बूंद से उभार
पत्ते पर सफेद फफोले
मूली के बीज को गर्म पानी से उपचार
अर्का निशांत सफेद रतुआ में टिकती है क्या
bij ko 50 degree pani me kitni der
patte ke niche safed
phool tedhe ho gaye safed dane
bij garam pani me kitni der rakhe muli ka
white rust radish
is arka nishant safe from blisters
50 degree water, half an hour for seed?
सफेद रतुआ मूली
बीज गर्म पानी में
फूल टेढ़े फफोले
सफेद फफोले वाली पत्ती तोड़ना
muli safed daag
arka nishant
safed ratua
patti ulti safed dane
seed 30 minute garam pani
पत्ते के नीचे दूध की बूंद जैसे उभार, फूल टेढ़े
bij ko kitne degree pani me rakhe, safed phaphole rokne ko
`,
  'radish-harvest-1': `
radish ready in how many days
first lot forty five days, tapering long, sell or wait
pulling time of long mooli
can i leave it 60 days for bigger size
मूली कितने दिन में तैयार होती
पैदावार एकड़ में
पैंतालीस दिन, लंबी, बेचूं या रुकूं
तीस दिन की मूली निकाल लें क्या
bore kitne nikalte ek killa se
mooli ek acre me kitna quintal
muli 25 din me tayar ho jati kya
muli ka utpadan kitna ton
radish harvest days
is 70 days too late for long type
tonnes per hectare
मूली उखाड़ना
मूली उपज एकड़
40 दिन की लंबी मूली
25 दिन में छोटी किस्म
muli kitne din
muli ki paidawar
mula kadhni
kurkuri muli kab ukhade
der karne se nuksan, 55 din
FARMER ASKED WHEN TO HARVEST RADISH AND YIELD
45 din ki lambi muli, aur moti hone du ya nikal lu
`,
  'drumstick-sowing-1': `
bag plants are forty days old in my shade, how far apart should the pits be
FARMER ASKED SPACING OF SAHJAN
pit size and compost moringa
polybag seedling age for transplant
थैली में पौधे चालीस दिन के हो गए, गड्ढे कितनी दूर खोदूं
पौधे की दूरी
पीकेएम 1 सहजन की बुवाई
गड्ढे में खाद
sahjan lagane ka samay
moringa ki kheti duri gaddha
beej kitna gehra
thaili me paudhe chalis din ke ho gaye, gaddhe kitni door khodu
pkm sowing month pit
is 2.5 metre distance enough for yearly type
october planting late or within time
सहजन के गड्ढे की दूरी
अक्टूबर में बोना देर है क्या
थैली का पौधा कितने दिन का रोपें
गड्ढे में खाद पंद्रह किलो सही है क्या
munga kab lagaye
ek gaddhe me ek hi beej dalu
sahjan gaddha naap
saalana jaat july me boye ya barsat ke baad
murungai nadavu eppo, kitni duri
`,
  'drumstick-seed-1': `
seller asks three thousand a kilo, how little can i manage for one acre
FARMER ASKED SEED QUANTITY OF MORINGA
grams of seed with bag seedlings
direct sown moringa how much seed
बीज प्रति एकड़
दुकानदार तीन हजार किलो मांगता, एक एकड़ के लिए कम से कम कितना लूं
थैली वाली पौध में सहजन बीज
दो एकड़ सहजन का बीज कितना
beej kitna gram
moringa 1 acre me kitna beej
munaga seedha bone me beej
dukandar teen hazar kilo mangta, ek acre ke liye kam se kam kitna lu
seed grams per acre
does bag raising save hundred grams
500 g per hectare is it too little for direct sowing
बीज कितने ग्राम
सीधी बुवाई में ज्यादा बीज लगता है क्या
डिंडीगुल का किसान कितना बीज डालता
थैली में उगाना सस्ता पड़ेगा क्या
sahjan bij gram
ek ekad me 200 gram beej ho jayega
munga beej matra
hektare bhar ko aadha kilo bij kaafi hai kya
beej mehnga hai bag me ugau to kitna lagega
`,
  'drumstick-nutrients-1': `
drumstick fertilizer per plant
FARMER ASKED KHAD DOSE FOR SAHJAN
trees are six months old and full of flowers, how many grams to put in each basin
npk grams in each pit
खाद की मात्रा
मुनगा में तीन महीने बाद खाद
फलते समय नत्रजन
छह महीने के पेड़ फूलों से भरे, हर थाले में कितने ग्राम डालूं
sahjan me khad kitni
chhah mahine ke ped phoolo se bhare, har thale me kitne gram dalu
munga ke ped me npk gram
3 mahine pe kya dale
npk grams each pit
nitrogen at six months when bearing, 45 gram
is dose at three months after sowing correct
हर गड्ढे में खाद ग्राम
तीन महीने से पहले खाद देना गलत है क्या
फली आते समय कौन सी खाद
एकड़ में कुल कितनी खाद बैठती है 640 पौधों पर
sahjan khad gram
chhe mahine wale pedon ko nitrojan dena theek hai
munga khad kab
potash tees gram per paudha dena sahi hai kya
ek ped ko npk kitna, pehli baar kab
`,
  'drumstick-pruning-1': `
mine shoot up like bamboo and pods hang out of reach, where to nip so side shoots come
FARMER ASKED CUTTING OF MORINGA AFTER HARVEST
ratoon height for annual type
top cut at how many feet to branch
बांस जैसा लंबा भागता, फली हाथ नहीं आती, कहां से नोक तोड़ूं
सिरा कब नोचें
सहजन की पेड़ी फसल
मुनगा कितने सेमी पर काटें
sahjan ki katai kitni unchai pe
dali badhane ke liye
baans jaisa lamba bhagta, phali hath nahi aati, kahan se nok todu
tip kab tode
pinch at 75 cm
cut back height after harvest for ratoon
is hard cutting bad for perennial tree
सिरा कितनी ऊंचाई पर नोचें
फली लेने के बाद तीन फुट पर काटना ठीक है क्या
बहुवर्षीय पेड़ में कितनी छंटाई
शाखाएं बढ़ाने का तरीका सहजन
sahjan chhatai
ped lamba dande jaisa, phunagi tod du kya
munga pedi fasal
saal bhar wala jhaad kaat ke dobara phalega
75 centimetre ka ho gaya ab kya karu
`,
  'drumstick-irrigation-1': `
bloom has come and neighbour floods his plot, mine is dry for two weeks, whom to follow
FARMER ASKED WATERING IN SAHJAN
seedlings dying in clay soil wet
excess water at flowering stage harm
फूल आया है पड़ोसी खूब पानी देता, मेरा पंद्रह दिन से सूखा, किसकी मानूं
मुनगा में पानी कितने दिन पर
फूल के समय सहजन में पानी
सहजन बोकर पानी कब
sahjan me pani kab de
moringa me sinchai antar
jyada pani se phool gire
phool aaya hai padosi khoob pani deta, mera pandrah din se sookha, kiski manu
water third day then
excess water while flowering, does bloom drop
is clay ground deadly for seedlings
फूल पर ज्यादा पानी
बुवाई के तीसरे दिन पानी देना जरूरी है क्या
पंद्रह दिन के अंतर पर पानी
चिकनी मिट्टी में पौध मरना
sahjan sinchai kab
phool ke time pani rok du kya
munga pani antar
beej daalne se pehle pani lagau ya baad me
barish me phool gire, paani zyada hua kya
`,
  'drumstick-disorders-1': `
morning ground is white with fallen blossom and after a month there are hardly ten pods
FARMER SAYS SAHJAN FLOWERS FALLING NO PODS
high temperature effect on blossoms
nitrogen excess flower shedding
सुबह जमीन फूलों से सफेद और महीने बाद दस फली भी नहीं
फली नहीं लग रही
फूल गिरने का कारण
गर्मी में फूल झड़ना कैसे रोकें
phool gir jate h
munga me phali kyu nahi
subah zameen phoolo se safed aur mahine baad das phali bhi nahi
phool bahut par phali nahi sahjan
flower fall in heat
is nitrogen too much a cause of no pods
best temperature for tree to hold flowers
फूल टपकना क्यों
सूखी जड़ से फूल झड़ते हैं क्या
मधुमक्खी मारने वाली दवा से फली कम होगी क्या
चालीस डिग्री में फूल नहीं टिकते
sahjan phool jhadna
ped ke niche phool ki chadar, fali nahi
munga phool girna
halki nami rakhne se phool rukenge kya
jad me pani khada tha aur sab phool gir gaye
`,
  'drumstick-pests-1': `
pods crack, brown gum drips out and small maggots wriggle, it smells and falls
FARMER SAYS SAHJAN PODS ROTTING WITH MAGGOTS
fermented tomato trap count per acre
gummy exudate from pods
फली चटकती, भूरा गोंद टपकता और सूंडियां रेंगतीं, बदबू से गिरती
फली से गोंद
फली के अंदर सूंडी सहजन
टमाटर का ट्रैप कैसे टांगें
phali sad rahi
phali chatakti, bhura gond tapakta aur sundi rengti, badbu se girti
moringa pod fly ka upay
phali phat ke gond nikla
pod fly gum maggots
how many tomato traps for an acre
should fallen pods be left or destroyed
फली मक्खी का इलाज
सड़े टमाटर का जाल लगाना ठीक है क्या
थाला गोड़ने से फली का कीड़ा मरेगा
फली पर भूरा गोंद
sahjan fali kida
fali sadi chipchipi andar latt
munga makhi trap
25 trap hektare me lagane hai kya, kis cheez ke
giri fali utha ke jalau ya mitti me dabau
`,
  'drumstick-pests-2': `
hairy caterpillar on moringa
FARMER SAYS HAIRY CATERPILLARS ON SAHJAN TRUNK
after first rain the trunk is covered with furry worms in one lump and my hand itches
light trap after rain for moths
पहली बारिश बाद तने पर रोएंदार कीड़ों का ढेर, हाथ लगाया तो खुजली
कंबल कीड़ा मुनगा के तने पर
तने पर इल्लियों के झुंड
रोएं वाली इल्ली से खुजली
bal wali illi
tane pe kide ka jhund
pehli barish baad tane par roendar kido ka dher, hath lagaya to khujli
barish me sahjan ke patte kha gaye kide
hairy worms on trunk
is burning the bunch with a torch safe for the tree
egg masses of furry moth, scrape them or spray neem
रोएंदार इल्ली का झुंड
नंगे हाथ से इल्ली हटाना ठीक है क्या
बारिश के बाद रोशनी वाला जाल लगाने से पतंगे घटेंगे क्या
तने पर चिपके अंडे खुरचकर क्या करें
kambal keeda munga
ped ki sari patti saaf, kide tane pe baithe rehte din me
baal wali sundi se khujli
kida chhune se haath me lal chakatte, jhund kaise khatam karu
mashal jala ke tane ke jhund pe lagana theek rahega
`,
  'drumstick-intercropping-1': `
half the land lies open between my young rows, what could feed us till the pods come
FARMER ASKED WHICH VEGETABLE WITH SAHJAN
cowpea okra between moringa rows
watermelon in young plantation
सहजन के साथ अंतरवर्ती फसल
नई कतारों के बीच आधी जमीन खाली, फली आने तक क्या लगाऊं
टमाटर मिर्च लगाना
नए सहजन बाग में कमाई
sahjan ke bich me kya boye
bhindi laga sakte h
nayi kataro ke beech aadhi zameen khali, phali aane tak kya lagau
shuru me sahjan se paisa nahi beech me kya
early income between rows
is chilli or tomato fine in the gap of young moringa
can watermelon run between new pits for first few months
पेड़ों के बीच लोबिया
पहले महीनों में बीच में सब्जी लेने से पेड़ को नुकसान होगा क्या
फली आने से पहले खाली जमीन से कमाई
सहजन के साथ कौन कौन सी सब्जी चलती है
sahjan ke sath mirch
naya bag hai, kataron ke beech tamatar lagana sahi rahega
bich me tarbuj
chhote ped ke saath barbatti bo du kya
ped lagaya, kharcha nikalne ko sath me kya ugau
`,
  'drumstick-yield-1': `
moringa yield pods per tree
FARMER ASKED PRODUCTION OF PKM 1 SAHJAN
when does annual type start fruiting
planted in september with pkm 1, which month will i sell first pods and how many per tree
सितंबर में पीकेएम लगाया, पहली फली कब बेचूंगा और पेड़ पर कितनी
मुनगा कितने महीने में फलता है
एक पेड़ से सहजन की कितनी फली
सहजन कब तोड़ें
sahjan ek ped me kitni phali
moringa kab phal deta h
september me pkm lagaya, pehli phali kab bechunga aur ped par kitni
munga ki phali kitni moti tode
pods per tree pkm
how many months till first pods in the yearly kind
is pencil thick the right stage or should i let it fatten
फली की मोटाई तोड़ने लायक
छह महीने में फलना शुरू होता है क्या
एक पेड़ पर तीन सौ फली सही बात है क्या
मोटी फली होने तक छोड़ना गलत है क्या
sahjan kab phalta
munga ki upaj kitni fali
ek jhaad se 200 fali mili, kam hai ya theek
fali kadi reshedar ho gayi, pehle todni thi kya
pkm1 ped saal me kitni fali deta hai
`,
  'colocasia-sowing-1': `
irrigated arvi in february or march
monsoon fed taro, which month to put
pump is working, can i put arvi in february or wait for monsoon
hill edge rainfed plot, taro when first summer rain falls
घुइयां फागुन में लगाएं या आषाढ़ में
कैसा मौसम और कितनी बारिश
पंप चालू है, अरबी फागुन में लगाऊं या बरसात तक रुकूं
बिना पानी वाले खेत में अरबी बैसाख में गाड़ूं
arwi kachu kab rope bihar
taro ke liye kitna pani chahiye barish me
ghuiya chait me lagau ya asadh me, pani ki suvidha hai
arbi thandi jagah hogi kya, kitni garmi chahiye
arvi planting rain season
taro in cold month lay dead, when is warm enough
our place gets 700 mm only, will taro manage without pump
अरबी लगाने का महीना
पंप चालू है, फागुन में कंद गाड़ दूं
जेठ में पहली बौछार पड़ते ही बिना सिंचाई वाली अरबी लगा दूं
माघ की ठंड में कंद गाड़ दिया, निकलेगा कि सड़ेगा
ghuiya kab gaade
kitne degree garmi me achhi badhti hai ghuiya
barani wali baisakh jeth me lagti hai na
june july me sinchai wali lagana sahi rahega kya
pani ho to kabhi bhi laga sakte kya
`,
  'colocasia-seed-1': `
weight of each cormel for planting arbi
how many quintal seed tuber for acre
have 3 quintal small tubers of 25 gram, enough for acre in tamilnadu
how far apart to keep arvi on ridges and ridge width
बीज कंद का वजन
इसके लिए 4 क्विंटल बीज काफी है
मेरे पास 25 ग्राम के तीन क्विंटल अरबी कंद हैं, एकड़ में पूरे होंगे
मेड़ और पौधा कितने कितने सेमी पर
arvi me paudha se paudha kitna
bij 1 katha me kitna
bij kitne gram wala lu, bada ya chhota kand
1 acre me kitne kilo gaade kerala hisab se
arvi seed corm weight
corms of 25 g, quintals for one acre kerala
ridge to ridge two feet and plant gap one and half, alright for arvi
अरबी कंद किलो एकड़
पचास ग्राम के बड़े कंद बीज में लगाऊं या बीस तीस वाले
मेड़ से मेड़ कितनी, कंद से कंद कितनी
केरल में बीज ज्यादा क्यों लगता
arbi beej ki gaanth
kerala me ek hectare ko 1200 kilo kand, itna kyu
tamilnadu me ek ekar ke liye teen kuntal kand kam to nahi
chhoti gaanth kitne gram ki chhaantu lagane ko
med par ek paudhe se doosre ka fasla kitna
`,
  'colocasia-nutrients-1': `
tamil nadu seppankizhangu fertilizer two equal doses
potash requirement per acre
chembu sprouted well in kottayam, what bags now and what after one month
erode crop, same quantity twice or all first, potash how much
तमिलनाडु में खाद दो बार
अरबी उगने के महीने बाद कौन सी खाद
कोट्टयम में अरबी उग आई, अभी कौन सी खाद और महीने बाद क्या
इरोड में दो बराबर बार में एनपीके कितना
khad kitni deni chahiye
dusri khad kab
arbi ugte hi pehli khad kitni deni hai kerala me
potash jyada lagta hai kya tamilnadu 1 acre
arvi potash dose month
POTASH QUANTITY IN TARO KERALA TAMILNADU ENQUIRY
sprouts out in thrissur chembu, first bags now and next after how many weeks
अरबी खाद पोटाश
उगते ही आधी यूरिया और पूरा सुपर, केरल में यही तरीका है क्या
उगने के एक महीने बाद बची पोटाश कितनी डालनी
तमिलनाडु में दो बराबर बार देना जरूरी है
arbi khat kerala
tamilnadu me seppankizhangu ko sari khad ek baar me de du to kya galat
sabse zyada kaunsi khad mangti hai arbi, potash ya urea
ek acre ke liye sada gobar kitne ton kerala me
chaalis kilo potash ekar kerala
`,
  'colocasia-irrigation-1': `
gap between watering in taro kerala
stop water before digging colocasia how many weeks
planted arvi today with water, next water after how many days kerala
taro ready in one month, can i stop the channel now
खुदाई से पहले पानी कब रोकें
पंद्रह दिन में पानी ठीक है
आज अरबी लगाकर पानी दिया, अगला पानी कितने दिन बाद
एक महीने में अरबी खुदेगी, अब पानी बंद कर दूं
pani band karna khodne se pehle
arbi lagate hi pani dena hai kya
poori fasal me kitni baar pani lagta hai
lagane ke ek hafte baad pani dena zaruri hai kya
arvi water stop weeks
lifting in a month, should i shut channel
how many total waterings till lifting, someone says twelve
अरबी सिंचाई दिन
आज लगाकर सींचा, अगली बार हफ्ते भर में दूं या पखवाड़े में
खोदने से कितने हफ्ते पहले नाली बंद
बारह पंद्रह दिन पर सींचता हूं, पत्ते झुक जाते हैं, कम है क्या
arbi pani kitni baar
do hafte ka antar rakhna theek hai kya arbi me
khudai pehle pani chhodne ka samay
khodne ko mahina bacha, ab bhi sinchai karta rahu to nuksan hoga kya
ghuiya me kul kitne pani
`,
  'colocasia-weeds-1': `
mulch material after planting taro useful?
remove side suckers at what time
arvi is 40 days, grass came, remove weeds and put soil on base now or later
straw cover on arvi bed just after planting, any benefit to sprouting
मिट्टी चढ़ाने का समय
इसके साथ निकले छोटे पौधे हटाएं
अरबी चालीस दिन की, घास निकाल कर जड़ पर मिट्टी चढ़ा दूं
अरबी लगाते ही सूखी पत्ती ढक दूं तो जल्दी उगेगी
side ke kalle todna hai kya
arbi lagakar patti se dhakna fayda
bagal se bahut bachche nikle, dusri nirai me tod du
do mahine ki ghuiya me dobara mitti chadhani hai kya
arvi mulch earthing suckers
small shoots beside mother plant, pull when
second weeding at about seventy days, pull the tiny side plants then
अरबी निराई मल्च
बगल से निकले बच्चे छोड़ दूं तो मुख्य गांठ छोटी रहेगी क्या
अरबी की जड़ में मिट्टी दूसरी बार कब
पुआल पत्ती ढकने से अंकुर जल्दी आते हैं क्या
arbi mitti chadhao
paudhe ke aas paas chhote chhote kalle, kab hatau
gaadte hi sukhe patte ki chadar daal du to ghas rukegi
pehli nirai dedh mahine par ki, doosri kab aur mitti kab
do baar gudai kaafi hai
`,
  'colocasia-diseases-1': `
leaves get round purple rotting patches after rain, variety to escape
sick leaves cut off or spray
cloudy wet week and big leaves have brown purple round wet patch then whole leaf collapses
next year which colocasia should i plant to avoid leaf burning in rains
पत्ते बारिश में सड़ गए
श्री पल्लवी झुलसा सहती है क्या
बदली की झड़ी में चौड़े पत्ते पर गोल गीले धब्बे, फिर पूरा पत्ता गिरा
अगले साल कौन सी अरबी लगाऊं जो बरसाती झुलसे से बचे
arbi patte par gol bhura dag pani jaisa
patta sad gaya badri me
pure khet ke patte barish me jhulas gaye, bimar patte kaat du
gol pani wale dag, dur dur lagane se bachegi kya
arvi leaf blight tolerant
big leaves melt with purple wet rounds in rains
only cutting sick leaves and wider lines, can it hold the rainy rot
अरबी झुलसा पल्लवी
पास पास लगाई थी, बरसात में सारे पत्ते जले जैसे हो गए
चौड़े पत्ते पर जामुनी गीला गोला, दो दिन में छेद और पत्ता लटका
बीमार खेत की गांठ अगले साल बीज में लगाना ठीक है क्या
patta gal gaya arbi
ghuiya ke patte jale jaise, barish
jaldi lagane se barsati jhulsa se bach jayegi kya
patte pe pani ke dhabbe, fir chhed
sree pallavi lena theek hai kya jhulse me
`,
  'colocasia-varieties-1': `
low input variety 7 months
satamukhi or co 1 arvi
i do not give much fertilizer, which arvi still yields, months to mature
want variety tolerant to mosaic and leaf blight both
कम खर्च वाली अरबी किस्म
हाइब्रिड किस्म श्री किरण
खाद कम देता हूं, फिर भी अच्छी निकले ऐसी अरबी और कितने महीने की
मोजेक और झुलसा दोनों सहने वाली अरबी का नाम
sree pallavi mosaic sahti kya
arbi jo jyada din tike kism
dakshin me hybrid konsi hai jo jyada din rakh sake
co 1 ya sree rashmi arbi lagau tamilnadu me
sree kiran storage hybrid
low cost seven month taro name
satamukhi and co 1, are these names of arvi for south
श्री रश्मि अरबी
श्री पल्लवी मोजेक सहती है क्या
कम खाद में सात महीने में तैयार होने वाली अरबी
कई महीने घर में न सड़े ऐसी संकर अरबी
arbi kism konsi
co 1 aur satamukhi kis ki kism hai, dakshin me chalti kya
kam lagat wali arbi naam
jhulsa aur chitkabra rog dono sahne wali konsi
dakshin ki pehli hybrid arbi
`,
  'colocasia-pests-1': `
caterpillar eating leaf we sell, safe control
can chemical be sprayed on edible arbi leaves
we eat leaves as patra, lice are under them, is spray allowed
white cottony insects on stalk from seed tuber, how avoid
अरबी में माहू और मिलीबग का उपाय
पत्ते सब्जी के लिए बेचते हैं, दवा डालें
पत्तों का पतोड़ बनाते हैं, नीचे माहू हैं, दवा डालूं कि नहीं
डंठल पर रुई वाले कीट, कंद से आए क्या
neem chhidak sakte patte khane hai
arbi me safed rui wala kida
patta bechte hai, kide lage hai, pani se dho du ya neem
illi ne patte chhed diye khane wale hai kya karu
arvi mealybug leaf safe
we sell leaves for patra, lice below, water jet
lice washed by water jet came back, neem on leaves for kitchen alright
अरबी माहू पत्ता
खाने के पत्तों पर दवा छिड़कना गलत है क्या
डंठल पर रूई चिपकी, मसलो तो गीली
रूई वाला कीट बीज की गांठ के साथ आया, साफ कंद कैसे चुनूं
arbi keeda upay
pakode ke patte todne hai, unpe keede, dawa maaru ya nahi
dandi par safed mom jaisa chipka, chinti bhi
paani ki dhaar se dho du kya
patore ke patte me illi
`,
  'colocasia-disorders-1': `
how to cook taro so no itching
colocasia gaps, some seed corms not sprouted
children complain of itching throat after arvi sabji, how to reduce it in kitchen
some of planted tubers did not come, from where to fill empty place
बीज कुछ नहीं उगा, जगह भरना
इमली डालकर अरबी पकाने से खराश जाती है
बच्चों को सब्जी से गले में चुभन, पकाने में क्या डालें
लगाई कुछ कंद नहीं निकले, खाली जगह भरने का उपाय
sab gathi nahi ugi kya kare
oal jaisa arbi bhi khujlata kam kaise ho
arbi chhilne me hath khujlate hai kyo, kam khujli wali kism hai kya
arbi pakate waqt imli ya nimbu dalne se gala nahi khujlata kya
arvi itching oxalate tamarind
guests scratch throat after arvi, kitchen trick
ten out of hundred tubers did not come up, where to get plants for gaps
अरबी खुजली इमली
कच्ची ही खोद ली थी, खाते ही गले में कांटे जैसी चुभन
ऐसी अरबी जिससे गला न खुजलाए
कई कंद नहीं निकले, खाली जगह के पौधे कहां से
gale me chubhna arbi
nimbu ya imli daal ke ubalu to muh nahi khujlayega
kuch jagah ankur nahi aaya, baad me kaise bharu
pakki khudai karni zaruri hai khujli se bachne
arbi khane se muh me kharash
`,
  'colocasia-harvest-1': `
arvi 6 months old leaves yellowing, dig?
folding leaves before harvest for bigger taro
arvi planted in march, leaves going dry in september, start digging or one month more
one acre arvi how many quintal should come in tamilnadu
कितने महीने में तैयार
पत्ते मोड़ने से अरबी बड़ी होती है
मार्च में लगाई पत्ते सितंबर में सूखे, खुदाई शुरू करूं
एक एकड़ इससे कितने क्विंटल आना चाहिए
ek acre me kitne kuntal
patte sukhne par nikale kya
arbi 6 mahine ki ho gayi patte jhuk rahe, khod lu
khodne se mahina bhar pehle patte modne hai kya kand bade ho
arvi harvest leaf bend
fold tops before lifting, tubers swell or not
thirty five quintals from an acre in tamil nadu, poor or fair
अरबी खुदाई पीले पत्ते
सातवां महीना चल रहा, पत्ते आधे सूखे, अब कुदाल चलाऊं
महीना भर पहले पत्ते मरोड़कर झुकाना कितना फायदा देता है
एक हेक्टेयर से आठ टन अरबी कम मानी जाए क्या
ghuiya kab khode
patte hare hai par chhe mahine ho gaye, khodna sahi hai kya
patta modne wali baat sach hai, gaanth badi hoti kya
upaj kitni tamilnadu arbi
patta sukha nahi, khod lu kya
`,
  'amaranthus-sowing-1': `
rains are heavy here in june, should i stop sowing leafy red greens until they ease
FARMER ASKED SOWING TIME OF CHAULAI
raised bed in rainy months for leafy greens
cheera in summer trench
जून में झड़ी लगी है, लाल पत्ते वाला साग बोना रोक दूं
बरसात में चौलाई ऊंची क्यारी
गर्मी में लाल साग बोना
क्या चौलाई हर महीने बो सकते हैं
chaulai kis mahine boye
june me jhadi lagi hai, lal patte wala saag bona rok du
barish me chaulai boye ya nahi
marsa saag ki buwai
year round leafy sowing
is sowing in heavy monsoon bad for red leaf greens
trench in summer and raised bed in rains, is this right
साल भर बोने वाला साग
भारी बारिश में बीज डालना गलत है क्या
गर्मी में नाली बनाकर लगाएं या समतल पर
केरल में चीरा कब न बोएं
chaulai bone ka samay
barsaat me saag ki kyari unchi banau kya
cheera kab lagaye
tez barish me beej bah gaya, kab bona chahiye tha
maath bhaji kis mausam me laga sakte
`,
  'amaranthus-seed-1': `
seed is finer than sand, my hand throws too thick, what do i mix and how much weight
FARMER ASKED SEED OF CHAULAI PER ACRE
seedling age for transplanting greens
fine seed broadcasting with sand
बीज बालू से बारीक, हाथ से गाढ़ा गिरता, क्या मिलाऊं और वजन कितना
लाल साग की पौध रोपाई दूरी
बारीक बीज रेत के साथ छिड़कना
एक कट्ठा में चौलाई का बीज
beej baalu se bareek, hath se gadha girta, kya milau aur wajan kitna
lal saag ka bij kaise chhite
paudh kab rope
ret mila ke bij chhidakna
tiny seed with sand
seven hundred gram seed an acre, is it enough
transplant at 25 days and gap 30 by 20 cm, correct
बीज ग्राम प्रति एकड़
रेत मिलाए बिना छिड़कना ठीक है क्या
पौध कितने दिन की लगाएं और फासला
दो किलो बीज हेक्टेयर में ज्यादा तो नहीं
saag ka beej kitna
mahin beej ghana gir jata, patla kaise chhidku
chaulai ropai duri
mahine bhar ki paudh ho gayi, ab lagana theek hai
chhitak ke bou ya paudh bana ke, is bhaji me
`,
  'amaranthus-nutrients-1': `
i cut it last week and it grows back slowly, what can i sprinkle on leaves to hurry
FARMER ASKED KHAD IN CHAULAI
urea spray after each cutting strength
dung tonnes for leafy crop
पिछले हफ्ते काटा, धीरे बढ़ रहा, जल्दी बढ़ने को पत्ते पर क्या छिड़कूं
कटाई के बाद यूरिया का एक प्रतिशत घोल
चौलाई में गोबर खाद प्रति एकड़
पंद्रह दिन की चौलाई में नत्रजन
chaulai me khad kitni
lal saag me urea kab
katai ke baad chaulai me kya chhidke
pichhle hafte kaata, dheere badh raha, jaldi badhne ko patte par kya chhidku
urea spray after cutting
one percent urea means how many grams in a litre
is fifty tonnes dung per hectare too much for leaf crop
कटाई के बाद यूरिया छिड़काव
पंद्रह दिन पर नत्रजन देना जरूरी है क्या साग में
गोबर बीस टन एकड़ पत्ते वाले साग में
शुरू में पोटाश फास्फोरस कितना डालें
saag me khad
bhaji kaat li, dobara jaldi badhe uske liye kya du
chaulai khad matra
patte pe yuria ka ghol dene se jalega to nahi
15 din ki bhaji me kaun si khad aur kitni ekad
`,
  'amaranthus-irrigation-1': `
leaves get spots when i use the rose can, how should water be given
FARMER ASKED IRRIGATION IN CHAULAI
wet leaves cause spots so water base
summer leafy crop daily water
हजारे से पानी देने पर पत्ते दागी होते, पानी किस तरह दूं
लाल साग में पानी कैसे दें
ऊपर से पानी डालने से पत्ती रोग
गर्मी में चौलाई को रोज पानी
chaulai me pani kitne din me
saag me fawara chalaye ya nahi
lal saag ki jad me pani
hazare se pani dene par patte daagi hote, pani kis tarah du
pour water at base
is sprinkler on leaves wrong, does it spread leaf spot
dry weather daily or alternate day for leafy bed
जड़ में पानी देना
फव्वारा चलाने से पत्ते पर दाग होंगे क्या
सूखे में एक दो दिन पर पानी
पत्ती गीली रखना नुकसान करता है क्या
saag me pani
bhaji ki kyari me roz paani du kya garmi me
upar se pani galat
patta geela hone se bimari failti hai kya saag me
hazare ki jagah nali se paani du to achha
`,
  'amaranthus-weeds-1': `
after cut grass comes before greens, should i scratch soil first or put fertiliser first
FARMER ASKED NIRAI GUDAI IN CHAULAI
rake soil when top dressing greens
recovery after cutting faster how
काटने के बाद घास पहले आती, पहले मिट्टी कुरेदूं या खाद डालूं
लाल साग में घास निकालना
साग काटने के बाद गुड़ाई
खाद से पहले खरपतवार निकालना
kaatne ke baad ghas pehle aati, pehle mitti kuredu ya khad dalu
lal saag gudai kab
katai ke baad mitti kuredna
chaulai nirai khad dene se pehle
weed before fertiliser
does raking soil help regrowth after each cut
is putting fertiliser in weedy bed a waste
खाद छिटकने से पहले घास साफ करना
मिट्टी हल्की कुरेदना ठीक है क्या कटाई के बाद
घास रहते खाद डालने से नुकसान होगा क्या
साग जल्दी बढ़े इसके लिए गुड़ाई कब
saag nirai
khad dete waqt khurpi chalani hai kya bhaji me
chaulai ghas
katne ke baad paudha dheere badhta, mitti kadi hai
pehle ghaas saaf ya pehle khaad, patte wali fasal
`,
  'amaranthus-varieties-1': `
my red one shot up flowers in november and became useless, which name does not
FARMER ASKED RED CHAULAI VARIETY
co 3 or arun for multiple cuttings
kannara local flowering problem
लाल वाली नवंबर में फूल पर चली गई, कौन सा नाम न जाए
लाल चौलाई की अच्छी किस्म
हरी चौलाई की किस्म गर्मी
कई बार कटने वाला साग
laal wali november me phool par chali gayi, kaun sa naam na jaye
lal saag ka achha beej
arun chaulai kaisi h
co 1 hari chaulai dhabba nahi lagta
arun maroon many cuttings
which green kind resists leaf spot, co 1 or co 2
is kannara local wrong to plant before november
लाल पत्ते की किस्म
मोहिनी गर्मी में लगाना ठीक है क्या
अगेती किस्म कौन सी है
कन्नारा लोकल कब फूल पर चली जाती है
chaulai kism naam
bahut baar kaatne wali jaat, co 3 ya arun
hari bhaji ka beej
cheera lal wala kaun sa lagau jo saal bhar chale
dag na lage aisi hari kism ka naam
`,
  'amaranthus-diseases-1': `
red leaves have dry cream spots that drop out and look shot through, customers refuse
FARMER SAYS HOLES AND SPOTS IN RED CHAULAI
pseudomonas spray on leafy crop
how many days before cutting stop fungicide
लाल चौलाई में पत्ती झुलसा
साग के पत्तों में छेद दाग
लाल पत्ते पर सूखे मटमैले दाग जो झड़कर आरपार दिखते, ग्राहक नहीं लेता
लाल साग की पत्ती पर सूखे धब्बे
patte me ched
laal patte par sookhe matmaile daag jo jhadkar aarpaar dikhte, grahak nahi leta
saag ki patti jhulas gayi
hari chaulai milane se dhabba kam
leaf blight straw spots
stop fungicide how many days before cutting greens
is mixing green co 1 with red useful against blight
पत्ते में छेद वाला झुलसा
स्यूडोमोनास दो प्रतिशत छिड़कना ठीक है क्या
लाल साग पर भूसे जैसे धब्बे
दवा छिड़ककर अगले दिन काटना गलत है क्या
saag patti jhulsa
lal bhaji ke patte me jagah jagah chhed, pehle daag tha
cheera patta daag
hari aur lal mila ke bone se rog kam hoga kya
paani upar se dena band karu to dhabbe rukenge kya
`,
  'amaranthus-pests-1': `
leaves stitched with thread, green caterpillar eats inside, we eat it so no poison
FARMER SAYS CATERPILLAR WEBBING CHAULAI LEAVES
cow urine chilli extract for greens
safe insect control in leafy vegetable
चौलाई में पत्ती जालक
साग के पत्ते मुड़े जाला
इल्ली का देसी उपाय
पत्ते धागे से सिले हुए, अंदर हरी इल्ली, रोज खाते हैं जहर नहीं चाहिए
jala wala kida
saag ke patte jud gaye andar sundi
patte dhage se sile hue, andar hari illi, roz khate hain zahar nahi chahiye
lal saag me keede bina dawa
leaf webber green worm
is cow urine with chilli okay on edible leaves
webbed leaves with larva, pluck them or spray
पत्ती जोड़ने वाली इल्ली
खाने वाले पत्ते पर कीटनाशक मारना गलत है क्या
गोमूत्र हरी मिर्च का घोल
नीम छिड़कने से जाला वाला कीड़ा जाएगा
saag me illi
patte chipke hue andar kida, hath se tod du kya
bhaji jala kida
bina zahar wala upay patti lapetne wale keede ka
gomutr ka spray chaulai pe
`,
  'amaranthus-harvest-1': `
it is knee high after a month, shall i uproot or cut and how many more times
FARMER ASKED FIRST CUTTING OF CHAULAI
yield of green leaves per acre
stem length to leave at harvest
चौलाई की कटाई कब
लाल साग कितने दिन में तैयार
महीने में घुटने तक हुआ, उखाड़ूं या काटूं और कितनी बार मिलेगा
कितने दिन पर दोबारा साग काटें
mahine me ghutne tak hua, ukhadu ya kaatu aur kitni baar milega
lal saag kitne din me katega
saag ki agli katai kab
chaulai ek acre me kitni nikalti
cutting gap seven days
how much stem is left while cutting
is cutting after flowers spoils the greens
पहली कटाई तीस दिन पर
हर हफ्ते काटने से पौधा मर जाएगा क्या
काटते समय कितना तना छोड़ें
एकड़ की हरी उपज सत्तर क्विंटल हो सकती है क्या
saag kab kate
bhaji dobara kitne din me kaatne layak
chaulai upaj kitni
phool aane lage to kaatne me der hui kya
jad se ukhadu ya paanch ungal chhod ke kaatu
`,
  'mushroom-sowing-1': `
temperature for button mushroom
room reaches 30 degree in april, what mushroom is possible
can mushroom be grown in june without ac
dhingri or button for december
मशरूम किस महीने लगाएं
बटन मशरूम का तापमान
दिसंबर में सफेद बटन, कमरे का ताप कितना
मैदान में बटन मशरूम जाड़े में
dhingri saal bhar hogi kya thande kamre me
button mushroom kitne degree
dhingri mushroom kis mahine
oyster mushroom garmi me hoga
oyster temperature range
is button mushroom possible in plains in march
november to february which mushroom
किस मौसम में
33 डिग्री कमरे में ढिंगरी उगाना सही है क्या
बटन में फल आने को 18 से ज्यादा गर्मी से नुकसान होगा क्या
ढिंगरी साल भर उगाने के लिए कमरा कैसा हो
khumb kab lagaye
dhingri garmi temp
button khumbi spawn run taapman
poos magh me kaunsi khumbi boye maidan me
WHICH MUSHROOM FOR SUMMER SEASON QUERY
`,
  'mushroom-seed-1': `
oyster mushroom bag preparation
straw still dripping on squeezing, can i fill bags
spawn quantity per kg straw
moisture of straw before filling
ढिंगरी मशरूम की थैली बनाना
पुआल कितने घंटे भिगोएं
मशरूम का बीज कितना मिलाएं
बोतल दो सौ ग्राम बीज, कितने किलो भूसे में
oyster mushroom bag kaise bhare
puwal kitni der ubalna mushroom
pual ek ghanta ubalna zaruri, thanda karke kaise bharu
bhusa nami kitni ho mushroom
oyster straw soak boil
is straw wet like dripping wrong for spawn
one spawn bottle how many kg straw
ढिंगरी थैली भरना
भूसा 3 से 5 सेमी काटना जरूरी है क्या
बिना उबाले पुआल में खुम्ब बीज डालने से नुकसान होगा क्या
मुट्ठी में दबाने पर पानी न टपके तब ढिंगरी भरें
dhingri bag bharna
paral ubal ke khumb beej parat me
straw 5 ghante bhigoya kaafi hai kya
spawn 250 gram 12 kilo geela bhusa theek
OYSTER MUSHROOM SPAWNING METHOD ASKED
`,
  'mushroom-housing-1': `
when to open oyster bags
MUSHROOM ROOM HUMIDITY LIGHT DHINGRI
bag spacing in mushroom hut
bags white after two weeks, keep in dark or hang
मशरूम की थैली कब खोलें
ढिंगरी कमरे में हवा रोशनी
कमरा अंधेरा रखें कितने दिन, फिर रोशनी
दीवारों पर पानी का छिड़काव मशरूम
mushroom bag kitne din band rakhe
thaili dur dur kitne cm, diwar pe fuhar kitni baar
mushroom kamre me nami kaise
bag latkane ki duri mushroom
oyster bags dark days
is light needed after bag turns white
hang oyster bags 20 cm gap
मशरूम थैली अंधेरा दिन
10 दिन में थैली खोल दी, गलत किया क्या
ढिंगरी कमरे में ताजी हवा न मिले तो नुकसान होगा क्या
थैली पर फुहार कितनी बार, दीवार भी गीली करें
khumb thaili kb khole
dhingri kamra roshni fuhar
bag dudh jaisa safed ho gaya ab kya kare
22 din ho gaye thaili puri safed nahi hui
OYSTER BAG OPENING TIME AND ROOM CARE
`,
  'mushroom-harvest-1': `
when to harvest oyster mushroom
caps folding upward, did i miss the time
pinheads how many days to picking
pick before or after watering
ढिंगरी की तुड़ाई
मशरूम की दूसरी फसल
तोड़ने के बाद सतह खुरचकर अगला फुटाव
कलियां आने के कितने दिन बाद
pin nikle teen din, kal tod lu ya parso
mushroom dusri flush kaise
oyster mushroom pin aaye kitne din
mushroom pani dene se pehle tode
oyster picking time
is watering before picking wrong
second flush scrape surface oyster
ढिंगरी तुड़ाई कब
किनारा मुड़ जाए तब तोड़ना देर है क्या ढिंगरी
खोलने के तीन दिन बाद पिन नहीं आए
थैली की सतह खुरचने से तीसरी फसल आएगी
khumb kab tode
oyster flush dusra
chhoti kaliyan nikli ab kitne roz me mandi layak
pani chhidak ke todna galat hai kya khumb
PLUCKING STAGE OF DHINGRI MUSHROOM
`,
  'mushroom-yield-1': `
oyster mushroom yield per quintal straw
poor family with 100 kilo straw, how much to sell
compost 100 kg gives how much button
crop duration oyster days
बटन में दो महीने की मेहनत, कितना किलो
सौ किलो भूसे से ढिंगरी
बटन मशरूम कम्पोस्ट से उपज
मशरूम कितने दिन में पूरी फसल
mushroom kitna nikalta hai
dhingri 100 kilo puwal me kitni
45 din me dhingri ka kul tol kitna banta
mushroom 10 bag se kitna kilo
oyster yield 100 kg straw
is 14 kg button from 100 kg compost good
mushroom crop days 45 60
मशरूम उपज किलो
100 किलो पुआल से 80 किलो ढिंगरी सच में मिलती है
बटन की फसल दो महीने से लंबी चलती है क्या
खुम्ब में कितनी पैदावार, ताजा वजन
khumb paidawar kitni
dhingri kilo 1 quintal bhusa
50 kilo dhingri nikli sau kilo se kam hai kya
compost 500 kilo se button kitna milega
PRODUCTION OF MUSHROOM PER QUINTAL STRAW
`,
  'mushroom-seed-2': `
pile has ammonia smell on day 20, keep turning
COMPOST FORMULA BUTTON MUSHROOM
turning interval of compost pile
gypsum and bran in mushroom compost
बटन मशरूम की कम्पोस्ट विधि
कम्पोस्ट की पलटाई कितने दिन
भूसा चोकर जिप्सम की मात्रा
एक मीटर ऊंचा ढेर कितनी बार पलटूं
bhusa 250 kilo, chokar aur can kitna milau
mushroom compost kitne din me
compost palatna kab mushroom
250 kilo bhuse me urea kitna mushroom
button compost formula 250 kg straw
is ammonia smell okay before spawning
compost heap turning every 4 days
बटन कंपोस्ट विधि
20 किलो जिप्सम डालना सही है क्या खुम्ब खाद में
अमोनिया की बू रहते बीज डालने से नुकसान होगा क्या
चोकर कितना मिलाएं 250 किलो भूसे में
khumb compost kaise banaye
button khad palti har 4 din
28 din ho gaye dher me ab bhi peshab jaisi gandh
bhusa dher 1 meter se uncha rakhna galat kya
LONG METHOD COMPOST OF BUTTON MUSHROOM
`,
  'mushroom-sowing-2': `
spawn covered bed white, put soil of how many cm
CASING SOIL THICKNESS MUSHROOM
temperature after casing button
days from casing to first picking
केसिंग मिट्टी कैसे बनाएं
बटन मशरूम केसिंग कितनी मोटी
केसिंग के बाद तापमान घटाऊं कब
केसिंग के कितने दिन बाद मशरूम
gobar domat barabar, ph kitna, kitne din baad bataen ugenge
casing mitti gobar domat
casing ke baad kamra thanda
button mushroom upar mitti 4 cm
casing soil button ph
is 6 cm casing too thick
cool below 18 after casing how many days
बटन केसिंग परत
बिना पाश्चुरीकृत मिट्टी चढ़ाने से नुकसान होगा क्या
केसिंग में गोबर दोमट आधा आधा सही है क्या
केसिंग के तीन हफ्ते बाद भी बटन नहीं निकले
kesing button khumb
casing nami 90 percent kitne din
safed jaal phaila ab mitti ki parat 3 cm chadhau
casing ke baad 25 degree kab tak rakhe
CASING OF BUTTON MUSHROOM DETAILS WANTED
`,
  'mushroom-diseases-1': `
soft shapeless lumps with brown drops on bed, salt works
WET BUBBLE DISEASE MUSHROOM
salt on diseased spot mushroom bed
why green fungus came in bags
मशरूम में हरी फफूंद
थैली में हरा फैल रहा, भाप कम लगी थी क्या
मशरूम में वेट बबल
खराब मशरूम थैली कहां फेंकें
mushroom me hari fafund aa gayi
bimar guchha nikal ke kahan gadu, kamra kaise saaf
wet bubble button mushroom
mushroom bag sad gaya hara
wet bubble salt
is green mould due to bad pasteurising
bury sick pit away
मशरूम गीला बुलबुला रोग
रोगी गुच्छे पर नमक डालना सही है क्या
पुरानी थैलियां कमरे में रखने से फफूंद बढ़ेगी क्या
खुम्ब में हरा हरा जम गया जैसे काई
khumb me kai jaisi hari fafoond
wet buble button ilaj
galti hui gaanth bina aakar ki, bhura pani tapke
bimar khumb door dhake gaddhe me dabana kyo
GREEN MOULD IN MUSHROOM BAGS CONTROL
`,
  'mushroom-pests-1': `
small black gnats around bulb, my fly spray will spoil crop
FLIES IN MUSHROOM HOUSE
can i spray insecticide in mushroom room
net on door for mushroom
खिड़की पर कितनी महीन जाली
मशरूम घर में मच्छर मक्खी
मशरूम में कीटनाशक छिड़कें क्या
पीला ट्रैप मशरूम
mushroom me makhi ka upay
makkhiyan bhar gayi to peela trap, dawa to nahi maarni na
mushroom pe dawa spray sahi
jali lagaye mushroom kamre
fly net yellow light
is insecticide on mushroom bed safe
gnats room waste
मक्खी जाली
खुम्ब पर कीटनाशक मारने से नुकसान होगा क्या
पीली बत्ती से खुम्ब घर की मक्खी पकड़ी जाएगी
फर्श गंदा रहने से मशरूम में मक्खी आती है क्या
khumb makhi upay
mashroom ghar me bhunge
jaali kitni mahin lagau khumb kamre ke roshandan pe
machhar maar spray khumb room me karna sahi hai kya
FLY PROBLEM IN MUSHROOM HUT
`,
  'mushroom-disorders-1': `
long stem small cap mushroom
MUSHROOM CAP CRACKING DRY
stems like pencil and cap as button, ventilator shut at night
ventilation need in mushroom room
टोपी पर दरार, नमी कम हो गई
मशरूम की टोपी फट रही
मशरूम चिपचिपा हो गया
मशरूम कमरे में ताजी हवा
mushroom ka tana lamba topi chhoti
mushroom sukh ke fat raha
upar pani maara to chipchipe ho gaye, khidki kholu
hawa kam se mushroom kharab
long stem small cap
is co2 above 1000 ppm bad for button
cracked dry caps low humidity
टोपी फटना
बिना हवा के पानी छिड़कने से खुम्ब चिपचिपा होता है क्या
रोशनदान बंद रखने से खुम्ब को नुकसान होगा क्या
छतरी छोटी, डंडी बांसुरी जैसी लंबी
khumb dandi lambi kyo
mashroom ki topi taraki sukhi
co2 kam karne ko khidki kitni kholu khumb me
topi pe lislisa chikna pani laga khumb
STEM ELONGATION IN MUSHROOM REASON
`,
};
