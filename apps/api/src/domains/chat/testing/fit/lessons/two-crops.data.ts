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
`;
