import type { Concept } from './concept.ts';

/** Schemes, papers and money. */
export const schemeWords: readonly Concept[] = [
  [
    'pmkisan',
    ['scheme'],
    'pm kishan, p m kisan, pmkishan, kisan nidhi, kisaan samman, 2000 rupay, 6000 rupay, do hazar, 2000 rs, 2000 kab, 6000 wali, kisan yojana ka paisa, pm kisan, pmkisan, pm kisan samman nidhi, kisan samman nidhi, kisan samman, samman nidhi, पीएम किसान, पीएम किसान सम्मान निधि, किसान सम्मान निधि, सम्मान निधि, pradhan mantri kisan, 6000 rupaye, 2000 rupaye ki kist, 2000 wali kist, p m kishan, pm kissan, kisan saman nidhi, saman nidhi, kisan nidhi yojana, 6000 rupay, 6000 rs, 6000 rupees, 2000 rupees, 2000 rupiya, chhah hazar, 6 hazar, 6 hajar, 2 hazar, 2 hajar, do hajar, do hazaar rupaye, दो हजार, छह हजार, 6 हजार, 2 हजार, 2000 रुपये, 6000 रुपये, 6000 yearly, pmksny, kisan ka paisa, modi ka paisa, पीएम किसान निधि, किसान निधि',
  ],
  [
    'kist',
    ['scheme'],
    'agli kist, kist kab, kisht kab, paisa kab aayega, paisa kab ayega, paise kab aayenge, paisa nahi aaya, पैसा कब आएगा, पैसा नहीं आया, kist, kisht, installment, instalment, installments, किस्त, किश्त, hapta, kisht kab aayegi, kist nahi aayi, kist nahi aai, kisht nahi aayi, kist ruki, next kist, agli kisht, pichhli kist, kaun si kist, किस्त कब, अगली किस्त, किस्त नहीं आई, kishten, kiste, किस्तें, instalments, installement, instalment date, paise nahi aaye, paise kab, paisa kab, पैसे नहीं आए, पैसे कब, पैसा कब, money not come, money not received, payment not received, payment kab',
  ],
  [
    'ekyc',
    ['scheme'],
    'e kyc kaise, ekyc kaise, kyc kaise, ekvc, ई केवायसी, केवायसी, ekyc, e kyc, kyc, केवाईसी, ई केवाईसी, ekyc kaise kare, kyc nahi, kyc update, e kyc nahi ho raha, ekwc, ekyc kahan, केवाईसी कैसे, otp nahi aa, otp nahi aaya, ओटीपी नहीं आ, face authentication, biometric, angutha, anguthe, अंगूठा, अंगूठे, बायोमेट्रिक, चेहरा प्रमाणीकरण, thumb, fingerprint',
  ],
  [
    'kcc',
    ['scheme'],
    'k c c, kisan credit, kisan kredit card, kcc card, kcc loan, किसान क्रेडिट, kcc, kisan credit card, kisan card, केसीसी, किसान क्रेडिट कार्ड, kreditcard, kissan credit card, kisan creditcard, kcc limit, kcc kaise, kcc banwana, kcc renew, kcc renewal, केसीसी लोन, केसीसी कैसे, pashu kisan credit card, pashu kcc, kisan ka card, credit card kisan',
  ],
  [
    'kusum',
    ['scheme'],
    'kusum yojana, pm kusum, solar pump, solar, saur pump, सोलर पंप, सोलर, सौर ऊर्जा, सौर पंप, कुसुम योजना, solar pump subsidy, sour pump, sor pump, saur urja, solar panel, solar pampa, solar moter, solar motor, sooraj pump, suraj ki bijli pump, सोलर पैनल, सोलर मोटर, pmkusum, कुसुम',
  ],
  [
    'waiver',
    ['scheme'],
    'loan waiver, karj mafi, karz mafi, rin mafi, कर्ज माफी, ऋण माफी, कर्जमाफी, waiver, mafi, karja maaf, karj maaf, karza maaf, karja mafi, loan maaf, loan mafi, rin maaf, maaf, maf, कर्जा माफ, कर्ज माफ, कर्जा माफी, लोन माफ, लोन माफी, ऋण माफ, माफ, माफी, loan forgive, loan forgiven, loan cancelled',
  ],
  [
    'pension',
    ['scheme'],
    'pension, maandhan, mandhan, पेंशन, मानधन, penshan, pention, pensan, budhapa pension, 3000 pension, 3000 rupaye mahina, kisan pension, किसान पेंशन, बुढ़ापा, old age farmer',
  ],
  [
    'fpo',
    ['scheme'],
    'fpo, एफपीओ, farmer producer, kisan company, f p o, kisan utpadak, kisan utpadak sangathan, किसान उत्पादक, farmer company, producer company, farmers group company, kisan sangathan',
  ],
  [
    'landrecord',
    ['scheme'],
    'khatoni, khasara, bhu lekh, bhu naksha, jamin ke kagaz, jameen ke kagaz, zameen ke kagaz, girdawari, गिरदावरी, mutation, dakhil kharij, दाखिल खारिज, naksha, namantaran, नामांतरण, land record, land records, khasra, khatauni, bhulekh, jamabandi, satbara, 7 12, खसरा, खतौनी, भूलेख, जमाबंदी, नकल, जमीन के कागज, jameen record, zameen record, land papers, land paper, land document, jamin ka kagaz, zameen ki nakal, jamin ki nakal, khasra number, khata khesra, khata khatauni, khesra, खेसरा, fard, फर्द, pahani, पहाणी, पहानी, patta number, rtc, ror, b1, nakal kaise, mutation kaise, dakhilkharij, jamin nap, zameen ki nap, paimaish, पैमाइश, seemankan, सीमांकन, batwara, बंटवारा, patwari, lekhpal, पटवारी, लेखपाल, rajasva, राजस्व, parimarjan, परिमार्जन, jamin kiske naam',
  ],
  [
    'farmerid',
    ['scheme'],
    'kisan id card, farmer id card, former id, farmar id, kisan registry, kisan pehchan, किसान पहचान, farmer registri, farmer id, kisan id, farmer registry, agristack, फार्मर आईडी, किसान आईडी, फार्मर रजिस्ट्री, एग्रीस्टैक, farmer i d, farmerid, kisaan id, farmer regestry, farmer registary, agri stack, kisan aadhar, former registry, फार्मर रजिस्टरी, farmer card, unique farmer id',
  ],
  [
    'compensation',
    ['scheme'],
    'compensation, muavza, muavja, muaavja, relief, मुआवजा, मुआवज़ा, rahat, राहत, muavja kab, muawza, muawja, muaavza, nuksan ki bharpai, bharpai, भरपाई, aapda rahat, आपदा राहत, aapda, आपदा, disaster relief, relief money, nuksan ka muavja, input subsidy relief, sdrf, rahat rashi, राहत राशि, girdavari muavja',
  ],
  [
    'documents',
    ['?scheme'],
    'kagaj kya, kya kagaz, kaun se kagaz, kaun kaun se, kya kya lagega, kya kya chahiye, कौन से कागज, क्या कागज, papers needed, proof, document, documents, kagaz, kagaj, kaagaj, papers, dastavej, कागज, कागजात, दस्तावेज, kaun se document, konse document, kya document, document kya, kagajat, kagzat, kagaz kya, kagaj chahiye, kagaz chahiye, document chahiye, documents required, documents needed, required documents, which documents, what documents, kya kya kagaz, kya kya kagaj, kya kya document, kya kya documents, कौन से दस्तावेज, कौन से डॉक्यूमेंट, क्या क्या कागज, कागज चाहिए, डॉक्यूमेंट, dastavez, dastawej, dastavej kya, paper chahiye, id proof',
  ],
  [
    'register',
    ['?scheme', '?market'],
    'kaise apply, apply kaise, aavedan kaise, kaise banwaye, kaise banaye card, form kaise, registartion, rajistration, रजिस्ट्रेशन, kaise jude, kaise jode, nam jodna, online kaise, register, registration, panjiyan, panjikaran, application, avedan, aavedan, पंजीकरण, पंजीयन, आवेदन, form, online apply, kaise kare avedan, ragistration',
  ],
  [
    'premium',
    ['scheme'],
    'premium, प्रीमियम, primium, kitna premium, bima kitna kata, premium kitna, premium kata, प्रीमियम कितना, primiyam, premiam',
  ],
  [
    'helpline',
    ['scheme'],
    'number kya hai, contact number, helpline number, shikayat number, complaint number, शिकायत, shikayat, complaint, kisse shikayat, kaha shikayat, helpline, toll free, help line, call centre, call center, phone number, हेल्पलाइन, टोल फ्री, कॉल सेंटर, kahan phone kare, kaha call kare, kis number par call, kisan call center, kisan call centre, customer care, contact kare, kisse sampark, sampark, संपर्क, शिकायत कहां, शिकायत करें, shikayat kahan, shikayat kare, complain, complain kahan, where to complain, whom to contact, whom to call, whom to complain, whom to ask, helpline par, फोन नंबर, grievance, helpline no, 1800, kisan helpline, kisse puche, kisse puchhe, krishi adhikari, कृषि अधिकारी, kvk, krishi vigyan kendra, कृषि विज्ञान केंद्र',
  ],
  [
    'greenhouse',
    ['?scheme'],
    'poly house, poli house, shadenet, net house subsidy, polyhouse, greenhouse, green house, net house, shade net, पॉलीहाउस, ग्रीनहाउस, पोलीहाउस, poli haus, polihouse, poly haus, poly tunnel, low tunnel, tunnel farming, walk in tunnel, लो टनल, shed net, shade house, hari net, green net, net lagana, protected cultivation, sanrakshit kheti, संरक्षित खेती, शेड नेट, नेट हाउस, hydroponic, hydroponics, हाइड्रोपोनिक',
  ],
  [
    'hire',
    ['machinery'],
    'rent, hire, kiraya, kiraye, kiraye par, custom hiring, किराया, किराए, किराये',
  ],
  [
    'buy',
    [],
    'buy, kharidna, kharidne, लेना है, buying, purchase, kharide, kharidu, khareedna, khareede, kharidni, खरीदना, खरीदने, खरीदें, खरीदूं, mol lena, kahan milega, kahan milegi, kaha milega, kaha milegi, kahan se le, kaha se le, kahan se kharide, कहां मिलेगा, कहां मिलेगी, कहां से लें, कहां से खरीदें, where to buy, where can i buy, where to get, where do i get, where can i get, where available',
  ],
  [
    'money',
    [],
    'money, paisa, paise, rupaye, पैसा, पैसे, रुपये, रुपए, rupees, rupee, rs, rupya, rupiya, rupay, paiso, पैसों, रुपया, रू, dhan rashi, rashi, राशि, rakam, रकम, cash, पेमेंट, भुगतान, bhugtan',
  ],
  ['bank', ['?scheme'], 'bank, बैंक, khata kholna, baink, benk, banks, bainko, बैंकों'],
  [
    'status',
    ['?scheme'],
    'status kaise, kaise check, check kaise, kaise dekhe, kaise pata kare, स्थिति, status, stetus, स्टेटस, list me naam, beneficiary, check status, status check, status kaise dekhe, naam check, list me naam hai, naam dekhna, सूची में नाम, लिस्ट में नाम, लाभार्थी सूची, labharthi suchi, labharthi, लाभार्थी, beneficiary list, beneficiary status, kaise dekhen, kaise check kare, कैसे देखें, कैसे चेक करें, स्टेटस कैसे',
  ],
  [
    'eligible',
    ['?scheme'],
    'eligible, eligibility, patra, patrata, पात्र, पात्रता, kise milega, kisko milega, kaun le sakta, who can, kaun apply, kaun patra, kaun kaun patra, kise milta, kisko milta, kisko milti, kise milti, kin kisano ko, kaun le sakta hai, kya mujhe milega, kya mujhe milegi, mujhe mil sakta, mujhe milega kya, who is eligible, who gets, who will get, who is not eligible, am i eligible, can i get, can i apply, do i get, ineligible, not eligible, apatra, अपात्र, किसे मिलेगा, किसको मिलेगा, किसे मिलता, कौन ले सकता, कौन पात्र, मुझे मिलेगा, yogyata, योग्यता, shart, sharten, शर्त, शर्तें, condition, conditions, criteria, rules for, niyam, नियम, kisko nahi milega, kise nahi milega',
  ],
  [
    'limit',
    [],
    'limit, maximum, adhiktam, सीमा, अधिकतम, seema, kitne tak, kitni seema, kitni limit, adhik se adhik, jyada se jyada, zyada se zyada, अधिक से अधिक, ज्यादा से ज्यादा, upper limit, minimum, nyuntam, न्यूनतम, kam se kam, कम से कम, at least, at most',
  ],
  [
    'rythu',
    ['scheme'],
    'rythu bharosa, rythu bandhu, raithu bandhu, raitu bharosa, rythu, रैतु बंधु, रायथू बंधू, रायतु भरोसा, रैतु भरोसा',
  ],
  [
    'namo',
    ['scheme'],
    'namo shetkari, namo kisan, shetkari mahasanman, नमो शेतकरी, नमो किसान, शेतकरी सम्मान',
  ],
  ['krishakbandhu', ['scheme'], 'krishak bandhu, krishok bondhu, कृषक बंधु'],
  ['kalia', ['scheme'], 'kalia, cm kisan, कालिया, सीएम किसान'],
  ['annadata', ['scheme'], 'annadata sukhibhava, annadata, अन्नदाता'],
  ['byora', ['scheme'], 'meri fasal mera byora, mfmb, मेरी फसल मेरा ब्योरा'],
  ['pmksy', ['scheme'], 'per drop more crop, pmksy, sinchai yojana, सिंचाई योजना'],
  ['dhandhanya', ['scheme'], 'dhan dhanya, dhan dhaanya, धन धान्य'],
];
