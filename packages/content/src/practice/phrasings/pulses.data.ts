/** How farmers and call centres ask for the facts of `pulses.ts`: by the id of a fact, one message a line. */
export const pulsesPhrasings: Readonly<Record<string, string>> = {
  'chickpea-sowing-1': `
farmer asked about sowing date in rohtak
mahendragarh farmer, bajra harvested by 1 oct, can i go ahead now or will crop dry from wilt
white kabuli planting week for delhi najafgarh
best fortnight for chana in bhiwani
भिवानी में बिजाई का सही पखवाड़ा
बाजरा कट गया, पांच अक्टूबर को चना डालना जल्दी तो नहीं
काबुली किस सप्ताह डालते हैं रेवाड़ी में
नजफगढ़ दिल्ली में चना बोने की तारीख की जानकारी
bhiwani me bijai kis tarik se suru kare
bajra kat gya hai 8 oct ko chana bo du to ukhta aayega kya
kabuli channa jhajjar me kab bijte hai
mahendergarh side sahi time chana
gram sowing date haryana kabuli
plants sown on dussehra last year all yellowed, wilt due to early date in hisar
last week october for white gram in palwal, correct or late
चना बिजाई हरियाणा तारीख
कार्तिक में चना बोना सही है क्या हरियाणा
पंद्रह अक्टूबर से पहले बोने पर पौधे क्यों मरते हैं
दिल्ली देहात में देसी बोने की आखिरी तारीख
chhole haryana bijai tym
haryana me 12 october ko bij diya, uktha lagega kya
kabuli october ke aakhri saptah se pehle bona nuksan hai kya
sonipat me desi bona kab se kab tak
HARYANA ME CHANE KI BUWAI KE SAMAY KI JANKARI
`,
  'chickpea-sowing-2': `
ASKING ABOUT SOWING ON BEDS IN PUNJAB
after rice in ludhiana heavy soil, how to plant chhole with water
ferozepur tubewell field, last date for kabuli
is watering allowed if sown on level ground after jhona
पंजाब में सिंचित बिजाई की तारीख की जानकारी
धान वाले भारी खेत में बेड बनाकर कितनी कतार बीजें
फिरोजपुर में काबुली नवंबर की दस तक ठीक है
पटियाला में छोले कब बीजने चाहिए
bathinda me chhole bijan da sahi sama
jhone wali zameen vich bed kinne cm chauda
15 november ho gyi punjab me chana late to nahi
sangrur me kabuli channa bijai tarikh pani wali zameen
punjab gram bed sowing date
width of raised bed after rice for two rows in amritsar
is it harmful to irrigate flat sown gram on punjab heavy soil
पंजाब में बेड 67.5 सेमी
पंजाब में दस नवंबर के बाद सिंचित छोले बोना ठीक है क्या
धान के बाद भारी जमीन पर समतल बोकर पानी लगाना गलत है
एक बेड पर दो कतार या एक, पंजाब
chhole bed te bijai
punjab me 25 october se pehle bona sahi hai kya
jhone di wadhi magron chane kive bijiye
patiala bhaari mitti padhra bijeya, pani lavan ki na
punjab kabuli sinchit bijai da waqt
`,
  'chickpea-sowing-3': `
farmer from almora asked time to sow gram
udham singh nagar, paddy is cut late november, can chana still be put
row gap in nainital hills
pantnagar tarai best fortnight
अल्मोड़ा में चना किस महीने बोते हैं
ऊधम सिंह नगर में नवंबर अंत में खेत खाली हुआ, दिसंबर तक बोनी होगी
तराई में कतार का फासला
पिथौरागढ़ में बुवाई की जानकारी
uttrakhand pahad me chana bone ka sahi samay
rudrapur tarai me 10 december tak chana bo sakte hai kya
haldwani me line kitne cm door
pauri garhwal me chana kab lagate h
hill gram sowing time
mid december sowing in tarai okay or yield nil
distance between lines in pahadi terraces 30 or 45
तराई चना बुवाई नवंबर
पहाड़ में कार्तिक के किस पखवाड़े बोएं
पछेती बुवाई दिसंबर पंद्रह तक सही रहेगी क्या उत्तराखंड
सीढ़ीदार खेत में लाइन की दूरी
pahad pe chana kab
tarai me dhaan deri se kata, pichheti chana bo sakta hu
uttarakhand me november ke pehle hafte tak bona theek h kya
almora me october aadha beet gaya, bo du
kashipur me buwai ka pehla pakhwada
`,
  'chickpea-sowing-4': `
farmer asked about sowing time in jabalpur
narsinghpur dry field, september end rains over, is first week of october okay
irrigated chana in sagar which week
sowing date different for watered and unwatered field in katni?
जबलपुर चना बोनी का समय
सोयाबीन काटकर सिंचित चना नवंबर के कौन से हफ्ते में
दमोह में बिना पानी वाला चना कब तक बो दें
नरसिंहपुर में असिंचित चना की बोनी अक्टूबर शुरू में ठीक है
mp damoh chana boni ka time
soyabean katne ke baad pani wala chana kab boye sagar
jabalpur me bina sinchai chana october pehla hafta sahi hai kya
katni side boni kab kare chana
jabalpur rainfed irrigated week
is second week of november too late for watered gram in mp
kvk advice for first week october sowing, which field
मप्र असिंचित चना अक्टूबर
सिंचित चना नवंबर दूसरे सप्ताह तक टालना सही है क्या जबलपुर
कुंवार में नमी है, बिना पानी का चना बो दूं मंडला
मध्य प्रदेश में कुएं वाले खेत की तारीख
mp barani buwai hafta
jabalpur kvk kya salah deta hai chana kab
october me sinchit khet bona jaldi hoga kya mp
chhindwara bina pani wali zameen me boni kab
seoni me do tarah ke khet, dono ki boni kab kab
`,
  'chickpea-seed-1': `
SEED RATE OF GRAM PER ACRE
12 kg small grain seed per bigha is it enough
sowing in december, should i increase the seed quantity
how many kilos of kabuli seed for two hectares
बीज दर की जानकारी
देरी से बोनी में बीज कितना बढ़ाकर डालें
डेढ़ एकड़ में काबुली का बीज कितने किलो
बारीक दाने वाला चना एक हेक्टेयर में कितना बीज
beej prati acre kitna kilo dale
dollar chana 1 bigha me kitna beej
mota dana beej rate kya hai chana
haryana salah me beej kam batate kya, kitne kilo
seed rate bold small kg acre
late sowing requires 70 or 75 kg per hectare, right
dollar gram bag of 40 kg, will it cover one acre
मोटा दाना बीज किलो
देसी छोटा दाना पच्चीस किलो एकड़ ठीक है क्या
हरियाणा में मझोले दाने का बीज कितना बताया है
काबुली का बीज दुगुना क्यों लगता है
chane ka beej ekad me
60 kilo hectare chhota dana kafi hai kya
der se boni me beej badhana sahi hai kya kitna
dollar ka beej hectare 100 kilo ya 120
ek ekar mota dana 32 kilo se kam dalu to chalega
`,
  'chickpea-sowing-5': `
information regarding depth of seed and line spacing
two inch or four inch deep, which saves from wilt
seed drill setting for chana row distance
tines of drill at one foot okay for irrigated crop
चने की बुवाई में गहराई और कतार दूरी
सीड ड्रिल के फाल कितने सेमी पर रखूं बारानी में
चार इंच नीचे डालना ठीक है कि ऊपर
उथला बीज गिरने से उकठा बढ़ता है क्या
kitne inch gehra boye
drill me line se line kitni rakhe chana
10 cm niche bij girana jyada to nahi ho jata
asinchit khet me katar kitni chaudi
gram depth 10 cm
dropped gram on top moisture only, now they droop, how deep next time
rows 45 cm apart when there is no well, correct
चना कितना गहरा बीजें
उथला बीज डालने से मर रोग बढ़ता है क्या
सिंचित में कतारें एक फुट की ठीक हैं क्या
बारानी में पोरा से कितनी दूर लाइन
beej ki gehrai chana
do inch par boya hai, nuksan hoga kya
katar ka fasla 30 ya 45 kab kaunsa
gehrai 4 inch rakhne se ankur nikalega na
hal ke kood me kitna neeche girau
`,
  'chickpea-varieties-1': `
farmer asked about variety for hisar
rsg 501 or hc 1 for unirrigated field
names of gram for tubewell land near karnal
csj 515 suitable for delhi?
हिसार के लिए चने की किस्म की जानकारी
नलकूप वाले खेत के लिए हरियाणा में कौन सा बीज
एचसी 1 बारानी में चलेगा क्या
जीएनजी 2171 दिल्ली में बो सकते हैं
haryana me vadhiya kism
hisar me sinchit chana variety konsi
rsg 501 barani ke liye kaisi
csj 515 beej kaha milega haryana kvk
gram variety haryana irigated
is hc 3 or csj 515 meant for watered land
seed source for gng 2144, whom to ask
एचसी 5 सिंचित हरियाणा
असिंचित हरियाणा में एचसी 1 बोना सही है क्या
दिल्ली में नहरी खेत के चने के नाम
पंजाब में जीएनजी 2171 चल जाएगी क्या
hariyana chana kism barani
hc3 pani wale khet me theek hai kya
bhiwani sukhi zameen konsa chana beej lu
CSJ 515 ya HC 5 jind ke liye
is sal konsi kism ka beej milega kisse puchu haryana
`,
  'chickpea-varieties-2': `
wilt tolerant varieties for vidarbha
kabuli variety maturing in 100 days for andhra kurnool
jaki 9218 suits malwa?
early gram after soybean that does not wilt
मालवा के लिए उकठा रोधी चना किस्म
जल्दी पकने वाली काबुली विराट या काक टू
कर्नाटक में तीन महीने में तैयार देशी चना
सोयाबीन के बाद कम दिन का चना बीज कौन सा
vidarbha ke liye chana variety mar na lage
jg 11 kitne din me pakta hai
kabuli kam din wala virat kaisa hai mp
icc v 10 ya jg 74 chana south me
wilt resistant gram south
is kak 2 kabuli ready within 110 days
name of short duration desi for telangana black soil
जाकी 9218 अवधि
विराट काबुली उकठा सहती है क्या
महाराष्ट्र में सौ दिन का देसी चना कौन सा अच्छा
आंध्र में आईसीसीवी 2 बोना सही रहेगा
harbhara lavkar yenari jaat
saki 9516 mar rog sahti hai kya
karnataka kadle tali jaldi pakne wali
jgk 1 kabuli central india theek hai
mp me ukta na lagne wala 100 din ka beej batao
`,
  'chickpea-nutrients-1': `
FERTILIZER DOSE OF GRAM HARYANA
is dap alone enough at sowing
n and p per acre in jhajjar
light sandy soil should zinc be given
बुवाई पूर्व उर्वरक की मात्रा हरियाणा
एक एकड़ चने में डीएपी के कितने किलो
नत्रजन फास्फोरस कितना दें मिट्टी जांच बगैर
हल्की जमीन में जिंक सल्फेट कितना मिलाएं
dap kitna dale acre me rewari
chana khad matra bina soil test
zinc sulphate chana halki mitti kitne kg
hectare me kitna dap bijai pe chana
dap kg acre gram haryana
soil report not there, bags of 18 46 for one acre of haryana gram
zinc sulphate 10 kg needed in sandy bhiwani land
हल्की मिट्टी जिंक चना
बिना जांच सोलह किलो फास्फोरस एकड़ सही है क्या
बुवाई से पहले पूरी डीएपी देना ठीक है
दलहन है फिर भी नत्रजन छह किलो क्यों
dap bori chana hariyana
urea alag se dalna chahiye kya dap ke baad haryana
mitti ki report nahi hai, hectare me kitni dap
balu wale tile me jasta na du to nuksan hoga kya
ek bori dap ekar me zyada to nahi chana
`,
  'chickpea-nutrients-2': `
pau fertilizer dose for kabuli chhole
do not have dap, urea and superphosphate for desi gram per killa
moga farmer asked khad at sowing
is 50 kg single super enough for kabuli
पीएयू की चने की खाद सिफारिश
देसी छोले में यूरिया कितने किलो प्रति किल्ला
काबुली में सिंगल सुपर के दो कट्टे डालने हैं क्या
मोगा में बिजाई पर खाद की जानकारी
kabuli super kinna paiye
punjab desi chana urea 13 kilo sahi hai kya
ssp aur urea chana bijai par pau
khad di matra moga
pau ssp urea kabuli acre
two bags superphosphate for kabuli per killa, is it right
desi chhole basal dose ludhiana university
सुपर के दो थैले काबुली
पंजाब में तेरह किलो यूरिया बिजाई पर देना सही है क्या
देसी को सौ किलो सुपर देना ज्यादा हो जाएगा क्या पंजाब
पीएयू प्रति हेक्टेयर सुपर फास्फेट काबुली
chhole nu super kinna
punjab me kabuli aur desi ki khad barabar rakhu to chalega
killa me 50 kilo ssp desi ke liye theek hai
urea 13 kilo kab, bijai te ya baad vich
amritsar bijai vele khaad di matra chhole
`,
  'chickpea-seed-2': `
SEED TREATMENT WITH BIO AGENTS
can fungicide be mixed with rhizobium packet on seed
pseudomonas before or after phosphobacteria
gram per kilo of trichoderma for chana seed
बीजोपचार का क्रम क्या है
स्यूडोमोनास और फास्फो कल्चर किस क्रम में लगाएं
रसायन वाली फफूंदनाशक के साथ राइजोबियम मिलाना ठीक है
एक किलो चने में ट्राइकोडर्मा कितना
beej me culture kaise milaye
psb aur rizobium bad me lagaye ya pehle
chemical dawa ke sath jaivik culture chalega kya beej par
pseudomonas se chana beej upchar matra
rhizobium trichoderma order seed
live packet and poison powder on same gram seed, does the packet die
pseudomonas 10 g per kg, then which culture
बीज पर जीवाणु टीका
ट्राइकोडर्मा चार ग्राम के बाद राइजोबियम लगाना सही है क्या
फास्फोबैक्टीरिया पहले लगा दिया, नुकसान होगा क्या
रासायनिक दवा लगे बीज पर कल्चर मर जाएगा क्या
culture beej me kaise lagaye
rizobiam pehle ya trycoderma pehle
dono culture ek din me lagana theek hai kya
zinda khad ke sath fafund ki zeher wali dawa milau ya nahi
BEEJ UPCHAR JAIVIK CULTURE KI VIDHI CHANA
`,
  'chickpea-irrigation-1': `
farmer asked days of first irrigation
sprinkler or flood, which is better for chana
is it harmful to water at full bloom
no mawatha this winter, second water how many days after sowing
चने में पहली सिंचाई कितने दिन बाद
मावठा नहीं गिरा, स्प्रिंकलर चला दूं चालीस दिन हुए
फूल पूरे खिले हों तब पानी देना सही है
सत्तर दिन की फसल में दूसरा पानी दूं
pani kab lagana chahiye
mawtha nahi gira pehli sinchai kitne din pe
poore phool pe pani dene se kya hoga
sprinkler chalau ya kyari me pani du chana
first watring gram days
water at 42 days when mahawat failed, is it right time
WATER MANAGEMENT QUERY NO WINTER RAIN IN CHANA
मावट नहीं पहला पानी
फूल में नहर आई है, पानी लेना नुकसान करेगा क्या
फव्वारे से सींचना कब तक ठीक है
पचहत्तर दिन पर दूसरा पानी लगाना सही है
chana pani kab lagaye
phool khile hue pani laga diya, ab phool girenge kya
70 din pe dusra pani halka du ya bhar ke
maghat ki barish nahi hui, chane ko kya chahiye
fuhara chalana nali se behtar hai kya
`,
  'chickpea-irrigation-2': `
CRITICAL STAGE OF IRRIGATION IN GRAM
how many mm water each time and at which two stages
kabuli sown in black cotton soil, pre emergence watering okay or bad
pod filling started, one light water needed?
चने में सिंचाई की क्रांतिक अवस्था
काबुली बोकर काली भारी जमीन में पानी लगाना चाहिए
फली में दाना पड़ रहा है, पानी की जरूरत है क्या
दो सिंचाई किस किस अवस्था पर और कितनी मोटी
kranti avastha sinchai chana
dana bharte waqt pani de kya chana
dollar chana boya kali mitti me turant pani du kya
shakha footte samay kitne mm pani
30 mm water branching pod
kabuli in regur soil watered right after sowing, seed may rot
two critical stages when gram asks for water
शाखा दाना भरते पानी
काली मिट्टी में काबुली बोकर सींचना गलत है क्या
हर बार तीस मिमी पानी मतलब कितना
दाना भरते समय पानी न मिले तो नुकसान होगा क्या
kabuli kali mitti pani kab
bone ke fauran baad safed chane ko sinchna sahi hai kya
phutav aur dana bharne me hi pani dena hai kya bas
ek pani kitne mm mota hona chahiye chane me
ghenti bhar rahi hai ek pani aur du
`,
  'chickpea-nutrients-3': `
SPRAY OF UREA IN RAINFED CROP AT FLOWERING
two percent urea on dry land chana helps or not
how to make urea solution for unirrigated gram foliar feeding
flowers started and no water, any cheap spray to raise yield
असिंचित चने में फूल पर यूरिया छिड़काव
सौ लीटर पानी में यूरिया कितना घोलें इसके लिए
सूखी खेती का चना, फूल में सस्ता स्प्रे कौन सा फायदा देगा
दो प्रतिशत यूरिया का पत्तों पर स्प्रे कब
barani chana me urea spray kab kare
100 litre me kitna urea ghole chana
bina pani ke chane me phool par 2 percent urea
sasta spray jisse barani chane ki upaj badhe
2 percent urea spray flower
no well for dry gram, leaf food with urea at bloom how to mix
how much urea for fifteen litre tank in unirrigated crop
यूरिया घोल असिंचित चना
दो किलो यूरिया सौ लीटर में फूल पर सही है क्या
सूखे में फूल आए, पत्तों से खुराक देना फायदेमंद है
यूरिया छिड़कने से फूल जलेंगे तो नहीं बारानी में
phool pe urea ghol barani
200 litre pani me urea 4 kilo thik hai
bina sinchai phool avastha me konsa chhidkav labh karega
urea mitti me na dekar patto par dena kaisa rahega
barani me dane bharne ke liye sasta ghol
`,
  'chickpea-weeds-1': `
WEED CONTROL IN CROP
chana is 28 days, is it time to use khurpi
herbicide applied right after sowing before germination
vathua and other broad weeds covering chana, how many times hand weed
खरपतवार नियंत्रण की जानकारी
चना पच्चीस दिन का है, निंदाई करूं
बोने के बाद कौन सी खरपतवार नाशक दवा जमने से पहले
दूसरी निराई डेढ़ महीने पर करनी है क्या
kharpatwar ki dawa bone ke baad
bathua ho gya nirai kab kare
pendimethalin jamne ke baad chalegi kya
45 din pe dusri nirai jaruri hai kya chana
gram hoeing 25 45 days
weeds already two inches, can pendi still go on gram
second khurpi round at 48 days, needed or not
चना निराई दो बार
बथुआ और खरतुआ भर गए, पहली गुड़ाई कब
बुवाई के तीसरे दिन पेंडीमेथालिन डालना ठीक है क्या
पचास दिन पर निराई करने से जड़ टूटेगी क्या
khurpi nirai kitne din
jamav se pehle wali ghas nashak ka naam
ek hi nidai karne se nuksan hoga kya
kharpatwar ke niyantran ki jankari chana
gajari satyanasi ug gayi, kab nikale
`,
  'chickpea-pruning-1': `
NIPPING TIME IN GRAM
gram is 5 weeks and knee low, pluck top for more branches?
how many days after sowing is khutai done
does removing tender shoots increase pods
खोंटाई कब करें
निपिंग से फायदा कितने दिन की फसल पर
सैंतीस दिन का चना है, कोपल तोड़ दूं
भेड़ से ऊपर का साग चरवा दूं तो शाखा बढ़ेगी
khotai kab karni chahiye
nipping chana kitne din par
upar ki kopal todne se fali badhegi kya chana
saag todne ka sahi time 40 din
nipping days after sowing
does taking tops for saag harm pods
plant 38 days old, pinching correct stage
खुटाई कितने दिन पर
साग तोड़ने से फलियां बढ़ती हैं क्या
चालीस दिन के बाद फुनगी तोड़ना ठीक रहेगा
कोपल नोचने से पौधा झाड़ीदार होता है क्या
khontai sahi din
bhaji ke liye todne se upaj ghategi ya badhegi
upar ki phunagi nochne ka samay 35 ya 60
sakh kam hai paudhe me, kya upar se tod du
bakri se upar upar charwana theek hai kya
`,
  'chickpea-pests-1': `
POD BORER CONTROL BY ORGANIC METHOD
npv virus spray at what time of day on gram caterpillar
round big hole in pods, larva body outside, seeds eaten
trap crop around chana for borer
चना फली छेदक का जैविक नियंत्रण
एनपीवी का छिड़काव शाम को करूं या सुबह, सुंडी पर
धनिया की कतार से इल्ली कम होती है
हरी भूरी इल्ली फूल खाकर फली में मुंह घुसाए
chana fali bhedak jaivik upay
npv virus kab dale illi par
t khunti lagane se illi kam hogi kya
ghata bhar me gol chhed dana khatam, bina chemical kya kare
pod borar neem marigold
hanpv how many le per hectare and at evening or morning
is coriander between rows good for less caterpillars
घेंटी की लट देसी
टी आकार की खूंटी से पक्षी इल्ली खाते हैं क्या
पांच प्रतिशत नीम अर्क छिड़कना सही है क्या लट पर
सरसों बीच में बोने से फली का कीड़ा घटता है
gende se illi rukti kya
phali me gol surakh, aadha keeda bahar latka
mid october ke baad bone se sundi zyada lagti hai kya
hath se chun ke marna kaafi hai ya neem bhi
ghatte ali cha bandobast jaivik harbhara
`,
  'chickpea-pests-2': `
ETL OF POD BORER
five moths in one trap per night, is spray needed
lure change interval for heliverpa trap
which chemical only after threshold in gram caterpillar
चना इल्ली का आर्थिक क्षति स्तर
एक मीटर कतार में एक सुंडी मिली, दवा डालनी है
फेरोमोन ट्रैप कितनी दूरी पर गाड़ें
ल्योर कब बदलते हैं
pheromone trap kitne lagaye acre me
emamectin kab chalau kitni illi par
lure ki miyad kitne din
raat me 5 patange trap me chana, spray kare kya
lure change days etl
fifty metre gap between pheromone traps, is it right
one and half larva per metre row, time to spray or not
ट्रैप एकड़ में दो
चार पतंगे एक रात में आए, दवा डालना सही है क्या
ल्योर बीस दिन बाद भी चलेगा क्या
इमामेक्टिन कब डालें, सुंडी गिनकर
fal chhedak tarap kitne
1 meter line me 1 illi, abhi dawa maarna jaldbazi hai kya
goli wala trap kitni doori par kis din badle
clorantraniliprole kab maru chana
hectare me 5 trap kam to nahi
`,
  'chickpea-pests-3': `
CUT WORM IN GRAM
small plants lying cut, grub hiding under clods
where does the night cutting caterpillar hide in day
heaps of dry grass evening method
चने में कटुआ कीट का प्रकोप
रात में पौधे गिराने वाली मटमैली सुंडी दिन में कहां छिपती है
पौधे जमीन के पास से कटे, ढेले के नीचे सुंडी
गर्मी की जुताई से कटुआ घटता है क्या
katua illi ka upay
ratri me paudhe kaat deta dhela ke niche chhupta
ghas ki dheri laga ke katua marna tarika
chhote chane roj kate milte subah
cut worm grass heap trick
plants chopped like by scissors near soil, grey curled grub below
does summer ploughing reduce night cutting pest of gram
कटुआ सुंडी घास ढेरी
पौधे जैसे कैंची से कटे, रात में
शाम को घास रखकर सुबह सुंडी मारना कारगर है क्या
ज्यादा कटे पौधे हों तो किससे पूछें
chor keeda raat me
chane ke ankur dharatal se kate, dhele hatao to sundi
kata hua paudha dobara nikalega ya dushman dhundu mitti me
raat wali lat din me kaha milegi
KATUA KEET KE NIYANTRAN KE BARE ME JANKARI
`,
  'chickpea-diseases-1': `
WILT IN GRAM
yellow drooping plants in round area, what prevention for next crop
trichoderma treatment against ukhta
how many years rotation to get rid of gram wilt
उकठा की रोकथाम
चना उगरा लग गया, अगली बार क्या सावधानी
फसल चक्र कितने साल का रखें ताकि चना न मरे
पत्ते पीले लटके, तने के भीतर भूरी रेखा
chana ugra rog ka upay
pile patte jhuk gye, sukh raha tukdo me
wilt se bachne ke liye beej me trichoderma kitna
mar rog chana garmi me jaldi bone se lagta kya
wilt rotation years gram
black thread seen inside stem, is it wilt or root rot
does early hot sowing invite yellow drooping
उकठा चार ग्राम ट्राइकोडर्मा
तना चीरने पर बीच में काला, पौधा पीला लटका
लगातार चना बोना गलत है क्या जहां मर लगता है
जैविक खाद देने से उकठा घटेगा क्या
mar rog harbhara upay
ugara laga, har baar usi tukde me
kitne saal chana na bou us khet me
murjhaya paudha theek hoga kya, andar bhuri dhari hai
garmi me boya tha, chakatte bana ke sukh raha
`,
  'chickpea-diseases-2': `
DRY ROOT ROT
chana dried like straw in patches here there, root black and snaps easy
temperature rising in february, plants suddenly dry at flowering
how to use trichoderma in manure for black brittle roots
चने में सूखा जड़ सड़न रोग
मूसला जड़ काली, आसानी से टूटी, रेशे नहीं
फरवरी की गर्मी में फूल के समय पौधे यकायक सूखे
गोबर खाद में ट्राइकोडर्मा जड़ सड़न के लिए
chana jad sadan garmi me
ekdum sukh kar bhusa rang, jad kali tutti hai
fali lagte samay idhar udhar paudha sukha chana
sukha jad galan beej upchar kya
dry root rot brittle
warm 28 degree days and straw coloured dead plants scattered
manured heavily and 28 degree days, now single plants bleach
सूखी जड़ काली भुरभुरी
दस ग्राम ट्राइकोडर्मा प्रति किलो बीज जड़ सड़न में
जड़ टूट जाती है, बारीक रेशे नहीं, पौधा भूसा
ज्यादा खाद देने से सूखा जड़ गलन बढ़ता है क्या
sukha root rot garmi
akela paudha ekdum sunahra sukha, mool tooti hui
gobar me trichoderma mila ke mitti me dena sahi hai kya
fali ke time tapman badha to bikhre paudhe mare
mulkuj harbhara upay, jhad achanak pandhre padle
`,
  'chickpea-diseases-3': `
ASCOCHYTA BLIGHT CONTROL
spots with black dots circles on pods, gram in gurdaspur
which tolerant variety for jhulsa in punjab
brown sunk spot on stem and plant breaks there after cloudy rains
झुलसा रोग की रोकथाम
पीबीजी 7 झुलसा सहती है क्या
फली पर लाल किनारे वाले धंसे दाग
चांदनी रोग चने में, तना दाग से टूटता है
chana jhulsa rog upay
pbg 5 ya pbg 7 jhulsa ke liye
jhulas rog, dag vich kale bindu
tane pe dhansa bhura dag, wahi se toot raha chana
ascochyta stem breaking spots
stem snaps at brown sunken wound after winter drizzle
are cereals in rotation enough against gram blight
चना चांदनी धब्बे
पुराने पौधे जलाना सही है क्या झुलसा में
धब्बे में काले बिंदु घेरे बनाते हैं, कौन सा रोग
पंजाब में झुलसा सहने वाली किस्म कौन सी
angmari rog tana toota
PBG 5 bone se jhulsa nahi aata kya
fali par gol dhansa nishan lal kinara
barsat aayi thandi me, tehni toot kar latki
beej se phailta hai kya jhulsa, beej kaisa lu
`,
  'chickpea-diseases-4': `
GREY MOULD IN GRAM
fog for ten days in bihar tal, flowers rotten grey
linseed along with chana reduces mould?
chana thick crop no pods after fog, what to do
चने में धूसर फफूंद का उपचार
कोहरे के बाद फूल सड़े, फली नहीं लगी, तराई
अलसी साथ बोने से फफूंद रुकेगी क्या
सीधी बढ़ने वाली किस्म से बोट्राइटिस कम होता है
botrytis rog dawa
kohra lag gaya phool sad ke bhura ho gaya mokama tal
ghani bowai se fafund lagi phool par chana
boot me fali nahi lagi kohasa me phool gal gaya
grey mold fog flowers
row of linseed inside gram, will grey fuzz come less
erect type in tarai to escape rotten bloom
धूसर फफूंद कोहरा
फूल पर राख जैसी रोएं, फली बनी ही नहीं
ज्यादा सिंचाई से फूल सड़ते हैं क्या धुंध में
चौड़ी कतार में बोना सही रहेगा जहां कोहरा ज्यादा
botritis phool galna
kohase me chana ke phool sade, dhabbo me paudhe mare
tisi sath bone se fafund kam hoti hai kya
ghana boya tha, andar se gal raha, phool pe slate rui
phool par fafundnashi kab aur kisse puch ke
`,
  'chickpea-disorders-1': `
FLOWER DROPPING IN GRAM DUE TO COLD
minimum four degree, blooms fall, should i worry
below what temperature gram does not set pod
frost came last night on flowering gram, will pods form
चने में ठंड से फूल झड़ने की जानकारी
पाला पड़ने पर फली बनेगी या नहीं
कितने तापमान से नीचे फूल नहीं टिकते
गर्मी बढ़ते ही फूल गिरे, 36 डिग्री है
phool gir rahe thand se kya kare
sheet lahar me phool tapak rahe fali kab lagegi
temprature kitna ho to chana fali banata hai
pala lag gaya phool jhade dawa ki jarurat hai kya
flower drop below 15 degree
is it a waste to spray tonic when cold drops bloom
will pods form once february warms
ठंड में फूल गिरे
जनवरी में फूल झड़ना सामान्य है क्या
पैंतीस डिग्री से ऊपर फूल टिकते नहीं क्या
पाले के बाद डर के दवा छिड़कना ठीक है
phool jhadna pala garmi
10 degree me fali banti hai kya
pus magh me phool gir rahe, aage fali lagegi
dawa maarna zaroori hai ya garmi ka intezar karu
kitni thand pe phool tapakte hai
`,
  'chickpea-harvest-1': `
HARVESTING STAGE OF GRAM
leaves shedding in march end, ready?
moisture percent for seed to keep
when is chana cut in up
चना कटाई का सही समय
पत्तियां सूखकर गिर रहीं, चना काट लें
बीज वाले चने में नमी कितने प्रतिशत
उत्तर प्रदेश में चना किस महीने कटता
kab katna chahiye pehchan
patti jhad gai katni shuru kare
beej chana kitna sukhaye nami percent
april tak khet me chhodu ya kaat lu chana
gram harvest leaves shed
seed gram moisture 12 percent, how to reach
chait started, gram leaves half fallen, call harvester
चना कटाई पत्ते झड़े
चैत में कटाई शुरू करना सही है क्या
बीज रखने के लिए दाना कितना सूखा हो
हरे पत्ते हैं अभी काटना नुकसान करेगा क्या
chana katne ka tym
patte peele ho kar gir gaye ab katu kya
12 feesdi nami tak sukhana beej ke liye hi hai kya
katai march me ya april me uttar bharat
dana kadak ho gaya, katni kab lagau
`,
  'chickpea-yield-1': `
AVERAGE YIELD OF GRAM
expected production per hectare with good care
eight quintal in one hectare, is that average
production per acre demonstration plots
चने की औसत पैदावार
अच्छी तकनीक से हेक्टेयर में कितना चना
एक एकड़ में तीन क्विंटल हुआ, कम है क्या
उत्पादन कितना क्विंटल प्रति बीघा
1 acre me kitna kuntal hota hai
paidawar hectare me kitni
8 kuntal hectare chana sahi hai kya
badhiya kheti me chana kitna nikalta
gram yield quintal acre
demonstration plots got twelve quintal per acre, is that genuine
eight quintal hectare, how does it compare with usual
औसत उपज क्विंटल हेक्टेयर
तीन क्विंटल एकड़ पर निराश होना चाहिए क्या
उन्नत विधि से तीस क्विंटल मिल सकता है क्या
प्रदर्शन खेत में कितना निकला चना
chana ekad utpadan
5 kuntal per acre achhi hai ya kharab
vaigyanik kheti se kitna badh sakti hai upaj
hectare ki aam paidawar kitni hai desh me
mere khet me do bori nikli, itna kam kyun maane
`,
  'chickpea-intercropping-1': `
INTERCROPPING WITH MUSTARD RATIO
chana with linseed how many rows each
safflower and gram ratio in telangana
8:2 coriander with gram is okay?
चना सरसों मिश्रित खेती का अनुपात
कुसुम की अंतरवर्ती कतारें कितनी
धनिया की दो कतार कितनी चना कतार बाद
तेलंगाना में चना अलसी साथ कैसे बोएं
chana aur sarso sath me ratio
chana alsi 4:2 thik hai kya
kardi aur harbhara kitni line
dhaniya chana ek khet me kaise lagaye
gram mustard row ratio
four rows gram with two linseed, is it tested
which oilseed goes with gram in 4:2
आठ दो सरसों कतार
धनिया साथ लगाना सही है क्या कितनी लाइन पर
चने में करडी की कतार का हिसाब
अलसी के लिए चार लाइन के बाद दो ठीक है क्या
harbhara mohri pattern
chana beech me rai lagane ka anupat
kusum sath bone par kitni line chhode
8 line ke baad dhaniya 2 line sahi hai kya
andhra me sanaga ke sath kya mila ke boye
`,
  'chickpea-storage-1': `
STORAGE PEST IN GRAM
white dots on stored chana and weevils inside, how save
should i put sand over gram in drum
mustard oil on seed to stop beetle
भंडारित चने में घुन की रोकथाम
बीज पर सरसों तेल कितना मलें
कोठी में इसके ऊपर बालू डालने से कीड़ा रुकता है
सफेद अंडे चिपके और छेद हुए
ghun lag gaya drum me kya kare
tel lagakar rakhna sahi hai kya
ret dalne se dalbhring ruk jata hai
kothi me rakhne se pehle chana kitna sukhaye
pulse beetel oil sand
wife rubs cooking oil on gram for the tin, how much is proper
seven cm sand layer on top of bin, does it stop beetles
घुन सफेद अंडे तेल
कोठी में रेत डालना सही है क्या
कितनी नमी तक सुखाएं कि ढोरा न लगे
दाना छेद वाला हो गया, बाकी कैसे बचाऊं
dhora lag gaya chane me
khane ka tel kitne percent malna hai
hawaband dibba kaafi hai ya ret bhi chahiye
chane me gol chhed, andar khokhla, bhukni nikal rahi
ret ki tah kitne cm ki bichhau
`,
  'pigeon-pea-sowing-1': `
quick maturing kind should be put with first rain or can wait till month end
dibbling on beds for long season type, which half of june
SOWING TIME OF ARHAR FARMER ASKED
medium duration tur sowing date in maharashtra
पहली बौछार पड़ गई, कम दिन वाली अभी डाल दूं
मध्यम वाली का बीज लाया हूं, जून बीस के बाद गिराऊं तो ठीक
अरहर की बुवाई के समय की जानकारी
मध्यम अवधि की तूर जून में कब पेरें
mrig nakshatra me pahili perni toor ki karu kya
jaldi wali june shuru me aur lambi wali june aakhir, sahi yaad hai na
arhar kab boi jati hai
tur perni june me kab
early variety june sowing
second half of june is right for medium duration or not
is flat broadcasting fine or rows on beds needed
जल्दी वाली किस्म जून के अंत में डालना ठीक है क्या
देर वाली किस्म का बीज जून के किस पखवाड़े
मेड़ पर टोपना बेहतर
आषाढ़ में तूर की बुवाई
tuvar boni june
ageti june ke pehle 15 din me aur pachheti baad me na
chhitka ke bone se nuksan hoga kya, line me kyu bole
jeth khatam hone se pehle ageti tuar gira du
bed par drill se bone ka samay, madhyam kism
`,
  'pigeon-pea-sowing-2': `
i lose wheat season because this pulse stands till january, what date fixes it
almora terraces, is may beginning right for dal
arhar before wheat sowing date
in almora when to sow tur
नवंबर खत्म होते होते खेत खाली चाहिए, दाल कब डाल दूं
चमोली में बैसाख जेठ में डालते हैं, ठीक है क्या
गेहूं से पहले अरहर कब बोएं
पहाड़ में अरहर बोने का समय
gehu pichhad jata hai har saal, dal kab bou ki november me kat jaye
july lag gaya ab deri wali kism hi bou kya
arhar ke baad gehu lena hai buwai kab
pahad par arhar kab lagti hai
mid june before wheat
in hills which months to sow, april or june
does late type go in july in irrigated plains
पहाड़ी खेत में अप्रैल मध्य से बोना
नवंबर में काटकर गेहूं लेना है, किस तारीख तक बोएं
देर वाली जुलाई में
जून बीस को सिंचित खेत में बोई, गेहूं की बुवाई पिछड़ेगी क्या
jhat pakne wali june
rahar kaat ke gehu bona hai to june me kab tak bowe
pithoragarh me 15 may tak bona sahi hai kya
november ant tak khet khali karne wali buwai
maidan me sichai hai, der wali kism june me bou ya july
`,
  'pigeon-pea-seed-1': `
putting as mixed crop in cumbu field, how little seed enough
short type apk needs more kilo than long type? acre wise
SEED RATE OF RED GRAM TAMIL NADU
how much tur seed for mixed cropping
साथ में दूसरी फसल है, दाने की मात्रा घटाकर कितनी रखूं
लंबी वाली सवा तीन किलो एकड़ में बहुत कम नहीं है
तूर बीज दर तमिलनाडु
मिश्रित खेती में अरहर बीज की मात्रा
dusri fasal ke sath milake bone me beej kitna girau
short wali me chhe kilo aur long wali me teen kilo, aisa hi hai
thuvarai vidhai kitna lagega ek acre
arhar ka beej mix kheti me kitna
lrg 41 seed rate
how many kilos per acre for short types in tamil nadu
is 2 kg an acre enough when mixed with another crop
तमिलनाडु में को 6 का बीज प्रति हेक्टेयर
एपीके 1 का कितना बीज लगेगा एकड़ में
मिलवां फसल बीज मात्रा
कम अवधि वाली का बीज दुगना क्यों लगता है
vidhai alavu thuvarai
akeli fasal, lambi kism, 8 kilo hectare beej sahi hai kya
co 7 ka bij ek ekar me 6 kilo
dusri fasal ke beech milane par 3 se 5 kilo hectare
tamilnad me tur ka beej kam dalne se nuksan
`,
  'pigeon-pea-seed-2': `
which coating goes first on grain, fungus powder or bacteria packet
twenty days old stand is bunchy, pull extra now or later
seed treatment of arhar before sowing
psb and rhizobium for tur seed order
पहले फफूंद का पाउडर लगाऊं या जीवाणु का टीका
एक हाथ में पांच पांच पौधे खड़े हैं, हटाने का सही दिन
अरहर बीज शोधन की जानकारी
अरहर में विरलीकरण कब
beej pe trichoderma laga diya ab culture bhi lagau
bees din ki fasal me faltu paudhe ukhad dene chahiye kya
arhar ke beej ka upchar kaise kare
rahar me ghana paudha kab ukhade
trichoderma 8 gram seed
at what age to remove crowded plants
which comes first, rhizobium or trichoderma
ट्राइकोडर्मा के बाद पीएसबी लगाना ठीक है क्या
घने पौधे पच्चीस दिन पर निकाल दिए, सही किया
बीजोपचार राइजोबियम
पौधों के बीच दूरी ठीक करने के लिए क्या करें
beej shodhan kitna gram
ek kilo beej me tricoderma kitna milta
paudhe bahut paas paas, nikalne se nuksan hoga kya
psb culture aur rizobium dono lagana hai kya arhar beej me
chhidda karna kitne din baad hota h
`,
  'pigeon-pea-soil-1': `
heavy black plot gets filled each august, should i make broad beds
ground test shows ph 8, deep soil, will this dal suit
LAND SUITABLE FOR ARHAR
arhar in low lying field
हर भादों में खेत भर जाता है, चौड़ी पट्टियां बनाऊं क्या
दो दिन पानी रुका तो पौधे पीले पड़ गए, जमीन गलत है
अरहर के लिए उपयुक्त भूमि
अरहर में पानी भर जाए तो
bhado me khet bhar jata hai to toor mend pe bou
gehri domat aur nikas achha hai, ye dal lagau na
arhar kis mitti me lagaye
rahar ke khet me pani lag jata hai
waterlogged field ridges
what soil ph suits this deep rooted dal
is broad bed and furrow useful in heavy land
मिट्टी का पीएच आठ है, तूर होगी क्या
निचली जमीन में समतल बोने से नुकसान होगा क्या
पानी न रुके मेड़
गहरी और निकास वाली जमीन क्यों चाहिए
bhari zameen med boai
pani me khadi rahi teen din to galti hai ye dal
kaisi mitti me jad gehri jayegi, ph kitna
chauda bed aur nali kis fasal ke liye bhari mitti me
khet dhasan wala hai, rahar lagau ya nahi
`,
  'pigeon-pea-varieties-1': `
name seed which will be in godown by november in rampur
five month kind, is pusa or pant number better in weight
early arhar variety farmer asked
upas 120 duration and yield
नवंबर तक कट जाने वाली का नाम बताओ तराई के लिए
पंत 291 और यूपीएएस में कौन ज्यादा तौल देती है
अगेती अरहर की किस्मों की जानकारी
यूपीएएस 120 की पैदावार
mujhe november tak katni hai, kaun sa number lu
pusa 992 aur pant 6 me se jaldi kaun
jaldi taiyar hone wali arhar variety
upas 120 arhar kaisi hai
upas 120 days
how many quintals does pusa 992 give per hectare
which early one ripens in 140 to 150 days
पंत अरहर 291 कितने दिन में पकती है
अगेती में सबसे कम दिन की कौन सी
पूसा 992 उपज
जल्दी वाली किस्म बीस क्विंटल हेक्टेयर देती है क्या
agaiti kisam naam
upas wali kitne quintal nikalti hai
meerut ke liye 135 din ki rahar batao
pant 6 lagana sahi rahega ya upas
kam avadhi wali unnat kism ke bare me jankari
`,
  'pigeon-pea-varieties-2': `
my father grew a nine month one with heavy yield, what is its name now
eastern district farmer asking for march cut type
late variety of arhar for azamgarh
bahar arhar how many days
फागुन चैत में कटने वाली भारी पैदावार की कौन सी
बहार और अमर में कितने दिन का फर्क
पछेती अरहर की किस्म
नरेंद्र अरहर 1 कब पकती है
phagun me katne wali bhari upaj wali ka naam
purvi up me nau mahine wali kaun si lagaye
bahar rahar kitna din me pakega
der se pakne wali arhar ki variety up
bahar 240 days
which late type stands for 260-270 days
does malviya chamatkar give 10 quintal an acre
अमर किस्म कितने दिन की है
देर वाली बहार लगाना ठीक है पूर्वांचल में
पछेती किस्म उपज
मालवीय चमत्कार कब पकेगी
narendra 1 der wali
bahar kism ka kitna kuntal hectare
nau mahine khet me khadi rehne wali, ghata to nahi
ballia ke liye der se pakne wali rahar
amar ya bahar, upaj kiski jyada aur kitne din
`,
  'pigeon-pea-varieties-3': `
waist high one that harvester can take, is there any
all plants flower together and over in four months, which release
pusa arhar 16 details
dwarf tur for mechanical harvesting
हार्वेस्टर से कट जाए ऐसी छोटे कद की दाल
पूसा की नाटी वाली चार महीने में, उपज कितनी
पूसा अरहर 16 की जानकारी
बौनी अरहर की किस्म
machine se katai karani hai chhote kad wali kaun si
ek sath pakne wali naati kism pusa ki kitna degi
pusa arhar 16 ka beej kaisa hai
chhoti height wali arhar
pusa 16 combine
which short plant kind flowers all together
how many days and quintals for the dwarf iari release
कंबाइन से अरहर कटेगी क्या, किस्म बताओ
बौनी किस्म एक सौ बीस दिन
नाटी किस्म आठ क्विंटल एकड़ देती है
छोटे कद वाली पूसा की किस्म लगाना फायदेमंद है क्या
bauni tur kism
char mahine wali kombain se katne layak
ek hi baar me saari fali pak jaye, dilli ke liye
pusa solah number ki upaj aur avadhi
majduri bachane ke liye machine se katne wala beej sahi rahega
`,
  'pigeon-pea-nutrients-1': `
forty kilo dap under seed for an acre, is it complete feeding
no dap in shop, how much single super instead
FERTILIZER DOSE FOR ARHAR
how much dap in one acre arhar
डीएपी नहीं मिल रही, सुपर कितना डालूं बदले में
खाद बीज के नीचे पड़े या ऊपर छिड़कें
अरहर में खाद उर्वरक की जानकारी
अरहर में डीएपी की मात्रा एकड़
dap khatam hai dukan pe, super kitna aur fayda kya
khad beej ke neeche girni chahiye ya mila ke
arhar me khad kitna dale
dap 40 kilo acre me sahi hai arhar ko
dap 40 kg acre basal
how much sulphur comes with 250 kg super phosphate
is potash needed and how many kg per acre
डीएपी बीज से नीचे डालना ठीक है क्या
पोटाश प्रति एकड़ कितने किलो अरहर में
सुपर फास्फेट गंधक
बुवाई के बाद ऊपर से यूरिया देने की जरूरत है क्या
dap kitni bori
100 kilo dap hectare me kaafi hai ki aur bhi du
gandhak kis khad se milega dalhan ko
buwai par nitrogen kitna kilo hectare
khad beej ke saath milane se nuksan hoga kya
`,
  'pigeon-pea-nutrients-2': `
kovilpatti rainfed plot, what npk and sulphur per acre
with well water does coimbatore advice double everything and add zinc
tnau fertilizer for redgram
zinc sulphate for irrigated tur tamil nadu
कुएं वाले खेत में जस्ता पच्चीस किलो डालना है, तमिलनाडु
बिना सिंचाई वाले में दोनों खाद आधी रखनी है, तमिलनाडु
तमिलनाडु अरहर खाद की सिफारिश
सिंचित तूर में जिंक सल्फेट
manavari thuvarai ko npk aur gandhak kitna
kuan hai to khad dugni aur jasta bhi, tnau kya kehta
thuvarai me khad tamilnadu
sinchit arhar me zinc kitna tn
zinc sulphate 25 kg
rainfed plot npk and sulphur dose by tnau
is irrigated dose double of rainfed in tamil nadu
तमिलनाडु सिंचित खेत गंधक मात्रा
बारानी तुवरै में पोटाश कितना, टीएनएयू
सिंचित में जिंक दस किलो एकड़ देना ठीक है क्या
टीएनएयू खाद सिफारिश
thuvarai uram dose
manavari bhoomi me 12.5 25 12.5 ka kya matlab
madurai me pani wali tuvar ko kitni khad
sinchit me 25 50 25 ke saath jasta bhi dena hai kya
tamilnadu me bina sichai wali me sulphur kitna kilo
`,
  'pigeon-pea-irrigation-1': `
small buds seen and soil cracked, one tank water available
which three stages should never be missed for this dal
irrigation stages in arhar
is water required at flowering of tur
जमीन फट रही है और कलियां आ गई, पानी दे दूं
आधे फूल खिल गए हैं, सींचना चाहिए कि नहीं
अरहर में सिंचाई कब करें
फूल पर पानी दूं तो फूल झड़ेंगे क्या अरहर में
kali dikh rahi hai mitti sookhi, nahar chhodu
fali bharne lagi ek aur paani de du kya dal me
arhar me pani kab de
tur ko pani ki jarurat kis time
water at pod development
is watering at half flowering harmful
which stage must get water after sowing irrigation
कली बनते समय सिंचाई न करें तो क्या घटेगा
आधे फूल पर पानी
पानी भरा छोड़ना ठीक है क्या सिंचाई के बाद
कितनी अवस्थाओं पर सिंचाई चाहिए
kali phool fali pani
bone ke pani ke baad agla pani kab
phaliya badh rahi hai toor me, sichai kar du
phool khilte samay paani dene se phool girenge ka dar
sinchai ki khas avastha ki jankari
`,
  'pigeon-pea-weeds-1': `
thirty days gone and no weeding done, is it late
any pre sprout herbicide for this pulse, ask name
WEED MANAGEMENT IN ARHAR
pre emergence herbicide arhar
पहली गुड़ाई कर दी, दूसरी कितने दिन छोड़कर
बिजाई कर दी, घास उगने से पहले क्या डालते हैं
अरहर में खरपतवार की दवा
अरहर की निराई कितनी बार
ek baar khurpi chala di doosri kab chalau
bone ke turant baad ghas rokne ka kya hai dal me
arhar me ghas marne ki dawa
nindai kab kare tur me
first month weeding
second weeding after how many days in sole crop
is pendimethalin used before seedlings come up
पहले महीने में निराई न हो पाई, नुकसान होगा क्या
जमाव से पहले वाली दवा कौन सी चलती है
दूसरी निराई बीस दिन
अकेली फसल में कितनी बार गुड़ाई
nidai gudai kab
pendimithalin ugne ke baad chidakna sahi hai kya
mix kheti me bhi do baar nirai karni hai kya
khet me dudhi aur savan bahut, tur chhoti hai
kharpatwar niyantran ke bare me jankari, rahar
`,
  'pigeon-pea-pests-1': `
worm with half body in pod, seed hollow, biological virus first or chemical
two nights six moths each in my traps
POD BORER CONTROL IN ARHAR
hanpv spray in tur dose time
फूल शुरू होते ही पकड़ने वाले डिब्बे कितने टांगूं
दाना खोखला, सुंडी पिछला हिस्सा बाहर रखकर खाती है
अरहर में फली छेदक की रोकथाम
तूर में घाटे अळी का उपाय
sundi aadhi andar aadhi bahar dikh rahi fali me
trap me 6 patange roz aa rahe, ab spray karu kya
arhar me illi ki dawa
tur madhe ghate ali spray
hanpv bt pod borer
how many pheromone traps per acre at first flower
is it wrong to spray emamectin straight away
कितने पतंगे फंसें तब छिड़काव करें
एचएएनपीवी की मात्रा हेक्टेयर में
चना वाली सुंडी फली
फली में घुसकर दाना खाती हरी सुंडी, पहले नीम ठीक है क्या
fali chedak trap
do ekar me kitne firomon trap tange phool aane par
indoxacarb pehle maru ya bt
lat ne tur ki shenge khokhli kar di
raat me patange trap me 5 se jyada, ab kya chidke
`,
  'pigeon-pea-pests-2': `
want a planting plan so that borer stays less, not spray
is bunch podded seed more eaten than loose podded
does intercrop of maize reduce borer in tur
which sowing week gives less pod borer
बिना दवा के छेदक घटाने के लिए बोने का ढंग
चने वाले खेत से दूर बोऊं तो फायदा
इल्ली कम लगे ऐसी अरहर कैसे लगाएं
चने के बगल में तूर लगाऊं कि नहीं
bina spray ke illi kam karne ka tarika bone ke samay ka
jhumka wali kism me keede jyada aate dekhe kyu
borer kam aaye iske liye tur kab boye
guchha wali tur me illi jyada
borer less with maize
is sowing in first week of july better against caterpillars
which type gets more borer, bunchy or spread pods
चने के पास बोना ठीक है क्या, सुंडी का डर
मक्का साथ लगाने से फली छेदक घटेगा
गुच्छे वाली किस्म नुकसान
गुजरात में जुलाई में बोने से इल्ली कम
borer kam kaise
tuver ke saath konsi antar fasal se iyal kam aaye
madhyam der wali kism me sundi kam lagti hai kya
guchhedar tuvar lena galat hai kya, gujarat
anand me july pehle hafte boya to keeda kam kyu
`,
  'pigeon-pea-pests-3': `
at threshing half lot shrunken with tunnel, outside pods looked healthy
tiny fly sits on green pods, what damage comes
POD FLY IN ARHAR
maggots inside tur grain
गहाई में दाना टेढ़ा सिकुड़ा, पहले कुछ दिखा नहीं
हरी फली पर छोटी काली मक्खी बैठती है, क्या करे
अरहर में फली मक्खी का नियंत्रण
तूर की शेंग में माशी
khali pichke dane nikal rahe fali sabut thi
fali banne lage to neem ghol kab maru makkhi ke liye
arhar me phali makkhi ka upay
tur me shengmashi
pod fly neem seed
pinhole on dry pod and shrunken half eaten grain
why no hole is seen outside while maggot is eating
फली सूखी तो सुई जैसा छेद निकला
नीम गिरी कितने ग्राम प्रति लीटर फली मक्खी पर
फली मक्खी उपाय
दाने चिचुके और आधे खाए, बाहर से पता ही नहीं चला
pod flai ka ilaj
fali banna shuru ho to neem ark chidakna sahi hai kya
shenga bahar se theek, andar pilli aali
makkhi ke dushman keede bachane chahiye kya
dana sikud gaya aadha khaya, tur kholi to pata chala
`,
  'pigeon-pea-pests-4': `
tips became ball of dried petals with web and frass
will bt or neem reach worm inside webbed bunch
maruca in tur
leaf webber binding arhar flowers
फूलों का सूखा गोला सा बना, अंदर लट और बीट
जाला बांधने वाली सुंडी पर पहले क्या छिड़कें
अरहर में मारुका कीट
फूल पत्ती जाले में लिपटे अरहर में
phoolon ka gola ban gaya jaale me, andar patli illi
jale wali sundi me neem pehle maru ya bt
maruca ka ilaj arhar me
arhar me phool jale me chipak gaye
maruca web flowers
how much share of pods can be lost by the webbing caterpillar
should i spare small wasps when flowers are webbed
फूल कली जाले में बंधे गुच्छे जैसे
चित्तीदार छेदक से कितने प्रतिशत फलियां जाती हैं
जाले वाली सुंडी पर पहले नीम छिड़कना ठीक है क्या
मारुका सुंडी
maruka illi
jaala lagake phool ke guchhe kha rahi chitkabri sundi
bt se jale wali illi maregi kya
sahansheel kism lagane se jala keeda kam hoga
phool kali ka lachha ban gaya hai tur me
`,
  'pigeon-pea-diseases-1': `
half plant green half dry, when i peel bark dark stripe comes
for how long should this dal be avoided on sick land
WILT IN ARHAR
arhar drying one branch at a time
आधा पौधा हरा आधा सूखा, छाल के नीचे काली रेखा
ज्वार मिलाकर बोने से सूखना कम होगा क्या
अरहर में उकठा रोग की जानकारी
तूर में मर रोग
aadha jhaad sukha aadha hara chhaal ke neeche kaala
mar rog wale khet me kitne saal toor na le
arhar sukh rahi hai ilaj
tur me mar rog upay
wilt resistant variety
for how many years keep the field free of this crop after wilt
does mixing sorghum reduce drying of plants
छाल छीली तो जड़ से काली भूरी पट्टी
ज्वार के साथ बोना उकठा में ठीक है क्या
उकठा रोधी किस्म
डाल डाल सूखकर पूरा पौधा मर गया
ukatha ilaj
rahar sukh jati hai ek ek shaakh, beej me kya lagau
narendra 1 me mar rog nahi lagta kya
chaar saal fasal badalna padega ukhta me
patti peeli hoke aadha ped murjha gaya andar kali lakir
`,
  'pigeon-pea-diseases-2': `
some plants tall green like fodder with no bloom till december
should barren ones be uprooted and burned, does wind carry it
STERILITY MOSAIC IN ARHAR
tur plants leafy but no flowers
चारे की तरह हरे खड़े हैं, दिसंबर तक फूल नहीं
बिना फल वाले पौधे जलाने से बाकी बचेंगे क्या
अरहर में बांझा रोग
तूर में वांझ रोग
december aa gaya kuch paudhe me phool hi nahi, patti chhoti
banjh paudhe ukhad du ya rehne du
arhar me phool nahi aa raha jhadi ban gaya
banjha rog arhar upay
sterility mosaic mite
bushy pale plant without flower, does wind spread it
is repeated pyrethroid spray making barren plants more
पौधा झाड़ हो गया पर फूल फली नहीं
बांझा रोग वाले पौधे जलाना ठीक है क्या
बंध्या रोग तूर
छोटी चितकबरी पत्ती, हल्का हरा रंग, फली नहीं
banjha rog ilaaj
bareek makdi hawa se lati hai kaun si bimari
sirf patte hi patte, ek bhi shenga nahi
baar baar kitnashak marne se banjhapan badhta hai kya
banjhpan rog ke upchar ki jankari
`,
  'pigeon-pea-diseases-3': `
july downpour, month old plants snap at collar with dark ring
plants only in lowest strip are dying after rain
STEM BLIGHT IN ARHAR
young tur dying after waterlogging stem brown
कॉलर पर काला छल्ला और हवा से टूट जाते हैं
ढलान के नीचे वाली पट्टी में बरसात बाद मर रहे
अरहर में तना झुलसा
जुलाई में छोटी अरहर मर रही, तना काला
ek mahine ke paudhe barish ke baad kamar se toot rahe
mend pe bone se ye galna rukega kya
arhar ka tana niche se kala pad gaya
barsat me choti rahar mar rahi
stem blight ridge sowing
metalaxyl seed treatment is for which disease
low spot plants broke at ground after rain, yellow leaves
तने पर जमीन के पास काला घेरा, पौधा टूटा
निचली जगह में बोने से झुलसा होगा क्या
फाइटोफ्थोरा झुलसा
बरसात बाद पत्तियां पीली और तना काला
tana jhulsa upay
jameen ke paas tana ghera jaisa kala hoke gir jata rahar
15 june tak med par bone se tana rog bachta hai kya
barish ruki to chhote paudhe toot toot gire
khet ka paani na nikalne se tana sadta hai na
`,
  'pigeon-pea-disorders-1': `
mist and cloud for ten days, yellow flowers all over ground
does two percent dap spray hold the blossoms
FLOWER DROP IN ARHAR
tur flowers falling due to fog or cloud
दस दिन धुंध रही, पीले फूल जमीन पर बिछ गए
डीएपी का पानी छिड़कने से फूल टिकेंगे क्या
अरहर में फूल झड़ने की समस्या
तूर का फूल गळ हो रहा
badal chhaye rahe to phool jhad gaye, aage kaunsi kism lu
dap ghol ka chhidkav kitne din baad dohrau
arhar ka phool gir raha hai kya spray kare
tur phool gal upay
flower drop dap spray
when to repeat two percent dap spray after first
is cloudy monsoon making flowers fall without pods
बादल में फूल गिरे, फली कम बनी
डीएपी बीस ग्राम लीटर छिड़कना ठीक है क्या फूल पर
फूल झड़ना बादल
ऐसी किस्म जिसका फूल बारिश के बाद आए
phool girna roko
tnau ka dap 2 pratishat spray kab kab
lagatar badri se tur ka phool jhad gaya
aise time pe bou ki phool barish ke baad aaye
phool to bahut the, fali gini chuni, mausam ki wajah se kya
`,
  'pigeon-pea-disorders-2': `
at thirty days lobia and urad show coppery strips, veins are green
should zinc be mixed in soil before next sowing
zinc deficiency in pulses
urad leaves yellow between veins one month old
उड़द लोबिया में तांबे जैसी पट्टी, महीने भर की फसल
अगली बार बोने से पहले मिट्टी में क्या मिलाऊं, पत्ती धारीदार पीली
दलहन में जिंक की कमी के लक्षण
उड़द की पत्ती में नसों के बीच पीलापन
dalhan ke patte dhari wale peele hai nas hari rehti
har baar isi khet me urad peela padta hai jasta milau
arhar me zinc ki kami kaise pehchane
urad me patti pili nas hari
zinc shortage pulses
strips between veins are bronze in lobia within a month
is 10 kg zinc sulphate an acre in soil enough
नसें हरी, बीच में कांसे जैसी पट्टी
हर साल जिंक की कमी वाले खेत में बुवाई से पहले क्या दें
जस्ते की कमी
लोबिया की पत्ती एक महीने में धारीदार पीली
jasta kami patti
moong urad me nas ke beech peeli patti, kya kami hai
zink sulphate mitti me milana sahi hai kya
mahine bhar me patte kaanse rang ke dhari wale
25 kilo jinc hectare kis kami ke liye
`,
  'pigeon-pea-intercropping-1': `
singdana is main, want few lines of tall dal between, ratio please
six to one for long type and four to one for short, right
groundnut tur intercropping ratio tamil nadu
redgram rows in groundnut field
सिंगदाने में ऊंची दाल की लाइनें कितनी छोड़कर
बारिश के भरोसे दोनों साथ, कतारों का हिसाब
मूंगफली अरहर अंतरवर्तीय अनुपात
मूंगफली में तूर की कतार कितनी
singdana main fasal hai beech me dal ki line kitni duri pe
4 line ke baad ek line jaldi wali daal
mungfali me arhar kaise lagaye
groundnut thuvarai kitni line
groundnut six rows
for medium duration type how many groundnut rows between
is one row after every six groundnut rows right without irrigation
मूंगफली के साथ तूर की कतार का अनुपात
चार लाइन मूंगफली पर एक लाइन
लंबी अवधि वाली हो तो मूंगफली की छह लाइन रखें क्या
बारानी में दोनों साथ बोना ठीक है
kadalai idaiyil oru varisai
mungfali ke khet me kitni line baad ek line
bina sichai, kam avadhi wali tuar aur mungfali saath
bhuimug me 4:1 rakhna sahi hai ki 6:1
singdana ke beech lambi wali rahar ek line
`,
  'pigeon-pea-nursery-1': `
seedlings in polythene are forty days, field free in august, how to set
plant has single stem, when to pinch top for branches
TRANSPLANTED ARHAR METHOD
nipping in tur when
पन्नी वाले पौधे चालीस दिन के हुए, कितनी दूरी पर रोपूं
रोपने के पच्चीस दिन बाद शेंडा तोड़ना है क्या
अरहर रोपाई विधि की जानकारी
तूर का शेंडा कब खुड़ें
panni me ugaya paudha kitne din ka ho tab rope
upar ka 5 cm tod dene se fanti badhegi kya
arhar ki ropai kaise hoti hai
tur shenda khudni kab
polybag seedling transplant
how far apart are pits for transplanted crop
is nipping the top 5 cm good for branching
पॉलीबैग में पौध कितने दिन पहले तैयार करें
अगस्त में रोपना ठीक है क्या
शीर्ष कोपल तोड़ना
पांच गुणा तीन फुट पर गड्ढे किस फसल के
ropai wali tur
thaili me nursery 30 se 45 din ki
ropne ke bees din baad upar ki kopal todne se nuksan hoga kya
shakha badhane ke liye sira todu, kab
lambi avadhi wali rahar rop ke lagane ki vidhi
`,
  'pigeon-pea-yield-1': `
neighbour got twelve quintal an acre from long season one, possible
short one gave me only three quintal, how much should come
yield of arhar per acre
late arhar production quintal
लंबी वाली से बारह क्विंटल एकड़, सच है क्या
मुझे तीन ही क्विंटल मिले, ठीक देखभाल में कितने होते
अरहर की पैदावार प्रति एकड़
देर वाली अरहर कितनी उपज देती है
pados me 10 kuntal acre nikli, itni hoti hai kya
jaldi wali me 7 kuntal ki ummeed rakhu acre se
arhar ek acre me kitna hota hai
tur ka utpadan kitne quintal
late type yield acre
is 7 quintal an acre normal for early variety
how many quintals a hectare with good care from late one
जल्दी पकने वाली से एकड़ में कितनी उपज
पच्चीस तीस क्विंटल हेक्टेयर कौन सी देती है, अगेती या पछेती
उपज क्विंटल एकड़
देर वाली लगाने से दुगनी उपज मिलेगी क्या
kitni paidavar tur
16 20 kuntal hectare ageti ki sahi baat hai kya
pachheti rahar ekad me 12 kuntal tak
meri upaj 4 kuntal acre rahi, kam hai kya
agaiti pachheti ki upaj ki jankari
`,
  'pigeon-pea-harvest-1': `
three fourth pods brown but top still green, cut now
how to check with teeth that grain is dry for store
HARVESTING TIME OF ARHAR
how dry should tur grain be
पौन हिस्सा फली सूख गई, ऊपर हरी है, काट लूं
कटे हुए बोझे कितने दिन खड़े रखें
अरहर की कटाई कब
तूर काढणी का समय
bojha bana ke kitne din dhoop me khada rakhe
dana daant se kadak bole tab kothi me rakhu na
arhar kab kaate
tur kadhni kab karni
pods brown cut bundles
how many days should bundles stand in sun before threshing
is it wrong to store when grain does not crack in teeth
पचहत्तर प्रतिशत फलियां भूरी हों तो काट लें
गट्ठर कितने दिन खड़े रखने हैं
गहाई से पहले सुखाना
दाना दांत से कड़क न टूटे तो रखना ठीक है क्या
katai gahai tur
shenge tapkiri zali, ab kaapni karu kya
poori phali sukhne tak rukna nuksan karega kya
kat ke seedha thresher me daal du ya dhoop me rakhu pehle
chaar din dhoop dikhayi bojho ko, ab gahai karu
`,
  'moong-sowing-1': `
FARMER ASKED TIME OF SOWING SUMMER MOONG PUNJAB
after potato harvest in march can moong go in punjab
row spacing of summer moong with drill
is 25 april too late for summer moong at ludhiana
पंजाब ग्रीष्मकालीन मूंग बुवाई समय की जानकारी
आलू निकालकर मूंग डालनी है पंजाब में, मार्च की कौन सी तारीख
संगरूर में अप्रैल के बीस को बीजी मूंग में झाड़ घटेगा क्या
गर्म मौसम की मूंग लाइन से लाइन साढ़े बाइस ठीक है
punjab me garmi di moongi bijan da sahi time
aloo patt ke moong kado bijiye
20 march se pehle moong bij du punjab me ya rukna chahiye
satthi moong da beej kinna dunga paiye
summer sowing punjab april
what row gap in inches for hot weather crop after wheat, ludhiana
is third week of april still ok to sow in punjab or loss in yield
पंजाब में मार्च के बीस से पहले गर्मी वाली बीजना ठीक है क्या
बीज छह सेंटीमीटर गहरा चला गया, उगेगा क्या, पंजाब गर्मी
ग्रीष्मकालीन बिजाई की तारीख
पंजाब चैत में मूंगी
garmi ruitt di bijai punjab ch 10 april to baad
sarson vadd ke moongi bijni, hun march chal reha
siyad to siyad 9 inch rakhiye
punjab me garmi wali ki bijai der se karne par nuksan hoga kya
drill se kitni gehrai par bij giraye garmi me
`,
  'moong-sowing-2': `
sowing time of garma moong in bihar farmer asked
i am in patna, want moong in march first week, fine?
moong put at end of april in bihar gave flowers but no pods, reason
zaid moong last date eastern up
बिहार में वसंतकालीन मूंग कहिया बोअल जाई
मसूर कटने के बाद मार्च शुरू में मूंग डाल दें बिहार में
मई में फूल तपकर गिर गए मूंग के, क्या बोने में देर हुई थी
गरमा मूंग बुआई का समय बिहार जानकारी
bihar me garma mung kab boai kari
sarso kate ke baad march me mung dal de kya bihar
late bone par mung ka phool garmi se jal jata hai kya
samastipur me moong bone ka antim tarikh
spring sowing bihar date
plants grew but no pods because flowers came in may heat, bihar
is sowing after mid april a waste in bihar
बिहार में चैत में बोना ठीक रहेगा क्या
देर से गरमा मूंग बोने पर छीमी क्यों नहीं आई
वसंत वाली पहले पखवाड़े मार्च में ही बो दें क्या, बिहार
गरमा बुआई बिहार
garma mung buai
phagun me khet khali hua hai darbhanga, daal bo sakte hai
15 april nikal gaya bihar me ab bone ka koi fayda
garmi se phool jal gaye dana nahi pakda, bone ka time galat tha kya
bihar me garma dalhan lagane ka samay ki jankari
`,
  'moong-sowing-3': `
ASKING KHARIF MOONG SOWING TIME UTTARAKHAND
monsoon moong spacing row to row
when sow moong in doon valley
august first week moong in rudrapur ok or late
खरीफ मूंग की बुआई तराई क्षेत्र समय
देहरादून घाटी में मूंग कब डालते हैं
रुद्रपुर में अगस्त दस तक मूंग चल जाएगी
बरसाती मूंग में कतार की दूरी बताएं
barsaati moong kab lagti hai uttarakhand
udham singh nagar me mung august me bo sakte
pahadi ilake me moong june me hi bone hai kya
kharif mung line se line kitna rakhe
monsoon sowing uttarakhand
how deep to put seed in rainy season in tarai, inches
can i sow in first week of july in plains or wait till month end
तराई में भादों शुरू में बोना देर तो नहीं
पहाड़ की घाटी में किस महीने डालते हैं यह दाल
बरसात वाली में लाइन एक फुट पर रखें क्या
खरीफ मूंग समय
barsati dal kab bowe
doon ghati me june ke aadhe baad bona chahiye na
haridwar me 15 august ke baad bona nuksan dega kya
kharif me katar 30 se 45 cm rakhna sahi hai kya
pantnagar side july akhir me mung boai
`,
  'moong-sowing-4': `
punjab kharif moong seed quantity per acre
when to sow sauni moong in amritsar
july 20 moong sowing punjab is it ok
moong bijai monsoon season punjab information
पंजाब में सावनी मूंग का बीज किल्ले में कितना
जुलाई शुरू में मूंग बीजना ठीक रहेगा पंजाब
खरीफ मूंग पंजाब बिजाई और बीज दर
मक्की की जगह सावनी मूंग लगानी है, जुलाई की कौन सी तारीख
punjab vich sauni moong kado bijni
kharif mungi ek kille me kinna beej
july me moong bij sakde haan punjab
8 kilo bij kafi hai sauni moongi nu
kharif seed per killa
is 20 kg per hectare enough in punjab rainy season
july first fortnight sowing in punjab, is 25 july late
पंजाब में सावन की बिजाई का बीज एक किल्ले का
बरसात की बिजाई जुलाई के अंत में करना ठीक है, पंजाब
खरीफ की मूंगी के बीज की मात्रा
पंजाब सावनी बीज
sauni bijai punjab july
barsaat vali moongi da beej 8 kilo ton ghat paiye
punjab me kharif ki bijai kis pandrah din me hoti
kille vich 10 kilo beej sut ditta sauni da, jyada taan nahi
hoshiarpur me monsoon di moongi kado bijni chahidi
`,
  'moong-seed-1': `
SEED RATE OF SUMMER MOONG
how many kilos sml 832 for two acre
i have 12 kg sml 668 is it enough for one acre
tmb 37 moong quantity of seed
ग्रीष्म मूंग बीज दर की जानकारी
एसएमएल 1827 एक किल्ले में कितना डालें
बारह किलो में पूरा एकड़ हो जाएगा या पंद्रह लाऊं
गर्मी की मूंग मोटे बीज वाली कितने किलो एकड़
garmi wali moong ka bij kitna lagega 1 acre me
sml 668 12 kilo dala to patli rahegi kya
tmb37 ka beej kitna le
do kile ke liye grishm mung ka beej kitna kharidu
sml 668 seed kilo
is 12 kg enough for an acre of sml 1827
why bold grain summer type takes 15 kg an acre
गर्मी में टीएमबी 37 का बीज प्रति हेक्टेयर
मोटा दाना कम किलो डालने से खेत विरला रहेगा क्या
ग्रीष्म मूंग बीज मात्रा
एसएमएल 832 का तीस किलो हेक्टेयर ठीक है
sml832 bij kitna
mote bij wali kism ka ek kille me 15 kilo lagta hai na
grishm me alag kism ka alag beej hai kya
chhote dane wali garmi ki kism me 12 kilo sahi h
1827 number ka beej do acre ke liye kitna kharide
`,
  'moong-seed-2': `
information on seed inoculation of green gram
rhizobium benefit in percent for moong
after mixing culture seed should be dried in sun or shade
is biofertiliser packet one acre or two acre
मूंग में राइजोबियम टीके का फायदा कितना
कल्चर मिलाकर बीज कहां सुखाएं
जीवाणु खाद का पैकेट मूंग के बीज में लगाने की विधि
केवीके से टीका लाया हूं, कितने पानी में लगाऊं
moong ke beej ko tika kaise lagta hai
rhizobium kalchar se jhaad badhta hai kya mung ka
culture lagane ke baad turant bona hai ya agle din
jeevanu khad ka packet 1 acre ke beej me kitne
rhizobium packet benefit
is it fine to dry inoculated seed in sun
how many packets of culture for one acre seed
टीका लगाने से उपज कितने प्रतिशत बढ़ती है
कल्चर मिलाकर अगले दिन बोना ठीक है क्या
जीवाणु टीका मूंग
बीज में पानी ज्यादा डालकर कल्चर मिला दिया, नुकसान होगा
tika lagane ka tarika
rizobium packet ek acre me ek hi kafi hai
beej gila karke culture milaye phir chhaya me kitni der sukhaye
jeevanu khad se 12 se 16 pratishat jyada upaj sach hai kya
FARMER ASKED QUERY ABOUT RHIZOBIUM CULTURE BEEJ ME KAISE LAGAYE
`,
  'moong-varieties-1': `
FARMER ASKED ABOUT SUMMER MOONG VARIETY FOR PUNJAB
which moong matures before paddy nursery goes in field
sml 1827 yield and duration
sml 832 good or not for hisar
ग्रीष्म मूंग की उन्नत किस्म हरियाणा
एसएमएल 1827 कितने दिन की है
धान से पहले खेत खाली करने वाली मूंग की वैरायटी
हिसार में गर्मी की मूंग कौन सी चोखी
sathi moong ki kaun si variety achi hai
sml 1827 ki paidawar kitni h
haryana me grishm mung ki kism batao
jaldi taiyar hone wali moong punjab variety
60 day summer variety
how much yield does sml 668 give per acre in summer
which takes 62 days, sml 1827 or 832
हरियाणा में गर्मी की कौन सी किस्म पांच क्विंटल देती है
एसएमएल 668 कितने दिन में पकेगी
ग्रीष्म किस्म पंजाब
गेहूं और धान के बीच दो महीने में निकलने वाली कौन सी
garmi ki moongi variety
sml 832 ka jhaad ek acre ka kitna
punjab me satthi ki nayi kisam kaun si changi
60 62 din me tayar, 5 kuntal acre, naam batao
haryana me garmi me bone layak unnat kism ki jankari
`,
  'moong-varieties-2': `
moong variety for uttar pradesh farmer query
is samrat good for zaid in kanpur
narendra moong 1 days to maturity and yield
name of kharif mung for nainital plains
यूपी में मूंग की कौन सी वैरायटी लगाएं
पंत मूंग 5 जायद में चलेगी क्या
सत्या एमएच 2-15 मूंग की पैदावार
मालवीय जनचेतना कैसी है
up me moong ka badhiya beej kaun sa hai
samrat moong kitne din me pakti
pant moong 5 kharif me lagau ki jayad me
gorakhpur ke liye mung ki prajati
pant 5 zaid kharif
which type gives 12 to 15 quintal a hectare in up plains
is janchetna good for gorakhpur side
मैदानी यूपी के लिए सत्या या सम्राट, कौन बेहतर
नरेंद्र मूंग 1
जायद और खरीफ दोनों में चलने वाली पंत की किस्म
मालवीय वाली कितने दिन की है यूपी में
samrat ki upaj
up me sattar din se pehle pakne wali mung ka naam
mh 2-15 satya ka beej uttar pradesh me lagana thik h
bareilly ke liye badhiya prajati batao dalhan ki, 65 din wali
janchetna kism kitna kuntal ekad deti hai
`,
  'moong-nutrients-1': `
FERTILIZER DOSE IN SUMMER MOONG
is urea needed in summer moong at sowing
ssp bags per acre for garmi moong
moong in potato field, should i buy any dap
गर्मी की मूंग में खाद की मात्रा जानकारी
सिंगल सुपर फास्फेट ग्रीष्म मूंग में कितना
आलू वाले खेत में मूंग, यूरिया की जरूरत है क्या
मूंगी को बीजते समय यूरिया कितने किलो
garmi moong me khaad kitni pawe
ssp ek acre garmi mung me kitna
aalu wale khet me moongi nu khaad di lor hai
urea 11 kilo hi kafi hai kya mung ko
ssp 100 kg per acre
no fertiliser after potato crop, is this correct for summer
how much urea at sowing per killa for hot season crop
गर्मी वाली फसल में सुपर फास्फेट की कितनी बोरी किल्ले में
आलू के बाद वाले खेत में खाद डालना बेकार है क्या
ग्यारह किलो यूरिया
पंजाब ग्रीष्म मूंगी को बिजाई पर क्या खाद दें
super ki do bori garmi me
aalu wali zameen me khaad dalne se nuksan hoga kya
punjab garmi wali fasal me yooria aur super kitna
bijai samay khad na di to baad me dein kya, garmi vali moongi
garmi ki fasal me khad 27 kilo urea hectare hi kyu
`,
  'moong-nutrients-2': `
npk dose for rice fallow moong
moong after paddy in orissa what manure at sowing
is top dressing required in rabi moong
ASKING FERTILIZER RABI MOONG ODISHA
रबी मूंग में खाद की मात्रा ओडिशा
धान के पीछे मूंग, नाइट्रोजन फास्फोरस कितना प्रति एकड़
रबी मूंग में बाद में यूरिया छिड़कना है या नहीं
बंगाल में धान बाद मूंग में पोटाश देते हैं क्या
dhan ke bad mung me npk kitna
rabi moong khad matra per acre
mung me bona time hi poora khad de du
dhan kataye mung lagaye khad kya de
npk after rice
is it ok to give all fertiliser at sowing in rice fallow
potash per acre for the crop following paddy in cuttack
धान के बाद वाली को फास्फोरस चालीस किलो हेक्टेयर
नत्रजन बाद में टुकड़े में देना चाहिए या सब बुवाई पर
रबी खाद ओडिशा
धान के खेत में यह दाल बोते समय कितना एनपीके
dhan baad khad matra
8 16 8 kilo acre wali matra kis fasal ki hai
bhuvaneshwar me rabi mung ko potash dena jaruri hai kya
dhaan ki katni ke baad buwai, khad kitni aur kab du
dhan ke baad 20 40 20 dena sahi rahega
`,
  'moong-machinery-1': `
sow moong without ploughing after wheat which machine
happy seeder for moong in wheat stubble
zero till moong punjab information
combine left straw, can i drill moong directly
गेहूं की नाड़ में मूंग बोने की मशीन
जीरो टिलेज से मूंग की बिजाई जानकारी
कंबाइन के बाद भूसा पड़ा है, मूंग बिना जोते डालनी है
हैप्पी सीडर मूंग में चलेगा
happy seeder se moong bij sakte hain kya
bina vahai ke moong bijni hai
kanak ke naad me mungi bijan wali machine
zero drill chalegi ya khet jotna padega moong ke liye
happy seeder after wheat
can i drill directly in combine harvested field without burning
is ploughing required after wheat or zero till ok
गेहूं के डंठल खड़े हैं, हैप्पी सीडर चलाएं क्या
साफ खेत में कौन सी मशीन से बिना जुताई बोएं
जीरो ड्रिल बिजाई
नाड़ जलाए बिना सीधी बिजाई करना ठीक है
bina vahe bijai punjab
zero till dril kis khet me chalti hai, nad wale me ya saf me
kanak vaddan to agle din bina vahe moongi bij dayiye
happi seedar garmi me chala sakte hai kya
jutai ka kharcha bacha ke seedhi buwai, konsi machine
`,
  'moong-irrigation-1': `
HOW MANY IRRIGATION IN MOONG
first watering of green gram at what age
pods are filling in rabi moong, give water or not
gap between two irrigations moong
मूंग में सिंचाई की जानकारी
पहली सिंचाई मूंग में बीस दिन पर करें या पहले
मूंग में दाना पड़ रहा है, पानी लगाऊं क्या
रबी मूंग को कै पानी चाहिए
mung me pehla pani kab lagaye
moong me kitna pani lagta hai kul
daana bharte time moong ko pani de ya na de
20 din ki ho gayi mung ab sinchai karu
first watering 20 days
how many light waterings total after rice in east india
water before flowers and at grain filling, is that right
फूल आने से पहले पानी न दें तो क्या होगा
खड़ा पानी रह गया तो मूंग को नुकसान
पहली सिंचाई कब
दाना भरते समय हल्का पानी दें या नहीं
chaar pani bahut hai
do sinchai ke beech 10 ya 15 din ka fasla rakhe
pachis din ki ho gayi abhi tak pani nahi diya
bhari sinchai kar di, khet me paani khada hai, kya asar padega
mung me kitne halke paani ki jankari
`,
  'moong-irrigation-2': `
moong standing in rain water what to do
should i irrigate moong when flowers are full
kharif moong water coming from road side into field
drainage in green gram monsoon
खरीफ मूंग में जलनिकासी
मूंग में पानी भर गया तीन दिन से
फूलों से लदी मूंग में सिंचाई करना सही है क्या
ज्यादा बारिश में मूंग कैसे बचाएं
moong me baarish ka pani bhar gaya
full flowering me mung ko pani dena chahiye ya nahi
khet se paani nikalna jaruri hai mung me
kharif mung me sinchai ki zarurat hai kya phool time
full bloom no irrigation
rain water is standing, what is most important in monsoon
is it okay to irrigate when whole field has blossomed
बरसात में खेत से निकासी का इंतजाम कैसे रखें
फूल पूरे खिले हों तब पानी देना गलत है क्या
जल निकास मूंग
लगातार बारिश से खेत डूबा, नाली बनाऊं
pura phool pani na de
barish ke mausam me sabse jaruri kaam kya hai is dal me
bahar aayi hui hai phoolo ki, motor chala du kya
pani ki nikasi na ho to fasal kharab ho jayegi kya
kharif me nali banana kyu zaruri
`,
  'moong-weeds-1': `
WEED CONTROL IN MOONG FARMER ASKED
how many days after sowing pendimethalin
hand hoeing time in rabi green gram
nutgrass and broad leaf weeds coming in 3 week moong
मूंग में खरपतवार नियंत्रण की जानकारी
मूंग बोए बीस दिन हुए, घास निकलवा दूं
बोने के बाद दो दिन में कौन सी घास नाशक
मूंग में बथुआ मोथा बहुत जमा है
moong me ghas ki dawai kab dale
nirai kitni baar karni hai mung me
pendi moong me bone ke kitne din tak chalta
mung me kharpatvar bahut h kya kare
pendimethalin two days
at how many days should i do hand weeding in rabi pulses
is spraying the pre-emergence herbicide on fifth day of any use
बोने के दो दिन बाद भी पेंडीमेथालिन डालना ठीक है क्या
पच्चीस दिन पर निराई कर दी, एक और करनी पड़ेगी
घास नियंत्रण मूंग
मोथा घास छोटी फसल को दबा रही, क्या करें
khurpi kitne din
pendimithalin kab tak chidak sakte hai bone ke baad
shuru ke mahine me nirai na karne se nuksan hoga kya
FARMER ASKED QUERY ABOUT WEEDS IN RABI MOONG
hath se ghas nikalne ka sahi din 20 ya 30
`,
  'moong-diseases-1': `
how to save moong from yellow virus before sowing next crop
moong seed rate higher to reduce mosaic?
bright yellow spots on young moong leaf pods curling
maize border against mosaic in mung
मूंग में पीला मोजेक से बचाव की जानकारी
नई पत्तियां चटक पीली, फलियां टेढ़ी छोटी
मोजेक लगे पौधे किस उम्र तक उखाड़ने चाहिए
मक्का की लाइन लगाने से मूंग का पीला रोग रुकता है
moong me pila mosaic na lage uska upay
mosaic rog rokne ke liye beej kitna dale
patte chamkile peele ho rahe fali mud gayi mung
pilia rog moong kis keede se failta hai
yellow mosaic prevention maize rows
up to what age should sick yellow plants be pulled
after how many rows should i put two rows of jowar as barrier
हल्दी जैसा पीला चकत्ता, कौन सा कीड़ा फैलाता है
बीज दर बढ़ाकर पच्चीस किलो करना ठीक है क्या पीले रोग के लिए
चितेरी रोग मूंग
पीली पड़ी फलियां छोटी और टेढ़ी बन रही
chitkabra rog bachav
har 15 line ke baad makka ki do line kis rog ke liye
peele mosaik se bachne wali kism boye ya dawa pe bharosa
40 din tak rogi paudhe ukhadna sahi hai kya
yellow mozaik virus failne se kaise roke agle saal
`,
  'moong-diseases-2': `
YELLOW MOSAIC TREATMENT IN SUMMER MOONG
moong is going yellow net like, should i give urea spray
yellow sticky card in mung for whitefly
what does pusa say for yellow moong
मूंग पीली पड़ रही है दवा बताओ
पीला मोजेक लगने पर सबसे पहले क्या करें
मूंग में जालीदार पीलापन, जिंक यूरिया से ठीक नहीं हुआ
सफेद मक्खी के लिए पीले ट्रैप मूंग में
moong peeli pad rahi hai kya dale
virus wali mung me khad dene se fayda hoga
pila mojek lag gaya ab kya spray kare
yellow trap lagau ya imidacloprid mung me
whitefly sticky trap yellow
will urea or zinc bring back green colour in net like yellow leaves
first thing to do on seeing virus plants according to pusa
जालीदार पीला पत्ता, नीम या खाद डालने से ठीक होगा क्या
इमिडाक्लोप्रिड छिड़कने से पहले क्या करना चाहिए
पीला मोजेक उपचार
सफेद मक्खी मारने के लिए चिपकने वाली पीली पट्टी
pili mung ukhad de
patti me jaal sa peelapan, vitamin tonic se thik hoga kya
virus lagne par yuria dalna sahi hai kya
moong me peele mosaic ke upchar ki jankari
iari wale kya bolte hai peele jaal wale patto par
`,
  'moong-pests-1': `
whitefly season in moong haryana
when should i scout for whitefly in kharif green gram
tiny white flies fly up when walking through mung in august
does dry spell increase whitefly
मूंग में सफेद मक्खी कब आती है
अगस्त में मूंग झाड़ते ही सफेद मच्छर उड़ते हैं
हरियाणा में मूंग की सफेद मक्खी की निगरानी
सूखे दिनों में सफेद मक्खी बढ़ेगी क्या
mung me safed macchar ka prakop kis mahine me
moong ki patti ke niche safed kide dikhe
barish nahi ho rahi safed makhi badh rahi mung me
hafte me kai baar check kare safed makhi
whitefly peak month haryana
how many times a week should i check leaf underside
does hot rainless weather bring more white flies
हरियाणा में सफेद माखी किस महीने जोर पकड़ती है
पत्ती उलटकर देखना हफ्ते में एक बार काफी है क्या
सफेद मक्खी अगस्त
जुलाई में दिखी तो आगे और बढ़ेगी क्या
safed makhi kab zyada
barkha hone par safed machhar ghatta hai kya
august end me patta hilate hi safed makkhi ka badal
bhadva me dhoop tez, pattiyo ke niche dhole keede, hisar
kab se kab tak nigrani rakhe safed makkhi ki
`,
  'moong-pests-2': `
FLOWER DROP IN SUMMER MOONG
thrips control in green gram flower
black insects in moong flower no pods setting
moong buds fall and top leaves curl upward in may
ग्रीष्म मूंग में फूल झड़ने की समस्या
मूंग के फूल में चुरड़ा कीट
नीला ट्रैप मूंग में किस कीट के लिए
मई में मूंग के फूल गिर रहे, ऊपर की पत्ती मुड़ रही
garmi ki mung me phul gir raha fali nahi ban rahi
thrips mung ke phool me kaise dekhe
phool me kaale chhote keede hai moong me
mung ka phool jhad raha thrips hai kya upay
thrips blue trap flowers
tap flower on white paper, what should i look for
is sml 668 tolerant to the small black insects in bloom
गर्मी में फूल गिरते और सिरे मुड़ते हैं, क्या कारण
चुरड़ा कीट फूल
मिट्टी में नमी रखने से फूल का कीड़ा कम होगा क्या
कली बनते समय दवा छिड़कना ठीक है क्या गर्मी की मूंग में
thrip neela trap
phool jhad ke gir rahe, kagaz pe jhadne se kale bhure jeev
konsi kism me churda kam lagta hai garmi me
joon jaise bareek keede phool me, fali nahi lag rahi
nili patti tangne se phool bachenge kya
`,
  'moong-diseases-3': `
ROOT ROT IN MOONG CONTROL
moong drying in patches, root bark comes off
trichoderma seed treatment for moong wilt
urad plants collapsing after irrigation following drought
मूंग में जड़ गलन की जानकारी
मूंग के पौधे जगह जगह सूख रहे, जड़ सड़ी है
उड़द में उखटा जैसा, तना नीचे से भूरा
जड़ सड़न वाले खेत में मूंग के बाद क्या बोएं
mung ke paudhe sukh rahe jad sad gayi
jad galan moong ka ilaj
urad me paudha ukhad ke dekha jad kali resha resha
moong me ukhta se bachne ke liye beej me kya milaye
root rot trichoderma seed
after drought i irrigated and now plants droop, bark in shreds
which crop to rotate with for root rot field, bajra or what
जड़ सड़कर रेशे जैसी, छाल में काले बिंदु
उड़द का तना नीचे भूरा, खींचते ही उखड़ जाता है
जड़ गलन उपचार
बीज में चार ग्राम ट्राइकोडर्मा किस रोग के लिए
jad sadi paudha jhuka
gobar khad dalne se jad sadna kam hota hai kya
sukhe khet me achanak pani dena galat tha kya, paudhe murjha gaye
jad ka chhilka resha resha ho gaya urad me
pichhle saal ke thoonth khet me chhodna jad rog badhata hai kya
`,
  'moong-diseases-4': `
POWDERY MILDEW IN MOONG
brown round spots with grey centre on mung leaves
white dust on leaves and stem of moong in september
leaf spot in green gram what to do
मूंग में चूर्णी फफूंद का उपचार
मूंग के पत्ते पर राख जैसा सफेद
पत्ती पर भूरे लाल छींटे, मूंग घनी है
सरकोस्पोरा धब्बा मूंग में
moong ke patte pe safed rakh jaisa
mung me bhure dhabbe ka ilaj
powder jaisa safed patti pe moong me kya chhidke
patto par laal chhinte mung barsat me
powdery mildew sulphur
small red brown dots with grey middle during thick wet growth
is late rainy season humid weather bringing white powder
पत्ते पर सफेद भभूत जैसी परत फूल के समय
घनी फसल में लाल भूरे छोटे गोल दाग
सरकोस्पोरा धब्बा रोग
घुलनशील गंधक किस बीमारी पर छिड़कते हैं
chhachya rog moong
patti par safed chuna jaisa aur neeche phail raha hai
bhure daag beech se dhoosar, barsat me badh rahe hai
paudhe door door lagane se dhabbe kam honge kya
safed bukni ke niyantran ke bare me jankari
`,
  'moong-pests-3': `
webbing caterpillar in green gram pods organic control
larva inside moong flower web
neem spray for maruca in moong
bird perches in mung how many per acre
मूंग में इल्ली फूल खा रही जाला बनाकर
चित्तीदार फली छेदक मूंग में जैविक उपाय
मूंग की फली आपस में चिपकी, अंदर कीड़ा
टी आकार की खूंटी कितनी लगाएं मूंग में
moong me illi phool aur fali chipka deti hai
mung me jala wala keeda neem se jayega
fali chhedak mung me kya kare
khunti gaadne se chidiya illi khayegi kya moong me
spotted pod borer neem
how many bird perches per hectare for webbing caterpillar
does deep summer ploughing reduce worm that ties buds together
फूल और फली आपस में धागे से बंधी, अंदर इल्ली
आठ खूंटी प्रति एकड़ लगाना ठीक है क्या
चित्तीदार छेदक मूंग
मित्र ततैया को बचाने के लिए क्या न छिड़कें
jaala illi fali
neem giri ka ark 5 pratishat kis sundi pe chalega
phool chipak ke guchha ban gaye, bhitar sundi
t khunti kitni gaadni padegi ek hectare me
garmi ki gehri jutai se fali ki sundi kam hoti hai kya
`,
  'moong-soil-1': `
lime dose for moong in acidic soil kerala
moong not making nodules in red laterite land
dolomite in place of lime for green gram
soil test says acidic, growing moong what to add
अम्लीय भूमि में मूंग हेतु चूना
मिट्टी का पीएच पांच है मूंग लगानी है
मूंग में गांठ कम है, जमीन खट्टी बताई है जांच में
डोलोमाइट एकड़ में कितना मूंग से पहले
ph kam hai mung ke liye chuna kitna dale
mung ki jad me ganth kam ban rahi khatti zameen
laterite mitti me moong, dolomite kab milana
chuna kab dale moong bone se pehle
acid soil lime dose
how much dolomite per acre where roots make no nodules
is it okay to mix lime at the last ploughing
खट्टी मिट्टी में चूना कितने किलो एकड़
जड़ों में गांठें नहीं, मिट्टी का सुधार कैसे
डोलोमाइट चार सौ किलो
पहली जुताई पर चूना मिलाना ठीक है क्या
tezabi mitti chuna
kerala me lal mitti, dalhan ki jad me ganth nahi banti
chune ki jagah dolomait dalu to kitna hectare me
mitti khatti ho to is dal me kya dale jotne se pehle
ph kam, moong ki badhwar nahi, ganthe gayab
`,
  'moong-soil-2': `
suitable soil for summer moong
can moong grow in sandy loam
is moong ok in kallar land
climate required for green gram
मूंग के लिए भूमि और जलवायु की जानकारी
रेतीली दोमट में मूंग कैसी रहेगी
क्षारीय जमीन में मूंग होगी क्या
मूंग गर्मी झेल लेती है क्या
moong kis zameen me achi hoti hai
kallar khet me mung lagau ya nahi
mung ke liye kaun si mitti sahi h
sem wali jameen me mungi hogi kya
sandy loam hot weather
is saline alkaline field bad for this pulse
can i sow in field where water stands for days
दोमट मिट्टी गर्म मौसम
कल्लर जमीन में बोने से नुकसान होगा क्या
हल्की रेतीली जमीन में मूंगी ठीक चलेगी
सेम वाले खेत में यह दाल लगाना सही है
kaisi zameen garmi dal
reh wali jameen me bij du to jamega kya
paani nikalne wali domat jameen hai, garmi me kya ye hogi
mitti aur jalvayu ki jankari, garmi ki dal
lunn wali zameen punjab, moongi bijiye ke na
`,
  'moong-harvest-1': `
WHEN TO HARVEST MOONG
what percent pods black for picking green gram
pods are cracking in field, rain forecast for tomorrow
should i pick moong in one go
मूंग की कटाई का सही समय
मूंग की फली काली पड़ गई कितनी पर काटें
बारिश आने वाली है, पकी मूंग काट लूं क्या
मूंग झड़ रही है खेत में
moong kab kaatni chahiye
fali kali ho gayi mung ki, kuch hari hai
kal baarish bata rahe, mung kaat lu
mung ki fali chatakne lagi
harvest 85 percent pods
what colour pods mean ready to cut
is it wrong to wait until the last pod ripens
कितने प्रतिशत फली भूरी हो तब काटें
पकी फली में दाना अंकुरित हो गया बारिश से
तुड़ाई का समय मूंग
ऊपर की कुछ फलियां हरी हैं, काट लेना ठीक है क्या
chhimi kali katni kab
sab chhimi pakne tak rukne se nuksan hoga kya
fali ka rang bhura kala ho gaya, ab todai kar le
pachasi pratishat pake to kaate ye sahi hai
der se kaata to dana jhad gaya khet me kyu
`,
  'moong-yield-1': `
production of moong per acre
average yield of kharif green gram uttarakhand
moong crop how many days and how many quintals
how much moong from one bigha in plains
मूंग की औसत पैदावार
एक हेक्टेयर में मूंग कितने क्विंटल
मूंग कितने दिन की फसल है और उपज
अच्छी खेती में मूंग कितनी निकलती है
mung ki paidawar kitni hoti hai
1 acre moong me kitne kuntal
moong ki fasal kitne din me aur kitni upaj
moong lagau to kitna niklega
yield per acre quintal
how many days till it is ready in uttarakhand rainy season
is 3 quintal an acre low with recommended practice
एक हेक्टेयर से दस पंद्रह क्विंटल होता है क्या
सत्तर दिन में कितनी पैदावार मिलेगी
उपज प्रति एकड़
सही विधि से मूंग की खेती में कितना निकलेगा
kitna utpadan 60 din
ek ekar se chaar kuntal nikla, theek hai ya kam
barsat wali me acre ka ausat kitna baithta hai
15 kuntal hectare milna mumkin hai kya mung me
utpadan aur fasal avadhi ki jankari dalhan uttarakhand
`,
  'moong-storage-1': `
moong storage insect control without medicine
is grain pro type bag good for green gram
how to keep moong seed six months free from bruchid
small round beetles coming out of stored mung
मूंग भंडारण की जानकारी
मूंग में घुन लग जाता है, सुरक्षित कैसे रखें
एयरटाइट बैग मूंग के लिए
मूंग के दाने में छेद हो गए कोठी में
moong ko ghun se kaise bachaye
mung rakhne ke liye kaun sa bag achha
moong me dhora keeda lag jata hai bori me
beej wali mung agle saal tak kaise rakhe
hermetic bag pulse beetle
how many days did airtight bag keep grain safe in trial
is ordinary woven sack not good for storing
हवाबंद थैली में भरने से पहले धूप लगाना जरूरी है क्या
साधारण बोरी में घुन लगता है
हर्मेटिक थैला घुन
छह महीने तक कीड़ा न लगे ऐसा थैला
ghun airtight thaila
katte me rakhi dal me surakh ho gaye, agli baar kisme rakhe
thaila pura na bhare to kya dikkat hoti hai
180 din tak mung ghun se bachane ka tareeka
bina goli dawa ke bhandaran sahi rahega kya hawa band bori me
`,
  'urad-sowing-1': `
sowing time of kharif urad in up
pantnagar side field empties in july end, is first week august late
urad sowing in hills june
till which date urad can be sown in august
बुवाई का समय
पंतनगर तरफ सावन आखिर में खेत खाली, अगस्त पहला हफ्ता चलेगा
पहाड़ में उड़द की बुवाई कब
अगस्त में उड़द बोना देर तो नहीं
sarson katne ke baad chait me daal du, kab tak
buai july me kab
zaid me urad march me bo sakte kya
aalu ke baad khet khali hua urad kab lagaye
urad sowing time
is august second week too late in plains
which half of june in hill valleys
उड़द बुवाई समय
जायद उड़द मार्च में बोना सही है क्या
तराई में सावन में बोनी
फरवरी आखिर में खेत खाली, डाल दूं क्या
urad kab boye
mash ki bijai barsat
garmi urad buai
pahad me asadh ki urad
urd boni july tisra hafta
pahad ki ghati me urad june ke aakhir me daalna theek
FARMER ASKED SOWING TIME OF URAD IN TARAI
`,
  'urad-sowing-2': `
cuttack, paddy harvested mid november, moisture there, throw biri now?
biri after paddy in november odisha
summer biri sowing date odisha
kharif urad sowing in odisha june
कटक में अगहन में धान कटा, नमी है, बिरी डालें
ओडिशा में गर्मी की बिरी का समय
ओडिशा खरीफ बिरी जून में कब डालें
धान कटने के बाद ओडिशा में बिरी की बुवाई
kalahandi unchi zameen rabi me kab bunaai
biri chasa kebe kariba odisha
dhan kata khet me biri bunibar samay odisha
odisha me rabi urad unchi zameen october
biri sowing odisha
is december too late for rice fallow biri
summer biri till which april week
ओडिशा बिरी बुवाई
धान परती में नवंबर पहला पखवाड़ा सही है क्या
ओडिशा में रबी ऊंची जमीन कब
जून मध्य में बिरी खरीफ
biri kebe
odisha urad parti
khara dina biri samay
odisha unchi jamin biri kartik
dhan kata jami re biri
odisha me biri kab boye, unchi aur nichi jamin dono
kendrapara me dhan ke baad khet geela, biri kis pakhwade
`,
  'urad-seed-1': `
seed rate per acre kharif
summer urad seed quantity and row spacing
seed kg per bigha
five bigha summer plot, line gap small, how many kilos
पांच बीघा गर्मी वाली, पास पास लाइन, कितने किलो
जायद उड़द का बीज कितना लगेगा
उड़द लाइन से लाइन दूरी
एक बीघा में उड़द बीज कितने किलो
chhint ke bo rahe dhaan ki parti me, kitna jyada dana
kataar ki doori kitni
garmi wali urad ka bij jyada kyo
kharif urad 5 kilo acre thik hai kya
urad seed rate
is 12 kg per acre right for zaid
row gap in kharif in cm
उड़द बीज दर
धान परती में 40 किलो हेक्टेयर सही है क्या
जायद में कतार 20 सेमी
खरीफ में कम बीज क्यों
urad bij kitna
beej ekad zaid urad
urad line duri
dhan ke baad chhitkawa kitna kilo
jyada bij dalne se nuksan hoga kya barsat me
is the same seed weight fine in march as in july for urad
धान परती में हाथ से छींटने पर एकड़ में 16 किलो ठीक है क्या
`,
  'urad-varieties-1': `
best urad variety for north india
pant urd 31 duration and yield
high yielding black gram variety kharif
want something that finishes before eighty five days and does both seasons
पचासी दिन के भीतर दोनों मौसम वाली
पंत उर्द 31 की जानकारी
उड़द की जल्दी पकने वाली किस्म
जायद और खरीफ दोनों की उड़द किस्म
beej bhandar me shekhar aur pant mil rahi, kis me upaj
urd ka accha bij kaun sa
pant 40 urad kaisi hai
azad urad 1 ki paidavar
best urad variety
pant urd 31 good for zaid too?
expected quintals from shekhar 1
उड़द की किस्म
उत्तरा किस्म कैसी
पंत उर्द 10 की उपज
85 दिन वाली खरीफ किस्म
urad ka beej kaunsa
pant urd 31
azad urd 1 upaj
shekhar urad kism
urd ki jaldi wali jaat
तीन महीने से पहले कटने वाली किस्म जो दोनों मौसम चले
which pant number crosses ten quintals a hectare
`,
  'urad-sowing-3': `
punjab summer mash sowing time and variety
mash 1137 seed rate per acre
fertilizer for spring mash in punjab
ludhiana after potato, bahar rut dal, seed kilos and bags
पंजाब में गर्मी की मांह की बिजाई
मांह 1137 का बीज प्रति एकड़
लुधियाने में आलू बाद बहार रुत, बीज ते खाद
मैश 1008 की जानकारी पंजाब
punjab me mash ki bijai kado
maah 1137 da beej kinna painda
vaisakhi ton pehla 1137 paa deiye, killa te kinna
mash 1008 march ch bijni thik hai
mash punjab spring
is 20 kg seed per acre right for mash 1137
urea kilos for bahar crop in punjab
पंजाब मांह बिजाई
माह 1008 मार्च मध्य
60 किलो सुपर फास्फेट प्रति एकड़ सही है क्या
बहार वाली दाल पंजाब की किस्में
mash 1137 punjab
maah bij ekad
punjab me garmi di maah
yuria 11 kilo maah
chet me maah bijna
is 15 kg seed per acre less for spring mash in punjab
फगवाड़ा में मांह बीजनी है, किस्म और खाद
`,
  'urad-nutrients-1': `
fertilizer dose for urad per acre
dap in black gram at sowing
pulse that fixes its own, still one bag brown at furrow?
why super phosphate
खाद कितनी डालें
अपनी नाइट्रोजन बनाती है फिर भी कूंड़ में कितनी
यूरिया देना चाहिए क्या
बिना जांच के उड़द की खाद
kisan kendra ne ssp bola, gandhak ke liye lu kya
dap kab dale
urad me super phosphate ke fayde
urad bone ke samay khaad
urad fertilizer dose
is urea top dressing needed for this pulse
phosphorus kg per hectare without soil test
उड़द खाद
कूंड़ में खाद देना सही है क्या
गंधक किस खाद से मिलेगा
नत्रजन 20 किलो हेक्टेयर
urad khad matra
urad dap
khad akhri jutai pe
jyada yuria se nuksan hoga kya urad
fasfors kitna urad ekad
बिना मिट्टी जांच उड़द में फास्फोरस कितना और कब डालें
super se gandhak bhi milta hai, isliye dap ki jagah lu kya
`,
  'urad-nutrients-2': `
dap spray in rice fallow black gram
thanjavur, sown after samba, pods few, two sprayings on which days
ulundu foliar spray days
yield increase in rice fallow pulses
तंजावुर में सांबा के बाद, दो छिड़काव किस दिन
2 प्रतिशत डीएपी का घोल कब
धान के बाद की उड़द की उपज कैसे बढ़े
धान की आखिरी सिंचाई पर डीएपी उड़द के लिए
639 kilo wali upaj kaise mili thi parti dal me
30 din par kya spray kare dhan ke baad wali
ulunthu ku dap spray eppo
dhan parti urad kamjor hai upaj badhane ka upay
dap spray ulundu
is 2 percent dap spray at 45 days useful
yield without spray in rice fallow
डीएपी छिड़काव परती
पोटैशियम क्लोराइड एक प्रतिशत सही है क्या
धान की आखिरी सिंचाई में 50 किलो डीएपी
पत्तों पर खुराक से दाल की उपज कितनी बढ़ी
dap ghol dal
parti urad 30 din spray
ulundhu parti nel vayal dap
do chhidkav dap potash
dhan ke pani me dap dene se dal ko fayda
patte par dap ka ghol maarne se sach me jyada fali lagti
what extra yield did two leaf sprays give over none in rice fallow
`,
  'urad-irrigation-1': `
april dry loo, plants a month old, first water given, next after
first irrigation of zaid black gram
does kharif urad need irrigation
number of irrigations
अप्रैल की लू, महीने भर की, अगला पानी कब
जायद उड़द में कितने पानी लगते हैं
खरीफ उड़द में पानी देना है क्या
पहला पानी कब
sawan bhar barsa, khet me pani thehra, naali hi kaafi?
garmi ki urad me sinchai
20 din me pani du kya
barsat ki urad me pani nikalna
urad irrigation zaid
is irrigating the rainy crop harmful
how many light waterings in summer
उड़द सिंचाई
पहला पानी 25 दिन पर सही है क्या
जायद में हर दस दिन पानी
खरीफ में निकास की नाली
urad me pani kab
garmi urad kitne pani
mash sinchai
barsat wali me pani bhara raha to
pehla patwan ek mahine pe urad
कितने दिन बाद पहली सिंचाई गर्मी की उड़द में
barsat wali me pani rukne se paudhe mar rahe, naali kholu
`,
  'urad-weeds-1': `
forty five days and again motha, another hoe or leave
herbicide for black gram after sowing
first weeding days
pendimethalin in urad use time
पैंतालीस दिन और फिर मोथा, दोबारा खुरपी
निराई कब करें
घास की दवा
दूसरी गुड़ाई कब
ghas marne ki dawa
beej girate hi konsi dawa chhidak du ki ghas na uge
kharpatwar bahut hai
urad bone ke turant baad kaun si kharpatwar dawa
urad weed control
is one hoeing at third week enough
herbicide right after sowing
उड़द निराई
चौथे हफ्ते गुड़ाई
पेंडीमेथालिन बोने के बाद सही है क्या
दोबारा घास 50 दिन पर
urad ghas dawa
nirai urad kab
gudai do baar
chara bahut urad me
khurpi 21 din
urad me kharpatwar niyantran ki jankari, bone ke turant baad wali dawa
पहली गुड़ाई तीन हफ्ते पर काफी है या दूसरी भी
`,
  'urad-diseases-1': `
field turned turmeric in patches, tiny white flies fly when touched
leaves becoming yellow virus
resistant urad variety to yellow mosaic
whitefly spreading yellow disease in urad
खेत में जगह जगह हल्दी, छूते ही सफेद मच्छर उड़ते
पत्ती पीली पड़ रही है
पीला मोजेक रोधी उड़द किस्म
उड़द में सफेद मक्खी से पीला रोग
ek do paudhe pile dikhe abhi, ukhad ke gaad du
urad peeli ho rahi hai dawa
urd me yellow mosaic ka upay
peela chitkabra patta urad ukhad du kya
yellow mosaic urad
is it okay to leave a few yellow plants
resistant pant numbers
पीला मोजेक उड़द
सफेद मक्खी से पीली पत्ती
पंत उर्द 35 में पीलापन नहीं आता क्या
फली तना पीला
urad pila rog
pili chitkabri patti
pilya rog urad
haldya rog ka upay
sunahre dhabbe patti pe dal
ASKED ABOUT YELLOWING OF LEAVES IN URAD WITH WHITE FLIES
पूरा खेत सोने जैसा चमक रहा, फलियां तक पीली
`,
  'urad-diseases-2': `
top leaf became like crumpled papad, flower never opened right
leaves thick and wrinkled
crinkle virus seed borne
few pods in urad with crumpled leaf
ऊपर का पत्ता सिलवटी, फूल खुला ही नहीं
उड़द के पत्ते मुड़े हुए और मोटे
लीफ क्रिंकल बीज से फैलता है क्या
सिकुड़न रोग से बचाव
patta sikud raha hai
agle saal isi khet ka dana bij rakhu, sikudan phir aayegi
patte bade ho gaye phal nahi
kinare jwar lagane se kya fayda
leaf crinkle urad
is sorghum border helpful
wrinkled large leaves, twisted flowers
पत्ती सिकुड़न
झुर्रीदार पत्ता बीज से आया क्या
रोगी खेत का बीज रखने से नुकसान होगा क्या
खुरदरे पत्ते फली नहीं
urad crinkle
patta sikudna virus
marod rog urad
kinare jowar lagana sahi kya
phool tedhe patte bade mote
is saving seed from plants with papad like leaves a mistake
पत्ता चौड़ा, सिलवटदार और फूल मुड़ा, किससे आता है
`,
  'urad-diseases-3': `
rain seven days then leaves stuck together in fine thread and burnt
leaf spot control
leaves burnt in rainy weather fungus
grey angular spots on urad leaf
सात दिन बरसा, पत्ते महीन धागों में चिपके जले से
पत्ती पर धब्बे
उड़द में वेब ब्लाइट
उड़द में बारिश के बाद पत्तियां झुलस गई
konedar bhasmi dhabbe aur jale, faasla rakhne se ghatega
patte par dhabbe
jala jaisa fafund
patti par konedar rakh jaise dhabbe urad
web blight urad
are open rows useful against scorch
angular ash spots with dark edge
झुलसा उड़द जाला
कोणीय धब्बे
प्रोपिकोनाजोल उड़द में सही है क्या
पानी रुका, पत्ते झुलसे
urad jhulsa
web blite
patti me makdi jala fafundi
rakh jaisa daag urad
fasal ke avshesh hatana dhabbe rog
पत्तों पर मकड़ी सा जाल और झुलसन, पानी निकालने से रुकेगा
boiled looking leaves after long rain, threads between them, what disease
`,
  'urad-pests-1': `
ten day plant droops, i slit it and a white maggot
urad seedlings drying maggot in stem
young black gram plants yellow and wilting
prevent stem fly at sowing
दस दिन का पौधा झुका, चीरा तो सफेद सूंडी
उड़द के छोटे पौधे सूख रहे
तने में कीड़ा
तना मक्खी से बचाव बुवाई के समय
agli baar bij thoda jyada girau kya tane ki makkhi ke liye
tana makkhi ka ilaj
urad ke tane ke andar illi
urad ugne ke baad mar rahi paudhe pile
stem fly urad
is higher seed rate good against stem maggot
young plants yellow, tunnel inside
तना मक्खी उड़द
तने में सुरंग
मुरझाए पौधे निकालना सही है क्या
दस दिन की पौध सूख रही
tana makhi
urad chhote paudhe sukhna
danthal khokhla kida
maggot tane me dal
samay se boya to tana makkhi kam hogi
danthal khola to andar chhota sa maggot, paudha mar raha
बीज थोड़ा ज्यादा डालने से तना मक्खी का घाटा पूरा होगा क्या
`,
  'urad-pests-2': `
brown furry ones together, leaf like sieve, skin itch
bihar hairy caterpillar organic control
leaves eaten to skeleton
bird perches per acre for caterpillar urad
भूरे बालों वाले गुच्छे में, पत्ती छलनी
भुआ पिल्लू का इलाज
पत्ते जालीदार हो गए
कमलिया कीट उड़द में
chidiya baithane ki lakdi acre me kitni gaadu
bhua pillu laga hai urad me
kamla keeda ki dawa neem
patte kha rahe jhund me keede
hairy caterpillar urad
how many bird perches per hectare
is neem seed extract 5 percent okay
रोमिल सुंडी उड़द
बालों वाली इल्ली पत्ते जाली
टी आकार की खूंटी
अंडे वाली पत्ती गाड़ना सही है क्या
bhua pillu
kambal kida urad
rowadar sundi
baal wale kide chhune se khujli
jhund me patte chat gaye neem ghol
बालों वाली सुंडियां एक ही पत्ते पर, पत्ते तोड़कर मिट्टी में दबाना सही है
chidiya baithne ki 8 khunti acre me kaafi hai kya
`,
  'urad-harvest-1': `
two third pods turned black, rains forecast, cut or pick
flowers dropping why
picking of urad pods black
grain small and hard reason
दो तिहाई छीमी काली, पानी का अंदेशा, काट लूं
फूल गिर रहे हैं
उड़द की फली तोड़ने का समय
मड़ाई कैसे करें
phool ke waqt sookha pad gaya tha dana kankad
phool jhad rahe hai pani nahi mila
fali kali ho gayi tod le
urad pitne ka tarika dana na tute
urad harvest time
is leaving pods to shatter risky, pick in two rounds
small hard grain, no water at bloom
उड़द कटाई
फलियां काली, पतली डंडी से पीटना सही है क्या
फूल झड़ना पानी कमी
दाना छोटा कड़ा क्यों
urad tudai
fali kali katni
phool gir gaye urad
phaliya todna ya paudha katna
danda se pitai dal
is beating with thick stick bad for grain, pods are dry now
फूल के समय सिंचाई न होने से दाना कंकड़ जैसा
`,
  'urad-yield-1': `
one bigha gave eighty kilo, poor?
average production of black gram per hectare
how many quintal urad in one acre
expected urad output good management
पैदावार प्रति एकड़
एक हेक्टेयर में उड़द कितने क्विंटल
एक बीघे में अस्सी किलो, कम है क्या
उपज कितनी होनी चाहिए
sahi dekhrekh me dal kitni quintal nikalti
kitna quintal hota hai
utpadan ek hectare me
6 quintal acre urad ho sakta kya
urad yield
what production should one acre of well kept mash give
my hectare gave 9 quintal, did i do something wrong
उड़द उपज
उड़द के उत्पादन के बारे में जानकारी
एकड़ से चार छह क्विंटल निकलना ठीक माना जाता है
खूब मेहनत की तो हेक्टेयर में 15 क्विंटल हो जाएगी
urad paidawar ekad
mash da jhaad kinna
ek bighe se kitne man urad utarti hai
urd ki upaj hectare
quintal kitna maan ke chalu, dekhbhal achhi hai
FARMER WANTS TO KNOW AVERAGE YIELD OF URAD
उत्तराखंड में उड़द की पैदावार कितनी मानें
`,
  'lentil-sowing-1': `
INFORMATION REGARDING SOWING TIME OF LENTIL IN TARAI
up to which date can late masur be put
paddy cleared in mid december in udham singh nagar, is it worth
hills, masoor in october middle or november
अल्मोड़ा के ऊपर गांव में कार्तिक में डालें या पहले
तराई में मसूर नवंबर के किस हफ्ते
पछेती मसूर में कतार पंद्रह सेमी रखें क्या
अल्मोड़ा की तरफ मसूर कब बोएं
pichhad gaye to kataar chhoti karu kitne cm
dec ke pehle hafte masur bo sakte kya
masoor ki line kitni duri pe late bone me
rudrapur haldwani side masur ki buwai
lentil sowing time hills tarai
hills in october, tarai when, last date december
late row gap 15 20 cm
मसूर बुवाई समय तराई
दिसंबर में बोने से नुकसान होगा क्या
मसूर की लाइन 25 सेमी रखना सही है क्या
तराई में धान देर से उठा, पूस में डालूं तो लाइन कितनी पास
masoor kb boye
malka pahad me oct me boye
pahad me kartik ke mahine me masur, tarai me november
tarai me 10 november bona theek hai kya
pachheti masur ki aakhri tareekh
`,
  'lentil-seed-1': `
seed rate of lentil per acre
small packet culture, one acre bag of seed, how many packets
bold lentil twenty kilo per acre right or more
late sown masur, how much extra seed
मसूर का बीज कितना किलो एकड़
मसूर में राइजोबियम दस किलो बीज पर कितना
देर से बो रहे हैं तो एकड़ में बीस किलो ठीक
समय से बोई तो चौदह किलो बीज काफी है
masoor beej ki matra per acre
masur ke 10 kg beej me culture kitne gram
chhota dana hai samay se bona hai 14 kilo se kaam chalega
bade dane wali masur beej kitna dale
seed rate kg acre
bold seed kilos more, and culture grams
rhizobium 200 g per 10 kg seed
बीज दर
देर से बोने पर बीज न बढ़ाएं तो नुकसान होगा क्या
मोटे दाने की मसूर में 22 किलो एकड़ सही है क्या
दस किलो दाने पर जीवाणु की थैली कितनी चढ़े
beej dr kilo
malka beej hectare me kitna
chhota dana samay se 14 kilo, der se 18, mota 22 sahi
culture mila ke bona zaroori hai kya kitne gram
der ki masur me 18 kilo acre zyada to nahi
`,
  'lentil-sowing-2': `
lentil sowing in punjab with ll varieties
SEED RATE OF LL 931 ASKED
i am from ropar, 1373 bold and 931, both different kilos?
bold type 1373 seed for one killa
पंजाब में मसूर की बिजाई का समय
पंजाब में दीवाली के बाद मसर डालें, कितना दाना
पंजाब में अक्टूबर आखिर में मसूर बो दें
पंजाब की मसूर में बीज कितना किस्म के हिसाब से
amritsar massar lal bharpur kado tak bij laiye
LL 1373 beej 18 kilo thik hai
masar di bijai november pehla hafta
punjab masur ll 931 kinne kilo kille
punjab lentil sowing november
punjab date and seed kilos for small and bold types
ll 1373 bold seed kg hectare
पंजाब मसर बिजाई समय
पंजाब में 15 नवंबर को मसूर बोना देर होगी क्या
एलएल 1373 का 18 किलो एकड़ बीज सही है क्या
कत्तक चढ़े पंजाब में मसर गिराऊं, 931 के कितने किलो
punjab massar kado bijiye
ll 931 seed rate
kille ch 18 kilo 1373 zyada lagda hai ki nahi
massar october de akheer ch bijna theek
ll1373 hectare 44 kilo kyo zyada beej
`,
  'lentil-varieties-1': `
want bold grain since daal mill pays more, which pant number
SMALL SEEDED DISEASE RESISTANT MASUR NAME
bold lentil variety dpl 62 or other
variety for hills vl masoor
पिथौरागढ़ के लिए वीएल वाली कौन सी ठीक
बड़े दाने की मसूर कौन सी
रोग सहने वाली मसूर का नाम बताएं
पहाड़ी क्षेत्र के लिए मसूर वीएल 507
masoor ki achhi variety kaun si
mota dana masur ka beej naam
pant masoor kaun sa number badhiya
barik dana jo rog na pakde kisan kendra me konsa milta hai
variety pant l 15
small seed many disease resisting number
vl masoor 126 for hills
मसूर किस्म नाम
पंत एल 14 छोटा दाना है क्या
पहाड़ में वीएल मसूर 125 बोना सही है क्या
मिल को मोटा दाना चाहिए, डीपीएल 62 लगाऊं या 15
kism pant l 7
dpl 62 kaisi
pahadi khet ke liye vl 507 ya 126
masur ka mota dana pant l 5 ya 7
rog sehne wali chhoti masur kaunsi
`,
  'lentil-nutrients-1': `
fertilizer dose for lentil per acre
no soil card, put one dap bag in acre at sowing, anything more
is potash necessary in lentil, how much
nitrogen 8 kg per acre enough for masoor
मसूर में खाद कितनी और कब
बुवाई से पहले पोटाश बिखेरना जरूरी है
मसूर में फास्फोरस की मात्रा
मसूर में यूरिया देना चाहिए कितना
urea dala nahi, dap se kaam chal jayega kya masur me
masoor me dap potash bone ke time
masoor ko urea chahiye ki nahi
bina mitti jaanch masur ki khad
lentil npk dose
how much potash with the drill, no soil card
phosphorus per acre
खाद मात्रा
ज्यादा यूरिया देने से नुकसान होगा क्या
50 किलो फास्फोरस हेक्टेयर सही है क्या
खेत की जांच नहीं, बोते समय 16-20 किलो फास्फोरस ठीक
khad kitni
malka me dap bona samay kitna
yuria 6 kilo acre se zyada du to nuksan hai
potash 12 kilo acre masur me de kya
bina jaanch masur ko 6 8 kilo nitrogen
`,
  'lentil-sowing-3': `
combine comes in ten days, can i throw seed inside standing rice today
how many days before paddy cutting to scatter masur
sowing lentil without tilling in rice field bihar
paira method of sowing details
खेत में पैर धंसता है, धान पका है, दाना फेंक दूं
खड़े धान में मसूर कब छींटें
बिना जोते धान की नमी में मसूर
पैरा फसल मसूर पूर्वी यूपी
jutai ka time nahi bacha dhan late h, nami me bina hal bona
dhan katne se 10 din pehle masur chhitna
bihar me dhan ke khet me bina jotai masur
utera kheti masoor ki jankari
paira paddy
no tillage sowing in standing rice on leftover wet
utera bihar bengal
मसूर उतेरा विधि
बिना जुताई मसूर बोने से नुकसान होगा क्या
खड़े धान में मसूर छिटकना सही है क्या
हल चलाने का समय नहीं, पकते धान में दाना फेंक दूं
utera masur kb
paira dhan khet
kaatai se kitne din pehle khade dhan me bikheru
dhaan khada hai usme masur chhintna 10 din pehle
payra me bachi nami pe ugti hai kya
`,
  'lentil-irrigation-1': `
irrigation in lentil number and stage
WATER TO MASUR AT FLOWERING OR BEFORE
is one watering at pod formation needed
crop forty days, soil powdery, canal opens this week
दो बार पानी दे दिया अब पीली पड़ रही, ज्यादा हो गया
मसूर को कितने पानी दें
फली बनते समय मसूर में हल्का पानी
मसूर में ज्यादा पानी से नुकसान
phool aane wale hai to pani abhi du ya fali banne par
masoor 45 din ki hai pani du kya
masoor me kitni sinchai chahiye
barish nahi hui jade me masur ko pani
irrigation days
plants went yellow after many waterings, too much
light water at pod formation lentil
सिंचाई कब
मसूर में ज्यादा सिंचाई से नुकसान होगा क्या
45 दिन पर पानी देना सही है क्या
मेह नहीं बरसा, पहला हल्का पानी फूल से पहले दूं
pani kb
malka ko kitne pani de
do pani kab, 45 din aur fali, teesra dena galat
sukhi sardi me pehla halka pani
fali bante pani na de to dana chhota rahega kya
`,
  'lentil-weeds-1': `
climbing weed joined with plants, till what day should i keep hand pulling
HERBICIDE JUST AFTER SOWING OF MASUR
how many hand weedings masoor
how many days must masur field be clean
दो बार नोचने के बाद छोड़ दें तो चलेगा
मसूर में घास की दवा बोने के बाद
मसूर की निराई कितने दिन पर
अंकरी मसूर से कैसे हटाएं
bone ke agle din hi dawa chhidakni hoti hai ghas wali kya
masoor me nirai do baar kab
masur me pendimethalin dalna sahi
akra bahut ho gaya masur me
weeding days
clean till day 50 or yield lost, two hand weedings
two hand weedings enough
खरपतवार दवा
निराई न करें तो नुकसान होगा क्या
50 दिन तक मसूर साफ रखना जरूरी है क्या
बोते ही घास रोकने वाली दवा मारूं या दो निराई करूं
ghas dwai
bathua pyazi nikalna
ankri mushkil, khurpi chale kitne din tak
do nirai kaafi hai kya
bone ke turant baad masur me kaunsi ghas ki dawa
`,
  'lentil-diseases-1': `
overnight circles of hanging plants when flowers opened
LENTIL PLANT DRYING SUDDENLY
trichoderma per kg seed for uktha
resistant masur for wilt field
तीन साल से मसूर यही, हर बार झुकती है, कौन सी किस्म बचे
मसूर अचानक सूख रही फूल पर
उकठा रोधी मसूर पंत नूरी
उकठा वाले खेत में कितने साल मसूर न लें
masur sukh rahi hai kya kare
beej upchar 5 gram se mar rog rukta hai kya
trichoderma masoor beej me kitna
masur ke paudhe jhuk ke mar rahe
wilt variety noori
sudden droop patches, how many years rest the land
wilt fungus years in soil
मसूर उकठा उपाय
पौधे अचानक झुके और सूखे
उकठा वाले खेत में हर साल मसूर बोने से नुकसान होगा क्या
खिले फूल में घेरे भर पौधे झुके, कल तक हरे थे
ukhta ilaj
noori masur ukta rodhi
paas pass marne wale paudhe, fafund mitti me kitne saal
pant l 6 ukhta sehti hai kya
samay par bone se masur ka ukhta kam hoga kya
`,
  'lentil-diseases-2': `
pants became brown after crossing field, leaves falling early
BROWN POWDER ON MASUR LEAVES
variety that resists gerua
rust came, seed size will reduce?
फली पर भी भूरी बुकनी, दाना छोटा रह जाएगा
मसूर की पत्ती पर भूरे फफोले
रतुआ में कौन सी दवा, कब
गेरुई सहने वाली मसूर
masoor me ratua lag gaya
masur me jang jaisa rog
jang laga hai patte tane pe, kaunsi kism isse bachti hai
masur patte jhad rahe bhure daane
rust fungicide
brown powder on hand, seeds shrivelled, leaves fell
brown pustules pod
रतुआ उपाय
मसूर की पत्ती तने पर भूरा चूर्ण, पत्तियां झड़ीं
गेरुई पर दवा कब छिड़कना सही है
पत्ती तने फली पर जंग जैसी बुकनी, कपड़ा भूरा हुआ
gerua ilaj
rust masur dawa
rust rodhi number, pant l 8 lagau kya agli baar
bhura chooran patte pe dana patla
masur me jang rog lage to kisse puchhe
`,
  'lentil-diseases-3': `
soil was warm and wet at sowing, seedlings lie down with soft neck
MASUR SEEDLING FALLING AFTER GERMINATION
too wet soil at sowing and seedlings rotting
how much loss by collar rot
गरम गीली धरती में उगे तो सतह से गल गए
मसूर के छोटे पौधे गलकर गिर रहे
गीली मिट्टी में बोई, पौधे सड़े
बीज में ट्राइकोडर्मा से गलन रुकेगी
ankur zameen pe so gaye ek chauthai khatam, beej me kya lagaye
collar rot masoor me kya kare
ugte hi mar rahe masur ke paudhe
gile khet me masoor bone se sadan
lentil collar rot
seedlings fell at ground level, soil was hot and soggy
collar rot loss percent
कॉलर रॉट उपाय
छोटी मसूर जमीन के पास गली और गिर गई
गीली गर्म मिट्टी में बोना सही है क्या
उगते ही गर्दन नरम, गरम गीली मिट्टी में बो दिया था
galan ilaj
collar sadan masur
gardan galan me 25 se 35 percent paudhe gaye
35 percent tak nuksan kis galan se
bada paudha pila hokar sukha, zamin garm geeli thi
`,
  'lentil-diseases-4': `
pulled plant breaks and root below is black, three week stage
MASUR YELLOW AT 20 DAYS ROOT BLACK
how many years no lentil after root rot
compost with trichoderma for black roots
पीले चकत्ते, जड़ कोयला, अगले साल क्या बोएं
मसूर की जड़ काली, खींचो तो टूटती
बीस दिन की मसूर पीली
जड़ सड़न में अगली फसल क्या बदलें
masoor ki jad kali ho gayi
masur pili tukdo me 25 din
teesre hafte me tukde pile pade jad tuti kaali
masur ukhado to jad tut jati
lentil root rot black
black root breaks, is summer plough and compost enough
trichoderma 4 g lentil seed
जड़ सड़न उपाय
मसूर की जड़ सड़कर काली, 25 दिन पर पीली
जड़ सड़न वाले खेत में फिर बोने से नुकसान होगा क्या
खींचो तो आधी जड़ भीतर, निकली वो भी काली
masoor jad galan ilaj
kali jad tuti
20 din ke pile chakte, agle saal na bou
sadi khad me trichoderma milana sahi hai masur me
jad koyle jaisi kaali, tukde tukde me pili
`,
  'lentil-pests-1': `
gave urea bag and now tender tips crowded with green bugs
MAHU CONTROL MASUR NEEM
sticky tips on masoor after urea
too much nitrogen brings aphids?
फुनगी चिपचिपी और जुएं, दवा से पहले क्या करें
मसूर की कोपल पर कीट, नीम छिड़कें
यूरिया से माहू बढ़ता है
मसूर में चेपा की दवा
masur me mahu lag gaya
masoor me chepa neem ka spray
masoor ki phunagi pe keede
zyada khad ka asar hai kya, neem wali dawa se jayega mahu
aphid neem
lice on tender tips after heavy feeding
masur tips small insects
मसूर माहू उपाय
नीम दवा पहले छिड़कना सही है क्या
ज्यादा खाद से मसूर में माहू बढ़ेगा क्या
यूरिया डाल दिया तो कोंपल पर हरे जूं छा गए
mahu ilaj
masur chepa neem
pehle neem, fir kya, chepa
malka ki konpal pe chipchipe keede lade hue
nitrogen kam dene se masur ka chepa ghatega kya
`,
  'lentil-harvest-1': `
few pods still green, mowing in march end, grain will shrink
MOISTURE FOR STORAGE OF MASUR
should pods be fully brown before cutting
drying of masur grain before store
दाना चबाने पर कट से टूटे तब भरें कोठी में
मसूर भंडारण में नमी
मसूर पकने पर ही काटें
मसूर गहाई के बाद सुखाना
kaatu kab aur kitni nami pe boriyon me rakhu taki ghun na lage
masoor ka dana kitna sukhaye
masoor store karne ka tarika nami
masur thodi kachhi kaat li to
harvest ripe
cut fully ripe only, then dry to what moisture
grain moisture 12 percent
कटाई समय
15 प्रतिशत नमी पर रखना सही है क्या
हरी मसूर काटने से नुकसान होगा क्या
गहाई के बाद कितने दिन धूप, दांत से कटे तब बोरी
katai kb
dana sukhana nami
hari phali sab paki nahi, kaat lu to dana sikudega
poori paki masur pehchan katai
bori bharne se pehle kitni sukhi ho
`,
  'lentil-yield-1': `
yield of lentil per acre
two lines between new october cane, how much extra grain
seven quintal masur per acre good?
extra income of masur in autumn cane
सात क्विंटल मिली एक एकड़ से, अच्छी है या कम
गन्ने में मसूर से कितनी उपज
मसूर एकड़ में कितने क्विंटल
शरद गन्ने में मसूर लेने से गन्ना घटेगा
masur ki upaj kitni hoti hai
ganne me masoor kitna kuntal
ganna kamzor hoga kya beech me do pankti masur lene se
ek bigha me masur kitni nikalti
yield quintal acre
six quintal an acre good or low for this dal
extra masur from sugarcane rows
उपज एकड़
गन्ने में दो लाइन मसूर लेना सही है क्या
हेक्टेयर में 20 क्विंटल उपज हो सकती है
शरद ईख की दो लाइन में मसूर से कितने क्विंटल जुड़ेंगे
paidawar acre
ganne me masur do line
ganna kamzor na ho to masur beech me lena sahi
sharad ganna masur 8 kuntal hectare milti kya
6 kuntal acre theek hai ya kam
`,
  'field-pea-sowing-1': `
field free after paddy 12 november, pea possible?
how early can dry pea be sown in up plains
paddy will be cut by 5 november in my field in basti, is there time
farmer of champawat asks last suitable week for pea on terraces
दाल वाली मटर की बुवाई का समय
धान कटने में 15 नवंबर होगा, मटर बो पाएंगे
बस्ती में धान 5 नवंबर तक कटेगा, दाल वाली मटर का समय बचेगा
चंपावत के सीढ़ीदार खेत में मटर आखिरी किस हफ्ते तक डालें
20 november ko matar boye to chalega
chhimi wali sukhi matar kab boi jaye
dhan kat ke khet khali hua karib 8 november ko, batri matar daal du kya
dal matar ki bowai kab se kab tak hoti hai maidani ilake me
dry pea sowing month
paddy late, 18 november in plains, dry pea still possible
first november week limit in hills, correct
दाल मटर बुवाई तारीख
कार्तिक में सूखी मटर बोना सही है क्या मैदान में
दीवाली पर पहाड़ी खेत में मटर, हफ्ता बचा क्या
पहाड़ी खेत में नवंबर दस तक डाल सकते हैं
batari matar kab dale
tarai me 10 november theek hai kya dal matar
mandua kata, pahad me matar ab bou
15 october se bijai shuru karna sahi
maidan aur pahad ki matar buwai ka samay
`,
  'field-pea-seed-1': `
how many kg tall seed in a bigha
seed needed for one hectare
bought dwarf pea bag of 40 kg, is one bag enough for an acre or more needed
line to line how many cm when pea is short type, and tall type
एक बीघा मटर में बीज
लंबी मटर 40 किलो एकड़ ठीक है
नाटी मटर 40 किलो एक एकड़ में पूरी पड़ेगी कि और लाऊं
ऊंची बेल वाली मटर की कतार एक फुट पर रखूं तो सही
bauni matar bij 50 kilo sahi h
line ki doori kitni cm
ek katha me bij kitna gire bauni wali
30 kilo lambi matar ek acre me boi to kam to nahi
pea seed dwarf kg
short vine pea bag quantity a hectare and line gap
thirty cm lines for long vine correct or not
मटर बीज लंबी बौनी
एकड़ में इक्यावन किलो बौनी का सही है क्या
लंबी किस्म में पैंतीस किलो कम पड़ेगा
नाटी मटर की लाइनें पास पास कितनी सेमी
matar bij kitna ekad
lambi matar hectare 80 ya 100
bauni ki line paas kyo rakhte
beej kam gira diya, 25 kilo ekar, nuksan hoga kya
dwarf pea line gap cm batao
`,
  'field-pea-varieties-1': `
NAME OF IMPROVED VARIETY
malviya matar 15 good for plain?
shop has aparna, kpmr and malviya, which is meant for plains dry pea
need a dwarf seed name for our hill terrace in pithoragarh
पहाड़ी मटर वीएल 42 कैसी
डीडीआर 23 या पंत 74 कौन लगाएं
मैदान की सूखी मटर के नाम बताइए जो अच्छे निकलें
पहाड़ में बौनी और ऊंची बीज नाम से बताएं
kpmr 522 kaisi hai matar
malviya 15 matar maidan ke liye thik
maidan me dal wali matar konsi lagau malviya ya aparna
pithoragarh me kaunsa beej chalta hai
hill pea tall dwarf name
terrace dwarf pea number ipfd what
aparna or pant 25 for plains dry grain
दाल मटर पंत 74
पहाड़ की ऊंची बेल वाली और बौनी दोनों के नाम
ऊंची बेल वाली पहाड़ी मटर का नाम
बौनी पहाड़ी बीज का नंबर बताइए
pant matar kism konsi
malviya 15 maidan ki hai ya pahad ki
vl matar 42 lambi hai kya
kpmr 522 aparna dono me fark kaunsi lu
PAHAD KE LIYE SUKHI MATAR KI KISM KI JANKARI
`,
  'field-pea-nutrients-1': `
npk per acre
how much fym before sowing pea
soil not tested, how much phosphorus potash and gandhak before putting pea
two trolley fym enough for an acre or more
बिना जांच मटर में फास्फोरस गंधक
बोने से पहले गोबर खाद कितने क्विंटल
बोने जा रहा हूं, जांच नहीं हुई, फास्फोरस पोटाश कितना डालूं
खेत में एक एकड़ पर कितना सड़ा गोबर
gobar khad acre
npk matar bina mitti janch
bina janch matar bona hai kaun kaun si khad kitni
sulphur kyo dalte hai kitna kilo acre
pea npk sulpher dose
sulfur for dry pea, 12 kg an acre they say
six tonnes compost a hectare before sowing, right
मटर गंधक पोटाश मात्रा
घूरा साठ क्विंटल और गंधक कितना, बिना रिपोर्ट
सोलह किलो पोटाश एकड़ काफी है
गोबर चौबीस क्विंटल एकड़ कम तो नहीं
matar khad kitni bigha
dap ke sath gandhak dena theek hai kya
bina janch khet, 24 kilo phosphorus acre
boai se pehle sari khad daal du ya baad me bhi
60:40 phosphorus potash hectare me matar
`,
  'field-pea-irrigation-1': `
first water at 6 weeks?
number of irrigation
pea was sown on good moisture, 40 days now, leaves fine, should i run water
lean canal water, only one turn, which time best
मटर की फली भर रही, पानी दूं
नमी वाली जमीन में पानी देना है
फसल चालीस दिन की, मिट्टी में नमी है, अभी पानी लगाऊं
दाना बैठ रहा है और हवा सूखी, दूसरा पानी दूं
dusra pani dana bharte
ek pani me matar ho jayegi
kitne pani lagte hai ek ya do
matar 6 hafte ki ho gai abhi tak pani nahi diya
pea watering 45 days
grain filling in pods and wind is dry, run tube well
can crop finish on stored moisture alone
मटर सिंचाई पैंतालीस दिन
नमी है फिर भी पानी देना नुकसान करेगा क्या
एक ही पानी का साधन है, कब लगाऊं
बीस दिन पर सींचना जल्दी है क्या मटर में
matar pani kitni bar
bone ke turant baad sinchna sahi hai kya
chheemi bharne par pani du to fayda hoga
nami bachi hai 50 din me, ab bhi pani du
zyada pani se matar ki bel badh jayegi kya
`,
  'field-pea-weeds-1': `
how long keep pea weed free
pea three weeks, hand weed now?
bathua and krishnanil grew with pea, how many weeks should i keep removing
labour for pea weeding, call in third week or later
कितने दिन घास मुक्त रखें
खरपतवार हाथ से कब निकालें
मटर जमे बीस दिन हुए, घास साथ में निकली, अभी सोहनी कराऊं
डेढ़ महीने बाद भी निराई जरूरी रहती है क्या
ghas ho gayi khurpi kab
matar ko kab tak saaf rakhe
khet me ghas bahut hai pehli sohni kab karau
do baar ghas nikalna kaafi hai ya aur
pea hand weeding weeks
first three weeks weed, then till when
second hand cleaning at six weeks needed or skip
मटर निराई तीसरा हफ्ता
एक निराई से काम चल जाएगा क्या मटर में
जंगली पालक निकालूं कितने हफ्तों तक मटर से
जमाव के बाद पहली सोहनी
matar nirai kitni bar
bathua ug aaya, haath se kab nikalu
do nirai ke baad chhod dena theek hai kya
kharpatwar se kitne din bachana matar ko
chhe hafte baad ghas nikalne ka fayda hai
`,
  'field-pea-diseases-1': `
pea tendrils and pods with white ash, control
sulphur on pea white powder
leaves and pods look as if ash was sprinkled, days are dry and warm now
neighbour sowed early and his pea has no white dust, why mine
खड़िया जैसा पाउडर
फली पर राख सी सफेदी
छीमी और पत्ते पर राख छिड़की सी, फली छोटी रह गई
पड़ोसी की अगेती मटर साफ है, मेरी पर सफेद चूर्ण, क्या करूं
bukani rog ki dawa
gandhak kab chidke
chuna jaisa jam gaya phalian chhoti reh gayi, kaunsi kism me nahi lagta
hath lagao to safed powder ude, sukha mausam, matar bachau kaise
pea white powder aparna
pods tiny like beans with talc all over, late sown
small pods with talcum dust, sulphur label
मटर भभूति रोग
समय से बोने पर बुकनी नहीं लगती क्या
सूखे मौसम में फली पर मैदा, पौधे पुराने जलाऊं
तंतु पत्ती फली सब पर आटा छिड़का सा
safed churan matar upay
fali choti, patte pile, upar maida jama
aparna bone se safed powder se bachenge kya
kharia mitti puti si bel, sukhe din
chhachhya lag gaya matar me, gandhak kab
`,
  'field-pea-diseases-2': `
orange brown powder boils on leaves
humid place leaf rust
brown red boils on leaves, rubbing gives colour on finger, leaves drying
low humid pocket, pea gets rusty each february, what to do
पत्ती पर लाल भूरे फफोले
नमी से जंग रोग
पत्ते पर उंगली रगड़ो तो लाल भूरा रंग लगता
नमी वाले ताल में मटर हर साल जंग खाई सी सूखती
patte pe jang jaisa
matar me hexaconazole kab
patto par laal bhure fuse phaphole, ungli rangin ho jati, matar sukh rahi
geruai lagi konsi registered dawa, puchna hai
pea rust hexaconazole
old tin sheet look on pea leaf in damp low pocket
sowing in time reduces rusty blisters or not
मटर रतुआ भूरे फफोले
हवा न लगने से गेरुई बढ़ती है क्या
पत्ती जंग लगी कील जैसी, सूख रही
पत्ती रगड़ने से उंगली कत्थई, नमी वाला ताल
geruva rog matar
haath pe eent ka rang lagta patta chhune se
nam ilaka hai, har saal zang lagti, kya badlu
chhote daag fir lal bhure chhale
ratua ke niyantran ki jankari matar
`,
  'field-pea-diseases-3': `
leaf underside greyish growth in cold moist days
stunted pea with pale spots above
foggy cold spell, leaf has yellow patch on top and cottony film when turned
plants remained small after damp january and leaves mouldy beneath
पत्ते के नीचे फफूंद, ठंड नमी
मटर बौनी, पत्ते हरे पीले दाग
कोहरे वाली ठंड में मटर पत्ती के ऊपर पीला चकत्ता, नीचे धूसर रोआं
पौधे ठिगने, पत्ती के तले सफेदी, धूप नहीं निकली
thand me matar paudhe baune
downy ki roktham
sheet aur kohra me patte niche se fafund, upar hara pila
matar badh nahi rahi, patte ke niche slate rang ki parat
downy mildew pea cold
cotton below leaf and pale above, five degree mornings, stunted pea
grey film below and pale blotch above in 10 degree dampness
मटर तुलासिता रोआं
रोगी पौधे निकालना जरूरी है क्या
ठंड में बौने पौधे, पत्ती उलटो तो स्लेटी
दूरी बढ़ाकर बोने से फफूंद घटेगी क्या
mriduromil asita matar
patte ke tale me rui, upar hara pila chitta
8 degree aur seelan, patti niche dhusar
thand se bauni reh gayi ya bimari hai, niche safedi
MATAR KI PATTI KE NICHE FAFUND KE UPCHAR KI JANKARI
`,
  'field-pea-diseases-4': `
brown ring in stem, plants dying
same field pea many years wilt
early sown pea standing green yesterday, today limp, stem cut has dark circle
every year pea in this same plot and now patches die, what change
पौधे झुककर सूखे
बार बार मटर लेने से मर रही
डंठल काटा तो गोल भूरा निशान, पौधे लटक रहे
तीन साल से एक ही खेत में मटर, अब पौधे अचानक मर जाते
jaldi boi matar mar rahi
fasal chakra ukhta
agati matar achanak murjha gayi tana kaato to katthai gol
har saal wahi khet me matar, ab sukh rahi, beej par kya lagau
pea wilt brown ring
same land pea six years, stem slice shows chocolate ring
trichoderma 8 gm per kg seed before putting pea
मटर उकठा फसल चक्र
लगातार मटर लेना गलत है क्या
तना काटो तो भीतर गोल कत्थई छल्ला
बहुत जल्दी बोने से मुरझान आती है
matar murjhana ilaj
beej me trichoderma 8 gram sahi hai kya
paudhe sir jhuka ke ek dum mare, patti pili
kitne saal baad matar lu us khet me
danthal ke beech bhoora ghera, kya rog
`,
  'field-pea-diseases-5': `
nainital pea rotting white in january
stop water after december in hill pea?
hill village champawat, field looks like cotton spread and plants dead in january
sown too thick on terrace, pea rotting white, should i stop watering
नैनीताल जनवरी मटर सफेद होकर गली
घनी मटर में सफेद गलन पहाड़
चंपावत में माघ महीने पौधे सफेद रुई से ढककर मर गए
सीढ़ीदार खेत में घनी मटर गल रही, पानी रोक दूं
almora matar jan me safed sukhi
ghani boi matar pahad galan
pahad me matar ghani boyi thi, jaado me safed padkar gal gayi
december ke baad pahadi pani du ya na du galan ke dar se
hill pea white rot january
field turned like snow cotton in january hills, last watered in new year
dense pea standing turned white like cotton and fell
सफेद गलन पहाड़ मटर
रुई जैसे ढककर पौधा मरा, पहाड़ में माघ
घनी बुवाई से सफेद सड़न होती है
पूस में पानी लगाया, पौधे सफेद होकर गले
safed galan upay pahad
uttarakhand matar jad se upar tak safed
lamba fasal chakra se safed sadan rukegi kya
ranikhet matar me safedi chadh ke paudhe khatam
maagh me pani band rakhna theek hai kya pahadi matar
`,
  'field-pea-pests-1': `
tiny maggot in stem, seedlings yellow
delay sowing for fly
pea just two inch tall turning yellow one by one, split stem and small maggot there
fly destroys seedlings every october, can i delay the sowing
छोटे पौधे पीले पड़कर सूखे
तना मक्खी से बचने मटर कब बोएं
मटर दो इंच की, एक एक कर पीली, तना चीरो तो छोटा कीड़ा
अक्टूबर में बोऊं तो मक्खी मारती, नवंबर में डालूं तो ठीक
tane me makhi ki sundi
october matar makhi se kharab
ankur pile padke sukh rahe tane ke bhitar safed keeda
har saal jaldi boi matar ke chote paudhe makhi kha jati, kab bou
pea stem fly november
seedlings pricked hollow each october, put off to next month
advice clash, mid october or november with fly trouble
तना मक्खी मटर बुवाई
नवंबर में बोने से मक्खी कम होती है क्या
छोटे पौधे पीले पड़े, तने के भीतर कीड़ा
अंकुर खोखले, अक्टूबर में बोया, अगली बार किस महीने
tana makkhi matar kab
nanhe matar ke paudhe ek ek pile hokar sukhe
makhi ke dar se buwai tal du kya
stem cheera to sundi, bij october me girayi thi
apne khet dekh ke tay karu kya, october ya november
`,
  'field-pea-pests-2': `
white zigzag streak on leaf
neem for leaf tunnel
someone drew white zigzag on leaves, and some pods have small worm, organic way
lower leaves of pea full of tunnels, pluck and burn or spray neem
मटर पत्ती पर सफेद रेखा
नीम अर्क सुरंग कीट
निचली पत्तियों पर सुरंग जैसी सफेद रेखा, तोड़कर जलाऊं
छीमी खोली तो हरी सुंडी, पत्ते पर भी टेढ़ी सफेद लाइन
chhimi me keeda
patte pe safed lakir matar
patto me tedha medha safed rasta bana, niche wale tod du
chhimi ke andar illi aur patte pe lakir, neem chidku kya
pea leaf minor neem
silver scribble on low leaves and worm in pod, burn leaves
caterpillar in pod and wasps, should i spare wasps
मटर सुरंगी कीट नीम
कटाई के बाद जुताई से कीट घटते हैं क्या
पत्ती पर चांदी की टेढ़ी लकीर खिंची
निचली पत्ती पर घोंघे जैसा सफेद रास्ता, तोड़ूं
surang wala keeda matar
patti par kisi ne safed chalk se likha ho jaise
MATAR ME SURANGI KEET AUR FALI CHHEDAK KI ROKTHAM
der se boi matar me lakeer zyada aayi kya
neeche ki patti jalane se kya fayda
`,
  'field-pea-climate-1': `
heat in february effect
best climate for field pea
mercury touched zero when pea was in bloom, will pods still come
early hot wind in february, is that worse than cold
गर्मी से नुकसान
कैसी जलवायु चाहती
फूल खिले थे और रात में शून्य डिग्री हुआ, मटर बचेगी
कितनी ठंडक में बढ़वार सबसे अच्छी रहती
matar phool par pala pada
garmi jaldi aayi matar
phool ke samay pala gira kitna nuksan hoga
holi se pehle hi garmi aa gayi dana kamzor rahega kya
pea temperature 15 degree
HEAT IN FEBRUARY OR FROST, WHICH HURTS FLOWERING PEA MORE
mean of 20 degree, still growing well or not
मटर पाला गर्मी असर
फूल पर गर्मी ज्यादा नुकसान करती है या पाला
तेरह डिग्री में बढ़वार अच्छी होती है क्या
फागुन की गर्मी से दाना पतला रह जाएगा
matar kitni thand
25 degree me matar sukhne lagegi kya
pala phool me pade to dar hai kya
mausam kaisa ho dal matar ke liye
sardi kam padi is saal, fali kam lagegi kya
`,
  'field-pea-harvest-1': `
when to cut dal pea
drying pea before bin
vines have dried and pods rattle, should dry pea be cut now or wait some days
after threshing pea how to keep so that it does not spoil
मटर गहाई से पहले
पकी मटर की कटनी
पत्ती सूख गई, फली खड़खड़ाती है, काटूं
गहाई के बाद मटर कितनी सुखाकर बोरी में भरूं
kab kate dana wali
matar ki daunri kab
sukhi matar ki fali chatakne lagi, ab daanv chalau kya
adhi bel hari adhi sukhi, dal matar poori pakne tak rukna hai kya
dry pea cutting ripe
rattling pods of dal pea, how dry before bin
half green vines, cut now and dry, good or bad
दाल मटर कटाई गहाई
पूरी पकने से पहले काटना नुकसान करेगा क्या
दाना खनकने लगा, कोठी में भरने से पहले क्या करूं
खड़खड़ाने पर हंसिया चलाऊं
matar katna kab chahiye
daana kadak hone par gahai karu
bel sukh gayi par kuch fali hari, ruku kya
kaatne ke baad kitna sukhana zaruri matar
pakne ki pehchan aur rakhne ka tarika batari
`,
  'field-pea-varieties-2': `
pea for mp farmers name
up field pea swati sapna
sultanpur up farmer wants recommended dal matar seed names for state
hisar krishi mela sells uttra and hfp 9426 pea, meant for here
यूपी के लिए मटर किस्म
पंजाब मटर जय अमन
यूपी वालों के लिए दाल मटर की कौन कौन सी किस्में बताई गई हैं
पंजाब के खेत के लिए सूखी मटर का बीज नाम से बताओ
up matar swati sapna vikas
mp me dal matar prakash
mere rajya bihar ke liye dal matar ki pass hui kism
haryana me sukhi matar ka hfp wala beej chalega
pea variety state list
seed number of dry pea for haryana state
name suited to madhya pradesh, prakash or sapna
यूपी मटर स्वाति विकास
बिहार में डीडीआर 23 बोना सही है क्या
पंजाब के लिए केएफपी 103 या अमन
हरियाणा मंडी में कौन सा नंबर सूखी मटर
bihar matar beej naam
ipf 4-9 kis rajya ki matar
punjab dal matar jay beej
mp wale prakash lagaye ya vikas
haryana ddr 27 sahi hai kya
`,
  'field-pea-yield-1': `
ten quintal dry pea acre possible
pea per hectare production
got 22 quintal per hectare dry pea, is it good compared with country
what can best farmer of north take from acre
पैदावार प्रति एकड़
अच्छी मटर कितने क्विंटल
एक एकड़ में साढ़े तीन क्विंटल मटर हुई, देश के हिसाब से कैसी है
अच्छी देखभाल से सूखी मटर एकड़ में कहां तक जा सकती
acre me kitni hoti
matar 1 bigha me kitna
ek hectare me 20 kuntal dal matar sach me nikalti hai kya uttar me
4 kuntal acre matar mili, ye ausat se kam hai ya barabar
pea yield nine quintal
four sacks an acre versus countrywide dry pea, where do i stand
country mean below four quintal acre, true
मटर औसत उपज देश
साढ़े तीन क्विंटल देश के औसत के पास है क्या
साढ़े तीन क्विंटल एकड़ पर शर्म करूं
अच्छी विधि से आठ क्विंटल निकलेंगे
matar paidawar ekad
9 kuntal hectare hua, baki desh jaisa hi hai
dal matar kitna deti achhe kisan ko
upaj kam hai to kis level tak ja sakti
bharat me matar kitne kuntal nikalti hectare
`,
  'cowpea-sowing-1': `
SOWING TIME OF LOBIA
rainy season chawli, sow june or july
summer cowpea in february, too early?
i missed february, can i still plant lobia for rainy season or wait till next year
फरवरी निकल गई, अब बरसात वाली लोबिया कब डालूं
गर्मी में कब लगाएं
बरसाती बुवाई जून में कर दें
पहाड़ में अप्रैल से पहले
pahadi gaon me may ke mahine bhi bo sakte hai kya
june me lagaye ya feb me
garmi wali march ke aakhir tak bo sakte
barsat ki bijai ka samay
lobia sowing month
hill terrace here, april came, may i drop the seed already
after wheat cutting in march, can the summer bean go in
लोबिया कब डालें
होली के आसपास गर्मी वाली फली का बीज गिरा दूं
जून खत्म होने को है, बरसात की बोनी का समय बचा है
पहाड़ में सावन लग गया, अब बोने पर फली आएगी या नहीं
barbatti bone ka mahina
chaumase wali fali kis mahine lagti hai maidan me
aloo khod ke feb me khet khali hua, garmi wali fali daal du
upar pahadi gaon, chait se kab tak beej daal sakte
barsat wali bijai july beetne ke baad bhi ho jayegi kya
`,
  'cowpea-seed-1': `
SEED RATE OF COWPEA
climbing lobia spacing and kilos per acre
want to train it on bamboo, seed for half acre and row to row gap
rows ninety cm for pole type, seeds needed
बांस पर चढ़ाने वाली लोबिया आधे एकड़ में कितने किलो और लाइन कितनी दूर
बेल वाली लोबिया की कतार दूरी
झाड़ी एक एकड़ का बीज
बीज दो बीघे के लिए
naati kism ko kitne inch pe bou, do kilo beej kitni zameen me chalega
bush lobia 30 kilo hectare thik h
bel wali kam beej lagti hai kya
paudhe ki duri 10 se 15 cm
bush cowpea seed rate
trailing kind on trellis, how far apart between rows
bag says fifteen kilos an acre for short bushes, dealer is overselling?
बेल वाली बीज दर
नाटी झाड़ी वाली में पौधे से पौधा कितने अंगुल
पंडाल पर चढ़ने वाली का बीज पांच किलो एकड़ काफी होगा
घनी बो दी झाड़ीदार, तीस सेमी कतार कम तो नहीं
lobiya beej kitna
90 cm ki line kis kism me rakhte hai, naati ya chadhne wali
jhadi wali aur lattar wali ka beej barabar dalu kya
ek bigha khet, naati kism, kitne kilo daana mangau
do paudhe ke beech ek bitta rakhu jhaad wali me ya kam
`,
  'cowpea-varieties-1': `
IMPROVED VARIETIES OF LOBIA
pusa phalguni or pusa barsati for rains
seed name for vegetable pods
nursery man gave me a name starting with arka, which of those suit pods for vegetable
सब्जी मंडी में मुलायम हरी फली चाहिए, पूसा वाली कौन सी सही रहेगी
नरेंद्र 1 कैसी किस्म है
अच्छा बीज बताइए
पूसा सुकोमल और पूसा कोमल कौन लूं
lobia ki kisme kaun si hai
chawli ki variety batao hari fali
arka suman lobia ka beej lena
beej ki dukan pe narendra aur arka dono hai, kaun sa le jaun barsat ke liye
lobia varity names
is arka garima okay for vegetable pods in up
narendra university gave some number one seed for green pods, name
पूसा की लोबिया
बरसाती मौसम के लिए पूसा का कौन सा बीज नाम से ही पता चले
अर्का सुमन और गरिमा दोनों एक ही फली की किस्में हैं क्या
गर्मी फागुन वाली के लिए फाल्गुनी बीज ठीक बैठेगा
pusa sukomal beej
hari fali ki achhi naslon ke naam likhwa do
dukandar bola narendra lobia ek le lo, thik kism hai kya
naram fali chahiye, komal aur sukomal me kaunsa packet
arka aur pusa naam wale packet me hari fali ke liye kaunsa chunu
`,
  'cowpea-nutrients-1': `
MANURE AND FERTILIZER IN LOBIA
potash and phosphorus all before sowing or can i hold some for later in vegetable cowpea
phosphorus and potash before sowing amount
nitrogen second half after thirty days cowpea
पोटाश फास्फोरस पूरा पहले डालूं या आधा बचाकर रखूं, सब्जी वाली लोबिया है
सब्जी पोटाश और फास्फोरस
गोबर खाद बुवाई से पहले
तीस दिन पर नत्रजन की बाकी मात्रा
bone se pehle gobar ki khad do sau quintal hectare, itna zaruri hai kya
khad npk ek acre
sabji wali lobia gobar khad kitne quintal
urea ek mahine me kitni
cowpea manure quantity
24 kg potash per acre for green pods, am i right
when to give leftover nitrogen in vegetable bean
सब्जी लोबिया खाद
यूरिया सारी बोते समय डाल दी, बाकी आधी वाली बात गलत तो नहीं
दाल वाली फसल में फास्फोरस इतना क्यों, एकड़ का बताइए
बोनी से पहले डेढ़ सौ क्विंटल गोबर डालना पड़ेगा क्या
potas kitni fali
tarkari ke liye bel lagayi, urea ki dusri baar kis din
hari fali wali me dap potash pehle hi de du poora
FARMER ASKED NPK AND FYM DOSE FOR VEGETABLE COWPEA
gobar aur bori dono ka hisaab ek acre ka, fali bechne wali fasal
`,
  'cowpea-irrigation-1': `
IRRIGATION IN SUMMER COWPEA
summer crop needs water in how many days
pods filling, drought here
pods are forming in may heat and the borewell runs only once a week, is it enough
मई की धूप में फलियां बन रहीं, हफ्ते में एक बार पानी से काम चलेगा क्या
गर्मी की बरबटी को एक हफ्ते पर पानी
फूल लगते समय सूखे में क्या
पानी रुक गया, नुकसान
barsaat me do hafte barish nahi hui, lobia ko paani dena padega kya
garmi me bodi ko pani 7 din pe
fali banate samay pani ki kami
barsati pani dena hai ya nahi
summer lobia watring
flowers are out and soil dry, must i run the tubewell
may sun is fierce and i get canal every tenth day, will green pods suffer
गर्मी लोबिया सिंचाई
लू के दिनों में छठे दिन पानी लगाऊं या आठवें
फूल फली के वक्त मिट्टी सूख जाए तो क्या घाटा
बरसात वाली को बिना जरूरत सींचना नुकसान करेगा क्या
garmi me bora paani
fali wale khet me paani khada reh gaya, turant nikalu
baisakh jeth me fali wali fasal ka paani kis antar pe
kis samay ye bel pyaasi nahi rehni chahiye
bhari dhoop me har hafte ek baar seenchta hu, phool bach jayenge na
`,
  'cowpea-weeds-1': `
WEED CONTROL IN LOBIA
pendimethalin just after sowing cowpea, within hours
one hoeing at a month
sowed today, rain tomorrow, can the before sprout weed spray still be given
कल बोया, आज दवा मारूं ताकि घास न उगे, कितने घंटे तक चलता है
गुड़ाई कितने दिन पर
बोते ही पेंडीमेथालिन
घास बहुत आ गई
lobia me ghas ki dawa bone ke baad
tees din ki hui hai gahri kudal lagau ya halki khurpi
lobiya 30 din ki hai gudai kar du
ghas na ume iske liye bote hi kya
lobia hoeing day
pendimethalin on third day after sowing, still okay
one shallow hoeing after a month, deeper not needed?
लोबिया में निराई
पेंडीमेथालिन कितने घंटे के अंदर छिड़कना होता है
घास उगने के बाद पेंडी वाली दवा मारूं तो असर होगा क्या
एक ही बार गुड़ाई से काम निकल जाएगा या दो बार
barbati gudai kitne din
mahina bhar ki fasal me halka khurpa maarna sahi hai
aaj bijai ki, parso tak ghas wali dawa chalegi ya nahi
ghaas patwar bahut, bone ke turant baad kya upay tha
paintis din ho gaye, ab khurpi se upar upar chila du ya chhod du
`,
  'cowpea-disorders-1': `
FOLIAR SPRAY FOR FLOWER DROP IN COWPEA
dap spray at flowering, repeat when
potassium chloride spray in dry spell cowpea
dry spell and plants are only leafy, someone told a potash mist helps, how strong
लोबिया के फूल झड़ रहे, क्या छिड़कें
फूल पर डीएपी घोल का छिड़काव
बढ़वार का समय है और सूखा पड़ा, पोटैशियम का छिड़काव कितने प्रतिशत
यूरिया घोल पंद्रह दिन बाद फिर
lobia phool pe hai kitne din ke antar pe dap ka do baar ghol maru
dana nahi bhar raha spray
dap ka spray 20 gram litre
sukha hai patto ka time, potash
flower drop dap spray
neighbour mixes urea in the sprayer when flowers open, does it help pods
leafy stage and no rain, potash water on leaves?
फूल टिकाने का घोल
डीएपी का पानी छानकर पत्ते पर मारूं, कितने ग्राम लीटर
पहला छिड़काव फूल पर किया, दूसरा कितने दिन बाद करूं
सूखे में म्यूरेट ऑफ पोटाश आधा प्रतिशत पत्ती पर देना
phool jhade lobia
fali lambi hai par dana pichka, ghol marne se bharega
urea ka paani phool wale samay maru to jalega kya
coimbatore ka kisan, bora ke phool gir rahe chidkav bataye
dukandar tonic bech raha fali bharne ka, kya dap ka ghol hi kaafi hai
`,
  'cowpea-diseases-1': `
GOLDEN MOSAIC OF COWPEA
leaves gold yellow patches at top
pull and burn virus plants
new leaves are golden like turmeric, should wild gourds around be removed
नई पत्तियां हल्दी जैसी, मेड़ की जंगली ककड़ी हटाऊं तो रोग घटेगा क्या
नई पत्तियां पीली हरी हो रही
सफेद मक्खी से पीली, क्या करें
जंगली खीरे की बेल हटाना
lobia ke patte pile chitkabre virus
barbati ka pila rog makhi se
peeli fali aa rahi lobia me
kam fali lag rahi aur top ke patte peele sunhare, safed makkhi ke wajah se kya
golden mosaic lobia
should wild cucumber creeper near the field be pulled
pods turned pale gold and few, whiteflies flying
सुनहरी पत्ती रोग
बीमार पीली लोबिया को खेत में छोड़ दूं तो बाकी में फैलेगा
सिरे की पत्तियां आधी हरी आधी पीली, फली भी पीली
जंगली ककड़ी की बेल से यह वायरस आता है क्या
pila mosek barbati
safed makkhi ghoom rahi, naye patte sone jaise
kya pile paudhe nikal kar aag me daal du
phaliyan kam, upar ka hissa peela hara chitkabra ho gaya
kheere ki jangli lata mend par hai, usi se haldi jaisa rog aaya lagta hai
`,
  'cowpea-diseases-2': `
POD SPOT ANTHRACNOSE COWPEA
pods pitted with reddish marks
pink slime on pod in rain
rain for five days and the sunken marks on pods drip something pink, is seed infected
पांच दिन की बारिश में फली के गड्ढों से गुलाबी पानी सा निकला, बीज खराब है क्या
फली में लाल दाग बढ़कर काले
रोगी पौधे निकालना, स्वस्थ बीज
फली पर गुलाबी लेस
lobia ki fali pe dhase daag
lobia me fali par khaddhe jaise daag, kitne saal tak dusri fasal lu us khet me
gili hawa me fali par gulabi chip chip
shyam vran lobia do saal chhodna
pod pit anthracnose
can i sow same bean in that field next season
pink jelly in pod sores during wet days
फली पर धंसा दाग
दो साल तक उस जगह लोबिया न लेने की सलाह सही है
छोटा लाल बिंदु बढ़कर काला गड्ढा, फली बिकती नहीं
नम मौसम में दाग से गुलाबी लेई सी निकलती है
lobia shyamvran upay
apne khet ka beej rakhu ya naya, fali me gaddhe the
fali aisi jaise kisi ne sigret se daag di
rogi paudha hatane se fali ke kaale khadde rukenge kya
barish band hote hi chhimi par laal katthai bindi thi ab gaddha ban gaya
`,
  'cowpea-diseases-3': `
BACTERIAL BLIGHT IN LOBIA
wet spots after storm on leaf, then brown
if i shift sowing so that pods miss the worst rain will leaf scorch from bacteria reduce
should antibiotic be sprayed
बारिश के बाद पत्ते भीगे दाग से जल गए, बुवाई आगे पीछे करने से बचाव होगा क्या
बारिश के बाद पत्ती पनीले दाग
बुवाई ऐसे कि फली भारी बारिश से बचे
फसल अवशेष जलाना जीवाणु रोग
lobia ke patte barish ke baad jhulse
bacteria rog barbati fali par bhi daag
lobia me bhari barish ke baad wala jhulsa, dukandar antibiotic deta, lu kya
geele dhabbe judkar patti jal gayi
bacterial blight bean
leaf spots merged after the storm, chemist offers antibiotic powder
field water not draining and leaves scald after storm
जीवाणु झुलसा लोबिया
बारिश के हफ्ते बाद पत्ती पर भीगे दाग आपस में जुड़ गए
फली का समय भारी वर्षा से न टकराए, कब बोऊं
फसल का कचरा खेत में रखना ठीक है, झुलसा आया था
barsat jhulsa lobia
patte teliya bheege phir bhoore, dukan se capsule laya
saaf beej lene se bacteria wala daag kam hoga kya
zor ki barish ke baad bora ki patti jali hui, fali bhi
agli baar boni aage khiska du taaki fali aate samay tez barish na ho
`,
  'cowpea-diseases-4': `
DRY ROOT ROT OF COWPEA
wilting patches in hot dry field
after rain stopped circles of plants fell in two days and root peel is stringy
neem cake in soil for wilt
लोबिया की जड़ सूख रही, पौधे मरते
बारिश रुकते ही गोल घेरे में पौधे दो दिन में मुरझाए, जड़ की छाल निकल रही
ट्राइकोडर्मा विरिडी बीज में कितना
जड़ की छाल रेशे जैसी निकलती
lobia achanak sookh gayi khet me jagah jagah
beej ke saath kya milau ki sukhe me jad na sade barbati ki
neem ki khali dal du
trikoderma se beej upchar jad rog
dry root rot cowpea
4 g trichoderma per kg seed, is it enough
plants fall dead in patches when rains pause, summer
सूखी जड़ सड़न
जड़ खींची तो छिलका धागे जैसा उतरा, पौधा मरा
स्यूडोमोनास दस ग्राम किलो बीज पर लगाना ठीक
नीम की खली डालने से पौधे मरने रुकेंगे क्या
jad resha sookhi
kal tak hara tha aaj latka, mitti sukhi hai
kerala me garmi ki bora ek ek tukde me sookhi
FARMER ASKED ABOUT SUDDEN WILTING OF COWPEA IN DRY SPELL
beej par kaun si fafund ki dawa mitr wali, jad bachane
`,
  'cowpea-pests-1': `
APHID AND POD BORER IN COWPEA
black aphid cluster on tender pods
neem oil, picking gap after
i sell pods twice a week, if i spray neem today when is next plucking allowed
हफ्ते में दो बार फली बेचता हूं, नीम छिड़कूं तो अगली तुड़ाई कब
फली में सूंडी और माहू दोनों लोबिया
छिड़काव के बाद तुड़ाई कितने दिन
नीम तेल घोल
lobia me kale keede chipke hue
kale machhar jaise jhund phool par baithe, patte mud ke chipak rahe
lobiya par mahu aaya, tudai se pehle kya
neem oil spray karke kab fali becho
black aphid neem
after neem i normally pick in five days, how long should buyers wait
tips full of ink coloured lice, ants going up
काला माहू लोबिया
दवा से पहले पकी फली तोड़ना जरूरी है क्या
फली में छेद और फूल पर काली जूं, नीम से दोनों जाएंगे
पत्ते मुड़े जैसे मुट्ठी, हाथ लगाओ तो लसलसा
lobia chepa illaj
spray ke das din baad hi todna hota hai kya
kaali cheenti jaisi cheez phunagi pe jami, ras choos rahi
purana kachra hatane se fali ki sundi ghatti hai
fali haat me bechni hai, neem tel maarne se pehle pakki pakki tod lu kya
`,
  'cowpea-yield-1': `
COWPEA GREEN POD YIELD
three pickings gave only two quintals, what total should i expect from a trellis crop
tender pods picking stage for market
bush lobia 30 quintal acre good
हरी फली की पैदावार
बेल वाली लोबिया एक एकड़ कितनी
फली कड़ी न हो, कब तोड़ें
तीन तुड़ाई में दो ही क्विंटल, मचान वाली से कुल कितना आना चाहिए
upaj ek acre hari fali
tudai kab kare naram
grahak bole fali reshewali hai, kitni badi hone par todu
bel lobia sau quintal hectare deti kya
lobia pod yield
plucked thirty quintals of tender pods off an acre of bushes, decent?
pods turned stringy, picked late or what
हरी फली उपज
बेल वाली से एक एकड़ में चालीस क्विंटल सही बात है
फली सख्त हो गई तो बिकेगी नहीं, कब तोड़ना था
झाड़ीदार लोबिया हेक्टेयर में सत्तर क्विंटल देती क्या
narm fali tudai
jhadi wali bora se kitna maal niklega acre me
reshe wali fali grahak chhod deta, kis umar me todu
lattar wali ki upaj nati se kitni zyada
bazar me mulayam fali ka daam milta, roz todu ya hafte me ek baar
`,
  'cowpea-storage-1': `
Farmer asked how to save stored lobia from pulse beetle
small holes in every grain of my chawli bag after two months
how dry must the grain be before i seal the tin
is a sand cover over stored pulse really useful
लोबिया के दाने को घुन से बचाने का तरीका
बीज वाली बरबटी टंकी में रखनी है, पहले कितना सुखाऊं
दाने पर सफेद अंडे चिपके दिखते हैं, डिब्बे में क्या करूं
अनाज के ऊपर रेत की कितनी मोटी परत दें कि ढोरा न लगे
lobia me ghun lag jata hai rakhne pe kya kare
chawli ke dano me chhed hi chhed, hawaband dibba chalega
balu daal ke dal rakhte hai log, kitni moti parat
agle season ka bij lobia sambhal ke rakhna, nami kitni ho
lobia grain beetle
grandmother pours dry sand over stored beans, how thick should it be
moisture of pulse before sealing in tin, how low
दाने का घुन
सूखी बालू की सात सेमी परत से कीड़ा नहीं आता क्या
हवाबंद ड्रम में बिना सुखाए भर दिया तो खराब होगा
दालदार दाना धूप में कितना सुखाकर रखूं
chawli me dhora
katori se dana nikala to chhed wala, bhringi udi
ret ki tah kitni moti, sirf upar dalni hai ya niche bhi
beej ki lobia ghar me keede se bachani hai agle saal ko
do mahine me dana khokhla ho gaya, agli baar bhandar kaise karu ki keeda na pade
`,
  'cowpea-harvest-1': `
harvest stage of grain cowpea asked
half the crop flowered a month back, are pods mature for seed
pods open by themselves if i delay, is picking in rounds better
after beating with stick how dry should the seed be
दाने के लिए लोबिया कितने दिन में पकती है
फली भूसे के रंग की हो गई, तोड़ना शुरू करूं दाने के वास्ते
एक साथ नहीं पकती, दो तीन बार चुननी पड़ेगी क्या
सूखी फली को डंडे से पीटूं या मशीन से, बीज न टूटे
daane wali lobia kab katni hai
bij ke liye rakhi fali bhuri pad gayi, ab der to nahi hui
sattar din ho gaye boye, dana nikalne layak hua ki nahi
fali fat ke dana gir raha hai jaldi chunu kya
dry pod picking
pods brown, 75 days over, should i collect now
some pods dry, some green, do we walk the field three times
दाने वाली तुड़ाई
फूल आने के कितने दिन बाद दाना पकता है
सूखी फली देर तक छोड़ दूं तो फटकर गिरती है क्या
डंडे से जोर से पीटूं तो बीज टूटेगा क्या
bhusa rang fali
kitne din ki fasal ho tab dana lene todte hai
beej ko nau percent nami tak sukhana kaise samjhu
chawli sookh gayi par kuch hari hai, ek baar me todu
phool aaye mahina bhar hua, fali ka rang badal raha, dana nikalne ko chun lu
`,
  'rajma-sowing-1': `
SOWING TIME OF RAJMA ASKED
haldwani tarai, is end october right
can i take a zaid crop from early february
pithoragarh terraces, june second half or wait for july
राजमा की बुवाई का समय
कुमाऊं की पहाड़ी पर जून में किस तारीख के बाद डालें
धान कटते ही अक्टूबर आखिर में मैदान में बो दें
जायद में कब बोना है ये फलीदार फसल
rajma kab boya jata hai rabi me
15 february tak zaid wala rajma bo sakte kya
uttarakhand pahad me june me kab
tarai me october ka dusra pakhwada thik rahega kya
rajma date plains
is june first week early for hills
zaid sowing up to which february date
राजमा बोनी
दशहरे पर खेत खाली हो गया, मैदान में डाल दूं या अक्टूबर के आखिर तक रुकूं
रामनगर तराई में धान के बाद अक्टूबर की कौन सी तारीख
जेठ आखिर में पहाड़ी खेत तैयार, बोऊं
rajmah bijayi samay
basant panchmi ke aaspas zaid wali bo sakte
chamoli me barsat lagte hi dalu ya ruku
november me bone se nuksan hoga kya maidan me
jaade wali bijai october ke kis pakhwade me, tarai se puch raha hu
`,
  'rajma-seed-1': `
seed rate and spacing for rajma
one acre needs 50 kilos is it right for bold grain
seedlings are dense at fifteen days, what gap to leave
rows thirty cm, how many kg per hectare
राजमा का बीज एक एकड़ में कितना
बड़े दाने की वजह से बीज ज्यादा लगता है, कितना रखें
उगने के पंद्रह दिन बाद पौधे छांटने की दूरी
दो बीघा के लिए राजमा का बीज कितना खरीदूं
rajma me beej kitna padta hai bigha
line ki duri ek foot aur paudha 10 cm rakhe
120 kilo beej hectare ka, itna jyada kyu hai
ghana jam gaya hai virlan kab kare kitne par
rajma sead rate
grain is big as a thumbnail, so fifty kilos an acre is true or a trick
gap left after pulling extra seedlings, ten cm right
बीज की दर
दुकान वाला पचास किलो दे रहा एक एकड़ का, इतना क्यों
लाइन एक फुट पर ठीक है या सवा फुट
बीस दिन पर घने पौधे छांटूं तो कितने सेमी
beej kilo acre
gehu se dugna beej kyu lagta is dal me
paudhe chhatna kab, paudhe se paudha das cm
ek bigha me kitna rajma bij padta, mehnga bahut
DOORI AUR BEEJ KI MATRA, NAINITAL
`,
  'rajma-varieties-1': `
RAJMA VARIETIES FOR HILLS AND PLAINS
uday variety takes how many days
which seed for almora slopes
plains farmer wanting 100 day kind with good output
राजमा की उन्नत किस्में
पीडीआर 14 की उपज कितनी है
वीएल 63 पहाड़ में कितने दिन लेती
तराई के किसान को कौन सा बीज लेना
rajma ki kism maidan ke liye konsi
pdr14 kitne quintal deta hai
pahadi rajma ka naam jo almora me chale
vl 63 ki paidavar aur din batao
pdr 14 days
almora terraces need a slow bean, which vl number
120 days type gives how many quintals
राजमा किस्म
मैदान वाले सौ दिन की कौन सी बोते हैं, उदय का नाम सुना
पहाड़ में चार महीने वाली कौन सी
छह आठ क्विंटल एकड़ वाला बीज किस इलाके का
pahadi kisam rajmah
tarai me 100 din wala beej naam
vl 63 maidan me bo du to nuksan
pdr chaudah ki upaj aur avadhi
sau din me kat jaye aisi kism haldwani ke neeche wale khet ko
`,
  'rajma-nutrients-1': `
FERTILIZER DOSE IN RAJMA
how much urea and sulphur per acre
is it true this bean needs nitrogen like wheat
tonnes of dung along with phosphorus and potash for hectare
राजमा में खाद की मात्रा
नत्रजन दो बार में कितना कितना
गंधक और फास्फोरस कितना किलो एकड़
गोबर की खाद चार पांच टन हेक्टेयर में ठीक
rajma me khaad kitni lagti hai
rajmah ko urea 80 kilo kyu chahiye baki dal to nahi mangti
dap potash sulphur ek acre
gobar khad aur npk poora hisab
rajma nitrogen dose
why does this one pulse want as much urea as wheat
four tonnes manure, sulphur 8 kg per acre
राजमा खाद
बाकी दालों में बोरी नहीं डालते, इसमें इतनी नत्रजन क्यों
गंधक 20 किलो हेक्टेयर, एकड़ में कितना
यूरिया दो बार में बांटूं तो कितनी कितनी
npk rajmah
potash chalis kilo hectare dena zaruri hai kya
baaki dalhan ko kam khad, isko zyada kyu
gobar aur dap mila ke ek acre ka hisab
ek acre me gobar do tan aur bori, dono baar ka bantwara kaise
`,
  'rajma-disorders-1': `
YELLOWING OF RAJMA LEAVES IN PLAINS
lower leaves pale and no nodule when i pulled it
when to topdress remaining urea, after first watering?
my bean crop lost green colour at one month
राजमा के पत्ते पीले पड़ रहे क्या डालें
नीचे से पीलापन चढ़ रहा, जड़ में गांठ नहीं बनी
पहली सिंचाई के बाद यूरिया की दूसरी किस्त दूं
मैदान में ग्रंथियां क्यों नहीं बनतीं
rajma pila pad raha hai neeche se
tees din ka rajma hai peela dikh raha urea du kya
pani lagaya uske baad kitni nitrogen chhidku pilepan me
jad me granthi nahi, patte halke hare
pale lower leaf
bottom leaves pale at four weeks, canal water came yesterday, what now
no root knots in plains crop, is it normal
नीचे से पीला राजमा
जड़ चिकनी और पत्ती फीकी, यूरिया दूं क्या
पहली सिंचाई हो गई, बची आधी बोरी अब बिखेर दूं
मैदानी खेत में गांठ न बने तो बीमारी है क्या
peela patta urea
pehla pani diya, ab baaki khad chhidku
dal hokar bhi hawa ki nitrogen nahi leta kya
neeche ke patte halke nimbu rang ke
POSHAK KAMI SE PEELAPAN
`,
  'rajma-irrigation-1': `
Irrigation schedule of rajma asked
winter bean standing without water twenty days, irrigate or wait
which two stages of this crop must get water
light watering gave standing pools, will plants suffer
राजमा में सिंचाई कब कब करें
फूल निकले हैं, पानी देने से फूल तो नहीं झड़ेंगे
पिछला पानी दिए तीन हफ्ते हो गए, अगला कब
खेत में पानी ठहर गया, निकालना जरूरी है क्या
rajme me pani kitne din baad lagate hai
fali ban rahi hai paani du kya ab
pura season me kis kis time patwan jaruri
jyada pani ho gaya khet me ruk gaya hai nikalu kya
25 days water gap
gap between two waterings in winter beans, three weeks or a month
standing water for one day in winter beans
राजमा पानी
फूल खिले हैं और नहर खुली, सींचने से झड़ेंगे तो नहीं
एक पानी से दूसरे पानी में कितने दिन
फली बनते समय खेत सूखा रहा
kitne din par sinchai
pani khada rahne se jad galegi kya
phool aate hi nahar mili, seenchu
poore jaade me kitne paani lagte rajme ko
pichhla paani pachees din pehle diya tha, fali lag rahi, aaj du
`,
  'rajma-climate-1': `
FLOWER DROP DUE TO TEMPERATURE IN RAJMA
march got hot early and blossoms are falling from beans
will frost in january spoil my flowering crop
choose sowing so bloom escapes heat and cold, how
राजमा के लिए कितना तापमान ठीक
पारा बत्तीस पहुंचा और सारे फूल गिर गए
जनवरी के पाले में फूल वाली फसल बचेगी क्या
फूल झड़ने का कारण मौसम है या कुछ और
rajma ke phool kyu gir rahe garmi badh gayi
kitni thand seh leta hai rajmah
holi ke aas paas tapman badha to phool jhad gaye
aisa kab bou ki phool pe na pala pade na garmi
heat flower drop
day touched 33 and next morning blossoms lay on the ground
frost on pods, will they stay
गर्मी में फूल झड़ना
पाला और लू दोनों से बचाने वाली बोनी
तीन दिन पारा बत्तीस पर रहा, बूंद बूंद फूल टपक गए
जाड़े में फली काली पड़कर सिकुड़ गई
phool garmi girna
garmi badhi to dhadadhad phool tapke
kadi thand me rajma ki fali mar jati hai kya
kis samay boye ki phool na jhule garmi me
TAPMAN SE PHOOL JHADNE KE BARE ME
`,
  'rajma-soil-1': `
SOIL SUITABLE FOR RAJMA CULTIVATION
canal side plot stays wet and slightly salty, will kidney beans tolerate that
loam with good drainage ready, can i go for this bean
seedlings dying where water stands, is it the land
नहर किनारे का गीला और हल्का नमकीन खेत, यह दाल सहेगी या दूसरी लगाऊं
क्षारयुक्त जमीन में राजमा का बीज नहीं जमा
सातारा में लगाना है, मध्यम दोमट चलेगी
पानी ठहरने वाले खेत में गल जाता है क्या
rajma kaisi mitti me lagaye maharashtra
solapur me halki domat zameen hai pani nikal jata, rajma laga sakte kya
domat mitti hai par thoda pani rukta hai, chalega
usar khet me ye fasal try karu ya nahi
salty soil ok
white salt shows on one side of the plot, will bean seedlings stand
well drained loam in satara, go ahead
राजमा मिट्टी
खेत में रेह चमकती है, यह मोटी दाल उगाने की हिम्मत करूं
दोमट हो और पानी निकले, तभी लगाएं
नमकीन खेत में अंकुर जलकर मरा
kaun zameen
pani rukta hai aur reh bhi, chhod du kya
ahmednagar me rajma ke liye khet chunna hai
nikas na ho to paudha dubla, sahega kya
nashik ke kisan ko is fasal ke liye kaisi zameen dhundhni chahiye
`,
  'rajma-weeds-1': `
Weeding time in rajma asked
second hoeing at five weeks is enough for beans
do i thin seedlings together with first weeding
grass coming along with the crop at day eighteen
राजमा में निराई गुड़ाई का समय
अठारह दिन का राजमा है, घास दिख रही, हाथ लगा दूं
कुल दो निराई काफी हैं क्या इस फसल में
पहली गुड़ाई में घने पौधे भी निकालने हैं
rajma ki nirai kab kare
do nirai ke beech kitne din rakhu
bees din ho gaye ghas nikalwani hai aur paudhe ghane hai
chalis din baad fir gudai zaruri kya
weeding twice days
hoed at eighteen days, when does the next round fall due
second weeding at five weeks, thinning with first
राजमा की निराई
घास और फालतू पौधे एक ही चक्कर में निकाल दूं
दूसरी निराई पैंतीस दिन बाद क्यों
चालीस दिन तक घास रहने दूं तो नुकसान
pehli gudai din
nirai aur chhatai sath kar lu
bees din ki fasal, khurpi kab lagau
dono nirai ke din bata do
NIRAI GUDAI KA SAMAY, UTTARAKHAND
`,
  'rajma-diseases-1': `
ROOT ROT AND WEB BLIGHT IN RAJMA
plants toppling with rusty lesion at collar
trichoderma seed coat against root decay of beans
after rain leaf shows wet brown patches like web, pods zoned
राजमा में जड़ सड़न का उपाय
पौधे के निचले तने पर लाल भूरा घाव, पौधा गिर रहा
बीज में ट्राइकोडर्मा कितना मिलाएं कि जड़ न सड़े
बरसात में पत्तियों पर जाला जैसा झुलसा
rajma ki jad sad rahi lal bhure daag
tane ka nichla hissa gal gaya rajma sukh raha
kachra khet ka jala du to jad galan kam hogi
patti geeli geeli si jhulas rahi web blight
root rot trichoderma
how much trichoderma goes on a kilo of bean seed against collar rot
red sunken collar wound, web on leaf in rain
जड़ सड़न राजमा
तना जमीन के पास जैसे किसी ने काटा, लाल घाव
पिछली फसल का कूड़ा खेत में पड़ा है, गलन इसी से आई क्या
बारिश में पत्ती पानी से उबली सी, फली पर दाग
jad sadan upchar
paudha kamar se toota, neeche lal chakatta
beej me trichoderma na lagau to jad galegi
jala sa failta jhulsa barsat me
barish me patte par makdi ka jaala sa aur neeche se tana laal ghaav wala
`,
  'rajma-diseases-2': `
ANTHRACNOSE OF RAJMA IN HILLS
black sunken spots on bean pods in pithoragarh
my hill field beans got little wet dots, later black hollows in the pods, which seed next time
rotating the field helps against pod spot
फली पर काले गड्ढे पड़कर झड़ रही, उसी खेत में अगले साल फिर लगाऊं क्या
एन्थ्रेक्नोज से फलियां गिर रहीं, उपाय
पत्तियों पर पहले पानी जैसे दाग फिर काले
कौन सी बीमारी में फली धंसकर काली होती
rajma ki fali par dhase kale nishan
pahad ki rajma me patti pe bheege bindu the ab kaale ho gaye, fali bhi daagi
fali jhad rahi daag wali, fasal badal ke bou kya
shyamwarn rog rajma me kaun si dawa puchhu adhikari se
anthracnos pod spot
pods on my hill plot got ink pits and dropped before filling
black hollows on pods, hill farmer of almora
श्यामव्रण फली
फली पर गड्ढे काले, कुछ टपक गईं
पत्ती पर भीगे बिंदु काले हुए, फली भी
दाग वाली फली गिर रही, अगले साल दूसरा बीज बदलूं या खेत
fali par dhanse
kaali fali rajmah ki, hara kuch bacha hi nahi
pahad me dag wali fali ka upay
adhikari se pooch ke fafundnashi, kaun si bimari
pehle patti pe paani bhare bindu the, hafte me kaale ho gaye
`,
  'rajma-diseases-3': `
MOSAIC VIRUS IN RAJMA
bean leaves crinkled with dark and light green, small plants
is aphid carrying this virus, uproot sick ones
no cure for mottled plants, what should i do
राजमा में मोजेक विषाणु रोग
पत्तियां सिकुड़कर चितकबरी, पौधे नहीं बढ़ रहे
माहू मारने से यह बीमारी रुकेगी क्या
विषाणु वाले पौधे निकालकर फेंक दूं
rajma ke patte sikud gaye chitkabre
mosaic rog wale paudhe ukhadne padenge kya
chepa lagne ke baad patti murri hui hari peeli
sahansheel kism konsi bimari me chahiye, bauna chitkabra rajma
bean mosaic aphid
crinkled two tone leaves on ten plants, cure or pull
dwarf crinkled plants with two green shades
मोजेक राजमा
पत्ते उभरे और झुर्रीदार, हरे में दो रंग
माहू से फैलता है, उसको रोकूं क्या
बौने पौधे खेत में छोड़ने से नुकसान
chitkabra patta
ugte ugte patta mudkar kagaz sa sikud gaya
mosaic wale paudhe jala du ya rehne du
virus sahne wali kism kab zaruri
chepa pehle aaya phir patte papad jaise phoole aur paudha thigna
`,
  'rajma-diseases-4': `
Floury leaf spot of beans in hill
powdery white tufts on the lower leaf face, heavy rain village
how many years to avoid beans after flour disease
wet village at 1800 metre, leaf has flour beneath and yellow brown on top
अठारह सौ मीटर का गांव, झड़ी में पत्ती के नीचे मैदा जैसा लगा और ऊपर पीला भूरा
ज्यादा बारिश वाले पहाड़ में आटा जैसा धब्बा रोग
रोगी अवशेष जलाना और तीन साल फली न बोना क्यों
पत्ती के ऊपर भूरा पीला, नीचे आटा लगा
is khet me kitne saal rajma sem na lagau agar patte ke neeche safed guchhe ho
pahad me barish ka rog safed phahe pattiyo pe
teen sal baad phir rajma bo sakte is rog me
patte ke tale safed fafund ke chhalle hill area
floury spot bean
how long must beans stay away from a field that had white tufts under leaves
three years without beans, 1800 m village
पत्ती के नीचे आटा
ऊंचे पहाड़ में झड़ी से सफेद गुच्छे पत्ती तले
रोग वाले पहाड़ी खेत में फलीदार फसल कितने बरस न लूं
ऊपर पीले भूरे धब्बे, उल्टी तरफ फाहा
aata jaisa safed
kachra jala du ya khet me sadne du
barsat me kheti 2000 meter pe, patte tale maida
kab tak fali wali fasal nahi lagani
upar peele bhure chakatte aur ulti taraf aate ke phahe, gaon oonchai pe
`,
  'rajma-harvest-1': `
HARVESTING AND STORAGE OF RAJMA
leaves fell, plants yellow, is it ready to cut
drying days before threshing beans
pods are dry and leaves on the ground, do i heap for three days before beating
काटकर ढेर में तीन चार दिन रखूं या उसी दिन गहाई कर लूं
कटी फसल कितने दिन धूप में सुखाएं फिर गहाई
दाना रखने की नमी नौ दस प्रतिशत, ठीक है
पत्तियां गिर गईं, क्या अब उखाड़ूं
rajma ka dana kothi me bharne layak kab hoga, daant se kaatu to
kaat ke gahai se pehle kitna sukhana
dano me kitni nami rahe ki ghun na lage rajma
pak gaya rajma, peele paudhe, kaat du
rajma cutting sign
cut yesterday, how many days of sun before we beat the pods
store at 10 percent moisture, correct
कटाई निशानी राजमा
पत्ते गिर गए सिर्फ डंडियां और फली खड़ी हैं, हंसिया लगाऊं
चार दिन धूप में रखूं फिर गहाई
कितनी नमी पर कोठी में भरूं
patte jhade katai
fali sookhi hansiya kab chalau
geela dana rakh diya to ghun lagega
katne ke baad dher kitne din sukhau
kothi me daalne se pehle dana daant se kitna kadak hona chahiye
`,
  'rajma-pests-1': `
STEM FLY IN RAJMA
seedlings snapping at base, maggots in the stem
black small fly mining leaf then stem of beans
earthing up helps plants hit by bean fly
राजमा में तना मक्खी का उपाय
तना फूल कर टूटा, छोटी काली मक्खी आई थी
उगते ही पौधे सूख रहे, तने में कीड़ा
ग्रस्त पौधे उखाड़कर जला दें क्या
rajma ka tana moti hokar toot raha
patti me surang fir tana sookha rajme ka
chhote paudhe mar rahe kali makkhi se
samay par bone se makkhi kam lagti hai kya
bean fly stem
seedling ankle swollen like a knot then snapped, tiny black fly seen
treated seed against little black fly
राजमा तना मक्खी
पत्ती में महीन सुरंग फिर तना फूला
सूजी डंडी वाले नन्हे पौधे निकालकर फूंक दूं कि बाकी बचे
तना ऐसे सूजा जैसे गांठ, फिर टूट गया
kali makkhi tana
fali khaali, patti peeli, tana bhoora
samay se na boya to makkhi zyada aati
mitti charha ke paudha bachega kya
TANA MAKKHI KE NIYANTRAN HETU
`,
  'rajma-pests-2': `
PEST CONTROL IN RAJMA WITHOUT CHEMICALS
yellow sticky cards count per hectare for aphids
sticky tips, silver lines on leaf and worm in pod all at once, where to begin
leaf miner lines and pod holes together
सिरे चिपचिपे, पत्ती पर चांदी सी लकीर और छीमी में लट, बिना जहर शुरुआत कहां से
पीले चिपचिपे कार्ड कितने लगेंगे एक एकड़ में
नीम बीज का अर्क राजमा पर कितने प्रतिशत
फली में सूंडी घुसी, हाथ से चुनूं या बीटी
rajma me chepa lag gaya neem spray
patti par tedhi safed lakeer aur fali me ched
chidiya ke baithne ki lakdi rajma me kaam karegi
ek acre me peele chipchipe panne kitne tangu ki mahu kam ho
neem bt rajma
how many yellow gum sheets hang in an acre before going for poison
lice, leaf mine and pod worm together
माहू फली छेदक
नीम की गिरी का घोल कितने प्रतिशत का बनाकर मारें
पक्षी बैठने की लकड़ी से फली की सुंडी कम होगी
पत्ती पर सांप जैसी सफेद लकीर, फली में छेद
peele card kitne
chepa bhi sundi bhi, pehle haath se chunu
bt chhidakna theek ya nahi chhimi keede ke liye
bahut zyada keede ho gaye to kis se poochu
ek hi khet me mahu, patti ki lakeer aur fali me lat, pehle kya
`,
  'rajma-yield-1': `
AVERAGE YIELD OF RAJMA
quintals from one acre good crop
pdr 14 yield in tarai compared to ordinary
bank officer asks expected output per hectare, what should i write
बैंक वाले को राजमा की प्रति हेक्टेयर उपज क्या लिखवाऊं
कितने क्विंटल हेक्टेयर होती
उदय किस्म की ज्यादा से ज्यादा पैदावार
छह क्विंटल एकड़ ठीक है क्या
humne 4 quintal acre nikala rajma, theek hai ya aur hona chahiye tha
ek bigha rajme me kitna dana
hectare me 15 quintal ho sakta
tarai me pdr14 kitna degi
rajma yeild acre
loan form wants expected bags from an acre of this pulse, what to fill
pdr 14 in tarai, up to 20 quintal hectare or less
राजमा उपज
ठीक ठाक खेती में एक एकड़ से छह क्विंटल की आस रखूं
तराई में उदय कितना ज्यादा देती
सामान्य किस्म से हेक्टेयर में कितना दाना
kitna quintal
mera teen quintal acre nikla, ausat kitna
pdr chaudah acre me aath quintal tak jayegi kya
ek bigha khet se bikne layak daana kitne kilo
tarai me uday bo ke bees quintal hectare mila kisi ko
`,
  'horse-gram-sowing-1': `
june rain just started in our hill village, put this pulse now, when will we cut
FARMER ASKED SOWING OF KULTHI IN PAHAD
almora terrace crop june sown harvest month
can i sow in july on hills or too late
बुवाई पहाड़ों में कब
गांव ऊंचाई पर है जून की पहली बारिश हुई, यह दाल अब डालें तो कब उठेगी
पहाड़ में कुल्थी कब काटते हैं
जेठ के आखिर में बोई पहाड़ी दाल कब पकेगी
gahat pahad me kab boi jati h
pithoragarh me kulthi june me bona
humre pahadi gaon me june ki pehli barish hui, dal daal de to katai kab hogi
tehri me gahat ki katai kab
hill pulse in june, first week or second
october second half ready, is it right for hill pulse
first half of june missed in chamoli, is july any good for our pulse
गहत की बुवाई कब
पहाड़ वाली दाल असोज कार्तिक में पकती है क्या
जेठ में बो दें तो कार्तिक तक कटेगी क्या
बागेश्वर में दाल की बोनी जून में ठीक है
gahat kab katti hai
pahad me barish pehle hafte june, dal ka beej gira du
pahadi dal ki bowai june
champawat me gahat asoj ke baad katni chahiye kya
uttarakhand me ye dal kab taiyar
`,
  'horse-gram-sowing-2': `
horse gram sowing season kerala
FARMER ASKED MUTHIRA AFTER PADDY
central india sowing in july or october
rice will be off in september near palakkad, can i take this pulse after it
दक्षिण भारत में कुल्थी की बुवाई
मध्य भारत में कुल्थी जुलाई में बोते हैं
अगेती फसल के बाद अक्टूबर में कुल्थी
पालक्काड में सितंबर में धान कटेगा, बची नमी पर यह दाल ले सकते हैं क्या
kulthi kab bote h maidan me
bastar me july me baki kaam hai, ageti fasal utha ke october me daalu to chalega
hurali karnataka me september me bona
chhattisgarh me kulthi july ya october
kerala sowing month september or october
after paddy in tamil nadu, september pulse alone okay
july sowing further north is normal or october
दक्षिण में कब बोते हैं
धान उठने के बाद अकेली दाल बोना ठीक है
महाराष्ट्र में जुलाई में बोनी
उत्तर में अगेती फसल के बाद अक्टूबर में बोना चलता है क्या
kollu kab boye
dhan ke baad thrissur me dal lagana kis mahine
hurali bitne ka samay
odisha me july me bou ya ageti fasal ke baad october
kulthi maidani buwai
`,
  'horse-gram-seed-1': `
seed rate of horse gram per hectare
FARMER ASKED QUANTITY OF KULTHI SEED FOR ONE ACRE
in hills we drop behind plough, neighbour throws by hand and uses double, who is right
line sown in hills needs less seed how much
हल के पीछे कूंड में डालें तो कितना, पड़ोसी छींटकर दोगुना लेता है
प्रति नाली गहत का बीज कितना
केरल में मुथिरा का बीज प्रति हेक्टेयर
लाइन में बोने पर कितने किलो बीज एकड़ में
beej ek acre me kitna lagta h
hal ke peeche dalne par kitne kilo aur padosi jaisa chhinto to kitne
chhit ke boye to 16 kilo lagega kya
5 bigha kulthi ke liye beej kitna le
seed kilo acre row hills
does throwing by hand need sixteen kilos an acre
kerala seed quantity per hectare thirty kilo, right
पहाड़ में बीज की मात्रा
छिटकने पर चालीस किलो हेक्टेयर ठीक है क्या
गहत एक एकड़ बीज
लाइन से बोने में दस किलो काफी है
kulthi bij dar
kerala me 12 kilo per acre sahi hai kya
gahat ka beej kitna
chhint ke boya to beej double lagta hai kya
hektare me pachees kilo beej, zyada to nahi
`,
  'horse-gram-seed-2': `
ten days gone and only half came up, the rest look like small stones when i dig
FARMER SAYS KULTHI SEED NOT GERMINATING EVENLY
soak horse gram seeds before sowing how long
stone like grains lying unsprouted in soil
बीज कितने घंटे भिगोएं
दस दिन हो गए आधा ही निकला, खोदो तो दाने कंकड़ जैसे वैसे ही पड़े
अंकुरण बढ़ाने का तरीका
आधे बीज उगे आधे वैसे ही पड़े हैं
jamav kam hua kyu
beej rat bhar pani me dalna h kya
sakht beej ko naram karke bona
das din ho gaye aadha hi nikla, khodo to dane kankad jaise pade hain
soak overnight before sowing or not
grain with tough skin, uneven plants in the row
is it harmful to keep this pulse seed in water all night
रात भर पानी में भिगोना
बीज का छिलका मोटा, जमाव टुकड़ों में
बिना भिगोए बो दिया, आधा उगा आधा नहीं
कड़े दाने को बराबर कैसे उगाएं
kulthi beej bhigona
dane pathar jaise hai bone se pehle kya karu
beej raat bhar pani me rakhne se sad to nahi jayega
jamav barabar nahi
kitne ghante bhigone se ye dal barabar ugegi
`,
  'horse-gram-seed-3': `
brown powder and culture packet from block, which goes on grain first and with what
FARMER ASKED SOWING DEPTH AND ROW SPACING OF GAHAT
order of trichoderma and culture on seed
rhizobium packet for ten kilo seed jaggery how much
कुल्थी बीज उपचार की विधि
ब्लॉक से दो पुड़िया मिली, एक कल्चर एक फफूंद वाली, बीज पर पहले कौन सी लगाऊं
राइजोबियम का एक पैकेट कितने बीज में
कतार से कतार की दूरी और बीजोपचार
block se do pudiya mili, ek culture ek fafund wali, pehle kaun si lagau aur kitna gehra bou
beej upchar trichoderma se
line se line ki duri kulthi
beej kitne cm gehra dale kulthi
trichoderma grams per kilo seed
rhizobium sticks with jaggery water, what strength
sowing depth two centimetre in hills
बीज उपचार गुड़ राइजोबियम
लाइन की दूरी तीस सेंटीमीटर ठीक है क्या पहाड़ में
दस किलो बीज पर कल्चर का कितना पैकेट
बीज गहरा बोने से नुकसान होगा क्या गहत में
gahat bij upchar
culture ka packet 200 gram kitne beej ko
gud ka ghol das pratishat bana ke beej pe lagana hai kya
kulthi kitna gehra
tricoderma aur culture dono ek sath mila du kya beej me
`,
  'horse-gram-nutrients-1': `
land on our slope is thin, should i give only dung or bags also for this hill pulse
FARMER ASKED NPK DOSE FOR KULTHI IN HILLS
farmyard manure tonnes for poor soil tnau
phosphorus for this pulse per acre
खाद की मात्रा की जानकारी
ढलान की पतली मिट्टी है, सिर्फ गोबर दूं या एनपीके भी, नाली का हिसाब बताओ
तमिलनाडु में कोल्लू की खाद
गोबर की खाद प्रति हेक्टेयर कितनी कमजोर मिट्टी
dhalan ki patli mitti hai sirf gobar du ya npk bhi, ek acre me kitna
urea dap ki matra
ek acre kulthi ko fosforas kitna
potash dena chahiye kya
npk hills pulse acre
tnau dose where soil is weak, with how much manure
is 20 40 20 right per hectare for gahat
पहाड़ में फास्फोरस कितना
कमजोर मिट्टी में साढ़े बारह टन गोबर खाद देते हैं क्या
पोटाश आठ किलो एकड़ ठीक है
दाल को नाइट्रोजन देना बेकार है क्या
kulthi khad matra
pahadi dal me dap potash kitna dalu ek ekad
tamilnadu me kollu ko 5 10 5 kilo sahi hai
gobar ki khad kitni gadi
pahadi khet me urvarak kitna, dal wala khet
`,
  'horse-gram-soil-1': `
nothing else grows in my gravelly upland, can this hardy pulse take it
FARMER ASKED KULTHI IN ACID SOIL LIME DOSE
alkaline usar land kulthi possible
light sandy loam upland field good or not
इस दाल के लिए कैसी मिट्टी चाहिए
अम्लीय मिट्टी में चूना कितना कुल्थी
लवणीय खेत में कुल्थी नहीं जमेगी क्या
मुरम वाले ऊंचे खेत में कुछ नहीं होता, यह दाल चल जाएगी क्या
kulthi kaisi jamin me hoti h
patharili jamin me kulthi bo sakte hai
kerala me muthira ke liye chuna kab dale
muram wale oonche khet me kuch nahi hota, ye dal chal jayegi kya
lime kilo per acre kerala
any soil will do or only sandy loam
lime first or fertiliser first on sour land
कैसी जमीन चाहिए
क्षारीय जमीन में बोना गलत है क्या
चूना खाद से कितने दिन पहले डालें केरल
पथरीली हल्की मिट्टी में कुल्थी
kulthi mitti
usar zamin me ye dal kyo nahi hoti
khatti mitti me 200 kilo chuna dalna theek hai
balui domat me gahat
lagbhag har zameen me ugti hai sach kya ye dal
`,
  'horse-gram-weeds-1': `
field is green with grass and the crop is three weeks, shall i send labour now or wait
FARMER ASKED INTERCULTURE IN KULTHI
second hoeing at forty days needed
three week old crop full of grass
कुल्थी में निराई गुड़ाई का समय
दो बार गुड़ाई जरूरी है
घास ज्यादा हो गई पहली निराई
तीन हफ्ते की फसल घास से भर गई, मजदूर अभी लगाऊं या रुकूं
teen hafte ki fasal ghas se bhar gayi, majdoor abhi lagau ya ruku
gahat me gudai kitni baar
40 din baad phir ghas ho gai kya karu
kharpatwar hath se kab nikale
first weeding day count
second hoeing at 45 days if grass returns, needed
is one weeding at a month enough for kulth
निराई कितने दिन पर
दूसरी गुड़ाई छोड़ दूं तो नुकसान होगा क्या
पच्चीस दिन की फसल में खुरपी चलाऊं
घास फिर निकल आई, दूसरी निराई करें
kulthi nirai gudai
khet me ghas hi ghas, pehli nidai kab karu is dal me
gahat gudai din
40-50 din wali gudai zaroori hai ya nahi
bees din ho gaye boye, nikai shuru karu kya
`,
  'horse-gram-climate-1': `
drought tolerant pulse for late monsoon
FARMER ASKED CONTINGENCY CROP KULTHI
august and still no proper rain, urad died, which pulse can dry land still give
rainfed upland where moong failed what now
कम बारिश में कुल्थी ठीक रहेगी
सूखा सहने वाली दलहन की जानकारी
सावन निकल गया पानी नहीं, उड़द मर गया, सूखे में कौन सी दाल बचेगी
मानसून देर से आया कुल्थी बोएं
kam pani me hone wali dal konsi
barish kam hai kulthi bo du kya
sawan nikal gaya pani nahi, udad mar gaya, sookhe me kaun si dal bachegi
moong urad fail ho gaye ab kya boye
drought pulse late monsoon
how many metres height can gahat grow
is it wise to sow this pulse when moong failed for want of rain
सूखे में कौन सी दाल
1800 मीटर तक गहत होती है क्या
भादो में बारिश हुई, बाकी दालें नहीं, यह बो दें
बिना सिंचाई घाटी से पहाड़ तक
kulthi sukha sehti
maansoon der se aaya, khali khet me kaun dal daale
kam barsat wali dal
oonchai wale gaon me barani dal kaunsi chalegi
barish dhokha de gayi, is dal se kuch milega kya
`,
  'horse-gram-diseases-1': `
yellow and green patches on new leaves, white flies about, will the whole field get it
FARMER SAYS KULTHI LEAVES YELLOW MOSAIC
yellow plants scattered, pull out or spray
powdery leaf and web blight in wet weather
नए पत्ते पीले हरे चितकबरे, पूरे खेत में फैल रहा, कौन से पौधे हटाऊं
कुल्थी की पत्ती पीली चितकबरी
पीले पौधे खेत में बढ़ रहे हैं उखाड़ें क्या
भारी बारिश के बाद पत्ते जाल जैसे झुलसे
naye patte peele hare chitkabre ho rahe, khet me fail raha, paudhe hatau kya
patte pe safed pawdar aur dhabbe
kulthi me kaun se rog aate h
pila mosaic kaise roke
yellow mosaic main disease list
early pulling of yellow plants, is it useful
web like blight on leaves after heavy rain
कुल्थी के मुख्य रोग
पीला मोजेक वाले पौधे कब हटाएं
नमी वाले मौसम में कौन से धब्बे और चूर्ण आते हैं
अनाज के बाद बोने से बीमारी घटती है क्या
kulthi ki bimari
patte pile chitkabre, paudha nikal ke fek du kya
gahat rog bachav
bhari barsat ke baad patti jaal jaisi jhulas gayi
mosaic uktha jad sadan teeno se bachne ko beej me kya lagaye
`,
  'horse-gram-diseases-2': `
after a month without rain i gave water and next day plants fell flat, base is reddish brown
FARMER SAYS KULTHI PLANTS WILT SUDDENLY ROOT BREAKS
collar red brown rot which rotation
long dry spell then irrigation and plants collapsed
महीने भर सूखा था पानी दिया तो दूसरे दिन पौधे लुढ़के, नीचे लाल भूरा
जड़ खींचते ही टूट जाती है पौधा सूखा
तने का निचला भाग लाल भूरा
जड़ सड़न में ज्वार बाजरा का फसल चक्र
kulthi me jad sadan ka upay
paudha achanak murjhaya jad sukhi tut gai
mahine bhar sookha tha pani diya to dusre din paudhe ludhak gaye, neeche laal bhura
trichoderma kitna beej me jad galan ke liye
collar red brown root snaps
trichoderma four gram per kilo for dry root rot
is bajra in rotation helpful against brittle dead roots
जड़ छूते ही टूट जाए
गर्मी में सूखे के बाद सिंचाई करने से पौधे मरे
शुष्क जड़ गलन में ठूंठ हटाना ठीक है क्या
तने का गला लाल भूरा होना
kulthi jad galna
paudhe ekdum murjhaye, jad kadak hoke tut rahi
lambe sukhe ke baad pani dena galat tha kya, paudhe gire
sookhi jad sadan
gobar khad dalne se jad ka rog rukega kya is dal me
`,
  'horse-gram-pests-1': `
rain came when pods were filling, now holes in pods and field rats carry ripe ones
FARMER SAYS RATS DAMAGING KULTHI AT MATURITY
neem seed extract at podding
bird perches for pod caterpillar in this pulse
फली छेदक का उपाय
फलियों में छेद और दाना गायब
चूहों से पकी कुल्थी बचाना
फली भरते समय बारिश हुई, अब हर फली में छेद और चूहे पकी फली ढो रहे
fali ki sundi
phali bharte samay barish hui, ab har phali me ched aur chuhe paki dho rahe
chuhe kulthi kaat rahe h
t khunti lagane se fali chedak kam hoga
pod borer neem five percent
rats eating ripe pods at end of rains
bird perch in pulse field, is it any use
फली छेदक और चूहे
फली में दाना खोखला, अंदर सुंडी
कटाई में देर करने से चूहे ज्यादा खाएंगे क्या
नीम अर्क फली पर कब छिड़कें
kulthi me chuhe
musa fali kaat ke le ja rahe
gahat me illi
akhir me barish hui to keede badh gaye fali me, kya karu
neem beej ka ark kitne percent fali wale samay
`,
  'horse-gram-yield-1': `
how many quintals should i hope from one acre if rain comes on time in our hills
FARMER ASKED PRODUCTION OF GAHAT IN HILLS
normal output of kulthi in india quintal
can kulthi reach 15 quintal hectare
समय पर पानी बरसे तो हमारे पहाड़ में एक एकड़ से कितना मिलने की उम्मीद रखूं
एक नाली में गहत कितनी होगी
उत्पादन प्रति हेक्टेयर
अच्छी देखभाल से कुल्थी कितनी बढ़ेगी
paidawar kitni hoti h
gahat ek acre me kitna quintal
samay par pani barse to humre pahad me ek acre se kitna milne ki ummeed rakhu
kulthi 2 quintal hi nikalta kya acre me
average yield five quintal
can good care in hills give fifteen quintal per hectare
is two quintals an acre poor for this dry pulse
पैदावार कितनी होती है
पहाड़ में एकड़ का आठ क्विंटल हो सकता है क्या
देश का औसत कितना है इस दाल का
देखभाल से उपज बढ़ेगी कितनी
gahat upaj kitni
kulthi ek hectare me kitna nikalta hai
ek ekad se do quintal hi mila, kam hai kya
kulthi paidavar
time pe barsat hui to pahadon me kitna milne ka anuman
`,
  'horse-gram-varieties-1': `
farm near jodhpur, no name on the seed bag, which released kind should i ask for
FARMER ASKED BEST HORSE GRAM VARIETY FOR UTTARAKHAND
paiyur 2 for tamil nadu right
gujarat ghg 5 or ak 42
कुल्थी की उन्नत किस्मों की जानकारी
उत्तराखंड के लिए गहत की किस्म
जोधपुर में दुकान पर बिना नाम का बीज है, मैं कौन सी किस्म मांगूं
राजस्थान के लिए कुल्थी का बीज कौन सा
dehradun ki taraf ke liye gahat ki nayi kism ka naam batao beej lena hai
gahat ka unnat beej vl
rajasthan me kulthi konsi boye
palem kulthi kis rajya ki
variety names karnataka andhra
vl 10 seed is meant for which hills
pratap and ak 42 in rajasthan, are they one and same
छत्तीसगढ़ की किस्म
तमिलनाडु में पैयूर ठीक रहेगी क्या
आंध्र के लिए पालेम बीज
गुजरात की उन्नत किस्म कौन सी
kulthi kism naam
indira wali dal ki kism kahan ke liye hai
karnatak me hurali ki kaunsi jaat achhi
gahat vl 8 beej
rajasthan me ks 2 lagau to chalega kya
`,
  'horse-gram-irrigation-1': `
little water in pond, one or two turns only, which time helps this dryland pulse
FARMER ASKED IF KULTHI NEEDS WATER
standing water after rain harmful to kulthi
one watering available, flower stage or pod stage
तालाब में थोड़ा पानी है, एक दो बार दे सकूं तो किस समय दूं
फूल आने से पहले पानी दें क्या
खेत में पानी भरा है नुकसान होगा कुल्थी
बारानी दाल में कितनी सिंचाई
pani kab de
talab me thoda pani hai, ek do baar de saku to kis samay du
kulthi me pani bhar gaya nikalu kya
dana banne se pehle pani du kulthi me
two waterings stage
is water before flowering useful for dryland pulse
field has standing water, will kulth suffer
पानी कब देना है
बिना सिंचाई भी होती है क्या यह दाल
फूल से पहले पानी दूं या फली में
पानी रुकने से फसल खराब होती है क्या
kulthi sinchai
nahar me pani hai, barsati dal ko sinchna zaroori kya
dana padne se pehle ek pani
gahat pani kitna
do hi pani hai to kaun kaun si avastha me du
`,
  'horse-gram-harvest-1': `
bottom pods dry, top still green and clouds coming, will they burst if i wait
FARMER ASKED WHEN TO CUT KULTHI
pods shatter in late rain
threshing and storage of kulthi
नीचे की फली सूखी ऊपर हरी, बादल आ रहे, रुकूं तो चटक जाएंगी क्या
फली भूरी हो गई
फली चटकने से पहले काटना
कुल्थी कितने दिन में पकती है
neeche ki phali sookhi upar hari, badal aa rahe, ruku to chatak jayegi kya
katai aur gahai
patte jhad gaye fali sukhi, kaat lu
kulthi 100 din ki ho gai katai kare kya
brown lower pods cut now
how many days duration, 80 or 125
does waiting for top pods burst the lower ones
कटाई का सही समय
ओस पड़ने से पहले काटना सही है क्या
पत्ते झड़ गए फली सूखी
सुखाकर डंडे से पीटें क्या
kulthi kab kate
fali chatak ke dana gir raha, der ho gai kya
gahat katai nishani
80 din me pak gayi ye dal, kaat lu kya
kat ke kitne din sukhaye phir bhandar kare
`,
  'guar-sowing-1': `
sown in may by advice, became seven feet tall and fell, no pods
can i sow guar for grain in may
last date for gum guar in july
my early crop lodged, which month is right next year
जेठ में बीज डाल दूं या जून आधा निकलने दूं
जुलाई के पहले पखवाड़े तक ग्वार बीज सकते हैं
मई की ग्वार क्यों गिरती है
नागौर में दाने वाली ग्वार कब बोएं
gawar ki bijai kab kare haryana
may me guar bo di to paidavar kam hogi
gwar june me bone ka sahi time
jhunjhunu me 20 july ko bo du ya bahut late ho gaya
sowing june july
tall crop fell because sown in may, right fortnight
seed sowing date rajasthan
ग्वार बुवाई समय हरियाणा
मई में बोने से नुकसान होगा क्या
जुलाई के दूसरे हफ्ते में बोना ठीक है क्या
मई में डाल दी, सात फुट की होकर लेट गई, अगली बार कब
bijai kb
gawar june ke aadhe ke baad hi kyo boye
beej wali june adhe baad, chara wali pehle bhi chalegi kya
sadhe asadh me bona sahi hai kya
may ki gwar badhti hai phali kam deti hai kya
`,
  'guar-sowing-2': `
cluster bean sowing month in andhra
kadapa dryland, rain came in july, can i still put seed till august
SOWING WINDOW OF GUAR IN SOUTH INDIA
rainfed guar anantapur till august possible
उत्तर में नहर का पानी है, मार्च वाली लगाऊं
गर्मी की ग्वार किस महीने
कर्नाटक में ग्वार अक्टूबर तक बो सकते हैं
मार्च में ग्वार बोना ठीक है
mysore taraf february se october tak kab bhi bo sakte bataya sach
south india me guar ka time
andhra me gwar phali barish me kab
goruchikkudu february me bo sakte kya
cluster bean summer march
hot season crop in north, is march the month
south india sowing months
दक्षिण बुवाई
आंध्र में जून में बारानी बोना सही है क्या
दक्षिण में जनवरी में बोना जल्दी होगा क्या
हमारे यहां दक्षिण में साल के बहुत महीने खुले, फरवरी से अक्टूबर
gwar phali garmi march
goru chikkudu kab boye
andhra me barish ke bharose june me beej giraya theek
gorikayi karnataka february me bona theek hai kya
zaid uttar bharat holi ke baad boye
`,
  'guar-seed-1': `
guar seed rate per acre for grain
fodder cluster bean seed quantity
green fodder for ten buffaloes, one acre how many kilo seed
should i raise seed for saline soil
ग्वार का बीज एकड़ में कितना
चारा ग्वार के लिए सोलह किलो एकड़
खारी जमीन है और लेट भी, बीज कितना बढ़ाऊं
सूखे में बीज ज्यादा डालें क्या
gawar ka beej kitna kilo acre
chare ke liye gwar beej kitna
drill me dana kitna girau ki paudha 10 cm pe rahe
late bijai me guar seed kitna badhau
guar seed rate fodder grain
grain crop by drill, kilos and plant gap
guar row 30 45 cm plant 10 cm
बीज दर
चारे की ग्वार में 40 किलो हेक्टेयर सही है क्या
देर से बोने पर बीज बढ़ाना जरूरी है क्या
रेह वाली जमीन और देर भी, एकड़ में दाना कितना बढ़ाऊं
beej kilo acre
gawar line doori 45 cm
pashu ko kaatne ki gawar 16 kilo acre sahi matra
5 kilo beej acre me daane wali kam to nahi
khari zameen me beej badhau gwar ka kyo
`,
  'guar-seed-2': `
seed drill or broadcasting for guar
by hand scatter is quick, does drill really give more ease in hoeing
broadcast crop difficult to drain and hoe
drill sowing keeps depth right, is it true
ग्वार में छिड़का विधि या कतार
ड्रिल से ग्वार बोने के लाभ
छिटकवां बुवाई में क्या कमी है
छिटककर डाला तो कहीं घना कहीं खाली, अगली बार मशीन से
guar chhidka bou ya seed drill se
kera vidhi gawar me achhi ya chhitak ke
pani nikalna mushkil hota hai chhidke wale khet me, line acchi kya
machine se bijai karu to kya fark padega gwar me
seed drill line
line sown field drains and hoes easily, true or not
benefit of line sowing cluster bean
लाइन बुवाई
छिड़का बोने से नुकसान होगा क्या
सीड ड्रिल से बोना सही है क्या
हाथ से उड़ाई फसल में नाली बनाना मुश्किल, मशीन बेहतर
seed dril
chhitka vidhi kharab kyo
kya chhidka bone se gehrai ulti seedhi padti hai
line me gwar bone se nirai aasan hogi kya
haath se bikherne me beej kam gehra girta
`,
  'guar-varieties-1': `
best guar variety rajasthan
GUAR VARIETY FOR GUJARAT
early cluster bean maturing in 85 days
gum factory people say take early 85 day seed in churu, name
ग्वार की उन्नत किस्में
सब्जी मंडी के लिए मुलायम फली वाला बीज, नाम
हरियाणा में ग्वार एचजी 365
आरजीसी 1002 कितने दिन में
gawar ki konsi kism achhi rajasthan
hisar me 365 purani hai, nayi kaunsi lau gond ke liye
hg 2-20 guar kaisi hai
gujarat me gwar ka beej gc
variety rgc 936
punjab seed name and gujarat gc number please
punjab guar variety ag 112
किस्म राजस्थान
सब्जी ग्वार में पूसा नवबहार सही है क्या
आरजीसी 1066 किस राज्य की है
85 दिन में पकने वाली चाहिए, आरजीसी 936 कैसी
gwar kism hg 365
durga bahar phali
sabji mandi ke liye mulayam phali ka beej navbahar
rgc 1033 ya 936 konsi boye marwar me
gc 2 gujarat gawar jaat
`,
  'guar-soil-1': `
soil and climate for guar
will guar grow where rain is 500 mm
heavy clay where rain water stands week long, can i take it
temperature for guar germination
ग्वार के लिए मिट्टी और जलवायु
पानी भरने वाली जमीन में ग्वार
टीले की रेत और 400 मिमी बरसात में हो जाएगी क्या
पीएच आठ की जमीन में ग्वार
pakne ke samay nami wala mausam rehta hai hamare yaha, nuksan karega
retili zameen me gawar thik h
gwar ke jamne ke liye kitna taapmaan
jyada barish wale ilake me gwar hogi kya
soil ph rainfall
sprout heat and rain this legume wants, not humid
sprouting temperature 30 35
ग्वार मिट्टी जलवायु
चिकनी मिट्टी में बोने से नुकसान होगा क्या
600 मिमी बारिश ठीक है क्या
काली भारी मिट्टी में बरखा का पानी खड़ा, फसल होगी क्या
mitti kaisi
retili domat ph 8
retili dhool, ph 8.5, 500 mm barish, chalegi
38 degree garmi jhel legi kya
seelan wale mausam me pakti gwar kharab hoti kya
`,
  'guar-nutrients-1': `
fertilizer for guar per acre
PHOSPHORUS DOSE IN CLUSTER BEAN
rhizobium seed inoculation for guar needed?
poor soil in kurnool, one bag dap enough at sowing or potash also
गांठ बनाने वाला टीका बीज पर मलना है या नहीं
ग्वार में डीएपी कब डालें
ग्वार बीज पर राइजोबियम
ग्वार को पोटाश चार किलो एकड़
fosforas 20 kilo acre daalu, urea to nahi chahiye na
gwar me dap kitna dale bijai pe
urea gawar me chahiye kya
rhizobium culture gawar ke beej me
fertiliser phosphorus
this bean feeds itself, still 8 kilo nitrogen per acre
rhizobium seed nitrogen 20 kg
ग्वार खाद मात्रा
50 किलो फास्फोरस हेक्टेयर सही है क्या
ज्यादा यूरिया देने से नुकसान होगा क्या
गांठ बनाने वाला टीका भी चाहिए और फास्फोरस भी, कितना
khad kitni
gawar me dap ka bag bijai pe
ek bag dap se ek acre me fosforas pura hua kya
8 kilo nitrogen acre gwar me kaafi kya
beej pe rhizobium tika lagana theek hai
`,
  'guar-irrigation-1': `
does kharif guar need irrigation
IRRIGATION IN GUAR DURING DROUGHT
interval of watering if monsoon fails
barish done in july then nothing for a month, well is available
ग्वार में पानी कब देना
बारिश कम हुई, ग्वार की सिंचाई
खेत में बारिश का पानी ठहरा है, निकालना जरूरी है
ग्वार के खेत में पानी रुका है
gawar me pani lagana chahiye kya
gwar ko kitne din pe pani sookhe me
canal turn hai par zaroorat hai ya nahi samajh nahi aata kharif me
barish nahi ho rahi gwar murjha gayi pani du
irrigation dry spell
water stands after rain, should i cut a drain
how many waters 20 days gap
ग्वार सिंचाई कितनी
पानी रुकने से नुकसान होगा क्या
बीस दिन पर पानी देना सही है क्या
तीन हफ्ते से बूंद नहीं, नहर खोलूं तो कितनी बार
pani kitne
gawar sukha kitne pani
barsat wali ko pani dena zaroori hai ya sukhe me bhi chal jaye
kharif gwar me teen se zyada pani dena galat kya
barish kam hui gwar ko kitne din chhod ke pani
`,
  'guar-weeds-1': `
weed control in guar
thinning of cluster bean how many days
eighteen days old, dense and grassy, labour next week ok
hand hoe once before a month enough
ग्वार में निराई गुड़ाई
ग्वार में घास की दवा किससे पूछें
बीस दिन में छंटाई ग्वार
छंटाई कब तक कर लें, बाद में गुड़ाई कितनी
gawar me ghas nikalna kab
gwar ki chhatai 20 din me
guar me gudai ek baar ya do
beej gira kar 25 din ho gaye kasola abhi na chalaya to
thinning hoeing
thin out and hoe together before thirty days
thin by 20 days
ग्वार निराई छंटाई
ग्वार में छंटाई न करें तो नुकसान होगा क्या
30 दिन से पहले गुड़ाई करना सही है क्या
20 दिन पार हुए घनी फसल, अब छांटूं तो नुकसान होगा क्या
ghas dawai
gawar me khurpi kab
kasola ek baar, mahine se pehle, kya kaafi hai
line ki gudai aasan hai kya
khar patwar ki dawa kaun batayega
`,
  'guar-pests-1': `
jassid whitefly control in guar
leaf backs full of tiny green jumpers and honey dew, black mould on top
yellow traps number in cluster bean
neem extract for sucking insect gum crop
ग्वार में हरा तेला की रोकथाम
पत्ते मुड़ रहे, लेडीबर्ड भी हैं, दवा मारूं या छोड़ दूं
ग्वार में चेपा चिपचिपा पत्ता
पीले ट्रैप ग्वार में कितने
gawar me tela lag gaya
neem ka ark banake chhidkau to safed keede jayenge, trap kitne
safed makhi guar me neem
gwar ke patte mude aur kale
jassid trap neem
hoppers and whitefly, leaves yellow and sooty, traps per acre
yellow traps per hectare
हरा तेला उपाय
नीम अर्क पांच प्रतिशत छिड़कना सही है क्या
ग्वार की पत्ती पीली चिपचिपी, नीचे सफेद मक्खी
नीचे बैठे हरे टिड्डे जैसे और सफेद धूल उड़ती
gwar tela dawa
gawar chepa patte kale
patte naav jaise mude chipchipe, neem aur card se kaam
kharpatwar hatane se tela kam hoga kya
10 peele card hectare kaafi hai kya
`,
  'guar-diseases-1': `
in humid heat edges dried in triangle and stem has black line, shop gives antibiotic
HOT WATER SEED TREATMENT GUAR
how much loss from blight in cluster bean
black lines on stem oily spots
बीज को गर्म पानी में दस मिनट रखने से रोग रुकेगा
ग्वार की पत्ती किनारे से सूख रही
ग्वार बीज को 56 डिग्री पानी
झुलसा में कोई दवा काम करेगी ग्वार में
gawar me jhulsa rog tana kala
aadhi fasal jal gayi tel jaise dhabbe, koi ilaj hai ki nahi
gwar ke patte v shape sukhe
guar beej garam pani upchar kitne minute
bacterial blight seed
oily spots and black stem streak, can antibiotic cure it
56 degree water 10 minutes
जीवाणु झुलसा उपाय
ग्वार के तने पर काली धारी, पत्ती तेल लगी सी
रोगी अवशेष जलाना सही है क्या
पत्ते का किनारा तिकोना जला, तने पर कोयले की लकीर
gwar jhulsa ilaj
gawar blight v aakar patti
doodh si dawa bech raha dukandar, jhulsa me asar karegi kya
garam nami me 70 percent nuksan sach hai
sehansheel kism bone se jhulsa rukega kya
`,
  'guar-diseases-2': `
wet september, coin shaped brown marks, leaves dropping below
BROWN ROUND SPOT GUAR LEAF AUGUST
fallen leaves clean up for leaf spot cluster bean
circular brown marks 5 mm after rain
ग्वार में पत्ती धब्बा
सितंबर में ग्वार पर भूरे धब्बे
पत्ते पर भूरे सिक्के से निशान, खेत में पड़े पत्ते हटाऊं
ग्वार पत्ती पर गोल धब्बे, पत्ते गिरे
gawar ke patte pe bhure gol daag
barsat ke baad gol bhure dag 1 cm ke, failte ja rahe
patti dhabba rog gawar barsat
guar ki patti pe dhabbe aur girna
alternaria leaf spot
coin like brown spots in wet september, cleanup helps
round brown spot guar september
ग्वार पत्ती धब्बा उपाय
गिरी पत्तियां छोड़ने से रोग बढ़ेगा क्या
ग्वार की पत्ती पर गोल भूरे चक्ते, बरसाती नमी
भादो की सीलन में पत्ती पर चक्ती जैसे दाग
dhabba dawa
gawar ke patte bhure gol til se bade dag
giri patti uthakar jalau to dag kam honge kya
10 mm tak ke bhure daag patti pe
swasth beej se gwar ka dhabba rukega kya
`,
  'guar-diseases-3': `
ASKING ABOUT ROOT ROT CONTROL IN CLUSTER BEAN
wilt in gum crop, is trichoderma useful on seed
patches of dead plants, root turned brown, how to prevent next season
whole circles dead in august, root colour like tea, next year do what
ग्वार में जड़ गलन की रोकथाम की जानकारी
ज्वार मिलाकर बोने से उकठा कितना कम होता है
पौधे जगह जगह सूखते हैं, जड़ देखी तो भूरी थी
जड़ भूरी सड़ी, गोबर खाद और ट्राइको से बचाव
teen jagah gole me sukhi, paas ke kisan ne jowar milayi uski theek
gawar tukdo me sukh rhi h jad sadi hui
jad galan ke liye garmi me jutai kare kya
mixed jowar bone se jad sadna kam hota h, padosi bola
root rot jowar
yellow patches with brown roots, manure and trichoderma
trichoderma seed wilt
जड़ गलन उपाय
जड़ सड़कर भूरी, पौधे टुकड़ों में पीले
ज्वार मिलाने से ग्वार का उकठा 55 प्रतिशत घटता है क्या
पौधे टापू बनाकर मरे, पास की ज्वार मिली खड़ी हरी
uktha ilaj
gawar jad galan tricoderma
jowar ke saath mila ke bone se 55 percent tak sukhna ghata
garmi me jotne se gwar ka ukhta kam hota kya
gobar khad dalna sahi hai kya gwar ke marne pe
`,
  'guar-diseases-4': `
pods having black sunken marks, rainy weather, which spray
pods have charcoal pits after drizzle, nobody buys for vegetable
white dust on leaf and black canker on stem of cluster bean
sulphur for white powder, ok or not
पत्ते पर मैदा सी सफेदी, क्या छिड़कें
सफेद चूर्ण वाला रोग, गंधक छिड़कें क्या
एन्थ्रेक्नोज से फलियां खराब, बिकती नहीं
पौधे पास पास हैं इसलिए फली पर घाव आए क्या
paudhe ghane hai, phali pe dhansa ghaav aur tana bhi kaala
gawar ke patte safed powder se dhak gaye
chhachhya rog gwar me gandhak dale
barsat me gwar ke tane pe kale zakhm
anthracnose powdery mildew
sulphur on white dust, black sores on stems and pods
black cankers pods
ग्वार एन्थ्रेक्नोज उपाय
ज्यादा पानी देने से फली पर घाव होगा क्या
ग्वार की पत्ती पर सफेद राख सी धूल
फली पर कोयले से गड्ढे, पत्ती पर आटा, दोनों अलग रोग क्या
safed churn
gawar phali kale dhanse dag
jhadi me paudhe paas, fali gal gayi kaale dag, doori badhau
doori badhane se fali ke ghaav kam honge kya
anthracnos gwar ilaj
`,
  'guar-harvest-1': `
when to harvest cluster bean for grain
cattle feed purpose, cut at flowers or when pods start
at what age should fodder guar be cut
eighty percent pods straw coloured, start cutting?
छीमी भूसे रंग की, काटकर कितने दिन सुखाऊं
सब्जी ग्वार की तुड़ाई कितने दिन में शुरू
चारे की ग्वार फूल आने पर काटें
फलियां भूसे जैसी हो गईं, काटकर सुखाएं कितने दिन
market ke liye narm phali har 10 din pe todni hai kya
guar phali pehli tudai kitne din baad
chara gwar 60 din ki hai kaat lu
gawar pak gayi pehchan kaise kare
harvest straw pods
fodder crop at first pods or at flower, which is better
first picking of guar pods 40 days
कटाई समय
फली हर 10 दिन पर तोड़ना सही है क्या
दाने की ग्वार में कितने प्रतिशत फली भूसे रंग की हो
80 प्रतिशत छीमी भूसे रंग की, हंसिया लगाऊं
katai kb
chara gawar phool pe kaate
tarkari wali har 12 din pe tod lu, deri se sakht hogi
sabzi gwar ki fali chhodne se kadi hogi kya kab tode
gwar kaat ke sukhaye phir gahai kare kya
`,
  'guar-storage-1': `
will insects spoil if i keep two years hoping for better rate
why does guar price rise and fall so much
FARMER ASKED SHOULD HE SELL OR STORE GUAR
keep in dry bags how many years without spoiling
विदेश में मांग घटी तो भाव गिर गया, रोककर रखूं
ग्वार के दाम ऊपर नीचे क्यों होते हैं
अभी बेचें कि भाव बढ़ने का इंतजार करें
सूखी बोरी में दाना रखें तो घुनेगा क्या
kitne saal baad bhi becha ja sakta hai sukha dana bori me
gawar kitne saal tak kharab nhi hoti
guar ka rate kam hai rok lu kya
gwar gum niryat se bhav kaise badalta
seed storage years
keep dry seed in bags six years for better price
guar price gum export
ग्वार भंडारण भाव
ग्वार छह साल रखने से नुकसान होगा क्या
भाव बढ़ने तक रोकना सही है क्या
भाव गिरा, बोरी में तीन साल रखने से दाना बिगड़ेगा क्या
rok ke rakhe
gawar bori me kitne saal
gond niryat ghata to bhav bhi gira, rukna theek
gond ki videshi maang se gwar ka bhav ghat badh kyo
sukhi bori me 3 saal theek rahega kya
`,
  'guar-yield-1': `
is 5 quintal per acre average with good seed in sri ganganagar
GREEN FODDER YIELD CLUSTER BEAN
vegetable pods production per hectare
guara 80 in punjab gives how much
हरा चारा एक हेक्टेयर से तीन सौ क्विंटल निकल आएगा
हरा चारा ग्वार का कितना निकलता है
हरी फली कितने क्विंटल हेक्टेयर
पांच क्विंटल एकड़ ग्वार ठीक है या कम
gwar ek acre me kitni hoti hai
gawar ki upaj kitne man killa
sabji wali phali ek acre se total kitne kuntal tol
sabji gwar se total kitna maal nikalega
yield per acre quintal
grain quintals and green pods quintals per hectare
green pods yield hectare
उपज एकड़
ग्वार से हेक्टेयर में 15 क्विंटल दाना सही है क्या
चारे वाली ग्वार कितने क्विंटल हेक्टेयर
ढाई सौ क्विंटल चारा हेक्टेयर निकला, कम है क्या
paidawar acre
guara 80 punjab jhaad
punjab me guara 80 se acre ka 8 kuntal sach hai
hari phali 60 kuntal hectare milti hai kya
4 kuntal acre theek mane ya kam
`,
  'guar-intercropping-1': `
narma rows are wide, can this legume sit between without loss
FODDER MIXTURE OF GUAR AND BAJRA
does cluster bean leave nitrogen for next wheat
can seed guar be grown in maize rows
ग्वार के साथ कौन सी फसल मिलाएं
चारे में बाजरा ग्वार मिलाकर
अगली गेहूं को खाद बचेगी क्या इसके बाद
ग्वार के बाद अगली फसल को फायदा होता है क्या
bajre ke saath milake boya to pashu ko achha chara milega
kapas ke beech gwar bo du
makka me gawar sath lagana
gwar bone se zameen me nitrogen badhta hai kya
mixed bajra fodder
does this legume leave nitrogen for next crop
gives nitrogen to next crop
मिश्रित फसल
कपास में बोने से कपास को नुकसान होगा क्या
चारे के लिए ज्वार ग्वार मिलाना सही है क्या
बाजरे संग चारा बोऊं तो अगली फसल को भी फायदा
jowar chara
gawar kapas antar fasal
kapas ki do line ke beech gawar se narma kamzor hogi kya
makka ki kataro me gwar lagana theek hai kya
gwar ke baad gehu me khad kam lagegi kya
`,
};
