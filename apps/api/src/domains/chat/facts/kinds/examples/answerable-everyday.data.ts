/** Messages that facts answer, told in words of the kitchen, the feast, the family and the workshop; a classifier learns from them. */
export const everydayAnswerableExamples = `
mother bites a wheat grain to see if it is dry enough for the drum, is that a good test
old men tie a brick to the hanging jer of the cow, should we do the same
left belly of my cow sounds like a dholak after she ate wet berseem
cow calved last evening and now her ears are ice cold and neck bent to one side
my aunt gives the first thick milk of cow to the temple, does the calf not need it
buffalo bellows at midnight and a string hangs below her tail, is it her time
should the cow sit or stand after i dip her teats in medicine
my cow broke the kitchen door and ate all the wedding rice, now no cud
can i keep azolla in a pit lined with the old plastic of the marriage tent
children jump on the chopped maize in the pit, how tight must silage be pressed
how many days to keep the straw shut after sprinkling urea water on it
which salt and shelter do mithun need, we let them roam in the forest till the feast
yak calves shiver when snow comes, how do i save them
small pigs look pale like paper and their breath thumps
fat sow lies on her babies at night and crushes them, what rail to put
hotel man offers me free leftovers for my pigs, is it risky
my vanaraja hen walks away and will not sit on eggs like grandmother's desi hen
egg shells break in my fingers like papad, what are my hens missing
newborn chicks run away from the bulb with open beaks
someone gifted me ducks, how many eggs in a year from khaki campbell
turkey babies do not find their food the first days, how to teach them
crows are falling dead near my hen house, can i touch them
how much chopped grass does a grass carp eat, mine act like cows
is mahua cake good to finish the wild fish before i put rohu babies
flat green buttons stick on the skin of my carps
father in law says sugar syrup makes bees lazy, when is it right to feed it
silk tunnels like spider cloth inside the old comb of my bee box
how many days from hatching to cocoon for the silk worms on mulberry
one buck for how many goats, my uncle keeps five bucks for twenty
my fattest lamb turned round and round like a top and died
when is the right month to shave the wool of sheep
roses for the temple open too much by noon, at which stage to cut them
mogra for gajra, should we pluck before the sun or after
i want orange marigold flowers for dussehra and diwali garlands, when to sow
tuberose bulbs, how many for one acre and how deep
mangoes near the brick kiln have black noses, is the smoke guilty
one year the mango tree is full and next year on holiday, how to cure
wrapping mangoes in newspaper on the tree, how many days before plucking
bunch of banana is stuck in the throat of the plant in january
should i cut the big purple heart hanging below the banana bunch
papaya fruits have bumps like a face with pimples and milk comes out
big horned beetle makes scissors cuts in my coconut fan leaves
groundnut shells say tak tak when i press, empty inside
til capsules open and spill like a broken salt box before i cut
neighbour gave castor cake to his cow and she fell, is it poison
hair from our heads and jute strings got mixed in picked cotton, does it cut the grade
how many days should jute bundles sleep in the pond water
how do i know the cane is sweet enough before i call the mill truck
after cutting cane what should i do to the stumps for a good second crop
few paddy plants are pale, thin and tall like a bamboo, their brothers are short
every wheat ear is full of black soot instead of grain
potatoes turned green like guava in the corner of my room, can we eat
how many days before digging should i shave the tops of potato
onion has put up a drumstick with a flower, will the bulb keep
every second onion is a twin joined at the hip
can i plait garlic like my sister's hair and hang it in the kitchen
how long to boil turmeric fingers before drying on the roof
where do i hide seed ginger till april, in sand or in the fridge
red chillies on the roof get white mould at night, how to dry safely
pepper strings fall off like cut earrings in june
coriander seed for sowing, should i break it under a slipper
whole jeera plants bow their heads and die in patches
oyster mushroom stems grew long like noodles with tiny caps
green mould like old bread in my oyster mushroom bags
sour soil in our hill village, does wood ash or lime do the job
white crust like salt on papad covers my land, is gypsum the answer
how tall should dhaincha be when i put the tractor over it
earth worms in my compost bed are climbing out like a train leaving the station
in which order do i put gur, besan and gomutra for jeevamrut
tiny drip holes are choked like the nose of a child with cold, how to clean
spray man blows the nozzle with his mouth, how to do it safely
what does the red triangle on the bottle tell me
after spray how many days before i send brinjal to my daughter's house for cooking
lady group in our village wants a drone to fly over fields, who gives the money
my husband died, his 2000 rupee kisan money stopped, how do i get it in my name
daughter in law works as a clerk in government, does our house lose pm kisan
bank manager asks my wife's gold for a farm loan of 1 lakh, is it allowed
cut paddy lying to dry was soaked by rain, does crop bima pay
can i leave wheat in a godown and take loan on the paper
i took 25 lakh cash from the bank for buying buffaloes, will they cut tax
trader says he will pay after diwali, how does enam pay me
tie tie birds sit on sticks in my neighbour's gram field, why did he put them
level machine with laser light, does it really save water
घी जमने वाली सर्दी है, रात को आलू की मेड़ पर पानी दें या धुआं करें
भैंस ने बच्चा दिया और अगले दिन से गर्दन मोड़कर बैठी है, कान बर्फ जैसे
ससुर जी कहते हैं जेर खींच दो, सोलह घंटे हो गए
बछिया का नाल किससे बांधें और किससे काटें
गाय के थन में गांठ है और दूध छिटक कर आता है जैसे फटी चाय
गाय की बाईं कोख नगाड़े जैसी फूल गई है
बहू ने भूसे में यूरिया मिलाया है, कितने दिन बाद खिलाएं
बुआ के गांव में मुंहपका फैला है, अपनी गायों को कैसे बचाऊं
बैल की जांघ पर गरम सूजन है, दबाने पर चर चर बोलती है
भैंस का गला सूजा है और सांस घर घर कर रही है
गाय की खाल पर सिक्के जैसी गांठें उभर आई हैं
बाल्टी, कपड़ा और हाथ कैसे धोएं कि दूध डेयरी में फटे नहीं
गोद भराई में मिली बछिया कितने किलो की हो तब गाभिन कराएं
सांड की जगह डॉक्टर का टीका सुबह लगवाएं या शाम को
बकरियां ईद तक मोटी करनी हैं, रोज कितना दाना और पत्ती दें
बकरी के मुंह में छाले, नाक से पानी और पतला गोबर है
मेमना पैदा होते ही दाई जैसा क्या क्या काम करना पड़ता है
भेड़ की ऊन होली के आसपास उतारें या बरसात बाद
सूअरी के बच्चों के नुकीले दांत काटने चाहिए क्या
मुर्गी की गर्दन रस्सी जैसी ऐंठ गई और हरी बीट करती है
चूजों के नीचे अखबार बिछाएं या धान की भूसी
गर्मी में मुर्गियां चोंच खोलकर हांफती हैं
तालाब की मछलियां भोर में मुंह ऊपर करके हवा पीती हैं
मछली की खाल पर लाल घाव जैसे जलने के निशान, ठंड का मौसम है
छठ पूजा के घाट वाला तालाब है, मछली डालने से पहले चूना कितना
शहद की चाशनी कब निकालें कि छत्ते में मधुमक्खी भूखी न रहे
मधुमक्खी की पीठ पर लाल तिल जैसा कुछ चिपका है, पंख मुड़े हैं
रेशम के कीड़े फूलकर दूध छोड़ रहे हैं
गणेश चतुर्थी के लिए गेंदा कब रोपें
गजरे वाला मोगरा पीला पड़ रहा है
शिवरात्रि पर बेर बेचने हैं, पेड़ की कटाई कब करते हैं
नींबू के छिलके पर खुरदरे दाग जैसे खुजली के, क्या रोग है
आम का बौर झाड़ू जैसा गुच्छा बन गया है
मंडप के लिए केले के पेड़ बेचने हैं, पुत्तियां कितनी रखें
केले की पत्तियों पर सिगार की राख जैसे धब्बे
पपीते की जड़ के पास तना पानी से गल गया
अमरूद बरसात में पनीला होता है, सर्दी वाली फसल कैसे लें
नारियल का बीच वाला पत्ता सड़कर हाथ में आ गया
अनार हंसते हुए फट जाते हैं, पकने से पहले
लीची का छिलका लू में तड़क गया
अंगूर कितने मीठे हों तब कैंची चलाएं
बाजरे की बाली में दाने की जगह झाड़ू उग आई
मक्के के भुट्टे दांत टूटे बूढ़े जैसे, दाने बीच बीच में गायब
ज्वार के दाने पर शहद जैसा चिपचिपा रस टपकता है
गेहूं में मंडूसी घास मेहमान बनकर घुस आई, क्या डालें
गेहूं के पौधे जड़ से दीमक चट कर गई
दादी कहती हैं नीम की पत्ती रखने से घुन नहीं लगता, सच है क्या
कोठी में चावल की बोरियां दीवार से सटाकर रखें या तख्ते पर
धान की बीच की पत्ती सूखकर धागे जैसी खिंच आती है
धान के पौधों की कमर पर भूरे मच्छर जैसे कीड़े बैठे हैं
बासमती की नर्सरी कौन सी तारीख से डालें, शादी भी उसी हफ्ते है
उड़द की दाल वाली फसल के पत्ते पीली चित्ती से भर गए
अरहर के फूल चोटी जैसे आए पर फली नहीं लगी
मसूर के पौधे माचिस की तीली जैसे सूख गए
चने की फुनगी तोड़कर साग खा लें तो फसल घटेगी या बढ़ेगी
राजमा कब बोएं, हमारे पहाड़ में जून में पूजा है
मूंग काटने से पहले कितनी फलियां काली हों
सरसों के तने पर रुई जैसी सफेदी और अंदर काली गोली
सूरजमुखी का चेहरा बीच से खाली रह गया
तोते सूरजमुखी के बीज चट कर जाते हैं, घंटी से भागें या पन्नी से
तिल कब काटें, डोडे खुलने से पहले कैसे पहचानें
अलसी बोने में कितना बीज, बड़ी ननद के खेत में छिटक कर बोई है
कपास के टिंडे में गुलाबी इल्ली छुपकर बैठी है
गन्ने का बीच लाल है और सिरके जैसी गंध आती है
टमाटर का पेंदा काला चमड़ा जैसा हो गया
बैंगन की टहनी लटकी है, अंदर सुरंग में सुंडी है
भिंडी की नसें पीली जाल जैसी
खीरा कड़वा निकलता है, रायता फेंकना पड़ा, खेत में क्या गलती हुई
कद्दू में फूल ही फूल हैं, फल का नाम नहीं
तरबूज ठोककर आवाज से पहचानें या डंठल देखकर कि पक गया
गाजर के दो पैर निकल आए, एक सीधी नहीं
अरबी खाने पर गला खुजलाता है, कौन सी किस्म लगाऊं
धनिया पर मानो किसी ने आटा छान दिया
हल्दी उबालते समय बर्तन में कितनी देर रखें कि रंग न जाए
मशरूम की थैली शादी के टेंट वाले कमरे में कितने दिन बंद रखें
खेत की मिट्टी खीर जैसी दलदल है, पानी कैसे निकालें बाढ़ के बाद
मिट्टी का नमूना निकालते समय किन जगहों से न लें
केंचुए वाली खाद का गड्ढा छाया में बनाएं या आंगन की धूप में
नंदी वाली देसी गाय का गोबर मूत्र मिलाकर बीज कैसे शोधें
बोरी पर 18-46 लिखा है, उसमें नाइट्रोजन कितनी हुई
पिताजी गुजर गए, किसान सम्मान का पैसा रुका है
चाचा बटाई पर खेत जोतते हैं, उन्हें केसीसी मिल सकता है
ओलों ने गेहूं लिटा दिया, बीमा वालों को कितने घंटे में बताना है
बनिया भाव कम दे रहा है, सरकारी रेट पर चना कौन खरीदता है
मामा जी ने कहा ड्रिप पर सरकार आधा पैसा देती है, छोटे किसान को कितना
jethani ki gaay ne bachda diya par jer latki hai subah se
bhains ka doodh dahi jaisa fat ke nikal raha hai ek than se
bachda paida hote hi kheece chate nahi gaay, kya kare
gaay ki aankhe peeli aur peshab coffee jaisa, kilni bhi thi
shaadi ka bacha pulao gaay kha gayi ab jugali band hai
bachhiya ko gud ke sath khanij mishran kitna de roz
bhais ko nahana zaruri hai kya garmi me din me kitni baar
bachhdo ko pet ke keede ki dawa saal me kab kab de
chari choti thi gaay kha ke ladkhada ke gir gayi
barseem ka beej namak ke pani me kyu dalte hai
napier ghas pehli baar kab kate, padosan har mahine kaat leti hai
saas bolti hai bakri ko geela chara mat do barsat me, sahi hai kya
bakri chakkar kha ke gir gayi, pet phula, dast bhi
bakre ki kitni umar ho tab bakri pe chhode
bhed ko dawai pilani hai pet ke keede ki, garbh wali ko bhi de kya
suar ke bachche peele pad gaye hai saas dhak dhak chalti hai
murgi ke chhote bachche khoon ki beet karte hai, pankh gire hue
batakh talab me kitne ande degi saal bhar
gramapriya murgi andar angan me kitne ande deti hai
ghar ki bachi roti aur chawal machhli ko khila sakte hai ya khali chokar
talab ka pani hara chai jaisa hai theek hai kya rohu ke liye
makhi ke dibbe pass sarso ke khet se kitni door rakhe
chhatte me moti moti sundi ne reshmi jaal bana diya
chawki keede lana accha ya ande se khud palna resham me
gulab ki kalam kab kaate ki valentine tak phool aa jaye
haldi ki rasam ke liye genda chahiye fasal kitne din me phool degi
mandir wale rajnigandha ki single aur double me kaun si khushbu wali
aam ka baur kaala chipchipa ho gaya jaise shira gira ho
aam pe purani kitaab ke kagaz ki thaili kab chadhaye
kele ka guccha bahut bhari hai, tana gir na jaye kya sahara de
papite ke naye patte sikud ke mutthi ban gaye
supari ke fal pakne se pehle gal ke gir jate barish me
kaju ke phool jhulas gaye, machhar jaisa lal keeda baitha tha
chai ki jhadi ki chhatai december me kitni unchai se kare
kaali mirch ki bel ki jad sad gayi barsat me
ilaichi ke paudhe chhaya me sukh rahe, sinchai kab se
kinnu girte hai pakne se pehle neeche se dandi sukh jati hai
nimbu me saal me ek hi baar phool lana hai, pani kab rokna
kathal ke chhote fal kaale ho ke gir rahe, sabzi ka order hai mere paas
ber ki tehni mayi me kaat du to agle saal fal aayega kya
strawberry ke neeche bhusa bichaye ya kali panni
dragon fruit ke khambe pe kitni daal rakhu, upar chhatri jaisa ho gaya
gehu ki bali me kaala kajal bhara hai
gehu pe haldi jaisa powder hath pe lagta hai
gehu me pehla pani kis din de, bhai bola 21 din
dhan ki patti pe aankh jaise dhabbe beech me raakh rang
dhan ka paudha jhulas ke jala jaisa gol ghere me
khaira wale dhan me jasta kitna dale
jwar ki katai me dane gulabi fafund wale
mandua ki ropai kitne din ki paudh se kare
arhar ke daane me chhed, chhota jhilmil keeda
chane ke khet me khambe jaisi lakdi kyu gadte hai chidiya ke liye
moong ghar me rakhe to ghun chhed kar deta hai, dabba kaisa ho
kulthi kab boye, nana ji bolte the barish ke ant me
soyabean ke patte peele chitkabre ho gaye jaise rangoli bikhar gayi
mungfali khodne se pehle chilka andar se kaala hona chahiye kya
sarso ki phali katne ke time bikhar jati, subah kate ya dopahar
arandi ka tel nikalne ke baad ki khali khet me dale ya pashu ko
kapas ke patte lal ho gaye jaise mehndi lagi ho
kapas ki chunai orhni me kare to kachra kaise rokein
patsan ko talab me sadane ko kitne bojh upar rakhe
ganne ki aankh wala tukda nursery me lagana hai, ek bud wala
peri ganne me khaali jagah kaise bhare
aloo ke beej kaat ke lagaye to chaku kaise saaf kare
tamatar door bhejna hai dulhan jaise laal ho jaye to pahunchega kya, kab tode
mirch ke phool tapak rahe hai garmi me
bhindi subah tode ya sham, ungli se tutni chahiye kya
gobi ka phool bikhar ke chawal jaisa ho gaya
patta gobi ka sir phat gaya
lauki nakhun lagane se pata chalta hai kya ki narm hai
karela latkane ke liye machan kitna uncha
kharbuja pakne par dandi se apne aap alag hota hai kya
palak kitne din baad kaat sakte, phir kitni baar nikalti hai
lehsun ki gaanth choti choti, patte ki nok peeli
pyaz ka pet sada, gala mota, godown me badbu
adrak ka beej mitti me ya ret me rakhe ghar ke kone me
jeera me bhabhuti jaisa safed powder
pudina tel ke liye kab kate pehli baar
shimla mirch pe safed kagaz jaisa daag dhoop se
sahjan ke phool jhad rahe garmi se
bansh ka jhurmut har saal kitne purane kaate
sagwan ke patte jali jaise ho gaye sirf nase bachi
rubber ke ped se doodh band, chaku kis din chalaye
khet samtal karne wala laser kitna pani bachata hai
machine mangni hai kiraye par, dada ka tractor 35 hp, rotavator kitne foot ka chalega
kisan card banane me csc wala paisa mangta hai, free hai kya
sasur ke naam jameen hai pati ke naam nahi, kisan nidhi milegi kya
dukandaar urea ke sath zabardasti zinc thama raha hai shikayat kahan
`;
