import { afterDays, afterDaysHindi, each, how, when, whenHindi, which } from './asking.ts';
import type { Concept } from './concept.ts';

/** Further whole questions: of seed and land, of keeping and selling, of animals and of schemes. */
export const askingOthers: readonly Concept[] = [
  [
    'variety',
    ['varieties'],
    [
      each(
        which,
        'kism, kisme, kismen, kisam, variety, varieties, vairaity, verity, vairayti, prajati, jati, beej, bij, seed, seeds, hybrid, hybrid beej, desi, naam ki kism, kismon, किस्म, किस्में, वैरायटी, प्रजाति, बीज, हाइब्रिड',
      ),
      'kiska beej, kis company ka beej, kis kism ka, kis variety ka, kis kism ki, किस किस्म, किस वैरायटी, naya beej, nayi kism, nayi variety, नई किस्म, नया बीज, new variety, latest variety, improved variety, high yielding variety, high yielding, hyv, jyada upaj wali, zyada paidawar wali, adhik upaj wali, jyada paidawar dene wali, ज्यादा पैदावार वाली, अधिक उपज वाली, jaldi pakne wali, jaldi taiyar hone wali, kam din wali, kam samay wali, kam din ki, जल्दी पकने वाली, कम दिन वाली, कम समय वाली, short duration variety, early variety, late variety, ageti kism, pacheti kism, अगेती किस्म, पछेती किस्म, names of varieties, variety name, kismo ke naam, kism ka naam, किस्मों के नाम, sudharit jaat, konti jaat, kaunsi jaat, kon si jaat, vaan, वाण, जात कौन सी, kaunsi nasal ka beej, desi beej, देसी बीज, देशी बीज, kaun sa number, konsa number beej, whose seed',
    ].join(', '),
  ],
  [
    'germination',
    ['seed'],
    'kitne din me ugta, kitne din me ugega, kitne din me ug, kab ugega, kab ugta, beej nahi ug, beej nahi uga, nahi uga, nahi ugi, nahi uge, nahi ug, ugne me, uga nahi, uge nahi, ugte nahi, seed not coming up, seeds not coming up, not sprouting, did not sprout, seeds did not grow, seed did not germinate, poor germination, low germination, germination percent, germination percentage, ankuran pratishat, jamav kam, jamav nahi, jamav pratishat, अंकुरण प्रतिशत, जमाव कम, जमाव नहीं, कितने दिन में उग, नहीं उगा, नहीं उगे, बीज नहीं उग, nahi jama, nahi jami, nahi jame, jam nahi raha, नहीं जमा, जम नहीं, ankur nahi, khet khali reh, beej sad gaya, beej kharab, beej jam, gap filling, gapfilling, khali jagah bharna',
  ],
  [
    'seedtreat',
    ['seed'],
    [
      each(
        'kaise, kese, kya, kis se, kisse, kab, कैसे, क्या, किससे, कब, how to, what to',
        'beej upchar, beejopchar, beej upchar kare, beej shodhan, beej shodhan kare, beej upcharit, beej bhigoye, बीज उपचार, बीज उपचार करें, बीज शोधन, बीज भिगोएं, treat seed, treat the seed, treat seeds, soak seed, soak seeds, soak the seed',
      ),
      'before sowing seed, medicine for seed, medicine on seed, coat seed, seed coating, coating of seed, seed priming, priming, treated seed, untreated seed, upcharit beej, उपचारित बीज, beej upcharit, beej par dawa, beej pe dawa, beej me kya mila, beej me dawa mila, बीज पर दवा, बीज में क्या मिला, bone se pehle beej, bone se pahle beej, बोने से पहले बीज, kand upchar, कंद उपचार, seed dip, root dip, jad dubo, jad dubokar, जड़ डुबो',
    ].join(', '),
  ],
  [
    'nursery',
    ['nursery'],
    [
      each(
        `${when}, ${afterDays}, kaise, ghar par`,
        'nursery, nursery dale, nursery dalen, nursery lagaye, nursery banaye, nursery taiyar, narsari, paudh, paudh dale, paudh taiyar, paudh lagaye, paudh banaye, pod taiyar, bichda, bichda dale, bichda taiyar, bichra, biyad dale, paneeri, paneeri lagaye, ropni taiyar, bej dale, bed banaye',
      ),
      each(
        `${whenHindi}, ${afterDaysHindi}, कैसे, घर पर`,
        'नर्सरी, नर्सरी डालें, नर्सरी लगाएं, नर्सरी बनाएं, नर्सरी तैयार, पौध, पौध डालें, पौध तैयार, पौध लगाएं, बिचड़ा, बिचड़ा डालें, पनीरी, रोपणी',
      ),
      'tharha, tharaha, थरहा, raise seedlings, raising seedlings, raise nursery, raise plants, raising plants, grow seedlings, grow saplings, baby plants, small plants in tray, seedling tray, pro tray, protray, pro trays, portray, प्रो ट्रे, plug tray, cocopeat, coco peat, कोकोपीट, polybag, poly bag, polythene bag, polybags, पॉलीबैग, thaili me paudha, थैली में पौधा, seedling age, age of seedling, kitne din ki paudh, kitne din ka paudha, kitne din ki nursery, कितने दिन की पौध, कितने दिन की नर्सरी, kitne patti ki paudh, kitne patte ki, hardening of seedlings, hardening, paudh ko sakht, raised bed nursery, nursery size, beej ki kyari, raised bed, uthi kyari, unchi kyari, ऊंची क्यारी, उठी क्यारी, mat nursery, dapog, डेपोग, चटाई नर्सरी, paudhe kahan se, paudhe kaha milenge, where to get plants, where to buy plants, where to buy saplings, good sapling, good saplings, sahi paudha, achha paudha, swasth paudh, स्वस्थ पौध, tissue culture, tissue culture plant, टिश्यू कल्चर, tishu kalchar',
    ].join(', '),
  ],
  [
    'graft',
    ['nursery'],
    [
      each(
        `${when}, kaise, कब, कैसे, when to, how to`,
        'kalam, kalam kare, kalam bandhe, kalam lagaye, kalam taiyar, kalam banaye, graft kare, grafting kare, grafting, graft, budding, budding kare, gooti, gooti bandhe, gootee, dab lagaye, कलम, कलम लगाएं, कलम बांधें, ग्राफ्टिंग, गूटी, गूटी बांधें, गुटी, make cuttings, root cuttings, take cuttings',
      ),
      'kalmi, kalmi paudha, कलमी, कलमी पौधा, grafted plant, grafted plants, grafted sapling, grow from cutting, grow from cuttings, from cutting, from branch, tahni se paudha, dali se paudha, डाली से पौधा, टहनी से पौधा, beej se ya kalam, kalam ya beej, bijju, बीजू, rootstock, root stock, mulvrint, मूलवृंत, scion, sion, veneer, wedge, softwood, inarching, chashma chadhana, चश्मा, चश्मा चढ़ाना, sucker se, sword sucker, suckers lagana, hiving off',
    ].join(', '),
  ],
  [
    'soil',
    ['soil'],
    [
      each(
        'kaisi, kesi, kaun si, kaunsi, konsi, kon si, kis, kis tarah ki, kis prakar ki, कैसी, कौन सी, कौनसी, किस, किस तरह की, किस प्रकार की, which, what, what type of, what kind of, best, good, suitable, right',
        'mitti, mitti me, mitti chahiye, mitti mein, mitty, jamin, jamin me, jamin chahiye, jameen, zameen, zameen me, bhumi, bhumi me, mati, मिट्टी, मिट्टी में, मिट्टी चाहिए, जमीन, जमीन में, जमीन चाहिए, भूमि, भूमि में, soil, soil for, land, land for, ground',
      ),
      'balu, baalu, बालू, retili mitti, balui domat, बलुई दोमट, matiyar, मटियार, chikni mitti, चिकनी मिट्टी, lal mitti, लाल मिट्टी, black soil, red soil, sandy soil, clay soil, sandy loam, heavy soil, light soil, bhari mitti, bhari zameen, halki mitti, halki zameen, हल्की मिट्टी, भारी मिट्टी, pathrili, patharili, पथरीली, kankrili, कंकरीली, rocky, stony, gravel, banjar, banjar zameen, बंजर, barren, barren land, wasteland, upjau, उपजाऊ, fertile, fertility, soil fertility, urvarta, उर्वरता, urvara shakti, mitti ki takat, mitti ki taakat, मिट्टी की ताकत, mitti kamjor, kamjor mitti, mitti sakht, sakht mitti, hard soil, hard pan, mitti bhurbhuri, bhurbhuri, भुरभुरी, prepare field, prepare the field, prepare land, prepare the land, prepare soil, field ready, khet kaise taiyar, khet kab taiyar, khet banaye, khet banana, खेत कैसे तैयार, खेत की तैयारी कैसे, plough the field, tilling, tillage, till the, deep ploughing, summer ploughing, gahri jutai, गहरी जुताई, garmi ki jutai, गर्मी की जुताई, kitni jutai, kitni baar jutai, कितनी जुताई, jotai, jotna, jote, jot, जोतना, जोताई, harrow, harrowing, pata chalana, pata lagana, पाटा, पाटा चलाना, patela, bed banana, med banana, मेड़ बनाना, katav, kataav, mitti ka katav, मिट्टी का कटाव, कटाव, erosion, soil erosion',
    ].join(', '),
  ],
  [
    'climate',
    ['climate'],
    [
      each(
        'kaisa, kesa, kaun sa, konsa, kaunsa, kitna, कैसा, कौन सा, कितना, which, what, how much, ideal, best, suitable, right',
        'mausam chahiye, mausam accha, mosam chahiye, tapman, tapmaan, taapman, temperature, temprature, temperature chahiye, vatavaran, jalvayu, jalvayu chahiye, मौसम चाहिए, मौसम अच्छा, तापमान, तापमान चाहिए, टेंपरेचर, वातावरण, जलवायु, climate, humidity, degree, rainfall',
      ),
      'temprature, tempreture, vatavaran, वातावरण, humidity, aardrata, आर्द्रता, kitne degree, kitni degree, कितने डिग्री, degree celsius, can it tolerate, garmi sah, thand sah, sardi sah, garmi bardasht, thand bardasht, गर्मी सहन, ठंड सहन, pahad par, pahado me, पहाड़ों में, hills, hilly area, hill area, pahadi ilaka, coastal area, desert, registan, रेगिस्तान, kahan hota, kaha hota hai, kahan ugta, kahan ugaya jata, कहां होती, कहां होता, where does it grow, where is it grown, which state grows, will it grow in',
    ].join(', '),
  ],
  [
    'intercrop',
    ['intercropping'],
    [
      each(
        'ke saath, ke sath, saath, sath, saath me, sath me, saath mein, ke beech, ke beech me, ke bich me, beech me, bich me, beech mein, beech, ke andar, ke niche, के साथ, साथ, साथ में, के बीच, के बीच में, बीच में, के नीचे',
        'kya lagaye, kya lagayen, kya laga sakte, kya lagana, kya boye, kya boyen, kya bo sakte, kya uga, kya ugaye, kya dale, kaun si fasal, kaunsi fasal, konsi fasal, kon si fasal, kaun si sabji, konsi sabji, dusri fasal, doosri fasal, dusra kya, aur kya, fasal laga, fasal le, क्या लगाएं, क्या लगा सकते, क्या बोएं, क्या बो सकते, क्या उगाएं, कौन सी फसल, कौनसी फसल, कौन सी सब्जी, दूसरी फसल, और क्या, फसल लगा, फसल ले',
      ),
      each(
        'after, ke baad, के बाद, iske baad, इसके बाद, uske baad, उसके बाद',
        'which crop, what crop, what to grow, what to sow, what to plant, kaun si fasal, kaunsi fasal, konsi fasal, kya boye, kya lagaye, konsi kheti, कौन सी फसल, क्या बोएं, क्या लगाएं',
      ),
      'which crop after, next crop, agli fasal, अगली फसल, fasal badal, फसल बदल, fasal badalkar, change crop, crops together, two crops together, two crops, do fasal, do fasle, दो फसल, दो फसलें, companion crop, companion plant, companion planting, companion plants, what grows well with, what to grow with, what to plant with, what can i grow with, what can i plant with, in between, between rows crop, between trees, under trees, crop between, bagiche me kaun si, bagh me kya, bag me kaun si fasal, पेड़ों के बीच, agroforestry, agro forestry, krishi vaniki, कृषि वानिकी, relay, relay crop, paira, utera, उतेरा, पैरा, trap crop, border crop, jaal fasal, multi layer, multilayer, multi cropping, bahuparat, बहुफसली, teen fasal, saath saath, sath sath, साथ साथ, milakar boye, mila kar boye, मिलाकर बोएं, antarfasal, antarvarti kheti, antra fasal, antar sasya, integrated farming, ekikrit, एकीकृत',
    ].join(', '),
  ],
  [
    'storage',
    ['storage'],
    [
      each(
        `${how}, kitne din, kitne din tak, kab tak, kitne mahine, kitne mahine tak, lambe samay tak, jyada din, zyada din, कितने दिन, कितने दिन तक, कब तक, लंबे समय तक, ज्यादा दिन`,
        'rakhe, rakhen, rakhein, rakhu, rakhna, rakha jaye, rakh sakte, rakh sakte hai, rakh, store kare, store karen, store kar sakte, store karna, sambhale, sambhalkar rakhe, surakshit rakhe, surakshit, bacha kar rakhe, taza rakhe, tazaa rakhe, tikta, tikti, tikega, tikegi, रखें, रखे, रखना, रखा जाए, रख सकते, रख, स्टोर करें, संभालें, सुरक्षित रखें, टिकता, टिकती, ताजा रखें',
      ),
      each(
        'how to, how can i, how do i, how do we, how long can i, how long can we, where to, best way to',
        'store, store it, keep, keep it, keep fresh, keep it fresh, keep grain, save grain, preserve',
      ),
      'how long does it last, how long it lasts, keeps for how long, stays fresh, shelf life, kitne din chalega, kitne din chalegi, कितने दिन चलेगा, kotha, kothar, kothi, bukhari, silo storage, metal bin, bori me rakhe, cold store, coldstore, sheet grah, sheetgrah, sheet griha, शीतगृह, शीत गृह, कोल्ड स्टोर, कोल्ड स्टोरेज, कोठी, कोठार, godaun, ware house, hermetic, hermetic bag, airtight, air tight, hawaband, हवाबंद, pics bag, pics bags, super bag, tijori, grading, packing, packaging, पैकिंग, post harvest, ripening chamber, pakane ki, पकाने की विधि, waxing, zero energy cool, cool chamber, fumigation, fumigate, धूमन, dhuman',
    ].join(', '),
  ],
  [
    'market',
    ['market'],
    [
      each(
        `${how}, kab, kisko, kise, kis mandi me, kitne me, कब, किसको, किसे, किस मंडी में, कितने में`,
        'beche, bechen, bechein, bechu, bechna, bech sakte, bech, bik, bikta, bikti, bikega, bikegi, bikri, sell kare, sale kare, kharidega, बेचें, बेचे, बेचूं, बेचना, बेच सकते, बेच, बिकता, बिकती, बिकेगा, बिकेगी, बिक्री',
      ),
      each(
        'where to, where can i, how to, when to, whom to, who will, who can',
        'sell, sell it, sell crop, sell my crop, sell produce, buy my crop, buy crop, buy it',
      ),
      'selling place, vyapari, vyapaari, व्यापारी, trader, traders, dalal, दलाल, middleman, agent commission, commission agent, adhatiya, arhat, aadhat, aadat, आढ़त, commission, kamisan, कमीशन, nilami, neelami, नीलामी, auction, boli lagti, export, niryat, निर्यात, exporter, wholesale, thok, थोक, retail, direct sale, direct marketing, farmers market, kisan bazar, kisan bazaar, sabji mandi, sabzi mandi, anaj mandi, सब्जी मंडी, अनाज मंडी, galla mandi, haat, हाट, apmc, krishi upaj mandi, कृषि उपज मंडी, e mandi, farmgate, farm gate, contract farming, company kharid, kaun kharidta, kaun kharidega, koi kharid nahi, bik nahi raha, bik nahi rahi, nahi bik raha, demand, maang, मांग, gate pass, tulai, तुलाई, taulai, tol, weighing, hamali, palledari, upaj bech, fasal bech, maal bech, फसल बेच, उपज बेच, माल बेच',
    ].join(', '),
  ],
  [
    'price',
    ['market'],
    [
      each(
        'kya, kitna, kitne, aaj ka, aaj, kal ka, abhi ka, mandi ka, sahi, accha, kam, क्या, कितना, आज का, मंडी का, सही, अच्छा',
        'bhav, bhaav, bhav hai, bhav chal, rate hai, rate chal, mandi rate, daam, daam hai, kimat, keemat, keemat hai, mulya, moolya, भाव, भाव है, भाव चल, दाम, कीमत, मूल्य, रेट है, रेट चल',
      ),
      'kis bhav, kya bhav, kis rate, kis daam, किस भाव, bhaw kya, bhav batao, rate batao, bhav kya, what is price, what price, current price, todays price, market price, price per quintal, price per kg, bhav badhega, bhav girega, rate badhega, bhav kab badhega, bhav badhenge, भाव बढ़ेगा, भाव गिर, bhav gir, bhav kam, sasta bik, kam daam, mehnga, mahanga, महंगा, सस्ता बिक, quintal ka bhav, kilo ka bhav, per quintal rate, taja bhav, ताजा भाव',
    ].join(', '),
  ],
];
