/** Messages that facts answer, in few plain words or as a call centre notes them; a classifier learns from them. */
export const notedAnswerableExamples = `
precautions while spraying
safety measures for spraying chemicals
asking about care to take during spray of insecticide
what to wear when spraying medicine
rats in field
rats in wheat field
how to control rats in paddy
rat damage in sugarcane
information on rat control
asking about rodent problem in gram
khet me chuhe
dhan ke khet me chuhe bahut hai
chuho se fasal kaise bachaye
chuhe bil bana rahe hai med par
खेत में चूहे
गेहूं में चूहों का नुकसान
चूहों से गन्ना कैसे बचाएं
asking about termites
query on white grub
insects in castor
insect in my crop of til
asking about fungus in soybean
fungal problem in linseed
fungal infection in turmeric crop
plant protection in brinjal
plant protection of gram
disease problem in lentil
asking about weeds in sesame
weed management in jute
growth of cotton is slow
asking about fertilizer for bajra
nutrient management in sunflower
nutrient management in jowar
seed rate of barley
sowing time of linseed
varieties of turmeric
variety of lentil
information on irrigation of mustard
harvest time of ginger
storage of garlic
how to store gram
how to make compost
how to prepare jeevamrut
method of preparing beejamrut
compost banane ki vidhi
beejamrit kaise taiyar kare
kenchua khad kaise taiyar kare
कंपोस्ट बनाने की विधि
बीजामृत कैसे बनाते हैं
केंचुआ खाद की जानकारी
asking about green manure
dhaincha ke bare me jankari
asking about soil sample
mitti ka namuna
gypsum in usar land
toll free number of kisan call centre
kisan helpline number
farmer helpline
किसान हेल्पलाइन का नंबर
how to report crop loss
fasal nuksan ki suchna
फसल खराब होने की सूचना कहां दें
asking about premium of crop insurance
loan for dairy farm
dairy ke liye loan
डेयरी लोन की जानकारी
loan for goat farm
subsidy on seed drill
asking about solar pump
asking about registration on enam
asking about status of kisan samman nidhi
kisan credit card for fishery
feed of milking cow
feeding of goats
feed for calf
fish feed quantity
asking about deworming of goat
vaccination in sheep
cow does not come in heat
repeat breeding in buffalo
less milk in buffalo
loose motion in calf
cow with swollen udder
hen laying less eggs
asking about bees in summer
honey extraction
`;
