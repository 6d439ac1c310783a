/** Messages that are not about farming; a classifier learns from them. */
export const offTopicExamples = `
who won the toss in today's match
India vs Australia live score please
which team has won the most IPL trophies
what is the lbw rule in simple words
how many players are there in a hockey team
who scored the fastest century in one day cricket
when does the next football world cup begin
tell me the offside rule in football
how to bowl a good yorker
which shoes are best for badminton
how many rounds are there in professional boxing
is kabaddi part of the Olympics
tell me a good thriller movie for tonight
what is the ending of that time travel film
which series should I watch on Netflix this weekend
is the new superhero movie worth watching
who directed Sholay
when will the next season of Mirzapur come
which Indian film won an Oscar for its song
suggest five comedy films for the whole family
which old romantic songs did Kishore Kumar sing
send me the words of a sad song
how do I learn guitar at home
what are the seven notes of music
which singer has won the most Filmfare awards
tonight's episode of the dance reality show
what time does the quiz show come on TV
who is the hero of the film Lagaan
how do actors learn their lines so fast
recommend a podcast to hear while driving
which TV channel shows the wrestling tonight
आज का मैच कौन जीता
भारत और पाकिस्तान का मैच कब है
आईपीएल का फाइनल किस शहर में होगा
विराट कोहली के कितने शतक हैं
ओलंपिक में भारत को कितने पदक मिले
कबड्डी में कितने खिलाड़ी होते हैं
शतरंज में घोड़ा कैसे चलता है
फुटबॉल का विश्व कप किसने जीता
दौड़ने की रफ्तार कैसे बढ़ाएं
बैडमिंटन का रैकेट कौन सा अच्छा है
खो खो के नियम बताओ
आज टीवी पर कौन सी फिल्म आएगी
कोई अच्छी डरावनी फिल्म बताओ
शोले में गब्बर का रोल किसने किया
नई फिल्म का ट्रेलर कब आएगा
साउथ की हिंदी में डब फिल्में बताओ
सास बहू वाला सीरियल कितने बजे आता है
रामायण सीरियल में सीता कौन बनी थी
लता मंगेशकर का सबसे मशहूर गाना कौन सा है
कोई पुराना उदास गाना सुनाओ
शादी में नाचने के लिए गाने बताओ
सबसे ज्यादा कमाई करने वाली फिल्म कौन सी है
ढोलक बजाना कैसे सीखें
हारमोनियम के सुर कैसे पहचानें
क्या इस फिल्म का दूसरा भाग बनेगा
बिग बॉस से इस हफ्ते कौन बाहर हुआ
भोजपुरी के नए गाने कहां मिलेंगे
कौन बनेगा करोड़पति में कैसे जाएं
फिल्मों में काम कैसे मिलता है
बच्चों के लिए कार्टून कौन सा अच्छा है
aaj ka match kaun jeetega
dhoni ab kis team se khelte hain
ipl ki ticket kaise book karu
aaj ka score kya hua bhai
cricket me free hit kab milta hai
test match kitne din ka hota hai
kabaddi league ka final kab hai
football me red card kab dete hain
shatranj me raja aur wazir kaise chalte hain
dream11 me team kaise banaye
badminton ke niyam batao hindi me
kushti ka world champion kaun hai
koi acchi si movie batao yaar
pathaan movie ne kitni kamai ki
kgf 3 kab aa rahi hai
bahubali ko kattappa ne kyu maara
hotstar ka subscription kitne ka hai
sabse accha horror webseries konsa hai
tarak mehta me jethalal kaun hai
arijit singh ka naya gana sunao
shaadi me bajane wale gane ki list do
is gane ke bol likh do
guitar seekhne me kitna time lagta hai
bigg boss is baar kaun jeeta
salman khan ki nayi film kab lagegi
sabse zyada fees lene wala hero kaun hai
hollywood ki best action film batao
mobile par free me movie kaise dekhe
indian idol ka audition kaise de
naagin serial ka naya season kab aayega
my phone hangs a lot what should I do
which phone is best under fifteen thousand rupees
how to recover deleted photos from gallery
WhatsApp is not sending messages since morning
how do I get more followers on Instagram
forgot my email password how to reset it
best laptop for video editing in India
how to take a screenshot on my phone
why is my wifi so slow at night
how to block spam calls on mobile
make a website for my clothes shop
difference between RAM and ROM
write a Python program to reverse a string
how to centre a div in CSS
what is the difference between Java and JavaScript
my code shows null pointer exception
how to make an Excel sheet total automatically
how do I connect the printer to my laptop
is it safe to install apps from unknown links
how to download a reel from Facebook
what is artificial intelligence in simple language
how can I earn money from YouTube
convert this PDF file to Word
which earphones have good battery life
what is the best free antivirus
how to move contacts to a new phone
मेरा मोबाइल चार्ज नहीं हो रहा है
फोन का पासवर्ड भूल गया कैसे खोलें
व्हाट्सएप पर स्टेटस कैसे लगाएं
इंस्टाग्राम की आईडी कैसे बनाएं
फेसबुक का खाता हमेशा के लिए कैसे हटाएं
यूट्यूब चैनल कैसे शुरू करें
दस हजार में सबसे अच्छा फोन कौन सा है
मोबाइल से डिलीट फोटो वापस कैसे लाएं
जियो का सबसे सस्ता रिचार्ज कौन सा है
इंटरनेट बहुत धीमा चल रहा है
लैपटॉप में हिंदी टाइपिंग कैसे करें
कंप्यूटर का आविष्कार किसने किया
कंप्यूटर कोर्स कितने महीने का होता है
एक्सेल में जोड़ कैसे करते हैं
फोन की मेमोरी भर गई है क्या करूं
सिम कार्ड बंद हो गया है कैसे चालू करें
मोबाइल पानी में गिर गया अब क्या करें
कोडिंग सीखने के लिए कहां से शुरू करें
ईमेल आईडी कैसे बनती है
फोटो का बैकग्राउंड कैसे बदलें
ब्लूटूथ से गाने कैसे भेजें
वीडियो एडिट करने वाला ऐप बताओ
टीवी को मोबाइल से कैसे जोड़ें
फोन में वायरस आ गया है
mera phone garam bahut hota hai kya karu
instagram par followers kaise badhaye
whatsapp ka purana chat wapas kaise laye
15000 me best 5g phone batao
facebook id hack ho gayi hai
jio ka recharge plan batao sasta wala
laptop slow chal raha hai kaise thik kare
gmail ka password bhul gaya hu
youtube se paise kaise kamaye
photo edit karne ka accha app batao
mobile ki screen tut gayi kitna kharcha aayega
reel viral kaise hoti hai
html me table kaise banate hai
c language me loop samjhao
computer ke full form batao
pubg mobile kyu band hua tha
truecaller se number kaise hataye
phone me hindi keyboard kaise lagaye
airtel ka data balance kaise check kare
iphone aur android me kya farak hai
snapchat par streak kaise wapas laye
wifi ka password kaise badle
pdf file chhoti kaise kare
telegram channel kaise banaye
chatgpt kaise use karte hai
solve x square minus five x plus six
what is the formula for area of a circle
find the LCM of 12 and 18
write an essay on my best friend
what is Newton's third law of motion
explain the difference between mass and weight
what is the pH of pure water
who discovered gravity
what is the atomic number of oxygen
name the capital of Mongolia
who was the first president of India
when did the second world war end
which is the longest river in the world
why is the sky blue
how many bones are there in the human body
who wrote the national anthem
what are the seven wonders of the world
state the Pythagoras theorem with an example
explain active and passive voice with examples
when is the class ten board exam this year
how to prepare for NEET in six months
what is the syllabus of SSC CGL
cut off marks for UPSC prelims last year
how to write a leave application to my principal
which college is best for MBA in Pune
how do I stop fear before exams
what is the square root of 225
who built the Taj Mahal and why
what is the chemical name of common salt
how far is Delhi from Tokyo
give me ten synonyms of happy
how does a rainbow form
भारत की राजधानी क्या है
सत्रह का पहाड़ा सुनाओ
वृत्त का क्षेत्रफल कैसे निकालते हैं
अकबर का जन्म कहां हुआ था
पानीपत की पहली लड़ाई कब हुई
न्यूटन का दूसरा नियम समझाओ
मानव शरीर में कितनी हड्डियां होती हैं
संज्ञा और सर्वनाम में क्या अंतर है
दुनिया का सबसे बड़ा महासागर कौन सा है
संविधान कब लागू हुआ था
मेरे प्रिय मित्र पर निबंध लिखो
दसवीं का रिजल्ट कब आएगा
बारहवीं के बाद कौन सा कोर्स करें
प्रकाश की गति कितनी होती है
सबसे ऊंची पर्वत चोटी का नाम बताओ
मुगल साम्राज्य का अंत कैसे हुआ
छुट्टी के लिए प्रधानाचार्य को पत्र लिखो
नीट की तैयारी घर पर कैसे करें
पढ़ाई में मन नहीं लगता क्या करूं
परीक्षा में अच्छे नंबर कैसे लाएं
सम और विषम संख्या क्या होती है
बिजली का बल्ब किसने बनाया
विटामिन सी की कमी से कौन सा रोग होता है
अंग्रेजी बोलना कैसे सीखें
एक किलोमीटर में कितने मीटर होते हैं
लाल किला किसने बनवाया
विलोम शब्द बताओ सुख का
जापान की मुद्रा का नाम क्या है
पृथ्वी की परिधि कितनी है
छात्रवृत्ति का फॉर्म कब निकलेगा
square root nikalne ka tarika batao
12 ka table likh do
2 aur 2 kitne hote hai
percent kaise nikalte hai samjhao
triangle ka area nikalne ka formula kya hai
bharat ke pehle pradhan mantri kaun the
tajmahal kab bana tha
sabse bada desh kaunsa hai
french revolution kyu hua tha
electron ki khoj kisne ki
periodic table ke pehle bees element batao
homework me madad karo please
hindi me nibandh likho diwali par
board exam ka date sheet kab aayega
ssc gd ki taiyari kaise kare
upsc me kitne attempt milte hai
b.ed karne me kitna kharcha aata hai
iti me kaunsa trade accha hai
english bolna kaise sikhe jaldi
padhai me man nahi lagta
tense ke example do hindi me
noun kise kehte hai
jee main ka cutoff kitna gaya
gk ke 10 sawal pucho mujhse
duniya ki sabse lambi nadi
australia ki rajdhani kya hai
akbar ke navratno ke naam batao
science project ka idea do class 8
pani ubalta kitne degree par hai
ctet ka form kab bhara jayega
school ki fees ki rasid kho gayi
how do I write a resume for a fresher
is there any railway recruitment this month
what is the salary of a bank clerk
how to negotiate salary in an interview
work from home jobs for housewives
tell me about yourself sample interview answer
what is the retirement age of a teacher
how to become an airline pilot
who is the chief minister of Kerala
how many seats are there in Lok Sabha
which party will win the next election
how do I apply for a voter id card
what is the meaning of secularism
when was the emergency declared in India
tell me the story of Lord Krishna
what is the meaning of the Gayatri mantra
when does Ramadan start this year
why do Christians celebrate Easter
which god should I pray to on Tuesday
what is the date of Diwali this year
how to make a rangoli for Diwali
what is my horoscope for today
which zodiac sign suits a Leo
is it lucky to wear a blue stone
what does number seven mean in numerology
timings of the Golden Temple
रेलवे में भर्ती कब निकलेगी
पुलिस की भर्ती के लिए लंबाई कितनी चाहिए
सरकारी नौकरी का फॉर्म कहां भरें
शिक्षक की तनख्वाह कितनी होती है
घर बैठे पैसे कैसे कमाएं
आंगनवाड़ी में नौकरी कैसे मिलेगी
कलेक्टर बनने के लिए क्या पढ़ना पड़ता है
दुबई में नौकरी कैसे मिलती है
प्रधानमंत्री का पूरा नाम क्या है
हमारे राज्य का मुख्यमंत्री कौन है
अगला चुनाव कौन जीतेगा
विधायक का वेतन कितना होता है
वोटर लिस्ट में नाम कैसे जुड़वाएं
राष्ट्रपति का चुनाव कैसे होता है
हनुमान चालीसा सुनाओ
एकादशी कब है इस महीने
नवरात्रि में कलश कैसे स्थापित करें
गीता का पहला श्लोक क्या है
ईद कब मनाई जाएगी
करवा चौथ का चांद कब निकलेगा
शिवजी को कौन सा फूल चढ़ाएं
होली का शुभ मुहूर्त बताओ
आज का राशिफल मेष राशि
मेरी कुंडली में मंगल दोष है क्या
सपने में सांप दिखने का मतलब
शनि की साढ़े साती कैसे उतरेगी
घर में तुलसी किस दिशा में रखें वास्तु
नजर उतारने का उपाय बताओ
रक्षाबंधन पर बहन को क्या दूं
केदारनाथ के कपाट कब खुलेंगे
railway group d ki bharti kab aayegi
army me jane ke liye kya umar chahiye
ghar baithe job chahiye ladies ke liye
bank po ki salary kitni hoti hai
resume kaise banaye mobile se
interview me kya puchte hai
police constable ki height kitni chahiye
private naukri chhod du ya nahi
amazon delivery boy kaise bane
pm kaun hai abhi bharat ke
agle chunav me kiski sarkar banegi
modi ji ki umar kya hai
sarpanch ka chunav kaise ladte hai
mla aur mp me kya fark hai
voter card online kaise banaye
hanuman chalisa likh kar do
satyanarayan katha ki vidhi batao
aaj kaun si tithi hai
eid kab hai is saal
diwali par kya gift du boss ko
holi ke rang chehre se kaise hataye
ganesh chaturthi ki murti kahan milegi
navratri ke nau rang kaunse hai
mera rashifal batao kumbh rashi
kundli milan online kaise kare
vastu ke hisab se kitchen kis disha me
sapne me marna dekhna kaisa hota hai
shani dev ko kaise khush kare
tirupati darshan ka ticket kaise book kare
peepal ke ped par bhoot rehta hai kya
how do I propose to a girl I like
my husband does not talk to me
how to forget my ex girlfriend
what gift should I give my wife on anniversary
what to do when your best friend ignores you
love marriage or arranged marriage which is better
tell me a funny joke please
ask me a riddle
write a short poem about the moon
tell me a bedtime story for my son
translate good morning into Tamil
what does serendipity mean
write a caption for my beach photo
write a birthday wish for my elder sister
draft a resignation letter for me
write a complaint letter about street lights
can you sing a song for me
are you a human or a robot
who made you and how old are you
do you love me
what is your favourite colour
you are so stupid
are you married or single
what are you doing tonight
can I be your friend forever
do you dream when you sleep
I am feeling very lonely today
let us play truth or dare
suggest a name for my baby girl
what does the name Aarav mean
suggest a cute name for my puppy
tell me a real ghost story
I saw a flying horse in my dream
what is the meaning of life
is there life after death
do we really have free will
लड़की को प्रपोज कैसे करूं
मेरी बीवी रूठ गई है कैसे मनाऊं
मेरी शादी कब होगी
सच्चा प्यार क्या होता है
पहली मुलाकात में क्या बात करें
दोस्त ने धोखा दिया मन दुखी है
सास से झगड़ा रोज होता है
कोई मजेदार चुटकुला सुनाओ
एक पहेली पूछो मुझसे
मां पर एक कविता लिखो
दोस्ती पर शायरी सुनाओ
राजा और रानी की कहानी सुनाओ
अकबर बीरबल का किस्सा सुनाओ
इस वाक्य का अंग्रेजी में अनुवाद करो
धन्यवाद को संस्कृत में क्या कहते हैं
दोस्त को जन्मदिन की बधाई कैसे लिखूं
शादी के कार्ड पर क्या लिखें
बैंक मैनेजर को पत्र कैसे लिखें
तुम इंसान हो या मशीन
तुम्हारा नाम किसने रखा
क्या तुम मुझसे शादी करोगी
तुम्हारी उम्र क्या है
मेरे लिए गाना गाओ
तुम कहां रहते हो
क्या तुम मुझसे प्यार करते हो
आज मन बहुत उदास है
मुझे नींद नहीं आती क्या करूं
बेटे के लिए अच्छा सा नाम बताओ
र अक्षर से लड़की का नाम
कुत्ते के पिल्ले का प्यारा नाम बताओ
भूत सच में होते हैं क्या
चुड़ैल की कहानी सुनाओ
सपने में पानी देखना शुभ है क्या
जीवन का अर्थ क्या है
मरने के बाद आत्मा कहां जाती है
खुश रहने का राज क्या है
gf ko kaise manau naraz hai
crush ko kaise impress karu
meri shadi kab hogi batao
breakup ke baad kya karu
pati se jhagda ho gaya
ladki ka number kaise mangu
dosti par shayari bhejo
koi mast joke sunao
paheli pucho aur jawab bhi dena
papa ke liye ek kavita likho
chand par shayari likho do line ki
ek raja ki kahani sunao
i love you ko bengali me kya bolte hai
iska matlab english me batao
insta bio likh do attitude wala
bhai ke birthday par kya status dalu
shaadi ka invitation message likh do
chutti ke liye application likh do
tum ladka ho ya ladki
tumhe kisne banaya hai
kya tum mujhse pyar karte ho
tum khana khate ho kya
mujhse baat karo bore ho raha hu
tum pagal ho kya
good morning kaise ho tum
tumhari shadi ho gayi kya
gana gaa kar sunao na
chal jhutha tu robot hai
beti ka naam a se batao
judwa bachcho ke naam batao
billi ka pyara sa naam rakhna hai
bhoot wali kahani sunao raat wali
kal raat ajeeb sapna aaya tha
zindagi ka matlab kya hai
kya bhagwan sach me hai
akela mehsus karta hu dost nahi hai
how to apply aloe vera gel on face at night
does neem face pack remove pimples
haldi and besan ubtan for glowing skin
which oil is best for hair fall
is amla oil good for grey hair
multani mitti face pack for oily skin
does onion juice help hair grow back
rose water for dark circles under eyes
how to remove tan with curd and lemon
cucumber slices for puffy eyes
coconut oil for dry lips in winter
best sunscreen for oily skin
how to make mehndi darker on hands
tea tree oil for dandruff
can I put potato juice on my face
how to get rid of acne scars fast
rice water for long shiny hair
which lipstick shade suits wheatish skin
how to style short curly hair
what should I wear to a farewell party
which saree is good for a summer wedding
how to remove ink stain from white shirt
when does the big shopping sale begin
how to return an order on Amazon
is this brand of watch original or fake
where to buy cheap shoes in Delhi
best perfume for men under thousand
how to wash a silk saree at home
gift ideas for a house warming party
what size of ring should I buy
चेहरे पर एलोवेरा कैसे लगाएं
मुल्तानी मिट्टी का फेस पैक कैसे बनाएं
बेसन और हल्दी का उबटन बनाने की विधि
बाल झड़ना कैसे रुकेगा
आंवला तेल से बाल काले होते हैं क्या
नीम के पत्तों से मुंहासे कैसे ठीक करें
दही लगाने से रूसी जाती है क्या
प्याज का रस बालों में कितनी देर लगाएं
आंखों के नीचे काले घेरे कैसे हटाएं
खीरे का रस चेहरे पर लगाने के फायदे
गोरा होने की क्रीम कौन सी अच्छी है
गुलाब जल चेहरे पर रोज लगा सकते हैं
मेंहदी में क्या मिलाएं कि रंग गहरा आए
नारियल तेल में कपूर मिलाकर बालों में लगाएं
टमाटर से चेहरे का कालापन कैसे हटाएं
फटी एड़ियों के लिए क्या लगाएं
पपीते का फेस पैक कैसे बनता है
होंठ गुलाबी कैसे करें
सफेद बाल काले करने का घरेलू तरीका
मेथी दाना पीसकर बालों में लगाने के फायदे
शादी में कौन सा लहंगा पहनूं
साड़ी कैसे बांधते हैं
कपड़ों से हल्दी का दाग कैसे हटाएं
ऑनलाइन जूते कहां सस्ते मिलते हैं
फ्लिपकार्ट का सामान वापस कैसे करें
बनारसी साड़ी असली है कैसे पहचानें
सर्दी के लिए अच्छी जैकेट बताओ
आजकल कौन सा फैशन चल रहा है
नाखून लंबे कैसे करें
बच्चों के कपड़े किस दुकान पर मिलेंगे
chehre par aloe vera gel lagane ke fayde
haldi dahi ka face pack kaise banaye
baal jhad rahe hai kya lagau
neem ka pani muh dhone ke liye accha hai
multani mitti roz laga sakte hai kya
pimple ke daag kaise hataye gharelu upay
amla reetha shikakai shampoo banane ka tarika
pyaz ka ras balo me lagane se baal ugte hai
gulab jal aur glycerin ka use kaise kare
besan se gora kaise hote hai
nimbu aur shahad chehre par lagane se kya hota
dandruff ke liye konsa shampoo accha
sarso ka tel balo me lagana chahiye kya
kale ghere hatane ke liye aloo ka ras
gore hone ka tarika batao
methi aur nariyal tel hair mask
daadhi kaise ugaye jaldi
tamatar chehre par ragadne se kya hota hai
chawal ka pani face par lagaye
fair and lovely se gora hote hai kya
coffee scrub banane ki vidhi
shadi me kya pehnu samajh nahi aa raha
meesho se order cancel kaise kare
amazon par sale kab lagegi
jeans ka size kaise pata kare
saree ke sath kaunsi jewellery pehne
sofe ka kapda kaise saaf kare
ladko ke liye hair style batao
kapde se chai ka daag kaise nikale
naya parlour kholna hai naam batao
is haldi milk good for a sore throat
how to make tulsi kadha for cold
methi water on empty stomach benefits
does karela juice lower my blood sugar
how to lose belly fat in one month
best exercise for broad shoulders
how many calories are in one banana
is it safe to eat eggs every day
garlic in the morning for cholesterol
what to eat when I have loose motions
how to reduce fever in a small child
home remedy for acidity and gas
does cinnamon tea help in losing weight
ajwain water for stomach pain
how much protein is in paneer
is jaggery better than sugar for diabetics
I have back pain from sitting all day
which fruit is good during pregnancy
how to increase haemoglobin with beetroot juice
amla juice for better eyesight
clove oil for toothache relief
how much water should I drink daily
which yoga pose is good for knees
my blood pressure is high what to eat
symptoms of dengue fever in adults
how to quit smoking for good
can I take paracetamol twice a day
what is a keto diet chart
हल्दी वाला दूध पीने के फायदे
तुलसी का काढ़ा कैसे बनाते हैं
मेथी का पानी पीने से वजन घटता है क्या
शुगर में करेले का जूस कब पिएं
पेट की चर्बी कैसे कम करें
सर्दी जुकाम का घरेलू इलाज बताओ
खांसी में अदरक और शहद कैसे लें
दांत दर्द में लौंग कैसे लगाएं
लहसुन खाने से बीपी कम होता है क्या
पथरी में कुलथी की दाल का पानी पिएं क्या
गिलोय का रस पीने से बुखार उतरता है क्या
जामुन की गुठली का चूर्ण शुगर में कैसे लें
खून बढ़ाने के लिए क्या खाएं
गर्भवती महिला को पपीता खाना चाहिए या नहीं
वजन बढ़ाने के लिए केला और दूध कब लें
घुटनों के दर्द में कौन सा तेल मलें
जिम जाने से पहले क्या खाना चाहिए
रोज कितने बादाम खाने चाहिए
अजवाइन का पानी गैस में कैसे पिएं
आंवला का मुरब्बा खाने से क्या फायदा
डेंगू में पपीते के पत्ते का रस कितना पिएं
बच्चे को दस्त लग गए क्या खिलाएं
सिर दर्द जल्दी कैसे ठीक हो
मुंह में छाले हो गए हैं
नींद अच्छी आने का उपाय बताओ
पीलिया में गन्ने का रस पीना चाहिए क्या
कब्ज में इसबगोल कैसे लेते हैं
शराब की आदत कैसे छुड़ाएं
haldi doodh raat ko pine ke fayde
tulsi adrak ka kadha kaise banaye
methi ka pani subah khali pet pina chahiye
sugar wale karela ka juice kitna piye
vajan kaise kam kare ek mahine me
pet ki charbi ghatane ki exercise batao
body banane ke liye kya khaye
gym me pehle din kya karna chahiye
khansi ho rahi hai gharelu nuskha batao
dant dard me laung lagane se aaram milega
lehsun khane se cholesterol kam hota hai kya
neem ki daatun karne se kya hota hai
pathri ka gharelu ilaj kya hai
bp high hai to namak khana chahiye
khoon ki kami me chukandar khaye ya anar
giloy ka kadha kitne din piye
ajwain aur kala namak gas me kaise le
pregnancy me papita kha sakte hai
ghutno ke dard ka tel kaise banaye
bukhar 102 hai bachche ko kya karu
ek ande me kitna protein hota hai
doodh ke sath kela khana chahiye ya nahi
mujhe neend nahi aati raat bhar
lauki ka juice pine se dil theek rehta hai kya
height badhane ka tarika batao
chashma hatane ke liye kya khaye
sir dard ho raha hai subah se
thyroid me kya parhej kare
how to make baingan bharta at home
palak paneer recipe like a restaurant
how to stop aloo paratha from breaking
easy chicken curry recipe for beginners
how to make thick mango shake
recipe for lemon achar without oil
what goes with rajma for dinner
how long to boil eggs for soft yolk
how to fry fish without it sticking
mutton biryani recipe for ten people
how to set thick curd at home
how to make ghee from malai in the kitchen
gajar ka halwa recipe with khoya
why did my idli turn out hard
how to make crispy dosa batter
bhindi fry without stickiness recipe
how to cut a pineapple neatly
tomato soup recipe without cream
how much water for one cup of basmati rice
how to make garam masala at home
best way to store coriander leaves in fridge
how to remove bitterness from karela sabzi
cauliflower manchurian recipe step by step
how to make paneer soft before cooking
can I freeze boiled green peas
how to bake a chocolate cake in cooker
egg bhurji recipe with onion and tomato
what can I cook with leftover rice
how to make masala chai for six guests
pumpkin curry recipe in Bengali style
prawn coconut curry Goan recipe
how to grind soaked urad dal for vada
my dal has too much salt what to do
mushroom masala gravy without cashew
how to make popcorn in a pressure cooker
strawberry jam recipe with little sugar
which knife is best for cutting vegetables
how to clean a burnt steel pan
what is the microwave time for boiled potatoes
lunch box ideas for my school going son
how to peel garlic quickly in the kitchen
banana bread recipe without oven
बैंगन का भरता कैसे बनाते हैं
पालक पनीर बनाने की विधि
आलू के परांठे में क्या मसाला डालें
चिकन करी का मसाला कैसे भूनें
मैंगो शेक में दूध कितना डालें
आम का अचार बनाने की विधि बताओ
नींबू का अचार खराब क्यों हो जाता है
भिंडी की सब्जी चिपचिपी क्यों बनती है
करेले की सब्जी की कड़वाहट कैसे निकालें
लौकी के कोफ्ते कैसे बनते हैं
कद्दू की सब्जी पूड़ी वाली रेसिपी
सरसों का साग और मक्के की रोटी कैसे बनाएं
बाजरे की रोटी टूटती है कैसे बनाऊं
गाजर का हलवा कितनी देर पकाएं
मटर पनीर में ग्रेवी गाढ़ी कैसे करें
मछली का झोल बंगाली तरीके से
अंडा करी की आसान रेसिपी
अंडे कितनी देर उबालने चाहिए
दही घर पर कैसे जमाएं
दूध फट गया तो उससे क्या बनाएं
छाछ का मसाला कैसे तैयार करें
चावल खिले खिले कैसे बनें
दाल तड़का में क्या क्या पड़ता है
राजमा जल्दी कैसे गलाएं
छोले भटूरे बनाने का तरीका
मूंग दाल का चीला बनाना सिखाओ
बेसन के लड्डू कैसे बनते हैं
तिल की चिक्की घर पर कैसे बनाएं
प्याज के पकौड़े कुरकुरे कैसे हों
टमाटर की चटनी मोमो वाली
पुदीने की चटनी काली पड़ जाती है
धनिया पाउडर घर पर कैसे पीसें
गोभी के परांठे की स्टफिंग
मशरूम की सब्जी ढाबे जैसी
कटहल की सब्जी मसालेदार बनाने की विधि
अरबी के पत्तों के पतोड़ बनाना
सांभर मसाला में क्या डलता है
चाय में इलायची कब डालें
सेवई की खीर कैसे बनाऊं
कढ़ी फट क्यों जाती है
मेहमान आ रहे हैं खाने में क्या बनाऊं
कुकर की सीटी नहीं आ रही
baingan bharta ki recipe batao
palak paneer kaise banate hai
aloo paratha banane ka tarika
chicken curry dhaba style kaise banaye
mango shake gadha kaise hoga
aam ka achar dalne ki vidhi
nimbu ka khatta meetha achar
mirchi ka achar bharwa kaise banaye
gobhi ka paratha fat jata hai
bhindi masala recipe hindi me
karela fry kaise banaye kadwa na lage
lauki ki sabzi tasty kaise banaye
tinda aur tori ki sabzi ka masala
gajar ka halwa banane me kitna doodh lagega
matar pulao kaise banta hai
machhli fry karne ka masala
egg curry ki asan recipe
anda bhurji kaise banate hai
mutton korma ki recipe bhejo
biryani me kesar kab dalte hai
dahi khatta ho gaya kya banau
doodh se paneer ghar par kaise banaye
makhan se ghee nikalne ka tarika
rajma chawal ki recipe do
chole ko kitni der bhigoye banane ke liye
masala dosa ka batter kaise banaye
idli spongy kaise banegi
dhokla fulta nahi hai kyu
jalebi ghar par kaise banaye
gulab jamun fat jate hai tel me
besan ki kadhi me pakode kab dale
poha banane me pyaz pehle dale kya
suji ka halwa kaise banate hai
makke ki roti belna sikhao
bajre ki khichdi kaise banate hai
arbi ki sabzi khujli kyu karti hai hath me
pudina chutney me dahi dale ya nahi
lehsun ki chutney rajasthani style
kaddu ki kheer vrat wali
sabudana khichdi chipakti kyu hai
fridge me dhaniya patta taza kaise rakhe
cake bina ande ke kaise banaye
what time does the Rajdhani leave from Delhi
how to book a tatkal train ticket
check PNR status of my ticket
best places to visit in Goa in December
which hotel is cheap near Jaipur station
how to apply for a US tourist visa
how many kilos of luggage in a flight
how do I renew my passport
which restaurant has the best biryani in Hyderabad
is there a good pizza place near me
how much tip should I give a waiter
plan a three day trip to Manali
which car is best for a family of five
my bike does not start in the morning
what is the petrol price in Mumbai today
how often should I change engine oil in my car
electric scooter or petrol scooter which to buy
how do I get a driving licence online
how to clear my traffic challan
what is the cost of building a two bedroom house
which paint is good for bedroom walls
my ceiling fan is making noise
why does the main switch keep tripping at home
water is leaking from bathroom roof
which wood is best for a double bed
how to fix a dripping kitchen tap
AC is not cooling my room
best mattress for back pain
interior design ideas for a small hall
how do I clean white tiles in bathroom
washing machine drum is not spinning
पटना से दिल्ली की ट्रेन कितने बजे है
तत्काल टिकट कैसे बुक करें
गोवा घूमने कब जाना चाहिए
वैष्णो देवी कैसे पहुंचें
पासपोर्ट बनवाने में कितना खर्च आता है
अमेरिका का वीजा कैसे मिलेगा
हवाई जहाज में कितना सामान ले जा सकते हैं
मसूरी में सस्ता होटल बताओ
बनारस में घूमने की जगहें
शिमला में बर्फ कब गिरती है घूमने जाना है
पास में कोई अच्छा रेस्टोरेंट बताओ
सबसे अच्छे गोलगप्पे कहां मिलते हैं
पेट्रोल का दाम आज कितना है
कार का माइलेज कैसे बढ़ाएं
मोटरसाइकिल स्टार्ट नहीं हो रही
स्कूटी की सर्विस कितने दिन में करानी चाहिए
ड्राइविंग लाइसेंस कैसे बनवाएं
गाड़ी का चालान कैसे भरें
कार चलाना कैसे सीखें
पुरानी गाड़ी कितने में बिकेगी
मकान बनाने में कितना सीमेंट लगेगा
छत से पानी टपक रहा है
कमरे में कौन सा रंग करवाएं
पंखा बहुत धीरे चल रहा है
घर की बिजली बार बार जाती है
ट्यूबलाइट नहीं जल रही है
फ्रिज ठंडा नहीं कर रहा
दरवाजे का ताला बार बार अटक जाता है
सोफा सेट कितने का आएगा
रसोई की चिमनी कैसे साफ करें
बाथरूम का नल टपक रहा है
lucknow se mumbai ki train kab hai
pnr status check karna hai
waiting ticket confirm hoga ya nahi
irctc ka account kaise banaye
goa jane ka sahi time kya hai
manali me barf kab milegi
dubai ka visa kitne ka hai
flight me powerbank le ja sakte hai kya
sasta hotel batao haridwar me
kashmir ghumne ka kharcha kitna
swiggy se order kaise kare
sabse badhiya momos kahan milte hai delhi me
zomato ka refund nahi aaya
petrol aaj kitne ka hai
splendor ka mileage kitna deti hai
bullet lena chahiye ya apache
gaadi ka insurance khatam ho gaya
car ka ac thanda nahi kar raha
bike ka chain set kab badle
driving licence ka test kaise dete hai
helmet kaunsa accha hai
ghar banane me kitna sariya lagega
2 bhk ka naksha bana do
deewar me seelan aa rahi hai
pankha awaaz kar raha hai
inverter ki battery kitne saal chalti hai ghar ki
mixer grinder band ho gaya
bijli ka bill zyada kyu aaya ghar ka
palang kaunsi lakdi ka accha hota hai
ghar me safedi kab karani chahiye
cooler ki ghaas kitne ki aati hai
how do I increase my credit card limit
my UPI payment failed but money was deducted
should I buy shares of this bank now
what is a mutual fund SIP
is bitcoin legal in India
car insurance renewal online cheapest company
what is the gold rate of 22 carat today
lottery result of Kerala today
how to file income tax return for salaried person
how to close my savings account
home loan EMI for thirty lakh rupees
how to play rummy and win
cheat codes for GTA Vice City
how to reach a higher rank in Free Fire
which board game is good for kids
remote control car toy is not working
how to solve a Rubik's cube
how do I file an FIR for a stolen phone
what is the process of mutual divorce
can police check my phone without a warrant
how to change my surname after marriage
punishment for cheque bounce
how many moons does Jupiter have
how far is the sun from the earth
what is a black hole made of
is there water on Mars
temperature in New York right now
will it snow in London this week
what is the weather like on Venus
is it raining in Dubai today
what is the latest news about the war
which countries have nuclear weapons
who is the richest man in the world
who founded Google
what does Infosys do
who is the CEO of Microsoft
क्रेडिट कार्ड का बिल कैसे भरें
यूपीआई से पैसा गलत खाते में चला गया
कौन से शेयर खरीदने चाहिए
म्यूचुअल फंड में पैसा कैसे लगाएं
बिटकॉइन क्या होता है
कार का बीमा कितने का होता है
आज सोने का भाव क्या है
चांदी की पायल कितने की आएगी
लॉटरी का नंबर कैसे निकलता है
एटीएम का पिन भूल गया हूं
बैंक में खाता कैसे खुलवाएं शहर में
आयकर रिटर्न कैसे भरें
घर के लिए लोन कितने साल का मिलता है
लूडो में जीतने की चाल बताओ
फ्री फायर में डायमंड कैसे मिलते हैं
ताश का कोई खेल सिखाओ
बच्चे के लिए खिलौना कौन सा लूं
थाने में रिपोर्ट कैसे लिखवाएं
तलाक लेने में कितना समय लगता है
पति मारपीट करता है शिकायत कहां करूं
मोबाइल चोरी की शिकायत कैसे करें
धारा 420 क्या है
चांद पर सबसे पहले कौन गया था
सूरज कितना गर्म होता है
मंगल ग्रह पर जीवन है क्या
ग्रहण कब लगेगा इस साल
लंदन में अभी मौसम कैसा है
दुबई में आज कितनी गर्मी है
शनि ग्रह पर बारिश होती है क्या
आज की ताजा खबर सुनाओ
रूस और यूक्रेन की लड़ाई क्यों हो रही है
दुनिया का सबसे अमीर आदमी कौन है
टाटा कंपनी का मालिक कौन है
एप्पल कंपनी किसने बनाई
अंबानी का घर कितने मंजिल का है
तीसरा विश्व युद्ध होगा क्या
credit card kaise banwaye bina income proof
google pay ka payment atak gaya hai
share market me paisa kaise lagaye
sip kitne rupaye se shuru kare
bitcoin ka rate aaj kitna hai
bike ka bima online kaise kare
sona kitne ka hai aaj
lottery me 1 crore kaise jeete
atm card kho gaya block kaise kare
cibil score kaise badhaye
personal loan turant kaise milega
itr bharne ki last date kya hai
phonepe ka pin kaise badle
ludo me chhakka kaise laye
free fire me headshot kaise mare
candy crush ka level paar nahi ho raha
chess ki best opening batao
bachche ke liye cycle konsi le
fir kaise likhwaye online
talaq ke baad bachcha kiske paas rahega
property ka vakil kitni fees leta hai
padosi raat ko shor karta hai shikayat kaha kare
court marriage kaise kare
kitne graha hai solar system me
chandrayaan 3 kab utra tha
suraj se dharti kitni door hai
alien sach me hote hai kya
canada me abhi kitni thand hai
singapore me barish ka mausam kab hota hai
mangal graha par kitni thand hoti hai
aaj ki taza khabar batao
ukraine ki ladai khatam hui kya
elon musk ke paas kitna paisa hai
duniya ka sabse amir aadmi kaun hai
reliance ka malik kaun hai
flipkart company kisne banayi
is the new apple phone worth the price
write python code to sort a list
how big does a python snake get
what is a bull market in shares
how to raise seed funding for my startup
plant a kiss on her cheek poem idea
steps of the harvest festival dance for school function
find the roots of the equation x squared minus nine
explain binary tree in data structures
which branch of the bank is open on Saturday
how do I buy stock of a car company
a required field in the form is blank
how to crop a photo on my phone
my computer mouse is not clicking
how to fix a bug in my code
which cloud storage is free up to fifteen gigabytes
how to use spray paint on a bike
fastest way of hair growth for men
what snacks to serve at a tea party
when is rose day in Valentine week
which blackberry phone had a keyboard
how to root my android phone
what is a leaf node in a tree
time complexity of a random forest model
how to create a git branch from main
how do magnetic fields work in physics
fielding positions in cricket explained
farmhouse for a weekend party near Delhi
how to play Farmville on laptop
cheats for the Hay Day game
what is a server farm in computing
mushroom haircut for boys photos
what is the meaning of the idiom cherry pick
use the idiom bad apple in a sentence
meaning of couch potato
meaning of as cool as a cucumber
what does spill the beans mean
what is a raspberry pi used for
orange is the new black next season
lemon yellow kurta with which dupatta
who sang the song Lemon Tree
what colour goes with olive green trousers
who wrote the novel Animal Farm
summary of the poem Daffodils by Wordsworth
draw a family tree for my class project
Christmas tree decoration ideas at home
what is crop top and how to wear it
how to win the chicken dinner in PUBG
cast of the bee cartoon movie
what is Apache Hive used for
what is a web crawler spider
worm virus in my laptop how to delete
what is the yield of a government bond
money does not grow on trees meaning
how to grow my business on Instagram
spider man movie order to watch
how to water proof a mobile phone
the grass is always greener meaning
एप्पल का फोन कितने का है
पाइथन कोड में लूप कैसे लिखें
समीकरण के मूल कैसे निकालते हैं
बैंक की शाखा कितने बजे खुलती है
फोटो क्रॉप कैसे करते हैं
कंप्यूटर का माउस काम नहीं कर रहा
किसान मूवी का हीरो कौन है
किसान फिल्म का गाना सुनाओ
मदर इंडिया फिल्म में किसान कौन बना
लगान फिल्म की कहानी बताओ
वृषभ राशि यानी बैल वालों का आज का दिन
रोज डे पर गर्लफ्रेंड को क्या लिखूं
गुलाब का फूल देकर प्यार कैसे जताएं
बालों की जड़ें मजबूत कैसे करें
बालों की ग्रोथ के लिए क्या लगाएं
फसल के त्योहार पर नाच का गाना
बैसाखी पर भाषण लिखो स्कूल के लिए
लोहड़ी पर क्या पहनें
पोंगल की बधाई का संदेश लिखो
ओणम पर रंगोली कैसे बनाएं
अंगूर खट्टे हैं मुहावरे का अर्थ
ऊंट के मुंह में जीरा का अर्थ बताओ
आम के आम गुठलियों के दाम का मतलब
भैंस के आगे बीन बजाना वाक्य प्रयोग
एक अनार सौ बीमार का अर्थ क्या है
घर की मुर्गी दाल बराबर का मतलब
काला अक्षर भैंस बराबर मुहावरा समझाओ
ऊंट किस करवट बैठता है मुहावरे का अर्थ
जैसा बोओगे वैसा काटोगे पर निबंध
बंदर क्या जाने अदरक का स्वाद
राई का पहाड़ बनाना मुहावरा
थाली का बैंगन किसे कहते हैं
गाय पर दस लाइन का निबंध लिखो
मेरा प्रिय फल आम पर निबंध
पेड़ पर कविता सुनाओ बच्चों वाली
मछली जल की रानी है कविता
लकड़ी की काठी काठी पे घोड़ा गाना
चूहे और शेर की कहानी सुनाओ
चींटी और टिड्डे की कहानी
खरगोश और कछुए की दौड़ की कहानी
सपने में गाय देखने का मतलब
सपने में खेत देखना कैसा होता है
सपने में मछली पकड़ना शुभ है क्या
मुर्गी पहले आई या अंडा
दीवार पर पेड़ की पेंटिंग कैसे बनाएं
आम का चित्र बनाना सिखाओ
चाय की दुकान का नाम बताओ
बीज मंत्र का जाप कैसे करें
बीज गणित के सूत्र लिखो
जंगल बुक का मोगली कौन था
वनस्पति शास्त्र में एमएससी कहां से करें
शेयर बाजार में बुल और बेयर क्या है
क्लाउड में फोटो कैसे रखें
स्प्रे वाला परफ्यूम कौन सा अच्छा है
ट्रैक्टर वाला नया हरियाणवी गाना
apple ka naya phone kab launch hoga
python seekhne me kitna time lagega
kisan movie ka gaana bhejo
kisan andolan par bani film ka naam
bull market ka matlab kya hai
startup ke liye seed funding kaise mile
equation ka root kaise nikale
data structure me tree kya hota hai
sbi ki branch kaunsi paas me hai
reliance ka stock kharidu ya bechu
form me father name wali field khali hai
photo crop kaise kare mobile me
mouse ka cursor hil nahi raha laptop me
code me bug kaise dhunde
google cloud storage full ho gaya
bike par spray paint kaise kare
hair growth ke liye konsa serum le
rose day kab hai aur kya bheju
tea party ke liye dress batao
phone root karne se kya hota hai
farmhouse par birthday party karni hai
farming simulator game kaise download kare
free fire me gold farming kaise kare
minecraft me gehu ka farm kaise banaye
hay day me diamond kaise milte hai
minecraft me gaay kaise palte hai
gta me tractor ka cheat code batao
tractor wala punjabi gaana kaun gaya hai
jatt da tractor song lyrics
mere desh ki dharti sona ugle gana kisne gaya
murgi pehle aayi ya anda
bhains ke aage been bajana ka matlab
angoor khatte hai ki kahani
lalchi kutta aur murgi wali kahani
pyasa kauwa ki kahani sunao
machhli jal ki rani hai poem
gaay par nibandh likho 10 line
sapne me bhains dekhna shubh hai kya
sapne me hare ped dekhne ka matlab
sapne me anda dekhna kya hota hai
beti ka naam tulsi rakhu ya kesar
tomato sauce ka daag shirt se kaise hataye
orange color ki saree par kya makeup kare
olive green shirt ke sath kaunsi pant
crop top kahan se kharide sasta
banana hair clip kahan milegi
mushroom cut hairstyle kaise karaye
bitcoin ki mining aur yield farming kya hai
chana jor garam gana kis film ka hai
baingan raja ki kahani sunao
aloo kachalu beta kahan gaye the
lakdi ki kathi pe ghoda gaana
baisakhi par bhangra ke steps sikhao
lohri ke geet likh do
pongal wishes english me likho
i lost my purse in the bus
my wallet was stolen where to complain
मेरा पर्स खो गया है
मोबाइल चोरी हो गया क्या करूं
मेरी घड़ी गुम हो गई
mera mobile gum ho gaya kaise dhundhe
gaadi ki chabi kho gayi
`;
