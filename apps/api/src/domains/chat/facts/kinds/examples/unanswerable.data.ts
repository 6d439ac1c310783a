/** Messages about farming and village life that our facts can never answer; a classifier learns from them. */
export const unanswerableExamples = `
will onion price go up next month
what will be the wheat rate in april
should i hold my soybean, will price rise
tomato rate forecast for next season
will cotton cross 8000 this year
potato price prediction for march
what will msp of paddy be in 2030
expected garlic price after diwali
is mustard going to fall after harvest
when will chana prices recover
how much will turmeric sell for next year
प्याज का भाव अगले महीने बढ़ेगा क्या
गेहूं का रेट अप्रैल में कितना रहेगा
सोयाबीन रोककर रखूं क्या, भाव चढ़ेगा
टमाटर का दाम आगे कितना जाएगा
कपास इस साल दस हजार पार करेगी क्या
अगले साल लहसुन का भाव क्या होगा
सरसों में मंदी आएगी या तेजी
धान का समर्थन मूल्य 2030 में कितना होगा
आलू का भाव होली के बाद गिरेगा क्या
चने में तेजी कब आएगी
हल्दी का भविष्य का भाव बताओ
pyaz ka bhav agle mahine badhega kya
gehu ka rate april me kitna jayega
soyabean rok ke rakhu kya bhav badhega
tamatar ka rate aage kya hone wala hai
kapas 10000 par jayegi kya is saal
lahsun me teji kab aayegi
sarso ka bhav kitna upar jaa sakta hai
aloo store me rakhu ya bech du rate badhega
chana ka bhav girega ya chadhega
agle saal mirchi ka rate kya hoga
jeera future price bata do
has my pm kisan money been credited today
is my name in the new beneficiary list
what is the status of my drip subsidy application
my application number is 20231145, check status
was my crop insurance claim approved or rejected
how much balance is in my kcc account
did the bank sanction my tractor loan
has my solar pump file been approved
why is my account showing rejected
tell me my registration number, i lost it
which instalment of mine is pending
is my soil test report ready yet
check my aadhaar and tell my instalment
मेरी किस्त आज खाते में आई क्या
मेरा नाम नई लिस्ट में है क्या
मेरी ड्रिप सब्सिडी की फाइल पास हुई क्या
मेरा आवेदन नंबर 4521 है, स्थिति बताओ
मेरा बीमा क्लेम पास हुआ या नहीं
मेरे केसीसी खाते में कितना पैसा है
मेरे ट्रैक्टर लोन की फाइल कहां अटकी है
मेरा सोलर पंप मंजूर हुआ या नहीं
मेरा पंजीयन नंबर क्या है, भूल गया
मेरी मिट्टी की रिपोर्ट आ गई क्या
मेरे भाई की किस्त किस खाते में गई
मेरी फाइल किस बाबू के पास है
mera naam list me hai ki nahi dekh ke batao
mera application number 88120 hai status batao
meri subsidy ki file pass hui kya
mere khate me kitne paise aaye aaj
mera bima claim pass hua ya reject
mera kcc ka balance kitna hai
mera loan sanction hua ya nahi
mera solar pump ka number kab lagega
mera registration number kya tha bhul gaya
meri file bdo office me kahan atki hai
mera tubewell ka form reject kyu hua
mere papa ki kist kis bank me gayi
check karke batao mera paisa kab milega
mahindra 575 price on road
which is better swaraj 744 or sonalika 745
john deere showroom phone number in nagpur
kirloskar 5 hp pump price
honda power weeder dealer near indore
what is the rate of coragen 60 ml
bayer confidor price at shop
stihl brush cutter service centre number
syngenta tomato seed packet price
where to buy dji agri drone and cost
iffco bazar timings in my town
contact number of kaveri seeds dealer
is new holland tractor good for resale
jain irrigation share price and dealers
upl saaf 1 kg rate today
nuziveedu seeds customer care
vst tiller emi and down payment
bigbasket farmers buying number
amul parlour franchise cost
लेमकेन हल की कीमत कितनी है
महिंद्रा 475 की ऑन रोड कीमत
स्वराज और सोनालिका में कौन सा ट्रैक्टर अच्छा
जॉन डियर शोरूम का नंबर दो
किर्लोस्कर पंप पांच एचपी का दाम
कोराजन की शीशी कितने की है
बायर कंपनी के डीलर का फोन नंबर
सिंजेंटा के बीज का पैकेट कहां मिलेगा
ड्रोन कंपनी का पता और दाम बताओ
इफको बाजार कब खुलता है
कुबोटा ट्रैक्टर की किस्त कितनी बनेगी
आयशर का एजेंसी वाला नंबर दो
वीएसटी टिलर की कीमत क्या है
पतंजलि में आंवला बेचने का नंबर
नुजिवीडु कंपनी का कस्टमर केयर
अमूल का बूथ लेने में कितना लगेगा
होंडा पावर वीडर कितने का आता है
mahindra 575 di ka on road price
swaraj 855 ya john deere 5050 kaun sa lu
john deere showroom ka number do indore ka
kirloskar 5hp motor kitne ki hai
honda power weeder ka dealer kahan hai
coragen 150 ml kitne ka aata hai
syngenta ka mirchi beej packet rate
dji drone kharidna hai kitne ka hai
kaveri seeds wale ka number chahiye
kubota ka down payment kitna lagega
sonalika agency ka contact number
escorts tractor ki emi kitni banegi
neptune spray machine ka rate amazon par
patanjali ko aloe vera bechna hai number do
dehaat center ki franchise kaise le
bighaat se order kiya beej kab aayega
crompton submersible pump price list
purana tractor kahan milega sasta olx
hdfc bank tractor loan interest rate
icici bank dairy loan documents
does axis bank give loan for poultry shed
muthoot gold loan for farmers rate
emi of 5 lakh loan from kotak
mahindra finance tractor loan foreclosure charges
bajaj finance farmer loan eligibility
which private bank gives quick land loan
एचडीएफसी बैंक का ट्रैक्टर लोन ब्याज
आईसीआईसीआई से डेयरी लोन मिलेगा क्या
एक्सिस बैंक खेत पर कितना लोन देता है
मुथूट में सोना रखकर कितना मिलेगा
महिंद्रा फाइनेंस की किस्त कितनी आएगी
कोटक बैंक की खेती लोन शाखा कहां है
बंधन बैंक समूह लोन की ब्याज दर
hdfc bank se tractor loan kaise milega
icici ka kheti loan byaj kitna hai
axis bank poultry loan deta hai kya
mahindra finance ki kist bounce ho gayi
muthoot finance me gold loan rate
l&t finance tractor loan noc kaise le
private bank se zameen par loan kaun deta hai
price of murrah buffalo giving 15 litres
how much does a jersey cow cost now
boer goat kid price per kg
cost of one acre land near hisar
rate of dragon fruit plant in nursery
price of rotavator 6 feet
how much for a used combine harvester
cost of 100 bv380 chicks
price of teat dip and mastitis tube
mango grafted sapling price kesar
what is the rate of bee box with bees
milking machine price double bucket
how much does a reaper binder cost
price of a pair of hallikar bullocks
second hand tractor value 2012 model
मुर्रा भैंस पंद्रह लीटर वाली कितने की
साहीवाल गाय की कीमत क्या चल रही
बीटल बकरी का बच्चा कितने में मिलेगा
एक बीघा जमीन का रेट हमारे गांव में
छह फुट रोटावेटर कितने का आता है
पुराना हार्वेस्टर कितने में मिलेगा
आम का कलमी पौधा कितने रुपये का
कड़कनाथ के चूजे का दाम
दूध निकालने की मशीन की कीमत
चारा काटने की मशीन मोटर वाली का रेट
कीड़े की दवा की गोली पशु की कितने की
मधुमक्खी का एक डिब्बा कितने में आता है
बैल की जोड़ी आजकल कितने की है
थ्रेशर का दाम क्या है
murrah bhains 12 liter wali kitne ki milegi
gir gay ki kimat kya hai
sirohi bakra kitne rupay kilo
ek acre zameen ka rate kya hai sonipat me
rotavator 7 feet kitne ka hai
chara katne wali machine ka rate
kadaknath chuja kitne ka milta hai
dragon fruit ka paudha kitne rupaye ka
bail ki jodi ki kimat batao
thresher machine ka daam
amrud ka paudha nursery me kitne ka
bhains ki dawai ki bottle kitne ki hai
purana combine kitne me milega
mini tractor sabse sasta kitne ka
bee box ka rate makhi ke sath
10 katha jamin ki kimat kitni hogi
how to make papad for selling
recipe to make amla murabba at home
making lemon squash to sell in bottles
how is gulkand made from rose petals
process of making paneer from 10 litres milk
how to make bilona ghee for market
extracting essential oil from lemongrass
herbal gulal making from flowers
how to make incense sticks from temple flowers
making paint from cow dung
wine from jamun or grapes at home
mixed fruit jam preservative quantity
banana chips frying and packing
starting a flour mill business
cold pressed oil mill machine cost
how to make tomato ketchup commercially
jaggery powder making unit setup
potato chips factory investment
cow dung diya and pots making machine
soap from goat milk how to make
mushroom pickle and powder business
bamboo furniture making training
millet biscuit making unit cost
how to make moringa capsules
aloe vera gel juice factory setup
पापड़ बनाकर बेचने का तरीका
आंवले का मुरब्बा कैसे बनाएं
नींबू का स्क्वैश बोतल में कैसे भरें
गुलकंद बनाने की विधि
दस लीटर दूध से पनीर कैसे बनाएं
बिलोना घी बनाने का तरीका
लेमनग्रास का तेल कैसे निकालते हैं
फूलों से गुलाल कैसे बनाते हैं
मंदिर के फूलों से अगरबत्ती बनाना
गोबर से पेंट कैसे बनता है
जामुन का सिरका घर पर कैसे बने
मिक्स फ्रूट जैम बनाने की रेसिपी
केले के चिप्स बनाने का काम
आटा चक्की खोलने में कितना खर्च
सरसों तेल की मिल कैसे लगाएं
टमाटर की चटनी बनाकर बेचना
गुड़ का पाउडर बनाने की यूनिट
आलू चिप्स की फैक्ट्री कैसे खोलें
गोबर के दीये बनाने की मशीन
बकरी के दूध का साबुन कैसे बनाएं
मशरूम का अचार और पाउडर बेचना
बांस का फर्नीचर बनाना सीखना है
बाजरे के बिस्कुट बनाने का काम
सहजन के कैप्सूल कैसे बनते हैं
दही और छाछ का प्लांट लगाना
papad banane ka business kaise kare
amla murabba kaise banta hai bechne ke liye
nimbu squash banane ka tarika
gulkand banana sikhna hai
10 liter dudh se kitna paneer banega
bilona ghee kaise nikale
lemongrass ka tel nikalne ki machine
phoolon se gulal banana hai
agarbatti banane ki machine kitne ki
gobar se paint kaise banta hai
angoor ki wine ghar par kaise banaye
jam jelly banane ka course
kele ke chips ka business plan
atta chakki kholna hai kitna kharcha
sarso tel mill lagane me kitna paisa lagega
tomato sauce banane ki factory
gud powder banane ki unit
aloo bhujia ka kaam kaise shuru kare
gobar ke diye bechne kahan jaye
bakri ke dudh ka sabun banana
khoya aur rabdi banane ka tarika
mahua ka laddu banane ki vidhi
dal mill machine price aur profit
haldi powder packing machine kahan milegi
masala pisne ka dhandha shuru karna hai
profit from 100 goats in one year
how much can i earn from one acre marigold
is poultry farming profitable for 5000 birds
monthly income from 50 bee boxes
project report for fish farm pdf
best agri business with 2 lakh rupees
return on investment of polyhouse capsicum
which farming gives maximum profit per acre
how to become rich by farming
investment needed for 200 hens layer farm
can i earn one lakh monthly from mushroom
cold storage business cost and profit
agri tourism farm stay idea
nursery business earning per month
सौ बकरियों से साल में कितनी कमाई
दस गाय की डेयरी का पूरा बजट बनाओ
एक एकड़ गेंदे से कितना मुनाफा होगा
पांच हजार मुर्गी में कितना फायदा
पचास मधुमक्खी बक्सों से महीने की कमाई
मछली पालन की प्रोजेक्ट रिपोर्ट चाहिए
दो लाख में कौन सा धंधा गांव में करें
किस खेती में सबसे ज्यादा पैसा है
मशरूम से महीने का लाख कमा सकते हैं क्या
नर्सरी के काम में कितनी आमदनी है
कोल्ड स्टोर खोलने में कितना पैसा लगेगा
पॉलीहाउस लगाकर कितने साल में पैसा निकलेगा
करोड़पति किसान कैसे बनें
गांव में कम पूंजी का व्यापार बताइए
100 bakri se saal me kitni kamai hogi
10 gay ki dairy ka pura kharcha aur munafa
ek acre genda me kitna profit hai
5000 murgi farm me kitna fayda hota hai
madhumakhi palan se mahine ki income
fish farming project report pdf bhejo
2 lakh me gaon me kaun sa dhandha kare
sabse jyada paisa kis kheti me hai
mushroom se mahine ka 1 lakh ban sakta hai
polyhouse ka paisa kitne saal me wapas
cold storage kholne ka budget
crorepati kisan kaise bane
farm house tourism start karna hai
job chhod ke kheti karu kya income hogi
how to export mango to dubai
get iec code for onion export
documents for exporting rice to africa
fssai licence for honey packing
licence to open fertiliser and seed shop
register a private limited agro company
trademark for my farm brand
gst number for selling vegetables online
apeda registration fee and steps
import tractor parts from china duty
licence for opening a dairy plant
export price of basmati to iran
how to get pesticide shop permission
can i sell pickles without a licence
आम विदेश भेजने का तरीका
प्याज निर्यात का लाइसेंस कैसे बने
शहद पैक करने का एफएसएसएआई लाइसेंस
खाद बीज की दुकान का लाइसेंस कैसे लें
कृषि कंपनी का पंजीकरण कैसे होता है
अपने ब्रांड का ट्रेडमार्क कैसे लें
दवा की दुकान खोलने की अनुमति
अपेडा में नाम कैसे दर्ज करें
ईरान को बासमती का निर्यात भाव
दुबई में सब्जी भेजने के कागज
आईईसी कोड कितने दिन में बनता है
अचार बेचने के लिए कौन सा लाइसेंस
चावल के निर्यात पर रोक कब हटेगी
aam dubai export kaise kare
pyaz export ka license kaise banta hai
honey packing ke liye fssai kaise le
khad beej ki dukan ka licence kaise milega
agro company register karna hai
apne brand ka trademark kaise karwaye
apeda registration ki fees kitni hai
iec code kaise banaye sabji ke liye
basmati ka export rate iran ka
keetnashak dukan ke liye diploma zaruri hai kya
china se machine mangwane par kitna tax
dudh plant ka license kahan se banega
chawal ka niryat kab khulega
amazon par gobar ke kande kaise beche
my brother is not giving my share of land
neighbour has broken the bund, what law
can a daughter claim father's farm land
how to file partition suit for fields
stay order on my land by tehsildar
adverse possession of 12 years on farm
wrong name in registry how to go to court
my uncle sold joint land without asking
neighbour's buffalo ate my crop, police complaint
way to my field is blocked by neighbour
land acquired for highway, compensation rate
stamp duty for gift deed of land
tenant is not leaving my land
can tribal land be sold to others
चाचा ने साझी जमीन बेच दी, क्या करें
भाई हिस्सा नहीं दे रहा जमीन का
पड़ोसी ने मेड़ तोड़ दी, किस धारा में केस
बेटी का पिता की जमीन में हक
खेत का बंटवारा कोर्ट से कैसे हो
तहसीलदार का स्टे कैसे हटे
पड़ोसी की भैंस फसल खा गई, शिकायत कहां
खेत का रास्ता रोक दिया पड़ोसी ने
सड़क में जमीन गई, मुआवजा कितना मिलेगा
जमीन की रजिस्ट्री का खर्च कितना है
बटाईदार खेत खाली नहीं कर रहा
दादा की वसीयत नहीं है, जमीन किसे मिलेगी
पट्टे की जमीन बिक सकती है क्या
जमीन पर कब्जा हो गया, कौन सी धारा लगेगी
chacha ne sajhi zameen bech di kya kare
bhai zameen me hissa nahi de raha
padosi ne med tod di case kaise kare
beti ka baap ki jamin me hak hai kya
khet ka batwara court se kitne din me
padosi ne rasta rok diya khet ka
highway me zameen gayi muavja kitna milega
registry ka kharcha kitna lagta hai
batai wala khet khali nahi kar raha
zameen par kabja ho gaya police nahi sunti
vasiyat nahi hai dada ki zameen kiski
galat paimaish hui patwari ki shikayat court me
tehsil ki tarikh kab hai mere case ki
nauti wali zameen registry ho sakti hai
how to get electricity connection for tube well
borewell drilling cost per foot
electricity bill of agricultural pump is high
transformer burnt in village who will replace
how many hours of power supply tonight
my tractor is giving black smoke
submersible motor not lifting water
power weeder not starting after winter
hydraulic lift of tractor not working
sprayer pump leaking from nozzle pipe
engine oil change interval for tractor
rotavator gear box noise repair
how deep is water in my village
motor capacitor burnt which size to buy
clutch plate slipping in old tractor
ट्यूबवेल का बिजली कनेक्शन कैसे लें
बोरिंग का एक फुट का खर्च कितना
गांव का ट्रांसफार्मर जल गया, कौन बदलेगा
खेत का बिजली बिल ज्यादा आ गया
रात में लाइट कितने बजे आएगी
ट्रैक्टर काला धुआं दे रहा है
समर्सिबल मोटर पानी नहीं उठा रही
पावर वीडर स्टार्ट नहीं हो रहा
ट्रैक्टर की लिफ्ट नहीं उठती
स्प्रे मशीन की बैटरी खराब है
रोटावेटर का गियर आवाज करता है
मेरे गांव में पानी कितने फुट पर है
इंजन का तेल कब बदलें
मोटर का कंडेंसर जल गया
थ्रेशर की बेल्ट बार बार टूटती है
tubewell ka bijli connection kaise le
boring ka kharcha per foot kitna hai
transformer jal gaya gaon ka kab badlega
khet ki light raat me kitne baje aayegi
tractor kala dhuaa de raha hai
motor pani nahi utha rahi submersible
power weeder start nahi ho raha
tractor ki lift kaam nahi kar rahi
spray machine ki battery charge nahi hoti
clutch plate kitne me badlegi tractor ki
diesel pump ka engine jam ho gaya
mere gaon me pani kitne foot par milega
rotavator ki blade kaise badle
bijli bill kheti ka maaf hoga kya
solar panel ka inverter error dikha raha hai
chara machine ki motor garam ho rahi
yield of nk 6240 hybrid
is ns 585 good for summer
difference between us 1315 and us 341
arize 6444 gold crop days
details of pioneer 3396 seed
review of seminis 1143 hybrid
what is special in raasi 659
advanta 759 sowing to harvest days
does dekalb 9108 lodge
syngenta 6668 suitable area
tell about jk 4 gold variety
एनके 6240 की पैदावार कितनी है
पायनियर 3396 कितने दिन में पकता है
राशि 659 कैसा बीज है
अराइज 6444 का बीज अच्छा है क्या
सेमिनिस 1143 की खासियत
यूएस 1315 का फल कैसा होता है
डीकाल्ब 9108 गिरता है क्या
अंकुर 3028 की जानकारी दो
जेके 4 गोल्ड कैसी किस्म है
एनएस 585 गर्मी में चलेगा क्या
nk 6240 kaisa beej hai
pioneer 3396 kitne din ka hai
rasi 659 ki paidawar kitni hai
arize 6444 gold ka result kaisa hai
seminis 1143 lagaya kisi ne
us 341 aur us 1315 me kaun acha
dekalb 9108 girta hai kya
ankur 3028 ki jankari
advanta 759 kaisi variety hai
ganga kaveri 2255 ka review batao
mahyco 7070 ke bare me batao
how to grow vanilla in india
vanilla hand pollination at what time
kiwi plants for hills spacing
saffron indoor farming in a room
quinoa sowing time and seed rate
blueberry plants in pots soil ph
avocado plant from seed when fruit
can i grow hazelnut in himachal
macadamia farming in kerala
rambutan and mangosteen care
growing hops for beer
chia seeds cultivation details
lavender farming in kashmir
stevia plantation spacing
wasabi growing at home
asparagus crown planting
passion fruit trellis
olive trees in rajasthan
truffle farming possible here
cordyceps cultivation in lab jars
agarwood tree inoculation
pistachio farming in india
raspberry canes pruning
artichoke growing season
वनीला की खेती कैसे होती है
कीवी का बाग लगाना है
कमरे में केसर कैसे उगाएं
किनोआ कब बोते हैं
ब्लूबेरी का पौधा कैसे लगाएं
एवोकाडो में फल कितने साल में आता है
चिया सीड की खेती की जानकारी
लैवेंडर की खेती कश्मीर में
स्टीविया की पौध कब लगाएं
रामबूटान का पेड़ कैसे लगेगा
जैतून की खेती राजस्थान में
पिस्ता भारत में उग सकता है क्या
शतावर की खुदाई कब करें
सफेद मूसली कैसे लगाते हैं
अगर का पेड़ कितने साल में तैयार
रसभरी का पौधा कहां होता है
vanilla ki kheti kaise kare
kiwi ka bagh lagana hai kya kare
kesar kamre me kaise ugaye
quinoa kab boya jata hai
blueberry gamle me kaise lagaye
avocado me fal kab aata hai
chia seed ki kheti batao
lavender farming kaise hoti hai
stevia lagane ka tarika
jaitun ka ped rajasthan me hoga kya
safed musli ki kheti kaise hoti hai
akarkara ki kheti ki jankari
pista india me ho sakta hai kya
passion fruit ki bel kaise chadhaye
keeda jadi lab me kaise ugaye
asparagus lagana hai beej kahan hai
chandan ki kheti me host plant kaun sa
what to feed rabbits in winter
rabbit doe not making nest
quail eggs incubation days
emu farming is still alive in india
ostrich feed per day
my dog is not eating food
dog vaccination schedule for puppy
cat is vomiting since morning
horse colic what to do
my mare is limping on front leg
camel skin disease treatment
camel milk yield per day
donkey for brick kiln feeding
aquarium fish dying one by one
goldfish with white spots
snail farming for slime
crab fattening in cages
tiger prawn pond salinity
vannamei shrimp running mortality
selling earthworms per kg where
parrot plucking own feathers
pigeon wing paralysis medicine
guinea pig care at home
hatching of peacock eggs
persian kitten price and care
mule training for hills
खरगोश पालन कैसे करें
खरगोश के बच्चे मर रहे हैं
बटेर के अंडे कितने दिन में निकलते हैं
एमू पालन में पैसा है क्या
मेरा कुत्ता खाना नहीं खा रहा
कुत्ते के पिल्ले को कौन सा टीका
बिल्ली को उल्टी हो रही है
घोड़े के पेट में मरोड़ है
घोड़ी लंगड़ा रही है
ऊंट को खाज हो गई
ऊंटनी कितना दूध देती है
गधे को क्या खिलाएं
एक्वेरियम की मछली मर रही है
झींगा पालन तालाब का खारापन
केकड़ा मोटा कैसे करें
केंचुए कहां बिकते हैं, किलो का रेट
तोता बोल नहीं रहा, बीमार है
कबूतर की गर्दन टेढ़ी हो गई
घोंघा पालन की जानकारी
खच्चर को कितना दाना दें
khargosh palan kaise kare
khargosh ke kaan me khujli hai
bater ke ande kitne din me nikalte hai
emu palan sahi hai kya
mera kutta khana nahi kha raha
kutte ko tick ho gaye kya lagaye
puppy ko kaun sa teeka kab lagta hai
billi ko ulti ho rahi hai
ghode ke pet me gas hai
ghodi langda rahi hai
unt ko khaj ho gayi hai
untni ka dudh kahan bikta hai
gadhe ko kya khilate hai
aquarium ki machli ke safed dane
jhinga palan ka talab kaise banaye
kekda palan kaise hota hai
kechua kahan bechu kilo ka rate
tota pankh noch raha hai
kabootar ki gardan tedhi ho gayi
german shepherd ko kya khilaye
shuturmurg palan ki jankari
my money plant leaves turning yellow
snake plant watering in flat
how to make a bonsai of peepal
lawn grass drying in patches
which indoor plant is lucky for bedroom
succulents rotting at the base
repotting areca palm on balcony
how often to mow carpet grass
fiddle leaf fig dropping leaves
adenium not flowering in pot
मनी प्लांट के पत्ते पीले हो रहे हैं
स्नेक प्लांट को कितना पानी दें
पीपल का बोनसाई कैसे बनाएं
लॉन की घास सूख रही है
घर के अंदर कौन सा पौधा शुभ है
बालकनी में छाया वाला पौधा कौन सा
तुलसी का पौधा आंगन में सूख गया
एडेनियम में फूल नहीं आ रहे
जेड प्लांट की कटिंग कैसे लगाएं
लॉन के लिए कौन सी घास अच्छी
money plant ke patte pile ho rahe
snake plant ko kitna pani du
bonsai kaise banaye bargad ka
lawn ki ghas sukh rahi hai
ghar me kaun sa paudha shubh hota hai
aglaonema ki repotting kab kare
adenium me phool nahi aate
balcony ke liye indoor plant batao
aloe ka gamla andar rakh sakte hai
tulsi ghar me sookh gayi kya kare
how long does sal tree live
growing deodar from seed
sandalwood tree heartwood after how many years
mahogany plantation timber rate
neem tree cutting permission in city
banyan tree roots breaking my wall
which forest has the most rosewood
poplar plantation agreement with plywood mill
चंदन का पेड़ कितने साल में तैयार
महोगनी की लकड़ी का रेट
देवदार का पेड़ कैसे उगाएं
साल के जंगल कहां ज्यादा हैं
बरगद की जड़ दीवार तोड़ रही है
नीम का पेड़ काटने की अनुमति
शीशम के पेड़ क्यों सूख रहे हैं
पोपलर की लकड़ी किस मिल में बिकती है
खैर के पेड़ से कत्था कैसे निकलता है
chandan ka ped kitne saal me taiyar
mahogany ki lakdi ka rate kya hai
deodar ka ped kaise ugaye
bargad ki jad deewar tod rahi hai
shisham ka ped kyu sookh raha
poplar ki lakdi ka bhav yamunanagar
neem ka ped katne ki permission
arjun ki chhal kahan bikti hai
jangal me kaun se ped jyada hote hai
which gene controls semi dwarf height in wheat
explain crispr editing in rice
chemical formula of glyphosate
molecular markers for blast resistance
mode of action group number of fungicides
chromosome number of wheat and rice
enzyme in nitrogen fixation
how does photosynthesis c4 pathway work
difference between meiosis and mitosis in plants
structure of chlorophyll molecule
research paper on soil microbial biomass
statistical design rbd anova for field trial
गेहूं में कितने गुणसूत्र होते हैं
प्रकाश संश्लेषण की क्रिया समझाओ
यूरिया का रासायनिक सूत्र क्या है
जीन एडिटिंग क्या है धान में
पौधे में जाइलम और फ्लोएम का अंतर
नाइट्रोजन चक्र का चित्र समझाइए
डीएनए मार्कर से प्रजनन कैसे होता है
केंचुए का वैज्ञानिक नाम क्या है
क्लोरोफिल की रचना बताओ
दूध में कैसीन कैसे बनता है रसायन
gehu me kitne chromosome hote hai
photosynthesis ka process samjhao
urea ka chemical formula kya hai
crispr se dhan kaise badalte hai
xylem phloem me antar
nitrogen cycle kya hai samjhao class 9
dna marker breeding kaise hoti hai
kechue ka scientific name batao
thesis ke liye topic do agronomy ka
anova table kaise banate hai trial ki
who is the father of green revolution in india
when did farming start in the world
who invented the tractor
history of indigo farmers of champaran
when was kisan diwas started
how did people farm in indus valley
which king built the first canal
who discovered bt cotton
हरित क्रांति के जनक कौन हैं
दुनिया में खेती कब शुरू हुई
ट्रैक्टर का आविष्कार किसने किया
चंपारण के नील किसानों का इतिहास
श्वेत क्रांति कब शुरू हुई
आलू भारत में कौन लाया
सिंधु घाटी में कौन सी फसल होती थी
किसान दिवस क्यों मनाते हैं
यूरिया की खोज किसने की
harit kranti ke janak kaun hai
kheti sabse pehle kahan shuru hui
tractor kisne banaya pehli baar
white revolution kab hui thi
aloo bharat me kaun laya
kisan diwas kyu manaya jata hai
chai india me kaun laya tha
neel ki kheti ka itihas batao
pehla krishi mahavidyalaya kahan khula
which country grows the most rice
total wheat production of india in 2022
rank of india in milk production
which state is first in mango
area under sugarcane in brazil
how many farmers are there in india
per capita egg availability in india
share of agriculture in gdp
largest exporter of cotton in the world
दुनिया में सबसे ज्यादा धान कौन सा देश उगाता
दूध उत्पादन में भारत का स्थान
आम में कौन सा राज्य सबसे आगे
भारत में कुल किसान कितने हैं
2022 में देश का गेहूं उत्पादन कितना था
जीडीपी में खेती का हिस्सा कितना
सबसे ज्यादा गन्ना कौन सा जिला उगाता है
बीसवीं पशु गणना में भैंस कितनी थीं
सबसे ज्यादा अंडे कहां होते हैं
sabse jyada dhan kaun sa desh ugata hai
dudh utpadan me bharat ka sthan
india me total kisan kitne hai
gdp me kheti ka kitna hissa
aam me number one rajya kaun
2022 me gehu ka kul utpadan
pashu ganana 20vi me kitni gay
duniya ka sabse bada kapas utpadak
sabse badi mandi asia ki kaun si
best college for bsc agriculture in pune
cutoff marks for icar aieea
how to become agriculture officer
salary of a krishi vigyan kendra scientist
veterinary course fees in private college
diploma in horticulture after 12th
is msc agronomy good for a job
farm manager vacancy near me
ibps afo syllabus and date
rural agriculture extension officer form last date
mcq on soil science with answers
ten marks answer on crop rotation
answer key of agriculture exam today
बीएससी कृषि के लिए अच्छा कॉलेज
कृषि अधिकारी कैसे बनें
आईसीएआर परीक्षा की कट ऑफ
पशु डॉक्टर बनने की फीस कितनी
बारहवीं के बाद बागवानी डिप्लोमा
कृषि पर्यवेक्षक भर्ती का फार्म कब आएगा
ग्राम सेवक का सिलेबस बताओ
मृदा विज्ञान के प्रश्न उत्तर
फसल चक्र पर दस अंक का उत्तर लिखो
कृषि विज्ञान कक्षा बारह का पेपर
डेयरी टेक्नोलॉजी कोर्स कहां होता है
कृषि वैज्ञानिक का वेतन कितना है
bsc agriculture ke liye best college
krishi adhikari kaise bane
icar exam ki cutoff kitni gayi
veterinary doctor banne ki fees
12th ke baad horticulture diploma
krishi paryavekshak bharti kab niklegi
gram sevak ka syllabus pdf
soil science ke mcq question bhejo
afo exam ki taiyari kaise kare
bsc ag me scope kya hai
kisan mitra ki naukri kaise milegi
dairy inspector ki salary kitni hai
krishi vigyan class 12 ka paper
who is agriculture minister of india now
name of our block agriculture officer
mobile number of patwari of my village
who is district horticulture officer of satara
chairman of nabard name
director of iari currently
phone number of veterinary doctor in rampur
address of farmer ramesh patel
name of sarpanch of bhilai village
whatsapp number of mandi secretary
भारत के कृषि मंत्री कौन हैं
हमारे ब्लॉक के कृषि अधिकारी का नाम
मेरे गांव के पटवारी का नंबर
जिला उद्यान अधिकारी का फोन नंबर
नाबार्ड के अध्यक्ष कौन हैं
पशु डॉक्टर साहब का मोबाइल नंबर दो
मंडी सचिव का नाम बताओ
लेखपाल आज दफ्तर में हैं क्या
किसान नेता का पता और नंबर
ग्राम सेवक का घर कहां है
krishi mantri kaun hai abhi
block krishi adhikari ka naam kya hai
hamare patwari ka mobile number do
pashu doctor ka number chahiye rampur ka
nabard ka chairman kaun hai
mandi sachiv ka number batao
lekhpal kab milega office me
kisi bade vyapari ka number do pyaz bechna hai
gram sevak ka ghar kahan hai
tikait ka number kya hai
best youtube channel for organic farming
which app is good to buy seeds online
download link of farming app
how to start a farming youtube channel
is bighaat app safe to pay
vlog of israel farming in hindi
farming simulator game cheats
खेती का सबसे अच्छा यूट्यूब चैनल
खेती की वीडियो बनाकर कमाई कैसे करें
कौन सा ऐप पशु बेचने के लिए अच्छा
इजराइल की खेती का वीडियो दिखाओ
किसानों का व्हाट्सएप ग्रुप लिंक दो
kheti ka best youtube channel kaun sa
kheti ke video se paise kaise kamaye
pashu bechne wala app batao
israel ki kheti ka video bhejo
kisano ka whatsapp group link do
tractor wala game kaise khele
how much rain fell in june last year
temperature on 5 january 2019 in hisar
was there a drought here in 2015
is the mandi closed tomorrow for holi
azadpur market open on sunday or not
when will mandi reopen after strike
which days is the cattle fair held
पिछले साल जून में कितनी बारिश हुई
2019 की सर्दी में पाला कब पड़ा था
2015 में सूखा पड़ा था क्या यहां
कल मंडी बंद है क्या
रविवार को आजादपुर मंडी खुलती है क्या
मंडी की हड़ताल कब खत्म होगी
पशु मेला किस तारीख को लगेगा
दिवाली पर मंडी कितने दिन बंद रहेगी
pichle saal june me kitni barish hui thi
2019 me ole kab gire the
kal mandi band hai kya
sunday ko azadpur mandi khulti hai kya
mandi ki hadtal kab khatam hogi
pashu mela kis tarikh ko hai
diwali par mandi kitne din band rahegi
pichle hafte dilli ka taapman kitna tha
snakes come into my field how to keep them away
cobra seen near the pump house what to do
खेत में सांप निकलते हैं कैसे भगाएं
अजगर खेत में बैठा है किसको बुलाएं
khet me saanp ghusa hai kaise nikale
saanp bhagane ka tarika batao
`;
