/** How farmers and call centres ask for the facts of `markets.ts`: by the id of a fact, one message a line. */
export const marketsPhrasings: Readonly<Record<string, string>> = {
  'general-enwr-1': `
farmer asked about benefit of electronic negotiable receipt from wdra godown
dont want to dump wheat at throwaway rate, any place to keep and borrow
can i sell only half lot from the godown on the digital receipt
pledge stored chana with bank instead of selling now
इलेक्ट्रॉनिक गोदाम रसीद के फायदे की जानकारी
कटते ही सब औने पौने बिक जाता है, रोक कर रखने का कोई सरकारी तरीका बताओ
वेयरहाउस में सोयाबीन रख दूं तो उसी कागज पर बैंक उधार देगा
मान्यता वाले भंडार में माल रखने से क्या फायदा
wdra wale godam ke bare me jankari
aune paune bechne se accha hai rok ke rakhe, kaha rakhe ki paisa bhi mile
warehouse me soyabean rakh ke uski raseed se karja kaise
ghar me jagah nahi hai, kisi registered bhandar me rakhu to kya labh hoga
where can i keep my bags safe till rates improve and still get cash
full form and use of e-nwr for a farmer
is it wise to hold wheat in a certified store instead of selling in hurry
माल रोकना है पर हाथ में पैसा भी चाहिए, कौन सा गोदाम चुनें
पक्की मान्यता वाला गोदाम कैसे पहचानें, किसकी मुहर हो
इलेक्ट्रोनिक पर्ची गोदाम
आधा माल अभी और आधा फागुन में बेचूं, गोदाम वाली रसीद से हो जाएगा
enwr raseed matlab
saste me bechne se achha warehouse me dal du sahi rahega
konse godaam ki parchi bank me chalti h
fasal rok ke rakhni hai daam chadhne tak, tareeka bataye
mal godam me pada rahe aur uski raseed kisi aur ko bech du ho sakta hai kya
`,
  'general-enwr-2': `
ASKING HOW MUCH PERCENT LOAN ON WAREHOUSE RECEIPT
is stored stock covered by insurance in the warehouse if fire or rats
will turmeric be accepted for godown receipt loan
what all expenses to see before keeping bags in warehouse
गोदाम रसीद ऋण में कितना फीसदी मिलता है जानकारी
रखे हुए माल का बीमा होता है या नहीं, आग लगी तो
वेयरहाउस में तौल और जांच कौन करता है रखते समय
दो लाख का चना रखूं तो बैंक कितना थमाएगा
godam me rakhe anaj ka bima hota hai ki nahi
warehouse ka bhada kitna khayega, pehle kya kya jod lena chahiye
haldi mirchi bhi godam ki parchi wale loan me aati hai kya
do lakh ke maal pe kitna paisa uthega godam se
how many crops are in the notified list for storage receipt
does bank give three fourth value of stored produce
who grades and weighs bags at godown and is there insurance cover
सौ रुपये का माल रखने पर बैंक पचहत्तर रुपये देता है क्या
गोदाम की रसीद वाली सूची में कितनी जिंस हैं
गोदाम में चूहे या पानी से नुकसान हुआ तो बीमा कौन देगा
भंडारण किराया निकालकर बचत होगी या नहीं, पहले क्या पूछें
godam me rakhne se pehle kiraya aur sood puchna chahiye kya
136 jins ki list me meri fasal
mal ki keemat ka pauna hissa loan milta hai kya
warehouse wale tol aur grading khud karte hai kya
godam karza kitne parsent
`,
  'general-market-1': `
farmer wants to know meaning of msp
does every merchant have to pay the government rate or only sarkari agency
in which month kharif support price comes out
trader says msp is not for him, true or lie
एमएसपी किसे कहते हैं और किस महीने घोषित होती है
बनिया बोला एमएसपी सिर्फ सरकार के लिए है, सही बात है क्या
रबी का समर्थन मूल्य अक्टूबर में आता है क्या
सरकारी रेट और बाजार रेट अलग क्यों
msp ka full matlab samjhao bhai
baniya msp nahi deta to shikayat banti hai ya uski marji
kharif ka msp kaunse mahine me aata hai
sarkari daam wala system kaise kaam karta hai
can trader be punished for buying below msp
msp of wheat comes out before we sow or when
meaning of minimum suport price
सरकार दाम बुवाई से पहले बताती है या फसल आने पर
आढ़तिया सरकारी रेट से सौ रुपये कम बोल रहा है, दे सकता है क्या
मई जून में किन फसलों का दाम तय होता है
एमएसपी मतलब क्या
msp kise kehte h
sarkari kharid mulya aur bajar mulya me antar ki jankari
rabi ka daam asoj kartik me khulta hai na
private seth msp se kam de to majboori hai kya bechna
jeth asadh me jo rate aata hai wo kaun si fasal ka hota hai
`,
  'general-market-2': `
FARMER ASKED ABOUT MSP OF WHEAT 2026-27
how much rupees for one quintal lentil at government purchase
safflower support price
barley sarkari rate in new rabi year
गेहूं एमएसपी 2026-27 की जानकारी
करडी और मसूर का हमी भाव
इस साल सरसों छह हजार से ऊपर है क्या सरकारी में
जौ का समर्थन मूल्य कितना हुआ
gehun ka msp kitna badha is saal
chane ka hami bhav kitna hai
sarso ka sarkari ret 6200 hai kya
masoor aur jau ka msp rabi 26-27
rabi msp list 26-27
is 5875 the government price for gram this year
on which date did they announce new rabi support prices
चने का समर्थन मूल्य पांच हजार आठ सौ से ऊपर है क्या
मसूर सात हजार में सरकार लेगी, यह खबर ठीक है
रबी की छह फसलों के सरकारी दाम एक साथ बताओ
कुसुम के बीज का सरकारी रेट
gehu sarkari rate 2585
is saal sarso kitne me kharidegi sarkar
msur ka msp kya h
rabi ki fasalo ka naya samarthan muly ki jankari chahiye
kusum yani karadi ka bhav sarkar ne kitna rakha
`,
  'general-market-3': `
ASKING MSP OF MAIZE AND SOYBEAN KHARIF
moong and urad msp per quintal 2025
groundnut hami bhav this kharif
how much is paddy grade a per quintal at government rate
सोयाबीन का हमी भाव 2025 कितना
खरीफ 2025-26 मूंगफली तुअर एमएसपी जानकारी
मक्का चौबीस सौ है क्या सरकारी में
हाइब्रिड ज्वार का समर्थन मूल्य बताइए
soyabin hamibhav kiti ahe is saal
moong ka msp kitana h 2025
makke ka sarkari ret chaubis sau hai ya kam
dhan a grade msp kya chal raha
kharif msp list
is moong 8768 correct or is it old
government price of jowar hybrid per quintal
उड़द का सरकारी दाम अठहत्तर सौ है क्या
तूर का समर्थन मूल्य आठ हजार हुआ
सोयाबीन का सरकारी रेट पांच हजार से ऊपर मिलेगा क्या
खरीफ की फसलों के समर्थन मूल्य के बारे में जानकारी
udad ka msp 2025
bhuimug ka sarkari daam kya chal raha
sadharan dhan 2369 aur a grade kitna
jawar hybrid ka hamibhav batao
makai ka sarkari mulya kya hai quintal ka
`,
  'general-market-4': `
farmer asked which agency buys mustard at msp
is nafed buying groundnut or someone else
who purchases cotton at support price
jute at support price, which corporation
एमएसपी पर चना कौन सी एजेंसी लेती है जानकारी
नाफेड वाले सिर्फ दाल लेते हैं या तिलहन भी
पटसन सरकारी रेट पर किसको दें
एफसीआई क्या क्या खरीदती है
chana sarkari kharid kaun karta hai nafed ya fci
patson sarkari bhav pe kaun lega
pm aasha me kaun si agency kharidti hai
mungfali kis agency ko di jaye msp pe
jute corporation buys raw jute at support price or not
cci buys which crop
who takes mustard and gram at government price, nafed or nccf
गेहूं खरीदने वाली सरकारी एजेंसी का नाम
एनसीसीएफ क्या खरीदती है किसान से
मूंगफली और सोयाबीन किस योजना में सरकार उठाती है
रुई बेचने को किस निगम के पास जाना होगा
nafed dal kharidta hai kya
fci sarso leti hai ya nahi
kapas nigam aur patsan nigam ka kaam kya hai kisan ke liye
kis fasal ko kaun si sarkari sanstha leti hai jankari do
tilhan ki sarkari kharid wala vibhag kaun sa
`,
  'general-market-5': `
ASKING REGISTRATION FOR WHEAT SALE IN UP
last year i registered in up, do i need to renew for this wheat season
toll free number of up wheat purchase
can sharecropper of bundelkhand up sell on his own name at centre
यूपी गेहूं खरीद टोल फ्री नंबर
पिछले साल का पंजीकरण यूपी में चलेगा या दोबारा कराएं
यूपी में बाजरा ज्वार बेचने के लिए किस साइट पर नाम चढ़ता है
उत्तर प्रदेश गेहूं विक्रय पंजीयन की जानकारी
fcs up gov in pe registration kaise kare gehu ka
up me adhiya pe kheti hai, apne naam se sarkari kendra pe bech paunga
up gehu kharid helpline nambar do
purana panjikaran up me renew karna padta hai kya har saal
up kisan mitra app
after how many hours does money come for wheat sold in uttar pradesh
toll free number to complain about wheat centre in lucknow side
यूपी में मक्का बाजरा बेचने का पंजीकरण कहां
बटाई की जमीन पर यूपी में गेहूं का रजिस्ट्रेशन मान्य है क्या
यूपी में 48 घंटे बीत गए, गेहूं का भुगतान अटका है
किसान मित्र ऐप पर नवीनीकरण करना पड़ेगा, उत्तर प्रदेश
up gehun bechne ka registretion
18001800150 kis kaam ka number hai up me
up me gehu bechne se pehle kaun si site pe naam dale
pichle sal wala panjiyan up me dubara chalu karna padega
uttar pradesh me pattedar kisan sarkari kharid me bech sakta h kya
`,
  'general-market-6': `
farmer asked about slot booking on e-uparjan mp
mp wheat money credited to which account
where can i register for gehu sale in mp if i dont know internet
my mp selling slot is of monday, can go by saturday
एमपी ई उपार्जन पंजीयन के बारे में जानकारी
स्लॉट कितने दिन तक मान्य रहता है मध्यप्रदेश में
मोबाइल चलाना नहीं आता, एमपी में गेहूं का पंजीयन कौन कर देगा
एमपी गेहूं का भुगतान आधार वाले खाते में ही आएगा क्या
mp me gehu panjiyan online ya csc se
bhopal taraf, slot buk kiya tha bimari se nahi gaya, ab kitne din baki
mp me samarthan mulya pe gehu bechna hai kaha panjiyan karau
euparjan slot bukking kaise kare mp
mp euparjan registration
is it ok to reach mp centre on the eighth day of slot
who can book my slot in madhya pradesh, csc or panchayat
एमपी में स्लॉट सात दिन बाद खत्म हो जाता है क्या
मध्यप्रदेश में गेहूं बेचने का पंजीयन ग्राम पंचायत से होगा
एमपी में बैंक खाता आधार से नहीं जुड़ा, पैसा रुकेगा क्या
ई उपार्जन स्लोट बुकिंग
mp me upaarjan ka slot khud mobile se ho jata hai kya
madhya pradesh me chana gehu bechne ke liye uparjan panjiyan ki jankari
slot ki validity kitne karya divas mp
jabalpur se hu, mp online wale se slot kataya to chalega
mp kharidi ka paisa purane khate me kyu nahi aaya
`,
  'general-market-7': `
FARMER ASKED MERI FASAL MERA BYORA REGISTRATION HARYANA
can i sell bajra at msp in haryana if not on portal
phone number on haryana farmer portal is of my late father, how to change
haryana ppp needed for crop registration
मेरी फसल मेरा ब्यौरा रजिस्ट्रेशन की जानकारी
हरियाणा में बिना पोर्टल चढ़ाए सरसों सरकारी रेट पै बिकेगी के
म्हारा नंबर बंद होग्या, हरियाणा पोर्टल पै नया कित चढ़वावैं
हरियाणा एमएसपी खरीद के लिए पीपीपी आईडी चाहिए क्या
haryana me bajra bechna hai, byora kaise bhare
mfmb pe fasal nahi chadhi to kya ghata hoga haryana me
mera fasal byora portal ka number badalna sai
haryana sarkar fasal kharidegi ke bina registration ke
haryana farmer portal mobile number change
is crop entry compulsory in haryana to sell paddy at msp
where to go if registered sim is lost, meri fasal portal
हरियाणा में फैमिली आईडी बिना फसल दर्ज होगी क्या
मेरी फसल मेरा ब्योरा पर नंबर कौन बदलेगा, सीएससी या पटवारी
हरियाणा में पोर्टल न भरा तो मंडी में सरकारी भाव नहीं मिलेगा क्या
मेरा ब्यौरा पोर्टल हरियाणा
meri fasal mera biyora
haryana me byora na bharne se nuksan hoga kya
fasal haryana gov in pe fasal kaise chadhave
hisar se, ppp me naam galat hai to fasal register hogi
haryana me gehu sarkar ko bechne ka panjikaran kit hove
`,
  'general-market-8': `
ASKING ABOUT PADDY RATE AND LIMIT IN CHHATTISGARH
token for paddy in cg not getting cut in mobile
till when is dhan purchase going on in chhattisgarh
i have five acres in raipur, how much dhan will they take
छत्तीसगढ़ धान खरीदी कब ले कब तक चलही
टोकन तुंहर हाथ ऐप की जानकारी
दू एकड़ म कतका धान बेच सकथन छत्तीसगढ़ म
एकतीस सौ रुपया पूरा मिलेगा क्या छत्तीसगढ़ में धान का
cg dhan bechne ke liye ekyc zaruri hai kya
chhattisgarh me dhan kharidi ki last tarikh
token kaise kate raipur chhattisgarh me dhan ka
agristack me naam nahi to cg me dhan bikega ki nahi
cg paddy 21 quintal limit
last day of paddy buying at chhattisgarh societies this season
is agristack ekyc must before token in raipur
छत्तीसगढ़ में प्रति हेक्टेयर कितने क्विंटल धान की सीमा
छत्तीसगढ़ में धान की खरीद पंद्रह नवंबर से शुरू होती है क्या
टोकन तुंहर हाथ
छत्तीसगढ़ में राज्य की सहायता जोड़कर धान का भाव कितना
cg me ek ekar ka 21 quintal se zyada dhan kaha jaye
tuhar hath aap se tokan kaise nikale
chhattisgarh dhan kharidi kab suru
cg kisan panjiyan me ekyc nahi hua dhan bik payega
bilaspur me dhan 3100 me bech sakte 31 january ke baad bhi
`,
  'general-market-9': `
farmer asked about kapas kisan app
what proof of cotton area is asked in cci mobile app
leased land kapas, can i register for cci
cotton registration shows pending with state, what next
कपास किसान ऐप में पंजीयन की जानकारी
सीसीआई को कापूस देने के लिए कौन से कागज डालने पड़ते हैं
बटाई वाला किसान सीसीआई में रजिस्ट्रेशन कर सकता है क्या
ऐप में स्लॉट कब खुलेगा कापूस बेचने का
kapas kisan app registration kaise kare
cci me kapus dene ke liye 7/12 aur aadhaar dono lagega
kapas app me slot book nahi ho raha, pehle kya hona chahiye
msp pe kapas bechne ko pehle kaha naam dalna hai
kapas kisan app
can a tenant without land papers in own name register for cotton selling
how long after state approval can i book cotton slot
कपास का रकबा कैसे साबित करूं ऐप में
सीसीआई वाले ऐप में आधार डालने के बाद मंजूरी कौन देता है
किराये के खेत की कपास एमएसपी पर बेचने का पंजीयन
सीसीआई ऐप पंजीकरण
cci ko rui bechne ka online form
kapas kisan aap me slot kaise book kare
cotton bechne ke liye app me kaun se document chahiye
khud hi register karna hai ya centre wala karega, kapaas ke liye
narma bechne se pehle app me naam na ho to cci lega kya
`,
  'general-market-10': `
ASKING MOISTURE LIMIT FOR COTTON AT CCI
msp of medium staple cotton 2025-26
kapas at 11 percent moisture, will they buy or reject
morning picked cotton had dew so less money paid, how much is allowed
कापूस में ओलावा कितना चलता है सीसीआई में
लंबे रेशे वाली रुई का हमी भाव
नौ परसेंट नमी पर सीसीआई दाम काटेगी क्या
कपास एमएसपी 2025-26 जानकारी
kapus me olava jyada nikla to cci kitna kaat ti hai
kapas ka msp 8110 hai ya 7710
cci kitne percent nami tak pura paisa deti hai
narma sukha ke le jau ya aise hi, cci ki nami ki hadd
cotton moisture 8 percent
cci sent back my lint as 13 percent wet, is that the rule
long staple kapas government price 2025
कपास आठ प्रतिशत नमी से ऊपर हो तो कितना कटेगा
मध्यम रेशे वाली कपास का सरकारी भाव सात हजार सात सौ दस है क्या
बारह प्रतिशत नमी पर कपास बिकेगी या लौटेगी
ओस में चुनी कपास लेकर गया, दाम काट लिया
kapas me nami kitni chalti
cci ne namee ke naam pe paise kaate jayaz hai kya
lamba resha 8110 milta hai kya
geeli rui le jane se nuksan hoga kya cci kendra par
narme ka sarkari bhav medium staple
`,
  'general-market-11': `
farmer asked how to sell maize to nafed at msp
e samridhi portal registration for urad
is it compulsory to give all to nafed after registering
does nccf take full quantity or only few quintal of masur
नाफेड ई समृद्धि पंजीयन के बारे में जानकारी
उड़द नाफेड को देने के लिए सोसायटी में क्या करना होगा
पंजीयन के बाद मंडी में दाम चढ़ गया तो वहीं बेच दूं, कोई दिक्कत
मक्का बेचने की पक्की खरीद कहां
samridhi portal pe tur ka registration kaise hota
udad nafed ko deni hai society wale ko bolu kya
nccf samyukti me masur likhwane ke baad bhi mandi me bech sakte hai na
makka ka rate gira hua hai, nafed leta hai kya msp pe
esamridhi portal registration
will nafed buy my whole maize or put a limit
is it a loss to register with nccf if open market goes up
मक्का सरकारी भाव पर बेचने का पोर्टल कौन सा
ई संयुक्ति पोर्टल किस फसल के लिए है
समृद्धि पोर्टल पर नाम लिखाने के बाद बाहर बेचना गलत है क्या
मसूर का पंजीयन सोसायटी से
nafed tur panjiyan kaise
nccf esamyukti pe udad bechna hai
registration ke baad bhaav badh gaya to nafed ko dena hi padega kya
tuar ka pura maal sarkar legi ya thoda hi
makke ke liye esamridhi par kaun naam chadhata hai
`,
  'general-market-12': `
INFORMATION REGARDING PULSES MISSION
where do i get free urad seed kit of pulses mission
agreement with nafed for tur, for how many years will they buy
heard 88 lakh minikits are coming for pulse growers
दलहन मिशन के बारे में जानकारी
आत्मनिर्भरता मिशन में दाल का बीज मुफ्त मिल रहा है क्या
करार करने वाले किसान की तूर कितने साल तक खरीदेगी सरकार
दाल वाली नई योजना में किसान को क्या मिलेगा
dalhan mission me kya kya milta hai kisan ko
free me masoor ka beej kit kab milega mission wala
nafed se agreement karke tur bechne ki nayi yojana
pulses mission 4 saal ki kharid wali baat sach hai kya
free pulse seed kits
till which year will government lift all tur of contract farmers
how many minikits are being given in the pulses mission
दलहन आत्मनिर्भरता मिशन
करार किए बिना उड़द पूरी बिकेगी क्या मिशन में
मसूर की पूरी खरीद की गारंटी कब से कब तक
अट्ठासी लाख बीज किट किसको मिलेगी
dal mission beej kit
dalhan mission me karar karna sahi rahega kya
nafed se likha padhi karke 4 saal tur bechne ka niyam
arhar ka muft beej sarkar de rahi hai kya
dalhan mission ki yojna ke bare me jankari, kharid aur beej dono
`,
  'general-market-13': `
ASKING DOCUMENTS REQUIRED AT KRAY KENDRA UP
thumb not matching on pop machine at up centre
up wheat payment not in my usual bank, why aadhaar account
should grain be sieved before going to up purchase centre
यूपी क्रय केंद्र पर कौन से कागज ले जाने हैं
ई पॉप मशीन पर अंगूठा किसका लगेगा यूपी
यूपी केंद्र पर गेहूं छान कर ले जाना जरूरी है क्या
क्रय केंद्र का पैसा आधार लिंक खाते में ही आता है
kray kendra pe aadhar mobile aur kya lana hai up
up sarkari kanta pe angutha machine fail ho rahi
gehu bechne jana hai kendra pe, kaagaj kya lage
paisa dusre bank me aa gaya kendra se, aadhar wala hi kyu
up centre documents list
can my son give thumb in place of me at up buying centre
which bank account gets money after selling at government centre in up
यूपी तौल केंद्र पर अंगूठा मशीन
गीला और कचरे वाला अनाज यूपी के केंद्र पर ले जाना ठीक है क्या
केंद्र पर पंजीकरण पर्ची भूल गया तो तौल होगी, उत्तर प्रदेश
सरकारी कांटे पर मोबाइल भी साथ रखना पड़ता है क्या यूपी
up kendra angutha machine
pop machine kya hoti hai gehu kharid me
kray kendra jate samay kya kya saath rakhe
khata aadhaar se link nahi to up me gehu ka paisa kaha jayega
up me sarkari tol pe kisan ki ungli lagna zaruri hai
`,
  'general-market-14': `
farmer asked about payment of paddy in punjab mandi
is commission agent necessary for selling kanak in punjab
anaaj kharid portal bank account update
punjab jhona money direct in account or through arhtiya
पंजाब अनाज खरीद पोर्टल की जानकारी
पंजाब में आढ़ती के बिना कनक बेच सकते हैं या नहीं
झोने का पैसा पंजाब में सीधा खाते में कब से आने लगा, किसके हाथ में आता है
पंजाब में जमीन का रिकॉर्ड अनाज खरीद पर ठीक कराना है
punjab me anaj kharid portal te zameen kive chadhaiye
kanak di payment arhtiye kol jau ja mere khate vich punjab
punjab mandi me jeeri ka paisa seedha aata hai kya
arhtiya bol raha hai portal pe khata galat hai punjab
punjab anaaj kharid portal
is arhtia needed for selling jhona in punjab mandi
whose account gets wheat money in ludhiana, agent or farmer
पंजाब में आढ़ती के खाते में पैसा जाना ठीक है क्या
कनक की रकम पंजाब में कौन भेजता है, एजेंसी या आढ़तिया
अनाज खरीद पोर्टल पर जमीन गलत चढ़ी है, पंजाब
पंजाब झोना भुगतान
punjab aadhti kanak
bathinda mandi me gehu becha, paisa seedha mere khate me aauga ki nahi
anaj khareed te bank detail update karni hai punjab
punjab vich jhona vechan lyi zameen da record kithe theek karaiye
arhtiye ke bina punjab me fasal nahi bikti kya
`,
  'general-market-15': `
FARMER ASKED HOW TO SELL PADDY IN PACS BIHAR
bihar wheat sarkari purchase, who buys
need farmer registration number of bihar dbt for pacs
vyapar mandal bihar paddy turn
बिहार पैक्स में धान बेचे के का करे के पड़ी
बिहार किसान पंजीकरण संख्या पैक्स के लिए
व्यापार मंडल बिहार में गेहूं लेता है का
बिहार में धान अधिप्राप्ति की जानकारी
bihar me paks me dhan bechna hai panjikaran kaise
dbt portal ka 13 anko ka number bihar me dhan bechne me lagta hai kya
bihar me gehu sarkari ret par kaha beche
pacs me dhan dewe ke aapan bari kaise pata kari bihar
bihar pacs paddy
which portal gives farmer number needed by pacs in patna district
can i sell wheat to vyapar mandal in bihar
बिहार में डीबीटी वाला पंजीकरण नंबर किस काम आता है धान बेचने में
पैक्स में धान देने का नंबर कब आएगा, बिहार
बिहार में बिना किसान पंजीकरण के पैक्स धान लेगा क्या
बिहार पैक्स गेहूं
bihar dhan bikri paks
bihar me sarkari daam par gehu dhan kaun kharidta hai
muzaffarpur me packs wala bola registration lao, kaha se banega
krishi dbt panjiyan bihar me dhan bechne ke liye karana hai
bihar ke vyapar mandal me dhan dena theek hai ki pacs me
`,
  'general-market-16': `
farmer asked paddy registration time odisha
share cropper in odisha wants to sell dhan at mandi
odisha pacs token date for paddy
last month to enter land in society for paddy in odisha
ओडिशा में धान पंजीकरण कब होता है
ओडिशा पैक्स में बटाई वाले किसान की कागजी शर्त
ओडिशा में धान टोकन के दिन ही मंडी जाना होगा
उड़ीसा धान बिक्री की जानकारी
odisha me dhan registration july me hota hai kya
orissa me bhag chasi ko malik ka sahmati patra lagega
odisha dhan token kaise milta hai
pacs odisha me zameen kab chadhaye dhan bechne ke liye
odisha paddy token
can a bhag chasi sell paddy in odisha without owner signature
when does odisha open paddy registration for the year
ओडिशा में धान की जमीन किस महीने दर्ज होती है
उड़ीसा में टोकन से पहले धान ले जाऊं तो लेंगे क्या
बटाई पर खेत ओडिशा में, मालिक मना कर रहा सहमति देने से
ओडिशा पैक्स पंजीकरण
orisa dhan panjikaran
odisha me katai ke baad naam likhaye to chalega kya
sambalpur me pacs me jameen chadhane ka samay sawan bhadon hai kya
odisha me token ki tarikh chhut gayi dhan ka kya hoga
zameen malik ki chitthi ke bina odisha mandi me dhan nahi lenge kya
`,
  'general-market-17': `
ASKING E-CROP BOOKING FOR PADDY SALE ANDHRA
rythu seva kendra paddy purchase condition
telangana ikp centre rejected vadlu because not in survey
where to sell vari in village of telangana
आंध्र ई क्रॉप बुकिंग की जानकारी धान बेचने हेतु
तेलंगाना में आईकेपी सेंटर कौन चलाता है, धान किसको दें
रैतु सेवा केंद्र में धान देने के लिए फसल सर्वे में नाम चाहिए
तेलंगाना में वरि कहां बिकेगी सरकारी रेट पर
andhra me e crop me naam nahi to vadlu lenge kya
telangana vari konugolu center kaha hota hai
ap me dhan becha jaye to crop survey jaruri hai kya
telangana mahila sangham center me dhan dene ki shart
ecrop paddy andhra
is crop survey entry must for selling vadlu at ikp
where in village do women groups buy paddy in telangana
रैतु सेवा केंद्र पर धान
तेलंगाना में धान खरीदने वाले गांव के केंद्र कौन चलाता है
आंध्र में ई-क्रॉप न होने से धान बेचने में नुकसान होगा क्या
वरंगल में फसल सर्वे में नाम नहीं, धान कहां बेचूं
telangana ikp kendra dhan
ecrop buking kyu zaruri hai andhra me
guntur me dhan rythu kendra wale nahi le rahe
telangana pacs me vadlu bechna hai kya chahiye
andhra pradesh me dhan kharid kendra gaon me kaun sa hota hai
`,
  'general-market-18': `
farmer complained grain rejected due to moisture at centre
can i demand the meter reading slip when they say too wet
rain wet my paddy and centre returned it, what to do
how to bring back rejected lot after drying
केंद्र पर नमी बताकर गेहूं नहीं लिया, शिकायत
रिजेक्ट माल दुबारा ला सकते हैं क्या
बारिश में ट्रॉली भीगी और केंद्र ने मना कर दिया, आगे का रास्ता
नमी मीटर की पर्ची मांगने पर देते नहीं
dhan geela bol ke reject kar diya center ne
reject maal sukha kar dubara kab tak la sakte hai
meter me kitna aaya likh ke dene bolu kya kharid wale ko
center se wapas bheja nami ke karan, ab kya karu
rejected for moisture
is oral refusal at the centre valid or must they write it
can i bring same lot again next week after drying
नमी मीटर रीडिंग
केंद्र से गेहूं लौटा, दुबारा कितने दिन में ला सकते हैं
खरीद वाले बिना मशीन देखे गीला बोल दें तो क्या मांगें
अनाज में कचरा बताकर मना किया, साफ करके वापस ले जाऊं
dhan wapas kar diya
nami ka number likhwana chahiye kya centre se nikalne se pehle
geela anaj dobara tulwane ka niyam
munshi kehta hai kal aana, likh ke kuch nahi deta
sukhane ke baad fir se lane par mana to nahi karenge
`,
  'general-market-19': `
INFORMATION REGARDING SELLING THROUGH E-NAM
steps to bid and sell lot on enam first time
on enam if no bid is good can i take produce home
documents for enam farmer registration
ई नाम में पंजीयन और बिक्री की प्रक्रिया जानकारी
पहली बार ई-नाम में बेचूंगा, गेट से लेकर बोली तक क्या होता है
बोली कम आए तो ढेरी न देने पर जुर्माना तो नहीं
ऑनलाइन मंडी में माल की जांच और ग्रेड कौन करता है
enam par registration ke liye aadhar passbook
e nam me maal kaise bikta hai step by step
online boli me rate kam aaye to mana kar de
enam app me apni dheri ki boli kaise dekhu
enam registretion papers
is it allowed to refuse bid in e-nam if rate is poor
how many times must i register to sell on enam
ई-नाम पर दाम फोन में दिखता है क्या
ई-नाम में माल का सैंपल कौन निकालता है
ईनाम पंजीयन आधार
सबसे ऊंची बोली मानना जरूरी है क्या ऑनलाइन मंडी में
enam me naam kaise
e nam website pe khud register ho sakte hai kya ghar se
mandi me online bechne ke liye bank ki copy chahiye kya
dheri ki grading hone ke baad hi boli lagti hai kya enam pe
online neelami me hissa lena kisan ke liye sahi hai kya
`,
  'general-market-20': `
farmer asked why enam payment is late
escrow account in enam what is it
mandi fee deducted from whose amount in online sale
does enam buyer pay direct to my account
ई नाम में बिके माल का भुगतान कैसे होता है
एस्क्रो खाते का मतलब बताइए ई-नाम वाला
ई-नाम में शुल्क काटकर कितना पहुंचता है, पैसा बैंक के किस खाते से आता
ऑनलाइन मंडी में उधारी तो नहीं होती, पैसा पक्का है
enam ka payment kaise aata hai khate me
enam me becha paisa beech me kaun rakhta hai
online mandi bikri ka bhugtan sidha aata hai kya
escrow me paisa fasa hai enam ka
enam escrow account
does mandi fee come from the buyer payment before it reaches me
is direct epayment possible now in online mandi
ई-नाम में खरीदार पैसा किस खाते में डालता है
ऑनलाइन मंडी में व्यापारी से नकद लेना पड़ता है या बैंक से
ई-नाम भुगतान देरी
बिक्री की रकम में से मंडी शुल्क कौन काटता है ई-नाम में
enam paisa atka
eskro khata kya hota hai mandi ka
enam bikri ke baad paisa seedhe mere bank me ya pehle kahin aur
online boli ke paise me se kya kata jata hai
enam pe udhari ka darr hai kya, paisa surakshit rehta hai
`,
  'general-market-21': `
IS OUR MANDI IN E-NAM FARMER ASKED
number of mandis on enam in 2023
fpo collection centre can be used for enam sale or not
no enam mandi in my district what option
ई नाम से जुड़ी मंडियों की जानकारी
हमारे जिले में ई-नाम मंडी नहीं, एफपीओ सेंटर से बेच सकते हैं क्या
2023 में ई-नाम मंडियां कितनी हो गई
गोदाम से सीधे ई-नाम पर माल बिकता है क्या
hamari mandi e nam me judi hai ki nahi
enam kitni mandi me chalu hai
enam bina mandi gaye fpo se ho sakta hai
zile me enam nahi hai to online kaise beche
enam mandi list
how many markets were linked to enam by end of 2022
can i use enam if my apmc is not linked
दिसंबर 2022 में ई-नाम की मंडियां कितनी थीं
ई-नाम मेरी मंडी
एफपीओ के केंद्र से ई-नाम पर बेचना ठीक है क्या
कृषि उपज मंडी जुड़ी न हो तो ऑनलाइन बिक्री का दूसरा रास्ता
enam wali mandi konsi
1389 mandi me hamari mandi hai ki nahi kaise dekhe
registered warehouse se enam bikri hoti hai kya
gaon se mandi door hai, fpo ke yaha se online bech du
har jagah enam kyu nahi chalta
`,
  'general-market-22': `
ASKING TODAY MARKET RATE OF ONION
which app shows mandi bhav
modal price meaning on agmarknet
how to compare nearby mandi prices before sale
आज का मंडी भाव की जानकारी
मोडल रेट क्या होता है भाव सूची में
टमाटर का आज का रेट कहां मिलेगा
कौन सी मंडी में ज्यादा भाव मिलेगा कैसे देखें
mandi bhav dekhne ka app batao
aaj pyaj ka rate kya hai kaha dekhe
agmarknet pe bhav kaise dekhe
max min modal me se kaun sa bhav sahi mane
mandi rate site
what is the most common price called on agmarknet
is it good to check three markets before selling onions
आज सोयाबीन का भाव किस वेबसाइट पर
मंडी भाव में न्यूनतम अधिकतम के अलावा तीसरा भाव कौन सा
बेचने से पहले कितनी मंडियों का रेट मिलाना चाहिए
एगमार्कनेट भाव
mandi bhaw app
roz ka bhav sarkari site par kaha aata hai
modal rate hi asli maane kya
farmer asked query about market rate of tomato aur kaha dekhe
enam app me sirf bhav dekh sakte hai kya
`,
  'general-market-23': `
farmer asked about mandi tax rate in gujarat
rajasthan sale outside yard any fee
market cess on vegetables one percent who bears
is mandi fee same in all states
गुजरात एपीएमसी शुल्क कितने फीसदी
मंडी से बाहर बेचने पर राजस्थान में टैक्स लगता है
सब्जी पर यूजर चार्ज की जानकारी
हर राज्य का मंडी टैक्स एक जैसा है क्या
apmc shulk maharashtra me kitna pratishat
mandi ke bahar karnataka me bechne pe cess lagta kya
sabji mandi me 1 pratishat user charge kaun bharta
gujrat me mandi fees kitni hai
mandi fee 1 percent
in which states can i sell outside the market yard without fee
how much can a gujarat apmc charge at the most
फल सब्जी पर यूजर चार्ज कितना और कौन देता है
महाराष्ट्र में बाजार समिति छह प्रतिशत तक ले सकती है क्या
मंडी शुल्क राज्यवार
कर्नाटक में यार्ड से बाहर माल बेचने पर शुल्क माफ है क्या
mandi tex kitna
gujrat ki mandi me aadha se 6 pratishat fees kaun tay karta hai
kisan se sabji par ek parsent lena sahi hai kya
rajasthan me khet par bechne se mandi tax bachega
rajyo me mandi shulk alag alag kyu, kitna kitna hai
`,
  'general-market-24': `
FARMER COMPLAINT ABOUT DEDUCTION BY ARHTIYA
which charges seller must pay at narela mandi
hamali and weighing cut from my bill is it legal
agent gives kaccha bill only
मंडी में कटौती की शिकायत, कौन सा खर्च किसान का है
तोलाई हमाली किसके जिम्मे नरेला मंडी में
पक्का बिल न दे तो आढ़ती के साथ क्या करूं
दलाली किसान से काट ली, नियम क्या कहता है
mandi me kitna kharcha kisan ka hota hai utrai safai
kachha bill deta hai adhatiya, pakka kaise mile
tulai bharai ladai kiske zimme hai
commission mujhse kaata ye sahi hai kya delhi mandi me
arhtiya illegal deduction
does buyer or seller pay commission and loading in narela
is it fine to accept kaccha slip without signature
नरेला में किसान को क्या-क्या खर्च देना है
तुलाई का पैसा खरीदार दे या किसान
मंडी में धर्मादा काटना सही है क्या
पक्की पर्ची
mandi me palledari katna
utraai aur safai ke alawa aur kuch kaatna jayaz hai kya
adhat kisan se kaat rahe hai, mandi ke niyam me kya hai
hastakshar wali bikri parchi kyu leni chahiye
ladai bharai ka kharch kiske khate me jata hai mandi me
`,
  'general-market-25': `
how to take agmark licence for honey
time taken for agmark certificate of authorisation
is agmark must for selling packed spices
where does fpo apply for agmark
एगमार्क लाइसेंस के बारे में जानकारी
एगमार्क लेना अनिवार्य है या ऐच्छिक
एफपीओ को एगमार्क कौन देता है
शहद पर एगमार्क का निशान लगवाना है
agmark certificate kaise milta hai fpo ko
agmark ka form kaha jama hoga
packing wale masale pe agmark compulsory hai kya
agmark ka licence kitne din me ban jata
agmark certificate
which office to apply for agmark, dmi or state marketing board
does agmark take four weeks after complete form
एगमार्क के बिना पैकेट बेचना गलत है क्या
अपने ब्रांड के आटे पर एगमार्क का प्राधिकार पत्र
एगमार्क आवेदन डीएमआई
समूह की महिलाएं मसाला पैक करती हैं, शुद्धता की मोहर कौन देगा
agmark kaise le
agmarc grading zaruri hai ya marzi se
vyapari bhi agmark le sakta hai ya sirf kisan company
dmi daftar me agmark ki arji kitne hafte me pass hoti
ghee ke dabbe pe agmark ka thappa kaise lage
`,
  'general-market-26': `
farmer asked advantage of grading before sale
tomatoes all sizes in one crate, rate very low
should i keep bruised fruit apart for auction
how to get better bid at auction
बोली से पहले छंटाई क्यों करें
सब तरह का टमाटर एक कैरेट में भरा, दाम नीचे लगा
दागी माल अलग बेचूं या फेंक दूं
अच्छी बोली लगवाने का उपाय
chhant ke bechne se rate badhta hai kya
mix maal ka bhav kam kyu lagta hai mandi me
ek crate me chhote bade sab bhar diye to vyapari ne sasta liya
grading karke bechna chahiye kya
sort before auction
is it true mixed heap gets the price of its worst pieces
does separating spotted fruit raise my income
छोटा माल अलग बोरी में भरना ठीक है क्या
आलू की छंटाई करके बेचने से कितना फर्क
मिला जुला माल बोली
दाग वाले फल अच्छे फल के साथ रखने से क्या नुकसान
chhantai karke beche
ek hi bori me sab size dalne se rate girta hai na
achhe maal ka alag dher lagana chahiye kya mandi me
rang aur size ke hisab se alag karne ka fayda batao
kharab pyaj mila diya to sab ka bhav kam laga
`,
  'general-market-27': `
ASKING GUARANTEE COVER ON WAREHOUSE RECEIPT LOAN
85 percent guarantee for which farmers on stored crop loan
sc st farmer pledge loan surety by government
is there upper limit of 75 lakh for receipt loan cover
ई एनडब्ल्यूआर ऋण पर गारंटी कितनी
महिला किसान को रसीद वाले कर्ज में कितने प्रतिशत गारंटी
भंडार में रखकर कर्ज लें तो जमीन गिरवी रखनी होगी या सरकार गारंटी देती
अनुसूचित जाति के किसान को जमा फसल पर ऋण में क्या सुविधा
enwr loan guarantee 85 pratishat kisko milti hai
teen lakh tak ke godam loan pe sarkar ki guarantee kitni
sc st kisan ko raseed loan me kya suvidha
bech du abhi ya godam me rakh ke loan lu, guarantee kaun dega
75 lakh guarantee godown
who gets 85 percent cover on a three lakh receipt loan
is distress sale better or pledge with government backed guarantee
छोटे किसान को रसीद कर्ज पर सरकार कितनी जमानत देती है
रसीद कर्ज पचहत्तर लाख
बेटी की फीस भरनी है, फसल औने पौने न बेचकर सरकारी जमानत वाला उधार
महिला और एससी किसान के लिए तीन लाख वाले कर्ज में गारंटी
godam loan ki zamanat
bank guarantee maang raha jama fasal par, sarkar deti hai kya
majburi me sasta bechna theek hai ya rasid par guarantee wala karz
simant kisan ka 3 lakh tak ka enwr karz kitna surakshit
st kisan hu, godam ki rasid pe udhar me kya chhut guarantee ki
`,
  'general-market-28': `
farmer asked kcc interest benefit after harvest on stored produce
six months cheap interest for stored wheat condition
does small farmer with kisan credit card get relief if crop kept in godown
interest subvention on negotiable warehouse receipt
केसीसी पर कटाई बाद ब्याज छूट की जानकारी
गोदाम में रखने पर केसीसी का सस्ता ब्याज छह माह तक
सीमांत किसान को फसल रोककर रखने पर ब्याज में क्या राहत
केसीसी का कम ब्याज फसल कटने के बाद भी चलता है क्या
kcc wale ko godam raseed pe sasta byaj kitne mahine
fasal katne ke baad kcc ka byaj badh jata hai kya agar godam me ho
chhota kisan hu kcc hai, maal roka hua hai, byaj me chhoot
fasal bhandar me rakhi to chhe mahina kam byaj milega
kcc interest after harvest
for how many months cheap kcc rate continues on stored crop
is subvention only for small and marginal farmers with warehouse receipt
केसीसी सस्ता ब्याज छह महीने
कटाई के बाद माल रोकने पर कार्ड का ब्याज महंगा होगा क्या
मान्य गोदाम की रसीद दिखाने से केसीसी के ब्याज में फायदा
घर में अनाज रखा तो भी केसीसी का कम ब्याज मिलेगा क्या
kcc byaj godam
bade kisan ko bhi godam me rakhne par sasta kcc sood milta hai kya
kisan card ka karz fasal katne ke chhe mahine baad tak sasta
sasta byaj chahiye to upaj kis godam me rakhe, kcc hai mera
kcc aur negotiable raseed ka labh kya hai chhote kisan ko
`,
  'general-market-29': `
how to apply on e kisan upaj nidhi
credit guarantee scheme npf valid till
what to ask in bank for receipt loan
ASKING ABOUT CGS-NPF SCHEME
ई किसान उपज निधि साइट की जानकारी
सीजीएस एनपीएफ योजना कब तक लागू है
बैंक वाला टाल रहा है, रसीद पर कर्ज कहकर मांगूं या क्या
उपज निधि पर घर से आवेदन
kisan upaj nidhi pe apply kaise kare
cgs npf kya hai kab tak chalegi
bank me enwr wala loan mangna hai kaise bolu
upaj nidhi website se loan milta hai kya
upaj nidhi portal
how long is cgs npf scheme valid
what words to say to the bank clerk for loan on electronic receipt
ई-किसान उपज निधि क्या है
सीजीएस एनपीएफ का पूरा मतलब और आखिरी साल
बैंक को कैसे बताऊं कि गोदाम रसीद पर कर्ज चाहिए
उपज निधि वेबसाइट
e kisan upaj nidhi
2030 tak godam karz ki guarantee yojna chalegi kya
ghar se online godam rasid karz ki arji dena theek rahega kya
bank wale ko enwr ka pata nahi, kya naam leke mangu
cgs npf yojna me avedan kaha hota
`,
  'general-market-30': `
FARMER ASKED INCOME TAX ON AGRICULTURE INCOME
is rent of agricultural land taxable
tax on money from selling sugarcane
do i need pay tax on potato sale of twenty lakh
कृषि आय पर आयकर की जानकारी
गन्ना बेचकर बारह लाख मिला, टैक्स लगेगा
ठेके वाली जमीन का किराया आयकर में आता है
सफाई छंटाई करके बेची उपज पर भी छूट है क्या
kheti ki income pe tax lagta hai ki nahi
ganna becha 8 lakh aaya income tax dena hoga
batai theka ki rakam par tax
agriculture income tax free hai kya puri
farm income tax free
is money got from leasing land to a farmer taxed
does cleaning and drying crop before sale make income taxable
खेती की आय आयकर
जमीन बटाई पर देकर जो पैसा मिला वह कर से बाहर है क्या
आलू बेचकर पंद्रह लाख आए, रिटर्न में कर बनेगा
उपज सुखाकर बेची तो भी कर माफ रहेगा क्या
kheti pe incom tax
sirf kisani karta hu, aaykar vibhag ko kuch dena hai kya
khet ka theka paisa tax me aata h ya nahi
fasal bikri ki kamai par tax na bharna sahi hai kya
kapas bech ke mili rakam pe kitna aaykar banta hai
`,
  'general-market-31': `
is dairy income exempt from tax like crops
tax on broiler farm earning
fish pond income agricultural or business
bee keeping profit show in return
पशुपालन की आमदनी कर में खेती मानी जाती है या नहीं
डेयरी वाले को आयकर देना होगा क्या
मछली पालन पर टैक्स की जानकारी
शहद बेचने की कमाई किस खाते में दिखाएं
dairy ki aay par income tax
murgi farm ka profit tax me kaise dikhaye
machli palan ki kamai kheti me aayegi ya business
doodh bech ke 15 lakh, tax free hai kya kheti jaisa
milk income taxable
is poultry earning treated like crop earning for tax
should i write accounts for my large dairy
मुर्गी पालन की आय खेती मानी जाएगी क्या
शहद की बिक्री टैक्स
पचास भैंस की डेयरी, हिसाब रखना पड़ेगा क्या
दूध की कमाई को खेती बताकर टैक्स न भरूं तो गलत है क्या
doodh ki kamai tax
machhli bechne se hui aay kis tarah ki aay hai
murgi ande ki bikri pe tax lagta hai kya
dairy ka hisab kitab kyu rakhna, tax ke liye
madhumakkhi palan ki aamdani kheti ki aay hai ya vyapar ki
`,
  'general-market-32': `
ASKING HOW FARM INCOME ADDED WITH SALARY TAX
agri income above five thousand with job how tax computed
i am clerk and get two lakh from fields, show in itr
why my tax rose when i entered crop earning
वेतन के साथ कृषि आय जोड़ने का नियम
पांच हजार से ऊपर खेती की आय और नौकरी, कर कैसे निकलेगा
दुकान चलाता हूं खेत भी है, रिटर्न में खेती दिखाने से टैक्स बढ़ेगा
पेंशन और खेत की कमाई दोनों पर हिसाब
salary ke sath agriculture income dikhane se tax badhta hai
clerk hu aur kheti se 2 lakh, itr me kya hoga
pension bhi hai kheti bhi, tax kaise judega
kheti ki income 5000 se upar jodna padta hai kya
salary plus agriculture income
how much farm income is ignored when calculating tax rate on salary
what is partial integration for someone with a job and land
नौकरी के साथ खेती कर
पांच हजार से ज्यादा खेती की आय हो तो वेतन का टैक्स क्यों बढ़ता है
फौज की नौकरी और खेत की आमदनी, रिटर्न में खेती न दिखाना सही है क्या
किराये की दुकान और खेती दोनों से कमाई है, कर की दर कैसे बनेगी
salary kheti tax
tankha par tax slab kheti ki aay se badal jata hai kya
partial integration ka matlab hindi me
kheti ki aay sirf rate ke liye jodte hai kya
dusri kamai ho to 5000 wali seema kya hai kheti ki
`,
  'general-market-33': `
GST ON TRACTOR FARMER ASKED
gst on sprinkler set now
how much tax on power thresher bill
tractor tyre gst rate
ट्रैक्टर पर जीएसटी दर की जानकारी
फव्वारा सेट पर जीएसटी कितना
कंबाइन और थ्रेशर का टैक्स पांच हुआ क्या
ट्रैक्टर के पुर्जे सस्ते हुए क्या
tractor pe gst kitna hai abhi
drip lagana hai gst kitna lagega
cultivator rotavator par 5 percent gst
traktar ka tayar lena hai tax kam hua kya
tractor gst 5 percent
from what date did tax on harvester and thresher go down
is road tractor also at lower tax
ट्रैक्टर जीएसटी कम
फव्वारा सिंचाई सामान पर कितना कर है अब
थ्रेशर के बिल में अठारह प्रतिशत जोड़ा, सही है क्या
सितंबर 2025 में खेती की मशीनों का टैक्स कितना हुआ
treactor gst rate
drip ka pipe sasta hua kya gst me
22 september ke baad tractor ke tyre par kitna tax
combine harvester ke bill me gst kitna lagna chahiye
bada road wala tractor pe bhi paanch pratishat hai kya
`,
  'general-market-34': `
does farmer need gst for selling own mangoes
buyer company wants gst bill from me
gst on fresh vegetables sold loose
own field crop sale gst registration required
किसान को जीएसटी लेना जरूरी है क्या
मॉल वाले बिल मांगते हैं, मैं अपने खेत का फल बेचता हूं
ताजी सब्जी पर जीएसटी की जानकारी
खेत का गेहूं बेचने पर जीएसटी बिल बनाना पड़ेगा
kisan ko gst number lena padta hai kya
apna aam bech raha hu company gst mang rahi
khuli sabji bechne par gst
sirf khud ki fasal bechta hu, gst registration karu?
gst number for farmer
is gst charged on loose unbranded tomatoes
can a company refuse my crop because i have no gstin
किसान जीएसटी नंबर
खुद की जमीन का प्याज बेचने पर जीएसटी पंजीकरण करना पड़ेगा क्या
खुला ताजा फल बिना ब्रांड बेचने में कर लगेगा
खेत की फसल बेचता हूं, जीएसटी न लेना ठीक है क्या
fasal bechne me gst
taja sabji par kitna gst lagta hai
hotel wala bill mang raha, mere paas gst no nahi, apni hi gobhi bechta hu
apne bagh ke fal pe gst number zaroori h kya
bina brand wali upaj par tax ki jankari
`,
  'general-market-35': `
FARMER ASKED WHY TDS CUT ON CASH WITHDRAWAL
section 194n limit for withdrawal
i never file itr how much cash can i draw from bank
cash paid by trader to farmer is tds there
नकद निकासी पर टीडीएस की सीमा
आईटीआर नहीं भरता, बैंक से कितना नकद बिना कटे
एक करोड़ से ऊपर नकद पर टीडीएस जानकारी
फसल का नकद भुगतान मिला, उस पर टीडीएस है क्या
bank se cash nikala tds kat gaya kyu
itr nahi bharte to 20 lakh se upar cash pe tds
194n kya hai kisan ke liye
arhtiya cash deta hai to kya tds katega
tds cash 1 crore
i skipped itr for three years, at what withdrawal does bank cut tax
do mandi traders get exemption on cash for paying farmers
बैंक नकद निकासी टीडीएस
तीन साल रिटर्न नहीं भरी तो बीस लाख से ऊपर नकद पर कटेगा क्या
साल भर में एक करोड़ तक नकद निकालना सुरक्षित है क्या
व्यापारी को किसान भुगतान के लिए नकद में छूट का नियम
nakad nikasi pe tds
bank ne cash nikalne par tax kyu kata, kisan hu
194n me arhtiyo ko riyayat hai kya
20 lakh nikalne pe bank ne kaat liya, itr kabhi nahi bhari
mandi vyapari kisan ko cash de to bank se kya puchhe
`,
};
