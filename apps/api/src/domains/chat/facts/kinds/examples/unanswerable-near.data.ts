/** Messages about the crops, animals and schemes of our facts that no fact answers, though they sound as if one did; a classifier learns from them. */
export const nearUnanswerableExamples = `
Which bank branch in Sitapur gives a Kisan card the fastest?
What will be the price of urea bag next January?
Which tractor brand gives the best mileage for rotavator work on subsidy?
How do I change the nominee in my crop insurance policy online?
Which chemical and how many ml per litre should I spray to kill linseed semilooper?
How is linseed oil pressed at home with a small machine and what does the machine cost?
How do I stop parrots and bats from eating my guava at night?
What is the nutrition value of horse gram for sugar patients?
How do I repair the leaking valve of my knapsack sprayer?
Which district office in Kerala buys raw rubber sheets from small growers and at what rate?
How do I make turmeric powder packing with a brand label and FSSAI licence?
How do I raise queen bees by grafting larvae into cell cups?
The brood in my bee box smells foul and the dead larvae pull out like a rope, which medicine cures it?
ट्रैक्टर लोन की किस्त न भरें तो बैंक गाड़ी कब उठा लेता है?
अलसी का भाव अगले महीने मंडी में कितना रहेगा?
कुल्थी की दाल पथरी में कितने दिन पीनी चाहिए?
अमरूद में मिली बग के लिए कौन सी कीटनाशक कितने मिली डालें?
लौकी में फल सड़न और मोजेक वायरस का इलाज क्या है?
सहजन के पत्ते का पाउडर बनाकर विदेश में कैसे बेचें?
मधुमक्खी के काटने पर सूजन कैसे कम करें?
रेशम का धागा निकालने की मशीन कितने की आती है और कहां मिलती है?
हल्दी में तना छेदक कीट लग गया है कौन सी दवा दें?
पीएम किसान योजना किस साल और किस प्रधानमंत्री के समय शुरू हुई और इतिहास क्या है?
बायोगैस प्लांट लगाने पर कितना अनुदान मिलता है और कहां आवेदन करें?
राजस्थान में खेत की तारबंदी पर सब्सिडी कितनी है?
चौलाई के दाने की फसल की कटाई और भंडारण कैसे करें?
pm kisan app mere purane phone me install nahi ho raha, kaun sa android version chahiye?
kisan credit card ka atm pin bhul gaya hu naya pin kaise banega?
alsi aur sarson me kaun zyada munafa deti hai?
tisi me katua keede ki dawa kitni ml daale ek tanki me?
kulthi me thrips ke liye kaun si dawa sabse tez hai?
amrud ka juice aur jelly banane ki vidhi aur machine ka daam batao
thai amrud ki kalam ghar pe kaise taiyar kare step batao
haldi aur adrak me se kis ki kheti me kam kharcha hai?
lauki ki bel me root knot nematode ki ganthe hai jad me, kya kare?
sahjan me termite tana kha gaya kaun si dawa daalu?
rabad ke ped ki lakdi purani hone pe kitne me bikti hai?
makkhi palan me shahad ka bhav is saal kya chal raha hai aur kaun kharidega?
dhan ki parali se biogas ya biochar kaise banaye?
dhaincha ke beej ki paidawar lene ke liye kab kaate?
how much salary tax does an fpo ceo pay and who audits the company
does pm kisan give any bonus for organic cow keepers
how is the pm kisan money shared in divorce
what happens to pm kisan when bank branch merges with another bank
who started pm kisan and which prime minister gave first instalment speech
how many tractors are there in india under smam so far
does kcc loan cover buying a motorcycle for the farm
which bank gives the best kcc app with upi card
life insurance on kcc holder, what is the claim after accident
is there a subsidy for barbed wire fencing round my field
tell me the rent of a combine harvester per acre here
nano urea bottle price today
which company makes the best power tiller
government scheme for borewell digging in my village
linseed oil price in the mill today
can linseed fibre be spun into linen at home
how much flaxseed should a diabetic eat daily
cutworm cutting young linseed plants at night, remedy
horse gram soup for kidney stone, how to cook
horse gram msp this year in karnataka
aphids on horse gram shoots, what spray
guava leaf tea for sugar patients
mealy bug white cotton on guava shoots, what to do
how to make guava jelly for sale
red ant nest on guava tree, harm or good
turmeric price in erode market this week
shoot borer hole in turmeric stem with dry heart
कद्दू और लौकी में कौन सी सब्जी का दाम ज्यादा है
प्रधानमंत्री आवास योजना में किसान का नाम कैसे जुड़े
पीएम किसान का पैसा कटने पर बैंक चार्ज कौन देगा
किसान आईडी से गैस सिलेंडर मिलेगा क्या
गन्ना पर्ची ऑनलाइन कैसे देखें
ट्रैक्टर का आरसी ट्रांसफर कैसे कराएं
तालाब में मोती की खेती का प्रशिक्षण कहां
जमीन की नाप कराने की सरकारी फीस कितनी है
खेत में बिजली का खंभा हटाने का आवेदन
अलसी के लड्डू बनाने की विधि
अलसी में माहू लग गया उपाय
अलसी का दाना मिल में बेचने का भाव
कुल्थी का इतिहास किस देश से आई
कुल्थी की दाल कितनी देर में पकती है
अमरूद का जूस बनाने की मशीन कितने की
अमरूद में सफेद मक्खी का इलाज
अमरूद का पौधा नर्सरी में कितने रुपये का
हल्दी में थ्रिप्स लगे हैं पत्ते मुड़ रहे
हल्दी का अचार कितने दिन चलता है
काली हल्दी कहां बिकती है
शहद की शुद्धता जांचने की मशीन का दाम
मधुमक्खी के डंक मारने पर क्या लगाएं
रॉयल जेली निकालने का तरीका
भालू ने मधुमक्खी के बक्से तोड़ दिए
सहजन की पत्ती का पाउडर विदेश में कौन खरीदता है
रेशम की साड़ी बनाने वाला करघा कितने का
lauki ka juice pine se bp kam hota hai kya
lauki me jad gaanth sutrakrimi ki dawa
lauki ke beej ki company kaun si achhi
lauki me grafting kis rootstock par kare
sahjan ke patte ka powder banane ki machine
sahjan ke tane me diyaa lag gaya hai deemak
sahjan ka tel nikalne ka kolhu kitne ka
chaulai ke laddu ka dana kaun si kism se
rajgira ka mandi bhav kitna
chaulai me safed ratua white rust ka upay
rubber sheet ka rate kottayam me aaj
rubber ke ped ki lakdi kitne me bikti
rubber board ki bharti kab niklegi
resham ke koye ka bhav ramanagara
shahtoot ke ped me safed makhi lagi hai
eri kide ko arandi ke patte kitne din khilaye
tasar palan ke liye arjun ke ped kitne lagaye
pashu bima me doctor ki report kitne din me aati
pm kisan app ka size kitna hai aur jio phone me chalega
kisan credit card ka pin bhul gaya kaise banaye
kcc card se atm se ek din me kitna nikal sakte
fasal bima company ka malik kaun hai aur kitna munafa
drone udane ka licence kahan se milta hai
solar panel ki safai aur battery kitne saal chalti
gobar gas plant ghar me banane ka naksha
kenchua khad bechne ka license
kenchue ko machhli ka chara banane ka tarika
kulthi me maahu aur thrips ki dawa
trichoderma ka lab kholne ka kharcha
pseudomonas ki khoj kisne ki thi
varnish or paint from linseed oil, how to process it
powder post beetle eating stored horse gram, how to fumigate
कुल्थी के बीज में घुन लगा है कैसे रखें
रबर की नर्सरी में बीज कितने दिन में उगता है
चौलाई के बीज का आटा व्रत में क्यों खाते हैं
साहीवाल गाय आजकल कितने रुपये में मिल रही है?
My milking machine is pulling less vacuum on the cows, which part should I repair?
गाय के सींग में कैंसर हो गया है, इसका इलाज क्या है?
gaay ki aankh me safed phula pad gaya hai, kya dawa dale
Which dairy in Pune pays the highest rate for cow milk?
गाय के लिए सेक्स सॉर्टेड सीमन कहां मिलेगा और कितने का है?
gaay ko saanp ne kaat liya, kya kare
My cow swallowed a nail, how is it taken out?
गाय का गोबर बेचने के लिए गोबर गैस प्लांट कितने का बनेगा?
pyaj ka bhav diwali tak badhega ya girega
What is the history of the export ban on onion in India?
pyaj ki ropai wali machine kitne ki aati hai aur kharab ho to kaha banegi
प्याज का बीज खुद तैयार करना है, फूल की डंडी से बीज कब निकालें और खेत की दूरी कितनी रखें?
bakri palan ke liye bank loan kaise mile, kaun se kagaz chahiye
How do I castrate male goat kids and at what age?
बकरी के दूध से पनीर कैसे बनाते हैं और कितना निकलता है?
sirohi bakri ka wajan aur dudh kitna hota hai
What is the MSP of urad this year?
उड़द के भंडारण में घुन लग गया है, कौन सी गोली रखें?
urad aur moong me se kis me jyada munafa hai
How can I set up a small mill to split urad into dal at home?
भैंस के बच्चे को कितने महीने में बेचना फायदेमंद रहता है?
murrah bhains haryana se maharashtra le jane ke liye kaun sa permit lagta hai
How do I make raisins from grapes at home, and how much dipping oil is used?
अंगूर की बेल चढ़ाने के लिए वाई मंडप बनाने में कितना खर्च आएगा?
angoor me gibberellic acid ka dip kab aur kitne ppm ka de
Can ginger be grown in grow bags on a terrace, and what mix should be filled?
adrak se saunth banane ki machine kaha milti hai
कॉफी के बीज भूनने की मशीन कितने की आती है?
What does a coffee estate owner have to do to get organic certification?
matar ko freeze karke bechne ka plant lagane me kitna kharcha
Can radish be sown together with carrot on the same ridge?
suar ka maas bechne ka licence kaha se milega
रजनीगंधा के फूल का दिल्ली मंडी में भाव क्या है?
sagwan ka ped apne khet se katne ke liye van vibhag se permission kaise le
my cow swallowed a nail with fodder, can a magnet remove it
horn of my bullock is soft at the root and bleeding, is it cancer
punganur cow price and where to buy
how much subsidy on a milking machine for five cows
which company makes sexed semen for girls only calves
ringworm round bald patches on calf neck, what ointment
is garlic better paid than onion this year
onion maggot eating roots, white worms in bulb in field
onion export duty today and will rate go up
semi automatic onion transplanter machine rent
how many bee boxes for onion seed production
castration of male kids at which age and by which tool
boer goat cross from south africa worth it
my buck strains and cannot pass urine, stones?
goat farm loan from nabard documents needed
urad stored in sacks has weevils with holes in every grain
papad making unit machine cost from urad flour
degnala disease tail tip drying and black in buffalo
buffalo meat licence and slaughter age law
how to dip grapes in oil for raisin making and days to dry
gibberellic acid dipping of bunches at what berry size
anthracnose black sunken bird eye spots on grape shoots
how is ginger candy made and what is its shelf life
shot hole borer in robusta twigs, dry branches
wet parchment fermentation hours and pulper price
erysipelas diamond shaped skin marks in pig
how many days can cut rajnigandha stems stay in cold room
is permission of forest department needed to fell teak on own land
गाय की आंख में सफेद कीड़ा चलता दिखता है
गोबर गैस प्लांट दो गाय से चलेगा क्या
बद्री गाय कहां मिलती है और दूध कितना
गाय को सांप ने काटा, कौन सी सुई
थन पर मस्से निकले हैं, कैसे झड़ेंगे
गोमूत्र से कीटनाशक बनाने की विधि
प्याज का आज का मंडी भाव लासलगांव
प्याज का तेल बालों के लिए कैसे बनाते हैं
प्याज का पाउडर बनाने का लाइसेंस
रखे प्याज में अंकुर फूट गए, रोकने की विकिरण तकनीक कहां
सिरोही बकरी कहां से खरीदें
बकरी के दूध का साबुन बनाकर बेचना
बकरी के शरीर में खुजली, बाल झड़ गए, मोटी चमड़ी
बकरीद पर बकरे का दाम कितना मिलेगा
उड़द में सफेद चूर्ण पत्ती पर आ गया
उड़द दाल मिल लगाने का खर्च
भैंस के दूध से पनीर एक लीटर में कितना
भैंस को सर्रा रोग हुआ, चक्कर और आंसू
टोडा भैंस के बारे में बताएं
अंगूर से शराब बनाने का खमीर कौन सा
क्रिमसन सीडलेस का पौधा किस नर्सरी में मिलेगा
अदरक की कौन सी उन्नत किस्म वरदा या मारन लगाएं
अदरक में सफेद लट मिट्टी में जड़ खा रही
कॉफी के साथ काली मिर्च की बेल कितनी चढ़ाएं
मूली का रस पीलिया में कितना पिएं
सूअर के मांस का अचार बनाकर बेचने का नियम
सागवान की लकड़ी का भाव प्रति घन फुट
सागवान के बीज को उगाने से पहले कैसे उपचारित करें
gaay ka byaj mukt loan kaun sa bank deta
ketosis me gaay ke muh se meethi gandh aati hai kya ilaj
rathi gaay ka rate bikaner
dudh ki dairy kholne ka fssai license kaise bane
gaay ki tasveer se wajan batane wala app
lantana ki jhadi kha li gaay ne chamdi jal rahi dhoop se
gaushala ko sarkari anudan kitna milta hai
pyaz ke khet me katua kida raat me tana kaat raha
pyaj ka paste banane ki machine kitne ki
pyaj kis desh se bharat aaya itihas
kadaknath aur bakri me jyada kamai kisme
bakri ka kritrim garbhadhan centre kaha hai
urad me fali chhedak maruca jala bana ke phool kha raha
urad aur moong me paisa kisme jyada
bhains ki beema company ka number
bhains ka clone kisne banaya tha karnal me
angoor ki bel me girdling kab aur kaise kare
angoor pe ole se bachane ki jaali kitne rupaye meter
adrak ka tel nikalne ki machine price
adrak ki bori polyhouse me ugana kitna kharcha
coffee bhunne ki machine aur brand banane ka tarika
coffee me hara scale chipchipa kida pattiyon pe
matar chhilne ki machine kitne ki aati
matar me mahu lag gaya kopal pe hare chepa
muli ka beej tayyar karne ke liye jad kab dobara rope
suar ke bachhe ka badhiya karan kis umar me
makka chara me kharif ka ratua lagne par kya kare
rajnigandha ki kali sad kar bhuri ho rahi kali sadan
sagwan ke tane me deemak ki mitti chadh gayi
What will the support price of paddy be next year, should I hold my stock?
धान रोपने वाली मशीन की चेन बार बार उतर जाती है, इसे घर पर कैसे ठीक करें
dhan ke khet me butachlor ki kitni ml ek tanki pani me ghol ke dalu
In Karnal which earns more money per acre, basmati paddy or sugarcane?
धान की जड़ों में सूत्रकृमि से गांठें बन गई हैं, कौन सी किस्म इससे बचती है
dhan me patti ke tukde ki nali bana ke keeda pani pe tairta hai (bunki), iska kya kare
काला नमक धान सिद्धार्थनगर में कितने दिन में पकता है
punjab me dhan ki parali ki gaanthe kaunsi factory kharidti hai aur kya rate deti
How much bank subsidy can I get for starting a layer farm of 5000 hens?
मुर्गियों के पंखों में जूं और लाल किलनी भर गई, कैसे हटाऊं
kadaknath murgi saal bhar me kitne ande deti hai
How many days does a duck egg need in the incubator before it hatches?
बटेर पालन शुरू करना है, लाइसेंस किस दफ्तर से मिलेगा
bhindi ki jad me nematode ki gaanthe hai, agle saal kaise bachu
Which foreign market buys Indian okra and what residue limits do they keep?
तोड़ी हुई भिंडी को मंडी ले जाने तक कितने घंटे ताजा रख सकते हैं और किस तापमान पर
bhindi ke patte ke niche laal makdi ka jaala hai, kaise niyantran kare
nano DAP se beej upchar karne ka tarika kya hai
happy seeder kharidne par punjab me kitni subsidy milti hai
इस साल बाजरे की सरकारी खरीद किस तारीख से शुरू होगी
bajre ki gobh me fall armyworm ghus gayi hai, kya dalu
My bajra flour turns bitter in two weeks. How can a mill stop that?
जूट की रस्सी और बोरी बनाने की छोटी मशीन कितने की आती है
jute ki jad me gaanth wale nematode lag gaye, kya upay hai
Grey powdery aphids cover the leaves of my cauliflower. What should I do about them?
अगले महीने फूलगोभी का मंडी भाव चढ़ेगा या गिरेगा
gobhi ki nursery me paudhe zameen ke paas se gal ke gir rahe hai, kya karu
How is large cardamom of Sikkim grown and how long does it bear?
इलायची की नीलामी में बेचने के लिए मसाला बोर्ड में पंजीकरण कैसे कराऊं
Is the yellow fleshed watermelon hybrid Arohi better than Sugar Baby?
एक किलो आंवले का मुरब्बा बनाने में चीनी कितनी डालते हैं
mogra ke phool se itra nikalne wali machine kitne ki aati hai
jai ki patti pe rust ke naarangi dhabbe aa gaye, kaunsi dawa chhidku
army worm marching from one paddy field to next at night, what kills it
case worm cutting leaves into floating tubes
why is chakhao rice black and who sells its seed
carbon credit company paying for paddy methane, how to join
FARMER ASKED ABOUT KADAKNATH CHICK RATE
swollen face and thick nose discharge in hens, smell bad, which sickness
quail farming licence from which department
debeaking machine, at what age and how much beak to cut
red cotton bug sitting on okra seeds
small okra seedlings fall over at soil line in two days
who started the soil health card and in which year
digital soil moisture meter price
arsenic in tube well soil, how is it removed
shoot fly in bajra two weeks after sowing
biofortified pearl millet dhanshakti iron content
is humic acid granule worth buying
jute corporation minimum price this season
stem weevil making knots in jute fibre
club root swelling on cauliflower roots
purple cauliflower seed company
large cardamom of sikkim, how is it different
today auction rate at bodinayakanur for green pods
seedless watermelon how is it made
machine for removing amla stone and its cost
essential oil from jasmine buds per tonne
orange pustules of crown rust on oat leaf
lucerne weevil grubs eating leaf buds
biogas plant running on napier grass
धान के खेत में घोंघे छोटी पौध चट कर रहे
कालानमक चावल की जीआई टैग किस जिले को मिली
धान की पेड़ी फसल लेने का तरीका
उसना चावल बनाने की मशीन का खर्च
धान के साथ मछली पालन में कौन सी मछली
असील मुर्गे की कीमत और पहचान
मुर्गियों के पंखों में जूं और किलनी लग गई
बटेर के अंडे कितने दिन में निकलते हैं
मुर्गी पालन के लिए बैंक से कर्ज और अनुदान
मुर्गी की बीट की खाद सब्जी में कब डालें
भिंडी की जड़ों में गांठें बन गई हैं
लाल भिंडी की खेती में कमाई कितनी
भिंडी विदेश भेजने का लाइसेंस किस दफ्तर से
शुगर मिल की प्रेस मड ऊसर में डालने का फायदा
पराली का गट्ठर बनाने वाली बेलर का किराया
बाजरे का आटा जल्दी कड़वा क्यों हो जाता है
बाजरे में फॉल आर्मीवर्म, फुनगी में गोबर सा मल
समुद्री शैवाल वाला टॉनिक खाद में चलता है क्या
यूरिया पर सरकार कितनी सब्सिडी देती है
पटसन के पत्तों का साग कब तोड़ें
जूट की डंडी से कोयला बनाने की विधि
फूलगोभी में रोएंदार फफूंद, पत्ती के नीचे बैंगनी
फूलगोभी को कोल्ड स्टोर में कितने दिन रखें
इलायची की जड़ खाने वाला सफेद ग्रब
तरबूज पर लाल कद्दू भृंग पत्ते छलनी कर रहा
आंवला कैंडी बनाने का तरीका
चमेली का फूल मदुरै मंडी में आज का भाव
जई में काला कंडुआ दाना
जलकुंभी तालाब से हटाने वाला घुन
dhan me thrips nursery ki patti sui jaisi mudi
bhusi se briquette banane ki mashin kitne ki
kernel smut se chawal kaala ho jata kya
rice bran tel nikalne wali mill kaise kholu
basmati ka niryat is saal kitna hua
dhan ki tharesar machine ka rate
guinea fowl titar jaisi murgi ke chuze kaha milte
murgi ke pair ke talve me ghav aur sujan
emu palan me ghata kyu hua tha
ande ka thok bhav kal ka kya hai necc
bhindi me lal makdi ki jaali tez garmi me
bhindi ka paudha jad se sookh raha fusarium
pusa decomposer capsule kaha milega
biochar banane ki bhatti ka kharcha
bajra ke patto pe kathai rust ke daane
bajra reaper binder kiraye ka
silicon khad se fasal majboot hoti kya
bentonite sulphur kitne kilo acre dalu
magnesium sulphate aalu me kab
crijaf sona powder ka packet kaha se lau
mesta roselle ka resha patsan jaisa hota kya
brokoli ki nursery ka time
kalingad me downy mildew pila kon dhabba
amla ka phal chhedak makhi wala keeda
aonla juice ki company se contract kaise kare
mogra ki kali ka cold box delivery
rijke ki pellet banane wali factory
lantana jhaadi ki lakdi se kursi banane ka kendra kaha hai
what will be the wheat support price next year in haryana
gehu ki kaunsi kism roti ke liye sabse narm hoti hai jisme gluten zyada ho
गेहूं में काले गेहूं की खेती और उसके बीज का दाम बताइए
how do i repair the gearbox of my wheat threshing machine
गेहूं में फुट रॉट और पत्ती का टैन स्पॉट कैसे पहचानें
how many millilitres of propiconazole per tank for wheat yellow rust
kele ke tane se rassi banane wali machine kahan milegi aur kitne ki hai
केले की खेती के लिए महाराष्ट्र में ड्रिप पर कितनी सब्सिडी मिलती है
which weedicide is safe between banana rows when the plants are still small
kele me nematode ki jaanch kaun si lab karti hai
चेरी टमाटर की कौन सी किस्म लगाएं और वह कितने दिन में फल देती है
which week will tomato price go up in kolar mandi this season
tamatar me root knot nematode ki gaanth ka kya ilaj hai
टमाटर में बांस और तार का सहारा लगाने में प्रति एकड़ कितना खर्च आता है
is safflower oil better for the heart than sunflower oil
kardai ki pankhudi chai ke liye kaise sukhaye aur kaun kharidta hai
मिथुन और देसी गाय का संकर कराने से दूध कितना बढ़ता है
my coconut fronds have small grey spots with brown margin like blight, what is the treatment
nariyal me chuhe phal kha jate hai ped par, unko kaise roke
नारियल से नीरा निकालने का लाइसेंस कहां मिलता है
how do i use hail nets over my apple trees and what subsidy is there
seb ki peti ka bhada shimla se delhi tak kitna lagta hai
सेब में कोडलिंग मॉथ का नियंत्रण कैसे करें
how do i control citrus canker lesions on my nagpur orange fruits
santre ke bag me lemon butterfly ki illi patte kha rahi hai kya kare
संतरे के नए पत्तों में टेढ़ी चांदी जैसी सुरंग बनाने वाला कीड़ा लगा है, क्या करें
how to get a gi tag user certificate for my shahi litchi orchard
litchi ke ped ki chhal khane wali illi tane me jala bana rahi hai
लीची का शहद निकालने वाले डिब्बे कहां से किराए पर मिलेंगे
how do i register my small tea garden with the tea board
hari chai patti ka aaj factory me kya rate mil raha hai
शिमला मिर्च की पीले और लाल रंग वाली कौन सी किस्में होती हैं
which virus gives mosaic patches on capsicum leaves and how does it spread
palak me loha kitna hota hai aur pathri wale kha sakte hai kya
पालक की ऑलग्रीन और पूसा हरित किस्म में कौन सी ज्यादा अच्छी है
my hand sprayer leaks from the piston washer, how can i fix it
chara jwar me tana makkhi ka prakop hai paudhe ki beech ki patti sukh rahi
गुलाब के फूल से इत्र और गुलकंद बनाने का तरीका बताइए
what is the price per quintal for eucalyptus wood at the paper mill in yamunanagar
wheat blast disease from bangladesh border, is it in my district also
what will be the support price of wheat next season
seed galls full of worms in wheat, ear cockle medicine
nilgai eats my wheat every night, solar fence cost please
is black wheat flour good for sugar patients
banana stem fibre machine, who buys the fibre
root knot nematode in bananna roots, remedy
banana mosaic from cucumber virus, streaks on the spindle leaf
when will tomatto price rise in kolar mandi
cherry tomato variety for restaurant supply, name
safflower petals dried for herbal tea, rate per kilo
oil percentage in safflower and which mill buys it
toddy tapping licence for coconut palms, where to apply
rats eat young coconuts on the crown, how to stop
is coir pith factory profitable, what loan is given
codling moth in apple, does it come in ladakh only
fire blight in apple orchards, signs and cure
citrus canker on kinnow, raised corky spots with yellow ring
which company makes waxing and grading line for kinnow
bark eating caterpillar tunnels in litchi trunk, silk and frass ribbon
how to get export licence for litchi to dubai
minimum benchmark price of green tea leaf for small growers
looper caterpillar stripped tea bushes, control
powdery mildew inside capsicum leaves in polyhouse, remedy
palak white rust pustules, which resistant variety
drone pilot licence for spraying, fees and office
shoot fly deadheart in fodder sorghum, seedlings dying
rose rust orange pustules and downy mildew, difference
गेहूं में पत्ती का झंडा कंड रोग, काली धारियां मुड़ी पत्ती, कौन सी दवा
गेहूं की खरीद के लिए पंजीयन किस वेबसाइट पर होगा
गेहूं के भूसे का भाव इस साल कितना रहेगा
मोल्या रोग के सूत्रकृमि गेहूं की जड़ में, उपाय
केले के फल पर एंथ्रेक्नोज के काले धब्बे, पकने पर सड़न
केले के पत्ते की थाली बनाने की मशीन कितने की
केला निर्यात के लिए किस कंपनी से बात करें
बंदर केले का बाग उजाड़ देते हैं, कैसे भगाऊं
टमाटर का सॉस बनाने का लाइसेंस और मशीन
टमाटर में धब्बेदार मुरझान विषाणु, कांसे रंग के छल्ले
टमाटर के फल पर बिल्ली के मुंह जैसी विकृति क्यों आती है
कुसुम में चूर्णिल फफूंद का इलाज
करडई का तेल निकालने का घरेलू घानी कितने का
नारियल में तंजावुर विल्ट या तने के आधार की सड़न में क्या दें
नारियल पर चढ़ने वाली मशीन की कीमत और सब्सिडी
नारियल की नीरा से गुड़ बनाने का तरीका
सेब में पाउडरी मिल्ड्यू, टहनी की नोक सफेद
सेब की पेटी का भाव आजादपुर में आज क्या
ओले से बचाने की जाली पर हिमाचल में कितना अनुदान
संतरे की पत्ती में नींबू तितली की इल्ली, उपाय
संतरे का छिलका सुखाकर पाउडर कहां बिकता
लीची खाने से चमकी बुखार होता है क्या
चाय बागान के मजदूर की दिहाड़ी कानून में कितनी तय है
चाय की सफेद पत्ती बनाने की विधि
शिमला मिर्च में लाल पीले रंग वाली किस्म का नाम
पालक का पाउडर बनाकर बेचना, मशीन कौन सी
ट्रैक्टर के कर्ज पर ब्याज दर कौन से बैंक में कम
आलू खोदने की मशीन कितने की आती है
ज्वार चारे में भूरी मिल्ड्यू, नसें सफेद
गुलाब से गुलकंद बनाने की जानकारी
sarkari gehu kharid ka msp bonus kab aayega
gehu ka aata bechne ke liye fssai licence kaise
thresher me haath kat gaya, muavza kahan se milega
gehu ki patti par spot blotch bhure andakar dhabbe, upay
kele me heart rot bacteria, beech ki kali gal gai bina putti wali
kele ka chips ka karobar shuru karna, kitni lagat
tamatar me safed grub mitti me jad kha raha
tamatar sukha kar powder banane ki mashin kitne ki aati hai
tamatar ki mandi transport subsidy, kisan rail abhi chalti kya
kusum ke phool ka rang kapde ranghne me kaise nikale
nariyal pani ko botal me bechne ki company, kaise jude
nariyal ke ped par bijli giri, muavza
seb ka cider banane wali factory kaha hai
seb me tana chhedak beetle ke chhed, petrol daalu
bhalu bagiche me ghus kar seb tod deta, van vibhag se kya milega
kinnow ka juice plant lagane ki subsidy
santre me tristeza virus, tana me gaddhe jaise
lichi ke sehad ka bhav
bedana seedless lichi ka paudha kaha milega
chai ki CTC mashin kitne ki, orthodox se kya alag
chai ke section me hathi aate hain, kaise roke
shimla mirch ke polyhouse ke liye kitna subsidy
palak me downy mildew, patti ke niche bangni fafund
super seeder ki keemat aur sabsidi ka farm kab bharna
jwar ki kadbi ka gattha kitne rupaye ka bikta
gulab ka tel nikalne wali bhatti kitne ki
safeda ki lakdi ka bhav per quintal yamunanagar mandi me
mithun ka doodh kitna nikalta hai aur gabhin kitne mahine
my happy seeder makes a grinding noise while sowing moong in wheat stubble, which bearing do i have to change
अगले साल दिवाली तक मूंग का मंडी भाव कितना ऊपर जाएगा
moong ki namkeen banane ki chhoti unit lagani hai, fssai ka licence kaise bane
brown bugs with pointed shoulders sit in groups on my green tur pods and suck them, how do i control these bugs
अरहर की दाल बनाने की छोटी मिल गांव में लगानी है, कितने हॉर्सपावर की मोटर और कितना खर्च आएगा
tur ki sookhi lakdi se biochar kaise banta hai, bhatti kitni badi chahiye
what was the wheat support price in the year 2008
ई-नाम ऐप में पासवर्ड भूल गया हूं और ओटीपी नहीं आ रहा, नया पासवर्ड कैसे बनाऊं
kheti ki zameen sheher ke paas bechi hai, us par capital gain tax kitna lagega
which Uttarakhand helpline number do i call when my paddy weighing is delayed
ट्रैक्टर का बीमा कराना है, साल का प्रीमियम कितना आता है
mandi me dukan aur adhati ka licence lena hai uski fees kitni hai
how do i remove the hull of sesame at home to make white tahini
तिल का कोल्हू लगाना है, एक घंटे में कितना तेल पेरता है
til aur sarso ke tel me se kiska daam agle mahine girega
is sunflower oil better than groundnut oil for a heart patient
सूरजमुखी पर ओरोबैंकी नाम का परजीवी पौधा उग आया है, उसे कैसे खत्म करूं
surajmukhi ki khali gaay ko kitni khila sakte hai doodh badhane ke liye
what salinity should i make in my pond to grow vannamei shrimp and where do i get its seed
तालाब में लगे एरेटर की मोटर जल गई है, दोबारा बंधवाने में कितना खर्च आएगा
rangeen machli yani guppy aur goldfish ghar par paalne ki tanki kitni badi ho
how is lime pickle bottled so that it keeps for a year in the shop
नींबू में काली चींटियां घोंसला बनाकर पत्ते सिल देती हैं और मजदूरों को काटती हैं, उनका क्या करूं
nimbu aur santre ki cross kism sabse pehle kis vaigyanik ne banayi thi
yellow powder in stripes along barley leaves, looks like yellow rust, which spray should i use
जौ का सत्तू बनाकर पैकेट में बेचना है, पैकिंग मशीन कौन सी लूं
jau ko hydroponic tray me uga ke bhains ko kitne kilo hara chara roz de
how do i sell carrots as frozen cubes and what temperature must the cold room have
गाजर धोने वाली मशीन का पट्टा बार बार उतर जाता है, कैसे ठीक करूं
mentha oil ka vayda bhav agle hafte kya rahega mcx par
the boiler of my mint distillation tank is leaking steam from the joint, how do i seal it
खरबूजे के बीज की गिरी निकालकर बेचनी है, छीलने की मशीन कहां मिलती है
kharbuja aur tarbuj me se kaun si fasal me is saal jyada munafa hoga
how many calories and how much sugar does one ripe chikoo have for a diabetic person
चीकू का पाउडर बनाने के लिए सुखाने वाली मशीन कितने की आती है
how do i extract lutein colour from marigold petals to sell to a poultry feed company
मौसंबी का बाग एक साल के लिए व्यापारी को ठेके पर देना है, इकरारनामा किस कीमत के स्टांप पर बने
kathal ke beej ka aata kaise banta hai aur bazaar me kaun kharidta hai
my whole bamboo clump has started to flower after forty years, why did this happen
bans se agarbatti ki tilli banane wali machine kitne me milti hai
how do i get an iec code to export onions to dubai
capital gains tax when i sell two acres of farm land near the highway
tell frp of sugarcane for this crushing season
FARMER ASKED ABOUT LICENCE FEE FOR STARTING OWN ARHTIYA SHOP
will soybean price go up after diwali or should i sell now
protein in moong compared to masoor
leaf crinkle virus in green gram, leaves puckered and thick
ipm 410-3 shikha moong where is breeder seed sold
can i raise lac insect on arhar plants and which bushes are best
tur imports from mozambique this year how many tonnes
black sesame gt 10 for gujarat, cost per kilo of seed
small cold press machine for sesame oil, electricity used per hour
orobanche weed coming out near sunflower roots, pink flowers
import duty on sunflower oil and why it was cut
pangasius seed rate and cage culture in a reservoir
biofloc tank of ten thousand litre total setting cost
injection dose to breed rohu at home hatchery
lime tree with black sooty leaves and small blackfly under them
citrus tristeza virus testing laboratory for kagzi plants
yellow rust stripes on barley leaves in february
which company gives best contract rate for beer grain
powdery mildew on carrot tops treatment
carrot washing machine price with motor
mcx menthol oil futures trend for next month
gummy stem blight on melon, brown gum on vine
how to make wine or powder from chikoo fruit
lutein factory contract for marigold petals in andhra
fruit sucking moth at night piercing mosambi
vacuum fried jackfruit chips plant, loan and profit
bamboo charcoal kiln making and carbon credit income
कोपरा का समर्थन मूल्य कितना है
खाद और कीटनाशक पर जीएसटी कितना लगता है
दूसरे राज्य प्याज भेजने पर ई वे बिल कौन बनाएगा
एमएसपी की शुरुआत किस साल और किसने कराई
मूंग के छिलके और चूरी भैंस को कितना खिलाएं
मूंग में तना मक्खी का प्रकोप, तना अंदर से खोखला
मूंग को काटने से पहले पत्ते सुखाने वाली दवा की मात्रा
अरहर में मिलीबग सफेद रुई जैसा गुच्छा
दाल मिल लगाने में कितनी लागत आती है
अरहर की लकड़ी से कोयला और ब्रिकेट बनाना
तिल की खली का भाव और गाय को कितनी दें
तिल पर माहू लग गया, पत्ते चिपचिपे
सूरजमुखी नेक्रोसिस विषाणु रोग
सूरजमुखी और सरसों तेल में कौन सेहत के लिए अच्छा
झींगा वन्नामेई पालन का लाइसेंस कहां मिलता है
मछली बीज हैचरी की सरकारी मान्यता और फीस
मोती की खेती की ट्रेनिंग कहां होती है
नींबू का अचार बनाने की विधि और मसाले
नींबू में सिल्ला कीट, कोंपल पर सफेद मोम के धागे
बिना छिलके वाला जौ गीतांजलि
जौ में जंगली जई मारने की दवा की मात्रा
गाजर के पत्ते गाय भैंस को खिला सकते हैं क्या
मेंथा की पेराई टंकी पर कितनी सब्सिडी और कीमत
पेराई के बाद बची मेंथा की घास से कागज या खाद बनाना
खरबूजे के बीज से मगज निकालने की मशीन
चीकू को जल्दी पकाने के लिए एथरेल की मात्रा
मंदिर के गेंदे के बासी फूलों से अगरबत्ती बनाना
गेंदे के सूखे फूल से बीज निकालकर रखने का तरीका
कटहल की लकड़ी फर्नीचर के लिए किस भाव बिकती है
बांस में फूल आने पर पूरा झुंड क्यों मर जाता है
chane ka vayda bazar me lot size aur margin kitna hota hai
tambaku ki neelami board me registration kaise
resham ke koye kis mandi me bikte hai
kheti ki zameen bechne par tax kaise bachaye
moong ka papad banane ki machine kitne ki aati hai
moong ki fali par anthracnose ke gol dhanse hue dhabbe
sprouted mung ka business kaise shuru kare
arhar hybrid icph 2740 ka beej kaha milega
tur dal ka stock limit sarkar ne kitna rakha hai
til me chhachya yani safed churn rog ki dawa
kala til aur safed til me antar, export kiska jyada
tilkut gajak banane ki unit ka kharcha
surajmukhi ke dande aur thali pashu ko khila sakte hai kya
drsh 1 hybrid surajmukhi ka packet kitne ka
surajmukhi ka shahad kis rang ka hota hai
singhi mangur palan ke liye cement tank ka size
machli ka bima kaun si company karti hai
tilapia palne par sarkar ki rok hai kya
barf me machhli door bhejna ho to box aur barf kitni
nimbu ki gooti kaise bandhe aur jad kitne din me nikle
sharbati nimbu squash banane ka fssai licence
assam ka kaji nemu yaha lag sakta hai kya
jau ka sattu pisne ki chakki aur bechne ka license
jau ki patti par jaalidar bhure dhabbe net blotch
narangi gajar me carotene kitna hota aur aankh ko fayda
pudina gamle me chhat par kaise ugaye aur kitni dhoop
kharbuja ki bel me pollination ke liye haath se phool kaise milaye
dahanu gholvad chikoo ka gi tag kaise milta hai
bans ko ghun se bachane ke liye boric wala ghol kitna
CCI PURCHASE CENTRE TIMING AND REGISTRATION FOR COTTON RAJKOT
can i legally grow weed killer proof cotton seed brought from gujarat
older cotton leaves have frosty white patches under them like dahiya, what is it
cotton stalk briquette machine cost
ginning outturn percentage of suraj variety
stunt disease of gram carried by black aphid, how to know it
rabbits and nilgai eat my gram at night, fencing help
how to start sattu making unit, which licence
chana price in indore next month, hold or sell
byadgi chilli oleoresin company contact number
galls like beads on roots of mirchi plants, what worm
capsaicin percent needed for export chilli
grafted chilli seedlings on which rootstock
how many eggs of eri silkworm can i rear on one acre castor leaf
castor pod shelling machine for small farmer
which stock exchange trades castor seed futures
pea seed borne mosaic, how to identify
gluten free jowar biscuit recipe and shelf life
sticky honey drops from jowar ear, is it ergot and harmful
number of days and rate of drone spraying per acre, licence needed?
my worker swallowed pesticide, what first aid before hospital
cold room temperature and humidity to keep anar for two months
pineapple leaf fibre extraction machine supplier
IS CHINESE GARLIC BANNED AND HOW TO COMPLAIN
which tree is host of lac insect, does ber earn from lac
red flesh or white flesh kamalam, which has more sugar
felling permit for savukku from forest department, needed or not
market rate of white sevanthi at dadar on dussehra
कपास की लकड़ी से प्लाईवुड बनाने की फैक्ट्री कहां है
कपास में ग्रे मिल्ड्यू रोग की दवा
बिनौले की खली दुधारू भैंस को कितनी दें
चने का समर्थन मूल्य इस साल कितना तय हुआ
चने में नील गाय और तोते से बचाव का तरीका
चने का बेसन बनाने की मशीन कितने की आती है
काबुली चना किस देश से भारत आया था
मिर्च की जड़ों में गांठें और सूत्रकृमि की पहचान
लाल मिर्च का पाउडर पिसाई का लाइसेंस कहां से बनवाएं
मिर्च को पॉलीहाउस में लगाने का खर्च कितना आता
अरंडी का तेल निकालने वाली कोल्हू मशीन की कीमत
अरंडी का आज का वायदा भाव डीसा मंडी
अरंडी में लाल रोएंदार कंबल कीट का हमला
मटर प्रसंस्करण फैक्ट्री के लिए सरकारी अनुदान
दाल मटर और हरी मटर में प्रोटीन किसमें ज्यादा
ज्वार में मीठी चिपचिपी बूंदें अर्गट रोग की पहचान
ज्वार की कटाई के लिए रीपर मशीन का किराया
ज्वार से इथेनॉल बनाने वाली कंपनी का पता
अनार का जूस निकालने की मशीन और कमाई
अनार के बगीचे में माइट मकड़ी का प्रकोप
अनानास का टिशू कल्चर पौधा कहां से मिलेगा
लहसुन का पेस्ट बनाकर बेचने का तरीका
लहसुन में सफेद सड़न के काले सरसों जैसे दाने
करेले की संकर बीज उत्पादन में हाथ से परागण कैसे
अरबी के चिप्स बनाने का उद्योग कितने में लगता है
गुलदाउदी के फूल से रंग निकालने की विधि
बेर के बाग में मधुमक्खी के बक्से कितने रखें
ड्रैगन फ्रूट में रात को बल्ब जलाकर फूल लाने की विधि
नर्सरी लगाने के लिए झाऊ का बीज कितने रुपये किलो
kapas ki msp 2025 me kitni hogi batao
narma me tobacco streak virus ki pehchan
cotton picker machine ka kiraya kitna per acre
kapas ke danthal se biochar banane ka tarika
bt beej ka packet is saal kitne rupaye ka milega
kapas me dusky cotton bug ka ilaj
channe me stunt rog kala mahu ke karan
chane ki thresher machine par subsidy kitni milegi
bhune chane ka business kaise shuru kare
chana me bhoosa pashu ko kitna dena
mirchi ka aaj ka bhav guntur yard
mirch me phooldar bel amarbel chadh gayi kya kare
achar wali mirch ki company se contract farming
mirchi ki kheti pe loan kaun bank deta hai
arandi ki khal se biogas banega ki nahi
arandi ki patti par reshom keeda palna hai, kitne ande lagte
matar ka chhilka pashu ko khilana theek hai kya
matar me mahu lag gaya kaunsi dawa
jwari chi chapati wajan ghatane me kitni faydemand
jowar me midge makhi dane khali kar gayi
jowar ki papad banane ki machine kaha milegi
anar ke bagh par bird net lagane ka kharcha
dalimb export ke liye apeda registration kaise kare
ananas me nematode ki dawa
ananas ka chhilka se vinegar banana
lasun ka price gir gaya, sarkar bhavantar degi kya
karela juice diabetes me kitna peeye
arbi ke patte ka rate surat mandi
dragon fruit me chinti aur ghongha dono ka hamla
How much should I pay per day to labour for cutting sugarcane in western UP this year?
ganne ka bhugtan mill ne 8 mahine se nahi kiya, byaj kaise milega kanoon me
गन्ने का जूस निकालने की मशीन का बेल्ट टूट गया है, नया कहां मिलेगा और कितने का आएगा
Wild boars are breaking my sugarcane at night, what fence or repellent should I use?
ganne ki harvester machine ki subsidy maharashtra me kitni milti hai
गन्ने से गुड़ बनाते समय रस साफ करने के लिए क्या डालते हैं?
Is there a minimum support price announced for groundnut next year and what will the market rate be in January?
mungfali ka chilka utarne wali machine me dana toot raha hai, jaali kaise set karu
मूंगफली की फसल में जंगली सूअर और नीलगाय से बचाव कैसे करें?
Which groundnut variety should I plant for boiled nut sale in Tamil Nadu?
mungfali ka tel ghar me nikalne ke liye kolhu ka license kaise banega
सरसों की खली दुधारू गाय को रोज कितनी खिलाएं?
How many honey bee boxes should I keep in one acre of mustard and what rent do beekeepers pay?
sarson me imidacloprid kitne ml ek tanki me dalna hai dose batao
जीएम सरसों की खेती को मंजूरी मिली है या नहीं, बीज कब मिलेगा?
Which mustard variety should I sow in Madhya Pradesh under irrigation?
sarson aur chana me se kisme jyada munafa hai is saal
बैंगन को ग्राफ्टिंग करके जंगली जड़ पर कैसे चढ़ाते हैं?
Can I grow Bt brinjal legally in Haryana and where is the seed sold?
baingan ka achar bechne ke liye fssai license kaise le
बैंगन की फसल में बंदर बहुत नुकसान करते हैं, कैसे भगाएं?
How do I make guar gum powder at home from guar seed and what machine is needed?
gawar mandi me bechne ke liye bikaner me kaun se kagaj aur token chahiye
ग्वार का भूसा बकरियों को कितना खिला सकते हैं?
masoor ki dal banane wali mini mill kitne ki aati hai
मसूर में फली छेदक सूंडी लग गई है, कौन सी दवा करें?
Rats are digging holes and cutting my lentil plants, how to control them?
ragi ka aata kitne din tak kharab nahi hota aur packing kaise kare
रागी में चिड़ियां दाना खा रही हैं, उन्हें कैसे रोकें?
What is the price of a power tiller attachment for weeding ragi lines?
kaju processing unit lagane ka kharcha aur loan kaha se milega
काजू के फल से शराब या रस बनाने का तरीका क्या है?
Which cumin variety is registered for organic export to Europe and what residue limit applies?
jeera me saunf mila ke bechne walo pe kaun sa kanoon lagta hai
खीरे के पॉलीहाउस पर कितनी सब्सिडी मिलती है और आवेदन कहां करें?
milky mushroom ka spawn dehradun me kis sarkari lab se milega aur rate kya hai
बरसीम का बीज तैयार करने के लिए आखिरी कटाई कब छोड़ें और बीज कितना मिलता है?
What is the selling price of a yak and how do I get a bank loan to buy ten of them in Ladakh?
will the cane frp go up next season
yellow mosaic streaks on sugarcane leaf, what virus is it
mealy bug hiding under cane leaf sheath
rent of cane harvester machine per hour
how to clarify juice with bhindi mucilage for clean jaggery
rats dig out groundnut pods at night, how to trap
which company buys peanuts for peanut butter on contract
how many bee boxes to keep in mustard for honey
white winding lines on mustard leaf made by leaf miner
can brinjal be grafted on wild solanum rootstock
mealy bug white clusters on brinjal stem
how much guar meal can i give broiler chicks
licence needed to open a guar gum mill
pod borer eating lentil grain, which trap
import duty on masur this year
green leafy ear instead of grain in ragi, downy mildew
ragi malt powder making unit cost
where to buy an automatic weather station and its price
is lightning conductor needed on a farm shed
cashew apple juice and feni licence rules
leaf thrips silvering cashew leaves, medicine
residue limit for cumin export to europe
white powdery patches on cucumber leaf upper side
polyhouse seedless cucumber variety with no pollination
milky mushroom growing temperature and casing
how to prepare mother spawn on wheat grain in lab
dodder yellow thread weed wrapped on berseem
red spider mite webs below strawberry leaves
gestation period of a female yak in days
गन्ने का पिछले साल का भुगतान मिल कब करेगी
गन्ने में दीमक लगी है टुकड़े खोखले हो रहे, दवा बताएं
गन्ने की खोई से बिजली बनाने पर किसान को कितना मिलता है
गन्ने की पत्ती पर पीली रस्ट के फफोले, नारंगी चूरा
मूंगफली छीलने की मशीन पर कितनी सब्सिडी
मूंगफली की खली गाय को कितनी खिलाएं
सरसों का समर्थन मूल्य इस बार कितना है
सरसों के तेल की घानी लगाने का खर्चा
सरसों की डंठल से ईंट भट्ठे का ईंधन कैसे बनता है
बैंगन का भाव आजादपुर मंडी में आज क्या
बैंगन का अचार और भर्ता पैक करके बेचने का लाइसेंस
बीटी बैंगन भारत में क्यों बंद है
ग्वार के चूर्ण का उपयोग तेल कुएं में कैसे होता है
ग्वार की कटाई के लिए कंबाइन कहां किराए पर मिलेगा
मसूर में स्टेमफिलियम झुलसा, भूरी फुनगी
मसूर दाल मिल लगाने के लिए कितना लोन
रागी में चिड़िया दाना चुग रही, भगाने का तरीका
रागी की रोटी से शुगर कम होती है क्या
चक्रवात की चेतावनी का मैसेज मोबाइल पर कैसे चालू करें
बादल फटने से मकान गिरा, आपदा राहत राशि कितनी
काजू की गिरी निकालने की मशीन का दाम
काजू के पत्ते पर एन्थ्रेक्नोज के भूरे दाग
जीरे का वायदा भाव अगले महीने कहां जाएगा
जीरे का तेल निकालने का कारखाना
खीरे में लाल मकड़ी का जाला, पत्ती तांबे जैसी
कॉर्डिसेप्स मशरूम का भाव किलो
मशरूम सुखाकर पाउडर बनाने का ड्रायर
बरसीम का बीज तैयार करने को कटाई कब रोकें और बीज उपज
याक के दूध की छुरपी कैसे बनती है
ganne ka frp aur sap me kya antar hai
ganne ki bagasse se plate banane ki machine kitne ki
ganna perchi sms nahi aayi cane office number kya hai
ganne me jangli suar ghus jate hai, jhatka taar lagwana hai
mungfali me phudka patti ki nok peeli V jaisi, kya dawa
singdana namkeen bhun ke bechne ka dhandha kaise shuru
groundnut digger machine ki keemat aur tractor hp
sarson ki khali dudharu bhains ko kitni de
sarso me pioneer 45s46 hybrid ka beej kitne ka packet
sarson ke patte ki saag mandi me kitne ka
bhante ke khet me neelgai ghus rahi, kya lagau
baigan me thrips se patte chandi jaise, ilaj
gawar phali ki sabji export karne ka tareeka
gwar me phali bedhak sundi phali ke andar
masoor ke daam agle mahine badhenge kya
masur me chana wali phali chhedak ka andha jaal
ragi ke laddu pack karne ka fssai license
mandua ki machine thresher pahad me chhoti kitne ki
kaju me pink disease se daali sukh rahi gulabi papdi
jeere me milawat ghar pe kaise jaanche, rang wala nakli
kheera ka achar gherkin contract company ka number
kheere me leaf miner safed tedhi lakeer
khumb ki spent khad se kenchua khad kaise banaye
mushroom training ka certificate kaha se milega
barseem me haari sundi patte kha rahi, kaunsi dawa
strawberry me ghongha raat ko fal khata hai
strawberry hydroponic tower ki laagat
yak ke baal se oon ka dam kitna
what rate will Dashehari mango fetch in Lucknow mandi next June, should I wait before giving the orchard on contract
termites have made mud tunnels on the trunk of my mango trees, how to get rid of them
belt of my maize sheller keeps slipping and it cracks the grain, how do I set it right
who brought the potato to India and in which century did our farmers start growing it
which government nursery near Nashik sells red lady papaya saplings and at what price each
is hydroponic cabbage in a polyhouse more profitable than cabbage in the open field
how do I make petha sweet from my own pumpkin and which licence do I need to sell it
our village rajma is famous, what is the process to apply for a GI tag for it
peacocks and rats are digging up my coriander seed just after sowing, how to keep them away
how many ewes can one ram serve and at what age should I start using him for breeding sheep
arecanut is at 48,000 per quintal today, will it go up after Diwali or should I sell my chali now
आम की डालियों पर बांदा नाम का दूसरा पौधा उग आया है जो पेड़ का रस पीता है, इसे कैसे खत्म करूं
जंगली सूअर रात में आकर मक्का के खेत को रौंद देते हैं, उन्हें कैसे भगाएं
आलू की जड़ों पर सरसों के दाने जैसी सुनहरी गोलियां हैं, नीलगिरी वाला सिस्ट सूत्रकृमि है तो क्या करें
आलू से चिप्स बनाने की छोटी फैक्ट्री खोलने में कितना खर्च आएगा और कर्ज कहां से मिलेगा
मेरा राजमा पकाने में बहुत देर से गलता है, ग्राहक शिकायत करते हैं, इसकी वजह क्या है
वर्जीनिया तंबाकू की पत्ती भट्टी में पकाते समय पहले दिन कितना तापमान रखें
काली मिर्च से सफेद मिर्च कैसे बनाते हैं, कितने दिन पानी में भिगोना पड़ता है
भेड़ों को खुरपका मुंहपका हो गया है, मुंह में छाले और लंगड़ा रही हैं, क्या इलाज करूं
फव्वारे के पाइप का नोजल टूट गया है, नया कितने का आएगा और कौन सी कंपनी का अच्छा
पपीते के पेड़ तेज आंधी में झुककर टेढ़े हो गए हैं, सहारा देने के लिए लकड़ी कैसे बांधूं
bandar aam ke bag me kachche fal tod ke barbad kar dete hai, unko kaise rokein
ghar pe aam ka achar bana ke bechna hai, fssai ka licence kitne ka banta hai
bihar me makka kharidne wali ethanol factory kaun si hai aur kya rate deti hai
soyabean ka bhusa gaay ko roz kitna khila sakte hai, dudh pe asar padega kya
soyabean ke chhote paudhe ghonghe kha rahe hai, barish me hazaro nikal aaye, kaise maru
aloo khodne wali digger machine pe bihar me kitni subsidy hai aur kaise milegi
papite ke patte ka ras dengue me kitna pilana chahiye
dhaniya powder peesne ki chakki aur packing ka chhota udyog lagane ko loan kaise mile
supari todne ke liye ped pe chadhne wali machine kitne ki aati hai aur chalana kaise hai
kali mirch ki bel chadhane ke liye kaun sa ped lagana accha hai, silver oak ya dadap
neelgai kaddu ki bel aur fal dono kha jati hai, taar ki baad lagane me kitna kharcha
rajma ke daam kashmir wale rajma se kam kyu milte hai, dono me fark kya hai
kesar mango graft for saurashtra, which rootstock suits
spongy white patch inside alphonso flesh at eating time, why does it form
gum oozing from cracks in my mango trunk, what treatment
price of alphonso box in vashi market this april
mango stone weevil found inside seed during export check
AMCHUR MAKING MACHINE COST FOR SMALL UNIT
brown rust pustules on both sides of maize leaves
parrots strip my corn cobs every morning, any way to scare them
how much silage can be packed from one acre of green maize
MAIZE MSP THIS YEAR AND WHERE TO SELL
which country first brought soybean to india
soybean rust brown powder under the leaves, remedy
wild boars dig up my soya field at night
hollow heart in big potatoes, what causes the hole
bacterial wilt of potato, brown ring when tuber is cut
apical rooted cuttings of potato from cprc, cost per plant
kidney bean rust reddish pustules control
how long to boil rajma from munsiyari compared to chitra
root knot nematode galls on cowpea roots
fodder cowpea green yield per cutting
papaya fruit with pink slimy sunken rot in market, disease name
tissue culture papaya plants, which company is best
white pepper making from ripe berries, soaking days
areca palm basal stem rot with mushroom at foot
power operated arecanut tree climber subsidy
topping and sucker control in virginia crop
cabbage golden acre or pusa drumhead, which is earlier
ppr vaccine for sheep, which age
आम की गुठली से तेल या घी निकलता है क्या, कौन खरीदता
आम के पत्तों पर लाल जंग जैसे गोल मखमली दाग
आम पर बंदा परजीवी बेल उग आई है, कैसे हटाएं
आम के जुड़े हुए पत्तों में जाला बनाने वाली इल्ली
मक्का में काला फफूंद वाला गुब्बारा भुट्टे पर निकला, कंडुआ रोग
मक्का का भुट्टा छीलने की मशीन कितने रुपये की आती है
सोयाबीन का समर्थन मूल्य इस साल कितना है
सोयाबीन से दूध और टोफू बनाने की विधि
सोयाबीन का भूसा गाय को खिलाना कैसा है
आलू खोदने की मशीन ट्रैक्टर वाली पर छूट
आलू में गुंठित सूत्रकृमि नीलगिरी में क्यों फैला
शीतगृह में आलू रखने का किराया बोरी का कितना
राजमा की बेल को चढ़ाने के लिए कौन सी लकड़ी की बल्ली लगाएं
राजमा पर कोणीय पर्ण दाग कैसे पहचानें
पपीते का दूध निकालकर पपेन पाउडर बनाने का तरीका
पपीते की टूटी फ्रूटी बनाने का कारखाना
धनिया का मंडी भाव रामगंज में आज
धनिया के बीज से तेल निकालने की मशीन
सुपारी के पत्ते से दोना थाली बनाने का धंधा
काली मिर्च में पपीते के बीज की मिलावट कैसे पहचानें
कद्दू की पत्तियों पर चूर्णिल सफेद आटा जैसा रोग
कद्दू में पानी कितने दिन पर लगाएं गर्मी में
तंबाकू मोजेक विषाणु से पत्ते में हरे पीले दाग
पत्तागोभी की रोपाई में पौधे से पौधा कितनी दूर रखें
भेड़ को खुरपका मुंहपका हो गया, क्या इलाज है
भेड़ का दूध पीने लायक होता है क्या
प्याज को छह महीने रखने का देसी चट्टा कैसे बनाएं
नलकूप की बोरिंग का खर्च प्रति फुट कितना
ratnagiri hapus ka gi tag kaun deta hai
aam ke bag me bandar bahut aate hai bhagane ka upay
maize ethanol plant me kis rate pe bikta hai
makka ki patti ko lapetne wali illi ka naam
makka shoot fly ka upay spring me
soyabean me gajar ghas ka poison, tel ka daam kyu gira
soya ka khal murgi ke dane me kitna milaye
potato ka sabse bada utpadak zila kaunsa hai
kufri neelkanth ka jaamuni aloo kaha milega
aloo ke chips ki dukaan kholne ka loan
rajma ka bhav himachal ki mandi me aaj kya hai
lobia me thrips se phool sikud rahe, kaun si dawai
french bean aur rajma me kya antar hai
papaya ki kheti ke liye loan bank kitna deta
papita ki jad me ganth wale sutrakrmi
dhaniya ki patti thand me laal kyu pad jati hai
supari pe kitna import duty lagta hai
supari chilne ki machine 1 hp wali ka rate
black pepper ko chadhane ke liye sahara kaun sa ped
bush pepper gamle me kaise ugaye
kaddu ke beej bhun ke bechne ka license
tambaku sukhane ki bhatti me lakdi kitni lagti hai
patta gobhi me sirf phool nikal gaya, bolting kyu
bhed ke memne ka gabhin kaal kitne mahine ka
nellore bhed ki keemat kitni hai
mehsana me bhed ka bima kaise hota hai
`;
