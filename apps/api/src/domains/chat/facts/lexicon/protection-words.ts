import type { Concept } from './concept.ts';

/** Words of plant protection, harvest and storage. */
export const protectionWords: readonly Concept[] = [
  // Protection
  [
    'pest',
    ['pests'],
    'pest, pests, insect, insects, insecticide, pesticide, keet, keede, keeda, kida, kide, kire, kira, kida, keetnashak, kitnashak, keet niyantran, bug, bugs, worm, worms, कीट, कीड़ा, कीड़े, कीटनाशक, कीट नियंत्रण, रस चूसक, sucking pest, ras chusak, jeev, infestation',
  ],
  [
    'disease',
    ['diseases', '?health'],
    'disease, diseases, disese, diseas, bimari, beemari, bimariyan, rog, rogo, बीमारी, बीमारियां, रोग, रोगों, infection',
  ],
  [
    'fungus',
    ['diseases'],
    'fungus, fungal, fungicide, fungicides, phaphund, fafund, fafoond, fafundi, phaphundi, fungus ki dawa, fafundnashak, फफूंद, फंगस, फफूंदी, फफूंदनाशक, mould, mold',
  ],
  ['virus', ['diseases'], 'virus, viral, वायरस, विषाणु, vishanu'],
  ['bacteria', ['diseases'], 'bacteria, bacterial, jivanu, जीवाणु'],
  [
    'medicine',
    ['?pests', '?diseases', '?weeds', '?health'],
    'medicine, dawa, dawai, dava, davai, dawaai, what to do, kya kare, kya karen, kya karu, kya karein, kya karna, क्या करें, क्या करूं, क्या करे, ilaj, ilaaj, upchar, treatment, treat, cure, control, controlling, controle, niyantran, roktham, rokatham, bachav, bachaye, bachaav, prevent, prevention, protect, protection, upay, upaay, management, दवा, दवाई, इलाज, उपचार, नियंत्रण, रोकथाम, बचाव, बचाएं, उपाय, रोकें, roke, khatam, मारने',
  ],
  [
    'spray',
    ['?pests', '?diseases', '?weeds'],
    'spray, spraying, sprayed, chhidkav, chidkav, chhidkaav, chhidke, छिड़काव, छिड़कें, स्प्रे, spre',
  ],
  [
    'symptom',
    ['?diseases', '?disorders', '?health'],
    'symptom, symptoms, lakshan, pehchan, pahchan, pehchane, pahchane, identify, identification, लक्षण, पहचान, पहचानें, signs, sign',
  ],
  [
    'safety',
    ['pests'],
    'safety, savdhani, saavdhani, precaution, precautions, सावधानी, mask, gloves, dastane',
  ],
  // Harvest
  [
    'harvest',
    ['harvest'],
    'harvest, harvesting, harvested, katai, kataai, kaatna kab, katni, kaatni, tudai, tudayi, todai, todne, todna, tode, tod, picking, pick, plucking, khudai, khodna, digging, dig, kab kate, kab kaate, din me kate, din me kaate, din me katai, mahine me kate, saal me kate, first cut, first cutting, cutting stage, दिन में काटें, katna chahiye, kab tode, kab khode, cutting time, maturity, mature, matured, चुनाई, chunai, chugai, चुगाई, कटाई, तुड़ाई, तोड़ना, तोड़ें, तोड़ने, खुदाई, काटें, काटना, कब काटें, कब तोड़ें, katne ka samay, pakne ki pehchan, ripe, pakna kab, kadhai, extract, nikale, nikalna, निकालें, निकालना, retting, gahai, threshing, गहाई, curing',
  ],
  [
    'yield',
    ['yield'],
    'yield, yields, production, upaj, paidawar, paidavar, utpadan, padavar, kitni upaj, kitna utpadan, average yield, उपज, पैदावार, उत्पादन, utpadakta, productivity, jhaad, jhad kitna, kitna niklega, kitni hogi, kitna hota, kitna nikalta, kitna nikalega, kitna deta, kitna hoga, कितना निकलता, कितना होगा, कितना देता, kitni milegi',
  ],
  [
    'storage',
    ['storage'],
    'store, storage, keep safe, keep grain, keeping grain, keep stored,  storing, stored, bhandaran, bhandar, rakhna kaise, godam, godown, warehouse, sangrah, भंडारण, भंडार, गोदाम, रखना, रखें, kaise rakhe, cold storage, shelf life, rakhe, rakhna, सुरक्षित रखें',
  ],
  [
    'clean',
    [],
    'clean, cleaning, hygiene, saaf, safai, swachh, saaf safai, साफ, सफाई, स्वच्छ, साफ सफाई, saf',
  ],
  ['keep', ['?storage'], 'keep, keeping, safe, surakshit, सुरक्षित, save, safely, bachakar rakhna'],
  ['drying', ['?harvest', '?storage'], 'drying, sukhana, sukhaye, सुखाना, सुखाएं, dehydrate, sukhane'],
  ['moisture', ['?storage', '?harvest', '?irrigation'], 'moisture, nami, nameee, नमी'],
];
