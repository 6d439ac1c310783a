/** Words of other worlds than farming, in three writings; each speaks against a question about plants or animals. */
export const otherWorlds = `
movie movies film films cinema serial episode trailer actor actress hero heroine director villain netflix hotstar webseries hollywood bollywood tollywood anime cartoon
song songs gana gaana gaane music album singer lyrics dance dj guitar tabla bhajan aarti chalisa concert piano
फिल्म फिल्में मूवी सिनेमा सीरियल गाना गाने गीत संगीत नाच डांस भजन आरती चालीसा कथा हीरो हीरोइन अभिनेता अभिनेत्री
cricket ipl batsman bowler wicket innings toss matches football hockey kabaddi tennis olympics worldcup stadium trophy medal player players khiladi captain virat kohli dhoni rohit messi ronaldo
क्रिकेट मैच फुटबॉल हॉकी कबड्डी टेनिस ओलंपिक विश्वकप खिलाड़ी कप्तान विराट कोहली धोनी टॉस
politics politician election elections vote voter party bjp congress party modi gandhi yogi kejriwal minister mla president chunav rajniti neta constitution parliament democracy elizabeth
राजनीति चुनाव वोट नेता पार्टी राष्ट्रपति प्रधानमंत्री मुख्यमंत्री संविधान संसद मोदी योगी राहुल
python java javascript react css html sql php code coding program programming algorithm website webpage app software developer debug compiler api server database linux windows android excel
कोडिंग प्रोग्राम वेबसाइट सॉफ्टवेयर कंप्यूटर लैपटॉप
maths math mathematics equation algebra triangle integral derivative calculus trigonometry percentage pahada solve sum multiply divide minus ganit physics chemistry biology history geography grammar essay nibandh homework assignment chapter syllabus
गणित पहाड़ा समीकरण निबंध व्याकरण इतिहास भूगोल भौतिकी रसायनशास्त्र होमवर्क पाठ्यक्रम त्रिभुज
exam exams result marks admission college school university degree scholarship teacher principal student ssc upsc neet jee ctet patwari bharti vacancy recruitment naukri job jobs salary interview resume cv boss office promotion internship career
परीक्षा रिजल्ट नौकरी भर्ती वैकेंसी कॉलेज स्कूल विश्वविद्यालय शिक्षक छात्र वेतन इंटरव्यू दफ्तर ऑफिस छुट्टी छुट्टियां
phone iphone samsung redmi vivo oppo mobile smartphone recharge sim jio airtel bsnl data wifi internet laptop computer tv television charger earphone headphone bluetooth whatsapp facebook instagram insta youtube twitter telegram snapchat tiktok reels followers subscriber password otp email gmail google
फोन मोबाइल रिचार्ज सिम जियो एयरटेल वाईफाई इंटरनेट टीवी रिमोट चार्जर कैमरा व्हाट्सएप फेसबुक इंस्टाग्राम यूट्यूब पासवर्ड ईमेल गूगल
shopping amazon flipkart meesho myntra order delivery refund shoes shirt jeans dress saree sari lehenga jewellery jewelry perfume makeup lipstick cream fashion gift birthday anniversary cake
जूते कपड़े साड़ी गहने घड़ी मेकअप लिपस्टिक गिफ्ट जन्मदिन सालगिरह ऑर्डर
visa passport flight airport train ticket irctc pnr hotel trip tour tourist travel goa manali shimla dubai london america canada australia taj mahal beach holiday vacation ghumne cab taxi uber
वीजा पासपोर्ट हवाई उड़ान ट्रेन टिकट होटल यात्रा घूमने पर्यटन टैक्सी दुबई लंदन अमेरिका कनाडा
joke jokes chutkula chutkule shayari poem poetry kavita story stories kahani riddle paheli puzzle funny meme
चुटकुला चुटकुले शायरी कविता कहानी पहेली मजाक
love lover girlfriend boyfriend gf bf pyar pyaar ishq mohabbat propose breakup crush dating romance shaadi shadi vivah marriage wedding dulhan rishta divorce talaq talak
प्यार इश्क मोहब्बत गर्लफ्रेंड बॉयफ्रेंड शादी विवाह दुल्हन रिश्ता तलाक
god bhagwan bhagvan ishwar allah jesus krishna ram shiv shiva hanuman durga ganesh mandir masjid temple church mosque gurudwara bible quran gita ramayan mahabharat puja pooja vrat ramzan namaz religion dharm rashi rashifal kundli horoscope zodiac panchang jyotish astrology vastu muhurat tantra jadu tona bhoot
भगवान अल्लाह ईश्वर मंदिर मस्जिद गुरुद्वारा गीता रामायण महाभारत पूजा नमाज धर्म राशि राशिफल कुंडली पंचांग ज्योतिष वास्तु मुहूर्त जादू टोना भूत
emi mutual fund sip nifty sensex share shares stock stocks trading demat bitcoin crypto atm upi paytm phonepe gpay netbanking debit cibil lic ppf fd gold sona chandi lottery
बिटकॉइन निफ्टी सेंसेक्स म्यूचुअल एटीएम पेटीएम फोनपे लॉटरी ईएमआई
car cars bike bikes scooter scooty mileage petrol diesel puncture fridge refrigerator mixer furniture sofa curtain wallpaper cement plumber electrician
कार बाइक स्कूटर स्कूटी माइलेज पेट्रोल फ्रिज कूलर फर्नीचर सोफा
recipe recipes cook cooking biryani pizza burger pasta noodles chowmein samosa paneer masala curry halwa kheer maggi dosa idli pakane pakaye pakana
रेसिपी बिरयानी पिज्जा बर्गर समोसा पनीर मसाला हलवा डोसा इडली पकाने पकाएं
gym workout abs biceps muscle bodybuilding belly weightloss motapa slim height pimple pimples acne hair hairstyle haircut dandruff glow fairness beauty wrinkles tattoo yoga meditation
जिम मोटापा मुंहासे हेयर सुंदर गोरा योग ध्यान
lawyer vakil advocate court police thana jail murder case divorce property dispute judge
वकील अदालत पुलिस थाना जेल मुकदमा जज
planet planets moon mars galaxy universe rocket nasa isro alien aliens gravity einstein newton dinosaur dinosaurs titanic war capital country countries continent currency population
चंद्रमा आकाशगंगा ब्रह्मांड रॉकेट एलियन गुरुत्वाकर्षण राजधानी
game games gaming pubg bgmi freefire minecraft gta ludo chess carrom playstation xbox
गेम पबजी लूडो शतरंज कैरम
bored boring lonely friend friends dosti mood angry naraz gussa dream dreams sapna sapne
बोर उदास दोस्त दोस्ती नाराज गुस्सा सपना सपने
chatgpt openai translate translation spelling synonym meaning celebrity famous billionaire ceo founder inventor invented discovered ambani adani elon musk salman shahrukh amitabh
अनुवाद अर्थ पर्यायवाची आविष्कार अरबपति
`;

/** Greetings and thanks: a message of these alone gets a friendly word. */
export const greetingWords = `
hi hello helo hey hii hlo namaste namaskar namste pranam ram radhe jai shri shree sat sri akal salaam salam adab vanakkam good morning evening afternoon night day
thanks thank thankyou thanku thnx tnx dhanyavad dhanyavaad dhanyawad shukriya sukriya okay ok thik theek hai acha accha very much so welcome bye alvida
नमस्ते नमस्कार प्रणाम राम जय श्री सलाम हैलो हेलो सुप्रभात शुभ रात्रि धन्यवाद शुक्रिया ठीक अच्छा बाय
sir madam bhai bhaiya ji jee dost kisan krishibot you ka aapka aap ko bahut
सर भाई जी आपका आप को बहुत है`;

/** What a person asks of us before the first question. */
export const abilityWords =
  'what can you do, how can you help, what do you do, how to use this, how do you work, kya kar sakte ho, kya kar sakte hai, kya kya kar sakte, kya madad, meri madad karo, mujhe madad chahiye, help me, kaise use kare, kaise istemal, क्या कर सकते हो, क्या कर सकते हैं, क्या मदद, मेरी मदद करो, मुझे मदद चाहिए, कैसे इस्तेमाल, kaise ho, kaise hai aap, aap kaise, kya haal, kya hal hai, how are you, कैसे हो, कैसे हैं आप, क्या हाल, kya bata sakte ho, क्या बता सकते';

/** Cooking is not farming, whatever plant or animal is in the pot. */
export const cookingWords =
  'recipe recipes cook cooking cooked fry pakana pakane pakaye pakaen pakau curry biryani pizza burger pasta chowmein samosa halwa shake juice pickle achar chutney pakoda pakora paratha kebab pickles रेसिपी पकाना पकाने पकाएं पकाऊं बिरयानी पिज्जा हलवा अचार चटनी पकोड़े पराठा शेक';
