/** Messages in Hindi, each with the facts that answer it best and behind them those that answer it too; none where no fact does. */
export const hiLessons2 = `
पंजाब में लहसुन की पैदावार कितनी | garlic-yield-1
अनार कब तोड़ें और पेड़ से कितने किलो | pomegranate-harvest-1 | pomegranate-varieties-1
करेले की बेल के पत्ते चितकबरे सिकुड़े, तोरी में भी यही | bittergourd-diseases-1 | bittergourd-pests-3
पिछले साल घर की कोठी में चना रखा था दाने पर सफेद अंडे और गोल छेद हो गए, इस बार मसूर और चना दोनों रखने हैं, चने को कैसे बचाऊं | chickpea-storage-1 | general-store-5
लहसुन की पैदावार किस्मवार | garlic-yield-1
पथरीली जमीन में ड्रैगन फ्रूट को पानी कैसे दें | dragon-fruit-irrigation-1
करेला किस महीने बोएं और मचान कितना ऊंचा | bittergourd-pruning-1 bittergourd-sowing-1
झुलसा सहने वाली अरबी | colocasia-varieties-1 | colocasia-diseases-1
चने के बीज में राइजोबियम कल्चर लगाएं तो बाविस्टिन साथ मिला दें क्या | chickpea-seed-2 | general-biofert-3
छोटी कपास की पत्ती कटोरी जैसी ऊपर मुड़ी नीचे जंग सा रंग | cotton-pests-7
पहाड़ में जनवरी में मट्टर का पौधा सफेद होकर सड़ गया | field-pea-diseases-5
लाल मिरच पर धंसे हुए धब्बे और टहनी ऊपर से सूख रही | chilli-diseases-4
बिना पानी के चने में फूल पर यूरिया घोल कितना बनाएं | chickpea-nutrients-3
दवा घोलने से पहले क्या क्या देखना चाहिए | general-safety-1
गुलदाउदी की मिट्टी | chrysanthemum-soil-1
निचले खेत में अरण्डि की पौध उगते ही मर रही | castor-diseases-3
कपस में हरा मच्छर आया पत्ती नीचे को मुड़ी | cotton-pests-6
मिर्च की पत्ती ऊपर को सिकुड़ रही छोटा पीला कीड़ा है | chilli-pests-1 | chilli-diseases-2
लाल मिर्च में काली फफूंद | chilli-storage-1 | chilli-diseases-4
अनार पर तेल्या आ गया टहनी कितनी काटें | pomegranate-diseases-1
अरंडी का अच्छा हाइब्रिड बताओ ज्यादा उपज वाला | castor-varieties-1 | castor-yield-1
अनार के लिए कैसा मौसम चाहिए | pomegranate-climate-1
चना इल्ली का ट्रैप | chickpea-pests-2 | general-trap-1
गुलदाउदी कब लगाएं और कब चुटकी करें | chrysanthemum-sowing-1 chrysanthemum-pruning-1
पाटन मंडी में अरंडी का भाव |
मिर्च तोड़ने वाली औरतों को मजदूरी आजकल कितनी देनी पड़ती है |
शेवंती बालू वाली जमीन में होगी, गेंदा तो हो जाता है | chrysanthemum-soil-1
कपास घर में रखना | cotton-storage-1
अरंडी की लूम कब काटें हरी काटने से तेल कम होता है क्या | castor-harvest-1
मिर्च की पत्ती के नीचे सफेद पाउडर ऊपर पीली, पत्ते गिर रहे | chilli-diseases-6
अरंडी के बीच मूंगफली कितनी लाइन | castor-intercropping-1
खाली शीशी में पानी रखना | general-safety-5
अरंडी देर से बोना | castor-sowing-1 | castor-seed-1
अरंडी में उकठा आता है हर साल उसी खेत में बोते हैं | castor-diseases-1 | castor-varieties-1 castor-seed-1 general-tricho-1
ड्रैगन फ्रूट का खंभा कितनी दूर और कब लगाएं | dragon-fruit-sowing-1
बेर पर छाछ्या आ गया फल खुरदरे होकर गिरे | ber-diseases-1
चना कब काटूं और घर में कीड़े से कैसे बचाऊं | chickpea-harvest-1 chickpea-storage-1
ड्रैगन फ्रूट का तना पीला पानी जैसा गल रहा | dragon-fruit-diseases-1
करेले के पत्ते के नीचे छोटे कीड़े लहसुन नीम वाला घोल कैसे | bittergourd-pests-3 | general-neem-2 general-neem-1
बेर में गुठली के पास कीड़ा निकलता है | ber-pests-1
प्रिया करेला कितना निकलता है | bittergourd-varieties-1
अरंडी में बीज कितना और निराई कब | castor-seed-1 castor-weeds-1
कपास का पत्ता लाल पड़ रहा है नीचे से, लाल्या आया है क्या छिड़कें | cotton-disorders-3 | cotton-nutrients-3 cotton-pests-6
अनार पकने को हैं और अचानक बारिश हो गई, एक एक फल फटता जा रहा है, पास के नींबू में कुछ नहीं, अब क्या करूं कि बाकी बच जाएं | pomegranate-disorders-1
आनार का पेड़ एक एक डाल सूखकर मर रहा, पास वाला अमरूद ठीक है | pomegranate-diseases-2
मिर्च का अचार बनाने का लाइसेंस कैसे मिले |
लहसुन कब निकालें और कैसे रखें | garlic-harvest-1 garlic-storage-1
अरबी का मंडी भाव गोरखपुर |
पंजाब में मिर्च लगाते समय खाद और वट्ट की दूरी | chilli-nutrients-2
केरल में करेल को गोबर और एनपीके कितना | bittergourd-nutrients-1
हिसार में चना कब बोएं और कौन सी किस्म | chickpea-sowing-1 chickpea-varieties-1 | chickpea-sowing-5
टिंडे लगते वक्त कितने दिन में पानी लगाएं नहर की बारी पंद्रह दिन की है | cotton-irrigation-1
पिछले तीन साल से इसी खेत में चना बो रहा हूं, बीच बीच में पौधे पीले होकर सूख जाते हैं, तना चीरा तो अंदर काली धारी है, गेहूं बो दूं या कुछ इलाज है | chickpea-diseases-1 | chickpea-seed-2
एमपी में बिना पानी का चना कब और पानी वाला कब बोया जाए | chickpea-sowing-4
ठूंठ से फिर फूटने वाला सरू कौन सा | casuarina-varieties-1
पानी वाली बीटी में बिजाई पर क्या डालें और बाद में यूरिया कब | cotton-nutrients-1 | general-fert-5
शरद वाला ठीक रहेगा या बसंत वाला गन्ना पंजाब में, किसमें माल ज्यादा निकलता है | sugarcane-sowing-1 | sugarcane-intercropping-1
अप्रैल बीत रहा है अभी तक गन्ना नहीं लगा पाए, पछेती में कौन सा टुकड़ा डालें | sugarcane-sowing-3 | sugarcane-sowing-2 sugarcane-seed-2
एक एकड़ ईख में कितने कुंतल बीज लग जाता है | sugarcane-seed-1 | sugarcane-seed-2
पंजाब में कमाद को यूरिया कितना, नई और मोढ़ी दोनों का बता दो | sugarcane-nutrients-1
आंध्र तेलंगाना में गन्ने की खाद हर इलाके में अलग क्यों बताते हैं, हमारा निजामाबाद है एक साल वाला | sugarcane-nutrients-3
जेठ की लू में गन्ना सूख रहा है पानी भर भर के दूं या थोड़ा थोड़ा | sugarcane-irrigation-1 | sugarcane-irrigation-2
पेड़ी अच्छी फूटे इसके लिए काटने के बाद खेत में क्या क्या करें | sugarcane-sowing-5 | sugarcane-harvest-1 sugarcane-organic-1
गन्ने में घास कितनी बार निकालें | sugarcane-weeds-1 | general-weeds-1
ईख की दो लाइन के बीच में खाली जगह है उसमें क्या बो सकते हैं, आलू या लहसुन चलेगा | sugarcane-intercropping-1 | general-intercrop-1 sugarcane-sowing-2
पेड़ी की कोपल सफेद पड़ रही है कौन सी दवा घोलूं | sugarcane-disorders-1 | general-iron-1
ऊपर की तीसरी पत्ती सूख रही है और चीरने पर गन्ना भीतर से लाल निकला | sugarcane-diseases-1 | sugarcane-diseases-2
सावन में गन्ने की फुनगी टेढ़ी मेढ़ी होकर फट रही है, पत्ती नीचे से पीली | sugarcane-diseases-4
सफेद पतंगा उड़ रहा है ईख में, ऊपर झाड़ू जैसा गुच्छा बन गया यह क्या है | sugarcane-pests-1 | sugarcane-pests-2
चोटी बेधक की रोकथाम बताओ | sugarcane-pests-2
पत्ती के नीचे सफेद रुई चिपकी है और ऊपर काला चिपचिपा | sugarcane-pests-5 | papaya-pests-1 mango-pests-2 grapes-pests-1
भादों में गन्ने के झुंड उखड़ रहे हैं जड़ गायब, नीचे मोटा सफेद कीड़ा | sugarcane-pests-6
गन्ना पक गया कैसे पता करें | sugarcane-harvest-1
एक एकड़ में गन्ना कितना निकल आता है | sugarcane-yield-1
गन्ने में चूहे बहुत काट रहे हैं क्या करें |
यूपी में मूंगफली बरसात वाली कब डालें, पिछली बार जल्दी बोई तो बीमारी लगी | groundnut-sowing-1 | groundnut-diseases-4
ओडिशा में चीनाबादाम का बीज खरीफ में कम और रबी में ज्यादा क्यों लगता है | groundnut-sowing-2
मूंगफली दाना एकड़ में कितना किलो और कतार कितनी दूर, पहाड़ी तराई का खेत है | groundnut-seed-1
तेलंगाना में यासंगी मूंगफली का बीज कितना | groundnut-seed-2
सौराष्ट्र में ज्यादा उतारा देने वाली मूंगफली | groundnut-varieties-1
मूंगफली में जिप्सम कब और कितना | groundnut-nutrients-1 | groundnut-disorders-1 groundnut-nutrients-2
मेघ नहीं बरसे, मूंगफली में दो ही बार पानी दे सकता हूं किस किस समय दूं | groundnut-irrigation-1
आंध्र में रबी की मूंगफली को कुल कितने पानी लगेंगे | groundnut-irrigation-2
फली खोली तो अंदर दाना ही नहीं, दबाओ तो फट बोलती है | groundnut-disorders-1
ऊपर की पत्तियां पीली पड़ गईं मूंगफली में, खेत गीला रहता है | groundnut-disorders-2 | general-iron-1 general-defic-1 general-defic-4
मूंगफली दाना बीच से खोखला और भूरा निकल रहा है व्यापारी लेने से मना कर रहा | groundnut-disorders-3
पत्तों पर काले गोल टिपके और पत्ता झड़ रहा | groundnut-diseases-1 | rose-diseases-1
उगते ही मूंगफली का पौधा गिर जाता है जमीन के पास काली फफूंद | groundnut-diseases-3
कली सूख गई मूंगफली की, बढ़ना बंद, पत्तियां छोटी छोटी गुच्छे में | groundnut-diseases-4 | groundnut-sowing-1
पहली बरसात में नीम पर भौंरे बैठते हैं बाद में वही मूंगफली खराब करते हैं, कैसे मारें | groundnut-pests-1
दीमक मूंगफली में | groundnut-pests-2 | general-compost-3
पत्ती में सुरंग बनाने वाला कीड़ा मूंगफली में, पत्तियां चिपकी हुई | groundnut-pests-3
लाल बालों वाली इल्ली का झुंड रातों रात खेत साफ कर गया | groundnut-pests-4
मूंगफली की कोपल पर काले चमकीले चेपा, पत्ता मुड़ रहा, दवा मारूं या रुकूं | groundnut-pests-5
मूंगफली खोदने लायक हुई कैसे देखें | groundnut-harvest-1
मूंगफली एकड़ में कितनी होती है | groundnut-yield-1
मूंगफली के साथ अरहर लगानी है बिना पानी वाली जमीन में, पौधे कितनी दूर रखें | groundnut-intercropping-1 | pigeon-pea-intercropping-1
मूंगफली का तेल निकालने की मशीन कितने की |
लाहा कब बोएं ताकि चेपा कम लगे | mustard-sowing-1 | mustard-pests-1 mustard-sowing-4 mustard-sowing-2
बाजरा कटने के बाद दिल्ली देहात में सरसों की बिजाई का टाइम | mustard-sowing-2
लाही कब बोते हैं और बीज कितना | mustard-sowing-4
राई का बीज एकड़ में कितना, कितना गहरा डालें | mustard-seed-1
सरसों का पौधा पौधे से कितनी दूर छोड़ें | mustard-sowing-5
हरियाणा बारानी में सरसों की कौन सी किस्म, आरएच 725 ठीक है | mustard-varieties-1
बिहार में राई की पछेती किस्म बताइए | mustard-varieties-2
खारे पानी वाली जमीन में सरसों की किस्म | mustard-varieties-3
बिना जांच के राई में कितना खाद, मेरे पास नहर का पानी है | mustard-nutrients-1 | mustard-nutrients-2
हरियाणा में सरसों को जिंक कितना डालते हैं | mustard-nutrients-2 | mustard-diseases-2 general-zinc-2
सरसों में खरपतवार बहुत है कौन सी दवा बोते ही छिड़कें | mustard-weeds-1
सरसों की जड़ से बिना पत्ते के पीले डंठल निकल रहे और सरसों मुरझा रही, अलवर | mustard-weeds-2
राई में मोयला लग गया, कितना हो तो दवा डालें, मधुमक्खी के डिब्बे भी रखे हैं | mustard-pests-1 | honeybee-pesticide-1
काली इल्ली सरसों के छोटे पत्तों में छेद कर रही, हाथ लगाते ही गिर जाती | mustard-pests-2
सरसों उगते ही सफेद होकर सूख रही, काले नारंगी कीड़े | mustard-pests-3
सरसों के पत्ते के नीचे सफेद छाले | mustard-diseases-1
तना सड़ कर टूट रहा है सरसों का, खाद में क्या मिलाके डालूं अगली बार | mustard-diseases-3
फागुन में सरसों पर आटे जैसी सफेदी | mustard-diseases-4
सरसों काटने में देर हो गई फली चटक रही, कितनी पकने पर काटना था और कितनी सूखी रखें | mustard-harvest-1
पीली सरसों एकड़ में कितने कुंतल | mustard-yield-1
सरसों में मधुमक्खी के कितने डिब्बे रखूं शहद के लिए |
भंटा का बीज कितना लगता है एक एकड़ की पौध के लिए | brinjal-seed-1
हाइब्रिड बैंगन में देसी से कितनी ज्यादा खाद | brinjal-nutrients-1
बैंगन में गर्मी में कितने दिन पर पानी लगाएं, ठंड में पाले का भी डर है | brinjal-irrigation-1 | general-frost-2
बैंगन कब बोएं और कौन सी किस्म | brinjal-varieties-1 brinjal-sowing-1
बैंगन में सुंडी, फल में छेद और टहनी का सिरा लटक जाता है, साथ में धनिया लगाने से कम होगा क्या | brinjal-pests-1 | brinjal-pests-2 brinjal-pests-3
एक ही दवा बार बार मारी बैंगन की इल्ली पर कोई असर नहीं, क्या करूं | brinjal-pests-2 | brinjal-pests-1 brinjal-pests-3
बैंगन पर तेज जहर वाली दवा मारी तो सफेद मक्खी और बढ़ गई | brinjal-pests-3 | brinjal-pests-6 general-trap-3
छोटे बैंगन के पौधे ऊपर से मुरझा रहे डंठल में कीड़ा है | brinjal-pests-4 | brinjal-pests-1 brinjal-pests-2
बांझ हो गया बैंगन, पत्ते छोटे छोटे, फल नहीं आता | brinjal-diseases-1
दिन में बैंगन मुरझा जाता है रात में खड़ा फिर मर गया | brinjal-diseases-2 | brinjal-varieties-1
बरखा में बैंगन सड़ रहा है | brinjal-diseases-3 | brinjal-diseases-4
बैंगन उखाड़ा तो जड़ में गांठें, गेंदा लगाने से ठीक होगा क्या | brinjal-diseases-5
बैंगन में फूल झड़ रहे फल नहीं बैठ रहा | brinjal-disorders-1 | brinjal-irrigation-1
पंजाब में बैंगन एकड़ से कितने कुंतल उतरेंगे | brinjal-yield-1
बंदर बैंगन तोड़ ले जाते हैं |
ग्वार जेठ में बो दूं तो क्या दिक्कत | guar-sowing-1
गर्मी वाली ग्वार उत्तर में किस महीने बोते हैं | guar-sowing-2
ग्वार का बीज बीघा एकड़ में कितना चारे के लिए | guar-seed-1
राजस्थान के लिए जल्दी पकने वाली ग्वार कौन सी | guar-varieties-1
ग्वार में खाद डालनी पड़ती है क्या कितनी | guar-nutrients-1
ग्वार सूख रही है बीस दिन से मेह नहीं, कितने पानी लगाएं | guar-irrigation-1 | general-drought-1
ग्वार में तेला, कितने पीले कार्ड लगाएं | guar-pests-1 | general-trap-3
ग्वार के पत्ते किनारे से वी जैसे सूख रहे तने पर काली लकीर | guar-diseases-1
ग्वार की फली पर काले धंसे घाव और पत्ते पर सफेद पाउडर | guar-diseases-4
ग्वार एकड़ में कितनी बैठती है | guar-yield-1
ज्वार के साथ ग्वार बोने का फायदा | guar-intercropping-1 | guar-diseases-3
ग्वार काटने वाली मशीन का भाड़ा कितना है |
मसूर देर से अगहन पूस तक बो सकते हैं क्या, लाइन कितनी दूर रखें | lentil-sowing-1 | lentil-seed-1
मसूर कब बोनी है और बीज कितना डालें तराई में | lentil-sowing-1 lentil-seed-1
मसूर का बीज कितना | lentil-seed-1 | lentil-sowing-2
पंजाब में मसर कब बीजें | lentil-sowing-2
मोटे दाने वाली मसूर का नाम | lentil-varieties-1 | lentil-sowing-2
मसूर को पानी कब दें, ज्यादा से पीली हो जाती है | lentil-irrigation-1
मसूर झुक के सूख गई टुकड़ों में, बीज में क्या मिलाऊं और कौन सी किस्म जिसमें न लगे | lentil-diseases-1 | lentil-varieties-1 lentil-diseases-4
मसूर बीस दिन की, खींचो तो काली जड़ टूट जाती | lentil-diseases-4
मसूर में चेपा लगा पहले कौन सी दवा | lentil-pests-1 | general-neem-1 general-trap-3
मसूर की फली में छेद करने वाली सुंडी का उपाय |
मंडुआ पहाड़ में कब बोते हैं | ragi-sowing-1
दक्षिण में जाड़े में सिंचाई वाली रागी कब लगती है | ragi-sowing-2
मंडुआ का बीज नाली एकड़ में कितना | ragi-seed-1
रागी की पौध कितने दिन में उखाड़ के लगाएं | ragi-nursery-1
कोदो के बगल में मंडुआ बोया है, उसको कितनी खाद दें | ragi-nutrients-1 | ragi-nutrients-2
रागी के बीज में जैविक टीका कितना लगाएं | ragi-organic-1 | general-biofert-1
उत्तराखंड के लिए मंडुआ की किस्म | ragi-varieties-1 | ragi-diseases-1
मंडुआ की बाली काली गर्दन से टूट रही दाना खाली, पत्ते पर आंख जैसे निशान | ragi-diseases-1
रागी में बीच की कोंपल सूख रही गुलाबी कीड़ा | ragi-pests-1
मंडुआ कूटने की मशीन कहां मिलेगी |
सांझ को शांत मौसम में छिड़काव करना ठीक है | general-spraywx-2 | general-spraywx-1
पाला किस रात पड़ता है कैसे पता चले | general-frost-1
पाले से सब्जी की नर्सरी कैसे बचाएं, धुआं किस तरफ करें | general-frost-2
काटी फसल पर ओले गिर गए पूले भीग गए अब क्या करें | general-hail-1 | general-hail-2 general-scheme-28 general-scheme-26
बीमा का नंबर क्या है, कटी फसल खेत में पड़ी थी पानी ने बर्बाद की | general-hail-2 | general-scheme-26 general-scheme-28 general-scheme-27
ओलों से बैंगन टमाटर फट गए पौधे खड़े हैं, कैसे संभालें | general-hail-3
खेत में पानी भर गया तीन दिन से, धान बचेगा कि कपास | general-flood-1
सूखा पड़ गया एक ही पानी दे सकता हूं, कब दूं | general-drought-1
मार्च में गर्मी बढ़ गई गेहूं का दाना पतला न रह जाए, पोटाश कितना छिड़कें | general-heat-1 | wheat-disorders-4 wheat-climate-1
धान की रोपाई को बीस दिन हुए पत्तियों पर जंग जैसे दाग, कल्ले नहीं फूट रहे | general-zinc-1 | rice-disorders-1 rice-disorders-5
धान की नर्सरी पीली सफेद, बगल की मूंगफली भी | general-iron-1 | groundnut-disorders-2 rice-disorders-4
पौधा छोटा, पत्ती के नीचे जामुनी रंग | general-defic-2 | maize-disorders-1
नीचे के पत्तों के किनारे जल रहे जैसे आग लगी, तना कमजोर | general-defic-3 | maize-disorders-1 rice-disorders-3
मिर्च के फल का निचला सिरा सड़ रहा है किस तत्व की कमी | general-defic-4
फूलगोभी का डंठल अंदर से खोखला | general-boron-1 | cauliflower-disorders-2
देसी गाय के गोबर और मूत से बीज पर लगाने वाला घोल, कितने लीटर पानी कितना चूना | general-beejamrut-1
दाल के बीज पर टीका कितना, कितने पानी में | general-biofert-1 | moong-seed-2
घर का बीज है अंकुरण जांचने का तरीका | general-seedtreat-1 | soybean-seed-2
काजू कितनी ऊंचाई और कितनी गर्मी तक होता है | cashew-climate-1
काजू की कलम कब लगाएं | cashew-sowing-1
काजू की किस्म और पेड़ से पेड़ की दूरी बताओ, कोंकण में नारियल के साथ वाली जमीन | cashew-varieties-1 cashew-sowing-1
काजू के पेड़ को हर साल कितना गोबर और नाइट्रोजन | cashew-nutrients-1
पुराने काजू बाग की छंटाई | cashew-pruning-1
एक काजू पेड़ से कितने किलो | cashew-yield-1
ढलान पर काजू की कतार कितनी दूर, बीच में मूंगफली ले सकते हैं | cashew-intercropping-1
जीरा कब बोएं गुजरात में | cumin-sowing-1
बादल छाए हैं जीरे में पानी लगाऊं क्या | cumin-irrigation-1 | cumin-diseases-1
जीरे में कालिया रोग | cumin-diseases-1
जीरे में मोयला और थ्रिप्स | cumin-pests-1 | general-trap-3 general-neem-1
जीरा बीघा एकड़ कितना होता है | cumin-yield-1
जीरा साफ करने वाली मशीन पर सरकारी छूट | general-scheme-55 | general-chc-2 general-scheme-57
खीरे का बीज एक एकड़ में | cucumber-seed-1
खीरे में बेल चलने पर कौन सी खाद | cucumber-nutrients-1
खीरे को पानी कितने दिन में | cucumber-irrigation-1
खीरे की पत्ती पर कोने वाले पीले धब्बे, ओस पड़ने पर सूखती | cucumber-diseases-1
खीरे में वायरस माहू से फैला | cucumber-diseases-2 | general-trap-3 general-neem-1
खीरे में लाल कीड़ा पत्ती खाता है राख डालूं क्या | cucumber-pests-1
खीरा कब लगाएं और कितने दिन में फल शुरू होगा | cucumber-harvest-1 cucumber-sowing-1
बटन वाला मशरूम किस महीने शुरू करें | mushroom-sowing-1
ढिंगरी के लिए पुआल कितने घंटे भिगोएं और उबालें | mushroom-seed-1
ढिंगरी की दूसरी तुड़ाई कैसे लें | mushroom-harvest-1
खुंबी कितनी निकलेगी एक क्विंटल भूसे से, गेहूं का भूसा घर का है | mushroom-yield-1
बटन की कंपोस्ट में भूसा चोकर जिप्सम कितना | mushroom-seed-2
मशरूम पर पानी वाले फफूंद के गोले | mushroom-diseases-1
खुंबी में मक्खी रोकने की जाली | mushroom-pests-1
दूधिया मशरूम कैसे उगाएं |
बरसीम कब बोएं | berseem-sowing-1
बरसीम का बीज एकड़ में कितना और बोने का महीना | berseem-seed-1 berseem-sowing-1
जून तक चारा देने वाली बरसीम | berseem-varieties-1
बरसीम में यूरिया डालते रहें क्या | berseem-nutrients-1
बरसीम का तना गल रहा ठंड में सफेद रुई | berseem-diseases-1
बरसीम के पत्ते इल्ली खा रही है |
स्ट्रॉबेरी के पत्ते पीले, जमीन क्षारीय है | strawberry-soil-1 | general-iron-1
स्ट्रॉबेरी का पौधा कितना गहरा लगाएं, बीच का हिस्सा सड़ जाता है | strawberry-sowing-1
स्ट्रॉबेरी की किस्म कौन सी लें | strawberry-varieties-1
स्ट्रॉबेरी के फल पर राख जैसी फफूंद | strawberry-diseases-1
चिड़िया स्ट्रॉबेरी खा जाती है |
याक को कौन कौन सी बीमारी लगती है | yak-rearing-1
याक के बछड़े बर्फ में कैसे बचाएं | yak-rearing-2
याक की ऊन कहां बेचें |
हम पंजाब के हैं, धान के साथ थोड़ा कमाद भी है, मोढ़ी को कितनी यूरिया दें और कितने साल मोढ़ी रखना ठीक रहता है | sugarcane-nutrients-1 sugarcane-sowing-6
मिल की पर्ची आने वाली है, ईख को आखिरी पानी कब दूं और काटने लायक हुई कि नहीं ये कैसे जांचूं | sugarcane-harvest-1 sugarcane-irrigation-2
ईख में चोटी का कीड़ा | sugarcane-pests-1 | sugarcane-pests-2
बाजरा तो कट गया, अब मूंगफली की बारी है, पकी या नहीं कैसे देखूं और घर में रखने से पहले कितना सुखाऊं कि फफूंद न लगे | groundnut-harvest-1 groundnut-storage-1 | general-store-1
मूंगफली की निंदाई कब | groundnut-weeds-1 | general-weeds-1
मूंगफली सूख रही, पानी कब | groundnut-irrigation-1 | groundnut-irrigation-3 groundnut-irrigation-2
गेहूं में तो सब पता है पर सरसों पहली बार है, तेल बढ़ाने को क्या डालें और हल्की जमीन में कुल कितने पानी किस दिन | mustard-nutrients-3 mustard-irrigation-1
पीली सरसों और लाही दोनों बोई हैं, कितनी फली सुनहरी होने पर काटें और एकड़ में क्या आस रखें | mustard-harvest-1 mustard-yield-1
सरसों में माहो | mustard-pests-1 | mustard-sowing-1
भिंडी अच्छी चल रही है पर बैंगन की फुनगी लटक रही और फल काने हैं, क्या करूं, और गर्मी में पानी कितने कितने दिन पर दूं | brinjal-pests-1 brinjal-irrigation-1 | brinjal-pests-2
बैंगन पर हड्डा कीड़ा | brinjal-pests-5
ग्वार कितनी निकलनी चाहिए एकड़ में, और भाव न मिले तो कोठे में कितने साल रख सकता हूं, बाजरा तो बेच दिया | guar-yield-1 guar-storage-1
ग्वार की गुड़ाई कब | guar-weeds-1 | general-weeds-1
ग्वार छींटें या ड्रिल | guar-seed-2 | guar-seed-1
मटर के बगल में मसूर डाली है, इसको बोते समय कितनी खाद देनी थी और अच्छी फसल हो तो एकड़ में कितने कुंतल मिलेगी | lentil-nutrients-1 lentil-yield-1
मसूर कब काटनी चाहिए और अगले साल खड़े धान में छींटनी हो तो कितने दिन पहले | lentil-harvest-1 lentil-sowing-3
मंडुआ के साथ झंगोरा भी है, मंडुआ की उंगलियां भूरी होकर दाना खाली रह रहा, इलाज बताओ और बची फसल कब और कैसे काटूं | ragi-diseases-1 ragi-harvest-1
बिहार में मड़ुआ कब | ragi-sowing-1
आम ठीक है पर काजू की नई कोंपल काली हो रही और जड़ के पास बुरादा भी निकल रहा, दोनों के लिए क्या करें | cashew-pests-1 cashew-pests-2
चने की जगह इस बार जीरा डाल रहा हूं, बीज कितना और कैसे भिगोना है, खाद गोबर की और यूरिया कितनी लगेगी | cumin-seed-1 cumin-nutrients-1
लौकी तो मीठी है पर खीरा कड़वा आ रहा, क्यों, और फल के समय कितने कितने दिन पर पानी दूं | cucumber-disorders-1 cucumber-irrigation-1
खीरे के पत्ते पीले चकत्ते | cucumber-diseases-1 | cucumber-diseases-2
बटन वाली खुंबी में ऊपर की मिट्टी कितनी मोटी डालें और डंडी लंबी टोपी छोटी क्यों हो रही | mushroom-sowing-2 mushroom-disorders-1
ढिंगरी कितनी निकलेगी | mushroom-yield-1
भैंस के लिए बरसीम की पहली कटाई कितने दिन में करें और अकेली खिलाने पर पेट न फूले इसके लिए क्या मिलाएं | berseem-harvest-1 berseem-feeding-1 | cattle-bloat-1
बरसीम का पानी | berseem-irrigation-1
स्ट्रॉबेरी लगानी है जहां पहले फूलगोभी थी, पन्नी बिछाने से क्या बचत होगी और गोबर की खाद कितनी डालूं | strawberry-weeds-1 strawberry-nutrients-1
फसल बीमा की शिकायत | general-scheme-33 | general-scheme-27
तेज हवा में छिड़काव | general-spraywx-1 | general-spraywx-2 general-safety-3
पहाड़ पर 1200 मीटर ऊंचाई पर आम का बगीचा चलेगा क्या | mango-climate-1
आम लायक जमीन कैसी | mango-soil-1
लखनऊ के पास बाग लगाना है कौन से आम के पौधे लूं | mango-varieties-1
आम की कलम किस महीने लगाएं और गड्ढा कितना बड़ा खोदें | mango-nursery-1
बीजू आम पर पैबंद कैसे | mango-nursery-3
केरल में हमारे आम का पौधा पहले साल का है उसे कितनी खाद दें | mango-nutrients-1
बड़े फलदार आम में गोबर और रासायनिक खाद कितनी और कहां डालें | mango-nutrients-2 | mango-nutrients-1
आम में बौर से पहले पानी दें या बंद रखें | mango-irrigation-1
नए लगाए आम के पौधे जेठ की लू में हफ्ते में कितनी बार सींचें | mango-irrigation-1
आम तोड़ने के बाद कौन सी डालियां काटें | mango-pruning-1
दादाजी के जमाने का आम का बाग अब फल नहीं देता, काट कर नया कैसे करें | mango-pruning-2
आम एक साल फले दूसरे नहीं | mango-disorders-1 | mango-varieties-1
टिकोरे बहुत झड़ रहे | mango-disorders-2 | mango-diseases-1
आम का बोर गोभी जैसा गुच्छा | mango-disorders-3
ऊसर जमीन में आम की पत्तियां छोटी रह गई और गुच्छे में, पीली भी हैं | mango-disorders-4
आम के पत्ते किनारे से जले | mango-disorders-5
भट्ठे के पास वाले बाग में कच्चे फल का निचला सिरा काला पड़ जाता है | mango-disorders-6
आम का बौर हिलाओ तो छोटे कीड़े कूदते हैं, नीचे अमरूद के पत्ते भी काले चिपचिपे हो गए | mango-pests-1
भुनगा की दवा कब छिड़कें, पूरा बौर खिलने पर डाल सकते हैं क्या | mango-pests-1
तने पर पन्नी बांधकर ग्रीस कब लगाते हैं, दहिया कीट चढ़ता है | mango-pests-2
पका आम, अंदर कीड़ा | mango-pests-3
आम के तने में छेद और बुरादा, डाल सूखती जा रही है | mango-pests-4
आम के बौर पर सफेद पाउडर जैसा जम गया और दाने गिर रहे | mango-diseases-1
आम पर काले धंसे दाग पड़ जाते हैं मंडी में रेट नहीं मिलता | mango-diseases-2 | mango-harvest-1
आम की फुनगी सूखती आ रही | mango-diseases-3
आम पर थैली कब चढ़ाएं | mango-harvest-1 | mango-diseases-2
आम तोड़ने लायक कब | mango-harvest-2
कच्चे आम ठंडे गोदाम में कितने डिग्री पर रखें | mango-storage-1
नए आम के बाग में बीच की खाली जगह में क्या बोएं | mango-intercropping-1
आम एकड़ में कितने टन | mango-yield-1
आम का बाग ठेके पर देने का क्या रेट चल रहा है |
नलकूप है मेरे पास, धान की नर्सरी डाल दी, मक्का बारिश से कितने दिन पहले डालूं | maize-sowing-2
मकई का बीज एकड़ में | maize-seed-1 | maize-seed-2
स्वीट कॉर्न बीज कितने किलो | maize-seed-2
मकका दोमट में बोएं या बलुई में | maize-soil-1
गर्मी में मक्के में दाना नहीं | maize-climate-1 | maize-disorders-3 maize-irrigation-1
मक्का में गोबर की खाद कितनी और कब डालें | maize-nutrients-1 | fodder-maize-nutrients-1 general-compost-3
मक्का में खाद कितनी दें और पानी किस समय जरूरी है | maize-nutrients-1 maize-irrigation-1 | maize-nutrients-2 maize-irrigation-2
तमिलनाडु में मक्का की नाइट्रोजन कितनी बार में बांटें | maize-nutrients-2
जल्दी पकने वाली मक्का में यूरिया कितनी दें और पूरी अवधि वाली में कितनी | maize-nutrients-3 | maize-nutrients-2 maize-nutrients-1
मक्के में बाल निकल रहे हैं नहर बंद है नुकसान होगा क्या | maize-irrigation-1 | maize-disorders-3
मकका में पानी भर गया है कितने दिन सह लेगी, धान वाला खेत बगल में है | maize-irrigation-2 | general-flood-1
मक्का के साथ अरहर कितनी लाइन में बोएं | maize-intercropping-1
मक्का की नीचे की पत्ती नोक से बीच में पीली होकर सूख रही | maize-disorders-1 | general-defic-2
मक्का की गोभ सफेद | maize-disorders-2
भुट्टे आधे खाली क्यों | maize-disorders-3 | maize-irrigation-1 maize-disorders-1 maize-climate-1
मक्का की पोंगली में सुंडी, सिर पर उल्टा वाई बना है ये कौन सी है | maize-pests-1 | fodder-maize-pests-1 maize-pests-2 maize-pests-4
फौजी कीड़े को कैसे पहचानें और कौन सी दवा पोंगली में डालें | maize-pests-1 maize-pests-4 | fodder-maize-pests-1 maize-pests-2
मक्के की गोभ में रेत चूना डालने से सुंडी मरती है क्या | maize-pests-2 | fodder-maize-pests-1
मक्का की इल्ली को इमामेक्टिन | maize-pests-4
मक्का का बीच का पत्ता सूख गया खींचने पर निकल आता है | maize-pests-5 | fodder-maize-pests-1
मक्का की पत्तियों पर लंबे भूरे धब्बे नीचे से ऊपर बढ़ रहे, ठंड और ओस है | maize-diseases-1
मक्के के ऊपर झंडे की जगह पत्तियां निकल आईं और पौधा झाड़ू जैसा, ज्वार में नहीं है | maize-diseases-2
मक्का का तना निचे से गल गया और सड़ी बदबू आ रही | maize-diseases-3
फूल के बाद मक्का जल्दी सूख गया, तना फाड़ा तो रेशे और काले दाने | maize-diseases-4
मक्का पकी कैसे जानें | maize-harvest-1
मक्का कब तोड़ें और बीघे एकड़ में कितना निकलेगा | maize-harvest-1 maize-yield-1
मक्का में हरी पीली फफूंद लगी है मुर्गी को खिला दें क्या | maize-storage-1 | poultry-duck-2
बिना सिंचाई मक्का कितना क्विंटल देगी | maize-yield-1
मक्का का सरकारी समर्थन मूल्य इस बार कितना है | general-market-3
जुलाई निकल रही है सोयाबीन अब बोएं तो कौन सी जल्दी वाली | soybean-sowing-2 | soybean-varieties-1
पहाड़ में सोयाबीन कब बोते हैं | soybean-sowing-3
सोयाबीन का बीज एक एकड़ में कितना और लाइन की दूरी | soybean-seed-1 | soybean-seed-2
घर पर सोयाबीन का जमाव कैसे जांचें, बोरे में गीला करके रखा है | soybean-seed-2 | general-seedtreat-1
ज्यादा बारिश में सोयाबीन बचाने को चौड़े पट्टे पर बोएं क्या | soybean-machinery-1
सोयाबीन की 90 दिन वाली किस्म बताओ मालवा के लिए | soybean-varieties-1
सोयाबीन की कौन सी वैरायटी लें और बीज दर क्या रखें | soybean-varieties-1 soybean-seed-1 | soybean-seed-2 soybean-sowing-2
सोयाबीन में डीएपी पोटाश कितना डालें | soybean-nutrients-1 | general-fert-3
कच्चा गोबर डालने से सोयाबीन में लट लग गई अब कितनी सड़ी खाद दूं | soybean-nutrients-2 | general-compost-3
सोया जड़ में गांठ नहीं | soybean-nutrients-3
इस खेत में हमेशा धान होता था पहली बार सोयाबीन बो रहा हूं, कल्चर लगाना जरूरी है क्या | soybean-seed-3 | soybean-nutrients-3
सोयाबीन बीज का उपचार किससे करें और एकड़ में कितना बीज | soybean-seed-3 soybean-seed-1 | soybean-seed-2 general-biofert-3 general-biofert-1
सोयाबीन में फली, बारिश गायब | soybean-irrigation-1
सोयाबीन में चारा बहुत | soybean-weeds-1
सोयाबिन की पत्ती पीली चितकबरी हो रही, मूंग में भी यही आया था | soybean-diseases-1
सोयाबीन के तने पर चक्कर कट रहा है और पौधा टूट जाता है | soybean-pests-1
सोयबीन झुककर पीला पड़ रहा, तना चीरा तो अंदर लाल सुरंग | soybean-pests-2
सोयाबीन के पत्ते छलनी कर दिए इल्लियों ने | soybean-pests-3 | soybean-pests-4
लगातार झड़ी में सोयाबिन जगह जगह झुलस गया, डाल पर सफेद रुई | soybean-diseases-2
सोयाबीन की फली पर भूरे दाग और दाना सिकुड़ा निकला | soybean-diseases-3
सोयाबीन के खेत में गहरी जुताई हर साल करें क्या | soybean-soil-1
सोयाबीन कब काटें, चना बोने की जल्दी है | soybean-harvest-1
पिछले साल का सोयाबीन बीज आधा ही उगा, इस बार बोरी कहां और कैसे रखूं कि जमाव अच्छा रहे | soybean-storage-1
सोयाबीन कितना क्विंटल देगी | soybean-yield-1
सोयाबीन की फसल का बीमा कैसे क्लेम करें |
महाराष्ट्र में बटाटा किस महीने लगाएं | potato-sowing-1
आलू कब लगाएं और एकड़ में कितने क्विंटल बीज | potato-sowing-1 potato-seed-1
शीतगृह का आलू तुरंत लगा दें | potato-seed-2
घर का बीज आलू तैयार करने के लिए बेल कब काटें | potato-seed-3
आलू के लिए कितनी ठंड और कैसी मिट्टी चाहिए | potato-climate-1
आलु में युरिया कितनी बार | potato-nutrients-2 | potato-nutrients-1 general-fert-5
आलू में फव्वारा लगाएं तो कितने दिन पर चलाएं | potato-irrigation-1 | general-sprinkler-1
आलु पर मिटटी कब चढ़ाएं | potato-soil-1
हरा आलू बेच दें क्या | potato-disorders-1 | potato-harvest-1
आलू की मेड़ पर घास उग आई है निकालें या छोड़ दें | potato-weeds-1 | general-weeds-1
मुझे आलू के बाद गेहूं बोना है तो पंजाब में सबसे जल्दी निकलने वाला आलू कौन सा लूं | potato-varieties-1
लाल आलू की किस्म और झुलसा सहने वाली किस्म बताइए | potato-varieties-2
दो दिन बादल रहे और पूरा आलू का खेत काला पड़ गया | potato-diseases-1 | potato-diseases-2
कोहरे में आलू के खेत की क्या देखभाल करें झुलसा न आए | potato-diseases-2 | potato-diseases-1
आलू की नीचे वाली पत्ती पर गोल छल्ले वाले सूखे दाग | potato-diseases-3
आलू सड़े, बदबू पानी | potato-diseases-4
आलू धोने पर भी छिलके के काले काले दाग नहीं जाते, मंडी वाला लौटा देता है क्या करूं | potato-diseases-5
रात में आलू कोई काट जाता | potato-pests-2
पाले से आलू काला | potato-disorders-2 | general-frost-1
आलू खुदाई से पहले क्या करें और खाने वाला कितने डिग्री पर रखें | potato-harvest-1 potato-storage-1
बीज वाला आलू और चिप्स वाला आलू कितने तापमान पर रखें | potato-storage-1
आलू बोने की मशीन पर कितनी सब्सिडी मिलती है | general-scheme-55 | general-chc-2 general-scheme-57
राजमा मैदान में कब बोएं | rajma-sowing-1 | rajma-climate-1
मटर तो 35 किलो डाला था, राजमा का मोटा दाना है तो कितने किलो डालना पड़ेगा और लाइन कितनी दूर | rajma-seed-1
उदय राजमा कितने दिन का | rajma-varieties-1
राजमा नीचे से पीला पड़ रहा | rajma-disorders-1 | rajma-nutrients-1 general-defic-2 general-defic-1
राजमा में सिंचाई कितने दिन पर और खुरपी कब चलाएं | rajma-irrigation-1 rajma-weeds-1 | general-weeds-1
राजमा के फूल गिर रहे, तेज धूप है | rajma-climate-1 | rajma-irrigation-1
राजमा में गुड़ाई कब | rajma-weeds-1 | general-weeds-1
राजमा का तना जमिन के पास से गल रहा | rajma-diseases-1
राजमा के पत्ते सिकुड़े चितकबरे और पौधे बौने | rajma-diseases-3 | rajma-pests-2
राजमा की पत्ती झड़ गई काट लें क्या और कितना निकलेगा | rajma-harvest-1 rajma-yield-1
राजमा के छोटे पौधे का तना फूलकर टूट रहा, अंदर कीड़ा है | rajma-pests-1
राजमा को खरगोश खा जाते हैं |
गर्मी की बरबटी कब बोएं | cowpea-sowing-1
झाड़ी वाली लोबिया का बीज कितना | cowpea-seed-1
लोबिया की कौन सी वैरायटी अच्छी है और उसमें गोबर डीएपी पोटाश कितना डालना पड़ता है एक एकड़ में | cowpea-varieties-1 cowpea-nutrients-1
चवली में पानी कितने दिन पर | cowpea-irrigation-1
लोबिया के फूल झड़ते हैं डीएपी घोलकर छिड़कें क्या | cowpea-disorders-1
लोबिया की ऊपर की पत्तियों पर पीले हरे चकत्ते हैं, खेत के किनारे जंगली खीरे की बेल भी है, क्या करें | cowpea-diseases-1
तेज बारिश के बाद लोबिया के पत्तों पर गीले दाग फिर भूरे होकर मिल गए | cowpea-diseases-3
बरबटी की कोंपल पर काले माहू भर गए हैं और दो दिन बाद तुड़ाई करनी है, कब छिड़कें कब तोड़ें | cowpea-pests-1
बेल वाली लोबिया कितनी फली देती | cowpea-yield-1
दाने वाली लोबिया कब तोड़ें और घर में कैसे रखें कि घुन न लगे | cowpea-harvest-1 cowpea-storage-1 | general-store-5 general-store-3 general-hermetic-1 general-store-4
पपीता का बीज थैली में कैसे बोएं | papaya-seed-1
पपीते के कितने पौधे एक एकड़ में | papaya-sowing-1
पपीते की कौन सी किस्म में नर पौधे नहीं निकलते | papaya-varieties-1
पपीते में लंबी लटकती फूल की लड़ी वाले पौधे सब निकाल दूं या दो चार छोड़ने पड़ेंगे, बाकी में फूल तने से चिपके हैं | papaya-sowing-2
पपीता किस महीने लगाएं और हर पौधे को साल भर में कितनी खाद दें | papaya-nutrients-1 papaya-sowing-1
पपीते पर हरे छल्ले, पत्ता डोरी जैसा | papaya-diseases-1
पपिते का तना निचे से सड़कर गिर गया | papaya-diseases-3
पपीते के फल पर सफेद रुई जैसे कीड़े और चींटियां घूम रही हैं, दवा कई बार मार दी पर जाते नहीं, मित्र कीट कहां मिलेगा | papaya-pests-1
पपीता टेढ़ा मेढ़ा गांठ वाला | papaya-disorders-1
पपीते पर लाल मकड़ी के लिए क्या डालें |
धनिया उगने में कितने दिन, कब बोएं | coriander-sowing-1
धनिए का बीज रगड़कर बोएं या साबुत, एकड़ में कितना | coriander-seed-1
धनिया में पानी कब दें | coriander-irrigation-1
धनिया के लिए कैसा मौसम अच्छा | coriander-climate-1
धनीया पर सफेद पाउडर | coriander-diseases-1
धनिया मुरझाकर सूख रहा, जीरे में भी यही हुआ | coriander-diseases-2 | cumin-diseases-2
धनिया के डंठल और दाने फूलकर लौंग जैसे हो गए, बगल के सरसों में कुछ नहीं, अगली बार कौन सी किस्म लूं | coriander-diseases-3
धनिया दाना एकड़ में कितना | coriander-yield-1 | coriander-seed-1
सुपारी का बीज और पौधा कैसे छांटें | arecanut-nursery-1
असम में सुपारी की कौन सी किस्म लगाएं और पेड़ कितनी दूरी पर | arecanut-varieties-1 arecanut-sowing-1
सुपारी में ड्रिप से रोज कितना पानी | arecanut-irrigation-1
सुपारी के पत्ते पीले, गिरी काली नरम | arecanut-diseases-2
सुपाड़ी की जड़ें लट खा गई | arecanut-pests-1
सुपारी का भाव क्या है आज | general-market-22
गोल मिर्च कैसी जलवायु में होती है | blackpepper-climate-1
काली मिरच की बेल को खाद कितनी | blackpepper-nutrients-1
काली मिर्च धीरे धीरे पीली होकर मर रही | blackpepper-diseases-2
काली मिर्च की नई कोंपल सूख रही छेद वाले कीड़े से | blackpepper-pests-2
काली मिर्च कितने साल में फलेगी, कब तोड़ें | blackpepper-harvest-1
कद्दु कब लगाएं | pumpkin-sowing-1
कोहड़े के थाले में कितनी खाद | pumpkin-nutrients-1
कद्दू में निराई कितनी बार | pumpkin-weeds-1 | general-weeds-1
कद्दू में फूल ही फूल, फल नहीं | pumpkin-disorders-1
कद्दू के फल में सूंडी, मक्खी डंक मारती | pumpkin-pests-1 | pumpkin-varieties-1
काशीफल कब तोड़ें कि ज्यादा दिन टिके और घर में कैसे रखें | pumpkin-harvest-1 pumpkin-storage-1
कद्दू के बीज निकालकर बेचने का बाजार कहां |
तंबाकू की पौध के लिए क्यारी कैसी बनाएं, बीज बहुत बारीक है | tobacco-nursery-1 | tobacco-diseases-1 tobacco-nursery-2
तम्बाखू में पानी कब जरूरी | tobacco-irrigation-1
तंबाकू की जड़ पर बिना पत्ते वाला बैंगनी फूल उगा है | tobacco-weeds-1
तंबाकू के पत्ते रात में कौन खाता है | tobacco-pests-1
सुरती लगाने के लिए कहीं से इजाजत लेनी पड़ती है क्या, और इसकी जगह कौन सी फसल लें | tobacco-market-1
तंबाकू की फुनगी तोड़ना कब करें |
पत्तागोभी की नर्सरी कब डालें | cabbage-sowing-1
बंदगोभी में खाद कितनी | cabbage-nutrients-1
करमकल्ला में पानी कितने दिन पर और कब काटें | cabbage-irrigation-1 cabbage-harvest-1
पत्तागोभी में छोटी हरी सुंडी छेद कर रही, टमाटर साथ लगाएं क्या | cabbage-pests-2 | cabbage-pests-1
पत्ता गोबी की जड़ मोटी गांठ जैसी | cabbage-diseases-1
पत्तागोभी का भाव गिर गया, सरकार मदद करेगी क्या |
सरसों और मूंगफली कितनी नमी पर भरें | general-store-1 | mustard-harvest-1 groundnut-storage-1
दाना दांत से दबाने पर मुड़ जाता है, क्या अभी और सुखाना पड़ेगा, कीड़ा लगेगा क्या | general-store-3 | wheat-storage-1
अनाज में सल्फास की गोली घर पर रखें क्या | general-store-4
बिना जहर घुन मारने का थैला | general-hermetic-1 | general-hermetic-2 moong-storage-1
दो पन्नी वाली पिक्स बोरी में मक्का दाल कितने महीने टिकेगी | general-hermetic-2
दक्कनी भेड़ कैसी होती है | sheep-breeds-2
भेड़ की ऊन कब कतरें | sheep-shearing-1
गाभिन भेड़ को कीड़े की दवा कब दें | sheep-deworm-2 | sheep-worms-1
भेड़ चराने को कौन सी घास बोएं | sheep-feeding-1
भेड़ का खुर सड़ रहा है |
टपक सिंचाई से कितना पानी बचेगा और जाली कितने दिन में साफ करनी पड़ती है | general-drip-1 general-drip-2
फव्वारा किस समय चलाएं, पानी खारा है | general-sprinkler-1
खेत में तालाब कितना बड़ा खोदें | general-rainwater-1
गेहूं के बाद कौन सी फसल लें कि जमीन ताकतवर रहे | general-rotation-1 | general-carbon-1
आम के फलदार पेड़ों में फल बढ़ते समय पानी कितने दिन पर दें और तोड़ने का समय कैसे पहचानें, नींबू का तो हमें पता है | mango-irrigation-1 mango-harvest-2
मक्का में पोंगली के अंदर सुंडी भी है और घास भी बहुत हो गई, सुंडी की दवा और निराई का समय दोनों बताओ, धान में काम चल रहा है | maize-pests-4 maize-weeds-1 | maize-pests-2 maize-intercropping-1 maize-pests-1
मक्का छीलने वाली मशीन किराए पर कहां मिलेगी | general-chc-1
सोयाबीन में कुछ पौधों के तने पर दो गोल छल्ले कटे हैं और कुछ चीरने पर अंदर से लाल निकलते हैं, दोनों में क्या करना चाहिए | soybean-pests-1 soybean-pests-2
गेहूं बोने के लिए आलू जल्दी निकालना है, खोदने से पहले बेल कब काटूं और घर में बीज वाला आलू कितनी ठंड में रखवाऊं | potato-storage-1 potato-harvest-1 | potato-seed-3
आलू पाउडर बनाने वाली कंपनी सीधे किसान से कहां खरीदती है |
पपीते के फलों पर सफेद रुई वाले कीड़े हैं और कुछ फल टेढ़े गांठ वाले भी हो रहे जिनसे दूध रिसता है, दोनों का अलग उपाय बताइए | papaya-pests-1 papaya-disorders-1
तीन साल से एक ही खेत में गेहूं और फिर मक्का ले रहा हूं, रोग और घास बढ़ती जा रही है, बीच में क्या बोऊं कि जमीन सुधरे | general-rotation-1 | maize-intercropping-1 wheat-weeds-3
पत्तागोभी रोपने के समय और एक महीने बाद कितनी खाद दूं, पानी कितने दिन पर लगाऊं, फूलगोभी का हिसाब मुझे मालूम है | cabbage-nutrients-1 cabbage-irrigation-1
साल भर में मोदी जी वाला कितना पैसा आता है | general-scheme-1
22वीं किश्त कब डाली गई थी और आगे वाली का पता कहां चलेगा | general-scheme-3 | general-scheme-2
12 एकड़ वाला फार्म भरे क्या | general-scheme-4
मेरी पत्नी सरकारी स्कूल में टीचर है उसका टैक्स कटता है पर पूरी जमीन मेरे नाम है तो क्या मेरी 2000 वाली किस्त भी बंद हो जाएगी सर बताइए | general-scheme-6 | general-scheme-5
दूसरे का खेत अधिया पर जोतते हैं हमको सम्मान निधि मिलेगी क्या | general-scheme-7 | general-scheme-92
अम्मा की उंगली घिस गई मशीन नहीं पकड़ती केवाईसी कैसे हो | general-scheme-9 | general-scheme-8
सबके खाते में आया मेरे में नहीं आया क्या देखूं | general-scheme-10
पोर्टल पर जमीन में No | general-scheme-12
आधार में रामलाल और बैंक में राम लाल यादव लिखा है किस्त अटक गई | general-scheme-13 | general-scheme-10 general-scheme-11
किस्त का हाल फोन से जानने का नंबर | general-scheme-15 | general-scheme-16
सम्मान निधि की शिकायत किस नंबर पर करें मुफ्त वाला बताओ | general-scheme-16 | general-scheme-15
गलत जानकारी देकर किस्त ले ली अब क्या होगा सर | general-scheme-18
पिताजी दो साल पहले गुजर गए और खेत अभी भी कागज में उन्हीं के नाम चल रहा है तो मैं अपने नाम से किस्त का फार्म कैसे भरूं पहले क्या करूं | general-scheme-19
फार्मर आईडी बनवाने कौन कौन से कागज ले जाएं | general-scheme-21
तीन भाइयों की शामिल जमीन है रजिस्ट्री में सबका नाम कैसे चढ़ेगा | general-scheme-22 | general-scheme-21
रबी बीमा आखरी तारीख | general-scheme-24
बैंक ने बिना पूछे बीमा का पैसा काट लिया अगली बार न कटे इसके लिए क्या करें | general-scheme-25
फसल बिमा वाले नंबर पर फोन करने से पहले क्या क्या हाथ में रखें | general-scheme-27
सरसों काटकर खेत में ही छोटी ढेरी बनाकर सुखाने रखी थी परसों रात बेमौसम पानी गिर गया अब दाने काले पड़ रहे हैं बीमा वाले कुछ देंगे या खड़ी फसल का ही देते हैं | general-scheme-28 | general-scheme-26
मेरी पूरी सोयाबीन गई फिर भी क्लेम नहीं बोले पंचायत की औसत ठीक है ये कैसा हिसाब है | general-scheme-30
बारिश ही नहीं हुई पूरे इलाके में बोवनी नहीं हो पाई बीमा से कुछ मिलेगा | general-scheme-31
क्लेम लेट हुआ ब्याज मिलेगा | general-scheme-33
मौसम वाले बीमा में नुकसान की खबर देनी पड़ती है क्या | general-scheme-34
चार एकड़ पर केसीसी कितने की बनेगी बैंक कैसे जोड़ता है | general-scheme-36
केसीसी ब्याज समय पर भरने पर | general-scheme-37 | general-scheme-38 general-scheme-45
दस बकरी और सौ मुर्गी पाल रखी हैं बैंक से किसान कार्ड पर पैसा लेना चाहता हूं उसपर भी सस्ता ब्याज लगेगा क्या कितने तक और साथ में कौन से कागज ले जाऊं | general-scheme-39 general-scheme-42 | general-scheme-37
डेढ़ लाख के लोन पर मैनेजर खेत गिरवी रखने को कह रहा सही है क्या | general-scheme-40
किसान क्रेडिट कार्ड बनवाने के कागज | general-scheme-42
छोटे किसान का छोटा कार्ड | general-scheme-43
बिना ब्याज का केंद्र वाला लोन मैसेज आया है सच है या झूठ | general-scheme-45 | general-scheme-75
सोना गिरवी रखकर खेती का कर्ज लिया क्या उसमें भी ब्याज की छूट मिलेगी | general-scheme-46
मिट्टी जांच के कागज में क्या क्या लिखा रहता है | general-scheme-48 | general-soiltest-7
ड्रिप पर सरकारी छूट कितनी | general-scheme-49 | general-scheme-50
जैविक समूह में जुड़ने पर हेक्टेयर का कितना पैसा खाते में आएगा | general-scheme-51 | general-scheme-52
गाय वाली खेती करने पर एकड़ पर साल का कितना मिलता है | general-scheme-52 | general-scheme-51
पीजीएस प्रमाण पत्र से विदेश माल भेज सकते हैं क्या | general-scheme-54
महिला के नाम ट्रैक्टर के पीछे वाली मशीन लें तो कितनी छूट | general-scheme-55 | general-chc-2
पड़ोसी बोला पहले थ्रेशर खरीद लो बाद में सरकार से पैसा आ जाएगा पर दुकान वाला कह रहा है मंजूरी का पत्र लाओ तब छूट मिलेगी इनमें से कौन सही बोल रहा है | general-scheme-57
ड्रोन दीदी में कितना मिला | general-scheme-58
सोलर पम्प वाली साइट ने पांच हजार जमा करने को बोला असली है कि नकली | general-scheme-60 | general-scheme-89
कुसुम चालू है कि बंद | general-scheme-61 | general-scheme-59
गोदाम वाले लोन में अपना पैसा कितना लगाना पड़ेगा | general-scheme-63
हम लोग कंपनी बना चुके हैं आफिस खर्च के लिए सरकार से क्या मिलेगा | general-scheme-64 | general-fpo-2
साठ बाद वाली पेंशन में महीने का कितना और फार्म कहां भरें | general-scheme-66 general-scheme-67
मानधन पेंशन का फार्म कहां भरें मेरा पीएफ कटता है चलेगा क्या | general-scheme-67 | general-scheme-66
सौ बकरी का बाड़ा खोलना है सरकार से कितनी मदद | general-scheme-69
भैंस का बीमा कराने में अपनी जेब से कितना लगेगा और कान में बिल्ला लगेगा क्या | general-scheme-70
गाय को बाछी ही हो ऐसा सीमन कहां मिलता है | general-scheme-72
डेयरी लोन ब्याज छूट | general-scheme-73 | general-scheme-39
मोदी सरकार कर्जा माफ करेगी क्या किस्त भरना बंद कर दें | general-scheme-75 | general-scheme-76
महाराष्ट्र में इस बार कर्जमाफी किसकी होगी पचास हजार किसको | general-scheme-76
खाद की सब्सिडी मेरे खाते में क्यों नहीं आती अंगूठा तो हर बार लगाते हैं | general-scheme-78
समिति में खाद नहीं थी तो बाजार गए वहां दुकानदार बोरी पर छपे दाम से साठ रुपये ज्यादा ले रहा और साथ में जबरन जिंक भी थमा रहा है किससे शिकायत करें | general-scheme-79
दलहन तिलहन का मुफ्त बीज पैकेट कब और कहां से लें | general-scheme-81 | general-market-12
बिहार धान बीज छूट | general-scheme-82
बाढ़ में सारा खेत डूबा सरकार हेक्टेयर पर कितना देगी सिंचित का | general-scheme-84 | general-scheme-83
फर्द खतौनी में फर्क | general-scheme-85
मोबाइल पर सातबारा | general-scheme-87
तेलंगाना और उड़ीसा की जमीन का रिकार्ड किस साइट पर | general-scheme-88
खेती की सलाह के लिए मुफ्त वाला फोन नंबर दो | general-scheme-90 | general-scheme-91
काल सेंटर कितने बजे तक | general-scheme-91
रैतु भरोसा एकड़ का कितना और परती जमीन पर मिलेगा क्या | general-scheme-93
उड़ीसा में जिनके पास जमीन नहीं उनको सरकार कितना देती है | general-scheme-94
एमपी वाला किसान पैसा | general-scheme-96 | general-scheme-1
नमो शेतकरी के कितने पैसे मिलते हैं मोदी के पैसे मिलाकर कुल कितना | general-scheme-97 | general-scheme-1
फसल सहायता में बटाईदार भरे तो कितना | general-scheme-99
धन धान्य योजना में सीधे पैसा मिलता है क्या | general-scheme-100
पहाड़ में किसान कंपनी बनाने को कितने आदमी चाहिए | general-fpo-1 | general-scheme-65
समूह वाली किसान कंपनी को तीन साल का खर्चा और कर्ज की गारंटी कितनी मिलेगी | general-fpo-2 | general-scheme-64
किराये पर मशीन देने का केंद्र खोलना है 25 लाख लगेंगे मदद कितनी | general-chc-2 | general-scheme-56
कल शाम ओले पड़े गेहूं बिछ गया कितने घंटे में खबर करनी है | general-scheme-26 | general-scheme-27 general-hail-2 general-scheme-28
धान कटने के बाद छत्तीसगढ़ में तीसी किस हफ्ते डालें | linseed-sowing-2
तीसी का बिया कितना और पहला पानी कब | linseed-seed-1 linseed-irrigation-1
बिना सिंचाई वाली अलसी का नाम | linseed-varieties-1
गरमी 35 डिग्री पहुंच गई फूल आए हैं अलसी पर असर पड़ेगा क्या | linseed-soil-1
अलसी में गंधक डालें क्या | linseed-nutrients-2
उतेरा में छिड़की अलसी से ज्यादा पैदावार कैसे लें | linseed-irrigation-2 | linseed-nutrients-2 linseed-irrigation-1
अलसी पर पीले धागे जैसी बेल चढ़ गई गेहूं में तो नहीं है | linseed-weeds-2
अलसी की कली में कीड़ा न लगे इसके लिए बोआई कब करें बिना दवा के | linseed-pests-2 | linseed-sowing-1 linseed-pests-1
तिसी पर आटा जैसा सफेद | linseed-diseases-2 | linseed-sowing-1
अलसी में नीचे के पत्तों पर काली चित्ती फिर कलियां काली | linseed-diseases-3
अलसी कब काटें और बीघा में कितना निकलता है | linseed-harvest-1 linseed-yield-1 | linseed-varieties-1
मटर के बाद अलसी कब बोएं और कौन सी नस्ल | linseed-sowing-1 linseed-varieties-1 | linseed-pests-2 linseed-sowing-2
पहाड़ में गहत कब और कितना बीज | horse-gram-sowing-1 horse-gram-seed-1
कुरथी का बिया एकड़ में | horse-gram-seed-1
गहत के बीज पर कौन सा टीका गुड़ के घोल में लगाते हैं | horse-gram-seed-3
कुलथी में खाद | horse-gram-nutrients-1
पानी कम बरसा मूंग सूख गई पिछौती में क्या डालें कुल्थी हो जाएगी क्या | horse-gram-climate-1
कुल्थी की पत्ती पीली चितकबरी होकर पूरा खेत पीला | horse-gram-diseases-1
कुलथी की फली में सूंडी लग गई और चूहे भी काट रहे हैं | horse-gram-pests-1 | general-perch-1
मंडुवा छोड़ गहत लगाई कितनी निकलेगी | horse-gram-yield-1
कुलथी में पानी लगाना है | horse-gram-irrigation-1
कुल्थी की नीचे वाली फलियां सूख गईं अब काट लें क्या ओस भी पड़ने लगी | horse-gram-harvest-1
अमरूद की कलम कितनी दूरी पर और गड्ढे में क्या भरें | guava-sowing-1
लाल सेब जैसा अमरूद और सफेद गूदे वाला दोनों के नाम | guava-varieties-1
बड़े अमरुद की सालाना खाद | guava-nutrients-1
बरसात वाला अमरूद पानी जैसा फीका रहता है और कीड़ा भी पड़ जाता है मंडी में कोई पूछता नहीं तो जाड़े में ही अच्छा फल आए इसके लिए पेड़ को क्या करना पड़ेगा | guava-pruning-2 | guava-pests-1
अमरूद की पहले एक डाल पीली हुई फिर दो महीने में पूरा पेड़ सूख गया अब दूसरा पेड़ भी वैसे ही जा रहा है पास वाले नींबू को कुछ नहीं हुआ इलाज बताओ | guava-diseases-1
पपीता ठीक अमरुद पर धंसे दाग | guava-diseases-2
बगल में आम के पेड़ हैं अमरूद पकते ही अंदर सफेद कीड़े | guava-pests-1
बिही के तने में छेद बुरादा | guava-pests-2
अमरूद के बैंगनी पत्ते फटे फल | guava-disorders-1 | general-boron-1
जामफल की छंटाई कब करें और फल तोड़ने का सही समय | guava-pruning-1 guava-harvest-1 | guava-pruning-2
सनई का बीज कितना | general-greenmanure-1
ढैंचा कितने दिन का हो तो जोत कर मिला दें धान लगाना है | general-greenmanure-2
केंचुआ कितनी नमी और गरमी सह सकता है मेरे केंचुए भाग रहे | general-vermi-1
केचुआ खाद कितने दिन में बनेगी और कितने केचुए छोड़ें | general-vermi-2
ईंट की जालीदार टंकी में कचरा मिट्टी गोबर कितना भरना है | general-compost-1
कच्चा गोबर डाल दिया दीमक आ गई पकी खाद कैसे पहचानें | general-compost-3
देसी गाय के गोबर गोमूत्र गुड़ बेसन का घोल कैसे बनाएं | general-jeevamrut-1 | general-ghanjeevamrut-1
सूखा जीवामृत कैसे बनाएं | general-ghanjeevamrut-1
पराली गलाने वाला छिड़काव करें तो आलू बोने से पहले कितना समय चाहिए | general-residue-4
पंजाब हल्दी बुआई महीना | turmeric-sowing-1
हल्दी की गांठ एकड़ में | turmeric-seed-1
हलदी में खाद अदरक हटाकर लगाई | turmeric-nutrients-1
हल्दी पर पत्ते कितने बिछाएं और पानी कब कब | turmeric-weeds-1 turmeric-irrigation-1
हल्दी के पत्तों पर भूरे धब्बे बीच में राख जैसा रंग | turmeric-diseases-1
बरसात के बाद हल्दी का गला नरम होकर पौधा गिर जाता है खोदकर देखा तो गांठ सड़ी हुई बदबू मार रही है बगल की अरबी ठीक है पूरे खेत में फैल रहा क्या करें | turmeric-diseases-2
हल्दी खोद ली अब कितनी देर उबालें | turmeric-harvest-1
पंजाब की अच्छी हलदी | turmeric-varieties-1
पेटी वाली मक्खी देसी या इटालियन | honeybee-species-1
मक्खी के डिब्बे कहां रखें और कौन सी मक्खी लें | honeybee-site-1 honeybee-species-1
बरसात में आसपास कोई फूल नहीं बचा मक्खियां कमजोर हो गई हैं तो चीनी का घोल कब और कैसे दें और पुराने छत्ते में जो जाला बनाने वाली सुंडी है उसका क्या करें | honeybee-feed-1 honeybee-waxmoth-1
मधुमक्खियों पर लाल दाने से चिपके हैं और पंख टेढ़े | honeybee-mite-1
पड़ोसी सरसों में दवा छिड़केगा पेटियां कैसे बचाएं | honeybee-pesticide-1
बाग में मधुमक्खी की पेटी रखने से फल ज्यादा लगते हैं क्या | honeybee-crop-1
जायद की घिया कब | bottlegourd-sowing-1
तोरी के पास घिया में खाद | bottlegourd-nutrients-1
कद्दू के बगल में लौकी है उसमें पानी कितने दिन पर दें | bottlegourd-irrigation-1
घिया में सिर्फ नर फूल | bottlegourd-disorders-1
मचान पर लौकी चढ़ाई है फूल खूब आते हैं पर छोटी छोटी लौकी उंगली जितनी होकर पीली पड़कर गिर जाती है पड़ोसी की तोरई में ऐसा नहीं हो रहा कोई उपाय बताओ | bottlegourd-disorders-2
खीरा ठीक लोकी पर सफेद बुकनी | bottlegourd-diseases-2
लाल कीड़े ने खीरा और लौकी के छोटे पौधे छलनी कर दिए लौकी का बताओ | bottlegourd-pests-1
मुनगा का बिज एकड़ में | drumstick-seed-1
मुनगा में खाद पानी कितना | drumstick-nutrients-1 drumstick-irrigation-1
सहजन सीधा बांस जैसा बढ़ा शाखा कैसे निकलें और बीच में क्या बोएं | drumstick-pruning-1 drumstick-intercropping-1
सहिजन को पानी कब | drumstick-irrigation-1 | drumstick-disorders-1
सहजन के सारे फूल झड़ जाते हैं लू चल रही है | drumstick-disorders-1 | drumstick-irrigation-1
सहजन के तने पर रोएं वाले कीड़े गुच्छे में बैठे हैं | drumstick-pests-2
पालक गल गई चौराई बरसात में बोएं | amaranthus-sowing-1
लाल साग काटने पर क्या छिड़कें और अगली कटाई कितने दिन में | amaranthus-nutrients-1 amaranthus-harvest-1
चौलाई में निराई पहले करें कि यूरिया पहले | amaranthus-weeds-1 | general-fert-5
बारामासी चोलाई लाल वाली | amaranthus-varieties-1 | amaranthus-sowing-1
पालक ठीक है पर चौलाई के पत्ते आपस में जुड़े हैं अंदर हरी इल्ली | amaranthus-pests-1
धनिया के किनारे लगी चोलाई के लाल पत्तों पर भूसे के रंग के दाग फिर छेद | amaranthus-diseases-1 | amaranthus-irrigation-1 amaranthus-varieties-1
रबड़ को कितनी बरखा चाहिए | rubber-climate-1
दूध देते रबर की खाद | rubber-nutrients-1
काली मिर्च चढ़े रबर के नए पत्तों पर सफेद पाउडर और गिर रहे हैं | rubber-diseases-1
रबर का पेड़ कितना मोटा हो तब चीरा लगाएं | rubber-harvest-1
बीस साल पुराने रबर के पेड़ में पहले रोज चीरा लगाते थे अब आधे कट पर दूध नहीं आता और जो आता है वो भी देर से बूंद बूंद क्या पेड़ खत्म हो गया | rubber-disorders-1 | rubber-harvest-1
छोटे रेशम कीड़े कमरे की गरमी | silkworm-climate-1
रेशम के अंडे कहां से लें और कितने दिन में कोया बनेगा | silkworm-eggs-1 silkworm-cycle-1 | silkworm-mounting-1
रेशम के कीड़े बीमार न पड़ें इसके लिए कमरे में क्या करें चूना कब डालें | silkworm-disease-2
रेसम का कीड़ा खड़िया जैसा सख्त होकर मर रहा है | silkworm-disease-1 | silkworm-disease-2
मूगा के कीड़े बाहर पेड़ पर मर रहे हैं बीज गांव से लिया था | silkworm-muga-1 | silkworm-eggs-1 silkworm-disease-2
दवा छिड़कते आंख में चली गई जल्दी बताओ | general-poison-1 | general-poison-4
बच्चे ने कीटनाशक पी लिया दूध पिलाएं कि उल्टी कराएं | general-poison-2 | general-poison-4
स्प्रे करते समय चक्कर और लार बह रही क्या दवा चढ़ गई | general-poison-3 | general-poison-1
जहर वाला एम्स नंबर | general-poison-4 | general-poison-1
उकठा रोकने वाली हरी फफूंद गोबर में मिलाकर कैसे बढ़ाएं | general-tricho-1 | general-tricho-2
स्यूडोमोनास कितने ग्राम लीटर | general-pseudo-1
अलसी में दीमक लग गई जड़ में क्या डालें |
अलसी का तेल घर पर कैसे निकालें कितना निकलेगा |
तीसी की खली गाय को कितनी खिलाएं |
अलसी का सरकारी समर्थन मूल्य कितना है |
कुल्थी में माहू लग गया है कौन सी दवा | general-neem-1 | general-trap-3
गहत का मंडी में भाव | general-market-22
कुल्थी की दाल बैल को खिलाने से क्या फायदा |
अमरूद पर काला चिपचिपा और सफेद रुई वाला कीड़ा |
ताइवान पिंक अमरूद का पौधा कहां मिलेगा कितने का |
अमरूद के बाग में खरपतवार मारने की दवा |
हल्दी की गांठ बीज के लिए अगले साल तक कैसे रखें |
हल्दी का भाव कब बढ़ेगा |
हल्दी उबालने वाली मशीन कहां बनती है |
मधुमक्खी ने बच्चे को काट लिया सूज गया क्या लगाएं |
शहद बेचने का लाइसेंस कैसे बनता है |
पेटी में चींटियां घुस रही हैं क्या करें |
लौकी का फल टेढ़ा और सड़ रहा अंदर कीड़ा डंक मारता है |
लौकी की कौन सी किस्म लंबी हरी आती है |
लौकी के पत्ते सिकुड़कर छोटे और मोजेक जैसे |
सहजन में निराई की कौन सी दवा मारें |
सहजन की पत्ती का पाउडर कौन खरीदता है |
राजगीरा के दाने वाली चौलाई का कब कटाई |
चौलाई का बीज खुद कैसे बनाएं |
रबर के पेड़ की लकड़ी कितने में बिकती है |
रेशम का कोया किस भाव बिकता है |
शहतूत के पेड़ में खाद कितनी डालें |
ट्रैक्टर के लोन पर ब्याज कितना है |
जीवामृत में बदबू और कीड़े पड़ गए अब फेंक दें क्या |
वर्मी कम्पोस्ट का एक बोरी दाम क्या चल रहा |
खेत में तार बाड़ लगाने पर राजस्थान में कितना अनुदान |
अलसी के फूल की डोडियां आधी से ज्यादा खराब कर देता है कीड़ा दवा नहीं डालनी मित्र कीट बचाने हैं पिछली बार मसूर के साथ बोई थी अब कैसे बचें | linseed-pests-2 | linseed-sowing-1 linseed-pests-1
किस्त छोड़नी है नौकरी लग गई | general-scheme-17 | general-scheme-5
बैंक से कोई कर्ज नहीं लिया है मैं भाड़े के खेत में मिर्च करता हूं मेरा भी बीमा हो सकता है क्या और कहां कौन सा कागज लेकर जाना पड़ेगा बताइए | general-scheme-35 | general-scheme-24
गेहूं का बीमा कितने प्रतिशत में और कब तक | general-scheme-23 general-scheme-24
युरिया बोरी सरकारी दाम | general-scheme-77
एक लिंक आया है किसान लोन का आधार और ओटीपी मांग रहा भर दूं क्या | general-scheme-89
नए जामफल बाग में बीच की खाली जमीन में क्या लें अभी फल नहीं आता | guava-intercropping-1
मुनगा की फली से गोंद टपक रहा अंदर कीड़ा है और एक पेड़ से कितनी फली मिलनी चाहिए | drumstick-pests-1 drumstick-yield-1
लौकी नाखून से जांचते हैं क्या कब तोड़ें | bottlegourd-harvest-1
मूली में खाद की मात्रा | radish-nutrients-1
धनिया के साथ मूली, पानी कितने दिन पर | radish-irrigation-1 | coriander-irrigation-1
उर्द पर राख जैसे कोनेदार धब्बे | urad-diseases-3
आठ भैंसों का नया बाड़ा डाल रहा हूं गाय एक भी नहीं, हर भैंस को कितनी जगह दूं और दो ब्यांत में कितने दिन का अंतर रहे | buffalo-housing-1 buffalo-breeding-3
सूखे में कॉफी पर क्या छिड़कें | coffee-nutrients-1
गाय को साइलेज रोज कितने किलो, भैंस को तो भूसा देता हूं | cattle-fodder-5
20 बकरी का बाड़ा कितना लंबा चौड़ा और ऊंचा | goat-housing-1
सागौन की टहनी कब काटें | teak-pruning-1
प्याज में आखिरी यूरिया कब | onion-nutrients-1 | onion-disorders-2
एकड़ में प्याज कितना निकलेगा | onion-yield-1
अंगूर के पत्ते पर तेलिया दाग | grapes-diseases-1
मेमने पैदा होते ही मर जाते | goat-kid-1
दस भैंस हैं मेरे पास, गाय तो हर साल ब्या जाती है पर भैंसें दो साल में एक बार, कितने दिन का फासला सही होता है और मुझे घाटा तो नहीं हो रहा | buffalo-breeding-3
फड़किया की सुई कब लगे | goat-et-1 | sheep-vaccination-1 goat-vaccination-2 goat-vaccination-1
नीलगिरी में मटर किस महीने, गर्मी कितनी सहता है | greenpea-sowing-1 | field-pea-climate-1
अदरक को पानी कब जरूरी | ginger-irrigation-1
मूली में बोरॉन की कमी कैसे दिखती है | general-boron-1
बछिया ढाई क्विंटल की हो गई, अब गाभिन करा दें क्या | cattle-breeding-4
गाय पर चिचड़ी बहुत | cattle-ticks-1
सागौन का ठूंठ कब और कितने बड़े गड्ढे में | teak-sowing-1
खुरपका में कौन सा इंजेक्शन कितने मिली लगता है |
चारे वाली मक्का में पानी भर गया पीली पड़ेगी क्या, सिंचाई कैसे रखें | fodder-maize-irrigation-1 | general-flood-1
अजोला का गड्ढा कितना हो और भूसे में यूरिया कितना मिलाएं | cattle-azolla-1 cattle-fodder-1 | cattle-fodder-2
सागवान कितने साल में पैसा देगा | teak-market-1
अजोला की टंकी का नाप | cattle-azolla-1
अदरक की गांठें ऊपर दिख रही हैं मिट्टी चढ़ानी है कब | ginger-weeds-1
उड़द के पत्ते बड़े और झुर्रीदार | urad-diseases-2
बछिया को पतला पोंका | cattle-calf-5
भैंस का पड्डा मर गया अब दूध नहीं उतारती |
माला के लिए रजनीगंधा किस्म | tuberose-varieties-1
अदरक एक एकड़ में बीज कितना और गोबर खाद कितनी | ginger-seed-1 ginger-nutrients-1
बौनी मटर जल्दी वाली और ज्यादा पैदावार वाली किस्म | greenpea-varieties-1 | field-pea-varieties-1 field-pea-varieties-2
बकरी के टीके की पूरी सूची | goat-vaccination-1 | goat-vaccination-2
भैंस बोलती नहीं, गरम कैसे पहचानें | buffalo-breeding-1
नासिक में पानी बहुत बरसता है यहां कौन सी गाय टिकेगी | cattle-breeds-5
साइलेज का गड्ढा कितने दिन में खोलें | cattle-fodder-4
उर्द कितने किलो लगेगी बीघे नहीं एकड़ के हिसाब से, लाइन की दूरी भी | urad-seed-1
सांप ने गाय को डस लिया क्या दें |
कॉफी पत्ती के नीचे नारंगी चूर्ण | coffee-diseases-1 | coffee-varieties-1
पागल कुत्ते ने गाय को काटा | cattle-vaccination-6
सूअरों को कौन से टीके | pig-vaccination-1 | pig-asf-1
अस्सी दिन वाली उड़द किस्म | urad-varieties-1
सागवान के बीज से पौधे घर पर कैसे उगाएं |
देसी सूअर पालें या संकर | pig-breeds-1
अंगूर पर भुरी लगी है | grapes-diseases-2
भंडार में कांदे का ऊपर वाला हिस्सा गलने लगा, खुदाई के समय पानी बरसा था | onion-diseases-5 | onion-storage-1
पिग फार्म में तेज बुखार से सब मर रहे, बचे हुए बेच दूं क्या | pig-asf-1 | pig-asf-2
रजनीगंधा के फूल दिल्ली मंडी कैसे भेजें डिब्बे में कितने |
उड़द के भूसे का दाम क्या मिलेगा, चने का तो अच्छा मिला |
कांदे में बारीक रस चूसक कीड़ा | onion-pests-1 | onion-pests-2
मैं बुंदेलखंड से हूं, यहां भैंस तो तालाब में बैठ जाती है, काली-सफेद विदेशी गाय लूं तो लू में टिकेगी या जर्सी ठीक रहेगी, खून कितना प्रतिशत रखें | cattle-breeds-6
गाय एक दिन में कितना गोबर देती है खाद कितनी बनेगी |
बछड़े को दाना कब से | cattle-calf-4
खनिज चूर्ण रोज कितने चम्मच या ग्राम खिलाना है | cattle-feeding-7
पूर्वोत्तर में अदरक कब लगाएं | ginger-sowing-1
निशिगंध की डंडी कब काटें | tuberose-harvest-1
ब्याने से पहले कैल्शियम की बोतल पिलाना ठीक है क्या | cattle-milkfever-2
प्याज रोप दिया, खाद कब कब दें और पानी कितने दिन में | onion-nutrients-1 onion-irrigation-1
जाड़े के प्याज की बेड़ कब | onion-sowing-2
पंजाब में बेदाना अंगूर कौन सा | grapes-varieties-1
प्याज में निराई कब कब | onion-weeds-1 | general-weeds-1
गिर गाय का असली होने का कागज कहां बनता है |
प्याज में ओला गिरा, पत्ते टूट गए अब कौन सा छिड़काव करूं |
गाजर तो उसी खेत में ठीक निकली पर मूली अंदर से पोली और चरपरी है, ग्राहक लौटा देते हैं, चालीस दिन से ऊपर खड़ी रही, ऐसा क्यों होता है | radish-disorders-2
थनैला न हो इसके उपाय | cattle-mastitis-2 | cattle-mastitis-4
सूअर के बच्चे पीले पड़ रहे, हांफते हैं, दूध तो पी रहे | pig-piglet-2
उड़द में खाद कितनी | urad-nutrients-1 | urad-sowing-3
खरीफ कांदे की क्यारी की ऊंचाई | onion-nursery-1
यूरिया वाला भूसा बछड़े को? | cattle-fodder-2
बीज वाला अदरक कैसे रखें | ginger-storage-1
गला सूजा, घर्र घर्र सांस, बुखार | cattle-hs-1 | cattle-vaccination-2
खरीफ में कौन सा प्याज लगाएं और रबी में कौन सा | onion-varieties-1
सागौन किस मिट्टी में और कितनी दूर लगाएं | teak-soil-1 teak-sowing-1
अंगूर की बेल कितने साल फल देती है |
उस्मानाबादी शेळी जैसी बकरी सूखे इलाके में कैसे पालें | goat-breeds-5
कीड़े मारने की दवा से पहले गोबर टेस्ट करवाना जरूरी है? | cattle-deworm-2
अगस्त में कौन सी मूली | radish-sowing-1
पड़ोसी ने सूखे में मुरझाई चरी अपनी गाय को खिलाई तो घंटे भर में मर गई, बाजरा ठीक था, मेरे खेत में भी वही चरी घुटने भर की खड़ी है अब कब खिलाऊं | cattle-feeding-8 | fodder-sorghum-feeding-2 fodder-sorghum-feeding-1 jowar-feeding-1 fodder-sorghum-feeding-3
मटर में फूल पर पानी? | greenpea-irrigation-1 | field-pea-irrigation-1
बकरी महामारी आई है, नाक-आंख बह रहीं और बच्चा भी गिर गया, बीमार को अलग कैसे रखूं | goat-ppr-1 | goat-sick-1
मालवा में लहसुन और प्याज दोनों करता हूं, प्याज उखाड़ा तो गांठ नरम थी नीचे रुई जैसी फफूंद और राई जैसे काले दाने चिपके थे यह क्या है | onion-diseases-4
पुआल में यूरिया कितना मिलाएं | cattle-fodder-1 | cattle-fodder-2
प्याज के साथ गन्ना लगा सकते हैं, कितनी लाइन |
तीस बकरी पर कितने बकरे | goat-breeding-2
चारे वाली मक्का कब बोएं | fodder-maize-sowing-1
गेंदा हटाकर रजनीगंधा लगाना है, जमीन कैसी चाहिए और खाद कितनी | tuberose-soil-1 tuberose-nutrients-1
गाय को पानी कितनी बार पिलाएं | cattle-feeding-6
कैसे पहचानूं कि बकरी बीमार है, थर्मामीटर में कितना आना चाहिए | goat-sick-1
दूध देती बकरी को दाना कितना | goat-feeding-1
लंपी गाय का दूध पीएं या नहीं | cattle-lsd-4 | cattle-milk-3
सागौन दो साल का हो गया बीच में अरहर थी, गर्मी में पानी दें या नहीं और नीचे की टहनी कब काटें | teak-irrigation-1 teak-pruning-1
मुंह से लार टपक रही, खुर के बीच छाले, लंगड़ा रही और दूध सूख गया | cattle-fmd-1 | cattle-fmd-2
पेट में बच्चा है कि नहीं यह जांच कब होती है और कितने दिन में ब्याएगी | cattle-breeding-8
मटर का बीज कितना | greenpea-seed-1 | field-pea-seed-1
रोहतक से भैंस लाना चाहता हूं, फैट कितना आएगा | buffalo-breeds-1
काठियावाड़ की सबसे भारी भैंस | buffalo-breeds-2
मूली की जड़ बाहर दिख रही | radish-weeds-1
कांदे की पात ऊपर से पीली हो रही, लहसुन तो बगल में हरा है, क्या कमी है | onion-disorders-3 | general-defic-4
रजनीगंधा की गांठ कितनी गहरी | tuberose-sowing-1
ब्याने के बाद जेर कितनी देर देखें और पूरा दूध निकालें या नहीं | cattle-placenta-1 cattle-milkfever-3
बकरी एक दिन में कितना पानी पीती है |
गाय के दूध से घी बनाने पर कितना निकलेगा |
खुरहा की सुई कितने महीने पर | cattle-vaccination-1 | cattle-vaccination-8
सरकारी डॉक्टर गांव में मुफ्त सुई और कान में पीला टैग लगाने कब आएंगे | cattle-vaccination-8
अंगूर में ड्रिप से पानी कब कब, दाना फूल रहा है | grapes-irrigation-1
साहीवाल की पहली ब्यांत उम्र | cattle-breeds-2
चरी छोड़कर इस बार चारे की मक्का बोनी है, ऊंची बढ़ने वाली कौन सी और कितने दिन में काटूं | fodder-maize-harvest-1 fodder-maize-varieties-1
हर साल कांदे में करपा जामुनी दाग आता है, इस बार बीज और खेत पहले से कैसे सुधारूं | onion-diseases-2
खरीफ उड़द कब बोएं और बीज कितना | urad-sowing-1 urad-seed-1 | urad-sowing-2
इटावा वाली ऊंची बकरी दिन में कितना दूध देगी, बांधकर पाल सकते हैं | goat-breeds-2 | goat-breeds-3
मुंहपका की सुई कब और कीड़े की दवा कब दें गाय को | cattle-vaccination-1 cattle-deworm-1 | cattle-vaccination-8
बीज नहीं ठहरा कैसे पता चले | cattle-breeding-3
पत्ते पर जामुनी धब्बा प्याज में | onion-diseases-1 | onion-diseases-2 onion-pests-2
मक्के का अचार चारा बनाना है, टुकड़े कितने बड़े, गड्ढे में कितना आएगा | fodder-maize-feeding-1 | cattle-fodder-4
नाल पर क्या लगाएं बछड़े की | cattle-calf-2
प्याज सुखाएं कैसे, डंठल कितना छोड़ें | onion-storage-1 | onion-diseases-5
बकरी का जबड़ा फूला, पलक सफेद | goat-worms-1
पेट के कीड़े की दवा कब | cattle-deworm-1 | cattle-deworm-2 cattle-vaccination-5
सरसों निपटी, मटर की निराई कब | greenpea-weeds-1 | field-pea-weeds-1 general-weeds-1
प्याज की पत्ती बकरी को खिला सकते हैं |
चारा मक्का में दाना पकाकर बेचूं तो कितना निकलेगा |
गर्मी की उड़द में पहला पानी | urad-irrigation-1
बड़ी गाय दिन में कितना खाएगी | cattle-feeding-5
मूली पत्ते के नीचे सफेद छाले | radish-diseases-1
चारा मक्का की खाद | fodder-maize-nutrients-1
देसी गाय की रोज की खुराक | cattle-feeding-1 | cattle-feeding-5 cattle-feeding-7
छह महीने की पठिया का वजन, भेड़ नहीं | goat-select-1
कच्चा गोबर डाला था अब मूली टेढ़ी-मेढ़ी फटी निकल रही | radish-disorders-1 | general-compost-3
फल देने वाली रोबस्टा कॉफी की खाद, काली मिर्च भी चढ़ी है | coffee-nutrients-2 | blackpepper-nutrients-1
दो साल का तगड़ा बैल अचानक लंगड़ाया, कंधा फूला और रात में मर गया, यह क्या था और लाश का क्या करें | cattle-bq-1 | cattle-vaccination-7
रात में गाय रस्सी तोड़कर कोठरी में घुस गई और गेहूं की आधी बोरी खा गई, भैंस ने कुछ नहीं खाया, अब गाय जुगाली नहीं कर रही चुप खड़ी है | cattle-acidosis-1 | cattle-bloat-1
कॉफी कितनी ऊंचाई पर होती है | coffee-climate-1
सुबह का दूध दोपहर तक फट जाता है सेंटर दूर है | cattle-milk-2
मुर्रा भैंसा किराए पर कितने में मिलता है |
अफारा चढ़ा है तुरंत क्या करें | cattle-bloat-2 | cattle-bloat-1
अदरक की बीच की पत्ती सूखी | ginger-pests-1
गांठ वाली बीमारी कैसे फैलती है और कितने दिन में पशु ठीक होता है | cattle-lsd-1 | cattle-lsd-2
बछिया को बच्चा गिरने का टीका | cattle-vaccination-3
दुहने के बाद थन किसमें डुबोएं | cattle-mastitis-4
अदरक की गांठ कितनी बड़ी काटें, क्यारी कितनी चौड़ी | ginger-seed-1
हरियाणा में अंगूर की छंटाई | grapes-pruning-2
अंगूर में चिड़िया दाना खा जाती है, जाल कहां मिलेगा |
मटर में पाला पड़ने वाला है कैसे बचाएं | general-frost-2 | general-frost-1 field-pea-climate-1
भैंस की उम्र दांत से कैसे देखें |
मटर कब और कौन सी बोऊं, आलू के बाद खेत खाली है | greenpea-sowing-1 greenpea-varieties-1 | field-pea-sowing-1
गाय के कीड़े पड़े घाव पर क्या लगाएं |
अंगूर कब तोड़ें | grapes-harvest-1
प्याज का बीज बोने के लिए सीड ड्रिल कौन सी अच्छी, गेहूं वाली चलेगी क्या |
साहीवाल का सीमन किस केंद्र पर मिलेगा |
कॉफी ऊपर से कितनी ऊंचाई पर काटें | coffee-pruning-1
प्याज कब उखाड़ें और रखने से पहले कितने दिन छांव में सुखाएं | onion-harvest-1 onion-storage-1 | onion-diseases-5
ग्याभिन गाय को फालतू दाना कितना | cattle-feeding-3
उड़द में केंचुआ खाद की बोरी कितनी की |
बकरी के होंठ पर पपड़ी दाने | goat-pox-1
उर्द की निराई कितने दिन पर करें और घास मारने की दवा | urad-weeds-1 | general-weeds-1
सूअरी ब्याने वाली, क्या तैयारी | pig-piglet-1 | pig-piglet-3
बाजार की बोरी महंगी हो गई, घर पर ही पशु आहार बनाना है किस चीज का कितना हिस्सा | cattle-feeding-4
गाय का थन सूजकर कड़ा हो गया था दूध में मवाद था, भैंस ठीक है, डॉक्टर ने सुई लगाई है तो दूध कितने दिन न बेचूं और बीमार थन वाली को कब दुहूं | cattle-milk-3 cattle-mastitis-1
बालदार सूंडी उड़द खा गई | urad-pests-2 | general-perch-1 general-neem-1
खुर के छाले किससे धोएं | cattle-fmd-2
भैंसों को घुरका जल्दी लगता है, सुई कब लगवाएं | buffalo-health-1 | cattle-vaccination-2
रजनीगंधा में मई का पानी | tuberose-irrigation-1
बरसात आने से पहले घुड़का की सुई किन पशुओं को लगेगी | cattle-vaccination-2
चंबल में तांबे रंग की भैंस जो रूखा-सूखा खाकर चले | buffalo-breeds-3
हरी मटर का बीज अगले साल के लिए कैसे सुखाकर रखें |
लाल सिंधी कितना दूध देगी | cattle-breeds-3
सांभर वाला छोटा प्याज लगाना है कितनी गांठ लगेगी एक एकड़ में | onion-seed-1
ब्याई हुई भैंस उठ नहीं पा रही, गाय में तो ऐसा कम देखा | buffalo-health-2 | cattle-milkfever-1
जेठ में गाय हांफती है क्या करें | cattle-heat-1
जर्सी गाय को 106 बुखार, गर्दन की गिल्टी सूजी, चिचड़ी भी लगी थी | cattle-theileria-1 | cattle-ticks-1
लंपी से मरी गाय का मुआवजा कितना मिलेगा |
चारा मक्का में बीज कितना और लोबिया मिलाएं तो कितना | fodder-maize-seed-1
मूली का बीज तैयार करने के लिए पौधे कितनी दूर छोड़ें |
पानी पर तैरने वाला हरा चारा गाय सूंघकर छोड़ देती है, गोबर की बदबू आती है | cattle-azolla-2
कॉफी के फल की नोक पर सुई जितना छेद और अंदर बीज खाया हुआ | coffee-pests-2
बगल की ज्वार में कुछ नहीं है पर चारे वाली मक्का की गोभ में सूंडी बैठी है पत्ते फटे हुए हैं, दवा छिड़क दूं तो फिर गाय भैंस को खिला सकते हैं | fodder-maize-pests-1
बछिया गरम ही नहीं होती | cattle-breeding-7 | cattle-feeding-7 cattle-breeding-4
बकरी गाभिन है कि नहीं सोनोग्राफी का खर्च |
नई गौशाला बनवा रहा हूं मुंह किस दिशा में रखें और फर्श कैसा | cattle-housing-2
अंगूर के गुच्छे में सफेद मोम वाले कीड़े और चिपचिपा काला | grapes-pests-1
उड़द की फली काली होने लगी, तोड़ें या काटें | urad-harvest-1
सागौन साल में कितना बढ़ता है, पानी कब तक देना पड़ेगा | teak-irrigation-1
बकरी को खुजली हो गई, बाल झड़ रहे हैं |
कम बारिश में सागवान होगा? | teak-climate-1
बकरी को गलघोंटू टीका कब | goat-vaccination-2
किस सीजन का कांदा ज्यादा दिन चलता है और कब कब निकलता है | onion-sowing-3 | onion-varieties-1
माथे और पूंछ पर सफेदी वाली पंजाब की भैंस कैसी है | buffalo-breeds-5
सूअर के नर का बाड़ा कितना बड़ा दीवार कितनी ऊंची | pig-housing-1
जुड़वां प्याज क्यों बनते हैं | onion-disorders-2
भैंस को भूसा दाना कितना | buffalo-feeding-1
जायद में उड़द की बोनी कब तक, गेहूं देर से कटेगा | urad-sowing-1 | urad-sowing-3
सितंबर में बोई मटर नीचे से सूख रही जड़ काली | greenpea-diseases-2 | greenpea-sowing-1 field-pea-diseases-4
अंगूर की बेलों की दूरी | grapes-sowing-1
शहर की छोटी जगह में बकरी | goat-breeds-3 | goat-housing-1
सर मेरी गाय का शरीर निकल आया है पीछे से लाल मांस का गोला लटक रहा, कौवे और कुत्ते घूम रहे, डॉक्टर शहर से दो घंटे में आएगा तब तक क्या करूं | cattle-prolapse-1
बकरी के पेट में पथरी, पेशाब रुक गया |
एक थन कड़ा, दूध फटा-फटा | cattle-mastitis-1 | cattle-mastitis-2
जेर नहीं गिरी सुबह से | cattle-placenta-1
भैंस के थनों पर छोटे छाले | buffalo-health-3
धान की पौध कितने दिन की उखाड़ें | rice-nursery-2 | rice-nursery-3 rice-sowing-6 rice-sowing-1 rice-nursery-1
पीआर 126 का बीज किस तारीख को डालूं और रोपते वक्त पनीरी कितने दिन की हो, मूंग अभी खेत में खड़ी है तो थोड़ी देर चलेगी क्या | rice-nursery-3
ट्रे की पौध में मिट्टी खाद | rice-nursery-4 | tomato-nursery-1
बालोद में मोटा धान रोपने को एक एकड़ में कितना बिजहा लगेगा | rice-seed-2
नमक पानी में बीज छांटना | rice-seed-1 | general-seedtreat-1 berseem-seed-1 bajra-diseases-2
श्री पद्धति पौधे की दूरी | rice-sowing-1
मजदूर पौधे झुंड के झुंड गाड़ रहे हैं, एक जगह कितने पौधे और कितनी गहराई सही रहेगी | rice-sowing-2
बिना रोपा सीधे मशीन से धान डालना है, बीज कितना भिगोएं | rice-sowing-4
रोपनी वाले नहीं मिल रहे, ड्रम से कीचड़ में बीज गिराने पर पैदावार घटेगी क्या | rice-sowing-5
बासमती में इस बार महक नहीं आई और चावल छोटा रहा, हमने मई में ही रोप दी थी जबकि पड़ोसी ने मक्का काटकर जुलाई में लगाई | rice-climate-1 | rice-sowing-6
कोसी का पानी पंद्रह दिन खेत में रहता है कौन सा धान बचेगा | rice-varieties-2 | rice-varieties-3
बाढ़ सूखा दोनों झेलने वाला धान | rice-varieties-3 | rice-varieties-2
बगल में मडुआ है, टांड़ खेत में बिना पानी वाला कौन धान लगाए | rice-varieties-4 | rice-varieties-3
खाद की दुकान पर खड़ा हूं धान के एक एकड़ के लिए डीएपी यूरिया पोटाश कितना उठाऊं | rice-nutrients-2 | rice-nutrients-1 general-fert-1
मक्का काटकर धान लगा रहा हूं कुल खाद कितनी और कब कब | rice-nutrients-1 | rice-nutrients-2 rice-nutrients-5
डीएसआर धान यूरिया कितनी किस्त | rice-nutrients-3 | rice-nutrients-6
गेहु में पूरी डीएपी पड़ी थी अब धान में भी डालें क्या | rice-nutrients-4
बरसात भरोसे सूखे में छींटा धान, गोबर के साथ कितनी फास्फोरस | rice-nutrients-6
हमारी मिट्टी खट्टी निकली, केरल में धान से पहले चूना कितनी बार में डालते हैं | rice-soil-1 | general-acid-2
धान में अजोला का फायदा | rice-organic-1
तर वत्तर में बोया धान बीस दिन का है, पहला पानी आज लगा दूं या रुकूं | rice-irrigation-1
नहर बंद है गोभ निकल रही है, धान सूखने दूं तो क्या नुकसान | rice-irrigation-3 | rice-disorders-6
डीएसआर में घास ने धान ढक लिया, बुवाई के साथ कौन सी दवा डालनी थी | rice-weeds-2
खैरा में जिंक कितना | rice-disorders-2 | general-zinc-3 general-zinc-2
रोपे धान में बीच बीच में पौधे बौने, पुराने पत्तों पर जंग जैसे धब्बे | rice-disorders-1 | rice-disorders-2 general-zinc-1
धान के नए पत्ते सफेद | rice-disorders-4 | general-iron-1
लाल पानी वाले दलदली खेत में नीचे के पत्ते नोक से भूरे होकर नारंगी हो गए | rice-disorders-5
बाल में सब खखरी | rice-disorders-6
धान गोल गोल घेरे में सूख रहा है, जड़ के पास झुंड में छोटे भूरे कीड़े | rice-pests-1 | rice-pests-3 rice-pests-2
भूरा फुदका रोकने का उपाय | rice-pests-2 | rice-pests-3 rice-pests-1
माहू फुदका एक पूंजे में दस गिने, अभी दवा मारूं या खेत से पानी निकालूं | rice-pests-3 | rice-pests-2
तना छेदक के लिए ट्रायको कार्ड कितने और कब बांधें | rice-pests-6 | maize-pests-5
पौध की नोक काटकर रोपने से सूंडी कम होती है क्या, कटाई के बाद ठूंठ का क्या करें | rice-pests-5
धान का कल्ला प्याज की नली बन गया | rice-pests-8
दूधिया दाने का रस चूसने वाली बदबूदार मक्खी, बगल के ज्वार में नहीं है | rice-pests-9
मूस ने धान काट दिया | rice-pests-11
धान का पत्ता मुड़ा अंदर कीड़ा | rice-pests-7
पिछले साल गर्दन टूट रोग से आधा धान गया, इस बार पहले से क्या करूं कि झोंका न लगे | rice-diseases-2 | general-pseudo-1
ओला पड़ने के बाद पत्तियां किनारे से पुआल जैसी सूख रहीं, यूरिया दें या रोकें | rice-diseases-4 | rice-diseases-3
धान तने पर केंचुली जैसा दाग | rice-diseases-5
धान पर तिल जैसे भूरे दाने | rice-diseases-6
बाली में हल्दी जैसी गोलियां निकल आईं, छूने पर पीला पाउडर हाथ में लगता है | rice-diseases-7
धान बौना नारंगी, कल्ले नहीं, हरे फुदके उड़ते हैं | rice-diseases-8
बासमती के कुछ पौधे बाकी से लंबे पतले होकर सूख रहे, जड़ ऊपर गांठ से निकली | rice-diseases-9
धान काटने लायक हुआ कैसे पहचानें और कितना सुखाकर रखें | rice-harvest-1 rice-storage-1
पुराने बोरों में धान रखना है कीड़ा न लगे तो बोरे का क्या करें | rice-storage-2 | general-store-2 general-hermetic-2
पंजाब झोना औसत झाड़ | rice-yield-1
आंगन में अंडे वाली मुर्गी कौन सी ठीक, साल में कितने अंडे देगी | poultry-backyard-2 | poultry-backyard-3 poultry-backyard-1
कावेरी और गिरिराजा में कौन ज्यादा अंडा | poultry-backyard-3
वनराजा अंडा नहीं सेती | poultry-backyard-4
चूजे बल्ब से दूर भागते | poultry-brooding-2 | poultry-brooding-1
चूजों के नीचे भूसी कितनी मोटी और अखबार बिछाएं क्या | poultry-brooding-3
दस बाय बीस के कमरे में ब्रायलर कितने रखूं और माल निकलने के बाद सफाई कैसे करूं कि अगली खेप बीमार न हो | poultry-broiler-2
लेयर के पिंजरे में कितनी मुर्गी | poultry-layer-1
लेयर कब अंडा शुरू करती | poultry-layer-2
अंडे का छिलका पतला | poultry-layer-3
अंडे वाली चूजियों को कौन सा टीका किस हफ्ते | poultry-vaccination-1
बायलर आंख में बूंद कब | poultry-vaccination-2
चार हप्ते के चूजे सुस्त, पंख फूले, सफेद पानी जैसी बीट और अचानक मर रहे | poultry-gumboro-1 | poultry-flu-1
चूजों की बीट में खून और पंख लटके | poultry-coccidia-1
मुर्गे की गर्दन एंठ गई, हरा दस्त, तीन दिन में बीस मर गए, बकरियां ठीक हैं, बाकी को बचाने के लिए टीका कब लगे | poultry-ranikhet-1 | poultry-vaccination-1 poultry-vaccination-2
टीवी पर चिड़ीया वाला फ्लू दिखा रहे, पका अंडा खा सकते हैं | poultry-flu-2
गांव में कौए मरे पड़े हैं हाथ लगाएं या नहीं | poultry-flu-1
लू में मुर्गी मर रही | poultry-heat-1
बत्तख को फफूंद लगा दाना दे सकते क्या | poultry-duck-2
टर्की के बच्चे दाना नहीं चुगते, मुर्गी का दाना चलेगा क्या | poultry-turkey-2
टरकी के लिए जगह कितनी | poultry-turkey-1
भिन्डी का बीज जमता नहीं और घास बहुत है, दोनों का इलाज बताओ | okra-seed-2 okra-weeds-1 | okra-disorders-1
भिन्डी के थाले में तीन बीज डाले, बाद में कितने पौधे रखें और दूरी कितनी | okra-sowing-2
भिंडी पानी कितने दिन पर | okra-irrigation-1 | okra-disorders-1
भिंडी में निराई कब करें और घास की दवा कौन सी | okra-weeds-1 | general-weeds-1
वाराणसी वाली नई भिंडी जो बीमारी सह ले | okra-varieties-2
भिंडी की नस पीली फल फीका | okra-diseases-1 | okra-diseases-2 okra-disorders-2 okra-pests-4 okra-varieties-1
भिन्डी का पीलिया बीज से फैलता है या घास से | okra-diseases-2
कोकण में उन्हाळी भिंडी जल्दी बोई तो फल में इल्ली कम लगेगी क्या | okra-pests-2
भिंडी की पत्ती के किनारे पीले होकर ऊपर मुड़ रहे | okra-pests-3
पत्तों पर सफेद पाउडर, भिन्डी कम लग रही | okra-diseases-3
भादो में भिंडी के पत्तों पर काले कोने वाले दाग और पत्ते झड़ रहे हैं | okra-diseases-4
बैंगन ठीक है पर भिंडी के पूरे पौधे हल्के पीले हैं, खेत में पानी भी रुका था | okra-disorders-2
लू चल रही भींडी के फूल झड़ गए | okra-disorders-1 | okra-irrigation-1 general-heat-2
भिन्डी कितने दिन पर तोड़ें ताकि रेशा न पड़े | okra-harvest-1
बिहार में भिंडी की उपज | okra-yield-1 | okra-varieties-1
मिट्टी का नमूना कैसे काटें, खेत डेढ़ बीघा | general-soiltest-1 | general-soiltest-2 general-soiltest-3
आम का बाग लगाना है, जांच के लिए गड्ढे की मिट्टी कितनी गहराई से निकालूं | general-soiltest-2
थैली की पर्ची पर क्या क्या लिखना है और मिट्टी धूप में सुखाएं क्या | general-soiltest-3 | general-soiltest-1
जीवांश कार्बन 0.6 अच्छा या कम | general-soiltest-4
कार्ड में पोटाश 90 लिखा है मतलब कम है क्या, खाद बढ़ाऊं | general-soiltest-5
रिपोर्ट में जस्ता 0.4 और ईसी 0.8, क्या समझूं | general-soiltest-6 | general-zinc-2
ऊसर में जिपसम कितना | general-alkali-1 | general-alkali-2
थोड़ी कल्लर जमीन है, ढैंचा बोकर जिपसम कितना दें | general-alkali-2 | general-alkali-1
जमीन पर सफेद नमक की परत, कौन सी फसल चलेगी | general-saline-1 | palak-soil-1 mustard-varieties-3
खट्टी जमिन में चूना हर साल कूंड में कितना डालें | general-acid-2
गुमला की जमीन तेजाबी है, चूना दूं तो फायदा होगा या खाद से ही काम चलेगा | general-acid-4 | general-acid-2 general-acid-1
चूना ज्यादा पड़ गया अब क्या | general-acid-3
काली जमीन में बाजरे का बीज कितना और लाइन की दूरी कितनी | bajra-seed-1 bajra-seed-2
बारानी बाजरे में यूरिया कब | bajra-nutrients-1 | bajra-nutrients-2
कुआं है, संकर बाजरे में पोटाश समेत कितनी खाद | bajra-nutrients-2
बजरे में गुड़ाई कब और पौधे कितनी दूर छोड़ें | bajra-weeds-1 | bajra-seed-2
जोधपुर में कम बरसात का बाजरा कौन सा और बीज कितना डालें | bajra-varieties-1 bajra-seed-1
बाजरे की बाली से शहद जैसा टपक रहा, भैंस को यह दाना दे दूं तो नुकसान होगा क्या | bajra-diseases-2
बाजरे के दाने काला चूर्ण बनकर फूट गए | bajra-diseases-3
चिड़िया बाजरे का दूधिया दाना चुग जाती, बगल का मूंग बचा है | bajra-pests-2
सिंचित बाजरा कितना क्विंटल | bajra-yield-1
पीएसबी कल्चर गोबर में कितना मिलाएं | general-biofert-2
ड्रिप की टंकी में कैल्शियम वाली खाद के साथ फास्फेट घोल दिया, जाम हो गया | general-fertigation-1 | general-drip-2
डीएपी नहीं है, सुपर से 120 60 40 कैसे पूरा करूं | general-fert-2 | general-fert-4 general-fert-3
एक बोरी युरिया में असल नाइट्रोजन कितना | general-fert-4 | general-fert-3 general-nano-1
खाद बीज के साथ मिलाकर बो दी, जमाव कम है, क्या खाद से जला | general-fert-6
युरिया किस्तों में कब फेंकें, बरसात का आसार है | general-fert-5
गेहूं में नैनो यूरिया की शीशी से बोरी छोड़ दें क्या | general-nano-1 | general-nano-2
नैनो के बारे में सरकार ने संसद में क्या कहा, जांच में फायदा निकला या नहीं | general-nano-2 | general-nano-1
जस्ता एकड़ में कितने किलो | general-zinc-2 | pigeon-pea-disorders-2 soybean-disorders-1 rice-disorders-2 wheat-nutrients-6
खड़ी फसल पर जिंक का छिड़काव कितना घोलें और डीएपी मिला सकते क्या | general-zinc-3
सुहागा कितना डालें, ज्यादा से नुकसान | general-boron-2 | general-boron-1
पटसन छिटकवां बीज कितना | jute-seed-1
पटुआ मशीन से एक बीघे में कितना बीज, कतार कितनी दूर | jute-sowing-2 | jute-seed-1
पटसन में कुल खाद कमजोर जमीन पर, पहले आलू था | jute-nutrients-1
निचली जमीन में सफेद पाट कौन सा और कब बोएं | jute-varieties-1 jute-sowing-1
जूट में पौधे कब छांटें | jute-weeds-1
पाट की पत्ती सूंडी खा गई | jute-pests-1 | general-perch-1
पटसन कब काटें कि रेशा महीन रहे और पानी में कितने दिन डुबोएं | jute-harvest-1 jute-harvest-2
सन को सड़ाते वक्त मिट्टी और केले का थम्ब रखा तो रेशा काला पड़ गया, क्या रखें | jute-harvest-2
अगेती फूलगोभी देर से लगाई तो छोटे फूल | cauliflower-disorders-1 | cauliflower-disorders-4 cauliflower-sowing-1
फुलगोभी कौन से महीने में कौन सी और बीज एक एकड़ को कितने ग्राम | cauliflower-seed-1 cauliflower-sowing-1
फूलगोभी में खाद कब कब और मिट्टी कब चढ़ाएं | cauliflower-nutrients-1
गोभी के फूल पर भूरे दाग, डंठल खोखला, मूली ठीक निकली | cauliflower-disorders-2 | general-boron-1
गोभी के पत्ते चाबुक जैसे पतले, बीच की नस ही बची | cauliflower-disorders-3
गोभी का फूल ढीला रोएंदार | cauliflower-disorders-4 | cauliflower-harvest-1
गोभी में छोटी हरी इल्ली ने पत्ते में झरोखे बना दिए, सरसों किनारे लगाने से बचेगी क्या | cauliflower-pests-1 | cabbage-pests-1 cabbage-pests-2
गोभी के फूल में जाला और सड़न | cauliflower-pests-2
पत्ता किनारे से पीला तिकोना, नसें काली, बदबू, पास की पत्ता गोभी में भी | cauliflower-diseases-1 | cabbage-seed-1
छोटी ईलायची का कौन सा प्रकार कर्नाटक में | cardamom-varieties-1
इलाइची के कंद से पौध कैसे बनाएं | cardamom-nursery-1
इलायची को गर्मी में पानी कितने दिन पर | cardamom-irrigation-1
काली मिर्च ठीक है पर इलायची की फलियां खुरदरी फटी हुई | cardamom-pests-1
इलायची की पत्ती पर हल्की हरी टूटी धारियां और झाड़ बौना | cardamom-diseases-2
इलायची कौन से साल फल देगी, सुखाने को कितना ताप | cardamom-harvest-1
तरबूज का बीज कितना | watermelon-seed-1
तरबूज की बेल कितनी लंबी हो तब सिरा नोचें और एक बेल पर फल कितने रखें | watermelon-pruning-1
तरबुज पका कि नहीं | watermelon-harvest-1
तरबुज के छोटे फल पीले होकर गिर रहे, मधुमक्खी नहीं दिखती | watermelon-disorders-1
ढाई हाथ बेल की एक शाखा मुरझाई फिर पूरी, खरबूजा बगल में ठीक है | watermelon-diseases-1
ड्रिप तरबूज पैदावार एकड़ | watermelon-yield-1
आंवला किस महीने लगाएं गड्ढा कितना, पास में अमरूद की कतार है | amla-sowing-1
आवले में फूल के समय पानी | amla-irrigation-1
आंवला अंदर से काला | amla-disorders-1 | amla-pests-1
आवले पर जंग जैसे छल्ले | amla-diseases-1
एक पेड़ आवला कितने किलो देगा और खाद कितनी दूं | amla-harvest-1 amla-nutrients-1
गुलाब उखाड़कर चमेली लगानी है कलम कितनी दूर और गड्ढे में कितनी खाद | jasmine-sowing-1
मोगरे की चिकनी मिट्टी में फूल कम क्यों | jasmine-soil-1
मोगरे के पत्ते पीले | jasmine-disorders-1 | general-iron-1 general-defic-2 general-defic-1
मोगरे की कली किस समय तोड़ें और पौधा कब छांटें | jasmine-harvest-1 jasmine-pruning-1
पहाड़ में मटर के साथ जई किस महीने बोएं | oat-sowing-1 | field-pea-sowing-1
पछेती जई बीज एकड़ | oat-seed-1
पंजाब हरियाणा में जई की कौन सी किस्म | oat-varieties-1
बरसीम के साथ जई है इसको यूरिया कब कितना | oat-nutrients-1 | general-fert-5 berseem-nutrients-1
जई की पहली कटाई कितने दिन पर और पानी कब कब | oat-harvest-1 oat-irrigation-1
भैंस को अकेली जई दें या बरसीम में मिलाकर | oat-feeding-1 | berseem-feeding-1 cattle-bloat-1
हरा चारा दो महीने नहीं रहेगा, दस गायों के लिए गड्ढे में कितना अचार चारा भरूं | oat-feeding-2 | cattle-fodder-5 cattle-fodder-4
रिजका कब बोएं और एकड़ में बीज कितना | lucerne-sowing-1 lucerne-seed-1
रजका का बीज एकड़ में, अमरबेल वाला न हो | lucerne-seed-1 | lucerne-weeds-1
रिजके की किस्म महाराष्ट्र | lucerne-varieties-1
बरसीम सूख गई रिजका को जाड़े में पानी कितने दिन पर | lucerne-irrigation-1
रिजके पर पीले धागे लिपटे | lucerne-weeds-1 | lucerne-seed-1
नेपियर की जड़ किस महीने लगाएं | hybrid-napier-sowing-1
हाथी घास की बढ़िया किस्म जो ज्यादा काटे | hybrid-napier-varieties-1
नेपियर में कटाई के बाद खाद | hybrid-napier-nutrients-1
नैपियर कितने दिन पर काटें और पानी कब दें | hybrid-napier-harvest-1 hybrid-napier-irrigation-1
नेपियर के बीच लोबिया बो दें तो दूध पर असर होगा | hybrid-napier-intercropping-1
गाजर घास से खुजली, कैसे खत्म करें | general-weeds-2
धान की पौधशाला में यूरिया कितना |
धान का समर्थन मूल्य इस बार | general-market-3 | general-market-8
धान में घोंघा पौधे काट रहा क्या डालें |
धान की रोपाई मशीन कितने की आती है और उस पर छूट कहां मिलेगी | general-scheme-57 | general-chc-2 general-scheme-55
संकर धान का बीज एक किलो का भाव |
धान की भूसी बेचनी है खरीदार कौन |
बायलर एक किलो वजन पर कितना दाना खाता |
मुर्गी फार्म के लिए बैंक से कर्ज लेना है कौन कौन से कागज लगेंगे, जमीन पिताजी के नाम है और बगल में सरसों का खेत है | general-scheme-42 | general-scheme-40 general-scheme-41
मुर्गी के पंख में जूं |
देसी मुर्गी को पेट के कीड़े की दवा कितनी |
कड़कनाथ का अंडा कितने का बिकता है |
आज मंडी में भिंडी का भाव |
भिंडी की जड़ों में गांठें पड़ गई हैं पास के टमाटर में भी, कौन सी दवा |
भिंडी के पौधे उगते ही जमीन के पास से गलकर गिर जाते हैं, सीड बेड में मिर्च भी ऐसे ही गिरी थी, क्या छिड़कूं |
भिंडी पर लाल मकड़ी का जाला |
बाजरे में तना मक्खी की दवा |
बाजरा काटकर कितने दिन बोरे में रखें कि घुन न लगे |
बाजरे की सरकारी खरीद कब शुरू होगी |
मिट्टी जांच की फीस कितनी और कार्ड मोबाइल पर कैसे देखें | general-scheme-47
जिप्सम कहां मिलेगा और उस पर सरकार कितनी छूट देती है |
पाट का सरकारी दाम इस साल |
गोभी के पौधे आपस में कितनी दूर लगाएं |
फूलगोभी में सिंचाई कितने दिन के अंतर पर करनी चाहिए जाड़े में |
इलायची के भाव आज बोडी में |
तरबूज की सबसे मीठी किस्म का नाम |
तरबूज पर लाल भृंग पत्ते छलनी कर रहे |
आंवले का मुरब्बा बनाने की विधि और पैकेट पर छापने का लाइसेंस |
मोगरे को गर्मी में कितने दिन पर पानी दें |
जई में काला चेंपा लग गया है पशु को खिलाने से पहले कौन सी दवा मारूं और कितने दिन रुकूं, गेहूं में भी वही दिख रहा है |
नेपियर की जड़ें कहां मिलेंगी कितने पैसे की एक |
गेहूं बोने का सबसे सही समय | wheat-sowing-1 | wheat-sowing-2 wheat-sowing-3
हमारे यहां न कुआं न नहर बस मिट्टी की नमी है गेहूं कब डालें | wheat-sowing-2
गेंहू बीज प्रति एकड | wheat-seed-1 | wheat-seed-2
पौष में गन्ना कटा अब जनवरी में कनक डाल रहा हूं बीज कितना बढ़ाऊं | wheat-seed-2 | wheat-seed-1 wheat-sowing-3
गेहूं के बीज पर क्या मलकर बोएं कि आगे काली बाली न आए | wheat-seed-4 | wheat-diseases-4
मेरठ में दिसंबर में बोने लायक गेहूं का नंबर बताओ | wheat-varieties-2 | wheat-sowing-3
आलू खोदने के बाद समस्तीपुर में गेहूं लगाना है कौन सी किस्म लें | wheat-varieties-3 | wheat-sowing-3
एमपी लेट बोवनी गेहूं बीज | wheat-varieties-4 | wheat-seed-1 wheat-sowing-3
सिंचित गेहु में कुल खाद | wheat-nutrients-1 | wheat-nutrients-4 wheat-nutrients-3
कनक में सफेद खाद एक साथ डाल दूं या बांटकर, काली भारी मिट्टी है | wheat-nutrients-2
सोसाइटी में डीएपी आया है दो एकड़ गेहूं के लिए कितनी बोरी उठाऊं यूरिया भी बताना | wheat-nutrients-4 | general-fert-1 general-fert-4 wheat-nutrients-2
जिस खेत में पानी नहीं लगता वहां गेहूं को खाद कितनी दें | wheat-nutrients-5
गेहु में पहला पानी कब | wheat-irrigation-1 | wheat-irrigation-2
नहर इस बार दो ही बार आएगी तो गेहूं को किस किस वक्त पानी दूं | wheat-irrigation-2 | wheat-irrigation-1
पानी लगाने के चार दिन बाद चिकनी मिट्टी का गेहूं पीला पड़ गया | wheat-disorders-1
गेहूं की नीचे वाली पुरानी पत्ती पहले पीली हो रही ऊपर सब हरा | wheat-disorders-2 | general-defic-2 general-defic-1
फरवरी में ही लू जैसी गर्मी आ गई गेहूं पर क्या छिड़कें कि दाना बचे | wheat-disorders-4 | general-heat-1 wheat-climate-1
गेहूं दाना भराव में गर्मी | wheat-climate-1 | general-heat-1 wheat-disorders-4
गेहूं जैसा घास जिसकी जड़ लाल होती है कैसे पहचानूं | wheat-weeds-2
गुल्ली डंडा दोगुनी दवा पर भी खड़ा | wheat-weeds-3 | wheat-weeds-4 wheat-weeds-2
बथुआ हिरनखुरी की दवा | wheat-weeds-5
कंबाइन पर वो पराली काटकर बिखेरने वाला यंत्र लगवाने से कनक को फायदा है क्या | wheat-machinery-2 | general-residue-1
जनवरी में खेत में कहीं कहीं गोल घेरे में गेहूं पीला, चलने पर पाजामे पर पीला रंग | wheat-diseases-1 | wheat-disorders-2 wheat-diseases-2
पिला रतुआ की रोकथाम | wheat-diseases-2 | wheat-diseases-1
गेंहू की बालि काली राख | wheat-diseases-4 | wheat-seed-4
पॉपुलर की छांव वाले गेहूं में नीचे की पत्ती पर आटा जैसा जमा है | wheat-diseases-6
गेहू की बाली में चेंपा | wheat-pests-1 | wheat-pests-2
दिमक लग गई गेहू में | wheat-pests-3 | general-compost-3
पराली वाले खेत में रात को सुंडी गेहूं खा रही दिन में दिखती नहीं | wheat-pests-4
गेहूं के लिए कैसी जमीन चाहिए | wheat-soil-1
कोठी में भरने से पहले गेहूं कितना सुखाना है | wheat-storage-1 | general-store-1 general-hermetic-1
गेहूं में सल्फास की गोली घर वाले कमरे में रखना ठीक है या नीम पत्ती | wheat-storage-2 | wheat-storage-1
गेहूं कब बोएं और कौन सी किस्म, हरियाणा, समय पर बोना है | wheat-sowing-1 wheat-varieties-1 | wheat-sowing-2
गेहूं में दीमक भी आती है और जड़ भी सड़ती है बोने से पहले बीज में क्या लगाएं | wheat-pests-3 wheat-seed-4 | general-tricho-1
गेहूं बेचने का रजिस्ट्रेशन कहां | general-market-15 general-market-6 general-market-7 | general-market-5 general-market-14
ओले से गेहूं पिट गया बीमा का पैसा कैसे मिलेगा | general-scheme-26 general-hail-2 | general-scheme-29
शरबती गेहूं का भाव | general-market-22 | general-market-2
गेहूं में गंधक कितना डालें |
केला कितनी ठंड सह लेता है | banana-climate-1 | banana-disorders-3
केरल में बारिश के भरोसे केला किस महीने में रोपें | banana-nursery-1
टिशू कल्चर केला लगाने का तरीका | banana-nursery-2 | banana-sowing-1
केले की बाजार वाली किस्म | banana-varieties-1
जी नाइन प्रति पौधा खाद | banana-nutrients-1
ड्रिप से केले को घुलने वाली खाद कब कौन सी | banana-nutrients-3 | banana-nutrients-1 general-fertigation-1
घौद पूरी निकल आई है और भारी होकर केला झुक रहा, बांस का टेका लगाऊं या रस्सी बांधूं, लोग कहते हैं थैली पहनाने से फल साफ आता है | banana-pruning-2
केले का तना नीचे से फट रहा और पत्ती पीली होकर झूल गई | banana-diseases-1
कटिहार से केले की पुत्ती मंगवा रहा हूं कोई खतरा | banana-diseases-2
केले के ऊपर पत्ते गुच्छा बनकर सीधे खड़े हैं छोटे छोटे, दो साल से घौद ही नहीं आई, बगल की हल्दी अच्छी है | banana-diseases-4
केले की गाठ में सुंडी | banana-pests-1
केले की पुरानी पत्ती नारंगी पीली होकर फटकर झुक गई फल पतले | banana-disorders-1
केले में मैग्नीशियम की कमी | banana-disorders-2 | general-defic-3
ठंड में केले की घौद गले में फंस गई बाहर नहीं आ रही | banana-disorders-3
कच्चा केला पकाने का सही तरीका | banana-storage-1
जलगांव वाले केले का कितना उत्पादन ले लेते हैं | banana-yield-1
केले का मोसम और मिटटी | banana-climate-1 banana-soil-1
केले का बीमा होता है क्या आंधी के लिए | general-scheme-29 | general-scheme-34
केला भाव रावेर मंडी | general-market-22
केले की खेती पर सरकार कितना अनुदान देती है |
देसी टमाटर का बीज कितना चाहिए एकड़ के लिए | tomato-seed-1
टमाटर की पौध ट्रे में तैयार करनी है जाली कैसी लगे | tomato-nursery-1 | general-heat-2 tomato-diseases-2
कटक में टमाटर लगाया है खाद कितनी और मिट्टी चढ़ाते समय कितनी | tomato-nutrients-2
गरमी में टमाटर को पानी कब | tomato-irrigation-1 | general-heat-2
टमाटर रोपते ही घास न उगे कोई दवा | tomato-weeds-1 | general-weeds-1
टमाटर के पत्ते सिकुड़कर मुड़ गए पौधा झाड़ी सा बौना | tomato-diseases-1 | tomato-pests-1 tomato-diseases-2
टमाटर में सफेद मख्खी | tomato-pests-1 | tomato-diseases-1 general-trap-3
टमाटर में गोल छेद करके सुंडी सिर घुसाए बैठी है | tomato-pests-2
टमाटर पत्तों पर सांप जैसी लकीरें | tomato-pests-3 | general-trap-3
टमाटर में नीचे के पत्तों पर छल्ले वाले भूरे दाग | tomato-diseases-3
आलू के बगल वाला टमाटर झुलस गया नीचे सफेद फफूंद फल भूरा सड़ा | tomato-diseases-4
हरा टमाटर एक दिन में मुरझाया | tomato-diseases-5 | tomato-diseases-6
टमाटर की पोध गलकर गिर रही | tomato-diseases-7 | general-tricho-1
पानी देते ही टमाटर फटें | tomato-disorders-2 | tomato-irrigation-1
दूर की मंडी भेजना है टमाटर कितना लाल होने पर तोड़ें | tomato-harvest-1 | tomato-storage-1
टमाटर का फूल गिरता है और जो फल बनता है उसका पेंदा काला | tomato-disorders-1 tomato-disorders-3 | general-defic-4 general-heat-2
टमाटर पौधे की आपसी दूरी |
टमाटर को पाले से कैसे बचाएं | general-frost-2 | general-frost-1
टमाटर मिट्टी पीएच |
टमाटर में बंदर आ रहे कैसे भगाएं |
कुसुम बुवाई माहू से बचने को | safflower-sowing-1 | safflower-pests-1
करडी का बीज एकड़ में कितना और लाइन कितनी दूर काली जमीन | safflower-seed-1 | safflower-seed-2
बिना कांटे वाली कुसुम की किस्म | safflower-varieties-1
छोटी कुसुम ठंड में मर जाएगी क्या, पारा शून्य से नीचे गया | safflower-climate-1
बारानी करडी में खात | safflower-nutrients-1
कुसुम में एक ही सिंचाई हो सकती है किस वक्त करें | safflower-irrigation-1
कुसुम में गुड़ाई कब कब | safflower-weeds-1
करडई वर मावा | safflower-pests-1 | safflower-varieties-1 safflower-sowing-1
कुसुम की पत्ती हरी सुंडी खा गई पीठ पर बैंगनी निशान पूंछ पर कूबड़ | safflower-pests-3
कुसुम के पौधे मुरझाकर सूख रहे जहां पानी भरा था | safflower-diseases-2 | safflower-soil-1
कुसुम पत्ते पर जंग जैसा चूर्ण | safflower-diseases-3
करडी कितने दिन में कटती है | safflower-harvest-1
कुसुम के साथ मसूर या ज्वार कौन सी बेहतर जोड़ी | safflower-intercropping-1 | safflower-pests-1
करडई पेरणी का समय और बीज की मात्रा बताओ | safflower-sowing-1 safflower-seed-1 | safflower-seed-2 safflower-sowing-2
कुसुम के फूल की पंखुड़ी कहां बिकती है |
करडी बीज घर में रखना |
नारियल कहां अच्छा होता है | coconut-climate-1
एक एकड में नारीयल पेड | coconut-sowing-1
खोपरा वाले नारियल की जाति और बड़े पेड़ की साल भर की खाद | coconut-varieties-1 coconut-nutrients-1
आठ साल के नारियल में कितनी खाद कब डालें | coconut-nutrients-1
नारियल का छोटा पौधा कितने दिन पर पानी मांगता है | coconut-irrigation-1
नारीयल के बीच दुसरी फसल | coconut-intercropping-1
नारियल तने में लाल सूंड कीड़ा | coconut-pests-2
नारियल के पत्ते के नीचे जाले और सूखे भूरे दाग, परजीवी कीट कहां मिलेगा | coconut-pests-3
नारियल के छोटे फल की टोपी के नीचे भूरे तिकोने दाग बाद में फटते हैं | coconut-pests-5
नारीयल की फुनगी सड गई | coconut-diseases-1
नारियल के पेड़ का बीमा |
नारियल पर चूहे |
नीचे वाली पहाड़ी में कौन सा सेब होगा जहां बर्फ नहीं गिरती | apple-climate-1
पथरीली परत है आधा फुट नीचे और पानी रुकता है वहां सेब लगाऊं या आड़ू ही रहने दूं | apple-soil-1
सेब में फूल खूब आता है पर फल नहीं बैठता मेरे पास सब एक ही जात के पेड़ हैं | apple-sowing-2 | apple-disorders-1
छह साल के सेब को गोबर और खाद कितनी और किस महीने | apple-nutrients-1
सेब का बगीचा सूख रहा मई में कितनी बार सिंचाई | apple-irrigation-1
गिरे पत्तों से अगले साल सेब पर काले खुरदरे दाग न आएं उसके लिए पतझड़ में क्या छिड़कें | apple-diseases-1
सेब का पेड़ छोटी फीकी पत्ती, फूल बहुत आए फिर सूखने लगा, जड़ खोदी तो सफेद धागे | apple-diseases-3
सेव की टहनी पर सफेद रूई | apple-pests-1
सैंजोस स्केल के लिए तेल का छिड़काव कब | apple-pests-2
जून में सेब के छोटे फल बहुत गिरे और बाद में भी गिरते हैं | apple-disorders-1
सेब को शीत भंडार में कितने डिग्री पर कितने महीने रखें | apple-harvest-1
सेब की नई बगिया लगानी है जमीन कैसी और रोपाई कब | apple-sowing-1 apple-soil-1 | apple-climate-1
संतरे की कलम किस मूलवृंत पर बंधी लूं और फासला कितना | orange-sowing-1
पांच साल के किन्नू में कितना यूरिया और सुपर | orange-nutrients-2
संतरे में ड्रिप से रोज कितने लीटर, चार साल का बगीचा | orange-irrigation-1
अंबिया बहार का ताण कब से | orange-pruning-1 | pomegranate-pruning-1 lemon-pruning-1
नारंगी का फल टेढ़ा हरा खट्टा रह गया पत्ती चितकबरी, बगल में कढ़ी पत्ता है | orange-diseases-1 | orange-pests-1
किन्नू के तने के नीचे गोंद बह रही, पेड़ पीला, पानी तने से सटकर भरता हूं | orange-diseases-2
शाम को पतंगे आकर संतरे में सुई जैसा छेद कर जाते, फल सड़कर गिरते | orange-pests-2
संत्रे के छोटे फल झड रहे | orange-disorders-1
शाही और चाइना में क्या फर्क, कौन पहले पकती है | litchi-varieties-1
लीची की गूटी कब लगाएं और गड्ढे में क्या डालें | litchi-sowing-1
लीची में मंजर आने से पहले पानी दिया तो सिर्फ नई पत्ती निकली, सही क्या है | litchi-irrigation-1
पछुआ हवा से लीची का छिलका फट रहा और जल रहा है | litchi-disorders-1
मटर जितनी लिची झड रही | litchi-disorders-2 | litchi-pests-2
लीची के डंठल के पास फल में सफेद छोटा कीड़ा और काला बुरादा मिलता है, और टहनी पर बदबू वाला लाल कीड़ा भी बैठा है, दोनों का क्या करें | litchi-pests-2 litchi-pests-3
लीची पर बदबूदार भूरा लाल बड़ा कीड़ा रस चूस रहा | litchi-pests-3
लीची तोड़ने के बाद भूरी हो जाती है कैसे बचाएं, दिल्ली भेजनी है | litchi-harvest-1
बंगाल में लीची की पैदावार बिहार से ज्यादा है क्या | litchi-yield-1
चाय की कलम कब काटें और थैली में मिट्टी बालू कितना | tea-nursery-1
ढलान पर चाय की दुरी | tea-sowing-1
चाय में खाद कब डालें बारिश हो रही हो तब चलेगा क्या | tea-nutrients-1 | tea-nutrients-2
चाय की छंटाई कितने साल के चक्र में और कितनी ऊंचाई पर | tea-pruning-1
चाय में मच्छर कीट | tea-pests-1
कोहरे वाले मौसम में चाय की कोमल पत्ती पर गोल फफोले नीचे सफेद | tea-diseases-1
चाय तुड़ाई कितने दिन पर और छंटाई किस महीने | tea-harvest-1 tea-pruning-1
मैदान में सिमला मिर्च कब | capsicum-sowing-1
शिमला मिर्च की पौध कितने दिन की रोपें, टमाटर तो 25 दिन में हो जाता है | capsicum-seed-1
शिमला मिर्च में रोपाई से पहले एकड़ में कितनी खाद | capsicum-nutrients-1
पानी चूक गया तो शिमला मिर्च की कली झड़ गई, कितना पानी देना था | capsicum-irrigation-1
शिमला मिर्च के फल पर धूप वाली तरफ सफेद कागज जैसा दाग | capsicum-disorders-1
शिमला मिर्च मुरझाकर सड़ रही है पॉलीहाउस में, पास का खीरा ठीक है, शायद पानी ज्यादा हो गया, रोज एक पौधे को कितना देना चाहिए | capsicum-diseases-1 capsicum-irrigation-1
पॉलीहाउस में शिमला मिर्च कितने क्विंटल और खुले में कितने | capsicum-yield-1
पालक किस महीने से किस महीने तक बो सकते | palak-sowing-1
पालक का बीज कतार में कितना और कतार की दूरी | palak-seed-1
खारी रेह वाली जमीन में पालक हो जाएगी क्या, मेथी तो जल गई थी | palak-soil-1
सर्दी में पालक को कितने दिन पर पानी और काटने के बाद | palak-irrigation-1
पालक के पत्ते पर गोल धूसर धब्बे किनारा बैंगनी | palak-diseases-1
पालक में ईल्ली | palak-pests-1
पालक में डंठल निकला, पत्ती कड़वी | palak-disorders-1 | palak-sowing-1
पालक कब बोऊं, बीज कितना | palak-sowing-1 palak-seed-1
पराली जलाकर बोना सस्ता या सीधी मशीन वाला, किसी ने हिसाब लगाया है क्या | general-residue-2 | general-residue-4
धान के बाद बिना जोते सीधे बोने वाली मशीन से क्या बचत होगी | general-zerotill-1 | general-residue-1 general-residue-2
घास की दवा वाली टोंटी | general-nozzle-1
हाथ वाले पंप का दबाव कितना रखें कि दवा उड़े नहीं | general-nozzle-2 | general-spraywx-1
स्प्रे से पहले पानी नापने का तरीका दस बाई दस मीटर वाला | general-nozzle-3
किराए की मशीन वाला ऐप | general-chc-1
35 एचपी पर सुपर सीडर चलेगा | general-implement-1
लेजर से खेत समतल करवाना कितने साल बाद दोबारा और फायदा कितना | general-implement-2
कटी हुई चरी का नया फुटाव हाथ भर भी नहीं हुआ और भैंस छूटकर चर आती है, मक्का तो उधर खत्म है, कोई डर की बात है क्या | fodder-sorghum-feeding-1 | fodder-sorghum-feeding-2
ज्वार चारे में यूरिया बहुत डाल दिया और पाला भी पड़ा, अब खिलाना ठीक है | fodder-sorghum-feeding-2 | fodder-sorghum-nutrients-1 fodder-sorghum-feeding-1 jowar-feeding-1 fodder-sorghum-feeding-3
ज्वार खाकर गाय गिर गई | fodder-sorghum-health-1 | cattle-feeding-8
चरी बोने का समय गर्मी में और बीज कितना, लोबिया भी मिलाना है | fodder-sorghum-sowing-1 | jowar-seed-2 cowpea-sowing-1
मीठी सूडान जैसी बार बार कटने वाली चरी | fodder-sorghum-varieties-1
चरी की दूसरी कटाई कब और हर बार काटने पर यूरिया कितना | fodder-sorghum-harvest-1 fodder-sorghum-nutrients-1 | fodder-sorghum-feeding-1
चारे वाली ज्वार कौन सी और कब बोएं, बरसीम खत्म हो रही है | fodder-sorghum-varieties-1 fodder-sorghum-sowing-1
गुलाब लगाने का महीना और दूरी | rose-sowing-1
गुलाब के नीचे से जंगली कोंपल निकल रही, शाखा कितनी रखूं | rose-pruning-1
गुलाब की कली भुरी, खुलती नही | rose-pests-1
गुलाब के फूल सुबह तोड़ें या शाम, माला वाले | rose-harvest-1
सफेदा खारी कल्लर जमीन में होगा क्या और ऐसी जमीन के लिए कौन सा नंबर लें | eucalyptus-soil-1 eucalyptus-varieties-1
एक एकड़ में सफेदे के कितने पेड़ और गड्ढा कितना | eucalyptus-sowing-1
सफेदे के छोटे पौधे घास में दब रहे बढ़ते नहीं | eucalyptus-nutrients-1
कटे सफेदे के ठूंठ से कोंपलें निकलीं कितनी रखूं | eucalyptus-harvest-1
नीलगिरी की पत्ती की नस पर गांठें फूल गईं | eucalyptus-pests-1
कुएं के पास सफेदा ठिक है | eucalyptus-intercropping-1
मिथुन को कौन सा टीका और जोंक किलनी का क्या करें | mithun-health-1 | mithun-rearing-1
सेब पर ओले की जाली के लिए कितना अनुदान |
सेब के फल में गुलाबी सुंडी बीज तक जाती है |
संतरे के तने में छेद और जाला लकड़ी खाने वाला कीड़ा |
लीची पर चमगादड़ |
हरी चाय पत्ती का भाव |
शिमला मिर्च पीली लाल वाली कौन सी किस्म |
पालक की अच्छी किस्म का नाम |
ड्रोन से दवा छिड़कने का किराया |
चरी में घास की दवा |
गुलाब की चश्मा कलम कैसे चढ़ाते हैं |
मिथुन कितने महीने में ब्याती है |
सफेदे का पेड़ काटने का ठेका कैसे दें |
चाय बागान में घास की दवा |
शिमला मिर्च आज कितने रुपए किलो |
ट्रैक्टर का डीजल ज्यादा खा रहा इंजन की मरम्मत कैसे |
लाल केले में पौधे कितने फुट पर | banana-sowing-1
फसल आते ही औने पौने में न बेचना पड़े कोई उपाय | general-enwr-1 | general-market-27 general-market-21 general-market-11
गोदाम में रखे माल का बीमा और तौल होता है क्या | general-enwr-2
सरकारी दाम कब निकलता है | general-market-1
मसूर का सरकारी भाव | general-market-2
सोयाबीन मक्का समर्थन मूल्य | general-market-3
सरसों सरकार की तरफ से कौन एजेंसी तौलती है | general-market-4
उत्तर प्रदेश में बाजरा सरकार को देना है कहां नाम लिखवाएं | general-market-5
सीहोर में गेहूं तुलवाने की तारीख कैसे लें मोबाइल से होगा या पंचायत से | general-market-6
हरियाणा में फसल का ब्यौरा नहीं चढ़ाया तो क्या मंडी में सरकारी खरीद होगी | general-market-7
रायपुर में एक एकड़ पर कितना धान बिकेगा और क्या दाम | general-market-8
नरमे में कितनी नमी तक निगम वाले लेते हैं | general-market-10
तूर सरकार को बेचनी है किस साइट पर नाम डालें, बाहर भाव ज्यादा मिला तो वहां बेच सकते हैं? | general-market-11 | general-market-12
गेहूं केंद्र पर ले जाते समय क्या क्या कागज साथ रखने हैं और नाम किस साइट पर चढ़वाना है, कन्नौज से हूं, बटाई की जमीन है | general-market-13 general-market-5
बिहार में पैक्स वाला गेहूं लेने को कह रहा पहले नंबर लाओ, वो नंबर कहां से मिलेगा | general-market-15
बरगढ़ में धान टोकन के लिए जमीन कब दर्ज होती है | general-market-16
केंद्र वाले ने धान गीला बोलकर वापस कर दिया अब क्या करें | general-market-18
मोबाइल पर बोली देखकर माल बेचने वाली मंडी में नाम कैसे जुड़े और बिकने के बाद पैसा कैसे आता है | general-market-19 general-market-20 | general-market-21
ई नाम पर बेचा तो पैसा सीधे व्यापारी देगा या बैंक से आएगा | general-market-20
आज का मंडी भाव कहां देखें | general-market-22
राजस्थान में मंडी के बाहर सीधे मिल को बेचूं तो टैक्स लगेगा क्या | general-market-23 | general-market-30 general-market-34
आढ़ती तुलाई और भराई के पैसे मुझसे काट रहा है ये सही है क्या | general-market-24
ऐगमार्क लगवाने का कागज कितने दिन मे बनता है | general-market-25
अनाज की रसीद पर कर्ज लेने में सरकार की गारंटी कितने तक है, छोटे किसान और महिला को कितनी | general-market-27
कटाई के बाद माल गोदाम में डाल दूं तो क्रेडिट कार्ड वाली कम ब्याज दर चलती रहेगी? | general-market-28
खेती की कमाई पे इनकम टेक्स देना होता है क्या | general-market-30 | general-market-32
मुर्गी फार्म की आमदनी खेती मानी जाएगी या धंधा | general-market-31
ट्रैक्टर पर जीएसटी कितनी | general-market-33
अपने खेत का ताजा फल बेचता हूं, क्या जीएसटी लगेगी | general-market-34
बारिश पंद्रह दिन पिछड़ गई, धान की बेहन एक साथ डालें या रुक रुक कर | general-drought-2
पंजाब में गेहूं के बाद मूंगी किस तारीख तक बो सकते हैं और नाड़ में सीधी बिजाई किस मशीन से करें | moong-sowing-1 moong-machinery-1
अप्रैल के आखिर में मूंग डाल दें तो फली लगेगी या नहीं, सरसों अभी कटी है | moong-sowing-2
सावन वाली मूंग जुलाई में कितना बीज एकड़ में, बठिंडा | moong-sowing-4
मोटे दाने वाली मूंग का बीज एक एकड़ में कितना डालें गर्मी में | moong-seed-1
गर्मी की मूंग की कौन सी किस्म और कब बोएं, लुधियाना | moong-varieties-1 moong-sowing-1
पंत मूंग 5 और सम्राट में कितने दिन लगते हैं | moong-varieties-2
आलू खोदकर मूंग लगाई है क्या खाद डालना जरूरी है | moong-nutrients-1
गेहूं की नाड़ खेत में पड़ी है बिना जोते मूंग कैसे बोएं | moong-machinery-1
मूंग में फूल आने वाला है पानी दूं कि नहीं | moong-irrigation-1 | moong-irrigation-2
पूरा खेत फूल से भरा है मूंग में अभी पानी चला दें क्या | moong-irrigation-2 | moong-irrigation-1
मूंग में बुवाई के दूसरे दिन कौन सी दवा छिड़कें ताकि घास न उगे | moong-weeds-1
मूंग के नए पत्तों पर चटक पीले छींटे और फली टेढ़ी छोटी | moong-diseases-1 | moong-diseases-2
मूंग में जाली जैसा पीलापन, यूरिया डालने से भी हरा नहीं हुआ | moong-diseases-2 | moong-diseases-1
गर्मी की मूंग के फूल झड़ रहे और ऊपर की नोक मुड़ गई | moong-pests-2 | moong-sowing-2
पानी लगाते ही मूंग के पौधे लटक कर सूखने लगे, नीचे डंठल भूरा है और उखाड़ने पर जड़ का छिलका रेशा रेशा निकलता है | moong-diseases-3
मूंग के पत्ते पर लाल भूरे छोटे दाग बीच में राख जैसा | moong-diseases-4
मूंग की फली में इल्ली है, चिड़िया बैठने के डंडे कितने गाड़ें | moong-pests-3 | general-perch-1
खट्टी मिट्टी मूंग चूना कितना | moong-soil-1 | general-acid-3 general-acid-2
मूंग की फलियां आधी से ज्यादा काली हो गई हैं बादल भी घिर रहे, काट लें? | moong-harvest-1
मूंग में औसत पैदावार और कितने दिन की फसल | moong-yield-1 | moong-varieties-2 moong-varieties-1
चना तो बच जाता है मुंग में घुन लग जाता है घर में कैसे रखें | moong-storage-1 | general-hermetic-1 general-store-5 general-store-4
देर वाली अरहर कब लगाएं | pigeon-pea-sowing-1 | pigeon-pea-sowing-2
तुअर बीज कितना लगेगा | pigeon-pea-seed-1
अरहर बोने से पहले बीज में क्या क्या मिलाएं | pigeon-pea-seed-2
निचली जमीन में राहर कैसे लगाएं पानी रुकता है, पहले वहां धान होता था | pigeon-pea-soil-1
लंबी अवधि वाली रहर, पूर्वांचल के लिए कौन सी अच्छी | pigeon-pea-varieties-2
मशीन से कटने वाली अरहर | pigeon-pea-varieties-3
अरहर मे डीऐपी कितना डाले | pigeon-pea-nutrients-1 | pigeon-pea-nutrients-2 pigeon-pea-disorders-1
अरहर में पानी कब कब | pigeon-pea-irrigation-1
हमारे गांव में सबकी तुअर में हरी इल्ली फली में घुस कर दाना खा रही है, दुकानदार महंगी बोतल दे रहा, पहले क्या करना चाहिए | pigeon-pea-pests-1 | pigeon-pea-pests-2
उड़द तो काट ली, अब अरर की सूखती फली पर सुई जैसा छेद, दाना सिकुड़ा अधखाया | pigeon-pea-pests-3
अरहर के फूल फली गुच्छे में जाले से बंधे हैं | pigeon-pea-pests-4 | pigeon-pea-pests-1
अरहर एक एक डाल करके सूख रही, छाल के नीचे काली धारी | pigeon-pea-diseases-1
हमारी अरहर खूब झाड़ीदार हो गई पर न फूल न फली, पड़ोसी की तो लद गई | pigeon-pea-diseases-2
छोटी अरहर बारिश के बाद जमीन के पास से काली होकर टूट रही | pigeon-pea-diseases-3 | pigeon-pea-soil-1
अरहर के पत्तों में नसें हरी और बीच में पीली कांसे जैसी पट्टी | pigeon-pea-disorders-2
मूंगफली के साथ अरहर लगानी है कतार का हिसाब बताइए | pigeon-pea-intercropping-1 | groundnut-intercropping-1
थैली में तैयार तुअर के पौधे कितनी दूरी पर रोपें | pigeon-pea-nursery-1
अरहर एकड़ में कितनी निकलेगी | pigeon-pea-yield-1 | pigeon-pea-varieties-1 pigeon-pea-varieties-2
तिल कब बोना चाहिए बुंदेलखंड में | sesame-sowing-1
तिल्ली का बीज एकड़ में कितना और बोने का सही समय | sesame-seed-1 sesame-sowing-1 | sesame-sowing-2
तिल का दाना महीन है छिटकते समय एक जगह गिर जाता है क्या मिलाएं, और निराई कब | sesame-seed-2 sesame-weeds-1
यूपी में तिल की कौन सी वैरायटी जल्दी पकती है | sesame-varieties-1
ओडिशा में तिल की किस्म और मिट्टी कैसी चाहिए | sesame-varieties-2
आंध्र बारानी तिल खाद | sesame-nutrients-2
तिल में फलियां बन रही हैं और बारिश रुक गई, एक पानी दूं क्या | sesame-irrigation-1 | general-drought-1
उड़द अच्छी है पर तिल्ली के फूल की जगह हरी पत्तियों का गुच्छा बन गया | sesame-diseases-1 | sesame-sowing-1
तिल के तने पर जमीन के पास काला घेरा और पत्ते झुलसे, लगातार बरसात है | sesame-diseases-2
तिल के बीज को गरम पानी में कितनी देर रखें | sesame-diseases-3
तिल की कलियां फूल कर गांठ जैसी हो गईं अंदर छोटा कीड़ा | sesame-pests-2
सोयाबीन कट गई, तिल कब काटें कि झड़े नहीं | sesame-harvest-1
तिल की पैदावार कितनी मिल जाती है हमारे यूपी में | sesame-yield-1 | sesame-varieties-1
तिल के साथ मूंग चलेगी? | sesame-intercropping-1 | sesame-pests-1
आलू के बाद सूरजमुखी फरवरी में ही लगाएं या मार्च में भी हो जाएगी | sunflower-sowing-1 | sunflower-sowing-2
सुरजमुखी का बीज भिगोकर बोए क्या | sunflower-seed-1
संकर सूरजमुखी कितनी दूरी पर | sunflower-seed-2
पिछले साल का रखा सूरजमुखी का हाइब्रिड बीज बो दूं तो चलेगा? | sunflower-seed-3
सूरजमुखी में यूरिया कितना कितनी बार और पहला पानी कब | sunflower-nutrients-1 sunflower-irrigation-1 | general-fert-5
सूरजमुखी को कुल कितने पानी | sunflower-irrigation-1
सूरजमुखी का फूल बड़ा सुंदर बना पर बीच का दाना सब खोखला है, किनारे का भरा हुआ, खाद में कमी रह गई या मधुमक्खी नहीं आई | sunflower-disorders-1
सूरजमुखी के चारों ओर मक्का और गेंदा लगाने से इल्ली रुकेगी क्या | sunflower-pests-1
सूरजमुखी के पत्ते कटोरी जैसे मुड़ रहे नीचे हरा फुदकने वाला कीट | sunflower-pests-2
अमरूद के बाद अब तोते सूरजमूखी का सारा दाना खा जाते हैं कैसे भगाएं | sunflower-pests-3
सूरजमुखी के चक्के काटने के बाद कितने दिन धूप में रखें और दाना कैसे निकालें | sunflower-harvest-1
सूरजमुखी एक एकड़ में कितनी | sunflower-yield-1
सिंघाड़ा निकाल लिया, तालाब सुखाकर जोतना जरूरी है क्या मछली डालने से पहले | fish-pond-1 | fish-predator-1
तालाब में मांगुर और जंगली मछली है, पानी निकल नहीं सकता, कैसे खत्म करें | fish-predator-1
तालाब में कौन कौन सी मछली मिलाकर डालें और कुल कितने बच्चे एक एकड़ में | fish-stock-1 fish-stock-2
मछली को चोकर खली कितनी | fish-feeding-1
घास वाली मछली को बरसीम कितनी | fish-feeding-2
रात बहुत उमस थी बादल भी थे, सुबह देखा तो सारी मछली ऊपर मुंह निकाल कर सांस ले रही हैं, अभी तुरंत क्या करूं | fish-oxygen-1 | fish-manure-1
मई में तालाब का पानी घट गया और मछली परेशान, इस पानी को सब्जी में डाल के नया भर दूं? | fish-water-1
मछ्ली के लिए पानी का रंग कैसा होना चाहिए | fish-quality-1 | fish-manure-1 fish-feeding-2
मछली के बदन पर हरी चपटी जूं और घाव | fish-argulus-1
बाढ़ के बाद ठंड में मछली पर लाल चकत्ते फिर गहरे घाव | fish-eus-1
एक एकड़ तालाब से साल में कितनी मछली निकलेगी | fish-yield-1
तालाब में गोबर कब कब | fish-manure-1
निम्बू किस महिने लगाए | lemon-sowing-1
महाराष्ट्र नींबू की जात | lemon-varieties-1
नीचे चूने की परत वाली जमीन में नींबू लगेगा क्या | lemon-soil-1
चार साल के नींबू को ड्रिप से रोज कितने लीटर | lemon-irrigation-1
नींबू में साल में कितनी बार फूल आता है और गर्मी वाला फल कैसे लें | lemon-pruning-1
नींबू के फल और पत्ते पर खुरदरे भूरे दाने चारों तरफ पीला घेरा | lemon-diseases-1 | lemon-varieties-1
नींबू के पौधों की नई पत्तियां सींग वाला हरा कीड़ा चट कर गया | lemon-pests-2
नींबू की नई पत्ती छोटी पतली, नस हरी बीच में पीली | lemon-disorders-1
अनार के साथ निंबू भी है, फूल गिर जाता है और सूखे के बाद पानी दिया तो फल चटक गए | lemon-disorders-2 | pomegranate-disorders-1 general-heat-2
जौ दिसंबर में बो दूं तो कितना नुकसान, गन्ना अभी कटा है, और खारी जमीन की किस्म कौन सी | barley-sowing-1 barley-varieties-1 | barley-soil-1
सिंचित जौ में नाइट्रोजन फास्फोरस कितना | barley-nutrients-1 | barley-nutrients-2
जौ में यूरिया कब डालें और एक ही पानी हो तो कब लगाएं | barley-nutrients-2 barley-irrigation-1 | general-fert-5 barley-nutrients-1
खारे पानी वाली रेतीली जमीन में गेहूं नहीं होता, जौ हो जाएगा क्या | barley-soil-1 | barley-varieties-1 general-saline-1
जौ की माल्ट वाली किस्म | barley-varieties-1
गेहूं तो ठीक है पर जौ की बाल में दाने की जगह कालिख भरी है | barley-diseases-1
जौ पर माहू चेपा लगा है पूरे खेत में दवा छिड़कूं या किनारे | barley-pests-1
जौ एक एकड़ में कितने क्विंटल | barley-yield-1 | barley-varieties-1
नारंगी वाली विलायती गाजर मैदान में किस महीने | carrot-sowing-1 | carrot-varieties-2
गाजर का बीज कितना और पौधे से पौधा कितना छोड़ें | carrot-seed-1
गाजर मोटी बेस्वाद तेज गंध वाली निकली, गर्मी में लगाई थी क्या मिट्टी भी कारण है | carrot-soil-1
गाजर दो तीन टांग वाली | carrot-disorders-1
गाजर में खरपतवार बहुत है पौधा अभी उंगली भर का | carrot-weeds-1 | general-weeds-1
लाल गाजर जादा उपज वाली | carrot-varieties-1 | carrot-varieties-2
मूली ठीक निकली पर गाजर जमीन में सड़ रही है और सफेद कीड़े पड़ गए | carrot-pests-1
पिपरमेंट की जड़ कितने क्विंटल | mint-seed-1
पोदीना तेल वाला, खाद की मात्रा | mint-nutrients-1
गन्ने के बीच नहीं अकेले मेंथा में निराई कितनी बार | mint-weeds-1
मेंथा की जमीन के अंदर की जड़ भूरी होकर गल रही, जगह जगह खेत खाली | mint-diseases-1
मेंथा में बालों वाली सूंडी | mint-pests-1 | general-neem-1
पिपरमेंट काटकर तुरंत टंकी में डालें या थोड़ा मुरझाने दें | mint-harvest-1
खरबूजा फरवरी में नदी किनारे लगाएं तो ठीक, पहले यहां तरबूज था, जल्दी वाली किस्म भी बताओ | muskmelon-sowing-1 muskmelon-varieties-1
खरबूजे में गोबर और एनपीके कितना | muskmelon-nutrients-1
आंधी चल रही है खरबूजे के फूल आए हैं फल बैठेगा? | muskmelon-climate-1
खरबूजे में पानी कितने दिन पर और बाकी यूरिया कब दें | muskmelon-irrigation-1 muskmelon-nutrients-1
लौकी के बाद अब खरबुजे के छोटे पौधों को लाल कीड़ा छलनी कर रहा | muskmelon-pests-1
खरबूजा डंठल छोड़ रहा तोड़ लूं | muskmelon-harvest-1
चीकू पाला सह लेता है क्या, राजस्थान में लगाना है | sapota-climate-1
चिकू की मिठी किसम गुजरात | sapota-varieties-1
चीकू के पौधे कब लगाएं और कौन सी किस्म | sapota-sowing-1 sapota-varieties-1
चीकू के बड़े पेड़ को यूरिया सुपर कितना और किन महीनों में | sapota-nutrients-1
समुद्र किनारे की हल्की जमीन में चीकू को सर्दी में कितने दिन पर पानी | sapota-irrigation-1
चीकू की कली में छेद और पत्ते जाले में बंधे | sapota-pests-1
दिवाली के लिए गेंदा कब डालें | marigold-sowing-1
हजारा फूल का हाइब्रिड बीज एक एकड़ में कितना ग्राम | marigold-seed-1
फ्रेंच गेंदा कितने पास | marigold-sowing-2
गुलाब नहीं गेंदे की चोटी कब तोड़ें | marigold-pruning-1
टमाटर के बगल में गेंदा है, कली में सूंडी छेद कर रही, पंखुड़ी सफेद पड़ रही | marigold-pests-1
गेंदा कितने दिन में तैयार | marigold-harvest-1
मोसंबी के लिए कैसी जमीन चाहिए और पौधे किस महीने कितनी दूरी पर लगाएं | sweet-orange-soil-1 sweet-orange-sowing-1
बत्तायी के पौधे एकड़ में कितने | sweet-orange-sowing-1
मोसंबी में अंबिया बहार का फल कब पकता है | sweet-orange-pruning-1
मौसमी के पेड़ की जड़ के पास छाल गल गई, बोर्डो का लेप कितना ऊपर तक | sweet-orange-diseases-1
मोसंबी का पेड़ साल दर साल टहनी टहनी सूख रहा | sweet-orange-disorders-1 | sweet-orange-diseases-1
कटहल की मिट्टी और बारिश | jackfruit-soil-1
सख्त गूदे वाला कटहल केरल | jackfruit-varieties-1
फल देने वाले कटहल को साल में कितनी खाद | jackfruit-nutrients-1
आम के साथ छोटे कठहल काले होकर गिर रहे | jackfruit-diseases-1
कटहल सब्जी के लिए कब तोड़ें | jackfruit-harvest-1
असम में कौन सा बांस लगाएं | bamboo-varieties-1
बास के लिए गढ्ढा कितना और किस महिने लगाए | bamboo-sowing-1
बांस कितने साल में काटने लायक और किस महीने काटें | bamboo-harvest-1
खेत का बांस बेचने पर पुलिस या जंगल वाले रोकेंगे क्या | bamboo-market-1
बांस नदी के किनारे कमजोर जमीन पर लगाना है, मिट्टी कितनी गहरी चाहिए और हर गड्ढे में खाद पानी कितना | bamboo-nutrients-1 bamboo-soil-1 | bamboo-sowing-1
मूंग की फसल का बीमा कैसे कराएं | general-scheme-35 | general-scheme-23 general-scheme-24
मूंग पर टिड्डी दल आ गया |
मूंग की पत्तियां नीलगाय खा जाती है |
कटी मूंग का भूसा भैंस को खिलाएं |
अरहर की लकड़ी कहां बिकेगी |
अरहर पाले से झुलस गई अब क्या करें |
तुअर में घुन लगने से बचाने के लिए कौन सी गोली रखें | general-store-5 general-store-4 | general-store-3 general-hermetic-1
तिल का तेल निकालने का कोल्हू |
तिल में दीमक लग गई |
सूरजमुखी में दीमक जड़ काट रही है |
सूरजमुखी का तेल घर पर कैसे निकालें |
मछली तालाब की खुदाई पर अनुदान | general-scheme-71
मछली का बीज कहां मिलेगा और कितने का |
तालाब का पट्टा पंचायत से दस साल के लिए लेना है, आवेदन किसको दें और साल का कितना किराया लगता है |
नींबू के पेड़ में दीमक |
नींबू में फल छोटे रह जाते हैं, बड़ा करने का टॉनिक कौन सा और कितनी बार छिड़कें |
जौ के साथ चना मिलाकर बोना है कितनी कतार में |
जौ में गुल्ली डंडा और बथुआ के लिए कौन सी दवा और कब |
गाजर धोने की मशीन |
गाजर का बीज खुद तैयार करने के लिए जड़ दोबारा कब रोपें, देसी लाल वाली है |
पुदीना गमले में कैसे लगाएं |
मेंथा में मोथा घास की दवा का नाम और मात्रा |
खरबूजे के बीज सुखाकर बेचने का भाव |
खरबूजे की बेल में नर फूल ही आ रहे हैं मादा नहीं, इथरल कितना छिड़कना है |
चीकू के पेड़ में तना खाने वाला कीड़ा घुसा है, बुरादा निकल रहा |
गेंदे का फूल ठंडे कमरे में कितने दिन ताजा रहेगा |
मोसंबी के बाग में फल गिरने से रोकने के लिए कौन सा हार्मोन कितने पीपीएम |
कटहल के पेड़ पर फल ही नहीं लगता जबकि दस साल का हो गया और खूब हरा है, कील ठोकने से फल आएगा क्या |
बांस की टोकरी बनाने की ट्रेनिंग कहां होती है |
मंडी में आढ़ती पैसा लेकर भाग गया, थाने में लिखवाएं या कहां, छह किसानों का बारह लाख फंसा है |
पहली बारिश डेढ़ इंच गिरी है, पड़ोसी ने सोयाबीन बो दिया, मेरे पास कुआं नहीं, कपास अभी टोब दूं या और बारिश का इंतजार करूं | cotton-sowing-2
देसी कपास बीज कितना | cotton-seed-1
नरमे के एक गड्ढे में तीन तीन पौधे | cotton-seed-2
बिना पानी वाली बीटी कपास कितनी दूर दूर लगाएं | cotton-sowing-5
रेतीली जमीन में कपास चलेगी क्या | cotton-soil-1
कपास के लिए मौसम कैसा | cotton-climate-1
कपास में पहली खाद कितनी दूं और पानी कब कब, पिछले साल यहां गेहूं के बाद मूंग थी | cotton-nutrients-1 cotton-irrigation-1 | cotton-nutrients-2
नरमे में 13-0-45 कितनी बार मारें | cotton-nutrients-3
कपास में निंदाई कितने दिन तक करनी पड़ती है | cotton-weeds-1 | general-weeds-1
कपास सिर से ऊपर निकल गई फल कम हैं चोटी काट दूं क्या | cotton-pruning-1
कपास में मूंग बीच में बोऊं क्या | cotton-intercropping-1
नरमे में कलियां झड़ रही हैं, बीस दिन सूखा रहा फिर एक साथ भर के पानी दे दिया, पास की ग्वार में ऐसा कुछ नहीं दिखा | cotton-disorders-1 | cotton-irrigation-1
अगस्त में बादल ही बादल, अकोला में कपास के फूल टपक रहे हैं क्या डालें | cotton-disorders-2 | cotton-disorders-1 cotton-climate-1
कपास के नीचे के पत्ते लाल पड़ कर गिर रहे हैं, बगल वाले सोयाबीन में कुछ नहीं | cotton-disorders-3 | cotton-nutrients-3 general-defic-3 cotton-pests-6
पानी भरने बाद कपास के पौधे झुक गए | cotton-disorders-4
हरा टिंडा चीरा अंदर गुलाबी कीड़ा | cotton-pests-1 | cotton-pests-3 cotton-pests-2
नरमे के जाल में रोज रात नौ दस पतंगे आ रहे हैं अब दवा करनी चाहिए क्या | cotton-pests-2
कपास की सूखी लकड़ी चूल्हे के लिए खेत किनारे ढेर लगा रखी है, सरपंच कहते हैं इसी से अगले साल इल्ली आती है, सच है क्या और करें क्या | cotton-pests-3
कपास के पत्ते किनारे से जले जैसे | cotton-pests-6 | general-defic-3
कपास टहनी सफेद रुई जैसा चींटी | cotton-pests-8
नरमे में पत्ता मरोड़ की कोई दवा है क्या | cotton-diseases-1
कपास टुकड़ों में सूखी तना अंदर भूरा | cotton-diseases-2
कपास के पत्ते पर कोने वाले काले दाग | cotton-diseases-4
कपास कब बीनें और घर में कैसे रखें | cotton-harvest-1 cotton-storage-1
बिना सिंचाई कपास कितने कुंटल | cotton-yield-1
कपास की पत्ती खाने वाले घोंघे कैसे भगाएं |
कपास की लकड़ी से खाद कैसे बनाएं |
गेहूं वाली दवा टू फोर डी उड़ कर आ गई, कपास के पत्ते उंगली जैसे हो गए |
घर का रखा कपास बीज तेजाब से कैसे साफ करें |
हिसार में चना कब बोएं और बीज कितना गहरा | chickpea-sowing-1 chickpea-sowing-5
रुद्रपुर तराई में गन्ना कटने में देर हो गई, अब दिसंबर लग गया, चना बो सकते हैं या नहीं और लाइन कितनी दूर रखें | chickpea-sowing-3
एमपी में बिना पानी वाला चना किस हफ्ते बोएं, सोयाबीन कट गया है नमी अभी है | chickpea-sowing-4
मोटा चना बीज कितना किलो | chickpea-seed-1
हरियाणा पानी वाले चने की किस्म | chickpea-varieties-1
चने में डीएपी कितना डालें | chickpea-nutrients-1 | chickpea-nutrients-2
पंजाब काबुली छोले में सुपर कितने | chickpea-nutrients-2
चने में पानी कब लगाएं मावठ नहीं हुई | chickpea-irrigation-1 | chickpea-irrigation-2
सूखे चने पर फूल आ गए, यूरिया घोल कर छिड़क सकते हैं क्या, सौ लीटर में कितना | chickpea-nutrients-3
चने में घास की दवा बोते ही | chickpea-weeds-1 | general-weeds-1
सुबह चने के छोटे पौधे कटे पड़े | chickpea-pests-3
चना पीला मुरझाया जड़ में काली लकीर | chickpea-diseases-1 | chickpea-diseases-2
फूल के समय इक्का दुक्का चने के पौधे पुआल जैसे सूखे, जड़ कड़क टूटती है | chickpea-diseases-2
कोहरा बहुत है, चने के फूल सड़ रहे हैं, ऊपर धूसर रोएं जैसे, सरसों ठीक है | chickpea-diseases-4
पाले से चने के फूल झड़े | chickpea-disorders-1 | general-frost-1
चना एक एकड़ में कितना निकलता | chickpea-yield-1
चने के साथ धनिया या अलसी कितनी कतार में लें, हमारे यहां आठ फाल की मशीन है | chickpea-intercropping-1
रखे चने में घुन गोल छेद | chickpea-storage-1 | general-store-5 general-hermetic-1
चने के पत्ते पर खटाई क्यों आती है और उसे इकट्ठा कैसे करें |
चने में चूहे बिल बना रहे हैं, गेहूं भी काट रहे, कैसे मारें कि मोर न मरे | wheat-pests-5
चने की दाल मिल लगाने को लोन | general-scheme-62 | general-scheme-63
गुलाबी चना और हरा चना में कौन सा महंगा बिकता है |
हरी मिर्च साल में कब लगाएं | chilli-sowing-1
संकर मिर्च बीज कितने ग्राम | chilli-seed-1
मिर्च की क्यारी पन्नी से ढकना | chilli-nursery-1
मिर्च का बीज कितना और रोप कितने दिन पर | chilli-nursery-2 chilli-seed-1
पटियाला में मिर्च में सुपर कितना | chilli-nutrients-2
केरल में मिर्च को खाद की मात्रा | chilli-nutrients-3
मिर्च के खेत में दो दिन से पानी भरा है, बैंगन भी डूबा था पर वह उठ गया, मिर्च के पौधे बचेंगे क्या और अगली बार क्या करूं | chilli-soil-1 | general-flood-1
मिर्च का पत्ता नीचे मुड़ा और मोटा, सूखा मौसम, कीड़ा दिखता नहीं, बगल में कपास साफ है | chilli-pests-2 | chilli-diseases-2
तेलंगाना में मिर्च के फूल के अंदर काली थ्रिप्स | chilli-pests-3
मिर्च में गोल छेद बीज खाली | chilli-pests-4
मिर्च में हर हफ्ते दवा मार रहा हूं मरोड़ फिर भी बढ़ता जाए क्यों | chilli-diseases-2 | chilli-pests-2 chilli-diseases-1
मिर्च की पौध क्यारी में गली | chilli-diseases-3 | chilli-nursery-1
मिर्च की टहनी ऊपर से सूख रही | chilli-diseases-4
मिर्च पत्ते के नीचे सफेद पाउडर | chilli-diseases-6
लू में मिर्च के फूल टपक रहे | chilli-disorders-1 | chilli-irrigation-1 general-heat-2
लाल मिर्च कब तोड़ें और कहां सुखाएं | chilli-harvest-1 chilli-storage-1 | general-dryer-1
मिर्च का पाउडर बनाने की छोटी मशीन कहां मिलेगी |
शिमला मिर्च पॉलीहाउस में कितनी दूरी पर लगाएं | capsicum-sowing-2
मिर्च के बीज घर पर पकी फली से कैसे निकालें और कितने साल तक उगते हैं |
तेलंगाना में अरंडी कब बोएं और बीज कितना, धान नहीं हो सका पानी कम है | castor-sowing-1 castor-seed-1
अरंडी की अच्छी हाइब्रिड किस्म | castor-varieties-1 | castor-diseases-1 castor-yield-1
उत्तर गुजरात में ट्यूबवेल वाली अरंडी है, नाइट्रोजन कितनी बार में दें और घास कब निकालें | castor-nutrients-1 castor-weeds-1
बारिश बाद अरंडी में कितने पानी | castor-irrigation-1
अरंडी में घास कब तक सबसे नुकसान करती है | castor-weeds-1 | general-weeds-1
कैसी जमीन में अरंडी अच्छी होगी | castor-soil-1 | castor-diseases-3
अरंडी किनारे से सूखकर मर रही | castor-diseases-1 | castor-varieties-1
अरंडी की माल पर धूसर फफूंद | castor-diseases-2
अरंडी के पत्ते छलनी कर दिए बस नसें बचीं, इल्ली कुबड़ी होकर चलती है, क्या छिड़कें | castor-pests-1
अरंडी के पत्ते पर छोटी सुंडियां झुंड में खुरच रही हैं, पत्ता जाली सा दिखता है | castor-pests-2
अरंडी की फलियां जाले और बीट से चिपकी, कौन सी दवा | castor-pests-3
अरंडी की लूम कब तोड़ें और खली गाय को दें क्या | castor-harvest-1 castor-storage-1
अरंडी की खली भैंस को खिला सकते हैं क्या | castor-storage-1
अरंडी मध्य गुजरात में कितनी उपज, GAC 11 | castor-yield-1
अरंडी का तेल घर पर कैसे निकालें |
अरंडी निकालने की थ्रेशर कितने की |
मटर कब बोएं तराई में | field-pea-sowing-1 | greenpea-sowing-1
लंबी मटर का बीज कितना | field-pea-seed-1
पहाड़ के लिए बौनी मटर की किस्म | field-pea-varieties-1 | greenpea-varieties-1
हरियाणा में सूखी मटर की कौन सी किस्म, सरसों के बाद वाला खेत है और खाद भी बता दो | field-pea-varieties-2 field-pea-nutrients-1 | field-pea-varieties-1
मटर बोते समय खाद कितनी डालें | field-pea-nutrients-1 | greenpea-nutrients-1
मटर में पानी कब दें और निराई कब करें, आलू के साथ वाला खेत है | field-pea-irrigation-1 field-pea-weeds-1 | greenpea-irrigation-1 greenpea-weeds-1
मटर की बेल पर आटे जैसा सफेद | field-pea-diseases-1 | greenpea-diseases-1
मटर के पत्तों पर जंग जैसा | field-pea-diseases-2
मटर मुरझाई डंठल में काला छल्ला | field-pea-diseases-4 | greenpea-diseases-2
अल्मोड़ा में मटर का पूरा पौधा सफेद होकर मर रहा | field-pea-diseases-5
मटर में तना मक्खी हर साल | field-pea-pests-1
मटर की फली के अंदर इल्ली | field-pea-pests-2 | greenpea-pests-1
दाल वाली मटर कब काटें | field-pea-harvest-1
मटर की पैदावार कितने क्विंटल | field-pea-yield-1 | greenpea-harvest-1 field-pea-harvest-1 greenpea-varieties-1
मटर छीलने की मशीन कितने की आती है |
मटर की बेल गिर रही है, सहारा देने के लिए जाली या बांस कैसे बांधें खर्च कितना |
ज्वार कब बोते हैं रबी वाली | jowar-sowing-1 | jowar-pests-1
दाने वाली ज्वार बीज कितने किलो | jowar-seed-1
चरी बोनी है, दस भैंस हैं, मक्का भी थोड़ी है, एकड़ में बीज कितना और कितने दिन की होने पर खिलाऊं, सुना है जहर होता है | jowar-seed-2 jowar-feeding-1 | fodder-sorghum-sowing-1 fodder-sorghum-feeding-1 fodder-sorghum-feeding-2
पानी वाली संकर ज्वार में यूरिया कितना और कब | jowar-nutrients-2 | general-fert-5
ज्वार की जड़ पर अगिया | jowar-weeds-1
ज्वार की गोभ सूख रही है, दो हफ्ते की है, बगल में मक्का भी बोई पर वह ठीक है, क्या उखाड़ दूं और अगली बार कब बोऊं | jowar-pests-1 | jowar-seed-1 jowar-sowing-1
ज्वार के तने में सुरंग | jowar-pests-2
ज्वार के भुट्टे पर काली फफूंद | jowar-diseases-2
हरी चरी खाकर गाय कांप कर गिर गई | jowar-feeding-1 | cattle-feeding-8
ज्वार के साथ लोबिया चारे को | jowar-intercropping-1 | fodder-sorghum-sowing-1
मालदंडी के अलावा रबी ज्वार की किस्में | jowar-varieties-1
ज्वार के भुट्टे पर चिड़िया दाना खा रही हैं, बाजरा भी चुग गईं, कैसे भगाएं | bajra-pests-2 | general-perch-1
बहुकट चरी की किस्म का नाम बताओ | fodder-sorghum-varieties-1
घर पर नीम की निबोली से दवा बनाने का तरीका | general-neem-1 | general-neem-2
नीम का घोल कितने दिन चलता | general-neem-2
फेरोमोन ट्रैप एक एकड़ में कितने और कितनी ऊंचाई | general-trap-1 | general-trap-2
हर कीड़े का ल्योर अलग क्या | general-trap-2 | general-trap-1
पीले कार्ड एकड़ में कितने | general-trap-3 | guar-pests-1 cumin-pests-1 rajma-pests-2
रात में बल्ब कितनी देर जलाएं | general-trap-4
चिड़िया वाले डंडे कब हटाएं | general-perch-1
दवा छिड़कने से पहले क्या सावधानी रखें | general-safety-1
नोजल बंद हो गया मुंह से फूंक दूं | general-safety-3
दवा डिब्बे पर लाल तिकोना मतलब | general-safety-4
कीटनाशक का खाली डिब्बा मजबूत है, घर में अनाज रखने को धोकर चलेगा या फेंक दूं | general-safety-5
दवा मारे कितने दिन बाद तोड़ें | general-safety-6
ड्रोन से छिड़काव का किराया कितना |
दवा नकली निकली शिकायत कहां करें |
अनार के लिए कैसी हवा और बारिश चाहिए | pomegranate-climate-1
अनार किस महीने लगाएं और कौन सी किस्म, पहले यहां अंगूर था | pomegranate-sowing-1 pomegranate-varieties-1
अनार का बहार कैसे पकड़ें ताव कितने हफ्ते | pomegranate-pruning-1
अनार पर काला दाग वाई आकार फटा | pomegranate-diseases-1
अनार की एक डाल पीली होकर सूखी, अब पूरा पेड़ जा रहा है, अंदर लकड़ी पर भूरी धारी, पास का अमरूद ठीक है, गड्ढे का क्या करूं | pomegranate-diseases-2
अनार पर थैली कब चढ़ाएं | pomegranate-pests-1
अनार फट रहे हैं बारिश के बाद, और तोड़ें कब | pomegranate-disorders-1 pomegranate-harvest-1
अनार तोड़ने का सही समय कैसे पहचानें और एक पेड़ से कितने किलो की उम्मीद रखें | pomegranate-harvest-1 | pomegranate-varieties-1
अनार का जूस बनाने की फैक्ट्री |
त्रिपुरा में अनानास की कौन सी किस्म मीठी | pineapple-varieties-1
असम में ढलान पर अनानास कब लगाएं | pineapple-sowing-2
अनानास के एक पौधे को कितने ग्राम खाद | pineapple-nutrients-1
अनानास में फूल लाने की दवा | pineapple-disorders-1
अनानास में निराई कितनी बार | pineapple-weeds-1
अनानास सूख रहा नीचे सफेद कीड़े और चींटी, केले में नहीं है | pineapple-pests-1
अनानास कितना पीला हो तब तोड़ें और एक एकड़ से कितना माल, ट्रक से सिलीगुड़ी भेजना है, वहां केला भी जाता है | pineapple-harvest-1
अनानास का फल धूप से जल रहा है कैसे ढकें |
पहाड़ों में लहसुन लगाने का महीना | garlic-sowing-1
लहसुन की छोटी कली लगाऊं क्या | garlic-seed-1
लहसुन में पानी कब बंद करें और खुदाई कब | garlic-irrigation-1 garlic-harvest-1
लहसुन बड़ी गांठ वाली किस्म | garlic-varieties-1
यमुना सफेद पांच लहसुन लगाया है, एकड़ में कितने क्विंटल होगा, प्याज से ज्यादा या कम | garlic-yield-1 | onion-yield-1
लहसुन के पत्तों पर सफेद धारी | garlic-diseases-1 | garlic-disorders-1
लहसुन ऊपर सिरे से पीला पड़ रहा है, गेहूं हरा है, क्या सीधे यूरिया डाल दूं | garlic-disorders-1
लहसुन की गड्डी बांधकर कहां सुखाएं | garlic-storage-1
लहसुन में जड़ के पास सफेद फफूंद और काले दाने गांठ सड़ रही |
काला लहसुन कैसे बनाते हैं |
यूपी में गर्मी का करेला कब लगाएं और बीज कितना, खीरा भी साथ बोना है | bittergourd-sowing-1 bittergourd-seed-1 | cucumber-sowing-1 cucumber-seed-1
करेले का बीज कितना लगेगा और मचान कितना ऊंचा बनाऊं, तोरई का पुराना मचान छोटा है | bittergourd-seed-1 bittergourd-pruning-1
करेले में खाद की मात्रा हिमाचल | bittergourd-nutrients-1
करेले में लट, छेद से गोंद | bittergourd-pests-1 | bittergourd-pests-2
करेले में मक्खी का ट्रैप लगाना फायदेमंद है क्या, एक हजार का खर्च बता रहा है दुकानदार, न लगाएं तो कितना नुकसान, लौकी तो बिना ट्रैप के चल गई | bittergourd-pests-2
करेले के पत्ते के नीचे छोटे कीड़े रस चूस रहे, लहसुन वाला घोल कैसे बनाएं बताओ | bittergourd-pests-3
करेले में बस नर फूल | bittergourd-disorders-1
केरल में करेले की किस्म और पहली तुड़ाई कितने दिन | bittergourd-varieties-1
करेले में पत्तों पर पीले कोने वाले धब्बे नीचे बैंगनी फफूंद |
बिना सिंचाई घुइयां लगाने का महीना | colocasia-sowing-1
अरबी के बीज कंद कितने | colocasia-seed-1
अरबी में पानी कब बंद करें और खुदाई कितने महीने पर, साथ में हल्दी भी खोदनी है | colocasia-irrigation-1 colocasia-harvest-1 | turmeric-harvest-1
अरबी पत्ते पर बैंगनी धब्बे गलन | colocasia-diseases-1 | colocasia-varieties-1
अरबी के पत्तों पर माहू और सुंडी है, पत्ते हम पकौड़े वालों को बेचते हैं, क्या करें | colocasia-pests-1
अरबी काटते समय हाथ खुजलाता है कम खुजली वाली कैसे मिले | colocasia-disorders-1
अरबी के पत्ते मोड़ने से कंद बढ़ेगा | colocasia-harvest-1
अरबी भंडार में सड़ रही है कैसे रखें |
अरबी के साथ कौन सी फसल मिलाकर लगाएं |
जुलाई लग गया गुलदाउदी में कली नहीं बनी, गेंदा तो खिल गया, पौधे हरे भरे हैं, क्या खाद की कमी है या अभी समय नहीं हुआ | chrysanthemum-sowing-1
गुलदाउदी के लिए मिट्टी और तापमान | chrysanthemum-soil-1
गुलदाउदी में खाद कितनी | chrysanthemum-nutrients-1
गुलदाउदी में हफ्ते में कितनी बार पानी | chrysanthemum-irrigation-1
शेवंती की कोंपल मुड़ी चिपचिपी | chrysanthemum-pests-1 | general-trap-3
गुलदाउदी कितने दिन पर तोड़ें | chrysanthemum-harvest-1
गुलदाउदी की अच्छी किस्मों के नाम पीले फूल |
पाले से बेर खराब होंगे | ber-climate-1 | general-frost-2
बेर की ऐसी कौन कौन सी किस्म लगाएं कि दिसंबर से गर्मी तक फल मिलते रहें, खेजड़ी वाले खेत में पचास पेड़ का विचार है | ber-varieties-1
बेर के पौधे कितनी दूर गड्ढा कितना | ber-sowing-1
बेर की छंटाई मई में करें तो कितनी टहनी काटें और उसके बाद खाद कब, बगल में नींबू को तो मार्च में देते हैं | ber-pruning-1 ber-nutrients-1
बेर में गोबर और यूरिया कब दें | ber-nutrients-1
बेर पर सफेद भभूत फिर भूरे | ber-diseases-1
गोला बेर का एक पेड़ कितना किलो देता है | ber-harvest-1
बेर पर लाख का कीड़ा कैसे पालें |
ज्यादा बारिश में ड्रैगन फ्रूट | dragon-fruit-climate-1 | dragon-fruit-diseases-1 dragon-fruit-irrigation-1
ड्रैगन फ्रूट खंभे पर कितने पौधे | dragon-fruit-sowing-1
ड्रैगन फ्रूट को गोबर खाद कितनी | dragon-fruit-nutrients-1
ड्रैगन फ्रूट की कितनी डालियां रखें कब काटें | dragon-fruit-pruning-1
ड्रैगन फ्रूट कितने दिन बाद तोड़ें | dragon-fruit-harvest-1
ड्रैगन फ्रूट में हाथ से परागण कैसे करें |
झाऊ की नर्सरी में पुरानी मिट्टी क्यों मिलाते हैं | casuarina-soil-1
सरू का कौन सा क्लोन तूफान सहेगा | casuarina-varieties-1
केसुआरिना की छंटाई पहले दो साल कैसे | casuarina-pruning-1
झाऊ कितने साल में काटें और लकड़ी कितने टन | casuarina-harvest-1
सरू के बीज से पौध कितने महीने में तैयार होती है |
खीरे की नई बेल के पत्ते लाल भृंग खा रहे राख डालूं | cucumber-pests-1
बीजामृत बनाकर कितने घंटे में काम में लें | general-beejamrut-2
मंडुआ की बाली एक साथ नहीं पकती कैसे काटें | ragi-harvest-1
सिंचाई हो तो मडुआ सर्दी गर्मी में भी लग सकता है दक्षिण में | ragi-sowing-2
मडुवा मे गुलाबी सुडी तने मे घुसी | ragi-pests-1
बैंगन की पौध कब डालें कि गर्मी में फल मिले | brinjal-sowing-1
बैंगन कब तोड़ें और हाइब्रिड में कितना निकलेगा | brinjal-harvest-1 brinjal-yield-1
ईख कब काटें और एकड़ में कितना बैठेगी धान से अच्छी है क्या | sugarcane-harvest-1 sugarcane-yield-1
पत्ती के नीचे सफेद रूई जैसे कीड़े और ऊपर काली चिपचिपी परत ईख में | sugarcane-pests-5
सावन में गन्ने की ऊपर की पत्तियां मुड़ तुड़ कर फट रही हैं और सिरा सड़ रहा | sugarcane-diseases-4
काजू के बौर और छोटे फल काले होकर सूखते हैं शाम को धुआं करने से फायदा | cashew-pests-1
तेलंगाना में खरीफ मूंगफली का दाना एकड़ में कितना और कितनी दूरी पर | groundnut-seed-2
सरसो को पानी कब कब दे | mustard-irrigation-1 | mustard-disorders-1
बैंगन की नर्सरी में बीज कितने दिन में उगता है |
ग्वार कब और कितना बीज | guar-sowing-1 guar-seed-1
बैंगन तोड़ने से पहले तेज दवा मार दूं तो क्या नुकसान | brinjal-pests-3 | brinjal-pests-2
मूंगफली किस तरह की जमीन में अच्छी होती है | groundnut-soil-1
नीचे की पुरानी पत्तियां एक सी पीली होकर झड़ रहीं पौधा पतला | general-defic-2 | general-defic-1
बटन वाली पेटियों में सफेद जाला पूरा फैल गया है अब ऊपर कौन सी मिट्टी कितनी मोटी चढ़ाऊं और फिर कमरे को कितना ठंडा करना पड़ेगा आलू का गोदाम है | mushroom-sowing-2
मशरूम की थैली पूरी सफेद हो गई अब क्या करें | mushroom-housing-1 | mushroom-sowing-2 mushroom-harvest-1
ईख काटने के बाद सूखी पाती में आग लगा दें या खेत में रहने दें | sugarcane-organic-1 | sugarcane-harvest-1
छत्तीसगढ़ में मड़िया की किस्म | ragi-varieties-1
कल रात पड़ोसी की भैंस गीली बरसीम खाकर मर गई पेट फूल गया था मैं अपनी गायों को ज्वार खत्म होने पर बरसीम कैसे शुरू करूं कि ऐसा न हो | berseem-feeding-1 | cattle-bloat-1 cattle-bloat-2
ग्वार में खरपतवार की इमेजाथापर दवा एक टंकी में कितनी |
मसूर में कबूतर और नीलगाय से बचाव |
मूंगफली की फलियां खाली निकल रहीं दाना ही नहीं बना पत्ता तो हरा था | groundnut-disorders-1
ईख में कुरमुला | sugarcane-pests-6
स्ट्रॉबेरी फल सड़ रहे नमी में फव्वारा चलाता हूं | strawberry-diseases-1 | strawberry-weeds-1
टीका रोग की दवाई | groundnut-diseases-1
देसी गाय के गोबर गोमूत्र चूने से बीज शोधन का घोल कैसे बने | general-beejamrut-1 | general-beejamrut-2
बटन मशरूम की खाद में मुर्गी की बीट कितनी मिलाएं |
पेड़ी में पत्ती बिछाई है तो खाद कम कर सकते हैं क्या | sugarcane-nutrients-4
कल्चर का पैकेट धूप में रखा था ठीक रहेगा क्या | general-biofert-3
ग्वार घर में कितने साल रखा जा सकता है बिना खराब हुए | guar-storage-1
ग्वार बोने का टाइम सिरसा में | guar-sowing-1 | guar-sowing-2
ईख चीरी तो भीतर लाल निकली और दारू जैसी बास आती है ये कौन सा रोग है | sugarcane-diseases-1 | sugarcane-diseases-2
पिछले साल सफेद लट ने मेरी आधी मूंगफली की जड़ें खा लीं इस बार बारिश आने वाली है खेजड़ी और नीम पर रात को जो कीड़े आते हैं उनका क्या करें | groundnut-pests-1
ग्वार छींटकर बोऊं या मशीन से कतार में | guar-seed-2 | guar-seed-1
खीरे की कौन सी हाइब्रिड किस्म गर्मी में चलेगी |
पेड़ी दो बार या तीन | sugarcane-sowing-6 | sugarcane-organic-1
मसूर भंडारण की नमी | lentil-harvest-1 | general-store-1
मशरूम को सुखाकर पाउडर कैसे बनाएं |
स्ट्रॉबेरी तोड़कर कितने ठंडे में रखें | strawberry-harvest-1
काजू का कच्चा बीज कितना सुखाकर बोरी में रखें | cashew-harvest-1
ढिंगरी का बैग भरना | mushroom-seed-1
बरसीम का साइलेज बन सकता है क्या |
एक बीघा नहीं एक एकड़ में तीन आंख के कितने पैड़े लगेंगे | sugarcane-seed-1
पहली बारिश के बाद नीम पर भूरे भंवरे बैठते हैं मूंगफली बचाने को क्या करें | groundnut-pests-1
हीराकसीस कितना घोलें और चूना मिलाएं क्या | general-iron-1
जीरे का उकठा कौन सी किस्म कम लगती | cumin-diseases-2
मसुर की अच्छी किसम | lentil-varieties-1 | lentil-sowing-2 lentil-diseases-2 lentil-diseases-1
उगते ही मूंगफली मुरझा रही जमीन के पास काली फफूंद | groundnut-diseases-3
जैव खाद का पैकेट दस किलो बीज पर कैसे चढ़ाएं | general-biofert-1 | general-biofert-3
हर साल हमारी मूंगफली उगने के दस दिन बाद मरने लगती है गर्दन पर काली परत जमी मिलती है इस बार बीज बोने से पहले क्या करूं बाजरा तो ठीक आता है | groundnut-diseases-3
मसुर मे खाद कितनी लगे | lentil-nutrients-1
काजू के छोटे पौधों को गर्मी में कितने दिन पर पानी दें |
मूंगफली का चारा गाय को कितना खिलाएं |
मूंगफली के पत्तों पर छोटे छाले फिर पत्ते आपस में चिपककर जले जैसे | groundnut-pests-3
मुगफली की पैदावर | groundnut-yield-1 | groundnut-varieties-1
ग्वार फली सब्जी की तुड़ाई कितने दिन बाद शुरू और कितने दिन पर | guar-harvest-1
भादो में ईख के झुंड जगह जगह सूख रहे खींचो तो जड़ खाई हुई मिलती है | sugarcane-pests-6
जीरे की फसल में तार बाड़ पर अनुदान |
बैंगन के तने के अंदर कीड़ा है पौधा बौना रह गया | brinjal-pests-4
ज्यादा कटाई वाली बरसीम की किस्म | berseem-varieties-1
खीरे में नर फूल ज्यादा आ रहे मादा नहीं | cucumber-disorders-2
मेरे पास बस तीन बीघा बारानी खेत है पशुओं के लिए हरा चारा भी चाहिए और दाना भी तो ग्वार को बाजरे या ज्वार के साथ कैसे बोया जाए | guar-intercropping-1 | guar-seed-1
जीरे में शुरू से ही घास दबा रही है कितने दिन पर गुड़ाई करूं और बोने के बाद दूसरा पानी कब लगाऊं ईसबगोल वाले खेत में तो लगा चुका | cumin-weeds-1 cumin-irrigation-1 | general-weeds-1
सरसो मे मोयला | mustard-pests-1 | mustard-sowing-1
पाला पड़ने वाला है सरसों में फलियां बन रहीं पानी लगा दूं | mustard-disorders-1 | general-frost-2
पेड़ी की नई पत्तियां सफेद सी हो गईं पर नसें हरी हैं क्या छिड़कूं | sugarcane-disorders-1 | general-iron-1
गर्मी की मूंगफली जूनागढ़ में कितना जिप्सम और गोबर खाद | groundnut-nutrients-2
सब्जी वाली ग्वार फली की किस्म | guar-varieties-1
काजू के पेड़ कितनी दूरी पर लगाएं सघन बाग में कितने | cashew-sowing-1
राई का बीज कितना और पौधे कितनी दूर रखें | mustard-seed-1 mustard-sowing-5
ग्वार में सफेद मक्खी और तेला की देसी दवा | guar-pests-1 | general-trap-3 general-neem-1
बैंगन पर धंसे हुए फीके छल्ले पत्तों पर भूरे दाग में काले बिंदु | brinjal-diseases-4
ग्वार की जड़ काली भूरी | guar-diseases-3
एकदम शांत सुबह में छिड़काव करने से दवा दूर क्यों चली जाती है | general-spraywx-2
मूंगफली की कोंपल सूख रही थ्रिप्स से फैलता है क्या नीले कार्ड कितने लगाएं | groundnut-diseases-4 | general-trap-3
खिरा कडवा क्यो हो रहा | cucumber-disorders-1
बैंगन में हरा तेला सफेद मक्खी | brinjal-pests-6 | general-trap-3
बरसीम की किस्म और बीज की मात्रा | berseem-varieties-1 berseem-seed-1
बैंगन में हर हफ्ते दवा मारता हूं फिर भी फल काना निकलता है | brinjal-pests-2 | brinjal-pests-1 brinjal-pests-3
काली मिट्टी में काजू लगेगा क्या | cashew-climate-1
ईख में चूहे बहुत काट रहे हैं क्या रखें |
होली से पहले ही गर्मी ऐसी पड़ रही है कि गेहूं की बालियां सूखी सी लगती हैं सरसों तो कट गई अब दाना पतला न रहे इसके लिए क्या करूं | general-heat-1 | wheat-disorders-4 wheat-climate-1
मूंगफली में कौन सा टॉनिक डालें कि फूल ज्यादा आएं |
मूंगफली की नोक पर काला मोयला भरा है दवा मारूं या रुकूं | groundnut-pests-5
जिरा कब बोये बाडमेर | cumin-sowing-1
तमिलनाडु में रागी को यूरिया कितनी बार में दें | ragi-nutrients-2 | general-fert-5
स्ट्रॉबेरी की किस्में मैदान | strawberry-varieties-1
जीरा गोदाम में कितने दिन रख सकते हैं कीड़ा न लगे |
बीटी बैंगन का बीज भारत में मिलेगा क्या |
मसूर में निराई कब तक और कटाई के बाद कितना सुखाएं | lentil-weeds-1 lentil-harvest-1
मिल को गन्ना कब काटकर दें मिठास नापने की मशीन पर कितना आना चाहिए | sugarcane-harvest-1
पाला कब गिरता है | general-frost-1
याक का दूध कितना होता है और कहां बिकता |
पंजाब में पहला गन्ना कट गया और गेहूं भी खड़ा है अब मोढी अच्छी फूटे इसके लिए क्या काम करूं और उसमें यूरिया कितना पड़ेगा | sugarcane-sowing-5 sugarcane-nutrients-1 | sugarcane-harvest-1
बिना पानी वाले खेत के लिए सरसों की किस्म भिवानी | mustard-varieties-1
राई कब डालें कि माहू कम लगे | mustard-sowing-1 | mustard-pests-1
धान रोपे बीस दिन हुए पत्ती कत्थई और बीच की नस सफेद | general-zinc-1 | rice-disorders-1
कंसुआ पर बड़ी मशीन से स्प्रे किया फायदा नहीं हुआ क्यों | sugarcane-pests-4
ग्वार की चूरी कोरमा गाय को कितना दें |
ओडिशा में काजू की किस्म | cashew-varieties-1
मंडुआ में खाद कितनी दें | ragi-nutrients-1
चोटी बेधक के लिए ट्राइको कार्ड एक एकड़ में कितने लगेंगे |
जीरे में कालिया आ गया सरसों का पानी बगल से आता है | cumin-diseases-1 | cumin-irrigation-1
गन्ने की पत्ती पर लाइन से गोल छेद जैसे किसी ने छर्रे मारे हों | sugarcane-pests-1
गुरदासपुर में मसर की बिजाई का समय | lentil-sowing-2
ईख लगाए चार महीने हो गए अब यूरिया डालूं तो रस फीका तो नहीं पड़ेगा | sugarcane-nutrients-2
फूलगोभी का डंठल खोखला निकला | general-boron-1 | cauliflower-disorders-2
खीरे के पत्तों पर नसों के बीच पीले कोने वाले चकत्ते ओस के बाद | cucumber-diseases-1
खीरे का बीज एकड़ में कितना | cucumber-seed-1
दो बीघा बैंगन लगा रखा है बगल में भिंडी है सुबह देखता हूं तो टहनी की नोक लटकी रहती है और फल में सुराख मिलता है मंडी में कोई लेता नहीं | brinjal-pests-1 | brinjal-pests-2
मूंगफली का बीज छीलने के कितने दिन बाद तक बो सकते हैं |
गन्ना 118 और 238 के अलावा पूर्वांचल के लिए जल्दी पकने वाली कौन सी प्रजाति है |
सरसों में घास बहुत आती है बोते ही क्या छिड़कें | mustard-weeds-1 | general-weeds-1
गीली मूंगफली का ढेर | groundnut-storage-1
कटा धान भीग गया खेत में कहां रखें | general-hail-1 | general-scheme-28 rice-storage-1
सरसों की खली भैंस को रोज कितनी दें |
स्ट्रॉबेरी दोबारा उसी क्यारी में लगा दूं | strawberry-soil-1
तोरिया भादो में बोना है कुआर तक कब तक बो सकते हैं | mustard-sowing-4
मडुआ में निराई कब करें और कौन सी घास की दवा |
काजू के बड़े पेड़ में खाद कितनी और छंटाई कब आम के साथ लगे हैं | cashew-nutrients-1 cashew-pruning-1
मसूर के फूल पीले होकर झड़ रहे क्या छिड़कें |
मूंगफली कब बोएं और बीज कितना लगेगा | groundnut-sowing-1 groundnut-seed-1 | groundnut-seed-2 groundnut-sowing-2
मूंगफली में खुरपी कब तक चला सकते हैं सुई टूटेगी तो नहीं | groundnut-weeds-1
स्ट्रॉबेरी के रनर मई जून में खुद कैसे तैयार करें |
काजू बौर काला | cashew-pests-1
खारी जमीन की सरसों | mustard-varieties-3 | general-saline-1
बैंगन में बांझ पौधे | brinjal-diseases-1
जीरे में फूल आते समय कौन सा टॉनिक छिड़कें |
सरसों के छोटे पौधों में काली सूंडी पत्ते में छेद कर रही छूने पर गिर जाती | mustard-pests-2
बारिश आते ही मूंगफली डाल दें या असाढ़ के आखिर तक रुकें बरेली | groundnut-sowing-1
मडवा कटाइ कब | ragi-harvest-1
जीरे पर सफेद छाछिया दाना हल्का | cumin-diseases-3
पंद्रह दिन से बादल आकर चले जाते हैं मक्का मुरझा रही है कुएं में बस एक बार का पानी बचा है यूरिया अभी डालूं या बारिश का इंतजार करूं | fodder-maize-irrigation-1 | general-fert-5
दो महीने की ईख में बीच की गोभ सूख गई खींचने पर आसानी से निकलती है और बदबू मारती है | sugarcane-pests-3 | sugarcane-pests-4
रागी को पूरे मौसम में कितनी सिंचाई चाहिए |
टमाटर का नीचे का सिरा काला होकर सड़ रहा | general-defic-4 | tomato-disorders-1
रायलसीमा में ईख को एक एकड़ पर कितना नाइट्रोजन पोटाश दें | sugarcane-nutrients-3
ग्वार की फली पर काले धंसे घाव | guar-diseases-4
ग्वार का बीज गर्म पानी में कितने डिग्री पर कितनी देर रखें | guar-diseases-1
तेज गर्मी में लौकी और नींबू के फल फूल झड़ रहे क्या करूं | general-heat-2 | lemon-disorders-2 bottlegourd-disorders-2
रागी बीज का टीका | ragi-organic-1
बैंगन उखाड़ा तो जड़ में गांठें गांठें | brinjal-diseases-5
बरसीम कब बोएं और पानी भरकर छींटें क्या | berseem-sowing-1
बटन मशरूम की खाद कितने दिन में तैयार पलटाई कितने दिन पर | mushroom-seed-2
गर्मी में ईख का पानी | sugarcane-irrigation-1 | sugarcane-irrigation-2
दिल्ली के पास सरसों बोनी है किस तारीख तक बो दूं और पिछले साल पत्तों के नीचे सफेद फुंसियां और फूल टेढ़े हो गए थे उसका बचाव | mustard-diseases-1 mustard-sowing-2
बरसीम के बीच बीच में गोले में पौधे गलकर मर गए | berseem-diseases-1
सरसों में बोरॉन पत्ते पर कितने ग्राम घोलकर छिड़कें | general-boron-2 | mustard-diseases-2
मरगोजा पर ग्लाइफोसेट कितना मिली डालें सरसों में |
याक को खुर मुंह का रोग और गांठ वाली बीमारी से कैसे बचाएं | yak-rearing-1
गन्ने की पेड़ी में जिंक कितना डालें |
बैंगन तोड़ने लायक है कैसे जानें | brinjal-harvest-1
ग्वार का दाना कितना निकलेगा एक किला में | guar-yield-1
मसूर की उपज कुंतल में | lentil-yield-1
खड़े खड़े बैंगन सूख गए तना अंदर से भूरा टमाटर भी बगल में ऐसे ही | brinjal-diseases-2 | tomato-diseases-5
बैंगन में बहुत छोटे मुलायम पत्ते आ रहे फल एक नहीं उखाड़ दूं क्या | brinjal-diseases-1
बरसीम में सिंगल सुपर | berseem-nutrients-1
बेगन तुडाई कितने दिन | brinjal-harvest-1
चने के बाद मसूर ली थी फूल आते ही जगह जगह पौधे झुककर सूख गए इसका बचाव बताइए और सामान्य रूप से एकड़ में कितने कुंतल होनी चाहिए | lentil-diseases-1 lentil-yield-1
मूंगफली दाना अंदर खोखला | groundnut-disorders-3 | groundnut-disorders-1
जीरे में मोला मच्छी | cumin-pests-1
काजू का पेड़ बीज से उगाएं तो कितने साल में फल आएगा |
गर्मी वाला ग्वार किस महीने बोएं | guar-sowing-2
पंजाब में गोभी सरसों की पनीरी लगानी है कितने दिन की लगाएं | mustard-sowing-3
गवार की गुडाई | guar-weeds-1 | general-weeds-1
बैंगन के पत्ते किनारे जले | brinjal-pests-6 | general-defic-3
बीमा कराया था कटी फसल खेत में पड़ी भीग गई क्लेम मिलेगा क्या | general-hail-2 | general-scheme-28
कपास और मूंग में कितने दिन पानी भरा रहे तो मर जाती है | general-flood-1
मूंगफली गोदाम में रखने से पहले कितनी सुखाएं कि जहर वाली फफूंद न लगे | groundnut-storage-1 | general-store-1
बैंगन सुखाकर रखने का तरीका | general-dryer-1
जेठ की मूंगफली को कितने पानी चाहिए गुजरात में | groundnut-irrigation-3
ओलों के बाद सब्जी फिर से हरी हो इसके लिए क्या दें | general-hail-3
सुहागा की कमी के लक्षण | general-boron-1 | general-defic-1 cauliflower-disorders-2 groundnut-disorders-3 papaya-disorders-1
स्ट्रॉबेरी को कितनी ठंड चाहिए | strawberry-climate-1
घनी सरसों की छंटाई | mustard-sowing-5 | mustard-weeds-1
ग्वार के लिए कितनी बारिश और कैसी मिट्टी चाहिए | guar-soil-1
मोटे दाने वाली मसूर का बीज कितना | lentil-seed-1 | lentil-sowing-2
चिकनी भारी जमीन में मडुआ होगा क्या पानी भी रुकता है | ragi-soil-1
खीरे की पहली तुड़ाई | cucumber-harvest-1
चैत में लगाई ईख के छोटे पौधों की बीच वाली पत्ती सूखी खड़ी है हाथ लगाते ही निकल आती है और सड़ी बदबू आती है बगल में मक्का ठीक है | sugarcane-pests-3 | sugarcane-pests-4
सूखे में मूंगफली की फलियों में मिट्टी भरी मिली जड़ भी कटी | groundnut-pests-2
बेटे ने पिछले साल काजू के कलम लगाए हैं पेड़ अभी घुटने तक हैं तीन चार साल आमदनी नहीं होगी तब तक कतारों में क्या बोकर घर चलाएं | cashew-intercropping-1
सौराष्ट्र में मूंगफली की कौन सी नई जात ज्यादा फली देती है | groundnut-varieties-1
मुंगफली मे उदई | groundnut-pests-2 | general-compost-3
अप्रैल आ गया अभी तक ईख नहीं लगी अब पिछेती कैसे बोएं | sugarcane-sowing-3 | sugarcane-sowing-2
मसूर उगते ही जमीन से गलकर गिर रही | lentil-diseases-3 | general-tricho-1
पहली बार टमाटर छोड़कर बैंगन लगाया है एक महीने का हो गया अब यूरिया कितना दूं और इस गर्मी में पानी कितने दिन के अंतर पर लगाना चाहिए | brinjal-nutrients-1 brinjal-irrigation-1
मशरूम के कमरे में छोटी मक्खियां बहुत हैं दवा छिड़क दूं | mushroom-pests-1
भैया मेरे दो एकड़ गन्ने में एक के बाद एक झुंड सूख रहे हैं चीरने पर लाल निकलता है दुकान वाला हर हफ्ते दवा दे देता है क्या इसका कोई इलाज है | sugarcane-diseases-2 | sugarcane-diseases-1 sugarcane-seed-3
सरसों के फूल पर हरे छोटे कीड़े चिपके हैं शाम को कौन सी दवा मारें कि मधुमक्खी न मरे | mustard-pests-1
सरसों के पत्ते नीचे सफेद फफोले और फूल की डंडी मुड़ी मोटी | mustard-diseases-1
सरसों का तना गल रहा रुई जैसी सफेद और अंदर काले दाने | mustard-diseases-3
सरसों की फली कितनी पीली हो तब काटें | mustard-harvest-1
मैं हमेशा सरसों में डीएपी डालता हूं पर तेल कम निकलता है मिल वाला कहता है गंधक की कमी है गेहूं में तो जरूरत नहीं पड़ी यहां क्या मिलाऊं | mustard-nutrients-3 | general-fert-4
मूंगफली का दाना बीच से खोखला और भूरा निकला व्यापारी ने दाम काट दिए | groundnut-disorders-3
पहाड़ में मसूर कब बोएं | lentil-sowing-1
मंजर आया था तभी दो दिन पानी बरस गया अब आम बैठेगा कि नहीं | mango-climate-1
आम के लायक जमीन | mango-soil-1
बनारस में लंगड़ा के सिवा और कौन कौन सी आम की कलम ठीक रहेगी | mango-varieties-1 | mango-varieties-2
चित्तूर में ससुर जी की जमीन है वहां आम की कौन सी कलम चलती है | mango-varieties-3
एक एकड़ में आम कितने पेड़ | mango-nursery-2
केरल में बारह साल के आम को साल भर में कितना एनपीके दें | mango-nutrients-1
बीस साल के दशहरी पेड़ को गोबर और खाद कितना कितना देना चाहिए | mango-nutrients-2 | mango-nutrients-1
बौर से पहले आम में पानी | mango-irrigation-1
दादा के लगाए पचास साल के आम अब फलते नहीं लकड़ी वाला खरीदने को कहता है पर हम काट कर नया करना चाहते हैं कैसे करें | mango-pruning-2
आम एक साल छोड़ कर फलता | mango-disorders-1 | mango-varieties-1 mango-pruning-1
मटर बराबर अमिया रोज टोकरी भर नीचे गिरती है क्या यह नॉर्मल है | mango-disorders-2
आम का मंजर हरा गुच्छा बन गया | mango-disorders-3
आम की नई कोंपल में पत्ती बहुत छोटी पतली गुच्छे जैसी और नसों के बीच पीलापन | mango-disorders-4
बोरिंग का पानी खारा है अमरूद ठीक है पर आम के पते किनारे से जल रहे | mango-disorders-5 | mango-soil-1
बौर में भुनगा उछलता है | mango-pests-1
दशहरी काटो तो अंदर सफेद कीड़े निकलते हैं ग्राहक लौटा देता है | mango-pests-3
आम के तने से बुरादा गिर रहा | mango-pests-4
मंजर पर सफेद पाउडर गंधक कब | mango-diseases-1
आम पकते पकते काले गड्ढे पड़ जाते हैं मंडी में भाव नहीं मिलता | mango-diseases-2 | mango-harvest-1
बरसात बाद आम की फुनगी सूख रही नींबू ठीक है आम कहां से काटें | mango-diseases-3
अमवा तोड़ने लायक कब | mango-harvest-2
छोटे आम के बाग में क्या बोएं | mango-intercropping-1
यूपी में आम की एकड़ पैदावार | mango-yield-1
फल वाले आम में पानी और खाद | mango-irrigation-1 mango-nutrients-2 | mango-nutrients-1 mango-disorders-2
आम के पेड़ में दीमक लग गई मिट्टी की परत चढ़ी है |
आम का अचार का कारखाना खोलना है लाइसेंस कहां से मिलेगा |
कांगड़ा हिमाचल में आम की किस्म |
वारंगल में बरसात वाला मका कब तक बो सकते हैं | maize-sowing-1 | maize-sowing-2
मकई की लाइन दूरी और बीज | maize-seed-1
नीचान खेत में मक्का चलेगा | maize-soil-1
झंडा निकलते समय 40 डिग्री गर्मी है मके में दाना भरेगा | maize-climate-1 | maize-disorders-3 maize-irrigation-1
भुट्टे में एकड़ की खाद | maize-nutrients-1 | maize-nutrients-3 maize-nutrients-2
रबी मक्का में यूरिया खरीफ से ज्यादा लगता है क्या कितने दिन वाली में कितना | maize-nutrients-3
नहर का पानी इस बार एक ही बार मिलेगा गेहूं तो कट गया मक्का में किस समय लगाऊं कि भुट्टा खाली न रहे | maize-irrigation-1 | maize-disorders-3
धान तो पानी सह गया पर मक्का चार दिन से डूबा है बचेगा | maize-irrigation-2 | general-flood-1
मक्का के बीच कौन सी दाल | maize-intercropping-1 | general-intercrop-1
आलू के बाद मक्का बोया छोटे पौधे बैंगनी हो रहे किस चीज की कमी | maize-disorders-1 | general-defic-2
भुट्टा ऊपर से खाली दाना नहीं | maize-disorders-3 | maize-irrigation-1 maize-disorders-1 maize-climate-1
फॉल आर्मी वर्म बिना जहर के कैसे रोकें रेत चूना गोभ में डालते हैं क्या | maize-pests-2 | maize-pests-4 fodder-maize-pests-1
पतंगा जाल की ल्योर कब बदलें मक्का | maize-pests-3 | general-trap-1
मक्के की गोभ सूख कर खिंच आती है | maize-pests-5 | fodder-maize-pests-1
मक्के की पत्ती पर लंबे बीड़ी जैसे दाग | maize-diseases-1
बगल का बाजरा खड़ा है पर मक्के का तना नीचे गल कर बदबू मारता है पोधे गिर रहे | maize-diseases-3
मके का तना अंदर रेशा रेशा और काला चूर्ण पकने से पहले सूख गया | maize-diseases-4
मका कितना सुखा के बोरी में | maize-storage-1 | general-store-1
मक्का कब बोएं और कितना बिज | maize-sowing-1 maize-seed-1 | maize-sowing-2
पड़ोसी के ज्वार में सुंडी थी अब मेरे बीस दिन के मक्के के गोभ में आ गई पत्ते जाली हो गए कौन सी दवाइ डालूं | maize-pests-4 | maize-pests-2 maize-pests-1 fodder-maize-pests-1
मका की बुवाई वाली मशीन का किराया कितना लगता है |
तोते भुट्टे खा रहे कैसे भगाएं |
ओले से मक्का टूट गया बीमा का पैसा कैसे मिलेगा | general-scheme-26 general-hail-2 | general-scheme-29
हल्की बौछार हुई सोयाबीन डाल दूं | soybean-sowing-1
अल्मोड़ा में भट्ट सोयाबीन कब बोएं | soybean-sowing-3
सोयबिन कितनी बारिश पर बोएं और बीज कितना | soybean-seed-1 soybean-sowing-1 | soybean-seed-2
हमारे काली मिट्टी में बरसात तेज हो तो पानी भरता है और फिर पंद्रह दिन सूखा भी पड़ता है सोयाबीन मेड़ नाली पर बोना ठीक रहेगा क्या | soybean-machinery-1
मालवा में सोयाबीन की किस्म | soybean-varieties-1 | soybean-sowing-2
कपास वाले खेत में सोयाबीन बोने से पहले कच्चा गोबर डाल दिया सफेद लट तो नहीं आएगी | soybean-nutrients-2 | general-compost-3
सोयाबीन की जड़ में गांठ कब देखें और न हो तो क्या डालें | soybean-nutrients-3
सोयाबीन में गंधक से उपज बढ़ेगी | soybean-disorders-1 | soybean-nutrients-1
सोयाबीन में फूल हैं पानी नहीं गिरा | soybean-irrigation-1
सोयाबीन की निंदाई कितने दिन पर | soybean-weeds-1 | general-weeds-1
कल से देख रहा हूं सोयबिन के डंठल पर दो छल्ले बने हैं ऊपर का हिस्सा सूख कर टूट जाता है मक्का भी बीच में लगा है | soybean-pests-1
सोयाबीन के तने में टेढ़ी सुरंग | soybean-pests-2
सोयाबीन में पीले बालों वाली भुड़ली | soybean-pests-4
बारह दिन से लगातार झड़ी लगी है सोयबिन के पत्ते झुलस कर गिर रहे हैं टहनी पर रुई जैसी फफूंद और उड़द भी पास में है | soybean-diseases-2 | urad-diseases-3
सोयाबीन की फली पर पीले भूरे दाग दाना सिकुड़ा | soybean-diseases-3
सोयाबीन के खेत में जुताई हर साल गहरी करें क्या और गोबर कितना | soybean-soil-1 soybean-nutrients-2
सोयाबीन पक गई कैसे समझें | soybean-harvest-1
अपना सोयाबीन बीज अगले साल के लिए बोरी कितनी ऊंची रखें | soybean-storage-1
चना तो उग जाता है पर घर का सोयबिन बीज अगले साल उगता ही नहीं कैसे रखें | soybean-storage-1
सोयाबीन की किस्म और बीज उपचार | soybean-varieties-1 soybean-seed-3 | soybean-sowing-2
सोयाबीन में घोंघे लग गए |
सोयबिन की भावांतर योजना का पंजीयन कहां होगा |
इंदौर में बरसाती बटाटा कब | potato-sowing-1
कोल्ड का आलू सीधे खेत में डालें | potato-seed-2
बिना रोग का बीज आलू कैसे बनाएं और कितने डिग्री पर रखें | potato-seed-3 potato-storage-1
ऊटी में आलु की खाद | potato-nutrients-1
आलू में यूरिया दो बार में देना है तो कितना कब | potato-nutrients-2 | potato-nutrients-1 general-fert-5
आलू में मिट्टी कब चढ़ाएं और पहला पानी कब | potato-soil-1 potato-irrigation-1
मंडी वाला हरा आलू नहीं ले रहा | potato-disorders-1 | potato-harvest-1
सत्तर दिन में खुदने वाला आलु | potato-varieties-1 | potato-varieties-2
लाल आलू पछेती किस्म | potato-varieties-2
झुलसा आने से पहले आलू पर दवा | potato-diseases-1 | potato-diseases-2
तीन दिन से कोहरा है बगल के गांव में आलु काला पड़ गया रोज खेत देखना जरूरी है क्या और यह बीमारी हर साल आती है | potato-diseases-2 | potato-diseases-1
आलू नीचे से काला बदबूदार | potato-diseases-4
आलू के छिलके पर काला तारकोल जैसा चिपका है धोने से नहीं जाता | potato-diseases-5
रात में आलु का छोटा पौधा कटा मिलता | potato-pests-2
पाले से काला हुआ आलू उठेगा क्या | potato-disorders-2
चिप्स वाला आलू मीठा हो जाता है | potato-storage-1
आलू का बीज और खाद कितना | potato-seed-1 potato-nutrients-2 | potato-nutrients-1
सरसों तो ठीक है पर बगल का आलू रात की ठंड में झुलस गया | potato-disorders-2 | general-frost-1
आलु बीज को कौन सी फफूंदनाशी दवा से धोएं कितने ग्राम |
आलू अंदर से खोखला बिच में छेद |
आलु फट गया लंबी दरार क्यों |
पहाड़ में राजमा कब बोएं | rajma-sowing-1
राजमा का बीज एकड़ में कितना और यूरिया कितना | rajma-seed-1 rajma-nutrients-1 | rajma-disorders-1
चने में तो यूरिया नहीं देते फिर राजमा में इतना क्यों कितना डालें | rajma-nutrients-1 | rajma-disorders-1
राजमा में पानी कितने दिन में | rajma-irrigation-1
फरवरी में आलू खोद कर राजमा बोया था अप्रैल में लू चली और फूल सब झड़ गया ऐसा क्यों हुआ अगली बार क्या करें | rajma-climate-1
राजमा कैसी मिट्टी में लगाएं हमारे यहां पानी भी ठहरता है | rajma-soil-1 | rajma-irrigation-1
राजमा के पौधे में जमीन के पास लाल भूरा घाव बना है चारों तरफ से गला दिया | rajma-diseases-1
राजमा के पत्ते पर छोटे पनीले दाग बाद में काले हो गए फली पर भी गड्ढे | rajma-diseases-2
राजमा पत्ते के नीचे आटा जैसा | rajma-diseases-4
राजमा में पानी कब दें और काट कर कितना सुखाएं | rajma-harvest-1 rajma-irrigation-1
राजमा में फली छेदने वाली सुंडी और चेपा दोनों हैं नीम से काम चलेगा | rajma-pests-2 | general-neem-1
सोच रहे हैं मटर छोड़ राजमा करें कितने क्विंटल की उम्मीद रखें | rajma-yield-1 | rajma-harvest-1 rajma-varieties-1
राजमा का जम्मू भाव | general-market-22
राजमा के पते पर लाल जंग जैसे दाने छूने पर हाथ में लगते हैं |
बरसाती बरबटी कब बोएं | cowpea-sowing-1
लोबिया की अच्छी किस्म के नाम | cowpea-varieties-1
गर्मी की लोबीया में पानी | cowpea-irrigation-1
बरबटी में घास की दवा और पानी कितने दिन में | cowpea-weeds-1 cowpea-irrigation-1 | general-weeds-1
भिंडी के साथ लोबिया है दाना भरने को यूरिया का घोल कितना कब कब | cowpea-disorders-1
बरबटी की फली पर लाल भूरे गड्ढे हैं बरसात में गुलाबी चिपचिपा निकलता है | cowpea-diseases-2
भारी बारिश के बाद लोबिया के पत्तों पर पानी जैसे धब्बे पीले भूरे होकर फैल गए | cowpea-diseases-3
लोबिया की फुनगी पर काला चेपा | cowpea-pests-1 | general-neem-1
लोबिया के दाने में घुन लग जाता है रेत डालते हैं क्या | cowpea-storage-1 | general-hermetic-1 general-store-5
दाने वाली लोबिया कब तोड़ें और घुन से कैसे बचाएं | cowpea-harvest-1 cowpea-storage-1 | general-store-5 general-hermetic-1 general-store-4
गर्मी की लोबिया कब और कौन सी | cowpea-sowing-1 cowpea-varieties-1
लोबिया बीज का उपचार राइजोबियम से कितने ग्राम करें | general-biofert-1 | general-biofert-3
लोबिया हरी खाद के लिए कितने दिन में जोतें |
पपीते के पौधे कब लगाएं और खाद कितनी | papaya-sowing-1 papaya-nutrients-1
पपीते में रात भर पानी भरा रहा | papaya-soil-1 | general-flood-1
पपीते को खाद हर दो महीने में देनी है क्या कितनी कितनी | papaya-nutrients-1
पपीते का चितकबरा रोग एक से सब में फैल गया कोई दवा है इसकी | papaya-diseases-1
केले में कुछ नहीं पर बरसात में पपीते का तना जमीन के पास गलकर गिर जाता है | papaya-diseases-3 | papaya-soil-1
पपीते पर रुई जैसा कीड़ा साबुन चलेगा | papaya-pests-1
पपिते का फल ऊबड़ खाबड़ दूध रिसता | papaya-disorders-1
पपीता पीली धारी दिखे तब तोड़ें | papaya-harvest-1
पपीता कैसी जमीन में हो और बीज कितना लगे | papaya-soil-1 papaya-seed-1
पपीते के पत्ते का रस डेंगू में कितना पिएं |
पपीते में लाल मकड़ी क्या छिड़कें |
धनीया बोने का टाइम | coriander-sowing-1 | coriander-sowing-2
बारानी धनिया का बिज कितना | coriander-seed-1
धनीया में पहला पानी कब | coriander-irrigation-1
धनिये में निराई कब करें दाना कम बैठता है | coriander-weeds-1
गर्मी में हरा धनिया हरी जाली के नीचे लगाएं तो फायदा है क्या | coriander-sowing-2
धनिये के पत्ते और फूल सफेद चूने जैसे पाउडर से ढक गए पड़ोस की मटर में भी ऐसा ही है दाना बैठेगा कि नहीं क्या छिड़कें | coriander-diseases-1
धनिये का दाना लौंग जैसा तना गांठदार | coriander-diseases-3
धनिये के छत्ते में मोयला लग गया मधुमक्खी भी हैं दवाइ कैसे दें | coriander-pests-1 | general-neem-1
धनिया कब बोएं कितना बीज | coriander-sowing-1 coriander-seed-1
हरा धनिया काटने के बाद कितने दिन ताजा रहता है बर्फ में रखें क्या |
धनीया लाल मिट्टी में ठीक रहेगा या काली में |
सुपारी के बीज के लिए कौन से पेड़ का और कितना भारी फल चुनें | arecanut-nursery-1
मोहितनगर कहां के लिए ठीक है कूचबिहार में चलेगा | arecanut-varieties-1
सुपारी के एक पेड़ को साल में कितनी खाद और कब कब | arecanut-nutrients-1
सुपारी में टपक से रोज कितना पानी | arecanut-irrigation-1
सुपारी के गुच्छे पर प्लास्टिक की थैली और बोर्डो कब लगाएं | arecanut-diseases-1
नारियल ठीक है पर सूखे के बाद पानी दिया तो सुपारी फट कर गिरने लगी | arecanut-disorders-1 | arecanut-irrigation-1
सुपारि पर चढ़ने वाली मशीन |
काली मिरच की कटिंग कब लगाएं | blackpepper-nursery-1
काली मिर्च की बेल को पोटाश कितना | blackpepper-nutrients-1
काली मिरच की एक साल की बेल को खाद कितनी | blackpepper-nutrients-1
काली मिर्च तेज मुरझान | blackpepper-diseases-1
हर साल बरसात के बाद काली मिर्च की बेल पीली पड़ती है फिर ठीक दिखती है आखिर मर जाती है | blackpepper-diseases-2
काली मिर्च की कोमल फुनगी सूखी | blackpepper-pests-2
काली मिर्च का दाना लाल हुआ तोड़ें | blackpepper-harvest-1
सफेद मिर्च कैसे बनती है |
छत्तीसगढ़ में काली मिर्च का बाग लगाने पर सरकारी मदद | general-scheme-68
कोंहड़ा बरसात वाला कब बोते हैं | pumpkin-sowing-1
कददू के थाले में गोबर कितना | pumpkin-nutrients-1
कद्दू कब बोएं और निराई कितनी बार | pumpkin-weeds-1 pumpkin-sowing-1
कद्दू में फूल ढेर फल एक नहीं | pumpkin-disorders-1
कद्दू की डंक मक्खी पर सल्फर भुरकें | pumpkin-pests-1
कोहड़ा कब तोड़ें डंठल कितना | pumpkin-harvest-1
प्याज की तरह कद्दू भी ढेर लगाकर रखें या एक परत में | pumpkin-storage-1
कद्दू में पानी कितने दिन पर |
तंबाकू का बीज राख जैसा महीन होता है क्यारी कैसी बनाएं | tobacco-nursery-1
कर्नाटक में तम्बाखू को पोटाश | tobacco-nutrients-1
तंबाकू में एक नाली छोड़कर पानी देने से पत्ती ज्यादा मिलती है क्या | tobacco-irrigation-1
तंबाकू की नर्सरी में पोधे गर्दन से गलकर लुढ़क रहे | tobacco-diseases-1 | general-tricho-1 tobacco-nursery-1
तंबाकू छोड़ना चाहते हैं इसकी जगह क्या उगाएं और किससे पूछें | tobacco-market-1
तम्बाखू की नीलामी में इस बार क्या भाव मिला |
बंद गोभी किस तापमान पर अच्छी बंधती है और कब बोएं | cabbage-sowing-1
पत्तागोभी का बिज गरम पानी में कितनी देर रखते हैं | cabbage-seed-1
टमाटर के साथ पानी लगाया तो पत्ता गोभी फट गई क्या वजह | cabbage-irrigation-1
बंदगोभी के बीच सरसों की कतार कीट पकड़ने को कैसे लगाते हैं | cabbage-pests-1
पत्तागोभी में टमाटर साथ लगाने से पतंगा कम होता है क्या | cabbage-pests-2 | cabbage-pests-1
मूली ठीक निकली गोभी उखाड़ी तो जड़ मोटी गांठदार धूप में मुरझाती है | cabbage-diseases-1
पत्तागोभी कब काटें कड़क हो तब | cabbage-harvest-1
पत्तागोभी की अच्छी हाइब्रिड कंपनी |
गेहूं कितना सुखा कर कोठी में | general-store-1 | wheat-storage-1 general-store-3
धान रखने से पहले बोरे और कोठी का क्या करें | general-store-2 | rice-storage-2
अनाज में कीड़े कितनी नमी पर बढ़ते हैं दांत से काटकर पता चलता है क्या | general-store-3 | wheat-storage-1
गेहूं की टंकी में घुन पड़ गया दुकान वाला सल्फास की गोली दे रहा है घर में बच्चे भी हैं डाल दें क्या या दूसरा तरीका है | general-store-4 | general-hermetic-1 wheat-storage-2 wheat-storage-1
बिना दवा हवाबंद बैग कैसे भरें | general-hermetic-1 | general-hermetic-2
अदरक और मिर्च जल्दी सुखाने का ढका हुआ धूप वाला डब्बा कैसा हो | general-dryer-1
राजस्थान की मुख्य भेड़ों के नाम | sheep-breeds-1
ऊन साल में कब कब काटें | sheep-shearing-1
भेड़ के मुंह और थन पर मवाद वाली फुंसी और बुखार | sheep-vaccination-1
मेमनों को पेट के कीड़े की दवा बरसात में कितनी बार पिलाएं | sheep-worms-1 | sheep-deworm-2
भेड़ चराने को कौन सी घास लगाएं रेतीली जमीन में | sheep-feeding-1
भेड़ का लोन कितनी भेड़ पर मिलेगा नाबार्ड से | general-scheme-69
भेड़ के दूध का दाम कहीं मिलता है क्या |
टपक से कितना पानी बचेगा | general-drip-1
ड्रिप की जाली रोज धोएं क्या | general-drip-2
सब्जी में पन्नी कितने माइक्रोन | general-mulch-1 | tomato-weeds-1
बरसात का पानी खेत में ही रोकना है मेड़ कैसे बांधें | general-rainwater-1
हर साल धान के बाद गेहूं ही लेते हैं जमीन कमजोर पड़ रही है बीच में दाल वाली फसल बोने से सच में कुछ फायदा होता है क्या | general-rotation-1
गन्ने की दो लाइन के बिच जगह खाली है उसमें क्या बो दें | general-intercrop-1 | sugarcane-intercropping-1
गांव के 80 किसान मिलकर कंपनी बनाना चाहते हैं मैदानी इलाका है क्या इतने लोग काफी हैं | general-fpo-1 | general-scheme-65
किराये पर मशीन देने का सेंटर खोलना है 25 लाख लगेंगे कितनी छूट | general-chc-2 | general-scheme-56
किसान सम्मान निधि साल भर में कुल कितना मिलता है किस खाते में | general-scheme-1
22वीं किस्त कब आई | general-scheme-3
10 एकड़ वाले को भी 6000 | general-scheme-4 | general-scheme-1
बीवी नौकरी में मुझे किस्त मिलेगी | general-scheme-6 | general-scheme-5
बटाई पर खेती करता हूं अपनी जमीन नहीं सम्मान निधि का फार्म भर सकते हैं | general-scheme-7 | general-scheme-92 general-scheme-94 general-scheme-98
दादी की उंगली मशीन में नहीं आती मोबाइल भी बदल गया केवाईसी कैसे होगी | general-scheme-9 | general-scheme-8
पैसा अटक गया क्या जांचें | general-scheme-10 | general-scheme-15 general-scheme-16 general-scheme-11
स्टेटस में जमीन के आगे नो लिखा है किसके पास जाना है | general-scheme-12 | general-scheme-10
आधार और खतौनी में नाम अलग | general-scheme-13 | general-scheme-14
मेरी किस्त का हाल फोन से कैसे जानें इंटरनेट नहीं चलता | general-scheme-15 | general-scheme-16
सम्मान निधि शिकायत नंबर | general-scheme-16 | general-scheme-15
नौकरी वाला भाई झूठ बोलकर किस्त ले रहा है पकड़ा गया तो क्या होगा | general-scheme-18 | general-scheme-5
पिताजी नहीं रहे खेत अभी उन्हीं के नाम है मेरी फार्मर आईडी कैसे बने | general-scheme-19 | general-scheme-21
किसान आईडी में कौन से कागज | general-scheme-21
मालिक शहर में रहता है खेत हम जोतते हैं रजिस्ट्री में हमें हक कैसे दिलाए | general-scheme-22
रबी बीमा की आखिरी तारीख | general-scheme-24
बैंक को लिखकर दिया था सोयाबीन अब मक्का बो दिया बीमा में बदलना है कितने दिन पहले | general-scheme-25
बीमा हेल्पलाइन पर क्या पूछते हैं | general-scheme-27
मैंने मंगलवार को धान काटकर खेत में ही सूखने छोड़ा था बुधवार रात तूफानी बारिश आ गई सब पानी में है बीमा तो खड़ी फसल का था अब मिलेगा क्या | general-scheme-28 | general-scheme-26 general-hail-2
मेरा खेत बर्बाद हुआ पर पड़ोस में ठीक है बीमा वाले कहते हैं पंचायत से देखेंगे ऐसा क्यों | general-scheme-30
बारिश न होने से पूरे इलाके में बुवाई ही नहीं हुई तो बीमा से कुछ मिलेगा | general-scheme-31
बीमा क्लेम लेट ब्याज कितना | general-scheme-33
मौसम वाला बीमा कराया है संतरे का नुकसान की खबर किसे दें | general-scheme-34
केसीसी लिमिट कैसे बनती है | general-scheme-36 | general-scheme-43
केसीसी का ब्याज | general-scheme-37 | general-scheme-38 general-scheme-45 general-scheme-46 general-scheme-39
भैंस वाला केसीसी | general-scheme-39 | general-scheme-42
बिना गिरवी कितना कर्ज | general-scheme-40
दो बीघा जमीन है छोटा किसान कार्ड कितने का बनेगा | general-scheme-43 | general-scheme-36
मोबाइल पर मैसेज आया बिना ब्याज केसीसी मिल रहा सच है क्या | general-scheme-45 | general-scheme-37
सोना रखकर खेती का कर्ज लिया उस पर ब्याज छूट क्यों नहीं | general-scheme-46
मिट्टी के कार्ड में क्या क्या लिखा रहता है और कितने साल बाद दुबारा | general-scheme-48 | general-soiltest-7
फव्वारा लगाने पर सरकार कितना देती है छोटे किसान को | general-scheme-49 | general-scheme-50
जैविक खेती के समूह में जुड़ें तो खाते में कितना पैसा आएगा | general-scheme-51 | general-scheme-52
बिना रसायन की खेती में गाय पालने वाले को एकड़ के कितने रुपये साल के | general-scheme-52 | general-scheme-51
हल्दी विदेश भेजनी है पीजीएस वाला कागज चलेगा क्या | general-scheme-54
महीला किसान को रोटावेटर पर कितनी छूट बाकी को कितनी | general-scheme-55 | general-chc-2
दिवाली पर थ्रेशर खरीद लिया था पक्का बिल रखा है आज किसी ने बताया कि पोर्टल पर छूट का फार्म खुलता है अब भर दूं तो पैसा आएगा क्या | general-scheme-57 | general-scheme-50
दवा छिड़कने वाला उड़ने वाला यंत्र दीदी लोगों को कितने में मिला किराये पर मिलेगा क्या | general-scheme-58 | general-chc-1
सोलर पंप के नाम पर 5600 रुपये मांग रहे हैं व्हाट्सऐप से असली वेबसाइट कौन सी | general-scheme-60 | general-scheme-89
कुसुम फार्म कब तक | general-scheme-61
गोदाम वाली योजन में अपना कितना पैसा लगाना पड़ेगा और किस्त कब से | general-scheme-63 | general-scheme-62
नया एफपीओ खोलूं या पास वाले में जुड़ जाऊं सरकार कितना देती है | general-scheme-64 | general-fpo-2 general-fpo-1 general-scheme-65
बुढ़ापे में किसान को 3000 महीना वाली पेंशन में 18 साल वाले का कितना कटेगा | general-scheme-66
मानधन फार्म कहां भरें | general-scheme-67 | general-scheme-66
100 बकरी का फार्म खोलना है सरकार कितना देगी | general-scheme-69
भैस का बीमा कराना है पैसे कितने लगेंगे | general-scheme-70
घर आकर गाय में बीज रखने वाला मुफ्त है क्या बछिया वाला बीज भी | general-scheme-72
दूध की फैक्ट्री और चारा मिल के कर्ज पर कितने साल ब्याज छूट | general-scheme-73
नेता कह रहे कर्ज माफ होगा किस्त भरना बंद कर दूं क्या | general-scheme-75 | general-scheme-76
महाराष्ट्र में नियमित कर्ज भरने वाले को 50 हजार मिलेंगे क्या | general-scheme-76
खाद की सब्सिडी मेरे खाते में क्यों नहीं आती गैस की आती है | general-scheme-78
दुकानदार छपे दाम से ज्यादा ले रहा खाद का कहां शिकायत करूं | general-scheme-79
किसान ने पूछा चने और सरसों का मुफ्त बीज पैकेट कहां मिलता है | general-scheme-81 | general-market-12
बिहार मे धान का बिज सस्ता मिलता है कितनी छूट कहां आवेदन | general-scheme-82
ओले से नुकसान पर सिंचित खेत का एकड़ का कितना मुआवजा | general-scheme-84 | general-scheme-83
जमाबंदी फर्द खतौनी में क्या फर्क है सब एक ही है | general-scheme-85
सातबारा ऑनलाइन | general-scheme-87
ओडिशा जमीन साइट | general-scheme-88
किसान का मुफ्त फोन नंबर | general-scheme-90 | general-scheme-91 general-scheme-16
कॉल सेंटर कितने बजे तक | general-scheme-91
रायथु भरोसा में एकड़ का कितना और खाली जमीन पर मिलेगा | general-scheme-93
एमपी मुख्यमंत्री किसान पैसा | general-scheme-96
महाराष्ट्र में नमो शेतकरी मिलाकर कुल कितना हुआ | general-scheme-97
बिहार में फसल सहायता में बिना प्रीमियम कितना मिलता है | general-scheme-99
धन धान्य कृषि योजना में हमारे जिले के किसान को नकद मिलेगा क्या | general-scheme-100
रायपुर तरफ तीसी की बुवाई अक्टूबर के बाद करें तो नुकसान तो नहीं | linseed-sowing-2 | linseed-pests-2
अलसी एकड़ में दाना | linseed-seed-1
रेतीली जमीन में तीसी होगी क्या काली मिट्टी नहीं है | linseed-soil-1
अलसी में यूरिया डीएपी कितना दें दो पानी वाली है | linseed-nutrients-1 | general-fert-3 general-fert-4
अलसी में पहला पानी कितने दिन पर और दूसरा | linseed-irrigation-1
खडे धान मे उतेरा अलसी छींटी है अब पानी और छिड़काव क्या करें | linseed-irrigation-2
चने के बगल वाले खेत में अलसी बोई थी अब उस पर पीली सेवई जैसी बेल चढ़ गई जड़ दिखती ही नहीं पौधे दबकर मर रहे हैं कैसे हटाएं | linseed-weeds-2
तीसी की कली फूल रही खिलती नहीं अंदर गुलाबी सुंडी | linseed-pests-1 | linseed-pests-2 linseed-sowing-1
अलसी के पोधे मुरझाकर सूख रहे छोटे भी मर गए पिछले साल भी यही खेत था | linseed-diseases-1 | general-tricho-1
किसान ने पूछा फूल के समय अलसी की ऊपर की पत्ती सफेद आटे जैसी | linseed-diseases-2 | linseed-sowing-1
अलसी काटने की पहचान | linseed-harvest-1
छुट्टा सांड सब चर जाते हैं बिना बाड़ के अलसी बो दूं तो बचेगी और कितना निकलेगा | linseed-yield-1
धान के बाद कुल्थी किस महीने बोएं तमिलनाडु केरल तरफ | horse-gram-sowing-2
कुलथी बीज एकड़ | horse-gram-seed-1
गहत के बीज को बोने से पहले कौन सी दवा और टीका गुड़ में मिलाकर लगाएं | horse-gram-seed-3
गहत में खाद पहाड़ | horse-gram-nutrients-1
कुल्थी निराई कब | horse-gram-weeds-1 | general-weeds-1
ऊंचे सूखे पहाड़ पर गहत | horse-gram-climate-1 | horse-gram-sowing-1
एक महीने सूखा रहा फिर तेज धूप में कुल्थी में पानी लगा दिया अब पौधे अचानक मुरझा रहे नीचे से लाल भूरे और खींचो तो जड़ टूट जाती है | horse-gram-diseases-2 | horse-gram-diseases-1 general-tricho-1
गहत की फली में इल्ली छेद कर रही है क्या छिड़कें | horse-gram-pests-1 | general-perch-1 general-neem-1
उदयपुर कुल्थी | horse-gram-varieties-1
कुलथी में पानी कब | horse-gram-irrigation-1
अमरूद का बाग लगाना है कितनी दूरी पर और गड्ढे में क्या भरें | guava-sowing-1
खेत में पानी रुकता है अमरूद लगा सकते हैं कि नहीं | guava-soil-1
6 साल के अमरूद पेड़ को गोबर और खाद कितनी | guava-nutrients-1
30 साल पुराना अमरूद का बाग अब फल कम देता है काटकर नया कर सकते हैं | guava-pruning-1
बरसात वाला अमरूद फीका और कीड़े वाला होता है ठंड में फल लेने को क्या करें | guava-pruning-2 | guava-pests-1
बरसात बाद अमरूद के पेड़ एक एक कर सूख रहे उसी गड्ढे में नया लगा दूं | guava-diseases-1
अमरुद काटो तो अंदर सफेद कीड़े निकलते हैं बाहर हरा दबा निशान | guava-pests-1 | guava-pruning-2
आम के पेड़ ठीक हैं पर अमरूद के तने पर रेशमी बुरादे जैसा जाला लगा है हटाया तो नीचे छेद मिला तार डालूं क्या | guava-pests-2
अमरूद तोड़ने का सही रंग | guava-harvest-1
सनई बीज एकड़ | general-greenmanure-1
सन की हरी खाद कब मिट्टी में दबाएं पानी कम है | general-greenmanure-3
केंचुआ खाद की नमी | general-vermi-1
नाडेप टांका कैसे भरें | general-compost-1
नाडेप खाद में नत्रजन कितना एक टांके से कितना खेत | general-compost-2 | general-compost-1
जीवामृत बनाने को गोबर गुड़ बेसन कितना 200 लीटर में | general-jeevamrut-1
बना हुआ जीवामृत कितने दिन तक चलेगा महीने में कितनी बार दें | general-jeevamrut-2
धान कट गया है गेहूं बोने में बस 20-25 दिन हैं पराली जलाना मना है गांव वाले पूसा वाला घोल छिड़क रहे इतने दिन में गल जाएगी क्या | general-residue-4 | wheat-machinery-1
हल्दी कब दक्षिण | turmeric-sowing-1
लाल खट्टी मिट्टी में हल्दी से पहले चूना कितना और जुताई कितनी | turmeric-soil-1 | general-acid-2
हल्दी में खाद कब कब कितनी डालें | turmeric-nutrients-1
हल्दी सिंचाई अंतर | turmeric-irrigation-1
हलदी की पत्ती दोनो तरफ छोटे भूरे चौकोर चित्ते | turmeric-diseases-1
भंडार में रखी हल्दी की गांठ पर सफेद भूरी पपड़ी और सिकुड़ रही | turmeric-pests-1
पंजाब में कौन सी हल्दी | turmeric-varieties-1
ज्यादा शहद वाली मक्खी | honeybee-species-1
मधुमखी के डिब्बे कहा रखें पानी फूल कितनी दूर | honeybee-site-1
सरसों में मधुमक्खी भाग रही डिब्बा भर गया जगह नहीं | honeybee-space-1
सावन भादो में मक्खियों को चीनी का घोल कब और कैसे दें | honeybee-feed-1
पुराने छत्ते में जाला और सुंडी लग गई मक्खी कम हो गई | honeybee-waxmoth-1
बगल वाले ने सरसों में दिन में दवा मारी शाम तक मेरी आधी मक्खियां डिब्बे के आगे मरी मिलीं अगली बार पहले से क्या करूं | honeybee-pesticide-1
बाग में मधुमक्खी से फायदा | honeybee-crop-1
घिया बरसात कब | bottlegourd-sowing-1
लोकी में खाद | bottlegourd-nutrients-1
चैत बैसाख लौकी पानी | bottlegourd-irrigation-1
छोटी छोटी लौकी पीली होकर गिर जाती है | bottlegourd-disorders-2
दस दिन की लौकी की पत्तियों को लाल चमकदार कीड़ा छलनी कर गया बगल की भिंडी नहीं छूता सुबह हाथ से चुनूं या राख डालूं | bottlegourd-pests-1
घिया पर सफेद पाउडर | bottlegourd-diseases-2
लौकी पहली तुड़ाई एकड़ में कितनी | bottlegourd-harvest-1
सहजन बीज एक एकड़ | drumstick-seed-1
मूनगा को फल के समय कितनी यूरिया | drumstick-nutrients-1 | general-fert-3
सहिजन मे पानी कितने दिन पर फूल के समय ज्यादा दें क्या | drumstick-irrigation-1 | drumstick-disorders-1
सहजन का फूल झड़ना | drumstick-disorders-1 | drumstick-irrigation-1
बारिश शुरू होते ही मुनगा के तने पर बालों वाले काले कीड़ों का झुंड बैठ गया दो दिन में पत्ती साफ छूने से खुजली होती है क्या करें | drumstick-pests-2
सेंजना के बीच में शुरू में क्या बो दें | drumstick-intercropping-1
चौलाई कब कब | amaranthus-sowing-1
चोलाई का बीज बहुत बारीक है कैसे छिड़कें कितना | amaranthus-seed-1
लाल साग में फव्वारे से पानी दें या जड़ में | amaranthus-irrigation-1
चौलाई गुड़ाई कब | amaranthus-weeds-1 | general-weeds-1
पालक बगल में बढ़िया है पर लाल साग की पत्ती पर भूसे रंग के दाग पड़ते हैं फिर वहां छेद हो जाता है रोज ऊपर से पानी देता हूं | amaranthus-diseases-1 | amaranthus-irrigation-1
किसान जानना चाहता है चोलाई के पत्ते चिपका कर अंदर इल्ली गोमूत्र मिर्ची चलेगी | amaranthus-pests-1 | general-neem-1
त्रिपुरा मे रबर के लिए कितनी बारिश और कैसी मिट्टी | rubber-climate-1
रबड़ कौन सी क्लोन | rubber-varieties-1
रबड़ पेड़ को खाद | rubber-nutrients-1
रबर का दूध निकालना किस उम्र में शुरू करें रोज काटें या छोड़कर | rubber-harvest-1
बारिश में रबड़ के हरे पत्ते डंठल पर दूध की बूंद के साथ गिर रहे | rubber-diseases-2
रबड़ के पेड़ से दूध आना बंद ईथेफोन ज्यादा लगाया था | rubber-disorders-1
रेशम के अंडे कहां से लें और कितने तापमान पर रखें | silkworm-eggs-1 | silkworm-disease-2
रेशम कीड़ों में बीमारी न आए इसके लिए घर की सफाई चूना कैसे | silkworm-disease-2
पके कीड़े चंद्रिका पर कितनी दूरी पर और कोया कब उतारें | silkworm-mounting-1
पिताजी धान में बिना मास्क दवा मार रहे थे डिब्बा खुल गया आंख और कमीज पर गिरी जलन हो रही है अस्पताल दूर है पहले क्या करें | general-poison-1
सल्फास खा ली है दूध पिलाएं क्या उल्टी कराएं | general-poison-2
जहर का सरकारी नंबर | general-poison-4 | general-poison-1
ट्राइकोडर्मा कितना मिलाएं | general-tricho-1 | pigeon-pea-seed-2 greenpea-seed-1 onion-diseases-2
स्यूडोमोनास कितना घोलें | general-pseudo-1
पिछले हफ्ते नदी चढ़ी तो आधी से ज्यादा मक्का बह गई बीमा नहीं था लेखपाल अभी तक नहीं आया सरकार से राहत के लिए क्या करना होगा | general-scheme-83 | general-scheme-84
तीसी की किस्म और पहला पानी | linseed-varieties-1 linseed-irrigation-1
अलसी पर नारंगी दाग और कटाई कब | linseed-diseases-2 linseed-harvest-1
गहत भिगोकर बोएं क्या और गुड़ाई कब | horse-gram-seed-2 horse-gram-weeds-1
अमरूद कब लगाएं और खाद कितनी | guava-sowing-1 guava-nutrients-1
अमरूद की अच्छी किस्म और कौन सी जमीन | guava-varieties-1 guava-soil-1
हल्दी कब खोदें और जल्दी पकने वाली कौन सी | turmeric-harvest-1 turmeric-varieties-1
माखी पर लाल किलनी और छत्ते में जाला दोनों | honeybee-mite-1 honeybee-waxmoth-1
घिया में खाद पानी दोनों बताओ | bottlegourd-nutrients-1 bottlegourd-irrigation-1
सहजन कब लगाएं और कितने महीने में फल | drumstick-sowing-1 drumstick-yield-1
चौलाई का बीज और पहली कटाई | amaranthus-seed-1 amaranthus-harvest-1
रबड़ कब काटना शुरू और खाद कितनी | rubber-harvest-1 rubber-nutrients-1
केंचुए कितने डालें और नमी कितनी | general-vermi-2 general-vermi-1
नाडेप कितने दिन में और कितने खेत को | general-compost-1 general-compost-2
फसल बीमा का पैसा कितना और कब तक | general-scheme-23 general-scheme-24 | general-scheme-33
बाजरा सब ओले से गया बीमे की खबर कितने घंटे में और क्या जानकारी देनी होगी | general-scheme-26 general-scheme-27 | general-hail-2
मिट्टी जांच कहां और कार्ड में क्या | general-scheme-47 general-scheme-48 | general-soiltest-7
गेहूं में तीन पानी देते हैं अलसी में कितने | linseed-irrigation-1 | linseed-irrigation-2
नींबू पर खर्रा था अब अमरूद पर भी खुरदरे जंग रंग के उभार | guava-diseases-2
खीरे के पास लौकी पत्ते पर पीले कोनेदार चकत्ते नीचे बैंगनी | bottlegourd-diseases-1
मेथी में फव्वारा चलता है चौलाई में भी चला दूं | amaranthus-irrigation-1
अलसी का तेल निकालने की मशीन कहां |
अलसी के रेशे से धागा कैसे निकालें |
गहत का समर्थन मूल्य कितना |
कुल्थी में माहू लगा है | general-neem-1 | general-trap-3
कुल्थी मक्के के साथ मिलाकर कितनी लाइन |
अमरूद में ड्रिप से कितने लीटर पानी |
अमरूद के बाग में ग्लाइफोसेट मार दूं क्या |
हल्दी का आज का रेट निजामाबाद | general-market-22
हल्दी में घास मारने की दवा कौन सी |
हल्दी पालिश करने की मशीन कितने की |
मधुमक्खी डंक मार दे तो सूजन का इलाज |
मधुमक्खी के बक्सों पर चींटी चढ़ रही |
लौकी की हाइब्रिड किस्म का नाम |
लौकी की बेल का तना फट रहा गोंद निकलता |
लौकी और खीरा एक ही मचान पर चढ़ा दें |
सहजन की पत्ती का पाउडर कैसे सुखाएं |
सहजन की जड़ में दीमक लग गई |
चौलाई के दाने राजगीरा की उपज कितनी |
रबड़ का दूध जमाने में कौन सा तेजाब |
शहतूत की पौध एकड़ में कितनी |
तसर रेशम के लिए कौन सा पेड़ झारखंड |
पिछले साल पचास पेड़ अमरूद लगाए थे अब नीलगाय छाल चबा जाती है पास की अरहर भी नहीं छोड़ती तने पर क्या लपेटूं |
किसान ट्रैक्टर लोन की किस्त कितने साल की होती है |
गीर गाय कितना दूध | cattle-breeds-1
लाल सिंधी गाय कैसी है | cattle-breeds-3
नासिक के पहाड़ में बहुत पानी गिरता है कौन सी गाय टिकेगी | cattle-breeds-5
जर्सी या एचएफ | cattle-breeds-6
देसी गाय 5 लीटर देती है रोज कितना दाना भूसा डालूं | cattle-feeding-1
गाय 7 महीने की पेट से है दाना कितना बढ़ाएं | cattle-feeding-3
बाजार का फीड महंगा पड़ रहा है, मक्का सरसों खली और चूनी घर में है, 1 क्विंटल बनाने का हिसाब बताओ | cattle-feeding-4
दो दिन से टंकी खाली रही दूध एकदम आधा हो गया क्यों | cattle-feeding-6
मिनरल मिक्चर कितने ग्राम | cattle-feeding-7 | cattle-feeding-4
सूखे में मुरझाई हुई चरी गाय को काट के डाल सकते हैं क्या | cattle-feeding-8 | fodder-sorghum-feeding-2 jowar-feeding-1 fodder-sorghum-feeding-3
गाय रंभा रही है और दूसरी पर चढ़ती है तार जैसा पानी आ रहा, ये क्या है | cattle-breeding-1 | cattle-breeding-3
गाय हीट कितने दिन बाद | cattle-breeding-3
बछिया सवा साल की है पहली बार कब गाभिन करवाएं | cattle-breeding-4
चार बार सीमन डलवा दिया गाय नहीं ठहरती, हीट ठीक समय पर आती है | cattle-breeding-6
कलोर गरम नहीं होती | cattle-breeding-7 | cattle-breeding-4 cattle-feeding-7
गाय ने अभी बच्चा दिया है पहला पीला दूध कब और कितना पिलाएं | cattle-calf-1
बछिया की नाभि पक गई थी पिछली बार, इस बार पैदा होते ही क्या करें | cattle-calf-2 | cattle-calf-3
मुंहपका खुरपका का पहला टीका बछड़े को कब लगे और फिर कितने महीने पर | cattle-vaccination-1 | cattle-vaccination-8
गलाघोंटू की सुई बरसात से कितना पहले लगवाएं | cattle-vaccination-2 | buffalo-health-1 cattle-vaccination-5
सरकारी कैंप में खुरपका का टीका फ्री लगता है क्या, तारीख कहां पूछें | cattle-vaccination-8
ब्रूसेला टीका बछिया को कब | cattle-vaccination-3
टीका लगवाने से पहले कीड़े की दवा देनी है क्या, बीमार गाय को लगवा सकते हैं | cattle-vaccination-5 | cattle-deworm-2
पागल कुत्ते ने गाय काटी | cattle-vaccination-6
पहले पड़ोसी की भैंस के मुंह में छाले हुए, अब मेरी गाय लार टपका रही है, खुर के बीच घाव और दूध एकदम बंद, यह कौन सा रोग | cattle-fmd-1 | cattle-fmd-2
खुरपका हो गया है घाव पर घर में क्या लगाएं | cattle-fmd-2
तीन दिन से झड़ी लगी है, कल गाय ने चारा छोड़ा तेज बुखार था, आज गला फूल गया और सांस में घर्र घर्र आवाज, क्या हुआ | cattle-hs-1
जवान बछड़े के पुट्ठे पर सूजन दबाने से चरचर बोलती है | cattle-bq-1 | cattle-vaccination-7
गाय के पूरे बदन पर गांठें निकल आईं, ये कैसे फैलता है और कितने दिन में ठीक होगी | cattle-lsd-1 | cattle-lsd-2
बगल के गांव में लंपी आया है मेरी गायें अभी ठीक हैं सुई लगवा लूं | cattle-lsd-3 | cattle-lsd-2 cattle-vaccination-5
गांठ वाली बीमारी आदमी को लगती है क्या, दूध का क्या करें | cattle-lsd-4
थनैला रोकने का उपाय | cattle-mastitis-2 | cattle-mastitis-4
गाय पहले 12 लीटर देती थी अब 8 रह गई, चारा दाना वही है, थन छूने में ठीक है कोई सूजन या थक्का नहीं, क्या जांच कराऊं | cattle-mastitis-3
कल ब्याई गाय आज उठ नहीं रही गर्दन मोड़ के बैठी है कान ठंडे | cattle-milkfever-1
ब्याने से पहले कैल्शियम दें | cattle-milkfever-2
गाय की जेर नहीं गिरी | cattle-placenta-1
गाय फूल दिखा रही | cattle-prolapse-1
अफारा हुआ है तेल पिला दूं क्या, बैठने दूं या घुमाऊं | cattle-bloat-2
शादी का बचा हुआ पका चावल और आटा गाय ने खूब खा लिया सुस्त पड़ी है जुगाली बंद | cattle-acidosis-1
गाय का पेशाब कॉफी जैसा | cattle-ticks-2
पेट के कीड़े की दवा बरसात से पहले दें या बाद में | cattle-deworm-1 | cattle-deworm-2
दस गाय का शेड बनाना है एक गाय पर कितनी जगह | cattle-housing-1 | cattle-housing-2
गौशाला का मुंह किधर | cattle-housing-2
दूध में गंदगी आती है डेयरी वाला लौटा देता है साफ दुहने का तरीका | cattle-milk-1 | cattle-mastitis-2
सुबह का दूध गर्म रहता है कब तक केंद्र पहुंचा दें कि फटे नहीं | cattle-milk-2
भूसे में यूरिया मिलाकर कैसे बनाते हैं कितने दिन ढकना है | cattle-fodder-1 | cattle-fodder-2
उपचारित भूसा खोलते ही खिला दें क्या, घोड़े को भी दे सकते हैं | cattle-fodder-2
एक गाय को रोज कितना साइलेज | cattle-fodder-5
अजोला का गड्ढा कितना बड़ा | cattle-azolla-1
अजोला से गोबर की बास आती है गाय नहीं खाती | cattle-azolla-2
गाय अचानक मर गई नाक मुंह से काला खून बह रहा, खाल उतरवाएं या गाड़ दें | cattle-anthrax-1
रबी प्याज की पौध कब डालें और खेत में कब रोपें | onion-sowing-2
साल में प्याज कितनी बार निकलता है और किस महीने | onion-sowing-3
खरीफ प्याज की क्यारी कैसे बनाएं पन्नी कितने दिन ढकें | onion-nursery-1 | onion-diseases-3
खारी जमीन में कांदा | onion-soil-1 | general-saline-1
प्याज पानी कितने दिन पर | onion-disorders-2 | onion-harvest-1
प्याज में मोथा घास बहुत है कितने दिन तक निराई जरूरी | onion-weeds-1 | general-weeds-1
सफेद कांदा पाउडर फैक्टरी के लिए कौन सा लगाएं | onion-varieties-1
प्याज में थोड़े से छोटे कीड़े दिखे हैं अभी छोड़ दूं या पहले से नीम मारूं | onion-pests-2 | general-neem-1 onion-pests-1
प्याज पर जामुनी दाग | onion-diseases-1 | onion-diseases-2 onion-pests-2
पिछले हफ्ते की बारिश के बाद क्यारी में प्याज के नन्हे पौधे झुंड में बैठ गए, जड़ के ऊपर से गले हुए, मिर्च की पौध ठीक है, क्या करूं | onion-diseases-3 | onion-nursery-1
लहसुन में भी यही था, प्याज की गांठ पर सफेद रूई और राई जैसे काले दाने | onion-diseases-4
प्याज में डेंगले आ गए | onion-disorders-1
प्याज जुड़वां क्यों बन रहे | onion-disorders-2
रबी प्याज उखाड़ने का सही समय कैसे पहचानें | onion-harvest-1
पचास क्विंटल कांदा खोदकर खेत में पड़ा है, व्यापारी भाव कम दे रहा, घर में बांस का टांडा है, रखने से पहले कैसे सुखाएं और डंठल कितना छोड़ें | onion-storage-1
प्याज एकड़ में कितने क्विंटल | onion-yield-1
रबी में कौन सा प्याज लगाएं और कितनी पैदावार मिलेगी | onion-varieties-1 onion-yield-1
बंगाल की छोटी काली बकरी साल में कितने बच्चे देती है | goat-breeds-1
इटावा वाली बड़ी लंबे कान की बकरी खूंटे पर पाल सकते हैं | goat-breeds-2 | goat-breeds-3
अमृतसर की भारी बकरी | goat-breeds-4
मराठवाड़ा में कौन सी बकरी | goat-breeds-5
बकरी कितने दिन में ब्याती | goat-breeding-1 | goat-breeds-1 goat-breeds-5
पांच साल से घर का ही बकरा है और उसी की बेटियां गाभिन होती हैं, मेमने छोटे और कमजोर हो रहे, बकरा कब बदलना चाहिए | goat-breeding-2
बरसात में बकरियां खांस रही हैं नीचे कीचड़ रहता है, कैसे रखूं | goat-housing-2
बकरी को कितना दाना | goat-feeding-1
बकरी को कौन कौन से टीके किस उम्र पर | goat-vaccination-1 | goat-vaccination-2
मई में बकरी की सुई | goat-vaccination-2 | goat-et-1
सबसे मोटा बकरा हरी घास खाकर चक्कर काटते काटते मर गया | goat-et-1
बकरी को माता निकली | goat-pox-1
बरसात के बाद से बकरियां सूखती जा रही हैं, जबड़े के नीचे थैली सी लटक गई, आंख की पलक अंदर से सफेद, दाना भैंस जैसा अच्छा देते हैं | goat-worms-1
तराई में उड़द कब | urad-sowing-1
एक एकड़ उड़द में कितना बीज पड़ेगा और लाइन की दूरी | urad-seed-1 | urad-sowing-3
उड़द की अच्छी किस्म | urad-varieties-1 | urad-sowing-3 urad-diseases-1
माष में खाद कितनी | urad-nutrients-1 | urad-sowing-3
धान कटने से दस दिन पहले खड़े खेत में उड़द बो दी थी, अब महीने भर की है और कमजोर दिखती है, डीएपी का घोल कब और कितना छिड़कें | urad-nutrients-2
बरसात वाली उड़द में सिंचाई चाहिए क्या | urad-irrigation-1
उड़द में मकड़ी के जाले जैसा लगा है पत्ते झुलस गए | urad-diseases-3
मूंग ठीक है पर उड़द के छोटे पौधे सूख रहे, तना चीरा तो सुंडी | urad-pests-1
उड़द की फली काली हो गई तोड़ें या पूरा पौधा काटें | urad-harvest-1
उड़द एकड़ में कितनी | urad-yield-1 | urad-varieties-1
मुड़े सींग वाली काली भैंस हरियाणा से लानी है कितना दूध देगी | buffalo-breeds-1
तांबे रंग की घी वाली भैंस | buffalo-breeds-3
माथे पैर पूंछ पर सफेद निशान वाली पंजाब की भैंस | buffalo-breeds-5
गाभिन भैंस का राशन | buffalo-feeding-1
जून से भैंस खाली है, दिन में कुछ पता नहीं चलता, गाय तो रंभाती है पर ये चुप रहती है, किस समय देखें और क्या निशानी है | buffalo-breeding-1
भैंस के दो ब्यांत में अंतर | buffalo-breeding-3
ब्याने के दूसरे दिन भैंस खड़ी नहीं हो पा रही | buffalo-health-2 | cattle-milkfever-1
छह भैंस के लिए कितना छप्पर और कितना खुला आंगन | buffalo-housing-1
भैंस के थन पर फफोले | buffalo-health-3
अंगूर की जमीन कैसी | grapes-soil-1
डॉगरिज का रूट स्टॉक कब लगाएं और कलम कब चढ़ाएं | grapes-sowing-1
हरियाणा में अंगूर की बेल जनवरी में कैसे काटें | grapes-pruning-2
अंगूर में ड्रिप का हिसाब | grapes-irrigation-1
अंगूर की पत्ती पर तेल जैसे पीले धब्बे नीचे सफेद रूई | grapes-diseases-1
आम पर भी बुकनी है और अंगूर के गुच्छे पर भी भूरी सफेद परत | grapes-diseases-2 | mango-diseases-1
अनार के बगल में अंगूर है, गुच्छों में रूई जैसे कीड़े और चींटियां दौड़ रही हैं, काला चिपचिपा जम गया, व्यापारी माल नहीं ले रहा, कीड़े खाने वाले मित्र कीट कितने छोड़ें | grapes-pests-1
छंटाई के बाद अंगूर की नई आंखें रात में कोई कीड़ा खा जाता है | grapes-pests-2
अंगूर कब काटें | grapes-harvest-1 | grapes-pruning-2 grapes-pruning-1
नारियल के बीच अदरक कब लगाएं | ginger-sowing-1
आदी का बीज कितनी गहराई और दूरी पर गाड़ें | ginger-seed-1
आदी में पानी कब जरूरी | ginger-irrigation-1
अदरक ढाई महीने की हो गई, पहली बार पत्ते बिछाए थे वो गल गए, बारिश से मिट्टी बह गई और गांठें दिख रही, हल्दी में भी यही | ginger-weeds-1
अदरक की बीच कोंपल सूखी | ginger-pests-1
सोंठ वाली अदरक कब खोदें | ginger-harvest-1
अदरक एक एकड़ में बीज और खाद कितनी | ginger-seed-1 ginger-nutrients-1
रतुआ न लगे ऐसी कॉफी | coffee-varieties-1 | coffee-diseases-1
कॉफी कितनी ऊंचाई पर काटें | coffee-pruning-1
कॉफी में फूल खिलाने को फव्वारे से कितना पानी | coffee-irrigation-1
फल वाली अरेबिका कॉफी में साल की खाद कितनी बार | coffee-nutrients-2
काली मिर्च की बेल ठीक, कॉफी के दाने की नोक पर सुई जैसा छेद | coffee-pests-2
बरसात में कॉफी के पत्ते काले पड़कर धागे से लटक रहे हैं | coffee-diseases-1
हरी मटर कब | greenpea-sowing-1 | greenpea-varieties-1
मटर बीज में कल्चर कितना | greenpea-seed-1 | general-biofert-1
गेहूं के साथ मटर में भी पानी लगा दिया था, एक कोने में पूरा दिन पानी खड़ा रहा तो वहां पीली होकर गल गई, अब कब पानी दूं | greenpea-irrigation-1 | field-pea-irrigation-1 greenpea-diseases-2
मटर में निराई कब | greenpea-weeds-1 | field-pea-weeds-1 general-weeds-1
मटर पर आटा जैसा चूर्ण | greenpea-diseases-1 | field-pea-diseases-1
चने में भी सुंडी है और मटर की फलियों में घुस रही, पत्ते पर सांप जैसी लकीर | greenpea-pests-1 | field-pea-pests-2 chickpea-pests-1 general-perch-1 chickpea-pests-2
मटर की पहली तुड़ाई कितने दिन में | greenpea-harvest-1
मटर की किस्म और सिंचाई बताइए | greenpea-varieties-1 greenpea-irrigation-1 | field-pea-irrigation-1 field-pea-varieties-2 field-pea-varieties-1
मूली बीज एकड़ में | radish-seed-1
मूली में गोबर खाद और डीएपी पोटाश कितना | radish-nutrients-1
मूली अंदर से खोखली | radish-disorders-2
मूली उखाड़ने से पहले पानी | radish-irrigation-1
सरसों के पास मूली है, काली इल्ली पत्ते चाट गई, छोटे छेद हैं | radish-pests-1 | mustard-pests-2
मूली कितने दिन में | radish-harvest-1
सूअरी कितने दिन में ब्याती | pig-breeding-1
सूअर के बच्चे पैदा हुए दांत और नाल का क्या करें | pig-piglet-1
सूअरी अपने बच्चों पर लेट जाती है दब के मर जाते हैं | pig-piglet-3
नगालैंड बॉर्डर से सूअर लाए थे, आठ दिन में बीस में से पंद्रह मर गए, कान और पेट नीले, खूनी दस्त, गाय बकरी ठीक हैं, क्या करूं | pig-asf-1
अफ्रीकन बुखार से अपने फार्म को कैसे बचाएं | pig-asf-2 | pig-vaccination-1 pig-asf-1
मार्च में चारे वाली मकई | fodder-maize-sowing-1 | fodder-maize-irrigation-1 fodder-maize-varieties-1 fodder-maize-seed-1
सबसे लंबी चारा मक्का | fodder-maize-varieties-1
चारा मक्का में पानी | fodder-maize-irrigation-1
मक्का के चारे में ज्वार जैसा जहर तो नहीं होता | fodder-maize-harvest-1
मक्का कुट्टी कितनी बारीक काटें गड्ढे में भरने को | fodder-maize-feeding-1 | cattle-fodder-3
चारा मक्का कब बोएं और बीज कितना | fodder-maize-sowing-1 fodder-maize-seed-1
ज्यादा खुशबू वाली रजनीगंधा | tuberose-varieties-1
गुलछड़ी में गर्मी में पानी कितने दिन पर, कितने साल चलेगी | tuberose-irrigation-1
दूसरे साल की गुलछड़ी में पौधे ठिगने और पीले, डंडी निकली पर फूल नहीं, उखाड़ी तो जड़ में मोतियों जैसी गांठें, बगल का गेंदा बढ़िया है | tuberose-pests-1
रजनीगंधा कौन सी लगाएं और किस महीने | tuberose-varieties-1 tuberose-sowing-1
सागवान को कितनी बारिश | teak-climate-1
सागौन की मिट्टी | teak-soil-1
सागौन की छंटाई कब | teak-pruning-1
टिश्यू सागौन सही है क्या | teak-market-1
शीशम बच गया पर सागवान के पत्ते पहली बारिश के बाद इल्ली खा गई | teak-pests-1
गाय खरीदने के लिए बैंक से लोन कैसे मिलेगा |
गाय के सींग में कीड़े पड़ गए कैंसर जैसा लगता है |
गाय का दूध सूख गया दवा से उतारने का इंजेक्शन कौन सा |
गोबर गैस बनाने को कितनी गाय चाहिए |
दूध निकालने की मशीन कितने की आती है |
गाय लात मारती है दुहने नहीं देती |
प्याज भंडार गृह बनाने पर कितनी सब्सिडी |
प्याज की खुदाई वाली मशीन कितने की |
बकरी का दूध डेंगू में काम आता है क्या किस भाव बिकता |
बकरी ने खेत का यूरिया खा लिया मुंह से झाग |
उड़द का समर्थन मूल्य इस साल कितना | general-market-3
उड़द की जड़ काली सड़ रही है दीमक भी है |
मुर्रा भैंस का दाम क्या चल रहा है |
भैंस बच्चे के बिना पवसती नहीं है, कट्टा मर गया |
अंगूर का मंडप लगाने का खर्चा कितना |
सोंठ बनाने की मशीन और धुलाई का तरीका |
अदरक के पत्तों पर भूरे धब्बे आंख जैसे बने हैं |
कॉफी की नर्सरी में बीज कब और कैसे बोएं |
मटर का पाला से बचाव कैसे करें | general-frost-2 | general-frost-1
मूली का बीज बनाना है पौधा कब दोबारा रोपें |
सूअर पालन पर सरकार कितना अनुदान देती है |
रजनीगंधा का फूल मंडी में कितने रुपये किलो |
मक्का साइलेज के लिए कब काटें और दस गाय को रोज कितना लगेगा | cattle-fodder-3 cattle-fodder-5 | fodder-maize-harvest-1 fodder-maize-feeding-1
गाय का शेड कितना बड़ा और किस दिशा में | cattle-housing-1 cattle-housing-2
अभी बछिया हुई है, नाल का क्या करूं और खीस कब पिलाऊं | cattle-calf-1 cattle-calf-2 | cattle-calf-3
गाय को पेट के कीड़े की दवा कब और चमोकन से कैसे छुटकारा | cattle-deworm-1 cattle-ticks-1 | cattle-vaccination-5 cattle-deworm-2
साफ दूध कैसे दुहें और डेयरी तक खराब न हो | cattle-milk-1 cattle-milk-2
प्याज कब खोदें और भंडार से पहले कैसे सुखाएं | onion-harvest-1 onion-storage-1 | onion-sowing-3 onion-diseases-5
बकरी कितने दिन गाभिन रहती है और 40 बकरी पर कितने बकरे | goat-breeding-1 goat-breeding-2 | goat-breeds-5
बरबरी बकरी छत पर पल जाएगी क्या और रोज कितना चारा | goat-breeds-3 goat-feeding-1
गर्मी वाली उड़द कब बोएं और पानी कितनी बार | urad-sowing-1 urad-irrigation-1 | urad-sowing-2 urad-sowing-3
मुर्रा कितना दूध देगी और छप्पर में कितनी जगह चाहिए | buffalo-breeds-1 buffalo-housing-1
अंगूर की बेल की दूरी और जमीन का पीएच | grapes-sowing-1 grapes-soil-1
अदरक खोदना कब और बीज वाली कैसे संभालें | ginger-harvest-1 ginger-storage-1
मटर का बीज कितना और पहली गुड़ाई कब | greenpea-seed-1 greenpea-weeds-1 | field-pea-weeds-1 field-pea-seed-1
सूअरी साल में कितनी बार ब्याती है और संकर में कितने बच्चे | pig-breeding-1 pig-breeds-1
चारा मक्का में पानी कब और यूरिया कितना | fodder-maize-irrigation-1 fodder-maize-nutrients-1 | general-fert-5
सागौन काली मिट्टी में होगा क्या और पानी कितने साल | teak-soil-1 teak-irrigation-1
मुर्गी के पास गाय बांधते हैं, गाय पर जूं किलनी चढ़ गई | cattle-ticks-1
बकरी ठीक है पर गाय का थन पत्थर जैसा, दूध में मवाद | cattle-mastitis-1 | cattle-mastitis-2
भैंस ठीक है, गाय ने पीछे से बच्चेदानी बाहर कर दी, कुत्ते घूम रहे हैं | cattle-prolapse-1
जुलाई के पहले हफ्ते रोपनी करनी है, बिचड़ा कितने दिन पहले गिरा दें बिहार में | rice-nursery-1
पौध 40 दिन की हो गई है धान की, कम दिन वाली किस्म है, अब लगाएं कि नहीं | rice-nursery-2 | rice-nursery-3
पी आर 114 की पनीरी कब बीजें | rice-nursery-3
रोपाई वाली मशीन किराये पर मिल रही है, उसके लिए पौध ट्रे या चटाई में कैसे तैयार करें | rice-nursery-4
बीज धान पानी में डालते हैं तो सब डूब जाता है, नमक कितना डालें कि खराब ऊपर आ जाए | rice-seed-1 | general-seedtreat-1
रायपुर तरफ रोपा लगाना है पतला चावल, एक एकड़ में बीज कितना किलो लूं | rice-seed-2
एक एक पौधा चौकोर में लगाने वाली विधि में बीज 2 किलो से हो जाएगा क्या एकड़ में | rice-seed-3 | rice-sowing-1
श्री विधि से धान कैसे लगाएं | rice-sowing-1 | rice-seed-3
मजदूर धान बहुत गहरा और दूर दूर लगा रहे हैं, सही कितना होना चाहिए | rice-sowing-2 | rice-sowing-1
सरकार जल्दी झोना लगाने से क्यों रोकती है, पंजाब में कब से लगाना ठीक | rice-sowing-3
बिना कद्दू किए मशीन से सीधा धान बीजना है, हमारी जमीन रेतीली है चलेगा क्या | rice-sowing-4
ड्रम वाली मशीन से कीचड़ में अंकुरित धान बो दें तो रोपाई जितना होगा? | rice-sowing-5
1121 बासमती की दूरी | rice-seed-4 | rice-sowing-2
मेरी बासमती में खुशबू नहीं आती, पकी तब बहुत गर्मी थी, क्या जल्दी लगाने से ऐसा हुआ | rice-climate-1 | rice-sowing-6
पीली पूसा लगाऊं या PR 126, किसमें स्प्रे कम लगेगा | rice-varieties-1
हमारा खेत कोसी के पानी में हफ्ता दस दिन डूब जाता है, कौन सा धान बचेगा | rice-varieties-2 | rice-varieties-3
सूखा बाढ़ दोनों वाला धान | rice-varieties-3 | rice-varieties-2
टांड़ जमीन के लिए धान | rice-varieties-4
धान में यूरिया कितनी बार में और कब कब छींटना है | rice-nutrients-1 | general-fert-5 rice-nutrients-4 rice-nutrients-3 rice-nutrients-6
एक एकड़ धान में कितने किलो डीएपी यूरिया पोटाश पड़ेगा | rice-nutrients-2 | general-fert-1 rice-nutrients-1 general-fert-4
सीधी बिजाई झोना यूरिया कब | rice-nutrients-3
पत्ती का रंग मिलाने वाला कार्ड मिला है केवीके से, उससे धान में यूरिया कैसे तय करें | rice-nutrients-4
पालक्काड में मध्यम दिन के धान को कितना खाद देना बताते हैं | rice-nutrients-5
बिना सिंचाई सूखी बोवाई के धान में पोटाश और नाइट्रोजन कितने दिन पर दें | rice-nutrients-6
धान का खेत खट्टा निकला पीएच 5, चूना कितना और खाद के कितने दिन आगे पीछे | rice-soil-1 | general-acid-2
जैविक धान करना है, गोबर खाद और नील हरित जैसी तैरने वाली घास कितनी डालें | rice-organic-1
सीधी बिजाई से सच में पानी बचता है कि कहने की बात है | rice-irrigation-1
डीजल बहुत लग रहा है, धान में सुखा सुखा कर पानी दें तो उपज घटेगी क्या | rice-irrigation-2 | rice-irrigation-3
धान को पानी कब जरूरी | rice-irrigation-3 | rice-irrigation-2 rice-irrigation-4
कंबाइन वाला रात में धान काटने को कह रहा है, काट लें क्या | rice-irrigation-4
रोपा लगाए 6 दिन हो गए, घास उगने से पहले वाली दवा अब काम करेगी? | rice-weeds-1
सीधी बिजाई धान घास की दवा | rice-weeds-2
धान से ऊंचा सांवा निकल रहा है, मोथा भी, हाथ से कब निकालें | rice-weeds-3
धान में खैरा कैसे पहचानें | rice-disorders-1 | general-zinc-1
खैरा लगा है, जस्ता कितना डालूं | rice-disorders-2 | general-zinc-2 general-zinc-3
धान गिर रहा है, तना कमजोर, पुरानी पत्ती किनारे से झुलसी, ऊपर नीली हरी, क्या कमी है | rice-disorders-3 | general-defic-3
रेतीली जमीन में धान की ऊपर वाली पत्ती पीली सफेद, हरा कसीस कितना छिड़कें | rice-disorders-4 | general-iron-1
लाल मिट्टी का खेत, पानी भरा रहता है, धान की निचली पत्ती नारंगी बैंगनी हो रही | rice-disorders-5
आधी बालियां पोची निकल रहीं, फूल के समय बहुत तेज बारिश हुई थी, कारण कैसे पता करें | rice-disorders-6
धान गोल गोल घेरे में सूख रहा, जड़ के पास छोटे भूरे कीड़े | rice-pests-1 | rice-pests-3 rice-pests-2
धान में फुदका हर साल आता है, दो साल से आधा खेत जल जाता है, पास की उड़द साफ रहती है, इस बार पहले से क्या सावधानी रखें | rice-pests-2 | rice-pests-1 rice-pests-3
बाली पर आ गया धान और माहो बहुत, कौन सी दवा और कैसे मारें कि जड़ तक पहुंचे | rice-pests-3 | rice-pests-1 rice-pests-2
रोपा लगाए महीना हुआ, धान के बीच की पत्ती सूखी है, खींचो तो हाथ में निकल आती है, मेड़ की अरहर में कुछ नहीं, ये क्या लगा | rice-pests-4 | rice-pests-5 rice-pests-6
रोपने से पहले बिचड़े की फुनगी काटते हैं लोग, इससे क्या फायदा | rice-pests-5
अंडे खाने वाले मित्र कीड़े के कार्ड मिले हैं, धान में कितनी दूरी पर टांगें | rice-pests-6
धान की पत्ती लंबी मुड़ी हुई, खोलो तो अंदर सफेद खुरचन और सूंडी | rice-pests-7
गंगई धान में | rice-pests-8
शाम को धान के खेत में बदबू आती है और दूध भरे दाने खाली हो रहे | rice-pests-9 | rice-disorders-6
धान में छोटे कांटेदार काले भौंरे, पत्ती खुरचकर सफेद लकीर, पानी निकालें क्या | rice-pests-10
मूस धान काट रहे | rice-pests-11
बाली की गर्दन काली पड़कर टूट रही है धान में | rice-diseases-1 | rice-diseases-2
झोंका रोग न आए इसके लिए यूरिया कैसे दें और कौन सी दवा रखें | rice-diseases-2 | general-pseudo-1 ragi-diseases-1
धान की पत्ती नोक से किनारे किनारे लहर जैसी सूख रही, पानी के गिलास में काटकर डाला तो दूध सा निकला | rice-diseases-3 | rice-diseases-4
जीवाणु झुलसा धान में क्या करें | rice-diseases-4 | rice-diseases-3 general-pseudo-1
धान के तने के खोल पर पानी से ऊपर हरे भूरे चकत्ते ऊपर चढ़ रहे, गोभ पर है फसल | rice-diseases-5
कमजोर जमीन के धान में गोल गोल भूरी बिंदियां, पोटाश से रुकेगा? | rice-diseases-6
धान की बाली में पीले गोले, हाथ लगाओ तो हल्दी जैसा पाउडर | rice-diseases-7
धान बौना रह गया, पत्ती नारंगी, हरा फुदकने वाला कीड़ा बहुत है, बीमार उखाड़ें क्या | rice-diseases-8
पिछले साल बासमती में लंबे लंबे पीले पौधे निकले और सूख गए, गन्ने वाला खेत था उससे पहले, इस बार रोपने से पहले जड़ किसमें डुबोऊं | rice-diseases-9
धान काटने लायक कब समझें, डंठल अभी थोड़ा हरा है | rice-harvest-1
धान काटकर ढेर लगा दिया है दो दिन से, सुखाने की जल्दी है क्या, आठ महीने रखना है | rice-storage-1
धान के पुराने बोरे साफ कैसे | rice-storage-2 | general-store-2
पंजाब बासमती 2 एक एकड़ में कितने क्विंटल देती है | rice-yield-1
बारानी ऊंचे खेत का धान, किस्म और खाद दोनों बताओ | rice-varieties-4 rice-nutrients-6
धान की पराली का गट्ठर बनाने वाली मशीन का किराया |
काला नमक धान सिद्धार्थनगर में कब रोपें |
धान की नर्सरी में पौध पाले से सफेद हो रही, बोरो की फसल | general-frost-2
चावल में घुन सुरसुरी लग गई घर में रखे हुए | general-hermetic-1 general-store-4 | rice-storage-2 general-store-3 general-store-2
गांव में दो भैंस हैं, साथ में आंगन में वनराजा पालनी है, छह महीने में कितनी भारी हो जाएगी | poultry-backyard-1
कावेरी मुर्गी ओडिशा | poultry-backyard-3
ग्रामप्रिया कुड़क नहीं होती क्या, बत्तख के अंडे तो मुर्गी के नीचे रखे थे | poultry-backyard-4
चूजे आज ही आए, बल्ब से कितनी गरमी रखें और हर हफ्ते कितनी घटाएं | poultry-brooding-1 | poultry-brooding-2
चूजों के नीचे क्या बिछाएं | poultry-brooding-3
500 ब्रॉयलर के लिए शेड | poultry-broiler-2
लेयर मुर्गी जमीन पर बुरादे में पालें तो एक को कितनी जगह | poultry-layer-1
लेयर कब बेच दें, पड़ोसी की गाय भी उसी महीने बिकी | poultry-layer-2
लेयर टीका चार्ट | poultry-vaccination-1
ब्रॉयलर चूजों को रानीखेत और गम्बोरो की दवा आंख में कब डालें | poultry-vaccination-2
तीन दिन में चालीस मुर्गियां मर गईं, मुंह खोल के सांस लेती थीं, हरा पतला करती थीं, बकरियां ठीक हैं, कोई इलाज है? | poultry-ranikhet-1
चूजों की बीट में खून | poultry-coccidia-1 | poultry-brooding-3
बर्ड फ्लू में चिकन खाएं कि नहीं | poultry-flu-2
लू में मुर्गियां मर रही हैं | poultry-heat-1
बत्तख को सड़ा दाना दे दिया, मर गईं दो, क्या खिलाएं और पानी का बर्तन कैसा | poultry-duck-2
टर्की के बच्चे दाना नहीं चुगते | poultry-turkey-2
ब्रॉयलर का एक बैच कितने दिन और दो बैच के बीच कितना खाली | poultry-broiler-1 poultry-broiler-2
मुर्गी के पंखों में जूं पड़ गई है क्या लगाएं |
टर्की का टीका कब लगाएं |
गेहूं कटने के बाद भिंडी लगा दें या बरसात वाली का इंतजार करें, ज्यादा फल किसमें | okra-sowing-1
फरवरी में भिंडी का बीज ज्यादा क्यों डालना पड़ता है, एकड़ में कितना | okra-seed-1 | okra-seed-2
भिंडी एक जगह कितने दाने | okra-sowing-2
भेंडी को बुवाई पर और महीने बाद कितना नाइट्रोजन, गोबर कितनी ट्रॉली | okra-nutrients-1
भिंडी में खुरपी कब कब | okra-weeds-1 | general-weeds-1
बिहार के लिए नई भिंडी किस्म | okra-varieties-2 | okra-varieties-1 okra-yield-1
भिंडी की नसें पीली जाल जैसी | okra-diseases-1 | okra-diseases-2 okra-varieties-1 okra-disorders-2 okra-pests-4
भिंडी का पीलिया किस घास से फैलता है, दवा है कोई? | okra-diseases-2 | okra-diseases-1 okra-pests-4
कोंकण में उन्हाळी भेंडी कब बोएं कि इल्ली कम लगे | okra-pests-2 | okra-pests-1
कपास हटाकर भिंडी लगाई है, उसमें हरा तेला, पत्ती किनारे से जली सी, नीम वाली दवा कितनी बार | okra-pests-3
भिंडी की पत्ती पर राख | okra-diseases-3
भिंडी का फूल सूखकर गिर रहा, पारा 43 | okra-disorders-1 | general-heat-2
नई पत्ती में नस हरी बीच में पीला, भिंडी, चूने वाली मिट्टी | okra-disorders-2 | general-iron-1
भिंडी कड़ी हो जाती है, व्यापारी लेता नहीं, कितने दिन की तोड़ें और हाथ में खुजली भी होती है | okra-harvest-1
भिंडी कितने दिन पर तोड़ें और पूसा ए-4 कुल कितनी निकलेगी | okra-harvest-1 okra-yield-1 | okra-varieties-1
जून में भिंडी? | okra-sowing-1
भिंडी में दीमक जड़ काट रही |
भिंडी का बीज खुद कैसे बनाएं, दूसरी किस्म से कितनी दूरी |
मिट्टी जांच के लिए मिट्टी कैसे निकालें | general-soiltest-1 | general-soiltest-2 general-soiltest-3
आम का बाग लगाना है, मिट्टी जांच को कितने फुट तक की मिट्टी दें | general-soiltest-2
कार्ड में जैविक कार्बन 0.4 लिखा है | general-soiltest-4 | general-carbon-1
पोटाश 300 निकला रिपोर्ट में, क्या कम डालें | general-soiltest-5
मृदा कार्ड में क्या क्या जांचते हैं | general-soiltest-7 | general-scheme-48
ऊसर खेत में कुछ नहीं होता, पीएच 9.6 है, जिप्सम कितना और पहले कौन सी फसल लें | general-alkali-1 | general-alkali-2
रेह वाली जमीन, ऊपर सफेद नमक जमता है, जिप्सम डाला कुछ नहीं हुआ, अब कौन सी फसल ले लें | general-saline-1 | mustard-varieties-3
पूर्वोत्तर की खट्टी मिट्टी में फॉस्फोरस पौधे को क्यों नहीं मिलता | general-acid-1
दुमका गुमला की मिट्टी खट्टी है? | general-acid-4
खेत की मिट्टी कड़ी और मरी हुई हो गई, जान कैसे आए, केंचुए दिखते ही नहीं | general-carbon-1
धान कंबाइन से काटा, पुआल खड़ा है, जलाएं नहीं तो गेहूं कैसे बोएं | general-residue-1 | wheat-machinery-1 wheat-machinery-2 general-residue-4
बाजरी काली मिट्टी में बीज कितना | bajra-seed-1
बाजरा रेत में कितनी उंडाई पर ओरें और लाइन लाइन में कितना फासला | bajra-seed-2
सिंचाई वाला संकर बाजरा, पोटाश कितना | bajra-nutrients-2
बाजरे में फूल के समय सूखा पड़ा, सिट्टे आधे खाली, एक पानी हो तो कब दें | bajra-irrigation-1
बाड़मेर में बाजरा किस्म | bajra-varieties-1
जोगिया रोग बाजरे में, पत्ते पीले नीचे सफेद रुई, बीज कैसे लें अगली बार | bajra-diseases-1
बाजरे के दाने काला चूरा | bajra-diseases-3
मूंगफली के बाद बाजरा बोया, सफेद लट बाजरा खा गई, खेजड़ी पर भौंरे बैठते हैं रात में, कैसे पकड़ें | bajra-pests-1
दूधिया दाने पर सुग्गे टूट पड़ते हैं बाजरे में, ज्वार वाले भी परेशान | bajra-pests-2
बाजरा कितनी दूरी पर और निराई कब | bajra-seed-2 bajra-weeds-1
पीएसबी कल्चर एकड़ में कितना | general-biofert-2 | general-biofert-1
ड्रिप से खाद देते समय पहले सादा पानी कितनी देर | general-fertigation-1
डीएपी नहीं, सुपर से कैसे पूरा करें | general-fert-2 | general-fert-4 general-fert-3
20 किलो फॉस्फोरस देना हो तो डीएपी कितना, उसमें का नाइट्रोजन घटाना पड़ेगा? | general-fert-3 | general-fert-4
दुकान पर डीएपी खत्म, बदले में सुपर की कितनी बोरी लूं | general-fert-4 | general-fert-2 general-fert-3
डीएपी बीज में मिला दें? | general-fert-6 | pigeon-pea-nutrients-1
सोसाइटी वाले बोतल वाला यूरिया जबरदस्ती दे रहे, बोरी की जगह इसी से गेहूं हो जाएगा | general-nano-1
नैनो यूरिया के दो स्प्रे करें तो कितने प्रतिशत बोरी वाला घटा सकते हैं | general-nano-2 | general-nano-1
खड़ी फसल में जिंक छिड़काव | general-zinc-3 | maize-disorders-2 rice-disorders-2
बोरॉन ज्यादा हो जाए तो क्या, सरसों में फूल से पहले छिड़कना है | general-boron-2
फसल को कितने दिन घास से बचाएं | general-weeds-1
चटक चांदनी घास से खुजली दमा, गाय खा गई दूध कड़वा | general-weeds-2
मिट्टी जांच की फीस कितनी लगती है | general-scheme-47
बाजरे का समर्थन मूल्य |
केंचुआ खाद का गड्ढा कैसे बनाएं | general-vermi-2 | general-vermi-1
पटुआ छिटकवां में बीज कितना | jute-seed-1
पटसन लाइन से बोने में कितनी गहराई, बोकर पाटा चलाएं कि नहीं | jute-sowing-2
कमजोर जमीन में जूट को खाद | jute-nutrients-1
पाट के लिए चूना तीन साल में कितना, मिट्टी खट्टी है | jute-soil-1 | general-acid-2
पाट की फुनगी की पत्ती भुआ पिल्लू खा गया | jute-pests-1
जूट का डंठल काला होकर टूट रहा, पिछले साल भी यही खेत था, आगे धान लें क्या | jute-diseases-1
ऊंचे खेत का जूट कब बोएं और बीज कौन | jute-sowing-1 jute-varieties-1
जूट के साथ मूंग की मिलवां खेती कैसे |
अगात गोभी कब डालें और संकर बीज कितने ग्राम | cauliflower-sowing-1 cauliflower-seed-1 | cauliflower-disorders-1
फूलगोभी बीज एक एकड़ | cauliflower-seed-1
गोभी को कुल खाद कितनी दें और फूल पर भूरे दाग डंठल खोखला क्यों | cauliflower-nutrients-1 cauliflower-disorders-2 | general-boron-1
गोभी के फूल बटन जैसे छोटे | cauliflower-disorders-4 | cauliflower-disorders-1
गोभी के पत्तों में खिड़की जैसे छेद, छोटी हरी इल्ली, हर दवा बेअसर हो गई, सरसों किनारे लगाने से रुकेगी क्या | cauliflower-pests-1 | cabbage-pests-1 cabbage-pests-2
गोभी पत्ती किनारे पीला तिकोना | cauliflower-diseases-1
फूलगोभी सफेद रहे इसके लिए पत्ता कब बांधें | cauliflower-harvest-1
फूलगोभी में सिंचाई कितने दिन पर करें |
इलायची कितनी ऊंचाई और बारिश में होती है, केरल के लिए कौन सी किस्म | cardamom-climate-1 cardamom-varieties-1
इलायची के झुंड को खाद | cardamom-nutrients-1
इलायची की फली पर पपड़ी | cardamom-pests-1
इलायची की फली में छेद खाली दाना, और कुछ झुंड बौने हल्की हरी धारी वाले | cardamom-pests-2 cardamom-diseases-2
इलायची हरी कैसे सूखे | cardamom-harvest-1
बड़ी इलायची सिक्किम की पौध कब लगाएं |
तरबूज जनवरी में? | watermelon-sowing-1
कलिंगड़ का बीज कितना और गोबर व खाद कितनी | watermelon-seed-1 watermelon-nutrients-1
नदी किनारे पालेज में तरबूज खरबूज दोनों हैं, तरबूज पक रहा है तो पानी घटा दें क्या, दस दिन सूखा रखकर एक साथ पानी दिया तो चिटक गए | watermelon-irrigation-1 | muskmelon-irrigation-1
तरबूज ठोककर कैसे समझें पका | watermelon-harvest-1
तरबूज की एक बेल फिर पूरी मुरझाई | watermelon-diseases-1 | general-tricho-1
तरबूज एकड़ में कितने क्विंटल | watermelon-yield-1
पीला गूदा वाला तरबूज किस्म |
आंवला की अगेती किस्म | amla-varieties-1
आंवला एक साल के पौधे को खाद | amla-nutrients-1
आंवले की छंटाई किस महीने और तुड़ाई किस महीने | amla-irrigation-1 amla-harvest-1 | amla-varieties-1
आंवले के तने पर बुरादे की जाली सी पट्टी, छाल खाने वाला कीड़ा | amla-pests-1
आंवले का मुरब्बा बनाने की विधि |
मोगरे की कलम एकड़ में कितनी | jasmine-sowing-1
चमेली को कैसी जमीन चाहिए और छंटाई कब | jasmine-soil-1 jasmine-pruning-1
मोगरे के महंगे बेमौसम फूल जाड़े में चाहिए, गेंदा तो सस्ता बिकता है, कब काटें कितनी ऊंचाई पर और पानी कब रोकें | jasmine-pruning-1
मोगरे की कली में जाला इल्ली | jasmine-pests-1
चमेली का तेल कैसे निकालते हैं |
जई कब बोएं | oat-sowing-1
जई की कई कटाई वाली किस्म | oat-varieties-1
जई में यूरिया कितना और पहली कटाई कितने दिन पर | oat-nutrients-1 oat-harvest-1
दस गायें हैं, बरसीम के साथ जई मिलाकर देते हैं, इस बार यूरिया ज्यादा पड़ गया और बादल छाए हैं, खिलाने में खतरा तो नहीं | oat-feeding-1 | berseem-feeding-1
हिमाचल में जाड़े में हरा नहीं मिलता, दस दुधारू पशु हैं, मक्का और जई का अचार वाला चारा गड्ढे में कितना और कैसे दबाएं | oat-feeding-2 | cattle-fodder-4 fodder-maize-feeding-1 cattle-fodder-5 cattle-fodder-3
जई का भूसा घोड़े को कितना दें |
रिजका बीज कितना लें, पीले धागे वाली बेल न आए ऐसा बीज कैसे छांटें | lucerne-seed-1 lucerne-weeds-1
लूसर्न को हर साल खाद | lucerne-nutrients-1
रिजका कितने दिन पर काटें, भैंस का पेट फूल जाता है | lucerne-harvest-1
रिजका की गांठ बेल बनाकर बेचने का भाव |
हाथी घास कौन सी अच्छी | hybrid-napier-varieties-1
नेपियर लगाते समय गोबर खाद | hybrid-napier-nutrients-1
नेपियर में गोशाला का धोवन पानी | hybrid-napier-irrigation-1
नेपियर के बीच लोबिया लगाएं? | hybrid-napier-intercropping-1
नेपियर की कलम मुफ्त कहां मिलेगी |
गोभी का फूल निर्यात के लिए ठंडे गोदाम में कितने दिन रखें |
बाजरे के बिस्किट बनाने की ट्रेनिंग कहां मिलती है |
नहर का पानी मिलता है गेंहू की बोनी का सही टाइम | wheat-sowing-1 | wheat-sowing-2
आलू खोदकर गेहूं डालना है आखिरी तारीख क्या रहेगी | wheat-sowing-3
कतार से कतार कितनी दूर रखें गेहूं की और कितना गहरा गिराएं | wheat-seed-1 | wheat-sowing-3
जनवरी के पहले हफ्ते में गेहूं बो रहा हूं दाना कितना बढ़ाऊं | wheat-seed-2
ठंड में गेहूं का जमाव जल्दी हो इसके लिए पानी में डालकर बोएं क्या | wheat-seed-3
मेरठ में टाइम पर बोने को गेहूं का कौन सा नंबर लें | wheat-varieties-1
करनाल में धान देर से उठा अब दिसंबर में गेहूं की कौन सी किस्म डालें | wheat-varieties-2 | wheat-sowing-3
गोरखपुर में 20 दिसंबर को गेहूं बोना है कौन सा बीज ठीक | wheat-varieties-3 | wheat-sowing-3
जम्मू में गेहूं कौन सा | wheat-varieties-5
एक एकड़ गेहूं में एनपीके | wheat-nutrients-1 | wheat-nutrients-4 wheat-nutrients-5 wheat-nutrients-3
लेट बोए गेहूं में खाद घटानी है क्या और कितनी | wheat-nutrients-3
एक किल्ले कनक में डीएपी के कितने कट्टे और यूरिया कितने | wheat-nutrients-4 | wheat-nutrients-1 general-fert-1 general-fert-4
गेहूं में जिंक सल्फेट की मात्रा | wheat-nutrients-6 | general-zinc-2 general-zinc-3
गेहूं उगे बाईस दिन हो गए पानी लगा दूं या रुकूं | wheat-irrigation-1
मोटर जल गई है और मिस्त्री पंद्रह दिन से नहीं आया, गेहूं को अब सिर्फ दो पानी दे पाऊंगा, बताओ किस किस समय दूं | wheat-irrigation-2 | wheat-irrigation-1
पानी लगाने के चार दिन बाद काली मिट्टी वाला गेहूं फीका पड़ गया | wheat-disorders-1
गेहूं की निचली पत्ती पीली | wheat-disorders-2 | general-defic-1 general-defic-2 wheat-disorders-1
फरवरी में ही लू जैसी गर्मी हो गई गेहूं पर पोटाश का छिड़काव कितना करें | wheat-disorders-4 | general-heat-1
गेहूं कितनी गर्मी सहता | wheat-climate-1 | general-heat-1 wheat-disorders-4
गेहूं में मंडूसी कैसे पहचानें छोटे में एक जैसी दिखती है | wheat-weeds-2
गुल्ली डंडा के लिए बोते ही कौन सी दवा और महीने बाद कौन सी | wheat-weeds-4 | wheat-weeds-3
गेहूं में हिरनखुरी लिपट रही है | wheat-weeds-5
कंबाइन में एसएमएस लगवाना जरूरी है क्या पराली बराबर फैलाने को | wheat-machinery-2 | general-residue-1
सरसों देखकर लौट रहा था तो गेहूं में एक जगह गोल घेरे में पीलापन दिखा, हाथ फेरा तो रंग उंगली और कुर्ते पर आ गया, यह क्या है | wheat-diseases-1 | wheat-diseases-2 wheat-disorders-2
पीला रतुआ की दवा पूरे खेत में मारें या सिर्फ जहां दिखे | wheat-diseases-2
गेहूं की बाली काली राख जैसी हो गई सिर्फ डंडी बची | wheat-diseases-4 | wheat-seed-4
पॉपलर की छाया में गेहूं की पत्ती पर आटा सा जमा | wheat-diseases-6
पेड़ वाली मेड़ तरफ गेहूं में हरी जूं जैसी चीज | wheat-pests-1 | wheat-pests-2 general-neem-1
चेपा थोड़ा थोड़ा है गेहूं में दवा करें या मित्र कीड़े खा लेंगे | wheat-pests-2 | wheat-pests-1
धान के बाद वाले गेहूं में बीच की सुई सूख जाती है खींचो तो निकल आती | wheat-pests-4
चूहों ने गेहूं की मेड़ें खोद डाली गांव वाले मिलकर क्या करें | wheat-pests-5
गेहूं काटने लायक हुआ कैसे जानें | wheat-harvest-1
गेहूं गोदाम नमी कितनी | wheat-storage-1 | general-store-1 general-store-3 wheat-harvest-1
गेहूं एकड़ की पैदावार | wheat-yield-1
केले के लिए कौन सी जमीन | banana-soil-1
केले के टिशू वाले पौधे आ गए थैली समेत लगाएं या फाड़कर | banana-nursery-2
एक एकड़ में केले के कितने पौधे आएंगे रोबस्टा | banana-sowing-1
केला एक पेड़ को पूरे साल कितनी यूरिया पोटाश डीएपी के हिसाब से पोषण | banana-nutrients-1 | general-fert-3
केले के गड्ढे में गोबर की खाद कितनी डालें | banana-nutrients-2
गर्मी में केले के एक पेड़ को रोज कितना लीटर पानी | banana-irrigation-1
केले की घार के नीचे लटका लाल फूल काटना है क्या | banana-pruning-2
कटिहार से केले की पुत्ती लाना ठीक है क्या सुना है नई बीमारी है | banana-diseases-2
केले के पत्तों पर पीली लकीरें फिर भूरे धब्बे और पूरा पत्ता सूख रहा | banana-diseases-3
कल हल्की हवा चली और केले के आठ दस पेड़ गिर गए, पास का पपीता खड़ा है, जड़ की गांठ काटी तो काली सुरंग और सफेद इल्ली मिली | banana-pests-1
केले के तने से लासा निकल रहा, बीच से टूट गया | banana-pests-2
केले की पत्ती बीच में पीली किनारा हरा डंठल पर बैंगनी निशान | banana-disorders-2
केले की घार फूल के कितने दिन बाद काटें | banana-harvest-1
बिना मसाले केला पकाने का तरीका | banana-storage-1
केला एकड़ में कितना टन | banana-yield-1
टमाटर की पौध ट्रे में तैयार करनी है एक एकड़ को कितनी ट्रे और कैसी जाली | tomato-nursery-1
ओडिशा टमाटर खाद किस्त | tomato-nutrients-2
जाड़े में टमाटर सिंचाई | tomato-irrigation-1
कम दवा वाला टमाटर | tomato-varieties-1
मार्च में टमाटर लगाया था बगल में भिंडी थी, महीने भर में पूरा खेत मुड़ गया और फल नहीं आए, अगली गर्मी में नर्सरी कैसे बचाएं | tomato-diseases-2 | tomato-diseases-1
कपास के पास टमाटर में सफेद मक्खी बिना जहर के कैसे रोकें | tomato-pests-1 | tomato-diseases-1 cotton-pests-5
टमाटर में सुंडी का पक्का इलाज गेंदा लगाने से होगा क्या | tomato-pests-2
टमाटर पत्ती सांप जैसी लकीर | tomato-pests-3 | general-trap-3
टमाटर में निचली पत्ती पर गोल गोल घेरे और किनारा पीला | tomato-diseases-3
हरा भरा टमाटर अचानक मुरझा गया पानी देने पर भी नहीं उठा | tomato-diseases-5 | tomato-diseases-6
टमाटर की नर्सरी में पौधे जमीन के पास से गलकर गिर रहे | tomato-diseases-7 | general-tricho-1
टमाटर का पिछवाड़ा काला पड़ रहा है कैल्शियम डालें | tomato-disorders-1 | general-defic-4
टमाटर में फूल आते हैं पर झड़ जाते हैं गर्मी बहुत | tomato-disorders-3 | general-heat-2
ओडिशा में टमाटर की पैदावार कितनी | tomato-harvest-1
कुसुम महाराष्ट्र कब पेरें | safflower-sowing-1
हमारी ज्वार बारिश में खराब हो गई, खेत अक्टूबर के आखिर में खाली हुआ, अभी अच्छी नमी है, नवंबर में कुसुम डाल दूं क्या | safflower-sowing-2 | safflower-sowing-1
कुसुम घना उग गया है पौधे कब निकालें, साग बन सकता है क्या | safflower-seed-2
कुसुम की बिना कांटे वाली किस्म | safflower-varieties-1
कुसुम के खेत में दो दिन पानी खड़ा रहा, कैसी जमीन चाहिए इसे | safflower-soil-1 | safflower-diseases-2
सिंचित कुसुम नाइट्रोजन | safflower-nutrients-1
कुसुम जमीन से चिपका रहता है महीना भर, घास दबा रही | safflower-weeds-1
कुसुम की कली सड़कर बदबूदार पानी निकल रहा अंदर कीड़ा | safflower-pests-2
कुसुम में चिकनी हरी सुंडी बैंगनी निशान वाली पत्ते चट कर गई | safflower-pests-3
कुसुम के पौधे मुरझाकर सूख रहे नीचे जड़ सड़ी | safflower-diseases-2 | safflower-soil-1 general-tricho-1
गेहूं की तरह कुसुम में भी गेरुआ लगता है बीज को क्या लगाएं | safflower-diseases-3
कुसुम की पैदावार प्रति एकड़ | safflower-yield-1
कुसुम के साथ ज्वार लगाएं या चना मिश्रित में | safflower-intercropping-1 | chickpea-intercropping-1
नारियल कैसी जगह होता है | coconut-climate-1
सात साल के नारियल पेड़ को साल भर में कितनी यूरिया पोटाश | coconut-nutrients-1
नारियल को ड्रिप से गर्मी में रोज कितना पानी | coconut-irrigation-1
नारियल की थाली कितनी चौड़ी और एक बार में कितना लीटर पानी | coconut-irrigation-2 | coconut-irrigation-1
सुपारी के साथ खड़े नारियल के पत्ते कैंची जैसे वी आकार में कटे हुए | coconut-pests-1
नारियल के निचले पत्ते सूखे भूरे नीचे जाला और बीट | coconut-pests-3
नारियल के छोटे फल पर टोपी के नीचे भूरे तिकोने निशान फिर फट जाता | coconut-pests-5
बरसात में नारियल की बीच वाली कोंपल सड़ रही बदबू | coconut-diseases-1
डाभ कितने महीने पर तोड़ें | coconut-harvest-1
सेब के लिए मिट्टी कैसी हो | apple-soil-1
सेब के बाग में फूल बहुत आते हैं पर फल नहीं बैठते, सारे पेड़ रॉयल के हैं, नाशपाती वाले पड़ोसी के भर जाते हैं, क्या दूसरी किस्म बीच में लगाऊं | apple-sowing-2 | apple-disorders-1
सेब गर्मी में पानी | apple-irrigation-1
सेब के पत्ते जुलाई में ही पीले होकर झड़ गए काले धब्बे थे | apple-diseases-2
सेब के तने की गर्दन के पास छाल गीली और सड़ी | apple-diseases-3
सेब की छाल पर राख जैसी पपड़ी और फल पर लाल छल्ले | apple-pests-2
आड़ू तोड़ लिए अब सेब में जून में बहुत फल गिर रहे हैं | apple-disorders-1 | apple-irrigation-1
सेब बीज रंग देखकर तुड़ाई | apple-harvest-1
नागपुरी संतरा कहां कहां लगता है मंदसौर में चलेगा | orange-varieties-1
संतरे के पौधे एक एकड़ में कितने और कौन सी कलम लें | orange-sowing-1
किन्नू के पांच साल के पेड़ को यूरिया कितनी और कब | orange-nutrients-2
संतरे में गर्मी में पानी कितने दिन पर दें | orange-irrigation-1
संतरे के पत्ते आधे पीले आधे हरे फल टेढ़े छोटे खट्टे | orange-diseases-1 | orange-pests-1
छाल फटी गोंद बहा संतरा | orange-diseases-2
संतरा पक रहा है पर फल में सुई जैसा छेद होकर आसपास गल जाता और गिरता है, रात को पतंगे मंडराते हैं, मोसंबी में भी यही है, उपाय बताइए | orange-pests-2
किन्नू खींचकर तोड़ें या कैंची से और कब मीठा होता | orange-harvest-1
कम फटने वाली लीची | litchi-varieties-1 | litchi-disorders-1
लीची में दिसंबर में सिंचाई कर दें क्या फूल आने वाला है | litchi-irrigation-1
लीची तोड़ने के बाद पेड़ में क्या क्या डालें | litchi-nutrients-1
लीची में मंजर इस बार बहुत था सब खुश थे, पर मटर जितना दाना बनते ही गरम हवा चली और आधा झड़ गया, अब क्या करें | litchi-disorders-2
लीची के डंठल के पास फल में सफेद कीड़ा और काला चूरा | litchi-pests-2
आम के बाद अब लीची में लाल बदबूदार बग, सुबह पेड़ हिलाकर पकड़ें क्या | litchi-pests-3
लीची का उत्पादन बिहार में प्रति एकड़ कितना टन | litchi-yield-1
चाय किस तरह की मिट्टी में लगती है बारिश कितनी चाहिए | tea-soil-1
चाय के पौधे एक बीघा नहीं एकड़ में कितने और कतार की दूरी | tea-sowing-1
बड़ी चाय झाड़ी को साल में नाइट्रोजन पोटाश कितना | tea-nutrients-1
चाय की कटाई छंटाई कितने साल में किस ऊंचाई पर | tea-pruning-1
मार्च में चाय के ऊपर वाले पत्ते लाल तांबे जैसे | tea-pests-2
शिमला मिर्च का बीज एक एकड़ कितने ग्राम कितने दिन की पौध | capsicum-seed-1
शिमला मिर्च क्यारी फासला | capsicum-sowing-2
शिमला मिर्च एक पौधा कितना पानी | capsicum-irrigation-1
शिमला मिर्च के फल पर सफेद कागज जैसा दाग धूप से | capsicum-disorders-1
शिमला मिर्च लगाने से पहले क्यारी की मिट्टी कैसे सुधारें कि पौधे न सूखें | capsicum-diseases-1
पॉलीहाउस में शिमला मिर्च कितना देती है खुले से | capsicum-yield-1
जुलाई की पालक कितनी कटाई | palak-sowing-1 | palak-harvest-1
पालक छिटकवां बोना है बीज कितना | palak-seed-1
ऊसर खारे खेत में कौन सा साग, पालक चलेगा | palak-soil-1
पालक काटने के बाद पानी दें | palak-irrigation-1
पालक गोल धब्बे किनारा बैंगनी | palak-diseases-1
मेथी छोड़कर पालक में सूंड़ी | palak-pests-1
पालक पहली कटाई कितने दिन | palak-harvest-1
स्मार्ट सीडर कितने एचपी पर चलता है एक घंटे में कितना बोता | general-residue-3
जीरो टिल से बोने में कितना डीजल और दिन बचते | general-zerotill-1
कीड़े मारने की दवा के लिए कौन सा नोजल | general-nozzle-1
हाथ वाले पंप से एकड़ में कितना पानी लगेगा | general-nozzle-2
रोटावेटर किराए पर कहां मिलेगा | general-chc-1
लेजर कराहे से क्या फायदा | general-implement-2
चरी कितने दिन की हो तब भैंस को दें | fodder-sorghum-feeding-1 | fodder-sorghum-harvest-1
ज्वार सुखाकर देने से जहर खत्म होता है क्या | fodder-sorghum-feeding-3 | jowar-feeding-1
चरी खाकर भैंस के मसूड़े लाल और तड़प रही | fodder-sorghum-health-1 | cattle-feeding-8 jowar-feeding-1 fodder-sorghum-feeding-1
मार्च में चरी बीज एकड़ | fodder-sorghum-sowing-1 | jowar-seed-2
मीठी सूडान कैसी रहेगी | fodder-sorghum-varieties-1
चारा ज्वार दूसरी कटाई | fodder-sorghum-harvest-1 | fodder-sorghum-nutrients-1 fodder-sorghum-feeding-1
गुलाब के पौधे कितनी दूरी पर और कब रोपें | rose-sowing-1
नए गुलाब के पौधे को खाद कब से शुरू करें | rose-nutrients-1
गुलाब के पत्तों पर काले झालरदार धब्बे और झड़ रहे | rose-diseases-1
डंडी वाला गुलाब कब काटें मंडी भेजना है | rose-harvest-1
सफेदा कितनी बारिश में | eucalyptus-soil-1
सफेदा का कौन सा क्लोन अच्छा | eucalyptus-varieties-1
सफेदे की बढ़त धीमी है बीच में कौन सी दाल बोएं | eucalyptus-nutrients-1
नीलगिरी की टहनी और पत्ती की नस पर गांठें | eucalyptus-pests-1
मिथुन में जोंक और किलनी बहुत है कैंप कब लगता | mithun-health-1
गेहूं बीमा का पैसा कब मिलेगा ओले पड़े थे |
सरकार गेहूं किस भाव खरीद रही है | general-market-2
गेहूं में जंगली जई की दवा |
गेहूं की फसल कितने दिन की होती है शरबती |
काला गेहूं कहां बिकेगा |
गेहूं गिर गया आंधी में अब कैसे उठे |
केले के रेशे से क्या बनता है मशीन कितने की |
केले के खेत में घास मारने की दवा |
केले में फल पर लाल जंग जैसे दाग थ्रिप्स |
टमाटर आज मंडी में क्या भाव | general-market-22
टमाटर की पौध कितने दिन की रोपें |
टमाटर की जड़ में गांठें निमेटोड |
कुसुम का भाव सोलापुर |
नारियल बोर्ड से मुफ्त पौधा कैसे मिले |
सेब में सफेद चूर्ण फफूंद पत्ती पर |
सेब का एक पेड़ कितनी पेटी देता है |
संतरे पर खुरदरे भूरे छाले पत्ते और फल दोनों पर कैंकर |
संतरा एक एकड़ में कितना टन होता |
लीची की निर्यात के लिए लाइसेंस कैसे बने |
चाय की कौन सी क्लोन किस्म अच्छी पैदावार |
शिमला मिर्च के पत्ते पर सफेद चूर्ण |
पालक की कौन सी किस्म लें |
सुपर सीडर पर कितनी सब्सिडी है | general-chc-2 general-scheme-55
ड्रोन से दवा छिड़कने का रेट |
गेहूं कब बोएं और कौन सी किस्म पंजाब | wheat-sowing-1 wheat-varieties-1 | wheat-sowing-2 wheat-varieties-2 wheat-sowing-3
गेहूं में पहला पानी और यूरिया कब | wheat-irrigation-1 wheat-nutrients-2
गेहूं में बीज और खाद एक एकड़ की | wheat-seed-1 wheat-nutrients-4 | wheat-nutrients-1 wheat-nutrients-3
पछेता गेहूं बिहार किस्म और बीज कितना | wheat-varieties-3 wheat-seed-1 | wheat-sowing-3
मंडूसी और बथुआ दोनों हैं गेहूं में दवा बताओ | wheat-weeds-4 wheat-weeds-5 | wheat-weeds-3
केले की दूरी और खाद | banana-sowing-1 banana-nutrients-1 | banana-nutrients-2 banana-nutrients-3
केला कब काटें और कैसे पकाएं | banana-harvest-1 banana-storage-1
टमाटर के फूल झड़ते और फल फटते | tomato-disorders-3 tomato-disorders-2 | general-boron-1 general-heat-2 tomato-irrigation-1
टमाटर कब बोएं और पानी कितने दिन पर | tomato-sowing-1 tomato-irrigation-1
कुसुम कब बोएं बीज कितना | safflower-sowing-1 safflower-seed-1 | safflower-seed-2 safflower-sowing-2
नारियल को खाद और पानी | coconut-nutrients-1 coconut-irrigation-1 | coconut-irrigation-2 coconut-nutrients-2
सेब की रोपाई कब और कितना पानी | apple-sowing-1 apple-irrigation-1
लीची फटती भी है और कीड़ा भी | litchi-disorders-1 litchi-pests-2
शिमला मिर्च की खाद और पैदावार पॉलीहाउस में | capsicum-nutrients-1 capsicum-yield-1
पालक का बीज और पहली कटाई | palak-seed-1 palak-harvest-1
गुलाब छंटाई और उसके बाद खाद | rose-pruning-1 rose-nutrients-1
केरल में संतरे को पानी और खाद | orange-irrigation-1 orange-nutrients-1
ताजमूल पर पानी | wheat-irrigation-1 | wheat-irrigation-2
मांडूसी पर दवा बेअसर | wheat-weeds-3 | wheat-weeds-4 wheat-weeds-2
पनामा बिल्ट | banana-diseases-1 | banana-diseases-2
पत्ती मरोड़ सफेद मच्छर | tomato-diseases-1 | cotton-pests-4 tomato-pests-1 papaya-diseases-2 okra-pests-4 tobacco-pests-1
सेंजो स्केल | apple-pests-2
नारियल में लाल सूंड वाला घुन | coconut-pests-2
अक्टूबर में कौन सी पत्ती वाली पालक कब तक | palak-sowing-1 | palak-harvest-1
बगल में मक्का है मेरा टमाटर रोज मुरझाता और शाम को भी नहीं उठता | tomato-diseases-5 | tomato-diseases-6
गोंदिया रोग | orange-diseases-2 | bajra-diseases-2 sweet-orange-diseases-1
पीठ वाली मशीन में घास मारने को कौन सी टोंटी | general-nozzle-1
मशीन बैंक ऐप | general-chc-1 | general-scheme-56
भाव गिरा हुआ है सरसों अभी नहीं बेचनी, कोई सरकारी मान्यता वाला गोदाम जहां कागज मिले | general-enwr-1 | general-market-27
गोदाम में रखे माल का बीमा और तौल कौन करता है, कीतनी फसलें रख सकते हैं | general-enwr-2
व्यापारी सरकारी दाम से कम दे रहा है क्या यह गैरकानूनी है | general-market-1
गेहूं का सरकारी भाव कितना | general-market-2
तुवर उडद सरकारी दर 2025 | general-market-3
जूट कौन सा दफ्तर खरीदता है सरकारी दर पर | general-market-4
लखनऊ के पास गेहूं सेंटर पर देना है पंजीयन कहां होगा बटाई पर खेत है | general-market-5 | general-market-13
हरियाणा में ब्यौरा पोर्टल पर चढ़ाए बिना मंडी में गेहूं लेंगे क्या | general-market-7
छत्तीसगढ़ टोकन कैसे कटेगा | general-market-8
कपास में कितनी नमी हो तो CCI लौटा देता है | general-market-10 | general-market-18
मसूर का पूरा माल सरकार ले ले इसके लिए कौन सी साइट पर नाम लिखाएं | general-market-11 | general-market-12
उड़द बोने वाले को मुफ्त मिनी किट मिलेगी सुना है | general-market-12 | general-scheme-81
सेंटर पर अंगूठा मशीन में क्यों लगवाते हैं और पैसा किस खाते में आएगा | general-market-13
बिहार में पैक्स को धान देने के लिए कौन सा नंबर चाहिए | general-market-15
ओडिशा में धान का पंजीकरण कब से कब तक होता | general-market-16
ट्रॉली भरकर धान सेंटर ले गया था, मीटर लगाकर बोले गीला है और बिना कुछ लिखे लौटा दिया, भाड़ा भी लग गया, अब मैं क्या करूं | general-market-18
ई-नाम पर पहली बार माल बेचना है क्या करना होगा | general-market-19 | general-market-21
ऑनलाइन बिक्री में खरीदार का पैसा पहले कहां जमा होता है, मंडी टैक्स कौन काटता | general-market-20
हमारी छोटी मंडी में ऑनलाइन बोली नहीं होती और बड़ी मंडी 60 किलोमीटर दूर है, तो क्या किसानों की अपनी कंपनी के केंद्र से बेच सकते हैं | general-market-21
मोबाइल पर मंडी का ताजा भाव कहां देखें और मॉडल भाव क्या चीज है | general-market-22
कल मंडी में 30 क्विंटल माल बेचा तो आढ़ती ने तुलाई, भराई और आढ़त सब मेरे पैसे में से काट ली, कच्ची पर्ची दी, क्या यह कटौती ठीक है | general-market-24
एगमार्क का ठप्पा लेना जरूरी है क्या, कितने दिन लगते हैं | general-market-25
छंटाई से बोली बढ़ेगी क्या | general-market-26
मजबूरी में सस्ता न बेचना पड़े इसलिए अनाज रखकर कर्ज, सरकार गारंटी कितने लाख तक देती | general-market-27 | general-market-29 general-enwr-1
किसान उपज निधि की साइट से गोदाम रसीद पर लोन कैसे मांगें | general-market-29 | general-enwr-1 general-enwr-2 general-market-27
मैं शहर में रहता हूं गांव का खेत किराए पर दिया है, उस पैसे पर टैक्स देना होगा क्या | general-market-30 | general-chc-1
मुर्गी फार्म और मधुमक्खी की आमदनी खेती मानी जाएगी या धंधा | general-market-31
ट्रैक्टर पर जीएसटी कितना | general-market-33
सब्जी बेचने पर जीएसटी नंबर चाहिए | general-market-34
मंडी व्यापारी नकद देता है बैंक से निकालने पर टीडीएस क्यों काटा | general-market-35
मानसून लेट है, धान की सीधी बुवाई ठीक रहेगी या उड़द बोएं | general-drought-2 | rice-sowing-4
तिल का सरकारी दाम कितना है इस साल |
ओले से मसूर खराब हो गई बीमा वाले सर्वे को नहीं आए | general-scheme-26 general-hail-2 | general-scheme-83 general-scheme-29
मोगा में मूंगी की कतार कितनी दूर और बीज कितना गहरा | moong-sowing-1
बिहार में गरमा मुंग कब | moong-sowing-2
बरसाती मुंग अगस्त में बो सकते हैं मैदान में, पहाड़ में मेरे भाई ने जून में डाली थी | moong-sowing-3 | moong-sowing-4
एसएमएल 668 कितना किलो एकड़ | moong-seed-1 | moong-varieties-1
मुंग में टीके का पैकेट कैसे | moong-seed-2 | general-biofert-1
हम बरेली में दस बीघा मुंग डालना चाहते हैं बरसात और जायद दोनों में चले ऐसी किस्म बताओ | moong-varieties-2
जायद मूंग में यूरिया और सिंगल सुपर कितना बोरा एकड़ में | moong-nutrients-1
गेहूं कंबाइन से कटा है पुआल खेत में पड़ा है बिना जोते मुंग किस मशीन से बोएं | moong-machinery-1
मुंग फली भर रही है अब सिंचाई करें या नहीं | moong-irrigation-1
मूंग में घास निकालने का समय | moong-weeds-1 | general-weeds-1
मुंग में हर 15 लाइन बाद मक्का क्यों लगवाते हैं पीलेपन के लिए | moong-diseases-1
मूंग की पत्ती पर जाली जैसा पीलापन आया, दुकानदार के कहने पर यूरिया और जिंक दोनों डाले फिर भी ठीक नहीं हुआ, बगल का बाजरा एकदम हरा है | moong-diseases-2 | moong-diseases-1
गेहूं के बाद मुंग लगाई थी, अब फूल आते ही झड़ जाते हैं और ऊपर का सिरा मुड़ जाता है, कागज पर झाड़ा तो काले बारीक कीड़े गिरे | moong-pests-2
पंद्रह दिन सूखा रहा फिर ट्यूबवेल चलाया, उसके बाद मूंग के पौधे मुरझाकर सूख रहे हैं, उखाड़ने पर जड़ की छाल रेशे रेशे हो जाती है | moong-diseases-3 | general-tricho-1
मुंग की कली और फूल आपस में जाले से चिपके हैं, खोलकर देखा तो भीतर सुंडी खा रही है | moong-pests-3
खट्टी मिट्टी में मुंग से पहले चूना कितना डालें | moong-soil-1 | general-acid-2 general-acid-3
मूंग के लिए कैसा खेत ठीक | moong-soil-2
एक बीघा नहीं एकड़ में मूंग कितना निकलती है | moong-yield-1 | moong-varieties-1 moong-varieties-2
बीज की मुंग छह महीने रखनी है सुरसुरी न लगे | moong-storage-1 | general-hermetic-1 general-store-5 general-store-3
मूंग कब काटें और रखें कैसे | moong-harvest-1 moong-storage-1 | general-store-4
मुंग का भूसा भैंस को खिला सकते हैं क्या |
मुंग की दाल बनाने की छोटी मिल कितने की |
अगेती अरेहर कब बोएं | pigeon-pea-sowing-1 | pigeon-pea-sowing-2
ज्वार कटने के बाद सोच रहा हूं, पछेती अरहर जुलाई में बो सकते हैं क्या | pigeon-pea-sowing-2 | pigeon-pea-sowing-1 pigeon-pea-varieties-2
अरहर के बीज में ट्राइकोडर्मा कितना ग्राम और फिर कौन सा टीका | pigeon-pea-seed-2 | general-tricho-1
अरहर की मिट्टी कैसी हो और खाद कीतनी | pigeon-pea-soil-1 pigeon-pea-nutrients-1 | pigeon-pea-nutrients-2
बहार अरहर कितने दिन | pigeon-pea-varieties-2
चार महीने की बौनी अरहर | pigeon-pea-varieties-3
अरहर में डीएपी कितना एकड़ | pigeon-pea-nutrients-1
अरहर फूल पर पानी दूं | pigeon-pea-irrigation-1
अरहर में घास बहुत हो गई बुवाई को तीन हफ्ते, पेंडी वाली दवा कब पड़ती थी | pigeon-pea-weeds-1 | general-weeds-1
तूर की शेंगा में हरी इल्ली, फेरोमोन ट्रैप कितने लगाएं | pigeon-pea-pests-1
अरहर की सूखी फली पर पिन जितने छेद हैं और दाना आधा खाया पिचका निकला, बाहर से कोई कीड़ा नहीं दिखा था | pigeon-pea-pests-3
अरहर में फूलों का गुच्छा जाले से बंधा, अंदर चित्तीदार इल्ली | pigeon-pea-pests-4
पिछले साल भी इसी खेत में तूर सूखी थी, इस बार फिर पौधे एक एक करके मर रहे हैं, छाल के नीचे काली पट्टी है, कितने साल अरहर न बोएं | pigeon-pea-diseases-1
बांझा रोग | pigeon-pea-diseases-2
तीन दिन झड़ी लगी थी, निचले खेत में पानी रुका, अब अरहर के छोटे पौधे जमीन के पास काले होकर टूट रहे हैं, बीज में कुछ लगाना चाहिए था क्या | pigeon-pea-diseases-3 | pigeon-pea-soil-1 pigeon-pea-seed-2
उड़द और तूर की पत्ती नसें हरी बीच में तांबे जैसी पट्टी एक महीने में | pigeon-pea-disorders-2
अरहर की पौध थैली में तैयार करके रोपना है, कितने दिन की और दूरी | pigeon-pea-nursery-1
देर वाली अरहर अच्छी देखरेख में कीतनी उपज देगी | pigeon-pea-yield-1 | pigeon-pea-varieties-2
अरहर दाल में घुन लगता है डिब्बे में | general-hermetic-1 general-store-5 general-store-4 | general-store-3
अरहर की जड़ दीमक काट रही |
तिल किस तारीख को डालें | sesame-sowing-1
एक हेक्टेयर में तिल का बीज कितना, छिटकवां और मशीन से | sesame-seed-1 | sesame-seed-2
तिल में रेत कितनी मिलाएं | sesame-seed-2
शेखर तिल की उपज | sesame-varieties-1 | sesame-yield-1
तिल में खाद कीतनी बिना मिट्टी जांच के | sesame-nutrients-1
आंध्र में तिल को कितनी खाद देते हैं बारानी में | sesame-nutrients-2
तिल की निराई कब और पानी कब देना है | sesame-weeds-1 sesame-irrigation-1
जून में जल्दी तिल बो दिया था, अब फूल की जगह हरी पत्तियों का गुच्छा बन गया है और एक भी डोडी नहीं लग रही, पोधे उखाड़ दूं क्या | sesame-diseases-1 | sesame-sowing-1
तिल के तने पर काला घेरा | sesame-diseases-2
तिल के पत्ते पानी सोखे जैसे धब्बे और टूट कर गिर रहे, बीज गरम पानी में डालें? | sesame-diseases-3
तिल में अंगूठे जितनी मोटी हरी इल्ली है जिसकी पूंछ पर सींग है, हाथ से चुनें या दवा लगेगी | sesame-pests-2
तिल घर में रखने से पहले कितना सुखाएं, नीम पत्ती डालें | sesame-storage-1
तिल एकड़ में कितना निकलेगा | sesame-yield-1 | sesame-varieties-1
तिल की बुवाई और किस्म दोनों बता दो | sesame-sowing-1 sesame-varieties-1 | sesame-varieties-2 sesame-sowing-2
तिल का तेल कितने प्रतिशत निकलता है कोल्हू में |
काला तिल और सफेद तिल में किसका दाम ज्यादा |
आलू खोदने के बाद सूरजमुखी मार्च में डालें तो देर हो जाएगी? | sunflower-sowing-1 | sunflower-sowing-2
सूरजमुखी का बीज कितना भिगोएं और कतार की दूरी | sunflower-seed-1 sunflower-seed-2
सूरजमुखी बहुत घनी उगी 18 दिन हुए, पौधे कितनी दूरी पर छोड़ें | sunflower-seed-2
मॉर्डन सुरजमुखी कितने दिन | sunflower-varieties-1
सूरजमुखी में नाइट्रोजन कब कब बांटकर | sunflower-nutrients-1
गेहूं को आखिरी पानी दे चुका हूं, सूरजमुखी फूल पर है तो पानी रोक दूं क्या | sunflower-irrigation-1
सूरजमुखी की थाली तो बड़ी बनी है पर बीच का दाना खाली है किनारे भरे हैं, पिछले साल पास में मधुमक्खी वाला डिब्बे रखता था इस बार नहीं आया | sunflower-disorders-1
सूरजमुखी की पत्ती प्याले जैसी मुड़ी किनारे जले, नीचे हरे फुदके | sunflower-pests-2
तोते कौवे और जंगली सुअर से सूरजमुखी कैसे बचाएं | sunflower-pests-3 | general-scheme-32
सूरजमुखी कब काटें पहचान | sunflower-harvest-1
बसंत वाली सुरजमुखी की उपज कितनी मान कर चलें | sunflower-yield-1 | sunflower-varieties-1
सूरजमुखी में दीमक लगी है जड़ में |
पोखर में सिंघाड़ा और जलकुंभी थी, मछली डालने से पहले साफ कैसे करें और सुखाना पड़ेगा क्या | fish-pond-1 | fish-predator-1
तलाब कभी सूखता नहीं, मांगुर और सौरी छोटी मछली खा जाती हैं, महुआ खली कितनी डालें और कितने दिन बाद बच्चा छोड़ें | fish-predator-1
रोहू कतला किस हिसाब से | fish-stock-1
जीरा कितना डालें आधे हेक्टेयर में | cumin-seed-1
मछली का दाना घर पर क्या मिलाकर बनाएं और कब खिलाएं | fish-feeding-1 | fish-feeding-2
कल दिन भर बादल थे और शाम को गोबर भी डाला था, आज सुबह अंधेरे में देखा तो सारी मछली ऊपर आकर हांफ रही है, जल्दी बताओ क्या करें | fish-oxygen-1 | fish-manure-1
गर्मी में तालाब कितना गहरा | fish-water-1 | fish-stock-1
दिसंबर में पानी बहुत ठंडा हो गया, मछ्ली नीचे बैठी रहती कम खाती है, शाम को ट्यूबवेल चलाएं क्या | fish-winter-1 | fish-feeding-1
मछली बीमार न हों इसके लिए जाल कब चलाएं | fish-disease-1
छह तरह की मछ्ली पालें तो साल में कितना उत्पादन | fish-yield-1
तलाब में चूना और गोबर कब कितना | fish-lime-1 fish-manure-1
मछली पालन में सरकार कितनी सब्सिडी देती | general-scheme-71
तलाब में सांप और कछुए आ गए |
अमरूद का बाग निकाल दिया है अब निंबू लगाना है, पौधा अभी लगाऊं कि बरसात में | lemon-sowing-1
विदर्भ में नींबू किस्म | lemon-varieties-1
पांच साल का नींबू खाद | lemon-nutrients-1
नींबू के बड़े पेड़ को गर्मी में रोज कितना लीटर | lemon-irrigation-1
निंबू में बहार कब | lemon-pruning-1
नींबू के फल और टहनी पर खुरदरे भूरे दाग हैं चारों ओर पीला घेरा, व्यापारी दाम आधा दे रहा है | lemon-diseases-1
निंबू की नई पत्ती खाने वाली, चिड़िया की बीट जैसी इल्ली | lemon-pests-2
नींबू पत्ते पीले नसें हरी | lemon-disorders-1 | general-iron-1
अप्रैल मई में पानी नहीं दे पाए, जून में अचानक तेज बारिश हुई और अब पेड़ पर लगे लगे निंबू फट रहे हैं, बाग पांच बीघे का है | lemon-disorders-2
नींबू तोड़ने लायक कब होता है फूल के कितने महीने बाद | lemon-yield-1
नींबू का अचार बनाने का लाइसेंस |
गूटी से नींबू का पौधा खुद कैसे तैयार करें |
जौ कब बोएं | barley-sowing-1
पिछली बार जौ में यूरिया ज्यादा डाल दिया तो पूरी फसल गिर गई, इस बार यूरिया कब और कीतनी बार में डालें | barley-nutrients-2 | general-fert-5 barley-nutrients-1
जौ कितने पानी, माहू लगे तो क्या | barley-irrigation-1 barley-pests-1 | general-neem-1
नमकीन जमीन जौ किस्म नागौर | barley-varieties-1 | barley-soil-1
जौ की बाली काले चूर्ण की हो गई बीज को क्या लगाएं | barley-diseases-1
जौ में चेपा माहू | barley-pests-1 | general-neem-1 general-trap-3
जौ की पत्ती पर पीला पाउडर वाली धारियां हाथ में लगता |
जौ में गुल्ली डंडा की दवा |
अगस्त में कौन सी गाजर | carrot-sowing-1 | carrot-varieties-1
गाजर का बीज कितना और कौन सी किसम | carrot-seed-1 carrot-varieties-1 | carrot-varieties-2
गाजर में गोबर खाद कितने टन और नाइट्रोजन दो बार? | carrot-nutrients-1
मूली तो ठीक निकली पर गाजर फट जाती है और ऊपर से हरी रहती, सूखने के बाद पानी दिया था | carrot-disorders-1 | carrot-weeds-1
गाजर खोदने से पहले पानी | carrot-irrigation-1
गाजर पर मिट्टी कब चढ़ाएं ताकि हरा न हो | carrot-weeds-1 | carrot-disorders-1
विलायती नारंगी गाजर की उपज देसी लाल से कम क्यों | carrot-varieties-2
गाजर कितने दिन में उखाड़ें | carrot-harvest-1 | carrot-varieties-1
गाजर कोल्ड स्टोर में कितने महीने |
गेहूं के बाद पुदीना पिपरमिंट लगा सकते हैं क्या अप्रैल में | mint-sowing-1
मेंथा नर्सरी जड़ कितने किलो | mint-seed-1
मेंथा में पानी कितने दिन पर, काटने से पहले कब बंद | mint-irrigation-1
पिपरमिंट निराई कीतनी बार | mint-weeds-1
तीन साल से उसी खेत में मैंथा लगा रहे हैं, इस बार जगह जगह चकत्ते में पौधे मर गए, खोदा तो अंदर वाली जड़ भूरी होकर सड़ी मिली | mint-diseases-1
पुदीने के पत्तों पर भूरे धब्बे पड़ गए और नीचे के पत्ते झड़ रहे, काटने में पंद्रह दिन हैं, तेल कम बैठेगा? | mint-diseases-2
मैंथा से एक एकड़ में तेल कितना किलो निकलेगा | mint-harvest-1
मेंथा तेल का भाव आज चंदौसी | general-market-22
मेंथा का बचा कचरा खाद बने क्या |
खरबूजा कब लगाएं | muskmelon-sowing-1
डंगर का बीज कितना | muskmelon-seed-1
आंधी आई फूल पर, खरबूजे में फल कम लगे | muskmelon-climate-1
खरबूजे की मीठी किस्म और पानी कब रोकें | muskmelon-varieties-1 muskmelon-irrigation-1
दस दिन में तोड़ने वाला था पर परसों की बारिश के बाद खरबुजे की बेल मुरझा गई, पुराने पत्ते पीले और तना जड़ के पास फटा हुआ है | muskmelon-diseases-1
खरबूजे में फल के अंदर कीड़े निकलते हैं मक्खी वाले | muskmelon-pests-1
खरबूजे के पत्ते सूख रहे फल छोटे और फीके | muskmelon-diseases-2
खरबूजे का बीज निकालकर मगज बेचना है मशीन |
काली जमीन में चीकू का बाग | sapota-soil-1
बिहार में चिकू की कौन सी | sapota-varieties-1
बीस साल का चिकू खाद कितनी | sapota-nutrients-1
चिकू गर्मी में पानी कब | sapota-irrigation-1
आम के बाग के बगल में चिकू है, उसकी टहनी चपटी होकर गुच्छा बन गई, काट दूं क्या | sapota-diseases-1
दस साल चिकू कितने फल | sapota-harvest-1
चिकू पकाने के लिए कार्बाइड डालें क्या |
गर्मी का गेंदा कब डालें | marigold-sowing-1
छोटा गेंधा कितनी दूरी | marigold-sowing-2
नारंगी गेंदा की किस्म | marigold-varieties-1
गेंदे में खाद कितनी और फूल कब तुड़ेंगे | marigold-nutrients-1 marigold-harvest-1 | marigold-varieties-1
गेंदे की कली में इल्ली, पत्तों पर मकड़ी का जाला | marigold-pests-1
गेंदा एकड़ में कितना फूल | marigold-harvest-1
सूखे गेंदे से रंग निकालने वाली कंपनी कहां |
मौसंबी को कितनी ठंड से नुकसान | sweet-orange-climate-1
मौसमी बाग की दूरी और मिट्टी कैसी चाहिए | sweet-orange-sowing-1 sweet-orange-soil-1
मोसंबी कितने साल में फलेगी | sweet-orange-pruning-1
बाग आठ साल का है, मोसम्बी के तने में नीचे चिपचिपा रस निकलता है, पत्ते पीले और पेड़ धीरे धीरे सूख रहा, हम पानी तने से सटाकर देते थे | sweet-orange-diseases-1 | sweet-orange-disorders-1
नांदेड़ में बाग है, मोसंबी के फल का छिलका जंग जैसा भूरा पड़ गया, गांव वाले लाल्या कहते हैं, पानी कम दिया था | sweet-orange-pests-1
मोसंबी के रस की दुकान का लाइसेंस |
कलमी कठहल कब फलेगा | jackfruit-sowing-1
दक्षिण में जल्दी फलने वाला कटहल | jackfruit-varieties-1 | jackfruit-sowing-1
आम में तो कुछ नहीं पर कठहल के छोटे फल में छेद और ताजा बुरादा निकल रहा है | jackfruit-pests-1
कठहल में जो छोटे लंबे वाले निकलते हैं वे सब काले होकर झड़ रहे हैं, गरम बारिश चल रही है, यह बीमारी है या अपने आप गिरते हैं | jackfruit-diseases-1
कठहल का पेड़ 15 साल का एक भी फल नहीं |
बांस कैसी जमीन में और कौन सा लगाऊं | bamboo-soil-1 bamboo-varieties-1
लाठी बांस सूखे में कौन | bamboo-varieties-1
बांस को रोज कितना पानी और गड्ढे में नीम खली कीतनी | bamboo-nutrients-1
बांस पहली कटाई | bamboo-harvest-1
बांस लगाने की मदद किससे मिलेगी | bamboo-market-1
बांस में फूल आ गया झुंड मर रहा |
जौ में खाद की मात्रा और यूरिया कब बांटें | barley-nutrients-1 barley-nutrients-2 | general-fert-5
मुंग में पहला पानी कब और घास कब निकालें | moong-irrigation-1 moong-weeds-1 | general-weeds-1 moong-irrigation-2
मछली को क्या खिलाएं और जाड़े में पानी कितना गहरा | fish-feeding-1 fish-winter-1 | fish-feeding-2
निंबू के पेड़ की खाद और पानी दोनों समझा दो | lemon-nutrients-1 lemon-irrigation-1
गंगानगर में नरमा बिजाई का सही टाइम | cotton-sowing-1
बारिश लेट हो गई जुलाई आधा निकल गया अब कापूस डालूं तो कितना नुकसान होगा | cotton-sowing-2
पड़ोसी ने ड्रिप पर मई में ही कपास टोक दी मैं भी डाल दूं क्या वर्धा जिला | cotton-sowing-3 | cotton-sowing-2
बीटी नरमा के कितने पैकेट एक किल्ले में मतलब कितना बीज | cotton-seed-1
केसी जमीन में कपाश अछी होती है | cotton-soil-1
रात ठंडी और दिन गरम हो तो कपास को फायदा है क्या | cotton-climate-1
नरमे में यूरिया कितनी बार में डालें और डीएपी कब ट्यूबवेल है | cotton-nutrients-1 | general-fert-5
तमिलनाडु की काली मिट्टी में बिना सिंचाई कपास यूरिया और जिंक कितना दें | cotton-nutrients-2 | general-zinc-2
मानसा में नरमा फूल पर है 13-0-45 का स्प्रे कब कब करना है | cotton-nutrients-3
घेंटे बन रहे हैं नरमे में पानी कितने दिन बाद लगाएं | cotton-irrigation-1
कपास में घास कितने दिन तक साफ रखनी पड़ती है और डोरा कब चलाएं | cotton-weeds-1 | general-weeds-1
अगस्त में लगातार बादल हैं और कपास का फूल बहुत गिर रहा है यूरिया दे चुके अब कौन सी खाद दें | cotton-disorders-2 | cotton-disorders-1 cotton-nutrients-3
कपास के पत्ते लाल हो गए कौन सी कमी है | cotton-disorders-3 | cotton-nutrients-3 cotton-pests-6 general-defic-3
कल तक हरा भरा नरमा था रात भर पानी चला दिया आज धूप में सब पौधे लटक गए क्या जड़ में बीमारी लगी है | cotton-disorders-4
टिंडा फोड़ा तो बीज के अंदर गुलाबी रंग का कीड़ा, रुई पीली पड़ गई | cotton-pests-1 | cotton-pests-3 cotton-pests-2
गुलाबी इल्ली के ट्रैप में एक रात में 9 पतंगे आए दवा मारूं क्या | cotton-pests-2
हर साल बोंड अळी आती है अगले साल न आए इसके लिए अभी से क्या करें | cotton-pests-3 | cotton-pests-2
नरमे के पास भिंडी और बैंगन लगाए हैं क्या इससे मक्खी बढ़ेगी | cotton-pests-5
पत्तियों के किनारे पीले होकर नीचे मुड़ गए फिर लाल जैसे जल गए हों नरमा 60 दिन का | cotton-pests-6 | cotton-disorders-3
चूरड़ा लगा है छोटे नरमे में सूखा भी चल रहा है क्या करें | cotton-pests-7
मीली बग लगा है कपास में गाजर घास भी बहुत है मेड़ पर | cotton-pests-8 | general-weeds-2
नरमे के पत्तों की नसें मोटी हो गईं नीचे छोटे पत्ते निकल रहे और पौधा छोटा रह गया | cotton-diseases-1 | cotton-pests-4
कपास में उकठा हर साल आता है बीज में और खेत में क्या मिलाएं | cotton-diseases-2 | general-tricho-1 general-pseudo-1 cotton-diseases-3
नरमा गोल घेरे में सूख रहा खींचो तो हाथ में आ जाता है जड़ की छाल पीली | cotton-diseases-3
पत्तों की नसों के बीच कोने वाले काले धब्बे और डंडी काली क्या स्ट्रेप्टोसाइक्लिन मारें कपास में | cotton-diseases-4
टिंडे सड़ रहे हैं लगातार झड़ी से कपास घनी है | cotton-diseases-5
कपास घर में भरकर रखनी है भाव बढ़ने तक सुखाएं कितने दिन | cotton-storage-1
नरमे में पहला पानी नहीं फूल वाला पानी कब और यूरिया की किस्त कब कब | cotton-irrigation-1 cotton-nutrients-1 | general-fert-5
कपास के बिनौले की खली भैंस को कितनी दें |
नरमे में जंगली सूअर घुस रहे हैं कैसे रोकें |
कपास का फसल बीमा प्रीमियम कितना कटेगा | general-scheme-23
महेंद्रगढ़ में 8 अक्टूबर को चना बो दें तो बीमारी तो नहीं आएगी | chickpea-sowing-1 | chickpea-diseases-1
पंजाब में चना बिजाई कब | chickpea-sowing-2
उधम सिंह नगर में गन्ना कटने के बाद दिसंबर में चना बो सकते हैं क्या | chickpea-sowing-3
चना कब बोएं | chickpea-sowing-4 | chickpea-sowing-2 chickpea-sowing-1 chickpea-sowing-3
चना ऊपर ऊपर गिर गया दो उंगली पर इससे उकठा ज्यादा लगता है क्या | chickpea-sowing-5
रेवाड़ी में बिना पानी के चने की कौन सी किस्म | chickpea-varieties-1
पंजाब में देसी छोलों को यूरिया और सुपर कितनी | chickpea-nutrients-2
कल्चर और फफूंद दवा दोनों एक साथ चने के बीज पर लगा सकते हैं क्या | chickpea-seed-2 | general-biofert-3
काली जमीन में काबुली चना बोते ही पानी देना ठीक है क्या | chickpea-irrigation-2 | chickpea-sowing-2
चने में निराइ कितने दिन पर करे | chickpea-weeds-1 | general-weeds-1
चने की खुटाई कब करनी चाहिए | chickpea-pruning-1
चने की घेंटी में बड़ा गोल छेद और दाना गायब, बगल में सरसों ठीक है | chickpea-pests-1
चने में इल्ली के लिए कोराजन कब मारें कितनी इल्ली दिखे तब | chickpea-pests-2
छोटे चने के पौधे रात में जमीन से कट जाते हैं मिट्टी में मटमैली सूंडी गोल मुड़ी मिली | chickpea-pests-3
चने में उगटा लग गया | chickpea-diseases-1 | chickpea-varieties-2
हरभरा फली पर है गरमी बढ़ी है इक्का दुक्का पौधे भूसे जैसे सूख गए जड़ कड़क और बिना रेशे की | chickpea-diseases-2
चने की टहनी पर लंबे भूरे धंसे दाग और डाली टूट रही, रोपड़ जिला | chickpea-diseases-3
कोहरे में बूट के फूल सड़ गए धूसर रुई जैसी फफूंद दाना नहीं बन रहा | chickpea-diseases-4
पाला पड़ने से चने का फूल गिर गया क्या फिर लगेगा | chickpea-disorders-1
चणे की कटाइ कब | chickpea-harvest-1
बढ़िया खेती करें तो चना एक एकड़ में कितना हो सकता है | chickpea-yield-1
चने के साथ धनिया कितनी लाइन छोड़कर लगाएं | chickpea-intercropping-1 | chickpea-pests-1
चने में घुन लग गया बोरी में | chickpea-storage-1 | general-store-4 general-hermetic-1 general-store-5
चने का बेसन बनाने की मशीन कितने की आती है |
चना खाने वाले बकरे को अफरा हो गया क्या करें |
चने में चूहे बिल बना रहे हैं कौन सी दवा रखें |
मिर्च साल में कब कब लगा सकते हैं पाला पड़ता है हमारे यहां | chilli-sowing-1
पंजाब में मिर्चां लगाते समय कितनी खाद और वट्ट कितने इंच की | chilli-nutrients-2
केरल में मिर्च को नाइट्रोजन कितने हिस्से में बांटकर दें | chilli-nutrients-3
मिर्च में पानी ज्यादा देने से पौधा लंबा हो गया फूल झड़ गए कब दें पानी | chilli-irrigation-1 | chilli-disorders-1
खेत में पानी भर गया मिर्च मर जाएगी क्या बगल का धान तो ठीक है | chilli-soil-1 | general-flood-1
मिर्च के पत्ते ऊपर को मुड़ गए कुकड़ा जैसा डंठल लंबी पास में प्याज लगा है | chilli-pests-1 | chilli-diseases-2
गुंटूर में काला थ्रिप्स आया है मिर्च में बहुत दवा मार चुके कुछ नहीं हो रहा | chilli-pests-3
मिर्च में मरोड़िया, छोटे पीले पत्ते गुच्छा बन गया, दवा बताओ | chilli-diseases-1 | chilli-diseases-2
मिरच की पोध क्यारी में गलकर गिर रही है | chilli-diseases-3 | general-tricho-1 chilli-nursery-1
बरसात में मिर्च की लाइन की लाइन सूख रही तने पर काला धब्बा फल पर सफेद फफूंद | chilli-diseases-5
मिर्च के पत्ते नीचे सफेद ऊपर पीले और झड़ रहे ठंड में | chilli-diseases-6
मीर्च के पुराने पत्ते पिले पड रहे है | chilli-disorders-2 | general-defic-1
मिर्च पाउडर की छोटी चक्की के लिए लोन |
मिर्च की ग्राफ्टेड पौध कहां मिलेगी |
मिर्च में जड़ गांठ वाला सूत्रकृमि कैसे मारें |
अरंडि का बिज एक एकड में कितना किलो | castor-seed-1
एरंडा की सबसे अच्छी संकर किस्म | castor-varieties-1 | castor-diseases-1 castor-yield-1
बनासकांठा में पानी वाली अरंडी को नाइट्रोजन कब कब दें | castor-nutrients-1
बारिश के बाद अरंडी का फूल झड़ गया ऊपर से यूरिया दें क्या कितना | castor-nutrients-2 | castor-disorders-1
अरंडी 55 दिन की थी तब सूखा पड़ा अब मालें कमजोर आ रही हैं | castor-disorders-1 | castor-irrigation-1 castor-nutrients-2
सुकारा रोग एरंड में अगले साल उसी खेत में बोएं या नहीं | castor-diseases-1
अरंडी के डोडे जाले में बंधे हैं अंदर कीड़ा क्या स्प्रे करें | castor-pests-3
एरंड की माल कब काटें कितनी बार | castor-harvest-1
बच्चे ने अरंडी के बीज खेल में मुंह में डाल लिए जहर होता है क्या | castor-storage-1
दिवेला एक एकड़ में कितना उतरता है | castor-yield-1 | castor-varieties-1
अरंडी के पत्ते से रेशम कीट पालने का तरीका |
एरंड की सूखी लकड़ी से कोयला बनता है क्या |
पहाड़ में केराव कब बोना चाहिए | field-pea-sowing-1 | field-pea-diseases-5
दाल वाली मटर की किस्में मैदान के लिए | field-pea-varieties-1 | field-pea-varieties-2
मटर में गंधक भी डालें क्या और डीएपी कितना | field-pea-nutrients-1 | greenpea-nutrients-1
मटर में कितनी सिचाई गेहु जैसी तो नही चाहिए | field-pea-irrigation-1 | greenpea-irrigation-1
मटर पर राख जैसी सफेदी छीमी छोटी रह गई | field-pea-diseases-1 | greenpea-diseases-1
मटर में गेरुई लग गई बिहार | field-pea-diseases-2
चमोली में मटर जनवरी में सफेद होकर मर जाती है | field-pea-diseases-5
तना मक्खी हर साल मटर खराब करती है तो बुवाई आगे करें क्या | field-pea-pests-1
मटर की छीमी में सूंडी निकल रही है और पत्तों में सुरंग | field-pea-pests-2 | greenpea-pests-1
मटर को कितनी ठंड चाहिए | field-pea-climate-1 | greenpea-sowing-1
मटर पक गई काटकर कैसे रखें | field-pea-harvest-1
दाल वाली मटर की पैदावार एक एकड़ | field-pea-yield-1 | field-pea-harvest-1
हरी मटर को फ्रीज करके बेचने का प्लांट कैसे लगे |
मटर को सहारा देने के लिए बांस जाली कितनी लगेगी |
ज्वार कब बोएं | jowar-sowing-1 | fodder-sorghum-sowing-1 jowar-pests-1
चरी छिटककर बोनी है कितने किलो बीज | jowar-seed-2 | fodder-sorghum-sowing-1
जवार में पानी कब दे | jowar-irrigation-1
अगिया घास ज्वार में कैसे हटाएं | jowar-weeds-1
ज्वार का बिच वाला पत्ता सुख जाता है | jowar-pests-1 | jowar-pests-2
ज्वार के तने में सुरंग पत्तों पर सुई जैसे छेद | jowar-pests-2
ज्वार के दाने काले पड़ गए बारिश में | jowar-diseases-2
भैंस ने हरी ज्वार खाई और पेट फूल गया कांप रही है जल्दी बताओ | jowar-feeding-1 | cattle-feeding-8 fodder-sorghum-health-1 fodder-sorghum-feeding-1
रबी ज्वार इतनी कम क्यों होती है एक एकड़ में कितनी | jowar-yield-1
ज्वार की खरीद सरकारी केंद्र पर कब होगी |
ज्वार के भुट्टे चूहे काट रहे कौन सी गोली रखें |
निंबोली का काढ़ा कैसे बनाएं | general-neem-1 | general-neem-2
नीम का घोल कल का बचा है आज चलेगा क्या | general-neem-2
गोभी वाले कीड़े की टिकिया से टमाटर की सुंडी पकड़ेगी क्या | general-trap-2 | tomato-pests-2
पीला चिपचिपा कार्ड कितने लगते हैं एक एकड़ में | general-trap-3
कीटनाशक खरीदते समय क्या ध्यान रखें नकली तो नहीं | general-safety-2 | general-safety-1
हवा चल रही है स्प्रे करूं या नहीं | general-safety-3 | general-spraywx-1 general-spraywx-2
दवा के डिब्बे पर पीला तिकोना मतलब | general-safety-4
दवाई की खालि बोतल का क्या करे | general-safety-5
बैटरी वाला स्प्रे पंप कितने का आता है |
अनार की कौन सी किस्म दूर मंडी के लिए | pomegranate-varieties-1
तेलया रोग आया अनार मे | pomegranate-diseases-1 | pomegranate-pruning-1
ओलों के बाद अनार के फल पर काले भूरे धब्बे और दरार कौन सी टहनी कितनी काटें | pomegranate-diseases-1 | general-hail-3
अनार की नई कोंपल चिपचिपी और फल खुरदरा | pomegranate-pests-2
अनार फट रहे है क्यो | pomegranate-disorders-1 | pomegranate-diseases-1
अनार तोड़ने लायक कैसे पहचानें | pomegranate-harvest-1
अनार निर्यात के लिए पंजीकरण कैसे करें |
केरल में अनानास की पुत्ती लगाने से पहले सुखाते हैं क्या | pineapple-sowing-1 | pineapple-pests-1
मेघालय में अनानास कब रोपें | pineapple-sowing-2
अनानास के पौधे को कितनी खाद कब तक | pineapple-nutrients-1
अनानास में एक साथ फूल लाने का उपाय | pineapple-disorders-1
अनानास के पत्ते लाल पीले, सिरे सूखे, जड़ में सफेद कीड़े | pineapple-pests-1
अनानास का बीच सड़ गया बदबू | pineapple-diseases-1
अनानास कितना पीला हो तब काटें | pineapple-harvest-1
अनानास का जूस प्लांट के लिए सब्सिडी |
लहसुन कब लगाएं | garlic-sowing-1
लहसुन में खड़ी फसल में यूरिया कब और कितना | garlic-nutrients-1 | general-fert-5
लहसुन में पानी कितने दिन पर | garlic-irrigation-1
लहसुन एक एकड़ में कितना निकल जाता है | garlic-yield-1
लहसन की नोक पिली पड रही है कोन सी दवा डालू | garlic-disorders-1 | garlic-diseases-1
लहसून खोदने का सहि समय | garlic-harvest-1
लहसुन का पाउडर और पेस्ट बनाने की यूनिट |
करेले का बीज कड़ा होता है भिगोएं कितना | bittergourd-seed-1
हिमाचल में करेले को यूरिया डीएपी कितनी | bittergourd-nutrients-1 | general-fert-3 general-fert-4
करेला का मचान कितना उचा बनाए | bittergourd-pruning-1
करेले में कीड़े पड़ रहे सड़कर गिर रहे किनारे मक्का भी लगा है | bittergourd-pests-1 | bittergourd-pests-2
करेले में मक्खी वाला ट्रैप लगाने से कितना फायदा होता है | bittergourd-pests-2
करेले में फूल बहुत पर फल नहीं लग रहे गर्मी 42 डिग्री | bittergourd-disorders-1 | general-heat-2
करेले के पत्ते चितकबरे होकर सिकुड़ गए फल कम | bittergourd-diseases-1 | bittergourd-pests-3
करेले में डाउनी वाला पीला धब्बा दवा |
घुईया कब बोए बरसात वाली | colocasia-sowing-1
अरबी में पोटाश कितना और कब | colocasia-nutrients-1
अरबी के पत्ते पर पानी जैसे धब्बे होकर सड़ गए झड़ी में | colocasia-diseases-1 | colocasia-varieties-1
अरबी की किस्म जो झुलसा सहे | colocasia-varieties-1 | colocasia-diseases-1
अरबी के कंद सुरक्षित रखने का तरीका सड़ते हैं |
शेवंति के लिए केसी मिटटी | chrysanthemum-soil-1
शेवंती की कलम कितनी लंबी और कितनी दूरी | chrysanthemum-nursery-1
गुलदाउदी का एक बड़ा फूल लेना है कौन सी कली तोड़ें | chrysanthemum-pruning-1
शेवंती की पंखुड़ी चांदी जैसी और कोंपल चिपचिपी | chrysanthemum-pests-1 | general-trap-3
गुलदाउदी के गमले शहर में बेचने का तरीका |
पाला पड़ा बेर पकने वाले थे नुकसान होगा क्या | ber-climate-1
बेर की जल्दी आने वाली किस्म | ber-varieties-1
देसी बेर पर चश्मा कब चढ़ाएं | ber-sowing-1
बेर की छंटाई कब कितनी करें | ber-pruning-1
फल देने वाले बेर को साल में क्या दें | ber-nutrients-1
बैर में छाछीया लगा | ber-diseases-1
बेर पर लाख के कीड़े पालने का तरीका |
ड्रेगन फ्रुट के खंबे कितनी दूर | dragon-fruit-sowing-1
ड्रैगन फ्रूट में गोबर खाद कितनी | dragon-fruit-nutrients-1
पथरीली जमीन में ड्रैगन फ्रूट लगाना है पानी कैसे | dragon-fruit-irrigation-1
ड्रैगन का तना छल्ले तक पहुंच गया अब क्या करें | dragon-fruit-pruning-1
ड्रैगन फ्रूट का तना पीला होकर पिलपिला | dragon-fruit-diseases-1 | dragon-fruit-irrigation-1
झाऊ की डालियां कितनी ऊपर तक काटें | casuarina-pruning-1
झाऊ सूख रहा छाल फटी | casuarina-diseases-1 | casuarina-varieties-1
हमने जून में नरमा बोया था गेहूं और सरसों के बाद अब पत्ते कटोरी जैसे मुड़ गए नस मोटी है दुकान वाला तीन दवा दे रहा है ठीक होगा क्या | cotton-diseases-1 | cotton-pests-4 cotton-sowing-1
विदर्भ में बिना सिंचाई का कापुस कितनी बारिश के बाद लगाऊं और बीच में कौन सी दाल लूं | cotton-sowing-2 cotton-intercropping-1
मेरे पास हल्की पथरीली जमीन है तुअर होती थी कपास चलेगी क्या और संकर बीज कितना लगेगा | cotton-soil-1 cotton-seed-1
गुलाबी सुंडी ने पिछले साल आधी फसल खा ली, इस बार कितने ट्रैप लगाऊं और फसल कब खत्म करके डंठल का क्या करूं | cotton-pests-3 cotton-pests-2
पंद्रह जनवरी है, ठंड बहुत है, चने में फूल आ रहे और झड़ जाते, फली एक भी नहीं, मटर में तो लग गई, क्या कोई टॉनिक डालूं | chickpea-disorders-1
जबलपुर में जल्दी पकने वाला चना कौन सा लूं और किस हफ्ते बोऊं धान अभी खड़ा है | chickpea-varieties-2 chickpea-sowing-4
हरियाणा में चने की बुवाई पर खाद कितनी और सिंचाई कब पहले ग्वार थी | chickpea-nutrients-1 chickpea-irrigation-1 | chickpea-irrigation-2
मिर्च में हर हफ्ते वही पायरेथ्रॉइड वाली दवा मार रहा हूं और यूरिया भी दे दिया कि हरी हो जाए पर पत्ते और ज्यादा सिकुड़ रहे हैं टमाटर ठीक है | chilli-diseases-2 | chilli-pests-2
मिर्च का बीज कितना ग्राम और किस महीने नर्सरी डालें सूखी मिर्च के लिए | chilli-seed-1 chilli-sowing-1
मिर्च के नए पत्ते पीले नस हरी और फूल भी गिर रहे दोनों का कारण बताओ | chilli-disorders-2 chilli-disorders-1 | general-iron-1
अरंडी दो महीने की है, लगातार बादल और फुहार, माल से नर फूल और छोटे डोडे झड़ गए, पास की तिल भी खराब, अब क्या डालूं | castor-disorders-1 | castor-nutrients-2
एरंडी में निराई कब और बारिश जाने के बाद पानी कितने दिन पर | castor-weeds-1 castor-irrigation-1
तीन साल से उसी खेत में मटर ले रहे हैं, इस बार सितंबर आखिर में ही बो दी, अब पौधे एकदम लटक कर मर रहे, तना काटने पर काला घेरा | field-pea-diseases-4 | greenpea-diseases-2 field-pea-sowing-1
केराव में पहला पानी कब और निराई कितनी बार गेहूं के साथ ही बोया है | field-pea-irrigation-1 field-pea-weeds-1 | wheat-weeds-1 wheat-irrigation-1
मंगलवेढा की हल्की जमीन में शाळू दाना भरते समय आड़ी गिर गई, नीचे का तना दबाओ तो नरम अंदर काला चूर्ण, हरभरा बगल में ठीक है | jowar-diseases-1
कल पहली बार दवा मारनी है हवा तेज हो तो क्या करें और कपड़े दस्ताने क्या पहनें | general-safety-3 general-safety-1 | general-spraywx-1
पिताजी खाली दवा के गैलन धोकर उसमें पानी और अनाज भर देते हैं मना करता हूं तो मानते नहीं बताइए इन डिब्बों का सही में क्या करें | general-safety-5
अनार का हस्त बहार लेना है, पानी कब तोड़ें और फलदार पेड़ को खाद कितनी | pomegranate-pruning-1 pomegranate-nutrients-1
अनानास के पौधे आठ महीने के हो गए कोई फूला कोई नहीं व्यापारी एक बार में पूरी गाड़ी मांगता है सब में एक साथ फूल कैसे लाएं | pineapple-disorders-1
लहसुन कब उखाड़ूं कि पोत न फटे और बारिश तक कैसे रखूं आलू के साथ रख दूं क्या | garlic-storage-1 garlic-harvest-1
मई की गर्मी में करेले की बेल भरी पूरी है रोज फूल आते हैं पर सब बिना फल वाले लौकी में फल लग रहे हैं ऐसा क्यों और क्या करूं | bittergourd-disorders-1
हमने मई में गुलदाउदी की कलम लगाई लखनऊ में पौधा बड़ा हो गया पर कली नहीं आई गेंदा तो खिल गया कब आएगी और सही समय क्या था | chrysanthemum-sowing-1
बीकानेर में बेर का बगीचा लगाना है, कितनी दूरी पर और कौन सी किस्म जल्दी आती है | ber-sowing-1 ber-varieties-1
चार साल के झाऊ पीले होकर अचानक सूख रहे छाल फटी है नीचे काला पाउडर निकलता है काजू के पेड़ ठीक हैं बाकी कैसे बचाऊं | casuarina-diseases-1 | casuarina-varieties-1
काजू की कलम घर पर कैसे बांधें |
नया गन्ना डेढ़ महीने का बीच का गोफ सूख रहा खींचो तो निकल आता है और बास मारता है | sugarcane-pests-3 | sugarcane-pests-4
हवा तेज चल रही है दवा छिड़कूं या नहीं तालाब पास में है | general-spraywx-1 | general-safety-3
मशरूम का बीज घर पर कैसे बनाएं |
मसूर में कितने पानी दें ज्यादा देने से बिगड़ती है सुना है | lentil-irrigation-1
पके स्ट्रॉबेरी पर धूसर फफूंद रोएं | strawberry-diseases-1
गन्ने में काली लंबी छड़ी निकली है छूने पर काजल झड़ता है | sugarcane-diseases-3 | sugarcane-seed-3
बरसीम की कितनी कटाई मिलती है जई मिलाएं क्या | berseem-harvest-1 | oat-feeding-1
मई जून में ईख को पानी कैसे दें नहर 15 दिन में आती है | sugarcane-irrigation-1 | sugarcane-irrigation-2
बरसीम के बीज में कासनी मिली है कैसे निकालें | berseem-seed-1
मोबाइल पर मौसम का संदेश रोज कैसे मिलेगा |
एक एकड़ सरसों में बीज कितना | mustard-seed-1 | mustard-sowing-4
पहले मैं सरसों में डीएपी ही डालता था, चने में भी वही, तेल कम निकलता है, दुकानदार कहता है दानेदार सुपर लो, क्या सच में फर्क पड़ता है | mustard-nutrients-3 | general-fert-4 general-fert-2
स्ट्रॉबेरी के लिए मिट्टी का पीएच | strawberry-soil-1
लाहा राई बरेली कब बोएं | mustard-sowing-1 | mustard-sowing-4
सरसों पाला बचाव | mustard-disorders-1 | general-frost-2 general-frost-1
गर्मी की ग्वार कब | guar-sowing-2
भिवानी में बिना पानी वाली सरसों में खाद की मात्रा बताएं | mustard-nutrients-2 | mustard-nutrients-1 mustard-nutrients-3
ग्वार कितने साल रखें | guar-storage-1
नारंगी काले चित्ती वाले कीट उगती सरसों चूस गए पौधे सफेद पड़ गए | mustard-pests-3
मसूर कब बोएं रुद्रपुर | lentil-sowing-1
गेहूं कटने के बाद मई में गन्ना बो रहे हैं बीज कितना बढ़ाना पड़ेगा | sugarcane-sowing-2 | sugarcane-seed-1
मंडुआ कैसी जमीन | ragi-soil-1
काजू की नई कोंपल काली होकर सूख गई बूंद बूंद रस निकलता | cashew-pests-1
पिछले साल के अपने बैंगन से बीज निकाला था, अब पत्तों पर गोल भूरे दाग जिनमें काले बिंदु हैं, फल पर भी धंसे छल्ले, मिर्च पास में साफ है | brinjal-diseases-4
भादो में ग्वार की पत्ती पर गोल भूरे दाग | guar-diseases-2
गन्ने के बीज को गर्म पानी में कितनी देर रखना है | sugarcane-seed-3
मसूर की पैदावार एक एकड़ में | lentil-yield-1
खीरा कड़वा और टेढ़ा निकल रहा | cucumber-disorders-1
बरसीम की किस्म जो ठंड सहे | berseem-varieties-1
पुरानी पत्तियों के किनारे जैसे आग से झुलसे हों | general-defic-3 | rice-disorders-3 maize-disorders-1 mango-disorders-5
वांगी पर तुडतुडे | brinjal-pests-6
हरियाणा सरसों 725 पानी वाले खेत में ठीक है या दूसरी लूं | mustard-varieties-1
लू में टमाटर | general-heat-2 | tomato-disorders-3 tomato-irrigation-1
बरसीम में डीएपी की जगह सुपर और यूरिया कितनी दें आखिरी जुताई पर, पिछली बार मक्का था तो यूरिया हर पानी पर देते थे, इसमें भी देनी पड़ेगी क्या | berseem-nutrients-1
मूंगफली की फली दबाओ तो फट की आवाज आती है अंदर कुछ नहीं | groundnut-disorders-1 | groundnut-nutrients-1
पेड़ी कितनी बार ले सकते हैं उसी खेत से | sugarcane-sowing-6
तेलंगाना रबी पल्ली बीज दर | groundnut-seed-2
बैंगन खड़े खड़े दोपहर में लटक जाते हैं तना चीरा तो भूरा चिपचिपा, पहले इसी में टमाटर था | brinjal-diseases-2 | tomato-diseases-5
बीस दिन से बारिश नहीं बाजरा मक्का मुरझा रहे खाद डालूं या रुकूं | general-drought-1 | bajra-nutrients-1
रेतीली जमीन में सरसों को कितने पानी चाहिए नवंबर दिसंबर में बरसात नहीं हुई | mustard-irrigation-1
जीरे की उकठा सहने वाली किस्म | cumin-diseases-2
पेड़ी वाले गन्ने में खाद नए से ज्यादा डालनी होती है क्या | sugarcane-nutrients-4 | sugarcane-nutrients-1
पंजाब सदाबहार बैंगन की पैदावार | brinjal-yield-1
खीरे की बेल चलने लगी अब कौन सी खाद | cucumber-nutrients-1
गन्ने का लाल सड़न कैसे पहचानें | sugarcane-diseases-1
काजू के पेड़ की जड़ के पास बुरादा और गोंद निकल रहा | cashew-pests-2
सांझ को जब पत्ता भी न हिले तब दवा मारना ठीक क्यों नहीं | general-spraywx-2
रागी की पौध की जड़ जैव खाद में डुबोनी है कितनी देर | ragi-organic-1
ग्वार का भाव गिरा हुआ है कितने साल घर में रख सकते | guar-storage-1
गर्मी वाली मूंगफली में कितने पानी लगेंगे राजकोट | groundnut-irrigation-3
जनवरी में मूंगफली बालासोर | groundnut-sowing-2
मसूर में फली छेदक इल्ली की दवा |
बैंगन पहाड़ में कब | brinjal-sowing-1
भारी चिकनी मिट्टी में पानी रुकता है मडुआ लगाऊं क्या | ragi-soil-1
दिसंबर में सरसों बहुत अच्छी थी, गेहूं के साथ मेड़ पर भी लगी थी, फूल आते ही तने पर गीले निशान पड़े, फिर सफेद रुई, अब पौधे बीच से टूट रहे हैं | mustard-diseases-3
धान अभी खड़ा है उसी में मसूर छींट दें क्या कितने दिन पहले | lentil-sowing-3
मोटे दाने की मसूर का बीज एकड़ में कितना और कल्चर कितना मिलाएं | lentil-seed-1 | general-biofert-1 lentil-sowing-2
नीचे की पत्ती पीली हो तो कौन सी कमी और ऊपर की हो तो कौन सी | general-defic-1 | general-defic-2 general-defic-4 general-defic-3 wheat-disorders-2
बैंगन की पत्ती जाली जैसी हो गई बूंदी वाले लाल कीट और पीले कांटेदार बच्चे | brinjal-pests-5
बैंगन में फूल आते हैं गिर जाते हैं गर्मी बहुत है कौन सा हार्मोन | brinjal-disorders-1 | brinjal-irrigation-1 general-heat-2
भांटा में गुड़ाई कब और तोड़ाई कितने दिन पर | brinjal-weeds-1 brinjal-harvest-1
रागी में सफेद लट की दवा |
काजू के गड्ढे कितने दिन धूप में खुले छोड़ें आम भी साथ लगा रहे हैं | cashew-sowing-1
जीरे में ईसबगोल मिलाकर बोना ठीक है क्या कितनी लाइन |
जड़ों में गांठें बन गई हैं बैंगन पीला कमजोर उसी क्यारी में भिंडी भी थी | brinjal-diseases-5
गेहूं दूध अवस्था में है पछुआ गरम हवा चल रही पोटाश कितना घोलें | general-heat-1 | wheat-disorders-4
बरसीम बुवाई | berseem-sowing-1 | berseem-seed-1 berseem-irrigation-1 berseem-nutrients-1
मशरूम कब शुरू करें बटन वाला | mushroom-sowing-1
गन्ना 4 महीने का हो गया अब यूरिया डालें तो नुकसान तो नहीं रस फीका होगा क्या | sugarcane-nutrients-2
स्ट्रॉबेरी में खाद | strawberry-nutrients-1
गर्मी वाली मूंगफली सोमनाथ, पानी कितने और खाद कितनी हर साल | groundnut-irrigation-3 groundnut-nutrients-2
मुंगफली में सुरंगी कीड़ा | groundnut-pests-3 | general-neem-1
ऊस कब काटें और एकड़ में कितने टन आएगा | sugarcane-harvest-1 sugarcane-yield-1
अगस्त में लगातार पानी भरा रहा, अब गन्ने की ऊपर की पत्तियां मुड़कर फट रही हैं और कुछ का सिरा सड़ गया है, बगल का धान बिल्कुल ठीक है | sugarcane-diseases-4
बालम खीरे में फूल खूब हैं फल नहीं बैठता कड़ी धूप है | cucumber-disorders-2 | general-heat-2
शरद वाली ईख कब लगाएं और उसके बीच आलू चलेगा क्या | sugarcane-sowing-1 sugarcane-intercropping-1
ग्वार को पानी कितने और गुड़ाई कब | guar-irrigation-1 guar-weeds-1
बिहार में गन्ने की नई किस्म कौन सी लगाएं जल्दी पकने वाली |
खीरे को लंबे समय ताजा रखने का तापमान |
बीमा है कटी फसल बारिश में खराब हो गई क्लेम मिलेगा क्या | general-hail-2 | general-scheme-28
पोक्का बोइंग की दवा बताओ | sugarcane-diseases-4
तोरिया कब काटें और एक एकड़ में कितना निकलता है | mustard-harvest-1 mustard-yield-1
सरसों बोते ही कौन सी खरपतवार की दवा छिड़कें | mustard-weeds-1 | general-weeds-1
मूंगफली में अरहर मिलाकर बोना है कितनी लाइन पर कितनी | groundnut-intercropping-1 | pigeon-pea-intercropping-1
काजू की बोरी कैसे रखें | cashew-harvest-1
ग्वार की जड़ गल रही | guar-diseases-3 | general-tricho-1
तीन साल से उसी टुकड़े में ग्वार है, हर बार बीच बीच में पौधे पीले होकर मर जाते हैं, जड़ भूरी मिलती है, पास के बाजरे में कुछ नहीं, कोई मेल की फसल बताओ | guar-diseases-3
बैंगन की फसल पर बैंक से कितना कर्ज मिलेगा |
मूंगफली की पत्ती पलटी तो नीचे नारंगी फुंसी उंगली पर रंग लग जाता है | groundnut-diseases-2
बैंगन की टहनी का सिरा लटक गया और फल में छेद से गंदगी निकलती | brinjal-pests-1 | brinjal-pests-2 brinjal-pests-3
मडुआ में पहले पत्ती पर आंख जैसे निशान बने, अब बाली की गर्दन काली है और उंगलियां सूखी, धान में भी ऐसा था, अगले साल कौन सा बीज लूं | ragi-diseases-1 | ragi-varieties-1
मसूर में माहू | lentil-pests-1 | general-neem-1 general-trap-3
रागी कितने साल तक घर में रख सकते हैं कीड़ा लगेगा क्या | ragi-harvest-1
ओड़िशा चिनाबादाम कब | groundnut-sowing-2
बैंगन की दो लाइन के बीच पालक धनिया बेचकर कितनी कमाई |
कमलिया कीड़े को मूंगफली में कैसे रोकें अलाव जलाने से मरेगा क्या | groundnut-pests-4
ईख की पत्ती में एक कतार में छर्रे जैसे सुराख और बीच की नस लाल | sugarcane-pests-1 | sugarcane-pests-2
लाही कब बोएं और कितने क्विंटल होगी | mustard-sowing-4 mustard-yield-1
स्ट्रॉबेरी कितने टन एकड़ महाबलेश्वर | strawberry-harvest-1
गन्ने का बीज बहुत महंगा है कम बीज में काम चलाने का तरीका बताओ पौध वाला | sugarcane-seed-2 | sugarcane-sowing-3
खीरे के फल पर मस्से जैसे, पत्ती सिकुड़ी हुई, पास में कद्दू भी वैसा ही | cucumber-diseases-2 | pumpkin-diseases-1
बीजामृत कैसे बनाएं | general-beejamrut-1 | general-beejamrut-2
खीरा जून में | cucumber-sowing-1
ऊसर जमीन में सरसों की कौन सी वैरायटी | mustard-varieties-3
खीरे की पत्ती पर नसों के बीच चौकोर पीले दाग ओस के बाद | cucumber-diseases-1
ग्वार छिड़क कर बोएं या मशीन से | guar-seed-2
आरा मक्खी का देसी इलाज | mustard-pests-2
निचली पत्तियां एक सी पीली होकर झड़ रहीं पौधा दुबला | general-defic-2 | general-defic-1
मेरे गांव में अगले हफ्ते बारिश होगी क्या |
रोली सफेद वाली सरसों में | mustard-diseases-1
मूंगफली की पत्ती में सुरंग बनाने वाला कीड़ा नुकसान कितना करता है | groundnut-pests-3
मूंगफली का दाना फोड़ा तो बीच में भूरा गड्ढा | groundnut-disorders-3
जीरा राख जैसा सफेद हो गया | cumin-diseases-3
लेट हो गए हैं गन्ना लगाने में कतार कितने फुट की बनाएं | sugarcane-sowing-3 | sugarcane-sowing-2 sugarcane-seed-1
भटा की पौध कब डालें | brinjal-sowing-1
एक सुंडी कितने बैंगन खराब कर देती है | brinjal-pests-2
स्ट्रॉबेरी की किस्म पंचगनी और तुड़ाई कब | strawberry-varieties-1 strawberry-harvest-1
मूंगफली उखाड़ने का समय आ गया कैसे पहचानें छिलका अंदर से किस रंग का हो | groundnut-harvest-1
मोटे दाने वाली मूंगफली का गिरी कितने किलो लगेगी एकड़ में पहाड़ की तलहटी में | groundnut-seed-1
गन्ने की सूखी पत्ती खेत में आग लगा दें या छोड़ दें | sugarcane-organic-1 | sugarcane-harvest-1
जीरे को पहला दूसरा पानी कब | cumin-irrigation-1
मूंगफली में टिक्का लगा है | groundnut-diseases-1
ओले के बाद अमरूद | general-hail-3 | general-scheme-26
मूंगफली में काला मोइला लगा है दवा कब करनी चाहिए | groundnut-pests-5
मूंगफली की कौन सी किस्म बीकानेर के लिए |
कटी फसल खेत में भीग गई ओले पड़े कब गहाई करें | general-hail-1 | general-scheme-28
कालिया आ गया जीरे में | cumin-diseases-1
काजू एक पेड़ से कितना किलो | cashew-yield-1
काजू के दो पेड़ नारियल के पास हैं, पत्ते पीले पड़े, जड़ के ऊपर छेद से लकड़ी का चूरा और गोंद निकलता है, एक पेड़ पिछले साल ऐसे ही मरा | cashew-pests-2
गोल बैंगन की वैरायटी मुरझाने वाली बीमारी न लगे | brinjal-varieties-1 | brinjal-diseases-2
काजू काली मिट्टी में होगा क्या | cashew-climate-1
ग्वार कब बोएं बाड़मेर | guar-sowing-1
खीरे का बीज एकड़ में कितना और बरसात वाला कब | cucumber-seed-1 cucumber-sowing-1
सरसों पर हेलीकॉप्टर ड्रोन से दवा छिड़कने का खर्च |
मूंगफली एक हेक्टेयर में कितनी निकलती है | groundnut-yield-1 | groundnut-varieties-1
मसूर बीज की मात्रा और पहला पानी | lentil-seed-1 lentil-irrigation-1 | lentil-sowing-2
रागी में बीच की पत्ती सूखी और सफेद बाली | ragi-pests-1
झारखंड में मोर सरसों खा रहे हैं कैसे भगाएं |
ढिंगरी कब तोड़ें | mushroom-harvest-1
मंडुआ में गोबर और यूरिया कितना | ragi-nutrients-1 | ragi-nutrients-2 general-fert-3
मंडुए की बाली भूरी सूख गई अंदर खाली, पड़ोस का झंगोरा ठीक खड़ा है | ragi-diseases-1
मसूर जगह जगह सूख रही उकठा है इसी खेत में दो साल चना था | lentil-diseases-1 | general-tricho-1
काजू के छिलके का तेल कहां बिकता है |
मसूर में घास कब तक निकालते रहें | lentil-weeds-1 | general-weeds-1
मूंगफली का बीज बीजामृत में भिगोने से छिलका उतर गया | general-beejamrut-2 | general-beejamrut-1
ग्वार में निराई कितने दिन पर | guar-weeds-1 | general-weeds-1
काजू पश्चिम बंगाल | cashew-varieties-1
जीरे में कंडुआ की दवा |
स्ट्रॉबेरी जैम फैक्ट्री का अनुदान |
मुजफ्फरपुर में पछेती राई कौन सी | mustard-varieties-2
एक महीने का बैंगन हो गया अब कितनी यूरिया दें हाइब्रिड है | brinjal-nutrients-1
बटन की खाद कितने दिन में तैयार और ऊपर मिट्टी कितनी मोटी | mushroom-seed-2 mushroom-sowing-2
पिछले साल सावन में आंधी से पूरा गन्ना लेट गया था इस बार खड़ा रहे इसके लिए क्या करूं | sugarcane-weeds-1
ग्वार की सब्जी वाली किस्म बताओ | guar-varieties-1
ग्वार को कपास में बीच में बो सकते हैं क्या | guar-intercropping-1
बछिया का बायां पेट ढोल जैसा हो गया सुबह ओस वाली हरी बरसीम खिलाई थी | berseem-feeding-1 | cattle-bloat-1 cattle-bloat-2
खीरा में पानी कितने दिन पर और खाद कितनी | cucumber-irrigation-1 cucumber-nutrients-1
मूंगफली के दाने पर पहले फफूंद वाली दवा लगाऊं या कल्चर | groundnut-seed-3 | general-biofert-3
बरसीम की जगह रिजका बोएं तो बीज कितना | lucerne-seed-1
विरलन सरसों में कितने दिन तक | mustard-sowing-5
जीरे की पैदावार | cumin-yield-1
ग्वार की जड़ में लगने वाली दीमक का उपाय |
मूंगफली की फली में मिट्टी भरी मिली दीमक है क्या | groundnut-pests-2
टमाटर के नीचे वाला हिस्सा काला होकर सड़ रहा मिर्च में भी वही | general-defic-4 | tomato-disorders-1
फूलगोभी का डंठल अंदर से पोला निकला | general-boron-1 | cauliflower-disorders-2
बारिश रुक गई है मूंगफली में कब पानी लगाना सबसे जरूरी | groundnut-irrigation-1 | general-drought-1
चीनी मिल ने गन्ने का पैसा छह महीने से नहीं दिया शिकायत कहां करें |
ग्वार दाने वाली कब काटें फली का रंग कैसा हो | guar-harvest-1
आज रात पाला गिरने की खबर है सरसों में फूल हैं क्या करूं | mustard-disorders-1 | general-frost-2
मरगोजा हर साल आता है सरसों में इसका बीज कितने साल जिंदा रहता है | mustard-weeds-2
खेत बलुई है, मूंगफली का पौधा ऊपर से बहुत सुंदर दिख रहा था, कल दस पौधे उखाड़े तो आधी फलियां खोखली निकलीं, दबाने पर टप से बोलती हैं, अगली बार क्या डालूं | groundnut-disorders-1
बैंगन तोड़ने वाले हैं अभी कीड़े की दवा मारना ठीक है | brinjal-pests-3 | brinjal-pests-2
मसूर पर लाही | lentil-pests-1
बैंगन का बीज कितना लगेगा और गर्मी वाली नर्सरी कब | brinjal-seed-1 brinjal-sowing-1
काजू अभी दो साल का है बीच की खाली जगह में मूंगफली बो दूं | cashew-intercropping-1
पिछले हफ्ते मजदूरों ने ईख काफी ऊपर से काट दी, ठूंठ छह इंच के रह गए, बीच में खाली जगह भी बहुत है, अब अगली बार की फसल अच्छी फूटे इसके लिए क्या करूं | sugarcane-sowing-5 | sugarcane-harvest-1
सुबह ओस से पत्ते भीगे हैं दवा मार दूं क्या | general-spraywx-3
खीरे के बीज का तेल निकालने की मशीन |
बैंगन में बांझ रोग पत्ती नन्ही | brinjal-diseases-1 | brinjal-varieties-1
नीले वाले चिपचिपे कार्ड मूंगफली में कितने लगाएं कीड़े से बौना रोग फैलता है | groundnut-diseases-4
ओडिशा में मांडिया की वैरायटी | ragi-varieties-1
सरसों की फली और पत्ती पर काले गोल छल्ले दाना बारीक रह गया | mustard-diseases-2
रागी की पौध 30 दिन की हो गई रोप सकते हैं या देर हो गई | ragi-nursery-1
गन्ने की ऊपर से तीसरी पत्ती सूख रही नस पर लाल दाने से बने हैं | sugarcane-diseases-1
सरसों उगी दस बारह दिन हुए पत्ती के नीचे मटमैले रोएं और पीली पड़ रही | mustard-diseases-4
मूंगफली की कोमल पत्तियां पीली सफेद हो रहीं पड़ोस का कपास ठीक है | groundnut-disorders-2 | general-iron-1
ग्वार में डीएपी कितना और बीज पर टीका लगाना जरूरी है क्या | guar-nutrients-1
सरसों में चेपा कितने हों तब दवा, और कटाई कब करें | mustard-pests-1 mustard-harvest-1
गन्ने में दीमक की दवा |
जीरा पैंतीस दिन का हुआ, तीन दिन से बादल थे, पास में सरसों को पानी दिया था, आज देखा तो भूरे तिल और कुछ पौधे जले जैसे, क्या करूं | cumin-diseases-1 | cumin-irrigation-1
लोग कहते हैं सुबह सुबह हवा बिल्कुल बंद हो तब स्प्रे करो, मैंने किया तो पड़ोसी के अंगूर झुलस गए, आखिर किस समय छिड़कना चाहिए | general-spraywx-2 | general-spraywx-1
पंजाब में आलू के बाद गोभी सरसों की पौध कितने दिन की रोपें | mustard-sowing-3
गन्ने की पत्ती पर भूरे रोएं वाले अंडे चिपके हैं क्या करूं इनका | sugarcane-pests-2
मशरूम में हरी फफूंदी आ गई | mushroom-diseases-1
बरसीम में गोल टुकड़ों में गल रही सफेद रुई जैसी | berseem-diseases-1
सितंबर में गन्ने के झुंड जगह जगह सूखे जड़ कुतरी हुई उखाड़ो तो हाथ में आ जाए | sugarcane-pests-6
जीरे का बीज बोने से पहले भिगोना है कितने घंटे | cumin-seed-1
कंसुआ से कल्ले मर गए पानी बढ़ाने से दोबारा फूटेंगे क्या | sugarcane-pests-4 | sugarcane-pests-3
सरसों में कितने दिन पर फूल आते हैं |
पहाड़ पर कितनी ऊंचाई तक आम का बाग चलेगा | mango-climate-1
रेह वाली जमीन में अमराई | mango-soil-1
हर साल फलने वाला आम कौन सा लगाएं मलीहाबाद में | mango-varieties-1
बंगाल में हिमसागर के अलावा कौन सा आम | mango-varieties-2
बरसात में आम के कलमी पौधे लगाने हैं, गड्ढा कितना बड़ा खोदूं और उसमें क्या डालूं | mango-nursery-1
एक एकड़ में आम के कितने पेड़ आएंगे अगर पास-पास लगाएं तो | mango-nursery-2
आंठी से निकले छोटे आम पर कलम कैसे बांधें, डाली कितने महीने पुरानी लें | mango-nursery-3
पंद्रह साल पुराने आम के पेड़ को यूरिया डीएपी पोटाश कितना दें और तने के पास या दूर | mango-nutrients-2 | mango-nutrients-1
आम में पानी कब रोकें | mango-irrigation-1
आम तोड़ लिए, अब बीच की उलझी टहनियां काट सकते हैं या नहीं | mango-pruning-1
पुराने आम के पेड़ का जीर्णोद्धार किस महीने, कितनी ऊंचाई से आरी चलाएं | mango-pruning-2
आम एक बरस फलता है दूसरे बरस खाली रहता है क्या करें | mango-disorders-1 | mango-varieties-1
अमिया झड़ने से कैसे बचाएं, पानी दें या दवा | mango-disorders-2 | mango-irrigation-1
आम का बौर मोटा हरा गुच्छा बन गया, इसमें एक भी दाना नहीं बैठा, पिछले साल भी ऐसे ही था | mango-disorders-3
ऊसर जमीन के आम में पत्ते छोटे-छोटे गुच्छे में आ रहे, क्या छिड़कें | mango-disorders-4
चिमनी वाले भट्ठे के पास बाग है, कच्चे आम का नीचे का हिस्सा काला पत्थर जैसा हो जाता है | mango-disorders-6
बौर हिलाते ही छोटे-छोटे फुदकने वाले कीड़े उड़ते हैं, पत्ते चिपचिपे और काले हो गए | mango-pests-1
आम के तने पर पन्नी बांधना किस महीने और कितनी ऊपर, दहिया चढ़ने से पहले | mango-pests-2
पिछले हफ्ते मंडी माल ले गया था, पके आम में एक जगह नरम भूरा दाग और काटने पर भीतर सफेद कीड़े निकले, पूरा माल लौट आया, बचाव बताइए | mango-pests-3
आम के बौर पर सफेद आटा | mango-diseases-1
पकते समय आम पर काले धंसे हुए धब्बे पड़ जाते हैं, व्यापारी दाम काटता है | mango-diseases-2 | mango-harvest-1
पुराने आम की डालियां सिरे से सूखती आ रही हैं, कितना काटें और कटे पर क्या लेप करें | mango-diseases-3
कैसे पता चले कि आम तोड़ने लायक हो गया | mango-harvest-2
कच्चे आम कोल्ड स्टोर में कितने दिन टिकेंगे | mango-storage-1
आम के नए बाग की खाली जगह में क्या बोएं | mango-intercropping-1
आम के पौधे में मटका सिंचाई कैसे लगाएं |
आम के बौर में फुदका भी है और सफेद चूर्ण भी, दोनों के लिए क्या करें | mango-pests-1 mango-diseases-1
आम का अचार बनाने की फैक्ट्री का लाइसेंस कैसे मिले |
आम के पेड़ की जड़ में दीमक लग गई क्या डालें |
तेलंगाना में बारिश वाली मक्का किस तारीख तक डाल सकते हैं | maize-sowing-1 | maize-sowing-2
मेरे पास बोर है, मानसून का इंतजार करूं या पहले ही भुट्टा बो दूं | maize-sowing-2 | maize-irrigation-1
हाइब्रिड मक्का का बीज एक एकड़ में कितने किलो | maize-seed-1
पॉपकॉर्न वाली मक्का का बीज कितना | maize-seed-2
निचला खेत है जहां पानी ठहर जाता है, उसमें मक्का ठीक रहेगी क्या | maize-soil-1 | maize-irrigation-2 fodder-maize-irrigation-1
मक्का कितनी गर्मी सहती है | maize-climate-1 | maize-disorders-3
मक्का में जीवामृत कितने लीटर और कितनी बार | general-jeevamrut-2 | general-jeevamrut-1
75 दिन वाली जल्दी पकने वाली मक्का को कितना यूरिया, लंबी वाली जितना ही क्या | maize-nutrients-3
भुट्टे में बाल निकल रहे हैं और नहर बंद है, एक पानी भी न मिले तो क्या होगा | maize-irrigation-1 | maize-disorders-3
मक्का में पानी भरा है | maize-irrigation-2 | general-flood-1
मक्का में घास, क्या करें | maize-weeds-1 | general-weeds-1
मक्का की नीचे की पत्ती नोक से बीच की नस के साथ पीली होकर सूख रही | maize-disorders-1 | general-defic-2
मक्का में सफेद कली, जिंक कितना डालें | maize-disorders-2 | general-zinc-3 general-zinc-2
भुट्टे आधे खाली हैं दाना नहीं भरा | maize-disorders-3 | maize-irrigation-1 maize-climate-1 maize-disorders-1
मक्का के पत्तों पर पहले झिल्ली जैसी खिड़की बनी फिर बड़े छेद हो गए, दिन में कुछ दिखता नहीं | maize-pests-1 | maize-pests-4 fodder-maize-pests-1
लष्करी अळी मक्का में आई है बिना दवा के क्या करें | maize-pests-2 | maize-pests-4 maize-intercropping-1
मक्का अभी घुटने तक है, पोंगली में सुंडी घुसी है, दुकान वाला महंगी शीशी दे रहा, कौन सी दवा असर करती है और कब डालें, कोराजन चलेगी क्या | maize-pests-4 | maize-pests-2 fodder-maize-pests-1
मक्का का बीच का पत्ता सूख गया, खींचने पर निकल आता है, पत्तों में एक लाइन में छेद | maize-pests-5 | fodder-maize-pests-1
मक्का के नर फूल की जगह पत्ते निकल आए और पौधा झाड़ी जैसा हो गया | maize-diseases-2
बारिश के बाद मक्का के पौधे सड़ी बू के साथ दो दिन में गिर गए, यूरिया ज्यादा दिया था | maize-diseases-3 | maize-irrigation-2
मक्का कटाई का सही समय कैसे पहचानें | maize-harvest-1
मक्का को बोरी में भरने से पहले कितना सुखाएं | maize-storage-1 | general-store-1
बिना सिंचाई की मक्का कितनी निकलेगी, सोयाबीन छोड़कर लगाना है | maize-yield-1
रबी मक्का कब बोएं और बीज कितना लगेगा | maize-sowing-1 maize-seed-1
मक्का का साइलेज बनाने का तरीका | cattle-fodder-3 fodder-maize-feeding-1 | fodder-maize-harvest-1 cattle-fodder-5
मक्का में तोते भुट्टा खा रहे, क्या करें |
पहली फुहार पड़ते ही सोयाबीन बो दूं या रुकूं | soybean-sowing-1
बोनी लेट हो गई, जुलाई में कौन सी सोयाबीन डालें | soybean-sowing-2
इंदौर में सोयाबीन का बीज प्रति एकड़ कितना किलो | soybean-seed-1 | soybean-seed-2
सोयाबीन मेड़ पर बोने वाली मशीन नहीं है, बारिश में खेत भर जाता है, क्या जुगाड़ करें | soybean-machinery-1
मध्य प्रदेश में सोयाबीन की अच्छी किस्में बताओ | soybean-varieties-1 | soybean-sowing-2
सोयाबीन में डीएपी पोटाश कितना और निराई कब | soybean-nutrients-1 soybean-weeds-1 | general-fert-4 general-fert-3
कच्चा गोबर सोयाबीन में डाला तो गिडार लग गई, अगली बार कितना और कैसा डालूं | soybean-nutrients-2 | general-compost-3
सोयाबीन में जस्ता | soybean-disorders-1 | general-zinc-2 general-zinc-3
सोयाबीन बीज पर पहले कौन सी दवा लगाएं और फिर कल्चर, कितने ग्राम | soybean-seed-3 | general-biofert-1 general-biofert-3
सोयाबीन में पानी कब दें | soybean-irrigation-1
सोयाबीन के पत्तों पर चटक पीले चकत्ते, खेत में कुछ पौधे पूरे पीले, बगल में मूंग भी पीली है | soybean-diseases-1 | moong-diseases-1
गर्डल बीटल सोयाबीन | soybean-pests-1
सोयाबीन पीली होकर लटक रही, तना चीरने पर भीतर टेढ़ी-मेढ़ी लाल नली और छोटी इल्ली मिली | soybean-pests-2
पीले बालों वाली कंबल कीड़ा इल्ली सोयाबीन में झुंड में बैठी है, सस्ता उपाय | soybean-pests-4
सोयाबीन पत्ती पर सुई जैसे दाने | soybean-diseases-3
सोयाबीन की जमीन नीचे से सख्त हो गई, हल कितने साल में गहरा चलाएं | soybean-soil-1
अगले साल के लिए सोयाबीन का बीज रखना है, पिछली बार बोरियां दीवार से सटाकर ऊपर तक रखी थीं तो आधा भी नहीं उगा, इस बार कैसे रखूं | soybean-storage-1
सोयाबीन एकड़ में कितना | soybean-yield-1
सोयाबीन की जल्दी पकने वाली किस्म और खाद की मात्रा बताएं | soybean-varieties-1 soybean-nutrients-1 | soybean-disorders-1 soybean-sowing-2 soybean-nutrients-2
सोयाबीन की फसल ओले से खराब हुई, बीमा का पैसा कब मिलेगा |
सोयाबीन में घोंघे पत्ते खा रहे, क्या डालें |
पहाड़ में आलू किस महीने लगता है, सेब के बाग के बीच की जमीन है | potato-sowing-1
कोल्ड से निकाला आलू सीधे खेत में लगा दें क्या | potato-seed-2
घर पर आलू का निरोगी बीज | potato-seed-3 | potato-storage-1
आलू के लिए रात कितनी ठंडी होनी चाहिए और कैसी मिट्टी | potato-climate-1
आलू में यूरिया दो बार में दें या एक बार, कुल कितना डीएपी पोटाश | potato-nutrients-2 | potato-nutrients-1 general-fert-4 general-fert-3
आलू में पहला पानी कब और घास कब निकालें | potato-irrigation-1 potato-weeds-1 | general-weeds-1
आलू के पौधे एक बालिश्त के हो गए, मिट्टी अभी चढ़ा दूं क्या | potato-soil-1
आलू में खुरपी कब तक | potato-weeds-1 | general-weeds-1
चिप्स वाली कंपनी को देने लायक आलू कौन सा | potato-varieties-2 | potato-storage-1
तीन दिन से बादल छाए हैं, आलू के पत्ते किनारे से भीगे-भीगे काले हो रहे, सुबह नीचे सफेद रुई दिखती है, दो दिन में आधा खेत गया | potato-diseases-1 | potato-diseases-2
कोहरा पड़ रहा, आलू में झुलसा का खतरा कब, रोज खेत देखना जरूरी है क्या | potato-diseases-2 | potato-diseases-1
आलू पत्ती पर छल्लेदार भूरे दाग | potato-diseases-3
आलू के छिलके पर खुरदरे दाग, मंडी में कोई नहीं लेता, ताजा गोबर डाला था | potato-diseases-5
रखे आलू में सुरंग वाली सूंडी | potato-pests-1
खोदते समय आलू का छिलका छिलता | potato-harvest-1
आलू बीज कोल्ड में कितना तापमान | potato-storage-1
एक एकड़ आलू में कितना बीज और कितनी खाद लगेगी | potato-seed-1 potato-nutrients-2 | potato-nutrients-1
आलू खोदने वाली मशीन का किराया कितना है |
आलू के खेत में नीलगाय घुस रही है उपाय |
राजमा कब बोएं | rajma-sowing-1 | rajma-climate-1
एक एकड़ राजमा में बीज की मात्रा | rajma-seed-1
मैदान में राजमा की कौन सी वैरायटी लें, पहाड़ वाली यहां नहीं चली | rajma-varieties-1 | rajma-yield-1
राजमा में डीएपी पोटाश गंधक कितना प्रति एकड़ | rajma-nutrients-1
राजमा में पानी कब कब | rajma-irrigation-1
पाले से राजमा के फूल मर गए, किस हिसाब से बुवाई करें कि ऐसा न हो | rajma-climate-1 | rajma-sowing-1
राजमा में निराई कब | rajma-weeds-1 | general-weeds-1
बारिश में राजमा के पत्ते पानी से भीगे जैसे भूरे, फली पर गोल धारी वाले काले दाग | rajma-diseases-1 | rajma-diseases-2
राजमा के पत्ते गहरे हल्के हरे, सिकुड़े हुए और पौधा बौना रह गया | rajma-diseases-3 | rajma-pests-2
ऊंचे पहाड़ पर राजमा की पत्ती के नीचे सफेद चूर्ण, अगले साल वहीं बोऊं या नहीं | rajma-diseases-4
राजमा का नया पौधा तने पर सूजकर टूट जाता है, बहुत छोटी काली मक्खी दिखी | rajma-pests-1
राजमा एक एकड़ में कितना निकलता है, मटर से ज्यादा फायदा होगा | rajma-yield-1 | rajma-varieties-1 rajma-harvest-1 field-pea-yield-1
राजमा जायद में कब बोएं और कौन सी किस्म | rajma-sowing-1 rajma-varieties-1
राजमा में चूहे लग गए क्या करें |
गर्मी वाली लोबिया कब डालें | cowpea-sowing-1
बोड़ा की अच्छी किस्म और बोने का महीना बताइए | cowpea-varieties-1 cowpea-sowing-1
बरबटी में गोबर खाद और डीएपी पोटाश कितना | cowpea-nutrients-1 | general-fert-4 general-fert-3
जेठ में बोड़ा सूख रही, पानी का अंतर कितना रखें और किस समय चूकना नहीं | cowpea-irrigation-1
लोबिया में फूल झड़ रहे, फली में दाना कम, किसका घोल छिड़कें | cowpea-disorders-1 | cowpea-irrigation-1
लोबिया ऊपर से पीली चितकबरी | cowpea-diseases-1
बरबटी की फली पर लाल भूरे धंसे निशान, बीज वहीं का था | cowpea-diseases-2
बोड़ा झुंड में अचानक सूखा | cowpea-diseases-4 | general-tricho-1
लोबिया पर काला माहो और फली में छेद, तोड़ाई चालू है कौन सी दवा सेफ | cowpea-pests-1
लोबिया के दाने में छेद करने वाला घुन, डिब्बे में कैसे रखें | cowpea-storage-1 | general-store-4 general-store-5 general-hermetic-1
लोबिया और ग्वार में किसका भाव ज्यादा |
अरंड ककड़ी (पपीता) की पौध थैली में बोएं तो कितने बीज और कितना गहरा | papaya-seed-1
पपीते के खेत में दो दिन पानी रह गया, सब पौधे मर रहे, कैसी जमीन चाहिए थी | papaya-soil-1
पपीते का दूध (पपेन) निकालने के लिए कौन सी किस्म | papaya-varieties-1
पपीते में नर-मादा कैसे पहचानें, एक गड्ढे में तीन पौधे लगाए हैं | papaya-sowing-2
पपीते की पत्ती धागे जैसी पतली, फल पर छल्ले, पास में खीरा लगा है | papaya-diseases-1
पपीते का तना नीचे से गला | papaya-diseases-3
गाजर घास से पपीते पर रूई वाला कीड़ा आ गया, साबुन का पानी काम करेगा | papaya-pests-1 | general-weeds-2
पपीते के फूल और छोटे फल गिर रहे, सुहागा छिड़कें क्या | papaya-disorders-1 | general-boron-2
पपीता किस महीने लगाएं और कौन सी किस्म | papaya-sowing-1 papaya-varieties-1
पपीते के बाग पर सरकार कितनी सब्सिडी देती है |
हरे धनिये नहीं दाने वाला धनिया कब बोएं | coriander-sowing-1
बारानी में छींटकर धनिया बोना है बीज कितना | coriander-seed-1
धनिया में पानी कब-कब | coriander-irrigation-1
धनिया में पहली निराई कब, देर हो गई तो दाना घटेगा क्या | coriander-weeds-1 | general-weeds-1
चैत-बैसाख में हरा धनिया कैसे उगाएं, हरी जाली लगाऊं तो कितना निकलेगा | coriander-sowing-2
छाछ्या रोग धनिया में, नीम से रुकेगा क्या | coriander-diseases-1
धनिये के तने पर गांठें | coriander-diseases-3
धनिया के फूल के छत्ते पर मोयला चिपका है, दाना सिकुड़ रहा | coriander-pests-1
धनिया में पानी का अंतर और निराई कब | coriander-irrigation-1 coriander-weeds-1 | general-weeds-1
धनिया का वायदा भाव आज |
सुपारी की पौध खरीदते समय कैसी चुनें, पत्ते ज्यादा या लंबाई ज्यादा | arecanut-nursery-1
असम में कौन सा तामुल | arecanut-varieties-1
सुपारी में खाद कितनी | arecanut-nutrients-1
बरसात में सुपारी के कच्चे फल ढेर के ढेर गिरते हैं, टोपी के पास पानी जैसा धब्बा और सफेद फफूंद | arecanut-diseases-1
सुपारी का पीला पत्ता रोग, पेड़ बदलना पड़ेगा क्या | arecanut-diseases-2
सुपारी का ऊपर का ताज पीला और तना पतला होता जा रहा, जड़ सफेद गिडार खा रही | arecanut-pests-1
सुपारी उबालकर लाल कैसे बनाएं |
काली मिर्च कितनी ऊंचाई तक | blackpepper-climate-1
खुली धूप वाली जगह के लिए काली मिर्च की कौन सी बेल | blackpepper-varieties-1
काली मिर्च में साल में दो बार क्या-क्या डालें और कितना ग्राम | blackpepper-nutrients-1
बरसात में काली मिर्च की बेल एकदम पत्ते गिराकर सूख गई, जमीन वाली लताएं काली | blackpepper-diseases-1
काली मिर्च के दाने खोखले काले, गोल छेद वाले | blackpepper-pests-1
काली मिर्च की कोमल फुनगी में छेद कर सुखा देने वाला कीड़ा | blackpepper-pests-2
काली मिर्च कितने साल में फल देगी और खाद कितनी दें | blackpepper-harvest-1 blackpepper-nutrients-1
काली मिर्च सहारे के लिए कौन सा पेड़ लगाएं |
उत्तर भारत में काशीफल कब बोएं और थाले में क्या खाद | pumpkin-sowing-1 pumpkin-nutrients-1
सीताफल (कद्दू) एक थाले में कितने बीज डालें और कितने पौधे रखें | pumpkin-seed-1
कद्दू के फल जमीन से लगकर सड़ते हैं, नीचे क्या बिछाएं, घास भी है | pumpkin-weeds-1
कद्दू की मीठी किस्म | pumpkin-varieties-1
कुम्हड़े में हाथ से परागण सुबह कितने बजे तक | pumpkin-disorders-1
कद्दू के पत्ते चितकबरे फफोलेदार | pumpkin-diseases-1
पका कोंहड़ा कितने महीने टिकेगा | pumpkin-storage-1
कद्दू कब और कितना बीज | pumpkin-sowing-1 pumpkin-seed-1
कद्दू में पानी कितने दिन पर दें |
तंबाकू पौध कितने हफ्ते में रोपें और पानी कब | tobacco-nursery-2 tobacco-irrigation-1
कर्नाटक में वर्जीनिया तंबाकू की रोपाई का समय, बीड़ी वाली नहीं | tobacco-sowing-1
तंबाकू में पानी एक नाली छोड़कर दें तो चलेगा, पानी थोड़ा खारा है | tobacco-irrigation-1
तंबाकू की जड़ से बैंगनी फूल वाला बिना पत्ते का पौधा निकलता है | tobacco-weeds-1
तंबाकू के पत्ते रात में कोई खा जाता है, किनारे पर अरंडी लगाऊं? | tobacco-pests-1
तंबाकू लगाने के लिए किससे इजाजत लेनी होगी | tobacco-market-1
तंबाकू की ऊपर की कली तोड़ना (टॉपिंग) कब |
बंद गोभी की पौध कब डालें और बीज कितने ग्राम | cabbage-sowing-1 cabbage-seed-1
पत्ता गोभी का बीज गरम पानी में कितनी देर रखें | cabbage-seed-1
पत्तागोभी फट रही पकते समय | cabbage-irrigation-1
पत्तागोभी में छोटी हरी इल्ली जो छूने पर लटक जाती है, पत्ते में छेद, दवा बेअसर | cabbage-pests-2 | cabbage-pests-1
करमकल्ला माहू साबुन | cabbage-pests-3
बंद गोभी कितने दिन में | cabbage-harvest-1
पत्तागोभी मंडी में सस्ती हो गई, कहां बेचें |
गेहूं और चना कितनी नमी पर कोठी में भरें | general-store-1 | chickpea-storage-1 wheat-storage-1 chickpea-harvest-1 wheat-harvest-1
पुराने बोरे में धान भरना है, बोरे का क्या करें और जमीन पर रखें कि तख्ते पर | general-store-2 | rice-storage-2
आज अनाज के ढेर में हाथ डाला तो भीतर से गरम लगा, नीचे आटा जैसा चूरा और जाला भी है, घर में खाने का गेहूं है क्या करूं | general-store-4 | wheat-storage-2
दाल के बीज में सरसों तेल कितना मिलाएं कि घुन न लगे | general-store-5
प्लास्टिक ड्रम में कसकर बंद करके गेहूं रखूं तो घुन मरेगा, पॉलिथीन चलेगी? | general-hermetic-1
मिर्च अदरक सुखाने का धूप वाला डिब्बा, कितने तापमान पर | general-dryer-1
बूंद-बूंद सिंचाई किस फसल में | general-drip-1
रेतीले टीले वाली जमीन पर फव्वारा चलाएं, पानी खारा है | general-sprinkler-1
सब्जी की क्यारी पर पन्नी कितने माइक्रोन और कौन से रंग की | general-mulch-1 | tomato-weeds-1
बरसात का पानी खेत में ही कैसे रोकें, ढाल वाली जमीन है | general-rainwater-1
गन्ने के बीच क्या बोएं | general-intercrop-1 | sugarcane-intercropping-1 sugarcane-sowing-2
राजस्थान में भेड़ की कौन-कौन सी नस्लें | sheep-breeds-1
दक्कनी मेंढ़े की पहचान सींग से होती है क्या | sheep-breeds-2
लव काटने से पहले भेड़ नहलानी जरूरी है क्या | sheep-shearing-1
भेड़ को पेट के कीड़े | sheep-worms-1 | sheep-deworm-2
कृमिनाशक देने से मेमनों का वजन कितना बढ़ता है | sheep-deworm-2
भेड़ खुर सड़ने लगे हैं |
भेड़ की ऊन का सरकारी खरीद भाव |
खेत तालाब खुदवाने का फॉर्म कहां भरें |
लोबिया का बीज बोने से पहले कितने घंटे भिगोएं |
सुपारी के बाग में कोको लगाने पर कितने पौधे |
चाय की छंटाई पूस में कितनी ऊंचाई पर करें | tea-pruning-1
फागुन चैत सूखा निकला, सड़क किनारे वाले चाय के ऊपर के पते लाल तांबे हो गए, उलटे करके देखा तो बारीक जाले, धूल बहुत उड़ती है, बाहर के पशु भी घूमते हैं | tea-pests-2
अदरक के पास वाली चाय की पत्ती पर फफोले ठंडी धुंध में | tea-diseases-1
चाय बागान का पट्टा नया बनवाने में कितना खर्च |
चाय के बीच में काली मिर्च चढ़ाएं तो कितने पेड़ |
शिमला मिर्च मई में मैदान में फूल गिरा रही, क्या गर्मी में हो ही नहीं सकती | capsicum-sowing-1 | general-heat-2 capsicum-disorders-1
सिमला मिर्च बेड पर लाइन कितनी दूर पॉलीहाउस में | capsicum-sowing-2
शिमला मिर्च खाद और पौध | capsicum-nutrients-1 capsicum-seed-1 | capsicum-sowing-2
शिमला मिर्च को सुतली से बांधना है कितने तने रखें | capsicum-pruning-1
शिमला मिर्च सफेद कागजी दाग | capsicum-disorders-1
सिमला मिर्च के पत्ते मुड़े, फल खुरदरे दागी, नेट हाउस में नीला कार्ड क्यों | capsicum-pests-1
पॉलीहाउस में शिमला मिर्च का कितना टन | capsicum-yield-1
शिमला मिर्च लाल पीली वाली का भाव दिल्ली में | general-market-22
शिमला मिर्च काले गड्ढे |
पालक साल भर काटनी है तो कब कब बोएं | palak-sowing-1
पालक में यूरिया हर कटाई पर दें क्या, कुल कितना | palak-nutrients-1
पालक कल्लर में हो जाएगी क्या | palak-soil-1
पालक में गुड़ाई कितने दिन पर, हिमाचल में | palak-weeds-1
मेथी साफ है पालक के पत्ते पर बैंगनी किनारे वाले गोल धब्बे | palak-diseases-1
दूसरी कटाई के बाद पालक पीली पड़ गई | palak-disorders-1 | palak-nutrients-1
पालक पहली बार कब काटें और फिर कितने दिन बाद | palak-harvest-1
पालक को फ्रिज में कितने दिन रखें |
पालक पत्ती पर पिस्सू |
चरी कितने दिन की हो तो भैंस को डालें, पड़ोसी की बछड़ी मर गई छोटी चरी खाकर | fodder-sorghum-feeding-1 | fodder-sorghum-feeding-2 jowar-feeding-1 cattle-feeding-8 fodder-sorghum-health-1
चरी काटकर धूप में सुखा दें तो जहर निकल जाता है क्या, गुजरात की जांच क्या कहती | fodder-sorghum-feeding-3 | jowar-feeding-1
अभी दस मिनट पहले भैंस ने खुली हुई ज्वार चर ली, बरसीम छोड़कर उसी में घुस गई थी, अब कांप रही है सांस तेज मसूड़े लाल, डॉक्टर आने तक क्या करूं | fodder-sorghum-health-1 | cattle-feeding-8 jowar-feeding-1
चरी की कई बार कटने वाली किस्म कौन सी | fodder-sorghum-varieties-1
चारा ज्वार में गोबर यूरिया कितना एकड़ में | fodder-sorghum-nutrients-1
चरी एक बार काट ली थी अब दोबारा फुटाव घुटने से नीचे है, बाजरा खत्म हो गया और गाय भूखी है, क्या इसमें चरने छोड़ दूं या कितनी ऊंचाई तक रुकूं | fodder-sorghum-feeding-1 | fodder-sorghum-feeding-2 jowar-feeding-1 fodder-sorghum-feeding-3
चरी में तना मक्खी की दवा बताओ |
चारा ज्वार में गुलाबी फूल वाला परजीवी स्ट्राइगा उगा है |
गुलाब के लिए मिट्टी कैसी, बरसात में पानी रुकता है | rose-soil-1
गुलाब खाद कब कलम कब | rose-nutrients-1 rose-sowing-1 | rose-pruning-1
गुलाब छंटाई कार्तिक में | rose-pruning-1
गेंदा ठीक है पर गुलाब की कली किनारे से भूरी होकर खिलती नहीं | rose-pests-1
माला वाले खुले गुलाब कब तोड़ें | rose-harvest-1
गुलाब का इत्र निकालने की भट्टी कितने की |
गुलाब को धूप कितनी, लंबी डंडी कब काटें | rose-soil-1 rose-harvest-1
पापुलर सूख गया, सफेदा चूने वाली जमीन में चलेगा क्या | eucalyptus-soil-1
सफेदे के कौन से क्लोन ठीक, ऊसर में | eucalyptus-varieties-1
सफेदा खाद और गड्ढा | eucalyptus-nutrients-1 eucalyptus-sowing-1
सफेदे की नस में गांठ, कौन सा क्लोन लें | eucalyptus-pests-1 eucalyptus-varieties-1
सफेदे से कुएं का पानी सूखता है, कितनी दूर लगाएं | eucalyptus-intercropping-1
सफेदे का तेल निकालने का प्लांट |
मिथुन बाड़ में पालना | mithun-rearing-1
मिथुन को कौन सा टीका और नमक | mithun-health-1 | mithun-rearing-1
पिछले साल बाजू में कापूस था इस साल मूंग डाली, बीस दिन में नई पत्ती पर चमकीले पीले चट्टे आए और अब पूरा पौधा पीला, शेंगा छोटी टेढ़ी, क्या करें | moong-diseases-1 | moong-diseases-2
तिल की पत्ती पर काले छल्ले | sesame-diseases-3
पथरिली जमिन में गाजर | carrot-soil-1
तिल में फूल की जगह हरी पत्तियों का गुच्छा, बोंड नहीं लगे | sesame-diseases-1 | sesame-sowing-1
जौ पककर खड़ी, दस दिन रुकूं तो बाली गिरेगी? | barley-yield-1
चीकू की डाली चपटी होकर गुच्छा बन गई | sapota-diseases-1
मोसंबि पर मंगू | sweet-orange-pests-1
झींगा मीठे पानी में रोहू के साथ डालें तो कितने डालने और क्या खिलाना पड़ेगा |
मुसंबी को कैसी जमीन कितना अंतर | sweet-orange-soil-1 sweet-orange-sowing-1
तील छिडककर एकड़ में कितना | sesame-seed-1
गाजर छोटी है और घास ऊपर निकल गई, कितनी बार निकालें | carrot-weeds-1 | general-weeds-1
मूंगफली के साथ कम दिन की तूर का जोड़ कैसे बैठाएं | pigeon-pea-intercropping-1 | groundnut-intercropping-1
मछली 600 ग्राम की, दाना कितना दूं | fish-feeding-1 | fish-feeding-2
तिल बोरी में नीम पत्ता डालकर रख सकते हैं क्या कितना सूखा हो | sesame-storage-1
खरबूजे में मल्चिंग पेपर कितने माइक्रोन का और कौन सा रंग | general-mulch-1
बिहार पैक्स में धान देना कैसे | general-market-15
जव बारानी में कब बोएं | barley-sowing-1
जौ में दीमक से पौधे सूख रहे, खींचो तो हाथ में आ जाते |
पूसा 992 और UPAS 120 कितने दिन में पकती है | pigeon-pea-varieties-1
उड़द मूंग सरकारी दर | general-market-3
बांबू कब काटें कितने छोड़ें | bamboo-harvest-1
मोसंबी का आंबिया बहार कब फूलता और फल कब पकता है | sweet-orange-pruning-1
धान के पीछे मूंग, घास की दवा कब और खाद कितना | moong-weeds-1 moong-nutrients-2 | moong-nutrients-1
हमारे यहां बारिश बहुत है मोसंबी का स्वाद फीका रहता है क्या यही कारण | sweet-orange-climate-1
सूरजमुखी के बीच में पोचट दाने, किनारे पर भरे हैं | sunflower-disorders-1
झेंडू का बीज कितना और अंतर कितना रखें | marigold-seed-1 marigold-sowing-2
अगस्त में मूंग की पत्ती पलटी तो नीचे सफेद उड़ने वाले कीड़े, कितनी बार देखना चाहिए | moong-pests-1
सूरजमुखी की डंठल जलाएं कि गायों को खिलाएं |
तूर की कोंपल पर काला मावा चिपका है और चींटियां चढ़ रही हैं |
गेंदा बीज एकड़ | marigold-seed-1
तील की कली फूलकर गांठ | sesame-pests-2
एक एकड़ में कितनी मछली, दाना क्या | fish-stock-2 fish-feeding-1 | fish-feeding-2
सुर्यमुखी घनी उगी है कितने दिन पर विरळणी करें | sunflower-seed-2
खरबुजा एकड में कितना बीज, बेल से बेल कितनी दूर, कलिंगड़ जितना ही? | muskmelon-seed-1 | watermelon-seed-1
बिना पानी के जौ मे खाद कितना दें | barley-nutrients-1 | barley-nutrients-2
चिकू को पाला लगता क्या | sapota-climate-1
मछली में बीमारी न आए उसके लिए हर महीने क्या देखते रहना चाहिए | fish-disease-1 | fish-quality-1
निंबु पर खैऱ्या आ गया है पत्ते टहनी फल सब पर खुरदरे दाग, कब काटें कौन सी दवा | lemon-diseases-1 | lemon-pests-1
मुंग में टोका न लगे थैली | moong-storage-1
आज का भाव कहां दिखता | general-market-22
तूर एकड़ का उतारा कितना आता है | pigeon-pea-yield-1 | pigeon-pea-varieties-2 pigeon-pea-varieties-1 pigeon-pea-varieties-3
खरबुजे के पते सूखे फल फीके | muskmelon-diseases-2
मेंथा में घास मारने की कौन सी दवा लगाने के पहले हफ्ते में डाल सकते हैं, मजदूर नहीं हैं |
फणस बीज से लगाऊं कि कलम | jackfruit-sowing-1
मूंग की दाल बनाने की छोटी मशीन गांव में लगानी है, कितने की आती और कितनी बिजली खाती |
उत्तर बारानी तिल खाद | sesame-nutrients-1
तूर में वांझ रोग | pigeon-pea-diseases-2
छह तरह की मछली डालूं तो पैदावार कितनी बढ़ेगी | fish-yield-1
निम्बू में नागअळी है, छंटाई अभी करूं या रुकूं कोंपल निकल रही है | lemon-pests-1
यूपी क्रय केंद्र जाते समय क्या कागज साथ रखें | general-market-13 | general-market-5
तिल के बीज में रेत कितने हिस्से मिलाकर फेंकें | sesame-seed-2
अरहड़ में डिएपी काफी या सुपर भी | pigeon-pea-nutrients-1 | general-fert-4
सूरजमुखी में मिट्टी कब चढ़ाएं यूरिया कब | sunflower-weeds-1 sunflower-nutrients-1
मेंथा में केसाळ अळी के झुंड दिखे, दीमक भी है | mint-pests-1
तूर में मर हर साल, कितने साल दूसरी फसल | pigeon-pea-diseases-1
पूदिने पर तांबेरा जैसा दाग | mint-diseases-2
चिकु हल्के खारे पानी की काली जमीन में चलेगा | sapota-soil-1
मछली बेचने के लिए जिंदा मछली की गाड़ी कैसे बनाएं |
बारिश बाद अरहर तना जमीन के पास काला, टूट रहा | pigeon-pea-diseases-3 | pigeon-pea-soil-1
गाजर का बीज गरम पानी में कितनी देर रखें ताकि जड़ न सड़े | carrot-pests-1
मेंथा काटणे से पहले पानी कब बंद करें | mint-irrigation-1
खरबूजे की बेल मुरझाई, नीचे की पत्ती पीली, तने पर लकीरें | muskmelon-diseases-1
SML 668 एकड़ में कितने किलो | moong-seed-1
तालाब में मछली चोरी होती है पड़ोसी पर शक है, शिकायत कहां करें, बीमा भी होता है क्या |
ठिबक के बिल पर जीएसटी | general-market-33
ग्रास कार्प को हरा चारा कितना | fish-feeding-2
मई में तालाब कितना गहरा रखें | fish-water-1
पुदिना तेल वाला, एक ही बार काटना है खाद कितना | mint-nutrients-1
गाजर उखाड़ने में टूट रही है जमीन सूखी, पानी दूं पहले? | carrot-irrigation-1
तूर का ऑनलाइन नाम सोसायटी से लगेगा क्या | general-market-11
रोप वाली तूर शेंडा कब तोड़ें | pigeon-pea-nursery-1
फणस पका कैसे पहचानें | jackfruit-harvest-1
मुंग पर आटे जैसा सफेद | moong-diseases-4
जाली वाला खरबूजा पका कैसे पहचानें | muskmelon-harvest-1
सितंबर में नदी का पानी तालाब में घुस गया था, गन्ना भी डूबा, अब ठंड शुरू होते ही मछली पर लाल दाग पड़कर गहरे घाव बन रहे हैं क्या करें | fish-eus-1
कापूस सीसीआई में नाम लिखाना | general-market-9
मूंग के लिए कैसा खेत चुनें | moong-soil-2 | moong-soil-1
बरसात में तिल की नरम कोंपल जली जैसी और तना नीचे से काला | sesame-diseases-2
हरियाणा ब्यौरा पोर्टल में मोबाइल नंबर कैसे बदलें | general-market-7
तिल का बीज कितना, छंटाई कब | sesame-seed-1 sesame-weeds-1 | sesame-seed-2
फणस के बड़े पेड़ को खाद कितना बारिश से पहले और बाद | jackfruit-nutrients-1
ऑनलाइन मंडी में लेने वाला भाग जाए तो पैसा किसके पास जमा रहता है | general-market-20
मशीन की रीडिंग दिखाए बिना बोले माल में पानी है, लौटा दिया, लिखकर भी नहीं दिया, अब दोबारा ले जा सकते क्या | general-market-18
खरबूजे में सफेद टेढ़ी रेखा वाले पत्ते, नाग जैसी लकीर, कौन सा कीड़ा और क्या मारें |
गाजर फट गई सारी | carrot-disorders-1
तूर को कैसी जमीन बीज कितना | pigeon-pea-soil-1 pigeon-pea-seed-1
चार साल के निंबू ठिबक लीटर | lemon-irrigation-1
संकर सूरजमुखी एकड़ में कितने किलो | sunflower-seed-3 | sunflower-varieties-1
सूर्यफूल किस मौसम में लें और कितना निकलेगा | sunflower-sowing-2 sunflower-yield-1 | sunflower-varieties-1 sunflower-sowing-1
मोसंबी को ठिबक से रोज कितने लीटर पानी दें, पेड़ आठ साल के हैं |
पूसा नारंगी में फूल कितने दिन में आता है, पीले में कौन सी | marigold-varieties-1
नींबू के थाले में घास मारने की दवा कौन सी डालें कि पेड़ को नुकसान न हो |
गाजर की पत्तियों पर काले भूरे धब्बे आकर पत्ते जल जैसे रहे हैं, जड़ अभी ठीक है, कौन सी दवा |
मूंग पर ओले गिरे, पत्ते फट गए पर फूल बचे हैं, उस पर कौन सी टॉनिक मारूं कि फिर से संभल जाए, बाजू की मिर्च तो गई |
बाजार समिति सेस कितना टका महाराष्ट्र | general-market-23
अगमार्क ठप्पा कितने हफ्ते में | general-market-25
सूर्यफूल मुंडक में इल्ली, सड़ रहा | sunflower-pests-1
खट्टी मिट्टी मूंग में गांठ नहीं | moong-soil-1 | general-acid-1
नारंगी गाजर का बीज अपने मैदान में खुद बना सकते क्या | carrot-varieties-2
बरसाती मूंग उत्तर मैदान में कब, लाइन कितनी दूर | moong-sowing-3
तिल की पत्तियों पर सफेद चूर्ण जम गया है ऊपर से नीचे तक, कौन सी दवा |
तिल मूंग साथ कितनी लाइन | sesame-intercropping-1
पंत मूंग 5 या सम्राट में कौन दोनों मौसम चलेगी | moong-varieties-2
तिल में पानी कितनी बार | sesame-irrigation-1
मॉर्डन या KVSH 42 | sunflower-varieties-1
चीकू कब उतारें, नाखून से खुरचा तो अंदर हरा है | sapota-harvest-1
फोन पर बोली लगने वाली मंडी में नाम कैसे चढ़ाएं, बैंक पासबुक काफी है? | general-market-19
उत्तर में तिल कब कितना | sesame-sowing-1 sesame-seed-1
फणस के चिप्स बनाने का मशीन और पैकिंग, कर्ज कहां से मिलेगा |
तूर में फूल और फली आपस में चिपककर झुप्पा बन गए, कितना नुकसान होगा | pigeon-pea-pests-4
अरहर के बीज में कौन सा पाउडर और कल्चर लगाकर बोएं, घने पौधे कब निकालें | pigeon-pea-seed-2 | general-biofert-1
हमी भाव पेरणी के पहले बताते क्या | general-market-1
बांबू एक एकड़ में कितने, गड्ढा कितने दिन धूप में रखें | bamboo-sowing-1
चीकू के छोटे फल गिर रहे गर्मी में, पानी कितने दिन पर दूं | sapota-irrigation-1
चार साल से उसी खेत में मेंथा ले रहे हैं धान नहीं लिया, अब जगह जगह चट्टे मर रहे, उखाड़ा तो जमीन के अंदर की डंडी भूरी सड़ी निकली | mint-diseases-1
लाल गाजर अगस्त में डालूं तो रंग आएगा क्या | carrot-sowing-1
तूर में 2,4-डी हवा से उड़कर आ गई, बाजू वाले ने मक्का में मारी थी और मेरे पत्ते सिकुड़ गए, अब कुछ छिड़कूं तो बचेगी क्या |
मच्छली के पानी का रंग कैसा, कितनी ठंड सहती | fish-quality-1 | fish-winter-1
तीन साल से रिटर्न नहीं भरा, ट्रैक्टर और जमीन के लिए 25 लाख नगद बैंक से उठाने हैं, मैनेजर बोला कुछ काटेगा, सच है क्या | general-market-35
काशी मधु खरबूजा कितने दिन में, भुरी नहीं लगती सुना है | muskmelon-varieties-1
कपास में कितनी ओल चलती | general-market-10
सूरजमुखी पर पक्षी, झुके मुंडक वाली किस्म | sunflower-pests-3
मुंग में निंदाई कितने दिन पर | moong-weeds-1 | general-weeds-1
BH 902 जौ एकड़ में कितना देता है गिरता तो नहीं | barley-varieties-1
मेंथा की जड़ जनवरी में कब से कब तक लगती है | mint-sowing-1
तिल पर हरे मावा के झुंड | general-neem-1 | general-trap-3
ताजा माल शहर में बेचूं जीएसटी में नाम लिखाना? | general-market-34
अभी माल सस्ता जा रहा दो महीने रोकना है मान्यता वाले गोदाम में रखने से क्या फायदा | general-enwr-1 | general-market-27 general-enwr-2 general-market-28
नींबू के बाग में बीच की जगह पहले तीन साल कौन सी फसल लें, बाजू वाले ने हल्दी लगाई है |
निंबू एकड में कितने झाड़, गड्ढे में क्या | lemon-sowing-1
जौ की लाइन कितने सेमी, बीज कितना गहरा, पहली बार लगा रहे हैं | barley-seed-1
पानी नहीं गिरा पंद्रह दिन ऊपर हो गए धान की नर्सरी एक साथ डालें या टुकड़ों में | general-drought-2
एससी किसान हूं, गोदाम पर्ची वाले तीन लाख के कर्ज में सरकार कितना टका जिम्मा लेती है | general-market-27 | general-market-29
अरहर को कैसी मिट्टी और कितना डीएपी | pigeon-pea-soil-1 pigeon-pea-nutrients-1 | pigeon-pea-nutrients-2
गेंदे का शेंडा कब खुड़ें | marigold-pruning-1
मूंग में जीवाणु पैकेट लगाने से सच में फायदा | moong-seed-2
नींबू रोप में पत्ते खाने वाली इल्ली | lemon-pests-2
बरसाती मूंग कब डालें कौन सी लें | moong-sowing-3 moong-varieties-2 | moong-sowing-4
मूंग का उतारा और काटने की निशानी | moong-yield-1 | moong-varieties-2 moong-nutrients-2
तूर की काठी से कोयला या पैलेट बनाने वाली मशीन के बारे में जानकारी चाहिए |
नींबू हस्त बहार ताण | lemon-pruning-1
पिपरमेंट कब लगाएं किस जाति का | mint-sowing-1 mint-varieties-1
हर साल मेरी तूर में इल्ली कम रहती थी, इस बार बाजू वाले ने हरभरा लगा दिया और मेरी शेंगा में छेद बढ़ गए, क्या उसी के कारण है | pigeon-pea-pests-2 | pigeon-pea-pests-1
आंध्र के तिल में उत्तर से ज्यादा खाद कितना | sesame-nutrients-2 | sesame-nutrients-1
जौ में जंगली जई बहुत निकल आई, कौन सी दवा मारें |
जौ में मावा | barley-pests-1 | general-neem-1 general-trap-3
मच्छी छोड़ने से पहले तालाब सुखाना | fish-pond-1 | fish-predator-1
दो सौ कोंबडी और दस भैंस की कमाई टैक्स में खेती मानी जाएगी क्या | general-market-31
टा-78 और प्रगति तिल में कौन ज्यादा देता है कितने दिन में | sesame-varieties-1
ब्याह के काम में दस दिन खेत नहीं गया, बैंगन ठीक है पर मूंग की पत्ती में पीली जाली आ गई, दुकान वाला इमिडा पकड़ा रहा है, पहले क्या करूं | moong-diseases-2 | moong-diseases-1 moong-pests-1
सुरजमुखी को पहला पानी कब | sunflower-irrigation-1
खरबुजे में फुल थे तब धूल भरी आंधी आई अब फल कम बैठ रहे | muskmelon-climate-1
बनारस वाले मामा गेहूं दे आए, पैसा कितने घंटे में आता है और शिकायत का नंबर कौन सा | general-market-5
मुंग पूरी फुल पर है मोटर चालू करूं या रुकूं | moong-irrigation-2 | moong-irrigation-1
मूंग पर लाल बालों वाली इल्ली झुंड में आकर पत्ते की जाली कर गई, अंडे भी दिख रहे हैं |
फणस के छोटे फल काली बुरशी होकर गिर रहे, बारिश गरम है | jackfruit-diseases-1
तेलंगाना में मोसंबी की कलम कब और कितने अंतर पर | sweet-orange-sowing-1
झेंडू दिवाली पर बेचना है रोप कब डालें, कितने दिन की रोप लगाएं | marigold-sowing-1
गर्मी की मूंग में फूल गिर रहे, झाड़ा तो काले महीन कीड़े | moong-pests-2
उत्तर में बसंत की सूरजमुखी मार्च में डालूं तो दिक्कत? | sunflower-sowing-1 | sunflower-sowing-2
गेंदा टमाटर के चारों ओर लगाने से सूत्रकृमि कम होते हैं क्या, कितनी कतार |
महीना भर नींबू को पानी नहीं दिया क्योंकि सारा कुआं प्याज को चला गया, फिर एकदम भरके दे दिया, अब फूल झड़ रहे और कुछ फल फट गए | lemon-disorders-2
गाजर में शेणखत कितना | carrot-nutrients-1
बांबू के लिए जमीन कैसी हो, नाले के किनारे पानी भी रुकता है | bamboo-soil-1
गेहूं का भूसा पड़ा है बिना नांगर चलाए मूंग कैसे डालें | moong-machinery-1
बांबू के झुंड को गर्मी में पानी और खाद कितना | bamboo-nutrients-1
छत्तीसगढ़ में साले का धान बेचने का दिन मोबाइल से कौन से ऐप में लेना है | general-market-8
गोदाम के माल का बीमा, भाड़ा | general-enwr-2 | general-enwr-1
तूर उगने से पहले तणनाशक | pigeon-pea-weeds-1
तीन दिन से बादल हैं, भोर में देखा तो मछलियां पानी के ऊपर हवा ले रही हैं, दस बारह मर भी गईं, मोटर से पानी छोड़ूं क्या | fish-oxygen-1 | fish-manure-1
पहाड पर अरहड कब | pigeon-pea-sowing-2
नींबू कब तोड़ें, ताण कब दें | lemon-yield-1 lemon-pruning-1
जौ का माल्ट कंपनी से करार कौन सी कंपनी करती है |
चिकू कलम कितने फुट पर, गड्ढे में क्या | sapota-sowing-1
गाजर का बीज कितना और पानी कितने दिन पर | carrot-seed-1 carrot-irrigation-1
मसूर और गहू की हमी दर दादाजी पूछ रहे | general-market-2
आंध्र में मोसम्बी कौन सी और कितने फुट पर | sweet-orange-varieties-1 sweet-orange-sowing-1
तूर जल्दी वाली जून में किस पखवाड़े में टोकें और देर वाली कब | pigeon-pea-sowing-1 | pigeon-pea-sowing-2
कठहल का पेड़ पानी भरने वाली जगह में मर जाएगा क्या | jackfruit-soil-1
गांव में वडलू कौन खरीदता तेलंगाना | general-market-17 | general-market-4
जौ में एक ही पानी, कब | barley-irrigation-1
गेंदे की कली में इल्ली | marigold-pests-1 | general-neem-1
सूरजमूखी की पीठ भूरी हुई काटूं, कितने दिन धूप दिखाऊं | sunflower-harvest-1
तिल में पत्ते लपेटने वाली इल्ली के लिए कौन सी घास निकालनी चाहिए और साथ में क्या बोएं | sesame-pests-1 | sesame-intercropping-1
पिताजी छोटा बड़ा दागी सब एक ढेर में ले जाते हैं, पड़ोसी का भी वही माल पर उसे ज्यादा बोली मिलती है, हमारे में क्या कमी है | general-market-26
आलू खोदने के बाद मूंग डाल रहा हूं खाद देना है कि नहीं | moong-nutrients-1
चुनखड़ी वाली जमीन है बाजू में मोसंबी मर गई, नींबू चलेगा क्या | lemon-soil-1
जौ की बाली काली पाउडर बन गई | barley-diseases-1
तूर महीने भर की है नसें हरी बीच में तांबे जैसी पट्टी, हर साल यही दिखता | pigeon-pea-disorders-2
तूर हिरण और नीलगाय रात में आकर चर जाते हैं, तार के अलावा कोई सस्ता इलाज बताओ |
तिल के नीचे के बोंड नींबू रंग के हुए, काट लूं? | sesame-harvest-1
शेततळे सूखता नहीं, मांगुर बहुत | fish-predator-1
खरबूजे को खाद और पानी कितने दिन में | muskmelon-nutrients-1 muskmelon-irrigation-1
सूर्यफूल रब्बी में होगा? | sunflower-sowing-2
बिहार गरमा मूंग कब | moong-sowing-2
चीकू के पेड़ों के बीच पहले पांच साल कौन सी फसल लूं |
सूर्यफूल पर कली में बोरॉन और जिंक मारने से फायदा होता है क्या | sunflower-nutrients-2 | general-boron-2
सूरजमुखी का फूल दाना भरते सड़ रहा है तांबे की दवा मारें क्या | sunflower-diseases-1 | sunflower-pests-1
सूर्यफूल के छोटे पौधे रात में जमीन से कटे मिलते हैं, मिट्टी खोदो तो काली इल्ली गोल मुड़ी हुई |
general-enwr-2;बैंक रसीद पर कर्ज टालता है कौन सी योजना बताएं | general-market-29 | general-market-27 general-enwr-1 general-enwr-2
कोरडवाहू कपाशी की लागवड कब | cotton-sowing-2 | cotton-sowing-3
हमारे गुजरात में वैशाख में ही कपास डाल देते हैं, बगल वाला कहता है आषाढ़ तक रुको नहीं तो इल्ली पलती है, सच है क्या | cotton-sowing-3 | cotton-pests-3
अबोहर में गेहूं काटने के बाद जून में नरमा लगाऊं तो चलेगा | cotton-sowing-1
बिना पानी की जमीन में बीटी कपास कितने फासले पर चौकोनी लगाएं | cotton-sowing-5
कपास एक बीता ऊंचा हुआ, हर जगह दो दो पौधे हैं, कितने रखूं | cotton-seed-2
ड्रिप वाली कपाशी में नत्र के कितने हिस्से करके दें, कली पर या फूल पर | cotton-nutrients-1
तूतुकुडी की काली जमीन में बारिश भरोसे कपास, कितना खाद और जिंक डालूं | cotton-nutrients-2
तीन दिन से आभाळ है और कपास के पात्या गळ रहे हैं, क्यों | cotton-disorders-1 | cotton-disorders-2
अगस्त भर धूप नहीं निकली, कपास में फूलगळ बहुत, बोरॉन मारूं क्या | cotton-disorders-2 | cotton-disorders-1 general-boron-2
कपास लाल पड़ रही है, मुड़ी नहीं है, नीचे से शुरू हुआ, थंडी भी पड़ी | cotton-disorders-3
पानी देने के दूसरे दिन फूल वाले कपाशी झाड़ मान टाकून खड़े, फंगस की दवा दूं या कुछ और | cotton-disorders-4
कामगंध सापले में रोज 9 पतंग आ रहे हैं, 3 रात हो गई, कपास में अब दवा की बारी है क्या | cotton-pests-2
पिछले साल गुलाबी इल्ली ने खाया, इस बार पहले से क्या क्या बंदोबस्त करूं कि फिर न आए | cotton-pests-3 | cotton-sowing-3 cotton-pests-2 cotton-sowing-1
कपास के पत्ते तेल लगे जैसे चिपचिपे और काले, सफेद मच्छर उड़ते हैं | cotton-pests-4 | cotton-pests-5 general-trap-3
कपास के बगल में भेंडी और टमाटर लगाने से पांढरी माशी बढ़ेगी क्या, मेड़ की कौन सी घास उखाड़ें | cotton-pests-5
छोटी कपास सिकुड़ गई, पत्ती चांदी जैसी चमकती है, बारिश 15 दिन से नहीं | cotton-pests-7
कपास के शेंडे पर रुई जैसा सफेद चिकटा और मुंगी चल रही | cotton-pests-8
मरोड़िया नरमे में आ गया, कोई दवा है जो ठीक कर दे | cotton-diseases-1 | cotton-pests-4
कपास का तना चीरा तो भीतर भूरा निकला, थोड़े थोड़े झाड़ सूखे, पत्ते किनारे से पीले | cotton-diseases-2
कपास के पौधे अचानक मरे, खींचने पर बिना जोर उखड़ गए, जड़ सड़ी सूत जैसी, सोयाबीन पास में ठीक है | cotton-diseases-3
कपास की पत्ती पर नसों के बीच कोने वाले काले दाग, स्ट्रेप्टो मारूं क्या | cotton-diseases-4
व्यापारी कचरे के नाम पर कपास का दाम काटता है, क्या सावधानी रखूं | cotton-storage-1
कपास में ड्रिप पर सब्सिडी कितनी मिलेगी | general-scheme-49 | general-scheme-50
कपास के डंठल से खाद कैसे बनाएं |
कपास फसल का बीमा कराने की आखिरी तारीख | general-scheme-24
कपास में पोटाश का स्प्रे 0-0-50 कितना ग्राम पंप में |
रोहतक तरफ काबुली चना किस हफ्ते डालते हैं | chickpea-sowing-1
तराई में धान देर से कटा, दिसंबर में चना चल जाएगा | chickpea-sowing-3
सिवनी मध्यप्रदेश में ट्यूबवेल है, हरभरा कब पेरें | chickpea-sowing-4
डॉलर चना कितना बीज लगेगा एकड़ में | chickpea-seed-1
तिफण से हरभरा कितने इंच नीचे गिराएं और दो ओळ में कितना अंतर | chickpea-sowing-5 | chickpea-sowing-3
महेंद्रगढ़ में बिना पानी के कौन सा चना लगाएं जो पैदा दे | chickpea-varieties-1
विजय के अलावा कौन सी हरभरा किस्म जल्दी आती है और मर नहीं खाती | chickpea-varieties-2
फिरोजपुर, काबुली चने में सुपर और यूरिया कितना बोरी | chickpea-nutrients-2
कोंडकडलई के बीज को कल्चर लगाने के बाद बाविस्टिन भी लगा दूं | chickpea-seed-2 | general-biofert-3
चना अभी बोया है कल, अंकुर नहीं आया, घास रोकने को कौन सी दवा | chickpea-weeds-1
हरभरे के घाटे में गोल छेद, हरी अळी, जुवार के दाने फेंकने से पक्षी आएंगे या कुछ और लगाएं | chickpea-pests-1 | general-perch-1 chickpea-pests-2
रोप कटे पड़े मिलते हैं सुबह हरभरे में, मिट्टी में मुड़ी हुई काली अळी | chickpea-pests-3
चने की डंडी पर गोल धंसे दाग, बीच में काली बिंदी, वहीं से टूट जाती है | chickpea-diseases-3
धुके और नमी से चना सड़ रहा भूरी रुई, अगले साल साथ में क्या बोएं | chickpea-diseases-4 | chickpea-intercropping-1
चना बेचना नहीं अभी, बरसात तक भुंगा न लगे इसके लिए रेत या तेल कैसे | chickpea-storage-1 | general-store-5
चने के छोटे पौधे रात में कट जाते हैं, जो बचे उनकी कोपल कब तोड़ूं | chickpea-pests-3 chickpea-pruning-1
चने में मोबाइल टावर के पास वाले खेत में दाना हल्का, कारण |
चने की फसल हार्वेस्टर से काटने वाली ऊंची किस्म कौन सी है |
हरभरा भाजी (पत्ते) मंडी में क्या भाव | general-market-22
ठंड में 8 डिग्री तक पारा जाता है हमारे यहां, मिर्ची टिकेगी | chilli-sowing-1
नर्सरी की क्यारी को उन्हाले में पन्नी से ढकना है मिर्च के लिए, कौन सी पन्नी | chilli-nursery-1
मिर्च की रोपाई में गड्ढे में क्या डालें और कितने फुट पर | chilli-nursery-2 | chilli-nutrients-2
लुधियाना में मिर्च रोपते समय पोटाश यूरिया सुपर प्रति एकड़ | chilli-nutrients-2
मिर्च में पानी का अंदाजा कैसे, दोपहर बाद पत्ते लटक जाते हैं | chilli-irrigation-1
मिर्ची सूखा सह लेगी पर पानी भरा तो, सरी पर लगाएं क्या | chilli-soil-1 | chilli-irrigation-1
बोकड्या मिर्ची में, पत्ते ऊपर मुड़े, कलियां झड़ती हैं, नीला कार्ड लगाऊं | chilli-pests-1 | general-trap-3
मिर्च की पत्ती नीचे को उलटी, मोटी संकरी, सूखे में बढ़ा, कीड़ा दिखता नहीं | chilli-pests-2 | chilli-diseases-2
मिर्ची का झाड़ बौना, पत्ते छोटे गुच्छा, दवा मार मार के थका, ठीक होगा या उखाड़ूं | chilli-diseases-1 | chilli-diseases-2
गादी वाफे में मिर्च का रोप जमीन के पास से गल कर गिर रहा | chilli-diseases-3 | chilli-nursery-1
पकी लाल मिर्ची पर भूसे जैसे धंसे दाग, मंडी में दाम आधा, अगली बार बीज कैसा रखूं | chilli-diseases-4
बारिश में मिर्च लाइन से मुरझा रही, डंडी काली | chilli-diseases-5 | chilli-soil-1
मिर्ची के पत्ते के पीछे सफेद भुकटी, ऊपर पीला, पतझड़ | chilli-diseases-6
मिर्ची पीली और मुरझाई भी, जड़ में पानी, टमाटर पास में हरा है | chilli-disorders-2 | chilli-soil-1 chilli-diseases-5
सुखाने वाली लाल मिर्च कब तोड़ें, एक बार में या कई बार | chilli-harvest-1
मिर्च कब तोड़ें लाल वाली और सुखाएं कैसे | chilli-harvest-1 chilli-storage-1 | general-dryer-1 general-store-1
मिर्च के फल में छेद भी हैं और फूल भी गिरते हैं धूप में | chilli-disorders-1 | chilli-pests-3 general-heat-2
शिमला मिर्च पॉलीहाउस का खर्चा |
हरी मिर्च को दूर मंडी भेजने का पैकिंग कैसे करें |
मिर्च में कैल्शियम नाइट्रेट ड्रिप से कितना दें |
रबी में एरंडी किस महीने | castor-sowing-1
अरंडी के बीज को सुकारे से बचाने क्या लगाएं और कितना बीज | castor-seed-1 | castor-diseases-1
वरसाद भरोसे अरंडी में खातर कितना और दूसरा हफ्ता कब | castor-nutrients-2
एरंडा किस जमीन में, 44 डिग्री गरमी में चलेगा | castor-soil-1
एरंडा में सुकारो, कितने साल वही खेत छोड़ूं | castor-diseases-1 | castor-varieties-1
अरंडी की माळ सड़ गई, काट दूं या छोड़ूं, बाद में खाद क्या | castor-diseases-2 | castor-nutrients-2
निचले खेत में एरंडी उगते ही 100 में 35 पौधे मर गए | castor-diseases-3
एरंडा के डोडे आपस में जाले से जुड़े, अंदर दाना खाया, कौन सा जहर मारें | castor-pests-3
एरंडी कच्ची तोड़ी तो तेल कम होगा क्या, तोड़ के कितने दिन सुखाएं | castor-harvest-1
अरंडी की ढेप खेत में डालें या भैंस को | castor-storage-1
अरंडी के पत्तों पर रेशम कीट (एरी) पालन कैसे करें |
एरंडा में चूहों का क्या इलाज |
दाल मटर का बीज 1 हेक्टर में ऊंची वाली का कितना | field-pea-seed-1
वाटाणे को पानी एक ही दूं या दो, चना पड़ोस में बिना पानी | field-pea-irrigation-1 | greenpea-irrigation-1
मटर पर तांबेरा, दवा कौन सी | field-pea-diseases-2
मटर की पत्ती के नीचे धूसर रोआं और ऊपर पीला धब्बा ठंडी में | field-pea-diseases-3
पिथौरागढ़ जनवरी में पूरा मटर सफेद होकर मरा | field-pea-diseases-5
वाटाणे के पत्ते पर सफेद टेढ़ी मेढ़ी लकीर, शेंग में अळी भी | field-pea-pests-2 | greenpea-pests-1
मटर को कितनी ठंड ठीक, हमारे यहां फरवरी में 30 पार | field-pea-climate-1 | greenpea-sowing-1
हरे मटर का भाव कब बढ़ता है |
मटर की फली कबूतर खा रहे, क्या लगाएं |
ज्वारी दाने वाली कितना बियाणे, खोड माशी लगती है हमारे यहां | jowar-seed-1
बारिश की ज्वार, हलकी जमीन, कितना खाद डालें | jowar-nutrients-1 | jowar-nutrients-2
ज्वारी को पोटरी और दाने में पानी देना है क्या, ऊस का पाट पास से है | jowar-irrigation-1
टारफुला ज्वार की जड़ में लगा | jowar-weeds-1
ज्वार उगे 15 दिन, बीच का पोंगा मरा, खोड माशी, क्या देर से बोने से हुआ | jowar-pests-1 | jowar-seed-1 jowar-sowing-1
ज्वार के पत्ते में सुई जैसे छेद, मक्का में भी ऐसा था पहले | jowar-pests-2
ज्वार के बीच चारे वाली चवळी लगानी है, कितनी लाइन | jowar-intercropping-1
रबी ज्वारी कब पेरें और कौन सा वाण, बेलगाव सीमा | jowar-sowing-1 jowar-varieties-1
ज्वार के पापड़ और बिस्कुट का धंधा कैसे शुरू करें |
ज्वार की कड़बा कुट्टी मशीन की सब्सिडी | general-scheme-55 general-scheme-57 | general-chc-2
गंध वाला जाल कितना ऊपर टांगना, वांगी वाला और मका वाला एक ही चलेगा | general-trap-2 | general-trap-1
दिवा सापळा एकड़ में कितने | general-trap-4
फवारनी के कितने दिन बाद भाजी बेच सकते हैं | general-safety-6
छिड़काव वाला बैटरी पंप कौन सी कंपनी का अच्छा |
हमारे यहां हवा नम रहती है, अनार मीठा बनेगा | pomegranate-climate-1
डाळिंब को ताण कब दें, पत्ते कैसे झाड़ें | pomegranate-pruning-1
6 साल के अनार के झाड़ को साल में खाद कितना | pomegranate-nutrients-1
अनार का झाड़ एक तरफ से सूखता, जड़ में गांठ भी, कांदा पास में ठीक है | pomegranate-diseases-2
अनार फट रहे, दिन गरम रात ठंडी, ड्रिप बंद थी फिर चालू की | pomegranate-disorders-1
टिश्यू कल्चर डाळिंब का रोप कितने का |
अननस पाले वाली जगह चलेगा क्या | pineapple-climate-1
अननस की पुत्ती लगाने से पहले कितने दिन छाया में सुखाएं, कितनी गहरी | pineapple-sowing-1
अनानस की क्यारी में शुरू में निंदाई कितनी बार, नारियल के बीच में है | pineapple-weeds-1
अननस के पत्ते लाल पीले, मुंग्या दिखती है, जड़ मरी | pineapple-pests-1
अननस कब काटें, डंठल कितना रखें, गाड़ी से दूर जाना है | pineapple-harvest-1
अननस को धूप की जलन से कैसे ढकें |
लहसुन की गांठ मोटी करने को मिट्टी कब चढ़ाऊं, पानी का अंतर | garlic-irrigation-1
लसूण के शेंडे पीले, पानी ज्यादा हो गया शायद या गंधक कम | garlic-disorders-1 | general-defic-4
लहसुन खोदने में देर की तो पाकळी बिखर गई, सही समय क्या | garlic-harvest-1
लसूण बियाणे कितना और खाद कितना | garlic-seed-1 garlic-nutrients-1
लहसुन के नीचे की पत्ती में सफेद सड़न (white rot) पर दवा |
उन्हाले का कारले कब लगाएं मैदान में | bittergourd-sowing-1 | bittergourd-disorders-1
कारल्याचे बियाणे एकड़ को कितना | bittergourd-seed-1
करेले के पत्ते के नीचे हरा मच्छर, लहसुन वाला घोल कैसे | bittergourd-pests-3
बेल भरी है फूलों से, फल एक नहीं, मई की धूप 43, करेला | bittergourd-disorders-1 | general-heat-2
केरल में करेले की कौन सी किस्म, फल मक्खी कम लगे | bittergourd-varieties-1 | bittergourd-pests-1
करेले के दो बेल के बीच कितना अंतर रखें |
अळू कब लगाएं बारिश के भरोसे | colocasia-sowing-1
सेप्पनकिळंगु को खाद कितनी, तमिलनाडु | colocasia-nutrients-1
अरबी के पत्तों पर काली माहू और इल्ली, पत्ते खाने के हैं | colocasia-pests-1 | general-neem-1 general-trap-3
अरबी कब लगाएं, कितने दिन पर पानी | colocasia-sowing-1 colocasia-irrigation-1
अरबी में सूत्रकृमि (निमेटोड) की गांठें, दवा |
गुलदाउदी किस मिट्टी में लगाऊं और ऊपर से कब काटूं | chrysanthemum-soil-1 chrysanthemum-pruning-1
शेवंती पर सफेद तांबेरा (white rust) की दवा |
सूखे गांव में कौन सा फल, बोर चलेगा क्या, पाला पड़ता है | ber-climate-1
बोर की बाग, कितने फुट पर गड्ढा और कितना | ber-sowing-1
बेर में कितना हिस्सा काटें, फल पुरानी डाल पर लगता या नई पर | ber-pruning-1
बोर की फळमाशी, गिरे हुए बोर का क्या करूं, आम भी पास है | ber-pests-1
बोर पर छाछिया, फल खुरदरे | ber-diseases-1
उमरान बोर का रंग कैसा हो तब तोड़ें | ber-harvest-1
ड्रैगन फ्रूट को कितनी बारिश, मराठवाड़ा में कम पानी | dragon-fruit-climate-1 | dragon-fruit-irrigation-1
ड्रैगन फ्रूट में एक ही तना रखें क्या, ऊपर जाकर क्या करें | dragon-fruit-pruning-1
ड्रैगन फ्रूट के डंठल पर जंग जैसे धब्बे, अंगूर पास में है | dragon-fruit-diseases-1
सरू नए इलाके में, नर्सरी में कौन सी मिट्टी मिलाएं | casuarina-soil-1
सरुगुडु का क्लोन कौन सा, सूखा सहे | casuarina-varieties-1
सरू कितने साल में काटें, कागज मिल लेगी क्या | casuarina-harvest-1
सरू बरसात में कितने लगाऊं और नीचे की डाली कब साफ करूं | casuarina-sowing-1 casuarina-pruning-1
कपास राजकोट कब | cotton-sowing-3 | cotton-sowing-2
बारिश बाद कपास अचानक झुकी | cotton-disorders-4
नरमा गोल घेरे में मरा | cotton-diseases-3
मुरमाड जमीन में कपास | cotton-soil-1
कपास तण नियंत्रण | cotton-weeds-1
बागायती कपाशी को खाद कितना, बोंड के वक्त पानी कितने दिन से | cotton-nutrients-1 cotton-irrigation-1
परसों रात जोर की बारिश हुई, कल से कड़क धूप है, जो कपास सबसे अच्छी थी बोंडों से लदी वही झुक गई, बाकी छोटी ठीक है, दुकानदार फफूंद की दवा दे रहा है, दूं क्या | cotton-disorders-4
हरभरा कौन सा जालना | chickpea-varieties-2
चने को पानी कब कब | chickpea-irrigation-1 | chickpea-irrigation-2
ठंड में चने का फूल गिरा | chickpea-disorders-1
चना खुडाई कब | chickpea-pruning-1
हरभरा कितना गहरा गिराएं और बियाणे को पहले क्या लगाएं | chickpea-sowing-5 chickpea-seed-2
चने में अळी का घरेलू इलाज, और दो ही पानी हैं कब दूं | chickpea-pests-1 chickpea-irrigation-2 | chickpea-irrigation-1
मकर संक्रांति के बाद हरभरे में घाटे लगे, कल देखा तो हर दूसरे घाटे में गोल सुराख और अळी आधी बाहर लटकती, गेहूं पास में ठीक है, जहर नहीं मारना चाहता, और क्या उपाय | chickpea-pests-1 | chickpea-pests-2
मिर्ची बियाणे कितने ग्राम | chilli-seed-1
मिर्च में पानी भर गया | chilli-soil-1 | general-flood-1
हरी मिर्ची कब शुरू | chilli-harvest-1 | chilli-sowing-1
मिर्ची फूलगळ उपाय | chilli-disorders-1
मिर्च रोपाई की दूरी, खाद तीन बार में कैसे बांटूं | chilli-nursery-2 chilli-nutrients-1 | chilli-nutrients-2 chilli-nutrients-3 chilli-weeds-1
रोप गल रहे वाफे में, और बड़े होकर कोकडा न आए इसके लिए मिर्च में क्या करूं | chilli-diseases-3 chilli-diseases-1 | chilli-pests-1
एरंडा की माल पर भूरी फफूंद | castor-diseases-2
एरंडा के पत्ते खाने वाली इयळ | castor-pests-1 | castor-pests-2
दिवेला टुकड़ों में सूख रहा, और डोडों में जाले वाली इल्ली भी | castor-diseases-1 castor-pests-3
दो महीने की अरंडी, आठ दिन से बादल और फुहार, नीचे के फूल और छोटे डोडे झड़ गए, मूंगफली को कुछ नहीं हुआ, अब यूरिया दूं या रहने दूं | castor-disorders-1 | castor-nutrients-2
मटर पर जंग | field-pea-diseases-2
दाल मटर में खाद क्या और एकड़ से कितना निकलेगा | field-pea-nutrients-1 field-pea-yield-1 | field-pea-harvest-1
वटाणे पर भुरी आई | field-pea-diseases-1
कडवल खाकर बैल कांपा | jowar-feeding-1 | cattle-feeding-8
ज्वारी में टारफुला | jowar-weeds-1
शाळू ज्वार, दिवाली में पेरी, एक भी पानी नहीं मिला, अब कणीस भरते ही झाड़ लोट रहे हैं, बुड फोड़ा तो काली पूड निकली, हरभरा बगल में ठीक, क्यों हुआ | jowar-diseases-1
दवा की खाली बोतल | general-safety-5
चिकट सापले कौन सा रंग | general-trap-3
निंबोळी अर्क बनाने में कितनी गिरी, और मारने का सही समय | general-neem-1 general-neem-2
हमारे गांव में एक आदमी बाइक पर आता है, बिना लेबल की प्लास्टिक थैली में पाउडर देता है, बोलता है कंपनी वाला ही है आधे दाम में, बिल नहीं देता, लेना ठीक है या नहीं | general-safety-2
डाळिंब तडकते हैं | pomegranate-disorders-1
अनार पर खुरदरी पपड़ी | pomegranate-pests-2
सात साल का अनार बाग है, पहले एक कोने में एक डाल पीली हुई, महीने में पूरा झाड़ सूखा, काटा तो लकड़ी में कत्थई धारी, अब दूसरा झाड़ भी शुरू, केला पास में ठीक, कैसे रोकूं | pomegranate-diseases-2
अननस पका कैसे जानें | pineapple-harvest-1
मेघालय में अननस कब लगाएं, सब पर एक साथ फूल कैसे लाएं | pineapple-sowing-2 pineapple-disorders-1
लसण की जात कौन सी | garlic-varieties-1 | garlic-yield-1
लसूण टिकाने का तरीका | garlic-storage-1
लहसुन कब लगाएं और कितनी पाकळी, औरंगाबाद | garlic-sowing-1 garlic-seed-1
कारले में कीड़े | bittergourd-pests-1 | bittergourd-pests-2 bittergourd-pests-3
मार्च के आखिर में कारले की बेल लगाई थी, अब मई में खूब फूल हैं पर पीछे छोटा कारला लगा हुआ एक भी नहीं, धूप 42 के ऊपर, ककड़ी में भी कम, क्यों | bittergourd-disorders-1 | cucumber-disorders-2
अळू करपा | colocasia-diseases-1
शेवंती कब | chrysanthemum-sowing-1
बोर की जात | ber-varieties-1
बोर में गुठली के पास अळी और कुछ पर सफेद भुरी | ber-pests-1 ber-diseases-1
ड्रैगन के खंभे की दूरी, पानी हफ्ते में कितना | dragon-fruit-sowing-1 dragon-fruit-irrigation-1
सरू की किस्म | casuarina-varieties-1
कृषक ने पूछा कपास में गुलाबी इल्ली गिनने का तरीका और अगले साल न आए उसका प्रबंध | cotton-pests-2 cotton-pests-3 | cotton-sowing-3 cotton-pests-1 cotton-sowing-1
किसान जानना चाहता है हरभरे का मर रोग कैसे रुके और एकड़ में औसत कितने क्विंटल | chickpea-diseases-1 chickpea-yield-1 | chickpea-varieties-2
पौष का महीना चल रहा है, चने में फूल तो बहुत आए पर रोज सुबह नीचे गिरे मिलते हैं, सरसों बगल में अच्छी है, दुकान वाला सात सौ की टॉनिक दे रहा है, लूं या रुकूं | chickpea-disorders-1
इस बार लाल मिर्च पकने लगी तो टहनियां ऊपर से सूखने लगीं, पकी फलियों पर धंसा हुआ भूसे रंग का चकत्ता बना जिसमें काले बिंदु गोल गोल हैं, हल्दी भी साथ लगाई थी, क्या गलती हुई | chilli-diseases-4
अरंडी कौन सी अच्छी और कब तक डाल सकते हैं, नलगोंडा | castor-varieties-1 castor-sowing-1
डाळिंब फट भी रहे हैं और छिलका भी भूरा खुरदरा, दोनों का उपाय | pomegranate-disorders-1 pomegranate-pests-2
ट्रे में एक एक आंख की गन्ने की पौध लगाई डेढ़ महीना हुआ अब कितनी दूर रोपें | sugarcane-seed-2
ऊख साढ़े तीन महीने की हो गई अब यूरिया छिड़कें तो मिठास घटेगी क्या | sugarcane-nutrients-2
जेठ की लू में ऊख झुलस रही है एक बार खूब भर दें कि थोड़ा थोड़ा रोज | sugarcane-irrigation-1
ऊख के ऊपर से काला डंडा जैसा निकला छूने से हाथ में कालिख लगती है | sugarcane-diseases-3
गनने की पत्ती खोलो तो लाइन से छर्रे जैसे छेद और ऊपर गुच्छा बन गया | sugarcane-pests-1 | sugarcane-pests-2
गन्ने की पत्ती पर भूरे रोएं वाले अंडे दिखे चैत में इनका का करें | sugarcane-pests-2 | sugarcane-pests-1
मशीन से दवा मारी फिर भी गोभ सूखना नहीं रुका गन्ना अभी छोटा है अब क्या | sugarcane-pests-4 | sugarcane-pests-3
भूसे के रंग के फुदके ईख पर उड़ते हैं पत्ता चिपचिपा होकर काला | sugarcane-pests-5
तीसरी पत्ती पीली पड़ के सूख गई ऊख में लाल दाने से निशान ये कौन रोग और कोई इलाज है | sugarcane-diseases-1 sugarcane-diseases-2 | sugarcane-seed-3
पेड़ी कितनी बार रखें और पुरानी पत्ती जलाएं कि नहीं | sugarcane-sowing-6 sugarcane-organic-1
गोभ सूखने वाले कीड़े दो तरह के बताते हैं एक जो छोटे गन्ने में और एक जो पत्ती में छेद करे दोनों की पहचान | sugarcane-pests-3 sugarcane-pests-1
रोपाई से पहले गोबर में कौन सा हरा कसीस मिलाएं कि ईख पीली न पड़े चूना वाली जमीन में | sugarcane-disorders-1 | general-iron-1
उड़ीसा में मूंगफली जाड़े वाली कब डालते हैं | groundnut-sowing-2
मूंगफली का दाना फफूंद वाली दवा से लपेटा अब कल्चर कितनी देर बाद लगाएं | groundnut-seed-3 | general-biofert-3
पानी सूखते ही खेत पर पपड़ी पड़ जाती है बदाम की सुई कैसे घुसे | groundnut-soil-1
दो ही बार इंजन चला सकते हैं मूंगफली को कब कब सींचें | groundnut-irrigation-1
बदाम उखाड़ा तो आधी फली खाली फट से बज रही पत्ता तो हरा भरा था | groundnut-disorders-1
मुगफली का दाना फोड़ा तो बीच में भूरा गड्ढा व्यापारी दाम काट रहा | groundnut-disorders-3
मूंगफली पत्ती के नीचे नारंगी बुरादा सा पत्ती सूखी पर झड़ती नहीं | groundnut-diseases-2
मुंगफली ठिगनी होकर रह गई थ्रिप्स बताते हैं पहले बो दिया था | groundnut-diseases-4 | groundnut-sowing-1
पहली बरखा के बाद लाल बालदार कीड़े झुंड में मूंगफली चट कर रहे | groundnut-pests-4
मूगफली की फुनगी पर काले चेंपे 20 दिन की फसल दवा मारें कि रुकें | groundnut-pests-5
बदाम का छिलका अंदर से काला भूरा हो गया उखाड़ लें का | groundnut-harvest-1
मूंगफली कब उखाड़ें और उखाड़ के कैसे सुखाएं कि काली न पड़े | groundnut-harvest-1 groundnut-storage-1
जड़ खाने वाला सफेद मोटा कीड़ा भी है और दीमक भी मूंगफली में दोनों का उपाय बताइए | groundnut-pests-1 groundnut-pests-2 | general-compost-3
मूंगफली के दाने पर बीजामृत लगाते हैं तो छिलका उतर जाता है का करें | general-beejamrut-2
खेत में रेह उठती है नमक जमता है वहां राई चलेगी कौन सी | mustard-varieties-3 | general-saline-1
सरसो मे तेल जादा बैठे इसके लिए डीएपी की जगह का दें | mustard-nutrients-3
राई अभी दो पत्ती की है काले झुर्रीदार कीड़े सुबह चर रहे | mustard-pests-2
सरसो की फलीयों पर छल्ले वाले काले दाग | mustard-diseases-2
राई कब बोएं और एकड़ में कितना दाना | mustard-sowing-1 mustard-seed-1 | mustard-sowing-2
उगते ही सरसों को काले और नारंगी कीड़े दोनों खा रहे उपाय | mustard-pests-2 mustard-pests-3
सरसों पक रही कटनी में देर हो गई चना भी कटाना है फलियां फट के गिर रही | mustard-harvest-1
फैलने वाला भंटा कितनी दूर लगाएं | brinjal-nursery-1
भंटा में फल काटो तो कीड़ा और लेड़ी भरी ऊपर की कोंपल भी झुकी | brinjal-pests-1 | brinjal-pests-2 brinjal-pests-3
भंटा की झुकी डाल हर हफ्ते काटते हैं पुरानी फसल आगे चलाएं कि उखाड़ दें | brinjal-pests-2 | brinjal-pests-1
छोटे भंटा की चोटी लटक रही तना भीतर से खाया बड़े पेड़ बौने | brinjal-pests-4
भंटा का पेड़ झाड़ी जैसा छोटे छोटे पत्ते फल एक नहीं | brinjal-diseases-1 | brinjal-varieties-1
दोपहर में भंटा लटकता है रात को ठीक तीन दिन में मर गया | brinjal-diseases-2 | brinjal-varieties-1
बैंगन के फल पर धंसे हुए गोल छल्ले पत्ती पर काले बिंदु वाले दाग | brinjal-diseases-4
भांटा कब तोड़े की बीज कड़ा न हो कितने दिन पर तुड़ाई | brinjal-harvest-1
पंजाब में बैंगन की पैदावार एकड़ | brinjal-yield-1
भंटा मुरझा के मर जाता है इस बार कौन किस्म लें जो न मरे | brinjal-diseases-2 brinjal-varieties-1
बेंगन की जड़ में गांठ भी पत्ते भी कप जैसे दोनों का इलाज | brinjal-diseases-5 brinjal-pests-6
ग्वार डिरिल से बोने का क्या फायदा | guar-seed-2
गवार में पानी देना पड़ता है कि बरसात से चल जाए | guar-irrigation-1 | guar-soil-1
भादो में गवार के पत्ते पर गोल भूरे दाग | guar-diseases-2
गवार की फली कितने दिन पर पहली बार टूटेगी | guar-harvest-1
चारा के लिए गवार किसके साथ मिला के डालें | guar-intercropping-1
ग्वार की जमीन और खाद दोनों बताइए बलुई है हमारी | guar-soil-1 guar-nutrients-1
गवार की अच्छी किस्म का नाम और एकड़ की उपज | guar-varieties-1 guar-yield-1
धान खड़ा है कटने में दस दिन बिना जोते मसुरी छिटक सकते | lentil-sowing-3
मसुरी छोटे पौधे नीचे से सड़ के गिर रहे गर्म गीली मिट्टी | lentil-diseases-3
मसुरी कब और कितना बीज तराई | lentil-sowing-1 lentil-seed-1
मसुरी की किस्म और बीज की मात्रा मोटा दाना | lentil-varieties-1 lentil-seed-1 | lentil-sowing-2
कितनी जगह की नर्सरी में एक हेक्टर मडुआ रोपा जाएगा | ragi-nursery-1
मडुआ के बीज में एजोटो वाली पुड़िया कितनी | ragi-organic-1
छत्तीसगढ़ में मड़िया की कौन किस्म | ragi-varieties-1
मडुआ में खाद कितनी और कब कब | ragi-nutrients-1 ragi-nutrients-2
हवा तेज चल रही दवा मारें कि रुक जाएं बगल में तालाब है | fish-pond-1 | general-safety-3
सांझ को दवा छिड़कना ठीक है का हवा एकदम बंद रहती है | general-spraywx-2 | general-spraywx-1
बादल घिरे हैं आंधी आने वाली आज छिड़काव करें | general-spraywx-3 | general-spraywx-1
पूस की रात पाला आलू मटर बचाने को शाम को क्या करें | general-frost-2 | potato-disorders-2
ओले से बेल वाली सब्जी और पपीता फट गए अब का करें | general-hail-3 | general-scheme-26
पानी उतर गया आधे से कम पौधे बचे दोबारा बोएं कि खाद दें | general-flood-1
बारिश रुक गई एक ही बार पानी है कब दें | general-drought-1
गेहूं का दाना दुबर हो रहा पछुआ लू चल रही का छिड़कें | general-heat-1 | wheat-disorders-4 wheat-climate-1
नर्सरी पर जाली कितनी छाया वाली लगाएं लू में | general-heat-2 | tomato-nursery-1
पाले का पता कैसे चले और रोकने को शाम को क्या करें | general-frost-1 general-frost-2 | potato-disorders-2 mustard-disorders-1
हीराकसीस कितने प्रतिशत में चूना मिला के छिड़कें | general-iron-1
पत्ती नीचे से पीली पड़े तो कौन खाद ऊपर से पड़े तो कौन | general-defic-1 | general-defic-4 general-defic-3
पत्ती का निचला भाग बैंगनी गहरा हरा ऊपर पौधा ठिगना | general-defic-2
प्याज पूरा फीका नया पत्ता पीला यूरिया दे चुके | general-defic-4 | onion-disorders-3 onion-nutrients-1
फूल लगे दाना नहीं बना नई पत्ती मोटी टूटने वाली | general-boron-1
बीज को गोबर गोमूत्र वाले घोल में लगाना है बनाने की विधि | general-beejamrut-1 | general-beejamrut-2
सोयाबीन का बीज बीजामृत में भिगोना ठीक है का कितने दिन रखें | general-beejamrut-2
बीज जांच कैसे करें और दवा कल्चर किस क्रम में | general-seedtreat-1 general-biofert-3 | general-biofert-1
काजू का पेड़ पाले में बचेगा का हमारे मंडला में | cashew-climate-1 | general-frost-2
काजू का गड्ढा कितना बड़ा धूप कितने दिन | cashew-sowing-1
ओडिशा में काजू की कौन किस्म | cashew-varieties-1
पुराने काजू के पेड़ में फल घट गया डाल छांटें कि नहीं | cashew-pruning-1
झारग्राम काजू एक पेड़ से कितना | cashew-yield-1
काजू लगाने का समय और पहले साल का गोबर | cashew-sowing-1 cashew-nutrients-1
जीरे को दाना भरते बखत पानी दें का | cumin-irrigation-1
जीरे में जीरी मिली है पहचान नहीं आती कैसे निकालें | cumin-weeds-1
जीरे के पौधे पहले भूरे बिंदु फिर जल गए कोहरा था | cumin-diseases-1
जीरे में चेंपा कितने कार्ड लगाएं | cumin-pests-1 | general-trap-3
जीरा कितने दिन में पके एकड़ में कितना | cumin-yield-1
जीरे में कालिया और बादल में पानी देना चाहिए कि नहीं | cumin-diseases-1 cumin-irrigation-1
खीरा कब लगाएं मैदान में पूस खतम हो रहा | cucumber-sowing-1
खीरे का बीज कितना ग्राम किलो एकड़ | cucumber-seed-1
खीरे में फूल बहुत पर फल नहीं सब नर फूल | cucumber-disorders-2
खीरे की पत्ती चितकबरी सिकुड़ी फल पर दाने | cucumber-diseases-2
खीरे में मक्खी फल सड़ाती है और फूल पर पानी कब | cucumber-pests-1 cucumber-irrigation-1
पुआल कितना भिगोएं एक बोतल बीज कितने पुआल में | mushroom-seed-1
मशरूम किनारा मुड़ गया देर हो गई का दूसरी बार कैसे आए | mushroom-harvest-1
बटन सौ किलो खाद से कितना निकले | mushroom-yield-1
बटन में ऊपर मिट्टी की परत कब कितनी | mushroom-sowing-2
मशरूम की डंडी लंबी टोपी छोटी | mushroom-disorders-1
बटन का कम्पोस्ट और केसिंग दोनों बताइए | mushroom-seed-2 mushroom-sowing-2
बरसीम में यूरिया कितना और सुपर | berseem-nutrients-1
जाड़े में बरसीम को कितने दिन पर पानी चैत में | berseem-irrigation-1
बरसीम में सरसों मिलाने से पहली कटाई भारी होगी का | berseem-harvest-1
भैंस का बायां पेट फूल गया ओस भरी बरसीम खा ली | berseem-feeding-1 | cattle-bloat-1
बरसीम कितनी कटाई और हर कटाई बाद पानी | berseem-harvest-1 berseem-irrigation-1
स्ट्रॉबेरी हमारे यहां जाड़ा कम पड़ता है चलेगी का | strawberry-climate-1
स्ट्रॉबेरी उसी खेत में फिर लगाएं का | strawberry-soil-1
मैदान में स्ट्रॉबेरी कौन सी किस्म | strawberry-varieties-1
स्ट्रॉबेरी में काली पन्नी बिछाने से मजूरी बचेगी | strawberry-weeds-1 | general-mulch-1
पकी स्ट्रॉबेरी पर धूसर फफूंद बादल थे | strawberry-diseases-1
स्ट्रॉबेरी कितने दिन पर तोड़ें कितना मिलेगा एकड़ | strawberry-harvest-1
याक को खुरपका गलघोंटू से बचाने को क्या | yak-rearing-1
हमारे ससुर जी के टाइम से ऊख हो रही है पर दो साल से 0238 बीच से सूख रही चीरो तो लाल बगल वाले का पानी हमारे खेत में आता है अब बचा हुआ कैसे बचाएं | sugarcane-diseases-2 | sugarcane-diseases-1 sugarcane-seed-3
हैलो भैया सुनिए होली के पहिले गन्ना बोया था अब कहीं कहीं बीच वाला पत्ता सूखा खड़ा है खींचने पर हाथ में आ जाता है और नीचे से सड़ी बास आती है | sugarcane-pests-3 | sugarcane-pests-4
गन्ना अगहन में मिल पर्ची आएगी पानी कब से रोकें और कैसे जाने मिठास पूरी आ गई | sugarcane-irrigation-2 sugarcane-harvest-1
ऊख गिरे न बरसात में | sugarcane-weeds-1
केतारी एकड़ में कितना टन | sugarcane-yield-1
करुम्बु रोपाई जून में चलेगी | sugarcane-sowing-4
असाढ़ की पहली बरखा के बाद नीम के पेड़ पर भूरे भौंरे भन भन कर रहे हैं पिछले साल इन्हीं के बच्चे मूंगफली की जड़ खा गए थे पूरा गांव मिलकर क्या करे | groundnut-pests-1
मूंगफली में जिप्सम तो सुना है पर सुहागा भी बताते हैं मिट्टी की जांच नहीं कराई एकड़ का हिसाब बता दीजिए कब कब डालना है | groundnut-nutrients-1 | groundnut-disorders-3 general-boron-2 groundnut-disorders-1
पपड़ी वाली जमीन में बदाम | groundnut-soil-1
जाड़े की मूंगफली पानी कब रोकें | groundnut-irrigation-2
बदाम पत्ता नीचे नारंगी दाने | groundnut-diseases-2
हमरे खेत में तीन साल से राई की जड़ के पास बिना पत्ता का भूरा भूरा डंठल निकलता है राई सूखती जाती है गेहूं में नहीं होता बतावा कैसे छूटे | mustard-weeds-2
पिछली बार राई का तेल कम निकला पेराई वाले ने कहा दाना हल्का है हम तो डीएपी ही डालते हैं जमीन में और क्या कमी है | mustard-nutrients-3
राई बहुत घनी जमी है और साथ में बथुआ भी एक साथ दोनों काम कब करूं | mustard-sowing-5 mustard-weeds-1
लाही की आखिरी तारीख | mustard-sowing-4
सरसों की कटनी सही बखत | mustard-harvest-1
लाही एकड़ में कितना होता | mustard-yield-1
दो बिसवा में भंटा है सबेरे ताजा दोपहर को जैसे किसी ने उबाल दिया सांझ को फिर खड़ा ऐसे चार दिन में पौधे खतम तना काटा तो भीतर भूरा पानी निकला | brinjal-diseases-2
टमाटर के बाद वहीं भंटा लगाया पौधे दुबले पीले हैं उखाड़ा तो जड़ में गठान गठान अगली बार इस जमीन में क्या लगाएं | brinjal-diseases-5
भंटा पत्ता जाली जाली | brinjal-pests-5
भंटा की बिया डालने का समय | brinjal-sowing-1
बाजरा के बाद गवार डाली थी अब कहीं कहीं गोल घेरे में पीली होकर सूख रही जड़ भूरी है मिला के बोने से रुकता है क्या | guar-diseases-3
गवार में खुरपी कब | guar-weeds-1 | general-weeds-1
गवार फली पर काले धंसे दाग | guar-diseases-4
गवार फली की सब्जी वाली किस्म | guar-varieties-1
धान अभी खड़ा है कातिक बीत रहा जोताई का टाइम नहीं मिलेगा हमारी सास कहती थीं खड़े धान में मसुरी छींट देते थे कितने दिन पहिले छींटें | lentil-sowing-3
मसूरी मे खाद बिना जाच | lentil-nutrients-1
मसुरी गन्ना के बीच कितनी मिले | lentil-yield-1
मडुआ असिंचित है कभी बरखा होती कभी नहीं यूरिया एक बार में डाल दें कि टुकड़े करें | ragi-nutrients-2
मड़वा बिज छींट रोपा | ragi-seed-1 | ragi-nursery-1
कल सांझ पत्थर गिरा कटा हुआ गेहूं बिखरा पड़ा है भीग गया बैंक ने प्रीमियम तो काटा था अब खबर कहां करनी है कितना टाइम है फोटो भी लगेगी | general-hail-2 | general-scheme-26 general-scheme-28 general-hail-1
फूलगोभी काटी तो डंडी अंदर खाली और ऊपर फूल भूरा बाहर से तो ठीक लगी थी | general-boron-1 | cauliflower-disorders-2
ओले के बाद बाग की टहनी टूटी | general-hail-3
धान में जंग जैसा दाग | general-zinc-1 | rice-disorders-1 rice-disorders-2 rice-disorders-5
काजू के तने के नीचे जड़ के पास चिपचिपा गोंद और लकड़ी का बुरादा गिरा है पत्ते पीले पड़ते जा रहे पेड़ बारह साल का है कैसे बचे | cashew-pests-2
काजू जमीन से बीनें | cashew-harvest-1
जीरे के पौधे जैसा ही दूसरा पौधा मिला हुआ है फूल से पहले अलग नहीं पहचाने जाते व्यापारी कटौती करता है | cumin-weeds-1
जिरे मे कार्ड कितने | cumin-pests-1
मेरी बाड़ी के खीरे इस चैत में कड़वे निकल रहे हैं पड़ोस की लौकी ठीक है पानी कभी देते हैं कभी नहीं का यही कारण है | cucumber-disorders-1 | cucumber-irrigation-1
खिरा पानी कितने दिन | cucumber-irrigation-1
भैया बटन वाली खाद बना रही हूं तीसरी बार पलटा फिर भी अमोनिया जैसी नाक में चुभती है भूसा ढाई कुंतल लिया कब तैयार मानूं | mushroom-seed-2
थैली कब खोलें | mushroom-housing-1
मसरूम में छोटी मक्खी | mushroom-pests-1
बरसीम में सर्दी में गोल गोल जगह नीचे से गल रही और सफेद धागे दिखते हैं पानी ज्यादा दे दिया था क्या | berseem-diseases-1 | berseem-irrigation-1
बरसिम की देर तक चलने वाली | berseem-varieties-1
इस्टाबेरी पन्नी की सुरंग फायदा | strawberry-weeds-1
कृषक ने पूछा गन्ने की ऊपरी पत्ती मुड़कर फट रही और सिरा सड़ रहा जिला पीलीभीत | sugarcane-diseases-4
ऊख का बीज किस उमर की फसल से लें और बोवाई फागुन में कि कुवार में | sugarcane-seed-3 sugarcane-sowing-1
किसान का प्रश्न मूंगफली की नई पत्ती पीली सफेद पर नस हरी खेत में पानी रुका था | groundnut-disorders-2 | general-iron-1
मूंगफली कुछ पौधे बिना फूल के ठिगने और कुछ के गले पर काली फुई दोनों कैसे रुकें | groundnut-diseases-4 groundnut-diseases-3 | groundnut-sowing-1
कृषक महोबा सरसों की छोटी पत्तियां काली सुंडी ने छलनी की चना ठीक है | mustard-pests-2
लाही बिहार में कौन सी लें और कब तक बो दें | mustard-sowing-4 mustard-varieties-2
बेंगन पत्ती काले बिंदु वाले गोल दाग और फल पर धंसान कृषक फतेहपुर | brinjal-diseases-4
भंटा का छेदक नहीं जा रहा कौन सी दवा से बचें और कोंपल का क्या करें | brinjal-pests-2 brinjal-pests-3 | brinjal-pests-1
कृषक प्रश्न ग्वार में हरा तेला सफेद मक्खी का प्रकोप | guar-pests-1 | general-neem-1 general-trap-3
गवार में पानी कब और छंटाई गोड़ाई कब तक | guar-irrigation-1 guar-weeds-1 | general-weeds-1
कृषक सतना मसूर के नन्हे पौधे गले से सड़कर गिर रहे खेत बहुत गीला था मटर ठीक | lentil-diseases-3 | general-tricho-1
मडुआ की पौध कितने दिन की रोपें और खाद का हिसाब | ragi-nursery-1 ragi-nutrients-1 | ragi-nutrients-2
कृषक बाढ़ से अरहर और धान डूबी कितने दिन में पानी निकालें | general-flood-1 | pigeon-pea-soil-1
टमाटर का नीचे वाला हिस्सा काला होकर सड़ता है मूली पास में ठीक है | general-defic-4 | tomato-disorders-1
काजु की कलम छतीसगढ के पड़ोस ओडिशा में कौन सी और कब रोपें | cashew-varieties-1 cashew-sowing-1
जीरा कब बोएं और पुरानी किस्म में एकड़ का कितना | cumin-yield-1 cumin-sowing-1 | cumin-seed-1
खीरा कितना बीज लगेगा और कितने दिन बाद टूटेगा | cucumber-seed-1 cucumber-harvest-1
ढिंगरी की थैली कब खोलें और कली दिखे तो कब तोड़ें | mushroom-harvest-1 mushroom-housing-1
बरशीम का बीज कितना और आखिरी जोत में क्या खाद | berseem-seed-1 berseem-nutrients-1
स्ट्रॉबेरी की किस्म कृषक छिंदवाड़ा टमाटर छोड़ के लगाना चाहता | strawberry-varieties-1
ऊख में चूहे बहुत काट रहे हैं का उपाय |
नीलगाय ईख चर जाती है कैसे रोकें |
मूंगफली का बीज घर में कितने साल रख सकते हैं |
सरसों के खेत में मधुमक्खी के कितने बक्से रखें |
भंटा की खेती में एक बीघा का पूरा खर्च कितना |
हिरन ग्वार चर जाते हैं बाड़ पर सरकारी मदद |
मडुआ कितने कुंतल एकड़ निकलता है |
मड़ुआ की रोटी शुगर वाले को कितनी खाएं |
जीरे को साल भर रखने में घुन न लगे का करें | general-hermetic-1 | general-store-4
बरसीम की इल्ली मारने की दवा |
याक का दूध कितना देती है |
केतारी की कौन किस्म जल्दी पके |
भंटा में मोजेक किस्म कौन सहे |
खीरा की किस्म गाजीपुर |
गन्ने की ट्रेंच विधि में नाली कितनी गहरी खोदें |
कौशल मूंगफली कितने दिन में पकती है |
RH 725 सरसों कितने दिन में तैयार |
गवार चारे में प्रोटीन कितना होता है |
मसुरी में गंधक कितना डालें |
मडुआ गिर जाता है पकते समय क्या छिड़कें |
खीरे के मचान में तार कितना ऊंचा |
बकरी को बरसीम रोज कितने किलो दें |
मंजर खुला ही था कि दो दिन झड़ी लग गई अब दाने बैठेंगे क्या | mango-climate-1
नदिया जिले में दो बीघा धान हटाकर आम का बगीचा करना है कौन सी जाति लूं | mango-varieties-2
मद्रास तरफ आम कौन सा | mango-varieties-3
कोल्लम में बारह साल पुराने मावु को कितना पोटाश और कितनी गोबर खाद | mango-nutrients-1
दादा जी के लगाए चालीस साल के आम अब फल नहीं देते, ऊपर से काट दें तो क्या दोबारा फलेंगे, कितने साल लगेंगे | mango-pruning-2
एक साल बोरी भर दूसरे साल खाली ऐसा क्यों करता है आम | mango-disorders-1 | mango-varieties-1
आम के पत्ते की नोक भूरी कुरकुरी हो रही, बोर का पानी नमकीन है | mango-disorders-5
पास में ईंट पकाते हैं, कच्चा आम नीचे से काला पत्थर जैसा हो जाता है पिछले तीन साल से, मालिक मानता नहीं, क्या करें | mango-disorders-6
आम काटो तो अंदर सफेद कीड़े रेंगते हैं ऊपर से नरम भूरा | mango-pests-3
आम के पत्तों पर काले भूरे छींटे और मंजर पर काली बिंदियां | mango-diseases-2
बरसात निकली तो पुराने आम की टहनी सिरे से नीचे को सूखती आ रही | mango-diseases-3
नए आम के बाग में बीच की खाली जगह में क्या क्या बो सकते हैं | mango-intercropping-1
आम का बाग डालना है गड्ढा कितना बड़ा और पेड़ से पेड़ कितना दूर | mango-nursery-1 mango-nursery-2
पपीते के बगल में आम लगाना है मिट्टी कैसी हो और साल में पानी कब बंद रखें | mango-soil-1 mango-irrigation-1
बंदर सारे आम खा जाते हैं भगाने की मशीन कहां मिलेगी |
आम की पत्तियां जाले से आपस में चिपकी हैं अंदर हरी इल्ली चाट रही |
आम के बाग का बीमा किस बैंक से होगा | general-scheme-35 | general-scheme-23
आंध्र में बरसाती मक्का किस तारीख तक बो सकते हैं पानि का इंतजाम है | maize-sowing-1 | maize-sowing-2
ट्यूबवेल है तो मक्की बारिश से पहले डाल दें क्या फर्क पड़ेगा | maize-sowing-2 | maize-irrigation-1
मक्का बोने से कितने दिन पहले गोबर डालना है और कितनी ट्राली | maize-nutrients-1
भुट्टे में मूंछ निकल रही है नहर बंद पड़ी कितना नुकसान होगा | maize-irrigation-1 | maize-disorders-3
मक्का की लाइनों के बीच लोबिया डाल दूं तो कुछ फायदा होगा | maize-intercropping-1 | general-intercrop-1
मक्के के पत्ते के किनारे जले से और भुट्टे की नोक पर दाना नहीं तना भी लचकता है | maize-disorders-1
मक्के की बीच की पत्ती सूखी है खींचो तो निकल आती है | maize-pests-5 | fodder-maize-pests-1
मक्की का तना नीचे से पिलपिला खट्टी बास, चार दिन में आधा खेत लेट गया, पिछले हफ्ते यूरिया भी डाला था | maize-diseases-3
मक्का में गुड़ाई कब और पानी किस किस समय | maize-weeds-1 maize-irrigation-1 | fodder-maize-irrigation-1 general-weeds-1
मुर्गी का दाना बनाने को मक्का रखनी है, कब तोड़ें और कितनि सूखी रखें | maize-harvest-1 maize-storage-1 | general-store-1
मका का सरकारी भाव इस साल कितना घोषित हुआ | general-market-3
मक्का की जड़ दीमक खा गई पौधे गिर रहे |
सोयाबीन पिछड़ गया जुलाई लग गई अब कौन सा बीज | soybean-sowing-2 | soybean-varieties-1
मोटे दाने वाला सोया एकड़ में कितना और कितना गहरा | soybean-seed-2
सोयाबीन की एक ही जाति बोऊं या दो तीन मिलाकर | soybean-varieties-1
मुर्गी की बीट सोयबीन के खेत में कितनी डालें | soybean-nutrients-2
सोया की जड़ में गांठें नहीं दिखीं यूरिया दूं क्या | soybean-nutrients-3
सोयाबीन में पानी कब देना जरूरी है | soybean-irrigation-1
सोयाबीन के पत्ते हल्दी जैसे पीले चकत्तेदार हो गए और छोटे सफेद मच्छर उड़ते हैं | soybean-diseases-1 | general-trap-3
सोया पीली होकर झुक गई तना फाड़ा तो अंदर लाल | soybean-pests-2
पीले बालों वाली सूंडी झुंड में सोया पर बैठी है सस्ता इलाज बताओ | soybean-pests-4
सोयाबिन टुकड़े टुकड़े में झुलसी पत्ती गिरी डाली पर रुई | soybean-diseases-2
सोया वाले खेत में हर साल गहरा हल चलाना पड़ेगा क्या | soybean-soil-1
अगले साल के लिए सोया का बीज घर में कैसे रखें कि उग जाए | soybean-storage-1 | general-hermetic-1
सोयाबीन में झाड़ कितना आता है अच्छे तरीके से | soybean-yield-1
सोया कब बोएं बीज पर क्या लगाएं | soybean-sowing-1 soybean-seed-3 | soybean-sowing-2 soybean-sowing-3
सोयाबीन में घोंघे पत्ते खा रहे |
सोयबीन कम्बाइन से कटवाने का रेट |
पहाड़ में आलू किस महीने गाड़ें | potato-sowing-1
ठंडे गोदाम से आलू का बीज कल निकाला है सीधा गाड़ दूं | potato-seed-2
आलु के लिए कितनी ठंडी रात चाहिए | potato-climate-1
आलू की जड़ ऊपर ही ऊपर रहती है तो पाणी कैसे दें | potato-irrigation-1
आलू में घास कब तक निकाल लेनी चाहिए | potato-weeds-1 | general-weeds-1
आलु अभी ठीक है पर मौसम खराब है पहले से कौन सी दवा मारें कि जले नहीं | potato-diseases-1 | potato-diseases-2 potato-diseases-3
मोबाइल पर झुलसे की चेतावनी आई आलू में कितनी जल्दी फैलेगा | potato-diseases-2
आलू का तना नीचे काला, खोदा तो अंदर पानी पानी और बदबू | potato-diseases-4
आलु के छिलके पर तारकोल जैसे छींटे धोने से नहीं जाते | potato-diseases-5
सुबह देखा आलू के छोटे पौधे जमीन से कटे पड़े | potato-pests-2
आलू की खुदाई से पहले हरी बेल कब काटें | potato-harvest-1 | potato-seed-3
सरसों काटकर आलु कब गाड़ें और कौन सी किस्म | potato-sowing-1 potato-varieties-2 | potato-varieties-1
बीज वाला आलू स्टोर में कितने ताप पर और निकालकर कैसे तैयार करें | potato-storage-1 potato-seed-2
आलू कोल्ड स्टोर का बोरी का किराया कितना है इस साल |
आलु का बीज काटकर लगाएं या साबुत, काटने पर राख लगाएं क्या |
चूहे आलू की मेड़ में बिल बना रहे |
राजमा का बीज एक एकड़ में कितना, दाना तो बहुत मोटा है | rajma-seed-1
राजमा में गंधक फास्फोरस कितना | rajma-nutrients-1
राजमां को कितने दिन के फासले पर सींचें | rajma-irrigation-1
पाला और लू दोनों राजमा के फूल मारते हैं तो कैसे बचाएं | rajma-climate-1 | general-frost-2 general-heat-2
पहाड़ी राजमा की फली पर गहरे धंसे काले दाग और फली गिर रही | rajma-diseases-2
राजमा के पत्ते कहीं गहरे कहीं हल्के हरे, ऊपर काले जुएं भी हैं | rajma-diseases-3 | rajma-pests-2
राजमा कब काटें पत्ते झड़ गए हैं | rajma-harvest-1
राजमा का तना फूलकर टूट रहा और फलियां खाली रह गईं | rajma-pests-1
राजमां एक एकड़ से कितना निकलेगा | rajma-yield-1 | rajma-varieties-1 rajma-harvest-1
राजमा कब बोएं किस्म कौन सी | rajma-sowing-1 rajma-varieties-1
राजमा की बेल को सहारे के लिए बांस कितनी दूरी पर गाड़ें |
रवां पहाड़ पर कब डालते हैं लोबिया वाला | cowpea-sowing-1
लोबिया का नाम वाला अच्छा बीज कौन सा | cowpea-varieties-1
लोभिया में गुड़ाई कितने दिन पर | cowpea-weeds-1 | general-weeds-1
बोड़ा की ऊपर की पत्तियां सोने जैसी पीली, फलियां भी पीली और कम | cowpea-diseases-1
तेज बारिश के बाद लोबिया पत्ती पर गीले दाग अब पीले भूरे होकर मिल गए | cowpea-diseases-3
लोबिया सूख रही गर्मी में, बोने से पहले बीज में क्या मिलाना चाहिए था | cowpea-diseases-4 | general-seedtreat-1
हरी फली कितने क्विंटल मिलती है झाड़ वाली लोबीया से | cowpea-yield-1
लोबिया कब बोएं कितना बीज | cowpea-sowing-1 cowpea-seed-1
लोबिया को भैंस के हरे चारे के लिए कब काटें |
आधा एकड़ के लिए पपीते का बीज कितने ग्राम और थैली में उगाएं या क्यारी में | papaya-seed-1
पपिते की जड़ में कल से पानी भरा है पौधे बचेंगे | papaya-soil-1 | papaya-diseases-3 general-flood-1
पपीते की ऐसी किस्म जिसमें कोई पौधा बेकार न जाए | papaya-varieties-1
पपीते में लंबी लटकती फूलों की लड़ी है फल नहीं आता काट दूं क्या | papaya-sowing-2
पपीता कब तोड़ें नोक पर हल्की पीली धारी है | papaya-harvest-1
पपिते के पत्ते डोरी जैसे और फल पर रुई दोनों | papaya-diseases-1 | cotton-irrigation-1
पपीते की फसल का मुआवजा आंधी में कैसे मिले | general-scheme-83 | general-scheme-84 general-scheme-29
पपीता पकाने को कौन सी गैस कितने घंटे |
धनिया कितने दिन में उगता है बोए आठ दिन हो गए कुछ नहीं निकला | coriander-sowing-1
पत्ती वाले कोथमीर में यूरिया कब कब | coriander-nutrients-1 | general-fert-5
धनिया घना उगा है छांटना है कितने पौधे छोड़ूं और घास कब निकालूं | coriander-weeds-1
दाने वाले धनिये को कैसी ठंड चाहिए | coriander-climate-1 | coriander-sowing-1
धनीया जगह जगह चकत्तों में मुरझा रहा उखाड़ा तो जड़ भूरी | coriander-diseases-2 | general-tricho-1
धनिया के तने पर सूजी गांठें, कौन सा बीज लें कि न हो | coriander-diseases-3
धनिया के छत्ते पर हरा चेपा चिपचिप | coriander-pests-1 | general-trap-3 coriander-climate-1
धनीया में पानी कब और खाद कितनी तमिलनाडु | coriander-irrigation-1 coriander-nutrients-1
धनिया हाइब्रिड बीज का पैकेट कितने का आता है |
चूने वाली चिपचिपी जमीन में सुपारी लगेगी | arecanut-climate-1
भारी बरसात में कच्ची सुपारी सड़कर झड़ती है पिछले साल आधी गई, इस बार बरसात से पहले क्या करके रखूं | arecanut-diseases-1
सूपारी की फूल वाली डाली सूखी और जाले लगे | arecanut-pests-1
सुपारी लगानी है कितने पेड़ और कौन सी जाति कर्नाटक में | arecanut-sowing-1 arecanut-varieties-1
सुपारी पर चढ़कर तोड़ने वाली मशीन पर छूट मिलेगी | general-scheme-55 | general-scheme-57 general-chc-2
गोलमिर्च को कैसी हवा पानी मिट्टी चाहिए | blackpepper-climate-1
काली मिर्च की कितनि गांठ वाली कलम लें कि बरसात में लग जाए | blackpepper-nursery-1
वायनाड में गोलमिर्च की कौन सी बेल अच्छी | blackpepper-varieties-1
गोलमिर्च के हरे दानों में काले खाली दाने | blackpepper-pests-1
काली मिर्च की लड़ियां झड़कर नीचे बिछ गईं जून में बारिश रुकी थी | blackpepper-disorders-1
काली मिरच का सूखा दाना कितने रुपये किलो बिकेगा |
कद्दू के गड्ढे में गोबर कितना | pumpkin-nutrients-1
कद्दू बरसात में कीड़े वाले हो जाते हैं चैत वाला ठीक था | general-scheme-89 | pumpkin-varieties-1
घर में पका कदू कितने महीने टिकेगा कैसे रखें | pumpkin-storage-1 | pumpkin-harvest-1
कद्दू में मक्खी का डंक और पत्ते चितकबरे | pumpkin-pests-1 pumpkin-diseases-1 | pumpkin-varieties-1
कद्दू की पत्ती पर सफेद चूर्ण |
तंबाकू की क्यारी पर पुआल जलाते हैं क्यों | tobacco-nursery-1
तंबाकू की पौध कितने हफ्ते में रोपने लायक | tobacco-nursery-2
आंध्र की हल्की मिट्टी में सिगरेट वाली तंबाखू कब लगाएं | tobacco-sowing-1
तंबाकू में पानि किस समय सबसे जरूरी | tobacco-irrigation-1
तंबाकू की जड़ के पास बिना पत्ते का बैंगनी फूल वाला पौधा निकला है | tobacco-weeds-1
तम्बाकु के पत्ते रात में कोई खा जाता है किनारे अरंडी लगाने से रुकेगा | tobacco-pests-1
तंबाकू लगाने के लिए किससे इजाजत लेनी पड़ती है | tobacco-market-1
तंबाकू की नीलामी में इस बार भाव |
केरल में पत्तागोभी को बाकी आधी खाद कब दें | cabbage-nutrients-1
गोभी की कतारों के बीच सरसों वाला तरीका बताओ | cabbage-pests-1
पत्तागोभी में छोटी हरी इल्ली पत्ते छलनी, हिलाओ तो धागे से लटकती, टमाटर साथ लगाने से रुकेगी | cabbage-pests-2 | cabbage-pests-1
पत्तागोबी में चेपा साबुन पानी चलेगा | cabbage-pests-3 | general-neem-1
गोभी की जड़ में मोटी सूजन, खेत में दोबारा कब लगाएं | cabbage-diseases-1
पत्तागोभी कितने दिन में कटने लायक | cabbage-harvest-1
बंद गोभी की नर्सरी में पौधे गलकर गिर रहे | general-tricho-1
पत्तागोभी बिना गोभी बने सिर्फ पत्ते फैल रहे बोरॉन की कमी है क्या |
मिर्च सुखाकर रखनी है कितनी नमी ठीक | general-store-1 | chilli-storage-1
कितना सूखा हो अनाज कि कीड़ा पैदा ही न हो | general-store-3
गेहूं की टंकी में जाला और नीचे आटा सा, सल्फास की गोली डाल दूं क्या घर में | general-store-4 | wheat-storage-2
बिना दवा के घुन मारने वाली हवाबंद बोरी कैसे भरें | general-hermetic-1 | general-hermetic-2 moong-storage-1
बूंद वाली सिंचाई किन फसलों में फायदेमंद | general-drip-1
ड्रिप रोज चलाएं या हफ्ते में एक बार, पाइप कब धोएं | general-drip-2
सूखी पुआल पेड़ के नीचे कितनी मोटी बिछाएं | general-mulch-1
ढाल वाले खेत का बरसाती पानी बह जाता है कैसे रोकें | general-rainwater-1
धान के बाद दाल बोने से अगली फसल को कितनि यूरिया बचती है | general-rotation-1
अनाज साल भर रखना है नमी कितनी हो और थैला कौन सा | general-store-1 general-hermetic-1 | general-hermetic-2 general-store-3 wheat-harvest-1 general-store-2
मारवाड़ की भेड़ों की नस्लें कौन कौन सी | sheep-breeds-1
भेड़ की ऊन साल में कब कब उतारें | sheep-shearing-1
भेड़ को माता का टीका किस महीने लगवाएं | sheep-vaccination-1
मेमने का दूध छुड़ाया है, बेचने तक कीड़े की दवा कब कब दें | sheep-deworm-2 | sheep-worms-1
भेड़ का चारागाह तैयार करना है क्या बोएं बाड़ किसकी | sheep-feeding-1
भेड़ के खुर सड़ रहे लंगड़ाकर चलती हैं |
मलिहाबादी आम किस्म और थाले की खाद | mango-varieties-1 mango-nutrients-2
आम सालाना सिंचाई छंटाई | mango-irrigation-1 mango-pruning-1 | mango-pruning-2
आम डाल सूखना लेप | mango-diseases-3
आम कब तोड़ें कैसे पकाएं | mango-harvest-2 mango-storage-1
भट्ठे वाला काला आम | mango-disorders-6
पिताजी ने चैत में आम को रोज पानी देना शुरू किया था, फल मटर जितने थे तभी आंधी आई और आधे से ज्यादा गिर गए, अब जो बचे हैं उन्हें रोकने के लिए क्या करें | mango-disorders-2 | mango-irrigation-1
मक्का खाली भुट्टा कारण | maize-disorders-3 | maize-climate-1 maize-disorders-1 maize-irrigation-1
मक्का नत्रजन किस्म की अवधि से | maize-nutrients-3
मक्का मिट्टि और तापमान | maize-soil-1 maize-climate-1
मक्के में काला तना सूखना | maize-diseases-4 | maize-diseases-3
मक्का मिट्टी चढ़ाना और पहली खाद | maize-weeds-1 maize-nutrients-1 | maize-nutrients-2
मेरी बहन के खेत में मका की ऊपर वाली पत्ती सुबह पलटो तो सफेद रोआं दिखता है, पौधे झाड़ू बन गए और नर फूल की जगह पत्तियां हैं, बगल की ज्वार ठीक है | maize-diseases-2
सोया सिंचाई और कटाई | soybean-irrigation-1 soybean-harvest-1
सोया पीलापन सफेद मक्खी | soybean-diseases-1 | general-trap-3
सोया इल्ली खूंटी | soybean-pests-3 | general-perch-1
पिछड़ी सोयाबीन का बीज | soybean-sowing-2 | soybean-varieties-1
सोयाबीन की पत्तियां पीली होकर लटक गईं तो हमने पाणी दिया, कुछ नहीं बदला, आज तना बीच से चीरा तो लाल टेढ़ी लकीर और छोटा कीड़ा मिला | soybean-pests-2
आलू बीज एकड़ का हिसाब | potato-seed-1
आलु खोदना और स्टोर करना | potato-harvest-1 potato-storage-1
पुखराज आलू | potato-varieties-1
आलू तापमान मिट्टी | potato-climate-1
आलु खाद और पानी लुधियाना | potato-nutrients-2 potato-irrigation-1
राजमा मिट्टी और गर्मी | rajma-soil-1 rajma-climate-1
राजमा आटे जैसा धब्बा | rajma-diseases-4
मैदान में राजमा पहली बार बोया नवंबर में, मार्च आते आते गर्मी बढ़ी तो गुच्छे के गुच्छे फूल नीचे बिछ गए, पास का चना भरा खड़ा है, क्या गलती हुई | rajma-climate-1 | rajma-sowing-1
लोभिया बीज दर बेल वाली | cowpea-seed-1
लोबिया गुड़ाई और खाद | cowpea-weeds-1 cowpea-nutrients-1 | general-weeds-1
लोबिया दाना तोड़ना और रखना | cowpea-harvest-1 cowpea-storage-1 | general-store-1
पपीता वायरस धारी छल्ला | papaya-diseases-1 | papaya-sowing-1
पपीता टेढ़ा फल दूध रिसना | papaya-disorders-1
पपीता रोपाई और जमीन | papaya-sowing-1 papaya-soil-1
घर के पीछे तीस पपीते के पौधे हैं, बारह में लंबी झालर जैसे फूल आए और एक भी फल नहीं, मां कहती है सब काट दो, क्या कुछ छोड़ना जरूरी है | papaya-sowing-2
धनिया छंटाई और सिंचाई | coriander-weeds-1 coriander-irrigation-1
धनीया लौंगिया | coriander-diseases-3
धनिया सफेद चूर्ण | coriander-diseases-1
सुपारि फटना | arecanut-disorders-1
सुपारी जड़ का कीड़ा | arecanut-pests-1
असम में दादा की सुपारी में दो महीने सूखा रहा फिर तालाब से खूब पानी भर दिया, अब आधी बनी सुपारी पीली होकर बीच से फटती और गिरती है | arecanut-disorders-1
काली मिर्च पोल्लू और सूखी कोंपल | blackpepper-pests-1 blackpepper-pests-2
गोलमिर्च बाली झड़ना | blackpepper-disorders-1
काली मिर्च तुड़ाई | blackpepper-harvest-1
कद्दु किस्म और गड्ढे की खाद | pumpkin-varieties-1 pumpkin-nutrients-1
कद्दू कब तोड़ें | pumpkin-harvest-1
तंबाखू क्यारी और पौध की उम्र | tobacco-nursery-1 tobacco-nursery-2
तंबाकू सिंचाई और गुड़ाई | tobacco-irrigation-1 tobacco-weeds-1
गोभी माहू और सरसों फंदा | cabbage-pests-3 cabbage-pests-1 | cauliflower-pests-1
पत्ता गोबी केरल खाद | cabbage-nutrients-1
बंद गोभी पैदावार | cabbage-harvest-1
अनाज में जाला और गर्मी | general-store-4
खेत तालाब का नाप | general-rainwater-1
फसल चक्र और सहफसल | general-rotation-1 general-intercrop-1
दाना दांत से परखना | general-store-3 | wheat-storage-1 pigeon-pea-harvest-1 wheat-harvest-1
भेड़ ऊन कतरना | sheep-shearing-1
भेड़ कीड़ा दवा बरसात | sheep-worms-1 | sheep-deworm-2
गेहूं निर्यात पर रोक कब हटेगी |
हमारी काली चिकनी मिट्टी में बरसात का पानी दो दिन रुकता है, केला लगाना ठीक रहेगा क्या | banana-soil-1 | banana-irrigation-1
सूरजमुखी में खरीफ में कौन से रोग आते हैं, बसंत वाले से अलग क्या | sunflower-diseases-1
तर वत्तर पहला पानी | rice-irrigation-1
मूंग के फूल में काले कीड़े | moong-pests-2
कॉफी के दानों में सुई जैसा छेद है अंदर से खाया हुआ, नीचे गिरे दानों का क्या करें | coffee-pests-2
टमाटर में सुंडी छेद कर रही | tomato-pests-2
अराकू में ऊंचाई 900 मीटर है, कौन सी कॉफी जमेगी | coffee-climate-1
तालाब का पानी गहरा हरा भूरा हो गया चारा डालते रहें क्या | fish-feeding-2 | fish-quality-1
मछली का तालाब ठेके पर लेने की सरकारी बोली कब होती है |
धान के पत्ते सिरे से किनारे किनारे पीले होकर सूख रहे | rice-diseases-3 | rice-diseases-4
सूखी मटर पूरी पकने पर काटें क्या, भंडार में कीड़ा ना लगे | field-pea-harvest-1 | general-store-3 general-hermetic-1
करडी के पत्ते इल्ली खा गई पौधा छोटा रह गया, गेहूं के साथ बोने से कम लगती है? | safflower-pests-3
अदरक लगानी है क्यारी कैसी बनाएं और गांठ कितनी गहरी दबाएं, पिछली बार पानी भर गया था | ginger-seed-1
किस्त आई कि नहीं | general-scheme-15 general-scheme-3 | general-scheme-10
यूट्यूब पर देखा कि काली मिर्च में बहुत कमाई है, हमारे यहां गर्मी 45 तक जाती है और बारिश बस दो महीने, लगाऊं या नहीं | blackpepper-climate-1
बीज वाला आलू कोल्ड स्टोर में कितने तापमान पर | potato-storage-1
सूखी मटर सफेद चूर्ण | field-pea-diseases-1
चीकू के लिए कैसी जगह चाहिए, यहां ठंड में पाला पड़ता है | sapota-climate-1
धान की नर्सरी में नई पत्ती सफेद पीली, नसें हरी हैं, कसीस डालते हैं क्या | general-iron-1 rice-disorders-4
तिल काटने में देर हुई तो झड़ गया, सही पहचान क्या | sesame-harvest-1
पीएम किसान 22वीं किस्त आई क्या | general-scheme-3
केंचुए डालने के बाद खाद कितने दिन में तैयार, कच्चा गोबर डाल सकते हैं क्या सीधे | general-vermi-2 | general-compost-3
विदर्भ संतरा कौन सा | orange-varieties-1
केले की पुत्तियां हटानी चाहिए क्या | banana-pruning-1
फूलगोभी सफेद रखने को पत्ते कब बांधें और काटें कब | cauliflower-harvest-1
गन्ने की यूरिया कब तक | sugarcane-nutrients-2
मौसंबी फीकी क्यों | sweet-orange-climate-1
मधुमक्खी के डिब्बे पर सब्सिडी चाहिए, पहले खरीद लूं फिर बिल लगाऊं? | general-scheme-74
लीची कच्ची तोड़कर घर में पक जाएगी क्या, और लाल रंग कितने दिन टिकता है | litchi-harvest-1
सोयाबीन में सल्फर डालने से फायदा होता है क्या, दुकानदार थैला पकड़ा रहा है | soybean-disorders-1 | soybean-nutrients-1
धान में तना छेदक के लिए मित्र कीट का कार्ड कितने और कब लगाएं | rice-pests-6
पछेता गेहूं पंजाब हरियाणा किस्म | wheat-varieties-2 | wheat-sowing-3
कटहल काले होकर गिर रहे | jackfruit-diseases-1
पपीते का दूध निकालकर पेपेन कंपनी को बेचना है कहां बिकेगा |
बैंक से ज्यादा नकद निकालने पर कितना टीडीएस लगता है | general-market-35
बारिश लेट हो गई जुलाई निकलने को है कपास अब बोएं तो कितना घाटा होगा | cotton-sowing-2
भिंडी के पत्ते किनारे से पीले होकर ऊपर मुड़े और जल गए | okra-pests-3
यूरिया की बोरी का सरकारी दाम क्या है दुकानदार चार सौ मांग रहा | general-scheme-77
बच्चे ने अरंडी के बीज से खेला, घर में रखना खतरनाक है क्या | castor-storage-1
कपास का पत्ता किनारे से पीला होकर झड़ता है और पौधा सूख जाता, तना चीरा तो अंदर भूरा | cotton-diseases-2
दुहने के बाद गाय तुरंत गोबर में बैठ जाती है, थनैला का डर है | cattle-mastitis-4 | cattle-mastitis-2
आलू खाने से शुगर बढ़ती है क्या |
सफेदे के छोटे पौधे घास में दब रहे हैं, खाद भी डालनी पड़ती है क्या | eucalyptus-nutrients-1
ग्वार का बीज एक बीघा में कितना, चारे के लिए बोना है दाने के लिए नहीं | guar-seed-1
खरबूजा पका कैसे जानें | muskmelon-harvest-1
किस तत्व की कमी | general-defic-1
मंडुआ कब काटें और कितने साल रख सकते हैं | ragi-harvest-1
आम की लकड़ी का दरवाजा टिकेगा |
नारियल के पत्ते तिकोने कटे हुए निकल रहे और कोंपल में चबाया हुआ बुरादा | coconut-pests-1
बरबटी के पत्ते पीले चितकबरे | cowpea-diseases-1
अंगूर की शराब बनाने का नियम महाराष्ट्र में |
पंजाब में फसल बेचने से पहले पोर्टल पर क्या अपडेट करना पड़ता है | general-market-14
अमरूद का जूस निकालने की मशीन |
गेहूं घना है और नीचे की पत्ती पर सफेद चूर्ण, छिड़काव करूं या छोड़ दूं | wheat-diseases-6
अगस्त में सेब पत्ते झड़े | apple-diseases-2
मध्य भारत पछेता गेहूं किस्म | wheat-varieties-4
गोबर से बिजली बनाने का प्लांट कितने का लगेगा, पंद्रह गायें हैं |
अनार एक पेड़ से कितना किलो निकलता है और फूल के कितने महीने बाद तोड़ें, बैंक वाले प्रोजेक्ट में लिखना है | pomegranate-harvest-1 | pomegranate-varieties-1
बिहार में बाढ़ से फसल गई, बिना प्रीमियम वाली सहायता कितनी मिलेगी | general-scheme-99
सब्जी वाली लोबिया में गोबर खाद और यूरिया डीएपी कितना, कब कब | cowpea-nutrients-1 | general-fert-3
धान के पत्तों पर सफेद समानांतर लकीरें, काले नीले कांटेदार छोटे कीड़े | rice-pests-10
भिंडी में पानी कब दें | okra-irrigation-1 | okra-disorders-1
नारियल के छोटे फल गर्मी में झड़ रहे पानी कम है छिलके गाड़ने से नमी रहेगी क्या | coconut-irrigation-1 | coconut-irrigation-2
जैविक खेती समूह में कितने पैसे मिलते हैं प्रति एकड़ | general-scheme-51 | general-scheme-52
आम का जापान वाला लाल मियाजाकी पौधा असली कैसे पहचानें |
बरसात में सुपारी के कच्चे फल झड़ रहे हैं, पिछले साल आधी फसल गई थी, इस बार बारिश से पहले क्या बांधूं या छिड़कूं | arecanut-diseases-1
बैंगन के पत्ते छलनी जैसे हो गए, लाल धब्बेदार गोल कीड़ा और कांटे वाली पीली इल्ली बैठी है | brinjal-pests-5
धान में झुलसा लगा है, दुकानदार एंटीबायोटिक पुड़िया दे रहा है, डालूं क्या या पानी निकाल दूं | rice-diseases-4 | rice-diseases-3
अलसी कब बोएं | linseed-sowing-1 | linseed-pests-2 linseed-sowing-2
आज रात पाला पड़ेगा सरसों में फूल है पानी लगा दें क्या | mustard-disorders-1 general-frost-2
पंजाब में मिर्च रोपते वक्त खाद कितनी दें एक किल्ले में | chilli-nutrients-2
लेजर से खेत समतल कराने पर सच में पानी बचता है क्या, गांव में मशीन वाला आया है | general-implement-2
सोयाबीन का पौधा पीला होकर लटक गया तना चीरा तो अंदर लाल | soybean-pests-2
सरसों के पत्ते के पीछे सफेद फफोले, गोभी सरसों में नहीं केवल राई में, देर से बोई थी | mustard-diseases-1
गुलदाउदी कलम की दूरी | chrysanthemum-nursery-1
डेयरी के लिए बैंक से कर्ज ले रहा हूं, मैनेजर पूछता है कौन सी देसी गाय लोगे, दूध भी दे और बछड़ा हल में भी चले | cattle-breeds-4
मेंथा दो बार काटना है तो खाद कितनी बढ़ानी पड़ेगी | mint-nutrients-1
टमाटर सॉस की फैक्ट्री लगानी है मशीन कितने की |
बंद गोभी के पत्ते छलनी हो गए छोटी इल्ली से, हर हफ्ते दवा डाल रहा हूं, बिना जहर कोई रास्ता है क्या | cabbage-pests-2 cabbage-pests-1
जर्सी गाय कमजोर हो गई आंखें पीली और मूत्र कॉफी जैसा बचेगी क्या | cattle-ticks-2 | cattle-theileria-1
बैंक कह रहा है इस बार ब्याज पूरा लगेगा क्योंकि साल पूरा हो गया, केसीसी में तो सस्ता था ना | general-scheme-38 | general-scheme-37
बैंक डेढ़ लाख के कृषि लोन पर जमीन के कागज गिरवी मांग रहा है, क्या ये सही है | general-scheme-40
बाजरे के सिट्टे में कुछ दाने हरे थैले जैसे फूल गए और दबाओ तो काला पाउडर निकलता है | bajra-diseases-3
मिट्टी की जांच मुफ्त में कहां होती है | general-scheme-47 | general-soiltest-1
सूअर का मांस बाजार में किस भाव है आज |
मसूर की पैदावार कितनी होती है | lentil-yield-1
पाट मशीन से लाइन में बोएं तो बीज कितना लगेगा एक बीघा में, छींटने में तो बहुत जाता है | jute-sowing-2 | jute-seed-1
गर्मी की लोबिया को पानी | cowpea-irrigation-1
मूली सूखी जमीन से उखड़ नहीं रही टूट जाती है, पानी कितने दिन पर देना चाहिए था | radish-irrigation-1
पुराने पत्ते किनारे से जले | general-defic-3
गर्मी की मूंग में सबसे जल्दी पकने वाली कौन सी | moong-varieties-1
कुलथी पहाड़ में जून में बोई तो कटेगी कब | horse-gram-sowing-1
सुबह अंधेरे में जब बिल्कुल हवा नहीं होती तब दवाई छिड़कना सही रहता है ना | general-spraywx-2 | general-spraywx-1
पहली बारिश के बाद लाल बालदार इल्लियां झुंड में मूंगफली चट कर रहीं | groundnut-pests-4
आलू के खेत में मूंग लगाई है खाद डालूं क्या | moong-nutrients-1
आंध्र में पांच बीघा काजू लगाना है, नर्सरी वाला वेंगुर्ला दे रहा है, हमारे इलाके के लिए यही ठीक है या दूसरी | cashew-varieties-1
लैब वाले केले के पौधे आ गए हैं थैली कैसे निकालें, दिन में लगाएं या शाम को | banana-nursery-2
भैंस ज्वार खाकर गिर गई कांप रही है सांस तेज | fodder-sorghum-health-1 cattle-feeding-8 jowar-feeding-1
अमरूद पेड़ में खाद मात्रा | guava-nutrients-1
बरसीम के साथ सरसों या जई मिलाकर बोने से पहली कटाई में चारा ज्यादा मिलेगा क्या और कुल कितना निकलेगा | berseem-harvest-1
एक बीघा लहसुन लगाने में कितनी कलियां चाहिए होंगी और उल्टी लग जाए तो | garlic-seed-1
पीला रतुआ दिखा एक कोने में, पूरे खेत में दवा मारूं | wheat-diseases-2 | wheat-diseases-1
इलायची का अच्छा गुच्छा है उसी से और पौधे कैसे बनाऊं | cardamom-nursery-1
अलसी बीज दर | linseed-seed-1
सागौन लगाना है बेटी की शादी के लिए, गड्ढा कितना और पेड़ कितनी दूरी पर, बीच में हल्दी भी लेनी है | teak-sowing-1
दस भैंस पालनी हैं, बरसीम तो मार्च तक है, गर्मी बरसात में ज्वार चारा एक एकड़ से कुल कितना हरा निकल आएगा | fodder-sorghum-harvest-1 fodder-sorghum-varieties-1
बाजार में बेचने के लिए केले की कौन सी किस्म लगाऊं, चिप्स वाला भी सोच रहे हैं | banana-varieties-1
गर्मी में नारियल के बड़े पेड़ को कितने दिन में कितना पानी | coconut-irrigation-2 coconut-irrigation-1
मृदा कार्ड में जैविक कार्बन 0.4 लिखा है, कम है क्या | general-soiltest-4 | general-carbon-1
लोबिया की अच्छी किस्म कौन सी | cowpea-varieties-1
प्याज पूरा पीला पीला हल्का है नई पत्ती से शुरू हुआ, यूरिया डाल चुका | general-defic-4 | onion-nutrients-1
काजू छीलने वाली मशीन पर जीएसटी कितना |
पंजाब परमल धान औसत झाड़ | rice-yield-1
बड़े आलू के बीज से ज्यादा बोरी लगेगी या छोटे से, पंजाब में एक एकड़ का हिसाब बताओ, कोल्ड स्टोर से उठाना है | potato-seed-1 | potato-seed-2
ओस में कपास चुन सकते हैं या धूप निकलने का इंतजार करें | cotton-harvest-1
चना बीच बीच में टुकड़ों में सूख रहा, जड़ चीरी तो अंदर काली धारी | chickpea-diseases-1
गेहूं काटने की कंबाइन का किराया घंटे का कितना चल रहा |
महाराष्ट्र में बिना बीज के अंगूर की कौन सी जाति चलती है | grapes-varieties-1
आम की पत्तियां बहुत छोटी रह गई, नसों के बीच रंग उड़ा हुआ, नींबू में भी ऐसा देखा था पर अभी आम का बताओ | mango-disorders-4
चमेली की नई पत्तियां फीकी पीली निकल रही हैं, जड़ में गांठें भी दिखीं, गुलाब पास में हरा भरा है | jasmine-disorders-1
सफेदा कितने साल में कटता है, बेटी की शादी पांच साल बाद है | eucalyptus-harvest-1
ज्वार का बीज प्रति बीघा | jowar-seed-1 | jowar-seed-2
मिट्टी जांच की पर्ची समझ नहीं आती, पोटाश के आगे मध्यम लिखा है तो डीएपी पोटाश कम डालूं या ज्यादा | general-soiltest-5
धान गोल गोल घेरे में सूख रहा है जड़ के पास भूरे मच्छर | rice-pests-1 rice-pests-3 | rice-pests-2
मटर छीलने वाली मशीन बताओ |
बेर के छोटे फलों पर आटे जैसा सफेद जमा हो रहा है फिर गिर जाते हैं | ber-diseases-1
कुलथी के छोटे पौधे जमीन के पास लाल भूरे होकर टूट रहे हैं | horse-gram-diseases-2
मेरी पत्नी सरकारी टीचर है और टैक्स भरती है, जमीन मेरे नाम है, सम्मान निधि मुझे मिलेगी? | general-scheme-6 | general-scheme-5
शिमला मिर्च लगाने से पहले बेसल में कितनी खाद डालें बाकी ड्रिप से देनी है एक एकड़ है | capsicum-nutrients-1 | general-fertigation-1
अर्कल मटर कब बोएं | greenpea-varieties-1 | greenpea-sowing-1
टमाटर कितना लाल होने पर तोड़ें दूर भेजना है | tomato-harvest-1 | tomato-storage-1
मूंग तो तोड़ ली, उड़द की कुछ फलियां काली कुछ हरी हैं अभी तोड़ें या रुकें | urad-harvest-1
बाढ़ सूखा दोनों वाला धान | rice-varieties-3 | rice-varieties-2
प्याज की नोक पीली, नीचे गांठ सड़ी और सफेद फफूंद, यही हर साल इसी खेत में | onion-diseases-4
मेरे यहां खुली धूप वाली जगह है कॉफी के पेड़ नहीं हैं, वहां काली मिर्च की कौन सी बेल चलेगी | blackpepper-varieties-1
शहद में मिलावट घर पर कैसे पहचानें |
सब्जी मटर की पछेती फसल पर सफेद पाउडर, मंडी में रेट नहीं मिल रहा दाग की वजह से | greenpea-diseases-1 | field-pea-diseases-1
गुलाब छंटाई कैसे करें | rose-pruning-1 | rose-nutrients-1
सेब का बाग लगाना है, नीचे एक डेढ़ फुट पर पत्थर की परत है, चलेगा क्या | apple-soil-1
रबर नए पत्ते सफेद चूर्ण | rubber-diseases-1
मक्का की नीचे की गांठ गलकर बदबू दे रही है | maize-diseases-3
रबी की ज्वार पकने से पहले गिर रही है, तना नीचे से नरम और अंदर कालिख | jowar-diseases-1
सुबह ओस वाली बरसीम सीधे काटकर भैंस को दे सकते हैं क्या, पड़ोसी की भैंस अफर गई थी | berseem-feeding-1 | cattle-bloat-1
प्याज की नोक सूख रही | onion-disorders-3 | onion-pests-1
गोभी में कितनी खाद लगेगी | cauliflower-nutrients-1
तूर का बीज कितना | pigeon-pea-seed-1
सीधी बिजाई धान में यूरिया चार बार कब कब दें | rice-nutrients-3
गर्मी में भिंडी फूल गिरते | okra-disorders-1 | okra-irrigation-1
मंडुआ की रोपाई करनी है पौध कितने दिन की हो और कितनी दूर | ragi-nursery-1
मूंग मैदानी किस्म बताओ | moong-varieties-2
प्याज का निर्यात शुल्क हटा क्या |
उड़द में खाद मात्रा | urad-nutrients-1
कागजी नींबू फल पर दाने दाग | lemon-diseases-1
दवा के डिब्बे पर लाल पीला नीला हरा निशान होता है, घर में छोटे बच्चे हैं कौन सी कम खतरनाक है | general-safety-4
गाय के बदन पर गोल गोल गांठें, मक्खी मच्छर से फैलती है क्या ये | cattle-lsd-1 | cattle-lsd-2
असम में मीठा गूदे वाला कुम्हड़ा कौन सा | pumpkin-varieties-1
मक्की छोड़कर फिर झोने पर आया हूं, मोटर का पानी नीचे जा रहा, कम पानी वाला कौन सा लगाएं पीली पूसा तो बहुत पीती है | rice-varieties-1 | rice-irrigation-2
किसान कॉल सेंटर रात को कितने बजे तक उठाता है फोन | general-scheme-91 | general-scheme-90
मछली का बीज डालने से पहले तालाब सुखाना जरूरी है क्या | fish-pond-1 | fish-predator-1
डीएपी की जगह सिंगल सुपर डालूं तो हिसाब क्या होगा | general-fert-4 | general-fert-3 general-fert-2
एमपी में जबलपुर के पास हूं, धान के बाद सिंचित चना बोना है सही तारीख बता दो | chickpea-sowing-4
ड्रिप पर कितनी छूट | general-scheme-49 | general-scheme-50
गाय गर्मी में है ये कैसे पहचानें, हम तो दिन भर खेत में रहते हैं, किस समय देखना चाहिए | cattle-breeding-1
बिहार में मूंग की बुवाई में देर हो गई तो फली कम लगेगी? | moong-sowing-2
लीची की औसत उपज | litchi-yield-1
सरसों छोड़ रहा हूं, हरियाणा में नहर का पानी है चने की कौन सी किस्म अच्छी | chickpea-varieties-1
कपास का फूल गुलाब की तरह बंद रह गया खुलता नहीं अंदर सुंडी | cotton-pests-1 | cotton-pests-2 cotton-pests-3
तीन पानी में गेहूं | wheat-irrigation-2 | wheat-irrigation-1
दिल्ली देहात में हूं, अभी सितंबर चल रहा है, पड़ोसी ने सरसों बो भी दी, मैं रुकूं या बो दूं | mustard-sowing-2 | mustard-sowing-1
आंवले में सालाना खाद | amla-nutrients-1
खाली दवा डिब्बा कहां फेंकें | general-safety-5
डेयरी लोन मिल रहा है, गर्म इलाके में कौन सी संकर गाय ठीक रहेगी ज्यादा दूध वाली या कम खाने वाली | cattle-breeds-6
लौकी का बीज भिगोकर बोना है क्या, एक गड्ढे में कितने दाने और बीघे में कितना लगेगा | bottlegourd-seed-1
पशुओं को कीड़े की दवा कब | cattle-deworm-1 | cattle-deworm-2
सनई कब पलटनी है | general-greenmanure-3
अनार में भी था अब अंगूर पर राख जैसा पाउडर फिर दाने फट जाते हैं | grapes-diseases-2
पिछले साल सफेद मक्खी ने पूरा नरमा चौपट कर दिया था और दवा का उधार अब तक बाकी है, इस बार शुरू से बचाव क्या क्या करूं | cotton-pests-5 | cotton-pests-4 cotton-sowing-1
ग्वार को पानी देना पड़ेगा क्या बारिश रुकी है | guar-irrigation-1 | general-drought-1
खेती की कमाई पर टैक्स | general-market-30 | general-market-31 general-market-32
हमारे यहां चना बीघे में डेढ़ क्विंटल ही बैठता है, अच्छी खेती करने वाले कितना ले लेते हैं, मसूर भी देखी पर चना ही करना है | chickpea-yield-1
तेल्या आ गया बाग में, डाली कितनी नीचे से काटूं | pomegranate-diseases-1
सागौन लगाया है बच्चों के भविष्य के लिए, गर्मी में सींचना जरूरी है क्या और हर साल कितना बढ़ना चाहिए | teak-irrigation-1
रात की ठंड कितनी हो तब आलू में कंद अच्छे बनते हैं | potato-climate-1
भैंस को रेल से दूसरे राज्य ले जाने का कानून |
बेर के पेड़ में खाद कब | ber-nutrients-1
बकरे को बकरीद पर बेचने के लिए कितने दांत का चाहिए |
बरसात में अमरूद फीका और सस्ता बिकता है, ठंड में फल लेने के लिए क्या करना होगा | guava-pruning-2
सुपारी की छिलाई मशीन कितने की आती है |
ईद के लिए बकरा बेचना है वजन के हिसाब से क्या भाव मिलेगा |
जौ एक बीघा में कितनी हो जाती है, माल्ट कंपनी वाले पूछ रहे थे | barley-yield-1
मक्का में लंबे राख जैसे धब्बे नीचे से ऊपर आ रहे, ज्वार बगल में ठीक है | maize-diseases-1
जमीन चार भाइयों के नाम साझी है किसान रजिस्ट्री में किसका नाम चढ़ेगा | general-scheme-22
लातूर तरफ सूखे इलाके में कौन सी बकरी, बांध के थोड़ा चराना है | goat-breeds-5
कपास आदमी से ऊंची हो गई, ऊपर से तोड़ दूं क्या | cotton-pruning-1
छोटी इलायची कितनी ऊंचाई और कितनी बारिश में होती है | cardamom-climate-1
गेहूं घर में रखना है कितना सुखाएं, दांत से कैसे जांचते हैं | wheat-storage-1 | general-store-3 general-store-1
हल्दी खोदने के बाद कितना उबालें और सुखाएं, अदरक तो ऐसे ही बेच दी | turmeric-harvest-1
सेब के पत्ते तांबे जैसे हो गए, नीचे बारीक कीड़े रेंगते हैं | apple-pests-3
गेहूं की रोटी काली क्यों पड़ती है |
अंगूर की छंटाई साल में कितनी बार नासिक में और पानी कब रोकें | grapes-pruning-1 | grapes-irrigation-1
गन्ने की चोटी मुड़ रही पत्ते फटे हुए बरसात में | sugarcane-diseases-4
रागी बिना सिंचाई कर्नाटक में कब बोई जाती है, मानसून लेट है | ragi-sowing-1 | general-drought-2
चना काटने का सही समय क्या, बीज के लिए भी रखना है, सरसों तो कट चुकी | chickpea-harvest-1
दिवाली और शादी के सीजन में गुलदाउदी के फूल चाहिए तो कलम कब लगाएं | chrysanthemum-sowing-1
आज हवा तेज है स्प्रे करूं या रुकूं | general-spraywx-1 | general-safety-3
आम का बौर गुच्छा बनकर हरा हरा रह गया, फल एक भी नहीं | mango-disorders-3
केसीसी पर 2 लाख लिया है समय पर भरूं तो ब्याज कितना और देर हुई तो कितना | general-scheme-37 general-scheme-38
जर्सी बछिया को चिचड़ी वाले बुखार का टीका किस उम्र में लगता है और कितनी बार | cattle-vaccination-4
डिब्बे वाली मधुमक्खी कौनसी | honeybee-species-1
मछली बार बार बीमार | fish-disease-1 | fish-quality-1
कद्दू में निराई कितनी बार, फल नीचे से सड़ते हैं | pumpkin-weeds-1
जूट के गट्ठर पर केले का तना और मिट्टी रखकर डुबाते हैं ठीक है क्या | jute-harvest-2
इस बार सम्मान निधि का पैसा नहीं आया, साल में किन महीनों में आता है | general-scheme-2 | general-scheme-15 general-scheme-10
चाय बागान में काम करने वालों की दिहाड़ी कितनी तय है असम में |
ऊंटनी का दूध बेचना है कौन लेता है |
रबी प्याज कब उखाड़ें कि गोदाम में टिके, लहसुन तो निकल गया | onion-harvest-1 | onion-storage-1
एरंडा में इल्ली सारे पत्ते चट कर गई, व्यापारी महंगी दवा दे रहा, बिना दवा रोकने का तरीका बताओ | castor-pests-1 | general-neem-1 castor-pests-2
पत्ता गोभी का बीज गरम पानी में डालते हैं क्या, पिछले साल पत्ते किनारे से काले पड़ गए थे | cabbage-seed-1
खारी जमीन में प्याज लगेगा क्या या आलू ही ठीक | onion-soil-1 | general-saline-1
नैनो यूरिया सच में काम करता है या बोतल जबरदस्ती थमा रहे हैं | general-nano-2 general-nano-1 | general-scheme-79
दाल का मुफ्त बीज कहां | general-scheme-81 | general-market-12
बाजरे की जड़ कोई खा रहा | bajra-pests-1
फूलगोभी के अंदर इल्ली घुसकर जाला बना रही है और फूल सड़ रहा | cauliflower-pests-2
मेरे खेत में बाड़ नहीं है छुट्टा सांड सब चर जाते हैं, अलसी बोऊं तो बचेगी और कुछ पैदावार मिलेगी | linseed-yield-1
उड़द को कितने पानी चाहिए, मूंग के साथ ही लगाई है पर मूंग का हो गया | urad-irrigation-1
गन्ने का जूस बेचने के लिए लाइसेंस |
आलू के चिप्स की छोटी मशीन का दाम |
फसल गोदाम में रखकर रसीद पर सस्ता ब्याज मिलता है क्या छोटे किसान को | general-market-28 | general-enwr-1 general-market-27 general-enwr-2
कच्ची सुपारी फटकर गिर रही | arecanut-disorders-1
भिंडी से शायद कीड़ा आया है, अब अरबी के पत्तों पर सफेद रूई जैसे कीड़े और इल्ली दोनों दिख रहे, साफ कैसे करूं | colocasia-pests-1
केले के रेशे से कपड़ा बनाने का काम कहां सीखें |
सम्मान निधि केवाईसी कैसे करें | general-scheme-8 | general-scheme-9
ट्रैक्टर का टायर और ड्रिप का सामान लेना है, टैक्स घटा है क्या | general-market-33 | general-scheme-50
सरसों उगी ही थी कि पत्ते नीचे से मटमैले होकर सूखने लगे | mustard-diseases-4
आम पर रुई वाले कीड़े | mango-pests-2
केले हटाकर एक एकड़ में पपीते के कितने पौधे आएंगे और गड्ढा कितना गहरा | papaya-sowing-1
नमो शेतकरी कितने रुपये | general-scheme-97
बर्ड फ्लू फैला है अंडा खाएं कि नहीं | poultry-flu-2
उन्हाली मूंगफली पंद्रह दिन की हो गई, अगला पानी कब, कुआं भी कम चल रहा | groundnut-irrigation-3
ऊंची जमीन और कम पानी में कौन सा धान | rice-varieties-4 | rice-varieties-3
दिसंबर की सर्दी में गन्ना काटा है, पेड़ी फूटेगी कि नहीं, ठूंठ पर कुछ डालूं क्या | sugarcane-harvest-1
कपास में फूल झड़ रहे हैं पिछले हफ्ते तेज बारिश हुई थी | cotton-disorders-1 cotton-disorders-2 | cotton-climate-1
गाय के मुंह से लार की तार गिर रही है, लंगड़ा रही है, दूध एकदम घट गया | cattle-fmd-1 | cattle-fmd-2
पानी लगाने के बाद गेहूं पीला पड़ गया | wheat-disorders-1 | wheat-disorders-3
नारियल एक पेड़ से साल में कितने | coconut-harvest-1
भदावरी भैंस पाल लूं? | buffalo-breeds-3
गाय का नाम क्या रखूं |
भेड़ की ऊन से कंबल बुनाई सीखनी है |
हरे चारे की मक्का बो दी पहला दूसरा पानी कब | fodder-maize-irrigation-1
बत्तख भी पालता हूं ऊपर, पर एक एकड़ के तालाब से साल में कितनी मछली निकल सकती है | fish-yield-1
ड्रैगन फ्रूट के खंभे के पास कितना गोबर खाद डालूं लगाते वक्त और हर साल | dragon-fruit-nutrients-1
मिट्टी जांच के लिए नमूना खेत में से कैसे निकालें | general-soiltest-1 | general-soiltest-2 general-soiltest-3
साइलेज बनाना है, मक्का कब काटें, दाना पड़ने से पहले या पकने पर | cattle-fodder-3 fodder-maize-harvest-1
सेब की डालियों पर राख जैसी पपड़ी जम गई है और फल पर लाल छल्ले वाले बिंदु | apple-pests-2
अदरक में पूरी खाद का हिसाब बताइए, लगाते समय कितना और बाद में कितने दिन पर | ginger-nutrients-1
अमरूद कितने दिन रख सकते हैं | guava-harvest-1
गर्मी में गाय हांफती है दूध घट गया | cattle-heat-1 | cattle-feeding-6
गन्ने का बकाया पैसा मिल कब देगी |
मोगरे में खाद साल में कब और कितनी एक पौधे को | jasmine-nutrients-1
गलघोटू का टीका गायों को कब | cattle-vaccination-2 | cattle-vaccination-5
आंधी चली खरबूजे में फूल के वक्त, फल कम लगेंगे क्या | muskmelon-climate-1
सरसों का तेल निकालने वाली कोल्हू मशीन का दाम |
पुराने आम को ऊपर से काटना कब है और फिर फल कितने साल में | mango-pruning-2
मूली घनी उग आई है और सिर बाहर दिख रहे क्या करें | radish-weeds-1
जई कब बोनी है | oat-sowing-1
मूली दो तीन टांग वाली निकल रही | radish-disorders-1
बैंगन रोपने से पहले खाद का हिसाब | brinjal-nutrients-1
गन्ने का बीज कितने महीने की फसल से लें और गरम पानी में कितनी देर | sugarcane-seed-3
मटर के लिए कैसा मौसम ठीक, ठंड ज्यादा या गर्मी | field-pea-climate-1 | greenpea-sowing-1
रेशम के कीड़े पक गए हैं जाल पर कैसे रखें और कोया कितने दिन में उतारें | silkworm-mounting-1
इलायची के एक झाड़ में नीम खली और गोबर खाद कितनी दें और कब | cardamom-nutrients-1
सौंफ और इसबगोल से तो घाटा हुआ, जीरा एक बीघा में कितना निकलता है | cumin-yield-1
बहन के यहां अचार वाली लाल सूखी मिर्च का काम है, मेरे पास बैंगन के बाद खेत खाली होगा, किस मौसम में लगती है ये | chilli-sowing-1
विलायती गाजर और देसी लाल गाजर में पैदावार किसकी ज्यादा | carrot-varieties-2 | carrot-varieties-1
ई-नाम पर बेचा तो पैसा सीधा मेरे खाते में आएगा या मंडी के पास | general-market-20
क्रॉस गाय तीन दिन से बुखार में, कमजोर हो गई, आंखों के अंदर सफेद पीला दिखता है | cattle-theileria-1
जीरा बादल छाने के बाद दो तीन दिन में जल सा गया | cumin-diseases-1 | cumin-irrigation-1
नासिक के घाट वाले गांव में बहुत बारिश होती है, बैल कौन सी नस्ल के टिकेंगे | cattle-breeds-5
धान में खैरा | rice-disorders-2 | general-zinc-1 rice-disorders-1
केला एक के बाद एक सूख रहा है दवा वाला कहता है ठीक हो जाएगा सच में ठीक होगा क्या या उखाड़ दूं | banana-diseases-1 | banana-diseases-2
आम का पौधा लगाने का गड्ढा कितना बड़ा और कब खोदें | mango-nursery-1
बाजरे के दाने में काले कड़े टुकड़े मिले हुए हैं क्या यही अगले साल बीज में चल जाएगा | bajra-diseases-2
अलसी में खरपतवार कैसे हटाएं, गेहूं वाली दवा डाल दें? | linseed-weeds-1
भिंडी महीने भर की है, अब कितना यूरिया दूं और बुवाई वाला डीएपी छूट गया था | okra-nutrients-1 | general-fert-3 general-fert-4
मशरूम की सब्जी बच्चों को पसंद नहीं |
मूंगफली की फुनगी पर काले चमकीले कीट | groundnut-pests-5
सूखे में फसल गई, बीमा नहीं कराया था, पटवारी लिख कर ले गया है, राहत का कितना पैसा बनेगा दो एकड़ का | general-scheme-84 | general-scheme-83
तिल में फली नहीं बन रही फूल हरे पत्ते बन गए | sesame-diseases-1 | sesame-sowing-1
धान कटने के बाद उसी नमी में उड़द छींटना है, एक एकड़ में कितने किलो लगेगा, बरसात वाले से ज्यादा? | urad-seed-1
कंबाइन से धान कटवाया अब बिना जलाए गेहूं कैसे बोएं | general-residue-1 wheat-machinery-1 wheat-machinery-2 | general-residue-4
सेब के पेड़ की जड़ सड़ रही | apple-diseases-3
कड़कनाथ मुर्गे का मांस इतना महंगा क्यों बिकता है |
शिमला की पहाड़ी पर हरी मटर किस महीने बोते हैं | greenpea-sowing-1 | greenpea-varieties-1
मसूर में जड़ सड़ रही, अगले साल उसी खेत में लगाएं? | lentil-diseases-4
सूरजमुखी का तेल दिल के लिए अच्छा है या मूंगफली का |
खेत की मिट्टी खट्टी बताई जांच में, जड़ें छोटी मोटी रह जाती हैं | general-acid-1
सोलर पंप पर सरकार कितना पैसा देती है | general-scheme-59 | general-scheme-61 general-scheme-60
मूंग कब काटें | moong-harvest-1
बीटी कपास यूरिया कितनी बार में डालते हैं, मक्का में तो तीन बार डालता हूं | cotton-nutrients-1 | general-fert-5
शिमला मिर्च कितनी दूरी पर | capsicum-sowing-2
गांव में प्राकृतिक खेती का समूह बन रहा है, जुड़ने पर मुझे साल का कितना मिलेगा और कितने साल | general-scheme-52
मूंग में पीलापन फैल रहा पहले दो चार पौधे थे अब आधा खेत, फलियां टेढ़ी और छोटी, दुकानदार बोलता है यूरिया डालो | moong-diseases-1 moong-diseases-2
मेरी दादी चने का साग तोड़ती थी और कहती थी इससे दाने ज्यादा लगते हैं, कितने दिन की फसल पर तोड़ें | chickpea-pruning-1
नारियल छोटे रह गए ऊपर दरारें | coconut-pests-5
भैंस कल ब्याई है आज खड़ी नहीं हो रही कान ठंडे हैं | buffalo-health-2
लहसुन की कली किस महीने लगाएं एमपी में, प्याज के साथ ही लगा दूं क्या | garlic-sowing-1
कान में टैग लगाकर मुफ्त टीका लगाने वाले हमारे गांव नहीं आए, किसको बोलें | cattle-vaccination-8
धान में बदबू वाला कीड़ा दूध चूस रहा है, आंगन तक महक आती है | rice-pests-9
तेलंगाना में मेरी दो एकड़ परती पड़ी है उस पर भी रायतु वाला पैसा आएगा क्या | general-scheme-93
ढींगरी कब तोड़ें | mushroom-harvest-1
खीरे में खाद कितनी | cucumber-nutrients-1
उड़द के पत्तों पर राख के रंग के कोने वाले दाग, बाजू की मूंग साफ है | urad-diseases-3
करेले में फूल तो बहुत आ रहे पर सब नर ही हैं, लू चल रही है | bittergourd-disorders-1
सूखे में लोबिया के पौधे टुकड़ों टुकड़ों में अचानक मर रहे हैं, जड़ की छाल रेशे जैसी | cowpea-diseases-4
ज्वार की रोटी खाने से वजन घटता है क्या |
मिर्च की नर्सरी में नन्हे पौधे जमीन के पास से गलकर लुढ़क जाते हैं | chilli-diseases-3 | chilli-nursery-1
चरी कितने दिन की खिलाएं कि जहर न चढ़े | fodder-sorghum-feeding-1 jowar-feeding-1 | fodder-sorghum-feeding-2
बछड़े को हल में जोतना कैसे सिखाएं |
उड़द के पत्ते बड़े बड़े और सिकुड़े खुरदरे हो गए फलियां नहीं आ रहीं | urad-diseases-2
हरी मटर एक एकड़ में कितनी निकलती है और तोड़ने का सही वक्त कैसे पहचानें | greenpea-harvest-1
चने में बथुआ बहुत हो गया, गुड़ाई कब कब करनी चाहिए | chickpea-weeds-1
तंबाकू का बीज रेत जैसा बारीक है, पौध कैसे तैयार करें | tobacco-nursery-1 | tobacco-diseases-1 tobacco-nursery-2
पहाड़ में कुलथी को खाद कितनी | horse-gram-nutrients-1
रात पाला पड़ा आलू | potato-disorders-2
इजराइल वाली खीरे की किस्म का बीज कहां मिलेगा |
फसल डूब गई, बीमा वालों को फोन करते वक्त कौन से कागज हाथ में रखूं | general-scheme-27 | general-scheme-26
प्याज में घास कब तक निकालनी | onion-weeds-1
लंगड़ा आम मीठा होता है या दशहरी |
खट्टी मिट्टी में मूंग की जड़ में गांठ नहीं बनती | moong-soil-1
धान की बीच वाली पत्ती प्याज जैसी पोली नली बन गई है | rice-pests-8
गोभी में हरी सूंडी, दवा बेअसर | cauliflower-pests-1 cabbage-pests-2
शिमला मिर्च के फल पर धूप वाली तरफ सफेद कागज जैसा धब्बा | capsicum-disorders-1
अरंडी के फूल और छोटी डोडी गिर रही बदली वाले मौसम में | castor-disorders-1 | castor-nutrients-2
चूजे बल्ब के नीचे एक दूसरे पर चढ़ रहे हैं | poultry-brooding-2 | poultry-brooding-1
लहसुन कब उखाड़ें | garlic-harvest-1
राजमा और कुलथी में प्रोटीन किसमें ज्यादा |
हाथी खेत में घुस आते हैं केले खा जाते हैं |
केले में एकड़ से कितने टन निकल आता है टिशू वाला | banana-yield-1
सरसों के तने पर सफेद रूई, अंदर चूहे की मेंगनी जैसे काले दाने, तना टूट जाता | mustard-diseases-3
निंबोली से घर पर कीड़े की दवा कैसे बनाते हैं | general-neem-1 | general-neem-2
मूली के पत्तों के नीचे सफेद फफोले | radish-diseases-1
बकरी के दूध का पनीर बनता है क्या, शहर में बेचना है |
कपास के फूल डोडे झड़ रहे | cotton-disorders-1 cotton-disorders-2 | cotton-irrigation-1
धान में पाइप गाड़ कर पानी देखने वाला तरीका क्या है | rice-irrigation-2
काजू का पुराना बाग है, डालियां आपस में उलझी हैं और पैदावार बहुत कम। कटाई छंटाई से कुछ फर्क पड़ेगा, कब करें | cashew-pruning-1
विदर्भ में कौन सी भैंस अच्छी जो हल में भी चल जाए | buffalo-breeds-4
पराली गलाने वाला घोल कैसा | general-residue-4
गाय को गांठ वाली बीमारी हो गई है बाकी चार को कैसे बचाएं | cattle-lsd-2 cattle-lsd-3
प्याज पर निर्यात शुल्क अभी है या हट गया |
गर्मी में गन्ने को एक बार भर के दें या थोड़ा थोड़ा | sugarcane-irrigation-1
करेला लगा रहा हूं गोबर खाद कितनी ट्रॉली और यूरिया डीएपी कितना प्रति एकड़ | bittergourd-nutrients-1 | general-fert-4 general-fert-3
करडी भारी काली जमीन में कितनी दूरी पर बोएं और बीज कितना गहरा | safflower-seed-1
यूरिया की सब्सिडी मेरे खाते में क्यों नहीं आती जैसे गैस की आती है | general-scheme-78
रेड सिंधी गाय एक ब्यांत में कितना दूध देती है, साहीवाल तो घर पर है | cattle-breeds-3
मानसून पंद्रह दिन लेट है धान की जगह मूंग उड़द बो दूं क्या | general-drought-2
बरसात की मूंग कब बोएं तराई में, उड़द तो जुलाई में बो दी | moong-sowing-3
बारिश में मुनगा के पेड़ पर रोएंदार कीड़े सारे पत्ते चट कर गए, बच्चे ने छुआ तो खुजली हुई | drumstick-pests-2
मूंगफली का ऊपर का सिरा सूख गया पौधा हरा है पर फूल नहीं | groundnut-diseases-4
सोयाबीन की बड़ी बनाने का छोटा प्लांट कितने में |
नारियल को खाद | coconut-nutrients-1 coconut-nutrients-2
गेहूं के लिए कैसी मिट्टी, मेरी में नमक फूलता है | wheat-soil-1 | general-saline-1
चारे की ऊंची मक्का | fodder-maize-varieties-1
केला पत्ती सूख रही धब्बे | banana-diseases-3
अनार में कौन सा बहार लूं कि तेलिया न लगे | pomegranate-pruning-1
मिट्टी जांच में क्या क्या निकलता है | general-soiltest-7 general-scheme-48
तीन साल के नारियल के पौधों को यूरिया पोटाश कितना कितना और कब | coconut-nutrients-2
अंगूर काटने वाले मजदूर एक दिन का कितना लेते हैं |
लहसुन में खाद का हिसाब बताइए एक एकड़ का | garlic-nutrients-1
धान खड़ा है और खेत देर से खाली होगा, मसूर कैसे डालें बिना जोते | lentil-sowing-3
अरहर एक महीने की, नसों के बीच कांसे जैसी पीली धारी, पास की मूंग भी वैसी | pigeon-pea-disorders-2
बासमती की पनीरी मोटे धान के साथ ही डालूं या बाद में | rice-sowing-6
मूली का बीज बहुत घना पड़ जाता है बराबर कैसे गिराएं | radish-seed-1
जौ में कुल कितनी बार पानी लगता है | barley-irrigation-1
मेंथा में निराई कितनी | mint-weeds-1
नींबू के नए पत्ते छोटे और पीले, नसें हरी दिख रही हैं | lemon-disorders-1
बारिश नहीं हो रही सोयाबीन में पानी कब देना सबसे जरूरी | soybean-irrigation-1
लौकी में खाद कितनी | bottlegourd-nutrients-1
गाय के लिए भी केसीसी में ब्याज की छूट मिलती है क्या, फसल वाला लोन पहले से है | general-scheme-39 | general-scheme-37
दुकानदार यूरिया 350 में दे रहा और साथ में जिंक की पुड़िया जबरदस्ती | general-scheme-79 | general-scheme-77
किसान आईडी कैसे बनेगी कौन से कागज लगेंगे | general-scheme-21
पाला लगी चरी पशुओं को देना ठीक है? यूरिया भी ज्यादा पड़ गया था | fodder-sorghum-feeding-2 | fodder-sorghum-nutrients-1
तराई में उड़द कब बोएं | urad-sowing-1
पहाड़ में मटर का पूरा पौधा सफेद होकर मर जाता है, बीज घना डालते हैं शायद | field-pea-diseases-5
मिट्टी सैंपल धूप में सुखाऊं | general-soiltest-3 general-soiltest-1
चने में इल्ली लग गई है, रसायन नहीं डालना चाहता जैविक बाजार में बेचना है | chickpea-pests-1 | general-perch-1
गाजर में खाद की मात्रा | carrot-nutrients-1
कटा हुआ धान सूखने पड़ा था ओले गिर गए, बीमा में कब तक खबर करनी है | general-scheme-28 general-hail-2 | general-scheme-26
एमपी में सोयाबीन की एक ही किस्म लगाऊं या दो तीन, जल्दी पकने वाली कौन सी | soybean-varieties-1
अमरूद की डालियां सीधी ऊपर भाग रही हैं फल नहीं लगता, कोई बोला रस्सी से झुका दो | guava-pruning-1
घर का रखा बीज बोना है कैसे पता चले जमेगा या नहीं और खराब दाने कैसे छांटूं | general-seedtreat-1
कटा धान भीग गया | general-hail-1 | general-scheme-28 general-hail-2 rice-storage-1
शहतूत वाले रेशम कीड़े को दिन में कितनी बार पत्ता | silkworm-cycle-1
पटसन के छोटे पौधे मर रहे और बड़े का तना काला, धान के बाद बोया था तो ठीक था | jute-diseases-1
अडसाली गन्ने में खाद कितनी | sugarcane-nutrients-3
संतरे का मृग बहार लेना है बाग को कब आराम दें, पेड़ कमजोर भी हैं कुछ | orange-pruning-1
गाय ब्याई है अभी, खीस कब पिलाएं जेर गिरने तक रुकें क्या | cattle-calf-1 | cattle-placenta-1
ज्वार साल में कब कब बो सकते हैं, मेरे पास कुएं में मार्च तक पानी रहता है | jowar-sowing-1
सरसों के खेत से कितनी दूर तक मधुमक्खी का बक्सा रख सकते हैं, जगह थोड़ी सीलन वाली है | honeybee-site-1
धनिये के तने में गांठ पड़ गई, जीरे वाले खेत में तो ऐसा नहीं, कौन सी किस्म लूं आगे | coriander-diseases-3
पहली बार खुद कीटनाशक छिड़कने जा रहा हूं क्या क्या ध्यान रखूं | general-safety-1 | general-safety-5
मक्का बोने का आखिरी समय क्या है बरसात में | maize-sowing-1
गन्ने में काली चाबुक निकली | sugarcane-diseases-3
गन्ने में सबसे ज्यादा पानी कब चाहिए, मिल की पर्ची अगले महीने है अब पानी बंद करूं? | sugarcane-irrigation-2
गेहूं समय पर बोया है पानी है, कुल यूरिया कितना दूं | wheat-nutrients-4 | wheat-nutrients-1 wheat-nutrients-2
प्याज की पौध आधी से ज्यादा गिर गई गर्दन से सड़कर, अगली क्यारी में ऐसा न हो इसके लिए क्या करूं | onion-diseases-3 | general-tricho-1
मसूर कब तक बो सकते हैं तराई में धान लेट कटा | lentil-sowing-1
फूलगोभी के पत्ते किनारे से तिकोने पीले हो रहे, नसें काली | cauliflower-diseases-1
बारानी एरंड में खाद | castor-nutrients-2
धान की पराली में गेहूं बोया था, दिसंबर में बीच की कोंपल सूख रही है खींचो तो निकल आती है | wheat-pests-4
सरसों छिटक के बीज कितना | mustard-seed-1
मौसमी का बाग 12 साल का हो गया, हर साल दो चार पेड़ टहनी टहनी सूखकर मरते हैं, नींबू वाला हिस्सा ठीक, काट दूं सारा? | sweet-orange-disorders-1 | sweet-orange-diseases-1
आम का अचार विदेश कैसे भेजें |
आलू जल्दी लगा दिया था गर्मी में, अब तना नीचे से काला और कंद सड़ रहे | potato-diseases-4
गिर गाय खरीदने गुजरात जा रहा हूं, बेचने वाला कहता है बहुत दूध देगी, असल में साल का कितना मान कर चलूं और घी के लिए दूध कैसा है | cattle-breeds-1
खेत में ऊपर सफेद नमक जम जाता है, किसी ने जिप्सम बोला, डालूं या नहीं और क्या बोऊं | general-saline-1 | mustard-varieties-3
ओडिशा में धान बेचने का पंजीयन कब | general-market-16
मकई की गोभ सूख गई खींचो तो निकल आती है, पत्तों में सुई जैसे छेद | maize-pests-5
उत्तर प्रदेश में दाल वाली मटर का कौन सा बीज लूं, चने की जगह इस बार मटर बोनी है | field-pea-varieties-2 field-pea-varieties-1
सरू के पेड़ तीन साल के हो गए, कागज मिल वाला अभी काटने को कह रहा है, रुकूं तो कितने टन निकलेगा | casuarina-harvest-1
मशरूम का अचार कितने दिन चलता है |
काली मिर्च में पपीते के बीज की मिलावट घर पर कैसे पकड़ें |
धनिया कब बोएं और कितने दिन में उगता है | coriander-sowing-1
छत्तीसगढ़ में तीसी कब बोएं, धान दिवाली बाद कटेगा | linseed-sowing-2 | linseed-sowing-1
मूली के पराठे के लिए कौन सी मूली स्वाद में अच्छी |
आंवला फूल पर पानी | amla-irrigation-1
राजमा बोए दो हफ्ते हो गए घना उगा है निराई छंटाई अभी करूं या रुकूं | rajma-weeds-1 | rajma-seed-1
सोयाबीन के साथ बीच में कौन सी दूसरी फसल डालूं ताकि एक बिगड़े तो दूसरी बचे | general-intercrop-1
पंजाब में हल्दी की कौन सी किस्म ज्यादा निकलती है | turmeric-varieties-1
गेहूं कितनी गर्मी सहेगा | wheat-climate-1 general-heat-1 | wheat-disorders-4
मटर के पत्तों पर सफेद टेढ़ी लकीरें और फली में छेद | greenpea-pests-1 field-pea-pests-2
सीसीआई में कपास का रेट कितना | general-market-10
धान के दानों और पत्तों पर भूरे धब्बे, खाद नहीं डाली थी इस बार | rice-diseases-6
राजमा में फूल आ रहे हैं, पानी दूं कि नहीं, खेत में रुकता है | rajma-irrigation-1
प्याज जुड़वां निकल रहे और गर्दन मोटी, खाद ज्यादा हो गई क्या | onion-disorders-2 | onion-nutrients-1
बाग लगाना है मिट्टी की जांच के लिए कितना गहरा खोदकर नमूना लूं | general-soiltest-2
बीज में पहले फफूंद वाली दवा या कल्चर | general-biofert-3
नमकीन जमीन में राजमा होगा क्या | rajma-soil-1
मेथी साफ है, पालक के पत्तों पर गोल दाग बैंगनी किनारे वाले | palak-diseases-1
फव्वारा किस समय चलाएं | general-sprinkler-1
काजू के तने में छेद और बुरादा निकल रहा पत्ते पीले, पूरा पेड़ सूख जाएगा क्या | cashew-pests-2
आम में दिसंबर पानी | mango-irrigation-1
बीमारी सहने वाला टमाटर कौन सा | tomato-varieties-1
गेहूं के पत्तों पर पीला पाउडर हाथ में लग रहा है | wheat-diseases-1 wheat-diseases-2 | wheat-disorders-2
गेंदे के पत्तों पर जाला और बारीक धब्बे हैं, फूल की पंखुड़ी चांदी सी हो गई, दशहरा नजदीक है | marigold-pests-1
आलू की ऊपर की डंठल कब काटें खुदाई से कितने दिन पहले | potato-harvest-1
पिताजी को किसान निधि पहले से आती है, अब कहते हैं किसान पहचान पत्र बनवाओ नहीं तो बंद, सच है क्या | general-scheme-20 | general-scheme-21
चाय के लिए मिट्टी कैसी | tea-soil-1
मिर्च तोड़ने की मजदूरी एक किलो की कितनी चल रही है |
चने का सत्तू बनाने का तरीका |
नीलगिरी चूने वाली मिट्टी में लग जाएगा | eucalyptus-soil-1
तना मक्खी से बचने को मटर देर से बोऊं क्या | field-pea-pests-1 | field-pea-sowing-1
जीरे का वायदा भाव ऊंझा में अगले महीने बढ़ेगा क्या |
बेटी की शादी है, खेत गिरवी रखूं तो कितना मिलेगा |
बंगाल में किसान की मौत पर दो लाख मिलते थे अब भी मिलते हैं? | general-scheme-98
जौ के खेत में जगह जगह पौधे बौने पीले हैं, उखाड़ा तो जड़ झाड़ू जैसी गांठ वाली निकली। रेतीली जमीन है | barley-diseases-2
गाजर की जड़ गल रही | carrot-pests-1
जनवरी में चने का फूल गिर रहा है ठंड बहुत है, दवाई वाला टॉनिक बता रहा है, डालूं क्या | chickpea-disorders-1
ब्याने के अगले दिन बैठ गई, गर्दन एक तरफ मोड़े है, पड़ोसी गुड़ पिलाने को कह रहा | cattle-milkfever-1
ज्वार बिना सिंचाई वाली में खाद आधी दें क्या | jowar-nutrients-2 | jowar-nutrients-1
चने में डीएपी कितना डालूं एक एकड़, मिट्टी की जांच नहीं कराई | chickpea-nutrients-1
बरसीम का अच्छा बीज कौनसा | berseem-varieties-1
छत्तीसगढ़ में धान बेचने का टोकन कैसे कटेगा और रेट क्या मिलेगा | general-market-8
हल्दी दो महीने की हो गई है गोबर डाल चुका हूं अब यूरिया पोटाश कितना | turmeric-nutrients-1 | general-fert-3
पटसन की निराई कितनी बार | jute-weeds-1
वनराजा साल में कितने अंडे देती है | poultry-backyard-1
ट्यूबवेल है तो मक्का बारिश से पहले बो दूं या इंतजार करूं | maize-sowing-2 | maize-irrigation-1
दाल वाली मटर कितने पानी | field-pea-irrigation-1
मछली को रोज कितना | fish-feeding-1
मध्यप्रदेश में मुख्यमंत्री वाली किसान किस्त कितनी आती है साल में | general-scheme-96
करेला कब बोएं | bittergourd-sowing-1
खेत में छिड़काव करते हुए दवा आंख में चली गई और कपड़े भीग गए, अस्पताल बीस किलोमीटर दूर है, पहले क्या करें | general-poison-1 | general-poison-4
गन्ना कटने में देर है गेहूं कब तक बो सकते हैं | wheat-sowing-3 | wheat-seed-2
चीकू के बीस साल पुराने पेड़ को खाद कितनी और किस महीने | sapota-nutrients-1
अदरक के बीज को गड्ढे में कैसे रखें | ginger-storage-1
सुना है बिहार की तरफ केले में कोई नई बीमारी आई है जो पूरा बाग सुखा देती है, मैं कटिहार से पुत्ती मंगा रहा था, मंगाऊं कि नहीं | banana-diseases-2
टीवी पर सौ जिलों वाली नई योजना बताई, फार्म कहां भरें | general-scheme-100
बेर की कटाई छंटाई कब | ber-pruning-1
रोपाई के बीस दिन बाद धान में कत्थई धब्बे, कल्ले नहीं फूट रहे | general-zinc-1 rice-disorders-1
पांच क्विंटल वजन है, दूध में है, हरा सूखा और खली किस हिसाब से दूं | cattle-feeding-5 | cattle-feeding-4
टमाटर की नर्सरी में पौधे जड़ के पास से गलकर लेट रहे हैं | tomato-diseases-7 | general-tricho-1
गाय ने अभी बछड़ा दिया नाल का क्या करें | cattle-calf-2 | cattle-calf-1 cattle-calf-3
आम के तने से बुरादा | mango-pests-4
चौलाई में गोबर और खाद कितना | amaranthus-nutrients-1
ड्रिप रोज चलाऊं या हफ्ते में एक बार ज्यादा देर, और जाली कब साफ करूं | general-drip-2
आलू में घास कब निकालें, मिट्टी चढ़ाने से पहले या बाद | potato-weeds-1 | potato-soil-1
सीताफल वाली सब्जी कद्दू उत्तर में कब बोते हैं | pumpkin-sowing-1
बासमती में खुशबू नहीं आई जल्दी रोप दी थी क्या इसलिए | rice-climate-1 | rice-sowing-6
पिपरमिंट की जड़ कब लगती है आलू के बाद सोच रहा हूं | mint-sowing-1 | mint-seed-1
सागौन का पौधा बेचने वाला कहता है दस साल में करोड़पति, सच है क्या | teak-market-1
करडई काली मिट्टी में लगाएं? पानी दो दिन रुक जाता है | safflower-soil-1
दूसरे की जमीन बटाई पर करता हूं, सम्मान निधि मिलेगी क्या | general-scheme-7
कटहल के छोटे फल में छेद | jackfruit-pests-1
कच्चा गोबर डाला तो दीमक लग गई, सड़ा हुआ कैसे पहचानें | general-compost-3
जल्दी वाली गोभी देर से लगा दी, अब फूल बटन जितने ही बन रहे | cauliflower-disorders-1 cauliflower-disorders-4 | cauliflower-sowing-1
अनार के छिलके पर भूरी खुरदरी पपड़ी और कोपल मुड़ी | pomegranate-pests-2
बैंगन के पत्तों के नीचे छोटे हरे और सफेद मच्छर जैसे उड़ते हैं, किनारे पीले पड़ रहे हैं, मिर्च में भी थे पर अभी बैंगन की चिंता है | brinjal-pests-6 | general-trap-3
नेपियर की सबसे ज्यादा चारा देने वाली किस्म | hybrid-napier-varieties-1
धान घर में रखना है तीन महीने, क्या तैयारी करें कि खराब न हो, पुरानी बोरियां हैं | general-store-2 rice-storage-2 | rice-storage-1
बाजरे की बाली में दूध भरते ही तोते और गौरैया टूट पड़ते हैं, रोज सुबह बच्चे थाली बजाते हैं पर फायदा नहीं | bajra-pests-2
मखाने की खेती के लिए एमपी में बीज कहां से मिलेगा और आम के साथ हो सकती है क्या |
धनिया दाने वाला कैसा मौसम | coriander-climate-1 | coriander-sowing-1
काजू का बाग लगाने का सोच रहे हैं, कैसी जगह और मौसम चाहिए इसको | cashew-climate-1
मिर्च सुखाने की सोलर मशीन कहां मिलेगी |
दूध में पानी की मिलावट पकड़ने की मशीन |
स्ट्रॉबेरी के पके फल पर भूरा रोएंदार फफूंद | strawberry-diseases-1
मेंथा में पानी काटने से कितने दिन पहले बंद करें तेल ज्यादा निकले | mint-irrigation-1
बैंगन कमजोर पीला रहता है, खोदा तो जड़ों में गांठें ही गांठें। भिंडी में भी पिछले साल ऐसा ही था | brinjal-diseases-5
फसल का भाव गिरा है, गोदाम में रखकर उसी पर लोन मिल सकता है? | general-enwr-1 general-enwr-2 general-market-27 | general-market-28
भुट्टे आधे खाली निकले दाना भरा नहीं | maize-disorders-3 | maize-irrigation-1
बकरियों के टीके की सूची | goat-vaccination-1 goat-vaccination-2
पंजाब में पीआर 126 की पनीरी कब डालें और कितने दिन की रोपें | rice-nursery-3
शहद कब निकालें, पिछली बार पतला था और खट्टा हो गया | honeybee-harvest-1
नीलगिरी बीज वाली सस्ती है क्लोन महंगा, फर्क पड़ेगा क्या लकड़ी में | eucalyptus-varieties-1
तीसी खड़ी खड़ी सूख रही, बीज घर का था | linseed-diseases-1
रुई की रजाई कितने किलो की |
भिंडी की नई किस्म बनारस वाली कौन सी है यूपी के लिए | okra-varieties-2
ड्रैगन फ्रूट के खंभे कितनी दूरी पर और एक खंभे पर कितने पौधे, एक एकड़ का खर्च निकालना है | dragon-fruit-sowing-1
बैंगन के पत्ते बिल्कुल छोटे छोटे रह गए, पौधा झाड़ी बन गया, एक भी फल नहीं लगा | brinjal-diseases-1
जल्दी पकने वाली अरहर ताकि बाद में गेहूं बो सकें | pigeon-pea-varieties-1 pigeon-pea-varieties-3 | pigeon-pea-sowing-1
गाय आठवें महीने में बच्चा गिरा गई, पिछले साल भी ऐसा हुआ, घर वाले हाथ से साफ कर रहे हैं, क्या हमें भी कुछ हो सकता है | cattle-brucella-1
केसीसी बनवाने बैंक जा रहा हूं कल, कौन कौन से कागज लेकर जाऊं, जमीन बटाई की है | general-scheme-42 | general-scheme-41
पालक छिटकवां बोएं तो बीज ज्यादा लगेगा क्या, मेथी के साथ वाली क्यारी में | palak-seed-1
अलसी की कलियां फूल कर रह जाती हैं खिलती नहीं अंदर गुलाबी कीड़ा | linseed-pests-1 | linseed-pests-2 linseed-sowing-1
भिंडी हर दिन तोड़ूं या एक दिन छोड़कर, हाथ में खुजली होती है | okra-harvest-1
आज का मंडी भाव कहां | general-market-22
दीवाली वाला गेंदा कब डालूं | marigold-sowing-1
बकरी खरीदते वक्त क्या देखें | goat-select-1
राजमा में नत्रजन कितना दें चने जितना ही या ज्यादा | rajma-nutrients-1 | rajma-disorders-1
चाय में साल भर खाद | tea-nutrients-1
गलघोंटू में कितना टाइम मिलता है | cattle-hs-1 | cattle-vaccination-2
पपीते का नर पौधा पहचान | papaya-sowing-2
खरबूजे पत्ते सूखे फल फीके | muskmelon-diseases-2 | muskmelon-irrigation-1
सेब का डिब्बा पैक करने वाले मजदूर नहीं मिल रहे कहां से लाऊं |
रखे चने में छेद | chickpea-storage-1 | general-store-5
टमाटर की निचली पत्तियां सूखती जा रहीं, धब्बे में घेरे बने हैं | tomato-diseases-3
मछलियां किनारे पर रगड़ रही हैं, चमड़ी पर जूं जैसी चीज | fish-argulus-1
खुरपका मुंहपका का टीका बछड़ी को कब लगवाएं | cattle-vaccination-1 | cattle-vaccination-8
नहर का पानी है क्या गर्मी में रागी लगा सकते हैं कर्नाटक | ragi-sowing-2
वर्जीनिया तंबाकू में यूरिया ज्यादा डालने से पत्ता खराब होता है क्या, काली मिट्टी में कितना दें | tobacco-nutrients-1
तीस बकरियों में कितने बकरे रखें, वही बकरा पांच साल से है | goat-breeding-2
खरबूजे की कौन सी वैरायटी में ज्यादा पैदावार और भभूतिया न लगे | muskmelon-varieties-1 | muskmelon-diseases-2
ऊन का भाव भेड़ का इस साल |
नेपियर घास को गोबर धुलाई वाला पानी दे सकते हैं | hybrid-napier-irrigation-1
राजमा के पौधे पीले हो गए, काटकर कितने दिन सुखाएं | rajma-harvest-1
सूअर के छोटे बच्चे सफेद पड़ रहे हैं सांस तेज चल रही | pig-piglet-2
इलायची के पत्तों पर धारियां | cardamom-diseases-2
रिजका कब बोना है, बीज का छिलका कड़ा है भिगोऊं क्या | lucerne-sowing-1
टमाटर में तमिलनाडु के हिसाब से खाद कितनी, बोरेक्स जिंक भी | tomato-nutrients-1
सूअर के बच्चों को दाना कितने दिन से शुरू करें | pig-piglet-3
अदरक में पानी कब जरूरी | ginger-irrigation-1
अरंडी में निराई कितनी बार और किस दिन तक जरूरी है, मजदूर कम मिल रहे | castor-weeds-1
आम की छंटाई | mango-pruning-1 | mango-pruning-2
पराली में गेहूं मशीन | general-residue-3 wheat-machinery-1 general-residue-1 | wheat-machinery-2
राजमा पीला पड़ रहा एक पानी दे दिया अब क्या डालें, जड़ में गांठ नहीं है | rajma-disorders-1
खरपतवार बिना दवा कम कैसे करें, निराई कब कब जरूरी है किसी भी फसल में | general-weeds-1
उड़द करें या मूंग, उड़द में कितने कुंतल का भरोसा रखें | urad-yield-1 | urad-varieties-1
आलू के चिप्स बनाने का कारखाना कितने में लगेगा |
मूंगफली के दाने सिकुड़े निकल रहे पिछले साल जल्दी खोद ली थी, इस बार कैसे पहचानें | groundnut-harvest-1
मिर्च की डाल दी, अब एक एकड़ टमाटर की नर्सरी के लिए बीज कितना, हाइब्रिड महंगा है | tomato-seed-1
बरसात में टमाटर हरा का हरा मुरझा जाता है, दवा डालकर थक गया | tomato-diseases-6 tomato-diseases-5
समूह की दीदियों को ड्रोन कैसे मिला, उसमें सरकार ने कितना पैसा दिया | general-scheme-58
त्रिपुरा में दो एकड़ समतल जमीन पर रबर लगाना है, कितने पौधे मंगाऊं, किस महीने, और बीच की खाली जगह में क्या उगे | rubber-sowing-1 | rubber-varieties-1
जौ की बालियां कालिख जैसी हो गई, गेहूं पास में ठीक है, अगली बार क्या करें कि न हो | barley-diseases-1
बगीचे में सारे रॉयल डिलीशियस हैं फूल खूब आते हैं फल नहीं बैठता | apple-sowing-2
बैंगन में कितने दिन पर पानी दें, ठंड में पाला भी पड़ता है | brinjal-irrigation-1 | general-frost-2
आंगन में अंडे वाली मुर्गी ग्रामप्रिया कितने अंडे देती | poultry-backyard-2
शादी के गुलदस्ते के लिए रजनीगंधा डबल वाली कौन सी | tuberose-varieties-1
अंगूर की बेल का लोहे का ढांचा वाई आकार में लगाने का खर्च |
पपीते के पत्ते उल्टी कटोरी जैसे मुड़ गए पौधा बौना | papaya-diseases-2
रबर की किस्में मिलाकर | rubber-varieties-1
पत्तागोभी नहीं, फूलगोभी की अगेती और पछेती नर्सरी किस किस महीने में डालते हैं | cauliflower-sowing-1 | cauliflower-disorders-1
तोरई ठीक है पर कद्दू की बेल छोटी रह गई पत्तों पर गहरे हल्के हरे फफोले | pumpkin-diseases-1
रेह वाली जमीन सुधारनी है ढैंचा के साथ और क्या डालूं, धान लगाना है आगे | general-alkali-2 general-alkali-1 | general-greenmanure-2
देसी मटर पहाड़ में कब तक बो सकते हैं | field-pea-sowing-1 | field-pea-diseases-5
गर्मी में हरा धनिया कैसे उगाएं | coriander-sowing-2
तंबाकू गुड़ाई कितनी बार | tobacco-weeds-1
फुदका से पहले बचाव | rice-pests-2
पालक कितनी बार कटेगी | palak-harvest-1
नाले के किनारे और मेड़ पर खाली बंजर पड़ी है, क्या वहां बांस लग जाएगा | bamboo-soil-1
बाजरे में लाइन से लाइन कितनी दूरी | bajra-seed-2
मक्का भुट्टा भरने से पहले ही सूख रही, नीचे का तना चीरा तो रेशे और काले दाने | maize-diseases-4
सुपारी के पेड़ के बीच के पत्ते सिरे से पीले और गिरी काली नरम निकल रही | arecanut-diseases-2
सूरजमुखी में गंधक और बोरोन डालने से पैदावार बढ़ेगी क्या | sunflower-nutrients-2 | sunflower-nutrients-1
काजू छीलने के कारखाने में मजदूरी कितनी चल रही है |
गाय को टीका भरवाया था, गाभिन है कि नहीं कब दिखाएं और दूध कब बंद करें | cattle-breeding-8
अरंडी की तुड़ाई कब करें | castor-harvest-1
सूरजमुखी का बीज कितना किलो | sunflower-seed-3
केले के रेशे से कपड़ा बनाने की यूनिट |
कुलथी में पानी | horse-gram-irrigation-1
रागी में यूरिया किस्तें | ragi-nutrients-2 | general-fert-5
बछड़े को दाना कब से शुरू करें और सींग कब दगवाएं | cattle-calf-4
फागुन में गेहूं के पत्तों पर नारंगी भूरे गोल दाने बिखरे हैं | wheat-diseases-3
किसान सम्मान निधि की शिकायत का फोन नंबर | general-scheme-16
गाय के घी का डब्बा ऑनलाइन बेचना है, पैकिंग कहां से करवाऊं |
गेहूं काटने के बाद बिना जोते मूंग बो सकते हैं क्या, भूसा पड़ा है खेत में | moong-machinery-1
राजमा पर हरे माहू और पत्तों में सुरंग, फली में छेद भी, पहाड़ में हूं यहां दवा की दुकान नहीं | rajma-pests-2
आम पर कागज की थैली कब चढ़ाएं | mango-harvest-1 mango-diseases-2
मोगरा चिकनी मिट्टी में फूल कम दे रहा है क्या कारण | jasmine-soil-1
करेले की बेल जमीन पर फैल रही है और फल टेढ़े मेढ़े गंदे आ रहे, मचान कितना ऊंचा बनाएं | bittergourd-pruning-1
लंबे बैंगन का बीज बताओ | brinjal-varieties-1
बछड़े को लंगड़ी बुखार टीका | cattle-vaccination-7 | cattle-vaccination-5
पोखर से जंगली मछली कैसे हटाएं | fish-predator-1 | fish-pond-1
चौलाई का बीज कितना | amaranthus-seed-1
मेरे यहां चिकनी काली मिट्टी है और जाड़े में बहुत ठंड पड़ती है, क्या सुपारी चलेगी | arecanut-climate-1
`;
