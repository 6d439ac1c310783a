/** Messages of farming and rural work beyond our facts: other crops and animals, home industry, machines, law, omens; a classifier learns from them. */
export const ruralUnanswerableExamples = `
how deep to plant sweet potato vines on ridges
when should i pull turnips before they go woody
betel leaf vines under shade net are shedding
water chestnut in our village pond has red beetles
makhana seeds popping from pond mud, how many per acre
methi leaves have white spots under them, which fungus
pointed gourd has only male plants, how many female i need
custard apple fruits are black like stone on the tree
how far apart to plant jamun saplings on the bund
fig tree drops all small figs in april
gladiolus corms rotted in the store, what to dip them in
gerbera in my polyhouse has bent necks
orchids for cut flowers in manipur, which media
walnut saplings from kashmir, will they grow in shimla
apricot blossoms fell after wind, will i get fruit
ajwain sowing month in our dry area
nutmeg tree is male or female how to know
cinnamon bark when to strip in wayanad
lac insect on ber and kusum branches, when to inoculate
buckwheat sowing in kinnaur after barley
broccoli heads are loose, which month was wrong
lettuce for hotels, how to grow in trays of water
rabbit meat farm, which breed grows quick
guinea fowl eggs under a desi hen how many days
geese bite my children, how to keep them
pearl oyster operation in pond, how to put the bead
freshwater prawn seed stocking with no carp
camel calf is not sucking, what to do
my mule has saddle sores on the back
pony for school rides, what grain in evening
pigeon loft white droppings and head shaking
how to tell the age of a buffalo from her teeth at the fair
rings on the horn of cow, do they count calves
how to distil rose water in a copper pot
method to make jaggery from cane juice without chemicals
which mustard oil press gives more oil per quintal
packing lemon pickle so that oil does not leak
making candles and lip balm from beeswax
puffed rice bhatti how to run
how to roast gram with sand for selling
small cheese making room for goat milk
drying mango pulp into aam papad for shops
how do i make vinegar from sugarcane juice
weaving mats from date leaves
chaff cutter blade where to sharpen and at what angle
which chain saw is best for cutting dry acacia
tyre of my trolley bursts again and again
thresher pulley size for 35 hp shaft
licence of drone pilot for spraying, course fee
electric tractor battery life and price
baler twine keeps breaking in the knotter
my trolley needs rto number or not
transfer tractor papers after father sold it
tractor hour meter stopped, how to repair
how to do t budding in a jamun stem
which wax goes on the wedge graft of custard apple
knife and tape for inarching, from where
how to make air layer on fig with moss
softwood cutting of gladiolus not rooting, which hormone powder
where can i get spinach tested for pesticide residue and fee
lab that tells curcumin percent in turmeric powder
is my honey pure, which lab does nmr test
testing oil percent of mustard in a private laboratory
protein test of dal at home by chemical
how to send chilli sample to germany buyer
phytosanitary certificate for sending betel to london
customs duty on importing onion from egypt
who owned khasra 214 in 1962, can i get the old map
my name is spelled wrong in the consolidation award, appeal time
can panchayat cancel my lease of pond
gift deed of field to wife, stamp paper cost
how many feet from the road can i build a shed on farm land
conversion of farm land to plot, which office
old well on my boundary, who has right to water
man with coconut on palm finds water, is it true
what casing pipe thickness for 6 inch bore
which cable size for 7.5 hp motor 200 metre away
line man wants money to join the wire in my field
wire over my crop is hanging low, who will lift it
hanging lemon and chilli on tractor, does it stop evil eye
black pot with white face in the field keeps nazar away
is it bad luck to start sowing on saturday
ring around the moon means rain in how many days
frogs are shouting tonight, will monsoon come early
if neem flowers a lot will the year be wet
porcupine digs up my field at night
squirrels make holes in tender fruits
peacocks eat seedlings and law forbids touching them
fresh water crabs make tunnels in my bund
millipedes march into the house from the garden
leeches fall from trees on my labourers in coorg
yield of seed brand shriram super 303
is ankur 651 better than jadoo seed
शकरकंद की बेल कब काटकर लगाएं
शलगम का बीज एक बीघा में कितना
पान की बेल बरेजे में सूख रही है
तालाब में सिंघाड़े पर लाल कीड़ा लगा है
मखाने की गुर्री निकालने का समय
परवल की लत्ती में नर मादा कैसे पहचानें
कुंदरू का मचान कितने साल चलता है
तोरई के फूल टपक जाते हैं
शरीफे के फल पत्थर जैसे काले
इमली का बाग लगाना है, दूरी बताओ
बेल के फल फटते हैं गर्मी में
अंजीर की कलम कैसे लगाएं
आड़ू का पत्ता फूलकर लाल मुड़ गया
अखरोट की पौध कहां मिलेगी और कब रोपें
खजूर के पेड़ में नर फूल की धूल कब छिड़कें
ग्लेडियोलस के कंद सड़ गए
अश्वगंधा की जड़ कितने महीने में खोदते हैं
अजवाइन की बुवाई का महीना
ईसबगोल की भूसी घर पर कैसे अलग करें
सौंफ के छत्ते पर गोंद जैसा चिपचिपा
मेहंदी की खेती सोजत में कैसे होती है
लेमनग्रास की पत्ती साल में कितनी बार कटती है
अफीम का पट्टा कैसे मिलता है
लाख का कीड़ा कुसुम के पेड़ पर कब चढ़ाएं
कुट्टू की बुवाई किन्नौर में कब
कंगनी पहाड़ी सीढ़ीदार खेत में छिटक दें क्या
मोठ में कितना खाद डालें मारवाड़ में
सेम की बेल पर काले धब्बे
सूरन का टुकड़ा कितने वजन का लगाएं
बकला की फलियां नहीं भर रहीं
हंस और गीज पालने का तरीका
मोती वाली सीप में दाना कैसे डालते हैं
खच्चर की पीठ पर काठी से घाव हो गया
ऊंट के बच्चे ने दूध नहीं पिया
टट्टू को शाम को क्या चारा दें
लव बर्ड्स के अंडे खराब हो रहे
भैंस के दांत देखकर उम्र कैसे बताते हैं मेले में
दो दांत का बछड़ा कितने साल का हुआ
बैल के सींग के छल्ले गिनकर उम्र निकलती है क्या
गुलाब जल निकालने की भट्टी कैसे बनती है
देसी गुड़ बनाने में चूना कितना डालते हैं कड़ाही में
कोल्हू लगाना है, कच्ची घानी कितने घंटे चलेगी
मुरमुरा भूनने की भट्टी का काम
बड़ी और मंगोड़ी बनाने का घरेलू काम
इमली की चटनी की बोतल कितने दिन टिकेगी
बेसन मिल में दाल से कितना बेसन निकलता है
खोपरे की खोल से कोयला बनाना
ऊन कातकर कंबल बनाने का धंधा
कंबाइन एक एकड़ में कितना डीजल पीती है
ड्रोन उड़ाने का लाइसेंस कहां से बनेगा
हल का फाल लोहार कितने में बनाता है
ट्रैक्टर का साइलेंसर से तेल टपक रहा है
बैटरी वाला ट्रैक्टर एक बार में कितना चलेगा
गूटी बांधना अंजीर में, कौन सी काई लगे
जामुन में पैबंद कैसे लगाएं
पालक में दवा का अंश जांचने की लैब कहां
हल्दी में रंग कितना प्रतिशत है, कहां पता चलेगा
सरसों में तेल प्रतिशत की पर्ची कहां बनती है
नेपाल से आलू लाने पर कितना शुल्क
चकबंदी में मेरा नंबर गलत काट दिया, अपील कब तक
मकान बनाने के लिए खेत को आबादी कैसे कराएं
मेड़ पर पड़ोसी का पेड़ है, छाया आती है, कटवा सकते हैं क्या
पुराने कुएं पर तीन भाइयों का हक कैसे बंटे
दानपत्र से जमीन मां के नाम करनी है, खर्च
बोर तीन सौ फुट सूखा निकला, दूसरी जगह कैसे चुनें
साढ़े सात एचपी मोटर के लिए तार कितने गेज का
खेत के ऊपर तार लटक रहा है, लाइनमैन नहीं सुनता
मीटर घर पर है मोटर खेत में, बिल किस दर से
गाय को नजर लग गई है, दूध सूख गया, टोटका बताओ
ट्रैक्टर पर नींबू मिर्च टांगने से कुछ होता है क्या
शनिवार को हल जोतना अशुभ है क्या
गाय खरीदने का शुभ मुहूर्त कौन सा
उल्लू घर पर बैठे तो पशु मरता है क्या
चांद के चारों तरफ घेरा हो तो बारिश कब
तीतर के पंख जैसे बादल का मतलब घाघ ने क्या कहा
चींटी अंडे लेकर चढ़े तो पानी आएगा क्या
नक्षत्र देखकर बरसात बताओ, आर्द्रा कैसी रहेगी
टिड्डी दल बाड़मेर से चला है, हमारे यहां कब पहुंचेगा
साही रात में खेत खोद डालती है
चमगादड़ बाग खाली कर देते हैं
मोर पौध चुग जाते हैं, भगाना गुनाह है क्या
केकड़े मेड़ में सुरंग कर देते हैं
कनखजूरे खेत से घर में घुस रहे हैं
श्रीराम 303 बीज की पैदावार
कावेरी 468 कितने फुट ऊंचा होता है
shakarkand ki bel kahan se laye aur kab lagaye
paan ke patte par kale dhabbe bareja me
makhana phodne wali machine
methi ke patte safed ho gaye
parwal me nar paudhe kitne rakhe
turai ke fal tedhe kadwe
sitafal ka ped fal nahi deta hath se paragan
imli ka bagh kitne saal me
akhrot lagana hai himachal me kaun si jaat
khajoor tissue wala paudha kab fal dega
gladiolus ke kand jamin se kab khodu shaadi season baad
gerbera polyhouse me gardan latak jati
ashwagandha ki jad sukhane ka tarika
ajwain kab boye gujarat me
lemongrass ki jad kahan se milegi
khus ki ghas lagani hai nadi kinare
tulsi ki kheti tel ke liye
kutu aur ramdana pahad me
kangni me nirai kitni baar
kodo ki fasal me kya khaad
broccoli ka phool khula khula
hotel ke liye lettuce sirf pani me ugana hai pipe me
sem ki phali par daag
chukandar kab bou halwai ko dena hai
titar palan ki permission
guinea fowl kya khata hai
jheenga meethe pani ka beej kahan
oont ke bachche ko dast
ghode ki naal kahan thuke
chaar daant ka bail kitne saal ka
gaay ke mathe ki bhauri ka matlab
seeng ke chhalle se byat gin sakte kya
gud banane me bhindi ka ras kyu dalte
kachi ghani kolhu ki kamai aur bijli
sattu packet bana ke bechna
mom se mombatti banana shahad nikalne ke baad
aam papad sukhane ka kaam
kele ke reshe ki rassi machine
sirka ganne ke ras se banana
nimbu achar ka tel upar aa jata bottle me
trolley ka tyre fat jata baar baar
gandase ki dhaar kahan lagegi
tractor ki rc papa se mere naam kaise
drone udane ka course fees
baler ki rassi tootti hai gaanth nahi bandhti
hour meter band pada tractor ka
aari wali machine se ped katna kaun si company
chashma chadhana jamun me sikhao
wedge grafting ka moom kahan milta
shahad ki shuddhata ka nmr test kahan
mungfali ka aflatoxin report kharidar mang raha
nepal se makka lana ho to border par tax
1962 ka naksha khasra 214 ka nikalna hai
chakbandi me galat chak mila appeal
kheti zameen ko plot banane ka parmission kahan se
jareeb se naap karane wale ki fees
bore sukha nikla dusri jagah kahan khode
nariyal se pani dhundne wala sach hota kya
bore me casing kitni moti
7.5 hp motor ka wire kitne mm
khet me kaali handi tangne ka fayda hai kya
nayi gaay ghar lane ka accha muhurat kaun sa din
ghagh ki kahawat badal teetar pankhi
tiddi dal kab aayega hamare gaon
gilahri kutarti kache fal
mor paudh chug jate hai
kekde med me bil banate
bioseed 9544 kaisa rahega
siyar ne do murgi utha li
saanp ne chuza nigal liya
नेवला मुर्गी का बच्चा खा गया
kutte ne bakri ka memna kha liya
leopard took one goat last night
तेंदुआ बछड़ा खा गया मुआवजा मिलेगा क्या
billi ne kabootar aur murgi maar di
cobra killed my hen in the coop
`;
