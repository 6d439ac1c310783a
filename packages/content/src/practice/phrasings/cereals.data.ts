/** How farmers and call centres ask for the facts of `cereals.ts`: by the id of a fact, one message a line. */
export const cerealsPhrasings: Readonly<Record<string, string>> = {
  'rice-nursery-1': `
farmer wants to know area of nursery required for 1 ha paddy
i have one and half acre low land, how many square feet should i keep for raising seedlings
nursry size for one hectre
when should seed be put in the bed if i want to plant on 10 july
बिचड़ा गिराने के लिए कितने वर्ग मीटर जगह छोड़ें
एक हेक्टेयर में धान रोपना है तो बेहन का टुकड़ा कितना बड़ा हो
नर्सरी क्षेत्रफल प्रति एकड़ की जानकारी
रोपनी से कितने दिन पहले बीज गिरा देना चाहिए
ek bigha khet ke liye nursry ka size kitna
dhaan ka bichra kitne square meter me giraye
15 july ko ropni karna hai to biya kab gira de
3 acre ropna h kitni jagah me biyad taiyar kare
area of seed plot for five acres main field
is 25 days gap between throwing seed and planting compulsory
my seed patch is only 200 sq metre, will it cover one acre
बीजाई क्यारी कितनी बड़ी
दो हेक्टेयर की रोपनी है, पौध वाला टुकड़ा कितने वर्ग मीटर का बनाऊं
रोपाई 20 जुलाई को तय है तो पौध कब डालनी पड़ेगी
300 वर्ग मीटर में एक एकड़ लायक पौध निकल आएगी क्या
biyad ka size acre
bichde ki kyari 400 gaj hai isse kitna khet rop jayega
dhan ki nursari ka area aur tarikh ke bare me jankari
ropni se ek mahina pehle bichda girana sahi hai kya
ghar ke pichhe chhota tukda h paudh ke liye kam padega kya
`,
  'rice-nursery-2': `
correct age of seedling for long duration variety at time of planting
my seedlings are 45 days old and variety is of 105 days, will they still tiller
farmer asked at what age paddy seedlings to be transplanted
110 day variety, should i plant at 20 days
मध्यम अवधि की किस्म की पौध कितने दिन पर रोपें
नहर में पानी नहीं आया, पौध चालीस दिन की हो गई, लग जाएगी क्या
पौध की उम्र के बारे में जानकारी चाहिए
जल्दी पकने वाले धान की रोपाई 20 दिन में कर दें तो ठीक
bichda 50 din ka ho gya pani nahi mila kya karu
medium duration variety ka nursery kitne din pe ukhade
135 din wali kism ki paud kab rope sahi age btao
mera dhan ka rop abhi 17 din ka h laga du ya ruku
seedling age short duration
is it okay to pull 35 day old plants of a 150 day variety
FARMER ASKED ABOUT SEEDLING AGE OF MEDIUM DURATION PADDY
पौध बूढ़ी हो जाए तो क्या
25 से 30 दिन वाली पौध किस तरह की किस्म के लिए ठीक रहती है
पंद्रह दिन की नन्ही पौध रोपने से नुकसान तो नहीं
पौध में गांठ बनने लगी, किस्म जल्दी वाली है, अब रोपना ठीक रहेगा
bichda umar kitni
lambi duration wali kism ki paud 40 din me lagana sahi hai kya
nursery ko 28 din ho gaye kism 130 din ki hai chal jayega
har kism ki paudh ek hi umar pe ukhadte hai ya alag alag
jaldi wale dhaan ki mori 22 din se upar ho jaye to kya farak
`,
  'rice-nursery-3': `
PAU recommended date of nursery for PR 128 and PR 129
hkr 47 nursery which week of may
i missed may, is pr 126 still possible if nursery is sown on 15 june
pr 114 seedlings age at transplanting as told by ludhiana university
पीआर 127 और पीआर 130 की नर्सरी मई के आखिरी हफ्ते में डालें क्या
पंजाब में परमल की पौध बोने की तारीखें किस्म के हिसाब से
पीआर 113 की पौध कितने दिन की होने पर खेत में लगाएं
पनीरी 20 मई को डाल दूं या अभी रुकूं पीआर 121 है
pr 126 di paneeri kinne din di laaiye
hkr 47 ki nursery bijne ka sahi time
ludhiana wale pr 130 ki panniri kab bijne ko bolte h
pr 128 jhona nursery date ki jankari
paneeri date pr 126
up to which june date can 126 be put in the bed in punjab
is 25 may too early for hkr 47 nursery
झोने की पनीरी तारीख
लुधियाना यूनिवर्सिटी ने पीआर 130 की बिजाई किस हफ्ते बताई है
पीआर 126 की पौध 35 दिन की हो गई, लगाना ठीक है क्या
पंजाब में कौन सी किस्म की पनीरी सबसे बाद तक डाल सकते हैं
pr 121 nursry date
punjab agri university ke hisab se pr 129 ki nursery kab
pau ne paneeri di umar 30-35 din kis kis kism layi dassi hai
20 may nu kehdi kehdi pr kism di paneeri bij sakde haan
126 wali kism ki paud jaldi kyu lagani hoti hai kitne din pe
`,
  'rice-nursery-4': `
seedling mat preparation for self propelled transplanter
kg of seed for machine nursery in one acre
farmer asked about mat nursery of paddy, ratio of soil and fym
custom hiring centre will bring machine next month, how do i grow the seedling carpet
ट्रांसप्लांटर के लिए मैट नर्सरी में कितना बीज और कितनी जगह
मैट नर्सरी में मिट्टी, गोबर और भूसी का अनुपात
मशीन से धान लगवाना है पौध किस तरह उगाएं
40 वर्ग मीटर में एक हेक्टेयर की पौध बन जाएगी क्या
mat nursery me dhan ki bhusi kitni milaye
paddy transplanter ki paudh tray me kaise ugaye
1 acre mashin ropai ke liye kitna kg bij lagta
chatai nursury ki mitti ka mishran btaye
seedling mat for machine
how many square metres of mat bed will feed one hectare machine planting
can i put more manure than soil in the transplanter tray mix
मैट वाली पौध बीज मात्रा
ट्रांसप्लांटर के गलीचे में मिट्टी कितने प्रतिशत रखें
रोपाई मशीन मंगवाई है, 10 किलो बीज में एकड़ भर की चटाई बनेगी
चटाई नर्सरी में भूसी मिलाना सही है क्या
mat nursry mishran
chatai nursery me goli khad ya gobar 15-20 pratishat kaise naape
dhan ropne wali mashin ke liye biya ki patti jagah kitni leti hai
carpet jaisi paudh jo roll ho jaye uske liye beej kitna
ek hektar ke mat ke liye 35 kilo beej zyada to nahi
`,
  'rice-seed-1': `
salt solution for separating chaffy seed, how many kg salt in 10 litre
ASKING ABOUT SEED GRADING BY SALT WATER IN PADDY
home saved seed has many half filled grains, how to remove them before sowing
after brine dip do we have to rinse the seed
17 प्रतिशत नमक घोल से बीज कैसे छांटें
घर का बीज है, आधा भरा दाना अलग करने का उपाय
10 लीटर पानी में नमक कितना डालें बीज छांटने को
नमक में डुबाने के बाद बीज को धोना सुखाना कैसे है
namak wale pani se dhan ka bij kaise chhate
ghar ke biya me poli dane h usko alag karne ka tarika
10 litre me kitna kilo namak beej dubane ke liye
jo dana niche baith gaya use dhoke dhup me sukhaye ya chhaya me
brine for seed grading
17 percent salt water means how much salt in a bucket
is it okay to sow seed straight out of salt water without washing
नमक घोल बीज छंटाई
नमक वाले पानी में डालने से बीज मर तो नहीं जाएगा
ऊपर तैर आया बीज बोना ठीक है या फेंक दें
20 लीटर की बाल्टी में बीज छांटने के लिए नमक कितने किलो
namk se beej chhatna
vajandar dana chunne ka namak wala tarika chhattisgarh me batate hai
namak me dubone ke baad do baar dhona zaruri hai kya
dhan ka patla pocha beej ped pe nahi lagana usko paani se alag karna h
chhane hue beej ko sukhana kaha hai chhaon me ya aangan me
`,
  'rice-seed-2': `
seed quantity for transplanted paddy in chhattisgarh
16 kg seed for one acre thin variety is ok or less
Farmer asked seed rate of mota dhan for ropa method
how much seed to buy for 5 acre coarse paddy, transplanting
छत्तीसगढ़ में रोपाई वाले धान की बीज दर
एक हेक्टेयर के लिए मोटा धान कितने किलो बीज
पतला धान है तो 16 किलो में एक एकड़ हो जाएगा
थरहा डाले बर कतका बीजा लागही एक एकड़ म
raipur side ropa dhan me seed rate kya h
mota dhan ek hektar me kitna kilo bij
patle dhan ka 2 acre ka bij kitna lau
tharha dale ke liye bij ki matra
bold grain seed quantity
how many kg of fine grain seed for a hectare of ropa
is 30 kg per acre of coarse seed wasteful in transplanting
रोपा में बीज कतना
महीन दाने वाली किस्म तीन एकड़ में लगानी है, बीज कितने किलो लूं
20 किलो मोटा बीज एक एकड़ की रोपाई के लिए सही है क्या
छत्तीसगढ़ कृषि बुलेटिन में रोपा बीज की दर क्या लिखी है
mota dhan bij kitna
hmt jaisa patla chawal ropa lagana hai kitna beej lu acre me
patle aur mote dane ke beej me kitne kilo ka antar hota
dhaan ka beej 50 kilo hektar zyada nahi ho jayega
bilaspur me ropa lagate hai thaili 10 kilo ki kitni thaili chahiye
`,
  'rice-seed-3': `
sri method seed rate per acre
is 2 kg seed really enough for one acre if single seedlings are planted
QUERY REGARDING SEED REQUIREMENT IN SRI
two seedlings per hill in sri then how many kg
श्री विधि में बीज की मात्रा प्रति एकड़
एक एक पौधा रोपने से दो तीन किलो बीज में काम हो जाएगा क्या
एसआरआई से धान लगाना है बीज कितना भिगोएं
श्री पद्धति में एक जगह दो पौधे हों तो बीज की दर
sri vidhi 1 hectare me kitna kg bij
padosi bola 2 kilo bij me acre ho jata sri se, sahi h kya
shree vidhi se dhan lagana h bij kitna bhigau
SRI me do paudha per hill seed rate
sri seed kilos
how many kg for one hectare if i keep two plants together in madagascar way
is 3 kg per acre not too little in single plant method
श्री विधि बीज कितना
अकेला पौधा रोपें तो हेक्टेयर भर में आठ किलो बीज काफी है
मेडागास्कर तरीके से पांच एकड़ के लिए कितना बीज खरीदूं
सबसे कम बीज खाने वाली रोपाई में बीज की दर की जानकारी
sri bij rate
ek hi poudha gadne wale tarike me beej ki bachat kitni
sri me do do tinke lagaye to 5-6 kilo beej sahi h na
itna kam beej 2 kilo se khet khali to nahi rahega shri vidhi
beej mehnga hai kam beej wali vidhi me kitne kilo lagega
`,
  'rice-sowing-1': `
information regarding SRI cultivation of paddy
what age of seedling and spacing for system of rice intensification
after pulling young seedlings how soon must they be planted
number of cono weeder operations and gap between them
श्री विधि की पूरी जानकारी
श्री विधि में पौध उखाड़ने के कितनी देर में लगा देनी चाहिए
कोनो वीडर पहली बार किस दिन चलाएं
25 सेमी के चौकोर में एक एक पौधा लगाने वाली खेती के बारे में बताएं
sri se dhan ki kheti kaise kare
12 din ka chhota paudha ukhad ke kitni der me lagana padta
konoweeder pehli baar ropai ke kitne din baad
25 by 25 me ek paudha lagane wali vidhi batao
sri spacing and age
after how many minutes do pulled baby plants die in system of rice intensification
is it okay to use 25 day seedlings in sri
चौकोर रोपाई कितने सेमी
श्री में पानी खड़ा नहीं रखते, रुक रुक कर देते हैं क्या
पहिए वाली निराई मशीन रोपाई के चौदहवें दिन से चलाना सही है
नन्ही पौध आधे घंटे में लगानी होती है, सूख जाए तो नुकसान
sri vidhi tarika
cono wider 7-10 din ke antar pe kitni dafa chalana
das inch ke chaukhane me ek ek bichda, ye kaun si vidhi h kaise karte
mazdoor bolte ek tinka lagane se kuch nahi hoga, 14 din ki paudh theek hai kya
madagascar vidhi me sinchai kaise karte hai pani bhara rakhe ya nahi
`,
  'rice-sowing-2': `
plant to plant distance in transplanted paddy
how many seedlings in one hill, labourers are putting five six
depth of transplanting in cm
planting got delayed to end of july should spacing be reduced
रोपाई में लाइन से लाइन और पौधे से पौधे की दूरी
एक वर्ग मीटर में कितने पौधे होने चाहिए
पौध कितने सेमी गहरी रोपनी चाहिए
पछेती रोपाई है दूरी घटानी पड़ेगी क्या
dhan ropai me line ki duri kitni rakhe
labour ek hi jagah 6-7 paudhe laga rahe, kitne lagwau
20x15 par lagaye ya 15x15
ek meter me 33 paudhe kaise gine sahi h kya
hills per square metre
is three inch deep planting harmful for tillers
ASKED ABOUT NUMBER OF PLANTS PER HILL IN PADDY TRANSPLANTING
रोपाई गहराई कितनी
44 पौधे प्रति वर्ग मीटर कब रखने चाहिए
पौध टेढ़ी या लेटाकर रोपने से फर्क पड़ता है क्या
अगस्त आने वाला है अभी रोपाई बाकी, कितने सेमी पर लगाऊं
ropai spesing kya
thekedar wale door door gaad rahe, ek meter me kitne bunch hone chahiye
2-3 cm se zyada gehra gaadne se kalle kam aate kya
line se line 8 inch thik h dhan me
paudhe sidhe khade lagane chahiye ya chalega jhuke bhi
`,
  'rice-sowing-3': `
transplanting time of paddy in punjab
what is the last date for planting parmal in ludhiana district
why do they tell us not to plant before 20 june
farmer asked about nursery and planting calendar to save water
पंजाब में धान लगाने का सही समय क्या है
10 जुलाई के बाद रोपाई करूं तो लेट होगी क्या पंजाब में
जून के शुरू में झोना लगाने से क्या नुकसान है
पानी बचाने के लिए रोपाई किस तारीख के बाद करें
punjab jhona lagan da sahi time ki hai
july ke pehle hafte me dhan lagana thik h punjab
jaldi jhona laun naal gobh di sundi vaddh aundi hai kya
sangrur me ropai kab se start kare
punjab planting window
does planting after 20 june really give better grain
is it okay to transplant on 5 july in patiala
रोपाई की आखिरी तारीख
मोगा में पौध कब डालें और खेत में कब लगाएं ताकि पानी बचे
देर से रोपने पर तने में सुंडी कम लगती है, यह सच है क्या
मई के आखिर में रोपाई करने से भूजल को नुकसान होता है क्या
jhona lvai tarikh
zameen da paani bachaun layi jhona kis mahine lagana changa
20 june to pehlan khet vich laun di manahi kyon, kinna nuksan
bathinda me paneeri 20 june tak bij sakte hai kya
harh mahine me jhona lagau to dana achha banega kya
`,
  'rice-sowing-4': `
seed rate for direct seeded paddy per acre
what type of soil is suitable for dsr
FARMER ASKED ABOUT SOWING TIME OF BASMATI IN DSR METHOD
can i do tar wattar sowing on sandy land, labour is not there
डीएसआर के लिए कितना बीज और कब बोएं
बासमती की सीधी बिजाई की तारीख
सीधी बुवाई से पहले बीज कितने घंटे भिगोना है
भारी जमीन है, बिना पनीरी लगाए ड्रिल से बो सकते हैं
dsr dhan ka beej rate aur date
basmati seedhi bijai 20 june ko kar sakte h kya
parmal ki sidhi buwai ka time
retli jamin me dsr kamyab hai ya nahi
dsr seed soak hours
is sandy land wrong for drilling paddy without puddling
last date for parmal by tar wattar method
सीधी बिजाई कौन सी जमीन
बासमती सीधे ड्रिल से बोनी है, जून के पहले पखवाड़े में बोना ठीक है क्या
बिना कद्दू वाली बिजाई में 8 किलो बीज प्रति एकड़ कम तो नहीं
भिगोया हुआ बीज छाया में सुखाकर बोते हैं कि गीला ही
sidhi buvai bij
tar wattar ka matlab kitni nami, khet samtal karna zaruri
luki seed drill se bina panniri dhan bona hai tarikh batao
kaddu ke bina jhona bijna kehdi mitti ch sahi rehnda
beej raat bhar bhigona hai ya 8 ghante kafi dsr ke liye
`,
  'rice-sowing-5': `
drum seeder yield compared to transplanting
labour not available for transplanting, any other method with same production
sowing sprouted seed in puddled field with drum, does it give less
drum seeder good or bad for paddy
ड्रम सीडर से बुवाई में उपज कितनी मिलती है
रोपनहार नहीं मिल रहे, लेव किए खेत में अंकुरित बीज बो दें
ड्रम सीडर के बारे में जानकारी
ड्रम वाली बुवाई और लाइन रोपाई में पैदावार का फर्क
drum seeder se dhan bone par utpadan kam to nahi hota
majdur nhi h leo me ankurit bij drum se bo du
drum sidar kaisa hai dhan ke liye
ropai aur drum seeder me kitna tonne ka farak
drum seeder yield
does pulling a drum of sprouted grain give five and half tonnes
is it okay to skip transplanting when workers are not coming and use drum
ड्रम सीडर फायदे
रोपने वाले मजदूर शहर चले गए, अंकुरे बीज की मशीन से बोना ठीक है क्या
ड्रम से बुवाई में एक हेक्टेयर में कितने टन निकलता है
कादे में ढोल वाली मशीन खींचकर बोने से फसल कमजोर होगी क्या
drum sider upaj
majdoor ke bina kichad me bone ka sasta upay jisme paidavar na ghate
line ropai 5.7 ton aur drum se kitna mila
ankur nikle beej ko dibbe wali gaadi se girana faydemand hai
FARMER ASKED DRUM SEEDER SE DHAN BUWAI KE BARE ME
`,
  'rice-sowing-6': `
nursery time of tall basmati and dwarf basmati
age of basmati seedlings for transplanting
pusa 1718 dwarf type nursery in first week of june ok
FARMER WANTS SOWING DATE OF BASMATI PANEERI
बौनी बासमती की पनीरी जून में कब डालें
तरावड़ी बासमती लंबी होती है उसकी नर्सरी किस पखवाड़े
बासमती की पौध कितने दिन की रोपें
मोटे धान की नर्सरी मई में डाल दी, बासमती की कब डालूं
basmti nursery bone ka sahi samay
pusa 1692 ki paneeri 5 june ko daal du
basmati ki paud 40 din ki ho gyi chalegi ya 25-30 hi thik
haryana me basmati ki nursery kab lagti hai
tall basmati nursery date
is may sowing of pusa 1121 nursery a mistake
how many leaves should scented seedlings have at pulling
बासमती पौध पत्ती कितनी
बौनी बासमती 20 जून को डाली, देर हो गई क्या
करनाल में देसी लंबी बासमती की पनीरी कब बोते हैं
25 दिन की बासमती पौध रोपना सही है या और रुकें
basmti nursry kab
1509 ki paud paanch chheh patte ki ho gayi ropai kar du
khushboo wale chawal ki paneeri june ke dusre pakhware me bijna
tarawdi wali lambi basmati 15 june se pehle girana galat hai kya
mote dhan ke sath hi basmati ka bichda daal du to dikkat hogi
`,
  'rice-seed-4': `
pusa basmati 1121 seed kg per killa
spacing for 1121 basmati transplanting
4 kg seed of 1121 for one acre is less or enough
ASKED ABOUT SEED RATE AND DISTANCE IN BASMATI
1121 का बीज प्रति एकड़ कितने किलो
बासमती में लाइन की दूरी 20 सेमी रखें या ज्यादा
पूसा 1121 दो एकड़ में लगाना है, बीज कितना खरीदें
एक हेक्टेयर बासमती के लिए बीज की मात्रा
1121 basmati bij matra killa
basmati lagane ki doori 20x15 thik rahegi
do kille 1121 ke liye 10 kilo beej bahut h kya
poosa basmati 1121 seed rate ki jankari
1121 seed kilos acre
is 8 kg per acre of basmati seed too much
line distance for pusa basmati 1121 in centimetres
बासमती बीज प्रति किल्ला
1121 को 15 गुणा 15 पर लगाना ठीक है या 20 गुणा 15
10 किलो की थैली से बासमती कितने एकड़ रोप सकते हैं
ग्यारह सौ इक्कीस का बीज पांच किलो में एकड़ हो जाता है क्या
1121 bij kitna
basmati 1121 hektar me 10-12 kilo sahi hai na
gyarah sau ikkis ki ropai me paudhe se paudha kitni doori
ek killa basmati ki paneeri ke liye kitna dana bhigona h
lambi chawal wali 1121 me beej kam dalu to khali to nahi rahega
`,
  'rice-climate-1': `
what weather gives good aroma in basmati
does warm october spoil basmati grain quality
temperature needed at grain filling for scented rice
early planted basmati rice has no smell and breaks
बासमती पकते समय तापमान कितना होना चाहिए
अगेती बासमती लगाने से दाने की क्वालिटी पर असर
खुशबूदार चावल के लिए कैसा मौसम चाहिए
बासमती में लंबाई और सुगंध कैसे बढ़ती है मौसम से
basmati ke liye kaisa mausam acha hota h
garmi me dana bharne se basmati ki khushbu chali jati kya
pakne ke time raat ka temperature kitna ho basmati me
may me basmati lagane se chawal ki quality girti hai kya
basmati night temperature
is hot weather at grain filling the reason my scented rice is short
will planting scented rice in may spoil the smell
बासमती में सुगंध मौसम
रात 20 से 22 डिग्री हो तो दाने में क्या फायदा
मंडी में व्यापारी कहता है महक नहीं, क्या जल्दी रोपने से ऐसा हुआ
पकने के दिनों में दिन का पारा 35 रहा, लंबा चावल बनेगा
basmati khushbu garmi
thand me pakne wali basmati lambi aur mehakdar kyu hoti
agast wali garmi me dana bhara to chawal pakke chhota reh jata
basmati ko pakte waqt kitni degree chahiye din me
agete laga di ab chawal se khushbu udd gayi
`,
  'rice-varieties-1': `
which short duration paddy variety for punjab instead of pusa 44
is pusa 44 banned or just not advised
INFORMATION ABOUT PADDY VARIETIES FOR LESS WATER IN PUNJAB
dogar pusa how much more water and sprays does it need
पंजाब में कम पानी वाली धान की किस्म
डोगर पूसा लगाना ठीक है या नहीं
पीआर 126 और पूसा 44 में कौन सी अच्छी
पूसा 44 में पानी कितना ज्यादा लगता है
punjab me jaldi pakne wala jhona konsa
pusa44 na lagane ko kyu kehte h
dogar pusa bije ja na
kam time wali dhan ki kism punjab PR
less water variety punjab
how much extra water does peeli pusa drink than pr 126
is it okay to still grow pusa 44 this year
कम दिन वाला झोना
डोगर पूसा में दो स्प्रे ज्यादा क्यों करने पड़ते हैं
पूसा 44 लगाने से कितना नुकसान होगा पानी का
जल्दी खेत खाली करने वाली किस्म जो पानी भी कम मांगे
pusa 44 chhodna
peeli pusa te dogar pusa di thaan kehdi kism
130 vs 160 din, kam time me pakne wali pr kaun si
lambi avadhi wali kism me kharch jyada hai kya paani spray
pr 126 lagane se pani ki bachat hogi kya
`,
  'rice-varieties-2': `
flood tolerant paddy seed name
how many days can sub1 stay under water and still live
farmer from low lying area asked variety for water logging above plant
swarna sub 1 average yield per acre
डूबने पर भी न सड़ने वाला धान का बीज
बाढ़ग्रस्त इलाके के लिए धान की प्रजाति बताएं
स्वर्णा सब वन की उपज कितनी है
बाढ़ का पानी बारह दिन रहा, ऐसी जगह कौन सा धान लगाएं
badh wale area me konsa dhan lagaye
swarna sub1 ka utpadan kitna quintal
pani me 10-12 din doob ke bhi bach jaye wo variety
chaur khet h har saal doob jata, konsa biya du
flood proof paddy seed
does sub1 sprout again after water recedes
how many quintal per acre after choosing submergence seed
डूबकर बचने वाला धान
पंद्रह दिन से ज्यादा पानी रहा तो स्वर्णा सब वन बचेगी क्या
गांव के चौर में हर बरस बाढ़ आती है, कौन सा बीया लूं
पानी उतरने के बाद फिर से कल्ला फेंकने वाली किस्म
swarna sab1 badh
jal bharav me 2 hafta dooba fir bhi hara ho jaye aisa beej
35 quintal hectare deti hai kya doob wali kism
assam ke bheel wale khet ke liye konsa dhaan
badh me sad jata hai to swarna sub 1 lagana thik rahega
`,
  'rice-varieties-3': `
paddy variety for both submergence and drought
cr dhan 801 yield in normal year
information regarding CR Dhan 801
one year monsoon fails other year water stands, which paddy is safe for both
सीआर धान 801 की खासियत क्या है
एक ही किस्म जो सूखे में भी चले और पानी में डूबने पर भी
सीआर 801 सूखे में कितना क्विंटल देता है
बाढ़ सुखाड़ दोनों झेलने वाला धान
CR dhan 801 kaisa beej h
sukhad aur badh dono sehne wala dhan konsa hai
801 dhan dubne par kitni paidawar
ye saal pani jyada agle saal kam, ek hi kism btao dono ke liye
cr dhan 801
yield of 801 in drought year per acre
ASKED ABOUT PADDY VARIETY TOLERANT TO DROUGHT AND SUBMERGENCE BOTH
सूखा बाढ़ दोनों किस्म
सीआर धान 801 आम साल में 25 क्विंटल एकड़ देता है क्या
डूबने के बाद 801 से कितनी उपज बचती है
मौसम हर साल धोखा देता है, दोहरी ताकत वाला बीज कौन सा
801 dhan upaj
kabhi barish nahi kabhi khet talab ban jata, beej kaunsa surakshit
ek hi biya jo sookha bhi sahe pani bhi sahe odisha ke liye
cr 801 sukhe saal me 12 quintal de deta hai kya
telangana me badh sukha dono ke liye cr dhan 801 sahi hai kya
`,
  'rice-varieties-4': `
paddy varieties for tanr land jharkhand
drought prone upland which icar variety to sow
sahbhagi dhan is for which land
rainfed upland rice variety list
टांड़ जमीन के लिए धान की किस्में बताएं
सूखा प्रवण ऊपरी खेत में कौन सा धान लगाएं
वंदना और अंजलि धान किस जमीन के लिए हैं
बिरसा विकास धान 111 कहां लगता है
upland dhan variety jharkhand bihar
upar wale khet me pani nahi rukta dhan ki konsi variety
drr dhan 42 kis jamin me lagate h
gora dhan ki jagah nayi kism sukhe khet ke liye
which seed survives on high land that dries within two days of rain
birsa vikas 111 and 203 are meant for what kind of field
is drr dhan 43 okay for drought prone plateau
टांड़ किस्म नाम
ऊंची पथरीली जमीन पर सहभागी धान बोना सही है क्या
बिरसा विकास 203 कैसी जमीन के लिए बताया गया है
डांड़ जमीन पर बारिश के सहारे कौन सा धान हो सकता है
tanr khet me kaun beej
bastar ki marhan bhata zameen me kam pani me kaun sa biya
satyabhama aur anjali dhan kis tarah ke khet me lagate
upar wali sukhi jamin, barkha kam, beej ka naam btao
sahbhagi dhan kaun si sanstha ne sukhe ke liye bataya
`,
  'rice-nutrients-1': `
fertilizer dose in paddy
FARMER ASKED ABOUT FERTILIZER MANAGEMENT IN IRRIGATED RICE
npk ratio per hectare and number of splits of nitrogen
when is second and third dose of urea given after transplanting
धान में खाद की मात्रा और समय बताएं
सिंचित धान में एनपीके प्रति हेक्टेयर कितना
यूरिया की दूसरी टॉप ड्रेसिंग कब करें
पोटाश रोपाई के समय देना है कि बाद में, पूरा कार्यक्रम बताओ
dhan me khad kab kab dale
ropai ko 25 din ho gye ab urea ki kist dena hai kya
dhan me npk ki matra hectare
teen baar urea dena sahi h ya ek baar me
npk split in rice
what share of nitrogen goes at planting time
is it okay to give all urea in one go at transplanting
रोपाई पर कौन खाद
सिंचित खेत में एकड़ में 48 किलो नाइट्रोजन कितने हिस्सों में दें
पोटाश बाली निकलते समय देना सही है या शुरू में ही
कल्ले फूट रहे हैं, अभी यूरिया का कौन सा हिस्सा देना है
dhan khad shedule
fosforus aur potash ek hi baar me ropai pe dena hota kya
mitti ki jaanch karai hai to 120 60 40 manu ya card ki
gobh aane pe yuria dena faydemand hai ya nahi
nitrogen ka aadha bhag kab aur baki do bhag kab
`,
  'rice-nutrients-2': `
urea dap mop quantity in kg for 1 acre paddy
paddy dose 120:60:40 comes to how many kg of urea and dap
two hectare field how many bags of dap to bring
convert recommended npk of rice into bags
एक एकड़ धान में डीएपी यूरिया पोटाश कितने किलो
धान की 120 60 40 वाली सिफारिश में यूरिया कितनी बोरी
पोटाश एक एकड़ में कितने किलो पड़ेगा
एक हेक्टेयर के लिए डीएपी और यूरिया की बोरियां
ek acre dhan me kitna dap kitna urea kitna potash kg me
dhan ka 120:60:40 dap urea me convert kar do
3 bigha dhan me kitne bag urea lagega
mop ek ekad me kitna kg dale dhan me
dap bags per acre
67 kg potash per hectare means how much for my acre
is one bag dap and two bags urea per acre about right
डीएपी यूरिया कितने कट्टे
53 किलो डीएपी यानी एक कट्टे से थोड़ा ज्यादा, सही है क्या
120 60 40 पूरा करने को म्यूरेट ऑफ पोटाश कितना लाना पड़ेगा
सोसाइटी से 5 एकड़ की खाद उठानी है, यूरिया कितनी बोरी
urea dap kg hisab
85 kilo urea acre me kitni boriyan banti
ek hektar dhan me kitna dap kitna mop kharidna
sarkari matra 120:60:40 ko dukan ki bori me batao
teen acre ka potash kitna kilo mangau
`,
  'rice-nutrients-3': `
dsr paddy urea dose per acre in punjab
number of urea splits in direct seeded crop and weeks
should i add dap in direct seeded paddy in punjab
my dsr field is 4 weeks old, which urea split is due
सीधी बिजाई धान में कुल यूरिया कितना
डीएसआर में खाद की मात्रा, पंजाब
सीधी बुवाई में चौथी किश्त किस हफ्ते
सीधी बिजाई में डीएपी जरूरी है या मिट्टी जांच देखकर
dsr me urea kab kab pana hai
sidhi bijai 7 hafte ki ho gayi urea konsi kist
direct sowing dhan 130 kg urea ek acre me kaise bante
seedhi bijai wale jhone me potash du ya nahi
dsr urea four splits
last dose of urea in drilled crop is at ten weeks or later
is 3 bags urea per acre okay for direct seeding in punjab
सीधी बिजाई यूरिया किश्तें
बिजाई के दूसरे और चौथे हफ्ते कितना यूरिया पाना है
सीधी बिजाई में फॉस्फोरस बिना जांच के डालना गलत है क्या
तर वत्तर वाले झोने में 130 किलो यूरिया कैसे बांटें
dsr yuria hafte
bina kaddu jhone nu urea di dooji kist kadon
seedhi bijai me sara urea shuru me de du to nuksan
10 hafte ho gaye dsr ko ab urea dalna chahiye ya nahi
150 kilo nitrogen wali sifarish kis tarah ki bijai ke liye hai
`,
  'rice-nutrients-4': `
do i need dap in paddy after wheat got full dap
how to use leaf color chart for urea in paddy
neighbour puts four bags urea, is excess nitrogen harmful
phosphorus can be skipped in rice when
गेहूं के बाद धान में डीएपी डालना जरूरी है या नहीं
एलसीसी कार्ड से यूरिया कब देना है
ज्यादा यूरिया डालने से धान में कीड़ा बीमारी क्यों बढ़ती है
फॉस्फोरस की बचत धान में कैसे
gehun me dap di thi jhone me chhod du
lcc card se yuria kaise dekhte h
jada urea dalne ka nuksan dhan me
patte ka rang dekhkar urea dene wala card
skip dap after wheat
is giving less urea by colour card safe for yield
more hoppers came because i put too much urea, true or not
पत्ती रंग चार्ट यूरिया
कनक को पूरा फॉस्फोरस मिला था, झोने में छोड़ना सही है क्या
पत्ते का हरापन मिलाकर खाद देने वाली पट्टी कैसे काम करती है
गाढ़ा हरा खेत है, और यूरिया डालने से बीमारी आएगी क्या
lcc se urea
rabi me dap bhar ke di thi ab chhod du kya kharif me
khet gehra hara pada hai fir bhi urea du, keede to nahi badhenge
colour card khareed liya ab isse urea ka time kaise dekhe
phosphorus fizul kharch bachana hai gehu ke baad wali fasal me
`,
  'rice-nutrients-5': `
npk recommendation for paddy in kerala
fertiliser for 90 day high yielding variety in palakkad
medium duration rice kerala package of practices dose
uma variety field in alappuzha how much n p k
केरल में धान की कम अवधि किस्म की खाद
पलक्कड़ में धान को एनपीके कितना दें
केरल मध्यम अवधि धान 90 45 45 प्रति एकड़ कितना
केरल के धान में नत्रजन फॉस्फोरस पोटाश
kerala me dhan ka npk kya hai
kerala short duration paddy khad dose ek acre
palakkad me nellu ko kitni khad
kerala wetland paddy me potash kitna
kerala npk dose
is 90:45:45 right for jyothi medium duration in thrissur
potash per acre for short duration crop in kerala wetland
केरल नेल खाद मात्रा
केरल के निचले खेत में कम दिन वाली किस्म को 70 35 35 देना ठीक है
त्रिशूर कोल भूमि में एकड़ में कितनी नाइट्रोजन
केरल में उर्वरक की सिफारिश के बारे में जानकारी
kerala dhaan khad
jyothi nellu ku acre ku kitna npk
kol padam me medium kism ko 36 kilo nitrogen acre sahi kya
wayanad vayal me nellu khad ki matra
kerala me kam din aur madhyam din ki khad me farak kitna
`,
  'rice-nutrients-6': `
fertilizer dose for dry sown rainfed paddy
when to top dress n and k in semi dry rice
enriched farmyard manure with phosphorus for rainfed rice how much
no canal water, seed drilled in dry soil, urea after how many days of germination
वर्षा आधारित सूखी बुवाई वाले धान की उर्वरक मात्रा
बारानी धान में अंकुरण के बाद नाइट्रोजन कब
सूखे खेत में धान बोया अब बारिश हुई, यूरिया पोटाश कब दूं
750 किलो गोबर में फॉस्फोरस मिलाकर देना कैसे
barani dhan me npk kitna
sukha dhan boya tha 20 din pehle uga, khad ab du kya
rainfed lowland dry seeding khad ki matra
varsha adharit dhan me urea potash ki do kist kab
rainfed dry seeding npk
should potash be split in two for dry sown lowland crop
is it okay to mix super phosphate in dung before dry sowing
बारानी बुवाई खाद
अंकुर निकले 40 दिन हो गए, दूसरी बार यूरिया पोटाश देना है क्या
बिना सिंचाई वाले सूखे बोए खेत को एकड़ में 20 किलो नाइट्रोजन काफी है
सूखी मिट्टी में बोया है तो फॉस्फोरस कब और किसमें मिलाकर दें
sukha bona khad
barkha ke asre wale dhan me urea ka pehla hissa kitne din baad
750 kilo gobar khad me kya milaya jata hai bone se pehle
varsha wali kheti 50:25:25 matlab acre me kitna
bina pani wale khet me khad dene se nuksan to nahi hoga
`,
  'rice-soil-1': `
quantity of lime for paddy in acidic soil
soil ph 5 what to apply before paddy
gap between liming and fertilizer application
FARMER ASKED ABOUT LIME APPLICATION IN ACID PADDY LAND
धान के खेत का पीएच 5 है क्या डालें
चूना डालने के बाद यूरिया कब दे सकते हैं
चूने की पहली और दूसरी मात्रा कितनी
अम्लीय खेत में धान के लिए चूना प्रति एकड़
ph 5.2 aaya h dhan ka khet, chuna kitna dalu
chuna kab dale pehli jutai pe ya baad me
chuna daalne ke kitne din bad khad
ek acre khatti jamin me kitna kilo chuna dhan se pehle
lime for acid field
is it okay to put lime and urea on same day
how much lime goes in the second time after a month
खट्टी जमीन चूना
पीएच 5.5 से नीचे है, 240 किलो चूना एकड़ में सही है क्या
पहली जुताई पर कितना चूना और बाकी कब
पोक्कली जैसी तेजाबी मिट्टी को मीठा कैसे करें
chuna kitna hektar
mitti me khattapan h chuna daal ke hafta rukna padta kya
350 kilo chuna ek sath aur 250 baad me ye sahi tarika hai
kerala ke khatte khet me nellu se pehle chuna
safed chuna bikhera aaj, khad kab du
`,
  'rice-organic-1': `
organic manure for paddy per acre
how much fresh azolla should be put in one acre
biofertilizer azospirillum use in paddy saves how much nitrogen
i want to reduce chemical fertiliser, what about compost and azolla
धान में गोबर की खाद कितनी डालें
एजोला से कितनी नाइट्रोजन मिलती है
एजोस्पिरिलम से बीज और जड़ उपचार का फायदा
बिना यूरिया धान उगाना चाहता हूं, क्या क्या डालूं
azola dhan me dalne se kya fayda
ek acre me kitni trolley gobar khad dhan ke liye
azospirillum se kitna urea bachta
jaivik dhan ki kheti me nitrogen kaha se mile
azolla nitrogen saving
four tonnes of azolla per acre gives how many kg nitrogen
is azospirillum root dip worth it or waste
जीवाणु खाद धान
हरे फर्न जैसी तैरने वाली अजोला खेत में छोड़ना ठीक है क्या
कंपोस्ट एक एकड़ में दो टन डालना काफी है
एजोस्पिरिलम लगाने से यूरिया कितने प्रतिशत कम करें
azolla kitni dale
gobar khad jutai me milana h kitna ton hektar
jad ko jeevanu ghol me dubo ke lagane se 25 pratishat khad bachti kya
pani pe tairne wali hari kai khad ka kaam karti hai
bina yuria ki dhan kheti ke liye kya upay
`,
  'rice-irrigation-1': `
first irrigation after dsr sowing
water saving in direct seeding percentage
farmer asked about irrigation of direct seeded rice after 15 days of sowing
is it right to irrigate dsr in first ten days
सीधी बिजाई में पहली सिंचाई कितने दिन पर
डीएसआर से पानी की कितनी बचत होती है
तर वत्तर विधि के फायदे पानी और गेहूं को लेकर
बिजाई को 18 दिन हो गए, पहला पानी लगा दूं
dsr me pehla pani kb lagaye
tar vattar bijai me pani kitna bachega
15 din ho gaye dsr bije pani lau ya 21 din tak ruku
seedhi bijai ke baad kanak ki paidavar acchi hoti kya
dsr first irrigation
is watering direct sown crop on day 10 harmful
how much percent water is saved by tar wattar method
सीधी बिजाई पहला पानी
इक्कीस दिन तक पानी रोकने से पौधे सूख तो नहीं जाएंगे
बिना कद्दू की बिजाई के बाद गेहूं की पैदावार बढ़ती है क्या
ड्रिल वाले झोने में पानी कब शुरू करना है, जानकारी दें
dsr pehla paani
tar vattar me 20 pratishat paani bachta hai sach hai
bijai ko 2 hafte hue jameen upar se sukhi, pani laga du
seedhi bijai vaale khet nu pehla paani kadon
paani der se dene ka kya fayda hai direct seeding me
`,
  'rice-irrigation-2': `
awd method in paddy
how deep should water fall in field tube before next irrigation
is standing water always needed for good yield of paddy
HOW TO SAVE WATER IN TRANSPLANTED PADDY
एडब्ल्यूडी विधि क्या है
धान में हर समय पानी भरा रखना जरूरी है क्या
पाइप में पानी 15 सेमी नीचे जाए तब सिंचाई करें क्या
बिजली कम आती है, पानी सुखाकर दोबारा भरने से पैदावार घटेगी
awd pipe dhan me kaise lagaye
khet me pani khada rakhna jaruri h kya ya sukha sukha ke de
pani wali nali me level kitna niche ho to motor chalau
ropai ke kitne din baad se bhigona sukhana shuru kare
awd pipe depth
will yield fall if i let the field dry between waterings
when after transplanting can i begin wetting and drying
भिगोना सुखाना विधि
छेद वाली नली में पानी 15 सेमी नीचे दिखे तो मोटर चलाना सही है
खेत हर वक्त लबालब न रखूं तो पैदावार घटेगी क्या
पीवीसी पाइप गाड़कर पानी नापने का तरीका
awd se bachat
chhed wali pipe khet me gaadi hai, kitna niche pani ho to bharu
do hafte pehle ropai ki, ab paani sukhne de sakte hai kya
bijli kam aati isliye pani bari bari dena, nuksan hoga
talab jaisa bharne ki jarurat nahi kehte hai log sahi hai kya
`,
  'rice-irrigation-3': `
critical stages of irrigation in paddy
no rain for 15 days and crop is flowering, will it be damaged
I can give only three waterings, at what time should i give
water stress at tillering gives what loss
धान में पानी की सबसे ज्यादा जरूरत कब होती है
फूल के समय नहर बंद हो गई, क्या असर पड़ेगा
धान की क्रांतिक सिंचाई अवस्था
सूखा पड़ रहा, एक दो पानी ही दे सकते हैं, कब दें
dhan me kis stage par pani jaruri hai
bali nikal rahi aur khet sukha hai nuksan hoga kya
pani kam h to kab kab dena sabse jaruri
kalle bante time pani na mile to kya hota
rice drought sensitive stage
plants just set root and field is cracking, is that dangerous
which days must i save my pond water for
कब न सूखे खेत
गोभ बनने से फूल तक पानी टूट जाए तो क्या नुकसान
कल्ले कम निकले, क्या उस वक्त खेत सूखा रह गया था इसलिए
बाली खाली रहने का कारण पानी की कमी किस समय की
pani kis avastha
phool khil rahe aur nahar band, dane pole rahenge kya
ropai ke turant baad khet sookh jaye to jad pakdegi
ek hi sinchai bachi h kis samay lagau sabse jyada fayda
kalla nikalte time sukhana thik hai kya
`,
  'rice-irrigation-4': `
last irrigation in paddy
STOP WATER BEFORE HARVEST HOW MANY DAYS
combine owner wants to cut at midnight, should i allow
grains turning golden do i need to give one more water
धान में आखिरी सिंचाई कब बंद करें
पकने से पंद्रह दिन पहले पानी रोकना सही है
रात में कंबाइन से कटाई कराना ठीक है क्या
फसल पकने को है पानी लगाऊं या छोड़ दूं
dhan pakne se kitne din pahle pani rokna
raat ko dhan katwana sahi h ya nahi
akhri pani kab lage dhan ko
jhona pakan te aa gaya pani band karan da time
last water before cutting
is night harvesting by combine bad
crop will ripen in two weeks, shall i close the canal outlet
पकते समय पानी
पंद्रह दिन पहले पानी बंद करने से दाना हल्का तो नहीं होगा
ओस में रात को मशीन चलवाना सही है क्या
बालियां सुनहरी हो रही हैं, आखिरी पानी कब रोकूं
paani kab rokna
katai se do hafte pehle khet sukhana zaruri hai kya
combine wala raat 11 baje aana chahta hai katwau ya nahi
dhan pakne wala h kitne din pahle motor band kare
raat me geeli fasal kaatne se kya nuksan
`,
  'rice-weeds-1': `
weed control in transplanted paddy just after planting
butachlor time of application in paddy
ASKING ABOUT WEEDICIDE FOR PADDY 2 DAYS AFTER TRANSPLANTING
planting was done a week ago can i still use pretilachlor
रोपाई वाले धान में घास मारने की दवा कब डालें
ब्यूटाक्लोर कितने दिन तक डाल सकते हैं
खरपतवार नाशक डालते समय खेत में पानी रहे या सूखा
कल धान लगाया है घास न जमे इसके लिए क्या करें
dhan me ghas na uge konsi dawa ropai ke baad
butachlor dalne ka sahi time
ropai ko 2 din hue h kharpatwar ki dawa daal du
pretilachlor sukhe khet me dal sakte h ya pani chahiye
butachlor within days
will pretilachlor work on the sixth day after planting
is dry field okay when throwing the grass medicine
रोपाई बाद घास दवा
घास की दवा तीसरे दिन तक डालनी है या बाद में भी चलेगी
ब्यूटाक्लोर डालते समय खेत में पतली परत पानी की जरूरी है क्या
रोपे खेत में अंकुरण से पहले वाली दवा के समय की जानकारी
ghas dawa ropai
butaklor 10 din baad dalne se fayda hoga kya
sawa motha jamne hi na paye ropai wale din kya dale
pani sukh gaya tha dawa dalte waqt, ab kaam karegi
kharpatwar ki pehli dawai ropai ke kitne ghante ya din me
`,
  'rice-weeds-2': `
weed management in dsr paddy
pendimethalin in direct seeded paddy when to spray
weeds are 3 leaf in my dsr, how do i choose herbicide
biggest problem of direct seeding is weeds, how to manage
डीएसआर में खरपतवार कैसे रोकें
सीधी बिजाई के बाद नदीन की दवा कब छिड़कें
सीधी बुवाई वाले धान में मोथा और सवांक उग गए
पहला पानी देर से देने से घास कम आती है क्या सीधी बुवाई में
dsr me nadeen ki dawai kab
sidhi buwai dhan me ghas 3 patti ki ho gayi kya chhidke
pendimethalin dsr me kab dalni
bina kaddu wale jhone me ghah bahut ho gya
dsr weed spray
is pendimethalin to be sprayed right behind the drill
how big should weeds be for the second spray in direct sown crop
सीधी बिजाई घास
बिना कद्दू वाले खेत में नदीन ने दबा लिया, आगे क्या करें
बुवाई के तुरंत बाद वाली दवा छूट गई, अब 3 पत्ती की घास है
पहला पानी जल्दी लगाने से सवांक ज्यादा उगता है क्या
dsr nadin ilaj
seedhi bijai me pendimethalin kitne din baad nahi turant
makra aur sawank dono ug gaye drill wale khet me pehchan ke kya dale
jhone di sidhi bijai vich nadeen sab to vaddi mushkil, upay
alag alag ghas ke liye alag dawa hoti kya direct sowing me
`,
  'rice-weeds-3': `
organic way of weeding paddy
how many days after transplanting should hand weeding be done
do not want chemicals, how to keep weeds down in transplanted paddy
farmer asked about barnyard grass removal by hand
धान में बिना रसायन घास कैसे कम करें
धान की पहली और दूसरी निराई कब
सांवा धान में मिल गया कैसे पहचानें और निकालें
खेत में पानी भरा रखने से घास दबती है क्या
dhan me nirai gudai kitne din par
bina dawai ke sawa ghas kaise khatam kare dhan se
cono weeder ki jagah hath se ghas nikalna kab kab
khet achhe se machane se kharpatwar kam hota kya
hand weeding days rice
is keeping five cm water enough to smother grass
should i pull the tall barnyard grass before it drops seed
बिना दवा निराई
कोनो वीडर 20 और 40 दिन पर चलाना सही है क्या
सवां धान से ऊंचा खड़ा है, उखाड़ दूं या रहने दूं
कीचड़ अच्छी मचाने और समतल करने से खरपतवार घटता है क्या
hath se nirai
zeher nahi dalna hai ghas ke liye ropai wale khet me kya karu
khet me 2 se 5 cm pani rakhna ghas ke liye
jhanga ghas dhan jaisa hi dikhta usko kab nikalna
pehli nirai 20 din pe karwau ya aur ruku
`,
  'rice-disorders-1': `
zinc deficiency symptoms in paddy
paddy not growing 20 days after transplanting and brown rust dots on old leaves
how to recognise khaira
plants are stunted at many places and third leaf midrib is pale
धान में खैरा रोग के लक्षण
रोपाई को तीन हफ्ते हुए, पौधे बढ़ नहीं रहे और पत्ते कत्थई
धान की पुरानी पत्तियों पर भूरे दाने जैसे धब्बे जगह जगह
खैरा कैसे पहचानें
dhan ke patte bhure laal ho rhe or paudha bauna
khaira rog kya hota h kaise dikhta
dhan me jagah jagah paudhe baithe hue hai badhte nahi patte jung jaise
zink ki kami dhan me kaise pata chalegi
khaira symptoms rice
rust coloured freckles on old leaves and plants sitting like dwarf
is midrib turning pale at the base a zinc problem
खैरा कैसा दिखता
रोपे हुए एक महीना, बीच बीच में पौधे बैठ गए, पत्ती पर लोहे की जंग
तीसरी चौथी पत्ती की बीच वाली नस नीचे से सफेदी लिए है, क्या रोग
नए रोपे खेत में टुकड़ों में बढ़वार रुकने की पहचान
khaira pahchan
patti pe katthai chitti, paudha thigna, khet me chakatte chakatte
ropai ke 15-20 din baad patte jang khaye lohe jaise
dhan me jaste ki kami dikhti kaise hai
bich ki nas pili aur purane patte lal bhure kya bimari
`,
  'rice-disorders-2': `
zinc sulphate dose in paddy
FARMER ASKED TREATMENT OF KHAIRA DISEASE
can zinc be given together with dap in paddy or gap needed
foliar spray of zinc sulphate and lime how much for hectare
धान में जिंक कितना किलो प्रति एकड़
खैरा रोग का उपचार क्या है
जिंक सल्फेट का छिड़काव चूने के साथ कितना प्रतिशत
मचाई के समय जिंक डालना हो तो कितना
dhan me khaira lag gya hai kya dale
zinc sulfet ek acre me kitne kg dhan
jink aur chune ka spray khaira ke liye
dap ke kitne din baad zinc dalu
zinc lime spray ratio
is 25 kg zinc sulphate per hectare enough to cure rusty patches
two days gap from dap before zinc, is it really needed
खैरा जिंक उपचार
जिंक के साथ बुझा चूना आधा मिलाना सही है क्या
कद्दू करते समय एकड़ में 20 किलो जिंक डालने को कहीं बताया है क्या
जंग लगे जैसे पौधों पर जस्ते का कितने प्रतिशत घोल छिड़कें
khaira dawa jink
5 kilo zinc me chuna kitna milega hektar ke spray ko
dap abhi dali hai, zinc kab daal sakte
jinc sulfate 10 kilo acre mitti me dene se theek hoga
dhan khaira rog ke upchar ki jankari chahiye
`,
  'rice-disorders-3': `
paddy lower leaves yellow, plant thin, reason
nutrient deficiency causing lodging and weak straw
potassium deficiency symptoms in paddy
young leaves look bluish green and old ones burnt, what shortage is it
धान का पौधा नीचे से पीला पड़ रहा है
धान में पोटाश की कमी के लक्षण
नाइट्रोजन की कमी धान में कैसे दिखती है
तना कमजोर, फसल गिर रही और पुराने पत्ते सूखे किनारे वाले
dhan niche se pila ho rha h kis chij ki kami
dhan me potash ki kami ke lakshan kya
dhan gir raha tana kamjor patte neele hare, kis tatva ki kami
purani patti pehle peeli hoti h kyu
bluish leaves weak straw
crop falling over though no wind, old leaf edges burnt
is yellowing from bottom a sign that urea is short
निचली पत्ती पीली कमी
पत्ती के किनारे आग से झुलसे, तना पिलपिला, कौन सा तत्व कम
पूरा खेत फीका, पौधे पतले सींक जैसे, नीचे से पीलापन
पीली पत्ती देखकर नाइट्रोजन डालना सही है क्या
neeche se peela
naya patta nila hara aur purana jhulsa, fasal let gayi
potas ki kami se fasal girti hai kya
paudhe bhukhe lag rahe chhote aur patle, patte pile pehle niche wale
konse lakshan nitrogen ke or konse potash ke
`,
  'rice-disorders-4': `
iron deficiency in paddy remedy
paddy nursery leaves turning white what to spray
how much ferrous sulphate with citric acid for spray
young leaves whitish in dry sown sandy field
धान की नर्सरी सफेद पीली हो रही है
फेरस सल्फेट धान में कितना प्रतिशत छिड़कें
लोहे की कमी का उपचार धान में
नया पत्ता सफेद निकलता है, जमीन रेतीली है
dhan ki nursery safed pad gayi kya dale
ferrous sulphate aur citric acid ka spray dhan me
iron ki kami dhan me, naye patte pile safed
halki mitti me boya dhan ki upar ki patti safed ho rahi
white leaves ferrous sulphate
top leaf coming out like paper in light land, what is lacking
is one percent kasis with citric acid safe on tillers
लोहे की कमी छिड़काव
रेत वाले खेत में सूखा बोया, कोपल दूध जैसी सफेद
बुवाई पर 20 किलो फेरस सल्फेट एकड़ में डालना सही है क्या
हरा कसीस का घोल कितने प्रतिशत का बनाएं
safed patti dhan
kopal pili fir safed ho rahi halki balu jamin me
citric acid kitna milana hota hai feras sulfate me
loha kam h mitti me bone ke time kya dale
tnau ne safed patti ke liye kya bataya
`,
  'rice-disorders-5': `
iron toxicity in paddy and its control
leaves becoming orange in waterlogged red soil
bronzing of paddy leaves what should i do with water
purple orange leaves in acid field with stagnant water
धान के पत्ते नारंगी हो रहे, लाल मिट्टी, पानी जमा
लोहे की विषाक्तता का इलाज धान में
पानी भरे खेत में पत्तों के सिरे भूरे होकर बैंगनी
लोहा ज्यादा होने पर चूना पोटाश डालें क्या
lal mitti me dhan ka patta narangi bhura ho raha
iron jyada ho gya dhan me kya upay
dhan bronzing jalbharav wala khet
jalbharav me patti ki nok bhuri fir puri narangi
bronzing iron poison
is draining water for some days right for orange leaves
leaves turning purple in swampy red land what to add
नारंगी बैंगनी पत्ते
लाल मिट्टी के दलदल में पत्ते तांबे जैसे रंग के हो गए
नीचे की पत्ती के सिरे से भूरे छींटे शुरू होकर जड़ तक आए
पानी निकालकर चूना पोटाश देना ठीक है क्या
loha zeher dhan
pani khada rehne se patti tambe jaisi laal narangi
lal khatti zameen me lohe ki adhikta ka upchar
dalan wala khet hamesha gila, patte sire se bhure hoke jamuni
khet ka pani kuch din nikal du to patte sudharenge
`,
  'rice-disorders-6': `
grain feels hollow in fingers, no water at blooming
FARMER ASKED ABOUT EMPTY GRAINS IN PADDY PANICLE
half the ear did not fill although crop looked good
does late urea make grains empty
धान की बाली में दाना नहीं बन रहा
उंगली से दबाओ तो दाना पोला, फूल पर बहुत गर्मी थी
बाली तो अच्छी आई मगर आधा दाना पोचा
गर्मी में फूल आए थे अब दाने खाली, क्या वजह
bali me aadhe dane khokhle nikle, urea baad me diya tha
bali me pocha dana kaaran btao
dhan ka dana nahi bhar raha kya wajah ho sakti
phool ke time barish hui thi isliye dana khali h kya
reasons for empty grains
is late urea the reason ear became chaff
white ear came out, should i pull it and see before spraying
खाली दाना कारण
फूल पर ठंड पड़ गई थी, दाने पोले रह जाएंगे क्या
सफेद बाली बिना कीड़ा देखे दवा मारना सही है क्या
बाली हल्की, झाड़ने पर सिर्फ भूसी उड़ती है
pocha dana kyu
tez barish me phool jhad gaye to bali khali rahegi
dane khali rehne ki kya kya wajah ho sakti dhan me
bali khichne se kaise pata chalta hai keede ka ya mausam ka
der se khad di thi ab bali me dana nahi, isi se hua kya
`,
  'rice-pests-1': `
walked in field and small brown things jumped from bottom, patches look burnt
brown insects at bottom of paddy plant near water
crop drying in circles like burnt, what insect
how do i check for brown plant hopper
खेत के बीच थाली जितना हिस्सा जल गया, नीचे छोटे कीट भिनभिना रहे
धान गोल गोल दायरे में सूख रहा है
तने के नीचे झुंड में छोटे भूरे कीट चिपके हैं
पौधे पर शहद जैसा चिपचिपा और काली परत
tane ke tale chote kide aur kaali kaai si jam gayi patte sukh gaye
dhan beech beech me gol jal raha jaise aag lagi
jad me chote bhure kide, paudha pila hoke sukh rha
fudka dekhne ke liye paudhe me kaha dekhe
hopper burn patches
is black soot and sticky juice at the tiller base a bug problem
how often should i look near the bottom of hills for brown jumping bugs
माहू जड़ के पास
खेत में टायर जैसे गोल गोल घेरे सूखकर पीले नारंगी
तने के नीचे हाथ लगाया तो चिपचिपा और काला, कौन सा कीट
हर हफ्ते पौधे के पेंदे में देखना जरूरी है क्या
bhura phudka lakshan
goliya ghere bana ke fasal jal rahi, niche bhure machhar
bph kaise pehchane dhan me
paudha pila narangi hoke sukhta gol chakka badhta jata
hath marne pe jad se chhote bhure kude, ye tela hai kya
`,
  'rice-pests-2': `
prevention of brown plant hopper
which insecticides increase hoppers
information regarding precautions against bph in paddy
close planting and much urea does it invite hopper
भूरा माहू न आए इसके लिए क्या सावधानी
माहू में पायरेथ्रॉइड क्यों नहीं छिड़कना चाहिए
शुरू में कीटनाशक डालने से माहू बढ़ता है क्या
धान में फुदका रोकने के उपाय पहले से
mahu se bachav ke liye kya na kare
dhan me hopper se bachne ka tarika pehle se
lagatar pani bhara rehne se mahu aata kya
synthetic dawa marne ke baad fudka or badh gaya kyu
avoid hopper attack next season
is spraying strong insecticide at 15 days after planting bad for spiders
does keeping water standing all the time bring brown hoppers
फुदका बचाव क्या न करें
पायरेथ्रॉइड छिड़कना ठीक है क्या, माहू कम होगा
यूरिया का एक और कट्टा डाल दूं तो भूरे कीड़े बढ़ेंगे क्या
पौधे पास पास लगाने से माहू का खतरा
mahu pehle se bachav
makdiya khet me bahut hai inko bachane se fudka rukega
hopper ko badhane wali dawai kaunsi hai jo nahi marni
paani har waqt bhara, khad jyada, ghani ropai, isse kaunsa keet aata
fudke ki roktham bina dawa ke upay ki jankari
`,
  'rice-pests-3': `
economic threshold of bph in paddy
CONTROL OF BROWN PLANT HOPPER IN PADDY
10 hoppers per hill seen at panicle stage should i spray now
what chemical is safe for bph after draining water
माहू की दवा कितने कीट होने पर डालें
धान में भूरा फुदका लग गया नियंत्रण बताएं
माहू मारने को स्प्रे जड़ में करें क्या
फुदका दिखा है, पानी निकाल कर कौन सी दवा
dhan me mahu ki dawa btaye
bph ka ilaj dhan me
ek poonje me 8 fudke hai abhi ropai ko 20 din hue spray karu?
pymetrozine kab dalni chahiye
bph spray threshold
how many brown hoppers per hill at mid tillering is danger
is it okay to spray from top for hoppers or base only
माहू की दवा जड़
बीस कीड़े प्रति पौधा बाली के समय, अब छिड़काव जरूरी है
दवा से पहले पानी निकालना और बीच में गली खोलना सही है क्या
डाइनोटेफ्यूरान भूरे फुदके में कब काम की
bph ilaj dawa
ginti ki to pandrah fudke har poonje me, bali nikal rahi, kya karu
hopper lag gaya paudhe chir ke raasta banana padta kya
FARMER ASKED BROWN PLANT HOPPER KE UPCHAR KI JANKARI
ropai ke turant baad 3-4 mahu dikhe dawa maru ya chhod du
`,
  'rice-pests-4': `
half of the ears are white and come out when pulled, worm hole in stem
at what percent dead heart should control be done
whole panicle white and no grain what pest
INFORMATION ABOUT STEM BORER SYMPTOMS IN PADDY
पूरी बाली सूखी सफेद, खींचो तो नीचे से कटी हुई निकलती
धान की बाली पूरी सफेद निकल रही, एक भी दाना नहीं
बीच का पत्ता सूखा और खींचो तो निकल आता
कितने प्रतिशत मृत गोभ पर उपाय करें
dhan me safed bali aa rahi h kya rog
balia safed ho gayi khinchne par aaram se nikal jati
beech ka patta sukh jata h kheencho to haath me aa jata
gobh sukhi hui 100 me se kitni ho to dawa
dead heart pulls out
is 7 percent dead heart enough to act in punjab
the ear is snow white and stands straight with no grain
सूखी गोभ तना छेदक
सौ में दस पौधों की गोभ सूखी है, केरल में कितने पर उपाय करते हैं
सफेद बालियां खेत में झंडियों की तरह खड़ी हैं
तने के भीतर लट बैठी है, बीच का पत्ता भूरा पड़ा
tana chhedak lakshan
gobh vichon sukk gayi khich de te bahar aa jandi
bali safed khadi dana nahi, tane me ched, kaunsi sundi
kitne pratishat dead heart pe dawa sochni chahiye
chhote dhan me beech ki patti sukhi padi kyu
`,
  'rice-pests-5': `
non chemical control of stem borer
does cutting leaf tip of seedlings reduce borer eggs
what to do with stubble to kill borer
harvest close to ground, does it help against borer
तना छेदक की रोकथाम बिना कीटनाशक
पौध की पत्ती का सिरा काटकर क्यों लगाते हैं
धान काटने के बाद ठूंठ जोतने से कीड़ा मरता है
तना छेदक के अंडे पत्ती की नोक पर होते हैं क्या
tana chedak bina dawa kaise roke
dhan ki paud upar se kaat ke lagane ka fayda
katai ke bad thuth me pani bharne se sundi marti kya
desi tarike se dhan ka tana chhedak kam karna
clip seedling tips borer
is flooding the stubble after harvest useful against stalk worms
should crop be cut touching the ground to kill borer
पौध नोक कटाई
रोपने से पहले पौध की फुनगी काटना सही है, नुकसान तो नहीं
ठूंठ जोतने या पानी भरने से अगले साल सुंडी घटेगी क्या
बिना जहर के तना छेदक घटाने की जानकारी
thuth jutai sundi
katai zameen se sata ke kare to tana chedak kam hota
paudh ki patti ke sire par ande rehte isliye kat dete hai kya
bina dawa tane wale keede ka desi upay
dhan kaat liya ab khet me pani bharu keede marne ko
`,
  'rice-pests-6': `
my kvk gave cards stuck with eggs, how to place and how often
number of trichocards per acre and interval
ASKED ABOUT BIO CONTROL OF STEM BORER WITH EGG PARASITOID
when to start putting tricho cards after transplanting
ट्राइकोग्रामा एक एकड़ में कितने और कितनी बार
ट्राइकोकार्ड रोपाई के कितने दिन बाद से लगाएं
कार्ड पत्ती के ऊपर लगाएं या नीचे, कितनी दूरी
केवीके से अंडे चिपके कार्ड मिले, कहां और कितने हफ्ते लगाऊं
kvk se card mila usme parjivi h khet me kaise bandhu
tana chedak ke liye parjivi kide kitne chhode
tricho card har hafte lagane padte kya, kitni baar
dhan me 10 meter par card lagana sahi hai
trichogramma per acre
six releases of egg wasp start at which day
is pinning cards on top of leaves wrong
ट्राइको कार्ड संख्या
हर हफ्ते बीस हजार परजीवी एकड़ में छोड़ना सही है क्या
तना छेदक के अंडे में पलने वाला मित्र ततैया कैसे छोड़ते हैं
जैपोनिकम कार्ड कितने मीटर पर टांगें
tricho kard doori
ropai ke 30 din ho gaye ab card lagana shuru karu
parjivi 50000 hektar, kitni baar chhodna padta
dost keede ke card se sundi ka anda khatam hota kya
assam me tana chhedak ka jaivik upchar card wala
`,
  'rice-pests-7': `
white dried streaks and folded like paper, green worm inside
green caterpillar inside folded leaf of rice
how many damaged leaves per hill before spraying for folder
is pulling a rope on the crop useful for folded leaves
पत्ता कागज की तरह मुड़कर चिपका, अंदर लट, खेत सफेद दिख रहा
धान के पत्ते मुड़कर सफेद हो रहे हैं
पत्ते के भीतर हरी सुंडी बैठी है, उपाय बताएं
पत्ता लपेटक में रस्सी कैसे घुमाएं
patte chipke hue h kholo to hara kida, rassi ghumane se girega
dhan ka patta mud raha safed ho raha kida andar
leaf folder kitne patte kharab ho to dawai
rassi dono taraf pakad ke dhan par ghumana kis kide ke liye
leaf folder rope method
leaf sealed like a cigar with green worm, inside scraped white
is chlorantraniliprole needed if only one leaf per hill is folded
पत्ती लपेटक दवा कब
पत्ते बीड़ी की तरह लिपटे हैं, अंदर हरी लट खुरच रही
दो से ज्यादा ताजी मुड़ी पत्ती हों तभी दवा, यह सही है क्या
रस्सी फेरने से सुंडी पानी में गिर जाती है क्या
patta lapet upay
patta moda hua jaise beedi, kholo to keeda chatakta
urea zyada dene se patti lapetak badhta kya
dhan me safed jhuriya patti andar se chaati hui
kerala nellu me ila churuttu puzhu ka upay
`,
  'rice-pests-8': `
field shows hollow silvery straws and no panicle, is new planting late the cause
silver shoots coming in my rice no panicle
how to manage gangai next season
planting of whole village in three weeks helps which pest
हमारे इलाके में सबकी रोपाई अलग अलग समय, पोला कल्ला बढ़ रहा
प्याज के पत्ते जैसा पोला कल्ला निकल रहा
गॉल मिज से बचने के लिए क्या करें
चांदी जैसी नली बन रही और बाली नहीं निकलती
beech ka kalla nali jaisa safed h usme bali nahi aati
silver shoot dhan me kya hai
pyaj ki patti jaisa kalla bani h dhan me
gall midge me purane thuth ka kya kare
silver shoot gall midge
tiller turned hollow like spring onion, will it give ear
is it useful if all farmers finish planting within three weeks for pongli
गंगई पोंगा उपाय
बीच का कल्ला चांदी जैसी पाइप बन गया, अब बाली आएगी क्या
जंगली धान और घास हटाने से प्याज पत्ती वाला कीट घटता है क्या
पेड़ी वाले पुराने ठूंठ छोड़ने से गॉल मिज का नुकसान
gangai kit dhan
pongli ban gayi kalle me, kism badal du agle saal
payaj ke patte jaisi nali wala rog kya hai
gaal midge ke liye sab kisan ek sath ropai kare to fayda
khet me chandi rang ki naliya dikh rahi bali gayab
`,
  'rice-pests-9': `
evening time bad smell near field, bugs on milky ear
stink bug on panicles at milk stage
ASKING ABOUT CONTROL OF GANDHI BUG IN PADDY
long legged smelly insects sit on ears in morning and evening
शाम को खेत पर बदबू आती है और बालियों पर हरे कीट
बाली में दूध भर रहा है और बदबूदार कीट आ गए
गंधी कीट कितने हों तब दवा करें
मेड़ की घास साफ करने से गंधी कम होगा क्या
dudh wali bali me kide baithe h daane pichak gaye
dhan me badbudar kida dane ka ras choos rha
gundhi bag ke liye dhuaan kab kare
bali pe lambi tang wale hare kide badbu marte
gundhi bug milky grain
is one bug per hill enough to call for spray
does evening smoke or hand net really drive away smelly bugs
गंधी कीड़ा दूधिया दाना
दाने पर भूरा दाग और अंदर खाली, खेत में खटमल जैसी बास
मेड़ की घास में छिपने वाला बदबूदार कीट
शाम को जाल घुमाकर कीड़े पकड़ना ठीक है क्या
gandhi bug dhuan
hath lagao to keede se badbu, bali me doodh choosta hai
paudhe pe do keede badbu wale dikhe ab adhikari se puchu
dudhiya dane sookh ke bhusi ban rahe hare bhure keede
dhan me gandhi ke niyantran ke bare me jankari
`,
  'rice-pests-10': `
hispa beetle control in paddy
white parallel scratches on rice leaf, tiny spiny beetle
farmer asked about hispa attack, field looks burnt
should i drain field for blue black beetles
धान में हिस्पा कीट का नियंत्रण
पत्तियों पर सफेद समानांतर लकीरें, छोटे काले भृंग
नीला काला कांटेदार कीट पत्ता खुरच रहा
हिस्पा में पत्ती का सिरा काटना फायदेमंद है
dhan me hispa ka ilaj
patte pe safed lambi lakir, kale chhote kante wale kide
hispa lagne par khet se pani nikale kya
neele kale beetle ne dhan ki patti safed kar di
hispa spiny beetle
leaves look whitewashed in stripes and field like scorched
is cutting leaf tops and burying them right for spiny beetle
हिस्पा कांटे वाला कीट
नीला काला भृंग पत्ते पर चॉक जैसी लकीरें खींच रहा
खेत का पानी निकालने से कांटेदार कीड़ा घटेगा क्या
यूरिया और देने से हिस्पा बढ़ जाएगा क्या
hispa safed lakeer
choti kaali kaante wali makhi jaisi patta chaat jati
patto ki nok kaat ke mitti me dabana kis keede me
dhan ka khet door se jhulsa paas se safed dhari
neela kala bhringa dhan me ka upchar jankari
`,
  'rice-pests-11': `
rat control in paddy field
how to manage rodents before panicle stage
every night rats cut tillers near boundary
owl perch in rice field
धान के खेत में चूहों का प्रकोप
चूहे मेड़ किनारे धान काट रहे हैं, क्या उपाय
चूहे के बिल कब खोदने चाहिए
मेड़ पतली रखने से चूहे कम होते हैं क्या
dhan me chuha bahut h kaise bhagaye
muswa dhan kat deta raat me
chuho ke liye pinjra aur T khunti
chuhe ka niyantran padosi ke saath milke
rat burrows on bund
is a wide bund the reason for more rats
where do i fix owl sitting pole and when to dig holes
चूहा पिंजरा मेड़
टी आकार की खूंटी गाड़ने से उल्लू चूहे खाएगा क्या
अकेले मेरे बिल खोदने से फायदा है या पड़ोसी भी करें
रोपाई से पहले बिल खोदना सही समय है क्या
chuha roktham dhan
med ke kinare kalle tirchhe kate mile subah
medh chaudi rakhne se chuhe bil banate kya
undir ka bil kab khodna chahiye bali nikalne se pehle
raat me kutar ke jaata hai pinjra kaha lagau
`,
  'rice-diseases-1': `
foggy mornings, brown boat marks on leaf and necks turn black
diamond shaped spots with ash coloured centre on rice leaves
neck of panicle black and broken, grains not filled
how to identify jhonka
बाली की डंडी पर काला छल्ला, दाने नहीं भरे
पत्ती पर नाव जैसे धब्बे, किनारा भूरा
बाली की गर्दन काली पड़कर लटक रही
झोंका कैसा दिखता है
patto pe bhure kinare wale nav ke dhabbe dikhe h
dhan ki patti par nav jaise dhabbe bich me safed
bali gardan se toot rahi kali ho ke
aankh jaisa daag patte par kaunsi bimari
blast eye spot
spots like a boat with ash middle, later ear hangs broken
is black neck below the ear the same disease as eye spots
झोंका पहचान आंख
बाली की गर्दन काली होकर दाने पोचे रह गए
पत्ते पर पतंग जैसे नुकीले धब्बे, बीच में राख
पत्ती पर भूरे किनारे और धूसर बीच वाला दाग कौन सा रोग
gardan tod pehchan
nav jaise daag kinara katthai, ye kaunsa rog dhan me
bali neeche se kaali hoke toot kar latki hui
khet me takli jaise dono sire nukile dhabbe
jhonka ke lakshan patti aur gardan dono pe
`,
  'rice-diseases-2': `
blast control in paddy
CONTROL OF NECK BLAST IN PADDY
nitrogen splitting to reduce blast, how many parts
which fungicide for blast spreading after cloudy weather
धान में झोंका रोग का इलाज
ब्लास्ट से बचने के लिए यूरिया कितनी बार में दें
ट्राइसाइक्लाजोल धान में किस रोग में
झोंका हर साल होता है, बीज उपचार और किस्म क्या करें
dhan me blast ki dawa bataye
jhonka rog se bachav kaise
neck blast aane se pehle kya kare
badli mausam me blast fail raha kya chhidke
blast prevention steps
is putting all urea at once a cause of blast
name of fungicide for jhonka if it keeps spreading
झोंका रोकथाम कैसे
यूरिया तीन बार में बांटने से ब्लास्ट कम होगा क्या
मेड़ की घास साफ करना और जल्दी बोना झोंका में काम आता है
गर्दन तोड़ के उपचार के बारे में जानकारी
jhonka dawa naam
blast rodhi kism lagau ya beej upchar se kaam chal jayega
aankh wale dhabbe fail rahe, tricyclazole sahi hai kya
paddy blast ki roktham ke upay btaye
meghalaya me har saal jhonka, kya savdhani
`,
  'rice-diseases-3': `
new seedlings withered fully in few days, cut part oozes milky
yellow drying from tip along both sides of leaf wave like
how to test for bacterial blight in a glass of water
young paddy plants wilt completely, kresek
नई रोपी पौध पूरी मुरझा गई, काटने पर चिपचिपी बूंद
पत्ते के सिरे और किनारे पीले होकर सूख रहे
गिलास के पानी में तना रखकर कौन सी जांच होती है
छोटे पौधे पूरे मुरझा रहे, झुलसा है क्या
dhan ka patta upar se kinare kinare sukh raha
patta sire se pila bhusa jaisa hota ja raha dono taraf
tane ko pani me rakhne se doodhiya dhar kis rog me
dhan me jhulsa lahardar patti sukhna kya hai
blb glass water test
milky threads come from cut stalk in tumbler, what does it prove
edges of leaf dry like a wave in straw colour from the tip
झुलसा पहचान किनारा
छोटी पौध पूरी कुम्हला गई, इसे क्रेसेक कहते हैं क्या
पत्ती का सिरा और दोनों धार पीली लहर बनाकर सूखी
गिलास में तना रखा, दूध जैसी धार, जीवाणु है क्या
blb lakshan dhan
patte ke kinare se pila bhusa rang lehariya sukhna
ropi hui paudh pura murjha gaya jad theek hai
kaise jaane ki jhulsa bacteria wala h ya kami se
jivanu jhulsa me patti upar se niche ko kaise sukhti
`,
  'rice-diseases-4': `
blb control in paddy
CONTROL OF BACTERIAL LEAF BLIGHT IN PADDY
is antibiotic spray needed for blight
hail storm came, should i top dress urea on blighted crop
धान में जीवाणु झुलसा का उपाय
झुलसा लगा है यूरिया डालें या नहीं
बीएलबी में खेत कितने दिन सुखाएं
झुलसा रोग में पोटाश दे सकते हैं
dhan me blb ki roktham
jhulsa laga to khet ka pani nikal de kya
bacterial blight me urea band karna kyu
dukandar antibiotic de raha dhan ke jhulse ke liye, lena chahiye?
blight stop urea
is draining the field seven to ten days good for bacterial blight
is antibiotic powder allowed for leaf drying germ
झुलसा खेत सुखाना
ओले गिरने के बाद यूरिया देना सही है क्या जब पत्ते जल रहे
जीवाणु झुलसा में एंटीबायोटिक से नुकसान या फायदा
किनारे से जलते पत्तों में पोटाश दें और पानी निकालें क्या
blb upchar kya
jivanu jhulsa laga, urea ki kist rok du ya de du
aandhi tufan ke baad khad dalne se jhulsa badhega kya
jhulsa ke liye swasth beej aur rodhi kism ka fayda
bacterial jhulsa me khet se kitne din pani nikal ke rakhna
`,
  'rice-diseases-5': `
spots go up from water on stem cover, too much urea was given
spots on sheath near water level oval greenish grey
fungicide for sheath blight at boot stage
dense crop with too much urea has lesions on lower stem
यूरिया ज्यादा डाली थी, तने पर पानी से ऊपर धब्बे चढ़े
तने के खोल पर अंडाकार धब्बे पानी के पास
पर्णच्छद अंगमारी की दवा
घनी फसल में नीचे का तना सड़ सा रहा, सांप की केंचुली जैसे दाग
dhan me sheath blight ki dawa
dhan ke tane par pani ke upar dhabbe chadh rhe
tane ki khol par andakar hare bhure daag upar tak ja rahe
tane ki khol pe hare bhure dhabbe saanp jaise
snake skin sheath spots
oval marks just over water line climbing the stalk cover
is hexaconazole at boot stage okay for sheath blight
शीथ ब्लाइट दवा
तने की म्यान पर केंचुल जैसे छापे पानी के ठीक ऊपर
पुराना पुआल खेत में छोड़ने से खोल वाला रोग आता है क्या
मेड़ साफ रखना और छीदी रोपाई से धब्बे रुकते हैं क्या
sheeth blight ilaj
tane pe sap ki khaal jaisa nishan gobh nikalne wali hai
propiconazole jad pe chhidkna sahi hai kya is rog me
PUNJAB PADDY SHEATH BLIGHT KE UPCHAR KI JANKARI
khol par hare bhure ande jaise dhabbe badh rahe upar
`,
  'rice-diseases-6': `
brown sesame like dots everywhere, soil is poor and rains failed
small brown oval dots on leaves and grains
is brown spot due to poor soil
seed treatment and potash for brown leaf spot
पूरे पत्ते पर छोटी भूरी चित्तियां, जमीन कमजोर है
पत्तियों पर तिल जैसे छोटे भूरे दाग पड़ गए
दानों पर भूरे धब्बे, कमजोर जमीन
भूरा धब्बा किस कमी से आता है
dhan ki patti par bhure gol dhabbe
patto par bhure gol daane jaise nishan aur chawal bhi dagi
til jaise daag dane aur patti dono pe
kamjor mitti me bhura dhabba kaise roke
sesame spots weak soil
round brown dots on leaf as well as on grain, like til scattered
is lack of potash a cause for brown spots
तिल जैसे भूरे दाग
चावल के दाने तक पर चित्ती, जमीन भूखी है क्या
संतुलित खाद देने से भूरा धब्बा घटेगा क्या
बीज को उपचारित करके बोने से पत्ती की चित्तियां रुकेंगी
bhura dhaba dhan
patti pe chhoti gol bhuri bindi jaise til bikhra ho
sukhi kamjor jamin me bhure chitte pade, kya khad du
daane pe dhabbe mandi wale kaat rahe, agli baar kya kare
potash na dene se bhure gol daag aate kya
`,
  'rice-diseases-7': `
false smut control in paddy
yellow green balls on paddy grains what to do now
ASKED ABOUT HALDI ROG IN PADDY
right stage to spray for false smut
धान में हल्दी रोग का उपचार
दाने की जगह पीली गांठ, छूने पर हल्दी जैसा पाउडर
कंडुआ लग गया अब दवा डालने से फायदा होगा
आभासी कंड में गोले कैसे निकालें
dhan me haldi rog ka ilaj
bali me peele makhmali gole aa gaye
false smut ki spray kis stage pe karni chahiye
kandwa rog dhan me kya dale
false smut orange ball
is it too late to spray when velvet balls are already seen
how to pluck smut balls so powder does not fly
हल्दी रोग गोला
गीली थैली में गोले तोड़ना सही तरीका है क्या
देर से भारी यूरिया देने पर दानों में पीले लड्डू बनते हैं क्या
गोभ की अवस्था में दवा वाला कंड रोग
kandua dhan ilaj
daana fool ke makhmal ka gola, pehle narangi phir kaala hara
gole dikh gaye ab dawa marna bekaar hai kya
aabhasi kand ke niyantran ki jankari dhan
haath lagane se peeli dhool udti hai bali ke gole se
`,
  'rice-diseases-8': `
scattered orange dwarf plants, green little hoppers jumping
stunted plants with orange yellow leaves spread by green leafhopper
rice tungro what to do with infected hills
few tillers and yellow orange leaf in my samba field
बीच बीच में नारंगी बौने पौधे, हरे छोटे फुदके
पौधे बौने, पत्ती नारंगी, कल्ले नहीं बन रहे
हरा फुदका कौन सी बीमारी फैलाता है धान में
टुंग्रो वाले पौधे उखाड़ें या रहने दें
kuch paudhe bone aur narangi ho gaye ukhad du kya
dhan bauna peela narangi kalle kam hara machhar
virus rog dhan me kaise roke tungro
hare fudke se jo rog aata uska upay
tungro green leafhopper
plants dwarf, orange leaves, few shoots, shall i uproot
does planting whole village together reduce this virus
टुंग्रो बौने पौधे
हरा फुदका पीली नारंगी बीमारी लाता है, सच है क्या
बीमार पौधे जल्दी उखाड़ने से विषाणु रुकेगा क्या
पत्ता केसरिया, कल्ले गिनती के दो तीन
tungro virus upay
bangal me dhan bauna narangi hua, hare machhar hai
bimar poonje kheench ke phekna sahi hai kya
jyada urea se hara fudka aur tungro badhta kya
sehansheel kism lagane se narangi bonepan ka rog rukega
`,
  'rice-diseases-9': `
bakanae disease of basmati treatment
some basmati plants taller and pale than others and dying
root dip of basmati seedlings in trichoderma
foot rot basmati 1509 prevention
बासमती में बकानी रोग का इलाज
बासमती के कुछ पौधे असामान्य लंबे पीले
झंडा रोग से बचने को पौध की जड़ किसमें डुबोएं
पैर गलन रोग की जानकारी बासमती
basmati me jhanda rog kaise roke
basmati ki paud ki jad trichoderma me kitne ghante duboye
kuch paudhe dusro se lambe or pile basmati me
bakani rog 1121
bakanae root dip hours
is 6 hours in trichoderma needed for basmati roots
some plants shoot up like poles, pale, roots seen above soil
पैर गलन बासमती उपचार
लंबे पीले पौधे उखाड़कर फेंकना सही है क्या
ट्राइकोडर्मा हरजियानम एक लीटर में कितने ग्राम घोलें
बासमती की पौध झंडे की तरह ऊपर निकल गई
jhanda rog basmti
paudhe gaanth ke upar se jad phenk rahe aur neeche se sukhe
1509 me bakani, paudh ki jad kis ghol me dubau
rogmukt beej na ho to basmati me kaunsa rog aata lamba patla
basmati de buute lamme ho ke sukk rahe ne, ki karan
`,
  'rice-harvest-1': `
right stage of harvesting paddy
moisture of grain at cutting time
how many days after flowering is rice harvested
FARMER ASKED ABOUT HARVESTING TIME OF PADDY
धान की कटाई कब करें
कटाई के समय दाने में नमी कितनी होनी चाहिए
फूल आने के बाद कितने दिन में धान तैयार
दाने सुनहरे हैं पर डंठल हरा, काट सकते हैं
dhan katne ka sahi samay
dhan me 22 nami hai kaat sakte kya
phool aane ke 1 mahine baad dhan katna thik h
aadhe phool aane ke kitne din baad khet ka pani nikale
grain moisture at reaping
is 20 to 24 percent moisture right for cutting
when to let out the water after half the field has flowered
कटाई सही समय
फूल के पैंतीस दिन बाद काटना ठीक है क्या
डंठल में हरापन थोड़ा बचा है, दाना भूसे के रंग का, काटूं
पूरी तरह सूखने तक खड़ी छोड़ने से नुकसान है क्या
dhan katai samay
phool aye 30 din ho gaye, bali sunehri, hansiya chala du
aadhi fasal phool pe aane ke 20 din baad pani nikalna hota kya
dane me nami 26 aa rahi abhi ruku ya kaat lu
pakne ki nishani dandi hari dana pila, thik samay hai
`,
  'rice-storage-1': `
moisture percentage for storing paddy
after harvest within how many hours should paddy be dried
seed paddy moisture for storage
17 percent moisture paddy can i keep it in store for 6 months
धान को कितनी नमी तक सुखाएं
बीज वाले धान में नमी कितनी हो
आठ दस महीने धान रखना है कितना सुखाएं
कटाई के बाद धान कितनी देर में सुखाना चाहिए
dhan kitne percent nami par rakhe
dhan sukhane ka time katai ke bad
bij ka dhan kitni nmi par store kare
dhan gila hai 18 nami, godam me rakh du?
paddy moisture for seed
is 14 percent okay if i store for ten months
how soon after cutting must wet grain be dried
धान नमी भंडार
बीज रखना है तो 12 प्रतिशत से नीचे सुखाना सही है
काटकर दो दिन ढेर में पड़ा रहा, खराब होगा क्या
साल भर रखने को दाना कितना कड़क सुखाएं
meter 13 dikha raha hai, gyarah mahine tak sadega to nahi
katai ke 24 ghante me sukhana jaruri hai kya
8-12 mahine rakhna ho to 13 pratishat thik hai
beej wala dhaan aur khane wala dhaan sukhane me farak
chand mahine ke liye rakhna h kitni nami chalegi
`,
  'rice-storage-2': `
stored last year on floor and bottom bags spoiled, what to change
old gunny bags treatment before filling paddy
stacking of bags on wood or straw in store
store rice or paddy with husk which is safer
पिछले साल नीचे की बोरियां सड़ गईं, इस बार कैसे रखूं
पुरानी बोरी को साफ करने का तरीका धान भरने से पहले
बोरियां दीवार से सटाकर रखें या दूर
धान कोठी में रखें या खुले में, कीड़े से बचाने को
purane katte me keede h, garam pani me dalne se marenge
purane bore me dhan bharna h kya karna padega
dhan ki bori jamin par rakhne se kya hoga, niche kya bichaye
chawal bana ke rakhu ya dhan hi rakhu
boil old gunny bags
is it okay to keep bags directly on floor touching wall
store with husk or as milled rice, which lasts
पुरानी बोरी उबालना
बोरी को बीस मिनट खौलते पानी में डालना सही है क्या
एक फुट भूसा बिछाकर उस पर बोरियां रखना ठीक रहेगा
हवाबंद टंकी में छिलके समेत धान रखें क्या
bori me ghun
katta deewar se chipka ke rakhne me nuksan hai kya
lakdi ke takhte pe bori rakhu ya bhuse pe
purane bardane ko saaf karne ki vidhi garam pani
kothi band wali me dhan rakhne se keeda nahi lagta kya
`,
  'rice-yield-1': `
average production of paddy per acre punjab
basmati yield per acre compared to parmal
how much quintal paddy comes from one killa
punjab basmati 2 yield
पंजाब में धान की औसत पैदावार
बासमती एक एकड़ में कितने क्विंटल
पंजाब में धान का झाड़ प्रति हेक्टेयर
एक किल्ले में 26 क्विंटल धान औसत है क्या
punjab dhan average quintal ek acre
jhone da jhaad kinna hunda killa
basmati 2 ki paidawar prati acre
parmal aur basmati ki upaj me farak
punjab paddy average yield
is 26 quintal per acre normal in punjab
yield of punjab basmati 2 per acre
झोने का औसत झाड़
बासमती एक एकड़ में बारह तेरह क्विंटल निकली, ठीक है क्या
पंजाब में 2021-22 में प्रति हेक्टेयर कितना धान हुआ
मोटे धान के मुकाबले बासमती कितनी कम निकलती है
jhad killa punjab
parmal 65 quintal hectare ausat hai kya
basmati da jhaad ghat kyon, kinna hunda
mere killa me 22 quintal nikla, punjab ka average kitna
ek acre se kitni paidavar maan ke chalu punjab me
`,
  'wheat-sowing-1': `
farmer wants to know ideal time of sowing for irrigated wheat
tubewell is available, so which fortnight should the drill go in
is the second half of november already too late if i have water
grain stayed thin because we sowed late, what is the cut off date
किसान ने नहरी गेहूं बोने की तिथि की जानकारी मांगी
ट्यूबवेल चालू है, बोनी किस पखवाड़े में निपटा लूं
अगहन लग गया, पानी का साधन है, अब बोना लेट तो नहीं कहलाएगा
बिहार तरफ सिंचाई वाला गेहूं नवंबर के बीच में ही बोएं क्या
gehoon ki buaai ka uchit samay bataye sinchai uplabdh hai
borwell chal raha hai to kis hafte tak boni nipta de
nov ki 25 ho gai paani wali jameen hai late to nahi
mp me sichit gahu ka bone ka time kya rehta hai
hot wind makes small grain if sown after which november date
amritsar side, is first half of november right for drilling
wheat sowng time bihar
अगहन शुरू, नहर चली, बोनी का सही मुहूर्त
दाना भरते वक्त लू न लगे इसके लिए कब तक बो देना चाहिए
पंद्रह नवंबर पार, पूरब में अब भी सही है क्या
सिंचित बुआई तारीख
gehu boni sahi tarik
5 november ko bona jaldi to nahi ho jayega punjab me
bhopal me pani wali boni november ke kis hafte me
20 nov tak na nipte to kya bigdega
gehu ki samay se buwai ki jankari, sinchai uplabdh
`,
  'wheat-sowing-2': `
ASKING ABOUT SOWING TIME OF WHEAT IN UNIRRIGATED LAND
we depend on rain only, soil is still wet after monsoon, start now?
can dry land farmers put the seed before neighbours who have canal
my upland has no pump, is end of october right for sowing
बिन पानी की भुइयां है, कुआर के बाद कब बोएं
चौमासे की नमी बची है, नवंबर तक रुके तो सूख जाएगी क्या
असिंचित गेहूं बोने का समय किसान ने पूछा
सूखी खेती वाले लोग नहरी वालों से कितने दिन पहले बोएं
varsha adharit gehu kab lagaye jankari chahiye
khet me aal bachi hui hai aur pump nahi hai kab boun
octuber ke aakhri hafte me bo sakte he kya bina pani ka
dada kehte the sukhi jameen pe jaldi bona chahiye sahi hai kya
october sowing without irrigation, is it okay to start
highest yield from which ten to twenty five november window
rainfed wheat dat
कातिक लगते ही बरसाती जमीन में बीज डाल दूं क्या
मिट्टी में ठंडक और गीलापन बचा है, कुआं नहीं, बोनी कब
सबसे ज्यादा उपज किन दो तारीखों के बीच की बोनी से
असिंचित में बुवाई के समय के बारे में जानकारी
barani bijai tarikh
asoj khatam hote hi bina kuye wali zameen me bo du
gehu october me bona theek rahega kya barani me
mitti mutthi me bandh rahi abhi, pani ka koi zariya nahi, boni karu
dakshin ko chhod ke kis tarikh ko bone se jhaad sabse jyada
`,
  'wheat-sowing-3': `
potato dug out in mid december, is there still time for wheat
information regarding delayed sowing after cotton picking, what changes
until what date can i put late crop and how close the rows
short duration seed and more quantity per acre if sowing after cane, right?
धान की कटाई लेट हुई, 20 दिसंबर तक गेहूं बो लें तो चलेगा
पछेती गेहूं बोने की अंतिम तिथि और बीज की जानकारी
कपास की चुनाई के बाद बोनी करनी है, कतार कितनी नजदीक रखें
एकड़ में 50 किलो बीज डालना पड़ेगा क्या, बोनी पिछड़ गई
dhaan late kata ab disambar ke beech me gehun lagaye ki nahi
ganne ki pedi hata ke boni karni h, kaun sa bij kam din ka
pachhati boni me bij jyada aur line pass pass kyu
krishak ne pichheti buvai ki antim tarikh puchi
what is the last december date before late drilling becomes a loss
eighteen cm rows for december crop, is it okay
late wheat sed rate
आलू उखाड़ा, पूस आधा गया, बो लूं या खेत खाली छोड़ूं
पछेती में लाइन 18 सेमी रखना ठीक रहेगा क्या
गन्ने की पेराई के बाद बचे दिनों में बोनी की आखिरी मियाद
देर बुआई बीज मात्रा
pichhet gehu beej dar
bade din tak bone se kuch bigdega kya, pani hai
jaldi pakne wali kism lu ya wahi purani, december ka teesra hafta
katar chaude rakhu ki sankre jab boni pichhad jaye
KISAN NE DHAN KE BAAD DER SE GEHU BONE KI JANKARI MANGI
`,
  'wheat-seed-1': `
farmer asked about quantity of seed per acre in wheat
what gap should i set between rows on seed cum fertilizer drill
my seed went too deep and came up weak, what depth is right
is 40 kilo for an acre enough if i drill in time
गेहूं का बीज कितना डाला जाए प्रति एकड़ किसान का सवाल
कतार से कतार की दूरी कितनी रखनी है ड्रिल में
बीज बहुत नीचे चला गया, कितनी गहराई ठीक रहती है
दो बीघा में कितने किलो बियाना लगेगा
gahu ka biyaa ek akad me kitte kilo lagega
line se line ki duri aur bij ki gehrai batao
chhitkawa se bo rahe the ab drill se, kilo kitne kam lage
4 bigha ke liye kitni bori beej gehun ka kharidu
birds and gaps everywhere after drilling shallow, what depth should seed go
row gap twenty two cm for november sowing, correct or not
wheat sed quantity acre
बोनी समय पर है तो हेक्टेयर में सौ किलो बीज काफी है क्या
छह सेमी से गहरा गिर गया, अंकुर ऊपर नहीं आया
बीज दर और कतार
नवंबर और दिसंबर की बोनी में बीज का फर्क कितना
gehu beej kitna ekad
40 kilo wali bori ek acre me puri, kam to nahi
beej upar upar gir raha, kitne senti andar jana chahiye
khood se khood ka fasla kitna, samay wali bijai
zyada ghana bone se kalle kam honge kya, kitna bij thik
`,
  'wheat-seed-2': `
planting on new year in jammu plains, how many kilos seed
is extra seed needed for wheat after christmas week
ASKING SEED QUANTITY FOR VERY LATE WHEAT IN JAMMU
low land dried only now in january, rate of seed please
नए साल में गेहूं बो रहे हैं तो बीज की दर क्या हो
जनवरी के पहले हफ्ते की बोनी में प्रति एकड़ कितने किलो
दिसंबर निकल गया, बीज डेढ़ गुना करना पड़ेगा क्या
अति पछेती गेहूं में बीज मात्रा की जानकारी
janwari ke pehle hafte me gehu daal rahe h bij kitna rakhe
naya saal ho gaya ab boya to 60 kilo bij lagega kya akad me
kathua me bahut let ho gae, bij ki matra btao
ati vilamb buvai par bij dar kitni
fifteenth january is it the last date and how heavy the seed bag
wheat january sowng seed
sixty kilos in one acre seems too much, is it okay so late
माघ लगने वाला है, तवी किनारे खेत अब बत्तर में, बीज कितना
एक सौ पचास किलो हेक्टेयर बीज किस हालत में डालते हैं
जनवरी बिजाई बीज दर
पौधे कम फूटेंगे इतनी देर में, तो बीज कितना बढ़े
jammu january beej
26 dec nikal gaya, 50 kilo se kaam chalega ya aur dalu
maghi se pehle bijai, ek acre me kitna dana
bishnah me dhund aur paani se khet abhi khali hua, beej zyada lagega kya
ati pichheti gehu ki beej dar ki jankari, jammu
`,
  'wheat-seed-3': `
how many hours to keep wheat in water so it sprouts quickly
farmer asked about soaking of seed for delayed sowing
neighbour steeps his grain at night and sows next morning, is it useful
emergence takes two weeks in december cold, some trick without medicine
बीज फुलाकर बोने से कितने घंटे का फायदा, कितनी देर भिगोना है
पछेती में गेहूं भिगोकर बोएं तो जल्दी निकलेगा क्या
रात में पानी में डालकर सुबह छाया में फरहरा करके बोएं, सही तरीका है
ठंड में जमाव धीमा है, बिना दवा का कोई उपाय
bij fulane ka tarika gehu me kitne ghante
padosi bhigo ke bota hai uska jaldi nikalta hai sach me faida hai
der se boai me bij ko pani me rakhna h ya sukha hi dalna
bhiga hua beej chhav me kitna sukhaye
seed comes up slow in cold, will water help before drilling
is it okay to dry soaked seed in sun instead of shade
soked seed late wheat
बीज को पानी पिलाकर बोना, छांव में कितनी देर फैलाएं
12 घंटे से ज्यादा भीग गया तो खराब होगा क्या
बोरी भिगोकर बोनी
दिसंबर में अंकुर जल्दी फूटे इसका घरेलू तरीका
beej phulana ghante
raat bhar balti me rakha dana, subah seedha drill me daal du kya
do ghante chhaya me failana kafi hai ya pura sukhana
pala pad raha, gehu ka jamav das din me bhi nahi, beej ka kya jugad
sukhe bij se boya to der se nikla, padosi ka bhigoya hua aage
`,
  'wheat-seed-4': `
what to coat wheat seed with before drilling to avoid diseases
is home saved seed safe to sow without any dressing
information regarding seed treatment with trichoderma
grain dealer says dressing is waste of money, should i skip it
गेहूं के बीज में लगाने की दवाई कौन सी किसान ने पूछा
घर का बीज बिना उपचार के बो दूं तो जोखिम है क्या
ट्राइकोडर्मा कितना मिलाएं एक किलो बीज में
फफूंद से बचाने के लिए बोनी पूर्व बीज का शोधन कैसे हो
beej shodhan ki jankari gahu ke liye
bone se phle bij pe kya lagaye ki fungus na aaye
trichoderma 1 kilo bij me kitna gram
khudka bij h dawai lagana jaruri hai ya aise hi bo du
is five gram of the green fungus powder per kilo enough
black dust in ears last season, cheapest protection before sowing
wheat seed tretment
बीया में दवा चढ़ाना कंडुआ रोकने के लिए
जड़ काली होकर गलती है, बोने से पहले बीज पर क्या लगाएं
बीज शोधन दवा नाम
मित्र फफूंद कितने ग्राम एक किलो दाने पर चढ़ाएं
gehu beej sodhan
carboxin ya trichoderma, dono me se kya lagau dane par
bina dawa wala bij bone me dikkat to nahi
balti me bij dalke powder ghumana, konsa powder aur kitna
GEHU ME BEEJ UPCHAR KI JANKARI CHAHI
`,
  'wheat-varieties-1': `
FARMER ASKED ABOUT IMPROVED VARIETIES OF WHEAT IN HARYANA
is karan vandana good for early november in punjab
which seed stands firm and does not fall flat with heavy fertilizer
seed portal opened, name top two numbers for meerut side
गेहूं की टॉप वैरायटी बताओ पंजाब के लिए
श्रीगंगानगर में समय से बोने को उन्नत बीज कौन सा
अगेती बोनी और भरपूर खाद पानी में कौन सी वैरायटी दम दिखाती है
डीबीडब्ल्यू वाली कौन सी किस्म कम गिरती है
haryana me gahu ka sabse badiya bij konsa h
dbw 332 jaldi bone ke liye thik hai ya nahi
karnal wale sansthan ki kon si variety log jyada le rahe
muzaffarnagar me time se boni ke liye konsi veraity
dbw 327 for october end sowing with full fertiliser, is it right
plant that does not lie down in storm, name for rohtak
north west wheat varity
करण वैष्णवी जैसी अगेती किस्म पंजाब के लिए नाम
पटियाला में किसान सबसे ज्यादा कौन सा बीज मंगवाते हैं
अगेती किस्म डीबीडब्ल्यू
डीबीडब्ल्यू 222 गिरती कम है क्या
karan vandana 187 kaisi
iiwbr se kaun kaun si kisme book hoti hai uttar pashchim ke liye
jaldi bona hai khaad paani poora, 303 aur 332 me se kaun
karnal portal par booking khuli, gehu ka kaun sa number lena
unnat beej ke baare me jankari, hanumangarh samay par buwai
`,
  'wheat-varieties-2': `
which seed for late wheat in ludhiana after paddy delay
is hd 3059 suited to december sowing in haryana
information regarding late sown varieties for western up
cotton picked in december at sirsa, name suitable numbers
सिरसा में कपास के बाद लेट गेहूं का बीज कौन सा लूं
पछेती में पीबीडब्ल्यू 771 चलेगी क्या
पश्चिमी यूपी में दिसंबर की बोनी हेतु प्रजाति
हिसार तरफ देरी से बोने पर कौन सी वैरायटी
hisar side late boni ke liye gahu ki kaun si veriety
dbw 173 der wali h ya time wali
ganna hataya meerut me, ab konsa bij late ke liye
pachheti prajati ke naam batao haryana punjab
pbw 752 sown on tenth december in moga, good choice or not
jkw 261 or wh 1021, which is meant for delayed fields
late wheat varity punjab
दिसंबर वाली बिजाई, करनाल बीज का नाम
डब्ल्यूएच 1021 देर से बोने पर सही रहेगी क्या
पछेती किस्म पंजाब
बठिंडा में नरमा उठाकर कौन सा बीज डालें
pichhet beej haryana
hd 3059 aur pbw 771 dono late ki hai kya
aloo nikal ke jalandhar me kanak bijni, beej ka naam batao
dbw 173 december me bone se nuksan to nahi
saharanpur taraf ikh kati hai, gehu ka pichheta beej kaun sa
`,
  'wheat-varieties-3': `
farmer from samastipur wants late wheat variety name
very late by january in purnia, which seed can still be used
is hd 3118 okay for delayed sowing in ballia
paddy harvested late in ranchi, what seed name should i ask for
समस्तीपुर में लेट गेहूं कौन सा बीज अच्छा
धान देर से कटा, बलिया में कौन सी प्रजाति डालें
झारखंड के लिए पछेती गेहूं की किस्म की जानकारी
बंगाल में बहुत देर हो गई, एचडी 3271 बो सकते हैं
purnia me late gehu kon sa bij dale
varanasi side der se boai, prajati bataiye
jharkhand ke liye pichhati gehoon variety
bahut late ho gel hai bihar me ab kaun biya boe
dbw 107 for darbhanga december field, suitable or not
which three seeds can go in very late across the eastern states
bihar late wheat seed
मोकामा टाल का पानी देर से उतरा, कौन सा बीज
डब्ल्यूआर 544 बहुत देर में चलेगी क्या
पूर्वी यूपी पछेती बीज
आजमगढ़ में धान पूस में कटा, गेहूं की किस्म का नाम
hi 1621 der se
gorakhpur deoria me december antim hafta, kaun beej
pbw 833 bihar ke liye thik rahi kya pachheti me
dhanbad taraf late buwai ke prajati ki jankari
malda me aman dhan ke baad gom ka bij konta
`,
  'wheat-varieties-4': `
late wheat seed name for bhopal area
soybean then potato, now december in dewas, which number
ASKING LATE SOWN WHEAT VARIETY FOR GUJARAT
is mp 3336 a late variety for our region
भोपाल में दिसंबर में बोने लायक गेहूं का बीज
सागर जिले में लेट बोनी है, कौन सी वैरायटी ठीक
कोटा उदयपुर तरफ पछेती प्रजाति के नाम
एचआई 1634 लेट में चलता है क्या
sehore me late boni gahu ki veriety batao
gujrat me der se gehu bona h konsa bij
mp me mater tod ke gehu laga rahe h, kon si kism
bundelkhand mp side pachheti gehu hd 3407 kaisa
cg 1029 after soybean and peas in vidisha, is it a late type
hd 3407 late gujarat
name four seeds for delayed sowing in madhya pradesh
होशंगाबाद में देर से बोनी, शरबती छोड़ कौन सा नंबर लूं
सीजी 1029 पछेती में लेना चाहिए या नहीं
मालवा पछेती किस्म
मेहसाणा जूनागढ़ तरफ दिसंबर में गेहूं का बीज
mp late gehu beej
mp 3336 december me bo sakte kya jabalpur side
chittorgarh banswara me der ki boni ke liye beej
sabarkantha me kapas kadhi, ab ghau konse number ka
madhya bharat ki pachheti prajatiyo ki jankari
`,
  'wheat-varieties-5': `
farmer in kathua asked list of wheat varieties by time
which seed for jammu plains in second week of november
is raj 3765 the right choice after christmas in jammu
till which date is dbw 222 sown in jammu
जम्मू के मैदान में गेहूं की कौन सी वैरायटी कब बोएं
कठुआ में 10 नवंबर को बोना है, बीज का नाम
जम्मू में दिसंबर में बोने को कौन सा बीज सही
जेएयूडब्ल्यू 584 की बोनी कब तक
jammu me gehu ki kism tarikh ke hisab se
hd 3226 jammu me kab tak bo sakte
akhnoor side december me kon sa bij dalu
jammu ke liye late aur agety dono veraity ke naam
wh 1124 from twentieth november in hiranagar, correct window or not
jaauw 584 till which november date
jammu wheat seed
आरएसपुरा में दिसंबर में पीबीडब्ल्यू 757 या राज 3765
एचडी 3086 को 25 नवंबर के बाद बोना गलत तो नहीं
जम्मू बीज तारीख अनुसार
कठुआ में लोहड़ी के आसपास गेहूं की कौन सी किस्म बचती है
jammu gehu kisme
samba me 15 december ho gaya, 173 lu ya 752
jauw wali kisam kis kis tarikh ke beech lagti hai
vijaypur taraf bijai november shuru, paanch naam batao
raj 3765 kab bote hai jammu ke maidani ilake me
`,
  'wheat-nutrients-1': `
farmer wants recommended fertilizer dose of wheat with irrigation
should phosphate be given all at once with the drill
how much nitrogen and potash in total for one hectare of tubewell crop
soil card lost, what is the normal npk for a timely crop
गेहूं में खाद की अनुशंसित मात्रा पूछी गई
सारा फास्फोरस बोते समय ही देना है या बाद में भी
नत्रजन स्फुर पोटाश कितना लगेगा सिंचित में
एक हेक्टर में कुल कितना नाइट्रोजन जाए ट्यूबवेल वाली फसल में
gahu me npk ki matra per acre sinchit
nitrojen fasforas potas kitna kitna dena chahiye
boni ke samay konsa khad pura dena hota hai
mitti janch nahi karai to samanya khad kitna dale gehu me
sixteen kilos potash in an acre, is it needed at drilling
wheat npk dose irrigated
phosphate thrown later on standing crop, is it okay
सिंचित फसल, 150 किलो नाइट्रोजन ज्यादा तो नहीं
फॉस्फोरस खड़ी फसल में देना कैसा रहेगा
उर्वरक मात्रा सिंचित गेहूं
समय की बोनी में पोटाश हेक्टेयर पीछे कितने किलो
gehu khaad matra
nali me bij ke saath phosphorus potash pura dalna hai kya
120 se 150 nitrogen matlab kille me kitna padega
mitti ki janch ke bina kitna n p k rakhu samay wali fasal me
SINCHIT FASAL ME URVARAK KI MATRA KI JANKARI
`,
  'wheat-nutrients-2': `
how many parts should nitrogen be divided on loamy land
ASKING ABOUT TOP DRESSING OF UREA IN WHEAT
neighbour puts all urea in one go on sand, is that wrong
second dose after which watering in light soil
यूरिया कितने हिस्सों में बांटकर दें, दोमट जमीन
गेहूं में यूरिया छिड़कने का समय की जानकारी
पूरा यूरिया एक बार में डाल दूं तो नुकसान है क्या
दूसरे पानी के बाद भी यूरिया देना पड़ता है क्या रेत में
gehu me yuria kab kab dena h
yuria ek sath dalu ya baat ke
dosri baar uria kis pani ke baad balu mitti me
kali mitti h pehla pani laga diya ab urea ki kist
white fertiliser washes down in sand, how many times to split
is it okay to give half nitrogen with the crown root watering
urea splt sandy wheat
दोमट भारी खेत, बोते वक्त आधी यूरिया देना चलेगा क्या
बलुई खेत में तीन किस्त कब कब
यूरिया छिड़काव किस्त
पहले कोर पर बची यूरिया पूरी दे दूं, चिकनी मिट्टी
kanak urea kist
tibbe wali ret me uria ek baar me dali to nikal jayegi
doosre pani ke baad bhi urea, kaunsi mitti me
nitrogen ke do hisse barabar ya pehla bada
gehu me yuria kitni baar, kali bhari zameen
`,
  'wheat-nutrients-3': `
fertilizer quantity for wheat sown in third week of december
sown after potato in december, full nitrogen or cut it
operator note: nutrient dose in late wheat asked
how much potash for delayed crop and how to split the urea
दिसंबर में बोए गेहूं में नाइट्रोजन घटाकर दें क्या
लेट बोनी में खाद का हिसाब अलग होता है क्या
पिछेती फसल में उर्वरक मात्रा की जानकारी
आलू के बाद बोया है, एक तिहाई यूरिया बोते समय ठीक है
late gahu me khad kitni kam kare
der se boi fasal me nitrogen kitna aur kitne hisse
aaloo ke baad lagaya h to khad same rahegi ya km
pacheti gehoon ka npk batado
eight kilo potash an acre for december crop, right or low
late crop has less time, is full nitrogen a waste
late wheat urea dose
पिछेती में नाइट्रोजन 80 या 120, किसान का सवाल
बाकी दो तिहाई यूरिया किन पानियों पर
पछेती खाद मात्रा
पूस की बोनी है तो पोटाश हेक्टेयर में कितनी
pichhet khaad kitni
late boye gehu me puri khad dene se ulta asar to nahi
ek tihai yuria bote samay, phir baki kab
der wali fasal ko phosphorus bhi ghatana hai kya
january paas hai, 100 kilo nitrogen zyada padega kya hectare me
`,
  'wheat-nutrients-4': `
convert the npk recommendation of wheat into bags please
how many kilos of dap and mop should i buy for five acres
is one bag dap and two bags urea fine for an acre
shop asks how many bags, i only know the 120 60 40 figure
120:60:40 को बोरी में बदलकर बताइए
पांच एकड़ गेहूं के लिए कितनी बोरी डीएपी खरीदूं
एक एकड़ में यूरिया और पोटाश कितने किलो तोलकर डालें
एक बोरी डीएपी दो बोरी यूरिया एकड़ में ठीक है क्या
gahu me ek acre me dap kitne bori urea kitne bori
3 acre ka dap urea potas ka hisab bana do
mop kitna kilo padega ek akad
hectare wala dose samajh nahi aata, bori me batao
fifty three kilo of dap means how much more than one bag
two bags urea per acre wheat
what weight of muriate gives forty kilo k
120 60 40 लिखा है, दुकान पर क्या क्या तोलवाऊं
एक एकड़ की यूरिया 85 किलो, दो बार में बांटना सही
डीएपी कट्टे गणना
हेक्टेयर में 130 किलो डीएपी के कितने कट्टे बनते हैं
gehu dap kitne katte
mere pas 2 hectare, teeno khad kul kitni kharidu
pachas kilo ki ek bori dap acre me kam to nahi
mop 27 kilo acre me kaise aaya samjhao
npk number se kilo me badalna hai, khad ki dukan
`,
  'wheat-nutrients-5': `
fertilizer for wheat that gets only rain
kandi belt, no irrigation, total nitrogen phosphorus potash please
ASKING FERTILIZER DOSE OF RAINFED WHEAT
do i give half the dose when there is no watering facility
बारिश वाले गेहूं में एनपीके कितना
कंडी इलाके में बिना पानी की फसल का उर्वरक
असिंचित गेहूं में खाद की मात्रा किसान पूछ रहा है
पानी नहीं है तो नाइट्रोजन आधा ही डालें क्या
bina sichai gahu me khad ki matra kya h
barani fasal me nitrogen 24 kilo kafi h kya ek acre me
pani ka sadhan nai he to khaad kam dale
udhampur me sukhi kheti gehu khad kitna
dry land wheat gets half of canal crop, is that correct for fertiliser
twenty kilo potash enough without any watering
unirigated wheat fertilizer
कंडी में बारिश भरोसे, फास्फोरस कितना दें
बरानी में पूरी 120 यूरिया वाली खुराक से नुकसान होगा क्या
असिंचित एनपीके मात्रा
बिना पानी के खेत में हेक्टेयर पर साठ किलो नाइट्रोजन ठीक
barani khaad gehu
24 12 8 kis tarah ki kheti ke liye bataya hai
reasi me pahadi sukhi zameen, dap urea kam du kya
barish na ho to khad paudhe jala degi, kitna rakhu
sookhe khet me potash dena zaruri hai ya chhod du
`,
  'wheat-nutrients-6': `
farmer asked about use of zinc in wheat after rice
paddy got zinc bag in july, do i buy again in november
how often should zinc sulphate be repeated in same field
quantity of zinc per acre for rice wheat rotation
धान गेहूं के चक्र में जिंक कितनी बार डालना
जस्ता एक बार डालें तो अगली फसल तक असर रहता है क्या
जिंक सल्फेट प्रति एकड़ मात्रा की जानकारी
हर सीजन जिंक खरीदना पैसे की बर्बादी है क्या
jink salfet gehu me kab aur kitna
dhan me 10 kilo zinc diya tha ab gehun me bhi dena h
zinc ka asar kitne fasal tak rehta
jammu me jink kitne saal chhod ke dalte
eight kilo once in three years, for which region is this zinc advice
is it okay to skip zinc if paddy got it
zinc slphate wheat acre
झोने में जस्ता पड़ चुका, कनक में फिर लगेगा क्या
पच्चीस किलो हेक्टेयर जिंक किस किस फसल का काम कर देता है
पत्ते कांसे जैसे दिखे थे झोने में, रबी में भी वही सफेद दवा डालूं
जम्मू में जिंक सल्फेट हर साल डालना सही है क्या
gehu jink salfet
das kilo jasta ek acre me, do fasal chal jata hai kya
dhan ke beech khaira aaya tha to jasta dala, ab rabi me paise bachau
zinc dobara dalne se nuksan hoga kya
saal me ek bar zinc ya teen saal me, kisan ka prashn
`,
  'wheat-irrigation-1': `
when to apply first irrigation in wheat farmer asked
crop is 18 days old, shall i start the pump
i could not give water till 35 days, have i lost much
total number of waterings from sowing to harvest
गेहूं में पहली सिंचाई कितने दिन पर करें
फसल अठारह दिन की हुई, इंजन चला दूं क्या
शुरू से आखिर तक कुल कितनी सिंचाई लगती है
ताजमूल अवस्था कब आती है और पानी क्यों जरूरी
gahu me pahla paani kab dena chaiye
25 din ho gaye abhi tak pani nahi diya nuksan hoga
kul kitne baar sichai karna padta gehun me
cri stage kab hoti he
roots like a crown appear, is that the day to water
thirty days passed without water, did my tillers go
first watr wheat days
बोनी के तीन हफ्ते पूरे, क्या इंजन लगाऊं
चार पानी में काम चल जाएगा या छह चाहिए
पहला पानी ताजमूल
पहले पानी की चूक से पैदावार घटेगी क्या
gehu pehla pani
kor bees din se pehle lagane se kuch bigdega kya
mukut jad nikalne ka matlab kitne din ki fasal
shuru se katai tak sinchai ki ginti bata do
bijai ke pachis din baad bhi khet sukha, ab kya
`,
  'wheat-irrigation-2': `
information regarding irrigation stages in wheat
only two waterings possible, at which stages to give them
pond has little left, save it for boot or for milky grain
full six irrigation calendar by growth stage please
गेहूं में सिंचाई की क्रांतिक अवस्थाएं कौन सी
तालाब में पानी थोड़ा है, किन अवस्थाओं पर देना जरूरी
तीन सिंचाई का पानी है तो बंटवारा कैसे करूं
गांठ बनते, फूल और दूध पर पानी का क्रम बताओ
gehu me kis kis stage pe pani dena h
sirf 3 pani h kab kab lagau sabse jaruri
gabhot me pani du ki dudhiya dane me
talab me pani thoda bacha h kis samay lagana thik
only two waterings, is boot stage more important than milk
grain milky like rice water, canal comes last time, use it
wheat watering stages six
कल्ले पूरे, गांठ, फूल, दूध - पानी का सिलसिला
नलकूप खराब, एक ही बार पानी मिलेगा तो कौन सी अवस्था
छह सिंचाई क्रम
ताजमूल के बाद कम पानी में अगली बारी किसकी
gehu kam pani kab
gobh me pani du ya phool par, dono ka nahi hai
dana sakht ho raha hai us par akhri pani dena chahiye ya nahi
canal ki bari teen hi, uska batwara
sinchai ki kranti avasthao ke baare me jankari
`,
  'wheat-irrigation-3': `
heads are out and forecast says gusty wind, hold the pump?
my wheat flattened the night after i irrigated, how to avoid
is it ok to water at ripening when breeze is strong
watering at night in still air after earing, right or wrong
आंधी का अलर्ट है, बाली वाली फसल में पानी रोक दूं
सिंचाई के बाद गेहूं लेट गया, आगे क्या ध्यान रखें
हवा चल रही हो तब पानी लगाना ठीक है क्या
बालियां आ गईं, रात को हवा थमे तब पानी चलाऊं
hawa tej hai pani chala du kya bali nikal chuki
gahu pani lagate hi gir gaya aage se kya kare
purvaiya chal rahi he sichai roku ya nahi
fasal aadi padi gayi pani ke bad hawa se bachav
stalks fell like a mat after pump ran in gale
light watering in calm evening after ears, is it okay
wheat fall wind irrigation
बालियां झुकी हैं और अंधड़, मोटर बंद रखूं
पछुआ चल रही हो तो पानी देने से कुछ बिगड़ेगा क्या
फसल बिछ गई पानी
फसल चटाई की तरह बिछ गई, पानी की गलती थी क्या
gehu girna pani hawa
sham ko hawa thami, halki sinchai karu baliyo wali fasal me
bharpoor pani laga diya, raat andhi aayi, sab let gaya
fasal leti na rahe iske liye pani kaise aur kab
phalgun me tez hawa, bali nikli, tubewell chalana theek
`,
  'wheat-disorders-1': `
wheat became pale after first watering, water stands in black soil
leaves turned light after flood irrigation, should urea be thrown now
over watering has made plants yellow, how to correct
clay plot does not drain, plants are weak and yellowish since irrigation
पानी लगाया तो चार दिन में गेहूं पीला हो गया
काली मिट्टी में पानी ठहर गया, पौधे फीके पड़े
सिंचाई ज्यादा हो गई, पत्ते पीले, अब यूरिया कब छिड़कें
क्यारी बड़ी है पानी भर जाता है, फसल पीली होती है
sichai ke baad gehun pila pad raha h kya karu
pani bhara raha do din, ab paudhe pile aur kamjor
bhari jameen me pani jyada lag gaya urea abhi dalna h ya nahi
pani dene ke 5 din baad patti pili ho rahi
plants look sick and pale like straw where water stood
is it okay to throw urea while field is still muddy
yellow wheat after watering
पानी ठहरा, जड़ दम घुटकर पीली फसल
भारी मटियार में छोटी क्यारी बनाने से पीलापन रुकेगा क्या
सिंचाई बाद पीला
कीचड़ में यूरिया डालने से हानि होगी क्या, फसल पीली
pani baad pila gehu
zameen chipchipi, paudhe phike, hawa nahi mil rahi jad ko
bade khet me khula pani chhoda, hafte me rang ud gaya
urea abhi du ya pair na dhanse tab tak ruku
SINCHAI KE BAAD FASAL PILI PADNE KE UPCHAR KI JANKARI
`,
  'wheat-disorders-2': `
ASKING ABOUT YELLOWING OF WHEAT LEAVES
bottom leaves yellow but top green, which nutrient is short
new leaf pale with green lines on sandy land, iron or manganese
how do i tell nitrogen hunger from rust disease
गेहूं में पीलापन आ रहा है कारण की जानकारी
ऊपर की नई पत्ती पीली पर नसें हरी हैं, कौन सा तत्व कम
नीचे के पत्ते पीले, ऊपर हरे, किस चीज की कमी समझें
कहीं कहीं छोटे और हल्के रंग के पौधे हैं, जस्ते की कमी है क्या
gahu pila ho raha h kya kami hai kaise pata kare
nayi patti pili purani hari, loha kam hai kya
tukdo me paudhe chhote aur peele reh gaye kya dena h
pila pan rog se hai ya khad se kese pahchane
how to tell by finger if it is powder disease or hunger
pale patches with dwarf plants, which element is missing
yelow wheat leaf reason
सबसे नीचे के पत्ते पहले पीले, किसकी भूख
रेतीले में कोंपल सफेद सी और नस हरी
पीलापन पहचान तरीका
पीला पाउडर हाथ में लगे तो क्या समझें, कमी या रोग
gehu pila karan
upar ki nai patti peeli hui to yuria dalna galat to nahi
tukdo tukdo me bauna halka, jasta ki kami hoti hai na
patte ka rang jagah dekh ke kami kaise jaane
nitrogen ki kami me peelapan kahan se shuru hota hai
`,
  'wheat-disorders-3': `
sandy rice land, wheat leaf shows greyish specks between veins
spray schedule of manganese sulphate in wheat farmer asked
middle leaves spotted after first irrigation, lower and top fine
should manganese be sprayed before first watering also
रेतीली जमीन में गेहूं की बीच की पत्तियों पर धब्बे
मैंगनीज सल्फेट का घोल एक एकड़ में कितना बनाएं
पहले पानी से पहले मैंगनीज का छिड़काव करना है क्या
नसें हरी, बीच में सलेटी दाग, धान वाला हल्का खेत
mangneez ki kami gahu me kya chhidke
manganese ka spray kitni baar karna h
retili jamin dhan ke baad gehu ke patto pe chitkabre dag
mangnese sulfate 200 litre pani me kitna
one kilo manganese salt in 200 litre, how many rounds
spots like rust dots between green veins in sandy paddy land
manganese wheat spry
बलुई झोना वाले खेत, बीच के पत्ते पर सलेटी तिल
पहले पानी से कितने दिन पहले मैंगनीज छिड़कना है
मैंगनीज सल्फेट छिड़काव
बादल वाले दिन मैंगनीज मारना ठीक रहेगा क्या
mangneese kami gehu
patte ki naso ke beech gulabi bhure dane, ret wali zameen
ek baar chhidak diya manganese, hafte baad dobara zaruri
0.5 percent ghol banane ko kitna manganese salphate
kanak par slety chitti ke upchar ki jankari
`,
  'wheat-disorders-4': `
temperature shot up in february, what can i spray on wheat
does potash spray help crop against hot spell
farmer asked about protection of wheat from terminal heat
march came hot, light watering or foliar spray
अचानक तापमान बढ़ गया, गेहूं को गर्मी से कैसे बचाएं
फरवरी में ही पंखे चलने लगे, बाली वाली फसल पर क्या छिड़कें
पोटेशियम नाइट्रेट का छिड़काव गर्मी में फायदा करेगा क्या
गर्मी का झोंका आया है, हल्का पानी दें या नहीं
garmi jaldi aa gai gehu ko bachane ka upay
mop ka spray kitna gram pani me garmi ke liye
feb me taapman badh gaya dana chhota na rahe
potassium nitrate garmi me chhidakna he kya
ears out and suddenly like may heat, what salt to spray
is it okay to spray four hundred gram mop in an acre
wheat heat potash spray
दाना सिकुड़कर जौ जैसा पतला, फागुन की तपन से
गांठ बनते और बाली पर पोटाश का घोल दो बार
गर्मी में पोटाश स्प्रे
तेज धूप से बचाने को हल्का पानी देना चाहिए या नहीं
achanak garmi gehu upay
potassium nitrate acre me kitne kilo loo se bachane ko
holi se pehle hi pankha chalna pada, fasal par kya chhidke
mop ka spray patti jala to nahi dega, kitna patla ghol
iiwbr garmi ki salah march
`,
  'wheat-climate-1': `
up to what temperature does wheat tolerate at grain filling
nights have become 20 degree, is that harmful for filling
will dry soil plus warm night make kernels pinched
days touch 34 but nights are cool, should i worry
गेहूं में दाना भरते समय कितना तापमान चाहिए
रात का पारा चढ़ गया, दाने पर क्या असर होगा
दिन की गर्मी ज्यादा नुकसान करती है या रात की
35 डिग्री पहुंच गया, बाली सह लेगी क्या
gahu kitne degree garmi bardasht karta dana banne ke time
raat ka temprature 20 ho gaya dana kamzor hoga kya
din garam raat thandi chalega kya fasal ko
sukhi jamin aur garam raat se dana pichak jata kya
days thirty five degrees, nights fourteen, will grain stay plump
how cool must nights be when ears are filling
wheat grain heat limit
दाने झुर्रीदार क्यों हो गए, रातें उमस भरी थीं
रात 15 डिग्री से ऊपर गई तो नुकसान होगा क्या
दाना भराव तापमान
दिन तपे पर रात ठंडी, वजन कम तो नहीं पड़ेगा
gehu kitni garmi sahe
chait ki tapish me zameen sukhi, dana pichka
35 degree tak bali ko kuch nahi hota kya
raat ko chadar bhi nahi lagti ab, dana bharega ya nahi
dana sikud jaye kaunse mausam me, raat ka taapman batao
`,
  'wheat-weeds-1': `
what is the critical weed period in wheat
should i weed in first month or can i do it at 60 days
how many weeks after sowing is grass most harmful
ASKING WHEN WEEDING IS MOST IMPORTANT IN THIS CROP
गेहूं में निंदाई का सबसे जरूरी समय
पहली गुड़ाई बाद में करूं तो पैदावार पर असर पड़ेगा
बोनी के बाद कितने दिन चारा घास साफ रखना है
दो महीने की फसल में घास निकालने से फायदा होगा या देर हो गई
gahu me nindai guddai kab tak karni chahiye
suruati kitne din khet saaf rakhna jaruri
60 din baad ghaas nikalu to fayda h kya
kharpatvar kab jyada nuksan karta
weeding at seventy days, is there any profit left
grass eats yield most in which weeks
wheat weed free days
पहले चालीस दिन घास न रहे, सच में इतना जरूरी है क्या
नदीन कब तक निकालते रहें
निराई का सही समय
बीस दिन की फसल, घास छोड़ दूं तो नुकसान होगा क्या
gehu nirai kitne din
majduri bachani hai, kaunse dino me ghas nikalna hi padega
shuru ka mahina ghas saaf rakhi, baad ki ghas se fark padta hai kya
khet saaf kab tak rakhna, teesre hafte ki fasal
khurpi do mahine baad chalayi to paidawar ghati kya
`,
  'wheat-weeds-2': `
how to recognise mandusi when plants are small
red colour at stem base and many shoots, is this crop or weed
leftover phalaris plants are flowering, pull them or leave
seed of this mama grass stays in land, how do i stop it
गेहूं और गुल्ली डंडा में फर्क कैसे करें
छोटे पौधे में कैसे पता चले कि मामा है या फसल
जड़ के पास लालिमा वाला पौधा गेहूं नहीं है क्या
मंडूसी में बाली आने वाली है, उखाड़ना जरूरी है क्या
gullidanda aur gehu me antar kaise pata kare
jo ghas niche se laal hai vo nikal du kya
gehun ke mama ka beej jamin me rehta hai kya
chhote me dono ek jaise dikhte hain kaise chhante
pink near the root and too many shoots, crop or enemy grass
is it useful to pull few remaining plants before they shed seed
gulli danda pehchan leaf
बिल्कुल गेहूं जैसी घास, जड़ लाल
बलूरी घास बीज गिराने से पहले उखाड़ना जरूरी है क्या
मामा घास पहचान
मंडूसी का दाना मिट्टी में जिंदा रहता है क्या
mandusi pehchan
kanki ko chhote me kaise chhante
tana tod ke dekha neeche laal, ye fasal hai ya nadeen
bache khuche gulli danda haath se nikalne ka fayda
ek jaisi do ghas, jiske kalle bahut zyada wo kaun si
`,
  'wheat-weeds-3': `
herbicide on gulli danda is failing year after year why
is it right to double the medicine since phalaris survives
would growing berseem reduce the stubborn mandusi
farmer says sulfosulfuron gives no result on phalaris
मंडूसी पर दवा का असर खत्म हो गया क्यों
दवा की मात्रा डबल कर दूं तो गुल्ली डंडा मरेगा क्या
गेहूं की जगह सरसों या बरसीम लें तो मंडूसी घटेगी
पांच साल से एक ही खरपतवार दवा मार रहे हैं, अब बेअसर
gulli danda dawa se nahi marta har saal wahi samasya
ek hi dawai bar bar marne se mandusi dheeth ho gai kya
barseem bone se gullidanda kam hoga
kharpatwar nashak bekar ho gaya, dose badhau ya group badlu
pouring more of the same weedicide, is it okay
mandusi laughs at sulfosulfuron, what to change besides chemical
gulli danda not dieing
दवा मारकर भी मामा घास हरी, डोज बढ़ाना गलत तो नहीं
गन्ना लगाने से मंडूसी घटेगी क्या
मंडूसी दवा बेअसर
बीस जगह के नमूने में कितने सल्फोसल्फ्यूरॉन से मरे
kanki dawa fail
har saal ek hi dabba, ab ghas par asar zero
phasal badal ke gulli danda todna, kaunsi lagau
dugni matra marne se kanak ko nuksan, kanki phir bhi khadi
gulli danda ki pratirodhakta ki jankari mangi
`,
  'wheat-weeds-4': `
which weedicide for resistant phalaris in wheat
pendimethalin after sowing then what at 35 days
ASKING ABOUT CONTROL OF RESISTANT MANDUSI BY HERBICIDE
can metribuzin be mixed to kill tough gulli danda
गेहूं में गुल्ली डंडा की असरदार दवाई का नाम
बोनी के तुरंत बाद कौन सा खरपतवारनाशी मारें मंडूसी के लिए
पिनोक्साडेन से जिद्दी मंडूसी मरेगी क्या
35 दिन पर क्लोडिनाफॉप डालने से फायदा होगा
mandusi ke liye sabse achhi dawai konsi
pendi ke baad clodina chalega kya gulli danda pe
dheeth gullidanda gahu me kaunsa herbiside
metribuzin milake marne se mandusi khatm hogi kya
spray right after drilling and again on day thirty five, what names
resistant gulli danda herbcide
does metribuzin mixture finish ninety percent of stubborn grass
जो मंडूसी किसी से नहीं मरती उसके लिए दो बार वाली दवा
पिनोक्साडेन का नतीजा कैसा रहा परीक्षण में
मंडूसी की नई दवा
बोनी के फौरन बाद पेंडीमेथालिन डालना कैसा रहेगा
mandusi dawa naam
35 din wali dawa clodinafop ya sulfo, pehle pendi mari hai
sou me se nabbe ghas kis jod se mari
GULLI DANDA NIYANTRAN HETU DAWA KI JANKARI
pinoxaden metribuzin kanki pe chalega ki nahi
`,
  'wheat-weeds-5': `
control of bathua in wheat
can i spray 2,4-d when gram field is next to mine
climbing hirankhuri is wrapping my crop, at what day to act
information regarding broad leaf weed control at 30 days
गेहूं में बथुआ मारने की दवाई
बगल में चने का खेत है, 2,4-डी उड़कर लगेगी क्या
लता जैसी हिरनखुरी लिपट रही है, क्या उपाय
चौड़े पत्ते वाला कचरा बहुत है, कितने दिन पर दवा डालें
gahu me bathua bahut h konsi dava
hirankhuri bel khet me fail gai kaise hataye
pados me chana he 24d marne se jal jayega kya
chode patte ka kachra 30 din ki fasal me
mustard next door got twisted after my weed spray
field bindweed climbs and pulls plants down, when to act
bathua wheat weedicide
बथुआ और कृष्णनील, खुरपी कितने दिन पर
बगल की टमाटर बाड़ी 2,4-डी से मर जाएगी क्या
चौड़ी पत्ती नींदा दवा
सूखी जमीन पर मेटसल्फ्यूरॉन डालना चलेगा क्या
bathua hirankhuri ilaj
saag jaisi ghas 30 din ki kanak me, gudai ya dawa
chane ke paas wale khet me 24d marne me dikkat to nahi
neel phool wali ghas krishnaneel, kab aur kaise hataye
GEHU ME CHAUDI PATTI KHARPATWAR NIYANTRAN KI JANKARI
`,
  'wheat-machinery-1': `
FARMER ASKED ABOUT HAPPY SEEDER FOR WHEAT SOWING
does happy seeder reduce weeds also
combine left loose straw, how to drill seed without matchstick
december now and heavy straw, will happy seeder give poor stand
हैप्पी सीडर से गेहूं बोने की जानकारी
पुआल बिछा रहे और बीज भी पड़ जाए ऐसी मशीन
हैप्पी सीडर कितने पुआल तक काम करता है
हैप्पी सीडर से घास कम उगती है क्या
heppy seeder se boni kaisi rehti h gehu ki
parali bina jalaye bijai ki machine konsi
kitna pual ho to happy seeder sahi chalta
let boni me jada parali ho to jamav kam hota h kya
how many quintals of loose straw can happy seeder cut through
is it okay to use happy seeder in december with heavy straw
happy seder wheat
पुआल बिना जलाए सीधी बोनी, हैप्पी सीडर
साठ फीसदी घास कम होती है, ये बात सही है क्या
पराली में बुवाई मशीन
50 क्विंटल से ज्यादा पराली और देर, पौधे छितरे निकले
happy seedar gehu
dhan ka pural 75 quintal, machine me phasega kya
aag lagaye bagair kanak bijai, kaunsi machine
late chalaya happy seeder, khet me jagah jagah khali
HAPPY SEEDER SE BUWAI KI JANKARI
`,
  'wheat-machinery-2': `
should i hire combine fitted with super sms for paddy
benefit of chopping and spreading paddy straw before happy seeder
three years of happy seeder, does soil really become better
straw lies in rows behind harvester, seeder chokes next day
सुपर एसएमएस वाली कंबाइन से धान कटवाने का फायदा
पुआल कतार में पड़ा रहता है, बोनी मशीन फंसती है
हर साल हैप्पी सीडर से बोएं तो जमीन सुधरेगी क्या
कंबाइन में पुआल काटने वाला यंत्र लगा हो तो गेहूं बोना आसान
super sms kya kaam karta he combine me
dhan katwane ke liye sms wali mashin leni chahiye kya
hapy seeder lagatar chalane se paidawar badhti hai kya
combine ke piche pual ek jaisa failana he gehu bone se pehle
choppers behind the paddy cutter, do they really help next sowing
three seasons of straw left in field, did yield go up
super sms paddy combine
झोना काटने वाली मशीन में पुआल बिखेरने वाला यंत्र
पराली बराबर न फैले तो अगली बिजाई में नुकसान होगा क्या
सुपर एसएमएस फायदा
तीन साल लगातार बिना जलाए बोया, जमीन पर क्या असर
sms wali combine gehu
combine ke peeche parali ki patti ban jati, seeder atakta hai
bina sms ke dhan katwana sahi hai kya agar happy seeder chalana ho
pual barik kutke khet me chaadar jaisa bichh jaye, konsi machine
parali failane wale yantra ki jankari
`,
  'wheat-diseases-1': `
how does yellow rust look in early stage
wheat leaf has yellow lines and powder stains my fingers
is every yellow leaf in january a rust disease
small yellow circles appeared in crop during foggy week
गेहूं में पीला रतुआ कैसे पहचानें
पत्ती रगड़ी तो अंगुली पीली हो गई, कौन सा रोग
कोहरे के दिनों में गोल गोल घेरे में पत्ते पीले
पत्ते पीले हैं पर पाउडर नहीं, रतुआ है क्या
gehu me peeli kungi ke lakshan
pattiyo pe peeli lakire aur powder ungli me lagta h
pila ratua kab aata hai kaunse mahine
hath lagane pe peela rang chhutta hai ye kaunsi bimari
leaf wiped with white cloth and cloth went yellow, what is it
ten fifteen plants in a ring look golden in january
yelow rust sign wheat
पत्ते पर हल्दी की धारियां, उंगली रंग जाती
रगड़ने पर रंग न छूटे तो भी कुंगी मानें क्या
धारीदार रतुआ पहचान
ठंडी सीली हवा में गोल घेरे पीले, कौन सी आफत
peeli kungi pehchan
safed rumal patte pe ragda, peela ho gaya
khet me ghum ke aaya to joote pajame haldi jaise
gehu ka peela ratua kaunse mahine shuru hota hai
pattiyan peeli hain par dhool nahi jhadti, rog hai kya
`,
  'wheat-diseases-2': `
ASKING ABOUT CONTROL OF YELLOW RUST IN WHEAT
which fungicide for stripe rust and whole field or only patch
should i change the rust medicine from last season
from when do i inspect the crop for rust every week
गेहूं में पीला रतुआ रोग का नियंत्रण
पीली कुंगी लग गई, कौन सी दवा छिड़कें
रतुआ एक कोने में है, पूरे खेत में दवा लगानी है क्या
रतुआ न आए इसके लिए निगरानी कब शुरू करें
pila ratua ka ilaj batao gahu me
kungi ki dawai propiconazole marni chahiye kya
ratua ek kone me dikha h aage na faile kya kare
peeli kungi ke liye pichle saal wali dava hi chalegi
is it okay to use last year fungicide again on turmeric disease
only first ring and its border needs spraying, correct
yelow rust treatment tebuconazole
कुंगी का पहला घेरा दिखा, आज ही कहां कहां छिड़कूं
दिसंबर आखिर से खेत कितने दिन में देखना है
धारीदार रतुआ इलाज
दवा बदलना जरूरी है क्या, पिछले साल प्रोपिकोनाजोल मारा था
kungi ka spray
haldi rog na lage aisi tayari, kism kaisi lu
gole ke aaspaas tak hi dawa marna kafi hai kya
GEHU ME PEELA RATUA KE UPCHAR KI JANKARI
ratua dikhte hi kvk bataye ya khud propiconazole
`,
  'wheat-diseases-3': `
difference between brown rust and black rust of wheat
round orange pustules scattered on blade in march in bihar
stem has long dark raised streaks, crop in vidarbha
farmer asked remedy of black rust, is variety the only answer
भूरा रतुआ और काला रतुआ कैसे अलग पहचानें
तने पर काले भूरे लंबे निशान उभर आए, गेहूं
नारंगी बुंदे पत्ते पर इधर उधर फैली हैं
काला रतुआ न लगे इसके लिए क्या करें अगली बार
gehu ke tane pe kala ratua pehchan
bhura ratua bihar me kab aata
patto pe zang ke gol dane jaise, kon sa ratua h
bhuri kungi se bachne ka mukhya upay kya
orange dots like nail rust on blade, no lines
brown marks burst on stalk, which states get this rust
black rust wheat
तने पर गहरे कत्थई लंबे छाले
नारंगी दाने बिखरे, फागुन में पूर्वांचल में
काला रतुआ पहचान
दवा की जगह रोधी किस्म बोना सही है क्या, भूरी गेरुई
bhura ratua lakshan
dandi par kale ubhar, haath lagao to khurdura, karnataka
patti par gol gol zang, kapde par haldi nahi
kali gerui se bachne ka asli upaay
bhuri kungi kis mahine aur kis ilake me
`,
  'wheat-diseases-4': `
black powdery heads in wheat what is it
should i pluck the smutted ears and burn them
does loose smut come from the seed itself
solar treatment of seed in june, how many hours to soak
गेहूं की बाली काली हो रही है रोग की जानकारी
काली बाली तोड़कर जलानी है क्या
खुला कंडवा रोग बीज से आता है क्या
जून की धूप में बीज शोधन का तरीका कंडुआ के लिए
gahu me kandwa rog ka niyantran
kali balia dikh rahi khet me tod ke fek du kya
bij ko 4 ghante bhigo kar sukhane se kandua nahi aata kya
kangyari gehu me kahan se aati hai
ear became soot, pull it in a polythene and burn, is it right
loose smutt wheat seed
four hours water then hot june sun, does this clean the seed
कालिख वाली बाली हाथ से तोड़ूं तो उड़ जाएगी, कैसे निकालूं
कंडुआ बीज के भीतर छिपा रहता है क्या
कांगियारी रोग उपाय
जेठ की तपती धूप में बीज पसारना, पहले कितने घंटे भिगोना
gehu kandwa ilaj
bali ki jagah kajal, khali danda khada
kangiari wali baliyan khet me chhod du to nuksan hoga kya
kali bali wale khet ka dana agle saal beej rakhna sahi hai
GEHU ME KANDUA ROG KE NIYANTRAN KI JANKARI
`,
  'wheat-diseases-5': `
what is karnal bunt and when is it noticed
threshed wheat has bad fish smell, can i keep it as seed
how to avoid bunt next year, irrigation at flowering stopped?
buyer rejected my lot saying blackened grain tips with odour
करनाल बंट क्या होता है और कैसे रोकें
गेहूं के दाने में मछली की बास क्यों आती है
फूल के समय पानी भरने से दाना काला होता है क्या
मंडी में माल वापस, दाने का कोना काला बता रहे
karnal bant gahu me kaise bache
dane ka kona kala aur badbu, bij ke liye rakh sakte kya
phool pe pani dene se kala dana rog aata hai kya
madai ke baad kuch dane andar se kaale nikle
flour smells of fish, kernels half charcoal
flooding at flowering, does it bring this bunt
karnal bunt wheet
मछली की सड़ांध वाला आटा, दाना आधा कोयला
खड़ी फसल में क्यों नहीं दिखा, गहाई पर ही काला दाना
करनाल बंट उपाय
बाली निकलते ठंड और बूंदाबांदी से कौन सा दाना रोग
machhli bu dana
dane ke ek kone me kaala burada, soongho to badbu
phool ke waqt pani bharna theek rahega kya, kala dana aata hai
mandi wale ne dheri nakari, bole gehu me machhli ki gandh
aisa bij aur kism lu jisme ye badbu wala dana na ho
`,
  'wheat-diseases-6': `
control of powdery mildew in wheat
white powder on stem of dense crop under poplar trees
too much nitrogen brought whitish disease on lower leaf, how far risky
when is spray needed for the white powdery disease
गेहूं में चूर्णिल आसिता का नियंत्रण
पॉपलर के नीचे वाली फसल में पत्तों पर सफेदी
ज्यादा यूरिया डाला था, अब तने पर सफेद बुकनी
सफेद चूर्ण झंडा पत्ती तक आए तब दवा मारें क्या
gahu ke niche ke patte pe safed bukni
popular ke ped ke paas gehu me safed rog
ghana bone se safed churan ki bimari hoti kya
safed powder wali bimari me kab spray jaruri
flour dust below poplar shade, is spraying money wasted
thick sowing with double urea made white powder, right
powdry mildew wheat
नीचे के तने पर खड़िया सी परत, फसल बहुत घनी
सफेद फफूंद ऊपर के पत्ते तक न पहुंचे तो भी दवा दूं
चूर्णी फफूंद गेहूं
छाया वाले कोने में ही आटा जमा है
safed churan dawa
aam ke ped tale fasal, patte par maida chhidki si
ghani bijai aur zyada khad se nuksan hoga kya, safedi aayegi
propiconazole kab marna jab safed powder chadhe
dahi jaisa safed dhabba nichli pattiyo par
`,
  'wheat-pests-1': `
farmer reported aphid attack on wheat ears
little green insects near poplar boundary side of field
can spraying only the border save us from chepa
black sticky mould on ear, tiny bugs sucking juice
गेहूं में माहू लग गया किसान की शिकायत
खेत के किनारे पेड़ के पास से चेपा शुरू हुआ
बाली में हरा मच्छर जैसा रस चूस रहा, पत्ता चिपचिपा
किनारे किनारे छिड़काव से तेला रुक जाएगा क्या
gehu me chepa tela ki pahchan
bali me hari joon lagi he aur kali fafund
mahu kinare se shuru hota h kya gahu me
fagun me tela aa gaya ped wali side se
greenish lice sit on ears and my shirt gets sticky
trees side of the field is full of them, middle is clean
wheat chepa border
बाली में जूं, पत्ते पर शीरा, फिर काली परत
पूरे खेत की जगह किनारा छिड़कना ठीक रहेगा क्या, तेला
तेला लग गया
फागुन में बाली पर हरे बारीक कीड़े, रस पी रहे
gehu maho
al lag gaya kanak ko, patte chipak rahe
safeda poplar ki taraf se keede aaye, baaki khet theek
kali fafund kyu jam rahi bali par, niche choti joo
shirt par meetha ras chipak gaya, pattiyo ke neeche hari joon ka jhund
`,
  'wheat-pests-2': `
at what number of aphid per ear should medicine be used
ladybirds are many with the aphids, is spray needed
operator note: economic threshold of mahu in wheat
how to do counting of chepa in field before spraying
गेहूं में माहू की दवा कब छिड़कनी चाहिए
एक बाली पर तीन चेपा हैं, दवा मारूं या छोड़ दूं
लाल भौंरी माहू खा रही है, फिर भी दवा जरूरी है
चेपा के लिए थायमेथोक्साम कब लगाएं
gahu me mahu ki dawai kitne kide ho tab
lal bhauri wale keede hai to chepa pe spray na kare kya
ek bali pe 10 chepa h ab kya karu
aarthik hani star chepa gehu
two lice on an ear, is it okay to leave without spray
divide field in four parts and count what
aphid number per ear
पांच से कम चेपा हों तो छिड़काव से नुकसान होगा क्या
सोन पांखरू कीड़े माहू खा रहे, दवा रोकूं
चेपा गिनती दवा
कितने माहू पर थायमेथोक्साम के बारे में सोचें
mahu dawa kab
khet ke chaar hisse karke baliyan ginna, kitni par dawa
syrphid makkhi aur ladybird dikh rahi, phir bhi chhidku kya
kanak me tela thoda hai, paise kharch karu ya nahi
dawa chhidakne ki seema kitne keede prati bali
`,
  'wheat-pests-3': `
control of termite in wheat
young plants wither in spots and come out with a light tug
seed dressing for white ant prone field, whom to ask
raw cow dung was spread, now roots are being eaten
गेहूं में दीमक का उपाय किसान ने पूछा
पौधा सूखकर सफेद, खींचा तो जड़ गायब
ताजा गोबर खाद से दीमक आती है क्या
जिस खेत में हर साल दीमक लगे वहां बोनी से पहले क्या करें
gahu me dimak ka upchar
ugte hi paudhe sookh rahe jad kat rahi, ukhadne pe haath me
deemak wale khet me bij upchar jaruri h kya
sinchai der se di to dimak badh gai kya kare
white ants ate roots, plant lifts like a loose hair
is raw cattle dung making white ants worse
termit wheat seed
पौधा खींचते ही निकल आता है, जड़ की जगह मिट्टी
उदई लगी है, पुराने ठूंठ निकालना जरूरी है क्या
दीमक का उपाय
पकने के करीब गोल गोल सूखे चकत्ते, जड़ कुतरी
udai gehu ilaj
siunk lagi, pani samay par dene se kam hogi kya
kachi khaad dalne se ulta asar to nahi, dimak wala khet hai
bijte hi paudhe murjhaye, jad aadhi khayi
DEEMAK KE UPCHAR KI JANKARI, GEHU BUWAI SE PEHLE
`,
  'wheat-pests-4': `
middle leaf dead in december, straw mulched field after paddy
control of armyworm in wheat
caterpillars come out after dark and eat heads in march
does daytime irrigation help birds eat the worms
गेहूं में सैनिक कीट का नियंत्रण
दिसंबर में बीच की पत्ती सूखकर खिंच आती है, पुआल वाला खेत
दिन में पानी लगाएं तो बगुले सुंडी खाएंगे क्या
अक्टूबर में बोया गेहूं, अब गुलाबी इल्ली आई
gulabi illi gahu me kya kare
raat me sundi nikalti he parali ke niche se
din me sichai karne se pakshi illi kha lete hai kya
octuber me boya to tana chhedak jyada lagta kya gehu me
night worms cut heads in march, straw on floor of field
is it bad to sow before october end in straw field
pink borer wheat december
गुलाबी सुंडी ने बीच का पत्ता सुखाया, पुआल वाला खेत
दिन में सिंचाई करना सही है क्या ताकि बगुले सुंडी चुगें
सैनिक सुंडी गेहूं
रात में इल्लियां बालियां गिरा देतीं, सुबह जमीन पर मिलीं
gulabi sundi gehu
gobh sookhi, kheencho to nikal aati, andar gulabi keeda
happy seeder wale khet me fauji sundi, chidiya baithane ka tarika
agati bijai ki thi october me, ab tana chhedak
sainik keet ki rokthaam ki jankari, parali wala khet
`,
  'wheat-pests-5': `
rat control in wheat field
rodents cut tillers at night, which holes should i trap
narrow bunds reduce mice or not
closing burrows in evening then checking next day, is it the method
गेहूं के खेत में मूस से परेशान, क्या करें
चूहे डंठल काट रहे, पिंजरा किस बिल पर लगाएं
मेड़ मोटी है इसलिए चूहे रहते हैं क्या
गांव वाले मिलकर चूहा पकड़ें तो कब करें
chuha niyantran gehun ke khet me
musa bahut lag gaya he bil kaise pehchane chalu wala
med patli karne se chuhe kam hote kya
chuho ka pinjra kis bil pe lagau
mice cut ripe stems, when should whole village act
plug every hole at dusk then what next morning
rat holes wheat
मेड़ पतली रखना सही है क्या चूहे घटाने को
बालियां आने से पहले मूसों का सफाया कैसे
चूहे के बिल
कौन सा बिल चालू है कैसे पता चले
gehu chuha
shaam ko mitti se band, subah khula mila, wahi khodna hai
mooso ne dane dar bali kaat ke bil me bhar li
pinjra kab aur kis bil ke munh par rakhu
CHUHA NIYANTRAN KI JANKARI, FASAL GEHU
`,
  'wheat-soil-1': `
suitable soil for wheat crop
can wheat be grown in alkaline usar land
low field where rain water stays long, will the crop come
sandy loam or clay loam, which one suits better
गेहूं के लिए उपयुक्त मिट्टी की जानकारी
रेह वाली जमीन में गेहूं होगा कि नहीं
नीचा खेत है, पानी ठहरता है, गेहूं ठीक रहेगा
मटियार दोमट और बलुई में कौन सी बेहतर
gahu ke liye konsi mitti badhiya
khara pani khari mitti me gehu hoga kya
reh wali jameen me bo sakte hai
nichle khet me pani rukta h fasal kamjor kyu
field has salt crust like papad, will the crop stand
which ground stays damp long enough and still not sticky, best for this crop
wheat soil type
रेहड़ा खेत, जमाव छितरा, यहां क्या गलती है
पानी ठहरने वाली जमीन में बोने में दिक्कत तो नहीं
जहां बारिश बाद हफ्तों कीचड़ रहे वहां दाना कमजोर ही आएगा क्या
बलुआ हल्की या मटियार, किसमें दाना भरपूर
gehu ki mitti
kallar wali zameen par kanak bijna chahiye ya nahi
neecha khet, barish ka paani december tak, fasal kamzor aati
usar me paudhe chhote aur pile, jamin badlu kya
nami rokne wali chikni domat achhi rahegi na
`,
  'wheat-harvest-1': `
right stage of harvesting wheat
what moisture should grain have when combine is run
straw has gone golden, is it fit to cut
grain still soft between teeth, wait more days?
गेहूं काटने का सही समय कैसे पता करें
कटाई के वक्त दाने में कितनी नमी ठीक
दाना दांत से दबा तो नरम है, और रुकें क्या
कंबाइन बुलाने से पहले क्या देखना चाहिए
gahu kab kate nami kitni honi chahiye
dana abhi naram he combine lagaye ya ruke
paudha sunhara ho gaya katai kar le kya
katai ke samay nami 15 hai thik h kya
grain bites hard with a crack, call the cutter today
is fourteen percent moisture too high for cutting
wheat hrvest moisture
पूरा खेत सोने जैसा, दाना कट से टूटे, काटूं
कटाई पर 12 से 13 नमी कैसे पता करें
कटाई का समय
हरी बाली में कंबाइन चलाने से उल्टा असर तो नहीं
gehu katai nami
vaisakhi aa gayi, dana kadak hai, dari chala de
daant tale dana dab jaye to abhi kachcha hai na
kitne pratishat nami par katu ki bhandar me kharab na ho
dane ki kadak awaz se pakna pehchante hai kya
`,
  'wheat-storage-1': `
moisture for safe storage of wheat
how do i test dryness of grain without meter
should grain cool down before filling in the metal bin
neem smoke in store before filling, is it useful
गेहूं रखने से पहले कितना सुखाएं
भंडारण में दाने की नमी कितनी हो
बिना मशीन के दाने का सूखापन कैसे जांचें
बखारी में नीम का धुआं देना ठीक है क्या
gahu bharne se pehle kitni nami
bakhari me rakhne se pahle dhoop dikhana kitna
garam anaj turant bhar de ya raat bhar thanda kare
ghar me rakhne wale gehu me ghun na lage sukhai kaise
how many percent moisture before the drum lid is closed
hot grain filled straight from terrace, is it okay
wheat store drying
दांत से कट बोले तब तक धूप दिखाएं क्या
ठंडा किए बिना कोठी भरने से नुकसान होगा क्या
भंडारण नमी कितनी
पल्ली पर कितना सुखाऊं कि सुरसुरी न लगे
gehu sukhana kothi
neem ke patto ka dhuan bhandar me kaam karta hai kya
chhaya me thanda karke bharna zaruri kyu
khane ka anaj saal bhar rakhna, nami 10 ya 14
kuthla bharne ki taiyari, pehle kya kya saaf kare
`,
  'wheat-storage-2': `
ASKING ABOUT SAFE STORAGE OF WHEAT IN HOUSE
is it safe to keep fumigation tablets in the room
neem leaves mixing method for stored grain
how to prepare old bin and room before filling new grain
गेहूं में रखने वाली गोली घर में इस्तेमाल करें क्या
नीम पत्ती कितने दिन छाया में सुखाकर मिलाएं
गोदाम साफ करने का तरीका, पुराना अनाज कचरा पड़ा है
कीड़ा मारने वाली गोली सूंघ ली तो जान जा सकती है क्या
gahu me goli rakhni chahiye ya nahi ghar me log sote hai
neem ke patte sukha kar anaj me milana kaise
bharne se pehle kothi ki safai kaise kare
keede wali goli khud rakh sakte hai kya
gas pills in bedroom grain drum, is it okay
neem leaves dried how many days in shade for the bin
grain tablet danger house
अनाज की गैस वाली टिकिया घर में रखने से जान का खतरा है क्या
फर्श की दरारों में कीड़े, भरने से पहले क्या करूं
नीम पत्ती अनाज
पुराने दाने की धूल पड़ी है, उसी कोठार में भर दूं तो
anaj ki goli khatra
bachche wale ghar me tikiya rakhna galat to nahi
15 din chhaya me sukhi patti kis tarah milate hai anaj me
deewar ki darar lipna zaruri hai kya bharne se pehle
GEHU BHANDARAN ME KEET SE BACHAV KI JANKARI
`,
  'wheat-yield-1': `
average yield of wheat in india
what production can i expect from dbw 222 with water
is 20 quintal per acre good or poor
per hectare output of wheat in normal condition
गेहूं की प्रति एकड़ पैदावार कितनी होती है
देश में औसत उपज कितनी है गेहूं की
करण नरेंद्र से कितना उत्पादन मिलता है
18 क्विंटल एकड़ निकला, औसत से ऊपर है क्या
gahu ek acre me kitna quintal hota h
dbw222 ka utpadan kitna he
desh ka ausat kitna quintal per hectare
20 quintal akad nikla badhiya hai ya kam
country average was thirty four quintal in which year
is sixty quintal per hectare possible with dbw 222
average wheat yeild
मेरे किल्ले से बीस क्विंटल, देश के औसत से कितना ऊपर
61 क्विंटल हेक्टेयर किस किस्म की औसत है
औसत उपज कितनी
एक एकड़ में चौदह क्विंटल ही क्यों मानते हैं औसत
gehu jhaad acre
pachchis quintal acre wali baat sahi hai kya
karan narendra 222 hectare me kitna nikalti hai
desh me sab milake prati hectare kitna gehu hota hai
pani khad pura, kitne man bigha ki ummeed kare
`,
  'maize-sowing-1': `
FARMER ASKED SOWING TIME OF MAIZE IN TELANGANA
rabi corn after paddy in karimnagar, sow by when
is 10 august okay for kharif if short duration hybrid with water
warangal kharif crop, best fortnight for sowing
तेलंगाना में बोने का समय
आंध्र में रबी मक्की की बिजाई कब से कब तक
खरीफ की बुवाई की आखिरी तारीख आंध्र प्रदेश
कम दिन की संकर अगस्त पहले हफ्ते में डालें, पानी है
andhra telangana me bone ka sahi samay
rabi makki october 15 se pehle bo du kya guntur
kharif bijai kab tak kar sakte hai telangana
nizamabad me dhan ke baad kis tareekh tak
rabi corn date andhra
is 20 november too late for winter crop in khammam
from which june date can monsoon bhutta be put in telangana
खरीफ बोनी तारीख तेलंगाना
कार्तिक में आंध्र में बोई तो सही है क्या
अगस्त के पहले हफ्ते में छोटी अवधि वाला बीज डालूं तो चलेगा
अदिलाबाद में रबी की बिजाई अक्टूबर की किस तारीख से
telangana boni tarikh
june 15 se pehle andhra me kharif bona galat hai kya
medak zile me jaade ki fasal november ke kis hafte tak
FARMER ASKED SUITABLE TIME OF RABI MAKKA IN ANDHRA
kurnool me august me bhutta daal raha hu, sankar jaldi wali hai
`,
  'maize-sowing-2': `
Maize sowing before onset of monsoon, benefit asked
i have drip, does early sowing really raise yield
rainfed plot, light shower came, is that moisture enough to sow
how many days ahead of monsoon should irrigated corn be planted
मानसून पूर्व मक्का की बुवाई से कितना लाभ
नलकूप है तो बरसात से दस दिन पहले बिजाई करें क्या
बारानी खेत में पहली बौछार पर बो दूं या नमी होने दूं
पलेवा करके मानसून के पहले डालना ठीक है
makka monsoon aane se das din pehle boya to upaj badhegi
tubewell hai june suru me bo du ya barish ka intjar
bina sinchai wale khet me kab dale, nami poori chahiye kya
agat bijai se pandrah percent jyada milta h sach hai kya
early sowing 15 percent gain
is it okay to plant dry land before enough moisture
have bore water, how many days before rains do i start kharif
मानसून पहले बोनी
बारिश से दो हफ्ते पहले पानी देकर बोया तो उपज कितनी बढ़ेगी
सूखे खेत में बीज डालकर बारिश की राह देखना सही है क्या
आर्द्रा से पहले सींचकर बीज डालना फायदे का है
pehle pani de ke boai
mausam vibhag bola monsoon 12 din baad, seench ke bo du kya
bina pani wala kisan kab tak ruke bone ke liye
agat kheti se kitna fayda hota hai percent me
bore chalu hai to barkha ka muh dekhu ya das din pehle nipta du
`,
  'maize-seed-1': `
ASKING SEED RATE AND SPACING OF HYBRID MAIZE
grain corn at 75 cm rows, distance in row
how many plants per hectare should stand
is 8 kg per acre enough for grain hybrid
बीज दर और कतार दूरी की जानकारी
एक हेक्टेयर में दाने वाली मक्का का बीज कितना
लाइन से लाइन साठ और पौधे से बीस सेंटीमीटर सही है
एक बीघा में संकर बीज कितना लगेगा हिसाब बताओ
bij ek hectare me kitna padta hai
line ki duri 60 ya 75 cm, podhe ki 20
hybrid makka ke liye kitna beej lau 2 acre k liye
paudho ki sankhya prati hectare kitni rakhe dana wali
hybrid corn seed kg
83000 plants in hectare comes with which gap
is it okay to keep 15 cm between plants for grain
दाने वाली की दूरी
कम बीज डालूं तो पौधे कम पड़ेंगे क्या, एकड़ में कितना
एक हेक्टेयर के लिए संकर बीज बीस किलो काफी है
कतार 75 सेमी रखें तो पौधे की दूरी कितनी
makka bij matra
ek acre me aath nau kilo beej zyada to nahi
katar se katar do foot rakhi hai, sahi hai kya
dibbler se lagana hai, do paudho ke beech kitna gap
SEED RATE AND PLANT POPULATION KI JANKARI, DANA MAKKA
`,
  'maize-seed-2': `
Seed requirement of baby corn and sweet corn
popcorn seed kilograms per acre
is 10 kg seed for baby corn too much
sweet corn seed for one hectare please
बेबी कॉर्न का बीज प्रति एकड़ कितना
पॉपकॉर्न बोना है, बीज दर बताइए
मीठी मक्का के लिए हेक्टेयर में कितने किलो बीज
बेबी कॉर्न में बीज ज्यादा क्यों लगता, कितना लें
sweet corn ki bij dar ek acre
babycorn lagana hai acre pe kitna kilo dana
popcorn wali makka 1 acre bij matra
meethi makki half acre me kitna bij dalu
babycorn seed kg
how much seed per hectare for popping type
12.5 kg per hectare is for sweet corn or popcorn
स्वीट कार्न बीज दर
बेबी कॉर्न में दस किलो एकड़ डालना सही है क्या
पॉपकॉर्न वाली मक्का का पांच किलो बीज एक एकड़ में पूरा पड़ेगा
गुंटूर में मीठे भुट्टे वाली लगानी है, तीन किलो बीज चलेगा
swit corn beej
fute wala dana jisse khil bante hai uska beej kitna
nanhe bhutte tod ke bechne wali kheti me beej ka hisab
shakkar jaisa bhutta ugana hai, mehnga beej acre me kam se kam kitna
PHOOLNE WALE DANE AUR NANHE BHUTTE KI BEEJ DAR, WARANGAL SE CALL
`,
  'maize-soil-1': `
Information regarding soil requirement of maize
ph of my field is 8.8 and salty, possible
is sandy loam good
low lying heavy clay plot, better avoid corn there
मक्का के लिए उपयुक्त मिट्टी की जानकारी
दोमट में ठीक होती है कि चिकनी में
खारी ऊसर भूमि में लगाएं या नहीं
मिट्टी का पीएच सात है, होगी क्या
makka kaisi zameen me achhi hoti hai
balui domat khet hai thik rahega
nichli zameen chaur me boye ki nahi
kitna ph chahiye
corn soil ph
is saline patch okay for growing bhutta
low plot near pond, will crop die there
कैसी मिट्टी चाहिए
नीचे वाले गड्ढे के खेत में बोने से नुकसान होगा क्या
पीएच 6.5 से कम आया है, भुट्टा हो जाएगा
बलुई दोमट और निकास वाला खेत, ठीक रहेगा ना
jal nikas wali bhumi
usar ki papdi wali jagah makki ugana sahi hai kya
balui khet hai pani turant soakh leta, chalega kya
kaunsi jameen me bhutta bilkul nahi lagana chahiye
FARMER ASKED QUERY ABOUT SOIL TYPE AND PH FOR CORN
`,
  'maize-climate-1': `
EFFECT OF HIGH TEMPERATURE ON MAIZE GRAIN SETTING
what temperature is best when tassel emerges
it is 42 degrees here, pollen dying
cobs half filled because of heat wave, possible
मक्का के लिए उचित तापमान की जानकारी
पैंतीस डिग्री से ऊपर जाने पर दाना कम भरता है क्या
लू चल रही है और नर फूल निकला है, खतरा है क्या
कितनी गर्मी सह लेती है
makka ko kitna degree taapmaan chahiye
garmi ke karan bhutte me dana nahi baitha
jhande ke samay 38 digri hai kya asar hoga
summer makki me parag jal jata hai kya
pollen heat limit
above 35 degree at tassel, will grains reduce
is 18 to 32 c range enough for good growth
तापमान कितना चाहिए
बैसाख जेठ की धूप में झंडा निकला, दाना कम बनेगा क्या
नर फूल के समय तीस डिग्री ठीक है या ज्यादा
गर्म हवा से फूल का बुरादा सूख जाता है, सच है
tapman makka jhanda
garmi itni ki phool ka parag jhulas gaya lagta hai
kitni thand ya garmi me makki sabse badhiya badhti
march me boya to april may ki loo se dana marega kya
TAPMAN KA ASAR DANA BHARNE PAR, JANKARI DE
`,
  'maize-nutrients-1': `
FERTILIZER DOSE OF HYBRID MAIZE ASKED
how much dap and potash for one acre irrigated corn
rotted dung how many tonnes per acre before sowing
npk 120 60 40 is right for hybrid or more
खाद की मात्रा की जानकारी
बुवाई से पहले गोबर खाद कितने टन और कब डालें
संकर मक्का को एक एकड़ में नाइट्रोजन फास्फोरस पोटाश
सिंचित मक्की में रासायनिक उर्वरक कितना दें
urvarak ki matra bataye
dap potash kitna dale ek acre
sadi khad kitne ton hectare, boai ke 25 din pahle
hybrid makke ki puri khuraak npk me batana
npk for irigated hybrid
four tonnes of dung per acre, when before sowing
is 120 kg nitrogen per hectare right for watered hybrid
संकर मक्का खाद
गोबर खाद बोने वाले दिन ही डाल दूं तो नुकसान होगा क्या
साठ किलो फास्फोरस हेक्टेयर का एकड़ में कितना हुआ
सींचे हुए खेत में संकर की पूरी खुराक क्या है
makka urvrak matra
sankar makki me potash dena zaruri hai kya, kitna
buwai se ek mahina pehle ghure ki khaad kitni gaadi
ek acre me 48 kilo nitrogen matlab kitna, sahi hai kya
KHAD PRABANDHAN KI JANKARI SINCHIT FASAL ME
`,
  'maize-nutrients-2': `
Tamil Nadu maize fertilizer schedule asked
how much nitrogen on day 25 and day 45, erode
basal phosphorus and potash in tnau recommendation
tnau npk per hectare
तमिलनाडु में मक्का की उर्वरक मात्रा किस्तों में
आधी यूरिया पच्चीसवें दिन और बाकी कब, तमिलनाडु
इरोड में बोई, बुवाई के समय फास्फोरस पोटाश कितना
टीएनएयू की सिफारिश खाद
tamilnadu me makka urea ki teen kist
tnau ke anusar npk per hectare makka
salem me boya 45 din ho gaye ab kitna nitrogen
basal me kitna aur top dressing me kitna tamilnadu wale
tnau maize fertilizer
is quarter nitrogen at sowing correct in tamil nadu
last part of urea on day 45, farmer from dindigul asks
तमिलनाडु यूरिया किस्त
मदुरै में पूरा फास्फोरस पोटाश बोते समय डालना सही है क्या
62.5 किलो फास्फोरस किस विश्वविद्यालय की सलाह है
तमिलनाडु में 25 दिन की फसल, अब कितनी नाइट्रोजन
tamilnad khad kist
perambalur me 55 25 20 kilo acre dena thik hai kya
adhi urea pachees din pe na dekar tees din pe du to chalega
trichy kisan, boni ke din nitrogen ka kitna bhag
TNAU RECOMMENDED DOSE AND SPLIT APPLICATION ASKED
`,
  'maize-nutrients-3': `
Nitrogen requirement according to maturity of maize hybrid
early hybrid of 85 days, how much urea is enough
rabi corn wants higher nitrogen than kharif, true
full season hybrid nitrogen per hectare range
अवधि के हिसाब से नाइट्रोजन कितनी
मध्यम अवधि की किस्म में यूरिया कितनी
बहुत अगेती मक्का को कम यूरिया चलेगी क्या
रबी मक्की में यूरिया खरीफ से ज्यादा दें क्या
early makka me nitrogen kitna lagta
medium duration hybrid ko kitne kilo nitrogen
110 din wali makki aur 80 din wali ka urea alag hai kya
thandi wali makka me urea badha du
early hybrid nitrogn
70 day type needs how many kg n per acre
is 200 kg n okay for full season hybrid
अवधि अनुसार यूरिया
कम दिन की मक्का में पूरी यूरिया डालना बेकार है क्या
रबी की फसल को नाइट्रोजन ज्यादा क्यों, कितना बढ़ाऊं
मध्यम समय वाली किस्म में 90 किलो नाइट्रोजन ठीक है
agati makka urea
lambi avadhi wala beej liya hai, urea kitna tak le sakta
mera beej 75 din wala hai to kya 120 kilo nitrogen zyada hai
kis kism me 40 se 60 kilo nitrogen bas hota hai
AVADHI KE ANUSAR NATRAJAN KI MATRA BATAYE
`,
  'maize-irrigation-1': `
CRITICAL STAGE OF IRRIGATION IN MAIZE
only one watering left, silk stage or grain fill
cobs without grain after dry spell at silking, why
pre monsoon sown corn at six leaves, irrigate or not
मक्का में सिंचाई की नाजुक अवस्था
बाल निकलने पर पानी न मिले तो भुट्टा खाली क्यों
दाना दूधिया भर रहा है, पानी देना जरूरी है
स्वीट कॉर्न में झंडे के समय सूखा पड़ गया
makka me pani kab kab dena hota hai
silk nikal raha hai sinchai karu ya ruku
dana bharte time khet sukha, kitna nuksan
sabse jaruri sinchai kaun si
silking stage watering
skipping water at grain fill, how harmful
is watering at six leaf needed when sown before rains
नाजुक समय की सिंचाई
बाल निकलते समय खेत सूखा रह गया, नुकसान होगा क्या
मीठी मक्का में किस समय पानी चूके तो भुट्टा खाली
दूध भरते दानों के समय पानी देना सही है क्या
kab paani na chuke
munchh nikal rahi hai bhutte ki aur nahar band hai
chhah patti pe pani dena hai ya phool tak ruku
sirf do paani hai, kaun kaun se waqt du
bhutte ke baal lal ho rahe, paani aaj na mila to daana maara jayega
`,
  'maize-irrigation-2': `
Water logging problem in kharif maize
field under water five days, will recover
how to save corn from excess rain, make ridges
yellowing after heavy rain, drain water quickly is enough
मक्का के खेत में पानी भरने से नुकसान
चार दिन से पानी ठहरा है, फसल आधी रह जाएगी क्या
मेड़ों पर बोने का फायदा बरसात में
खेत की निकासी नाली बंद, पीली पड़ रही
jal bharav ho gaya kya kare
barsat me doob gayi hai nikasi kaise
kitne din tak pani me khada reh sakta hai
kharif makka med pe boye ya samtal pe, barish bahut hoti
standing water damge
four days under flood, yield loses half or not
is sowing on ridges better in heavy rain land
जलभराव से पीली
पानी भरा रहने से आधी फसल जाती है, सच है क्या
मेड़ बनाकर बोने से बरसात में बचत होगी
नाली खुली रखने पर भी खेत में पानी है, कितने दिन में मरेगी
khet talab ban gaya
sukhe se zyada nuksan pani bharne se hota hai kya
barkha ka pani teen din se nahi utra, paudhe pile
samtal boya hai, ab beech me nali kaat du kya
do din me khet na sukha to kitni fasal bachegi, jad kaali lag rahi
`,
  'maize-weeds-1': `
WEED CONTROL IN MAIZE ASKED
when to thin plants to one per hill
how to use atrazine safely, pulses are sown alongside
earthing up day and first hoeing
मक्का में खरपतवार नियंत्रण
निराई कब और मिट्टी कब चढ़ाएं
बारह पंद्रह दिन पर विरलन करना जरूरी है क्या
एट्राजीन से साथ की उड़द को नुकसान होगा क्या
makka me ghas ki dawai aur gudai
makki ki jad me mitti kab chadhani chahiye
ek jagah do paudhe ho gaye chatai kab kare
atrazin kab chidke, label pe kya likha dekhu
atrazine before weeds
is atrazine safe where cowpea grows alongside
thinning at 12 days, keep one plant per hill
निराई मिट्टी चढ़ाना
एक जगह दो पौधे छोड़ दूं तो नुकसान होगा क्या
तीस दिन पर मिट्टी चढ़ाने से पौधा गिरता नहीं क्या
एट्राजीन घास उगने के बाद मारना सही है
ghas gudai makki
ek hi gaddhe se do paudhe, kamzor wala kab kheechu
khurpi se kab nirai karu, boye mahina hone ko hai
paudhe ke pair me mitti charhana kyu aur kab
KHARPATWAR NIYANTRAN, TAMILNADU KISAN NE PUCHHA
`,
  'maize-intercropping-1': `
FARMER ASKED INTERCROPPING IN MAIZE
black gram rows with corn, what row ratio
want extra earning from corn field, arhar along with it
does mixing cowpea cut down armyworm damage
मक्का के साथ अंतरवर्ती फसल की जानकारी
मक्की के बीच उड़द दो एक के अनुपात में बोएं क्या
साथ में अरहर लगाने से आमदनी बढ़ेगी, कितनी लाइन
कौन सी दलहन साथ बोने से फौजी कीट कम लगे
makka ke sath urad lobiya arhar kaise lagaye
makki me dalhan ki line, do ek ya char ek
ek khet me do fasal makka aur kya le sakte
makka aur arhar sath bone ka fayda batao
maize with urad rows
does cowpea between lines lower armyworm
is 4:1 row ratio with pigeon pea fine
साथ में दलहन
मक्का के बीच लोबिया बोने से कीड़ा घटता है क्या
एक दलहन की कतार कितनी मक्की की कतारों के बाद
दाल साथ बोने से मुख्य फसल को नुकसान होगा क्या
sath arhar bona
milwan kheti karke do paise zyada kaise kamau
do line bhutte ki aur ek tur ki, ye hisab theek baithega
fauji keede ko kam karne ke liye beech me kya bou
beech ki khali jagah me daal lagau to fauji lat bhi kam aayegi suna hai
`,
  'maize-disorders-1': `
NUTRIENT DEFICIENCY SYMPTOMS IN MAIZE LEAVES
how do i tell nitrogen or potash hunger by leaf look
plants reddish purple at three weeks, which fertilizer missing
cob tips not filled and leaf edge brown, stems bending
मक्का में पोषक तत्व की कमी के लक्षण
नीचे की पत्तियां नोक से पीली होकर सूख रहीं, नाइट्रोजन कम है क्या
पत्तों पर बैंगनी रंग आया, फास्फोरस दें क्या
किनारे जले, तना पतला कमजोर, पोटाश की कमी तो नहीं
makka ki patti peeli baingani kis tatv ki kami
niche wale patte peele pad rahe makki me
podhe baigani dikh rahe dap kam pada kya
patti kinare se jhulsi aur bhutte ka sira khali kyu
purple seedling cause
tip of cob empty and weak stalk, is it potash
old leaf drying v shape along midrib, what is short
पत्ते देखकर कमी
नन्हे पौधे जामुन रंग के, डीएपी की कमी है क्या
पुराने पत्ते नोक से पीले, यूरिया देना सही रहेगा
किनारे ऐसे झुलसे जैसे लपट छू गई, भुट्टे का सिरा खाली
patti bengani
neeche ka patta beech nas ke saath soonkhta ja raha
tana kamzor, kinara jala, dana oopar tak nahi bhara
patta dekh ke kaise jaanu kaun si khad kam hai
POSHAK TATVA KI KAMI KE LAKSHAN, DINDIGUL
`,
  'maize-disorders-2': `
White bud problem of maize, zinc dose
zinc sulphate with lime spray how many times
soil application of zinc before sowing corn, kilos per acre
young leaves have broad yellowish white band by midrib
मक्का में जिंक की कमी, सफेद कली का इलाज
जिंक सल्फेट बुवाई से पहले एक एकड़ में कितना मिलाएं
गोभ के पत्ते सफेद पड़ रहे
जिंक का छिड़काव कितने बार और चूना कितना मिलाएं
makka ke naye patte safed kyo nikalte
jink sulphate kitne kilo per acre
white bud kya dale
beech ki nas ke paas safed patti bani nayi patti par
white bud zinc
zinc 8 kg per acre before sowing, is that right
can lime be mixed in zinc leaf spray, how much
सफेद कोंपल रोग
नई पत्ती कागज जैसी सफेद निकली, क्या कमी है
आधा प्रतिशत जिंक घोल में चूना मिलाना सही है क्या
एक हेक्टेयर में जस्ता 20 किलो कब मिलाएं
jink ki kmi
gobh se patta doodhiya nikla, beech nas hari hai
safed patti par urea marne se theek hoga kya ya jasta
khade khet me jasta chidakna hai, kitni baar
SAFED KALI ROG KE UPCHAR KI JANKARI
`,
  'maize-disorders-3': `
POOR SEED SETTING IN MAIZE COB REASON
insects ate the silk and cobs came gappy
crop was too thick, cobs small and half filled, correct this how
planted single row near fence and kernels few
मक्का के भुट्टे में दाने कम भरने का कारण
बाल कट गए कीड़े से तो भुट्टा अधूरा रहा क्या
घनी बुवाई से भुट्टे खाली रहते हैं क्या
बीच बीच में दाना गायब है, बीज खराब या मौसम
makka me bhutte khali kyu ja rahe
jhade wali barish me parag dhul gaya dane kam
adhe bhutte bina daane ke, agle saal kya sudhar karu
jhund me bone se dana achha bharta hai kya
half filled cobs
single row at fence, grains missing, is it pollen
rain during pollen fall, cob came patchy
भुट्टे आधे खाली
एक ही लाइन बोने से दाना नहीं भरता क्या
भुट्टे के बाल कीड़े काट गए, अब दाने बनेंगे क्या
घनी फसल और गर्मी से भुट्टा ऐसा निकला जैसे टूटे दांत
bhutta pichka nikla
dane kahi hai kahi nahi, bilkul chitkabra bhutta
phool ke waqt pani nahi mila, bhutte me aadhe dane
jhund me bona behtar hai ya ek lambi line, dana bharne ko
BHUTTE ME DANA NA BHARNE KA KARAN
`,
  'maize-pests-1': `
IDENTIFICATION OF FALL ARMYWORM IN MAIZE
how do i know it is fall armyworm and not other worm
leaves scraped like paper windows on small corn
four black spots at tail end of caterpillar in funnel
फॉल आर्मीवर्म की पहचान
पत्ती खुरची हुई जालीदार, बीच में गंदगी पड़ी है
सूंडी के माथे पर उल्टा वाई, कौन सा कीड़ा
कौन सी इल्ली है जो मक्की के बीच में घुसकर बीट करती
fall army worm ke lakshan
makki ke beech me keeda baitha lakdi ka bura jaisa mal
patto par phate ched aur potty, fauji keet ki pehchan
faal armi warm kaise pahchane photo me ulta y dikh raha
armyworm upside y
wet sawdust in the funnel, which caterpillar hides there
four dots like a square on tail, is it fall armyworm
फौजी इल्ली पहचान
पत्तों पर झरोखे जैसे पारदर्शी निशान, फिर बड़े फटे छेद
दिन में कीड़ा दिखता नहीं, पोंगली में छिपा रहता है
सिर पर वाई का उल्टा निशान देखकर क्या समझें
kaccha bura gobh
naya videshi keeda makki ka, pehchan kaise karu
patta aise phata jaise bakri ne chaba liya, gobh me leed
kata hua patta aur geeli mingni jaisi beeth, kaun keeda
FALL ARMY WORM KI PEHCHAN KE BARE ME JANKARI
`,
  'maize-pests-2': `
Non chemical control of fall armyworm asked
bird perches and napier border for worm
should whole village sow corn same time to avoid worm
sand lime mixture ratio for whorl
मक्का में फॉल आर्मीवर्म की जैविक रोकथाम
बालू में चूना मिलाकर पोंगली में डालने का अनुपात
गहरी जुताई और नेपियर की बाड़ से सूंडी रुकती है
एकड़ में कितनी खूंटी और कितने फेरोमोन जाल, शुरुआती उपाय
makka me fauji keet ka desi upay
balu aur chuna 9:1 gobh me dale kya
ek sath buwai karne se fall armyworm kam aata
bina spray ke makki ki sundi kaise rokein
sand lime whorl
is putting soil in whorl harmful to plant
how many bird perches per acre in worm field
रेत चूना विधि
बालू और चूना मिलाकर बीच में झोंकना, दोनों का कितना भाग
पूरे गांव की एक साथ बोनी से फौजी कीड़ा घटेगा
नेपियर घास मेड़ पर लगाने से इल्ली रुकती है क्या
bina zehar fauji keeda
gehri jutai aur ande masalne se kitna fark padta
chidiya baithane ko lakdi gaadu, ek acre me das kaafi
chhoti lat dikhi hai, spray se pehle kya kya jugad
JAIVIK UPAY FALL ARMYWORM KE LIYE PUCHHA
`,
  'maize-pests-3': `
PHEROMONE TRAP NUMBER FOR MASS TRAPPING IN MAIZE
junagadh advice for catching armyworm moths
traps from which day after germination
monitoring only, are five traps per acre enough
मक्का में फेरोमोन ट्रैप लगाने की संख्या
गुजरात में फौजी कीट के लिए सामूहिक ट्रैप हेक्टेयर में
ट्रैप अंकुरण के कितने दिन बाद लगाने हैं
ल्यूर चालीस दिन में बदलना जरूरी है क्या
makka me trap kitne lagte hai ek hectare
fall armyworm ke moth pakadne gujarat me kitne trap
lure badalne ka time makki wale trap ka
nigrani ke liye 5 trap ya mass trapping ke liye 20
pheromone trap numbr
50 traps per hectare, from which day after sprouting
is 5 traps enough for just watching the moths
जाल कितने लगाएं
गुजरात में नर पतंगे पकड़ने के 20 जाल एकड़ में सही हैं क्या
ल्यूर चालीस दिन बाद न बदलूं तो नुकसान होगा क्या
जूनागढ़ विश्वविद्यालय ने कितने फेरोमोन जाल बताए
phero trap ginti
rajkot ke khet me titli pakadne wale dabbe kitne aur kab
ugne ke das din baad jaal tangna theek rahega kya
sirf nigrani karni hai to 5 laga du ya bees
MASS TRAPPING KE LIYE PHEROMONE TRAP KI SANKHYA
`,
  'maize-pests-4': `
CHEMICAL CONTROL OF FALL ARMYWORM ASKED
when should biological spray bt or npv be given
is emamectin right in whorl for army worm, ask whom
scouting method for armyworm eggs, number of plants
मक्का में फॉल आर्मीवर्म की दवा
मेटाराइजियम और बीटी मक्का में कब छिड़कें
फौजी सूंडी का पतंगा कितने अंडे देता है
स्पिनेटोरम गोभ में डालना सही है क्या
makka me fall armyworm ki kaunsi spray
kitne paudhe check karne hai andon ke liye
army worm ki dawai gobh me kab dale makki
npv ya bt se chhoti illi maregi kya
emamectin whorl spray
hairy egg mass holds how many eggs
is metarhizium okay when larvae are small
फौजी इल्ली की दवा
हफ्ते में दो बार बीस पौधे देखना जरूरी है क्या
इमामेक्टिन पोंगली में डालना सही है, किससे पूछें
पतंगा एक बार में दो सौ अंडे देता है, साल भर रहता है क्या
gobh me dawa
jaivik npv se badi lat nahi mari to aage kya
do patti ki fasal hai abhi se jaanch shuru karu kya
roye wala anda patte pe mila, dawai kab se marni hai
FAW KE RASAYANIK NIYANTRAN KI JANKARI
`,
  'maize-pests-5': `
STEM BORER CONTROL IN MAIZE
dead heart in seedlings with shot holes
trichogramma card release time for borer
last year stalks kept as fodder heap, source of borer or not
मक्का में तना बेधक की रोकथाम
बीच वाली पत्ती खींचने पर निकल आती
ट्राइकोग्रामा कार्ड बुवाई के कितने दिन बाद
पत्तों में गोली जैसे छेद कतार में, पौधा सूखा
makka me tana bhedak ka upay
dead heart aa gaya makki me kya kare
patte me line se chhed aur kalla sukh gaya
purani karbi rakhi hai ghar me, usse keeda failta kya
stem borer deadheart
trichogramma card after how many days of sowing
is it okay to keep old stalk pile till march
तना छेदक कार्ड
पत्तों पर एक सीध में गोलियों जैसे छेद
बीच का कल्ला सूख जाए तो पौधा उखाड़ना सही है क्या
पुरानी कड़बी बसंत तक रखने से कीड़ा बढ़ता है
tana chedk
gobh ki patti khuli to chalni jaisi ek line me ched
beech ki patti kheencho to nikal aati, keeda tane me
karbi ke gatthar kab tak nipta du ki borer na aaye
TANA BEDHAK KE NIYANTRAN KE BARE ME
`,
  'maize-diseases-1': `
Turcicum leaf blight of maize control
long elliptical tan lesions after cool dewy nights
hybrid resistant to leaf blight and old residue burying
azoxystrobin difenoconazole for blight, should i
मक्का में टर्सिकम पत्ती झुलसा
निचले पत्तों पर लंबे भूरे धब्बे फैल रहे
ठंड और ओस में पत्ता झुलस रहा, अवशेष दबाने से रुकेगा
झुलसा रोधी संकर मक्का लें क्या
makka patti jhulsa rog ki dawa
patte par lambe matmaile daag
jhulsa rog wale khet me phir bou kya
sigar jaise nishan patto par, fafund nashak konsi salah
turcicum blight spray
spots 10 cm long like a boat, cool mornings
is burying old stubble useful against leaf blight
सिगार जैसा झुलसा
नीचे के पत्ते से शुरू होकर लंबे धब्बे ऊपर चढ़ रहे हैं
एजोक्सीस्ट्रोबिन वाली फफूंद दवा बिना सलाह छिड़कना सही है क्या
ओस में पत्ता ऐसे सूखा जैसे लू से जला
jhulsa lambe daag
wahi khet me har saal boun to jhulsa badhega kya
patto pe ek bitta lambe bhure daag, thande din hai
kaun sa beej lu jisme patti jhulsa na lage
PATTI JHULSA ROG KA UPCHAR
`,
  'maize-diseases-2': `
DOWNY MILDEW OF MAIZE INFORMATION
leaves striped, male flower turned leafy
metalaxyl treated seed, is it needed in rajasthan
pull out bushy pale plants early or leave
मक्का में मृदुरोमिल रोग का प्रबंधन
पत्तों पर पीली सफेद धारी और पौधा बौना झाड़ीदार
मेटालैक्सिल से उपचारित बीज किस रोग के लिए
झंडा पत्तेदार हो गया, क्रेजी टॉप है क्या
makka me dauni milduw kaise roke
makki ki patti par dhariyan niche fafund
tulasita lag gaya paudha ukhade kya
beej upchar kis bimari me, safed rui niche jamti h
downy milduw maize
leafy tassel and white down at dawn, what is it
is metalaxyl treated seed useful in udaipur
मृदुरोमिल रोग
पत्ते धारीदार पीले और उल्टी तरफ कपास जैसी परत
ऐसे झाड़ी जैसे पौधे खेत में छोड़ना सही है क्या
भुट्टा लगा ही नहीं, झंडे में पत्ते फूट आए
subah safed ruee
paudha jhaad ban gaya, phool ki jagah patte
beej par metalaxyl kis rog ke liye lagate hai
patte par lambi halki lakir aur ulta palto to safed
TULASITA ROG KE LAKSHAN AUR UPAY
`,
  'maize-diseases-3': `
Bacterial stalk rot in maize asked
bad smell from base and plant collapses
excess urea and standing water cause soft stalk, true
how to stop spread of slimy stem rot
मक्का में जीवाणु तना सड़न
पौधा अचानक गिर गया, तना लिजलिजा बदबूदार
ज्यादा यूरिया देने से तना गलता है क्या
तना गलन रोकने को पानी की निकासी काफी है
makka ka tana sad raha badbu aa rahi
neeche ki ganth gal gayi makki gir padi
bacteria wala tana galan kaise roke
pani bhara rehta h wahan sad ke gir rahi
stalk rot smell
lower joint like wet sponge, plant fell overnight
is more urea making stem rot worse
तना गलना बदबू
गांठ नरम पिलपिली, पास जाओ तो खट्टी गंध
खेत में पानी खड़ा रखने से तना सड़ता है क्या
गिरे सड़े पौधे खेत में ही छोड़ दूं तो नुकसान
tana pilpila badbu
bheega tana haath se dabao to tapakta, taadi jaisi mehak
hara bhara paudha kal tha, aaj zameen pe leta hai
urea zyada daal di thi, ab jad ke upar se gal raha
JEEVANU TANA SADAN KI ROKTHAM
`,
  'maize-diseases-4': `
CHARCOAL ROT LATE WILT OF MAIZE
plants died before maturity, stem pith shredded with black grains
does potash and late irrigation prevent stalk rot
tolerant hybrid for post flowering rot
मक्का में फूल के बाद तना सड़न
पकने से पहले सूखी, डंठल फटा हुआ काले दाने
चारकोल रॉट में सिंचाई और पोटाश से लाभ
भुट्टा आने के बाद पौधे एकाएक सूखते हैं
makka post flowering stalk rot
bhutta aane ke baad makki sookh gayi andar kala
charcol rot se bachne ko pani kab tak de
danthal resha resha ho gaya kale kale dane
charcol rot potash
stem split gives threads and black specks
is giving water till maturity helpful for late rot
काला दाना तना
फूल के बाद समय से पहले सूखी, तना अंदर से राख जैसा
पोटाश देने से बाद वाली तना सड़न कम होगी क्या
फूल आने के बाद सूखा पड़ा, डंठल रेशे रेशे
koyla sadan
pakne se pehle hi khet bhura ho gaya, tana khokhla
har saal makki bone se kala tana rog badhta hai kya
sahne wala sankar kaun sa gun wala lu, post flowering rot
CHARCOAL ROT KE BARE ME RAJASTHAN SE PRASHN
`,
  'maize-harvest-1': `
MATURITY INDEX OF MAIZE FOR HARVEST
baby corn picking how many days after silk
sweet corn right day to pluck milk stage
black layer at grain tip means ready, is that so
मक्का की कटाई का सही समय
बेबी कॉर्न की तुड़ाई बाल निकलने के कितने दिन में
स्वीट कॉर्न अठारह दिन में तोड़ें या बाईस
दाने वाली मक्की पकने की निशानी
makka kab kaatni chahiye
babycorn ka bhutta kab todte hai
sweetcorn silk ke baad kitne din
dane ki jad me kali parat ka matlab pak gaya kya
baby corn picking day
black layer on kernel base, what does it say
is plucking sweet cob at 25 days after silk late
तोड़ने का समय
छिलका पीला सूखा, दाने की नोक काली, तोड़ लूं क्या
दबाने से दूध निकलता है, मीठे वाले आज उतार लूं
बेबी कॉर्न बाल निकलने के पांच दिन बाद तोड़ूं तो नुकसान
bhutta pakna
reshe nikle 20 din ho gaye sweet corn ke, todun
nanhe bhutte der se todne pe sakht ho jate kya
patte sukhe nahi par khol sookh gaya, katai karu
HARVESTING STAGE KI JANKARI, DANA AUR SWEET CORN
`,
  'maize-storage-1': `
STORAGE OF MAIZE AND MOISTURE
mouldy corn in poultry feed, danger or not
moisture percent before bagging shelled corn
how do i avoid aflatoxin in stored makka
मक्का भंडारण में नमी कितनी रखें
फफूंद लगी मक्का गाय को खिलाना ठीक है
अफ्लाटॉक्सिन से बचाव के लिए दाना कितना सुखाएं
गीली मक्की बोरे में रखी, हरी फफूंद आ गई
makka store karne ki nami kitni
fafundi makka pashu ko de sakte kya
dana nikal ke kitna sukhaye bori me bharne se pahle
toota makka jaldi kharab hota hai kya, zahar ban jata
safe storage moistur
is mouldy grain poison for milch cow
dry to what percent before heap in godown
भंडारण नमी
टूटी हुई मक्का अलग न करूं तो फफूंद लगेगी क्या
काई जमा दाना मुर्गी के आगे डाल दूं या गाड़ दूं
बोरा भरने से पहले नमी तेरह से नीचे लानी है क्या
fafundi dana zeher
chhilke utar ke bhutta kitna sukhaya jaye
geela bhara tha, dane pe haldi rang ki fafund
gaay ko kharab makka khilaya, zeher hota hai kya
AFLATOXIN SE BACHAV AUR BHANDARAN KI JANKARI
`,
  'maize-yield-1': `
MAIZE YIELD PER ACRE ASKED
rainfed kharif corn average quintals per hectare
irrigated hybrid how many quintals should i get
rabi corn more output than monsoon one
उपज प्रति हेक्टेयर
बारानी मक्की एक एकड़ में आठ क्विंटल, कम है क्या
संकर मक्का की पैदावार कितनी
रबी की मक्का का उत्पादन कितना
ek acre me kitna quintal
paidavar hectare me, sinchit
barani makka ka jhad kitna hota
hybrid makka se 25 quintal acre mil jayega kya
corn yeild acre
is 24 quintal per acre good for watered hybrid
rain dependent kharif gives how many quintals per hectare
पैदावार कितनी
बिना पानी के खरीफ में दस क्विंटल एकड़ ठीक मानें
संकर सींची फसल में एक एकड़ से कितना मिलता है
हेक्टेयर में सत्तर क्विंटल तक जाता है क्या
makka utpadan
rabi wali kharif se zyada deti hai kya
mera 15 quintal acre aaya sinchai ke sath, kam hai kya
ek hectare barani khet se kitni bori ghar aayegi
PAIDAVAR PRATI ACRE, KISAN KA SAWAL
`,
  'jowar-sowing-1': `
SOWING TIME IN DIFFERENT SEASON
tubewell free in february, can i take summer cholam
monsoon first shower tomorrow as per radio, sow sorghum right away?
tank has water till march, can hot season jowar be put in january end
बोनी कौन से महीने में
गर्मी में ज्वार लगानी है, महीना बताइए
आषाढ़ की पहली बौछार हुई, ज्वार डाल दूं
कुएं में पानी है, माघ में ज्वार डालकर गर्मी की फसल ले सकते हैं
jwari perni kab karni chahiye rabi
kheti ka season bataye
october lag gya ab bhi jaade wali jowar ho jayegi
pehla paani gira hai mrig me, jwari per du ya dusre ki raah dekhu
sorghum sowing month rabi
well has water till march, sow hot weather cholam when
october second half too late for winter jowar
ज्वार बोनी जून सितंबर
पहली बौछार पर बोना सही है या रुकना
गर्मी की ज्वार फागुन में बोना देर होगी क्या
भादो के बाद रबी ज्वार कब
jwari perni mahina
june me barish hui, jowar daal du kya
unhali jwari kab perte hai
september me rabi jowar bona jaldi to nahi
teeno mausam me kaun kaun sa mahina
`,
  'jowar-seed-1': `
two acre jowar for grain, kilos of seed
row gap 45 cm and how far plant to plant for grain
need extra seed where shoot fly kills many
one book says 3 kilo and portal says 5 kilo for grain, which to follow
दाने की ज्वार का बीज प्रति एकड़ की जानकारी
मक्खी वाले इलाके में बीज कितना बढ़ाऊं
एक हेक्टेयर दाना बीज कितने किलो
मक्खी का डर है तो ज्वार ज्यादा बोकर बाद में उखाड़ना ठीक रहेगा
jowar dane wali bij kitna lage bigha me
jwari 3 kilo acre kam to nahi
paudhe kitne cm door rakhe dane ke liye
ek acre daane wali jowar ke liye tin kilo leke aaya hu, kam to nahi padega
grain jowar seed kg
grain jowar seed where half seedlings get killed by maggot
spacing 45 cm x 12 cm for grain, right
ज्वार दाना बीज तीन किलो
तना मक्खी वाले खेत में छंटाई से पहले कितना गिराऊं
पोर्टल पर पांच किलो एकड़ लिखा, मानूं क्या
कतार डेढ़ फुट, पौधा कितनी दूर
jowar bij ekar kitna
8 kilo hectare bij kam padega kya
makhi wale gaon me beej kitna girau
jwari biyane ekari pramaan dhanya sathi
15 kilo hectare daalna zyada to nahi dane ke liye
`,
  'jowar-seed-2': `
sowing fodder by hand throw, how many kg per killa
multi animal dairy, fodder jowar line sowing gap
is 10 kg per acre enough for green fodder jowar
need fodder for six cows, jowar sown by broadcasting, how much seed to buy per acre
चरी का बीज एक बीघा में कितना
भैंसों के लिए चरी की लाइन कितनी दूर
चारे वाली ज्वार में दाने वाली से ज्यादा बीज क्यों
छह गायों के चारे को ज्वार छींटकर बोनी है, एकड़ में बीज कितना खरीदूं
chari bone ke liye kitna beej kille me
jwar chara chhita maar ke bona hai kitne kilo
dairy ke liye ghani chari, line me kitna bij
chari patli aur naram chahiye to line me kitna bij aur kitna paas
fodder sorghum seed thick
thick green chari for six buffaloes, hand broadcast kilos
lines one foot apart for chari, kilos needed
चरी बीज छींटा
छिटकवां बोना सही है या लाइन में चारे को
साठ किलो हेक्टेयर ज्यादा तो नहीं चारे में
छह भैंस के लिए चरी, छींटकर कितने किलो
chari bij kitna acre
line se boye to 10 kilo ekar kaafi hai
hare chare ki jowar kitni ghani
pashu ke liye 1 bigha me kitna daana chhitkau
dane wala bij hi chare me utna hi daalna galat hai kya
`,
  'jowar-nutrients-1': `
second dose of urea in dry jowar at one month?
npk for kharif sorghum on deep soil with good monsoon
shallow land little rain sorghum khad per acre
murum soil with poor rain, jowar 30 days old, how much urea remaining share
खरीफ ज्वार बारानी उर्वरक की जानकारी
ज्वार हल्की भूमि कम वर्षा नत्रजन कितना
बारिश पर टिकी यूरिया दो बार में कैसे
मुरुम जमीन और कम बरसात, ज्वार एक माह की, बची यूरिया कितनी दूं
khad kitni dale bina pani
35 din ki jowar urea dalna hai kitna
barish wali jowar me dap potash kitna acre
gehri kali zameen me acchi barish hui, barani jowar ko poori khad kitni
rainfed jowar fertilizer split
cloud came on day 33, throw remaining urea on rain fed jowar
24 12 8 kg for light land, same for deep soil
बारानी ज्वार नत्रजन
पूरी यूरिया बुवाई पर देना गलत है क्या
कम बारिश में साठ किलो नत्रजन ज्यादा है
मुरुम कम बरसात में तीस किलो पोटाश नहीं, कितना
jwari khat koradvahu
30 din baad urea kitna bache
halki zameen 20 kilo potash hectare sahi hai kya
barish par nirbhar, 32 kilo nitrogen ekar kab
acchi barsat hui to khad badha du kya
`,
  'jowar-nutrients-2': `
csh hybrid with canal water, nitrogen in two parts how much
full feed for watered jowar per hectare
no water available, hybrid sorghum dose reduce?
hybrid jowar under bore, i gave dap only at sowing, how much nitrogen total is needed
सिंचित संकर ज्वार में नत्रजन की मात्रा
संकर ज्वार में दूसरी यूरिया पैंतीस दिन पर
सिंचाई नहीं तो संकर ज्वार में खाद कितनी कम
बोर वाली संकर ज्वार को कुल नत्रजन कितनी और दो बार में कैसे
nahar se seenchi jowar me urea potash
sankar jwari ko purn khat matra
jowar sinchit 48 kilo nitrogen sahi h
hybrid jwari bor pe hai, poora dose kya, aur bor band ho gaya to aadha
irrigated hybrid jowar npk
bore dried, hybrid jowar feed now to be halved
half dose if well fails, correct or not
संकर ज्वार सिंचित खाद
बोर सूख गया, आधी खाद कब दूं संकर ज्वार
पैंतीस दिन पर बाकी नत्रजन देना जरूरी है
पानी न हो तो खाद आधी करना ठीक
hybrid jwari urea matra
120 kilo nitrogen hectare kab kitna
nahar hai sankar bij, potash kitna
sinchit khad bina pani ke dalne se nuksan hoga kya
jowar hybrid ki poori khad batao pani wali
`,
  'jowar-irrigation-1': `
one protective watering available, give at bloom or grain?
does sorghum need irrigation at all
jowar knee high no rain, tank water use
ear coming out and no rain since 20 days, one water for jowar now or at milk stage
फूल निकले, सिंचाई करें क्या
कितनी बार सींचते हैं
ज्वार बिना पानी हो जाती है क्या
बाली निकल रही और बीस दिन से वर्षा बंद, एक पानी कब लगाऊं
jowar ko pani kab kab de
ek hi sinchai hai kab lagaye
dana dudhiya pani jaruri kya
jhande wali patti nikli hai, do pani bacha hai kis kis samay du
jowar water stage
two tank turns only, ear out or milk stage
only one turn, flower or milk grain, which better
ज्वार पानी फूल दाना
सिंचाई न करें तो उपज घटेगी क्या
दो पानी हैं, बढ़वार और फूल पर दूं
दाना भरते पानी देना फायदेमंद है क्या
jwari pani kadhi
barish hi kafi hai kya is fasal ko
kaunsi avastha me pani na mile to nuksan
bhutta nikal raha, sinchai sahi rahegi
tin sinchai ka samay batao
`,
  'jowar-weeds-1': `
red witch flower plant growing near roots
how many days keep sorghum weed free
interculture with hoe at which weeks
little pink flowering plants stand around jowar and my crop becomes yellow and weak, pull them
आगिया परजीवी की जानकारी
डोरा कितनी बार चलाएं
अगिया का पौधा बीज से पहले निकालना है क्या
ज्वार पीली कमजोर, जड़ के पास छोटे फूल वाला पौधा निकला, उखाड़ूं
agiya khar ka upay
jad par lagne wala ghas jowar
kitne din tak nidai chahiye
bail wala dora kis hafte chalau jowar me, aur 35 din baad bhi zaruri hai
striga root weed jowar
pink flower parasite standing at roots, when to uproot
blade hoe at third and fifth week enough
अगिया ज्वार जड़
पैंतीस दिन बाद निराई छोड़ना ठीक है क्या
डोरा दो बार चलाना काफी है
ज्वार पीली, जड़ से चिपका गुलाबी फूल वाला चोर पौधा
agya khar jwari
talop zhad jwari mulavar upay
khet kitne din saaf rakhna, 35 ya 60
kulpa 3 aur 5 hafte pe sahi hai kya
jowar pili, jad me lagi choti phool wali ghas
`,
  'jowar-pests-1': `
15 days old jowar dead heart, foul smell
what sowing date escapes fly in rabi jowar
more seed needed because fly kills shoots
two week jowar, pulled the dry middle leaf and it smelled like rotten fish
पोई सूख रही, खींचने से सड़ांध
रबी ज्वार कब बोएं कि मक्खी न लगे
मरे हुए गोभ उखाड़कर जलाऊं ज्वार
पंद्रह दिन की ज्वार, बीच का पत्ता सूखा, खींचा तो सड़ी गंध आई
beech ka patta sukh gaya chota paudha
dead heart makhi se
der se boi jowar me pongli sukh rahi
late perni ki thi to makhi ne poori jowar ke kalle maar diye, agle saal kab peru
shoot fly dead heart smell
dead hearts in late plot smell like rotten fish, earlier date when
last week september for rabi, safe from dead heart
खोडमाशी ज्वार पोंगा
सूखे पौधे उखाड़ना जरूरी है क्या
बीच की पत्ती खींचते ही सड़ी बू
खींचते ही बीच का पत्ता निकला, सड़ी मछली जैसी गंध
tana makhi jowar upay
pongamar lagli jwari la
der se bone par makhi zyada kyu
gobh sukhi, kheecho to gandh
virli karte waqt mare kalle phenku ya jalau
`,
  'jowar-pests-2': `
shot holes in row across leaf
larva in stalk of sorghum
should stubble be destroyed before monsoon for borer
leaves have line of small holes as if needle pricked and stalk inside eaten hollow
पत्ती पर गोली जैसे छेद कतार में
ठूंठ जलाने से छेदक घटेगा
दस दिन की छंटाई में लगे पौधे निकालूं ज्वार
पत्ते सुई से छेदे हुए, डंठल में लंबी नाली
jowar tana chhedak upay
patte me ek line me ched jowar
danthal ke andar illi
pichle saal ke jowar ke kutar aur thuth khet kinare pade hai, inme illi rehti kya
stem borer pin holes
old threshed heads heaped at bund, pin holed leaves came
thinning day 11, remove bored ones
तना छेदक डंठल सुरंग
पुरानी कड़बी रखना नुकसान करता है क्या
पत्ते पर पिन जैसे छेद कतार में
पत्ते सुई चुभे जैसे, डंठल में सुंडी की नाली
khodkida jowar patta chhed
danthal fadne par kida aur buraada
bhutte purane jala du kya barsat se pehle
dus din ki virlikaran me kharab paudhe nikalna
danthal me naali bani, aandhi me tootne laga, kya kida hai
`,
  'jowar-diseases-1': `
sorghum falling down at maturity in solapur, black dust inside stem
straw mulch against lodging rot of winter sorghum
nitrogen less to avoid stalk rot
maldandi jowar fell flat before cutting, base soft, my hand became black inside stalk
ज्वार तना काला चूर्ण और पौधा गिरा
उथली जमीन ज्वार सड़कर गिरी
ज्वार गिरने से बचाव, चारकोल सड़न
काटने से पहले मालदंडी जमीन पर लेट गई, तने में कालिख
rabi jowar gir rahi tana khokhla kala
tane me kajal jaisa
bijapur jwari padli pakne se pehle
halki zameen me rabi jowar pakte pakte leti, andar koyla jaisa, agle saal kya dhyan du
charcoal rot lodging jowar
jowar lay flat at ripening with soot inside, less nitrogen next time
straw mulch holds moisture and stops falling or not
खडखड्या ज्वार काला तना
घना बोने से ज्वार गिरती है क्या
मिश्रित खेती से कोयला सड़न घटेगी
तना भीतर राख काजल भरा, नीचे नरम
khadkhadya rog upay
rabi jwari padte, andar kala bhukti
uthli zameen me kam nami, girne se kaise rokoo
sehne wali kism lagana theek hai kya kala tana
pakte samay sab so gayi jaise kisi ne rola chalaya
`,
  'jowar-diseases-2': `
late rain, earhead turned pink black
harvest early to save grain from fungus?
variety for grain not turning black in rain
it rained three days when jowar was ripe, grain now pinkish black, next time which type
बारिश में भुट्टा फफूंदी
दाना काला न पड़े ऐसी किस्म
ज्वार भुट्टे तुरंत काटकर सुखाऊं क्या, वर्षा में
ज्वार पकी थी तभी तीन दिन पानी बरसा, दाने गुलाबी काले हो गए
barish se jwari kali padli
kanis par fafund jowar
jowar bhutte gulabi ho gaye pani se
bhutte pake the barish aa gayi, dane pe rui, kaat ke turant sukhau kya
grain mould rain jowar
kernels turned pinkish after wet spell, how to save price
late ripening kind escapes pink growth or not
दाना काला फफूंद ज्वार
पकते ही काटना सही है क्या बरसात में
दानों पर गुलाबी काई, रोटी काली बनती है
गुलाबी काली परत दाने पर, किस्म बदलूं
jwari kali budshi
danon pe gulabi rui, barish thami nahi
tolerant kism se dana kala nahi padta kya
barsat ke baad pakne wali kism loon
JWAR KE DANE KALE PADNE SE BACHAV KI JANKARI
`,
  'jowar-feeding-1': `
POISONING OF CATTLE BY YOUNG CROP
at what age is chari safe for cows
cow trembling after eating stunted jowar
no rain and jowar is only knee high, can i cut it for my buffalo today
चरी खाने से पशु बीमार, जहर है क्या
चरी कितने दिन की होने पर काटें खिलाने को
साइलेज सुरक्षित है पशु को
बारिश रुकी, ज्वार घुटने तक है, आज काटकर भैंस को डाल दूं
bhains chari kha ke gir gyi kya karu
jowar kacchi khilane se gaay fool gyi
chhoti chari sukha kar de sakte kya
bakri ne choti jowar chari aur kaanpne lagi, kaha phone karu turant
chari prussic acid poison
knee high chari fell drought hit, at what age may buffalo eat
vet number when cow collapses after chari
चरी जहर 1962
धूप में सुखाने से जहर जाता है क्या
बछिया सूखी चरी खाकर कांपी, 1962 पर फोन करूं
सूखे की मारी चरी देना खतरा है
gaay chari kha kar kaampi
40 din ki chari khilana theek hai kya
murjhai jowar se pashu kyu mar jata
pashu phool gaya chari ke baad phone number
kacchi jowar dena kab se surakshit
`,
  'jowar-intercropping-1': `
jowar tur 2:1 right?
soybean along with jowar in latur
fodder cowpea with jowar rows for animals
want one pulse in kharif jowar at parbhani, moong or tur, rows ratio please
लातूर में इसके साथ सोयाबीन
ज्वार अरहर की कतार का अनुपात
चारा लोबिया और ज्वार साथ में
परभणी में खरीफ इसके बीच दाल लेनी है, कौन सी और कितनी लाइन
iske sath tur kitni line
mung mila ke boye
chavli jowar sath chara ke liye
pashu chara bhi mile ghas bhi dabe, iske sath lobia kitni line me
jowar red gram 2:1
fodder pea companion two and two with jowar, what benefit
soybean between sorghum lines, good or bad
ज्वार अरहर कतार दो एक
मूंग साथ लेना सही है क्या खरीफ ज्वार
चारे के लिए लोबिया कितनी लाइन
तुअर की एक कतार दो ज्वार के बाद, और चारे को
jwari tur antarpik
telangana jonna kandi 2:1
jowar me mung bich lagana theek
ghas kam karne ko konsi jodi
akeli jowar ya sath kuch, konsa mishran behtar
`,
  'jowar-varieties-1': `
RABI VARIETY FOR SHALLOW SOIL
new variety better than maldandi for solapur
medium soil winter sorghum names
shallow plot in ahmednagar, rabi jowar, seed shop offers mauli and phule chitra
रबी किस्म जमीन के अनुसार
मध्यम जमीन में रबी ज्वार बीज
सोलापुर की उथली जमीन को माउली ठीक है
अहमदनगर की उथली जमीन, रबी ज्वार, माउली लूं या चित्रा
phule chitra kis mitti me
csv 29r csh 15r rabi jowar
maldandi se acchi rabi jowar
medium gehri zameen hai jade me jowar boni hai, parbhani moti theek rahegi kya
rabi jowar variety soil
thin soil on slope, rabi seed to ask, moderate soil which
medium depth field, suchitra or moti
मालदंडी उथली जमीन
सीएसवी 22 कहां बोना सही है
मुरुम उथली रबी में कौन सा फुले नाम
परभणी मोती किस गहराई की मिट्टी को
rabi jwari vaan konte
m 35-1 chhod ke nayi kism lena sahi kya
phule suchitra madhyam jamin
csh 15r sankar rabi ka hai kya
halki mitti sardi jowar beej naam
`,
  'jowar-yield-1': `
green fodder jowar per acre tonnes
rabi sorghum 3 quintal normal?
deccan winter production low reason
i harvested 3.5 quintal grain from one acre winter jowar, is it usual in deccan
हरा चारा ज्वार प्रति एकड़ कितना
दाना एकड़ में कितने क्विंटल रबी
चरी की पैदावार हेक्टेयर में
जाड़े की ज्वार से एकड़ में साढ़े तीन क्विंटल, दक्कन में यही आम है
chari ek bigha se kitna nikle
rabi jowar itni kam kyo hoti
hara chara jowar 150 kuntal acre sahi hai
ek acre hari chari se kitne kuntal chara nikalega, 10 pashu hai
rabi jowar yield deccan
got three bags from an acre of winter jowar, usual in deccan
250 quintal green per hectare, low or good
ज्वार उपज रबी क्विंटल
सात क्विंटल हेक्टेयर कम है क्या दक्कन में
हरा चारा एकड़ में सौ क्विंटल मिलेगा
बची नमी पर होने से उपज कम है क्या
jwari utpadan ekari
chari 450 kuntal hectare sach hai kya
rabi me kitni bori milti aam taur
jowar dane ki paidavar kam kyu
1 ekar hare chare se kitne kuntal
`,
  'bajra-sowing-1': `
rain came on 25 june in my village, should i sow now or wait for second rain
is it too late to sow pearl millet in end of july
last year flowers got dry spell, will early sowing help
summer bajra needs irrigation or not
पहली बारिश जून के तीसरे हफ्ते हुई, अब बो दूं
जेठ में बोना हो तो सिंचाई का साधन जरूरी है
बाजरा जल्दी बोने का क्या फायदा
गर्मी में बाजरा लगाएं तो पानी चाहिए
mausam wale bole monsoon 20 june ko, buwai kab shuru karu
15 july ke baad bajra bo sakte hai kya
agast lag gaya ab bona theek hoga kya sukha padega
bajre ki buwai june ya july
mid june rain came
is 20 july late for rainfed pearl millet
does early sowing save the blossom from dry spell
बाजरा बुवाई महीना
मध्य जून में बोना ठीक है अगर बारिश आ गई हो
फागुन चैत में बोई फसल बिना कुएं के पकेगी क्या
सावन लग गया, देर से बोने का नुकसान क्या
chaumase me kab bove
barkha aate hi bona sahi hai kya
garmi ka bajra lagana h to pani zaruri hota
der se boye to phool pe sukha padega kya
june ke adhe se july ke adhe tak, isme kab behtar
`,
  'bajra-seed-1': `
plants die in hot sand so how much extra should be sown
how many kg bajra seed in sandy land
my land is black and holds moisture, 1.2 kilo per acre sounds too little
farmers put 8 kg seed of bajra is it needed
काली जमीन है, बीज कम लगेगा सुना, कितना
रेतीली जमीन में बाजरे की बीज दर
बाजरा का बीज 3 किलो हेक्टेयर में काफी है क्या
धोरे वाली जमीन में दो किलो एकड़ काफी है क्या
4 kilo ek acre me dal diya bahut ghana to nahi
balu mitti me bajra beej kitne kg
marwar ki reti me kitna kilo bikheru
paudhe mar jate isliye bajra bij jyada dalu kya
how many kilos on sandy ground and how many on dark clay
is 8 kg per hectare needed where sprouts die in heat
how much less seed on black moisture holding land
बाजरा बीज दर
दो किलो एकड़ रेत में काफी है क्या
काली भारी जमीन में सवा किलो एकड़ बोना ठीक है
धूप से अंकुर मर जाते हैं, बीज बढ़ाकर कितना डालते हैं
retle khet me kitro bij
balui jamin me 5 kilo hektar sahi rahega
teen acre reti me bone ko beej kitna lu
beej zyada daal diya to fasal bheed me patli rahegi kya, acre me kitna sahi tha
kapas wali kaali mitti me bajra ka kitna dana
`,
  'bajra-seed-2': `
sowing depth of pearl millet in sandy soil
tractor drill set at 45 cm, plant gap should be what
moisture is deep in sand, can i put it 6 cm down
how deep bajra in clay heavy soil
रेत में नमी नीचे है, बीज 6 सेमी पर डालूं तो निकलेगा
बाजरा की लाइन से लाइन की दूरी
सिंचाई वाली अच्छी जमीन में लाइन 60 की रखनी है
भारी मिट्टी में बाजरा कितने सेमी पर
seed dril se bajro kitna undo bowno
bajre me katar ki duri 45 ya 60
ret me bajra upar gira to ugega kya kitna niche
cheekat mitti me 5 cm gehra chala gaya ugega kya
bajra sowing depth
is seven cm too deep in loose dry sand
row gap for fertile watered land, 45 or 60
बाजरा गहराई दूरी
भारी मिट्टी में छह सेमी नीचे डालना ठीक है क्या
पौधे से पौधा एक बित्ता रखना सही है
रेत सूखी है, दाना कितनी उंगली नीचे जाए
bajra line doori
sinchit upjau khet me katar 60 ki rakhu kya
ret me upar upar bikher du to nuksan
paudhe 15 cm pe rakhne hai ya 10
seeder ki gehrai bhari jamin me kitni set karu
`,
  'bajra-nutrients-1': `
crop is 35 days and it rained well last night, is urea useful today
no irrigation at all, how much dap and urea per acre in rajasthan
nitrogen and phosphorus for pearl millet per acre
when to give second urea in unirrigated bajra
बरसात नहीं हो रही, तीस दिन वाली यूरिया रोक लूं
बिना सिंचाई की जमीन में नाइट्रोजन कितना किलो एकड़
बाजरा एक महीने का है यूरिया दें क्या
बाजरे में कौन सी खाद डालें
mahina ho gya barsat nahi, urea dalu ki ruku
bajra me urea kab de barish ke baad
barani bajra me dap urea ki matra
barani me bone ke time kitni DAP aur urea
rainfed bajra urea
is it right to hold second urea until rain comes
phosphorus per acre for unirrigated crop
बारानी बाजरा खाद
बिना बारिश यूरिया बिखेरने से नुकसान है क्या
आधी नाइट्रोजन बुवाई पर और आधी कब
24 किलो नाइट्रोजन एकड़ बारानी में ठीक है
barish aaye tab doosri urea
tees din ke ho gaye barish hui aaj, urea ab
dap kitni barish ke bharose khet me
sara urea bote hi de du to kya bigdega
asinchit bajri ko 40-60 kilo nitrogen batate hai kya
`,
  'bajra-nutrients-2': `
how is nitrogen divided for watered hybrid crop
cumbu fertilizer per hectare
i have borewell and hybrid seed, full n p k as coimbatore university says
hybrid cumbu 30th day nitrogen quantity
सिंचित बाजरा में खाद की मात्रा
कोयंबटूर वाले सिंचित फसल को कितना फॉस्फोरस पोटाश बोलते हैं
ट्यूबवेल है और संकर बीज, तीस दिन पर बची नाइट्रोजन कितनी
सिंचित संकर बाजरे में पोटाश प्रति एकड़
borwel se pani hai hybrid ko 32 16 16 dena sahi h
sinchit me aadha nitrogen kab baaki kab
80 40 40 bajra me kab kab de
cumbu hybrid fertiliser schedule batao
hybrid cumbu npk
is 32:16:16 per acre for watered hybrid correct
rainfed dose by tnau is half or same
संकर बाजरा सिंचित खाद
तीसवें दिन आधी नाइट्रोजन देना सही है क्या
सिंचित हाइब्रिड में पोटाश सोलह किलो एकड़
कोयंबटूर विश्वविद्यालय बारानी को कितना एनपीके देता है
borewell field, thirtieth day urea
kuen ka pani hai hybrid boya, potash kitna dena
tnau 80 40 40 sirf sinchit me hai kya
40:20:20 kis halat me dete hai
hybrid bajra me nitrogen do baar me baatna hai
`,
  'bajra-irrigation-1': `
canal water comes twice only, at which stages is it most useful
bajra flowers dried due to no rain
one irrigation available for pearl millet when to give
heads are half empty after dry week in blossom time
दो ही पानी मिलेंगे, कौन कौन सी अवस्था में लगाऊं
बाजरे में फूल पर सूखा पड़े तो क्या होगा
सिट्टा निकल रहा है और जमीन सूखी, क्या फूल झड़ेंगे
एक ही पानी है बाजरे को कब दें
do baar hi pani h kaun se time lagau
bajra ke sitte khali pani ki kami
bajra phool par hai barish nahi pani lagau
dane me doodh bhar raha pani lagau kya
bajra critical watering
is dry week at blossom the cause of half filled heads
if water is little, tillering or flowering, which to pick
बाजरा सिंचाई अवस्था
दाना भरते समय पानी देना ठीक है क्या
फूल झड़ गए और सिट्टा अधूरा, पानी की कमी थी क्या
चार बार पानी मिल सकता है, कब कब लगाएं
phool ke hafte sookha
sitta nikal raha hai tubewell chala du
phool pe jameen fat gayi to dana aadha aata
kalle futte time paani na du to nuksan
dudh bharte samay ek sinchai ka fayda bajri me
`,
  'bajra-weeds-1': `
plants stand too thick after drill, when do i remove extra
thinning in pearl millet when and how much gap
crop is three weeks old with grass between lines, how deep should hoe go
first weeks important for weeds in bajra
कस्सी कितनी गहरी चलानी चाहिए कि जड़ें न कटें
बीस दिन की फसल है, घास और घनापन दोनों, पहले क्या करूं
बाजरे की छंटाई कब करें
बाजरा में निराई के बाद पौधे की दूरी
bajre me ghas ho gayi nirai kab
khurpa kab chalana hai pehle mahine me ya baad
bajra ghana ug gaya paudhe nikalne hai
nindan ke sath faltu paudhe bhi nikal du kitni duri chhodu
bajra hoe depth
is hoeing deeper than 5 cm harmful to roots
how far apart to leave plants after removing crowd
बाजरा निराई छंटाई
पहले पांच हफ्ते घास निकालना ही सबसे जरूरी है क्या
पौधे गुच्छे में उगे, एक बित्ते से कम पर छोड़ना ठीक है
एक बार गुड़ाई काफी है या दो बार
bajra nirai
ghana jama hai, 10 cm pe ek paudha chhodu
khurpi halki chalani ya gehri jad ko nuksan na ho
mahine bhar baad nirai karne ka fayda bachega kya
pehli nirai ke sath hi chhantai karni hai
`,
  'bajra-varieties-1': `
mpmh 17 and kbh 108 are for which rainfall
my village in barmer gets 250 mm rain, which seed packet
information on hhb 67 improved
bajra varieties for better rainfall area
बाड़मेर में बरसात कम, जल्दी पकने वाला बीज बताओ
सूखे इलाके के लिए बाजरे का बीज
हमारे यहां पानी ठीक ठाक बरसता है, कौन सा संकर लूं
हरियाणा के लिए बाजरे की किस्म
jodhpur side kam din wala bij naam batao
kam barish me bajra ka konsa bij
CZP 9802 kaisi h sukhe ke liye
gujarat me bajra hybrid acchi barish
low rain bajra hybrid
is rhb 177 for dry west or good rain
which variety, not hybrid, suits desert district
सूखे की बाजरा किस्म
एचएचबी 67 जल्दी पकती है इसलिए बोना सही है क्या
अच्छी बरखा वाले इलाके में आरएचबी 173 कैसी रहेगी
जीएचबी 905 किस तरह के इलाके के लिए
hhb 67 marwar
jaisalmer me kam barkha, kaunso bij bovu jo bega pake
gujarat achhi barish wale ke liye sankar bajra naam
hhb 234 ya 226 kis ilake ke liye hai
do teen barish me hi pak jaye aisa kaun sa sankar hai
`,
  'bajra-diseases-1': `
heads look like green leafy brush, grains nowhere, every year in same seed
green ear disease in pearl millet
within how many weeks should diseased plants be removed
bajra leaves pale with white growth below
बीज पर कौन सी दवा लगी हो ताकि हरी बाली न आए
बाजरे में हरी बाली का उपाय
बाजरे का सिट्टा पत्तियों में बदल गया
सुबह पत्ती के नीचे सफेद फफूंद दिखती है, पौधा पीला बौना
bajre me hari bali rog ka ilaj
sitta hari pattiyo ka gola ban gya dana nahi bana
bajra ke sitte me patte nikal rahe
ek hi hybrid saal dar saal bote h isliye jogia aata kya
green ear bajra
is using same hybrid year after year bringing leafy heads
within three weeks pull sick plants, why
हरी बाली जोगिया
सिट्टा घास की झाड़ू बन गया, बीज कहां से बदलूं
मेटालैक्सिल लगा बीज बोना ठीक है क्या
पत्ती पीली और पीठ पर सफेद फुई
jogia rog bajra
dana nahi aaya bas hari pattiyo ka gucha
harit bali se bachne ko rodhi sankar har kitne saal badle
patte ki ulti taraf rui, paudha feeka
dauni milduu bajra ke upchar ki jankari
`,
  'bajra-diseases-2': `
sticky pink sweet liquid on heads, cattle ate some, is it dangerous
black hard bits longer than grain mixed in harvest
is ergot infected bajra harmful to eat or feed
how to remove ergot from seed with salt solution
सिट्टे पर मीठा गाढ़ा रस, मक्खियां भिनक रही हैं
नमक के पानी में बीज डालने से काले जहरीले टुकड़े तैरेंगे
अरगट वाला बाजरा पशु को खिला सकते हैं
बाजरे के बीज से अरगट कैसे अलग करें
daane me kaale lambe tukde mile, aata pisau ya fenk du
chipka rog wale khet me agle saal kya bou
bajre ki bali me chipchipa padarth
ergot wala bajra khane se nuksan
ergot honeydew bajra
is grain with dark hard bodies deadly for cattle
how strong salt water to float bad bodies from seed
अरगट जहरीला दाना
तैरते काले दाने फेंककर बाकी बोना ठीक है क्या
तीन चार साल तक उसी खेत में बाजरा न लेना सही है
सिट्टे से गोंद जैसा मीठा रस
chepa rog bajra
kaale kade dane aate me pis gaye to nuksan hoga kya
10-20 pratishat namak pani me beej dubana
bhains ne chipchipe sitte kha liye zehar to nahi
ergot laga khet, fasal badal ke kya fayda
`,
  'bajra-diseases-3': `
few grains on head are big and green and later dust black
bajra grains changed to green sacs with black powder
is there thirty percent loss if i do not remove sooty heads
how much loss from smut in bajra
कुछ दाने मोटे होकर फूटते हैं और काली धूल निकलती
बाजरे के दाने में काला चूर्ण
कालिख वाली बाली किस चीज में तोड़कर निकालूं
बाजरे की बाली में मोटे हरे दाने
dano ki jagah thaili bani h andar kaala dhuan jaisa
bajra me kala powder nikalta dane se
bajre ke dane phool ke kale
kaali raakh wale sitte kaise nikalu ki faile nahi
smut sacs bajra
is loss up to thirty percent from black powder heads
fat green grain turned brown and burst with soot
कंडुआ बाजरा थैली
बालियां खुले में तोड़ने से काला चूर्ण फैलेगा क्या
कुछ दाने मटर जैसे फूले, भीतर कालिख
सहनशील संकर लेने से काला चूर्ण रोग घटता है
kangiari bajra
dane ki jagah hari goli, phod to kala dhua
kitna nuksan karta hai kandua sitte ka
saaf beej bone se kala churna rukega kya
thaili me tod ke jalau kaale sitte sahi hai
`,
  'bajra-pests-1': `
first rain fell yesterday, brown beetles are flying on trees at night
uprooted a wilted plant and a thick white curved worm was in the soil
how to catch beetles of white grub after first rain
bajra plants drying in patches in sandy soil
कच्ची खाद डाली थी, जड़ें कट गईं और पौधे सूखते जा रहे
पहली बरसात के बाद रात को नीम पर भूरे भृंग मंडरा रहे
बाजरे के पौधे सूखकर आसानी से उखड़ते
भृंग पकड़ने का तरीका सफेद लट के लिए
gol mude safed kide jad kha gaye reti khet me
khejri pe raat ko bhunge aate h inko pakadne ka fayda
bajra jad se kat raha safed kida
neem ke ped se bhring kaise pakde
white grub bajra roots
is raw dung the cause of termites in sand
which trees should i shake for beetles after first shower
सफेद लट दीमक
गर्मी की गहरी जुताई से लट मरेगी क्या
खेजड़ी पर भृंग पकड़ना ठीक समय कब
पौधा खींचते ही हाथ में आ गया, जड़ कुतरी हुई
lat deemak bajra
reti me jagah jagah paudhe murjha ke gir rahe
light trap lagane se bhring kam honge kya
purane thuth chhodne se udai lagti hai kya
kaccha gobar daalna galat tha kya, jad me safed kida
`,
  'bajra-pests-2': `
only my field is early so all birds come, what to change next year
birds eating pearl millet at milk stage
sparrows finish my crop every morning, is there a type they dislike
what to do against parrots in bajra
अगले साल सब पड़ोसी एक साथ बोएं तो पंछी कम आएंगे
बाजरे में चिड़िया दाना खा रही
पक्षियों से बचने वाली बाजरे की बाली
गौरैया और तोते कच्चे दाने चट कर जाते हैं
pankhi bahut aave sitta kha jaye, mungta wali kism lagau
bajre ko tote se kaise bachaye
chidiya se bachne wala bajra bal wala
subah shaam dhol bajau ya koi aur upay pakshi ka
birds milky heads
is a bristled head really disliked by sparrows
should all neighbours sow on one date to share bird loss
चिड़िया बाजरा बचाव
दूधिया सिट्टे पर सुबह शाम पहरा देना ठीक है क्या
कसी हुई बाली वाली किस्म पंछी कम खाते हैं
पहले पके सिट्टे समय पर काटने से नुकसान घटेगा
suaa bajra kha
chidi kamedi sitto khaave, kai upay
bal wali moonchh wale sitte lagane ka fayda kya
akele pehle bo diya isliye saare panchhi mere khet
tota maina dudh ka dana chat kar jaate kab udaye
`,
  'bajra-yield-1': `
what can i get from dryland hybrid in eighty days
jaisalmer gives only two quintal in an acre, is this usual
desert bajra yield per hectare
irrigated bajra how many quintal
पंद्रह क्विंटल एकड़ मिल सकता है क्या पानी वाले में
बाजरा कितने दिन में पकता है
रेगिस्तान में बाजरा कितने क्विंटल
जैसलमेर में एकड़ से दो तीन क्विंटल ही निकला, ठीक है
bajra ek acre me kitna hota
bina pani wale khet se 11 quintal ummeed karu?
hybrid bajra kitne din ki fasal
hybrid boya h 85 din me kat jayega kya aur kitna
bajra yield quintal
is 37 quintal per hectare possible with irrigation
in how many days will the tnau hybrid be cut
बाजरा उपज रेगिस्तान
बारानी में एकड़ से ग्यारह क्विंटल मिलना ठीक है क्या
पानी देने से पैदावार कितने क्विंटल बढ़ जाती है
धोरों में हेक्टेयर का आठ क्विंटल ही हुआ, कम है क्या
dhora me kitro nipje
80 din ka hybrid hai kya, kitna jhadega
sinchit bajra ek hectare me kitne kuntal
registan wale khet me paidavar itni kam kyu hoti
bina sinchai 28 quintal hectare sach me aata kya
`,
  'ragi-sowing-1': `
sowing month of finger millet rainfed
MANDUA SOWING TIME UTTARAKHAND HILLS
our village in chamoli is high, april rain good, sow now
when to sow nachni in maharashtra
झारखंड सीमा पर सिर्फ बरसात है, कब छिटकूं
नाचणी की बुवाई महाराष्ट्र में
पहाड़ में मंडुआ अप्रैल में
झारखंड बिहार में मड़ुआ की बोनी
mandua bone ka samay pahad
mandya district me barish ke saath june me dale ya july
ragi june july me bou kya karnataka
marua kab boya jala bihar
sowing month rainfed
which month rainfed in maharashtra and in hills
himachal hills mandua sowing
रागी बुवाई समय
पहाड़ में जून में मंडुआ बोने से नुकसान होगा क्या
ओडिशा में जून में रागी बोना सही है क्या
बैसाख में ऊंची पहाड़ियों पर छिटक दूं
mandua kb boye
nagli nachni june me boye
june ke asadh me odisha ka khet taiyar, marua giraye
kodo jaise mandua bhi baisakh me bote hai pahad pe
ragulu july andhra barani theek hai kya
`,
  'ragi-sowing-2': `
bore full, want one more crop after paddy in september
IRRIGATED RAGI RABI SEASON
can finger millet be grown in january with canal
september planting of ragi in tamil nadu
गर्मी की रागी कब लगाएं
रबी में रागी दक्षिण में
जनवरी में पोंगल के बाद रोपाई कर सकते हैं
अक्टूबर में रागी रोपी जा सकती है
pani ki kami nahi, garmi wali nachni february me
rabi me ragi ho sakti kya pani hai
january me ragi ropai andhra
october me nachni lagau sinchai se
irrigated ragi january
canal water in september, can i plant second crop
rabi ragi september october south
रागी सिंचित समय
फरवरी में लगाना सही है क्या
दक्षिण में रबी रागी अक्टूबर में लगाने से नुकसान होगा क्या
नहर का पानी है तो जाड़े में दूसरी फसल रोपूं
garmi ragi kb lagaye
summer ragi jan feb
pongal ke baad garam mausam ki ropai sahi hai
kezhvaragu january me nadna theek hai kya
rabi me nachni kis mahine pani ke sath
`,
  'ragi-seed-1': `
seed rate of ragi per acre
FINGER MILLET SEED QUANTITY TRANSPLANTING
line sowing behind bullock, how many kilo for my acre
two kilo per acre enough for ragi?
पौध बनाकर लगाएं तो चार किलो हेक्टेयर काफी
मंडुआ का बीज सीधी बुवाई
रागी की लाइन की दूरी
रोपाई वाली रागी का बीज कम
seedha chhidak ke ya kataar me, kilo me kitna antar
mandua seed per acre
nachni ka beej ropai ke liye
mandue ki katar kitni dur
seed rate kg acre
rows 25 cm apart, kilos for direct sowing
ragi row gap 20 30 cm
बीज दर
मंडुआ में छिटकवां ज्यादा बीज डालने से नुकसान होगा क्या
रोपाई की रागी में 2 किलो एकड़ सही है क्या
हल पीछे कतार में गिराऊं तो तीन किलो एकड़ पूरा
mandua beej dr
nachni beej kilo hectare
paudh wali me beej bachta hai, kitne kilo acre
seedhi buwai ragi 8 kilo hectare theek hai
madua ki line 30 cm rakhna sahi hai kya
`,
  'ragi-nursery-1': `
age of ragi seedlings for transplanting
NURSERY AREA FOR ONE HECTARE RAGI
25 days seedlings tall, will they tiller if planted today
is 30 day old ragi seedling too old
रागी की पौध कितने दिन की
रागी नर्सरी कितने वर्ग मीटर
एक हेक्टेयर रोपने को कितनी जगह क्यारी
मंडुआ की रोपाई पंद्रह सेमी पर
15 by 15 cm pe lagau ya door, bees din ki hai
nachni ropai ki duri
mandua ki nursery kitni jagah me
20 din ki ragi paudh rop du
seedling age days
plant gap 15 cm both ways, age of seedlings
500 square metre nursery
पौध रोपाई दिन
18 दिन की रागी पौध रोपना जल्दी तो नहीं
रागी की नर्सरी 12.5 सेंट काफी है क्या
पौध लंबी हो गई महीने भर की, लगाऊं या फेंक दूं
ragi paudh kitne din
nursry hectare
500 varg meter kyari se ek hectare rop jayega
paudha 10 cm door lagana sahi hai kya
mahine bhar ki paudh rope to nuksan hoga kya
`,
  'ragi-nutrients-1': `
fertilizer for ragi per acre
hilly poor land, add compost and how much chemical for good ears
farmyard manure tonnes for mandua
does ragi need much urea
रागी में खाद की मात्रा
मंडुआ में गोबर खाद कितनी
थोड़ी सी खाद में भी दाना भरेगा, कितनी दें
कम खाद में मंडुआ हो जाएगा
ragi me khad kitni dale
mandua me urea dap matra
nachni khat kiti dyayche acre la
do tractor gobar, fir dap urea kitni bori
ragi fertiliser npk
manure tonnes and npk kilos for this small grain
manure tonnes per acre
खाद मात्रा
मंडुआ बिना खाद के बोने से नुकसान होगा क्या
30 किलो पोटाश हेक्टेयर सही है क्या
गरीब जमीन, दो ट्रॉली गोबर, अब कितना यूरिया
khad kitni
mandua gobar urea acre
kam khad me bhi hoti hai to 24 kilo se upar na du
12 kilo phosphorus acre kaafi kya
10 ton gobar hectare nachni me de
`,
  'ragi-nutrients-2': `
when to apply urea in ragi
rain sure in our side, three doses or two of nitrogen
second top dress at 40 days in sure rain
half nitrogen at sowing, balance when
बादल नहीं टिकते, आधी यूरिया अभी आधी पैंतीसवें दिन
रागी में दूसरी यूरिया कितने दिन
फास्फोरस पोटाश कब दें रागी में
बारिश कम तो यूरिया दो बार
ropai ke 40 din baad teesri kist dalni hai kya
ragi 30 din ki urea du kya
mandua me nitrogen ki kist
barish acchi hai ragi urea teen baar
urea split days
rain is sure here, three turns of nitrogen on which days
unsure rain nitrogen 35 days
रागी यूरिया किस्त
बारिश कम हो तो यूरिया दो बार सही है क्या
फास्फोरस बाद में देने से नुकसान होगा क्या
मेघ अनिश्चित, आधी अभी आधी 35 दिन पर दूं
urea kb
mandua urea 25 din
potash aur super boni par, urea kab kab
varsha pakki ho 45 din pe aakhri kist
super potash sab boni me hi de kya
`,
  'ragi-organic-1': `
how to prepare bacterial slurry and dip seedling bundle before planting
AZOSPIRILLUM IN FINGER MILLET
root dip of ragi seedlings minutes
phosphobacteria gram per kg ragi seed
बीज पर पच्चीस ग्राम जीवाणु कैसे चिपके
एजोस्पिरिलम रागी बीज पर
पौध की जड़ जीवाणु घोल में
रागी में पीएसबी कितना ग्राम
psb packet aadha kilo beej pe ya jad pe lagau
azospirillum ragi ke beej me
ragi paudh ki jad dubana
nachni jaivik khad beej pe
azospirillum seed
two bacteria powders on seed, how many grams
25 g phosphate bacteria per kg
रागी जैव उर्वरक
रागी बीज में एजोस्पिरिलम लगाना सही है क्या
रागी पौध की जड़ एक घंटा डुबोने से नुकसान होगा क्या
पौध की गड्डी बाल्टी में कितने मिनट जीवाणु घोल में
psb azo
ragi jaivik tika
har kilo beej pe pachis gram do packet alag alag
jad dubane ka ghol 15 minute
mandua beej pe jeevanu khad kitne gram
`,
  'ragi-soil-1': `
low area with clay stays wet all monsoon, will it fail
RAINFALL NEED OF FINGER MILLET
red soil sloping is suitable for mandua
ragi in low wet clay fails?
लाल पथरीली ढाल पर भी हो जाती है क्या
मंडुआ को कितनी बारिश
लाल मिट्टी में रागी
पकने पर बारिश से रागी खराब
ragi kaisi zameen me hoti
pakne ke waqt barish ho to kharab, kitni barsat chahiye
kali mitti halki me ragi
ragi ko kitni barish chahiye
soil rainfall
heavy wet clay or red slope, which suits
dry spell at ripening
रागी मिट्टी बारिश
पानी रुकने वाले खेत में मंडुआ बोने से नुकसान होगा क्या
रागी के लिए हल्की काली मिट्टी सही है क्या
दलदली खेत, बारिश भर पानी, पौधे सड़ेंगे क्या
mitti kaisi
mandua laal mitti
laal pathrili dhaal pe bhi chalega, barish 700 mm
1000 mm barish me ragi theek hai kya
pakte samay badal barse to nachni kharab
`,
  'ragi-varieties-1': `
ragi variety for karnataka
old landrace yields less in tumkur, which improved to buy
finger millet improved seed odisha
tamil nadu co 15 ragi
रागी की किस्म कर्नाटक
छत्तीसगढ़ के लिए जीपीयू कौन सा
छत्तीसगढ़ में रागी का बीज
ओडिशा की मंडिया किस्म
ragi ki achhi kism
odisha ke koraput me bhairabi ya chilika lu
mandua vl 352 beej
tamilnadu ragi variety co 14
variety ml 365
odisha seed bhairabi or tamil nadu co 15
uttarakhand mandua prm 1
किस्म नाम
तमिलनाडु में को 14 लगाना सही है क्या
वीएल मंडुआ 149 किस राज्य का है
गढ़वाल की दुकान पर वीएल 352 और पीआरएम 1, कौन सा
kism gpu 67
mandua vl 149 beej
chhattisgarh ke liye gpu 67 sahi hai kya
chilika bhairabi kahan ki hai
up me mandua ki kaunsi kism boye
`,
  'ragi-diseases-1': `
ear branches turned brown and neck dark just at filling
NECK BLAST FINGER MILLET
eye shaped spots ragi leaf
ragi fingers brown no grain
रागी में झोंका रोग
मंडुआ की गर्दन काली
रागी पत्ती पर आंख जैसे धब्बे
मुट्ठी जैसी बाली आधी सूखी, पत्ती पर आंख जैसा
ragi blast ki dawa
mandua ki bali sukh gayi bhuri
der se boya urea zyada diya ab gala kaala, dawa lu
ragi gardan kali jhulsa
ragi blast neck
eye spots on leaf and black throat, resistant seed
gpu 26 gpu 45 blast resistant
रागी झोंका रोग उपाय
ज्यादा नाइट्रोजन से मंडुआ में झोंका बढ़ेगा क्या
मंडुआ की बाली की उंगली भूरी, दाने खोखले
बाली की एक ऊंगली भूरी, गला काला, दाने नहीं भरे
ragi jhonka ilaj
blast mandua dawa
der se bowai aur urea zyada, jhonka badhta hai kya
tricyclazole ragi me kiski salah se
bali ki gardan kaali hokar lataki mandua
`,
  'ragi-pests-1': `
stem borer in ragi
PINK BORER DEAD HEART RAGI
heads stand milky white, tiny pink grub in stalk
white ear heads empty ragi
रागी में तना छेदक
मंडुआ की बाली सफेद
रागी में माहू चिपचिपा
बीच का कल्ला खींचो तो गुलाबी कीड़ा
ragi me sundi ka ilaj
mandua me keeda bali safed
ragi beech ki patti sukhi
bali pe chipchipa aur kuch safed khali, do alag keede kya
ragi pink borer
white empty ears and gummy heads with lice
aphid sticky ear ragi
गुलाबी छेदक उपाय
मंडुआ का ठूंठ जोतना सही है क्या कीड़े के लिए
बाली में चिपचिपा माहू, लेडीबर्ड मारें क्या
बाली दूधिया सफेद खड़ी, तना चीरा तो गुलाबी कीड़ा
ragi keeda ilaj
mandua safed bali gulabi sundi
thunth jot du, mara kalla nikal du, aur kya
prakash jaal tana keede ke liye theek kya
beech ka patta sukh gaya ragi ka, kheencha to nikla
`,
  'ragi-harvest-1': `
half ears brown, rest green, cut together or wait
RAGI STORAGE YEARS
days to maturity finger millet
ears cut in two pickings?
सालों तक रख सकते हैं बिना कीड़े, कितना सुखाना
मंडुआ कितने दिन में पकता
रागी कितने साल रखी जा सकती
बाली सुखाकर मड़ाई रागी
bali kaat ke kitne din dhoop me phir gahna
mandua bali bhuri ho gayi
ragi kitne din me taiyar
nachni sathvan kiti varsh
harvest two rounds
keep grain years with few insects, dry how
days to maturity
कटाई समय
मंडुआ एक ही बार में काटने से नुकसान होगा क्या
बाली तीन दिन सुखाकर मड़ाई सही है क्या रागी
आधी बालियां हरी, आधी भूरी, दो बार में कटाई क्यों
katai kb
mandua bhandaran kitne saal
bali kaat ke 3 din dhoop, phir 5 saal rakhu kya
120 din me pak jati hai kya
bhuri baali pehle tod lu baki baad me nachni
`,
  'barley-sowing-1': `
cotton sticks will clear by december ten, can i still drill this cereal and what do i lose
information regarding correct date of bijai for canal field
dry farming plot got moisture in october end, shall i put the drill now
BARLEY SOWING TIME FARMER ASKED
धान उठते उठते नवंबर निकल गया, अब डालने में नुकसान कितना
बारानी टुकड़े में अक्टूबर की आखिरी नमी पर गिरा दें क्या
पलेवा करके किस तारीख तक बीज देना बढ़िया रहता है
जौ बुवाई का उचित समय
narma chun ke dec 10 tak khet milega, itni der me jau bone ka matlab hai kya
paani wale khet me bijai ki sabse badhiya tareekh kaun si
pados wala november ki do tareekh ko bij aaya, mai 25 tak karu to chalega
jau kab boya jata hai
late barley sowing december
what is best date for irrigated bijai
is october end right for unirrigated land
मध्य दिसंबर में बोने से कितना नुकसान
बारानी में अक्टूबर अंत में बोना ठीक है क्या
जौ बिजाई नवंबर
सिंचित खेत में पच्चीस नवंबर बीत गया तो
jo boai kab
kartik me bone se paidavar achhi aati hai kya
poos lag gaya, ab bone se bahut ghata hoga kya
sinchit aur barani ki tarikh alag hai kya
nawambar ke pehle hafte bona sahi h
`,
  'barley-seed-1': `
contract company man says keep lines closer than usual, how many cm
i have one forty kilo bag only, will it cover full acre
drill depth setting for this grain, two inch or less
seed rate of barley per acre
देर से डाल रहा हूं तो कूंड से कूंड कितना सटाऊं
चालीस किलो की एक बोरी एकड़ भर में पूरी पड़ेगी क्या
बीज कितना नीचे जाए ताकि जमाव एकसार हो
जौ की बीज दर
line se line bais centimeter rakhte hai ya atharah, malt wali hai
ek bori beej me kitna khet bo jayega is anaj ka
kitna neeche giraye ki jau achha jame
jau ka beej ek acre me kitna
barley row 18 cm
is 100 kg per hectare seed enough for irrigated field
what depth in cm should seed be placed
माल्ट के लिए कतार अठारह सेमी क्यों
पांच सेमी से ज्यादा गहरा बोना नुकसान करेगा क्या
बीज दर जौ
देर से बोने पर लाइन बाइस सेमी रखना ठीक है क्या
beej kitna jo ka
40 kilo me ek ekar ho jata hai kya
beer company ke liye bona hai, line kitni paas
siyad se siyad ka fasla 9 inch thik hai
kam beej dalne se khet chhida rahega kya
`,
  'barley-nutrients-1': `
ASKING NPK PER ACRE FOR JAU UNDER TUBEWELL
wheat gets three bags of urea, this cereal needs how much less
terraced dry land at kullu, what nitrogen and phosphorus
FERTILIZER DOSE OF BARLEY
असिंचित मैदानी खेत में नत्रजन फास्फोरस का हिसाब
गेहूं जितनी ही यूरिया डाल दूं इसमें या कम
पहाड़ी सीढ़ीदार बारानी खेत की मात्रा बताइए
जौ में खाद की मात्रा की जानकारी
barani jameen hai, dap aur urea kitni kilo killa me is fasal ko
gehu se kitni kam urea lagti hai isme
kullu ke upar bina sinchai ke khet ki khuraak
jau me khad kitna dalna
barley nitrogen 60 kg
what dose for unirrigated hill field per acre
is twelve kg phosphorus enough under irrigation
बारानी मैदान में नत्रजन बारह किलो एकड़
पहाड़ में बिना सिंचाई चालीस किलो देना ठीक है क्या
जौ खाद एकड़
सिंचित में फॉस्फोरस तीस किलो हेक्टेयर
khad matra jo
nehri khet me 60 nitrogen 30 fosfors hectare sahi hai na
barani me jyada khad dalna nuksan karega kya
chamba me barani khet ki khad kitni
paani wali fasal ko 24 kilo nitrogen ekar kaafi
`,
  'barley-nutrients-2': `
neighbour broadcast urea at heading and his stand fell flat, what is right time
malt buyer checks protein, when should last urea go
do i mix all phosphorus at drilling and half nitrogen later
when to top dress urea in barley
यूरिया दो बार में देना है तो दूसरी बार किस दिन
बालियां निकलते समय यूरिया छिड़का तो पौधे बिछ गए
बीयर फैक्ट्री वाला दाना चाहिए, यूरिया की आखिरी खुराक कब तक
जौ में यूरिया कब डालें
pahla pani laga diya ab bachi hui urea fenk du kya jau me
zyada khaad se lambi hoke bichh gayi, agle saal kaise baatu
dap poori bijai pe aur urea aadhi aadhi, sahi hai na
jau me urea kab dena hai
half nitrogen first irrigation
is late urea bad for malt quality
does too much nitrogen make it lodge
बुवाई पर ही पूरी नाइट्रोजन दे दी तो गिरेगी क्या
तीस दिन पर बची नाइट्रोजन
जौ यूरिया समय
ज्यादा यूरिया से फसल गिर गई
yuria kab jo me
phosphorus pura bone par hi kyu
malt ka dana kharab na ho isliye khad kab tak de
bali aane par yuria chhidka to kya hoga
pehli sinchai ke baad nitrogen dena sahi h
`,
  'barley-irrigation-1': `
diesel is costly, can this crop finish with two waterings
tiller stage has come, is this the time for first canal turn
last watering at milky grain, needed or skip
HOW MANY IRRIGATIONS BARLEY
कल्ले फूट रहे हैं, अब नहर खोल दूं
डीजल महंगा है, दो पानी में काम चल जाएगा क्या
गांठ बनते समय सींचूं या फूल पर
जौ में सिंचाई कितनी
bore kam chalta hai, sirf ek sinchai milegi to kab du jau ko
dana doodhiya hai abhi paani lagau ya rehne du
do paani se fasal nikal aayegi kya, kis kis din
jau ko kitne pani chahiye
irrigation at tillering
if one irrigation only, is tillering the stage
is third watering at grain filling needed
पैंसठ सत्तर दिन पर पानी देना ठीक है क्या
दो तीन पानी काफी हैं
जौ सिंचाई संख्या
दाना भरते समय पानी न दें तो दाना पतला होगा क्या
pani kitne jo ko
32 din ki fasal, pehla pani du
gaanth bante samay pani ki zarurat
sirf ek sinchai ka intezam hai kab kare
jyada paani dene se fasal giregi kya jau
`,
  'barley-soil-1': `
wheat fails on my reh patch, which rabi grain tolerates salt
information regarding cereal for sandy dune with brackish borewell
cold night at flowering made ears empty, is this crop weak to frost
which cereal for salty land with less water
रेह वाली पट्टी में गेहूं मरता है, कौन सा दाना चलेगा
फूल पर पाला गिरा तो बाली पोली रह गई, नाजुक है क्या यह
अम्लीय मिट्टी बताई जांच में, जौ बोना ठीक रहेगा या नहीं
जौ कैसी जमीन में होता है
khara paani aur tibbe wali jameen, rabi me kaun sa anaj daalu
phool pe thaar pad gaya bali khali reh gayi isme bhi hota kya
khatti mitti hai jaanch me, jau chalega ki nahi
jau retili jameen me hoga kya
barley in saline soil
is frost at flowering harmful for this cereal
can acid land be used for it
ऊसर जमीन में गेहूं की जगह क्या बोएं
फूल के समय पाला पड़ने से नुकसान होगा क्या
जौ जमीन खारी
कम पानी और हल्की जमीन की फसल कौन सी अनाज
kallar jameen jo
khatti jameen me bona galat hai kya
retili zameen me ugne wala rabi anaj
namak wali mitti me ye chal jata hai kya
pani ki kami me gehu chhod ke ye bona sahi
`,
  'barley-varieties-1': `
malt company in rewari wants specific seed, which names
which seed for madhya pradesh under jau
lodging is my problem, name one that stands and fills twenty quintal per acre
BARLEY VARIETY FOR HARYANA
रेवाड़ी में बीयर वालों के लिए कौन सा बीज बोएं
मध्य प्रदेश के लिए आरडी नंबर वाली कौन सी
खारी जमीन के लिए अलग बीज आता है क्या, नाम बताओ
जौ की उन्नत किस्में
malt wali nayi variety dwrb kaunse ilake ki hai
mp me jau ki kaun si kism theek baithegi
tez hawa me na gire aisi jau ki kism haryana
jau ki kism batao rajasthan
malt variety dwrb 219
which variety gives 20 quintal an acre irrigated
is rd 2786 right for central zone
खारी जमीन की किस्म आरडी
बीएच 902 कम गिरती है क्या
जौ किस्म माल्ट
बीएच 75 बोना ठीक रहेगा बीयर के लिए
bh902 kaisi hai jo
hanumangarh ki khari zameen ke liye kaun sa beej
madhya bharat me konsi jau lagaye
malt company ke liye nayi kism uttar pashchim ki
fasal lodge na ho aisa beej haryana me
`,
  'barley-diseases-1': `
ears came out like burnt coal, is seed to blame
thin white skin holding black dust in place of grain
can i keep own grain as seed if few heads were sooty
LOOSE SMUT IN BARLEY
बालियां जली कोयले सी निकलीं, क्या बीज से आया
झिल्ली में काला चूर्ण, अगले साल बीज किससे शोधें
दस बीस बालियां काली हैं, तोड़कर जला दूं या छोड़ दूं
जौ में कंडुआ रोग
koyle jaisi bali nikli hai jau me, beej kharab tha kya
apne ghar ka dana beej rakhu jisme kuch bali kaali thi
kaale dane wali baali thaili me tod ke nikalna padega kya
jau me kali bali nikal rahi
smut black ear treatment
black grains under a skin, is it covered smut
should i pull smutted heads and burn
खुला कंडुआ बाली काला चूर्ण
कार्बोक्सिन से बीज उपचार किस रोग में
जौ कांगियारी
काली बाली वाला बीज अगले साल बोना ठीक है क्या
kandva ilaj jo
dane ke andar kala aata jhilli phat ke nikla
saaf beej lene se kangyari rukegi kya
kali baliya tod ke nikal du khet se
band kandua ke upchar ki jankari
`,
  'barley-diseases-2': `
patchy yellow dwarf growth every year on tibba land, roots bunchy
farmer asked which crop breaks the root worm cycle
does summer ploughing in june heat kill the cysts
molya disease barley
टीबे वाली जमीन में गोल गोल पीले टुकड़े, पौधे बढ़े ही नहीं
मोल्या आया है, अगले दो साल खेत में क्या लूं
जेठ की गहरी जुताई से जड़ का सूत्रकृमि मरता है क्या
जौ में मोल्या रोग की जानकारी
jau ke tukde peele bone reh gaye jad jhadoo jaisi fooli
do saal sarso ya methi le lu to molya khatam hoga
tibba khet me har baar wahi jagah fasal baithi rehti hai
jau me molya rog ka upchar
molya nematode rotation
which resistant varieties for stunted patches in sand
is summer ploughing useful against root cyst worm
दो साल मेथी या चना बोने से मोल्या घटेगा क्या
पीले बौने पौधे, जड़ गुच्छेदार गांठें
मोल्या रोग जौ
आरडी 2052 किस रोग की रोधी है
molya ilaj jo
ret wali zameen me chakatte me paudhe chhote reh gaye
har saal jau hi bona galat hai kya molya wale khet me
jhunjhunu me jad me gaanth, patte peele
sutrakrimi ki kism rd 2035 lu kya
`,
  'barley-pests-1': `
sticky tiny green bugs in january on flag leaf, is spraying whole field a waste
from which month does al attack start
red spotted beetle many on my crop, are they harming
APHID IN BARLEY
हरे जूं बस कोर वाली क्यारियों में ही हैं, पूरा छिड़काव करूं या वहीं
जनवरी में बालों पर चिपचिपी हरी जूं दिखी
जौ में अल कब से कब तक रहती है
जौ में चेपा का नियंत्रण
al ka hamla november se hi hota hai kya jau me
kinare ki do kyari me jue jyada hai bas wahi maaru
time pe boye to al kam lagegi kya
jau me chepa lag gaya
aphid border spray only
from which months does chepa attack
is it right to spray whole field when lice are on edge
माहू जौ में फरवरी तक
मित्र कीट रहने दें या दवा डालें
अल चेपा जौ
समय पर बोने से चेपा कम लगेगा क्या
mahu ilaj jo
chepa ras chuste hai kaunse bhag ka
poori fasal par dawa chhidakna sahi hai kya chepa me
laal bundi wala bhrung bahut hai, chhidkav rok du
kinare ke hisse pe hi chepa, kya kare
`,
  'barley-yield-1': `
what is normal production of jau in our country per acre
ears are bending and breaking at neck, should i hire cutter today
fifty quintal a hectare claimed by friend, is it true with irrigation
yield of barley per acre
बाली की गर्दन टूटकर गिर रही, आज ही कटवा दूं
बढ़िया सिंचाई में एकड़ का कितना मान कर चलूं
दस क्विंटल एकड़ निकला, देश की औसत के बराबर है क्या
जौ की पैदावार कितनी
mausi ke yaha 18 kuntal acre nikla jau, itna hota hai kya
pakte hi katna zaruri hai ki hafta bhar ruk sakte jau
bali mud ke gir rahi hai majdoor nahi mil raha
jau ek acre me kitna hota hai
barley yield quintal acre
is 10 quintal an acre the national average
why must i harvest soon after ripening
अच्छी सिंचित फसल से बीस क्विंटल एकड़
देर से काटने पर बालियां टूटेंगी क्या
उपज जौ भारत
पकने के बाद दो हफ्ते छोड़ना ठीक है क्या
paidavar jo ki
hectare me 40 se 50 kuntal kab milte hai
bali tootkar girne lagi, der ho gayi kya
desh ka ausat 25 kuntal hectare hi hai kya
12 kuntal ekar mila sinchit me, kam hai kya
`,
};
