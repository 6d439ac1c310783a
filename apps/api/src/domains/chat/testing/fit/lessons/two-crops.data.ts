/** Messages that name several crops or animals, each with those that are asked about. */
export const twoCropLessons = `
cabbage good colliflower curd is brown | cauliflower
mustard flower finishing where and what to feed bees | honeybee
chane thik h sarso me tana galan | mustard
फूलगोभी और मूली तो बिक गई अब पत्तागोभी बची है उसका सिर फट रहा है पानी रोक दूं या रोज हल्का हल्का देता रहूं | cabbage
barley near jeera rust | barley
gehu sarso dono me pehla pani kab | wheat mustard
makka me chaulai sag ki boi thi patte me ched | amaranthus
नींबू के साथ अमरुद मे फल मख्खी | guava
gaay jaisa mithun ko chara kitna | mithun
सरसों और चना दोनों में पाला पड़ गया बचाने का उपाय बताइए | mustard chickpea
jai bhens ke liye kitni bar katti hai | oat
kela kata ab amrud lagau | guava
wheat mixed with some mustard rows frost forecast is there tell what to do for both | wheat mustard
sagwan ke sath rubber ka ped lagane ko bola dealer ne rubber yaha hoga kya | rubber
मिर्च के मोजेक से पपीता खराब होगा क्या | papaya
gehu khet ki med pe jhau ki line kitne foot pe lagaye loo rokne ko | casuarina
अनार हटाकर मौसमी लगानी है पौधे की दूरी | sweet-orange
gulab genda pehle se karta hu ab rajnigandha ke kand lagane hai kitni gehrai aur duri | tuberose
सरसों में मधुमक्खी के डिब्बे कितने रखें और मक्खियां लड़ रही हैं क्या करें | honeybee
भैंस बाड़े के पास बांस सूख रहा | bamboo
गन्ने की जगह केला लगाया है पाले से कैसे बचाएं | banana
potato dug out in feb now spring maize how much dap since potato got lot of fertilizer | maize
spray interval for bhindi and baingan both as i pick every second day from both | okra brinjal
ganne ke pas arbi me patte gal rahe | colocasia
गेहूं की पट्टी में तरबूज की पौध कब लगाएं | watermelon
मक्का की छाया में हल्दि के पत्ते पर धब्बे | turmeric
sarso jaisa kusum kab katna | safflower
gwar katne ke bad sarson ki buvai bharatpur me kis tareekh tak kar sakte hai | mustard
i grow lemon want tea plants also for home how to keep soil acidic | tea
gehu ki katai me kharbuja late hoga kya kis kism ka bou | muskmelon
tamatar nikal ke papita lagaya tana gal gya zameen ke paas se | papaya
ghiya utar ke usi machan pe karela chadhana h beej kab bou | bitter-gourd
pyaj ke bagal gajar fati | carrot
karela ho gaya ghiya kaddu ki agete nursery thaili me kab | bottle-gourd pumpkin
सरसों या मसूर दोनों में से कोई एक बोनी है बारानी खेत है दोनों की बुवाई का समय बताइए | mustard lentil
सरसों की ट्रैप कतार कब बोएं पत्तागोभी लगाने से पहले या बाद | cabbage
murgi khad dal ke chara makka boya jal gaya | fodder-maize
guar me nahi mungfali me safed lat | groundnut
rijka kitna du sahiwal gaay ko jo 8 kilo doodh deti hai afara na ho | cattle
bhais bakri dono ko khujli | buffalo goat
aam ke niche mogra chameli phool nahi deti | jasmine
धनिया मूली और पालक बोई थी पालक ही पीली पड़ी है | spinach
padosi ka tamatar jhulas gya mere aloo me abhi kuch nahi pehle se kya chidku | potato
गेहूं छोड़कर कुसुम बोना है कांटे वाली या बिना कांटे | safflower
dhan jaise ragi ki ropai kar sakte kya konsa mahina | ragi
buffalo dung in fish pond how much daily fish coming up in the morning | fish
सोयाबीन के बाद लहसुन की बुवाई अक्टूबर में किस तारीख तक | garlic
sagwan ki jad gehu se khad kha jati hai sagwan ki chhatai kab | teak
आम और अमरूद में फल मक्खी के जाल कितने लगाएं एक एकड़ में दोनों के पेड़ मिले हुए हैं | mango guava
अमरूद और नींबू के पौधे कब लगाएं और गड्ढा कितना | guava lemon
thrips in onion and chilli together | onion chilli
गेहूं के भूसे पर मसरूम मे हरी फफुंद | mushroom
goats ate ber leaves now lose moshun | goat
गेहूं कटा आलू खुदा गन्ना कब | sugarcane
white rust on mustard leaf the chana rows between are clean so what to spray that chana is not burnt | mustard
नरमा और ग्वार दोनों की जड़ गलती है एक ही खेत में बीज का क्या इलाज करूं | cotton guar
guldaudi in place of rose how meny cuting per acre and month | chrysanthemum
भैंस और बकरी ठीक हैं गाय के शरिर पर गाठे निकल आईं बुखार भी है दूध सूख गया | cattle
palak aur dhania garmi me shade net me beej bhigo ke boye ya sukha | coriander spinach
bhains aur gaay ka shed kitna lamba chouda 10 pashu | buffalo cattle
गेहूं चना दोनों में दीमक | wheat chickpea
narma bajra hare khade hai gwar ke niche ke patte kale ho ke gir rahe hai barish ke baad se | guar
ग्वार बाजरा मिलाकर बोना है बीज कितना लगेगा | guar bajra
two lines of mustard around cabbage did not stop moth what else can i spray | cabbage
tomato not chilli or brinjal has big brown rings | tomato
mango flowering over now litchi fruit is cracking small size how much water to give in saharanpur | litchi
गन्ने में मेंथा जंग जैसे धब्बे | mint
मूंगफली में जिप्सम दिया क्या तिल में भी देना पड़ेगा | sesame
how many irrigations for linseed as for wheat i give five | linseed
गेंदा खत्म अब गुलदाउदी की कलम कब लगाएं | chrysanthemum
rose is fine jasmine has no flower | jasmine
ganne jaisa dikhne wala napier ghas kitni duri pe lagaye | hybrid-napier
बाजरा और अरहर की मिली जुली बुवाई में दोनों का बीज कितना कितना डालें | bajra pigeon-pea
small green worm making holes in cabage and coliflower both tell spray | cabbage cauliflower
masur thik chane me ukhda | chickpea
barsim ki tarah palak bhi bar bar katni hai har katai pe urea kitna | spinach
barseem khatam rijke me chepa | lucerne
किन्नू के साथ अंगूर की बेल में फल सड़ रहे | grapes
आलू के बाद प्याज कब | onion
dhan ke khet me machli palna hai kya dhan me dawai dal sakte h ya nahi | rice
cow fell down shaking after eating small dry chari please tell fast what to give | cattle
amrud me kuch nahi nimbu ke patte me surang wala kida | lemon
mung sath hai bajre me jogia rog | bajra
ticks on buffalo and cow both which injection | buffalo cattle
guava in between is giving fruit but mango trees not flowering this year 8 year old | mango
padosi ke jhone ka pani mere narme me bhar gaya paude pile ho ke murjha rahe hai kya dalu | cotton
yellow mosaic in urad and moong both whitefly is there | black-gram green-gram
टमाटर मिर्च पर तो दवा मार दी आलू बचा है आलू में पत्तों के नीचे सफेद फफूंद है वही दवा चलेगी क्या | potato
आम के पास कटहल के छोटे फल गिर रहे | jackfruit
चना ठीक है गेहूं पीला हो रहा | wheat
आलू के पास हरी मटर में सफेद चूर्ण | green-pea
भेड़ों के लिए रिजका बोना है बीज कितना लगेगा एक बीघे में | lucerne
male flowers only on cucumber lauki setting well | cucumber
gwar ke charo taraf arandi lagayi thi arandi me sundi sare patte chat gayi | castor
mint after wheat will yield drop | mint
bhains wale bade me suar rakhe hai suar ko khujli | pig
खिरा और करेला दोनो मे लाल कीड़ा पत्ते खा रहा | cucumber bitter-gourd
कपास के पास भिन्डी की नसे पिली | okra
sarso ke bagal me gehu pila | wheat
tarbuj kheera sath kheera kadwa | cucumber
i have bhindi mirch and baingan in one acre baingan leaves become small and no fruits | brinjal
coffee or tea no one grows here still want to try coffee in shade is it possible | coffee
उड़द हटाकर सोयाबीन लगाया कोटा में तना मक्खी है | soybean
carrot like radish is getting two legs why | carrot
गाय और भैंस दोनों को गलघोंटू का टीका कब लगवाएं | buffalo cattle
सरसों कटी गर्मी की मूंग कब बोएं | green-gram
dhan ke baad chana bo diya nami jyada thi ab pila pad ke mar raha hai | chickpea
gehu ki 2,4-d se gulab ke patte mud gaye ab kya karu | rose
tamatar me patta mod aaya tha ab mirchi me bhi aa gaya makhi thrips dono dikh rahi hai mirchi bachani hai | chilli
chari gwar mila ke bone hai chare ke liye dono ka kitna beej aur kitne din me katna hai btao | fodder-sorghum guar
drip fertlizer shedule for tarbooz and kharbooza on same line per acre | watermelon muskmelon
मूली गाजर कब बोएं | radish carrot
berseem not growing back after second cut my buffaloes need fodder | berseem
खड़े धान में मसूर छिटकना है बीज कितना और कब | lentil
feeding wheat straw with mustard cake 2 kg and still my buffalo has prolapse after calving each year why so | buffalo
paddy transplanting is neer and moong is still green can i spray something to dry it fast | green-gram
bajra failed due to no rain can i sow kulthi now | horse-gram
aloo makka mix me kharpatwar dawai dono bache | maize potato
wheat and berseem sown garlic still left is november end late | garlic
hens above the pond and fish below how many of each for half acre pond | poultry fish
sarso jeera dono thik hai bas chane ki fali me latt lagi hui h konsi dawa maru | chickpea
टमाटर और मिर्च की पौध एक ही क्यारी में गल रही है दवा बताओ | chilli tomato
गेहूं या धान किस भूसे पर ढींगरी | mushroom
rust in dana matar lentil has none | field-pea
ज्वार बाजरा जानते हैं रागी पहली बार बोई पौध कितने दिन की रोपें | ragi
chana and sarson mixed sowing how many rows of each | chickpea mustard
bhed bakri dono me ppr ka tika kis mahine | goat sheep
बाजरा नहीं धान में झंडा रोग | rice
nariyal nahi kaju ka ped lagana hai garam jagah | cashew
dhan gehu se paisa nahi banta ganna lagane ka soch raha hu trench me kitna beej aur paudh se lagau ya tukde se | sugarcane
barsim me sarso dali thi chare ke liye ab sarso pe safed rang ke chale hai | mustard
pig not eating fever cattle are fine | pig
potato dug now putting mentha how many kg of roots and which date in rampur | mint
malta fruit dropping but kinnow trees are full | sweet-orange
termit in weat and barley both | wheat barley
i have to sow wheat in november so which arhar gets ready before that | pigeon-pea
ghar ke liye nariyal supari rajasthan me bachenge kya | coconut arecanut
गाय भैंस दोनों में चीचड़ बहुत हैं नहलाने की दवा और शेड में छिड़काव बताएं गर्मी में हर साल यही होता है | cattle buffalo
जई में गेहूं वाली खरपतवार दवा डाल सकते हैं क्या कहीं जई जल तो नहीं जाएगी | oat
aphid on sarson only nothing in wheat | mustard
बाजरा और मूंग बारिश के भरोसे बो दिए मूंगफली ट्यूबवेल पर है उसमें पहली निराई और पानी कब करें बताइए | groundnut
चारा मक्का और चरी में खरपतवार | fodder-maize fodder-sorghum
प्याज लहसून दोनो की पत्ति ऊपर से सूख रही है | onion garlic
सरसों के किनारे मसूर में उकठा | lentil
गाय के लिए सहजन के पत्ते चाहिए बीज कितना गहरा बोएं | drumstick
can i give cotton seed khal to pregnant cow in last month or is it harmful for calf | cattle
pichle saal narma fail hua gehu thik nikla ab jhona seedhi bijai karni hai konsi nadeen nashak aur kitne din baad pani lau | rice
is lucerne better than berseem for sandy land near bikaner how to sow it | lucerne
jeere me to nahi par dhaniye me lagda gaanth ban rahi tane pe | coriander
cucumber and watermelon vines look clean but on muskmelon white powder is on every leaf since cloudy week | muskmelon
मूली उगी गाजर नहीं उगी | carrot
i have chickpea five acre and wheat ten acre both are good but in two acre of lentil the plants turn reddish and dry what can be wrong | lentil
phool gobi band gobi dono me kali sadan patte ke kinare se v shape me pila | cauliflower cabbage
आम के किनारे सागौन के पत्ते जाल जैसे | teak
i have two cows three goats and one buffalo and buffalo is not coming in heat since 5 months | buffalo
bhed aur bakri dono barish me langda rahi hai khuro me paani bharta hai nila thotha kitna ghole | sheep goat
cow not eating wheat bhusa | cattle
sarso gehu sath boya sarso me chepa | mustard
makka soya khali ka dana ghar pe banata hu par murgi ande patle chhilke ke de rahi hai kya milau | poultry
when to stop water to mango and litchi before flowering i have 20 trees of each in saharanpur | mango litchi
safeda kaat ke bans lagana h konsi kisam | bamboo
दस गाय और चार भैंस हैं गर्मी में चारे वाली मक्का कब कब बोऊं कि हरा चारा टूटे नहीं | fodder-maize
dhania between lasun not germinated | coriander
mirch jaisa hi khad shimla mirch me de ya jyada | capsicum
chana sarso niklne par hai jeera kab kaatu | cumin
पड़ोस की सरसों से माहू धनिये पर आ गया और छाछ्या भी है | coriander
गुलाब वाली दवा गेंदे की लाल मकड़ी पर चलेगी क्या | marigold
carrot came nice but mooli is forking | radish
casuarina wind break for anar orchard wat spacing and does it live in saline water | casuarina
मुर्गी दाने में सोयाबीन खली कितनी मिलाएं | poultry
बकरी को ग्वार चूरी खिला सकते हैं | goat
top borer in cane not like the maize or paddy one | sugarcane
narme ki border pe chari bo di chari me tana chedak | fodder-sorghum
chilli was before and now onion nursery to be put which date for kharif onion in alwar | onion
spring maize with cowpea between rows what weedicide is safe on both and when to apply after sowing | maize cowpea
maize only feed for pigs is enough or not they are thin at 5 months | pig
लीची ठीक है आम में बौर काला | mango
kali mirch vine living but elaichi plant burns in may how to save | cardamom
ganne ke pas makka me sundi | maize
after maize which potato variety early | potato
seed rate wen barseem and oats are sown mixed for first heavy cut | berseem oat
castor planted around tobaco as trap now where should i spray tobacco | tobacco
planted mango lemon and guava on same day two years back others are good but guava leafs turned purpal brown in winter | guava
बेर के बाग में ड्रैगन फ्रूट के तने सड़ रहे हैं पानी कितना दें | dragon-fruit
mirch ke thrips tarbuj me aa gaye bel ka muh band ho gaya | watermelon
bhed ke sath yak me bhi jue pade hai | yak
chane se jyada pani jau ko chahiye kya kitni sichai du | barley
maize fodder with lobia mixed how much seed of each per acre | fodder-maize cowpea
kinnu amrud dono ke bag me deemak | orange guava
after potato sunflower hybrid and soing date for punjab | sunflower
peas before wheat which short variety | green-pea
आम में हर साल खाद देता हूं लीची में कितनी दूं दस साल के पेड़ को | litchi
mango hopper spray done but jackfruit small fruit going black and falling what for that | jackfruit
मिर्च ठीक टमाटर के पत्ते मुड गए | tomato
can i keep wheat inside young kinnow garden will plants get damage by its water | orange
wheat yellow after paddy why | wheat
narma ke pas bhindi tela | okra
guava cut down dragon fruit poles put stems are getting yellow in sun | dragon-fruit
toori kitni kuintal lage mushroom 100 bag | mushroom
नरमे में मूंग और तिल की कतारें लगाई हैं वे ठीक हैं पर नरमे के पत्ते नीचे को मुड़ रहे हैं | cotton
लौकी में तो फल ठीक हैं करेला पीला होकर गिर रहा | bitter-gourd
सरसों देर से कटी क्या मार्च में सूरजमुखी बो दूं | sunflower
ganne me matar ki phali nahi lagi | green-pea
jowar sown around narma as border has shoot fly dead hearts | jowar
आम अमरूद दोनों फल देते हैं चीकू का पेड़ सात साल में भी नहीं फला | sapota
masoor and alsi sown together masoor is drying up why | lentil
नींबू बेर ठीक अनार पिला | pomegranate
तिल और मूंग एक साथ बोने में कितनी कतारें किसकी रखें | sesame green-gram
जीरा और चना मेरे पास ठीक हैं लेकिन सरसों में सफेद फफूंद तने पर आ गई और पौधे सूख रहे हैं क्या छिड़कें | mustard
spinach finished in heat so chaulai sown its leaves have white spots below | amaranthus
dewarming sheep and goats before monsoon | sheep goat
how to keep seed ginger and haldi till may they are shrinking | ginger turmeric
बरसीम और जई दोनों खिला रहा हूं भैंस फिर भी मिट्टी चाटती है और हड्डी चबाती है खनिज मिश्रण कितना दें | buffalo
सूरजमुखी पर दवा हुई मधुमक्खियां मर गईं | honeybee
गाय और भेड़ को दस्त नहीं हैं केवल बकरी के मेमनों को पीले दस्त लगे हैं तीन दिन में चार मर चुके | goat
गेहूं से पहले जौ में कंडुआ दिखा बीज का इलाज बताएं | barley
goats are vaccinated foot and mouth vaccine month for cow and buffalo | cattle buffalo
cow buffalo fine goat kid bloated | goat
papita kela dono pale se kaise bachaye chote paudhe hai abhi november me lagaye the | papaya banana
bajra aur til kat liye ab akeli arhar khadi hai phali me ched ho gaye hai kya spray karu | pigeon-pea
कपास बोने से किन्नू के बाग में सफेद मक्खी बढ़ेगी क्या | orange
castor fine sesame capsules empty | sesame
kusum sown as border of chana full of black aphid | safflower
बरसीम के साथ सरसों का बीज मिलाना कितना ठीक बरसीम की पहली कटाई के लिए | berseem
पहले धान लगाया फिर आलू खोदा अब देर से गेहूं बोना है बीज कितना रखें एक बीघा में | wheat
marigold planted on tomato border buds are not openning and turning brown | marigold
गेहूं सरसों बाद मूंग का बीज | green-gram
गेहूं काटकर पुदीना मेंथा की पौध रोपनी है कितनी दूरी | mint
tomato mulch sheet can i reuse for strawberry and what distance | strawberry
पत्तागोभी में नहीं फूलगोभी में तना सड़ रहा है | cauliflower
gehu jau me nahi sarso me orobanki bhuiphod | mustard
रजनीगंधा ठीक गुलाव मे काले धब्बे | rose
सरसों और चना काटने लायक हो गए हैं लेकिन पछेता गेहूं अभी हरा है तेज हवा में आखिरी पानी दें या नहीं | wheat
dry pea mixed with barley is lodging and pods are rotting | field-pea
आम के बाग में सेब के पौधे गर्मी में सूख रहे हैं छाया करूं क्या | apple
मटर तोड़कर गेहूं बोना है मटर की अगेती किस्म बताओ | green-pea
बकरी और मुर्गी एक ही बाड़े में रख सकते हैं क्या | goat poultry
groundnut after bajra white grub problem | groundnut
pehle sarso gehu karte the is bar mungfali lagani hai beej upchar aur gypsum kitna bikaner se bol raha hu | groundnut
भैंस के बाड़े में देसी मुर्गी रखी हैं बीट हरी कर रही हैं और मर रही हैं | poultry
सरसों में दाने वाली मटर मिलाई थी मटर सूखने लगी है जड़ से | field-pea
किन्नू के बाग में नींबू के पत्तों पर चांदी जैसी लकीर | lemon
how to dry maze for storing so that it does not get fungus i feed it to my hens | maize
टमाटर के बाद उसी बांस पर खीरा चढ़ाया कड़वा हो रहा है | cucumber
mung urd dono me patta khane wali sundi aayi hai ek hi dawa chalegi kya kitni matra | green-gram black-gram
polyhouse with tomato and capsicum one line cucumber kept and only cucumber roots have knots and plants droop at noon | cucumber
ber trees of my uncle need no water but my anar is dropping flowers in may how much drip hours | pomegranate
anar ke beech papita thik rahega kya anar ko nuksan to nahi | pomegranate
lauki fruits rotting at tip beside kheera | bottle-gourd
अरंडी के बगल वाला जीरा मुरझा रहा है | cumin
mungfali ke pas bajra khada hai mungfali pili pad rahi he lohe ki kami h kya | groundnut
supari saplings got from assam planted with banana and coconut will supari live in dry loo wind | arecanut
tamatar ke beech band gobhi me illi | cabbage
pyaj lahsun me ghas ki dawa | onion garlic
chane me ukhda tha is bar usi khet me dal wali matar boni h beej kaise upchar karu | field-pea
amrud anar to ho jate hai seb anna kisam lagayi hai 3 sal ho gaye phool nahi aya | apple
citrus psylla on kinnow and lemon both | orange lemon
चने में तीन लाइन बाद अलसी लगाई अलसी में कलियां सूख रही हैं | linseed
guar or no guar i just want to know til sowing time in pali | sesame
बकरियों के पास शहतूत है उसके पत्तों पर रेशम के कीड़े पीले पड़कर मर रहे हैं | silkworm
rijka jai dono thi bhais ne chara chod diya | buffalo
mirch thik bhindi me pili nas | okra
tamatar wala thrips guldawdi me aagaya | chrysanthemum
sir we used to sow bajra and guar now canal came so narma first time how much seed per bigha and what distance | cotton
anar fruits are craking nimbu not | pomegranate
baingan ki chhaya me adrak ugega kya hisar me | ginger
मक्का में जिंक डाला था अब धान में भी कत्थई धब्बे आ रहे हैं कितना जिंक डालूं | rice
gaay ke gobar ki khad chai ke paudhe me dale kya | tea
tamatar ke kinare genda kab lagaye pehle ya sath | marigold
is weedicide for wheat or jeera safe on chana | chickpea
murgi ka bacha dana suar ko de sakte kya | pig
गेहूं जितना पानी चने को चाहिए क्या | chickpea
castor beside the jeera field has semilooper eating all leaf | castor
मैं बाजरा मूंग और ग्वार तीनों करता हूं इस बार ग्वार की फलियां खाली रह गईं कारण बताओ | guar
paddy is mine but for rope i sow little jute when to cut it | jute
jhona vadh ke barseem da chhita kado te kinna bee paiye | berseem
चरी कितने दिन बाद भैंस को दें | fodder-sorghum
tobacco caterpillar as people call it is eating my castor leaves how to control | castor
virus in papaya next to banana | papaya
खाद बनाने में मुर्गी की बीट न मिले तो मशरूम के लिए क्या डालें | mushroom
बकरी छोड़कर सूअर पालना है बाड़ा कितना बड़ा बनाएं दस मादा के लिए | pig
आलू का हरा फुदका बैंगन पर आ गया है क्या स्प्रे करूं | brinjal
amrud nimbu pe dawa mari aam pe kya marni h bor aane se pehle | mango
tur ke sath soyabean me chakra bhring tana kat raha | soybean
जौ ठीक सरसो मे तुलासीता | mustard
coller rot came in gram last rabi now i am sowing groundnut in same field how to treat the seed | groundnut
भेंसो के लिये जई कब बोएं | oat
neighbour sprayed cotton and my bees are lying dead in front of box | honeybee
sarso ka phool gaya makhi bhuki hai | honeybee
mirch baigan ki paudh kab | chilli brinjal
टमाटर की तरह शिमला मिर्च में डोरी बांधनी है कितनी शाखा रखें | capsicum
gehu ke bad mung li thi mung ki jad khet me daba di to ab basmati me urea kitna kam karu | rice
ganna hata ke pat sun lagaya beech me ghas bahut | jute
जीरे में सरसों का मोयला आ गया | cumin
बकरी नहीं सिर्फ भेड़ लंगड़ा रही है खुर में कीड़े | sheep
i have pumpkin karela and lauki on one net and only in lauki small fruits turn yellow and fall | bottle-gourd
गन्ने के बीच राजमा की सिंचाई कब करूं | kidney-bean
parrots eating sunflower not maize | sunflower
cashew plant looks like mango leaf has hopper what to spray on kaju | cashew
wheat cut on 20 april can i still plant sugarcane and how much seed per acre | sugarcane
lichi me manjar aaya aam me kyu nahi aaya batao sahab dono ko khad barabar di | mango
fish dying after hen litter put | fish
moong after wheat which variety 60 days | green-gram
rose and marigold for flower sale red mites on both what can i spray so colour of flower is not spoiled | rose marigold
बेर में कुछ नहीं अनार पर काले धब्बे | pomegranate
धनिया संग मिर्च पीली | chilli
भिंडी के बीच चौलाई साग को कितने दिन में काटें | amaranthus
left chari this year and planted hybrid napier but after third cutting it is thin and yellow | hybrid-napier
aam amrud ek sath lagane hai duri kitni | mango guava
aloo khoda tamatar lagaya makdi | tomato
dhaniya baigan ke beech bone se baigan me kida kam hota he kya | brinjal
tomato leaves blakening same like potato blight | tomato
कपास की जगह अरंडी बोई है कितनी दूरी रखें जालोर | castor
okra next to cotton leaves curling | okra
narme ki med pe safeda dimak kha gayi | eucalyptus
teak on wheat bund leaves eaten like net | teak
baigan ke bagal ki mirch sukh rahi | chilli
gehu ki jagah masur boyi usme chepa | lentil
malta is fine and kinnow leaves are yellow with green veins which zinc dose | orange
kele ki chhaya me coffee ka paudha rakhna hai yamunanagar patte kinare se sukhe | coffee
एक तरफ गेहूं एक तरफ सरसों बीच में जीरा है गेहूं का पानी रिस कर आ रहा है जीरा पीला हो गया बचेगा क्या | cumin
sarso ke khet ki med pe ber me phal makhi | ber
adrak sad gayi haldi bach gayi haldi kab khodu | turmeric
murgi dana me makka ki jagah bajra chalega | poultry
गाय गर्भ से है पर भैस बार बार फिर रही है तीन बार टीका कराया | buffalo
नरमा में कुछ नहीं हुआ मुंगफली की जड गल रही है टिक्का भी है | groundnut
kheera grown around papaya and now papaya leaves mosaic is it from cucumber | papaya
grapes in place of anar possible in hanumangarh when to prune | grapes
goats are ok but sheep are coughing and nose running since rain | sheep
nimbu ke bag me sahjan lagaya illi patte kha gayi sahjan ke | drumstick
lemon has canker spots same spots not in kinnow | lemon
सफेदा की जगह झाऊ कैजुरीना के पौधे नर्सरी से कब लाकर लगाएं | casuarina
लौकी की तरह कद्दू में भी हाथ से परागण करना पड़ेगा क्या | pumpkin
makka wali fauji sundi kya bajre me bhi aati hai mere bajre ki pongli me ched hai | bajra
bee boxes kept in litchi can i spray for mite now | litchi
chiku planted in mango gap has no fruit | sapota
does mithun get fmd vaccine like buffalo | mithun
haldi lagayi h lichi ke niche lichi ke patte pe lal makhmal jaisi makdi rog | litchi
ber powdery white on fruit same as in anar | ber
makka ke sath mentha me sundi patta lapet | mint
moong to thik nikli mash vich pila rog hai kaunsi kism bijiye jo na lage | black-gram
chiku nimbu me chiku ka phool jhade | sapota
gehu ke bagal tambaku me ped ki jad pe gulabi phool wala parjivi aata h kaise hataye | tobacco
pepper vine on mango tree not growing | black-pepper
potato then maize every year now i want rabi onion in place of potato tell nursery date and seed quantity | onion
strawberry ho gayi ab ananas try karna hai | pineapple
बाजरा खिलाने से गाय गरम | cattle
jeere ke pas sarso h jeera kala pad raha hai | cumin
instead of cotton i want to grow guar this year tell seed rate and sowing time for hisar | guar
makki me lobia chara bech me pila padgaya lobia | cowpea
lauki ki bel bhindi pe chad gayi bhindi ki paidavar kam hai kitna khad du | okra
ग्वार के पास नरमे में जड़ गलन | cotton
kinnow de bagh vich kanak beejde aa boote sukkan lagge upron | orange
टमाटर जैसा मोजेक तंबाकू के पत्तों पर | tobacco
टमाटर के बीच फुलगोभी का फुल छोटा | cauliflower
arhar on the bunds of sugarcane not flowering yet 5 month old | pigeon-pea
नेपियर की कतारों के बीच बरसीम बोई अब नेपियर सर्दी में बढ़ नहीं रही | hybrid-napier
aloo khudne se pehle nali me kaddu bo diya choti patti kaat raha kida | pumpkin
मूंगफली के चारों तरफ अरंडी लगाई थी अब अरंडी के पत्ते इल्ली खा गई | castor
गन्ने में सरसों थी वह काट ली अब गन्ना पीला और बौना रह गया है | sugarcane
til pas me narma pila | cotton
earlier sugarcane then wheat was here now direct seeded paddy is showing white leaves in new growth | rice
arhar ke sath juar dane wali me kira bali me | jowar
mites in polyhous on capsicum and kheera both | capsicum cucumber
adrak ki tarah elaichi bhi gamle me ugti h kya | cardamom
after potato mustard late sowing | mustard
lahsun nikalne me der h us me mirchi ki rop laga sakte hai kya konse mahine | chilli
makki me kulthi chara ke liye beej kitna dale | horse-gram
gram wilting barley fine | chickpea
sarso ki do line masur ki chhe line boyi hai masur niche se gal rahi | lentil
खीरा लौकी के साथ भिंडी मे फल टेडे | okra
धनिया पालक में यूरिया कब | coriander spinach
matar thik h rajma pala se jal gaya | kidney-bean
fursi vidhi se gehu aur ganna dono ek sath lagana hai dono ka khad bata do acre me | sugarcane wheat
supari died in frost will coconut also die here in haryana | coconut
safeda trees 3 feet from wheat at what age to cut them | eucalyptus
marigold flowers well rose buds die | rose
watermelon ok muskmelon vines wilting sudenly | muskmelon
aam thik angur me safed churan | grapes
धान के पास पटसन कब काटें | jute
can oats be cut twice if mixed with berseem | oat
maize stover mulch in rice ok | rice
kele papita me se kele ke patte pile | banana
तिल मर गया अब कुल्थी बो सकते हैं क्या उदयपुर | horse-gram
palak leaf holes radish also has holes but i sell only palak what safe spray | spinach
लहसुन की कतार के बीच स्ट्रॉबेरी सड़ रही | strawberry
gaay bhains to purane se hai ab 20 bakri laya hu rajasthan se safar ke baad sab khas rahi hai aur naak beh rahi hai | goat
ग्वार के बीच बाजरे की बालिया हरि पत्ती जैसी हो गईं | bajra
turmeric under mango shade leaves are drying from tip | turmeric
chana aur jau mila ke bona hai dono ka beej kitna kitna lagega bigha me | chickpea barley
gaay bakri sab thik hai bhede hi patli ho rahi hai aur gale ke niche sujan aa gayi hai | sheep
rajnigandha bulbs rotting after marigold in same land | tuberose
केले के साथ नारियल का पौधा पीला है | coconut
makka ka dalia sarso ki khal dono khila raha hu fir bhi bhains ka doodh fat 5 hi aata hai kya karu | buffalo
नींबू में फल खूब आंवला के फूल झड़ जाते हैं हर साल बोरेक्स दें क्या | amla
मक्के के साथ सोयबीन के पत्ते पिले और नसें हरी | soybean
गन्ने के किनारे लौकी में फल नहीं रुकते | bottle-gourd
gehu dhan ki zameen kharab hai khara pani h us me jhinga ya rohu machli kaise pale | fish
paddy spray drift came on mulberry will silk worms die if fed those leaves | silkworm
makka ke jaise soyabean me bhi urea dena hai kya | soybean
anar ko jitna pani deta hu utna hi amle ko phal kale ho rahe h | amla
sarson field gets empty in march is it late for watermelon with mulch | watermelon
dhan ke bad sarso jutai bina | mustard
lucerne has yelow thred like weed my goats eat it still what to do | lucerne
aam jitni duri kathal ke ped me rakhe | jackfruit
गुलाब के साथ चमेली की छंटाई किस महीने | jasmine
fruite fly in karela coming from old lauki vines of the neighbour | bitter-gourd
bhens ke chare ki makki me ghas ki dawa dali to kitne din baad kaate | fodder-maize
ganne ke beech mung lagayi hai phool aake jhad rahe hai mung ka hi bata do | green-gram
wheat growing between amla trees stem of amla has swelling like ball | amla
barsim khilane se bhains ko dast lage | buffalo
टमाटर बैंगन दोनों पौध गल रही | tomato brinjal
cucumber over in polyhouse which month to put shimla mirch | capsicum
cane nearby narma bol roat | cotton
low chill apple in guava garden leaves eaten at night | apple
barseem sarso aur jai mila ke boya tha jai kam uga beej kitna dalna tha | oat
mash leaves yellow mosaic but moong near it has nothing | black-gram
nimbu ki tarah mosmi me bhi gond nikal rahi tane se | sweet-orange
गेहूं बगल आलू में दवा उड़ी | potato
भैंस को सरसों का तेल कितना पिलाएं | buffalo
hairy catterpillar eating soyabean leaves urad also little bit but soyabean is the worry | soybean
palak is coming up nicely sowing time of carrot and radish in september is it ok in meerut | carrot radish
shimla mirch polyhouse me lagi h ek hisse me strawberry lagani hai paudh kab mangau | strawberry
गन्ने की मेड़ पर सफेदा कितनी दूर लगाएं | eucalyptus
papaya removed now banana tissue plants gap and fertilizer | banana
आलू की मेड़ पर मूली लगाई बहुत तीखी और खोखली निकली | radish
rajma in place of potato this rabi how much urea as it has no nodules | kidney-bean
barsim aur rijke dono me amarbel aa gayi hai pashu khate nahi kaise hataye beej bhi apna hi tha | berseem lucerne
is mandua sown like bajra i got free seed 2 kg | ragi
safede ke niche ganna nahi badhta | sugarcane
gehu sarso ho gaye narme ki taiyari | cotton
i want garlic in between autumn cane how to give fertiliser to boath | sugarcane garlic
bamboo clump beside cane spreading how to stop | bamboo
हम धान गेहूं वाले हैं पहली बार आलू बोया है मिट्टी कब चढ़ाएं | potato
napier 4 foot ka ho gaya gaay ke liye ab kaatu ya ruku | hybrid-napier
kharbuja kheera low tunnel me kab | muskmelon cucumber
sahjan patti bakri ko kitni | goat
मछ्ली को सरसो की खल और चोकर कितना दें | fish
in place of eucalyptus can we plant rubber in punjab | rubber
पपीता हटा अमरूद लगाएं | guava
बरशीम खाकर गाय का पेट फूला | cattle
anar thik nimbu ke patte mude | lemon
गेंदा गुलदाउदी दोनों की चोटी कब तोड़ें | marigold chrysanthemum
खीरे के बगल का खरबूजा फीका निकला क्या खीरे से असर हुआ | muskmelon
धान और गन्ना दोनों में चूहे काट रहे हैं जहर का चारा कब और कैसे रखूं कि पशु न खाएं | rice sugarcane
haldi is good but ginger rizome roting | ginger
bajra sown on same day is fine but guar leaves have black spots at edges | guar
napier root slips spacing for 5 buffalo | hybrid-napier
धान और मक्का छोड़कर तीन साल बाद फिर नरमा बोया है टिंडे छोटे रह गए और पत्ते लाल हो रहे हैं क्या कमी है | cotton
बसंत के गन्ने के बीच उड़द में खरपतबार की कोन सी दवा डालें जिससे उड़द न मरे | black-gram
narma pas me hai surajmukhi ke phool me dana khali | sunflower
can pineapple grow below mango in bijnor | pineapple
my neighbour has mustard and no disease there but my gram is drying in patches | chickpea
lobia in bajra fodder has black aphid | cowpea
tamatar aur shimla mirch ki nursery kab dale dono net house me lagani hai | tomato capsicum
पपीते के नीचे अनानास लगाया फल कब आएगा | pineapple
tamatar baigan hata ke bhindi kab | okra
लोबिया और चरी मिलाकर बोने में बीज का अनुपात | cowpea fodder-sorghum
लौकी कद्दू के पत्ते सफेद | bottle-gourd pumpkin
how many lines of moong and how many of bajra in sikar sowing together | bajra green-gram
amla not fruiting beside ber | amla
भेड़ बकरी दोनों को कीड़े की दवा साल में कितनी बार | sheep goat
sarso ke bhuse ki khad me mashroom kam nikal rahi hai kyo | mushroom
jhone di jagah makki kehdi | maize
बकरियों से बेर के नए पौधे बचे पर फल नहीं आए छंटाई कब करें | ber
brinjal removed okra when | okra
jhona vadd ke matar agete beejne ne september vich garmi naal sad taan nahi jange | green-pea
आम के नीचे अदरक लगाई है पत्ते पीले हो रहे हैं गल तो नहीं रही | ginger
arbi leaves blite termeric beside ok | colocasia
ganne ka agola bhais ko | buffalo
guar bech me h narme me ukhda | cotton
खरबूजा छोड़कर इस बार तरबूज करना है दूरी और बीज बताओ | watermelon
चारा मक्का ठीक है चरी में पत्तों पर लाल धब्बे | fodder-sorghum
makka dana gaay ko kaccha | cattle
dhan gehu khad kitna gehu me | wheat
aam pe dawai mari shahtoot pe udi resham ke kide mar gaye kya karu baki bachane ko | silkworm
मक्का की फौजी सुंडी दाने वाली ज्वार में भी आ गई | jowar
wheat straw is costly can i use paddy straw for dhingri mushroom | mushroom
is powdery mildew medicine of field pea ok for green pea pods i pick daily | green-pea
moringa leaves cut for goats at what height should the plant be kept | drumstick
call from army farm yak crossed with cow not conceiving asks about yak | yak
gajar ke sath muli me ilii | radish
alsi me ratua aaya masur me bhi aayega kya alsi ko kya dale | linseed
गाय के लिए अलसी बोनी है कौन सी किस्म में तेल ज्यादा | linseed
whitefly is more in narma field near kinnow and lemon garden what to do in cotton | cotton
gaay bhains dono ko dhaan ki parali khila rahe the ab poonch aur khur sukh rahe | cattle buffalo
शरद गन्ने में आलू लगाना है दोनों की खाद बताइए | potato sugarcane
til between cotton rows is wilting | sesame
supari ke sath kali mirch ki bel jal gayi | black-pepper
pumpkin vines in maize not fruiting | pumpkin
gehu ganna sab thik chal rahe hai makka me bhutte me dane nahi bhare barish ke time phool tha | maize
aloo ke baad gehu me dap | wheat
aloo ke baad mentha lagata tha is bar gehu ke baad lagana h beej wali jad ya paudh konsi thik rahegi | mint
kheere mirchi ke sath net house me tamatar lagaye the baki sab acche hai tamatar ke phool jhad rahe hai or phal fat rahe hai | tomato
safede ke bagal nariyal lagaya sukh raha hai | coconut
alsi along the lentel border has bud fly | linseed
when to cut chara makki for silage for 10 buffaloes | fodder-maize
आलू और मक्का साथ साथ मेड़ पर लगाए हैं दोनों को पानी कब कब दें | maize potato
अरहर देर से कटती है गेहूं पिछड़ जाता है कोई जल्दी पकने वाली अरहर बताएं | pigeon-pea
आलू खोदकर अरबी लगाई अंकुर नहीं निकला | colocasia
how much paddy seed after weat | rice
lentil seed in standing paddy rate | lentil
wheat is fine mustard has aphid | mustard
jute sowing date if rice comes next | jute
how much berseem for one cow | cattle
goat ate jackfruit leaves stomach swollen | goat
tamul with jaluk leaves yellow tamul | arecanut
black pepper on arecanut wilting | black-pepper
tea yellow beside rubber plot | tea
potatoe maize intercrop potato blight spray | potato
litchi ok but mango flower dropping | mango
litchi fruit craking near mango trees | litchi
fish in paddy field which type | fish
chicken above fish pond chicken limping | poultry
fish dying under poultry shed | fish
cows vaccinated pigs have fever now | pig
after papaya banana gap how much | banana
papaya mosaic banana nearby healthy | papaya
onion tip burn garlic not | onion
garlic bulb small onion came good | garlic
moong variety after wheat cut | green-gram
biri after paddy which variety | black-gram
til after potato sowing when | sesame
sunflower after aman rice water need | sunflower
mandia upland like rice transplanting possible | ragi
kulthi after ragi seed per acre | horse-gram
linseed utera in paddy fertiliser dose | linseed
brinjel borer okra leaf yellow vein | okra
brinjal wilt after chilli crop | brinjal
chilly leaf curl tomato also next | chilli
ginger or turmeric under mango shade | ginger turmeric
cow and buffalo both not eating | cattle buffalo
coliflower cabbage same spray for caterpillar | cauliflower cabbage
maize cowpea together how much dap | maize cowpea
yak and sheep both have ticks | yak sheep
mithun sick like our cow did | mithun
tea spray killed my eri worms | silkworm
bees dying in mustard field | honeybee
mushroom on paddy straw turning green | mushroom
lemon fine drumstick caterpillar | drumstick
pineapple in young rubber spaceing | pineapple
kachu after boro rice fertiliser | colocasia
bitter gourd fruit fly bottle gourd ok | bitter-gourd
paddy not yet cut can i sow wheat before that by zero till mashine | wheat
maize harvested from between rahar now rahar flowrs falling | pigeon-pea
dry pea sown with linseed is lodging what seed rate next time | field-pea
fish in same field so which insectiside safe for paddy stem borer | rice
cow gives same milk but bufallo milk down since last week | buffalo
only paddy straw i feed cow is thin what mineral to give | cattle
pigeon pea husk good for goats or they get loose motion | goat
goats got ppr injection from office do sheep need also | sheep
boiled potato is plenty can i feed pigs daily how much | pig
colocasia stem cooked for piglets they scratching body what diseas | pig
keeping pigs behind chiken shed will it bring disease to chicken | poultry
yak bull was crossed with our cow and now the female yak is not conceiving two years mithun also grazes there | yak
yak foot wound and mithun from lower village came grazing same place | yak
pigs here died in swine fever is mithun in danger too | mithun
methun breaking in large cardamom garden which salt to keep mithun near | mithun
large cardamom clump rotting ginger beside it also rotted last year | cardamom
orange trees removed planting cardamom which shade tree and gap | cardamom
coffee in koraput with pepper on silver oak coffee berries black holes | coffee
is jackfruit good as shade for arebica coffee in hill | coffee
rubber saplings dying where pineapple grew before what is reason | rubber
coconut button nuts shedding every month though arecanut and banana in the same garden are giving well what is missing | coconut
coconut mite attack we have banana between rows safe spray | coconut
can i put only cow dung in cocunut or needs potash also | coconut
my cashew is not growing on the sea side where casuarina belt and some coconut stand is it salt wind or want of manure | cashew
casuarina spacing for poles where old cashew was cut | casuarina
turmeric between teak lines teak leaves only skeleton left | teak
bambo planting on pond dyke fish pond will leaves spoil which variety bamboo | bamboo
maize next plot has army worm will it come in jute | jute
jute hairy caterpillar came from til field how to stop | jute
caine red rot and maize standing close is fine what to do | sugarcane
khaini tobacco after early potato how many irrigations | tobacco
musterd i have sown already please say potato earthing time | potato
marigold every 16 rows as trap borer still in tomato | tomato
rose has no problem marigold buds turning brown inside | marigold
rose trips more than in marigold what to spray | rose
tuberose bulbs planted next to rose leaves have brown spots | tuberose
chrysanthemum has black leaf spots rising from the bottom marigold in the next beds is clean what should i spray | chrysanthemum
capsicum polyhouse empty want strawberry runner planting time in jharkhand | strawberry
capsicum fruits small strawberry in same polyhouse good why | capsicum
removed gauva for dragon fruit how many poles per bigha | dragon-fruit
dragon fruit planted newly but old guava wilting in patches | guava
assam lemon canker will it go to my orange trees how to cure lemon | lemon
mosambi tree three years old has gum coming out of stem but lemon trees near it have nothing like that | sweet-orange
guava does well here what about anar which variety for ranchi | pomegranate
mango land is spare can grapes grow in west bengal bankura | grapes
low chill apple in place of orange at arunachal which rootstock | apple
chiku flowers falling like mango do in rain what spray | sapota
goat nibbled ber grafts how to cut ber so it comes again | ber
ber is bearing but amla elevn years no fruits | amla
jackfruit young fruits rot pepper vine climbs on it | jackfruit
watermelon in rice fallow river side fruit flies much | watermelon
muskmelon is coming not sweet though watermelon and kheera from the same sand bed are good should water be stopped earlier | muskmelon
cucumber seed spacing kharbuja already in next bed | cucumber
maize stalk for support pumkin vines flowering only male | pumpkin
kheera finished want bottle gourd on same machan when to sow | bottle-gourd
carrot straight but redish splitting in two why | radish
carrot seed came only ten percent beside potato beds where radish came fully what is the depth for sowing it | carrot
corriander between garlic turns yellow need urea or not | coriander
mentha sucker planting after wheat too late or ok | mint
lal saag between okra rows white spots below leaf | amaranthus
barbati pods full of black aphids since three days okra and brinjal touching it are not having so which medicine | cowpea
vegitable pea after early potato what variety for ballia | green-pea
field pea mixed in wheat powder on leaves sulphur dose | field-pea
rajma or instead of potato we put rajma in november water how many times | kidney-bean
upland rice fails so soybean which variety for jharkhand | soybean
groundnutt in december after watermelon hole digging how deep sowing | groundnut
saflower border around gram is it having aphid what to spray on safflower | safflower
castor leaf spots i rear eri worms which fungicide no harm | castor
eri worms on castor turn black and die what to do | silkworm
cotton in kalahandi groundnut between cotton leaves red | cotton
guar leaves have black angular spots i have grown it mixed with bajra behind house is seed treatment too late | guar
jowar heads black powder arhar in between is good | jowar
is young chari poison for buffalo when to cut chari | fodder-sorghum
fodder maize for four cows how many katha and seed rate | fodder-maize
napier slips planting i have 6 cows month please | hybrid-napier
bersim seed costly so oat how many cuttings possible | oat
oat mixed with berseem berseem not growing after first cut | berseem
lucerne for goats will it survive in bihar summer | lucerne
barley lodged after rain but wheat and mustard stood so next year how much urea to cut down | barley
dhania grows well in my area can jeera be grown also in bihar | cumin
wheat bhusa instead of other straw how to boil for oyster mashroom | mushroom
sunflower sprayed by neighbour bees lying dead what can i do | honeybee
ginger is clean but termeric leaves have brown blotch spots since last rain what should be sprayed | turmeric
last year we had turmeric in that plot and this year ginger is rotting from the base with bad smell | ginger
jute was harvested late this year so aman paddy transplanting will go to mid august which short variety | rice
after potato we put boro paddy and the seedlings in the nursery are turning yellow in the cold please advise | rice
in my village all put rabi maize but i have wheat two acres and the lower leaves are yellow after first water | wheat
wheat i have given up because of late paddy so please tell rabi maize hybrid and its fertlizer | maize
okra and tomato are in the next plots with no trouble only brinjal shoots are drooping with larva inside | brinjal
brinjal chilli and tomato all in one plot the tomato leaves curl upward and white flies are seen | tomato
onion garlic harvested now i want summer chilli seedlings how to treat nursery bed against damping off | chilli
radish sold cauliflower sold only the cabage remains and small green worms make holes in heads what to spray | cabbage
i have two old buffaloes at home and one jersey cow and the cow has swelling in one teat milk has blood | cattle
both of our cows were given fmd vaccine but buffalo was left now the buffalo has mouth blisters what treatment | buffalo
cows get paddy straw and are fine but the goats do not touch it what cheap feed in flood time | goat
goat and hens i sold and started pig farm with ten piglets please tell which age deworming and castration | pig
we wash cow dung and pig dung into pond and now fish come up gasping early morning | fish
between arecanut with pepper i have malbhog banana and the banana leaves turn yellow from edge and stem splits | banana
banana planted inside is healthy but arecanut nuts fall in monsson with water soaked spots how much bordeaux | arecanut
bee keeper has kept boxes near my mustard which has aphids what time and which medicine should i spray | mustard
wheat on both sides is ok but the lentil in the middle is drying in round patches at flowering | lentil
i grow linseed in border line of gram as old people do and gram plants are wilting at thirty days | chickpea
gram and lentil already sown by relay method now one plot remains for linseed which variety and seed rate | linseed
moong did well in summer but til in adjoining land has leaves small and bunchy at top why no capsules | sesame
before jute i want quick moong crop from march in nadia how many days variety needed and rhizobium | green-gram
mustard gone by february then sunflower seeds put on ridge but heads are empty in the middle what should be given | sunflower
cucmber vines are running very good but watermelon vines near them dry from tip after twenty five days | watermelon
wheat and mustard sown mixed in one field which herbicide will be safe to both of them | wheat mustard
we do rice cum fish in apatani way please tell variety of paddy and number of fingerlings to put | rice fish
rahar and madua together in upland how many rows of each one and how much manure | pigeon-pea ragi
coconut and arecanut both given same fertiliser every year is it right please tell dose for each | coconut arecanut
goats and sheep kept in one shed both are getting loose motion after rain what medicine | goat sheep
want to sow masur or gram after short paddy which is better with one irrigation | lentil chickpea
potato and mustard two rows one row planting date and seed for both | potato mustard
okra or cowpea which will be better in march for my sandy land | okra cowpea
mango and guava in one orchard mealy bug on both how to control | mango guava
tomato and brinjal both wilting in my field suddenly what is it | tomato brinjal
cucumber bitter gourd same machan fruits crooked on both | cucumber bitter-gourd
berseem and oat mixed sowing for fodder seed rate of each | berseem oat
teak or bambu on waste land which one gives early income | teak bamboo
marigold and rajnigandha both for puja season when planted | marigold tuberose
pigs and desi hens in the backyard both to be dewormed with what | pig poultry
litchi orchard gap i planted kagzi lemon leaf miner is very much now | lemon
turmeric under papaya okay only papaya roots rotting after heavy rain | papaya
pineapple below tamul trees not flowering what hormone to put in and how much | pineapple
autumn cane with potato sown in between the cane shoots are dying inside dead heart comes out easily | sugarcane
wheat is grown inside my mango garden and watering it now will it stop mango flowering this season | mango
गेहु बीज कितना धान कटा अब | wheat
गेहूं के बाद गरमा धान कौन सा | rice
खड़े धान में मसूर छींटना कब | lentil
संतरा सूख रहा ऊपर से नींबू ठीक | orange
सरसो में लाही दवा आलू भी साथ | mustard
बगल में सरसों आलू में झुलसा | potato
चना किनारे तीसी की खाद | linseed
मड़ुआ कटा रहर में फूल नहीं | pigeon-pea
मड़ुआ बीज दर साथ में अरहर | ragi
मक्का पहला पानी कब आलू उखाड़ के | maize
गाय को बुखार भैंस ठीक है | cattle
गाय जैसा दाना भैस को कितना | buffalo
बकरी खांस रही गाय पास बंधती | goat
कटहल पत्ता बकरी को कितना दें | goat
चावल की खुद्दी मुर्गी को कितनी | poultry
तालाब में धान का पुआल मछली मरी | fish
फूलगोभी पीली हो गई बंदगोभी ठीक | cauliflower
फूलगोभी के बाद पत्तागोभी में कीड़ा | cabbage
टमाटर छोड़ के बैगन नर्सरी कब | brinjal
टमाटर पत्ता मिर्च जैसा मुड़ा | tomato
लौकी हटा के भिन्डी बीज कितना | okra
लौकी सड़ रही कोहड़ा फल रहा | bottle-gourd
खीरा कोंहड़ा एक मचान कोंहड़ा सूखा | pumpkin
करेला दूरी कितनी भिंडी के बीच | bitter-gourd
पयाज में जलेबी रोग लहसुन ठीक | onion
गेहूं किनारे लहसुन पीला | garlic
आम में नहीं लीची में लाल मकड़ी | litchi
आम मंजर काला अमरूद बगल में | mango
पटुआ कब बोएं धान से पहले | jute
गेहूं काट के ऊख लगाना दूरी | sugarcane
केला में हल्दी केला खाद | banana
हल्दी बीज कितना आम बगीचा में | turmeric
मेंथा जड़ कितनी आलू के बाद | mint
गेहूं जौ अगल बगल जौ में कंडुआ | barley
भेड़ लंगड़ा रही बकरी नहीं | sheep
मुर्गी बेच सूअर पालना कितने से | pig
मधुमक्खी को क्या खिलाएं सरसों खत्म | honeybee
गेहुं भूसा पर मशरूम में काला फफूंद | mushroom
गेहूं सरसों मिलवां खरपतवर दवा | wheat mustard
गाय बकरी दोनों को किलनी | cattle goat
पटसन काटने के बाद अमन धान रोपने में देर हो गई है कौन सी किस्म लगाएं | rice
उड़द पीली पड़ रही मक्का की कतारों में बोई है | black-gram
मूंग तोड़ ली अब उड़द में फली नहीं बन रही क्यों | black-gram
गरमा मुंग का बीज उपचार कैसे करें गेहूं कटते ही बोना है | green-gram
उड़द में कुछ नहीं हुआ मूंग के पत्ते चितकबरे पीले | green-gram
कुलथी कब बोएं टांड़ जमीन में तिल और उड़द के बाद नमी कम रह जाती है बीज कितना लगेगा | horse-gram
कुल्थी बोते आए हैं इस बार तिल लगाना है कतार दूरी कितनी | sesame
राजमा में कितने पानी लगेंगे आलू जितना ही या कम | kidney-bean
हरी मटर की अगेती किसम बताइए धान और अगेती आलू उठा कर नवंबर में बोना है बलिया में | green-pea
चना साफ है सब्जी मटर की छीमी में सफेद चूर्ण जैसा | green-pea
दाल वाली सूखी मटर में फफूंदी लगी है मेड़ पार का गेहूं और सरसों बिल्कुल ठीक है कौन दवा छिड़कें | field-pea
अरहर में फली छेदक है मका तो काट लिए क्या छिड़कें | pigeon-pea
बोदी की लत्तर पर फूल झड़ता है भिंडी के खेत किनारे है | cowpea
सोयाबीन रांची में कब बोएं टांड़ में धान मड़ुआ ठीक नहीं होता इसलिए पहली बार कर रहे हैं | soybean
मक्का में फौजी कीट है मुंगफली पर टिक्का धब्बे आए हैं | groundnut
कुसूम की माहू की दवा बताएं चने के चारों ओर बोया है | safflower
तीसी के बदले कुसुम की खेती गढ़वा में होगी क्या समय बताएं | safflower
अंडी के सारे पत्ते सूंडी खा गई जबकि साथ बोई अरहर और कुल्थी को छुआ भी नहीं कैसे मारें | castor
राई की फली पाला से सफेद हो गई चना में नहीं लगा | mustard
गेहूं के लिए पानी कम है तो तीसी में कितनी सिंचाई लगेगी | linseed
कपास के पत्ते किनारे से लाल हो रहे हैं बाड़ में अरहर लगी है वो हरी भरी है | cotton
भिंडी की तरह ग्वार फली भी गर्मी में लगाएं क्या समय | guar
ज्वार तो ठीक है बाजरा की बाली हरी पत्ती जैसी हो गई | bajra
ज्वार का बीज दर बताएं बाजरा के बदले मिर्जापुर में बोना है | jowar
जई पहली बार कब काटें बरसीम की कटाई चल रही है | oat
बरसीम कितने कट्ठा में बोएं दो भैस हैं | berseem
रिजका की बुवाई कब होती है जई और बरसीम गर्मी में खत्म हो जाते हैं तब क्या यह काम आएगा | lucerne
चारे वाली मक्का का बीज कितना मई में भैंस के लिए बोना | fodder-maize
गाय ने चरी खाई नहीं चरी कितने दिन की काटें | fodder-sorghum
छोटी चरी खाकर गाए का पेट फूला कांप रही है | cattle
नेपियर की कौन सी जड़ लगाएं बकरी फार्म के लिए | hybrid-napier
भैंस को रोज कितनी दें सरसों की खली दूध बढ़ाने को | buffalo
गेहूं का भूसा खाकर भैंस पागुर नहीं कर रही | buffalo
भेड़ के मुंह में छाले पड़े हैं और लार गिर रही है साथ चरने वाली बकरी अभी ठीक हैं | sheep
सुअर को कौन सा टीका लगवाएं गाय को तो लग गया | pig
बकरियों के घर में ही मुर्गी रखते हैं मुर्गी छींक रही | poultry
मछ्ली बढ़ाने को पोखर में गाय का गोबर कितना डालें | fish
पोखर की मेड़ पर केला है दवा छिड़कने से मछली को नुकसान | fish
एरी रेशम कीड़े सुस्त पड़ गए अंडी पत्ता खाकर | silkworm
मसरूम का जाल नहीं फैल रहा धान के पुआल पर लगाया | mushroom
प्याज गन्ने के बीच में लगाया था गन्ने में कल्ले कम | sugarcane
खैनी में चूड़ी मोड़ रोग लगा है समस्तीपुर में मक्का वाला खेत बदलकर पहली बार लगाए थे क्या उपाय | tobacco
मटर में पानी दिया अब आलू में मिट्टी कब चढ़ाएं | potato
मिर्ची रोपी है मुरझा रही बेगन की फसल उखाड़कर लगाई थी | chilli
धनिया की पंक्ति के बीच बैंगन में फल छेदक कम होगा क्या | brinjal
गाजर का बीज कट्ठा में कितना मुली निकल गई है | carrot
पालक का बीज कितना डालें जहां धनिया नहीं जमा | spinach
लाल साग कब तक बो सकते गर्मी में पालक नहीं होता | amaranthus
अरबी के पत्ते बरसात में झुलस गए गोल पानी जैसे धब्बे हैं बीच की भिंडी पर कुछ नहीं | colocasia
अद्रक गल रही है मकई की छाया में लगाया था | ginger
हल्दी में कम पर आदी में ज्यादा सड़न आई दवा बताएं | ginger
खीरा में खाद कितनी टमाटर के तुरंत बाद उसी मल्च पर | cucumber
खरबूजा में फल मक्खी लगी है तरबूज से भी ज्यादा | muskmelon
जीरा बोना है धनिया जैसी जमीन में हो जाएगा | cumin
सहजन के पेड़ पर भुआ पिल्लू चढ़ गया पपीता और केला हटा कर लगाया था छूने से खुजली होती है | drumstick
लीची बाग में अमरूद के पौधे बीच में लगाए कीड़े पड़े फल में | guava
मुसम्मी की कलम कब बांधें नींबू के बीजू पौधे पर | sweet-orange
मौसमी की जगह संतरा पलामू में फलेगा क्या किस्म बताएं | orange
अनार फट जाता है निंबू के पास लगा है क्या डालें | pomegranate
आंवला की टहनी पर गांठ बन गई अमरूद की कतार के बीच | amla
बेर के फल और पत्ते पर सफेद चूर्ण लगा है आंवला में बिल्कुल नहीं है गंधक कितना छिड़कें | ber
कटहल के छोटे फल काले होकर गिरते आम में मन्जर ठीक | jackfruit
स्टाबेरी कब लगाएं टमाटर वाली पुरानी मल्चिंग पर औरंगाबाद बिहार | strawberry
सेब हरिमन लगाएं क्या आम के बाग के खाली कोने में | apple
सेब तो नहीं फला अंगूर की बेल की छंटाई कब करें | grapes
काजू में बौर आया और सूख गया सिमडेगा में आम और कटहल की तरह क्या इसमें भी दवा देनी होगी | cashew
गुलाब की डाल ऊपर से काली सूखती है बेली के पौधे साथ हैं | rose
बेला की छंटाई किस महीने में करें गुलाब काट लिया | jasmine
गुलाब से पहले गुलदावदी की कटिंग कब लगाएं | chrysanthemum
रजनीगंधा के कंद की दूरी कितनी गेंदा के बाद लगाना | tuberose
सागवान नहीं बढ़ा तो बांस लगाएं कितनी दूरी पर गड्ढा | bamboo
सागौन का गड्ढा कितना बड़ा करें यूकेलिप्टस काट के लगाना है एक तरफ कच्ची सड़क भी है | teak
गेंहू की मेड़ पर लिप्टस लगाएं तो कितनी दूर और कब | eucalyptus
झाऊ सुरु की पौध कितनी दूर लगे यूकेलिप्टस के बजाय | casuarina
सूपारी के पत्ते पीले हो रहे नारियल ठीक फल रहा | arecanut
नारियल छह साल से फल नहीं दे रहा आम के बाग में लगाया | coconut
चाय के पौधे में लाल मकड़ी किशनगंज में संतरे की जगह लगाई | tea
सरसो और गेहूं दोनों कट गए अब खेत में साठा धान की नर्सरी कब डालनी चाहिए पानी नहर से मिलता है | rice
पहले धान किया फिर चना बिगड़ गया तो उसी खेत में जनवरी में पछेती गेहूं बोना ठीक रहेगा कि नहीं | wheat
मेरे यहां आलू सरसों दोनों ठीक हैं पर मक्का के भुट्टे में दाना नहीं भरा आधा खाली रह गया क्या कमी है | maize
भैंस गेहूं का भुसा मजे से खाती है लेकिन गाय दो दिन से भूसा नहीं छू रही और गोबर पतला कर रही है | cattle
घर में दो गाय और बछिया हैं उनको कुछ नहीं हुआ मगर भैंस का गला फूल गया और सांस घर घर करती है | buffalo
भेड़ और गाय को कीड़े की दवा पिलाई है बकरी गाभिन है उसे यही दवा पिला सकते हैं या नहीं | goat
मुर्गी और सूअर दोनों का मल पोखरा में जाता है पानी गाढ़ा हरा हो गया मछली ऊपर मुंह निकालती है क्या डालें | fish
फूलगोभी के बाद आलू बोया और आस पास सब सरसों है अब आलू के पत्तों पर माहू बहुत आ गया है दवा बताइए | potato
टमाटर और बैंगन में कोई बीमारी नहीं है उन्हीं के पास वाली मिर्च के पत्ते नाव जैसे ऊपर मुड़ गए हैं क्या करें | chilli
धान के बाद आलू खोद लिया अब गरमा प्याज का बिचड़ा रोपना है कितने दिन का बिचड़ा और कितनी दूरी रखें | onion
भिंडी खीरा की बिक्री खत्म हो गई सिर्फ बैंगन बचा है उसमें पत्ते छोटे छोटे झाड़ी जैसे हो गए फल नहीं लगते | brinjal
मैं गेहूं और सरसों में पानी दे रहा हूं बगल में मसूर है क्या मसूर में भी इसी समय पानी देना जरूरी है | lentil
मड़ुआ उड़द कट चुके हैं उनके साथ बोई अरहर अब सूखने लगी है जड़ चीरने पर भूरी धारी दिखती है | pigeon-pea
आम में मंजर आ चुका है लीची में अब आएगा मधुमक्खी वाले बक्सा रखना चाहते हैं लीची में फूल से पहले कौन दवा दें | litchi
लीची कटहल का पेड़ भी है लेकिन पूछना आम का है कि जाड़ा में तना पर चढ़ने वाला सफेद कीड़ा कैसे रोकें | mango
पहले हम ऊख करते थे चीनी मिल बंद हुई तो अब हाजीपुर वाला केला लगाए हैं उसमें घौद छोटी हो रही है खाद बताइए | banana
धान वाले निचले खेत में ऊख लगा दिए बाढ़ का पानी पंद्रह दिन रहा अब ऊख के पत्ते पीले और जड़ ऊपर निकल रही है | sugarcane
धान के खेत में गड्ढा करके मछली छोड़ी है अब धान में गंधी कीड़ा आ गया ऐसी दवा बताइए जिससे दूसरा नुकसान न हो | rice
तवांग से बोल रहे हैं भेड़ें ठीक हैं याक के बछड़े को दस्त लग गए हैं और वह दूध नहीं पी रहा क्या करें | yak
भैंस की तरह मिथुन को भी खुरपका का टीका लगता है क्या हमारे मिथुन जंगल में घूमते हैं कितने महीने पर लगवाएं | mithun
सुपारी का बाग हटाकर रबड़ के पौधे लगाए दो साल हो गए पत्तियों पर गोल धब्बे पड़ रहे हैं और पत्ते झड़ रहे हैं | rubber
नारियल के पेड़ पर गोल मिर्च की लता चढ़ाई है तीन साल हुआ फल नहीं लगा छाया ज्यादा है या खाद की कमी है | black-pepper
चाय तो हमारे यहां सब करते हैं मगर मैं कॉफी लगाना चाहता हूं छाया कितनी चाहिए और पौधे से पौधे की दूरी कितनी | coffee
अदरक की खेती छोड़ कर बड़ी इलायची लगा रहे हैं पौधा कहां से लें और कौन से महीने में रोपाई करनी होगी | cardamom
लीची के नए बाग में बीच की जगह अनानास लगाया है किशनगंज में दो साल से अनानास में फल नहीं आया क्या करें | pineapple
धान और गेहूं दोनों में जिंक एक एकड़ में कितना डालना चाहिए और कब डालें | rice wheat
आलू मक्का साथ में बो रहे हैं दोनों के लिए मिलाकर खाद की मात्रा बताइए | maize potato
गाय भैंस दोनों बार बार गर्म होकर नहीं ठहरती | cattle buffalo
सरसों या मसूर कौन बोएं बिना सिंचाई वाली जमीन है | mustard lentil
आम लीची दोनों में फल गिर रहे हैं | mango litchi
मक्का अरहर साथ बोने पर एक एकड़ में दोनों का बीज | pigeon-pea maize
प्याज लहसुन दोनों भंडार में सड़ रहे कैसे रखें | onion garlic
भिंडी या लौकी जायद में पहले क्या लगाएं नदी किनारे | okra bottle-gourd
बैंगन मिर्च दोनों में पत्ता सिकुड़ गया दवा एक ही चलेगी | brinjal chilli
बकरी और मुर्गी एक साथ पालने का घर कैसा बने | goat poultry
उड़द मूंग दोनों में पीला मोजेक आया | black-gram green-gram
अदरक हल्दी दोनों बीज रखने का तरीका बताएं | ginger turmeric
फूलगोभी पत्तागोभी दोनों में पत्ता किनारे से पीला वी जैसा | cauliflower cabbage
मूली गाजर दोनों एक क्यारी में बो सकते हैं कब | radish carrot
जौ और गेहूं दोनों में कंडुआ दिखा बीज उपचार क्या करें | wheat barley
मछली और धान एक साथ करना है झारखंड में मेड़ कितनी ऊंची | fish rice
बरसीम के साथ सरसों चारे के लिए मिलाएं दोनों का बीज कितना | berseem mustard
धनिया पालक दोनों गर्मी में नहीं जमते क्या करें | coriander spinach
garma dhan bichda kab gehu kata | rice
dhan ropai pat kate ke baad | rice
dhan khali hua tori kab boye | mustard
sarso me lahi laga gehu thik | mustard
paira masuri dhan me beej kitna | lentil
gehu khet bagal chana ukhta rog | chickpea
dhan ke baad alu kab lagaye | potato
aloo pata kala begun thik | potato
makai bij kitna katha sarso kat | maize
masur me nahi makka me illi | maize
dhan ke mer par rahar beej | pigeon-pea
til ke sath biri chash kab | black-gram
moong kaun kism ukh ke beech | green-gram
boro dhan kat til kab | sesame
pat me pilu makai pas | jute
masuri kat ke kusiyar lagana | sugarcane
gai lang raha bakri thik | cattle
gay ko makka ka darra kitna | cattle
bhais barseem kha ke pet phula | buffalo
bakri ko khujli suar bagal | goat
gay ke gohal me murgi mar rahi | poultry
bhed thik suar ko dast | pig
sarso khali machhli ko kitna | fish
baigan sukh raha alu ukhad ropa tha | brinjal
phulgobi baad tamatar bichda kab | tomato
mirchai pila piyaj ke beech | chilli
bhindi pili makai me kuch nahi | okra
tamatar sath bandhakobi lagaye kitna dur | cabbage
muli bagal phulkobi phul chhota | cauliflower
lauki sadta hai karela thik | bottle-gourd
lauki jaise khira ko bhi machan | cucumber
narikel bagan me kola gap | banana
aam fal gir raha kathal ok | mango
lichi fat raha ganna khet pas | litchi
amrud gach duri aam hata ke | guava
makka ke bad pyaj kharif nursery | onion
mirch lahsun sath lahsun khad | garlic
gay bhais dono ko chichdi | cattle buffalo
alu tamatar dono me jhulsa | potato tomato
ada kachu dono me pani kab | ginger colocasia
kamala gach me fal pakne se pehle gir jata niche elaichi hai | orange
rajma ke patte pe jang jaisa dag pas me konhra hai | kidney-bean
marua ka ropa kitna din ka ho makai chhod ke karna hai | ragi
mandia ko ropne me gap kitna dhan ki tarah | ragi
bajra ki bali me dana nahi bhara rahar aur makai ke bich boye the barish phool ke time bahut hui | bajra
jowar daltonganj me kab boye makka ke badle | jowar
tisi me chhota kida kali kha raha masur se sata hua hai | linseed
hara matar me jad sad raha phool gobi se khali khet | green-pea
sarso ke paas hara matar me patti surang dawa | green-pea
barbati me lahi bahut hai lauki machan ke niche boyi | cowpea
kulthi september me chhit de kya urad aur til dono barish me kharab ho gaye tand khet khali pada hai | horse-gram
soyabin ke pate chhed ho gaye arhar ke do line beech | soybean
badam ke patta pe kala dag aa gaya boro dhan ki kheti chhod ke pehli baar lagaye hai kya chhidke | groundnut
kusum ka bij rate batao gehu ke liye pani kam hai | safflower
arandi ke fal sadh gaye badam ke khet kinare lagaye the | castor
kapas me safed makkhi bahut jyada hai kya bhindi ke pas hone se aa rahi makka ka border lagaye to rukega | cotton
khaini ke liye kitna khali dale sarso wala | tobacco
gwar phali me phul nahi aa raha bodi to fal rahi | guar
jeera ballia me kab boye sarso wale khet me try karna | cumin
jai kitna katai degi aur khad gay ke liye bona | oat
gehu ke kinare jai chara lagaya pila sa hai | oat
barsim bij ek kattha me kitna bakri ko dena hai | berseem
lucerne lagane ka time aur bij bataye gay ab napier kam khati hai isliye thoda badalna chahte hai | lucerne
hara makka chara saal me kitni bar boye bhais das hai | fodder-maize
jwar chara ka bij kitna dhan nahi ropa khali khet | fodder-sorghum
makka chara se jyada katai jwar chari me hoti hai kya kaun kism | fodder-sorghum
pokhar ke bhind par napier lagaye machhli khati kya kaise lagaye napier | hybrid-napier
napier ghas me lal dhabba ganna jaisa dikhta | hybrid-napier
bhains ko kabj hai dudh bhi ghat gaya sirf dhan puaal khilate hai makka darra kam milta hai kya de | buffalo
gabhin gay ko tisi ki khali de sakte hai kya | cattle
bakri ke bachhe ko kitne din pe makai ka dana de | goat
munga pata bakri ko khilana thik hai kya kitna | goat
bhedi langda rahi hai khur me kida pad gaya pehle ghar ki gai ko khurha laga tha wahi hai kya | sheep
suar ke do bachche mar gaye bakri bech ke liya tha | pig
murgi dana me machhli ka chura kitna percent mile | poultry
grass carp machhli ko kachu ka pata de kya pokhar kinare hai | fish
yak ko upar khansi ho gaya naak se pani gai log niche wale gaon me sab thik hai | yak
mithun ka umar kitna ho gai ke saath cross karana | mithun
madhumakhi box kitna rakhe ek bigha me til ka phool aaya hai barsat ke baad bhookhi thi | honeybee
eri polu ka pet phula pani jaisa mal tamul bari me pale | silkworm
mushroom ka bij kitna ganna ki khoi par ugta hai kya | mushroom
ganna me khad kaun de mung bich se kat liya ab | sugarcane
dhan ke chakkar me pata hai patua jaldi katna hoga 100 din me katenge to resha | jute
tamatar me virus aa gaya patta ghunghrala makka ka border bhi lagaya aur genda bhi fir bhi nahi ruka | tomato
tamatar ki jagah polyhouse me shimla mirch kab rope | capsicum
shimla mirch me chhote mite lage khira ke baad net house | capsicum
lanka mircha ka fal sad ke girta haldi ke mer par | chilli
gajar ko kitna pani de pyaj ki bagal ki kyari | carrot
muli ke patte kha raha patta gobi wala kida | radish
palong saag bij kitna lal sag katne ke bad boye | spinach
mula tula hua usme lal shak bona hai khad kya | amaranthus
kachu ka pata me pani bhara dag har saal bad jata ada bilkul to thik hai kya spray kare | colocasia
arbi ka kanda chhota kyu hota kela ke chhaya me | colocasia
pudina ki jad kab dale gehu me relay lagana hai | mint
makai ke khet me mentha ka tel nikalne kab kate | mint
ada pila ho ke gir raha komola bagan me lagaya | ginger
karela kab chadhaye machan pe khira khatam hai | bitter-gourd
tarbuj me jaise hota waise hi konhda ka fal niche se galta | pumpkin
tarbuj ka gaddha kitna dur diyara me pyaj chhod ke | watermelon
kharbuja fika kyu hua kheera ke pas lagane se kya | muskmelon
papita pani lagne se sad raha amrud bagan ke gap me | papaya
anaras ka patta laal ho ke sukhta hai chai bagan ke dhal me tamul ke chhaya me lagaye the | pineapple
nimbu ka patta mud raha chai ke baagan kinare | lemon
mosambi me fal chhota pe hi gir jata santra gach me bhi aisa hota par kam isme kya de | sweet-orange
ber lagaya tha fala nahi ab anar lagaye lal mitti me duri | pomegranate
angur ki bel pe safed powder anar ke saath lagaye the | grapes
seb me phool nahi aya ranchi me amrud kat ke lagaya | apple
chiku ka fal chhota rah jata hai narikel line ke bilkul beech me chhaya jyada hai kya kare | sapota
ber ki chhatai kab kare aam ki tarah jaruri hai kya | ber
aam bagan border par anwla ke ped me kab phal lagega | amla
dragon fruit khambha kitne foot par anaras khet khali hua | dragon-fruit
strawberry patta kinara jala hua alu jagah lagaya tha | strawberry
kaju ke niche anaras hai kaju me tana se gond nikal raha | cashew
nariyal ka pata pila gol mirch chadhaya hua karan bataye | coconut
jaluk lata sukh raha niche se kala kathal gach pe | black-pepper
tamul gach ke chhanw me chah pata kam tutta helopeltis hai | tea
coffee koraput me kab lagate santra ke sath chalega | coffee
elaichi ka gap kitna supari ke niche north bengal | cardamom
sagwan ka patta jali jaisa ho gaya bas nas bachi bagal ke aam ke gach me kuch nahi laga | teak
banh jhar ke pas kela hai banh ka kopal sad jata hai kya kare | bamboo
eucalyptus safeda ek bigha kitna paudha lagega bans wala jhar hata ke karna hai pani wali zameen hai | eucalyptus
nariyal bagan ke samne jhau gach lagana hai samudra hawa rokne kitna pas | casuarina
genda kitne din pehle lagaye tamatar me trap ke liye | marigold
beli phool ki kali bangni ho jati genda khet paas | jasmine
chandramallika katai kab lagaye ranaghat rajnigandha ke bad | chrysanthemum
beli ke jaise rajnigandha ko bhi chhatna parta kya | tuberose
golmirch ke sahare ke liye sahjan lagaya sahjan me goond | drumstick
sarso aur masuri me to pani nahi dena hai par gehu ka pehla pani 21 din pe de ya baad me mitti bhari hai | wheat
alu aur makka dono le liye is khet se ab aghani dhan ropna hai to khad kitni kam kare bataiye | rice
pados me gehu aur aloo lagaye hai mera akela rabi makka hai usme nilgai aur tota bahut hai dana pakne wala hai kya kare | maize
gehu piyaj ki baat baad me pehle ye bataiye ki aloo me cold storage bhejne se kitna din pehle patta kaate | potato
gehu wale khet ke kinare kinare sarso lagaye the usme safed ratua jaisa daag patta ke niche aa gaya hai | mustard
tamatar aur alu to pala se bach gaye par baigan ka pura patta jhulas gaya ab us me urea de ya kaat de | brinjal
dhan puaal aur makka darra mila ke gay ko dete hai phir bhi har baar bachha dene ke baad jer nahi girti kya dein | cattle
gay aur murgi wala ghar alag hai bakri ka machan kitna uncha banaye barsat me keechad bahut hota hai yaha | goat
rice bran aur sarso khali se suar palte hai chhah mahine me kewal 40 kilo hua kya kami hai dana me | pig
gay ka gobar aur sarso ki khali dalte hai pokhara me rohu ka badhna ruk gaya kitna matra sahi hai ek bigha me | fish
kol aur jaluk sath me karte hai tamul gach ka mura sukh ke gir raha hai do saal se kya rog hai | arecanut
nemu aur tamul ke bich chhota chai bagan hai isme loper ne pura pata kha liya kaun dawa allowed hai batao | tea
dhan aur pat chhod diye is saal pehli baar kela lagaye hai tissue culture wala pehla khad kab aur kitna de | banana
aam lichi me sab thik par kathal ka mucha chhote me hi kala ho ke jhar jata hai har saal aisa hota hai | jackfruit
makka soyabean khali mila ke ghar me dana banana hai sonali murgi ke liye kitna kitna mile ande kam ho gaye hai | poultry
til moong se kuch bacha nahi isliye balu mitti me chinia badam lagaye hai phool aane pe gypsum kitna dena hai | groundnut
tamatar bandhagobhi me nahi hota par phulgobi ka danthal andar se khokhla bhura ho jata hai kya dalna padega | cauliflower
lahsun mirch ke saath mede par piyaj lagaye the patte pe baigni dhabba aaya wahi piyaj me bata dijiye kya dawa | onion
gehu ke samay me jo ghas ki dawa bachi hai use dhan me dal sakte hai kya ropai ko 10 din hue hai sirf | rice
dhan ka thuth khet me hai usi me masur chhita tha ab masur ke patte lal pad rahe aur bauna hai kya kare | lentil
kathal aur bagan ke niche khali jagah me haldi karte hai is baar haldi ka gaanth bahut chhota nikla khad bataye | turmeric
bandhakobi ka bahar ka patta bahut bachta hai kya dudharu gay ko roj de sakte hai gay ka dudh pila to nahi hoga | cattle
kusiyar lagane ke bad bagal wale ne makka pe 2 4 d mara hawa se mere kusiyar ke pate tedhe ho gaye thik hoga kya | sugarcane
ganna ka gend hara patta khilate hai roj bhais ko ab wo khoon jaisa lal peshab kar rahi hai jaldi upay bataiye | buffalo
khira aur karela dono ek sath machan pe lagaye to kitni duri rakhe | cucumber bitter-gourd
dhan makka dono me jinc kitna dale ek katha | rice maize
bakri bhed dono ko ppr tika kab lagta hai | goat sheep
gehu ya sarso kya boye 20 november ho gaya | mustard wheat
moong urad dono ka bij upchar rhizobium se kaise kare | green-gram black-gram
tamul aru jaluk dono me bordo kab mare | arecanut black-pepper
suar aur machhli ek sath palna hai kitna suar par bigha pokhar | pig fish
marua kulthi dono sath boye pahadi me kitna kitna bij | ragi horse-gram
kela papita dono tedha ho ke gira aandhi me kya kare | banana papaya
chah aru tamul dono bagan me khad kab dale | tea arecanut
genda gulab dono ke patte pe mite laga hai dawa | marigold rose
nimbu mosambi dono me canker hua | lemon sweet-orange
arhar makka dono bona hai line kaise lagaye | maize pigeon-pea
baigan tamatar kaun pehle rope aur bichda kitne din ka | brinjal tomato
jai ya jau chara ke liye kaun acha kam pani me | oat barley
gai aru murgi dono bimar baadh ke pani se | cattle poultry
konhra lauki dono ka chhota batiya sad ke gir jata | pumpkin bottle-gourd
alu aur lahsun ek mer par lagana hai khad dono ka kitna | potato garlic
fanas ke chhote fal sad rahe kaju ki bagiche me | jackfruit
अमरूद के साथ लगे बेर की छंटाई किस महीने में करें | ber
dhaniya ke bich baingan tana chhedak | brinjal
arbi has leaf blight and ginger is just next to it what to spray on the arbi | colocasia
अरबी में धब्बे धान की मेड़ पर | colocasia
soyabeen has no worm but maiz whorl is full of it | maize
oats mixed in berseem the oats are falling down why | oat
kanda kadhun tarbuj lagaya kalingad ki bel kinare se sukh rahi | watermelon
bakri ke liye lasun ghas kitne din me kate | lucerne
bakri amrud patti khake dast | goat
tuar ki line bich me hai aise me soyabin me kaun si kharpatwar dawa chalegi | soybean
aam aur kaju dono ke mohar pe tudtuda hai ek fawarni bolo | mango cashew
dhan wale khet ki tipak pe nachni ka rop kab lagaye | ragi
rabi jowar instead of wheat only one irrigation available | jowar
मेड़ पर राहर लगी है बाद में मसूर डालेंगे अभी धान में भूरा माहो लगा है कौन सी दवा छिड़कें | rice
murgi ko bajra kitna dena | poultry
पत्तागोभी ठीक फूलगोभी में फूल भूरा | cauliflower
मिर्च के साथ तरबूज लगाया है तरबूज में फूल नहीं टिक रहे | watermelon
murgi ghar ki khad pe gaay ne muh mar liya tha ab lar tapak rahi hai | cattle
papita beech me laga ke amrud vnr ki duri kitni rakhe | guava
gaay ke makka chara kab kate | fodder-maize
rose buds black marigold near | rose
gehu aur sarso ek sath chhitak ke boye hai dono ke liye kharpatwar nashak kaun sa chalega jisse koi bhi na jale | wheat mustard
dusre log gehu chana bo rahe par hamare kapas me abhi fardad lena chahte hai pani de to gulabi illi badhegi kya | cotton
जीरा लेना छोड़ दिया अब अरंडी में कितने पानी देने होंगे | castor
गेंदा गेहूं के किनारे कब लगाएं | marigold
चारा मक्का के साथ बरबटी का बीज कितना मिलाएं | cowpea
chana jaisa hi batla sukhe dane wala kitna beej lagta acre me | field-pea
rai ke baad mag kab bona | green-gram
काली मिर्च की बेल आम के पेड़ पर चढ़ाई थी दो साल पहले अब पत्ती पीली हो रही | black-pepper
lahsun pila chana achha hai | garlic
after wheat summer watermelon how much gap drip | watermelon
गाय का गोबर तीन ट्रॉली डाल चुके हैं अब धान के रोपा में यूरिया कितना कम कर सकते हैं | rice
dbm worms in cabbage and cauliflower both which spray | cabbage cauliflower
mirchi ke baad nishigandha kand kab | tuberose
gehu kat ke soybean nahi li sidha ganna lagaya march me ab agali tana chhedak se pongi sukh rahi hai narsinghpur | sugarcane
कपास के बगल मे मिर्ची लगाइ तो चुरडा मुरडा रोग आ गया | chilli
अमरुद के पास आम मे मधुआ | mango
goats are fine but two deccani sheep limping hoof rot | sheep
soybean will be cut next week after that how to save the tur from pod borer | pigeon-pea
धान वाले खेत की दवा का पानी बहकर तालाब में चला गया सुबह से मछली मर रही है | fish
can i take soyabean in orange garden will the orange trees suffer | orange
गेंदे के पास वाला मोगरा फूल क्यों नहीं दे रहा | jasmine
i grew chana always now want lentil which month to sow | lentil
बेर में फल आ गए आंवला में फूल आकर झड़ जाते हैं | amla
gaay aur bhains dono ko lampi aur khurpaka ka tika ek hi din lagwa sakte hai kya | cattle buffalo
फूलगोभी पत्तागोभी दोनों में हीरक पतंगा है कौन सी दवा | cauliflower cabbage
धान की पड़त जमीन पर काजू लगाना है जशपुर में कौन सी किस्म | cashew
kanda ke bich shevga chhatai kab | drumstick
कपास और सोयाबीन दोनों में पानी भरने से पीलापन आ गया है अब दोनों में क्या डालें अमरावती से | cotton soybean
okra yellow vein not brinjal | okra
maize sown for shade now halad leaves drying | turmeric
प्याज के खेत से थिरिप्स अंगुर पर आ रहे है दवा बताईये | grapes
कटहल की छाया में अनानास लगेगा क्या कितनी दूरी | pineapple
दो एकड़ में कपास और मेड़ पर तुअर है खाली पड़े टुकड़े में रबी ज्वार बोना चाहता हूं बीज उपचार कैसे करें | jowar
papya virus banana all right | papaya
til kharab ho gaya uski jagah kulthi bo du kya kab tak | horse-gram
moong tod li soybean bhi kat gaya bich ki arhar akeli khadi hai ek pani de du to fali badhegi ya jhad jayegi | pigeon-pea
early matar then wheat which pea variety gets over in 70 days | green-pea
lahsun aur dhaniya ki mili juli kheti me dono ko pani kitne din se lagaye | garlic coriander
उड़द में पीला मोजेक मूंग साफ है | black-gram
caller has onion and garlic in one acre each both have twisted leaves and thrips he asks one spray for both | onion garlic
santra aur nimbu dono me patte khane wali hari illi aur leaf miner hai dono ke liye upay batao | orange lemon
गन्ने की दो कतार के बीच चना बोना है दोनों फसलों के लिए खाद कितना दें | sugarcane chickpea
ganne ke khet ki med pe nilgiri ka pauda sukh raha | eucalyptus
coriander in gram field is getting white powder on leaves | coriander
मक्का पीसकर चूजों को किस दिन से देना शुरू करें | poultry
तुअर के साथ बोई ज्वार के भुट्टे में दाना नहीं भर रहा | jowar
santra ke bich papita mosaic | papaya
my lentil standing beside mustard has got rust like brown powder | lentil
पालक कट गया उसी क्यारी में गाजर बोनी है कब बोएं | carrot
masoor ke pehle kaunsa kam din dhan | rice
मुंगफली के बाद गर्मी का बाजरा कोनसी किस्म बोए | bajra
मसुर पीली चना ठिक है | lentil
how many napier roots for one acre i have 10 cows | hybrid-napier
pepper vine on supari tree is turning yellow | black-pepper
सरसों में माहू अलसी साफ है | mustard
fanas achha hai kaju ka mohar jal gaya kya fawarni karu | cashew
pyaj hatake strawberry lagani hai bed kitna uncha rakhe | strawberry
wheat straw under strawberry but fruit is rotting mahabaleshwar | strawberry
sarso ki katar gehu ke bich dikh rahi gehu ke chaudi patti ki dawa bolo | wheat
horse gram will follow so which early nagli to take | ragi
पपीते के बीच हल्दी की दूरी | turmeric
bamboo spacing along teak boundary | bamboo
आलू की जगह राजमा का बीज कितना | kidney-bean
मक्का और बरबटी साथ बोई है दोनों में कौन सी खरपतवार दवा चलेगी | maize cowpea
napier khake bhains patla gobar | buffalo
castor plants between for shade what distance for turmeric sets | turmeric
सुपारी की छाया में इलायची की पत्ती में धब्बे | cardamom
pinaple in young rubber will rubber growth slow down | rubber
संतरे में नहीं मोसंबी में गोंद निकल रहा | sweet-orange
मूली के साथ पालक में छेद | spinach
palak ki patti pe safed lakir kanda ki kyari me boi | spinach
mogra buds turn pink rose is okay | jasmine
खीरा हटाने के बाद लौकी लगाई उसमें फल सड़ रहे | bottle-gourd
सोयाबीन छोड़के तिल का बीज कितना | sesame
गेहूं के भूसे में कितना चूना मिलाएं मशरूम उगाने के लिए | mushroom
sukhi jamin par napier aur rajka dono lagana hai doodh wale janwar ke liye dono me khad kitna aur kab daale | hybrid-napier lucerne
termeric rhizome rot my ginger did not get it | turmeric
fodder maize for 6 buffalo how much area and when to cut | fodder-maize
white spots under lal math palak is clean | amaranthus
i feed only paddy straw to two bullocks in summer they have become weak what else should be given | cattle
jowar earheads black near tur lines | jowar
सोयाबीन भुसे पर मसरूम काला पडा | mushroom
nachni transplanting like paddy how many days nursery in konkan | ragi
took soyabean as intercrop in adsali cane now soyabean is out when should i earth up and give second dose | sugarcane
gehu ko pani nahi hai kardi boni hai kitna beej | safflower
amla planted in between guava amla has fruit drop | amla
टमाटर की तरह ही शिमला मिर्च में भी फल नीचे से काला पड़ रहा है कमी किसकी | capsicum
amrud ke bagal ke lichi me patti mud ke makhmal jaisi | litchi
kapas se safed makkhi tambaku me aayi patta kokdai gaya | tobacco
kakdi hata ke karela beej kitna | bitter-gourd
gaay ka tika suwar ko lagta hai kya bukhar hai suar ko | pig
अनार में तेलिया धब्बा आ गया अंगूर हटाकर लगाया था | pomegranate
mentha after wheat cutting is april late | mint
maize border is there and marigold too yet chilli leaves curl upward in khargone what is the medicine | chilli
अरहर की दो कतार के बीच तिल में फूल झड़ रहे हैं | sesame
jowar kat gayi toor me phool jhad | pigeon-pea
rajma after kharif onion how much dap per acre | kidney-bean
सोयाबीन और अरहर साथ में बोना चाहते हैं चार और दो की कतार में दोनों का बीज कितना लगेगा | soybean pigeon-pea
khade dhan me alsi utera karna hai beej kitna chhitke | linseed
गाय के लिए चारे वाली मक्का कितने दिन में काटें | fodder-maize
yak not eating like cows do what medicine | yak
बाजरा से कम पानी में ग्वार हो जाएगी क्या कब बोएं | guar
gehu me pani jyada lag raha isse gajar fat rahi bagal me | carrot
tarbuj ka beej mahanga hai kaddu lagau to duri kitni | pumpkin
anar tel rog se gaya ab kamlam lagana hai kitne pole | dragon-fruit
ड्रैगन फ्रूट में छाया के लिए सहजन लगाया फिर भी तना पीला जल रहा | dragon-fruit
banana leaf spot near sugarcane | banana
gavar ki patti pe safed chhari hai magfali bagal me hai | guar
mosambi garden beside bt cotton fruit fly is coming | sweet-orange
ginger planting in turmeric land risk of rot | ginger
जीरे में झुलसा आया है अरंडी के खेत से सटा हुआ | cumin
rajka for buffalo when to cut | lucerne
चना में इल्ली गेहूं में नहीं | chickpea
berseem with little mustard for first cut seed of both how much | berseem mustard
tuti ke ek taraf kapas ek taraf soyabin hai dono me fawarni hoti hai meri reshim ali paan kha ke suji hui aur mar rahi beed | silkworm
पुदीना मेंथा की जड़ कब लगाएं आलू के बाद | mint
टमाटर जैसे भटे में भी सड़न | brinjal
पपीता कितनी दूरी पर तरबूज हटाकर | papaya
khet me dhan aur med me rahar dono ka beej upchar kaise kare raipur se pooch rahe | rice pigeon-pea
नारियल के चारों ओर सरू के पेड़ लगाने का सही समय | casuarina
तालाब के ऊपर मुर्गी घर बनाना है मुर्गियों को कितनी जगह चाहिए मछली भी है | poultry
बाजरा काटकर रिजका बोया है उसमें अमरबेल आ गई | lucerne
लौकी पर लाल कीड़ा था अब कद्दू के पत्ते भी खा रहा | pumpkin
lahsun me kuch nahi gehu bhi hara hai sirf pyaj ke patte tedhe ho ke lambi gardan ban rahi shajapur | onion
soyabean and tur 4:2 what fertiliser for both at sowing | soybean pigeon-pea
जूट की बोनी कब करें उसके बाद धान लगाना है | jute
garlic ok but onion tips burning | onion
palak and dhania seed rate together | spinach coriander
kamlam aur jamrukh dono me chinti lag rahi hai dono ka ilaj ek hi hai kya batao | dragon-fruit guava
groundnut over cotton one picking left but castor capsules are getting grey rot after unseasonal rain | castor
tea mosquito on cashew also little on mango near it | cashew
soyabin pili mungfali ke bagal | soybean
cucumber downy like on the lauki of neighbour | cucumber
kali mirch theek hai velchi ke patte fat rahe | cardamom
erandi ki chhaya me ale lagaya tha patte karpa se sukh rahe | ginger
litchi in surguja fruit cracking mango alongside is good | litchi
मछली तालाब में गाय का गोबर कितना | fish
मका सही जुवार में गोभ सुख रही | jowar
left cumin this year due to disease and put mustard instead it is 40 days now when second irigation | mustard
मिर्ची के बगल पियाज मुड रही | onion
jackfruit small fruits rotting standing beside coconut | jackfruit
anar spots neighbour has grapes | pomegranate
castor every fifth row groundnut has white grub | groundnut
नीलगिरी छोड़कर बांस की पौध दूरी | bamboo
lucerne finished want co4 napier how to plant slips | hybrid-napier
बकरी को जो पीपीआर टीका लगा वही भेड़ को लगा सकते हैं क्या | sheep
पालक और धनिया गर्मी में एक साथ बोने के लिए छाया जाली कौन सी लगाएं | spinach coriander
black gram between the tur is already ripe and taken should i nip the top of the tur now or is it late | pigeon-pea
bajra aur makka me army worm dekha tha ab rabi jwari ke pongya me bhi wahi ali ghus gayi hai kya spray karna solapur | jowar
kheera mosaic kharbuja sahi | cucumber
mere yaha soyabean tha pehle aur chana pados me hai ab gehu me jad ke paas keede kaat rahe hai ye kaun sa keeda hai dawa bataye | wheat
बकरी रात को खुल गई और चना गेहूं का दाना खूब खा लिया अब उठ नहीं रही तुरंत क्या दें | goat
cumin blight castor field side | cumin
पपीते के बगल केला पीला | banana
talab par murgi aur niche machhli dono saath karna hai ek acre me kitni kitni rakhe | fish poultry
field pea mixed some lentil plants came powder on pea | field-pea
मक्का में फॉल आर्मीवर्म है क्या चने वाली इल्ली की दवा चलेगी | maize
sir i have wheat also and some onion but the problem is in garlic leaves yellow from tip in mandsaur | garlic
आम के मुकाबले चीकू में कितनी खाद डालनी चाहिए दस साल का पेड़ | sapota
gehu ko pani diya bagal me santre me ambia bahar jhad gaya | orange
मिर्च में थ्रिप्स नहीं है लेकिन तंबाकू की पत्ती मुड़ रही है | tobacco
kept marigold every 16 rows still fruit borer in tomato | tomato
jowar and tur ratio and spacing in marathwada | jowar pigeon-pea
narma nikal ke erandi kab boye | castor
weedicide safe for soyabean maize grown in same rows | soybean maize
palak kat li wahi kyari me muli kab bona garmi wali | radish
टमाटर मिर्च दोनों की पौध नर्सरी में गल रही है क्या डालें | tomato chilli
in shade net i did tomato then cucumber this time capsicum how to treat beds for nematode before planting it | capsicum
nariyal me gendo keeda lag gaya chikoo wadi ke kinare | coconut
want apple harman99 in place of pomegranate in nashik will it fruit | apple
genda ke phool sad rahe barish se kapas ke bich lagaya | marigold
bhatha jamin me urid aur til lag gaya hai par kanhar ka dhan ropa ke bad pila ho raha hai khaira hai kya | rice
makka soyabean 2 4 katar me dono ko kitna dap | maize soybean
gaay ka gobar khad chai ke paudhe ko kitna dena | tea
coconut button drop under supari | coconut
dhan gehu pani kitna gehu me | wheat
बकरी ठिक मुरगी मर रही है | poultry
गेहु का भुसा गाय नही खा रही | cattle
tamatar ke do line ke bich pattagobhi ka gap kitna rakhu | cabbage
सरसों वाली जमीन जल्दी खाली हुई और गेहूं वाली बाद में क्या दोनों में ग्रीष्म मूंग एक ही किस्म की लगा सकते हैं | green-gram
बरसीम की जड़ सड़ रही है भैंस को यही खिलाते हैं | berseem
गेहूं के लायक पानी कुएं में नहीं बचा तो अब जौ की बोनी कब तक कर सकते हैं | barley
marigold for trap around tomato when to sow marigold nursery | marigold
bananna cut from garden how much salt and potash for cocunut | coconut
bajra after guar less urea needed or same | bajra
napier ke bich african tall makai chare wali kab boye | fodder-maize
marigold planted around strawberry for nematode fruit still deformed | strawberry
jalgaon me papai aur tarbuj ke bagal kele ke naye pattiyo pe cmv virus dikh raha kya ped ukhad du | banana
dhan kat gaya aadhe me chana dala aadhe me phoolgobhi lagayi jisme phool nahi ban raha sirf patta badh raha | cauliflower
pumkin creeping in maize fruit rots at tip | pumpkin
between coconut palms i have jasmine it gives leaf but no flowers | jasmine
karela yellow after lauki crop was removed | bitter-gourd
between rubber rows pineapple flowering not coming | pineapple
प्याज लहसुन दोनों भंडार में सड़ रहे हैं रतलाम में कैसे रखें बताइए | onion garlic
soyabin bhusa gaay ko kitna dena | cattle
til me jhulsa kapas ke bich | sesame
goats ate the branches when to prune ber now | ber
सागौन के नीचे हल्दी ली है सागौन की छंटाई कब करें | teak
kapashi ke badle jwari dadar kab perni karu | jowar
two cows and three buffaloes all have ticks on udder and ears please suggest a medicine good for both | cattle buffalo
nashik me soybean aur kharif kanda dono me paan pe dag hai kya ek hi fungicide dono pe maru | onion soybean
भेस को बरसिम से अफारा आ गया | buffalo
kakdi aur karela ek hi mandap pe chadhana hai dono ka gap bolo | cucumber bitter-gourd
grapes downy beside pomegranate | grapes
bhindi was sown as trap around my cotton and now jassids are more than before in cotton should i uproot or spray | cotton
kapasiya khod aur makai bhardo dono dete hai fir bhi jafarabadi bhes ka fat nahi badh raha hai kya kami hai bataiye | buffalo
बाग में बीच की जगह सोयाबीन ली थी कटने के बाद से संतरे की पत्ती पीली है नागपुर | orange
kanda wale khet se thrips aake anar ke fal khurdure ho gaye | pomegranate
sarso milake barseem boi thi dusri katai me bad nahi rahi | berseem
haldi ke bed par makka aur erandi dono side chhaya ke liye hai phir bhi haldi ke kand me makkhi lag gayi nanded | turmeric
soyabean ka kutar chalega kya dhingri mashrum ke liye kitna bhigoye | mushroom
brinjel borer bhindi beside is clean | brinjal
गेहूं के बाद गर्मी की मूंगफली कब तक बो सकते हैं | groundnut
santra fruit drop mosambi is fine | orange
gheta bakra dono me khurgalan ho gaya barish me kya upay | sheep goat
अदरक गल रहा हल्दी सही है | ginger
compared to cashew my alphonso flowering is late what to spray | mango
kali miri chadhai hai supari pe ab supari ke fal gal rahe | arecanut
nimbu patti sikudi amrud ke bagal | lemon
shevga ke bagiche me rakhi peti se madhmakhi ud kar chali gayi rani bhi nahi dikh rahi wapas kaise laye | honeybee
osmanabadi goats ate groundnut haulms and guar churi last night stomach is swollen on left side | goat
mogra ki kali kam aati hai kya karu limbu ki chhaya me hai | jasmine
nariyel pas chiku me kali gir rahi | sapota
aam ke baag me chhota talab banaya kaun si machhli dale kitni | fish
kinare bans hai bich me sagwan aur niche haldi sagwan ki gol mota nahi ho raha chhatai aur khad kab kare | teak
oyster mashroom bags of wheat straw got green mold | mushroom
nariyal ke tane pe kali mirch chadhani hai kab lagaye | black-pepper
tomatto leaf curl chilli no curl | tomato
केले के खेत के पास तालाब है मुर्गी की बीट डालते हैं पानी हरा हो गया और मछली ऊपर आ रही है | fish
गुलाब में कुछ नहीं पर सेवंती की पत्ती नीचे से काली हो रही | chrysanthemum
संतरा और मोसंबी दोनों बगीचों में मृग बहार के लिए पानी कब तोड़ना चाहिए | orange sweet-orange
kanda beej me madhumakkhi peti kitni | honeybee
my bhindi is close to a cotton plot and whitefly come from there every evening how do i protect it | okra
kisan ne bataya gehu me pani chalu hai dhaniya bhi kinare hai par kabuli chana me phool aane ke samay pani de ya nahi | chickpea
sunflower sowing in rabi is it same time as safflower | sunflower
planting potato in the furrows of autumn cane kindly give fertiliser per acre for the two crops | sugarcane potato
ककड़ी में नहीं है पर खरबूजे में फल मक्खी बहुत है | muskmelon
गन्ने की तरह ही क्या नेपियर घास के टुकड़े नाली में लगाते हैं और पहली कटाई कितने दिन बाद करनी चाहिए | hybrid-napier
हरी मटर में सफेद चूर्ण लग गया फूलगोभी के बगल में है | green-pea
how many bee boxes to keep in one hectare sunflower | honeybee
गेंदा निकालकर रजनीगंधा के कंद कब लगाने चाहिए | tuberose
दो गाय और एक भैंस है दोनों को खनिज मिश्रण रोज कितना देना चाहिए दूध बढ़ाने के लिए | cattle buffalo
bhata aur bhindi dono ke fal me keeda hai bina jahar ka upay kya | brinjal okra
jau me kandua dikha chana ke khet kinare wala | barley
murgi aur bakri ek shed me barsat me kaise rakhe bimari na lage | poultry goat
water from my paddy and from cow shed goes into the pond and fish come up to gasp in the morning what should i put | fish
few bees this year sunflowr seeds remain empty | sunflower
masur chana dono me paala lag gaya kya chhidke | lentil chickpea
cows are well but mehsani bufalo not coming in heet | buffalo
pigs fever hens okay | pig
mirchi kukda rahi baigan ke paas | chilli
मक्का के बाद आलू कब लगाएं और बीज कितना लगेगा एक एकड़ में | potato
gai ko khilane ke baad jo makka bachta hai usme ghun lag jata hai kaise rakhe | maize
sarso kinare pattagobi me illi | cabbage
bail ko hari jowar khilai thi rajka nahi tha khane ke aadhe ghante me gir gaya muh se jhag aa raha jaldi upay batao | cattle
आम की जगह लीची लगाना है अंबिकापुर में कौन सी किस्म | litchi
pepper climbs the shade trees coffee berry borer came | coffee
सुपारी के फल गिर रहे हैं नारियल के बीच लगी है | arecanut
pehle saal gavar fir erandi liya tha us khet me jeera bone se sukaro kam aayega kya aur beej kitna lagega patan | cumin
guava wilt lemon next row healthy | guava
cabbage heads small cauliflower good | cabbage
coffee chhod ke chai ka bagan lagaye to kitni dhalan chahiye | tea
kesar aam ko hawa se bachane saru ke ped kitne fut pe | casuarina
नारियल का पौधा पीला पड़ रहा है केले के बीच | coconut
til sahi urad pili pad gayi | black-gram
murgi ka dana aur chawal ka kanki bakri ne bahut kha liya raat se pet dard me kankha rahi hai kya pilau | goat
farmer says his wheat is irrigated by the same canal but onion seedlings after transplanting are turning purple at tips | onion
arandi ki tarah kapas me khad | cotton
below my kesar mango i grow turmeric and ginger with water every week will this spoil flowering of the mango | mango
anar aur angur dono bagiche me calcium boron kab dena chahiye | pomegranate grapes
casuarina windbreak for cashew at what distance plant casuarina | casuarina
मूंगफली के साथ तुअर की अंतरवर्ती खेती में दोनों के बीच कितनी दूरी रखें | groundnut pigeon-pea
गाजर के साथ बोई मूली फट रही है | radish
in shade of old mango trees i want to grow turmeric which variety can give in shade and how much seed | turmeric
anar me spray hone ke baad madhumakhi peti me mari padi hai | honeybee
bajra ke sath chawli boi thi chawli ki fali me keeda | cowpea
ganna jaise bans me bhi khad dalna padta kya kitna | bamboo
kela kitni duri haldi ke baad | banana
dhaniya to ug gaya pudina ki jad nahi fut rahi kyo | mint
simla mirch thik tamatar gal raha | tomato
मिर्च के चारों ओर मुनगा लगाना है किस दूरी पर लगाएं | drumstick
सूअर के बच्चों को मक्का और चोकर कितना दें वजन नहीं बढ़ रहा | pig
garlic gap same as onion | garlic
raddish beside carrot becoming hollow inside | radish
nishigandha nikal diya ab shewanti ki kalam kab lagau | chrysanthemum
गन्ने की पेड़ी हटाने के बाद देर से बोने वाला गेहूं कौन सा लें | wheat
barish nahi hui 20 din se kapas aur soybean dono murjha rahe hai dono me konsa spray kare jisse tike rahe | cotton soybean
सागौन की पत्ती जाली आम ठीक | teak
सागौन की जगह रबर लगाएं तो पौधे की दूरी क्या रखें | rubber
धान के खेत में उतेरा मसूर कब छिड़कें पानी निकलने से पहले या बाद में मंडला से | lentil
in sindhudurg we have coconut and supari near the house on the hill cashew grafts have stem borer holes at base | cashew
खेत में मछली भी छोड़ी है धान में तना छेदक लगा है ऐसे में कौन सी दवा चलेगी | rice
मूंग की बोनी कब चने के बाद | green-gram
रागी कटने के बाद कुल्थी बोनी है बस्तर में सही समय | horse-gram
anand me bajri aur gehu wale khet ke paas tambaku ke dharu me pani bharne se paudhe sad gaye dubara dharu kab dale | tobacco
जशपुर में कटहल की छाया में चाय की पत्ती झुलस रही है | tea
kapas ki jagah patsan lagaye to kis mahine boye | jute
सोयाबीन की जगह इस बार मक्का लगाना है झाबुआ के लिए कौन सा बीज | maize
aphids on kardai next to harbhara | safflower
rajka aur jai alag boye jai pili kyu ho rahi | oat
navsari me chikoo aur kela ke bich kesar ke naye kalam lage hai aam ke kalam me gudiya illi se patta jal raha | mango
arvi ke patte pe gol daag pad rahe hai haldi ke sath lagi | colocasia
want maize grain later feed to buffalo which hybrid for nimar | maize
धान गेहूं खाद कितना धान में | rice
bhes ke liye chara jowar me pehli katai kitne din pe | fodder-sorghum
removed grapes and put dragon fruit how many poles per acre | dragon-fruit
गेहूं और चना दोनों में दीमक लग गई है विदिशा से बोल रहे हैं दोनों के लिए एक ही दवा बताइए | wheat chickpea
santra ko pichhle saal jo kolshi aayi thi wahi ab nimbu pe bhi dikh rahi kya maru | lemon
bitter gourd on same pandal good but lauki fruits drop | bottle-gourd
खीरा कड़वा निकल रहा कद्दू की बेल ठीक है | cucumber
urad instead of soyabean which seed | black-gram
bees are visiting can i spray on mustard for aphid now | mustard
nilgiri on bund wheat is sunk there can i cut roots of nilgiri trees | eucalyptus
kaju ki tarah rabar ke ped me bhi chhed hai gond nikle | rubber
भैंसों के लिए जई बोई है पहली कटाई कितने दिन में करें | oat
aam jaisa aawla me katai kab | amla
shevanti bud rot marigold plot near not affected | chrysanthemum
hapus aam mohar kala kaju thik | mango
सोयाबीन के पास कपास लाल पड़ रहा | cotton
rajma did not do well so paddy again which short duration seed | rice
cardamom capsules less under shade where coffee also is there | cardamom
मक्का के बजाय सूरजमुखी कब बोया जाए और बीज कितना लगेगा | sunflower
jute before paddy when to cut in bastar | jute
ganna lagana hai dhan chhod ke kawardha me kaunsi variety | sugarcane
i boil waste potato and rice bran for pigs but sow has thrown her piglets before time | pig
masur me mahu aa gaya med pe alsi hai | lentil
chana ke chaaro or dhana lagana hai beej tod ke boye kya | coriander
guar sown with bajra on one side leaves spots brown | guar
harbhara madhe ali kardai sahi hai | chickpea
चने की मेड़ पर अलसी लगाई उसमें कली मक्खी लग गई | linseed
gavar kaat li ab diwela me ghodiya iyal hai | castor
capsicum in polyhouse where kakdi was before thrips very much | capsicum
tomatto near cauliflower got blight cauliflower curd is browning is it boron | cauliflower
i have cotton with one line of tur after eight lines please tell what to spray which will be good for both of them | cotton pigeon-pea
cucumber and watermelon had mosaic in the next field now banana leaves have yellow stripes is it the same thing | banana
divela chhod ke magfali kaunsi kisam | groundnut
rose line removed tuberose bulbs how deep to put | tuberose
आम में तो बौर अच्छा आया है पर कटहल के छोटे फल काले होकर गिर जाते हैं | jackfruit
kapus aani tur donhi changli hai sirf soyabin me pila mozaik dikh raha hai safed makkhi ke liye kya fawaru washim se | soybean
tobacco field is near and silkworms are vomiting and dying | silkworm
batata kab lagaye mungfali khud gayi | potato
भैंस जैसी खुजली याक को भी हो गई क्या लगाएं | yak
chilli mites same as tomato | chilli
do barly need less water then wheat how many times | barley
magfali nikal gayi bajra chhota hai aur med ki erandi me lal iyal ne sab patte khatam kar diye kya karna | castor
gram and linseed sown mix 4 lines 2 lines what spray at flowering is okay for both | chickpea linseed
farmer from niphad asks whether the weedicide he sprayed in onion has burnt the tender shoots of grapes along the fence | grapes
mirchi ki nali me chaulai bhaji kitne din me katne layak | amaranthus
gaay ke liye kadbi bhi mile aur dana bhi aisa bajra kaunsa | bajra
papaya ke bich kharbuja boya tha phal me meethas nahi | muskmelon
rohu in paddy plot water depth good for both | fish rice
तुअर के बीच संतरे में फल झड़न | orange
tea bushes red spider orange tree gives shade there | tea
after cotton picking i leave sheep in the field now three died can sprayed leaves be reason | sheep
bhains ke sath mithun ko rakhe to chara kitna dena padega | mithun
बारिश में बकरी और भेड़ दोनों को पेट के कीड़े की दवा कब और कौन सी पिलाएं | goat sheep
after wheat is cut on 5 april is there time for summer moong and which variety ripens before rain in hoshangabad | green-gram
तीन भैंस हैं नेपियर घास कितने डिसमिल में लगाएं | hybrid-napier
bhens byai par jer nahi giri gehu ka dalia gud dene se giregi kya ya dawa de | buffalo
i have a pond for fish below the paddy field is it safe to put carbofuran in the paddy for stem borer | rice
आम के नीचे अमरूद लगाने की दूरी | guava
dalimb nikal ke mosambi lagayi jalna uski patti pili hai | sweet-orange
rajko khake gheta ka pet fula | sheep
afids on mustard standing next to wheet what to spray | mustard
anar jaisa hi ber me bhi fal chhedak hai kya spray | ber
groundnut removed til seed rate | sesame
नींबू में कैंकर फैल रहा है क्या छिड़कें मोसंबी पास में है | lemon
gehu jitna hi pani rajma ko chahiye kya satara se | kidney-bean
magfali kapas dono me mundo safed lat lagi hai amreli se bol raha hu dono me kya dalu pani ke sath | groundnut cotton
bor hata ke dalimb kab lagaye | pomegranate
बाग में पहले कपास लेते थे फिर चना अब संतरे के पेड़ ऊपर से सूखने लगे हैं डायबैक की दवा बताएं | orange
raida me molo hai usse jeera me bhi molo aayega kya jeera bachana hai | cumin
gaay ka gobar dala machli kab chhode | fish
प्याज जैसी लहसुन में जलेबी रोग | garlic
धान की तरह रागी का भी रोपा लगता है क्या और कितने दिन की पौध लगानी चाहिए | ragi
सोयाबिन कटा गेहु कब बोए | wheat
लोकी कुम्हडा दोनो मे लाल भृंग का ईलाज | bottle-gourd pumpkin
coffee ke paudhe pile kyun kele ki chhaya me chikhaldara | coffee
mustard cut potato sowing date | potato
castor on border of tobacco caterpillars came to tobacco | tobacco
मसूर और अलसी में कोई परेशानी नहीं है मगर चने के पौधे जगह जगह पीले होकर सूख रहे हैं दमोह से पूछ रहे हैं | chickpea
भैंस को ज्वार की कड़बी और कपास्या खली देते हैं पर ब्याने के बाद भी दूध नहीं उतर रहा क्या करें | buffalo
आम के बगीचे में चना बो दिया और पानी चला दिया अब आम में बौर की जगह नई पत्ती निकल रही है क्या करें | mango
dhobli mirchi me mites aa gayi jhendu ke plot se | capsicum
deesa me bajri ke bad batata lagate hai gehu bhi lete hai batata me aagotra sukaro roke to kaunsi dawa kab chhanti jaye | potato
manuer per tree for mango and chiku 10 years old both | mango sapota
कपास में कुछ नहीं हुआ मक्का भी ठीक खड़ी है केवल सोयाबीन में गर्डल बीटल की वजह से डालियां सूख रही हैं | soybean
mirchi tamatar dono me patta gol ho gaya kya daale | chilli tomato
haldi ke dhue se reshim kide mar sakte kya shed pas me hai | silkworm
castor semilooper after jeera season | castor
aloo ke pas wale matar me tana makkhi lag gayi aur hari fali kam aa rahi jabalpur | green-pea
गेहूं के बगल में दाने वाली बटरा मटर बोई है उस पर सफेद चूर्ण आ गया क्या छिड़कें | field-pea
sowing maize and chavli together what seed rate for each | maize cowpea
genda lagaya trap me to bhi phool gobhi me illi lagi | cauliflower
giving soyabean straw and maize bran but the murrah buffalo fat is coming only five what to add | buffalo
चना में इल्ली न आए इसलिए किनारे पर कुसुम लगाया था अब कुसुम में काला माहू भर गया | safflower
gram with mustard mixed how many waters do they both need | chickpea mustard
i have wheat and gram in rabi but now asking for soyabean which seed is good after js 335 in malwa | soybean
sagwan kab lagaye gehu ke med pe | teak
gulab me bhuri shevanti sahi | rose
mung aur urad dono me pila mojek na aaye aisi jat batao kharif ke liye | green-gram black-gram
तिल्ली के बगल वाली मुंगफली मे टिका रोग लग गया है | groundnut
mealy bug first seen on neighbours cotton then tomato now my papaya stems are white what should i do | papaya
लहसुन के बीच स्ट्रॉबेरी में सफेद चूर्ण जैसा रोग है | strawberry
santra ke sath hrmn seb ka ped lagaya patte jhulas gaye garmi me | apple
मिर्च और टमाटर बगल की क्यारी में बिल्कुल ठीक हैं पर बैंगन की पत्तियां छोटी छोटी होकर झाड़ी जैसी बन गई हैं | brinjal
kulthi after nachni harvest seed quantity per acre | horse-gram
नीलगिरी कितनी दूरी पर लगाएं धान की मेड़ पर | eucalyptus
soybean ke baad kanda rop kab | onion
बकरी के बाड़े में ही कड़कनाथ रखे हैं कनकी खिलाते हैं अब मुर्गे की आंख से पानी और सूजन है | poultry
पड़ोस के कपास वाले ने कल मशीन से दवा मारी तब से मेरे पपीते की ऊपरी पत्तियां जलकर लटक गई हैं | papaya
भिंडी के बीच लाल भाजी कब काटें | amaranthus
आम के पेड़ों तले कॉफी लगाई है बस्तर में कितनी छाया रखें | coffee
बकरियों को चारा ज्वार की छोटी फसल जहरीली होती है कब काटें | fodder-sorghum
गेहूं के बाद गन्ना कब लगाएं | sugarcane
bakri aur gaay ek hi gothe me hai dono ko khujli ho gayi sath me kaunsi dawai lagau | goat cattle
which straw soaking time for mushroom paddy straw i have | mushroom
बेर की पत्ती खाकर बकरी बीमार | goat
goats and sheep both scouring in rains which dewormer | goat sheep
सोयाबीन के बीच अरहर सूख रही | pigeon-pea
supari yellow in coconut garden | arecanut
kapas jaise bhindi me bhi machhar | okra
ber powdry mildew nearby amla nothing | ber
i give broken rice and little dried fish to desi hens but eggs come with soft shell | poultry
बुरहानपुर में गन्ने और हल्दी वाले खेत के बीच में केले की पत्तियों पर पीली धारियां और सड़ा गोभा दिख रहा है | banana
bananas for shade and pepper on it still young supari leaves get sunburn in april what to do | arecanut
धनिया फूला मधुमक्खी पेटी कहां रखें | honeybee
carot forked raddish came straight in same land | carrot
moong between sugarcane when to sow | green-gram
टमाटर के तारों पर ही करेला चढ़ाना है कितनी दूरी पर बोएं | bitter-gourd
मक्का और भिंडी चारों तरफ ट्रैप फसल के लिए लगाई थी फिर भी कपास में रस चूसने वाले कीड़े कम नहीं हो रहे | cotton
barseem not growing back aftr cut oat is good | berseem
linseed between wheat rows has bud fly what to do | linseed
chiku flowers fall unlike mango | sapota
fruit fly in lauki and karela what trap | bottle-gourd bitter-gourd
teak leaf holes bamboo fine | teak
can mithun be vaccinated with cow fmd vaccine | mithun
आम के बगीचे में सेब के पांच पौधे लगाए फल नहीं आ रहे | apple
in rabi i have mustard and wheat ready good but in cumin plants dry suddenly at flowering time banaskantha | cumin
bakri wali krimi ki dawa yak ko kitni matra me pilaye | yak
गेंदा किनारे लगाया तो भी भिंडी में फल छेदक है | okra
drumstick trees over my turmeric have hairy caterpillars in bunch | drumstick
गाय को पैरा और मक्का का दर्रा खिला रहे थे तीन दिन से जुगाली नहीं कर रही पेट फूला हुआ है | cattle
dhan med par bans kaunsa | bamboo
टमाटर मुरझा रहा भटा अच्छा है | tomato
muskmelon mulching like watermelon | muskmelon
makka ke chare ki jagah napier lagaye to kaunsi kisam | hybrid-napier
आम और अमरूद दोनों में मिलीबग चढ़ रहा है पेड़ पर पट्टी कब बांधें | mango guava
गेहूं और धनिया तो बढ़िया है पर ऊटी लहसुन में जड़ के पास से सड़कर पौधा उखड़ जाता है | garlic
watermelon cracking kharbuja not | watermelon
goat shed beside can i keep 100 kadaknath chicks there | poultry
gulab me thrips ghus gaya pyaj wala polyhouse me | rose
बगल में चना खड़ा है और गेहूं में चौड़ी पत्ती की दवा डालनी है कौन सी डालें | wheat
surajmukhi ko tota kha raha kya kare pyaj ke charo taraf lagaya | sunflower
कपास में गुलाबी सुंडी बहुत है तुअर किनारे पर लगी है उसकी वजह से तो नहीं आई | cotton
between teak lines i took soyabean and then tur now in third year when do i cut side branches of teak | teak
cane after banana how much urea | sugarcane
kagzi lime canker orange trees no canker | lemon
pehle kapas aur divela hi karte the is saal pehli baar mungfali gg 20 boni hai beej ko kaunsa pat dena hai junagadh | groundnut
मोगरा के बगल गुलाब में काले धब्बे | rose
groundnut harvested castor still standing when to give urea | castor
us ke khet me dawa mari ganne ki aur mere angur ki patti jal gayi | grapes
मसूर की तरह अलसी में कितना पानी | linseed
sorgum fodder is it poisnous for cow when young after how many days should i cut | fodder-sorghum
धान में दवा पड़ी उसके पास के शहतूत से रेशम कीट मर रहे हैं | silkworm
गाय वाली गांठदार त्वचा बीमारी का टीका मिथुन को लगाना ठीक रहेगा क्या | mithun
bhindi khatm hone ke bad dudhi ka bij kitni gehrai pe | bottle-gourd
सरसों खत्म हो गई अब मधुमक्खी के बक्से कहां ले जाएं | honeybee
groundnut in place of cotton this kharif which variety for saurashtra | groundnut
my bees diying after neghbours cotton spray | honeybee
is it right to sow til and groundnut together in 1:3 and what seed rate for each please | groundnut sesame
there are guava and lime on the farm without disease but bhagwa pomegranate has oily spot after rain what to spray | pomegranate
मेरे पास आठ एकड़ है सोयाबीन हो गया चना बो दिया अब बचे दो एकड़ में गेहूं की कौन सी किस्म एक पानी में होगी | wheat
ananas ka fal chhota kyo rahta nariyal ke niche lagaya | pineapple
अदरक और हल्दी दोनों के कंद सड़ने लगे हैं बारिश ज्यादा हुई है उपचार बताइए | ginger turmeric
cowpea on maize stems aphids full | cowpea
jiru me chharo gehu ke paas | cumin
paira pe mashroom pila pad gaya | mushroom
arecanut garden inside banana leaves yelow | banana
adike nuts dropping banana near is fine | arecanut
pepper vines on arecanut wilting fast | black-pepper
elakki under coffee shade thrips problam | cardamom
coffee berries dropping pepper also planted | coffee
cotton leaf curl next to chilli field | cotton
mirchi thrips neighbour cotton same pest | chilli
vari after maize how much urea | rice
mokkajonna after paddy when to sow | maize
minumulu after paddy which seed good | black-gram
pesara in rice fallow yellow mosaic | green-gram
palli after chilli tikka spots coming | groundnut
kandi with cotton rows kandi wilting | pigeon-pea
nuvvulu sowing time after groundnut cut | sesame
cow not eating paddy straw since yesterday | cattle
buffalo milk less after maize fodder | buffalo
goats ate castor leaves now bloating | goat
can hens eat broken bajra daily | poultry
sheep grazing in horse gram coughing | sheep
inji rot beside turmeric bed what spray | ginger
ragi and hurali mixed sowing when | ragi horse-gram
coconut beetle goat manure heap nearby | coconut
rubber leaf fall pineapple between ok | rubber
pineapple in young rubber spaceing how much | pineapple
vendakkai borer came from cotton | okra
kathirikai fruit borer tomato is clean | brinjal
tomato wilt where brinjel was before | tomato
malligai bud worm not in rose | jasmine
sampangi replacing jasmine bulb rate acre | tuberose
aamudam semilooper groundnut in between | castor
kollu after ragi any fertiliser needed | horse-gram
kusube aphids chickpea near no problem | safflower
senaga wilt after jowar which medicine | chickpea
rice field fish dying what reason | fish
cashew tea mosquito same like guava | cashew
murungai hairy caterpillar amaranthus below | drumstick
karumbu intercrop ulundu weed killer for cane | sugarcane
co4 grass after sorgum planting distance | hybrid-napier
silkworm dying neibour tobacco spray drift | silkworm
teak seedlings dying under cocanut | teak
my neighbour has chilli full of thrips will my cotton also get it | cotton
cotton crop removed this month can i put chilli in same land | chilli
after black gram harvst i will plant paddy which short variety is good | rice
standing paddy will be cut in ten days how to broadcast ulundu seed | black-gram
pesara leaves turned yellow mosaic but the minumulu beside is green | green-gram
minumulu yellow mosaic coming pesara in next plot also had it | black-gram
jonna shoot fly heavy while maize in same field has nothing | jowar
instead of ragi this year i want kambu tell seed rate per acre | bajra
leaving bajra and going for ragi now nursery how many days | ragi
togari flowers dropping in cloudy weather green gram between rows already harvested | pigeon-pea
between togari lines i have hesaru which weedicide is safe for hesaru | green-gram
castor planted on the bund of groundnut but leaf miner still coming in groundnut | groundnut
groundnut bund castor plants have semilooper what to sprey on castor | castor
kadlekai leafs yellow with green veins ragi in the next field is good | groundnut
bee boxes kept in rubber plantation colony becoming weak in rain | honeybee
root wilt in coconut and cocoa no i have only banana below what to do for coconut | coconut
after pady i planted nendran banana leaf spot started what medicine | banana
shade of jackfruit is too much for coffee how much to cut | coffee
jackfruit tree inside coffee estate fruits rotting small what spray | jackfruit
quick wilt in kurumulaku climbing on coconut trunk | black-pepper
koleroga in areca started pepper vine also on it can i spray bordeaux for areca | arecanut
can i grow turmeric in coconut garden wich variety suits | turmeric
turmeric field maize intercrop when to cut maize and what fertiliser for it | maize
cheera leaf spot white rust cowpea near not effected | amaranthus
payar aphids black colour many bitter gourd pandal is beside it | cowpea
pavakka fruit fly problem cucumber trap already kept what else | bitter-gourd
mathan flowrs falling like bottle gourd last year what to do | pumpkin
mustard rows grown as trap around cabbage still diamond moth coming | cabbage
mustard trap crop in cabbage when should i sow mustard | mustard
cauliflower curd turning brown cabbage of same age nothing | cauliflower
banthi on border of tomato driyng with red mites | marigold
samanthi leaf spot came rose plants near also have black spot but ask for samanthi | chrysanthemum
rose dieback in polyhouse where earlier chrysanthemum was there | rose
downy mildew in grapes pomegranate garden next to it got bacterial spotts | grapes
dalimbe oily spot diseese lemon trees around the plot can it come from them | pomegranate
nimma canker same as in batthayi which copper dose | lemon
papaya ring spot virus cucumber grown in between last season | papaya
can i spray the mango flowers when bees are coming honeybee boxes near | mango
sapota leaf webber mango trees other side fine | sapota
removed pomegranate fully and want dragon fruit how many poles per acre | dragon-fruit
watermelon after paddy in january mulching and drip how many litres | watermelon
kharbuja not sweet but watermelon in same plot is sweet why | muskmelon
kabbu early shoot borer onion intercrop between rows is good | sugarcane
onion intercropped in sugarcane thrips more which spray | onion
soybean rust came tur rows standing with it are helthy | soybean
kadale pod borer safflower boder is there what spray now | chickpea
hatti and togari both sown together in june rows how many of each | cotton pigeon-pea
groundnut plus redgram together what ratio of lines and basal dose | groundnut pigeon-pea
coconut and arecanut both nuts falling in same garden which fertilizr for both | coconut arecanut
ginger and termeric both having rhizome rot which drench to use | ginger turmeric
cows and buffaloes both have mouth blisters and not eating | cattle buffalo
ppr vaccine when to give for sheep and goats | goat sheep
brinjal and tomato both wilting suddenly in one week | brinjal tomato
want to keep fish with paddy tell me pond trench size and variety | fish rice
hen shed above fish pond how many birds and fingerlings per cent | poultry fish
jonna or sajja which is better for red soil less rain | jowar bajra
pesara or minumulu which to sow in rice fallow now | green-gram black-gram
cow giving less milk after i stopped lucerne and started paddy straw | cattle
lucerne for my cows is not growing after third cut which manure | lucerne
how mach cotton seed cake to give for murrah buffalo daily | buffalo
how much drumstick leaf can i feed to my goats | goat
cofs 29 sorghum fodder for cows when to cut first time | fodder-sorghum
african tall maize for my cattle seed rate and days to cut | fodder-maize
pigs eating colocasia stems boiled is it enough with rice bran | pig
calf ate young sorghum and fell down frothing | cattle
sheep having maggot wound goats are ok | sheep
silkworm rearing shed next to grape garden which sprays are dangerous to worms | silkworm
oyster mushroom on paddy straw getting green mould | mushroom
savukku instead of sugercane spacing and how many years to cut | casuarina
neighbour mango is dying he tells my nilgiri trees drink water how far i should plant eucalyptus | eucalyptus
eucalyptus line on the bund is drying my mango row near it | mango
want bamboo fence around my bannana which bamboo and what gap | bamboo
neighbour sprayed weed killer in maize and my paddy leaves whitened | rice
paddy weed killer drift came on my sunflower leaves twisted | sunflower
tea bushes red spider mite silver oak ok pepper on them ok | tea
ooty potato late blight carrots in next terrace no disease | potato
carrot after potato forking roots what is the reason | carrot
strawberry leaf spots in ooty i grew cabbage there befor | strawberry
tobacco nursery damping off chilli nursery next bed is good | tobacco
amla planted with horse gram in between amla not flowering four years | amla
i have two acres of ragi and one acre of tomato tomato leaves are curling upward and plants not growing from last ten days | tomato
my main crops are paddy and banana but this time i put one acre of nilakadalai and pegs are not going in soil how much gypsum | groundnut
sir last year i had cotton in this black soil this year mirchi planted after it and many plants dying from root what drench should be done | chilli
we are growing maize in yasangi and paddy in vanakalam now nursery of paddy is turning yellow after cold nights what to apply | rice
cotton is in flowering and has only little sucking pest but the kandi rows between them have leaf webbing and worms inside plese tell spray | pigeon-pea
farmer says redgram rows are fine but cotton bolls have pink worms inside and he wants spray for next week | cotton
i have coffee and arecanut since many years now pepper vines trained on both are dying one by one after heavy rain what to do | black-pepper
caller from chikmagalur has arabica with pepper and oranges wants to know about white stem borer in arabica | coffee
idukki farmer has cardamam between jackfruit and coffee trees wants how much shade to remove before monsoon for cardamom | cardamom
pollachi farmer grows nutmeg no cocoa no only banana and coconut red palm weevil hole in trunk of coconut how to treat | coconut
thrissur farmer removed old coconut palms and plantd banana suckers now heart leaf not opening and streaks on stem | banana
i am growing napier and lucerne for four hf cows milk fat is low from one month what more should i feed them | cattle
my goats are fine but the country chickens are dying every day with swollen eyes and water from mouth | poultry
three cows no problem but my two malabari goats have swelling under jaw and loose motion after rain | goat
imam pasand garden with cowpea grown below for green manure now mango flowers are black with sooty dust what to spray | mango
vijayapura farmer has grapes on two acres and lemon on bund grape leaves have white powder under side after rain please tell | grapes
after ratoon of cane i usually put grondnut but this year i am keeping one more ratoon cane how much urea and when | sugarcane
erode farmer asks after sugarcane or banana which crop land is good for manjal and how many seed rhizome per acre | turmeric
small onion in dindigul after brinjal leaves twisting and white spots neighbour jowar field has no problem what to spray | onion
nalgonda farmer has cotton between his young batthayi trees asks how much water and urea for one batthayi plant in second year | sweet-orange
madurai farmer has one acre jasmine and half acre tuberose jasmine leaves yellow and flowers reduced in cold month what feed | jasmine
kottayam caller asks if banana and pineapple in first three years will reduce the growth of rubber and how much fertiliser rubber needs then | rubber
kollam farmer cut old mango and planted grafted cashew wants spacing and how to stop stem borer in young cashew | cashew
kolar farmer sowed avare no togari lines in ragi now neck blast seen in ragi ears what medicine | ragi
nagapattinam farmer wants a full plan for samba paddy and ulundu after it seed and dates for both crops | rice black-gram
guntur farmer has both cotton and chilli side by side and whitefly is in both he wants one medisin that suits both | cotton chilli
coorg grower asks one fertiliser schedule which is good for coffee and also for pepper on the same trees | coffee black-pepper
leaf curl came at a time in tomato and in chilli both please tell one spray for two crops | tomato chilli
which is better on red gravel land lemon or guava plants | lemon guava
mango and sapota mixed garden what spacing to keep between both | mango sapota
alasande or hurali which one can come up with one rain | cowpea horse-gram
in anantapur i keep groundnut with redgram lines and some castor on bund now groundnut leaves are getting folded with small worms inside | groundnut
after removing cotton stalks and one crop of pesara i want summer sesame which month is correct and how much seed for one acre | sesame
bhendi planted after brinjal and next to my cotton has yellow vein leaves and fruits are white is it comming from cotton | okra
my sapota and mango are giving well but the guava plants of same age has bronze leaves and small hard fruits please suggest | guava
caller has tamato and chilli plots with marigold around them and now wants to sell marigold flowers asks how to make it flower for pongal | marigold
our pond near the paddy field gets water from it and after spraying for hopper fishes are floating dead how to save remaining fish | fish
bee boxes were in rubber till march then i moved them near sunflower and now wax moth is inside the comb what to do | honeybee
in ooty valley i cut potato and garlic this month and want rajma seed how much per acre and which time | kidney-bean
hosur farmer had cabbage and carrot now sowing green peas in the same beds wants seed rate and wilt control for peas | green-pea
batthayi grafts and lemon are in one garden only the lemon leaves have brown corky spots and fruits also what spray now | lemon
pepper is trained on my jack trees and coffee below this year jack fruits are having borer holes should i spray | jackfruit
i feed paddy straw to four cows but now put half acre co5 napier between coconut palms why is napier thin and yellow | hybrid-napier
country hens sleep in cow shed and eat broken rice and bajra egg laying stopped from last month what to give them | poultry
dhaniya sown after black gram in vertisol next to bengal gram has white powder on all leaves and bengal gram is clean what spray | coriander
kodaikanal apple tree fruits have black scab spots my potato below the trees is fine | apple
jonna and kandi mixed sowing how many kg seed of each | jowar pigeon-pea
watermelon and muskmelon both vines drying from base in one week | watermelon muskmelon
pepper is on every coconut palm how much manure for both together | coconut black-pepper
vendakkai or vellari which one for summer with little water | okra cucumber
dhan makka khad kitna dhan me | rice
palli me tikka mirchi thik hai | groundnut
patti lal ho gaya kandi hara hai | cotton
patti ke bich kandi sook raha | pigeon-pea
mokkajonna me kida jonna me nahi | maize
jola ke baad kadale jola kab kaate | jowar
jowar kata ab chana kab boye | chickpea
ragi me jhulsa bagal me togari thik | ragi
kabbu me pyaz lagaya kabbu peela | sugarcane
ganne ke bich pyaz sad raha | onion
kela supri ke niche kitna khad | banana
nariyal me kela nariyal ka phal gire | coconut
kali mirch supari par chadhi murjha rahi | black-pepper
adrak gal raha hldi thik hai | ginger
adrak hata ke pasupu kaise lagaye | turmeric
gaay ko napier kitna dena hai | cattle
barre ko makka chara se dast | buffalo
meka aamudam patta kha gaya kya kare | goat
kodi ko sajja khilana thik hai | poultry
gorre murgi ka dana kha gaye | sheep
dhan ke khet me machli mar rahi | fish
mamidi me hopper jama me kuch nahi | mango
aam ke bagal amrud me kide | guava
nimma ke paas papaya nimma patta mude | lemon
boppayi me virus kheera hata diya | papaya
tamatar baigan dono pas tamatar murjhaya | tomato
vankaya me chhed tamatar acha hai | brinjal
bhindi cotton jaise keede laga | okra
tamatar ki tarah mirchi bhi mud rahi | chilli
ulava ragi ke baad beej kitna | horse-gram
nuvvulu bona hai palli uthane ke baad | sesame
erandi me illi kapas me nahi | castor
urad dhan ke baad kab dale | black-gram
moong peeli urad hari kya karu | green-gram
mallige me kali keeda gulab me nahi | jasmine
munaga ke neeche palak munaga sukha | drumstick
coffee elaichi sath me coffee me borer | coffee
kaju ke paas aam kaju fool kale | cashew
kharbuja ki jagah tarbuj kab lagana | watermelon
dosakaya kakarakaya dono me phal makkhi | cucumber bitter-gourd
bakri bhed dono ko khansi hai | goat sheep
reshme keeda mar gaya tambaku paas hai | silkworm
sagwan ke niche haldi sagwan tedha | teak
hamara vari me patta mod keeda aaya maize me nahi hai | rice
vari ke baad bina jotai mokkajonna lagana hai gap kitna | maize
mirchi wale padosi ne spray kiya mera patti ka patta jal gaya | cotton
kapas chhod ke is saal mirapa lagaya nursery me paudha gir raha | chilli
maka ki border lagaya fir bhi mirchi me thrips bahut hai | chilli
togari ke bich soyabean ke patte me chhed ho rahe | soybean
shenga me safed sundi ganna wale khet se aa gaya | groundnut
grounut nikalne ke baad karumbu lagaya ankur mar raha | sugarcane
madhumakhi nahi aa rahi surajmukhi me dana khali rehta hai | sunflower
sarso nahi hai yaha sunflower khatam hua madhumakhi ko kia khilaye | honeybee
kusuma chna ke sath boya kusuma me mahu laga | safflower
senaga me dhania milaya fir bhi sundi kha rahi | chickpea
dhaniya chana ke beech me peela pad raha hai | coriander
bajra nahi ragi bona hai pahadi khet me beej rate | ragi
chara jowar bhens ke liye kitne din me kaate jahar to nahi | fodder-sorghum
gaay ke chare wala makka kitne din me kaatna hai | fodder-maize
bhains ke liye co5 napier kitna pani kitna gobar | hybrid-napier
lucerne ki jagah super napier lagana hai katai kab | hybrid-napier
napier ke sath kuthirai masal lusarne laga hai usme dodder lagi | lucerne
makka chara ke sath lobia ka beej kitna dale lobia kam uga | cowpea
pasu ko dhan ka pual khilate hai doodh kam ho gaya | cattle
genuga murrah bhains ko kapas khali kitna kilo de | buffalo
gaay garam ho jati par bhains heat me nahi aati | buffalo
subabul nahi kathal ka patta bakri ko khilaye to dast | goat
bhed ko tika laga diya bakri ko kab lagana | goat
murgi ki beet machhli talab me kitna dale | fish
nariyal bagan ke talab me rohu upar aa ke saans le rahi | fish
suar ko kappa nhi arbi ubal ke dete hai wajan nahi badh raha | pig
arati me panama bimari padosi ki haldi me kuch nahi | banana
kele ki jagah haldi lagayi patta par dhabbe | turmeric
shunti me gandh wali sadan pehle us khet me tamatar tha | ginger
adike bagicha me kali mirch bhi hai adike ka guchha sad raha | arecanut
kaapi ke ped pe kali mirch ka beej kaunsa lagaye | black-pepper
kali mirch thik hai par elakkai me thrips se daag | cardamom
thengu me gendi bhringa hai gobar khad ke liye gaay rakhi hai | coconut
supari me bordo dala tha kya nariyal me bhi dalu bud rot hai | coconut
ananas ke beech rubber ke patte jhad rahe hai | rubber
rubber ke chhote paudhe hai unke beech ananas phool kese laye | pineapple
parangi kaju me tana chhedak nariyal me gend beetle alag hai kaju ka batao | cashew
coffee ke khet me chakka ka chhota phal kala ho kar gir jata | jackfruit
kaju me phool aa gaya aam me abhi tak nahi aaya kyu | mango
cotton lagaya tha batthayi ke beech ab batthayi ka patta peela | sweet-orange
mosambi jitna pani nimbu ko bhi chahiye kya | lemon
coorg santra coffee ke beech me sukh raha hai | orange
michi chhod di dragon fruit lagaya tana sad raha | dragon-fruit
neembu ke saath amrud lagaya jama phal me makkhi | guava
tamatar ke kinare ka banthi phool chhota reh gaya | marigold
sarso border ke baad bhi gobhi patta me diamond keeda | cabbage
mooli ke jaisa gajar bhi phat raha kya kami hai | carrot
palak me safed daag bagal methi nahi dhaniya saaf | spinach
thotakura ko bhains ka gobar dala patta jal gaya | amaranthus
chema gadda me patta jhulsa adrk ki kyari bagal me | colocasia
anapakaya ki bel sukh rahi kaddu ki bel hari hai | bottle-gourd
lauki ke sath gummadi kaya me makkhi sada rahi | pumpkin
polyhouse me kheera nikala ab shimla mirch lagaya mite hai | capsicum
chamanti ke khet me gulab ki kalam lagayi nahi jami | rose
gulab me kala dhabba hai wahi samanthi me bhi aaya samanthi ko kya du | chrysanthemum
dhan pual nahi mila to jowar ke danthal pe mushroom ho sakta | mushroom
khet kinare bans lagau to ganna pe asar hoga bans kitni door | bamboo
moongfali ke khet me savukku lagana hai pehle saal pani | casuarina
sarugudu nahi nilgiri lagana hai gap batao | eucalyptus
pyaz ki tarah lahsun ki bhi patti sukhti hai lahsun ko kya du | garlic
sonf nahi jeera bona hai dhaniya ke badle telangana me hoga kya | cumin
gehu ke beech sarso ki line me mahu hai sarso ko kya chhidke | mustard
gaay ke liye jai boye ooty me beej kitna | oat
pudina dhaniya ke paas lgaya pudina ki patti me jang | mint
amla bagan me kulthi bota hu amla ka phal gir gaya | amla
regu pandu me phal makkhi bagal ka amrud bhi hai | ber
chai bagan me kali mirch bhi chai par lal makdi | tea
patti kandi sath boye dono me kitna khad | cotton pigeon-pea
kapas boye ya makka barish kam hai is baar | cotton maize
dhan aur machli ek sath kaise paale | rice fish
palli ya nuvvulu rabi me kaun sa acha | groundnut sesame
gaay aur bhains dono ko khurpaka ho gaya hai dawa batao | cattle buffalo
kela aur haldi ek saath lagaya dono peele ho rahe | banana turmeric
jonna aur senaga dono ka beej upchar kaise kare | jowar chickpea
pesalu minumulu dono me patta peela chitkabra ho gaya | green-gram black-gram
aam amrud dono ke phal me makkhi hai | mango guava
tamata vankaya dono ka paudha ek hi din me murjha gaya | tomato brinjal
kali mirch aur ilaichi dono me barish se sadan kya dale | black-pepper cardamom
ulli aur vellulli dono ko store me sadne se kaise bachaye | onion garlic
bobbarlu ya pesalu garmi me kya lagaye pani kam hai | cowpea green-gram
murgi bakri ek hi shed me rakh sakte hai kya | poultry goat
ragi aur togari mila ke bona hai kitni line kitni line | ragi pigeon-pea
pachas din ka pani bacha hai suryamukhi lagau ki makka | sunflower maize
sir mere paas do acre dhan hai aur ek acre mirchi hai mirchi ke patte upar ko mud rahe hai kaunsi dawa maru | chilli
pehle ragi bota tha ab do saal se mungfali lagata hu is baar phali me dana nahi bhara gypsum kab dalna tha | groundnut
kandi aur pesara ki line daali hai patti ke andar patti me gulabi sundi dikh rahi hai trap kitne lagau | cotton
patti ka kaam ho gaya ab uske saath ka kandi phali me hai keede phali kha rahe hai aur pesara pehle kat gaya | pigeon-pea
bagal wale ne kele me dawa dali mere dhan me pani aaya to paudhe peele ho gaye ab dhan ko kaise bachau | rice
hum napier aur makka dono chara khilate hai phir bhi gaay ka doodh patla aa rha hai fat badhane ke liye kya kare | cattle
makka bhusa khilane se pehle hamari bhains thk thi ab teen din se jugali nahi kar rahi gobar bhi kam hai | buffalo
kisan ke khet me supari aur kela bhi hai lekin poocha ki naryal ke patte niche latak rahe hai aur phal chhote hai | coconut
supari ke naye paudhe ke beech do saal kela rakhna hai kela ka kaun sa kism chhota rahega aur khaad kitna | banana
is khet me pehle ganna tha uske pehle dhan ab haldi lagayi hai kand sadan aa rahi hai drench kya kare | turmeric
ganne ke beech urad bhi boya hai ab ghas bhot hai ganne me konsi dawa maru jo nuksan na kare | sugarcane
bhed aur bakri ko kuch nahi hua lekin kal se murgiya ek ek kar ke mar rahi hai hari beet kar rahi | poultry
hyderabad ke paas dhan ke khet khali hai zero till makka lagaya hai ab ghutne tak hai urea kitna du | maize
kolar ka kisan bolta hai ki mirchi thik hai lekin usi drip wale tamatar me phal ke niche kala dhabba | tomato
gogu nahi jute lgana hai srikakulam me dhan se pehle beej kab dalna chahiye aur kitna dalna chahiye ek acre me | jute
chana aur kusum ki katai ho gayi agle saal alsi lagane ka soch raha hu bidar me alsi kab bote hai | linseed
dhan ke baad urad ki jagah is baar masoor try kar raha hu masur ka beej kaha aur kab boye | lentil
patti ka khet khali hai gorchikkudu lagaya tha bhindi ke paas guar ki phali me safed churan aa gaya kya dalu | guar
arunachal se kisan ka phone gaay aur bakri theek hai par mithun ke muh me chale ho gaye hai kya de | mithun
wayanad me cofee ke sath litchi ke paanch ped hai santra bhi hai litchi me phool kyu nahi aata | litchi
bidar me jowar aur chana bote the ab ek acre gehu lagaya hai gehu me pehla pani kitne din par dena hai | wheat
prakasam me pehle senaga tha aur ab pogaku hai bagal me mirchi bhi tambaku ke patte par mosaic jaisa dikh raha | tobacco
mallige aur chamanti bhi lagata hu par is bar sampangi ki dandi choti rah gayi aur patte kinare se jal gaye kya dalu | tuberose
mamidi ke saath sapota ke bees ped hai mamidi me kuch nahi sapota ke chhote phal aur kali kide se gir rahi | sapota
padosi ka anar acha hai wo bolta hai angur me bhi wahi dawa maro par mere angoor ke guchhe me dana chatak raha | grapes
nimbu aur amrud hata ke danimma lagaya do saal ho gaya ab phal par tel jaise dhabbe aa rahe kaise roke | pomegranate
kakarakaya ka pandal hai neeche palak aur dhaniya lagaya par karele ki bel me chote patte aur phal tedha aa raha | bitter-gourd
idukki me kali mirch aur coffee ke beech elam lagana hai kitana gap aur kitni chhaya rakhni chahiye elam ke liye | cardamom
shivamogga me adike ke saath kela aur kali mirch hai barish me adike ke kacche phal gir rahe bordo kitni baar maru | arecanut
dhan ka pual aur napier dono khilata hu bhains ka ek than sooj gaya hai doodh me khoon aa raha kya karu | buffalo
murgi aur bakri thik hai par palli ka bhusa khane ke baad do bhed ka pet phool gaya hai jaldi batao | sheep
gajar aur palak ke saath mulangi lagayi gajar acha hai par mulangi andar se khokhli aur teekhi nikal rahi hai | radish
kele ke bagan me khali jagah par papaya lagana hai nar mada paudha kaise pehchane aur ek gaddhe me kitne lagaye | papaya
jonna is baar nahi boya uske badle sajja lagaya hai sajja ki bali me hara patta jaisa nikal raha hai | bajra
bijapur me jola aur kadale ke saath kusube ki chaar line hai kusube me kala mahu bahut hai abhi kya maru | safflower
pehle mirchi thi ab palli hai aur kinare par aamudam palli ke paudhe gol gol jagah par sukh rahe hai jad sadi | groundnut
polyhouse me pehle kheera tha ab shimla mirch hai aur bahar tmatar shimla mirch ke phal ek taraf se safed jal gaye | capsicum
malli aur sampangi dono ke phool kam aa rahe kaun sa khad du | jasmine tuberose
adrak aur kela mila ke lagana hai dono ka gap batao | ginger banana
kulthi aur alasande me se kam barish me kaun sa bou | horse-gram cowpea
gorre aur kodi dono ke liye barsat me shed kaisa banau | sheep poultry
batthayi aur nimma dono me patte me surang wala keeda hai | sweet-orange lemon
मक्का धान पास पास धान पीला | rice
धान के बाद मक्का कब लगाएं | maize
कपास में सुंडी अरहर ठीक है | cotton
कपास के बीच अरहर सूख रही | pigeon-pea
मिर्च में थ्रिप्स टमाटर में नहीं | chilli
बैंगन हटाकर टमाटर लगाया मुरझा रहा | tomato
मुंगफली के बगल ज्वार मूंगफली पीली | groundnut
ज्वार में तना मक्खी मक्का साफ | jowar
रागी में झुलसा बाजरा ठीक है | ragi
रागी छोड़कर बाजरा बीज कितना | bajra
सुपारी में केला खाध कितनी केले को | banana
केला काटा नारियल में फल गिरे | coconut
सुपारी सड़ रही नारियल ठीक है | arecanut
सुपारी पर काली मिर्च पीली हुई | black-pepper
इलायची कॉफी के नीचे सूख रही | cardamom
कॉफी में छेदक काली मिर्च में कुछ नही | coffee
अदरक सड़ा हल्दी भी पास है | ginger
हल्दी में मक्का बोया हल्दी के धब्बे | turmeric
गना उड़द साथ गन्ने में दीमक | sugarcane
मूंगफली के बाद प्याज पौध कब | onion
गाय को नेपियर से अफारा | cattle
भैंस बिनौला नहीं खाती कपास खली दें | buffalo
बकरी ने अरंडी खा ली | goat
बकरी ठीक भेड़ लंगड़ा रही | sheep
मुर्गी को बाजरा कितना दें | poultry
मछली तालाब में मुर्गी खाद कितनी | fish
काजू जैसे आम में भी फूल काले | mango
आम के पास काजू के फल गिरे | cashew
पपीता केले के बीच मुड़ रहा | papaya
नींबू के साथ अमरूद फल सड़े | guava
अनार के बगल अंगूर में फफूंद | grapes
अंगूर हटाकर अनार कितनी दूरी | pomegranate
तंबाकू के पास रेशम कीट मरे | silkworm
अनानास के बीच रबर पते गिरे | rubber
भिंडी कपास के किनारे पीली नस | okra
उड़द मूंग दोनों में पीलापन | black-gram green-gram
जवार के बाद सूरजमुखी कब बोएं | sunflower
तिल में इल्ली मूंगफली में नहीं | sesame
मिर्च के किनारे अरंडी कब बोएं | castor
गाय भैंस दोनों को बुखार | cattle buffalo
उड़द कट गया अब धान की रोपाई के लिए कौन सी किस्म | rice
खड़े धान में उड़द का बीज कब छिड़कना चाहिए | black-gram
मक्का में फॉल आर्मी वर्म आया पड़ोसी की ज्वार से आया क्या | maize
मिर्च के चारों तरफ मक्का लगाना है कितनी लाइन और कब | maize
मक्का में घास की दबा छिड़की मेरे कपास के पत्ते मुड़ गए | cotton
कपास में सफेद मक्खी बहुत है भिंडी किनारे पर लगी है | cotton
पिछले साल कपास था अब मिर्च की जड़ सड़ रही है | chilli
गेंदा मिर्च के बीच लगाया फिर भी मिर्च में फल छेदक | chilli
सोयबीन काट लिया तुअर में अब फूल झड़ रहे हैं | pigeon-pea
अरंडी मेड़ पर है मूंगफली में तंबाकू सुंडी फिर भी है | groundnut
चना में धनिया मिलाया है चने की फली में छेद | chickpea
कुसुम में माहू लगा बगल के चने में नहीं है | safflower
चने के बीच वाला धनिया सफेद चूर्ण से भर गया | coriander
रबी ज्वार और चना है ज्वार की पत्ती पर मीठा चिपचिपा रस | jowar
अरहर की कतार रागि के अंदर है रागी में खाद कब दें | ragi
रागी काटने के बाद कुलथी बोनी है खाद चाहिए क्या | horse-gram
लोबिया में काला माहू है करेले की बेल में नहीं | cowpea
प्याज के साथ गन्ना लगया कल्ले कम निकले क्या करें | sugarcane
गन्ने के बीच प्याज की पत्ती ऊपर से सूख रही है | onion
प्याज जैसा लहसुन भी भंडार में सड़ता है क्या कैसे रखें | garlic
नारियल के बाग में हल्दी लगेगी क्या कौन सी किस्म | turmeric
केले के बाद अदरक लगाना ठीक है क्या बीज उपचार बताएं | ginger
धान का खेत खाली हुआ टिशू केला लगाना है कब लगाएं | banana
हल्दी बीच में है केले के पत्ते पर काली धारियां हैं | banana
सूपारी वाले ने बोर्डो छिड़का नारियल की कली सड़ रही है | coconut
नारियल में गैंडा भृंग है गाय का गोबर गड्ढा पास में है | coconut
काली मिरच चढ़ी हुई सुपारी में पत्ते पीले क्यों होते हैं | arecanut
कॉफी में सब ठीक है काली मिर्च की बेल अचानक मुरझा गई | black-pepper
कटहल की छाया ज्यादा है कॉफी में फूल कम आए | coffee
कॉफी बाग में कटहल के छोटे फल काले होकर गिरते हैं | jackfruit
इलायची में थ्रिप्स लगा काली मिर्च में दवा दी थी वही दें क्या | cardamom
चाय बागान में लाल मकड़ी संतरे के पेड़ बीच में हैं | tea
कॉफी के अंदर संतरे के पेड़ ऊपर से सूख रहे हैं | orange
मोसंबी में गोंद निकल रहा है बीच में मूंग बोई थी | sweet-orange
आम के नीचे कुलथी बोई थी आम में फुदका बहुत है | mango
यूकेलिप्टस मेड़ पर है मेरे आम सूख रहे हैं | mango
अंगूर छोड़कर ड्रैगन फ्रूट लगाया तने पर पीले दाग | dragon-fruit
रबर के नए बाग में अनानास कीतनी कतार लगाएं | pineapple
धान के बाद तरबूज लगाना है ड्रिप में खाद कितनी | watermelon
लौकी के पास खीरा है खीरे का फल टेढ़ा हो रहा | cucumber
मक्का के बीच कद्दू लगाया फूल आते हैं फल नहीं | pumpkin
धनिया बेंगन के बीच लगाया है बैंगन में छेद वाला कीड़ा | brinjal
गेंदे की लाइन टमाठर के बीच है फिर भी फल में इल्ली | tomato
सरसों के जाल वाली फसल लगाई पत्ता गोभी में फिर भी कीड़ा | cabbage
पत्ता गोभी से अलग फूल गोभी में फूल भूरा क्यों होता है | cauliflower
ऊटी में गाजर ठीक है आलू में झुलसा फैल गया | potato
आलू के बाद गाजर बोई जड़ें दो मुंह की निकल रहीं | carrot
गुलाब ठीक है चमेली की कली में कीड़ा है | jasmine
गुलदाउदी के बाद गुलाब लगाया डाल ऊपर से सुख रही | rose
गेंदा नहीं गुलदाउदी लगाना है पौध किस महीने में | chrysanthemum
चमेली की जगह रजनीगंधा लगाई फूल की डंडी छोटी है | tuberose
मूंगफली हटाकर सरू कैजुरिना लगाना है दुरी कितनी | casuarina
केले के चारों ओर बांस की बाड़ लगानी है कौन सा बांस | bamboo
सागवान के बीच हल्दी बोई है सागवान में पत्ती खाने वाला कीड़ा | teak
सूरजमुखी खत्म हो गया मधुमक्खी के डिब्बे में अब कया खिलाएं | honeybee
धान के पुआल पर मशरूम में हरी फफूंद आ गई | mushroom
धान का पुआल खाने से गाय का दूध घट गया | cattle
भैंस को मक्का का हरा चारा कितना किलो रोज दें | buffalo
भेड़ को कुछ नहीं बकरी को दस्त और नाक बह रही | goat
ज्वार के ठूंठ चरने के बाद भेड़ का पेट फुल गया | sheep
मछली तालाब के ऊपर मुर्गी घर बनाना है कितनी जगह | poultry
सूअर को मछली का कचरा खिला सकते हैं क्या | pig
गाय के लिए नेपियर लगाया तीसरी कटाई में पतला आ रहा | hybrid-napier
भेंस के लिए रिजका कब बोएं और कितने दिन में काटें | lucerne
गाय के चारे वाली मक्का को साइलेज के लिए कब काटें | fodder-maize
बकरी के लिए चारा ज्वार कितने दिन बाद काटना सुरक्षित | fodder-sorghum
रिजका नहीं बरसीम लगाना है कर्नाटक में होगा क्या | berseem
काली मिट्टी में कपास बोएं या सोयाबीन बारिश देर से है | cotton soybean
धान और मछली साथ पालने के लिए खेत कैसे बनाएं | rice fish
भेड़ बकरी दोनों को पीपीआर का टीका कब लगता है | goat sheep
मूंगफली और अरहड़ साथ में कितनी कतार कितनी कतार | groundnut pigeon-pea
नारियल और केला दोनों में कितना पोटाश दें | coconut banana
मिर्च टमाटर दोनों के पत्ते मुड़ रहे हैं एक दवा बताओ | chilli tomato
ज्वार या मक्का बिना सिंचाई के क्या बोएं | jowar maize
अदरक और हल्दी का बीज कैसे रखें अगले साल के लिए | ginger turmeric
काली मिर्च और कॉफी को एक साथ कौन सी खाद दे सकते हैं | black-pepper coffee
खीरा लौकी दोनों में लाल भृंग पत्ते खा रहा है | cucumber bottle-gourd
आम और काजू दोनों के फूल झुलस गए क्या छिड़काव करें | mango cashew
रागी या बाजरा देर से बारिश में कौन सा अच्छा रहेगा | ragi bajra
मेरे पास तीन एकड़ धान और आधा एकड़ मिर्च है मिर्च की पत्तियां ऊपर मुड़ रही हैं कौन सी दवा डालूं | chilli
कपास के साथ अरहर और मूंग भी बोई है कपास के पत्ते लाल हो रहे हैं क्या कमी है बताइए | cotton
पहले इस खेत में ज्वार थी फिर प्याज लगाया अब मूंगफली में पत्तों पर काले धब्बे आ रहे हैं क्या छिडके | groundnut
पड़ोसी ने गन्ने में घास मारने की दवा डाली उसका पानी मेरे धान में आया पोधे पीले हो गए अब क्या करूं | rice
किसान के बाग में केला और सुपारी भी है वह पूछता है कि नारियल के तने से लाल रस क्यों निकल रहा है | coconut
हम नेपियर और रिजका दोनों खिलाते हैं फिर भी गाय के दूध में फैट कम है क्या और दाना देना पड़ेगा | cattle
गाय और बकरी सब ठीक हैं पर दो दिन से देसी मुर्गियों की आंखें सूज गई हैं और कुछ मर भी गईं | poultry
धान काटने के बाद बिना जुताई के मक्का बोया है अब एक महीने का है पत्ते बैंगनी हो रहे हैं कौन सी खाद दें | maize
पपीता उखाड़ कर वहां केला लगाया है और बगल में हल्दी भी है केले के नए पत्ते छोटे और गुच्छे में निकल रहे हैं | banana
कोलार के किसान के पास शिमला मिर्च भी है वह ठीक है पर टमाटर के पके फल के नीचे काला गड्ढा हो रहा है | tomato
कूर्ग में कॉफी के बीच इलायची और काली मिर्च भी लगी है कॉफी के तने में छेद और बुरादा दिख रहा है उपाय बताएं | coffee
मका और ज्वार का सूखा चारा खिलाते हैं तीन दिन से भैंस जुगाली नहीं कर रही और गोबर भी बहुत कड़ा है | buffalo
सिक्किम से फोन है गाय और भेड़ ठीक हैं लेकिन याक को तीन दिन से खांसी है और चारा नहीं खा रहा | yak
ऊटी में आलू निकालने के बाद जौ बोना है पहले गेहूं बोते थे अब जौ का बिज एकड़ में कितना लगेगा | barley
धान कटने के बाद सब चना बोते हैं मैं सूखी मटर बोना चाहता हूं इसका बीज कितना और कब डालूं | field-pea
कुसुम और चना के बीच अलसी की चार कतार लगाई थी अलसी में कली की मक्खी लगी है क्या छिड़कें | linseed
धान के बाद मूंग और उड़द दोनों बोए हैं उड़द हरी है पर मूंग के पत्ते पीले चितकबरे हो रहे हैं | green-gram
सहजन के नीचे चौलाई और पालक लगाते हैं अब सहजन पर बालों वाली इली बहुत है और चौलाई भी तोड़नी है क्या छिड़कें | drumstick
बाग में मोसंबी और अमरूद में कोई परेशानी नहीं है लेकिन नींबू के फल और पत्तों पर खुरदरे भूरे दाग आ गए हैं | lemon
आम के बाग में बीच बीच में चीकू लगाए थे आम का फल अच्छा है पर चीकू का फल छोटा और सख्त रहता है | sapota
तरबूज और खीरा एक तरफ है दूसरी तरफ खरबूजा लगाया है सिर्फ खरबूजे की बेल पर सफेद पाउडर जैसा दिख रहा है | muskmelon
टमाटर और मिर्च के साथ आधा एकड़ बैंगन है बैंगन की टहनी ऊपर से मुरजा रही है और फल में छेद है | brinjal
मिर्च और टमाटर के किनारे गेंदा लगाया था अब गेंदे की पत्तियों पर जाला है और फूल भी छोटे रह गए हैं | marigold
सोयाबीन काट कर ज्वार की जगह चना बोया था अब बीस दिन का चना बीच बीच में पीला होकर सूख रहा है | chickpea
रागी के खेत में अब मूंगफली बोनी है मेड़ पर अरंडी भी रहेगी मूंगफली के लिए जिप्सम कब और कितना डालना चाहिए | groundnut
हलदी और केला हटाकर अब गन्ना लगाना चाहता हूं कौन सी किस्म लूं और नाली से नाली की दूरी कितनी रखूं | sugarcane
मूंगफली की खली महंगी हो गई है तो क्या नारियल या कपास की खली गाय को दे सकते हैं दूध पर असर होगा | cattle
हमारी दोनों गाय गाभिन हो गईं लेकिन भैंस बार बार फिर रही है उसको क्या खिलाएं और टीका कब लगवाएं | buffalo
पड़ोस के खेत में केला और गन्ना है मेरे धान में गोल गोल जगह पर पौधे सूख कर गिर रहे हैं भूरा कीड़ा दिखता है | rice
इस खेत में पहले अदरक सड़ गया था फिर एक साल मक्का बोया अब हल्दी लगाई है तो बीज को किसमें डुबोएं | turmeric
नारीयल और सुपारी दोनों के तने पर काली मिर्च चढ़ानी है बेल किस महीने लगाएं और तने से कितनी दूर गड्ढा करें | black-pepper
मिर्च और मूंगफली की मेड़ पर अरंडी के पौधे हैं अरंडी के पत्ते इल्ली ने पूरे खा लिए बस नसें बची हैं | castor
मूली और धनिया के बीच पालक बोया था सिर्फ पालक की पत्तियों में सफेद टेढ़ी लकीरें बन रही हैं क्या करें | spinach
बीदर में तुअर की कतारों के बीच सोयाबीन है तुअर में कुछ नहीं पर सोयाबीन के पत्ते छलनी जैसे हो गए हैं | soybean
मिर्च में घाटा हुआ इसलिए मिर्च छोड़कर कपास बोया है लाइन से लाइन कितनी दूरी रखें और पहली खाद कब दें | cotton
मूंग और लोबिया का समय निकल गया अब बस कुलथी बोने की सोच रहे हैं एकड़ में बीज कितना और कब तक | horse-gram
सुपारी के दो साल के पौधे हैं बीच में केला और अदरक लगाने से सुपारी की जड़ को नुकसान तो नहीं होगा | arecanut
चमेली और गुलाब दोनों की छंटाई एक ही महीने में करनी चाहिए क्या और उसके बाद दोनों को खाद कौन सी दें | jasmine rose
सुपारी और इलायची साथ लगी हैं दोनों को पानी कितने दिन में दें | arecanut cardamom
अरंडी या तिल सूखी जमीन में बाद की बारिश पर क्या बोऊं | castor sesame
नेपियर और रिजका दोनों आधे एकड़ में लगाने हैं कितना बीज कितनी कलम | hybrid-napier lucerne
rajma under maze leaves turning yellow | kidney-bean
after paddy which green pea variety | green-pea
capcicum leaves curling chilly is fine | capsicum
large cardamom drying under orange trees | cardamom
eri worms dying fed on castor leaf | silkworm
cabbage ok cauliflower not making curd | cauliflower
paddy straw under strawberry is it good | strawberry
wheat straw soaking time for mushroom | mushroom
paddy straw mushrom bed not growing | mushroom
marigold border round tomato when to sow | marigold
yak has sores in mouth cattle ok | yak
mithun limping like the buffaloes did | mithun
coriander yellow spinach green | coriander
lemon leaf minor gauva has nothing | lemon
bee boxs how many per acre mustad | honeybee
mustard spray time bees are near | mustard
instead of mango dragon fruit spacing | dragon-fruit
garlic tip drying as in onian | garlic
thrips in onion and garlic what spray | onion garlic
berseem mixed with oats when first cut | berseem
oats in berseem falling over | oat
napier for two cows how many slips | hybrid-napier
pepper vine yellow on arecanut | black-pepper
tamul nuts falling pepper vine on it | arecanut
pineapple among young rubber spacing | pineapple
young rubber yellow pineapple between rows | rubber
okra same bugs as cotton | okra
cucmber bitter pumkin beside it | cucumber
lichi craking mangoes are fine | litchi
gahat with mandua how much mandua seed | ragi
horsegram after ragi sowing time | horse-gram
wheat or no wheat my lentil is wilting | lentil
carrot good radish forking why | radish
radish came up carrot did not | carrot
green barley for sheep causes loose motion | sheep
black spots on rose chrysanthemum clean | rose
we used to grow potato on this terrace now planted apple gala how far apart on m9 | apple
ginger was there last year now arbi corms are rotting | colocasia
ramdana grown with rajma is lodging what to do | amaranthus
hairy catterpiller eating black soybean ragi next to it is untouched | soybean
yellow rust came in neighbours wheat should i spray my barley | barley
field pea sown with oats for foder weeds too many | field-pea
lucerne below apple trees in ladakh how many cuttings i get | lucerne
can i feed black pea straw to my yaks in wintar | yak
after removing peas cabbage seedling are cut at night near the root | cabbage
removed cucumber from polyhouse nemetode was there can i put capsicum now what treatment | capsicum
tomato gave loss so cucumber now in polyhouse what varity is seedless | cucumber
malta fruits small compared to santra of my brother | sweet-orange
galgal lemon is loaded but malta tree has no fruit for three years | sweet-orange
king chilli plants dying after i took out ginger from that bed | chilli
lakadong turmeric with maize how many rows of turmeric per maize row | turmeric
turmeric is okay maize in between has fall army worm in whorl | maize
want ahu rice gone jute sowing now how much seed per bigha | jute
jute retting in the fish pond how to do without harm | jute
both pigs and hens are dying suddenly in our village what vaccine | pig poultry
berseem in standing paddy before harvest how many days before broadcast | berseem
how much land under barseem for five buffaloes | berseem
when to cut maize fodder for silage i have 10 HF cows | fodder-maize
chari is one month old rain not come is it poison to buffalo so when should i cut chari | fodder-sorghum
goats broke my moringa plants how to prune so it comes back | drumstick
shade less tea bushes red spider cow dung is it right for it | tea
arecanut round the small tea garden tea leaves go brown near it | tea
my coffee did not come up so replanting tea which clone in tripura | tea
coffee under silver oak with pepper vines berry borer in coffee beans | coffee
manure dose for coffe and pepper growing together in meghalaya | coffee black-pepper
rubber price low i want cashew on the slope garo hills which grafts | cashew
bamboo clump next to banana no new shoots coming | bamboo
bamboo shade is falling on my banana will it give bunch | banana
banana between coconut spacing please | banana
coconut nuts falling small bananas below doing well | coconut
coconut and areca both have yellow leaves lower side | coconut arecanut
pineapple under jackfruit growing but jackfruit young fruit turn black and fall | jackfruit
pineapple suckers after ginger harvest which month | pineapple
papaya ring marks on fruit banana plot beside has no problem | papaya
cucumbers around papaya have mosaic will my papaya get it | papaya
lemon hedge around guava orchard guava fruits have worms inside | guava
which one for my one bigha near dehradun mango or litchi | mango litchi
apple not doing in lower kullu so pomegranate planting what distanse | pomegranate
goat manure in pomegranate pit how many kilo | pomegranate
rose kept at end of grape rows got mildew do i spray grapes now | grapes
is fresh cow dung ok for rose buds burning | rose
pinching in chrysanthemum same like marigold or different | chrysanthemum
left roses and put tuberose bulbs no flowers only leaves | tuberose
jasmine below coconut not flowering too much shade | jasmine
palak has white rust type spots dhania in next bed has none | spinach
after potato digging mint suckers how to plant | mint
muskmelon ok water melon spliting on vine | watermelon
watermelon is done now muskmelon sweet is less any fertilizer | muskmelon
pumpkin creeping in maize field many male flowers no fruit | pumpkin
ladybirds type insect scraping brinjal leaves not in tomato | brinjal
coriander sown between brinjal still shoot borer too much | brinjal
leaf curl in chilli and tomato both one medicine for both | chilli tomato
maize on border of bhindi to stop whitefly but okra veins are yellow | okra
okra finished pulling out can i sow cowpea in same bed what seed rate | cowpea
urad sown in maize is all leaf no pods | black-gram
wheat is cut now 65 day moong which seed | green-gram
linseed rows in gram to repel borer but chana pods still have holes | chickpea
linseed in standing rice paira cropping assam seed rate | linseed
til instead of jute on high land which month | sesame
castor for eri rearing how much gap between plants | castor
potato alongside mustard afid is on mustard only how to kill | mustard
sugarcane planted in potato how many eyes setts i need | sugarcane
garlic between autumn cane manure for both together how much | sugarcane garlic
sunflower in february after potato what spacing | sunflower
arhar on paddy bunds when to sow | pigeon-pea
guar as feed for goats how do i grow it in jammu | guar
urad between amla rows amla fruits have brown spots inside | amla
ber bush is eaten by goats when can i prune it hard | ber
i had papaya as main crop earlier it died of virus so i have put kagzi lemon in the same pits and the new leaves are curling and have silver lines | lemon
my maize and tomato are side by side on the terrace near nainital and from last week small worms are boring the green tomatoes what should i use and after how many days can i pluck | tomato
i feed berseem and two kilo bran and straw but my murrah buffalo after second calving does not come in heat even after five months | buffalo
i put three baskets of cow dung in each apple tree in december but leaves are small and bronze colour now is it mite or lack of something | apple
my jersey cow broke in the orchard and ate many fallen apples in the evening since morning she is not chewing and stomach is big | cattle
we grow maize every year in bharmour now want to put only rajma this time please tell seed for one bigha and gap of lines | kidney-bean
farmer from sikkim says ginger and orange are finished by disease and now he has large cardamom whose leaves have streaks and clumps are becoming bushy | cardamom
caller from east khasi hills has maize as shade rows in the ginger field and wants to know till when the ginger should be kept before digging for seed purpose | ginger
farmer keeps four cows and grows maize but query is for his large white sow who has given nine piglets and is not letting them drink milk | pig
goat is pregnent four months how much crushed maize and bran i should give she has become thin after rains and hair is falling | goat
i use rice husk as litter for 500 broilers it gets wet near drinkers and now birds have smelly loose motion with blood what do i do | poultry
cauliflour and pea have no problem but the potato in same terrace has black patches on leaves with white below after three cloudy days | potato
i have put cabage and cauliflower in alternate beds near srinagar and small green worms make holes in both how can i control without strong poison | cabbage cauliflower
in my farm near dimapur i have pigs and ducks also and the pond water has become thick green and the fish are gasping early morning | fish
the neighbour sprayed weed kiler on his mustard stubble and wind blew to my boro rice nursery now seedlings are pale can it be recovered | rice
yaks are on high pasture and fine but the sheep kept down on lucerne are swelling on left side one has died already | sheep
please tell when to give calcium spray to apple i have also green peas and potato below the trees will the spray fall matter | apple
earlier years tomato and cucumber now first time capsicum under shade net near solan flowers are dropping and fruit have sunken patch at the bottom | capsicum
my garden has arecanut with black pepper and in the gaps old mandarin trees the oranges fall green in september with small hole | orange
jackfruit and other trees were cut and rubber planted four years ago in tripura now leaves fall again and again after rain and growth stopped | rubber
between arecanut rows i removed papaya and planted malbhog banana the leaf edges dry and stem splits near the soil | banana
our village mithuns mix with cattle in the forest and two came back with fever and blisters on the hoof is there injection for them | mithun
i have three buffaloes and two cows and all have ticks even after washing what can i pour on both and is milk ok after it | buffalo cattle
chillies were in this bed till september and now strawberry runners from mahabaleshwar planted but half plants are wilting and crown is brown inside | strawberry
i am growing tomato and cauliflower near chandigarh for mandi but this time half acre marigold also and its buds are rotting before opening | marigold
the mustard flow is over and eucalyptus not yet flowering so what syrup and how much per box should i give to bees in this gap | honeybee
i trained black pepper on the shade trees of my tea garden is the tea going to yield less because of this since the flush is poor | tea
row of eucalyptus is on the neighbours boundary and my wheat is short and yellow for ten feet along it can more urea make up | wheat
compost made from wheat straw and poultry manure has ammonia smell even after 20 days and spawn of button mashroom does not run | mushroom
instead of guava and lemon i want dragon fruit on poles near guwahati is it ok with so much rain and what height poles | dragon-fruit
crossbred cow gives 14 litre now i have dry maize stalks and chari only no green what can i add so that milk does not fall | cattle
mandua and bhatt sown together on one terrace in almora tell how much manure and when to do hoeing for the two | soybean ragi
chili planted beside potato stuntd | chilli
onion bulbs soft garlic stores well | onion
tuberose is flowering but jasmine near it gives only leaf no buds | jasmine
groundnut below maize on hill plot pods empty inside | groundnut
papaya plants removed now drumstick caterpilars eat every leaf | drumstick
mustard like sowing for sunflower or deeper | sunflower
as for guava does ber also need watering in sumer | ber
neighbours tea garden sprayed my muga worms vomiting | silkworm
oats is over lucern not growing back after cut | lucerne
jowar beside tur has dead hearts in young plants what to do | jowar
coriander did well but cumin dried up suddenly at flowering in same field | cumin
no water for wheat so safflower please tell sowing time and seed | safflower
chilli in the front plot and tobacco behind tobacco leaves twisting small | tobacco
turmeric under five year teak and teak leaves become like net in july | teak
left eucalyptus and want casuarina poles how close to plant | casuarina
mango has fruited well the chikoo next to it drops all buds | sapota
cashew and arecanut both dry from the tips after winter here in tura | cashew arecanut
goats entered my cotton and ate tops will it branch again | cotton
bajra heads have green leafy growth moong in between is normal | bajra
which is better on dry stony slope in jammu ber or guava | ber guava
i have a line of teak on boundary and few sapota trees inside but it is my mango grafts that are drying from the tip since last rains | mango
farmer keeps eight sahiwal cows and feeds dry jowar stalks with cotton seed cake now three of them pass red urine and do not eat | cattle
for my buffaloes i want to sow either bajra or jowar in april near meerut which gives more green and how much seed per acre | bajra jowar
in south tripura between cashew i grow pineapple and neighbour has rubber the cashew flowers turn black and dry before nuts come | cashew
guar korma is cheap in our mandi how much of it can i mix in the ration of milking buffaloes and cows both daily | buffalo cattle
in my field behind the town i have cucumber and bitter gourd on one net and the leaves of both have anglar yellow spots below grey | cucumber bitter-gourd
radish is already being sold now i want to know thinning and watering for carot which i sowed side by side last month | carrot
marigold finished its season the rose and jasmine plants behind it have white cottony insects on the stem how to remove from both of them | rose jasmine
coffee shade is there can black pepper and cardamom both be put in it how far | black-pepper cardamom
frost came in night potato and pea both burnt how to recover | potato green-pea
मक्का के बीच राजमा कितनी बोये | kidney-bean
गाय गेहूं का भूसा नहीं खा रही | cattle
भैंस को सरसों की खली कितनी दें | buffalo
सेब के बगीचे में आलू में झुलसा | potato
भट्ट के साथ मंडुवा कब बोएं | ragi
मंडुवे के बाद गहत की बुवाई | horse-gram
मुरगी को मका दलिया कितना | poultry
हल्दी ठीक अदरख सड रहा है | ginger
अदरक जैसी खाद हल्दी में भी डालें क्या | turmeric
मक्के वाले खेत में अरबी पर धब्बे | colocasia
लहसुन प्याज दोनों की पत्ती ऊपर से सूखे | garlic onion
बैंगन के बगल टमाटर मुरजा रहा | tomato
पत्ता गोभी ठीक फूल गोभी पीली | cauliflower
धान कटने पर मटर कब लगाएं | green-pea
बत्तख वाले तलाब में मछ्ली मर रही | fish
मटर के किनारे धनिया नहीं उगा | coriander
गाय ग्याभिन है पर भैंस नहीं रुकती | buffalo
माल्टा अच्छा नींबू में फल नहीं | lemon
संतरे में नींबू जैसे दाग | orange
गायों के लिए बरसीम कब बोएं | berseem
बरसीम की जगह जई कितना बीज | oat
गाजर के साथ मूली फट रही है | radish
लौकी ठीक खिरा कडवा | cucumber
राजमा खेत में चौलाई कब काटें | amaranthus
गेहूं में सरसों पर माहू | mustard
सरसों मिली है गेहूं में खरपतवार दवा | wheat
शिमला मिर्च नहीं हरी मिर्च सिकुड़ रही | chilli
गुलाब के पास गेंदा काला पड़ रहा | marigold
मूली उखाड़ी अब पालक कितना बीज | spinach
गेहूं भूसे में मशरूम नहीं निकला | mushroom
लीची बाग में मधुमखी मर रही | honeybee
टमाटर छोड़ स्टाबेरी लगानी है दुरी | strawberry
सूअर को चावल की भूसी कितनी | pig
कद्दू ठीक करेला पीला | bitter-gourd
केले के बीच पपीता कितनी दूर | papaya
लोबिया साथ में भिंडी के पत्ते पीले | okra
सेब के बाग में जो राजमा है उसकी फली में कीड़ा लग गया | kidney-bean
राजमा निकाल ली अब उस खेत में पहाड़ी आलू कौन सा लगाएं | potato
मंडुवा तो अच्छा हुआ पर आलू में कुरमुला सब खा गया | potato
पड़ोसी के गेहूं में पीला रतुआ आया है मेरे जौ में भी आएगा क्या | barley
जौ पक गया लेकिन गेहूं अभी हरा है पानी और दूं क्या | wheat
गेहूं के बगल वाली मसूर जड़ से सूख रही है | lentil
धान की खड़ी फसल में मसुर छिटकनी है कितना बीज लगे | lentil
जौ के साथ बोई देसी मटर के पत्ते पर सफेद चूर्ण | field-pea
धनिया की कतारें चने में लगाई फिर भी इल्ली है | chickpea
मंडुवा के खेत में उड़द के पत्ते पर पीली चीती | black-gram
गन्ने की दो लाइन के बीच मूंग कब तक बो सकते हैं | green-gram
गेहूं काटकर गन्ना लगाना है देर हो गई कौन सी किस्म | sugarcane
तिल के साथ तोर बोई थी अब तोर के फूल झड़ रहे हैं | pigeon-pea
मक्का के पास वाले सोयाबीन में लाल सूंडी लग गई | soybean
भट्ट को कुछ नहीं हुआ मक्का की गोभ में कीड़ा है | maize
धान की जगह इस बार मक्का बोना है हायब्रीड बिज कितना एक नाली में | maize
मकई ऊपर के खेत में ठीक है नीचे धान में भूरे धब्बे | rice
मछली छोड़ी हुई है धान में कौन सी दवा डालें जो नुकसान न करे | rice
सरसों छोड़कर अलसी बोना है कितना बीज और कब | linseed
उड़द के खेत में बीच बीच में तिल है तिल के पत्ते मुड़ गए | sesame
मक्का चारा हटाकर नेपियर लगाना है कलम कहां से और कितनी दूर | hybrid-napier
पांच गायों के सायलेज के लिए मक्का चारा कितने दिन में काटें | fodder-maize
बरसीम में सरसों मिलाकर बोई पहली कटाई कब करें बरसीम की | berseem
मुर्गी फार्म पास में है मक्खी बहुत गाय भैंस दोनों परेशान क्या डालें | cattle buffalo
बकरियां चंगी हैं भेड़ की ऊन झड़ रही है खूजली भी | sheep
भेड़ के साथ चरते हैं याक उनके नाक से पानी बह रहा | yak
सरसों का फूल खतम हो रहा अब मधुमक्खी को चीनी कितनी दें | honeybee
सरसों खेत में मौन बक्से कब रखें और सरसों में छिड़काव किस समय | honeybee mustard
अरंडी के पत्ते खा के रेशम कीड़े पीले होकर मर रहे | silkworm
मूंगफली के चारों ओर अरंडी लगाई है अरंडी के पत्ते जाली हो गए | castor
अरंडी तो किनारे पर है मूंगफली में टिक्का रोग कैसे रोकें | groundnut
पॉलीहाउस में टमाटर की जगह सिमला मिर्च लगाई फुल गिर रहे | capsicum
सरसों ट्रैप के लिए बोई है बंद गोभी में इल्ली कम नहीं हुई | cabbage
टमाटर निकालकर फुलगोभी की पोध लगानी है जुलाई में कौन सी किस्म | cauliflower
बंद गोभी के बाद मटर बोई उसमें जड़ गलन है | green-pea
मिर्च में नहीं सिर्फ बैंगन के पत्ते छोटे छोटे हो गए | brinjal
बैंगन के बगल में जो मिर्ची है उसके पत्ते नाव जैसे मुड़े हैं | chilli
पालक कट गया अब गाजर बोने को खेत कैसे तैयार करें | carrot
करेले के मचान पर लौकी भी चढ़ाई है लौकी के फल सड़ रहे | bottle-gourd
मकई में कद्दू की बेल है फूल बहुत पर फल नहीं लगता | pumpkin
खीरे के बाद नदी किनारे तरबुज लगाना है बीज कब | watermelon
तरबूज में कोई रोग नहीं खरबुजे की बेल सूख रही | muskmelon
गेहूं काट के मेन्था की पोध लगाई पानी कितने दिन पर | mint
आलू की मेड़ पर धनिया बोया पत्ते लाल हो रहे हैं | coriander
गेहूं में जितनी खाद डालते हैं लहसुन में उतनी ही दें क्या | garlic
लहसुन तो खुद गया प्याज की गांठ नहीं बन रही | onion
पिनालू वाले खेत में अब अदरक लगाना है बिज उपचार बतावो | ginger
आम के बाग में हल्दी लगाने का समय और दूरी | turmeric
नीचे हल्दी लगी है आम के पेड़ से गोंद निकल रहा | mango
पपीता हटा के अमरूद लगाया उसके पत्ते भूरे हो रहे | guava
नींबू में कांटे वाला कीड़ा है अमरूद में फल मक्खी कैसे भगाएं | guava
सेब नहीं होता नीचे घाटी में कागजी नींबू लगाएं तो गड्ढा कितना | lemon
आलू बोते हैं माल्टा के पेड़ों के बीच माल्टा सूखने लगे हैं | sweet-orange
संतरा और माल्टा दोनों के पत्ते में सुरंग जैसी लाइन | orange sweet-orange
कुल्लू में सेब हटाकर अनार लगाया फल फट रहे हैं | pomegranate
केले से छाया करते हैं लीची के छोटे पौधे को पाला से बचाना है | litchi
अमरुद की तरह आवले की भी छंटाई करनी पड़ती है क्या | amla
हल्दी के बीच केले के पेड़ हैं केले के पत्ते पर काली धारियां | banana
सेब में जो दवा बची है वो अंगूर की बेल में छिड़क सकते हैं क्या | grapes
गेंदा तो खूब खिला गुलाब की कली में कीड़ा है | rose
टमाटर छोड़ के गुलदाउदी करना चाहते हैं कटींग कब लगे | chrysanthemum
गेंदे के बाद रजनीगंधा के कन्द लगाने है कीतनी गहराई | tuberose
चाय बागान के किनारे बांस लगाना है कौन सी जाति | bamboo
बांस की छाया में चाय की पत्ती कम आ रही है | tea
अदरक में घाटा हुआ तो बड़ी इलायची लगाई पौधे पीले | cardamom
केला बीच में लगाया सूपारी के फल झड़ रहे | arecanut
कटहल के पेड़ पर काली मिर्च चढ़ाई बेल सूख रही | black-pepper
सुपारी के बाग में अनानास के फल छोटे रह जाते | pineapple
लोबीया मिलाकर चरी बोनी है बीज कितना किलो बीघा | fodder-sorghum
भिंडी सूख गई है पर लोबिया में माहू बहुत है | cowpea
गाय के चारे के लिए ग्वार कब बोते हैं | guar
जौ के साथ रिजका बोया रिजके में अमरबेल आ गई | lucerne
हम गेहूं का भूसा और सरसों की खली देते हैं फिर भी भैंस का दूध पांच लीटर से दो लीटर रह गया बताओ क्या करें | buffalo
जर्सी गाय बयाने वाली है हरा चारा और मक्का का दलीया खिला रहे हैं पैर में सूजन है और थन भी कड़ा हो गया है | cattle
मटर और बंद गोभी तो नीचे के खेत में ठीक है पर सेब के पत्तों पर मार्च की बारिश के बाद काले मखमली धब्बे आ गए हैं | apple
मुनस्यारी में आलू और रामदाना भी करते हैं पर इस बार राजमा के पौधे फूल आने से पहले ही जड़ के पास से गल कर गिर रहे हैं | kidney-bean
किसान के पास दो गाय और दस भेड़ हैं पूछ रहा है कि बकरी का बच्चा तीन दिन से दूध नहीं पी रहा और पेट में कीड़े लगते हैं | goat
शिमला मिर्च और मटर के साथ टमाटर भी लगाया है सोलन में अब टमाटर के फल के नीचे काला गोल दाग बन रहा है कौन सी दवा डालें | tomato
घर पर मक्का और खली मिलाकर दाना बनाते हैं लेकिन पचास मुर्गियों में से बस दस अंडे आते हैं क्या कमी है | poultry
धान के बाद आलू नहीं किया इस बार सीधे गेहूं बोया है हल्द्वानी में पहली सिंचाई के बाद पीला पड़ गया क्या डालें | wheat
असिंचित में मंडुवा और भट्ट ठीक हैं लेकिन सेरे वाले खेत में धान की बालियां सफेद निकल रही हैं दाना नहीं भर रहा | rice
किसान ने बताया कि गेहूं और मटर के बीच वाले खेत में आलू है जिसमें कोहरे के बाद पत्ते काले होकर बदबू आ रही है | potato
धान की पुआल बिछाई थी स्ट्रॉबेरी की क्यारी में अब घोंघे बहुत हो गए फल को आधा खा जाते हैं रात को क्या करूं | strawberry
गेहूं का भूसा नहीं मिला तो धान की पुआल में ढींगरी मशरूम लगाया थैलों में हरी फफूंद आ रही है कैसे बचाएं | mushroom
गाय का गोबर हर हफ्ते तालाब में डालता हूं अब पानी पर लाल परत बन गई है मछलियां सुबह ऊपर आकर मुंह खोलती हैं | fish
शहर के पास आधा एकड़ है नवरात्र और दिवाली के लिए गेंदा और गुलदाउदी दोनों की नर्सरी कब डालें और कितनी खाद दें | marigold chrysanthemum
बाग के बीच में गेहूं बोते हैं हर साल सिंचाई करते हैं पर आम में बौर नहीं आता दशहरी के दस साल के पेड़ हैं | mango
बकरी और मुर्गी पहले से हैं अब दो सूअर लाए हैं नागालैंड में उनका बाड़ा कितना बड़ा बनाएं और फर्श कैसा रखें | pig
हल्दी और अरबी में कोई दिक्कत नहीं पर अदरक की पत्तियां पीली होकर तना हाथ लगाते ही निकल आता है और बदबू आती है | ginger
जौ और मसूर एक साथ बोते हैं हम पहाड़ में बिना सिंचाई के दोनों का बीज कितना कितना मिलाएं एक नाली के लिए | barley lentil
आम के बगल चीकू में फल नहीं टिकता | sapota
लीची सही है कटहल का छोटा फल काला | jackfruit
बकरियों ने बेर की कलम चर ली दोबारा कब लगाएं | ber
मक्का छोड़ मुंगफली बोनी है पहाड में बीज कितना | groundnut
सरसों के बाद सुरजमुखी लग जाएगा क्या फरवरी में | sunflower
बैंगन के खेत की मेड़ वाला सहजन फूल गिरा रहा | drumstick
बाजरे के साथ ग्वार मिलाकर बोया बाजरे में अर्गट का चिपचिपा रस | bajra
ज्वार या बाजरा कम पानी में कौन सा बोएं | jowar bajra
सरसों के बगल वाला जीरा झुलस गया | cumin
सागौन और यूकेलिप्टस की मेड़ पर दूरी कितनी | teak eucalyptus
टमाटर के बाद तंबाकू की पौध में सड़न | tobacco
कुसुम या अलसी बिना पानी में कौन सी अच्छी | safflower linseed
गुलाब और गेंदा तो मंदिर के पास खूब बिकता है पर मेरी चमेली की बेल में कलियां बैंगनी होकर सूख जाती हैं कीड़ा है क्या | jasmine
किसान ने गेहूं काटकर कपास बोई है गाय भी पालता है पूछ रहा है कि कपास में गुलाबी सुंडी के लिए कब से निगरानी रखे | cotton
नारियल और केले के बगीचे को हवा से बचाने के लिए किनारे पर झाऊ लगाना चाहते हैं उसके पौधे कितनी दूरी और किस महीने में लगाएं | casuarina
कटहल और उस पर चढ़ी काली मिर्च ठीक है मेघालय में हमारे काजू के तने से गोंद और बुरादा निकल रहा है पेड़ मर तो नहीं जाएगा | cashew
गन्ने का अगोला और थोड़ी जई मिलती है सर्दी में गाय भैंस दोनों का दूध गिर गया और गोबर सूखा आ रहा है | buffalo cattle
पहले इस क्यारी में बैंगन था अब टमाटर और मिर्च की पौध लगाई है दोनों ही दोपहर में मुरझा जाती हैं जड़ में क्या डालें | tomato chilli
सेब के पुराने पेड़ निकाल दिए कुल्लू की निचली घाटी में अब अनार के गड्ढे कब खोदें और कितनी सड़ी खाद भरें | pomegranate
मक्का का दाना घर का है मुर्गी और बकरी दोनों को बरसात में कितना दें ताकि फफूंद से नुकसान न हो | poultry goat
सिक्किम से फोन है बड़ी इलायची और अदरक दोनों खेत में हैं और दोनों की जड़ सड़ रही है जैविक तरीके से इलाज पूछ रहे हैं | cardamom ginger
सरसों की खली डालते हैं नींबू और संतरे के थालों में फिर भी दोनों के नए पत्ते पीले और नसें हरी दिख रही हैं | lemon orange
आलू और राई साथ साथ बोए हैं एक ही खेत में तराई में अब मिट्टी कब चढ़ाएं और पानी दोनों को कितने दिन पर दें | potato mustard
गाजर की दो क्यारी है उसमें कुछ नहीं पर फूल गोभी और बंद गोभी में काली नसें और पीला वी जैसा दाग आ रहा है | cabbage cauliflower
राजमा पहले ही खराब हो गई और तोर अभी छोटी है भट्ट में फलियां लगी हैं पर हरे बदबूदार कीड़े रस चूस रहे हैं | soybean
किसान दो बीघा ढलान पर बांस और सागौन दोनों लगाना चाहता है त्रिपुरा में बरसात से पहले दोनों की पौध कहां और कैसे रखें | bamboo teak
जौ की ठूंठ चराई के बाद पूरे झुंड की भेड़ों को खांसी और पतला गोबर हो गया है पांच मर चुकी हैं जल्दी दवा बताइए | sheep
लाहौल में बर्फ से पहले याक और भेड़ दोनों के लिए कितना सूखा चारा रखें और कौन सा टीका पहले लगवा लें | yak sheep
धान के नीचे वाले तालाब में मछली और ऊपर सूअर पालने हैं दोनों की संख्या कितनी रखें एक बीघा पानी के हिसाब से | fish pig
भिंडी और लोबिया में पानी रोज देता हूं उसी के कोने पर सहजन है जिसके पत्ते पीले होकर झड़ रहे ज्यादा पानी से है क्या | drumstick
प्याज और धनिया एक ही क्यारी में मिलाकर बोए हैं दोनों की पत्ती पीली है निराई के बाद कौन सी खाद छिड़कें बताओ | onion coriander
पालक और धनिया बेच दिए शहर में अब पुदीना में जंग जैसे भूरे दाग आ गए हैं पूरी क्यारी काट दें या दवा डालें | mint
ड्रैगन फ्रूट और पपीता में से मैदानी गांव में कौन सा लगाएं पाला पड़ता है हमारे यहां जनवरी में दो तीन दिन | dragon-fruit papaya
अरहर और उड़द मिलाकर बोने हैं दोनों का बीज कितना | pigeon-pea black-gram
bakri ko chana kitna khilaye | goat
makki me rajmah ki bel sukh rahi | kidney-bean
rajma theek makki me keeda | maize
seb ke niche lusan seb kamjor | apple
murgi ko chawal tukda de sakte | poultry
band gobhi ke baad tamatar kab | tomato
mooli wale khet me patta gobhi sundi | cabbage
gehu ki jagah matar beej kitna | green-pea
makka bich adrak gal gaya | ginger
bhed ko jai hari kitni de | sheep
amrood chodo nimbu me keede | lemon
baingan hataya shimla mirch lagegi kab | capsicum
aalu ke sath lahsun ki duri | garlic
kheera thik bhindi pili | okra
dhaniya palak me pile patte | coriander spinach
bhains ke liye nepier kab kate | hybrid-napier
jai mila barsim pehli katai kab | berseem
suar ka gobar machli talab me kitna | fish
seb sprey hua madhumakhi mar gayi | honeybee
masur me sarson kitni dur | mustard
sarso ke sath masoor beej kitna | lentil
chari nahi makka chara kab boye | fodder-maize
mirch ke kinare genda kab lagaye | marigold
genda thik gulab pe safed powder | rose
ghiya jaise karela machan pe chadhaye | bitter-gourd
papita sahi kela pila | banana
lichi me bee box kab rakhe | litchi
arbi ke pas kaddu phal nahi | pumpkin
dhan ki medh pe soyabean kab | soybean
makai me urad pili pad gayi | black-gram
bhatt ke baad gahat kab | horse-gram
dhania mila pyaz ki patti mudi | onion
gehu ke bhuse se khumb kaise | mushroom
santre ke ped ke niche chai pili | tea
mirchi kat gayi haldi lagani kab | turmeric
pyaz ke bagal strawbery sadti | strawberry
bakri aur murgi ek shed me rakhe | goat poultry
amrud me nahi aam me jala | mango
seb ki chhaon me matar ki fali choti reh rahi hai | green-pea
dhan to sookh gaya par koda me ab urea du ya nahi | ragi
chaulai ke beech mandua bahut patla uga hai | ragi
makki hata ke ramdana lagana hai kab aur kitna beej naali me | amaranthus
makka katne ke baad kulthi me phool nahi aa raha | horse-gram
sarson wale ne dawa mari meri jau ke patte jal gaye | barley
matar ke bad gehu boya hai pehla pani kitne din me | wheat
kanak me to theek hai chane me hi ukhera lag raha | chickpea
sarson jitna pani chane ko bhi chahiye kya | chickpea
gehu ke sath desi matar mix boi ab matar gir gayi | field-pea
masoor ki jagah alsi boye to beej kitna lage | linseed
adrak wale upar ke khet ka pani dhan me aata hai dhan pila hai | rice
joot kaat ke dhan ropai late ho gayi kaun si jaldi wali kism | rice
sali dhan se pehle jute kab tak kaat lena chahiye | jute
kaddu ki bel makki pe chadh rahi makki ke bhutte khali hain | maize
aalu khudne ke bad makki boni hai khad kam kare kya | maize
urd me bimari nahi soyabin ke patte jali jaise ho gaye | soybean
bhindi ke khet ki mend par arhar lagana kaisa rahega kab boye | pigeon-pea
arhar ke beech urad ki kitni line aayegi | black-gram
aloo ke turant baad moong boni hai garmi wali kism batao | green-gram
gehu kaat kar ganna lagaya kalle kam nikal rahe hai | sugarcane
ganne me sarso boi thi ab kaat li ganne ko kya khad de | sugarcane
ganna ke andar jo sarson hai usme mahu ho gaya kya mare | mustard
makka chhod kar surajmukhi lagana hai february me beej kitna | sunflower
gaay wali injection bhains ko bhi laga sakte hai kya garmi me nahi aa rahi | buffalo
barseem khatam ho gayi ab chari boni hai beej ka rate kya rakhe | fodder-sorghum
chari aur makka ka chara dono kab tak kat sakte hai | fodder-sorghum fodder-maize
nepier ki line ke bich barsim boya napier dhima badh raha | hybrid-napier
bhaiso ke liye jayi do katai wali kism konsi hai | oat
gaiyo ke liye rijka lagaya jagah jagah se sukh raha | lucerne
gay aur bhains dono ko galghotu ka tika kab lagega | buffalo cattle
gaay ke sath bandhti hu bakri usko bhi muh khur lag gaya kya karu | goat
gobar gas aur gay ke paas murgi ka bada banana hai kitni jagah 50 ke liye | poultry
talab ke kinare kela lagaya patte girte hai machli ko nuksan hoga kya | fish
kele ka tana kaat ke suar ko khilate hai pet me keede ho gaye kya | pig
gay ke tike se yak ko bhi bachav hoga kya lumpy se | yak
suar me bukhar faila hai gaon me mithun ko bhi ho sakta kya | mithun
aam ke bagan me spray hua hamare resham ke kide khana chhod diye | silkworm
madumakhi rakhi hai isliye puchna tha santre me dawa kab chidke | orange
makka ki border lagayi fir bhi mirch me murda rog aa gaya | chilli
bhindi me hara tela tha ab baigan me bhi aa gaya kya dale | brinjal
tamatar nikal ke bhindi bona hai garmi me kitni duri par | okra
simla mirach thik hai poli house ka kheera niche se sukhta ja raha | cucumber
kheere ki tarah lauki ki bhi 3g cutting hoti hai kya | bottle-gourd
bhindi ke sath nadi ki ret me tarbuz lagaya phal me daag | watermelon
kakdi kheera to mil gaya kharbuja me mithas nahi | muskmelon
tamatar ke dando par karela chadhana hai kab beej lagau | bitter-gourd
makka chara me lobiya kitna milaye ki lobia dabe nahi | cowpea
dhania ke bagal gajar me baal bahut aa rahe hai | carrot
aalu boya tha der se khali hua ab mooli lag jayegi kya march me | radish
phool gobhi ki kyari ke bich palak katne ke baad dobara nahi badhi | spinach
lehsun me hara tela nahi dhaniya me chep wala keeda | coriander
dhaniya khatm ab pudina lagana gamle aur kyari me kaise | mint
gehun ke sath hi lehsun ko bhi pani dete hai pili nok aa gayi | garlic
matar ke baad pyaz ki ropai january me karu ya late ho gaya | onion
lichi ke ped ke niche haldi hogi ki nahi kitni chaya chalti hai | turmeric
adrak ki jagah pindalu lagaya patte pe bhura gol daag barish me | colocasia
gehu ki nami se lichi ke chote ped pe kuch asar padta hai kya | litchi
ganne ke khet se dimak aam ke paudhe me aa gayi | mango
sarson boya hai amrud ke bich me amrud me phal chote | guava
gehu ke khet ki mend par malta ke ped hai phal girte hai | sweet-orange
tamatar ke jaise hi anar bhi phat raha hai kya kami hai | pomegranate
adrak hata kar papita lagau to kitne ped ek bigha me | papaya
anar ki jagah angoor ki bel lagayi chatai kab hogi himachal me | grapes
genda lagane ke baad stawberry me sundi hogi kya nematode | strawberry
nimbu ke bagan ke khali jagah me dragan froot ke khambe kitne lage | dragon-fruit
nimbu me keeda hai amle ke patte bhi ruk gaye kya spray karu amle me | amla
gulab ke gamle ke pass genda ke bij kab dale | marigold
gulab ki tarah sevanti ki kalam bhi lag jati hai kya | chrysanthemum
dhan ke khet ke kinare bans lagana hai jad faile nahi aisi kism | bamboo
nariyal me nahi par supari ke patte sikud rahe | arecanut
chai ke neeche wali jagah badi ilaichi lage to chhaya kitni chahiye | cardamom
chai bagan ke ped pe gol mirch chadhayi patte kale ho rahe | black-pepper
chai ke pahle saal me beech me ananas laga sakte kya kitna dur | pineapple
safeda ki mend lagani hai gehu wale khet me kitni duri pe | eucalyptus
alu aur makki to har saal hoti hai is bar chamba me rajmah zyada lagaya hai aur patte me chhed karne wala keeda aa gaya | kidney-bean
hamare yaha pehle aalu aur rajma hota tha ab high density seb lagaya hai do saal ka paudha hai patte jaldi jhad gaye august me | apple
toori aur barseem dono de raha hu par bhains har baar doodh dete waqt laat marti hai aur than fate hue hai kya lagau | buffalo
makka darra 2 kilo aur khal 1 kilo de raha hu hf gaay ko 18 litre dudh hai aur kya milau ki kamjor na ho | cattle
gay ko barseem dala tha bakri khul ke sara kha gayi ab pet dhol jaisa ho gaya aur let gayi hai kya pilau | goat
bajra aur makka ghar ka hai to 100 layer murgi ke dane me kitna kitna milana padega aur calcium kaha se du | poultry
gobhi aur shimla mirch ka khet upar hai waha kuch nahi niche wale khet me tamatar ke patte upar ko mud gaye aur phal nahi ban raha | tomato
is khet me pehle matar lagani thi par beej nahi mila to phool gobhi laga di ab phool me bhura pan aa raha hai boron dale kya | cauliflower
apple ke ped ki chhaya me jo gehu boya hai wo lamba ho kar gir gaya aur dana patla hai agli bar kya kare ki na gire | wheat
makki aur mandua to barish se bach gaye lekin dhan ki ropai ke 20 din bad patte narangi ho gaye zinc ki kami hai kya | rice
makka chhaya ke liye laga ke uske bich adrak aur haldi dono boya hai mizoram me dono me khad kab kab dalni hai bataye | ginger turmeric
supari ke bagan me purane santre ke ped hai tane me chhed se burada nikal raha aur dali sukhti ja rahi kaise roke | orange
dhan ke khet me machhli aur batakh dono pale hai manipur me batakh theek hai par machhli ke upar lal ghav ho gaye | fish
makka aur chokar ubal ke suar ko dete hai phir bhi 6 mahine me 40 kilo hi hua kitna protein dena chahiye | pig
kisan ke pas do gay bhi hai sukha bhusa sabko milta hai par sirf bhed ke gale me sujan aa gayi aur kamjor ho gai | sheep
gobhi me is bar nuksan hua to sheher ke pas genda karna hai shadi season ke liye kolkata wali pili kism kab lagau | marigold
sarson se lichi tak box le jane ka beech me ek mahina khali rehta hai tab makhiyo ko kya khilau aur box kaha rakhu | honeybee
ek hi polyhouse me strawberry aur tamatar dono lagaye hai dono ki patti pe lal makdi jaali bana rahi hai ek dawa batao | strawberry tomato
paddy ki parali katke garam pani me bhigo ke oyster mashroom lagaya par 25 din me bhi bag safed nahi hua kya galti hui | mushroom
aalu ke chhilke aur sade aalu gaay ne kha liye muh se lar gir rahi gala phula hua lagta hai ghar pe kya kare jab tak doctor aaye | cattle
gulab ka polyhouse tha pehle ab shimla mirch lagayi hai lal pili wali uske patto ke niche chhote safed keede hai thrips lag raha | capsicum
gobi ke baad surajmukhi ka beej kab dalu | sunflower
bakri ke chare ke liye sahjan kitna pas pas lagau | drumstick
nimbu ke pas ber ke fal me sundi | ber
til ke sath mungfali me safed lat lag gayi | groundnut
sade aalu khaye suar ko dast lage | pig
bhindi jaisi hi guar phali bhi todte hai kya kitne din me | guar
makka nahi ugi to jowar boi tana makkhi lag gayi | jowar
til ke bagal bajra me chidiya kaise rokein | bajra
chane ke khet me jeera boya kala pad gaya | cumin
chana ke charo or kusum lagaya usme kale chepa | safflower
makai ke bad tambaku lagaya illi patta kha rahi | tobacco
bans aur aam ke ped kinare pe hai unka kuch nahi par sagwan ke chote paudhe ki jad deemak kha rahi hai kya dalu | teak
nariyal aur amrud dono me fal hai sirf cheeku ke fal me daane nikal ke sadte hai aur chote me gir jate hai kya dawai | sapota
sheher ke paas mogra aur gulab dono lagaye hai chatai kab karu dono ki aur sardi me pani kitne din me du | jasmine rose
jhau aur safeda me se kaun sa ped jaldi taiyar hoga balli ke liye reh wali zamin hai hamari assam border pe | casuarina eucalyptus
gehu katne ke bad guar sochi thi par narma bo diya ab narme ki patti lal ho rahi hai aur tinde chote rah gaye | cotton
kaju aur nariyal dono me fal chhote me hi gir jate hai tripura me zameen lal mitti ki hai khad kaun si aur kab du | cashew coconut
chai aur kali mirch dono ke liye barsat se pehle kaun si khad dale ek hi bagan me lage hai jorhat ke paas | tea black-pepper
barseem khub hai is bar lekin gay aur bhains dono ne dudh kam kar diya hai kya sukha chara kam pad raha hai | cattle buffalo
makka ke bhutte chhile hue bahut hai to bakri aur uske bachho ko ek din me kitna de sakte hai bina pet kharab hue | goat
sarson pass me hai jisme mahu hai ab tamatar aur matar dono me bhi chipchipa ho gaya kaun si dawa dono pe chalegi | tomato green-pea
seb aur nimbu dono ke naye patte mude huye aur kale chinti lage hai ghar ke bagiche me 10 10 ped hai kya chhidku | apple lemon
dhan ke liye pani nahi hai is sal isliye mandua aur gahat dono mila ke bona hai dono ka bij kitna aur kab tak | ragi horse-gram
kela aur papita dono ek hi khet me laga du to dono ki duri kitni rakhu aur kaun si bimari ek se dusre me jati hai | banana papaya
dhan ki chunni aur bhusi bahut hai ghar me to machhli ko roj kitni de sakta hu talab 1 bigha ka hai aur pani hara | fish
gehun ki katai ke baad pani band kiya tha lichi aur amrood dono ke chote fal fat rahe hai ab sichai kitni karu | litchi guava
makki thik hai uske bich jo kaddu aur kheera dono lagaye hai unke patte pe safed aata jaisa jam gaya kya spray kare | pumpkin cucumber
genda ke pass ki kyari me rajnigandha jagah jagah murjha rahe hai jad me ganth dikh rahi hai kya mitti me dawa dalne se thik honge | tuberose
palak aur mooli dono ke patte me chhed kar dete hai kale kude wale kide bazar me bikta nahi organic ilaj batao | spinach radish
ananas aur adrak to mai beech me lagata hu par santre ke ped ke patte pile chitkabre aur fal ek taraf chota kya greening hai | orange
rajma aur chaulai milake bote hai hum joshimath side is bar dono ke paudhe pe chhote kale kide aur patte sikud gaye upay batao | kidney-bean amaranthus
arbi ke patte aur kaddu ubal ke deti hu suariya ko uske teen bachche kamjor paida huye aur khade nahi ho pate kya kami | pig
parali aur gane ka agola hi hai abhi bhais ki bachhi do saal ki ho gayi par heat me nahi aayi kya mineral deni hai | buffalo
bans ka machan banake kele ke patto par eri ke kide rakhe hai lekin chauthi avastha me kale hokar sad rahe hai kya kare | silkworm
gajar mooli dono ek sath kab boye | carrot radish
cotton guar done which wheat variety | wheat
paddy just cut mustard seed rate | mustard
gram wiltting but lentil is fine | chickpea
how much barseem for milking bufalo | buffalo
onion ok chilli leaves curling up | chilli
pepper vine on coconut turning yelow | black-pepper
goat ate castor leaves now shaking | goat
soyabin or maize soyabin spacing please | soybean
cow ate sorghum stubble belly swollen | cattle
teak on bund mango not flowering | mango
mustard trap crop how many lines cabbage | cabbage
bhindi yellow vein cotton beside | okra
jeera after guar sowing date | cumin
sugarcane removed banana gap please tell | banana
cardamon thrips arecanut shade too less | cardamom
haldi in mango orchard seed quantity | turmeric
can hens eat ragi instead of maize | poultry
rice bran feed for fish daily | fish
bees dying after mustard spray | honeybee
papaya mosaic from cucumber plot nearby | papaya
mung after weat how many watrings | green-gram
cotton tur tur flowers dropping | pigeon-pea
jute before paddy when to cut | jute
masur in standing paddy seed per bigha | lentil
watermelon on paddy straw how deep | watermelon
mashroom on wheat straw green mould | mushroom
potato then maize potatoe blight now | potato
pigs fed colocasia leaves loose motion | pig
sheep grazing cotton field safe or not | sheep
strobery fruit rot capsicum is good | strawberry
radish with carrot radish getting forked | radish
yak and cattle kept together yak coughing | yak
sir my paddy is harvestd yesterday which varity of wheat for late sowing | wheat
neighbour sprayed 2 4 d in his sugarcane and my wheat is bending | wheat
nothing in the soybean but cotton leaves turning red from the edge | cotton
i have maize also but in paddy the leaf tips are dry and white | rice
after potato harvest can i put boro rice and how much urea | rice
fall army worm in maize next to jowar it is not there in jowar | maize
want to sow makka instead of paddy this kharif how many kg seed | maize
intercrop of onion harvested now when to earth up sugarcane | sugarcane
chana sown after bajra not germinatting well because of less moisture | chickpea
wheat and gram are doing well but mustard beside has white rust | mustard
tomato leaves look like potato late blight black patches what medicin | tomato
chilli intercropped in young coconut garden leaves have mites | chilli
banana between coconut rows and coconut buttons falling too much | coconut
arecanut nuts dropping green pepper on it is healthy | arecanut
arecanut and pepper on same stem which spray for both before monsoon | arecanut black-pepper
berry borer in coffee pepper harvest will start next week | coffee
planting cardamum under jack fruit trees how many plants per acer | cardamom
cow not takeing wheat straw since two days and milk is down | cattle
mustard cake or cotton seed cake which is better for bufalo fat | buffalo
sheep were vaccinated for ppr now how many days old kids of goat can take | goat
rohu in pond surrounded by paddy fish coming up in morning after spraying | fish
want to keep boxes in litchi garden how many bee colonies per acre | honeybee
worms not eating mulberry in third moult papaya and chilli were sprayed nearby silkworms stay small | silkworm
sow not eating maize bran after farrowing three days | pig
mithun has foot wound after coming in paddy field will cow medicin work | mithun
sheep eating groundnut haulm have cough and nose water | sheep
brseem for my bufalo when to take first cuting after sowing | berseem
oats mixed in barsim only oats turned yellow which fertlizer | oat
hybrid napier root slips distence if cowpea is kept in between rows | hybrid-napier
african tall maize for my cows how many days to cut for green fodder | fodder-maize
clustar bean after wheat in sandy land what seed per acre | guar
ragi transplantion after horse gram how old seedlings | ragi
castor semilooper came from neighbour groundnut how to control in castor | castor
yellow mosaik in soyabeen urad also near it is it spreading | soybean
urad sown after mustard in march leaves yellow with green patches | black-gram
moong bean in cotton lines is drying lower leaves falling | green-gram
rajma in apple orchard leaves rusted what to spray | kidney-bean
aple scab started rajma below trees can remain or not | apple
field pea mixed with oats lodging of pea how to avoid | field-pea
peas powdry mildew on leafs cauliflower next plot is clean | green-pea
cabage and cauliflower both have diamond back moth which medicin | cabbage cauliflower
cucumber in net house bitter in taste tomato before it was good | cucumber
bitter gourd on the same pandal as bottle gourd yellowing in bitter gourd only | bitter-gourd
lauki small fruit rotting pumpkin on other side not rotting | bottle-gourd
pumkin between maize plants no fruit setting only male flowers | pumpkin
watermelon and muskmelon sown same day how much potash for both | watermelon muskmelon
drumstik hairy caterpillar on trunk chilli below it is safe | drumstick
nagpur santra with fruit drop soyabean is intercrop does it take water from it | orange
ber fruit fly gauva feild near how to save ber | ber
lichi fruit craking mango orchard mixed how much water | litchi
pinapple between rubber rows how to make all flower at same time | pineapple
dragon fruit in place of grapes how many poles in one acre | dragon-fruit
marigold seedlings after tomato die at collar | marigold
tobaco budworm tomato around also has worm which spray on tobaco | tobacco
eucaliptus beside wheat field at what age to harvest the trees | eucalyptus
casurina after groundnut in coastal sand how many saplings | casuarina
cow licking horse gram bags now gas in stomach | cattle
coffee and pepper grown together what dose of npk for the two | coffee black-pepper
wheat and mustard sown mixed when should i give the first water to both | wheat mustard
coton and tur lines are togather which spray will not harm both | cotton pigeon-pea
buffalo and cow both have ticks what to apply | buffalo cattle
leef curl in tomato and chilli both which insect brings it and what to spray | tomato chilli
goats and sheep both limping with hoof rot in the rain what to do | goat sheep
groundnut and redgram together what weed killer can be used for the two | groundnut pigeon-pea
thrips on onion and garlick same plot one sprey for both plz | onion garlic
want to do rice and fish together what field depth and which rice and fish | rice fish
maize with cowpea mixed in same row how much seed of each | maize cowpea
gram and linseed intercrop which ratio of lines and fertiliser | chickpea linseed
farmer has 4 acres cotton and 2 acres soyabean says soyabean is good but cotton bolls are having pink worm inside asks for spray | cotton
caller from nalgonda grows paddy and redgram redgram is already cut he asks why the paddy panicles are coming out white and empty | rice
caller says he removed turmeric in february and planted g9 banana now leaves have yellow streaks and plants are not growing wants remedy | banana
farmer has three cows and one murrah buffalo cows are pregnant but buffalo is not coming in heat since calving eight months back | buffalo
he feeds paddy straw and some napier to two jersey cows asks how to bring milk from six to ten litres | cattle
my wheat is fine this year and peas also sold but potato leaves have got brown rings from below what i must spray before it rains | potato
caller of guntur says cotton neighbor sprayed somthing for weeds in wind and now his mirchi leaves are narrow like thread can it recover | chilli
i want to leave paddy stubble in the field and sow with happy seeder how much urea to give to wheat and when first irigation | wheat
there are turmeric beds below my mango trees turmeric is good but mango flowers become black with honey like drops please tell medicin | mango
we have arecanut pepper and banana as mixed crops but problem is in coconut where the middle leaf rotted and came out in hand | coconut
soyabean in between was harvested in october and now tur standing alone has flowers dropping and small green worms in the pods | pigeon-pea
sir wheat is in between the cane lines and will be cut in april please say when to give fertilizer to the suger cane | sugarcane
farmer from shimla says only apple and some cauliflower are there and woolly white cotton like insect on the apple branches | apple
i purchase maize and soya meal to mix feed myself for 200 broilers what is the percentage of protein in last two weeks | poultry
caller has goats and buffalo in one shed the buffalo are vacinated for fmd three goats have sores in mouth and do not eat | goat
first i planted cabbage and then cucumber in this plot now tomato is there and roots have knots like beads what to apply in soil | tomato
caller from wayanad wants to stop paddy and plant ginger in same wet field asks bed height and seed rate for ginger per acre | ginger
in our village mustard is flowering and wheat is tillering nothing wrong in these but cumin is drying in round patches after irigation | cumin
pomogranate was uprooted because of oily disease and now wants grapes on same land asks which rootstock and the distance for the grapes | grapes
neighbour has cotton with mealy bugs all over and now same white things on my pomegranate fruits which spray will not stain the fruit | pomegranate
wants to grow maize in rabi after paddy in zero till asks how many bags of dap and urea | maize
caller said gram and lentil are also there in field but mustard has a thick weed like broom coming from its root | mustard
farmer has mulberry garden beside tobacco and asks if the worms will die by eating such leaves and what gap he should leave for silkworm | silkworm
have fifty boxes now in mustard at bharatpur when should i shift the bees to bajra and what feed in between | honeybee
after jowar chari is finished i want barseem for the five buffaloes how many kg seed and do i mix mustard in it for first cut | berseem
white grub is eating roots of groundnut near the neem and ber trees but bajra in next plot is not touched what to drench | groundnut
okra is on border of my cotton as trap and it is full of jassid so shall i spray the cotton also or wait | cotton
cotton is over and the sticks are lying on the bund now i sowed bhindi for summer and it has white insect below the leaf | okra
marigold beside clean rose has thrips | rose
mango alright but jackfruit falling small | jackfruit
pomegranate has nothing grapes mildew | grapes
orange trees ok lemon has canker | lemon
guar field aphids came to cowpea | cowpea
guava next door cashew tea mosquito | cashew
rubber block ok tea red spider | tea
berseem finished can i sow lucerne | lucerne
after radish palak how many days | spinach
mango hopper is already sprayed now what for chiku bud borer | sapota
spinach has only little but white rust is much on my amaranthus | amaranthus
til is harvested now can i sow kulthi and how much seed | horse-gram
instead of wheat in salty soil barley how many waterings requird | barley
cabbage on same field no problem but coliflower curd turned brown why | cauliflower
polyhouse had cucumber before now capsicum roots with nemetode knots | capsicum
bamboo and eucalyptus no insect on it but teak leaf became skeleton | teak
oniun field got free can i put tubrose bulbs what distance | tuberose
border of gram has kardi aphids are on kardi only what spray | safflower
turmeric beside no disease arbi leaf blight started give medicin | colocasia
i have coconut it gives well but rubber tapping panel is drying | rubber
under young papaya i sowed coriander and it is not coming up | coriander
old grape block was removed here now mosambi having dieback what treatment | sweet-orange
lentil sown together has no insect but linseed buds are eaten by fly | linseed
paddy fallow in rabbi sunflour how much boron and what gap | sunflower
makka green fodder is over can i give sugarcane top to crossbred cow | cattle
dhania is mixed for keeping the borer away yet hols in chana pods | chickpea
spinach is next after this but now weeds in carrot what spray | carrot
sunflower gives good nector but my bee boxes have wax moth inside | honeybee
lucerne wet with dew was eaten now goats have bloat what home remedy | goat
makka was here befor now shoot fly in jowar how to stop | jowar
rose beside not attacked but jasmine has bud worm please tell spray | jasmine
alu dug last week what is last date for planting mentha suckers | mint
arecanut is standing fine but the pepper vines on it got quick wilt after rain | black-pepper
papaya and banana are alternate in one row both yellow is it less iron or virus and what to give to them | papaya banana
watermelon in the next mulch bed has no cracking only my kharbuja is cracking before it becomes ripe | muskmelon
farmer has two cows and four buffaloes on berseem all are passing loose watery dung and asks one treatment for both kinds | cattle buffalo
lemon and mosambi plants standing in old cotton land both have leaf miner lines on new leaves which spray for both | lemon sweet-orange
caller planted mirchi and brinjle in old tomato land and both wilt in one day asks one remedi for the two | chilli brinjal
after potato i have two plots ready one for moong and other for urad which date is right for both and seed treatment | green-gram black-gram
mango and chiku trees are old and turmeric below them asks how much dung and fertiliser to give to both the trees | mango sapota
bajra and guar sown mixed on first rain and til on the border what weedicide is there which does not kill either | bajra guar
cow and goats both are eating polythene and mud and leaving the maize fodder what mineral mixture for these two | goat cattle
धान कट गया गेंहु कौन सा बोयें | wheat
मक्का के बाद सरसों कब बोयें | mustard
भेंस को चोकर गेहूं का कितना दें | buffalo
गाय को बरसीम खिलाने से अफारा | cattle
चना में दीमक गेहूं में नहीं | chickpea
मसूर गिर रही सरसों के बीच में | lentil
मटर के बाद आलू लगेगा क्या | potato
लहसुन ठीक पियाज पिला पड़ रहा | onion
लहसुन में थ्रिप्स प्याज में नहीं | garlic
बैंगन के बगल टमातर सूख रहा | tomato
भिंडी हटा के बैंगन कितनी दुरी | brinjal
कपास पास में भिंडी में मच्छर | okra
मिरच मुड़ रही टमाटर सही है | chilli
बकरी ने ज्वार खाया गिर गई | goat
गेंहु काट के साठा धान लगेगा | rice
गन्ने के बीच मुंग बीज मात्रा | green-gram
उड़द में पीला रोग मूंग में नहीं | black-gram
अरहर ज्वार साथ अरहर की दुरी | pigeon-pea
बाजरा मुंग बाजरे में खाद कितनी | bajra
जीरा झुलसा सरसों के बगल में | cumin
धनिया चना के बाद उगा नहीं | coriander
तिल के पत्ते मुड़े बाजरा ठीक | sesame
मूंगफली कपास के बदले बिज कितना | groundnut
सोयाबिन में ईल्ली मक्का में नहीं | soybean
हल्दी के बाद केला कब लगाएं | banana
आम के नीचे अदरक आम में बौर नहीं | mango
नींबू सही अमरूद में कीड़े | guava
लीची फट रही आम ठीक | litchi
पपीता मिर्च साथ पपीता मुड़ रहा | papaya
धान के पुआल पर मशरूम विधि | mushroom
मुर्गी को बाजरा दें या मक्का | poultry
मछली को सरसों खली कितनी | fish
सरसों खतम मधुमखी भूखी क्या करें | honeybee
चना भूसा भेड़ को दें क्या | sheep
सूअर को आलू उबाल के दें | pig
गेंदा गुलाब के साथ गेंदा सड़ रहा | marigold
जई के साथ बरसीम बिज कितना | berseem
बरसीम छोड़ के जई कब बोयें | oat
नींबू अनार नींबू में फूल कब | lemon
सरसों के बाद तरबूज कब बोयें | watermelon
बगल में सरसों की फसल में माहू है गेहूं में भी आएगा क्या | wheat
आलू की खुदाई के बाद पछेता गेंहु कौन सी किस्म अच्छी रहेगी | wheat
चने में तो सिचाई नहीं देनी गेहूं में पहला पानी कितने दिन पर | wheat
मेरे गन्ने में कुछ नहीं पर धान के पत्तों पर भूरे धब्बे हैं | rice
मूंग तोड़ने के बाद रोपा धान में यूरिया कम डालना है क्या | rice
पड़ोसी के मक्के में दवा मारी थी उड़ के मेरे धान पर आ गई | rice
धान छोड़ के मक्का लगाना चाहता हूं एक एकड़ में बिज कितना | maize
मक्का में अंगमारी आई बगल की ज्वार और बाजरा अभी साफ | maize
कपास के साथ ज्वार भी बोया है ज्वार में तना मक्खी लगी | jowar
मडुआ की रोपाई धान से पहले करें या बाद में मडुआ की दुरी | ragi
चना और मसूर ठीक हैं बस सरसों में सफेद रतुआ लगा | mustard
सरसों में आरा मक्खी मूली से आई है क्या छिड़कें | mustard
चना मसूर कट गए बस अलसी की झुलसी फली बची कब काटें | linseed
कुसुम में माहू बहुत है पास में चना साफ है | safflower
आलू के बाद सूरजमुखी बोया है दाने नहीं भर रहे | sunflower
अरंडी के पत्ते सुंडी खा गई बाजरे में कुछ नहीं | castor
बाजरे के खेत में ग्वार मिला के बोया ग्वार की जड़ सड़ रही | guar
मक्के के बीच लोबिया लगाया लोबिया में माहू चिपका है | cowpea
मडुआ और अरहर ठीक है कुलथी में बेल जैसी अमरबेल चढ़ गई | horse-gram
आलू के साथ राजमा की दो कतार राजमा पिला पड़ गया | kidney-bean
हरी मटर के बाद प्याज लगाना है मटर में फली छेदक की दवा बताओ | green-pea
मूंगफली में तो टिक्का नहीं है नरमा में गुलाबी सूंडी है | cotton
भिंडी की मेड़ लगाई थी फिर भी कपास में सफेद मक्खी | cotton
गन्ने में बोई लाही कट गई चोटी बेधक की दवा बताओ | sugarcane
गेहूं काट के गन्ना लगाएं तो कतार की दुरी कितनी रखें | sugarcane
धान की जगह पटसन बोना है बीज और बोने का समय बताइए | jute
आम के बाग में हल्दी लगाई है पत्ती पर धब्बे आ रहे | turmeric
अदरक सड़ रहा है पास में लगी हल्दी बिलकुल सही | ginger
करेला छोड़ के लौकी लगाई पत्ते पर लाल भृंग बैठा है | bottle-gourd
लौकी जितनी ही दूरी कद्दू में रखें या ज्यादा जगह चाहिए | pumpkin
तरबूज से पहले खरबूजा पकता है क्या खरबूजे की किस्म बताओ | muskmelon
मूली फट रही है गाजर में ऐसा कुछ नहीं | radish
भिंडी की कतारों में चौलाई साग बोया कीड़ा खा रहा चौलाई को | amaranthus
आम के पेड़ के नीचे अरबी लगाएं तो कंद की दुरी | colocasia
सहजन पर रोएंदार सुंडी है नीचे मिरच लगी है | drumstick
गन्ने में मेंथा की दो कतार डाली है मेंथा के पत्ते जालीदार | mint
सेब के नीचे राजमा बोया है सेब के पत्ते झड़ रहे | apple
संतरे के बगीचे में सोयाबीन बोया था अब संतरे गिर रहे | orange
मौसमी में फल गिर रहा है नींबू के पेड़ में नहीं | sweet-orange
अंगूर हटा के अनार लगाना है गड्ढा कितना बड़ा करें | pomegranate
अनार में तेलिया था अब अंगूर की बेल में चूर्णी आई | grapes
बेर में फल मक्खी है पास में अमरूद का बाग है | ber
आंवले के बाग में चना बोते हैं आंवला काला पड़ रहा | amla
चीकू में कली सूख रही है आम में बौर अच्छा | sapota
कटहल के छोटे फल काले होकर गिरते हैं आम में नहीं | jackfruit
नींबू के पास लगे ड्रैगन फ्रूट के तने पर नारंगी धब्बे हैं | dragon-fruit
गेंदा के खेत से थ्रिप्स गुलाब पर आ रहे हैं क्या | rose
गेंदा तोड़ के गुलदाउदी की पौध कब लगाएं दुरी बताओ | chrysanthemum
रजनीगंधा के कंद निकालने के बाद गेंहु बोयेंगे कंद कैसे रखें | tuberose
सागौन के बीच हल्दी लगाई है सागौन बढ़ नहीं रहा | teak
बांस गन्ने के खेत के किनारे लगाना है गड्ढे की दूरी बताओ | bamboo
सफेदा की मेड़ से गेहूं कमजोर है सफेदा कितने साल में कटेगा | eucalyptus
गाय के लिए नेपियर की कलम कितनी दूर लगाएं | hybrid-napier
बरसीम से अच्छा रिजका है तो रिजका का बिज कितना | lucerne
गाय ठीक है भैंस दूध उतार नहीं रही तीन दिन से | buffalo
गन्ने का शीरा पुआल पर छिड़क के भैंस को रोज कितना दें | buffalo
धान का पुआल खाने से गाय का पेट खराब हो गया क्या दें | cattle
भेड़ वाला कीड़े का डोज बकरी को भी उतना दें क्या | goat
मुर्गी और बकरी एक ही बाड़े में रखी हैं मुर्गियां मर रहीं | poultry
याक और गाय का बछड़ा साथ चरते हैं याक को दस्त | yak
शहतूत पास की मिर्च की दवा से भीगा रेशम कीड़े मर रहे | silkworm
अरहर सोयाबीन अंतरवर्ती में दोनों के लिए खरपतवार की दवा | pigeon-pea soybean
बाजरा और मुंग साथ में बोने पर दोनों का बीज कितना लें | bajra green-gram
लौकी और खीरा दोनों की बेल में लाल कीड़ा है | bottle-gourd cucumber
बरसीम रिजका दोनों में अमरबेल है सरसों के बीज से आई क्या | berseem lucerne
गेहूं या जौ में से ऊसर में कौन सी फसल ठीक रहेगी और खाद कितनी आएगी | wheat barley
गेहूं और मटर के बाद गर्मी में मूंग और तिल आधा आधा बोने का सोचा है दोनों में खाद कितनी और पानी कब कब दें | green-gram sesame
टमाटर के खेत में अब फूल गोभी और पत्ता गोभी दोनों लगा दी दोनों की पत्तियां कीड़े जाली कर गए | cauliflower cabbage
कपास में मूंगफली की कतार डाली है ऐसी कौन सी खरपतवार की दवा है जो दोनों फसल को नुकसान न करे | cotton groundnut
आम और अमरूद का बाग है बीच में हल्दी लगी है दोनों फलों के पेड़ में खाद कब और कितनी दें | mango guava
आलू टमातर पास पास हैं और दोनों में झुलसा आ गया है क्या एक ही दवा दोनों पर छिड़क दूं | potato tomato
घर में बकरियां और मुर्गियां हैं दोनों को मक्का देते हैं बरसात में दोनों के लिए कीड़े की दवा कब दें | goat poultry
जीरा और धनिया दोनों बोए हैं सरसों के बाद दोनों में छाछिया जैसा सफेद पाउडर आ गया है उपाय बताओ | cumin coriander
किसान ने बताया कि दो एकड़ में चना है और तीन में गेहूं चना ठीक है गेहूं की निचली पत्तियां पीली हो रही हैं | wheat
गेंहु और आलू की फसल तो बिक गई अब पूछ रहे हैं कि धान की नर्सरी कब डालें और बीज कैसे उपचारित करें | rice
बगल वाले के अरहर में फली छेदक बहुत लगा है अभी मेरे चने में नहीं है मुझे पहले से क्या छिड़कना चाहिए | chickpea
पेड़ी गन्ने में इस बार उड़द बोई थी वो काट ली अब गन्ने की पत्तियां सफेद हो रही हैं लोहा कम है क्या | sugarcane
मेरे पास तुअर सोयाबिन और कपास है तुअर सोयाबीन अच्छी है बस कपास के पत्ते लाल हो रहे हैं बारिश के बाद से | cotton
हमारे यहां गन्ने का अगोला और भूसा ही मिलता है हरा चारा नहीं गाय का दूध कैसे बढ़ाएं | cattle
सरसों में माहू आ गया है पास में बीज वाला आलू है क्या आलू की बेल अभी काट देनी चाहिए या दवा मारें | potato
मक्का और सोयाबीन खली मिलाकर घर पर दाना बनाते हैं मुर्गियों को अंडे के समय कितना प्रोटीन चाहिए | poultry
लीची के बाग में मधुमक्खी के बक्से रखे थे अब फूल खतम हो गए तो चीनी का घोल कितना दें | honeybee
नींबू और अमरूद पर कुछ असर नहीं हुआ पर आम के पेड़ में पाले के बाद सारी नई पत्तियां काली हो गईं | mango
तालाब के चारों तरफ केला लगा है पत्ते गिरते हैं पानी हरा हो गया है और मछली ऊपर आ रही है | fish
सोयाबीन की कटाई देर से हुई अब प्याज की रोपाई में देर हो रही है कौन सी किस्म लगाएं और खाद क्या दें | onion
मूंग और तिल को छोड़ के इस बार सारे खेत में ग्वार बोया है पत्तों पर काले धब्बे वाली बीमारी आई है | guar
पहले टमाटर था फिर मटर बोई और अब मिरच लगाई है पौधे एक एक करके मुरझा रहे हैं | chilli
लौकी भी उसी मचान पर है लेकिन पीला करेला हो रहा | bitter-gourd
खीरा और करेला की बेल में से खीरा ही मुरझा रहा | cucumber
मूली में कुछ नहीं बस पालक के पत्ते छलनी हो गए | spinach
धान वाले भारी खेत में गाजर की बुवाई हो सकती है क्या | carrot
गेहूं और चना सही बस जौ में काली बाली निकली | barley
मिर्च के खेत से सूंडी आकर तंबाकू खा रही है कौन सी दवा | tobacco
सुपारी और केले के बीच अनानास लगाया है पत्ते लाल होकर सूख रहे हैं जड़ में सफेद रूई जैसा कीड़ा दिखता है | pineapple
केले और सुपारी बीच में लगे हैं उनमें कोई दिक्कत नहीं पर नारियल के छोटे फल झड़ते हैं और पत्ते पीले हैं | coconut
सुपारी के पेड़ पर काली मिर्च चढ़ाई है बेल की जड़ काली पड़ गई और पत्ते अचानक गिर गए क्या उपाय करें | black-pepper
आम के बौर पर जो भुनगा था वो अब नहीं है लेकिन पास के काजू की नई टहनी सूख रही है क्या छिड़कें | cashew
सुपारी के बाग में इलायची भी लगा रखी है इलायची अच्छी है पर सुपारी के फल बरसात में सड़ कर गिर रहे | arecanut
कपास वाले पड़ोसी ने मशीन से दवा मारी थी उसके बाद से मेरे नींबू के पत्ते मुड़ कर गिरने लगे क्या करूं | lemon
मुर्गी का दाना बोरी से खा लिया गाय ने अब जुगाली नहीं कर रही और पेट फूला हुआ है तुरंत बताइए | cattle
ज्वार की कटाई हो चुकी है बीच में खड़ी अरहर में फूल झड़ रहे हैं और फली में सुंडी दिख रही है | pigeon-pea
शिमला मिर्च वाले शेड में स्ट्राबेरी लगाई है शिमला मिर्च में रोग नहीं और स्ट्रॉबेरी के फल पर धूसर फफूंद आ गई है | strawberry
गुलाब और गेंदा की खेती भी करते हैं वो ठीक हैं मोगरा की कली में सुंडी है और कली बैंगनी हो रही है | jasmine
भैंसों के लिए बरसीम अब खतम होने वाली है चारे वाली मक्का कब बोएं और एक एकड़ में बीज कितना डालें | fodder-maize
मछली तालाब के ऊपर सूअर का बाड़ा बनाना है बीस सूअरों के लिए कितनी जगह और कैसा फर्श रखें | pig
धान की कटाई में देर हो गई अब बरसीम बोने में फायदा है या नहीं पहली कटाई कब मिलेगी गाय के लिए | berseem
मूंगफली में सफेद लट थी तो इस बार मक्का लगाया पर तने में छेद हो रहे हैं दानेदार दवा कब डालें | maize
सुपारी और इलायची के बगीचे में काली मिर्च भी है सुपारी इलायची दोनों के लिए गर्मी में कितने दिन पर पानी दें | arecanut cardamom
बाजरा चारा सूख गया अब चरी में पहली कटाई कब | fodder-sorghum
गाय भैंस दोनों गाभिन हैं बरसीम के साथ दाना कितना दें | cattle buffalo
भिंडी और टमाटर दोनों पर लाल मकड़ी है एक ही छिड़काव | tomato okra
चना सरसों मिलवां खेत में दोनों पर पाला पड़ने का डर | chickpea mustard
गाय और बकरी दोनों को चीचड़ी लगी है मुर्गी तो चुग नहीं पाती कोई घोल नहाने वाला बताइए जो दोनों पर चले | goat cattle
धनिया बीच में लगाया है पत्ता गोभी का फूल फट रहा | cabbage
टमाटर में कुछ नहीं शिमला मिर्च के फल धूप से सफेद | capsicum
आलू के बाद फूल गोभी लगाई पत्ते चाबुक जैसे पतले हुए | cauliflower
बिनौला खली और गेहूं का दलिया देते हैं फिर भी मेरी भैंस थन में दूध रोक लेती है और एक थन में गांठ है | buffalo
खेत में अरहर की हरी फली बकरी ने चर ली और बगल में यूरिया भी पड़ा था अब मुंह से झाग आ रहा | goat
पपीता में तो फल आ गए पर साथ लगे केले का घेर टेढ़ा निकल रहा है और तना फट रहा क्यों | banana
अलसी के पास बोई सूखी मटर में दाने पर सुरंग वाला कीड़ा | field-pea
narma ke baad kanak ki kism | wheat
gehu kat gaya ab jhona kab | rice
chana thik sarso me mahu laga | mustard
dhaniya sath chana chana sukh raha | chickpea
bhais ko bajra de ya makka | buffalo
gai ne kacchi jowar kha li | cattle
bakri ko arhar ka bhusa kitna | goat
bhindi ke bagal tamatar patta mud | tomato
kapas pass me mirchi sukad rahi | chilli
lasun sahi pyaj ki patti pili | onion
pyaj aloo thik lahsun ki nok sukhi | garlic
makka kaat ke aalu ki duri | potato
jowar thik makka me sundi | maize
guar ke sath bajra beej kitna | bajra
arandi mungfali mungfali ka tikka | groundnut
soyabin me nahi kapas me illi | cotton
ganna me dhaniya ganne ki duri | sugarcane
kanak ke baad moong beej per acre | green-gram
moong sahi urad pila ho raha | black-gram
tur cotton tur ke phool girte hai | pigeon-pea
makka chhod ke soyabean beej dar | soybean
matar ke bagal masoor me mahu | lentil
bajra hata ke til kab boye | sesame
kapas ki med par arandi sundi | castor
sarso chhod ke jeera boya ukhta aaya | cumin
jeera thik dhania me safed powder | coriander
papita aur kela kela me kaand sadan | banana
amrud me nahi aam me gummosis | mango
mirch ke bich papita gal raha | papaya
tamatar jaisa baingan bhi murjhata hai | brinjal
baingan hata ke bhindi ka gap | okra
kharbuja kheera thik tarbuj ki bel jali | watermelon
patta gobhi sahi phool gobhi khokhla | cauliflower
gobar gaay ka machli talab me kitna | fish
makka mehnga murgi ko bajra kitna | poultry
gehu bhusa wala khumb kala ho gaya | mushroom
surajmukhi khet me madhumakhi dabba kitne | honeybee
aam ke niche genda kab lagaye | marigold
dhan khali hua barsim kab bona | berseem
santra hata ke nimbu ka gadda | lemon
adrak arbi thik haldi ki patti jali | turmeric
sir sarso kat gayi kya ab pachheti gehu bo sakte hai | wheat
chane me ukhtha hai par gehu me dimak laga hai dawa batao | wheat
dhan me jhulsa hai makka me kuch nahi konsi dawa maru | rice
dhan ki jagah makka lagana hai mend par ya samtal | maize
gehu jitna hi beej jau me lagega kya balu mitti hai | barley
barsim ke jagah javi boni hai pashu ke liye beej bataye | oat
cotton ke charo taraf jowar lagaya jowar me mahu chipchipa | jowar
dhaan ke baad mandua ho sakta hai kya beej kitna | ragi
bajre me argot aaya bagal ka moong theek hai upay | bajra
aloo khod ke sarson lagau to kaunsi kism jaldi pakegi | mustard
masur ke saath tisi boya tisi me jang jaisa rog | linseed
chane ke kinare kardi lagai kardi par mahu bahut | safflower
kapas nikal ke surajmukhi lagana hai january me beej aur gap | sunflower
ganne ki jagah mungfali boni thi kab tak bo sakte | groundnut
guar ki fali sahi hai narme me hara tela bahut hai | cotton
pat me sundi hai pas ke til me nahi | jute
sarso sath me boi thi kaat li ganne me ab pani kab du | sugarcane
tambaku ke pass baingan hai tambaku me mosaic aaya | tobacco
soybean ke baad chana bona hai ukhta se bachne ki kism | chickpea
makke ke sath arhar boi thi makka kat gaya arhar me khad du | pigeon-pea
dhan ki parali me masur chhit ke bona hai kaise karu | lentil
bhindi wali makhi ab chawli me bhi aa gayi dawa | cowpea
ragi nikal ke kulthi chhitna hai beej bataiye | horse-gram
makka ke upar chadhne wala rajma boya rajma me dhabbe | kidney-bean
gehu theek chal raha hai par sukhi matar me jad sadan | field-pea
dhan kat gya ab matar arkel kab boye aur kitna beej | green-pea
mung ke badle is saal gwar bona hai kab boye | guar
sarso ki lahi aalu me jaegi kya beej wala alu hai | potato
mirchi ke bagal me bhindi ki nasen pili ho gayi | okra
phulgobi bik gai ab patta gobhi me tel wala keeda hai | cabbage
kheera ki jagah shimla mirch polyhouse me kitne podhe | capsicum
lauki ke sath lagaya kheera tedha ho raha | cucumber
kaddu lauki ki bel thik hai karela phal makhi se kharab | bitter-gourd
muli sahi nikli par gajar me jad jaisi bahut phuti | carrot
palak ki katai ke baad dhaniya bona hai palak me urea kab tak | spinach
lal saag bhindi ke bich boya saag pe safed daag | amaranthus
kele ke bich ghuiya lagai ghuiya ke patte jhulas gaye | colocasia
nimbu ke bagh ki bad par sahjan lagau to duri batao | drumstick
gehu khali hua to mentha ki ropai ho jaegi kya april me | mint
kele ki chhav me adrak lagaya hai pila ho raha hai | ginger
aam kathal ka bagh thik hai litchi me patte makhmali ho gaye | litchi
katahal ke niche adrak lagate hai katahal phal nahi deta | jackfruit
chiku ke bagiche me murgi palte hai chiku ka phal chota hai | sapota
arhar santre ke beech boi thi santra ke patte pile | orange
kapas ke saath laga mosambi ka pedh gond nikal raha | sweet-orange
draksh bagh ke bagal me mirchi hai angur me thrips aaye | grapes
bakri ber ke patte kha gai ber ki chatai kab karu | ber
ber ke sath amla lagaya amla ka phal andar se kala | amla
dragon fruit me chinti lag rahi bagal ke amrud me bhi thi | dragon-fruit
tamatar ke mulch pe strawberry lagau to duri kitni | strawberry
nariyal ke bich kaju lagaya kaju ka tana gond chhod raha | cashew
kela aur kali mirch thik par nariyal me gainda bhring keeda hai | coconut
supari ke bagh me kali mirch hai supari ka phal gal raha | arecanut
sangtara ke chhav me coffee lagai coffee me tana chhedak | coffee
chai ke bagan me supari hai chai par lal makdi | tea
kali mirch wala bagh khali kiya ab elaichi ki duri batao | cardamom
genda ke padosi khet me mogra hai mogra me kali chhedak | jasmine
chameli thik hai gulab ki patti par kala dhabba | rose
gulab hata ke sevanti lagani hai kalam kab lagau | chrysanthemum
genda ke bagal me rajnigandha hai phool dandi choti reh gai | tuberose
sagwan ki jagah bans lagana hai kitne paudhe ek acre me | bamboo
nilgiri ke bagal me dhan hota nahi nilgiri ki jad kaise roku | eucalyptus
chai bagan me sagwan ka patta jali ho gaya | teak
kaju ke bagan kinare casuarina lagana hai hawa rokne kitni line | casuarina
bhais ke liye nepier me pani aur khad kitna du | hybrid-napier
dudharu gay ka achar banane makka chara kab kate | fodder-maize
makka chara ke jagah chari boya keeda laga gabha me | fodder-sorghum
bhed ko khilane rizka boya hai usme amarbel aai | lucerne
pados ke kapas me dawa pari to resham kide kha nahi rahe | silkworm
mithun suar ke pas rakha hai khujli ho gai dawa | mithun
yak bhed ke sath upar chara jate yak ko langdapan | yak
suar ko murgi ka bacha dana khilau to nuksan hai kya | pig
anannas rubber ke bich se nikal diya rubber ka dudh kam ho gaya | rubber
adrak ki jagah ananas lagau to ek acre me kitne paudhe | pineapple
nariyal ke pedh par kali mirch chadhai bel me patte gir rahe | black-pepper
gehu aur chana mila ke bona hai dono ka beej kitna | wheat chickpea
sarso masur sath boi dono me mahu ki ek dawa | mustard lentil
gaay aur bhains dono ko khurpaka hua ghar par kya lagau | cattle buffalo
tamatar baigan dono murjha rahe koi ek dawa | tomato brinjal
aam aur litchi dono me phool se pehle pani band karna hai kya | mango litchi
kapas soyabin dono bone hai pehli barish me konsa kaise | cotton soybean
bakri aur bhed dono ko pet ke kide ki dawa kab deni | goat sheep
makka lobiya chara mila ke dono ka beej kitna | maize cowpea
pyaj mirch sath lagayi dono me thrips konsa spray | onion chilli
padosi ke ganne se chuhe nikal ke mere gehu me aa gaye hai bali kaat rahe hai inko kaise maru | wheat
pichle sal is khet me aalu tha usme bahut khad dali thi is bar gehu bona hai to dap kitna kam karu | wheat
makka aur ganna dono badhiya khade hai lekin dhan me balia safed nikal rahi hai khinchne par bahar aa jati hai | rice
bagal wale ne moong me ghas marne ki dawa dali thi aur hawa se mere dhan ki nursery pili pad gai kya karu | rice
khet me chana aur matar bhi hai usme kuch nahi par sarso me phool ke samay patte ke niche safed phaphola dikh raha | mustard
bajra ki katai ho gai ab us khet ke bagal me mungfali hai aur usme podhe ek ek karke sukh rahe jad me safed lat | groundnut
tur ki do line chhod ke das line narma ki hai narma ko dusra khad kab dena hai aur kaun sa dena hai | cotton
gehu kaatne ke baad der se ganna lagaya hai ab kalle kam nikal rahe hai kitna urea dalu aur pani kitne din par | sugarcane
padosi ke gehu ka pani mere chane me bhar gaya tha do din baad chana pila padne laga ab isko kaise bachau | chickpea
is bar arhar aur urad thodi thodi boi hai jyada soyabin hai uski patti pili aur nasen hari dikh rahi kya dalna chahiye | soybean
hamare tamatar me jhulsa aa chuka hai aur aalu thodi duri par hai to aalu me abhi se kaun si dawa ka chhidkaw karu | potato
bhindi aur mirchi me sirf machhar hai wo dekh liya mujhe baigan ka batao jisme tana aur phal dono me illi ghus jati hai | brinjal
nahi ji pyaj to nikal gaya usi khet me mirch ropi hai patte upar ki taraf mud rahe aur chhote ho rahe | chilli
gehu ke khet me padosi ne ghas ki dawa mari wo ud ke mere pyaj par aai patte tedhe ho gaye thik hoga kya | onion
makka ki katai ke baad kaddu phaila hai pure khet me par madi phool bante hi pile hoke gir jate hai | pumpkin
hamare aam ke bag me bich ki khali jagah me amrud lagana hai kitni duri rakhe aur kaun si kism jaldi phal deti | guava
litchi ke pedo me koi takleef nahi hai aam ke patton par chipchipa pani aur kali parat jam rahi hai bor bhi jhad gaya | mango
angur ke liye jo bordo banaya tha wahi bacha hua anar par maru kya anar ke phal par tel jaisa daag hai | pomegranate
do gaay to thik kha rahi hai par bhains ne kal se jugali band kar di hai aur gobar bhi sukha kar rahi | buffalo
bhains ka fat to aath aata hai par hamari jersey gaay ka dhai se upar nahi jata kya khilane se badhega | cattle
mere pas bees bakri hai chara kam hai katahal aur ber ke patte de raha hu isse gabhin bakri ko nuksan to nahi | goat
talab ke kinare dhan ka khet hai usme dawa dali thi barish ka pani behke talab me aaya machli mar rahi hai | fish
desi murgi ko subah sham tuta chawal aur gehu deta hu ande patle chhilke ke aa rahe kya khilau | poultry
haldi aur adrak khod liye ab us khet me kela lagana hai tissue culture wala paudha kitni duri par aur kab lagau | banana
jwar aur moong bich me boye the dono kaat liye ab akeli arhar khadi hai phool aa rahe to pani du ya nahi | pigeon-pea
surajmukhi ke phool khatam ho gaye sarso aane me do mahina hai tab tak madhumakhi ko kya khilaye aur kaha rakhe | honeybee
aam ke bag me haldi lagane ke baad kuch patte jal gaye lagta hai dhup jyada hai ya koi rog hai haldi me | turmeric
aloo wale khet ke sath hi lahsun hai aloo khud gaya par lahsun ki patti upar se sukh kar bhuri ho rahi | garlic
supari aur kali mirch ki dikkat nahi hai nariyal ka naya patta pankhe jaisa kata hua nikal raha hai konsi dawa daale | coconut
bajra guar moth teeno boye the guar to sahi hai bajre ke sitte hare pattidar ho gaye hai kya karna chahiye | bajra
hamne gehu me sarso ki do do line dali hai jangli palak bahut ho gaya aisi dawa batao jo dono ko na lage | wheat mustard
papita aur kele ek sath lagaye hai dono ke patte pile pad rahe hai aur bagal me kheera hai dono me kya dalu | papaya banana
narma ke bich moong ki kheti kar rahe hai dono me safed makhi lagi hai ek hi spray se kaam ho jaye | cotton green-gram
dhan ki katai ke baad chana aur masur dono bona hai beej upchar kaise kare aur dono ka beej kitna lage ek bigha me | chickpea lentil
gaay aur bakri dono ne bhigi hui barsim kha li hai dono ka pet phula hai turant koi gharelu upay batao | cattle goat
kheera aur lauki dono ek hi macan par hai aur kaddu bagal me kheera lauki dono ke patte par safed powder hai | cucumber bottle-gourd
aloo aur sarso ek khet me aath line do line ke hisab se lagaye dono ke liye pani aur khad ka samay batao | potato mustard
bhains ke liye chari aur lobia mila ke bona hai chari lobia dono ka beej kitna aur pehli katai kitne din par kare | fodder-sorghum cowpea
ganne me pyaj ki do line lagayi hai dono ko milakar khad kitna dena hai aur pani kitne din me | sugarcane onion
nariyal aur supari ka bagicha hai bich me kela bhi hai dono pedo ko saal me kitna gobar khad aur potash chahiye | coconut arecanut
makka ki bad lagai thi hawa rokne ko aur andar tamatar hai phal ke niche kala dhabba ho raha calcium kaise du | tomato
matar aur palak bech diye ab bas phool gobhi khadi hai uske patte beech se kat gaye boron ki kami hai kya | cauliflower
mirchi me nahi tamatar ke tane par bhure chhalle | tomato
bakri thik bhed ka pet phoola | sheep
paddy harvested last week now which wheat seed best for late sowing | wheat
wheat is done. moong seed rate per acre pls | green-gram
gram wilting in patches, mustard beside it is fine | chickpea
how much urea for maize after potato | maize
arhar flower dropping but soyabean between rows no problem | pigeon-pea
bajra as border around groundnut, tikka spots coming on leaf what spray | groundnut
white rust in mustard, wheat border not affected | mustard
cotton next door had whitefly now my urad is yellow mosaic | black-gram
sir lentil in rice fallow sowing time | lentil
til or soyabean i decided til, seed treatment medicine? | sesame
sold the maize, rabi jowar spacing kitna | jowar
my ragi turning yellow after weedicide of paddy | ragi
mustard cake how many kg per acre in wheat | wheat
can i use paddy straw mulch in groundnut | groundnut
sunflower head is empty grains, i only grew safflower before | sunflower
caterpillar came from castor to my groundnut, which medicine | groundnut
same aphid like mustard now on safflower what to spray | safflower
imazethapyr given in soybean, next wheat is not germinating good | wheat
after soybean harvest can gram be sown without plough | chickpea
horsegram sowing month? tomato crop failed there | horse-gram
masoor leaf drying from tip, matar next plot green | lentil
linseed variety for utera in paddy | linseed
pod borer in tur, intercrop jowar already cut | pigeon-pea
barley need less water than wheat? how many irrigation for it | barley
shop gave me wheat weedicide clodinafop for barley is it safe | barley
termite eating wheat roots same field sugarcane was last year | wheat
lobia sown for fodder with maize, lobia leaves have holes | cowpea
rajma at potato time ok? tell seed rate of rajma | kidney-bean
guar gum price no need, guar blight how control, bajra ok | guar
dropped idea of groundnut, now castor hybrid which one for gujarat | castor
father says dap like wheat, but for field pea how much | field-pea
stem borer dead heart in rice, sprayed the one left from maize | rice
fall armyworm on maize will it go to jowar also save jowar how | jowar
wild oats in wheat too much after barley | wheat
alternaria on til leaf, moong already plucked | sesame
green gram after wheat ,when first irrigation | green-gram
sesame stand poor because mustard stubble, how to thin sesame plants | sesame
groundnut digging done now gram pulses beetle in store drum help | chickpea
downy mildew in bajra, seed of guar mixed in it fine | bajra
zinc for paddy before wheat season i forgot, khaira now | rice
castor cake and urea together in ragi nursery, how much | ragi
groundnut cake or dap, which better basal for bajra | bajra
neem n mustard khali dose for my sesame plot | sesame
rice husk ash against beetle in stored moong works? | green-gram
wheat straw cover on til seedlings in heat, good or bad | sesame
atrazine is maize medicine, leftover can i spray in jowar | jowar
maize thiram packet lying here, for sunflower seed ok? | sunflower
paddy butachlor dealer giving for soyabean, will it burn | soybean
sulphur dust for groundnut bought, put same on linseed powdery mildew? | linseed
pendimethalin left from soybean. dose in gram? | chickpea
metribuzin sprayed in soyabean last year, now maize coming yellow | maize
sulfosulfuron was used on wheat, jowar after it dying why | jowar
after sugarcane my rajma not nodulating | kidney-bean
i have always done bajra first time castor how many kg seed | castor
only knew wheat till now, safflower irrigations needed? | safflower
we are cotton people, new to arhar, when to nip | pigeon-pea
30 years paddy farmer but now ragi transplant age? | ragi
mustard grower here trying linseed, rust on it | linseed
does army worm of paddy come on ragi, ragi leaves cut | ragi
heliothis moved from gram into my safflower, spray? | safflower
whitefly flying out of cotton onto moong what do i put on moong | green-gram
bugs from jowar came over and settled in bajra ears help | bajra
jowar two lines on all sides, tur sterility mosaic came | pigeon-pea
castor on bunds. semilooper no but tikka on groundnut heavy | groundnut
marigold round the field, gram still has pod borer | chickpea
maize barrier all side but urad yellow mosaic not stopping | black-gram
cowpea as trap in groundnut, red hairy caterpillar still, next? | groundnut
is bajra also having charcoal rot like jowar? mine bajra stem black | bajra
like maize does jowar want knee high urea, give dose jowar | jowar
unlike gram, lentil needs how many irrigation | lentil
gram topping we do, in linseed topping also? | linseed
soybean seed 30 kg, what about til | sesame
dap 50kg for wheat i know, for barley? | barley
tell spacing of castor not of groundnut that is inside | castor
leave the maize, urad inside is the worry it has leaf crinkle | black-gram
forget soybean for this year, sunflower hybrid name pls | sunflower
thought of rajma but cold, so lentil variety for hills | lentil
kvk said ragi, my father wanted samba paddy, ragi seed rate? | ragi
mustard sold already. wheat rust yellow powder on hand | wheat
paddy transplanting starts 15 june so moong must ripen, short variety? | green-gram
wheat 100 kg seed an acre is ok, what about barley | barley
we irrigate gram once at flowering, in lentil also once? | lentil
bajra hybrid seed i buy each year, can own seed do for ragi | ragi
paddy blast i control with tricyclazole. finger millet blast same? | ragi
in finger millet blast, is the tricyclazole of paddy useful | ragi
gypsum at pegging for groundnut understood, does sesame need gypsum | sesame
for mustard sulphur 20 kg, then for linseed? | linseed
wheat crown root watering at 21 days, barley when | barley
barley at 30 days watered, so wheat which days | wheat
urad rhizobium packet we mixed, does guar also want rhizobium | guar
keep moong aside, my cowpea pods have bug tell spray | cowpea
leave cowpea, moong pods not ripening together what to do | green-gram
never mind the jowar, arhar in it has wilt | pigeon-pea
maize is ok ok, the soybean under it yellow why | soybean
soybean ok ok but standing maize tassel white why | maize
mustard needs 2 water. does safflower even need one | safflower
where wheat wants 5 irrigations, how many will gram want | chickpea
unlike bajra, jowar has shoot fly so how late can i sow | jowar
unlike jowar my bajra has ergot honey drops, medicine | bajra
compared to soybean is black gram safe in waterlogging | black-gram
unlike wheat rajma gets no nodules so urea how much | kidney-bean
pod fly in tur i know, pod fly in lobia is also? | cowpea
pigeonpea takes 180 days and maize must go in june, early arhar name | pigeon-pea
wheat has to be sown by 15 nov so which soybean ripens early | soybean
sugarcane planting in february so toria or mustard, short mustard which | mustard
potato goes in october hence maize variety of 80 days | maize
gram will follow, so til must be cut by september how to ripen fast | sesame
hairy caterpillar finished castor and is marching to my til, how stop | sesame
jassids left cotton, came in castor leaf edges yellow, cure | castor
rats from paddy bunds digging in groundnut | groundnut
rats from groundnut heap now cutting paddy tillers, bait? | rice
parrots from guava trees eating sunflower heads | sunflower
cutworm came with potato soil, now gram seedlings cut | chickpea
does painted bug of mustard come to safflower | safflower
does tobacco caterpillar of soybean attack sunflower leaves badly | sunflower
will the bruchid of moong spoil stored rajma | kidney-bean
sesame phyllody like brinjal little leaf, cure for til? | sesame
2,4-d drift from neighbours wheat twisted my gram | chickpea
2,4-d can be sprayed in wheat if gram is next plot? | wheat
glyphosate was for tea, some fell on maize, will it recover | maize
does sesame need gypsum like groundnut at pegging | sesame
for stored rajma, will moong bruchid be a danger | kidney-bean
my gram twisted from 2,4-d drift of wheat plot, what now | chickpea
drift of paraquat from maize scorched edge of soybean, recover how | soybean
paraquat meant for coffee fell on ragi, water it or leave | ragi
shoot fly of jowar, is it also of bajra and when | bajra
girdle beetle of soybean finished, now its gram, wilt resistant seed? | chickpea
wheat loose smut hot water treatment, jowar smut what treatment | jowar
jowar grain smut sulphur we do, for loose smut wheat? | wheat
tur is dibbled at 3 feet, what gap for castor | castor
castor 5 feet gap, for arhar what gap | pigeon-pea
barley lodged like the wheat, less urea from now? barley i ask | barley
where paddy stood water 2 months will lentil germinate | lentil
where lentil was will paddy need less urea | rice
in soybean stubble linseed by zero till possible, its seed rate | linseed
can linseed straw be mulched in soybean against weeds | soybean
whether urea spray 2% as done in tur is right for horsegram | horse-gram
horse gram we broadcast, tur also broadcast or line | pigeon-pea
groundnut rhizobium is different? packet says soybean, mine is groundnut | groundnut
packet says bajra on it, can jowar be dosed with same azospirillum | jowar
imidacloprid is labelled for cotton, urad whitefly can use? | black-gram
label of tebuconazole tells wheat, my barley stripe rust can take | barley
chickpea got 20 kg nitrogen, rajma will manage on same? | kidney-bean
rajma got 100 kg N, so for gram too that much needed? | chickpea
mustard frost damage done, save the gram from frost how | chickpea
gram saved from frost by smoke, is mustard saved by that also | mustard
paddy nursery is 25 days, what age ragi seedling | ragi
ragi seedling 21 days shifted, how old for paddy | rice
sunflower needs bees honey, sesame needs them too for seed set? | sesame
sesame done, sunflower needs hand rubbing of heads or not | sunflower
with bee boxes kept does sunflower still want boron spray | sunflower
goat got in the lobia, will cowpea come again after cutting | cowpea
buffaloes trampled wheat at tillering, give urea to wheat? | wheat
ducks in paddy fine, fish pond water to irrigate wheat is ok? | wheat
poultry manure for castor, last time in maize it burnt leaves | castor
sheep penned in field before bajra, still dap needed for bajra | bajra
tractor sown soybean on ridges good, tur on ridges too? | pigeon-pea
groundnut goes in by june end, so is sesame sown before or after rain | sesame
soybean at 45 cm i saw on tv, sunflower how many cm | sunflower
tv said seed soaking 6 hours for maize, try the same in lentil? | lentil
lentil 8 hours soak i do, maize soak needed before sowing | maize
castor kept on bund grew big, linseed on bund will also grow | linseed
two hoeings in til enough, groundnut two are enough or three | groundnut
in groundnut no hoeing after pegging, and in til upto when | sesame
bajra thinning 20 days, and in jowar how many plants leave | jowar
ragi can be puddled like paddy or dry | ragi
SRI of paddy i did, can SRI be for mustard | mustard
brown manuring in paddy with dhaincha, for maize with cowpea good? | maize
not lathyrus, field pea paira in standing paddy seed qty | field-pea
moong got 2 spray and free of thrips. urad thrips which spray | black-gram
wheat seed treat vitavax, barley covered smut vitavax works? | barley
barley smut gone by vitavax. for loose smut in wheat same or no | wheat
trichoderma worked in gram collar rot so lentil collar rot will? | lentil
tricho mixed dung worked in lentil, gram wilt needs how many kg | chickpea
NPV for gram borer good i hear, does NPV work for sunflower head borer | sunflower
pheromone trap from cotton can it catch tur borer | pigeon-pea
bird perch in gram yes, but in tur it is tall so needed? | pigeon-pea
nipping in gram 35 days, castor too nip? | castor
earthing in maize done at 30, jowar wants earthing as well? | jowar
detopping maize for fodder is ok, jowar detop hurts grain? | jowar
wheat heat at milk stage potash spray, for barley is it useful | barley
in bajra blast spots diamond, paddy has same, which spray for bajra | bajra
paddy false smut came, my uncle says it is bajra ergot, cure | rice
uncle says its wheat rust but on linseed orange powder, what medicine | linseed
officer took my jowar for maize, anyway jowar midge how stop | jowar
neighbour thinks its iron lack as in groundnut, my soybean tops are white | soybean
iron spray did good in soybean, groundnut leaf white same dose? | groundnut
zinc 25kg was put in paddy, again zinc in wheat or skip | wheat
wheat had zinc, skip in paddy this kharif or put | rice
boron in sunflower 0.2% i knew, boron for sesame too? | sesame
sulphur in mustard increases oil, does it in sunflower how much | sunflower
dap at sowing in moong only 40kg, in groundnut ssp better? | groundnut
ssp for groundnut 150 kg, and moong wants ssp how many | green-gram
moisture 9% store groundnut, sunflower seed store at what | sunflower
neem leaf in wheat bin old trick, will it keep sorghum | jowar
mustard oil coating keeps tur dal, moong seed also safe with it | green-gram
sulphas tablets in wheat 3 per ton, rice bags how many | rice
shall groundnut leaf whitening get iron spray that cured soybean | groundnut
what moisture sunflower seed for storing, groundnut i keep 9 | sunflower
can bengal gram be nipped same as castor | chickpea
barley irrigation stages pls, dont tell of wheat i know | barley
dont tell me mustard schedule, safflower spray schedule i want | safflower
i asked moong and you gave urad, moong powdery mildew spray? | green-gram
wrong answer that was for paddy, tell ragi neck blast | ragi
not castor i said til, capsule borer of til | sesame
no no barley, wheat i have sown already. which barley malt variety | barley
wheat not barley. yellow rust which spray | wheat
instead of tobacco now castor, fertilizer per acre | castor
tobacco stopped by govt, in its land chickpea desi variety? | chickpea
replacing jowar by maize this kharif, seed rate and gap | maize
maize getting dropped, jowar in place, CSH which for kharif | jowar
wanted sunflower but seed not found so safflower, when to sow | safflower
seed of safflower not got so took sunflower what spacing | sunflower
brother does groundnut, me soybean, leaf rust in mine how | soybean
brother's soybean rusted but mine groundnut rust brown dots, spray | groundnut
wife says sow urad, i say moong, whatever, urad seed kilo per acre | black-gram
two acre castor one acre guar; only guar drying from root | guar
half field bajra half moong, moong half not flowering | green-gram
left side maize right side tur, right side is drooping why | pigeon-pea
maize row fallen by wind, cowpea climbing it rusted, rust control | cowpea
cowpea climbing pulled down my maize, stand it up or earthing? | maize
6 row soybean 2 row arhar, arhar shading. which arhar is short | pigeon-pea
gram plus linseed 4:2 , wilted only linseed | linseed
gram plus linseed 4:2 the gram alone is rotting | chickpea
mixed mustard with wheat, orobanche on mustard root what do | mustard
mixed mustard with lentil, rust powder under lentil leaves | lentil
wheat mixed gets urea, so gram is too leafy no pods | chickpea
castor rows give shade, turmeric no, groundnut pods less why | groundnut
ragi 8 rows one row tur, ragi has pink borer | ragi
safflower thorny fence around gram, gram alternaria blight is how treated | chickpea
safflower fence thorny round wheat, fence itself aphid covered, spray? | safflower
sunflower as trap attracted borer off tur but sunflower dies of rust | sunflower
mesta border, sorghum border, black gram leaf curl still spreads | black-gram
sugarcane trash i have, mulch 5 t in maize good? | maize
groundnut shells are many, make compost for ragi how much | ragi
bajra stover burning stopped, how to sow wheat in it | wheat
cotton stalk shredded in soil, gram next gets root rot from it? | chickpea
replacing by jowar the maize this kharif, jowar gap row to row | jowar
maize in, jowar out this time. fertiliser dose for first one | maize
first plot mustard second plot gram, second one has wilted patch | chickpea
first plot mustard second plot gram, first one is full of aphid | mustard
tur upper field, paddy lower. lower one hopper burn circles | rice
tur upper field, paddy lower. in upper leaves small bushy no flower | pigeon-pea
wheat or barley in saline water? barley i took, seed kg | barley
wheat or barley confused, finally wheat, salt tolerant variety? | wheat
lentil better than chickpea here so which lentil is rust free | lentil
gram beats lentil in my soil, tell me gram wilt proof kind | chickpea
paddy lodged earlier, this time bajra, when topdress | bajra
bajra seed lost in birds, so birds in jowar how chase | jowar
fed up of soybean mosaic i put til. til leaf curl is same? | sesame
oats cut for fodder, then guar for seed when sow | guar
berseem over in may, can ragi be direct sown there | ragi
onion lifted in april, summer groundnut or til, say til variety | sesame
garlic has thrips, those thrips go on gram flower or other cause drop | chickpea
chilli had thrips, now groundnut bud necrosis is by them? control | groundnut
wheat stubble ploughed, basal urea for sunflower cut how much | sunflower
tomato blight sprayed mancozeb half packet left, linseed blight use? | linseed
okra yellow vein all gone, in moong yellow is from okra? cure | green-gram
coconut shade 30 year palms, below horsegram or cowpea? cowpea seed kg | cowpea
in young mango ragi between, ragi is stunted how feed | ragi
mango orchard 2 yr, tell gap from tree to sow soybean in it | soybean
teak bund shading my wheat east side yellow weak | wheat
eucalyptus line drying the mustard near, extra water to mustard when | mustard
ber trees standing, bajra below gets green ear | bajra
cumin failed by blight, mustard late sow upto which date | mustard
coriander as intercrop reduces borer in gram true? how many rows of gram | chickpea
rajma trailing on maize stalks, rajma anthracnose spots on pods | kidney-bean
rajma climbing maize, maize cobs small should i add urea to maize | maize
cotton had pbw so i uprooted, arhar late sowing august ok? | pigeon-pea
honey boxes near, what time to spray sunflower for capitulum borer | sunflower
quail no, hens eat groundnut seed after sowing how save seed rows | groundnut
buffalo dung 2 trolley given, dap still for lentil? | lentil
goats grazed my gram tops, will gram branch more or loss | chickpea
pigs wild uproot groundnut at night, what to do | groundnut
nilgai leave castor but eat moong, how to guard moong | green-gram
chickpea beats lentil but water is standing, lentil how to drain | lentil
cowpea leaves cut by goats, does it regrow enough for seed | cowpea
goat droppings 1 ton or dap in linseed which better | linseed
hens ate the til sown, resow or fill gaps | sesame
mushroom spent compost is there, groundnut basal how many quintals | groundnut
bamboo edge shade, ragi under it thin and yellow | ragi
casuarina both side, jowar inside is striga full | jowar
drumstick trees in bund no trouble, sunflower inside has powdery mildew | sunflower
amla plants 3 yr old. in gaps moong when to sow | green-gram
guava gaps i sow urad, urad leaf crinkle how stopped | black-gram
coconut basins empty, which month groundnut in basins | groundnut
cotton skip rows, fill by moong, moong kilo for acre | green-gram
ratoon sugarcane cut, wheat now in rows between, seed rate | wheat
spring sugarcane alleys have urad, urad whitefly what medicine | black-gram
radish crop over early, so mustard by which date can be put | mustard
cabbage worm came on mustard leaves also, dust which | mustard
cauliflower boron lack known, in sunflower boron lack signs what | sunflower
tomato leaf curl whitefly shifted to soybean, soybean yellowing | soybean
brinjal wilt soil, will sesame die of bacterial wilt in it | sesame
potato DAP remains, so wheat after needs how many bags | wheat
potato scab no matter, now maize spring what seed rate | maize
turmeric rows have castor shade, castor spikes moulding grey rot | castor
ginger mulch i want so growing jowar, seed per acre for jowar | jowar
pumpkin beetle attacked guar? round orange beetle holes in guar leaves | guar
watermelon over, its plastic mulch stays, groundnut on plastic mulch spacing | groundnut
bhindi jassid spray left over, arhar jassids same one? | pigeon-pea
mint lifted june, early paddy seedlings 40 days still ok? | rice
jute retted, paddy aman seedling age for late planting | rice
paddy before jute was good. now rice after jute has zinc rust spots | rice
lucerne has dodder i know, niger no, linseed got dodder now | linseed
dodder was on berseem, came on lentil yellow threads, kill how | lentil
broomrape from tobacco now in mustard, glyphosate 25 ml right? | mustard
striga of sugarcane spread in bajra, ammonium spray? | bajra
nematode of tomato, knots on moong roots and pale | green-gram
nematodes of brinjal knotted roots, is gram resistant which variety | chickpea
mango hopper spray went on wheat ears below, grain harm? | wheat
banana wind break fell on maize, half bent maize will stand? | maize
papaya mosaic aphid, does it carry to field pea mosaic | field-pea
cardamom land no, hill rice instead, seed per acre upland rice | rice
ragi below bamboo edge ok, bamboo clump itself to thin when | bamboo
paddy stands next side, stem rot of jute how | jute
brinjal will not die but the sesame near bends, phyllody? | sesame
soybean yellowing is cured, tomato whitefly is my problem spray | tomato
mango trees fine with ragi below but hoppers on mango flowers | mango
sugarcane top borer, wheat in between no harm. control top borer | sugarcane
gram for goats dry, gram store weevils how keep away | chickpea
horsegram for bullocks, powdery mildew white on horsegram leaf | horse-gram
barley for cattle feed i grow, barley aphid count for spray | barley
maize i grow for my hens, aflatoxin mould in cobs how avoid | maize
maize bought for hens, broilers not gaining how much per bird | poultry
groundnut cake given to cow, castor cake can be given to her | cattle
soybean straw for buffalo, soybean thresher drum speed for less breakage | soybean
wheat straw is my cows need so tall wheat variety which | wheat
bajra cut for she buffalo, smut in bajra ear, sow which hybrid | bajra
silk moth people buying castor leaf, castor leaf taken harms yield? | castor
mustard bees boxed, now mustard siliqua shatter before cutting time? | mustard
paddy fish together we do, paddy spray for borer without fish dying | rice
linseed stalk retting like jute how many days | linseed
is castor retted or dried like linseed capsule, capsule threshing how | castor
threshing tur by tractor on road, green gram like tur or pick by hand | green-gram
gram cut at brown, at what colour is lentil cut | lentil
lentil cut when pods straw colour, field pea when cut | field-pea
sesame shatters so cut early, mustard also cut early at which colour | mustard
safflower harvest morning for thorns, sunflower harvest back of head yellow? | sunflower
combine for wheat same sieve, gram by combine setting of height | chickpea
black layer seen in maize means harvest, jowar has black layer too? | jowar
paddy drained 10 days before cutting, ragi stop water when | ragi
groundnut pulled wet soil, does castor pick wet or dry spikes | castor
sprouting in moong pods from rain, how save urad same rain | black-gram
urad pods saved, moong sprouting in pods by rain what do | green-gram
rajma seed from market sprouted, cowpea seed germination how test | cowpea
own soybean seed tested 70%, groundnut own pods how many months keep | groundnut
hybrid maize F2 no good, does hybrid castor F2 grow good | castor
bt is for cotton, is there bt in tur for borer | pigeon-pea
mustard hybrid gave 12 q, which safflower spineless gives | safflower
pusa wheat on 5 acre good. pusa barley or other hulless barley name | barley
guar comes after, til sown before it how deep | sesame
karnal bunt is of wheat, can it reach barley ears | barley
Brinjal is over now and in the same plot i put tomato last week, seedlings fall down from the neck one by one, what to drench | tomato
we took two crops of tomato from this field both fine but brinjal planted after it is wilting suddenly with green leaves, any cure | brinjal
My brother keeps garlic in a heap on the floor and nothing happens to it but my onion rots within 1 month of storage, what am i doing wrong | onion
onion storage i know well 20 years doing it, first time i grew garlic, how many days to cure before hanging in bunches | garlic
Leaves curling upward on chilli, the shopkeeper gave me a bottle which he says is for tomato fruit borer, will this do or need some other medicine | chilli
arecanut garden is 4 year old and in between i want to put banana, how much spacing should the banana get and how many suckers to keep | banana
Removed all banana from between because of wilt, now the arecanut trees are dropping small nuts since two months, what to give | arecanut
pepper vines climbing on my coconut trees are turning yellow from below after heavy rain and leaves falling, coconut is all right | black-pepper
The vines of black pepper give good yield but the coconut they climb has stem bleeding brown liquid coming out from cracks | coconut
In our estate silver oak and orange are shade for coffee, berry borer is too much this year, when to spray | coffee
orange trees standing among coffee have started dying back from tips while coffee plants below look healthy please help | orange
Thrips scabs on capsules every year, my cardamom is under jackfruit shade, should i spray before or after flowering | cardamom
turmeric last year had same rhizome rot and i lost all, this year i planted ginger there, how to treat the seed before it happens | ginger
Neighbour ginger got soft rot and water from his plot enters my turmeric, what preventive drench can i give now itself | turmeric
papaya i planted between young mango trees is finished, now what fertiliser dose per tree for five year old mango | mango
Whitefly is coming from the cotton on all sides and my papaya leaves are getting small mosaic and rings, what can i do | papaya
Yellow veins in all leaves of bhindi same like what happened in my moong last summer, which variety is not getting this | okra
as bottle gourd vines were on same net earlier, there was fruit fly, now cucumber is sown there and small fruits are turning yellow and bent | cucumber
I have mulching and drip from my watermelon crop, can i sow bottle gourd on same beds and at what distance | bottle-gourd
muskmelon was sown same day and is running well but watermelon vines are stuck at 4 leaves and the leaf edges curl, why | watermelon
Maize harvest will be done by 10 october, is it late for planting potato in Bihar and which variety finishes in 80 days | potato
Mustard sown in border for trap crop is full of caterpillars with small holes, how often should i then spray on the cabbage | cabbage
no problem in cabbage but the cauliflower next to it has curd turning brown and stem hollow inside, is it some nutrient | cauliflower
Grapes i used to grow earlier with same drip, now pomegranate, black spots with oily margin on fruits after rain, please tell spray | pomegranate
Uprooted pomegranate because of telya and put grapes, one year old vines, how to do the first pruning and when | grapes
lemon and guava are both in my farm, lemon i sold to contractor, in rainy season guava fruits are full of worms what to do | guava
Guava was giving more money but now i have only 50 lemon plants, how to get flowers in hasta bahar | lemon
we have mango and litchi, mango no problem, but in litchi fruits are cracking in May just before picking, how much water to give | litchi
Our apple orchard has peas sown in between rows and leaves of apple are getting black velvet spots, is it due to moisture | apple
After methi no i mean after cumin harvest i have free land, can coriander be sown in summer under shade net and how to get germination | coriander
mustard on the side is having lots of aphid, in cumin i see white powder on leaves, sulphur dust how many kg per acre | cumin
how much manure for onion nursery, i have only goat droppings from my goats two trolley and no cow dung | onion
Poultry litter fresh from my broiler shed, can i put directly in chilli field before transplanting or it burns roots | chilli
mango hoppers i control with one spray, is the same enough for tea mosquito on cashew or timing is different | cashew
Tea mosquito spray was for cashew and it drifted also on the mango flowers, will fruit setting be less now and what should i spray | mango
Paddy straw or plastic, which one is better for mulch under strawberry so that fruits don't rot touching soil | strawberry
How long to soak wheat straw before filling bags for oyster mushroom, and lime how much | mushroom
paddy straw i want to spread over potato without tilling, zero till method, how thick the layer and how to irrigate | potato
Bees from the boxes come only to sunflower and not to my pumpkin, flowers drop without fruit, is hand pollination needed | pumpkin
Marigold one row after every 14 rows they say stops fruit borer in tomato, is it true, my tomato fruits are 30 percent bored | tomato
Between the drumstick trees i grow amaranthus for leaf, hairy caterpillars are eating all the bark and leaves of the trees | drumstick
Drumstick trees give shade half day, will amaranthus come properly beneath and how much seed for one cent | amaranthus
The pepper vines that go up on jackfruit are bearing well and green, but its young fruits turn black and drop before growing, what fungus is it | jackfruit
jackfruit trees on which i trained the pepper are having lots of fruit, only the vines have rotten roots and hanging leaves after monsoon, what to pour | black-pepper
Pepper and cocoa grow well beneath, only the areca palms have crown yellowing and nuts with black inside, which nutrient or disease it is | arecanut
shade trees and citrus orange row on the boundary are healthy, red spider has come on the tea bushes in march, which acaricide and gap before plucking | tea
Tea garden all around us is sprayed by company, in our few orange trees trunk is bored with sawdust coming out, how to kill the grub inside | orange
tomato field beside is already burnt by late blight, my potato is 50 days and clean till now, which spray today before it jumps here | potato
Late blight finished all potatoes in our village this week, wind blows from there, tomato is in flowering, what should i protect it with | tomato
Carrot seeds came up nicely on the same ridge, but radish is only making leaves and no root thickening after 45 days, reason please | radish
Radish is already pulled and was straight, carrot of same bed comes forked with many legs and hairy, is soil hard or manure raw | carrot
coriander row is untouched but something is mining white lines inside the spinach leaves next to it, what is safe as i cut every week | spinach
Spinach gets cut four times from one sowing, how many cuts can be taken from coriander and should i give urea after every cut | coriander
Red beetles ate my cucumber seedlings last month, now pumpkin is at two leaf and i saw three beetles today, what dust to put | pumpkin
Bottle gourd i never prune and still good fruits, does bitter gourd need the side shoots removed and up to what height | bitter-gourd
The watermelon has cracked fruits but i sold it anyway, now muskmelon of second plot is near ripening, when to stop water so it becomes sweet | muskmelon
Muskmelon slips off from its stalk when ripe so we know, how do i know watermelon is ripe without cutting | watermelon
chilli in open field has mites and i manage with sulphur, in polyhouse my capsicum has also the downward curled leaf, is sulphur ok inside | capsicum
Capsicum in polyhouse gets fertigation schedule by company, same i want for one acre of dry chilli on drip, how much nitrogen by week | chilli
Okra fruit borer i control by picking, but shoot borer in brinjal is not stopping even after 5 sprays, pheromone traps how many per acre | brinjal
brinjal shoots with wilting tips we cut and burn, should i do the same when okra top droops with hole in it | okra
Cabbage seedlings raised in tray were ready in 25 days, how many days for cauliflower early variety and can i transplant them in july rain | cauliflower
Cauliflower needs its curd covered by leaves they told, does cabbage need anything near maturity, heads are bursting open | cabbage
Kidney bean failed with frost, peas survived but pods have white powder on them, kindly tell dose for 15 litre pump | green-pea
Sprayed tebuconazole for the onion purple blotch, now 3 days later tips of the garlic next to it are yellow and dry, burning or disease | garlic
garlic was dug two weeks ago from half the field, in the other half thrips are silvering the leaves of onion, is it worth to spray this late | onion
Turmeric in between is growing waist high, is it taking the food of banana because bunches are small and fingers thin | banana
In banana shade will my turmeric rhizomes fill well or it only makes leaves, i have 8 by 8 spacing | turmeric
Coconut gardens around here have ginger in between, but mine are old palms with close shade, is ginger yield affected and what bed size | ginger
ginger beds and pineapple under them get water every third day, does coconut then still need separate basin irrigation in summer | coconut
Rubber is 2 years old and i put pineapple between, now how to make all plants flower together with ethrel | pineapple
Pineapple lessee has finished third crop and left, the rubber trees are 50 cm girth now, when can i start tapping and at which height | rubber
Guava i pruned hard in may and got double, can a 15 year mango also be cut like this and which month | mango
mango mealybug goes up from the soil and i band the trunks, mealybugs on guava fruits also white cotton like, does banding help there | guava
between mango and chiku only the second is troubling, buds have holes and webs and they drop, what moth is it and what to spray | sapota
chiku of the same garden never gives me bother, only mango has this jelly like spongy inside when we cut, what to do next year | mango
Pomegranate is dead in drought so i grafted ber on wild rootstock, how many days after to cut top and when to prune next year | ber
Ber and custard apple grow without care here, but pomegranate skin is splitting when i irrigate after a long gap, how to save remaining fruits | pomegranate
Aonla trees with lemon in between, lemon has fruits all year, amla has flowers but not a single fruit since five years, do i need another variety | amla
Lemon on the bund is fine, in mosambi leaves have turned yellow with green veins and fruits small, is it greening or zinc | sweet-orange
After leaving grapes i have the old cement poles and wires, can i use them for dragon fruit and how many cuttings per pole | dragon-fruit
Dragon fruit is slow money so for winter i planted strawberry runners on beds, leaves have red purple spots with white centre, what to spray | strawberry
Kidney beans we take in tree basins, now rats and woolly aphids are on the apple roots and branches, how to clean | apple
Banana was nurse crop for five years and now removed, litchi tree is big but no flowers come only new leaves, should i ring the bark | litchi
Coconut gets salt and manure every year from us, cashew got never anything, how much fertiliser for 7 year tree and when | cashew
Rice field corner stays wet so i put arbi there, big spots with rings came on leaves and rot, same fungicide as for blast ok or different | colocasia
Wheat will be cut by mid april, suckers of mentha i have in nursery, can i still plant them then and get one cut before rain | mint
Arecanut leaves fall on my cardamom clumps, in the clumps many shoots have a bore hole with yellow dust, how to treat | cardamom
black pepper on the shade trees is picked already, should i irrigate coffee now for blossom or wait till march | coffee
Coffee picking is over, labour free, which month should we pick pepper spikes for black quality and how to dry them | black-pepper
banana on pond bund and fish inside, fish are gulping air at top every morning, i have sprayed nothing on the banana | fish
On the bund of fish pond i have banana, water always nearby, the leaves break and trunk is cracked with yellow margin, is it wilt | banana
when litchi flowers i keep 20 boxes below, after the owner sprayed, bees are dying in front of boxes, what to do to save colony | honeybee
Beekeeper kept his honey bees in my litchi till bloom was over and took them, litchi leaves have felt mite now, in which month should i cut twigs | litchi
isabgol and coriander are in other plots no trouble, jeera is turning brown and drying after cloud for two days, blight spray please | cumin
garlic got its last irrigation 15 days before digging and stored nicely, when should i close water for rabi onion meant for storing | onion
In onion we break the necks down to make bulbs bigger, should the same be done with garlic or are leaves tied only | garlic
capsicum i stake with two strings and prune to four stems, for indeterminate tomato how many stems keep and when to cut the head | tomato
tomato of ours has calcium spray every week for black bottom, capsicum fruits are now getting sunken patch at the tip, same calcium how many gram | capsicum
Potato tubers came out with scab and i will treat, but before that tell me why brinjal leaves are small and bunchy with no flower | brinjal
brinjal plants on the side have spotted hadda beetle grubs, will those eat potato leaves also and do i need to spray my potato now | potato
Cotton jassids come from there every august, yellow edge curling on okra leaves started since monday, which insecticide with short waiting | okra
cucumber vines give female flowers early when i pinch, is there any hormone for making more female flowers in lauki | bottle-gourd
Pumpkin leaves nearby are totally white with powder and i don't care, how to keep my cucumber safe from that in polyhouse | cucumber
Cucumber picking gets over by june and nets are free, can karela seeds go on those nets and should i soak or crack the seed | bitter-gourd
Maize stands between, i sow pumpkin in its gaps every kharif but vines only, no fruit, is it shade or too much urea | pumpkin
Pumpkin vines spread under it and keep weeds down, but fall armyworm is in the whorl of maize, what granules can go in with vines below | maize
my uncle sows radish on ridges by hand and gets nice straight, can carrot seed be put on ridges too and how to mix with sand | carrot
Carrot takes 100 days so meanwhile in the channels i thought of some pusa chetki radish, will it form in may heat | radish
Methi and coriander grow in my shade net, palak bolts and makes flower stalk in 30 days, what to do for more leaves | spinach
Palak leaf spot was there in winter and gone, now white blisters under the leaves of red amaranthus, what is this rust | amaranthus
ginger rows next to it have no problem, but arbi leaves have water soaked round spots and collapse in rains, which spray and how many days | colocasia
Colocasia tubers are dug and kept, i want now to know how seed ginger is kept till april without shrivelling, pit or sand | ginger
onion as intercrop was harvested at 90 days, second earthing of turmeric is due, how much potash and urea to give at that time | turmeric
garlic border keeps thrips away people say, i have stem galls like swelling on dhania, what seed treatment avoids it next year | coriander
wheat in next plot is watered five times by neighbour and moisture comes across, does jeera get wilt from that and how to save it | cumin
Mango hopper spray imidacloprid is left half bottle at home, is it ok for thrips in chilli and how many ml per pump | chilli
Chilli thrips black ones came to whole district, somebody says same are on mango flowers, what should i see and spray | mango
papaya had root knot nematode in this land before, i now put 300 guava plants of taiwan type, which bio agent to mix in pits | guava
Guava plants are still small two year, papaya is in between as filler, now papaya trunk is rotting at ground level in rain | papaya
Sugarcane trash i have plenty from last crop, is it good to mulch banana with it or will white grubs come | banana
Banana was there three years, soil is very rich now so i think of cane, how much less nitrogen should i give in first year | sugarcane
sweet orange budded plants we buy from nursery, can kagzi lemon be raised from own seeds and in how many years does it fruit | lemon
Lemon has canker on leaves since forever and still fruits, now brown corky spots i see on mosambi fruit also, is it the same and what spray | sweet-orange
pomegranate bahar we take by stopping water and defoliating, how long to hold the water for nagpur orange ambia bahar on heavy soil | orange
Orange trees get bordeaux paste on trunks twice a year, is that good for pomegranate against shot hole borer or drench needed | pomegranate
Rose garden of mine had downy and i know metalaxyl, on grape bunches there is whitish growth after 3 days rain, can i use that at 60 days | grapes
rajma and pear around don't get sprayed at all, in apple i see mites bronzing in june, how much horticultural oil in summer is safe | apple
Tomato seedlings used to be raised under this low tunnel, now it is for strawberry, frost at night, when to open and close the plastic | strawberry
Mango mites are never seen, but litchi leaves have brown velvet like felt below and curl, should i cut branches in june | litchi
Coconut rows give shade to chiku on west side, fruit is small and woody there, what feed can make the sapota fruit bigger | sapota
Sapota trees between palms are doing good, rhinoceros beetle is cutting V shape in fronds of coconut, what to fill in the top leaf axils | coconut
guava is pruned lightly as you know, in which month is ber to be cut hard, and do we leave how many buds | ber
mango i can irrigate from canal but the amla is on the alkaline upland, leaves small and fruits with brown inside, borax how much | amla
My cardamom needs shade so i will plant jackfruit from seed, at what age do they fruit and is graft better | jackfruit
Tall jackfruit are above, we lopped them too much and now panicles of cardamom are burnt by sun, will they recover, what to do | cardamom
Coconut shade 40 percent, kew variety of pineapple suckers are ready, trench or flat bed and how far from palm trunks | pineapple
Ants that farm aphids on my lemon are now walking on dragon fruit buds and buds turn yellow and fall, which is the cause | dragon-fruit
Coffee estate people dust lime every other year, my tea soil ph is 4, should i also lime after pruning and what quantity | tea
tea pluckers are on leave and tea is skiffed, now white stem borer in arabica coffee, when to swab the stems and with what | coffee
Coffee below the old trees has no problem, but leaves of rubber fall abnormal in july with black spots, bordeaux by which machine | rubber
coconut root wilt we know here, now is it the same thing making my areca leaves yellow from the tip, or lack of potash | arecanut
Jackfruit borer was killed by injecting, my cashew trunk has gum and frass near the ground, can i do the same way there | cashew
Areca palms which stand for the vines got bordeaux on bunches in june, does the pepper need its separate spray before monsoon | black-pepper
Potato will be lifted in february and then i put menthol mint, which variety for late planting and how deep the suckers | mint
sugarcane bagasse and paddy straw both are free here, button mushroom compost made of bagasse has green mould, how to stop it | mushroom
In my coconut garden PKM1 was sown, coconut is drip watered daily, drumstick drops all its flowers in rainy months, excess water or what | drumstick
Farmers with tomato have shifted to drip and save water, my question is about onion on drip, what lateral spacing and how many hours per day | onion
Root knots in tomato are big as marbles, before this there was okra in the field and it showed nothing, what to put in the pits now | tomato
big knots on roots of okra, i pulled one plant, tomato next to it is normal, can i put something in standing crop | okra
Tubers have black scurf crust, i must treat the seed and i have leftover the powder from my maize seed treatment thiram, is it ok for potato | potato
what to spray for white fly and mosaic small leaf in brinjal, chilli grower uses neem and gets nothing at all out of it | brinjal
in brinjal the white fly is killed by yellow sticky traps quite well, chilli has the leaf curl by it already, should we pull the affected plants | chilli
Roses in my polyhouse were removed because of mites, i put coloured capsicum now and mites have come again, which soft spray is there | capsicum
After paddy harvest late, soil is wet, can i still transplant snowball type cauliflower in december and will curds be small | cauliflower
After cauliflower of february my land is rich in nitrogen, i will plant summer paddy, can i skip the basal urea | rice
Diamondback moth has become resistant on cauliflower in our area, everything fails, for cabbage which starts next week what rotation of sprays is good | cabbage
wheat sowing i did with seed drill, can same drill put garden pea arkel and how many kilos seed per acre, row distance also | green-pea
Pumpkin fruit rots on soil so i put straw, lauki fruits get yellow and rot when still small as a finger on the trellis, reason | bottle-gourd
Papaya ring spot people told me comes from cucurbits, now mosaic puckered leaves on karela, do i remove plants or spray for aphids | bitter-gourd
Karela vine with mosaic is beside, and my papaya is only 3 months, can the virus go in from the vine and how to stop it | papaya
For capsicum i use 50 mesh net, now in same polyhouse seedless cucumber, downy mildew spots yellow angular below, what can be sprayed with fruits ready | cucumber
goat manure i have from my goats fully old, how many baskets per pit for pumpkin and should i add dap | pumpkin
Pumpkin vines and fallen pumpkins from field i have in tons, my goats get loose motion since two days, what to give them | goat
Wheat straw mulch is cheap versus plastic sheet, for early january watermelon which of them gives more heat in soil | watermelon
cucumber beetle was there on cucumber, fruit fly now on kharbuja, fruits soft inside with maggots, how many traps in an acre | muskmelon
Leftover seed of radish i broadcast, leaves came good, palak beside has germinated only in patches, should seed be soaked and how deep | spinach
Potato ridger i have, can i use the same ridges for carrot black soil, and is gap of 45 cm too much | carrot
mustard aphids have covered my mooli leaves because mustard fields all around are in pod, is there any spray when roots are ready in a week | radish
Radish kept for seed is beside and full of aphids, my mustard has just started flowering and i see few, at which count to spray | mustard
Chilli was before and i left all the beds, made garlic on them without ploughing, cloves sprout uneven, do they need cold treatment or what | garlic
Tomato and coriander in same bed, tomato got too much urea on purpose, dhania turned yellow at 20 days with stunted, is it nitrogen or fungus | coriander
Groundnut cake i have in store two bags, how to give it to turmeric, how many kilo per acre and which month | turmeric
My turmeric boiler wood ash is a lot, can ash go in groundnut at pegging instead of gypsum or is calcium in it not enough | groundnut
In rubber shade first three years i want ginger, bed height and how many kg rhizome for half acre | ginger
ginger lessee made beds up to the trunk of two year rubber, roots cut and leaves yellow, what should i give to recover | rubber
Fennel and mustard can tolerate frost little, jeera at flowering in january cold wave, should i irrigate or sulphur spray before frost | cumin
cumin growers burn smoke on frost night, does smoke or light watering help mustard in siliqua stage or better potassium spray | mustard
Vines grown on drumstick standards are lanky, how much height should be allowed for pepper and when are they to be lowered | black-pepper
I grow pepper up on moringa, nothing wrong with that, but drumstick pods are dry twisted with gum drops, some fly says neighbour | drumstick
honey bee boxes of a friend are in plantation during bloom, thrips spray for cardamom must be when so bees live | cardamom
cardamom flowers are in full and estate sprays every 20 days, where do i move bee boxes and how to feed them meanwhile | honeybee
Garlic will come out in march late, is mentha seedling transplant then better than suckers and how many plants for one bigha | mint
Papaya of my friend died of virus and he now tells all to grow tissue culture banana, how many litre water per plant in april | banana
My banana were lost in wind of last year and i want less tall crop, which dwarf papaya has both sexes in one flower | papaya
Cashew is in the lower part and mango in upper part, wind of last week brought down all the fruits of upper trees, can growth hormone reduce drop | mango
Wind brought down mangoes by hundred, the cashew near it has black nuts and shrivelled skins, is that wind hurt or a bug | cashew
my 10 ber trees never need anything, of 40 guava wilt has killed six of the guava after rains one by one, how to stop | guava
Mango and grape need GA spray different so confused, for thompson seedless only, at what berry size is the second GA dip | grapes
Banana in the east gives shade, lemon below it has leaf miner silvery tunnels in new flush, does neem work or what else | lemon
Lemon butterfly caterpillars i handpick from lemon, on pomegranate there is another butterfly whose worm is inside the fruit, bagging or spray | pomegranate
garlic in tree basins was taken in june, will next crop of that pull food from apple, if yes how much extra npk per bearing tree | apple
Fruit borer near stalk in litchi just before harvest, mango fly traps are hanging here since april and they catch only flies, so what | litchi
Betel and pepper vines both on it, no matter, areca trees of 20 years give few nuts, how much green leaf manure and potash | arecanut
Eriophyid mite scars on coconuts, someone is telling garlic neem oil mix, how much garlic in 1 litre and how to spray so tall | coconut
Orange pickers broke branches of coffee, now suckers are many coming from stems, how many to be kept and desuckering when | coffee
Rubber in low land gives latex in all months but my small tea plot is two years, how to make frame by pruning at what height | tea
i covered pineapple fruit with paddy straw for sun burn, but fruits have gum coming out and heart is rotten at base, what disease | pineapple
my paddy straw bags turned black in middle, milky mushroom pinheads dry out in may, room temperature 38, how to cool | mushroom
which nets or traps stop pinworm in tomato, the potato which i store in the same shed has tuber moth and traps there catch only that | tomato
Small moths fly out from heap of potato in the shed where tomato crates were kept last month, tubers are tunnelled, how to keep them | potato
Two acre of onion seed crop is in umbel, coriander strip is kept for calling bees, umbels of onion have black mould on the stalk, what to spray | onion
Onion seed growers ask me to sow dhania near for bees, which week should i sow so that both flower together, land is sandy | coriander
how to dry red chilli without white patches, turmeric polishing fellow has a solar tunnel and says 60 degree, is that too hot | chilli
Chilli was dried on tarpaulin and came fine, boiled turmeric fingers take 15 days on same tarpaulin and get mould, how to hurry | turmeric
Fenugreek was the border no use, wheat harvest done by then, when the garlic leaves are half yellow should i dig or wait for full fall | garlic
Cut leaves of banana or leave them hanging, in coconut we cut only the dry ones and people say don't touch green ones | banana
Banana suckers i removed all around the coconut trunk, yet button nuts shed by hundreds every month since then, is boron needed or is it the mite | coconut
We give cultar to mango in september, litchi beside shares roots with it, what ml per metre of canopy should i keep for 12 year tree | mango
Cultar was poured in the mango basins in september by contractor, litchi roots are in same basins, will litchi flower less or more now | litchi
Custard apple and pomegranate have fruit bagging here, is it any good for guava in winter crop, at what fruit size and which bag | guava
Guava bagged with foam net plus poly came shining, pomegranate if bagged becomes pale, so what to do for sunburn on the west side | pomegranate
Marigold i ploughed down for nematodes then papaya was planted, still galls on roots and leaves are pale, what can be drenched now | papaya
Papaya seedlings are just put at 6 feet and empty space i fill with marigold, buds have brown and rotten centre, what caused it | marigold
Raisins not table, after april pruning of grapes i see stem borer in old wood, pomegranate in same farm has shot hole, different medicine for vine? | grapes
Old lemon trees have gum running from stem after i flooded basin for the napier grass planted under, how to cure gummosis | lemon
sweet orange was budded on rangpur lime and lived, same on rough lemon my santra orange trees decline, is it rootstock or phytophthora | orange
Ber branches get lopped each year to stump, chiku we never cut, now 18 year trees touch each other dark inside, can i cut back | sapota
powder white on ber fruits when they are pea size, chiku next row nothing, how many sprays of sulphur are to be taken in winter | ber
turmeric between the trees i already know how to grow, tell for amla only at what spacing to plant grafted ones and pit size | amla
In coffee estate the jack trees have black fungus on male flowers and baby fruits, coffee gets bordeaux anyway, will that reach or separate spray | jackfruit
Onion thrips spray finished, one strawberry bed beside has bent yellow fruits with seeds crowded at tip, is it thrips or poor bees | strawberry
Pomegranate drippers 4 lph i have lying, for dragon fruit how many hours weekly in may, stems are getting yellow soft | dragon-fruit
Strawberry runners carpet the floor, apple buds are pink tip, scab spray tomorrow, will captan or dodine be right for that stage | apple
Mealy bugs with ants in pineapple wilting red leaves, areca palms over them clean, should i dip the suckers before the next planting | pineapple
koleroga in areca bunches is feared in july, cardamom which is lower rots too with azhukal, first bordeaux date for the palms please | arecanut
Bordeaux spray for areca palms falls on cardamom below each june, still capsules are rotting with bad smell, what more is needed | cardamom
Pepper wilt is not my worry as vines are few, robusta coffee leaves are with orange powder rust below, how many copper sprays and when | coffee
Robusta coffee is irrigated by sprinkler in feb and pepper vines on shade get wet, does this harm spiking of pepper or help it | black-pepper
Tea mosquito in cashew i read about, here it is the tea itself having brown sucked spots on shoots in june, what to spray before next plucking | tea
mango grafts i make in june with success, can softwood graft of cashew be made then also and how old seedlings to take | cashew
Banana between rubber rows for two years is removed, weeds came like jungle, which cover crop seed to sow and how to treat | rubber
After menthol crop is distilled the potato will come, but right now leaf rollers and rust are on my mint, can i cut early | mint
Spawn running bags are on banana leaves mats, button kind, small flies are inside the room, how to stop them without harming mushroom | mushroom
Annual moringa is on bund of the chilli, chilli is over, when should drumstick be cut to waist height and fed | drumstick
Banana is tall and arbi planted under gets no sun, tubers are very small like marbles, earthing up and potash needed or change place | colocasia
last season tinda and bitter gourd gave fine crop with jeevamrut, lauki plants now dry from root one by one at flowering, remedy please | bottle-gourd
My cucumber has bitter fruits and i uprooted it, pumpkin of 70 days has hollow unfilled seeds, when is it mature to store for 3 months | pumpkin
Bottle gourd root is used for graft they show in video, can i graft watermelon on it to save from wilt, at what seedling age | watermelon
watermelon vines get fruit set by bees box, kharbuja had only male flowers for 40 days in march, what to spray for more female ones | muskmelon
banana is harvested and gone, now tomato and chilli both planted there have leaf curl by whitefly, what can i spray common for these two | tomato chilli
wheat needs water just now but tell about onion and garlic, both tips are drying, which fungicide is good for the two | onion garlic
tomato is protected under net, brinjal and okra outside both have red mites with webs underneath, tell one medicine for these two | brinjal okra
makka side me laga hai bhindi me safed makkhi bahut | okra
lahsun to thik hai pyaj ke patte upar se sukh rahe | onion
soyabean ke beech arhar kitni line pe lagaye | pigeon-pea
padosi ke gehu se pani aaya chana pila pad gaya | chickpea
sarso trap lagai thi patta gobhi me fir bhi illi | cabbage
aalu ke liye dhan ki parali mulch kaisi rahegi | potato
karela band kar diya ab lauki me fal gir rahe hai | bottle-gourd
ganne ke baad gehu ki kaun si kism | wheat
arandi ki khali mungfali me kitni dale | groundnut
bhindi ka to dekh liya baigan me tana chedak ka ilaj | brinjal
jowar chhod ke is bar bajra bona hai samay batao | bajra
bajre ki jagah jwar boya tana makkhi lag gayi | jowar
jeera ki dawai dhaniya pe maar di ab chepa kaise jaye | coriander
mooli nikal li gajar ka beej kitna gehra | carrot
methi palak dono boya palak me patte me chhed dhaniya thik | spinach
makka ki kharpatwar dawa soyabean pe ud ke aayi | soybean
kharbuja meetha hai tarbuj fika kyu | watermelon
tarbuj ki tarah kharbuje ki bel kab chhate | muskmelon
makke me kaddu failaya hai phool jhad rahe | pumpkin
makka ki dawai ud ke pyaj pe gir gayi | onion
kapas ka spray tank se tamatar jhulas gaya ab | tomato
gehu ki 2 4 d se sarso muda gayi kya kare | mustard
padosi ke tamatar se makkhi baigan pe aa gayi | brinjal
kapas se safed makkhi ud ke bhindi pe baithi | okra
jwar ke beech lobia dala chepa chipka hai | cowpea
dhan ki puaal bichha ke lauki lagai sad rahi | bottle-gourd
dhan ke bhuse ki mulching lahsun pe kab kare | garlic
ganne ki patti se dhaka adrak ankur nahi nikla | ginger
dhaincha nahi moong palti ab dhan ko urea kitna | rice
gende ki patti line me thi fir bhi tamatar me sundi | tomato
sarso ki do katar ke bad bhi bandgobhi chhalni | cabbage
bajre ki border lagai mungfali me tikka nahi ruka | groundnut
kapas ki mulching film par tarbuj boya jamav kam | watermelon
baigan ki jad pe tamatar ki kalam kaise bandhe | tomato
sarso ki unchai me masur dab gayi bachau kaise | lentil
ganne ki khali jagah me mung daalni kaun si kism | green-gram
padosi ke kapas ki tiddi bajra kha rahi | bajra
makka wala fauji keeda jwar ki bhi pongli me | jowar
dhan wali fungicide bachi hai gehu ke ratua par maaru | wheat
aalu jaisa pala sarso ko maar gaya bachav batao | mustard
tamatar murjha ke khatam baigan ko bachana hai | brinjal
lauki kha gaye laal kaddu bhring bhindi pe jassid hai | okra
laal keede kheera chhod ke kaddu pe tut pade | pumpkin
kaddu ki fal makkhi kheere tak pahuch gayi | cucumber
haldi ki tarah arbi ko bhi mitti chadhani kya | colocasia
chane ki mend kusum mahu se chipchipi | safflower
gehu ki mend par alsi gir gai | linseed
tamatar ki makkhi baigan tak aa gayi kaise roku | brinjal
baigan se murjhan tamatar tak pahuch gaya ilaj batao | tomato
sarso ke mahu phool gobhi tak aa gaye | cauliflower
lobia ka chepa bhindi tak fail gaya | okra
pyaj wale thrips mirchi tak pahunche spray batao | chilli
urad ka pila mosaic moong tak aa pahucha | green-gram
kheere ka mosaic lauki tak chal aaya | bottle-gourd
tarbuj ki fal makkhi kheera kharab kar rahi | cucumber
kaddu ke laal keede tarbuj ki naram patti kha gaye | watermelon
makke ke beech haldi gathiya bandh nahi rahi | turmeric
arhar ki chhaya adrak patla reh gaya khad batao | ginger
arhar ke beech til dala fali nahi bani | sesame
kapas ke beech mungfali lagi pili padne lagi | groundnut
ragi ke beech kulthi dala kitna beej lagega | horse-gram
makka ke beech urad dala bel ban gayi fali nahi | black-gram
kapas ke beech soyabean dala gardle beetle kat raha | soybean
chane ke sath dhaniya chepe se bhara | coriander
chane ke sath alsi ratua se laal | linseed
gehu wale khet ki har chauthi line sarso chepe se kaali | mustard
mungfali ke sath arandi semilooper se nangi | castor
makka ke sath lobia mosaic se pila | cowpea
gajar ki agal bagal muli pissu keede se chhalni | radish
soyabean ke sath arhar banjh rog se jhadi | pigeon-pea
mungfali to hari bhari surajmukhi sukh raha jad se | sunflower
jhulsa tamatar kha gaya aloo tak na aaye upay | potato
mirchi churra se khatam ab tamatar bachana hai | tomato
ukhatha masur le dooba chana kaise upcharit kare | chickpea
bhindi pili nas se gayi kapas bachani hai virus se | cotton
sarso pale me gayi gehu bachana hai kya sichai du | wheat
phool gobhi sad gai bandgobhi bachani hai kaale sadan se | cabbage
lahsun thrips chaat gaye pyaj bachana hai | onion
sarso ki khali pisi padi hai aalu kitni lega | potato
dhan ki bhusi dher padi kela ke tale bichhau kya | banana
dhan ki parali se dhaki haldi jami nahi | turmeric
sarso ki khali se pyaj sadega kya kachchi dali to | onion
ganne ki khoi bichhai mirchi murjha rahi | chilli
gehu ke bhuse pe tikaya tamatar fir bhi sad raha | tomato
ganne ki patti bichhai lahsun nikla nahi | garlic
gehu ke bhuse ki nami kitni dhingri ke liye | mushroom
dhan ki puaal par mushroom kala pad raha | mushroom
bajre ki kadbi pe karela chadhaya ab pila pada | bitter-gourd
bhindi ke danthal pe kheera chadha ab kadwa nikla | cucumber
jowar me kaddu failaya hai fal sad jate | pumpkin
aalu ke khet me tarbuj failaya fal fatne lage | watermelon
bhindi ke niche chaulai chhitki hai patte chhed | amaranthus
gobhi pe jo daru mara usi ko tamatar sahega kya | tomato
gehu ka metsulfuron sarso sahegi kya | mustard
soyabean wala imazethapyr chana sahega kya | chickpea
gehu ki clodinafop pyaj pe ghas ke liye kitni ml | onion
soyabean ki dawa ke asar se makka safed | maize
ganne ki 2 4 d se kapas ke patte ungli jaise | cotton
makka ki atrazine ke bad mungfali jalne lagi | groundnut
tamatar ki dawai bachi hai bhindi sahegi | okra
jeere wala spray dhaniya sahega kya chachya hai | coriander
dhaniya wala chachya jeera tak aa gaya | cumin
pyaj ka spray lahsun par maara noke jali | garlic
dhan ke khet ka pani nahi utra gehu pila | wheat
dhan ka khet gila hai gehu bina jutai kaise | wheat
gehu ki nali me ganna kaise fasau dono bed pe | sugarcane
makka ki thunth saaf nahi aalu kitni jutai mange | potato
makka ke beech urad thik makka patla pila kyu | maize
bhindi par kheera chadha ab bhindi jhuki ja rahi | okra
arhar til ke sath boi til kat gaya fali kab aayegi arhar | pigeon-pea
sarso bachani hai aalu to pale se gaya | mustard
chana sukh raha alsi line wali thik khadi | chickpea
bhindi me lobia se aaya chepa kaise maare | okra
tamatar ki makkhi baigan se aai thi ab kaise jaye | tomato
kheera kadwa nikla bhindi ke paas tha isse hua kya | cucumber
gehu me metsulfuron maru kya paas me sarso hai | wheat
ganne ke bich khadi pyaj gardan se gir rahi | onion
mungfali ko gypsum du kya arandi ko nahi deta | groundnut
dhan me pani kitna rakhu aage aalu lena hai | rice
aage makka lena hai aalu kab tak khodu | potato
gehu jaldi bona hai dhan ki jaldi pakne wali kism | rice
chana bona hai soyabean kitne din wali lagau | soybean
gehu leke ganna rakhna hai pedi kitni baar | sugarcane
kapas ki jagah khali hui pyaj ki nursery kab | onion
bhindi ukhadne wali hai phulgobhi ki paudh kab dalu | cauliflower
makka kata nahi matar ka time nikal raha kya karu | green-pea
kapas abhi khadi hai gehu relay me kaise chhitku | wheat
dhan der se kata toria ya sarso boye kaun si jaldi | mustard
dhan ke baad sakht mitti chana kaise jamega | chickpea
sab gehu bote hai mai masur beej upchar batao | lentil
dhan wale bol rahe ragi ki ropai kitne din ki paudh | ragi
gehu chhod jau boya pani kam hai kitni sichai | barley
isbgol nahi sarso nahi jeera bona hai beej upchar | cumin
papa mirchi bolte mai tamatar lagaunga mulching pe duri | tomato
bhai ne tamatar lagaya maine mirchi phool gir rahe | chilli
mirchi to asaan hai shimla mirch ka fal sada neeche se | capsicum
chacha pyaj me potash dete lahsun ko bhi du kya | garlic
dukandar ne adrak wali dawa di haldi ke gath pe chalegi | turmeric
dukandar ne kapas wali acephate di dhan pe maru | rice
bottle par kapas likha bandgobhi ki illi marega kya | cabbage
dabbe par angur likha kaddu ke safed churn pe chale | pumpkin
dibbe pe soyabean chhapa bhindi par chhidak sakte | okra
arhar jaisi chhoti fali wali illi mung me ghusi | green-gram
chane wali hari illi arhar ki fali me ghusi | pigeon-pea
kapas wali sundi is bar chana kha rahi | chickpea
chane ki illi surajmukhi ke phool pe chadhi | sunflower
arandi ki tambaku illi soyabean nanga kar gayi | soybean
soyabean ki illi tambaku ki nursery kha gayi | tobacco
soyabean ka safed lat mungfali ki jad kaat raha | groundnut
ganne ka safed gidar aalu khokhla kar raha | potato
ganne ke deemak gehu sukha rahe upchar | wheat
gehu ki deemak ganne ke tukde kha gayi | sugarcane
ganne ka chuha dhan kaat raha kaise roke | rice
tamatar ka leaf miner kheera ki patti safed lakeer | cucumber
tamatar wali surangi makkhi matar me safed lakeer banaye | green-pea
makka ka fauji keet bajra ka sitta nahi chhod raha | bajra
aalu wale sutrakrimi gajar do muhi kar rahe | carrot
tamatar ke sutrakrimi bhindi ki jad me ganthe | okra
lauki ki sundi karela chhed gayi | bitter-gourd
sarso ki aara makkhi muli chat kar gayi | radish
muli ka pissu phulgobhi ki paudh chhalni kar gaya | cauliflower
muli ka mahu sarso pe chadh baitha | mustard
chukandar nahi gobhi nahi palak peela neeche se pani jyada | spinach
moong ki phyllody jaisi til jhadu ban gaya | sesame
til jaisa jhadu baigan ban gaya chhoti patti | brinjal
bhindi jaisi nas pili nahi kapas laal pad gayi | cotton
moong jaisi pili nas soyabean bhi dikha raha | soybean
moong to har sal pili lobia bhi hone lagi ilaj | cowpea
lahsun ki jalebi jaisi patti pyaj ki bhi ghum gayi | onion
jau ka kandua gehu me dikha beej badlu kya | wheat
jwar ka argot bajra ke sitte par shahad jaisa | bajra
dhan ka blast ragi ki baali gardan se tuti | ragi
gehu wala pila ratua jau me utra spray batao | barley
ganne ki laal sadan jaisi dhari jwar patti par | jowar
kele jaisi patti par dhabbe haldi jhulas gayi | turmeric
carton par tamatar ki photo bandgobhi ke kale sadan pe chale | cabbage
lifafe par mirchi chhapi thi baigan par maru illi hai | brinjal
kapas likhi bottle hai mirchi ke thrips marenge | chilli
dhan chhapi thaili urea nahi zinc hai gehu jhel lega | wheat
aalu wali potash bori khuli hai pyaj kitni khayega | onion
bori par haldi khad likha adrak ko suit karegi kya | ginger
kheere wali bimari ki pudiya tarbuj ki bel sahegi | watermelon
kapas ki bachi shishi bhindi ke jassid pe kitni boond | okra
aalu wali mancozeb padi hai tamatar kitna gram | tomato
tamatar wala ridomil pada hai aalu jhulsa kitne gram | potato
sarso ke beej wali theli thiram padi phulgobhi beej kitna | cauliflower
gehu ke liye laye carbendazim pada dhan beej kitna lega | rice
ganne wala atrazine bacha makka kitne din ki jhelegi | maize
mungfali ka rhizobium bacha hai soyabean lega kya | soybean
ganne ki khali katar moong chhidki peeli padi kya karu | green-gram
mirchi khadi hai beech khali dhaniya chhitak du kitna | coriander
lahsun se pehle khali mahina muli nikal jayegi kya | radish
pyaj ki paudh der hai tab tak palak nikal lu kya | spinach
dhan uthte hi khet tar aalu gaad du ya ruku | potato
dhan kata dhela hi dhela chana kaise bou | chickpea
aalu ki khad bachi hogi gehu kam kha lega kya | wheat
aalu me bahut dap dali thi makka ko kitni chahiye | maize
mirchi ki mulching wahi hai pyaj ropu to kaise | onion
tamatar ki lakdi khadi hai kheera chadha du kab | cucumber
lauki ka machan bacha karela kis duri | bitter-gourd
karele ke jaal par lauki chadh ke tutegi kya | bottle-gourd
jwar ke khade thunth lobia chadhe kya bel wali | cowpea
gehu ki garam hawa thik kharbuja jhulas raha bachau kaise | muskmelon
sarso ki katar hawa rokti phir bhi tarbuj ki bel ulti | watermelon
gehu dhire badhe sarso lambi hoke gir rahi | mustard
sahjan ki chhaya haldi par sahi ya gath chhoti | turmeric
dhaincha nahi arhar ki chhaya mirchi lambi bina fal | chilli
poplar nahi ganne ki chhaya urad fali nahi bandhti | black-gram
lauki ke machan tale palak lambi pili | spinach
karele ke machan ke niche dhaniya kab chhidke | coriander
sahjan ki katar ke tale chaulai laal nahi ho rahi | amaranthus
patta gobhi gol ban gayi phulgobhi bhuri hoke bikhri | cauliflower
phulgobhi kat gayi bandgobhi fat rahi hai | cabbage
muli nikal gayi gajar abhi patli kitne din aur | carrot
baigan lad gaya tamatar phool hi giraye | tomato
tamatar lad gaya baigan ek fal nahi | brinjal
kheera bhar gaya kaddu nar phool hi nar phool | pumpkin
pyaj suti kar rakh di lahsun kali phut rahi | garlic
lahsun taang diya pyaj ankur maar rahi | onion
pyaj jali wale ghar me thik aalu kaale pad rahe | potato
adrak ret me dab gaya haldi beej kaha dabau | turmeric
alsi ki dawai kusum kaanton par chipkegi kya mahu | safflower
masur ke kinare alsi kali banne se pehle makkhi | linseed
bajra ki chhaya til dabe kya kitni katar chhodu | sesame
makka ki lakdi par rajma chadha jad se sukha | kidney-bean
jwar kat ke kulthi chalegi kitna beej | horse-gram
kapas beej fail gaya gwar abhi boye to chale | guar
moong ki palti sadi nahi dhan kab ropu | rice
dhan ki ropai rok rahi patsan kab kaatu | jute
mirchi ka kokda virus tambaku ki patti sikodi | tobacco
arandi ki baalo wali sundi sahjan nanga kar gayi | drumstick
murgi ki bit gehu bhusa button mushroom me kitni | mushroom
baigan thik hai tamatar aur mirchi dono sikud rahe | tomato chilli
aalu khud gaya pyaj aur lahsun dono ki noke pili | onion garlic
arhar ke sath moong urad dono kab boye | green-gram black-gram
soyabean band kapas chalu duri kitni rakhu | cotton
dhan ke bagal ka ganna pani me khada pila | sugarcane
gwar ki katar ke beech bajra kitni duri | bajra
tamatar to khad thik khaya aalu ko kab mitti | potato
dhan urad kaat ke ropna hai nursery kab dalu | rice
katar arhar ki thik chana murjha ke latka | chickpea
jahan kapas thi wahi mirchi paudh galne lagi | chilli
jahan tamatar mare usi jagah baigan ropu ya nahi | brinjal
aalu jis khet me sada wahan pyaj galegi kya | onion
jis khet me mirchi murjhi usme adrak sadega kya | ginger
khet sarso ka tha lahsun halka kyu bana | garlic
bajra ukhad ke dobara kapas laga du jamav kharab | cotton
moong kaat li par arhar phool nahi le rahi | pigeon-pea
bajra gira tha til khada raha bajra uthau kaise | bajra
ganne ke sath pyaj hai thik ganna me kansua lag gaya | sugarcane
chane ke sath sarso boi thi sarso me safed roli | mustard
mungfali ke thik upar khadi arandi botrytis se gali | castor
lauki kheera sab thik bas kaddu safed churn se bhara | pumpkin
lauki torai chhod karela hi pila padta har saal | bitter-gourd
muli palak sab nikle gajar ka beej jama hi nahi | carrot
palak jam gayi dhaniya teen hafte me bhi nahi nikla | coriander
dhaniya nikal aaya palak chunti le gayi beej | spinach
lahsun hara bhara matar par safed churn chadha | green-pea
bhindi chhoti thi lobia lapet gayi chhatai kaise lobia ki | cowpea
jowar hata ke ragi dala ghas kaise maare | ragi
kapas ki bijai chuki jwar hi dal du kaun si jaldi wali | jowar
til mar gaya barish se urad hi thok du ab | black-gram
makka nahi jama khali jagah surajmukhi bhar du kitna antar | sunflower
reh me gehu jalta jau kitna sahta hai | barley
jau jami reh me gehu ke liye gypsum kitna | wheat
jute saday pani se dhan ki ropai ho sakti kya | rice
dhan wale gaddhe me patsan kitne din saday | jute
sarso ki tudi gehu bhusa khatam dhingri kisme ugau | mushroom
kheera lauki par laal keeda nahi tarbuj par hi kyu | watermelon
tarbuj pak gaya kharbuja jaali kab banega todne layak | muskmelon
gobhi pe chidki illi ki dawa muli ki patti jali | radish
muli kaati nahi aur paas phulgobhi button jitni reh gayi | cauliflower
phulgobhi bech li band gobhi gole nahi bana rahi | cabbage
mirchi kokda se gayi baigan chhoti patti se kya baki bachau | brinjal
tamatar ukhade mirchi ke fal gol dhabbe sade | chilli
net house me kheera tha ab shimla mirch murjhati | capsicum
haldi khod ke arbi kis mahine dabau | colocasia
moong ki fali tod li gwar ki kaali pad rahi | guar
sarso ka ola thik jeera ka chachya barish baad | cumin
gehu girta hai sukhe me kusum kab bou | safflower
matar ki jagah alsi chhitki kutki kaise maare | linseed
mungfali khodi kulthi sukhe me kab tak | horse-gram
aalu ki nali par rajma ropa patti jang | kidney-bean
mirchi ke beech sahjan teen foot pe kaat du kya | drumstick
palak ke badle chaulai garmi me kab tak chhitku | amaranthus
gehu ki naradi jali nahi moong bina jutai bou kya | green-gram
dhan ki nursery uth gayi pyaj ki wahi dal du | onion
makka dubi barish me dhan bachega kya kitne din pani | rice
aalu nikla par bech wala ganna phuta nahi | sugarcane
gehu kata ganna pedi ki mitti kab chadhau | sugarcane
arhar ki hari illi kapas ke tinde chhed rahi | cotton
dhan kaat ke gehu lagaya tha 20 din pehle, ab iski pattiya neeche se peeli ho rahi hai kya daalu | wheat
dhan ke baad usi khet me gehu lena hai par abhi uske dane me haldi jaisa powder ban raha hai dhan me, kaunsi dawa maru | rice
tamatar ke chaaro taraf genda lagaya hai phir bhi fal me sundi ghus rahi hai, kya spray karu jo isko roke | tomato
tamatar ke kinare kinare genda laga rakha hai ab genda ki kaliya sukh ke kali pad rahi, iska ilaj batao | marigold
gehu to humara sinchai wala hai aur acha khada hai, par chane me jo uske bagal me hai paudhe achanak murjha rahe hai | chickpea
barseem khila rahe the gaay ko subah se uska pet phool gaya hai aur wo jugali bhi nahi kar rahi jaldi batao | cattle
gaay ke liye barseem boya hai do kataai ho chuki par teesri me wo bahut dheere badh raha hai kitna urea du | berseem
bhains ko jowar ka hara chara diya tha tabse wo kaanp rahi hai aur muh se jhaag aa raha hai kya kare | buffalo
bhains ke liye chari boi hai chote me khilane se zehar hota hai sunte hai to kitne din baad iski kataai karu | fodder-sorghum
pichle saal isi khet me lahsun tha kuch dikkat nahi aayi, is baar pyaj hai aur uski pattiyo pe safed dhabbe aa rahe | onion
pyaj me to thrips ki dawa mar di theek ho gaya, lahsun jo uske sath hai uski patti ki nok sukh rahi hai ab | garlic
gehu ke beech me 8 line chhod ke sarso lagayi hai uspe kaale kaale chote keede chipke hai kya chhidku | mustard
sarso ki 1 line aur gehu ki 9 line boi hai, mahu dono me nahi hai par gehu me patti pe peela powder hai, kya kare | wheat
kapas ke bagal me bhindi wale ke khet se safed makhi aayi hai ab humare kapas ke patte mud rahe hai upay batao | cotton
humare gaon me sab kapas lagate hai maine bhindi lagayi hai uski nase peeli pad gayi hai aur fal bhi peele aa rahe hai | okra
kele ke bag me haldi lagayi thi wo to nikal li, ab kele ke patte kinare se sukh rahe hai kitna potash du | banana
nariyal ke bag me neeche haldi lagayi hai uski gaanth sad rahi hai badbu aa rahi hai iska kya upchar hai | turmeric
nariyal ke neeche anannas laga hai wo acha hai lekin upar wale ke fal chhote me hi gir jaate hai kya karan hai | coconut
supari ke ped pe kali mirch ki bel chadhayi hai barish me iski patti kali hoke gir rahi hai supari theek hai | black-pepper
kali mirch supari par chadhi hui hai usme koi dikkat nahi par jis ped par chadhi hai uski supari sad ke gir rahi hai | arecanut
makka ke sath lobiya boya hai chare ke liye nahi beej ke liye, makka to kaat liya ab iski fali me keeda hai | cowpea
lobiya aur makka saath boya tha, lobiya ki fali tod li, ab dusri wali ke gobh me illi ghus rahi hai kya dale | maize
bakri ko moongfali ka bhusa khilaya tha kal se uska pet kharab hai patla gobar kar rahi hai kya de | goat
bakri aur gaay sab iska bhusa khate hai par is baar moongfali ke patte pe kaale gol dhabbe hai bhusa bhi bekar hoga, dawa batao | groundnut
murgi ke liye makka aur soyabean ki khali mila ke dana banate hai phir bhi ande kam de rahi hai usme aur kya milaye | poultry
makka se thak gaye is baar soyabean lagayenge, 1 acre me iska beej kitna lagega aur tika kaise lagaye | soybean
makka kaatne ke baad aloo lagana hai to uske liye khet me kitni dap aur potash dalu aur kab tak lagana sahi hai | potato
aloo khodne ke baad usi khet me zaid wali makka laganu hai, aloo wali bachi khaad kaafi hai ya isme urea alag se du | maize
aam ke bagiche me amrud bhi hai, amrud pe fal makhi ki dawa kar di ab uske bade bhai aam me baur kala ho raha hai | mango
aam me to is saal fal aaya hi nahi koi baat nahi, par amrud jo uske bich bich me hai uske fal me ilia nikal rahe hai | guava
santra aur nimbu dono lage hai santre me koi dikkat nahi, dusre wale ke patto pe bhure khurdure daag hai kya maru | lemon
nimbu ke ped to theek hai par santra jo unke sath lagaya tha uski tehniya upar se sukhti ja rahi hai kya ilaj hai | orange
soyabean ke sath arhar ki 2 line lagayi thi, soyabean kat gaya ab akeli khadi hai aur iski fali me chhed ho rahe | pigeon-pea
arhar wali line to abhi chhoti hai par uske bich jo soyabean hai usme patte jali jaise ho gaye kya dawa chalegi | soybean
gehu kaatke moong lagayi thi garmi me ab pattiya peeli chitkabri ho rahi hai iski dawa kya hai | green-gram
ganne me dhaniya aur lahsun lagaya tha wo bik gaye, ab ismein patti ki nas laal ho ke ganna andar se sad raha | sugarcane
sarso ke khet ke kinare madhumakhi ke 20 dabbe rakhe hai, uske bachhe mar ke kale ho rahe hai chhatte me kya karu | honeybee
madhumakhi ke dabbe rakhe hai khet me isliye din me spray nahi kar sakta, sarso me mahu ke liye kab aur kya maru | mustard
talab ke med par kela lagaya hai, pani hara gadha ho gaya hai aur subah wo muh upar karke saans leti hai machhli | fish
kaddu aur lauki ek hi machan pe hai lauki me fal aa rahe hai lekin uske sath wale kaddu me chhote fal peele hoke gir jate | pumpkin
makka ki hari patti kha ke meri bakri ka pet phool gaya hai, wo uth nahi rahi turant kya pilau | goat
lucerne zyada charne se dono gaay ko afara ho gaya, tel pilaya par unko aaram nahi koi aur upay | cattle
bajra ka dana aur gehu ka choker dete hai fir bhi uske doodh me fat bahut kam aa raha hai, bhains ki umar 6 saal hai | buffalo
dono bhaiso ke liye jai lagaya hai, pehli kataai ke baad uska phutav kam hai kitne din me pani aur urea du | oat
gehu ki katai ke baad khet me chhod di thi bhed, ab unke khur pak gaye hai aur langda rahi hai | sheep
aloo aur kaddu khila ke paal rahe hai suar, bachhe dene ke baad wo apne bachho ko doodh nahi pila rahi kya kare | pig
angur ki bel to pados wale ke paas hai unki tarah humne dawa ka schedule nahi rakha, ab aam ki patti par safed powder aur baur jhad raha | mango
aam ke bagiche me to sab theek hai magar angur jo naya lagaya hai uske patte ke niche safed rui jaisi fafund dikh rahi | grapes
amrud ke ped hata ke anar lagaya tha 3 saal pehle ab iske fal fat rahe hai, amrud me aisa kabhi nahi hua | pomegranate
anar wale bag me teen char ped amrud ke bhi hai, anar me kuch nahi par un teen char pedo ki patti laal bhuri ho rahi hai kya kami hai | guava
kele ki jagah is saal papita lagaya hai, uske patte sikud ke chhote ho gaye aur mosaic jaisa dikh raha hai kya ukhad de | papaya
papita me virus aane ke baad kela lagaya, ab iske tane ko kaatne par andar bhura gol ring dikhta hai aur patte latak gaye | banana
tamatar aur baingan dono me ilaj kar diya, bas mirchi bachi hai uske patte upar ki taraf mud rahe hai | chilli
mirchi aur tamatar dono bilkul swasth hai, inke beech ki 4 kyari baingan ki hai usme upar ki kopal murjha ke latak jati hai | brinjal
baingan me bhi yahi tha wo ukhad diya, par tamatar me ab bhi paudhe hare hare hi achanak murjha rahe isko kaise bachau | tomato
khire ke polyhouse me ab shimla mirch lagayi hai, uske fal neeche se kale dhans rahe hai calcium dalu kya | capsicum
shimla mirch ke polyhouse ke aadhe me kheera hai, shimla me koi rog nahi par iske patto pe kone wale peele dhabbe aa gaye | cucumber
patta gobhi aur phool gobhi ek sath lagayi thi, pehli wali bik gayi dusri ka phool bhura pad raha hai aur tana khokhla hai | cauliflower
phool gobhi to mandi chali gayi, ab jo band gobhi khadi hai uski patti jaali jaisi kar di hare keede ne, kya karu | cabbage
sarso ke sath aloo lagaya tha ki mahu udhar jaye, par ab kohre ke baad aloo ki patti kinare se kaali jhulas gayi kya dawa | potato
aloo jo sath me laga tha khod liya, sarso bachi hai uski patti ke niche safed phaphole jaise ho gaye hai | mustard
sarso bich bich me ug aayi hai masoor ke khet me, usko to haath se nikal denge par masoor ki jad sukh rahi hai uska kya kare | lentil
chane aur alsi ki mishrit kheti hai, chana accha hai lekin dusri fasal ki kaliyo me sundi si makhi ki gidar hai, kya karu | linseed
alsi wali line me koi kami nahi, chana jiske sath wo lagi hai uski fali me hari sundi hai kitni dawa pe acre | chickpea
jowar ke baad kusum boi hai barani zameen me, uspe kala mahu chipak gaya hai isko kaise khatam kare | safflower
kusum aur jwar dono rabi me bote hai hum, is baar kusum chhod di, jo boi hai isme poore sitte me dane ki jagah kala churan hai | jowar
moong ki jagah til boya tha, moong me aisa nahi hota tha par iske phool patti jaise ban gaye hai fali lagti hi nahi | sesame
til aur moong dono sath boye the, til kaat ke rakh di, ab bachi hui fasal ki fali ek sath nahi pak rahi kaise tode | green-gram
mungfali ke med pe arandi lagayi thi illi pakadne ke liye, ab uske patte hi saare kha gayi hai jaldi batao kya maru | castor
arandi jo med pe thi uspe dawa mar di, andar moongfali me bhi wahi tambakoo wali illi aa gayi, kya chhidkav karu isme | groundnut
tur ke sath surajmukhi lagayi thi, tur to abhi phool pe hai par iske phool ke bich wale dane khali reh gaye kyu | sunflower
surajmukhi to kaat li gayi, uske sath ki tur me phool aake gir rahe hai kaunsa tonic maru | pigeon-pea
machhli bhi palte hai dhan ke khet me to keetnashak dalne me dar hai, gobh sukh rahi hai uski to kya daal sakte hai | rice
dhan ke khet me machhli pal rahe hai, dhan ke baare me pata hai par inko roz kitna dana dena chahiye aur kab dale | fish
dhan ki bhusi bichha ke rakhi hai murgi, usme gila hone se badbu aati hai aur unke pair me ghav ho rahe | poultry
gehu ke bhuse me dhingri lagai thi, bhuse ko ubala bhi tha fir bhi thaili me hari fafund aa rahi iska kya karu | mushroom
dhingri ke liye bhusa chahiye par usse pehle fasal bachani hai, gehu ki bali kali ho ke udne wala powder ban gayi | wheat
shehtoot ke kinare gende aur tambaku wale khet me dawa chhidki thi kisi ne, ab mere resham ke keede patla hoke mar rahe, inhe kaise bachau | silkworm
resham ke keede palna chhod diya, ab tambaku lagaya hai uski jad se narangi phool wala parasite ug raha hai kaise hataye | tobacco
kali mirch coffee ke chhayadar pedo pe chadhayi hai, mirch tod li ab coffee ke dane me chhed wala kida hai uska prabandh | coffee
coffee ke bag me jo kali mirch ki bel silver oak pe hai wo neeche se sad ke murjha rahi hai, coffee me fal acche hai | black-pepper
supari ki chhaya me elaichi lagayi hai, supari me bordo mar diya par elaichi ke patte dhaariya leke chhote reh gaye | cardamom
haldi aur adrak dono ke liye ek hi kyari thi, haldi thik hai par dusri ke tane ko kheencho to gaanth se alag ho jata hai sada hua | ginger
adrak to khod li hai, haldi khadi hai uske patto pe bhure andakar dhabbe jinke bich me safed hai | turmeric
dhaniya wali kyari me jo dawa dali thi wo zeere me bhi daal di, par zeera ab bhi kala pad ke jhulas raha hai iska pakka ilaj kya | cumin
zeera is baar nahi boya, uski jagah dhaniya hai uske tane par gaanthe si ban gayi hai aur dane tedhe mede hai | coriander
aloo khodne ke turant baad pudina lagana chahta hu, iski jad 1 acre me kitni kilo lagegi aur kis doori pe | mint
gehu kaatne ke baad der se ganna boya hai, gehu wali khad bachi hogi to bhi isko kitna urea chahiye aur kab | sugarcane
makka ki do line ke bich rajma ki line hai, makka upar chadh jata hai lekin rajma ki fali pe dhanse hue kale dhabbe aate hai | kidney-bean
ragi ke baad kulthi bikher ke bo deta hu, is baar uski patti peeli chitkabri hai kya karna chahiye | horse-gram
kulthi aur ragi dono barani me hai, kulthi me khaad nahi dete, isme bali pe bhure dhabbe aake dana khali ho raha hai | ragi
bajre ke sath gwar ki mishrit boai ki hai, bajra nikal gaya hai par iske patte pe bhure paani jaise dhabbe fail rahe | guar
gwar me jo rog tha wo kam ho gaya, ab bajre ki bali se shahad jaisa chipchipa ras tapak raha hai kya hai ye | bajra
gehu jaisa hi pani jau ko bhi dete hai kya, hamare yaha ye pehli baar boya hai to kitni sinchai chahiye isko | barley
jau aur matar saath boi hai dane wali, jau to theek hai par iske patte pe aate jaisa safed powder jam gaya | field-pea
kheere tamatar to ab khatam, ab bagicha dekhna hai seb ka, uske fal pe khurdure kaale dhabbe pad rahe hai kab spray karu | apple
genda to accha chal raha, gulab jo uske peeche hai uski tehni upar se kali ho ke sookhti aa rahi hai kya kare | rose
gulab ki dawa mogre me bhi dali thi asar nahi hua, mogre ki kali me keeda hai kali baingani ho jati hai kya maru | jasmine
nimbu ke bich me sahjan lagaya hai, uske patte illi chat kar gayi hai, nimbu pe kuch nahi hai | drumstick
aam ke bagal ke litchi ke ped me patte mud ke neeche se bhure makhmali ho gaye, aam ke patte to bilkul thik hai | litchi
lauki karela sab beech diya, bas bhindi ki do kyari bachi hai, usme nas peeli wali bimari ka virus wale keede ko kaise roke | okra
lauki wale machan pe karela bhi chadha diya hai, lauki khoob fal rahi hai, is wale ke fal chhote me hi sad ke gir jate hai | bitter-gourd
karela jo lauki ke sath machan pe hai wo mast hai, bas jisne machan dhak rakha hai lauki usme nar phool hi aa rahe fal nahi | bottle-gourd
tarbooj ki bel to ulat ke dekh li saaf hai, kharbuje ki jo uske bagal me line hai uske fal phate ja rahe pakne pe | muskmelon
kharbuja tod chuke, abhi dusra wala khet me hai tarbooj, iske fal ke neeche kala dhansa hua dhabba ban raha hai | watermelon
methi palak gajar mooli sab ek kyari me bo di, baaki theek ug gaye palak ki patti me hi gol safed dhabbe hai isko kaise sambhale | spinach
mooli ek mahine me taiyar ho gayi thi, gajar jo sath boi thi uski jad do muhi aur baalo wali ho gayi kyu | carrot
gajar ke bich me mooli daal di thi jaldi nikalne ko par wo khokhli aur tikhi ho gayi, kab ukhadni chahiye thi | radish
kele ki chhaya me arbi lagayi hai, kele ka kuch nahi bigda par barish ke baad iske patte gol gol jal rahe | colocasia
palak ke beej ke sath laal chaulai bhi daal di, palak kaat li, uski patti keede ne jaali bana ke lapet di | amaranthus
makka ke bich kaddu faila hai, makka tod liya, uski bel abhi hari hai lekin patto pe safed aata jaisa jam raha dawa bolo | pumpkin
kaddu jo makka ke neeche faila hai usko mat dekho, jo upar khadi hai uske gobh ke patte me khidki jaise chhed hai | maize
nariyal supari sab hai aangan me, kathal ka ek ped hai purana uske chhote fal kale fafund lagke gir jate hai har saal, sirf isi ki dikkat hai | jackfruit
kathal aur kaju aas paas hai, kathal me fal latak rahe, lekin kaju ki nayi kopal aur baur sukh jate hai macchar jaisa keeda hai | cashew
aam ka to season nikal gaya, uske sath chiku ke jo 10 ped hai unki kaliyo ko kuch kha jaata hai aur jaala bana deta | sapota
ber aur amla dono rainfed me lage hai, ber ki chhatai kar di, doosre wale ki tehni me gaanth phool rahi hai andar illi hai | amla
amla ke ped abhi chhote hai unki chinta nahi, ber ki chhatai kis mahine me aur kitni upar se kare, ped 5 saal ke hai | ber
rubber ke naye bagan ki khali jagah me ananas laga diya, rubber ko to khad mil rahi, isko phool ek sath lane ke liye kya de | pineapple
ananas jo beech me tha wo ukhad gaya, ab rubber ke ped tapping layak hue ya nahi kaise pata chale, kitni motai chahiye | rubber
silver oak nahi mila to chhaya ke liye sahjan laga di, chai ki jhadi pe laal makdi lag gayi hai patte tambe jaise, upay | tea
supari ke ped me kuch nahi hai, nariyal jo unke kinare kinare hai uske mukut me kaala bada beetle chhed kar raha | coconut
sagwan ke bich 2 saal haldi li, ab chhaya ho gayi, ped ki patti jaali ho jati hai barsat me illi se, kuch karna padega kya inka | teak
sagwan ki chhaon me kya haldi theek rahegi, agar haan to gaanth kitni door lagaye aur kitna gobar khad, ped 4 saal ke hai | turmeric
safeda aur bans dono ek ekad me hai, bans ko chhedo mat, safede ke naye patte aur dandi me gaanthe ban rahi hai | eucalyptus
nilgiri kaat ke bech diya, bans laga diya hai 2 saal ho gaye par naye kalle bahut patle nikal rahe hai kya khad du | bamboo
moongfali ke sath jhau ke poudhe lagaye hai, wo nikal li ab iski neeche ki tehniya sukh rahi, kaise chhatai kare | casuarina
strawberry me ghata laga to dragon fruit ke khambe gaad diye, ab iske tane par narangi bhure gol dhabbe ho rahe | dragon-fruit
dragon fruit to padosi ka hai, hamare paas strawberry hai mulching pe, uske fal par bhuri rui aa ke sad rahe hai | strawberry
mausambi me sath pyaj liya tha do saal, pyaj ka pani band kiya, ab uske fal kachhe me hi peele hoke gir rahe hai | sweet-orange
mausambi ke bag me pyaj liya hai, mausambi ka bahar toda hua hai, gaanth bharne ke time iski patti sirf upar se sookhi ja rahi | onion
nimbu ke bich me mirchi thi wo ho chuki, ab jo bacha hai uske fal pe khurdure cork jaise daag ka kya ilaj, ped 6 saal ke | lemon
nimbu ke bich mirchi hai, canker ki copper nimbu me maar di, lekin in paudho ke fal pak ke upar se sukh ke gol dhabbe wale ho rahe | chilli
bhains aur gaay ke liye napier ki 4 kataai le li, ab uske jhund khokhle ho gaye beech se, kaise dobara bhare | hybrid-napier
bhains doodh de rahi hai uske liye chare wali makka boi thi, kab kaate ki dana doodhiya ho aur sabse zyada chara mile | fodder-maize
barseem khatam hua to rijka dekha, ek baar boya 4 saal chalta hai sunte hai, iski pehli kataai kitne din pe karu | lucerne
rijka aur napier dono hai mere paas, 12 litre wali jersey ko din me kitna dono milake du aur dana kitna alag se | cattle
hari chari bhi khilata hu aur dana bhi, bhains garmi me haanfti hai aur 5 mahine se garmi me nahi aa rahi uska kya karu | buffalo
neem ki patti aur arhar ka bhusa khati hai, do mahine pehle byayi bakri ke thano me sujan aur doodh me chhichhde aa rahe | goat
bakri chod deta hai padosi roz, to arhar ki kopal kha jaati hai, jo paudhe thoothe reh gaye unme phutav ke liye kya du | pigeon-pea
gaay aur bakri ka tika ho gaya, murgi ke chuze ka baaki hai, ranikhet wala kis umar me aur kaise dete hai unko | poultry
murgi wale ne tika laga diya, bakriyo ka reh gaya, chechak jaisa daane nikle hai unke muh aur thano pe kya lagaye | goat
bakri to pakki thi bach gayi, uske sath charne wali bhed ki oon jhad rahi aur khujli kar rahi deewar se ragadti hai | sheep
bhains ko laal daane wali dawa di thi, ab gaay ke sharir par gaanthe nikal gayi aur bukhar hai, bhains bilkul theek hai | cattle
gaay ke saath ek hi bade me bandhi hai bhains, tika sirf gaay ka hua tha, is bhains ka gala sooj gaya aur saans ghar ghar kar rahi | buffalo
murgi ka dana bacha tha to suar ko de diya, ab uske bachhe dast kar rahe hai safed rang ke, murgi ka to koi nuksan nahi | pig
surajmukhi phool pe hai to dabbe wahi rakhe, shaam ko dabbe ke aage bahut si mari madhumakhi padi milti hai, kisi ki dawa se hua kya kaise bachaye | honeybee
madhumakhi ke dabbe do acre me kitne rakhe taki surajmukhi me dana poora bhare, khali dane bahut aa rahe hai | sunflower
dhaan aur kapas dono chhod ke resham ke keede pale, 4th instar me wo safed kade ho ke mar rahe, chuna daalu kya unme | silkworm
battakh aur murgi ki beet talab me girti hai, dana bhi dete hai, machhli ka size nahi badh raha, catla rohu dono chhote hai | fish
pichhle saal chana tha to phir nayi dikkat nahi thi, is saal gehu hai usme gulli danda itna ki fasal dikh nahi rahi | wheat
gehu wale khet me jo 2,4-D mara tha uski hawa chane pe gayi, chane ki patti ulti mud gayi, wo theek ho jaayega kya | chickpea
gehu ka 2,4-D udd ke kapas pe aa gaya padosi ke yaha se, uske patte ungli jaise ho gaye, kuch spray hai kya jisse sudhre | cotton
pehle aaloo lete the us khet me, ab dhan roopa hai, jad kaali hai aur patti narangi, khad to aloo se bhi zyada di | rice
dhan ki parali khet me hi kaat ke mila di, gehu uspe happy seeder se boya, ab peela hai pehle pani ke baad, urea kitna | wheat
gehu ki beej wali dukaan se dhan ka beej bhi le liya, usme kuch paudhe dusron se do guna lambe patle nikal rahe kyu | rice
gehu me do pani kaafi tha, sarso me pehla pani kab du, 30 din ki hai abhi aur phool nahi aaya | mustard
dhan ki khadi fasal me masoor chitak diya tha, dhan to kat gaya, ab iske paudhe pe laal bhure gerua jaise daag dikh rahe | lentil
dhan kaatne se pehle alsi ka utera kiya, ab 40 din ki ho gayi, iski khad me urea ki ek baar bikher du kya | linseed
makka ke sath udad aayi hai tez, makka me pani de diya, udad ki patti mud ke jhuri daar ho gayi aur phool nahi lag rahe | black-gram
dhan lagane ke liye jaldi hai par pehle jute kaatna hai, kitne din pe kaate ki reshe mazboot ho | jute
jute kaatne me der ho gayi, ab dhan ki ropai august me karenge to nursery 45 din ki ho jayegi, kitne paudhe ek jagah lagaye | rice
pyaj jaldi taiyar ho gayi, par jis lahsun ko uske saath lagaya usme kali phir se phoot rahi hai khet me, kab khode | garlic
gulab aur genda to mandi ja rahe, rajnigandha ki dandi chhoti aur tedhi aa rahi hai, iske kand me kya dikkat hai | tuberose
genda ke baad guldaudi lagayi hai shade net me, uski neeche ki patti kaali hoke upar tak ja rahi genda me aisa na tha | chrysanthemum
guldaudi se to kuch khas nahi mila, genda ki nursery hai usme paudhe jad gal ke gir rahe | marigold
kheera kaddu kharbuja teeno ki bel hai, kaddu aur kharbuja pe laal bhrang dekh liya maar diya, kheere ke fal tedhe aur kadve kyu ho rahe | cucumber
aloo ke sath hari matar ki fali todni thi, aloo khud gaya, ab iski jad me gaanth hai peeli pad rahi, fali bhi khali | green-pea
chane me har 4 line baad dhaniya lagaya tha mitra keede aane ke liye, dhaniya kaat liya, iski ghanti me ab sundi chhed kar rahi | chickpea
ganne me aloo ki ek line li thi jo khod ke bech di, ab isme kalle kam hai to mitti chadhane se pehle kya du | sugarcane
chane ki fali to bhar gayi kya bolu badhiya hai, side me dhaniya beej wala hai usme phool aate hi safed aata jam gaya | coriander
chana aur sarso dono nikal chuke, teesri fasal jo khet me hai gehu uski bali dane doodhiya pe garam hawa se sukh rahi, kya chhidkav ho | wheat
teen fasal hai gehu chana sarso, gehu chana thik hai, teesri ki jad pe safed rui jaisa aur tana fat raha hai | mustard
gehu chana aur masoor teeno barani bote hai, gehu masoor me paani mil gaya, chane ko ek hi pani dena ho to kab du | chickpea
kapas ke 8 line ke baad arhar 2 line, kapas chun li poori, ab bachi fasal me phool bahut hai fali kam ban rahi | pigeon-pea
arhar ki line kapas ke bich bas sundi rokne ko hai usse fasal nahi leni, mere tinde adhkhule reh ke sad rahe hai | cotton
soyabean wale kehte hai humne dap daal diya, mujhe kapas me phool girne ki dikkat hai 70 din ki hai, kya usme dap se rukega | cotton
kapas me hamne makdi ke liye jo dawa mari thi bachi hui hai, kya wo soyabean pe chalegi uski patti pe chhalla banane wala bhrang hai | soybean
kapas se zyada is baar moongfali pe bharosa hai, usme gypsum kis din aur kitna dalna hota hai, kapas me to dalte nahi | groundnut
moongfali nikalne ke baad arandi akeli khadi hai khet me, iske guchhe pe bhuri fafund aa gayi barish me, kya bache | castor
arandi se kuch door tili boi hai, arandi ki illi idhar nahi aayi par iske paudhe neeche se kaale hoke sukh rahe | sesame
soyabean kharab hui to surajmukhi daali, isko kaunse din tak pani na mile to dana patla padta hai, do pani hi hai mere paas | sunflower
gehu ke liye pani nahi bacha to karadi (kusum) lagayi, 45 din ki hai uski phungi todne se daliya badhti hai kya | safflower
mungfali ke sath bajra har 6 line pe hai, mungfali ka tikka rok liya, ab iski bali hare patte jaisi ban gayi | bajra
arhar aur jowar ek saath, arhar abhi ghutne tak hai, dusri ke paudhe ka beech ka patta sukh ke kheenchne pe nikal aata hai | jowar
dhan ki ropai chhut gayi to madua (ragi) ropa, dhan jaisa jhulsa iski gardan pe aa gaya bali latak gayi kya maru | ragi
dhan ki jagah makka li hai ye pehli baar, dhan me to khada pani chalta tha, isme pani ruk gaya aur peeli padi, ab kya karu | maize
gehu me jo gerua aaya wo to ruk gaya, lekin uske paas jau ki bali poori kali nikal rahi, beej ghar ka tha | barley
gehu kharab nahi hai, uske kone me jai jo bhaiso ke liye hai uspe mahu laga hua hai, dawa ke kitne din baad khila sakte | oat
jungli jai bahut ho gayi hai gehu me, haath se ukhad ke bhi nahi ja rahi, kaunsi dawa kis din maru ki gehu bacha rahe | wheat
gehu kaat ke bhuse ka kaam chal raha, ek taraf moong 25 din ki ho gayi usme pehli sinchai aur nirai kab karni | green-gram
moong tod li do baar, udad wali kyari bachi hai usme patte pe safed churan sa jama hai, gandhak chalega kya aur kitna | black-gram
bhindi kharab ho gayi to lobia lagaya sabji wala, bhindi ke mahu ab iski naram fali pe chipke hai kaise hataye | cowpea
moong se better pani kam lagta sunke gwar lagaya, beej 1 bigha me kitna girau aur line kitne duri pe banau iski | guar
til kaatne ke baad thodi nami hai, usme kulthi chhitak du to kitne kilo beej lage 1 acre me aur khad bhi du kya | horse-gram
matar mein to pata chal jata hai powder wala rog, masoor mein aisa nahi, wo to gol gol jagah me sukh ke mar rahi hai | lentil
masoor to poori kat ke ghar aa gayi, dal wali matar abhi khadi hai, uske phali me kida ghus ke dana kha raha | field-pea
aloo ki jagah rajma lagaya, aloo jaisa khad diya 50 kilo urea par ganth jad me nahi hai aur peela hai, isko kitni urea chahiye | kidney-bean
bhindi aur mirch dono se virus ka dar tha wo to bach gayi, tamatar ke patte mud ke chhote guchhe ban gaye, ukhadu ya dawa karu | tomato
tamatar ki dukaan wali dawa jhulsa ki thi, usse bhi baigan ke patte chhote chhote jhadi jaise ban gaye aur fal nahi, ye kya hai | brinjal
pyaj ke thrips ki dawa lekar mirchi pe maar di, uske patte nav jaise upar mude hue hai, pyaj to saaf ho gayi | chilli
mirch ke sath pyaj ki nursery dali hai, mirch to jam gayi, lekin dusri ke ugte hi paudhe neeche se gal ke let jaate | onion
tamatar me jhulsa aa chuka padosi ke, mere aloo abhi 40 din ke hai, bachane ko pehle se kaunsi dawa kitni daalu inpe | potato
aloo ka jhulsa pados se aaya, aloo to humne khod liya, tamatar ke fal pe bhure sakht dhabbe pad rahe ab kya spray | tomato
sarso ki line patta gobhi ke har 25 line pe hai, kide sarso pe aaye bhi, fir bhi iske band ke andar illi ghus gayi | cabbage
palak aur dhaniya ke beech me phool gobhi lagayi, palak nikal gayi, iske phool chhote button jaise reh gaye kyu | cauliflower
tamatar ko polyhouse me jo ghol dete hai wahi shimla mirch ko de rahe, isme phool gir rahe hai, alag khad chahiye kya | capsicum
makka ki bad banayi hai bhindi ke charo taraf, hara machhar phir bhi aa gaya patte kinare se mud ke peele, dawa batao | okra
kapas ke baad plastic bichha ke tarbuj lagaya, kapas wale pani se hi chal raha, fal atkte nahi chhote hi gir jaate hai iske | watermelon
kheera to polyhouse me hai, khule me kharbuja hai uski mithas kam hai, todne se kitne din pehle pani band karu | muskmelon
kaddu ki jad pe lauki ki kalam bandhi nursery wale ne, ab lauki ki bel kitne din me mitti me lagau aur kitni door | bottle-gourd
lauki aur turai dono neeche faili hai, karela machan pe hai, uske patte chitkabre aur fal ka size ghat gaya, hal batao | bitter-gourd
dhaniya to barish me gal gaya, palak bach gayi lekin usme kataai ke baad naye patte peele aur chhote nikal rahe, kya daalu | spinach
adrak se zyada arbi mil jaati hai sunke lagayi, uske patte pe taamba rang ke gol dhabbe badhte jaate, adrak ki dawa chalegi kya isme | colocasia
arbi to har saal lagate hai pata hai, adrak naya hai, beej ki gaanth kitne gram ki ho aur lagane se pehle kisme dubaye | ginger
murgi ki khad aur gehu ka bhusa milake compost banayi hai button ki, mushroom ki topi khul ke patli ho jaati chhote me hi | mushroom
gehu aur makka mehenga hua to bajra daalne laga dane me, ab murgiyo ke ande ka chhilka patla aa raha, usme kya kami hai | poultry
murgiyo ki beet talab me daal raha tha, subah kuch machhli marke upar aa gayi, murgi to thik hai ghar pe | fish
machhli ke talab pe jaali ka ghar bana ke murgi rakhi, machhli badh rahi par ye ek ek karke khoon wale dast se mar rahi | poultry
litchi ke bag me dabbe rakhe the, litchi khatam hui ab barsat me phool nahi to madhumakhi ko kya khilau kitna cheeni ghol | honeybee
madhumakhi wala dabbe rakhne aaya hai, uske liye spray band kiya, ab chhote fal gir rahe hai litchi ke, pani du ya dawa | litchi
murgi farm ki beet sukha ke dane me milaya tha kisi ke kehne pe, gaay ne khana chhod diya aur gobar kala aaya | cattle
gaay wali dawa hi bhains ko de di thi keede ki, uske pet me keede abhi bhi hai padda bhi kamzor, matra alag hoti hai kya | buffalo
bhed ka oon katwa liya, bakri ke bachche hue hai jinko khansi aur naak behna hai thand me, usko kya dena chahiye | goat
seb aur anar dono naye lagane hai, kela to hai hi pehle se, in dono ke gaddhe kitne ft ke ho aur khaad kya | apple pomegranate
chane ka to beej le liya upchar bhi kar liya, gehu aur sarso dono ke beej ko kis dawa se aur kitni matra me upchar karu | wheat mustard
kaddu me fal makhi nahi aati, kheera aur lauki dono me fal tedhe hoke sadte hai, in dono ke liye phandha kaise lagau | cucumber bottle-gourd
anar ke bag me jo drip hai usi se angur ko pani jaa raha, chhatai april me ki thi, usme gibberellic kab dena hai | grapes
genda mogra sab ek hi aadmi leta hai, in me se gulab ke patto pe kaale gol dhabbe aake jhad rahe hai, baaki saaf hai | rose
gulab ki chhatai october me kar di, mogre ki chhatai ka pata nahi, kab aur kitni upar se kaatu ki phool garmi me khoob aaye | jasmine
isabgol aur zeera dono me pani kam chahiye, sarso wale khet ki tarah zeere me pehla pani kab, aur barish hui to ukhatha rokne ko | cumin
chai wale bagan ke paas elaichi hai hamari, chai to malik dekhta, elaichi ke capsule pe khurdure daag keede ne kar diye | cardamom
ganna hata ke kela laga diya tissue wala, ganne ke khet me sootrakrimi thi, jad pe gaanth hai iski kya daalu | banana
papite ke ped beech me the wo do saal fal ke khatam, ab aam ki umar 5 saal hai, kitni khad ek ped ko du | mango
aam ke bich papita lagaya hai kamai ke liye, aam abhi chhote hai, wo barish me tane ke paas gal ke gir jate hai kya karu | papaya
lobiya ke sath makka thi jo kaat ke silage bana li, makka theek thi par isme mahu ki wajah se fali chipchipi ho gayi | cowpea
moongfali me bajra ki line sirf hawa rokne ko hai, wo theek hai, iski jad ke paas safed dhaage aur sarso jaise dane dikh rahe | groundnut
rubber ke neeche ananas laga hai wo khoob hua, ab iske pedo ki chhaal se doodh kam nikal raha tapping me, kya kare | rubber
amla ke bich jo ber hai uski to chhatai kar di, amla ke fal andar se kale hoke gir rahe hai, borax dalu kitna | amla
chai ke bagan me sahjan aur supari chhaya ke liye hai, dono acche hai, iski nayi patti me phaphole uth rahe thand me | tea
gajar wali kyari me mooli bhi thi jo nikal li, ab iske phool ki dandi abhi se nikal rahi jad bani nahi, kyu hua | carrot
strawberry ke kinare lahsun hai keede bhagane ko, lahsun acchi hai, iske patto pe laal baingani chhote dhabbe fail rahe | strawberry
chiku ke do line ke beech aam ka ek ped hai, wo phool pe hai thik hai, par chiku ke patte pe gulabi bhure gol dhabbe ho rahe | sapota
amrud ke bich anar lagaya tha pichhle saal, anar jam gaya, par iske purane ped ek taraf se peele hoke sukh rahe uktha jaisa | guava
bhains ke sath gaay bhi hai uska to calving ho gaya accha hua, is wali ki jer 12 ghante se nahi giri bhains ki, kya kare | buffalo
murgi aur bakri dono rakhte hai, bakri ka koi jhanjhat nahi hai, inke ande sitne wale chuze pehle hafte me kitni garmi chahiye | poultry
aloo aur sarso dono pe kohra pada, sarso sambhal gayi par ab iski khudai se pehle bel kab kaatu ki chhilka pakka ho | potato
haldi ke do taraf makka ki line chhaya ko hai, makka tod li, ab isme ghaas bahut hai aur gaanth ban rahi, nirai kab tak | turmeric
surajmukhi aur mungfali mile jule hai, moongfali ukhad li hai kal, iske mathe ka pichla hissa peela ho gaya to kaatne layak hua | sunflower
jau ke bagal gehu hai padosi ka usme 5 pani diye, mere isme do hi pani hai to kis kis avastha pe du | barley
masoor ke sath sarso ki 6:1 line hai, sarso pe mahu dikha to dawa mari, ab wahi mahu masoor pe chipka hai isme kya daalu | lentil
til me moong chitak di thi, moong nahi jami koi baat nahi, iski fali tarke ke dana jhad jata hai, kab kaat ke gatthe banaye | sesame
jute ki jagah agli baar dhan lenge, is baar to ye khadi hai, uski patti semilooper kaat raha, kitni unchai pe spray sahi | jute
tambaku ki jagah chana lena tha sarkar keh rahi, abhi to ye khadi hai iski kopal phoda (topping) kab karu taki patti moti ho | tobacco
jowar dane ki hai, makka uske bagal me thi kaat li, ab iske sitte ke dane pe barish ke baad kali fafund lagi | jowar
lahsun me pyaj ke kuch paudhe mil gaye nursery se, pyaj ko rahne do, iske patte me baingani dhabba aa raha isko kya lagega | garlic
hari matar aur gobhi saath bechte hai, gobhi nikal gayi, iski bel pe bhura powder sa gerua aaya hai 60 din ki | green-pea
adrak me mirchi ki mishrit line thi, mirchi tod tod ke thak gaye ab khatam, isko khod ke beej ke liye kaise rakhe saal bhar | ginger
karele ke neeche dhaniya daali thi, dhaniya kaat li, iski bel pe laal kida subah subah patte kha raha hai kya bhurku | bitter-gourd
kaddu makka ke sath lagane ka socha tha par makka hata di, ab khali kaddu hai, iske bele me sirf nar phool aa rahe madda nahi | pumpkin
coffee ke upar silver oak aur kali mirch hai, kali mirch tod li, ab coffee ki patti ke neeche narangi powder hai aur jhad rahi | coffee
nariyal ke bich kela aur supari lagaya, kela supari kaafi accha hai, iske patte bhure ho rahe neeche safed makhi jaisi charo or | coconut
kaju ke bich ananas lagane ko bola tha maine mana kiya, abhi iske tane se gond aur burada nikal raha jad ke paas, bachega kya | cashew
ber ke bag me gwar ki fasal li, gwar kaat ke chara bana, iske fal me makhi ki illi hai gutli ke paas, kab spray karu | ber
chaulai ke sath mooli hai dono jaldi hone wali, mooli theek hai, isme patte pe safed phaphole hai neeche se, kya kare | amaranthus
arbi ke khet ki nali me kela hai, kela gehar pe hai koi dikkat nahi, iske kand chhote hai aur bahut patte ho gaye, khad kam karu kya | colocasia
bhindi khet ke kone me genda hai sootrakrimi ko, genda khil raha, fir bhi iski jad me gaanth hai poora paudha thigna hai | okra
napier bhaiso ko khilate hai, lobiya bhi beech me boya tha jo do baar kaat liya, ab iske jhund ko kitna khad du har kataai | hybrid-napier
gaay ko barseem aur makka ki silage de rahe, barseem me dikkat nahi aati, iske thano se khoon mila doodh aa raha 2 din se | cattle
bhains ke liye mungfali ki khal aur jai rakhe hai, khal pe fafund thi pata nahi tha, ab uska doodh gir gaya aur dast | buffalo
bakri ke liye arhar ka chara aur gehu ka bhusa hai, dono theek rakhe hai, iske bachhe janam ke baad khade nahi ho rahe | goat
talab ki mitti dhan ke khet me dalte hai hum har saal, abhi pani me machhli hai unki chamdi pe laal ghav ban rahe, chuna daalu | fish
madhumakhi ka dabba sarso se utha ke dhaniya ke khet rakhna hai, raat me le jaaye to kitni door aur mukh kab khole | honeybee
dhan aur machhli dono saath hai, machhli ki chinta mat karo wo nikal li, uski patti lambi dhaari me sukh rahi ab kya maru | rice
gehu ke bich me matar ke kuch paudhe ugte hai har saal, unse koi dikkat nahi, isme dimak jad kaat rahi hai kya mila ke dalu | wheat
धान कटाई के बाद गेहूं कब बोएं | wheat
गेहूं के बाद धान की नर्सरी कब डालें | rice
आलू वाली झुलसा टमाटर में भी लग गई क्या डालूं | tomato
टमाटर ठीक है पर आलू के पत्ते काले पड़ रहे | potato
चने के बीच सरसों की कतार कितनी दूरी पर | mustard
सरसों की मेड़ वाले खेत में चना सूख रहा है | chickpea
सोयाबीन के साथ लगी अरहर में फली छेदक | pigeon-pea
अरहर छोड़ दी अब सोयाबीन का बीज कितना लगेगा | soybean
पड़ोसी की ज्वार से मक्का में कीड़ा आ गया दवा बताओ | maize
भिंडी से सफेद मक्खी कपास पर आ गई उपाय | cotton
कपास के पास वाली भिंडी पीली पड़ गई | okra
लहसुन खोद लिया प्याज में थ्रिप्स है | onion
प्याज की तरह लहसुन में भी जलेबी रोग, इलाज | garlic
अमरूद तो फल दे रहा आम में बौर नहीं आया | mango
आम के बगीचे में अमरूद के फल सड़ रहे | guava
पपीता हटाकर केला लगाना है गड्ढा कितना बड़ा | banana
केले के बीच पपीता मुरझा रहा | papaya
संतरे जैसा कैंकर नींबू में भी दिख रहा क्या करें | lemon
अंगूर उखाड़ दिया अनार में तेल्या रोग कैसे रोकें | pomegranate
गन्ने में आलू की सहफसल है गन्ने में खाद कितनी | sugarcane
गन्ने के बीच बोए आलू में पानी कब दें | potato
बैंगन में वही इल्ली जो टमाटर में थी | brinjal
मिर्च के चारों ओर मक्का बोई फिर भी पत्ते मुड़ रहे | chilli
सरसों ट्रैप लगाया फिर भी गोभी फूल में इल्ली है | cauliflower
गेहूं काटकर मूंग बोनी है किस्म बताओ | green-gram
मूंग नहीं उड़द का बीज उपचार बताइए | black-gram
धान के खेत में मसूर छिटककर बोने का समय | lentil
लौकी के फल कद्दू जैसे सड़कर गिर रहे | bottle-gourd
लौकी सही है कद्दू में मादा फूल नहीं आ रहे | pumpkin
खीरे वाली मचान पर करेला चढ़ाया पत्ते पीले | bitter-gourd
करेला खत्म होने पर खीरा बोया था कड़वा निकल रहा | cucumber
गेहूं के भूसे पर तरबूज के फल फट रहे हैं | watermelon
बाजरा बोता था अबकी मूंगफली, कितना बीज लगेगा एकड़ | groundnut
मूंगफली के बाद बाजरा में खाद कितना | bajra
कपास मरी तो तिल बो दूं क्या जुलाई में, बीज दर | sesame
सरसों की खली गेहूं में कब डालें | wheat
नीम नहीं तंबाकू का काढ़ा टमाटर की माहू पर चलेगा | tomato
गाजर जम गई मूली दो मुंह की हो रही | radish
मूली काटी उसी खेत गाजर फट रही क्यों | carrot
आलू बुखारा नहीं, सेब में स्कैब है, नीचे राजमा है | apple
कपास के किनारे अरहर लगाई तब भी गुलाबी सुंडी लगी | cotton
बैंगन में धनिया बीच बीच बोया फल छेदक नहीं रुका | brinjal
भिंडी की मेड़ पर ज्वार बोई फिर भी पत्ते पीले | okra
गेहूं की मेड़ पर सरसों बोई है बालियों में काला चूर्ण | wheat
केला फल रहा है आम के फूल झड़ रहे | mango
आम तो लद गया लीची फट रही है | litchi
अनार में फल अच्छे नींबू में फूल गिर जाते | lemon
आलू बढ़िया बैठा प्याज में गांठ नहीं बनी | onion
प्याज में गांठ बन गई आलू में नहीं बैठी | potato
सोयाबीन हरी है मक्का बैंगनी पड़ रही | maize
मक्का हरी है सोयाबीन पीली हो गयी | soybean
टमाटर में मक्का की बाड़ लगाई फिर भी फल में छेद | tomato
पपीते को केले की आड़ दी पत्ते फिर भी सिकुड़ गए | papaya
चना में धनिया मिलाया था इल्ली कम नहीं हुई क्या छिड़कें | chickpea
उड़द निकाल ली अब फूल आए अरहर के, क्या छिड़कें | pigeon-pea
अरहर रहने दो, उसके नीचे वाली उड़द में पीलापन | black-gram
प्याज खुद गया अब गन्ने में मिट्टी चढ़ाएं क्या | sugarcane
गन्ने में प्याज लगाई है कब खोदें | onion
गन्ने में लहसुन लगाया कलियां छोटी रह गई | garlic
मक्का में आलू लगाया था कंद में काले धब्बे | potato
मक्का के बीच आलू था निकाल लिया, भुट्टे में दाना नहीं | maize
अरहर की दो कतारों में मूंगफली बोई, सुई नहीं बन रही | groundnut
अरंडी में मूंगफली थी उखाड़ ली, अब फल सड़ रहे गुच्छे में | castor
मूंग में फली आ गई तिल में फूल पत्ती जैसे हो गए | sesame
तिल में फूल आया मूंग में पत्ते पीले चितकबरे | green-gram
पत्ता गोभी बंध गई फूलगोभी में फूल भूरा | cauliflower
फूलगोभी बिक गई पत्ता गोभी फट रही है | cabbage
पालक काट ली मूली अंदर से खोखली निकली | radish
मूली बढ़िया पालक पर सफेद धब्बे | spinach
गाजर में मूली की कतार निशान वास्ते, जमाव गाजर का नहीं | carrot
खीरा चल रहा लौकी के छोटे फल पीले होकर गिरते | bottle-gourd
लौकी लटक रही है खीरा टेढ़ा हो रहा | cucumber
खरबूजा मीठा निकला तरबूज फीका | watermelon
तरबूज ठीक खरबूजे की बेल सूख गई अचानक | muskmelon
नींबू को कुछ नहीं हुआ अमरूद सूखने लगा | guava
चीकू के बीच पपीता लगाया, फल नहीं टिक रहे चीकू पे | sapota
केले में मूंग बोई थी पलट दी, अब पत्ते किनारे से जले | banana
अनार में फूल आ गए अंगूर में छंटाई कब | grapes
चना ठीक गेहूं पीला | wheat
गेहूं में कुछ नहीं सरसों में सफेद फफोले | mustard
सरसों मस्त मसूर सूख रही | lentil
अरहर मेड़ पर खड़ी है धान में बालियां सफेद निकली | rice
ज्वार अच्छी खड़ी बाजरे में बाली हरी पत्ती बन गई | bajra
बाजरा पक गया ज्वार के भुट्टे काले चूर्ण वाले | jowar
गन्ने में चना बोया था घेंटी में सुंडी घुसी हुई | chickpea
गन्ने में चना बोया था काट लिया, पोरी छोटी रह गईं | sugarcane
गाजर उखाड़ ली मूली में फूल जल्दी आ गया | radish
मूली हो गई धनिया के पत्तों पे सफेद पाउडर | coriander
टमाटर लाल हो गए पत्तागोभी में जालीदार छेद | cabbage
पत्तागोभी बंधने लगी टमाटर के नीचे काला गड्ढा सा | tomato
अंगूर पक रहे अनार में दरारें पड़ी | pomegranate
अनार पर बहार आ गया अंगूर के मणि छोटे | grapes
पपीता तोड़ लिया मोसंबी की पत्तियों में सांप जैसी लकीर | sweet-orange
अमरूद तोड़ लिए संतरे के पेड़ से गोंद बह रहा | orange
अनार में फल सेट बेर में सफेद चूर्ण चढ़ा | ber
बेर टूट गए आंवले के अंदर भूरा काला | amla
लीची तुड़ गई कटहल के छोटे फल काले होकर सड़ते | jackfruit
सुपारी ठीक चल रही अनानास में फूल नहीं निकल रहा | pineapple
प्याज की नर्सरी तैयार स्ट्रॉबेरी के फल पर फफूंद | strawberry
कपास में मूंगफली लगाई है टिक्का के धब्बे हैं दवाई | groundnut
कपास में मूंगफली लगाई, निकाल ली, टिंडे नहीं खुल रहे | cotton
मक्के में हल्दी लगाई है गांठ कब निकालें | turmeric
अरहर की छांव में अदरक लगाई प्रकंद सड़ रहे | ginger
अदरक की छांव वाली अरहर बांझ हो गई, फूल ही नहीं | pigeon-pea
अरहर की बीच सोयाबीन खड़ी है गर्डल बीटल लग गया | soybean
ज्वार में उड़द मिलाई है, फली चटक जाती कब काटें | black-gram
ज्वार में उड़द मिलाई है, तना मक्खी से पोई सूखी | jowar
मक्के में लोबिया चढ़ाई है फलियों में माहू | cowpea
मक्के पर लोबिया चढ़ाई है, पोंगली में बुरादा दिख रहा | maize
रागी कट गयी कुल्थी पीली पड़ी | horse-gram
कुल्थी ठीक रागी की बाली में झुलसा | ragi
बाजरा निसर गया ग्वार की पत्तियां काली झुलसीं | guar
ग्वार में फूल बाजरे से शहद जैसा टपक रहा | bajra
चना फूल पर आया अलसी में कली की मक्खी | linseed
चना कट गया कुसुम पर माहू भरा पड़ा | safflower
कुसुम की बाड़ लगा दी फिर भी घेंटी खाली है चने में | chickpea
मूंग तोड़ ली सूरजमुखी के बीच के दाने पोचे | sunflower
ग्वार काट लिया अरंडी के पत्ते इल्ली चट कर रही | castor
आलू खोद लिया हरी मटर में फलियां नहीं भर रहीं | green-pea
मक्का निकल गया राजमा पर जंग लगी | kidney-bean
गेहूं निसर रहा जौ में बालियां काली | barley
जौ पीला नहीं पर गेहूं में पीली हल्दी जैसी धूल | wheat
बरसीम चल पड़ी जई में पीलापन | oat
धान लग गया पटसन में तना सड़न | jute
मिर्च रोप दी तंबाकू की नर्सरी गल रही | tobacco
अदरक निकल आई अरबी के पत्तों पर गोल भूरे धब्बे | colocasia
पालक उग गई चौलाई के पत्ते में सफेद छाले | amaranthus
नींबू फल दे रहा सहजन में रोएंदार इल्ली | drumstick
गन्ने में मूंग बोई है फली कब तोड़ें | green-gram
गन्ना खड़ा है बीच मूंग थी, पूरी पलटी, कंसुआ लगा | sugarcane
गन्ने में मसूर है फलियां नहीं भर रहीं | lentil
गन्ने के बीच राई खड़ी है फलियों पर माहू | mustard
पॉपलर नहीं आम के नीचे गेहूं, कल्ले कम फूट रहे | wheat
आम के बाग में हल्दी लगाई, गांठें छोटी बन रहीं | turmeric
नारियल में अनानास लगाया है फूल लाने की दवा | pineapple
सुपारी के बीच केला लगाया है गेहर छोटी | banana
सुपारी में केला लगाया है, छोटे फल गिर रहे सुपारी के | arecanut
अमरूद के नीचे अरबी लगाई कंद कब खोदें | colocasia
अमरूद के नीचे अरबी बोई, फल में इल्ली उतर गई | guava
आम के बीच पपीता लगाया है नर पेड़ ज्यादा निकले | papaya
मिर्च उखाड़ के स्ट्रॉबेरी लगाई रनर काटें या रखें | strawberry
मूली की मेड़ पर टमाटर रोपा है सहारा कब दें | tomato
प्याज की क्यारी की मेड़ पर भिंडी, फली कड़ी हो रही | okra
आलू की मेड़ पर मूली बोई जड़ टेढ़ी मेढ़ी | radish
मिर्च की बाड़ में अरंडी लगाई, डोडे सड़ रहे | castor
अरंडी की बाड़ अंदर मिर्च है फिर भी थ्रिप्स, क्या डालू | chilli
कपास किनारे सूरजमुखी लगाया दाना खाली निकला | sunflower
कपास में लोबिया ट्रैप लगाया फिर भी माहू बहुत | cotton
सोयाबीन के चारों तरफ अरंडी लगाई, तंबाकू इल्ली फिर भी | soybean
मूंगफली के बार्डर पे बाजरा लगाया फिर भी कली सूखती | groundnut
अरहर में ज्वार मिलाकर बोई फिर भी उकठा आया | pigeon-pea
बैंगन के बीच गेंदा लगाया, गांठ वाली जड़ें फिर भी | brinjal
बैंगन के बीच गेंदा लगाया माला लायक फूल नहीं | marigold
बैंगन में धनिया बोया था, जमा ही नहीं धनिया | coriander
पत्तागोभी में सरसों की लाइन दी, हीरा पतंगा कम न हुआ | cabbage
आलू के किनारे गेंदा लगाया तब भी चेचक जैसे दाग | potato
धान का पुआल जुता गेहूं पीला पड़ गया | wheat
गेहूं का भूसा सड़ा नहीं धान की पौध पीली | rice
आलू खोदकर मक्का डाली थी पत्ते जामुनी | maize
मक्का काटके आलू लगाया है पाले से बचाना | potato
मूंग पलट के सरसों बो दी, सफेद रोली | mustard
धान काटके बिना जोते चना छिटका, निकला नहीं | chickpea
हल्दी निकाल के केला लगाया पनामा आ गया | banana
लहसुन में जो डाला वही प्याज में डालूं क्या | onion
प्याज में पोटाश दी थी लहसुन में भी दूं | garlic
कद्दू में लाल कीड़ा दवा से गया खीरे में नहीं जा रहा | cucumber
खीरे की मक्खी फेरोमोन से गई, कद्दू में नहीं | pumpkin
लौकी में फल मक्खी रुक गई करेले में सड़न है | bitter-gourd
करेले में जाल लगा दिया, लौकी में डंक मार रही | bottle-gourd
केले में थैली लगाई, आम में भी चढ़ाएं क्या | mango
आम का हॉपर मर गया लीची की मकड़ी नहीं मरी | litchi
गेहूं में जिंक डाला था धान में भी डालूं | rice
धान का खैरा जिंक से गया, गेहूं में भी दूं | wheat
टमाटर में मल्चिंग की, मिर्च में भी बिछाऊं | chilli
सोयाबीन में एक बार निंदानाशक मारा कपास में नहीं मरा घास | cotton
कपास की घास मर गई सोयाबीन की नहीं | soybean
मक्के का खरपतवार एट्राजीन से गया मूंगफली वाला कैसे जाए | groundnut
मूंगफली की लट खत्म, मक्के की बाकी | maize
टमाटर पर दवा लगी आलू पर बेअसर, झुलसा बढ़ता जा रहा | potato
आलू का झुलसा रुका टमाटर का नहीं रुकता | tomato
भिंडी की सुंडी मरी बैंगन वाली जिंदा | brinjal
बैंगन की माहू गई भिंडी पे चिपकी है अब भी | okra
पत्तागोभी में बोरान दिया था फूलगोभी में कितना दें | cauliflower
फूलगोभी को बोरॉन मिला, पत्तागोभी को चाहिए क्या | cabbage
आम में बोर्डो लगाया अमरूद पर भी लगाएं | guava
नींबू में जिप्सम डाला अनार को भी जरूरत | pomegranate
अनार में तनाव दिया नींबू में भी पानी रोकूं | lemon
अनार को हाइड्रोजन साइनामाइड नहीं दिया, अंगूर को कब देना | grapes
केले का वायरस पौधा उखाड़ा, पपीते वाला भी उखाड़ूं | papaya
धान में फिप्रोनिल दाना डाला गन्ने में कब डालूं | sugarcane
उड़द की माहू नीम से गई मूंग की सफेद मक्खी रह गई | green-gram
मूंग में राइजोबियम लगाया उड़द के बीज में लगाऊं | black-gram
अरहर की इल्ली मरी चने की अभी घूम रही | chickpea
चने पे एक छिड़काव काफी रहा, अरहर पे कितने | pigeon-pea
अलसी में सल्फर डाला राई में भी डालना है | mustard
सरसों में सल्फर दिया अलसी भी मांगती है क्या | linseed
ज्वार में तना मक्खी खत्म बाजरे में अभी है | bajra
मक्के का फॉल आर्मी मरा ज्वार वाला नहीं | jowar
चने का उकठा ट्राइकोडर्मा से रुका मसूर में भी डालूं | lentil
मिर्च का थ्रिप्स गया प्याज का वहीं है | onion
खरबूजे को पिंच किया, तरबूज की लता भी काटें | watermelon
तरबूज में पॉली मल्च लगाया खरबूजे को भी लगाएं | muskmelon
कद्दू की बेल काटी, लौकी की 3जी कटिंग कैसे | bottle-gourd
पपीते को बोरान दिया केले को भी दें | banana
आम में पैक्लो डाला लीची में भी डलता है | litchi
आम की कटाई छटाई की चीकू की भी होती है | sapota
मूली की छंटाई कर दी गाजर की कब विरली करें | carrot
मेथी धनिया को यूरिया दिया पालक को कितना | spinach
पालक में यूरिया छिड़का धनिया में भी मारें | coriander
अदरक का बीज मैंकोजेब में डुबाया हल्दी का भी डुबाऊं | turmeric
हल्दी में पलवार बिछाया अदरक में कितनी बार | ginger
टमाटर में सहारा लगाऊं क्या, मिर्च में तो लगा दिया | tomato
लहसुन भी पत्ते सिरे से पीले, प्याज में दवा दे दी | garlic
आम वाला मधुआ नहीं मरा लीची का मर गया | mango
आलू का झुलसा बाकी है टमाटर का रुक गया | potato
कपास का घास नहीं मरा सोयाबीन का साफ | cotton
बैंगन की सुंडी जिंदा भिंडी वाली मर गई | brinjal
बाजरे में भी जिंक लगेगा क्या ज्वार में डाला था | bajra
अमरूद पर भी बोर्डो मारूं, आम पर मार चुका | guava
नींबू को भी जिप्सम चाहिए क्या, अनार को दे दिया | lemon
अरहर पे कितने स्प्रे, चने पर दो कर दिए | pigeon-pea
राई को कितना सल्फर, अलसी वाला हो गया | mustard
पपीता भी उखाड़ूं क्या मोजैक में, केला उखाड़ दिया | papaya
गाजर कब निराऊं मूली निरा ली | carrot
धनिया को यूरिया कितना, पालक को दे दिया | coriander
गेहूं की सिंचाई रह गई चने की कर दी, कब करूं | wheat
गेहूं सींच दिया, चने को पानी दूं या नहीं | chickpea
चना सींच दिया मसूर भी मांग रही क्या | lentil
मूंग निराई हो गई सोयाबीन कब निराऊं | soybean
धान की दूसरी यूरिया पड़ गई मक्के की कब | maize
मक्के में यूरिया पूरी, धान वाली टॉप ड्रेसिंग बाकी | rice
लौकी तोड़ रहे हैं भिंडी कितने दिन में टूटेगी | okra
भिंडी टूटने लगी, लौकी कितने दिन बाद तोड़ें | bottle-gourd
लहसुन की सिंचाई बंद की प्याज की कब बंद | onion
प्याज सुखा लिया लहसुन कितने दिन सुखाएं | garlic
प्याज का भंडार भर दिया आलू कोल्ड में कब रखें | potato
अदरक खुद गई हल्दी के पत्ते सूखे नहीं, खोदूं | turmeric
सोयाबीन की कटाई निपटी, मूंगफली पकी कैसे पहचानें | groundnut
मूंगफली उखड़ी, तिल की फली खुलने लगी काटूं | sesame
सरसों मड़ गई सूरजमुखी का फूल पीछे से पीला, काटें | sunflower
गेहूं बाद में, पहले सरसों बताओ कब काटनी | mustard
सरसों बाद में देखेंगे, गेहूं में पहला पानी कब | wheat
नाशपाती छोड़ो अखरोट छोड़ो सेब, अंगूर जैसा पाउडर चढ़ा | apple
पपीता रहने दीजिए केले की बात करो, घौद फट रहा | banana
मेरा सवाल मिर्च का था टमाटर का नहीं, पत्ते सिकुड़े | chilli
टमाटर बोला गलती से, बैंगन मुरझा रहा है | brinjal
लौकी नहीं भाई खीरा लिखना था, पत्ते पे कोणीय धब्बे | cucumber
उड़द लिख दिया था मूंग है, पीला मोजेक | green-gram
तिल कहा था पहले असल में अरंडी में सेमीलूपर है | castor
बाजरा नहीं बोया ज्वार है जी, दाने पर फफूंद | jowar
ककड़ी नहीं खरबूजा भी नहीं, तरबूज में अंदर खोखलापन | watermelon
अंगूर का मिल्ड्यू गया सेब पर अब भी राख जैसा | apple
सेब को थायोफिनेट मारा, अनार के धब्बों पर भी चलेगी | pomegranate
अनार को टपक से पानी दे रहे ड्रैगन फ्रूट को कितना | dragon-fruit
आंवला बिना पानी चल रहा बेर को भी न दूं | ber
बेर को काट दिया जड़ तक आंवले को भी काटूं | amla
आम को यूरिया दो किलो दिया, कटहल को | jackfruit
मोसंबी का फल गिरना 2,4-डी से रुका संतरे का कैसे | orange
संतरे की डिंकी हो गई, मोसंबी पर भी वही छिड़कूं | sweet-orange
टमाटर की ग्रे फफूंद कम हुई स्ट्रॉबेरी वाली नहीं | strawberry
खीरे की मकड़ी मर गई शिमला मिर्च की चिपकी हुई | capsicum
टमाटर की छंटाई हो गई शिमला मिर्च की कितनी शाखा रखूं | capsicum
टमाटर की पौध तैयार, फूलगोभी वाली गल रही | cauliflower
गोभी की नर्सरी बच गई मिर्च की कमर से गिर रही | chilli
धान में रोपाई करते हैं मड़ुआ में भी रोपें या छींटें | ragi
मड़ुआ छींट दिया धान भी छींट दूं क्या | rice
गेहूं को चार पानी दिए जौ को कितने | barley
बरसीम की पहली कटाई हुई जई कब काटें | oat
जई कट चुकी बरसीम में अगली कटाई कब | berseem
ग्वार में बीज उपचार कर लिया, लोबिया में किससे करूं | cowpea
लोबिया के जैसा कल्चर ग्वार में भी मिलाऊं | guar
उड़द को डीएपी दी कुल्थी को भी चाहिए | horse-gram
चने में राइजोबियम चलता है, राजमा में भी गांठें बनेंगी | kidney-bean
सूरजमुखी में बोरॉन दिया, कुसुम को भी दें | safflower
कुसुम के पौधे छांट दिए सूरजमुखी में कितनी दूरी रखें | sunflower
कपास को दो बार निराया पटसन को कितनी बार | jute
मूंगफली में जिप्सम पड़ गया तिल में भी पड़ेगा | sesame
तिल छिड़क चुके, मूंगफली बची है, जिप्सम कब डालना | groundnut
कपास की चुटाई हो रही अरंडी की तुड़ाई कब | castor
गेहूं में जो खरपतवार दवा डाली गन्ने में चलेगी | sugarcane
गन्ने वाली 2,4-डी बची है गेहूं में कितनी डालूं | wheat
अरहर की दवा बची पड़ी है, कपास की सुंडी पे चलेगी | cotton
गेहूं में डाला था यूरिया नैनो, धान में कितनी बार | rice
पालक की कटाई शुरू, चौलाई कितने दिन में काटूं | amaranthus
पालक उग गया मूली कितने दिन में उखाड़ें | radish
पपीता पिंच नहीं होता, सहजन की चोटी कब तोड़ें | drumstick
आलू पे मैंकोजेब चला, अरबी के झुलसे पे भी चलेगा | colocasia
तोरई लौकी मचान पर, कद्दू जमीन पर ठीक रहेगा | pumpkin
करेले का बीज भिगोया, खीरे का भी भिगोना है | cucumber
खीरे के बीज जम गए करेले के नहीं जमे | bitter-gourd
तरबूज का पका होना थपथपाके जाना, खरबूजे का कैसे | muskmelon
सुपारी को पोटाश दिया नारियल को भी दें | coconut
नारियल का लाल घुन फंदे से रुका, सुपारी वाला कोलेरोग नहीं | arecanut
टमाटर की तो दवा आपने बता दी थी, मिर्च की बाकी | chilli
गेहूं में जो कमी जिंक की थी धान में दिख रही | rice
बैंगन सहता है सूखा, टमाटर कितने दिन सहेगा | tomato
जौ खारे में चल जाता, गेहूं चलेगा क्या ऊसर में | wheat
चना एक पानी में हो जाता है सरसों में कितने लगें | mustard
मसूर गीली मिट्टी झेल गई चना झेलेगा क्या | chickpea
धान की पुआल से ढका है प्याज, सड़ तो नहीं जाएगा | onion
गेहूं का भूसा भिगोया बटन मशरूम में केसिंग कब | mushroom
धान के पुआल पर लगाई मशरूम में हरी फफूंद | mushroom
ड्रिप पपीते वाली है केले पर कितनी देर चलाऊं | banana
अनार का कैलेंडर मिला, अंगूर का फ्यूंगिसाइड कैलेंडर चाहिए | grapes
मूंगफली में सफेद लट थी पिछले साल, कपास बो दूं | cotton
कपास में जड़ गलन था पिछली बार, मूंगफली सुरक्षित रहेगी | groundnut
ट्रैक्टर मक्का में फंसा है, आलू की मिट्टी कब चढ़ाते | potato
आलू वाले क्यारी खाली, मक्का जायद की किस्म कौन | maize
धान से मन भर गया गन्ने की 0238 में लाल सड़न | sugarcane
गन्ना छोड़ रहे हैं, धान सीधी बुवाई में बीज कितना | rice
अरहर लेट हुई, सोयाबीन पहले आया, दाना बैंगनी धब्बा | soybean
उड़द बोना था बारिश नहीं हुई, मूंग चलेगी अगस्त में | green-gram
मूंग का बीज नहीं मिला उड़द ले आया, कितना किलो | black-gram
मक्का लगाने का सोचा पर पानी कम, बाजरा कब बोएं | bajra
बाजरे का बीज बच गया, ज्वार का बीजोपचार पूछना है | jowar
कपास का लाल बग भिंडी पर चढ़ आया भगाएं कैसे | okra
भिंडी काट दी, कीड़े सारे कपास पर आ गए | cotton
आलू खोदा तो लाल भृंग सब बैंगन पर पहुंचे | brinjal
बैंगन के पास लगाया था मुरझान आलू में आया | potato
कद्दू की मोजेक खीरे में फैली लगती है | cucumber
खीरे से मोजेक कद्दू में फैली लगती है | pumpkin
जामुन अमरूद सब फले, बस आम एक साल छोड़ता | mango
आम एक साल छोड़ता चलो ठीक, अमरूद भी नहीं फला | guava
नींबू की जड़ में पानी रुका बचा, पपीता गल गया | papaya
पपीता गल गया वो तो गया, नींबू बचाऊं कैसे पीला | lemon
प्याज की पौध से रोपते, लहसुन कली सीधी या उल्टी | garlic
फूलगोभी ढकते हैं पत्ते से पत्तागोभी भी ढकनी पड़ेगी | cabbage
मक्का की छाया में लोबिया लंबी होकर फली नहीं देती | cowpea
धान की कटाई के बाद खेत में नमी बहुत है अब गेहूं की बुवाई बिना जुताई के जीरो ड्रिल से कर सकते हैं क्या | wheat
गेहूं में तो कुछ नही लगा पर बगल वाली सरसों में छोटे हरे कीड़े चिपके हुए है पत्ते सिकुड़ रहे कौन सी दवा मारू | mustard
पिछले साल अरहर सूख गई थी उकठा से इस बार उसी खेत में चना डाला है इसमें भी वही न हो जाए बीज में क्या मिलाएं | chickpea
हमारे यहां टमाटर के पास भिंडी लगी है भिंडी की सफेद मक्खी से टमाटर के पत्ते मुड़ रहे है टमाटर बचाने का उपाय | tomato
मक्का का भूसा खिलाने के बाद से हमारी गाय का पेट फूला हुआ है और जुगाली बंद है क्या करें तुरंत बताओ | cattle
मुर्गियों के लिए घर का दाना बनाना है इसलिए मक्का लगाई है पर भुट्टे में दाने आधे ही भरे है क्या कमी है | maize
आलू की खुदाई के बाद उसी खेत में मूंग लेनी है पर अभी आलू की बेल काटने के कितने दिन बाद खोदें | potato
आलू खोद लिया अब खेत खाली है सोच रहे गर्मी वाली मूंग डाल दें कितने किलो बीज लगेगा एक एकड़ में | green-gram
पपीते की तरह केले में भी क्या ड्रिप से खाद दे सकते है और कितने दिन के अंतर पर देना रहता है | banana
केले के बाग के बीच में पपीता के पौधे लगाए थे अब उनके पत्ते छोटे और धारीदार हो गए है फल भी नही बन रहे | papaya
दुकानदार ने मिर्च वाली दवा दे दी और बोला बैंगन में भी चलेगी फल छेदक के लिए, क्या यह सही है या कुछ और डालूं | brinjal
भैंस को तो टीका लगवा दिया था लेकिन बकरियों के मुंह में छाले और दस्त है क्या ये पीपीआर है | goat
गन्ने की पेड़ी में लहसुन बोया था लहसुन निकल गया अब गन्ने में यूरिया कब और कितना देना है | sugarcane
गन्ने के बीच लहसुन बोया था गन्ना बढ़िया है पर लहसुन की पत्तियां ऊपर से पीली होकर सूख रही | garlic
आम के बगीचे में छांव रहती है वहां हल्दी लगाने की सोच रहा हूं कंद किस महीने में लगाए और कितनी दूरी पर | turmeric
हल्दी तो छांव में ठीक चल रही है बस आम के बौर पर काला काला चिपचिपा जम रहा है इसका क्या करें | mango
प्याज की नर्सरी के लिए गोबर खाद नही है मुर्गी की खाद डाल सकते है क्या पौध जल तो नही जाएगी | onion
मेरे चूजे धान की भूसी पर बिछे है भूसी गीली होने से खांस रहे हैं और आंख से पानी आ रहा | poultry
कपास के चारों ओर भिंडी की लाइन ट्रैप के लिए लगाई थी फिर भी टिंडे के अंदर गुलाबी सुंडी निकल रही है | cotton
टमाटर के किनारे गेंदा लगाया था सुंडी के लिए, टमाटर बच गया मगर गेंदे के फूल भूरे होकर सड़ रहे है | marigold
मछली के तालाब के पास वाला धान का खेत हमेशा डूबा रहता है पौधे सिरे से पीले होकर मर रहे क्या डालें | rice
धान के खेत में मछली छोड़ी है तीन दिन से ऊपर मुंह निकाल कर सांस ले रही हैं पानी भी मटमैला है | fish
सोयाबीन छोड़ के इस बार मूंगफली कर रहा हूं जिप्सम कब देना होता है और कितना किलो एकड़ में | groundnut
मूंगफली में जिप्सम दिया था फायदा हुआ तो क्या सोयाबीन में भी सल्फर के लिए जिप्सम ही डाले या कुछ और | soybean
गेहूं के भूसे को कितनी देर उबालना पड़ता है मशरूम का बैग बनाने के लिए और कितने दिन में आती है | mushroom
बैंगन और मिर्च दोनो एक ही क्यारी में है बैंगन हरा भरा है लेकिन दूसरी वाली यानी मिर्च की पत्ती ऊपर को मुड़ रही | chilli
सोयाबीन के साथ तुअर की चार लाइन डाली थी सोयाबीन कट गया अब तुअर में फूल झड़ रहे है क्या स्प्रे करू | pigeon-pea
लौकी में लाल कीड़े लगे थे उनको राख से भगाया, अब भिंडी की फली में छेद दिख रहे हैं राख काम करेगी क्या | okra
खीरे की बेल पर पाउडर जैसा सफेद लगा था दवा से ठीक हो गया अब वही सफेद लौकी के पत्तों पर दिख रहा | bottle-gourd
इसबगोल नही सरसों की जगह जीरा बोया है बादल हो रहे है झुलसा आने का डर है पहले से क्या छिड़के | cumin
जीरे वाली जमीन में धनिया डाल दिया 20 दिन में भी पूरा नही उगा बीज को रगड़ के डालना था क्या | coriander
गाय का दूध तो बराबर है पर भैंस बरसीम खाने के बाद भी दूध कम दे रही और हीट में नही आती | buffalo
भैंस बड़े चाव से खाती है इसलिए बरसीम लगाई, दूसरी कटाई के बाद बढ़ ही नही रही कौन सी खाद दें | berseem
सरसों के फूल खत्म होने वाले हैं मधुमक्खी के बक्से कहां ले जाए और खाने को चीनी घोल कब दें | honeybee
मधुमक्खी कम आ रही इसलिए सूरजमुखी के फूल में बीच के दाने खाली रह जाते है हाथ से क्या करना चाहिए | sunflower
मक्के की छांव में अदरक बोई है गांठें नीचे से गल रही है बदबू आती है मक्का में तो कोई दिक्कत नही | ginger
सुपारी के पेड़ पर काली मिर्च की बेल चढ़ाई थी बरसात में बेल के पत्ते काले होकर गिर गए | black-pepper
काली मिर्च की बेल तो ठीक है पर जिस सुपारी पर चढ़ी है उसके कच्चे फल गिर रहे बरसात में | arecanut
नारियल के नीचे अनानास लगाया है अनानास से कोई परेशानी नही, नारियल की नई पत्ती में कैंची जैसे कटे निशान है | coconut
ज्वार में अर्गट आता था इसलिए छोड़ दी, अब बाजरे के सिट्टे से भी शहद जैसा चिपचिपा टपक रहा | bajra
केला बीच में लगा है वो ठीक फल रहा बस जिनके लिए छाया करनी थी वो सुपारी के छोटे पौधे पीले पड़ रहे | arecanut
मधुमक्खी वाले भाई ने 50 बक्से रख दिए है हमारे खेत में, फूल पर माहू है अब सरसों में दवा किस टाइम मारे | mustard
लीची में फूल खत्म हो गए सूरजमुखी अभी दूर है तब तक मधुमक्खियों को भूखा मरने से कैसे बचाए | honeybee
भैंस तो एक टीके में गाभिन हो गई, वहीं साथ बंधी गाय तीन बार कराने पर भी नही रुक रही | cattle
खेत में लूसर्न अच्छी है, उसी में खुली छोड़ दी थी दो बकरी अब पेट ढोल हो गया लेट गई है | goat
बकरी पालने से पहले चारा तैयार करना है रिजका का बीज कितना और किस महीने में डाले कटाई कब मिलेगी | lucerne
नर्सरी गेहूं के ठूंठ वाले खेत में डाली है 12 दिन की है, धान के पौधे सफेद सफेद हो रहे लोहा कम है क्या | rice
धान का पुआल जलाया नही मिट्टी में मिला दिया अब 25 दिन का गेहूं पीला दिख रहा है दीमक है या यूरिया की कमी | wheat
मसूर काट ली सरसों भी काट ली अब बस एक ही चीज खड़ी है चना उसमें इल्ली फली के अंदर घुसी है | chickpea
चने में इल्ली की दवा से फायदा था वही घोल बच गया है मसूर पर माहू दिख रहा चलेगा या दूसरी लाऊं | lentil
बाजरा काटने के बाद ठूंठ चर रही थी भेड़ें, शाम से लंगड़ा रही है खुर के बीच में पक गया है | sheep
भेड़ का मेंगनी खाद दो ट्रॉली डाली है तो बाजरे में डीएपी घटा सकते है कि पूरा ही देना पड़ेगा | bajra
शहतूत के पास वाले कपास में स्प्रे हुआ उसके बाद से रेशम के कीड़े पत्ती नही खा रहे उल्टी कर रहे | silkworm
रेशम कीट पालन करता हूं इसलिए जहर कम मारना है, कपास में हरा तेला और थ्रिप्स देसी तरीके से कैसे रुके | cotton
हमारे बागान में छाया को सिल्वर ओक और काली मिर्च है, चाय की पत्ती के किनारे लाल जंग जैसे हो रहे है | tea
कॉफी के साथ इलायची भी है कॉफी की तुड़ाई हो चुकी, अभी दूसरी वाली में कैप्सूल छोटे रह रहे और दाग है | cardamom
काली मिर्च चढ़ाने को पेड़ों की डाल काटी उससे धूप बढ़ गई, कॉफी के तने में छेद और बुरादा निकल रहा | coffee
मक्का और चावल की पॉलिश खिला रहे फिर भी सूअर के बच्चे दस्त से मर रहे पैदा होने के हफ्ते भर में | pig
बाजरा सस्ता है यहां मक्का महंगी, मुर्गियों के दाने में आधी मक्का हटा के बाजरा दे दूं तो अंडे घटेंगे क्या | poultry
अंगूर वाले मित्र बोले पत्ती गिराने के लिए इथरेल मारो, क्या अनार में भी बहार लेने को यही करना है और कितना | pomegranate
अनार का तेलिया रोग तो हमारे गांव में पुराना है लेकिन अंगूर पर इस बार पत्ती के नीचे सफेद रुई सी आई | grapes
सब लोग आम में पेक्लो डालते है वैसे ही अमरूद में सर्दी का फल लेने के लिए क्या करें बरसाती नही चाहिए | guava
आम का मिलीबग चढ़ने से रोकने को पट्टी बांधी थी, उसी बाग की लीची के फल गर्म हवा में फट रहे है | litchi
अमरूद बेर आंवला तीनों के पेड़ है, पहले और आखिरी वाले की छंटाई हो गई बेर की कब करें | ber
बेर की छंटाई मई में करवा ली, आंवले के फल अंदर से काले निकल रहे है ऊपर से एकदम साफ | amla
पपीता पहले ही उखाड़ दिया था, अब वहां खड़े चीकू में फूल तो बहुत लगते पर फल एक भी नही टिकता | sapota
कटहल में छोटे फल काले होकर झड़ रहे है जैसे आम के छोटे टिकोरे झड़ते है वैसे ही, क्या डाले | jackfruit
मौसंबी की कलम रंगपुर पर थी वो चल गई, नागपुरी संतरे के पेड़ एक एक कर के ऊपर से सूख रहे | orange
संतरे वालों को तो अंबिया बहार मिल गया हमारी मौसंबी में पानी कब तोड़ना और कब खोलना है | sweet-orange
अनार की तरह नींबू में भी हस्त बहार लेना चाहता हूं ताकि गर्मी में फल मिले, पानी कब बंद करूं | lemon
मटर आलू तो हमारे पहाड़ पर हो जाता है पर सेब के फल पर काली पपड़ी वाले दाग आ रहे कौन सा स्प्रे | apple
पहले यहां शिमला मिर्च का पॉलीहाउस था अब उसी में स्ट्रॉबेरी लगानी है पौधे की दूरी और मल्चिंग बताइए | strawberry
स्ट्रॉबेरी का मल्च बचा है 25 माइक्रोन का, उसी पर शिमला मिर्च लगा दी निचले फल पर धूप से सफेद धब्बे | capsicum
अंगूर के पुराने खंभे खाली पड़े है उन पर ड्रैगन फ्रूट चढ़ाना हो तो कितने पौधे एक खंभे पर लगेंगे | dragon-fruit
नारियल और रबर के बीच की जगह में अनानास है उसमें सब पौधे एक साथ फूल देवे इसके लिए क्या दवा | pineapple
अनानास निकालने के बाद बीच में घास जम गई है और रबर का टैपिंग वाला छाल सूख गया दूध नही आता | rubber
आम जैसा ही काजू में भी नई कोंपल और फूल सूख जाते है चाय के मच्छर से क्या, कौन सी दवा कब कब | cashew
गन्ना काट के मेड़ पर सागौन लगाया था पत्ती जाली जैसी हो गई बस नसें बची है कौन सा कीड़ा है | teak
गेहूं की पैदावार मेड़ के पास घट रही है वो तो पता है, सफेदे के पौधों में गांठें बन गई पत्तों पर | eucalyptus
केले को सहारा देने के लिए बांस चाहिए इसलिए खुद बांस लगाना है किस महीने और कितनी दूर पर गड्ढे करें | bamboo
लहसुन खोद कर छाया में लटका दिया, प्याज अभी खेत में ही है गर्दन मोटी रह गई और ऊपर फूल निकल आए | onion
प्याज में थ्रिप्स के लिए जो मारा था उससे बढ़िया असर रहा, लहसुन की कलियां अलग अलग फट के पौधे बन रही | garlic
फूलगोभी की तुड़ाई पिछले हफ्ते पूरी हो गई पत्तागोभी अभी बंध रही थी कि बारिश के बाद सिर फट गए | cabbage
पत्तागोभी तो बंध के तैयार है, फूलगोभी के फूल में बीच से रोएं जैसे निकल रहे और रंग पीला पड़ गया | cauliflower
मूली निकाल के खेत साफ किया था फिर डेढ़ महीने बाद अब गाजर उखाड़ी तो सब दो दो टांग वाली टेढ़ी | carrot
गाजर में तो जड़ सीधी बन रही है पास की क्यारी में मूली में पत्ते ही पत्ते, नीचे मोटी होती ही नही | radish
मेथी धनिया कट गया, धनिया में कोई रोग नही था, पालक पे गोल गोल सफेद धब्बे जिनका किनारा लाल है | spinach
पालक की तीन कटाई ले ली यूरिया देकर, लाल चौलाई की साग के पत्तो के नीचे सफेद छाले पड़ गए | amaranthus
खरबूजे में जाल आ गया तोड़ने लायक हैं, तरबूज उसी दिन लगाया था उसके पेंदे काले होकर गल रहे | watermelon
तरबूज पर फल मक्खी के लिए ट्रैप लगा दिए है काम हो रहा, खरबूजा फट जा रहा है पकने से पहले ही | muskmelon
करेले का मचान बना हुआ था उसी पर चढ़ा दिया खीरा, अब टेढ़े मेढ़े और पेट से पतले फल आ रहे | cucumber
खीरा खत्म हो गया बेल हटा दी, उसी मचान पर करेले में अब छोटे फल पीले होके अंदर कीड़े वाले | bitter-gourd
लौकी में हाथ से परागण करके फल बैठ गए थे, कद्दू के छोटे फल गोली जितने होके गिर जाते है | pumpkin
अदरक की खुदाई हो गई बीज रख लिया, अरबी के पत्तों पर पानी जैसे बड़े धब्बे बन के पूरा पत्ता लटक जाता | colocasia
केले की जगह अब सहजन के पेड़ है, बरसात बाद बालों वाली सुंडियां तने पर झुंड में चिपकी रहती है | drumstick
हल्दी की पत्ती सूख गई खुदाई का समय है, अदरक अभी हरी थी पर तना पकड़ के खींचो तो हाथ में आ जाता | ginger
अदरक में सड़न आई थी वो सब उखाड़ के फेंक दी ट्राइकोडर्मा डाल दिया, हल्दी के पत्ते पर भूरे गोल छल्ले वाले दाग | turmeric
आलू में झुलसा आया था दो स्प्रे से रुक गया, साथ वाले मटर की फली और तने पर सफेद चूर्ण जमा है | green-pea
चना मसूर दोनो में फली आ गई, सूखी मटर जो दाल के लिए बोई उसके पत्ते पर सफेद टेढ़ी लकीरें बनी | field-pea
मक्का के साथ चढ़ाया था राजमा को, मक्का तोड़ ली, राजमा की पत्तियां पीली चितकबरी होकर सिकुड़ी हुई | kidney-bean
मूंग तो तोड़ के रख दी धूप दिखा के, लोबिया में एक भी फली नही बस बेल ही बेल फैल रही | cowpea
अरहर की बढ़वार बहुत अच्छी है बीच की उड़द के पत्ते पीले चकत्ते वाले हो गए पूरे खेत में फैल रहा | black-gram
उड़द निकाल ली झाड़ ली, अरहर अकेली बची है, एक एक पौधा खड़े खड़े मुरझा रहा तना चीरो तो काली धारी | pigeon-pea
रागी कट गई उसके बाद बची नमी में कुलथी छींटी है, 30 दिन की हो गई पत्ते जंग के रंग के दाने वाले | horse-gram
बाजरा तो चिड़िया से बचा लिया, ग्वार की फलियां सूखने से पहले पत्तों पर काले भूरे तैलीय धब्बे आ गए | guar
ग्वार के साथ ही तिल डाला था ग्वार में फली भर गई, तिल में फूल की जगह हरे पत्तों के गुच्छे | sesame
मूंगफली उखाड़ ली सुखा ली, अरंडी बची है बीच वाली उसके सिकरे पर भूरी फफूंद रुई जैसी दाने सड़ रहे | castor
चने में फूल टाइम पर आया, पास की अलसी में कली के अंदर छोटा मैगट है कली खुलती ही नही | linseed
ज्वार की कटाई कर ली रबी वाली, कुसुम अभी कांटे पर है उस पर काले माहू भरे हुए पत्ते चिपचिपे | safflower
चना खराब हुआ तो दुबारा सूरजमुखी लगा दिया, 40 दिन में पत्ते पर काले भूरे धब्बे नीचे से ऊपर जा रहे | sunflower
कपास की दो चुनाई हो चुकी, बाकी आधे खेत में जो ज्वार है उसके बीच की पत्ती सूख के खींचने से निकल आती | jowar
धान की रोपाई निपट गई, मंडुआ जो ऊपर के खेतों में है उसकी बाल टूट के लटक रही गर्दन काली होके | ragi
गेहूं अब ठीक है रतुआ की दवा मारी थी, जौ की बालियों में दाने की जगह काला चूर्ण भरा निकल रहा | barley
बरसीम की चौथी कटाई ले रहे है भैंस खा रही है, जई कितने दिन की हो तब काटे कि दूसरी बार फूटे | oat
लूसर्न में अमरबेल आ गई थी उसको उखाड़ के जला दिया, नेपियर घास की कटाई के बाद फुटाव बहुत कम | hybrid-napier
मक्का का साइलेज भर दिया गड्ढे में, चारे वाली ज्वार सूखे में रुकी पड़ी है कब खिलाना सेफ रहेगा | fodder-sorghum
मिर्च की नर्सरी तो ठीक निकल गई, तंबाकू की नर्सरी में पौधे जमीन की सतह से गल के गिर रहे | tobacco
धान के बाद सरसों लेते हैं हर साल, जूट जो बीच में लेते हैं उसका रेशा काला सा आ रहा सड़ाने पर | jute
गेंदे की तुड़ाई नवरात्रि में हो गई, गुलाब के पत्तों पर काले गोल दाग आकर पीले होकर झड़ते है | rose
गुलाब की छंटाई अक्टूबर में करवा ली थी, मोगरे की कलियां बैंगनी पड़ जाती है और अंदर छोटा कीड़ा | jasmine
रजनीगंधा के डंडे कट चुके, गुलदाउदी में कली बनने का टाइम है लेकिन पौधे लंबे होके गिर रहे | chrysanthemum
गेंदा हटा के उसी बेड में रजनीगंधा के कंद लगाए, डंडा छोटा और कली खिले बिना भूरी हो रही | tuberose
गुलाब की नई टहनियां ऊपर से काली होकर सूख रही छंटाई के बाद से, मोगरा और गेंदा दोनो में फूल भरपूर | rose
ज्वार मेरी भी है भाई की भी, उसका सवाल नही, मक्का के पत्ते की पोंगली में लकड़ी के बुरादे जैसा मल भरा | maize
रागी तो बारिश के भरोसे हो जाएगी, धान की रोपाई में देर हो रही पौध 45 दिन की है लगाएं कि नही | rice
मूंगफली के पौधे गोल गोल घेरे में मर रहे सफेद धागे और सरसों जैसे दाने जड़ पर, कपास उसी मेड़ पर ठीक है | groundnut
सरसों की पत्ती के नीचे सफेद फफोले और फूल की डंडी सूज के मुड़ गई, गेहूं को दो पानी लगा चुके | mustard
अलसी की पत्तियों पर नारंगी चूर्ण, हाथ में लग जाता है, चना कट चुका मसूर में फली पक रही | linseed
बकरियों के खुर बढ़ गए लंगड़ाती है, गाय भैंस का डॉक्टर आया था उनको देख कर चला गया इनका किससे और कैसे कटवाएं | goat
बकरी की बीमारी तो गांव में चल रही थी वो निपटी, अब बछड़े के चमड़ी पर गांठें उभर आई बुखार भी है | cattle
पाड़ी तीन साल की हो गई भैंस की, गर्मी में नही आती जबकि गाय की बछिया ढाई साल में ब्या गई | buffalo
मछली तालाब के ऊपर बाड़ा बनाया है मुर्गियां अंडे के छिलके पतले दे रही और एक दूसरे के पंख नोचती | poultry
मुर्गी की बीट रोज तालाब में जाती है पानी हरा गाढ़ा हो गया, मछलियां सुबह किनारे आकर हांफती है | fish
सूअर बाड़े से सटी मुर्गियां है उनको टीके लग गए, सूअरों के कान पेट लाल नीले हो गए तीन मर गए | pig
सूरजमुखी में भी रखे थे सरसों में भी, मधुमक्खी के छत्ते में बच्चे काले और बदबू वाले हो रहे ढक्कन धंसे | honeybee
आम के बाग में शहतूत लगा रखा है, रेशम के कीड़े तीसरी नींद के बाद पीले फूले हुए और फट जाते | silkworm
चना कटने के बाद खेत में भेड़ बिठाते है, इस बार ऊन झड़ रही और खुजली से दीवार रगड़ती है | sheep
हल्दी नीचे लगी थी वो तो खोद ली, केले के तने को काटो तो अंदर लाल भूरे घेरे और पत्ते लटक गए | banana
कोको नही हमारे नारियल में केला लगा है, केला खाली कर दिया तब से नारियल के तने से लाल पानी रिसता | coconut
नारियल वाले खेत को पानी मिल जाता है, ढलान पर काजू के तने में नीचे छेद और गोंद के साथ भूसा | cashew
रबर हटा कर लगाई गई चाय की चौथी साल की झाड़ियां, कीड़ा पत्ती चूसता है काले धब्बे बनते कोंपल मुड़ जाती | tea
अदरक में जो कॉपर दिया था वो बच गया है, इलायची के पौधे में पत्ते पतली धारी वाले और गुच्छे छोटे हो रहे | cardamom
कॉफी चुन ली गई अब सुखा रहे है, काली मिर्च की लताएं एक एक करके जड़ से पीली हो के मर रही | black-pepper
आलू खोद के जल्दी जल्दी मेंथा लगा दिया था, अब नीचे के पत्ते पीले हो झड़ गए और रोएंदार सुंडी लगी | mint
इस बार सौंफ नही, धनिया भी कम है, ज्यादातर जीरा है उसमें बीच बीच में पौधे झुक के सूख रहे जड़ भूरी | cumin
लहसुन की तरफ पानी रोज जा रहा था, धनिया में तने पर गांठ जैसे उभार और बीज सब फूले हुए | coriander
टमाटर के पौधे हटा दिए थे वायरस से, मिर्च अब तोड़ने लायक है, लाल होते होते उस पर गोल धंसे काले दाग | chilli
मिर्च की नर्सरी पर जाली लगाई थी सही निकली, टमाटर का पिछला हिस्सा काला चमड़े जैसा हो जाता है पकने से पहले | tomato
आलू की मेड़ पर दस पौधे बैंगन के है पत्ते बहुत छोटे छोटे झाड़ी जैसे हो गए एक भी फल नही आता | brinjal
बैंगन में तना छेदक देखा तोड़ के फेंक दिया, आलू छील के देखो तो अंदर से काला निकल रहा खोखला भी | potato
कपास चुग ली कीड़ा भी उसी में था, भिंडी के पत्तों की नसें पीली हो गई और फल भी सफेद पीला | okra
खीरे वाले नेट हाउस में माइट खत्म हो गई, शिमला मिर्च में नई पत्ती नाव जैसी उलटी और फूल काले होके गिरते | capsicum
धान का पुआल नया है, गेहूं का भूसा पुराना था उसमें अच्छा निकला था, अब मशरूम के बैग में हरी फफूंद | mushroom
मक्का में तो खरपतवार की दवा मार ली थी, सोयाबीन 22 दिन की है चौड़े पत्ते और सांवा दोनो भरे है | soybean
तिल पलट दिया पानी में सड़ गया था, उसकी जगह मूंग है अब 35 दिन, फूल पर काले थ्रिप्स नाचते दिखते | green-gram
धान का खेत था मिट्टी कड़ी रह गई, 20 दिन बाद चने की जड़ के पास सफेद फफूंद लगी पौधे पीले | chickpea
गेहूं के बदले लगाया है मसूर को, फूल के समय पाला पड़ गया, अगली बार बचाने को क्या कर सकते थे | lentil
मसूर वाले टुकड़े में तो पाला खा गया, गेहूं में गभोट है और पत्तों पर पीला पाउडर धारी में पैंट पर लगता | wheat
मूंग इस साल नही करनी, बाजरा और ग्वार दोनो मिला के बोने है बीज कितना कितना रखूं और कतार कैसे | bajra guar
प्याज में कुछ नही लगा, टमाटर मिर्च दोनो के पत्ते ऊपर मुड़ रहे है सफेद मक्खी बहुत, एक ही दवा चलेगी | tomato chilli
टमाटर लगाने का मन था पौध महंगी थी टमाटर का भाव भी नही, सो प्याज रोप दी पत्तों पे बैंगनी धब्बे हो गए | onion
मैं तो प्याज वाला किसान हूं प्याज की सब जानकारी है, पहली बार टमाटर किया है फूल आते ही झड़ जाते | tomato
ससुर जी बोलते है गन्ना लगाओ गन्ने में मेहनत कम, मैंने मक्का बो दी अब भुट्टे के बाल कीड़े ने काट दिए | maize
गेहूं काटने के बाद देर से लगाया था सो कल्ले कम है गन्ने में, पत्तियां भी सफेद धारी वाली निकल रही | sugarcane
आलू के बाद मूंग, मूंग के बाद ये चक्कर चलाते हैं, धान इस बार रोपा तो 20 दिन में जंग जैसे भूरे छींटे | rice
धान की पराली नीचे बिछा के बिना जुताई आलू रखा है ऊपर से पुआल कितना मोटा रखना चाहिए हरा हो रहा | potato
तुअर की चार लाइन के बाद दस लाइन ये, तुअर सूखी नही, कपास की पत्ती लाल होकर झड़ने लगी बोंड छोटे | cotton
चने के ढोरा को नीम से रोक लिया था कोठी में, तुअर में दाने पर सफेद अंडे चिपके हुए है भरने से पहले | pigeon-pea
सोयाबीन का कुटार बिखरा पड़ा था खेत में उसी में दीमक आई, चना 15 दिन का जड़ कटी मिलती है | chickpea
चना गेहूं तो रबी की बात है तब देखेंगे, अभी सोयाबीन के तने में छल्ले बने है ऊपर की पत्ती लटक गई | soybean
सरसों की खली 2 क्विंटल है घर में उसको मूंगफली की बुवाई से पहले डालूं तो सफेद लट तो नही बढ़ेगी | groundnut
मूंगफली की खुदाई नवंबर में जाके खत्म होगी, तब तक क्या लेट हो जाएगी सरसों और कौन सी किस्म लूं | mustard
नीम की खली की जगह अरंडी की खली टमाटर में डालता हूं, इस बार अरंडी खुद बोई है पत्ते को सुंडी चाट गई | castor
नेपियर और बरसीम काट के देता हूं फिर भी गाय मिट्टी चाटती है कपड़ा खाती है दीवार भी चाटती | cattle
दो गाय और एक भैंस के लिए पूरे साल का हरा चारा, नेपियर कितने बिस्वा में लगा दूं कि कम न पड़े | hybrid-napier
सरसों की खल तीन किलो और गेहूं का दलिया देते है भैंस को, थन से दूध के साथ फुटकी आ रही | buffalo
धान कटने से दस दिन पहले खड़े में छींट दिया था बरसीम को, जमी तो पर कासनी बहुत निकल आई | berseem
बाजरा कड़वा लगता पशु को, भैंस के लिए चारे की मक्का बो रहा हूं बीज घना रखूं कि दाने वाली मक्का जितना | fodder-maize
गेहूं जैसा ही दिखता है पर जई का चारा, पहली कटाई के बाद पीला पड़ गया गेहूं वाला यूरिया बचा है डाल दूं | oat
ऊंट बकरी के लिए रिजका है तीन साल पुराना, अब बीच बीच में खाली और पीला, दुबारा बोऊं कि खाद दूं | lucerne
अमरूद में फल मक्खी वाली बोतल टांगते हैं, आम में बीज के पास काला गूदा और ऊपर से साफ, दशहरी है | mango
आम की गुठली में कीड़ा पुरानी बात है यहां, अमरूद पके तो अंदर सफेद कीड़े रेंगते मिले बरसात वाले | guava
मिर्च और खीरे के साथ में ही लगे थे, पपीते के नए पत्ते मोजेक जैसे तने पर तेल के दाग | papaya
नींबू के कैंकर के लिए स्ट्रेप्टो मारा था चल गया, अनार में L या Y जैसी फटन वाले काले धब्बे फल पर | pomegranate
अनार का बाग इसी से घेरा हुआ है, कागजी नींबू के पत्ते में चमकती टेढ़ी सुरंगें और पत्ता मुड़ा हुआ | lemon
स्ट्रॉबेरी वाला थ्रिप्स ट्रैप नीला होता है पता है, अंगूर के घड़ में मणि फट रहे पानी के बाद | grapes
नाशपाती नही लगाई, राजमा बीच में ले लिया था, सेब के तने की छाल नीचे से सड़ रही गीली मिट्टी में | apple
केले की आड़ दी थी सर्दी में छोटे पौधों को, लीची की पत्ती नीचे से मखमली भूरी और सिकुड़ी हुई | litchi
काली मिर्च चढ़ी हुई है उस पर, कटहल के तने में बड़े छेद से बुरादा निकलता है मिर्च की बेल बचाते हुए क्या करूं | jackfruit
बेर के कांटे साफ हुए छंटाई हुई, आंवले की टहनी में गांठ फूली है जिसके अंदर काली सुंडी | amla
बांस भी है यूकेलिप्टस भी है मेड़ पे, सागौन सबसे पतला रह गया पांच साल में, छंटाई करनी पड़ती क्या | teak
काजू को हवा से बचाने के लिए समंदर की तरफ झाऊ यानी कैजुरीना लगाना है कतार में कितनी दूरी पर | casuarina
सागौन की जगह बांस लगाया था चौथा साल है, बीच के पुराने बांस कब काटूं कि नए कल्ले आएं | bamboo
करेला और तोरई मचान पर बढ़िया, लौकी जमीन पर फैली है उसके फल का सिरा पीला होकर गल जाता | bottle-gourd
मूली की दो लाइन के बीच में पालक डाला था ठंड में जल्दी फूल की डंडी उठ गई पत्ते छोटे | spinach
पालक तो कट के फिर आ जाता है, मूली अंदर से खोखली रेशेदार निकली बाहर से मोटी ताजी | radish
आलू वाला हर्बीसाइड पड़ा है घर में, गाजर में मोथा बथुआ बहुत है 12 दिन की है क्या वो मार सकते | carrot
गाजर की खुदाई के खेत में पछेती मटर बोई, फली के अंदर कीड़ा और दाना आधा खाया हुआ | green-pea
अरबी के बीच बीच में मक्का डाली थी छांव के लिए मक्का तोड़ ली, अरबी के पत्ते पीले पड़ने लगे अब खोदूं या रुकूं | colocasia
कपास के बाद गर्मी में प्लास्टिक बिछा के तरबूज, बेल की गांठ से लाल गोंद जैसा और पत्ते किनारे से सूखे | watermelon
धान की पराली की परत लहसुन पर बिछाई है घास दबाने को, हटानी पड़ेगी कि कंद बनने तक रहने दूं | garlic
गन्ने की सूखी पत्ती कितनी मोटी बिछाऊं अदरक लगाने के बाद, और दुबारा कब बिछानी होती | ginger
सोयाबीन का भूसा बहुत पड़ा है, गेहूं का नही मिल रहा, ढींगरी मशरूम उसपे उतना ही निकलेगा क्या | mushroom
गन्ने की पत्तियां यानी अगोला खिला रहे दो महीने से, चूना भी देना पड़ता है क्या गाय को हड्डी के लिए | cattle
मूंगफली की बेल सूखी रखी है और अरहर का भूसा भी, बकरी को कौन सा कितना दूं कि वजन बढ़े | goat
बिनौला यानी कपास का बीज देते थे, महंगा हो गया, भैंस की चिकनाई घटी है बदले में क्या दूं | buffalo
सोयाबीन की खली बदबू मार रही फफूंद दिखी है, मुर्गियों को दे दूं धूप में सुखा के या मर जाएंगी | poultry
सरसों खली और चावल का कना मिला के देते हैं तो मछलियां नीचे छोड़ देती है, कितना प्रतिशत वजन का दें | fish
आलू सड़े हुए और मूली के पत्ते बहुत मिल जाते हैं, सूअर का वजन छह महीने में भी 50 किलो नही हुआ | pig
जौ और ग्वार की कोरमा खिला के मेढ़े तैयार करते है, भेड़ के मेमने दूध छुड़ाने पर दुबले हो रहे | sheep
अरंडी के पत्ते काट के लाते है बगल से, एरी वाले रेशम कीट के कीड़े सुस्त पड़े काले होके लटक जाते | silkworm
नीलगिरी और सहजन के फूल है आसपास, मधुमक्खी के छत्ते में मोम का जाला और सुरंगें दिखती है | honeybee
गाय के साथ चरने छोड़ते हैं जंगल में, गाय को तो टीका लगा, मिथुन को भी खुरपका का लगवाना जरूरी है क्या | mithun
भेड़ बकरी नीचे उतार ली, याक ऊपर बर्फ में है चारा नही बचा दुबले हो रहे सर्दी में क्या खिलाएं | yak
बरसीम की आखिरी कटाई लेट हो गई 20 जून तक, फिर क्या धान में हरी खाद छोड़ के सीधा रोपाई कर दूं | rice
कपास की छंटिया दिसंबर तक खड़ी रहेगी, उतने लेट में गेहूं की कौन सी किस्म और बीज बढ़ाना पड़ेगा क्या | wheat
बाजरा 15 सितंबर तक कट जाएगा, खेत में नमी है, सरसों बिना पलेवा के बो दूं या पानी दे के | mustard
गन्ने की कतार के बीच में दो लाइन की जगह है, चना बोऊं तो बीज कितना लगेगा और कौन सी किस्म | chickpea
खड़े धान में पानी निकालने के बाद छिड़क के बोते हैं हमारे यहां, मसूर में बीज कितना रखें और भिगोना है क्या | lentil
आलू की खुदाई फरवरी आखिर में, फिर गर्मी का तिल चलेगा क्या पानी कितने बार लगता | sesame
गेहूं कटा 15 अप्रैल को अब बस 70 दिन है धान से पहले, उड़द की जल्दी पकने वाली कौन सी | black-gram
आलू में डाली गई पोटाश डीएपी की ताकत बची होगी ना, उसी खेत में बसंत वाली मक्का में कितना घटा दूं | maize
मक्का साइलेज को काट दी 10 सितंबर, एट्राजीन डाला था उसमें, आलू लगाऊं तो नुकसान तो नही होगा | potato
मूंग ग्रीष्म की कटी उसकी डंठल पलट दी, सोयाबीन को अलग से राइजोबियम लगाना पड़ेगा क्या फिर भी | soybean
प्याज उठाई है मार्च में ड्रिप वहीं पड़ी है, कपास अप्रैल आखिर में लगा दूं तो ज्यादा जल्दी तो नही | cotton
गेंदा साल में दो बार लेता हूं उसी खेत में सूत्रकृमि कम हुए, मिर्च की रोपाई के लिए पौध कितने दिन की सही | chilli
तरबूज उठा के जून में खाली हो जाएगा, दशहरे पे फूल चाहिए गेंदा के तो पौध किस तारीख को डालूं | marigold
खीरे का मौसम निकल गया भिंडी पुरानी पड़ी, अगेती गोभी यानी फूलगोभी के लिए नर्सरी धूप से कैसे बचाऊं | cauliflower
मटर के बाद आलू नही लिया, फरवरी में भिंडी के बीज ठंड में उगते नही भिगो के डालूं तो कितने घंटे | okra
सोयाबीन के बाद सीधे बीज छिड़क के लगाई है, प्याज घनी उगी है कितने दिन पे छांटूं और दूरी कितनी रखूं | onion
धनिया बीच में बोने से कीड़ा कम आता है सुना था सो बोया, बैंगन की टहनी फिर भी मुरझा के लटक रही अंदर सुंडी | brinjal
सरसों की ट्रैप लाइन तो बो दी थी उस पर कीड़े भी है, पत्तागोभी के पत्ते फिर भी छलनी, हीरक पीठ वाला पतंगा | cabbage
अरहर की फलियां तो पक्षी छूते नही, साथ के सूरजमुखी पे तोते बैठते सब दाने चुग जाते कैसे भगाऊं | sunflower
चने के खेत के चारों ओर कांटे वाली बाड़ के तौर पर कुसुम, बोने की गहराई और समय क्या रहेगा | safflower
कपास में ट्रैप के लिए लगाई थी अब अकेली फसल लूंगा, अरंडी की दूरी असिंचित में कितनी रखूं | castor
मूंगफली में चूहे है, ज्वार के भुट्टे में दाने की जगह लंबा काला सींग निकल आता, वैसा कभी ना देखा | jowar
सुपारी को छाया चाहिए थी, केले के पत्ते पर पतली लाइन से शुरू होके काले सूखे धब्बे | banana
संतरे के पेड़ बीच बीच में है उनसे अच्छे फल, कॉफी की पत्तियों के नीचे नारंगी चूर्ण और पत्ते गिर रहे | coffee
नारियल के नीचे छांव में उगाई थी अच्छी निकली, हल्दी को कितनी देर उबालूं और सुखाने में कितने दिन | turmeric
मक्का के साथ हरे चारे को मिलाई जाती है, लोबिया अकेला सब्जी के लिए बोऊं तो कौन सी किस्म | cowpea
उड़द का भूसा और मूंग की चूरी सुबह शाम देते है, गाय का गोबर पतला काला बदबूदार आ रहा चार दिन से | cattle
गेहूं की हरी बालियां चर गई खेत में घुस के, भैंस तब से खड़ी कांप रही दांत पीस रही मुंह से झाग | buffalo
अमरूद और बेर की पत्तियां तोड़ के डालते हैं, बकरी ने दो मरे बच्चे गिरा दिए तीसरे चौथे महीने में | goat
सहजन के पत्ते सुखा के पीस लिए हैं, देसी मुर्गियों को रोज कितना मिलाऊं कि अंडे पीले जर्दी वाले हो | poultry
केले के पत्ते और बरसीम काट के डालता हूं ग्रास कार्प को, मछलियों के शरीर पर लाल घाव हो गए पपड़ी गिर रही | fish
लूसर्न का सूखा चारा मिल जाता है, गाभिन भेड़ को आखिरी महीने में कितना दाना ऊपर से दें | sheep
धनिया में फूल गजब के आए थे शहद निकाला, मधुमक्खियां अब जमीन पे रेंग रही उड़ नही पा रही | honeybee
धान की भूसी नीचे मोटी बिछाई बाड़े में, सूअर के बच्चे मां के नीचे दब के मर जाते कैसे रोकूं | pig
कपास का कचरा मिलाया था धान के पुआल में, पैरा मशरूम की कलियां छोटी ही भूरी पड़ के सड़ गई | mushroom
मटर निकाल के बाग की जुताई कर दी थी दिसंबर में, आम में इस साल बौर की जगह पत्ते निकले | mango
लोबिया की हरी खाद पलटी बाग में, केले के घौद का वजन घट के आधा रह गया फल पतले उंगली जैसे | banana
मक्का की तीन लाइन बाड़ लगा ली एफिड रोकने को, पपीते के पौधे तने से पानी जैसे होकर गिर जाते | papaya
चना निकालने के बाद से सिंचाई बंद की थी बाग में, संतरे के छोटे फल मटर बराबर होके झड़ गए | orange
ज्वार की बाड़ से धूल कम आती है सड़क की, अंगूर की बेल में ढोरे सूखे और अंदर गोल छेद वाला कीड़ा | grapes
पपीते के साथ लगे थे पपीता बुढ़ा के हट गए, अमरूद की एक एक डाल पीली होकर पूरा पेड़ सूख जाता | guava
मटर की पत्तियों को माइट ने खाया था दवा मार दी, सेब में इस बार गुलाबी कली पे कौन सा स्प्रे जरूरी | apple
सुपारी की कोलेरोगा के लिए बोर्डो बना हुआ है, नारियल के बीच की नई कली सड़ के खिंच आती | coconut
इलायची छांव में नीचे, कोको भी, सुपारी का फल टूट के गिर रहा है बीच से फटा हुआ | arecanut
इलायची के थ्रिप्स नीम से कम हुए, चाय में लाल मकड़ी से पत्ते तांबे जैसे हो गए फरवरी में | tea
चाय छोड़ कर आठ साल पहले लगाया था, रबर की छाल कब काटना शुरू करूं तना कितना मोटा चाहिए | rubber
सरसों के खेत में ओस ज्यादा रहती बगल में, जीरा सफेद चूर्ण से भर गया दाने हल्के | cumin
मटर के भभूतिया में गंधक भुरका था ठीक हो गया, धनिया पर वैसा ही सफेद आ रहा फूल के समय | coriander
मिर्च की फसल निकल गई जो मेड़ पे थी, हल्दी की गांठों पे सफेद स्केल चिपका है भंडार में | turmeric
नारियल के तने पे चढ़ा रखी है, काली मिर्च में फूल की लड़ियां दाना बिना खाली झड़ रही | black-pepper
आलू के खेत में था ये, जूट के पौधे कमर तक के हुए कि ऊपर की पत्ती में हरी अर्धकुंडल सुंडी | jute
मूंगफली काट के वहीं लगाया, तंबाकू की जड़ में एक पतला बिना पत्ती वाला फूल उग के निकल रहा | tobacco
सरसों की तुड़ाई के साथ ही ये पकती है, जौ गिर गई पूरी हवा में दाना काला होने से बचाऊं कैसे | barley
अरहर की हर आठवीं लाइन है, रागी में तने के अंदर गुलाबी सुंडी बीच की पत्ती सूखी | ragi
मूंग के साथ छींट के बोया था, बाजरा पत्तियों का झाड़ बन गया बाली की जगह हरे बाल जैसे | bajra
गेहूं को दो बार सींच दिया उतेरा छोड़ के, अलसी में सिंचाई एक ही है तो कौन सी अवस्था पर करूं | linseed
बाजरा सूखे में जल गया अगस्त में, कुलथी सितंबर में डाल दूं उस जगह बीज कितना और दूरी | horse-gram
आलू की मेड़ों के बीच दो दाने छोड़ता हूं, राजमा के पौधे जमीन से काले होके गिर गए | kidney-bean
जौ के साथ मिला के बोते हैं चारा और दाना दोनो, मटर के दाने में छेद है घर में रखे रखे घुन | field-pea
तिल में तो फूल झड़ा नही, ग्वार की पत्ती पे सफेद चूर्ण फली बनने पर, कपास भी साफ है | guar
गेहूं की कटाई से पहले नर्सरी ट्रे में उगाए थे, खरबूजे की बेल के पत्ते नीचे से बैंगनी फफूंद वाले | muskmelon
मक्का और राजमा के नीचे फैलता है, कद्दू के पत्ते लाल भृंग ने छलनी कर दिए दो पत्ती पे ही | pumpkin
टमाटर के ही नेट हाउस में आधे में लगा है, खीरे कड़वे निकल रहे पिछले हफ्ते से | cucumber
गेंदे के फूल लगा रखे परागण के लिए, करेले के पत्ते छोटे पीले हरे मोजेक और फल गांठदार | bitter-gourd
गुलाब उखाड़ के पॉलीहाउस में शिफ्ट किया, शिमला मिर्च में फल के नीचे धंसा भूरा गलन | capsicum
भिंडी में जो इल्ली थी मर गई, चौलाई के पत्ते जाला बना के चिपके अंदर हरी सुंडी | amaranthus
टमाटर में लीफ माइनर दवा से गया, गुलदाउदी के पत्ते नीचे से काले होकर ऊपर की ओर सूखते | chrysanthemum
गुलाब में थ्रिप्स कम हुए, रजनीगंधा के कंद खोद के कितने दिन सुखा के रखूं दुबारा लगाने से पहले | tuberose
चना नही बोना इस बार, गेहूं में सरसों मिला के आठ एक की लाइन डालूं तो दोनों का बीज कितना | wheat mustard
जई की कटाई चल रही भरपेट दे रहे, भैंस जेर नही गिरा पाई ब्याने के बीस घंटे बाद भी | buffalo
बरसीम के बीज के लिए आखिरी कटाई कब छोड़ूं, भैंस को तब तक जई और नेपियर पे रख लूंगा | berseem
लीची के पेड़ों पे दवा मारी पड़ोसी ने, मधुमक्खी के बक्से के आगे ढेर मरी पड़ी है बचे हुए कैसे बचाऊं | honeybee
लीची में फूल खिलने लगे और मधुमक्खी के बक्से भी रख दिए, माइट और छेदक की दवा अब कब मारना सही | litchi
टमाटर पत्तागोभी का छांटन डालते है रोज, मुर्गे की कलगी पे काले दाने आंख बंद हो गई सूज के | poultry
पत्तागोभी में मुर्गी की बीट वाली खाद डाली थी कच्ची, पत्ते किनारे से जल रहे वी के आकार में पीले | cabbage
ज्वार के छोटे पौधे चर लिए बारिश से पहले वाले, बकरियां कांप के गिर गई सांस तेज है फौरन बताओ | goat
ज्वार के छोटे पौधे बकरियां चर गई 20 दिन पे, दुबारा फूटेंगे या फिर से बोऊं खाद दूं कोई | jowar
सिंघाड़ा नही अब बस मछली, तालाब की मेड़ पे केला पपीता ठीक है, बच्चे मछली के कितने डालूं एक एकड़ में | fish
तालाब का गाद और मछली का पानी देता हूं, पपीते के पौधे बरसात में कमर तक आके पीले होकर गिर जाते | papaya
गन्ने में बगल वाले ने कोराजन डाला हवा से उड़ के आया, रेशम के कीड़ों को शहतूत कितने दिन बाद खिलाऊं | silkworm
प्याज की कटाई हो गई जो बीच में थी, गन्ने की बीच वाली पत्ती सूख के बदबू देती खींचने पे | sugarcane
गन्ने में लाल सड़न पिछले बरस आई थी खेत बदल दिया, प्याज सड़ रही है बोरे में गर्दन से | onion
धान की बाली आ गई उसमें चिंता नही, मक्का में झंडा आया पर भुट्टे की मूंछ बाद में निकली दाने छिटके | maize
मक्का की बाली में दाने भर गए उसमें चिंता नही, धान में बालियां सफेद खाली निकल रही खींचो तो हाथ में | rice
मूंग की तुड़ाई दो बार कर ली बीच वाली, कपास में अचानक बारिश बाद पौधे मुरझा के लटक गए पर हरे है | cotton
कपास की डोडियां गिरी थी प्लानोफिक्स से रुक गई, मूंग पकने पे बारिश आ गई फली में ही अंकुर फूट रहे | green-gram
अरंडी की सुंडी हाथ से चुनी, मूंगफली की पत्ती के किनारे से पीलापन और नसें हरी नई पत्ती में | groundnut
सोयाबीन की पत्ती को गर्डल बीटल ने काटा था, तिल की फली नीचे से फटने लगी ऊपर हरी है कब काटूं | sesame
तिल की फलियां झड़ा के रख लीं, सोयाबीन में पत्ते हरे रह गए फली बनी ही नही कटाई सिर पे | soybean
सरसों की फलियां पकने को है, मसूर के पौधे 40 दिन पे ठिगने और जड़ में गांठ एक भी नही | lentil
मसूर की फलियां भर गई है, सरसों के फूल के ऊपर वाली शाखा मुड़ के सींग जैसी फूल गई | mustard
गेहूं की पहली सिंचाई 21 दिन पे कर दी, आलू के पत्ते किनारे से काले नीचे सफेद रोएं बादल में | potato
आलू की दूसरी मिट्टी चढ़ाई हो गई, गेहूं की बालियों में आधी सफेद आधी हरी पछुआ के बाद | wheat
करेले की बेल का मचान टूटा था बना लिया, टमाटर फल में कंधे पे पीला रह जाता पकता ही नही | tomato
लहसुन की गांठें बंध रही बढ़िया, मिर्च के फूल खिलते ही डंठल से पीले होके गिर जाते गर्मी है | chilli
मिर्च की तुड़ाई हर हफ्ते, भिंडी के फल छोटे में ही कड़े हो जाते रेशे वाले क्यों | okra
मटर की फलियां टूट रही, फूलगोभी के फूल बटन जितने छोटे ही बैठ गए रोपाई लेट हुई थी | cauliflower
धनिया की पत्ती कट रही है हर रोज, गाजर में फटन आ रही लंबी लंबी सिंचाई के बाद | carrot
पपीते की कतार हवा रोकने को है, अनार के फल फट रहे पकने से पंद्रह दिन पहले | pomegranate
केले के घौद पे थैली चढ़ा दी, नींबू के फल पे खुरदरे भूरे दाने पत्ते पे भी पीला घेरा | lemon
नींबू के पौधे छोटे है बीच में, केले के घौद फेंकने से पहले पत्ते गुच्छा बन गए छोटे खड़े | banana
नारियल की सिंचाई चल रही ड्रिप से, आम के फल मार्च में मटर से थोड़े बड़े होके पीले पड़ गिरे | mango
आम की तुड़ाई के बाद कटाई छंटाई भी की, नारियल के बटन गिर जाते फल कम छोटे और भूरे खरोंच वाले | coconut
मूंगफली की गुड़ाई हो चुकी, सूरजमुखी के फूल की पीठ सड़ रही बारिश में और बीज काले | sunflower
चने के दाने जितनी गांठें सारे शरीर पे, पहले बछड़े को हुई अब दूध देने वाली गाय को भी बुखार साथ में | cattle
नींबू के आकार की गांठ जबड़े के नीचे लटक आई बकरी के, दस्त भी काले, चारे में तो बरसीम ही दी | goat
तरबूज के गूदे के रंग जैसा लाल मूत्र आ रहा, भैंस ब्याने के तीन हफ्ते हुए है दूध उतर गया | buffalo
सरसों के फूल जैसी पीली बीट हो रही, देसी मुर्गियां गर्दन ऐंठ के घूमती हैं रोज चार मर रही | poultry
जौ के दाने निकालने के बाद का भूसा खाया, भेड़ का मुंह नीला पड़ा सूजा होंठ और जीभ | sheep
शकरकंद खत्म, कद्दू के फल उबाल के देते हैं, मादा सूअर ने जन्मते ही अपने बच्चों को काट लिया | pig
लहसुन की बुवाई अक्टूबर में निपटाई, रबी प्याज की पौध में जड़ गुलाबी होके सूख रही रोपने से पहले | onion
अरहर की फलियों पे दवा का वही डिब्बा है, लहसुन की पत्ती मुड़ के जलेबी बनी पीली धारी | garlic
गेहूं की बालियां भरने लगी पानी दो दिए, चने की पत्तियां नीचे से लाल बैंगनी होके झड़ रही | chickpea
चने की फलियों में इल्ली प्रोफेनो से मर गई, गेहूं की जड़ के पास लाल भूरे माहू जमीन में | wheat
मक्का की निराई हो चुकी दो बार, उड़द की पत्तियां बालदार सुंडी ने झुंड में छलनी की | black-gram
ज्वार की कटाई अक्टूबर में कर ली साथ की, अरहर की पत्ती हल्की पीली छोटी और फूल आता ही नही | pigeon-pea
भिंडी की तुड़ाई में कोई दिक्कत नही, लोबिया की फलियों और डंठल पे काला माहू लदा चींटी चढ़ रही | cowpea
मसूर की बुवाई नवंबर में निपटी, अलसी की बढ़वार रुकी हुई पीली सी 35 दिन पे यूरिया दूं कितना | linseed
फूलगोभी की कटाई खत्म, बैंगन के पौधे दोपहर को मुरझाते रात को खड़े और चार दिन में मर गए | brinjal
मेथी के साथ सरसों की पत्तियां भी साफ, मूली के पत्तों में छोटे गोल छेद पिस्सू जैसे कीड़े उछलते | radish
कद्दू के पत्ते तो ठीक ठाक, लौकी के नर फूल ही नर फूल मादा एक भी नही आती | bottle-gourd
खीरे की तुड़ाई चालू है, तरबूज में फल फूटने लगे रात भर में और मीठा भी नही | watermelon
केले के पत्ते जैसा चौड़ा हरा भरा हो गया बाग, अंगूर में घड़ कम निकले छंटाई के बाद अक्टूबर वाली | grapes
लीची की कटाई छंटाई जून में कर दी थी, अमरूद के फल पे बारीक भूरे उठे हुए कॉर्क जैसे दाने | guava
इलायची की तुड़ाई जारी है, अदरक के कंद बीज वाले सिकुड़ रहे भंडार में और फफूंद | ginger
गेंदा के पौधे तो फिर से खिल उठे, चमेली की पत्ती पीली पर नसें हरी और फूल छोटे | jasmine
सोयाबीन की खली मिलाई थी ताकत के लिए, बटन मशरूम में छोटी मक्खियां और भूरे पिलपिले दाग | mushroom
मूंग की पत्तियां साफ है, जूट के तने में काला सड़न बना और पौधा टूट के गिरा | jute
इलायची की सिंचाई स्प्रिंकलर से मार्च में हुई, कॉफी में फूल आधे खिले और सूख गए बारिश नही हुई | coffee
my cow ate lot of wheat grain from the sack last night now her left side is swollen and she is not chewing cud what to do | cattle
cows got into my wheat field and grazed it at 30 days, will it tiller again or should i give urea | wheat
bhains ko barseem khilate hi pet phool jata hai kya ilaj kare | buffalo
bhains ke liye barseem lagaya tha par teesri kataai ke baad badh nahi raha, paani kitne din me du | berseem
I am growing oyster mushroom on paddy straw, green patches came in the bags after 12 days what is this | mushroom
the straw of my paddy was bought by mushroom man, now field has stubble full of yellow stem borer larva, how to kill them before next paddy | rice
bakri ne arhar ki hari patti kha li aur ab dast lag gaye hai, kya du | goat
bakriyo ne arhar ki fungi upar se chabaa li ab 2 foot ki hai, phir se phutegi kya aur khad kitni du | pigeon-pea
which feed ratio for poultry layers if i mix my own maize 50 percent, egg shells are very thin | poultry
poultry feed mill rejected my maize because of fungus, how do i dry and store the cobs next time | maize
sarso khatam hone wali hai, ab madhumakhi ke box kaha le jau aur cheeni ka ghol kitna du | honeybee
madhumakhi ke 20 box rakhe hai kinare pe par sarso me mahu bahut lag gaya, konsi dawa din me kab maru | mustard
rice bran and mustard cake i am giving daily in pond but catla come up gasping in early morning | fish
we keep fish in the paddy field trench, leaf folder has rolled most of leaves, what spray dose for it | rice
gaay ka gobar 50 kilo nariyal ke ped me dal raha hu har saal, phir bhi chote phal gir rahe hai | coconut
nariyal ki khali gaay ko kitni de sakte hai din me 8 litre doodh deti hai | cattle
neighbour sprayed his tobacco yesterday, my silkworms are vomiting green and dying since morning | silkworm
i keep eri silkworm on castor leaves and now leaves have semilooper eating everything, what can i use | castor
suar ko aloo ubal ke de raha hu roz, 4 mahine ke bachche ka wajan sirf 18 kilo, keede ki dawa kab du | pig
suar ki khad dalne ke baad aloo pe kharkhara daag aa gaya scab jaisa kaise roke | potato
have 6 buffaloes and one acre napier, after how many days should i cut it and how much urea after each cut | hybrid-napier
napier and maize silage both are in plenty, still murrah not coming into heat 7 months after calving | buffalo
kapas ki binola khal gaay ko khilate hai wo thik hai, mujhe kapas me gulabi sundi ka batao | cotton
kapas ki khali zyada khilane se bachde ko dikhna kam hua kya, vitamin wala injection kaunsa lage | cattle
goats were fed the groundnut haulm last year after harvest no problem, this year leaves having brown spots with yellow ring and dropping, which fungicide | groundnut
after groundnut harvest we leave goats in the field, two of them have died suddenly with bloody loose motion, which vaccine | goat
murgi ghar me makka ka dana gila tha, ab chooze pankh latka ke baithe hai aur khoon wali beet | poultry
murgi ki beet ki khad dali thi 2 trolley, soyabin bahut lamba hoke gir gaya phali kam, ab kya kare | soybean
no bees coming this year so kept 4 hives near sunflower, but heads are empty in the middle, how much boron to spray | sunflower
after sunflower spray in next farm, heap of dead bees in front of my boxes, what can i do for remaining colonies | honeybee
dudh wali bhaiso ke liye jai boi hai barseem me milake, jai me pehli kataai kab aur kitni unchai se | oat
ganne ki agola gaay kha leti hai koi baat nahi, ganne me chotibedhak lag gaya hai kya daale | sugarcane
ganne ka agola khila raha hu thand me, gaay ka doodh 12 se 7 litre ho gya kaise badhau | cattle
heard that young sorghum kills cattle, but i have grain jowar at 20 days with dead hearts from shoot fly, what to spray | jowar
two of my cows fell down shivering with mouth froth half hour after grazing small sorghum plants, what is first aid | cattle
gehun ke bhuse se button mushroom ki khad bana rahe hai, murgi khad milane ke baad amonia ki badbu nahi jaa rahi | mushroom
mushroom ka purana compost mila hai padosi se 5 trolley, gehun ki buwai se pehle kitna dalu per bigha | wheat
after bajra harvest sheep graze stubble all day, many are limping with rotten smell from hoof | sheep
sheep penned in field for manure 3 nights, now bajra has green ear with leaf instead of grain, which chemical for seed next time | bajra
kele ke tane bhains kha jaye to dikkat nahi, mere kele ke patte peele hoke latak rahe tana andar se laal hai | banana
buffalo swallowed whole cabbage and now choking neck swollen saliva coming, no vet today | buffalo
stray buffaloes trampled half of my cabbage but heads are left, should i irrigate or pick it early | cabbage
chane ka bhusa aur daal chuni khila raha hu bakri ko to pet me gas ban rahi hai, meetha soda kitna du | goat
bakriyo se chana khutai karwa di muft me, ab phool ke time paani du ya nahi | chickpea
bajra sasta mila 20 quintal, murgiyo ke dane me makka hata ke kitna percent daal sakte hai | poultry
murgiya bajre ki nursery ke daane chug gayi, kya ab july end me dubara bona sahi hai ya late ho jayega | bajra
neighbours pigs broke my sugarcane at the edge, red inside the remaining canes with sour smell, is it red rot and how to manage | sugarcane
fed the sow with sugarcane tops and molasses, she farrowed 9 but no milk coming for piglets | pig
cow dung from my two cows half rotten i put in tomato, now plants wilt suddenly without yellowing | tomato
cow ate tomato plants which were sprayed with insecticide same morning, she is drooling and shaking, what to give | cattle
khet me urea dala hua makka ka chara gaay kha gayi, kaanp rahi hai aur muh se jhaag, turant kya du | cattle
gaay ke chare wali makka me fall armyworm lag gaya hai, kaunsi dawa maru ki kitne din baad kaat sake | fodder-maize
talab ke mendh pe kela laga hai patte pani me girte hai, rohu ke badan pe lal ghaav ho rahe hai | fish
machhli talab ka purana keechad nikal ke kele me daal diya, ab patte ke kinare jal rahe hai namak hoga kya | banana
boxes kept in litchi orchard since march, bees are leaving with queen and hanging on branches, how to stop swarming | honeybee
even with 15 bee hives my litchi set only few fruits and now they crack before ripening | litchi
arandi ke patte geele khilaye the barish me, resham ke keede kaale pad ke latak ke mar rahe hai | silkworm
eri resham wale kehte hai 30 percent patta todo, arandi ki paidavar kam ho jayegi kya aur khad kitni badhau | castor
soyabin ka bhusa aur dhan ka pual dono hai mere paas, dhingri ke liye bhigona kitne ghante aur garam pani kitna | mushroom
pichle saal bhusa mushroom wale ko diya tha, is baar soyabin me tana makkhi ne sab khokla kar diya beej upchar batao | soybean
my cattle like mustard green plants but i need to know when is white rust spray to be done, small white blisters under leaf | mustard
gave mustard cake 3 kg daily, mustard oil also 200 ml, still heifer of 30 months not coming in heat | cattle
baadh ke baad bhaise dhan me ghus gayi aur aadha chaba gayi, kalle dubara aayenge kya kitna yuriya du | rice
dhan ka pual hi khilaya do mahine, ab bhais ki puchh sookh ke kaali pad gai aur khur gal rahe hai degnala to nahi | buffalo
aam ke bageeche me murgi palan karte hai keede chug leti hai, phir bhi bhunga se bor kaala pad gaya kya spray | mango
aam ke ped ke niche desi murgiya khuli rehti hai, aankh aur kalgi pe phunsi nikal aai hai sabko | poultry
cattle feed factory takes guar churi, leaves of guar have black burnt look after rain from edges, blight or what | guar
started guar korma in ration, dung is loose and milk has dropped by 3 litre, how much is safe for HF cow | cattle
under coconut i planted hybrid napier for cows, since then nuts are small and leaves yellow, how much potash for palms | coconut
between coconut palms how much spacing should i plant CO-4 napier slips to feed 4 cows | hybrid-napier
ber aur babool ki pattiya khati hai meri bakri, kal se gale ke niche sujan aur aankh safed, liver fluke hai kya | goat
bakri ber ki jhadi chhant deti hai to katai chhut gayi, par is baar fal me makkhi ke keede nikal rahe, kya dalu | ber
ghode aur bakri ke liye rijka boya, amarbel pili dori jaisi lipat gayi hai isko kaise khatam kare | lucerne
rizka zyada kha liya bakri ne subah, left side dhol jaisa, tel kitna pilau | goat
goats sat in cotton after last picking to eat bolls, next season how to avoid pink bollworm carrying over in stalks | cotton
goats after grazing in cotton crop which got monocrotophos, three dead, other frothing, what antidote | goat
murgi khad daal di taazi bhindi me aur 2 din me patte jhulas gaye, ab pani se dhulega kya | okra
bhindi ke khet me jo dawa chhidki thi wahi keede kha ke 6 murgi mar gai baki susth hai, kya pilau | poultry
parrots and wild pigs both are at my maize, what can be put round the field so pigs dont enter at cob stage | maize
barsim kam jai zyada de raha hu, phir bhi gaay mitti chaat rahi aur haddi nikal aayi, khanij mishran kitna | cattle
gaay ko barseem di to badhiya khaya, jai ke patte pe jang jaisa lal chura hai to kya karu | oat
paddy straw is the only fodder left till june, urea treatment how many kg for 100 kg straw for my 3 cows | cattle
combine left whole straw standing, no one wants it for cows this year, how to sow next paddy without burning and will decomposer help | rice
gehun ka bhusa gaay ke liye chahiye isliye lambi variety dhundh raha hu jo gire bhi nahi, konsi bou | wheat
naya gehu ka bhusa shuru kiya tab se gaay ka gobar kada aur dard se kheechti hai, kya pilau | cattle
bought broken wheat and soybean meal from mill, how much of each for 100 broilers in last two weeks | poultry
soya meal for poultry is selling high so i want to sow soybean first time, what seed rate and which month in vidarbha | soybean
dhan ki parali bahut hai, gaay sirf aadhi khati hai, baki se paddy straw mushroom garmi me kaise ugaye | mushroom
gehu ki bhusi aur chawal ki bhusi me se konsi acchi rahegi button mushroom ke compost me milane ko | mushroom
casing soil with 2 year old dung of my cows i used, small flies inside the room and pinheads of mushroom turning brown | mushroom
spent mushroom straw is lying in heap, heifers went and ate that, now they have diarrhoea since two day | cattle
after mushroom crop finished the straw blocks were put round my banana, now millipede and small weevil holes on stem with jelly coming, treatment? | banana
sarso ki khali talab me 10 kilo roz daalta hu, pani hara gaada ho gaya, machhli muh upar kar rahi | fish
talab ka pani machhli wala sarso ko lagata hu to khad alag se kitni kam karni padegi | mustard
machli palan band karke talab sukhaya, us mitti me pyaj lagayi hai gaanthe nahi ban rahi sirf patte | onion
fish meal smell in the feed since last bag, hens peck each others vent and pull out feathers | poultry
azolla taken from fish pond and put in paddy 10 days ago, covers whole water, should I still give second dose urea | rice
lichi ke baad karanj ke jungle jana hai madhumakhi leke, dabbe me mom ka keeda jaala bana raha hai uska kya kare | honeybee
dhaniya ka beej ke liye bakra nahi madhumakhi rakhi hai, phool par chepa itna ki chipchipa ho gaya safe dawa batao | coriander
dhaniya aur sarso dono pe madhumakhi rakhi, box me ek me rani nahi dikh rahi aur drone ande bahut, kya milana padega | honeybee
watermelon has only male flowers so bees i hired are useless so far, how many days till female ones come | watermelon
hired out my hives for muskmelon pollination, farmer sprays at 9am, how far and how long must i close the boxes | honeybee
seb ke baag me madhumakhi box kiraye pe liye the kaam ho gaya, ab petal girne ke baad pehla scab spray kaunsa | apple
seb ke phool me le jane ke liye himachal jaunga raat me gaadi se, box ke muh band kare to madhumakhi garmi se mar to nahi jayegi | honeybee
honey boxes owner says don't spray but thrips are heavy in my cotton at 40 days, what can be sprayed that wont kill bees | cotton
fed my sheep on wheat stubble where grain was spilled lots, now staggering with head bent back, enterotoxemia vaccine late? | sheep
bhed ka jhund aaya tha chane ke baad ke khet me, unme se meri 4 bhed ke muh pe chhaale papdi | sheep
bhedo ko chane ke khet me bithaya khad ke liye 2 raat ka 3000 diya, ab buwai me DAP aadha kar du kya | chickpea
chawal ki bhusi aur hotel ka bacha khana deta hu, gaabhin suari ko akhri mahine me kitna du | pig
suar ke liye hi arbi ke patte ubalte hai hum, is baar patto pe paani jaise gol dhabbe fail rahe arbi me | colocasia
pigs rooted out one corner of colocasia, should i dig up remaining corms now at 5 months or wait | colocasia
boiled colocasia and papaya we give to pigs, skin of piglets has become rough with itching and red patches behind ears | pig
papite ke kachche fal suar ko khila deta hu jo tedhe medhe hote hai, ye virus hai kya patte bhi sikud gaye | papaya
calf of 20 days likes banana peel more than milk now white pasty dung and weak, what dose | cattle
kele ka tana kaatke bakri ko dete hai to puttiya kitni chodni chahiye ek ped pe taki agli fasal mile | banana
kele ke patte aur kathal ke patte dono khilata hu, bakri ke ek mahine ke memne ka pet nikla hua aur baal khade hai | goat
kathal ki patti bakri ke liye tod tod ke ped nanga ho gaya, ab fal chhote hi kaale hoke girte hai kya ilaj | jackfruit
elephants and mithun eat my bamboo shoots, for a clump 4 years old how many culms to be left when harvesting | bamboo
we have bamboo forest and salt lick for mithun but mouth sores and drool in three of them, is FMD vaccine possible | mithun
barley straw finished by february, yaks are very thin, what block or feed to keep them till grass comes | yak
our yaks pull the plough and carry dung, barley heads became black powder this year how to treat seed | barley
bail se jutai aur gaay ki khad se hi ragi karte hai, balo me gardan se sookh jati hai neck blast ki dawa | ragi
ragi ka bhusa 8 kilo aur hara chara 10 kilo deta hu, bail ki kandhe pe soojan gaanth ban gayi hai | cattle
hens scratched out my tomato seedlings, second lot of seedlings fell over at soil level within 4 days of germination, what to drench | tomato
hens pick fallen tomatoes and are ok, only that from this week they breathe with open beak and a rattling sound, 30 of 80 birds | poultry
palak ke saath murgi ke dane me aur kya milau jisse zardi peeli aaye aur ande mote chilke ke ho | poultry
murgi daude palak ke kyari me to jaali laga di, par palak ke patto ke niche baingani fafund hai kya chidku | spinach
gaay ko mooli ke patte bahut diye to doodh me badbu aati hai aur peshab laal, kya hua isko | cattle
gaay chhut ke mooli ke khet me aa gayi thi, jo bachi hai usme beech se dande nikal ke phool aa rahe, kyu | radish
for the cattle i throw the forked carrots, too many are forked and hairy this year, is it because of fresh manure | carrot
carrot 5 kg and cabbage leaves a day, is it ok for a cow after calving which is not standing, ears cold | cattle
gobhi ke patte khane ke baad bakri ke gale me ganth ho gayi jabde ke niche, ghenga hai kya | goat
bakri palan ke liye gobhi ke patte bikte hai, isi lalach me pachheti boi, phool chhitra gaye button jaise kyu | cauliflower
bhains ne bel ko raund diya kaddu ki, ab nayi shakhayen nikal rahi, kya top dressing du | pumpkin
kaddu kaat ke bhains ko diya to gale me atka lag raha, pet phul raha hai laar gir rahi | buffalo
which is cheaper protein for cross bred cow 15 L milk, groundnut cake or cotton seed cake or soybean, and how many kg | cattle
i press oil and give cake to cow, but groundnut kernels had yellow green mould this time, how to dry and keep the pods | groundnut
alsi ki khali gabhin bhains ko dene se bachcha asaan hota hai suna, mere khet me alsi ki kaliya makkhi se band reh gayi hai dawa? | linseed
alsi aur methi ka laddu doodh badhane ko khilaya, fir bhi bhains jer nahi gira rahi 14 ghante ho gaye | buffalo
after crushing til the cake is fed to my bullocks, so nothing wasted, but the til pods open and shatter before i cut, when to harvest | sesame
can sesame cake replace mustard cake in bullocks ration in ploughing time, 2 kg? | cattle
kusum me kaante hote hai to gaay bail nahi aate, par mahu ne kaali kar di poori fasal konsa spray | safflower
arandi ki khali zehrili hoti hai gaay ke liye pata hai, mai khet me daalta hu par arandi ka gucha me grey fafund barsaat me | castor
galti se arandi khali ka bora gaay ke saamne khula reh gaya 1 kilo kha gayi, khoon ke dast aur kamjori | cattle
goats keep grass under cashew low so no weeder, tea mosquito has dried all the flower shoots, when first spray | cashew
under cashew trees goats find much shade but ticks also, their kids are anaemic with pale eye | goat
nariyal ke niche gaay bandhta hu, gobar ke dher me gainda bhring ke keede mil rahe, ped ke kalle kate V jaise, kya karu | coconut
nariyal ke baag me bandhi gaay ke khur sad rahe kyuki kichad hai, nila thotha se dhona kaise | cattle
arecanut leaf sheath used as fodder for our cows when dry. can you say why the nuts fall in june with white rot, mahali spray how | arecanut
areca sheath shredded mixed with bran, will my jersey cow give same milk as with paddy straw | cattle
goats are let in tea garden to remove the weeds, red spider mite turned leaves coppery, which miticide before plucking | tea
pepper vines on silver oak and honeybee boxes in coffee, but what i ask is the blossom showers have failed, how much sprinkler irrigation for robusta | coffee
after coffee blossom the honeybees have no forage from april, colonies small and robbing each other | honeybee
nilgiri ke ped ke paas rakhe mere 8 dabbe, chinti aur bhaur (hornet) madhumakhi ko kha rahe, kaise bachau | honeybee
nilgiri se shahad wali madhumakhi bhi khush, par patte me gaanthe gall bani hui choti podh pe, clone konsa | eucalyptus
drumstick leaf powder for goats is planned. seeds sown, how close should plants be for leaf cutting and how often | drumstick
moringa drumstick leaf we add one kg, my pregnant goat aborted in 4th month, second one too, blood test? | goat
chaulai murgiyo ne nahi khayi to bech di, is baar patto pe safed fafole white rust hai, beej kya upchar karu | amaranthus
chaulai aur bhuttta ke daane khilata hu desi murgi ko, gummbro ka tika kis din lagta hai | poultry
retting jute in the pond where fish are, can i ret in other place with less water, any powder to make fibre clean | jute
neighbours put jute bundles for retting in our common pond, water black and fishes floating, which lime dose will save | fish
dhan ke khet se kitnashak wala pani talab me aa gaya, bachi hui machliyo ke liye kya daale | fish
talab tut ke machhliya dhan me chali gayi, 3 din se 2 foot pani khada hai dhan gabhot me, kharab hoga kya | rice
is cotton stalk chaff poisonous? my bull chewed it near the heap, and now he does not pass urine and kicks belly | cattle
aloo poora ka poora nigal gayi gaay, gale me atka hua dikh raha hai, kaise nikale | cattle
aloo khodne ke baad gaay ke gobar wali khad kab dalni chahiye agle aloo ke liye abhi ya october me | potato
hare aloo aur sade aloo phekne ki jagah bhais ko daal diye the char din, ladkhada rahi hai ab | buffalo
birds and the neighbours poultry eat my bajra heads, honey like drops are also on heads, what is that sticky disease | bajra
the bajra had ergot black bodies and poultry ate it, laying has stopped and combs turned blue | poultry
shakkar mill ka sheera aur ganne ki khoi suar ko de raha tha, ek suari 3 bachche paidaa karke khana chod di bukhar hai | pig
suar ganne me raat ko ghus ke lotte hai, giri hui fasal ko baandhu ya kaat du 9 mahine ki hai | sugarcane
bhaiso ki khad 10 trolley, gaay ki 4, ab ganne me ratoon me DAP bhi chahiye ya sirf uria | sugarcane
sugarcane is nearly over so no tops, which green thing can i give to 3 buffaloes till may along with bhusa | buffalo
buffaloes are all sold so i switched the fodder plot to grain jowar, which hybrid for rabi with low water | jowar
two buffaloes came, i had always grown jowar only for grain. now want multi cut chari fodder, seed rate and first cut time | fodder-sorghum
gaay ke liye lobia makka ke saath bona tha, lobia ki pattiyo pe mosaic peela chitkabra hai ukhadu kya | cowpea
lobia ki hari fali gaay ne tod ke kha li khub, aur uske baad se jugali band aur pet kada | cattle
after pigeonpea flowering ends near us, how to feed my bees in rain and how many frames to leave | honeybee
many bees on pigeonpea and flowers plenty but they drop without a pod, is it because cloudy weather or should i spray NAA | pigeon-pea
madhumakhi til pe bahut aati hai aur paas me hive bhi hai, til ke phool hare patte jaise ho gaye phyllody, ukhad ke fek du? | sesame
til aur bajra ka paraag milta hai sitambar me, fir bhi madhumakhi ke box ke bachche (brood) khatte badbu de rahe dhaage jaise khichte hai | honeybee
parrots, pigs, and also goats finish my sunflower. next year want to shift. now just tell me when heads are ready, back side yellow or brown | sunflower
sunflower heads after threshing are dumped to goats, one buck has swollen penis and is not able to urinate drop by drop | goat
dhan me batakh aur machhli dono rakhe to kharpatwar kam hue, par jhulsa rog bacterial wala aa gaya, patti kinare se sookhi | rice
dhan saath machhli palan me keechad khodne wali common carp kab chodu aur gaddha kitna gehra ho | fish
after fish harvest from paddy field in november, which boro paddy variety and seedlings age | rice
gaay ka mutra aur neem ark mirchi pe daal chuka, par patte upar ko mudne band nahi hue, kya thrips ki dawa du | chilli
mirchi ki dawa ka khali dabba chaat liya bachhde ne, aankhein chhoti ho gayi aur thook gir raha, doctor aane tak kya | cattle
jeevamrut from desi cow dung and urine i pour on brinjal weekly yet shoots droop with hole inside | brinjal
brinjal and tomato peels as only greens for my desi cow, she has ringworm like round patch near eyes | cattle
haldi me chhaya ko arandi lagai, mulch gaay ke sookhe gobar aur pual se ki, haldi ke patte pe bhure dhabbe bade ho rahe | turmeric
haldi aur sarso tel laga raha hu bhains ke than pe, ek than se khoon aa raha aur phate hai | buffalo
rubbed turmeric and garlic paste on swelling of my cow udder, milk is like curd with flakes in one quarter | cattle
slurry from our buffaloes was given to garlic twice, cloves sprouting out from side before maturity, too much nitrogen? | garlic
lahsun aur ajwain khilane se bhi bakri ke fefde wali khansi nahi ja rahi, naak se gaadha, PPR hai kya | goat
adrak lahsun ka pani pilaya murgiyo ko, par hari beet aur gardan tedhi ho gayi hai, ranikhet? | poultry
murgi ki khad aur pattiyo ki mulch daali adrak pe, gaanth sad rahi badbu ke saath aur patta peela, drench kya kare | ginger
chilli powder in feed for color of yolk ok, but my poultry flock has lice on vent, dust bath with what | poultry
jeera ke khet ko bhed chhu ke nikli to kuch na hua, kohra ke baad jeera kala pad ke jal gaya jhulsa, kaun spray | cumin
jeera ka bhusa khilane ke baad bhed oon jhad rahi hai aur khujli karti deewar se, kya nahlau | sheep
mint oil distillery waste is put back, and cattle manure, still mentha runners are drying with rotten root, what to do | mint
pudina ki patti kha ke gaay ka afara theek hua, magar ab langda rahi hai pichhle pair me, tel malu ya injection | cattle
bhains bech di ab bhuse ki jarurat nahi, gehu ki bauni kism chahiye jo der se december me bo saku | wheat
gehu dhan sab theek hai khet me, ghar ki bhains 3 baar crossing ke baad bhi nahi thehri | buffalo
5 trolley of cattle manure in wheat gave so much chenopodium (bathua) and weeds, which herbicide at 35 days | wheat
wheat bran 4 kg soaked, jaggery half kg after delivery given to cow, she is down cannot stand, eyes dull, calcium bottle? | cattle
after harvest of lentil we stack its straw, goat got loose and ate all the night, rumen full hard like dough | goat
masoor ka bhusa bakri wale pehle hi book kar lete hai, is saal masoor me jaagah jaagah podhe mur jha ke sookh rahe ukhtha hai kya | lentil
murgi khana ke liye moong chunni leta tha ab khud moong bo raha garmi me, patte peele chitte ho gaye dawa kitni ml | green-gram
moong ki chunni aur chawal kinki milake dana banaya, murgi ke chooze ka wajan 5 hafte me 700 gram hi, kya kami hai | poultry
gaay bhains ko urad ka bhusa pasand hai isliye palte hai, par urad me phool aake jhar gaye fali kam kyu | black-gram
urad ki churi aur chokar pe hai hamari gaay, garmi me hamp rahi muh khol ke, aur doodh aadha | cattle
we penned 200 sheep on land, then urad was sown, growth too leafy and no pods at 50 days | black-gram
bullocks are given boiled horsegram daily in our village so i grow it, which month to sow after ragi in dry land and spacing | horse-gram
given boiled horse gram 2kg each to bullocks before race, one has hot hoof and refuses to walk, laminitis? | cattle
bakri phali khati hai, gaay chara khati, par mujhe beej wali guar chahiye gond mill ke liye, kis mahine bou kitna beej | guar
guar ki phaliya aur khejdi ki loong khila ke bakre taiyaar kar raha hu, bakre ka wajan har mahine kitna badhna chahiye | goat
lucerne hay for poultry and rabbits also people ask, weevil worm has eaten all the leaf tips of the second cut, what to spray and wait how long | lucerne
i have mustard mixed with berseem for first cut, and buffalo like it, but bare patches rotting near base in jan, root rot or what | berseem
berseem first cut was full of mustard and water, calf buffalo 3 month shoots watery dung | buffalo
silage of oats made in bags went sour black, cows refuse. i will cut oats at which stage so that it is right moisture | oat
cows refuse oats silage so black, i gave few of it by mixing, next day one abort, is listeria | cattle
bhains ke liye chara makka aur jwar dono me se makka hi chuna, ek acre me beej kitna kilo aur kab katu | fodder-maize
makka ka silage 25 kilo du ya 30 kilo murra ko, sath me dalia kitna | buffalo
paragrass given up. cows like maize but costly, so napier cuttings, can i plant in november or february and how many buds | hybrid-napier
my cows leave napier stems half and eat only leaf, should i chaff and what extra should be given for fat to go up from 3.2 | cattle
dhaan ki ropai me bail nahi tractor se ki, murgi khad 1 ton daali, ab patta gehra hara aur bhura mahu(bph) neeche bhara pada | rice
dhaan ki bhusi litter me bichhai thi geeli ho gayi, murgiyo ke panjo me ghaav aur aankh se paani | poultry
spawn on sorghum grain vs wheat grain, mine in paddy straw bags not running after 20 days smell sour, oyster mushroom | mushroom
sugarcane bagasse instead of wheat straw for oyster mushroom, how many hours to pasteurize and how much spawn per kg | mushroom
cotton waste from gin and banana leaves, can i raise paddy straw mushroom beds outside under coconut, bed temperature | mushroom
poultry khad, gehu bhusa, gypsum se khad 28 din me, lekin dudhiya mushroom ke liye ye chahiye hi nahi kya? casing kab | mushroom
mushroom ke bag sadne ke baad unhe gehu me palat diya, deemak gehu ki jad kha rahi hai, chlorpyriphos kitna | wheat
mushroom ka bhusa jo bacha vo mulch hai makke me, sundi ka lakdi jaisa burada poghe me bhara, dava batao | maize
wild pigs, deer come, and white mushroom like growth came at base of soybean stems, cottony with mustard-seed like balls, plants dying | soybean
mustard straw and soybean straw both free for me, oyster mushroom comes with long stalk small cap why | mushroom
maize gluten aur chawal polish dono de raha hu, 2 mahine ke suar ke bachche chhink rahe pet patak rahe | pig
suwar khane ke liye purani makka ghun wali rakhi, nayi makka ko ghun se kaise bachau bharne se pehle | maize
pig manure pit is beside banana garden, the leaves of banana have streaks brown then dry sigatoka, how to spray oil | banana
my pigs ate banana stem silage and sweet potato vines, gilts are not showing heat at 9 months | pig
i left jackfruit leaves and mango leaves for my goats as every day, today both lay down with grinding teeth | goat
three goats jumped into cowpea and nipped every tip at 25 days, will side branches give pod or should i resow | cowpea
neighbours buffalo broke the fence, half of okra stalks bent over at ground. can i earth up and save or cut to ratoon | okra
padosi ke suar moongfali ukhaad ke kha gaye jagah jagah, jo 100 din ki ho gayi kya abhi khod lu | groundnut
bakri ne lauki ki bel ki nok kha li, ab bagal se 5 shakha nikal rahi, kitni rakhu | bottle-gourd
gaay ne aam ke naye kalam ki chhaal chaba di gol gol, lep kya lagau ki ped bach jaye | mango
goats peeled bark off young guava all around, what paste should be put on the wound or will it die | guava
pigs dug around papaya and cut the roots, tree leans and dropping the young fruits, can i support with soil | papaya
buffaloes rub on my two year teak and the bark comes away, top is forked, should i cut down to stump | teak
bakri jhau (casuarina) ki nayi podh ki chutki maar gayi, ek se do tane hue, ek kaatu ya dono rehne du | casuarina
bhed bakri ke bade se khad 20 kilo har nimbu ke thaale me daali, patte ki nas hari beech peela, kaunsa tatva kam hai | lemon
nimbu ke kaante se bakri ki aankh me lag gaya, safed jaala chha gaya kya daalu usme | goat
thorn of orange branch went in the cows hoof, walking on three legs with pus | cattle
oranges drop with a small hole and ooze since there are moth at night, and cattle graze the fallen ones. how to stop the drop | orange
apple pomace and fallen apples 10 kg a day, my cow swings like drunken and dung smells of alcohol | cattle
fallen apples i feed to the cattle fast so that scab doesnt spread, what else in autumn, urea on leaves? | apple
angoor ki chhati hui tehniya bhed kha gai saaf ho gaya baag, october chhatai ke baad paste kaunsa lagau aankh phutne ko | grapes
angoor ki patti par nila thotha chidka tha bhed ne khai, peshab kaala lal aankh peeli, bachegi kya | sheep
anaar ke chhilke kutke pilaye par bakri ke dast ruk nahi rahe 4 din, khoon bhi hai | goat
anaar me bakri ki meengni 15 kilo di, phal me kaale tel jaise dhabbe fat raha, telya ke liye kya | pomegranate
tobacco dust was for lice of my hens. now in the nursery tobacco seedlings damp and rot at collar what is spray | tobacco
made tobacco water and dusted hens for lice, 10 of them dizzy, wings hang, how do i wash off | poultry
tambaku ka pani laga diya gaay ko kilni ke liye, kaanp rahi hai aur laar, kya ulta ho gaya | cattle
neem aur sitafal chhodo, sarso tel me kapoor milake kilni nahi gayi gaay ki, kaunsi sui lagti hai | cattle
gaay ne sarso ki chhoti podh upar se khayi 25 din ki, ab usme shaakhaye aayengi ya kam | mustard
sheep of shepherd have nipped my gram twice, that was on purpose, but now pods are being bored by green caterpillar | chickpea
gram leaves have acid and sheep got sore lips and don't eat since grazing there, scabs on lips | sheep
mirchi wale khet me dawa chali to shahtoot ka patta 15 din baad toda fir bhi resham keet sikud ke gir gaye, kitne din ruku | silkworm
shahtoot aur resham keet chhod ke ab mirchi laga raha, june me nursery dalu to ropai kab | chilli
cabbage, tomato ok no problem, silkworm rearing room lime and bleaching how many grams per square meter before brushing | silkworm
my cabbage is next to silkworm mulberry plot of my brother so i cannot spray anything strong, diamond back moth eats holes, which bio | cabbage
silkworm litter compost was put, in turmeric field. rhizome small, harvested after 9 months leaves dried, how do i boil and cure | turmeric
can honeybees be kept in coconut garden all year or should i take boxes to rubber in february | honeybee
honeybee people put boxes in rubber for the leaf nectar. leaf are falling second time with powder white, sulphur dust when | rubber
ants, bees fine. my 5th year coconut has no flower yet, the cattle tied there urinate at the base, does that harm it | coconut
elaichi me madhumakhi kam aa rahi, 4 box bhi rakh diye, gucche me phool sad ke jhad jate barsaat me kya chhidku | cardamom
beej wali pyaj me parag ke liye madhumakhi ke dibbe kitne rakhe aur kaunse samay, beej kam bharta hai | onion
beej wali pyaj ke phool pe nahi baithti meri madhumakhi, paas me sarso hai vahi jaati, kaise sikhau unko | honeybee
dung of our goats in my onion gives more weeds, onions with thick neck not drying at harvest, stop water when? | onion
bee box near my polyhouse cucumber is not required i was told parthenocarpic. but fruits are bent and bitter, why | cucumber
cattle entered watermelon, some vines cut, vines having 3 fruits each, do i keep all the 3 after that loss | watermelon
aalu ka chhilka, lauki ka chhilka sab khati hai par hamari bachhiya ke muh ke andar chhale, gaay bhi langdi, khurpaka? | cattle
bhains ke tabele ki chhat pe lauki chadhai hai, lauki choti hi sookh kar gir jati, haath se parag karu kya | bottle-gourd
pandal over the fish pond bund has bitter gourd, fruits turn yellow and have maggots, what trap | bitter-gourd
bitter gourd pandal shades a third of pond, water temp low, my fishes are not eating since december, reduce feed how much | fish
no need of honeybee boxes somebody told, hand pollinate the pumpkin. at what time morning and which flower touches which | pumpkin
quick doubt sir, hens roam in my bhindi and chilli and give eggs with blood spot, is it heat or feed reason | poultry
khargosh bakri sab se bachane ko jaali, phir bhi tamatar ke neeche ka hissa kaala dhansa hua, calcium daalu? | tomato
tamatar ki faslon ke baad poore podhe bakriyon ko chara diya, ek gabhin bakri ke thanon me sujan doodh laal | goat
bakri bhed charane walo ko kapas khet de diya tha february me, ab agli kapas ke pehle gehri jutai kitni inch kab | cotton
is urea molasses lick better than giving mustard cake when we have paddy straw only, for dry cow | cattle
i collect urine of 4 cows, may it replace the urea top dressing at tillering of my paddy? dilution? | rice
will biogas slurry from dung of two buffaloes meet DAP at wheat sowing, 2000 litres per acre i have | wheat
gobar gas ki slurry bhains wali makka me sinchai ke saath kitni baar, ghutne tak hai | maize
makka aur gehu ka daliya pakake du ya kachcha pees ke, bhains pachas pratishat dana gobar me nikal rahi | buffalo
jwar ki kadbi katke du ya poori? gaay dandi chhod deti hai aur doodh nahi badhta | cattle
gaay ko kadbi achhi mile aur dana bhi, jwar ki konsi kism rabi me do kaam wali hai | jowar
bakri aur unt ke liye karab bhi ho dana bhi, bajre ki barani kism konsi, beej kitna per bigha | bajra
straw matters more to me than grain since have 8 cattle, ragi which is tall and late, and what seed per acre broadcast | ragi
is barley better than wheat in saline land, my sheep also graze it green at 50 days, after that how much nitrogen | barley
grazed 60 sheep on barley green at 50 days, ewes gone down on knees, twitching ears, grass tetany? | sheep
a goat farmer asks for green oats in feb, i only ever grew wheat. how many kg oat seed and up to which date can i sow | oat
oats and wheat both i can sow for winter, no land problem. but my goats get cough with every fog, how should shed be closed | goat
tell me sir paddy husk or sawdust or groundnut shell below chicks poultry, how many inch thick in first week | poultry
dhan ki bhusi murgi farm wale le gaye, ab chakki wala kehta chawal toot raha, dhan katai kitni nami pe karu | rice
murgi farm me chhilka jata hai moongfali ka, par daane sikud ke aadhe, gypsum kab aur kitna dena chahiye tha | groundnut
nariyal ka bura murgiyo ke niche bichhaya tha 3 mahine, usko seedha nariyal ke thaale me de sakte ya sadana padega | coconut
nariyal ka bura bichhaya to dhool se murgiya chheenk rahi, aankh me jhaag, crd ki dawa konsi | poultry
waste from pineapple factory comes for my cows free, seeing that i planted suckers, when do i put calcium carbide or ethrel to get flowers | pineapple
pineapple waste free from factory so i give 15kg each, teeth of cows wearing and mouth slimy, must i add lime? | cattle
citrus pulp my buffalo doesnt like it. what i need is for orange trees, gum oozing near soil, paste which | orange
sheep droppings 4 tonnes per acre in april, grapes new shoot show edges burnt after, salt or potash | grapes
murgi khad strawberry me daalne se patte ke kinare jal gaye, ab drip se kitna pani chalake namak nikalu | strawberry
bakri aur gaay genda nahi khati to baad (border) me lagaya, ab gende me kali hi kaali hokar sad rahi hai | marigold
gobar gaay ka 2 saal purana gulab ke gamle me, phir bhi patti pe kaale gol daag aur jhad rahi | rose
droppings of my hens to jasmine gave leaves only no buds. when must i prune and withhold water for flush | jasmine
jasmine, marigold petals i dry and grind into feed for yolk, how many grams per kg for layers poultry without harm | poultry
the goats nibbled young dragon fruit stems on poles, cut ends are getting orange rot, what to paint | dragon-fruit
under chikoo i keep goats, they eat the fallen buds. sapota buds webbed with worm, when to spray | sapota
gaay ko aavla churan dete hai garmi me, ped pe aawle ke andar kaala gooda nikal raha, borax dalu? | amla
aawla, haldi, guggul sab khila diya, gaay ke than me ganth jo hai dabane se dard, kis test se pata chalega | cattle
calf got loose for 10 minutes and cows after her, all over the palak bed. spinach is cut to ground by them, will it sprout, give urea spray? | spinach
murgi ke chooze hare dhaniya me ghus ke naram patti kha gaye, ab beej ke liye chhod du ya dubara chidak du | coriander
jowar replaced maize for my broilers since price, vet told tannin. droppings sticky and legs bent outward, what vitamin | poultry
ganne ki khoi aur gobar khad gaay ki, dono daal di pokhar me, ab rohu ka beej kitne din baad chhodu aur kaunse size ka | fish
machhli pokhar ki mitti 10 trolley ganne me bichha di, jamav sirf aadha hua, khali jagah ab bhar du kya | sugarcane
red gram stalks i chaff for buffaloes. plants in patches drying from one side with brown stripe on stem, half are podded | pigeon-pea
milk dropped, hair brown on black skin. only red gram husk and paddy straw she gets, my buffalo, what mineral is missing | buffalo
ganne ki patti, gehu ka bhusa, chana churi sab milake 20 bakriyo ko deta hu, fir bhi har saal judwa bachche mar jate paida hote hi | goat
bhains ko khali deni hai isliye alsi bo raha pehli dafa, beej kitna, kya paani ek hi bahut hai | linseed
cucumber man, pumpkin man both want my bees in same week. my question is only is it too early to split the colony with 7 frames | honeybee
thanks, honeybee shifting is done. yield of mustard no doubt better, but at what colour of pods should i cut so it will not shatter | mustard
shakarkand aur arbi ki bel khatam, suar palan me sookhe mahine me sasta chara kya khilau jo wajan na gire | pig
suar wale ko maine bola lena hai to le ja chhote bhutte, sawaal ye ki makka me daane beech beech me khali kyu reh gaye | maize
hathi nahi bhains thi jo kele ke 12 podhe gira gayi, jinme ghad aa chuka, jad se kaatke putti rakhu ya ghad pakne du | banana
while spraying paddy for hopper my bullock drank from the drum about 1 litre, eyes rolling, belly tight. atropine how much | cattle
bullock is fine now thank god. the paddy for which the spray was, still has hoppers at the base, what other chemical and how to direct nozzle | rice
dhan ki mandai ke baad dhool bhusa khate hue gaay ki naak se khoon aa raha, saans lene me ghar ghar | cattle
gaay bakri kuch nahi khata arandi ko isliye baad pe lagaya, lekin jad sadi hui aur podha ek din me murjha gaya | castor
a swarm of honeybees sits on cotton plants daily and neighbour goats too, never mind. leaves turned red before time from edge, magnesium? | cotton
sheep man pays for stubble. sunflower seeds are half filled, was my dose of sulphur or irrigation at flowering short | sunflower
madhumakhi wale ko mana kar diya is saal, lichi me manjar ke pehle ka keetnashak kab tak daal sakte aur konsa | litchi
barseem, jai, makka teeno hai hare me, phir bhi bhains ki katdi 3 saal ki hokar garmi me nahi aayi | buffalo
horses and goats eat lucerne third year stand thin, can i overseed into it or plough and sow new in october | lucerne
Arhar is sown with soybean 1 row after 4 rows, soybean is already cut. now pods of the standing one has holes and small green worm, arhar what to spray | pigeon-pea
my mango trees are 4 year old and i put turmeric in between the rows, turmeric leaves getting brown spots with yellow ring what to do | turmeric
Sir in coconut garden we have banana also. Coconut is bearing nicely. leaves of banana drying from the edge and stem splits near ground. which medicine | banana
Yellow spots on the leaf like we get in okra, but this is on my green gram 25 days old. how to stop it | green-gram
bhindi has yellow veins same as the mosaic we saw in moong last year. should i pull the plants out | okra
Cotton, tur and groundnut all three on my 6 acre. Only the first one is turning red from the leaf edge. why | cotton
I have wheat on 3 acre, mustard on 2 and gram on 1. aphids came on the yellow flowering one, not on the others. mustard spray name pls | mustard
Potato was dug in feb and after that i put maize. How much urea does it need now as there was lot of fertiliser left from before | maize
Ginger planted 2 month back, under the arecanut palms there is good shade, how many times earthing up | ginger
for black pepper vines standard is silver oak and some on coconut. coconut ones are fine. which month to plant cuttings of pepper | black-pepper
Castor on the border of groundnut field was full of caterpillar, now they r coming inside and eating groundnut leaves also. dose of spray for that | groundnut
sugarcane sir, planted in february at 4 feet, onion in between is harvested last week, what to give | sugarcane
Chilli leaves are curling upward and small, we had marigold around it for trap and marigold has no problem at all. is it thrips | chilli
marigold planted round tomato as trap crop, tomato is safe but buds of the trap are eaten from inside. can I spray on marigold | marigold
in my coffee estate the shade trees and cardamom are also there, capsule of elaichi rotting in rains | cardamom
आम के बाग में हल्दी लगाई है पेड़ अभी छोटे हैं, हल्दी की पत्तियां सूख रही हैं क्या डालें | turmeric
आम के बाग में हल्दी लगा रखी है हल्दी तो बढ़िया है पर पेड़ों में बौर काला पड़ रहा है | mango
अरहर सोयाबीन के साथ बोई थी सोयाबीन कट गया अब फलियों में सुंडी लग गई | pigeon-pea
गन्ना फरवरी में लगाया बीच में प्याज थी वो निकल गई अब खाद कितनी दें | sugarcane
धान के बाद मसूर बोना है बिना जुताई के बीज कितना लगेगा | lentil
जैसे भिंडी में पीला मोजेक आता है वैसा ही मूंग में आ गया है इलाज बताओ | green-gram
टमाटर के चारों तरफ गेंदा लगाया था गेंदे की कलियां कीड़ा खा रहा है टमाटर में कुछ नहीं है | marigold
कपास, तुवर और मूंगफली तीनों हैं खेत में, पहली वाली के पत्ते लाल हो रहे बाकी ठीक हैं | cotton
सरसों में माहू लगा है बगल में गेहूं है उसमें नहीं है कौन सी दवा मारें | mustard
अमरूद के पेड़ों के बीच में लोबिया बोया है पेड़ मुरझा रहे हैं एक एक करके | guava
अमरूद के बीच लोबिया बोया है फलियां लगने से पहले फूल झड़ रहे हैं लोबिया के | cowpea
नारियल के नीचे अदरक लगाया है छाया ठीक है, गांठें सड़ रही हैं बदबू आती है | ginger
मक्का निकलने के बाद आलू लगाना है खेत खाली है बीज का उपचार कैसे करें | potato
aam ke bagh me adrak lagayi hai, aam sahi hai par neeche wali fasal peeli pad rahi h adrak me kya dale | ginger
ganne ke beech me lehsun lagaya tha wo nikal gaya ab ganna peela ho raha hai | sugarcane
Arhar bhai june me boi thi, uske beech wali urad kat li november me, ab phool gir rahe kya kare | pigeon-pea
kapas me mung ki 2 line dali thi. mung tod li. ab tinde me gulabi sundi dikh rahi | cotton
dhan gehu aur chana teeno lagate hai par is saal chane me ukhta bahut aa raha, beej upchar batao | chickpea
tamatar ke patte waise hi jhulas rahe jaise aloo me pala ke bad hua tha. dawai? | tomato
aloo me kale dhabbe patte pe, tamatar me bhi aise hi aate the pichle sal. aloo bachane ke liye konsi spray | potato
papita ke khet ke chaaro or makka ki 2 line lagayi hai virus rokne, fir bhi patte sikud rahe | papaya
anar ke beech jeera bo sakte hai kya, jeera ko kitni baar pani dena padega | cumin
Nimbu ka bagicha 3 sal ka hai beech me matar hai. matar ki bel pe safed powder jam gaya | field-pea green-pea
Safeda mendh pe laga hai uske paas ka gehu 4 5 line tak kamzor hai, gehu me kya dalu ki thik ho | wheat
mendh pe safeda lagana hai gehu wale khet ki, kitni doori pe lagau ped | eucalyptus
मेंढ पर यूकेलिप्टस लगाए हैं बगल के धान में पौधे बौने रह गए, धान को बचाने के लिए क्या करें | rice
खेत की मेड़ पर सागौन लगाना है अंदर गेहूं ही रहेगा, पौधे से पौधे की दूरी कितनी रखें | teak
mendh par bans lagaya tha chane ke khet me, bans me jad ke paas phaphund hai aur naye kalle sukh rahe | bamboo
jaise mirchi me patta mudta hai na waise hi papite ka patta mud gaya hai, kya karu | papaya
जैसे पपीते में पत्ते मुड़ते हैं वैसे ही अब मिर्च में मुड़ रहे हैं कोई दवा बताइए | chilli
जैसे गेहूं में पीला रतुआ आता है वैसा पाउडर मटर की पत्ती पर भूरा भूरा है क्या करें | field-pea green-pea
Just like in groundnut there were round brown spots, now same on my soybean leaves, what can be sprayed | soybean
The way bananas get yellow and wilt from below, like that my chickpea is wilting in patches. tell remedy | chickpea
Same as brinjal had holes in the shoots, okra tips are drooping with a worm inside | okra
जैसे बैंगन की टहनी में कीड़ा घुसता था वैसे ही भिंडी की टहनी लटक गई है, क्या छिड़कें | okra
Guava trees are at 6 metre and I grew cowpea in the gap for green manure, now trees are drying one after one and bark cracks | guava
बेर के पेड़ों के बीच मूंग बोई थी, पेड़ों पर फल छोटे में ही काने हो रहे हैं | ber
आंवले के बाग में बीच में तिल बोया, पेड़ों की छाल को सुंडी खा रही है जाला बना के | amla
Sapota orchard with groundnut inside, trees are dropping the small fruits, groundnut is harvested already | sapota
chiku ke bagiche me bich me mungfali hai, pedo se kachhe fal gir rahe hain | sapota
santre ke bagh me beech ki patti me soyabean boya hai, pedo se gond nikal raha tane se | orange
संतरे के बगीचे में सोयाबीन बोया है बीच में, पेड़ के तने से गोंद निकल रहा है | orange
नारियल के नीचे अनानास लगाया है, फल के ऊपर धूप से जलने के निशान हैं अनानास में | pineapple
सुपारी के नीचे इलायची है, इलायची में थ्रिप्स से कैप्सूल पर खुरंड आ गई | cardamom
सुपारी के पेड़ों पर काली मिर्च चढ़ाई है, बेल की पत्तियां पीली होकर एकदम मुरझा रही हैं | black-pepper
nariyal ke neeche haldi lagayi hai, ganth me sadan aur patta kinare se peela | turmeric
supari ke ped pe kali mirch chadhai hai, bel ke patte jhad rahe barish me | black-pepper
Arecanut trees have pepper vines on them, vines are fine but the nuts are dropping with white cottony growth | arecanut
teen fasal hai makka, urad aur til. beech wali ke patto pe peele chitte aa gaye, urad ke liye bolo | black-gram
हमारे यहां बाजरा, ग्वार और तिल तीनों बोए हैं, आखिरी वाली में पत्ते छोटे होकर फूल की जगह हरे पत्ते बन गए | sesame
jowar bajra aur makka teeno hai, sirf teesri me tane me chhed aur patte me line se chhed ban rahe | maize
wheat, barley and gram are sown, of these the last one is being cut at the base at night by a grey worm | chickpea
Papaya has maize two rows on all sides to stop virus, still leaves are shrinking and fruits have rings | papaya
मिर्च के चारों ओर ज्वार की दो लाइन बॉर्डर में लगाई, फिर भी पत्ते सिकुड़ रहे और पौधा बौना है | chilli
बैंगन के चारों तरफ मक्का की बाड़ बनाई है फिर भी फल में सुंडी निकलती है | brinjal
kapas ke khet ke kinare arandi lagai thi phasane ko, ab arandi ke patte pura chhalni ho gaye, bachaye ya rehne de, kya spray kare arandi pe | castor
अरंडी को फांसने के लिए मूंगफली के किनारे बोया था, सुंडी उससे उतर कर मूंगफली खा रही है कौन सी दवा डालें | groundnut
Soybean was harvested from between, arhar is flowering. flowers falling, webs on the buds | pigeon-pea
उड़द ज्वार के साथ बोई थी ज्वार कट गई, अब फली पकने लगी है एक बार में तोड़ें कि दो बार | black-gram
tur ke sath bajra boya tha bajra kat gaya ab phool pe jala ban raha hai | pigeon-pea
methi nahi dhaniya boya tha ganne ke beech, ganna to abhi 2 foot ka hai, patti pe safed powder aa gaya dhaniye ke | coriander
Rubber plants are 1 year, pineapple in between. the young rubber has leaf fall in monsoon, spray when | rubber
Litchi garden young, I am taking strawberry between the lines this winter. when to plant runners | strawberry
लीची के छोटे पेड़ हैं बीच में मूली लगानी है, बीज कितना लगेगा एक बीघा में | radish
angur ke bagh me paalak kar rakhi hai neeche, beree ke guchhe pe safed powder chhadh gaya hai | grapes
अनार के पौधों के बीच मूंग है, फल पर काले तेलिया धब्बे और फट रहे हैं | pomegranate
moong anar ke beech boyi hai, uske patte peele chitkabre ho gaye aur faliyan bhi peeli | green-gram
संतरे के बगीचे में सोयाबीन बोया है बीच में, फली में दाना ही नहीं बना और पौधा हरा का हरा है | soybean
बेर के पेड़ों के बीच मूंग बोई थी, फली तोड़ने लायक हो गई पर बारिश से दाना फली में ही जम रहा | green-gram
मिर्च के चारों ओर ज्वार की दो लाइन है, बॉर्डर वाली के भुट्टों पर चिड़िया नहीं काला चूर्ण आ गया है | jowar
patta gobhi ke charon or sarson lagayi thi phasane ke liye, fool wala border mahu se bhar gaya usko kaat du ya dawa maru sarson pe | mustard
sarson ki line lagayi thi patta gobhi ke saath taki keede udhar jaye, par heads me chhed ho rahe aur hari sundi nikalti h | cabbage
Mustard was sown as trap in every 25 rows of cabbage, still small green worms are making holes and the heads are not filling | cabbage
Pomegranate 2 years old, green gram was put in the space and it is now over. there are oily black spots on fruits and they crack | pomegranate
Grapes on wires, I threw spinach seed underneath to use the land. bunches have white powder and berries split | grapes
Lemon plants have cowpea in between these days. Tree leaves have silver zigzag lines and curl | lemon
nimbu ke pedo ke beech lobia dala hai hara khad ke liye, ped ke patto pe chandi jaisi tedhi lakir hai aur fal pe khurdure dag | lemon
मौसंबी के बीच उड़द है, पेड़ की टहनियां ऊपर से सूख रही हैं और फल छोटे रह गए | sweet-orange
मौसंबी में उड़द बोई बीच में, अब उड़द में पानी कब दूं फूल आए हुए हैं | black-gram
सेब के पेड़ों के नीचे राजमा बोई है, फलियों पर गोल धंसे हुए भूरे दाग आ रहे | kidney-bean
सेब के पेड़ों के नीचे राजमा बोई है, फलों पर काली खुरदरी पपड़ी बन गई और पत्ते समय से पहले गिर गए | apple
seb ke bagan me rajma beech me laga rakha hai, pedo ki jad me safed dhaga sa fafund aur ped sukh rahe | apple
Apple trees 10 years, rajma grown on the floor of orchard every year without trouble. this year woolly white stuff on the branches | apple
Cashew is on the slope and horse gram below it. nut shoots are drying, flowers turn black, tea mosquito bug i think | cashew
काजू के नीचे कुलथी बोते हैं हर साल, इस बार कुलथी की फली कब तोड़ें कि दाना न झड़े | horse-gram
kaju ke ped ke niche kulthi boyi thi, bauar kala hoke sukh raha hai | cashew
dragon fruit ke khambo ke beech gajar lagayi hai, tane pe narangi dhabbe aur galan hai | dragon-fruit
ड्रैगन फ्रूट के खंभों के बीच गाजर लगाई है, जड़ें दो फांक हो रही हैं और फट जाती हैं | carrot
sahjan ke ped 8 foot pe hain, unke beech mirchi lagayi hai dhoop kam aati hai kya, mirch me fal chhota reh gaya khad kya de | chilli
सहजन के पेड़ों के बीच मिर्च लगी है, पेड़ों के पत्ते सारे बालदार सुंडियों ने खा लिए | drumstick
Drumstick in rows with chilli in between. trees full of hairy caterpillars on the trunk in morning. chilli clean | drumstick
कटहल के पेड़ के नीचे अरबी लगाई है, पत्तों पर गोल बड़े बड़े पानी वाले धब्बे होकर गल रहे हैं | colocasia
कटहल की छाया में अरबी लगी है, पेड़ से छोटे फल काले होकर गिरते हैं | jackfruit
kathal ke chhaon me arbi ugayi, ped ke chhote fal kale pad ke jhad rahe hai | jackfruit
Tea bushes have black pepper on the shade trees. In the bushes red spider is making leaf copper colour, what to use before plucking | tea
chai ke bagan me chhaya wale pedo par kali mirch chadhi hai, bel ki jad sad rahi aur patte peele hoke girte | black-pepper
चाय के बागान में छाया के पेड़ों पर काली मिर्च चढ़ाई, झाड़ियों के पत्ते तांबे जैसे लाल हो रहे | tea
Coffee under silver oak with pepper on it. Berries have small hole at the tip and beetle inside the bean | coffee
coffee ke sath santra bhi hai bagan me, coffee ke fal me chhed karke bhura keeda beej kha raha | coffee
कॉफी और इलायची एक ही छाया में हैं, कॉफी ठीक चल रही, दूसरी के कैप्सूल पर भूरी पपड़ी आ गई | cardamom
पहले धान फिर आलू फिर मूंग ये हमारा चक्कर है, आलू के बाद वाली में राइजोबियम कैसे लगाएं बीज पर | green-gram
dhan, gehu, moong karte hai saal me. teesri wali ki buwai kab tak kar sakte hai, gehu 15 april ko katega | green-gram
Rotation here is maize then potato then onion. for the middle one how many days before digging to cut the tops | potato
Soybean then wheat, every year. Next I want to go for garlic after soybean and leave wheat, how much seed cloves for 1 acre and what distance | garlic
गेहूं छोड़ के इस बार सोयाबीन के बाद लहसुन लगाएंगे, कलियां कितनी दूरी पर लगाएं | garlic
chana aur alsi milake boye the, chana to mast hai, dusri wali ki patti pe narangi powder jaisa | linseed
चना और अलसी मिला कर बोए थे, अलसी में तो कुछ नहीं, दूसरी में पौधे ऊपर से झुक कर सूख रहे और जड़ चीरने पर काली धारी | chickpea
Chickpea with safflower 4:2. safflower has black aphids and honeydew, gram pods are good. spray? | safflower
kusum aur chana 2:4 me hai, kusum kante wali to achi hai, ghanti me sundi muh andar daal ke kha rahi chane me | chickpea
Garlic bulbs are ready I think, leaves half yellow, wheat next to it is still green and will take a month, shall I dig now | garlic
लहसुन की पत्तियां आधी पीली हो गई, पास में गेहूं अभी हरा है, खोद लें क्या | garlic
Tomato seedlings 20 days in tray, land will be empty when cauliflower is over, 10 more days, is it ok to keep or they get too old | tomato
pyaz ki nursery 45 din ki ho gayi, khet me abhi dhan khada hai 10 din baad katega, ropai late karu to chalega kya | onion
प्याज की पौध तैयार है, खेत में धान की पराली पड़ी है, कितनी दूरी पर रोपें | onion
aloo 15 nov ko lagaya, us khet me pehle makka thi jisme fall armyworm bahut tha, mitti kab chadhau | potato
cumin is 50 days old sir with some castor in the border from kharif which will be removed soon, plants are wilting in rounds, what is to be done | cumin
जीरा 50 दिन का है, किनारे पर अरंडी खड़ी है खरीफ की, गोल गोल पैच में सूख रहा है | cumin
matar ki fasal me phool aa gaye, uske saath makka ki line bhi hai sahara dene ko, ab pani de ya ruke | field-pea green-pea
बाजरे में मोठ नहीं ग्वार मिला कर बोया है, बालियों से चिपचिपा गुलाबी शहद जैसा टपक रहा है | bajra
bajra aur guar milake boya tha, balion me daane ki jagah kala churn hai | bajra
Bajra mixed with guar, the pods one has black spots from bacteria and stem breaks. Bajra earhead is full. what to spray | guar
Pigeonpea is on bunds of the paddy, bund ones are yellow and stunted with mosaic, no flowers at all | pigeon-pea
धान की मेड़ पर अरहर लगाई है, मेड़ वाली में फूल नहीं आते बस पत्ते चितकबरे और झाड़ी जैसी हो गई | pigeon-pea
dhan ki medh par arhar lagayi hai, pani khet me bhara hai, naye kalle sukh ke khinchne pe nikal aate hain | rice
धान की मेड़ पर तिल लगाया, अंदर खेत में बालियां सफेद खाली निकल रही हैं खींचने पर आ जाती हैं | rice
In paddy bunds I grow black gram every season, in the field now hopper burn patches are seen, drying in circles | rice
tobacco ke baad mirchi li thi, mirchi me to jad me ganth thi nematode ki, is baar tambaku ki nursery me kaise roku | tobacco
Jute is harvested in august, then rice goes in. how many days to keep the bundles in water for retting and clean fibre | jute
जूट काट के उसी खेत में धान रोपना है, गट्ठर पानी में कितने दिन सड़ाएं | jute
जूट काट के उसी खेत में धान रोपना है, पौध कितने दिन की हो और एक जगह कितने पौधे लगाएं | rice
tamatar ke baad khira laga rahe ussi machan pe, tamatar wali bel to nikal di. bel pe fal tedhe aa rahe | cucumber
टमाटर के मचान पर ही करेला चढ़ा दिया है, फल पीले होकर अंदर से कीड़े निकलते हैं करेले में | bitter-gourd
Lauki and karela share one pandal. bitter one is fine and bears daily, long one has gum coming out of the fruit and rots | bottle-gourd
लौकी और करेला एक ही मचान पर हैं, कड़वा वाला ठीक है लंबे वाले फल छोटे में पीले होकर झड़ते हैं | bottle-gourd
kaddu makka ke beech me phaila hua hai, makka ke bhutte tod liye, narr phool hi aa rahe fal nahi lagte | pumpkin
मक्का के बीच कद्दू फैला है, नर फूल ही आ रहे हैं फल नहीं बैठता | pumpkin
Watermelon is on mulch, last crop on same mulch was chilli, can't see fruit set, small fruits turn black at the end and drop | watermelon
मिर्च वाली मल्चिंग पर ही तरबूज लगा दिया है, बेल बीच से फट रही और लाल गोंद निकलती है | watermelon
mirch wali mulching par hi kharbuja laga diya, phal me mithas nahi aa rahi potash kab de | muskmelon
Mulberry feed is from my field near tobacco plot, silkworms after eating got weak and vomit and die, is it tobacco effect what to do for the worms | silkworm
sarson ke khet ke paas dibbe rakhe hai madhumakkhi ke, sarson par dawa padosi ne maari aur makkhiya mari padi hai dibbe ke aage | honeybee
सूरजमुखी में दाना खाली बन रहा है बीच से, मधुमक्खी के बक्से भी रखे हैं दो, क्या कमी है | sunflower
सूरजमुखी के फूल खत्म हो गए, बक्सों में मधुमक्खी के लिए अब क्या खिलाएं | honeybee
Berseem with mustard sown for first cut, mustard goes in the first cut. Second cut onwards stems are rotting at base in patches | berseem
barseem me sarson mila ke boyi hai pehli katai bhari ho isliye, pehli katai kitne din pe karu barseem ki | berseem
जई और बरसीम साथ बोए हैं, जई तो भूसे जैसी हो चली, बरसीम पर पानी कितने दिन पर लगाएं | berseem
Napier ki line ke beech lobia chara ke liye dala hai, napier ko katte waqt kitna upar se kaate | hybrid-napier
नेपियर घास की लाइनों के बीच रिजका लगाया है, रिजका के पौधों में पीली बेल लिपट गई है | lucerne
Roses with garlic in between to keep aphids off, still new leaves have black round spots and fall | rose
गुलाब की क्यारी में बीच में लहसुन लगा रखा है कीड़े न आएं, फिर भी पत्तों पर काले गोल दाग और झड़ रहे | rose
gulab ki kyari me beech beech me lehsun laga rakha hai, kali pe safed powder hai aur khilti nahi | rose
तंबाकू काट कर उसी में मूंग डालनी है, पत्तियां भट्ठी में कितने दिन सुखाएं कि रंग अच्छा आए | tobacco
Cotton picking is on and wheat goes in after. Bolls are opening half and lint inside is brownish stuck, why | cotton
kapas nikal ke gehu bona hai, tinde adhe khulte hain aur rui peeli chipki si nikalti hai | cotton
आलू खोद कर भिंडी लगानी है, कंद हरे हो रहे हैं मिट्टी के ऊपर वाले, क्या करूं | potato
aloo nikal kar bhindi lagani hai, kand ke upar khurdure dag aa gaye kya wajah | potato
Mustard will be cut in march and green gram goes in. pods are shattering when we touch, can I harvest now or wait for full yellow | mustard
सरसों काट कर मूंग बोनी है, फलियां ऊपर की पीली नीचे की हरी हैं, कब काटें कि दाना न झड़े | mustard
हल्दी के बाद गेहूं लगाते हैं, गांठें उबालने में कितना समय रखें और फिर कितने दिन सुखाएं | turmeric
haldi khod ke til bona hai garmi me, gaanthe ubalne ke baad polish kab kare | turmeric
Ginger goes where maize stood. Rhizomes for seed, what to dip them in and how to keep till april | ginger
Onion after soybean is in my plan. bulbs in the shed are sprouting from last lot, how to store them longer | onion
केले के बीच में मिर्च लगा रखी है, घौद के फल पतले रह गए और मुड़े हुए | banana
kele ke beech me pyaz lagayi thi, ghaud nikal aaya par chhota hai phaliyan patli, kya dalu | banana
Banana suckers at 6 feet, onion sown in the space. bunch came but hands are few and small, what dose | banana
papite ke beech me dhaniya boya hai, tana zameen ke paas gal raha hai aur ped gir jata hai | papaya
पपीते के पौधों के बीच पालक है, तना नीचे से गल कर पेड़ गिर रहे हैं | papaya
Mango at 10 metre, black gram sown below in kharif. panicles became like a bunch of leaves and no fruit sits | mango
aam ke ped ke beech urad boyi thi, bauar guchha ban gaya patte jaisa aur fal nahi aaya | mango
आम के नीचे अनानास लगा रखा है, टिकोरे मटर जितने होकर झड़ रहे | mango
नारियल में कोको नहीं केला लगाया है बीच में, कली पत्ती सड़ कर खिंचने पर निकल आती है और नट झड़ते हैं | coconut
Coconut garden with banana below. the crown has V shape cuts in the leaves and the central spindle is bored | coconut
nariyal ke bagan me kele bhi hai, upar ke naye patte V shape me kate hue nikal rahe, bhrung hai kya | coconut
Eucalyptus was planted 3m x 2m and turmeric below it for 2 years, now on the leaves and twigs small galls swelling, what is it | eucalyptus
सफेदे के बीच में हल्दी बोई, पेड़ की टहनी पर गांठ गांठ फूल गई है पत्ते मुड़े हैं | eucalyptus
Teak on the border and cotton inside. leaves of trees became skeleton only veins left, caterpillars hanging by thread | teak
sagwan mendh pe hai andar kapas, pedo ke patto me sirf nas bachi hai jali jaise | teak
खेत की मेड़ पर सागौन है अंदर सोयाबीन, पेड़ के पत्ते जाली बन गए | teak
Casuarina 2 years old in rows and groundnut between, trees wilt and bark comes off with black powder | casuarina
बांस खेत के किनारे लगाया था गन्ने के पास, हर साल कितने पुराने बांस काटने चाहिए | bamboo
गन्ने में बीच में सरसों थी कट चुकी, पोरियां बीच से लाल और सिरके जैसी गंध आती है | sugarcane
ganne me aloo beech me liya tha khud gaya, gulli beech se laal aur khatti badboo | sugarcane
Sugarcane with potato between, potato is dug. inside of the cane red with white patches and sour smell | sugarcane
Maize with kidney bean on the same hill. cobs are without grain at the top and silk came late, what was short | maize
मक्का के साथ राजमा चढ़ा दी है, भुट्टे ऊपर से खाली बिना दाने के | maize
makka pe rajma chadhi hai, faliyan lag rahi par unpe jang jaise bhure fafole | kidney-bean
Ragi and black gram 8:2. fingers of the ear turned brown and neck breaking, grain chaffy | ragi
मडुआ के साथ उड़द बोई है, बाली की गर्दन काली होकर टूट रही दाना भूसा | ragi
jowar ke sath arhar hai, bhutte me daane ki jagah lambi kali kali sing jaisi nikal rahi | jowar
Jowar and tur strips. panicle grains have pinkish white mold after the rain, cut now or leave | jowar
ज्वार और अरहर की पट्टी है, गोभ सूख कर बीच से निकल आती है 15 दिन के पौधे में | jowar
मूंगफली के साथ अरहर 4:1, सुइयां जमीन में नहीं जा रही मिट्टी कड़ी है, जिप्सम दें या मिट्टी चढ़ाएं | groundnut
Groundnut with sunflower 6:2, pegs are not entering soil as it is hard, gypsum now or earth up | groundnut
mungfali ke saath til hai, suiyan nahi utar rahi zameen me aur tikka ke dhabbe | groundnut
Cotton sticks will be out this week and wheat goes in after, late by 20 days, which variety and seed rate for late | wheat
alu khod ke bhindi lagani hai, beej kitne ghante bhigoye garmi wali buwai me | okra
Turmeric digging is over by february and sesame goes in that land, how many kg seed and line distance | sesame
teak on all four sides of the cotton, cotton in the first 3 lines is thin and red and no squares, any spray for it | cotton
Rice fish together, fry put in july. The fish come up and gulp at the surface in early morning, water is of the field itself | fish
dhan ke khet me hi machhli daali hai, subah subah upar muh nikal ke saans leti hai | fish
Ducks no, hens are let loose in my maize after harvest, their comb turned pale and green loose droppings | poultry
makka katne ke baad murgiya khet me chugti hai, kalgi kali padi aur hari beet kar rahi | poultry
ज्वार की छोटी कटी हुई पेड़ी चर ली गाय ने, पेट फूल गया और लड़खड़ा रही है | cattle
bakri arhar ke khet me ghus ke hari patti kha gayi, baya pet dhol jaisa ho gaya hai | goat
Oats and berseem sown mixed. the cereal one has orange pustules on blades, cut early or spray | oat
jau aur chana mila ke boya hai, baliyan kali raakh jaisi ho gayi hain nikalte hi | barley
जौ चना साथ बोए, बालियां निकलते ही काली राख बन गई | barley
gehu me sarson ki 9:1 lakeer hai, sarson kat gayi. baliyon me daane sikude aur patta palla peeli dhari | wheat
Linseed and wheat in alternate strips. capsules are having maggots inside the buds and no seed set | linseed
alsi gehu ke bagal me patti me hai, kaliyon ke andar ilii hai aur ghundi nahi banti | linseed
Lentil is relay sown in standing rice, rice is cut, stubble one foot. seedlings wilt with white thread at collar | lentil
khade dhan me masur chhidki thi, dhan kat gaya ab paudhe peele hoke collar se sad rahe | lentil
Jasmine and marigold in one plot, jasmine buds turn violet inside and drop, there is a white maggot | jasmine
mogra aur rajnigandha saath hai. kali baingani hoke gir rahi, bich me keeda, mogre me kya spray | jasmine
rajnigandha ke saath genda lagaya hai, dandi chhoti reh gayi aur spike me phool kam, kand kab badlu | tuberose
गुलदाउदी के साथ गेंदा लगा है, गेंदे का मौसम तो निकल गया, कलियां बनने के लिए चुटकी कब तोड़ें | chrysanthemum
Mint under poplar no, under the lemon trees. runners ready in january, how deep to put the suckers | mint
pudina gehu ke baad lagate hain, tel kam nikal raha hai katai kab kare ki tel zyada ho | mint
Carrot after okra in the same beds, roots are forked and hairy, reason | carrot
bhindi ke baad usi kyari me gajar boyi, jad do muhi aur balo wali ban rahi hai | carrot
Mushroom bags made with wheat straw, green mold spots come on them after 10 days | mushroom
dhan ke pual pe dhingri lagayi hai, thailiyon me hari fafund aa gayi aur badbu | mushroom
Capsicum in shade net, cucumber on the next line is in full fruit, the bell ones have sunken brown bottom | capsicum
shimla mirch ke bagal me kheera hai, bel sahi. doosre ke phal ke neeche bhura dhansa dag, calcium du kya | capsicum
Sunflower was sown in groundnut 2:6, heads are big and hollow in the centre, boron or what | sunflower
Cauliflower and coriander mixed, curds turn brown inside and stem hollow | cauliflower
phool gobhi me dhaniya beech me daala, dhaniya kat ke nipta diya, gobhi ka phool andar se bhura aur danthal khokhla | cauliflower
Bund has castor, plot has chilli. in the spiky capsules on bund grey mold came after rain and they rot | castor
Soybean and maize strips, cobs okay. In the beans a girdle is cut on the stem at two places and top dries | soybean
soyabean aur makka ki patti hai, bhutte theek. tane pe do jagah chhalle jaisa kat aur upar ka hissa murjha gaya soyabean ka | soybean
Amaranthus and radish broadcast in one bed, radish is pulled. leaves now have white blisters on underside | amaranthus
chaulai ke saath mooli chhidki thi, mooli ukhad li, ab pattiyon ke neeche safed phafole | amaranthus
`;
