import { each, how, howMuch, whenEnglish } from './asking.ts';
import type { Concept } from './concept.ts';

/** Further whole questions: of animals, money, machines and schemes. */
export const askingKeeping: readonly Concept[] = [
  [
    'feed',
    ['feeding'],
    [
      each(
        'kya, kya kya, kitna, kitni baar, kitni bar, kab, kaisa, kaun sa, konsa, roz kitna, din me kitna, din me kitni baar, ek din me kitna, क्या, क्या क्या, कितना, कितनी बार, कब, कैसा, कौन सा, रोज कितना, दिन में कितना, दिन में कितनी बार',
        'khilaye, khilayen, khilayein, khilau, khilana, khilana chahiye, khilate, khila sakte, khane ko de, khane ko, khane me de, khate, khati, khata, chara, chara de, chara dena, dana de, dana dena, feed, feed de, feed dena, aahar, ahar de, khurak, khal, bhusa, pilaye, pilayen, खिलाएं, खिलाये, खिलाऊं, खिलाना, खिला सकते, खाने को दें, खाने में दें, खाते, खाती, खाता, चारा, चारा दें, चारा देना, दाना दें, दाना देना, फीड, फीड दें, आहार, आहार दें, खुराक, पिलाएं',
      ),
      each(
        'what to, how much to, how often to, how many times to, when to',
        'feed, feed it, feed them, give to eat',
      ),
      'what do they eat, what does it eat, what should they eat, feed chart, feeding chart, feed schedule, feed formula, balanced feed, balanced ration, feed ration, feed intake, pashu ahar, pashuahar, पशु आहार, santulit aahar, santulit ahar, संतुलित आहार, cattle feed, poultry feed, chicken feed, fish feed, goat feed, machhli dana, murgi dana, murgi ka dana, मुर्गी दाना, मछली दाना, sukha chara, सूखा चारा, dry fodder, hara chaara, ghaas khilaye, dana mishran, दाना मिश्रण, khal, खल, खली, oil cake, चूनी, choker, चोकर, pashu namak, mineral block, salt lick, namak chatai, नमक की ईंट, khanij, खनिज, mineral, minerals, मिनरल, calcium pilaye, bypass fat, bypass protein, creep feed, starter feed, grower feed, finisher feed, charai, चराई, charana, चराना, charaye, grazing, graze, chargah, चारागाह, kitna khata, kitna khati, कितना खाता, कितना खाती, dudharu ko kya, gabhin ko kya, bachhde ko kya, गाभिन को क्या, chara chart, chare ki kami, चारे की कमी, tree leaves, ped ke patte khila, pani pilana, pani pilaye, पानी पिलाएं, kitna pani pilaye, drinking water',
    ].join(', '),
  ],
  [
    'housing',
    ['housing'],
    [
      each(
        'kaisa, kitna, kitna bada, kitni badi, kitna lamba, kitna uncha, kaise, kahan, kaha, kaisi, कैसा, कितना, कितना बड़ा, कितनी बड़ी, कैसे, कहां, कैसी',
        'shed, shed banaye, shed ho, ghar, ghar banaye, baada, bada banaye, tabela, tabela banaye, gaushala, dadba, darba, farm banaye, pinjra, talab, talab banaye, tank banaye, pond, aawas, jagah, jagah chahiye, शेड, शेड बनाएं, शेड हो, बाड़ा, बाड़ा बनाएं, तबेला, गौशाला, दड़बा, पिंजरा, तालाब, तालाब बनाएं, आवास, जगह, जगह चाहिए',
      ),
      'how to build shed, how to make shed, build a shed, make a shed, shed design, shed ka naksha, shed ki lambai, shed ki unchai, shed direction, shed ki disha, space for one, space per animal, space per bird, space needed, how much space, how much room, area per, kitni jagah chahiye, ek pashu ko kitni jagah, ek murgi ko kitni jagah, कितनी जगह चाहिए, tabela, तबेला, dadba, darba, दड़बा, khor, khurli, nand, naand, नांद, manger, khunta, bichhawan, bichhali, बिछावन, bedding, litter material, bulb lagaye, brooder light, ventilation, hawadar, हवादार, fan lagaye, pankha, kooler, hive, hives, bee box, madhumakkhi box, pond depth, talab ki gehrai, तालाब की गहराई, talab kitna gehra, kitne pashu, kitni murgi, kitni bakri, kitne janwar, stocking density, kitni machhli dale, kitne bachche dale, कितनी मछली, कितनी बकरी, tray rearing, rearing house, machan, मचान, slatted floor, dairy farm kaise',
    ].join(', '),
  ],
  [
    'breeding',
    ['breeding'],
    [
      each(
        'kab, kitne din me, kitne din baad, kitne dino me, kitne mahine me, kitne mahine baad, kitne mahine ki, kitni umar me, kis umar me, kaise pata, kitni baar, कब, कितने दिन में, कितने दिन बाद, कितने महीने में, कितने महीने बाद, कितनी उम्र में, किस उम्र में, कैसे पता, कितनी बार',
        'garmi me aati, garmi par aati, heat me aati, heat me, heat me hai, gabhin, gabhin hoti, gabhin kare, gabhin karaye, gabhin hai, gabhan hoti, gaban, gyabhin, byati, byayegi, byaegi, biyati, bachcha deti, bachche deti, bachcha degi, bacche deti, karaye, cross kare, beej dalwaye, ai karaye, mating, mating kare, गर्मी में आती, हीट में, गाभिन, गाभिन होती, गाभिन कराएं, ब्याती, ब्याएगी, बच्चा देती, बच्चे देती, बच्चा देगी, क्रॉस कराएं, बीज डलवाएं',
      ),
      'cross karana, cross karaye, cross karvana, cross karwana, क्रॉस कराना, saand se, sand se milana, bakra se, semen, seemen, beej rakhwana, beej rakhaye, beej bharwana, injection se gabhin, bachedani me dawa, garbh nahi, garbh nahi thahar, garbh thahar, गर्भ नहीं ठहर, गर्भ ठहर, nahi thahar rahi, nahi rukti, rukta nahi, gabhin nahi ho rahi, gabhin nahi hoti, garam nahi ho rahi, not coming in heat, not in heat, not getting pregnant, does not conceive, sexed semen, sex sorted semen, bachhiya hi, bachiya hi paida, सेक्स सॉर्टेड सीमेन, जुड़वा, twins, incubation, incubator, hatching, hatch, ande sena, अंडे सेना, chuze nikal, कितने दिन में चूजे, kitne din me chuze, spawn, spawning, bacche nikal, dry period, dudh sukhana, दूध सुखाना, between calving, calving interval, do byat, first calving, pehli byat, delivery, prasav, प्रसव, bachcha atak, bachcha fas, बच्चा फंस, gabhin janch, गाभिन जांच, pregnancy test of cow, pregnancy diagnosis',
    ].join(', '),
  ],
  [
    'vaccine',
    ['health'],
    [
      each(
        'kab, kab kab, kaun sa, kaun kaun se, kaun kaun sa, konsa, kaunsa, kitne din me, kitne din par, kitne mahine me, kitni umar me, pehla, pahla, dusra, कब, कब कब, कौन सा, कौन कौन से, कितने दिन में, कितने महीने में, पहला, दूसरा',
        'tika, tika lagaye, tika lagwaye, tika lagta, tike, tike lagte, tikakaran, teeka, teeka lagaye, vaccine, vaccine lagaye, vaccine lagta, vaccine de, injection lagaye, injection, sui, sui lagaye, टीका, टीका लगाएं, टीका लगवाएं, टीके, टीके लगते, टीकाकरण, वैक्सीन, वैक्सीन लगाएं, इंजेक्शन',
      ),
      each(whenEnglish, 'vaccinate, give vaccine, vaccine'),
      'vaccine name, which vaccine, which vaccines, booster, booster dose, muft tika, sarkari tika, टीका कब, tika kahan, vaccine kahan, टीकाकरण चार्ट, tikakaran kab, immunise, immunize',
    ].join(', '),
  ],
  [
    'yield',
    ['yield'],
    [
      each(
        howMuch,
        'upaj, upaj hoti, paidawar, paidawar hoti, paidavar, utpadan, utpadan hota, production, production hota, yield, yield hoti, nikalta, nikalti, niklega, niklegi, nikalega, quintal, quintal hota, quintal niklega, kuntal, kuntal hota, tan, ton, tonne, kilo hota, kilo milta, fal milenge, fal deta, phal deta, fal lagte, उपज, उपज होती, पैदावार, पैदावार होती, उत्पादन, निकलता, निकलती, निकलेगा, निकलेगी, क्विंटल, कुंतल, टन, फल देता, फल मिलेंगे, फल लगते',
      ),
      each(
        'kaise, kese, कैसे, how to, how can i',
        'upaj badhaye, paidawar badhaye, utpadan badhaye, production badhaye, yield badhaye, zyada upaj, jyada upaj le, zyada paidawar, उपज बढ़ाएं, पैदावार बढ़ाएं, उत्पादन बढ़ाएं, ज्यादा उपज, ज्यादा पैदावार, increase yield, increase production, get more yield, get high yield, get good yield',
      ),
      'how much production, how much yield, how many quintals, how many kilos per, how many tonnes, how much will i get, how much do i get, how much from one acre, output per acre, outturn, quintals per acre, quintal per acre, kg per tree, kilo per ped, ek ped se kitna, ek ped se kitne, एक पेड़ से कितना, ek acre se kitna, एक एकड़ से कितना, paidaavar, paidaawar, paidabar, pedawar, पैदावर, jhaad kitna, jhad, झाड़ कितना, utaar, average kitna, avrej, औसत, ausat upaj, औसत उपज',
    ].join(', '),
  ],
  [
    'cost',
    [],
    [
      each(
        howMuch,
        'kharcha, kharcha aata, kharcha aayega, kharch, lagat, lagat aati, paisa lagega, paise lagenge, kamai, kamai hoti, munafa, fayda, faida, profit, labh, bachat, income, aamdani, amdani, bachega, खर्चा, खर्चा आता, खर्च, लागत, पैसा लगेगा, कमाई, मुनाफा, फायदा, लाभ, बचत, आमदनी',
      ),
      'how much cost, how much does it cost, how much money needed, how much money to start, how much can i earn, how much profit, is it profitable, profitable, profitability, earning, earnings, expenses, budget, capital, punji, poonji, पूंजी, aamdani, amdani, आमदनी, आय, nafa, नफा, nuksan ya fayda, faydemand, phaydemand, फायदेमंद, ghaata, घाटा, loss ya profit, net profit, return on, kharche',
    ].join(', '),
  ],
  [
    'machine',
    ['machinery'],
    each(
      'kaun si, kaunsi, konsi, kis, kaun sa, konsa, kaise, कौन सी, किस, कौन सा, which, what',
      'machine, machine se, mashin, masheen, yantra, yantra se, upkaran, tractor lena, tractor le, tractor kharide, मशीन, मशीन से, यंत्र, यंत्र से, उपकरण, ट्रैक्टर लें, equipment, implement, tool, tools, tractor to buy, tractor is best',
    ),
  ],
  [
    'hire',
    ['machinery'],
    'on rent, rent a, rental, renting, kiraaye, kiraya par, kiraye pe, kiraye se, kirae, bhada, bhade par, bhaade, भाड़ा, भाड़े, किराये पर, किराए पर, chc, custom hiring centre, custom hiring center, per hour rate, ghante ka kiraya, घंटे का किराया, uberisation, farms app',
  ],
  [
    'register',
    ['?scheme', '?market'],
    [
      each(
        `${how}, kab, kab tak, kis site par, कब, कब तक, last date to`,
        'apply, apply kare, apply karen, apply hota, aavedan, aavedan kare, avedan kare, form, form bhare, form bharen, form bhara jata, register, register kare, registration, registration kare, panjikaran, panjikaran kare, panjiyan, panjiyan kare, naam jode, naam judwaye, naam jodna, naam likhwaye, banwaye, banwayen, banwana, banta, banega, jude, enrol, enroll, join, आवेदन, आवेदन करें, अप्लाई करें, फॉर्म भरें, रजिस्ट्रेशन, रजिस्ट्रेशन करें, पंजीकरण, पंजीकरण करें, पंजीयन, पंजीयन करें, नाम जोड़ें, नाम जुड़वाएं, बनवाएं, बनता, बनेगा',
      ),
      'apply for, apply online, online apply, how do i apply, how can i apply, where to apply, where can i apply, how to register, how to enrol, how to join, how to get card, how to make card, online form, form kahan, sign up, signup, login, log in, portal, पोर्टल, website kya, csc, csc centre, jan seva kendra, जन सेवा केंद्र, cyber cafe, enrolment, enrollment, enrol, naya panjikaran, नया पंजीकरण, ragistration, resistration, rejistration, rajisteration, aplai, aplay, अप्लाई, last date, antim tithi, aakhri tarikh, akhri tarikh, अंतिम तिथि, आखिरी तारीख, deadline',
    ].join(', '),
  ],
  [
    'subsidy',
    ['scheme'],
    [
      each(
        'kitni, kitna, kis par, kispe, kaise, kahan, kab, कितनी, कितना, किस पर, कैसे, कब',
        'subsidy, subsidy milegi, subsidy milti, subsidi, sabsidi, anudan, anudan milega, anudan milta, chhoot, chhut, chhoot milegi, sahayata milegi, sahayata rashi, sahayta milegi, sarkari madad, सब्सिडी, सब्सिडी मिलेगी, अनुदान, अनुदान मिलेगा, छूट, सहायता मिलेगी, सहायता राशि',
      ),
      'financial help, financial assistance, financial aid, money help, grant, grants, free machine, free seed, muft beej, मुफ्त बीज, half price, aadhe daam, aadhi kimat, आधे दाम, kitne percent, kitna percent, कितने प्रतिशत, percent subsidy, sahayata rashi, sahayta rashi, सहायता राशि, arthik sahayata, आर्थिक सहायता, anudaan, anoodan, chhoot kitni, subsidi, sbsidy, subsity, subcidi, susbidy, sabsidy, सबसिडी',
    ].join(', '),
  ],
  [
    'loan',
    ['scheme'],
    [
      each(
        `${how}, kitna, kitne, kab, kis bank se, कितना, कब, किस बैंक से`,
        'loan, loan mile, loan milega, loan milta, loan le, loan lena, karj, karja, karza, karz mile, rin, rin mile, rin milega, byaj, byaj lagta, byaj lagega, लोन, लोन मिले, लोन मिलेगा, लोन लें, कर्ज, कर्जा, ऋण, ऋण मिलेगा, ब्याज, ब्याज लगता',
      ),
      'karja, karza, karjaa, कर्जा, borrow, borrowing, bank loan, bank se loan, bank se paisa, बैंक से लोन, बैंक से पैसा, agriculture loan, crop loan, fasal loan, fasli rin, fasal rin, फसली ऋण, फसल ऋण, gold loan, land loan, byaaj, biyaj, sood, सूद, interest kitna, rate of interest, repay, repayment, chukana, chukaye, लोन चुकाना, girvi, गिरवी, sahukar, साहूकार, collateral, mortgage, mudra loan, interest subvention, byaj me chhoot, byaj chhoot, ब्याज में छूट, ब्याज छूट, over due, overdue, loan settlement',
    ].join(', '),
  ],
];
