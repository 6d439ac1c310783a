import type { SubjectId } from '@upaj/content/practice/subjects';

/** Names of field crops, spices, plantation crops and trees in the languages of India, and as they are misspelt; parted by commas. */
export const fieldCropWords: Readonly<Partial<Record<SubjectId, string>>> = {
  rice: 'nellu, nel payir, nel sagupadi, vadlu, vari panta, vari pairu, battada bele, bhattada bele, dhana chasa, dhaner chas, boro dhan, aman dhan, aus dhan, boro rice, aman rice, aus rice, ahu dhan, sali dhan, sali rice, dhanwa, dhaanwa, dhanva, chaawal, chaval, paddi, jhone, munji, munjee, bhat sheti, bhat lagwad, bhat lagvad, bhat pik, rice plant, rice field, paddy field, paddy crop, मुंजी, झोना, भात शेती, भात पीक, भात लागवड, भात पिक, धनवा, तांदूळ, sona masuri, sona masoori, samba masuri, samba mahsuri, seeraga samba, jiri ki fasal, jiri ki ropai, jiri lagana, जीरी की फसल, जीरी की रोपाई, padi, nel, pady, swarna sub1, blb, बीएलबी, भात, भाताचे, भाताची, bhat ki kheti, bhat ki fasal, bhaat ki kheti, bhaat ki fasal, bhaat ki ropai, bhat ki ropai, dhana kheta, dhana bila, dhana chaasa',
  wheat:
    'gehuan, gehua, gehwa, gahun, gohun, gohu, gohoon, gahama, ghaun, godhumai, godhuma, godhumalu, gothambu, gotambu, kothumai, gavhache, gavhala, gahuche, ganhu, genhu, genhun, gehon, gehooon, geon, kanka, kanak di fasal, wheats, whaet, weat, whet crop, गहू, गव्हाचे, गव्हाला, गव्हावर, गोहूं, गहूं, गोहुम, गेहुं, गेहूआ, durum wheat, kathiya gehu, kathia gehu, ghau, घऊ, karnal bunt, करनाल बंट, pila ratua, peela ratua, पीला रतुआ, yellow rust, stripe rust, godhi, godhi bele, peeli kungi, pili kungi, पीली कुंगी',
  maize:
    'makaiya, makoy, maka, makaa, makyache, makyala, makkai, makkaa, makka cholam, makkacholam, mokkajonna, mokka jonna, makkajonna, musukina jola, mekke jola, mekkejola, makkajola, janera, janeraa, bhutte, popcorn, pop corn, maiz, maze crop, meize, maise, corns, मका, मक्याचे, मक्याला, मकइया, मकाई, जनेरा, मकया, भुट्टे, स्वीट कॉर्न, बेबी कॉर्न, मकका, babycorn, sweetcorn, gom dhan, gomdhan, gum dhan, gomdhaan',
  jowar:
    'jonnalu, jola, bili jola, juwari, jondhala, jondhla, jundhri, jonhari, jonhri, jwari, javar, jawar, jowaar, jowarr, jvari, sorgum, sorghm, sorghums, cholam, ज्वारी, ज्वारीचे, जोंधळा, जोन्हरी, जुंधरी, जुआर, जुवार, jwar, jowwar, juaar, shalu, शाळू, शाळूचे',
  bajra:
    'bajro, bajre, bajda, bajraa, bajari, cumbu, sajjalu, sajje bele, bajrya, bajriche, perl millet, pearlmillet, bajrra, bjra, बाजरो, बाजरीचे, बजरा, बजड़ी, kambu payir, kambu sagupadi, kambu ura, kambu',
  ragi: 'kezhvaragu, kelvaragu, keppai, ragulu, ragi bele, nagli, nagali, nachani, nachniche, mandia, mandiya, madwa, maduwa, mandwa, maruwa, panjipullu, ragee, raagi, fingermillet, finger milet, नागली, नाचणी, नाचणीचे, मड़वा, मंडवा, मरुआ, मड़ूआ, नाचनी',
  barley:
    'jou, barly, barle, barli, barely crop, jau ki fasal, barley crop, yavalu, जव, सातू, जवा, jave godhi',
  sugarcane:
    'ukh, ookh, ukhi, ketari, ketaari, usache, oosache, sherdi, sheradi, akhu chas, aakh chash, kuhiyar, kuhiar, kunhiyar, kusiyar, kushiyar, kusiar, karumbu, cheruku, kabbina, kabbina bele, karimbu, kamaad, gannaa, gannon, gannwa, suger cane, sugercane, sugar can, sugarcan, shugarcane, suggercane, sugarcanes, suggar cane, gunna, ऊख, उखि, केतारी, कुसियार, ऊस, ऊसाचे, उसाचे, ऊसाला, गन्नवा, kamad, कमाद, khodkida, pokka boeng, pokka boing, पोक्का बोइंग, sugarcane setts',
  cotton:
    'paruthi, parutthi, pratti panta, hatti bele, kapasi, kapashi, kapashiche, kapashivar, kapsache, kapsala, kapusache, kapah, kapaah, cottan, coton, kotan, cotton crop, desi kapas, desi cotton, कापूस, कापसाचे, कपाशी, कपाशीचे, कापसाला, कपासी, रुई की फसल, kpas, कपस, cotten, narma, नरमा, कॉटन, काटन',
  jute: 'paat chas, pat chas, paat chasa, patua, patwa, patsun, tossa jute, white jute, mora paat, jut ki kheti, jute crop, joot ki kheti, पटुआ, पटवा, पटसुन, पाट की खेती, जुट',
  tobacco:
    'tamakhu, tambakhu, tambacoo, tamaaku, dhuanpatra, pugaku, pogaku, pugaiyilai, pugayilai, hogesoppu, hoge soppu, pukayila, tambacu, tobaco, tobbaco, tobacoo, khaini ki kheti, तमाकू, तंबाखू, तमाखू, तम्बाखू, सुर्ती की खेती',
  groundnut:
    'nilakadalai, nilakkadalai, verkadalai, verkkadalai, kadalekai, kadale kai, kadalekayi, shengdana, shengdane, sengdana, singhdana, magfali, mugfali, magafali, mungafali, mungfli, moomfali, mufali, mungafli, mugphali, mongfali, mungphalli, moongphalli, chinabadam, china badam, cheena badam, chiniya badam, cheeniya badam, verusenaga, verusanaga, nilakadala, kappalandi, ground nuts, groundnuts, goundnut, groundnutt, gronut, grounnut, peanuts, pea nut, भुईमुग, भुईमूग, भुईमुगाचे, शेंगदाणा, शेंगदाणे, मूमफली, मुमफली, चिनिया बादाम, मुंगफलि, मुंफली, सींगदाना, palli, badam chas, badam chasa, ground nut, chinia badam, pallilu',
  soybean:
    'soyabeen, soybin, soyaben, soyabeans, soyaabin, soybeen, soya bin, soya been, soyabinche, bhatmas, bhatmash, soya chikkudu, sayabin, syabin, sohabin, soyabean crop, भटमास, सोयबीन, सोयाबीनचे, सोयाबिनचे, सोया बीन',
  mustard:
    'sarason, sariso, sarisa, sorisha, shorshe, soriyah, sariyah, sarisha, mohari, mohariche, kadugu, kaduku, sasive, gobhi sarson, gobi sarson, gobhi sarso, raido, raydo, rayado, raida, rayda, raayda, sarsaun, sarsun, sarshon, sarasoo, sarsoon, sarsau, sarsonwa, laaha, brown sarson, pili sarson, peeli sarson, kali sarson, pili sarso, peeli sarso, canola, mustrd, musterd, mustered crop, mastard, mustards, mustard crop, rape seed, मोहरी, मोहरीचे, लाहा, रायड़ा, रायडा, पीली सरसों, काली सरसों, सरसो, सरसौं, गोभी सरसों, lahi, लाही, aara makkhi, आरा मक्खी, sawfly',
  sunflower:
    'surjamukhi, suraj mukhi, surya mukhi, suryakanti, suriyakanthi, suryaful, suryaphul, surajphul, poddutirugudu, proddu tirugudu, poddu tirugudu, surjomukhi, sun flower, sunflowers, sunflwer, sorajmukhi, सूर्यफूल, सूर्यफुल, सूर्यफुलाचे, सुर्यमुखी, सुरजमुखी, सूरज मुखी',
  sesame:
    'teel, tillee, ellu, nuvvulu, nuvvu, simsim, sesamum, sesamam, seesame, sesme, sesamme, gingely, gingili, gingelli, tilachi, til ki kheti, til ki fasal, तीळ, तिळ, तिळाचे, तील, तिल की खेती',
  castor:
    'eranda, arand, erand, arend, aranda, arandee, arndi, divela, diveli, amanakku, aamanakku, avanakku, aamudam, amudalu, amudam, haralu, oudala, verenda, bherenda, bhereda, renri, caster, castar, castor bean, castor seed, castor plant, castr, एरंडा, एरंडी, रेंडी, रेंड़ी, एरण्ड, अरंड, दिवेला',
  linseed:
    'javas, jawas, javasache, atasi, tishi, teesee, tesi, alasi, alshi, alasee, agasi, avise ginjalu, avisalu, ali vidai, flex seed, flexseed, flax seeds, flaxseeds, flax seed, lin seed, linsid, linceed, जवस, जवसाचे, अळशी, तिसी, अळसी, lineseed, linsead',
  safflower:
    'kardai, karadai, kardaiche, kusumba, kusube, kusubi, kusumb, kusumbi, kusumalu, sendurakam, sendurgam, saflower, safflowers, safflour, safflwer, kasumbo, करडई, करडईचे, कुसुंबा, कुसुम्भ, कुसुम की खेती, karadi, कुसूम, kusoom, kusam, कुसम',
  arecanut:
    'adake, adakka, kamugu, kavungu, kavugu, poka chekka, pokachekka, gubak, tamul gachh, tamol gos, supadi, supaari, sopari, suparee, areca palm, betelnut, areca nuts, arecanuts, arecnut, arikanut, araca nut, aricanut, सोपारी, सुपारीचे, mohitnagar, koleroga, kole roga, vakka, vakkalu, vakka thota, सूपारी, supary',
  tea: 'cha bagan, cha bagaan, chaa bagan, teyilai, theyilai, theyila, tea estate, tea leaves, tea gardens, tea leaf, tea plantation, tea bushes, tea plants, chai ki kheti, chai ka bagan, chai ke bagan, chay bagan, chai bagaan, chai ka paudha, chiya bari, चहा, चाय बागान, चाय के बागान, चाय की खेती, चहाचे, cha, chah',
  coffee:
    'kaapi, coffe, cofee, coffi, cofi, koffee, kofee, coffee estate, coffee plant, coffee plantation, coffee bagan, robusta coffee, arabica coffee, coffee ki kheti, कॉफी की खेती, कोफी, काॅफी, arabica, arebica, अरेबिका',
  rubber:
    'rabbar, rubbar, rabber, ruber, raber, rubber trees, rubber maram, rubber plantation, para rubber, rabar ke ped, rabad ke ped, रबर के पेड़, रब्बर, रबड़ के पेड़',
  chickpea:
    'chholia, cholia, choliya, chholiya, kondai kadalai, kondaikadalai, kondakadalai, kothu kadalai, sanagalu, senagalu, shanagalu, sanaga, senaga, kadale, kadale bele, kadle bele, boont, harbara, harbhare, harbharyache, harabhara, harbharya, chanaa, channe, chanwa, chaneka, desi chana, kala chana, kale chane, dollar chana, chickpee, chikpea, chik pea, chic pea, chick peas, chikpeas, chickpeaa, gram crop, gram plant, gram pod borer, हरभरा, हरभऱ्याचे, हरबरा, बूंट, बूट चना, छोलिया, देसी चना, काला चना, चनवा, डॉलर चना',
  'pigeon-pea':
    'tuvarai, thuvarai, thuvaram paruppu, kandulu, kandi pappu, togari, thogari, tuvara, arahar, arhaar, arher, arhr, rahari, rahad, raharia, rahadi, orohor, tuver, toovar, toovur, toor dal, tur dal, tuar dal, arhar dal, rahar dal, turiche, turivar, red grams, pegion pea, pigen pea, piegon pea, pigeon peas, pigeonpeas, pigon pea, तुरीचे, तुरीवर, रहर, रहरी, रहड़ी, राहर, अरहड़, अरहर दाल, तूर दाल, तुर, tor, tor dal, उपास 120',
  'green-gram':
    'pasi payaru, pachai payaru, pasipayaru, pachaipayaru, pesalu, pesara, pesarlu, hesaru, hesaru kalu, hesarukalu, hesara bele, cherupayar, cherupayaru, mung dal, moong dal, mug dal, mugache, mugachi, moog dal, muung, moongh, green grams, mungbeans, moong bean, मूग, मुगाचे, मूंग दाल, मुंग दाल, मुग, ग्रीष्म मूंग, mong, pacha payaru',
  'black-gram':
    'ulundu, uzhunnu, uzhunu, ulunthu, minumulu, minumu, minapa, minapappu, minapa pappu, uddu, uddina bele, udida, udidache, adad ni dal, adad no pak, mashkalai, maskalai, mash kalai, mashkolai, kalai dal, kolai dal, biri chasa, biri dali, mati mah, matimah, mash dal, mash ki dal, maah ki dal, mah di dal, urd bean, urid, urda, urad dal, udad dal, udid dal, urd dal, urad bean, urdi, urdh, black grams, urada, उडीद, उडिदाचे, उर्द, उड़द दाल, उरिद, उड़िद, उरदी, black grem, ulundhu, biri, maash, माश, adad, अडद',
  lentil:
    'masoor dal, masur dal, musur, musuri, mosur, mosoor, misur paruppu, mysore paruppu, erra pappu, masar, masri, mashur, musur dal, lentills, lentel, lentils, lantil, lental, मसुर, मसूर दाल, मसरी, मसुरी, मसूरी दाल',
  'field-pea':
    'sukha matar, sukhi matar, safed matar, matar dal, matar ki dal, kerav, keraw, kerao, vatana, vatane, vatanyache, watana, watane, motor dal, mator dal, dry peas, field peas, fieldpea, matara, mataar, vatani, सूखी मटर, सफेद मटर, केराव, केराओ, वाटाणा, वाटाणे, वाटाण्याचे, वटाणा, mater, mattar, मट्टर',
  'green-pea':
    'vatana, vatane, vatanyache, watana, watane, motorshuti, motor shuti, matar ki fali, matar ki phali, matar phali, hara matar, hare matar, garden peas, vegetable peas, green pees, greenpea, greenpeas, matara, mataar, vatani, वाटाणा, वाटाणे, वाटाण्याचे, वटाणा, हरा मटर, हरे मटर, मटर की फली, mater, mattar, मट्टर, sabji wali matar, sabzi wali matar, सब्जी वाली मटर, sabji matar, सब्जी मटर, vegetable pea',
  'kidney-bean':
    'rajmaa, rajama, rajmah, rajmasha, raajma, rajmaah, kidneybean, kidney been, kidny bean, red kidney beans, rajma dal, rajma bean, rajma beans, राजमां, राजमाह, राजमा दाल',
  cowpea:
    'chawali, chavali, chaunli, chowli, chauli, lobhia, lobhiya, lobea, lobya, lobiya ki fali, rongi, raungi, roongi, raungiya, chavalya, alasandalu, alasanda, alasande, alasandi, bobbarlu, bobbara, karamani, thattapayiru, thatta payir, thatta payaru, vanpayar, van payar, barboti, borboti, barbatti, barabati, jhudanga, bodi phali, bora phali, chavla, chawla phali, cow peas, cowpeas, cowpe, black eyed peas, black eye bean, black eyed bean, yardlong bean, yard long bean, रौंगी, रोंगी, चंवला, चौला फली, चवळी, चवळीचे, बोड़ी, बरबट्टी, लोभिया, लोबिया फली, payaru, payar, achinga, achinga payar, achingapayar',
  'horse-gram':
    'kollu, ulavalu, ulava, hurali, huruli, hurale, muthira, kolatha, kolath, kulith, kulathi, kulthee, kulathee, kurthi, kulth, kulat, kulattha, kulthi dal, horse grams, hors gram, horsegrams, gahat dal, gahath, gauhat, कुळीथ, कुरथी, कुलथ, कुलत्थ, कोल्थ, गहथ, हुलगा, हुलगे, hulga',
  ginger:
    'adraka, adrakh, adrk, adarakh, adharak, aadrak, adrakwa, alyache, inji, allam, shunti, shunthi, hasi shunti, sonth, saunth, gingar, jinjer, ginjer, jinger, gingers, आलं, आल्याचे, अदरख, अदरक की खेती, सोंठ',
  turmeric:
    'haladi, haldee, holud, halud, haldhi, haladhi, halodhi, haldiche, haladiche, manjal, pasupu, arishina, arisina, arasina, haridra, termeric, turmaric, tumeric, turmerick, turmric, tarmeric, turmerik, हळद, हळदीचे, हरदी, हरदि, हलदी',
  coriander:
    'kothamalli, kothimeera, kothimira, kottimeera, kottimira, kothmir, kothmeer, kothimbir, kotmir, kothambari, kottambari, mallithazhai, dhaniyan, dhaniye, dhnia, dhaniyaa, dhone pata, dhania patta, dhaniya patta, dhaniya patti, hara dhaniya, hara dhania, dhonia, corriander, coriender, coriandar, coreander, corainder, korinder, कोथिंबीर, कोथिंबिरीचे, धने, धनिये, हरा धनिया, धनिया पत्ता, malli sagupadi, malli leaf',
  cumin:
    'jiru, jeeru, jeerakam, jeerakalu, jilakarra, jeelakarra, jilakara, jeerige, jirige, jeeragam, seeragam, jeeraka, cumine, kumin, cummin, cumins, cumin seed, safed jeera, जिरे, जिरा, जीरू, सफेद जीरा, जीरो',
  'black-pepper':
    'golmarich, gol marich, golki, gol mirch, kali miri, kaali mirch, kalimiri, kalimirche, milagu, kurumulaku, nallamulaku, nalla mulaku, miriyalu, miriyala, kari menasu, kalu menasu, olle menasu, menasu, jaluk, kala mirch, kaalimirch, peppar vine, black peper, blackpepper, black peppers, peppercorn, pepper corn, pepper vines, काळी मिरी, काळीमिरी, गोल मिर्च, गोलमिर्च, गोलकी, मिरी, karimenasu, kare menasu, कुरुमिळगु, pollu, pollu beetle, pollu keeda, पोल्लू',
  cardamom:
    'elaychi, illaichi, ilayachi, ilaychee, elaichee, velchi, veldoda, elakkai, yelakkai, elakkaya, elakulu, yalakulu, yelakulu, yelakki, elakki, elakka, elachi, alaichi, aleichi, chhoti elaichi, choti elaichi, badi elaichi, large cardamom, small cardamom, green cardamom, cardamon, cardmom, cardamum, kardamom, cardomom, cardamoms, वेलची, वेलदोडा, इलाइची, इलाईची, बड़ी इलायची, छोटी इलायची, elam',
  mint: 'podina, pudeena, pudhina, podeena, poodina, paudina, mentha arvensis, japanese mint, spearmint, pipermint, pepermint, pipramint, peppermint, mentha oil, mentha tel, mentha ka tel, पोदीना, पुदिना, पिपरमिंट, पिपरमेंट, मेंथा का तेल, मेन्था का तेल',
  berseem:
    'barsin, barsem, berseam, bersim, bercem, barseen, berseem clover, egyptian clover, barsim chara, barseem chara, berseem chara, बरसिम, बरसीन, बर्सीम, बरसीम चारा',
  lucerne:
    'lusern, lucern, loosarn, lusun ghas, lasun ghas, lahsun ghas, lucerne grass, lucern grass, kudirai masal, kuthirai masal, rajko, rijko, rachko, rachka, rajka, alfa alfa, alfaalfa, alphalpha, alfa grass, लसूण घास, लुसर्न, रजका, रिजको, रचका, लूसन, लसुन घास',
  'fodder-sorghum':
    'chari jowar, jwar chari, jowar chari, charri, sorghum chari, sudan grass, sudan ghas, sudan chari, sorghum sudan, jowar ka chara, jwar ka chara, jowar ka hara chara, jwar ka hara chara, mp chari, multicut sorghum, multi cut jowar, multicut jowar, multi cut sorghum, fodder cholam, jowar for fodder, sorghum for fodder, chare wali jowar, chare wali jwar, charee, सूडान घास, ज्वार चारा, ज्वार का चारा, ज्वार का हरा चारा, चारे वाली ज्वार, चरी ज्वार, सुडान घास',
  'fodder-maize':
    'makka ka chara, makka ka hara chara, makke ka chara, makai chara, makki chara, makki ka chara, maize for fodder, fodder corn, corn fodder, chara makai, chare ka makka, chare wali makka, chare wali makki, मक्का का चारा, मक्के का चारा, मक्का का हरा चारा, चारे वाली मक्का, मक्की का चारा',
  'hybrid-napier':
    'bajra napier, bajra napier hybrid, napier bajra, napier bajra hybrid, bn hybrid, bnh 10, bnh10, co4 grass, co 5 grass, co5 grass, co 3 grass, co 4 napier, co 5 napier, cofs, napiar, nepear, nepyar, napeer, napir grass, naipiar, naipier, elephant grass, gajraj ghas, gajraj grass, haathi ghas, hatti ghas, hatti gavat, yashwant grass, jaywant grass, red napier, smart napier, super nepier, cumbu napier, kambu napier, napier pullu, pakchong, bullet grass, 4g bullet, 4g bullet grass, giant king grass, हत्ती गवत, गजराज घास, नैपियर, नेपीयर, सुपर नेपियर, नेपियर बाजरा, co4, co 4 grass, co5',
  oat: 'oat chara, oats chara, oats fodder, fodder oats, oat fodder, kent oat, oat grass, jai ka chara, jai ki kheti, जवी, जई का चारा, जई चारा, ओट, ots, जावी, jawi',
  guar: 'gwaar, gvar, guwar, guvar, gavar, gawaar, guaar, gowar, gavarfali, guvarfali, gwarfali, gawarfali, guarfali, guvar fali, gwar fali, gavar fali, gawar fali, guar fali, kothavarai, kothavarangai, goru chikkudu, goruchikkudu, gorikayi, gorikai, cluster beans, clusterbeans, claster bean, guar gum, guargum, gwar gum, guar seed, guar crop, gwar ki fali, गवार, गुवार, गवारीचे, ग्वार गम, ग्वार फली, ग्वार की फली, ग्वारपाठा फली, गुआर',
  bamboo:
    'baansh, bansh, bansa, baunsa, moongil, mungil, veduru, bidiru, bamboo tree, bamboo plant, bans ka ped, baans ka ped, bansbari, banswari, bhima bamboo, bamboo plantation, बंसवारी, बंसवाड़ी, बांबूचे, बांस का पेड़',
  teak: 'sagawan, sagvan, sagoan, sagon, saagwan, saagvan, saagaun, segun, segun gachh, shegun, tekku maram, teku chettu, tega mara, saguvani, teak wood, teakwood, teak trees, tissue culture teak, teak plantation, sagwan ka ped, sagwan ke ped, sagwaan, सागवन, सागोन, सागवानाचे, सागवाण, सागौन का पेड़, teek, tik tree',
  eucalyptus:
    'nilgiri tree, nilgiri ka ped, nilgiri ke ped, nilgiri ki kheti, neelgiri ka ped, neelgiri tree, nilgiri mara, neelagiri chettu, liptis, liptus, eucaliptus, ucalyptus, euclyptus, ucaliptus, eukaliptus, ukliptas, yukliptas, yukalipts, euclaptus, eucalyptus tree, clonal eucalyptus, safeda ka ped, safeda ke ped, safede ka ped, safede ke ped, safeda tree, thailam maram, tailam maram, लिप्टिस, यूकेलिप्टिस, युकलिप्टस, यूक्लिप्टस, नीलगिरी का पेड़, नीलगिरी के पेड़, नीलगिरी की खेती, नीलगिरी पेड़, सफेदा का पेड़, सफेदे के पेड़, nilgri',
  casuarina:
    'savukku, savukku maram, savuku, sarugudu, sarvi thota, saruvu, jhau, jhaau, jhau gachh, jhaun, kattadi, kaattaadi, chabuku, galimara, gaalimara, casurina, casuarin, casurinas, casuarinas, kasurina, cassuarina, casuarina tree, kesurina, keswarina, vilayati saru, vilayti saru, australian pine, beefwood, she oak, झाऊ, जंगली सरू, विलायती सरू, कैजुरीना, कैसुरिना, sarve',
};
