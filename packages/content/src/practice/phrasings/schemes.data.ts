/** How farmers and call centres ask for the facts of `schemes.ts`: by the id of a fact, one message a line. */
export const schemesPhrasings: Readonly<Record<string, string>> = {
  'general-fpo-1': `
minimum membership for registering fpo
FARMER ASKED ABOUT HOW TO FORM FPO IN HIS BLOCK
can 150 hill farmers start a producer company
must small holders be in majority in our farmer company
एफपीओ बनाने के लिए कम से कम कितने मेंबर
उत्तराखंड पहाड़ में सौ किसान से उत्पादक कंपनी बन सकती है
किसान समूह कंपनी में सीमांत किसान कितने होने चाहिए
किसान उत्पादक संगठन गठन की जानकारी
fpo registration k liye kitne member chahiye
assam me kam kisan hai to bhi fpo ban sakta hai kya
teen sau log jode bina producer company nahi banegi kya
fpo se judne par beej khad sasta kaise padta hai
how many people to float a farmer producer company under ten thousand scheme
nagaland group of 90 growers, is that short of the limit
buying fertiliser in bulk together through our own company worth it or not
कितने किसान जुड़ें तब कंपनी को मान्यता मिलती है
एफपीओ न्यूनतम सदस्य संख्या
पूर्वोत्तर में सदस्यों की शर्त मैदान से कम है क्या
क्या सिर्फ बड़े जमींदारों को जोड़कर एफपीओ बनाना ठीक रहेगा
efpio banane ka niyam kitne kisan
10000 fpo yojna me ladai sadasya ki, kam se kam kitne hone chahiye
himachal me kitne log jode company ke liye, wahan chhoot hai kya
bichauliye se bachne ko gaon ki apni company, khad thok me mile
fpo sadsya sankhya
`,
  'general-fpo-2': `
financial support for newly registered fpo
whom to approach for fpo equity grant sfac or nabard
FARMER WANTS TO KNOW ABOUT CREDIT GUARANTEE OF FPO LOAN
how long does govt pay running expenses of producer company
एफपीओ को सरकारी सहायता राशि की जानकारी
नई उत्पादक कंपनी को इक्विटी ग्रांट कितनी
अठारह लाख वाली मदद हमारी कंपनी को किससे मिलेगी
दो करोड़ के कर्ज पर गारंटी किसान कंपनी को
fpo ka grant lene kahan apply kare
ncdc se fpo ko kitni sahayta milti h
producer company ko har member pe kitna equity aata hai
hamara fpo naya hai ceo ki salary kaun dega
how many lakhs for running cost of a producer company
fpo collateral cover upto how much crore
which agencies do i knock at for a new producer company, nabard or else
एफपीओ चलाने का खर्च तीन साल तक कौन उठाता है
हर शेयर वाले किसान के पीछे सरकार कितने रुपये और जोड़ती है
एफपीओ को कर्ज पर गारंटी कितने करोड़ तक
एसएफएसी एनसीडीसी से कंपनी को क्या मिलता है
fpo ko kul 15 lakh equity wali madad kaise
kampani ka bijli bill aur staff ka kharcha pehle teen saal sarkar degi kya
fpo anudan rashi
nabard se fpo ke liye paisa mang sakte hai kya ya kahi aur jaye
fpo matching share kitna per kisan
`,
  'general-chc-2': `
custom hiring centre subsidy percentage
INFORMATION REGARDING SMAM SUBSIDY FOR CHC
can our shg get grant to buy tractor implements for renting
seed drill and thresher bought singly what discount from govt
कस्टम हायरिंग सेंटर खोलने पर सब्सिडी की जानकारी
फार्म मशीनरी बैंक पर कितने प्रतिशत छूट
रीपर खरीदना है सरकारी छूट कितनी मिलेगी
युवा उद्यमी कृषि यंत्र किराया केंद्र लगाना चाहता है
custom hiring center kholne pe kitne percent subsidi
smam yojna me krishi yantra anudan
cultivator aur seed drill lena hai chhoot milegi kya
fpo ke naam se machine bank khole to kitna paisa wapas
chc grant percentage smam
project of ten lakh for hiring centre, how much comes back to us
is it better subsidy if i buy rotavator alone or as group
कृषि यंत्र बैंक खोलने पर पच्चीस लाख में कितनी छूट
अकेले किसान को रीपर रोटावेटर पर कितने प्रतिशत मिलता है
भाड़े पर ट्रैक्टर मशीन देने का धंधा, सरकारी सहायता की जानकारी
समैम योजना अनुदान प्रतिशत
kiraye ki machine ka kendra lagane pe chalis percent milta hai sach hai
10 lakh ka kharcha aayega machine bank me, 4 lakh milega kya
yantra kharid pe aadha paisa wapas ata hai kya akele kisan ko
chc subsidi kitni
fpo ko custom hiring center par kitni sahayata yeh janna hai
`,
  'general-scheme-1': `
pm kisan annual amount
FARMER ASKED ABOUT BENEFIT AMOUNT UNDER PM KISAN SAMMAN NIDHI YOJANA
is it still six thousand or has it been raised
does the kisan money go to account without aadhaar link
पीएम किसान योजना में सालाना राशि
सम्मान निधि में कुल छह हजार ही मिलते हैं या बढ़ गए
खेती वाला सरकारी पैसा किस खाते में आता है
एक बार में दो हजार और साल का कितना जोड़
pm kisan yojna me total kitna rupya milta h
samman nidhi ka paisa kis khate me aata hai
6000 badh ke 8000 hua kya kisan nidhi
kisan ko salana madad kitni hai bhai
2000 x 3 is all or something extra in a year from delhi
can kisan samman amount be taken by cheque or cash
pm kisan yearly rupees
सम्मान निधि नगद हाथ में मिलती है या सिर्फ खाते में
साल की तीनों किस्तें मिलाकर कितना बनता है
दूसरे बैंक खाते में मंगा सकता हूं जो आधार से न जुड़ा हो
पीएम किसान कितने रुपये
pm kisaan kitna rupaiya saal ka
ek kist kitne ki hoti hai samman nidhi me
jandhan khata aadhaar se link nahi to kisan ka paisa girega ki nahi
6000 wali yojna ka paisa parivar ko milta hai ya har admi ko
kisan nidhi saal me kitni bar do do hazar
`,
  'general-scheme-2': `
pm kisan payment months
ASKING ABOUT EXPECTED TIME OF NEXT INSTALMENT PM KISAN
is the august to november instalment due yet
how many times in a year does kisan money get credited and when
सम्मान निधि की किस्त कौन कौन से महीने में
अगस्त में आएगी या नवंबर में किस्त
चार महीने पर एक किस्त आती है क्या
पीएम किसान अगली किस्त के समय की जानकारी
pm kisan ki kist december se march ke bich aati h kya
april wali kist kab tak dalegi sarkar
agla 2000 kon se mahine me girega
samman nidhi kist ka time table batao
which three periods of year does the samman payment fall
december to march slot, has money to come now
is there a fixed day for the two thousand each time
सम्मान निधि साल की पहली किस्त किस महीने से शुरू
सावन भादो वाली किस्त का समय क्या है
चैत बैसाख में किसान का पैसा आता है या जेठ में
पीएम किसान किस्त महीना
kist aane ki pakki date pehle se tay hoti hai kya
agast se navambar ke beech wali kist kab giregi
pmkisan kist kab
aashadh lag gaya pehli kist ka time nikal gaya kya
saal ke teen hisse konse hai jisme 2000 dalta hai
`,
  'general-scheme-3': `
pm kisan 22nd instalment date
status of 23rd kist announced or rumour
FARMER ASKED WHEN LAST INSTALMENT OF PM KISAN WAS RELEASED
youtube video tells a date for next kisan money can i rely
पीएम किसान 22वीं किस्त जारी होने की तारीख
यूट्यूब पर अगली किस्त की तारीख बता रहे हैं सही है क्या
मार्च वाली किस्त कितने किसानों को मिली
तेईसवीं किस्त की सही खबर कहां देखूं
22vi kist kab aayi thi pm kisan
23vi kist ki pakki khabar kaha milegi
facebook pe kist ki date ghum rahi h sahi hai ya fake
abhi tak last kist konsi aayi hai samman nidhi ki
how many crore farmers were paid in the march 2026 round
pmkisan 22 kist date
is it okay to trust the whatsapp message about next payment day
बाईसवीं किस्त कितने करोड़ किसानों के खाते में गई
13 मार्च को कौन सी किस्त डाली गई
अगली किस्त की पक्की तारीख किस वेबसाइट पर देखें
मोबाइल पर घूम रही किस्त की तारीख झूठी तो नहीं
23 kist kab aegi sahi jankari kaha
news channel bol raha agle hafte kist, bharosa kare ki nahi
pichli wali 2000 kis tareekh ko dali thi modi ji ne
FARMER ASKED QUERY REGARDING DATE OF 22ND INSTALLMENT
terhvi march ko jo kist aayi wo kaun number ki
`,
  'general-scheme-4': `
land ceiling for pm kisan
maximum hectare allowed in samman nidhi
FARMER ASKED IF 12 ACRE HOLDER IS ELIGIBLE UNDER PM KISAN
i am large farmer five hectare can i apply
पीएम किसान में जमीन की अधिकतम सीमा कितनी
पांच हेक्टेयर वाले किसान को सम्मान निधि मिल सकती है
साइट पर दो हेक्टेयर लिखा है वह पुराना नियम है क्या
सम्मान निधि की पात्रता की जानकारी
pm kisan me kitne bigha tak wale le sakte h
2 hectare wala niyam abhi bhi lagu hai kya
40 bigha kheti hai form bhar sakta hu kya
samman nidhi patrata zamin kitni honi chahie
big landlord with 25 acres, is he barred from the yearly six thousand
pm kisan land limit removed or still there
internet says two hectares maximum for samman nidhi, is that wrong now
सम्मान निधि में ज्यादा जमीन होना रुकावट है क्या
मई 2019 में पीएम किसान का कौन सा नियम बदला
तीन हेक्टेयर जमीन पर किसान निधि का फार्म सही है
पांच बीघा से कम वाला भी ले सकता है क्या
pm kisan jamin seema
bade jotdar hai hum 30 acre, form bharne se nuksan to nahi hoga
csc wala bola 5 ekad se upar reject hoga, jhooth hai kya
zameen kam ho ya jyada, paisa sabko ek jaisa milta kya
cabinet ne kab hataya 2 hectare wali shart
`,
  'general-scheme-5': `
exclusion list of samman nidhi
do government pensioners qualify for kisan money
FARMER ASKED WHETHER INCOME TAX PAYER CAN GET PM KISAN
peon in school, group d, is he allowed six thousand
सम्मान निधि से कौन लोग बाहर हैं
आयकर दाता किसान को पीएम किसान मिलता है क्या
पूर्व विधायक खेती करता है क्या उसे भी मिलेगा
चपरासी ग्रुप डी वाला किसान पात्र है या नहीं
pm kisan me kaun log apatra hai
itr bharne wala kisan samman nidhi le sakta h
fauj se retire hu 20 hazar pension hai kist milegi
engineer beta hai uske naam zameen, apply kare kya
pm kisan ineligible list
retired clerk drawing 12000 monthly pension, allowed or barred
chartered accountant who also farms, can he claim two thousand
वकील साहब भी खेती करते हैं, क्या उनका नाम जुड़ेगा
पेंशन कितने रुपये से ऊपर हो तो किसान निधि नहीं
ट्रस्ट या मंदिर की जमीन पर सम्मान निधि मिलती है क्या
पूर्व महापौर और सांसद को किसान का पैसा
pm kisan apatra kaun
pension 9 hazar hai papa ki, kya wo le sakte hai
bank me daftari group d hu to kya main bahar hu
pichle saal tax return bhara tha tax kata bhi, ab 2000 milega kya
railway ka khalasi mts hai uske naam khet hai, patra hai ya nahi
`,
  'general-scheme-6': `
definition of family in pm kisan
both spouses own land, who gets the kisan instalment
wife pays income tax, will husband be rejected
FARMER ASKED WHETHER TWO MEMBERS OF ONE HOUSE CAN TAKE PM KISAN
पीएम किसान में परिवार किसे मानते हैं
पति पत्नी दोनों ले रहे थे अब एक का बंद हुआ
पत्नी आयकर देती है तो पति की किस्त रुकेगी क्या
नाबालिग बेटे के नाम जमीन, परिवार में गिनेंगे क्या
pm kisan me ek parivar se kitne log labh le sakte h
husband wife dono ke naam khet, dono apply kar sakte kya
meri aurat teacher hai to mujhe samman nidhi milega ki nahi
parivar ka matlab kya hai kisan yojna me bal bachche bhi
one member taxpayer then whole house loses kisan money, true
pm kisan family meaning
adult son with own land, separate from parents or counted same
एक परिवार में पत्नी और नाबालिग बच्चे सब गिने जाते हैं क्या
घर में एक जन सरकारी नौकर हो तो बाकी सबका बंद हो जाता है
दंपति दोनों ने फार्म भर दिया, कोई दिक्कत होगी क्या
सम्मान निधि परिवार परिभाषा
miyan bibi dono ki kist aa rahi thi ab ek ki ruk gai, kyu
pati income tax deta hai to patni ka form sahi hai kya
pm kisan pariwar kaun
12 saal ke bete ke naam jamin, uska alag 6000 banega
ghar ka ek admi bahar wali list me hai to sab bahar ho jate kya
`,
  'general-scheme-7': `
tenant farmer eligibility pm kisan
sharecropper without land papers wants samman nidhi
FARMER CULTIVATES LEASED LAND ASKED ABOUT PM KISAN BENEFIT
rented field for ten years, why no kisan money for me
भूमिहीन किसान को सम्मान निधि मिलेगी क्या
अधिया पर खेती करने वाला पीएम किसान में जुड़े
मेरे नाम खतौनी नहीं है फिर भी किस्त चाहिए
ठेके पर दस बीघा बोता हूं, किसान निधि का हक है क्या
bataidar kisan ko pm kisan milta h ya nahi
jameen apne naam nahi hai samman nidhi kaise le
lease wale kisan ke liye 6000 hai kya
dusre ka khet bota hu, state ki koi yojna hai kya pm kisan jaisi
i plough rented acres only, kisan samman possible or not
share farmer no land papers pm kisan
does any state give support to tenants left out of samman nidhi
बटाई पर खेती, अपने नाम एक कट्ठा नहीं, किसान निधि बनेगी क्या
जमीन का कागज न हो तो पीएम किसान का क्या
मालगुजारी किसी और के नाम है खेती मैं करता हूं, पैसा किसको
किराएदार किसान के लिए राज्य की अपनी योजना होती है क्या
bataidar pmkisan
khet chacha ke naam jotta main hu, do hazar ka haqdar kaun
patte pe zamin leke sabji ugata hu, kisan nidhi ka labh lena hai
bina khatauni wale ko samman nidhi dena sahi nahi mante kya
landless ke liye pm kisan hai ya rajya ki koi aur yojna
`,
  'general-scheme-8': `
how to do e-kyc for pm kisan
FARMER ASKED PROCEDURE OF EKYC PM KISAN
otp, thumb or face, which kyc can i use
nearest csc can do samman nidhi verification with finger
पीएम किसान ई केवाईसी कराने की विधि
सम्मान निधि की केवाईसी कहां कहां हो जाती है
ओटीपी से केवाईसी पोर्टल पर कैसे होती है
केवाईसी के कौन कौन से रास्ते हैं किसान निधि में
pm kisan kyc karne ka tarika batao
samman nidhi ekyc khud kaise karu
kyc csc pe hogi ya mobile se bhi ho jati h
kisan app se face wali kyc hoti hai kya
pm kisan ekyc ways
is thumb at csc enough or otp also needed for verification
which app does the face scan for kisan money
केवाईसी के लिए मोबाइल, अंगूठा और चेहरा तीनों में से कोई भी चलेगा क्या
पीएम किसान केवाईसी ऑनलाइन
साइबर कैफे जाए बिना केवाईसी पूरी हो सकती है
चेहरे से पहचान कराने का एप कौन सा है
ekvaisi kaise hoti h pm kisan ki
jan seva kendra pe finger lagane se kyc poori maani jayegi
mobile pe code aata hai usse kyc ho jati kya portal par
kyc ka sabse aasan rasta kaun sa, ghar se ya dukan se
kist ke liye kyc baki bata raha, kaise nipataye
`,
  'general-scheme-9': `
biometric fails for old farmer kyc
aadhaar has no mobile number, how to do pm kisan kyc
FARMER THUMB NOT WORKING ASKED FOR OTHER WAY OF EKYC
can one phone do face kyc of many villagers
बुजुर्ग का अंगूठा नहीं मिल रहा केवाईसी कैसे हो
आधार से मोबाइल लिंक नहीं है तो ई केवाईसी
गांव के दूसरे लोगों की चेहरे वाली केवाईसी मैं कर सकता हूं
ओटीपी आता ही नहीं, सम्मान निधि अटकी है
thumb nahi le raha machine, pm kisan kyc ka dusra upay
aadhar me number link nahi h otp kaha se aaye
babuji ke hath ghis gaye hai kyc face se ho jayegi
ek app se kitne kisano ki kyc kar sakte hai
how many other farmers can i help with face kyc from my phone
labour hands no finger lines, machine refuses kyc
aadhaar not linked with mobile pm kisan verification other way
उंगलियों की लकीरें मिट गईं, केवाईसी का दूसरा उपाय
मोबाइल नंबर बदल गया आधार में पुराना है, किस्त की केवाईसी
गांव के पचास लोगों की केवाईसी अपने फोन से करना ठीक है क्या
ओटीपी बिना केवाईसी
otp nahi ata chehra scan
dadi ka angutha fail, kist band ho jayegi kya koi rasta batao
finger print match nhi ho rha kyc
ek admi kitne logo ka muh dikha ke kyc kara sakta hai
kisan ka hath fata hua hai machine nishan nahi leti, pm kisan ki pehchan kaise
`,
  'general-scheme-10': `
pm kisan amount not credited
FARMER NOT RECEIVING INSTALMENT OF PM KISAN
my instalment is stuck, what should the status page show as yes
reasons samman nidhi is held back
सम्मान निधि की किस्त रुकने का कारण
मेरे खाते में किसान निधि नहीं आई क्या करूं
पीएम किसान बंद हो गई कौन सी कमी देखें
पिछली तीन बार से पैसा नहीं मिला कहां चूक है
pm kisan ka paisa nahi aa raha kya kare
kist atki hai kyc ya seeding kisme dikkat hai
samman nidhi band ho gayi kaise chalu karu
2000 sabko aaya mujhe nahi, status me kya check karu
three things to see in beneficiary status when instalment misses
kist not credited reason
bank account not aadhaar seeded so kisan money returned, is that why
मेरी किस्त बीच में बंद हो गई, कौन सी तीन चीजें जांचूं
स्टेटस में तीनों जगह हां हो तभी पैसा आता है क्या
किस्त न आना कारण
खाते में दो हजार नहीं पहुंचे के समाधान के बारे में जानकारी
samman nidhi nhi aayi
bhai ko mila mujhe nahi, ekyc land aadhaar me kya dekhna hoga
kist ruki hai par bank bolta khata theek hai, ab kya jaanchu
pehle milta tha ab 2 bar se khali, kahan kami hai
pm kisan ka paisa kyo ruka hai status me kaun sa no dekhu
`,
  'general-scheme-11': `
will held pm kisan instalments be released together
previous kist pending, kyc done now
FARMER ASKED ABOUT ARREARS OF SAMMAN NIDHI
land seeding fixed today, do i get the missed money
सम्मान निधि का बकाया पैसा कब मिलेगा
केवाईसी अब कराई तो छूटी हुई किस्तें आएंगी
रुकी किस्तें जुड़कर आती हैं या खत्म हो जाती हैं
छह महीने का अटका किसान पैसा वापस मिल सकता है
pichli kist jo nahi mili thi wo ab milegi kya
seeding sahi ho gayi, bakaya kist jud ke aayegi
pm kisan ka ruka hua paisa lapse to nahi hota
5 kist pending h sab milegi ek sath kya
pm kisan arrears paid or not
if i fix kyc late will the earlier missed 2000s be credited
do held instalments expire after some months
बकाया किस्तें बाद में इकट्ठी मिलती हैं क्या
छूटी हुई किस्त डूब गई मान लें या इंतजार करें
रुकी किस्त कब मिलेगी
देर से सुधार कराया, पिछला पैसा मिलने की उम्मीद है
purani kist ka paisa doobta to nahi
ekyc nahi thi isliye 3 kist gayi, ab karayi to wapas milegi
bakaya samman nidhi
apatra nikla to ruka paisa bhi nahi milega kya
naam judne ke baad ki saari chhuti kist ek jhatke me aati hai kya
`,
  'general-scheme-12': `
land seeding not done pm kisan, which office
FARMER STATUS LAND SEEDING NO WANTS SOLUTION
who verifies my land in samman nidhi portal, patwari or csc
what documents for land verification at block agriculture office
पीएम किसान में लैंड सीडिंग नहीं है कहां जाना पड़ेगा
भूमि सत्यापन के लिए लेखपाल को क्या दूं
खतौनी आधार लेकर किस कार्यालय जाएं सीडिंग कराने
जमीन जुड़ी नहीं दिखा रहा पोर्टल, समाधान
land seeding no dikha raha h kaise theek hoga
patwari se zamin verify karwani hai kya kagaj lage
csc wala land seeding kar sakta hai kya
bhumi seeding k liye block krishi office jana hai ya tehsil
land seeding no, who marks yes
can csc operator change my land verification or only state office
carry which papers to lekhpal for kisan land tick
लैंड सीडिंग ना है पटवारी से क्या कराएं
जमीन सत्यापन कौन करता है केंद्र या राज्य
ब्लॉक कृषि दफ्तर में कौन सा कागज दिखाकर जमीन जुड़वाऊं
पोर्टल पर भूमि सत्यापित नहीं, ऑनलाइन खुद ठीक कर सकता हूं क्या
land siding no bata raha
patwari tal raha hai, krishi vibhag se bhi jamin verify ho jati kya
bhumi seeding kaise karaye
delhi wale helpline se zamin ka no hatega ki tehsil se hi
khatoni leke kaha jana hai zamin pakki karane ko pm kisan me
`,
  'general-scheme-13': `
aadhaar name not matching land record
FARMER NAME DIFFERENT IN AADHAAR AND BANK ASKED WHAT TO DO
farmer registry rejected because name mismatch
khatauni says kumar, aadhaar says prasad, instalment stuck
आधार और जमीन के कागज में नाम का मिलान नहीं
नाम में अंतर होने से फार्मर आईडी नहीं बनी
खसरे में उपनाम नहीं है आधार में है क्या सुधारूं
नाम की गलती से किस्त बंद, शिकायत कहां डालूं
aadhar me naam alag khatauni me alag kya kare
naam match nahi hone se pm kisan ruka
farmer id reject naam ki galti, kaise sudhare
bank passbook aur aadhaar ke naam me fark hai kist nahi aati
surname missing in passbook, kisan instalment blocked
aadhaar name different pm kisan
is it better to change aadhaar or the land record when letters differ
नाम की मात्रा गलत है, फार्मर आईडी अटक गई
तीनों कागजों में नाम एक जैसा होना जरूरी है क्या
खतौनी में सिंह लिखा आधार में कुमार, शिकायत कहां दर्ज करूं
नाम मिलान नहीं
naam ki spelling me fark, kisan id nahi bani
bank me short naam hai aadhaar me pura, 2000 nahi aata kya isse
portal ki grievance me naam galti dal sakte hai kya
adhar nam galti pm kisan
khatiyan me dusra naam chadha hai isliye samman nidhi ruki, sudhar kaha se
`,
  'general-scheme-14': `
bihar jamabandi correction online portal
FARMER FROM BIHAR ASKED ABOUT PARIMARJAN PLUS
father name wrong in bihar digital land record, id blocked
patna district, area missing in jamabandi, where to apply
बिहार में परिमार्जन प्लस पर आवेदन की जानकारी
जमाबंदी में नाम गलत होने से फार्मर आईडी नहीं बन रही बिहार
दरभंगा में खाता का रकबा शून्य दिखा रहा सुधार कैसे
बिहार भूमि साइट पर पिता का नाम सुधारना है
parimarjan plus kya hai bihar me
bihar jamabandi me galti online kaise sudhare
rasid me rakba zero hai bihar, kisan id ruk gaya
muzaffarpur me jamabandi me naam gadbad ba kaise thik hoi
bihar farmer id fails as land register has wrong area
parimarjan plus correction
gaya district, father's name misspelt in online register, is office visit needed
बिहार में रजिस्टर टू में नाम सुधारने का ऑनलाइन तरीका
परिमार्जन प्लस आवेदन
जमाबंदी में खेसरा का रकबा छूट गया है बिहार, फार्मर आईडी के लिए क्या करें
अंचल कार्यालय दौड़े बिना बिहार में पिता का नाम ठीक होगा क्या
parimarjan plas kaise bhare
bihar me jamabandi me naam hi dusra chadh gaya hai
samastipur ke kisan, kisan registri ruki jamabandi ki galti se
bihar bhumi galti sudhar
co office jana padega ya bihar me online hi rakba theek hota hai
`,
  'general-scheme-15': `
know your status pm kisan
how to check samman nidhi with registration number
FARMER WANTS TO CHECK PM KISAN STATUS ON PHONE
is there an automatic voice line for kisan instalment
पीएम किसान का स्टेटस चेक करने की जानकारी
पंजीकरण संख्या डालकर किस्त कहां देखें
किसान निधि की स्थिति जानने का फोन नंबर
घर बैठे देखना है कि मेरी किस्त भेजी कि नहीं
pm kisan status check kaise kare
mera 2000 aaya ki nahi online kaha dekhu
know your status me kya dalna hota h
kist ka haal janne wala number kya hai 24 ghante wala
pm kisan status phone line
what do i type to see beneficiary position, registration or aadhaar number
155261 works at night also or only office time
अपनी किस्त की स्थिति कौन सी साइट पर देखें
155261 नंबर पर क्या जानकारी मिलती है
पंजीयन नंबर से किसान निधि देखना
स्टेटस देखने का सरकारी पोर्टल बताइए
samman nidhi status kaise chek kare
phone ghuma ke apna 2000 ka haal pata karna hai
net nahi hai, phone pe record wali awaaz se kist pata chalegi kya
beneficiary status site kaun si
mera form pass hua ki nahi pm kisan, kahan dekhu ghar baithe
`,
  'general-scheme-16': `
pm kisan helpline toll free
FARMER ASKED CONTACT NUMBER FOR PM KISAN COMPLAINT
email id for samman nidhi grievance
district level officer responsible for kisan nidhi problem
पीएम किसान टोल फ्री नंबर बताइए
सम्मान निधि शिकायत के लिए ईमेल पता
किस्त नहीं मिली, ऊपर शिकायत किसे करें
जिले में पीएम किसान का नोडल अधिकारी कौन होता है
pm kisan ka helpline number do
samman nidhi me complaint kaise kare
kist nahi mil rahi kis afsar ko bolu jile me
pm kisan ka customer care free number kya h
pm kisan complaint mail address
landline number of delhi for samman nidhi grievance
who is the nodal person in district for kisan instalment trouble
पीएम किसान शिकायत नंबर
सम्मान निधि में गड़बड़ी पर ईमेल किसे भेजें
मुफ्त वाला 1800 नंबर कौन सा है किसान निधि का
जिला कृषि अधिकारी से किस्त की शिकायत करना सही है क्या
pmkisan helpline no
samman nidhi ki sunwai kaun karega, koi phone number batao
011 wala number pm kisan ka kya hai
kisan nidhi ki dikkat me help desk portal par kaise likhe
toll free pe baat nahi hui to jile me kisse mile
`,
  'general-scheme-17': `
voluntary surrender pm kisan benefit
FARMER WANTS TO STOP HIS PM KISAN
now i pay income tax, how do i leave samman nidhi
can surrendered farmer register again
पीएम किसान का लाभ छोड़ने की विधि
सरेंडर करने के बाद फिर से नाम जुड़ता है क्या
मुझे नौकरी मिल गई किसान निधि छोड़नी है
अपनी इच्छा से सम्मान निधि त्यागने का विकल्प कहां है
pm kisan surrender kaise kare
mai ab patra nahi hu naam hatwana hai khud se
surrender kiya to wapis register hoga kya
samman nidhi chhodne ka option portal pe kaha hai
give up samman nidhi online
otp needed to surrender kisan benefit or not
is it wise to surrender, can i come back next year
किसान निधि खुद छोड़ने का बटन किस नाम से है
सम्मान निधि छोड़ना
एक बार सरेंडर कर दिया तो फिर पंजीकरण नहीं होता क्या
पात्र नहीं हूं, पोर्टल पर किस्त बंद कराने की प्रक्रिया
volantry surender kaha hai
ab tax bharne laga hu, kist lena band karna hai khud se
pm kisan chhodna hai
registration number daal ke labh tyagne se baad me pachtana padega kya
galat naam jud gaya tha mera, ab khud hatwau to kaise
`,
  'general-scheme-18': `
consequence of wrong information in pm kisan form
government sent recovery notice for samman nidhi
FARMER INELIGIBLE TOOK MONEY ASKED IF RECOVERY WILL HAPPEN
can police case be made for fake kisan nidhi claim
अपात्र होकर सम्मान निधि ली तो क्या होगा
किसान निधि वसूली का नोटिस आया है
गलत घोषणा करने पर सजा क्या है पीएम किसान
नौकरी छिपाकर ली हुई किस्तें लौटानी पड़ेंगी क्या
pm kisan recovery notice aaya kya karu
jhooth bol ke form bhara tha ab paisa wapas lega sarkar
apatra kisan se vasooli hoti hai kya
galat jankari pe case banta h kya samman nidhi me
pm kisan recovery of money
is it a crime to hide my job in kisan form
will tehsil take back instalments wrongly drawn
झूठा घोषणा पत्र देने से कानूनी कार्रवाई होती है क्या
अपात्र ने किस्त ली तो पैसा वापस देना होगा
वसूली नोटिस सम्मान निधि
सरकारी नौकर ने गलत जानकारी देकर किस्त उठाई, अब क्या होगा
farji kisan ban ke paisa liya, kya hoga
galat form bharne se nuksan hoga kya pm kisan me
vasuli ka kagaz mila hai kist wapas mang rahe
sach chhupa ke samman nidhi lena risky hai kya
notice me likha hai ki kisten lautao, case bhi banega kya
`,
  'general-scheme-19': `
pm kisan after death of farmer
mutation first or apply first for heir
FARMER FATHER EXPIRED ASKED HOW TO TRANSFER PM KISAN TO SON
land in grandfather name, can i make farmer id
पिता के देहांत के बाद सम्मान निधि बेटे को कैसे मिले
दाखिल खारिज नहीं हुआ तो फार्मर आईडी बनेगी क्या
वारिस के नाम किसान निधि के लिए पहले क्या करना होगा
जमीन बेचने के बाद खरीदार पीएम किसान कैसे ले
papa ki death ho gayi unki kist mujhe kaise mile
dada ke naam jamin hai farmer id kaise banega
virasat karaye bina samman nidhi milega kya
maine khet kharida hai pm kisan ke liye pehle kya kare
pm kisan after father death
bought land last month, mutation pending, can i apply for kisan id
widow wants husband's instalment, what has to be done to the land first
मृत किसान की किस्त पत्नी को कैसे मिले, पहले क्या कराएं
नामांतरण के बिना आवेदन करना ठीक है क्या
वरासत चढ़ाना
पिता की मौत के बाद जमीन पर नाम चढ़वाकर ही फार्मर आईडी बनती है
bap mar gaye zamin unke naam, 2000 kaun lega
dakhil kharij pm kisan
maa ke naam virasat chadhe bina form bhar diya, chalega kya
khet bik gaya to naya malik farmer id kaise banwaye
babuji nahi rahe, unki kist band, mere naam se chalu ho sakti kya
`,
  'general-scheme-20': `
is farmer id compulsory for samman nidhi
FARMER ASKED FARMER ID REQUIRED FOR NEW PM KISAN REGISTRATION
old pm kisan beneficiary without farmer registry
how many states require kisan id for new application
क्या पीएम किसान के नए आवेदन में फार्मर आईडी जरूरी है
पुराने लाभार्थी को किसान रजिस्ट्री करानी पड़ेगी
कितने राज्यों में फार्मर आईडी अनिवार्य है
फार्मर आईडी के बिना सम्मान निधि का नया फॉर्म भरेगा क्या
bina farmer id ke pm kisan me naya registration hoga kya
purana labharthi hu farmer id nahi banayi kist aayegi
kaun kaun rajya me kisan id zaruri hai
mere state me farmer registry shuru nahi hui, kya kare
farmer id must for fresh application in how many states
kisan id compulsory pm kisan
our state has no farmer registry, will new form be accepted
नया किसान बिना फार्मर आईडी के पंजीकरण करा सकता है क्या
उन्नीस राज्यों में कौन सा नियम लागू है नए आवेदन का
जिनकी किस्त चल रही है उनकी आईडी न होने पर रुकेगी क्या
फार्मर आईडी अनिवार्य
farmer idi jaruri hai kya nayi registration me
pehle se paisa mil raha, registry karwana zaruri ya chhod du
kisan registri bina naya form
jis rajya me registry chalu hai wahan naye naam ko kya chahiye
naya panjikaran pm kisan ka farmer id mang raha hai, sahi hai kya
`,
  'general-scheme-21': `
farmer id registration process
FARMER ASKED DOCUMENTS REQUIRED FOR FARMER REGISTRY
can csc make my kisan id, what to bring
website for agristack registration of farmer
फार्मर आईडी बनवाने की जानकारी
किसान रजिस्ट्री में कौन से कागजात लगेंगे
एग्रीस्टैक पर पंजीयन कहां करें
पट्टे की जमीन वाला फार्मर आईडी के लिए क्या ले जाए
farmer id kaise banaye online
kisan registry me kya kya document lagta h
farmer id k liye kaha jana padega csc ya block
agristack me register karna hai aadhar mobile link jaruri kya
farmer id papers list
which site do i open to enrol for agristack number
lease paper accepted for making kisan id or only khatauni
किसान पहचान पत्र बनवाने के लिए कौन से कागज चाहिए
आधार में मोबाइल न जुड़ा हो तो फार्मर आईडी बनवाने जाएं क्या
फार्मर आईडी कहां बनेगी
बैंक खाता भी चाहिए क्या किसान रजिस्ट्री में
agristek pe apna naam kaise chadhaye
farmer registry dokument
csc wale ke paas jaa raha hu kisan id ko, jhole me kaun kaun kagaj
khud phone se farmer id banana sahi rahega ya kendra se
kisan card number agristack ka banwana hai jankari do
`,
  'general-scheme-22': `
co-owner land farmer registry
FARMER ASKED ABOUT JOINT KHATA IN FARMER ID
owner wants to let sharecropper take scheme benefit through registry
five brothers one khatauni, how is each share entered
सामूहिक खाते में किसान आईडी अलग अलग बनेगी क्या
साझी खतौनी में अपना अंश दर्ज कराना
मालिक बटाईदार को अधिकार कैसे दे किसान रजिस्ट्री में
बंटवारा नहीं हुआ है, फार्मर आईडी में मेरा हिस्सा आएगा
joint khata hai farmer id sabka banega kya
batwara nahi hua bhaiyo me, kisan registry kaise ho
batai wale ka farmer registry me naam kaise aaye
sajhe ki zamin me har malik ka hissa kaise likhte h
joint khata kisan id share
owner gives permission to cultivator in registry, is it allowed
undivided land of brothers, does each one get his portion noted
साझे खेत में हर हिस्सेदार का अलग अंश कैसे दर्ज हो
बटाईदार को योजना का हक मालिक दे सकता है क्या
संयुक्त खतौनी फार्मर आईडी
मालिक अनुमति दे तो जोतने वाले का नाम रजिस्ट्री में आता है
shamilat khata me kisan id kaise
teen bhai ek hi jamabandi, farmer id me sirf ek ka naam aaya kya kare
bataidar farmer id
batai wale ko registry me jodne se malik ko nuksan hoga kya
chacha bhatije ki milijuli zamin, apna hissa kisan registry me likhwana
`,
  'general-scheme-23': `
pmfby premium rate for farmer
FARMER ASKED PREMIUM PERCENT IN RABI CROP INSURANCE
cotton sugarcane insurance share of farmer
sum insured forty thousand kharif, how much is my part
फसल बीमा का प्रीमियम कितने प्रतिशत है
रबी में किसान को बीमा का कितना हिस्सा देना पड़ता है
कपास गन्ना जैसी नकदी फसल का बीमा प्रीमियम
पीएमएफबीवाई प्रीमियम दर की जानकारी
fasal bima me kisan ka hissa kitna %
gehu ka beema karane me kitna paisa lagega
kapas ka fasal bima premium kitna hai
pmfby me sarkar kitna deti hai aur mai kitna
fasal bima premium rate
what share of premium for onion or orchard cover
in rabi how much percent is cut from me for crop cover
खरीफ बीमा में किसान को दो प्रतिशत देना पड़ता है या ज्यादा
बागवानी फसल का बीमा कितने फीसदी पर
बीमा प्रीमियम दर
सरसों के बीमे में पचास हजार पर मेरा कितना लगेगा
bima me kisan ka kitna hissa kharif me
ganne ke beeme pe paanch percent lagta hai kya
phasal bima primium
baki premium sarkar bharti hai ya hum hi bhare
rabi me dedh percent kata, sahi kata hai kya
`,
  'general-scheme-24': `
cut off date crop insurance kharif
FARMER ASKED LAST DATE OF PMFBY RABI
has the state extended crop insurance date, whom to ask
soybean insurance possible after 31 july
फसल बीमा की अंतिम तारीख की जानकारी
सोयाबीन का बीमा कब तक भर सकते हैं
रबी बीमा इकतीस दिसंबर के बाद भी होगा क्या
बीमा की तिथि आगे बढ़ी या नहीं
fasal bima last date kya hai kharif ki
chana ka bima kab tak kara sakte h
bima date nikal gayi kya, extend hui ki nahi
rabi pmfby kab tak bharna hai
rabi insurance last date
is 31 december final or can state extend crop cover
whom to ask every season for closing day of fasal bima
खरीफ बीमा 31 जुलाई के बाद भर सकते हैं क्या
रबी फसल बीमा की आखिरी तारीख कौन सी
बीमा तारीख कब
हर फसल की बीमा तारीख अलग होती है क्या
bima ki antim tithi kya h
july khatam hone wala hai dhan ka bima kab tak karwa lu
31 dec ke baad sarso ka bima karana bekar hai kya
fasal bima date badhi kya
paus ka mahina lag gaya rabi bima band hua ki chalu
`,
  'general-scheme-25': `
is crop insurance mandatory for kcc holder
FARMER ASKED HOW TO STOP PREMIUM DEDUCTION BY BANK
opt out letter crop insurance days before
sown mustard but insured as wheat, tell bank by when
केसीसी वाले को फसल बीमा कराना जरूरी है क्या
बीमा से बाहर होने का पत्र बैंक को कब दें
बैंक ने जबरदस्ती प्रीमियम काटा, नियम क्या है
बीमा में बोई गई फसल बदलवानी है कितने दिन पहले
kcc loan hai to bima compulsory hai kya
bank se fasal bima band karwana h
har saal bank premium kaat leta h mana kaise karu
dhan ki jagah makka boya bima me fasal kaise badle
crop insurance compulsory or optional
written refusal to bank, how many days before closing
changed crop after premium was cut, whom to tell and by when
केसीसी वाले से बीमा न लेने का आवेदन कब दें
बीमा जरूरी है या अपनी मर्जी
बीमे में फसल बदलवाना
बैंक में मना करने की चिट्ठी न दूं तो क्या प्रीमियम कट जाएगा
bina puche premium kata, bank galat hai kya
bima na lene ka form loan wale kisan ke liye kab de
bima mana karna hai
bank ko saat din pehle likh ke dena padta hai kya bima rokne ko
soyabean likha hai bima me par urad boya, do din pehle batana hoga kya
`,
  'general-scheme-26': `
intimation of localized crop loss within how many hours
FARMER REPORTED HAILSTORM DAMAGE ASKED WHERE TO INFORM
crop insurance whatsapp number for loss
waterlogged maize field insured, whom to call
फसल नुकसान की सूचना बीमा कंपनी को कैसे दें
ओले से मेरी सरसों बर्बाद हुई बहत्तर घंटे में कहां बताएं
खेत में पानी भर गया बीमा हेल्पलाइन नंबर
बादल फटने से फसल बही, बीमा को खबर
ola gira h fasal kharab, bima company ko kaise bataye
14447 pe kitne ghante me call karna hota
khet me jalbharav ho gaya bima claim kaise kare
bhuskhalan se khet dab gaya bima soochna kaha de
crop loss report number
lightning burnt my standing wheat, is 3 days limit over
which whatsapp number takes field damage information
ओलावृष्टि की सूचना 72 घंटे में कहां दें
14447 किस काम का नंबर है
भूस्खलन से खेत दबा, बीमा को खबर कैसे
पांच दिन बाद सूचना दूं तो चलेगा क्या, खेत में पानी भरा है
ole gire bima phone
badal fat gaya khet gaya, kitne ghante ke andar batana
fasal bima app se nuksan kaise daale
akele mere khet me pani ruka hai, kis number pe bataye
OLE SE FASAL NUKSAN KI SUCHNA DENE KE BARE ME
`,
  'general-scheme-27': `
details asked on 14447 call
FARMER ASKED WHAT DOCUMENTS TO KEEP FOR CROP LOSS INTIMATION
policy number survey number needed to lodge claim or not
should i click photos before calling insurance helpline
बीमा नुकसान दर्ज कराने में क्या क्या बताना पड़ता है
क्लेम दर्ज करते समय खसरा नंबर चाहिए क्या
आवेदन संख्या और फसल की अवस्था किसलिए पूछते हैं
बीमा हेल्पलाइन पर कॉल से पहले तैयारी
14447 pe call karte samay kya kya puchega
fasal bima claim me kon se details chahiye
khasra number, aadhar, policy no sab rakhna padega kya
nuksan ki photo lena jaruri h kya bima ke liye
14447 call what to keep
must i have survey number and crop stage ready for claim call
is it good to take pictures of damage before ringing insurance line
बीमा नंबर मिलाते समय खसरा और आधार पास रखूं क्या
नुकसान की तारीख भी बतानी पड़ती है क्या फोन पर
शिकायत दर्ज कराते वक्त कौन सा मोबाइल नंबर बताऊं
क्लेम कॉल जानकारी
bima call pe kya puchte
policy number nahi mil raha to application number chalega kya call par
khet ki photu khichna zaroori kya bima ke liye
phone karne se pahle kagaz kaun kaun nikal ke rakhu fasal nuksan ke
fasal kis avastha me thi ye kyo puchte hai bima wale
`,
  'general-scheme-28': `
post harvest losses pmfby fourteen days
FARMER HARVESTED PADDY WET IN RAIN ASKED ABOUT CLAIM
cut soybean lying in heaps got unseasonal rain
threshing before reporting wet crop, claim lost or not
कटाई के बाद बेमौसम बारिश से भीगी फसल का क्लेम
सोयाबीन काटकर डाली थी पानी बरस गया बीमा है
कटी फसल खेत में चौदह दिन तक बीमित रहती है क्या
कटी पड़ी फसल पर चक्रवात का बीमा
dhan kat ke khet me pada tha barish ho gayi bima milega
katai ke baad kitne din tak fasal bima rehta hai
soyabean kati rakhi thi bheeg gai claim kaise
thresher karne se pehle khabar karni h kya bima ko
cut crop rain insurance
crop spread for drying, day 16, rain came, still insured
should i thresh wet crop first or inform insurance first
कटी फसल पर ओले गिरे बीमा मिलेगा क्या
कटाई के कितने दिन बाद तक खेत में पड़ी फसल सुरक्षित
गट्ठर भीगना बीमा
मड़ाई कर ली फिर बताया तो क्लेम कटेगा क्या
kati fasal bheegi bima
pooliya bandh ke khet me rakhi thi tufan aa gaya
chaudah din tak sukhane ka bima hota hai kya
gehu kaat ke bichhaya, bemausam barish, thresher chala du ya ruku
kat ke rakhi urad beh gayi baarish me, 72 ghante me batana hai kya
`,
  'general-scheme-29': `
risks covered by pradhan mantri fasal bima
FARMER ASKED IF PEST ATTACK COVERED IN CROP INSURANCE
dry spell of three weeks, is standing crop insured
preventable loss, will pmfby pay
फसल बीमा में कौन कौन सी आपदा शामिल है
कीट रोग का बड़े इलाके में हमला बीमा में आता है क्या
बाढ़ सूखा आंधी से खड़ी फसल का बीमा
अपनी गलती से हुआ नुकसान बीमा में गिना जाता है
fasal bima kis kis nuksan pe milta h
sukha pada to pmfby me paisa milega kya
rog lagne se fasal gayi bima cover karta hai
khadi fasal me aag lagi aasmani bijli se, cover hai kya
pmfby risks covered
flood took standing crop, is it in the policy
locusts or pests over wide area, does cover count it
टाला जा सकने वाला नुकसान बीमा में गिना जाता है क्या
खड़ी फसल पर तूफान आया, बीमा में आता है
बीमा में क्या शामिल
लंबे समय पानी न बरसे तो खड़ी फसल का बीमा मिलता है क्या
bima kis kis aafat par
poore ilake me sundi lagi fasal chat, bima me aata kya
aandhi se fasal leti, cover hai ki nahi
meri galti se fasal sukhi to bima wala paisa dega kya
apne aap lagi aag se khet jala to kya fasal beeme me ginte hai
`,
  'general-scheme-30': `
area approach in crop insurance claim
FARMER ASKED WHY CLAIM NOT RECEIVED THOUGH CROP DAMAGED
threshold yield meaning for my panchayat
how is percentage of pmfby payout decided
फसल बीमा क्लेम का हिसाब पंचायत की उपज से कैसे
मेरी फसल खराब थी फिर भी बीमा का पैसा नहीं आया
क्रॉप कटिंग प्रयोग से क्लेम तय होना
बीमा इकाई की औसत उपज का मतलब
mera khet barbaad par claim zero kyu
bima claim khet dekh ke milta hai ya panchayat se
threshold upaj kya hoti hai bima me
block me sabko ek hi percent claim kyu diya
claim by area average
my yield was nil but panchayat ok, so no claim, is it right
what is threshold yield in crop cover
पंचायत की औसत पैदावार कम हो तो सबको बराबर प्रतिशत क्यों
क्रॉप कटिंग से बीमा
पड़ोसी की फसल ठीक थी इसलिए मुझे क्लेम नहीं क्या
अकेले मेरे खेत की उपज गिरी, मुख्य क्लेम बनेगा क्या
bima clem kaise banta hai
sabko ek barabar pratishat kyo mila jabki nuksan mera zyada
aausat upaj panchayat bima
mere gaon me fasal chaupat, block ki theek, to paisa kisko milega
thresold upaj se kam hone par hi bima milta kya
`,
  'general-scheme-31': `
prevented sowing claim pmfby
FARMER COULD NOT SOW DUE TO NO RAIN ASKED ABOUT INSURANCE
most of the block unsown due to flood, any payment
do i apply myself for failed sowing cover
बुवाई न हो पाने पर बीमा कितना देता है
पानी ही नहीं बरसा बोवनी नहीं हुई बीमा मिलेगा
पूरी पंचायत परती रह गई बीमा का पच्चीस प्रतिशत
बाधित बुवाई दावे की जानकारी
buwai nahi ho payi barish se bima milega kya
prevented sowing me kitna paisa milta h
baadh se ropai nahi hui pure block me, bima ka kya
khet khali rah gaya, claim khud dalna padega kya
sowing failed insurance payout
must each farmer apply when whole block stayed unsown
how much of sum insured if planting was not possible due to drought
तीन चौथाई इलाका बिना बोए रहा तो बीमा कितना
बुवाई नहीं हो पाई
बाढ़ के कारण रोपाई न हो सकी, बीमा खुद मिलेगा या बताना होगा
मानसून फेल, बीज घर में पड़ा रहा, बीमा पच्चीस फीसदी देगा क्या
bowai nahi hui bima
pani nahi barsa kisi ne nahi boya, 25% kab milta hai
sirf mera khet khali raha baaki ne bo diya, bima milega kya
prevented soing cover kaun shuru karta hai sarkar ya kisan
aadha block boya gaya aadha nahi to bima banega kya
`,
  'general-scheme-32': `
wild boar damage under crop insurance 2026
FARMER ASKED ABOUT NILGAI DAMAGE CLAIM IN PMFBY
elephants trampled field, is animal cover added
paddy inundation insurance again from kharif 2026
जंगली जानवर के नुकसान का फसल बीमा
सुअरों ने मक्का उजाड़ दिया बीमा दावा होगा क्या
धान में जलभराव का कवर फिर शुरू हुआ
हमारा जिला वन्य जीव नुकसान बीमा में है या नहीं कैसे जानूं
nilgai ne chana kha liya bima milega kya
jangli suar ka nuksan fasal bima me add hua kya
bandar kha gaye fasal geo tag photo kaise bheje
2026 me dhan dubne ka bima chalu h kya
nilgai damage crop insurance
is my district included for elephant and boar damage
rice field stood under water in kharif 2026, new cover or none
बंदरों ने फसल उजाड़ी, बीमा में जुड़ा क्या
जंगली जानवर का नुकसान कितने घंटे में बताएं
घड़रोज और बनैल ने खेत चर लिया, बीमा है क्या
जियो टैग फोटो से जानवर नुकसान का दावा
suwar ne aalu khod dala bima
dhan paani me raha hafte bhar, kya 2026 se bima me aata
hathi dal aaya tha, rajya ne cover joda ki nahi kaise pata kare
neelgay nuksan bima
jangli janwar ka cover har jile me hai kya ya chune hue me
`,
  'general-scheme-33': `
interest on delayed pmfby claim
FARMER CLAIM NOT PAID FOR MONTHS WHERE TO COMPLAIN
insurance company late twelve percent penalty
claim approved last season still unpaid
फसल बीमा क्लेम में देरी पर ब्याज
बीमा का पैसा देर से आए तो कितने प्रतिशत जुर्माना
क्लेम अटका है पॉलिसी नंबर से शिकायत
कंपनी ने बीमा राशि समय पर नहीं दी
bima claim late hai 12 percent milega kya
fasal bima ka paisa saal bhar se nahi aaya shikayat kaha
claim me deri pe company byaj deti h kya
pichle kharif ka claim abhi tak nahi mila
crop claim delay interest
twelve percent penalty on insurer starts from which season
claim delayed, is 14447 right place to complain
बीमा कंपनी ने देर की, कितना ब्याज देगी
क्लेम में देरी शिकायत
देरी कितने दिन बाद गिनी जाती है, दस दिन या दो महीने
पॉलिसी नंबर लेकर लटके क्लेम की शिकायत कहां
bima paisa late
company ka jurmana 12 fisadi kisan ko milta hai sach me
kharif 25 ka claim paas par khata khali, kya kare
claim ka paisa der se mila byaj mangna sahi hai kya
bime ka paisa atka hai, sood samet milega ki nahi
`,
  'general-scheme-34': `
rwbcis claim procedure
FARMER ASKED IF INTIMATION NEEDED IN WEATHER BASED INSURANCE
mango insured under weather scheme, who decides payment
hail in orchard with weather cover, do i call
मौसम आधारित फसल बीमा में दावा कैसे होता है
आरडब्ल्यूबीसीआईएस की जानकारी
आम के बाग का मौसम बीमा है क्या सूचना देनी होगी
मौसम केंद्र के आंकड़े से बीमा भुगतान
mausam adharit bima me claim kaise milta h
kela bag ka weather bima hai nuksan batana padega kya
rwbcis me reading se paisa aata hai kya
angoor ka weather insurance, form bharna padega nuksan ka
weather insurance claim automatic
do i inform anyone when heat ruins my insured orchard under rwbcis
station reading far from my farm decides money, is that so
मौसम बीमा में फोन करके सूचना देनी होती है क्या
मौसम केंद्र की रीडिंग
पाले से बाग झुलसा, मौसम वाला बीमा कैसे देगा पैसा
फल बीमा में सर्वे करने कोई आता है क्या
mausam bima suchna
kinnow bag ka mausam bima, garmi ka record kahan se lete
weather wale bime me 72 ghante ka niyam hai kya
angur me barish hui to station ki reading se paisa banega
RWBCIS ME NUKSAN BATANE KI ZARURAT HAI YA NAHI
`,
  'general-scheme-35': `
non loanee farmer crop insurance papers
FARMER WITHOUT KCC ASKED HOW TO ENROL PMFBY
tenant wants to insure paddy, what paper
can i fill crop insurance at csc without bank loan
बिना केसीसी के फसल बीमा कहां कराएं
अऋणी किसान के लिए बीमा के दस्तावेज
बुवाई प्रमाण पत्र और पासबुक लेकर बीमा कराने कहां जाऊं
बटाई वाले खेत का बीमा किस कागज पर होगा
bina loan ke fasal bima kaise hota h
csc me fasal bima ke liye kya kya lagega
non loanee kisan ka bima document
buai praman patra bima me lagta hai kya
non loanee pmfby papers
sowing certificate needed for cover without bank loan
tenant cultivator fasal cover which paper at csc
बिना लोन बीमा कागज
अऋणी किसान बीमा कहां से कराए, बैंक या सेंटर
बुवाई का प्रमाण पत्र बीमा में क्यों मांगते हैं
बटाई वाले को बीमा कराना सही रहेगा क्या
karz nahi liya fir bhi bima ho sakta kya
bima karane jan sewa kendra jana hai, kya kya kagaz chahiye
bina loan fasal bima
pmfby site pe khud se bima bhar sakte hai kya bina kcc ke
batai ka kagaz dikha ke fasal ka bima banega ki nahi
`,
  'general-scheme-36': `
kcc limit calculation formula
FARMER ASKED KCC LOAN AMOUNT FOR 2 HECTARE
what extra percent is added to scale of finance
credit card limit in fifth year of same land
केसीसी लिमिट निकालने का सूत्र
पांच एकड़ पर किसान क्रेडिट कार्ड कितना बनेगा
स्केल ऑफ फाइनेंस में दस और बीस प्रतिशत क्या जुड़ता है
केसीसी लिमिट हर साल दस प्रतिशत बढ़ती है
kcc limit kaise nikalti hai
5 bigha pe kisan credit card kitna banega
kcc me scale of finance ke upar kya kya judta h
agle saal limit kitni badhegi kcc ki
kcc limit formula
how much percent for household needs is added to card limit
does my credit card limit grow for five years by itself
कार्ड की लिमिट में मरम्मत के लिए कितना प्रतिशत जुड़ता है
पहले साल की सीमा कैसे निकलती है किसान कार्ड में
केसीसी लिमिट हिसाब
फसल बीमा भी कार्ड की सीमा में जोड़ते हैं क्या
kcc limt kaise bane
scale of finance guna rakba ke baad aur kya jodte hai
agle saal card ki seema 10 pratishat badhni chahiye, bank ne nahi badhayi
ek ekad pe kitna kcc
khet ke saadhan theek karane ka paisa bhi card me milta kya
`,
  'general-scheme-37': `
kcc rate of interest
FARMER ASKED INTEREST RATE ON KISAN CREDIT CARD
3 lakh crop loan paid in time, effective interest
is kcc four percent still going on this year
किसान क्रेडिट कार्ड की ब्याज दर की जानकारी
समय पर चुकाने पर केसीसी चार प्रतिशत
तीन लाख तक फसल ऋण ब्याज अनुदान
केसीसी ब्याज सात प्रतिशत है या ज्यादा
kcc pe byaj kitna lagta h
kisan credit card 4% wala abhi chalu hai kya
3 lakh ke kcc pe saal ka interest
2026 me kcc ka byaj dar kya rahega
kcc interest 2025-26
loan of one lakh on kisan card, interest at seven or four
upto how many lakh does cheap card rate apply
समय से लौटाने पर किसान कार्ड का ब्याज
तीन लाख से कम कर्ज पर सात प्रतिशत लगता है क्या
केसीसी सूद दर
अगले साल यही ब्याज रहेगा क्या, बैंक से पूछना पड़ेगा
kcc biaj dar
time pe bharu to chaar taka lagega na
kisan card ka vyaj kitna hai 3 lakh tak
ek saal se zyada rakha to chaar percent milega kya
2026-27 ka kcc byaj order aaya ki nahi kisse puche
`,
  'general-scheme-38': `
late kcc repayment loses subvention
FARMER ASKED EFFECT OF NOT RENEWING KCC IN TIME
account crossed one year, do i still get three percent off
part paid before date and part after, what about rebate
केसीसी समय पर नवीनीकरण न कराने का नुकसान
देर से चुकाने पर तीन प्रतिशत छूट मिलेगी क्या
केसीसी का एक साल निकल गया ब्याज छूट का क्या
आधा पैसा तारीख के बाद जमा किया छूट कटेगी
kcc late bhara to 3% chhut jayegi kya
kcc renew nahi karaya to kya nuksan
due date nikal gai kisan card ki, ab byaj poora lagega
aadha paisa samay pe aadha baad me jama, chhoot milegi kya
kcc overdue loses rebate
is 3 percent lost on whole loan or only the late part
should i renew the card before year ends to save interest
तारीख निकल गई किसान कार्ड की, छूट खत्म क्या
एक साल से ऊपर हो गया, तीन प्रतिशत वाला लाभ मिलेगा
केसीसी देर से भरना
कार्ड पलटी कराना ठीक है या पूरा चुकाना
kcc lait payment
due date ke baad aadha bhara, us hisse pe chhut jayegi kya
card ka paisa samay par na dene se kitna ghata
kcc palatna kab tak zaroori, byaj chhoot bachane ko
saal bhar ho gaya card nahi palta, vyaj badh jayega kya
`,
  'general-scheme-39': `
kcc for animal husbandry limit
FARMER ASKED INTEREST SUBSIDY ON KCC FOR FISHERIES
goat keeper loan on kisan credit card two lakh
already two lakh crop kcc, how much dairy at cheap rate
पशुपालन केसीसी की जानकारी
भैंस पालने के लिए किसान क्रेडिट कार्ड पर ब्याज छूट कितने तक
मछली पालक को केसीसी में दो लाख तक
मधुमक्खी पालन पर कार्ड से कर्ज
pashu kcc kitne tak ka milta h
bakri palan ke liye kisan credit card byaj chhut
fasal kcc 2 lakh hai ab gaay ke liye kitna milega sasta
poultry ka kcc ban jata hai kya
interest rebate on dairy kcc limit
how much of the three lakh total can be for fish or bees
already full crop loan on card, anything left cheap for goats
बकरी पालने का कार्ड बनवाना ठीक रहेगा क्या, ब्याज में छूट है
पशु केसीसी सीमा
मछली वालों को किसान कार्ड पर कितने लाख तक सस्ता
कार्ड में पहले फसल का कर्ज गिनते हैं या पशु का
gai bhains kcc byaj
do murgi shed ke kharche ko kisan card se paisa mil sakta
bheen palan ya madhumakhi pe kisan card ka vyaj kitne tak sasta
dudh ka dhandha badhana hai, card me alag se 2 lakh judega
fasal loan 3 lakh hai pehle se to gaay wale pe chhoot bachi kya
`,
  'general-scheme-40': `
collateral free agri loan limit
FARMER COMPLAINED BANK ASKING MORTGAGE FOR ONE LAKH KCC
no security farm loan upto how much
rbi ombudsman complaint against bank taking land papers
बिना जमानत कृषि ऋण की सीमा
एक लाख के केसीसी पर बैंक गारंटर मांगता है
जमीन बंधक किए बिना कितना कर्ज मिल सकता है
बैंक मैनेजर जमीन के कागज रखता है लोकपाल को शिकायत
bina girvi kitna krishi loan milta hai
kcc 1.5 lakh pe bank guarantor mang rha
2 lakh tak koi security nahi lagti na
bank jamin bandhak kar raha chhote loan me, rbi lokpal ko kaise likhe
mortgage free farm loan limit
branch insists on pledge of land for one and half lakh, where to complain
do i need to put margin money on small crop loan
दो लाख से कम पर बैंक जमीन बंधक मांगे तो शिकायत किससे
बिना रेहन कर्ज
गिरवी न रखना कितने रुपये तक सही है कृषि कर्ज में
लीड बैंक अफसर को बैंक की शिकायत कैसे दें
bina rehan ke kheti karja
bank wala kagaz rakhe bina kcc nahi deta, kya wo galat hai
jamanatdar zaruri hai kya chhote krishi loan pe
2 lakh se upar loan pe hi zameen girvi lagti hai na
lokpal me bank ki shikayat karna theek rahega, girvi mang raha hai
`,
  'general-scheme-41': `
can sharecropper apply for kisan credit card
FARMER ON LEASED LAND ASKED ABOUT KCC LOAN
joint liability group crop loan from bank
shg members growing vegetables want kcc
बटाई पर खेती करने वाले का किसान क्रेडिट कार्ड
स्वयं सहायता समूह को केसीसी मिल सकती है क्या
मेरे नाम खतौनी नहीं फिर भी बैंक से खेती का कर्ज
मौखिक पट्टे वाले किसान के लिए केसीसी की जानकारी
bataidar kisan kcc le sakta h kya
apna khet nahi hai lease pe karta hu loan milega
jlg group banake kisan credit card
jamin dusre ke naam hai kcc banega ki nahi
kcc for sharecropper
does our shg qualify for farm card though nobody owns land
oral lease only, no agreement, will bank make kisan card
बटाईदार को किसान कार्ड मिल सकता है
संयुक्त देयता समूह बनाकर केसीसी लेना
भूमिहीन जोतदार का किसान कार्ड
सिर्फ जमीन के मालिक का ही कार्ड बनता है क्या
theke wale kisan ka card
adhiya pe khet, bank se fasal karz milega ki mana karega
samuh ki auratein kheti karti hai, kisan card ban sakta
bina malik bane kcc lena sahi hai kya
munh zabani patta hai, bank kehta card nahi banega, sach kya
`,
  'general-scheme-42': `
documents required for kisan credit card
FARMER ASKED HOW TO APPLY FOR KCC
is pan card must for kcc form
carry passport photo and land record to bank for kcc
केसीसी बनवाने में क्या दस्तावेज लगते हैं
किसान क्रेडिट कार्ड आवेदन की जानकारी
वोटर कार्ड से केसीसी का पता प्रमाण चलेगा
बैंक में केसीसी फॉर्म के साथ फोटो कितने और क्या कागज
kcc banane k liye kya document chahiye
kisan credit card form me kya kya lagta hai
kcc me driving licence chalega pehchan ke liye
naya kcc banwana hai khatauni bhi le jana kya
kcc apply papers
what identity proof does bank accept for kisan card
is only aadhaar enough or land record also to be carried for card
किसान कार्ड बनवाने बैंक में कौन से सबूत चाहिए
केसीसी फॉर्म कागज
पैन कार्ड नहीं है, वोटर से किसान कार्ड बन जाएगा
हर बैंक में कार्ड के कागज अलग होते हैं क्या
kisan card dastavej
naya card banana hai, photo kitni aur kya kya lagana padega
kcc farm ke sath aadhaar pan dono dena hai kya
batai ka kagaz bhi le jau kya card banwane bank
bank me kisan credit card ka form bharna hai kagaz batao
`,
  'general-scheme-43': `
kcc for marginal farmer below one hectare
small flexible limit card ten to fifty thousand
FARMER WITH 2 BIGHA ASKED IF KCC CAN BE MADE
tiny holding needs only 30000 from bank
सीमांत किसान के लिए लचीली केसीसी सीमा
पांच कट्ठा जमीन पर किसान कार्ड बनेगा
दस हजार से पचास हजार वाला किसान क्रेडिट कार्ड
एक हेक्टेयर से कम जमीन है केसीसी कितनी बनेगी
chhota kisan 1 acre kcc kitna milega
50 hazar wala kcc card kaise
simant kisan ka flexi kcc
10 katha jameen hai bank card dega kya
flexible small card limit
holding below one hectare, is tiny card of fifty thousand possible
rbi draft about easy limit for marginal growers
सीमांत किसान का छोटा कार्ड कितने तक का
कम जमीन पर किसान कार्ड
दस हजार की सीमा वाला आसान कार्ड किसे मिलता है
आधा एकड़ पर बड़ा कार्ड न मिले तो छोटा लेना ठीक है क्या
chhota kisan card limit
do bigha jameen par bank manager ne bhaga diya, koi card hai kya
10 se 50 hazar wala lachila kcc
mere paas thodi si zamin hai, jhanjhat bina card kitna
ek hektar se kam wale ko kitne tak ka card
`,
  'general-scheme-44': `
rbi new kcc guidelines january 2027
crop season 12 or 18 months kcc rule
FARMER ASKED ABOUT NEW KCC RULES OF RBI
sugarcane kcc repayment period under new norms
आरबीआई के नए केसीसी नियम की जानकारी
2027 में बिना गिरवी की सीमा बदलेगी क्या
केले और गन्ने का केसीसी अठारह महीने का होगा
नए नियम में छोटी फसल का केसीसी बारह महीने
kcc ka naya niyam kab se lagu hoga
rbi ne kisan card ke niyam badle kya
ganna wale ka kcc kitne mahine ka hoga ab
2027 se kcc me bina girvi limit badhegi kya
kcc rule change 2027
banana is long crop, will card count eighteen months
from which month do new reserve bank card norms start
जनवरी 2027 से किसान कार्ड में क्या बदलेगा
नए नियम में फसल मौसम कितने महीने
बिना गिरवी दो लाख की सीमा नए नियम में घटेगी क्या
गन्ने पर कार्ड चुकाने का समय डेढ़ साल
kcc naya niyam rbi
chhoti fasal ka season 12 mahina maanenge kya ab
agli january se card walon ka kya hoga
ikh aur kela jaisi lambi fasal ka card kab tak bharna hoga naye niyam me
reserve bank kisan card badlav
`,
  'general-scheme-45': `
zero percent kcc message true or fake
interest free crop loan rumour
FARMER ASKED ABOUT KCC AT ZERO INTEREST
which states pay remaining four percent interest on timely repayment
बिना ब्याज का केसीसी वाला मैसेज सच है क्या
शून्य प्रतिशत ब्याज पर किसान कार्ड की अफवाह
केंद्र सरकार मुफ्त ब्याज कर्ज दे रही है क्या
समय पर चुकाने पर राज्य बाकी ब्याज देता है क्या
0% kcc loan wala message fake h kya
bina byaj ka kisan card mil raha hai kya sach me
whatsapp pe aaya ki kcc pe byaj nahi lagega
state govt 4 percent byaj bharti hai kya
zero percent kcc rumour
is it true delhi gives card loan interest free, friend forwarded
do some states bear last four percent for timely payers
किसान कार्ड मुफ्त ब्याज वाली खबर झूठी है क्या
शून्य ब्याज संदेश
राज्य सरकार समय पर देने वालों का चार प्रतिशत भरती है
वायरल मैसेज पर भरोसा करके बिना सूद का फार्म भरना ठीक है
kcc bina byaj afwah
mobile pe aya ki karz pe byaj zero, asli khabar kya
0 % kcc fake hai
hamare rajya me samay par bhare to byaj pura maaf hota hai kya
facebook wala bolta kendra ka loan bina sood, maan lu
`,
  'general-scheme-46': `
interest subvention on gold loan for agriculture
FARMER TOOK GOLD LOAN ASKED ABOUT INTEREST REBATE
must crop loan be in kcc account for the discount
ordinary crop loan gets no three percent, true
सोने पर कृषि ऋण में ब्याज छूट मिलती है क्या
केसीसी खाते के बिना फसल ऋण पर ब्याज अनुदान
गोल्ड लोन पर चार प्रतिशत ब्याज लगेगा या पूरा
साधारण फसल कर्ज में सरकारी छूट
gold loan pe kisan wali byaj chhoot hai kya
kheti ka gold loan kcc jaisa sasta hai
byaj anudan sirf kcc pe milta h kya
sona rakh ke loan liya 4% lagega ya 9%
gold loan interest benefit
jewel loan for seeds, why no kisan subvention on it
is it better to use card than gold for cheap farm interest
सोना रखकर खेती का कर्ज, ब्याज छूट मिलेगी
केसीसी खाता ही जरूरी है क्या छूट के लिए
सोने का कर्ज छूट
साधारण फसल ऋण लिया है कार्ड नहीं, ब्याज सहायता क्यों नहीं आई
gahna girvi kheti loan
sona rakha bank me kheti ke liye, 3% ki chhoot nahi di
bina card ke fasal loan lene se ghata hai kya
agri gold loan sasta padega ya card wala
chain girvi rakh ke khad kharida, sarkari byaj sahayata milti hai ki nahi
`,
  'general-scheme-47': `
how to get soil health card
FARMER ASKED WHERE TO GIVE SOIL SAMPLE
is government soil testing free of cost
check soil card online website
मृदा स्वास्थ्य कार्ड बनवाने की जानकारी
मिट्टी जांच कहां होती है ब्लॉक में
सॉइल हेल्थ कार्ड ऑनलाइन कहां से निकालें
मिट्टी जांच की फीस लगती है क्या
mitti ki janch kaha karaye free me
soil health card kaise banega
mitti ka sample kisko dena h
soil card online download kaise kare
free soil card where
lab report of my plot, on which website will it show
does block agriculture office send someone to dig soil sample
मिट्टी जांच का कार्ड मुफ्त मिलता है या पैसे लगते हैं
मृदा कार्ड कहां बनता
कर्मचारी खेत को ऐप में चढ़ाकर नमूना भेजता है क्या
मिट्टी कार्ड की साइट का नाम
matti janch card
apni mitti ki report kis website pe aayegi
jila krishi karyalay me jau to mitti card ban jayega
mitti ka card free hai phir bhi paise mange, sahi hai kya
soil card banwane ko kise bolu
`,
  'general-scheme-48': `
parameters in soil health card
FARMER ASKED HOW OFTEN SOIL CARD SHOULD BE RENEWED
does soil report include zinc boron sulphur
soil card tells fertiliser for wheat and paddy separately
मृदा कार्ड में कितने तत्व की जांच होती है
मिट्टी की जांच कितने साल में दोबारा करानी चाहिए
सॉइल कार्ड में पीएच ईसी जैविक कार्बन का क्या मतलब
मृदा कार्ड से फसलवार खाद मात्रा पता चलती है क्या
soil card me kya kya likha hota h
mitti janch me zinc boron bhi dekhte hai kya
soil health card kitne saal valid hai
mitti card me 12 cheeze kaun si
soil card twelve values
after how many years should i get a fresh soil report
does the card tell manure need separately for each crop
मिट्टी कार्ड में सल्फर और लोहा भी जांचते हैं क्या
मृदा कार्ड की बारह बातें
पांच साल पुराना मिट्टी कार्ड देखकर खाद डालना सही है क्या
जैविक कार्बन कितना है यह किस पर्ची में लिखा होता है
soil card dobara kab
mitti ke card me khad ki matra fasal ke hisab se likhi hoti
card me ph ec sab hota hai kya
mrida card kya batata
mitti ki parchi har do saal me nayi banwana zaruri
`,
  'general-scheme-49': `
drip irrigation subsidy percent
FARMER ASKED SUBSIDY ON SPRINKLER SET
per drop more crop benefit for marginal farmer
large farmer drip share 45 percent right
ड्रिप सिंचाई पर अनुदान की जानकारी
स्प्रिंकलर पर छोटे किसान को कितनी छूट
पर ड्रॉप मोर क्रॉप योजना में कितना प्रतिशत
सूक्ष्म सिंचाई में राज्य अलग से कितना जोड़ता है
drip lagane me subsidy kitni hai
sprinkler pe chhote kisan ko kitna % milega
tapak sinchai yojna anudan
mini sprinkler subsidy bade kisan ko kitni
drip subsidy percent small farmer
is it 45 or 55 for me with six acres sprinkler
does state top up the micro irrigation help
फव्वारा सेट में छोटे किसान का कितना हिस्सा सरकार का
ड्रिप अनुदान प्रतिशत
बड़े जोतदार को टपक सिंचाई पर कम छूट क्यों
प्रति बूंद अधिक फसल में पचपन फीसदी किसे
drip sabsidi kitna
boond boond pipe lagwane me aadhe se zyada sarkar deti kya
rain gun sprinkler pe chhoot seemant kisan ko
5 hectare wale ko phuhara par kitne percent
tapak pe rajya sarkar alag se deti hai kya upar se
`,
  'general-scheme-50': `
apply for drip subsidy before purchase
FARMER BOUGHT SPRINKLER ASKED IF SUBSIDY ON OLD BILL
which company drip is accepted in subsidy
where to submit micro irrigation application
ड्रिप अनुदान के लिए आवेदन कहां करें
पहले खरीदे फव्वारे का बिल लगाकर सब्सिडी मिलेगी
मंजूरी के बिना ड्रिप लगवा ली अब क्या
स्प्रिंकलर किस कंपनी का लेना है सब्सिडी के लिए
drip subsidy ka form kaha bhare
sprinkler kharid liya ab subsidi milegi kya
drip ke liye portal pe pehle apply karna padta h
list wali company se hi drip leni hai kya
apply drip before buying
old drip bill, can office reimburse
any dealer or only empanelled company for sprinkler help
मंजूरी से पहले पाइप खरीदने का नुकसान होगा क्या
ड्रिप फार्म कहां भरें
फव्वारा सब्सिडी के लिए उद्यान कार्यालय जाएं या पोर्टल
बाजार की किसी दुकान से ड्रिप ली तो अनुदान
drip avedan kaise
pehle arzi ya pehle saman, drip me kya sahi hai
fawwara purana bill laga ke paisa milega kya
drip company ki list kaha hoti, usi se lena padega
pass hone se pehle hi drip bicha di, ab sahayta gayi kya
`,
  'general-scheme-51': `
pkvy assistance per hectare
FARMER ASKED ORGANIC FARMING INCENTIVE UNDER PKVY
organic cluster how much dbt to farmer in three years
paramparagat krishi vikas yojana amount per acre
परंपरागत कृषि विकास योजना में कितनी राशि
जैविक खेती क्लस्टर में किसान को खाते में कितना
पीकेवीवाई का प्रति हेक्टेयर अनुदान
जैविक खेती के लिए सरकार तीन साल तक क्या देती है
pkvy me ek hectare ka kitna milta
jaivik kheti cluster ka paisa khate me kitna aata h
organic kheti karne pe sarkar se kitni rashi
paramparagat krishi yojna me 15000 mera hai kya
pkvy rupees per acre
how much of 31500 reaches my own account
which amount is right, fifty thousand or thirty one five hundred for organic cluster
जैविक समूह में तीन साल में एकड़ का कितना बनता है
पीकेवीवाई राशि
किसान के खाते में पंद्रह हजार हेक्टेयर आते हैं क्या
परंपरागत खेती योजना में लोकसभा जवाब में कौन सी रकम थी
pkvy paisa kitna
organic group me naam likhaya, mere khate me kitna aana chahiye
jaivik cluster ki rashi 31500 hai ya 50000
jaivik samuh me judne se faida hoga kya, kitna milta
zila karyalay se puchu kya, jaivik kheti ka asli paisa kitna
`,
  'general-scheme-52': `
natural farming mission payment per acre
FARMER ASKED INCENTIVE FOR NATURAL FARMING
nmnf cluster joining benefit four thousand
how many years does zero chemical farmer get money
राष्ट्रीय प्राकृतिक खेती मिशन की जानकारी
प्राकृतिक खेती पर एक एकड़ का चार हजार कैसे
जीरो बजट खेती करने पर सरकारी प्रोत्साहन
प्राकृतिक खेती का समूह चुना हुआ होना जरूरी है क्या
prakritik kheti pe kitna paisa milta h sarkar se
zero budget kheti me 4000 acre ka milega kya
natural farming cluster me kaise jude, kitna laabh
jeevamrit wali kheti ka protsahan rashi
natural farming 4000 acre
is money given before or after seeing the work in natural farming
how many clusters of natural farming by march 2026
प्राकृतिक खेती का पैसा कितने साल मिलता है
प्राकृतिक खेती चार हजार
एक किसान को कितने एकड़ तक प्राकृतिक खेती का लाभ
चुने हुए समूह में न हूं तो प्राकृतिक खेती का पैसा नहीं क्या
jeero bajat kheti paisa
gobar gomutra wali kheti pe sarkar kitna deti saal ka
prakritik kheti mission me do saal tak kya milta
rasayan chhod du to ghata bharne ko paisa milega
do acre prakritik karu to dono ka paisa milega ya ek ka hi
`,
  'general-scheme-53': `
pgs india group organic certificate
FARMER ASKED LOW COST ORGANIC CERTIFICATION
how do neighbours certify organic field
organic registration for group of small farmers
पीजीएस प्रमाणीकरण की जानकारी
जैविक का सर्टिफिकेट सस्ते में कैसे बनेगा
समूह में एक दूसरे के खेत की जांच करके जैविक मान्यता
पीजीएस इंडिया में पूरी जमीन जैविक करनी पड़ती है क्या
pgs india certificate kaise le
jaivik praman patra group me sasta kaise
organic ka certificate chahiye kam kharche me
samuh ki puri jamin organic maani jati h kya
pgs group certificate cheap
neighbours check my plot for organic paper, is it valid
whole land of group must be organic or only one field
पीजीएस में किसान ही किसान का खेत देखते हैं क्या
सस्ता जैविक प्रमाण
बिना बाहरी एजेंसी जैविक सर्टिफिकेट लेना ठीक है
समूह बनाकर जैविक का कागज कैसे मिले
pgs organic kagaz
aas pados ke kisan mil ke organic ka parmaan le sakte kya
thode khet organic baaki me dawa, group certificate milega
jaivik sartifiket sasta tarika
akele nahi samuh me organic certificate banta wo kaunsa hai
`,
  'general-scheme-54': `
npop certificate for organic export
is pgs valid for export of basmati
FARMER WANTS TO EXPORT ORGANIC TURMERIC WHICH CERTIFICATE
third party organic certification when needed
जैविक निर्यात के लिए कौन सा प्रमाण पत्र
पीजीएस प्रमाण पत्र पर विदेश में बिक्री
एनपीओपी प्रमाणीकरण कब चाहिए
जैविक हल्दी अमेरिका भेजने का कागज
organic export ke liye npop chahiye kya
pgs se bahar bech sakte hai kya
europe bhejna hai jaivik masala certificate konsa
third party certification kis kaam ka
npop for organic export
is pgs good outside india or only local market
foreign buyer wants third party paper for organic rice
जैविक माल विदेश भेजने को कौन सा प्रमाण
पीजीएस से निर्यात
क्या समूह वाला जैविक कागज लेकर एक्सपोर्ट करना गलत है
देश के अंदर जैविक बेचने को पीजीएस काफी है क्या
organic niryat kagaz
bahar desh me jaivik masala bhejna, pgs chalega ki npop
export ke liye tisri party se janch karani padti kya
arab desh bhejna hai jaivik phal, kaun sa certificate
pgs sirf bharat me
`,
  'general-scheme-55': `
subsidy on agricultural implements smam
FARMER ASKED SUBSIDY ON ROTAVATOR FOR SC FARMER
general category farmer machine grant forty percent
grading machine subsidy percent post harvest
कृषि यंत्र पर सब्सिडी की जानकारी
महिला किसान को यंत्र पर पचास प्रतिशत
सामान्य वर्ग के बड़े किसान को मशीन पर कितनी छूट
कटाई के बाद वाली मशीन पर साठ प्रतिशत किसको
rotavator pe kitni subsidy milegi
st kisan ko seed drill pe kitna anudan h
power weeder lena hai chhote kisan ko kitna %
dal processing machine pe subsidy kitni
smam percent for women farmer
post harvest machine help for general farmer, fifty right
is there any upper limit per machine in the implement grant
अनुसूचित जनजाति किसान को एक मशीन पर कितनी छूट
कृषि यंत्र छूट प्रतिशत
सामान्य किसान को चालीस और छोटे को पचास, सही है क्या
कटाई बाद की सफाई मशीन पर किसको साठ प्रतिशत
yantra anudan kitna percent
patni ke naam pe rotavator lu to zyada chhoot hai kya
thresher pe mujhe 40 bola, chhota kisan hu to 50 nahi milna chahiye
masin subsidi kitni
har machine ki tay seema tak hi chhut milti kya
`,
  'general-scheme-56': `
farm machinery bank eighty percent
FARMER GROUP ASKED HOW TO GET MACHINE BANK
rural youth custom hiring centre four lakh grant
machine bank project ten lakh how much grant to shg
फार्म मशीनरी बैंक पर अस्सी प्रतिशत अनुदान
ग्रामीण उद्यमी को कस्टम हायरिंग सेंटर का अनुदान
दस लाख की मशीन बैंक परियोजना
समूह के लिए यंत्र बैंक की जानकारी
farm machinery bank me kitni subsidy hai
10 lakh ka machine bank group ko 8 lakh milega kya
custom hiring center akele kholna h kitna milega
gaon ke samooh ko krishi yantra bank anudan
machinery bank 8 lakh
rural entrepreneur alone for hiring centre, four lakh is all
which is better, group bank at eighty or single centre at forty percent
गांव के समूह को मशीनरी बैंक के लिए आठ लाख
अकेले ग्रामीण उद्यमी को किराया केंद्र पर कितना
फार्म मशीनरी बैंक अनुदान
समूह को दो लाख ही अपने लगाने होंगे क्या दस लाख में
masinri bank samuh
group banakar yantra bank lagane pe assi pratishat sach hai
ladka akela centre kholega to 40% milega na
swayam sahayta samuh ka machine ghar, sarkar kitna degi
yantra bank ki pariyojna das lakh wali
`,
  'general-scheme-57': `
krishi yantra subsidy apply procedure
FARMER BOUGHT ROTAVATOR BEFORE SANCTION ASKED ABOUT SUBSIDY
lottery system for implement subsidy
which dealer to buy from after approval letter
कृषि यंत्र अनुदान के लिए आवेदन की जानकारी
यंत्र लॉटरी में नाम निकला अब क्या करना है
बिना मंजूरी खरीदे ट्रैक्टर यंत्र पर अनुदान
यंत्र खरीदने के बाद सत्यापन कौन करता है
yantra subsidy ka form kab khulega
lottery me naam aaya machine kaha se lu
pehle kharida hua rotavator subsidy milegi kya
anudan ke liye machine ka konsa model lena h
machine grant lottery process
dealer says buy now paperwork later, is it safe for the grant
after draw of names what next for implement
यंत्र पहले खरीद लिया तो अनुदान मरेगा क्या
मंजूरी पत्र के बाद किस दुकानदार से मशीन लें
यंत्र पोर्टल आवेदन
खरीदी मशीन की जांच कराना जरूरी है क्या
yantra lottery me naam
portal khulne ka intezar karu ya machine utha lau
machine anudan ka token
sanction letter aane se pehle bill kaat liya, paisa dubega kya
manya model hi lena padta hai kya anudan me
`,
  'general-scheme-58': `
namo drone didi scheme details
FARMER ASKED ABOUT DRONE ON RENT FOR SPRAY
shg drone eight lakh subsidy still available
who got drones under didi scheme
नमो ड्रोन दीदी योजना की जानकारी
खेत में ड्रोन से छिड़काव किराये पर कौन करेगा
स्वयं सहायता समूह को ड्रोन पर अस्सी प्रतिशत
ड्रोन दीदी का ड्रोन हम भाड़े पर ले सकते हैं
drone didi yojna kya hai kisko milti
drone kiraye pe chahiye spray ke liye
mahila samuh drone subsidy kitni
namo drone didi 2026 me chalu h kya
drone didi scheme years
women shg drone help was how many lakh
hire sprayer drone from women group near me, allowed
ड्रोन दीदी में समूह को कितने प्रतिशत मदद मिली
ड्रोन किराए पर लेना
नमो ड्रोन दीदी 2025-26 के बाद भी है क्या
आम किसान को ड्रोन खरीदने के बजाय दीदी से किराए पर लेना ठीक है
dron didi yojna
udan khatola jaisi machine se dawa chhidakti didi, bulwana hai
mahila samuh ko drone 8 lakh tak kab mila
drone bhade pe
didi log ka drone apne khet me chalwa sakte kya
`,
  'general-scheme-59': `
solar pump subsidy under kusum
FARMER ASKED FARMER SHARE FOR SOLAR PUMP
central share thirty percent, state share how much solar pump
priority for small farmer in solar water pump
सोलर पंप पर अनुदान की जानकारी
कुसुम योजना में किसान का हिस्सा कितना
सोलर पंप में पहले किस किसान को मिलता है
सोलर पंप की लागत में केंद्र कितना देता है
solar pump pe kitni subsidy h
kusum yojna me kisan ko kitna dena padta
5 hp solar pump lagwana hai sarkar kitna degi
drip wale kisan ko solar pump pehle milta hai kya
solar pump centre share
in some states does delhi pay half for solar motor
who gets first turn for sun pump, drip users or big farmers
सोलर मोटर में केंद्र का हिस्सा कितने प्रतिशत
कुसुम सब्सिडी
सोलर पंप पर राज्य भी पैसा जोड़ता है क्या
टपक सिंचाई वाले को सोलर पंप में प्राथमिकता
kusum me kisan ka hissa
solar motor ka teen hissa me kaun kitna deta
dhoop wali motor me 30 pratishat kendra ka hai kya
solar pamp subsidy kitni
chhota kisan hu to solar pump ki line me pehle aunga kya
`,
  'general-scheme-60': `
fake kusum website registration fee
FARMER GOT CALL ASKING MONEY FOR SOLAR PUMP
official pm kusum website name
paid fee on solar link, is this scheme link real
सोलर पंप के नाम पर फर्जी लिंक
कुसुम की सरकारी वेबसाइट कौन सी है
सोलर पंप पंजीकरण शुल्क मांगने वाला संदेश असली है
कुसुम योजना में पैसा किस विभाग को जमा करें
kusum solar pump fees maang raha h fraud to nahi
solar pump ki asli website batao
whatsapp link se solar pump registration karu kya
solar pump ke liye 5600 rupye mange ja rahe hai
kusum real website
is it okay to pay fee on whatsapp link for solar pump
whom do i pay the farmer portion of solar safely
सोलर पंप पंजीकरण के नाम पर ठगी
कुसुम असली साइट
सोलर का हिस्सा किस विभाग में जमा करना सुरक्षित
फोन पर सोलर की फीस मांगे तो देना ठीक है क्या
solar farji site
solar pump ka link bhej ke pachpan sau mang rahe, thag hai kya
kusum ki sahi vebsite
mnre wali site hi asli hai ya dusri bhi
kusum me registration fee lagti hai kya, koi phone kar raha
`,
  'general-scheme-61': `
pm kusum extended or closed
FARMER ASKED IF SOLAR PUMP APPLICATION IS OPEN
kusum after march 2026
who tells if solar pump forms are on in my state
कुसुम योजना की अवधि कब तक है
सोलर पंप के आवेदन अभी खुले हैं या नहीं
मार्च 2026 के बाद कुसुम बढ़ी क्या
सोलर पंप योजना बंद होने की खबर
kusum yojna band ho gayi kya
solar pump ka form abhi bhar sakte h kya
kusum 2027 tak badhega kya
solar pump avedan khula hai kaise pata kare
kusum scheme closed or not
solar pump sanction ended which month
who will tell me if solar forms are being taken now
कुसुम की मंजूरी कब तक थी
सोलर फार्म खुले हैं
2027 तक सोलर योजना बढ़ाने का विचार हुआ क्या
राज्य एजेंसी से पूछे बिना सोलर फार्म भरना सही है
kusum yojana khatm
solar pump ka form aaj kal bhara ja raha kya
saur urja pump yojna aage chalegi ki band
kusum kab tak chalu
march nikal gaya ab solar motor milegi ya nahi
`,
  'general-scheme-62': `
agriculture infrastructure fund interest subvention
FARMER ASKED LOAN FOR COLD STORAGE AND GODOWN
ripening chamber loan three percent benefit
pack house two crore loan guarantee
कृषि अवसंरचना कोष की जानकारी
गोदाम बनाने के लिए सस्ता ऋण
शीत भंडार के कर्ज पर तीन प्रतिशत ब्याज छूट
सात साल तक ब्याज छूट किस ढांचे पर
aif loan kya hai kitna byaj chhut
godam banane k liye loan kaha se milega
cold storage lagana hai byaj me kitni chhoot
grading unit ke liye krishi infra fund
aif interest help godown
how many years does the three percent relief on warehouse loan last
pack house or ripening room covered under infra fund
गोदाम के कर्ज पर कितने करोड़ तक ब्याज छूट
अवसंरचना कोष छूट
कोल्ड रूम बनाने में सरकार गारंटी देती है क्या
आम पकाने का चैंबर लगाने को सस्ता कर्ज
godam loan byaj chhut
khet par bada bhandar ghar banana hai, vyaj me madad kitne saal
sorting grading machine ghar lagana, 2 crore tak chhoot
aif yojna kya hai
kold room ka loan sasta milega kya kisan ko
`,
  'general-scheme-63': `
aif promoter contribution ten percent
FARMER ASKED MORATORIUM IN AGRI INFRA FUND
repayment holiday for warehouse loan
number of projects one borrower can put under infra fund
एआईएफ में अपना अंश कितना लगाना पड़ता है
गोदाम ऋण में किस्त छूट की अवधि
एक आदमी कितनी एआईएफ परियोजना लगा सकता है
कृषि अवसंरचना कोष में मार्जिन
aif me apna kitna paisa lagega
godam loan ki kist kab shuru hoti h
agri infra fund me moratorium kitna
do jagah godam bana sakta hu kya aif me
own share in aif project
repayment of warehouse loan begins after what months
can one person put 25 godowns under the infra fund
गोदाम परियोजना में दस प्रतिशत खुद का लगेगा क्या
एआईएफ में किस्त कब से
एक आवेदक कितनी जगह परियोजना लगा सकता है
गोदाम बनते बनते किस्त की छूट दो साल तक मिल सकती है
aif me apna paisa
godam ka karza, pehli kist 6 mahine baad hi deni hogi kya
do teen gaon me alag godam, ek naam se chalega
aif margin kitna
bank bolta apna hissa 25% lao aif me, kam se kam kitna niyam hai
`,
  'general-scheme-64': `
total fpo assistance and joining existing one
FARMER WANTS TO JOIN NEARBY FPO
ten thousand fpos formed, do we need another
fpo matching equity limit fifteen lakh
पास के एफपीओ में जुड़ने की जानकारी
एफपीओ को तीन साल में कितनी सहायता
दस हजार एफपीओ बन चुके, नया बनेगा क्या
किसान उत्पादक कंपनी का शेयर लूं तो सरकार कितना देगी
gaon ke paas fpo hai usme jud jau ya naya banau
fpo ko kya kya sarkari madad milti h
fpo me equity grant kitna milta
kisan producer company ka sadasya banna hai
existing fpo near me or new one
how many fpos formed in country already, need another
equity grant ceiling fifteen lakh for one fpo
नया एफपीओ खोलने से अच्छा पास वाले में जुड़ना है क्या
कितने एफपीओ बन चुके
एफपीओ की मदद में इक्विटी और गारंटी दोनों हैं क्या
नजदीक की किसान कंपनी ढूंढना
pados ka fpo join
mere block me pehle se fpo hai to naya banana galat hoga kya
das hazar fpo ka lakshya poora hua kya
fpo me judu ya apna kholu
har sadasya pe do hazar tak sarkar lagati fpo me, adhik se adhik kitna
`,
  'general-scheme-65': `
how many farmers needed for fpo in plains
FARMER ASKED MINIMUM MEMBERS OF FPO IN HILL AREA
does landless labour count as fpo member
north east fpo member requirement
एफपीओ में न्यूनतम सदस्य संख्या
पहाड़ी जिले में एफपीओ के सदस्य कितने
एफपीओ में भूमिहीन भी जुड़ सकते हैं
मैदानी इलाके में तीन सौ सदस्य जरूरी हैं क्या
fpo me kam se kam kitne sadasya
pahadi area me fpo 100 log se ban jayega
himachal me producer company kitne kisan
fpo me chhote kisan ka anupat kitna hona chahie
fpo members plains 300
are landless people counted half in the producer company
sikkim village, how many members make an fpo
एफपीओ में भूमिहीन और सीमांत आधे होने चाहिए क्या
मैदानी जिले में एफपीओ सदस्य
पहाड़ में सौ से कम किसान हों तो एफपीओ मान्य होगा
मेघालय में किसान कंपनी कितने लोगों से बनती है
fpo kitne log
up me fpo ke liye 250 kisan hai, kam pad rahe kya
jammu ke pahad me fpo sadasya sankhya
majdoor bina khet ke fpo me jod sakte hai kya
fpo minimum kisan
`,
  'general-scheme-66': `
pm kisan maandhan pension scheme
FARMER AGE 35 ASKED ABOUT OLD AGE PENSION CONTRIBUTION
farmer aged forty two can join maandhan
family pension to widow under kisan maandhan
किसान मानधन योजना की जानकारी
मानधन में अठारह साल पर कितना देना पड़ता है
किसान पेंशन के लिए उम्र सीमा
पति की मृत्यु पर पत्नी को मानधन पेंशन कितनी
kisan mandhan yojna me kitna milta h
40 saal umar hai kisan pension me jud sakta kya
60 ke baad 3000 mahina wali yojna
mandhan me sarkar kitna milati hai
maandhan pension amount
entering at eighteen what monthly cut for farmer pension
two and half hectare owner, can he take farmer pension
किसान पेंशन साठ के बाद हर महीने कितनी
मानधन की उम्र
पति मर जाए तो पत्नी को डेढ़ हजार मिलता है क्या
केंद्र भी किस्त के बराबर पैसा डालता है मानधन में
kisan pension kitni
45 saal ka hu budhape ki pension me jud sakta kya
mandhan me har mahine kitna katega
budhape ka sahara kisan ko teen hazar wali
18 saal me judne pe pachpan rupaye, 30 pe zyada lagta kya
`,
  'general-scheme-67': `
enrolment in kisan maandhan at csc
FARMER ASKED DOCUMENTS FOR KISAN PENSION REGISTRATION
nps subscriber in farmer pension allowed
deduct pension contribution from pm kisan account
किसान मानधन में पंजीकरण कैसे होता है
ईपीएफ कटने वाला मानधन योजना में जुड़ेगा
किसान पेंशन का फॉर्म सीएससी पर कौन से कागज से
एनपीएस वाले को किसान पेंशन मिलेगी
kisan pension ka form kaha bharta h
mandhan yojna registration kaise kare
nps hai mera, kisan mandhan me jud sakta kya
mandhan ke liye aadhar aur passbook le jana hai csc
join farmer pension csc
epf member wants maandhan, is it allowed
which bank account can be used to enrol in old age plan
मानधन का फार्म सेंटर पर भरते हैं क्या
किसान पेंशन में नाम
ईएसआई वाला मजदूर किसान पेंशन में क्यों नहीं जुड़ता
सम्मान निधि वाले खाते से मानधन में जुड़ना सही है क्या
mandhan me kaise judu
pf katne wala admi kisan pension le sakta ya nahi
aadhaar aur passbook leke csc jau pension ke liye
pensan form kisan
kaun log mandhan me nahi jud sakte
`,
  'general-scheme-68': `
horticulture mission assistance midh
FARMER ASKED SUBSIDY FOR POLYHOUSE
starting rose cultivation, who helps with planting material
cashew and coconut planting help under mission
बागवानी मिशन से सहायता की जानकारी
पॉलीहाउस पर अनुदान के लिए किससे मिलें
फल बाग लगाने के लिए पौधे और प्रशिक्षण
मशरूम इकाई लगाने में सरकारी मदद
polyhouse subsidy ke liye kaha jaye
bag lagane pe sarkar kya deti h
midh yojna me masale wale ko kya milega
horticulture department se sabji nursery ki madad
midh help for fruit growers
cashew plantation support, go to which office in district
training for mushroom under horticulture mission
उद्यान कार्यालय से पॉलीहाउस की मदद पूछना
बागवानी मिशन सहायता
मसाले और फूल वालों को पौध में मदद मिलती है क्या
सब्जी किसान को कोल्ड चेन की मदद किस मिशन में
polihouse anudan daftar
bagicha lagane me paudha aur training sarkar de to batao
nariyal wale ko madad milti kya udyan se
shednet ya polyhouse, pehle kaun se office puchu
kand aur sabji ugane wale ko bagwani mission kya deta
`,
  'general-scheme-69': `
national livestock mission goat subsidy
FARMER ASKED HOW TO OPEN GOAT FARM WITH SUBSIDY
fifty lakh sheep unit how many animals
bank loan part in goat farm scheme
राष्ट्रीय पशुधन मिशन में बकरी पालन अनुदान
सौ बकरी और पांच बकरे पर कितना अनुदान
भेड़ पालन की बड़ी इकाई पर सब्सिडी
बकरी फार्म योजना में अपना पैसा कितना लगेगा
bakri palan yojna me kitni subsidy h
100 bakri pe 10 lakh milta hai kya
nlm goat farm ke liye kitni bakri chahiye
bhed bakri farm 50 percent anudan
goat unit fifty percent grant
100 goats 5 bucks how many lakh from livestock mission
is rest half from bank compulsory or can be own money
पांच सौ भेड़ पच्चीस मेढ़ों पर कितना अनुदान
बकरी फार्म अनुदान
पशुधन मिशन में आधी पूंजी सरकार देती है
सौ बकरी से कम पर आवेदन करना ठीक है क्या
bakri yojana 10 lakh
bada bakri farm 500 mada, sarkar pachas lakh degi
nlm bhed bakri
bakri palan me kitne bakre rakhne padte yojna ke liye
bakri farm me baki aadha paisa kahan se lau
`,
  'general-scheme-70': `
livestock insurance owner share
FARMER ASKED INSURANCE OF BUFFALO
tag required for cattle insurance
where to insure my goats and cow
पशुधन बीमा की जानकारी
भैंस बीमा का प्रीमियम पशुपालक कितना देगा
पशु बीमा के लिए कान में टैग जरूरी है
पशु बीमा किस दफ्तर में होता है
pashu bima me kitna paisa dena padta
bhains ka bima kaha hota h
gai ka insurance 15 percent kya hai
bakri ka bima karana hai tag lagega kya
animal cover premium owner share
ear tag lost, can i still take cow cover
who pays rest 85 of cattle insurance premium
गाय बीमा में मालिक पंद्रह प्रतिशत देता है क्या
पशु बीमा टैग
भैंस का बीमा कराने पशु अस्पताल जाएं या बैंक
हर जाति और राज्य में पशु बीमा का हिस्सा एक ही है
pashu beema kitna
gaay ke kaan me bilkul tag nahi, bima hoga ki nahi
bhes ka bima
dudharu gaay ka bima kis ke paas jaake karau
pashu mare to paisa mile iske liye kitna bharna padta hai
`,
  'general-scheme-71': `
pmmsy subsidy for fish pond
FARMER ASKED SUBSIDY PERCENT FOR FISHERIES
woman fish farmer gets sixty percent
leased village pond registered agreement for scheme
मत्स्य संपदा योजना में अनुदान की जानकारी
तालाब निर्माण पर सामान्य वर्ग को कितना
महिला मछली पालक को कितनी सब्सिडी
पट्टे के तालाब का पंजीकृत पट्टा जरूरी है क्या
machli palan pe subsidy kitni h
pmmsy me talab banane ka kitna percent
sc kisan ko machhli palan me 60% milega
lease ke talab par matsya yojna
fish farming grant sixty percent
general category pond project help, is it 40
leased tank fish scheme needs registered paper
महिला के नाम मछली परियोजना में साठ प्रतिशत
मत्स्य अनुदान प्रतिशत
सादे कागज के पट्टे पर मछली योजना मिलेगी क्या
पोखर में मछली पालने की मदद किस कार्यालय से
machli talab anudan
pokhri khodwa ke machhri palab, sarkar kitna dei
st kisan hu matsya yojna me 60 milega na
matasya vibhag sabsidi
kiraye ka talab, registry wala patta na ho to yojna se bahar kya
`,
  'general-scheme-72': `
rashtriya gokul mission benefits
FARMER ASKED FREE ARTIFICIAL INSEMINATION AT DOORSTEP
sexed semen for buffalo from government
ivf heifer loan interest help
राष्ट्रीय गोकुल मिशन की जानकारी
गाय का कृत्रिम गर्भाधान घर पर मुफ्त होता है क्या
सेक्स्ड सीमेन से बछिया, सरकारी व्यवस्था
अच्छी नस्ल की बछिया खरीदने पर ब्याज छूट
gaay ka ai ghar pe free hota h kya
sexed semen sarkari kaha milega
gokul mission me bachhiya loan chhut
hamare jile me muft garbhadhan yojna hai kya
free insemination at home cows
in how many districts does doorstep ai programme run
loan help three percent for ivf heifer
घर पर मुफ्त गाभिन कराने की सरकारी योजना
सेक्स्ड सीमेन योजना
बछिया ज्यादा हो इसके लिए सरकारी सीमेन लेना ठीक है क्या
605 जिलों में गायों के लिए क्या मुफ्त है
gokul mision ai free
gaay garmi pe aayi, ghar pe aake free me beej dalega kaun
bachhda nahi chahiye bachhiya chahiye, koi sarkari semen
ivf wali bachiya ka karz, byaj me chhoot
nasl sudhar yojna gaay
`,
  'general-scheme-73': `
ahidf loan interest subvention
FARMER WANTS TO SET UP MILK PROCESSING UNIT ASKED LOAN SCHEME
cattle feed plant loan ninety percent
is animal husbandry infrastructure fund open this year
पशुपालन अवसंरचना कोष की जानकारी
दूध प्रसंस्करण इकाई के लिए ऋण पर तीन प्रतिशत छूट
पशु चारा संयंत्र के लिए सरकारी गारंटी
मांस प्रसंस्करण संयंत्र के कर्ज पर छूट
dairy plant lagana h sasta loan konsa
ahidf me kitna loan milta hai
pashu aahar factory ke liye 3% byaj chhut
milk plant loan ki guarantee sarkar deti kya
ahidf loan 8 years
what part of dairy plant cost can be loan with interest help
feed mill loan guarantee how much percent
दूध संयंत्र के कर्ज पर कितने साल ब्याज छूट
पशुपालन कोष डेयरी
मांस इकाई लगाने का कर्ज नब्बे प्रतिशत तक मिलता है
पशुपालन अवसंरचना कोष 2025-26 के बाद बंद हुआ क्या
dairy plant byaj chhut
chara kaarkhana kholna hai, karz ki guarantee 25 percent
dudh processing ka loan
nasl farm ke loan pe 3 pratishat chhoot abhi milegi kya
doodh ki factory lagane ka socha, sasta karza kis kosh se
`,
  'general-scheme-74': `
nbhm bee box subsidy application
FARMER ASKED GOVERNMENT HELP FOR BEEKEEPING
purpose of madhukranti portal registration
buy honey boxes before sanction or after
राष्ट्रीय मधुमक्खी पालन मिशन में आवेदन
मधुमक्खी पेटी पर अनुदान पाने की जानकारी
मधुक्रांति पोर्टल किस काम का है
बिना स्वीकृति पेटी खरीदी तो पैसा मिलेगा
madhumakkhi palan yojna apply kaha kare
bee box pe subsidy lene ka tarika
madhukranti me register kiya subsidy aayegi kya
shehad palan mission ki website konsi
nbhm apply website
madhukranti entry gives subsidy or only traces honey
purchased bee boxes first, did i lose the help
मधुमक्खी मिशन में पहले कहां आवेदन करें
मधुक्रांति किसलिए
मंजूरी से पहले बक्से लेना गलत है क्या
शहद वालों की सरकारी साइट एनबीबी
bee box anudan
shahad ki petiyan le li, ab sarkar paisa degi ki nahi
madhukranti se paisa aata hai kya
madhumakhi mishan avedan
peti kharidne se pehle nbb pe form bharna zaroori hai na
`,
  'general-scheme-75': `
loan waiver by central government 2026
FARMER ASKED ABOUT KARZ MAFI
should i stop paying kcc hoping for waiver
any all india farm loan forgiveness planned
केंद्र सरकार की कर्ज माफी की जानकारी
कर्ज माफी की खबर पर किस्त न भरूं तो
केसीसी माफ होने वाला है क्या देश भर में
आखिरी बार केंद्र ने कब कर्ज माफ किया
kcc maaf hoga kya is saal
karj mafi ki list kab aayegi centre ki
modi sarkar karza maf kar rahi h kya
loan na bharu kya mafi aane wali hai
centre loan waiver news
is it safe to stop paying instalments hoping delhi forgives
last all india waiver was which year
केंद्र ने संसद में कर्ज माफी पर क्या कहा
केंद्र कर्ज माफी
माफी की आस में किस्त रोकने से नुकसान होगा क्या
कर्ज माफी केंद्र करता है या राज्य
karja maafi kendra
sab bol rahe karz maaf hoga, kist bharu ki ruku
2008 ke baad dilli se mafi hui kya
loan mafi msg sach
desh bhar ke kisano ka loan maaf hone wali khabar kitni sahi
`,
  'general-scheme-76': `
maharashtra crop loan waiver march 2026
FARMER FROM MAHARASHTRA ASKED ABOUT KARJMAFI
regular repaying farmer maharashtra fifty thousand
vidarbha farmer overdue on 30 september 2025 eligible
महाराष्ट्र शेतकरी कर्जमाफी योजना की जानकारी
विदर्भ में दो लाख तक का कर्जा माफ
महाराष्ट्र में नियमित कर्ज भरने वाले को प्रोत्साहन
कर्जमाफी की यादी में नाव महाराष्ट्र
maharashtra karjmafi 2026 kisko milegi
pune jile me mera 1.5 lakh bakaya hai maaf hoga
niyamit karj bharnare shetkari ko 50 hajar kab
marathwada karjmafi yadi kaha dekhu
maharashtra waiver two lakh
regular payer in nagpur, will fifty thousand come
dues of which date are counted for maharashtra waiver
महाराष्ट्र कर्जमाफी में कौन सी तारीख का बकाया
समय पर चुकाने वाले महाराष्ट्र किसान को कितना
सहकारी बैंक का कर्ज भी महाराष्ट्र माफी में आता है क्या
महाराष्ट्र माफी सूची
maharashtra karja mafi 2 lakh
solapur ka kisan, thakbaki hai 1.8 lakh, maaf hua kya
karjmafi list bank se kaise puche maharashtra
latur me time pe karz bhara, inaam ke 50000 kab
maharashtr me mafi march 2026 wali kya thi
`,
  'general-scheme-77': `
urea bag price 45 kg
FARMER ASKED GOVT RATE OF UREA
neem coated urea mrp with tax
overpriced urea, what amount should be on bill
यूरिया की सरकारी कीमत की जानकारी
नीम लेपित यूरिया का कट्टा कितने का
यूरिया बोरी की एमआरपी क्या है
यूरिया 266 की है या 242 की
urea ki bori kitne ki aati h
urea ka rate kya chal raha hai sarkari
266 rupye me urea milni chahiye na
yuria katta ka sahi daam
urea bag price 266
dealer charges 330 for one bag nitrogen fertiliser, what is correct
which machine gives printed bill for urea
यूरिया बोरी का असली दाम
नीम कोटिंग और टैक्स जोड़कर यूरिया कितने का
पैंतालीस किलो सफेद खाद की बोरी पर कितना लिखा
यूरिया का पक्का बिल मांगना सही है क्या
yuria bori rate
urea 300 me di dukandar ne, sahi rate kya hai
urea ka bag kitne kilo ka aur kitne rupe ka
urea dam 242
bina bill urea le liya, kitna dena chahiye tha
`,
  'general-scheme-78': `
fertiliser dbt money to farmer account
FARMER ASKED WHY AADHAAR NEEDED TO BUY UREA
who receives fertiliser subsidy company or farmer
is subsidised fertiliser for every farmer
खाद सब्सिडी किसके खाते में जाती है
खाद खरीदते समय आधार क्यों मांगते हैं
उर्वरक डीबीटी की जानकारी
बड़े किसान को भी छूट वाली खाद मिलती है क्या
khad ki subsidy mere khate me kab aayegi
urea lene pe angutha kyu lagta h
khad pe dbt ka paisa kisko jata
pos machine se khad lene ka matlab kya hai
fertiliser subsidy to company
is aadhaar thumb on pos for my money or for company
do big farmers also get cheap bag price
खाद सब्सिडी किसान को क्यों नहीं
पॉस मशीन पर अंगूठा लगाने से पैसा किसे जाता
हर किसान को सस्ते दाम पर बोरी मिलती है क्या
खाद की छूट मेरे बैंक में आएगी ऐसा सोचना गलत है क्या
khad sabsidi khata
gas cylinder jaisi subsidy khad pe kyo nahi ati khate me
bori lete time adhar kyo
mere aadhaar pe bori biki to chhoot ka paisa kahan gaya
bhumihin bhi saste daam pe khad le sakta kya
`,
  'general-scheme-79': `
complaint of fertiliser overpricing
FARMER COMPLAINED DEALER FORCING NANO UREA WITH DAP
selling above mrp fertiliser legal action
dealer tags sulphur with urea bag
खाद में जबरन टैगिंग की शिकायत
एमआरपी से ज्यादा दाम पर डीएपी, शिकायत किसे
दुकानदार यूरिया के साथ नैनो बोतल थमाता है
खाद की कालाबाजारी पर कार्रवाई की जानकारी
dap 1600 me de raha h shikayat kaha kare
urea ke sath jabardasti jinc deta hai dukandar
khad dukan wala bill nahi deta jyada leta hai
mrp se upar khad bechna jurm hai kya
dealer forces other goods
is selling dap over printed rate a crime
whom in district do i report costly fertiliser shop
छपे दाम से ज्यादा खाद बेचना अपराध है क्या
खाद टैगिंग शिकायत
दुकानदार ने बोरी के संग जिंक थमा दिया, किसे बताऊं
ज्यादा वसूली पर कौन सा सबूत रखूं दुकान का
khad black shikayat
dap ke sath nano bottle zabardasti, mana karu to bori nahi deta
khad mehngi bech raha
jila krishi adhikari ko khad dukan ki shikayat kaise de
bori pe 1350 likha, 1500 liye, kya karna chahiye
`,
  'general-scheme-80': `
haryana meri fasal mera byora fertiliser
FARMER OF HARYANA REFUSED UREA WITHOUT PORTAL REGISTRATION
cooperative in rohtak refused two bags because my sown crop is not on state portal
fertiliser only to registered farmers haryana since when
हरियाणा में मेरी फसल मेरा ब्यौरा बिना यूरिया
करनाल में खाद लेने के लिए पोर्टल पर पंजीकरण
हिसार में डीएपी के लिए ब्यौरा जरूरी है के
रोहतक में सोसायटी से बिना कट्टा लौटा दिया, बोले पहले फसल का पंजीकरण कराओ
haryana me khad lene ke liye mfmb jaruri h ke
mera byora me naam na hai to urea milega kya haryana
sirsa me dap na de rahe portal mange se
kaithal ki society ne do katte na diye, bole pehle fasal ka byora bharo
haryana bag refused, crop not entered online
is it true panipat farmer must fill byora before buying dap
from which month did haryana link fertiliser with crop portal
हरियाणा खाद पंजीकरण
हरियाणा में बिना पोर्टल के बोरी लेना मुमकिन है क्या
मेरा ब्यौरा में नाम न चढ़ाऊं तो हरियाणा में खाद का नुकसान
जींद में सोसायटी खाद नहीं दे रही, कौन सा पंजीकरण चाहिए
haryana khad niyam mfmb
bhiwani me khad lene gaya, bole fasal ka byora dikha
hariyana me october 2025 se khad ka naya kanoon kya
meri fasal mera byora bina khaad haryana
ambala ka kisan, portal pe nahi chadhi fasal to urea milega ya na
`,
  'general-scheme-81': `
pulse minikit distribution
FARMER ASKED ABOUT FREE SEED MINIKIT OF LENTIL
oilseed mission seed free from agriculture department
when to ask for seed minikit before season
मसूर का मिनीकिट कहां मिलेगा
तिलहन बीज मुफ्त वितरण की जानकारी
खाद्य सुरक्षा मिशन में अरहर का निशुल्क बीज
मिनीकिट कम आती है किसान पहले कब पूछे
minikit beej kaise milega
arhar urad ka free beej sarkari
sarso ka minikit krishi vibhag se kab bat ta h
alsi til ki muft minikit mil sakti hai kya
free pulse seed packets
which mission gives small trial bags of oilseed at no cost
is it late to ask block office for lentil packets after sowing starts
दलहन बीज मिनीकिट
सरकारी मुफ्त थैली जल्दी खत्म हो जाती है क्या, कब जाऊं
तिलहन की उन्नत किस्म का थोड़ा बीज कृषि कार्यालय से
मिनीकिट किन फसलों की मिलती है
muft beej kit
mini kit ka beej block se lena ho to buwai se kitna pehle puchu
chana masur ki nayi kism free me sarkar de rahi kya
tilhan minikit kahan se
moong ki thodi nayi bij azmane ko, sarkari daftar me milti kya
`,
  'general-scheme-82': `
bihar seed subsidy portal application
FARMER OF BIHAR ASKED ABOUT HYBRID PADDY SEED SUBSIDY
brbn beej anudan kharif percent
gaya farmer wants subsidised paddy seed
बिहार बीज अनुदान आवेदन की जानकारी
बिहार में संकर धान बीज पर पचास प्रतिशत अनुदान
समस्तीपुर में अरहर बीज अनुदान पर कितना
बिहार राज्य बीज पोर्टल पर फॉर्म
bihar beej anudan ka form kaha bhare
bihar me kharif beej pe kitni subsidy ba
siwan me hybrid dhan bij par chhut milega ki na
brbn portal se dhan ka beej kaise mangaye
bihar kharif seed ninety percent
hybrid paddy packet half price in bihar how
which portal of bihar takes seed request
बिहार में बीज पर कितनी छूट
बिहार संकर धान अनुदान
बिहार में खरीफ का बीज सरकारी दर पर लेने का आवेदन
नालंदा में रियायती बीज बाजार से लें या पोर्टल पर भरें
bihar bij anudaan
bihar me dhan ke bij pe kitna chhut milta ba
hybrid dhan 50 percent bihar
araria me arhar beej sasta kaise mili, form kahan
bihar me beej portal par naam nahi dala to mehnga lena padega kya
`,
  'general-scheme-83': `
crop loss compensation from state disaster fund
FARMER ASKED MUAWZA WITHOUT INSURANCE
whom to tell so damage enters girdawari
what percent loss qualifies for input relief
फसल मुआवजा की जानकारी बिना बीमा
गिरदावरी में नुकसान दर्ज कराने के लिए किससे मिलें
तैंतीस प्रतिशत से ज्यादा नुकसान पर राहत
बाढ़ में धान बह गया पटवारी को कब बताएं
fasal ka muawja kaise milega bima nahi hai
patwari se girdawari me nuksan chadhwana
kitne percent kharab hone par muavza milta h
pala se fasal jal gayi sarkar kuch degi kya
crop compensation without insurance
thirty three percent loss needed, who measures it
is girdawari entry necessary to get flood money from tehsil
बिना बीमा मुआवजा
कितना प्रतिशत फसल मरे तब सरकार राहत देती है
लेखपाल को नुकसान बताना जरूरी है क्या
आपदा घोषित हो तभी राहत मिलती है क्या
muavja kab milta
baadh me sab gaya, bima bhi nahi, patwari ko bolu kya
girdavri me khet chadhwana
20 percent fasal gayi hai, aapda rahat banegi ki nahi
aapda kosh se fasal ka paisa lene ko kise khabar karu
`,
  'general-scheme-84': `
input subsidy rate rainfed per hectare sdrf
FARMER ASKED COMPENSATION RATE FOR IRRIGATED CROP LOSS
mango orchard calamity relief per acre
max two hectares relief norm
आपदा राहत की दर की जानकारी
असिंचित फसल पर मुआवजा कितने रुपये हेक्टेयर
बारहमासी फसल का राहत प्रति एकड़ कितना
दो हेक्टेयर से ऊपर राहत मिलती है क्या
muawja ek acre ka kitna milta h
sinchit jamin pe 17000 hectare milta hai kya
baag ke nuksan ka muavza rate
barani fasal barbad per acre kitna paisa sarkari
relief rate irrigated hectare
how many rupees per acre for unirrigated crop destroyed by flood
orchard loss relief of 22500, upto how much land
सिंचित फसल राहत दर
असिंचित खेत का एकड़ पर तीन हजार के आसपास ही मिलता है क्या
दो हेक्टेयर से ज्यादा की आपदा राहत नहीं देते क्या
2026-27 का आपदा राहत नियम क्या वही है
muavza dar kya hai
barsat pe nirbhar khet doob gaya, hektare ka kitna denge
santare ke ped gaye, sarkari rahat kitni per hectare
rajya apni taraf se muavja badhata hai kya
ek acre paani wali zamin ka muavza 6880 sahi hai
`,
  'general-scheme-85': `
difference between khasra khatauni jamabandi
FARMER ASKED WHAT IS RTC
7/12 same as khatauni or not
land ownership paper name in punjab
खसरा खतौनी और जमाबंदी में फर्क
सातबारा किस राज्य का जमीन कागज है
फर्द किसे कहते हैं
कर्नाटक का आरटीसी क्या कागज है
fard aur jamabandi ek hi cheez h kya
khatauni ko maharashtra me kya kehte hai
rtc kya hota hai jamin ka
patta chitta ka matlab khatauni hai kya
satbara and khatauni same
what do people in punjab call ownership paper of farm
patta chitta belongs to which state
फर्द और खतौनी में फर्क है क्या
जमीन कागज नाम
महाराष्ट्र वाले खतौनी मांगने पर कौन सा पर्चा दें
आरटीसी किस राज्य में बोलते हैं
khasra ka dusra naam
form me khatauni likha hai par mere paas jamabandi hai, chalegi
zamin ke parche ko tamilnadu me kya bolte
satbara matlab kya
haryana me farad hi khatoni jaisi hai kya
`,
  'general-scheme-86': `
up bhulekh website
FARMER ASKED HOW TO SEE LAND RECORD ONLINE IN MP
apna khata rajasthan site for nakal
west bengal banglarbhumi land record
यूपी भूलेख की वेबसाइट
मध्य प्रदेश खसरा बी1 ऑनलाइन कहां
हरियाणा जमाबंदी साइट की जानकारी
गुजरात में जमीन का रिकॉर्ड ऑनलाइन
bihar bhumi site kaun si hai
rajasthan apna khata se nakal kaise nikale
up ki khatauni online site ka naam
jharkhand jamin ka record kaha dekhe
bihar land record website
which site shows my plot of rajasthan on phone
is anyror for gujarat or bengal
झारखंड भूलेख साइट
यूपी में गाटा संख्या डालकर खतौनी किस साइट पर
हरियाणा की जमीन घर बैठे देखनी है पता बताओ
बंगाल में खतियान ऑनलाइन देखने की सरकारी साइट
up bhulekh site
mp me khasra phone se kaise dekhe, site ka naam
gujrat ki zamin ka parcha online
apna khata kaun se rajya ki site hai
bihar me naksha nahi sirf khata dekhna hai online kaha
`,
  'general-scheme-87': `
mahabhulekh 7/12 site
FARMER OF MAHARASHTRA ASKED TO VIEW SATBARA ONLINE
satara taluka land extract online address
free view of 7/12 utara steps
महाभूलेख पर सातबारा देखने की जानकारी
नासिक का 7/12 ऑनलाइन किस साइट पर
महाराष्ट्र जमीन उतारा वेबसाइट
सातबारा के लिए विभाग तालुका चुनना
satbara online kaha milega maharashtra
7/12 mobile pe kaise pahave
mahabhumi ki website konti aahe
solapur ka sat bara utara kaise nikalu
maharashtra satbara site
do i need taluka and village to open utara online
bhulekh mahabhumi is right address for satara land extract
महाराष्ट्र सातबारा ऑनलाइन
कोल्हापुर की जमीन का सात बारह कौन सी साइट पर खुलेगा
तालुका चुने बिना उतारा निकलेगा क्या
महाराष्ट्र में जमीन का पर्चा मोबाइल पर निकालना
maharashtra 7 12 kaise dekhe
thane jille ka saatbara ghari basun kasa pahaycha
satbara online kadhane ki site
mahabhulekh pe pehle kya chunna hota, vibhag ya zila
nanded ka utara chahiye, net pe kis pate pe
`,
  'general-scheme-88': `
tamil nadu patta chitta online site
FARMER ASKED BHUBHARATI TELANGANA LAND RECORD
odisha ror online website
karnataka rtc pahani website
कर्नाटक में आरटीसी ऑनलाइन की साइट
तेलंगाना भू भारती वेबसाइट की जानकारी
ओडिशा भूलेख पर जमीन का रिकॉर्ड
आंध्र मीभूमि साइट का पता
odisha ki jamin online kis site pe
telangana land record ki website batao
karnataka ka pahani online kaise nikale
meebhoomi andhra site ka naam kya
telangana land portal name
odisha ror on which website
how do i see tamil nadu patta at home
आंध्र में जमीन ऑनलाइन
कर्नाटक में पहाणी देखने की सरकारी साइट का नाम
भू भारती किस राज्य का पोर्टल है
ओडिशा की जमीन का पर्चा मोबाइल पर कैसे
meebhoomi kis rajya
tamilnadu me patta chitta nikalna hai, site batao
telangana bhoomi record site
mysore ki zamin ka rtc net pe kahan dekhu
orissa bhulekh ka sahi pata kya hai
`,
  'general-scheme-89': `
how to identify genuine government scheme website
FARMER RECEIVED SUSPICIOUS LINK FOR SUBSIDY
gov.in nic.in official address rule
someone wants otp for kisan yojana
सरकारी योजना की नकली वेबसाइट कैसे पहचानें
रजिस्ट्रेशन फीस मांगने वाली साइट असली है क्या
योजना के नाम पर ओटीपी मांगने वाला
जिस साइट के आखिर में सरकारी नाम नहीं उस पर भरोसा करें क्या
yojna ki site asli hai ya nakli kaise jaane
otp kisi ko batana chahiye kya
gov.in wali site hi sarkari hoti h kya
299 rupye fees maang rahi hai yojna ki website
government site ends gov.in
caller asks otp for yojana, share or not
is udyamimitra site fake since it has no gov.in
योजना की ठगी से बचना
साइट के पते के आखिर में क्या हो तो सरकारी मानें
ओटीपी बताने से पैसा चला जाएगा क्या
पंजीकरण शुल्क लेने वाली योजना साइट पर भरोसा करना सही है
asli nakli site
koi aadhaar number mang raha link bhej ke, dena chahiye kya
nic.in wali website sahi hoti kya
farzi yojna link
yojna ke naam pe thag log kaise phasate, kaise bachu
`,
  'general-scheme-90': `
kisan call centre number
FARMER WANTS TOLL FREE NUMBER FOR CROP ADVICE
call 1551 which languages
talk to agriculture expert on phone free
किसान कॉल सेंटर का नंबर
खेती की सलाह के लिए टोल फ्री नंबर की जानकारी
मंडी और मौसम की बात फोन पर किससे
भोजपुरी बोलने वाला भी किसान कॉल सेंटर पर पूछ सकता है
kisan call center ka number do
kheti ki jankari ke liye free number
1800 wala kisan number kya h
krishi visheshagya se phone pe baat karni hai
toll free farm advice
which number answers market price and weather in my language
is 1551 number charged or free
किसान सलाह नंबर
अपनी भाषा में खेती पूछने का मुफ्त नंबर
1800-180-1551 पर क्या क्या पूछ सकते हैं
योजना और मंडी भाव दोनों फोन पर पूछना है किससे
kisan helpline no
phone pe krishi salah free, number do
kheti ki dikkat hai koi sarkari number
bangla ya tamil me bhi kisan number pe baat hoti kya
muft number jahan fasal ka doctor mile
`,
  'general-scheme-91': `
kisan call centre working hours
FARMER SAYS KCC LINE BUSY WHEN TO CALL
how many call centres for farmers
can i leave voice mail on farmer helpline
किसान कॉल सेंटर का समय
किसान हेल्पलाइन व्यस्त हो तो क्या करें
रविवार को किसान कॉल सेंटर चालू रहता है
कॉल सेंटर कितने केंद्रों से चलता है
kisan call center kitne baje tak khula rehta
kcc number busy ja raha h kab lagau
raat me 9 baje kisan helpline lagegi kya
sunday ko kisan call centre band to nahi
farmer helpline hours
can i ring at eleven in night or it closes at ten
queue number told on farmer line, what is it
किसान लाइन समय
सुबह छह बजे किसान नंबर चालू हो जाता है क्या
देश में किसान सलाह के कितने केंद्र हैं
लाइन व्यस्त हो तो संदेश छोड़ना ठीक है क्या
call centre kab khula
char ghanti me nahi utha to kya samjhe
chhutti ke din bhi kisan number chalta kya
helpline kitne baje band
kisan number pe voice mail kya hota hai
`,
  'general-scheme-92': `
annadata sukhibhava scheme amount
FARMER OF ANDHRA ASKED ABOUT STATE ASSISTANCE
guntur tenant farmer sukhibhava eligibility
ap total twenty thousand with pm kisan
अन्नदाता सुखीभव योजना की जानकारी
आंध्र प्रदेश में किसान को राज्य से चौदह हजार
आंध्र का बटाईदार भी सुखीभव ले सकता है
विजयवाड़ा के किसान को साल में कुल कितना
annadata sukhibhava me kitna paisa h
andhra kisan ko rajya sarkar se kitna
ap me kaul raitu ko bhi milta hai kya paisa
pm kisan ke alawa andhra me kya milega
andhra farmer twenty thousand
is sukhibhava given to tenants in andhra
how much does state add over centre six thousand in andhra
सुखीभव रकम कितनी
आंध्र में बटाईदार को भी बीस हजार
आंध्र सरकार चौदह हजार अलग देती है क्या
कुरनूल के किसान को राज्य से क्या मिलता है
annadata sukibhava paisa
andhra me pm kisan ke upar kitna milega
ap farmer scheme amount
nellore me patte pe kheti, sukhibhava banega kya
anantapur rythu ko saal me total kitna
`,
  'general-scheme-93': `
rythu bharosa amount per acre
FARMER OF TELANGANA ASKED WHY RYTHU BHAROSA NOT CREDITED FOR FALLOW
twelve thousand a year telangana acre
satellite verification of sown land telangana
रैतु भरोसा योजना की जानकारी
तेलंगाना में प्रति एकड़ छह हजार सीजन
वारंगल में बिना बोई जमीन पर रैतु भरोसा
तेलंगाना में उपग्रह से खेती की जांच
rythu bharosa me ek acre ka kitna
telangana me rabi me bhi 6000 milega kya
rythu bandhu ki jagah ab kitna aata h telangana
khammam me khali khet ka rythu bharosa nahi mila kyu
rythu bharosa per season
satellite says my telangana land unsown, is payment stopped
yearly twelve thousand for one acre in telangana, true
रैतु भरोसा एकड़ कितना
तेलंगाना में परती जमीन को पैसा नहीं क्या
तेलंगाना में खेती की जांच कैसे होती है पैसा देने से पहले
जनवरी 2026 से रैतु भरोसा में क्या बदला
raithu bharosa paisa
telangana me teen ekad ka ek mausam kitna
rytu bharosa band kyu
nalgonda me khet khali tha to bharosa katega kya
nizamabad rythu ko har season kitna milta
`,
  'general-scheme-94': `
odisha cm kisan yojana benefit
FARMER OF ODISHA NOT IN PM KISAN ASKED STATE HELP
landless household odisha twelve thousand five hundred
cuttack small farmer four thousand scheme
ओडिशा सीएम किसान योजना की जानकारी
ओडिशा में भूमिहीन कृषि परिवार की राशि
जिन्हें पीएम किसान नहीं उन्हें ओडिशा सरकार क्या देती
कालाहांडी का सीमांत किसान चार हजार
cm kisan odisha me kitna milta h
odisha bhumihin parivar ko 12500 kaise
odisha me pm kisan na mile to cm kisan milega kya
balasore ka chhota kisan rajya ka paisa
odisha landless 12500
not in centre list, does odisha pay four thousand
in how many parts do landless families of odisha get money
ओडिशा भूमिहीन सहायता
ओडिशा का छोटा किसान, दिल्ली की किस्त नहीं, राज्य क्या देता
सीएम किसान ओडिशा में दोनों पैसे साथ लेना सही है क्या
गंजाम में खेत मजदूर परिवार को कितने रुपये
odisha cm kisan kitna
odisha me bhumihin parivar ko kya milta hai
koraput ka chasi, pm kisan nahi to kya
orissa kisan 4000
sambalpur me mazdoor parivar ko teen kist me paisa milta kya
`,
  'general-scheme-95': `
rajasthan cm kisan samman nidhi top up
FARMER OF RAJASTHAN ASKED ABOUT NINE THOUSAND
jodhpur farmer extra three thousand per year
pm kisan plus state share rajasthan
राजस्थान मुख्यमंत्री किसान सम्मान निधि की जानकारी
राजस्थान में पीएम किसान के साथ तीन हजार
नागौर के किसान को साल में नौ हजार मिलेंगे
राजस्थान राज्य की किसान राशि कितनी
rajasthan me kisan ko 9000 milta h kya
rajasthan cm kisan nidhi kitni hai
bikaner me kisan ko rajya se alag paisa kitna
rajasthan ka 3000 wala kisan paisa
rajasthan extra three thousand
total nine thousand for rajasthan farmer, correct or not
does jaipur pay its own part to kisan families
राजस्थान किसान नौ हजार
राजस्थान सरकार कितना जोड़ती है सम्मान निधि में
बाड़मेर में किसान को साल भर में कितना मिलता है
राजस्थान वाला तीन हजार अलग फार्म से मिलेगा क्या
rajasthan samman nidhi rajya
udaipur me kisan ko 6000 ke upar kitna
rajsthan kisan 9000
rajasthan me state ka paisa pm kisan walo ko hi milta kya
churu ka kisan, jaipur se saal me kitna
`,
  'general-scheme-96': `
mp mukhyamantri kisan kalyan yojana
FARMER OF MP ASKED ABOUT CM KISAN INSTALMENT
indore farmer total twelve thousand a year
state six thousand mp three parts
एमपी किसान कल्याण योजना की जानकारी
मध्य प्रदेश में राज्य की ओर से छह हजार
सागर जिले में सीएम किसान की किस्त कितनी
मुख्यमंत्री किसान कल्याण में साल की तीन किस्त
mp kisan kalyan yojna me kitna paisa
mp me cm kisan ki kist saal me kai baar
ujjain ke kisan ko 12000 kaise milta h
mukhyamantri kisan kalyan rashi mp
mp cm kisan six thousand
in bhopal side how much total with centre for kisan
how many parts does mp state money come in
एमपी राज्य किस्त कितनी
मध्य प्रदेश में बारह हजार सालाना मिलना सही है क्या
रीवा के किसान को मुख्यमंत्री वाली किस्त कितनी बार
किसान कल्याण योजना में राज्य कितना देता है
mp kisan kalyaan kist
gwalior me pm kisan mil raha, cm wali kitni aayegi
mp me kisan ko 6000 alag
mukhyamantri kisan kalyan kitni kist saal me
jabalpur kisan ka saal ka kul kitna banta
`,
  'general-scheme-97': `
namo shetkari mahasanman nidhi amount
FARMER OF MAHARASHTRA ASKED ABOUT NAMO INSTALMENT
state plus centre twelve thousand maharashtra
how many namo hapta a year
नमो शेतकरी महासन्मान निधि की जानकारी
महाराष्ट्र में राज्य का हप्ता साल में कितना
अकोला के शेतकरी को बारह हजार कैसे
नमो योजना की किस्त कितने रुपये
namo shetkari yojna ka hapta kiti
maharashtra me pm kisan ke sath rajya ka 6000
jalgaon shetkari la varshik kiti paise
namo ka 2000 hapta saal me teen baar kya
namo shetkari yearly
is maharashtra total 12000 with centre share
how many instalments does maharashtra state send
महाराष्ट्र नमो किस्त
नमो शेतकरी में राज्य का पैसा कितना जुड़ता है
बीड के किसान को राज्य से सालाना कितने मिलते हैं
नमो का हप्ता अलग से भरना पड़ता है क्या महाराष्ट्र में
namo setkari paisa
maharashtra shasan shetkari la varshala kiti dete
namo hapta kitna
wardha me kisan ko dilli aur mumbai dono ka kitna
namo wale teen kist me do do hazar milte kya
`,
  'general-scheme-98': `
krishak bandhu death benefit two lakh
FARMER OF WEST BENGAL ASKED KRISHAK BANDHU AMOUNT
bargadar included in krishak bandhu
is krishak bandhu still running in bengal
कृषक बंधु योजना की जानकारी
पश्चिम बंगाल में किसान को साल में कितना पैसा
बंगाल कृषक बंधु मृत्यु सहायता
कृषक बंधु अब चालू है या बंद
krishak bandhu me kitna taka milta
bengal ka kisan mara to 2 lakh milega kya
bankura ka bhagchashi krishak bandhu
krishak bandhu abhi chalu h kya bengal me
krishak bandhu yearly amount
two lakh on death of bengal farmer, still given or not
are share croppers of bengal in krishak bandhu
कृषक बंधु कितना पैसा
बंगाल में किसान मरने पर परिवार को कितना
बंगाल का बटाईदार कृषक बंधु में आता है क्या
मालदा में कृषक बंधु चालू है या नहीं किससे पूछें
krishok bandhu taka
bengal me kisan ki maut, sahayata kitni milti thi
krisak bandhu chalu hai
nadia jile ka bargadar, saal me kitna paisa
10 hazar tak krishak bandhu milta tha kya bengal me
`,
  'general-scheme-99': `
bihar rajya fasal sahayata yojana rate
FARMER OF BIHAR ASKED CROP ASSISTANCE WITHOUT PREMIUM
loss above twenty percent bihar per hectare
sharecropper apply fasal sahayata bihar
बिहार राज्य फसल सहायता योजना की जानकारी
बिहार में बीस प्रतिशत से ज्यादा फसल क्षति पर दस हजार
पूर्णिया में बटाईदार फसल सहायता का आवेदन
बिहार में फसल सहायता अधिकतम कितने हेक्टेयर
bihar fasal sahayata ka form kaha bhare
bihar me fasal chhati pe 7500 milela ka
begusarai me fasal bima nahi hai sahayata milega
bihar fasal sahayata kab tak apply
bihar fasal sahayata rate
loss below twenty percent in bihar how much per hectare
does bihar crop help need any premium
बिहार फसल सहायता कितनी
बिहार में बटाईदार फसल सहायता भर सकता है क्या
बिहार में फसल सहायता का आवेदन मुफ्त होता है
पच्चीस प्रतिशत फसल गई बिहार में, दस हजार मिलेगा क्या
bihar fasal sahayta form
katihar me do hektar se jyada ka nuksan, paisa kitne ka milega
bihar rajya fasal madad premium
kharif ki fasal sahayata bihar me 31 october ke baad bharna bekar kya
bihar dbt portal pe fasal nuksan ka avedan
`,
  'general-scheme-100': `
pm dhan dhaanya krishi yojana benefits
FARMER ASKED HOW TO APPLY DHAN DHANYA SCHEME
aspirational agriculture districts cash to farmer or not
convergence of thirty six schemes
प्रधानमंत्री धन धान्य कृषि योजना की जानकारी
धन धान्य योजना में किसान को नकद कितना
सौ जिलों में कौन सी योजनाएं साथ चलेंगी
धन धान्य योजना कितने साल चलेगी
dhan dhanya krishi yojna me kya milega
dhan dhanya ka form kaise bhare
100 jile wali yojna me paisa milega kya
pm dhan dhanya kitne saal ki hai
dhan dhanya cash or not
how many districts and schemes are joined in dhan dhaanya
for how many years will the hundred district plan run
धन धान्य योजना फायदा
क्या धन धान्य के लिए अलग फार्म भरना गलत है
पिछड़े सौ जिलों में किसान को खाते में पैसा आएगा
छत्तीस योजनाएं साथ चलाने वाली योजना कौन सी है
dhan dhany yojna kya
sau zile wali scheme me nakad milega ya purani yojna hi
dhan dhanya form nahi
mera jila 100 me hai, apply kaha karu
dhan dhanya 2025 se kab tak chalegi
`,
};
