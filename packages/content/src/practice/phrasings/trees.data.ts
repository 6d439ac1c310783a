/** How farmers and call centres ask for the facts of `trees.ts`: by the id of a fact, one message a line. */
export const treesPhrasings: Readonly<Record<string, string>> = {
  'bamboo-soil-1': `
can i plant bans on canal bund and poor land
bamboo in usar land possible?
depth of soil and ph for bambu
low lying waterlogged corner for bamboo, good idea?
बांस किस जमीन में लगाएं
ऊसर में बांस होगा क्या
मेड़ों पर बांस लगाने की सोच रहा हूं, मिट्टी कैसी हो
पथरीली पतली मिट्टी एक फुट की है, बांस लगेगा
bans kaisi jameen me hota hai
bekar padi zameen me bans laga du
pani bharne wali jagah bans mar jata hai kya
bandh ke kinare bambu lagau mitti katav rokne
depth 60 cm loam
is alkaline land avoided for planting
can it be put on bunds and degraded land
क्षारीय जमीन में लगाना ठीक है क्या
बांस पीएच मिट्टी
जलभराव वाली जमीन मनाही
कम बारिश में सिंचाई से चलेगा क्या
bans zameen kaisi
medh par lagane se fasal ko nuksan hoga kya, aur zameen kaisi
khatti lal mitti ph 5, isme jhund jamega
nadi ke kinare ki zameen me lagana sahi
patli chattan wali zameen par bans tikega
`,
  'bamboo-varieties-1': `
bamboo species for konkan
balcooa or tulda which for assam farmer
bamboo for eating shoots pickle
solid lathi bamboo for bundelkhand dry land
बांस की कौन सी प्रजाति लगाएं
लाठी वाला ठोस बांस
करील के लिए कौन सा बांस
टिश्यू कल्चर बांस के पौधे पर भरोसा करूं क्या
bans ki kaun si kism achi hai
manga bambu konkan me
bhaluka bans kaha lagta hai
nursery wala mila jula bans de raha asli kaise le
asper for shoots
is stocksii good for konkan
which species for assam, tulda or balcooa
टिश्यू कल्चर का पौधा लेना ठीक है क्या
लाठी बांस सूखे इलाके
जाति भालुका असम
भालुका और टुल्डा किस इलाके के लिए ठीक
bans konsa lagaye
kareel khane layak bans kaun sa
dilli wali nursery se mishrit kism ka darr
manga kism kis ilake me achhi hoti hai
strictus lagana sahi rahega sookhe me
`,
  'bamboo-sowing-1': `
bamboo planting distance and pit
how many bamboo clumps per acre at 5 metre
month of planting bamboo saplings
pits dug, for how many days keep open in sun
बांस लगाने की विधि
बांस का गड्ढा कितने दिन खुला रखें
ऊंचे बांस की दूरी दस मीटर क्यों
बांस का पौधा कब रोपें
bans kab lagaye kitni duri pe
ek acre me bans ke kitne jhund
bambu lagwad 7 meter ya 5 meter
bans ka gadda aadhi mitti aadhi khad
5x5 metre 400 clumps
is sunning pits for fifteen days needed
how tall should bagged plants be
ऊंची किस्म दस मीटर पर, कितने झुंड
बांस रोपाई महीना
बांस गड्ढा दूरी
जुलाई के बाद रोपना ठीक है क्या
bans ropai kab
7 meter doori par ekar me 83 jhund sahi
aadhi khad aadhi mitti bhar ke 60 cm gaddha
tulda me 5 meter rakhe mission ki pustika
ek kalle wala paudha lena galat hai kya
`,
  'bamboo-nutrients-1': `
care of new bamboo plantation first year
neem cake per pit bamboo
how many litres water to grown clumps in summer
dry leaves lying under clump, remove or mulch
बांस में खाद पानी कितना
नए बांस को रोज कितना पानी
बांस के पास की घास कितनी दूर तक निकालें
बांस के झुंड की गुड़ाई साल में कितनी बार
bans ko khad kaun si de
bans ke paudhe ko pani kitne litre
bambu ke patte niche hi rehne du kya
garmi me bade bans ko pani dena hai kya
neem cake 500 g pit
how many litres a day in first year
is leaf mulch good for clump
बड़े झुंड को गर्मी में बीस लीटर पानी
बांस खाद पानी
बांस निराई घेरा
पत्तों की पलवार बिछाना ठीक है क्या
bans paudha dekhbhal
ek foot gol ghera ghas nikalna kyu
gobar 25 kilo gadde me daala, aur kya
do gudai saal me na kare to nuksan hoga kya
ropai par 10 se 15 litre paani kaafi hai
`,
  'bamboo-harvest-1': `
when to cut bamboo first time
how old culm can be sold
cut bamboo in rainy season is it harmful
method of cutting clump from middle
बांस की कटाई कब करें
इस साल के नए बांस काट सकते हैं क्या
बांस जमीन से कितना ऊपर से काटें
झुंड में कितने बांस छोड़ने चाहिए
bans kitne saal me katega
bans barsat me kaate ya sardi me
bambu todni kab karni
thekedar sab bans kaatna chahta hai kitne chhode
3 year old culms
is cutting in rains harmful to new shoots
how many young culms to leave in a clump
बांस चौथे साल काटना ठीक है क्या
बांस कटाई महीना
घोड़े की नाल कटाई
जमीन से तीस सेमी ऊपर गांठ के ऊपर से काटें क्या
bans kab kaate
naye kalle kaat dene se jhund marega kya
kartik se magh tak katai ka time
jhund ke andar se kaatna kyu bola
har saal kitni balli nikale, kitni nayi chhode
`,
  'bamboo-market-1': `
is permit needed to fell bamboo on own farm
bamboo counted as tree or grass in law
which office gives bamboo mission help
police stopped my pickup carrying bans, is rule of transit there
खेत का बांस बेचने पर वन विभाग की अनुमति
बांस पेड़ है या घास कानून में
बांस मिशन की मदद कहां से मिलेगी
बांस की गाड़ी दूसरे जिले ले जानी है, रवन्ना चाहिए क्या
bans kaatne ki permission leni padegi
apne khet ka bans bech sakte hai bina forest ke
bambu mission subsidy kaun dega
2017 ke kanoon me bans ka kya hua
permit for own poles
since which year is it not a tree in forest act
is transport rule of state still applied
खेत का बांस काटने की अनुमति ठीक है क्या
राज्य परिवहन नियम
बांस मिशन मदद
वन अधिकारी रोके तो कौन सा कानून बताऊं
katai permit niji zameen
2017 ke baad niji khet ka bans ped nahi hai kya
truck se balli bahar bhejni hai, kaunsa niyam dekhu
lagane ke liye sahayta kis daftar se
bina kagaz apne khet ki balli bech di, dikkat hogi kya
`,
  'eucalyptus-soil-1': `
eucalyptus under shade of other trees
can nilgiri tree grow on saline land
land gets little rain and is a bit salty, will tall poles grow
lime nodules in soil, plants staying yellow, is this land wrong
चूने वाली मिट्टी में सफेदा
नीलगिरी पेड़ के लिए बारिश
बारिश कम, जमीन थोड़ी खारी, बल्ली वाला पेड़ होगा
कंकड़ चूना वाली जमीन में पौधे नहीं बढ़ते, क्यों
nilgiri kam barish me
safeda chhaya me
pani bharne wali jamin me lamba ped lag jayega
300 mm barish wale ilake me paper wala ped chalega
lime land, will safeda turn yellow and die
three hundred mm rain place, can tall pole trees grow
is shade of mango harming these poles
चूने वाली जमीन में लगाना ठीक रहेगा क्या
नमकीन गीले खेत में लंबा पेड़
कंकर चूने वाली जमीन में पत्ते पीले पड़ गए, यही कारण है क्या
दूसरे पेड़ की छाया में रखने से नुकसान होगा क्या
safeda mitti konsi
kam pani ke ilake me ye lamba ped, kam se kam kitni barish chahiye
usar tukda bekar pada, balli wale ped lag jaye
khara aur geela khet, ye balli wala ped seh lega kya
kankad wali zameen me safeda kyu na badhe
`,
  'eucalyptus-sowing-1': `
pit size and fertilizer for safeda planting
plants per acre
monsoon has begun, want poles on two acre, pit size and count
wheat between lines, what gap should lines be
फसल के साथ सफेदा कितनी दूर
सफेदा एक एकड़ में कितने
मानसून शुरू, दो एकड़ में बल्ली के पेड़, गड्ढा और संख्या
बीच में गेहूं लेना है तो लाइनों में कितना फासला
safeda ke paudhe acre me
clone safeda pani kab
2x2 meter pe kitne paudhe acre me, gaddha kitna
pehle do saal pani dena padta kya barish na ho to
two metre by two metre, thousand an acre, right
is hundred gram npk in the pit needed
crop in between, eight metre line gap good
पहली बारिश में लगाकर दो साल पानी देना चाहिए या नहीं
गड्ढा पैंतालीस सेमी, खाद कितनी
सफेदा रोपाई दूरी
पहली बारिश निकल गई, अब लगाने से कुछ बिगड़ेगा क्या
safeda paudhe duri
gehu ke saath 4x2 meter ya 6x1.5, kaunsa theek
clone paudhe ek hectare me 2500
asadh ki pehli barkha me gaddhe bharke
barish na padi to chhote paudho ko paani
`,
  'eucalyptus-varieties-1': `
seedling versus clone eucalyptus
clone 413 for usar land
nursery man offers one number only, should i mix others
hard usar patch, which number will stand
सफेदा में बीजू या क्लोन
ऊसर के लिए सफेदा क्लोन
नर्सरी वाला एक ही नंबर दे रहा, मिलाकर लगाऊं
कल्लर जमीन के लिए कौन सा नंबर सही
clone ya bij wala safeda
do tarah ke clone safeda
clone wale paudhe bij wale se kitna zyada dete
7 ya 288 number me kaun sa lu
clone double than seed plants, is it only talk
number 413 or 290 for hard alkaline ground
is buying one number only risky
बीज वाले पौधे सस्ते, लेने से हानि होगी क्या
316 और 413 मिलाकर लगाना गलत तो नहीं
सफेदा क्लोन नंबर
प्रमाणित क्लोन कैसे पहचानें, सीधे एक जैसे
safeda clon kaunsa
kallar ke liye 290 number theek rahega
288 aur 7 number sidha badhta hai kya
nursery wala bij ka paudha chipka raha, clone kaisa
ek hi kism lagakar pura khet risk
`,
  'eucalyptus-nutrients-1': `
slow growth of safeda plants
weeding in young eucalyptus
poles thin after a year and grass all over, what care
pulse between rows in early years good?
सफेदा की बढ़वार कैसे बढ़े
खाद हर साल
साल भर के पौधे दुबले, घास छाई, क्या देखभाल
पहले दो साल बीच में दाल बोऊं
safeda nahi badh raha
beech moong
paudhe pile aur patle, khad deni hai ya nirai
mota jaldi kaise ho lakdi wala ped
thin pale poles in grass, how many cleanings
nitrogen missing cuts growth by how much
is moong between rows good for first two years
शुरू में दो तीन निराई न करूं तो नुकसान होगा क्या
दाल बीच में बोना कैसा रहेगा, सफेदा के
सफेदा खाद निराई
साल दर साल खाद देनी होगी या एक बार
safeda mota kaise
doob ghas me paudhe dab gaye, kya karu
60 percent badhwar ghatne wali baat nitrogen ki
pehle do saal beech me urad lobiya
patle danthal, har saal gobar dalu
`,
  'eucalyptus-harvest-1': `
coppice management of safeda
when to replant nilgiri
mill pays well this year, trees are five, cut or hold
second growth from stumps, how many shoots to leave
सफेदा कितने साल में कटता
बल्ली के लिए सफेदा कब
मिल अच्छा दाम दे रही, पांच साल के पेड़ काटूं
ठूंठ से कई कोंपल, कितनी छोड़ूं दूसरी फसल
safeda thunth se dobara
safeda lakdi 8 saal
do baar kat chuke, teesri baar rakhu ya naya lagau
imarti lakdi chahiye to kitne saal rukna
four years for pulp, ten for planks, is it right
many shoots on stump, leave one or all
is third cutting from same stump weak
कागज मिल को सात साल पर बेचना चलेगा क्या
ठूंठ पर एक कोंपल रखकर बाकी तोड़ दूं
सफेदा कटाई साल
बल्ली के लिए कितने साल के पेड़
safeda kab kate
do baar kata, teesri baar naya paudha
imarti lakdi ke liye 8 saal me kaat du kya
jad se phuti tahniya sab rakhne se ulta asar to nahi
papers mill wala panch saal me maangta
`,
  'eucalyptus-pests-1': `
termite in safeda planting
gall insect
knobs on veins of nursery plants and shoots twisted
mud tubes at root and plants drying in new planting
सफेदा के तने में छेद
गांठ रोग
नर्सरी पौधों की नस पर गांठ, टहनी टेढ़ी
नए पौधे की जड़ में मिट्टी की नली, सूख रहे
safeda ki patti me ganth
nilgiri ped chhed burada
tane se burada gir raha aur ched
gardan ki chhal sukh gai paudha mar raha
warts on leaf vein of nursery plants, burn them or spray
white ants ate the root in dry place, neem cake good
dead bark at neck of trunk, cause
नर्सरी की गांठ वाली कोंपल काटकर जलाना सही है क्या
अलग अलग उम्र के पेड़ साथ रखने में दिक्कत तो नहीं
सफेदा गांठ दीमक
तने में छेद और बुरादा, छेदक
safeda ganth rog
patti par masse, tehniya tedhi, clone badlu
gardan ki chhaal sukhi, kankar rog
sukhi zameen me gaddhe saaf rakhu, dimak na aaye
ropai ke samay pani na mila, paudhe kamzor phir keede
`,
  'eucalyptus-intercropping-1': `
does eucalyptus reduce ground water
safeda on field boundary effect
neighbours complain about well going down due to my row of tall trees
which direction should boundary row run to shade less
सफेदा पानी सोखता है क्या
कुएं से सफेदा कितनी दूर
पड़ोसी कहते हैं मेरी कतार से कुआं सूखा, सच
मेड़ पर कतार किस दिशा में हो कि छाया कम पड़े
safeda katne ki ijazat
safeda pani kheenchta
kuen se kitne meter door lagana chahiye
pani ki kami wale gaon me ye ped lagau ya nahi
four to six metre from well, is the distance enough
east west line on boundary, why say so
felling needs permission in my state, where ask
मेड़ पर लगाने से बगल की फसल छाया में नुकसान होगा क्या
पानी की कमी वाले इलाके में लगाना ठीक रहेगा क्या
सफेदा कुआं दूरी
राज्य के कटाई परिवहन नियम
safeda bhujal pani
padosi bolte meri line se kuan sukh gaya, sach kya
gehu ke paas nilgiri, kitni door rakhe
purab pashchim ya uttar dakshin kataar
ped kaatne se pehle ijazat lagti hai kya
`,
  'casuarina-soil-1': `
poor sand land tree casuarina nitrogen
inoculate nursery with old soil frankia
land beside sea at nellore, only sand, salty breeze, will savukku come up
first time casuarina in our village, seedlings weak, mix soil from old grove?
कैजुरिना कमजोर जमीन में कैसे बढ़ता
झाऊ नर्सरी में फ्रैंकिया
नेल्लोर में समुद्र किनारे सिर्फ बालू, नमकीन हवा, झाऊ होगा
गांव में पहली बार झाऊ, पौध कमजोर, पुराने बाग की मिट्टी मिलाऊं
jhau kis jameen me hota
nursery me casuarina ko purani mitti
ret me aur kuch nahi hota, sarugudu lagane se chalega kya samudra paas
pani rukne wale khet me savukku lagau ya nahi
savukku coast sand nitrogen
beach village only sand, needle tree without fertiliser
frankia in roots makes its own fertiliser, true
झाऊ रेतीला तट
खारी हवा वाले गांव में लगाना सही है क्या
पुराने बाग की मिट्टी न मिलाऊं तो नुकसान होगा क्या
कमजोर बालू में बिना यूरिया कैसे बढ़ता है
saru ka ped ret me
nursery me purane jhau ki mitti kyu milate hai
chavukku ki jad me ganth, uska kya kaam
samundar se 1 km door balu, saru lagana theek
nikas na ho to savukku marega kya
`,
  'casuarina-sowing-1': `
number per acre
thick pole casuarina wider gap
paper mill pays by weight, should i plant 4000 casuarina an acre or wider
newly set savukku saplings in sand, how often to water till rooted
झाऊ एक एकड़ में कितने पौधे
लगाने का समय पानी
बल्ली मोटी चाहिए तो झाऊ डेढ़ मीटर पर, एकड़ में कितने आएंगे
नया झाऊ लगाया, जड़ पकड़ने तक हफ्ते में पानी
kitni doori par lagaye
casuarina ko kitna pani shuru me
acre me 4000 jhau lagate hai sab, kya ye sahi hai
savukku 1.5 meter par lagau to kitne ped aur kya fayda
savukku spacing trees acre
thin poles rejected by buyer, widen planting to
1800 trees an acre, at what distance do they stand
झाऊ दूरी डेढ़ मीटर
दस हजार पेड़ हेक्टेयर में लगाना सही है क्या
बरसात में रोपाई करना ठीक है या सर्दी में
ड्रिप लगाऊं या हफ्ते में एक पानी, नए झाऊ में
sarugudu acre ki enni mokkalu
ghani ropai se balli patli hogi kya
saru ke paudhe jamne tak pani kitna
4444 ped hectare, moti lakdi milegi kya
barish me savukku lagane ka sahi tarika aur fasla
`,
  'casuarina-varieties-1': `
cyclone hardy casuarina clone
windbreak casuarina variety
thane cyclone broke my savukku, which clone should i ask ifgtb now
need casuarina that sprouts after felling so no replanting
तूफान सहने वाला सरू
हवा रोकने झाऊ किस्म
तूफान में झाऊ टूटे, अब कौन सा क्लोन मंगाऊं
झाऊ जो सूखा सहे और काटने पर ठूंठ से फूटे
savukku ki kism toofan
jhau thunth se dobara phoote
junghuniana mar rog kam lagta kya, kahan se lu
khet ke charo taraf hawa rokne ko ghani shakha wali kism
savukku clone storm hardy
storm snapped all, clone that regrows from stump
which institute gives improved clones of jhau
झाऊ क्लोन तूफान
जुंघुहनियाना लगाना सही है सूखे इलाके में
मेड़ पर हवा रोकने को कौन सा सरू
ठूंठ से कितने कल्ले निकलते हैं
ifgtb clone kaha milega
equisetifolia ya junghuhniana, konsa lu
thane toofan me kaunsa khada raha
chhal wale ukhta se bachne wali kism
katne ke baad dobara ugne wala saru lagana faydemand hai kya
`,
  'casuarina-pruning-1': `
remove lower branch savukku how high
should top be cut casuarina
one year savukku full of side twigs from ground, up to how high to trim for straight pole
contractor cut green top also, will my casuarina suffer
टहनी कितनी ऊंचाई तक
निराई कब तक
एक साल का झाऊ जमीन से ही डालियों भरा, कितनी ऊंचाई तक छांटूं
ऊपर की हरी चोटी काट दी, नुकसान होगा
jhau pehle do saal chhatai
casuarina upar ki tahni kaatu
niche ki dali pehle saal me kaatu ya baad me
iske beech ghas kitne din tak nikalni padti hai
savukku side branch cut
contractor stripped green top too, will it grow
up to half the height in two years, correct trimming
झाऊ छंटाई आधी ऊंचाई
ऊपर की टहनी काटना गलत है क्या
छतरी मिलने के बाद निराई जरूरी है क्या
तीसरे साल नीचे की डाल काटूं तो देर हुई
balli seedhi karne ki chhatai
saru ki neeche wali shakha kab tak kaate
daal na kaatu to balli tedhi hogi kya
do saal tak gudai karna zaruri hai
poori unchai tak tehni saaf karna nuksan to nahi
`,
  'casuarina-diseases-1': `
savukku drying one by one black powder
casuarina dead tree burn root?
savukku bark lifts like burn blister and black dust below, trees at edge dying fast
removed two dead casuarina, can i plant new at same hole
मरे पेड़ का क्या करें
कैजुरिना में काला चूर्ण छाल
छाल जले छाले जैसी उठी, नीचे काली धूल, किनारे के पेड़ मर रहे
मरे जगह तुरंत नया लगा दूं
savukku chhal phati kala powder
jhau mara wahi naya lagaye kya
savukku pile pad kar achanak sukhe, jad sahit jala du kya
mere khet ke bimar isse padosi ka bache, khai khodu kya
savukku bark blister black
two dead dug out, put new sapling same hole
trench between plots stops drying of jhau or not
छाल फटना काला चूर्ण
जड़ को चोट लगने से उकठा आता है क्या
मरा पेड़ खड़ा छोड़ना नुकसान करेगा क्या
पेड़ पीला, छाल के नीचे काजल जैसा
saru sukh raha achanak
chhal uthi hui, andar kaali raakh
khai khod ke bimar tukda alag karna sahi hai kya
pani rukne se savukku ka mar rog badhta kya
SAVUKKU KI CHHAL FATKAR PED SUKHNE KA UPAY
`,
  'casuarina-harvest-1': `
savukku tonnes per acre paper mill
when to cut casuarina for poles
my crop is three and half years, mill ready to buy, is it too soon
improved seed casuarina, how many tonnes from an acre expected
झाऊ कहां बेचें बल्ली लुगदी
कैजुरिना चार साल में काट लूं
मेरा झाऊ साढ़े तीन साल का, मिल लेना चाहती, जल्दी तो नहीं
सुधरे बीज वाले झाऊ से एक एकड़ में कितने टन
ek acre kitna ton
jhau paper mill ko bechne ki umar
jhau balli me bechu, lugdi me ya jalawan, kitne saal pe
savukku 5 saal ka acre me 40 ton nikla thik hai kya
savukku cutting age tonnes
mill agent came at four years, wood tonnes from better seed
hundred tonne a hectare wood average, true or not
झाऊ कटाई उम्र
तीन साल में काटना नुकसान करेगा क्या
छह साल तक रखना फायदेमंद है क्या
लुगदी में बेचना सही है या बल्ली में
saru lakdi ekad kitna
chaar saal me 40 ton nikal jayega kya
eendhan ke alawa kisme bikta hai
kis umar par katai sabse theek
parikshan me sudhre beej ki upaj kitni rahi
`,
  'teak-climate-1': `
only seven hundred mm here, shade of neem, will costly timber grow
teak rainfall requirement
will sagwan grow in 600 mm rain area
does teak tolerate shade of mahua
सात सौ मिमी, नीम की छाया, लकड़ी बढ़ेगी
सागवान कितनी बारिश में होता है
सागौन छाया में लगेगा क्या
कितनी ठंड गर्मी सहन
paala padta h 5 degree, sahega kya
kheti kaha ho sakti
dhoop kitni chahiye
sag ke liye 4 mahina sukha jaruri kya
teak climate
is continuous rain all year bad for sagwan
lowest temperature this timber can bear
सागौन जलवायु
सागवान 44 डिग्री गर्मी में
नीम महुआ की छांव में सागौन लगाना सही है
1200 मिमी बारिश काफी है
sagwan ke liye mausam
sagaun barish
teku mara ke liye male kitni
sukha 4 mahina aur dhoop
thande ilake me sagwan lagane se nuksan
FARMER ASKED WHETHER TEAK WILL GROW IN LOW RAINFALL AREA
बड़े पेड़ों के साए में सागवान दुबला रह जाता है क्या
`,
  'teak-soil-1': `
soil for teak plantation
teak in waterlogged land
stunted teak reason soil
waist high at five, murum below, is soil cause
पांच साल कमर तक, मुरुम नीचे
सागौन बौना रह गया
पथरीली जमीन में सागवान
सागवान मिट्टी का पीएच
paani bhare khet ki med pe lagau
sagwan badh nahi raha mitti kharab
dhan ke khet me sagaun lagega kya
chune wali mitti sagwan ke liye kaisi
teak soil
trees not gaining height, land is thin over rock
does teak need lime in soil
सागौन मिट्टी
जलभराव में सागवान
सागवान का बौना रहना
पीएच 5 में सागौन लगाने से नुकसान
sagwan mitti
sagaun bona rah gaya
calcium kam jamin sagwan
uthla khet sagwan ke liye sahi ya galat
pathar wali dharti me sag
5 saal ka sagwan chhati tak hi, neeche chattan hai
सागवान के लिए चूने और फास्फोरस वाली मिट्टी क्यों
`,
  'teak-sowing-1': `
carrot like root stock arrived, june rain, holes and spacing
number of teak per acre
teak stump planting season
pit size for sagwan
सागवान कितनी दूरी पर लगाएं
एक एकड़ में सागवान के पेड़
गाजर जैसी जड़ आई, गड्ढा और दूरी
खेत की मेड़ और फसल के साथ सागौन कितने मीटर
beech me haldi bhi lu to char meter
sagwan ka gaddha kitna
stump kaise lagate
ek acre me sagwan 4 meter par kitne
teak planting
is summer planting of stumps a mistake
fertiliser grams in each pit
सागौन रोपाई
सागवान दो मीटर पर लगाना बहुत घना है
ठूंठ वाला पौधा आषाढ़ में
चार मीटर पर 250 पेड़ एकड़
sagwan lagana
stamp sagaun
sagwan ka paudha doori
gadda 45 cm sagwan
fasal ke sath sagwan kitni jagah
gajar jaisi jad wale sagwan ke tukde kab gaade
बीच में फसल लेनी है तो सागवान कितने मीटर पर
`,
  'teak-pruning-1': `
crowns touch at five, cut weak ones or branches
thinning age in teak
how high to prune sagwan trunk
remove side branches for straight log
छत्र मिले, कमजोर काटूं
सागौन के कमजोर पेड़ कब निकालें
डाल कितनी ऊंचाई तक काटें
सीधा तना बनाने के लिए क्या करें सागवान में
do tana wala ek rakhu
sagaun ka viralan kab
side wali tehni kaatna
sagwan 10 saal ka ghana hai kuch ped nikale
teak pruning
is cutting branches above two thirds harmful
remove thin trees at year five
सागौन छंटाई
सागवान की डाल दूसरे साल
छह मीटर तक साफ तना
सागौन विरलन दस साल
sagwan ki katai chhatai
bagal ki tehni sagwan
gaanth wali lakdi na ho
kamjor sagwan kaat du
teak thining
सागवान के छत्र आपस में मिल गए, पतले पेड़ निकालना सही है
kitni unchai tak dali kaate ki lakdi me gaanth na pade
`,
  'teak-market-1': `
tissue culture teak genuine or not
income in ten years claim
agent with laptop shows crores in ten, thousand a sapling
how many years teak takes to mature for sale
एजेंट लैपटॉप में करोड़ दिखाता, हजार का पौधा
कितने साल में बिकने लायक
सागवान कंपनी का वादा धोखा तो नहीं
सस्ता सागवान पौधा कहां से लें
sagwan tissue culture lagaye ki nahi
bees saal se pehle paisa nahi milta kya
company sagwan lagwa rahi bharosa kare
sagaun 8 saal me katega bol rahe sach hai
teak company fraud
is harvest in eight years possible
seller asks 1500 per plant and promises buy back
सागौन धोखा
टिश्यू कल्चर सागवान
बीस साल से पहले बेचना
महंगा पौधा लेने से नुकसान होगा
sagwan company
tishu kalchar sagwan
sagwan kitne saal me
400 rupaye ka paudha lu kya
van anusandhan sansthan se sagwan paudha
agent bolta 10 saal me crore, sagwan ka mehnga paudha lu kya
कंपनी सागवान पर दस साल में कटाई का वादा कर रही, भरोसा करूं
`,
  'teak-irrigation-1': `
rainy months shoot up, summer stands, water how many years
growth rate of teak per year
protect young sagwan from fire and cattle
height gain in first five years
पानी कितने साल
सागौन साल में कितना बढ़ता है
बरसात में बढ़े, गरमी में रुके, कितने साल सींचूं
सागवान को गर्मी में सींचना जरूरी क्या
gaay aag se chhote ped ki raksha
sagwan ki growth kitni hoti
chhote sagwan ko jaanwar se bachana
sagaun ke aas paas ghas saaf kare kya
teak growth
is watering in third summer needed
metres per year in early age
सागौन बढ़वार
सागवान में पानी
अस्सी प्रतिशत बढ़त किस मौसम में
आग और मवेशी से नए पेड़
sagwan pani
sagaun kitna badhta
garmi me sinchai sagwan
ghas na nikale to sagwan pe asar
do saal ka sagwan bakri kha rahi
sagwan garmi me ruk jata barsat me badhta, aisa kyu
नए सागवान को कितनी गर्मियों तक सींचें
`,
  'teak-pests-1': `
leaf lace in september, bare in july, old ones survive
sagwan leaf skeletonizer
caterpillars eating teak leaves in july
will old teak recover after leaf eating
सितंबर में जालीदार, जुलाई में नंगे, पुराने बचेंगे
पत्ती जाली हो गई
इल्ली का जैविक उपाय
छोटे सागवान के पत्ते कीड़े खा गए
chhote paudhe illi se, virus wali dawa
patte jali jaise
patte june me kha gaye illi
sagwan virus spray kaha milega keede ke liye
teak leaf caterpillar
do big trees recover when leaves vanish
hpnpv virus from where
सागौन पत्ती कीट
पत्ते जाली अगस्त
जून में पत्ते खाने वाली इल्ली
गिरे पत्ते उठाना कीट में
sagwan ki patti kida
difoliator sundi
sagaun patte chhalni
bt spray sagwan
chhote sagwan ko illi se jyada nuksan
raat bhar me sagwan nanga ho gaya, kya ped mar jayega
सितंबर में सागवान के पत्तों में सिर्फ नसें बचीं
`,
};
