/** How farmers and call centres ask for the facts of `cash-crops.ts`: by the id of a fact, one message a line. */
export const cashCropsPhrasings: Readonly<Record<string, string>> = {
  'sugarcane-sowing-1': `
Farmer asked about sugarcane planting time in haryana
right months for putting autumn and spring cane
which season of cane gives heavier crop, september end or march
can i still plant in march or should i have done in october
गन्ना लगाने का सही समय बताएं
सितंबर के आखिर में लगाना ठीक है या फरवरी तक ठहरें
बसंतकालीन और शरदकालीन की बुवाई की जानकारी
ऊख कौन महीना में रोपाई होई, पूस के बाद कि पहिले
ganne ki buvai ka samay ke bare me jankari
september ke aakhir me ganna lagaye to paidavar badhegi kya
ikh ki bijai march tak kar sakte h kya haryana me
asoj me ya fagun me, konsa ganna jyada tulega
north india planting month
does autumn planted cane keep my land busy longer than spring one
is it okay to plant in late september
बोने का महीना उत्तर भारत
फागुन में ईख गाड़ना ठीक है क्या
शरद और बसंत की रोपाई में उपज का फर्क
आश्विन में रोपने से फसल खेत में कितने ज्यादा दिन रहेगी
gana kab lgaye up me
phagun chait me ganna gaadna sahi hai kya
FARMER ASKED QUERY ABOUT SPRING SUGARCANE SOWING MONTH
autumn wale ganne ka nuksan kya, khet jaldi khali nahi hota kya
navratri ke baad kamad lagaye to vajan badhega
`,
  'sugarcane-sowing-2': `
ASKING ABOUT SUGARCANE SOWING AFTER WHEAT IN MAY
my wheat came off late, how much more seed cane should i keep
can wheat and cane stand together in same field from october
will the tonnage fall a lot for cane put in late april
गेहूं कटने के बाद ईख लगाने की जानकारी
मई की रोपाई में बीज कितना फालतू रखें
नवंबर में गन्ना लगाकर नालियों के बीच गेहूं ले सकते हैं क्या
पछेती ईख में कतार सटानी पड़ेगी क्या
gehun kat gaya ab ikh bona hai, upaj kam to nai hogi
late ganne me beej 25 percent jyada dale kya
ganne aur gehu ki ek saath kheti october wali
wheat nikalne ke baad wali bijai me row kitni paas rakhni
wheat stubble field cane planting 25 percent extra seed
is 90 cm row okay for growing wheat inside cane
late cane after rabi low yeild
गेहूं बाद ईख बीज बढ़ाएं
अप्रैल मई के गन्ने में उपज कम क्यों बैठती है
नब्बे सेमी की लाइन में गेहूं और ईख दोनों चलेंगे
गेहूं के बाद की बुवाई छोड़कर दिसंबर में लगाना बेहतर है क्या
gehu k bad ganna beej kitna jada
gehu wala khet june me bhi khali, gadi nikal gayi kya ganne ki
baisakh me lagane se nuksan hoga kya
november december me ganna aur gehu 90 cm pe
der ki ikh me beej 25 percent badhana sahi hai
`,
  'sugarcane-sowing-3': `
information regarding april planting of sugarcane with seedlings
should i soak the field before late planting
row gap for delayed cane, four and half or three feet
cane nursery saplings for late season
देर से रोपाई में एक आंख की पौध लगाना
ऊपर के हिस्से से दो आंख वाला बीज काट रहे हैं, सही है
लेट बिजाई में लाइन से लाइन की दूरी
अप्रैल में लगाने से पहले खेत में नमी करनी जरूरी है क्या
april me ganna lagana hai to nursery ka paudha lau kya
late planting ganne ki line ki duri 3 foot
pichheti ikh me kaun sa beej tukda jaldi jamega
palewa karke lagau ya sukhe me late wala ganna
late planting plug seedlings
is 3 feet row okay for april cane
which third of the stalk gives best setts
अप्रैल रोपाई तीन फुट लाइन
गन्ने का ऊपरी तिहाई हिस्सा ही बीज में क्यों लें
पलेवा किए बिना पिछेती रोपाई करने से नुकसान होगा क्या
चैत बीत गया तो पॉलीबैग वाली पौध मंगवा लूं
ek ankh paudh april
late ikh 4.5 foot se 3 foot line karna sahi hai kya
phungi wale do teen aankh ke tukde deri me lagau
ganna pichheta hai taaza beej kata hua le ya rakha hua
GANNE KI DER SE BIJAI MEIN NURSERY PAUDH KI JANKARI
`,
  'sugarcane-sowing-4': `
farmer from erode asks cane planting month
can i plant karumbu in july in tamil nadu
best period for main crop of sugarcane in coimbatore
december planting in tamil nadu early or right
तमिलनाडु में गन्ना रोपने का मौसम
मदुरै की तरफ नवंबर से गन्ना डालना शुरू करते हैं क्या
तमिलनाडु में जुलाई वाली स्पेशल रोपाई होती है क्या
साउथ में अप्रैल तक रोप सकते हैं या बंद कर दें
tamilnadu me ganna kab lagta hai
trichy salem side november me ganna rop de kya
special season planting tn june se august
tamil nadu me sabse zyada ropai kis mahine hoti hai
karumbu planting month tamilnadu
is february the peak planting month of cane in tamil nadu
special season june to august tamil nadu
तमिलनाडु रोपाई महीना
तमिलनाडु में मार्च में लगाना ठीक रहेगा क्या
तमिलनाडु की विशेष मौसम की फसल किन महीनों में लगती है
वेल्लोर में सितंबर में रोपें कि नवंबर तक रुकें
tamil nadu kab lagaye
TAMILNADU ME GANNE KI ROPAI KE SAMAY KI JANKARI
thai maasi me karumbu nadna sahi hai kya
tamilnadu me april ke baad main season khatam ho jata hai kya
cuddalore side aug tak special season chalta hai na
`,
  'sugarcane-seed-1': `
Farmer wants to know seed rate of sugarcane per acre
how many three eyed pieces go in one acre
quantity of seed cane needed for one hectare
row gap and number of setts for normal planting
गन्ने का बीज प्रति एकड़ कितना क्विंटल
तीन आंख वाले कितने टुकड़े चाहिए एकड़ में
कतारों में ढाई फुट या तीन फुट रखें, टुकड़े कैसे बिछाएं
एक हेक्टेयर का बीज कितने टन बैठेगा
ganne ka beej ek acre me kitna lagta hai
3 ankh ki pori kitni hazar dalni padegi
seed cane quantity per acre batao
ek beegha me kitna kuntal ganna beej ke liye chahie
setts per hectare number
is 30 quintal seed cane per acre okay or wasteful
end to end setts 75 or 90 cm rows
बीज मात्रा कुंतल
40 हजार टुकड़े हेक्टेयर में डालना सही है क्या
बोने के लिए कितने बंडल चाहिए किल्ले में
तीन आंख वाली पोरियां किस दूरी की कूंड़ में रखें
beej kitna qtl acre
BEEJ GANNE KI MATRA PRATI ACRE KE BARE ME
ek acre me 12 hazar tukde kam to nahi padenge
ek hectare me 80 kuntal ganna beej lag jata hai kya
kund se kund 90 cm rakhe to tukde kitne hazar lagenge
`,
  'sugarcane-seed-2': `
INFORMATION REGARDING SINGLE BUD NURSERY OF SUGARCANE
how old should tray plants be before shifting to field
number of one bud pieces for an acre of transplanting
less seed method for cane with saplings
एक आंख के टुकड़े से नर्सरी बनाने की विधि
पौध वाला गन्ना कितनी दूरी पर रोपें
बीज की बचत वाली रोपाई में आठ क्विंटल काफी है क्या
नर्सरी की पौध पचास दिन की हो गई, रोप सकते हैं
bud chip se paudh taiyar karke lagana kitna beej lagega
one eye nursery ganna ki poori jankari
paudh se paudh 50 cm rakhe ya kam ganne me
ek ek aankh kaat ke paudh banau to acre ke liye kitne tukde
bud chip nursary seed saving
18000 one bud setts enough for a hectare or not
plant to plant gap for settling transplanting
एक आंख पौध दूरी
साठ दिन से पुरानी पौध लगाने से नुकसान होगा क्या
20 क्विंटल बीज में हेक्टेयर भर पौध हो जाती है क्या
पौध कितने दिन में खेत लायक होती है
stp vidhi beej bachat
ek ankh wali nursry 8 kuntal beej acre
paudh 90 x 50 cm pe ropna sahi hai kya
GANNE KI EK AANKH NURSERY TAIYAR KARNE KI JANKARI
pondh wala ganna lagane me beej kitna kam lagta hai
`,
  'sugarcane-seed-3': `
farmer asked about seed treatment of sugarcane with hot water
what age of crop is good for taking seed cane
does hot air or hot water kill smut inside setts
how to choose clean setts, inside colour red
गन्ने के बीज का शोधन कैसे करें
गर्म पानी में कितने डिग्री पर कितनी देर डुबोएं
बीज वाला गन्ना कितने महीने का होना चाहिए
बीज काटते समय अंदर लाली दिखे तो क्या वह चलेगा
ganne ka beej shodhan garam pani se kaise karna
50 degree pani me 2 ghanta rakhne se kandua rukega
beej ke liye nau mahine wala ganna thik hai kya
seed cane saaf suthra kahan se lena chahie, rog na lage
sett hot water degree
is it okay to plant setts from 14 month old
heat treatment of setts removes which diseases
बीज गर्म पानी तापमान
बीज में खोखली पोरी लगाने से नुकसान होगा क्या
घासी रोग से बचाने को बीज कैसे साफ करें
टुकड़े की चोटी कटी हुई दिखी और भीतर पोला, फेंकना ही पड़ेगा
garam pani beej 2 ghnte
mhat machine se beej upchar ka fayda
10 mahine ki nursery fasal se beej lena sahi hai
GANNA BEEJ UPCHAR KE BARE ME JANKARI DI GAYI
red rot smut se mukt beej ke liye pani kitna garam
`,
  'sugarcane-nutrients-1': `
urea dose for sugarcane in ludhiana per acre
is ratoon urea different from plant crop in punjab
Farmer asked fertilizer for kamad jalandhar
200 kg urea per acre in ratoon is right or too much
पंजाब में कमाद की खाद की जानकारी
नए कमाद में 130 किलो यूरिया ठीक है
मोढी में यूरिया एकड़ पर कितना
गुरदासपुर में गन्ने को फास्फोरस डालना है या जांच कराएं
punjab me ganne ko urea kitna dena chahida
ratoon kamad vich urea di matra
naven kamad nu teen bori urea paiye
hoshiarpur ganna nitrogen per acre kinna
punjab ratoon 225 kg nitrogen hectare
is soil test needed before dap in kamad
kamad uria killa
पंजाब कमाद यूरिया मात्रा
पेड़ी में 200 किलो यूरिया एकड़ डालना ज्यादा तो नहीं
पंजाब के नए बोए गन्ने में नाइट्रोजन कितने किलो एकड़
मुकेरियां में मूढ़े गन्ने की यूरिया की जानकारी
kamad urea kinni
punjab me pedi ko 90 kilo nitrogen dena sahi hai
KAMAD ME KHAD KI MATRA KE BARE ME PUNJAB
130 kilo urea kille nu nave ganne layi theek aa
ganne ch potash mitti parakh to bina paiye ki na
`,
  'sugarcane-nutrients-2': `
timing of nitrogen and potash splits in cane kerala
is urea after 100 days bad for sugar
top dress at 45 days and then when
all phosphate at planting or later also
गन्ने में यूरिया और पोटाश की दो किस्त कब दें
45 दिन पर पहली खाद डाली, दूसरी कितने दिन पर
मिट्टी चढ़ाते हुए पोटाश डालना सही है
गन्ना चार महीने का है, नाइट्रोजन देना चाहिए या नहीं
ganne me khad dalne ka sahi samay kerala
aakhri urea kitne din tak de sakte ganne me
potash kab dale ganne me, do kist me ya ek
ganna fika pad raha, kya nitrogen late dene se hota hai
last nitrogen date
is it wrong to put urea at 120 days
why juice is less sweet after late nitrogen
यूरिया कितने दिन तक
90 दिन पर पोटाश देना सही है क्या
सारी फास्फोरस रोपाई पर ही डालें क्या
सौ दिन बाद यूरिया देने से चीनी की मात्रा पर असर
ganne me khad 45 din 90 din
urea late dene se gud fika banega kya
PADDY JAISE GANNE ME BHI KHAD KITNI KIST ME DE
ganna 110 din ka urea dalna theek hai ya band
phosphorus bone ke time pura de dene se nuksan to nahi
`,
  'sugarcane-nutrients-3': `
nitrogen for sugarcane in nizamabad one year crop
FERTILIZER DOSE CHERUKU COASTAL ANDHRA
rayalaseema farmer asks npk for cane
phosphorus and potash per acre for cane in telangana
आंध्र प्रदेश में गन्ने को कितना नाइट्रोजन
निजामाबाद में अडसाली को खाद की मात्रा
रायलसीमा में चेरुकु की खाद कितनी
तेलंगाना में गन्ने को पोटाश फास्फोरस एकड़ में कितना
cheruku ki khad telangana me kitni deni hai
coastal andhra me ganna nitrogen dose
adsali ganna nizamabad npk batao
rayalseema me ganne ko 225 kg nitrogen sahi hai kya
cheruku npk nizamabad
is 400 kg nitrogen per hectare right for adsali cane
rayalaseema nitrogen kg per acre
निजामाबाद चेरुकु यूरिया पोटाश
तटीय आंध्र में 167 किलो नाइट्रोजन ज्यादा तो नहीं
अडसाली गन्ने में एकड़ के 160 किलो नाइट्रोजन सही है क्या
आंध्र तेलंगाना में इलाके से खाद क्यों बदलती है
adsali khad telangana
ANDHRA ME GANNE KI KHAD MATRA KI JANKARI
kadapa anantapur ganna nitrogn kitna
vizag srikakulam side ganne ko nitrogen kam lagta hai kya
40 kilo phosphorus 53 kilo potash acre me theek telangana cheruku
`,
  'sugarcane-irrigation-1': `
when does northern cane need water the most
irrigation of sugarcane in may june punjab
Farmer asked about watering kamad in summer
heavy flooding once or light irrigations in hot months
गर्मियों में गन्ने की सिंचाई की जानकारी
अप्रैल से जून में ईख को पानी कैसे दें
भरपूर पानी देर से दें या थोड़ा थोड़ा जल्दी
मई की तपती धूप में ईख को हल्का पानी लगाएं क्या
garmi me ganne ko pani kab kab lagana h
kamad nu may june vich pani kinne din baad
ikh me halka pani jaldi jaldi de ya ek baar bharke
april me ganna sukhne laga, pani kaise lagau
summer watering north india
is one heavy flood irrigation okay in june
thirstiest months
गर्मी में ईख पानी
तपती गर्मी में पत्ती मुड़कर बत्ती बन रही है
जून में कम बार भारी पानी देने से नुकसान होगा क्या
पंजाब में कमाद की गर्मी की सिंचाई की जानकारी
kamad pani may june
FARMER ASKED SUGARCANE IRRIGATION IN APRIL MAY JUNE
baisakh jeth me thoda thoda pani jaldi dena sahi hai
ganna garmi me pyasa lag raha patte latke hue
ikh ko halki bharai ya poori bharai garmi me
`,
  'sugarcane-irrigation-2': `
how to save water in sugarcane with drip
ASKING ABOUT SKIP FURROW IRRIGATION IN CANE
at which stage cane should never face thirst
close irrigation before harvest for better sugar, how early
गन्ने में टपक सिंचाई के फायदे
कल्ले निकलने की अवस्था में पानी कितना जरूरी
काटने से पहले सिंचाई कब बंद करें कि मिठास बढ़े
एक नाली छोड़कर पानी देना, पत्ती बिछाने से बचत
drip lagane se ganne me pani bachta hai kya
ganne me kalle fut rahe, abhi sukhe me chhod du to
katne se pehle pani band kar de to mitha badhega kya
kam pani me ganna kaise le, nali chhod ke
drip water saving
between which days needs most water
is it right to keep watering till harvest day
टपक सिंचाई बचत
60 से 130 दिन में पानी रोकने से नुकसान होगा क्या
पत्ती बिछाकर कूंड़ छोड़कर सींचना सही है क्या
आखिरी सिंचाई कब रोकी जाती है
alternate nali sinchai
kalle banne me pani kam mila to ganna kam nikalega kya
chhote pump se poora khet nahi bharta, ek nali chhod du
katai tak pani dete rahe to chini ghategi kya
skip furow pani bachat trash ke sath
`,
  'sugarcane-organic-1': `
is burning cane trash bad for ratoon yield
benefits of trash mulching in ratoon cane
Farmer asked what to do with dry leaves after cane harvest
how much trash per acre for covering the stubble crop
गन्ने की सूखी पत्ती जलाने के नुकसान
पताई बिछाने से पेड़ी में कितना लाभ
खेत में पत्तियां पड़ी हैं, आग लगाएं कि मल्च बनाएं
ठूंठ की छिलाई और पत्ती बिछाकर पेड़ी की उपज बढ़ाना
ganne ki patti jalaye ya khet me hi rehne de
trash mulching se pedi me kitni upaj badhti hai
pataai ki parat bichhani hai kitne kuntal per acre
sukhe patte jalane ki jagah kya kare pedi ke liye
trash burning loss percent ratoon
how many tonnes in three ratoons with trash mulch
is setting fire to patai harmful for yield
पताई न जलाने का लाभ
पत्ती बिछाने से तीसरी पेड़ी में कितना टन निकला
32 क्विंटल पत्ती एकड़ में बिछाना सही है क्या
पत्तियों में आग लगाने से उपज कितने प्रतिशत घटती है
pataai jalaye ya bichaye ganna
patti jalane se pedi kamzor hoti kya
sarkar patai jalane pe rokti hai, bichane se sach me upaj badhti
thunth chhilai june me mitti patti tino kare to 77 ton sach hai
khet me maachis mat lagao bolte hai, badle me kitna zyada milega
`,
  'sugarcane-sowing-5': `
RATOON MANAGEMENT IN SUGARCANE JUST AFTER HARVEST
gap filling in ratoon, what to use
how low should i cut for good stubble crop
breaking ridges and first water in stubble cane
पेड़ी गन्ने का शुरुआती प्रबंधन
पेड़ी में गैप भरने का तरीका
मार्च में काटकर ठूंठ छांटना और मेड़ तोड़ना जरूरी है
कटाई के तुरंत बाद पेड़ी में सिंचाई करनी है क्या
pedi ganna me gap filling kaise kare
ganna katne ke baad pedi rakhne ka sahi tarika
february me kata ganna, thunth chhil du kya
pedi achhi fute iske liye kya kya kaam karna pehle
ratoon gap filling 45 cm
is feb cutting good for keeping ratoon
stubble shaving how
पेड़ी ठूंठ छिलाई
गन्ना ऊपर से काटने पर पेड़ी कमजोर होगी क्या
आधा मीटर खाली जगह पेड़ी में क्या लगाएं
दरांती ऊंची चली, खूंटियां बित्ते भर की खड़ी हैं, अब क्या
pedi gap bharai ganna
kataai ke fauran baad pani dena sahi hai ya ruk ke
thunth ko tez fawde se chhilna zaruri hai kya
RATOON RAKHNE KI SHURUATI TAIYARI KI JANKARI
modhi me jagah jagah ganja khet dikh raha kaise bharu
`,
  'sugarcane-sowing-6': `
number of ratoon crops that pay
why ratoon yield goes down every year
can i keep stubble crop from field where grassy shoot came
Farmer asks second ratoon or fresh planting
गन्ने की पेड़ी कितने साल तक लेना चाहिए
पेड़ी में खर्चा कम पर उपज क्यों घटती है
लाल सड़न वाले खेत में पेड़ी छोड़ दें क्या
दो पेड़ी ले चुके, अब नई बुवाई करें या नहीं
ganne ki pedi kitne saal le sakte hai
teesri baar pedi lena faida ka sauda hai ya nahi
ghasi rog aya tha us khet me pedi rakhe kya
pedi me lagat kam hoti hai kitne percent
how many ratoon
is it okay to keep fourth ratoon
ratoon saves what percent of cost
पेड़ी कितनी बार रखें
तीन चार पेड़ी लेने से नुकसान होगा क्या
पेड़ी का खर्चा नए गन्ने से कितना कम
घास जैसे कल्ले वाले खेत की पेड़ी रख सकते हैं
kitni pedi leni chahiye
zamin sakht ho gayi pedi se, tod du kya
khodwa teesri baar, ek killa ka bojh aadha reh gaya
red rot lage khet me modhi rakhna sahi hai kya
do pedi ke baad naya lagana zaroori kyo
`,
  'sugarcane-nutrients-4': `
fertilizer dose for ratoon cane in palakkad
does mulching trash reduce fertilizer need of ratoon
ASKING NPK FOR RATOON SUGARCANE KERALA
quarter more khad for ratoon, true or not
पेड़ी गन्ने में खाद की मात्रा बताएं
पत्ती की मल्च की है तो पेड़ी में अतिरिक्त खाद चाहिए
पेड़ी को नई फसल से सवाई खाद देना सही है
पालक्काड में पेड़ी को कितना एनपीके
ratoon ganne me khad kitni jyada dale
pedi me npk ki matra kerala
trash bichaya to khad kam kar sakte hai kya pedi me
pedi ko nai fasal jitni khad de to chalega
ratoon fertiliser palakkad trash
is 25 percent extra khad right for ratoon
91 30 30 kg per acre ratoon
पेड़ी खाद सवाई पत्ती
16 क्विंटल पत्ती बिछाने पर पेड़ी की खाद कितनी
पेड़ी में पहली फसल जितनी खाद देने से नुकसान होगा क्या
पत्ती ढकने के बाद भी बोरी बढ़ाऊं तो पैसे की बर्बादी होगी क्या
pedi khad kitni jada
ratoon me chauthai khad badhana sahi hai kya
palakkad me modhi ganne ka npk kitna
1.6 ton patti bichha di to alag se khad nahi chahiye na
KERALA RATOON FERTILIZER DOSE KE BARE ME PUCHHA
`,
  'sugarcane-weeds-1': `
when to do earthing up in sugarcane
how many weedings cane needs and on which day
cane lodged last rains, how to hold it up this time
late useless shoots coming, how to stop them with soil
गन्ने में निराई गुड़ाई कब करें
मिट्टी कब और कितनी बार चढ़ाई जाती है
गन्ना गिरने से बचाने का उपाय
खाद डालने से पहले घास निकालें या बाद में
ganne me mitti chadhane ka samay
ganna girne na paye iske liye kya kare
nirai 45 din pe kare ya 60 din pe ganne me
faltu kalle late nikal rahe, mitti charhane se rukenge kya
earthing up days
is full earthing at start of rain right
weeding before or after fertiliser in cane
निराई 45 दिन
90 दिन पर पूरी मिट्टी चढ़ाने से नुकसान होगा क्या
देर से निकले कमजोर कल्ले कैसे दबाएं
पतले छोटे कल्ले देर से फूट रहे, इन्हें मिट्टी से दाब दूं
mitti chadhai kb
ganna lamba ho ke so gaya hawa me, mitti se rukega
GANNE ME KHARPATWAR KITNI BAAR NIKALE
do nirai kaafi hai ya teesri bhi
pehli aur dusri nirai ke din batao keral
`,
  'sugarcane-intercropping-1': `
INFORMATION REGARDING INTERCROP IN AUTUMN SUGARCANE
can i sow moong inside spring cane
how far from cane line should potato be put
mustard or wheat with october cane, extra fertilizer needed
गन्ने के साथ कौन सी सहफसल लें
शरदकालीन गन्ने में आलू बोने की जानकारी
उड़द को बसंत के गन्ने में बो सकते हैं
सहफसल गन्ने से कितनी दूर रखनी है
ganne ke sath lahsun ki kheti kar sakte h kya
ganne me intercropping konsi fasal achhi
dhaniya ya matar ganne ke beech me laga du october me
spring cane me urad moong kitni duri pe bou
intercrop autumn cane garlic pea
is 30 cm gap enough between cane and mustard
moong inside spring cane ok
शरद गन्ना सहफसल
गन्ने में मटर बोने से गन्ने को नुकसान होगा क्या
सहफसल को अलग से खाद देनी पड़ेगी क्या
बसंत के गन्ने के बीच कौन सी दाल
ganne me aalu lehsun
ganne ke beech gehu kaat ke bhi ganna sahi rahega kya october wala
ganne ke beech sarso 30 cm door bona sahi hai kya
gannay ki do line me dhaniya boke chalega kya
ek hi khad me ganna aur aloo dono chalega ya alag
`,
  'sugarcane-disorders-1': `
sugarcane leaves turning white, veins green, what spray
ferrous sulphate dose for cane chlorosis
IRON DEFICIENCY IN RATOON CANE LIMY SOIL
new whorl pale like milk but old leaves normal
गन्ने की पत्ती सफेद पड़ रही है
पेड़ी में लोहे की कमी का उपचार
फेरस सल्फेट के साथ यूरिया कितना घोलें
गोबर में हरा कसीस मिलाकर रोपाई से पहले दें क्या
ganne ke patte safed ho rahe hai kya dale
hara kasis kitna gram per litre ganne me
pedi ganna pila safed par nase hari hai
ganne me iron ki kami spray kitne din me dohraye
cane iron deficiency spry
is ferrous sulphate with urea safe on cane leaf
every how many days to repeat iron spray
पत्ती सफेद इलाज
चूने वाली जमीन में फेरस सल्फेट खेत में कितना डालें
हरा कसीस दस दिन पर दोहराना सही है क्या
पत्ता दूध जैसा सफेद, नसें हरी, पेड़ी
pedi safed pattiya ilaz
ganne ka patta dhoop me ude rang jaisa phika
patta kagaz jaisa safed, khet me kankad chuna bahut
25 kilo hara kasis gobar me milana sahi hai kya hectare
ratoon me nayi patti bilkul safed, loha kam hai kya
`,
  'sugarcane-diseases-1': `
sugarcane red rot symptoms
how to tell red rot by splitting a cane
third leaf yellow drying and red dots along midrib
cut cane stinks like liquor, inside red with white patches, which disease
गन्ने में लाल सड़न रोग के लक्षण
गन्ना अंदर से लाल है और सिरके जैसी बू है
ऊपर की तीसरी चौथी पत्ती पीली पड़ी, यह कौन सा रोग
गन्ने के कैंसर की पहचान बताएं
red rot kaise pehchane ganne me
ganna cheera to beech me lal safed pattiya, bimari batao
ganne ka cancer kaisa dikhta hai
ganne ki upar wali patti sukh rahi, nas pe lal nishan
red rot identfy
does alcohol smell inside mean red rot
which leaf from top dries first in red rot
लाल सड़न लक्षण
कटा गन्ना शराब सा महकता है बीच में सफेद पट्टे
गन्ने के कैंसर में पत्ती की बीच नस पर क्या दिखता है
ऊपर से चौथी पत्ती सूखी, तना अंदर लाल, क्या यही लाल सड़न है
lal sadn pehchan
ganne ko todo to andar aam ka achaar jaisi khatti bu
ganna chira to tarbuj jaisa laal aur beech beech safed
nas pe laal motiyon ki kataar kis rog ki nishani
ganne me se daru jaisi gandh aaye to kya rog
`,
  'sugarcane-diseases-2': `
ASKING ABOUT CONTROL OF RED ROT IN SUGARCANE
replacement for co 0238 variety
can i plant cane again where red rot came
remove infected stools and burn or just spray fungicide
लाल सड़न रोग की रोकथाम की जानकारी
0238 में रोग लग गया, कौन सी दूसरी किस्म बदलें
रोगी गन्ने का खेत तोड़ दें और धान लगाएं क्या
बीमार लाइन का पानी आगे जाने से रोकना है क्या
lal sadan ki dawai hai kya koi
red rot aa gaya khet me to agle saal kya lagaye
0238 ganne me rog, variety badal du kya
bimar ganne ki jhundi ukhad kar jala de ya dawa dale
red rot field next crop
is it okay to ratoon red rot field
does red rot spread by irrigation water
लाल सड़न इलाज खेत
को 0238 बोते रहने से नुकसान होगा क्या
लाल सड़न वाले खेत में कितने साल धान लें
बीमार गन्ना जड़ समेत जलाना सही है क्या
red rot dwai ganna
0238 band karke dusri variety lena sahi hai kya
RED ROT KE UPCHAR KI JANKARI CHAHIYE
lal sadan wale khet ka pani padosi ke khet me jaye to rog jayega
red rot me koi ilaaj hai ya ganna hatana hi padega
`,
  'sugarcane-diseases-3': `
sugarcane smut control
black powdery tail out of the growing point of cane
whip disease clumps, can i keep ratoon
how to take out smutted clump without spreading black dust
गन्ने में कंडुआ रोग का नियंत्रण
गन्ने की चोटी से चाबुक जैसा निकला है
काले कोड़े वाले पौधे को कैसे निकालें कि फैले नहीं
कंडुआ वाले खेत का बीज ले सकते हैं
ganne me kandua rog ki jankari
ganne ke sire se kali lakdi jaisi nikli, powder udta hai
smut wale ganne ki pedi rakhe ya nahi
chabuk jaisa kala nikla use kaat ke jala de kya
whip smut remove
is it okay to keep pedi from kandua field
cover black whip with bag why
कंडुआ गन्ना उपाय
काली छड़ी जैसी निकली है गन्ने के सिरे से
चाबुक को खुला काटने से रोग फैलेगा क्या
मुख्य कल्ले से काला कोड़ा निकला, छुआ तो हाथ काजल सा
ganna kandwa ilaj
kali choti jaisi lat nikli hai
smut wala jhund ukhad dena sahi hai kya
SMUT DISEASE SUGARCANE KE NIYANTRAN KI JANKARI
garam pani wala beej kandua rokta hai kya
`,
  'sugarcane-diseases-4': `
POKKAH BOENG DISEASE CONTROL SUGARCANE
top leaves of cane twisted and torn in august
base of young leaves pale yellow and top rotting, rainy season
can i spray copper oxychloride on twisted cane tops
गन्ने में पोक्का बोइंग का उपचार
बरसात में गन्ने की ऊपर की पत्तियां मुड़कर फट रही हैं
चोटी सड़ने वाला रोग, पानी भी खड़ा है खेत में
अगस्त में गोभ की पत्ती नीचे से पीली और ऐंठी हुई
pokka boing ki dawa kya hai ganne me
barish ke mahine me ganne ka upar ka hissa gal raha
ganne ki nayi patti mudi tudi nikal rahi hai
carbendazim spray ganne ki choti sadne pe karu
pokah boing medicine
is carbendazim okay for twisted top
top leaves look like torn ladder in july
पोक्का बोंग गन्ना दवा
गोभ मरोड़ा हुआ जैसे रस्सी, जड़ वाला हिस्सा पीला
बारिश में ज्यादा यूरिया से चोटी सड़ेगी क्या
पोक्का बोइंग के नियंत्रण के बारे में जानकारी
pokka bong ilaaz
choti gal gayi saavan me pani bhara hai
shravan bhado me upar ki patti mude kagaz jaisi ho gayi
sadi choti kaat ke phekna sahi hai kya
copper oxychloride ganne ke mude patte pe dale
`,
  'sugarcane-pests-1': `
symptoms of top borer in cane
which brood of top borer is most damaging
small shot holes in a row on cane leaf, midrib red
bunched top and dead centre in june cane, which insect
गन्ने में चोटी बेधक की पहचान
पत्ती में एक कतार से छेद और बीच की नस लाल
सफेद तितली दिखी गन्ने में, आगे क्या नुकसान होगा
चोटी बेधक की कौन सी पीढ़ी ज्यादा नुकसान करती है
top borer kaise pehchane ganne me
ganne ki patti me chhed line se aur beech ka patta sukha
safed titli ganne me kaun sa keet hai
ganne ka sira gucchha jaisa ban gaya kis keede se
top borer holes leaf
how many broods of top borer in a year
is june generation of top borer worst
चोटी बेधक पहचान छेद
अगोला झाड़ू जैसा गुच्छा, गोभ सूखी
सफेद तितली किस महीने से आती है
अगोला बेधक की पांच पीढ़ी कब से कब तक
top borrer lakshan
patte ki beech nas me laal lakir aur goli jaise chhed
GANNE ME TOP BORER KI PEHCHAN KI JANKARI
june wali pidhi sabse khatarnak hai kya choti bedhak
chhota safed patanga ganne me, gobh mar jati hai
`,
  'sugarcane-pests-2': `
CONTROL OF TOP BORER IN SUGARCANE
when to apply chlorantraniliprole for cane top borer
how many things to do in march may against top borer eggs
trichogramma japonicum card use in cane
चोटी बेधक की रोकथाम कैसे करें
गन्ने की पत्ती पर भूरे अंडों के गुच्छे कैसे नष्ट करें
जून के आखिर में जड़ों के पास कौन सी दवा
फेरोमोन ट्रैप गन्ने में चोटी बेधक के लिए
top borer ki roktham ganne me
agola bedhak ke ande todke jala de kya
ganne me trichocard kab lagaye
ganne ki choti wale keede ki dawa june end me jad me dalni hai kya
top borer controll
is it right to cut affected tillers at ground
month to collect egg masses of top borer
चोटी बेधक दवा जून
चोटी बेधक के अंडे मार्च में जलाना सही है क्या
क्लोरएंट्रानिलिप्रोल देकर पानी लगाएं या सूखा रखें
मई में पत्ती के नीचे मूंगिया बालों वाले गुच्छे, तोड़कर फूंक दूं
trichogramma japonicum
june ant me jad ki dawa ke baad halki sinchai zaruri kya
TOP BORER KE NIYANTRAN KI JANKARI DI
bhure baal wale ande ganne ke patte pe kab dhoondhe
fermon trap agola keeda
`,
  'sugarcane-pests-3': `
early shoot borer management in sugarcane
dead heart percent at which i should act in cane
young cane middle leaf dried, pulls out with bad smell
does thick trash after planting reduce dead hearts
गन्ने में कंसुआ कीट की रोकथाम
नई ईख में बीच की गोभ सूखकर बदबू मारती है
रोपाई के कितने दिन बाद पताई बिछाएं कि कंसुआ न लगे
डेढ़ महीने की ईख में मिट्टी चढ़ाने से गोभ सूखना रुकेगा
kansua ka ilaj ganne me
nye ganne ke kalle sukh rahe khinchne pe badbu aati
early shoot borer kitna ho to dawa dale
chhota ganna gobh sukhne ki samasya, jaldi ropai se fayda
shoot borer dead hart
is 15 percent dead heart the limit for action
trash thickness after planting for shoot borer
कंसुआ उपाय
बीच की पत्ती खींची तो हाथ में आ गई, सड़ी बू
रोपाई के तीन दिन बाद 10 सेमी पत्ती बिछाना सही है क्या
30 दिन पर मिट्टी चढ़ाने से कंसुआ कम होगा क्या
kansua ilaaz nayi ikh
gobh sukhna 1 mahina
chhote kalle ka beech ka patta hath me aa gaya aur sadan ki gandh
sukhe kalle nikal ke phenkna theek hai kya
khet sukha rakhne se kansua badhta hai kya
`,
  'sugarcane-pests-4': `
why does power spray not work on shoot borer
frequent irrigation against shoot borer in cane
ICAR ADVICE FOR SHOOT BORER CANE
sex lure traps for cane shoot insect
कंसुआ में स्प्रे का असर क्यों नहीं हो रहा
प्ररोह बेधक में बार बार सिंचाई का लाभ
गोभ सूखने पर पानी बढ़ाएं तो नए कल्ले आएंगे
कंसुए के लिए फेरोमोन ट्रैप लगाना
kansua pe spray bekar ja raha kyo
shoot borer me pani baar baar lagaye kya
power sprayer se kalle ka keeda marta nahi
nayi ikh me mare kalle, sinchai se naye nikal jayenge
shoot borer spray not working
is frequent watering right for borer
what icar sbi says on shoot borer
प्ररोह बेधक पानी फेरोमोन
पावर स्प्रेयर से छिड़काव बेकार क्यों जाता है कंसुए में
बार बार सिंचाई से मरे कल्ले की भरपाई सही है क्या
कोयंबटूर गन्ना संस्थान की कल्ला बेधक पर सलाह
kansua spray fail
power pump se dawa kalle ki jad tak pahunchti hai kya
SHOOT BORER FEROMONE TRAP KI JANKARI
kansue me dawa chhod ke pani badhana sahi rahega
gandh jaal ganne ke kalla bedhak me
`,
  'sugarcane-pests-5': `
sugarcane pyrilla control information
white cottony insects beneath cane leaf
should i give urea when hoppers are many in cane
straw coloured flying bugs and black coating on leaves
गन्ने में पायरिला का प्रकोप
सफेद माहू ऊनी कीट गन्ने की पत्ती पर
पत्तियां काली चिपचिपी हो गईं, फुदके उड़ते हैं
पायरिला के मित्र कीट कौन से हैं, दवा न डालें क्या
pyrilla ki jankari ganne me
ganne me safed rui jaisa keeda patte ke neeche
gane ke patte kale padh gaye chipchipe
fudka bahut hai ganne me dawa maru ya dost keede bachau
pyrila hopper sticky leaf
is extra urea bad when woolly aphid is there
good insects that eat woolly aphid name
पायरिला उपाय
पत्ती काजल जैसी काली, चिपचिपी
नीचे की पत्तियां छीलने से पायरिला घटेगा क्या
एपिरिकेनिया मित्र कीट कैसे बचाएं
pairila ilaj
safed oon wala mahu patte ke niche rooyi chipki
patte kaale chikne, motor ki kaalikh jaise, fudakte keede
dipha sundi dost hai ya dushman
paatti pe chashni jaisa chipak raha bhuse rang ka phudka
`,
  'sugarcane-pests-6': `
WHITE GRUB CONTROL IN SUGARCANE
how to use metarhizium in cane field for grubs
cane stools drying in patches in august
flooding the field to kill root eating grub, helps?
गन्ने में सफेद गिडार की रोकथाम
गन्ना उखड़ जाता है, जड़ कीड़े ने खा ली
हुमनी कीड नियंत्रण उसामध्ये
गोबर में ब्यूवेरिया मिलाकर डालें तो लट मरेगी
ganne me humni ka ilaj
safed lat ganne ki jad kha gayi, kya kare
ganne ke jhund sukh rahe jagah jagah, jad gayab
beauveria gobar ke sath dalne se gidar khatam hoga
white grub controll
is flooding field okay for grubs
beetle catching tree after first rain
सफेद लट उपाय
कच्चा गोबर डालने से गिडार बढ़ेगा क्या
झुंड हल्के हाथ से उखड़ता, जड़ें चबाई हुई
गर्मी की जुताई से कुरमुला मरता है क्या
gidar ganna dawa metarizium
kurmula beetle neem ke ped pe pakadna sahi hai kya
SAFED GIDAR KE NIYANTRAN KE BARE ME GANNA
golanderu / hunni kida us me jad kha raha
beauveria khad me mila ke dalna sahi hai ya pani me
`,
  'sugarcane-harvest-1': `
sugarcane maturity check with refractometer
BRIX FOR HARVEST OF CANE
winter cut stubble not sprouting, cover with leaves?
will sweetness go down if i leave ripe cane till may
गन्ना पकने की पहचान कैसे करें
ब्रिक्स 18 आ गया, गन्ना काट लें
दिसंबर में काटी ईख की पेड़ी नहीं फूटती, उपाय
गर्मी तक खड़ा रहने से रस की मिठास घटेगी क्या
ganna kab katna chahiye brix kitna
ganne ki katai upar se kare ya zameen se sata ke
sardi me kata ganna, thunth pe patti dalni hai kya
pake ganne ko zyada din khada rakhne ka nuksan
brix reading for cutting cane
is 16 brix too low to cut
how long ripeness lasts
ब्रिक्स कटाई
जमीन से ऊपर ठूंठ छोड़कर काटने से नुकसान होगा क्या
दिसंबर की कटाई के बाद ठूंठ पर पत्ती ढकना सही है क्या
रस मीटर में कितना दिखे तो गन्ना पका मानें
ganna kb kate meter
refractometer se mithas napna
GANNA KATAI KE SAHI SAMAY KI JANKARI
sardi me kata ganna phut nahi raha, thunth nange hai
garmi badhne se pake ganne ki chini ghatti hai kya
`,
  'sugarcane-yield-1': `
average yield of sugarcane per hectare
how much cane can a good farmer get per acre
SUGARCANE PRODUCTIVITY TAMIL NADU
350 quintal per acre of cane is good or poor
गन्ने की प्रति एकड़ पैदावार कितनी
अच्छी खेती से एकड़ में कितने क्विंटल ईख
गन्ने का औसत उत्पादन भारत में
तमिलनाडु में गन्ना ज्यादा निकलता है क्या
ganne ki paidawar per acre kitni hoti hai
ek hectare me ganna kitna quintal
300 kuntal per acre ganna kam h kya
ganne ki zyada se zyada upaj kitni ho sakti
tonnes per acre average
is 28 tonnes an acre normal for india
tamil nadu cane yeild per hectare
उपज प्रति एकड़
एकड़ से 600 क्विंटल निकलना सच है क्या
अच्छे किसान हेक्टेयर से कितने टन लेते हैं
भारत में गन्ने का औसत कुंतल हेक्टेयर
paidawar qtl
ek killa 280 kuntal kam hai kya
mera ganna 60 ton nikla acre ka, ye achha hai ki ausat
100 ton per hectare tamilnadu me sahi baat hai
acre se 40 ton milna achha mana jata hai kya
`,
  'cotton-sowing-1': `
farmer asked about right sowing date of cotton in bathinda
my uncle in fazilka starts after baisakhi, is that timing correct
wheat harvested late, till which date can i still plant with tubewell
sirsa hisar side planting window
कपास बिजाई का समय सिरसा की जानकारी
गेहूं कटते ही कपास डालूं या कुछ दिन रुक जाऊं
श्रीगंगानगर में किस तारीख तक बीज गिरा देना चाहिए
मई बीत गया अब लगाऊं तो मक्खी का हमला बढ़ेगा
hanumangarh me bijai kis tarik tak hoti hai
gehu kat gya ab kapaas kab tak laga sakte h
abohar side sahi samay beej girane ka
late ho gaye june chad gya, sundi marod jyada lagega ki nahi
narma sowing tym north india irrigated
last safe week before whitefly pressure goes up on late plots in fatehabad
is it okay to plant on 25 april under canal command
नहरी इलाके में पंद्रह अप्रैल से पहले बिजाई करना ठीक नहीं क्या
पछेती बिजाई नुकसान सिंचित नरमा
बैसाख में बिजाई से सफेद मच्छर कम लगता है क्या
मानसा में मई की बीस को बोने पर पत्ता मरोड़ का खतरा
narma bijai sahi tarik
pachheti bijai me patte mudna aur tinde me keeda kyu zyada
baisakhi ke turant baad beej dalu ya mai ka pehla hafta accha
nahar band thi ab 18 may hai bijai sahi hai kya punjab
FARMER NE PUCHA NARMA KI AGETI PACHETI BIJAI SIRSA
`,
  'cotton-sowing-2': `
ASKING ABOUT SOWING TIME OF RAINFED COTTON IN YAVATMAL
one inch rain fallen in vidarbha, is moisture enough to plant
no irrigation here, already 20 july, is it still worth planting
how wet must ground be before planting in adilabad
विदर्भ में बिना सिंचाई कपास कब लगाएं
दो इंच पानी गिरा है, बीज डाल दूं या दुबारा बरसने दूं
जुलाई खत्म होने को है, अब लगाने से पैदावार कितनी घटेगी
यवतमाल में पहली बरसात के कितने दिन बाद बोनी करें
kapus lavni kiti paus padlyavar karavi batao
nanded me barish do inch hui hai beej dalu kya
pandrah july nikal gyi ab kapas boi to kitna kam niklega
dobara peru nahi karna pade isliye kitni nami me bona chahiye
rainfed sowing rain mm kapus
soil only wet on top after first drizzle, seed may rot or not
each week late costs how many quintals in rainfed black soil
पचहत्तर मिमी पानी गिरने से पहले धूल में बोना सही है क्या
कोरडवाहू लागवड किती पावसानंतर
बारानी में पंद्रह जुलाई के बाद बोने से कितना घाटा
आर्द्रा नक्षत्र में चार इंच पानी हो गया, अब बीज डालूं
bina sinchai kitne mm pani gire tab tokna
sukhi dhul perni karne se nuksan hoga kya
har hafte ki deri me upaj kitni ghat jati
wardha me 25 july ko lagwad ki to kya milega barani
kapus perni paus
`,
  'cotton-sowing-3': `
information regarding pre monsoon planting of bt and pink worm
is it wrong to plant early in jalgaon with drip in summer
neighbour has planted in may, his field will bring moth to mine?
which month is safe for planting so first moths find no flowers
मई में ड्रिप पर कपास लगाना सही है या गलत
गर्मी में लगाई फसल से गुलाबी इल्ली क्यों बढ़ती है की जानकारी
पड़ोसी ने पहले ही लगा दिया, मुझे जून तक रुकना चाहिए क्या
कम दिन वाली बीटी किस महीने में डालें
may mahine me drip se kapas lagana thik hai kya jalgaon
april wali lagwad kyu mana karte hai krishi wale
bond ali se bachne k liye lagwad kis mahine kare
aurangabad me pehle laga du to jaldi tudai milegi, koi khatra to nhi
pre monsun planting pink worm
officer told not before june, what is the harm of summer planting in gujarat
do first moths lay eggs on early flower crop of central india
उन्हाळी लागवड गुलाबी बोंडअळी
मई की लगवाड़ में फूल जल्दी आए तो पतंगों को खाना मिलता है क्या
जल्दी पकने वाली बीटी जून में ही क्यों
बागायती कपास मई में ड्रिप से लगाना नुकसानदेह है क्या
garmi me lagai to gulabi illi pehle
agat lagwad band karne ko kyu bol rahe telangana me
garmi ki bagayti lagwad rohini se pehle karna sahi hai kya
may me lagane se patangon ki pehli pidhi palti hai kya
gujarat me jyeshth se pehle kapas chopu ke nahi
`,
  'cotton-sowing-4': `
farmer enquired season in coimbatore
salem district, when is summer crop put in after paddy
madurai rainfed black soil planting till which month
which months for cotton in tamilnadu
तमिलनाडु में धान के बाद गर्मी वाली कपास किस महीने लगाएं
कोयंबटूर में कपास बुवाई का मौसम
सेलम में जाड़े वाली फसल सितंबर में या दिसंबर में
मदुरै की असिंचित जमीन में आखिरी कब तक बो सकते
coimbatore me kapas kis mahine lagti hai
tamilnadu garmi ki fasal kab lagaye kapas
salem me sardi wali ka sahi mahina ke bare me jankari
theni side october nikal gya bina pani ke ab bhi ho jayega kya
paruthi sowing month tn
is feburary late for summer crop of paruthi
rainfed in ramnad, can we seed in november
तमिलनाडु जाड़े वाली बुवाई सितंबर
पोंगल के बाद पंजु बोना सही रहेगा क्या तमिलनाडु
असिंचित तमिलनाडु में नवंबर तक मौका
तमिल इलाके में गर्मी वाली फसल फरवरी या अप्रैल
tamilnadu me deepavali ke time bijai
paruthi masi pattam kab se kab
tn virudhunagar barani ki aakhri tarik
tamilnadu me garmi wali fasal march me daalna der to nahi
TAMILNADU ME KAPAS KI DO SEASON KI BUWAI KI JANKARI
`,
  'cotton-seed-1': `
ASKING ABOUT SEED RATE PER ACRE
bought two packets of hybrid for three bighas, is it enough
desi narma seed quantity for one hectare
is one kilo hybrid seed sufficient for an acre
बीज मात्रा की जानकारी
एक बीघा में संकर का कितना बीज लगेगा
देशी कपास का बीज एक हेक्टेयर में कितने किलो गिराएं
दो एकड़ के लिए कितना दाना खरीदना पड़ेगा
hybrid beej acre me kitna lagta hai
bigha me kitna binola girana hai desi kapas ka
5 acre k liye kitne kilo beej lau shop se
american narma beej ki matra batao hectare me
seed qty hybrid per acer
450 gram packet hybrid, two packets or one needed for an acre
how many kg binola of american type for one hectare
देसी कपास बीज मात्रा एकड़
एक पैकेट 475 ग्राम का है, एकड़ में दो डालना सही है क्या
अमेरिकन नरमा का बीज तीन किलो काफी होगा
संकर का महंगा बीज, कम से कम कितने में काम चलेगा
bt beej kitne packet ekar
desi kapas 5 kilo beej dalna zyada to nahi
ek hectare me sankar binola 2 kilo se kam chalega kya
hath se tokne par beej kam lagta hai to kitna lu
ugne ke baad hybrid me ek hi paudha rakhna hai to beej kitna kharidu
`,
  'cotton-seed-2': `
germination is patchy in my cotton, can i put seed again in blank spots
two seedlings standing at each point, keep both or remove
plants are one span high now, should extra be pulled out
information regarding gap filling and thinning
कपास में विरल करने का सही समय
बीच बीच में पौधे नहीं आए, खाली ठिकाने कैसे भरें
एक बित्ता के पौधे हो गए, फालतू निकालें कि रहने दें
देसी में एक जगह एक रखें या जोड़ा
naga bharne ka tarika kapas me
beej pani me bhigo kar dubara lagau kya jaha nahi nikla
ek jagah 2-3 paudhe aa gye kitne rakhne hai
paudhe bitta bhar ke ho gye ab virlan karu kya
gap filing blank hills
how tall should seedlings be at thinning time
can i transplant extra seedlings or soaked seed in empty hills
नांग भरना कब तक
उगने के दस दिन बाद खाली जगह बीज डालने से देर हो जाएगी क्या
बीस सेमी के पौधे हो गए, विरलन अभी करूं या बाद में
देसी में जोड़ा पौधा छोड़ना सही है क्या
khali thaan beej bhigo kar
nange bharaycha kadhi ugvan nantar
tote ne ankur kha liye dubara beej giraye kab tak
bt me ek gaddhe me do paudhe rakhne se nuksan hoga kya
ropa vichaal karne ki umar ya unchai batao
`,
  'cotton-sowing-5': `
farmer asked about spacing in bt cotton under drip
4 by 1.5 feet good for dry land bt?
how close can i plant straight varieties compared to hybrid
planting distance for drip field bt in jalna
बीटी फासला कितना रखें
ड्रिप वाली कपास 5 फुट कतार में पौधे कितने दूर
कोरडवाहू जमीन पर 4 फुट बाई डेढ़ फुट चलेगा क्या
देसी कपास की लाइन से लाइन दूरी बताओ
bt ki lagwad antar kiti thevave
drip pe kapas 5x1 lagau ya 4x1.5
kataar se kataar kitni foot chhode sukhi zameen me
desi kapas ki lain kitne cm par rakhe
bt spacing dryland cm
4 feet by 1.5 feet rainfed bt, is that the recommendation
six feet rows under drip, plant gap one foot correct or not
दो कतार कितने फुट बारानी बीटी
बागायती में 180 सेमी कतार रखना बेकार जमीन छोड़ना है क्या
देसी और सीधी किस्म की कतार 60 सेमी ठीक है
पौधे सटे हुए हैं, कोरडवाहू में कितना अंतर होना था
lagvad antar kiti foot bt
paanch foot katar ek foot paudha sinchit me sahi hai kya
ghana lagane ka naya tarika desi kism ke liye kitni katar
120 x 45 barani ke liye hai ya pani wale ke liye
jhaad se jhaad doori bt nagpur
`,
  'cotton-soil-1': `
what type of land is good
river side sandy plot, can cotton be taken there
my soil test shows ph 8.9, is it unfit
field low lying, water stays two days after rain, can i plant this crop
इसके लिए उपयुक्त मिट्टी की जानकारी
नदी किनारे बालू वाली जमीन में कपास लगेगी
एक बालिश्त गहरी जमीन है नीचे पत्थर, चलेगा क्या
कितने पीएच तक की भूमि में यह फसल ठीक रहती है
iske liye kaisi mitti chahiye
nichli jameen hai pani khada rehta hai, kapas hogi kya
balui mitti me narma lagaye to chalega
ph kitna hona chahiye zamin ka is fasal me
soil ph for narma
black land two feet deep with murrum below, fit or unfit
does it survive in usar patch with ph above 8
जमीन कैसी चाहिए काली दोमट
ऊसर टुकड़े में बोना पैसा डुबाना है क्या
छह इंच नीचे चट्टान आ जाती है, जड़ फैलेगी नहीं क्या
खड़े पानी वाले खेत में यह फसल क्यों नहीं
retili tiba zameen narma
regur mitti me kapas acchi hoti hai kya
kallar wali jagah kapas bona theek rahega
bhari kali zameen nikas wali kitni gehri ho
8.5 ph me bijai ki ja sakti hai ya nahi
`,
  'cotton-climate-1': `
farmer asked about suitable temperature for cotton
what degree should ground be before seeds will sprout
night is cool, day is warm in october, good or bad for bolls
too much heat 42 degree, does growth stop for this crop
कपास के लिए जलवायु की जानकारी
जमीन कितनी गरम हो तब बिनौला फूटता है
फूल पर मूसलाधार बरसात आ गई, क्या असर पड़ेगा
किस तापमान में बढ़वार सबसे अच्छी होती है
kapas ko kaisa mausam chahiye hota hai
beej ankuran ke liye kam se kam kitna temprature
phool ke samay zordar barish hui, fal kam lagenge kya
october me raat thandi rehti hai tinde acche banenge na
temprature for seed sprouting cotton
day warm night cool, does that help boll bursting
below 15 degree in april morning, hold the sowing or not
फूल के समय ज्यादा पानी गिरा, मौसम का असर
पंद्रह डिग्री से कम में अंकुर क्यों नहीं आया
बढ़वार के लिए कितने डिग्री अच्छा
क्वार की ठंडी रात टिंडे के लिए अच्छी है क्या
mausam kaisa chahiye narma
21 se 27 degree me hi badhta hai kya
zameen ka tapman kitna ho tab beej futega
kartik me din garam raat thandi, tinda bharega na
dodi lagte hi moosladhar barsaat se phool tut gaye
`,
  'cotton-nutrients-1': `
ASKING ABOUT FERTILIZER DOSE IN IRRIGATED COTTON
npk for bt hybrid per acre with tubewell
second dose of urea due at squares or later
soil test not done, how much nitrogen phosphorus potash for watered hybrid
सिंचित कपास में उर्वरक प्रबंधन
बीटी हाइब्रिड में एनपीके कितना डालें एक एकड़
बुवाई के वक्त पूरी यूरिया डाल देना सही है क्या
नाइट्रोजन की दूसरी खुराक किस अवस्था पर
khad ki matra prati acre sinchit
bt dap urea potash kinni paiye
urea ki dusri kisht kab deni hai kali aane pe ya baad me
npk kitna dale hybrid kapas hectare me
npk dose bt irigated
48 kg nitrogen per acre, one third at sowing correct or not
should all potash go at sowing for tubewell bt
बीटी में डीएपी कब
कली बनते समय यूरिया देना सही है क्या
सिंचित संकर में पोटाश पूरी बुवाई पर या किश्त में
साठ किलो फास्फोरस हेक्टेयर में डालना जरूरी है क्या
bagayti bt urea kist
120 60 60 ka matlab acre me kitna baithega
dodi aur phool dono time urea dalna hai ya ek baar
mitti janch ke bina khad dene se nuksan hoga kya bt me
SINCHIT NARME ME KHAD KI MATRA KI JANKARI
`,
  'cotton-nutrients-2': `
farmer enquired fertilizer for rainfed crop in thoothukudi
dry black cotton land virudhunagar, n and p quantity per acre
zinc sulphate needed in rainfed karisal soil?
can half nitrogen come from farmyard manure in dry crop
बिना सिंचाई काली जमीन तमिलनाडु में नाइट्रोजन फॉस्फोरस कितना
विरुदुनगर में सूखी खेती कपास की खाद
जस्ता डालना चाहिए क्या बारानी काली मिट्टी में
आधी नाइट्रोजन कंपोस्ट से पूरी हो जाएगी क्या
tuticorin me barani kapas ki khad ki jankari
bina pani wali kali mitti me jasta kitna dale
tnau kovilpatti ki sifarish rainfed cotton khad
gobar khad se urea kitni bachegi sukhi kheti me
kovilpatti dryland dose
10 kg zinc sulphate per acre in black rainfed soil, is it needed every year
does tnau permit replacing half of nitrogen by compost
बारानी तमिलनाडु जिंक सल्फेट
सोलह किलो नाइट्रोजन एकड़ में काफी है क्या बिना सिंचाई
करिसल जमीन में फास्फोरस आठ किलो ठीक है या बढ़ाऊं
काली सूखी जमीन पर गोबर से यूरिया घटाना सही रहेगा
manavari paruthi uram alavu
tamilnadu barani kali mitti me bori kam kaise kare
zinc ek hectare me 25 kilo dalna zyada to nahi barani me
asinchit kapas me nitrogen 40 kilo hectare bahut hai kya
kuan nahi hai to khad kitni du kovilpatti ilaka
`,
  'cotton-nutrients-3': `
information regarding foliar spray of potassium nitrate in cotton punjab
how many rounds of 13:0:45 during bloom in mansa
leaves going reddish in punjab narma, magnesium spray gap how many days
leaf feeding when flowers begin
नरमे पर फूल के समय पर्णीय खाद का छिड़काव
मैग्नीशियम का स्प्रे कितने दिन बाद दुबारा करें, पत्ते लाल हैं
पोटेशियम नाइट्रेट चार बार लगातार करना है क्या
पीएयू फूल अवस्था पर कौन सा घोल बताती है
potassium nitrate di spray kado karni
phool lagne pe ghulansheel khad ka chidkav kitni bar
patte lal ho to magnesium kitne din pe dobara maru punjab me
mansa side pau ki spray salah narma phool avastha
13045 spray narma punjab
is 2 percent potassium nitrate safe on flowers or will it scorch
how many weeks to repeat potash salt spray from first bloom
पीएयू पोटेशियम नाइट्रेट चार बार
फूल आते ही घोल छिड़कना सही है या टिंडे बनने पर
पत्ता लाल होने पर पंद्रह दिन में एक प्रतिशत कौन सा नमक
हर हफ्ते पत्तों को खुराक देने से टिंडे मोटे होंगे क्या पंजाब
punjab phool te kehdi spray
magnesium sulfate 1 percent kab maru laal patte
do percent ghol matlab sau litre me kitna potash nitrate
narme me 13-0-45 ek hi bar marna kafi hai kya
faridkot phullan ton baad hafte wali khurak spray
`,
  'cotton-irrigation-1': `
farmer asked about irrigation interval in cotton
no rain for three weeks and bolls small, should i water now
when is water most needed in this crop
drip not available, flood water once a month enough at flowering?
कपास में सिंचाई कब कब करें
फूल खिल रहे और पंद्रह दिन से वर्षा नहीं, पानी लगाऊं क्या
किस अवस्था में पानी की कमी सबसे ज्यादा नुकसान करती है
ज्यादा सिंचाई से पत्ते ही पत्ते, कितना अंतराल रखूं
kapas me pani kab dena sabse jaruri hai
phool aaye hai nahar ka pani mila to lagau kya
tinda bharne ke time 15 din me ek pani kafi hai kya
pani ki nagha kis stage pe mat hone du
watring gap at boll stage
skip one irrigation at bloom because canal closed, how much harm
FARMER ASKED QUERY ABOUT WATER INTERVAL AT TINDA STAGE
फूल टिंडे पर पानी अंतर
पानी दो दिन खड़ा रह गया, टिंडे पर क्या असर
पंद्रह दिन में सिंचाई करना कम है क्या फल लगने पर
पानी की कमी से कौन सी अवस्था में कली झड़ती है
sinchai nazuk avastha kapas
tinde bante time har hafte pani dena sahi hai kya
jhaad patton se bhar gaya tinde nahi, pani ka asar hai kya
bari ke hisab se kitne din pe nahar lagau phool pe
phal lagne par pani chuk gaya to paidawar ghategi kya
`,
  'cotton-weeds-1': `
ASKING ABOUT WEED CONTROL
labour is short, till how many days must the field stay clean
which herbicide for narrow leaf grass in standing cotton
when to run hoe after planting, i have done none yet
कपास में खरपतवार नियंत्रण की जानकारी
बोए हुए बीस दिन हुए, पहली निराई कर दूं
सांवा और दूब जैसी घास खड़ी फसल में कैसे मारें
कितने दिन तक निंदाई जरूरी है बाद में नहीं
kachra bahut hai konsi dawa dale
tan nashak kapus ugne se pehle wala
khurpi kitni bar chalani hai
chaudi chhodo patli ghas ke liye label wali dawai
weedng days 20 45
no hoeing done till 40 days, how much should i worry
grass killer before weeds come up or on standing grass, which name for which
निंदाई गुड़ाई दो बार
मोथा और सांवां ने ढक लिया, कितने दिन तक साफ रखना है
अंकुर से पहले वाली घासनाशक कौन सी
साठ दिन बाद गोडी करना फालतू है क्या
ghas mar dawa kapas
tractor se pehli gudai kitne din pe chalau
sakri patti ghas par quizalofop khadi fasal me dalna sahi hai
nindan ke liye mazdoor nahi, label wali dawai bata do
kharpatwar ke niyantran ki jankari kapas
`,
  'cotton-pruning-1': `
farmer asked about nipping in cotton at perambalur
is terminal clipping useful and on which node
80 days old long plants no side branching, break the tip?
at which age to remove main shoot tip in long duration variety
कपास की फुनगी तोड़ना कब ठीक
पंद्रहवीं गांठ के बाद ऊपर का कोंपल तोड़ें क्या
लंबी अवधि की किस्म में शीर्ष कटाई कितने दिन पर
पौधा ऊंचा ही जाता है शाखा नहीं फेंकता क्या करूं
kapas ki phungi todna kitne din baad
nipping kaun si gaanth par kare tamilnadu
upar badhta ja raha hai side shakha nahi, tip tod du kya
160 din wali variety me top cutting kab karte hai
nipping topping age node
does breaking the growing tip reduce the yield or raise it
150 day variety, shoot cut on 78th day proper or late
शेंडा तोड़ना कितने दिन
बीसवीं गांठ पर सिरा काटना किस किस्म में
बहुत ऊंचा पौधा, नोक तोड़ने से टिंडे बढ़ेंगे क्या
मुख्य तना छांटने से पौधा मर तो नहीं जाएगा
upar ki kopal nochna narma
lambe jhaad ko daranti se upar se kaatna theek hai
85 din ki lambi kism ka sira todu kya
kounsi gaath ke upar chutki marni hai kam din wali me
paudha kandhe se upar, failav kam, kya kaatu
`,
  'cotton-intercropping-1': `
information regarding intercrop
can urad be taken between two cotton rows in beed
ratio of redgram lines to cotton lines in warangal
cowpea between lines good for soil or harms main crop
कपास में अंतरवर्ती फसल की जानकारी
दो कतार के बीच उड़द बो सकते हैं क्या
तुर और लाइन का अनुपात
वर्धा में इसके संग कौन सी दलहन लगाना लाभ का
kapas k sath kaunsi fasal bo sakte hai
mung lagau kya line ke bich khali hai
tur ka patta kitni line chhod ke lagaye parbhani
lobiya beech me dalne se mitti sudhregi kya
intercrop puls rows kapas
tur after six lines or after two lines, what is advised
neighbour says bean rows steal food from main crop, what do officers say
कपास में मूंग बोना
चार कतार बाद एक कतार अरहर ठीक है क्या
मिश्रित खेती से जोखिम कैसे घटता है कोरडवाहू में
लोबिया साथ लेने से जमीन को खाद मिलती है क्या
kapus tur patta kiti oli
udid mug antarpik ghene yogya ka
akeli fasal se darr hai, beech me kounsi dal jaldi paise degi
warangal me do katar ke bich soyabean nuksan to nahi
jodi fasal 4:1 ya 6:1
`,
  'cotton-disorders-1': `
REASON FOR SQUARE AND FLOWER SHEDDING IN COTTON
heavy watering after drought and next day buds on ground, is that the cause
is flower fall due to weather or due to insects, how to know
too much urea given, flowers dropping, can that be why
कपास में फूल गिरने का कारण
लंबे सूखे के बाद पानी दिया, दूसरे दिन कलियां टपकीं, क्यों
ज्यादा यूरिया से भी फूल गिरते हैं क्या
टिंडे छोटे छोटे टूटकर गिर जाते, मौसम है या कीट
kapas me phool jhadne ka karan batao
bheega mausam, choti bondi gir jati hai kyo
pata nahi kis wajah se kali tapak rahi hai kide to nahi
urea jyada pad gaya tha uske baad phool gire
squre shedding reason
hot dry wind for four days and tiny bolls all over ground
does too little nitrogen make buds fall
कलियां गिरना किस कारण
लू चलने के बाद फूल टपक गए, यह सामान्य है क्या
पहले पानी ठीक करें या खाद दें जब फूल गिरें
खेत में पानी ठहरा और अगले दिन छोटी डोडियां नीचे
dodi jhadne ki wajah narma
phool girne pe turant khad dena sahi hai kya ya pehle nikasi
sookhe ke baad jam ke pani lagaya sab dodi saaf ho gayi
badli ke din dodi girna bimari hai ya mausam
PHOOL AUR TINDE GIRNE KE KARAN KI JANKARI
`,
  'cotton-disorders-2': `
CONTROL OF FLOWER DROPPING IN COTTON BUDDHELI WEATHER AMRAVATI
boron and magnesium for heavy shedding in august, how much in soil per acre
can naa hormone be sprayed for bud fall
continuous cloud in vidarbha buds gone, what remedy after draining
कपास पातेगळ पर उपाय
बादल छाए रहने से फूल झड़े, कौन सी खाद मिट्टी में डालें अमरावती
एनएए हार्मोन छिड़कना ठीक है क्या फूल रोकने
यूरिया की जगह अमोनियम सल्फेट देने से झड़ना थमेगा
pategal var upay kapus
august ki badli me phool gir gye kya dalu akola
boran ka spray phool jhadne me kaam karega
hormone wali dawa se kali rukegi ya pani nikalna pehle
naa boron flower drop august
magnesium sulphate 15 kg per acre in soil for shedding, is it right
stop urea and give which nitrogen fertiliser in cloudy bhado
पातेगळ उपाय बोरॉन
भादो की बादली में कली झड़े तो मैग्नीशियम कितना दें
हार्मोन का छिड़काव फूल टिकाने के लिए सही है क्या
श्रावण में फूल गळ थांबवण्यासाठी क्या करूं
phool jhadna rokne spray
august me urea band karke ammonium sulphate du kya
37 kilo magnesium hectare me dalna padega kya phool girne pe
dhoop nahi, dodi tapak rahi, sookshma tatva kaunsa chhidku
yavatmal patya gal ke upchar ki jankari
`,
  'cotton-disorders-3': `
farmer asked about reddening of leaves in cotton
dose of magnesium sulphate for reddish foliage and how often
lower leaf going red then dropping, how to tell it from jassid
cold night or lack of mg, old leaves red in dindigul
कपास में लाल्या रोग की जानकारी
निचली पत्तियां लाल होकर टपक रहीं, मैग्नीशियम डालूं क्या
पत्ती की लाली तेला से है या पोषण से कैसे पहचानें
लालपन रुकने तक कितने दिन में छिड़काव दोहराएं
lalya rog kapus upay
niche wale patte laal ho gye magnesium ka ghol kaise banaye
patti lal tamilnadu kya kami
laali tela se hai ya kami se pehchan batao
lal patta magnesium spray
20 gram epsom type salt with urea per litre, is it for red leaf
old leaves purple between veins and dropping, not curled at edge
लाल्या मैग्नीशियम यूरिया घोल
दस ग्राम यूरिया मिलाना सही है क्या लाल पत्तों पर
ठंडी रात के बाद पूरा खेत लाल, चिंता करूं क्या
निचले पत्ते तांबे जैसे होकर गिरे, छिड़काव कितने दिन में
niche ke patte lal jhadna
lalya padla tar kay favarave
patti laal hui par kinare mude nahi, tela nahi to kya
magnisium salfet kitne gram litre pani lal patti
patte laal hone se upaj par nuksan hoga kya, kab rukega
`,
  'cotton-disorders-4': `
PARAWILT IN COTTON CONTROL MEASURE
plants full of bolls collapsed after two days continuous rain and sun
after irrigation some plants wilted at once, leaves still green, treat how
is drooping after flooding a fungus or lack of air in root
कपास में आकस्मिक उकठा का उपचार
भारी वर्षा के बाद धूप निकली और अच्छे पौधे मुरझा गए
नहर का पानी लगते ही पत्ते लटक गए, फफूंदनाशक डालूं क्या
पानी ठहरा था, अब पौधे मर रहे, जमीन कब ढीली करूं
akasmik mar kapus upay
barsat ke baad kadak dhoop nikli aur hare paudhe murjha gye
sinchai ke agle din paudhe baithne lage kya spray kare
pani bhara tha ab kapas latak gyi, fungus ki dawa dalu ya nikasi
parawilt treatment drain
standing plants with bolls hang like boiled spinach after flood water
whole bush hung down overnight after rain, did fungicide shop fool me
आकस्मिक मर रोग
पौधे उबले साग जैसे लटके, कल ही पानी लगाया था
मुरझाए पौधे पर यूरिया का दो प्रतिशत छिड़कना सही है क्या
जड़ों का दम घुट गया, मिट्टी कब खोदूं
paudhe ekdum murjhaye barsat
pani nikalne ke baad potassium nitrate patto par du kya
dopahar me sab latka, subah thoda seedha, sinchai kal hui thi
bhara hua jhad baith gaya ek raat me, failne wali bimari hai kya
akasmik ukhta ke upchar ki jankari kapas
`,
  'cotton-pests-1': `
how to recognise pink bollworm
flower looks like closed rose, what is inside
green boll has no hole outside but seed eaten and cotton dirty
lint coming brown and locks stuck together, small rosy caterpillar found
कपास में गुलाबी इल्ली के लक्षण
फूल लट्टू जैसा बंद, पंखुड़ी चिपकी
टिंडा आधा खुला, रुई कत्थई और दाना खोखला मिला
हरा टिंडा तोड़ा तो बीज से लाल सी सुंडी निकली
gulabi illi ki pehchan kapas me kaise kare
domkali dikh rahi hai khet me kya hai ye
bond khulta nahi, rui kaali padi, daane me illi
phool fula hi nahi, pankhudi chipki hui hai andar sundi
pink boll warm sign
rosette bloom, is it disease or larva inside
double seeds stuck together with tiny rose coloured grub in boll
डोमकळी किस कीट की निशानी
बिनौला खोखला, रुई पर पीले धब्बे, सुंडी का रंग लाली लिए
टिंडा बाहर साफ पर अंदर सड़ा, छेद बंद मिला
फूल मुट्ठी जैसा बंद रहे तो क्या समझूं
gulabi keeda lakshan tinda
phool ki pankhudi chipki hui, kholi to chhota gulabi kida
pink sundi lagi hai kaise pata chale bahar se
aadhe khule tinde, kapas chipchipi aur rangeen, kaunsa nuksan
shendri bond ali ki nishani
`,
  'cotton-pests-2': `
etl of pink bollworm in cotton
two bad bolls out of twenty, do i need to treat
how many pheromone funnels per hectare and from which day
my funnel caught nine moths three nights continuously, is it time
गुलाबी सुंडी का आर्थिक क्षति स्तर
फेरोमोन ट्रैप कपास में कितने दिन की फसल पर लगाएं
बीस टिंडे चीरे तो तीन में कीड़ा, अब दवा का समय है
कितने प्रतिशत फूल बंद मिलें तब कदम उठाएं
kamgandh trap kab lagaye kapas me kitne hectare
gulabi sundi ki nigrani kaise kare
bees tinde chire 2 me keeda mila spray ka time aa gya kya
ek raat me 10 patange fase, 3 din se, kya karu
pheromon trap number acre pink
ten percent rosette flowers seen, is it time for treatment
how often should twenty green bolls be cut open
गुलाबी सुंडी ईटीएल कितना
एक हेक्टेयर में पांच फंदे कम तो नहीं
पैंतालीस दिन से पहले जाल लगाना बेकार है क्या
तीन रात लगातार आठ पतंगे, छिड़काव करूं क्या
gulabi sundi trap kab lagau
20 me se 1 tinda kharab, abhi dawa marna sahi hai kya
jaal me patange gin ke kaise samjhe khatra
hafte me kitne hare tinde cheer ke dekhu
100 phool me 10 gulab jaise band, kya karna chahiye
`,
  'cotton-pests-3': `
information regarding management of pink bollworm after season
can i keep ratoon cotton till february for extra picking
trichogramma card for bollworm which month
what should be done with stalks so worms do not survive to next crop
फरदड़ कपास रखना सही है या गलत
पराली जैसे डंठल का क्या करें ताकि इल्ली न बचे
ट्राइको कार्ड किस महीने में लगाएं गुलाबी इल्ली पर
अंतिम चुनाई के बाद खेत में भेड़ बकरी छोड़ दूं
agle season gulabi illi kam karne ke upay
kapas ki lakdi khet me chhodu ya rotavator maru
pharadad lene se kya nuksan
non bt beej ka packet bhi bona padta hai kya, kyo
ratun crop pink worm harm
till which month should the field be vacated to starve pink worm
stubble heap at field corner, is that a hiding place in off season
फरदड़ लेना नुकसान
गर्मी की गहरी जुताई से गुलाबी सुंडी के कोए मरेंगे क्या
ट्राइकोग्रामा बैक्ट्री कार्ड अक्टूबर में बांधना
डंठल मेड़ पर छोड़ना सही है क्या
kapas ki lakdi jalana ya kaatna
december ke baad fasal rakhne se agle saal nuksan hoga kya
refuge packet fenk du ya saath me bou
bakri chara ke parhati ukhadna kyu zaruri
gire hue tinde aur band phool chun kar jalau kya
`,
  'cotton-pests-4': `
farmer asked about attack of whitefly in cotton
counting 4 to 5 white flies per leaf in abohar, is it danger level
honey like drops on leaves and black film, who makes it
what time of day to inspect underside of leaves
सफेद मक्खी का आर्थिक स्तर नरमा
पत्ते पर शहद जैसी बूंदें और काली परत
एक पत्ते के नीचे सात मक्खी गिनी, क्या खतरा है
पौधों के पास चलने पर सफेद पतंगे उड़ते हैं, मरोड़ भी यही फैलाती है क्या
chitti makhi narme te kinni howe ta spray
patte chip chip kar rahe aur kalas jam gayi
makhi ginne ka sahi time aur kitni par ilaj
safed macchar hafte me kitni baar check karna hai
whitefly etl per leaf
sooty mould on leaf top and sticky underneath, culprit
is 6 adults per leaf in morning the action level
सफेद मक्खी गिनती सुबह
आधे पौधे चिपचिपे हो गए, अब दवा का समय है क्या
पत्ते काले मैले, चमक गई, नीचे सफेद कण उड़ते
हफ्ते में दो बार देखना जरूरी है क्या सफेद मच्छर
safed makhi pehchan narma
patte par chasni jaisi boond aur kajal, kya hai
dopahar me makkhi ginna galat hai kya
ek patte pe kitni chitti makhi tak sabar karu
marod failane wala udne wala safed keeda kaun
`,
  'cotton-pests-5': `
ORGANIC CONTROL OF WHITEFLY IN COTTON
is it ok to mix two insecticides against white fly
which roadside weeds give shelter to whitefly in hisar
yellow glue sheets at what height above plants
सफेद मक्खी का जैविक नियंत्रण
पीले कार्ड कितनी ऊंचाई पर टांगें नरमा में
मेड़ पर कौन सी जंगली बूटी उखाड़ूं जिससे मक्खी न पले
दो कीटनाशक मिलाकर मारना ठीक है क्या मक्खी पर
chitti makkhi da desi ilaj narma
nimboli ghol kitne percent makhi pe
iske pass bhindi tori lagai hai galat hai kya
bina jahar ke makhi kabu karne ke tarike hisar
yellow stiky trap whitefly neem
brinjal plot touches my narma, am i breeding the white insect
bund weeds kanghi buti removal reduces which pest
पीली बूटी पुठकंडा उखाड़ना
पांच प्रतिशत निंबोली घोल सफेद मक्खी पर सही है क्या
टैंक में तीन दवा मिलाना नुकसान करेगा क्या सफेद मच्छर
भखड़ा और कंघी बूटी सड़क किनारे से क्यों हटाएं
chitti makhi jaivik ilaj
pile jaal fasal se ek foot upar lagane hai ya barabar
urea zyada dalne se safed machhar badhta hai kya
tamatar ke paas narma bona theek hai
SAFED MAKKHI KE GAIR RASAYANIK NIYANTRAN KE BARE ME
`,
  'cotton-pests-6': `
farmer asked about jassid control in cotton
hopper burn, leaves bending down and rim yellow then brick red
green hoppers jump when i touch the leaf
which type of hybrid suffers less from hoppers
कपास में हरा तेला नियंत्रण की जानकारी
पत्ते के किनारे पीले होकर नीचे झुके, छूते ही हरे कीट फुदकते
ज्यादा यूरिया डालने से फुदका बढ़ता है क्या
मकड़ी और लेडीबर्ड हरे मच्छर को खाती हैं क्या
hara machhar ki dawa
tudtude kapus upay
patte kinare se jale jaise aur niche mud rhe hai
flonicamid hare tele par kab chalegi
jasid flonicamid hairy leaf
leaf rim looks scorched by fire and bent downwards, small green hopper
does extra urea invite hara tela
तेला रोएंदार किस्म
पत्ते का किनारा आग से भुना जैसा और नीचे मुड़ा
मित्र कीट मकड़ी बचाने से फुदका रुकेगा क्या
कई पौधों के किनारे मुड़े, फ्लोनिकामिड का समय है क्या
hara machar patte pile kinara
tudtude lagle tar konti favarani
patta niche muda pila fir lal, chhune par tirchha bhage
chikne patte wali bt me tela zyada lagta hai kya
hare tele ke niyantran ki jankari kapas
`,
  'cotton-pests-7': `
THRIPS CONTROL IN COTTON 30 DAYS CROP
tiny yellow slender insects scrape young leaves, crinkled upward
month old crop lower side of leaf rusty, should i spray or wait
blue sticky cards for small crop insects
कपास में चूरड़ा का उपचार
बीस दिन की फसल में पत्ते सिकुड़कर ऊपर, नीचे भूरापन
नीली पट्टी लगाने से फुलकिड़े घटेंगे
छोटे पौधे पर पतले लंबे कीड़े पत्ता खुरचते हैं
kapus phulkide niyantran
25 din ki kapas patte sikud kar upar mud gye
churda lagne pe pani de ya dawai
nili patti kis keede ke liye lagate hai
thrips young crop silver leaf
leaf underside rusty brown streak at 35 days, will it outgrow by itself
is it necessary to spray for churda in first two months
फुलकिडे नीला जाल
सूखे में सिंचाई देने से चूरड़ा घटता है क्या
छोटे पौधों की पत्ती ऊपर को सिकुड़ी, चांदी जैसी परत
साठ दिन बाद थ्रिप्स अपने आप कम हो जाती है क्या
chudda lag gaya chhoti fasal
patta khurdara chamkila upar, niche zang sa, 40 din ki fasal
neem se thrips jayegi ya intezar karu
barish nahi hui to fulkide badhe, pani lagana sahi hai kya
parn sikude upar ki or, blue card kitna kaam ka
`,
  'cotton-pests-8': `
farmer asked for mealy bug in cotton
powdery white insects along bund side plants with ants running
do congress weeds bring white waxy bugs
pulled plants full of white bug, where to throw them
कपास में मिली बग की रोकथाम
किनारे की पंक्ति में सफेद चिपचिपी रुई जैसी चीज, चींटे लगे
कांग्रेस घास से यह सफेद कीट आता है क्या
लगे हुए पौधे उखाड़कर नहर में बहा दूं क्या
kapas me mealybug ka ilaj
tahni pe safed powder jaisa jhund aur chinti
milibag lage paudhe ka kya kare jala de ya phenke
sabun ke ghol se safed wala keet marega kya
mealy bug ants soap water
parasite aenasius inside bugs, is it wise to spare it
FARMER ASKED QUERY ABOUT WHITE WAXY INSECT WITH ANTS IN NARMA
चींटियां और सफेद मोम
गाजर घास हटाने से मिलीबग रुकता है क्या
पौधा ठिगना, कोंपल पर आटे जैसा लेप
पूरे खेत में दवा की जगह केवल लगे पौधों पर साबुन ठीक है
safed chikna keeda kalle par
kanghi buti se rui jaisa keet failta hai kya
pehla lagne wala paudha nikal ke jala dena sahi hai
mili bag ke prakop ki roktham narma
chinte daud rahe aur dandi pe safed rui lipti hai
`,
  'cotton-diseases-1': `
CONTROL OF LEAF CURL VIRUS
is there spray for marodia disease in muktsar
veins swollen and leaf turned upward like cup, little flowers
does desi cotton escape the curl disease
मरोड़िया रोग की जानकारी
पत्ते गुच्छा होकर मुड़े, पौधा बढ़ता नहीं, कोई इलाज
लीफ कर्ल से बचने को कौन सी कपास लगाएं देसी या संकर
शुरू में दो चार पौधे मुड़े दिखे, उखाड़ दूं
marodiya rog narma ilaj
patte ki nas moti aur patta upar ko mud gya
leaf curl virus wala paudha theek hoga ki nahi
desi kapas me patta marod lagta hai kya
leaf curl no cure pull plants
small leafy outgrowth beneath leaf and dwarf plant, is medicine available
which is safer against murad, desi or bt hybrid
पत्ता मुरड़ इलाज
मरोड़ आने पर दवा छिड़कना बेकार है क्या
नसें मोटी और पत्ते के नीचे कान जैसी पत्ती
सफेद मक्खी रोकने से मरोड़िया रुकेगा क्या
lif karl virus narma
patta muda hua jaise mutthi, nas ubhri hui
beemar paudha ukhadna sahi hai ya rehne du shuru me
marodiya sehne wala sankar ya desi bou agli baar
patte mud gaye paudha chhota reh gaya phool na ke barabar
`,
  'cotton-diseases-2': `
FUSARIUM WILT MANAGEMENT IN COTTON BHARUCH
inside of stem brown line and leaves yellow from margins
patch of wilted plants same place last year also, which crop mixed helps
trichoderma how to put along lines against wilt
कपास में उकठा रोग की रोकथाम
पत्ते किनारे से पीले, तना फाड़ा तो भूरी धारी
विल्ट वाले खेत में पोटाश बढ़ाएं और नाइट्रोजन घटाएं क्या
बीज को ट्राइकोडर्मा लगाने से मर रोग घटेगा
kapas ukhta rog upchar khargone
tana chir ke dekha to andar bhura, patta kinara pila
mar rog wale khet me agle saal kapas lagau kya
potash jyada dene se mar kam hoga kya
wilt trichoderma kg manure rows
yellowing begins at leaf margin then plant dries, is potash helpful
old wilt field, is it okay to plant again with resistant seed
तना चीरा भूरा उकठा
मूंगफली या मक्का बीच में लेने से मर रोग घटता है क्या
चार ग्राम ट्राइकोडर्मा प्रति किलो बीज सही मात्रा है
ज्यादा यूरिया से विल्ट बढ़ता है क्या
mar rog fusarium kapus
50 kilo gobar me trichoderma kitna milana hai
tukdo me paudhe sukhte, patta kinare se pila padkar jhada
tana faada to bhoora rang andar, kaunsi bimari
uktha wale purane khet me kya bona chahiye
`,
  'cotton-diseases-3': `
ROOT ROT CONTROL IN COTTON
bushes drying in round patch and uproot by light pull in sirsa
bark on root shredded yellowish, plant sudden dead
moth bean as companion to reduce rot
नरमा में जड़ गलन की रोकथाम
गोलाई में पौधे मर रहे, खींचो तो हाथ में आ जाए
जड़ की छाल उतरकर रेशा रेशा
बीच में मोठ बोने से सड़न रुकती है क्या
jad galan da ilaj
gol chakkar me sukh raha kapas, ukhadne me jor nahi lagta
jad sad gyi chhilka reshe jaisa nikla
beej ko kya lagau ki jad na sade
root rot circle moth
plants pull out like from butter, bark of root loose and yellow
is sowing early or in cool soil helpful against circular drying
जड़ गलन ट्राइकोडर्मा
पांच ग्राम प्रति किलो बीज पर लगाने से जड़ सड़न रुकेगी क्या
जड़ का छिलका रस्सी जैसा उधड़ा, पौधा अचानक सूखा
गोल दायरा रोज बढ़ रहा, पौधे बिना जोर के उखड़ते
jad sadan gol chakkar narma
moth sath lagana sahi hai kya jad galan wale khet me
haath se kheencha to bina jad ke nikal aaya, jad gali hui
sadan rokne ko khaad me kya milau
JAD GALAN KE UPCHAR KI JANKARI NARMA
`,
  'cotton-diseases-4': `
BACTERIAL BLIGHT OF COTTON CONTROL
black arm disease and angular spots
can antibiotic be sprayed on leaf bacteria
seed delinting with acid helps prevent which disease
कपास में जीवाणु अंगमारी का नियंत्रण
काली भुजा रोग
पत्ते पर पानी भीगे कोनेदार दाग, एंटीबायोटिक छिड़कूं क्या
कॉपर ऑक्सीक्लोराइड कोणीय धब्बे में चलेगी
kapas me jivanu jhulsa ki dawa
konedar dag aur dali kali
black arm rog ka upay
antibiotic spray kare kya patti pe geele dhabbe hai
angular leaf spot copper
seed washed in acid costs more, which spots does it keep away
black streak on stem and water soaked corners on leaf between veins
टिकिया जैसे कोनेदार दाग
तने पर काली पट्टी, टिंडे पर पनीले दाग, कौन सा रोग
एंटीबायोटिक दवा डालना सही है क्या जीवाणु झुलसा में
पुराने डंठल जलाने से कोणीय धब्बा घटेगा क्या
kone wale dhabbe upchar
patta roshni me dekhe to tel jaisa konedar nishan
fawwara upar se chalana nuksan karta hai kya jeevanu rog me
tana koyle sa kala, tinde sad rahe, dag nas tak ruke hue
tezab se dhula binola kis rog se bachata hai
`,
  'cotton-diseases-5': `
BOLL ROT IN COTTON WHAT TO DO
rains not stopping, bolls turning black with fungus, reduce how
should rotten bolls be left or removed
dense crop with leaf spots in wet spell, how to lessen
कपास में टिंडा सड़न का प्रबंधन
सड़े टिंडे पौधे पर छोड़ें या तोड़कर फेंकें
लगातार पानी से पत्तों पर धब्बे बढ़े, टिंडे गले
लाल बग रोकने से टिंडा गलना कम होगा क्या
bond sad upay kapus
barish nahi ruk rahi tinde sad gye kya karu
dense lagai thi ab niche ke tinde kale
sade hue bond tod ke bahar karu kya
boll rott rainy crowd
is it alright to leave rotten bolls hanging till picking
red cotton bug and rot together after fortnight of rain
टिंडा गलन उपाय
घनी फसल में हवा नहीं जाती, टिंडे पर फफूंद
चौड़ी कतार रखने से सड़न कम होगी क्या
आखिरी चुनाई के बाद कचरा खेत में छोड़ना ठीक है क्या
tinda sadan lambi barish
bond kale hoke pilpile, neeche ki taraf jyada
lal khatmal maarna zaruri hai kya tinda bachane ko
patto pe tikke aur tinde gale, jhadi ke baad kya karu
bond sad rahe hai lagatar pani se, roktham batao
`,
  'cotton-harvest-1': `
PICKING STAGE OF COTTON
few bolls burst, is one third open enough to start picking
dew in morning, wait till what time
how many days between first and second picking
कपास चुनाई का सही समय
एक तिहाई टिंडे फूट गए, तोड़ना शुरू करूं
ओस में भीगी कपास तोड़ना चाहिए या नहीं
दूसरी वेचणी कितने दिन बाद
kapas chunna kab shuru kare kitne khile to
kapus vechani kiti divsani karavi
subah os rehti hai kitne baje se chunai karu
dagi kapas ko saf ke sath chun le ya alag
picking open boll percent
labour plucks at dawn when bolls are wet, should i stop them
days between two rounds of hand picking
चुगाई कब शुरू
तीस प्रतिशत टिंडे खिले हैं, चुगाई लगवा दूं
आधा खुला टिंडा तोड़ना ठीक है क्या
पंद्रह बीस दिन में दुबारा चुनना सही रहेगा
narma chugai sahi samay
os wali kapas subah tod lu to sukhana kitna zaruri
pehle safed chunu fir daag wali, aisa hi karna hai kya
vechni ke do fere me kitna antar
poora khila tinda hi todna hai ya adhkhila bhi
`,
  'cotton-storage-1': `
STORAGE OF SEED COTTON BEFORE SALE
price cut at mandi for dirt, how to avoid
for how many days dry kapas on roof before storing
can two varieties be heaped together
कपास चुनने के बाद रखरखाव
चुनी हुई कपास कितने दिन सुखाकर भरें
प्लास्टिक की बोरी के रेशे मिलने से दाम गिरता है क्या
दो किस्म एक ही ढेर में रख सकते हैं
kapas ghar me kaise rakhe taki rate acha mile
chunne k bad kitne din dhup dikhaye
mandi me kachra bolke rate kat liya kya dhyan rakhe
alag alag kism ek jagah mix karke rakhu chalega kya
drying days kapas store
jute thread or polythene in the heap, does it really reduce price
ENQUIRY ON HOW TO KEEP KAPAS CLEAN AND DRY BEFORE MANDI
कपास में बाल कचरा
चार दिन धूप दिखाना जरूरी है क्या भरने से पहले
दो ग्रेड मिलाने से भाव गिरेगा क्या
जमीन पर ढेर करने से पत्ती मिट्टी मिलती है, कहां रखूं
rui sukhana kitne din
kapas me patta dhool rahne par vyapari kitna kaatta, kaise saaf rakhe
plastic bore me bharna sahi hai kya
kapas gilli bechi to rate kam mila, agli baar kya karu
ghar me kapas ki dheri kism wise alag rakhe kya
`,
  'cotton-yield-1': `
AVERAGE YIELD PER ACRE
nine quintals from drip field, good or poor
dry land kapas gives how many quintals per hectare
expected production of irrigated bt
कपास की औसत पैदावार
सिंचित बीटी से प्रति हेक्टेयर कितनी उपज होती है
असिंचित एकड़ में पांच क्विंटल मिला ठीक है क्या
पानी वाली कपास में कितना उत्पादन होना चाहिए
ek acre me kitna utpadan deti hai
barani kapas hectare me kitne kuntal
bt sinchit se 10 quintal nikla sahi hai kya
expected paidavar kapas drip wali acre
avrage yield bt irrigated
thirty quintal per hectare claimed by dealer for watered bt, believable or not
four quintals from dry acre, poor or usual
औसत उपज बारानी कपास
बारह क्विंटल एकड़ नहरी में निकलना संभव है क्या
बिना पानी दस क्विंटल हेक्टेयर ठीक माना जाएगा
एक हेक्टेयर सिंचित से कितनी रुई वाली कपास उठेगी
kapus utpann ekri kiti
barani me 6 kuntal acre mila, accha hai kya
pani wali bt ka hectare utpadan kitna
do acre barani se kul kitni kapas ki umeed rakhu
kitna narma jhadta hai ek killa tubewell wala
`,
  'jute-sowing-1': `
first norwester rain has come in april, can i sow tossa on my high plot
low land gets flooded by june, so should white one be sown in february itself
white jute for low land when to sow
capsularis and olitorius sowing date
जूट की बुवाई का समय
चैत लग गया, ऊंची जमीन पर अभी बो सकते हैं
नीची जमीन में सफेद वाला फरवरी में या और देर से
पटसन मार्च में बोएं क्या
mithi pat ka beej kis mahine me girau
boishakh aa gaya ab bona der to nahi
tosa pat april me
nichi jamin me jute kab bote
white type on low field in february, tossa on high field when
is march fine for tossa on high land
which kind goes in low land from mid february
पटसन बुवाई महीना
ऊंची जमीन पर मई तक बोना ठीक है क्या
तीता पाट और मीठा पाट कब बोते हैं
बौछार का इंतजार करके बोना चाहिए क्या
danga jomite kobe buni
nichi jamin me march ke baad bona der hogi kya
chait me barkha hui danga jomi pe kaun sa pat
safed wala kab se kab tak bo sakte
tossa ko feb me bo du nuksan hoga kya
`,
  'jute-seed-1': `
my father throws four kilo of white seed in one acre, is it fine
tossa jute seed per acre in line sowing
broadcast white jute how many kg
if i shift to rows how many kilo of tossa for an acre
लाइन में बोऊं तो तोसा दो किलो एकड़ काफी होगा
सफेद वाला छिटकने में दस किलो हेक्टेयर ठीक है
तोसा पटसन लाइन में कितना बीज
जूट में पौधे की दूरी
hath se chhitna h tosa 3 kilo ekad bas hai
paudhe se paudha kitna ungli 5 cm ya 10
white jute chhitkwa bij dar
jute ki line ki duri kitni
seed kilos per acre for tossa in rows against broadcast
is 3 kg per acre right for tossa thrown by hand
plant to plant gap in row for fibre crop
पटसन बीज छिटकवां
सफेद वाला लाइन में सात किलो हेक्टेयर काफी है क्या
कतार एक फुट रखना ठीक है या कम
छिटकने में बीज ज्यादा क्यों खाता है तोसा
chhitkwa me kitne ser
white pat 4 kilo acre chhitna sahi hai kya
tosa line me 5 kilo hektar, acre ka kitna
paudhe 5-7 cm pe rakhne hai, isse ghana chalega kya
mitha pat do acre chhitne ko kitna beej chahiye
`,
  'jute-sowing-2': `
after machine sowing soil dries fast, should ladder be run
crijaf seed drill seed per bigha
jute line sowing depth and row gap
barrackpore institute people told 400 gram for a bigha by machine, how far apart lines
मशीन से कतार में बोने पर बीघे में 400 ग्राम काफी है क्या
सीड ड्रिल से पटसन का बीज प्रति बीघा
3 सेमी से गहरा चला जाए तो निकलेगा, मशीन की कतार कितनी रखें
जूट की लाइन बुवाई में गहराई
moi dene se mitti ki nami bachti h kya bone ke turant baad
pat drill se bona hai 350 gram bigha
bigha me 7-8 sau gram lagta tha machine se kitna lagega
seed drill se pat me kitna bij bachega
jute seed drill bigha
is 400 gram seed enough for a bigha by machine
does laddering after sowing really hold moisture
ड्रिल से पटसन
बीज तीन सेमी गहरा डालना सही है क्या
क्रिजाफ लाइन बुवाई में एकड़ का बीज कितना बताता है
मशीन की कतार 20 सेमी रखें या 25
bigha me 350 gram
machine se bone par beej aadhe se kam lagta h kya
henga pata na chalau to nami ud jayegi
barrackpore wale bigha me kitne gram bij bolte
line me bona faydemand hai ya chhitna purana tarika
`,
  'jute-varieties-1': `
suren seed is it for upland or low land
best variety of jute for low land
jro 204 information
which number to ask in shop for tossa type with strong fibre
सुरेन वाला बीज ऊंची जमीन में चलता है क्या
पानी जल्दी भर जाता है, कौन सा नंबर सफेद वाला लगाऊं
नीची जमीन के लिए पटसन की किस्म
जेआरओ 524 कैसी है
JRO 128 aur 8432 dono tosa hai kya
jro 204 suren kaisa bij
JRC 321 kis jamin ke liye
padma naam ka beej neechi jameen me theek rahega
jro 204 suren
is padma a white jute for low land
which tossa names are good besides 524
तोसा पटसन किस्में
बिल वाली जमीन में जेआरसी 321 लगाना ठीक है क्या
जेआरओ 128 और 8432 कौन से प्रकार के हैं
अच्छे रेशे वाला मीठा पाट का बीज नंबर
jro 204 ya 524
suren bij lagana sahi hai kya tosa me
safed pat ke liye kaun sa number neechi jomi
jro 524 purana ho gaya, iske sath aur kaun si kism
bihar purnia me tosa ka kaunsa beej lu
`,
  'jute-nutrients-1': `
plants are pale after first weeding, how much nitrogen in this split
jute npk per acre on poor soil
is potash needed at sowing for fibre crop on medium land
how much urea in jute after weeding
जूट में खाद की मात्रा
पहली निराई हो गई अब कौन सी खाद कितनी बार
उपजाऊ जमीन में 60 30 30 सही है या ज्यादा
कमजोर खेत में जूट की खाद
patla kamzor khet 80 40 40 dena padega kya
potash bote samay du ya baad me nirai pe
patsan ki khad ki jankari
jute me dap potash kitna
jute npk poor land
is 80:40:40 for weak soil and 60:30:30 for good
how many shares of nitrogen after weeding
पटसन खाद निराई
सारी नाइट्रोजन बुवाई पर देना नुकसान है क्या
कमजोर जमीन में एकड़ को 32 किलो नाइट्रोजन
फॉस्फोरस पोटाश बोते समय देना ठीक है
dubli zameen me 80 40 40
urea do kist du ya teen kist patsan me
achhi jamin me 24 kilo nitrogen acre bas hai kya
paudhe sookhe patle, kamjor mitti hai, khad badhau
potash kab dalte bone par ya nirai pe
`,
  'jute-soil-1': `
seedlings four inch high went under rain water yesterday
lime for acid soil in jute
does waterlogging kill jute seedlings
red acid soil in assam, can i grow fibre crop after liming
तीन साल पहले चूना डाला था, फिर से डालना है क्या
जूट में चूना कितना और कितने साल में
जूट के छोटे पौधे पानी में डूबे
नई दियारा मिट्टी में यह फसल कैसी रहेगी
garmi aur umas wala ilaka chahiye kya iske liye
pat ke khet me chuna kitna ton
jute chhota hai pani bhar gaya
ankur pani me khade hai nikasi na karu to mar jayenge
lime every third year
is standing water deadly for small jute
what temperature suits this fibre crop
नई जलोढ़ दोमट ठीक
खट्टी जमीन में तीन साल में तीन टन चूना ठीक है क्या
नदी की लाई दोमट में पटसन अच्छा होता है
चालीस डिग्री की सूखी हवा में होगा या नमी चाहिए
ankur pani me doobe
chhote paudhe me barish ka pani ruk gaya nikalu kya
acre me 1.2 se 2.8 ton chuna kitne saal me ek baar
tezabi mitti me chuna na du to patsan hoga
garm nam mausam 24 se 37 degree kis fasal ko
`,
  'jute-weeds-1': `
grass as tall as my twenty day plants, start khurpi now or wait
how many times is it cleaned and when is extra plant removed
first weeding and urea in jute
how many weeding in jute
बीस दिन के पौधे हैं, निराई अभी करूं या महीने पर
पटसन में छंटाई कितने हफ्ते पर
दूसरी बार खुरपी पांचवें हफ्ते में ठीक है
जूट की निराई के बाद यूरिया
nirani do baar karni padti ya ek baar se ho jayega
pehli nirani ke turant bad urea chhit du
jute ke paudhe patle kab kare
3 hafte ka jute nirai
jute weeding weeks
is second cleaning at five weeks needed
urea before or after the first hand weeding
पटसन छंटाई निराई
तीसरे हफ्ते निराई के साथ फालतू पौधे निकालना सही है
निराई से पहले यूरिया देने से घास बढ़ेगी क्या
पैंतीस दिन पर दोबारा खुरपी चलानी है क्या
teen hafte me pehli nirani
paudhe bahut ghane, 3 hafte me patla karu
ghas se dab gaya chhota pat, pehli nirai kis din
ek nirani se kaam chale ya do jaruri
nirai ke baad pehli safed khad dena hai kya
`,
  'jute-pests-1': `
leaves at top are full of holes, caterpillar walks making a loop
bihar hairy caterpillar attack on jute
dry wind for two weeks, top leaves became thick and copper
INSECT ATTACK ON JUTE LEAVES
जूट में सुंडी का नियंत्रण
सूखा मौसम, चोटी के पत्ते तांबे जैसे मोटे हो गए
जूट की ऊपर की पत्ती मोटी होकर मुड़ी
ऊपर के पत्तों पर बालों वाली सुंडियों का झुंड
jute me keeda lag gaya
roye wali sundi jhund me baithi hai patta tod du kya
top ki patti moti lal bhuri niche ko mud gai dhoop me
jute ke upar ke patte kha rahi sundi
jute hairy caterpillar
is bronze thick top leaf in dry heat due to mite
should i pluck the leaf where young worms sit together
भुआ पिल्लू पटसन
पक्षियों के बैठने की खूंटी लगाना ठीक है क्या सुंडी के लिए
कमर मोड़कर चलने वाला कीड़ा फुनगी खा गया
सूखे में ऊपर के पत्ते तांबई, पानी दें या गंधक
shua poka upay
neem ya bt se roye wali sundi rukegi kya
ghora poka dogha patta kha raha
patti moti ho ke niche mud gai jaise chamda, pat me
light trap lagane se sundi ke patange kam honge
`,
  'jute-diseases-1': `
same land every year and plants are dying, will paddy in between help
jute plants breaking with black patch
seed treatment in jute for stem rot
stem gets black lesion midway and plant snaps in wind
बीज में ट्राइकोडर्मा मिलाने से तना गलना रुकेगा
जूट के तने पर काला धब्बा
बीच तने पर कोयले जैसा दाग और पौधा गिर जाता
जूट का पौधा मुरझाकर टूट रहा
chhote paudhe sad ke gir rahe tane me kala ghera
pat ka tana kala ho ke tut raha
har saal isi khet me bota hu tana sadta h kya badlu
jute me rog lag gaya tana gal raha
coal black ring on the stalk, plant topples in wind, what to give
is growing paddy after jute good against rotting stems
seed treatment name for black patch on stick
तना सड़न पटसन
डंडी पर कोयले जैसा निशान, हवा से टूट गिरता है
खट्टी जमीन में चूना देने से तना सड़ना घटेगा क्या
रोगी पौधे खेत में छोड़ना नुकसान करेगा
kando pocha rog
paudha murjha ke kala, chhote ankur bhi mare
trichoderma se beej mila ke bona sahi hai kya
jute tana sadan ke niyantran ki jankari
potash dene se danthal galna kam hota kya
`,
  'jute-harvest-1': `
flowers gone and half of plants have tiny pods, cut today or next week
i need land for paddy so can i cut at ninety days, what about fibre
effect of early harvest on jute fibre
jute cut at pod stage or flowering
धान लगाना है, नब्बे दिन पर काट लूं तो क्या घाटा
काटने के बाद बंडल खेत में खड़े रखूं कि पत्ते गिर जाएं
जूट जल्दी काटने से रेशा कैसा
जूट काटकर पत्ती झड़ाने को कितने दिन रखें
aadhe paudho me phali aa gayi ab hansua chalau
pat 100 din ka ho gya kaat lu
der se kata to resha mota aur khurdura hoga kya
jute katne ke baad gatthar khet me kitne din
jute cutting days
is 90 days too early, will fibre be less
leave cut bundles standing how many days for leaf drop
पटसन कटाई फली
आधे पौधों में छोटी फली आने पर काटना सही है क्या
देर से काटने पर रेशा मोटा खुरदरा होता है
एक सौ बीस दिन बाद भी खड़ा रखना ठीक है
aadhe me phali aayi
phali ban gayi ab kaatu to resha kaisa niklega
gatthar turant pani me daalu ya patti jhadne du
100 din me kata to resha mahin aur kam hoga
der ho gayi katne me, resha kharab hoga kya
`,
  'jute-harvest-2': `
pond water is dirty and slow, will colour of fibre get spoiled
how many days jute retting takes
twelve days passed in water, how do i test whether ready
covering material for jute retting
गट्ठर पर मिट्टी के ढेले रखे, रेशा काला पड़ेगा क्या
जूट का रेशा काला क्यों होता है
जूट जाग देने में कितने दिन
तालाब कम गहरा है, कितनी परत डालूं और कितना डुबाऊं
jalkumbhi se dhak ke patthar rakhna thik h
kitna pani chahiye ek bhaag danthal ke liye sadane me
jute pani me kitne din rakhe
jute jaag me kele ka tana rakhe ya nahi
jute retting black fibre
is putting mud on bundles spoiling fibre colour
how deep under water and how many layers
पटसन जाग देना
जलकुंभी से ढककर कंक्रीट का बोझ रखना सही है क्या
दसवें दिन से रोज देखना क्यों जरूरी है
एक भाग डंठल को बीस भाग पानी चाहिए क्या
resha kaala kyu nikla
kele ke tane se dabane se resha kala hota kya
polythene me mitti bhar ke upar rakhu chalega
sadne me 15 se 20 din lagte, kaise jaane taiyar
gande ruke pani me sadaya to resha saanvla
`,
  'tobacco-nursery-1': `
TOBACCO NURSERY BED PREPARATION
raised bed width and height for seed
last time bed sank and seedlings rotted, how high to raise and how to clean soil by sun
burning straw over bed to kill weed and worm, is it right
पिछली बार क्यारी बैठ गई, इस बार कितनी ऊंची और धूप से सफाई कैसे
बीज बहुत महीन, क्यारी ऊंची रखूं कितनी
नर्सरी की मिट्टी को धूप से शुद्ध करने का तरीका
जड़ गांठ वाले सूत्रकृमि से बचाने को जगह कैसी चुनें
beej itna mahin ki hawa me ud jaye, kyari kaise banau surti ki
surti ki bijai ke liye kyari 1 meter chaudi
plastik dhakke mitti tapane se keede marte kya nursery
pani ke paas kyari banau to theek rahega kya tambaku
tobacco seedbed raised
father burns straw on the bed before sowing, what good does it do
seed like dust, one metre wide bed, how high above ground
सुरती की क्यारी
क्यारी का बिस्तर प्लास्टिक से ढककर तपाने में फायदा है क्या
जड़ में मनके वाले कीड़े से मुक्त जगह कैसे चुनूं
पानी का साधन पास न हो तो नर्सरी कहां बनाएं
nursri kyari unchi
kyari das cm unchi kam hai, baarish me doob jati hai
beej bahut barik, kyari ki mitti keede mukt kaise karu bina dawa
pual jala ke uski raakh me beej girana sahi tarika hai na
FARMER ASKED ABOUT PREPARATION OF SEED BED FOR TAMBAKU
`,
  'tobacco-nursery-2': `
AGE OF TOBACCO SEEDLING FOR TRANSPLANTING
seven weeks seedling fifteen cm, okay to plant
when do i take off cover from nursery
thin lanky seedlings, was cover kept too long
तंबाकू की पौध कितने दिन की हो तब लगाएं
पौध पेंसिल जैसी मोटी हो गई, रोपाई करूं
नर्सरी का ढकाव कब हटाना है
पौध पतली और लंबी हो गई, कारण
tambaku ki paudh kitne hafte me taiyar hoti
surti ka paudha lagane layak kab
kyari se pual ek sath hataun ya thoda thoda
das pandrah cm ki paudh rop du kya
tobacco seedling age
took off the whole cover at once and tender plants wilted
stem thin as thread after six weeks, too much shade given
पौध की मोटाई
पैंतालीस दिन की पौध पेंसिल से पतली है, रोपूं या रुकूं
अंकुर निकलते ही पुआल पूरा हटा देना ठीक है क्या
दस सेमी से छोटी पौध लगाने से मरेगी क्या
surti paudh taiyar
saat hafte ho gaye boye, kitni lambi moti honi chahiye
chhaya me rakhi to paudh dhaage jaisi lambi ho gayi
dhakaav kitne hisso me uthau ki dhoop se na jale
nursery se kab nikaalu, haath bhar ki ho jaye tab
`,
  'tobacco-sowing-1': `
PLANTING TIME OF FCV TOBACCO
we have black land near guntur and rain finished, is november end too late for planting
black soil of prakasam, month for transplanting virginia
northern light soil 100 by 60 planting when
गुंटूर की काली जमीन, नवंबर आखिर में पौध लगाऊं तो देर हो जाएगी
कर्नाटक में वर्जीनिया किस महीने लगती
काली मिट्टी में दूरी सत्तर पचास सही है
हल्की मिट्टी वाले खेत में कितनी दूर
mysore side may ki barish pe podh lagaye, duri 100 55 sahi
tambaku ropne ki duri black soil me
hunsur karnataka tambaku may me lagaye
ongole taraf nov ke baad ropai late hogi kya tambaku
fcv planting date
light northern soils of andhra, how far apart do plants stand
hunsur farmer, has the time for setting plants ended by july
वर्जीनिया रोपाई तारीख
काली मिट्टी में कार्तिक में लगाऊं, सत्तर सेमी कतार
राजमुंदरी तरफ की हल्की जमीन में सितंबर में ही शुरू करें क्या
मैसूर में जून के बाद पौध लगाने से नुकसान होगा क्या
tambaku ropai fasla
prakasam ki kaali zameen me mahina kaunsa, barish ruk gayi hai
karnataka ki laal mitti, paudhe ke beech 55 cm sahi hai
dasehra aur diwali ke beech lagana, hamari kali mitti me chalega
virginia ki line door rakhu ya paas, halki bhoomi me
`,
  'tobacco-nutrients-1': `
FERTILIZER DOSE OF FCV TOBACCO
potash for light soil tobacco per hectare
nitrogen in black soil virginia how many kilos
karnataka fcv npk per acre
वर्जीनिया तंबाकू में खाद की मात्रा
आंध्र की हल्की जमीन में नाइट्रोजन कितना
कर्नाटक में एफसीवी पोटाश कितना
ज्यादा यूरिया देने से पत्ता खराब होता
tambaku me npk kitna kali mitti
halki zameen me khad hectare
karnatak urea potash
urea zyada de diya patta bekar kya
fcv tobacco npk
leaf came thick and got low bid, was the nitrogen too high
karnataka grower, 120 kg potash a hectare, sounds high
एफसीवी की खाद
काली जमीन में पैंतालीस किलो नत्रजन ही काफी है क्या
पत्ता खुरदरा और गहरा हरा, बोली में दाम गिरा, खाद की गलती
हल्की मिट्टी में पोटाश ज्यादा क्यों देते हैं
patti ki quality khad
ongole ki kali mitti me ek acre ki natrajan phosphorus potash
urea do bori zyada de du to patti bhaari hogi ya bigdegi
mysore taraf ek acre ke liye 24 16 49 wala hisab sahi hai
VIRGINIA TAMBAKU ME URVARAK KI MATRA KI JANKARI
`,
  'tobacco-irrigation-1': `
IRRIGATION OF TOBACCO
alternate furrow watering in light soil, gain in leaf
well water is 80 ppm chloride, is the cured leaf going to suffer
saline well chloride limit for leaf quality
कुएं का क्लोराइड अस्सी पीपीएम आया, पत्ती खराब होगी क्या
एक नाली छोड़कर पानी देने का लाभ
खारे कुएं से सींचना
जलभराव से पत्ते लटक गए
tambaku ko pani kab dena hai
halki balui zameen hai ek line chhod ke nali chalau to patta badhega
ghutne jitna tambaku, sichai karu
ek nali chhod sinchai tambaku halki mitti
chloride water leaf
wet only every other furrow on sandy land, will i lose leaf
borewell test 70 ppm chloride, can i still use on the crop
तंबाकू में पानी कब
घुटने तक पौधा, फूल आने तक पानी रोकना गलत है क्या
खारा पानी देने से पत्ती कैसी हो जाती है
रात भर खेत में पानी भरा रहा, पौधे झुके
ek nali chhod
paani kam hai, har doosri naali me chhodu to patti ghategi kya
kuen ke paani me namak, patti sulgegi nahi aisa suna hai
kis umar me surti sabse zyada pyaasi hoti hai
das se bees pratishat zyada patti kaise mil sakti pani bachake
`,
  'tobacco-weeds-1': `
WEED AND OROBANCHE IN TOBACCO
purple flower parasite on roots, pull when
number of hoeings after transplanting tobacco
a leafless mauve flower has come at the plant base every year, when should i pull it
बैंगनी फूल वाला बिन पत्ते का पौधा जड़ से निकला, फूलने से पहले उखाड़ूं
मरगोजा बीज बनने से पहले उखाड़ें
रोपाई के बाद गुड़ाई कितनी बार
तंबाकू के बाद तिल ज्वार क्यों लगाएं
tambaku me margoja nikla kya kare
ropai ke 12 din ho gaye khurpi chalau ya abhi ruku
gudai dus din baad se
jad par ugne wala baingani phool
orobanche pulling time
is it okay to let the leafless purple thing flower and then pull
sorghum after this crop to reduce the root robber
मरगोजा हटाना
जड़ से बिना पत्ते का फूल फूटा, बीज गिरने से पहले क्या करूं
गुड़ाई पहली बार कितने दिन पर, कुल पांच बार चाहिए क्या
तिल बोने से अगली बार परजीवी घटेगा
bodu ukhadna
rog khar wala dandi jaisa paudha surti ki jad choos raha
rope ke do hafte baad khurpi chalai, aur kitni dafa
dalhan leke khet badlu to margoja kam hoga, sahi hai
OROBANCHE PARJEEVI KE NIYANTRAN KI JANKARI, GUNTUR
`,
  'tobacco-diseases-1': `
DAMPING OFF IN TOBACCO NURSERY
patches of seedlings collapse at collar in cold cloudy days
after a cloudy week round bald spots came in the seedbed, is evening watering my mistake
sow thin and water in morning prevents damping
बदली के हफ्ते भर बाद क्यारी में गंजे घेरे पड़ गए, शाम का पानी गलत था क्या
पांच छह हफ्ते की पौध गलकर गिर रही
क्यारी में शाम को पानी देने से पौध गलती
नर्सरी सड़न में तांबे वाली दवा पूछूं किससे
paudh ghani boi thi, ab ek dusre pe gir ke sad rahi surti ki
surti ki paudh badli me gir rahi gardan se
ghani buwai se paudh sadti kya nursery me
thande badal me kyari ke paudhe ek sath let gaye
nursery damping off
i sprinkle the bed in evening and by morning patches lie flat
thick sowing and cloudy cold, tiny plants rot at neck
आर्द्र गलन नर्सरी
क्यारी में सिक्के जितने गंजे घेरे, पौध बिछ गई
घना बीज डालने से गलन बढ़ती है क्या
छठे हफ्ते में पौध गर्दन से गली, ट्राइकोडर्मा दूं
paudh gir gayi
badli rahe to nursery ko kitne baje paani dena theek
nanhi paudh ka gala sada aur aas paas wali bhi leti
tambe wali dava nursery me kis se pooch ke maru
kyari ke paani ki nikasi theek karu to galan rukegi kya
`,
  'tobacco-pests-1': `
TOBACCO CATERPILLAR CONTROL
castor border as trap for worms
npv or neem on leaf eating worms at night
leaf curl plants, whitefly, pull them
तंबाकू की इल्ली का उपाय
पत्तों के नीचे अंडे, छोटी सूंडी चुनकर नष्ट करूं
किनारे अरंडी की बाड़ से इल्ली घटेगी
पत्ती मुड़ी हुई पौधे उखाड़ दूं, बैंगन पास न लगाएं
tambaku me illi raat ko patta khati
surti ke patte mude kukda rog
pheromone trap illi
nursery me bhi keede kha gaye
castor border trap
brinjal patch touches my field and top leaves are crumpling
leaves eaten at night, worms hide in the soil by day
तंबाकू की सुंडी
अरंडी की बाड़ लगाने से इल्ली सच में उधर जाती है क्या
मुड़े सिकुड़े पौधे को छोड़ दूं तो बाकी में फैलेगा
पत्ते के नीचे अंडों का फाहा, छोटी इल्ली का झुंड
patta kukda surti
raat ko torch me dikha ki haree illi patte chat kar rahi
neem ya vishanu wali dawa kab maru nursery ki illi pe
safed makkhi se patti mudti hai to ghas phoos bhi hatau
TAMBAKU ILLI EVAM PATTI MOD KE NIYANTRAN KI JANKARI
`,
  'tobacco-market-1': `
PERMISSION AND ALTERNATIVE CROP TO TOBACCO
does tobacco board give registration before growing
which crop can replace tobacco in my field in maharashtra
my father grew it for forty years, now officials ask to stop, what shall i plant
तंबाकू की खेती की अनुमति कहां से
पिताजी चालीस साल से तंबाकू लगाते थे, अब अधिकारी मना कर रहे, क्या लगाऊं
तंबाकू बोर्ड में नाम दर्ज कराना जरूरी
तंबाकू की जगह कौन सी फसल मुनाफा
nipani side ke kisan tambaku chhod rahe, kaun si fasal me sarkar madad karegi
tambaku chhodna hai dusri fasal batao
tobacco board se permission leni padegi kya
tambaku hatakar tilhan ya sabji lagau
tobacco crop alternative
must i tell the board before putting plants, or free to grow
farmer from sangli wants to leave this harmful crop
तंबाकू छोड़ना है
बोर्ड से पूछे बिना लगा दिया तो परेशानी होगी क्या
इसकी जगह मक्का या दलहन लेने से कमाई बनेगी
सेहत को नुकसान करने वाली फसल की जगह क्या बोएं
badle me fasal
sarkar mana kar rahi hai to kaun adhikari se baat karu
tambaku board me anumati ka kya niyam hai, kahan poochu
kolhapur taraf isko chhod ke tilhan lu, koi madad milegi kya
bachcho ki sehat kharab, isko band karke sabzi lagau
`,
};
