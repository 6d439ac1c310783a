/** How farmers and call centres ask for the facts of `oilseeds.ts`: by the id of a fact, one message a line. */
export const oilseedsPhrasings: Readonly<Record<string, string>> = {
  'soybean-sowing-1': `
MINIMUM RAIN FOR SOYBEAN SOWING
is 60 mm rain enough to sow soya in maharashtra
when to do perni, after 4 inch or earlier
sown on light rain and germination failed, why
सोयाबीन बुवाई के लिए कितनी बारिश जरूरी
सौ मिलीमीटर पानी होने पर ही बोनी करें क्या
मालवा में पहला पानी गिरा, बोवनी कर दूं
पेरणी कब करू कितना पाऊस होने पर
soyabean boni ke liye kitna pani girna chahiye
char inch barish hui nahi abhi, daal du
pahli bauchar me boya to ugega nahi kya
baran me halka pani hua buwai karu ki ruk jau
soya sowing rain
only two inches fell till now, others in village already drilled, should i hold
four inch rain needed, how many days does it take
बोनी की बारिश
पहली फुहार में बीज डालना सही है क्या, जमाव बिगड़ेगा
कितनी मिट्टी गीली हो तब सोयाबीन डालें
मृग नक्षत्र में हल्का पानी गिरा, रुकूं कि बोऊं
perni kab krni
rimjhim barish me boya to anaaj jal jayega kya
sau mm pani ka matlab kitna, boni ke liye poora hai kya
ek hi din me tez barsa to kal se chalu kar du boni
pehla chhinta gira, upar do ungal geela, daana phenku ya ruku
`,
  'soybean-sowing-2': `
LATE SOWING SOYBEAN VARIETY ASKED
nrc 138 for late planting, suitable or not
my field stayed under water till 5 july, which types can still finish before rabi
rain came in second week july, which early soya
देर से बोने पर कौन सी किस्म
एनआरसी 130 पिछेती बोनी में चलेगी क्या
जुलाई के पहले सप्ताह तक बो सकते हैं
खेत पांच जुलाई तक गीला रहा, अब बोऊं तो कौन सी किस्म समय पर कटेगी
soyabean late boni variety js 2034
5 july ho gayi boye ki nahi
jaldi pakne wali soya ki kism deri se boni
dealer bol raha late ho gaya to nrc wali leni chahiye, kaun si nrc sahi hai
late soya varity
is 7 july still ok to plant soya
name early types for delayed monsoon, js 20 34 or nrc 131
पिछेती किस्म
देर से बोने पर जेएस 20-34 लेना सही है क्या
जुलाई का दूसरा हफ्ता लग रहा, जल्दी वाली कौन सी
आषाढ़ बीतने पर बोने से नुकसान होगा क्या
deri wali boni
barsat pichhad gayi, 138 number wali nrc chalegi
pehle hafte ke baad purani lambi kism bo du ya agati
jaldi pakne wali kism deri me hi kyu bolte hai, naam batao
DER SE BUWAI KE LIYE KISM KI JANKARI
`,
  'soybean-sowing-3': `
Soybean sowing time in Uttarakhand hills
almora farmer, when do we put soya
brother is in tarai, i am in hills, do both of us sow in the same week
is third week of june late for hill soya
भाई तराई में है मैं ऊपर गांव में, दोनों की सोया बोनी एक ही तारीख को होगी क्या
पिथौरागढ़ के पहाड़ी खेत में कब डालें
तराई में बिजाई जुलाई तक हो सकती
मई आखिरी हफ्ते में पहाड़ों पर ठीक है
pahadi ilake me bone ki tarikh
hum almora ke upar rehte hai bhatt soya wala beej jeth khatam hone se pehle dale kya
tarai me june last me soya ya pahle
uttarakhand pahad mai june kab
hill soya date
is 15 june last date for pahari fields
bhabar farmer near haldwani, when to sow
पहाड़ में बोनी
जेठ में पहाड़ी खेत में सोयाबीन डालना सही है क्या
तराई में जुलाई का पहला सप्ताह देर तो नहीं
उधमसिंह नगर में बिजाई किस हफ्ते
uttrakhand soya kab
bageshwar ke gaon me bhatt wali fasal kab bou
june ke dusre hafte ke baad pahad me bone se nuksan
ramnagar bhabar me june aakhir theek hai kya
PARVATIYA KSHETRA ME BUWAI KA SAMAY
`,
  'soybean-seed-1': `
SEED RATE OF SOYBEAN PER ACRE
row distance 45 cm is right
seed drill man asks me what row gap and kilos to set for one acre
iisr indore seed quantity when germination good
ट्रैक्टर वाला पूछ रहा लाइन कितनी दूर और एकड़ में कितने किलो सेट करूं
सोया का बीज एक एकड़ में तीस किलो काफी है
एक हेक्टेयर में कितना किलो बोएं
पौधे से पौधे दूरी पांच दस सेंटीमीटर
pados me log 40 kilo acre giraate hai, achha jamav ho to itna zaruri nahi na
soya line ki duri 18 inch rakhe kya
40 kilo bij dalte hai acre me, jyada to nahi
indore wale soyabin anusandhan ki bij dar
soya seed kilo acre
rows 45 cm, is 5 cm between plants too near
good germination seed, 25 kg per acre enough
बीज और दूरी
ज्यादा बीज गिराने से पौधे पतले होंगे, नुकसान है क्या
इंदौर की सलाह में हेक्टेयर में कितना बीज लिखा है
लाइन डेढ़ फुट पर रखूं तो एकड़ में कितना बीज
bij dar soyabin
paudhe se paudha ungal bhar ya bitta bhar rakhu
75 kilo hectare bona sahi hai ya kam me kaam chalega
kataar 14 inch ki laga di, kya 18 inch zaruri tha
BEEJ DAR EVAM KATAR KI DOORI KI JANKARI
`,
  'soybean-seed-2': `
Germination test of soybean seed at home
bold seeded soya how many kg per hectare
sprouting only 60 percent, increase rate by what
my home saved seed is fat grained, do i need to put more weight than for thin grain
सोयाबीन बीज का अंकुरण घर पर कैसे जांचें
बीज तीन सेंटीमीटर से गहरा पड़ गया
सौ में पचपन ही उगे, इतना खराब बीज डालूं तो कितने किलो और जोड़ूं
बारीक दाने की सोयाबीन का बीज कितना किलो
seed drill gehra chala gaya char ungal neeche, ab ugega ya dobara bona padega
bada dana bij dar kya hai
kam jamav wala beej kitna badhake boye
kitni gehrai me dale ki ug jaye
germination test home
60 out of 100 came up, raise seed how much
seed went down to two inches by mistake, will the shoot reach the surface
दाना मोटा बीज दर
अंकुरण सत्तर से कम हो तो बीज बेच दूं या ज्यादा डालूं
छोटे दाने वाली किस्म में 55 किलो हेक्टेयर सही है क्या
बीज कितने सेंटीमीटर से नीचे न जाए
ghar pe jamav jaanch
mote daane ka 30 kilo acre dalna sahi hai kya
sau beej bori me lapet ke rakhe, kitne ugne chahiye
beej zyada gehra gaya to mitti phod ke niklega kya
ANKURAN PARIKSHAN KI VIDHI KISAN NE PUCHHI
`,
  'soybean-machinery-1': `
BBF METHOD FOR SOYBEAN
broad bed maker benefit in heavy black soil soya
ridge furrow sowing for dry spell and flood both
heavy rain drowns and then dry spell burns, is there a sowing style that handles both
भारी काली मिट्टी में कभी पानी भरता कभी दरार फटती, बोने का कौन सा ढंग दोनों में बचाए
रिज फरो से बोने का लाभ
बिना मशीन कितनी कतार बाद नाली निकालें
काली जमीन में पानी से डूबती, कौन सी विधि
bbf machine se soyabean boni ke fayde
desi dufan se bo rahe hai to beech beech me kitni line baad nali kholu
rij faro se soyabin sukhe me bhi bachegi kya
jyada pani wale khet me kis tarah boye
bbf sowing soya
hired a desi plough, how many lines may i leave between two drain channels
bed and channel sowing helps both flood and drought or not
चौड़ी क्यारी
बीबीएफ मशीन न हो तो कितनी लाइन पर नाली खोलें
मेड़ नाली से बोने में नुकसान तो नहीं
ज्यादा पानी गिरे तो बेड वाली फसल बचती है क्या
nali kiyari boni
machine kiraye pe nahi mili, desi hal se nali kitni line pe
pani bhi nikle aur nami bhi bache aisi buwai kaise
samtal boni chhod ke bed pe boun kya, kaali mitti
BBF YANTRA KE LABH KI JANKARI
`,
  'soybean-varieties-1': `
SOYBEAN VARIETIES FOR MADHYA PRADESH ASKED
js 20-29 takes how many days to mature
risk sharing by growing soya of different durations
i have ten acres, is it wise to split between an 88 day and a 100 day seed
मध्य प्रदेश के लिए किस्मों की जानकारी
दस एकड़ में आधा जल्दी वाला और आधा देर वाला बीज लगाऊं तो जोखिम घटेगा क्या
विदिशा में कौन सा बीज बोएं
अलग अलग अवधि की दो तीन किस्में क्यों बोनी चाहिए
mp me soyabean ki variety konsi acchi
mp me aloo lagana hai baad me to sabse pehle khali hone wali soya kaun si number
indore jile ke liye beej ka naam
nrc 37 kab pakti hai aur kya bhi laga sakte
mp soya variety days
is js 95 60 ready in 85 days
why grow three durations together on same farm
एमपी की किस्में
सबसे कम दिन की जेएस किस्म कौन सी, कितने दिन
एक ही किस्म पूरे खेत में लगाना सही है क्या
एनआरसी 37 सौ दिन ले लेगी क्या
js kism ke din
93 05 kitne din me katti hai
dewas me do teen kism mila ke lagau to jokhim kam hoga
20-69 aur 20-29 me kaunsi pehle pakti hai
UNNAT KISMO KI JANKARI, SEHORE ZILA
`,
  'soybean-nutrients-1': `
FERTILIZER DOSE FOR SOYBEAN PER ACRE
society has only dap, what else must i buy to complete basal feeding per acre
all manure at sowing is right
how many kg phosphorus acre
सोयाबीन में खाद की मात्रा बुवाई के समय
सोसायटी में सिर्फ डीएपी मिल रहा, पोटाश और गंधक मिलाकर एकड़ का हिसाब क्या बने
नत्रजन फास्फोरस पोटाश कितना
क्या सारा उर्वरक बोते समय देते हैं
bone ke baad khadi fasal me kuch nahi dena padta na, sab khad neeche hi dalni hai
soya ko dap kitna aur potash kitna acre me
boni ke sath sulphur dalna hai soya me kitna
25 60 40 20 wali matra acre me kitni hui
soya basal dose
do i need a second round of white granules after a month in this crop
8 kg sulphur per acre, is it part of normal dose
बोते वक्त खाद
पोटाश न डालूं तो सोयाबीन को नुकसान होगा क्या
फास्फोरस साठ किलो हेक्टेयर, एकड़ में कितना
सारी खाद एक साथ कूंड में देना सही है
dap potash gandhak
boni ke din ek acre ki 10 24 16 8 wali khad kaise milau
natrajan kam kyu dete hai is fasal me, kitna du
khadi fasal me urea chhidakne ki zarurat hai ya bone par hi
URVARAK KI SANTULIT MATRA PUCHHI GAYI
`,
  'soybean-nutrients-2': `
ORGANIC MANURE QUANTITY FOR SOYBEAN
poultry litter one acre how much
fresh cow dung went into the field last month and now i fear white grubs in the soil
undecomposed dung causes grubs, true
सोयाबीन में गोबर की खाद कितने टन डालें
मुर्गी की बीट एक टन एकड़ में काफी है
कच्ची खाद डालने से कुरमुला लगता है क्या
पोल्ट्री वाला एक ट्रक बीट दे रहा, एक एकड़ में कितने टन तक डालूं
soyabean ke khet me gobar khad kitni trali
khet me aadha sada gobar bikher diya tha, ab mitti me mote safed kide milenge kya
aadhi sadi khad se safed lat aata h
jaivik khad soya ke liye prati hectare
dung before harrowing
is raw manure bringing fat white grubs
one tonne chicken litter per acre, enough or not
मुर्गी खाद मात्रा
गोबर अभी पका नहीं, गर्म है, इसी साल खेत में फैला दूं
चार टन सड़ी खाद एकड़ में, आखिरी बखर से पहले डालूं
कुरमुला मिट्टी में दिखा, क्या खाद अधसड़ी थी
gobr khad soyabin
murga beeth 2.5 ton hectare dalna theek hai kya
khad ko poora sadaye bina dalne se kya nuksan
aakhri jutai ke time kitni tractor trolley gobar
aakhri bakhar se pehle kitni gaadi ghure ki khaad ek acre me
`,
  'soybean-nutrients-3': `
ROOT NODULE CHECK IN SOYBEAN
no nodules on roots at 35 days, what dose of nitrogen
urea before flowering only if no nodules
crop is a month old and light green, should i first look at the roots before buying urea
सोयाबीन की जड़ों में ग्रंथियां न बनें तो क्या करें
तीस दिन का है, जड़ देखूं तो क्या पता चलेगा
फूल से पहले यूरिया देना है कि नहीं
पड़ोसी यूरिया डाल रहा है, मैं पहले जड़ खोदकर क्या देखूं
soyabean ki jad me ganth nahi bani kya dale
jad pe ek bhi gulabi dana nahi mila, phool aane me hafta hai, ab kitni nitrogen
ek mahine ki soya ki jad check karna kaise
nitrogen kitna de agar ganthe na mile
check root nodules
no beads on root, 12 kg nitrogen per acre right
is it okay to give urea when nodules are pink and many
जड़ की गांठें जांच
एक महीने पर पौधा उखाड़कर देखना सही है क्या
जड़ साफ निकली, फूल से पहले नत्रजन कितना
गांठ नहीं है तो कल्चर ने काम नहीं किया, अब क्या
ganth nahi jad
paintis din ki fasal, jad pe moti jaise daane dhundhu kya
phool aane ke baad urea du ya pehle agar ganth na ho
pantnagar taraf 30 kilo natrajan kab dene ko kahte hai
JAD GRANTHI NA BANNE PAR UPAY
`,
  'soybean-disorders-1': `
ZINC AND SULPHUR FOR SOYBEAN
health card shows zinc below limit, what quantity to mix before i plant soya
low zinc soil at indore, crop what to apply
sulphur increases yield how much to give
मिट्टी कार्ड में जस्ता और गंधक दोनों कम लिखे हैं, सोया के एकड़ में कितना डालें
गंधक की कमी वाली जमीन में
मिट्टी में जस्ता कम है, क्या दें
सल्फर बीस तीस किलो हेक्टेयर फायदा
upaj do saal se ghat rahi, koi bola sulphur zinc dalo, soya me kitna kitna
jink kam hai mitti report me
sulphur dene se badhiya hogi kya
jasta aur gandhak kitna kilo acre
zinc kg per acre
heard sulphur lifts bean output, how many kilos over an acre
soil poor in zinc near pantnagar, what to broadcast
जस्ता कितना दें
जिंक सल्फेट हर साल डालना सही है क्या, मिट्टी में कम है
गंधक 20 किलो हेक्टेयर से उपज बढ़ेगी क्या
जिंक 25 किलो एक हेक्टेयर में ज्यादा तो नहीं
gandhk jink dalna
das kilo jasta acre me mila du boni pe
mitti card me zn kam likha hai to kya lana hai
sulfur aath se barah kilo acre, kis kaam ka hai
JINK EVAM GANDHAK KI KAMI KA UPCHAR
`,
  'soybean-seed-3': `
SEED TREATMENT OF SOYBEAN
trichoderma grams per kg seed
rhizobium and psm order of coating
neighbour lent me a culture packet, in which order with trichoderma and how soon to sow
धान वाले खेत में पहली बार सोया ले रहे, पैकेट वाला जीवाणु लगाना पड़ेगा क्या
राइजोबियम पहले लगाएं या ट्राइकोडर्मा
कल्चर लगाकर बीज छाया में कितना सुखाएं, कब बोएं
कई साल बाद बो रहा हूं, कल्चर जरूरी है
trichoderma pehle ya culture pehle, aur lagane ke baad ghante bhar rakh sakte
triko aur raizobium ek sath soya beej me
culture kaha se lagaye soya ke dane par vidhi
psb culture bij pe lagana hai kram batao
rhizobium culture must
spread the coated grain under hot sun for an hour, did i kill the bacteria
soya new in my area, which bacteria on seed
कल्चर का क्रम
फफूंद वाला पाउडर एक किलो दाने पर कितने ग्राम चढ़ाते हैं
बीज पर टीका लगाने के बाद कितनी देर में बोना है
पहले साल सोया बो रहे, राइजोबियम छोड़ दूं तो नुकसान
beej upchaar soya
psm culture ka kaam aur kab lagana
dawa aur culture dono, pehle kaun sa mila lu
sookhne rakha hai beej tarpal pe dhoop me, galat hai kya
culture aur fafund wali hari dawa, pehle kaunsi lagau phir kaunsi
`,
  'soybean-irrigation-1': `
CRITICAL STAGE IRRIGATION IN SOYBEAN
flowering and drought, give water
drain field or irrigate soya at pod fill
pods just set, tank water is enough for one round only, is today the day
पंद्रह दिन बादल नहीं, फूल पर है, ट्यूबवेल चलाऊं या रुकूं
फली बनते समय पानी की कमी
फूल आने पर सूखा पड़ा
पानी की निकासी कितनी जरूरी
soyabean me pani kab de barish na ho to
pani bhi ruk gaya ek kone me aur ek kone me sukha, dono me kya karu
kheench ho gayi hai pani lagaye kya
fool wali soya sukh rahi motor chalau
water at podding
low corner stays wet while upper part is cracking at pod time, what to do
rain stopped at flower time, run pump or not
फूल पर पानी
भादो में सूखा, दाना भरने पर पानी न दूं तो नुकसान
किस दो समय की सिंचाई जरूरी है
पानी देने के बाद खेत में रुका रहे तो ठीक है क्या
fali pe sinchai
badal ruth gaye, phool jhadne se pehle paani du
ek kuen ka paani hai, phool ya phali kis pe lagau
sookhe me paani aur baarish me nikas, dono zaruri kya
SINCHAI KAB KARE, VARSHA NA HONE PAR
`,
  'soybean-weeds-1': `
WEED MANAGEMENT IN SOYBEAN
imazethapyr for small weeds, right timing
grass is only two leaf tall now, is this the stage to spray in standing soya
quizalofop for grass okay
मजदूर नहीं मिल रहे, छोटी घास पर खड़ी फसल में कौन सी दवा चलती है, किससे पूछूं
पहली निंदाई कितने दिन पर
सकरी पत्ती घास बहुत
क्विजालोफॉप कब छिड़कते
ek baar nindai kar di bees din pe, ab dobara kitne din me karau
soya me nindai kab karni chahiye
chara mar dawa khadi soya me konsi
dora 25 din me ya 30 din me chalaye
imazethapyr small weeds
second hoeing after how many days
wild grass is already a foot tall, will the usual post sowing spray still work
निंदाई के दिन
डोरा चलाने के बीस दिन बाद दोबारा चलाना जरूरी है क्या
क्विजालोफॉप किस घास पर, पहले किससे पूछूं
कचरा घुटने तक आ गया, अब दवा का पैसा लगाऊं या हाथ से निकलवाऊं
nindai dawa soya
pachees din me nirai nahi ki to upaj ghategi kya
chari maar dava chhote kachre pe hi kyu
majdoor mehenge, kulpa aur dawa me kab kya karu
KHARPATWARNASHI KI JANKARI SOYABIN ME
`,
  'soybean-diseases-1': `
YELLOW MOSAIC VIRUS IN SOYBEAN
whitefly traps per field for mosaic
remove infected plants of yellow mosaic
patchy gold leaves on ten plants only, will sticky sheets and pulling save the rest
खेत में पंद्रह बीस जगह पीली चिपचिपी पट्टी टांगने से सफेद मक्खी पकड़ाएगी क्या
सफेद मक्खी के लिए पीले ट्रैप कितने
मोजेक लगे पौधे उखाड़कर कहां फेंकें
पत्तियां चमकीली पीली हो रही
patte par haldi jaise dhabbe har roz badh rahe, dawa se pehle kya karu
soya ka peela rog failta ja raha hai
chipchipe trap soya me kitni jagah lagane
ymv se bachne soya me kya kare safed makhi
yellow mosaic trap
neighbour leaves the patchy yellow plants standing, shall i pull mine out straight away
whitefly small like dust flies up from leaf
पीला मोजेक वायरस
चितकबरी पीली पत्ती वाले पौधे छोड़ दूं तो नुकसान होगा क्या
पीले चिपकने वाले कार्ड कितनी जगह लगाएं
ऊपर के पत्ते सोने जैसे पीले चकत्तों में
peela mosek
safed makhi se faila peela rog, kism badlu kya
ek do paudhe haldi ke rang ke, baaki hare hai
virus wali beemari hai to dawa se theek hogi kya
PEELA MOZAIC ROG KE NIYANTRAN KE BARE ME
`,
  'soybean-pests-1': `
GIRDLE BEETLE CONTROL IN SOYBEAN
two circular cuts on petiole of soya
sown early and thick with jowar beside, now stalks show twin cuts and hang dry
too thick early sown soya broke in september
ज्वार के साथ बोया था, अब डंठल पर दोहरे कटाव और ऊपर सूखा, आगे क्या गलती न करूं
तने पर छल्ले बनाने वाला कीट सोया
सोया के पौधे बीच से टूट रहे हैं
छल्ले वाला भाग काटना है क्या, चक्र भृंग
soyabean me garadal bital ka upay
soya ki daali par do ring bani upar sookh gaya
sitambar me paudhe bina hawa ke hi beech se toot ke gir rahe, tane par do gol nishan
ganth jaise chhalle aur upar ka patta latka soya
girdle bettle rings
i sowed thick in mid june beside jowar and now stalks break, did that invite it
plants break one foot above soil in bhadon
चक्र भृंग छल्ला
तने पर दो कंगन जैसे निशान, ऊपर सूखा
ज्वार साथ बोने से यह कीड़ा बढ़ता है क्या
छल्ले के नीचे से काटकर नष्ट करना सही है
girdel keeda
natrajan zyada dene se chakri keet badhta hai kya
dandi do gol kaat ke latki hui, sawan bhado me
khada paudha beech se toot jata, tana kisi ne chakku se chheela
CHAKRA BHRING KE BACHAV KE UPAY
`,
  'soybean-pests-2': `
STEM FLY IN SOYBEAN ASKED
plant dying, reddish hollow stem
beauveria spray for stem maggot
three week drooping one by one, when i slit it there is a red winding line inside
एक एक कर पौधे पीले होकर झुकते, चीरा तो लाल रेखा और छोटा कीड़ा
पौधा पीला होकर झुका, अंदर इल्ली
तना चीरने पर लाल दिखे तो कौन सा कीट
ब्यूवेरिया कब छिड़कें तना मक्खी
soyabean me tana makhi ka ilaj
soya ka tana andar se khokhla lal
murjha rahi soya, tane me sundi
tana cheerne pe andar lal surang hai, jaivik wali fafund chhidku ya seedhi dawai
stem fly red tunnel
is beauveria first choice for maggot in stem
young plants yellow and drooping, stem inside reddish
तना मक्खी सोया
तना चीरो तो लाल टेढ़ी लकीर और छोटा गिडार
मरते पौधे का डंठल लाल निकला, पहले जैविक मारूं कि सीधे तेज वाली
पौधा झुककर पीला, पास से तना ठीक दिखता है
tana makhi dawai
danthal ke andar naagin jaisi lal line
makkhi tane me anda deti hai kya, kaise ruke
rasayan wali dava kab, pehle jaivik chidku kya
teen patti wala paudha latka, phaada to andar laal line me safed pillu
`,
  'soybean-pests-3': `
SEMILOOPER AND TOBACCO CATERPILLAR IN SOYBEAN
leaves skeletonised by groups of caterpillars
caterpillar hunches like a bow while crawling and the leaf edges are eaten away
indoxacarb for leaf eaters, ask officer
पत्ती जाली हो गई और छोटी इल्लियां इकट्ठी बैठी हैं, खूंटी गाड़ने से चिड़िया खाएगी क्या
पत्ती छलनी, हरी इल्ली कूदकर चलती
तंबाकू इल्ली के अंडे वाली पत्ती तोड़ें क्या
टी आकार खूंटी कितनी ऊंची
soyabean me illi lagi patte kha rahi
hari illi aur tambaku wali illi ki dawa soya
hari illi kaman ban ke chalti hai, khuti kitni unchi gaadu ki pakshi baithe
pheromone trap soya illi ke liye lagaye kya
semiloper bird perch
what height should the bird sitting sticks be above the leaves
arch walking green worm nibbles the leaf edge
अर्धकुंडलक इल्ली दवा
पत्ती पर सिर्फ नसें बचीं, जाली जैसी
खूंटी फसल से कितने फुट ऊंची गाड़ें
तंबाकू वाली इल्ली का झुंड पत्ती समेत तोड़ना सही है क्या
hari illi soya
naapne wala keeda patte kha gaya
ande ka guchha neeche patte pe, tod ke mitti me daba du
pattiya chhalni, do tarah ki illi dikh rahi hai
PATTI KHANE WALI ILLI KE NIYANTRAN
`,
  'soybean-pests-4': `
HAIRY CATERPILLAR KAMLA KEET SOYBEAN
yellow woolly larvae in clusters on leaf
pluck egg leaf of hairy worm
only three four leaves hold a heap of yellow haired worms, can i finish them cheaply today
अभी दो चार पत्तों पर ही पीले बालदार कीड़े हैं, फैलने से पहले क्या करूं
रोएं वाली सूंडी सोया में झुंड में
कंबल कीट के अंडे वाली पत्ती नष्ट करना
बालों वाली इल्ली तीन चार दिन झुंड में रहती
soyabean me baal wali sundi
kambal wale keede abhi ek jagah hai, teen din baad phail jayenge kya, kya todu
bhudi illi ka jhund patta todkar gaad du
rooeyendar pili illi soya ke patte pe
kamla keet group
no money for spray, can plucking the leaf with babies finish the furry worm
cheapest trick for fuzzy larvae just hatched
बालदार सुंडी झुंड
निकलने के कितने दिन तक झुंड में रहती है
पत्ते तोड़कर मिट्टी में दबाना सही है क्या, दवा नहीं
पीले रोएं, गुच्छे में, छुओ तो खुजली
kamla kida
bhadu illi ek patte pe sau sau baithi
kam kharch me kambal keede ka khatma
chaar din baad bikhar jayegi kya, abhi todna hai
KAMLIYA KEET KE NIYANTRAN KI SASTI VIDHI
`,
  'soybean-diseases-2': `
RHIZOCTONIA AERIAL BLIGHT SOYBEAN
burnt in patches after continuous showers
it rained nine days, crop is scalded in round patches and white fluff sits on branches
summer plough and spacing for blight
घनी फसल में नौ दिन की झड़ी के बाद गोल टुकड़ों में पत्ते गिर रहे, टहनी पर रुई
लगातार बारिश में पत्ते झुलसे
डाल पर सफेद फफूंद और पत्ती गिरना
राइजोक्टोनिया झुलसा कैसे रोकें
soyabean ke patte jhulas kar gir rahe barish me
soya me rui jaisi fafund tahni par
agle saal ye tukdo wala jhulsa na aaye iske liye jutai aur doori me kya badlu
khet me tukdo me soya jal gayi nami se
aerial blight ask officer
is close sowing making the cottony rot worse
leaves scald in ring patches after wet week
राइजोक्टोनिया झुलसा
सात दिन झड़ी के बाद पत्ते पककर गिर रहे
गर्मी की जुताई से यह झुलसा कम होगा क्या
डाली पर रुई के फाहे जैसी सफेद चीज
ariyal blite
khet me gol gol hisse me soya jal ke giri, nami bahut
pani bhara rehne se safed fafund tahni pe chadhi kya
pehle din hi dava poochne kis ke paas jau
JHULSA ROG, LAGATAR VARSHA KE BAAD, UPAY
`,
  'soybean-diseases-3': `
BACTERIAL PUSTULE AND POD BLIGHT SOYBEAN
pantnagar resistant soya for pustule
tiny yellow dots have gone brown on leaf and grain came out shrivelled, which pantnagar seed is safe
antibiotic spray for bacterial spots, needed or not
फली पर कत्थई दाग, दाना सिकुड़ा, अगली बार रोग सहने वाली कौन सी पंत किस्म
पत्ती पर जीवाणु के दाने जैसे दाग
पीके 416 किस रोग में रोधी है
फली पर श्यामवर्ण के दाग
soyabean fali par bhure dag dana chhota
shop wala antibiotic de raha patte ke bareek dago ke liye, dalu ya nahi
pod blight soya kaun si kism lagaye
ps 1092 rog rodhi hai kya
pod blight variety
agro shop gave human type capsule for pinhead spots on leaf, should i use it
seed small and shrunken, brown pods, want ps 1092
फली झुलसा किस्म
सुई के सिर जैसे पीले फिर भूरे दाग जीवाणु से हैं क्या
पीएस 1042 रोग सहती है क्या
पंतनगर में फली पर दाग, बीज बदलूं क्या
jivanu daag soya
patte par rai ke dane se chhote pile daag
antibiotik chhidakna sahi hai kya jeevanu daag me
fali bhuri, andar dana jhurrridaar, saaf beej lena hai
JEEVANU SFOT KE BACHAV HETU KISM
`,
  'soybean-soil-1': `
LAND PREPARATION FOR SOYBEAN
deep ploughing once in how many years
is it needed to turn the soil with big plough this summer when i did it last year
criss cross harrow and plank enough
पिछली गर्मी में गहरी जुताई की थी, इस साल सिर्फ बखर से काम चलेगा क्या
गर्मी की जुताई तीन साल में एक बार
बखर कितनी बार चलाएं बोने से पहले
सब सॉइलर पांच साल में क्यों चलाना
soyabean ke liye jutai kitni kare
neeche kadi parat hai pani nahi utarta, subsoiler kitne saal me ek baar
har saal gahri jutai soya ke liye kharch bekar
kadi parat tudwani hai soya khet ki
deep plough three years
hard pan below plough depth, how many years between two passes of the ripper
turning the field every may, money waste or not
गहरी जुताई कितनी
ट्रैक्टर वाला हर गर्मी पलटी हल चलाने को कहता है, पैसा बर्बाद तो नहीं
दो बार आड़ी खड़ी बखर के बाद पाटा चलाएं
नीचे की कड़ी परत से जड़ नहीं जाती, पांच साल में क्या
jutai har sal
khet ki tayyari me kitni bakharni kafi
garmi me gehri jutai ka number is saal nahi hai to kya
zameen ke neeche patthar jaisi tah, kaun yantra kitne saal me
KHET KI TAIYARI KI JANKARI, SOYA
`,
  'soybean-harvest-1': `
HARVEST STAGE OF SOYBEAN
pods tan 95 percent, cut soya now
combine is booked for noon but pods are cracking, should we wait for evening
pod shattering in midday
दोपहर में हाथ लगाते ही फली चट से फटती, हार्वेस्टर किस समय लगवाऊं
फली चटक रही, कटाई का समय
दाने में नमी कितनी हो तो काटें
सुबह शाम कटाई सही है
nabbe percent fali bhuri ho gayi, dano me 15 nami hai, kaat lu
soya ki fali fat rahi hai dane bikhre
patte gir gaye soya pak gayi pehchan
harvester kitni nami pe chalaye
pod colour harvest
combine came at one in the afternoon and grain is flying out of pods
15 percent moisture in seed, start combine
फली चटके
पंचानबे फीसदी फलियां भूरी, काटना सही है क्या
दोपहर की धूप में काटूं तो नुकसान होगा
सोयाबीन में दाने की नमी कितनी पर कटाई
kab katu soya
kunwar me phali chat chat phat rahi
subah thande waqt katne se daana bachta hai kya
sab phali badami aur patte gire, kal majdoor laga du
KATAI KA UPYUKT SAMAY PUCHHA
`,
  'soybean-storage-1': `
SOYBEAN SEED STORAGE
labour throws the seed sacks from trolley, will that spoil sprouting next june
how high stack seed bags
germination fall in seed during storage
मजदूर बीज की बोरी पटकते हैं, जून में जमाव घटेगा क्या और कितनी ऊंची रखें
बीज कितनी नमी पर बोरी में भरें
बोरियों को जमीन से ऊपर लकड़ी पर रखना
थ्रेशिंग में बीज टूटता है
soyabean ka beej ghar me kaise rakhe
soya bij ki bori kitni unchi chhalli
beej ki boriyan das das ki chhalli me laga di, ugne par asar padega kya
agle saal k liye soyabin bij sambhalna
soya seed bag stack
labour made stack eight bags high against the wall, will bottom seed sprout
dry to 10 percent then thresher slow, correct
बीज भंडारण छल्ली
बोरी पटकने से अगले साल जमाव कम होगा क्या
दीवार से सटाकर बोरे रखना सही है
बीज कितनी नमी तक सुखाकर भरें
beej bori rakhna
drum tez ghumne se bij toota, jamav girega kya
zameen pe seedha rakh diya bora, lakdi ke niche na
char paanch se unchi chhalli se kya bigadta
ghar ka beej agle asadh me na ugne ka dar hai, bora kaha rakhu
`,
  'soybean-yield-1': `
SOYBEAN YIELD PER HECTARE
i got four quintal from my acre, is that what the country gets on average
plant population for best yield
8 quintal per acre soya good
मुझे एकड़ से चार क्विंटल मिला, देश के औसत के हिसाब से ठीक है या पीछे हूं
राष्ट्रीय औसत उत्पादन
सही तरीके से कितने क्विंटल
हेक्टेयर में तीन चार लाख पौधे
soyabean ek acre me kitna quintal
soya ki upaj 5 quintal aayi kam hai
sahi tarike se kheti kare to 9 quintal acre aa sakti kya, paudhe kitne rakhne
kitne paudhe hectare me ki upaj puri ho
soya output hectare
is ten quintal a hectare really the country average
how many plants per hectare for good soya yield
औसत पैदावार देश की
एक हेक्टेयर में पच्चीस क्विंटल निकल सकता है क्या
पांच क्विंटल एकड़ मिला, सही विधि से कितना बढ़ेगा
2020 21 में भारत का औसत कितना रहा
acre bhar nikalta
teen lakh paudhe hectare me rakhna sahi hai ya zyada
rudrapur me soya ka jhad acre pe kitna achha maane
do quintal bigha aaya, log kitna nikaalte hai
chaar lakh paudhe khade hai hectare me, itne me poori upaj aayegi
`,
  'groundnut-sowing-1': `
my field is ready on 12 june near hardoi, should i hold the seed two more weeks
is 20 june too early for peanut where bud disease comes
last date for kharif peanut in uttarakhand
when to put monsoon peanut so that bud necrosis stays away
मानसून बीस जून को आ गया, अभी दाना डालूं या हफ्ता भर रुककर
जून के पहले हफ्ते में मूंगफली बो दें तो क्या दिक्कत
उत्तर प्रदेश में मूंगफली जुलाई में बो सकते हैं
वर्षा वाली मूंगफली की बोनी कब
pichle saal june ke pehle hafte me daala to konpal mar gayi, is baar kis hafte
mungfali june ke chauthe hafte me boye kya
jhansi lalitpur me mungfali kab bone ka hai
barsati moongphali july 10 tak bo de to theek
kharif sowing week
is it okay to sow on 5 june in bud disease area
last sowing date monsoon mid july
बुवाई जून जुलाई
कली सूखने वाले इलाके में जून के तीसरे हफ्ते बोना गलत है क्या
आषाढ़ में बोना ठीक है क्या
जून में पहली बौछार पड़ी, दाना अभी गिरा दूं या आधा महीना टालूं
kab boye kharif
asadh lagte hi singdana daal du kya
FARMER ASKED QUERY ABOUT SOWING TIME OF KHARIF GROUNDNUT
june me agaiti bone se nuksan hoga kya kali marti hai
july 20 ko boye to late mana jayega up me
`,
  'groundnut-sowing-2': `
groundnut seed rate odisha rabi
which months for peanut in odisha, three seasons
after kharif rice in cuttack we want badam in november, kilos for one acre
odisha kharif groundnut june middle, seed per acre
जनवरी में बोने वाली के लिए पचास किलो दाना लूं क्या, हम ओडिशा से
ओडिशा रबी मूंगफली का बीज एकड़ में कितना
ओडिशा में जनवरी वाली मूंगफली का बीज और समय
बालासोर में खरीफ मूंगफली किस महीने
odisha me mungfali kab boi jati hai
chinabadam rabi me october ya november
odisha me garmi ki mungfali 50 kilo beej sahi hai
ganjam zila me barsat wali badam 15 june ko daale to beej kitna
odisha groundnut season seed
is 99 kg per hectare enough in odisha kharif
mid january chinabadam odisha
ओडिशा मूंगफली समय बीज
ओडिशा में गर्मी की फसल में 40 किलो बीज कम पड़ेगा क्या
बादाम चाष नवंबर में करना ठीक है क्या
ओडिशा की तीनों ऋतुओं में मूंगफली बोने का महीना
chinabadam bihan kete kilo
odisha badam rabi october novmber
ODISHA ME MUNGFALI KE BEEJ DAR KI JANKARI
magha masa me garmi wala badam bona sahi hai kya
sambalpur me jaade wali mungfali me hectare pe beej 124 kilo
`,
  'groundnut-seed-1': `
groundnut seed rate per acre uttarakhand
bought bold kernels, shopkeeper says forty kilo an acre, is he cheating me
INFORMATION REGARDING SEED QUANTITY OF KAUSHAL GROUNDNUT
kernels without shell kg needed for one hectare
मोटा दाना है तो पौधे से पौधा कितने सेमी पर गिराएं
मूंगफली की लाइन की दूरी कितनी रखें
कौशल किस्म का बीज कितने किलो लगेगा
छिली हुई मूंगफली 30 किलो एकड़ में काफी है
mungfali ka beej kitna kilo per acre
mungfali lagane ki duri line aur paudha
do bigha ka khet hai chhili giri kitni mangwau, line dedh fut rakhu
ek bigha me kitni giri mungfali boni hai
seed rate kaushal
is 10 cm plant gap okay
kernels kg per hectare hills
मूंगफली गिरी किलो एकड़
कौशल का 37 किलो दाना डालना सही है क्या
लाइन 45 सेमी रखने से नुकसान होगा क्या
बीज दर और दूरी की जानकारी पहाड़
giri kitni kilo
paudhe se paudha 20 cm kharif
MUNGFALI KE BEEJ KI MATRA PRATI ACRE UTTARAKHAND
mota dana kaushal hectare me 95 kilo zyada to nahi
katar 30 ya 45 cm konsi sahi singdana
`,
  'groundnut-seed-2': `
groundnut seed rate in anantapur kharif
seed is costly in guntur, can i put only thirty kilos like north people
why andhra farmers use so much seed of groundnut
70 kg kernels per acre rabi peanut andhra ok
तिरुपति की तरफ बरसाती में गुच्छे वाली की लाइन एक फुट रखें क्या
तेलंगाना में रबी मूंगफली 22 सेमी की लाइन
कुरनूल में खरीफ मूंगफली का बीज कितने किलो
दक्षिण में मूंगफली का बीज ज्यादा क्यों डाला जाता है
andhra me mungfali seed rate kitna
verusenaga ka beej kharif me kitna kilo acre
warangal me sardi wali palli, acre me 75 kilo daana daal diya zyada to nahi
mahbubnagar me palli ka beej 60 kilo lage kya
palli seed rate rabi
is 22.5 x 10 cm right for rabi
telangana kharif seed kg hectare
आंध्र मूंगफली बीज दर
दक्षिण जितना दुगुना बीज डालना सही है क्या
रबी पल्ली में 185 किलो हेक्टेयर तक बीज लगता है क्या
खम्मम में खरीफ की गुच्छेदार मूंगफली की दूरी
verusenaga vittanam mothadu
rabi palli 75 kilo acre beej
ANDHRA ME MUNGFALI BEEJ DAR KI JANKARI
30x10 cm duri kharif palli me sahi hai kya
karimnagar rabi me beej kharif se badhana zaruri kya
`,
  'groundnut-seed-3': `
coated kernels in morning with powder, by evening should bacteria also be put
rhizobium packet for how many kg peanut seed
FARMER ASKED ABOUT CULTURE TREATMENT IN GROUNDNUT
after fungicide on peanut seed when to add rhizobium
दवा और टीका दोनों एक साथ मल दिए, गलत हुआ क्या
मूंगफली में राइजोबियम कल्चर कैसे मिलाएं
बीज को उपचार के बाद धूप में सुखाएं या छांव में
पहले फफूंदनाशक या जीवाणु टीका
das kilo daane pe ek thaili jeevanu kaafi rahegi ya do
rhizobium culture mungfali ke kitne kilo beej me
beej upchar karke kitne baje bona chahiye mungfali
gud wale ghol me culture lagaya ab kitni der chhaya me rakhu
rhizobium packet gur
is sowing treated seed at 2 pm wrong
hours gap between fungicide and rhizobium
कल्चर गुड़
टीका लगे दाने धूप में सुखाने से नुकसान होगा क्या
कल्चर वाला बीज कितने घंटे छाया में सुखाएं
राइजोबियम का एक पैकेट कितने किलो गिरी के लिए
mungfali beej upchar krne ka tarika
pehle jeevanu tika phir dawa lagana galat hai kya
FARMER ASKED SEED TREATMENT OF GROUNDNUT WITH RHIZOBIUM
subah 10 baje ke baad upcharit dana bona theek nahi kya
5 6 ghante ruk ke culture lagana zaroori hai kya
`,
  'groundnut-varieties-1': `
junagadh university released some new type giving 27 quintal per hectare, name?
GG 41 OR GJG 17 WHICH IS BETTER
high yield peanut type for rajkot
gg 41 pod yield per hectare
गुजरात के लिए मूंगफली की किस्म
हम भावनगर से, पुरानी जात छोड़कर कौन सी बोएं जिसमें पत्ते कम झड़ें
जूनागढ़ में मूंगफली की नई किस्म बताएं
टिक्का कम लगे ऐसी गुजरात की मूंगफली
gujarat me mungfali ki best variety
gj g 17 aur gg 41 me se kisme fali zyada utarti hai
amreli ma magfali ni kai jaat vavvi
gg 11 se zyada upaj wali mungfali
gg 41 yield
is gg 41 really better than gg 11
gujrat less tikka variety
जीजी 41 मूंगफली
गुजरात में जीजी 41 लेना सही है क्या
जीजेजी 17 की फली हेक्टेयर में कितनी
किस्म की जानकारी गुजरात टिक्का कम
magfali jaat gg41
2722 kilo fali kis jaat ne di
GUJARAT KE LIYE MUNGFALI KI UNNAT KISM KI JANKARI
kutch me gg 41 boye ya gjg 17 dag kam kisme
sabse bhari fali wali magfali jaat saurastra
`,
  'groundnut-soil-1': `
land turns like brick after a shower, what to plough in so pods can form below
how to break hard crust in peanut field
lime and compost for crusting soil in tamil nadu
red soil good for peanut or black
चूना और सड़ी खाद मिलाने से ऊपर की परत टूटेगी क्या, कितना टन
खेत की ऊपरी परत कड़ी हो जाती है मूंगफली में
मूंगफली की आखिरी जुताई में चूना मिलाना
लाल बलुई जमीन में मूंगफली होगी क्या
black chipki mitti hai, daana niche banega ki nahi, kya milau
khet me papdi padti hai, mungfali me kya dale
coir waste ya compost mungfali khet me kitna
kadi zameen me mungfali ki sui nahi ghusti upay
groundnut soil crust lime
is coir pith good to break hard top layer
tonnes of compost per acre for peg entry
मिट्टी पपड़ी चूना
चूना डालने से पपड़ी वाली जमीन सुधरेगी क्या
सिंगदाना के लिए रेतीली लाल जमीन ठीक है क्या
सुइयां मिट्टी में नहीं घुसतीं, ऊपर सीमेंट जैसी परत
papdi mitti chuna
5 ton compost acre aakhri jutai pe dalna sahi
MUNGFALI KE LIYE UPYUKT MITTI KI JANKARI
mitti sukh ke patre jaisi ho jati peg nahi jata
chuna 2 ton hectare dalna theek rahega kya khet me
`,
  'groundnut-nutrients-1': `
fertilizer dose for groundnut in up
shop has gypsum eighty kilo, put all on sowing day or keep half
how much borax per acre in peanut
peanut npk dose without soil report
बोरेक्स एकड़ में डेढ़ किलो ठीक है, किस चीज के साथ मिलाकर कब दें
मूंगफली में जिप्सम कब डालें
मूंगफली में बोरेक्स कितना और कब
बिना मिट्टी जांच मूंगफली को कितना पोटाश
teen hafte ki fasal, adha jipsam bacha hai gudai me mila du kya
gypsum mungfali me kitne kilo acre
mungfali me dusri baar gypsum kab dena hai
moongphali me suhaga aur potash ki matra up
gypsum borax dose
no soil report, what basal and what after three weeks
gypsum hoeing depth
मूंगफली खाद बिना जांच
बोरेक्स 1.6 किलो एकड़ डालना सही है क्या
जिप्सम की दूसरी किस्त कितने दिन पर
सुहागा कब मिट्टी में मिलता है, बोने के दिन या बाद में
mungfali khad matra npk
first gypsum dala, baki gypsum ke sath aur kya milana hota hai
200 kilo jipsam hectare me zyada to nahi
gudai 3 4 cm gehri karke jipsam milana sahi hai kya
potash 18 kilo acre mungfali, nitrogen kitna
`,
  'groundnut-nutrients-2': `
we take hot season crop every year near veraval, is 200 kilo gypsum per acre needed each time
FYM and gypsum for unalu peanut saurashtra
phosphorus for summer peanut gujarat per acre
INFORMATION ON MANURE FOR SUMMER GROUNDNUT SAURASHTRA
गिर सोमनाथ में गर्मी की फसल, गोबर चार टन के साथ यूरिया डीएपी कितना
उनालू मूंगफली में हर साल कितना जिप्सम
जूनागढ़ में गर्मी की मूंगफली को नत्रजन कितना
गर्मी की मूंगफली में गोबर खाद चार टन
saurashtra garmi ki mungfali khad
unale ni magfali mate darek varse chhaniyu khatar nakhvu pade
summer mungfali gujarat me dap kitni bori acre
porbandar me garmi wali magfali ma khatar
unalu magfali gypsum
how many kilos gypsum each year for summer sown in south saurashtra
saurashtra summer nitrogen per acre
उनालू खाद
गर्मी की मूंगफली में हर साल जिप्सम डालना सही है क्या
दक्षिण सौराष्ट्र में 4 टन गोबर के साथ फास्फोरस कितना
उनाले की फसल को हर बरस चार टन सड़ी खाद भी चाहिए क्या
unala magfali khatar ketlu
chhaniyu khatar 10 ton hectare unalu ma sachu
junagadh side garmi wali me dap alag se chahiye kya jipsam ke sath
garmi magfali me 12.5 kilo nitrogen kam to nahi
amreli unalu me jipsam kitni bori
`,
  'groundnut-irrigation-1': `
groundnut critical stage for irrigation in kharif
no rain since 15 days in peanut, flowering over
how many waters for rainy season peanut if drought
farm pond has water for two turns only and clouds are gone, which two stages
मूंगफली में पानी कब देना जरूरी
खरीफ मूंगफली में सूखा पड़ गया, सिंचाई कब
फूल के बाद डंडियां नीचे जा रही हैं, जमीन सूखी है
मूंगफली को दो ही पानी दे सकता हूं कब दूं
mungfali me sinchai kab kare barish na ho to
peg bante samay pani dena chahiye kya
fali me dudh bhar raha aur barkha nahi, engine chalau kya
barsaat ruk gayi mungfali ko kab pani du
water pegging stage
which two times do i water if the monsoon goes missing
two irrigation stages kharif
सुइयां पानी
फली भरते समय पानी न देने से नुकसान होगा क्या
बारिश रुकी तो मूंगफली में कितने पानी चाहिए
मेघ नहीं आए, सुइयां ऊपर से सूख रहीं, अब पानी खोलूं
sui utarte waqt pani mungfali
phali me dana bhar raha hai khet sukha
ek tube well hai, do hi pani, phali bharte ya sui ke time
sukhe me do pani dena kaafi hai kya singdana ko
mungfali ki khoonti zamin me ja rahi, sinchai karna sahi kya
`,
  'groundnut-irrigation-2': `
nalgonda winter crop sown on residual wet, do i still need water before sowing
how many irrigations for winter peanut telangana
last irrigation before digging rabi peanut
FIRST WATER TO RABI GROUNDNUT AFTER SOWING
जाड़े वाली में हर दस दिन पर नाली खोल रहे हैं, कम है या ज्यादा
रबी मूंगफली में पहली सिंचाई कब
आंध्र रबी मूंगफली में पानी का अंतराल
रबी मूंगफली खोदने से पहले पानी कब रोकें
khodne me do hafte bache hai abhi pani de du ya rok du, jade wali
telangana me palli ko kitni baar pani
rabi palli ka pehla pani bees din pe
khudai se pandrah din pehle pani band kare kya rabi mungfali
rabi palli irrigation interval
nine turns of water in winter, am i giving enough
total mm water rabi
रबी सिंचाई अंतर
रबी मूंगफली में 8 पानी कम हैं क्या
बुवाई के 25 दिन बाद पहला पानी देना सही है क्या
खुदाई से दो हफ्ते पहले तक नहर चलती रही, बिगाड़ होगा क्या
rabi mungfali kitne pani
8 9 bar pani rabi palli
palli me bone se pehle ek pani, phir 20 din ruk ke dusra
khodne tak pani dete rehne se nuksan hoga kya
hafte me ek baar pani rabi verusenaga theek
`,
  'groundnut-irrigation-3': `
summer sown in february, four waters done, now how many days gap till end
gap between waterings in unalu peanut
NUMBER OF IRRIGATION IN SUMMER GROUNDNUT GUJARAT
second watering of hot season peanut at how many days
गर्मी की मूंगफली में कितने पानी
उनालू मूंगफली में पानी का अंतर
गर्मी मूंगफली में दूसरा पानी कितने दिन पर
उनालू को आठ बार सींच चुके, और कितनी बार बाकी
garmi ki mungfali me kitne pani lagte
garmi me boya turant pani diya, agla atharah din baad ya pehle
summer mungfali pani kab kab gujarat
40 din ke baad garmi mungfali ko kitne din pe pani
unalu 11 irrigations
is third water at 30 days right in summer
gap of last waterings unalu 8 or 9 days
गर्मी मूंगफली पानी संख्या
उनालू में बुवाई के फौरन बाद पानी देना सही है क्या
गर्मी की मूंगफली में बीच के पांच पानी कितने दिन पर
उनालू मूंगफली में 15 दिन पर पानी देने से नुकसान होगा क्या
unalu magfali piyat sankhya
garmi mungfali kitni sinchayi
UNALU MAGFALI ME SINCHAI KI JANKARI
unala ma 20 divase bijo piyat aapvo barabar
rajkot garmi wali me 11 pani zaruri hai ya 8 me kaam chalega
`,
  'groundnut-weeds-1': `
labour comes only after 45 days, will grass eat my yield, anything to spray before it sprouts
WHEN TO STOP HOEING IN GROUNDNUT
pre emergence weedicide for peanut
two weedings of peanut at which days
बीस दिन हो गए, पहली खुरपी अब तक नहीं लगी
मूंगफली में निराई कितने दिन पर
मूंगफली बोते ही घास की दवा
मूंगफली में सुई बनने के बाद गुड़ाई न करें क्या
mungfali me ghas marne ki dawa ugne se pehle
khuti utarne lagi h, kulpa chalau ya haath se ghas nochu
groundnut me pendimethalin kab dale
mungfali me doosri gudai 35 din pe kare kya
groundnut weeding days herbicide
weeds after 45 days, can i leave them alone
pendimethalin before sprouting in peanut ok
खरपतवार निराई दिन
45 दिन तक खेत साफ रखना जरूरी है क्या
सुई बनने के बाद निराई करने से नुकसान होगा क्या
सुइयां उतरने लगीं, अब कुदाल चलाऊं तो फली कम होगी क्या
mungfali ghas dawai
gudai kab tak kar sakte singdana me
din 15 pe khurpi chalayi, agli kab, 45 tak saaf rakhu
15 din pe pehli nirai sahi hai kya mungfali
pendimethlin boni ke baad kab
`,
  'groundnut-disorders-1': `
sandy farm, many shells are one sided and light, leaves never showed anything
CALCIUM DEFICIENCY GROUNDNUT PODS NOT FILLED
peanut shells hollow on light soil
leaves healthy but few small pods in peanut, why
मूंगफली की फली खाली क्यों रहती है
तौल में फली हल्की, फोड़ो तो आधी में गिरी नहीं
बलुई जमीन में मूंगफली की पोपली फलियां
छिलका बज रहा है, मूंगफली में गिरी नहीं
har saal halki mitti me popat nikalta hai kya dale sui ke paas
mungfali ki fali popli nikli
fali khali reh gayi kya kami thi mungfali
calcium ki kami mungfali me kaise pata chale
groundnut pops empty pods calcium
is gypsum every season needed on light land
shell clicks no kernel inside reason
मूंगफली खोखली फली जिप्सम
फली दबाने पर पटाखे सी बजती, अंदर गिरी गायब
पत्ती देखकर कैल्शियम की कमी पता चलेगी क्या
हर साल सुइयों के पास जिप्सम देना सही है क्या
khaali fali magfali upay
phaliyan chhoti kam aur pichki
POP PHALI KI SAMASYA MUNGFALI JANKARI
fali bhari nahi gas jaisi phuli hui, chuna tatva kam kya
reteeli zamin me jipsam na de to fali khali rahegi kya
`,
  'groundnut-disorders-2': `
yellowing of new leaves in groundnut iron
iron spray for peanut in limy soil
water stood ten days and fresh leaflets became ivory colour, veins green still
peanut top leaf white but vein green after heavy rain
मूंगफली पीली पड़ रही है, नसें हरी
सफेद कंकड़ वाले टुकड़े में ही ऊपर की पत्ती पीली है, बाकी खेत ठीक
चूना वाली जमीन में मूंगफली का पीलापन
पानी भरने से मूंगफली की कोंपल सफेद
mungfali pili ho gayi hai kya dale
upar ke patte chune jaise safed, purane hare, kasis chhidku kya
naye patte safed, nas hari mungfali me
magfali pili padi che kali zameen chuna wali
groundnut iron chlorosis spry
top leaves like lemon after water stood in limy plot
wet field no drainage groundnut new leaves pale
मूंगफली नई पत्ती सफेद
जल निकास न होने से पीली पड़ती है क्या
हरा कसीस छिड़कना सही है क्या
नमकीन सफेद मिट्टी वाले टुकड़े की कोंपल हल्दी सी पीली
mungfali peelapan loha ki kami
naye patte nimbu jaise pile, nas hari
upar wali patti nimbu rang, nas hari, khet me pani thehra tha
ph 8 wali jamin me singdana pila rehta hai kya kare
ferous sulfate kab
`,
  'groundnut-disorders-3': `
oil miller cut the rate as inside of kernels has brown cavity
BORON DEFICIENCY IN GROUNDNUT SEED
brown hollow in the middle of peanut seed
kernel looks good outside but bad pit inside
मूंगफली के दाने में अंदर भूरा गड्ढा
गिरी चीरी तो बीच में धंसी भूरी जगह, सुहागा कम था क्या
मूंगफली का दाना बीच से खोखला
दाने की दोनों दाल के बीच काला धंसाव
mungfali dana andar se khokhla
daana bahar se mota taaza, andar se polla bhura, har bori me
mungfali me boron ki kami ki pehchan
giri todne pe beech me bhura gaddha kyu
hollow heart borax
is boron shortage the reason for brown hole in kernel
which states get hollow kernel
हॉलो हार्ट बोरॉन
मिट्टी में बोरेक्स डालने से दाने का गड्ढा रुकेगा क्या
गिरी फाड़ी तो बीच में भूरा खड्डा, बाहर साफ
गहरी धुली मिट्टी में दाना अंदर खराब क्यों
hollow hart mungfali
dana todo to andar bhura gaddha, suhaga dale kya
MUNGFALI ME BORON KI KAMI KI JANKARI
borax ki matra mitti jaanch se hi dena sahi hai kya
andar se sada bhura dikhta dana, keede ka nishan nahi
`,
  'groundnut-diseases-1': `
at five weeks dark patches under the leaf, lower ones dropping, neighbour planted bajra lines in his
leaf spot on peanut at one month
CONTROL OF EARLY AND LATE LEAF SPOT GROUNDNUT
brown round spots on peanut leaf then leaf drop
पत्ते पर काली बिंदियां, पीली अंगूठी सी चारों ओर
मूंगफली के पत्तों पर काले गोल धब्बे
पत्ती धब्बा के लिए मूंगफली में कौन सी दवा
मूंगफली के बीच बाजरा बोने से धब्बा रुकता है क्या
mungfali me tikka rog ki dawa
mungfali ke patte pe gol dhabbe aur patte jhad rahe
tikka rog 40 din ki mungfali me
nicche ke patte dag se bhar ke gir rahe, koi fafundnashak batao
tikka fungicide
how does late spot differ from early one below the leaf
early and late tikka difference yellow ring
टिक्का दवा
चार हफ्ते की फसल, गोल दाग पीली किनारी वाले, बाद वाले कैसे दिखते हैं
टिक्का वाले खेत में फिर बोने से नुकसान होगा क्या
पत्ते पर बिंदी जैसे काले दाग, नीचे की तरफ और गहरे
tikka rog ilaj
kacharu dabakar joto to agle saal dhabbe kam honge kya
tebuconazole dhabba me sahi hai kya
3 line mungfali 1 line jowar se dhabba kam hota kya
fasal ke avshesh gehre dabane se tikka kam hoga kya
`,
  'groundnut-diseases-2': `
rust in groundnut control
orange powder on underside of peanut leaf
my white kurta got orange while walking in field, leaf underside has bumps
trichoderma with neem cake against rust in peanut
हाथ फेरो तो नारंगी बुरादा, पत्ते सूखकर लटके पर गिरे नहीं
मूंगफली में रतुआ की रोकथाम
पत्ती के निचले भाग में नारंगी फफोले मूंगफली
मूंगफली के सूखे पत्ते झड़ते नहीं, लटके हैं
mungfali me ratua ka ilaj
neem khali me trichoderma milane se narangi chakatte kam honge kya
patte ke niche narangi dane mungfali me
mungfali rust ke liye beej aur khet me kya kare
groundnut rust control
hand turns orange on touching leaf underside, groundnut
rust leaves hang and do not fall
मूंगफली गेरुआ रोग उपाय
उठे हुए बेड पर बोने से रतुआ कम होगा क्या
पत्ती के नीचे हल्दी मिर्च जैसा चूरा, पत्ता सूखा लटका
पत्ती के नीचे गेरू पुता सा, खड़ी सूख रही
geru rog dawa
arandi khali trichoderma mungfali ratua
RUST ROG MUNGFALI ME KAISE ROKE
patta sukh gaya par tootta nahi, niche narangi phafole
ratuaa fafundnashi kaun bataye
`,
  'groundnut-diseases-3': `
sown broken kernels, now new plants fall one by one with black powder at neck
peanut seedlings wilting with black fungus at collar
SEEDLING DEATH IN GROUNDNUT AFTER GERMINATION
brown roots and drying in hot dry weather peanut
उगने के दसवें दिन गर्दन पर काली राख जैसी परत
मूंगफली के अंकुर मुरझाकर मर रहे
छोटे पौधे का गला काला होकर सूखना
मूंगफली में जड़ गलन, गर्मी में जड़ भूरी
mungfali ke chote paudhe sukh rahe hai
ankur nikla aur murjha gaya, jameen ke paas kaala rooyan
ukhtha mungfali me kali fafund tane ke paas
jad sadan charcoal rot mungfali garmi me
collar rot seed treatment
is sowing broken kernels bad for collar rot
charcoal rot brown root heat
कॉलर रॉट उपाय
लंबा फसल चक्र रखने से गलका कम होगा क्या
सूखी गर्मी में जड़ भूरी होकर सड़ी
छोटा पौधा जमीन के पास से काला, खींचो तो टूटता
collar rot mungfali ilaz
ankur ki gardan gal gayi kaali fafund
MUNGFALI ME GALAN ROG KE UPCHAR KI JANKARI
sabut giri aur beej upchar se paudha marna rukega kya
crown sadan, mitti sukhi thi, paudh latak gayi
`,
  'groundnut-diseases-4': `
bud necrosis in groundnut management
sowed early with first shower, now plants are dwarf green clumps and no needles come
GROUNDNUT PLANT STUNTED NO POD BUD DRY
number of blue traps for thrips in groundnut
छोटे कीट रस चूसते हैं, ऊपर की कोंपल मरी और फूल बंद
मूंगफली बड नेक्रोसिस के लिए नीले ट्रैप
मूंगफली का पौधा बौना और पत्ते गुच्छे में
वायरस वाले मूंगफली पौधे उखाड़ दें क्या
paudha gol jhaadi ban gaya upar se sukha, neele card kitne
mungfali ki upar ki kali sukh gayi
mungfali me blue trap kitne per acre
paudha jhadi jaisa, fali nahi, mungfali me virus
bud necrosis thrips
is pulling sick stunted plants right
5 blue traps per acre
कली सूखा रोग
बड नेक्रोसिस किस कीट से फैलता है
पौधा हरा झाड़ी सा, फूल नहीं, फली नहीं, कोपल सूखी
नीले ट्रैप हेक्टेयर में बारह लगाना सही है क्या
bud nekrosis mungfali upay
kali mar gayi badhwar ruki
BUD NECROSIS KE NIYANTRAN KI JANKARI
thrips se kaunsa rog phailta hai
jaldi boi thi isliye kali sukhi, agli bar june ant me bou
`,
  'groundnut-pests-1': `
white grub in groundnut control
when to collect beetles for white grub peanut
village wants to shake neem and babul trees at night after the first shower, is that useful
whole peanut plant wilts, fat worm near root
मूंगफली में सफेद लट की रोकथाम
सूखते पौधे के नीचे अंगूठे सा मोटा सफेद कीड़ा मिला
पहली बरसात के बाद भृंग नीम पर, मूंगफली बचाएं कैसे
मूंगफली का पूरा पौधा सूखा, जड़ में लट
mungfali me safed lat ka ilaj
barsat ki pehli teen raat bhaunre girake marne se fayda hoga kya
dhola keeda mungfali ki jad khata h
bhring kab pakde ki mungfali me lat na lage
white grub groundnut beetles
c shaped fat grub with brown head, roots gone in patches
how many days after first rain beetles come
सफेद लट उपाय
अकेले भृंग मारने से लाभ होगा या पूरा गांव करे
जड़ गायब, पौधा मुरझाया, मिट्टी में अंग्रेजी C जैसा कीड़ा
गांव भर एक साथ नीम झाड़े तो कितने दिन के अंदर करना
gidar dawai
goojha latt mungfali ki jad
barish ke doosre din bhauron ka jhund neem pe, kitni raat tak
gular ke ped se bhring girana sahi hai kya
bhure sir ki moti lat, paudhe ek ek karke sukh rahe
`,
  'groundnut-pests-2': `
dry august, roots are hollowed by small white ants and shells scratched
pods eaten with soil inside peanut
TERMITE ATTACK IN GROUNDNUT FIELD
white ants in dry peanut field, water it?
कच्चा गोबर डाला था, अब सफेद चींटियां फली में मिट्टी भर रहीं
दीमक ने मूंगफली की फली खा ली
मूंगफली में कच्ची खाद डाली, दीमक लग गई
दीमक से बचने को मूंगफली जल्दी खोद लें क्या
mungfali me deemak ka upay
khudai late ki to udhai ne fali chhed di
deemak mungfali ki jad kaat rahi
fali me mitti bhari hai mungfali ki, kya keeda
termite control
white ants cut pods during dry weeks, is delaying digging worse
termite mound near field
दीमक उपाय
कच्चा गोबर डालने से दीमक आएगी क्या मूंगफली में
फली में मिट्टी भरी, छिलका खुरदुरा कुतरा
सूखे में नहर पास है, सींच दूं तो चींटी जैसे सफेद कीड़े घटेंगे
deemk ilaj
udhai magfali ma upay
bambi khod ke rani nikalna zaroori hai kya khet ke paas
sukhe me pani dene se deemak kam hogi kya
dimak se bachne ko beej upchar sahi hai
`,
  'groundnut-pests-3': `
leaflets rolled together with silk inside, far away it looks like fire passed
blisters on leaf then webbed peanut
GROUNDNUT LEAF MINER NEEM EXTRACT
small caterpillar joining leaflets in peanut
पत्ते पर छोटे छाले, अंदर हरी सी सुंडी, मुड़कर सूखे
मूंगफली की पत्ती में सुरंग बनाने वाला कीट
मूंगफली की पत्तियां जाले से जुड़ी और भूरी
सुरंगक के लिए नीम का अर्क मूंगफली पर
raat me bulb jalane se patte modne wala keeda pakda jayega
patti jud gayi aur jali hui mungfali
surang banane wala keeda mungfali me neem ark
light trap se mungfali ka patti surangak rukega
leaf miner neem
is 50 percent loss possible from leaf miner
burnt looking leaflets webbed together
मूंगफली पर्ण सुरंगक उपाय
नीम अर्क पांच प्रतिशत सुरंगक पर ठीक है क्या
पत्ती पर पानी भरे छाले, फिर जाला और जलन जैसी
मित्र ततैया बचाने से पत्ती सुरंगक घटता है क्या
leaf minor mungfali
patta aag se jhulsa lage, do patti jodi hui
LEAF MINER MUNGFALI KE NIYANTRAN KI JANKARI
sab kisan ek sath bone se surangi keeda kam hoga kya
parn surangak se kitna nuksan ho sakta
`,
  'groundnut-pests-4': `
monsoon just came and thousands of woolly red worms cross the bund, how to trap them
BT SPRAY FOR HAIRY CATERPILLAR PEANUT
trap crop castor for hairy worms in peanut
bonfire after rain kills moths of red worms
मूंगफली में लाल बालों वाली सूंडी
पहली बरसात की रात कितने बल्ब लगाएं कि कातरे के पतंगे मरें
अरंडी की लाइन मूंगफली में क्यों लगाते हैं
रोएंदार इल्ली मूंगफली के पत्ते चट कर गई
har paanch line pe arandi lagayi jaye to kambal keeda usi pe jata hai kya
lal baal wali sundi mungfali kha gayi
kamliya keeda mungfali ke khet me
besharam ki tehni rakhne se illi fasti hai kya
red hairy caterpillar groundnut
is deep summer ploughing useful for kambal worm
12 light traps hectare hairy caterpillar
मूंगफली कातरा उपाय
रतनजोत की टहनी रखने से इल्ली फंसती है क्या
कंबल कीड़ा चट कर रहा, लाल भूरे बाल
कातरा के नियंत्रण के बारे में जानकारी मूंगफली
katra dawa
kamliya illi mungfali roktham
LAL BALDAR SUNDI KE UPCHAR KI JANKARI
5 6 line ke baad arandi bona sahi hai kya
alav jalane se katra ke patange kam honge kya acre me 5
`,
  'groundnut-pests-5': `
growing point black with insects at three weeks, ladybirds also there, should i wait
when to spray for black aphids peanut
BLACK APHIDS ON GROUNDNUT FLOWERS
leaves curling and sticky in young peanut
मूंगफली में माहू की रोकथाम
सुइयों पर काले चमकीले कीट, पत्ता गोंद जैसा
मूंगफली की फूल सुई पर काले कीट
मूंगफली में चेपा कब दवा के लायक होता है
saari konpal kaali jooyon se bhari, 25 din ki fasal dawa lagegi
kala mahu mungfali ki tip pe
mungfali ke patte mud rahe chipchipe kale
magfali ma molo mashi dawa kyare
groundnut aphid black spray
plants got yellow and sticky black, ants running, first thirty days
in first how many days aphid treatment pays
माहू दवा
थोड़े काले चेपे दिखे, अभी दवा करने से नुकसान होगा क्या
पत्ती सिकुड़ी, काली चिपचिपी, कोपल पर कीट
आधी कोंपलें साफ, बाकी पर काली चमकीली भीड़, अभी रुकूं
kala chepa
mola lag gaya singdana me patta kala
first month nikal gaya ab kale keede aaye, chhodna theek
sehansheel kism lene se mahu kam lagega kya
30 din ke baad mahu aaye to dawa zaruri hai kya
`,
  'groundnut-harvest-1': `
it is october, how do i decide digging, see the inner shell or the leaves
how to know peanut maturity by shell
GROUNDNUT DIGGING STAGE ASKED
dig peanut at 75 percent mature or wait
मूंगफली की खुदाई कब करें
दस पौधे उखाड़े, सात में छिलके के भीतर काला, खोद दूं
मूंगफली का छिलका अंदर काला, खोद लें
कच्ची मूंगफली उखाड़ने का नुकसान
jaldi khod liya to daana pichka niklega aur bhav kam milega kya
mungfali paki ki nahi kaise dekhe
magfali kyare kadhvi
mungfali ke dane gulabi ho gaye, ukhad lu kya
maturity sign
is digging at half mature pods okay
inner shell colour when ready
मूंगफली पकना पहचान
जल्दी उखाड़ने से नुकसान होगा क्या
छिलके की नसें उभर आईं तो खुदाई सही है क्या
सौ में कितनी फली पकी हो तब निकालें
khudai kb
chhilka andar se kaala, dana gulabi
MUNGFALI KI KHUDAI KE SAMAY KI JANKARI
kuchh paudhe ukhad ke dekhna sahi tarika hai kya
75 takka fali paki ho to magfali kadhe
`,
  'groundnut-storage-1': `
storage of groundnut moisture percent
aflatoxin in peanut how to avoid
children ate mouldy nuts, worried about poison, how dry must they be before keeping
wet peanut heap fungus, what should i do
मूंगफली का भंडारण कैसे करें
नमी नापने को मशीन नहीं, सात प्रतिशत कैसे समझें, फली धूप में
मूंगफली में काली फफूंद जहर से बचाव
बारिश में खुदी मूंगफली सुखाने का तरीका
mungfali store karne se pehle nami kitni ho
khet me das din zyada chhod diya khodne me, ab fafund ka darr
mungfali ka dher laga diya gila, kharab hoga kya
der se khodne pe mungfali me zahar banta hai kya
storage moisture 7 percent
is heaping wet pods okay for two days
how many times aflatoxin rises by late digging
मूंगफली सुखाना भंडारण
गीली फली का ढेर लगाने से नुकसान होगा क्या
काली फफूंद वाला दाना जहरीला होता है क्या
तिरपाल पर फली सुखाना सही है क्या
aflatoxin bachav
singdana bhandaran nami kitni
MUNGFALI BHANDARAN KE BARE ME JANKARI
10 din late khudai se zahar teen guna sach hai
dane ki nami 10 percent pe bori band karna galat hai kya
`,
  'groundnut-yield-1': `
is nine quintal pods from one acre good for almora side
EXPECTED YIELD OF GROUNDNUT UTTARAKHAND
how much peanut in one hectare with good care
10 quintal per acre peanut realistic or not
मेहनत से एक हेक्टेयर में तीस क्विंटल तक जा सकती है
मूंगफली कितने क्विंटल होती है हेक्टेयर में
मूंगफली की खेती से कितना माल मिलेगा
उत्तराखंड में मूंगफली की पैदावार
acre ka kitna kuntal maan ke karja lu
ek acre me mungfali kitni niklegi
mungfali 25 quintal hectare ho sakti kya
mungfali ki aamad kitni hoti hai ek bigha
yeild per acre
my two acre gave fifteen quintal pods, is that poor
8 to 12 quintal acre
उपज एकड़
आठ क्विंटल एकड़ फली ठीक मानी जाएगी क्या
हेक्टेयर का तीस क्विंटल फली सुना, कितना सच
अच्छी विधि से फली का अधिकतम उत्पादन
mungfali paidawar kuntal
ek acre me 12 kuntal singdana sambhav hai
MUNGFALI KI UPAJ KITNI HOTI HAI
2 acre se kitne quintal ummid karu
hectare me 20 kuntal se kam nikla kya kharab hai
`,
  'groundnut-intercropping-1': `
no well, want tur along with bunch type, two to one lines, is it paying
two lines of peanut to one line pigeon pea, in row spacing
what fertilizer for peanut plus tur mixed rows without irrigation
which pulse pays well along with bunch type under rain only
तुअर के पौधे एक दूसरे से बीस सेमी पर रखें क्या, साथ वाली फसल में
दो लाइन के बाद अरहर, पौधे पौधे की दूरी बताएं
अरहर वाली मिश्रित खेती में बुवाई पर कितनी खाद
सूखी खेती में साथ में कौन सी दाल लगाने से ज्यादा कमाई
bharose barsat ke khet me tuver milane se nuksan to nahi, khatar ketlu
magfali sathe tuver vavvi hoy to antar ketlu
bina sinchai ke arhar sath lagaye to fayda h kya
arhar aur guchhe wali ek sath, dap kitna dale bote time
groundnut arhar 2:1 saurashtra
rainfed bunch type, every third row pigeonpea, gap in row
7.5 cm plant gap with tur
मूंगफली अरहर दो एक
अरहर के साथ मूंगफली लगाने से मूंगफली को नुकसान होगा क्या
तुअर मूंगफली मिश्रण में फास्फोरस कितने किलो एकड़
दो लाइन फली, एक लाइन तुअर, खाद किस हिसाब से डालूं
magfali tuver antarpak
arhar 2 1 line doori
sukhi kheti me tuver ki line milane se do jamati kya
tuver 20 cm pe rakhna sahi hai kya
barani me magfali tuver ne 12.5 kilo nitrogen hectare
`,
  'mustard-sowing-1': `
diwali is near and field not ready in sitapur, has the good time passed
my rai got delayed to november, will aphids be more
which week of october is best for brown mustard in up
at what temperature should i start sowing rai
दिन का पारा पैंतीस है, बीज डालूं तो अंकुर जल जाएगा क्या
तापमान तीस डिग्री से ऊपर है, राई बोना चाहिए या नहीं
लखनऊ के पास सरसों अक्टूबर के किस तारीख तक बो दें
पछेती राई में माहू ज्यादा क्यों आता है
november ka pehla hafta aa gaya, ab dala to keede zyada lagenge na
rai sitambar ke akhri hafte me boye to jamega kya
kanpur side sarson ki buwai october 15 tak ho jani chahiye kya
late sarso bone se bimari jyada lagti hai sach hai kya
rai sowing temperature date
october half over, will aphids finish late rai
late sown aphid problem
राई बुवाई समय यूपी
कुआर में राई बोना सही है क्या
देर से बोने पर नुकसान होगा क्या
दिन में पसीना छूट रहा, दाना डालूं या ठंडक आने दूं
buwai kab up
aadha october nikal gaya rai bou ki nahi
FARMER ASKED QUERY ABOUT SOWING TIME OF MUSTARD
30 degree se kam tapman ho tab boye kya
navratri me bona theek hai kya up me
`,
  'mustard-sowing-2': `
when should i sow sarson in hisar
bajra harvested on 5 october in narnaul, can seed go in today
is 25 october too late for jhajjar
najafgarh side right dates for putting sarson
हरियाणा में सरसों बिजाई का सही समय
पच्चीस तारीख निकल गई, रेवाड़ी में अब डालने का मतलब है क्या
सिरसा में अक्टूबर के पहले हफ्ते बिजाई ठीक है
नजफगढ़ की तरफ कौन सी तारीखों में सरसों डालें
palwal me september ke aakhri din beej gira du ya thoda ruku
bhiwani me sarso ki bijai 25 october ko kar du
mere yaha jhajjar me 5 october ko bijai kar sakte h
delhi ncr me sarson bone ki tareekh
haryana sowing dates
is 10 october good in delhi
haryana bijai last date 20 oct
हरियाणा सरसों बिजाई तारीख
हरियाणा में 28 सितंबर को सरसों बोना जल्दी तो नहीं
दिल्ली में बोने की आखिरी तारीख
करनाल में बिजाई कब से शुरू करें
haryana bijai kb
kaatak me haryana bijai theek se
HARYANA ME SARSON BIJAI KE SAMAY KI JANKARI
october ke beech me gurgaon me bona sahi hai kya
fatehabad me 22 october bijai late ho gayi kya
`,
  'mustard-sowing-3': `
potato land vacated on 20 november in jalandhar, put seedlings or drop seed
age of gobhi sarson seedlings for transplanting
canola type nursery plants thirty days enough or more
Farmer asked late sown oilseed punjab after paddy
धान देर से उठा, पंजाब में अब पौध रोपें तो कितने दिन की
गोभी सरसों की पनीरी कितने दिन की रोपें
कनोला किस्म की पौध तीस दिन में तैयार
पंजाब में नवंबर के दूसरे हफ्ते में अफ्रीकन सरसों
patiale vich november adha langh gaya, african wali bijiye ki nahi
gobhi sarson gsl 1 paneeri kinne din di
punjab vich late sarson paneeri la sakde
november 10 nu raya bij sakde haan
punjab raya sowing 15 november
punjab potato field free late november, sow raya or plant seedlings
gsl 1 seedling age days
पंजाब राया बिजाई आखिरी तारीख
30 दिन की कनोला पनीरी लगाना सही है क्या
पंजाब में 20 नवंबर को राया बीजने से नुकसान होगा क्या
धान देर से कटा, पौध मंगाकर रोपूं या बीज ही छिड़कूं पंजाब
gobhi saron paneeri kadon
raya bijai punjab nov
gobhi di paneeri do mahine purani, launa theek hai ke nahi
canola sarson di paneeri kinne din di sahi
african sarson 15 november ton baad bijiye ta ki
`,
  'mustard-sowing-4': `
sowing time of toria and seed per acre
which oilseed fits between kharif and wheat in sixty seventy days
moong is off and wheat is in december, want short oil crop between, kilos of seed
yellow sarson date of sowing north plains
अक्टूबर का दूसरा हफ्ता है, लाही का समय निकल गया क्या
लाही की लाइन की दूरी कितनी हो
गेहूं से पहले जल्दी निकलने वाली लाही कब बोएं
पीली सरसों अक्टूबर की किस तारीख में
toria ki bijai kab tak kar sakte h
dhan katne ke baad gehun se pehle lahi lagani hai
september me khali khet, do mahine ki tel wali fasal, beej dedh kilo acre
peeli sarso october ke shuru me boye kya
toria seed rate row gap
short oil crop between kharif and wheat, seed kilos and row gap
yellow sarson sowing fortnight
तोरिया बुवाई सितंबर
लाही में चार किलो हेक्टेयर बीज सही है क्या
भादों में तोरिया बोना ठीक है क्या
कम दिन की तेल वाली, सितंबर में डालूं तो गेहूं समय पर बोऊंगा
toriya kb boye
lahi 30 cm line me bona sahi hai
lahi ki bijai pehle hafte october ke baad kya bekar hai
peeli sarso navratri me boye kya
do fasal ke beech ki toria kitne kilo acre
`,
  'mustard-seed-1': `
seed rate of mustard per acre in line sowing
FARMER WANTS TO KNOW ROW SPACING OF MUSTARD
how deep should the small seed be placed
seed drill is set at 45, should i bring lines to thirty as i am delayed
हाथ से फेंककर बोएं तो एकड़ में कितना ज्यादा दाना
कतार से कतार डेढ़ फुट रखें क्या
बीज चार पांच सेमी गहरा डालें तो निकलेगा
छिटकवां बुवाई में दो किलो एकड़ काफी है
sarso ka beej ek acre me kitna dale
line ki duri 45 cm rakhu ya 30 sarson me
beej 5 cm se neeche chala gaya jamega kya, sahi gehrai batao
rai ka beej kitni gahrai pe girna chahiye
mustard seed rate kg
drill in rows needs how much less seed than throwing
row gap late sowing 30
बीज मात्रा दूरी
छिटकवां बोने से नुकसान होगा क्या, बीज कितना बढ़ाएं
बीज दो इंच गहरा डालना सही है क्या
छिड़ककर फेंका तो एकड़ में दाना कितना ज्यादा लगेगा
sarso beej dr acre
drill se bona hai kitna kilo beej
line 45 cm rakhi ya 30, der se bo raha hu
1.6 kilo beej acre me kam to nahi padega
pacheti line ek fut rakhna theek hai kya
`,
  'mustard-sowing-5': `
crop is like grass mat, neighbour says pull half of them in two weeks
plant to plant gap after removing extra seedlings
is it necessary to remove dense plants
crop too thick, plants weak and thin, what to do
बित्ते में दस पौधे खड़े हैं, कितने रहने दूं
फालतू पौधे निकालकर कितने सेमी रखें
घनी सरसों में तना कमजोर, पौधे निकालें क्या
एक वर्ग मीटर में कितने पौधे रहने चाहिए
sarson me paudhe zyada ghane hai kya kare
ghane hone se danthal patla reh gaya, ab chhatai ka time nikal gaya kya
faltu paudha ukhadna jaruri hai kya sarso ka
10 cm duri pe paudha chhode ya 15
thinning days spacing
seedlings like grass mat, pull within how many days
30 plants per square metre
छंटाई विरलीकरण
घने पौधे न निकालें तो रोग लगेगा क्या
15 दिन में पौधे छांटना सही है क्या
एक बित्ते में आठ पौधे, कितने उखाड़ फेंकूं
ghani ugi nikale
thinning kitne din me
jaldi patle lambe ho gaye, chhantne ka samay bacha hai kya
ek hi jagah gucche me uge hai kitne rakhe
paudha 10 se 15 cm door rakhna zaroori hai kya
`,
  'mustard-varieties-1': `
best mustard variety for haryana irrigated
no tubewell in loharu, only winter rain, which rh seed
which seed for barani land in mahendragarh
rh 749 good for tubewell field of rohtak
दिल्ली देहात में पानी पूरा है, पूसा बत्तीस लगाऊं
बारानी खेत के लिए आरएच 406 या 725
पूसा मस्टर्ड 32 कहां के लिए है
भिवानी में बिना सिंचाई कौन सी सरसों बीजें
haryana me sarson ka best beej konsa h
rh 30 purani ho gayi, sinchit me kya lu
seed shop wala rh 725 de raha nahri khet ke liye, sahi hai ya dusri lu
delhi ke liye sarson ki achhi kism batao
haryana mustard variety rh
delhi tubewell land, which rh or rb number to sow
urvashi rb 50 which state
हरियाणा किस्म
आरबी 50 बारानी में लगाना सही है क्या
सिंचित दिल्ली के लिए उर्वशी ठीक है क्या
नहरी खेत है हिसार में, आरएच में कौन सा सबसे ज्यादा देगा
rh 8812
barani sarson kism haryana rh 0119
rh 406 aur rh 0119 sukhe wale khet ke liye hai kya
rh 9304 sinchit khet me boye kya
pusa mustard 32 delhi me laga sakte hai kya
`,
  'mustard-varieties-2': `
mustard variety for late sowing in bihar
NAME OF TORIA VARIETY FOR BIHAR
paddy will be cut late november in purnea, which pichheti seed to ask
timely sown rai variety in west bengal
बिहार में देर से बोने वाली राई
रांची के पास पीले दाने वाली का नाम बताइए
झारखंड में समय पर बोने को कौन सी सरसों
पीली सरसों रागिनी बिहार में ठीक है
bihar me sarson ka kaun beej achha hoi
pichhat rai bihar ke liye rajendra wala kaun
samay par bo rahe hai gaya jila me, pusa bold theek hoi
motihari me rai ke badhiya kism bataiye
bihar rai late variety
yellow seed kind for jharkhand, ragini or benoy
yellow sarson variety benoy
बिहार राई पछेती किस्म
राजेंद्र अनुकूल देर से बोना सही है क्या
बिहार में तोरिया की किस्म आरएयूटीएस 17
धान के बाद बिहार में लेट, राजेंद्र पछेती चल जाएगी क्या
nrchb 101 bihar
rajendra sarson 1 peeli kahan ke liye
bihar me samay se bowai par pusa bold ya nrchb 101
bengal me rai ke liye kaun kism bhalo
panchali toria jharkhand me chalega kya
`,
  'mustard-varieties-3': `
ph is above nine and half the patch stays bare, any special oilseed
CSSRI MUSTARD FOR SODIC LAND
seed for usar field which gives some oilseed
high ph soil, which cs type to buy
ऊसर भूमि के लिए सरसों की किस्म
खारे पानी में सरसों का कौन सा बीज
नमक चढ़ी धरती में सीएस वाला नया बीज कौन सा
लवणीय जमीन सहने वाली नई किस्म
usar jamin me sarson ki kaun si kism
kallar wali zameen ke liye beej sarso ka
khara pani hai sarson cs 58 lag jayegi
khare tubewell se sinchai, aam beej jal jata, cs 60 lau kya
cs 58 sodic mustard
seed that survives salty crust, newer cs names
karnal institute mustard for alkali land
ऊसर सरसों किस्म सीएस
कल्लर में साधारण बोने से नुकसान होगा क्या
सीएस 61 और सीएस 64 किस जमीन के लिए
नोनी जमी जमीन, बीज जलता है, कौन सा सीएस नंबर मांगूं
usar cs 56
rehar zamin me sarson kaunsi
cs 56 aur cs 60 me usar ke liye kaunsa khareede
cs 62 nayi hai khara pani me lagana sahi kya
safed paparr jami zamin, kaunsa number
`,
  'mustard-nutrients-1': `
npk dose of irrigated rai without soil test
Farmer asked about fertilizer in rainfed mustard uttarakhand
top dress of urea after first irrigation at 25 days
soil card not made in nainital plains, bags for irrigated one at sowing and later
राई में बिना मिट्टी जांच कितनी खाद
बारिश वाले खेत में सारी नत्रजन बोते समय डालें या बाद में
पहली सिंचाई के बाद कितनी नत्रजन बची हुई देनी है
पोटाश बुवाई पर ही सारा दें क्या
pehla pani laga diya 28 din pe, ab kitna nitrogen bacha hua chhitku
rainfed rai me nitrogen kitna kilo acre
urea pehle pani ke baad kitna dalna h sarson me
bina janch ke potash phosphorus kitna rai ko
rai irrigated npk per hectare
is all urea at sowing okay for irrigated rai
fertiliser how many cm below seed
सिंचित राई खाद मात्रा
असिंचित राई में 20 किलो नाइट्रोजन एकड़ सही है क्या
फास्फोरस पोटाश बाद में देने से नुकसान होगा क्या
राई की उर्वरक मात्रा के बारे में जानकारी उत्तराखंड
sarso khad matra sinchit
120 kilo nitrogen hectare rai me
RAI ME KHAD KI MATRA KI JANKARI
beej ke 2 3 cm niche khad dalna sahi hai kya
pehle pani pe 25 din baad aadha nitrogen de kya
`,
  'mustard-nutrients-2': `
fertilizer dose mustard haryana irrigated
canal land in hisar, half urea at sowing and half later, how much in total
barani sarson in rewari, how much urea at sowing
nitrogen for delhi sarson is less than pantnagar, why and how much
झज्जर में जिंक की थैली भी मिलाऊं, एकड़ में कितनी
सिंचित सरसों में जिंक सल्फेट दस किलो एकड़
बारानी सरसों में बिजाई पर कितनी नत्रजन हरियाणा
दिल्ली की सरसों में पोटाश कितना
barani khet rewari, pori me hi saari urea daal du kya
zinc dalna chahiye sarso me haryana
barani sarson me 16 kilo nitrogen kaafi h kya
mahendragarh sarson khad ki matra sinchit
haryana sarson urea zinc
is 80 kg nitrogen per hectare right for delhi
haryana rainfed phosphorus per acre
हरियाणा खाद मात्रा
बारानी सरसों में सारी खाद बिजाई पर देना सही है क्या
हरियाणा में सिंचित सरसों को पोटाश कितना
25 किलो जिंक सल्फेट हेक्टेयर में हरियाणा
haryana dap urea zink
sirsa sinchit 32 kilo nitrogen acre
HARYANA ME SARSON KHAD KI JANKARI
jind me barani sarso 8 kilo phosphorus kaafi hai kya
pantnagar se kam nitrogen haryana me kyo batate hai
`,
  'mustard-nutrients-3': `
oil came only 34 percent at kohlu, what should i change in fertilizer
ASKING ABOUT GYPSUM WITH DAP IN MUSTARD
is single super better than dap for oilseed
how much sulphur per acre raises oil
सरसों में तेल बढ़ाने के लिए सल्फर
डीएपी पहले ही ले आया, गंधक के लिए ऊपर से क्या लूं
डीएपी के साथ गंधक देना जरूरी है क्या
सुपर फास्फेट में गंधक होता है क्या
sarson me sulphur kitna dale tel badhane
super wali bori sasti hai usme gandhak bhi hota kya, dap chhod du
gypsum kab aur kitna sarson me
sarson me tel ka percent kaise badhega
mustard sulphur oil
bag says 12 percent sulphur, which fertiliser is it
ssp sulphur percent
सरसों गंधक तेल
डीएपी की जगह एसएसपी देना सही है क्या
जिप्सम 100 किलो एकड़ बुवाई से पहले ठीक है क्या
कोल्हू पर तेल कम बैठा, खाद में गंधक की कमी तो नहीं
salfar sarso kitna
dap ke sath jipsam 250 kilo hectare
jipsam 100 kilo acre, bone se pehle mitti me milau
dane me tel kam hai chikna nahi, kya khad de
8 kilo gandhak acre dalne se tel badhega kya
`,
  'mustard-irrigation-1': `
sandy land of churu side, one month old and no mavath rain, start sprinkler?
IRRIGATION SCHEDULE MUSTARD LIGHT SOIL
if only two waters available give at which stage
second water at 50 days or wait for pods
फूल निकलने वाले हैं, मिट्टी धूल हो रही है
सरसों को कितने पानी चाहिए
दूसरा पानी पचास दिन पर देना है क्या
फूल से पहले सूखा पड़ जाए तो उपज घटेगी
dusri sinchai fali bharne se pehle du ya chhod du, halki mitti
sarso ka pehla pani 30 din pe
dusra pani kab lagaye sarson me
retili jamin sarson sinchai kab kab
first irrigation days
light sandy soil, are two waters at 30 and 55 days enough
mustard second water 50 55 days
सिंचाई कब
दाना भरते समय पानी न दें तो नुकसान होगा क्या
हल्की जमीन में दो पानी देना सही है क्या
मावठ नहीं गिरी, 30 दिन की फसल को रेत में सींचूं क्या
pani kb
phool se pehle khet sukha hai pani du
dana bharne se pehle sookh gaya to kitna ghata
55 din pe dusra pani sahi hai
mawath nahi hui murjha rahi dana bharne ko hai
`,
  'mustard-weeds-1': `
chenopodium taller than crop at two weeks, khurpi now or spray
PENDIMETHALIN IN MUSTARD TIME
bathua and other weeds in young oilseed, manual method
how many hoeings in mustard and when
बोने के दूसरे दिन घास रोकने वाली दवा चलेगी क्या
बोने के तुरंत बाद घास की कौन सी दवा
सरसों में निराई कितने दिन पर
छोटी सरसों में गुड़ाई एक बार काफी है
sarson me ghas ki dawa kab dale
ek baar kasola chalaya 18 din pe, fir se chalana padega
sarso me nirai gudai kitne din me
bijai ke baad pendimethalin maar sakte hai kya
mustard weeding pendimethalin
weed together with thinning, how many days after sowing
bathua removal days
सरसों खरपतवार दवा
15 दिन पर निराई सही है क्या
बुवाई के बाद पेंडीमेथालिन छिड़कने से नुकसान होगा क्या
बथुआ फसल से ऊपर निकल गया, अब खुरपी से क्या होगा
ghas dwai
bathua jyada kya kare
buwai ke agle din pendimethalin chhidku ya ghas ugne du
nirai aur chhantai ek hi baar me karna theek hai kya
khar patwar har saal zyada, bone ke turant baad kaunsi dawa
`,
  'mustard-weeds-2': `
same field shows naked purple sticks near roots every january
margoja seed life in soil
CROP ROTATION FOR BROOMRAPE FIELD
late sowing against root parasite of mustard
बिना पत्ते के डंठल निकले, उखाड़कर मेड़ पर छोड़ दिए, गलत तो नहीं
आग्या रुखड़ी सरसों की जड़ से निकलती है
मरगोजा वाले खेत में चना बोएं
मरगोजा कब उखाड़ें कि बीज न बने
bees saal tak beej rehta hai to us khet me gehu jau hi bou kya
sarson ki jad me paudha nikla bina patti wala
orobanche sarso ko sukha raha h
margoja kitne saal tak khet me rehta
orobanche margoja mustard
parasite stalk from root, how long does its seed stay alive
sow date in margoja field
मरगोजा सरसों उपाय
मरगोजा फूल आने के बाद उखाड़ने से नुकसान होगा क्या
मरगोजा वाले खेत में जौ बोना सही है क्या
जड़ से बैंगनी डंठल फूटते ही उखाड़ें या पकने दें
margoja ilaj sarso
jad me bina patti ka bhoora danda nikla
margoja ke khet me chana ya gehu, kitne saal tak khet bigda
november 5 ko bone se orobanche kam hoga kya
broomrape ukhad ke jalana sahi hai ya dabana
`,
  'mustard-pests-1': `
cloudy since three days, flower stalk sticky, how many insects before i spend
ECONOMIC THRESHOLD OF APHID MUSTARD
spray time so that bees do not die, aphid in mustard
verticillium use for mahu
दस पौधों की टहनी पर कितने गिनूं तब छिड़कूं
चेंपा कितना हो तब दवा करें
सरसों की फूल वाली टहनी पर हरे कीट
माहू के लिए जैविक दवा लेकानी
sarson me mahu lag gaya kya dale
chepa ki dawai sarso me kab kare
shuruat me do chaar daali pe hi hare keede, tod ke daba du
lahi lag gai sarso me shaam ko spray kare ya subah
mustard aphid threshold spray
few twigs have green lice, break them off and wait
26 aphids per 10 cm twig
माहू दवा
चेपा दिखते ही दवा करना सही है क्या
वर्टिसिलियम लेकानी पहले डालें या थायोमेथोक्साम
मधुमक्खी फूल पर है, दवा किस पहर मारूं कि वो बचें
mahu ilaj
maahu shaam ko spray kyo
10 cm daal pe kitne mahu ho to thiamethoxam, gin ke batao
prabhavit tehni todna sahi hai kya chepe me
dandi pe hari til jaise keede chipke
`,
  'mustard-pests-2': `
something makes round holes in baby leaves, dark worm rolls down on touching
BLACK LARVA EATING MUSTARD SEEDLING LEAVES
bitter gourd seed oil for sawfly
does irrigation kill black grubs on small mustard
पौध बीस दिन की, काली झुर्री वाली इल्ली, पानी से डूबेगी
छोटी सरसों के पत्ते छेद वाले, काली सूंडी
करेला के बीज का तेल छिड़कने से सूंडी
काली गिडार सुबह चुनकर मारें क्या
subah shaam haath se chun ke maaru ya karele wala tel chhidku
sarso ke chote paudhe kali sundi kha rahi
patte me chhed sarson 15 din ki
karele ke beej ka tel sarson ki sundi pe
sawfly control
black wrinkled grub on two week crop drops when shaken
karela seed oil larva
सरसों आरा मक्खी उपाय
सुबह शाम सुंडी चुनना सही है क्या
गर्मी में जुताई करने से आरा मक्खी घटेगी क्या
छूते ही लुढ़क जाने वाली काली गिडार, बच्चे पौधे में पानी भरूं
ara makhi dawa
patta jaali jaisa chhed, kali sundi
karela tel ka ghol kab chhidku, chhed wale patte bahut
chhote sarson me pani bharne se sundi doobegi kya
kali chhoti illi chhune pe mar jaise gir jati hai
`,
  'mustard-pests-3': `
sown in hot september, sprouts bleached by red black shield bugs
ORANGE BLACK BUG ON MUSTARD SEEDLING
bugs on harvested mustard heaps
is early sowing in heat the reason for painted bug
सरसों में चितकबरा कीट
खलिहान में ढेरी पर चितकबरे कीट, जल्दी दांय करूं क्या
उगती सरसों सफेद होकर सूख रही
कटी सरसों पर कीट, गहाई जल्दी करें क्या
nikalte hi patte safed, koi rangdar khatmal jaisa, pani chala du
chitkabra keet sarso ke nye paudhe
dholiya lag gaya sarson me
ugti sarson pe rangeele keede pani laga du kya
painted bug seedling
spotted red bugs suck seedlings, sowed early in heat
painted bug on threshing heap
चितकबरा कीट उपाय
धोलिया में पानी देना सही है क्या
देर से गहाई करने पर धोलिया नुकसान करेगा क्या
नन्हे पौधे चांदी जैसे सफेद होकर मरे, बग रंग बिरंगी
dholia keeda
painted bag ilaj
kati dheri pe rangeen keede, jaldi dauri kar du kya
nanhe paudhe safed pad ke mare, laal kale dabbe ka keeda
garmi ki jutai se painted bug kam hota hai kya
`,
  'mustard-diseases-1': `
one side yellow spots, flip the leaf and milk like bumps, head became deer horn
METALAXYL SEED TREATMENT FOR WHITE RUST
deformed flowers thick and twisted mustard
white pustules on lower side leaf at 40 days
सरसों में सफेद रोली का उपचार
पत्ती के नीचे सफेद फफोले कैसे रुकें
यूरिया ज्यादा दिया, पानी भी रुका, पत्ती के पीछे सफेद छाले
सफेद गेरुई में यूरिया ज्यादा देने से बढ़ती है
phool ki jagah mota muda sing ban gaya, beej ka rog hai kya
sarso ke patte ke neeche safed dane
phool phool ke tedha ho gaya sarso ka
white rust ke liye beej upchar kaise
white rust treatment
healthy seed and no standing water, will white blisters stop
metalaxyl seed treatment
सफेद रोली दवा
सफेद रोली वाले पौधे उखाड़ना सही है क्या
पत्ते के नीचे चूने जैसे सफेद दाने, ऊपर पीला
फूल वाली बाली सूजकर चाबुक सी मुड़ गई, दाना नहीं
safed roli ilaaj
phool ka guccha sooj ke bailsing jaisa
patte palte to chune ki tapkan jaise ubhar, upar pila daag
khet me pani rukne se safed roli aati hai kya
stag head kyu banta phool me
`,
  'mustard-diseases-2': `
rings inside rings dark marks on leaf and pod, grain like dust
BLACK SPOTS ON MUSTARD LEAVES AND PODS
sulphur zinc boron to reduce blight of mustard
small shrivelled grain and spotted pods
सरसों में झुलसा रोग की रोकथाम
फलियों पर काले धब्बे सरसों
पत्ती पर छल्ले वाले धब्बे और पत्ती झड़ रही
फली पर कोयले जैसे टपके, बोरेक्स जिंक देने से कम होगा
sarson me jhulsa ki dawa
nichle patte dag se jhad gaye, ab fali bhi chitkabri ho rahi
sarson ke patte pe gol kale dhabbe
alternaria blight sarso me kab spray
alternaria blight
first ringed black spots seen, whom to ask for fungicide
pods black spots seed shrivel
झुलसा उपाय
जिंक छह किलो एकड़ देने से झुलसा घटेगा क्या
पत्ती पर गोल काले चक्के, बीज सिकुड़ा
फली पर चक्र बने काले, नीचे की पत्ती झड़ गई
jhulsa dwai
pramanit beej bone se jhulsa kam hoga kya
gandhak jink borax daalne se dhabba kam hoga kya fali ka
phali pe kaale til jaise dag dana choosa hua
4 kilo borax acre jhulsa ke liye sahi hai kya
`,
  'mustard-diseases-3': `
plants lodge in middle at bloom, cut stalk shows mouse dropping like grains
SCLEROTINIA IN MUSTARD AT FLOWERING
white fungus on stem and plant breaks
deep ploughing and trichoderma before next mustard
फूल पर डंठल गीला और रुई लगी, अगले साल के लिए मिट्टी में क्या मिलाऊं
तने पर सफेद फफूंद, अंदर काले दाने
फूल की अवस्था में तना सड़ना
पोलियो रोग सरसों का इलाज
tana galan sarson me kya dale
sarso ka tana tut raha safed fafund
har saal tana gal ke girta h, garmi ki jutai se rukega kya
tane me kale dane nikle sarso
sclerotinia stem rot
stalk snaps at bloom, white fluff and black bits inside
stem cotton growth black grains
तना गलन दवा
कार्बेंडाजिम फूल पर छिड़कना सही है क्या तना सड़न में
तना चीरा तो अंदर काली मिर्च जैसे दाने, बाहर रुई
फूल आते ही तना सड़ा, काट के देखा अंदर मक्खी की बीट से काले दाने
tana galn
gehri jutai se tana galan rukega kya
ek quintal gobar me kitna tricho, khet me bone se pehle
danthal sad ke toot gaya, safed rooi lagi
bone se pehle gobar me trichoderma kitna milaye
`,
  'mustard-diseases-4': `
ten day old seedlings yellow and grey fuzz on back
DOWNY MILDEW ON MUSTARD SEEDLINGS
sulphur for white dust on mustard
two week old plants yellow above, grey below
होली के समय फलियों पर आटा सा जमा, गंधक छिड़कूं
सरसों में मृदुरोमिल आसिता छोटे पौधे
पत्ती पर सफेद चूर्ण मार्च में
तुलासिता के लिए बीज उपचार
nanhe paudhe ki patti peeche se rooyedar, upar peeli, kya lagau beej pe
chote sarson ke patte neeche se bhure rooye
safed bukni february me sarso
downy mildew sarson ka upay
powdery mildew sulphur
downy mildew small mustard seedlings
grey fuzz below leaf at ten days or white flour in march
सफेद चूर्णी रोग
फाल्गुन में सफेद धूल, गंधक सही है क्या
10 दिन की पौध, पत्ती के नीचे धूसर रोएं
बच्चे पौधे पीले, पत्ती उलटो तो राख जैसे रोएं
churni fafund
safed dhool jaisa jam gaya
holi ke din patte pe aata jaisa, gandhak daal du kya
metalaxyl se beej upchar tulasita me theek hai kya
chhoti sarso ki patti pili sukhi, niche rakh jaise roye
`,
  'mustard-disorders-1': `
how to save mustard from frost
irrigation before frost night mustard
sky is clear, two degree forecast, crop in pods, is wetting the soil enough
cold night and young pods, light watering helps
रात में जमाव की खबर, फलियां छोटी हैं, मोटर चला दूं
पाले की आशंका में सरसों में पानी
ठंड बढ़ी है फूल झड़ेंगे, क्या करें
पाले वाली रात से पहले कितनी सिंचाई
barf jaisi jam rahi subah, phool jal na jaye isliye seenchna hai kya
sarson me pala padne wala h pani du
thand se sarso ki fali kharab
frost me halki sinchai sarson me
frost irrigation
dew froze on leaves, will damp soil save flowers tonight
save flowers from frost sarson
पाला बचाव
पाले में पानी देने से नुकसान होगा क्या
गीली मिट्टी रात में गर्म रहती है क्या
खबर आई पाला गिरेगा, रात में मोटर चलाकर खेत गीला कर दूं
pala sarso pani
dahiya pada sarson ke phool kaale
halki sinchai pale wali raat se pehle, phool bach jayenge kya
poos me pala gire to halki sinchai sahi hai kya
mausam wale ne pala bola kya kare
`,
  'mustard-harvest-1': `
lower pods burst in afternoon heat, cut today or wait for the rest to turn
MUSTARD HARVEST AND STORAGE MOISTURE
pods shattering, did i wait long
percent of golden pods before cutting
तीन हिस्सा सोने जैसी हो गई, दरांती लगा दूं
सरसों की फलियां चटक रही हैं
सरसों का बीज कितनी नमी पर रखें
पचहत्तर प्रतिशत फली पीली हो तो काटें
beej rakhne ke liye kitni nami tak dhoop dikhau, das se kam
sarso ki fali tut ke jhad rahi h katai kare
sarson store karne ki nami
pakne ki pehchan sarso fali sunehri
cutting golden pods
three fourth pods golden, seed keeping moisture below ten
mustard seed storage moisture percent
सरसों कटाई समय
12 प्रतिशत नमी पर रखना सही है क्या
कटाई में देर से फलियां चटकेंगी क्या
सोने जैसी फलियां आधी, बाकी हरी, काटूं या चार दिन रुकूं
sarso kb kaate
faliyan sone jaisi ho gayi kaate
kaat ke der se dhula to fali phati, gahai turant karu kya
kati sarson sukhaye bina gahai karna theek hai kya
chait me fali chatak rahi
`,
  'mustard-yield-1': `
yield of toria per acre
yellow sarson production per hectare
lahi on two acres after maize, how many bags can i hope
good care toria quintal per acre
तोरिया की पैदावार प्रति एकड़
पीले दाने वाली से छह क्विंटल एकड़ निकलना अच्छा है क्या
लाही एक हेक्टेयर में कितने क्विंटल
तोरिया में औसत कितनी निकलती है
60-70 din wali fasal se kitna kuntal ghar aayega
pili sarson per acre kitna kuntal
lahi bone se kitna nikal aayega
toriya 6 quintal acre ho jayega kya
toria yield per acre
what weight to expect from yellow seeded crop per acre
peeli sarson quintal hectare
तोरिया उपज एकड़
पीली सरसों की पैदावार कितने क्विंटल
लाही से एकड़ में 8 क्विंटल मिलना सही बात है क्या
छोटी अवधि वाली लाही से बीघा में कितनी बोरी सोचूं
toriya paidawar kuntal
lahi 5 kuntal acre kam hai kya
toria 12 kuntal hectare nikli, dekhbhal achhi thi, kam hai kya
hectare se 18 kuntal peeli sarso nikal sakti hai kya
achhi dekhbhal me lahi ka jhaad kitna
`,
  'sunflower-sowing-1': `
toria field is free on 20 february, can spring crop finish before rain
march first week i got seed, relatives say too late
SUNFLOWER SOWING TIME SPRING
is march 10 late for surajmukhi in rudrapur
तोरिया कटकर बीस फरवरी को खेत मिला, बसंत वाली डाल दूं
मार्च का पहला हफ्ता हो गया, देर तो नहीं
बसंत सूरजमुखी बुवाई का समय
आलू के बाद सूरजमुखी फरवरी में कब तक
20 feb ko khet khali hua basant wali daal du
march me boya to gahai barish me fasegi kya
surajmukhi kab boi jaye
suraj mukhi feb me hi bona hai kya
spring sowing february end
is sowing in march bad for threshing
which month for the spring crop in tarai
बसंत की फसल मार्च में बोने से नुकसान होगा क्या
फाल्गुन में सूरजमुखी बोना
बसंत बुवाई आखिरी तारीख
देर से बोई तो बरसात में पकेगी, गहाई मुश्किल
surajmuki boai feb
magh me khet khali hai basant wali bo du
rudrapur me 28 february tak bo sakte hai kya
deri se boya, katai ke samay barish aa gayi
basant wali tilhan fasal ki buwai ke samay ki jankari
`,
  'sunflower-sowing-2': `
can it come in any month if three months are free
is it affected by short winter days
can sunflower be grown in kharif
duration of sunflower crop days
तीन महीने का खाली समय है, कौन से मौसम में भी ले लूं
बरसात में लगाएं तो मुंडक भीगेंगे क्या
सूरजमुखी साल में कब कब बो सकते हैं
सूरजमुखी कितने दिन की फसल है
sardi ke chhote din me bhi phool aayega kya
kharif rabi dono me bo sakte hai is tilhan ko
surajmukhi kis season me hoti hai
suryaful rabi me lagta hai kya
any season 90 days
is day length a problem for growing in winter
can heads ripening in heavy rain spoil kharif crop
रबी में भी लगा सकते हैं क्या, कितने दिन की
दिन छोटे बड़े होने से असर नहीं पड़ता क्या
नब्बे दिन की तिलहन
खरीफ में लगाना ठीक है क्या, मुंडक बारिश में
suryaphool kis mausam
teeno mausam me ugti hai ye fasal sach hai
sau din se kam me taiyar hone wali phool wali fasal
rabi kharif basant, kab bona behtar surajmukhi
bhari barish me pakna kyu kharab hai
`,
  'sunflower-seed-1': `
hard coat seed sprouting is poor, overnight soaking then shade
soaked seed to be coated with what before planting
sunflower seed soaking hours
seed treatment in sunflower before sowing
कड़ा छिलका है, रात भर भिगोकर छांव में सुखाऊं
भीगे दाने को बोने से पहले किससे लेपूं
सूरजमुखी बीज उपचार की जानकारी
सूरजमुखी का जमाव कम हुआ, बीज भिगोना था क्या
raat bhar bhigo ke chhaya me kitni der sukhau
jamav kam hai, beej kitni gehrai me daalu
surajmukhi ka beej bhigo ke bona hai kya
surajmukhi ug nahi raha theek se
soak seed 12 hours
is drying soaked seed in sun okay instead of shade
what depth in cm for sowing
भिगोने के बाद छाया में चार घंटे सुखाना
बीज चार सेमी से गहरा डालना नुकसान करेगा क्या
बीज भिगोना सूरजमुखी
बारह घंटे पानी में रखने के बाद क्या उपचार करें
bij bhigona kitne ghante
kaptan thiram bhigone ke pehle lagau ya baad me
beej chhaon me kitni der sukhe
chhilka mota, ugne ke liye kya karna hota hai
24 ghante bhigo diya beej, kharab to nahi hua
`,
  'sunflower-seed-2': `
tall hybrid two feet rows, plants between one foot
crowded line at fifteen days, pull out how many
sunflower spacing hybrid
thinning of sunflower days after sowing
दो फुट पर कतार और एक फुट पर पौधा, ऊंची वाली
पंद्रह दिन के घने पौधे, कितनी दूरी छोड़कर निकालूं
सूरजमुखी में पौधे से पौधे की दूरी
सूरजमुखी की विरलन कब
do foot line aur ek foot paudha sahi hai na
15 din me ghane paudhe nikaal du kya
surajmukhi line se line kitni duri
surajmukhi ke paudhe ghane hai kab nikale
hybrid row 60 cm
is 45 cm enough for dwarf type
at what age should extra plants be pulled
बौनी किस्म की लाइन डेढ़ फुट
संकर में पौधे से पौधा तीस सेमी ठीक है क्या
विरलन कितने दिन पर
लंबी किस्म की कतार साठ सेमी
paudhe ki doori surajmuki
sankul me line 45 rakhu ki 60
ghane paudhe chhod dene se nuksan hoga kya
bees din ke ho gaye chhatai kar du, faasla kitna
do paudho ke bich 20 se 30 cm
`,
  'sunflower-seed-3': `
last year hybrid heads saved, sowing same this year ok
two kilo bag for acre and shop asks to take three
seed rate sunflower per acre
own harvested sunflower as seed next year
पिछले साल के बड़े मुंडक का दाना रखा है, बो दूं
दुकानदार तीन किलो दे रहा, एकड़ को दो काफी नहीं
सूरजमुखी बीज दर जानकारी
घर की सूरजमुखी का दाना बीज में रखूं
pichhle saal ka dana rakha hai hybrid ka bo du
desi sankul ka beej kitne kilo acre me
surajmukhi ka beej kitna lagta hai acre me
hybrid surajmukhi ka bij dobara bo sakte
hybrid seed 2 kg acre
is it a loss to sow saved hybrid seed again
how many kilos for open variety per hectare
संकुल किस्म का आठ दस किलो हेक्टेयर
हर साल नया संकर बीज न लेने से उपज घटेगी क्या
बीज दर संकर सूरजमुखी
पांच किलो संकर बीज में एक हेक्टेयर हो जाएगा
beej kitna surajmuki
haibrid ka beej ghar ka banau to kya hoga
dhai kilo packet ek acre ko kafi hai kya
khuli kism 4 kilo acre lagta hai na
purana rakha sankar dana bone se paidavar kam kyu
`,
  'sunflower-varieties-1': `
three months crop needed, early name or hybrid with big yield
is costly hybrid giving double of composite
SUNFLOWER VARIETY FARMER ASKED
kvsh 42 sunflower yield
जल्दी पकने वाली का नाम और दिन
महंगा संकर संकुल से दुगना देता है क्या
सूरजमुखी की उन्नत किस्में
मॉर्डन सूरजमुखी कैसी है
80 din wali kaun si hai is tilhan me
kvsh ya msfh kaun jyada kuntal deta
surajmukhi ki variety batao
morden surajmukhi kitne din me pakti
msfh 1051 yield
how many days does haryana surajmukhi 1 take
is morden good for 80 days and what yield
संकर किस्म तीस क्विंटल हेक्टेयर देती है क्या
हरियाणा सूरजमुखी एक की उपज
मॉर्डन संकुल दिन
के वी एस एच 42 लगाना ठीक है क्या
surajmuki kism
sabse jyada upaj wali sankar kaun si, kitne din
modern kism 14 kuntal hi deti hai kya
100 din me 12 kuntal acre wali kism ka naam
sankul me sabse jyada kis kism se milta hai
`,
  'sunflower-nutrients-1': `
first irrigation due, remaining urea with it
want more oil, which phosphate bag and is gypsum necessary
FERTILIZER IN SUNFLOWER
gypsum dose sunflower acre
पहली सिंचाई के साथ बची यूरिया डाल दूं
जिप्सम अस्सी किलो एकड़ में डालना ठीक
सूरजमुखी में खाद की जानकारी
सूरजमुखी में जिप्सम कितना
pehle pani par bachi urea phenk du kya
tel badhane ko super phosphate aur gypsum dono dalu
surajmukhi me khad kitna
surajmukhi ko urea kab de
gypsum 200 kg hectare
when to give remaining nitrogen, at 25 or 30 days
is dap instead of single super bad for oil
सिंगल सुपर से तेल बढ़ता है क्या
जिप्सम एकड़ में कितने किलो
खाद मात्रा सूरजमुखी
सारी यूरिया बुवाई पर डालना ठीक है क्या
gypsam dalna hai kya
potash 16 kilo ekar sahi matra hai
do tihai nitrogen bone par, baaki pehle pani pe
dap ki jagah super dalne se tel me fark
60 kilo fasfors hectare ka super kitna hua, tel wali fasal
`,
  'sunflower-nutrients-2': `
erode farmer, borax and zinc leaf spray at bud, gain how much
seeds light in weight, can micronutrient help from bud stage
boron spray in sunflower
zinc boron sunflower tamil nadu yield increase
दाना हल्का रह जाता है, कली से बोरॉन जिंक छिड़कूं
गंधक सोलह किलो एकड़ से क्या बढ़त
सूरजमुखी में बोरॉन का छिड़काव
सूरजमुखी में गंधक से फायदा
dana halka rehta hai kali se boron jasta chhidku
gandhak ke sath spray karne se 32 pratishat badha kya
surajmukhi me boron kab spray kare
surajmukhi me sulphur dene se kitna badhega
boron zinc bud spray
how much did yield rise in tamil nadu trial with sulphur
is 0.3 percent boron spray from bud stage safe
बोरॉन कितने प्रतिशत का घोल छिड़कें कली पर
गंधक चालीस किलो हेक्टेयर देने से बढ़त
जिंक बोरॉन छिड़काव
कली से पहले बोरॉन छिड़कना ठीक है क्या
boran spray surajmuki
tamilnadu wale prayog me upaj kitne pratishat badhi
aadha pratishat jasta ka ghol kab chidke phool wali fasal pe
salfar 16 kilo acre dene ka fayda
sukshm poshak tatv ki jankari dana bhari karne ko
`,
  'sunflower-irrigation-1': `
heads are filling and canal is closed, one borewell turn helpful
twenty day gap fine in april or shorten
IRRIGATION SUNFLOWER
first water to sunflower days
मुंडक भर रहे, नहर बंद है, बोर से एक पानी दूं
बीस दिन का फासला गर्मी में ज्यादा तो नहीं
सूरजमुखी में पानी कब
सूरजमुखी को कुल कितनी सिंचाई
mundi bhar rahi hai nahar band, bor se ek pani du
boye 22 din hue pehli sinchai kar du
surajmukhi me pani kab de
surajmukhi kitne pani ki fasal
first water 20 days
is it bad if soil dries at bud stage
how many irrigations in total for the spring crop
दाना भरते समय पानी न दें तो नुकसान होगा क्या
हर बीस दिन पर पानी ठीक है
सिंचाई संख्या सूरजमुखी
बुवाई के पच्चीस दिन बाद पहला पानी
pani kitni baar surajmuki
kali phool dana, teeno par nami chahiye kya
chaar paanch sinchai kaafi hai garmi me
phool aane par khet sookh gaya
dusra pani pehle se kitne din baad
`,
  'sunflower-weeds-1': `
april storm laid down tall plants, soil to be put on roots when
fifteen days and bathua everywhere, first hoeing now
WEED CONTROL SUNFLOWER
earthing up in sunflower
अंधड़ में पौधे बिछ गए, जड़ पर मिट्टी कब चढ़ती है
पंद्रह दिन हुए बथुआ छा गया, निराई करूं
सूरजमुखी में निराई
सूरजमुखी पर मिट्टी चढ़ाना
aandhi me bichh gaye paudhe mitti kab chadhani thi
doosri gudai par jad pe mitti daal du
surajmukhi me ghas ki dawa
surajmukhi me mitti kab chadhaye
earthing up second hoeing
is pendimethalin used before seedlings emerge
plants fall in wind, at which hoeing put soil
मिट्टी न चढ़ाने से पौधे गिरेंगे क्या
पहली निराई पंद्रह बीस दिन
खरपतवार सूरजमुखी
जमाव से पहले खरपतवार की दवा
mitti chadhana kab
hawa me girne se bachana, jad par mitti
dusri gudai par hi mitti chadhana sahi hai kya
nirai 20 din ki fasal me kar du
ghas niyantran ki jankari, tel wali phool ki fasal
`,
  'sunflower-disorders-1': `
outer ring full but middle only husk, no bees seen this year
is hiring hive boxes worth, how many for three acres
SEED NOT FILLING IN SUNFLOWER
empty seed in centre of sunflower head
घेरा भरा बीच में छिलका, मधुमक्खी नहीं दिखी
तीन एकड़ के लिए कितने डिब्बे मंगवाऊं
सूरजमुखी में दाना नहीं भर रहा
सूरजमुखी के बीच के दाने खाली
beech me bhusi hai kinara bhara, makkhi kam thi
teen acre ke liye madhumakhi ke kitne dibbe
surajmukhi me dana nahi ban raha
surajmukhi bich me khali
bees empty middle seed
how many bee colonies per acre at flowering
why does the middle of a large field set less seed
दाने बीच में खाली, परागण की कमी
मधुमक्खी के बक्से खेत के पास रखना ठीक है क्या
थोथा दाना मुंडक
एक हेक्टेयर में कितने मजबूत छत्ते रखें
dana khokhla beech me
makkhi na aane se bhusi reh jati hai kya
box kiraye pe lau phool ke samay, kitne per hectare
phool bada par bich me thoth
kinare kinare dana baitha hai khet ke, bich me kam
`,
  'sunflower-pests-1': `
green brown caterpillar inside head and stinking mush
ways without poison to keep worm from heads
HEAD BORER SUNFLOWER
caterpillar eating sunflower head
थाली में सुंडी घुसी और बदबूदार गलन
बिना जहर सुंडी रोकने को किनारे क्या लगाऊं
सूरजमुखी में मुंडक छेदक
सूरजमुखी के फूल में सुंडी
thali me sundi ghusi hai aur sadan badbu
shaam ko neem ya virus wala ghol maru sundi pe
surajmukhi me illi lag gayi
surajmukhi ke phool me sundi
head borer pheromone trap
how many pheromone traps per acre for head caterpillar
is marigold useful as a trap crop at the border
मुंडक छेदक, किनारे मक्का कितनी लाइन
शाम को एनपीवी छिड़कना ठीक है क्या
चना सुंडी मुंडक
सुंडी मुंडक में घुसी, मुंडक सड़ गया
mundak chedak ilaj
jowar ki 3 4 line kinare lagane se kya hota
trap 4 per acre kis keede ke liye surajmukhi me
pakshi basera aur trichograma se sundi kam hogi kya
phool ki thali ko lat kha rahi, neem kab maru
`,
  'sunflower-pests-2': `
leaf margins burnt and cup like, green things jump beneath
from seedling stage what to do against hopper
JASSID IN SUNFLOWER
sunflower leaves curling
पत्ते कटोरी हुए, किनारा भुना, नीचे हरे फुदकते
छोटे पौधों से ही फुदके की निगरानी कैसे
सूरजमुखी में हरा तेला
सूरजमुखी के पत्ते मुड़ रहे
patte katori jaise kinara jala niche hare fudakte
garmi me patte sikud gaye kaunsa keeda hai
surajmukhi ke patte mud gaye
surajmukhi me tela
jassid leaf edge burn
up to what percent loss do green hoppers cause
is treated seed useful against hoppers from seedling stage
पत्ती प्याले जैसी, किनारे जले हुए
हरा तेला कितना नुकसान करता है
जैसिड फुदका गर्मी
छोटे पौधों से निगरानी न करें तो क्या होगा
tudtude surajmuki
patti kinare se jali, niche chhote hare keet
garmi me fudka jyada lagta hai kya
imida wala beej lena sahi hai kya hare phudke ke liye
solapur me patte vaatki sarkhe mudle, kida hirva
`,
  'sunflower-pests-3': `
flock of green parrots comes at six morning, crackers do not work
boar at night and birds in day, how to guard ripe heads
parrot damage in sunflower
bird scaring sunflower
सुबह छह बजे तोतों का झुंड, पटाखे बेअसर
रात में सुअर, दिन में पक्षी, पके मुंडक कैसे बचें
सूरजमुखी में तोते का नुकसान
सूरजमुखी चिड़िया से बचाना
subah tote ka jhund aata hai patakhe se nahi bhagta
jaal lagau ya chamkila feeta bandhu
surajmukhi tota kha raha hai
chidiya se surajmukhi kaise bachaye
parrot reflecting tape
is net better than shiny tape for birds
which head shape is less damaged by birds
चमकीली टेप फसल से कितनी ऊपर बांधें
झुकने वाले मुंडक की किस्म से पक्षी कम
तोता नीलगाय बचाव
बंदर और सुअर पकता दाना खा रहे
tota udane ka tarika
chamkeeli patti aadi tirchi baandhna sahi hai kya
pakshi dana chug jate hai, jaal dalu surajmukhi pe
niche latakne wali mundi ka beej lu chidiya se bachne ko
kaue aur suge bahut, patti bandhe kya
`,
  'sunflower-diseases-1': `
rainy planting has rusty dots and burnt leaves, what all can come
spring crop collar gone black and head softening
DISEASE OF SUNFLOWER
sunflower stem rot in spring
बरसाती फसल में जंग और झुलसा, कौन कौन से रोग आते
बसंत में गर्दन काली और थाली नरम
सूरजमुखी के रोग की जानकारी
सूरजमुखी में तना सड़न
barsaati me patte jhulse aur jung lagi
basant wali me gardan se sad rahi aur mundi bhi
surajmukhi me rog kaun se
surajmukhi ki jad gal rahi
head rot copper fungicide
which diseases attack the rainy season crop
is seed treatment helpful against collar rot in spring
खरीफ में रतुआ और तुलासिता
मुंडक सड़न में तांबा वाली दवा ठीक है क्या
चारकोल सड़न सूरजमुखी
बसंत की फसल में कॉलर सड़न
rog naam surajmuki
bansant me kaun kaun si sadan lagti hai
barsat ki fasal me jhulsa lal rog, kya upay
mundi gal rahi dana bharte samay
charcol rot se bachne ko beej me kya karna
`,
  'sunflower-harvest-1': `
back of disc has become brown white, should i wait till fully dry
heads cut, how many days in yard before beating
SUNFLOWER HARVEST WHEN
back of sunflower head brown
थाली पीछे से भूरी सफेद, पूरी सूखने दूं
कटे मुंडक आंगन में कितने दिन फैलाऊं
सूरजमुखी की कटाई
सूरजमुखी पक गई कैसे पहचानें
thali ka pichhla hissa bhura safed ho gaya kaatu
mundi sukha ke dande se peetu ya thresher
surajmukhi kab kate
surajmukhi ki mundi piche se bhuri
head back brown white
how many days to dry cut heads in strong sun
is beating with sticks fine or thresher needed
मुंडक का पिछला भाग भूरा सफेद, काटना ठीक है क्या
मुंडक छह दिन धूप में सुखाना
गहाई थ्रेसर सूरजमुखी
हरी पीठ वाला मुंडक काट लिया, नुकसान होगा क्या
mundak katai kab
dande se peetne se dana tootega kya
dhoop tez nahi hai, mundi kitne din sukhaye
phool ki thali utar li ab machine me kaise nikale
kaise pata chale fasal pak gayi
`,
  'sunflower-yield-1': `
friend claims eleven quintal an acre in spring, true with care
my composite gave six quintal, is it poor or normal
YIELD SUNFLOWER
sunflower per acre production spring
बसंत में ग्यारह क्विंटल एकड़ सच है क्या
मेरी संकुल ने छह क्विंटल दिए, ठीक है
सूरजमुखी की पैदावार
सूरजमुखी एकड़ में कितनी निकलती है
dost bola 11 kuntal acre basant me, sach hai
sankul se 6 kuntal nikla theek hai ya kam
surajmukhi ki paidawar kitni
surajmukhi ek acre kitne kuntal
spring yield 10 quintal acre
how many days for the spring crop to give 25 quintal a hectare
is composite yield lower than hybrid in spring
बसंत में हेक्टेयर से तीस क्विंटल संभव है क्या
संकुल किस्म की उपज आठ क्विंटल एकड़ तक
उपज बसंत सूरजमुखी
अच्छी देखभाल में एकड़ से बारह क्विंटल
paidavar kitni surajmuki
basant me 7 kuntal ekar nikla, sankul tha, thik hai
sau din me kitna utpadan ho jata hai
hectare se 14 20 kuntal kaun si kism deti
basant ki fasal lagane par kitna hoga acre se
`,
  'sesame-sowing-1': `
mahoba farmer, sown in june last year and got leafy tops, when to sow now
twelve inch line gap and how shallow for late july
farmer asked sowing time of til in jhansi
tilli sowing fortnight in north up, line spacing
सावन के पहले पंद्रह दिन डालूं या दूसरे
एक फुट की कतार, ऊपर ऊपर बीज, ठीक है
बांदा में तिल्ली कब बोई जाए
तिल बुआई का समय उत्तर प्रदेश जानकारी
sawan me jhadi lagne par daalu ya july aakhri tak ruku up me
pichhle saal june me boya to phool hari patti ban gaye the
tilli kab boi jay bundelkhand me
til july ke aakhri hafte me bo sakte hai kya up me
second half july sowing
is it wrong to sow before mid july in up
what row width in cm for the north plains
यूपी में जुलाई के पहले हफ्ते बोने से नुकसान होगा क्या
पर्णाभता से बचना हो तो कब बोएं
तिल बुवाई जुलाई
बीज उथला डालें या गहरा, मैदानी इलाका
jaldi bone se filodi
savan ke krishna paksh me bona theek rahega kya up
kasganj me tilli boai ka sahi pakhwada
katar 30 cm rakhe ki 45, tilhan barsat wala
july 20 ko boya to der to nahi hui up me
`,
  'sesame-sowing-2': `
rabi rice cut in coastal godavari, january end for second oilseed fine
may rains came in nellore, can i put kharif nuvvulu
ASKING SOWING OF GINGELLY IN SRIKAKULAM
nuvvulu second crop in january at east godavari ok?
मकर संक्रांति के बाद तटीय आंध्र में लगाएं क्या
मई की बारिश में आंध्र के तट पर खरीफ वाली
तटीय आंध्र प्रदेश तिल बुवाई की जानकारी
विजयनगरम में खरीफ तिल मई में डालें क्या
sankranti ke baad andhra tat pe nuvvulu daalu
may me barish hui andhra, nuvvulu vesava
nuvvulu vittanam january second half lo sahi hai kya
andhra coastal me til kab bote hai
coastal andhra may sowing
when is the hot season crop put in coastal andhra
is late january fine after rice in andhra delta
आंध्र तट पर गर्मी का तिल किस महीने
मई में बोना ठीक है क्या समुद्र किनारे आंध्र
नुव्वुलु बुवाई समय
आंध्र में जनवरी के पहले हफ्ते बोने से बेहतर दूसरा पखवाड़ा है क्या
vesavi panta andhra jan
vizag taraf kharif wali tilhan kis mahine boye
andhra tat me january 20 ke baad dal sakte hai garmi wali
may mahine me hi kyu bote hai andhra wale kharif
prakasam jile me do mausam me hota hai, kab kab
`,
  'sesame-seed-1': `
hand scatter needs more than machine by how much
odisha office says four kilo but cousin in nainital uses one and half
how many kg til seed for one acre farmer asked
4 kilo til in one acre is too much?
छिटककर दो किलो और लाइन में सवा किलो, यही है
नैनीताल वाले डेढ़ किलो डालते हैं ओडिशा में चार क्यों
तिल की बीज दर की जानकारी
एक बीघा में तिल कितने पाव लगेगा
haath se phenke to 2 kilo, drill se 1 kilo, theek hai kya
chhantai karni hai to beej kam lagega kya til me
til kitna kilo lagta hai ek acre me
tilli 3 kilo le aaya do acre ho jayega
drilled seed rate low
how many kilos does odisha advise compared to uttarakhand
is 5 kg a hectare okay when broadcast by hand
लाइन में बोने पर एकड़ में सवा किलो काफी है क्या
ओडिशा की बीज मात्रा ज्यादा क्यों
तिल बीज छिटकवां
छंटाई करूं तो कम बीज में काम चलेगा
beej kitna tilli
uttarakhand me hectare ka 3 se 4 kilo hi
jyada beej girane se nuksan hoga kya
drill wali buwai me ek hectare ka dhai teen kilo thik h
alag alag salah hai beej ki, kaunsi manu
`,
  'sesame-seed-2': `
fine grain slips through fingers, how many parts of sand
before sowing what powder guards seed, odisha advice
mixing sand with til seed ratio
seed treatment of sesame with trichoderma gram per kilo
दाना अंगुलियों से फिसल जाता, कितने हिस्से रेत
बीज को कौन सा मित्र फफूंद लगाएं, ओडिशा
तिल को बालू में मिलाकर बोने का तरीका
तिल बीज शोधन ट्राइकोडर्मा
ungli se phisal jata dana, ret kitna hissa milau
beej upchar me trichoderma kitne gram kilo
til me ret kitni mila ke boye
til ke bij ka upchar kisse kare
sand mix fine seed
is sieved manure good for mixing with small seed
how many parts of sand for one part of seed
बीस भाग रेत में एक भाग बीज
महीन बीज एक जगह गिरता है
बीज उपचार ओडिशा ट्राइकोडर्मा
छनी गोबर खाद में मिलाकर फेंकना ठीक है क्या
baalu me beej milana
ret geeli ho to chalegi kya beej milane ko
rai jaisa chhota dana barabar kaise girega
tricoderma 5 se 10 gram kilo, tilli ke beej me
sukhi ret kitne guna leni hai
`,
  'sesame-varieties-1': `
eighty day oilseed for up so that mustard land is ready
pragati or shekhar, which yields better and days
til variety for hamirpur farmer asked
shekhar til maturity and production
सरसों से पहले खेत खाली हो, तिल की जल्दी वाली किस्म यूपी
शेखर और प्रगति में से ज्यादा कौन देती
तिल की उन्नत प्रजाति उत्तर प्रदेश
टा 78 तिल कितने दिन की
sarso ke liye khet jaldi khali karna hai kaun sa til up me
teen mahine wali aur 80 din wali me kya antar upaj ka
til ki variety batao up ke liye
shekhar tilli kitne din me pakti hai
shekhar 80 days variety
how many quintals a hectare does pragati give in up
is t-4 late, does it need 90 to 100 days
यूपी के लिए टा-12 की उपज
शेखर लगाना ठीक रहेगा या प्रगति, उत्तर भारत
तिल किस्म उत्तर
टा 4 कितने दिन में पकती है
t78 kitne din
up me sabse jyada upaj wali tilli
lalitpur me konsi kism, 7 8 kuntal hectare wali
uttarakhand maidan ke liye unnat beej ka naam
t 12 lena sahi hai kya upaj kam batate hai
`,
  'sesame-varieties-2': `
keonjhar upland with gravel, which released seed names
is clay paddy land right for rasi or should be light
variety of rasi for odisha farmer
ph for til in odisha
क्योंझर की ऊंची जमीन में रसी की कौन सी किस्म
धान वाली चिकनी में लगाऊं या हल्की मिट्टी ढूंढूं, ओडिशा
ओडिशा में तिल की वैरायटी
ओडिशा तिल के लिए मिट्टी का पीएच
keonjhar ki upar wali zameen me rasi ka kaun sa beej
odisha me prachi nirmala kaun behtar
odisha me til ka beej kaun sa
smarak til kaha milta, odisha ke liye theek hai kya
odisha rasi variety
which soil ph range is right for odisha
is light well drained land better than heavy in odisha
ओडिशा के लिए कालिका बीज कैसा
ओडिशा की अम्लीय साढ़े पांच पीएच मिट्टी चलेगी क्या
स्मारक उषा उमा
रासि की कौन सी किस्में ओडिशा में चलती हैं
rasi bihan odisha
prachi kism kis rajya ke liye hai
odisha me pani rukne wali zameen me lagana galat hai kya
balangir me halki mitti, naam batao beej ka
nirmala aur kalika odisha wali kisme hai na
`,
  'sesame-nutrients-1': `
nothing tested, want simple bag calculation for acre in up
first khurpi over, remaining nitrogen to be thrown today
FERTILIZER DOSE IN TIL CROP UP
til rainfed nitrogen half when
बिना जांच के बोरी का सीधा हिसाब बता दो, यूपी
पहली निराई आज हुई, बची यूरिया आज ही
तिल में खाद की मात्रा जानकारी
तिल में यूरिया कब छिड़कें, निराई के बाद
bina jaanch ke til me kitni bori khad up me
potash fasforas bote time aur urea aadha baad me na
til me urea kitna aur kab
tilli me khad dalte hai ki nahi up me
nitrogen at first weeding
how many kg phosphorus for an acre in up without soil test
is giving whole nitrogen at sowing wrong in the north
यूपी में नत्रजन तीस किलो हेक्टेयर देना ठीक है क्या
बुवाई पर पूरा पोटाश और फास्फोरस
बिना जांच खाद तिल
पहली निराई पर बाकी नत्रजन, उत्तर प्रदेश
khad matra 12 6 6
sara yuria bone par de du, up
up me potas kitna kilo ekar tilhan ko
mitti janch nahi hui, khad ka andaza batao up ke liye
aadha nitrogen kab dena hota hai uttarakhand me
`,
  'sesame-nutrients-2': `
krishna district irrigated, is sixty nitrogen right per hectare
half urea at month age for rainfed nuvvulu
nuvvulu fertilizer irrigated andhra
npk for rainfed sesame guntur per acre
कृष्णा जिले में सिंचित फसल को कितनी बोरी
बारानी में महीने भर बाद आधा यूरिया, आंध्र
आंध्र में सिंचित तिल की खाद
आंध्र में तिल को फास्फोरस कितना
andhra sinchit nuvvulu acre ka 24 24 16 hai kya
ek mahine ki hui nuvvulu baki nitrogen de du andhra
nuvvu panta eruvulu kitna acre
andhra me til ko potash 16 kilo sahi
andhra irrigated npk dose
when is second half of nitrogen due in andhra
why are andhra doses higher than the north
आंध्र में सिंचित को फास्फोरस साठ किलो
तीस पैंतीस दिन पर दूसरी नत्रजन, आंध्र
नुव्वुलु खाद मात्रा
आंध्र में बारानी फसल को चालीस किलो नत्रजन ठीक है क्या
nuvvulu eruvulu motadu
andhra me bina sinchai wali ko potash kitna
nellore me borewell wali nuvvulu, urea do baar me du
uttar ki matra andhra me dena galat hai kya
16 24 16 acre wali matra kaha ki hai
`,
  'sesame-irrigation-1': `
capsules half set and three weeks dry spell, one pump enough
field became pond last night, plants turning pale
IRRIGATION IN TIL
does til need water at pod stage
फलियां आधी लग चुकीं, तीन हफ्ते सूखा, एक पानी दूं
रात में खेत तालाब बन गया, पौधे पीले
तिल में सिंचाई कब करनी चाहिए
तिल में पानी भर गया है
aadhi phaliyan lag gayi barish band hai, ek baar seench du
raat ki barish me til doob gaya nikasi karu
til me pani kab lagaye
til ke khet me barish ka pani jama
one irrigation capsule stage
is standing water harmful for this oilseed
if two waterings available, branching or flowering
साठ प्रतिशत फली लग गई, सूखा है, पानी देना ठीक है क्या
शाखा निकलते समय पानी दें या नहीं
जल निकासी तिल
दो पानी हों तो किस समय लगाएं
pani kab de tilli
barish na hone par kitni sinchai chahiye
pani lagane se jad sadegi kya, aadhi dodi lag chuki
phool se phali banne par sookha pada
khet me ruka pani turant nikalna kyu jaruri
`,
  'sesame-weeds-1': `
seedlings tiny and slow, grass races ahead, when first cleaning
how many inches should remain between plants after thinning
WEEDING TIME TIL
thinning distance in til
नन्हें पौधे रेंग रहे हैं, घास दौड़ रही
दो पौधों के बीच चार अंगुल छोड़ दूं क्या
तिल में निराई गुड़ाई कब
तिल के पौधे घने हैं छंटाई कितने इंच पर
paudhe dheere badh rahe ghas tez, pehli nirai kab
chhantne ke baad paudhe se paudha kitna chhode
til me nirai kab kare
tilli me ghaas ho gayi kya kare
thinning 10 cm plants
for how many days must the field stay clean
second weeding at thirty or thirty five days, right
पहले पच्चीस दिन घास न निकाली तो नुकसान होगा क्या
पौधों की दूरी बारह सेमी
निराई दो बार तिल
पहली निराई बीस दिन पर और छंटाई साथ में
nirai kab kab tilli
kharpatwar fasal ko dhak raha, 18 din ki hai
doosri nirai mahine par karna sahi hai kya
paudhe se paudha 4 inch rakhu kya chhant ke
dheemi badhwar me ghas nikalne ki jankari
`,
  'sesame-diseases-1': `
upper part became like broom of leaves, no capsule box
which flying insect brings leafy head problem
PHYLLODY IN TIL
til flower turned leafy, remedy
ऊपर का हिस्सा झाड़ू बन गया, डोडी नहीं
फुदका मारने से पत्तियों का गुच्छा बनना रुकेगा
तिल में फाइलोडी की जानकारी
तिल में फूल की जगह पत्ती निकल रही
upar jhaadu jaisa ho gaya phool nahi bana
gucche wale paudhe jala du kya phailta hai ye
til me phool patti ban gaya
til me guchha rog
phyllody leafhopper spread
flowers turned to green leaf bunch, should i burn plants
is early sowing the reason for leafy flower heads
फूल पत्तियों का गुच्छा बन गया, फली नहीं
पर्णाभता रोग में पौधे उखाड़ना ठीक है क्या
फाइलोडी फुदका
कौन सा कीट फूल को पत्ती बना देता है
filodi rog ilaj
tilli me patti hi patti, phal ek bhi nahi
samay se pehle bone par kaun sa rog aata hai
phool hare ho gaye chhoti patti jaise, dawa hai kya
parnabhata ke niyantran ke bare me jankari
`,
  'sesame-diseases-2': `
a week of drizzle and stems are dark at soil with soft tops cooked
water stood two days and plants rotted at base
BLIGHT IN TIL AFTER RAIN
til stem black at soil line
हफ्ते भर रिमझिम के बाद तना मिट्टी के पास काला
नरम फुनगी उबली जैसी होकर लटक गई
तिल में झुलसा रोग
तिल का तना नीचे से काला होकर सूख रहा
hafte bhar barsa tana mitti ke paas kala ho gaya
pani nikalne ke baad bhi paudhe jhulas rahe kya dale
til jhulas raha hai barish ke baad
til ka tana kala pad gaya
phytophthora blight copper
black ring on stem near soil after wet days
does seed treatment and drainage stop scorching in rain
तने पर काले घेरे, कोमल भाग झुलसे
कॉपर ऑक्सीक्लोराइड किस रोग में
झुलसा रोग तिल
खेत में पानी रुकने देना नुकसान करेगा क्या झुलसे में
angmari tana kala
geele mausam me patti jal gayi ubla jaisa
zameen ke paas tana kaala ghera, paudha sukh gaya
beej upchar se tana jhulsa rukega kya
narm patte jale se, barish ke do din baad
`,
  'sesame-diseases-3': `
circles inside circles on leaf, brown black, what is it
watery specks then leaf becomes brittle and drops
LEAF SPOT IN TIL
bacterial blight of sesame control
पत्ते पर गोल के अंदर गोल काले निशान
पानी भरे छींटे फिर पत्ता कुरकुरा होकर गिरा
तिल की पत्ती पर धब्बे
तिल में जीवाणु झुलसा
patte par gol gol chhalle ke andar chhalla
beej ko garam pani me daal ke bone se jivanu rog jata hai kya
til ke patte pe kale chhalle
til ke patte gir rahe dhabbe wale
hot water 52 degree
rings on leaf and watery brittle spots, which diseases
is 3:1 intercrop with sunflower useful against leaf spots
बीज कितने डिग्री गरम पानी में दस मिनट
पत्ती पर काले छल्ले और पनीले धब्बे
जीवाणु झुलसा अल्टरनेरिया
फसल के बचे डंठल खेत में छोड़ना ठीक है क्या धब्बों में
garam pani beej upchar
patti bhurbhuri hokar jhad jati hai pehle paani jaisa dhabba
surajmukhi saath me 3 line 1 line kyu bote hai
52 digri paani me beej jal to nahi jayega
barsat shuru hote hi bona dhabba rog kam karega kya
`,
  'sesame-pests-1': `
tip leaves tied like packet, green larva, later holes in capsule
does removing gokhru weed help with this webbing worm
CATERPILLAR IN TIL CONTROL
leaf roller on til shoot
ऊपर के पत्ते पुड़िया जैसे बंधे, भीतर हरी लट
मूंग बाजरा साथ लगाने से लपेटने वाली इल्ली घटेगी
तिल में पत्ती लपेटक
तिल की फली में इल्ली
upar ki patti pudiya jaisi bandhi hai andar hari lat
phali me chhed karke dana kha rahi wahi illi
til me patti lapetak keeda
til ki phali me keeda lag gaya
leaf webber neem extract
green larva black head ties top leaves, later enters pods
is beauveria good at first sight of this webbing worm
गोखरू घास निकालना क्यों जरूरी
ऊपरी पत्तियां जाले में, फिर फली में छेद
पत्ती लपेटक तिल
लाइट ट्रैप से यह सुंडी कम होगी क्या
illi jaal phali tilli
bajra ya mungfali saath bone se lapetne wali sundi kam
kaale sir wali hari lat phunagi jod deti hai
neem beej ark 5 pratishat kab chhidke patti lapetak pe
biveria dalna sahi hai kya shuru me
`,
  'sesame-pests-2': `
finger thick green larva with spike at back eats overnight
buds swell to round ball instead of opening
hawk moth on sesame
til buds swollen like gall
उंगली जितनी हरी सुंडी, पीछे कांटा, रात में पत्ते साफ
फूल की जगह गोल गांठ बन रही
तिल में बड़ी सींग वाली सुंडी
तिल की कली फूलकर मोटी, फूल नहीं
ungli jaisi moti sundi piche kanta, haath se pakad ke maru
kali khulne ke badle gaanth ban jaati hai
til me sing wali illi
til ki kali me gaanth
hawk moth horn larva
deep ploughing exposes which pupae
swollen buds with maggots, pluck and destroy or spray
सींग वाली हरी धारीदार बड़ी सुंडी
फूली कलियां तोड़कर फेंकना ठीक है क्या
गॉल मक्खी कली गांठ
हाथ से चुनकर मारने वाली मोटी इल्ली
badi sundi dum kanta
kali me gaanth ban gayi andar safed kida
gehri jutai karne se moti sundi ke koya mar jate hai kya
kali phool ke golmatol, kya kare tilli me
patte chat kar gayi ek hi badi lat
`,
  'sesame-harvest-1': `
lower boxes lemon coloured, labour comes after five days, risk?
how not to lose seed by bursting pods
TIL HARVEST TIME
til capsules opening and seed falling
नीचे की डोडी नींबू रंग की, मजदूर पांच दिन बाद आएंगे
खेत में दाना बिखर जाता है, कब काटूं कि बचे
तिल की कटाई कब करें
तिल झड़ रहा है खेत में
neeche ki dodi nimbu rang ki ho gayi kal kaat du
poora sukhne ka intezar karu ya kuch hara hi kaatu
til kab kaatna hai
til jhad jata hai katai der se ki to
lemon yellow capsule cut
is waiting for fully dry capsules a mistake
leaves yellow and drooping, is it cutting time
नीचे की फली नींबू रंग की, काटना ठीक है क्या
पूरी सूखी फली फटकर दाना गिरा
कटाई का लक्षण तिल
पत्तियां झुक गईं पीली होकर, हंसिया लगाएं
katai kab tilli
dodi phatne se pehle kaise kaate
upar ki phali hari hai to katna jaldi hoga kya
pila padte hi kaat lu ya sookhne du
der se katne par dana bikharne ka nuksan
`,
  'sesame-storage-1': `
last year stored lot turned webby and bitter, how to store this time
drying how much before filling in tin
til storage moisture percent
moth in stored sesame
पिछले साल कोठी में जाले पड़ गए, इस बार कैसे रखूं
नीम की पत्ती बोरी में कितनी सूखी डालूं
तिल का भंडारण कैसे करें
तिल में कीड़े लग गए बोरी में
kothi me jaale pad gaye the is bar kaise rakhe
kitni nami par bori bharna theek hai
til rakhne ka tarika
til me lal keeda lag gaya
neem leaves dry bags
to what moisture should seed be dried before storing
is keeping damp seed inviting moth and red beetle
आठ प्रतिशत नमी कैसे जानें, बोरी भरनी है
नीम की सूखी पत्ती बोरी में रखना ठीक है क्या
दाना भंडारण तिल
लाल भृंग और पतंगा नम दाने में
til bhandaran nami
bori ko bhi dhoop me sukhana hai kya
geele daane me keeda kyu lagta, kitna sukhaye
tin ya bori, sookhi jagah rakhne ki jankari
neem patti daal ke rakhne se keede nahi aayenge na
`,
  'sesame-yield-1': `
rain fed bundelkhand land, three quintal acre good or average
from two bigha what weight should i hope in up
yield of til per acre in up
til production from one hectare rainfed
बारानी में एकड़ से तीन क्विंटल, अच्छा माना जाए
दो बीघा से कितने की उम्मीद रखूं, यूपी
तिल की पैदावार यूपी में एकड़
बारानी तिल कितना निकलता है
bina sinchai ke acre se kitna til niklega up me
hectare me 7 kuntal mil jaye to badhiya hai kya
til ek acre me kitna hota hai up
tilli ki upaj kitni
rainfed yield north quintal
is 8 quintal a hectare possible without irrigation in up
how much per acre with good management in north
यूपी में बारानी में दो तीन क्विंटल एकड़
उत्तराखंड में हेक्टेयर की औसत उपज कितनी
पैदावार बारानी तिल
एक एकड़ से डेढ़ क्विंटल मिला, कम है क्या, यूपी
upaj tilli hectare
fatehpur me barish wali kheti ka utpadan kitna
paanch kuntal hectare aaya to thik mane
dekhbhal achhi ho to up me kitne kuntal
uttar bharat me ekad ka ausat utpadan ki jankari
`,
  'sesame-intercropping-1': `
want pulses along with oilseed in alternate lines, ratio
two rows this and one row red gram, okay
til and moong together ratio
intercrop in sesame andhra
दो लाइन इसकी और एक लाइन अरहर, ठीक
मूंगफली के साथ एक एक लाइन लगा सकते हैं
तिल के साथ कौन सी फसल लगाएं
तिल और अरहर कतार अनुपात
moong aur til ek ek line chalegi kya
arhar ke sath do line til ki
til me moong mila ke bona hai kaise
til arhar 2:1 sahi hai
arhar 2:1 row ratio
is one row of groundnut after one row fine
which crops pair well in rows with til
मूंग के साथ एक-एक लाइन ठीक है क्या
अरहर साथ लगाएं तो कितनी लाइन
सहफसली तिल मूंगफली
तुअर की एक लाइन के साथ इसकी दो लाइन
mishrit tilli moong
mungfali ke saath 1:1 lagane se nuksan hoga kya
do line iski phir ek tuar, anupat sahi hai
ek ek line moong ki daal ke saath
antar fasal me kis dal ke saath kitni katar
`,
  'castor-sowing-1': `
BEST TIME OF SOWING CASTOR IN MAHABUBNAGAR
rains came 25 june, can castor be put now
how much yield lost if castor sown after july
everybody here finished by 10 july, i got seed only now end of month, still fine
अरंड जुलाई के अंत तक बो सकते हैं क्या
देरी से बोई अरंडी में पैदावार का घाटा
रबी एरंडी अक्टूबर में डालना सही है
पानी देर से पड़ा, अगस्त का पहला हफ्ता है, अरंडी गिराने का फायदा रहेगा
erandi kharif me kab tak lagani chahiye
july khatam ho raha arand boye ya nahi
rabi me buai ka mahina
gaon me sab ne june me hi gira di, mera khet ab taiyar hua, kitna ghata lagega
castor sowing last date
thirty percent loss if i delay beyond july end, right
telangana winter castor month name
अरंडी बुवाई पंद्रह जून
अगस्त लग गया, आधी उपज रह जाएगी क्या
देरी से उपज चालीस प्रतिशत घटती है क्या
कार्तिक में रबी वाली बोना सही है
amudam vithanam eppudu
arandi der se boi kitna ghatega
june ke pehle hafte me bona jaldi hai kya
31 july ke baad dana girana theek rahega
rabi erandi ka sahi mahina konsa
`,
  'castor-seed-1': `
how far apart plants in rabi
castor seed dressing against wilt before sowing
3 kg variety seed enough for one acre
soil is weak and i am late, should i keep 60 or 45 cm between two plants
बीज दर और दूरी की जानकारी
तीन फुट कतार पर पौधा कितनी दूर
रबी अरंडी चौड़ी लगाएं क्या, कितने सेमी
हाइब्रिड का एक पैकेट दो किलो का है, तीन एकड़ में कितने पैकेट लूं
bij kitna lagta h ek acre me
desi arandi 4 kilo beej jyada to nahi
rabi me arandi 4 foot pe lagau kya
beej par kaun si jaivik fafund lagau ki arand baad me na murjhaye
castor seed rate hybrid
ninety by sixty cm for kharif, closer on weak land
trichoderma ten gram per kg seed, against which trouble
अरंडी बीज एकड़ संकर
किस्म का तीन किलो बीज कम तो नहीं
रबी में चौड़ी दूरी रखना सही है क्या
कमजोर जमीन में पौधे से पौधा कितनी दूर अरंडी
erandi beej kitna kilo
sankar 5 kilo hectare kaafi hai kya
tran foot be foot divela antar
desi aur hybrid me beej ka fark kitna kilo
halki zameen me 90 x 45 rakhna sahi hai
`,
  'castor-varieties-1': `
pch 111 or dch 519 for telangana
wilt tolerant castor for banaskantha
open pollinated variety names
last two crops dried midway by wilt, dealer shows gch 4 and dch 519, choose which
सुकारा सहने वाली अरंडी किस्म कौन सी
जीसीएच 4 से कितनी उपज मिलती
तेलंगाना के लिए बीज क्रांति या हरिता
मेरे खेत में सुकारा हर बार आता है, जीसीएच का कौन सा नंबर टिकेगा
gch 7 divela wilt me tikti hai kya
castor hybrid naam batao zyada quintal wala
jwala jyoti arandi kism ke bare me jankari
hyderabad side sankar arand ka naam batao jo 8 kuntal se upar de
castor hybrid wilt field
last two crops withered, seedsman offers gch 6
jwala or haritha, open varieties names for red soil
अरंडी किस्म जीसीएच
संकर पीसीएच 222 की उपज एकड़ में
डीसीएच 177 लगाना सही रहेगा क्या उकठा में
क्रांति ज्योति किस्म है या संकर
divela ni sari jaat
gch4 kitni upaj deta hai
sukara wale khet me konsa hybrid theek
25 kuntal hectare wala arandi beej
andhra amudam hybrid peru
`,
  'castor-nutrients-1': `
nitrogen schedule for irrigated crop in mehsana
last split of urea at 100 days needed?
how many kg n per acre castor with tubewell patan
castor is 100 days with bore water near palanpur, still one nitrogen share left, put it
यूरिया की दूसरी किस्त कितने दिन पर
जीसीएच 5 को यूरिया की तीन किस्त
पाटण में दिवेला को नाइट्रोजन कब दें
पालनपुर के पास बोर वाला खेत, एक एकड़ में कुल नत्रजन कितना और कितने बराबर भाग
mehsana divela piyat khatar keto ane kyare
gch 5 me urea 49 kilo nitrogen kaise bante
banaskantha doosri urea kab du
ek hi bar me saari urea bijai pe daal di divela me, kya teen bar deni thi
castor nitrogen three splits
forgot 40 day share of nitrogen on gch 5, north gujarat, what next
third part at hundred days, too late or fine
दिवेला यूरिया तीन भाग
तीन बार यूरिया के दिन कौन कौन से उत्तर गुजरात
चालीस दिन पर दूसरा भाग देना जरूरी है क्या
उत्तर गुजरात बोर वाली अरंडी की खाद
divela piyat nitrogen
gch5 me urea kitne hisse me
north gujarat me 120 kilo nitrogen zyada nahi kya
sathe urea bijai ke waqt dena hai ya baad
so divas pachi khatar aapvu joie
`,
  'castor-nutrients-2': `
after cloudy rain castor dropped bloom, top dress nitrogen how much
half urea at 50 days in dry castor?
phosphorus for unirrigated castor acre
no well, only rain, neighbours put nothing, is a small quantity of nitrogen worth
फूल गिरे, बारिश के बाद कितना नत्रजन दें
पैंतालीस दिन की अरंडी में टॉप ड्रेसिंग
बिना पानी की अरंडी में फास्फोरस कितना
सिर्फ बारिश के भरोसे है, पचास दिन की फसल को यूरिया का दूसरा हिस्सा दूं
bina sichai erandi 50 din par urea
achi barsat hui arandi me nitrogen dalu kya
sukhi kheti arandi dap urea matra
lagatar badli ke baad phool jhade, kuch taakat wali khad du kya
rainfed castor top dressing
cloud cleared after ten days, bloom lost, 8 kg n enough
half of nitrogen at 45 days without well
बारानी अरंडी नत्रजन
अच्छी बारिश के बाद यूरिया फेंकना सही है क्या
आठ किलो फास्फोरस एकड़ काफी है
बादली में फूल टपके, खाद देने से फिर आएंगे क्या
arandi bina pani khad
barsat ke bharose, 30 kilo nitrogen hectare theek
dedh mahine ki fasal, ab aadhi urea
kuan nahi to khad dena bekar hai kya arandi
barish ruki, 20 kilo nitrogen hectare dalu kya
`,
  'castor-irrigation-1': `
junagadh gch 4 total number of waterings
castor at flower and no rain, is water compulsory
gap between irrigations once monsoon leaves
field got flooded in heavy rain of september, castor standing in water, drain or leave
फूल पर पानी देना जरूरी है
सौराष्ट्र दक्षिण में अरंडी को कुल कितने पानी
बरसात के बाद बीस दिन का अंतराल ठीक है
चौमासे के बाद चार पानी दे सकता हूं, कितने कितने दिन पर बांटूं
arandi me pani kab kab de
barish band ho gyi pehla pani kab
phool pe sinchai kare kya
bore kamzor hai do hi pani milenge, phool wala zaruri hai kya
castor irrigation after monsoon
no rain and spikes opening, one pump turn gap days after monsoon
eleven waterings in south saurashtra, really that many
दिवेला पियत अंतर
बारिश के बाद तीन पानी काफी हैं क्या
फूल खिले और महीना सूखा, एक पानी बचाएगा
खेत में पानी भरा, अरंडी को हर्ज है क्या
arandi pani kitni bar
barish band hone ke baad 15 din me pani sahi hai
gch4 saurashtra kul piyat
chomasu puru thayu pani kyare
bhari varsha me pani nikalna zaruri hai kya
`,
  'castor-weeds-1': `
number of interculture before flowering
critical weed period castor
hand weeding days in divela
castor is 20 days and motha is covering everything, is this the dangerous time
जमाव से पहले खरपतवार दवा
शुरुआती डेढ़ माह घास से बचाना है क्या
फूल से पहले गुड़ाई कितनी बार
घास इतनी है कि अरंडी दिखती नहीं, बीस दिन हुए, कितना नुकसान होगा
nirai gudai kab kare
castor me kharpatwar ki dawa ugne se pehle
ek mahine ki arandi ghas bhari hai kya nuksan
kolpa bailon se kitni baar chalau jab tak phool na aaye
castor weed free period
two month castor with tall grass, does weeding still pay
number of hoeings before flowers
अरंडी निराई तीस साठ
पंद्रह से पैंतालीस दिन घास ज्यादा खतरनाक है क्या
पेंडीमेथालिन जमने के बाद डालना सही है क्या
फूल से पहले चार गुड़ाई जरूरी है
divela nindaman kyare
ghas ne dhak liya, kitna nuksan hoga
hath nindai ek hi bar karna theek hai kya
dora kolpa kitni baar chalana
arandi me kharpatwar niyantran ki jankari
`,
  'castor-soil-1': `
can castor grow at ph 8
my field holds water, castor possible?
rainfall 600 mm is good
near canal the land stays wet, other plot is deep sandy, where should castor go
इसके लिए भूमि और जलवायु
कितनी वर्षा चाहिए
चिकनी पानी रुकने वाली जमीन में अरंडी लगाऊं
ऊपर बालू नीचे गहरी मिट्टी है, पानी कम बरसता है, जड़ जाएगी
arandi kis mitti me achi hoti hai
castor ke liye barish kitni honi chahiye
42 degree garmi me arandi kharab hoti kya
mera khet halka khara hai ph 8.4, jad seh legi kya
castor soil ph rain
ph 8.5 patch left fallow, would castor roots manage
450 mm area, will rain be enough
अरंडी जमीन निकास
चालीस डिग्री से ऊपर नुकसान होगा क्या
पानी रुकने वाली काली मिट्टी में जड़ गल जाती
गहरी बलुई दोमट चाहिए या उथली चलेगी
arandi kaisi mitti
kitni varsha me ho jati hai
jad kitni neeche jati, kathor tala nuksan karega
tezabi zameen ph 5 chalegi kya
700 mm barish wale ilake me kaisa
`,
  'castor-disorders-1': `
REASON FOR FLOWER DROP
castor 60 days dry, spikes small, one watering will help?
male flowers fell in wet weather
sky is cloudy for ten days and male flowers of castor lying on ground, cause and remedy
दो महीने की अरंडी सूखे में है, बचाव सिंचाई करूं
सिट्टा छोटा रहने की वजह
बादल वाले दिन अरंडी की छोटी फली गिरी
पचास दिन से पानी नहीं बरसा, सिट्टे बौने निकल रहे क्या करूं
sitta kamzor sukhe se kya kare
badal barsat me fali giri
nami bachane ko halki gudai karu kya arandi
jhadi lagi to chote fal tapak gye, barish ruke to kya dalu
castor male flower drop
scratching top soil to save moisture at two months, spikes small
poor spikes due to drought, one saving irrigation or not
फलियां गिरीं बादल अरंडी
सूखे में एक पानी देना फायदेमंद है क्या
नब्बे दिन तक बादल रहे, छोटे फल झड़े
बारिश के बाद नत्रजन देने से सिट्टा सुधरेगा क्या
sitta patla reh gaya
65 din ki arandi sukhi, bali choti nikli
nar phool jhade barish me, chinta karu kya
nami rokne ko upar ki mitti hilana sahi hai
ARANDI ME PHOOL AUR CHOTI FALI GIRNE KA KARAN PUCHA
`,
  'castor-diseases-1': `
yellowing and drying patches in divela, what next season
certified seed and trichoderma for wilt
how many years leave field from castor after wilt
some plants yellow, leaf border burnt, neighbour says not to sow there two years, true
सुकारा आया, क्या उपाय
पत्ते पीले, किनारा सूखा, पौधा मरा
उकठा वाले खेत में अरंडी कितने साल न लें
पिछले साल भी इसी खेत में अरंडी सूखी, अब फिर वही बोऊं या बदलूं
sukaro aave che upay
paudhe jagah jagah sukh rahe
ukhta se bachne arandi beej upchar
patte pile, kinara jala hua, paudhe tukdo me mar rahe, kya ilaj
castor wilt rotation variety
certified seed shop and gap years after patches of yellow death
margins dry then whole plant dies in patch
अरंडी उकठा जीसीएच
दो साल खेत छोड़ना जरूरी है क्या
प्रमाणित बीज लेने से सुकारा घटेगा क्या
पत्ते पीले, कोर जली, टुकड़ों में सूखन
sukaro upay divela
beej ko trichoderma lagana theek hai kya sukara me
paudha jaise kisi ne aag ki aanch di, kinare sukhe
gch 4 lagane se sukna rukega
UKTHA ROG KE NIYANTRAN KE BARE ME ARANDI
`,
  'castor-diseases-2': `
spike covered with smoke coloured fungus after cyclone rain
open type spike variety against mould castor
cut rotten spikes then fertilize?
night cool with drizzle and bunch became soft with ash fluff, cut it or spray
चक्रवात की बारिश के बाद अरंडी की बाली सड़ी
सिट्टे पर धुएं के रंग की फफूंद
ज्वाला किस्म में फफूंद कम लगती है क्या
रिमझिम और ठंडी रात में गुच्छे पर राख सी रुई चढ़ गई
bali me fafundi lag gai
barish me ghad sad raha
sitte par bhuri rui jaisi fungus arandi
sitta niche se upar ko sad raha, dhusar fafund, kaat ke phenku phir khad du
grey mold spike castor
spike with ash wool, cut them and feed what after
below 22 degree night with rain, what attacks the bunch
सिट्टा फफूंद ज्वाला
घना लगाने से सिट्टे सड़ते हैं क्या
राख रूई चढ़ी बाली काटकर बाहर फेंकूं या रहने दूं
राख जैसी रूई सिट्टे पर, बुवाई आगे पीछे करूं
botritis amudam gola
bali pe makdi jaale jaisi dhoosar rui
khule sitte wali kism lagana sahi hai kya
boonda baandi thandi raat, phool ka ghad pilpila
sitta kaatne ke baad potash du kya
`,
  'castor-diseases-3': `
newly emerged castor dying where field is low
dull green spot on cotyledons
castor stand poor after wet spell, how avoid next time
one in three seedlings died just after coming up where rain water stays
उगते पौधे मर रहे, खेत में पानी रहता है अरंडी
बीजपत्र पर हरे मैले धब्बे अरंडी
अरंडी ऊंची जमीन में लगाएं क्या पौध गलने से बचने
नीचे वाले कोने में अरंडी निकली और दो पत्ती पर ही सड़ गई
chote paudhe gal rahe geeli zameen
ankur hi sad gaye arandi ke
nichle khet me ugai kharab
barsat me boi, geele khet me nanhe paudhe bhure hokar gale
castor seedling blight drain
one third seedlings gone in wet corner, seed leaves dull
seed leaf dirty green then brown, raised land helps
पौध झुलसा निचला खेत
नीचे खेत में बोना नुकसान करेगा क्या अरंडी
चालीस प्रतिशत अंकुर मरे, जमीन बदलूं
दो पत्ती वाली अवस्था में भूरी सड़न
ankur gale arandi
geele khet me boya, do pattiya saafi jaisi gili
kitne pratishat paudhe mar sakte hai ugte hi
unchi nikas wali jagah chunna sahi hai kya
molaka telegu amudam chavadam
`,
  'castor-pests-1': `
hump making caterpillar ate leaf, only ribs left
number of bird perch in castor
economic threshold semilooper per plant
caterpillar walks by bending its back, leaves eaten up to ribs, three on each plant
कूबड़ बनाकर चलने वाली सुंडी
नीम अर्क सेमीलूपर पर चलेगा अरंडी
एक पौधे पर दो इल्ली हैं, दवा डालूं
पत्ते की जाली भी नहीं बची सिर्फ नसें, सुंडी कमर मोड़कर चलती
patte chalni ho gaye arandi, nas bachi
semi looper arandi kitne par dawa
light trap semilooper lagau
sawan me patte sab saaf, lambi bhuri illi, chidiya baithane se kaam hoga
semiloper threshold birds
fat looping worm, only veins left, bt or medicine at how many
twelve perches an acre for birds, right number
घोड़िया इल्ली अरंडी
मित्र कीट बचाना जरूरी है क्या
कमर मोड़कर चलने वाली लट, एक पौधे पर तीन मिलीं
भादो में पत्ते की नसें बचीं बस
kubad wali sundi
patta jaal ban gaya, bhuri illi uchhal ke chalti
light trap se patti khor illi kam hogi kya
haath se illi chunna bekar hai kya
semilooper ke liye chidiya ke adde kitne ek hectare
`,
  'castor-pests-2': `
tobacco caterpillar egg mass on leaf
number of pheromone traps for spodoptera castor acre
npv spray on castor caterpillar group
leaf of castor looks like thin paper window and many small worms sitting below together
तंबाकू की सुंडी का नियंत्रण
झुंड वाली इल्ली ने पत्ता खुरचा
अंडों वाले पत्ते तोड़कर जला दूं अरंडी
पत्ता छलनी, नीचे सैकड़ों छोटी सुंडी एक साथ बैठीं
patte par ek sath bahut chhoti illi arandi
pheromone trap arandi 6 per acre
lashkari iyal divela ma
patte ke niche bhure roye wale ande mile arandi me, jhund nikalne se pehle tod du
spodoptera egg mass castor
egg heap under fuzzy cover on castor back leaf, pluck or spray
five traps per acre for tobacco worm, correct
तंबाकू इल्ली झुंड पत्ता
एनपीवी का घोल छिड़कना सही है क्या तंबाकू सुंडी पर
पत्ता पन्नी जैसा पारदर्शी, नीचे बच्चे सुंडी
बारह ट्रैप हेक्टेयर में कम तो नहीं
lashkari iyal arandi
anda wali patti todne se kya hoga
choti sundi jhund me, patti chhalni si
bt chhidku ya light trap lagau, tambaku illi
phali bhi kha rahi, bade ho gaye keede raat me
`,
  'castor-pests-3': `
webbing on bunches with frass
is any insecticide recommended for capsule borer
beauveria on castor capsule worm
fruits tied with thread like web and dirt, seed hollow, dealer gives strong poison, needed
फलियां जाले से जुड़ी, अंदर सुंडी
फली छेदक पर कौन सा कीटनाशक चलता अरंडी
बीटी का छिड़काव डोडे पर
दाने खोखले निकले, फलों में जाला और मल, दुकान की दवा डालूं कि नहीं
fal me keeda jala bana raha
capsule borer dawa hai kya
dode kha raha keeda arandi me
doda phoda to sundi, bich me resham aur beet, konsa jaivik chidkav
capsule borer bt beauveria
strong poison offered for web inside pods, no need says who
web and dung tying fruits together
दोडा छेदक अरंडी
डोडे में जाला और मल, सुंडी पर जैविक फुहार
रेशमी जाले से फल जुड़े, भीतर दाना गायब
बीटी या ब्यूवेरिया में कौन सी छिड़कें
phal me jaala aur mal
doda khokhla, sundi andar baithi
bina dawai phali ka keeda kaise roku
dukandar zahar de raha, lena theek hai kya
sitta me gucchha jaala band keeda
`,
  'castor-harvest-1': `
main bunch yellow brown, pluck now?
how many pickings in castor
does early cut reduce oil
middle bunch turned brown but lower ones green, labour has come today, cut all or one
अरंडी की कटाई कब करें
सिट्टे कितनी बार तोड़ें
हरे सिट्टे काटने से तेल घटेगा
बीच का सिट्टा भूरा, बाकी हरे, मजदूर बुला लिए, सब काट दूं
kab todte hai pehla sitta
side wale sitte baad me todu kya arandi
arandi todne ke baad kitne din dhoop
hari fali wale sitte bhi kaat diye to tel kam milega kya
castor picking order spikes
cut all green with brown spikes, oil came low at mill
sun drying five days before thrashing
अरंडी मुख्य सिट्टा तुड़ाई
हरे और पके एक साथ काटना नुकसान करेगा क्या
बगल के सिट्टे कितने बार में
बीच का सिट्टा भूरा, धूप में कितने दिन फैलाऊं
sitta kab todu arandi
dhoop me char din sukhana zaruri hai kya
divela mala kapni kyare
pehla gucchha bhoora, ek hi bar sab katna theek?
gahai se pehle phali sukhana kitne din
`,
  'castor-storage-1': `
IS CASTOR CAKE SAFE FOR CATTLE
where to use castor cake then
how to keep seed in store
my calf licked castor meal from the sack, will it harm
खली दुधारू पशु को दे सकते हैं
बीज में जहर होता है क्या
अरंडी की खली का सही उपयोग
बछड़े ने खली चाट ली, खतरा है क्या
khali gaay ko khilaye ya nahi
beej zahrila hota hai kya
castor khal bhains ko dene se kya hoga
sasti arandi khal mil rahi, dudh dene wali bhains ko mila du kya
castor ricin poison cake
oil cake lying in store, put in field or cattle trough
child ate one bean of this, dangerous
अरंडी खली जहर
दाना बोरी में कहां रखें सूखी जगह
पड़ोसी की भैंस खली खाकर गिरी, जहर किसका
रिसिन क्या है, पशु मर सकता है
khal zehar gaay
khali khad me dalu ya pashu ko khilau
bachche khel rahe the dano se, nuksan hoga kya
divelano khol dhor ne khavdavay
bhandaran bori me arandi dana
`,
  'castor-intercropping-1': `
castor with groundnut in raichur is profitable?
1:7 castor groundnut rows
which mixed crop with castor earned most
only castor gives little money on rainfed red soil, groundnut with it in what row count
रायचूर में इसके साथ मूंगफली
अरंडी मिश्रित खेती में किसमें कमाई ज्यादा
एक कतार अरंडी सात मूंगफली ठीक है
लाल सूखी जमीन में अकेली अरंडी से कमाई कम, मूंगफली की कितनी लाइन बीच में
iske sath mungfali ka ratio
mungfali arandi sath boye to fayda kitna
bijapur sukhi zameen arandi shenga
ek kataar arandi ke baad kitni kataar mungfali rakhne se sabse jyada kamai hui
castor groundnut one seven
dry trial of peanut seven rows with castor, earnings
916 kg per hectare castor from mixed rows, true
अरंडी मूंगफली अनुपात
सूखी खेती में अकेली अरंडी छोड़ना सही है क्या
सात लाइन के बाद एक कतार अरंडी
कर्नाटक परीक्षण में कौन सी जोड़ी सबसे कमाऊ
haralu shenga saalu
mungfali ki saat katar ke beech ek katar divela
milwa kheti 1:7 theek hai kya
do fasal ek sath, barani karnataka, paisa zyada kaha
ek arandi kitni singdana katar nafa
`,
  'castor-yield-1': `
YIELD PER HECTARE IN GUJARAT
gac 11 rainfed yield acre
my castor gave 9 quintals per acre, average?
anand district bore water castor gac 11, how much should i get in one hectare
गुजरात में उपज प्रति हेक्टेयर
बारानी अरंडी से एकड़ में कितना
सुधरी खेती से अरंडी कितनी बढ़ती है
आणंद में पानी वाली जीएसी 11 से एक एकड़ में कितने क्विंटल की उम्मीद रखूं
1 acre me kitna hoti hai gujarat
gch 7 model khet me arandi kitni
bina piyat divela kitna kuntal
gujarat me purane tarike se 20 kuntal tha, sudhri kheti se kitna ho sakta arandi
castor yield gujarat hectare
MODEL FARM YIELD OF GCH 7 AND GAC 11 ENQUIRY
gac 11 without water, quintals an acre
अरंडी उपज जीएसी 11
मध्य गुजरात पानी वाली एकड़ में कितने क्विंटल
प्रदर्शन से आठ से बारह कैसे हुआ
बारानी चौबीस क्विंटल हेक्टेयर संभव है क्या
divela utpadan viga
gac11 pani wali se kitna mile
acre me 8 kuntal kam maana jaye kya
sudhre beej se kitna fark padta upaj me
arandi ki paidavar gujarat ke kisan kitni lete
`,
  'linseed-sowing-1': `
right time for linseed sowing in up
FARMER ASKED SOWING MONTH OF ALSI TO AVOID RUST AND BUD FLY
paddy finished early near allahabad, shall i put oilseed now or wait
can i delay till november end or disease comes
पिछले साल देर से बोई तो कली में मक्खी लगी, इस बार कब बो दूं
बांदा में अलसी किस महीने बोते हैं
अगेती बुवाई से रतुआ कम लगता है क्या
कार्तिक लगते ही बो दें तो भभूतिया से बचेगी
pichhli baar der se boya to bimari bahut aayi, is baar kaun si tarikh tak nipta du
tisi bone ka sahi samay up me
late boi to churnil rog jyada aata kya
jhansi side october me buwai sahi hai
october or november sowing up, which misses bud fly
is sowing after 20 november harmful for disease
kartik sowing okay or wait, rust came last time
कब बोएं कि रतुआ न लगे यूपी
कुवार में बो दूं या कार्तिक में, मक्खी से बचाना है
अगेती बोना सही है क्या चूर्णिल से बचने को
बोनी का समय यूपी
tisi bonai samay
jaldi boya to phool ki makhi se bachega kya
mirzapur me november aadha nikal gaya ab bona theek
alsi kis mahine bowe
dashahra ke baad bo du to gerua kam rahega kya
`,
  'linseed-sowing-2': `
brother in law near bilaspur sowed on twentieth october and got little, when should i sow
FARMER OF VIDARBHA ASKED SOWING TIME OF JAVAS UNDER LIMITED WATER
is 20 october too early in raipur
pkv nl 260 best date
छत्तीसगढ़ में अलसी बुवाई का समय
बिलासपुर वाले रिश्तेदार ने बीस अक्टूबर को बोई कम हुई, मैं किस तारीख को डालूं
रायपुर तरफ पांच दिसंबर को बोना देर है क्या
एनएल 260 किस्म की बुवाई तारीख
chhattisgarh me alsi kab bona chahiye
amravati me ek hi pani ka jugaad hai javas kis hafte me peru
durg me dhan katke nov me boye to thik
yavatmal me thoda pani hai 20 nov ko bou kya
chhattisgarh november sowing trial
nl 260 with little water, which week of november
was 20 october poorer than november at raipur trial
छत्तीसगढ़ में कब बोना बेहतर
अकोला में कम पानी, पीकेवी किस्म की तारीख
अगहन में बोना छत्तीसगढ़ में ठीक है क्या
छत्तीसगढ़ में पांच दिसंबर को बोने से घटेगी क्या
javas perni kadhi karavi
vidarbh me 19 se 25 november hi achha hai kya
mahasamund me aksi november me boye ki october
nl260 kab boye
dhamtari me diwali ke baad boya to upaj kaisi rahegi
`,
  'linseed-seed-1': `
linseed seed rate per hectare
FARMER ASKED SEED QUANTITY AND ROW SPACING FOR ALSI
broadcasting needs sixteen kilo acre or less
two bigha strip, dropping seed behind the plough, how many kilos and what gap
बीज दर की जानकारी
प्रति एकड़ कितना बीज लाइन से बोने पर
हल के पीछे कतार में डालेंगे, एक बीघे का बीज तौलकर बताओ और दूरी भी
मोटे दाने वाली अलसी का बीज कितना
hath se bikherne ka man hai, drill nahi mili, to thaili me kitna beej zyada lu
line se bone pe kitne kg lagta h
tisi chhit ke boye to beej kitna
1 bigha ke liye beej aur duri
seed kilo per acre rows
is sixteen kilo right when thrown by hand
row gap of 20 or 30 cm, which
लाइन में बीज कितना
छिटकवां बुवाई में एकड़ का बीज
मोटा दाना हो तो ज्यादा बीज डालना सही है क्या
कतार से कतार कितने सेंटीमीटर
tisi beej matra
ek ekad me das kilo dala, kam to nahi
chhidkav se bowai me beej jyada kyu
alsi bij dar
8 kilo beej me ek acre line se ho jayega kya
`,
  'linseed-varieties-1': `
my saved seed is mixed and weak, which new names suit a field without water
FARMER ASKED BEST ALSI VARIETY FOR RAINFED
triveni or pratap alsi duration and yield
high yield seed for irrigated land jl 41
घर का बीज पुराना हो गया, बिना पानी वाले खेत के लिए नई किस्म का नाम बताइए
राजस्थान के लिए अलसी की अच्छी वैरायटी
असिंचित खेत में कौन सी किस्म बोएं
गरिमा शेखर पद्मिनी में कौन कहां के लिए
alsi ki sabse badhiya variety konsi
tisi ka achha beej up ke liye
rajasthan me hu, jo kisam jaldi pake aur jyada de uska naam aur din batao
kota me konsi kism boye jyada paidawar wali
triveni days to ripen
which variety gives nineteen quintal in rajasthan
rlc 92 or t 397 for dry land, are they fine
यूपी की उन्नत किस्में
प्रताप किस्म कितने दिन में पके
सिंचाई है तो शेखर लगाना सही रहेगा
लक्ष्मी 27 कहां के लिए है
alsi ki kismen
bina pani ke khet me nl 115 daal sakte kya
shubhra shweta up me
tirveni 120 din wali kitna deti hai
bhilwara me zyada upaj wala beej kaun sa, din bhi batao
`,
  'linseed-soil-1': `
my field cracks in summer and is black and deep, will it suit without much water
FARMER ASKED CLIMATE AND SOIL FOR ALSI CULTIVATION
waterlogging clay field fit or not
max temperature at flowering before yield falls
मेरा खेत काली मिट्टी का है नमी देर तक रहती, इस तेल वाली फसल के लिए ठीक है
फूल आने पर तापमान ज्यादा हो तो क्या असर
भारी चिकनी मिट्टी में पानी रुकता है हो जाएगी
अलसी कितने दिन की फसल है
alsi kis mitti me achhi hoti h
tisi ke liye thanda mausam chahiye kya
nadi kinare ka balui khet hai pani turant sookh jata, bou ya chhod du
kali mitti me bina pani nami pe ho jayegi
sandy soil unfit or fit
ph six soil is good for flax crop or not
days from sowing till ripening, and cold needed
कौन सी मिट्टी अच्छी
फूल में तेज धूप पड़े तो उपज गिरती है क्या
जलभराव वाली चिकनी जमीन में बोना गलत है क्या
गहरी काली जमीन में नमी पर होगी क्या
alsi mitti kaun
33 degree garmi phool par, kya hoga
chikni bhari zamin me paani khada hota hai, tisi lagau kya
ret wali zameen theek nahi kya
char mahine ki fasal hai ya usse lambi, thand me
`,
  'linseed-nutrients-1': `
dealer says full bag dap even where no water, is it right for rainfed
FARMER ASKED NPK FOR RAINFED ALSI
basal nitrogen and phosphorus when irrigated
how much urea dap per acre at sowing
बिना पानी का खेत है दुकानदार पूरी बोरी डालने को कहता, असल में कितना चाहिए
असिंचित अलसी में नाइट्रोजन फास्फोरस कितना
सिंचित खेत में एक एकड़ की खाद
बुवाई के समय कूंड में डीएपी
sinchai ki suvidha hai to nitrojan dugna kar du kya beej ke sath
tisi me dap urea kab aur kitna
bina pani wali me kitna nitrogen
ek bigha sinchit me khaad ka hisaab
nitrogen dose rainfed
is 24 kilo nitrogen an acre for irrigated field
phosphorus how much if no well
असिंचित में खाद कितनी
सिंचित खेत को कितना फास्फोरस
सारी खाद बोते समय कूंड में देना ठीक है क्या
यूरिया डीएपी की मात्रा एकड़
tisi me khaad
bina sinchai 12 kilo nitrogen se zyada du to fayda
alsi urvarak matra
pani hai to khad double karna sahi hai kya
khad bij ke sath nali me girau ya upar chhidku
`,
  'linseed-nutrients-2': `
grain is small and oil mill says oil is less, will gandhak or gypsum improve the crop
FARMER ASKED GYPSUM APPLICATION IN ALSI
source of sulphur best for oilseed yield
sulphur for irrigated oilseed per acre
मिल वाला कहता तेल कम निकला, गंधक डालने से दाना सुधरेगा क्या कितना दूं
जिप्सम से अलसी की पैदावार
सल्फर किस रूप में दें असिंचित खेत में
तेल वाली फसल है गंधक कितने किलो एकड़
kheti ki dukan se gypsum laya hu, barani tisi me acre par kitna bikheru
gypsum dale to paidawar badhegi kya
gandhak ki matra per acre tisi
sulfur barani khet me kitne kilo
gypsum for sulphur how much
does sulphur increase yield in oil crop flax
6 kilo sulphur dry land enough
गंधक कितना डालें
जिप्सम अच्छा है या दूसरा गंधक
सूखे खेत में सल्फर की मात्रा
तेल वाली फसल में जिप्सम से पैदावार बढ़ती क्या
tisi salfar kitna
sinchit khet me 30 kilo hektare gandhak dalna hoga
jipsam dalne se dana badhega kya
alsi me sulfar
gandhak na du to upaj kam rahegi kya
`,
  'linseed-irrigation-1': `
canal will come only twice this season, tell me which age of crop should get the water
FARMER ASKED FIRST IRRIGATION DAY IN ALSI
critical stages not to miss water
sandy light soil extra waterings
नहर दो ही बार आएगी, पौधे में शाखा फूटते दूं या दाने के समय
पैंतीस दिन की हो गई पानी दें क्या
दाना भरते समय सिंचाई जरूरी है
हल्की मिट्टी में चार सिंचाई
kitne pani lagte h
mahine bhar ki ho gayi hai mitti sookh gayi, ab pani chhodu ya phool tak ruku
ek hi sinchai ka pani hai kis stage pe du
phool aane pe pani du ya nahi
water at 35 and 75 days
does yield double with two irrigations
sandy field needs how many waterings
पहला पानी पैंतीस दिन पर
फूल के समय पानी चूकना नुकसान करेगा क्या
बलुई खेत में तीन चार पानी
दूसरा पानी कब
alsi sinchai kab
shaakh nikalne pe pani de du kya
ek do pani me upaj dugni sach hai kya
tisi me pani
pachhattar din ki fasal, ab paani zaroori kya
`,
  'linseed-irrigation-2': `
before cutting rice we threw seed in mud, plants are thin and pale, what can lift it
FARMER ASKED UREA SPRAY IN UTERA ALSI
relay sown after rice without tillage yield
pre flowering foliar urea for paira crop
उतेरा अलसी में सिंचाई और यूरिया स्प्रे
पैरा फसल में दो पानी से कितना बढ़ेगा
धान कटने से पहले गीले खेत में बीज फेंका था, अब पौधे दुबले हैं क्या दें
बिना जुताई की अलसी में यूरिया का घोल कब
utera alsi me kya kya kare ki upaj mile
khade dhan me chhiti alsi me pani
dhan ke thunth ke beech ugi hai bina hal chalaye, phool aane wale hain kuch chhidku
paira kheti me 9 quintal kaise aaya
utera urea spray stage
two percent urea before flowers in relay crop after rice, okay
nine quintal from unploughed field possible with two waters
उतेरा में पानी कितने
खड़े धान में छिटकी फसल में यूरिया छिड़कना ठीक है क्या
उतेरा की उपज कैसे बढ़े
बिना जोते धान के बाद की तेल वाली फसल, सिंचाई दूं क्या
paira alsi upaj
utera wali fasal me 2% urea ghol kab maru
dhan khet me bikhera tha beej, ab do pani du to kitna milega
utera pani urea
balaghat me utera boya, khad ke sath aur kya karu
`,
  'linseed-weeds-1': `
two women asked too much wage for pulling weeds, is any spray allowed in this crop in mp
FARMER ASKED HERBICIDE FOR ALSI
clodinafop in eastern up for grasses
how many hand weedings needed
अलसी में खरपतवार नियंत्रण
पूर्वी यूपी में घास मारने की दवा अलसी
पेंडीमेथालिन अलसी में चलेगी क्या
मजदूरिन ज्यादा मांग रही, मध्य प्रदेश में इस फसल में कौन सा चारामार ठीक रहा
ghas bahut h kya kare
imazethapyr alsi me daal sakte h
nindai ke liye log nahi mil rahe dawai batao
gehu jaisi patli ghas ne daba diya purabiya khet me, hath se kab aur dawa kaun si
hand weeding how many times
pendimethalin allowed in this oil crop or not
mp trial for weed killer when labour is short
निराई कितनी बार करें
घास मारने की दवा एमपी में कौन सी चली
मजदूर न हों तो चारामार लेना सही है क्या
पूर्वी यूपी में क्लोडिनाफॉप से क्या मरता है
tisi kharpatvar dawa
khet me bathua chenopodium bhara hai hath se do baar kaafi
alsi me ghas
gorakhpur me patli ghas ki dawa kaun si thik rahi
nidai na karu to koi dawai hai, adhikari se puchu kya
`,
  'linseed-weeds-2': `
something like golden wires without any leaf is tying all my plants together and they are drying
FARMER ASKED ABOUT AMARBEL CONTROL IN ALSI
parasitic yellow vine how to stop next season
crop rotation to get rid of dodder
सुनहरे तार जैसी बिना पत्ती की चीज पौधों को बांध रही है और सुखा रही है
पीली धागे वाली बेल पूरे खेत में
आकाशबेल से छुटकारा, कौन सी फसल बदलें
बीज के साथ अमरबेल आती है क्या
sunahre taar jaisi cheez paudho ko lapet ke sukha rahi, tod ke khet me fek du kya
pila dhaga jaisa kuch paudho pe lipta h
bel todne se khatam hogi ya paudha ukhadna padega
amarbel wala beej mila tha, agli baar kaise bache
dodder yellow thread weed
burn infested plants with threads, is it needed
cereals next year to get rid of golden vine
बिना पत्ते की पीली बेल
आकाशबेल लगे पौधे उखाड़कर जलाना सही है क्या
अमरबेल से बचाव बीज
पीले रेशे पौधे को चूसकर सुखा रहे
amarbel ilaj alsi
pila jaal chadh gaya hai paudho pe pattiyan nahi uski
cuscuta bel nikalna
pili bel ke saath paudha jalau ya khad bana du
agli baar gehu bou to amarbel ruk jayegi kya
`,
  'linseed-pests-1': `
fat bud opened had a tiny pink worm, field shows buds but no blue flowers
FARMER SAYS BUDS NOT OPENING IN ALSI
maggot inside flower bud
mixed cropping with gram against bud midge
नीले फूल दिखते नहीं, कलियां मोटी होकर बंद, अंदर गुलाबी कीड़ा निकला
कली में छोटी सुंडी, फूल नहीं बन रहा
सरसों के साथ मिलाकर बोने से कली का कीट
प्रकाश प्रपंच कली मक्खी के लिए
kali me keeda
phool nahi ban rahe kali phuli hui
neele phool khile hi nahi, kaliya moti band, chiro to gulabi kida
neelam kism me kali wala kida kam lagta kya
orange fly in flower buds
buds swell like pea and stay shut, what is inside
is mixing chickpea useful against bud midge
कली नहीं खिलती अंदर गिडार
नारंगी मक्खी से बचाव
पड़ोसी देर से बोए तो मेरी कली में कीट बढ़ेगा क्या
रात को लाइट लटकाना ठीक है क्या कली की मक्खी के लिए
kali phool nahi banti
kaliya matar jaisi phool gayi par khili nahi
kali makhi kism
neelam lagau to makkhi kam lagegi
phool ki jagah gaanth jaisi kali, andar gulabi sundi
`,
  'linseed-pests-2': `
percentage bud infestation by bud fly
FARMER ASKED ECO FRIENDLY CONTROL OF BUD FLY
lacewing and ladybird in alsi field
no poison because of bees, how bad can bud maggots get and what else works
कली मक्खी से कितने प्रतिशत हानि
मित्र कीटों से कली मक्खी का नियंत्रण
जहर नहीं डालना चाहता, कली की मक्खी से बचने का प्राकृतिक तरीका और नुकसान कितना
पीली ततैया अलसी में फायदा करती है क्या
kali makkhi se kitna nuksan hota h alsi me
jaivik tarike se kali makkhi roko
75 percent kali kharab ho sakti hai kya
spray nahi karna chahta, kali khane wale kide se kitni kaliya jaati aur kaun se keet dost
bud loss percent by fly
is lacewing a friend against bud maggots
without chemical how to save buds
कली मक्खी नुकसान प्रतिशत
पीली ततैया को मारना गलत है क्या
कली के कीड़े पर रसायन छोड़कर क्या करें
सौ में कितनी कलियां मक्खी खराब कर देती है
kali makhi hani
mitra kit bachane se kaliyon ko fayda hai kya
bina jahar kali bachana
adhe se upar kaliyan kharab ho sakti hai kya makhi se
ladybird beetle dikhe to spray na karu kya
`,
  'linseed-diseases-1': `
patches of plants bend and dry, even seedlings, where same crop was last year
FARMER SAYS ALSI PLANTS DRYING WHOLE
seed treatment against fusarium wilt
soil borne drying, which rotation
जिस खेत में पिछले साल यही फसल थी वहीं गोल टुकड़ों में पौधे सिर झुकाकर सूख रहे
पौधा ऊपर से झुककर सूख जाता है
उकठा रोधी किस्म और बीज उपचार
छोटी पौध मर रही जड़ की फफूंद
pichhle saal bhi isi khet me boya tha, ab gol gol jagah paudhe sir latka ke sookh rahe
paudhe sukh rahe h khet me jagah jagah
beej upchar se murjhana rukega kya
har saal tisi sukh jati usi khet me
wilt fungus in soil years
plants bend and dry at every age, seed dressing useful
is same plot safe next year after drying sickness
उकठा का इलाज
छोटे पौधे मर रहे बड़े झुककर सूख रहे
बीज में भी उकठा रहता है क्या
फसल बदलने से मुरझान रुकेगी क्या
tisi ukatha rog
paudha mundi jhuka ke sukh jata jad ki fafund
uktha kitne saal mitti me
rog sahne wali kism lagane se sukhna band hoga kya
khet ke tukde me paudhe murjha rahe, beej upchar kiya nahi tha
`,
  'linseed-diseases-2': `
rust and powdery mildew in linseed
FARMER SAYS WHITE POWDER ON ALSI LEAVES
when i walk through the crop my trousers become white from the leaves, orange marks on stems also
sulphur spray for mildew yes or no
खेत में चलो तो पैंट सफेद हो जाती है पत्तों के चूर्ण से, तने पर नारंगी फुंसी भी
पत्ती पर सफेद पाउडर
नारंगी फफोले तने और फली पर
भभूतिया रोग में गंधक का प्रयोग
patte pe safed powder
khet me chalo to pant safed ho jati pattiyo ke powder se, tane pe narangi funsi bhi
gulabi se dhabbe patti aur tane pe
safed dhool phool ke time jam gai upay
pink orange spots stem
white dust on tips at bloom, is sulphur fine
rust turns black later in which crop part
रतुआ और सफेद चूर्ण
नई कोपल पर चूना जैसा जमा है
फली पर नारंगी छाले काले हो रहे
गंधक छिड़कना सही है क्या सफेद चूर्ण पर
alsi gerua rog
patti pe aata chhidka jaisa, phool lage hue
churnil asita upay
hath pe safed powder lag jata paudha chhune se
der se boya isliye ratua aaya kya, rodhi kism hai koi
`,
  'linseed-diseases-3': `
alternaria blight of linseed
FARMER ASKED ALSI BUDS BLACK AND LEAF SPOTS
black pin marks began on bottom leaves, now round patches and the buds are burnt black before opening
which sowing date had least blight faizabad
नीचे के पत्तों से काली बिंदी शुरू हुई, अब गोल चकत्ते और कली जली हुई
निचली पत्तियों पर गोल काले दाग
नीम का अर्क झुलसा में
कलियां काली होकर गिरती हैं
neeche ke patte se kaali bindi chali ab upar tak gol chakatte aur kali jali hui
niche ke patte kale dhabbe, kali kaali
neem patti ka ark kitna asar karta jhulsa pe
15 october wali fasal me jhulsa jyada kyu
alternaria loss hundred percent
does neem leaf juice check round dark spots and black buds
at faizabad which sowing date yielded best under blight
झुलसा कली काली
खराब साल में झुलसा कितना खा जाता है
नीम पत्ती का अर्क छिड़कना ठीक है क्या झुलसा पर
5 नवंबर की बुवाई में झुलसा कैसा रहा
angmari rog alsi
niche ke patto pe kale bindu gol dhabbe ban rahe
jhulsa ka nuksan
kali jal ke kaali, fafundnashak kaun sa, kisse puchu
faizabad me 15 october ki fasal rogi kyo rahi
`,
  'linseed-harvest-1': `
round capsules sound like a toy rattle and plant is brown, cut tomorrow
FARMER ASKED WHEN TO CUT ALSI
moisture for storage of seed
capsules brown, is crop mature
कटाई का समय
गोल डोडी हिलाओ तो खड़खड़ाती है पौधा भूरा, कल काट लूं और कितना सुखाऊं
भंडारण में अलसी की नमी
फली भूरी हो गई काटें या रुकें
kaat liya hai ab danda maar ke nikaalu, kitni nami par kothi me bharu
alsi kitne din me pak jati h
peet ke dana nikale ya machine
nami 9% se kam kaise pata bhandar karna hai
rattle sound time to cut
moisture for storing seed below nine
cut crop then how many days to dry before beating
दाना बजे तब काटें
100 दिन में काटना जल्दी तो नहीं
पौधा हरा है फल भूरे, काटना ठीक है क्या
गहाई पीटकर करते हैं क्या
alsi katai kab
dodi hila ke dekha khankhan bajti hai
tisi kitni sukhi rakhe
dana kitni nami pe bori me bharu
danda se peet ke nikalna theek ya tractor ghumau
`,
  'linseed-yield-1': `
average linseed yield per acre
FARMER ASKED PRODUCTION OF ALSI
stray cows eat all our gram, will they leave this one and how much it gives
crop for open field without fencing
पैदावार कितनी होती है
रात में छुट्टा गायें चना साफ कर देतीं, क्या यह फसल वे छोड़ देती हैं और कितनी निकलेगी
एक बीघा में अलसी कितना निकलेगा
अन्ना जानवर से बची रहने वाली फसल
alsi ek acre me kitna quintal
chhutta janwar alsi nahi chhoote sach h
chhutta gaay sab chana chat jaati, kya isko chhod deti hain aur bigha me kitna milega
anna gaay bahut hai alsi bo du kya
average yield two quintal acre
do stray cows leave this oil crop
good seed in rajasthan gives how many quintal
औसत पैदावार कितनी
छुट्टा जानवर इसे नहीं खाते क्या
बिना तारबंदी के खेत में बोना सही रहेगा
राजस्थान में अच्छी किस्म से कितना निकलता है
alsi upaj acre
awara pashu bahut hai kaun si rabi fasal wo chhodte
tisi ki paidavar
do quintal acre hua, kya kam hai ya itna hi hota
khula khet hai sand ghoomte, ye tel wali bou kya
`,
  'safflower-sowing-1': `
ASKING SOWING PERIOD OF SAFFLOWER IN MAHARASHTRA
if i sow in september will aphid be less
my uncle waits till diwali to sow but gets many lice, should i begin in september instead
drilling window for this rabi oilseed in vidarbha please
करडई की पेरणी सितंबर में करें या अक्टूबर में
माहू से बचने के लिए कुसुम कब बोएं
पोला बीत गया, अब कितने दिन में पेरणी निपटा लूं कि कीट कम आए
सितंबर आखिर में खेत वापसा पर आया, बोनी ठीक समय पर है
october 10 ko kusum bona late hai kya
kardi september me perni kare kya
pola ke baad perni shuru karu ya dasara tak rukun, mava ka dar hai
kab bone se chepa kam lagta hai september ya october
mid september sowing and lice stay low, is it right
is first week of october the last date for drilling in deccan
safflower sowng month
हस्त नक्षत्र की पेरणी में मावा कम लगता है क्या
पंद्रह अक्टूबर बीत गया, माहू ज्यादा आएगा क्या
बोनी का कौन सा हफ्ता चुनूं कि चिपचिपे कीड़े न सताएं
कर्नाटक में सितंबर वाली बोनी क्यों बताते हैं
kardai perni kab
kusum bona shuru kare kaunse pakhwade me
uttara nakshatra lagte hi perni suru karaychi ka
chipchipe kale kide kam lage uske liye bone ka waqt
solapur me september ke madhya me bona chahiye ya nahi
`,
  'safflower-sowing-2': `
gram failed due to dry soil, can i put kardai again in same field
kusum in shallow soil and delayed season, seed quantity up?
first rabi stand dried off, field lying empty in november, will this oilseed still give something
returning monsoon rain reached us only now, which tough crop can be sown
हल्की उथली जमीन में देर से कुसुम, बीज बढ़ाएं
ज्वार की बोनी बिगड़ गई, अब करडई ले सकते
परती बारिश लेट आई, अब ऐसी कौन सी फसल जो कम पानी में निकल जाए
पहली बोनी सूख गई, मुरमाड़ पतली जमीन है, बीज की मात्रा ज्यादा रखूं
rabi fail ho gai dobara kaunsi fasal kusum chalega
halki jamin me late kusum ka bij badhana he kya
boni fail, november lag gaya, khet khali chhodne se achha ye tel wali fasal dal du
murmad halki jamin aur der ho gai to kitna bij zyada
first rabi sowing died, can this be sown in november
is it okay to increase seed on thin soil when late
safflower late contingency
पिछेती बारिश में कौन सी तेल फसल दोबारा बोऊं
ज्वार उगी ही नहीं, उसी खेत में अब ये तेल वाली डालना गलत तो नहीं
चना मर गया, दिवाली बीत गई, खेत परती छोड़ूं या तेल वाली डालूं
हल्की जमीन और लेट बोनी में बीज बढ़ाना
kardai late perni
october akhir me barkha, khali khet me kya dale
pehli fasal mar gayi, usi khet me kusum dobara
paus usheera aala, november me perun chalel ka
uthli mitti par bij ki matra badhau kitni zaroori
`,
  'safflower-seed-1': `
psb and azotobacter quantity for treating kusum seed
row distance on medium soil
how far plant to plant and line to line in deep black cotton soil, and kilos an acre
operator note: seed quantity and biofertilizer treatment asked for rabi oilseed
कुसुम बीज पर पीएसबी कल्चर कितना लगाएं
बीज कितनी गहराई पर डालें कुसुम का
पाभर से बो रहे, दो ओल में कितना अंतर और कितना बियाणा एकरी
दाना ऊपर रह गया तो नहीं उगेगा, कितने सेंटीमीटर नीचे गिराएं
kusum line se line doori madhyam mitti
psb culture kusum ke bij me kitna gram
pabhar me do tas ke bich kitna antar rakhu bhari jamin
4 kilo bij me ek ekar ho jayega kya aur kitna gehra
five kilo seed acre, three finger deep, row gap on heavy soil
powder bacteria twenty five gram each, is it okay
safflower sed rate row
करडई दो फुट कतार, एक फुट पौधा, भारी जमीन
एजोटोबैक्टर और पीएसबी साथ लगाना चलेगा क्या
काली भारी जमीन में दो ओल के बीच कितने हाथ
मध्यम जमीन में डेढ़ फुट की कतार ठीक है
kardai biyane kiti
bij zyada gehra chala gaya, ugega kya
ek kilo dane par jeevanu culture kitna
hectare me 12 kilo se zyada bij lagana bekar hai kya
perni karte time do line ke beech kitna antar
`,
  'safflower-seed-2': `
too dense germination of safflower, what to do at 12 days
can thinned kusum seedlings be cooked as vegetable
three or four seedlings in each hill, which day should we pull the weaker ones
my wife cooks the uprooted baby leaves as sabji, any harm
तीन किलो बीज एकड़ में काफी है क्या कुसुम
छोटे पौधों का साग बनता है क्या
बारह दिन के हो गए, विरलणी अभी करूं या और बढ़ने दूं
उखाड़े हुए छोटे पौधे फेंकें या भाजी बनाकर खाएं
ghana jam gaya kusum kitne din me chhatai
bij kam lagta kya 3-4 kilo acre
virlani kitne dino me aur kitne paudhe rakhne ek jagah
ukhade hue naram paudhe khane ke kaam aate kya
extra seedlings at ten days, pull and cook them as greens
three kilo seed acre is less, is it okay
safflower thining days
करडई की कोवली भाजी, विरलणी के पौधे
पंद्रह दिन के पौधे छांटना, मिट्टी सूखी हो तो नुकसान होगा क्या
एक ठिकाने चार अंकुर निकले, कितने दिन में फालतू खींचूं
साढ़े सात किलो हेक्टेयर बीज किस सलाह में है
kardai virlani
jhund me se ek paudha rakhna kab tak
do chaar paudhe ek jagah, chhatai karna galat to nahi
chhante paudhe ka saag bana sakte
nam mitti me ukhadna, jamav ke kitne din baad
`,
  'safflower-varieties-1': `
improved varieties of safflower for maharashtra
hybrid safflower names farmer asked
labour refuses because of prickles, suggest a smooth leaved seed
which names come under hybrid and which under thorny type, want list
कुसुम की उन्नत किस्मों के नाम
बिना कांटे वाली करडई का नाम
चुभने वाले और बिना चुभन वाले, दोनों के नाम चाहिए
परभणी वाली कौन सी है जिसमें कीड़ा कम आता
bina kate wali kusum konsi
phule kusuma kaisi kism he
majdoor kante ki wajah se nahi aate, bina kanto ka biyana batao
gaon me sab bhima bote hain usse naya kuch hai kya
smooth leaf type without spines, which number
parbhani type that aphid does not hurt much
safflower hybrid names
काटों से हाथ छिल जाते, बिना कांटे वाली जात
डीएसएच 129 संकर है या सादी किस्म
ऐसा पौधा जो मजदूर के हाथ न छेदे, नंबर बताइए
एनएआरआई-6 लगाना सही है क्या
kardai jaat konti
majur kaante se bhagte hain, pbns 40 kaisi
sharada girna kaanti wali hai ya nahi
mava sahan karnari karadi kism
nari nh 1 beej ki jankari
`,
  'safflower-climate-1': `
temperature needed for safflower germination and flowering
can small kardai plants survive minus cold
cold wave alert today and my crop is in bud, will the heads set seed
what day heat is best when yellow flowers open
पाला पड़ने से कुसुम का फूल खाली रहता है
छोटे पौधे ठंड सह लेते हैं क्या कुसुम के
शीत लहर का अलर्ट है, फसल कली में है, दाना भरेगा या नहीं
बोते समय रात ठंडी है, कितनी ठंड तक अंकुर निकल आते
kardai chhote paudhe thand me marte he kya
pala kusum ki kali ko nuksan karta kya
paala girne wala hai kaliyan aa chuki, dane khali rahenge kya
chhota paudha minus me bhi bach jata suna hai sahi kya
frost at bud, heads without seed, is that usual
seedlings live in minus seven cold, is it true
safflower temprature flower
पाला कली पर पड़ा, मुंडक खोखला
15 डिग्री पर जमाव होगा या ठंड ज्यादा है
ठंड की मार से सिर खाली रह गए, कितने डिग्री पर ऐसा होता
बोंडे बनते समय बर्फ जमने से उल्टा असर तो नहीं
kardai thand
paudha abhi chhota, raat minus me jaa rahi, marega kya
phool khilte waqt kitna garam hona achha
zero se neeche kali wali fasal ka haal
ugne ke liye kitne degree ki zarurat
`,
  'safflower-soil-1': `
salty field for safflower seedlings, ok or not
will kardai tolerate water stagnation
my field holds rain for a day or so, will roots rot if i put this oilseed
ph report says 8, is the ground okay
खेत में पानी रुकता है, कुसुम लगाएं या नहीं
खेती के लिए कैसी मिट्टी
खेत में बारिश का पानी एक दिन ठहर जाता, यह फसल लेना ठीक है
पीएच 7.5 और गहरी काली, मेरे लिए अच्छी रहेगी न
pani bharne wale khet me kardai legi kya
kali mitti gehri kusum ke liye sahi
halki dhalan wali kali jamin h nikas acha, chalegi
pani ek din bhi ruke to jad sadti hai kya iski
salt land and small plants, will seedlings die
two days water standing rots roots, correct
safflower soil type ph
कछारी या गहरी काली, किसमें जमेगी करडई
एक दिन पानी ठहरे तो जड़ सड़न होगी क्या
नीचे के खेत में दो दिन पोखर बनता, जड़ें काली हो जाएंगी क्या
उथली जमीन नमी नहीं रोकती, लेना ठीक रहेगा क्या
kardai zameen konti
neeche wale khet me paani jamta, ye fasal mat lu kya
kaali mati nami rakhti hai, accha rahega
khara pani aur khari mitti me beej ugega
ph 5 se 8 hona chahiye, mera 8.5 hai
`,
  'safflower-nutrients-1': `
should all fertilizer go at sowing in dry land kardai
when to give remaining nitrogen in irrigated kusum
dry farm, want to put everything with the drill, how many kilos nitrogen and phosphorus
canal came to us this year, what extra should be given over dry dose
नत्रजन ज्यादा देने से कुसुम में क्या नुकसान
खाद की मात्रा असिंचित
कोरडवाहू है, पेरणी के साथ कितना नत्र और स्फुर
पानी की सुविधा हो गई तो खुराक कितनी बढ़ाएं और दूसरी बार कब
kusum ko nitrogen 1 mahine baad dena kya
khad kitni dale barani
koradvahu kheti me dap aur yuria kitna ek sath de
zyada yuria se kide badhte he suna hai kitna dena thik
sixteen kilo nitrogen an acre without well, put all at sowing
is half nitrogen after a month okay when well is there
safflower fertilizer dose
ज्यादा नत्र देने से काले कीड़े आएंगे क्या
सिंचित में 24 किलो नत्रजन एकड़, सही है क्या
पानी का साधन नहीं, बोते वक्त ही सारा नत्र डाल दूं क्या
बरसाती कुसुम में फास्फोरस कितना
kardai khat kiti
kuan hai to dusri kist kab, sab ek sath na de
bina sinchai, perni ke saath sab khad
60 kilo nitrogen kab milta hai, sinchit ya asinchit
zyada khaad paudha naram kar deti hai, mava ka dar
`,
  'safflower-irrigation-1': `
is water needed at grain filling of kusum
irrigation in safflower, critical stage
well will run dry soon, only a single turn possible, plant is about to flower
is it true that too much water in one go harms this crop
एक सिंचाई उपलब्ध है, कुसुम में किस अवस्था पर
फूल के समय कुसुम को पानी जरूरी है क्या
कुएं में एक ही पाली का पानी, पौधा ऊपर उठ रहा है, अभी दूं
दाना भरते समय जमीन फट रही, पानी देना फायदे का है
kusum murjha raha tab pani dena thik
ek pani he to kardai me kab dale
kuen me ek pali ka pani bacha h fool aane wale hai abhi du kya
pura khet dubo ke pani dena nuksan karega kya
water once at stem rise or at bloom, which is right
field fill up to knee, will plants die
safflower one irrigation
मुरझाने तक रुकना चाहिए या नहीं, एक ही बार पानी
दाना भरते वक्त जमीन फटी, पानी दूं
कुएं में एक बारी का पानी, कब खर्च करूं कि दाना भरे
खेत डुबाकर सिंचाई करने से नुकसान होगा क्या
kardai ek pani
talab sookh raha, phool aane ko hain, ab du kya
halka pani ya bhar ke, karad ki fasal
paudhe jhukte hi pani, ye der to nahi
nazuk samay kaunsa hai paani ke liye
`,
  'safflower-weeds-1': `
kusum plants spread flat and weeds overtake, remedy
weed management in safflower in early stage
it creeps along soil and does not rise, meanwhile grass is knee high
tell me how many rounds of hoe before it starts to stand up
पौधा फैला बैठा है, घास ऊपर, गुड़ाई कब
कितने हफ्ते घास से बचाएं
पौधा उठता ही नहीं, गाजर घास ऊपर चढ़ गई, क्या करें
डवरा दो बार मारना काफी है या और
kusum dhire badhta ghas jyada kya kare
6 hafte tak kusum me gudai kitni
paudha zameen pe chipka hai tan upar aa gaya, kolpa kab
pehle dedh mahine me dawra kitni bar chalana
plant sits like a plate on soil, grass covers it
six weeks of hoeing, is once enough
safflower hoing
चकरी जैसा बैठा, घास सिर चढ़ गई
शुरू के चार हफ्ते खरपतवार छोड़ने से कुछ बिगड़ेगा क्या
पौधा थाली की तरह धरती से सटा, मोथा ऊपर लहरा रहा
दो गुड़ाई करना गलत तो नहीं
kardai nindani
paudha uthta nahi, tan dab gaya, kolpa kab
kitne hafte tak jameen se chipka rehta
gudai ek se zyada lagegi kya shuru me
khurpi ya daura, pehla mahina kya kare
`,
  'safflower-pests-1': `
black insects sucking on kusum top, sticky honey
which companion crop lowers mava
stems have turned black with bugs and my clothes stick when i pass
sown late this year and whole field is gummy, how to avoid next season
करडई पर काले कीड़े लगे, पौधा चिपचिपा
माहू से कुसुम में कितना नुकसान
शेंडे पर काला मावा जमा, चलते हैं तो कपड़े चिपकते हैं
देर से बोया तो रस चूसने वाले काले कीट भर गए, अगली बार क्या करूं
mahu kam karne ko kusum ke sath kya boye
kale chamkile keede kusum ki tip pe
shende pe kala mava bhar gaya pane chikat
kis fasal ki patti beech me le to mava kam aayega
black shiny bugs on tip, plant feels like glue
thirty to eighty percent loss, is it really so much
safflower aphid intercrop
काला मावा शेंडे पर, धनिया साथ बोना कैसा रहेगा
चिपचिपा पौधा, काले चमकते कीट, किससे पूछकर दवा
शेंडे कोलतार जैसे काले, कपड़े चिपकते, आधी पैदावार गई
देर की बोनी में ज्यादा कीड़े लगते हैं क्या
kardai mava
kale kide tehni par jhund me, ras tapak raha
jowar gehu ke saath bone se mava ghatega
nitrogen zyada dene se ulta asar to nahi, mava
KARDAI ME MAVA NIYANTRAN KI JANKARI
`,
  'safflower-pests-2': `
march month buds turning soft and not opening in kardai
maggot inside kusum flower bud, smells bad
opened a wilted bud and tiny legless worms were inside with slimy water
small wasps hovering over the buds, are they friends or enemies
कली में कीड़ा, फूल नहीं खिल रहा मार्च में
सड़ी कली तोड़ना फायदेमंद है क्या
कली मसली तो पानी जैसा निकला और छोटे सफेद कीड़े
बोंडे सड़ रहे हैं, नन्ही ततैया उड़ती दिखती है, वो दुश्मन है क्या
sadi kaliyo ko tod ke nasht kare kya
kali sad rahi kusum ki badbu aati
bond sad rahe pani chhutta aur baas aati
phool khilne se pehle hi kali kali pad ke gali, andar kida
buds rot with smelly water, worms inside in march
is the small wasp friend, spare it
safflower bud fly
कली दबाई तो सड़ा पानी, फूल नहीं खुलेगा
मार्च में कली मक्खी, सड़ी कलियां तोड़ना चलेगा क्या
कली मसलो तो सड़ा पानी, अंदर बिना पैर के कीड़े
नन्ही ततैया मार दूं तो नुकसान होगा क्या
kali makkhi kardai
bond gal gaye, andar kida, badbu aati
phool ki jagah sadi kali latki, kya karu
bigdi kaliyo ko todke mitti me dabana
fagun me kaliyan kali pad gayi
`,
  'safflower-pests-3': `
plants stunted because caterpillar stripped leaves
will wheat rows reduce caterpillar
a naked green worm with lump on its back end has left only veins
which crop grown along discourages leaf stripping worm
इल्ली ने पत्ते साफ किए, कुसुम बौना रह गया
साथ गेहूं बोने से इल्ली घटेगी
पत्तों की सिर्फ नसें बचीं, हरी लट की पूंछ पर गांठ सी है
बढ़वार मारी गई, हरी लट पत्ते चबा गई, बचाव बताओ
patta khane wali ali karadi upay
hari illi kubad wali kardai me
hari lat ne patte chat kar diye sirf danthal bache
kide ki peeth pe jamuni tipke aur pichhe uthaan
green smooth worm, hump at tail, eats leaf to the vein
is wheat between rows keeping the caterpillar away
safflower leaf eating larva
हरी सुंडी की दुम पर गांठ, पत्ते चट
गेहूं साथ बोना सही है क्या, इल्ली कम होगी
पत्तों की जाली बची, लट की पीठ के पीछे ऊंट जैसा कूबड़
बैंगनी धारी वाला कीड़ा, पौधे बौने
kardai hari ali
patte ki nas bachi, lat chikni hai
nitrogen zyada dene se lat badhti kya
kubad wale kide ki dawa kisse puche
paudha badhna band, patti par chhed hi chhed
`,
  'safflower-diseases-1': `
after cloudy drizzle spots increased in irrigated kardai
kusum leaf has dark circles and then shot holes
round rings on leaf like a dart board, centre drops leaving a hole
i irrigated and then it was cloudy three days, brown patches everywhere
एक ही खेत में कुसुम दोबारा बोएं तो झुलसा
पत्ती पर काले छल्ले के धब्बे
पत्तों पर गोल घेरे के अंदर घेरे, बाद में बीच का हिस्सा गिर गया
पिछले साल भी यही फसल थी, अब दाग बहुत हैं, कारण क्या और उपाय
badal ki wajah se kusum me jhulsa
patti pe chhalle jaise dag kusum
badali chhayi thi, pani bhi diya tha, ab patto pe kale gol tipke
patte me goli lage jaise chhed dag ke baad
round rings on leaf then hole, cloudy rain with watering
is sowing same crop each year bringing more spots
safflower alternaria
पत्ते पर छल्ले, बाद में बीच गिरकर सूराख
नीची जमीन पर करडई लेने से करपा होगा क्या
गोल घेरे में घेरा, फिर बीच टूटकर पत्ता छलनी
फुहार और बादल में दाग फैले
kardai karpa
chakri dag ek senti tak, fasal pani wali
har saal usi khet me lena sahi hai kya
bimar paudhe nikal dene se dag rukega
fafund ki dawa kaunsi, kisse puchu
`,
  'safflower-diseases-2': `
trichoderma on kusum seed, does it cut root rot
kardai plants drooping after standing water
patch of plants near the bund went limp, pulled roots are brown and mushy
is it useful to coat grain with friendly fungus before drilling against sudden death
कुसुम बीज पर ट्राइकोडर्मा कितना असर
पानी भराव के बाद कुसुम मुरझाया
मेड़ के पास जहां पानी ठहरा वहीं के पौधे लटक गए
बोने से पहले बीज को ट्राइको लगाने से मर कम होगी क्या
trichoderma se kusum ki jad sadan kam hogi
pani bhara to kusum sukh gaya
jahan pani ruka wahan ke paudhe sukh gaye jad bhuri
mar rog har sal aata hai bij pe kya lagaye
root brown and soft, plant collapsed in puddle part
is trichoderma on seed worth, how much less disease
safflower wilt root rot
पानी दो दिन रुका, पौधे सूखने लगे, जड़ गली
परभणी में बीज पर हरी फफूंद से रोग कितना घटा
पानी ठहरे हिस्से के पौधे लुंज, जड़ भूरी गीली
पानी निकालना ठीक रहेगा क्या, उकठा रुकेगा
kardai mar rog
beej par trichoderma harzianum se fayda
jhuka hua paudha, jad mushk ke sadi
sahne wali kism aur nikas, bas ye hi upay hai kya
11.3 se 5.3 percent kis cheez se
`,
  'safflower-diseases-3': `
seed treatment against rust in kardai
resistant seed for rust
tiny raised pimples on leaf leave rust coloured dust on hand
what should seed be dressed with so that this brown dust sickness stays away
रतुआ से बचाव को कुसुम का कौन सा बीज
करडई तांबेरा के लिए बीज उपचार
पत्ते पर उभरे दाने, छूने से ईंट रंग की धूल
थीरम से बीज शोधन करने पर तांबेरा रुकेगा
bhura powder kusum ke patte pe
kusum bij upchar ratua ke liye
patto pe ubhar aur hath me lal bhuri dhul
tambera rog na lage iske liye agle sal kya karu
brown powder on leaf stains my finger, is it rust
is treated seed enough against brown dust pustules
safflower rust seed
ईंट चूरा जैसा पत्ते पर, हाथ भूरा
तांबेरा के लिए थीरम लगाना चाहिए या नहीं
पत्ते पर भूरी फुंसियां, हथेली पर जंग लग गई
सहनशील किस्म से रतुआ रुकेगा क्या
kardai tambera
bhure fafole patto par, chhune se dhool
agle saal bij saaf lu, kya lagaye bij par
bhura ratua rodhi karadi
patte par chhote bhure ubhar, powder jhadta
`,
  'safflower-harvest-1': `
ready in how many days, kusum heads turned brown
spiny kusum cutting, gloves and early morning
everything has dried brown but thorns are terrible, best hour to cut
parrots are feeding and seeds shatter, should i hurry with the machine
देर से काटने पर दाना झड़ता है क्या करडई
कांटे वाला कुसुम कैसे काटें
पौधा पूरा सूखा है, कांटे हाथ में घुसते, कौन से पहर में काटें
चार महीने हो गए, हार्वेस्टर लगा सकते हैं क्या
combine se kardi kadhni hoti ka
kate wali kardai kaise katna
bhor me kaatna thik rehta hai kya kyuki kante naram
tote dana kha rahe aur jhad bhi raha, kya mashin laga du
spiny plants cut at dawn with gloves, is it right time
hundred thirty days and brown heads, birds came
safflower harvst combine
सुबह ओस में काटना, कांटा कम चुभता है क्या
देर से काटने से दाना झड़ने का नुकसान होगा क्या
सूखे कांटे हाथ चीरते हैं, किस पहर काटूं और कितने दिन की फसल
चार महीने बाद सिर भूरे, ढेरी लगाकर पीटना
kardai kapani
combine lagaun ya haath se, kaante bahut hain
dastane pehen ke kaatna, dopahar me chubhta
chidiya tote dana le gaye, der ho gai
mundak bhure ho gaye to katai karu kya
`,
  'safflower-yield-1': `
production of dsh 185 hybrid kusum
what output from improved kardai
i harvested six quintal on an acre, is it fair for improved seed
how much extra will hybrid pay in weight compared with ordinary improved one
कुसुम एक हेक्टेयर में कितने क्विंटल
उपज प्रति एकड़ कितनी
एकरी छह क्विंटल निकला, सुधरे बीज के हिसाब से ठीक है
हेक्टर में बीस क्विंटल तक जा सकता है क्या
kusum ki paidavar kitni
kardi ekri kiti quintal
ek ekar se 6 quintal hua kam to nahi
sankar biyana lu to kitna quintal milne ki aasha
twenty quintal per hectare from which numbers
is dsh 185 hybrid better than ssf 658 for weight
safflower yeild acre
एनएआरआई-96 हेक्टेयर में कितना देती है
नौ क्विंटल एकड़ की बात सही है क्या
सुधरे बीज से हेक्टेयर में तेरह से बाईस क्विंटल मानूं क्या
एनएआरआई 57 से 15 क्विंटल, बाकी से
kardai utpanna ekri
dsh 185 16 se 22 quintal milega kya
chhe bori ekar, ausat se kam
sudhari kism se kitna fayda upaj me
acre me kam se kam paanch quintal to ho jata
`,
  'safflower-intercropping-1': `
intercropping of chickpea with safflower row ratio
is sorghum with safflower profitable
want gram along with it in strips, how many lines of each give most
research at parbhani on pairing pulses, what came out best
कुसुम के साथ चने की अंतरवर्ती खेती
करडई हरभरा आंतरपीक कितनी लाइन
हरभरा के साथ पट्टे में लेना है, कितनी ओल इसकी कितनी उसकी
परभणी विद्यापीठ ने कौन सी जोड़ी अच्छी बताई
jowar kusum mila ke bona sahi kya
kardai harbhara ki kitni line
masur ya harbhara, kis ke sath jodi achhi aur kitni line
jwari ke sath lagane ki soch raha, nuksan hoga kya
two lines of oilseed and four of gram, did the trial call it best
is sorghum with it in one three a bad pairing
safflower chickpea rows
मसूर की चार और इसकी दो लाइन रखना ठीक रहेगा क्या
परभणी में ज्वार के साथ सबसे कमजोर निकली जोड़ी
हरभरा की चार तास के साथ दो तास लेना, किसने आजमाया
चना साथ बोने से हानि होगी क्या
kardai harbhara 2:4
masur ke chaar tas aur kardai do
jwari bich me lene se jaag barbad hui
kis dal ke saath kataar me sabse achha raha
do ya char line, patte wali kheti kaise
`,
};
