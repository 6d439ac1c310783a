/** Messages that are not about farming, many of them in words of farming; a classifier learns from them. */
export const lookalikeOffTopicExamples = `
market is bullish or bearish today on nifty
what is a bear trap in trading
angel investor and seed round for my food delivery startup
how to raise seed capital for a tech company
apna startup register karke funding kaise laye
app banane ke liye investor kahan milega
wind speed on jupiter and its storms
is there water and soil on mars
how cold does it get on the moon at night
शुक्र ग्रह पर तापमान कितना होता है
चांद पर हवा चलती है क्या
mangal par paani mila ya nahi
who was the first agriculture minister and who is the home minister
next chief minister of our state will be who
कृषि मंत्री का बेटा चुनाव लड़ेगा क्या
agla krishi mantri kis party se banega
kaun sa neta is baar mantri banega
पोंगल किस दिन मनाया जाएगा
ओणम और बैसाखी की छुट्टी कब है
lohri kis tareekh ko hai is saal
makar sankranti ki patang kab udate hain
देवउठनी एकादशी का मुहूर्त कितने बजे है
चौथ माता की पूजा की विधि क्या है
govardhan puja ki katha sunao
nag panchami par kya chadhate hain
घर का बिजली मीटर तेज चलता है शिकायत कहां करूं
bijli ka bill upi se kaise jama hota hai
naya bijli connection ghar ke liye kaise mile
रसोई गैस की बुकिंग फोन से कैसे होती है
घर का पानी का बिल कहां भरते हैं
mobile recharge ka offer batao sabse sasta
light bill ki raseed kho gayi kaise nikale
plant a tree quote for poster in english
tree plantation day drawing for school
save soil slogan for competition
पेड़ बचाओ पर दस नारे लिखो
जल ही जीवन है पर भाषण
pani bachao par nibandh chahiye
rainbow me kitne rang hote hain
बादल क्यों गरजते हैं विज्ञान का प्रश्न
how do clouds form, science project
cow slaughter law debate points
which river is longest in the world
गंगा नदी कहां से निकलती है
himalaya kaise bana
kisan andolan ka neta kaun tha
कौन सा राजा किसान का बेटा था
farmhouse party booking near delhi
resort with fruit orchard for weekend stay
खेत वाला रिसॉर्ट शादी के लिए किराए पर
tractor race video download
tractor wala game phone me kaise chalaye
hay day game me level kaise badhe
harvest moon song lyrics
green room of the theatre meaning
bean bag chair price
corn dog near me
mango shake calories in one glass
rice cooker is not switching on
almond oil for under eye dark circles
cotton kurti design for summer
silk saree original hai kaise pehchane
दूध की मिठाई के लिए सबसे अच्छी दुकान
ghee kitna khaye ek din me wajan ghatane ke liye
haldi ceremony ke liye sajawat
रंगोली के लिए फूलों की सजावट
gulab dene wala din february me kaun sa hai
wheat field painting of van gogh, which museum has it
movie called laal mirch, where can i see it
cricket field dimensions from the wicket to the rope
silly point and gully are where on the ground
what is my wallet seed phrase and where to write it
apple phone 15 battery drains fast
is blackberry phone still sold
recipe of dum aloo for ten guests
how to send a cow emoji on whatsapp
how do i get root access on ubuntu
bulls and bears, who won in share market this week
data mining harvest script in python not running
crop my photo to passport size
plant manager resume for a car factory
field of type string in json is null
pods keep crashing in kubernetes
what is a decision tree in machine learning
how to merge a branch without losing commits
stem subjects after tenth, which is best
chicken dance steps for the school day
egg drop experiment for science fair
hen and chick story for nursery class with moral
bee gees song list
spelling bee winner this year
web crawler spider in node, how to stop
fish tattoo on the wrist meaning
goat of football messi or ronaldo
black sheep of the family meaning in a sentence
grapevine rumour idiom meaning
couch potato lifestyle essay of 200 words
tom and jerry cheese episode
my heart is dry without her, write me two lines
she left me for a city boy, how do i forget her
which seat will the party win in our assembly
is the exit poll true this time
cheapest flight to bangkok for two
honeymoon in manali, how many days
board exam date sheet of class twelve
fastest way to learn typing
bed sheet colour for a small room
knock knock joke for my nephew
गदर फिल्म में हैंडपंप वाला सीन किसने किया
मदर इंडिया फिल्म में नर्गिस के बेटे का नाम
मिर्च मसाला फिल्म किसने बनाई
क्रिकेट के मैदान में गली कहां होती है
पिच पर घास ज्यादा हो तो तेज गेंदबाज को क्या फायदा
सेब वाला फोन सस्ता कहां मिलेगा
आलू टिक्की की विधि बताओ कुरकुरी वाली
किसान की बेटी पर स्कूल में बोलने को भाषण लिखो
बंदर और मगरमच्छ की कहानी छोटी करके
शेयर बाजार का सांड ऊपर जाता है या नीचे
मेरी आंखें कमल जैसी हैं, इस पर शेर लिखो
बैल बुद्धि मुहावरा किसके लिए बोलते हैं
खेत चुग गई चिड़िया वाली कहावत पूरी करो
थोथा चना बाजे घना का अर्थ
दाल में कुछ काला है, पति देर से आता है
गुलाब जामुन की चाशनी कितने तार की
खीर में चावल पहले डालें या दूध
भैंस की आंख वाली फिल्म सांड की आंख किस पर बनी
फोटो क्रॉप करने वाला ऐप
कंप्यूटर में बग क्या होता है, कीड़ा कैसे घुसा
मुर्गा बनाने की सजा स्कूल में गैरकानूनी है क्या
अंडा पहले आया या मुर्गी, मजेदार जवाब दो
मकड़ी वाला हीरो किस फिल्म में तीन थे
चांद पर पानी मिला है क्या
बीकानेर जाने वाली आखिरी बस छूट गई, अब होटल कहां मिले
मां को शादी की सालगिरह पर क्या लिखूं
लड़का फोन नहीं उठाता तीन दिन से, प्यार खत्म हो गया क्या
जमानत जब्त होने का मतलब क्या, पंचायत में हमारे मामा हारे
चुनाव चिन्ह बदला जा सकता है क्या
दसवीं में फेल हुआ तो ओपन से भर सकते हैं
ताजमहल किस दिन बंद रहता है
दार्जिलिंग घूमने कितने दिन चाहिए
रील पर लाइक कैसे बढ़ाएं
पत्नी रूठी है, चुटकुला सुनाओ जो हंस पड़े
सिम बंद हो गई, नंबर वही कैसे रहे
हवाई जहाज ऊपर कैसे उड़ता है
छत की दीवार में सीलन है, कौन सा पेंट
टीवी का रिमोट बच्चे ने पानी में डाल दिया
जन्मदिन पर केक की सजावट का विचार
योग का कौन सा आसन गुस्सा कम करे
film kisan aur bhagwan me hero kaun tha
hera pheri me baburao ka poora dialogue
sarson ke saag wala gana kis film ka
ddlj me khet wala scene kahan shoot hua
cricket ground ka outfield geela ho to match hoga
silly mid on kaha khada hota hai
seed phrase kho gaya crypto wallet khulega kya
apple ka charger original kaise pehchane
aloo paratha ka masala fatke bahar nahi aaye
gaay wala emoji kaise bheju
root password bhul gaya linux ka
share market me bull aur bear kaun jeeta
minecraft me gehu kaise ugta hai
farmville ka level badhana hai
hay day game me sikke jaldi
clash of clans me gold mine upgrade
python me tree print karna hai loop se
github par branch delete ho gayi
excel ki field me formula nahi chal raha
photo me se background crop
plant me helper ki naukri nikli hai maruti
murga chhap match box ka malik kaun
anda curry teen log ke liye
machhli jal ki rani wala gana chala do
bhains wala joke sunao
bakra eid ki chhutti kis din hai office me
makkhi film ka part 2
chuha billi cartoon ka naam
saanp seedhi khelne ke niyam
angoor film me double role kiska
mirchi radio ka number kya hai
golmaal ki heroine ka naam
daku wali film jisme khalihan jalta hai naam batao
bus me mobile gir gaya imei se dhundhe
instagram par blue tick kaise
gf ko birthday pe kya du 500 me
shadi ke liye ladki dekhne ja raha kya poochu
neta ji ka asli naam kya tha
pradhan mantri ki umar kitni hai
mumbai local ka pass kitne ka
nepal jane ke liye passport lagta hai kya
ssc gd ka physical kab hai
board result kis site par dekhe
english bolna kaise sikhe ghar baithe
biryani me kewra kab dale
lassi gaadhi kaise bane dukan jaisi
pubg me id ban ho gayi
jeans pe tel ka daag
chidiya udi kauwa uda khel kaise khelte
`;
