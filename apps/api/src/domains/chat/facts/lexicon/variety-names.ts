import type { SubjectId } from '@upaj/content/practice/subjects';

/** Varieties, breeds, diseases and products whose name alone tells the crop or the animal; they stay words of their own in the search. */
export const varietyNames: Readonly<Partial<Record<SubjectId, string>>> = {
  rice: 'hispa, हिस्पा, पूसा 44, पूसा 1509, पूसा 1121, पीआर 126, pusa 1121, pusa 1509, pusa 1718, pusa 1847, pusa 1692, pusa 1401, pusa 1885, pusa 44, pr 126, pr126, pr 121, pr121, pr 114, pr 131, mtu 1010, mtu 7029, mtu 1001, ir 64, ir64, ir 36, swarna sub 1, sahbhagi, sarjoo 52, bpt 5204, gobindobhog, govindobhog, ambemohar, indrayani, kalanamak, butachlor, butaclor, pretilachlor, 1121, 1509, 1718, 1692, झोंका रोग, jhonka rog, bichda, बिचड़ा, ropa lagaye',
  wheat:
    'hd 2967, hd2967, hd 3086, hd3086, hd 3226, hd 2851, hd 3385, dbw 187, dbw187, dbw 222, dbw 303, dbw 327, pbw 343, pbw343, pbw 550, pbw 725, pbw 826, wh 1105, wh1105, wh 711, lok 1, lok1, lokwan, sharbati, शरबती, hi 1544, hi 8663, hi 8759, gw 322, gw 496, gw 273, gw 366, raj 3765, raj 4037, k 307, karan vandana, karan narendra, ताजमूल, tajmul',
  jowar: 'jonna, maldandi, मालदांडी, csh 16, csv 20, m 35 1, phule vasudha, phule revati',
  bajra: 'hhb 67, ghb 558, 86m86, icmv 221',
  sugarcane:
    'co 0238, co0238, coj 64, co 86032, co86032, co 0118, co0118, co 118, cos 8436, co 15023, co15023, coh 160, cok 15023, colk 14201, 0238, setts, kansua, कंसुआ, choti bedhak, चोटी बेधक',
  cotton:
    'rch 659, rch659, bollgard, bollgard ii, mcu 5, suvin, dch 32, lra 5166, parawilt, बोंड अळी, bond ali, bondali',
  mustard: 'rh 749, rh749, rh 725, rh725, rh 30, rh 406, pusa bold, pioneer 45s46, 45s46',
  chickpea: 'jg 11, jg11, jg 14, jg 16, jg 130, jaki 9218, kak 2, gng 1581',
  soybean:
    'js 335, js335, js 9560, js9560, js 95 60, js 2034, js 20 34, js 2029, js 9305, kds 726, phule sangam, nrc 37',
  groundnut: 'tg 37a, tag 24, gg 20, gjg 22, kadiri 6, tmv 7',
  'pigeon-pea': 'upas 120, bsmr 736, pusa 992, बांझा रोग, banjha rog, बांझपन रोग',
  'green-gram':
    'sml 668, sml668, ipm 02 3, ipm 205 7, ipm 2 3, pdm 139, एसएमएल 668, sml 1827, एसएमएल 1827',
  'black-gram': 'mash 1137, mash 338, pu 31, tau 1',
  castor: 'gch 4, gch 5, gch 7, gch4, gch5, gch7',
  guar: 'rgc 936, rgc 1066, rgc 1017, hg 365, hg 2 20',
  potato: 'kufri, कुफरी, chipsona, चिप्सोना',
  okra: 'parbhani kranti',
  chilli: 'byadgi, byadagi, guntur sannam',
  onion: 'agrifound dark red, bhima super, bhima shakti',
  drumstick: 'pkm 1, pkm1, odc 3',
  mango:
    'langra tree, langra aam, dasheri, dashehari, dashahari, dussehri, दशहरी, chausa, chaunsa, चौसा, alphonso, alfonso, hapus, haapus, हापुस, totapuri, तोतापुरी, amrapali, आम्रपाली, banganapalli, baganpalli, benishan, neelum, himsagar, fazli, maldah, jardalu, zardalu, जर्दालू, imam pasand, gulab khas',
  banana:
    'grand naine, grand nain, grandnaine, g9, g 9, cavendish, poovan, rasthali, nendran, malbhog, martaman, karpuravalli, monthan, ग्रैंड नैन, जी 9, panama wilt, panma wilt, panama, पनामा, bunchy top, bunchi top, kannan banana',
  guava: 'peru, l 49, lucknow 49, taiwan pink, vnr bihi, arka kiran',
  papaya: 'red lady, taiwan 786, pusa nanha, रेड लेडी',
  grapes:
    'thompson, thompson seedless, thomson seedless, sonaka, sharad seedless, flame seedless, bangalore blue, manik chaman, crimson seedless, perlette, red globe, थॉमसन',
  pomegranate: 'bhagwa, bhagva, भगवा, mridula, arakta, telya, तेल्या',
  apple:
    'royal delicious, golden delicious, red delicious, hrmn 99, ambri, anna apple, san jose scale, sanjose scale, सेंजो स्केल, सैन जोस स्केल',
  watermelon: 'sugar baby, sugar queen',
  ber: 'umran',
  strawberry: 'winter dawn, camarosa, sweet charlie',
  coffee: 'robusta, रोबस्टा, arabica',
  rubber: 'rrii 105, rrii105, rrim 600',
  cardamom: 'njallani',
  'black-pepper': 'panniyur, karimunda',
  coconut: 'west coast tall, chowghat, red palm weevil, rhinoceros beetle, root wilt',
  cattle:
    'tharparkar, थारपारकर, red sindhi, rathi gaay, kankrej, कांकरेज, ongole, deoni, khillari, khillar, amrit mahal, hallikar, gangatiri, punganur, vechur, kangayam, badri gaay, brown swiss, frieswal, karan fries, साहीवाल, umblachery',
  buffalo:
    'nili ravi, niliravi, jaffarabadi, jafrabadi, jafarabadi, जाफराबादी, mehsani, bhadawari, bhadavari, भदावरी, pandharpuri',
  goat: 'barbari, बरबरी, beetal, बीटल, jamunapari, jamnapari, जमुनापारी, osmanabadi, उस्मानाबादी, black bengal, boer, sangamneri, malabari, sojat, jakhrana, saanen, sirohi nasl, sirohi breed, sirohi nasal, सिरोही नस्ल',
  sheep: 'merino, corriedale, deccani, muzaffarnagari, madgyal, mecheri, garole, patanwadi, chokla',
  pig: 'yorkshire, white yorkshire, duroc, ghungroo, african swine, अफ्रीकन बुखार',
  poultry:
    'kadaknath, कड़कनाथ, karaknath, kadak nath, vanaraja, vanraja, वनराजा, gramapriya, grampriya, giriraja, rhode island red, leghorn, white leghorn, aseel, kuroiler, croiler, chabro, caribro, khaki campbell',
  fish: 'carp, carps, mrigal, मृगल, grass carp, common carp, silver carp, bighead carp, pangas, pangasius, pangasias, पंगास, पंगेसियस, tilapia, तिलापिया, mangur, magur, मांगुर, singhi, pabda, murrel, katla, कतला, रोहू, biofloc',
  honeybee: 'apis mellifera, apis cerana, mellifera, मेलिफेरा',
  silkworm: 'muga, मूगा, bivoltine, chawki',
  mushroom:
    'oyster, dhingri, ढींगरी, casing soil, spawn bottle, button compost, बटन की खाद, बटन वाली, बटन की पेटी',
  amaranthus: 'red cheera, green cheera',
  jackfruit: 'chakka tree, jack tree',
  arecanut: 'koleroga',
  'green-pea': 'bonneville',
  chrysanthemum: 'mums',
  maize: 'fall armyworm, fall army worm, fouji worm, fauji keeda, फॉल आर्मीवर्म, फौजी कीड़ा',
  jute: 'jro 524, jro 204, jro 8432',
  cauliflower: 'curds',
  tea: 'banjhi, skiff, blister blight, helopeltis',
  coriander: 'longia, longiya, लोंगिया',
  tomato: 'tuta, tuta absoluta',
  pineapple: 'kannara, mauritius suckers',
  carrot: 'nantes',
};
