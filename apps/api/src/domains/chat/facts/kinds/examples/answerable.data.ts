/** Messages of farmers that facts answer, as they are typed; a classifier learns from them. */
export const answerableExamples = `
sir good morning, i have 3 acres of paddy and the leaf tips are drying from the top, what is this
my father says urea should be given just after rain, is it right
namaste sir, my tomato plants were green yesterday and today half of them are hanging down
my brother put dap on top of the seed and now the seedlings are burnt, what to do
since last week small green insects are sitting under the leaves of my bhindi
dear sir kindly tell me when to sow wheat in late condition after paddy
my grandmother used to keep neem leaves in the grain drum, does it really stop insects
we are two brothers with 5 bigha, which pulse can we grow after potato
there are small holes in the brinjal fruit and a worm inside when i cut it
my neighbour sprayed his field yesterday and today my bees are dying in front of the box
brown powder comes on my hand when i touch the wheat leaf, is it rust
the milk of my cow has small clots and one teat is hot and hard
my buffalo calved last night and the afterbirth is still hanging
hens are sitting with wings down and passing blood in droppings
fish come to the top of my pond every morning and open their mouths
goat kid has loose motion since two days and is not drinking milk
leaves of my chilli are curling upward like a small boat
lemon tree gives flowers but all the small fruits fall down
mango flowers are turning black and sticky, hoppers fly when i shake the branch
banana plants are bending and breaking in the middle with the bunch on
my papaya leaves became yellow in patches and new leaves are very small
some plants in cotton field suddenly dried after the rain, rest are fine
onion leaves have purple spots and are falling over
the potato leaves have black patches and a bad smell after three foggy days
the stem of my bottle gourd is splitting and gum is coming out
when i pull the dry gram plant the root is black inside
sugarcane leaf is red in the middle and the cane smells like wine when cut
white cottony insects are on the guava and ants are going up the trunk
rats are cutting my wheat at night, how can i stop them
nilgai and wild pigs come at night and finish the maize, any way to save it
monkeys break all our guava, what crop do they not eat
weather office says frost tonight, how do i save my peas and potato
hailstorm has broken my wheat, can anything be done for the crop now
field is under water for three days, will my soybean live and what should i do
no rain for twenty days and my groundnut is drying, is there any spray to help
very hot wind is blowing and my wheat grain is still milky, should i give water
rain has come when my paddy bundles are lying in the field, how to save the grain
fog all week and no sun, which disease should i fear in my mustard
cyclone warning for our coast, what should we do with banana and coconut
it may rain in the evening, should i spray today or wait
it rained one hour after i sprayed, do i have to spray again
how many days after spraying can i pluck the tomatoes for eating
can i go inside the field the day after spraying pesticide
which gloves and mask should i wear while spraying
is a wet cloth on the face enough in place of a mask when spraying
where should i throw empty pesticide bottles, my wife wants to keep oil in them
can i wash the spray pump in the village pond
my children play near the store room, where should i keep the farm medicine
can i spray when my wife is pregnant and helps me in the field
is it safe to blow the blocked nozzle with the mouth
what clothes should labour wear while spraying cotton
is it fine to eat lunch in the field while we are spraying
can i mix two pesticides in the same tank to save labour
the medicine in my store is two years old, can i still use it on brinjal
can goats graze on the bund where i sprayed weedicide last week
is the milk of a cow with mastitis safe to drink after boiling
can we drink milk of a cow that has lumpy skin disease
the doctor gave injection to my cow, how many days should i not sell the milk
may we eat chicken and eggs when there is bird flu in the next village
my hen died of ranikhet, can we eat the others
pigs are dying in the next village, is it swine fever and can people catch it
my buffalo lost her calf in the eighth month, can this illness come to my family
a mad dog has bitten my cow, can we drink her milk
can i feed treated seed which was left over to my hens
how to read the coloured triangle on the pesticide packet
how do i know if the pesticide shop has cheated me with fake medicine
how to apply for kisan credit card and what papers will the bank want
i do not own land but farm on share, can i get a crop loan
what happens if i repay my kcc after the due date
what is the interest on a crop loan if i pay in time
the bank is asking for land papers as security for a small farm loan, is that the rule
my crop was spoiled by hail, how many hours do i have to tell the insurance
how do i tell the insurance company about crop loss, is there a phone number
i took a loan from the bank and they cut insurance money, can i refuse it
last date of crop insurance has passed, can i still join
does insurance pay when wild animals eat the crop
my father died, how can pm kisan come in my mother's name
who cannot get the pm kisan money
how to do ekyc for pm kisan by phone at home
name in my aadhaar and land record is different, how can i correct it for pm kisan
two brothers have land on the same paper, do both get pm kisan
my son has a government job, will my pm kisan stop
how to get a farmer id and what is it used for
what papers are needed for subsidy on drip irrigation
is there any help from government to buy a power weeder
how do i apply for solar pump subsidy and how much do i pay myself
can women groups get a drone under a government scheme
what is the pension scheme for farmers and how much to pay monthly
how to insure my milk buffalo and how much will i have to pay
what should i do first if an insured cow dies
how can we make a farmer producer company and how many members are needed
what is khasra and khatauni and where do i get a copy
how to see my land record on the phone in bihar
how to change the name in land record after my grandfather died
which subsidy is there for polyhouse and who gets it
is there a loan for building a cold store or godown with less interest
is money from farming taxed in india
i sold a crop for four lakh in cash, is there any trouble with tax
i want to register for selling wheat at msp, what papers are needed
what is msp of gram this season
why do traders cut weight for moisture in paddy and what limit is allowed
the trader in mandi is cutting 2 kg per bag, where can i complain
how to check that the weighing machine in the mandi is right
what is e nam and how do i sell on it
can i sell outside the mandi without paying fee
how does a warehouse receipt loan work
trader has not paid me for one month, what is the rule
what moisture should soybean have before i take it to mandi
how should i grade my apples before sending to market
which packing is best for tomatoes going to a far market
my onions get lower rate than neighbour because of mixed size, should i sort
can i sell my vegetables straight to people in the city without the mandi
how to use happy seeder after combine harvesting
is zero tillage good for wheat, my uncle still ploughs four times
which is better for 4 acres, rotavator or cultivator
how to set the seed drill for mustard, it drops too much seed
what is laser leveller and how much water does it save
can i get machines on rent from a custom hiring centre
is a drone spray as good as spraying by hand
which nozzle is right for weedicide and which for insecticide
how to measure how much water my knapsack pump uses in one acre
my drip pipes are blocked with white salt, how to clean them
how to take soil from the field for testing
where do i give the soil sample and what does it cost
my soil report says ph 8.9 and i do not understand it, what should i do
organic carbon in my soil is very low, how to increase it
white salt comes up on my field in summer, will gypsum help
soil in our hills is sour, how much lime do i put
there is so much clay in my land that water stands, what should i grow
my tube well water is salty, which crops can bear it
how many times should i water wheat and at which stages
i have water for only two irrigations in mustard, when should i give them
can i grow paddy without standing water all the time
how to save rain water in my field with a small pond
is mulch of straw useful in vegetables in summer
how often to water a new mango plant in the first year
should i water at night or in the day in hot summer
how to keep potatoes till may without cold store
my wheat in the drum has small brown insects, can i still eat it
how much should i dry the maize before keeping
how to keep onion from rotting in the rains
which bag is good to keep chana seed safe for next year
can i put tablets in the grain room where we sleep
how to check at home if my seed will germinate
can i use the seed of hybrid tomato again next year
how to know if seed packet is certified, what colour is the tag
what to mix first on seed, fungicide or rhizobium
my seedlings in the nursery are falling over at the base
how many days old onion seedlings should be planted
how to make a nursery bed for chilli in the rains
how do i make paddy mat nursery for the transplanter
when should i cut the branches of my guava tree
when to prune grapes for fruit in maharashtra
old mango trees give no fruit, can cutting the top bring them back
how to cut ber trees and in which month
should i remove side shoots in tomato
what can i grow between young mango trees for some income
which pulse goes well with sugarcane in the same field
can i grow onion with sugarcane in autumn planting
marigold around tomato, does it really stop worms
how many rows of arhar with soybean
how to make jeevamrut at home with one desi cow
how do i make neem spray from seeds in our courtyard
what is beejamrit and how to dip the seed in it
how many days does vermicompost take and when should i stop watering
my earthworms are running out of the bed, what is wrong
can i use fresh cow dung directly in the vegetable field
how to make compost from paddy straw quickly
does buttermilk spray really stop disease in plants
how to get organic certificate as a group of farmers
my bees have left the box, why did it happen
what do i feed bees in the rains when there are no flowers
wax worms are eating the old combs in my bee box
when can i take honey out without harming the bees
my silkworms are becoming soft and black and dying
mulberry leaves are wet from rain, can i give them to the worms
what room heat do silkworms need in the last stage
how to grow button mushroom in a hut in winter
green mould is coming on my mushroom bags, what should i do
oyster mushroom stems are long and caps small, is it lack of air
how far should eucalyptus be from my well and my neighbour's field
how long does teak take before i can cut it
do i need permission to cut and carry poplar or bamboo from my own land
can i plant bamboo on the bank of the nala
which tree can i put on the bund which does not harm the crop
what green fodder can i sow now for my four buffaloes in summer
when is the first cut of berseem and how many cuts will i get
how to make silage from maize in a pit
is young jowar dangerous for cows to eat
how many napier cuttings for one acre
how to treat paddy straw with urea for cattle
we have a party at home at dussehra, when do i sow marigold to cut flowers for it
the police stopped our tractor trolley with wood, what paper is needed to carry eucalyptus
the bank manager says no kcc for tenants, what is the rule
our school garden has brinjal plants with shoots hanging down, what worm is it
the animal doctor is far away, what can i do first when the cow's belly is swollen
there is a white film on grape leaves like powder
a thin film of oil on pond water, will it harm my fish
i shake hands with buyers daily, they ask how long after spray i pluck chillies, what is the rule
eye of my goat is white and watering, what is the disease
my bull has one red eye with pus and flies on it
wedding of my daughter is in february, which flower crop will be ready by then
i kept the money for wedding by selling wheat, should i dry it more before selling
we want to serve our own peas at holi, which early variety should i sow
we cook on dung cakes, is it better to make compost from the dung
what to give a buffalo to eat in the last two months before calving
my cow does not eat since morning and her ears are cold after calving
how much can a dairy cow eat in one day, dry and green together
milk became less after i changed the fodder, what is missing
my cow's milk has low fat and the dairy pays less, how to raise it
how to keep milk clean while milking by hand
buffalo holds her milk back and does not let it down
should i give the first yellow milk to the calf or throw it
calf eats soil and licks the wall, what does it lack
the school children throw stones in my pond, will fish stop eating
a video says salt in the field kills weeds, is it a good idea
i saw in a film that drones sow paddy, can i really sow rice seed by drone
on the phone they said i can report crop loss in an app, which one is it
i lost the phone linked with my aadhaar, how will i do pm kisan ekyc
my phone shows land seeding no in pm kisan, whom should i meet
after the festival marigold rate falls, can i time my sowing for diwali
for the festival i want to sell goats, how to fatten them in three months
my wife runs a self help group, can we get a loan for goats
my son studies in school and helps me, may he carry the spray pump
the teacher told us that burning straw harms soil, how else can i clear it fast
can police fine me for burning paddy straw
the government hospital doctor told me to stop spraying without a mask, which mask is right
game birds and parrots eat my sunflower, how to keep them away
ball shaped swellings on cabbage roots, what is it
black spots like an eye on the banana leaf
there is a ring like a bangle on the stem of soybean and the top is drying
bugs as small as a pin head suck milk from ripening paddy grains
milky grains of my jowar are turning into pink mould after rain
i have a small shop of vegetables, how can i keep spinach fresh till evening
gold loan or kcc, which is cheaper for buying seed and fertilizer
train from nagpur takes two days, how ripe should my oranges be when picked
we play music to scare birds, what else works in millet
football size galls on my mango branch and flowers bunched like a broom
my phone rings near the hive all day and bees left, what makes bees leave a box
my hair falls in the milk can, how do i strain milk for the dairy
the election is on and the office is shut, can i still report my crop loss in time
i want to lose less grain while threshing, what speed for the drum
my beard of maize is cut by worms, the silk is eaten
stomach of the sheep is full of gas after eating wet clover
heart of the pineapple plant is rotting and pulls out easily
blood comes in the urine of my cow, like coffee
my knee hurts from weeding, which tool lets me weed standing
head of the cabbage burst before i cut it
lady finger fruits are hard and bent, is it late picking
the fingers of turmeric are rotten and leaves are yellow at the edge
skin of the potato has rough scabs
nails and teeth of tractor tyre are worn, is puddling with cage wheels better for paddy
bank of the canal leaks and my field stays wet, which fodder can grow there
power comes only at night, is night watering good for wheat
i am a school teacher and want to plant teak, how far apart should they be
my uncle in the army left me 2 acres of barren land, what trees can i put
at the temple we offer jasmine, when do i prune jasmine for more flowers
i bought chicks from a man on a cycle, how warm should i keep them the first week
we have a birthday and i want to cut roses, at what stage do they stay longer in water
actor says natural farming needs no money, how to begin it on one acre
computer shop asks money for pm kisan form, is it free at csc
my cow was hit by a bus and her horn is broken, how to stop flies on the wound
my father in law gave me 10 goats, what vaccines do they need and when
sir i am a new farmer from city and i have half acre, how do i start with okra
hello, i am from assam, please tell when to plant ginger
please tell me madam which groundnut variety is good for gujarat in kharif
i sowed maize 20 days ago and there are windows in the leaf and dung like powder inside
my wheat is 25 days old and yellow, i gave no zinc, what is the reason
i gave two bags of urea but paddy is still yellow
our moong has yellow leaves all over and no pods, should i pull them out
lentil plants are drying in circles in the field
we sow bajra with first rain, ears have green leaf like growth in place of grain
arhar flowers are falling and pods have holes
the leaves of soybean are like a net, only veins left
sesame flowers became leaves, what happened
castor capsules are grey with mould in the rains
sunflower heads are empty in the centre
coriander seed is not coming up, should i break it before sowing
cumin got black in two cloudy days
fenugreek leaves have white powder, can i still sell them
garlic bulbs are splitting and giving many small shoots
ginger is going yellow from the lower leaf and smells when pulled
black pepper vines are dropping leaves in the rain and roots are black
cardamom leaves have light streaks and the clump is becoming small
coconut crown is leaning and brown juice comes from the trunk
arecanut is falling before time in the monsoon and has wet spots
tea leaves have dark marks after insects sucked them
coffee berries have a pin hole at the tip
rubber milk drips less now and the bark is drying, should i rest the tree
cashew new shoots are turning black at flowering
pomegranate fruits have black spots with cracks like a star
apple trees shed leaves in august and fruit has rough black scab
litchi fruits are cracking in hot wind
grapes berries are not growing equal, some small some big
kinnow leaves are yellow between green veins
watermelon is bitter at one end and has a white heart
cucumber turned bitter, is it due to less water
cauliflower curd is brown and stem is hollow
carrot roots are forked like legs
radish became spongy inside
beet and turnip leaves are eaten, tiny jumping beetles
peas are full of white powder on the leaves and pods
drumstick tree is covered with hairy caterpillars
rose buds turn brown and do not open
jute tops are broken and side branches come
tobacco plants have yellow twisted thin stems wrapped around the root
cotton bolls have pink worms inside
attack of aphid in mustard
fertilizer dose wheat
weed control in direct seeded rice
blight in potato
stem borer control paddy
seed rate of gram per acre
spacing for papaya plants
sowing time of moong summer
variety of mustard for rajasthan
fruit drop in citrus
leaf curl in papaya
yellow mosaic urad
nutrient spray for cotton
water schedule sugarcane
wilt in chickpea
powdery mildew of pea
white grub in groundnut
thrips on onion
fruit fly in cucumber
nematode in tomato roots
zinc shortage in paddy
harvest time of turmeric
grain storage insects
asking about kcc papers
crop insurance claim procedure
pm kisan new registration
deworming of goat
vaccination time of fmd
repeat breeding in cow
tick control in cattle
less milk in buffalo
chick brooding temperature
layer feed and lights
fish pond lime
stocking of catla rohu
honey bee mites
spawn for mushroom
mulberry planting distance
azolla pit making
silage preparation steps
berseem seed treatment
green manure dhaincha sowing
gypsum for alkali soil
soil sample depth for orchard
drip fertigation banana
happy seeder wheat sowing
happy morning sir, want information about strawberry planting in mahabaleshwar
good evening, how do i grow dragon fruit and which pole is used
please guide, my daughter wants to keep ducks, what house do they need
thank you for last advice, now tell me how to control weeds in onion
i am confused, shopkeeper says one thing and officer another, how much potash in banana
नमस्ते साहब, मेरे दो बीघा धान में पत्ते ऊपर से सूख रहे हैं, क्या करूं
दो दिन से मेरी भैंस जुगाली नहीं कर रही और पेट फूला है
कल रात की आंधी में मेरा पूरा गेहूं गिर गया, अब क्या हो सकता है
पिताजी कहते हैं गेहूं में पहला पानी इक्कीस दिन पर दो, क्या यह सही है
भैया मेरे टमाटर के पौधे अचानक मुरझा रहे हैं, जड़ ठीक लगती है
बैंगन काटा तो अंदर इल्ली निकली, कैसे रोकें
मिर्च के पत्ते नाव जैसे मुड़ रहे हैं और पौधा छोटा रह गया
भिंडी के पत्तों की नसें पीली हो गई हैं और फल सफेद आ रहे हैं
सरसों की फली के पास काले हरे छोटे कीड़े चिपके हैं
तीन दिन से कोहरा है और आलू के पत्तों पर काले धब्बे आ गए
चने का पौधा खींचा तो जड़ काली निकली
अरहर के फूल गिर रहे हैं और फली में छेद है
सोयाबीन के पत्ते जाली जैसे हो गए, बस नसें बची हैं
मूंग के पत्ते पीले चितकबरे हो गए, पड़ोसी का खेत ठीक है
मक्का की पोंगली में बुरादे जैसा मल भरा है
बाजरे की बाली में दाने की जगह हरी पत्ती निकल रही है
गन्ने को बीच से चीरा तो लाल है और शराब जैसी गंध आती है
कपास के टिंडे में गुलाबी सुंडी है, दाग लगी रुई निकल रही है
प्याज के पत्तों पर बैंगनी धब्बे और ऊपर से सूखना
लहसुन में एक की जगह कई पत्ते फूट रहे हैं
अदरक का पौधा नीचे से पीला होकर खींचने पर निकल आता है
हल्दी की गांठ सड़ रही है, पानी ज्यादा रुकता है
जीरा दो दिन के बादल में काला पड़ गया
धनिया पंद्रह दिन में भी नहीं उगा, बीज तोड़कर बोना था क्या
नींबू में फूल आते हैं पर छोटे फल झड़ जाते हैं
आम के बौर पर चिपचिपा और काला हो गया, डाल हिलाने पर कीड़े उड़ते हैं
अमरूद के फल में सफेद कीड़े निकलते हैं बरसात में
केले का पौधा घार के साथ बीच से टूट जाता है
पपीते के पत्ते सिकुड़ गए और फल नहीं लग रहे
अनार के फल फट रहे हैं पकने से पहले
लीची गरम हवा में फट रही है, क्या उपाय करें
लौकी के छोटे फल पीले होकर सड़ जाते हैं
खीरा कड़वा क्यों हो रहा है इस बार
तरबूज में फल नहीं बैठ रहे, मधुमक्खी भी नहीं दिखती
फूलगोभी का फूल भूरा और डंठल खोखला है
पत्तागोभी फट गई खेत में ही
मूली अंदर से खोखली हो गई, देर से उखाड़ी थी
गाजर एक की जगह दो तीन टांग वाली बन रही है
मटर की फलियों पर सफेद चूर्ण जम गया है
मूंगफली की जड़ सफेद मोटे कीड़े काट रहे हैं
तिल में फूल की जगह पत्तियां बन गई हैं
सूरजमुखी के बीच में दाना नहीं भर रहा
नारियल के तने के छेद से भूरा पानी निकल रहा है
गुलाब की कली भूरी होकर खिलती नहीं
सहजन के पेड़ पर बालों वाली इल्लियां भरी हैं
गाय के एक थन में सूजन है और दूध में छीछड़े आ रहे हैं
बछड़ा तीन दिन का है और सफेद दस्त कर रहा है
गाय ब्याने के बाद बैठ गई और कान ठंडे हैं
भैंस ने कल बच्चा दिया पर जेर अभी तक नहीं गिरी
गाय बार बार गर्मी में आती है पर ठहरती नहीं
गाय के शरीर पर गांठें निकल आई हैं और बुखार है
बकरी मुंह से झाग और दस्त कर रही है, नाक भी बहती है
बकरी के बच्चे एक एक करके मर रहे हैं, गोल गोल घूमते हैं
मुर्गियां गर्दन टेढ़ी करके मर रही हैं
चूजे एक जगह सिकुड़ कर बैठते हैं, ठंड लगती है क्या
मुर्गी अंडे कम दे रही है ठंड में, रोशनी लगाएं क्या
सुबह तालाब में मछलियां ऊपर मुंह निकालती हैं
तालाब का पानी गहरा हरा हो गया है, मछली मरेगी क्या
गाय का दूध घट गया जब से भूसा ही खिला रहे हैं
पशु के पेशाब में खून जैसा काफी रंग का आता है
जानवर बहुत चीचड़ से परेशान हैं, घर का उपाय बताइए
सूअर के बच्चे मां के नीचे दब जाते हैं, कैसे बचाएं
भेड़ का ऊन कब काटना चाहिए
मधुमक्खी का डिब्बा खाली हो गया, सब उड़ गईं
डिब्बे के छत्ते में जाला और कीड़ा लग गया
रेशम के कीड़े काले पड़कर मर रहे हैं
मशरूम के थैले में हरी फफूंद आ गई
आज रात पाला पड़ेगा तो मटर और आलू को कैसे बचाएं
ओले से गेहूं टूट गया, अब खेत में क्या करें
खेत में तीन दिन से पानी भरा है, सोयाबीन बचेगी क्या
बीस दिन से बारिश नहीं, मूंगफली सूख रही है
लू चल रही है और गेहूं दूधिया है, हल्का पानी दे दूं
धान कटा पड़ा है और बारिश आ गई, दाना कैसे बचाएं
शाम को बादल हैं, आज दवा छिड़कूं या रुकूं
छिड़काव के एक घंटे बाद बारिश हुई, दोबारा करना पड़ेगा क्या
तेज हवा में दवा छिड़क सकते हैं क्या
दवा छिड़कने के कितने दिन बाद सब्जी तोड़ें
छिड़काव करते समय कौन सा मास्क और दस्ताने पहनें
मुंह पर गमछा बांधना काफी है क्या छिड़काव में
दवा की खाली बोतल कहां फेंके, घर में काम ले सकते हैं क्या
घर में छोटे बच्चे हैं, कीटनाशक कहां रखें
छिड़काव के बाद कपड़े कैसे धोएं
छिड़काव वाले खेत में अगले दिन मजदूर जा सकते हैं क्या
पत्नी को बच्चा होने वाला है, वह खेत में दवा का काम करे या नहीं
पंप को तालाब में धो सकते हैं या नहीं
दो दवाएं एक टंकी में मिला दूं तो नुकसान तो नहीं
पुरानी दवा जिसकी तारीख निकल गई, डालें या नहीं
दवा के पैकेट पर लाल पीला तिकोना निशान क्या बताता है
नकली दवा और खाद की पहचान कैसे करें
खरपतवार मारने की दवा डाली मेड़ की घास पशु को कब खिलाएं
बीमार गाय का दूध उबालकर पी सकते हैं क्या
लंपी वाली गाय का दूध बच्चों को दे सकते हैं क्या
सुई लगने के बाद कितने दिन दूध नहीं बेचना चाहिए
बर्ड फ्लू फैला है, मुर्गा और अंडा खा सकते हैं क्या
गाय का गर्भ सातवें महीने गिर गया, घर वालों को बीमारी लग सकती है क्या
पागल कुत्ते ने गाय को काटा है, टीका कब लगेगा
किसान क्रेडिट कार्ड के लिए क्या कागज लगते हैं
बटाई पर खेती करता हूं, मुझे फसल कर्ज मिलेगा क्या
समय पर कर्ज चुकाने पर ब्याज कितना लगता है
केसीसी की तारीख निकल गई तो क्या होगा
बैंक छोटे कर्ज पर जमीन गिरवी मांगता है, नियम क्या है
ओले से फसल गई, बीमा कंपनी को कितने घंटे में बताना है
बीमा का पैसा बैंक ने काट लिया, मैं मना कर सकता था क्या
जंगली सूअर ने फसल खाई, बीमा मिलता है क्या
बीमा की आखिरी तारीख निकल जाए तो क्या करें
पीएम किसान की किस्त नहीं आई, क्या क्या जांचना चाहिए
पिताजी गुजर गए, अब किस्त मां के नाम कैसे हो
घर बैठे फोन से ईकेवाईसी कैसे करें
आधार और खतौनी में नाम अलग है, कैसे ठीक होगा
बेटा सरकारी नौकरी में है तो पीएम किसान मिलेगा क्या
किसान आईडी कैसे बनती है और किस काम की है
ड्रिप पर कितनी छूट मिलती है और आवेदन कहां करें
सोलर पंप के लिए कौन कागज लगते हैं
मशीन पर अनुदान लेने का तरीका बताइए
किसान पेंशन में हर महीने कितना भरना पड़ता है
भैंस का बीमा कैसे कराएं
बीमा वाली गाय मर जाए तो पहले क्या करें
किसानों की कंपनी बनाने के लिए कितने सदस्य चाहिए
खसरा खतौनी की नकल कहां से मिलेगी
दादाजी के बाद जमीन में नाम चढ़वाने को क्या करें
फोन पर जमीन का रिकार्ड कैसे देखें
महिला समूह को ड्रोन कैसे मिलता है
पॉलीहाउस पर कितना अनुदान है
गोदाम बनाने के लिए कम ब्याज वाला कर्ज कौन सा है
खेती की कमाई पर कर लगता है क्या
गेहूं एमएसपी पर बेचने का पंजीकरण कैसे होता है
चने का समर्थन मूल्य इस साल कितना है
व्यापारी नमी के नाम पर वजन काटता है, कितनी नमी चलती है
मंडी में बोरी पीछे दो किलो काटते हैं, शिकायत कहां करें
कांटा सही है या नहीं कैसे जांचें
ई नाम पर माल कैसे बेचें
आढ़ती ने महीने भर से पैसा नहीं दिया, नियम क्या है
गोदाम की रसीद पर कर्ज कैसे मिलता है
मंडी के बाहर बेचने पर फीस लगती है क्या
टमाटर दूर भेजना है तो किसमें भरें
सेब की छंटाई कैसे करें कि दाम अच्छा मिले
हैप्पी सीडर से गेहूं कैसे बोते हैं
बिना जुताई गेहूं बोना अच्छा है क्या, चाचा मना करते हैं
लेजर लेवलर से कितना पानी बचता है
किराये पर मशीन कहां से मिलती है
सीड ड्रिल से सरसों का बीज ज्यादा गिरता है, कैसे ठीक करें
ड्रोन से छिड़काव ठीक रहता है क्या
खरपतवार की दवा के लिए कौन सा नोजल लगाएं
ड्रिप की नली में सफेद नमक जम गया, साफ कैसे करें
मिट्टी की जांच के लिए नमूना कितनी गहराई से लें
मिट्टी का नमूना कहां से नहीं लेना चाहिए
मिट्टी कार्ड में पीएच नौ लिखा है, क्या डालें
जैविक कार्बन कम है, कैसे बढ़ाएं
खेत में सफेद नमक उभर आता है, जिप्सम से ठीक होगा क्या
हमारी पहाड़ी मिट्टी खट्टी है, चूना कितना डालें
ट्यूबवेल का पानी खारा है, कौन सी फसल चलेगी
सिर्फ दो पानी हैं, सरसों में कब कब दूं
धान में हमेशा पानी भरना जरूरी है क्या
खेत तालाब किस जगह खोदें
आम के नए पौधे को पहले साल कितने दिन में पानी दें
गर्मी में सब्जी को सुबह पानी दें या शाम को
प्याज बरसात तक सड़े नहीं, कैसे रखें
बिना कोल्ड स्टोर आलू मई तक कैसे रखें
गेहूं की टंकी में घुन लग गया, क्या करें
मक्का को कितना सुखाकर रखें
अगले साल के लिए चने का बीज किसमें रखें
जिस कमरे में सोते हैं वहां अनाज में गोली रखना ठीक है क्या
घर पर बीज का जमाव कैसे जांचें
हाइब्रिड टमाटर का बीज अगले साल बो सकते हैं क्या
प्रमाणित बीज की थैली पर किस रंग का टैग होता है
बीज में पहले फफूंदनाशी मिलाएं या राइजोबियम
नर्सरी में पौध जमीन के पास से गल कर गिर रही है
प्याज की पौध कितने दिन की लगाएं
बरसात में मिर्च की नर्सरी कैसे बनाएं
मशीन से रोपाई के लिए चटाई नर्सरी कैसे डालें
अमरूद की छंटाई किस महीने में करें
पुराने आम के बाग में फल नहीं, ऊपर से काटने पर नया होगा क्या
बेर के पेड़ कब काटते हैं
अंगूर की छंटाई साल में कितनी बार
गुलाब की टहनी कब और कितनी काटें
आम के छोटे बाग में बीच में क्या बोएं
गन्ने के साथ कौन सी दाल लगा सकते हैं
सोयाबीन के साथ अरहर की कितनी कतार रखें
टमाटर के चारों ओर गेंदा लगाने से इल्ली रुकती है क्या
एक देसी गाय से जीवामृत कैसे बनाएं
नीम की निंबोली का घोल घर पर कैसे तैयार करें
बीजामृत में बीज कितनी देर रखें
केंचुआ खाद कितने दिन में बनती है
केंचुए बाहर भाग रहे हैं, क्या गलती हुई
ताजा गोबर सीधे सब्जी में डाल सकते हैं क्या
पराली से जल्दी खाद कैसे बनाएं
छाछ छिड़कने से रोग रुकता है क्या
जैविक खेती का प्रमाण पत्र समूह में कैसे मिलता है
बरसात में मधुमक्खी को क्या खिलाएं
शहद कब निकालें कि मधुमक्खी को नुकसान न हो
सर्दी में झोपड़ी में बटन मशरूम कैसे उगाएं
बारिश से भीगे शहतूत के पत्ते कीड़ों को दे सकते हैं क्या
सफेदा कुएं से कितनी दूर लगाएं
सागौन कितने साल में कटता है
अपने खेत का बांस काटने के लिए अनुमति चाहिए क्या
मेड़ पर कौन सा पेड़ लगाएं जो फसल को नुकसान न करे
गर्मी में चार भैंसों के लिए कौन सा हरा चारा बोऊं
बरसीम की पहली कटाई कब होती है
गड्ढे में साइलेज कैसे बनाते हैं
छोटी ज्वार गाय को खिलाना खतरनाक है क्या
नेपियर घास एक एकड़ में कितनी गांठें लगेंगी
भूसे में यूरिया मिलाकर उपचार कैसे करते हैं
अजोला का गड्ढा कैसे बनाएं और कितना खिलाएं
नीलगाय रात में खेत चर जाती है, कैसे रोकें
चूहे गेहूं की बालियां काट रहे हैं
बंदर सब फल तोड़ देते हैं, कौन सी फसल नहीं खाते
पुलिस ने लकड़ी की ट्राली रोकी, सफेदा ले जाने का कौन सा कागज चाहिए
पराली जलाने पर पुलिस जुर्माना करती है क्या
बैंक वाले किसान क्रेडिट कार्ड नहीं बना रहे, किससे शिकायत करें
बैंक खाता आधार से जुड़ा नहीं तो किस्त आएगी क्या
बच्चों के स्कूल की बगिया में बैंगन की टहनी मुरझाई है
स्कूल के मास्टर जी कहते हैं पराली मिट्टी में मिलाओ, कैसे
बेटी की शादी फरवरी में है, तब तक कौन सा फूल तैयार होगा
शादी के लिए पैसा चाहिए, फसल पर कर्ज कैसे मिलता है
शादी में खर्च के लिए अनाज बेचना है, नमी कितनी होनी चाहिए
दिवाली पर गेंदा बेचना है तो कब लगाऊं
होली तक हरी मटर लेनी है, कौन सी जल्दी वाली किस्म बोऊं
त्योहार से पहले बकरे मोटे करने हैं, क्या खिलाएं
डाक्टर साहब दूर रहते हैं, गाय का पेट फूले तो पहले क्या करें
पशु डाक्टर ने सुई लगाई, गाय को अगली बार कब दिखाएं गर्भ जांच के लिए
पत्ते पर सफेद परत जैसी फिल्म है अंगूर में
फिल्म में देखा ड्रोन से बीज बोते हैं, धान में हो सकता है क्या
वीडियो में देखा नमक से घास मरती है, क्या खेत में डालना ठीक है
वीडियो में बोले मल्चिंग की फिल्म बिछाओ, टमाटर में किस रंग की ठीक है
फोन खो गया जिसमें आधार जुड़ा था, पीएम किसान का काम कैसे होगा
फोन से फसल नुकसान की सूचना कैसे भेजें
गाय की आंख से पानी बहता है और लाल है
मुर्गी की एक आंख सूजी है और नाक बहती है
मेरे हाथ में जो मिट्टी की गोली बन जाए तो जुताई करें या रुकें
हाथ से दूध निकालें तो सफाई कैसे रखें
दूध का फैट कम है, डेयरी दाम काटती है, कैसे बढ़े
दूध में से दवा की गंध आती है, थन में ट्यूब लगने के बाद कब तक न बेचें
गाय को कितना खाना देना चाहिए एक दिन में
चूल्हे में कंडे जलाते हैं, गोबर से खाद बनाना अच्छा रहेगा क्या
घर में पका बचा खाना सूअर को खिलाना ठीक है क्या
नेताजी की पार्टी वाले बोले कर्ज माफ होगा, महाराष्ट्र में कर्ज माफी किसे मिली
चुनाव में दफ्तर बंद है, फसल बीमा की सूचना कहां दें
खेल के मैदान की मिट्टी कड़ी है, उसमें हरी खाद उगाकर नरम कर सकते हैं क्या
मंदिर के लिए चमेली लगाई है, ज्यादा फूल के लिए कब काटूं
किताब में लिखा है हरी खाद में ढैंचा बोओ, कितने दिन का पलटें
दुकानदार ने खाद के साथ जबरदस्ती दूसरी दवा थमाई, शिकायत कहां करूं
खाद वाला बोरी पर लिखे से ज्यादा पैसा लेता है, क्या करें
गाड़ी से दूर संतरा भेजना है, कितना पका तोड़ें
दादी कहती है अनाज में नीम की पत्ती रखो, सच में काम करती है क्या
मेरे मोबाइल पर एसएमएस आया पाला पड़ेगा, सरसों में क्या करूं
पेट में कीड़े की दवा बकरी को साल में कितनी बार दें
बकरी के खुर सड़ रहे हैं और लंगड़ाती है
गाय का खून टेस्ट में थाइलेरिया बताया, टीका कब लगता है
सिर पर बोझ ढोकर थक जाते हैं, निराई के लिए कौन सा औजार सस्ता और हल्का है
सरसों में माहू का प्रकोप
गेहूं में खाद की मात्रा
धान में तना छेदक की रोकथाम
आलू में झुलसा
चना बीज दर प्रति एकड़
मूंग बोने का सही समय
पपीता लगाने की दूरी
टमाटर में फल छेदक
कपास में सफेद मक्खी का नियंत्रण
सोयाबीन में खरपतवार नियंत्रण
गन्ना में सिंचाई कब कब
उड़द में पीला मोजेक
धान में जिंक की कमी
मिर्च में थ्रिप्स
लौकी में फल मक्खी
चना में उकठा
मूंगफली में जिप्सम कब
हल्दी खुदाई का समय
गाय में बार बार गर्मी
खुरपका मुंहपका टीका कब
मुर्गी पालन में चूजों का तापमान
तालाब में चूना
बकरी का टीकाकरण
अजोला उत्पादन की विधि
फसल बीमा की जानकारी
राम राम जी, राजस्थान के लिए सरसों की अच्छी किस्म बताइए
प्रणाम सर, बिहार में मछली के लिए तालाब कैसे तैयार करें
जय किसान, बुंदेलखंड में कम पानी की कौन सी दाल बोएं
मैडम मैं पहली बार स्ट्राबेरी लगा रही हूं, कब लगाएं
हम गांव की पांच बहनें मिलकर मशरूम करना चाहते हैं, भूसा कैसे तैयार करें
मैं शहर से लौटा हूं, आधा एकड़ में भिंडी कैसे शुरू करूं
दुकानदार कुछ कहता है अधिकारी कुछ, केले में पोटाश कितना दें
चाचा बोले बीज ज्यादा डालो उपज ज्यादा होगी, क्या सच है
पड़ोसी ने दोपहर में पानी दिया तो बैंगन मुरझा गए, कब देना चाहिए
साहब कल रात बारिश हुई, सुबह देखा तो खेत में जगह जगह बैंगन के पौधे लटक गए
मेरे बेटे ने फोन पर फोटो भेजी, मक्का की पत्ती में कतार से छेद हैं
मां की दो देसी मुर्गियां हैं, कितने दिन में अंडे पर बैठाएं और कितने अंडे रखें
हमारी गाय पहली बार ब्याई है, हाथ लगाने पर लात मारती है और दूध नहीं उतारती
स्कूल जाने वाले बच्चे भी खेत में मदद करते हैं, दवा के छिड़काव में उन्हें रखना ठीक है क्या
बैंक में पता चला कि हमारी फसल का बीमा गलत फसल पर हुआ है, कैसे ठीक कराएं
शादी के घर में फूल देने हैं, रजनीगंधा की डंडी कब काटें कि ज्यादा दिन ताजी रहे
पुलिस चौकी के पास वाली जमीन पर पानी भरता है, वहां कौन सा पेड़ या घास लगाऊं
डाक्टर ने बताया गाय को ब्रुसेला है, घर वाले दूध और जेर से कैसे बचें
बकरीद के लिए बकरा तैयार करना है, रोज कितना दाना दूं
टीवी की फिल्म में दिखा लाइट ट्रैप, हमारे धान में कितने लगेंगे
पार्टी के लोगों ने किसानों की कंपनी बनवाने को कहा, उसमें सरकार क्या मदद देती है
दूध बेचकर घर चलता है, गर्मी में दूध न घटे इसके लिए क्या खिलाएं
सब्जी पकाने में कद्दू कड़वा निकला, खेत में कड़वा क्यों हो जाता है
मोबाइल पर मंडी में माल बेचने वाला सरकारी ऐप कौन सा है
आंख के इशारे से मिट्टी नहीं समझ आती, जांच का नमूना कैसे सुखाएं
हाथ से चलने वाली निराई मशीन धान में किस दिन चलाएं
छठ पर केला और गन्ना बेचना है, गन्ना कितना पका होना चाहिए
दशहरे पर गेंदा चाहिए तो पौध कब डालें
मकर संक्रांति तक तिल बेचना है, कटाई का सही समय कैसे पहचानें
दुकान पर पालक शाम तक मुरझा जाता है, ताजा कैसे रखें
बस अड्डे के पास खेत है, सब्जी पर धूल जमती है, पानी कैसे और कब छिड़कें
सेना से लौटा हूं, पांच बीघा ऊसर जमीन है, उसे कैसे सुधारूं
पोती ने पूछा केंचुआ मिट्टी में क्या काम आता है, केंचुए बढ़ाने को क्या करें
अखबार में पढ़ा नैनो यूरिया, क्या इससे दानेदार यूरिया छोड़ सकते हैं
बरसात में बकरियों के बाड़े में कीचड़ है, खांसी आ रही है, बाड़ा कैसा हो
सेब की कलियां जल्दी फूट गईं और बर्फ गिरी, बाग को कैसे बचाएं
चाय की पत्ती पर भूरे धब्बे हैं और कोंपल सूख रही है
काफी के दाने में छेद है, छोटा काला कीड़ा निकला
काली मिर्च की बेल बरसात में पीली होकर पत्ते गिरा रही है
sir mere 2 bigha khet me dhan ke patte upar se sukh rahe hai
kal raat ko tez hawa chali aur ganna gir gaya, ab kya kare
namaste bhai, tamatar ke paudhe achanak murjha gaye pani bhi diya tha
papa bolte hai gehu me pehla pani 21 din pe do, sahi hai kya
mere chacha ne dap beej ke sath mila diya, ab jamav kam hai
do din se bhains chara nahi kha rahi aur pet phula hua hai
bhaiya mirchi ke patte mud gaye hai naav jaise
baingan ke andar illi nikal rahi hai har fal me
bhindi ki patti pili jali jaisi ho gayi
sarso me chote kale kide lag gaye hai phali ke paas
kohra hai teen din se, aloo pe kale dhabbe aa gaye
chana khet me gol gol ghere me sukh raha hai
arhar me phool jhad rahe aur phali me ched hai
soyabean ki patti jali ho gayi sirf nas bachi
moong puri pili pad gayi, ukhad du kya
makka ki pongli me burada jaisa bhara hai
bajre me dane ki jagah hari patti aa rahi hai
ganna chirne par lal dikhta hai sharab jaisi gandh
kapas ke tinde me gulabi sundi nikli
pyaj ke patte pe baigni dhabbe, gir rahe hai
lahsun me bahut sari patti phut rahi hai gaanth nahi ban rahi
adrak pili hokar sad rahi hai khichne pe nikal aati hai
jeera do din badal me kala ho gaya sir
dhaniya ugta hi nahi, beej tod ke bona tha kya
nimbu me fal tikte nahi chote hi gir jate hai
aam ke baur pe chipchipa aur kala kala ho gaya
amrud me barsat me keede padte hai andar safed
kele ka ped ghaud ke sath beech se toot gaya
papita ki patti sikud gayi aur paudha ruk gaya
anar fat raha hai pakne se pehle
litchi garam hawa me fat rahi, kya chidke
lauki ke chote fal pile hoke sad jate hai
kheera kadwa kyu ho raha is saal
gobhi ka phool bhura aur danthal khokhla
muli andar se khokhli nikli, der se ukhadi thi
matar ki phali par safed powder jaisa
mungfali ki jad safed mote keede kat rahe
til me phool ki jagah patti ban gayi
surajmukhi beech me khali hai dana nahi bhara
nariyal ke tane se bhura pani nikalta hai aur kutarne ki awaz
supari barsat me kachhi gir rahi hai
gulab ki kali khilne se pehle bhuri ho jati
gaay ke ek than me sujan hai doodh me chhichde
bachda safed dast kar raha hai teen din ka hai
gaay byane ke baad baith gayi kaan thande hai
bhains ki jer nahi giri kal se
gaay bar bar heat me aati hai rukti nahi
gaay ke sharir pe ganth nikli hai aur bukhar
bakri ko dast aur naak beh rahi hai, bachche bhi mar rahe
bakri ka bachcha gol gol ghumta hai fir gir jata hai
murgi gardan tedhi karke mar rahi hai
chuje ek jagah jhund bana ke chip chip karte hai
murgi ande kam de rahi thand me, light lagau kya
subah machhli upar muh khol ke tairti hai
talab ka pani bahut hara ho gaya machli ko khatra hai kya
jab se sirf bhusa khilaya doodh ghat gaya
pashu ko kilni bahut lagi hai gharelu upay batao
suar ke bachche maa ke niche dab jate hai
bhed ki un kab kaate
madhumakhi dabba chhod ke chali gayi, kyu
dabbe ke chatte me jala lag gaya keeda hai
resham ke kide kale hoke mar rahe hai
mushroom ke bag me hari phaphund aa gayi
aaj raat pala padega to matar aalu kaise bachau
ole se gehu toot gaya ab khet me kya ho sakta hai
khet me 3 din se pani bhara hai soyabean bachegi kya
bees din se barish nahi hui mungfali sukh rahi hai
loo chal rahi hai gehu dudhiya hai halka pani du kya
dhan kata pada hai aur barish aa gayi
shaam ko badal hai aaj dawa chhidku ya ruku
spray ke ek ghante baad barish ho gayi dobara karna padega kya
tez hawa me spray karna thik hai kya
spray ke kitne din baad sabji tod sakte hai
spray karte samay kaunsa mask aur dastane pehne
gamcha muh pe bandhna kafi hai kya spray me
dawa ki khali botal me tel rakh sakte hai kya dhokar
chote bachche ghar me hai dawai kahan rakhu kheti wali
spray ke kapde kaise dhoye alag se ya sath me
spray wale khet me agle din majdoor bhej sakte hai
biwi pet se hai usse dawa chhidkne ka kaam karwau kya
do dawa ek tanki me mila du to chalega
purani dawa jiski date nikal gayi dale ya nahi
dawa packet pe lal tikona ka matlab kya hota hai
nakli khad dawa kaise pehchane
bimar gaay ka doodh ubal ke pi sakte hai kya
lumpi wali gaay ka doodh bachcho ko dena thik hai
injection lagne ke kitne din tak doodh na beche
bird flu me murga anda kha sakte hai kya
pagal kutte ne bhains ko kaata tika kab lagwaye
kcc banwane me kya kya kagaz lagte hai
batai pe kheti karta hu mujhe loan milega kya
kcc ka byaj kitna hai time pe bhare to
kcc ki date nikal gayi to kya hoga
bank chote loan pe jamin girvi maang raha hai, niyam kya hai
ole se fasal gayi beema walo ko kitne ghante me batana hai
bank ne beema ka paisa kaat liya, mana kar sakte the kya
jangli suar ne fasal khayi beema milta hai kya
pm kisan ki kist nahi aati to kya kya check karna chahiye
papa guzar gaye ab pm kisan mummy ke naam kaise ho
ghar baithe phone se ekyc kaise kare pm kisan
aadhaar aur khatauni me naam alag hai kaise thik hoga
farmer id kaise banti hai kis kaam ki hai
drip pe kitni subsidy hai aavedan kahan kare
solar pump ke liye kya kagaz chahiye
machine pe anudan lene ka tarika batao
kisan pension me mahine ka kitna bharna padta hai
bhains ka beema kaise karaye kitna lagega
beema wali gaay mar jaye to pehle kya kare
fpo banane ke liye kitne sadasya chahiye
khasra khatauni ki nakal kahan se milegi
dada ji ke baad jameen pe naam chadhwana hai kya karu
mobile pe jamin ka record kaise dekhe
polyhouse pe kitna anudan milta hai kisko
kheti ki kamai pe tax lagta hai kya
gehu msp pe bechne ka registration kaise kare
vyapari nami ke naam pe vajan katta hai kitni nami chalti hai
mandi me bori pe 2 kilo katte hai shikayat kahan karu
kanta sahi hai ya nahi kaise janche
enam pe maal kaise beche
aadhti ne mahine se paisa nahi diya niyam kya hai
godown ki rasid pe loan kaise milta hai
tamatar door bhejna hai kisme bhare crate ya peti
happy seeder se gehu kaise bote hai
bina jutai gehu bona accha hai kya chacha mana karte hai
laser leveler se kitna pani bachta hai
kiraye pe machine kahan se milegi sarkari kendra se
seed drill se beej zyada girta hai kaise set kare
drone se spray theek hota hai kya haath wale se
drip ki nali me safed namak jam gaya saaf kaise kare
mitti janch ke liye kitni gehrai se mitti le
mitti card me ph 9 likha hai kya dalu
jaivik carbon kam hai kaise badhaye
khet me safed namak upar aata hai gypsum dalu kya
tubewell ka pani khara hai kaunsi fasal chalegi
do hi pani hai sarso me kab kab du
dhan me hamesha pani khada rakhna zaruri hai kya
aam ke naye paudhe ko kitne din me pani de
pyaj barsat tak sade nahi kaise rakhe
bina cold store aalu may tak kaise rakhu
gehu ki tanki me ghun lag gaya kya karu
makka kitna sukha ke rakhe
hybrid tamatar ka beej agle saal bo sakte kya
beej me pehle fungicide milaye ya rhizobium
nursery me paudh gal ke gir rahi hai
pyaj ki paudh kitne din ki lagaye
barsat me mirch ki nursery kaise banaye
amrud ki katai chatai kis mahine me kare
purane aam ke bagh me fal nahi, upar se kaatne se naya hoga kya
ber ka ped kab kaatte hai
aam ke bagh me beech me kya bou
ganne ke sath kaunsi dal laga sakte hai
soyabean ke sath arhar ki kitni line
tamatar ke charo taraf genda lagane se illi rukti hai kya
ek desi gaay se jeevamrut kaise banaye
neem nimboli ka ghol ghar pe kaise banate hai
kenchua khad kitne din me taiyar hoti
kenchue bahar bhag rahe kya galti hui
taza gobar sidha sabji me dal sakte hai kya
parali se jaldi khad kaise banaye
barsat me madhumakhi ko kya khilaye
shahad kab nikale ki makhi ko nuksan na ho
sardi me jhopdi me button mushroom kaise ugaye
safeda kuye se kitni door lagaye
sagwan kitne saal me katta hai
apne khet ka bans kaatne ki permission chahiye kya
med par kaunsa ped lagaye jo fasal kharab na kare
garmi me chaar bhains ke liye kaunsa hara chara bou
barseem ki pehli katai kab
gadde me silage kaise banate hai makka ka
choti jwar gaay ko khilana khatarnak hai kya
napier ek acre me kitni gaanth lagegi
bhuse me urea mila ke upchar kaise kare
nilgai raat me khet char jati hai kaise roke
chuhe gehu ki bali kaat rahe hai
bandar sab fal tod dete hai kaunsi fasal nahi khate
police ne trolley roki safeda le jane ka kaunsa kagaz chahiye
parali jalane pe police fine karti hai kya
bank wala kcc nahi bana raha kisse shikayat karu
bank ka khata aadhaar se nahi juda to kist aayegi kya
school ki bagiya me baigan ki tehni murjha gayi
school ke teacher bole parali mitti me milao, kaise kare
beti ki shadi february me hai tab tak kaunsa phool taiyar hoga
shadi ka paisa chahiye, gehu rok ke godown rasid pe loan milega kya
ghar pe party hai apne khet ka palak kitne din me kat sakta hai
party ke neta bole karz maaf hoga, maharashtra me karz mafi kisko mili
diwali pe genda bechna hai kab lagau
holi tak matar chahiye jaldi wali kism batao
eid se pehle bakre mote karne hai kya khilau
doctor door hai gaay ka pet phule to pehle kya kare
doctor ne gaay ko sui lagayi, garbh janch kab karaye
angoor ki patti pe safed film jaisi parat hai
film me dekha drone se beej bote hai dhan me ho sakta hai kya
video me dekha namak se ghas marti hai khet me dale kya
video wale ne bola kali plastic film bichao tamatar me, fayda hai kya
phone kho gaya aadhaar wala ab pm kisan ekyc kaise hoga
phone se fasal nuksan ki khabar kaise de
gaay ki aankh se pani aata hai aur lal hai
bail ki aankh me safed jala aa gaya
haath se doodh nikalne me safai kaise rakhe
doodh me fat kam hai dairy rate kaat ti hai kaise badhe
doodh utarti nahi bhains, haath lagate hi laat marti hai
gaay ko din me kitna khana de sukha aur hara
chulhe me kanda jalate hai gobar ka, khad banana accha rahega kya
hotel ka bacha khana suar ko khila sakte hai kya
pakane wala aam kaise pakaye bina carbide ke
cricket ground jaisi kadi mitti hai usme dhaincha ugega kya
gaana baja ke chidiya bhagate hai, jwar me aur kya upay hai
mandir ke liye chameli lagayi hai zyada phool ke liye kab kaatu
train se santra bhejna hai kitna paka tode
dadi kehti anaj me neem patti rakho sach me kaam karti hai kya
sms aaya pala padega sarso me kya karu
khad wala bori pe likhe se zyada paisa leta hai kya karu
dukandar khad ke sath zabardasti nano botal deta hai, shikayat kahan
gaay ke sir pe chot hai makhi baith ti hai kide pad gaye
bakri ke khur sad rahe langda ke chalti hai
hospital me bola bakri ko ppr hai, baki jhund ko kaise bachau
bijli sirf raat me aati hai, raat me gehu ko pani dena thik hai kya
computer wala pm kisan ke form ka paisa mangta hai, csc pe kitna lagta hai
exam ke baad beta kheti karega, aadha acre me bhindi kaise shuru kare
naukri chhod ke gaon aaya hu, 10 bakri ke liye kitni jagah ka shed
pandit ji bole purnima ko boo, gehu bone ka sahi samay kya hai
tambaku ki fasal me mahu hai, kya chhidke
dost ne instagram pe jeevamrut dikhaya, kitne litre ek acre me dale
game khelte bete ne batakh paalne ki zid ki, batakh ka ghar kaisa ho
khoon jaisa peshab kar rahi hai gaay kilni bhi hai
bachda mitti khata hai aur deewar chaat ta hai, kis cheez ki kami hai
sarso me mahu ka attack
gehu me khad ki matra
dhan me tana chhedak
aloo jhulsa rog
chana beej dar acre
moong bone ka samay
papita lagane ki duri
tamatar fal chhedak
kapas safed makhi control
soyabean kharpatwar dawa kab
ganna sinchai kab kab
urad pila mosaic
dhan zinc ki kami
mirchi me thrips
chana uktha rog
mungfali gypsum kab dale
haldi khudai samay
gaay heat me nahi aati
khurpaka muhpaka tika kab
chuje ka taapman
talab me chuna kitna
bakri ka tikakaran
azolla kaise banaye
fasal beema jankari
ram ram ji rajasthan ke liye sarso ki acchi kism batao
jai kisan bundelkhand me kam pani wali dal konsi bou
sat sri akal ji punjab ch kanak di kism late bone wali
madam pehli baar strawberry laga rahi hu kab lagau
hum gaon ki paanch behne mushroom karna chahte hai bhusa kaise taiyar kare
padosi ne dopahar me pani diya to baigan murjha gaye kab dena chahiye
sir ji dhanyawad pichli salah se fayda hua, ab pyaj me ghas ka kya kare
chacha bole beej zyada dalo upaj zyada hogi sach hai kya
kal se bhains ka bachcha doodh nahi pee raha, pehla khees pilaya tha
hamare yaha pahadi me thand zyada hai seb ki chatai kab kare
sir kal raat barish hui, subah dekha to kai jagah baigan ke paudhe latak gaye
mere bete ne phone pe photo bheji hai, makka ki patti me line se ched hai
maa ki do desi murgi hai kitne ande pe baithaye aur kitne din lagte hai
hamari gaay pehli baar byayi hai, doodh nahi utarti, sujan bhi hai than ke aage
school wale bachche khet me madad karte hai, spray me unko rakhna thik hai kya
bank me pata chala galat fasal ka beema ho gaya, kaise theek karaye
shadi me phool dene hai rajnigandha kab kaate ki zyada din taza rahe
doctor ne bola gaay ko brucella hai ghar wale kaise bache
bakrid ke liye bakra taiyar karna hai roz kitna dana du
tv pe film me light trap dekha dhan me kitne lagenge
party ke log bole fpo banao, sarkar kya madad deti hai
doodh se ghar chalta hai garmi me doodh na ghate uske liye kya khilau
kaddu pakaya to kadwa nikla, khet me kadwa kyu ho jata hai
haath wali nirai machine dhan me kis din chalaye
chhath pe ganna bechna hai kitna paka hona chahiye
dussehra pe genda chahiye to paudh kab dale
dukan pe palak sham tak murjha jata hai taza kaise rakhe
fauj se lauta hu paanch bigha usar jameen hai kaise sudharu
akhbar me padha nano urea, isse danedar urea chhod sakte hai kya
barsat me bakri ke bade me kichad hai khansi aa rahi, bada kaisa ho
seb ki kali jaldi phut gayi aur baraf giri bagh kaise bachaye
chai ki patti pe bhure dhabbe aur konpal sukh rahi
coffee ke dane me chota ched hai andar kala keeda
kali mirch ki bel barsat me pili ho rahi patte gir rahe
police ne kaha khet se lakdi kaatne ka permit lao, poplar pe lagta hai kya
youtube video me bola dahi tamba wala pani chhidko, ye mitti chhach kaam karti hai kya
holi ke time sarso kaatna hai, phali kaisi dikhe to kaate
khana khane ka aalu alag aur beej ka alag, beej aalu kitne gram ka le
machhli ko kya khana de aur din me kitni baar
gaay ne plastic kha li aur khana band hai, doctor aane tak kya kare
and how many days after that
what if it rains
can i use the same hole again
when should i stop
and how much seed for that
is it the same for hybrid
then when do i give water
what about the second dose
how deep should it be
can i do it in the evening
and for the old trees
what if i have no drip
how will i know that it is ready
and if the leaves are still yellow
is it needed every year
what is the cost free way to do this
which month is best for it
how much gap should i keep between the two
what if i already put urea
can i mix both together
and what should i feed after that
will it harm the calf
do i have to spray the whole field or only those plants
should i pull those plants out
what else can i do without chemicals
how long does it stay good
and if the bank refuses
what if the last date is over
which papers should i carry for this
where do i get this thing
will it work in black soil too
what about in summer
and in the rainy season
how many times should i do it
is one spray enough
can i cut it now
then what should i sow after this
and how many plants will come in one acre
is it safe for bees
can animals eat it after that
how much for ten plants
you said lime, which lime and when
the one you told before did not work, anything else
does the same thing work for goats
and at flowering time
can i skip the last one
what will happen if i do not do it
how soon will they start laying
what about male ones
and the water, how often
तो पानी कब दें
और उसके कितने दिन बाद
अगर बारिश हो जाए तो
और इसका बीज कितना लगेगा
क्या वही गड्ढा फिर काम आएगा
कब तक करना है और कब बंद करें
दूसरी बार कब डालें
और पुराने पेड़ों के लिए क्या
कितनी गहराई पर डालें
शाम को करें या सुबह
दोनों एक साथ मिला सकते हैं क्या
अगर यूरिया पहले डाल दिया हो तो
और जैविक तरीका क्या है इसका
पूरे खेत में करें या सिर्फ उन पौधों पर
उन पौधों को उखाड़ दूं क्या
फिर उसके बाद क्या बोएं
एक एकड़ में कितने पौधे आएंगे
कैसे पता चले कि तैयार हो गया
और गर्मी में क्या करें
हाइब्रिड में भी यही मात्रा है क्या
यह हर साल करना पड़ेगा क्या
उसके बाद पशु को खिला सकते हैं क्या
और अगर बैंक मना कर दे
तारीख निकल गई हो तो क्या
इसके लिए कौन से कागज ले जाऊं
वह कहां से मिलेगा
क्या काली मिट्टी में भी चलेगा
मादा और नर कितने रखें
उसको क्या खिलाएं फिर
एक बार छिड़कना काफी है क्या
आपने चूना बोला, कौन सा चूना और कब
पहले वाला तरीका काम नहीं किया, दूसरा बताओ
बकरी को भी यही दें क्या
फूल आने पर क्या करना है
आखिरी पानी छोड़ दें तो चलेगा
नहीं करूं तो क्या होगा
दो लाइन के बीच कितनी जगह
और बच्चा होने के बाद
दस पौधों के लिए कितना चाहिए
बिना मशीन के कैसे करें
कितने दिन तक रख सकते हैं
इससे मधुमक्खी तो नहीं मरेगी
छोटे बछड़े को कितना दें
और पहाड़ी इलाके में कब
अगर पत्ते फिर भी पीले रहें
aur iska bij kitna lagega
to pani kab de
aur uske kitne din baad
agar barish ho jaye to
wahi gadda fir kaam aayega kya
kab band karna hai
dusri baar kab dale
aur purane pedo ke liye
kitni gehrai pe dale
sham ko kare ya subah
dono ek sath mila sakte kya
agar urea pehle hi dal diya ho to
iska jaivik tarika kya hai
pure khet me kare ya sirf unhi paudho pe
un paudho ko ukhad du kya
fir uske baad kya bou
ek acre me kitne paudhe aayenge
kaise pata chale ki taiyar ho gaya
aur garmi me kya kare
hybrid me bhi yahi matra hai kya
har saal karna padega kya ye
uske baad pashu ko khila sakte kya
aur bank mana kare to
date nikal gayi ho to kya
iske liye kaunse kagaz le jau
wo milega kahan se
kali mitti me bhi chalega kya
nar aur mada kitne rakhe
usko kya khilau fir
ek baar spray kafi hai kya
aapne chuna bola, kaunsa chuna aur kab
pehle wala kaam nahi kiya dusra batao
bakri ko bhi yahi de kya
phool aane pe kya karna hai
aakhri pani chhod de to chalega
nahi karu to kya hoga
do line ke beech kitni jagah
das paudho ke liye kitna chahiye
bina machine ke kaise kare
kitne din tak rakh sakte hai
isse madhumakhi to nahi maregi
chote bachde ko kitna de
aur pahadi ilake me kab
patte fir bhi pile rahe to
drip nahi hai to kaise du
kitni baar karna hai total
abhi kaat du ya ruku
ye bachcho ke liye khatra to nahi
bacha hua ghol kal use kar sakte
paani ki matra kitni rakhu usme
isme kitna time lagega
thand me bhi yahi karu kya
aur khad kab deni hai fir
sukhane ke baad kaha rakhu
`;
