import type { Concept } from './concept.ts';

/** Schemes, papers and money. */
export const schemeWords: readonly Concept[] = [
  [
    'pmkisan',
    ['scheme'],
    'pm kishan, p m kisan, pmkishan, kisan nidhi, kisaan samman, 2000 rupay, 6000 rupay, do hazar, 2000 rs, 2000 kab, 6000 wali, kisan yojana ka paisa, pm kisan, pmkisan, pm kisan samman nidhi, kisan samman nidhi, kisan samman, samman nidhi, पीएम किसान, पीएम किसान सम्मान निधि, किसान सम्मान निधि, सम्मान निधि, pradhan mantri kisan, 6000 rupaye, 2000 rupaye ki kist, 2000 wali kist',
  ],
  [
    'kist',
    ['scheme'],
    'agli kist, kist kab, kisht kab, paisa kab aayega, paisa kab ayega, paise kab aayenge, paisa nahi aaya, पैसा कब आएगा, पैसा नहीं आया, kist, kisht, installment, instalment, installments, किस्त, किश्त, hapta',
  ],
  [
    'ekyc',
    ['scheme'],
    'e kyc kaise, ekyc kaise, kyc kaise, ekvc, ई केवायसी, केवायसी, ekyc, e kyc, kyc, केवाईसी, ई केवाईसी',
  ],
  [
    'kcc',
    ['scheme'],
    'k c c, kisan credit, kisan kredit card, kcc card, kcc loan, किसान क्रेडिट, kcc, kisan credit card, kisan card, केसीसी, किसान क्रेडिट कार्ड, kreditcard',
  ],
  [
    'kusum',
    ['scheme'],
    'kusum yojana, pm kusum, solar pump, solar, saur pump, सोलर पंप, सोलर, सौर ऊर्जा, सौर पंप, कुसुम योजना, solar pump subsidy',
  ],
  [
    'waiver',
    ['scheme'],
    'loan waiver, karj mafi, karz mafi, rin mafi, कर्ज माफी, ऋण माफी, कर्जमाफी, waiver, mafi',
  ],
  ['pension', ['scheme'], 'pension, maandhan, mandhan, पेंशन, मानधन'],
  ['fpo', ['scheme'], 'fpo, एफपीओ, farmer producer, kisan company'],
  [
    'landrecord',
    ['scheme'],
    'khatoni, khasara, bhu lekh, bhu naksha, jamin ke kagaz, jameen ke kagaz, zameen ke kagaz, girdawari, गिरदावरी, mutation, dakhil kharij, दाखिल खारिज, naksha, namantaran, नामांतरण, land record, land records, khasra, khatauni, bhulekh, jamabandi, satbara, 7 12, खसरा, खतौनी, भूलेख, जमाबंदी, नकल, जमीन के कागज',
  ],
  [
    'farmerid',
    ['scheme'],
    'kisan id card, farmer id card, former id, farmar id, kisan registry, kisan pehchan, किसान पहचान, farmer registri, farmer id, kisan id, farmer registry, agristack, फार्मर आईडी, किसान आईडी, फार्मर रजिस्ट्री, एग्रीस्टैक',
  ],
  [
    'compensation',
    ['scheme'],
    'compensation, muavza, muavja, muaavja, relief, मुआवजा, मुआवज़ा, rahat, राहत',
  ],
  [
    'documents',
    ['?scheme'],
    'kagaj kya, kya kagaz, kaun se kagaz, kaun kaun se, kya kya lagega, kya kya chahiye, कौन से कागज, क्या कागज, papers needed, proof, document, documents, kagaz, kagaj, kaagaj, papers, dastavej, कागज, कागजात, दस्तावेज',
  ],
  [
    'register',
    ['?scheme', '?market'],
    'kaise apply, apply kaise, aavedan kaise, kaise bane, kaise banega, kaise banwaye, kaise banaye card, form kaise, registartion, rajistration, रजिस्ट्रेशन, kaise jude, kaise jode, nam jodna, online kaise, register, registration, panjiyan, panjikaran, apply, application, avedan, aavedan, पंजीकरण, पंजीयन, आवेदन, form, online apply, kaise kare avedan, ragistration',
  ],
  ['premium', ['scheme'], 'premium, प्रीमियम, primium'],
  [
    'helpline',
    ['scheme'],
    'number kya hai, contact number, helpline number, shikayat number, complaint number, शिकायत, shikayat, complaint, kisse shikayat, kaha shikayat, helpline, toll free, help line, call centre, call center, phone number, हेल्पलाइन, टोल फ्री, कॉल सेंटर',
  ],
  [
    'greenhouse',
    ['?scheme'],
    'poly house, poli house, shadenet, net house subsidy, polyhouse, greenhouse, green house, net house, shade net, पॉलीहाउस, ग्रीनहाउस, पोलीहाउस',
  ],
  [
    'hire',
    ['machinery'],
    'rent, hire, kiraya, kiraye, kiraye par, custom hiring, किराया, किराए, किराये',
  ],
  ['buy', [], 'buy, kharidna, kharidne, लेना है'],
  ['money', [], 'money, paisa, paise, rupaye, पैसा, पैसे, रुपये, रुपए'],
  ['bank', ['?scheme'], 'bank, बैंक'],
  [
    'status',
    ['?scheme'],
    'status kaise, kaise check, check kaise, kaise dekhe, kaise pata kare, स्थिति, status, stetus, स्टेटस, list me naam, beneficiary',
  ],
  [
    'eligible',
    ['?scheme'],
    'eligible, eligibility, patra, patrata, पात्र, पात्रता, kise milega, kisko milega, kaun le sakta, who can',
  ],
  ['limit', [], 'limit, maximum, adhiktam, सीमा, अधिकतम, seema'],
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
