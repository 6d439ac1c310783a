/** How farmers and call centres ask for the facts of `flowers.ts`: by the id of a fact, one message a line. */
export const flowersPhrasings: Readonly<Record<string, string>> = {
  'rose-soil-1': `
will rose survive in alkaline land
polyhouse temperature
my terrace gets four hours sun, will bushes bloom
low bed fills in rain and plants die, what ground is best
बरसात में पानी रुके तो गुलाब मरेगा
पॉलीहाउस में गुलाब का तापमान
छत पर चार घंटे धूप है, झाड़ी फूलेगी
नीची क्यारी में पानी भरता, पौधे मर रहे, कैसी मिट्टी
gulab polyhouse temperature raat ka
liye jamin kaisi
kitne ghante dhoop chahiye, ped ki chhaya aati h
polyhouse me raat ka taapman 12 hai, kam to nahi
how many hours sunshine, half day shade, will it bloom
standing water in rains kills, dig how deep
night temperature below fifteen in covered house, is it bad
खारी मिट्टी में गुलाब लगाना चाहिए या नहीं
क्यारी पचास सेमी गहरी खोदकर खाद भरना
आंगन में दोपहर तक ही धूप आती, झाड़ी फूल देगी या नहीं
दिन 25-28 डिग्री, पॉलीहाउस में हीटर चाहिए
gulab mitti kaisi
ph saat aath, phool kam aate hain kya
ped ki chhaya se gulab nahi khilta, kitni dhoop
barsat me pani ruke to jhadi galegi kya
bhurbhuri domat me gobar kitna milana padega
`,
  'rose-sowing-1': `
rose plants per acre spacing
bud joint above soil
grafted bushes arrived in december, joint deep or above ground
flower farm on one acre, how many saplings and gap
गुलाब की दूरी और पौधे प्रति एकड़
कलम का जोड़ ऊपर रखें
दिसंबर में कलमी पौधे आए, जोड़ मिट्टी में दबाऊं
एक एकड़ फूल की खेती, पौधे कितने और फासला
gulab 1 acre me kitne paudhe
jan me gulab laga sakte kya
green house me kitni paas lagate hain
kis mahine me kalmi paudhe khet me lagau
joint above soil five cm, is it right for budded bush
one acre, eleven thousand plants, at what gap
covered house forty by fifteen cm, is it too close
अक्टूबर से फरवरी के बीच लगाना गलत तो नहीं
60 गुणा 75 पर एकड़ में नौ हजार
गुलाब रोपाई महीना
कलम की गांठ मिट्टी में दबाने से नुकसान होगा क्या
gulab paudhe acre
ek saal ka kalmi paudha kab lagana
baarish me bhi lagau kya, hamare yaha thand kam
22222 paudhe hectare kis fasle par
polyhouse me jhadi kitni paas lagate
`,
  'rose-nutrients-1': `
fertilizer for rose after pruning
when to feed new rose plants
bushes cut last week, dung and granules for each please
new grafts planted ten days ago, may i fertilize
गुलाब में हर बार फूल के बाद खाद
एक पौधे को कितनी खाद
पिछले हफ्ते छांटे, अब हर पौधे को गोबर और दाना कितना
दस दिन पहले लगाए, खाद डाल दूं क्या
gulab ke naye paudhe khad
gobar kitna kilo
har daur ke phool ke baad kitni khurak du
naye lage paudhe ko do mahine khad nahi dete kya
feed freshly set grafts after two months, not before, right
ten kilo dung each bush after trimming
hybrid tea gets more potash, how many grams
नए लगे पौधों को तुरंत खाद देने से कुछ बिगड़ेगा क्या
हर फूल के दौर के बाद दोबारा खुराक देना कैसा रहेगा
कैंची चलाने के बाद हर झाड़ी की जड़ में गोबर और दाना कितना
एडवर्ड लाल गुलाब 6-6-12 ग्राम
gulab khad gram
chhant ke baad npk kitna gram, hybrid
acre me 142 kilo potash kahan ka hisab
gobar ki tokri har jhadi ko, kitne kilo
tamilnadu me har bahar ke baad dobara khuraak deni hai kya
`,
  'rose-pruning-1': `
days to flower after pruning gulab
suckers from rootstock
october came, how many canes to leave and cut till where
shoots from below graft are thorny and flowerless, remove
छंटाई के कितने हफ्ते में गुलाब फूलेगा
जंगली कोंपल हटाएं क्या
अक्टूबर आ गया, कितनी टहनी छोड़ूं, कहां तक काटूं
कलम के नीचे से निकली कोंपल में फूल नहीं, हटाऊं
katne ke baad gulab ke phool kab
chhatai kaise kare
chhaant ne ke kitne din baad phool milenge
kati dandi pe taambe ka lep kyu
trim one third above outward eye in october, right way
wild shoots below joint, cut or let them bloom
copper paste on cut ends, is it needed
दशहरे के आसपास काटने पर फूल कब आएंगे
चार से ज्यादा डंडी छोड़ने से हानि होगी क्या
गुलाब छंटाई कब
आधा काट दूं या एक तिहाई, कौन सी सही
gulab katai kab
jungli kalla jhadi ki jad se, hatana zaruri kya
diwali baad katun to phool kitne hafte me
tambe ka lep kaate sire par, kyu lagau
mazboot daali rakhna aur ragadti kaatna
`,
  'rose-diseases-1': `
rose leaves yellow with black dots falling
powdery mildew
dark fringe spots, then leaf yellow and falls in rains
stem drying downward from the cut end
गुलाब के पत्ते पीले होकर गिरते
टहनी ऊपर से सूखना
काले झालरदार धब्बे, फिर पत्ते पीले होकर झड़े
काटे हुए सिरे से डंडी नीचे को सूखती जा रही
gulab me kale dag ka ilaj
dandi sukh rahi
nai patti pe safed aata jaisa
patte kale tipke ke baad gir gaye, jhadi nangi
dark fringed circles, leaves yellow and on ground, sweep them
powder on new leaf like flour, what to do
twig dries down from the cut end, die back
झालर वाला काला दाग, पत्ता पीला गिरा
ऊपर से पानी छिड़कने में दिक्कत तो नहीं, काला धब्बा
गुलाब काला दाग
गिरे पत्ते उठाना चलेगा क्या
gulab kala dhabba
tehni kaati thi wahan se sookhti niche tak
aata jaisa safed, kali tak chadh gaya
gandhak ya copper, jhulsa par kaunsa lagta
GULAB ME KALA DHABBA ROG KE UPCHAR KI JANKARI
`,
  'rose-pests-1': `
scale insects on rose stem
aphids on rose new shoots
flowers stay shut with burnt petal tips, tiny insects inside
gum on tender shoots and ants walking
गुलाब के पत्ते के नीचे जाला
तने पर पपड़ी कीट
कली बंद रहती, पंखुड़ी के सिरे जले, अंदर बारीक कीट
कोमल डाली चिपचिपी, चींटी घूम रही
gulab chipchipa keeda
kali bhuri
patte ke niche makdi jaal, upar bindiya
dandi pe safed bhura papda jama
bud brown at rim and never opens, tiny insects in it
hose water on leaf underside, does it chase mites
crust on stem, brush or cut
कली के किनारे भूरे, पंखुड़ी चिपकी
साबुन पानी छिड़कना सही है क्या, माहू पर
गुलाब थ्रिप्स माइट
पत्ते के नीचे जाला और बिंदु, धार मारूं
gulab keede ilaj
safed papdi daali par, ragad ke hata du
neele peele jaal kiski ke liye
kharab kali tod ke phekna, phir achhi khilegi
kopal par chipchipa ras, choti joo
`,
  'rose-harvest-1': `
loose rose flower picking time
rose cutting stage for market
bunches for wedding market, bud tight or half open when cut
kept in bucket but wilting by noon, time of cutting wrong?
मुरझाए गुलाब हटाने से फायदा
डंडी काटने का समय
शादी के बाजार को डंडी, कली कसी या आधी खुली काटूं
काटकर बाल्टी में रखा, दोपहर तक मुरझाए, कब काटें
gulab ke purane phool kaatna
kate gulab pani me rakhe
purane phool kaatne se naye jaldi aate kya
khule phool mala ke liye kab chune
florist wants tight bud with colour, cut morning or evening
loose petals for garland picked at dawn fully open
is leaving spent flowers on bush bad for next bloom
कसी कली पर काटकर साफ पानी में रखना
मुरझाए फूल काटने से फायदा होगा क्या, अगला दौर
गुलाब कली कब
बाजार के लिए डंडी दोपहर में काटने से उल्टा असर तो नहीं
gulab kali kaatna
mala wale phool kis samay tode
khila hua gulab door bhejna galat to nahi
kaat ke baalti me dubau aur thanda kar du
band kali tod di, wo khilegi ya nahi
`,
  'jasmine-varieties-1': `
ramanathapuram local, is it gundumalli or mullai
arka aradhana is which type
name of jathimalli variety for pandal
temple flower contractor wants round buds, which sapling to ask from nursery
माला वाले गोल कली मांगते हैं, कौन सी पौध लाऊं
मुल्लै की किस्म बताएं
मचान पर चढ़ने वाली का सही नाम क्या
डबल मोगरा और सिंगल मोगरा में से क्या मंगाएं
arka wali kism bush type hai kya
gajra ke liye konsi kalam kharidu
chameli ki kism co 1 co 2
jasmin ki kheti ke liye paudhe konse lu
round bud bush type for garland makers, which names to ask
is arka aradhana a mogra type
co 1 and co 2 exist in mullai and pitchi both
मोगरा मुल्लै किस्म
गोल मोटी कली वाली झाड़ी चाहिए, तमिलनाडु की देसी जात का नाम
परिमुल्लै किस प्रकार की चमेली है
नीचे मचान पर चढ़ाने वाली पिच्ची का नाम
mandap par chadhne wali
gundu malli ka sabse acha kaunsa paudha
juhi aur pichi ki kism co 2 kaisi
single lu ya double, dono kis jaat ke phool hai
bela phool ki nayi kism arka wali kis liye
`,
  'jasmine-sowing-1': `
planting time and spacing of gundumalli
how many plants to order for one acre of mullai
got rooted cuttings from nursery in july, how far apart to put
pit size and manure for mogra
नर्सरी से जड़ वाली कलम मिली, जुलाई में लगा दूं
एक एकड़ मुल्लै के लिए कितनी कलम खरीदूं
कलम लगाने का महीना
गड्ढे में कितनी खाद डालकर लगाएं
december me lagana thik h ya november tak hi
1.25 meter par lagau to kitne paudhe lagenge
jasmine ke paudhe ek ekad me
gadda kitne cm ka chameli ke liye
jasmine plants per acre
is 1.25 metre gap right for gundumalli
when to set rooted cuttings, up to november
मोगरा रोपाई दूरी
बेल वाली मुल्लै की दो कलमों के बीच कितने मीटर छोड़ूं
कलम का गड्ढा एक फुट का खोदा, उसमें गोबर खाद कितने किलो भरूं
एकड़ में ढाई हजार के आसपास कलम
kalam kitne haath door
january me lagau to nuksan hai kya kalam
30 cm gaddha kaafi hai mogra ke liye
mullai 1780 paudhe acre me lagte hai kya
asadh se kartik tak lagana sahi hai
`,
  'jasmine-soil-1': `
rain water stays three days around bushes
my land is heavy clay, is mogra suitable
black sticky soil gives less flowers, is soil the reason
water stays two days after rain, can flowers be grown
बारिश का पानी तीन दिन रुका रहा, झाड़ियां मुरझाईं
हमारे यहां सर्दी कम है, लाल मिट्टी है, फूल की खेती चलेगी
जलभराव में मोगरा खराब होता है
लाल दोमट में मोगरा अच्छा होता है क्या
kali mitti me phool kam kyu aate h
jyada thand me chameli chalegi
khet me pani ruk jata mogra lagau ki nahi
nikas wali domat hai to chal jayega na
jasmine clay few flowers
is standing water fatal for mogra bushes
how much rain suits this flower
चमेली कैसी मिट्टी
जूते से चिपकने वाली काली मिट्टी है, झाड़ी हरी है पर कली कम
हल्की ठंड और तेज धूप वाली जगह ठीक है
अस्सी से सौ सेंटीमीटर बारिश काफी है
chikni mitti me kali kam
lal domat me bela lagana sahi rahega kya
pani nikas nahi hai to jhaadi sad jayegi
kaliyan kam aati, mitti bhaari hai isliye kya
dhoop tez aur jada halka rehta hai, aise mausam me jhaadi khilegi
`,
  'jasmine-nutrients-1': `
bush pruned in november, what manure and npk now
climbing type wants feed many times, how many grams total
WHEN TO GIVE FERTILISER IN GUNDUMALLI
manure for mogra bush in a year
नवंबर की कटाई के बाद हर झाड़ी में कितने ग्राम
मोगरा में खाद साल में कब कब दें
मुल्लै को कितना पोटाश
साल में दो बार खाद दूं तो किस किस महीने
har paudhe ko 10 kilo gobar ke sath kya
ek mogra ke paudhe me npk kitna gram
6 baar me dene wali kism konsi h khad
june me mogra ko khad dena hai kya
gundumalli grams plant
is six splits right for mullai
half dose after november pruning, other half when
मोगरा खाद ग्राम
एक झाड़ी को 120 ग्राम पोटाश साल में ठीक है क्या
मुल्लै को नाइट्रोजन कितना ग्राम
साल की पूरी खाद झाड़ी में एक ही बार डाल दी, कितने हिस्से करने थे
har jhaadi npk kitne gram
chhatai ke baad aadha aur june july me aadha
acre me nitrogen 154 kilo kis phool ko
10 kilo gobar har jhaadi ko dena sahi
mullai ki khad 6 baar batna zaruri hai kya
`,
  'jasmine-pruning-1': `
wedding season fetches high rate, in which month should i cut bush
HEIGHT OF PRUNING IN GUNDUMALLI
at how many cm from ground do you trim
mullai pruning last week of january correct
शादी के दिनों में फूल चाहिए, झाड़ी किस महीने छांटूं
काटने से पहले पत्ते गिरने दें क्या
सर्दी में मोगरा के फूल कैसे लें
छंटाई से पहले पानी बंद करें क्या
zameen se aadha meter chhod ke kaatu ya aur niche
mogra me off season flower kaise
jade me phool mehnga bikta h uske liye kab chhatu
chhatai ke pehle kitna pani rokna mogra me
gundumalli pruning height
is august cutting good for winter rates
january last week pruning is for which type
मोगरा छंटाई बेमौसम
घुटने बराबर छोड़कर झाड़ी काटूं या और नीचे तक
बेल वाली मुल्लै पर कैंची जनवरी के किस हफ्ते चलाऊं
पानी रोककर पत्ते झड़ने दें फिर काटें
mehnge phool ke liye kaatna
november aakhri hafte me kaatne se phool kab
sitambar me chhatu to mehnge phool milenge kya
mullai ki chhatai kis mahine kitni unchi
paani band na karu chhatai se pehle to chalega
`,
  'jasmine-disorders-1': `
on pulling root there are small beads, what to plant in between
ferrous sulphate spray percentage in jasmine
plants pale from new leaves, sprayed urea but no use
root rot of jasmine what to apply
नई कोंपल सफेद पीली, हर पखवाड़े क्या छिड़कूं
नई पत्ती पीली हो तो क्या छिड़कें
मोगरे की जड़ में गांठें, क्या लगाएं बीच में
उखाड़कर देखा तो जड़ों में मोती जैसे दाने
jhaadi pili padi urea dala phir bhi hari nahi
mogre ki patti pili loha ki kami
genda beech me lagane se jad ki gaanth kam hogi
jasmine me patte pile spray kya
jasmine yellow leaf spray
is marigold between rows useful for root knots
pale new leaf, iron with zinc and magnesium, how often
मोगरा पीला पत्ता
झाड़ी पीली, उखाड़ी तो जड़ गली बदबूदार, पानी भी ठहरता है
कोपलें मोम जैसी फीकी, लोहा जिंक मैग्नीशियम का घोल कितने प्रतिशत का
जड़ में गांठ दिखे तो नीम खली
nayi patti safed si fiki
naye patte safed, loha kam hai ya jad me keeda
0.5 feras sulfet me aur kya milta
urea se peelapan nahi gaya, jad dekhu kya
jad kaali sadi, nikas karu ya dawa
`,
  'jasmine-pests-1': `
buds are tied by thread and eaten from inside
swollen pink buds fall before opening, whole neighbourhood has it
mites on jasmine leaves web below
buds turning pink and falling
पत्ते धूल जैसे बिंदुओं वाले, नीचे महीन जाला
कली गुलाबी होकर गिर रही है
कलियां फूलकर गुलाबी होती हैं और खिलने से पहले टपकती
कली जालक सुंडी का उपाय
sab padosi ek sath kaate to midge kam hogi kya
mogra me kali kha raha kida
patto pe jala lal chote kide mogra
kali ke andar hari sundi dhaga banati
blossom midge pink buds
is raking soil and light trap useful for bud fall
webbed buds with worm, neem at bud stage
कली गुलाबी मिज
लाल मकड़ी वाले पत्ते धूसर बिंदुदार होते हैं क्या
कली फूलकर बैंगनी हो जाती है और हवा से टपकती है, नीचे की मिट्टी गोड़ूं
पूरे इलाके में साथ छंटाई से कली कीट घटेगा
gulabi kali tapak rahi
kali phool ke jamuni ho ke tapak rahi
spinosad dalna thik hai kya, kisse puchu
jaale me lipti kali khayi hui andar illi
pattiyo pe mahin jala aur laal makdi bela me
`,
  'jasmine-harvest-1': `
best time of day to pick jasmine
pickers come at 8 am, is it late
from which month to which month mullai gives buds
open flowers or buds which to pick
सुबह आठ बजे तोड़ूं तो नुकसान है क्या
सीजन में गुंडुमल्ली कितने टन एकड़ से
मुल्लै कितने टन देती है
खिले फूल तोड़ें या बंद कली
band kali todte h ya thodi khili
mandi ke liye raat ko todu ya bhor me
suraj nikalne ke baad todu to kya
chameli kab se kab tak phool deti
pick buds before sunrise
is 4 tonnes per acre from mullai normal
which months does mullai bear
मोगरा कली तुड़ाई
फूल खिल जाए तो दाम गिरता है, कली किस पहर तोड़ी जाती है
गुंडुमल्ली हेक्टेयर से आठ नौ टन
सूरज चढ़ने के बाद तोड़ना ठीक रहेगा
andhere me kali todna
mullai april se phool deti hai kya november tak
gundu malli ek acre se kitna ton
band kali ya adhkhili kali, kaun si mandi me
bhor me todna sahi hai ya saanjh ko
`,
  'marigold-sowing-1': `
wedding months december january, when should i raise seedlings
want garlands for ganpati and dussehra rate, plan dates
seedling is five weeks old, too late to set?
MARIGOLD SOWING TIME DIWALI
शादी वाले महीनों में फूल चाहिए, बीज कब डालें
पौध पैंतीस दिन की हो गई, अब रोपूं या नहीं
गणपति दशहरा के लिए गेंदा कौन से महीने में बोएं
गेंदा कब लगाएं
shaadi ke season me phool chahiye to nursery kab dalu
zendu dasryala yeil asa kab lagau
paudh kitne din ki hone pe khet me lagaye genda ki
genda kab lagaye
june sowing diwali flowers
is 25 day seedling right for transplanting
which month for the summer crop of flowers
सर्दी के फूल के लिए सितंबर में बोना ठीक है क्या
दिवाली गेंदा बुवाई
गेंदा साल तीन बार
दशहरे पर फूल चाहिए, जेठ आषाढ़ में बीज
genda boni mahina
summer me phool, paush magh me beej dalu
paani rukne wale khet me lagane se nuksan hoga kya phool
30 din ki paudh kab tak rope
durga puja ke liye phool ki nursery kab
`,
  'marigold-seed-1': `
dealer selling hybrid by count and gram, how much to buy for my acre
local type seed half kilo per acre, less or more
protray raising saves how much seed
MARIGOLD SEED RATE
डीलर हाइब्रिड ग्राम में देता है, एकड़ के लिए कितना लूं
देसी वाले का आधा किलो बीज एकड़ को काफी
ट्रे में उगाने से बीज की कितनी बचत
गेंदे का बीज कितना
hybrid genda ke 100 gram me ek acre ho jayega
desi wala genda beej 600 gram lagta hai kya acre
tray me lagaye to beej kam lagega kya
genda ka beej kitna
hybrid 100 g acre
is 1.5 kg seed enough for a hectare of open types
are protrays better for costly hybrid seed
संकर बीज ढाई सौ ग्राम हेक्टेयर
ट्रे में उगाए बिना हाइब्रिड बोना ठीक है क्या
गेंदा बीज मात्रा
साधारण किस्म का बीज एकड़ में छह सौ ग्राम
genda bij gram
pro tray me ugane se beej kam lagta hai
mehnga beej ek ekar ka kitna lena padega
sau gram packet kitne khet ke liye, sankar phool
250 gram me hectare sahi baat hai kya
`,
  'marigold-sowing-2': `
short bushy type for border, one foot each side ok
tall hybrid bends over each other, what wider gap
number of seedlings of big yellow type in one acre
MARIGOLD SPACING
छोटी बौनी वाली एक फुट पर लगाऊं
ऊंचे हाइब्रिड आपस में गिरते हैं, जगह कितनी दूं
बड़े फूल वाले गेंदे की एकड़ में कितनी पौध
गेंदे की दूरी
bauna genda ek ek foot pe lagega kya
lamba hybrid kitni door lagau ki gire nahi
ek acre ke liye kitni paudh mangwau bade genda ki
genda paudhe ki duri
french 30 cm spacing
how many african plants in one acre
is 45 by 45 too wide for african type
ऊंचे संकर को नब्बे सेमी दूरी ठीक है क्या
फ्रेंच गेंदा तीस सेमी
गेंदा पौध संख्या
बीस हजार पौधे एकड़ में
paudhe ki doori genda
afrikan type ke liye 45 x 35 rakhu
ghana lagane se phool chhota hoga kya
49000 paudhe hectare me kaun si doori par aate
bauni francisi kism ek foot se paas laga du kya
`,
  'marigold-varieties-1': `
bangalore institute hybrid heard gives more baskets, name
orange heads that come in four months, which institute seed
small early type name for pots and borders
MARIGOLD VARIETY
बेंगलुरु वाली संस्था के हाइब्रिड का नाम
चार महीने में नारंगी फूल वाला पूसा का बीज
पीला फूल मंडी में मांगते, कौन सी किस्म
गेंदे की किस्म
kesari phool wali kism ka naam aur din genda
arka wala beej sach me jyada deta hai kya
pile phool ke liye konsa genda lagau
genda ki variety
arka bangara agni yield
is pusa basanti yellow
which type by tnau is mdu-1
पूसा नारंगी कितने दिन में फूलती है
फ्रेंच बौना जल्दी किस्म
गेंदा किस्म पूसा
सबसे ज्यादा उपज वाली अर्का किस्में कौन सी
genda pusa narangi
bangalore sansthan ki kism lagana sahi rahega
pila phool wali kism ka naam batao delhi wali
boni aur jaldi phool, gamle ke liye bhi
130 din me phool, bahut deri nahi hai kya
`,
  'marigold-nutrients-1': `
kerala sheet and coimbatore sheet do not match for flower crop, why
after one and half month which top dress and how much
trolleys of fym before planting flowers
FERTILIZER MARIGOLD
अलग अलग राज्य की पर्ची में मात्रा नहीं मिलती, मैं क्या करूं
रोपाई के डेढ़ महीने बाद नाइट्रोजन कितना
गेंदे में घूरे की खाद एकड़ में कितने टन
गेंदे में खाद
genda me 45 din baad kitni nitrogen deni
gobar 8 ton acre genda ko bas hai kya
kerala wali matra jyada kyu batate hai genda me kaunsi manu
genda me khad
45 kg n 45 days
how many tonnes manure per hectare for flower crop
is kerala dose too high for my field
आईआईएचआर की मात्रा एनपीके
मिट्टी जांच कराए बिना खाद देना ठीक है क्या
गेंदा खाद मात्रा
गोबर खाद बीस टन एकड़
genda khad kitni
45 din par nitrogen, tamilnadu wali salah
tinon salah me se kaunsi, phool ki kheti
npk 30 20 20 ekar kiski salah hai
pantalis din me nitrogen dena zaruri hai kya
`,
  'marigold-pruning-1': `
plants shooting up single, shall i nip growing point now at 35 days
does removing first tip delay flowers or increase them
after topping also give urea and soil
PINCHING IN MARIGOLD
पैंतीस दिन के पौधे की ऊपर की कली चुटक दूं क्या
चोटी काटने से फूल बढ़ते हैं या देर होती है
गेंदे में खुटाई के साथ और क्या काम करना होता है
गेंदे की पिंचिंग
upar ki chonch tod du kya genda ka ek mahina hua
shenda todne se phool badhenge kya zendu me
khutai ke baad urea aur mitti chadha du
genda pinching kab
pinch tip 30 days
is pinching in fifth week ok as iihr says
what to do together with pinching
सिरा तोड़ने से फूल देर से आएंगे क्या
रोपाई के चार हफ्ते बाद सिरा
गेंदा पिंचिंग दिन
पिंचिंग के साथ मिट्टी चढ़ाना ठीक है क्या
genda nok todna
30 din se pehle tip kaatna galat hai kya
shakha badhane ka tarika, phool wali fasal
nok todte waqt nitrogen kitna jaruri
45 din ho gaye ropai ko, ab bhi sira todu
`,
  'marigold-pests-1': `
leaves dusty with fine web and pale dots, hot days
petals streaked silver so trader reduces price
plants going limp one by one in wet bed, flowers crop
PESTS OF MARIGOLD
पत्तों पर धूल जैसा और महीन जाला, गर्मी है
पंखुड़ी पर चांदी की रगड़, व्यापारी भाव काटता है
गीली क्यारी में गेंदे के पौधे एक एक कर ढह रहे
गेंदे में कीट
mahin jaal aur patte pe safed bindi genda me
pankhudi khurachi hui chamkili genda thrips
kali me chhed karke hari sundi baithi hai genda ki
genda me keeda
thrips silvery petals trap
is sprinkling water good against mites
are hand picked bud caterpillars enough without spray
पीले नीले ट्रैप किस कीट के लिए
थ्रिप्स पंखुड़ी पर चांदी सी
गेंदा कली सुंडी
पानी रुकने से मुरझाना, ट्राइकोडर्मा ठीक है क्या
genda makdi jaala
helicoverpa trap phool ki kali ke liye
murjha rahe paudhe hatau, ya chhidkav karu
spinosad dene se pehle kisse poochhe, phool ki fasal
patte par bundki aur mahin jaal
`,
  'marigold-harvest-1': `
should i pluck half open or full open and in what time of day
sixty days after setting still few heads, when does flush start
tonnes of flower per acre from new hybrids versus pusa
MARIGOLD PICKING
आधे खिले तोड़ूं या पूरे, दिन में या सुबह
रोपे साठ दिन हुए, तुड़ाई कब से शुरू मानूं
अर्का हाइब्रिड से एकड़ में कितने टन गेंदा
गेंदा फूल कब तोड़ें
aadhe khile todu ya poore subah ki thand me genda
har tisre din tudai karni padti hai kya
pusa wale se kitne ton acre me phool aate hai
genda kab tode
pick every 3 days
is 60 days right for first flowers
how many tonnes an acre from arka hybrids
पूसा किस्म से तीन चार टन एकड़
अधखिले फूल तोड़ना ठीक है क्या
गेंदा तुड़ाई उपज
टीएनएयू के अनुसार अठारह टन हेक्टेयर
genda kab tode phool
dopahar me todne se phool murjha jayenge kya
hectare ki paidavar 20 ton sach hai, hybrid
har teesre din tudai na kare to kya
thande samay phool todna kyu achha
`,
  'tuberose-soil-1': `
under mango shade few stalks, is sun must
sunlight need of rajnigandha
can tuberose be grown in half shade of mango
black soil holds water, stalks will reduce?
आम तले डंडी कम, धूप जरूरी
रजनीगंधा को धूप कितनी चाहिए
आम के पेड़ के नीचे फूल की खेती कम होगी क्या
निशिगंधा के लिए जमीन कैसी
rajnigandha ki kheti kaisi mitti me
barsat me pani ruke wahan lagau
kitne degree me
pani rukne wali jagah me phool lagaye kya
tuberose soil
is shade of coconut bad for rajnigandha spikes
ph 8 clay loam, will bulbs do
रजनीगंधा मिट्टी
रजनीगंधा छांव में
निशिगंधा को तापमान
पानी रुकने वाले खेत में गुलछड़ी लगाने से नुकसान
rajnigandha jameen
gulchhadi mitti
nishigandh hawaman
dhoop kam wali jagah phool
balui mitti me rajni gandha
आम के बाग के नीचे रजनीगंधा की डंडियां कम निकलती हैं, क्यों
FARMER ASKED SUITABLE SOIL FOR TUBEROSE
`,
  'tuberose-varieties-1': `
scent factory asks single, bouquet man asks double, names of both
single type varieties for loose flowers
prajwal or suvasini which type
rajnigandha name good for perfume oil
इत्र वाला इकहरा, फूलवाला दोहरा, नाम
डबल रजनीगंधा का नाम
माला के खुले फूल के लिए कौन सी किस्म
अर्का निरंतर सिंगल है या डबल
tel ke liye prajwal ya kalkatta
double phool wali nishigandha
khushboo wali rajnigandha kaun si
phule rajani kis type ki hai
tuberose varieties
is pearl double right for perfume
loose garland flowers, which single name
रजनीगंधा किस्म
सुवासिनी डबल है क्या
इकहरी में ज्यादा खुशबू होती है
वैभव गुलदस्ते वाली
rajnigandha ki kism
gulchhadi single
prajwal kand
dabal phool rajni gandha
maxican single tel wali
itra wale ko dena hai to ikehra phool kaunsa
गुलदस्ते के लिए मोटी पंखुड़ी वाली डंडी का नाम
`,
  'tuberose-sowing-1': `
holi planting, fat bulbs, finger depth and gap
bulb requirement for one acre
planting depth and row gap
what size of bulb to select
होली पर गांठ, कितनी उंगली नीचे
रजनीगंधा के कंद एक एकड़ में
कंद कितनी गहराई पर रोपें
निशिगंधा लगाने की दूरी
acre me pachaas hazaar kand mangau
nishigandha kand ekri kiti
bulb kitne cm niche
march me rajnigandha lagana sahi hai
tuberose planting
is deep burying of ten cm bad
bulbs needed for one hectare
रजनीगंधा रोपाई
कंद चैत में लगाना
छोटे कंद लगाने से फूल कम
कतार 30 सेमी
rajnigandha kand lagana
gulchhadi kand ekad
bulb 6 cm gehra
nishigandha lagwad mahina
pachas hajar gaanth rajnigandha
holi ke baad rajnigandha ki gaanthe gaadna theek hai
कंद बड़े छांटूं या छोटे भी चलेंगे
`,
  'tuberose-nutrients-1': `
stalks peeping, second nitrogen time, half used
nitrogen time in rajnigandha
fym for tuberose acre
second nitrogen when flower stalk emerges?
डंडी झांकी, दूसरी बारी की नाइट्रोजन
रजनीगंधा में यूरिया कब
निशिगंधा को पोटाश कितना
डंडी निकलते समय कौन सी खाद
rajnigandha me khad kitni
ghura 20 ton acre kaafi
gobar khad kitne ton
phool ki dandi aane par urea de kya
tuberose fertilizer
is all nitrogen at planting wrong for flower spikes
200 kg phosphorus is told by another book, true
रजनीगंधा खाद
डंडी निकलते समय यूरिया
गोबर 50 टन हेक्टेयर
पोटाश 125 किलो फूल
rajnigandha khad
gulchhadi me yuria
nishigandha khat
dandi chhoti hai to nitrogen du
npk rajni gandha ekad
फूल की डंडी झांकने लगी, बची यूरिया अब दूं
rajnigandha me khad ki matra ki jankari
`,
  'tuberose-irrigation-1': `
irrigation of tuberose in winter
jeth heat weekly or daily, and fourth year same bulbs
weeding frequency in tuberose
after flowering cut stems and get next year crop?
जेठ में हफ्ते या रोज, चौथे साल वही कंद
पेड़ी कितने साल
मई में निशिगंधा को कितने दिन पर पानी
पुरानी डंडी काटकर दोबारा फूल कैसे लें
dhul gaye phool, danthal kaat ke khad du
rajnigandha ek bar lagake kitne saal
thand me rajnigandha ko pani
nishigandha khodva pik kiti varshe
tuberose irrigation
for how many years can one planting be kept
is weekly water enough in may
रजनीगंधा सिंचाई
पेड़ी चौथी बार लेना सही है
जाड़े में दस दिन पर पानी
पुरानी डंडी न काटें तो
rajnigandha pani
rajnigandha pedi
gulchhadi khodva
har mahine nirai phool
baarish ke mahine me pani du rajnigandha
ek baar lagane ke baad kitne saal phool, purane danthal kaatu
अक्टूबर से मार्च रजनीगंधा को कितने दिन पर पानी
`,
  'tuberose-pests-1': `
no flower on stalk, root like beads, plant dwarf
root knots yellow plant
neem cake for nematode in flower
variety tolerant to root knot
डंडी बिना फूल, जड़ मनके
पौधे छोटे और पीले
सूत्रकृमि से बचाव फूल की खेती में
गेंदा लगाने से जड़ की गांठ कम होगी क्या
jad me ganth
nishigandha pivli padte vadh nahi
neem khali daalu ya genda ghumau
phool nahi aa raha jad phuli hui
tuberose nematode
knots on roots, blind stalks, is marigold rotation useful
which type bears nematode, shringar?
रजनीगंधा सूत्रकृमि
जड़ में मोती जैसी गांठ
बौना पौधा बिना फूल डंडी
पुरानी जमीन में फिर लगाने से नुकसान
rajnigandha pila bauna
nematod phool
neem khali sutrakrimi
jad gaanth gulchhadi
shringar kism sahanshil
paudhe bone, patte peele, ukhada to jad par dane dane
गेंदा या सरसों से फसल बदलना जड़ की गांठ में सही है
`,
  'tuberose-harvest-1': `
ninety days, lowest two open, cut for mandi
flower yield per acre
when to cut spike for market
bulb production from one acre
फूल कब आते हैं
नब्बे दिन, नीचे के दो खुले
डंडी काटने का सही समय
खुले फूल सुबह तोड़ें या शाम
rajnigandha kitne din me phool
kand niklenge kitne, phool kitne ton
dandi kab kate
kand kitna ton nikalte
tuberose harvest
is cutting before any floret opens okay
tonnes of bulbs lifted per acre
रजनीगंधा कटाई
80 दिन में फूल
माला के फूल सुबह चुनना
डंडी का निचला फूल खुला
rajnigandha kab kate
gulchhadi utpadan
phool kitne ton ekad
kand ki paidawar rajnigandha
rajnigandha me phool 3 mahine me nahi aaya, der kitni
गांठ लगाए तीन महीने, डंडी कब दिखेगी
kaunsa phool khule tab dandi kaatni hai, upar ka ya neeche ka
`,
  'chrysanthemum-sowing-1': `
sevanthi planted in november gives no bud, why
why no flowering until nights get long
i want blooms for diwali in hosur, which month should i plant
lots of leaves but no bud in may, when will bud come
कली क्यों नहीं आई, रात रोशनी पड़ती है
दिसंबर में गुलदाउदी फूल के लिए कब रोपें
होसूर में दिवाली के फूल चाहिए, सेवंती किस महीने लगाएं
मई में गुलदाउदी सिर्फ पत्ते दे रही, कली कब बनेगी
phool kab aata hai din bada hai
guldaudi july me lagau to phool kab
uttar pradesh me kalam kab lagau ki november me phool aaye
raat ki light se kali nahi aati kya
chrysanthemum bud night length
lamp post near field, plants green without bud till diwali
rooted tips ready in august at lucknow, will they bloom by november
गुलदाउदी कली रात
दिन लंबे हों तो कली नहीं बनती क्या
मई में सिर्फ पत्ते, फूल दिवाली तक आएगा
रात कितने घंटे की हो तब सेवंती में कली बंधती
shevanti kab lagaye
november ki shaadi season me phool chahiye, kalam kab lagau
raat kitni lambi ho kali ke liye
khet ke paas street bulb jalta, isi se phool nahi aa rahe kya
tamilnadu me vaikasi me lagau to phool kab milenge
`,
  'chrysanthemum-soil-1': `
heavy clay with water stagnation, can sevanthi grow
pure sand plot for flowers?
my bed has pure sand and drains too quick, will sevanthi do well or add manure
day reaches 36, night 25, is it too warm
पानी रुकने वाले खेत में गुलदाउदी
रात का तापमान कितना
क्यारी की मिट्टी शुद्ध बालू है, इसके लिए खाद मिलाऊं
दिन 36 रात 25 डिग्री में गुलदाउदी चलेगी क्या
guldaudi kis mitti me hoti
jad sad gai mitti badlu
jad pani rukne se sad jati hai, kaisi zameen chunu
iske liye lal mitti theek ya kali, ph kitna
sevanti soil ph drainage
pure sand bed drains in an hour, add what
nights 25 and days 36 here, too warm for this flower or fine
गुलदाउदी मिट्टी निकास
क्यारी में पानी ठहरा, जड़ सड़कर काली, यह जमीन छोड़ दूं
मिट्टी का पीएच साढ़े सात आया, इस फूल के लिए ज्यादा तो नहीं
शुद्ध बालू की क्यारी, पानी तुरंत सूखता
shevanti zameen kaisi
bhari chikni mitti me lagana galat hai kya
chikni bhari zameen me lagane se jad galegi kya
jade kitni gehri jati hai, pani ruke to kya
sirf ret hai, gobar milane se kaam ban jayega kya
`,
  'chrysanthemum-nursery-1': `
one foot by one foot planting, plants per acre
suckers or tip cuttings for new bed
making plants from old bed shoots, how long cutting and what space on ridge
how many rooted tips to order for one acre chrysanthemum
सेवंती पौधे की दूरी 30 सेमी ठीक
एक हेक्टेयर में सेवंती कितने पौधे
पुरानी क्यारी से पौधे बनाने हैं, कलम कितनी लंबी लूं
एक एकड़ इसके लिए कितनी जड़ वाली कलम मंगाऊं
1 acre me paudhe sankhya
guldaudi ka kalam kitne cm ka
kalle mend ke ek taraf kitni dur lagaye
nok wali kalam 5 cm kaafi hai kya
sevanti cutting length spacing
finger long rooted tips, space and number an acre
order for one acre, forty five thousand rooted tips is too many or right
कलम सेवंती दूरी
मेड़ के दोनों तरफ लगाऊं या एक ही तरफ, फासला एक फुट
पुराने पौधे से निकली पुत्ती लगाना अच्छा या सिरे की कलम
कलम कितने सेंटीमीटर की काटूं सेवंती के लिए
sevanti rop duri
med ke ek taraf kyu lagate
ek hectare me lakh se upar paudhe lagte hai kya
purani jad se phoote bachche todke naya khet lagana hai
bina jad ki kalam lagana galat hai kya
`,
  'chrysanthemum-nutrients-1': `
one month after planting nitrogen?
zinc magnesium foliar when pale
chrysanthemum one month old in tamilnadu, second half of nitrogen due now?
leaves becoming light yellow, which salt spray zinc or magnesium
गुलदाउदी पत्ते फीके, जिंक स्प्रे
गोबर खाद एकड़
एक महीने की सेवंती, बची नत्रजन अब दूं, कितनी
पत्ते हल्के पीले, जस्ता या मैग्नीशियम छिड़कूं
30 din baad urea
shevanti khat matra acre
sevanti lagate samay super potash poora daal du kya acre me kitna
patte phike pad gye, kis cheez ka chidkav
sevanti npk zinc spray
leaves fading, zinc and magnesium mist percent
which salt and what percent on leaf when greenness goes
सेवंती खाद जिंक
डीएपी पोटाश रोपते समय पूरा डाल दिया, यूरिया का दूसरा हिस्सा कब
पीले पत्ते पर घोल कितने प्रतिशत
एक एकड़ में सड़ा गोबर दस टन, कम करने से फूल घटेगा क्या
guldaudi khad kitni
lagaye tees din hue, nitrogen ka aadha ab daal du
patte feeke peele, jasta aur magnesium ka ghol kitne percent
25 ton khad hectare zyada to nahi
mahine baad urea bhul gaya, nuksan hoga kya
`,
  'chrysanthemum-pruning-1': `
disbudding for big flower
staking tall chrysanthemum
month old sevanthi straight single stem, break the tip so it becomes bushy
exhibition in december, need one large bloom per plant, which buds go
बड़ा फूल लाने गुलदाउदी कली तोड़ना
सेवंती झाड़ीदार बनाने का तरीका
महीने भर की सेवंती सीधी एक डंडी, सिरा तोड़ूं कि झाड़ बने
प्रदर्शनी को हर पौधे पर एक बड़ा फूल चाहिए, कौन सी कली हटाऊं
ek bada phool kaise
guchhe wala phool beech ki kali hataye
lambe paudhe hawa me girte, baans ka sahara du
guchhe wali guldaudi chahiye to bich wali kali todu ya side wali
pinching disbud big bloom
show bloom like plate, rub off which buds
tall stems falling in wind, tie to stick or cut short
सिरा तोड़ना गुलदाउदी
जड़ के बगल से निकले कल्ले हटाना जरूरी है या रहने दूं
एक डंडी सीधी, फैलाने को चुटकी कब
प्रतियोगिता को कटोरे जितना फूल, कौन सी कलियां नोचूं
shevanti shenda khudne
guchhe wala phool chahiye to beech ki kali nikalni hai na
nok todne se phool der se aayenge kya
lambi hoke gir rahi, baans ka danda kab lagau
ek hi phool bada karna hai
`,
  'chrysanthemum-irrigation-1': `
reduce water at bud?
weekly watering enough after one month
sevanthi planted a week back, twice in week water fine or more
buds are showing, weekly water continue or cut down
कली आने पर पानी
हफ्ते में एक पानी ठीक
हफ्ते पहले सेवंती लगाई, हफ्ते में दो पानी ठीक
कली दिख रही है, पानी कम कर दूं
sevanti naya lagaya pani roj du
kali aayi pani kam karu
guldaudi ek mahine ki ho gai ab kitne din me pani
sevanti badh rahi hai aur khet sukha raha to kya hoga
sevanti water twice week
buds showing, reduce tap or same
leaves growing and tank empty for ten days, will flower suffer
सेवंती पानी हफ्ते
नई लगाई सेवंती को रोज सींचना ज्यादा तो नहीं
कलियां बंधीं, नल कम खोलूं क्या सेवंती
दूसरे महीने से सात दिन में एक बार पानी पर्याप्त
guldaudi pani kab
pehle mahine hafte me kitni dafa pani
kali bandhne ke baad bhi utna hi pani dena galat hai kya
patte badhne ke samay khet sukh gaya, phool par asar
phool aane par sinchai roku kya
`,
  'chrysanthemum-pests-1': `
sevanthi wilts all at once, root brown, what drench
leaf spot from lower side
lower leaves of sevanthi black and drying up towards top, do i change sprinkler to drip
tender tips sticky and rolled, petals silver lines, which insects
पत्ती नीचे से काली पड़ रही
सेवंती का पौधा अचानक सूखा जड़ सड़न
निचली पत्तियां काली, ऊपर बढ़ रही, फव्वारा बंद कर ड्रिप लगाऊं
नरम सिरे चिपचिपे मुड़े, पंखुड़ी पर चांदी सी धारी
patti kali hokar sukh rahi
phool par thrips
guldaudi ek dum murjha gayi, jad bhuri gali, kya dalu
konpal me chote keede bhare, neem ya chipchipa card
sevanti aphid leaf spot wilt
black spots climbing from bottom, overhead sprinkler on
petals with silver streaks, which tiny insect does it
सेवंती करपा माहू
धब्बे वाले पत्ते तोड़ना जरूरी है क्या
जड़ सड़कर काली, पौधा एकदम लटका सेवंती में
पास पास लगाने से पत्ती धब्बा बढ़ता है क्या
shevanti mava upay
nok mudi hui aur chip chip, chinti bhi hai
trichoderma jad sadan me dena sahi hai kya
saaf kalam lene se daag rog kam hoga kya
neeche ke patte kale pad ke upar tak sukhe ja rahe
`,
  'chrysanthemum-harvest-1': `
yield per acre sevanthi
half bloom for chennai market?
flowers go from krishnagiri to bangalore by night, pick half open or full
planted sevanthi three months ago, from now how often to pluck
कितने दिन में तोड़ें
गुलदाउदी पेड़ी फसल उपज
रात की गाड़ी से फूल बाहर जाते, सेवंती आधी खिली तोड़ूं
पेड़ी फसल से एकड़ में कितना फूल मिलेगा
ek acre kitna phool
sevanti pass ke bazar poora khila
kitne din ke antar par tode, tisra mahina laga
guldaudi main fasal me acre se 8 ton phool hota hai kya
sevanti picking days tonnes
truck to bangalore at night, how open should heads be
ratoon flower yield per acre compared with first crop
सेवंती तुड़ाई चार दिन
दूर की मंडी को पूरा खिला फूल भेजना नुकसान है क्या
लगाने के तीसरे महीने से तोड़ना सही है
पेड़ी रखना फायदेमंद है या नई फसल लगाऊं फूल की
shevanti todni kadhi
paas ki mandi ke liye teen chauthai khila todna theek hai kya
khodva se kitne ton phool
poori fasal kitne mahine chalti, 6 ya 8
hectare me 20 ton phool sach me milta hai
`,
};
