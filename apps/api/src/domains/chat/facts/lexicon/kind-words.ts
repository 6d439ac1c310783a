import type { Concept } from './concept.ts';

/** Ways of growing and kinds within a crop or an animal. */
export const kindWords: readonly Concept[] = [
  [
    'weather',
    ['?climate'],
    'weather, anuman, purvanuman, अनुमान, पूर्वानुमान, mausam, mosam, मौसम, forecast, mausam kaisa rahega, mausam ka haal, mausam ki jankari, mosam ka hal, मौसम का हाल, barish kab, barish hogi, barish kab hogi, बारिश कब, बारिश होगी, will it rain, rain forecast, weather report, weather today',
  ],
  ['basmati', [], 'basmati, बासमती'],
  [
    'dsr',
    [],
    'dsr, direct seeded, direct seeding, direct seeded rice, sidhi buwai, sidhi bijai, seedhi buwai, seedhi bijai, सीधी बुवाई, सीधी बिजाई, tar wattar',
  ],
  [
    'sri',
    [],
    'sri method, sri vidhi, shri vidhi, system of rice intensification, श्री विधि, श्री पद्धति, sri paddhati, एसआरआई, sri',
  ],
  ['bt', [], 'bt, bt cotton, bt kapas, बीटी'],
  ['kabuli', [], 'kabuli, kabuli chana, काबुली'],
  ['toria', [], 'toria, तोरिया'],
  ['kinnow', [], 'kinnow, kinnu, किन्नू'],
  ['oyster', [], 'oyster, dhingri, oyster mushroom, ढींगरी'],
  ['button', [], 'button, button mushroom, बटन'],
  ['murrah', [], 'murrah, मुर्रा'],
  ['gir', [], 'gir, gir cow, gir gay, गीर, gir gai'],
  ['sahiwal', [], 'sahiwal, साहीवाल'],
  ['jersey', [], 'jersey, jersi, hf, holstein, crossbred, crossbreed, sankar gay, जर्सी, संकर गाय'],
  [
    'rainfed',
    [],
    'rainfed, rain fed, barani, asinchit, बारानी, असिंचित, unirrigated, without irrigation, bina sinchai, dryland',
  ],
  ['irrigated', [], 'irrigated, sinchit, सिंचित'],
  [
    'summer',
    [],
    'summer, zaid, jayad, jaid, garmi ki fasal, गरमा, जायद, ग्रीष्मकालीन, grishmkalin, garma, garmi wali, ग्रीष्म, garmi ke mausam, garmiyon, garmiyo, garmiyon me, garmi me boye, गर्मियों में, गर्मी के मौसम, in summer, summer season',
  ],
  [
    'kharif',
    [],
    'kharif, खरीफ, monsoon crop, barsati, बरसाती, barsat, बरसात, varsha, chaumasa, chaumase, चौमासा, barish ke mausam, barish ki fasal, बारिश की फसल, rainy season, monsoon season, in monsoon, khareef, sawan, सावन, aashadh, ashadh',
  ],
  [
    'rabi',
    [],
    'rabi, रबी, winter crop, sardi ki fasal, sardiyon, sardiyo me, sardi ke mausam, jaade ki fasal, सर्दियों में, सर्दी की फसल, in winter, winter season, rabee',
  ],
  [
    'lightning',
    ['climate'],
    'lightning, thunder, thunderstorm, bijli girna, bijli girne, bijli giri, akashiya bijli, aakashiya bijli, आकाशीय बिजली, बिजली गिरना, बिजली गिरने, vajrapat, वज्रपात, thanka, ठनका, bijli gir gayi, bijli kadak, bijli chamak, aasmani bijli, asmani bijli, आसमानी बिजली, बिजली गिर गई, damini',
  ],
  [
    'clog',
    ['?irrigation'],
    'clog, clogs, clogged, clogging, choke, choked, blocked, kachra, kachra jam, jam gaya, jam ho gaya, jaam, कचरा, जाम, band ho gaya drip, drip band, nali band, nozzle band, pipe jam, drip jam, emitter block, ड्रिप जाम, ड्रिप बंद, choak, chok, chalu nahi, filter, filters, फिल्टर, flushing',
  ],
  [
    'stripe',
    ['?diseases'],
    'stripe, stripes, streak, streaks, dhari, dhariya, dhariyan, lakir, lakeer, lakiren, धारी, धारियां, लकीर, लकीरें',
  ],
  [
    'container',
    ['?pests'],
    'empty container, empty containers, empty bottle, empty bottles, empty packet, khali dibba, khali dibbe, khali botal, khali packet, dawai ka dibba, dawa ka dibba, dawai ki botal, dawa ki botal, खाली डिब्बा, खाली डिब्बे, खाली बोतल, दवा का डिब्बा, दवा की बोतल, dawai ki shishi, dawa ki shishi, khali shishi, khali dabba, khali dabbe, dawai ke packet, dispose, disposal, शीशी, खाली शीशी, throw bottle, throw empty',
  ],
  [
    'fake',
    ['?nutrients', '?seed'],
    'fake, spurious, duplicate, adulterated, adulteration, nakli, naqli, milawat, milavat, milawati, asli nakli, asli ya nakli, नकली, मिलावट, मिलावटी, असली नकली, farzi khad, nakli beej, nakli khad, nakli dawa, asli pehchan, asli ki pehchan, original hai ya, nakli pehchan, असली पहचान, नकली बीज, नकली खाद, नकली दवा, genuine, asli, असली, original, duplicate khad, counterfeit, milawat pehchan',
  ],
  ['morning', [], 'morning, subah, savere, सुबह, सवेरे, dawn, early morning, tadke'],
  [
    'evening',
    [],
    'evening, sham, shaam, शाम, night, raat, rat ko, रात, rat me, rat bhar, kal rat, rat din, din rat, raat me, raat ko, raat bhar, रात को, रात में',
  ],
  [
    'rain',
    [],
    'rain, rains, rainy, barish, baarish, barsaat, बारिश, वर्षा, barsaat me, baarishe, meh, rainfall, barsa, rained, raining, monsoon, mansoon, मानसून, वर्षा में',
  ],
];
