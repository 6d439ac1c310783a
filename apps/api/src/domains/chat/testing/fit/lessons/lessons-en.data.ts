/** Messages in English, each with the facts that answer it best and behind them those that answer it too; none where no fact does. */
export const enLessons = `
We are 220 growers in a plain district of UP and want a registered producer company under the central scheme. Do we have enough people? | general-scheme-65 | general-fpo-1
My mother is 78 and her thumb does not match on the machine and no phone is linked to her Aadhaar. How can her PM Kisan KYC be done? | general-scheme-9 | general-scheme-8
Is there any acre limit for PM Kisan? Someone said only those below 2 hectares can get it. | general-scheme-4
My KYC was pending for a year and I finished it last week. Will the three missed instalments come or are they gone? | general-scheme-11
Hail fell last night only on my side of the village and my insured wheat is flat. Where do I report and how many hours do I have? | general-scheme-26 | general-scheme-27
The bank deducts crop insurance from my KCC every year. I do not want it this kharif, what must I do and by when? | general-scheme-25
If I take 2.5 lakh on my Kisan card and return it before the due date, what interest will I actually pay? | general-scheme-37
I already bought a sprinkler set from the local market. Can I now claim the government subsidy with this bill? | general-scheme-50
I want to begin a farm with 100 female goats and 5 bucks. What government help is there and who pays the rest? | general-scheme-69
Which website shows khasra and khatauni of my village in Madhya Pradesh? | general-scheme-86
A flood took more than half my paddy and I had no insurance. How can I get government relief and whom do I tell? | general-scheme-83 | general-scheme-84
When should I sow alsi in Kanpur area so that the bud fly and rust do not hurt it? | linseed-sowing-1 | linseed-pests-2
I can irrigate my linseed only twice. At what days should I give the two waterings? | linseed-irrigation-1
In our Uttarakhand village when do we sow gahat and when will it be ready to cut? | horse-gram-sowing-1
Which horse gram seed is advised for Karnataka? | horse-gram-varieties-1
My guava tree turned yellow on one branch after the rains and then the whole tree died. Can I plant a new one in that pit? | guava-diseases-1
How long does picked guava stay good at home and how much can a grown tree give in a year? | guava-harvest-1
I have made a brick tank with holes for NADEP. In what order and quantity do I fill waste, soil and dung? | general-compost-1
There are only ten days before wheat sowing in Punjab. Is it worth spraying Pusa decomposer on paddy straw? | general-residue-4
Which haldi variety becomes ready in about six months and what yield does it give per acre? | turmeric-varieties-1
My lauki vine has plenty of flowers but all are male and not one fruit is forming. Why? | bottlegourd-disorders-1
How many lauki seeds go in one pit, how deep, and should I soak them? | bottlegourd-seed-1
When will PKM 1 moringa bear and how many pods come from each tree? | drumstick-yield-1
After how many days can I make the first cutting of amaranth greens and how soon again? | amaranthus-harvest-1
My rubber trees give no latex on half the cut after daily tapping. Should I rest them? | rubber-disorders-1
Some of my silkworms are swollen and shiny and leak milky water. What is this? | silkworm-disease-1
I mixed Trichoderma in the field two days after a chemical fungicide. Was the gap enough? | general-tricho-2
Which bank branch in Sitapur gives a Kisan card the fastest? |
What will be the price of urea bag next January? |
Which tractor brand gives the best mileage for rotavator work on subsidy? |
How do I change the nominee in my crop insurance policy online? |
Which chemical and how many ml per litre should I spray to kill linseed semilooper? |
How is linseed oil pressed at home with a small machine and what does the machine cost? |
How do I stop parrots and bats from eating my guava at night? |
What is the nutrition value of horse gram for sugar patients? |
How do I repair the leaking valve of my knapsack sprayer? |
Which district office in Kerala buys raw rubber sheets from small growers and at what rate? |
How do I make turmeric powder packing with a brand label and FSSAI licence? |
How do I raise queen bees by grafting larvae into cell cups? |
The brood in my bee box smells foul and the dead larvae pull out like a rope, which medicine cures it? |
My jersey cow showed heat at 6 in the morning today, should I call the AI worker this evening or tomorrow? | cattle-breeding-2
There is lumpy in the village 3 km from us. My cows are still clean, should they be vaccinated now? | cattle-lsd-3
One teat of my cow became hard and hot since night, milk is coming with small clots. Can I send it to dairy? | cattle-mastitis-1
A calf was born to our cow half an hour back, weight around 30 kg. How much first milk per day and how soon? | cattle-calf-1
HF cross cow giving 12 litres, how many kg of concentrate and straw should she get per day? | cattle-feeding-2
Cow entered a field of short drought hit jowar and within minutes fell shivering. What is this and what should I do? | cattle-feeding-8
My calf is four months old. When do I give the foot and mouth vaccine and when is the repeat? | cattle-vaccination-1 | cattle-vaccination-8
Is it safe to give deworming tablet to a six month pregnant cow before the vaccination camp? | cattle-deworm-2 | cattle-vaccination-5
I want to make silage for my cows in a pit. How to fill it, close it and after how many days can I open? | cattle-fodder-4 | fodder-maize-feeding-1
Silvery white lines on my onion leaves and tiny yellow insects inside the folds. What should I spray first? | onion-pests-1 | onion-pests-2
Till which day after transplanting can I put urea in onion so that the neck does not get thick? | onion-nutrients-1 | onion-disorders-2
How many quintals of kharif onion should I expect from one acre? | onion-yield-1
My goat was crossed with the buck on 10 January. When will she kid? | goat-breeding-1
I live in Agra town with only a small courtyard. Which goat breed can I keep tied at home? | goat-breeds-3
Urad sown after paddy in Thanjavur, on which days should I spray DAP and potash solution? | urad-nutrients-2
I am from Ludhiana and want to sow Mash 1137 in spring. When, how much seed and fertiliser per acre? | urad-sowing-3
Our buffalo calved yesterday and now she cannot stand up. Is it milk fever, should we wait? | buffalo-health-2 | cattle-milkfever-1
Which buffalo gives very rich milk for ghee even on poor fodder in the Chambal area? | buffalo-breeds-3
Grapes taste sour but trader is ready. Will they get sweet after picking, and what Brix should I wait for? | grapes-harvest-1
White waxy insects and black sticky mould inside my grape bunches, ants also climbing. What can I do without strong chemicals? | grapes-pests-1
When should ginger be dug for making dry ginger, and when for selling green? | ginger-harvest-1
Orange powder below coffee leaves and leaves dropping, what can be done and is there any tolerant type? | coffee-diseases-1 | coffee-varieties-1
How many robusta coffee plants per acre and what pit size, planting in June? | coffee-sowing-1
Which early dwarf green pea should I sow in September in Himachal and how much will it give? | greenpea-varieties-1
Black caterpillars and tiny holes on my radish leaves. People eat it raw so what is safe to use? | radish-pests-1
Our sow lies on her piglets and crushes them. How to stop it and when can piglets start eating? | pig-piglet-3
How much subsidy does the government give for opening a ten cow dairy in Uttar Pradesh? |
My milking machine is pulling less vacuum on the cows, which part should I repair? |
Which dairy in Pune pays the highest rate for cow milk? |
My cow swallowed a nail, how is it taken out? |
What is the history of the export ban on onion in India? |
Can I grow onion as intercrop in sugarcane and which row arrangement? |
How do I castrate male goat kids and at what age? |
What is the MSP of urad this year? |
How can I set up a small mill to split urad into dal at home? |
How do I make raisins from grapes at home, and how much dipping oil is used? |
Can ginger be grown in grow bags on a terrace, and what mix should be filled? |
What does a coffee estate owner have to do to get organic certification? |
Can radish be sown together with carrot on the same ridge? |
I have 2 acres of paddy land near Gaya. How big should the seedbed be and how many days ahead of planting do I sow it? | rice-nursery-1
My land in Sangrur is medium to heavy. I want to drill rice directly without transplanting, how much seed for an acre and from which date? | rice-sowing-4
Around 12 small brown hoppers per hill are sitting low on my rice and the ears are coming. Do I have to spray yet or can I wait? | rice-pests-3
A few grains in my paddy ears have become yellow velvety balls. Is there any use in spraying now? | rice-diseases-7
They told me 120-60-40 for my paddy. How many kilos of DAP, urea and potash is that in one acre? | rice-nutrients-2 | general-fert-1
Most grains of my paddy are straw coloured but the stalks are still a bit green. Shall I cut now and what moisture should the grain have? | rice-harvest-1
My day old layer chicks arrive tomorrow. How warm should the brooder be in week one and how do I bring it down later? | poultry-brooding-1
Since ten days my laying hens give fewer eggs and the shells break in the hand. What is missing in their feed or light? | poultry-layer-3
There is bird flu news from the next district. Are boiled eggs and curry chicken safe for my children? | poultry-flu-2
My turkey poults are four days old and do not find the feed. What can I do so they start eating? | poultry-turkey-2
I want to keep my own bhindi seed. Should I sow in March or wait for the rains in June? | okra-sowing-1
It is 43 degrees here and my lady finger flowers dry and drop. Can I save the crop? | okra-disorders-1
I want to give soil from my 2 acre plot to the lab. How deep do I dig, at how many places, and where should I not take it? | general-soiltest-1 | general-soiltest-2
My land gets a white salt crust every summer and the EC report is 6. Will gypsum cure it? | general-saline-1
Our seed drill has one box only. Is it alright to put DAP and seed together in it? | general-fert-6
How many kilos of 21 percent zinc sulphate go in one acre of soil and do I repeat it every year? | general-zinc-2
My soil has become tired and organic carbon is low. What should I do year by year to raise it? | general-carbon-1
Sweet sticky drops fell from my bajra ears and later black hard pieces came in the grain. Can I give it to cattle? | bajra-diseases-2
My jute is 105 days old and nearly half the plants have small pods. Should I cut now for good fibre? | jute-harvest-1
Groups of hairy caterpillars are eating the top leaves of my pat crop in Cooch Behar. What can I do? | jute-pests-1
I planted 45 day old gobi seedlings and now the heads are no bigger than a button. Was the old seedling the reason? | cauliflower-disorders-4
We got no showers in March. Do I need to irrigate my cardamom now and after how many days each time? | cardamom-irrigation-1
Young leaves of one cardamom clump have broken pale stripes and it stays small. Can medicine save it? | cardamom-diseases-2
I let the field go dry and then flooded it, now my watermelons have cracked. How should I water till harvest? | watermelon-irrigation-1
Will amla live in my usar land of pH 9, and what should go in the planting pit? | amla-sowing-1 amla-soil-1
My jasmine bushes are pale yellow and I saw small knots on the roots. What treatment should I give? | jasmine-disorders-1
Yellow leafless threads are twisting all over my lucerne. How do I stop it and can the animals eat it? | lucerne-weeds-1
What will the support price of paddy be next year, should I hold my stock? |
In Karnal which earns more money per acre, basmati paddy or sugarcane? |
My rice was washed away by flood in Assam. How do I claim crop insurance? |
How much bank subsidy can I get for starting a layer farm of 5000 hens? |
How many days does a duck egg need in the incubator before it hatches? |
Which foreign market buys Indian okra and what residue limits do they keep? |
Where is the soil testing laboratory in Nashik and what are its phone numbers? |
What is the government price of a 45 kilo urea bag in this season? |
How do I build a vermicompost bed and how many earthworms does it need? |
My bajra flour turns bitter in two weeks. How can a mill stop that? |
Grey powdery aphids cover the leaves of my cauliflower. What should I do about them? |
How is large cardamom of Sikkim grown and how long does it bear? |
Is the yellow fleshed watermelon hybrid Arohi better than Sugar Baby? |
tubewell irrigated wheat in karnal, paddy field got free on 28 october, should i wait or sow now and what is the last good date | wheat-sowing-1 | wheat-sowing-2
last year many ears of my wheat turned to black dust and i am keeping the same seed, what should i mix in the seed before sowing | wheat-seed-4 | wheat-diseases-4
shopkeeper asks how many bags of dap, urea and potash i need for one acre of wheat on the 120 60 40 recommendation | wheat-nutrients-4
my wheat looks yellow but i cannot tell if it is hunger for urea, zinc or rust, how do i find out | wheat-disorders-2 | wheat-disorders-1 wheat-diseases-1
we spray the same herbicide every year in wheat and now the gulli danda stays green, shopkeeper says double the dose | wheat-weeds-3 | wheat-weeds-4
there are two or three aphids on each wheat ear and also many ladybirds, do i need to spray | wheat-pests-2
in january my banana bunches got stuck in the throat of the stem, how do i stop it next year | banana-disorders-3 | banana-climate-1
new leaves of my banana come out small and stand up in a bunch, plants are not growing and there are black aphids | banana-diseases-4
how many tissue culture robusta banana plants should i order for one acre and at what distance | banana-sowing-1
bottom of green tomatoes is turning black and leathery, i water them irregularly | tomato-disorders-1
tomato plants have become bushy and small with curled leaves, some are already sick, can i save the rest | tomato-diseases-1 | tomato-pests-1
how many grams of hybrid tomato seed are enough for one acre | tomato-seed-1
black shiny aphids have covered the tips of my safflower and everything is sticky, what can be done | safflower-pests-1
i want to grow gram along with safflower in parbhani side, in what row ratio | safflower-intercropping-1
small buttons drop from my coconut palms in the dry months, how much water by drip and does burying husk help | coconut-irrigation-1
my coconut seedlings are two years old, what manure and fertilizer should each get this year | coconut-nutrients-2
apples have rough black scabs and cracks, leaves have velvety patches, spring was rainy | apple-diseases-1
my village is at 1000 metres with little snow, is there any apple that fruits with less cold | apple-climate-1
which month should i pick kinnow in abohar and should the fruit be pulled or clipped | orange-harvest-1
skin of my shahi litchi splits after hot west wind followed by rain, how can i prevent it | litchi-disorders-1
how many days between two plucking rounds in my small tea garden and what to do with banjhi shoots | tea-harvest-1
how many stems should i keep on each capsicum plant in the polyhouse and how to tie them | capsicum-pruning-1
after how many days is the first cutting of palak and how many cuttings can i take | palak-harvest-1
which nozzle do i use for weed killer and which for insecticide on a back sprayer | general-nozzle-1
does sowing wheat with a happy seeder cost less than burning the paddy straw and ploughing | general-residue-2
if i cut young fodder jowar and dry it in the sun for a day does the poison go away | fodder-sorghum-feeding-3 | fodder-sorghum-feeding-1
neighbour says my safeda row on the bund dries his well and shades his crop, how far should it be | eucalyptus-intercropping-1
what will be the wheat support price next year in haryana |
how do i repair the gearbox of my wheat threshing machine |
how many millilitres of propiconazole per tank for wheat yellow rust |
which weedicide is safe between banana rows when the plants are still small |
which week will tomato price go up in kolar mandi this season |
is safflower oil better for the heart than sunflower oil |
my coconut fronds have small grey spots with brown margin like blight, what is the treatment |
how do i use hail nets over my apple trees and what subsidy is there |
how do i control citrus canker lesions on my nagpur orange fruits |
how to get a gi tag user certificate for my shahi litchi orchard |
how do i register my small tea garden with the tea board |
which virus gives mosaic patches on capsicum leaves and how does it spread |
my hand sprayer leaks from the piston washer, how can i fix it |
what is the price per quintal for eucalyptus wood at the paper mill in yamunanagar |
prices fell to the floor at harvest. my cousin says keep the wheat in a registered godown and take bank money on the slip, how does it work | general-enwr-1 | general-enwr-2 general-market-27 general-market-29
i grow moong and maize this kharif, tell me what rate the government has fixed per quintal for 2025-26 | general-market-3
In Haryana we did not enter our bajra on the portal, now the mandi gate is not giving us the support price, is that the rule | general-market-7
sold my chana lot by online bidding, buyer says he has paid but nothing reached me, where does the money sit and is mandi fee cut from it | general-market-20
we keep twenty buffaloes and sell milk to a dairy, is this income tax free like crop income | general-market-31
our potato field in Punjab is empty now, till what date can i sow summer moong and does it need any fertiliser after potato | moong-sowing-1 moong-nutrients-1
moong leaves are turning yellow like a net, the shopkeeper says put urea, will that cure it | moong-diseases-2 | moong-diseases-1
most of my moong pods have gone black but a few on top are still green and clouds are building up, should i pick now | moong-harvest-1
which moong seed is good for the plains of UP both in kharif and zaid and how many quintals does it give | moong-varieties-2 | moong-yield-1
i want to take wheat after arhar on canal land, by when must the arhar be sown and which early variety vacates by november | pigeon-pea-sowing-2 pigeon-pea-varieties-1 | pigeon-pea-sowing-1
when we shell the tur pods there is a small white maggot and half eaten grain although the pod had no hole outside | pigeon-pea-pests-3
black cloudy weather for ten days and my arhar is dropping all its flowers, will a DAP spray help | pigeon-pea-disorders-1
my til flowers have changed into bunches of small green leaves and there are no capsules, what is this and did i sow too early | sesame-diseases-1 | sesame-sowing-1
there is a huge green caterpillar with a horn on its tail eating my sesame plants bare, what should i do | sesame-pests-2
can i keep grain from this year's hybrid sunflower and sow it next season, and how much seed does an acre need | sunflower-seed-3
it is already the first week of march, is it too late to sow spring sunflower in the tarai | sunflower-sowing-1
at four in the morning all my rohu come up and gulp air at the surface, what must i do right now | fish-oxygen-1
flat round bugs are stuck to the skin of my carp and the fish rub themselves on poles | fish-argulus-1
rough brown corky spots with a yellow ring on my kagzi lime fruits and twigs, traders refuse them | lemon-diseases-1
lemons split open on the tree after yesterday's heavy rain, it had been dry for a month before | lemon-disorders-2
the beer company wants malt barley from our village in Haryana, which variety should we sow | barley-varieties-1
half of my carrots came out with two legs and some were cracked, did the fresh dung do this | carrot-disorders-1 | carrot-soil-1
for a mentha nursery to transplant after wheat, how many kilos of suckers are enough for one acre | mint-seed-1
my mint is showing the first flowers at 110 days, should i cut it and how much oil comes from an acre | mint-harvest-1
orange-red beetles are making holes in the leaves of my baby muskmelon plants, should i use ash | muskmelon-pests-1
i want marigold garlands ready for diwali, when do i sow and how old should seedlings be at planting | marigold-sowing-1
my mosambi fruits have a rusty bronze skin and the orchard is beside a dusty road, how do i stop this | sweet-orange-pests-1
do i need a forest permit to cut and sell the bamboo that grows on my own field | bamboo-market-1
my happy seeder makes a grinding noise while sowing moong in wheat stubble, which bearing do i have to change |
brown bugs with pointed shoulders sit in groups on my green tur pods and suck them, how do i control these bugs |
what was the wheat support price in the year 2008 |
which Uttarakhand helpline number do i call when my paddy weighing is delayed |
how do i remove the hull of sesame at home to make white tahini |
is sunflower oil better than groundnut oil for a heart patient |
what salinity should i make in my pond to grow vannamei shrimp and where do i get its seed |
how is lime pickle bottled so that it keeps for a year in the shop |
yellow powder in stripes along barley leaves, looks like yellow rust, which spray should i use |
how do i sell carrots as frozen cubes and what temperature must the cold room have |
the boiler of my mint distillation tank is leaking steam from the joint, how do i seal it |
how many calories and how much sugar does one ripe chikoo have for a diabetic person |
how do i extract lutein colour from marigold petals to sell to a poultry feed company |
my whole bamboo clump has started to flower after forty years, why did this happen |
sirsa farmer here. whitefly is below the leaves of my narma, counted about 7 on a leaf this morning and leaves feel sticky. act now or wait | cotton-pests-4 | cotton-pests-5
i am planting bt cotton hybrid in 3 acres, how many kilos of seed will it take in total | cotton-seed-1
sky is covered since ten days in august at amravati and the cotton is throwing all its buds and flowers, what should i give to stop it | cotton-disorders-2 | cotton-disorders-1
dindigul side, my cotton is 80 days and already above my head but not branching, shall i break the growing tip | cotton-pruning-1
my field in rewari is free after bajra and there is moisture. can i put chana on 5 october or is it too early | chickpea-sowing-1 | chickpea-diseases-1
dollar chana sowing next week, how many kilos of seed should i keep for one acre | chickpea-seed-1
opened my drum of chana and there are round holes and tiny white eggs on the grain, how do i keep the rest safe | chickpea-storage-1
ludhiana, heavy land where paddy stood, i want to sow chhole and also give water later. which method and till what date | chickpea-sowing-2
first time growing hybrid mirchi on one acre, how many grams of seed for nursery and how old should the seedlings be when i shift them | chilli-seed-1 chilli-nursery-2
rain water stood two full days in my green chilli field and now plants look wilted, will they live and what should i do | chilli-soil-1 | chilli-diseases-5
mirchi crop near warangal, every flower has tiny black insects inside and mixing four chemicals made it worse, what is left to try | chilli-pests-3
i have tubewell castor at mehsana, gch 5, how many times should i give nitrogen and on which days | castor-nutrients-1
main spike of erandi has gone brown but all the side ones are green, do i cut everything together or one after other | castor-harvest-1
dal pea sown on moisture is now six weeks old and there was no winter rain, is one watering enough and when | field-pea-irrigation-1
short type matar, how much seed goes in an acre and how close should the lines be | field-pea-seed-1
two week old jowar, the middle leaf is dry and gives rotten smell when i pull it, many plants like this. what is it and how to save the crop next season | jowar-pests-1 | jowar-seed-1
it rained on my ripe jowar and the heads turned pink and black, what should i do and which kind to sow next year | jowar-diseases-2
please tell full method of nimboli spray at home, how much kernel in how much water, and is morning or evening better for spraying | general-neem-1 general-neem-2
small white flies and chepa everywhere, how many yellow gum boards are needed for an acre and can i make them from old tins | general-trap-3
anar fruits were almost ready, i gave full water after a dry gap and now they are splitting open, how to stop the rest | pomegranate-disorders-1
thrissur, my mauritius pineapple is 8 months old with about 40 leaves and only some are flowering. how can i get all to flower in one go | pineapple-disorders-1
how many kilos of lahsun cloves are planted in one acre, and what depth and distance | garlic-seed-1
dug out my garlic today, want to hold it for four months, how should i dry and hang it | garlic-storage-1
karela seeds are lying in soil since 12 days and not opening, the shell is very hard. what treatment before sowing | bittergourd-seed-1
arvi planted in march, leaves have started to dry, when to dig and how many quintals per acre should i expect | colocasia-harvest-1
sevanthi flowers have to travel overnight, how open should i pick them and after how many days again | chrysanthemum-harvest-1
planning kamalam on one acre, need number of posts, number of cuttings and the planting month | dragon-fruit-sowing-1
My wheat will be cut only by end of April in Bijnor. If I plant sugarcane after that, how much more seed and what change in row distance should I make? | sugarcane-sowing-2 | sugarcane-sowing-3
I used the power sprayer twice on my young sugarcane for shoot borer and still dead hearts are there. Why is it not working? | sugarcane-pests-4
We cut cane in the last week of December and stubble is hardly sprouting because of cold. Should I cover it with the dry leaves? | sugarcane-harvest-1 | sugarcane-organic-1
How many weeks before cutting my sugarcane should water be closed so that recovery is better? | sugarcane-irrigation-2
Total how many three bud setts and how many quintals of seed cane do I need for one acre of sugarcane? | sugarcane-seed-1
I dug my groundnut and half the pods are empty, they click when pressed, but plants were green. What was missing in the soil? | groundnut-disorders-1
In my groundnut the top bud has dried, plant is short with bunched small leaves and no pods. How do I avoid this next year and which traps to hang? | groundnut-diseases-4 | groundnut-sowing-1
I am from Kurnool. For rabi groundnut, how many kilos of kernels per acre and what row spacing? | groundnut-seed-2
After the first monsoon rain, red hairy caterpillars are marching field to field and finishing my groundnut. How to stop them? | groundnut-pests-4
Dealer gave me only DAP for mustard. Do I have to give gypsum or sulphur separately to get good oil? | mustard-nutrients-3
White cotton like growth on my mustard stem and hard black grains inside, the plants are breaking. What is it and how to prevent it? | mustard-diseases-3
My mustard is on sandy soil and there is no rain. On which days should I give the two irrigations? | mustard-irrigation-1
Tips of my brinjal shoots are drooping and fruits have holes with dirt inside. What can I do, how many traps per acre? | brinjal-pests-1 | brinjal-pests-2
A few brinjal plants have become like a bush with very tiny leaves and give no fruit. Should I pull them out? | brinjal-diseases-1
Lots of flowers on brinjal but they drop in this heat and fruits do not set, why? | brinjal-disorders-1 | brinjal-irrigation-1
Guar price has fallen. For how many years can I keep the dry seed in bags safely? | guar-storage-1
Guar plants are drying in patches with brown roots. My uncle says sow it mixed with jowar, does it help? | guar-diseases-3
This winter there is no rain at all, when should I give light irrigation to masur? | lentil-irrigation-1
The neck of my ragi ears turned black and the fingers are brown with no grain. Which varieties resist this? | ragi-diseases-1
Hail destroyed my insured wheat yesterday. Within how many hours and to whom do I have to report? | general-hail-2
Hot winds have started in March while my wheat is filling grain. What spray and watering will help? | general-heat-1
What pit size and spacing for cashew grafts, and how many trees come in an acre? | cashew-sowing-1
How many yellow and blue sticky cards per acre in cumin, and at how many aphids per shoot should I act? | cumin-pests-1
Customers complain my cucumbers are bitter and many are crooked. What is the reason? | cucumber-disorders-1
My oyster mushroom bags have turned white all over after 18 days. What should I do now with bags and room? | mushroom-housing-1
My buffalo got a swollen left side after eating wet berseem in the morning. How should I feed it safely? | berseem-feeding-1
Skin of my soybean seed peeled off when I wetted it with beejamrut. How else can I treat it? | general-beejamrut-2
How much should I pay per day to labour for cutting sugarcane in western UP this year? |
Wild boars are breaking my sugarcane at night, what fence or repellent should I use? |
Is there a minimum support price announced for groundnut next year and what will the market rate be in January? |
Which groundnut variety should I plant for boiled nut sale in Tamil Nadu? |
How many honey bee boxes should I keep in one acre of mustard and what rent do beekeepers pay? |
Which mustard variety should I sow in Madhya Pradesh under irrigation? |
Can I grow Bt brinjal legally in Haryana and where is the seed sold? |
How do I make guar gum powder at home from guar seed and what machine is needed? |
Which office in Katihar registers farmers for selling lentil at support price? |
Rats are digging holes and cutting my lentil plants, how to control them? |
What is the price of a power tiller attachment for weeding ragi lines? |
Which cumin variety is registered for organic export to Europe and what residue limit applies? |
My drip filter in the cucumber polyhouse keeps clogging, how do I clean the drippers with acid? |
What is the selling price of a yak and how do I get a bank loan to buy ten of them in Ladakh? |
Sir, my mango trees flowered nicely but small insects hop all over the panicles and the leaves below are shiny and sticky. Can I spray now when the flowers are fully open? | mango-pests-1
I want to plant mango on one acre near Pune. If I keep 5 metre by 5 metre how many plants will come and what extra work will it mean every year | mango-nursery-2
each morning the ground under my mango trees is full of marble size fruits. is so much falling natural and how do I cut it down | mango-disorders-2
need to ripen about two tonnes of green mango evenly for a buyer who does not accept carbide, what temperature and how many hours of gas | mango-storage-1
My corn has a caterpillar sitting deep in the funnel with wet sawdust like dirt around it. Which one is this and what can I start with if I do not want to spray poison? | maize-pests-1 maize-pests-2 | maize-pests-3 maize-pests-4 maize-intercropping-1
it touched 41 degrees in the week my maize tassels opened and now the cobs have hardly any grains, can heat alone do this | maize-climate-1 | maize-disorders-3
Only 70 mm rain so far in Dewas and everybody is in a hurry. Shall I put my soybean seed in now or hold on | soybean-sowing-1
soybean for madhya pradesh, which numbers finish in about 90 days and is it foolish to keep all 12 acres under one kind | soybean-varieties-1
seed potato reached home from the cold store last night, labour is free today. ok to plant straight away? | potato-seed-2
After three foggy days my potato leaf edges are wet and black, and if I turn a leaf at sunrise there is white fuzz. What should I do? | potato-diseases-1 | potato-diseases-2
some potatoes kept in the open verandah became green, my wife says peel and cook them. is it harmful | potato-disorders-1
rajma is one month old at Rudrapur, lower leaves are fading to pale yellow and I see no knots on the roots. first water is given. is it time for urea | rajma-disorders-1 | rajma-nutrients-1
what is a reasonable harvest of rajma grain from one acre in the UP plains, my father in law says 10 quintal | rajma-yield-1 | rajma-varieties-1 rajma-harvest-1
Last year my lobia seed was all powder and round holes by sowing time. how should I dry and keep it this year | cowpea-storage-1 | general-store-5 general-hermetic-1 general-hermetic-2 general-store-4 general-store-1
papaya leaves have become like shoe laces and there are rings on the fruits. the dealer wants to sell me a bottle, is there really a cure | papaya-diseases-1
half of my papaya plants have long dangling flower strings. are those the useless ones and how many of them must I leave standing | papaya-sowing-2
hotels in Coimbatore pay well for green coriander in April but it burns in the sun. will a shade net help and after how many days can I cut | coriander-sowing-2
Areca bunches rot and the unripe nuts rain down every July in our place near Sirsi. When to spray, and is tying plastic covers worth it? | arecanut-diseases-1
within three weeks of heavy rain two of my pepper vines dropped every leaf, the stem near soil is black. how do I save the others | blackpepper-diseases-1
pumpkin vine is full of yellow flowers for 20 days and not one fruit has set. should I rub the flowers by hand, what hour of the day | pumpkin-disorders-1
tobacco leaves have big holes every morning and no worm to be seen in daytime, also a few plants are curled up. what to do for both | tobacco-pests-1
I flooded the cabbage plot on Sunday because it looked dry and today every third head has burst. how should I have watered | cabbage-irrigation-1
wheat and mustard are on the drying yard, what moisture must each reach before I close them in the bins | general-store-1 | general-store-3
is drip really worth the money in sugarcane? how much water will I save and does the cane weigh more | general-drip-1
in which months do I cut the wool of my sheep and should they be bathed before the scissors | sheep-shearing-1
I have 30 lambs to sell for Eid meat. neighbour says one worm drench before sale pays back in weight, true? and when else does it pay | sheep-deworm-2
my farm pond of 20 x 20 m dries out by January because the water sinks in. how many litres should it hold and how to stop the loss | general-rainwater-1
what rate will Dashehari mango fetch in Lucknow mandi next June, should I wait before giving the orchard on contract |
termites have made mud tunnels on the trunk of my mango trees, how to get rid of them |
belt of my maize sheller keeps slipping and it cracks the grain, how do I set it right |
how do I file a hail damage claim for soybean under the crop insurance and within how many hours |
who brought the potato to India and in which century did our farmers start growing it |
which government nursery near Nashik sells red lady papaya saplings and at what price each |
is hydroponic cabbage in a polyhouse more profitable than cabbage in the open field |
how do I make petha sweet from my own pumpkin and which licence do I need to sell it |
our village rajma is famous, what is the process to apply for a GI tag for it |
peacocks and rats are digging up my coriander seed just after sowing, how to keep them away |
how many ewes can one ram serve and at what age should I start using him for breeding sheep |
what subsidy does Telangana give for a solar water pump and where is the form submitted |
arecanut is at 48,000 per quintal today, will it go up after Diwali or should I sell my chali now |
linseed buds swollen not opening pink worm | linseed-pests-1 | linseed-pests-2 linseed-sowing-1
hail storm finished my standing wheat yesterday i have insurance whom to inform and in how many days | general-scheme-26 | general-scheme-27
guava mealy bug white cotton |
rubber tree stopped giving milk on the tapping cut, earlier my tapper was cutting daily and also putting stimulant, neighbours trees are fine | rubber-disorders-1
vermi compost pit how much wetness and temp for worms | general-vermi-1
Caller wants information regarding fish pond subsidy for SC category farmer | general-scheme-71
red cheera leaf spots pale colour later becoming holes | amaranthus-diseases-1 | amaranthus-irrigation-1 amaranthus-varieties-1
small kcc limit for one hectare man | general-scheme-43
FARMER ASKED ABOUT RIGHT AGE AND GIRTH OF RUBBER TREE TO BEGIN TAPPING | rubber-harvest-1
FARMER ASKED ABOUT NUMBER OF DAYS RUBBER SHEET IS KEPT IN SMOKE HOUSE |
punjab haldi yield per acre and days | turmeric-varieties-1
i own 7 acre land, csc person says above 5 acre pm kisan not given is it correct | general-scheme-4 | general-scheme-5
red beetle eating bottle gourd seedlings making holes | bottlegourd-pests-1
when will 24th instalment of pm kisan come exact date | general-scheme-3 | general-scheme-2
FARMER WANTS TO KNOW RELIEF AMOUNT PER ACRE FOR IRRIGATED CROP LOST IN FLOOD | general-scheme-84 | general-scheme-83
INFORMATION REGARDING HOW TO GET SOIL HEALTH CARD MADE AND CHARGES | general-scheme-47
bee box subsidy apply where, i already purchased 20 boxes last month will they pay | general-scheme-74
gahat sowing month kumaon | horse-gram-sowing-1
silkworm swollen shiny milky water comes out in rainy season which disease | silkworm-disease-1
nadep tank size and material quantity | general-compost-1
FARMER ASKED ABOUT CONTROL OF AMERICAN FOUL BROOD IN HONEY BEE |
CALLER FROM BANDA ASKED ALSI SEED QTY FOR LINE SOWING IN ONE ACRE | linseed-seed-1
my father expired in january land still in his name can i get his pm kisan, patwari told something about mutation first | general-scheme-19
cold room loan interest help scheme which and how much | general-scheme-62 | general-scheme-63
guava price in azadpur mandi in december next year |
only RRII 105 rubber full holding | rubber-varieties-1
FARMER ASKED ABOUT SUITABLE LAND AND PH FOR LINSEED CULTIVATION | linseed-soil-1
white powder on lauki leaf | bottlegourd-diseases-2
INFORMATION REGARDING ERI SILKWORM REARING ON CASTOR LEAF |
retired govt clerk with 18000 pension, wife has land in her name and wants pm kisan, both living together | general-scheme-5 | general-scheme-6
orange rust spots on linseed leaves later black and capsule also | linseed-diseases-2 | linseed-sowing-1
drumstick plant going tall single stem no branches | drumstick-pruning-1
best variety of bottle gourd hybrid for long fruit |
reddish dots crippled wing bees | honeybee-mite-1
can linseed straw be fed to buffalo or is it poisonous |
leaves of amaranthus joined with web and caterpillar sitting inside eating, we sell it daily in village market so dont want to spray poison | amaranthus-pests-1
PUSA DECOMPOSER ON PARALI HOW MANY WEEKS BEFORE WHEAT SOWING CALLER FROM KARNAL | general-residue-4
my crop failed fully but village average was ok insurance company says no claim, why so | general-scheme-30
Information regarding ear tag of goat lost how to get again |
when to pluck bottle gourd | bottlegourd-harvest-1
on which day remove cocoon from chandrika | silkworm-mounting-1
bought drip set with bill last year can subsidy be claimed now | general-scheme-50
FARMER ASKED ABOUT RHINOCEROS BEETLE IN COCONUT PLANTED WITH DRUMSTICK |
KCC limit calculation | general-scheme-36
horse gram plants suddenly drooping, base reddish brown, root breaks on touching, there was long dry spell then we gave water in hot days | horse-gram-diseases-2 | horse-gram-diseases-1 general-tricho-1
italian or desi bee | honeybee-species-1
haldi powder packing fssai licence cost |
maggots inside ripe amrood in rains, small sunken holes on skin, whole basket rejected by trader last week | guava-pests-1 | guava-pruning-2
natural farming mission money per farmer | general-scheme-52
bihar farmer no premium paid for crop damage assistance how much per hectare and tenant also | general-scheme-99
chaulai which season | amaranthus-sowing-1
rubber planting distance on slope | rubber-sowing-1
INFORMATION REGARDING FERTILISER DOSE FOR BEARING GUAVA TREE TAMIL NADU | guava-nutrients-1
how many times jeevamrut to be given in standing crop and is it enough alone without other khad | general-jeevamrut-2
my brother has EPF from factory job and also farming 3 acre can he join kisan maandhan pension | general-scheme-67 | general-scheme-66
drumstick powdery mildew |
my uncle income tax payer took pm kisan money for 4 years by writing wrong details, what can happen to him now | general-scheme-18 | general-scheme-5
FARMER ASKED ABOUT PREVENTION OF DISEASES IN SILKWORM REARING ROOM | silkworm-disease-2 | silkworm-disease-1
alsi fertilizer irrigated per acre | linseed-nutrients-1 | linseed-nutrients-2
whatsapp message says modi govt giving kcc at zero percent is it true | general-scheme-45
FARMER WANTS INFORMATION REGARDING DWARF COCONUT INTERCROP WITH RUBBER |
EXPORTER ASKED WHETHER PGS CERTIFICATE IS ENOUGH FOR ORGANIC TURMERIC TO GERMANY | general-scheme-54
turmeric planting month punjab | turmeric-sowing-1
silkworm mulberry leaf yield per acre v1 variety |
stray cows finish every rabi crop in our open field heard they leave linseed alone, is it true and what yield will i get | linseed-yield-1
pmfby sum insured of guava orchard per hectare in nashik |
gum coming from drumstick pods, split and maggots inside | drumstick-pests-1
bottle gourd NPK per acre kerala | bottlegourd-nutrients-1
INFORMATION REGARDING DISTRICT WISE LIST OF FPO SELLING TURMERIC |
labour fainted while spraying cotton, his clothes soaked with medicine and eyes burning, hospital is 20 km away what to do first | general-poison-1 | general-poison-3 general-poison-4 general-poison-2
mulberry silkworm crop days | silkworm-cycle-1
CALLER ASKED SEED QTY AND SPACING OF AMARANTHUS | amaranthus-seed-1
horse gram in acidic soil of kerala lime qty | horse-gram-soil-1
FARMER ASKED COMPARISON OF JEEVAMRUT AND VERMICOMPOST |
i repaid kcc two months late due to daughter marriage, bank charged full 7 percent and the neighbour paid only 4, is bank cheating me | general-scheme-38 | general-scheme-37
QUERY REGARDING NPK 12 6 6 QTY FOR RUBBER TREES ALREADY UNDER TAPPING | rubber-nutrients-1
sunnhemp green manure when to turn | general-greenmanure-3
turmeric price per quintal nizamabad next season |
brown pin head spots on ripe guava getting sunken and soft, rainy season | guava-diseases-2
my amaranthus was cut once, now after how many days second cutting and how much stem leave | amaranthus-harvest-1
weed killer for alsi no labour | linseed-weeds-1
FARMER ASKED ABOUT GROWING GUAVA IN POT ON TERRACE AND POT SIZE |
powdery mildew resistant drumstick PKM 3 available where |
guava scale insect |
kisan call centre timing | general-scheme-91
vermiwash dose |
bottle gourd angular yellow patches | bottlegourd-diseases-1
rubber tree termite |
hoeing time horse gram | horse-gram-weeds-1
horse gram rust |
papers ready before calling 14447 | general-scheme-27 | general-scheme-26
FARMER WANTS RUBBER SHEET ROLLER MACHINE MODEL NUMBER AND HORSEPOWER |
FARMER ASKED ABOUT NEW RUBBER LEAVES FALLING WITH WHITE POWDER IN JANUARY | rubber-diseases-1
father name wrong in jamabandi bihar online correction farmer id stuck | general-scheme-14 | general-scheme-13
how many members to form fpo and what money will fpo get from govt, ours are all marginal farmers of tribal hill block | general-fpo-1 general-fpo-2 | general-scheme-64 general-scheme-65
italian bee queen price |
horse gram DAP dose | horse-gram-nutrients-1
FARMER ASKED TRANSPORT SUBSIDY FOR GUAVA BY RAIL |
RTC karnataka land site | general-scheme-88
turmeric finger colour fading store weevil |
weeding amaranthus | amaranthus-weeds-1
INFORMATION REGARDING LITCHI HONEY EXPORT LICENCE AND LAB TEST FEE |
free seed kit pulses | general-scheme-81
bottle gourd cold storage temperature |
which company does crop insurance in latur this kharif |
pm kisan stuck instalments of past, will they come together after correction or gone | general-scheme-11 | general-scheme-10
FARMER ASKED ABOUT DISTANCE BETWEEN TWO APIARIES AND MIGRATION ROUTE TO RAJASTHAN |
rhizobium coating for gahat seed with gud | horse-gram-seed-3
silkworm uzi fly trap |
polyhouse help horticulture mission | general-scheme-68
rubber latex price kottayam |
linseed capsule borer |
INFORMATION REGARDING RATION CARD CORRECTION FOR PM KISAN FARMER AT WHICH COUNTER |
papaya in between guava and ring spot risk |
honey bottle label rules |
my guava fruits are getting black soot on skin and leaves sticky since february, ants are running up the trunk, mango next to it is also same, which spray will clean it |
linseed wilt and white dust remedy both | linseed-diseases-2 linseed-diseases-1 | linseed-sowing-1
we dried our boiled turmeric on road side and it rained for two days, now grey fungus is seen on the fingers and trader is refusing, how to remove that fungus smell |
crop insurance claim phone number and what details to keep, field waterlogged | general-scheme-26 general-scheme-27
silkworms of my second batch are spinning very thin double cocoons, two worms joined in one, reeler offering half price, mulberry leaf was fine and weather was cool, why it is so |
leaf webber caterpillar chaulai | amaranthus-pests-1
last week one tanker driver sold my neighbour spent wash from distillery for his amaranthus plot, he says leaves doubled, is it safe to put it on greens we eat |
unsealed honey getting sour why | honeybee-harvest-1
FARMER ASKED ABOUT AGE AND WEIGHT OF MALE GOAT FOR BREEDING UNDER LIVESTOCK MISSION |
information regarding guava air layering hormone strength |
i had registered for namo drone didi with my group, trainer left halfway and battery is swollen now, who sells new battery and what is its cost |
goat insurance premium share | general-scheme-70
humidity for chawki worms | silkworm-climate-1
horse gram hay for bullocks |
can rock bee be kept in box | honeybee-species-1
my bottle gourd on machan gets bent fruits shaped like sickle, my wife hangs stones on them, what size of stone and from which day to hang |
moringa tea bag packing |
moringa oil seed buyer |
rabi onion nursery month | onion-sowing-2
FARMER ASKED ABOUT ASH LIKE POWDER ON GRAPE BUNCHES AND BERRIES CRACKING | grapes-diseases-2
FARMER ASKED WHY RADISH IS SPLITTING INTO TWO LEGS UNDER THE SOIL | radish-disorders-1
cofee berry pin hole tip | coffee-pests-2
rajnigandha bulbs per acre | tuberose-sowing-1
INFORMATION REGARDING BANK LOAN FOR DAIRY OF 10 COWS |
my goat was the fattest in the flock, yesterday after grazing new green grass it turned round and round, had loose motion and by evening it was dead | goat-et-1
INFORMATION REGARDING SOIL FOR SAGWAN PLANTATION | teak-soil-1
pig farm licence which office |
black gram bruchid in stored seed |
how many quintal silage needed for 10 milking animals two months | cattle-fodder-5
tuberose leaf blight fungicide dose |
my coffee is robusta, no rain came till first week of march and neighbour already started sprinkler, how much water should i give for flowers | coffee-irrigation-1
CALLER ASKED WHETHER MILK OF LUMPY AFFECTED COW CAN BE DRUNK | cattle-lsd-4 | cattle-milk-3
FARMER FROM KARNAL WANTS TO KNOW BEST BUFFALO BREED WHEN GREEN FODDER IS PLENTY | buffalo-breeds-1 | buffalo-breeds-5
calf weak loose motion since morning | cattle-calf-5
grape raisin making method |
i put peas early in september when it was still hot, now plants are yellow from the bottom and drying in patches, my tomato near it is green | greenpea-diseases-2 | greenpea-sowing-1
goat shed space per animal | goat-housing-1
FARMER WANTS TO KNOW SUBSIDY FOR GOAT FARM UNDER LIVESTOCK MISSION |
bihar hairy caterpillar urad | urad-pests-2
when to give black quarter and galghotu vaccine to calf | cattle-vaccination-7 cattle-vaccination-2
caller says onion tops have half fallen in april, neighbour told to give one more water before digging, is that correct | onion-harvest-1 | onion-irrigation-1
teak 5 year old urea quantity |
green pea MSP government |
black pepper vines in coffee estate per acre |
maize fodder price per quintal |
do cows give twin calf and is it harmful |
urad varieties for kharif UP | urad-varieties-1 | urad-diseases-1
my 8 month heifer calf was vaccinated for brucella last month, now the camp people ask again, how many times in life is it given | cattle-vaccination-3
INFORMATION REGARDING GINGER HARVESTING STAGE FOR DRY GINGER | ginger-harvest-1
sagwan wood price per cubic feet |
fmd vaccination of cow free government camp | cattle-vaccination-8
what is grape wine licence fee in maharashtra |
radish white blisters under leaf | radish-diseases-1
goat Boer cross cost |
ginger field water standing after rain and lower leaf tips went yellow then whole plant fell, bad smell from the rhizome, what should be done now | ginger-diseases-1
cow hoof overgrown cutting |
how to stop tuberose knots in roots no flowers on stick | tuberose-pests-1
PIG WEIGHT AT SIX MONTHS AND SELLING RATE ASKED BY FARMER |
FARMER ASKED HF OR JERSEY CROSS FOR HOT DISTRICT | cattle-breeds-6
INFORMATION REGARDING PREGNANCY DAYS OF SOW AND LITTERS IN A YEAR | pig-breeding-1
coffee spacing plants per acre arabica | coffee-sowing-1
buffalo not showing heat in may june only milk drops little at night, how do i know | buffalo-breeding-1 | cattle-breeding-1
silage pit opening days | cattle-fodder-4
urad rhizobium culture packet rate |
young jowar is dried up due to no rain, can i cut and give to my cows now | cattle-feeding-8
makka chara silage moisture and chopping size for filling the pit | fodder-maize-feeding-1 | cattle-fodder-3 cattle-fodder-5
FARMER ASKED HOW TO PREVENT THANAILA IN COWS BEFORE IT COMES | cattle-mastitis-2 | cattle-mastitis-4
goat milk price and where to sell |
in our village two cows got lumps all over body with fever, mine is healthy still, how can i protect my shed from it | cattle-lsd-2 | cattle-lsd-3 cattle-lsd-1
pea seed weevil in stored grain |
ginger chips drying machine |
cow dana ratio home made | cattle-feeding-4
grape variety for tamil nadu and bangalore side | grapes-varieties-1
calf birth first milk quantity | cattle-calf-1
INFORMATION REGARDING PEA SEED TREATMENT AND SEED RATE PER ACRE | greenpea-seed-1 | greenpea-diseases-2
CALLER ASKED FLOOR SPACE FOR ONE BUFFALO AND BATHING IN SUMMER | buffalo-housing-1
radish npk kerala dose | radish-nutrients-1
buck changing after how many year and for how many does one is enough | goat-breeding-2
onion double bulb thick neck | onion-disorders-2
one goat is not coming with others to graze, stands alone with dry nose and no cud since morning, thermometer is showing 104, is that fever | goat-sick-1
we gave calcium bottle to our pregnant jersey one week before delivery like last year, a relative says this is wrong, is he right | cattle-milkfever-2
dairy cow heat stress june | cattle-heat-1
napier root slips per acre |
banni buffalo milk |
punganur cow available where |
kharif onion variety name | onion-varieties-1
pregnant buffalo extra concentrate | buffalo-feeding-1
FARMER FROM COORG ASKING NPK FOR BEARING ARABICA COFFEE | coffee-nutrients-2
what profit from 50 goats in one year |
milk turned bad before reaching the collection centre, we keep it in can from morning till noon, what temperature problem is this | cattle-milk-2 | cattle-milk-1
teak leaves eaten by worms in june rain | teak-pests-1
goat pox scabs on lips | goat-pox-1
urad harvesting when pods black | urad-harvest-1
onion seed own production isolation distance |
which is better azolla or hydroponic for milk |
pea powdery white late sown crop | greenpea-diseases-1
INFORMATION REGARDING TRANSPORT PERMIT FOR TEAK LOGS FROM OWN LAND |
should i deworm before or after vaccine and is dung test needed | cattle-deworm-2 | cattle-vaccination-5
onion neck rot gray mould | onion-diseases-5
when to top dress nitrogen ginger 60 days | ginger-nutrients-1
our borewell water is salty and nearby gardens on own roots are weak, i am planning grapes on two acres, which rootstock and what spacing should i keep | grapes-sowing-1
coffee leaves orange dust beneath and falling | coffee-diseases-1
cow ate plastic bag remedy |
fodder maize waterlogging and irrigation gap | fodder-maize-irrigation-1
mehsana buffalo found in which district | buffalo-breeds-2
goat buck castration age |
beetal goat of punjab big or small | goat-breeds-4
last week my cow was given antibiotic injection for fever, dairy man is asking milk today, can i give it to him | cattle-milk-3
cow heat how many hours stays | cattle-breeding-3
CALLER REQUESTED COFFEE DRYING MOISTURE METER SUPPLIER DETAILS |
tuberose market rate kolkata |
lal sindhi cow yield | cattle-breeds-3
INFORMATION REGARDING CURING OF ONION BEFORE STORAGE | onion-storage-1 | onion-diseases-5
ginger climate altitude rain | ginger-climate-1
teak stump planting time and pit size | teak-sowing-1
FARMER WANTS TO CONFIRM IF GREEN MAIZE FODDER IS POISONOUS LIKE JOWAR | fodder-maize-harvest-1
radish watering interval | radish-irrigation-1
coorg coffee estate labour wages |
surti buffalo milk and fat of one lactation | buffalo-breeds-2
FARMER ASKED WHETHER CATTLE SHED LENGTH SHOULD BE EAST WEST OR NORTH SOUTH | cattle-housing-2
pig shed roof material cheap |
goat urine stopped stone |
urad powdery mildew spray |
emamectin ml per litre in fodder maize |
whole milk squeezed out on first day after calving, is it ok for high yielding cow | cattle-milkfever-3
nili ravi buffalo identification | buffalo-breeds-5
urad stem fly maggot | urad-pests-1
my vines in nashik were pruned ten days back, the swelling buds are being eaten at night and i see no insect in daytime, neighbour has same | grapes-pests-2
tuberose shade loving or sun ph | tuberose-soil-1
how much time gap between two calving of buffalo is normal | buffalo-breeding-3
CALLER ASKED ABOUT DANGI AND NIMARI CATTLE SUITABLE AREA | cattle-breeds-5
rathi cow rajasthan milk per day |
grapes anthracnose black spots on berries |
ratoon in tuberose how many | tuberose-irrigation-1
vaccine kept in fridge or not and what else to check on vaccination day for cows | cattle-vaccination-5
ginger yield quintal one acre | ginger-harvest-1
pea shoots for salad growing |
frozen semen straw price of gir bull |
two of my onion bags in the heap have started giving black powder between the skins, my brother stores potato in the same room, what is this black mould |
INFORMATION REGARDING COFFEE PULPER MACHINE AND PRICE FOR SMALL GROWER |
clean milking what all to do before sitting for milking | cattle-milk-1 | cattle-mastitis-2
FARMER ASKED ONION YIELD PER ACRE IN KHARIF AND LAST DATE OF WATER BEFORE DIGGING IN RABI | onion-yield-1 onion-irrigation-1 | onion-harvest-1
silage cutting stage for bajra and oats | cattle-fodder-3
our sow gave nine piglets in march, i want to castrate the males and sell, at what age the boy piglets should be cut |
REGARDING MANDI RATE OF URAD AND NEAREST PROCUREMENT CENTRE |
FARMER ENQUIRED MURRAH BULL PRICE AND BREEDER ADDRESS IN HISAR |
last year i made ginger in grow bags on terrace, this year i want 500 bags, how much cocopeat and soil to be mixed in each |
fodder maize leaves have long brown bands from bottom like snake skin since humid weather, my neighbour paddy also has it, which disease is it |
INFORMATION ON RADISH SEED PRODUCTION AND BOLTING |
my grapes are having some big and many tiny berries in the same bunch this season, weather was cold at flowering, which spray makes all berries equal |
CALLER WANTS DETAILS OF FODDER CHAFF CUTTER SUBSIDY FOR COW FARM |
how much dry matter 500 kg milking animal and share of concentrate | cattle-feeding-5
My chicks came yesterday and since evening they all sit in one heap below the bulb and cry, two got crushed, my neighbour says bulb is weak | poultry-brooding-2 | poultry-brooding-1
FARMER ASKED ABOUT GYPSUM QTY FOR USAR LAND PH 9.2 IN HARDOI | general-alkali-1 | general-alkali-2
what is mandi rate of tossa jute this year |
watermelon ripe how know | watermelon-harvest-1
mogra pruning month | jasmine-pruning-1
is it ok to feed tender napier alone to my cow every day | hybrid-napier-intercropping-1
what hp tractor is needed to pull a happy seeder |
information regarding ranikhet vaccine days for layer birds | poultry-vaccination-1
Paddy was transplanted three weeks back, now in patches it is not growing, lower leaves look rusty and field is sick though I gave DAP at puddling | rice-disorders-1 | rice-disorders-2 general-zinc-2 general-zinc-3
kadaknath chick rate |
how much npk for rainfed bajra in one acre | bajra-nutrients-1 | bajra-nutrients-2
paddy seed salt water method | rice-seed-1
when to put urea in direct sown paddy punjab and how many times | rice-nutrients-3
parthenium how remove | general-weeds-2
which duck gives most eggs in a year | poultry-duck-1
farmer wants to know how to stop blast from spreading in paddy | rice-diseases-2
cauliflower whiptail | cauliflower-disorders-3
Our jute fibre got wet in rain after drying and now it smells of mould, the trader cut our price badly, how can this smell be removed |
my cauliflower seedlings went in june of late snowball type and now in october only big leaves no curd, farmer next door planted early type and already sold, what went wrong | cauliflower-disorders-1 | cauliflower-sowing-1
okra mosaic resistant variety | okra-varieties-1 | okra-varieties-2
turkey chicks not eating first days what to do | poultry-turkey-2
white jute for low land variety | jute-varieties-1
gumboro disease which age | poultry-gumboro-1
paddy field side hens died ten in two days, one twisted its neck, dropping is green like water, eggs stopped, ducks of my brother are still fine | poultry-ranikhet-1 | poultry-flu-1
amla plants per acre spacing | amla-sowing-1
how long to keep paddy dried and what moisture for one year storage | rice-storage-1
oat khesari mixture ratio |
Information regarding subsidy on poultry shed under national livestock mission |
can i mix calcium nitrate with map in drip tank | general-fertigation-1
field rats cutting paddy near bund | rice-pests-11
FARMER ASKED REGARDING CARDAMOM SUCKER PLANTING IN NURSERY | cardamom-nursery-1
layer hen cage size birds | poultry-layer-1
how much lime for acid land in jharkhand each year in line | general-acid-2 | general-acid-4 general-acid-3
All my watermelon burst one after another, land was bone dry for two weeks because motor failed and then I gave full water, muskmelon near the well is good | watermelon-irrigation-1
Every year the river covers my Swarna paddy for ten days and all rots, is there a seed that stays alive under water, my uncle grows jute instead | rice-varieties-2 | rice-varieties-3
jasmine yellow leaf | jasmine-disorders-1
watermelon vine tip cutting | watermelon-pruning-1
how deep bajra seed in dry sand and row distance | bajra-seed-2
jute rust colour mite spray brand |
cardamom thrips loss | cardamom-pests-1
which month cauliflower mid early sow north india | cauliflower-sowing-1
farmer reports crows dead near pond and hens dying suddenly, asks what to do | poultry-flu-1 | poultry-flu-2
at what time of morning should mogra buds be plucked and how much yield | jasmine-harvest-1
okra fruit borer trap number | okra-pests-1
SRI seed kg acre | rice-seed-3
information regarding bajra varieties for dry area of barmer | bajra-varieties-1
chick shed temperature week wise | poultry-brooding-1
can paddy husk ash be sold to brick kiln what rate |
turkey space per bird | poultry-turkey-1
My neighbour says pour salt on the field bunds to kill all grass for ever, is it harmful for coconut trees standing on the same bund of my paddy |
amla bearing starts which year and how much fruit | amla-harvest-1
FARMER ASKED HOW TO TAKE SOIL SAMPLE FOR MANGO GARDEN | general-soiltest-2 | general-soiltest-1
bajra green ear came again in my field, I used the same hybrid for six years and sick plants were left standing, moong near it is good | bajra-diseases-1
cheapest fish meal for laying ducks |
jasmine which soil | jasmine-soil-1
how to plough back straw with wheat sowing without burning | general-residue-1 | general-carbon-1
paddy leaf rolled white inside | rice-pests-7
oat hay or silage stage | oat-feeding-1
caller wants information on fowl cholera symptoms and treatment |
cauliflower hybrid seed gram per acre | cauliflower-seed-1
Skin of my amla has black raised spots since august then brown rings, leaves too, guava beside is clean, want to save this years fruit | amla-diseases-1
what does it mean EC 2.5 in my soil report | general-soiltest-6 | general-saline-1
okra hot weather flower drop | okra-disorders-1
can i export cardamom to saudi without agent |
paddy straw urea treatment for cattle feed how |
broiler vaccines list | poultry-vaccination-2
watermelon average yield quintal acre | watermelon-yield-1
drum seeder paddy yield | rice-sowing-5
how far from seed should dap be put while sowing | general-fert-6
what vitamin to give hens to make yolk orange |
capsule rot cardamom rainy season | cardamom-diseases-1
FARMER ASKED ABOUT ZINC SULPHATE DOSE IN SOIL PER ACRE AND AFTER HOW MANY YEARS | general-zinc-2 | rice-disorders-2
rice leaf tip yellow wavy drying both edges, some young hills wilted full, when i kept a cut stem in water glass it turned milky, what is it | rice-diseases-3 | rice-diseases-4
which jasmine kinds for tamil nadu garland market mullai or pitchi | jasmine-varieties-1
cauliflower caterpillar webbing head rotten | cauliflower-pests-2
duck feed mould danger | poultry-duck-2
my bajra ears have some grains swollen like green bags, then they burst in black dust on the shirt, cow pea below is fine, is grain safe for seed | bajra-diseases-3
how to make liquid jeevamrut for okra |
information required on sheath blight resistant rice variety name |
jute nitrogen how many splits and npk | jute-nutrients-1 | jute-weeds-1
snail in paddy nursery |
dhan pump 5 hp solar price |
should i burn stubble or is there loss to carbon in soil | general-carbon-1 | general-residue-1
amla in desert sand no rain | amla-soil-1
FARMER ASKED ABOUT PENDIMETHALIN AND WEED PROBLEM IN DSR PADDY | rice-weeds-2
bajra yield rainfed quintal | bajra-yield-1
when to sow kapsularis jute and on which land | jute-sowing-1
Paddy nursery leaf tips I was told to cut before planting, my father never did this, does it really stop the borer or only waste of labour | rice-pests-5
We put basmati in the field in early june this time to finish before the others, now the miller says grain is short and has no smell, parmal was fine | rice-climate-1 | rice-sowing-6
lucerne seed production bees per acre |
butachlor timing transplanted rice | rice-weeds-1
OPERATOR: query on poultry litter sale as manure and price per trolley |
dhan green leafhopper light trap watt |
which fungus powder on paddy root for foot rot and how many hours dip | rice-diseases-9
small poultry shed direction east west and roof height |
farmer of coimbatore wants lucerne variety with most cuts | lucerne-varieties-1
how many kg paddy seed for 1121 basmati per acre | rice-seed-4
azolla in paddy how much it gives | rice-organic-1
okra leaves brown angular spots falling | okra-diseases-4
amla juice ph preservative quantity |
FARMER ASKED ABOUT BASMATI 1121 SEED PER ACRE AND DATE TO SOW ITS NURSERY | rice-seed-4 rice-sowing-6
caller from kannur asks lime quantity for his sour paddy land and gap before fertiliser | rice-soil-1 | general-acid-2
Caller wants to know tree age and price of grafted amla plant at pratapgarh nursery |
INFORMATION REGARDING OKRA MANURE AND FERTILISER PER ACRE AND WEED CONTROL IN FIRST MONTH | okra-nutrients-1 okra-weeds-1
cauliflower clubroot swollen roots |
My okra plants went pale all over after water stood for four days in low corner, veins are not special yellow, upper corner is green, what is lacking | okra-disorders-2
INFORMATION ON COMMON AND MULTI CUT OAT FERTILISER, UREA AFTER CUTS AND FIRST CUT DAYS | oat-nutrients-1 oat-harvest-1
OPERATOR NOTE CARDAMOM FERTILISER PER ACRE IRRIGATED AND RAINFED ASKED | cardamom-nutrients-1
How is amla candy made without sugar, my wife wants to start a small unit and we have two quintals left after selling in the mandi |
ducks eating my paddy seedlings |
caller wants okra average production bihar variety wise in quintals | okra-yield-1 | okra-varieties-1
INFORMATION REGARDING AGE LIMIT AND INTEREST RATE OF LOAN FOR LAYER FARM |
watermelon hollow heart reason |
FARMER ASKED WHICH MONTH TO BUY DAY OLD DUCKLINGS AND FROM WHICH GOVT FARM |
One field of mine gets flood in august and next year no rain at all, both happen, my brother in balasore wants one paddy seed for the two troubles | rice-varieties-3 | rice-varieties-2
FARMER ASKED FOR NITROGEN OF IRRIGATED HYBRID CUMBU PER ACRE AND SECOND HALF DAY | bajra-nutrients-2
Somebody sold me yellow vermicompost worms that died in one week in my shed, the cow dung was fresh and hot, how many kilos of worms per bed should I buy again |
INFORMATION REGARDING PADDY STEM BORER SIGN AND ACTION LIMIT, ALSO EGG CARDS RELEASE | rice-pests-4 rice-pests-6 | rice-pests-5
bajra shoot fly dead seedling |
My cardamom plants are full of flower but squirrels and monkeys eat green capsules before picking, neighbour with pepper has no trouble, any way to keep them off |
call note asks reason of red colour in stored jute and grading tossa one to eight |
soil lab fee for micronutrients |
FARMER ASKED REGARDING GOBHI HYBRID NAME FOR KHARIF IN MADHYA PRADESH |
Last month I bought white crystals as zinc but it does not melt in water and crop is same, seller is refusing money, how to test if zinc is fake |
salt affected water for bajra limit |
which variety of okra for seed export |
We keep two hundred broilers and neighbours complain of smell and flies from the shed to panchayat, is there any rule how far the shed must stand from houses |
vermiwash rate on jasmine |
FARMER ASKED ABOUT ROLE OF SILICON IN PADDY AND ITS DOSE |
jute leaf as vegetable how |
Half of my hens are eating each others eggs and pecking tails, they are in one small room with bright bulb, how to cut the beak and at what age |
information regarding okra mealy bug on stem and its medicine |
My bajra was grown beside the road and the goats of gypsy people ate the young plants to ground at 20 days, will it shoot again or sow moong |
paddy variety for coastal salty land of sundarban |
my bananna plant top leaves are short and crowded standing up like brush, some dark green dashes on leaf stalk, no bunch till now, nieghbour also got suckers from same place | banana-diseases-4
tea green leaf rate auction |
FARMER ASKED ABOUT BENEFIT OF ZERO TILL DRILL FOR WHEAT AFTER PADDY | general-zerotill-1
is one month old jowar ok for buffalo green feeding | fodder-sorghum-feeding-1 | fodder-sorghum-feeding-3 fodder-sorghum-harvest-1
palak cutting how many times | palak-harvest-1
kardi black lice sticky tips | safflower-pests-1 | safflower-sowing-1 safflower-varieties-1 safflower-nutrients-1
delicious apple trees flower heavily every year but no fruit do i need other variety trees in between | apple-sowing-2 | apple-disorders-1
information regarding subsidy on polyhouse for rose growing |
which nozel for weedicide and how many acre one man finish in a day | general-nozzle-1 general-nozzle-2
late sown wheat variety haryana december | wheat-varieties-2
FARMER ASKED ABOUT WEEDICIDE FOR JANGLI JAI WILD OATS IN WHEAT |
how much water daily for big coconut tree by drip in summer | coconut-irrigation-1
catterpillar inside green tomato round hole | tomato-pests-2
rose plant to plant distance and plants per acre | rose-sowing-1
banana fibre machine |
palak yellow leaf after 2nd cutting | palak-disorders-1 | palak-nutrients-1
caller wants to know at what temprature raw banana to be kept and how to ripen without carbide | banana-storage-1
gulli danda not dying same spray every year | wheat-weeds-3 | wheat-weeds-4
safeda poles cutting age | eucalyptus-harvest-1
wheat turned pale yellow four days after irrigation, my field is hard black soil and water was standing long, should i put urea now | wheat-disorders-1 | wheat-disorders-2
orange citrus canker spots on fruit |
information about sowing wheat in standing paddy straw without burning parali | wheat-machinery-1 | general-residue-3 general-zerotill-1 general-residue-2
multicut chari variety name | fodder-sorghum-varieties-1
how many stems to keep per capsicum plant in polyhouse and how to tie | capsicum-pruning-1
which santra grows in vidarbha and which in ganganagar | orange-varieties-1
FARMER RABI CROP FAILED DUE TO LATE RAIN IN NOVEMBER ASKED WHETHER SAFFLOWER CAN BE SOWN AGAIN | safflower-sowing-2 | safflower-sowing-1
we leave our mithun loose in jungle whole year, village people say government wants different way now, how should i keep them | mithun-rearing-1 | mithun-health-1
hybrid tomato seed gram per acre | tomato-seed-1
which tractor is better mahindra or swaraj for 10 acre |
shahi litchi or china litchi which one come first and which crack less | litchi-varieties-1
FARMER WANTS TOMATO COLD STORAGE TEMPERATURE AND HOW MANY DAYS IT KEEPS | tomato-storage-1
small farmer no money to buy laser leveler and super seeder, from where to get on rent | general-chc-1
capcicum fruit white papery patch | capsicum-disorders-1
after threshing some wheat grain half black and smell like fish what happend | wheat-diseases-5
mithun milk per day in litres |
clonal safeda which clone number for alkaline usar land | eucalyptus-varieties-1
my nendran banana 6 month old, gum like jelly drops coming out of small holes in trunk, two plants snapped in middle yesterday | banana-pests-2
tomato ketchup small factory licence |
can i irrigate wheat now ears are out and strong wind forecast | wheat-irrigation-3
capsicum nursery seed qty and days | capsicum-seed-1
coconut oil mill machine subsidy kerala |
apple orchard irrigation interval | apple-irrigation-1
jowar fodder when to cut second time and yield | fodder-sorghum-harvest-1 | fodder-sorghum-feeding-1 fodder-sorghum-varieties-1
palak downy mildu |
information regarding plastic mulch and weedicide in tomato field for grass control | tomato-weeds-1
banana garden wind damage and cold, which temp suits and how to save | banana-climate-1 | banana-pruning-2
very late wheat bihar variety | wheat-varieties-3
eucalyptus oil extraction plant cost |
FARMER WANTS TO KNOW HAPPY SEEDER SOWING COST PER ACRE COMPARED TO BURNING AND NORMAL SOWING | general-residue-2
tender coconut harvest after how many months and interval of plucking | coconut-harvest-1
tea bush prunning cycle years height | tea-pruning-1
kusum seed rate and row spacing in black soil | safflower-seed-1 | safflower-seed-2
INFORMATION REGARDING SPACING AND NUMBER OF SAFEDA PLANTS PER ACRE WITH CROPS | eucalyptus-sowing-1
kinnow one branch yellow blotchy leaf, fruit small lopsided and sour, plant bought from roadside nursery, is it zinc problem or something else | orange-diseases-1 | orange-pests-1
tomato fertilser dose odisha | tomato-nutrients-2
tea board registration for small grower |
caller asked about keeping wheat free from insects in home bin with neem leaves and whether gas tablets are ok | wheat-storage-2 | wheat-storage-1
knapsack pump how many acres in a day and water per acre | general-nozzle-2
safflower buds rotting foul water maggot | safflower-pests-2
12 year old litchi tree how much khaad after harvesting | litchi-nutrients-1
is usar land good for wheat | wheat-soil-1
capsicum california wonder or indra which gives more |
how many aphids per wheat ear before spray is needed | wheat-pests-2 | wheat-pests-1
banana bunch opened in june when to cut it and at what cold to keep after | banana-harvest-1 banana-storage-1
mithun loan insurance company |
flowers of tomato are dropping in may | tomato-disorders-3
coconut palm leaflets bending inside like ribs and turning flabby yellow, nuts getting less each year, my relative in kottayam says no medicine, true? | coconut-diseases-2
rose manure gram after pruning | rose-nutrients-1
litchi anthracnose black fruit |
tomato tuta pin hole near stalk | tomato-pests-4
oranges falling with pin hole and rot around, evening time some moths flying in orchard, few fruits have small worms inside | orange-pests-2
banana chips making from which variety and packing machine |
CALLER ASKED TEA FERTILIZER DOSE PER HECTARE FOR OLD BUSHES | tea-nutrients-1
wheat after rice straw, middle shoot dead in december, pinkish larva | wheat-pests-4
old banana leaves go orange yellow quickly and bend, fingers thin | banana-disorders-1
safflower crop insurance last date |
can eucalyptus grow in limestone soil and low rainfall area | eucalyptus-soil-1
urea in palak after each cut how much | palak-nutrients-1
wheat seed treatment before sowing | wheat-seed-4 | wheat-diseases-4 wheat-pests-3
fodder sorghum hay bale price per quintal rajasthan |
what moisture wheat should be at cutting, how to check by teeth | wheat-harvest-1 | wheat-storage-1
cloudy wet week, tomato leaves got watery green patches spreading fast, white fluff below, now fruits turning brown. potato field of my uncle is near | tomato-diseases-4
litchi fruit stalk end white worm powder | litchi-pests-2
wheat straw bhusa silage for cattle treat with urea method |
when to do hoeing in kardai | safflower-weeds-1
apple leaves bronze color dusty roadside trees july fine mites | apple-pests-3
late sown gehun npk requirement | wheat-nutrients-3
coconut leaf eating slug caterpillar |
information regarding planting distance of nagpur mandarin and which rootstock budded plants to buy | orange-sowing-1
litchi sunburn and cracking control | litchi-disorders-1 | litchi-varieties-1
sprayer battery operated price and warranty |
safflower yeild per acre improved variety | safflower-yield-1
capsicum bed and row spacing | capsicum-sowing-2
after long dry spell i gave full irrigation and ripe tomatoes splitted, my wife says some boron thing is less | tomato-disorders-2 | tomato-irrigation-1
palak seed production distance isolation |
unirrigated wheat fertlizer jammu kandi | wheat-nutrients-5
banana soil ph | banana-soil-1
karnataka tomato planted in march full leaf curl, is there use of net on nursery | tomato-diseases-2 | tomato-diseases-1 tomato-pests-1
mithun meat price nagaland |
apple stem borer holes in trunk |
banana middle leaf part yellow, edges and mid rib remain green, purple marks on stalk | banana-disorders-2
FARMER ASKED ABOUT KCC LOAN LIMIT FOR BANANA CULTIVATION |
FARMER ASKED ABOUT FERTILIZER DOSE OF SAFFLOWER RAINFED AND IRRIGATED | safflower-nutrients-1
litchi leaf miner control |
my tomato stems becoming bronze and smooth like rust coloured, leaves drying from bottom upward, no web seen, neighbour said russet mite, what to put |
capsicum mosaic virus |
CALLER HAS OLD COCONUT GARDEN IN KERALA WANTS TO KNOW WHICH BANANA VARIETY TO GROW IN BETWEEN | banana-intercropping-1 | coconut-intercropping-1
information regarding sharbati wheat mandi price and buyers |
NPK GRAMS PER PLANT FOR G9 BANANA - FARMER QUERY | banana-nutrients-1
coconut was hit by lightning last week, top leaves of four palms around it are hanging down now, will they come back or cut them |
safflower rust brown powder | safflower-diseases-3
safflower oil price this season |
some of my wheat is yellow at bottom leaves, another corner only the new leaves are yellow with veins green, shopkeeper says all is rust, how do i tell | wheat-disorders-2 | wheat-disorders-1 wheat-diseases-1
FARMER ASKED ABOUT DOSE OF CLODINAFOP PER PUMP IN WHEAT |
INFORMATION REGARDING ROSE PRUNING MONTH AND FERTILIZER AFTER IT | rose-pruning-1 rose-nutrients-1
FARMER ASKED ABOUT SILAGE PIT SIZE FOR JOWAR FOR 10 COWS |
cow fell down within ten minutes of eating green sorghum stubble shoots, gums very red, breathing fast, other two are shaking, no doctor in village, urgent | fodder-sorghum-health-1
information on grant for high density apple plantation minimum area |
rose market rate valentine week |
FARMER FROM PLAINS ASKED WHEN TO TRANSPLANT CAPSICUM AND HOW MUCH SEED FOR ONE ACRE NURSERY | capsicum-sowing-1 capsicum-seed-1
i kept wheat seed from two years back in drum, some grains look dull, want to test germination at home before sowing, how many should sprout |
wheat bin cleaning neem leaves | wheat-storage-2 | wheat-storage-1
orange mealybug |
darjeeling tea clone plants |
monkeys are eating banana bunches and breaking leaves every morning, crackers not working, village near forest in himachal side, any method |
caller asked about capsicum buyers for gulf export |
palak leaves have white raised blister powder below and yellow above, looks like white rust, sold in local mandi, is it harmful to eat |
QUERY ABOUT CROSSING MITHUN WITH LOCAL COW |
after cutting eucalyptus the stumps are sprouting everywhere, i want to grow wheat there again, how to kill and remove the stumps fully |
FARMER ASKED ABOUT SOLAR PUMP SUBSIDY PERCENTAGE AND WHERE TO APPLY |
litchi orchard 40 year old given by my father, trees very tall and yield gone, can we cut back whole tree and make new, which month |
rotavator gearbox oil leaking and sound comes when lifted, bought second hand last year, where to repair and what oil number to fill |
moong leaf yelow mosaic | moong-diseases-1 | moong-diseases-2
FARMER ASKED ABOUT needle size holes on redgram pods and grains half eaten inside | pigeon-pea-pests-3
my sunflower heads are big but the centre is full of empty husk, edges have good seed, no insect seen. we have about 6 acres in one block | sunflower-disorders-1
muskmelon sticky gum from stem disease |
which age bamboo should i cut and in which month | bamboo-harvest-1
BARLEY YELLOW RUST SPRAY |
how do i know kharbuja is ripe to pluck for selling in far mandi | muskmelon-harvest-1
grafted jack tree after how many yrs fruit comes | jackfruit-sowing-1
information regarding mosambi tree oozing gum near ground and bark getting rotten | sweet-orange-diseases-1 | sweet-orange-disorders-1
cotton moisture limit cci full rate | general-market-10
PIGEON PEA GREEN STINK BUG / POD BUG CONTROL DOSE |
parrots eating sunflower | sunflower-pests-3
my paddy was sent back from the centre saying too much moisture, they gave me nothing in writing, i paid rs 1800 for trolley. can i come again or its finished | general-market-18
FARMER ASKED HOW TO BROADCAST FINE SEED OF SESAME EVENLY | sesame-seed-2
red beetles on muskmelon seedling | muskmelon-pests-1
carrots are 110 days now and inside core became hard like wood, neighbour lifted his radish and carrot long back. did i wait too long | carrot-harvest-1
moong sowing date saurashtra gujarat kharif |
how many kg lime in 1 acre fish pond bottom before putting seed | fish-lime-1
barley seed name for salty land | barley-varieties-1
lemon leaves sticky with black soot and tiny white flies, ants also going up the trunk, my guava tree next to it has same thing |
ORANGE CARROT SOWING MONTH NORTH INDIA | carrot-sowing-1
orange marigold variety from pusa and how many days it takes to flower | marigold-varieties-1
Bihar farmer asked where to sell paddy to government and which number is needed first | general-market-15
sapota stem borer hole in trunk with sawdust |
do i need gst number for selling my own vegetables | general-market-34
INFORMATION REGARDING MINT OIL DISTILLATION TANK COST |
groundnut and red gram line ratio | pigeon-pea-intercropping-1
FARMER ASKED ABOUT SUNFLOWER CAKE QTY FOR MILKING BUFFALO PER DAY |
QUERY: KAGZI LIME BEARING AGE AND FRUIT PER TREE | lemon-yield-1
INFORMATION REGARDING COLD TOLERANCE OF MAUSAMBI, NIGHT GOING MINUS 3 | sweet-orange-climate-1
what will be cotton price after diwali in adilabad |
sunflower urea and gypsum dose | sunflower-nutrients-1
FARMER WANTS TO CUT BAMBOO ON HIS OWN LAND, FOREST GUARD IS ASKING PERMIT, IS IT NEEDED | bamboo-market-1
arhar flower dropping in cloudy rain | pigeon-pea-disorders-1
which fish grows good in biofloc tank and what is the setup cost |
WHEN TO CUT JACKFRUIT FOR VEGETABLE PURPOSE AND HOW TO KNOW RIPE ONE | jackfruit-harvest-1
rusty brown skin mosambi fruit | sweet-orange-pests-1
mentha good variety name | mint-varieties-1
INFORMATION ABOUT FERTILIZER DOSE IN CARROT PER ACRE | carrot-nutrients-1
INFORMATION REGARDING SAPOTA COLD STORAGE TEMPERATURE AND BOX PACKING |
green worm with two horns eating lemon nursery leaves | lemon-pests-2
ASKED ABOUT HARVESTING STAGE OF SUNFLOWER AND DRYING BEFORE THRESHING | sunflower-harvest-1
jackfruit bark cracking and pinkish crust on branches |
my pond never dries, how do i finish murrel and other wild fish before stocking | fish-predator-1
HEAD BORER IN SUNFLOWER, CALLER WANTS NON CHEMICAL WAY | sunflower-pests-1
how to enrol for selling kapas to cci, i am tenant with no patta | general-market-9
Rajasthan groundnut msp registration closed, when will portal reopen |
carrot tops have become green coloured near soil what to do | carrot-disorders-1 | carrot-weeds-1
marigold fertilizer dose | marigold-nutrients-1
govt will buy all my masoor and urad? heard about 4 year plan with free kits | general-market-12 | general-market-11
flowers of my summer moong are falling and tips curl, when i tapped on paper some thin black insects came out. crop is 35 days, after potato | moong-pests-2
BARLEY TERMITE ATTACK AT SEEDLING STAGE |
tur wilt drying branch by branch | pigeon-pea-diseases-1
no rain since 20 days sesame capsule half set, should i irrigate | sesame-irrigation-1
what is mandi fee in gujarat and who pays it | general-market-23 | general-market-24
marigold seedlings falling at soil level in tray after germination |
muskmelon leaves drying with white powder and fruits tasteless, KVK was closed so asking here. my cucumber is ok | muskmelon-diseases-2 | muskmelon-varieties-1
chikoo variety for gujarat | sapota-varieties-1
FERTILISER FOR IRRIGATED REDGRAM TAMIL NADU ZINC ALSO | pigeon-pea-nutrients-2
INFORMATION REGARDING SNAKES AND OTTER EATING FISH FROM POND |
black carrot for kanji name | carrot-varieties-1
sunflower necrosis virus black streak on stem and bud twisted |
december water very cold in punjab fish pond what care | fish-winter-1
mentha dried leaf storage how many months till distillation |
INFORMATION ASKED: OLD MOSAMBI ORCHARD DYING TWIG BY TWIG SINCE 3 YEARS | sweet-orange-disorders-1 | sweet-orange-diseases-1
sunflower per acre production | sunflower-yield-1 | sunflower-varieties-1
lemon greening citrus symptoms |
CALLER ASKED WHICH AGENCY BUYS JUTE COTTON AND PULSES AT SUPPORT PRICE | general-market-4
CALLER FROM WEST BENGAL ASKING HOW TO SELL PADDY TO GOVT AND WHICH OFFICE |
canker resistant lime variety | lemon-varieties-1
dap or super phosphate for summer mung bean after potato crop do i need | moong-nutrients-1
after rain last week my muskmelon plants on flat bed wilted one by one, old leaves went yellow first and stem is cracked at base. ludhiana side | muskmelon-diseases-1
redgram dal how to store for one year at home with castor oil |
SEED QTY OF RED GRAM CO 6 SOLE CROP AND MIXED | pigeon-pea-seed-1
CALLER NEEDS DETAILS ABOUT TALL BAMBOO SPACING PIT SIZE AND PLANTING MONTH | bamboo-sowing-1
what is the price of menthol crystals in chandausi after june |
carrot seed rate ridge spacing | carrot-seed-1
i sold all my tomato mixed big and small and got very low bid, others who separated got more. is it better to sort first | general-market-26
mosambi black fly sooty |
sunflower plants falling due to wind, earthing up when | sunflower-weeds-1
BARLEY FOR GREEN FODDER CUTTING AFTER HOW MANY DAYS |
french marigold spacing | marigold-sowing-2
bank cut tds when i withdrew cash, what is limit | general-market-35
sapota twigs became flat and bunched like broom, and leaves have pink brown dots with ash centre | sapota-diseases-1
low lying black soil field water stands, can i take arhar | pigeon-pea-soil-1
ARHAR IN RABI SEASON SOWING IN BIHAR, FARMER WANTS VARIETY AND TIME |
when to sow gingelly in summer in coastal andhra | sesame-sowing-2
sunflower rust blight kharif | sunflower-diseases-1
FARMER ENQUIRED CARROT JUICE FACTORY BUYING RATE GHAZIABAD |
zig zag silver lines on lime new leaves | lemon-pests-1
green gram root has no nodules in our sour soil in kerala what to mix | moong-soil-1
INFORMATION REGARDING PLANTING BAMBOO ON CANAL BANK AND FIELD BUND POOR SOIL | bamboo-soil-1
is e-nam there in every market, our small mandi says no | general-market-21
marigold drip irrigation interval after transplanting in summer |
red gram flowers and buds are stuck into clumps by web, small spotted worm lives inside. i sprayed nothing yet. cotton on the side is fine | pigeon-pea-pests-4 | pigeon-pea-pests-1
mint two cuttings fertilizer | mint-nutrients-1
BIHAR WHEAT PROCUREMENT DATE THIS YEAR AND BONUS |
orange carrot is not giving seed here in haryana and yield low why | carrot-varieties-2 | carrot-varieties-1
big red ants nest all over my jackfruit tree near house, we cannot climb for plucking, is it harming the fruit or leave it |
good colour of pond water and ph for carps | fish-quality-1 | fish-water-1 fish-manure-1
bamboo rhizome rotting in new plantation what drench |
jackfruit seedling bud grafting time |
til npk andhra irrigated | sesame-nutrients-2
sunflower hybrid row to row distance | sunflower-seed-2
CARROT APHID CONTROL |
will sapota survive in frost area of punjab hills | sapota-climate-1
caller holds kcc and 40 bags wheat in approved warehouse, wants to know till which month interest stays low and is there govt guarantee on such loan for woman farmer | general-market-27 general-market-28 | general-market-29
net like yellow moong leaves urea will cure or not | moong-diseases-2 | moong-diseases-1
lemon mealy bug |
after heavy rain red gram of 30 days standing in low patch, stem near the ground turned dark and plants break when wind blows, higher side of field is green | pigeon-pea-diseases-3
fish pond preparation before seed | fish-pond-1 | fish-predator-1 fish-lime-1
SESAME COMBINE HARVESTER SETTINGS |
mosambi in lime rich saline soil | sweet-orange-soil-1
arhar msp this kharif | general-market-3
marigold weed killer |
INFORMATION REGARDING SOWING TIME OF MUSKMELON IN PLAIN AREA | muskmelon-sowing-1
sunflower seed price akola mandi next season |
INFORMATION REGARDING CROP INSURANCE CLAIM FOR MOONG DAMAGED IN RAIN |
moong leaf crinkle |
sunflower boron zinc spray benefit | sunflower-nutrients-2
yellow bronze strips between veins of red gram at 25 days, same thing in cowpea next to it, every year in this same plot | pigeon-pea-disorders-2
FARMER IN BIHAR ASKED WHEN TO PUT MENTHA SUCKERS AND HOW MUCH SUCKER FOR RAISING NURSERY ONLY | mint-seed-1 mint-sowing-1
sesame leaf dark rings, should seed be dipped in hot water how long | sesame-diseases-3
potash for carrot as foliar spray 0 0 50 at 60 days |
cage culture in reservoir permission |
sapota graft planting distance | sapota-sowing-1
muskmelon calcium deficiency blossom end |
gst rate on urea bag and pesticide bottle |
fruits of my sweet orange look rusty bronze since dry months came, leaves have pin specks, road dust is heavy. acid lime trees behind the house are fine | sweet-orange-pests-1
marigold to kill nematode in tomato how many rows |
seed and manure needed for muskmelon one acre | muskmelon-seed-1 muskmelon-nutrients-1
urad variety resistant to yellow mosaic for tamil nadu |
moong stem fly maggot in stem |
hermetic bag price and where to purchase for moong 50 kg |
chilli leafs curling upward | chilli-pests-1 | chilli-diseases-1 chilli-diseases-2
FARMER ASKED ABOUT SEED RATE OF ARBI IN KERALA | colocasia-seed-1
dragon fruit how many poles in one acre | dragon-fruit-sowing-1
FARMER WANTED TO KNOW WHETHER CATTLE CAN EAT ERANDI KHALI | castor-storage-1
cotton mandi bhav next month will rise or not |
pineapple drip water litre per plant |
sevanthi plants 4 weeks old should i break the top | chrysanthemum-pruning-1
neem seed juice for spraying how to make at home | general-neem-1
ananas flowering not uniform what to pour in heart | pineapple-disorders-1
informaton regarding pomegranate spacing and pit filling | pomegranate-sowing-1
cotton leaves turned red from below after 80 days in coimbatore, some fell, neighbour says less urea but i gave enough, what to spray | cotton-disorders-3 | cotton-nutrients-3
casuarina price per ton paper mill |
FARMER WANTS TO KNOW CASTOR OIL PERCENTAGE AND CRUSHING MILL ADDRESS |
gram wilt patch wise drying | chickpea-diseases-1
desi kapas vs hybrid seed qty per acre | cotton-seed-1
juar sowing in rabi which month | jowar-sowing-1 | jowar-pests-1
my cotton boll stained by red insects with black spots sitting in groups, which poison dose per pump |
subsidy for drone spraying UP |
castor wilt resistent hybrid | castor-varieties-1 | castor-diseases-1
pineapple leaves reddish with ants at the bottom, roots dead when i pulled one plant, nearby banana is fine, please tell what is wrong and remedy | pineapple-pests-1
kamalam stem canker remedy | dragon-fruit-diseases-1
is it true that whitefly comes more if I put extra urea to narma and grow bhindi beside | cotton-pests-5
sticky trap yellow how many per acre homemade | general-trap-3
bor tree manure dose adult | ber-nutrients-1
chrysanthemum planting lucknow nov flowers | chrysanthemum-sowing-1
sorghum stalk broken near harvest black powder inside stem base solapur | jowar-diseases-1
INFORMATION REGARDING STAGE OF HARVEST OF PINEAPPLE FOR DISTANT MARKET | pineapple-harvest-1
mirchi standing in flood water two days will it survive | chilli-soil-1
castor alternaria leaf spot spray |
mites bulb garlic dry rot in store fungicide dose |
FARMER ASKED ABOUT ARTIFICIAL LIGHT BULBS PER ACRE FOR CHRYSANTHEMUM AT NIGHT |
farmer asking about interest on crop loan for chilli |
battery sprayer not making pressure what to repair |
casuarina seed germination how many gram per bed |
gram sowing hisar | chickpea-sowing-1
QUERY ON TOP DRESSING OF CASTOR AFTER RAIN SPELL KNOCKED DOWN FLOWERS | castor-nutrients-2 | castor-disorders-1
savukku variety cyclone | casuarina-varieties-1
PHEROMONE LURE SAME FOR ALL INSECTS OR NOT, FARMER FROM NASHIK ASKING | general-trap-2 | general-trap-1
ananas sucker weight planting depth kerala | pineapple-sowing-1
my chana seedlings are found cut at soil level every morning and a fat greyish worm is curled up in the mud near them, about one third row gone | chickpea-pests-3
mirchi dieback twig drying tip | chilli-diseases-4
pea sowing dates pantnagar hills | field-pea-sowing-1 | field-pea-diseases-5
information asked on dose of manure and npk for bitter gourd in palakkad | bittergourd-nutrients-1
how does one know anar is ripe by looking and tapping | pomegranate-harvest-1
kabuli gram irrigated right after sowing in black cotton soil good or bad | chickpea-irrigation-2
cotton picking machine rent |
gram rust reddish pustule late season |
which company dragon fruit sapling is genuine and how much per plant |
colocasia corm rot in heap after digging, what dust should i apply before keeping |
rats eating seeds in store poison bait |
cotton thrips silver leaf early stage | cotton-pests-7 | general-trap-3
what happens to chilli if i give it too much water every second day | chilli-irrigation-1 | chilli-soil-1
pomegranate price december nashik |
CHICKPEA POD BORER SIGNS AND NON CHEMICAL CONTROL ASKED BY FARMER | chickpea-pests-1 | chickpea-pests-2 general-perch-1
chamanthi flower picking interval yield | chrysanthemum-harvest-1
whole matar plant turned white and died in january at almora, many in a patch where we sow peas each year, is some poison working | field-pea-diseases-5
dragon fruit summer sunburn temp rain suitability | dragon-fruit-climate-1 | dragon-fruit-diseases-1
casuarina planting number per acre thick pole wanted | casuarina-sowing-1
bhagwa or ganesh, what is special in bhagwa skin and days | pomegranate-varieties-1
gram yield quintal per acre good farmer | chickpea-yield-1
tomato is my neighbours, mine is chilli, flowers drop like rain since it touched 38 degree and the loo blows, urea was given 10 days ago | chilli-disorders-1
garlic manure and npk at planting time | garlic-nutrients-1
bell pepper in polyhouse spacing |
ber apple variety grafted plant cost per piece kolkata |
CALLER ASKS ABOUT GARLIC WHITE ROT SCLEROTIA SOIL TREATMENT |
pea mosaic virus aphid transmitted seed, should i keep seed from the plot for coming year |
arvi leaf export dubai |
cotton soil black depth | cotton-soil-1
my narma leaves have thick veins and tiny extra leaf growing underneath, plants short, three neighbours in abohar also have same, which medicine will cure | cotton-diseases-1 | cotton-pests-4 cotton-pests-5
arvi digging time | colocasia-harvest-1
pea seed treatment trichoderma sudden drooping brown ring in cut stem | field-pea-diseases-4
INFO ABOUT PINEAPPLE FERTILIZER SCHEDULE PER PLANT PER YEAR | pineapple-nutrients-1
guldaudi water how often after planting | chrysanthemum-irrigation-1
caller asking waiting period between spray and plucking of vegetable | general-safety-6
white cottony clusters on cotton shoots with ants, field border full of congress grass, ten plants on the road side are dwarf already | cotton-pests-8
ASKED ABOUT MUSTARD OR LINSEED LINES WITH GRAM | chickpea-intercropping-1
FARMER ASKED YIELD OF RAINFED COTTON PER ACRE AND IRRIGATED BT ALSO | cotton-yield-1
chickpea tarai late sowing limit | chickpea-sowing-3
cotton seed oil cake price for buffalo ration and how much kg |
anar fruits inside arils turning brown but outside good, exporter rejected two crates, what is this internal problem |
colocasia variety for Bihar and UP |
ber rust spots underside leaf |
pea dal milling machine cost small |
dragon fruit birds and bats eating fruits at night net size |
gram kabuli punjab fertilizer bags ssp | chickpea-nutrients-2
white powder on underside of chilli leaves in january, yellow on top and leaf drop is heavy, the tomato next to it is clean, is it dust or disease | chilli-diseases-6
castor groundnut rows ratio | castor-intercropping-1
anar tree 6 yr old urea how much | pomegranate-nutrients-1
hara tela attack edges burnt which hybrids resist | cotton-pests-6
castor capsules joined by silk web and droppings, seed eaten inside, is any insecticide recommended | castor-pests-3
dragon fruit compost qty each pole | dragon-fruit-nutrients-1
rainfed jowar fertilizer light soil low rain | jowar-nutrients-1
bitter gourd mosaic curled small leaves few fruits | bittergourd-diseases-1 | general-trap-3 bittergourd-pests-3
pineapple weeds black film or dry leaf | pineapple-weeds-1
cotton bt seed packet MRP this kharif and black marketing complaint number |
my gram plants are dwarf with reddish brown leaves and phloem brown, someone said stunt virus by aphids, how is it confirmed |
AGRI OFFICER CONTACT FOR CHRYSANTHEMUM SUBSIDY NHM ASKED |
garlic planter tractor drawn price and how many acre per day |
dragon fruit versus pomegranate which earns more per acre in solapur |
garlic planting month gujarat | garlic-sowing-1
shevanthi shoots sticky and curled, petals have silvery marks, lower leaves getting black spots and drying upward after i used sprinkler | chrysanthemum-pests-1
gram flowers covered with grey fuzz, fog since two weeks here in gorakhpur, no pods are setting and plants die in rounds, wheat is okay | chickpea-diseases-4
INFORMATION REGARDING HARVEST TIME AND SEED MOISTURE OF BENGAL GRAM | chickpea-harvest-1
pink bollworm next season prevention | cotton-pests-3 | cotton-sowing-3 cotton-sowing-1
FARMER FROM SATNA ASKED SHORT DURATION GRAM VARIETY RESISTANT TO WILT | chickpea-varieties-2
water for sorghum which stage | jowar-irrigation-1
peas heat or frost which damages more at flowering | field-pea-climate-1
farmer reports mealy bugs on arvi leaves kept for eating, remedy asked | colocasia-pests-1
anar fruit not sweet in konkan humid weather why is it so | pomegranate-climate-1
castor yield GAC 11 unirrigated | castor-yield-1 | castor-varieties-1
cotton tobacco streak virus |
chana harvesting labour rate |
FARMER ASKED ABOUT POWER TILLER SUBSIDY FOR POMEGRANATE ORCHARD |
pineapple fruit rotted black inside after cold store, buyer cut two pieces in front of me and rejected the entire lot, why |
information required on insurance premium for gram crop |
red chilli season temperature frost | chilli-sowing-1
blue trap thrips chilli | chilli-pests-1 | chilli-pests-3 general-trap-3
FARMER ASKED ABOUT YELLOWING OF GARLIC TIP AND WATER GAP | garlic-disorders-1 garlic-irrigation-1
spotted anar leaves oily then black and L shape crack on the fruit, rains continuing, someone told antibiotic powder, is it right or should i cut branches | pomegranate-diseases-1 | pomegranate-pruning-1
casuarina pole diameter spacing 1.5 m | casuarina-sowing-1
how many irrigations for gram and at which stages | chickpea-irrigation-2 | chickpea-irrigation-1
do i need fungus soil from old casuarina grove for new nursery bags | casuarina-soil-1
castor leaf eaten veins only | castor-pests-1 | general-neem-1 general-perch-1 general-trap-4
ber tree pruning date jodhpur gola how hard | ber-pruning-1
peas white powder resistant variety | field-pea-diseases-1
red triangle label and old can disposal | general-safety-4 general-safety-5 | general-safety-2
query about suitability of gram in alkaline usar soil |
jowar seed depth sowing machine |
pomegranate cold storage temperature days |
FARMER ASKED ABOUT RATOON CROP YEARS IN PINEAPPLE |
castor plant topping nipping main stem yes or no |
bitter gourd fusarium wilt grafting pumpkin rootstock, half of my vines died in the second month while ridge gourd near the well is good |
cotton glyphosate tolerant seed legal |
caller wants anardana drying method and buyer |
baigan tip drooping, hole in fruit | brinjal-pests-1 | brinjal-pests-2 brinjal-pests-3
how many times should i water rabi mungfali here in telangana and when to stop | groundnut-irrigation-2
FARMER ASKED ABOUT SEED RATE OF MUSTARD IF HE THROWS BY HAND | mustard-seed-1
cashew apple juice machine price |
ragi nursery age for planting | ragi-nursery-1
berseem making buffalo stomach swell on left side, what to do in feeding | berseem-feeding-1
cashew varieties for kerala | cashew-varieties-1
information regarding subsidy on sugarcane harvester machine in UP |
milky mushroom temperature |
how much neem cake or what rotation for knots on roots of tomato and brinjal | brinjal-diseases-5
My cane has a long black thing like whip coming out from top in many clumps, the old man next door says cut it and throw but I am afraid it will spread to wheat side | sugarcane-diseases-3 | sugarcane-seed-3
lentil yield per acer | lentil-yield-1
which is better GC 41 groundnut or K6 for anantapur red soil |
guar seed quantity for green fodder | guar-seed-1
Information regarding planting season of sugarcane in tamilnadu | sugarcane-sowing-4
sarson MSP next year will increase or not |
eye shaped spots on mandua leaves and neck gone black, fingers empty, grain nothing inside, this is third year same thing after late sowing, neighbours GPU 28 is clean | ragi-diseases-1 | ragi-varieties-1
topborer cane march april control | sugarcane-pests-2
gherkin contract farming company address |
FARMER WANTS TO KNOW WHICH LENTIL IS BOLD SEED FOR PLAINS | lentil-varieties-1 | lentil-sowing-2
casing soil mushroom how thick | mushroom-sowing-2
cucmber downy yellow leaf patches | cucumber-diseases-1
How to take beekeeping boxes in mustard field, how many per acre |
when shud i cut jeera and how much quintal from GC-4 | cumin-yield-1
Hail came yesterday and my cut wheat is lying wet in bundles, thresher is booked for tomorrow morning, shall I go ahead or wait, bhusa also open | general-hail-1
groundnut white grub beetle collecting time | groundnut-pests-1
lentil botrytis grey mold spray |
yak moving altitude in winter | yak-rearing-2
mungphali bud necrosis prevention | groundnut-diseases-4 | groundnut-sowing-1
ragi procurement price karnataka govt |
kalia disease? no sir the whole cumin looks like ash sprinkled on it since february second week and seed feel light in hand, want to know what it is | cumin-diseases-3
oyster mushroom harvest sign | mushroom-harvest-1
strawberry runner plants cost per piece from mahabaleshwar nursery |
Information on topdressing nitrogen schedule in rainfed finger millet | ragi-nutrients-2
brinjal picking stage thumb test | brinjal-harvest-1
sugarcane FRP 2026 rate |
mustard variety kallar usar land | mustard-varieties-3
kaju graft planting distance and pit size per acre plants | cashew-sowing-1
CALLER FROM HISAR ASKS BEST MUSTARD VARIETY FOR NO IRRIGATION | mustard-varieties-1
berseem first watering after how many days in retili soil | berseem-irrigation-1
cumin root knot nematode |
ground nut seed rate andhra kharif spacing | groundnut-seed-2
is it ok to rub beejamrit on soyabean seed | general-beejamrut-2 | general-beejamrut-1
drone pilot training where for pesticide spraying |
cashew fertilizer dose 5 year old tree tamil nadu | cashew-nutrients-1
I see guar leaves having oily wet looking spots then dry V shape from the edge and black lines on stem, weather is very humid here in Hanumangarh this week, which medicine will cure | guar-diseases-1
when to sow finger millet in uttrakhand high hills | ragi-sowing-1
strawberry thrips control |
mustard stem has white cotton and black seeds like rat dropping inside, breaking | mustard-diseases-3
groundnut seeds getting black fungus at neck just after germination | groundnut-diseases-3 | groundnut-seed-3
sulphur for musterd oil DAP user | mustard-nutrients-3
what is the price of button mushroom compost ready bag |
red rot sugarcane how to identify | sugarcane-diseases-1
gwar vegetable pod picking starts after how many days and what interval | guar-harvest-1
cucumber pruning of side branches method |
Q: CAN THE SAME CANE FIELD BE KEPT AS RATOON A THIRD TIME | sugarcane-sowing-6
phosphorus deficency leaf purple | general-defic-2
my okra and brinjal got flooded for one night, water is gone now but the plants look weak, some leaf yellow, what should I give them now | general-flood-1
What is yield of brinjal hybrid in punjab per acre | brinjal-yield-1
guar korma as cattle feed how much per cow |
mustard sowing date delhi ncr | mustard-sowing-2
FARMER COMPLAINS OF WHITE DUST ON GUAR LEAVES AND BLACK WOUNDS ON PODS | guar-diseases-4
Ratoon crop fertilizer more or same if trash is mulched in Palakkad | sugarcane-nutrients-4
black shiny insects on groundnut tips, spray now or wait | groundnut-pests-5
yak wool rate leh |
boron defeciency symptoms in cauliflower | general-boron-1
Cumin weed that looks same as cumin plant, how i find | cumin-weeds-1
brinjal seed production isolation distance |
shoots dead in two month cane pulls out easily bad smell | sugarcane-pests-3 | sugarcane-pests-4
hello sir in my chilli and tomato flowers are dropping since temperature touched 40, bottle gourd also, i irrigate in noon, please suggest | general-heat-2
Farmer asked about red rot affected cane, which variety to leave and what to plant there next year | sugarcane-diseases-2 | sugarcane-sowing-6 sugarcane-seed-3
quick qn late nitrogen in sugarcane reduces sugar or not, last dose at what day | sugarcane-nutrients-2
groundnut stem white fungus with mustard seed like balls at base, plants dying in July heat in Bikaner, same field had chana wilt last year, any remedy |
vengurla cashew which state | cashew-varieties-1
when strawberry fruit should be picked for sending to far city | strawberry-harvest-1
EARLY SHOOT BORER IN CANE - IS POWER SPRAYER USEFUL? FARMER WANTS ANSWER | sugarcane-pests-4 | sugarcane-pests-3
Hot water treatment sugarcane sets temperature and time, what age seed crop | sugarcane-seed-3
button mushroom spawn lab autoclave cost |
INFORMATION REGARDING NURSERY PLANTING OF RAGI SEEDLING ROOT DIP | ragi-organic-1
FARMER ASKED HOW MANY GOATS CAN BE FED FROM ONE ACRE BERSEEM |
fungus spots in brinjal with tiny black dots, comes from seed or not | brinjal-diseases-4
INFORMATION REGARDING JEEVAMRIT QUANTITY PER ACRE WITH IRRIGATION |
pantnagar dose of NPK irrigated rai when no soil testing | mustard-nutrients-1
yak foot rot hoof cracking spray |
strawberry bird damage net |
little advise needed on brinjal spacing for spreading type in Trissur and age of seedling | brinjal-nursery-1
mustard black rot leaf spray |
iron chlorosis in rice nursery sandy soil, everyone says ferrous sulphat, how much percent | general-iron-1
guar seed fodder yeild | guar-yield-1
when to give jeera water in cloudy days | cumin-irrigation-1 | cumin-diseases-1
best soil for mandua | ragi-soil-1
pokka boeng cane monsoon | sugarcane-diseases-4
information about paddy straw mushroom bed size |
FARMER NEEDS INFORMATION REGARDING THRIPS IN LENTIL |
CALLER ASKS THINNING DISTANCE IN RAYA AND BY WHAT DAY | mustard-sowing-5
ragi shoot fly |
button mashroom wet bubble | mushroom-diseases-1
guar export quality parameter usa |
alternaria mustard dark ring spots what fertilizer balance helps | mustard-diseases-2
INFORMATION REGARDING SUGARCANE PAYMENT DUE FROM MILL |
honey bees on mustard bloom, aphid count 30 per tip, time of day for spray | mustard-pests-1 | general-spraywx-3
groundnut leaflets stuck together with web and dry like fire burnt, first there were small blisters. My brother's cotton beside it has nothing. | groundnut-pests-3
information regarding rooftop strawberry, pot size and plants in one pot |
guar wilt mixed sowing with jowar benefit | guar-diseases-3
mustard combine harvester hire charges Alwar |
sugarcane mealy bug spray dose |
CALLER WANTS DETAIL OF TRICHODERMA POWDER SHELF LIFE AND PRICE |
We have forty cashew trees behind the house in Ratnagiri, this flush the young leaves have white winding tunnels like map lines and curl up, nuts not started yet |
Yak semen straw available where for AI |
groundnut odisha january sowing seed kg | groundnut-sowing-2
brinjal powder or flake drying unit |
Gujrat moongphali GG 41 production compared GG 11 | groundnut-varieties-1
NEED INFO ON MUSTARD WEEDING, WEEDS VERY HEAVY EVERY YEAR | mustard-weeds-1
FARMER ASKED ABOUT GUAR MSP PROCUREMENT CENTRE |
FARMER ASKED ABOUT FERTILIZER FOR RAGI PER ACRE | ragi-nutrients-1
thinning of guar and hoeing days | guar-weeds-1
information regarding wilt tolerant lentil variety | lentil-diseases-1
april may heat, cane leaves rolling by noon. Canal comes only fortnightly so I flood heavily each time; is light frequent water better for cane in Karnal | sugarcane-irrigation-1 | sugarcane-irrigation-2
fertilizer for kheera 1 acre | cucumber-nutrients-1
berseem hay baling machine rent |
which ragi kind for odisha and in which month to sow it | ragi-varieties-1 ragi-sowing-1
ragi cutting reaper machine small |
yellow between veins of old leaves then reddish, which nutrient | general-defic-3 | general-defic-1
cashew can grow in black soil or hill of 900 meter | cashew-climate-1
frost cover cloth gsm price for cucumber nursery |
FARMER ASKED CONTROL OF RED SPIDER MITE IN CUCUMBER |
Last evening lightning burnt two coconut and one cashew tree near my pump house, will any government relief be given and where to apply |
shiitake on wood logs himachal |
cane planting in field just vacated by wheat, is yield loss and what extra seed | sugarcane-sowing-2 | sugarcane-sowing-3
how to control downy mildew of ragi green ear |
jeera sowing gujarat november first or second fortnight | cumin-sowing-1
brinjal nursary autumn crop month | brinjal-sowing-1
I have taken masur first time near Malda, half of small plants have rotted at the soil line and fallen after warm rain last week, is it seed problem | lentil-diseases-3
sugarcane co 15023 vs 0118 |
mango white powder on flower | mango-diseases-1
FARMER ASKED ABOUT FERTILIZER DOSE IN SOYBEAN CROP | soybean-nutrients-1 | soybean-nutrients-2 soybean-disorders-1
how far apart should i put mango plants and how many trees come in one acre | mango-nursery-2
potatoe seed qty acre | potato-seed-1
potato digger machine subsidy |
Trunk of my langra tree is throwing saw dust from small holes and one branch after another is drying, the mulberry beside it is fine, tell what to do | mango-pests-4
dhaniya seed rate irrigated | coriander-seed-1
what is the price of ripening chamber for mangoes |
pumpkin plant giving only flowers no fruit setting what is reason | pumpkin-disorders-1
Asking about irrigation schedule of arecanut garden in summer | arecanut-irrigation-1
cabbage field mustard line why | cabbage-pests-1
is it ok to ripen mangos with masala powder | mango-storage-1
After first showers my neighbour sowed soya, I am waiting because only one inch rain has come, seed is ready at home, should I start | soybean-sowing-1
which sheep is suited for dry plateau of telangana | sheep-breeds-2
papaya nematode |
how to get licence for exporting black pepper |
information regarding pumpkin seed oil extraction unit |
My coriander is 25 days old and leaf edges are turning reddish purple though water was given, no insect seen, which element is short |
soil for arecanut palm | arecanut-climate-1
FARMER WANTS TO KNOW PLANTING TIME OF VIRGINIA TOBACCO IN BLACK SOIL | tobacco-sowing-1
coriander water gap in days and how much urea or manure for irrigated crop | coriander-irrigation-1 coriander-nutrients-1
zinc deficency maize | maize-disorders-2
arecanut climbing machine |
what manure per pit for pumpkin and when to give nitrogen | pumpkin-nutrients-1
does pulp factory take dashehari mango and at what rate |
I stored moong and lobia seed in a tin last year and it got round holes with powder, this year want to keep it without tablet | general-store-5 | cowpea-storage-1 general-hermetic-1 general-hermetic-2 general-store-4 general-store-1
can papaya survive if water stands in field for two days | papaya-soil-1
Caller needs details of black pepper cultivars for open sunny land in Kerala | blackpepper-varieties-1
soyabean seed treatment | soybean-seed-3
PICS bag | general-hermetic-2 | general-hermetic-1
cowpea straw silage |
In our tobacco nursery many small plants fell in patches with rotten neck after five cloudy days, sowing was thick and also chilli bed is near | tobacco-diseases-1
how to dry chillies quickly and clean in humid weather | general-dryer-1
FARMER ASKED ABOUT TREATMENT OF BLOAT IN SHEEP |
Leaves of my areca palms have small brown spots with yellow ring all over since the rains and whole leaf is turning dry, coconut is healthy |
which month is best for lambing of ewes |
sweet corn popcorn seed rate | maize-seed-2
FARMER ASKED ABOUT SUITABLE MANGO VARIETIES FOR MALDA DISTRICT OF WEST BENGAL | mango-varieties-2
rajma fertilizer like wheat or less | rajma-nutrients-1 | rajma-disorders-1
mango hopper new trade medicine price |
which sheep breeds give wool in rajasthan | sheep-breeds-1
how deep and how many cuttings nodes for raising pepper plants in bags | blackpepper-nursery-1
pumpkin straw under fruit | pumpkin-weeds-1
cowpea pods yield green per acre | cowpea-yield-1
INFORMATION REGARDING COMMISSION OF TRADER IN TOBACCO AUCTION |
Small yellow haired caterpillars are sitting in bunch on soya leaves at one corner of my field, urad field beside it also has few, what is cheapest way | soybean-pests-4 | soybean-pests-3
does frost harm rajma flowers and how hot is too hot | rajma-climate-1
maize leaves purple young | maize-disorders-1
mango thrips |
soybean combine shattering when to cut | soybean-harvest-1
Potatoes in my heap turned green on one side after lying near window, wife says peel and eat, are they good for kitchen or market | potato-disorders-1
farm pond size litres | general-rainwater-1
caller wants dose of NPK for full grown mango tree in UP | mango-nutrients-2
FARMER ASKED WHERE TO COMPLAIN ABOUT DUPLICATE HYBRID MAIZE SEED |
sheep milk cheese |
Asked about planting season of papaya seedling and pit size | papaya-sowing-1
maize whorl leaves have line of pin holes and centre leaf is dry, sugarcane next to it was also bored last year, what to do now | maize-pests-5
how much seed of rajma in one acre and row distance | rajma-seed-1
areca seedling selection nuts | arecanut-nursery-1
fruits of papaya are bumpy and milk coming out from skin | papaya-disorders-1
coriander sowing month | coriander-sowing-1 | coriander-sowing-2
black pepper yearly manure per vine | blackpepper-nutrients-1
which grass to sow for sheep grazing land in dry area | sheep-feeding-1
neem seed kernel extract how to make at home for cabbage |
FARMER ASKED ABOUT CONTROL OF APHID IN CORIANDER AT FLOWERING | coriander-pests-1 | coriander-climate-1
FARMER ASKED ABOUT WEEDS IN POTATO COMING LATE ON THE RIDGES | potato-weeds-1
Someone told me to put cement or lime in maize whorl with sand for worm, my plants are knee high and holes everywhere, is this right | maize-pests-2 | maize-pests-4
soybean farm gate rate msp 2026 |
Fruit drop is heavy in my mango when fruits are pea size, hot wind blows from west, litchi garden beside has less drop, any worry | mango-disorders-2 | mango-climate-1
tobacco curing barn fuel wood cost |
fall armyworm egg how identify worm on head | maize-pests-1 | maize-pests-4
papaya pappain tapping price |
Farmer asked regarding variety of arecanut for Assam | arecanut-varieties-1
how many days before digging should i chop potato tops and stop water | potato-harvest-1
sheep liver fluke snail |
difference between desi and hybrid maize in taste for roti |
Diamond back moth came on my cabbage, leaves have small windows and green worms hang on thread, I already sprayed two times same medicine no effect | cabbage-pests-2
pumpkin sowing north india | pumpkin-sowing-1
black pepper pole teak or silver oak which standard is best |
ENQUIRY ABOUT TARGET YIELD OF MANGO IN UTTAR PRADESH AND AGE OF FIRST BEARING | mango-yield-1
cabbage manure in kerala basal | cabbage-nutrients-1
My dhania shows drooping plants here and there, they dry up and roots look brown, methi in next bed is normal, I water every third day | coriander-diseases-2
query about moisture at which insects stop breeding in wheat, farmer checks by biting | general-store-3 | general-store-1
maize shoot fly |
Farmer wants to know maturity signs of papaya fruit for plucking | papaya-harvest-1
areca spacing and shade | arecanut-sowing-1
INFORMATION REGARDING RAJMA SEED AVAILABILITY IN BLOCK OFFICE |
Is waterlogged salty patch fit for rajma or should i leave it | rajma-soil-1
Farmer enquired about spray for mites in papaya |
rajma mosaic dwarf leaf pucker | rajma-diseases-3 | rajma-pests-2
Night time my small potato plants are getting cut at ground, some tubers also bored last season, field was given half rotted dung | potato-pests-2
coriander cutworm |
baby corn when to pluck after silk | maize-harvest-1
maize starch factory contract farming |
Rajma leaves have tiny tunnels and stem got swollen and brown near soil then snapped, many pods empty, a small black fly is seen | rajma-pests-1
soybean seed small grain how much kg | soybean-seed-2 | soybean-seed-1
after plucking mango which branches to trim | mango-pruning-1 | mango-disorders-1
How many females can one ram serve in a season |
patta gobhi size small in hybrid due to close spacing, how much gap |
Farmer asked which is more profitable arecanut or coconut in coastal karnataka |
INFORMATION REGARDING CROP INSURANCE LAST DATE FOR MAIZE KHARIF |
can i feed green cabbage outer leaves as cattle feed and how much |
lobia new top leaves yellow green patch pods also yellow few pods, bitter gourd wild growing near bund, what disease | cowpea-diseases-1
dahiya kida trunk band and how much water gap for fruit growing time in mango | mango-pests-2 mango-irrigation-1
uttar pradesh which mango bear every year amrapali or langra | mango-varieties-1
Old potato seed bags from cold store were opened and found black in the centre when cut, supplier is refusing, can I complain somewhere |
SOYBEAN FARMER WANTS SEED RATE PER ACRE AND ROW SPACING AS PER INDORE | soybean-seed-1 | soybean-seed-2
late blight medicine before disease | potato-diseases-1 | potato-diseases-2
rajma pods with dark sunken spots in hill field | rajma-diseases-2 | rajma-diseases-1
arecanut plate making from sheath machine |
Average yield of soya in country versus good practice, my 3 bigha gave only 2 quintal per bigha, is plant number less | soybean-yield-1
soybean pod brown spot shrunken seed and pinhead yellow dots on leaf | soybean-diseases-3
Stored lobia grains under bed have weevil holes, how to keep next harvest safe, neighbour keeps sand on top | cowpea-storage-1 | general-store-5 general-hermetic-1 general-hermetic-2 general-store-4 general-store-1
potato black heart |
My pumpkin has good fruits but they crack open lengthwise on the vine few days before ripening, soil is black and rain was on and off |
FARMER ASKED FOR GRADING AND WAX COATING OF MANGO FOR DUBAI |
cowpea inoculant packet price |
Caller asking growth hormone gibberellic for bigger size of potato |
maize banded leaf sheath blight |
which months to shear wool and what vaccine in december for sheep | sheep-shearing-1 sheep-vaccination-1
information about fertilizer splitting and the number of plants per acre for papaya | papaya-nutrients-1 papaya-sowing-1
maize stalk dead heart trichocard when | maize-pests-5
Caller from Telangana wants last date for kharif maize and says brother in Tamil Nadu gives nitrogen in parts, how much on which day | maize-sowing-1 maize-nutrients-2 | maize-sowing-2
soybean on ridge or flat bed in heavy rain area no machine | soybean-machinery-1
Farmer told that quick dying pepper vine has fern like black spots on leaf and shoots touching ground are black, monsoon is on, what to do | blackpepper-diseases-1
why potatoes kept too cold taste sweet | potato-storage-1
goat or sheep fever blisters on lips scabby mouth orf |
rajma seed storage bag cost |
Areca nuts I dried on the yard got white mould inside after three weeks and trader cut the rate by half, coconut copra was fine |
drip pump solar subsidy percent |
Asked about difference between Himsagar and Alphonso in sugar content |
Is there any pension or wool card for shepherds who migrate with flocks in summer |
pm kisan money not come this time where is the problem | general-scheme-10 | general-scheme-15
FARMER ASKED ABOUT BOILING AND DRYING OF HALDI AFTER DIGGING | turmeric-harvest-1
how fat rubber tree should be before first cutting for milk | rubber-harvest-1
bottle gourd only male flowers | bottlegourd-disorders-1
my red cheera leaves get straw colour patches that drop out and leave holes, the green cheera in next bed is clean, it rains daily here | amaranthus-diseases-1 | amaranthus-irrigation-1 amaranthus-varieties-1
kcc intrest rate now | general-scheme-37 | general-scheme-38
guava twigs and young fruit are covered with white cotton like sticky insects, ants run up the trunk all day, same thing was on my neighbours custard apple last year |
my father died land still in his name can i get kisan yojana money now | general-scheme-19
gahat sowing month in uttarakhand hills | horse-gram-sowing-1
LIME QUANTITY FOR TURMERIC BEDS IN ACIDIC LATERITE LAND ASKED | turmeric-soil-1
moringa how many days gap for watering and what NPK in each pit | drumstick-irrigation-1 drumstick-nutrients-1
is central govt waiving crop loans, got whatsapp message to stop paying | general-scheme-75 | general-scheme-76
silkworm chawki room temperature humidity | silkworm-climate-1
linseed seed qty per acre in lines | linseed-seed-1
INFORMATION REGARDING SILKY WEBS AND GRUBS IN OLD COMBS OF BEE BOX DURING RAINS | honeybee-waxmoth-1
guava leaf purple small, fruit cracked hard | guava-disorders-1
which company bee box is best |
FARMER WANTS SOIL CARD, WHERE TO ASK AND AFTER HOW MANY YEARS AGAIN | general-scheme-47 general-scheme-48
amrood plants per acre spacing | guava-sowing-1
small lauki turns yellow and drops off | bottlegourd-disorders-2
in monsoon green leaves of rubber are falling with a milk drop on stalk and dark stripes come on the cut, neighbour sprayed something before rains | rubber-diseases-2
FARMER ASKED ABOUT QUANTITY OF JEEVAMRUT PER ACRE AND HOW OFTEN | general-jeevamrut-2
hairy worms in heaps on moringa trunk eating all leaves after rain | drumstick-pests-2
pkvy money per acre and what is group certificate pgs | general-scheme-51 general-scheme-53
rubber sheet price today kottayam |
haldi bed which leaves cover after planting and after rain stops how many days gap for water | turmeric-weeds-1 turmeric-irrigation-1
INFORMATION REGARDING RIGHT STAGE OF CUTTING ALSI | linseed-harvest-1
free seed kit mustard moong from govt | general-scheme-81
rubber per acre plants slope | rubber-sowing-1
how to know guava is ready and how many days it keep in room | guava-harvest-1
PKM 1 sowing month pit size | drumstick-sowing-1
linseed gypsum sulphur qty and how much nitrogen irrigated field | linseed-nutrients-2 linseed-nutrients-1
COMPLAINT NUMBER FOR PM KISAN REQUESTED BY CALLER | general-scheme-16
powder of moringa leaf export licence |
how to do e kyc for kisan yojana, my thumb does not match on machine | general-scheme-8 general-scheme-9
kulthi per acre yield | horse-gram-yield-1
information regarding ghan jeevamrit preparation and dose | general-ghanjeevamrut-1
SPRAY AFTER EACH CUTTING OF CHAULAI FOR QUICK REGROWTH ASKED | amaranthus-nutrients-1
my paddy was cut and spread in field to dry, heavy unseasonal rain came yesterday, is it still insured | general-scheme-28
silkworm turned hard white like chalk, rainy cold week | silkworm-disease-1 | silkworm-disease-2
lalit or arka kiran guava, which one gives more money |
we throw alsi seed in standing paddy without ploughing, crop always thin and poor, how our village can take better weight from it | linseed-irrigation-2
guava red skin apple type name | guava-varieties-1
moringa after harvest cut at what height and how many pods one tree gives | drumstick-pruning-1 drumstick-yield-1
haryana dealer says no khad without mera byora registration | general-scheme-80
FERTILISER DOSE FOR TAPPED RUBBER TREES PER ACRE | rubber-nutrients-1
loan for godown interest discount how much and own money percent | general-scheme-62 general-scheme-63
horse gram pods eaten with holes and rats cutting after late rain | horse-gram-pests-1
when to take honey out, last time it became sour and thin | honeybee-harvest-1
yellow net vein virus bottle gourd |
WITHOUT FENCE FIELD, STRAY CATTLE PROBLEM, CALLER ASKED WHICH OILSEED IS NOT EATEN | linseed-yield-1
when to cut guava shoots and how much manure to bearing tree | guava-pruning-1 guava-nutrients-1
kcc due date passed by ten days do i lose the cheap interest | general-scheme-38
CALLER ASKS IF TRICHODERMA CAN GO WITH DAP IN DRY SOIL SAME DAY | general-tricho-2 | general-tricho-1
INFORMATION REGARDING SEED SOAKING AND NUMBER OF SEEDS PER PIT IN LAUKI | bottlegourd-seed-1
every second crop my silk worms fall sick and die, room is old and crowded, how should i keep it clean from start | silkworm-disease-2 | silkworm-disease-1 silkworm-eggs-1
which month guava price is highest in delhi azadpur |
rajasthan state top up on pm kisan | general-scheme-95
sunhemp turn into soil at what age and seed rate per acre | general-greenmanure-3 general-greenmanure-1
kulthi leaves dropping lower pods brown, cut now or wait | horse-gram-harvest-1
amaranth cutting interval days | amaranthus-harvest-1
my neighbour asks rent for keeping bee boxes in my mustard, will my crop really gain | honeybee-crop-1
shop forces zinc packet with dap and asks more than bag price | general-scheme-79
NATURAL FARMING MISSION HELP PER ACRE, INFORMATION ASKED | general-scheme-52
rbi new kcc rule 2027 season months and small limit for 2 acre farmer | general-scheme-44 general-scheme-43
goat farm 100 female subsidy amount | general-scheme-69
FARMER ASKED IN WHICH MONTHS THE THREE KISAN INSTALMENTS COME | general-scheme-2
lauki watering gap summer assam | bottlegourd-irrigation-1
sharecropper pm kisan eligible | general-scheme-7
my three instalments were stopped for ekyc, now done, will old money also come | general-scheme-11
after heavy rains leaves on one side of my peru tree went yellow and hang dry, last year same pit tree also died, mango near it is fine | guava-diseases-1
PAPERS NEEDED FOR FARMER ID REGISTRATION AT CSC | general-scheme-21
kulthi how deep to put seed, and which day first weeding | horse-gram-weeds-1 horse-gram-seed-3
middle leaf of my turmeric dries and comes out when pulled, there is one small hole in the stem with wet dust coming, maize beside it is fine |
what details to keep before phoning 14447 about crop damage | general-scheme-27
how many days from hatching to cocoon and how far apart to put ripe worms on chandrika | silkworm-mounting-1 silkworm-cycle-1
INSURANCE FOR FARMER WITHOUT BANK LOAN, PAPERS AND PLACE | general-scheme-35
can tenant without land get kisan credit card | general-scheme-41
0 percent kcc from modi govt message true or fake | general-scheme-45
monsoon came late by a month, moong and urad field still empty, can gahat be taken on such dry hill land | horse-gram-climate-1
FPO custom hiring centre aid on 25 lakh project | general-chc-2 | general-scheme-56
amaranth grain type popping market |
polyhouse and mushroom help which office | general-scheme-68
bought 20 honey bee boxes already, can i claim mission money now and is madhukranti needed | general-scheme-74
urea subsidy will come in my bank account or not | general-scheme-78
RTC karnataka online website | general-scheme-88
bengal krishak bandhu amount after death of farmer | general-scheme-98
small brown squarish spots on both sides of turmeric leaf | turmeric-diseases-1
linseed seedlings die in patches and older plants droop head down, same field every year, chickpea was not like this | linseed-diseases-1
beetles orange red eat holes in baby lauki plants | bottlegourd-pests-1
horse gram for green fodder which stage to cut |
status shows land seeding NO and money not come, which office | general-scheme-10 general-scheme-12
egg incubation temperature and humidity for small silkworms | silkworm-eggs-1 silkworm-climate-1
rainy season amrud is watery and sells at nothing, my cousin takes only cold season fruit at double rate, he says it is about stopping water | guava-pruning-2
rabi insurance last date, and is cut wheat lying in field covered | general-scheme-28 general-scheme-24
kerala muthira seed rate and sowing month | horse-gram-seed-1 horse-gram-sowing-2
DECOMPOSER SPRAY ON PADDY STRAW, HOW MANY WEEKS NEEDED BEFORE WHEAT | general-residue-4
aif loan first instalment after how long | general-scheme-63
PM KISAN AMOUNT INCREASE TO 12000 IN NEXT BUDGET |
turmeric fingers in store have grey crust and are shrunk | turmeric-pests-1
thousands of woolly worms sit on murungai trunk at night after rain and tree is bare now, kids got itching | drumstick-pests-2
which rubber clones to mix and spacing in plain land | rubber-varieties-1 rubber-sowing-1
bees weak in rains, web in combs, also should i give sugar | honeybee-waxmoth-1 honeybee-feed-1
linseed flower buds fat not opening, pink maggot | linseed-pests-1 | linseed-pests-2 linseed-sowing-1
sprinkler help big farmer percent | general-scheme-49
green amaranth variety for summer and seed per acre | amaranthus-varieties-1 amaranthus-seed-1
which state has most rubber |
ordinary crop loan interest subsidy without kcc account | general-scheme-46
how to apply for thresher machine, how much percent sc farmer gets | general-scheme-57 general-scheme-55
6 year old rubber not yet tapped how much mixture and in which months | rubber-nutrients-1
white dust on young tips of alsi when it is in flower, first few plants now whole field | linseed-diseases-2 | linseed-sowing-1
MUGA SEED DISEASE PREVENTION ASKED BY REARER OF ASSAM | silkworm-muga-1
not able to sow due to no rain, do i inform insurance myself | general-scheme-31
seed treatment rate of pseudomonas and trichoderma | general-pseudo-1 general-tricho-1
guava rootstock for salty water |
culture for coating kulthi seed, how many packets | horse-gram-seed-3
PATWARI SAYS PORTAL WILL MARK MY LAND BY ITSELF FOR KISAN MONEY, IS HE RIGHT OR SHOULD HE DO | general-scheme-12
farmer pension 60 age amount | general-scheme-66
karj mafi kendra sarkar | general-scheme-75 | general-scheme-76
CALLER REPORTS GUAVA TRUNK HAVING HOLES WITH BARK DUST RIBBON, REMEDY ASKED | guava-pests-2
INFORMATION REGARDING DRUMSTICK DIEBACK AND GUM ON MAIN STEM |
moringa clay land seedlings dying | drumstick-irrigation-1
FARMER FROM CHHATTISGARH ASKED ABOUT IMPROVED KULTHI VARIETY | horse-gram-varieties-1
AMARANTH LEAF UNDERSIDE WHITE RUST PUSTULES, SPRAY ASKED |
crop between young guava rows | guava-intercropping-1
INSURED RISKS UNDER FASAL BIMA ASKED BY FARMER, WILD FIRE FROM LIGHTNING ALSO | general-scheme-29
lauki flowering time water kerala | bottlegourd-irrigation-1
INFORMATION REGARDING COST OF ONE ITALIAN BEE COLONY WITH FRAMES |
CALLER FROM COASTAL HEAVY RAIN AREA SAYS GUAVA TASTELESS, WANTS REASON | guava-soil-1
andhra tenant sukhibhava scheme | general-scheme-92
peru plant pit filling usar gypsum | guava-sowing-1
guava tea mosquito bug spray |
linseed capsule borer spray brand |
FARMER ASKED WHERE TO APPLY FOR BEEKEEPING AID | general-scheme-74
WATER GAP FOR TURMERIC AFTER MONSOON ASKED | turmeric-irrigation-1
vermicompost sale price per bag licence |
HELD BACK KISAN SAMMAN MONEY, WILL IT LAPSE | general-scheme-11
soil card what values written | general-scheme-48
MEMBERS NEEDED FOR FPO IN NORTH EAST | general-scheme-65 | general-fpo-1
black small insects sit thick on the pods and tips of my horse gram, leaves are sticky and shining, the cowpea near it has them also |
vine pruning in october how many buds and how much potash after it | grapes-pruning-1 grapes-nutrients-1
robusta coffee plant spacing | coffee-sowing-1
pea pods price next december |
suckling piglets iron | pig-piglet-2
mineral mixture grams per day heifer and milking cow | cattle-feeding-7
how much place for one cow in shed and which side should the shed face | cattle-housing-1 cattle-housing-2
gir cow rate per animal |
SEED RATE AND SPACING OF RADISH, CALLER HAS HALF ACRE | radish-seed-1
teak leaf rust spray |
galghotu vaccine month for buffalo calves above six months | buffalo-health-1 | cattle-vaccination-2
fodder maize africa tall silage when and how to fill pit tight | fodder-maize-harvest-1 fodder-maize-feeding-1 | cattle-fodder-3 cattle-fodder-4
FARMER ASKED ABOUT VARIETIES OF URAD FOR ZAID SEASON | urad-varieties-1 | urad-sowing-3
black bengal goat kids per year | goat-breeds-1
FARMER WANTS TO KNOW AFTER RICE FALLOW URAD WHICH SPRAY INCREASES YIELD | urad-nutrients-2
INFORMATION REGARDING BUD BORER CONTROL IN TUBEROSE |
heifer no heat | cattle-breeding-7
brown leaves hanging by threads on coffee bush | coffee-diseases-1
when should i cut green makka so that silage comes good | fodder-maize-harvest-1 | fodder-maize-feeding-1 cattle-fodder-3
my cow udder looks normal no swelling but two litres milk less from one week | cattle-mastitis-3
two goats sick loose motion smelly eyes running, is there any medicine and what about healthy ones, vaccine at what month | goat-ppr-1 goat-vaccination-1
vaccination ulta effect swelling after hs injection in cow |
is azolla good for fish pond |
INFORMATION REGARDING FMD INJECTION AGE AND REPEAT FOR CALVES AND WHERE FREE CAMP IS HELD | cattle-vaccination-1 cattle-vaccination-8
My calf of one year was very fat and healthy, suddenly limping with hot swelling on thigh, when I press it makes crackling sound | cattle-bq-1
murrah milk per lactation fat | buffalo-breeds-1
CALLER REPORTED URAD LEAVES BECOME BIG AND ROUGH FLOWERS TWISTED, WANTS TO KNOW IF HE CAN KEEP SEED FROM THIS FIELD | urad-diseases-2
black leg dead calf burying | cattle-bq-1
pigs creep feed age and guard rail why | pig-piglet-3
FARMER ASKED PREMIUM AND CLAIM PROCESS FOR COW INSURANCE |
bhadawari buffalo milk fat | buffalo-breeds-3
INFORMATION REGARDING NIGHT TIME SIGNS OF SILENT SEASON IN BUFFALO DURING JUNE | buffalo-breeding-1
FARMER ASKED SEED RATE OF FODDER MAIZE PER ACRE AND SOWING TIME IN SUMMER WITH BOREWELL | fodder-maize-seed-1 fodder-maize-sowing-1
FARMER SAYS COW ATE ONE FULL BAG OF WHEAT IN NIGHT NOW NO CUD CHEWING AND WATERY DUNG | cattle-acidosis-1
radish earthing up thinning | radish-weeds-1
ten cows sixty days how much silage | cattle-fodder-5
onion tops started bending down is it time to take out rabi crop | onion-harvest-1 | onion-disorders-3
cow garbh fell at 8 month and now calf dead, should my wife clean it with hand | cattle-brucella-1
what to do for lumpy in shed flies and which liquid for floor | cattle-lsd-2
jowar 30 days old cow feeding safe or not | cattle-feeding-8
grape wine licence maharashtra |
can i feed hotel waste food to my pigs nowadays | pig-asf-2
CALLER WANTS GRAPE VARIETIES GROWN AROUND NASHIK AND PUNJAB | grapes-varieties-1
which soap is best to wash buffalo in winter |
ginger which month plant in north east hills and how much mulch leaf to put | ginger-sowing-1 ginger-weeds-1
why two bulbs are joined together in my onion this year | onion-disorders-2
clean milk how to take out | cattle-milk-1 | cattle-mastitis-2
sow delivery in four days what preparation | pig-piglet-1
dairy cow thirsty summer shed 42 degree | cattle-heat-1 | cattle-feeding-6
urad tarai sowing third week july or late | urad-sowing-1
onion whole field tips yellow, I gave water three days back and soil still wet, near road side plants are green only | onion-disorders-3 | onion-pests-1
how many animals can be fed from one 10 by 3 metre silage pit and for how long | fodder-maize-feeding-1 | cattle-fodder-5
goat shed size for 20 does and roof height | goat-housing-1
home made cow feed mix and mineral powder how much each day | cattle-feeding-4 cattle-feeding-7
how many goats one bakra can serve and after how many years to replace | goat-breeding-2
After delivery my buffalo cannot get up since morning, second day today, she gave 14 litre last time. Neighbour cow had same thing | buffalo-health-2 | cattle-milkfever-1
is there any injection against thanaila, my cow gets it every rainy season on muddy floor | cattle-mastitis-2
coffee leaf orange powder underside | coffee-diseases-1
ginger plants leaves rolled and turned bronze, when I pull the stem it comes out and some milk like thing oozes, my field had tomato before | ginger-diseases-2
fodder maize seed rate with lobia | fodder-maize-seed-1
my buffalo gives very thick fat but only 3 litre, coppery skin, somebody from Etawah sold me, which breed is it | buffalo-breeds-3
compare murrah and jersey which earns more profit |
PPR vaccine age kid | goat-vaccination-1
FARMER WANTS TO STOP WATER IN ONION HOW MANY DAYS BEFORE DIGGING | onion-irrigation-1 | onion-harvest-1
cow fmd mouth sore what apply at home | cattle-fmd-2
how to tell male female piglet age by teeth |
kid pneumonia antibiotic for goat how many ml |
how many heat days in goat and what signs she shows | goat-breeding-1
pig has thick scaly itchy skin and rubs on wall all day since winter, is it mange and which oil to apply |
My berries were nearly ripe, three days cloud and rain came and skins burst, the grapes of next plot which were cut early are safe | grapes-soil-1 | grapes-irrigation-1
is it wrong to give calcium bottle to cow before delivery | cattle-milkfever-2
new born calf first milk how soon and for how many days, also when to start grain | cattle-calf-1 cattle-calf-4
tuberose nematode clean bulbs rotation | tuberose-pests-1
straw treated with urea how many litre water per quintal and how long closed, then can I give it straight to cows | cattle-fodder-1 cattle-fodder-2
goat standing alone from morning, no cud, nose dry, mengani like paste, other goats are grazing as usual | goat-sick-1
ADVICE NEEDED ON GINGER ROT WHERE RHIZOME SMELLS BAD AND LOWER LEAVES YELLOW | ginger-diseases-1
pea powder disease came last year in late sown, now what to plan | greenpea-diseases-1
teak price per cubic foot |
AI was done two and half months back and cow did not come in season again. Should I call doctor to see if she is carrying and when do I dry her | cattle-breeding-8 | cattle-breeding-3
free fmd injection camp cow | cattle-vaccination-8
grape leaf has oily yellow patch on upper side and cotton below after rain | grapes-diseases-1
goat fat one dies sudden after eating spilled rice | goat-et-1
INFORMATION REGARDING IMPROVED PIG BREED FOR ASSAM AND LITTER SIZE | pig-breeds-1
best desi cow for milk and which one for bullocks | cattle-breeds-4
INFORMATION REGARDING STARTING PIG SHED SIZE FOR BOAR AND FARROWING CARE OF SOW | pig-housing-1 pig-piglet-1
In our coconut garden there is some empty shade place, can we put ginger there and from which month | ginger-sowing-1
In my grape plot the new buds after October cutting are getting eaten in the night, in day time I search and no insect is found | grapes-pests-2
green pea arkel yield and sowing month in himachal | greenpea-varieties-1
urad sowing date odisha rabi | urad-sowing-2
FARMER ASKED ABOUT KHARIF ONION VARIETY AND EXPECTED QUINTALS PER ACRE | onion-yield-1 onion-varieties-1
FARMER ASKED NPK QUANTITY AND NUMBER OF SPLITS FOR BEARING ROBUSTA | coffee-nutrients-2
coffee rust resistant arabica | coffee-varieties-1 | coffee-diseases-1
matar boya but soil hot and roots rotting | greenpea-diseases-2 | greenpea-sowing-1
INFORMATION ON MANURE FOR PEA IN OOTY HILLS | greenpea-nutrients-1
ginger green sale months after planting and dry sonth when | ginger-harvest-1
ASKED ABOUT PURPLE SPOTS ON ONION LEAF AND FLOWER STALK IN RAINY SEASON | onion-diseases-1 | onion-diseases-2
tuberose spikes not coming plants are short and yellow roots full of knots | tuberose-pests-1
sagwan thinning years | teak-pruning-1
weed control in onion which day hand weeding | onion-weeds-1
red sindhi milk | cattle-breeds-3
buffalo heat not visible | buffalo-breeding-1
Farmer has HF cross, it was AI three times, comes every 21 days clean discharge, not holding. What is this | cattle-breeding-6
INFORMATION REGARDING SIROHI GOAT AVAILABILITY NEAR AJMER |
osmanabadi goat pregnancy days | goat-breeds-5 | goat-breeding-1
FARMER ASKED WHICH BREED OF GOAT HE SHOULD LOOK AT IN UP FOR MILK AND WHAT WEIGHT AT SIX MONTHS | goat-breeds-2 goat-select-1
ginger rainfall height | ginger-climate-1
does robusta need pollination by bees and how many boxes |
FARMER FROM KODAGU ASKING IF BLOSSOM SHOWERS FAIL WHAT TO DO FOR ROBUSTA | coffee-irrigation-1
THE CALLER IS ASKING ABOUT DISTANCE AND NUMBER OF TREES PER ACRE IN SAGWAN WITH WHEAT IN BETWEEN | teak-sowing-1
beetal goat amritsar | goat-breeds-4
urad summer first irrigation | urad-irrigation-1
ginger sprouting stage water | ginger-irrigation-1
onion soil ph | onion-soil-1
mooli seed hot water how many minute | radish-diseases-1
FARMER WANTS TO KNOW TOPPING HEIGHT OF ARABICA AND WHEN TO CUT SHADE | coffee-pruning-1
coffee pulping machine subsidy |
khillari nagori bullock | cattle-breeds-4
onion bulb size small because of potash which brand water soluble is good |
My pigs got high fever, ears and belly became red bluish, vomiting with blood in dung, eleven already dead out of fourteen, neighbour took his pigs away | pig-asf-1
ASKED HOW TO PREVENT WORMS IN GOATS HOW MANY TIMES IN YEAR AND TICKS | goat-worms-1
azolla protein and can it grow in winter in punjab | cattle-azolla-1
urad mosaic tolerant seed name and is whitefly the cause | urad-diseases-1
coffee stem has ridges and plant snaps when I shake, leaves yellow, which insect and which month to uproot | coffee-pests-1
cow shed floor slippery cement which type good | cattle-housing-2
onion seeds which red variety keeps long for rabi and how to dry before keeping in godown | onion-varieties-1 onion-storage-1
onion flakes dryer machine |
radish leaf black worm small holes | radish-pests-1
jaffarabadi bull semen straw where available |
INFORMATION REGARDING FERTILIZER DOSE IN GINGER | ginger-nutrients-1
is it ok to give urea treated paddy straw to small calf | cattle-fodder-2
town house small yard which goat without grazing | goat-breeds-3
calf horn burning age | cattle-calf-4
dana at home with khali and chokar ratio | cattle-feeding-4
thick neck onions storage rotting first | onion-disorders-2 | onion-nutrients-1
INFORMATION REGARDING SPRAY OF UREA POTASH ZINC MIX ON ROBUSTA IN DRY MONTHS | coffee-nutrients-1
ginger yellow stem borer hole with waste | ginger-pests-1
when to give worm medicine to cow and should dung be tested first, she is 5 month pregnant | cattle-deworm-2 cattle-deworm-1
onion nursery seedlings falling down neck rotting in this rain what to do | onion-diseases-3
flower stalk came in many onion, some people say cold night did it, is it true and can I store them | onion-disorders-1
urad fertilizer without soil test | urad-nutrients-1
my layer hens giving less eggs since last week and shell breaks in hand what to do | poultry-layer-3
FARMER ASKED ABOUT HOW TO COLLECT MITTI SAMPLE FROM FIELD FOR TESTING | general-soiltest-1 | general-soiltest-2 general-soiltest-3
gobhi flower brown patch stem hollow | cauliflower-disorders-2
cauliflower in net house for summer how much drip hours daily |
DSR paddy seed qty and sowing date punjab | rice-sowing-4
when should gundumalli bushes be cut and how high | jasmine-pruning-1
paddy drying in round circles and at the base of plants so many small brown insects sitting with sticky dirt, neighbour field also started, what is this | rice-pests-1 | rice-pests-2 rice-pests-3
FARMER ASKED BEST COMPANY HYBRID OF GOBHI FOR OCTOBER |
bhendi seed kg per acre for feb sowing | okra-seed-1 | okra-seed-2
sparrow parrot eating bajra ear how to save | bajra-pests-2
farmer asked regarding suitable altitude and rainfall for small elaichi | cardamom-climate-1
paddy moisture whole year store | rice-storage-1 | rice-storage-2
jute tossa good variety name | jute-varieties-1
lower leaves of my rice going yellow first, plants small and thin compared to field of my uncle where he gave 2 bags urea | rice-disorders-3
rice mill license process and cost in bihar |
how much water level can drop before next watering in transplanted paddy, heard about pipe with holes | rice-irrigation-2
how many bag dap urea potash for one acre dhan | rice-nutrients-2 | general-fert-1 rice-nutrients-1 general-fert-2
FARMER ASKED ABOUT BAJRA EAR TURNING INTO GREEN LEAVES BUNCH | bajra-diseases-1
tarbooz hybrid seed gram per acre on drip | watermelon-seed-1
vaccine chart for broiler chick | poultry-vaccination-2
salt water method to remove light seed of paddy how much salt in bucket | rice-seed-1
co4 or co5 napier how much tonne | hybrid-napier-varieties-1
planting distance and pit for aonla in usar land | amla-sowing-1
gobi came very small like button and next plot loose like rice grains, seedlings were 45 days old when i planted | cauliflower-disorders-4 | cauliflower-disorders-1
bajra old seed kept three years will it still germinate |
is it ok to grow pusa 44 this year or take pr 126, water is going down here | rice-varieties-1
nitrogen 210 phosphorus 8 in my soil card is it low and how much more khad | general-soiltest-5 | general-soiltest-6
mallige leaves yellow roots having knots | jasmine-disorders-1
farmer wants urea schedule of direct sown paddy | rice-nutrients-3
elachi drying temperature green colour | cardamom-harvest-1
lucerne variety for gujarat and for maharashtra | lucerne-varieties-1
information regarding spacing in line transplanting of paddy and seed needed per acre | rice-sowing-2 rice-seed-2
lady finger flowers falling in 43 degree heat | okra-disorders-1
parali not burning, wheat sowing by which machine and what benefit | general-residue-1 | general-carbon-1
information about napier planting material month and distance | hybrid-napier-sowing-1
eye shaped spots on rice leaf with ash centre | rice-diseases-1 | rice-diseases-2
QUERY ON WHAT IS TESTED IN SOIL HEALTH CARD AND REPEAT YEARS | general-soiltest-7
tiny white flies sitting underside of bhindi leaf, when shake plant they fly, leaves curling | okra-pests-4 | okra-diseases-1 okra-diseases-2
elachi clump stunted pale stripes leaf | cardamom-diseases-2
watermelon export to dubai how to get phytosanitary certificate |
4 week old chicks standing dull feathers puffed white water droppings, 20 died in three days suddenly | poultry-gumboro-1
gobi op hybrid seed gram | cauliflower-seed-1
jai irrigation interval | oat-irrigation-1
bad smell green bug sitting on milky paddy ear, grain getting empty with brown mark, evening time more | rice-pests-9 | rice-disorders-6
pat plants brown black patch on stem breaking | jute-diseases-1
caller told basmati has no aroma this time, transplanted too early, asked reason | rice-climate-1 | rice-sowing-6
lucerne super phosphate per acre | lucerne-nutrients-1
whole bhindi plant pale yellow after waterlogging | okra-disorders-2 | okra-diseases-1
black powder coming out from bajra grain bag, how much loss | bajra-diseases-3
from which place in field not to take soil sample | general-soiltest-2
bhendi npk dose tamilnadu | okra-nutrients-1
FARMER ASKED ABOUT FERTILIZER DOSE AND TIMING FOR PHOOL GOBHI PER ACRE | cauliflower-nutrients-1 | cauliflower-disorders-2
weevil grub eating alfalfa leaf tips, which month they come |
how many brown hoppers per hill before spraying in paddy and which medicine | rice-pests-3 | rice-pests-2
bajra two canal water which stage | bajra-irrigation-1
wheat got full dap last season so do i need phosphorus in paddy also, and how many kg urea per acre | rice-nutrients-4 rice-nutrients-2 | rice-nutrients-1 general-fert-1
red soil paddy field always full of water, lower leaf tips brown spots and now leaves orange violet | rice-disorders-5
duck feed has fungus smell can i give, and what type water pot | poultry-duck-2
watermelon shoot tip curling and drying in dry warm days small insects inside | watermelon-pests-1
soil ph 9 and ec 0.5 is it normal | general-soiltest-6
small black thorny beetle making white lines on dhan leaves | rice-pests-10
INFORMATION ABOUT LAYING AGE OF EGG HEN AND CULLING TIME | poultry-layer-2
oats green fodder milk cow good? any poison problem after urea | oat-feeding-1
my soil EC is 5 which crop will tolerate and is organic carbon 0.4 low | general-saline-1 general-soiltest-4
blast in paddy every year how to avoid from start | rice-diseases-2 | rice-diseases-1
tar wattar dsr first water | rice-irrigation-1 | rice-sowing-4
jute sowing month nichu jomi | jute-sowing-1
aonla candy making recipe sugar ratio and shelf life |
amla fruit black blister then brown rings since august rain | amla-diseases-1
avg jhona yield punjab | rice-yield-1
elaichi type kerala common | cardamom-varieties-1
information regarding bud worm in mogra and correct month of pruning | jasmine-pests-1 jasmine-pruning-1
farmer asked litter material for new chicks and if wet bedding is ok | poultry-brooding-3 | poultry-coccidia-1
bhindi leaves dark sooty corner spots and falling, too much humid rainy days here in konkan | okra-diseases-4
120 60 40 through ssp | general-fert-2 | general-fert-1
watermelon male female flower difference |
butachlor how many days after planting it works | rice-weeds-1
napier cutting interval and how much urea nitrogen to put after every cut | hybrid-napier-harvest-1 hybrid-napier-nutrients-1
line sowing of pat by seed drill how much gram seed in one bigha | jute-sowing-2 | jute-seed-1
til like round brown spots on rice leaves and grain | rice-diseases-6
farmer wants to know space per broiler bird and how long shed kept empty before next lot | poultry-broiler-2
general query about kisan credit card limit for paddy |
pusa 1121 seed acre | rice-seed-4 | rice-sowing-6
acid soil below 5.5 roots short phosphorus | general-acid-1 | general-acid-2
paddy variety flood and drought both | rice-varieties-3 | rice-varieties-2 rice-varieties-4
CALLER FROM KERALA ASKED LIME QUANTITY FOR SOUR PADDY LAND AND GAP BETWEEN LIME AND FERTILISER | rice-soil-1 | general-acid-2 general-acid-3
INFORMATION REGARDING BROILER VACCINATION AND FLOOR SPACE PER BIRD | poultry-vaccination-2 poultry-broiler-2
FARMER ASKED ABOUT AMLA TREE FERTILIZER AND WATERING IN SUMMER | amla-nutrients-1 amla-irrigation-1
information regarding planting spacing of gundumalli and yearly fertiliser per plant | jasmine-sowing-1 jasmine-nutrients-1
okra nematode knots root |
jai sowing time and seed qty per acre asked by farmer | oat-sowing-1 oat-seed-1
paddy snake skin sheath spot | rice-diseases-5
alfalfa seed rate line | lucerne-seed-1
jute semilooper life cycle days |
bhindi new leaf yellow between veins | okra-disorders-2
parthenium buffalo milk bitter | general-weeds-2
rabi maize silage compared to oat silage which better |
WANTS SOWING SEASON AND SEED RATE OF BHINDI FOR UP | okra-sowing-1 okra-seed-1 | okra-seed-2
tarbuj wilting vine brown stem line | watermelon-diseases-1
turkey bird space sq ft | poultry-turkey-1
dolomite or quick lime which is cheaper |
elaichi thrips scabby pod | cardamom-pests-1
urea in standing water ok? | general-fert-5
mullai flower yield month | jasmine-harvest-1
napier grass seed packet price online |
napier with cowpea protein | hybrid-napier-intercropping-1
orchard soil sample depth | general-soiltest-2
gramapriya egg weight number | poultry-backyard-2
cauliflower cold storage temperature days |
information regarding suitable land and sowing month of jute in assam | jute-soil-1 jute-sowing-1
sawank in paddy pull out when | rice-weeds-3
acid soil district jharkhand | general-acid-4
my hens are pecking each other tails till blood comes, cut beak or what should i do, shed has 200 birds and light is bright |
cardamom centre leaf dry stem hole | cardamom-pests-2
CALLER WANTS AGE OF FIRST EGG IN LAYER AND CAGE SIZE FOR THREE BIRDS | poultry-layer-2 poultry-layer-1
bajra roti good for sugar patient |
brown sawdust ribbon hanging on amla trunk and bark eaten, branches weak since rains, mango beside also same | amla-pests-1
kerala farmer asked npk dose for medium duration paddy and chunam for acid soil | rice-nutrients-5 rice-soil-1
after first shower my bajra plants fall in patches, easily come in hand, white curved worm in sandy soil near roots, khejri trees around | bajra-pests-1
bhindi seed soaking before sowing and watering gap in summer | okra-seed-2 okra-irrigation-1 | okra-sowing-1 okra-seed-1
farmer asked about dhaincha with gypsum in mild alkali soil and how to raise organic carbon | general-alkali-2 general-carbon-1
information regarding cardamom sucker planting and yearly fertiliser irrigated | cardamom-nursery-1 cardamom-nutrients-1
aonla fruit fly maggot |
how much nitrogen in nano urea bottle and how much in one urea bag | general-nano-1 general-fert-4
duck vs desi hen egg size | poultry-duck-2
paddy chaffy grains reason and control of gundhi bug asked | rice-disorders-6 rice-pests-9
amla rust on leaves and inside blackening of fruit, farmer wants remedy for both | amla-diseases-1 amla-disorders-1 | amla-varieties-1
information regarding leaf webber and small green caterpillar hanging from thread in cauliflower | cauliflower-pests-2 cauliflower-pests-1
paddy bin bag wall | rice-storage-2
soil testing lab fees and nearest kvk number |
newest leaves of gobi have no blade only long middle rib like a rope, some plants pale, field is sour after rains | cauliflower-disorders-3
jasmine clay soil less flower | jasmine-soil-1
paddy flowering stage no water | rice-irrigation-3
DAP bag latest government rate and subsidy |
drip fertiliser plain water minutes | general-fertigation-1
farmer from bihar asked picking stage of bhindi and yield per acre of pusa a4 | okra-harvest-1 okra-yield-1 | okra-varieties-1
rice field drain before harvesting days | rice-harvest-1
paddy root knot nematode |
jasmine dwarf pot variety for balcony |
oat aphid black insects which time come |
grey crust on apple bark yellow insect | apple-pests-2
INFORMATION REGARDING CURLED LEAVES AND SCARRED FRUIT OF CAPSICUM INSIDE NET HOUSE | capsicum-pests-1
how do i know if my banana lacks potash or magnesium, what to spray for each | banana-disorders-1 banana-disorders-2
Jowar in my field has wilted badly with no rain for three weeks, can the cows graze it or should i irrigate it first and wait | fodder-sorghum-feeding-2 | fodder-sorghum-feeding-1
red palm weevil trap what bait to put | coconut-pests-2
DOES WHEAT STRAW BHUSA NEED UREA TREATMENT BEFORE FEEDING |
FARMER WANTS TO KNOW ABOUT KEEPING WHEAT GRAIN FREE FROM GHUN IN HOME BIN WITHOUT TABLETS | wheat-storage-2 | wheat-storage-1
brown ring spots lower leaves tomato | tomato-diseases-3
i am planting new coconut, how big the pit and what vegetables or groundnut can go between for first years | coconut-intercropping-1 coconut-sowing-1
kusum yield per acre which hybrid best | safflower-yield-1
farmer from jhalawar enquired which orange type is grown in his belt | orange-varieties-1
Black soil near Solapur, how much kardi seed for one acre at what depth, and will it suffer if rain water stands a day | safflower-seed-1 safflower-soil-1 | safflower-seed-2 safflower-diseases-2
Raised dark brown long marks on the stem of my wheat near Dharwad, leaves also have scattered orange dots, neighbour says change the seed next year | wheat-diseases-3
apple hail net subsidy form |
sandy paddy land, wheat leaf has pinkish brown specks between green veins, how much manganese to spray and should zinc also be put | wheat-disorders-3 wheat-nutrients-6 | wheat-disorders-2
There is a needle size hole on my ripening santra and around it the fruit rots and drops, at evening some moths fly about in the orchard | orange-pests-2
rose cutting rooting hormone name and how many days to root |
FARMER ASKED HOW LYCHEE COLOUR CAN BE SAVED FROM BROWNING AFTER PICKING | litchi-harvest-1
olive dark velvet patches under apple leaf and fruits scabby cracked | apple-diseases-1
panama wilt banana cure | banana-diseases-1 | banana-diseases-2
capsicum paired row bed polyhouse | capsicum-sowing-2
bunchy top banana uproot | banana-diseases-4
whole wheat ear became black powder only stalk standing | wheat-diseases-4 | wheat-seed-4
palak seed production isolation distance |
safeda clone for usar land | eucalyptus-varieties-1
side pups coming round my banana every month should i cut all of them | banana-pruning-1
caller asked how many trays to raise tomato plants for one hectare and how much hybrid seed to buy | tomato-nursery-1 tomato-seed-1
FARMER HAD TERMITE IN WHEAT LAST YEAR, WANTS PRECAUTION BEFORE SOWING AND SEED TREATMENT FOR KANDUA ALSO | wheat-pests-3 wheat-seed-4 | wheat-diseases-4
3 yr coconut plant khaad dose | coconut-nutrients-2
Banana leaf first small yellow streaks then brown spots with ash centre and whole leaf dries, rains are on and weeds are high | banana-diseases-3
INFORMATION ON CONTROL OF PELA RATUA IN KANAK, FIRST PATCH SEEN TODAY IN ROPAR | wheat-diseases-2
kinu urea feb april | orange-nutrients-2
which shade cloth brand is best for rose polyhouse |
sticky wheat ears with black mould and soft lice at field border, is border spray enough and after how many per ear | wheat-pests-1 wheat-pests-2
FARMER FROM NAGALAND WANTS TO IDENTIFY MALE AND FEMALE MITHUN CALF AT BIRTH |
tomato irrigation gap winter | tomato-irrigation-1
caller wants moisture of wheat grain at cutting time and also before filling bin | wheat-harvest-1 wheat-storage-1 | wheat-storage-2
litchi average yield bihar and bengal | litchi-yield-1
how often to water rainy season tomato and which thickness black plastic for grass | tomato-irrigation-1 tomato-weeds-1
tomato pichheti jhulsa cloudy | tomato-diseases-4
cut nozzle or cone for insect spray | general-nozzle-1
bottom of tomato going black like leather, top is fine, plants watered whenever canal comes | tomato-disorders-1
kardai soil ph | safflower-soil-1
does a mithun cow give milk enough to sell and how many litres a day |
hp needed for super seeder and laser leveller | general-implement-1
rose polyhouse night temperature | rose-soil-1
safeda under shade of mango | eucalyptus-soil-1
jowar fodder with lobia mix ratio | fodder-sorghum-sowing-1
tea nursery sleeve sand soil mix | tea-nursery-1
how many days can ripe red tomatos be kept in cold room | tomato-storage-1
safflower variety without thorns | safflower-varieties-1
white winding lines tomato leaf | tomato-pests-3 | tomato-pests-4
what fertilizer through drip for banana after flowering and why do my drippers choke | banana-nutrients-3
FARMER ASKED NITROGEN AND POTASH FOR MATURE TEA AND NUMBER OF SPLITS | tea-nutrients-1 | tea-nutrients-2
INFORMATION ABOUT BUDS AND SMALL FRUITS OF CAPSICUM FALLING WHEN BED WAS LEFT DRY FOR SOME DAYS | capsicum-irrigation-1 | capsicum-disorders-1
can a zero till drill sow maize after wheat and what seed plate |
i have water for a single irrigation in kusube when do i use it | safflower-irrigation-1
tomato powdery mildew |
banana for local market how full should fingers be | banana-harvest-1
wheat drone spray subsidy amount |
Young nuts have brown scars under the cap, and the lower fronds show dry patches with silk tunnels, farmer from Tumkur asks about both | coconut-pests-5 coconut-pests-3
how do i make safflower oil at home |
kusube frost at bud stage empty heads | safflower-climate-1
HOW TO GET APEDA REGISTRATION FOR EXPORT OF NAGPUR SANTRA |
WANTS ADDRESS OF COCONUT CLIMBING MACHINE TRAINING CENTRE NEAR THRISSUR |
tomato ketchup unit loan |
chari silage stage safe | fodder-sorghum-harvest-1
mrig bahar rest month orange | orange-pruning-1
pau smart seeder acres in an hour | general-residue-3
asked spacing and plants per acre for red banana from tissue culture | banana-sowing-1
bud height and tree gap for santra orchard | orange-sowing-1
palak how many cuts in total and gap, and water after each cut | palak-harvest-1 palak-irrigation-1
brown powder pustules safflower leaf | safflower-diseases-3
will banana do in clay land where water stands and how much cold can it take | banana-soil-1 banana-climate-1
age and type of nendran sucker | banana-nursery-1
FARMER NEEDS SEED QUANTITY OF PALAK IN LINES AND BY BROADCAST | palak-seed-1
small hoppers with tail up on new santra shoots, orange babies, leaves curl | orange-pests-1 | orange-diseases-1
how much does an acre of tomato give in odisha | tomato-harvest-1
How much seed of sudan hybrid chari per acre and how much urea after each cut | fodder-sorghum-sowing-1 fodder-sorghum-nutrients-1 | fodder-sorghum-varieties-1
thinning of safflower seedlings when | safflower-seed-2
regarding month and distance of planting coconut seedling, tamil nadu caller | coconut-sowing-1
litchi gootee spacing trees acre | litchi-sowing-1
banana yield tonnes per acre maharashtra | banana-yield-1
what vaccines and checkups does a mithun need | mithun-health-1
Young leaves of my wheat going pale with green veins on sandy patch, old leaves still fine, mustard next door looks good | wheat-disorders-2 | wheat-disorders-1 wheat-diseases-1
urea potash per coconut palm bearing | coconut-nutrients-1
potato and wheat which earns more in winter |
black rust vs brown rust wheat | wheat-diseases-3
caterpillar half inside green tomato hole | tomato-pests-2
FARMER ASKED WHETHER LEGUME CAN BE SOWN BETWEEN EUCALYPTUS LINES IN FIRST YEARS AND ABOUT MANURE | eucalyptus-nutrients-1
capsicum plants in my polyhouse wilting one after another and roots rotten, beds are always wet | capsicum-diseases-1
green lice and caterpillars on palak i sell every day in market, what can i safely use | palak-pests-1
apple codling moth pheromone ladakh |
happy seeder per acre cost | general-residue-2
why is sowing wheat after twentieth november bad for grain in haryana | wheat-sowing-1 | wheat-sowing-2
can nilgiri grow on my waterlogged salty plot with little rain, the soil has lime also | eucalyptus-soil-1
CALLER ASKED HOW TO CLEAN BANANA SUCKERS BEFORE PLANTING AGAINST CORM BORER | banana-pests-1
PALE ROUND BLISTERS WHITE BELOW ON YOUNG TEA LEAF IN MIST, FARMER FROM DARJEELING ASKS REMEDY | tea-diseases-1
apple branch white cotton like stuff knots | apple-pests-1
wheat row gap and depth | wheat-seed-1 | wheat-sowing-3
white papery patch capsicum fruit | capsicum-disorders-1
information regarding basal fertilizer and compost for capsicum per acre | capsicum-nutrients-1
should i irrigate wheat with ears out when strong wind is blowing | wheat-irrigation-3
enquiry on cooking type and market type banana of the south | banana-varieties-1
information regarding interval of hoeing in summer palak and stage for thinning | palak-weeds-1 | palak-seed-1
holes with sawdust and dry bark near collar in young safeda, termites too in dry field | eucalyptus-pests-1
why do they say to cut paddy with super sms combine before wheat | wheat-machinery-2 | wheat-machinery-1
Caller has a polyhouse at Raichur and asked how many stems to leave on capsicum and how much it yields there | capsicum-pruning-1 capsicum-yield-1
Nagpur oranges dropping near the stalk end in rains, dead twigs all over the tree and water stands in one corner | orange-disorders-1 | orange-pests-2
G9 banana npk gram per plant | banana-nutrients-1 | banana-nutrients-2 banana-nutrients-3
INFORMATION REGARDING WHICH CROP TO MIX WITH KARDI SO THAT MAVA APHID IS LESS | safflower-pests-1
details needed about crops under old coconut palms of 25 years | coconut-intercropping-1
information regarding orange leaves having uneven yellow blotches with small crooked sour fruits | orange-diseases-1 | orange-pests-1
FARMER ASKED ABOUT GOOD MULTI CUT FODDER JOWAR VARIETY | fodder-sorghum-varieties-1
when is shahi litchi ripe and how many days later does china come | litchi-harvest-1 litchi-varieties-1
coconut heart leaf rotting after rains, paste name | coconut-diseases-1
tomato seedlings falling at soil line in patches | tomato-diseases-7
rotten kusum bud is it right to pluck it or spray | safflower-pests-2
kusum petals price per kilo |
Which clones of safeda should we purchase and after how many years is it ready for pulp | eucalyptus-harvest-1 eucalyptus-varieties-1
wheat grain shrivel warm night | wheat-climate-1
Paddy field got empty only now in december near karnal, upto which date can i put wheat and which variety | wheat-sowing-3 wheat-varieties-2 | wheat-seed-1 wheat-seed-2
strawberry or capsicum which more profit in polyhouse |
wheat in alkaline waterlogged field ok or not | wheat-soil-1
every monsoon my tomatoes die of wilt and the shop keeps selling sprays, are grafted plants better | tomato-diseases-6 | tomato-diseases-5
information on eucalyptus planting distance with crop in between | eucalyptus-sowing-1
HOW TO CALIBRATE SPRAYER PER ACRE, FARMER WANTS SIMPLE METHOD | general-nozzle-3
rose buds brown edge not opening | rose-pests-1
Coconut leaflets bent inward like ribs and yellow soft, nuts getting less every year for five years now, is there any medicine | coconut-diseases-2
Robusta banana at what distance and water in summer basin, kerala method litres | banana-irrigation-1 banana-sowing-1
SUGGEST LATE SOWN WHEAT VARIETY, FARMER OF VIDISHA DISTRICT MADHYA PRADESH | wheat-varieties-4
is mycorrhiza powder any use for tomato seedlings |
CALLER FROM SHIMLA WANTS FERTILISER DOSE FOR TEN YEAR OLD APPLE TREE AND WHEN TO PUT DUNG | apple-nutrients-1
QUERY ABOUT MONTH OF ROSE CUTTING BACK AND NUMBER OF CANES TO BE LEFT | rose-pruning-1
banana bunch stuck inside stem throat in january | banana-disorders-3 | banana-climate-1
total number of irrigations required in wheat crop asked | wheat-irrigation-1 | wheat-irrigation-2
kinnow plucking month punjab | orange-harvest-1
how many chepa on one ear before i should spray my wheat | wheat-pests-2 | wheat-pests-1
in which month after flowering is nut plucked for copra and for tender coconut | coconut-harvest-1
average wheat yield india quintal | wheat-yield-1
how much wetness in kapas will the corporation take before cutting my rate | general-market-10
FARMER ASKED HOW MANY WATERINGS JAU NEEDS AND AT WHAT STAGE | barley-irrigation-1
bamboo first cutting which year | bamboo-harvest-1
In my tur field one branch dries, next week another, then whole plant is gone. I peeled the stem and there is a dark line going up from below. Cotton next to it is fine. | pigeon-pea-diseases-1
muskmelon seed qty acre | muskmelon-seed-1
information regarding chikoo watering gap in summer on sandy land near sea | sapota-irrigation-1
sapota rate next year |
do i have to pay any tax on income from the wheat i grow | general-market-30 | general-market-32
fish baby number per acre | fish-stock-2
barley salty land ok ? | barley-soil-1
after planting kagzi lime how many years till it gives fruit | lemon-yield-1
CALLER SAYS MINT RUNNERS UNDER SOIL BROWN AND ROTTEN, PLANTS GONE IN PATCHES, REMEDY ASKED | mint-diseases-1
when to put marigold seed for diwali flowers and how many grams for one acre | marigold-sowing-1 marigold-seed-1
My til has no proper flowers now, only tiny green leaves bunched at the top like a broom and not one pod. I sowed end of June near Banda. | sesame-diseases-1 | sesame-sowing-1
what net size is good for pangasius cage in reservoir |
gst tractor drip new rate | general-market-33
At the foot of my mosambi trunk brown glue is oozing, bark is soft and smells, leaves turning yellow. Pump water runs right up to the stem. | sweet-orange-diseases-1
WANTS TO KNOW HOW TO GET LIME FRUIT IN SUMMER WHEN RATE IS HIGH | lemon-pruning-1
muskmelon ripe how know | muskmelon-harvest-1
how can i join the online mandi to sell and what papers it asks | general-market-19 | general-market-21
Marigold petals went brown on the rim after I gave borewell water that tastes salty, neighbour rose is also bad. How much salt can this flower bear |
how to keep moong safe from weevil at home for half a year | moong-storage-1
parrot eating sunflower heads | sunflower-pests-3
jau seed how much for one acre and which dates are right if i have tubewell | barley-seed-1 barley-sowing-1
mentha good variety names | mint-varieties-1
FARMER FROM TELANGANA ASKED WHICH SWEET ORANGE TO PLANT | sweet-orange-varieties-1
Arhar plants in one corner stay bushy and pale, leaf small and spotted light and dark, all others have flowered but these not giving one flower even now | pigeon-pea-diseases-2
carp daily feed mix | fish-feeding-1 | fish-feeding-2
what dose of quizalofop for grass weeds in til at 20 days |
malt barley variety | barley-varieties-1
CALLER REPORTED HAIRY WORMS SITTING IN BUNCHES ON MINT LEAVES | mint-pests-1
I sold wheat through my arhtiya at Khanna but money not come in my account, they say bank detail is old. Where do i get it corrected | general-market-14
will mosambi live in land where borewell is salty and soil has lime | sweet-orange-soil-1
cut bamboo own land permission | bamboo-market-1
i sell only vegetables from my own field do i need gst number | general-market-34
Flood came in September. Now in cold my rohu have red marks which became deep wounds, murrel in the ditch also same. Should i put something | fish-eus-1
jackfruit chips machine subsidy |
jau chepa spray needed or not | barley-pests-1
at which time should i water tur so the pods fill well | pigeon-pea-irrigation-1
how to know if my bamboo clump will flower and die this year |
muskmelon fertiliser and sowing month | muskmelon-nutrients-1 muskmelon-sowing-1
Buds, flowers and small pods of my moong are tied together with web and when opened a small caterpillar is inside eating. Found in almost every third plant. | moong-pests-3
tur seed rate mixed crop | pigeon-pea-seed-1
INFORMATION REGARDING WHERE TO SELL PADDY AT SUPPORT PRICE IN ANDHRA VILLAGE | general-market-17
how much root material for mint if i make nursery first | mint-seed-1
which hormone makes sapota ripen uniformly after plucking |
marigold picking gap and tonnage | marigold-harvest-1
agmark certificate how apply | general-market-25
how to make the empty pond ready before putting seed and how much chuna per acre | fish-pond-1 fish-lime-1
FARMER WANTS TO USE HOME KEPT SUNFLOWER HYBRID SEED AGAIN, ASKED IF OK | sunflower-seed-3
jackfruit wet land dies ? | jackfruit-soil-1
muskmelon leaves drying with white dust and fruits remain tiny with no taste | muskmelon-diseases-2
mosambi fruits per tree | sweet-orange-pruning-1
which tur will vacate land for wheat and by what date must I sow it | pigeon-pea-varieties-1 pigeon-pea-sowing-2 | pigeon-pea-sowing-1 pigeon-pea-varieties-3
kcc cheap interest after harvest godown | general-market-28
Every year two three twigs of my twelve year old sathgudi dry from the tip, now half the tree is bare. Fertiliser given but it only gets worse. | sweet-orange-disorders-1
is mandi fee same in every state and who bears it on vegetables | general-market-23
INFORMATION REGARDING NPK FOR GENDA IN TAMIL NADU | marigold-nutrients-1
til seed mix sand | sesame-seed-2
muskmelon best temperature sprouting | muskmelon-climate-1
how much npk and gypsum for sunflower one acre and how often to water it | sunflower-nutrients-1 sunflower-irrigation-1
mint leaf brown orange spot | mint-diseases-2
I emptied two trolleys of dung in pond on Sunday thinking water will get green. By Tuesday many fish floating dead on the bank. How should it be given | fish-manure-1 | fish-oxygen-1
will sweet orange taste bland in our humid coastal area | sweet-orange-climate-1
does jackfruit leaf make good fodder for goats how many kg |
carrot watering days | carrot-irrigation-1
fertiliser for moong put after rice in odisha | moong-nutrients-2
muskmelon red beetle | muskmelon-pests-1
CALLER FROM SIWAN BIHAR ASKS WHERE TO SELL PADDY TO GOVT AND WHICH NUMBER IS NEEDED FIRST | general-market-15
on which day after planting to cut mentha first time and when to stop water before that | mint-harvest-1 mint-irrigation-1
marigold price diwali 2026 |
can i make seed from orange carrot at my place in Karnal | carrot-varieties-2
FARMER ASKED WHEN TO GIVE SECOND UREA IN JAU, HIS CROP FELL LAST YEAR | barley-nutrients-2
In pigeon pea the flowers and pods are stuck together like a ball by web, inside one caterpillar eats. My brother says it is same as in his moong. | pigeon-pea-pests-4
mosambi skin rusty brown | sweet-orange-pests-1
which age poles should be cut from my bamboo and will forest guard ask for pass | bamboo-harvest-1 bamboo-market-1
INFORMATION REGARDING TREATING TUR SEED BEFORE SOWING | pigeon-pea-seed-2
is bird flu like disease possible in rohu and can people get it |
lime tree urea dose age wise | lemon-nutrients-1
pond water colour ph | fish-quality-1
top leaves of til are tied with web and green worm with black head is inside | sesame-pests-1
I grow paddy on six bigha and also run forty cow dairy and some bee boxes. My accountant nephew says milk money is taxed but crop money is not, is he correct | general-market-31 general-market-30 | general-market-32
moong which soil | moong-soil-2
grafted jackfruit or seed jackfruit which gives fruit early | jackfruit-sowing-1
how much dap for arhar in one acre and when to do weeding | pigeon-pea-nutrients-1 pigeon-pea-weeds-1 | pigeon-pea-nutrients-2
FARMER ASKED NAME OF HIGH YIELD SUNFLOWER HYBRID FOR SPRING | sunflower-varieties-1
genda pinching days | marigold-pruning-1
kharif moong in punjab which half of july and seed kg | moong-sowing-4 | moong-sowing-3
water is getting very hot in may what depth should fish tank have | fish-water-1 | fish-quality-1
til dose andhra irrigated | sesame-nutrients-2
which dye company buys sunflower petals |
My carrots came out thick, hard and with sharp taste. March was very hot here and land is a little stony, some roots are also split in two legs. | carrot-soil-1 | carrot-disorders-1
lemon grass oil rate |
FARMER HAS FIVE YEAR OLD NIMBU WITH DRIP, ASKED DAILY WATER AND YEARLY FERTILISER | lemon-irrigation-1 lemon-nutrients-1
electronic godown receipt benefit | general-enwr-1 | general-enwr-2 general-market-27
why does pod worm come more in my tur than in my cousins tur | pigeon-pea-pests-2
til yield rainfed acre | sesame-yield-1 | sesame-varieties-1
QUERY ABOUT SOAKING SUNFLOWER SEED BEFORE SOWING, HOURS AND DEPTH | sunflower-seed-1
which month does mosambi flower and when is that fruit ready in maharashtra | sweet-orange-pruning-1
hybrid marigold seed grams | marigold-seed-1
Spring sunflower rotting at the collar and later the head also becomes soft and brown. In rains the same field had burnt leaves with rust like powder. | sunflower-diseases-1
carrot halwa factory contract |
name some moong types for the eastern UP plains and days they take | moong-varieties-2 | moong-varieties-1
HOW MUCH GREEN FODDER FOR GRASS CARP ASKED BY CALLER FROM KARNAL | fish-feeding-2
mandi who pays weighing | general-market-24
what rain and soil does jackfruit need and which kerala type is crisp | jackfruit-soil-1 jackfruit-varieties-1
KISAN FROM UP ASKED WHICH SAPOTA TYPE SUITS HIS AREA | sapota-varieties-1
zinc low arhar urad | pigeon-pea-disorders-2
if rain stops after til pods are set should i water once | sesame-irrigation-1
I take one acre on share in Bargarh and paddy is standing ripe. PACS man says owner must sign and date for registering is over, when is that window normally | general-market-16
my field is heavy and water stays, how to plant arhar there and in which month | pigeon-pea-soil-1 pigeon-pea-sowing-1 | pigeon-pea-sowing-2
INFORMATION REGARDING SUBSIDY ON MENTHA DISTILLATION UNIT |
tank never goes dry, how to finish murrel and wallago before stocking | fish-predator-1
summer til coastal andhra | sesame-sowing-2
tur stalk pellet buyer |
do boron and sulphur really give more sunflower grain | sunflower-nutrients-2 | sunflower-nutrients-1
When my late moong started flowering the leaves got covered with white flour like thing, some also have little reddish spots with grey middle. Sowing was very thick this year. | moong-diseases-4
moong sprout packing business |
how much tax on a new rotavator and do i need gst number if i sell my own wheat | general-market-33 general-market-34
sapota bud hole caterpillar | sapota-pests-1
STUNTED YELLOW PATCHES IN BARLEY ON SANDY FIELD NEAR SIKAR, ROOTS KNOTTED, FARMER ASKED REMEDY | barley-diseases-2
mosambi plants per acre | sweet-orange-sowing-1
Nights are very cold and my carp stopped eating. How deep should pond be now and what to do for few fish which have red spots turning into holes after the flood water came | fish-winter-1 fish-eus-1
Last night a herd of blue bulls walked through my til and sat on it, my cousin put solar fence on his gram. What kind of fence is cheap for this crop |
CALLER FROM THANE WANTS SPACING, PIT FILLING AND ROOTSTOCK OF CHIKU GRAFT | sapota-sowing-1
in MP where do i book slot to sell wheat and how is e-nam registration done | general-market-6 general-market-19
Rain is warm and daily. On my chakka tree male spikes and small fruits have grey hair like mould which turns black and drops. Coconut nearby is healthy. | jackfruit-diseases-1
jau late sowing december | barley-sowing-1
QUERY ON NAME OF JACKFRUIT EXPORTER AND PACK SIZE |
which age of mentha roots can be sold to other farmers and at what price |
half slip picking melon | muskmelon-harvest-1
which late arhar is good for Gonda and what yield can i hope with good care | pigeon-pea-varieties-2 pigeon-pea-yield-1
enam how many mandis | general-market-21 | general-market-19
FARMER SAYS AFTER THREE DAYS RAIN HIS TIL TENDER TOPS LOOK BURNT AND STEM RINGED BLACK NEAR GROUND | sesame-diseases-2
lime type for maharashtra | lemon-varieties-1
below how many degrees will rohu and katla start dying | fish-quality-1 | fish-water-1 fish-winter-1
Big green brown worms have eaten the leaves and now sit inside the sunflower head which is rotting from the middle. My tomato also had the same worm last winter. | sunflower-pests-1
mosambi first fruit age | sweet-orange-pruning-1
My mint oil drum kept since last June has become thick and smell is weak, trader at Barabanki refused it. In what container and how long can this oil be kept |
how far apart rows for muskmelon and which one is early with more yield | muskmelon-seed-1 muskmelon-varieties-1
My kapas flowers are not opening, petals stuck together like a small rosebud and inside green bolls i found reddish worms eating the seed, neighbour has moong so no problem there, which insect is this | cotton-pests-1 | cotton-pests-3 cotton-pests-2
jowar seed qty 1 acre | jowar-seed-1 | jowar-seed-2
FARMER ASKED ABOUT NO OF POLES PER ACRE AND PLANTS PER POLE IN DRAGON FRUIT | dragon-fruit-sowing-1
can i give arandi khali to my buffalo as cattle feed | castor-storage-1
arbi eating throat itching why | colocasia-disorders-1
how to make all kaitha chakka plants flower at one time | pineapple-disorders-1
kapas with tur how many lines | cotton-intercropping-1
how many kg gram seed for one acre and which culture to coat on it | chickpea-seed-1 chickpea-seed-2 | chickpea-diseases-1 chickpea-diseases-2
mums flower picking stage distant market | chrysanthemum-harvest-1
Anar leaves have wet oily looking spots which turn black, and on the fruits there are dark marks splitting in L shape, it started after the rains in one corner, should I cut branches | pomegranate-diseases-1
grean chilli first picking days | chilli-harvest-1
what is meaning of red and green triangle printed on spray bottle | general-safety-4
information regarding fertiliser quantity of mirch at transplanting time in Punjab, Bathinda dist | chilli-nutrients-2
tips of my lasun leaves going yelow should i give more urea or water | garlic-disorders-1
bitter gourd gummy stem blight |
after how much rain should i sow dryland cotton and how many packets weight of hybrid seed per acre | cotton-sowing-2 cotton-seed-1 | cotton-sowing-3
farmer wants to know transit permit and forest dept permission for casuarina felling |
is sandy land ok for kapas | cotton-soil-1
It rained whole week with cold nights and now a grey cottony growth is climbing up on the spikes of my castor and capsules are getting rotten, tur beside is clean | castor-diseases-2
sorghum planting month rabi kharif | jowar-sowing-1 | jowar-pests-1
guldaudi plants growing tall single stem how to get more branches | chrysanthemum-pruning-1
how many days before plucking vegetables must i stop spraying | general-safety-6
karela pandal height | bittergourd-pruning-1
FARMER ASKED ABOUT DAP QUANTITY FOR CHANA IN HISAR HARYANA AND ZINC IN SANDY SOIL | chickpea-nutrients-1
castor oil expeller machine price |
which pulse should i put with kharif jonna and in what rows | jowar-intercropping-1
savukku good clone drought | casuarina-varieties-1
In our tarai area fog is not leaving since 10 days, chana flowers and leaves have grey fuzz and are rotting, no pods are coming and plants dying in circles | chickpea-diseases-4
up to which day should i keep erandi clean of grass | castor-weeds-1
bittergourd Preethi Priyanka which better kerala | bittergourd-varieties-1
INFORMATION REGARDING SUBSIDY ON POLYHOUSE FOR CHRYSANTHEMUM CULTIVATION |
old leaves of my mirch yellow but veins still green what is lacking | chilli-disorders-2
when to water gram if no mavat rain comes and how many times to do hoeing | chickpea-irrigation-1 chickpea-weeds-1 | chickpea-irrigation-2
T stick for birds per acre | general-perch-1
garlic curing hanging days | garlic-storage-1
cotton plants are drying in round patches that get bigger every week, when i pull one it comes out easily and the bark of root is yellow and coming off like threads, my guar nearby is ok | cotton-diseases-3
in punjab after paddy on heavy land how should i sow chhole | chickpea-sowing-2
kamalam yield per pole | dragon-fruit-harvest-1
what to wear and check before i start spraying my field | general-safety-1 | general-safety-3
farmer enquired months to harvest of arvi and yield in Tamilnadu | colocasia-harvest-1
how do i know my chilli needs water and after how many days green pods can be picked | chilli-irrigation-1 chilli-harvest-1
chrysanthemum planting month flowers by november | chrysanthemum-sowing-1
irrigated hybrid jowar npk per acre | jowar-nutrients-2
Green caterpillars are eating my harbara flowers, now pods have big round hole and the worm is sitting half outside half inside. Wheat in next plot has none. How to control without much poison | chickpea-pests-1 | chickpea-pests-2 general-perch-1 general-neem-1
which is better for my land red flesh or white flesh dragon fruit |
field pea variety for bihar | field-pea-varieties-2 | field-pea-varieties-1
chana cutting stage march | chickpea-harvest-1
CALLER FROM SIRSA SAYS WHITE WAXY COTTON LIKE LUMPS WITH ANTS ON NARMA SHOOTS, WANTS CONTROL WITHOUT COSTLY SPRAY | cotton-pests-8
castor spikes not ripening together which to pluck first | castor-harvest-1
can ber grow salty land rajasthan | ber-climate-1
when to sow unirrigated and irrigated gram around jabalpur MP | chickpea-sowing-4
cotton seedling leaf silvery curling up | cotton-pests-7 | general-trap-3
Small worms have tied the castor capsules together with silky thread and their dirt, when opened the seed inside is eaten. Dealer is telling to spray strong poison, is it needed | castor-pests-3
farmer query: manure and NPK per tree for 6 year old pomegranate at Solapur | pomegranate-nutrients-1
pineapple MD2 suckers where available |
casuarina side branch cutting | casuarina-pruning-1
how many kg chari seed if i broadcast it for fodder | jowar-seed-2
chana drying in patches with black lines inside root, what to do and which varity does not get it in maharashtra | chickpea-diseases-1 chickpea-varieties-2 | chickpea-diseases-2 chickpea-seed-2
how often to irrigate garlic and when to close water | garlic-irrigation-1
rainfed erandi urea when after rain | castor-nutrients-2
FARMER FROM PALAKKAD ASKING FERTILIZER SCHEDULE OF MULAKU WITH COW DUNG | chilli-nutrients-3
August here fully cloudy no sun for 12 days in Yavatmal, whole ground under the cotton is yellow with fallen flowers, I gave urea last week, soybean is fine. What to apply now | cotton-disorders-2 | cotton-disorders-1
karela leaves mottled twisted small | bittergourd-diseases-1
is there any crop insurance claim for hail damage in harbhara |
after flower opening how long till dragon fruit picking, also some stems have orange sunken spots becoming grey crust why | dragon-fruit-harvest-1 dragon-fruit-diseases-1
sevanthi cuttings per acre spacing | chrysanthemum-nursery-1
dry land gram at flowering can i spray urea on leaf how much | chickpea-nutrients-3 | chickpea-irrigation-2
It is middle of january very cold nights and chana is dropping all its flowers, shopkeeper wants me to buy a hormone, my brother says wait for sun | chickpea-disorders-1
INFORMATION REGARDING 13-0-45 SPRAY HOW MANY TIMES ON NARMA AFTER FLOWERING ABOHAR PUNJAB | cotton-nutrients-3
peas mildew downy and powdery | field-pea-diseases-3 field-pea-diseases-1
which castor is good where plants wilt every year and how much seed of hybrid per acre | castor-varieties-1 castor-seed-1 | castor-diseases-1
arvi beetle grub in corm |
Water soaked spots with corners between the veins of cotton leaf turning black, stems also black and some bolls rotting. My uncle told to put antibiotic powder, is this right | cotton-diseases-4
what is the licence needed to sell chilli powder packets |
can same lure catch brinjal borer and fruitfly also | general-trap-2 | general-trap-1
savukku wood yield tons | casuarina-harvest-1
Farmer from Mehsana enquired about nitrogen splits for irrigated divela | castor-nutrients-1
red ripe chilli have sunken straw coloured spots with black dots in rings, twigs also drying from the top downwards, i had planted turmeric in between like my neighbour | chilli-diseases-4
what to do with cotton sticks after last picking so that pink worm does not come next year | cotton-pests-3 | cotton-pests-2
jonna stem tunnels pinholes | jowar-pests-2
gram root knot nematode chemical |
My Umran ber fruits are becoming crooked, there is a small maggot close to the stone and they rot and drop, guava tree near the well has the same maggots | ber-pests-1
CALLER WANTS UREA AND SUPER PHOSPHATE DOSE FOR KABULI AND DESI CHHOLE PER KILLA IN PUNJAB | chickpea-nutrients-2
how old chilli seedlings to plant at what distance and seed needed for hybrid in one acre | chilli-nursery-2 chilli-seed-1
Farmer enquired soil type ph and temperature suitable for growing guldaudi | chrysanthemum-soil-1
casuarina stem borer hole |
in assam hills when to put pineapple and after how many month fruit comes from crown | pineapple-sowing-2
where keep spray medicines home | general-safety-2 | general-safety-4
In my erandi field leaves are turning yellow, edges drying and plants wilt here and there in patches, third year I am taking same crop after same crop | castor-diseases-1 | castor-varieties-1
INFORMATION REGARDING FLOWER DROPPING IN MIRCHI IN HOT WIND AFTER UREA APPLICATION | chilli-disorders-1 | chilli-irrigation-1
taro earthing up days | colocasia-weeds-1
worms inside my bitter gourds and they rot on vine in rainy season what can i hang | bittergourd-pests-1 | bittergourd-pests-2 general-trap-2
When I walk in my narma small white flies come up like smoke from under leaves, leaves sticky then black, at which count should I worry. Guar next side also has few | cotton-pests-4 | cotton-pests-5 general-trap-3
divela irrigation number after rains | castor-irrigation-1
will the price of jowar go up next year or should i sell now |
FARMER SAYS CENTRAL LEAF OF JOWAR SEEDLING DRIED ASKED WHEN TO SOW NEXT YEAR TO ESCAPE | jowar-pests-1
for thick poles how far apart to plant casuarina and should lower branches be cut | casuarina-sowing-1 casuarina-pruning-1
pavakka manure kerala | bittergourd-nutrients-1
Edges of cotton leaves went yellow first, then bent downward and now look red as if somebody burnt them with fire, tiny green jumpers seen below, bhindi also has same | cotton-pests-6 | cotton-disorders-3
CALLER ASKED WHY POMEGRANATE SPLITS ON TREE BEFORE HARVEST, DRIP IS THERE | pomegranate-disorders-1
when to dig out lasun and how to keep it for months without spoiling | garlic-harvest-1 garlic-storage-1
mirchi overwatering lanky plants | chilli-irrigation-1
wind is blowing toward me can i still spray and where to wash the tank | general-safety-3 | general-safety-1
farmer asked the cost of one acre dragon fruit garden with poles and NABARD loan |
chrysanthemum pale leaf zinc spray | chrysanthemum-nutrients-1
My chilli nursery was thick sown under tree shade, watered daily, now the small plants become thin at soil level and topple over in circles. Brinjal bed in sun is standing good | chilli-diseases-3 | chilli-nursery-1
my soil is deep black should i water kabuli just after sowing | chickpea-irrigation-2 | chickpea-irrigation-1
Lower leaves of cotton reddening and falling Tamil Nadu farmer wants dose of magnesium spray | cotton-disorders-3 | cotton-nutrients-3
jowar lodging black powder stem | jowar-diseases-1
land is full of stones, can dragon fruit be grown with trench and drip | dragon-fruit-irrigation-1 | dragon-fruit-climate-1
Skin of my anar fruit has become brown rough scabby like potato peel, new leaf tips are curled and shoots sticky, buyer is cutting rate, onion is grown near by | pomegranate-pests-2 | general-trap-3
trader cutting price for trash in kapas how to dry and keep it clean | cotton-storage-1
chilli drip fertigation filter cost |
FARMER FROM HIMACHAL HILLS ASKED PLANTING MONTH FOR GARLIC | garlic-sowing-1
Some of my bitter gourd leaves have straight yellow patches like map and below greyish growth only in morning, then leaf dries like paper, cucumber field also same, what spray to use |
leaf of narma curling with thick veins, is there any medicine and which month sowing avoids it | cotton-diseases-1 cotton-sowing-1 | cotton-pests-4
Farmer asking about drying and threshing of castor spikes after plucking, how many pickings | castor-harvest-1 | castor-yield-1
pomegranate cold storage temperature |
Leaves of mirchi wrinkled and turned upwards like cup, the leaf stalk became long, buds become brittle and fall, before this I had taken jowar in this field | chilli-pests-1 | chilli-diseases-2
does chilli of Byadgi type have more colour than Teja |
FARMER FROM VAZHAKULAM ASKED SPACING AND NUMBER OF KAITHACHAKKA PLANTS PER ACRE | pineapple-sowing-1
my land is dry sandy with little salt, will ber come up and which early type to take | ber-climate-1 ber-varieties-1
Small spots on my vatana leaves turned into reddish brown powder bumps, whole leaf looks like rusted iron and dries, weather is damp, toria next door nothing | field-pea-diseases-2
how many yellow sticky boards in one acre and should light bulb trap run whole night | general-trap-3 general-trap-4 | cotton-pests-4
colocasia leaf market rate |
on which day to nip gram tops and can urea be sprayed on rainfed crop in flower | chickpea-pruning-1 chickpea-nutrients-3
INFORMATION REGARDING NPK DOSE FOR SEPPANKIZHANGU IN TWO SPLITS | colocasia-nutrients-1
pineapple tonnes per acre | pineapple-harvest-1
how high above crop should moth trap hang and same lure for all insects ok or not | general-trap-2 | general-trap-1
We planted erandi in the low plot where water collects, one third of the seedlings died with dull green patches on first thick leaves then brown rotting, upper plot is full | castor-diseases-3
vatana basal fertiliser | field-pea-nutrients-1
farmer enquired about FPO and processing unit licence for making dry pineapple slices |
does kaitha chakka survive frost and standing water in heavy rain area | pineapple-climate-1
in delhi villages which week for desi gram and kabuli and how much dap before sowing | chickpea-sowing-1 chickpea-nutrients-1
taro variety low input | colocasia-varieties-1
Under the leaves of my pavakka there are small green hoppers and white flies sitting, vines started curling, brinjal close by also has them, want home made spray | bittergourd-pests-3 | bittergourd-diseases-1 general-trap-3
can we pack green peas frozen at home how long will it keep |
Caller says healthy kapas plants with bolls drooped suddenly one day after heavy irrigation, asks if fungus | cotton-disorders-4 | cotton-disorders-1
which colour mark on pack is least poison and what clothes needed for spraying | general-safety-4 general-safety-1 | general-safety-2
groundnut seed qty telangana rabi | groundnut-seed-2
my mushrooms are coming with long legs and tiny heads in the closed room what is wrong | mushroom-disorders-1
FARMER ASKED ABOUT SOWING TIME OF BERSEEM IN HARYANA | berseem-sowing-1
masoor seed per acre late december | lentil-seed-1
strawberry variety for delhi side | strawberry-varieties-1
which wind speed is ok for spraying medicine | general-spraywx-1
how many ratoon crops of sugarcane can i take from one planting | sugarcane-sowing-6
information regarding brinjal seed quantity for one acre nursery | brinjal-seed-1
FARMER TOLD CUMIN DRYING IN ROUND PATCHES AT ONE MONTH, SAME LAST YEAR, WHAT TO DO | cumin-diseases-2
sugarcane internode borer control |
ragi weedicide name |
guar sowing in may is it right, rain came early here in hisar | guar-sowing-1
gehu dana bharte garmi spray | general-heat-1
how long to soak cumin seed before sowing and how deep to put | cumin-seed-1
FARMER ASKED ABOUT MUSTARD CROP DAMAGE BY PARASITIC WEED MARGOJA | mustard-weeds-2
autumn cane or february cane, which one gives more | sugarcane-sowing-1
hadda beetle brinjal what to do without chemical | brinjal-pests-5
groundnut pegs cannot enter soil because top becomes hard like crust | groundnut-soil-1
white cotton on berseem stem near soil, plants rotting in round patches since fog started | berseem-diseases-1
at what temperature frost comes | general-frost-1
kaju variety for goa | cashew-varieties-1
FARMER ASKED ABOUT FERTILIZER DOSE OF FINGER MILLET PER ACRE | ragi-nutrients-1 | ragi-nutrients-2
yak milk fat percent and ghee |
brinjal grafting on wild rootstock method |
seed treatment sequence fungicide insecticide culture which first | general-biofert-3
black long whip coming out from top of cane shoot | sugarcane-diseases-3
mustard how many irrigation light soil | mustard-irrigation-1
brinjal flowers dropping without fruit in may heat | brinjal-disorders-1 | general-heat-2
lentil plants suddenly drooping at flowering in some spots, same field masoor every year | lentil-diseases-1
cucumber fruits have small punctures and maggots in july, half my harvest thrown, neighbour keeps bottle traps in his lauki | cucumber-pests-1
information about strawberry soil ph and which land to avoid | strawberry-soil-1
FARMER ASKED METHOD OF SINGLE BUD NURSERY OF CANE AND TRANSPLANTING AGE | sugarcane-seed-2 | sugarcane-sowing-3
april is here and i could not plant cane yet, any way to save the yield | sugarcane-sowing-3 | sugarcane-sowing-2
FARMER FROM NIZAMABAD WANTS NPK DOSE FOR ADSALI SUGARCANE | sugarcane-nutrients-3
orange and black bugs on just sprouted mustard, plants becoming white | mustard-pests-3
yellow sarson yield per acre expected | mustard-yield-1
DAP user wants to know sulphur source for mustard oil content | mustard-nutrients-3
groundnut top buds drying plant green but no pod no flower little leaves in bunch, many plants in field | groundnut-diseases-4
hairy red caterpillars marching from field to field eating groundnut after first rain | groundnut-pests-4
ASKING FOR LONG PURPLE VARIETY OF BRINJAL | brinjal-varieties-1
knots on roots of brinjal and bhindi, plants weak | brinjal-diseases-5
guar rhizobium and npk dose andhra | guar-nutrients-1
caller wants to know lentil time of sowing in tarai and line distance if delayed | lentil-sowing-1
mandua nursery area for 1 hectare | ragi-nursery-1
lightning arrester for tubewell shed subsidy |
guar gum powder making unit cost |
cane seed hot water treatment | sugarcane-seed-3
steps after harvesting plant cane so ratoon sprouts well | sugarcane-sowing-5 | sugarcane-harvest-1 sugarcane-organic-1
third leaf from top yellow, cane when split is red with white bands and smells like liquor | sugarcane-diseases-1 | sugarcane-diseases-2
CALLER FROM LAKHIMPUR ASKED CONTROL OF TOP BORER IN SUGARCANE | sugarcane-pests-2 | sugarcane-pests-1
sugarcane clumps come out easily by pulling, roots eaten, august | sugarcane-pests-6
when to sow kharif groundnut in bareilly | groundnut-sowing-1 | groundnut-diseases-4
PROCEDURE OF CULTURE PACKET ON GROUNDNUT SEED AFTER FUNGICIDE, FARMER ASKED | groundnut-seed-3 | general-biofert-1 general-biofert-3
monsoon stopped, groundnut which stage needs water most | groundnut-irrigation-1 | general-drought-1
new leaves of groundnut whitish but veins are green, black limy soil in our gujarat farm | groundnut-disorders-2 | general-iron-1
shining black insects on groundnut tips, leaves curled sticky | groundnut-pests-5
sarson seed kg acre broadcasting | mustard-seed-1
FARMER ROHTAK - ZINC SULPHATE AND UREA QTY IN IRRIGATED MUSTARD | mustard-nutrients-2
frost alert tonight, my mustard is full of flowers should i run the tubewell | mustard-disorders-1 | general-frost-2
brinjal watering gap winter | brinjal-irrigation-1
young brinjal plants top wither and big plants remain dwarf, inside stem a worm | brinjal-pests-4
yield of PBH-4 brinjal | brinjal-yield-1
ANANTAPUR FARMER ASKED SOWING MONTH OF RAINFED CLUSTER BEAN | guar-sowing-2
hara tela in guar leaf yellow curling what to do | guar-pests-1
FARMER REPORTS BLACK SUNKEN WOUNDS ON GUAR PODS AFTER RAIN, REMEDY | guar-diseases-4
LL 1373 masur seed rate punjab | lentil-sowing-2
asked about weed control in lentil field full of bathua | lentil-weeds-1
moisture for keeping masur grain safe | lentil-harvest-1
ragi seed per acre direct sown | ragi-seed-1
is heavy clay with standing water fine for ragi | ragi-soil-1
evening no wind at all can i spray or should wait | general-spraywx-2 | general-spraywx-1
can cashew come up in black soil with water logging | cashew-climate-1
information needed on sun drying days of collected cashew nuts | cashew-harvest-1
jeera sowing date mehsana | cumin-sowing-1
cumin plants looked burnt within four days of cloudy weather after i gave water, before that tiny brown specks were there | cumin-diseases-1 | cumin-irrigation-1
kheera sowing in plains which months | cucumber-sowing-1
cucumber at flowering in hot days how often to water | cucumber-irrigation-1
button mushroom month in bihar plains | mushroom-sowing-1
100 kg straw gives how much oyster | mushroom-yield-1
kasni weed seed in berseem how to separate | berseem-seed-1
berseem watering interval march onwards | berseem-irrigation-1 | berseem-harvest-1
detail regarding strawberry manure and drip fertilizer | strawberry-nutrients-1
heerakasis solution strength for yellow white new leaves in paddy nursery | general-iron-1
bottom of tomatoes rotting black though plants look healthy | general-defic-4
FARMER WANTS GERMINATION TEST METHOD FOR OWN WHEAT SEED | general-seedtreat-1
TAWANG HERDER ASKED VACCINATION LIST FOR YAK | yak-rearing-1
CALLER ASKS GROUNDNUT FERTILIZER DOSE UP AND WEEDING DAYS | groundnut-nutrients-1 groundnut-weeds-1
when is brinjal ready to pick and how many quintal per acre in punjab hybrids | brinjal-harvest-1 brinjal-yield-1
oyster bag preparation and then how long closed in dark | mushroom-seed-1 mushroom-housing-1
compare lucerne and berseem for milk |
FARMER ASKED MOLYBDENUM DEFICIENCY IN CAULIFLOWER |
sugarcane harvester rent per acre |
rust coloured powder pustules on sugarcane leaves which disease is it |
FARMER WANTS TO KNOW IDENTIFICATION OF IRON DEFICIENCY IN SUGARCANE RATOON AND ITS SPRAY | sugarcane-disorders-1 | general-iron-1
INFORMATION REGARDING CUMIN WILT MANAGEMENT AND POWDERY MILDEW | cumin-diseases-2 cumin-diseases-3
ASKED ABOUT BUTTON MUSHROOM COMPOST MAKING AND CASING METHOD | mushroom-seed-2 mushroom-sowing-2
QUERY ON HAIL LOSS INTIMATION TIME UNDER CROP INSURANCE AND CARE OF VEGETABLE PLANTS AFTER HAIL | general-hail-2 general-hail-3
FARMER ASKED RAGI SEED RATE FOR TRANSPLANTING AND SUITABLE VARIETY IN ODISHA | ragi-seed-1 ragi-varieties-1
WANTS SPRAY TIMING ADVICE, WIND AND RAIN GAP BOTH | general-spraywx-1 general-spraywx-3 | general-spraywx-2
last week it was foggy, i irrigated jeera from the same channel where mustard gets water, now leaves have brown points and whole patch looks burnt | cumin-diseases-1 | cumin-irrigation-1
i opened the plastic door today, mushroom caps were slippery and wet because my boy sprinkles water directly on them, some caps in the corner are cracked | mushroom-disorders-1
bottom leaves of my banana and maize are going yellow between the veins and then reddish, top ones are still fine, what is missing in soil | general-defic-3 | general-defic-1
lentil was sown in wet field when it was still hot, now small plants are lying on ground rotten from the neck, nearly one fourth gone | lentil-diseases-3
yellow patch grows in my guar leaf bottom side full of tiny white flies and leaf is black sticky | guar-pests-1
toria after harvest can i get how many quintal and last sowing date of it | mustard-yield-1 mustard-sowing-4
groundnut hollow kernels brown inside and also some pods empty, are both same problem | groundnut-disorders-3 groundnut-disorders-1
kaju plant distance and gap crop in starting years | cashew-sowing-1 cashew-intercropping-1
khira seed 1 acre | cucumber-seed-1
mungfali new leaf yellow vein green | groundnut-disorders-2 | general-iron-1
mandwa neck black | ragi-diseases-1
barsim bloat buffalo | berseem-feeding-1
crop insurence helpline no | general-hail-2
yak fodder winter snow | yak-rearing-2
brinjl fruit borer trap number | brinjal-pests-1 | brinjal-pests-2
groundnut oil cake rate |
cashew rejuvenation top working |
berseem hay silage making |
ragi weeding cycle hoe price |
ganna tillering water need | sugarcane-irrigation-2 | sugarcane-irrigation-1
paddy days under flood water survive | general-flood-1
lentil neem spray | lentil-pests-1
gowar anthracnose pods | guar-diseases-4
FARMER ASKED CONTROL OF BRINJAL LITTLE LEAF AND ROOT KNOT NEMATODE | brinjal-diseases-1 brinjal-diseases-5 | brinjal-varieties-1
NEED DETAILS OF MUSTARD THINNING AND IRRIGATION SCHEDULE | mustard-sowing-5 mustard-irrigation-1
caller wants button or oyster suitable season and how much crop each gives | mushroom-sowing-1 mushroom-yield-1
kaju kernel collection time and average per tree for BPP 8 | cashew-harvest-1 cashew-yield-1
guar for grain seed rate and what month to cut it | guar-seed-1 guar-harvest-1
our brinjal tips bend down and dry, then i cut one fruit and found a pinkish worm, sprayed four times with the same bottle already, what else can be done | brinjal-pests-1 | brinjal-pests-2 brinjal-pests-3
mustard in our village pulls out easily, pale leafless stalks come up around each plant and the crop looks thirsty even after watering | mustard-weeds-1
cauliflower and papaya both show odd things, fruit skin is cracked corky and growing tips have died, leaves break when bent | general-boron-1 | general-defic-1
cucumber leaves have a mosaic look and fruit is warty, can any medicine cure it | cucumber-diseases-2
why groundnut got virus like stunting when i sowed early in june | groundnut-sowing-1 groundnut-diseases-4
what is zeeri in cumin field | cumin-weeds-1
does cutting waste branches of old seedling cashew really increase nuts | cashew-pruning-1
which cards to release for white moth in cane and in which months to pick the eggs | sugarcane-pests-2
FARMER ASKED ABOUT MEALYBUG IN BRINJAL |
mustard premium amount under crop insurance for one hectare |
INFORMATION REGARDING SUBSIDY ON MUSHROOM UNIT |
groundnut variety for punjab spring season |
ragi price per quintal next year |
strawberry mites webbing under leaf |
ASKED BEST BRAND OF MICRONUTRIENT MIXTURE FOR VEGETABLES |
aloo seed just out of cold store can i plant same day | potato-seed-2
makki new leaves coming out white | maize-disorders-2
FARMER ASKED HOW OFTEN TO CLEAN DRIP FILTER AND PIPES | general-drip-2
band gobi heads cracking open just when ready to sell what did i do wrong | cabbage-irrigation-1
when to pluck pepper berries wayanad | blackpepper-harvest-1
small plants without leaves and purple flowers coming up from roots of my pogaku crop in Guntur, neighbour says leave it, will it harm | tobacco-weeds-1
soya plant stem two rings and top dried | soybean-pests-1
caller wants to know safe way to ripen mangoes and whether masala powder is allowed | mango-storage-1
what is pics bag how many months grain safe | general-hermetic-2 | general-hermetic-1
lobia top leaves yellow green patch few pods | cowpea-diseases-1
coriander leaf turning brown blight spots which spray |
how to know my soyabean roots are fixing nitrogen | soybean-nutrients-3
popaya seed how long can store before sowing |
spacing for adike plantation and how to save young palms from sun | arecanut-sowing-1
kumhda storage at home months | pumpkin-storage-1 | pumpkin-harvest-1
heavy rain since thursday, water standing in makka field five days and leaves going pale, will the crop survive or should i plough it down | maize-irrigation-2
ripe mango worms inside | mango-pests-3
rajasthan wool sheep breeds | sheep-breeds-1
koleroga nuts falling in rain | arecanut-diseases-1
black pepper stake tree which |
tobaco nursery seedling rotting | tobacco-diseases-1
rajmash variety for hills name | rajma-varieties-1
what land is good for corn and how much heat can it tolerate | maize-soil-1 maize-climate-1
soyabean leaves bright yellow patches like paint and many white small flies when i shake plant | soybean-diseases-1
kothmir seed crop how many quintals per acre gc 2 | coriander-yield-1
urea and other fertiliser for rajma per acre and after how many days to give water | rajma-nutrients-1 rajma-irrigation-1 | rajma-disorders-1
is it true cabbage seed dipping in hot water stops black rot, how hot and how long | cabbage-seed-1
INFORMATION REGARDING NUMBER OF PHEROMONE TRAPS PER ACRE FOR MASS CATCHING OF ARMYWORM MOTHS IN MAIZE | maize-pests-3
my chawli tips are full of tiny black insects, leaves curl and feel gummy like jaggery water, ants going up also, we pick pods every third day | cowpea-pests-1
branches of our old mango dry from the tip downwards after the rains and leaves look burnt, a cousin says cut whole tree, is that needed | mango-diseases-3
soyabean msp next year |
is drip worth money how much water saved for sugarcane | general-drip-1
papaya fertilizer per plant yearly | papaya-nutrients-1
betelnut variety assam konkan | arecanut-varieties-1
soyabean avg yield quintal acre | soybean-yield-1
rajma weeding days | rajma-weeds-1
legume with maize | maize-intercropping-1 | general-intercrop-1
sitaphal pumpkin pit manure how many kg | pumpkin-nutrients-1
when to plant batata in maharashtra winter and how much seed tuber per acre | potato-sowing-1 potato-seed-1
do female deccani sheep have horns or only the male ones | sheep-breeds-2
can i take tomato in the field where potato was just lifted | general-rotation-1 | general-intercrop-1
FARMER ASKED ABOUT SELECTION OF MOTHER PALM AND SEED NUT IN ARECANUT | arecanut-nursery-1
caller asks which seed drill brand is best for sowing soybean and its price |
row of tiny pin holes across the makki leaves and now the middle shoot has dried and pulls out easily, sown about twenty days back | maize-pests-5
no rain for three weeks and cowpea plants are dropping dead suddenly here and there, when pulled the root skin comes off in threads | cowpea-diseases-4
what kind of bed for tobacco seed and how to clean the soil without chemical | tobacco-nursery-1
tractor drawn potato digger cost |
white worms inside kaddu fruit sting marks rainy days | pumpkin-pests-1
which pepper vine most grown in kerala and which for open sunny plot | blackpepper-varieties-1
green colour potato eat or throw | potato-disorders-1
soyabeen dry spell water stage | soybean-irrigation-1
kashiphal sowing month north | pumpkin-sowing-1
patta gobi nursery time plains | cabbage-sowing-1
cowpea root knots nematode |
small narrow mango leaves bunched like rose | mango-disorders-4
how many days before digging should i cut aloo vines, and at what degree to keep seed after | potato-harvest-1 potato-storage-1
papita fruits bumpy and crooked, white milk oozing from skin | papaya-disorders-1
which three times deworming pays most in sheep and goat before selling | sheep-deworm-2 | sheep-worms-1
which crop can i grow between arhar and cotton rows to be safe if rain fails | general-intercrop-1
grey green waxy insects crowd on young gobi leaves making them sticky | cabbage-pests-3
FARMER ASKED WHETHER ARECA PALM WILL SURVIVE IN PLACE WITH 42 DEGREE HEAT AND STICKY CLAY SOIL | arecanut-climate-1
query on tobacco board registration fee |
green worms that walk bending like a bow are eating edges of my soya leaves, and another lot makes leaf like net, cotton beside it is untouched | soybean-pests-3
sawdust like powder falls from holes in trunk of my langra tree and big branches are dying one after other, neighbours litchi also like this | mango-pests-4
is organic certified black pepper selling at better rate than cardamom |
mango yield tonnes bihar | mango-yield-1
popcorn seed kg acre | maize-seed-2
rajma in saline land | rajma-soil-1
peper rainfall and soil ph | blackpepper-climate-1
lobia vegetable crop dap potash dose | cowpea-nutrients-1
summer lobia when to put seed and how many days between waterings | cowpea-irrigation-1 cowpea-sowing-1
which mango bears every year in UP and how to make my chausa flower in the off year | mango-varieties-1 mango-disorders-1
best month to plant papaya seedling where ringspot trouble is common | papaya-sowing-1
how many cilantro plants to leave per hill and when is the first weeding | coriander-weeds-1
which nozzle is good for spraying tall mango trees |
it is 12 july already and rain came late which early soya variety can still be sown | soybean-sowing-2
FARMER WANTS TO PRODUCE OWN VIRUS FREE POTATO SEED PLEASE TELL STEPS | potato-seed-3
CALLER SAYS MIDDLE LEAVES OF ARECA YELLOW FROM TIP AND KERNEL BLACK AND SOFT, ASKED IF MEDICINE EXISTS | arecanut-diseases-2
after rains our pepper vines slowly turned yellow and dropped leaves, this monsoon they looked better but father says they will die anyway, what do we do | blackpepper-diseases-2
sunken red brown pits on my lobia pods grew big and black, and after the wet week pink slime came on them, we grew lobia here last year too | cowpea-diseases-2
sheep wool blanket cooperative address in Bikaner |
armyworm corn without chemical | maize-pests-2 | maize-pests-4 maize-intercropping-1 maize-pests-3
rajma production per acre | rajma-yield-1 | rajma-harvest-1 rajma-varieties-1
zinc sulphate soyabean kg | soybean-disorders-1
solar drier temperature fruit leather | general-dryer-1
late cabbage yield tonne | cabbage-harvest-1
tiny yellow pin spots turning brown on soya leaves, and in other plot bright yellow patches, which varieties or steps for both | soybean-diseases-3 soybean-diseases-1
when to drench my flock for worms and which month is the pox vaccine | sheep-worms-1 sheep-vaccination-1 | sheep-deworm-2
why are some pepper berries black and hollow, and spikes dropping in june | blackpepper-pests-1 blackpepper-disorders-1
how many male papaya trees should remain in one acre garden | papaya-sowing-2
why are some of my mangoes having jelly like flesh near the stone |
should a new farmer start tobacco, what do govt people say and what else can be grown | tobacco-market-1
INFORMATION REGARDING SUITABLE TIME OF DAY FOR SPRINKLER AND USE OF SALTY WATER THROUGH IT | general-sprinkler-1
CALLER ASKED SIGN OF MATURITY OF PAPAYA FOR DISTANT MARKET | papaya-harvest-1
dug my aloo yesterday, skin is full of corky rough scabs and some have black spots like tar which do not wash off, fresh cow dung was used | potato-diseases-5
tobacco leaves show mottled mosaic after workers with bidi handled plants |
soyabean yellow drooping plants and maggot inside stem | soybean-pests-2
papaya frost cold nights | papaya-soil-1
frasbean rajma hill sowing | rajma-sowing-1
areca palms per acre | arecanut-sowing-1
gobi heading temperature | cabbage-sowing-1
how many days between watering aloo and should i water on cold frost evening | potato-irrigation-1 potato-disorders-2
how do i know my kesar mango is mature on tree and what gas is legal to ripen it evenly | mango-harvest-2 mango-storage-1
yearly manure for a bearing pepper vine and when to put cuttings in bags | blackpepper-nutrients-1 blackpepper-nursery-1
why does cigar spot blight come in makki and which hybrids or rotation help | maize-diseases-1
must i bathe the sheep before cutting wool | sheep-shearing-1
CALLER ASKED WATER INTERVAL FOR CORIANDER IN COOL WEATHER | coriander-irrigation-1
FARMER ASKED SEED QTY AND ROW DISTANCE OF RAJMA ALSO CRITICAL STAGE FOR WATER | rajma-seed-1 rajma-irrigation-1
my mango trees were full of flower last week, now tiny wedge shaped insects jump when i touch, leaves below shine with sticky stuff and black soot | mango-pests-1
pumpkin leaves have white talcum like patches, fruits small, which spray and how many ml |
areca leaf plate making machine price and electricity need |
is rhizobium needed if soya grown first time in my field | soybean-seed-3
soyabean pods tan how much | soybean-harvest-1
hybrid corn quintal irrigated | maize-yield-1
lobia holes in pods | cowpea-pests-1
rajma trichoderma seed root rot | rajma-diseases-1
aloo heap small moth | potato-pests-1
stems of young rajma swell and break with maggots inside and some other plants have mottled crinkled leaves, suggest for both | rajma-pests-1 rajma-diseases-3 | rajma-pests-2
beetle grubs are eating areca roots how to control without poison and water per palm in april | arecanut-pests-1 arecanut-irrigation-1
newly planted mango saplings first summer how often to give water | mango-irrigation-1
does dosing pregnant ewes for worms help weight of lambs | sheep-deworm-2
INFORMATION REGARDING QUICK WILT OF PEPPER AND HOW TO STOP IT IN MONSOON | blackpepper-diseases-1
FARMER ASKED HOW TO KILL GRAIN WEEVIL IN STORE WITHOUT ANY TABLET | general-hermetic-1 | general-hermetic-2 general-store-4
leaves of our surti seedlings are eaten overnight, in the morning i found clusters of eggs and small worms under leaves, also some plants curled with brinjal growing close by | tobacco-pests-1
how many rows does a combine harvester cut in soyabean and rent per hour |
cabbage plants making many small side heads instead of one after growing tip got lost |
distance between mango trees | mango-nursery-2
dhaniya leaf crop nitrogen split | coriander-nutrients-1
kobi watering gap days | cabbage-irrigation-1
karnataka light soil tobaco planting month | tobacco-sowing-1
bhutta waterlogged low land ok? | maize-soil-1
how many times to weed coriander seed crop and what about green lice on flower heads | coriander-weeds-1 coriander-pests-1
no knots seen on soya roots at one month how much urea nitrogen, also my land is poor in zinc what to add | soybean-nutrients-3 soybean-disorders-1
what fraction of the full fertiliser goes to first year and second year areca plants | arecanut-nutrients-1
how do i identify the caterpillar with upside down Y on head in my makki | maize-pests-1
OPERATOR NOTE TAMIL NADU FARMER ASKED DAP SPRAY ON COWPEA AT FLOWERING HOW MANY GRAM PER LITRE | cowpea-disorders-1
only yellow male flowers are falling from my kaddu vine for two weeks, nights are very warm and bees are hardly seen, not one fruit has set so far | pumpkin-disorders-1
high hill village with lots of rain, underside of rajma leaves has white tufts as if flour was thrown and upper side turns yellow brown | rajma-diseases-4
caller asked cure for stone weevil inside mango seed |
papaya milk papain drying method and buyer |
`;
