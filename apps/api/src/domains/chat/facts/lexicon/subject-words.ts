import type { SubjectId } from '@upaj/content/practice/subjects';

/** Further names of what our facts are about, beside the names of the search; parted by commas. */
export const subjectWords: Readonly<Partial<Record<SubjectId, string>>> = {
  rice: 'paddy, dhan, dhaan, jhona, chawal, rice crop, rice paddy, basmati, बासमती, धान, चावल, dsr, sri vidhi, shri vidhi, sri method, dhaan ki fasal, bhat, vari',
  wheat: 'gehu, gehun, gehoon, gahu, kanak, ghehu, gehoo, गेहूँ, गेंहू, गेंहूं, गेहु, कनक, wheet',
  maize: 'makka, makki, makai, makke, corn, bhutta, sweet corn, baby corn, मक्का, मक्के, मकई, मक्की',
  jowar: 'jwar, juar, sorghum, jowari, ज्वार, जवार, juwar, jvar',
  bajra: 'pearl millet, bajri, bajara, बाजरा, बाजरे, बाजरी',
  ragi: 'finger millet, mandua, madua, nachni, marua, रागी, मंडुआ, मड़ुआ, मडुआ, मड़िया, मडिया, madiya, mandiya, madwa, marwa, मांडिया, mandia',
  barley: 'jau, जौ, jav',
  sugarcane:
    'sugar cane, cane, canes, ganna, ganne, ikh, eekh, oos, us, गन्ना, गन्ने, ईख, ganna fasal, kamad',
  cotton:
    'kapas, kapaas, narma, narme, kapus, bt cotton, bt kapas, bt kapaas, कपास, नरमा, नरमे, बीटी कपास, bt narma, cottn',
  jute: 'patsan, paat, joot, pat, जूट, पटसन, पाट',
  tobacco: 'tambaku, tambakoo, tamaku, तंबाकू, तम्बाकू',
  groundnut:
    'peanut, moongfali, mungfali, mungphali, moongphali, mumfali, मूंगफली, मुंगफली, bhuimug, singdana, ground nut, badam crop odisha, verusanaga, verushenaga, shenga, shengdana, shengadana',
  soybean: 'soyabean, soya, soyabin, soybeans, soya bean, soy, सोयाबीन, सोया, सोयाबिन',
  mustard:
    'sarso, sarson, rai, raya, toria, rapeseed, sarsoo, सरसों, राई, तोरिया, राया, lahi fasal, yellow sarson, sarsav, lahta',
  sunflower: 'surajmukhi, suryamukhi, सूरजमुखी, सूर्यमुखी',
  sesame: 'til, tili, gingelly, तिल, तिल्ली, tila crop, rasi crop, odisha me tila',
  castor: 'arandi, erandi, andi, अरंडी, एरंड, अरण्डी, rendi',
  linseed: 'alsi, flax, flaxseed, teesi, tisi, अलसी, तीसी, flaks, flacks',
  safflower: 'kusum, kardi, kusumbha, कुसुम, करडी, kusum fasal',
  arecanut:
    'areca nut, betel nut, supari, सुपारी, areca, adike, tamul, taamul, तामुल, pakku, pakku thottam',
  tea: 'chai bagan, chay, tea garden, tea bush, चाय, tea plant, chai patti',
  coffee: 'kofi, kaafi bagan, कॉफी, काफी बागान, kafi ke paudhe, kafi ki kheti, kafi plant',
  rubber: 'rabar, rabad, रबर, रबड़, rubber tree',
  chickpea:
    'gram, bengal gram, chana, chane, channa, kabuli chana, harbhara, चना, चने, काबुली चना, chick pea, chickpeas, chne, चणे, चणा, छोले, छोलों, desi chole, dolar chena, dollar chena',
  'pigeon-pea':
    'arhar, arhad, aruhar, tur, toor, tuar, tuvar, rahar, red gram, redgram, pigeonpea, अरहर, तूर, तुअर, तुवर, अरेहर, arehar, arhr',
  'green-gram':
    'moong, mung, mug, green gram, greengram, mung bean, moongbean, मूंग, मुंग, summer moong, mungbean',
  'black-gram': 'urad, udad, urd, blackgram, mash, उड़द, उरद, black gram',
  lentil: 'masur, masoor, मसूर, lentils',
  'field-pea': 'field pea, dal matar, dana matar, dry pea, दाल मटर, मटर दाल, mtar dana',
  'green-pea':
    'green pea, green peas, hari matar, sabji matar, vegetable pea, हरी मटर, सब्जी मटर, garden pea',
  'kidney-bean': 'rajma, razma, rajmash, kidney bean, kidney beans, राजमा, french bean rajma',
  cowpea:
    'lobia, lobiya, chawli, chavli, barbati, black eyed pea, bodi, लोबिया, बरबटी, बोड़ा, चवली, cow pea',
  'horse-gram':
    'kulthi, kulath, gahat, horsegram, कुल्थी, कुलथी, गहत, kalathi, kolthi, kulath dal, gehat, gahet, gehath',
  potato: 'aloo, alu, aaloo, आलू, potatoes, potatos, batata',
  tomato: 'tamatar, tamater, tmatar, टमाटर, tomatoes, tomatos',
  onion: 'pyaj, pyaz, piyaj, kanda, प्याज, प्याज़, कांदा, onions',
  garlic: 'lahsun, lehsun, lasun, lasan, लहसुन, लहसून',
  brinjal:
    'baingan, bhata, baigan, bengan, eggplant, brinjals, bhanta, vangi, बैंगन, बैगन, भंटा, begun, kathiri, kathiri kai, kathirikkai, bhatte ki kheti, भटा, भटे',
  okra: 'bhindi, bhendi, bhindee, ladyfinger, lady finger, ladys finger, भिंडी, भिण्डी, भेंडी',
  chilli:
    'mirch, mirchi, chili, chilly, hari mirch, lal mirch, मिर्च, मिर्ची, हरी मिर्च, chillies, green chilli, red chilli',
  capsicum:
    'shimla mirch, shimla mirchi, bell pepper, शिमला मिर्च, sweet pepper, bellpepper, bellpeppers, coloured pepper, colour pepper, colored pepper, green pepper',
  cauliflower:
    'fool gobi, ful gobi, fulgobhi, phulgobhi, phul gobhi, phool gobhi, phoolgobhi, phool gobi, fulgobi, ful gobhi, फूलगोभी, फूल गोभी, gobi, gobhi, गोभी, fool gobhi',
  cabbage:
    'patta gobhi, pattagobhi, patta gobi, band gobhi, bandh gobhi, band gobi, बंदगोभी, बंद गोभी, पत्तागोभी, पत्ता गोभी',
  carrot: 'gajar, गाजर, carrots',
  radish: 'mooli, muli, मूली',
  spinach: 'palak, पालक',
  'bottle-gourd':
    'lauki, loki, ghiya, dudhi, लौकी, घीया, bottlegourd, lowki, kaddu lauki, sorakaya, sorakai, sorekai',
  'bitter-gourd': 'karela, karele, करेला, करेले, bittergourd, bitter guard',
  cucumber: 'kheera, khira, kakdi, kakri, खीरा, खीरे, ककड़ी',
  pumpkin:
    'kaddu, kumhda, kohda, sitaphal kaddu, कद्दू, कुम्हड़ा, कोहड़ा, parangi, kaddoo, कददू, कद्दु, rongalau, rangalau',
  ginger:
    'adrak, adarak, अदरक, अदरख, ale, aale, aalya, आले, आदी का बीज, आदी में, आदी की, आदी के, aadi ki kheti, aadi ka beej',
  turmeric: 'haldi, हल्दी, halad, haldar, haldr, haldee, arishina, arisina, hardi',
  coriander: 'dhaniya, dhania, धनिया, cilantro, dhane',
  cumin: 'jeera, jira, जीरा, जीरे',
  'black-pepper': 'kali mirch, kalimirch, काली मिर्च, pepper vine, black pepper, pepper, golmirch',
  cardamom: 'elaichi, ilaychi, ilaichi, इलायची',
  mint: 'pudina, mentha, pipparmint, menthol mint, पुदीना, मेंथा, मेन्था, peppermint, menta, menthaa, मैंथा, मैंथे, menthol',
  mushroom:
    'khumbi, khumb, dhingri, oyster mushroom, button mushroom, मशरूम, खुंभी, ढींगरी, masroom, mashroom',
  drumstick: 'sahjan, moringa, munga, shevga, सहजन, सेहजन, मुनगा',
  colocasia: 'arbi, taro, ghuiya, arvi, अरबी, अरवी, घुइयां',
  amaranthus:
    'chaulai, amaranth, cholai, lal saag, चौलाई, rajgira, keerai, chaurai, chauraai, chorai, चौराई, चौलाई साग, math bhaji, lal bhaji, laal bhaji, chaulai saag, harive, dantu, thotakura',
  mango:
    'aam, आम, amba, mangoes, mangos, amra, aam ke ped, aam ka bagh, aamm, amiya, अमिया, maanga, maavu, mavu, अमराई, amrai, langra tree, langra trees, langra ke ped, langra aam',
  banana:
    'kela, kele, केला, केले, keli, bananas, vazai, vazhai, vazha, vaazhai, elakki banana, yelakki banana, elakki bale, yelakki bale',
  guava:
    'amrud, amrood, अमरूद, jamfal, amrut phal, jama fruit, seebe, sibe hannu, seebe hannu, gava fal, gavah, peru tree, peru trees, peru plant, peru plants, peru bagh, peru ki kheti, peru garden',
  papaya: 'papita, papite, पपीता, पपीते, popai, popayi',
  grapes: 'angoor, angur, grape, grapevine, अंगूर, draksh',
  pomegranate: 'anar, anaar, अनार, dalimb, daalim',
  orange: 'santra, santara, narangi, kinnow, kinnu, mandarin, संतरा, संतरे, नारंगी, किन्नू',
  'sweet-orange':
    'mosambi, mausambi, mausami phal, sweet lime, मौसंबी, मौसमी, मोसंबी, मोसम्बी, musambi, malta',
  lemon: 'nimbu, nibu, neebu, lime, kagzi nimbu, acid lime, नींबू, निम्बू, नीबू, lemons, limes',
  apple: 'seb, सेब, apples, sev, apple orchard',
  watermelon: 'tarbuj, tarbooj, tarbuja, तरबूज, तरबूज़, kalingad, water melon, matira',
  muskmelon: 'kharbuja, kharbooja, kharbuj, खरबूजा, खरबूज, musk melon',
  litchi: 'lychee, leechi, लीची, lichi',
  pineapple: 'ananas, अनानास, अनन्नास',
  coconut:
    'nariyal, narial, नारियल, coconut palm, coconuts, thengai, thenga, डाभ, daab, dab nariyal',
  cashew: 'kaju, काजू, cashewnut, cashew nut, parangi andi',
  sapota: 'chikoo, chiku, cheeku, चीकू, sapodilla',
  jackfruit: 'kathal, कटहल, jack fruit, jack trees, jack tree, jackfruit tree',
  amla: 'aonla, anwla, awla, आंवला, आँवला, gooseberry, amla fruit',
  ber: 'ber ka ped, ber fal, jujube, बेर, ber, bair, बैर, bor tree, bor trees, bor plant, bor plants, bor fruit, bor fruits, bor garden, bor ka ped, bor ke ped, bor plucking, bor seed',
  strawberry: 'stroberi, स्ट्रॉबेरी, strawberries',
  'dragon-fruit': 'dragonfruit, dragon fruit, ड्रैगन फ्रूट, dragan fruit, kamalam',
  rose: 'gulab, गुलाब, roses, rose plant, roja, roja plants',
  marigold: 'genda, gende, गेंदा, गेंदे, marigolds',
  jasmine: 'chameli, mogra, चमेली, मोगरा',
  chrysanthemum: 'guldaudi, shevanti, sevanti, गुलदाउदी, सेवंती',
  tuberose: 'rajnigandha, रजनीगंधा',
  berseem: 'barseem, barsim, बरसीम, berseem grass, बरसीम घास, barseem ghas',
  lucerne: 'rijka, alfalfa, rizka, lusarn, रिजका, लूसर्न',
  'fodder-sorghum':
    'chari, chara jwar, fodder jowar, jwar chara, jowar chara, fodder sorghum, चरी, चारा ज्वार, sorghum fodder, jowar fodder, chare ki jowar, chare wali jowar, chare ki jwar, chara jowar, fodder jwar, चारे की ज्वार, चारे वाली ज्वार, चारे के लिए ज्वार',
  'fodder-maize':
    'makka chara, chara makka, fodder maize, maize fodder, चारा मक्का, मक्का चारा, african tall, chare ki makki, chare ki makka, chare ki maka, chare wali makka, chare wali makki, chara makki, fodder makka, fodder makki, fodder corn, green fodder corn, makka chare ki, hare chare ki makka, hare chare ke liye makka, चारे की मक्का, चारे वाली मक्का, हरे चारे की मक्का, चारे के लिए मक्का, चारे वाली मकई, chare ki makai, chare wali makai, मक्का के चारे, makka ke chare, pashu ke liye makka, pashuon ke liye makka, makka for cattle, maize for cattle feed',
  'hybrid-napier':
    'napier, nepiyar, napier grass, napier ghas, नेपियर घास, hathi ghas, नेपियर, हाथी घास, co 4 grass, super napier, nepier',
  oat: 'jai, jai chara, oats, जई, javi, jayi, jaee, jayee',
  guar: 'gwar, gawar, guar, cluster bean, ग्वार, ग्वारफली, gwar phali, clusterbean, guar phali, gawar phali, gaur phali, gaur fali, gwaarr',
  bamboo: 'bans, baans, बांस, bamboos',
  teak: 'sagwan, sagaun, सागौन, सागवान, teak tree, teak plant',
  eucalyptus: 'safeda, nilgiri ped, यूकेलिप्टस, सफेदा, yukeliptus, neelgiri',
  casuarina: 'saru, kesuarina, केसुआरिना, सरू',
  cattle:
    'cow, cows, gaay, gay, gai, gau, गाय, गायों, गौ, bull, bail, बैल, सांड, ox, dairy, dairy animal, dairy animals, dairy farm, डेयरी, livestock, pashu, pashuo, pashuon, dudharu pashu, पशु, पशुओं, दुधारू पशु, mavesi, mawesi, jersey, sahiwal, gir, gir cow, holstein, hf cow, calf, calves, bachda, bachhda, bachde, bachhde, bachhiya, bachiya, बछड़ा, बछड़े, बछिया, heifer, heifers, cattle animal, janwar, jaanwar, जानवर, maveshi, मवेशी, ochar, osar, ausar, ओसर, बछेरी',
  buffalo:
    'bhains, bhens, bhais, bhaise, भैंस, भैंसों, murrah, मुर्रा, buffaloes, buffalos, mhais, bufalo',
  goat: 'bakri, bakra, bakriyan, बकरी, बकरियों, बकरा, goats, बकरियां, goat kid, bakari',
  sheep: 'bhed, bhedon, भेड़, भेड़ों, lamb, lambs',
  pig: 'suar, suwar, sukar, pigs, piglet, piglets, सूअर, सुअर, swine, piggery, शूकर, shukar, suariya, suariyaa, सुअरिया, सुअरी, my sow, the sow, boar, boars',
  poultry:
    'murgi, murga, murgiyan, murgi palan, मुर्गी, मुर्गियों, मुर्गियां, hen, hens, chicken, chickens, broiler, broilers, layers, layer bird, layer farm, chick, chicks, chuza, chuze, चूजा, चूजे, desi murgi, kadaknath murgi, kadaknath murga, duck, ducks, battakh, batakh, बत्तख, turkey bird, turkey, turkeys, टर्की, poultry farm, bird flu, ब्रॉयलर, murgi farm',
  fish: 'machhli, machli, machhali, fishes, fish pond, fishery, matsya, मछली, मछलियां, मछलियों, rohu, catla, मत्स्य, fish farming, fingerling, fingerlings, rohu machhli',
  honeybee:
    'madhumakkhi, madhumakkhi ke dabbe, madhumakhi ke dabbe, madhumakkhi ke dibbe, madhumakkhi ke box, madhumakhi ke box, madhumakkhi ke bakse, मधुमक्खी के डिब्बे, मधुमक्खी के बक्से, मधुमक्खी के बॉक्स, madhumakkhi dabbe, bee boxes, bee, bees, honey bee, honey bees, beekeeping, bee keeping, madhumakhi, मधुमक्खी, मधुमक्खियां, bee box, honey, shahad, शहद, mauna, apiary, beehive, hive, hives, hyve, hyves, beehives, jungli badi makkhi, badi makkhi, jangli makkhi, माखी पर, माखी के छत्ते',
  silkworm:
    'resham, resham keet, silk worm, sericulture, रेशम, रेशम कीट, mulberry silk, cocoon, cocoons, silk',
  mithun: 'mithun, मिथुन',
  yak: 'yak, याक',
};
