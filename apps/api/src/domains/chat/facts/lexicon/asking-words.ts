import {
  afterDays,
  afterDaysHindi,
  each,
  howMuch,
  when,
  whenEnglish,
  whenHindi,
  which,
} from './asking.ts';
import type { Concept } from './concept.ts';

/** Whole questions: what is asked is clear only from the words together. */
export const askingWords: readonly Concept[] = [
  [
    'sowingtime',
    ['sowing'],
    [
      each(
        when,
        'boye, boyen, boyein, boe, boen, bo, bo de, bo dena, bo sakte, bona, bone, bona chahiye, bote, boya, boyi, boyi jati, boya jata, boaai, buwai, buai, bijai, sow, sow kare, sowing, beej dale, beej dalen, beej bona, lagaye, lagayen, lagayein, lagaen, lagau, lagana, lagana chahiye, lagate, lagai, lagai jati, laga, laga de, laga sakte, lgaye, rope, ropen, ropai, ropna, ropani, plant kare, planting, transplant kare, ugaye, ugayen, ugate, ugai jati, khet me dale',
      ),
      each(
        whenHindi,
        'बोएं, बोये, बोए, बोऊं, बो दें, बो सकते, बोना, बोना चाहिए, बोते, बोया, बोई, बोई जाती, बोया जाता, बुवाई, बुआई, बिजाई, बीज डालें, लगाएं, लगाये, लगाऊं, लगाना, लगाना चाहिए, लगाते, लगाई जाती, लगाया जाता, लगा सकते, रोपें, रोपाई, रोपना, उगाएं, उगाते',
      ),
      each(
        whenEnglish,
        'sow, plant, transplant, put seeds, put the seeds, plant it, plant them, start sowing, start planting, grow',
      ),
    ].join(', '),
  ],
  [
    'harvest',
    ['harvest'],
    [
      each(
        `${when}, ${afterDays}`,
        'kate, kaate, kaaten, kaatein, katen, katna, kaatna, kat sakte, kaat sakte, katai, katai kare, katayi, katti, kat jati, tode, toden, todein, todna, tod sakte, tudai, tudwaye, khode, khoden, khodna, khudai, ukhade, ukhaden, chunai, pakti, pakta, pakte, pakega, pakegi, pakna, pak jati, pak jata, pak jayegi, taiyar, taiyar hoti, taiyar hota, taiyar hogi, taiyaar, tayar, tayyar, ready, ready hoti, ready hota, ready hogi, ready ho jati, ready ho jata, mature hoti, mature hota, utare, utaren, harvest, harvest kare, harvesting, nikale, nikalen, nikalna, nikali',
      ),
      each(
        `${whenHindi}, ${afterDaysHindi}`,
        'काटें, काटे, काटना, काट सकते, कटाई, कटाई करें, कटती, तोड़ें, तोड़े, तोड़ना, तोड़ सकते, तुड़ाई, खोदें, खोदना, खुदाई, उखाड़ें, चुनाई, पकती, पकता, पकते, पकेगा, पकेगी, पक जाती, पक जाता, तैयार, तैयार होती, तैयार होता, तैयार होगी, रेडी होती, उतारें, निकालें, निकालना',
      ),
      each(
        whenEnglish,
        'harvest, cut, cut it, cut the crop, cut cane, cut the cane, cut sugarcane, cut fodder, cut the fodder, pick, pick it, pick the fruit, pick fruits, pluck, dig, dig it, dig out, take out, reap, lift',
      ),
      'when is it ready, when will it be ready, when ready, is it ready, ready to cut, ready to pick, ready to dig, how many days to harvest, how many days to mature, days to harvest, how long to harvest, how long does it take, how many days it takes, how many months to harvest, crop duration, kitne din ki hoti, kitne mahine ki fasal, kitne din lagte, kitne din lagenge, kitne din lagta, kitna samay lagta, kitna time lagta, कितने दिन की होती, कितने महीने की फसल, कितने दिन लगते, कितना समय लगता, ganna katna, ganna katai, chara kaate, chara katai, chara katna, ghas katai, cut cane, cutting cane, cut fodder, cutting fodder, fodder cutting, cane cutting, fasal katna, fasal kaatna, fasal katai, fal todna, phal todna, fal tode, phal tode, faslon ki katai, गन्ना काट, चारा काट, फसल काट, फल तोड़, kaise pata pak gaya, kaise pata pak gayi, pak gaya kaise, pakne ki nishani, पकने की पहचान, पकने की निशानी, ready hai ya nahi, pak gayi ya nahi',
    ].join(', '),
  ],
  [
    'irrigation',
    ['irrigation'],
    [
      each(
        `${when}, ${afterDays}, kitna, kitni, kitne, kitni baar, kitni bar, kitne baar, kaise, pehla, pahla, dusra, doosra, agla, aakhri, akhri, har kitne din me`,
        'pani, paani, pani de, pani den, pani dena, paani de, paani dena, pani dete, pani lagaye, pani lagana, pani lagate, pani chahiye, pani chalaye, pani chhode, pani lagta, sinchai, sinchai kare, sinchai karen, sinchai karni, sichai, sichai kare, sinche, seenche, water de, water kare',
      ),
      each(
        `${whenHindi}, ${afterDaysHindi}, कितना, कितनी, कितने, कितनी बार, कैसे, पहला, पहली, दूसरा, दूसरी, आखिरी, अगला, हर कितने दिन में`,
        'पानी, पानी दें, पानी देना, पानी देते, पानी लगाएं, पानी लगाना, पानी चाहिए, पानी छोड़ें, पानी लगता, सिंचाई, सिंचाई करें, सिंचाई करनी, सींचें',
      ),
      each(
        `${whenEnglish}, how often to, how often should i, how often do i, how many times to, how much to, how to, after how many days to, need to, should i`,
        'water, water it, water the, irrigate, give water, give it water',
      ),
      'how many irrigations, number of irrigations, gap between watering, irrigation interval, watering interval, interval of irrigation, how much water needed, how many waterings, days between irrigation, pani ka antar, sinchai ka antar, पानी का अंतर, पानी की जरूरत, pani ki zarurat, pani ki jarurat, patwan, patvan, pataai, पटवन, पटाई, पाटवन, सिंचवाई, patawan, parat pani, pani pilana, pani phirana, pani fer, pani lagwana, पानी पिलाना, पानी फेर',
    ].join(', '),
  ],
  [
    'fertilizer',
    ['nutrients'],
    [
      each(
        `${when}, ${afterDays}, ${howMuch}, ${which}, kitni baar, kitni bar, kaise, कितनी बार, कैसे, kya, क्या, pehli, pahli, dusri, doosri, पहली, दूसरी`,
        'khad, khaad, khad dale, khad dalen, khad dalna, khad de, khad dena, khaad dale, khaad de, khad lagaye, khad pani, urvarak, urvarak de, fertilizer, fertiliser, fertilizer dale, fertilizer de, poshan, poshak, खाद, खाद डालें, खाद डालना, खाद दें, खाद देना, उर्वरक, उर्वरक दें, फर्टिलाइजर',
      ),
      each(
        `${whenEnglish}, how much to, how to, what to, how often to`,
        'fertilize, fertilise, fertilize it, give fertilizer, apply fertilizer, put fertilizer, manure',
      ),
      'khad ek acre me kitni, khad ek acre me kitna, khad ek acre me, khad acre me, khad ek bigha me, खाद एक एकड़ में कितनी, खाद एक एकड़ में',
    ].join(', '),
  ],
  [
    'seedrate',
    ['seed'],
    [
      each(
        howMuch,
        'beej, bij, beej lagega, beej lage, beej lagta, beej dale, beej dalen, beej dalna, beej chahiye, beej chaiye, beej padega, beej lagenge, seed, seed lagega, seed dale, seed chahiye, biya, बीज, बीज लगेगा, बीज लगता, बीज डालें, बीज चाहिए, बीज पड़ेगा',
      ),
      'beej ek acre me kitna, beej ek acre me kitne, beej ek acre me, beej acre me, beej ek bigha me kitna, beej ek bigha me, beej hectare me, बीज एक एकड़ में कितना, बीज एक एकड़ में, बीज एक बीघा में, how many kg seed, how many kilo seed, how many kilos of seed, how many seeds, kilos of seed, seed for one acre, seed for 1 acre, seed in one acre, seed for one bigha, beej per acre, beej per bigha, beej prati acre, beej prati bigha, ek acre me beej, ek bigha me beej, एक एकड़ में बीज, एक बीघा में बीज, प्रति एकड़ बीज, packet of seed per acre, kitne packet beej, कितने पैकेट बीज',
    ].join(', '),
  ],
  [
    'spacing',
    ['sowing', '?seed'],
    [
      each(
        'kitni, kitne, kitna, ktni, कितनी, कितने, कितना',
        'doori, duri, dooree, doori par, duri par, doori pe, doori rakhe, dur, door, dur dur, gap, gap rakhe, gap chahiye, fasla, fasle par, antar, antar par, feet, feet par, fit, fit par, foot, foot par, inch, inch par, cm, cm par, meter par, lambai chaudai par, दूरी, दूरी पर, दूरी रखें, दूर, गैप, फासला, अंतर, अंतर पर, फीट, फीट पर, फुट, फुट पर, इंच, इंच पर, सेमी',
      ),
      'how far, how much distance, how much gap, how much space between, space between plants, distance between plants, distance between rows, gap between plants, gap between rows, between plants, between rows, plants apart, apart, paudhon ki doori, paudho ki duri, paudhe ki doori, ped ki doori, ped se ped, पेड़ से पेड़, पौधों की दूरी, लाइन से लाइन, कतार से कतार, kataar, line ki doori, lain se lain, khood, khud se khud, how many plants per acre, how many trees per acre, how many plants in one acre, how many saplings per acre, ek acre me kitne paudhe, ek acre me kitne ped, ek bigha me kitne paudhe, एक एकड़ में कितने पौधे, एक एकड़ में कितने पेड़',
    ].join(', '),
  ],
  [
    'pruning',
    ['pruning'],
    [
      each(
        `${when}, kaise, kitni, kitne saal me`,
        'chhatai, chhantai, chatai, chhante, chhaanten, katai chhatai, kaat chhaat, kat chhant, pruning, pruning kare, prune kare, tahni kaate, tahniyan kaate, dali kaate, daliyan kaate, shakha kaate, pinching kare, khutai kare, mitti chadhaye',
      ),
      each(
        `${whenHindi}, कैसे, कितनी`,
        'छंटाई, छंटाई करें, छांटें, कटाई छंटाई, काट छांट, प्रूनिंग, टहनी काटें, टहनियां काटें, डाली काटें, शाखा काटें, मिट्टी चढ़ाएं',
      ),
      each(
        `${whenEnglish}, how to`,
        'prune, trim, cut branches, cut the branches, thin, pinch, stake, support',
      ),
      'cut branches, cut the branches, cut branch, cutting branches, cutting of branches, branches cutting, remove branches, remove the branches, extra branches, trim branches, shape the tree, shaping, canopy management, training and pruning, tahni kaat, tahni kat, tahni katna, tahniyan kat, dali kaat, dali kat, dali katna, daal katna, shakha kaat, shakha katna, टहनी काट, टहनियां काट, डाली काट, डालियां काट, शाखा काट, शाखाएं काट, sukhi dali, sookhi tahni, सूखी डाली, सूखी टहनी, machan, मचान, bel chadhana, bel chadhaye, बेल चढ़ाना, बेल चढ़ाएं, jaali par, lakdi ka sahara, support stick, support for plant, deleafing, leaf removal, patti todna, propping, banana prop, detopping, छंटाई कब, kantai chhantai, छटाई, कांट छांट',
    ].join(', '),
  ],
  [
    'weed',
    ['weeds'],
    [
      each(
        `${when}, ${afterDays}, kaise, kitni baar, kitni bar`,
        'nirai, nirai kare, nirai gudai, gudai, gudai kare, gurai, nindai, nidai, godai, ghas nikale, ghas hataye, ghas maare, ghas khatam, kharpatwar nikale, kharpatwar hataye, weeding, weeding kare, nalai',
      ),
      each(
        `${whenHindi}, ${afterDaysHindi}, कैसे, कितनी बार`,
        'निराई, निराई करें, निराई गुड़ाई, गुड़ाई, गोड़ाई, निंदाई, निदाई, घास निकालें, घास हटाएं, घास मारें, घास खत्म, खरपतवार निकालें, खरपतवार हटाएं',
      ),
      each(
        `${whenEnglish}, how to`,
        'weed, remove weeds, remove grass, kill weeds, kill grass, control weeds, hoe',
      ),
      'unwanted plants, unwanted grass, wild grass, wild plants, grass in field, grass in the field, grass growing, too much grass, grass problem, khet me ghas, khet mein ghas, ghas ug, ghas jam, ghas ho gayi, ghas nikal, ghas zyada, ghas jyada, chara ug aaya, faltu ghas, faltu paudhe, bekar ghas, खेत में घास, घास उग, घास जम, घास हो गई, फालतू घास, nalai, नलाई, godai, गोड़ाई, nirauni, निरौनी, sohni, सोहनी, khurpi, खुरपी, kulpa, कुल्पा, dora, डोरा चलाना, kolpa, khurpai, gas ki dawa, ghans, ghaans, घांस, weed mat, ghas ki dawai, ghas wali dawa, घास वाली दवा, kachra nikal',
    ].join(', '),
  ],
];
