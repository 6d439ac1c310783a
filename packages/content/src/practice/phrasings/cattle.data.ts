/** How farmers and call centres ask for the facts of `cattle.ts`: by the id of a fact, one message a line. */
export const cattlePhrasings: Readonly<Record<string, string>> = {
  'cattle-breeds-1': `
my son wants curved horn red one from bhavnagar, is her whole season milk near two thousand
gir lactation kg and fat percent
relative from rajkot offers one gir, how much will she give before drying
is gir milk thicker than what the dairy needs, fat figure please
भावनगर से जीजा जी गोल माथे वाली ला रहे, मक्खन कितना निकलेगा
गिर में फैट कितना निकलता है
सौराष्ट्र वाली गाय साल भर में कुल कितने किलो दूध
जूनागढ़ से ला रहे हैं गिर, पूरे ब्यांत का हिसाब बताइए
bhavnagar ke maldhari ke paas dekhi thi, saal bhar ka kul dudh kitna maanu
gir gaay asal me kaha ki nasl h aur dudh ketna
dairy wala bola gir ka fat 4 se upar aata hai kya
gir 2000 kilo ek byaat me de sakti kya
gir cow milk
how many kg does a gir give in one full season
is 4.4 percent fat normal in a gir herd
गिर गाय दूध
गिर गाय कौन से राज्य की है
गिर में फैट चार के आसपास आता है, सही है क्या
गिर की पूरी ब्यांत में 1500 किलो निकला, कम है क्या
gir cow dudh kitna
geer gay saurastra ki jankari
gir nasal ka fat kitne parcent
gir lene se nuksan to nahi, ek byant me 1200 kilo hi nikla
peeche mude seengh aur latke kaan wali gujrati gaay ka dudh
`,
  'cattle-breeds-2': `
came from moga fair, three years old and no calf yet, late for this kind?
sahiwal fat percentage per lactation
at what months will a sahiwal heifer drop first calf
brown desi cow ludhiana side yield and first calving age
फाजिल्का मेले में भूरी लाल देखी, सुस्त सी है पर मलाई अच्छी, कुल कितना दुहेगी
साहीवाल के दूध में कितना फैट
साहीवाल की बाछी कै महीना में पहिला बियान करेगी
साहीवाल पूरे ब्यांत में दो हजार लीटर पार करेगी क्या
fazilka mele wali bhoori, chaar pratishat se upar malai bolta, sach h ka
sahival gai ki pehli byaat 3 saal me thik hai kya
sahiwal ka dudh aur fat dono ka hisab do
lal bhoori desi gaay haryane aali ketna dudh dyegi
sahiwal cow milk
is 2200 kg in one lactation true for sahiwal
FARMER ASKED QUERY ABOUT SAHIWAL BREED MILK AND AGE AT FIRST CALVING
साहीवाल गाय दूध फैट
साहीवाल की बछिया ढाई साल में ब्या जाती है क्या
साहीवाल किस इलाके की नस्ल है
मुल्तानी लाल गाय एक ब्यांत में कितना देगी
sahiwal gaay jankari
sahiwal milk fat kitna
sahiwaal ki bachiya 36 mahine me byai, late hai kya
panjab wali lambi bar gaay pura byant ka dudh
saiwal nasl ka dudh 2200 kilo sach hai
`,
  'cattle-breeds-3': `
query about red sindhi breed availability
red sindhi lactation yield
uncle saw very dark red animals on a military dairy, what is their total milk
planning red sindhi for home, expected milk for whole lactation
मिलिट्री डेयरी में गहरी लाल देखी थी, आम किसान को कहां मिले
सिंधी गाय कौन से फार्म पर मिलेगी
रेड सिंधी पूरे ब्यांत में हजार किलो से ज्यादा देगी क्या
सिंध वाली लाल गाय आजकल गांवों में क्यों नहीं दिखती
military farm me jo gehri laal hoti, unka poore byaat ka dudh bata do
sindhi gaay ka byaat ka dudh kitna kilo
lal sindhi lene ka man hai, sangathit farm se milegi?
red sindhi ke bare me jankari chahiye
red sindhi milk
where are red sindhi cows kept in india nowadays
is 1500 kg a season good for a red sindhi
लाल सिंधी दूध
रेड सिंधी गाय की जानकारी दें
क्या घर पर एक दो लाल सिंधी रखना सही रहेगा या फार्म वाली ही नस्ल है
सिंधी गाय ब्यांत में अठारह सौ किलो तक जाती है क्या
red sindi gay dudh
lal sindhi farm kahan hai
sindhi breed dudh kam deti hai kya gir se alag
karachi wali lal gaay ab bharat me kaha palte hai
sindhi gaay organised farm ka pata
`,
  'cattle-breeds-4': `
which indian breeds are milch and which are dual purpose
tractor diesel is costly so back to oxen, which names are proper pulling animals
asking which desi breed to buy for milk only
good bullocks for carting, amritmahal or malvi category?
दुधारू और दोकाजी देसी नस्लों के नाम
बैल जोड़ी खरीदनी है कौन नस्ल बढ़िया
डीजल महंगा हो गया, अब बैल रखने हैं, खिंचाई में कौन नामी
मालवी गाय दूध के लिए है या बैल के लिए
gharwali dudh maange hum hal maange, dono ka kaam ek hi se ho jaye
kankrej kis kaam ki nasl hai dudh ya bail
bail ke liye kaun kaun si nasal hoti hai
deoni gir sahiwal me se sirf dudh ke liye kaun kaun
best bullock breed
is it okay to keep khillari for milk
which breeds come under work only, which under milk plus work
बैल की अच्छी नस्ल
नागौरी किस काम आती है
थारपारकर दूध वाली है या हल वाली भी
क्या दूध के लिए मालवी या अमृतमहल लेना ठीक होगा
bail nasl naam
ongole gaay kis kaam ki
dudh aur hal dono wali gaay ka naam
konsi deshi gay achhi, jarurat ke hisab se btao
hariana nasl dudh bhi deti hal bhi khinchti kya
`,
  'cattle-breeds-5': `
foggy wet ghats near trimbak, ordinary animals fall sick there, who tolerates
farmer from nashik asked about dangi breed
deoni cow good for both milk and ploughing?
which local cattle belong to nimar tract of mp
त्र्यंबक तरफ चार महीने भीगते रहते, वहां की अपनी नस्ल कौन
निमाड़ी नस्ल की जानकारी
देवणी गाय दूध भी देती और नांगर भी खींचती है क्या
लातूर उदगीर तरफ की गाय भारी जुताई झेलेगी क्या
dangi gai pavsat tikti ka, jyada paus wale ilake me
nimadi nasl kaunse zile ki hai
barwani ke paas pathaari zameen h, yahan ki apni gaay ka naam kya
devni bail bhari mitti jot lega kya
dangi cow nashik
which cattle of nashik do not mind wet feet in heavy rain
local cattle name for nimar region of madhya pradesh
डांगी गाय नासिक
निमाड़ की गाय
भारी काली मिट्टी जोतने और दूध दोनों के लिए मराठवाड़ा की कौन सी गाय
क्या डांगी ज्यादा बरसात में ठीक रहती है
dangi breed jankari
nimari gai mp
deoni gaay bhari jutai
jyada barsat me konsi gay palna sahi
khandwa khargon ki apni desi nasl konsi
`,
  'cattle-breeds-6': `
bank loan passed for two hybrids, we get only dry feed and forty degrees, choose which
what percent foreign blood is safe in hot districts
which crossbred eats less and gives more fat
semen man asks pure hf or half, we live in heat of 44 degree
लोन पास हुआ दो हाइब्रिड का, चारा कम है गरमी तेज, किसमें कम झंझट
जर्सी संकर की खूबियां क्या हैं
गरम जिले में कितना प्रतिशत एचएफ खून रखें
एचएफ के लिए हरा चारा और ठंडक कितनी जरूरी
chitkabri badi wali ko cooler lagana padta hai, fir kam khane wali konsi lu
jersey cross chhoti h par fat badhiya, garmi bhi jhelti?
hf cross ke liye kya intjam chahiye
75 percent hf bachhiya garam ilake me thik rahegi kya
jersey or hf
is it okay to go above 62 percent exotic blood in a hot district
my big black and white one pants all day in summer, should i have taken jersey cross
जर्सी और एचएफ में फर्क
क्या बिना कूलर के एचएफ संकर पालना सही है
विदेशी खून 50 प्रतिशत या 75 कौन सा ठीक
गरमी में कम हांफने वाली, कम खाने वाली संकर
hf ya jarsi konsi le
garmi me konsi sankar gaay
videsi khun kitna % rakhe
hf cow garmi me muh khol ke saans leti, nasl badlu kya
jersey ka dudh gadha aur hf ka patla kyun, kaun rakhu
`,
  'cattle-feeding-1': `
our lane animal of local kind gives two tambiya milk, ration by measure please
farmer asked how much dana for local cow giving 5 litre
my desi cow gives 3 litre, straw and grain both quantity
besides body need how much extra for milk in a local breed
लोकल नस्ल की है, सुबह शाम मिलाकर चार किलो, राशन का नाप बताओ
देसी गाय का संतुलित आहार की मात्रा
ढाई लीटर दूध पर कितना दाना बनता है
पांच सेर दूध वाली देसी गैया को भूसा दाना कितना
deshi nasal ki hai bina dudh ke din me bhi ek kilo churi jati, thik?
desi gaay ko bhusa 4 kilo kaafi hai kya
ek litar dudh pe kitna dana desi ko
gaiya desi h dudh 2 kilo, dana ketna dein
desi cow ration
how much straw for an indigenous cow that is dry and not pregnant
1 kg feed for how many litres in desi
देसी गाय राशन
देसी गाय को भूसा कितने किलो
बिना दूध वाली देसी को शरीर के लिए कितना दाना
क्या देसी को ढाई लीटर पर एक किलो दाना देना सही है
desi gay dana
deshi gaay ko kitna bhoosa
desi 6 ltr deti h total churi kitni
desi gaay me sirf bhusa khilane se nuksan hoga kya, dana kitna
maintenance ke liye sava kilo dana desi gaay
`,
  'cattle-feeding-2': `
big hybrid gives eighteen, ribs coming out, is grain short for that much milk
hf cross 10 litre how many kg dana
body maintenance feed for jersey cross straw plus concentrate
for each two litres of milk how much extra feed in hybrid cow
हाइब्रिड अठारह देती है, हाड़ निकल रहे, दाना किस हिसाब से बढ़े
दस लीटर वाली जर्सी को कुल कितना दाना बनेगा
एचएफ गाय को भूसा कितना और दाना कितना
क्रॉस गाय में दूध पर दाने का हिसाब
hybrid wali 18 deti, sharir ke liye do kilo aur dudh ka alag, hisab jodo
hf gaay 20 litre deti h dana kitna du
jarsi gaay ke pet ke liye alag dana kitna
sankar gaay ko 2 litre dudh par kitna khilaye
crossbred cow ration
how much concentrate for body needs of a jersey cross before counting milk
is one kg pellet for two litres enough in hf cross
संकर गाय राशन
जर्सी को भूसा कितने किलो रोज
क्या संकर गाय को दो लीटर पर एक किलो दाना काफी है
एचएफ 16 लीटर देती है, टोटल दाना कितने किलो
hf gay dana
jarsi gaay bhusa kitna
cross gaay ko sharir ke liye 2 kilo dana sahi h
hf gaay ki pasli dikhne lagi dudh 14 litre, khuraak hisab
sankar gaay pashu aahar per litre
`,
  'cattle-feeding-3': `
she is seven months gone, milk stopped, do i still pour grain in the trough
pregnant crossbred cow extra concentrate kg
ASKING ABOUT DIET OF PREGNANT COW
dry pregnant cow, does she need grain apart from normal ration
सात महीने का पेट है, दुहना बंद, अब बाल्टी भर दाना रोकूं या बढ़ाऊं
गाभिन संकर गाय को ऊपर से कितना दाना
दूध नहीं दे रही पर पेट से है, दाना बंद करूं या बढ़ाऊं
गाभिन देसी गाय को रोज सवा किलो दाना ठीक है क्या
pet bhari ho gaya sankar ka, upar se pone do kilo dena padta hai kya
gaabhin gaay ka dana kitna badhaye
pregnent cow feed kitna extra
gabhin hai byane me 2 mahina, dana ketna dein
pregnant cow feed
is it okay to give no grain to a carrying cow that is dry
extra 1.75 kg for crossbred in calf, is that right
गाभिन गाय आहार
गर्भवती जर्सी को कितना अतिरिक्त दाना
पेट वाली गाय को सिर्फ भूसा खिलाने से नुकसान होगा क्या
ब्याने के करीब देसी को सवा किलो ऊपर से दें
gabhin gay khurak
gyabhan gaay ko extra dana
pet wali gaay ko khal churi badhani padti kya
last ke do mahine gabhin ka ration
gabhin jersey ko pone do kilo jyada ye sahi h
`,
  'cattle-feeding-4': `
flour mill owner is ready to grind, give me list and parts out of hundred
concentrate mixture formula percentage
what share of mustard cake, maize and bran in 1 quintal home feed
farmer wants to make dana himself from own grain
गांव की चक्की पर मिश्रण पिसवाना है, सौ में किसका कितना हिस्सा
सौ किलो दाना मिश्रण में क्या क्या कितना
घर में सरसों की खली और चोकर है, दाना तैयार कैसे हो
खली 35 भाग तो अनाज और चूनी कितना डालें
ghar par pashu dana kaise taiyar kare
til ki khal, bajra aur arhar chuni ghar me h, mila ke pashu aahar bana lu
1 quintal dana me namak aur minral kitna
khali chokar chuni se dana banane ki bidhi
homemade cattle feed
is it okay to put 35 parts oil cake in dana
how much salt and mineral powder in hundred kilo dana
घर का पशु आहार
दाना मिश्रण में खनिज मिश्रण कितने किलो
दाने में चोकर कितना प्रतिशत
बिनौला खल, दला मक्का और चूनी से दाना बनाने की जानकारी
ghar ka dana formula
pashu dana 100 kilo me khal
churi dana banane ka tarika percent
dane me 30 hissa makka dalna sahi hai
dal mill ki chuni kitni milaye dane me
`,
  'cattle-feeding-5': `
i only throw straw and bag feed, no measure, how is a full day plate divided
ratio of fodder to concentrate in daily feed
how many kg should a 500 kg cow eat in 24 hours
two thirds fodder one third grain, is this right
पशु को रोज कुल कितना सूखा पदार्थ चाहिए
चारा और दाने का अनुपात कितना रखें
एक दिन की पूरी थाली में हरा सूखा दाना कितना कितना बांटें
सिर्फ दाना बढ़ाने से चलेगा या चारा भी दो हिस्सा रखना पड़ेगा
naap tol kuch nahi karta, bhari sharir wali ko chaubis ghante me kul kitna sukha maal
chara jyada de ya dana, hissa kitna kitna
dudharu pashu ka dry matter kitna
bhari gaay ka rozana kul khurak kilo me
dry matter cow
how much of the daily plate should be concentrate, one third?
does a 500 kg animal eat 15 kg dry matter
सूखा पदार्थ कितना
चारा दाना अनुपात
पांच क्विंटल वजन की गाय का पूरा दिन का आहार
क्या सिर्फ दाने पर रखना सही है या दो तिहाई चारा जरूरी
chara dana ratio
500 kilo gaay dry matter
hara sukha chara kitna hissa
dana ek tihai se jyada dene se nuksan hoga kya
roz ka kul aahar dudharu gaay kilo
`,
  'cattle-feeding-6': `
marriage in house, nobody watered them till evening and next morning half milk
does less water reduce milk
we shifted her to new shed and milk fell, normal?
how much of milk is water, should i keep the trough full always
अचानक चारा बदलने से दूध कम
शादी के घर में पानी देना भूल गए, अगले दिन आधा दूध
दुहने का समय बदला तो दूध घट गया
पानी की कमी से दूध पर क्या असर
pani kam milne se dudh girta hai kya
naye naukar ne chara dene ka time badal diya tab se balti kam bharti
bada badla tab se kam dudh de rahi
dudh me kitna paani hota h gaay ko pyasa na rakhe
cow water milk drop
is it okay to change feed brand suddenly
what share of milk is water
पानी कम दूध कम
क्या एकदम से दाना बदलना सही है
हौद दिन भर सूखी रही, शाम को दूध आधा
दूध में कितने प्रतिशत पानी होता है
dudh ghat gaya pani
achanak chara badla dudh gira
gaay ko din bhar pani na mile to dudh pe asar
pyas se dudh sookh jata kya
naya bhusa chalu kiya balti khali, roz ka time bhi badla
`,
  'cattle-feeding-7': `
she chews ropes and old shoes, does not come in season, is something lacking
eating mud and plastic what deficiency
heifer mineral mixture how many grams
is mineral mixture needed in all seasons or only after calving
खनिज मिश्रण की मात्रा की जानकारी
रस्सी जूता चबाती है और गर्म भी नहीं होती, कोई चूरन रोज दें
बाछी को मिनरल पाउडर कितना ग्राम
मिनरल मिक्चर खिलाने से क्या फायदा होता है
minral mixture kitna gram de
bachhiya ki badhwar ruki, nimak ke saath koi powder roz kitna
bachiya ko mineral kab se aur ketna
mineral mixture saal bhar khilana jaruri h kya
mineral mixture cow
is 50 gram mineral powder a day right for a milking cow
chews plastic and old bones, how many grams powder daily
मिनरल मिक्सचर मात्रा
क्या खनिज मिश्रण साल भर देना सही है
बछिया को 25 ग्राम पाउडर ठीक है क्या
मिट्टी चाटने वाली गाय को नमक के साथ क्या
mineral mixchar gaay
khanij mishran kitne gram
gaay deewar chaat rahi polithin kha rahi
mineral powder se heat me aayegi kya
gabhin gaay ko 50 gram minaral roz
`,
  'cattle-feeding-8': `
she jumped fence into small drought sorghum, now rolling on ground, whom to call
is it safe to feed jowar before flowering
chari poisoning symptoms and what to do
monsoon failed, sorghum knee high and yellow, can cattle graze
बाड़ तोड़कर सूखी ज्वार में घुसी, अब गिरकर छटपटा रही
कच्ची ज्वार कब जहरीली होती है
सूखी ज्वार की चरी में घुस गई, अब कांपकर गिर रही है
ज्वार की चरी खिलाने का सुरक्षित समय
do haath ki jundhri hai aur paani nahi pada, kaat ke dalna safe h?
chhoti jowar me jahar hota hai kya
chari khila ke 10 minute me gir gayi saans tez
bina paani wali jowar pashu ko de sakte kya
jowar poisoning cow
ate wilted sorghum, fell within minutes, which number to dial
is it okay to feed jowar fodder before rain
ज्वार जहर गाय
छोटी ज्वार खिलाना सही है क्या
चरी खाते ही सांस फूली और गिर गई
फूल आने के बाद ज्वार खिला सकते हैं क्या
jwar khane se jahar
chari jahreeli kab hoti
sukhi chari khake gaay ladkhada rahi doctor number
jwar kitne bade hone pe khilaye
pyasi jwar ki fasal chara dene se nuksan hoga kya
`,
  'cattle-breeding-1': `
she stands still when other animals climb over her and clear thread drops, meaning
farmer asked how to identify cow in heat
at which hours should i watch cows for mating signs
shouting, less milk today and mucus hanging
दूसरी चढ़ती है तो चुप खड़ी रहती, साफ तार टपकता, मतलब क्या
गाय हीट में है कैसे पता चले
योनि सूजी है और बार बार पेशाब कर रही है
गाय पाल खाने को तैयार है कैसे जानें
kitne baje dekhna chahiye ki pata lag jaye mauka aa gaya
gaay heat me kab dekhni chahiye subah ya raat
gaay dusri gaay pe chadh rahi hai matlab
gaiya dakar rahi hai aur dudh kam kar diya
cow heat signs
at what time of morning do cows show heat
how long should i stand and watch for mating signs
गाय गर्मी लक्षण
हीट देखने का सही समय सुबह कितने बजे
पीछे से पारदर्शी धागा, सूजन और बार बार मूतना क्या है
चुपचाप गर्मी वाली को रात 8 से 10 देखना सही है क्या
gaay heat lakshan
gay garam hone ki pehchan
taar gir raha saaf pani jaisa gaay ko
raat 9 baje heat check karna
gaay bol rahi khana chhod diya dudh kam, garmi hai kya
`,
  'cattle-breeding-2': `
technician comes only once a day at ten, she was shouting since dawn, is ten too soon
seen in heat at 6 am when to inseminate
morning heat evening ai rule
doctor came too early for semen, what is proper gap
एआई वाला दस बजे आता है, भोर से बोल रही, तब जल्दी तो नहीं
शाम को गर्मी में आई तो सीमन कब
सुबह हीट में मिली, एआई कब कराएं
बीज भरवाने का सही पहर कौन सा
ai karane ka sahi samay
shaam 6 baje chadhte dekha, technician ko raat me bulau ya kal subah
subah garam hui to usi sham ai thik h?
semen kab bharwana chahiye heat dekhne ke baad
cow ai timing
heat at sunset, should semen wait for next morning
is it okay to inseminate at once when heat is first seen
सुबह शाम नियम एआई
शाम को गर्मी दिखी, कृत्रिम गर्भाधान कब
क्या गर्मी दिखते ही तुरंत बीज डलवाना सही है
गर्भाधान के सही समय के बारे में जानकारी
ai kab karaye
subah heat sham ko semen
gaay raat me boli subah beej dalwana sahi
tika bharne ka time gaay
jaldi semen bharwane se nuksan hoga kya, subah hi boli hai
`,
  'cattle-breeding-3': `
straw was put on first of month, on which date should i look again for signs
heat cycle days
not settled after ai, next heat after how many days
missed this heat, when will she come again
एक तारीख को बीज रखा, दोबारा किस तारीख पर नजर रखूं
मदकाल कितने घंटे रहता है
आज एआई कराया, किस तारीख को दोबारा देखूं
इस बार हीट छूट गई अगली बार कब आएगी
gaay 21 din me fir heat me aati hai kya
pichhli garmi holi ke din thi, agli kab padegi hisab lagao
ai ke 20 din baad dekhna padega kya
gaay phir gir gayi beej se, agli garmi ketna din
cow heat cycle
does heat last only six hours or can it be thirty
next heat date after failed semen
हीट कितने दिन बाद
गर्मी कितने घंटे टिकती है
बीज के 20 दिन बाद फिर रंभाई, खाली है क्या
18 दिन में दोबारा गर्मी आना ठीक है क्या
21 din heat
gaay ki garmi kitne ghante
ai ke baad tarikh likhna jaruri kya
gaay dobara kab boli dekhe beej ke baad
heat cycle 24 din ka ho gaya normal h
`,
  'cattle-breeding-4': `
thirteen month hybrid calf already calling, body only two hundred kilo, wait how much
age of crossbred heifer for first ai
heifer is 14 months and 220 kg, inseminate or wait
which matters more in first mating, weight or age
बछिया को पहली बार गाभिन कराने की उम्र
तेरह महीने में ही बोल गई, दो सौ किलो की, अभी छोड़ दूं
बाछी 16 महीना की हुई, 280 किलो, बीज डलवा दें
पहली बार सांड से मिलाने का सही समय
feeta se naapa to 290 kilo nikla, pehla semen rakhwa du
bachiya kitne kilo par gabhin karaye
bachhdi 12 mahine ki heat me aa gayi, bharwa du kya
heifer ka wajan 250 ho gaya ab beej de sakte
heifer first ai weight
is it okay to breed at 12 months if she is well grown
what body weight before the first straw
बछिया पहला बीज
बछिया का वजन 300 किलो होना जरूरी है क्या
छोटी बछिया को गाभिन कराने से नुकसान होगा क्या
संकर बछिया 16 महीने की, बीज डालना सही है
bachiya pehli ai
bachhiya kitne wajan pe gabhin
osar 250 kilo ki ai kar du
bachhdi umar dekhu ki vajan
kam wajan me bharwaya to dikkat hogi
`,
  'cattle-breeding-5': `
people say leave her six months after calf, dairy man says two, who is right
calving interval of one year how to get
cow calved 45 days ago and came in heat, ai now or wait
asking about next pregnancy after delivery in cow
कोई कहता छह महीना रुको, कोई दो, ब्याई को फिर भरवाने में सही क्या
हर साल बछड़ा लेने का तरीका
गाय ब्याए चार महीने हो गए अब तक नहीं भरवाई
दो ब्यांत के बीच कितना अंतर ठीक
gaay byane ke kitne din baad ai karaye
bachhra 70 din ka hua, maa boli hai, is baar seman dilwa du
gaay byane ke 2 mahine baad heat me aayi
har saal ek bachda kaise milega
breed after calving
how many days after calving should cow conceive again
one calf every year how
ब्याने बाद गाभिन
ब्याने के 60 दिन बाद बीज डालना सही है क्या
हर साल बछड़ा लेना है तो कब दोबारा भरवाएं
छह महीने रुकने से नुकसान होगा क्या
byane ke baad beej kab
gaay 90 din me dobara gabhin
sal me ek bachcha gaay
bachha dene ke 3 mahine baad tak khali rakhna thik
do byat ke beech ka samay gaay
`,
  'cattle-breeding-6': `
not conceiving after 4 ai
five straws wasted, she shows clear string each time, ask doctor for which problem
discharge clear and heat regular but no pregnancy
ASKING ABOUT COW NOT HOLDING AFTER REPEATED INSEMINATION
गाय बार बार गर्म होती है पर रुकती नहीं
पांच सीमन बेकार गए, तार साफ है, ऐसी को क्या कहते हैं
तीन बार एआई कराया फिर भी खाली
कितने पशु में ऐसा होता है कि बीज बैठता नहीं
har mahine 300 rupaye ka beej, phir bhi lautti, kab doctor ko dikhau
repeat breeder ka kya kare
har 20 din me heat me aa jati hai beej nahi thaharta
gaay ko kai baar sand dikhaya tika nahi
repeat breeder cow
how many failed services before we call it a repeat breeder
what share of cows fail to settle again and again
गाय बार बार फिरना
गाय हर बार लौट जाती है, क्या करें
तीन बार सीमन के बाद भी नहीं रुकी, डॉक्टर दिखाऊं
गाभिन न ठहरने के बारे में जानकारी
repeet breeder gaay
gaay ruk nahi rhi
semen bar bar khali ja raha
chauthi baar bhi palti, taar ekdum saaf hai
20 pratisat gaay me nahi thaharta sach hai kya
`,
  'cattle-breeding-7': `
heifer not coming into heat what to do
bachhiya 30 months no heat
my young one is of breeding age but rough coat and silent, start with worm dose or feed
first check before calling doctor for heifer that stays silent
उमर हो गई पर रोआं खड़ा, एक बार भी नहीं बोली, पहले कीड़े देखूं या खुराक
तीन साल की बाछी गर्म नहीं हुई
बछिया गर्मी में लाने के लिए क्या खिलाएं
बछिया का शरीर नहीं बढ़ा इसलिए हीट नहीं आ रही क्या
bachiya heat me nahi aa rahi kya kare
bachhiya 3 saal ki ho gayi garam nahi hoti
bachiya ko heat me lane ka upay
teen barsaat dekh li osar ne, ab tak saand ki taraf dekhti bhi nahi
heifer no heat
should deworming be done first for a silent heifer
big grown heifer with dull coat, no sign of season till now
बछिया हीट नहीं
बछिया को कीड़े की दवा देने से गर्मी आएगी क्या
ओसर गर्म नहीं हो रही, पहले क्या जांचें
विटामिन खनिज की कमी से बछिया चुप है क्या
bachiya garam nahi
heifer heat me nahi aati upay
kalor chup hai vajan bhi kam
jawan bachhiya saand nahi mangti
bachiya ko heat ka injection lagwana sahi ya pehle khurak sudharu
`,
  'cattle-breeding-8': `
straw was put on tenth june, calculate delivery and when to stop drawing milk
when should i dry off cow before calving
pregnancy diagnosis after how many months
pregnant and still giving milk, when to stop
कितने दिन में ब्याती है
गाय का दूध कब बंद करें ब्याने से पहले
गर्भ की जांच कब करानी चाहिए
दस जून को बीज लगा, ब्याने की तारीख और दूध छोड़ने का दिन जोड़ दो
gaay 9 mahine 10 din me byati hai kya
haath daal ke jaanch do mahine se pehle karana thik rehta?
gaay gabhin hai ya nahi kab check karaye
ai 1 january ko hua to byayegi kab
pregnancy check cow
how many days does a cow carry
is it okay to milk till the day of calving
गाय गाभिन जांच
280 दिन में ब्याती है क्या
थन को आराम देने के लिए दूध कब सुखाएं
आखिरी दिन तक दुहने से नुकसान होगा क्या
gaay kitne din me byati
gabh jaanch kitne mahine pe
dudh sukhana 60 din pehle
byane se kitne mahine pehle dudh chhode
beej 15 march ko, byane ki tarikh
`,
  'cattle-calf-1': `
mother died while delivering, other cow has first milk, within what time should baby drink
how many litre khees for 25 kg calf
calf was not given first milk for 5 hours, is it late
first milk for how many days to calf
नवजात बछड़े को खीस पिलाने की जानकारी
मां खत्म हो गई, दूसरी की पेवसी कितने घंटे में पिलाऊं
बछिया को जन्म के कितनी देर में चीका दें
30 किलो के बछड़े को रोज कितना पहला दूध
bachha 28 kilo ka, pehle paanch din tol ke kitna pilana
khis pilana jaruri hai kya kitne din
navjat bachde ko pehla dudh kitni matra
pevsi bachhru ko turant dein ki baad me
calf first milk
is it harmful to give khees before placenta falls
how many litres of beestings for a 40 kg calf
बछड़ा खीस कब
खीस वजन का कितना हिस्सा
चीका दो घंटे बाद देने से नुकसान होगा क्या
नवजात को पहला दूध पिलाने के बारे में जानकारी
khees kab pilaye
bachde ko khis kitna
paanch din tak khees dena sahi hai
25 kilo ke bachde ko dhai litre khees
bachhda paida hua pehla peela doodh fek du kya
`,
  'cattle-calf-2': `
cord left long and dragging in mud, cut it at how much and dip in what
what to apply on calf navel after birth
how far from belly should the cord be cut
calf navel swelled last time, how to prevent this time
बछड़े की नाल काटने का तरीका
नाल पर कौन सी दवा लगाएं
नाड़ा लंबा छूट गया, कीचड़ में घिसटता, कहां से काटें
नाल कितनी दूर से काटें और किससे बांधें
naadi ko blade se kaatu to gaanth kitna dur, khoon na bahe
naal par iodine lagaye kya
bachhde ki nabhi me soojan na ho iske liye
naal kaatne ke baad kya lagana chahiye
calf navel cord
how many cm below knot to cut the cord
is it okay to leave the navel cord without tying
बछड़ा नाल काटना
नाभि पर टिंचर आयोडीन लगाना सही है क्या
नाल पेट से कितने सेंटीमीटर पर बांधें
नाल पकने से पीप, अगली बार कैसे रोकें
naal kaise kaate
bachde ki naal iodeen
naal ko bina bandhe chhodne se nuksan hoga kya
nabhi pe tel haldi ki jagah kya lagaye
nara kitna lamba chhod ke kaate bachde ka
`,
  'cattle-calf-3': `
care of calf immediately after birth
calf not breathing properly after birth mucus
came out blue and not crying, we cleared nose with finger, what else at once
in how many minutes should new calf stand up
नवजात बछड़े की तुरंत देखभाल
बछड़े के मुंह नाक में झिल्ली भरी है
निकला तो सांस नहीं ले रहा था, नाक में उंगली डालकर साफ किया, और क्या करें
बछड़ा पैदा होकर दो घंटे से खड़ा नहीं हुआ
bachda paida hote hi kya karna chahiye
first time ki byayi h, bachhe ko maarti hai chaatti nahi, kaise sukhau
bachhda kitni der me khada hota hai
naya bachda thanda hai geela hai kaise sukhaye
newborn calf care
calf two hours old cannot stand, what help
mother does not lick, is rubbing with gunny cloth fine
बछड़ा खड़ा नहीं
नवजात बछड़े की नाक साफ करना
क्या बछड़े को सूखे बोरे से रगड़ना सही है
पैदा होते ही मुंह में लिसलिसा भरा, सांस घरघरा रही
bachda saans nahi
bachda janam ke baad safai
gaay bachhe ko nahi chaat rahi kya kare
ek ghante me khada na ho to sahara du
nak muh ki jhilli nikalna bachde ki
`,
  'cattle-calf-4': `
calf starter from which age
calf is ten days, horn buds felt under hair, time for hot iron by vet?
how long to give milk to calf before weaning
my calf is 20 days, can it drink water and eat dana
बछड़े को दाना कब से दें
बछड़े के सींग जलाने की सही उम्र
पंद्रह दिन का हुआ, सींग की गुठली छूने में आती, अब जलवा दूं
बछिया को दूध कब तक पिलाना चाहिए
dedh mahine me hi dudh chhuda du to bachha kamjor padega?
bachde ke sing kab hatwaye
bachde ko pani kab se pilana
bachiya ka dudh kab band kare
calf starter age
is it okay to stop milk at one month
disbudding at how many days and by whom
बछड़ा दाना कब
सींग रोधन कितने दिन में
बछड़े को दो महीने तक दूध देना जरूरी है क्या
दो हफ्ते के बछड़े को दाना देना सही है
kaf starter kab
bachde ke seeng jalana
bachhru ko pani kab se
calf ko powder dudh pilana sahi h kya
seeng dagne ki umar 10 din ya mahina
`,
  'cattle-calf-5': `
baby has eyes sinking and tail wet, village man says stop milk fully, is he right
white dysentery in calf what to do
calf loose motions, should milk be stopped
salt sugar water for calf with loose dung
गांव वाले बोले दूध बंद कर दो, बच्चा पानी जैसा हग रहा, मानूं क्या
छोटे बछड़े के दस्त में क्या पिलाएं
बछिया को पेचिश हुई खून जैसा गोबर
बछड़े को पोंकनी लगी है सुस्त पड़ा है
chaar din ka bachhru, safed pichkari, ors jaisa ghar me kya banau
bachhiya ponk rahi hai kya de
bachde ke dast me dudh de ya nahi
bachhru patla hag raha thanda pad gaya
calf loose motion
is it right to give boiled cooled water with salt and sugar to a scouring calf
when should i call doctor for calf diarrhoea
बछड़ा दस्त इलाज
दस्त में बछड़े का दूध बंद करना सही है क्या
बछड़े को नमक चीनी का घोल
बछड़ा ठंडा पड़ गया, गोबर पानी जैसा
bachda patla gobar
bachde ko dast ka ilaj
bachhru safed tatti kar raha
dast wale bachde ko kitna dudh
khoon wale dast bachda kab doctor
`,
  'cattle-vaccination-1': `
last mouth hoof injection card shows april, next on which month
fmd booster after how many days
khurpaka vaccine repeat every how many months
calf is three months, can fmd vaccine be given now
कार्ड में अप्रैल लिखा है मुंह खुर वाली का, आगे किस महीने
खुरहा मुंहपका का टीका कितने महीने पर
खुरपका टीके का बूस्टर कब
पिछला खुरपका टीका मार्च में लगा, अगला कब
bachhda paanch mahine ka, ek bhi mukh khur ki sui nahi lagi, ab kitni lagegi
fmd tika saal me kitni bar
khurha ka tika bachde ko kis umar me
fmd ka booster dose kab
fmd vaccine age
is a booster really needed one month after first foot and mouth shot
khurpaka injection gap six months?
मुंहपका टीका उम्र
खुरपका की पहली सुई कितने महीने में
क्या हर छह महीने पर खुरपका टीका सही है
बछड़े को बूस्टर न लगे तो नुकसान होगा क्या
fmd tika kab
khurpaka muhpaka tika umar
muh khur rog ki vaccine dobara kitne mahine
buster dose khurpaka ek mahina
chhera wale chhale rog ki sui bachde ko kab
`,
  'cattle-vaccination-2': `
river side village where animals choke every flood, when to inject before clouds
galghotu vaccination before rainy season
age for hs vaccination of calf
do i need hs shot again this june, got last year
बाढ़ वाले गांव में हर साल दम घुटता है, बादल से पहले सुई किस महीने
गलाघोंटू का टीका बारिश से पहले
एचएस टीका कितने महीने के पशु को
गलघोंटू की सुई हर साल दोहराएं क्या
galghontu ka tika kab lagta h
hs vaccine saal me kitni baar
galaghotu tika june me lagwa du kya
gala band wali bimari ki sui ek baar lagi to agle saal chhod du?
hs vaccine cow
is one throat swelling shot in life enough or yearly
galghotu vaccine minimum age
गलघोंटू टीका
घटसर्प का टीका किस महीने
बारिश से पहले गलघोंटू की सुई न लगे तो
छह महीने से छोटे को गलघोंटू टीका सही है क्या
galghotu sui
hs tika umar
gal ghotu vaccine barsat ke pehle
jeth me gale ki bimari ka tika
gaay ka gala soojne wala rog, bachav ki sui kab
`,
  'cattle-vaccination-7': `
heifers in our belt die limping in sawan, from which age to start yearly shot
bq vaccination at what age
yearly vaccine against black leg time
heifer eight months missed bq, when to give
सावन में ओसर लंगड़ाकर मरती है इधर, कै महीना से सुई शुरू
लंगड़ी का टीका बारिश से पहले या बाद
जहरबाद का टीका कब लगता है
ब्लैक क्वार्टर टीका हर साल लगवाएं क्या
langda bukhar ka tika kitne mahine pe
baccha saat mahine ka tagda, puttha phoolne wala rog ka tika ab lage?
langri rog ka tikakaran samay
langda bukhar vaccine dobara kab
bq vaccine cow
is black quarter shot needed every year
minimum age for blackleg vaccine
लंगड़ा बुखार टीका
फरया रोग का टीका कब
बीक्यू की सुई बरसात से पहले सही है क्या
एकटंगिया बीमारी से बचाव का टीका
langdi bukhar sui
bq tika umar
black quarter vaccine saal me kab
jaanghe phool ke mare, bachav tika
farya rog tika 6 mahine
`,
  'cattle-vaccination-8': `
two calves without plastic tag, did not get the free round, whom to call for date
ear tagging of cow why and where
vaccination camp date in my block
FARMER ASKED ABOUT GOVT FMD VACCINE FREE OR PAID
दो बच्चों के कान में बटन नहीं, फ्री वाली टीम कब आएगी पूछूं किससे
पशु का कान टैग कहां लगवाएं
खुरपका का टीका मुफ्त लगता है क्या
पशुओं के मुफ्त टीके के लिए किस नंबर पर फोन करें
panchayat me muft wali sui aayi thi hum bahar the, dobara kab aur paisa lagega
pashu ka tag kaise lagega
sarkari aspatal me fmd tika free hai kya
ear tag nahi laga, tika lagega ki nahi
free cattle vaccine
which number to phone for the vaccination camp
is calf of five months covered in the free national drive
मुफ्त पशु टीका
पशु टीका शिविर कब
कान में टैग लगवाना सही है क्या
राष्ट्रीय पशु रोग नियंत्रण कार्यक्रम की जानकारी
free tika pashu
kan ka tag gaay
1962 pe phone karke tika camp puchhe
sarkari tika me paisa maang rahe sahi hai kya
nadcp tika kab lagega gaon me
`,
  'cattle-vaccination-3': `
brucella vaccination age
brucellosis vaccine only for female calf?
herd has one positive, i have six month females and males, which get that lifetime shot
once in life vaccine for heifers against abortion
छह महीने की बाछी और बाछा दोनों हैं, बच्चा गिराऊ रोग की सुई किसे
ब्रुसेलोसिस टीका किस उम्र की बछिया को
ब्रूसेला की सुई बछड़े को भी लगेगी क्या
ब्रूसेलोसिस का टीका कितनी बार लगता है
paach saal ki gaay ko bhi ye zindagi me ek bar wali laga de kya
brusela tika 10 mahine ki bachiya ko lag sakta kya
brucella vaccine kis ko lagti hai
bachiya ka garbhpat rog wala tika kis mahine
brucella vaccine heifer
can a bull calf get brucella vaccine
is 10 months too late for brucella shot
ब्रुसेला टीका बछिया
ब्रूसेलोसिस की सुई उम्र महीने
क्या बड़ी गाय को ब्रुसेला टीका सही है
जीवन में एक बार वाला टीका बछिया का
brusella tika
bachiya 6 mahine brucella
sankramak garbhpat tika
nar bachhde ko brucella sui dene se nuksan hoga kya
bachhiya ko girne wale rog ka teeka ek hi bar lagta
`,
  'cattle-vaccination-4': `
theileria vaccine age for crossbred calf
anthrax vaccination who needs it
theileriosis vaccine how many times in life
imported type baby is four months and ticks are many, is there a once for all shot
थिलेरिया का टीका कब लगवाएं
एंथ्रेक्स टीका किन इलाकों में
विदेशी खून की बछिया तीन महीने पूरी, किलनी बुखार से जीवन भर की सुई है क्या
गिल्टी रोग का टीका कितने महीने से
hamare zile me gilti kabhi nahi aayi, fir bhi sui lagwani chahiye
anthrax ka tika har saal kya
theleria ka tika jersey ko kab
giltee rog tika hamare ilake me jaruri hai kya
theileria vaccine crossbred
is theileriosis shot needed for desi cow or only crossbred
at which month does anthrax vaccine start
थिलेरिया टीका
एंथ्रेक्स की सुई हर साल सही है क्या
संकर बछिया को किलनी बुखार की सुई कितनी बार
तिल्ली बुखार का टीका किस इलाके में
theileria tika
anthrax tika gaay
jersey bachiya 3 mahine kilni bukhar sui
gilti wali jagah me salana tika
baghi rog anthrax ka vaccine umar 4 mahina
`,
  'cattle-vaccination-5': `
vaccinator carries bottles in pocket in june heat, will it work
should deworming be done before vaccine
vaccine temperature storage for animals
has fever, vaccination team at door
टीकाकरण से पहले क्या सावधानी
टीका कितने डिग्री पर रखा जाता है
टीका वाला जेब में शीशी लेकर धूप में घूमता, असर रहेगा
टीका लगने की तारीख और बैच लिखना क्यों
tika lagwane me kya dhyan rakhe
tike se kitne din pehle kide ki dawa
vaccine barf me na rakhe to kharab ho jata hai kya
kal hi lambi gadi me safar karke laya thaki hui hai, aaj sui lagwa du
vaccine storage temperature
is it okay to vaccinate a cow with fever
why should batch number of vaccine be noted
टीका से पहले सावधानी
बीमार गाय को टीका लगाने से नुकसान होगा क्या
टीके की शीशी 2 से 8 डिग्री में रखना
टीका लगवाने से दो हफ्ते पहले कौन से काम निपटा लें
tika fail kyo hua
dubli gaay ko tika sahi hai kya
sui ki sheeshi dhoop me rahi bekar ho gayi kya
teeka lagane se ek hafta pehle kilni aur keede saaf
vaccine ka batch naam tarikh copy me likhu
`,
  'cattle-vaccination-6': `
dog that was foaming bit the udder yesterday, tell dates for all jabs
rabies injection for cow after bite
bitten by mad dog first aid
which days are rabies doses given to animal after bite
मुंह से झाग वाला कुत्ता थन काट गया, सुई की तारीखें लिखवाओ
कुत्ता काटने के बाद गाय को कितने टीके
रेबीज का टीका किस किस दिन
सियार कुत्ते ने काटा घाव कैसे धोएं
kutta kaata tha, do sui lag gayi, teesri kaun se din aur kitni baki
rabies injection gaay ko kab kab lagta hai
kutta kaatne par pashu ka tika
pagal kukur gaay ke kaat lelak, ka kari
rabies vaccine cow
dog bite wound on cow, wash with soap first?
after day 14, when is the next rabies dose
रेबीज टीका गाय
हड़किया कुत्ता काट गया गाय को
कुत्ते के काटे घाव को धोना सही है क्या
रेबीज की आखिरी खुराक 28 या 90वां दिन
rebies ka injection pashu
kutte ne gaay ko kata
pagal kutte ka kata bachega ya nahi, tika turant kyu
chautha satva chaudahva din ki sui kutte kaatne pe
bawle kutte ne bachhde ko noch liya
`,
  'cattle-fmd-1': `
symptoms of foot and mouth disease
all in the lane are shaking feet and drooling, my best one lost half milk since morning
saliva hanging and not eating, fever, all cows in lane same
lame with sores between toes and milk gone
खुरपका रोग के लक्षण
मुंह से लार टपक रही और पैर में घाव
खुरहा रोग पहचान कैसे करें
पूरी गली के डंगर पैर झटक रहे लार टपका रहे, सुबह से दूध आधा
gaay ke muh me chale aur khur me jakham
khurpaka muhpaka ki pahchan
jeebh se chamdi utar gayi, thun pe bhi chhale, ye kaun sa rog aur kisko batau
khurha ho gaya lagta hai, muh paka hua hai
fmd symptoms cow
lips smacking, strings of spit, hoofs sore, whom to call
calves dying suddenly while mothers have mouth blisters
मुंह खुर छाले
खरेड़ू रोग के लक्षण
जीभ छिल गई, थन पर फफोले, चल नहीं पाती
खुरपका होने पर तुरंत किस नंबर पर बताएं
muh me chhale laar
khurpaka ke lakchan
gaay langdati hai muh se dhaga jaisi laar
pair ke khur ke beech chhala, bukhar bhi
munhpaka wali gaay ko baki ke saath rakhna sahi h kya
`,
  'cattle-fmd-2': `
treatment of foot and mouth sores at home
worms in split hoof and she cannot chew roti, what to wash with and feed
how to disinfect floor in fmd
what feed to give cow with mouth sores
खुरपका मुंहपका का घरेलू इलाज
खुर के घाव धोने की दवा
रोटी तक चबा नहीं पाती, मसूड़े छिले, क्या नरम खिलाऊं क्या लगाऊं
एफएमडी में बाड़ा किस चीज से साफ करें
khurpaka ka ilaj ghar par
bade ki safai kapde wale sode se kitna ghol ke kare mukh khur me
khur ka ghav kitni bar dhoye
khurha me kapda dhone wala soda se farsh saaf
fmd sores treatment
boric acid glycerine on tongue sores how often
is washing soda 40 gram per litre right for floor
मुंह छाले इलाज
खुर के घाव दिन में कितनी बार धोना
मुंह के छाले पर शहद लगाना सही है क्या
कपड़े धोने वाला सोडा पानी में कितना
muh pak gaya ilaj
khur ke ghav ki dawa
chhale me bhusa khilane se nuksan hoga kya
boric glycerin muh me lagana
muhpaka me dalia khila sakte kya naram
`,
  'cattle-fmd-3': `
new heifers arriving from haryana tomorrow, where should they stand and for how long
how many weeks keep new animal separate
can i take cow to mela when disease is around
bought two cows from other state, mix in herd when
कल हरियाणा से दो आ रही हैं, पुरानी से कितने रोज दूर रखूं
पशु मेले से बीमारी न आए उपाय
खुरहा फैला है, साझा चरागाह में भेजें या नहीं
खरीदकर लाई गाय को झुंड में कब मिलाएं
dalal ke yahan se bhains layi, padosi bola seedha jhund me na milao, kyu
kharid kar layi gaay ko baki ke sath kab bandhe
pashu mele me jaye kya bimari chal rahi
naya janwar 21 din alag rakhna padega kya
new cow quarantine
three weeks separate for a bought cow, is it too much
is it okay to take cow to fair during outbreak
नई गाय अलग रखना
नया पशु झुंड में मिलाने की जानकारी
बीमारी के समय साझा चराई से नुकसान होगा क्या
खरीदी गाय कितने हफ्ते निगरानी में
naya pashu alag kitne din
mandi se layi gaay
rog faila ho to mela jana sahi hai kya
nayi bachiya ko turant mila diya galti hui kya
quarantine teen hafte gaay
`,
  'cattle-hs-1': `
hot as fire, tongue sticking, chest and throat lump, snoring, raining since week
swelling in throat of cow with high fever rainy season
breathing with grunting sound, neck swollen
how fast does animal die in hs
गलघोंटू के लक्षण
आग जैसा बदन, जीभ बाहर, गले में गोला, हफ्ते से बारिश
गलाघोंटू में कितने समय में मौत होती है
बरसात में गाय को तेज बुखार और मुंह से लार, गला फूला
galghotu ki pahchan kaise kare
gala phool gaya saans nahi le pa rahi
subah tak jugali kar rahi thi, dopahar me gala sooja aur ghar ghar, kitna waqt hai
ghatiya rog gala ghotu lag raha hai doctor kab bulaye
throat swelling cow
grunting breath in rains, can i wait two days for doctor
how many days does galghotu take to kill
गला सूजन गाय
घटसर्प के लक्षण
गर्दन के नीचे दर्द वाली सूजन, लार और घरघराहट
बुखार की अवस्था में ही डॉक्टर बुलाना सही है क्या
gala ghontu lakshan
gaay ki saans me ghar ghar awaj
bhado me gaay ka gala fool gaya tez bukhar
hs bimari me kitne din me maut
gale me soojan laar girti jeebh bahar barsat
`,
  'cattle-bq-1': `
strongest bullock calf dragged leg at evening, thigh feels like paper bag when pressed
hip swelling with crackling and limping
18 month bull calf sudden lame, hot shoulder
dead animal from black quarter how to dispose
सबसे मोटा बाछा शाम को पैर घसीटने लगा, जांघ कागज की थैली सी बजती
बछड़े के पुट्ठे पर सूजन दबाने से चरचर
जहरबाद से मरे पशु को कहां डालें
एक साल की बछिया को बुखार और कंधे पर गरम सूजन
puthe pe haath rakho to garam aur chur chur, umar dedh saal
bachde ki jaangh sooj gayi langda raha tez bukhar
puttha dabane par awaz aati hai
motha bachhra ek raat me mar gaya langda ke
black quarter cow
swelling on thigh crackles like dry leaves when pressed
is it okay to skin an animal dead of black quarter
लंगड़ा बुखार लक्षण
फरया रोग में कितने घंटे में मौत
तगड़े बछड़े की पुट्ठे में हवा भरी सूजन
ब्लैक क्वार्टर से मरे पशु को गहरा गाड़ना जरूरी
langda bukhar pahchan
puttha soojan char char awaz
ektangiya rog gaay
kandhe pe garam soojan jawan bail bukhar
bq se mara bachhda khet me phek du kya
`,
  'cattle-lsd-1': `
lumpy skin disease symptoms
coin sized swelling popped up on neck and legs two days after fever, should i worry of death
is lumpy fatal, how many days to recover
how does lumpy spread from one cow to another
लंपी बीमारी के लक्षण क्या हैं
शरीर पर गांठें हो गई हैं
बुखार के दो दिन बाद सिक्के जितने उभार गर्दन पैर पर, जान का खतरा कितना
लंपी रोग कैसे फैलता है
makkhi machhar se lagta hai ya chhoone se, ganth wali bimari kaise aayi mere yahan
sharir par gola gola ganth
lampi se kitne pashu marte hai
lumpy kitne din me thik hoti hai
lumpy skin symptoms
what percent of cattle die in lumpy
round hard knots on whole skin with running nose
लंपी लक्षण
ढेलेदार त्वचा रोग कैसे फैलता
लंपी कितने हफ्ते में ठीक
चमड़ी पर सुपारी जैसी गांठें और बुखार
lampi virus lakshan
gaay ko ganth nikli
lumpy me maut kitne pratishat
machhar kilni se lumpy failta kya
aankh naak se pani fir gol dane pure badan par
`,
  'cattle-lsd-2': `
how to prevent spread of lumpy in my shed
disinfectant for shed in lumpy
control of flies in lumpy disease
vet helper said spray bleach type liquid in shed, what percent and what else to do
लंपी से बचाव के उपाय
लंपी में शेड में क्या छिड़काव करें
बाड़े में ब्लीच वाला पानी कितना तेज छिड़कें, गांठ वाला पशु अलग कर दिया है
लंपी में नीम का धुआं फायदा करता है क्या
ganth rog se ek mar gaya, lash kahan dabau aur baki ko machhar se kaise bachau
lampi me bada kaise saaf kare
lumpy wali gaay ko alag rakhna hai kya
lumpi rog me machhar makhi ka upay
lumpy control shed
is neem smoke enough against lumpy flies
hypochlorite percent for lumpy shed
लंपी बचाव उपाय
बाड़े में सोडियम हाइपोक्लोराइट कितना प्रतिशत
लंपी में बाहर के लोगों को आने देना सही है क्या
ढेलेदार रोग से मरी गाय का क्या करें
lampi se bachav
lumpy shed spray
neem patti dhuwa lumpy
bimar gaay ko sath rakhne se nuksan hoga kya, ganth wali
lumpy faila, doodhiya ko bade me aane du kya
`,
  'cattle-lsd-3': `
camp people gave sheep goat vial to my healthy cow, is it correct for lumps sickness
which vaccine used for lumpy skin disease
lumpy reported 3 km away, vaccinate my cows?
minimum age of calf for lumpy vaccine
लंपी का टीकाकरण
शिविर में बकरी वाली शीशी लगाई गाय को, सही किया क्या
बकरी वाला टीका गाय को लंपी में क्यों लगाते हैं
बीमारी आने से पहले लंपी टीका लगवाना चाहिए क्या
lumpy ka tika kab lagwaye
lumpy vaccine kaun si lagti hai
doosre tole me chakatte nikle, hamara bachhda 5 mahine ka, tika abhi ya baad me
goat pox wala tika gaay ko lagta h kya
lumpy vaccine cow
within how many km of lumpy should i vaccinate
is goat pox vaccine right for cattle
लंपी टीका
गोट पॉक्स टीका गाय
लंपी में चार महीने से बड़े को टीका
गांठ निकल आई, अब टीका लगवाना सही है क्या
lampi vaccine
gotpox tika lumpy
5 km me lumpy aaya tika lagwau kya
bachhda 3 mahine ka lumpy tika lagega
lumpy ka teeka ganth se pehle ya baad
`,
  'cattle-lsd-4': `
curd made from the spotted one was eaten by kids, what is safe now
does lumpy affect humans
milk selling of lumpy cow allowed or not
news says milk is unsafe in lumpy, true?
लंपी वाली गाय का दूध पीना चाहिए या नहीं
लंपी इंसानों में फैलती है क्या
चकत्ते वाली का दही बच्चे खा गए, डरने की बात है
लंपी के समय दूध उबालकर पीना ठीक है
sarkar kuch bolti doctor kuch, lumpi me chai bana ke pi le ya fenke
lampi bimari aadmi ko hoti hai kya
lumpy me dudh ka kya kare
lumpy hai dudh bachhon ko du ya fek du
lumpy cow milk
can people catch lumpy from cows
is boiled milk okay when lumpy is around
लंपी दूध सुरक्षित
लंपी वाली का दूध बेचना सही है क्या
क्या लंपी आदमी को लगता है
लंपी में दूध पीने से नुकसान होगा क्या
lumpy dudh piye ya nahi
lampi insan me
ganth wali gaay ka dudh ubala pi sakte
dawa wali lumpy gaay ka dudh phek de
lumpi ke dar se dudh band kar diya bachho ka, sahi kiya
`,
  'cattle-mastitis-1': `
udder swollen and hard with pus in milk
strips look like watery whey and front side is brick hard since night
blood coming in milk from one teat, sell or throw
ASKING ABOUT THANAILA IN COW, MILK WATERY
आगे का थन ईंट जैसा, दूध छाछ का पानी सा
थनैला रोग के लक्षण
थन कड़ा हो गया दूध फटा फटा निकलता है
बाएं पिछले थन में गिल्टी और दर्द, दूध पनीर जैसा
raat se ek taraf tapti, dudh me reshe aate hain, dairy ko de du kya
thanaila ki pehchan kya hai
than se khoon aa raha dudh me
ek than kada ho gaya chhune nahi deti
mastitis cow milk
udder hot like stone, flakes in milk, wait or call vet today
is it okay to sell milk of a cow with thanaila
थनैला लक्षण
थन में गांठ, दूध पानी जैसा पतला
खून वाला दूध बेचना सही है क्या
थनैला वाली गाय को सबसे बाद में दुहना
thanela ke lakshan
than sooja dudh phata
dudh me peep aur khoon
gaay ke thun me gilti kadi, laat maarti
thanela wali ko pehle duhne se nuksan hoga kya
`,
  'cattle-mastitis-2': `
milker uses same dirty cloth for all, swelling goes one to another, correct habits
is there any vaccine for mastitis
lime on cow shed floor for udder health
milking practices to save udder from thanaila
एक को ठीक करो तो दूसरी का थन सूज जाता, रोज की कौन सी आदत बदलें
थनैला का कोई टीका है क्या
थन रोग रोकने को दुहने का सही तरीका
गौशाला में थनैला बार बार होता है, फर्श का क्या करें
koi sui h kya jo than kabhi na kharab ho, ya sirf safai se hi bachega
thanaila ka tika aata hai kya
dudh nikalne se pehle than dhona jaruri h kya
farsh geela rehta hai thanela na ho uske liye
mastitis prevention
is there no vaccine for mastitis
lime on wet cow floor
थनैला बचाव
थनैला न हो, रोज क्या करें
दूध धीरे धीरे छोड़ छोड़ कर निकालने से नुकसान होगा क्या
फर्श पर चूना छिड़कना सही है क्या
thanela se kaise bachaye
dudhne ka sahi tarika than bachane
gande farsh se thanaila
than me chot na lage, thanaila ka dar
ek baar me pura dudh nikalna jaruri kyo
`,
  'cattle-mastitis-3': `
collection centre says milk has more salt and cells, outside nothing visible
milk reduced but udder soft and normal, test?
how to know subclinical mastitis
can milk of suspected quarter be mixed in can
छिपा हुआ थनैला कैसे पता चले
केंद्र वाला बोला दूध खारा है, बाहर से थन चंगा
दूध की जांच से थनैला का पता लगेगा क्या
संक्रमित थन का दूध अलग रखना है क्या
andar wala thanaila kaise pata kare
bina sujan ke dudh kam hona kaun si bimari
teen hafte se litre litre ghat raha, than naram hai, chhupi bimari kaise pakde
ek than ka dudh shak wala hai milaye ki nahi
hidden mastitis test
fat and milk both dropping, udder soft, where to test milk
is it okay to mix suspected teat milk in the can
दूध नमकीन और कम, सूजन नहीं
बिना लक्षण वाले थनैला की जांच
एक थन का दूध खराब लगे तो बाकी में मिलाना सही है क्या
chupa thanaila
bina soojan dudh kam
dudh ki janch thanaila
than bilkul theek par roz aadha litre kam
subclinical thanela ki pahchan
थन नरम पर दूध घटता जाए, जांच किससे
`,
  'cattle-mastitis-4': `
teat dip after milking benefit
as soon as i remove bucket she lies on wet ground, how many minutes to keep standing
how long teat hole remains open after milking
dip solution for all four teats when
बाल्टी हटाते ही गीली जमीन पर लेट जाती, कितनी देर खड़ी रखूं
टीट डिप कब करना चाहिए
दूध निकालने के बाद चारा क्यों डालते हैं
दुहाई के बाद थन को घोल में डुबाने की जानकारी
teat dip kaise aur kab kare
duhne ke baad chaaro thun kisme dubona, pehle nahi baad me hi kyu
than ka ched kitni der khula rehta hai
dudh duhne ke baad chara dalna kyo
teat dip cow
half an hour standing after milking, why
is it bad if cow sits right after milking
टीट डिप
दुहने के बाद चारा डालना क्यों
दुहाई के बाद बैठने से नुकसान होगा क्या
चारों थन घोल में डुबोना सही है क्या
tit dip kaise
dudh ke baad khada rakhna kitni der
than ka munh khula rehta kya
duhte hi baith jati, chara dalu khada rakhne
thun dubone ka ghol kab lagaye
`,
  'cattle-milkfever-1': `
cow sat down after calving not getting up
twenty litre animal, calf is one day old, she lies like dead and body cold
high yielding cow two days after calving ears cold
cow down with neck bent after delivery is it emergency
बीस लीटर वाली, कल ही बच्चा, अब लाश जैसी ठंडी पड़ी
दूध बुखार के लक्षण
ब्याने के दूसरे दिन गाय के कान ठंडे और सुस्त
ज्यादा दूध वाली गाय ब्याकर गर्दन मोड़े बैठी
kaan chhuo to baraf, gardan pet ki or, do din pehle byayi thi
milk fever ki pehchan
byai gaay thandi pad gayi gardan ek taraf
calcium ki kami se baith gayi byane ke baad
milk fever symptoms
cow down after calving with no fever and dry nose
within how many days of calving does milk fever come
दुग्ध ज्वर लक्षण
ब्याने के बाद गाय बैठ गई
मिल्क फीवर में बुखार होता है क्या
सिर कोख पर रख कर पड़ी, नथुने सूखे
milk fevar gaay
byane ke baad uth nahi rahi
gaay kaanp ke gir gayi thande pair byayi kal
sutak bukhar ke lakshan
jyada dudh wali gaay teen din ki byai baith gayi doctor kab
`,
  'cattle-milkfever-2': `
shopkeeper selling gel for last week before calving, will it save or harm heavy milker
prevention of milk fever before calving
calcium gel in last month pregnancy good or harmful
heavy milker due in ten days, how to avoid downer
दुकानदार जेल दे रहा है ब्याने से पहले पिलाने को, लूं क्या
मिल्क फीवर से बचाव
ब्याने से पहले कैल्शियम देने का नुकसान
ज्यादा दूध वाली गाय की आखिरी महीने की देखभाल
agle hafte byana hai, 25 litre wali, pehle se cal ki sheeshi chadhwa du?
milk fever na ho iske liye kya kare
byane se 15 din pehle calcium dena thik hai
achhi dudh wali gaay byane wali h milk fever ka dar
calcium before calving
is it okay to drench calcium a week before calving
heavy milker due soon, how to keep from going down
ब्याने से पहले कैल्शियम
दुग्ध ज्वर से बचाव
गाभिन को कैल्शियम पिलाने से नुकसान होगा क्या
आखिरी हफ्ते क्या खिलाएं किससे पूछें
calcium gabhin gaay ko
milk fever bachav
byane se pehle calsium ki botal sahi hai kya
pichli baar doodh jwar hua tha is baar kaise roke
adhik dudh wali gaay ko last hafte calcium
`,
  'cattle-milkfever-3': `
how much milk to draw on first day after calving
complete milking after calving bad?
leave milk in udder for two days after calving why
she delivered last night udder like pot, relatives say squeeze all or it will spoil
ब्याने के बाद पहले दिन कितना दूध निकालें
रात को ब्याई, थन मटके जैसा, सब कहते पूरा निचोड़ो
शुरू के 48 घंटे थन में दूध छोड़ना है क्या
सारा दूध निचोड़ने से गाय बैठ जाती है क्या
byane ke baad pehle 2 din pura dudh nikale kya
pehle do roz kitna dudh andar rehne du ki gir na jaye
pura dohan karne se milk fever hota hai kya
byane ke din than khali karna chahiye ki nahi
is emptying the udder on day one harmful
for how many hours after calving should some milk be left
ब्याने बाद पूरा दूध
खीस पूरी निकालना सही है क्या
पहले 48 घंटे दूध छोड़ना
तुरंत ब्याई गाय का थन खाली करने से नुकसान होगा क्या
pura khees nikalna
byane ke baad dudh chhodna
do din thoda thoda dudh nikale kya
naye byat me than nichodna thik nahi kyu
pehle do din thoda dudh than me rakhne se milk fever rukta kya
how many litres to leave in bag the day she delivers
`,
  'cattle-placenta-1': `
elder tied chappal to the hanging skin, smell started, fourteen hours gone
retained placenta after calving what to do
afterbirth hanging 15 hours can i pull by hand
how many hours to wait for jer to fall
लटकती झिल्ली में चप्पल बांध दी दादा ने, चौदह घंटे हो गए
जेर रुकने पर क्या करें
झर कितने घंटे में गिर जानी चाहिए
जेर हाथ से निकलवाना ठीक है क्या
jhar nikalne wala gaon ka aadmi haath daal ke khinchta, hone du?
jer atak gaya byane ke baad kya kare
jhar khinch kar nikal sakte kya
gaay byai kal se khedi nahi giri
retained placenta cow
is it okay to hang a stone on the afterbirth
jer not dropped by evening, calved in morning, number to call
जेर नहीं गिरी
झिल्ली खींचने से नुकसान होगा क्या
जेर गिरने में बारह घंटे से ज्यादा लगे
खेड़ी रुक गई, वजन बांधना सही है क्या
jer ruk gayi
khedi nahi giri gaay
byane ke baad jhilli latki 14 ghante
jer khinchne wale ko bulau ya doctor
ful atka hai gaay ka, badbu aa rahi byane ke agle din
`,
  'cattle-prolapse-1': `
uterus came out after calving cow
football of flesh came behind after calf, dust and flies on it, what till doctor
vagina coming out before calving
how to protect the part hanging out till vet arrives
शरीर निकल रहा है
बच्चेदानी बाहर आ गई क्या करें
पीछे फुटबॉल सा मांस, धूल लग रही, डॉक्टर आने तक क्या
फूल निकले पर कौवे चोंच मार रहे, ढकूं कैसे
baithte hi laal mass dikhta hai byane me mahina hai, kaise rakhe
bachedani bahar nikal gayi byane ke baad
gaay sarir dikha rahi hai upay
phool bahar hai haath se andar dhakel de kya
prolapse cow
keep hind end high when womb comes out?
should i push back the mass with my hand
फूल निकलना गाय
गाय शरीर दिखाती है
बाहर निकले अंग पर गीला कपड़ा रखना सही है क्या
बच्चेदानी बाहर, खुद धकेलने से नुकसान होगा क्या
phool nikal aaya
gaay peeche se maas nikla
bel nikal rahi hai gaay ki kya kare
sharir nikle to pichla hissa uncha kyo
bachedani pe mitti lagi kutte aa rahe doctor der se
`,
  'cattle-bloat-1': `
first cutting of tender berseem given wet in morning, now left side tight and no cud
cow stomach swollen left side after green fodder
how much dry straw to mix with berseem
reason of gas after eating oats
अफारा रोग के लक्षण और कारण
पहली कटाई की कच्ची बरसीम भीगी खिला दी, बाईं तरफ कसाव
बरसीम के साथ भूसा कितना मिलाएं
अफरा किस चारे से होता है
roz barsim khate hi phulti, sookha mila ke kis ansh me du
afara kyo hota hai gaay me
barsim khilane se gas ban gayi
bayi kokh phuli hui jugali nahi kar rahi
bloat cow berseem
is half straw with berseem right
left flank tight like a drum, cud stopped
अफारा गाय
गीली बरसीम से पेट फूला
जई खाने से गैस बनती है क्या
आफरा आने के कारण
afara gaay ko
pet phool gaya barsim
bayi taraf dhol jaisa saans phool rahi
bina bhusa barseem khilane se nuksan hoga kya
kachcha hara chara kha ke gaay ki kokh tan gayi
`,
  'cattle-bloat-2': `
swollen tight and vet is two hours away, tie in standing or let her rest
should bloated cow be made to sit
how to give oil drench safely in bloat
when to resume feeding after bloat
अफारा में तुरंत क्या करें
दो घंटे में डॉक्टर आएगा, फूली हुई को खड़ा रखूं या आराम करने दूं
नाल से दवा पिलाने में सावधानी
अफारा ठीक होने के बाद चारा कैसे दें
afara ka turant upchar
pet phula hai doctor aane tak kya kare
botal se tel dene me jeebh pakad li thi, khansi hui, galat kiya?
tel pilate samay jeebh pakde ya nahi
bloat first aid
is it okay to hold the tongue while giving oil
walk or rest a bloated cow
अफारा पहली मदद
अफारे में बैठने देना सही है क्या
पेट फूलने के बाद चारा कितने दिन में शुरू
नाल से पिलाते समय दवा फेफड़े में न जाए
afara me kya kare
gas bani gaay ko tahlaye
pet fula turant upay
jeebh pakad ke nal dene se nuksan hoga kya
afara utar gaya, ab hara chara kab se
`,
  'cattle-acidosis-1': `
calf lock was open, finished bucket of soaked wheat, lying with sour breath
cow ate excess dana stopped rumination
acidosis in cow due to grain
she opened the store and ate maize, next day loose dung
गोदाम खुला रह गया, गेहूं का टब चट कर गई, अब सुस्त और मुंह से खट्टी बास
ज्यादा दाना खाने से गाय का पेट खराब
गाय जुगाली नहीं कर रही, अनाज ज्यादा खाया था
मक्का की ढेरी खा गई, अब पेट खट्टा होगा क्या
tyohar pe puri halwa khila diya sabne, subah se jugali nahi
chawal jyada khane se gaay bimar
gaay ne gehu ka dher kha liya kya kare
atta khane ke baad gaay sust aur patla gobar
cow ate grain
sour stomach after flour, no cud
is it okay to raise concentrate suddenly
ज्यादा अनाज खाया
गाय ने आटे का ड्रम खा लिया
रोटी चावल ज्यादा खिलाने से नुकसान होगा क्या
जुगाली बंद, गोबर पतला, गेहूं खा गई थी
gaay dana jyada kha gayi
makka kha liya bori bhar
pet khatta ho gaya gaay ka
dana dheere dheere badhana kyu
bhandare ka khana khake gaay baithi, jugali nahi
`,
  'cattle-ticks-1': `
grey bags hanging under tail full of blood, pulled twenty today, tomorrow again same
lice and ticks on cattle remedy
shed full of ticks how to clear
which diseases come from ticks
पूंछ के नीचे खून भरी थैलियां लटकीं, आज बीस नोची कल फिर उतनी
चिचड़ी हटाने के उपाय
पशु में जूं और किल्ली नियंत्रण
गौशाला की दीवारों से किलनी कैसे खत्म हो
kachchi diwar ki darz me keede chhupte, leepa-poti se jayenge?
kilni marne ki dawa kaun bataye
kaan me kutki chichri bhari hai
athgodva lag gaya hai gaay ko upay
cow ticks control
which fevers do ticks carry in cattle
is it okay to apply tick medicine on my own
किलनी इलाज
पशु में पिस्सू जूं चिचड़ी की रोकथाम
बाड़े की दरारें भरने से किलनी कम होती है क्या
चिचड़ी से कौन सी बीमारियां
kilni bhagane
chichad lagi gaay
goth me kilni kaha chupti
chamokan lage hai bachhde ko kya kare
kilni khoon choosti dudh kam, shed sookha rakhu
`,
  'cattle-ticks-2': `
her urine looks like black tea and gums went white, some weeks ago had many biting bugs
babesiosis symptoms in cow
brown urine after ticks is it curable
URINE BLOOD COLOUR COW WEAK
पेशाब में खून आ रहा
मूत काली चाय सा, मसूड़े सफेद, पहले चिचड़ी बहुत थीं
गाय कॉफी रंग का मूत्र कर रही
बबेसिया में गाय ठीक होती है क्या
peshab ka rang coca jaisa, jaldi dikhaye to bach sakti?
mutra me khoon kamjor ho gayi
babesiosis ke lakshan
kilni wali gaay ka peshab kala lal
coffee colour urine
is tick fever curable
red water in cow, gums pale, earlier tick load
लाल पेशाब गाय
किलनी बुखार में पेशाब का रंग
पेशाब काला, आंख पीली, कमजोर गाय
बबेसिया का समय पर इलाज होने पर बचती है क्या
peshab lal gaay
babesia lakshan
moot coffee jaisa aur gaay sust
khoon mutna rog gaay
kilni kate ke baad peeli aankh, doctor kitni jaldi
`,
  'cattle-deworm-1': `
belly is like drum but back bone sharp, dung loose, which seasons are for worm dose
cow is thin with loose dung worms
when to deworm in a year
loss due to stomach worms
पेट के कीड़े की दवा कब दें
पेट घड़ा पीठ आरी, पतला गोबर, कीड़े मारने की खुराक किस ऋतु में
साल में कितनी बार कृमिनाशक दें
पेट के कीड़ों से क्या नुकसान होता है
do saal se kisi ko keede ki dawa nahi di, dudh bhi kam, kab kab deni thi
gaay kamjor hai khana khati hai par lagta nahi
krimi nashak sal me kitni bar
barsat ke baad keede ki dawa deni hai kya
deworm cow when
is worm dose twice a year enough
late conception and thin body, could it be worms
बरसात से पहले कीड़े मारने की दवा सही है क्या
पशु के पेट के पटार की दवा कितनी बार
कीड़ों से गाय दुबली और दस्त
deworming kab kare
pet ke kide gaay
barish ke pehle aur baad krimi dawa
patera keede se dudh kam hota kya
keede ki dawa doctor se poochhe bina sahi hai kya
साल में दो बार कीड़ों की दवा काफी है क्या
`,
  'cattle-deworm-2': `
i have strip of tablets at home and she is five months carrying, give or ask
dung test before deworming
deworm first or vaccinate first
can i give dewormer to seven month pregnant cow
घर में गोली पड़ी है, पांच महीने का पेट, दे दूं या पूछ लूं
गोबर की जांच क्यों कराएं कीड़े की दवा से पहले
पहले टीका या पहले कीड़े की दवा
गाभिन को कृमिनाशक देने से पहले किससे पूछें
camp agle hafte hai, us se pehle peth saaf karna zaruri h kya
gobar test kaha karwaye kide ke liye
tika se pehle kide ki dawa deni chahiye kya
gyabhin pashu ko deworming karaye ya na karaye
deworming pregnant cow
dung test before worm tablet
is it okay to vaccinate first and deworm later
गाभिन कीड़े दवा
गोबर की जांच पहले
गाभिन गाय को कृमि दवा से नुकसान होगा क्या
टीके से पहले पेट साफ करना
gabhin ko keede ki dawa
gobar janch kide
pet me bachcha keede ki goli de
deworming tika se pehle ya baad
gaay gabhin hai gobar me keede, doctor se puche bina de du
`,
  'cattle-housing-1': `
space required for one cow in shed
planning pucca shed of thirty feet, how many adults fit with open yard by standard
cow shed size for 10 animals covered and open area
space for calf of three months
एक गाय के लिए शेड में जगह
गौशाला का नाप दस गायों के लिए
मानक के हिसाब से एक पशु को छत तले कितना और बाहर कितना
खुला बाड़ा प्रति पशु कितने वर्ग मीटर
gaushala me ek gaay ko kitni jagah
10 gaay ke liye shed ka size
bachde ke liye kitni jagah chahiye
manger banwa raha hu, do pashu ke liye lambai kitni du mistri ko
cow shed space
7 sq m open yard per cow correct?
manger length in cm for one cow
गाय शेड नाप
नांद 60 सेमी काफी है क्या
बछड़े को खुली जगह कितनी वर्ग मीटर
साढ़े तीन वर्ग मीटर छत एक गाय को
gaushala jagah
shed size per cow
ek gaay ke liye chhat kitni
5 gaay ka bada kitna bada banau
khor ki lambai ek pashu cm me
`,
  'cattle-housing-2': `
plot is low near pond, mason wants smooth tiles and north south line, stop him?
type of floor for cow shed
which land to choose for making dairy shed
slip on smooth cement, what floor is right
गौशाला किस दिशा में बनाएं
राजमिस्त्री चिकनी टाइल लगा रहा, बाड़े में ठीक है क्या
पशुशाला के लिए कैसी जगह चुनें
तबेले में पानी भर जाता है, जमीन कैसी हो
shed kis disha me banaye
gaushala banane ki jagah kaisi ho
shed ki lambai purab pashchim ya uttar dakshin
neev bharni hai, jagah unchi karu ya nahi, lambi diwar kidhar
cow shed direction
is east west length right for cattle shed
slippery floor, cow fell, what flooring
गौशाला का फर्श
नीची जमीन पर गौशाला बनाने से नुकसान होगा क्या
पूरब पश्चिम लंबाई सही है क्या
shed disha
gaushala ka farsh phislan
tabela kis jagah banaye
pashu ghar me paani bharta hai, jagah badlu
cow shed lambai kidhar
गौशाला का मुंह किस तरफ
`,
  'cattle-heat-1': `
heat stress in cow summer care
mercury touched forty two, they stand with open mouths around bucket, what arrangement
panting in afternoon what to do
feeding time of cow in hot season
पारा बयालीस, मुंह खोले खड़े हैं, क्या इंतजाम करें
गाय के लिए कितना तापमान ठीक
लू से पशु को बचाने के उपाय
गर्मी में चारा किस समय खिलाएं
garmi me gaay ka dudh kam ho gaya
kitne degree se upar dudh ghatna shuru hota, dopahar ka chara band karu
loo lagne se gaay ko kaise bachaye
45 degree garmi hai gaay ke liye kya intjam
cow heat stress
what temperature range is comfortable for milk animals
is feeding at noon in summer wrong
गाय को गर्मी
लू से गाय बचाना
27 डिग्री से ऊपर गाय को परेशानी होती है क्या
जेठ बैसाख में दूध घटा, छाया पानी
garmi me gaay hanf rahi
loo lag gayi gaay
gaay ke liye sahi tapman
dopahar me khilane se nuksan hoga kya garmi me
nautapa me pashu ko kaise bachau
`,
  'cattle-milk-1': `
my worker chews tobacco and milks without washing, buyers complain
how to wash udder before milking
hygiene of milker and vessel
dairy rejected my milk for dirt, what to improve at milking
मजदूर खैनी खाकर बिना हाथ धोए दुहता है, क्या नियम बनाऊं
दूध का बर्तन कैसे रखें
दूध दुहते समय क्या सावधानी रखें
थन पोंछने के लिए कैसा कपड़ा लें
doodh me badbu, bartan seedha rakhte hai ulta nahi, sahi kya hai
dudh duhne ke pehle gobar kab hataye
dudh ka bartan kaisa hona chahiye
dudh me gandagi aati hai dairy wala mana karta
clean milk production
is it okay to use plastic can without drying upside down
dung removal how many minutes before milking
साफ दूध
दूध दुहने से पहले हाथ धोना
तंबाकू खाते हुए दुहना सही है क्या
बर्तन उल्टा रखने की वजह
swach dudh utpadan
dudh me gandagi
thun ponchne ka kapda
duhne ka bartan ulta rakhna kyo
milking se pehle gobar 10 minute pehle hatana
`,
  'cattle-milk-2': `
how soon should milk be sent to dairy
tempo comes after two hours and curdles in the drum, how to hold
temperature of fresh milk and cooling
evening milk kept till morning turns sour
टेंपो दो घंटे बाद आता, ड्रम में जम जाता है
दूध फट जाता है डेयरी पहुंचने से पहले
ताजा दूध का तापमान कितना होता है
शाम का दूध सुबह तक कैसे बचाएं
dudh jaldi kharab ho jata hai kya kare
abhi duha garam dudh seedha dabbe me band kar du ya thanda karu
dudh collection center kab tak pahuchaye
dudh ko thanda karna jaruri hai kya
cool fresh milk
at what temperature does milk come from udder
is it okay to close hot milk in a can for hours
दूध ठंडा करना
दूध फट जाना गर्मी में
ताजे दूध में कीटाणु जल्दी बढ़ते हैं क्या
दूध केंद्र देर से पहुंचा तो खट्टा
dudh fat jata
dudh thanda kaise
38 degree taja dudh
dudh le jane me 3 ghante lagte, kharab hoga kya
raw milk jaldi sour kyu ho jata
`,
  'cattle-milk-3': `
withdrawal period milk after medicine
course of five injections going on, calf and dairy both waiting for milk
can milk be sold after treatment of cow
vet gave injection for fever, when will milk be fit
दवा देने के बाद दूध कितने दिन न पिएं
पांच सुई का कोर्स चल रहा, दूध नाली में बहाऊं कब तक
एंटीबायोटिक के बाद दूध बेचना ठीक है
इंजेक्शन वाली गाय का दूध बछड़े घर वाले पी सकते हैं
ilaj khatam kal hua, aaj se bech du kya dudh
injection lagne ke kitne din baad dudh piye
antibiotic diya hai dudh ka kya kare
ilaj ke dauran dudh fekna padega kya
milk after antibiotic
is it okay to mix treated cow milk in can
withdrawal days, who decides
दवा वाला दूध
इंजेक्शन लगी गाय का दूध बेचना सही है क्या
दवा के बाद दूध कितने दिन फेंकें
थनैला की दवा चल रही, दूध पीने से नुकसान होगा क्या
dawa wali gaay dudh
antibiotic dudh kitne din
sui ke baad dudh bech sakte
ilaj wali gaay ka dudh bachhe ko de ya phenke
withdrawal period gaay ke dudh ka
`,
  'cattle-fodder-1': `
urea treatment of wheat straw method
how much urea for 100 kg straw
how many days to cover urea treated paddy straw
rice straw is only thing here, heard fertilizer water plus plastic makes it better
सिर्फ धान का पैरा है, सुना खाद वाला पानी डालकर ढकने से ताकत आती
पुआल को यूरिया से उपचारित कैसे करें
चार किलो यूरिया कितने लीटर पानी में घोलें भूसे के लिए
पैरा को यूरिया से पौष्टिक बनाना
bhusa upchar urea se kaise kare
100 kilo parali pe ghol kitne litre, tirpal kab hataye
urea upchar kitne din me taiyar
paira kutti ko protin wala kaise banaye
urea straw treatment
does urea really raise protein of straw to ten percent
is three weeks airtight cover enough
भूसा यूरिया उपचार
21 दिन से पहले खोलने से नुकसान होगा क्या
पुआल में प्रोटीन कितना बढ़ जाता है
सौ किलो पराली पर 40 लीटर घोल सही है क्या
bhusa urea upchar
parali ko paushtik chara banana
kadbi ya puaal sookha h, urea se behtar kaise kare
urea ghol parat parat chhidak ke dabana
hara chara nahi to sukhe bhuse ki takat badhane ka tarika
`,
  'cattle-fodder-2': `
precaution in feeding urea treated straw
which animals should not eat urea treated straw
opened the heap today, smell burns eyes, mare and calves are also in shed
treated straw has ammonia smell how to feed
ढेर आज खोला, आंख जलती है, घोड़ी और बछड़े भी खाएंगे क्या
घोड़े को यूरिया वाला भूसा दे सकते हैं क्या
यूरिया उपचारित पुआल बछड़े को कब से दें
फफूंद लगा भूसा खिलाएं या नहीं
urea wala bhusa kis pashu ko nahi dena
upchar kiya bhusa turant khila sakte kya
upchar wala puaal me safed jaal lag gaya, dhoop dikha ke khila du
4 mahine ke bachde ko urea bhusa dena thik
urea straw danger
is it okay to give ammonia straw to a pony
how many minutes to air treated straw
यूरिया भूसा सावधानी
सूअर को यूरिया उपचारित भूसा देना सही है क्या
यूरिया घोल पशु पी ले तो
काली फफूंद वाला भूसा फेंकूं क्या
urea bhusa kise na de
upcharit bhusa hawa dikhana
chhah mahine se chhota bachhda treated bhusa
ghodi ko urea wala puaal khilane se nuksan hoga kya
dher khola to amoniya ki jhaar, kitni der faila du
`,
  'cattle-fodder-3': `
right stage of maize for silage
cutter is on rent for one day, sorghum is in flower, maize not yet milky, which to chop
napier height for silage making
oats and bajra cutting stage for silage
साइलेज के लिए मक्का कब काटें
किराए का कटर आया है, कौन सा चारा किस हाल में हो तो काटें
नेपियर कितनी ऊंचाई पर साइलेज के लिए काटें
ज्वार में फूल आया है, साइलेज के लिए काट लें क्या
kutti lambi reh gayi 4 inch, gadde ke liye chhoti kitni chahiye
makka doodhiya hone par silage banaye kya
silage me kutti kitne cm ki ho
bajra ka silage kis stage me
silage cutting stage
chop length for silage 2 cm or 5 cm
is it okay to make silage from dry ripe maize stalk
साइलेज कटाई समय
नेपियर कितने मीटर पर साइलेज
बाजरा गोभ में काटना सही है क्या
दूधिया दाने पर मक्का काटकर कुट्टी
silej kab kate
silage ke liye jowar
jai doodhiya ho gayi kya karu achar chara
napier silage unchai
chara kutti ka size silage
`,
  'cattle-fodder-4': `
dug ten by three pit, how high above ground to heap and what on top
silage ready in how many days
size of silo pit and covering
how to open silage pit after it is ready
साइलेज बनाने की विधि गड्ढे में
गड्ढा खुद गया, ऊपर ढेरी कितनी ऊंची और किससे लीपूं
साइलेज को कैसे ढकें
साइलेज का गड्ढा किधर से खोलें
dedh mahina ho gaya gadda band kiye, ek kone se khole ya upar se
silage kitne din me taiyar hota hai
silage ka gadda kitna bada ho
silage me hawa na rahe kaise dabaye
silage pit size
is it okay to open silage after one month
how to plaster the top of silo
साइलेज गड्ढा
साइलेज कितने दिन में खोलें
साइलेज के ऊपर पन्नी न हो, भूसा मिट्टी से लीपना सही है क्या
गड्ढे में हवा रह जाए तो नुकसान होगा क्या
silage gadda bharna
45 din silage
silo gadde ki lambai chaurai gehrai
silage ek taraf se kholna kyo
khatta achar wala chara gadde me dabana
`,
  'cattle-fodder-5': `
april may nothing green, eight milking heads, calculate pit fodder in quintals
how much silage to store for 10 cows
moisture percentage for silage
chopped maize too wet for silage, correct moisture?
अप्रैल मई में हरा नहीं, आठ दुधारू, अचार चारा कितने क्विंटल
साइलेज में नमी कितनी होनी चाहिए
दस गायों के दो महीने का साइलेज कितने क्विंटल
गर्मी के 60 दिन के लिए साइलेज का हिसाब
kata hua makka nichodne pe pani nikalta hai, itni nami me bharna chahiye?
silage me nami kitni rakhe
10 pashu ke liye kitna quintal silage
20 kilo silage roz kafi hai kya
silage per cow
is 20 kg silage a day right for one milch animal
moisture for silage 60 or 80 percent
साइलेज मात्रा पशु
साइलेज की कुट्टी में नमी प्रतिशत
120 क्विंटल साइलेज कितने पशु को चलेगा
रोज 20 किलो साइलेज देना सही है क्या
silage kitna kilo roz
silage nami kitni
10 gaay 2 mahina silage quintal
bahut geela chara dabane se nuksan hoga kya silage
gaay ka khatta hara achar roz ki matra
`,
  'cattle-fodder-6': `
how to make hay from berseem
lucerne surplus in march, rack in shade or open sun, till it crackles?
when to cut lucerne for hay
how to know dried fodder is ready to store
मार्च में रिजका फालतू, छांव में सुखाएं या धूप में
बरसीम सुखाकर रखने का तरीका
हरी घास सुखाने को कब काटें
सूखी घास में नमी कितनी रहे
sukhi hari ghas ka gatthar garam ho gaya, kitni nami pe rakhna tha
hara chara sukha kar kaise rakhe
jai ko sukhane ka sahi samay
lusan ki hay banane ka tarika
hay making berseem
is drying in strong sun bad for hay leaves
moisture to store hay
हे कैसे बनाएं
बरसीम की सूखी घास
15 प्रतिशत नमी तक चारा सुखाना
डंठल टूटने लगे तो भंडारण सही है क्या
hay banana
hara chara sukhana
barseem sukhane ka samay phool
suki ghas kaha rakhe farsh uncha
baadal me ghas katne se nuksan hoga kya, hay ke liye
`,
  'cattle-azolla-1': `
azolla pit size and preparation
protein in azolla
azolla growing season in north india
saw a video of floating fern, how big the lined tank and which months for bihar
वीडियो में तैरती फर्न देखी, बिहार में किन महीनों चलेगी
अजोला में प्रोटीन कितना होता है
अजोला किस मौसम में उगाएं
अजोला लगाने को प्लास्टिक कितना बड़ा चाहिए
2 meter lamba kaafi hai kya tairne wale chare ka gaddha
ajola ka tank kitna bada
azolla me protein kitna percent
azola thand me hota hai kya up me
azolla pit size
does azolla grow in winter in north india
protein percent of dry azolla
अजोला गड्ढा नाप
अजोला में प्रोटीन
अजोला दक्षिण में साल भर उगता है क्या
आधा मीटर से कम गहरा पानी हौज, अजोला के लिए सही है क्या
ajola tank size
azola protein
azolla kis mahine uttar pradesh me
pani par tairne wala chara gadde ka naap
jad wali hari kai wala chara plastik bichha ke
`,
  'cattle-azolla-2': `
my fern tank turned thin, forgot dung and phosphate for weeks
azolla maintenance dung and superphosphate
when to harvest azolla
azolla smells of dung, cows refuse
फर्न पतली पड़ गई, गोबर और फास्फेट कितने दिन पर
अजोला में गोबर कितना डालें
अजोला कब निकालें
अजोला में हर हफ्ते क्या डालना पड़ता है
azolla pashu ko khilane ka tarika
chhalni se nikal li hari kai, seedhe du ya dho ke dane me
ajola dhona kyo jaruri hai
azolla poora bhar gaya ab kaise nikale
azolla harvest feeding
how often superphosphate in azolla
is it okay to feed azolla without washing
अजोला खिलाने का तरीका
अजोला में गोबर 2 किलो
अजोला कब निकालें, पानी ढक गया
बिना धोए अजोला देने से नुकसान होगा क्या
ajola dhona
azolla me super fasfet kab
azolla dane me milakar de sakte
azolla badh nahi raha gobar dalu
gaay azolla sungh ke chhod deti gobar ki boo
`,
  'buffalo-breeds-1': `
jind dealer, coil horn, eighteen hundred for whole season, is it true
best buffalo breed for haryana
murrah fat percentage
how to recognise pure murrah by horn and colour
जींद का व्यापारी, कुंडल सींग, पूरे ब्यांत का दूध
सबसे अच्छी भैंस की नस्ल
मुर्रा के दूध में फैट कितना
असली मुर्रा की पहचान सींग से
kundal seeng wali ka fat saat hota hai kya
murra ki pehchan
rohtak jind ki bhains lena kaisa
murra bhais ek byat me ketna kilo dudh
murrah buffalo milk
curly horned black animal from karnal, is 2000 kg in a season normal
is murrah a wrong choice if i have no green fodder
मुर्रा भैंस दूध
पटियाला तरफ की काली भैंस का फैट सात प्रतिशत होता है
कुंडी भैंस लेनी है, ब्यांत में कितना देगी
हरा चारा भरपूर है तो कौन सी भैंस
murrah dudh fat
kundi bhains ki pahchan seeng se
delhi nasl ki kali bhains
murrah 2500 kilo byant me de sakti kya
murrah ke dudh me kitna ghee nikalta
`,
  'buffalo-breeds-2': `
anand dairy area medium size with good fat which one
jaffarabadi buffalo weight heaviest
surti buffalo milk and fat
mehsana buffalo information
गुजरात की भैंस की नस्लें
सुरती भैंस कितना दूध देती
आनंद तरफ मझोली और फैट अच्छा
मेहसाणा भैंस कहां की है
jafrabadi bhains ke bare me
kathiawad ki bhaari latakte sing wali, naam kya
mehsani bhains kaisi hoti hai
gujrat me kaun si bhains pale
gujarat buffalo breeds
which one is heaviest in saurashtra
surti gives 7.5 fat, true or salesman talk
सुरती भैंस
मेहसाणी भैंस मुर्रा और सुरती से मिलकर बनी है क्या
खेड़ा वडोदरा की मझोली भैंस का दूध
साबरकांठा में कौन सी भैंस चलती है
jafrabadi bhains
surti ka fat kitna
gir jungle ki sabse vajandar bhains
mehsana nasl kis jile ki
gujarati bhains 1600 kilo dudh wali
`,
  'buffalo-breeds-3': `
bhind village only dry stalk, wants ghee not volume
buffalo with highest fat milk
copper coloured buffalo breed
bhadawari milk yield per lactation
भिंड में सूखा डंठल ही है, घी चाहिए
सबसे ज्यादा फैट वाली भैंस
भूरी तांबे जैसी भैंस कौन सी
भदावरी भैंस कितना दूध देती
taamba rang, dudh kam, makkhan bahut
ghee ke liye kaun si bhains
bhadavri bhais kam chare me chalegi kya
gwalior etawah ki bhuri bhains
bhadawari buffalo
copper colour animal, only two three litres but ghee tops the pot
which one lives on poor straw in heat
भदावरी भैंस
भदावरी का दूध कम है, क्या लेना घाटे का है
इटावा भिंड मुरैना की घी वाली भैंस
सूखे चारे पर टिकने वाली तांबई
bhadawri bhains
ghee wali bhains
kam chara garmi jhelne wali bhains
tambe jaisi bhains ek byant me 900 kilo
malai moti dene wali agra ki nasl
`,
  'buffalo-breeds-4': `
amravati farmer wants one to plough paddy and milk a bit
nagpuri buffalo use
buffalo breed for maharashtra
solapur buffalo for milk breed name
पंढरपुरी म्हैस की जानकारी
अमरावती में खेत भी जोते दूध भी
महाराष्ट्र में कौन सी भैंस पालें
यवतमाल वर्धा की भैंस दूध की या काम की
pandharpuri mhais kashi aahe
satara se long sword horn khareedi, dudharu hai na
maharashtra ki bhains ki nasal
sangli kolhapur me dudh ki bhains konsi
pandharpuri buffalo
what is nagpuri kept for, milk alone or field too
very long horn touching shoulder, from solapur
पंढरपुरी भैंस दूध
नागपुरी दोहरे काम की है क्या
सांगली की लंबे सींग वाली
वर्धा यवतमाल की अपनी भैंस
pandharpuri mhais
vidarbha ki bhains hal bhi kheenche
kolhapur dudharu mhais
berari bhains dudh aur kaam
wardha ki bhains kheti ke kaam bhi aati kya
`,
  'buffalo-breeds-5': `
nili ravi buffalo information
buffalo with white legs and white forehead
one with glassy eyes and five white marks from ferozepur, is she dairy
is nili ravi larger than murrah
नीली रावी की जानकारी
कांच जैसी आंख, पांच सफेद निशान
माथे पर सफेद टीका वाली भैंस
नीली रावी कहां पाई जाती है
nili ravi bhains ki pehchan
teeka wali kali, murra se badi kya
safed maathe wali bhains kaun si nasl
neeli ravi punjab ki bhais dudh ke liye
nili ravi buffalo
white blaze on face and white socks, wall eyes
is it right that nili ravi is larger than murrah
नीली रावी
पंचकल्याणी भैंस कहां की
माथे पैर पूंछ सफेद भैंस
सतलुज किनारे वाली दुधारू भैंस
nili ravi dudh
neeli bhains firozpur
panch bhadra bhains safed nishan
punjab ki murrah se alag wali bhains
billi aankh wali kali majh
`,
  'buffalo-feeding-1': `
ten kilo milker eats straw by heap, what is proper grain for her and for carrying one
concentrate for buffalo giving 10 litre
how much extra feed to pregnant buffalo
murrah ration straw and grain quantity
दस किलो दूध वाली को भूसा ढेर, दाना ठीक कितना
रोज कितना दाना दें
गाभिन भैंस का दाना
दस लीटर वाली भैंस की खुराक
bhains ko kitna dana dena chahiye
pet wali ko upar se kitna aur daale roz
gabhin bhains ko kya khilaye kitna
bhains ko 2 litre dudh par kitna dana
buffalo daily ration
10 litre buffalo, five kilo for milk plus two for body, correct?
extra feed kilos when buffalo is carrying
भैंस का राशन
भैंस को भूसा छह किलो काफी रहता है
गाभिन भैंस को पौने दो किलो ऊपर से
भैंस को दाना न देकर सिर्फ भूसा देने से नुकसान होगा
bhains khurak
bhains dana per litre
majh nu kinna feed
bhains ko hara chara kab badhaye
bhais ki sani me khal churi kitni
`,
  'buffalo-breeding-1': `
she stays mute in june, once noticed thread at four am
heat symptoms at night
buffalo not showing heat in summer how to detect
when to check buffalo for heat signs
जेठ में चुप, एक बार चार बजे तार देखा
भैंस हीट में है कैसे पता करें
भैंस गर्मी के मौसम में हीट नहीं दिखाती
भैंस को हीट के लिए किस समय देखें
bhains garmi me hai kaise jane
shaam der ko kya dekhu ki haath se mauka na nikle
bhains raat me garam hoti hai kya
bhains rambhati nahi garam ka pata nahi chalta
silent heat buffalo
should i check my buffalo at midnight or dawn for heat
less milk this morning and wet tail, no sound from her
गूंगा आमा भैंस
भैंस हीट नहीं दिखाती
तड़के भैंस की पूंछ पर लसलसा लगा मिला
जेठ आषाढ़ में भैंस बोलती क्यों नहीं
bhains gungi
bhains heat raat me
majh bolti nahi thand me theek garmi me chup
bhais baar baar moot rahi dudh ghata, garam hai
chup bhains ki garmi pakadna
`,
  'buffalo-breeding-2': `
age of buffalo heifer for ai
jhoti crossed 310 kilo, is she right for first straw
ai timing in buffalo morning heat
jhoti 24 months 280 kg inseminate or not
कटिया को पहली बार कब गाभिन कराएं
पड़िया का वजन कितना हो गाभिन कराने को
झोटी तीन सौ दस किलो, पहला बीज
झोटी 30 महीने की है बीज डलवाएं
padiya ko gabhin kab karaye
jhoti ka wajan kitna ho ai ke liye
subah garmi to sham ko tika, jhoti me bhi yahi hai
katiya 2 saal ki hai gabhin kara du
buffalo heifer ai
what weight must a jhoti reach before semen
heat at night in jhoti, inseminate next morning?
झोटी पहला बीज
पड़िया 26 महीने की, डेढ़ साल में भरवाना गलत है क्या
कटिया 325 किलो की हुई
झोटी को शाम को गर्मी, सुबह टीका
jhoti ai wajan
padiya pehli baar gabhin
katdi kitne mahine pe bharwaye
osar bhains 300 kg
jhoti chhoti hai bharwa diya to nuksan
`,
  'buffalo-breeding-3': `
fourteen months between calves, others get each year, am i losing
calves after how many days again
not pregnant since long loss
ideal gap between calvings, bhains and gai compared
कितने दिन में दोबारा ब्याती है
चौदह महीने पर बच्चा, औरों का बारह, घाटा
भैंस 14 महीने में एक बच्चा दे तो ठीक है
भैंस देर से ब्याए तो क्या करें
ek saal se khali pet, jaanch karau
kitne mahine baad fir byati
bhains 18 mahine se nahi byayi
gaay aur bhains ki byaat ka antar din
buffalo calving interval
is 425 days between calves fine
how much gap is a loss, my buffalo calved 20 months ago
भैंस ब्यांत अंतर
गाय हर साल और भैंस कितने दिन पर
भैंस लंबे समय खाली रहे तो जांच
दो साल में एक पाड़ा, क्या यह घाटा है
bhains kab dobara byaye
bhains khali padi
sawa saal me bhains byati hai theek h
gaay 365 bhains 425
dair se byane wali bhains ka checkup
`,
  'buffalo-health-1': `
rain starting, pond ones choke first, shot age?
galghotu vaccine for buffalo
throat swelling chance of recovery
do buffaloes get hs more than cows
बारिश शुरू, तालाब वाली पहले घुटती, सुई किस उमर
गलघोंटू का टीका कब
गला सूजी भैंस बच सकती है क्या
बरसात से पहले कौन सा टीका
ek ka gala soojh gaya to baaki ka kya
gala suj gaya
galghotu ka tika kab lagwaye
katre 6 mahine ke ko galghotu tika
hs vaccine buffalo
is throat disease worse in buffalo than cow
can a buffalo survive after throat swells
भैंस गलघोंटू
घुड़का रोग भैंस में ज्यादा क्यों
भैंस को हर साल बरसात पूर्व सुई
पाड़ा छह महीने का, गले वाली सुई
bhains galghotu
bhains gala sujan bachegi
ghurrka bhains tika
majh nu gal ghotu da teeka
pichhle sawan 3 bhains mari, ab pehle kya lagwaye
`,
  'buffalo-health-2': `
calf on second day and she cannot lift hind legs, feels cold
sitting after calving not getting up
is milk fever more in buffalo than cow
collapsed on second day after delivery
भैंस ब्याने के बाद बैठ गई
दूसरे दिन पिछला धड़ नहीं उठता, ठंडी
ब्याई भैंस खड़ी नहीं हो पा रही
मिल्क फीवर ब्याने के कितने दिन में
bhains byane ke baad uth nahi rahi
gaay se jyada kali dudharu me kyo baithti byane ke baad
bhains bya kar gir gayi
bhains ko calcium ki kami byane ke turant baad
milk fever buffalo
do buffaloes go down after calving more than cows
cannot get up on day two, vet now or wait
भैंस दूध बुखार
ब्याई भैंस उठ नहीं पाती
तीन दिन के भीतर भैंस क्यों गिरती है
भैंस को घर में दवा देकर देखना ठीक रहेगा या डॉक्टर
bhains milk fever
bhains baith gayi byane baad
majh sooi te dig payi
bhais ke kaan thande byane ke agle din
bhains khadi nahi ho rahi byai h
`,
  'buffalo-housing-1': `
space for buffalo in shed
bathing in summer how many times
buffalo shed size per animal
five of them in tin shade in june, no pond, sprinkle how many rounds
पांच टीन के नीचे जून में, तालाब नहीं, छींटे कितनी बार
गर्मी में नहलाना
तालाब में छोड़ना जरूरी है क्या
खुला बाड़ा कितना
bhains ke liye kitni jagah chahiye
din me kitni baar nahlaye
ek ke liye chhat ka hissa aur khula hissa naap
pasina nahi aata kya garmi me
buffalo shed space
must buffaloes have a pond in summer
is 4 square metre roof per buffalo right
भैंस शेड जगह
भैंस को दिन में दो बार नहलाना जरूरी है
भैंस को पसीना कम क्यों आता है
पोखर नहीं है, छींटे मारने से काम चलेगा
bhains ka bada
bhains nahlana
kichad me lotna bhains
bhains ki khurli lambai
ek bhains khuli jagah 8 meter
`,
  'buffalo-health-3': `
my palm has blisters same as her teats, milk for tea ok?
red boils on buffalo udder passing to hand
pox milk boil and drink
how many days buffalo pox heals
भैंस के थन पर दाने
हथेली में भी छाले जैसे थन पर, चाय चलेगी
थन पर फफोले हाथ में भी हो गए
भैंस की माता कितने दिन में ठीक
than par chhale
do hafte me sookhenge kya laal phunsi
than me fode
than ke dane haath me lag gaye
buffalo pox teats
blisters on udder and on my fingers
is it okay to drink boiled milk of pox buffalo
भैंस चेचक
थन पर दाने, पहले दुहूं या आखिर में
भैंस की माता कितने दिन रहती है
दुहने वाले के हाथ पर फफोले
bhains ki chechak
than pe dane bhains
bhains ke than pe phunsi hath me lagi
maata nikli bhains dudh ubale
lal dane than ke ghav kisse dhoye
`,
  'cattle-brucella-1': `
third animal threw calf near full time, wife helped with hands, now she has fever
brucellosis symptoms and danger to man
how to dispose aborted calf and placenta
two cows aborted late, blood test needed?
तीसरी ने पूरे दिनों में बच्चा फेंका, घरवाली ने हाथ से उठाया
ब्रुसेलोसिस बीमारी की जानकारी
मरा हुआ बच्चा फेंका, उसे कैसे दबाएं
गर्भपात वाली गाय का दूध कच्चा पी सकते हैं
kachcha bachha kutte kha gaye, jer padi hai, kaise thikane lagau
brucellosis insan ko hota hai kya
gaay ka garbhpat ho gaya khoon janch karaye
tu gayi gaay akhri mahine me, jer ko hath lagaye
late abortion cow
is it safe to bury aborted calf without lime
can i drink raw milk of a cow that slipped her calf
गर्भपात आखिरी महीने
ब्रुसेलोसिस इंसान को लगती है क्या
नंगे हाथ से जेर उठाने से नुकसान होगा क्या
गाय तू गई सातवें महीने, किस चीज की जांच
brusella rog lakshan
bachcha gira diya gaay
gira bachcha chune ke saath gaadna
gaay ne adhura bachha diya ghar walo ko bukhar
brucella khoon janch kab
`,
  'cattle-theileria-1': `
hybrid not eating since three days, ear glands like lemon, skin had bloodsuckers
hf cow high fever with swollen lymph gland
crossbred cow anaemic yellow eyes ticks on body
jersey fever 106 not reducing, gland near shoulder big
थिलेरिया रोग के लक्षण
तीन दिन से नहीं खा रही, नींबू जैसी गिल्टी, चिचड़ी थी
जर्सी गाय की आंखें पीली और बुखार
किलनी वाली एचएफ गाय खाना छोड़ बैठी, बुखार बना है
theileria bimari ke lakshan
hf gaay ko bukhar utar nahi raha kilni hai
jersy ki pasli tak haanf, palak pili, taap 105
jarsi ko theleriya hua lagta hai
theileria symptoms crossbred
swollen lump before shoulder with fever, white eyes
should ticks be removed from shed too in theileria
थिलेरियोसिस लक्षण
संकर गाय बुखार गिल्टी
आंख सफेद पड़ी, खून की कमी, किलनी वाली जर्सी
देसी नहीं दोगली को किलनी से तेज ताप क्यों
theleria lakshan
sankar gaay tej bukhar kilni
gilti phool gayi jarsi ki
kilni wala bukhar hf ko doctor jaldi bulau
jersey ki aankh peeli kamjori khana band
`,
  'cattle-anthrax-1': `
neighbour cow dropped dead, black blood from behind not clotting, boys want to cut it
anthrax suspected carcass what to do
how to dispose anthrax dead animal
should we cut open dead cow with bleeding
पड़ोस की गिरकर मरी, पीछे से काला खून, लड़के चीरना चाहते
एंथ्रेक्स से मरे पशु का क्या करें
गिल्टी रोग में लाश कैसे दबाएं
मरी गाय के मुंह से काला खून, चमड़ा उतारें या नहीं
lash phool gayi nathune se khoon, jcb se gadda kitna gehra chuna dale
anthrax rog ki jankari
mari hui gaay ko kaise dafnaye khoon aa raha
anthrax me lash ko chhuna nahi chahiye kya
anthrax dead cow
is it okay to drag the carcass with tractor
whom to report sudden death with blood from nose
एंथ्रेक्स लक्षण
मरे पशु की नाक से खून
लाश जलाएं या चूने के साथ गाड़ें
खाल उतारने से नुकसान होगा क्या, अचानक मरी थी
anthrax se maut
pashu achanak mara khoon nikla
gilti rog ki lash gaadna
baghi bimari me mara pashu chhune se khatra
post mortem karwana sahi hai kya, gobar raste khoon
`,
  'mithun-rearing-1': `
how to keep mithun in fenced forest
semi intensive mithun farming
let loose in the hills they vanish, better keep inside fence?
what should be offered in fenced jungle plot, lick and shed
मिथुन को बाड़ में रखें
मिथुन पालने का तरीका
पहाड़ में छोड़ते हैं तो गुम हो जाते, बाड़ में पालें
घेरे में चराई के साथ और क्या देना, छप्पर चाहिए
mithun ko ghere me rakhna
mithun ka tika khurpaka
jungle me free chhodne se khona, kya tarika achha hai
kaan me tag aur muh khur ka tika karwana hai kya
free in forest or half closed, which way icar says
salt and mineral and shed in fenced jungle plot
is ear tag needed for these forest animals
घेरे में पालने से उल्टा असर तो नहीं, खुले चरते थे
खुरपका का टीका लगवाना चाहिए या नहीं
मिथुन बाड़ पालन
नागालैंड में जंगल में बाड़, छप्पर
gayal palan tarika
jungle me gum ho jate, taar ki bada bana du
mizoram me semi intensive mithun kaise
namak khilane se paas aate, roz dena
kaan par tag lagwa ke ghere me charau
`,
  'mithun-health-1': `
foot and mouth vaccine for mithun
leech removal of mithun
leeches in nostrils when they return, where is check up
vet camp in village, what services should i ask
मिथुन को कीड़े की दवा
मिथुन की बीमारी जांच
नाक में जोंक, जंगल से लौटे, कहां जांच
गांव में पशु शिविर है, क्या क्या कराऊं
mithun ka ilaj camp
mithun gobar janch
pet ke keede ki dawa aur tika kab lagwaye jungli gay ko
kilni jonk bahut lagi hai kya upay shivir me
camp day, what all to get done for my forest cattle
leeches in nose after return, who removes
is dung test useful before worm medicine
शिविर में खुरपका टीका और कीड़े की दवा
किलनी जोंक हटाना जरूरी है क्या, बीमार होता
नाक में खून चूसने वाले कीड़े लेकर जंगल से लौटा, कहां दिखाऊं
खनिज मिश्रण न देने से नुकसान होगा क्या
mithun jonk ilaj
gobar janch karwane kahan le jau mithun ko
pet ke keede, weak ho gaya, camp me dawa
swasthya camp me namak ki eent milti kya
MITHUN KE KIDE NIKALNE AUR TIKE KI JANKARI
`,
  'yak-rearing-1': `
yak diseases and vaccination
animals limping and mouth blisters in sikkim, what vaccines
foot and mouth in yak
yak black quarter vaccine
ऊंचाई वाले झुंड को नमक कितना जरूरी, कौन से टीके
याक का टीकाकरण
याक बीमार है
याक को नमक दाना
yak ki bimari tika
yak palan me rog
yak ko kaun sa tika
gale me sujan aur bukhar, lumpy bhi, tike kab
yak disease vaccine
is salt needed for yak
yak black quarter hs tika
याक रोग टीका
याक को बंद कर पालना सही है क्या
याक को गलघोंटू टीका न लगाएं तो नुकसान होगा क्या
याक में कौन कौन से परजीवी और रोग
yak bimari tika
yak langda bukhar tikka
sikkim ke yak ko lumpy ki sui kab lagaye
adha band adha khula yak palna theek kya
YAK HEALTH CARE AND VACCINES
`,
  'yak-rearing-2': `
yak grazing altitude
snow covers dhar early, when bring herd down
protect yak calf from snow
yak herd migration season
जाड़े में सूखा चारा कितना बचाएं, बच्चों को कहां रखें
याक का सर्दी चारा
याक के बच्चे बर्फ
याक को नीचे कब लाएं
yak kitni unchai pe charta
yak sardi me chara
yak bachha barf se bachana
tawang me garmi me kitne fut upar le jate
yak grazing feet altitude
is taking yak up in winter harmful
yak calf snow protect
याक चराई ऊंचाई
15000 फुट पर याक गर्मी में चरते हैं क्या
सर्दी में याक को नीचे न लाएं तो नुकसान होगा क्या
बर्फ में बछड़े को कैसे बचाएं याक
yak kitne feet upar
yak sukha chara jaada
nau hazar foot pe yak sardi me rakhna sahi hai kya
barfbari ke mahino ka yak chara kitna jodu
YAK FODDER IN SNOW SEASON
`,
};
