import { smallTalk } from './small-talk.ts';
import { smallVerbs } from './small-verbs.ts';

/** Everyday words of stories, in three writings. */
const storyWords = `
marching meny source silky pasli golai udd medh medhi pakka pakki पक्का पक्की
says said but left sitting wait rest stay stays standing place middle well open check carry hold holds refuse passed finish right wrongly away
nikal nikli nikla nikle nikalta nikalti nikalte nikalne nikalna निकल निकली निकला निकले निकलता निकलती निकलते निकलने
samay samey समय agle agli agla अगले अगली अगला pichle pichli pichla पिछले पिछली पिछला khub khoob खूब ubale sach सच naam नाम number
du dus दूं dalu डालूं lao लाओ banao बनाओ banau बनाऊं karaun karau कराऊं ruk ruku rok roki रुक रुकूं रोक रोकी rukta रुकता
jabardasti zabardasti जबरदस्ती khatarnak खतरनाक taza taaza ताजा ताजी naya नया nayi baithe baithi बैठे बैठी बैठ baith guzar गुजर
likha likhe लिखा लिखे juda जुड़ा padhe पढ़ा kai कई bhag भाग or ओर wale walo वालों bagal बगल nearby jagah जगह qty baki baaki बाकी hisab हिसाब hone hona होने होना honge होंगे banta banti bante बनता बनती बनते
shahar शहर dopahar दोपहर ghanta ghante ghanto ghanton घंटा घंटे घंटों pados padosi padosan पड़ोस पड़ोसी paros parosi ch di da de ton nu kado kidda kinna kinne jadon hun vich
`;

/** Words that carry no meaning of their own in a question, in three writings. */
export const smallWords = `neend नींद bane bana ugaye ugayen ugana ugane उगाएं उगाना उगाने a an the of for in to and or on with by from near my our me i we you your it its this that these those is are am was were be been
being do does did doing done has have had having will would should can could shall may might must how what which who whom whose why when where
there here any some many much more most very too so if then than as at about into out up off over under again also just only not no yes ok
please pls plz sir madam bhai bhaiya bhaiji ji namaste namaskar hello hi dear respected tell give know want need get got getting let make made
kindly information info knowledge details detail regarding related relating concerning enquiry inquiry queries caller asking asked ask question query sawal suggest suggestion advise advice guide help provide jankari
farmer farmers kisan kisano kisaan farming cultivation cultivate growing grow grown farm field fields crop crops plant plants tree trees good best right correct proper suitable
use used using now today year years day days time date month months start started starting during between before after per acre hectare bigha each every all
problem problems issue issues attack attacks attacked incidence severe severity hamla हमला prakop प्रकोप measure measures practice practices package vegetative prabandhan प्रबंधन samasya dikkat pareshani thing things method way ways process tarika tareeka vidhi type types kind
ka ke ki ko se me mein mai mei main hai hain he h hn ho hu hun hoon hota hoti hote tha thi the aur or ya par pe per liye lie wala wali wale mujhe mujhko mera meri mere
hamara hamare hamari hamko humko hame hume ham hum aap aapka apna apni apne tum kaise kaisa kaisi kese kesay kab kya kia kyaa kyu kyun kyon kyo kaun kon konsi konsa
kaunsi kaunsa kaun si kitna kitni kitne kidhar kahan kahaan kaha jab tab to toh bhi hi na nahi nahin nhi mat bina sath saath baad bad pehle pahle tak
kar kare karen karna karne karte karta karti karu karun kiya kro kijiye karo karein raha rahe rahi rha rhe rhi gaya gaye gayi gyi gya ja jaye jaata jata jati jate jao
de den dena dene do dijiye dete diya le len lena lene lete lo liya lag laga lagi lage lagta lagte lagti lagna lagne chahiye chaiye chahie chahta chahte sakte sakta sakti skte
bata batao bataye bataiye bataen batayen bataiyega dal dale dalen daale daalen dalna dalne dalte daalna daal sahi accha acha achha achhi acchi achchi badhiya sabse ek do teen bar baar
is us isme usme iske uske iska uska isko yah yeh ye vah woh wo ab abhi aaj kal din mahina mahine saal sal kuch koi sab sabhi bahut bohot jyada zyada adhik kam thoda thode
kheti krishi palan fasal fasle faslon khet kheto paudha paudhe podha podhe paudhon ped pedo pedon bagh bagiche bag baag
का के की को से में मे है हैं हूं हो होता होती होते था थी थे और या पर पे लिए वाला वाली वाले मुझे मेरा मेरी मेरे हमारा हमारे हमारी हमको हमें हम आप आपका अपना अपनी अपने
कैसे कैसा कैसी कब क्या क्यों क्यूं कौन कौनसी कौनसा कौन सी सा से कितना कितनी कितने कहां जब तब तो भी ही ना न नहीं मत बिना साथ बाद पहले तक
कर करें करे करना करने करते करता करती किया करूं कीजिए करो रहा रहे रही गया गए गये गई गयी जा जाए जाये जाता जाती जाते
दे दें देना देने दो दीजिए देते दिया ले लें लेना लेने लेते लो लिया लग लगा लगी लगे लगता लगते लगती लगना लगने चाहिए चाहता चाहते सकते सकता सकती
बता बताओ बताएं बताइए बताये बतायें डाल डाले डालें डालना डालने डालते सही अच्छा अच्छी अच्छे बढ़िया सबसे एक दो तीन बार
इस उस इसमें उसमें इसके उसके इसका उसका इसको यह ये वह वो अब अभी आज कल दिन महीना महीने साल कुछ कोई सब सभी बहुत ज्यादा अधिक कम थोड़ा थोड़े
खेती कृषि पालन फसल फसलें फसलों खेत खेतों पौधा पौधे पौधों पेड़ पेड़ों बाग बगीचा बगीचे किसान किसानों समस्या दिक्कत परेशानी तरीका विधि जानकारी सवाल प्रति एकड़ हेक्टेयर बीघा
भाई जी सर नमस्ते कृपया समय सकता बारे बोला प्रकार
giving given gives gave getting became becomes appear appears appearing appeared develop developing starts started start stop stopped stops facing faced suffering suffer suffers observed noticed noticing happening whats hows wht hw plese u r ur im ive cant dont doesnt didnt isnt arent wont
khada khadi khade khare खड़ा खड़ी खड़े
schedule schedul chart calendar interval intervals stage stages plan planning table timing timings exact exactly approx approximately around weekly daily monthly yearly wise stage ke dauran dauran available avail
acer acar ekar ekad ekkad ekd hecter hectar hactare hectre bighe beegha kanal guntha gunta cent biswa bissa marla katha kattha killa kila tarikh taarikh week weeks hafta hafte haftey saptah month
janvari january jan february farvari feb march mahina april may june july august september october november december
lamba lambe lambi gol gola chhota bada bade mota mote moti chauda please batayiye bataaye btao btaye bta bataw batado btado batadijiye plzz sirji bhaijaan janna janana puchna poochna pucha puchhna sahayata chaahiye chayie chahye chhaiye kreinge krna krne kre krte krni krein kru krunga lgta lgte lgana rhi rhe ktna kitnaa kitany kitani konsi kaunse kaunsee konse kounsa kounsi kbb kub keise kasie kaisee kyse acchha acche achhe
keep kept keeps needed needs require required requirement times often many home house safe ok okay turn turning turned become becoming becomes going goes go gone come comes coming came
show showing shows shown see seen seeing look looking looks found find finding put putting take taken taking taking bring say said saying told called call name named think happen happens happened happening
work working works try tried want wants wanted long short big large high low little bit enough total number quantity amount level size next last first second new ignore without within while until till since because though
near around one two three four five six seven eight nine ten whole full half lot lots something anything everything nothing someone still yet always never sometimes really actually soon later now inside outside
possible impossible allowed better best worse bad different same other another such per cent percent etc thanks thank reason reasons cause causes caused causing effect due main common normal
north south east west india indian bharat uttar dakshin uttari dakshini north-east state district village gaon zila jila region area side part parts
chal chala chali chalta chalte pad pada padi pade padta padte padega jaisa jaisi jaise waisa banta banti bante ban bana banane banaye banaen banaye banana banate banti bani aa aaya aayi aaye aata aati aate aana aane ata ati ate aa raha aa rahi
milta milti milega milegi mil mila mile rahta rahti rahega rakhna dikh dikhta dikhe dikhai dikhna dekhe dekho samajh pata hua hui hue huye huwa jaye jaay jayega jayegi hogaya hogayi ho gya upyog istemal kaam kaise kare zarurat jarurat jaruri zaruri chalega sambhav kaaran karan wajah
bachana bachaye bachane bachayen taraf oopar andar bahar beech bich pura poora poore poori puri purana ekdum ekdam turant jaldi se phir fir lekin magar agar warna matlab yani kyunki isliye kyoki
चल चला चली चलता पड़ पड़ा पड़ी पड़े पड़ता पड़ते पड़ेगा जैसा जैसी जैसे वैसा बनता बनती बनते बन बना बनी बनाने बनाएं बनाना बनाये आ आया आयी आई आए आये आता आती आते आना आने मिलता मिलती मिलेगा मिल मिला मिले रहता रहती रहेगा
दिख दिखता दिखे दिखाई देखें समझ पता हुआ हुई हुए जाएगा जायेगा जाएगी उपयोग इस्तेमाल काम जरूरत जरूरी चलेगा संभव कारण वजह बचाना बचाने तरफ अंदर बाहर बीच पूरा पूरी पूरे एकदम तुरंत फिर लेकिन मगर अगर मतलब यानी क्योंकि इसलिए
एकड एकर बिघा हफ्ता हफ्ते सप्ताह तारीख महीनों जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर लंबा लंबे लंबी गोल बड़ा बड़े बड़ी मोटा कृपा बतायें बताइये चाहिये कीजिये उपलब्ध दौरान अनुसार लगभग
भारत उत्तर दक्षिण पूर्व पश्चिम राज्य जिला गांव क्षेत्र इलाका घर सुरक्षित होगा होगी होंगे करूं हमें इन उन इनको उनको इनका उनका उनके इनके डालूं लगाऊं
${smallTalk} ${smallVerbs} ${storyWords}
sad galat galti galtiyan gali gaali gaaliyan गलत गलती bal baal balti baalti bucket बाल बाल्टी dan daan दान dukh dukhi dak daak square kata kaata kate kaate kati kaati katne काटा काटे काटी nai pai dala dali daala daali डाला डाली bore hoke pita pite piti पिता पीता पीते`;

/** Hindi in Latin letters that English does not have: they tell the language of a message. */
export const hinglishWords = `padi pada pade aaya aayi aata aati hua hui hue kaaran bachane bachaye jaise jaisa ka ke ki ko se mein mai mei hai hain hota hoti hote tha thi aur ya liye wala wali wale mujhe mera meri mere hamara hamare aap apna apni apne kaise kaisa kaisi kese kab kya kia kyu kyun
kyon kyo kaun kon kitna kitni kitne kahan kaha jab tab toh bhi nahi nahin nhi bina saath baad pehle pahle tak kar kare karen karna karne karte karta kiya kro karo raha rahe rahi rha rhe rhi
gaya gaye gayi gya ja jaye jata jati jate dena dene dijiye diya lena lene liya lag laga lagi lage lagta chahiye chaiye sakte sakta batao bataye bataiye dal dale dalen daale dalna sahi accha acha achha
abhi aaj din mahine saal bahut jyada zyada adhik thoda kheti palan fasal khet paudha paudhe ped patti patte pili peeli phool phal dawa dawai khad beej kism rog keeda kide sinchai pani katai buwai mitti hoga hogi lagaye boye bone lagane`;
