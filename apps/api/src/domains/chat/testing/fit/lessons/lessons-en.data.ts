/** Messages in English, each with the facts that answer it best and behind them those that answer it too; none where no fact does. */
export const enLessons = `
We are 220 growers in a plain district of UP and want a registered producer company under the central scheme. Do we have enough people? | general-scheme-65 | general-fpo-1
My mother is 78 and her thumb does not match on the machine and no phone is linked to her Aadhaar. How can her PM Kisan KYC be done? | general-scheme-9 | general-scheme-8
Is there any acre limit for PM Kisan? Someone said only those below 2 hectares can get it. | general-scheme-4
My KYC was pending for a year and I finished it last week. Will the three missed instalments come or are they gone? | general-scheme-11
Hail fell last night only on my side of the village and my insured wheat is flat. Where do I report and how many hours do I have? | general-scheme-26 | general-scheme-27 wheat-seed-3
The bank deducts crop insurance from my KCC every year. I do not want it this kharif, what must I do and by when? | general-scheme-25 | general-scheme-24
If I take 2.5 lakh on my Kisan card and return it before the due date, what interest will I actually pay? | general-scheme-37
I already bought a sprinkler set from the local market. Can I now claim the government subsidy with this bill? | general-scheme-50
I want to begin a farm with 100 female goats and 5 bucks. What government help is there and who pays the rest? | general-scheme-69
Which website shows khasra and khatauni of my village in Madhya Pradesh? | general-scheme-86
A flood took more than half my paddy and I had no insurance. How can I get government relief and whom do I tell? | general-scheme-83 | general-scheme-84
When should I sow alsi in Kanpur area so that the bud fly and rust do not hurt it? | linseed-sowing-1 | linseed-pests-2 linseed-diseases-2 linseed-pests-1
I can irrigate my linseed only twice. At what days should I give the two waterings? | linseed-irrigation-1 | linseed-irrigation-2
In our Uttarakhand village when do we sow gahat and when will it be ready to cut? | horse-gram-sowing-1 | horse-gram-harvest-1
Which horse gram seed is advised for Karnataka? | horse-gram-varieties-1
My guava tree turned yellow on one branch after the rains and then the whole tree died. Can I plant a new one in that pit? | guava-diseases-1
How long does picked guava stay good at home and how much can a grown tree give in a year? | guava-harvest-1
I have made a brick tank with holes for NADEP. In what order and quantity do I fill waste, soil and dung? | general-compost-1
There are only ten days before wheat sowing in Punjab. Is it worth spraying Pusa decomposer on paddy straw? | general-residue-4 | wheat-machinery-1 general-residue-1
Which haldi variety becomes ready in about six months and what yield does it give per acre? | turmeric-varieties-1
My lauki vine has plenty of flowers but all are male and not one fruit is forming. Why? | bottlegourd-disorders-1
How many lauki seeds go in one pit, how deep, and should I soak them? | bottlegourd-seed-1
When will PKM 1 moringa bear and how many pods come from each tree? | drumstick-yield-1
After how many days can I make the first cutting of amaranth greens and how soon again? | amaranthus-harvest-1
My rubber trees give no latex on half the cut after daily tapping. Should I rest them? | rubber-disorders-1
Some of my silkworms are swollen and shiny and leak milky water. What is this? | silkworm-disease-1 | silkworm-disease-2
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
There is lumpy in the village 3 km from us. My cows are still clean, should they be vaccinated now? | cattle-lsd-3 | cattle-vaccination-5
One teat of my cow became hard and hot since night, milk is coming with small clots. Can I send it to dairy? | cattle-mastitis-1
A calf was born to our cow half an hour back, weight around 30 kg. How much first milk per day and how soon? | cattle-calf-1
HF cross cow giving 12 litres, how many kg of concentrate and straw should she get per day? | cattle-feeding-2 | cattle-feeding-5
Cow entered a field of short drought hit jowar and within minutes fell shivering. What is this and what should I do? | cattle-feeding-8 | jowar-feeding-1
My calf is four months old. When do I give the foot and mouth vaccine and when is the repeat? | cattle-vaccination-1 | cattle-vaccination-8
Is it safe to give deworming tablet to a six month pregnant cow before the vaccination camp? | cattle-deworm-2 | cattle-vaccination-5
I want to make silage for my cows in a pit. How to fill it, close it and after how many days can I open? | cattle-fodder-4 | fodder-maize-feeding-1 cattle-fodder-5 cattle-fodder-3
Silvery white lines on my onion leaves and tiny yellow insects inside the folds. What should I spray first? | onion-pests-1 | onion-pests-2
Till which day after transplanting can I put urea in onion so that the neck does not get thick? | onion-nutrients-1 | onion-disorders-2
How many quintals of kharif onion should I expect from one acre? | onion-yield-1
My goat was crossed with the buck on 10 January. When will she kid? | goat-breeding-1
I live in Agra town with only a small courtyard. Which goat breed can I keep tied at home? | goat-breeds-3
Urad sown after paddy in Thanjavur, on which days should I spray DAP and potash solution? | urad-nutrients-2
I am from Ludhiana and want to sow Mash 1137 in spring. When, how much seed and fertiliser per acre? | urad-sowing-3
Our buffalo calved yesterday and now she cannot stand up. Is it milk fever, should we wait? | buffalo-health-2 | cattle-milkfever-1
Which buffalo gives very rich milk for ghee even on poor fodder in the Chambal area? | buffalo-breeds-3
Grapes taste sour but trader is ready. Will they get sweet after picking, and what Brix should I wait for? | grapes-harvest-1 | grapes-irrigation-1
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
What is the MSP of urad this year? | general-market-3
How can I set up a small mill to split urad into dal at home? |
How do I make raisins from grapes at home, and how much dipping oil is used? |
Can ginger be grown in grow bags on a terrace, and what mix should be filled? |
What does a coffee estate owner have to do to get organic certification? | general-scheme-54 general-scheme-53
Can radish be sown together with carrot on the same ridge? |
I have 2 acres of paddy land near Gaya. How big should the seedbed be and how many days ahead of planting do I sow it? | rice-nursery-1
My land in Sangrur is medium to heavy. I want to drill rice directly without transplanting, how much seed for an acre and from which date? | rice-sowing-4
Around 12 small brown hoppers per hill are sitting low on my rice and the ears are coming. Do I have to spray yet or can I wait? | rice-pests-3 | rice-pests-2
A few grains in my paddy ears have become yellow velvety balls. Is there any use in spraying now? | rice-diseases-7
They told me 120-60-40 for my paddy. How many kilos of DAP, urea and potash is that in one acre? | rice-nutrients-2 | general-fert-1 general-fert-2
Most grains of my paddy are straw coloured but the stalks are still a bit green. Shall I cut now and what moisture should the grain have? | rice-harvest-1 | rice-storage-1
My day old layer chicks arrive tomorrow. How warm should the brooder be in week one and how do I bring it down later? | poultry-brooding-1 | poultry-brooding-2
Since ten days my laying hens give fewer eggs and the shells break in the hand. What is missing in their feed or light? | poultry-layer-3
There is bird flu news from the next district. Are boiled eggs and curry chicken safe for my children? | poultry-flu-2
My turkey poults are four days old and do not find the feed. What can I do so they start eating? | poultry-turkey-2
I want to keep my own bhindi seed. Should I sow in March or wait for the rains in June? | okra-sowing-1
It is 43 degrees here and my lady finger flowers dry and drop. Can I save the crop? | okra-disorders-1 | general-heat-2
I want to give soil from my 2 acre plot to the lab. How deep do I dig, at how many places, and where should I not take it? | general-soiltest-1 | general-soiltest-2 general-soiltest-3
My land gets a white salt crust every summer and the EC report is 6. Will gypsum cure it? | general-saline-1
Our seed drill has one box only. Is it alright to put DAP and seed together in it? | general-fert-6
How many kilos of 21 percent zinc sulphate go in one acre of soil and do I repeat it every year? | general-zinc-2 | wheat-nutrients-6
My soil has become tired and organic carbon is low. What should I do year by year to raise it? | general-carbon-1
Sweet sticky drops fell from my bajra ears and later black hard pieces came in the grain. Can I give it to cattle? | bajra-diseases-2
My jute is 105 days old and nearly half the plants have small pods. Should I cut now for good fibre? | jute-harvest-1
Groups of hairy caterpillars are eating the top leaves of my pat crop in Cooch Behar. What can I do? | jute-pests-1 | general-perch-1
I planted 45 day old gobi seedlings and now the heads are no bigger than a button. Was the old seedling the reason? | cauliflower-disorders-4 | cauliflower-disorders-1
We got no showers in March. Do I need to irrigate my cardamom now and after how many days each time? | cardamom-irrigation-1
Young leaves of one cardamom clump have broken pale stripes and it stays small. Can medicine save it? | cardamom-diseases-2
I let the field go dry and then flooded it, now my watermelons have cracked. How should I water till harvest? | watermelon-irrigation-1
Will amla live in my usar land of pH 9, and what should go in the planting pit? | amla-sowing-1 amla-soil-1
My jasmine bushes are pale yellow and I saw small knots on the roots. What treatment should I give? | jasmine-disorders-1
Yellow leafless threads are twisting all over my lucerne. How do I stop it and can the animals eat it? | lucerne-weeds-1
What will the support price of paddy be next year, should I hold my stock? |
In Karnal which earns more money per acre, basmati paddy or sugarcane? |
My rice was washed away by flood in Assam. How do I claim crop insurance? | general-scheme-32 | general-scheme-83
How much bank subsidy can I get for starting a layer farm of 5000 hens? |
How many days does a duck egg need in the incubator before it hatches? |
Which foreign market buys Indian okra and what residue limits do they keep? |
Where is the soil testing laboratory in Nashik and what are its phone numbers? |
What is the government price of a 45 kilo urea bag in this season? | general-scheme-77
How do I build a vermicompost bed and how many earthworms does it need? | general-vermi-2 | general-vermi-1
My bajra flour turns bitter in two weeks. How can a mill stop that? |
Grey powdery aphids cover the leaves of my cauliflower. What should I do about them? |
How is large cardamom of Sikkim grown and how long does it bear? |
Is the yellow fleshed watermelon hybrid Arohi better than Sugar Baby? |
tubewell irrigated wheat in karnal, paddy field got free on 28 october, should i wait or sow now and what is the last good date | wheat-sowing-1 | wheat-sowing-2 wheat-sowing-3
last year many ears of my wheat turned to black dust and i am keeping the same seed, what should i mix in the seed before sowing | wheat-seed-4 | wheat-diseases-4
shopkeeper asks how many bags of dap, urea and potash i need for one acre of wheat on the 120 60 40 recommendation | wheat-nutrients-4 | general-fert-1 general-fert-2
my wheat looks yellow but i cannot tell if it is hunger for urea, zinc or rust, how do i find out | wheat-disorders-2 | wheat-disorders-1 wheat-diseases-1
we spray the same herbicide every year in wheat and now the gulli danda stays green, shopkeeper says double the dose | wheat-weeds-3 | wheat-weeds-4 wheat-weeds-2
there are two or three aphids on each wheat ear and also many ladybirds, do i need to spray | wheat-pests-2
in january my banana bunches got stuck in the throat of the stem, how do i stop it next year | banana-disorders-3 | banana-climate-1
new leaves of my banana come out small and stand up in a bunch, plants are not growing and there are black aphids | banana-diseases-4
how many tissue culture robusta banana plants should i order for one acre and at what distance | banana-sowing-1
bottom of green tomatoes is turning black and leathery, i water them irregularly | tomato-disorders-1 | general-defic-4
tomato plants have become bushy and small with curled leaves, some are already sick, can i save the rest | tomato-diseases-1 | tomato-pests-1 tomato-diseases-2
how many grams of hybrid tomato seed are enough for one acre | tomato-seed-1
black shiny aphids have covered the tips of my safflower and everything is sticky, what can be done | safflower-pests-1 | safflower-sowing-1
i want to grow gram along with safflower in parbhani side, in what row ratio | safflower-intercropping-1 | chickpea-intercropping-1
small buttons drop from my coconut palms in the dry months, how much water by drip and does burying husk help | coconut-irrigation-1 | coconut-irrigation-2
my coconut seedlings are two years old, what manure and fertilizer should each get this year | coconut-nutrients-2
apples have rough black scabs and cracks, leaves have velvety patches, spring was rainy | apple-diseases-1
my village is at 1000 metres with little snow, is there any apple that fruits with less cold | apple-climate-1
which month should i pick kinnow in abohar and should the fruit be pulled or clipped | orange-harvest-1
skin of my shahi litchi splits after hot west wind followed by rain, how can i prevent it | litchi-disorders-1 | litchi-varieties-1
how many days between two plucking rounds in my small tea garden and what to do with banjhi shoots | tea-harvest-1
how many stems should i keep on each capsicum plant in the polyhouse and how to tie them | capsicum-pruning-1
after how many days is the first cutting of palak and how many cuttings can i take | palak-harvest-1
which nozzle do i use for weed killer and which for insecticide on a back sprayer | general-nozzle-1
does sowing wheat with a happy seeder cost less than burning the paddy straw and ploughing | general-residue-2 | general-residue-4
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
prices fell to the floor at harvest. my cousin says keep the wheat in a registered godown and take bank money on the slip, how does it work | general-enwr-1 | general-enwr-2 general-market-29 general-market-27 general-market-28
i grow moong and maize this kharif, tell me what rate the government has fixed per quintal for 2025-26 | general-market-3
In Haryana we did not enter our bajra on the portal, now the mandi gate is not giving us the support price, is that the rule | general-market-7
sold my chana lot by online bidding, buyer says he has paid but nothing reached me, where does the money sit and is mandi fee cut from it | general-market-20
we keep twenty buffaloes and sell milk to a dairy, is this income tax free like crop income | general-market-31 | general-market-30
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
rough brown corky spots with a yellow ring on my kagzi lime fruits and twigs, traders refuse them | lemon-diseases-1 | lemon-varieties-1
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
opened my drum of chana and there are round holes and tiny white eggs on the grain, how do i keep the rest safe | chickpea-storage-1 | general-store-5 general-hermetic-1
ludhiana, heavy land where paddy stood, i want to sow chhole and also give water later. which method and till what date | chickpea-sowing-2 | chickpea-irrigation-2
first time growing hybrid mirchi on one acre, how many grams of seed for nursery and how old should the seedlings be when i shift them | chilli-seed-1 chilli-nursery-2
rain water stood two full days in my green chilli field and now plants look wilted, will they live and what should i do | chilli-soil-1 | chilli-diseases-5
mirchi crop near warangal, every flower has tiny black insects inside and mixing four chemicals made it worse, what is left to try | chilli-pests-3 | chilli-pests-1
i have tubewell castor at mehsana, gch 5, how many times should i give nitrogen and on which days | castor-nutrients-1
main spike of erandi has gone brown but all the side ones are green, do i cut everything together or one after other | castor-harvest-1
dal pea sown on moisture is now six weeks old and there was no winter rain, is one watering enough and when | field-pea-irrigation-1 | greenpea-irrigation-1
short type matar, how much seed goes in an acre and how close should the lines be | field-pea-seed-1 | greenpea-seed-1
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
I used the power sprayer twice on my young sugarcane for shoot borer and still dead hearts are there. Why is it not working? | sugarcane-pests-4 | sugarcane-pests-3
We cut cane in the last week of December and stubble is hardly sprouting because of cold. Should I cover it with the dry leaves? | sugarcane-harvest-1 | sugarcane-organic-1
How many weeks before cutting my sugarcane should water be closed so that recovery is better? | sugarcane-irrigation-2
Total how many three bud setts and how many quintals of seed cane do I need for one acre of sugarcane? | sugarcane-seed-1 | sugarcane-seed-2
I dug my groundnut and half the pods are empty, they click when pressed, but plants were green. What was missing in the soil? | groundnut-disorders-1
In my groundnut the top bud has dried, plant is short with bunched small leaves and no pods. How do I avoid this next year and which traps to hang? | groundnut-diseases-4 | groundnut-sowing-1
I am from Kurnool. For rabi groundnut, how many kilos of kernels per acre and what row spacing? | groundnut-seed-2
After the first monsoon rain, red hairy caterpillars are marching field to field and finishing my groundnut. How to stop them? | groundnut-pests-4
Dealer gave me only DAP for mustard. Do I have to give gypsum or sulphur separately to get good oil? | mustard-nutrients-3
White cotton like growth on my mustard stem and hard black grains inside, the plants are breaking. What is it and how to prevent it? | mustard-diseases-3
My mustard is on sandy soil and there is no rain. On which days should I give the two irrigations? | mustard-irrigation-1
Tips of my brinjal shoots are drooping and fruits have holes with dirt inside. What can I do, how many traps per acre? | brinjal-pests-1 | brinjal-pests-2 general-trap-2
A few brinjal plants have become like a bush with very tiny leaves and give no fruit. Should I pull them out? | brinjal-diseases-1
Lots of flowers on brinjal but they drop in this heat and fruits do not set, why? | brinjal-disorders-1 | general-heat-2
Guar price has fallen. For how many years can I keep the dry seed in bags safely? | guar-storage-1
Guar plants are drying in patches with brown roots. My uncle says sow it mixed with jowar, does it help? | guar-diseases-3 | guar-intercropping-1
This winter there is no rain at all, when should I give light irrigation to masur? | lentil-irrigation-1
The neck of my ragi ears turned black and the fingers are brown with no grain. Which varieties resist this? | ragi-diseases-1 | ragi-varieties-1
Hail destroyed my insured wheat yesterday. Within how many hours and to whom do I have to report? | general-hail-2 | general-scheme-26
Hot winds have started in March while my wheat is filling grain. What spray and watering will help? | general-heat-1 | wheat-disorders-4 wheat-irrigation-3
What pit size and spacing for cashew grafts, and how many trees come in an acre? | cashew-sowing-1
How many yellow and blue sticky cards per acre in cumin, and at how many aphids per shoot should I act? | cumin-pests-1
Customers complain my cucumbers are bitter and many are crooked. What is the reason? | cucumber-disorders-1
My oyster mushroom bags have turned white all over after 18 days. What should I do now with bags and room? | mushroom-housing-1
My buffalo got a swollen left side after eating wet berseem in the morning. How should I feed it safely? | berseem-feeding-1
Skin of my soybean seed peeled off when I wetted it with beejamrut. How else can I treat it? | general-beejamrut-2 | soybean-seed-3 general-beejamrut-1
How much should I pay per day to labour for cutting sugarcane in western UP this year? |
Wild boars are breaking my sugarcane at night, what fence or repellent should I use? |
Is there a minimum support price announced for groundnut next year and what will the market rate be in January? | general-market-3 | general-market-1
Which groundnut variety should I plant for boiled nut sale in Tamil Nadu? |
How many honey bee boxes should I keep in one acre of mustard and what rent do beekeepers pay? |
Which mustard variety should I sow in Madhya Pradesh under irrigation? |
Can I grow Bt brinjal legally in Haryana and where is the seed sold? |
How do I make guar gum powder at home from guar seed and what machine is needed? |
Which office in Katihar registers farmers for selling lentil at support price? | general-market-11 | general-market-4 general-market-12
Rats are digging holes and cutting my lentil plants, how to control them? |
What is the price of a power tiller attachment for weeding ragi lines? |
Which cumin variety is registered for organic export to Europe and what residue limit applies? |
My drip filter in the cucumber polyhouse keeps clogging, how do I clean the drippers with acid? | general-drip-2
What is the selling price of a yak and how do I get a bank loan to buy ten of them in Ladakh? |
Sir, my mango trees flowered nicely but small insects hop all over the panicles and the leaves below are shiny and sticky. Can I spray now when the flowers are fully open? | mango-pests-1
I want to plant mango on one acre near Pune. If I keep 5 metre by 5 metre how many plants will come and what extra work will it mean every year | mango-nursery-2
each morning the ground under my mango trees is full of marble size fruits. is so much falling natural and how do I cut it down | mango-disorders-2
need to ripen about two tonnes of green mango evenly for a buyer who does not accept carbide, what temperature and how many hours of gas | mango-storage-1
My corn has a caterpillar sitting deep in the funnel with wet sawdust like dirt around it. Which one is this and what can I start with if I do not want to spray poison? | maize-pests-1 maize-pests-2 | maize-pests-4 maize-intercropping-1
it touched 41 degrees in the week my maize tassels opened and now the cobs have hardly any grains, can heat alone do this | maize-climate-1 | maize-disorders-3
Only 70 mm rain so far in Dewas and everybody is in a hurry. Shall I put my soybean seed in now or hold on | soybean-sowing-1 | soybean-sowing-2
soybean for madhya pradesh, which numbers finish in about 90 days and is it foolish to keep all 12 acres under one kind | soybean-varieties-1
seed potato reached home from the cold store last night, labour is free today. ok to plant straight away? | potato-seed-2
After three foggy days my potato leaf edges are wet and black, and if I turn a leaf at sunrise there is white fuzz. What should I do? | potato-diseases-1 | potato-diseases-2
some potatoes kept in the open verandah became green, my wife says peel and cook them. is it harmful | potato-disorders-1
rajma is one month old at Rudrapur, lower leaves are fading to pale yellow and I see no knots on the roots. first water is given. is it time for urea | rajma-disorders-1 | rajma-nutrients-1
what is a reasonable harvest of rajma grain from one acre in the UP plains, my father in law says 10 quintal | rajma-yield-1 | rajma-harvest-1 rajma-varieties-1
Last year my lobia seed was all powder and round holes by sowing time. how should I dry and keep it this year | cowpea-storage-1 | general-store-4 general-hermetic-1 general-hermetic-2 general-store-1 general-store-5 cowpea-harvest-1
papaya leaves have become like shoe laces and there are rings on the fruits. the dealer wants to sell me a bottle, is there really a cure | papaya-diseases-1
half of my papaya plants have long dangling flower strings. are those the useless ones and how many of them must I leave standing | papaya-sowing-2
hotels in Coimbatore pay well for green coriander in April but it burns in the sun. will a shade net help and after how many days can I cut | coriander-sowing-2
Areca bunches rot and the unripe nuts rain down every July in our place near Sirsi. When to spray, and is tying plastic covers worth it? | arecanut-diseases-1
within three weeks of heavy rain two of my pepper vines dropped every leaf, the stem near soil is black. how do I save the others | blackpepper-diseases-1 | blackpepper-diseases-2
pumpkin vine is full of yellow flowers for 20 days and not one fruit has set. should I rub the flowers by hand, what hour of the day | pumpkin-disorders-1
tobacco leaves have big holes every morning and no worm to be seen in daytime, also a few plants are curled up. what to do for both | tobacco-pests-1
I flooded the cabbage plot on Sunday because it looked dry and today every third head has burst. how should I have watered | cabbage-irrigation-1
wheat and mustard are on the drying yard, what moisture must each reach before I close them in the bins | general-store-1 | mustard-harvest-1 wheat-storage-1 general-hermetic-1
is drip really worth the money in sugarcane? how much water will I save and does the cane weigh more | general-drip-1 | sugarcane-irrigation-2
in which months do I cut the wool of my sheep and should they be bathed before the scissors | sheep-shearing-1
I have 30 lambs to sell for Eid meat. neighbour says one worm drench before sale pays back in weight, true? and when else does it pay | sheep-deworm-2 | sheep-worms-1
my farm pond of 20 x 20 m dries out by January because the water sinks in. how many litres should it hold and how to stop the loss | general-rainwater-1
what rate will Dashehari mango fetch in Lucknow mandi next June, should I wait before giving the orchard on contract |
termites have made mud tunnels on the trunk of my mango trees, how to get rid of them |
belt of my maize sheller keeps slipping and it cracks the grain, how do I set it right |
how do I file a hail damage claim for soybean under the crop insurance and within how many hours | general-scheme-26 general-hail-2 | general-scheme-29 general-scheme-28
who brought the potato to India and in which century did our farmers start growing it |
which government nursery near Nashik sells red lady papaya saplings and at what price each |
is hydroponic cabbage in a polyhouse more profitable than cabbage in the open field |
how do I make petha sweet from my own pumpkin and which licence do I need to sell it |
our village rajma is famous, what is the process to apply for a GI tag for it |
peacocks and rats are digging up my coriander seed just after sowing, how to keep them away |
how many ewes can one ram serve and at what age should I start using him for breeding sheep |
what subsidy does Telangana give for a solar water pump and where is the form submitted |
arecanut is at 48,000 per quintal today, will it go up after Diwali or should I sell my chali now |
linseed buds swollen not opening pink worm | linseed-pests-1 | linseed-sowing-1 linseed-pests-2
hail storm finished my standing wheat yesterday i have insurance whom to inform and in how many days | general-scheme-26 | general-scheme-27 general-hail-2
guava mealy bug white cotton |
rubber tree stopped giving milk on the tapping cut, earlier my tapper was cutting daily and also putting stimulant, neighbours trees are fine | rubber-disorders-1
vermi compost pit how much wetness and temp for worms | general-vermi-1
Caller wants information regarding fish pond subsidy for SC category farmer | general-scheme-71
red cheera leaf spots pale colour later becoming holes | amaranthus-diseases-1 | amaranthus-irrigation-1
small kcc limit for one hectare man | general-scheme-43 | general-scheme-36
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
silkworm swollen shiny milky water comes out in rainy season which disease | silkworm-disease-1 | silkworm-disease-2
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
retired govt clerk with 18000 pension, wife has land in her name and wants pm kisan, both living together | general-scheme-5 | general-scheme-6 general-scheme-18
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
FARMER ASKED ABOUT RHINOCEROS BEETLE IN COCONUT PLANTED WITH DRUMSTICK | coconut-pests-1
KCC limit calculation | general-scheme-36 | general-scheme-43
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
my uncle income tax payer took pm kisan money for 4 years by writing wrong details, what can happen to him now | general-scheme-18 | general-scheme-17
FARMER ASKED ABOUT PREVENTION OF DISEASES IN SILKWORM REARING ROOM | silkworm-disease-2 | silkworm-eggs-1
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
labour fainted while spraying cotton, his clothes soaked with medicine and eyes burning, hospital is 20 km away what to do first | general-poison-1 | general-poison-4 general-poison-2
mulberry silkworm crop days | silkworm-cycle-1
CALLER ASKED SEED QTY AND SPACING OF AMARANTHUS | amaranthus-seed-1
horse gram in acidic soil of kerala lime qty | horse-gram-soil-1 | general-acid-2
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
kisan call centre timing | general-scheme-91 | general-scheme-90
vermiwash dose |
bottle gourd angular yellow patches | bottlegourd-diseases-1
rubber tree termite |
hoeing time horse gram | horse-gram-weeds-1 | general-weeds-1
horse gram rust |
papers ready before calling 14447 | general-scheme-27
FARMER WANTS RUBBER SHEET ROLLER MACHINE MODEL NUMBER AND HORSEPOWER |
FARMER ASKED ABOUT NEW RUBBER LEAVES FALLING WITH WHITE POWDER IN JANUARY | rubber-diseases-1
father name wrong in jamabandi bihar online correction farmer id stuck | general-scheme-14 | general-scheme-13
how many members to form fpo and what money will fpo get from govt, ours are all marginal farmers of tribal hill block | general-fpo-1 general-fpo-2 | general-scheme-64 general-scheme-65
italian bee queen price |
horse gram DAP dose | horse-gram-nutrients-1
FARMER ASKED TRANSPORT SUBSIDY FOR GUAVA BY RAIL |
RTC karnataka land site | general-scheme-88
turmeric finger colour fading store weevil |
weeding amaranthus | amaranthus-weeds-1 | general-weeds-1
INFORMATION REGARDING LITCHI HONEY EXPORT LICENCE AND LAB TEST FEE |
free seed kit pulses | general-scheme-81 | general-market-12
bottle gourd cold storage temperature |
which company does crop insurance in latur this kharif |
pm kisan stuck instalments of past, will they come together after correction or gone | general-scheme-11 | general-scheme-10
FARMER ASKED ABOUT DISTANCE BETWEEN TWO APIARIES AND MIGRATION ROUTE TO RAJASTHAN |
rhizobium coating for gahat seed with gud | horse-gram-seed-3 | general-biofert-1
silkworm uzi fly trap |
polyhouse help horticulture mission | general-scheme-68
rubber latex price kottayam |
linseed capsule borer |
INFORMATION REGARDING RATION CARD CORRECTION FOR PM KISAN FARMER AT WHICH COUNTER |
papaya in between guava and ring spot risk | papaya-diseases-1 | guava-intercropping-1
honey bottle label rules |
my guava fruits are getting black soot on skin and leaves sticky since february, ants are running up the trunk, mango next to it is also same, which spray will clean it |
linseed wilt and white dust remedy both | linseed-diseases-2 linseed-diseases-1 | linseed-sowing-1 general-tricho-1
we dried our boiled turmeric on road side and it rained for two days, now grey fungus is seen on the fingers and trader is refusing, how to remove that fungus smell |
crop insurance claim phone number and what details to keep, field waterlogged | general-scheme-26 general-scheme-27 | general-hail-2
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
INFORMATION REGARDING BANK LOAN FOR DAIRY OF 10 COWS | general-scheme-73 | general-scheme-40
my goat was the fattest in the flock, yesterday after grazing new green grass it turned round and round, had loose motion and by evening it was dead | goat-et-1
INFORMATION REGARDING SOIL FOR SAGWAN PLANTATION | teak-soil-1
pig farm licence which office |
black gram bruchid in stored seed | general-store-5 general-hermetic-1 | general-store-3
how many quintal silage needed for 10 milking animals two months | cattle-fodder-5
tuberose leaf blight fungicide dose |
my coffee is robusta, no rain came till first week of march and neighbour already started sprinkler, how much water should i give for flowers | coffee-irrigation-1
CALLER ASKED WHETHER MILK OF LUMPY AFFECTED COW CAN BE DRUNK | cattle-lsd-4 | cattle-milk-3
FARMER FROM KARNAL WANTS TO KNOW BEST BUFFALO BREED WHEN GREEN FODDER IS PLENTY | buffalo-breeds-1
calf weak loose motion since morning | cattle-calf-5
grape raisin making method |
i put peas early in september when it was still hot, now plants are yellow from the bottom and drying in patches, my tomato near it is green | greenpea-diseases-2 | greenpea-sowing-1 field-pea-diseases-4
goat shed space per animal | goat-housing-1
FARMER WANTS TO KNOW SUBSIDY FOR GOAT FARM UNDER LIVESTOCK MISSION | general-scheme-69
bihar hairy caterpillar urad | urad-pests-2 | general-perch-1 general-neem-1
when to give black quarter and galghotu vaccine to calf | cattle-vaccination-7 cattle-vaccination-2
caller says onion tops have half fallen in april, neighbour told to give one more water before digging, is that correct | onion-harvest-1 | onion-irrigation-1 onion-diseases-5
teak 5 year old urea quantity |
green pea MSP government |
black pepper vines in coffee estate per acre |
maize fodder price per quintal |
do cows give twin calf and is it harmful |
urad varieties for kharif UP | urad-varieties-1 | urad-diseases-1
my 8 month heifer calf was vaccinated for brucella last month, now the camp people ask again, how many times in life is it given | cattle-vaccination-3
INFORMATION REGARDING GINGER HARVESTING STAGE FOR DRY GINGER | ginger-harvest-1
sagwan wood price per cubic feet |
fmd vaccination of cow free government camp | cattle-vaccination-8 | cattle-vaccination-1
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
buffalo not showing heat in may june only milk drops little at night, how do i know | buffalo-breeding-1
silage pit opening days | cattle-fodder-4
urad rhizobium culture packet rate |
young jowar is dried up due to no rain, can i cut and give to my cows now | cattle-feeding-8 | fodder-sorghum-feeding-2 jowar-feeding-1 fodder-sorghum-feeding-1 fodder-sorghum-feeding-3
makka chara silage moisture and chopping size for filling the pit | fodder-maize-feeding-1 | cattle-fodder-3 cattle-fodder-5 fodder-maize-harvest-1
FARMER ASKED HOW TO PREVENT THANAILA IN COWS BEFORE IT COMES | cattle-mastitis-2 | cattle-mastitis-4
goat milk price and where to sell |
in our village two cows got lumps all over body with fever, mine is healthy still, how can i protect my shed from it | cattle-lsd-2 | cattle-lsd-1 cattle-lsd-3
pea seed weevil in stored grain | general-hermetic-1 general-store-5
ginger chips drying machine | general-dryer-1
cow dana ratio home made | cattle-feeding-4
grape variety for tamil nadu and bangalore side | grapes-varieties-1
calf birth first milk quantity | cattle-calf-1
INFORMATION REGARDING PEA SEED TREATMENT AND SEED RATE PER ACRE | greenpea-seed-1 | field-pea-seed-1 field-pea-diseases-4 general-biofert-3 general-biofert-1
CALLER ASKED FLOOR SPACE FOR ONE BUFFALO AND BATHING IN SUMMER | buffalo-housing-1
radish npk kerala dose | radish-nutrients-1
buck changing after how many year and for how many does one is enough | goat-breeding-2
onion double bulb thick neck | onion-disorders-2 | onion-nutrients-1
one goat is not coming with others to graze, stands alone with dry nose and no cud since morning, thermometer is showing 104, is that fever | goat-sick-1
we gave calcium bottle to our pregnant jersey one week before delivery like last year, a relative says this is wrong, is he right | cattle-milkfever-2
dairy cow heat stress june | cattle-heat-1
napier root slips per acre | hybrid-napier-sowing-1
banni buffalo milk |
punganur cow available where |
kharif onion variety name | onion-varieties-1
pregnant buffalo extra concentrate | buffalo-feeding-1
FARMER FROM COORG ASKING NPK FOR BEARING ARABICA COFFEE | coffee-nutrients-2
what profit from 50 goats in one year |
milk turned bad before reaching the collection centre, we keep it in can from morning till noon, what temperature problem is this | cattle-milk-2 | cattle-milk-1
teak leaves eaten by worms in june rain | teak-pests-1
goat pox scabs on lips | goat-pox-1 | goat-vaccination-1
urad harvesting when pods black | urad-harvest-1
onion seed own production isolation distance |
which is better azolla or hydroponic for milk |
pea powdery white late sown crop | greenpea-diseases-1 | field-pea-diseases-1
INFORMATION REGARDING TRANSPORT PERMIT FOR TEAK LOGS FROM OWN LAND |
should i deworm before or after vaccine and is dung test needed | cattle-deworm-2 | cattle-vaccination-5
onion neck rot gray mould | onion-diseases-5
when to top dress nitrogen ginger 60 days | ginger-nutrients-1
our borewell water is salty and nearby gardens on own roots are weak, i am planning grapes on two acres, which rootstock and what spacing should i keep | grapes-sowing-1
coffee leaves orange dust beneath and falling | coffee-diseases-1 | coffee-varieties-1
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
silage cutting stage for bajra and oats | cattle-fodder-3 | oat-feeding-1
our sow gave nine piglets in march, i want to castrate the males and sell, at what age the boy piglets should be cut |
REGARDING MANDI RATE OF URAD AND NEAREST PROCUREMENT CENTRE |
FARMER ENQUIRED MURRAH BULL PRICE AND BREEDER ADDRESS IN HISAR |
last year i made ginger in grow bags on terrace, this year i want 500 bags, how much cocopeat and soil to be mixed in each |
fodder maize leaves have long brown bands from bottom like snake skin since humid weather, my neighbour paddy also has it, which disease is it |
INFORMATION ON RADISH SEED PRODUCTION AND BOLTING |
my grapes are having some big and many tiny berries in the same bunch this season, weather was cold at flowering, which spray makes all berries equal |
CALLER WANTS DETAILS OF FODDER CHAFF CUTTER SUBSIDY FOR COW FARM | general-scheme-55
how much dry matter 500 kg milking animal and share of concentrate | cattle-feeding-5
My chicks came yesterday and since evening they all sit in one heap below the bulb and cry, two got crushed, my neighbour says bulb is weak | poultry-brooding-2 | poultry-brooding-1
FARMER ASKED ABOUT GYPSUM QTY FOR USAR LAND PH 9.2 IN HARDOI | general-alkali-1 | general-alkali-2
what is mandi rate of tossa jute this year |
watermelon ripe how know | watermelon-harvest-1
mogra pruning month | jasmine-pruning-1
is it ok to feed tender napier alone to my cow every day | hybrid-napier-intercropping-1
what hp tractor is needed to pull a happy seeder | general-implement-1
information regarding ranikhet vaccine days for layer birds | poultry-vaccination-1
Paddy was transplanted three weeks back, now in patches it is not growing, lower leaves look rusty and field is sick though I gave DAP at puddling | rice-disorders-1 | general-zinc-2 general-zinc-3 rice-disorders-2 general-zinc-1 rice-disorders-5
kadaknath chick rate |
how much npk for rainfed bajra in one acre | bajra-nutrients-1 | bajra-nutrients-2
paddy seed salt water method | rice-seed-1 | general-seedtreat-1
when to put urea in direct sown paddy punjab and how many times | rice-nutrients-3 | rice-nutrients-4
parthenium how remove | general-weeds-2
which duck gives most eggs in a year | poultry-duck-1
farmer wants to know how to stop blast from spreading in paddy | rice-diseases-2 | general-pseudo-1
cauliflower whiptail | cauliflower-disorders-3
Our jute fibre got wet in rain after drying and now it smells of mould, the trader cut our price badly, how can this smell be removed |
my cauliflower seedlings went in june of late snowball type and now in october only big leaves no curd, farmer next door planted early type and already sold, what went wrong | cauliflower-disorders-1 | cauliflower-sowing-1
okra mosaic resistant variety | okra-varieties-1 | okra-varieties-2 okra-diseases-1
turkey chicks not eating first days what to do | poultry-turkey-2
white jute for low land variety | jute-varieties-1 | jute-sowing-1
gumboro disease which age | poultry-gumboro-1 | poultry-vaccination-1 poultry-vaccination-2
paddy field side hens died ten in two days, one twisted its neck, dropping is green like water, eggs stopped, ducks of my brother are still fine | poultry-ranikhet-1 | poultry-flu-1
amla plants per acre spacing | amla-sowing-1
how long to keep paddy dried and what moisture for one year storage | rice-storage-1 | general-store-2 rice-storage-2 general-store-1
oat khesari mixture ratio |
Information regarding subsidy on poultry shed under national livestock mission |
can i mix calcium nitrate with map in drip tank | general-fertigation-1 | banana-nutrients-3
field rats cutting paddy near bund | rice-pests-11
FARMER ASKED REGARDING CARDAMOM SUCKER PLANTING IN NURSERY | cardamom-nursery-1
layer hen cage size birds | poultry-layer-1
how much lime for acid land in jharkhand each year in line | general-acid-2 | general-acid-4
All my watermelon burst one after another, land was bone dry for two weeks because motor failed and then I gave full water, muskmelon near the well is good | watermelon-irrigation-1
Every year the river covers my Swarna paddy for ten days and all rots, is there a seed that stays alive under water, my uncle grows jute instead | rice-varieties-2 | rice-varieties-3
jasmine yellow leaf | jasmine-disorders-1 | general-defic-2 general-iron-1 general-defic-1
watermelon vine tip cutting | watermelon-pruning-1
how deep bajra seed in dry sand and row distance | bajra-seed-2
jute rust colour mite spray brand |
cardamom thrips loss | cardamom-pests-1
which month cauliflower mid early sow north india | cauliflower-sowing-1
farmer reports crows dead near pond and hens dying suddenly, asks what to do | poultry-flu-1 | poultry-flu-2
at what time of morning should mogra buds be plucked and how much yield | jasmine-harvest-1
okra fruit borer trap number | okra-pests-1 | general-trap-1
SRI seed kg acre | rice-seed-3
information regarding bajra varieties for dry area of barmer | bajra-varieties-1
chick shed temperature week wise | poultry-brooding-1 | poultry-brooding-2
can paddy husk ash be sold to brick kiln what rate |
turkey space per bird | poultry-turkey-1
My neighbour says pour salt on the field bunds to kill all grass for ever, is it harmful for coconut trees standing on the same bund of my paddy |
amla bearing starts which year and how much fruit | amla-harvest-1
FARMER ASKED HOW TO TAKE SOIL SAMPLE FOR MANGO GARDEN | general-soiltest-2 | general-soiltest-1
bajra green ear came again in my field, I used the same hybrid for six years and sick plants were left standing, moong near it is good | bajra-diseases-1
cheapest fish meal for laying ducks |
jasmine which soil | jasmine-soil-1
how to plough back straw with wheat sowing without burning | general-residue-1 | wheat-machinery-1
paddy leaf rolled white inside | rice-pests-7
oat hay or silage stage | oat-feeding-1 | cattle-fodder-6 cattle-fodder-3
caller wants information on fowl cholera symptoms and treatment |
cauliflower hybrid seed gram per acre | cauliflower-seed-1
Skin of my amla has black raised spots since august then brown rings, leaves too, guava beside is clean, want to save this years fruit | amla-diseases-1
what does it mean EC 2.5 in my soil report | general-soiltest-6 | general-saline-1
okra hot weather flower drop | okra-disorders-1 | general-heat-2
can i export cardamom to saudi without agent |
paddy straw urea treatment for cattle feed how | cattle-fodder-1 | cattle-fodder-2
broiler vaccines list | poultry-vaccination-2
watermelon average yield quintal acre | watermelon-yield-1
drum seeder paddy yield | rice-sowing-5
how far from seed should dap be put while sowing | general-fert-6 | pigeon-pea-nutrients-1
what vitamin to give hens to make yolk orange |
capsule rot cardamom rainy season | cardamom-diseases-1
FARMER ASKED ABOUT ZINC SULPHATE DOSE IN SOIL PER ACRE AND AFTER HOW MANY YEARS | general-zinc-2
rice leaf tip yellow wavy drying both edges, some young hills wilted full, when i kept a cut stem in water glass it turned milky, what is it | rice-diseases-3 | rice-diseases-4
which jasmine kinds for tamil nadu garland market mullai or pitchi | jasmine-varieties-1 | jasmine-harvest-1
cauliflower caterpillar webbing head rotten | cauliflower-pests-2
duck feed mould danger | poultry-duck-2
my bajra ears have some grains swollen like green bags, then they burst in black dust on the shirt, cow pea below is fine, is grain safe for seed | bajra-diseases-3
how to make liquid jeevamrut for okra | general-jeevamrut-1 | general-jeevamrut-2
information required on sheath blight resistant rice variety name |
jute nitrogen how many splits and npk | jute-nutrients-1 | jute-weeds-1
snail in paddy nursery |
dhan pump 5 hp solar price |
should i burn stubble or is there loss to carbon in soil | general-carbon-1 | general-residue-1 sugarcane-organic-1
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
which fungus powder on paddy root for foot rot and how many hours dip | rice-diseases-9 | general-tricho-1
small poultry shed direction east west and roof height |
farmer of coimbatore wants lucerne variety with most cuts | lucerne-varieties-1 | lucerne-harvest-1
how many kg paddy seed for 1121 basmati per acre | rice-seed-4 | rice-sowing-4
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
One field of mine gets flood in august and next year no rain at all, both happen, my brother in balasore wants one paddy seed for the two troubles | rice-varieties-3 | rice-varieties-2 rice-varieties-4
FARMER ASKED FOR NITROGEN OF IRRIGATED HYBRID CUMBU PER ACRE AND SECOND HALF DAY | bajra-nutrients-2
Somebody sold me yellow vermicompost worms that died in one week in my shed, the cow dung was fresh and hot, how many kilos of worms per bed should I buy again | general-vermi-2 | general-vermi-1
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
palak cutting how many times | palak-harvest-1 | palak-sowing-1
kardi black lice sticky tips | safflower-pests-1 | safflower-sowing-1 safflower-varieties-1 safflower-nutrients-1
delicious apple trees flower heavily every year but no fruit do i need other variety trees in between | apple-sowing-2 | apple-disorders-1
information regarding subsidy on polyhouse for rose growing | general-scheme-68
which nozel for weedicide and how many acre one man finish in a day | general-nozzle-1 general-nozzle-2
late sown wheat variety haryana december | wheat-varieties-2 | wheat-sowing-3
FARMER ASKED ABOUT WEEDICIDE FOR JANGLI JAI WILD OATS IN WHEAT |
how much water daily for big coconut tree by drip in summer | coconut-irrigation-1
catterpillar inside green tomato round hole | tomato-pests-2
rose plant to plant distance and plants per acre | rose-sowing-1
banana fibre machine |
palak yellow leaf after 2nd cutting | palak-disorders-1 | palak-nutrients-1
caller wants to know at what temprature raw banana to be kept and how to ripen without carbide | banana-storage-1
gulli danda not dying same spray every year | wheat-weeds-3 | wheat-weeds-4 wheat-weeds-2
safeda poles cutting age | eucalyptus-harvest-1
wheat turned pale yellow four days after irrigation, my field is hard black soil and water was standing long, should i put urea now | wheat-disorders-1 | wheat-disorders-2
orange citrus canker spots on fruit |
information about sowing wheat in standing paddy straw without burning parali | wheat-machinery-1 | general-zerotill-1 general-residue-2 wheat-machinery-2 general-residue-3 general-residue-1 wheat-pests-4 general-residue-4
multicut chari variety name | fodder-sorghum-varieties-1
how many stems to keep per capsicum plant in polyhouse and how to tie | capsicum-pruning-1
which santra grows in vidarbha and which in ganganagar | orange-varieties-1
FARMER RABI CROP FAILED DUE TO LATE RAIN IN NOVEMBER ASKED WHETHER SAFFLOWER CAN BE SOWN AGAIN | safflower-sowing-2 | safflower-sowing-1
we leave our mithun loose in jungle whole year, village people say government wants different way now, how should i keep them | mithun-rearing-1 | mithun-health-1
hybrid tomato seed gram per acre | tomato-seed-1
which tractor is better mahindra or swaraj for 10 acre |
shahi litchi or china litchi which one come first and which crack less | litchi-varieties-1
FARMER WANTS TOMATO COLD STORAGE TEMPERATURE AND HOW MANY DAYS IT KEEPS | tomato-storage-1
small farmer no money to buy laser leveler and super seeder, from where to get on rent | general-chc-1 | general-implement-2
capcicum fruit white papery patch | capsicum-disorders-1
after threshing some wheat grain half black and smell like fish what happend | wheat-diseases-5
mithun milk per day in litres |
clonal safeda which clone number for alkaline usar land | eucalyptus-varieties-1 | eucalyptus-soil-1
my nendran banana 6 month old, gum like jelly drops coming out of small holes in trunk, two plants snapped in middle yesterday | banana-pests-2
tomato ketchup small factory licence |
can i irrigate wheat now ears are out and strong wind forecast | wheat-irrigation-3
capsicum nursery seed qty and days | capsicum-seed-1
coconut oil mill machine subsidy kerala |
apple orchard irrigation interval | apple-irrigation-1
jowar fodder when to cut second time and yield | fodder-sorghum-harvest-1 | fodder-sorghum-varieties-1
palak downy mildu |
information regarding plastic mulch and weedicide in tomato field for grass control | tomato-weeds-1 | general-mulch-1
banana garden wind damage and cold, which temp suits and how to save | banana-climate-1 | banana-disorders-3 banana-pruning-2
very late wheat bihar variety | wheat-varieties-3 | wheat-sowing-3
eucalyptus oil extraction plant cost |
FARMER WANTS TO KNOW HAPPY SEEDER SOWING COST PER ACRE COMPARED TO BURNING AND NORMAL SOWING | general-residue-2 | general-residue-4
tender coconut harvest after how many months and interval of plucking | coconut-harvest-1
tea bush prunning cycle years height | tea-pruning-1
kusum seed rate and row spacing in black soil | safflower-seed-1 | safflower-seed-2
INFORMATION REGARDING SPACING AND NUMBER OF SAFEDA PLANTS PER ACRE WITH CROPS | eucalyptus-sowing-1 | eucalyptus-intercropping-1
kinnow one branch yellow blotchy leaf, fruit small lopsided and sour, plant bought from roadside nursery, is it zinc problem or something else | orange-diseases-1 | orange-pests-1
tomato fertilser dose odisha | tomato-nutrients-2
tea board registration for small grower |
caller asked about keeping wheat free from insects in home bin with neem leaves and whether gas tablets are ok | wheat-storage-2 | wheat-storage-1 general-store-4
knapsack pump how many acres in a day and water per acre | general-nozzle-2 | general-nozzle-3
safflower buds rotting foul water maggot | safflower-pests-2
12 year old litchi tree how much khaad after harvesting | litchi-nutrients-1
is usar land good for wheat | wheat-soil-1 | general-alkali-1 general-alkali-2
capsicum california wonder or indra which gives more |
how many aphids per wheat ear before spray is needed | wheat-pests-2
banana bunch opened in june when to cut it and at what cold to keep after | banana-harvest-1 banana-storage-1
mithun loan insurance company |
flowers of tomato are dropping in may | tomato-disorders-3 | general-heat-2 tomato-irrigation-1
coconut palm leaflets bending inside like ribs and turning flabby yellow, nuts getting less each year, my relative in kottayam says no medicine, true? | coconut-diseases-2
rose manure gram after pruning | rose-nutrients-1
litchi anthracnose black fruit |
tomato tuta pin hole near stalk | tomato-pests-4
oranges falling with pin hole and rot around, evening time some moths flying in orchard, few fruits have small worms inside | orange-pests-2
banana chips making from which variety and packing machine |
CALLER ASKED TEA FERTILIZER DOSE PER HECTARE FOR OLD BUSHES | tea-nutrients-1
wheat after rice straw, middle shoot dead in december, pinkish larva | wheat-pests-4
old banana leaves go orange yellow quickly and bend, fingers thin | banana-disorders-1
safflower crop insurance last date | general-scheme-24
can eucalyptus grow in limestone soil and low rainfall area | eucalyptus-soil-1
urea in palak after each cut how much | palak-nutrients-1
wheat seed treatment before sowing | wheat-seed-4 | wheat-pests-3 wheat-diseases-4 general-biofert-1
fodder sorghum hay bale price per quintal rajasthan |
what moisture wheat should be at cutting, how to check by teeth | wheat-harvest-1 | wheat-storage-1 general-store-3
cloudy wet week, tomato leaves got watery green patches spreading fast, white fluff below, now fruits turning brown. potato field of my uncle is near | tomato-diseases-4
litchi fruit stalk end white worm powder | litchi-pests-2
wheat straw bhusa silage for cattle treat with urea method | cattle-fodder-1 | cattle-fodder-2
when to do hoeing in kardai | safflower-weeds-1 | general-weeds-1
apple leaves bronze color dusty roadside trees july fine mites | apple-pests-3
late sown gehun npk requirement | wheat-nutrients-3
coconut leaf eating slug caterpillar |
information regarding planting distance of nagpur mandarin and which rootstock budded plants to buy | orange-sowing-1
litchi sunburn and cracking control | litchi-disorders-1 | litchi-varieties-1 general-boron-1
sprayer battery operated price and warranty |
safflower yeild per acre improved variety | safflower-yield-1
capsicum bed and row spacing | capsicum-sowing-2
after long dry spell i gave full irrigation and ripe tomatoes splitted, my wife says some boron thing is less | tomato-disorders-2 | tomato-irrigation-1 tomato-nutrients-1
palak seed production distance isolation |
unirrigated wheat fertlizer jammu kandi | wheat-nutrients-5
banana soil ph | banana-soil-1
karnataka tomato planted in march full leaf curl, is there use of net on nursery | tomato-diseases-2 | tomato-diseases-1 tomato-pests-1 tomato-nursery-1
mithun meat price nagaland |
apple stem borer holes in trunk |
banana middle leaf part yellow, edges and mid rib remain green, purple marks on stalk | banana-disorders-2 | general-defic-3
FARMER ASKED ABOUT KCC LOAN LIMIT FOR BANANA CULTIVATION | general-scheme-36
FARMER ASKED ABOUT FERTILIZER DOSE OF SAFFLOWER RAINFED AND IRRIGATED | safflower-nutrients-1
litchi leaf miner control |
my tomato stems becoming bronze and smooth like rust coloured, leaves drying from bottom upward, no web seen, neighbour said russet mite, what to put |
capsicum mosaic virus |
CALLER HAS OLD COCONUT GARDEN IN KERALA WANTS TO KNOW WHICH BANANA VARIETY TO GROW IN BETWEEN | banana-intercropping-1 | coconut-intercropping-1
information regarding sharbati wheat mandi price and buyers |
NPK GRAMS PER PLANT FOR G9 BANANA - FARMER QUERY | banana-nutrients-1 | banana-nutrients-3
coconut was hit by lightning last week, top leaves of four palms around it are hanging down now, will they come back or cut them |
safflower rust brown powder | safflower-diseases-3
safflower oil price this season |
some of my wheat is yellow at bottom leaves, another corner only the new leaves are yellow with veins green, shopkeeper says all is rust, how do i tell | wheat-disorders-2 | wheat-diseases-1 wheat-disorders-3
FARMER ASKED ABOUT DOSE OF CLODINAFOP PER PUMP IN WHEAT |
INFORMATION REGARDING ROSE PRUNING MONTH AND FERTILIZER AFTER IT | rose-pruning-1 rose-nutrients-1
FARMER ASKED ABOUT SILAGE PIT SIZE FOR JOWAR FOR 10 COWS | cattle-fodder-4 | cattle-fodder-5 cattle-fodder-3
cow fell down within ten minutes of eating green sorghum stubble shoots, gums very red, breathing fast, other two are shaking, no doctor in village, urgent | fodder-sorghum-health-1 | cattle-feeding-8
information on grant for high density apple plantation minimum area |
rose market rate valentine week |
FARMER FROM PLAINS ASKED WHEN TO TRANSPLANT CAPSICUM AND HOW MUCH SEED FOR ONE ACRE NURSERY | capsicum-sowing-1 capsicum-seed-1
i kept wheat seed from two years back in drum, some grains look dull, want to test germination at home before sowing, how many should sprout | general-seedtreat-1
wheat bin cleaning neem leaves | wheat-storage-2 | wheat-storage-1
orange mealybug |
darjeeling tea clone plants |
monkeys are eating banana bunches and breaking leaves every morning, crackers not working, village near forest in himachal side, any method |
caller asked about capsicum buyers for gulf export |
palak leaves have white raised blister powder below and yellow above, looks like white rust, sold in local mandi, is it harmful to eat |
QUERY ABOUT CROSSING MITHUN WITH LOCAL COW |
after cutting eucalyptus the stumps are sprouting everywhere, i want to grow wheat there again, how to kill and remove the stumps fully |
FARMER ASKED ABOUT SOLAR PUMP SUBSIDY PERCENTAGE AND WHERE TO APPLY | general-scheme-60 general-scheme-59 | general-scheme-61
litchi orchard 40 year old given by my father, trees very tall and yield gone, can we cut back whole tree and make new, which month |
rotavator gearbox oil leaking and sound comes when lifted, bought second hand last year, where to repair and what oil number to fill |
moong leaf yelow mosaic | moong-diseases-1 | moong-diseases-2 moong-pests-1
FARMER ASKED ABOUT needle size holes on redgram pods and grains half eaten inside | pigeon-pea-pests-3
my sunflower heads are big but the centre is full of empty husk, edges have good seed, no insect seen. we have about 6 acres in one block | sunflower-disorders-1
muskmelon sticky gum from stem disease |
which age bamboo should i cut and in which month | bamboo-harvest-1
BARLEY YELLOW RUST SPRAY |
how do i know kharbuja is ripe to pluck for selling in far mandi | muskmelon-harvest-1
grafted jack tree after how many yrs fruit comes | jackfruit-sowing-1
information regarding mosambi tree oozing gum near ground and bark getting rotten | sweet-orange-diseases-1
cotton moisture limit cci full rate | general-market-10
PIGEON PEA GREEN STINK BUG / POD BUG CONTROL DOSE |
parrots eating sunflower | sunflower-pests-3
my paddy was sent back from the centre saying too much moisture, they gave me nothing in writing, i paid rs 1800 for trolley. can i come again or its finished | general-market-18
FARMER ASKED HOW TO BROADCAST FINE SEED OF SESAME EVENLY | sesame-seed-2
red beetles on muskmelon seedling | muskmelon-pests-1
carrots are 110 days now and inside core became hard like wood, neighbour lifted his radish and carrot long back. did i wait too long | carrot-harvest-1
moong sowing date saurashtra gujarat kharif |
how many kg lime in 1 acre fish pond bottom before putting seed | fish-lime-1
barley seed name for salty land | barley-varieties-1 | barley-soil-1
lemon leaves sticky with black soot and tiny white flies, ants also going up the trunk, my guava tree next to it has same thing |
ORANGE CARROT SOWING MONTH NORTH INDIA | carrot-sowing-1
orange marigold variety from pusa and how many days it takes to flower | marigold-varieties-1
Bihar farmer asked where to sell paddy to government and which number is needed first | general-market-15 | general-market-4
sapota stem borer hole in trunk with sawdust |
do i need gst number for selling my own vegetables | general-market-34
INFORMATION REGARDING MINT OIL DISTILLATION TANK COST |
groundnut and red gram line ratio | pigeon-pea-intercropping-1 | groundnut-intercropping-1
FARMER ASKED ABOUT SUNFLOWER CAKE QTY FOR MILKING BUFFALO PER DAY |
QUERY: KAGZI LIME BEARING AGE AND FRUIT PER TREE | lemon-yield-1
INFORMATION REGARDING COLD TOLERANCE OF MAUSAMBI, NIGHT GOING MINUS 3 | sweet-orange-climate-1 | general-frost-2
what will be cotton price after diwali in adilabad |
sunflower urea and gypsum dose | sunflower-nutrients-1 | general-fert-3
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
govt will buy all my masoor and urad? heard about 4 year plan with free kits | general-market-12 | general-market-11 general-scheme-81
flowers of my summer moong are falling and tips curl, when i tapped on paper some thin black insects came out. crop is 35 days, after potato | moong-pests-2
BARLEY TERMITE ATTACK AT SEEDLING STAGE |
tur wilt drying branch by branch | pigeon-pea-diseases-1
no rain since 20 days sesame capsule half set, should i irrigate | sesame-irrigation-1 | general-drought-1
what is mandi fee in gujarat and who pays it | general-market-23
marigold seedlings falling at soil level in tray after germination | general-tricho-1
muskmelon leaves drying with white powder and fruits tasteless, KVK was closed so asking here. my cucumber is ok | muskmelon-diseases-2 | muskmelon-varieties-1
chikoo variety for gujarat | sapota-varieties-1
FERTILISER FOR IRRIGATED REDGRAM TAMIL NADU ZINC ALSO | pigeon-pea-nutrients-2 | pigeon-pea-disorders-2 general-zinc-2
INFORMATION REGARDING SNAKES AND OTTER EATING FISH FROM POND |
black carrot for kanji name | carrot-varieties-1
sunflower necrosis virus black streak on stem and bud twisted |
december water very cold in punjab fish pond what care | fish-winter-1 | fish-quality-1
mentha dried leaf storage how many months till distillation |
INFORMATION ASKED: OLD MOSAMBI ORCHARD DYING TWIG BY TWIG SINCE 3 YEARS | sweet-orange-disorders-1
sunflower per acre production | sunflower-yield-1 | sunflower-varieties-1
lemon greening citrus symptoms |
CALLER ASKED WHICH AGENCY BUYS JUTE COTTON AND PULSES AT SUPPORT PRICE | general-market-4 | general-market-9 general-market-12
CALLER FROM WEST BENGAL ASKING HOW TO SELL PADDY TO GOVT AND WHICH OFFICE |
canker resistant lime variety | lemon-varieties-1
dap or super phosphate for summer mung bean after potato crop do i need | moong-nutrients-1
after rain last week my muskmelon plants on flat bed wilted one by one, old leaves went yellow first and stem is cracked at base. ludhiana side | muskmelon-diseases-1
redgram dal how to store for one year at home with castor oil |
SEED QTY OF RED GRAM CO 6 SOLE CROP AND MIXED | pigeon-pea-seed-1
CALLER NEEDS DETAILS ABOUT TALL BAMBOO SPACING PIT SIZE AND PLANTING MONTH | bamboo-sowing-1 | bamboo-nutrients-1
what is the price of menthol crystals in chandausi after june |
carrot seed rate ridge spacing | carrot-seed-1
i sold all my tomato mixed big and small and got very low bid, others who separated got more. is it better to sort first | general-market-26
mosambi black fly sooty |
sunflower plants falling due to wind, earthing up when | sunflower-weeds-1
BARLEY FOR GREEN FODDER CUTTING AFTER HOW MANY DAYS |
french marigold spacing | marigold-sowing-2
bank cut tds when i withdrew cash, what is limit | general-market-35
sapota twigs became flat and bunched like broom, and leaves have pink brown dots with ash centre | sapota-diseases-1
low lying black soil field water stands, can i take arhar | pigeon-pea-soil-1 | pigeon-pea-diseases-3 general-flood-1
ARHAR IN RABI SEASON SOWING IN BIHAR, FARMER WANTS VARIETY AND TIME |
when to sow gingelly in summer in coastal andhra | sesame-sowing-2
sunflower rust blight kharif | sunflower-diseases-1
FARMER ENQUIRED CARROT JUICE FACTORY BUYING RATE GHAZIABAD |
zig zag silver lines on lime new leaves | lemon-pests-1
green gram root has no nodules in our sour soil in kerala what to mix | moong-soil-1 | general-acid-1 general-acid-2
INFORMATION REGARDING PLANTING BAMBOO ON CANAL BANK AND FIELD BUND POOR SOIL | bamboo-soil-1 | bamboo-sowing-1
is e-nam there in every market, our small mandi says no | general-market-21
marigold drip irrigation interval after transplanting in summer |
red gram flowers and buds are stuck into clumps by web, small spotted worm lives inside. i sprayed nothing yet. cotton on the side is fine | pigeon-pea-pests-4 | pigeon-pea-pests-1
mint two cuttings fertilizer | mint-nutrients-1
BIHAR WHEAT PROCUREMENT DATE THIS YEAR AND BONUS |
orange carrot is not giving seed here in haryana and yield low why | carrot-varieties-2
big red ants nest all over my jackfruit tree near house, we cannot climb for plucking, is it harming the fruit or leave it |
good colour of pond water and ph for carps | fish-quality-1 | fish-water-1 fish-manure-1
bamboo rhizome rotting in new plantation what drench |
jackfruit seedling bud grafting time |
til npk andhra irrigated | sesame-nutrients-2
sunflower hybrid row to row distance | sunflower-seed-2
CARROT APHID CONTROL | general-neem-1 | general-trap-3
will sapota survive in frost area of punjab hills | sapota-climate-1
caller holds kcc and 40 bags wheat in approved warehouse, wants to know till which month interest stays low and is there govt guarantee on such loan for woman farmer | general-market-27 general-market-28 | general-market-29
net like yellow moong leaves urea will cure or not | moong-diseases-2 | moong-diseases-1
lemon mealy bug |
after heavy rain red gram of 30 days standing in low patch, stem near the ground turned dark and plants break when wind blows, higher side of field is green | pigeon-pea-diseases-3 | pigeon-pea-soil-1
fish pond preparation before seed | fish-pond-1 | fish-lime-1 fish-predator-1
SESAME COMBINE HARVESTER SETTINGS |
mosambi in lime rich saline soil | sweet-orange-soil-1 | general-saline-1
arhar msp this kharif | general-market-3
marigold weed killer |
INFORMATION REGARDING SOWING TIME OF MUSKMELON IN PLAIN AREA | muskmelon-sowing-1
sunflower seed price akola mandi next season |
INFORMATION REGARDING CROP INSURANCE CLAIM FOR MOONG DAMAGED IN RAIN |
moong leaf crinkle |
sunflower boron zinc spray benefit | sunflower-nutrients-2 | general-boron-2
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
neem seed juice for spraying how to make at home | general-neem-1 | general-neem-2
ananas flowering not uniform what to pour in heart | pineapple-disorders-1
informaton regarding pomegranate spacing and pit filling | pomegranate-sowing-1
cotton leaves turned red from below after 80 days in coimbatore, some fell, neighbour says less urea but i gave enough, what to spray | cotton-disorders-3 | cotton-nutrients-3
casuarina price per ton paper mill |
FARMER WANTS TO KNOW CASTOR OIL PERCENTAGE AND CRUSHING MILL ADDRESS |
gram wilt patch wise drying | chickpea-diseases-1 | chickpea-sowing-1 chickpea-diseases-2
desi kapas vs hybrid seed qty per acre | cotton-seed-1
juar sowing in rabi which month | jowar-sowing-1 | jowar-pests-1
my cotton boll stained by red insects with black spots sitting in groups, which poison dose per pump |
subsidy for drone spraying UP | general-scheme-58
castor wilt resistent hybrid | castor-varieties-1 | castor-diseases-1
pineapple leaves reddish with ants at the bottom, roots dead when i pulled one plant, nearby banana is fine, please tell what is wrong and remedy | pineapple-pests-1
kamalam stem canker remedy | dragon-fruit-diseases-1
is it true that whitefly comes more if I put extra urea to narma and grow bhindi beside | cotton-pests-5
sticky trap yellow how many per acre homemade | general-trap-3
bor tree manure dose adult | ber-nutrients-1
chrysanthemum planting lucknow nov flowers | chrysanthemum-sowing-1
sorghum stalk broken near harvest black powder inside stem base solapur | jowar-diseases-1
INFORMATION REGARDING STAGE OF HARVEST OF PINEAPPLE FOR DISTANT MARKET | pineapple-harvest-1
mirchi standing in flood water two days will it survive | chilli-soil-1 | general-flood-1
castor alternaria leaf spot spray |
mites bulb garlic dry rot in store fungicide dose |
FARMER ASKED ABOUT ARTIFICIAL LIGHT BULBS PER ACRE FOR CHRYSANTHEMUM AT NIGHT |
farmer asking about interest on crop loan for chilli | general-scheme-37 | general-scheme-38 general-scheme-45 general-scheme-46
battery sprayer not making pressure what to repair |
casuarina seed germination how many gram per bed |
gram sowing hisar | chickpea-sowing-1 | chickpea-sowing-5
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
what happens to chilli if i give it too much water every second day | chilli-irrigation-1 | chilli-soil-1 chilli-disorders-1
pomegranate price december nashik |
CHICKPEA POD BORER SIGNS AND NON CHEMICAL CONTROL ASKED BY FARMER | chickpea-pests-1 | chickpea-pests-2 general-perch-1
chamanthi flower picking interval yield | chrysanthemum-harvest-1
whole matar plant turned white and died in january at almora, many in a patch where we sow peas each year, is some poison working | field-pea-diseases-5
dragon fruit summer sunburn temp rain suitability | dragon-fruit-climate-1 | dragon-fruit-diseases-1
casuarina planting number per acre thick pole wanted | casuarina-sowing-1
bhagwa or ganesh, what is special in bhagwa skin and days | pomegranate-varieties-1
gram yield quintal per acre good farmer | chickpea-yield-1
tomato is my neighbours, mine is chilli, flowers drop like rain since it touched 38 degree and the loo blows, urea was given 10 days ago | chilli-disorders-1 | general-heat-2
garlic manure and npk at planting time | garlic-nutrients-1
bell pepper in polyhouse spacing | capsicum-sowing-2
ber apple variety grafted plant cost per piece kolkata |
CALLER ASKS ABOUT GARLIC WHITE ROT SCLEROTIA SOIL TREATMENT |
pea mosaic virus aphid transmitted seed, should i keep seed from the plot for coming year |
arvi leaf export dubai |
cotton soil black depth | cotton-soil-1
my narma leaves have thick veins and tiny extra leaf growing underneath, plants short, three neighbours in abohar also have same, which medicine will cure | cotton-diseases-1 | cotton-pests-4 cotton-pests-5
arvi digging time | colocasia-harvest-1
pea seed treatment trichoderma sudden drooping brown ring in cut stem | field-pea-diseases-4 | greenpea-seed-1 greenpea-diseases-2 general-tricho-1
INFO ABOUT PINEAPPLE FERTILIZER SCHEDULE PER PLANT PER YEAR | pineapple-nutrients-1
guldaudi water how often after planting | chrysanthemum-irrigation-1
caller asking waiting period between spray and plucking of vegetable | general-safety-6
white cottony clusters on cotton shoots with ants, field border full of congress grass, ten plants on the road side are dwarf already | cotton-pests-8
ASKED ABOUT MUSTARD OR LINSEED LINES WITH GRAM | chickpea-intercropping-1 | general-intercrop-1
FARMER ASKED YIELD OF RAINFED COTTON PER ACRE AND IRRIGATED BT ALSO | cotton-yield-1
chickpea tarai late sowing limit | chickpea-sowing-3
cotton seed oil cake price for buffalo ration and how much kg |
anar fruits inside arils turning brown but outside good, exporter rejected two crates, what is this internal problem |
colocasia variety for Bihar and UP |
ber rust spots underside leaf |
pea dal milling machine cost small |
dragon fruit birds and bats eating fruits at night net size |
gram kabuli punjab fertilizer bags ssp | chickpea-nutrients-2 | general-fert-4
white powder on underside of chilli leaves in january, yellow on top and leaf drop is heavy, the tomato next to it is clean, is it dust or disease | chilli-diseases-6
castor groundnut rows ratio | castor-intercropping-1 | groundnut-pests-4
anar tree 6 yr old urea how much | pomegranate-nutrients-1 | general-fert-3
hara tela attack edges burnt which hybrids resist | cotton-pests-6
castor capsules joined by silk web and droppings, seed eaten inside, is any insecticide recommended | castor-pests-3
dragon fruit compost qty each pole | dragon-fruit-nutrients-1
rainfed jowar fertilizer light soil low rain | jowar-nutrients-1 | jowar-nutrients-2
bitter gourd mosaic curled small leaves few fruits | bittergourd-diseases-1 | bittergourd-pests-3
pineapple weeds black film or dry leaf | pineapple-weeds-1 | general-mulch-1
cotton bt seed packet MRP this kharif and black marketing complaint number |
my gram plants are dwarf with reddish brown leaves and phloem brown, someone said stunt virus by aphids, how is it confirmed |
AGRI OFFICER CONTACT FOR CHRYSANTHEMUM SUBSIDY NHM ASKED |
garlic planter tractor drawn price and how many acre per day |
dragon fruit versus pomegranate which earns more per acre in solapur |
garlic planting month gujarat | garlic-sowing-1
shevanthi shoots sticky and curled, petals have silvery marks, lower leaves getting black spots and drying upward after i used sprinkler | chrysanthemum-pests-1
gram flowers covered with grey fuzz, fog since two weeks here in gorakhpur, no pods are setting and plants die in rounds, wheat is okay | chickpea-diseases-4
INFORMATION REGARDING HARVEST TIME AND SEED MOISTURE OF BENGAL GRAM | chickpea-harvest-1 | general-store-1 chickpea-storage-1
pink bollworm next season prevention | cotton-pests-3 | cotton-sowing-1 cotton-sowing-3 cotton-pests-2
FARMER FROM SATNA ASKED SHORT DURATION GRAM VARIETY RESISTANT TO WILT | chickpea-varieties-2 | chickpea-diseases-1
water for sorghum which stage | jowar-irrigation-1
peas heat or frost which damages more at flowering | field-pea-climate-1
farmer reports mealy bugs on arvi leaves kept for eating, remedy asked | colocasia-pests-1
anar fruit not sweet in konkan humid weather why is it so | pomegranate-climate-1
castor yield GAC 11 unirrigated | castor-yield-1
cotton tobacco streak virus |
chana harvesting labour rate |
FARMER ASKED ABOUT POWER TILLER SUBSIDY FOR POMEGRANATE ORCHARD | general-scheme-55 general-scheme-57 | general-chc-2
pineapple fruit rotted black inside after cold store, buyer cut two pieces in front of me and rejected the entire lot, why |
information required on insurance premium for gram crop | general-scheme-23
red chilli season temperature frost | chilli-sowing-1 | chilli-disorders-1
blue trap thrips chilli | chilli-pests-1 | general-trap-3 chilli-pests-3
FARMER ASKED ABOUT YELLOWING OF GARLIC TIP AND WATER GAP | garlic-disorders-1 garlic-irrigation-1
spotted anar leaves oily then black and L shape crack on the fruit, rains continuing, someone told antibiotic powder, is it right or should i cut branches | pomegranate-diseases-1 | pomegranate-pruning-1
casuarina pole diameter spacing 1.5 m | casuarina-sowing-1
how many irrigations for gram and at which stages | chickpea-irrigation-2 | chickpea-irrigation-1
do i need fungus soil from old casuarina grove for new nursery bags | casuarina-soil-1
castor leaf eaten veins only | castor-pests-1 | castor-pests-2
ber tree pruning date jodhpur gola how hard | ber-pruning-1
peas white powder resistant variety | field-pea-diseases-1 | greenpea-diseases-1
red triangle label and old can disposal | general-safety-4 general-safety-5
query about suitability of gram in alkaline usar soil |
jowar seed depth sowing machine |
pomegranate cold storage temperature days |
FARMER ASKED ABOUT RATOON CROP YEARS IN PINEAPPLE |
castor plant topping nipping main stem yes or no |
bitter gourd fusarium wilt grafting pumpkin rootstock, half of my vines died in the second month while ridge gourd near the well is good |
cotton glyphosate tolerant seed legal |
caller wants anardana drying method and buyer |
baigan tip drooping, hole in fruit | brinjal-pests-1 | brinjal-pests-3 brinjal-pests-2
how many times should i water rabi mungfali here in telangana and when to stop | groundnut-irrigation-2
FARMER ASKED ABOUT SEED RATE OF MUSTARD IF HE THROWS BY HAND | mustard-seed-1
cashew apple juice machine price |
ragi nursery age for planting | ragi-nursery-1
berseem making buffalo stomach swell on left side, what to do in feeding | berseem-feeding-1 | cattle-bloat-1
cashew varieties for kerala | cashew-varieties-1
information regarding subsidy on sugarcane harvester machine in UP | general-scheme-57 general-chc-2 general-scheme-55 | general-scheme-56
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
Hail came yesterday and my cut wheat is lying wet in bundles, thresher is booked for tomorrow morning, shall I go ahead or wait, bhusa also open | general-hail-1 | general-scheme-28 general-hail-2
groundnut white grub beetle collecting time | groundnut-pests-1
lentil botrytis grey mold spray |
yak moving altitude in winter | yak-rearing-2
mungphali bud necrosis prevention | groundnut-diseases-4 | groundnut-sowing-1
ragi procurement price karnataka govt |
kalia disease? no sir the whole cumin looks like ash sprinkled on it since february second week and seed feel light in hand, want to know what it is | cumin-diseases-3
oyster mushroom harvest sign | mushroom-harvest-1
strawberry runner plants cost per piece from mahabaleshwar nursery |
Information on topdressing nitrogen schedule in rainfed finger millet | ragi-nutrients-2 | ragi-nutrients-1 general-fert-5
brinjal picking stage thumb test | brinjal-harvest-1
sugarcane FRP 2026 rate |
mustard variety kallar usar land | mustard-varieties-3
kaju graft planting distance and pit size per acre plants | cashew-sowing-1 | cashew-intercropping-1
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
Q: CAN THE SAME CANE FIELD BE KEPT AS RATOON A THIRD TIME | sugarcane-sowing-6 | sugarcane-organic-1
phosphorus deficency leaf purple | general-defic-2 | general-defic-1 maize-disorders-1
my okra and brinjal got flooded for one night, water is gone now but the plants look weak, some leaf yellow, what should I give them now | general-flood-1 | okra-disorders-2
What is yield of brinjal hybrid in punjab per acre | brinjal-yield-1
guar korma as cattle feed how much per cow |
mustard sowing date delhi ncr | mustard-sowing-2 | mustard-sowing-1
FARMER COMPLAINS OF WHITE DUST ON GUAR LEAVES AND BLACK WOUNDS ON PODS | guar-diseases-4
Ratoon crop fertilizer more or same if trash is mulched in Palakkad | sugarcane-nutrients-4
black shiny insects on groundnut tips, spray now or wait | groundnut-pests-5
yak wool rate leh |
boron defeciency symptoms in cauliflower | general-boron-1 | cauliflower-disorders-2
Cumin weed that looks same as cumin plant, how i find | cumin-weeds-1
brinjal seed production isolation distance |
shoots dead in two month cane pulls out easily bad smell | sugarcane-pests-3 | sugarcane-pests-4
hello sir in my chilli and tomato flowers are dropping since temperature touched 40, bottle gourd also, i irrigate in noon, please suggest | general-heat-2 | tomato-disorders-3 chilli-disorders-1 bottlegourd-disorders-2 chilli-irrigation-1
Farmer asked about red rot affected cane, which variety to leave and what to plant there next year | sugarcane-diseases-2 | sugarcane-sowing-6 sugarcane-seed-3
quick qn late nitrogen in sugarcane reduces sugar or not, last dose at what day | sugarcane-nutrients-2
groundnut stem white fungus with mustard seed like balls at base, plants dying in July heat in Bikaner, same field had chana wilt last year, any remedy |
vengurla cashew which state | cashew-varieties-1
when strawberry fruit should be picked for sending to far city | strawberry-harvest-1
EARLY SHOOT BORER IN CANE - IS POWER SPRAYER USEFUL? FARMER WANTS ANSWER | sugarcane-pests-4 | sugarcane-pests-3
Hot water treatment sugarcane sets temperature and time, what age seed crop | sugarcane-seed-3
button mushroom spawn lab autoclave cost |
INFORMATION REGARDING NURSERY PLANTING OF RAGI SEEDLING ROOT DIP | ragi-organic-1 | ragi-nursery-1
FARMER ASKED HOW MANY GOATS CAN BE FED FROM ONE ACRE BERSEEM |
fungus spots in brinjal with tiny black dots, comes from seed or not | brinjal-diseases-4
INFORMATION REGARDING JEEVAMRIT QUANTITY PER ACRE WITH IRRIGATION | general-jeevamrut-2 general-jeevamrut-1
pantnagar dose of NPK irrigated rai when no soil testing | mustard-nutrients-1
yak foot rot hoof cracking spray |
strawberry bird damage net |
little advise needed on brinjal spacing for spreading type in Trissur and age of seedling | brinjal-nursery-1
mustard black rot leaf spray |
iron chlorosis in rice nursery sandy soil, everyone says ferrous sulphat, how much percent | general-iron-1 | rice-disorders-4
guar seed fodder yeild | guar-yield-1
when to give jeera water in cloudy days | cumin-irrigation-1 | cumin-diseases-1
best soil for mandua | ragi-soil-1
pokka boeng cane monsoon | sugarcane-diseases-4
information about paddy straw mushroom bed size |
FARMER NEEDS INFORMATION REGARDING THRIPS IN LENTIL |
CALLER ASKS THINNING DISTANCE IN RAYA AND BY WHAT DAY | mustard-sowing-5 | mustard-weeds-1
ragi shoot fly |
button mashroom wet bubble | mushroom-diseases-1
guar export quality parameter usa |
alternaria mustard dark ring spots what fertilizer balance helps | mustard-diseases-2
INFORMATION REGARDING SUGARCANE PAYMENT DUE FROM MILL |
honey bees on mustard bloom, aphid count 30 per tip, time of day for spray | mustard-pests-1 | general-spraywx-3 honeybee-pesticide-1
groundnut leaflets stuck together with web and dry like fire burnt, first there were small blisters. My brother's cotton beside it has nothing. | groundnut-pests-3
information regarding rooftop strawberry, pot size and plants in one pot |
guar wilt mixed sowing with jowar benefit | guar-diseases-3 | guar-intercropping-1
mustard combine harvester hire charges Alwar |
sugarcane mealy bug spray dose |
CALLER WANTS DETAIL OF TRICHODERMA POWDER SHELF LIFE AND PRICE |
We have forty cashew trees behind the house in Ratnagiri, this flush the young leaves have white winding tunnels like map lines and curl up, nuts not started yet |
Yak semen straw available where for AI |
groundnut odisha january sowing seed kg | groundnut-sowing-2
brinjal powder or flake drying unit |
Gujrat moongphali GG 41 production compared GG 11 | groundnut-varieties-1
NEED INFO ON MUSTARD WEEDING, WEEDS VERY HEAVY EVERY YEAR | mustard-weeds-1 | mustard-weeds-2 general-weeds-1
FARMER ASKED ABOUT GUAR MSP PROCUREMENT CENTRE |
FARMER ASKED ABOUT FERTILIZER FOR RAGI PER ACRE | ragi-nutrients-1 | ragi-organic-1
thinning of guar and hoeing days | guar-weeds-1
information regarding wilt tolerant lentil variety | lentil-diseases-1 | lentil-varieties-1
april may heat, cane leaves rolling by noon. Canal comes only fortnightly so I flood heavily each time; is light frequent water better for cane in Karnal | sugarcane-irrigation-1 | sugarcane-irrigation-2
fertilizer for kheera 1 acre | cucumber-nutrients-1
berseem hay baling machine rent |
which ragi kind for odisha and in which month to sow it | ragi-varieties-1 ragi-sowing-1
ragi cutting reaper machine small |
yellow between veins of old leaves then reddish, which nutrient | general-defic-3 | general-defic-1
cashew can grow in black soil or hill of 900 meter | cashew-climate-1
frost cover cloth gsm price for cucumber nursery |
FARMER ASKED CONTROL OF RED SPIDER MITE IN CUCUMBER |
Last evening lightning burnt two coconut and one cashew tree near my pump house, will any government relief be given and where to apply | general-scheme-83 | general-scheme-84
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
potato digger machine subsidy | general-scheme-55 general-scheme-57 | general-chc-2
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
My coriander is 25 days old and leaf edges are turning reddish purple though water was given, no insect seen, which element is short | general-defic-2
soil for arecanut palm | arecanut-climate-1
FARMER WANTS TO KNOW PLANTING TIME OF VIRGINIA TOBACCO IN BLACK SOIL | tobacco-sowing-1
coriander water gap in days and how much urea or manure for irrigated crop | coriander-irrigation-1 coriander-nutrients-1
zinc deficency maize | maize-disorders-2 | general-zinc-2 general-zinc-3
arecanut climbing machine |
what manure per pit for pumpkin and when to give nitrogen | pumpkin-nutrients-1
does pulp factory take dashehari mango and at what rate |
I stored moong and lobia seed in a tin last year and it got round holes with powder, this year want to keep it without tablet | general-store-5 | general-store-4 general-store-1 moong-storage-1 general-hermetic-2 cowpea-storage-1 general-hermetic-1
can papaya survive if water stands in field for two days | papaya-soil-1 | papaya-diseases-3 general-flood-1
Caller needs details of black pepper cultivars for open sunny land in Kerala | blackpepper-varieties-1
soyabean seed treatment | soybean-seed-3 | general-biofert-3 general-beejamrut-2
PICS bag | general-hermetic-2 | general-hermetic-1 moong-storage-1
cowpea straw silage |
In our tobacco nursery many small plants fell in patches with rotten neck after five cloudy days, sowing was thick and also chilli bed is near | tobacco-diseases-1 | tobacco-nursery-1
how to dry chillies quickly and clean in humid weather | general-dryer-1 | chilli-storage-1 general-store-1
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
Small yellow haired caterpillars are sitting in bunch on soya leaves at one corner of my field, urad field beside it also has few, what is cheapest way | soybean-pests-4 | urad-pests-2
does frost harm rajma flowers and how hot is too hot | rajma-climate-1
maize leaves purple young | maize-disorders-1 | general-defic-2
mango thrips |
soybean combine shattering when to cut | soybean-harvest-1
Potatoes in my heap turned green on one side after lying near window, wife says peel and eat, are they good for kitchen or market | potato-disorders-1
farm pond size litres | general-rainwater-1
caller wants dose of NPK for full grown mango tree in UP | mango-nutrients-2
FARMER ASKED WHERE TO COMPLAIN ABOUT DUPLICATE HYBRID MAIZE SEED |
sheep milk cheese |
Asked about planting season of papaya seedling and pit size | papaya-sowing-1
maize whorl leaves have line of pin holes and centre leaf is dry, sugarcane next to it was also bored last year, what to do now | maize-pests-5 | fodder-maize-pests-1
how much seed of rajma in one acre and row distance | rajma-seed-1
areca seedling selection nuts | arecanut-nursery-1
fruits of papaya are bumpy and milk coming out from skin | papaya-disorders-1
coriander sowing month | coriander-sowing-1 | coriander-sowing-2
black pepper yearly manure per vine | blackpepper-nutrients-1
which grass to sow for sheep grazing land in dry area | sheep-feeding-1
neem seed kernel extract how to make at home for cabbage | general-neem-1 | cabbage-pests-2
FARMER ASKED ABOUT CONTROL OF APHID IN CORIANDER AT FLOWERING | coriander-pests-1 | coriander-climate-1 general-neem-1
FARMER ASKED ABOUT WEEDS IN POTATO COMING LATE ON THE RIDGES | potato-weeds-1
Someone told me to put cement or lime in maize whorl with sand for worm, my plants are knee high and holes everywhere, is this right | maize-pests-2 | maize-pests-4
soybean farm gate rate msp 2026 | general-market-3 | general-market-22
Fruit drop is heavy in my mango when fruits are pea size, hot wind blows from west, litchi garden beside has less drop, any worry | mango-disorders-2 | mango-climate-1
tobacco curing barn fuel wood cost |
fall armyworm egg how identify worm on head | maize-pests-1 | maize-pests-4
papaya pappain tapping price |
Farmer asked regarding variety of arecanut for Assam | arecanut-varieties-1
how many days before digging should i chop potato tops and stop water | potato-harvest-1
sheep liver fluke snail |
difference between desi and hybrid maize in taste for roti |
Diamond back moth came on my cabbage, leaves have small windows and green worms hang on thread, I already sprayed two times same medicine no effect | cabbage-pests-2 | cabbage-pests-1
pumpkin sowing north india | pumpkin-sowing-1
black pepper pole teak or silver oak which standard is best |
ENQUIRY ABOUT TARGET YIELD OF MANGO IN UTTAR PRADESH AND AGE OF FIRST BEARING | mango-yield-1
cabbage manure in kerala basal | cabbage-nutrients-1
My dhania shows drooping plants here and there, they dry up and roots look brown, methi in next bed is normal, I water every third day | coriander-diseases-2 | coriander-irrigation-1
query about moisture at which insects stop breeding in wheat, farmer checks by biting | general-store-3 | wheat-storage-1
maize shoot fly |
Farmer wants to know maturity signs of papaya fruit for plucking | papaya-harvest-1
areca spacing and shade | arecanut-sowing-1
INFORMATION REGARDING RAJMA SEED AVAILABILITY IN BLOCK OFFICE |
Is waterlogged salty patch fit for rajma or should i leave it | rajma-soil-1 | rajma-irrigation-1
Farmer enquired about spray for mites in papaya |
rajma mosaic dwarf leaf pucker | rajma-diseases-3 | rajma-pests-2
Night time my small potato plants are getting cut at ground, some tubers also bored last season, field was given half rotted dung | potato-pests-2
coriander cutworm |
baby corn when to pluck after silk | maize-harvest-1
maize starch factory contract farming |
Rajma leaves have tiny tunnels and stem got swollen and brown near soil then snapped, many pods empty, a small black fly is seen | rajma-pests-1
soybean seed small grain how much kg | soybean-seed-2 | soybean-seed-1
after plucking mango which branches to trim | mango-pruning-1
How many females can one ram serve in a season |
patta gobhi size small in hybrid due to close spacing, how much gap |
Farmer asked which is more profitable arecanut or coconut in coastal karnataka |
INFORMATION REGARDING CROP INSURANCE LAST DATE FOR MAIZE KHARIF | general-scheme-24
can i feed green cabbage outer leaves as cattle feed and how much |
lobia new top leaves yellow green patch pods also yellow few pods, bitter gourd wild growing near bund, what disease | cowpea-diseases-1
dahiya kida trunk band and how much water gap for fruit growing time in mango | mango-pests-2 mango-irrigation-1
uttar pradesh which mango bear every year amrapali or langra | mango-varieties-1
Old potato seed bags from cold store were opened and found black in the centre when cut, supplier is refusing, can I complain somewhere |
SOYBEAN FARMER WANTS SEED RATE PER ACRE AND ROW SPACING AS PER INDORE | soybean-seed-1 | soybean-seed-2
late blight medicine before disease | potato-diseases-1 | potato-diseases-2 tomato-diseases-4
rajma pods with dark sunken spots in hill field | rajma-diseases-2 | rajma-diseases-1
arecanut plate making from sheath machine |
Average yield of soya in country versus good practice, my 3 bigha gave only 2 quintal per bigha, is plant number less | soybean-yield-1
soybean pod brown spot shrunken seed and pinhead yellow dots on leaf | soybean-diseases-3
Stored lobia grains under bed have weevil holes, how to keep next harvest safe, neighbour keeps sand on top | cowpea-storage-1 | general-store-4 general-store-1 general-hermetic-2 general-hermetic-1 general-store-5
potato black heart |
My pumpkin has good fruits but they crack open lengthwise on the vine few days before ripening, soil is black and rain was on and off |
FARMER ASKED FOR GRADING AND WAX COATING OF MANGO FOR DUBAI |
cowpea inoculant packet price |
Caller asking growth hormone gibberellic for bigger size of potato |
maize banded leaf sheath blight |
which months to shear wool and what vaccine in december for sheep | sheep-shearing-1 sheep-vaccination-1
information about fertilizer splitting and the number of plants per acre for papaya | papaya-nutrients-1 papaya-sowing-1
maize stalk dead heart trichocard when | maize-pests-5
Caller from Telangana wants last date for kharif maize and says brother in Tamil Nadu gives nitrogen in parts, how much on which day | maize-sowing-1 maize-nutrients-2
soybean on ridge or flat bed in heavy rain area no machine | soybean-machinery-1
Farmer told that quick dying pepper vine has fern like black spots on leaf and shoots touching ground are black, monsoon is on, what to do | blackpepper-diseases-1
why potatoes kept too cold taste sweet | potato-storage-1
goat or sheep fever blisters on lips scabby mouth orf |
rajma seed storage bag cost |
Areca nuts I dried on the yard got white mould inside after three weeks and trader cut the rate by half, coconut copra was fine |
drip pump solar subsidy percent | general-scheme-49 general-scheme-59
Asked about difference between Himsagar and Alphonso in sugar content |
Is there any pension or wool card for shepherds who migrate with flocks in summer |
pm kisan money not come this time where is the problem | general-scheme-10 | general-scheme-15 general-scheme-11
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
FARMER WANTS SOIL CARD, WHERE TO ASK AND AFTER HOW MANY YEARS AGAIN | general-scheme-47 general-scheme-48 | general-soiltest-7
amrood plants per acre spacing | guava-sowing-1
small lauki turns yellow and drops off | bottlegourd-disorders-2
in monsoon green leaves of rubber are falling with a milk drop on stalk and dark stripes come on the cut, neighbour sprayed something before rains | rubber-diseases-2
FARMER ASKED ABOUT QUANTITY OF JEEVAMRUT PER ACRE AND HOW OFTEN | general-jeevamrut-2 | general-jeevamrut-1
hairy worms in heaps on moringa trunk eating all leaves after rain | drumstick-pests-2
pkvy money per acre and what is group certificate pgs | general-scheme-51 general-scheme-53 | general-scheme-54
rubber sheet price today kottayam |
haldi bed which leaves cover after planting and after rain stops how many days gap for water | turmeric-weeds-1 turmeric-irrigation-1
INFORMATION REGARDING RIGHT STAGE OF CUTTING ALSI | linseed-harvest-1
free seed kit mustard moong from govt | general-scheme-81 | general-market-12
rubber per acre plants slope | rubber-sowing-1
how to know guava is ready and how many days it keep in room | guava-harvest-1
PKM 1 sowing month pit size | drumstick-sowing-1
linseed gypsum sulphur qty and how much nitrogen irrigated field | linseed-nutrients-2 linseed-nutrients-1
COMPLAINT NUMBER FOR PM KISAN REQUESTED BY CALLER | general-scheme-16 | general-scheme-15
powder of moringa leaf export licence |
how to do e kyc for kisan yojana, my thumb does not match on machine | general-scheme-8 general-scheme-9
kulthi per acre yield | horse-gram-yield-1
information regarding ghan jeevamrit preparation and dose | general-ghanjeevamrut-1
SPRAY AFTER EACH CUTTING OF CHAULAI FOR QUICK REGROWTH ASKED | amaranthus-nutrients-1 | amaranthus-weeds-1
my paddy was cut and spread in field to dry, heavy unseasonal rain came yesterday, is it still insured | general-scheme-28 | general-hail-2
silkworm turned hard white like chalk, rainy cold week | silkworm-disease-1 | silkworm-disease-2
lalit or arka kiran guava, which one gives more money |
we throw alsi seed in standing paddy without ploughing, crop always thin and poor, how our village can take better weight from it | linseed-irrigation-2 | linseed-irrigation-1
guava red skin apple type name | guava-varieties-1
moringa after harvest cut at what height and how many pods one tree gives | drumstick-pruning-1 drumstick-yield-1
haryana dealer says no khad without mera byora registration | general-scheme-80 | general-market-7
FERTILISER DOSE FOR TAPPED RUBBER TREES PER ACRE | rubber-nutrients-1
loan for godown interest discount how much and own money percent | general-scheme-62 general-scheme-63
horse gram pods eaten with holes and rats cutting after late rain | horse-gram-pests-1
when to take honey out, last time it became sour and thin | honeybee-harvest-1
yellow net vein virus bottle gourd |
WITHOUT FENCE FIELD, STRAY CATTLE PROBLEM, CALLER ASKED WHICH OILSEED IS NOT EATEN | linseed-yield-1
when to cut guava shoots and how much manure to bearing tree | guava-pruning-1 guava-nutrients-1 | guava-pruning-2
kcc due date passed by ten days do i lose the cheap interest | general-scheme-38 | general-scheme-37
CALLER ASKS IF TRICHODERMA CAN GO WITH DAP IN DRY SOIL SAME DAY | general-tricho-2
INFORMATION REGARDING SEED SOAKING AND NUMBER OF SEEDS PER PIT IN LAUKI | bottlegourd-seed-1
every second crop my silk worms fall sick and die, room is old and crowded, how should i keep it clean from start | silkworm-disease-2 | silkworm-eggs-1
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
sharecropper pm kisan eligible | general-scheme-7 | general-scheme-92 general-scheme-4
my three instalments were stopped for ekyc, now done, will old money also come | general-scheme-11
after heavy rains leaves on one side of my peru tree went yellow and hang dry, last year same pit tree also died, mango near it is fine | guava-diseases-1
PAPERS NEEDED FOR FARMER ID REGISTRATION AT CSC | general-scheme-21
kulthi how deep to put seed, and which day first weeding | horse-gram-weeds-1 horse-gram-seed-3
middle leaf of my turmeric dries and comes out when pulled, there is one small hole in the stem with wet dust coming, maize beside it is fine |
what details to keep before phoning 14447 about crop damage | general-scheme-27 | general-scheme-26 general-hail-2
how many days from hatching to cocoon and how far apart to put ripe worms on chandrika | silkworm-mounting-1 silkworm-cycle-1
INSURANCE FOR FARMER WITHOUT BANK LOAN, PAPERS AND PLACE | general-scheme-35
can tenant without land get kisan credit card | general-scheme-41 | general-scheme-42
0 percent kcc from modi govt message true or fake | general-scheme-45
monsoon came late by a month, moong and urad field still empty, can gahat be taken on such dry hill land | horse-gram-climate-1 | horse-gram-sowing-1
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
rainy season amrud is watery and sells at nothing, my cousin takes only cold season fruit at double rate, he says it is about stopping water | guava-pruning-2 | guava-pests-1
rabi insurance last date, and is cut wheat lying in field covered | general-scheme-28 general-scheme-24
kerala muthira seed rate and sowing month | horse-gram-seed-1 horse-gram-sowing-2
DECOMPOSER SPRAY ON PADDY STRAW, HOW MANY WEEKS NEEDED BEFORE WHEAT | general-residue-4
aif loan first instalment after how long | general-scheme-63
PM KISAN AMOUNT INCREASE TO 12000 IN NEXT BUDGET |
turmeric fingers in store have grey crust and are shrunk | turmeric-pests-1
thousands of woolly worms sit on murungai trunk at night after rain and tree is bare now, kids got itching | drumstick-pests-2
which rubber clones to mix and spacing in plain land | rubber-varieties-1 rubber-sowing-1
bees weak in rains, web in combs, also should i give sugar | honeybee-waxmoth-1 honeybee-feed-1
linseed flower buds fat not opening, pink maggot | linseed-pests-1 | linseed-sowing-1 linseed-pests-2
sprinkler help big farmer percent | general-scheme-49 | general-scheme-50
green amaranth variety for summer and seed per acre | amaranthus-varieties-1 amaranthus-seed-1
which state has most rubber |
ordinary crop loan interest subsidy without kcc account | general-scheme-46
how to apply for thresher machine, how much percent sc farmer gets | general-scheme-57 general-scheme-55 | general-chc-2
6 year old rubber not yet tapped how much mixture and in which months | rubber-nutrients-1
white dust on young tips of alsi when it is in flower, first few plants now whole field | linseed-diseases-2 | linseed-sowing-1
MUGA SEED DISEASE PREVENTION ASKED BY REARER OF ASSAM | silkworm-muga-1 | silkworm-disease-2 silkworm-eggs-1
not able to sow due to no rain, do i inform insurance myself | general-scheme-31
seed treatment rate of pseudomonas and trichoderma | general-pseudo-1 general-tricho-1 | chickpea-seed-2
guava rootstock for salty water |
culture for coating kulthi seed, how many packets | horse-gram-seed-3 | general-biofert-1 horse-gram-seed-1
PATWARI SAYS PORTAL WILL MARK MY LAND BY ITSELF FOR KISAN MONEY, IS HE RIGHT OR SHOULD HE DO | general-scheme-12
farmer pension 60 age amount | general-scheme-66 | general-scheme-67
karj mafi kendra sarkar | general-scheme-75 | general-scheme-45
CALLER REPORTS GUAVA TRUNK HAVING HOLES WITH BARK DUST RIBBON, REMEDY ASKED | guava-pests-2
INFORMATION REGARDING DRUMSTICK DIEBACK AND GUM ON MAIN STEM |
moringa clay land seedlings dying | drumstick-irrigation-1
FARMER FROM CHHATTISGARH ASKED ABOUT IMPROVED KULTHI VARIETY | horse-gram-varieties-1
AMARANTH LEAF UNDERSIDE WHITE RUST PUSTULES, SPRAY ASKED |
crop between young guava rows | guava-intercropping-1
INSURED RISKS UNDER FASAL BIMA ASKED BY FARMER, WILD FIRE FROM LIGHTNING ALSO | general-scheme-29 | general-scheme-26
lauki flowering time water kerala | bottlegourd-irrigation-1
INFORMATION REGARDING COST OF ONE ITALIAN BEE COLONY WITH FRAMES |
CALLER FROM COASTAL HEAVY RAIN AREA SAYS GUAVA TASTELESS, WANTS REASON | guava-soil-1 | guava-pruning-2
andhra tenant sukhibhava scheme | general-scheme-92
peru plant pit filling usar gypsum | guava-sowing-1 | general-alkali-1 guava-soil-1
guava tea mosquito bug spray |
linseed capsule borer spray brand |
FARMER ASKED WHERE TO APPLY FOR BEEKEEPING AID | general-scheme-74
WATER GAP FOR TURMERIC AFTER MONSOON ASKED | turmeric-irrigation-1
vermicompost sale price per bag licence |
HELD BACK KISAN SAMMAN MONEY, WILL IT LAPSE | general-scheme-11 | general-scheme-10
soil card what values written | general-scheme-48 | general-soiltest-7
MEMBERS NEEDED FOR FPO IN NORTH EAST | general-scheme-65 | general-fpo-1
black small insects sit thick on the pods and tips of my horse gram, leaves are sticky and shining, the cowpea near it has them also | cowpea-pests-1
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
fodder maize africa tall silage when and how to fill pit tight | fodder-maize-harvest-1 fodder-maize-feeding-1 | cattle-fodder-4 cattle-fodder-3
FARMER ASKED ABOUT VARIETIES OF URAD FOR ZAID SEASON | urad-varieties-1 | urad-sowing-3
black bengal goat kids per year | goat-breeds-1
FARMER WANTS TO KNOW AFTER RICE FALLOW URAD WHICH SPRAY INCREASES YIELD | urad-nutrients-2
INFORMATION REGARDING BUD BORER CONTROL IN TUBEROSE |
heifer no heat | cattle-breeding-7 | cattle-feeding-7
brown leaves hanging by threads on coffee bush | coffee-diseases-1
when should i cut green makka so that silage comes good | fodder-maize-harvest-1 | fodder-maize-feeding-1 cattle-fodder-3 cattle-fodder-5
my cow udder looks normal no swelling but two litres milk less from one week | cattle-mastitis-3
two goats sick loose motion smelly eyes running, is there any medicine and what about healthy ones, vaccine at what month | goat-ppr-1 goat-vaccination-1
vaccination ulta effect swelling after hs injection in cow |
is azolla good for fish pond |
INFORMATION REGARDING FMD INJECTION AGE AND REPEAT FOR CALVES AND WHERE FREE CAMP IS HELD | cattle-vaccination-1 cattle-vaccination-8
My calf of one year was very fat and healthy, suddenly limping with hot swelling on thigh, when I press it makes crackling sound | cattle-bq-1 | cattle-vaccination-7
murrah milk per lactation fat | buffalo-breeds-1
CALLER REPORTED URAD LEAVES BECOME BIG AND ROUGH FLOWERS TWISTED, WANTS TO KNOW IF HE CAN KEEP SEED FROM THIS FIELD | urad-diseases-2
black leg dead calf burying | cattle-bq-1
pigs creep feed age and guard rail why | pig-piglet-3
FARMER ASKED PREMIUM AND CLAIM PROCESS FOR COW INSURANCE | general-scheme-70
bhadawari buffalo milk fat | buffalo-breeds-3
INFORMATION REGARDING NIGHT TIME SIGNS OF SILENT SEASON IN BUFFALO DURING JUNE | buffalo-breeding-1
FARMER ASKED SEED RATE OF FODDER MAIZE PER ACRE AND SOWING TIME IN SUMMER WITH BOREWELL | fodder-maize-seed-1 fodder-maize-sowing-1
FARMER SAYS COW ATE ONE FULL BAG OF WHEAT IN NIGHT NOW NO CUD CHEWING AND WATERY DUNG | cattle-acidosis-1
radish earthing up thinning | radish-weeds-1 | radish-seed-1
ten cows sixty days how much silage | cattle-fodder-5
onion tops started bending down is it time to take out rabi crop | onion-harvest-1 | onion-disorders-3
cow garbh fell at 8 month and now calf dead, should my wife clean it with hand | cattle-brucella-1
what to do for lumpy in shed flies and which liquid for floor | cattle-lsd-2
jowar 30 days old cow feeding safe or not | cattle-feeding-8 | jowar-feeding-1
grape wine licence maharashtra |
can i feed hotel waste food to my pigs nowadays | pig-asf-2
CALLER WANTS GRAPE VARIETIES GROWN AROUND NASHIK AND PUNJAB | grapes-varieties-1
which soap is best to wash buffalo in winter |
ginger which month plant in north east hills and how much mulch leaf to put | ginger-sowing-1 ginger-weeds-1
why two bulbs are joined together in my onion this year | onion-disorders-2
clean milk how to take out | cattle-milk-1 | cattle-mastitis-2 cattle-milk-2 cattle-mastitis-4
sow delivery in four days what preparation | pig-piglet-1
dairy cow thirsty summer shed 42 degree | cattle-heat-1 | cattle-feeding-6
urad tarai sowing third week july or late | urad-sowing-1
onion whole field tips yellow, I gave water three days back and soil still wet, near road side plants are green only | onion-disorders-3 | onion-pests-1
how many animals can be fed from one 10 by 3 metre silage pit and for how long | fodder-maize-feeding-1 | cattle-fodder-5 cattle-fodder-4
goat shed size for 20 does and roof height | goat-housing-1
home made cow feed mix and mineral powder how much each day | cattle-feeding-4 cattle-feeding-7 | cattle-feeding-1
how many goats one bakra can serve and after how many years to replace | goat-breeding-2
After delivery my buffalo cannot get up since morning, second day today, she gave 14 litre last time. Neighbour cow had same thing | buffalo-health-2 | cattle-milkfever-1
is there any injection against thanaila, my cow gets it every rainy season on muddy floor | cattle-mastitis-2 | cattle-housing-2
coffee leaf orange powder underside | coffee-diseases-1 | coffee-varieties-1
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
pea powder disease came last year in late sown, now what to plan | greenpea-diseases-1 | field-pea-diseases-1 field-pea-sowing-1
teak price per cubic foot |
AI was done two and half months back and cow did not come in season again. Should I call doctor to see if she is carrying and when do I dry her | cattle-breeding-8 | cattle-breeding-3
free fmd injection camp cow | cattle-vaccination-8
grape leaf has oily yellow patch on upper side and cotton below after rain | grapes-diseases-1
goat fat one dies sudden after eating spilled rice | goat-et-1
INFORMATION REGARDING IMPROVED PIG BREED FOR ASSAM AND LITTER SIZE | pig-breeds-1
best desi cow for milk and which one for bullocks | cattle-breeds-4 | cattle-breeds-1
INFORMATION REGARDING STARTING PIG SHED SIZE FOR BOAR AND FARROWING CARE OF SOW | pig-housing-1 pig-piglet-1 | pig-piglet-3 pig-piglet-2
In our coconut garden there is some empty shade place, can we put ginger there and from which month | ginger-sowing-1 | coconut-intercropping-1
In my grape plot the new buds after October cutting are getting eaten in the night, in day time I search and no insect is found | grapes-pests-2
green pea arkel yield and sowing month in himachal | greenpea-varieties-1 | greenpea-sowing-1
urad sowing date odisha rabi | urad-sowing-2
FARMER ASKED ABOUT KHARIF ONION VARIETY AND EXPECTED QUINTALS PER ACRE | onion-yield-1 onion-varieties-1
FARMER ASKED NPK QUANTITY AND NUMBER OF SPLITS FOR BEARING ROBUSTA | coffee-nutrients-2
coffee rust resistant arabica | coffee-varieties-1 | coffee-diseases-1
matar boya but soil hot and roots rotting | greenpea-diseases-2 | greenpea-sowing-1 field-pea-diseases-4
INFORMATION ON MANURE FOR PEA IN OOTY HILLS | greenpea-nutrients-1
ginger green sale months after planting and dry sonth when | ginger-harvest-1
ASKED ABOUT PURPLE SPOTS ON ONION LEAF AND FLOWER STALK IN RAINY SEASON | onion-diseases-1 | onion-diseases-2 onion-pests-2
tuberose spikes not coming plants are short and yellow roots full of knots | tuberose-pests-1
sagwan thinning years | teak-pruning-1
weed control in onion which day hand weeding | onion-weeds-1 | general-weeds-1
red sindhi milk | cattle-breeds-3 | cattle-breeds-4
buffalo heat not visible | buffalo-breeding-1
Farmer has HF cross, it was AI three times, comes every 21 days clean discharge, not holding. What is this | cattle-breeding-6
INFORMATION REGARDING SIROHI GOAT AVAILABILITY NEAR AJMER |
osmanabadi goat pregnancy days | goat-breeds-5 | goat-breeding-1
FARMER ASKED WHICH BREED OF GOAT HE SHOULD LOOK AT IN UP FOR MILK AND WHAT WEIGHT AT SIX MONTHS | goat-breeds-2 goat-select-1 | goat-breeds-3
ginger rainfall height | ginger-climate-1
does robusta need pollination by bees and how many boxes |
FARMER FROM KODAGU ASKING IF BLOSSOM SHOWERS FAIL WHAT TO DO FOR ROBUSTA | coffee-irrigation-1 | coffee-nutrients-1
THE CALLER IS ASKING ABOUT DISTANCE AND NUMBER OF TREES PER ACRE IN SAGWAN WITH WHEAT IN BETWEEN | teak-sowing-1
beetal goat amritsar | goat-breeds-4
urad summer first irrigation | urad-irrigation-1
ginger sprouting stage water | ginger-irrigation-1
onion soil ph | onion-soil-1
mooli seed hot water how many minute | radish-diseases-1
FARMER WANTS TO KNOW TOPPING HEIGHT OF ARABICA AND WHEN TO CUT SHADE | coffee-pruning-1
coffee pulping machine subsidy | general-scheme-55 general-scheme-57
khillari nagori bullock | cattle-breeds-4
onion bulb size small because of potash which brand water soluble is good |
My pigs got high fever, ears and belly became red bluish, vomiting with blood in dung, eleven already dead out of fourteen, neighbour took his pigs away | pig-asf-1 | pig-vaccination-1 pig-asf-2
ASKED HOW TO PREVENT WORMS IN GOATS HOW MANY TIMES IN YEAR AND TICKS | goat-worms-1
azolla protein and can it grow in winter in punjab | cattle-azolla-1
urad mosaic tolerant seed name and is whitefly the cause | urad-diseases-1 | urad-varieties-1
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
thick neck onions storage rotting first | onion-disorders-2 | onion-nutrients-1 onion-diseases-5 onion-storage-1
INFORMATION REGARDING SPRAY OF UREA POTASH ZINC MIX ON ROBUSTA IN DRY MONTHS | coffee-nutrients-1
ginger yellow stem borer hole with waste | ginger-pests-1
when to give worm medicine to cow and should dung be tested first, she is 5 month pregnant | cattle-deworm-2 cattle-deworm-1
onion nursery seedlings falling down neck rotting in this rain what to do | onion-diseases-3 | general-tricho-1 onion-nursery-1
flower stalk came in many onion, some people say cold night did it, is it true and can I store them | onion-disorders-1
urad fertilizer without soil test | urad-nutrients-1
my layer hens giving less eggs since last week and shell breaks in hand what to do | poultry-layer-3
FARMER ASKED ABOUT HOW TO COLLECT MITTI SAMPLE FROM FIELD FOR TESTING | general-soiltest-1 | general-soiltest-3 general-soiltest-2
gobhi flower brown patch stem hollow | cauliflower-disorders-2 | general-boron-1
cauliflower in net house for summer how much drip hours daily |
DSR paddy seed qty and sowing date punjab | rice-sowing-4
when should gundumalli bushes be cut and how high | jasmine-pruning-1
paddy drying in round circles and at the base of plants so many small brown insects sitting with sticky dirt, neighbour field also started, what is this | rice-pests-1 | rice-pests-2 rice-pests-3
FARMER ASKED BEST COMPANY HYBRID OF GOBHI FOR OCTOBER |
bhendi seed kg per acre for feb sowing | okra-seed-1 | okra-seed-2
sparrow parrot eating bajra ear how to save | bajra-pests-2 | general-perch-1
farmer asked regarding suitable altitude and rainfall for small elaichi | cardamom-climate-1
paddy moisture whole year store | rice-storage-1 | general-store-2 general-store-1
jute tossa good variety name | jute-varieties-1
lower leaves of my rice going yellow first, plants small and thin compared to field of my uncle where he gave 2 bags urea | rice-disorders-3
rice mill license process and cost in bihar |
how much water level can drop before next watering in transplanted paddy, heard about pipe with holes | rice-irrigation-2 | rice-irrigation-4
how many bag dap urea potash for one acre dhan | rice-nutrients-2 | rice-nutrients-1 general-fert-2 general-fert-1 general-fert-4
FARMER ASKED ABOUT BAJRA EAR TURNING INTO GREEN LEAVES BUNCH | bajra-diseases-1
tarbooz hybrid seed gram per acre on drip | watermelon-seed-1
vaccine chart for broiler chick | poultry-vaccination-2
salt water method to remove light seed of paddy how much salt in bucket | rice-seed-1 | general-seedtreat-1
co4 or co5 napier how much tonne | hybrid-napier-varieties-1
planting distance and pit for aonla in usar land | amla-sowing-1 | amla-soil-1
gobi came very small like button and next plot loose like rice grains, seedlings were 45 days old when i planted | cauliflower-disorders-4 | cauliflower-disorders-1
bajra old seed kept three years will it still germinate | general-seedtreat-1
is it ok to grow pusa 44 this year or take pr 126, water is going down here | rice-varieties-1
nitrogen 210 phosphorus 8 in my soil card is it low and how much more khad | general-soiltest-5
mallige leaves yellow roots having knots | jasmine-disorders-1
farmer wants urea schedule of direct sown paddy | rice-nutrients-3 | rice-nutrients-6
elachi drying temperature green colour | cardamom-harvest-1
lucerne variety for gujarat and for maharashtra | lucerne-varieties-1
information regarding spacing in line transplanting of paddy and seed needed per acre | rice-sowing-2 rice-seed-2 | rice-seed-4
lady finger flowers falling in 43 degree heat | okra-disorders-1 | okra-irrigation-1 general-heat-2
parali not burning, wheat sowing by which machine and what benefit | general-residue-1 | wheat-machinery-1 general-residue-2 general-residue-3 wheat-machinery-2 general-zerotill-1
information about napier planting material month and distance | hybrid-napier-sowing-1
eye shaped spots on rice leaf with ash centre | rice-diseases-1 | rice-diseases-2 general-pseudo-1
QUERY ON WHAT IS TESTED IN SOIL HEALTH CARD AND REPEAT YEARS | general-soiltest-7 | general-scheme-48
tiny white flies sitting underside of bhindi leaf, when shake plant they fly, leaves curling | okra-pests-4 | okra-diseases-2 general-trap-3
elachi clump stunted pale stripes leaf | cardamom-diseases-2
watermelon export to dubai how to get phytosanitary certificate |
4 week old chicks standing dull feathers puffed white water droppings, 20 died in three days suddenly | poultry-gumboro-1 | poultry-flu-1
gobi op hybrid seed gram | cauliflower-seed-1 | cabbage-seed-1
jai irrigation interval | oat-irrigation-1
bad smell green bug sitting on milky paddy ear, grain getting empty with brown mark, evening time more | rice-pests-9
pat plants brown black patch on stem breaking | jute-diseases-1
caller told basmati has no aroma this time, transplanted too early, asked reason | rice-climate-1
lucerne super phosphate per acre | lucerne-nutrients-1 | general-fert-4 general-fert-3
whole bhindi plant pale yellow after waterlogging | okra-disorders-2
black powder coming out from bajra grain bag, how much loss | bajra-diseases-3
from which place in field not to take soil sample | general-soiltest-2
bhendi npk dose tamilnadu | okra-nutrients-1
FARMER ASKED ABOUT FERTILIZER DOSE AND TIMING FOR PHOOL GOBHI PER ACRE | cauliflower-nutrients-1 | cauliflower-disorders-2
weevil grub eating alfalfa leaf tips, which month they come |
how many brown hoppers per hill before spraying in paddy and which medicine | rice-pests-3 | rice-pests-2
bajra two canal water which stage | bajra-irrigation-1
wheat got full dap last season so do i need phosphorus in paddy also, and how many kg urea per acre | rice-nutrients-4 rice-nutrients-2 | rice-nutrients-1
red soil paddy field always full of water, lower leaf tips brown spots and now leaves orange violet | rice-disorders-5
duck feed has fungus smell can i give, and what type water pot | poultry-duck-2
watermelon shoot tip curling and drying in dry warm days small insects inside | watermelon-pests-1
soil ph 9 and ec 0.5 is it normal | general-soiltest-6
small black thorny beetle making white lines on dhan leaves | rice-pests-10
INFORMATION ABOUT LAYING AGE OF EGG HEN AND CULLING TIME | poultry-layer-2
oats green fodder milk cow good? any poison problem after urea | oat-feeding-1
my soil EC is 5 which crop will tolerate and is organic carbon 0.4 low | general-saline-1 general-soiltest-4 | general-soiltest-6 general-carbon-1
blast in paddy every year how to avoid from start | rice-diseases-2 | general-pseudo-1
tar wattar dsr first water | rice-irrigation-1
jute sowing month nichu jomi | jute-sowing-1
aonla candy making recipe sugar ratio and shelf life |
amla fruit black blister then brown rings since august rain | amla-diseases-1
avg jhona yield punjab | rice-yield-1
elaichi type kerala common | cardamom-varieties-1
information regarding bud worm in mogra and correct month of pruning | jasmine-pests-1 jasmine-pruning-1
farmer asked litter material for new chicks and if wet bedding is ok | poultry-brooding-3 | poultry-coccidia-1
bhindi leaves dark sooty corner spots and falling, too much humid rainy days here in konkan | okra-diseases-4
120 60 40 through ssp | general-fert-2 | general-fert-3
watermelon male female flower difference |
butachlor how many days after planting it works | rice-weeds-1
napier cutting interval and how much urea nitrogen to put after every cut | hybrid-napier-harvest-1 hybrid-napier-nutrients-1 | general-fert-3
line sowing of pat by seed drill how much gram seed in one bigha | jute-sowing-2 | jute-seed-1
til like round brown spots on rice leaves and grain | rice-diseases-6
farmer wants to know space per broiler bird and how long shed kept empty before next lot | poultry-broiler-2
general query about kisan credit card limit for paddy | general-scheme-36 | general-scheme-43 general-scheme-44
pusa 1121 seed acre | rice-seed-4
acid soil below 5.5 roots short phosphorus | general-acid-1 | general-acid-2
paddy variety flood and drought both | rice-varieties-3 | rice-varieties-2 rice-varieties-4
CALLER FROM KERALA ASKED LIME QUANTITY FOR SOUR PADDY LAND AND GAP BETWEEN LIME AND FERTILISER | rice-soil-1 | general-acid-2
INFORMATION REGARDING BROILER VACCINATION AND FLOOR SPACE PER BIRD | poultry-vaccination-2 poultry-broiler-2
FARMER ASKED ABOUT AMLA TREE FERTILIZER AND WATERING IN SUMMER | amla-nutrients-1 amla-irrigation-1
information regarding planting spacing of gundumalli and yearly fertiliser per plant | jasmine-sowing-1 jasmine-nutrients-1
okra nematode knots root |
jai sowing time and seed qty per acre asked by farmer | oat-sowing-1 oat-seed-1
paddy snake skin sheath spot | rice-diseases-5
alfalfa seed rate line | lucerne-seed-1 | lucerne-sowing-1
jute semilooper life cycle days |
bhindi new leaf yellow between veins | okra-disorders-2 | general-iron-1
parthenium buffalo milk bitter | general-weeds-2
rabi maize silage compared to oat silage which better |
WANTS SOWING SEASON AND SEED RATE OF BHINDI FOR UP | okra-sowing-1 okra-seed-1
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
kerala farmer asked npk dose for medium duration paddy and chunam for acid soil | rice-nutrients-5 rice-soil-1 | rice-disorders-5
after first shower my bajra plants fall in patches, easily come in hand, white curved worm in sandy soil near roots, khejri trees around | bajra-pests-1
bhindi seed soaking before sowing and watering gap in summer | okra-seed-2 okra-irrigation-1
farmer asked about dhaincha with gypsum in mild alkali soil and how to raise organic carbon | general-alkali-2 general-carbon-1
information regarding cardamom sucker planting and yearly fertiliser irrigated | cardamom-nursery-1 cardamom-nutrients-1
aonla fruit fly maggot |
how much nitrogen in nano urea bottle and how much in one urea bag | general-nano-1 general-fert-4
duck vs desi hen egg size | poultry-duck-2
paddy chaffy grains reason and control of gundhi bug asked | rice-disorders-6 rice-pests-9 | rice-irrigation-3
amla rust on leaves and inside blackening of fruit, farmer wants remedy for both | amla-diseases-1 amla-disorders-1 | amla-varieties-1
information regarding leaf webber and small green caterpillar hanging from thread in cauliflower | cauliflower-pests-2 cauliflower-pests-1
paddy bin bag wall | rice-storage-2 | general-store-2
soil testing lab fees and nearest kvk number | general-scheme-47
newest leaves of gobi have no blade only long middle rib like a rope, some plants pale, field is sour after rains | cauliflower-disorders-3
jasmine clay soil less flower | jasmine-soil-1
paddy flowering stage no water | rice-irrigation-3 | rice-disorders-6
DAP bag latest government rate and subsidy |
drip fertiliser plain water minutes | general-fertigation-1
farmer from bihar asked picking stage of bhindi and yield per acre of pusa a4 | okra-harvest-1 okra-yield-1 | okra-varieties-1
rice field drain before harvesting days | rice-harvest-1 | rice-irrigation-4
paddy root knot nematode |
jasmine dwarf pot variety for balcony |
oat aphid black insects which time come |
grey crust on apple bark yellow insect | apple-pests-2
INFORMATION REGARDING CURLED LEAVES AND SCARRED FRUIT OF CAPSICUM INSIDE NET HOUSE | capsicum-pests-1
how do i know if my banana lacks potash or magnesium, what to spray for each | banana-disorders-1 banana-disorders-2 | general-defic-3
Jowar in my field has wilted badly with no rain for three weeks, can the cows graze it or should i irrigate it first and wait | fodder-sorghum-feeding-2 | fodder-sorghum-feeding-1 jowar-feeding-1 cattle-feeding-8
red palm weevil trap what bait to put | coconut-pests-2
DOES WHEAT STRAW BHUSA NEED UREA TREATMENT BEFORE FEEDING | cattle-fodder-1
FARMER WANTS TO KNOW ABOUT KEEPING WHEAT GRAIN FREE FROM GHUN IN HOME BIN WITHOUT TABLETS | wheat-storage-2 | general-hermetic-1 wheat-storage-1 general-store-3 general-store-4
brown ring spots lower leaves tomato | tomato-diseases-3
i am planting new coconut, how big the pit and what vegetables or groundnut can go between for first years | coconut-intercropping-1 coconut-sowing-1
kusum yield per acre which hybrid best | safflower-yield-1 | safflower-varieties-1
farmer from jhalawar enquired which orange type is grown in his belt | orange-varieties-1
Black soil near Solapur, how much kardi seed for one acre at what depth, and will it suffer if rain water stands a day | safflower-seed-1 safflower-soil-1 | safflower-diseases-2 safflower-seed-2
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
safeda clone for usar land | eucalyptus-varieties-1 | eucalyptus-soil-1
side pups coming round my banana every month should i cut all of them | banana-pruning-1
caller asked how many trays to raise tomato plants for one hectare and how much hybrid seed to buy | tomato-nursery-1 tomato-seed-1
FARMER HAD TERMITE IN WHEAT LAST YEAR, WANTS PRECAUTION BEFORE SOWING AND SEED TREATMENT FOR KANDUA ALSO | wheat-pests-3 wheat-seed-4 | wheat-diseases-4
3 yr coconut plant khaad dose | coconut-nutrients-2
Banana leaf first small yellow streaks then brown spots with ash centre and whole leaf dries, rains are on and weeds are high | banana-diseases-3
INFORMATION ON CONTROL OF PELA RATUA IN KANAK, FIRST PATCH SEEN TODAY IN ROPAR | wheat-diseases-2 | wheat-diseases-1
kinu urea feb april | orange-nutrients-2
which shade cloth brand is best for rose polyhouse |
sticky wheat ears with black mould and soft lice at field border, is border spray enough and after how many per ear | wheat-pests-1 wheat-pests-2
FARMER FROM NAGALAND WANTS TO IDENTIFY MALE AND FEMALE MITHUN CALF AT BIRTH |
tomato irrigation gap winter | tomato-irrigation-1
caller wants moisture of wheat grain at cutting time and also before filling bin | wheat-harvest-1 wheat-storage-1 | general-store-1
litchi average yield bihar and bengal | litchi-yield-1
how often to water rainy season tomato and which thickness black plastic for grass | tomato-irrigation-1 tomato-weeds-1 | general-mulch-1
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
white winding lines tomato leaf | tomato-pests-3
what fertilizer through drip for banana after flowering and why do my drippers choke | banana-nutrients-3 | general-fertigation-1
FARMER ASKED NITROGEN AND POTASH FOR MATURE TEA AND NUMBER OF SPLITS | tea-nutrients-1
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
will banana do in clay land where water stands and how much cold can it take | banana-soil-1 banana-climate-1 | banana-irrigation-1 banana-disorders-3
age and type of nendran sucker | banana-nursery-1
FARMER NEEDS SEED QUANTITY OF PALAK IN LINES AND BY BROADCAST | palak-seed-1
small hoppers with tail up on new santra shoots, orange babies, leaves curl | orange-pests-1
how much does an acre of tomato give in odisha | tomato-harvest-1
How much seed of sudan hybrid chari per acre and how much urea after each cut | fodder-sorghum-sowing-1 fodder-sorghum-nutrients-1
thinning of safflower seedlings when | safflower-seed-2
regarding month and distance of planting coconut seedling, tamil nadu caller | coconut-sowing-1
litchi gootee spacing trees acre | litchi-sowing-1
banana yield tonnes per acre maharashtra | banana-yield-1
what vaccines and checkups does a mithun need | mithun-health-1 | mithun-rearing-1
Young leaves of my wheat going pale with green veins on sandy patch, old leaves still fine, mustard next door looks good | wheat-disorders-2 | general-defic-3 wheat-disorders-3
urea potash per coconut palm bearing | coconut-nutrients-1
potato and wheat which earns more in winter |
black rust vs brown rust wheat | wheat-diseases-3
caterpillar half inside green tomato hole | tomato-pests-2
FARMER ASKED WHETHER LEGUME CAN BE SOWN BETWEEN EUCALYPTUS LINES IN FIRST YEARS AND ABOUT MANURE | eucalyptus-nutrients-1 | eucalyptus-sowing-1
capsicum plants in my polyhouse wilting one after another and roots rotten, beds are always wet | capsicum-diseases-1
green lice and caterpillars on palak i sell every day in market, what can i safely use | palak-pests-1
apple codling moth pheromone ladakh |
happy seeder per acre cost | general-residue-2
why is sowing wheat after twentieth november bad for grain in haryana | wheat-sowing-1
can nilgiri grow on my waterlogged salty plot with little rain, the soil has lime also | eucalyptus-soil-1
CALLER ASKED HOW TO CLEAN BANANA SUCKERS BEFORE PLANTING AGAINST CORM BORER | banana-pests-1 | banana-nursery-1
PALE ROUND BLISTERS WHITE BELOW ON YOUNG TEA LEAF IN MIST, FARMER FROM DARJEELING ASKS REMEDY | tea-diseases-1
apple branch white cotton like stuff knots | apple-pests-1
wheat row gap and depth | wheat-seed-1 | wheat-sowing-3
white papery patch capsicum fruit | capsicum-disorders-1
information regarding basal fertilizer and compost for capsicum per acre | capsicum-nutrients-1
should i irrigate wheat with ears out when strong wind is blowing | wheat-irrigation-3
enquiry on cooking type and market type banana of the south | banana-varieties-1
information regarding interval of hoeing in summer palak and stage for thinning | palak-weeds-1
holes with sawdust and dry bark near collar in young safeda, termites too in dry field | eucalyptus-pests-1
why do they say to cut paddy with super sms combine before wheat | wheat-machinery-2 | general-residue-1
Caller has a polyhouse at Raichur and asked how many stems to leave on capsicum and how much it yields there | capsicum-pruning-1 capsicum-yield-1
Nagpur oranges dropping near the stalk end in rains, dead twigs all over the tree and water stands in one corner | orange-disorders-1
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
wheat grain shrivel warm night | wheat-climate-1 | wheat-disorders-4 general-heat-1
Paddy field got empty only now in december near karnal, upto which date can i put wheat and which variety | wheat-sowing-3 wheat-varieties-2 | wheat-seed-1 wheat-varieties-3
strawberry or capsicum which more profit in polyhouse |
wheat in alkaline waterlogged field ok or not | wheat-soil-1 | general-alkali-1
every monsoon my tomatoes die of wilt and the shop keeps selling sprays, are grafted plants better | tomato-diseases-6 | tomato-diseases-5
information on eucalyptus planting distance with crop in between | eucalyptus-sowing-1 | eucalyptus-intercropping-1
HOW TO CALIBRATE SPRAYER PER ACRE, FARMER WANTS SIMPLE METHOD | general-nozzle-3 | general-nozzle-2
rose buds brown edge not opening | rose-pests-1
Coconut leaflets bent inward like ribs and yellow soft, nuts getting less every year for five years now, is there any medicine | coconut-diseases-2
Robusta banana at what distance and water in summer basin, kerala method litres | banana-irrigation-1 banana-sowing-1
SUGGEST LATE SOWN WHEAT VARIETY, FARMER OF VIDISHA DISTRICT MADHYA PRADESH | wheat-varieties-4 | wheat-sowing-3
is mycorrhiza powder any use for tomato seedlings |
CALLER FROM SHIMLA WANTS FERTILISER DOSE FOR TEN YEAR OLD APPLE TREE AND WHEN TO PUT DUNG | apple-nutrients-1
QUERY ABOUT MONTH OF ROSE CUTTING BACK AND NUMBER OF CANES TO BE LEFT | rose-pruning-1
banana bunch stuck inside stem throat in january | banana-disorders-3
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
barley salty land ok ? | barley-soil-1 | general-saline-1 barley-varieties-1
after planting kagzi lime how many years till it gives fruit | lemon-yield-1
CALLER SAYS MINT RUNNERS UNDER SOIL BROWN AND ROTTEN, PLANTS GONE IN PATCHES, REMEDY ASKED | mint-diseases-1 | general-tricho-1
when to put marigold seed for diwali flowers and how many grams for one acre | marigold-sowing-1 marigold-seed-1
My til has no proper flowers now, only tiny green leaves bunched at the top like a broom and not one pod. I sowed end of June near Banda. | sesame-diseases-1 | sesame-sowing-1
what net size is good for pangasius cage in reservoir |
gst tractor drip new rate | general-market-33
At the foot of my mosambi trunk brown glue is oozing, bark is soft and smells, leaves turning yellow. Pump water runs right up to the stem. | sweet-orange-diseases-1
WANTS TO KNOW HOW TO GET LIME FRUIT IN SUMMER WHEN RATE IS HIGH | lemon-pruning-1
muskmelon ripe how know | muskmelon-harvest-1
how can i join the online mandi to sell and what papers it asks | general-market-19 | general-market-21
Marigold petals went brown on the rim after I gave borewell water that tastes salty, neighbour rose is also bad. How much salt can this flower bear |
how to keep moong safe from weevil at home for half a year | moong-storage-1 | general-store-5 general-hermetic-1 general-store-3 general-store-4
parrot eating sunflower heads | sunflower-pests-3
jau seed how much for one acre and which dates are right if i have tubewell | barley-seed-1 barley-sowing-1
mentha good variety names | mint-varieties-1
FARMER FROM TELANGANA ASKED WHICH SWEET ORANGE TO PLANT | sweet-orange-varieties-1
Arhar plants in one corner stay bushy and pale, leaf small and spotted light and dark, all others have flowered but these not giving one flower even now | pigeon-pea-diseases-2
carp daily feed mix | fish-feeding-1 | fish-feeding-2
what dose of quizalofop for grass weeds in til at 20 days |
malt barley variety | barley-varieties-1
CALLER REPORTED HAIRY WORMS SITTING IN BUNCHES ON MINT LEAVES | mint-pests-1 | general-neem-1
I sold wheat through my arhtiya at Khanna but money not come in my account, they say bank detail is old. Where do i get it corrected | general-market-14
will mosambi live in land where borewell is salty and soil has lime | sweet-orange-soil-1
cut bamboo own land permission | bamboo-market-1
i sell only vegetables from my own field do i need gst number | general-market-34
Flood came in September. Now in cold my rohu have red marks which became deep wounds, murrel in the ditch also same. Should i put something | fish-eus-1
jackfruit chips machine subsidy | general-scheme-55 | general-scheme-57
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
muskmelon leaves drying with white dust and fruits remain tiny with no taste | muskmelon-diseases-2 | muskmelon-varieties-1
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
FARMER ASKED WHEN TO GIVE SECOND UREA IN JAU, HIS CROP FELL LAST YEAR | barley-nutrients-2 | general-fert-5
In pigeon pea the flowers and pods are stuck together like a ball by web, inside one caterpillar eats. My brother says it is same as in his moong. | pigeon-pea-pests-4 | moong-pests-3
mosambi skin rusty brown | sweet-orange-pests-1
which age poles should be cut from my bamboo and will forest guard ask for pass | bamboo-harvest-1 bamboo-market-1
INFORMATION REGARDING TREATING TUR SEED BEFORE SOWING | pigeon-pea-seed-2 | pigeon-pea-diseases-1
is bird flu like disease possible in rohu and can people get it |
lime tree urea dose age wise | lemon-nutrients-1 | general-fert-3
pond water colour ph | fish-quality-1 | fish-water-1
top leaves of til are tied with web and green worm with black head is inside | sesame-pests-1
I grow paddy on six bigha and also run forty cow dairy and some bee boxes. My accountant nephew says milk money is taxed but crop money is not, is he correct | general-market-31 general-market-30 | general-market-32
moong which soil | moong-soil-2 | moong-soil-1
grafted jackfruit or seed jackfruit which gives fruit early | jackfruit-sowing-1
how much dap for arhar in one acre and when to do weeding | pigeon-pea-nutrients-1 pigeon-pea-weeds-1 | pigeon-pea-nutrients-2 general-weeds-1 pigeon-pea-disorders-1
FARMER ASKED NAME OF HIGH YIELD SUNFLOWER HYBRID FOR SPRING | sunflower-varieties-1
genda pinching days | marigold-pruning-1
kharif moong in punjab which half of july and seed kg | moong-sowing-4
water is getting very hot in may what depth should fish tank have | fish-water-1
til dose andhra irrigated | sesame-nutrients-2
which dye company buys sunflower petals |
My carrots came out thick, hard and with sharp taste. March was very hot here and land is a little stony, some roots are also split in two legs. | carrot-soil-1 | carrot-disorders-1 carrot-harvest-1
lemon grass oil rate |
FARMER HAS FIVE YEAR OLD NIMBU WITH DRIP, ASKED DAILY WATER AND YEARLY FERTILISER | lemon-irrigation-1 lemon-nutrients-1
electronic godown receipt benefit | general-enwr-1 | general-market-27 general-market-28 general-enwr-2 general-market-29
why does pod worm come more in my tur than in my cousins tur | pigeon-pea-pests-2
til yield rainfed acre | sesame-yield-1 | sesame-varieties-1
QUERY ABOUT SOAKING SUNFLOWER SEED BEFORE SOWING, HOURS AND DEPTH | sunflower-seed-1
which month does mosambi flower and when is that fruit ready in maharashtra | sweet-orange-pruning-1
hybrid marigold seed grams | marigold-seed-1
Spring sunflower rotting at the collar and later the head also becomes soft and brown. In rains the same field had burnt leaves with rust like powder. | sunflower-diseases-1
carrot halwa factory contract |
name some moong types for the eastern UP plains and days they take | moong-varieties-2 | moong-yield-1
HOW MUCH GREEN FODDER FOR GRASS CARP ASKED BY CALLER FROM KARNAL | fish-feeding-2
mandi who pays weighing | general-market-24
what rain and soil does jackfruit need and which kerala type is crisp | jackfruit-soil-1 jackfruit-varieties-1
KISAN FROM UP ASKED WHICH SAPOTA TYPE SUITS HIS AREA | sapota-varieties-1
zinc low arhar urad | pigeon-pea-disorders-2 | general-zinc-2 general-zinc-3 pigeon-pea-nutrients-2
if rain stops after til pods are set should i water once | sesame-irrigation-1
I take one acre on share in Bargarh and paddy is standing ripe. PACS man says owner must sign and date for registering is over, when is that window normally | general-market-16
my field is heavy and water stays, how to plant arhar there and in which month | pigeon-pea-soil-1 pigeon-pea-sowing-1 | pigeon-pea-sowing-2
INFORMATION REGARDING SUBSIDY ON MENTHA DISTILLATION UNIT |
tank never goes dry, how to finish murrel and wallago before stocking | fish-predator-1
summer til coastal andhra | sesame-sowing-2
tur stalk pellet buyer |
do boron and sulphur really give more sunflower grain | sunflower-nutrients-2
When my late moong started flowering the leaves got covered with white flour like thing, some also have little reddish spots with grey middle. Sowing was very thick this year. | moong-diseases-4
moong sprout packing business |
how much tax on a new rotavator and do i need gst number if i sell my own wheat | general-market-33 general-market-34
sapota bud hole caterpillar | sapota-pests-1
STUNTED YELLOW PATCHES IN BARLEY ON SANDY FIELD NEAR SIKAR, ROOTS KNOTTED, FARMER ASKED REMEDY | barley-diseases-2
mosambi plants per acre | sweet-orange-sowing-1
Nights are very cold and my carp stopped eating. How deep should pond be now and what to do for few fish which have red spots turning into holes after the flood water came | fish-winter-1 fish-eus-1 | fish-quality-1
Last night a herd of blue bulls walked through my til and sat on it, my cousin put solar fence on his gram. What kind of fence is cheap for this crop |
CALLER FROM THANE WANTS SPACING, PIT FILLING AND ROOTSTOCK OF CHIKU GRAFT | sapota-sowing-1
in MP where do i book slot to sell wheat and how is e-nam registration done | general-market-6 general-market-19 | general-market-21
Rain is warm and daily. On my chakka tree male spikes and small fruits have grey hair like mould which turns black and drops. Coconut nearby is healthy. | jackfruit-diseases-1
jau late sowing december | barley-sowing-1 | barley-seed-1
QUERY ON NAME OF JACKFRUIT EXPORTER AND PACK SIZE |
which age of mentha roots can be sold to other farmers and at what price |
half slip picking melon | muskmelon-harvest-1
which late arhar is good for Gonda and what yield can i hope with good care | pigeon-pea-varieties-2 pigeon-pea-yield-1
enam how many mandis | general-market-21
FARMER SAYS AFTER THREE DAYS RAIN HIS TIL TENDER TOPS LOOK BURNT AND STEM RINGED BLACK NEAR GROUND | sesame-diseases-2
lime type for maharashtra | lemon-varieties-1
below how many degrees will rohu and katla start dying | fish-quality-1 | fish-winter-1
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
kapas with tur how many lines | cotton-intercropping-1 | general-intercrop-1
how many kg gram seed for one acre and which culture to coat on it | chickpea-seed-1 chickpea-seed-2 | general-biofert-1
mums flower picking stage distant market | chrysanthemum-harvest-1
Anar leaves have wet oily looking spots which turn black, and on the fruits there are dark marks splitting in L shape, it started after the rains in one corner, should I cut branches | pomegranate-diseases-1
grean chilli first picking days | chilli-harvest-1
what is meaning of red and green triangle printed on spray bottle | general-safety-4
information regarding fertiliser quantity of mirch at transplanting time in Punjab, Bathinda dist | chilli-nutrients-2
tips of my lasun leaves going yelow should i give more urea or water | garlic-disorders-1
bitter gourd gummy stem blight |
after how much rain should i sow dryland cotton and how many packets weight of hybrid seed per acre | cotton-sowing-2 cotton-seed-1
farmer wants to know transit permit and forest dept permission for casuarina felling |
is sandy land ok for kapas | cotton-soil-1
It rained whole week with cold nights and now a grey cottony growth is climbing up on the spikes of my castor and capsules are getting rotten, tur beside is clean | castor-diseases-2
sorghum planting month rabi kharif | jowar-sowing-1 | jowar-pests-1
guldaudi plants growing tall single stem how to get more branches | chrysanthemum-pruning-1
how many days before plucking vegetables must i stop spraying | general-safety-6
karela pandal height | bittergourd-pruning-1
FARMER ASKED ABOUT DAP QUANTITY FOR CHANA IN HISAR HARYANA AND ZINC IN SANDY SOIL | chickpea-nutrients-1 | general-zinc-2
castor oil expeller machine price |
which pulse should i put with kharif jonna and in what rows | jowar-intercropping-1
savukku good clone drought | casuarina-varieties-1
In our tarai area fog is not leaving since 10 days, chana flowers and leaves have grey fuzz and are rotting, no pods are coming and plants dying in circles | chickpea-diseases-4
up to which day should i keep erandi clean of grass | castor-weeds-1 | general-weeds-1
bittergourd Preethi Priyanka which better kerala | bittergourd-varieties-1
INFORMATION REGARDING SUBSIDY ON POLYHOUSE FOR CHRYSANTHEMUM CULTIVATION | general-scheme-68
old leaves of my mirch yellow but veins still green what is lacking | chilli-disorders-2 | general-defic-3 general-defic-1
when to water gram if no mavat rain comes and how many times to do hoeing | chickpea-irrigation-1 chickpea-weeds-1 | chickpea-irrigation-2
T stick for birds per acre | general-perch-1 | castor-pests-1 maize-pests-2
garlic curing hanging days | garlic-storage-1
cotton plants are drying in round patches that get bigger every week, when i pull one it comes out easily and the bark of root is yellow and coming off like threads, my guar nearby is ok | cotton-diseases-3
in punjab after paddy on heavy land how should i sow chhole | chickpea-sowing-2
kamalam yield per pole | dragon-fruit-harvest-1
what to wear and check before i start spraying my field | general-safety-1 | general-safety-3
farmer enquired months to harvest of arvi and yield in Tamilnadu | colocasia-harvest-1 | colocasia-varieties-1
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
cotton seedling leaf silvery curling up | cotton-pests-7
Small worms have tied the castor capsules together with silky thread and their dirt, when opened the seed inside is eaten. Dealer is telling to spray strong poison, is it needed | castor-pests-3
farmer query: manure and NPK per tree for 6 year old pomegranate at Solapur | pomegranate-nutrients-1
pineapple MD2 suckers where available |
casuarina side branch cutting | casuarina-pruning-1
how many kg chari seed if i broadcast it for fodder | jowar-seed-2 | fodder-sorghum-sowing-1
chana drying in patches with black lines inside root, what to do and which varity does not get it in maharashtra | chickpea-diseases-1 chickpea-varieties-2
how often to irrigate garlic and when to close water | garlic-irrigation-1
rainfed erandi urea when after rain | castor-nutrients-2 | castor-disorders-1
FARMER FROM PALAKKAD ASKING FERTILIZER SCHEDULE OF MULAKU WITH COW DUNG | chilli-nutrients-3
August here fully cloudy no sun for 12 days in Yavatmal, whole ground under the cotton is yellow with fallen flowers, I gave urea last week, soybean is fine. What to apply now | cotton-disorders-2 | cotton-disorders-1
karela leaves mottled twisted small | bittergourd-diseases-1
is there any crop insurance claim for hail damage in harbhara | general-scheme-29 general-scheme-26 | general-scheme-28 general-scheme-83 general-hail-2
after flower opening how long till dragon fruit picking, also some stems have orange sunken spots becoming grey crust why | dragon-fruit-harvest-1 dragon-fruit-diseases-1
sevanthi cuttings per acre spacing | chrysanthemum-nursery-1
dry land gram at flowering can i spray urea on leaf how much | chickpea-nutrients-3
It is middle of january very cold nights and chana is dropping all its flowers, shopkeeper wants me to buy a hormone, my brother says wait for sun | chickpea-disorders-1
INFORMATION REGARDING 13-0-45 SPRAY HOW MANY TIMES ON NARMA AFTER FLOWERING ABOHAR PUNJAB | cotton-nutrients-3
peas mildew downy and powdery | field-pea-diseases-3 field-pea-diseases-1 | greenpea-diseases-1
which castor is good where plants wilt every year and how much seed of hybrid per acre | castor-varieties-1 castor-seed-1 | castor-diseases-1
arvi beetle grub in corm |
Water soaked spots with corners between the veins of cotton leaf turning black, stems also black and some bolls rotting. My uncle told to put antibiotic powder, is this right | cotton-diseases-4 | cotton-diseases-5
what is the licence needed to sell chilli powder packets |
can same lure catch brinjal borer and fruitfly also | general-trap-2 | general-trap-1
savukku wood yield tons | casuarina-harvest-1
Farmer from Mehsana enquired about nitrogen splits for irrigated divela | castor-nutrients-1
red ripe chilli have sunken straw coloured spots with black dots in rings, twigs also drying from the top downwards, i had planted turmeric in between like my neighbour | chilli-diseases-4
what to do with cotton sticks after last picking so that pink worm does not come next year | cotton-pests-3 | cotton-diseases-5
jonna stem tunnels pinholes | jowar-pests-2
gram root knot nematode chemical |
My Umran ber fruits are becoming crooked, there is a small maggot close to the stone and they rot and drop, guava tree near the well has the same maggots | ber-pests-1 | guava-pests-1
CALLER WANTS UREA AND SUPER PHOSPHATE DOSE FOR KABULI AND DESI CHHOLE PER KILLA IN PUNJAB | chickpea-nutrients-2
how old chilli seedlings to plant at what distance and seed needed for hybrid in one acre | chilli-nursery-2 chilli-seed-1
Farmer enquired soil type ph and temperature suitable for growing guldaudi | chrysanthemum-soil-1
casuarina stem borer hole |
in assam hills when to put pineapple and after how many month fruit comes from crown | pineapple-sowing-2
where keep spray medicines home | general-safety-2 | general-safety-4
In my erandi field leaves are turning yellow, edges drying and plants wilt here and there in patches, third year I am taking same crop after same crop | castor-diseases-1 | castor-varieties-1
INFORMATION REGARDING FLOWER DROPPING IN MIRCHI IN HOT WIND AFTER UREA APPLICATION | chilli-disorders-1 | general-heat-2
taro earthing up days | colocasia-weeds-1
worms inside my bitter gourds and they rot on vine in rainy season what can i hang | bittergourd-pests-1 | general-trap-2 bittergourd-pests-2
When I walk in my narma small white flies come up like smoke from under leaves, leaves sticky then black, at which count should I worry. Guar next side also has few | cotton-pests-4 | cotton-pests-5
divela irrigation number after rains | castor-irrigation-1
will the price of jowar go up next year or should i sell now |
FARMER SAYS CENTRAL LEAF OF JOWAR SEEDLING DRIED ASKED WHEN TO SOW NEXT YEAR TO ESCAPE | jowar-pests-1 | jowar-sowing-1
for thick poles how far apart to plant casuarina and should lower branches be cut | casuarina-sowing-1 casuarina-pruning-1
pavakka manure kerala | bittergourd-nutrients-1
Edges of cotton leaves went yellow first, then bent downward and now look red as if somebody burnt them with fire, tiny green jumpers seen below, bhindi also has same | cotton-pests-6 | cotton-disorders-3 okra-pests-3
CALLER ASKED WHY POMEGRANATE SPLITS ON TREE BEFORE HARVEST, DRIP IS THERE | pomegranate-disorders-1
when to dig out lasun and how to keep it for months without spoiling | garlic-harvest-1 garlic-storage-1
mirchi overwatering lanky plants | chilli-irrigation-1
wind is blowing toward me can i still spray and where to wash the tank | general-safety-3 | general-spraywx-1
farmer asked the cost of one acre dragon fruit garden with poles and NABARD loan |
chrysanthemum pale leaf zinc spray | chrysanthemum-nutrients-1 | general-zinc-3
My chilli nursery was thick sown under tree shade, watered daily, now the small plants become thin at soil level and topple over in circles. Brinjal bed in sun is standing good | chilli-diseases-3 | chilli-nursery-1
my soil is deep black should i water kabuli just after sowing | chickpea-irrigation-2
Lower leaves of cotton reddening and falling Tamil Nadu farmer wants dose of magnesium spray | cotton-disorders-3 | cotton-nutrients-3
jowar lodging black powder stem | jowar-diseases-1
land is full of stones, can dragon fruit be grown with trench and drip | dragon-fruit-irrigation-1 | dragon-fruit-climate-1
Skin of my anar fruit has become brown rough scabby like potato peel, new leaf tips are curled and shoots sticky, buyer is cutting rate, onion is grown near by | pomegranate-pests-2 | general-trap-3
trader cutting price for trash in kapas how to dry and keep it clean | cotton-storage-1 | cotton-harvest-1
chilli drip fertigation filter cost |
FARMER FROM HIMACHAL HILLS ASKED PLANTING MONTH FOR GARLIC | garlic-sowing-1
Some of my bitter gourd leaves have straight yellow patches like map and below greyish growth only in morning, then leaf dries like paper, cucumber field also same, what spray to use |
leaf of narma curling with thick veins, is there any medicine and which month sowing avoids it | cotton-diseases-1 cotton-sowing-1 | cotton-pests-4
Farmer asking about drying and threshing of castor spikes after plucking, how many pickings | castor-harvest-1
pomegranate cold storage temperature |
Leaves of mirchi wrinkled and turned upwards like cup, the leaf stalk became long, buds become brittle and fall, before this I had taken jowar in this field | chilli-pests-1
does chilli of Byadgi type have more colour than Teja |
FARMER FROM VAZHAKULAM ASKED SPACING AND NUMBER OF KAITHACHAKKA PLANTS PER ACRE | pineapple-sowing-1
my land is dry sandy with little salt, will ber come up and which early type to take | ber-climate-1 ber-varieties-1
Small spots on my vatana leaves turned into reddish brown powder bumps, whole leaf looks like rusted iron and dries, weather is damp, toria next door nothing | field-pea-diseases-2
how many yellow sticky boards in one acre and should light bulb trap run whole night | general-trap-3 general-trap-4
colocasia leaf market rate |
on which day to nip gram tops and can urea be sprayed on rainfed crop in flower | chickpea-pruning-1 chickpea-nutrients-3
INFORMATION REGARDING NPK DOSE FOR SEPPANKIZHANGU IN TWO SPLITS | colocasia-nutrients-1
pineapple tonnes per acre | pineapple-harvest-1
how high above crop should moth trap hang and same lure for all insects ok or not | general-trap-2
We planted erandi in the low plot where water collects, one third of the seedlings died with dull green patches on first thick leaves then brown rotting, upper plot is full | castor-diseases-3 | castor-soil-1
vatana basal fertiliser | field-pea-nutrients-1 | greenpea-nutrients-1
farmer enquired about FPO and processing unit licence for making dry pineapple slices |
does kaitha chakka survive frost and standing water in heavy rain area | pineapple-climate-1
in delhi villages which week for desi gram and kabuli and how much dap before sowing | chickpea-sowing-1 chickpea-nutrients-1
taro variety low input | colocasia-varieties-1
Under the leaves of my pavakka there are small green hoppers and white flies sitting, vines started curling, brinjal close by also has them, want home made spray | bittergourd-pests-3 | bittergourd-diseases-1 general-trap-3
can we pack green peas frozen at home how long will it keep |
Caller says healthy kapas plants with bolls drooped suddenly one day after heavy irrigation, asks if fungus | cotton-disorders-4
which colour mark on pack is least poison and what clothes needed for spraying | general-safety-4 general-safety-1
groundnut seed qty telangana rabi | groundnut-seed-2
my mushrooms are coming with long legs and tiny heads in the closed room what is wrong | mushroom-disorders-1
FARMER ASKED ABOUT SOWING TIME OF BERSEEM IN HARYANA | berseem-sowing-1
masoor seed per acre late december | lentil-seed-1
strawberry variety for delhi side | strawberry-varieties-1
which wind speed is ok for spraying medicine | general-spraywx-1 | general-safety-3 general-spraywx-2
how many ratoon crops of sugarcane can i take from one planting | sugarcane-sowing-6 | sugarcane-organic-1
information regarding brinjal seed quantity for one acre nursery | brinjal-seed-1
FARMER TOLD CUMIN DRYING IN ROUND PATCHES AT ONE MONTH, SAME LAST YEAR, WHAT TO DO | cumin-diseases-2
sugarcane internode borer control |
ragi weedicide name |
guar sowing in may is it right, rain came early here in hisar | guar-sowing-1
gehu dana bharte garmi spray | general-heat-1 | wheat-disorders-4 wheat-climate-1
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
brinjal flowers dropping without fruit in may heat | brinjal-disorders-1 | general-heat-2 brinjal-irrigation-1
lentil plants suddenly drooping at flowering in some spots, same field masoor every year | lentil-diseases-1
cucumber fruits have small punctures and maggots in july, half my harvest thrown, neighbour keeps bottle traps in his lauki | cucumber-pests-1
information about strawberry soil ph and which land to avoid | strawberry-soil-1
FARMER ASKED METHOD OF SINGLE BUD NURSERY OF CANE AND TRANSPLANTING AGE | sugarcane-seed-2 | sugarcane-sowing-3
april is here and i could not plant cane yet, any way to save the yield | sugarcane-sowing-3 | sugarcane-sowing-2 sugarcane-seed-2
FARMER FROM NIZAMABAD WANTS NPK DOSE FOR ADSALI SUGARCANE | sugarcane-nutrients-3
orange and black bugs on just sprouted mustard, plants becoming white | mustard-pests-3
yellow sarson yield per acre expected | mustard-yield-1
DAP user wants to know sulphur source for mustard oil content | mustard-nutrients-3 | general-fert-4
groundnut top buds drying plant green but no pod no flower little leaves in bunch, many plants in field | groundnut-diseases-4
hairy red caterpillars marching from field to field eating groundnut after first rain | groundnut-pests-4
ASKING FOR LONG PURPLE VARIETY OF BRINJAL | brinjal-varieties-1
knots on roots of brinjal and bhindi, plants weak | brinjal-diseases-5
guar rhizobium and npk dose andhra | guar-nutrients-1 | general-biofert-1
caller wants to know lentil time of sowing in tarai and line distance if delayed | lentil-sowing-1
mandua nursery area for 1 hectare | ragi-nursery-1
lightning arrester for tubewell shed subsidy |
guar gum powder making unit cost |
cane seed hot water treatment | sugarcane-seed-3
steps after harvesting plant cane so ratoon sprouts well | sugarcane-sowing-5 | sugarcane-harvest-1 sugarcane-organic-1 sugarcane-nutrients-4
third leaf from top yellow, cane when split is red with white bands and smells like liquor | sugarcane-diseases-1 | sugarcane-diseases-2
CALLER FROM LAKHIMPUR ASKED CONTROL OF TOP BORER IN SUGARCANE | sugarcane-pests-2 | sugarcane-pests-1
sugarcane clumps come out easily by pulling, roots eaten, august | sugarcane-pests-6
when to sow kharif groundnut in bareilly | groundnut-sowing-1 | groundnut-diseases-4
PROCEDURE OF CULTURE PACKET ON GROUNDNUT SEED AFTER FUNGICIDE, FARMER ASKED | groundnut-seed-3 | general-biofert-3 general-biofert-1
monsoon stopped, groundnut which stage needs water most | groundnut-irrigation-1 | general-drought-1
new leaves of groundnut whitish but veins are green, black limy soil in our gujarat farm | groundnut-disorders-2 | general-iron-1
shining black insects on groundnut tips, leaves curled sticky | groundnut-pests-5
sarson seed kg acre broadcasting | mustard-seed-1
FARMER ROHTAK - ZINC SULPHATE AND UREA QTY IN IRRIGATED MUSTARD | mustard-nutrients-2 | general-zinc-2
frost alert tonight, my mustard is full of flowers should i run the tubewell | mustard-disorders-1 | general-frost-2 general-frost-1
brinjal watering gap winter | brinjal-irrigation-1
young brinjal plants top wither and big plants remain dwarf, inside stem a worm | brinjal-pests-4
yield of PBH-4 brinjal | brinjal-yield-1
ANANTAPUR FARMER ASKED SOWING MONTH OF RAINFED CLUSTER BEAN | guar-sowing-2
hara tela in guar leaf yellow curling what to do | guar-pests-1 | general-trap-3
FARMER REPORTS BLACK SUNKEN WOUNDS ON GUAR PODS AFTER RAIN, REMEDY | guar-diseases-4
LL 1373 masur seed rate punjab | lentil-sowing-2
asked about weed control in lentil field full of bathua | lentil-weeds-1 | general-weeds-1
moisture for keeping masur grain safe | lentil-harvest-1 | general-store-1 general-store-3
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
berseem watering interval march onwards | berseem-irrigation-1
detail regarding strawberry manure and drip fertilizer | strawberry-nutrients-1 | general-fertigation-1
heerakasis solution strength for yellow white new leaves in paddy nursery | general-iron-1 | rice-disorders-4
bottom of tomatoes rotting black though plants look healthy | general-defic-4 | tomato-disorders-1
FARMER WANTS GERMINATION TEST METHOD FOR OWN WHEAT SEED | general-seedtreat-1
TAWANG HERDER ASKED VACCINATION LIST FOR YAK | yak-rearing-1
CALLER ASKS GROUNDNUT FERTILIZER DOSE UP AND WEEDING DAYS | groundnut-nutrients-1 groundnut-weeds-1
when is brinjal ready to pick and how many quintal per acre in punjab hybrids | brinjal-harvest-1 brinjal-yield-1
oyster bag preparation and then how long closed in dark | mushroom-seed-1 mushroom-housing-1
compare lucerne and berseem for milk |
FARMER ASKED MOLYBDENUM DEFICIENCY IN CAULIFLOWER | cauliflower-disorders-3
sugarcane harvester rent per acre |
rust coloured powder pustules on sugarcane leaves which disease is it |
FARMER WANTS TO KNOW IDENTIFICATION OF IRON DEFICIENCY IN SUGARCANE RATOON AND ITS SPRAY | sugarcane-disorders-1 | general-iron-1
INFORMATION REGARDING CUMIN WILT MANAGEMENT AND POWDERY MILDEW | cumin-diseases-2 cumin-diseases-3 | general-tricho-1
ASKED ABOUT BUTTON MUSHROOM COMPOST MAKING AND CASING METHOD | mushroom-seed-2 mushroom-sowing-2
QUERY ON HAIL LOSS INTIMATION TIME UNDER CROP INSURANCE AND CARE OF VEGETABLE PLANTS AFTER HAIL | general-hail-2 general-hail-3 | general-scheme-26 general-scheme-28
FARMER ASKED RAGI SEED RATE FOR TRANSPLANTING AND SUITABLE VARIETY IN ODISHA | ragi-seed-1 ragi-varieties-1 | ragi-nursery-1
WANTS SPRAY TIMING ADVICE, WIND AND RAIN GAP BOTH | general-spraywx-1 general-spraywx-3 | general-spraywx-2
last week it was foggy, i irrigated jeera from the same channel where mustard gets water, now leaves have brown points and whole patch looks burnt | cumin-diseases-1 | cumin-irrigation-1
i opened the plastic door today, mushroom caps were slippery and wet because my boy sprinkles water directly on them, some caps in the corner are cracked | mushroom-disorders-1 | mushroom-housing-1
bottom leaves of my banana and maize are going yellow between the veins and then reddish, top ones are still fine, what is missing in soil | general-defic-3 | general-defic-1
lentil was sown in wet field when it was still hot, now small plants are lying on ground rotten from the neck, nearly one fourth gone | lentil-diseases-3
yellow patch grows in my guar leaf bottom side full of tiny white flies and leaf is black sticky | guar-pests-1 | general-trap-3
toria after harvest can i get how many quintal and last sowing date of it | mustard-yield-1 mustard-sowing-4
groundnut hollow kernels brown inside and also some pods empty, are both same problem | groundnut-disorders-3 groundnut-disorders-1
kaju plant distance and gap crop in starting years | cashew-sowing-1 cashew-intercropping-1
khira seed 1 acre | cucumber-seed-1
mungfali new leaf yellow vein green | groundnut-disorders-2 | general-iron-1
mandwa neck black | ragi-diseases-1
barsim bloat buffalo | berseem-feeding-1 | cattle-bloat-1
crop insurence helpline no | general-hail-2 | general-scheme-27 general-scheme-33 general-scheme-26
yak fodder winter snow | yak-rearing-2 | yak-rearing-1
brinjl fruit borer trap number | brinjal-pests-1 | general-trap-1
groundnut oil cake rate |
cashew rejuvenation top working |
berseem hay silage making | cattle-fodder-6
ragi weeding cycle hoe price |
ganna tillering water need | sugarcane-irrigation-2 | sugarcane-irrigation-1
paddy days under flood water survive | general-flood-1 | rice-varieties-2
lentil neem spray | lentil-pests-1 | general-neem-1 general-neem-2
gowar anthracnose pods | guar-diseases-4
FARMER ASKED CONTROL OF BRINJAL LITTLE LEAF AND ROOT KNOT NEMATODE | brinjal-diseases-1 brinjal-diseases-5 | brinjal-varieties-1
NEED DETAILS OF MUSTARD THINNING AND IRRIGATION SCHEDULE | mustard-sowing-5 mustard-irrigation-1 | mustard-weeds-1
caller wants button or oyster suitable season and how much crop each gives | mushroom-sowing-1 mushroom-yield-1
kaju kernel collection time and average per tree for BPP 8 | cashew-harvest-1 cashew-yield-1
guar for grain seed rate and what month to cut it | guar-seed-1 guar-harvest-1
our brinjal tips bend down and dry, then i cut one fruit and found a pinkish worm, sprayed four times with the same bottle already, what else can be done | brinjal-pests-1 | brinjal-pests-3 brinjal-pests-2
mustard in our village pulls out easily, pale leafless stalks come up around each plant and the crop looks thirsty even after watering | mustard-weeds-2
cauliflower and papaya both show odd things, fruit skin is cracked corky and growing tips have died, leaves break when bent | general-boron-1 | general-defic-1 papaya-disorders-1
cucumber leaves have a mosaic look and fruit is warty, can any medicine cure it | cucumber-diseases-2
why groundnut got virus like stunting when i sowed early in june | groundnut-sowing-1 groundnut-diseases-4
what is zeeri in cumin field | cumin-weeds-1
does cutting waste branches of old seedling cashew really increase nuts | cashew-pruning-1
which cards to release for white moth in cane and in which months to pick the eggs | sugarcane-pests-2 | sugarcane-pests-1
FARMER ASKED ABOUT MEALYBUG IN BRINJAL |
mustard premium amount under crop insurance for one hectare | general-scheme-23
INFORMATION REGARDING SUBSIDY ON MUSHROOM UNIT | general-scheme-68
groundnut variety for punjab spring season |
ragi price per quintal next year |
strawberry mites webbing under leaf |
ASKED BEST BRAND OF MICRONUTRIENT MIXTURE FOR VEGETABLES |
aloo seed just out of cold store can i plant same day | potato-seed-2
makki new leaves coming out white | maize-disorders-2 | general-iron-1
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
heavy rain since thursday, water standing in makka field five days and leaves going pale, will the crop survive or should i plough it down | maize-irrigation-2 | general-flood-1
ripe mango worms inside | mango-pests-3
rajasthan wool sheep breeds | sheep-breeds-1
koleroga nuts falling in rain | arecanut-diseases-1
black pepper stake tree which |
tobaco nursery seedling rotting | tobacco-diseases-1 | general-tricho-1 tobacco-nursery-1
rajmash variety for hills name | rajma-varieties-1
what land is good for corn and how much heat can it tolerate | maize-soil-1 maize-climate-1
soyabean leaves bright yellow patches like paint and many white small flies when i shake plant | soybean-diseases-1 | general-trap-3
kothmir seed crop how many quintals per acre gc 2 | coriander-yield-1
urea and other fertiliser for rajma per acre and after how many days to give water | rajma-nutrients-1 rajma-irrigation-1 | rajma-disorders-1
is it true cabbage seed dipping in hot water stops black rot, how hot and how long | cabbage-seed-1
INFORMATION REGARDING NUMBER OF PHEROMONE TRAPS PER ACRE FOR MASS CATCHING OF ARMYWORM MOTHS IN MAIZE | maize-pests-3 | general-trap-1 maize-pests-2
my chawli tips are full of tiny black insects, leaves curl and feel gummy like jaggery water, ants going up also, we pick pods every third day | cowpea-pests-1
branches of our old mango dry from the tip downwards after the rains and leaves look burnt, a cousin says cut whole tree, is that needed | mango-diseases-3
soyabean msp next year |
is drip worth money how much water saved for sugarcane | general-drip-1 | sugarcane-irrigation-2
papaya fertilizer per plant yearly | papaya-nutrients-1
betelnut variety assam konkan | arecanut-varieties-1
soyabean avg yield quintal acre | soybean-yield-1
rajma weeding days | rajma-weeds-1 | general-weeds-1
legume with maize | maize-intercropping-1 | general-intercrop-1 maize-pests-2
sitaphal pumpkin pit manure how many kg | pumpkin-nutrients-1
when to plant batata in maharashtra winter and how much seed tuber per acre | potato-sowing-1 potato-seed-1
do female deccani sheep have horns or only the male ones | sheep-breeds-2
can i take tomato in the field where potato was just lifted | general-rotation-1 | tomato-diseases-5
FARMER ASKED ABOUT SELECTION OF MOTHER PALM AND SEED NUT IN ARECANUT | arecanut-nursery-1
caller asks which seed drill brand is best for sowing soybean and its price |
row of tiny pin holes across the makki leaves and now the middle shoot has dried and pulls out easily, sown about twenty days back | maize-pests-5
no rain for three weeks and cowpea plants are dropping dead suddenly here and there, when pulled the root skin comes off in threads | cowpea-diseases-4
what kind of bed for tobacco seed and how to clean the soil without chemical | tobacco-nursery-1 | tobacco-diseases-1
tractor drawn potato digger cost |
white worms inside kaddu fruit sting marks rainy days | pumpkin-pests-1 | pumpkin-varieties-1
which pepper vine most grown in kerala and which for open sunny plot | blackpepper-varieties-1
green colour potato eat or throw | potato-disorders-1
soyabeen dry spell water stage | soybean-irrigation-1 | general-drought-1
kashiphal sowing month north | pumpkin-sowing-1
patta gobi nursery time plains | cabbage-sowing-1
cowpea root knots nematode |
small narrow mango leaves bunched like rose | mango-disorders-4
how many days before digging should i cut aloo vines, and at what degree to keep seed after | potato-harvest-1 potato-storage-1 | potato-seed-3
papita fruits bumpy and crooked, white milk oozing from skin | papaya-disorders-1
which three times deworming pays most in sheep and goat before selling | sheep-deworm-2
which crop can i grow between arhar and cotton rows to be safe if rain fails | general-intercrop-1 | cotton-intercropping-1 pigeon-pea-intercropping-1
grey green waxy insects crowd on young gobi leaves making them sticky | cabbage-pests-3 | cabbage-pests-1
FARMER ASKED WHETHER ARECA PALM WILL SURVIVE IN PLACE WITH 42 DEGREE HEAT AND STICKY CLAY SOIL | arecanut-climate-1
query on tobacco board registration fee |
green worms that walk bending like a bow are eating edges of my soya leaves, and another lot makes leaf like net, cotton beside it is untouched | soybean-pests-3
sawdust like powder falls from holes in trunk of my langra tree and big branches are dying one after other, neighbours litchi also like this | mango-pests-4
is organic certified black pepper selling at better rate than cardamom |
mango yield tonnes bihar | mango-yield-1
popcorn seed kg acre | maize-seed-2
rajma in saline land | rajma-soil-1 | general-saline-1
peper rainfall and soil ph | blackpepper-climate-1
lobia vegetable crop dap potash dose | cowpea-nutrients-1 | general-fert-3
summer lobia when to put seed and how many days between waterings | cowpea-irrigation-1 cowpea-sowing-1
which mango bears every year in UP and how to make my chausa flower in the off year | mango-varieties-1 mango-disorders-1
best month to plant papaya seedling where ringspot trouble is common | papaya-sowing-1 | papaya-diseases-1
how many cilantro plants to leave per hill and when is the first weeding | coriander-weeds-1
which nozzle is good for spraying tall mango trees |
it is 12 july already and rain came late which early soya variety can still be sown | soybean-sowing-2 | soybean-varieties-1
FARMER WANTS TO PRODUCE OWN VIRUS FREE POTATO SEED PLEASE TELL STEPS | potato-seed-3
CALLER SAYS MIDDLE LEAVES OF ARECA YELLOW FROM TIP AND KERNEL BLACK AND SOFT, ASKED IF MEDICINE EXISTS | arecanut-diseases-2
after rains our pepper vines slowly turned yellow and dropped leaves, this monsoon they looked better but father says they will die anyway, what do we do | blackpepper-diseases-2
sunken red brown pits on my lobia pods grew big and black, and after the wet week pink slime came on them, we grew lobia here last year too | cowpea-diseases-2
sheep wool blanket cooperative address in Bikaner |
armyworm corn without chemical | maize-pests-2 | maize-intercropping-1 maize-pests-3 maize-pests-4 fodder-maize-pests-1
rajma production per acre | rajma-yield-1 | rajma-varieties-1 rajma-harvest-1
zinc sulphate soyabean kg | soybean-disorders-1 | general-zinc-2
solar drier temperature fruit leather | general-dryer-1
late cabbage yield tonne | cabbage-harvest-1
tiny yellow pin spots turning brown on soya leaves, and in other plot bright yellow patches, which varieties or steps for both | soybean-diseases-3 soybean-diseases-1
when to drench my flock for worms and which month is the pox vaccine | sheep-worms-1 sheep-vaccination-1 | sheep-deworm-2 goat-vaccination-1
why are some pepper berries black and hollow, and spikes dropping in june | blackpepper-pests-1 blackpepper-disorders-1
how many male papaya trees should remain in one acre garden | papaya-sowing-2
why are some of my mangoes having jelly like flesh near the stone |
should a new farmer start tobacco, what do govt people say and what else can be grown | tobacco-market-1
INFORMATION REGARDING SUITABLE TIME OF DAY FOR SPRINKLER AND USE OF SALTY WATER THROUGH IT | general-sprinkler-1
CALLER ASKED SIGN OF MATURITY OF PAPAYA FOR DISTANT MARKET | papaya-harvest-1
dug my aloo yesterday, skin is full of corky rough scabs and some have black spots like tar which do not wash off, fresh cow dung was used | potato-diseases-5
tobacco leaves show mottled mosaic after workers with bidi handled plants |
soyabean yellow drooping plants and maggot inside stem | soybean-pests-2
papaya frost cold nights | papaya-soil-1 | general-frost-2 general-frost-1
frasbean rajma hill sowing | rajma-sowing-1
areca palms per acre | arecanut-sowing-1
gobi heading temperature | cabbage-sowing-1 | cauliflower-disorders-1
how many days between watering aloo and should i water on cold frost evening | potato-irrigation-1 potato-disorders-2 | general-frost-2
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
rajma trichoderma seed root rot | rajma-diseases-1 | general-tricho-1
aloo heap small moth | potato-pests-1
stems of young rajma swell and break with maggots inside and some other plants have mottled crinkled leaves, suggest for both | rajma-pests-1 rajma-diseases-3 | rajma-pests-2
beetle grubs are eating areca roots how to control without poison and water per palm in april | arecanut-pests-1 arecanut-irrigation-1
newly planted mango saplings first summer how often to give water | mango-irrigation-1
does dosing pregnant ewes for worms help weight of lambs | sheep-deworm-2
INFORMATION REGARDING QUICK WILT OF PEPPER AND HOW TO STOP IT IN MONSOON | blackpepper-diseases-1
FARMER ASKED HOW TO KILL GRAIN WEEVIL IN STORE WITHOUT ANY TABLET | general-hermetic-1 | general-store-4 general-hermetic-2 general-store-3 wheat-storage-2
leaves of our surti seedlings are eaten overnight, in the morning i found clusters of eggs and small worms under leaves, also some plants curled with brinjal growing close by | tobacco-pests-1
how many rows does a combine harvester cut in soyabean and rent per hour |
cabbage plants making many small side heads instead of one after growing tip got lost |
distance between mango trees | mango-nursery-2
dhaniya leaf crop nitrogen split | coriander-nutrients-1
kobi watering gap days | cabbage-irrigation-1
karnataka light soil tobaco planting month | tobacco-sowing-1
bhutta waterlogged low land ok? | maize-soil-1 | maize-irrigation-2
how many times to weed coriander seed crop and what about green lice on flower heads | coriander-weeds-1 coriander-pests-1
no knots seen on soya roots at one month how much urea nitrogen, also my land is poor in zinc what to add | soybean-nutrients-3 soybean-disorders-1
what fraction of the full fertiliser goes to first year and second year areca plants | arecanut-nutrients-1
how do i identify the caterpillar with upside down Y on head in my makki | maize-pests-1
OPERATOR NOTE TAMIL NADU FARMER ASKED DAP SPRAY ON COWPEA AT FLOWERING HOW MANY GRAM PER LITRE | cowpea-disorders-1
only yellow male flowers are falling from my kaddu vine for two weeks, nights are very warm and bees are hardly seen, not one fruit has set so far | pumpkin-disorders-1
high hill village with lots of rain, underside of rajma leaves has white tufts as if flour was thrown and upper side turns yellow brown | rajma-diseases-4
caller asked cure for stone weevil inside mango seed |
papaya milk papain drying method and buyer |
flax buds swollen, not opening and small pink worm inside | linseed-pests-1 | linseed-pests-2
can i put fresh cow dung straight into field | general-compost-3 | radish-disorders-1 carrot-disorders-1
lime dose for horsegram kerala | horse-gram-soil-1 | general-acid-2
when to dig haldi | turmeric-harvest-1 | turmeric-varieties-1
dry form of jeevamrut recipe | general-ghanjeevamrut-1
in which months the 2000 rupees falls | general-scheme-2 | general-scheme-1
feeling giddy and mouth watering while spraying cotton | general-poison-3
minimum members for fpo in hill village of himachal | general-scheme-65 | general-fpo-1
white powdar over gourd leaf | bottlegourd-diseases-2 | pumpkin-pests-1
horse gram has yellow leavs and also something is making holes in the pods, what to do for both | horse-gram-diseases-1 horse-gram-pests-1
can i sow thotakura in monsoon | amaranthus-sowing-1
cattle insurance premium share | general-scheme-70
how to keep guava fruit from squirrels and parrots |
weedicide for flax | linseed-weeds-1 | general-weeds-1
link on mobile asks 5000 for solar pump form is it genuine | general-scheme-60 | general-scheme-89
starting silk rearing first time, how many days does the worm take till cocon and what warmth should the small ones get | silkworm-cycle-1 silkworm-climate-1
sunnhemp ploughing in days | general-greenmanure-3
should i put gypsum in linseed | linseed-nutrients-2
finger print worn out from work, machine at csc does not read it | general-scheme-9 | general-scheme-8
round dark spots from bottom leafs and buds gone black in linseed after the gram crop | linseed-diseases-3
pond on lease for fish, is any subcidy for sc family | general-scheme-71
throwing linseed into rice before cutting the rice without ploughing, how to get more from it | linseed-irrigation-2
dhaincha seed rate and when to bury it | general-greenmanure-1 general-greenmanure-2
horse gram msp this year |
grubs and silk tunnels in comb | honeybee-waxmoth-1
we are planting pkm moringa on half acre beside our coconut, wen to sow and how many grams seed should i buy | drumstick-sowing-1 drumstick-seed-1
when to prune guava | guava-pruning-1 | guava-pruning-2
what price will turmaric fetch in nizamabad next month |
renting centre for implements project of 25 lakh what aid will we get | general-chc-2 | general-scheme-56
somebody says centre now gives kcc without any intrest | general-scheme-45 | general-scheme-37
i am retired school teacher with penshion 28000, my field has wheat, can i take the six thousand | general-scheme-5 | general-scheme-18
flax cutting time | linseed-harvest-1
i had wheat here for years without trouble but since two seasons of flax on the same plot the plants hang down and dry one by one from seedling stage | linseed-diseases-1
hors gram leaves falling cut now | horse-gram-harvest-1
leaves of cheera folded with threads and catterpiller in it | amaranthus-pests-1
is there any hybrid of bottle gourd with round fruit you would name |
sprinkler on amaranthus ok | amaranthus-irrigation-1
poison doctor phone number at night | general-poison-4 | general-poison-1
horse gram after paddy harvest, which month and how much seed please | horse-gram-sowing-2 horse-gram-seed-1
land seeding showing no what shall i do | general-scheme-12 | general-scheme-10 general-scheme-13
how to take out rtc on mobile in karnataka, and where for telangana | general-scheme-88
hairy worms in bunch on moringa trunk | drumstick-pests-2
rubber tree stopped giving milk | rubber-disorders-1
what to grow in between young drumstik and how soon will it bear | drumstick-intercropping-1 drumstick-yield-1
how can i look whether my kisan money came | general-scheme-15 | general-scheme-10
best kulthi veriety for karnataka | horse-gram-varieties-1
grey crust on stored turmeric and they shrink | turmeric-pests-1
solar motor for borewell how much must i pay | general-scheme-59 | general-scheme-61 general-scheme-29
will fertlizer subsidy come into my bank account | general-scheme-78
nipping moringa top at what height | drumstick-pruning-1
toll free number to talk to a farm expert in tamil | general-scheme-90 | general-scheme-91
when to cut horse gram and how many quintal per acre | horse-gram-harvest-1 horse-gram-yield-1
one nadep tank for how much land | general-compost-2
zinc spray for guava | guava-disorders-1 | general-zinc-3
pseudomonas dose per litre | general-pseudo-1
how often new soil card | general-scheme-48 | general-soiltest-7
how to make squash or jelly from guava at home |
bottal gaurd vine is big and has small fruits but every one goes yellow at finger size and drops, no bees seen this year since neighbour sprays his tomato | bottlegourd-disorders-2
namo shetkari how much with centre money | general-scheme-97
turmeric second manure when, and weeding on which days | turmeric-nutrients-1 turmeric-weeds-1
shop is asking 350 for urea and forcing zinc packet with it | general-scheme-79
banana weather insurance should i report the storm loss or not | general-scheme-34
how to apply for drip | general-scheme-50 | general-scheme-49
i have 12 acres of land am i too big for samman nidhi | general-scheme-4
subsidy on power tiller for a woman farmer | general-scheme-55 | general-scheme-57 general-chc-2
last evening hailstones broke the grapes and wheat both, i am insured through bank, how soon and where must i tell them | general-scheme-26 | general-scheme-27
lime for turmeric sour land | turmeric-soil-1 | general-acid-2
insurance charge for paddy and last day | general-scheme-23 general-scheme-24
bees swarming every spring | honeybee-space-1 | honeybee-check-1
new rubbar leaves have white dust and fall in january | rubber-diseases-1
cover of polythene for rubber nursery against cold |
loan for dairy plant interest relief | general-scheme-73 | general-scheme-39
seed quantity for amarantus and how soon can i cut first time | amaranthus-seed-1 amaranthus-harvest-1
holes and straw spots in red cheera | amaranthus-diseases-1 | amaranthus-irrigation-1
how many growers must join before we can start a farmer company | general-fpo-1 | general-scheme-65
can i sell rubber sheets to board and at what rate |
wild pigs finished half my maize in the night | general-scheme-32
manager wants my land papers for a loan of 1.5 lakh is it right | general-scheme-40
horse gram comes up patchy what to do with seed before sowing | horse-gram-seed-2 | horse-gram-seed-3
worm compose ready in how long | general-vermi-2
a man in our village is taking samman money with false papers what happens to him | general-scheme-18
never took any loan, how do i insure my field and what papers | general-scheme-35
bought a rotavator before approval came will i get subsidi | general-scheme-57
shall i stop paying as farm loan will be waived by delhi | general-scheme-75
nitrogen for bottlegourd | bottlegourd-nutrients-1
i do farming on rent, will bank give me kisan card | general-scheme-41 | general-scheme-42
which culture to coat on horsegram seads and how deep to drop | horse-gram-seed-3 | general-biofert-1
what is satbara called in punjab and what in tamil nadu | general-scheme-85
everybody here is insured for cotton, my five acre burnt in dry spell but the clerk says claim depends on average of the block not my own field, explain | general-scheme-30 | general-scheme-29
free seed packets of moong and til are given where | general-scheme-81
mulberry plants spacing and manure for silk farm |
four brothers own one field together, how will registery show each one | general-scheme-22
lone help for building a cold room and grading shed | general-scheme-62 | general-scheme-63
when to harvest cocoons | silkworm-mounting-1 | silkworm-cycle-1
insurance rate for chilli and orchard | general-scheme-23
gahat sowing month hills | horse-gram-sowing-1
spray poison fell in his eyes and on body what to do quick | general-poison-1 | general-poison-3
irrigated linseed variety name | linseed-varieties-1
how much do i have to pay for insuring soyabean in kharif and wheat in winter | general-scheme-23
my arecanut is finished so i want rubber in that slope land, which clones should be bought and at what distance the pits | rubber-varieties-1 rubber-sowing-1
small brown dots on gauva become soft sunken patches when ripe | guava-diseases-2
guava branch yellow then whole tree dead within a month, mango beside it is fine | guava-diseases-1
eight year old guva, after heavy rains one side branch turned yellow and leaves hang dry, last year two trees died the same way, lemon trees near it are green | guava-diseases-1
bottle gourd for the rainy season, when do i put the seeds and how many per pit | bottlegourd-sowing-1 bottlegourd-seed-1
sexed semen for cow | general-scheme-72
nadep pit size | general-compost-1
kisan card interest rate and papers to carry | general-scheme-37 general-scheme-42 | general-scheme-38 general-scheme-45
is there still time to insure my rabi gram | general-scheme-24
my earthworms are dying in the bed, how wet should it be | general-vermi-1
natural farming with cow dung and urine, they promised us some money each year for one acre how much | general-scheme-52
krishak bandhu bengal is it going on still | general-scheme-98
murungai flowers all dropping | drumstick-disorders-1 | drumstick-irrigation-1
rythu barosa is how much for one acre, my land is fallow this season | general-scheme-93
best date to put flax in uttar pradesh and seed kilo per acre in rows | linseed-sowing-1 linseed-seed-1
my passbook spells my name diffrent from aadhar and kisan payment is stuck | general-scheme-13 | general-scheme-11
price of one bag urea | general-scheme-77
at what girth we start cutting rubber for milk | rubber-harvest-1
how much loss bud fly does in lineseed and how to keep safe without poison | linseed-pests-2 | linseed-pests-1 linseed-sowing-1
we tap our ruber daily because of good price and now only a few drops come late from one side of the cut, coffee under it is ok | rubber-disorders-1 | rubber-harvest-1
bank cuts bima money from my loan account every season i do not want it | general-scheme-25
does huruli need water at all, i have a small farm pond | horse-gram-irrigation-1
red dots on my bees and wings twisted | honeybee-mite-1
when was last samman nidhi released | general-scheme-3 | general-scheme-2
urea rate at shop | general-scheme-77 | general-scheme-79
when should i stop sugar syrup to bees and when take the hony out | honeybee-feed-1 honeybee-harvest-1
pebrine in muga | silkworm-muga-1 | silkworm-disease-2
ash against red beetle on gourd | bottlegourd-pests-1
money per acre for organic farming group under paramparagat | general-scheme-51
where to join farmer pension | general-scheme-67 | general-scheme-66
dodder in linseed | linseed-weeds-2
goat farm with 100 females what subsidy | general-scheme-69
7/12 online | general-scheme-87 | general-scheme-86 general-scheme-85
rain needed for rubber | rubber-climate-1
andhra annadata money how much for tenant | general-scheme-92
is sandy soil ok for flaxseed, my nabour grows groundnut on it | linseed-soil-1
caller wants otp to give me farm subsidy | general-scheme-89 | general-scheme-60
my neighbour with same size of groundnut field got the two thousand last week but nothing came in my account, what three things should i look at | general-scheme-10 | general-scheme-15 general-scheme-11
which machine cuts linseed and what is the rent |
thinking of putting one acre guava where the old cotton field was, tell me the gap between trees and which varity sells well in city | guava-sowing-1 guava-varieties-1
what fertilizer for horse gram | horse-gram-nutrients-1 | horse-gram-soil-1
can tricoderma and fungicide be given same day | general-tricho-2 | chickpea-seed-2
rubber npk 12 6 6 dose | rubber-nutrients-1
how to pack honey in bottles and get fssai licence |
for warehouse loan how much from own pocket and when does repayment begin | general-scheme-63 | general-scheme-62
poison helpline number | general-poison-4 | general-poison-1
ways to do ekyc | general-scheme-8 | general-scheme-9
muringa seed quantity for an acre | drumstick-seed-1
what to spray on amaranth after every cutting | amaranthus-nutrients-1
instalment did not come this time but all my neighbours got | general-scheme-10 | general-scheme-15 general-scheme-11
phone number for pmkisan complant | general-scheme-16 | general-scheme-15
neighbour sprays his cotton, my bees are dying | honeybee-pesticide-1
dried moringa leaf powder buyers in tirupur |
pgs certificat for group | general-scheme-53 | general-scheme-54
after how many days do i plough in the dhaincha before paddy | general-greenmanure-2
my last three payments were stopped, after correcting will i get old ones also | general-scheme-11
traps for guava fruit fly | guava-pests-1 | general-trap-2
can i take kcc for my two buffaloes and goats, i already have a crop loan on paddy field | general-scheme-39
worms boring horse gram pods and rats also | horse-gram-pests-1
drone for womens group how much is given, and can i hire one for spraying my cotton | general-scheme-58
fertiliser for irrigated lineseed and how often to water | linseed-nutrients-1 linseed-irrigation-1 | linseed-nutrients-2
which red amaranthus gives many cuttings | amaranthus-varieties-1
silkworm hard white like chalk | silkworm-disease-1 | silkworm-disease-2
pseudomonas per acre with manure | general-pseudo-1
how much trichoderma to mix per kg seed and in dung | general-tricho-1 | general-tricho-2
free soil testing where | general-scheme-47
moringa tree bark cracks in winter frost of punjab, how to protect |
i want to keep rotavator tractor and thresher to give on rent in village, any help for such a shop | general-scheme-56 | general-chc-2 general-scheme-55 general-scheme-57
can i make oil from flax at home without a press |
from where should i buy silk worm eggs | silkworm-eggs-1 | silkworm-disease-2
guava in waterlogged land ok | guava-soil-1
no labour for weeding alsi what can be sprayed | linseed-weeds-1
maggots inside ripening guava | guava-pests-1
which land suits flaxseed | linseed-soil-1
weeding chaulai before feeding | amaranthus-weeds-1
horse gram leaves getting yellow mosaic | horse-gram-diseases-1
who cannot get pm kisan | general-scheme-5 | general-scheme-6 general-scheme-4
when is sorekai ready to pluck | bottlegourd-harvest-1
new kcc rules from next january what changes | general-scheme-44 | general-scheme-43
what papers are needed for farmer id and is it a must for me who never got pm kisan before | general-scheme-21 general-scheme-20
planted moringa seedlings in heavy clay beside paddy and they are dying, how many days between watering should i keep | drumstick-irrigation-1
bee boxes subsidy how to apply | general-scheme-74
help our fpo can get in three years | general-scheme-64 | general-fpo-2
six months over and insurence company not paid, do they owe interest | general-scheme-33
pods per tree of pkm1 | drumstick-yield-1
help for making polyhouse | general-scheme-68
trichoderma grams per kg seed | general-tricho-1
are kusum forms open now | general-scheme-61 | general-scheme-60
kyc of kisan samman where can i do | general-scheme-8 | general-scheme-9
brown spots with white middle on haldi leaf | turmeric-diseases-1
sprinkler set i bought already last month will the bill be paid | general-scheme-50 | general-scheme-57
moringa fertiliser per pit | drumstick-nutrients-1 | drumstick-sowing-1
which month for termeric in kerala and how many kg rhizome for one acre | turmeric-sowing-1 turmeric-seed-1
sunhemp as green manure when to turn and does it need much water | general-greenmanure-3
orange powder like rust on stem and leaf of linsead | linseed-diseases-2 | linseed-sowing-1
soak horsegram seed overnight or not | horse-gram-seed-2
dhan dhanya yojana how much cash do i get | general-scheme-100
bengal land record site | general-scheme-86
botle gourd manure per acre and how often to water | bottlegourd-irrigation-1 bottlegourd-nutrients-1
honey turned sour after extraction | honeybee-harvest-1
average yield of kollu | horse-gram-yield-1
how many litres will a gir give me in one lactation | cattle-breeds-1
i have seen a brown red cow in haryana mandi at fair, owner says she gives good milk with thick cream, is it true and how old at first calving | cattle-breeds-2
is red sindi cow kept by ordinary farmers or only goverment farms | cattle-breeds-3
strong bullocks for ploughing which bred | cattle-breeds-4
jersey or hf for hot village | cattle-breeds-6
desi cow giving 5 litre, how many kilo grain daily | cattle-feeding-1
how much concentrate should i give my cross bred besides the straw, she milks 10 litre and neighbour who has a buffalo says 3 kg is enough | cattle-feeding-2
hf is seven months pregnent, how much more cake and grain now | cattle-feeding-3 | cattle-feeding-2
home made cattel feed recipe | cattle-feeding-4
how much should a big milking cow eat in total in one day and how much of it from fodder | cattle-feeding-5 | cattle-feeding-2 cattle-feeding-1
changed the fodder last week suddenly and milk fell down | cattle-feeding-6
cow not catching bull properly, doctor told to give mineral powder, how much per day and how long | cattle-feeding-7
rains failed and the sorghum stopped at knee height and is drooping, i have no other green for the cows, is it safe to let them graze it | cattle-feeding-8 | jowar-feeding-1 fodder-sorghum-feeding-2 fodder-sorghum-feeding-1
cow is bellowing and climbing on others and thread like mucus hanging, what is it | cattle-breeding-1
saw my cow in heat at evening when should the inseminator come | cattle-breeding-2
after how many days will she come back in heat if ai failed | cattle-breeding-3
how soon after calving can i get the cow pregnant again | cattle-breeding-5 | buffalo-breeding-3
why cow is not conceiving even after three four times ai | cattle-breeding-6 | cattle-breeding-2
heifer three years old no heat | cattle-breeding-7 | cattle-breeding-4 cattle-feeding-7
our cow was served in june and doctor has not come to check, how to confirm she is carrying, when will she calve and when do i stop milking | cattle-breeding-8
my neighbour throws away the first yellow milk, should the newborn calf drink it | cattle-calf-1
newborn calf cord is hanging long, where to cut and what to apply | cattle-calf-2
caff just born has slime in nostril and not standing up | cattle-calf-3
calf can eat grain from when | cattle-calf-4
ten day calf passing white watery dung and very weak now | cattle-calf-5
when to repeat injection for mouth and hoof disease in cows | cattle-vaccination-1
need the throat swelling diseas injection for my cattle before mansoon, from which age | cattle-vaccination-2 | buffalo-health-1 cattle-hs-1
is there free vaccine camp for animals and why they put yellow tag in ear | cattle-vaccination-8 | general-scheme-70
which injection is given only to female calf once in life | cattle-vaccination-3
anthrax vaccine at what age, our taluka lost sheep and cattle last year | cattle-vaccination-4
mad dog bit my cow yesterday | cattle-vaccination-6
boils in mouth and between hoof, cow suddenly stopped milk | cattle-fmd-1 | cattle-fmd-2
what to apply on mouth sores and how to wash shed, khurpaka has come | cattle-fmd-2 | cattle-fmd-1
sickness is going around in next village, should i take my cow to the haat and common grazing land | cattle-fmd-3
it is raining since a week and two bullocks of my uncle died in one day with swollen neck, now mine has high fever and snoring sound what to do | cattle-hs-1 | buffalo-health-1 cattle-vaccination-2
young bull has fever and a swelling on thigh which sounds like paper when pressed | cattle-bq-1
hard lumps all over cow body | cattle-lsd-1 | cattle-lsd-2 cattle-lsd-4
lumpi came to my herd what to spray in shed | cattle-lsd-2
can man catch lumpy from cow, is milk ok to drink | cattle-lsd-4
hot painful udder, flaky milk | cattle-mastitis-1 | cattle-mastitis-2
how to keep thanela away from cows | cattle-mastitis-2 | cattle-mastitis-4
udder looks alright but yield is dropping since a week, which test | cattle-mastitis-3
cow calved yesterday, now sitting with head bent to side and ears cold | cattle-milkfever-1
last time my best milker fell down after calving and doctor gave drip in the vein, this mounth she is due again, how to avoid it this time | cattle-milkfever-2 | cattle-milkfever-3
fresh calved cow, first two days milk fully or leave some in udder | cattle-milkfever-3
afterbirth still hanging, people say tie a brick to it | cattle-placenta-1
womb came out after calving, what should i do till doctor reach | cattle-prolapse-1
stomach of cow blown like drum on left side after eating wet barseem | cattle-bloat-1 | cattle-bloat-2 berseem-feeding-1
can i pour oil into mouth of bloated cow, how to hold her | cattle-bloat-2
at night cow broke the rope and entered store, ate nearly one bag of maize flour, now she is dull and not chewing and dung is thin | cattle-acidosis-1
ticks hiding in cracks of cattle shed wall, what to do | cattle-ticks-1
cow urine like coffee, very weak | cattle-ticks-2
how many times in year to give worm medicine to cattle | cattle-deworm-1 | cattle-deworm-2
ten cows shed how many metre | cattle-housing-1
cow shed floor type and direction | cattle-housing-2
may mounth cow breathing fast at noon and not eating | cattle-heat-1
dairy rejects my milk says dirty, how to milk in clean way | cattle-milk-1 | cattle-mastitis-2
cow on antibotic, can we sell milk | cattle-milk-3 | cattle-lsd-4
how to treat paddy straw with urea so cattle get more protein | cattle-fodder-1 | cattle-fodder-2
which stage to cut jowar and oats for making pit fodder | cattle-fodder-3 | fodder-sorghum-harvest-1 oat-feeding-1 fodder-sorghum-feeding-1
how to close silage pit | cattle-fodder-4 | fodder-maize-feeding-1
how to dry berseem and lucern to keep for lean months | cattle-fodder-6
can i grow azolla in north india winter, what pit size | cattle-azolla-1 | cattle-azolla-2
cow refuses azolla, bad smell | cattle-azolla-2
cow dropped dead calf in eighth month, is it danger for my family | cattle-brucella-1
cross cow with swollen glands and high fever after ticks bite | cattle-theileria-1 | cattle-ticks-1
can i remove hide of cow which died suddenly with blood from mouth | cattle-anthrax-1
what age for fmd injection and also hs injection in calves | cattle-vaccination-1 cattle-vaccination-2 | cattle-vaccination-8
when to give worm bolus and how to get rid of ticks from cow | cattle-deworm-1 cattle-ticks-1 | cattle-vaccination-5
want to make azolla tank, size? and uria for 100 kilo straw how much | cattle-azolla-1 cattle-fodder-1 | cattle-azolla-2 cattle-fodder-2
which month to put nursery for rainy season onion in maharastra | onion-sowing-1
wheat is sown already, now can i transplant onion in january | onion-sowing-2
how many crops of onian in a year and which one keeps long | onion-sowing-3
how much bulbs needed for small sambar onion one acre | onion-seed-1
i want to raise onion seedlings in june rains, is it needed to make high bed and cover with plastic sheet for some days before putting the seed | onion-nursery-1 | onion-diseases-3
onion in heavy black clay ok? | onion-soil-1
onoin fertiliser schedule per acre | onion-nutrients-1
when stop water before onion digging | onion-irrigation-1 | onion-harvest-1
labour all gone to cotton, how long must onion field stay clean of grass | onion-weeds-1
which onion type for rainy season and which for winter | onion-varieties-1
tiny insects inside onion leaf sheath and white streaks, can i use neem oil | onion-pests-1 | onion-pests-2
can thrips bring other diseases to my onion also, when to start traps | onion-pests-2
onion leaves have sunken spots with violet middle after humid weather | onion-diseases-1 | onion-diseases-2 onion-pests-2
onian seedlings falling at ground level | onion-diseases-3 | onion-nursery-1
pulled few onions and found white cotton mould at the bottom with black grains like mustard, tips also dried, can i grow it there next year | onion-diseases-4
onion neck soft grey mould in godown | onion-diseases-5 | onion-disorders-2 onion-storage-1
why my onions are bolting, should i keep those bulbs | onion-disorders-1
onian leaf tips drying, garlic next to it is green, what is the reason | onion-disorders-3 | onion-pests-1
tops are falling in my onion field is it time to pull | onion-harvest-1 | onion-disorders-3
we are lifting rabi onion this week, how many days should it dry in sun and then in shade before putting in chawl, and cut tops or not | onion-storage-1 | onion-diseases-5
how much onian is lost if i store for six months | onion-storage-2
kharif onion how many tons hectare | onion-yield-1
onion lifting time and curing method | onion-harvest-1 onion-storage-1
small black goat of bengal how many kids at one time | goat-breeds-1
tall goat with two litre milk | goat-breeds-2
barbri goat inside house yard ok? | goat-breeds-3 | goat-housing-1
goat for dry marathwada | goat-breeds-5
going to buy some female goats from saturday market, the seller says they are six months old, what weight should they be and what defects to see | goat-select-1
goat heat signs and gestation days | goat-breeding-1 | goat-breeds-5
how many females for one buck | goat-breeding-2
rainy days goat house floor always wet and kids coughing | goat-housing-2
how much grain for goat which is about to kid | goat-feeding-1
newborn goat kids dying in winter | goat-kid-1
goat vaccination chart from kid age | goat-vaccination-1 | goat-vaccination-2 goat-et-1 goat-pox-1
in my flock sheep and goats both have mouth sores and high fever, foul loose motion since two days and three died, is there any cure for this | goat-ppr-1 | goat-vaccination-1
goat ate lots of fresh grass then shaking and died suddenly | goat-et-1
scabs on lips and udder skin of goats after fever | goat-pox-1
how to know that goat is ill, what is normal temperature | goat-sick-1
deworming of goats how many times and eyelid looks white | goat-worms-1
goat worm medicine when and ppr injecsion when | goat-worms-1 goat-vaccination-1
urd sowing time up plains | urad-sowing-1
black gram after paddy in odisha, sowing time and seed per acre | urad-sowing-2 urad-seed-1
summer black gram seed kilos | urad-seed-1 | urad-sowing-3
best pant urd for more quintals | urad-varieties-1 | urad-diseases-1
after potato i want mash 1137 in march, how much urea and super per acre in punjab | urad-sowing-3
what spray on ulundhu after paddy to get more yield | urad-nutrients-2
does monsoon black grem need watering | urad-irrigation-1 | urad-harvest-1 general-drought-1
urad turning golden yellow, white flies | urad-diseases-1 | general-trap-3
urad leaves wrinkled rough like cloth and flowers twisted | urad-diseases-2
web like threads on black gram | urad-diseases-3
small maggot inside stem of young urd plant drying it | urad-pests-1
kambli insects eating all leaves of urad, no strong poison please | urad-pests-2
urad pods are black, pick by hand or cut, and how many quintals can i hope | urad-harvest-1 urad-yield-1 | urad-varieties-1
black buffalo with curled horn, how much fat in milk | buffalo-breeds-1
which buffalo of gujrat is heaviest and which gives rich fat | buffalo-breeds-2
buffalo for solapur kolhapur side | buffalo-breeds-4
bufallo white forehead white tail | buffalo-breeds-5
pregnant buffalo daily straw and grain | buffalo-feeding-1
buffalo not showing heat in summer how to find out | buffalo-breeding-1
buffalo heifer first ai at what age | buffalo-breeding-2
buffalo calved one and half year back still empty, my cow gives calf every year, what gap is normal | buffalo-breeding-3
my cows had hs vaccine, do buffaloes also need it | buffalo-health-1 | cattle-vaccination-2
how often to bathe buffalo in hot months and how much space | buffalo-housing-1
blisters on bufalo teats, can it come to milker hand | buffalo-health-3
what weight to get buffalo heifer served and how much grain when pregnent | buffalo-breeding-2 buffalo-feeding-1
how many grape plants per acre and should i use dogridge root in salty land | grapes-sowing-1
i have few grape wines at home in haryana, how do i cut them in winter so that fruits come | grapes-pruning-2
drip for grapes how often, and do i stop before prunning | grapes-irrigation-1 | grapes-pruning-1
pomegranate is fine but grape leaf has oil like yellow patch and cotton below | grapes-diseases-1
since a week white flour like dust has come on the grape bunches and some berries cracked, weather is cloudy but no rain, is sulpher ok near harvest | grapes-diseases-2
brown scabs on grape berries and leaves shining like silver and curling | grapes-pests-2
if i pick grapes little sour will they sweeten later at home like banana and mango | grapes-harvest-1
ginger planting month in kerala | ginger-sowing-1
inji planting depth, bed size and seed kilos for one acre | ginger-seed-1
ginger must not dry at which stage | ginger-irrigation-1
ginger plants yellow from lower leaf tip, tuber inside soil soft and stinking, rains were heavy this time and water stood for two days in the lower corner | ginger-diseases-1
gingar wilting with milky slime, tomato there also wilted before, which medicine to spray | ginger-diseases-2
can ginger grow at my place, rain 1800 mm, height 700 metre, red loose soil | ginger-climate-1
how to keep ginger for next year seed without rotting | ginger-storage-1 | ginger-diseases-1
which coffee is good for my land at 700 metre in wayanad, arabica or robsta | coffee-climate-1
names of robusta and arabica plants for new estate in coorg | coffee-varieties-1
pepper is already climbing on silver oak, which month to plant 17 month coffee seedlings and at what gap | coffee-sowing-1
at what height should i cut the top of arabica bush | coffee-pruning-1
no blossom showers till march in chikmagalur and the robusta buds are waiting, should i run sprinklers, how many mm and after how many days again | coffee-irrigation-1
what to spray on robusta bushes to stand long dry months | coffee-nutrients-1
arabica plants break at stem and there are ring like ridges, worker says uproot and burn, is it right | coffee-pests-1
powder coming from small hole in coffee cherries, already picked half and some fallen on ground | coffee-pests-2
when to sow peas in malwa side, last year i put in september after soyabean and it was hot so the roots rotted and plants finished | greenpea-sowing-1 | greenpea-diseases-2 field-pea-sowing-1 field-pea-diseases-4
is much urea needed for pea in up or only dap | greenpea-nutrients-1 | field-pea-nutrients-1
arkel or bonvile pea which will yield more quintal per acre | greenpea-varieties-1
worms inside the pea pods like in gram, how to stop without heavy poison | greenpea-pests-1 | field-pea-pests-2
how many days after sowing first picking of green peas, and how to see pod is ready | greenpea-harvest-1
mullangi fertilizer per acre tamilnadu | radish-nutrients-1
radish roots splitting like legs but carrot came straight, i had put fresh cow dung | radish-disorders-1
dark caterpilar making holes in radish leaves, people eat it raw so no poison | radish-pests-1
after bhindi i sowed raddish, what manure and in how many days can i pull | radish-harvest-1 radish-nutrients-1
how many piglits will a cross bred sow give compared to desi, and does black colour fetch more | pig-breeds-1
newborn piglets cord and teeth cutting | pig-piglet-1
mother pig crushing her babies | pig-piglet-3
pigs in our village are dying one after other with red blue patch on ear and belly, vomiting and bloody dung, can i sell the rest quickly | pig-asf-1
how many days should new pigs be kept apart so that african fever not enter my farm | pig-asf-2
when to sow makka for green fodder so that it comes every month | fodder-maize-sowing-1
seed kilos for foder maize in punjab and row distance | fodder-maize-seed-1
which stage to cut fodder maize for my buffaloes and is there poison like in jowar | fodder-maize-harvest-1 | cattle-fodder-3
worm is sitting inside the top of fodder maize with saw dust like dirt and leaves full of windows, the cotton beside it is clean, what to do | fodder-maize-pests-1
is my land ok for rajnigandha, little shade from mango trees | tuberose-soil-1
which tubrose for loose flower and how many bulbs in one acre | tuberose-sowing-1 tuberose-varieties-1
tube rose plants short and yellow, roots having knots, spike without flower | tuberose-pests-1
how many tons of sampangi flower per acre and when to cut stick | tuberose-harvest-1
eucalyptus is tall but teak beside it remains dwarf, water stands there, is soil wrong | teak-soil-1 | eucalyptus-soil-1
how many sagwan in one acre and what soil it wants | teak-sowing-1 teak-soil-1
agent selling tissue culture teak for 900 rupees says i will be crorepati in ten years, is it true | teak-market-1
teek yearly height how much | teak-irrigation-1
bank loan for ten murrah buffaloes |
how to get sexed semen straw price for my sahiwal cow |
todays onion rate lasalgaon | general-market-22
how to produce onian seed, distance between two varieties |
how to make cheese from goat milk for selling in city |
storing urad grain so that weevil does not come | general-store-5 general-hermetic-1 | general-store-4 general-store-3
how to make raisins from thompson grapse at home |
how to bleach dry ginger with lime for market |
robusta cherry price per bag now |
can green peas be frozen in small unit, what machines |
radish price crash, where can i sell leaves |
which department gives licence to open pork shop |
what is the price of fodder maize bales per ton |
how to protect tubrose flowers while sending to delhi by train |
what is per cubic feet price of twenty year teek wood |
ten year crorepati tree scheme, one sapling 1500 rupees, should i trust | teak-market-1
silver streaks on onoin leaf | onion-pests-1 | onion-pests-2
seedbed size one acre padi | rice-nursery-1 | rice-nursery-4
my seedlings are already 45 days in the bed, long duration nel, is it too old for planting now | rice-nursery-2
i have pr 121 for two killas and pr 130 for three killas, wheat is cut, on which date should each go into the seedbed | rice-nursery-3 | rice-sowing-3
how to throw out light hollow grain from my own saved paddy before putting in nursery | rice-seed-1
planting one single seedling at each place how many kg seed for an acre rice | rice-seed-3
madagascar method paddy seedling age | rice-sowing-1
labour is pushing the paddy seedling very deep and far from each other, what is the correct gap and depth | rice-sowing-2 | rice-seed-4
which date to start planting jhona in punjab so borer is less and tubewell runs less | rice-sowing-3
want to sow paddy straight in field without transplanting, my land is sandy, is it ok and how much seed | rice-sowing-4 | rice-sowing-5
no workers this year, if i pull the drum over mud to sow rice will i get less | rice-sowing-5
pusa 1121 seed quantiti | rice-seed-4
my basmati has no smell and the rice is short, i planted in early june, is that why | rice-climate-1 | rice-sowing-6
which jhona finishes fast with less tubewell water, and from which date can i start planting it, potato has to go after | rice-varieties-1 rice-sowing-3 | rice-irrigation-2
paddy that lives when river water stays over it for two weeks | rice-varieties-2 | rice-varieties-3
cr dhan 801 quintal per acre | rice-varieties-3
npk for irrigated padi one hectare | rice-nutrients-1 | general-fert-1 rice-nutrients-2 rice-nutrients-5
how to know from leaf greenness if rice wants more urea | rice-nutrients-4 | rice-disorders-3
palakkad wet land nel medium duration seed, coconut on bund, which npk and soil is also sour so how much lime | rice-nutrients-5 rice-soil-1 | general-acid-2
kuttanad mud is sour, lime for nel how much and can i put fertlizer same day | rice-soil-1 | general-acid-2
to cut urea in paddy i heard of bacteria culture on roots and green fern in water | rice-organic-1 | rice-nutrients-4
sown dry by drill paddy when to open water first time | rice-irrigation-1 | rice-weeds-2
how many days before cutting should i stop water in jhona | rice-irrigation-4 | rice-harvest-1
butaclor after 6 days of planting will it work, field has no water | rice-weeds-1
drill sown rice full of weeds what to spray just after sowing and later | rice-weeds-2
dont want chemical for grass in my paddy, any hand tool | rice-weeds-3 | rice-sowing-1
pady 3 weeks after planting not growing in patches rust marks on old leaf | rice-disorders-1 | general-zinc-1 rice-disorders-2
zinc for khaira, spray or soil | rice-disorders-2 | general-zinc-3 general-zinc-2
rice lower leaves yellow first and whole plant thin and short | rice-disorders-3 | general-defic-1
young leaf of dry sown padddy coming out pale almost white, old ones green, sandy soil | rice-disorders-4 | general-iron-1
red soil field always under water rice leaf turning orange then purple from tip | rice-disorders-5
round dry patches in rice, tiny brown insects near water line and black soot | rice-pests-1 | rice-pests-3
shopkeeper gave cypermethrin for brown hopper in paddy should i spray | rice-pests-2 | rice-pests-3
white ears in padi | rice-pests-4 | rice-disorders-6 rice-diseases-1
egg cards of small wasp in paddy how many and when to hang | rice-pests-6
paddy shoot turned into silver pipe like onion leaf no ear coming | rice-pests-8
neck of rice ear gone black and breaking, leaves had boat shaped marks before | rice-diseases-1 | rice-diseases-2 general-pseudo-1
how to save pady from blast before it comes and how dry should i store my own seed | rice-diseases-2 rice-storage-1 | general-store-1 general-pseudo-1
hail came and now leaf edges of my rice are drying, shop says antibiotic, should i give urea to recover | rice-diseases-4 | rice-diseases-3
snake skin marks climbing up the sheath of paddy at boot stage | rice-diseases-5
brown dots like sesame on rice leaf, soil is poor and no water | rice-diseases-6
rice plants short yellow orange few tillers and green jumping insects seen | rice-diseases-8
rite time to cut paddy and how wet should grain be | rice-harvest-1 | rice-storage-1 rice-irrigation-4
how dry should seed paddy be | rice-storage-1
averege pady quintal from one acre in punjab | rice-yield-1
minimum support price paddy | general-market-3 | general-market-8
vanraja eggs in one year | poultry-backyard-1
giriraj compaired to desi kozhi eggs and weight | poultry-backyard-3
my gramapriya lays but never sits, how do i get chicks | poultry-backyard-4
day old chiks temprature first week then how much to reduce | poultry-brooding-1 | poultry-brooding-2
chiks running away from lamp | poultry-brooding-2 | poultry-brooding-1
how many weeks to sell broiler and how many batches in a year from one shed | poultry-broiler-1 | poultry-broiler-2
after selling broiler batch how long to keep shed empty and which drops in eye for new chicks | poultry-broiler-2 poultry-vaccination-2
at what age to sell old egg hens, how many eggs till then | poultry-layer-2
egs reducing every day in my layer shed since nights got longer, feed is same | poultry-layer-3
full injection list for egg birds from first day, and how many square feet for each hen, i had goats before so this is first time | poultry-vaccination-1 poultry-layer-1
4 week chicks dull feathers puffed white watery dropping dying | poultry-gumboro-1
blood in dropings of young birds | poultry-coccidia-1 | poultry-brooding-3
found 6 hens dead in morning without any sign, should i throw them in canal | poultry-flu-1
which duck gives most eggs | poultry-duck-1
hen or duck more profit for eggs, i have pond with snails and rice field beside | poultry-duck-2 | poultry-duck-1 poultry-backyard-2
50 adult turkey shed size | poultry-turkey-1
turkey poults first fifteen days how to teach eating, chicken chicks learn alone but these just stand and three are dead already | poultry-turkey-2
loan subsidy for 1000 bird poultry farm |
bhendi sowing months for rainy crop | okra-sowing-1
bendekai seed kg per acre | okra-seed-1
okra seed not sprouting in cold feb, which side of bed to put | okra-seed-2 | okra-seed-1
vendai 3 seeds in one hole then thin when and what gap | okra-sowing-2
vaishakh heat okra water after how many days, and flowers are falling also what to do | okra-irrigation-1 okra-disorders-1 | general-heat-2
grass in okra how many hoeing | okra-weeds-1 | general-weeds-1
okra varity which does not get yellow leaf virus, my beans and brinjal near it are clean but every year bhindi goes yellow by rakhi | okra-varieties-1 | okra-varieties-2 okra-diseases-1 okra-diseases-2
new lady finger variety from varanasi for up bihar | okra-varieties-2
does the yellow virus of bhindi come from seed, can i use my own seed next time | okra-diseases-2
worm inside lady finger how many traps for an acre and after how many days pick pods | okra-pests-1 okra-harvest-1
konkan summer bhendi january or end february for less borer | okra-pests-2
white ash on okara leaf | okra-diseases-3
okara leaves get sooty black spots and drop in wet weather | okra-diseases-4
bhindi flower drop in may heat | okra-disorders-1 | general-heat-2
whole okra plnt light yellow not only veins, rain water was standing | okra-disorders-2
parbhani kranti yield per acre | okra-yield-1 | okra-varieties-1
okra export price this week |
how do i take mud from field for lab testing | general-soiltest-1 | general-soiltest-3 general-scheme-47
soil testing for mango orchard how deep pits | general-soiltest-2
soil sample dry in sun or shade and what to write on packet | general-soiltest-3 | general-soiltest-1
oc 0.62 good or bad | general-soiltest-4 | general-carbon-1
phosphorus 8 potash 100 on lab paper what does it mean | general-soiltest-5
ph 8.9 is it bad | general-soiltest-6 | general-alkali-1 general-alkali-2
usar land white hard, nothing grows, how much gypsum and which crop first | general-alkali-1 | general-alkali-2 general-saline-1
salt on top of my land near the sea, will gypsum work | general-saline-1
sour soil in assam roots short and thick what to put | general-acid-1 | general-acid-2
small soil testing machine price for village shop |
too much lime any harm | general-acid-3
land has become hard and dead after years of urea, how to bring organic matter back | general-carbon-1 | field-pea-diseases-4
wheat sowing in standing paddy straw which machine | general-residue-1 | wheat-machinery-2 general-residue-3 wheat-machinery-1 general-zerotill-1
bajri sowing time with first rain | bajra-sowing-1
kambu seed for black cotton soil per acre, cotton is failing so changing, also when is the time to sow | bajra-seed-1 bajra-sowing-1 | bajra-seed-2
bajra row gap heavy soil | bajra-seed-2
hybrid cumbu under irrigation npk and how many waterings at what stage | bajra-nutrients-2 bajra-irrigation-1
only two waterings possible in bajra, at what stage to give them, guar and moth have finished and well has water for few days | bajra-irrigation-1
bajara seed for barmer less rain early ready, and how deep in dry sand | bajra-varieties-1 bajra-seed-2
bajara head became leafy broom | bajra-diseases-1
sticky honey on bajra ear | bajra-diseases-2
green swollen grains in bajri burst with black dust | bajra-diseases-3
wite grub eating root of bajra, beetles on khejri tree | bajra-pests-1
sparrows finishing my kambu ears | bajra-pests-2
desert bajri yield without water | bajra-yield-1
guar field next is ok but bajra plants in sandy patch drooping termites seen | bajra-pests-1
bajra biscuit making training |
bactria packets mixed in compost how much for 1 acre | general-biofert-2
giving fertiliser through drip which ones not to mix in same tank | general-fertigation-1 | banana-nutrients-3
120:60:40 how many bags | general-fert-1 | wheat-nutrients-4 rice-nutrients-2 general-fert-2
dap is not there in society, how to make 120:60:40 with super phosphate | general-fert-2 | general-fert-4 general-fert-3
how to calculate kg of mop from k2o number | general-fert-3 | general-fert-4
one dap bag equals how many ssp | general-fert-4 | general-fert-3
hevy rain is coming tomorrow should i throw urea today | general-fert-5
seed did not come up where i mixed fertilizer in the same hopper of drill | general-fert-6
bottle urea 500 ml how much nitrogen compared to one bag | general-nano-1 | general-fert-4
what did government say in parliament on liquid urea results | general-nano-2 | general-nano-1
can i mix zinc with dap | general-zinc-3 | rice-disorders-2
boraks too much burnt leaves, what is safe dose | general-boron-2
parthinium all over my plot can i make compost from it | general-weeds-2
urea black marketing complaint number |
tossa and white jute sowing months for low land and how many kg seed in line, last year i put sesame there and it drowned | jute-sowing-1 | jute-sowing-2 sesame-seed-1 jute-varieties-1
pat seed broadcast kg per acre | jute-seed-1 | jute-sowing-2
jro 524 or jro 204 for murshidabad | jute-varieties-1
urea for jute how many times | jute-nutrients-1 | jute-weeds-1 general-fert-5
pat thinning at what week | jute-weeds-1
jut stem has black patch and plant breaks in wind | jute-diseases-1
how many days jute is ready and why leave bundles on field | jute-harvest-1
reting of jute how many days in pond and what to put on top | jute-harvest-2
jute rate in mandi kishanganj today | general-market-22
late snowball gobi nursery month | cauliflower-sowing-1
colliflower hybrid seed grams for one acre | cauliflower-seed-1
califlower npk and manure dose | cauliflower-nutrients-1
brown stain on curd when cut stem is hollow | cauliflower-disorders-2 | general-boron-2 general-boron-1
gobi new leaf only middle rib no blade like a whip | cauliflower-disorders-3
curds tiny like button, nursery plants were 45 days old | cauliflower-disorders-4 | cauliflower-disorders-1
small green worms in colliflower, sprayed the same bottle that works in tomato but no medicine is working now, they hang on thread when touched | cauliflower-pests-1
worms join gobi leaves with web and the flower rots | cauliflower-pests-2
bad smell from gobi field yellow V on leaf edge cabbage also | cauliflower-diseases-1
when to cut gobi so it stays tight, and what yield to expect | cauliflower-harvest-1 | cabbage-harvest-1 cauliflower-disorders-4
mustard next to it is fine but cauliflower leaves narrow like strap pale | cauliflower-disorders-3
cold storage rent cauliflower |
height and rain for elakkai | cardamom-climate-1
malabar or mysore type cardamom for coorg below coffee, and when to take suckers | cardamom-varieties-1 cardamom-nursery-1
elam new plants from suker or from seed which is better | cardamom-nursery-1
fertilizer for yelakki clump with irrigation | cardamom-nutrients-1
feb march no rain cardamum panicles not coming should i water | cardamom-irrigation-1
cardamom capsules scabby and split, pepper is fine, my father used one old bottle, is that spray banned now for elam and what else to do | cardamom-pests-1
heavy rain cardamon pods rot brown smell bad and fall | cardamom-diseases-1
elam leaf pale green broken lines clump dwarf, banana is near | cardamom-diseases-2
at what heat to dry cardamom so it remains green, and how much manure for each clump after picking | cardamom-harvest-1 cardamom-nutrients-1
coffee is above, pepper on the trees, and my cardamom pods get water soaked spots in june rain | cardamom-diseases-1
cardamom auction price vandanmedu |
tarbooz seed not coming up in cold january | watermelon-sowing-1
watermelan hybrid seed grams on drip with tray plants and what tonnes to expect, cucumber gave me loss last year so i want to be sure | watermelon-seed-1 watermelon-yield-1
thannimathan manure and npk kerala | watermelon-nutrients-1
kalingad watering gap in flowering | watermelon-irrigation-1
how many fruits to leave on one watermelon vine for big size | watermelon-pruning-1
sound of ripe watermelon | watermelon-harvest-1
baby watermelns falling and crooked shape, muskmelon on other side is setting well | watermelon-disorders-1 | watermelon-pruning-1
one runner of melon wilted then all, can i save it | watermelon-diseases-1 | muskmelon-diseases-1
watermelon tip curling virus which traps | watermelon-pests-1
kalingad drip mulch tonnes per acre | watermelon-yield-1
square shaped watermelon mould where to buy |
will amla grow in usar land | amla-soil-1 | amla-sowing-1
which nellikai ripens early | amla-varieties-1
yearly manure for gooseberry nelli tree one year and ten year | amla-nutrients-1
amla branch cuting month height | amla-irrigation-1
amala fruit black inside when cut | amla-disorders-1 | amla-varieties-1
round brown rings and black blisters on amla in august | amla-diseases-1
when does amla start bearing and how to know ripe | amla-harvest-1
which malli variety is good for buds, rose is giving loss so planning gundumalli, and how many plants come in one acre at what gap | jasmine-varieties-1 jasmine-sowing-1
gundu malli pit size and gap how many plants in an acre | jasmine-sowing-1
malligai in clay with standing rain water will it live | jasmine-soil-1
fertiliser for one malli bush | jasmine-nutrients-1
to get malli flowers in cold months when price is high when to cut the bush | jasmine-pruning-1
mullai yellow leaves knots on root | jasmine-disorders-1
malli bud swolen pink and drops before opening | jasmine-pests-1
mullai yield and picking before sunrise why | jasmine-harvest-1
jasmin concrete oil factory price madurai |
oat seed per bigha assam | oat-seed-1
oat urea after cutting | oat-nutrients-1
first water in oats is most needed when | oat-irrigation-1
when to take first cut of oats and how high to leave | oat-harvest-1
ots got lot of urea and cloudy days, cow may get poison from it? | oat-feeding-1
maize chopped is ready and oats too, for ten milking animals in hills what size of pit to make so that winter two months pass without green | oat-feeding-2 | cattle-fodder-3 fodder-maize-feeding-1
barseem is finished, oats standing, at which stage to make silage | oat-feeding-1 | cattle-fodder-3
lucern seed soak or not, sowing depth | lucerne-sowing-1
alfafa kg seed per acre | lucerne-seed-1
kudirai masal basal dung and npk | lucerne-nutrients-1
lucern water gap in winter and after it is settled | lucerne-irrigation-1
yellow leafless strings on lusern | lucerne-weeds-1 | lucerne-seed-1
lucrne cut after how many days and how many years it stays | lucerne-harvest-1
lucerne hay bale price per kg |
co4 slips for one acre | hybrid-napier-sowing-1
which nepier for kerala, and low oxalate one | hybrid-napier-varieties-1 | hybrid-napier-intercropping-1
cumbu napier npk at planting | hybrid-napier-nutrients-1
nepiar became tall and hard, cows leave it, at what gap to cut | hybrid-napier-harvest-1
is napiar alone enough for milk cow or mix with lobia | hybrid-napier-intercropping-1
red napier cuttings near pune contact |
kanak sowing date in karnal | wheat-sowing-1 | wheat-sowing-2
dryland wheat when to drop seed | wheat-sowing-2
cane crushed late field free only in december is it too late for wheat | wheat-sowing-3 | wheat-seed-1 wheat-varieties-2 wheat-varieties-4 wheat-varieties-3
how many kg weat per acre | wheat-seed-1 | wheat-seed-2
it is new year already and field just drained near kathua, how much extra wheat seed should go in | wheat-seed-2 | wheat-seed-3 wheat-seed-1
overnight soaking of wheat grain before late sowng | wheat-seed-3
which medicine on wheat seed | wheat-seed-4 | wheat-diseases-4 wheat-pests-3
which kanak seed people in ludhiana are buying most, mine fell flat last year | wheat-varieties-1
late kanak variety for sirsa | wheat-varieties-2 | wheat-sowing-3
late wheat verity name for bengal and jharkhand | wheat-varieties-3
soybean gone late now in ujjain which wheat suits for december | wheat-varieties-4 | wheat-sowing-3
samba district wheat variety list month wise | wheat-varieties-5
npk for irigated wheet | wheat-nutrients-1 | wheat-nutrients-4 wheat-nutrients-3
sandy land wheat, in how many times should urea be given | wheat-nutrients-2
dap uria bags for wheat acre | wheat-nutrients-4 | general-fert-1 wheat-nutrients-1 general-fert-4
kandi area no water wheat how much manure from bag | wheat-nutrients-5
zinc for rice enough for wheat | wheat-nutrients-6 | general-zinc-2
frist water to wheat after how many days | wheat-irrigation-1 | wheat-irrigation-2
tubwell is week can give only three waters to wheat, which stages should not be missed | wheat-irrigation-2 | wheat-irrigation-1
wheat went yellow 3 days after i gave water, my land is clay | wheat-disorders-1 | wheat-disorders-2
lower leaves yellow in one field and top leaves yellow with green lines in other, what is each short of in kanak | wheat-disorders-2 | general-defic-1 wheat-disorders-3
manganese spray on light soil kanak | wheat-disorders-3
sudenly very hot in feb my wheat is at ear stage what can i spray | wheat-disorders-4 | wheat-climate-1 general-heat-1
how much day temperature can wheat stand while filling grain | wheat-climate-1 | general-heat-1
up to what age does grass in wheat hurt the crop most | wheat-weeds-1 | general-weeds-1
how do i tell mandusi from wheat when both are small | wheat-weeds-2
wich chemical works now on the stubborn phalaris in kanak | wheat-weeds-4 | wheat-weeds-3
brod leef grass in wheat but neighbour has sarson next to my bund, what is safe | wheat-weeds-5
can hapy seeder run if paddy straw is very thick and it is already december | wheat-machinery-1
yellow dust from wheat on clothes | wheat-diseases-1 | wheat-disorders-2 wheat-diseases-2
stripe rust patch seen at field corner should i spray the whole field or only there | wheat-diseases-2
dark raised marks along wheat stem in dharwad side | wheat-diseases-3
some ears turned to soot nothing left but stick, will next year seed also carry it | wheat-diseases-4 | wheat-seed-4 barley-diseases-1
grain buyer rejectd my wheat, says it is half black inside and stinks | wheat-diseases-5
wite flour on lowr leaves of wheat under the poplar trees | wheat-diseases-6
sticky leaves and black mould on wheat in march, tiny lice on ears | wheat-pests-1 | wheat-pests-2
how many chepa on one ear before i need to spray wheat | wheat-pests-2
udhai eats my wheat roots every year, what to do before sowing next time | wheat-pests-3
middle shoot dead in wheat sown in paddy straw in dec | wheat-pests-4
undir holes all over wheat bunds | wheat-pests-5
will weat grow in usar land | wheat-soil-1 | general-alkali-1 general-alkali-2
when to bring combine for kanak, straw is gold but grain bends in teeth | wheat-harvest-1 | general-store-3 wheat-storage-1
how dry before filling wheat kothi | wheat-storage-1 | general-store-1 general-store-3 general-hermetic-1
my wife is afraid of the gas tablets people keep in wheat drum, we sleep in the same room, is there some safe way with leaves to keep weevil out | wheat-storage-2 | general-hermetic-1 general-store-5 general-store-4 wheat-storage-1
dbw 222 gives how much per acre | wheat-yield-1
wheat 1 acre how many bags fertiliser and how much seed | wheat-nutrients-4 wheat-seed-1
bathua killing time in wheat and first water | wheat-weeds-5 wheat-irrigation-1 | wheat-irrigation-2
wheat msp this year and where to register for selling |
nilgai and wild boar entering my wheat at night how to stop |
my kela plants break every year when the big wind comes before rains, what can i grow around them and when should i plant so it does not happen | banana-climate-1 | banana-pruning-2
sticky black land for vazhai | banana-soil-1
planning two acre nendran with no irrigation near thrissur, which month and what age of side plant should i dig and how much stem to leave on it | banana-nursery-1
banana plants in one acre | banana-sowing-1
which arati type for chips and curry, and which one for hill land | banana-varieties-1
dose per plant for grand nain | banana-nutrients-1
fertigaton plan for bananna | banana-nutrients-3
side shoots of banana cut or keep | banana-pruning-1
how to get clean long fingers and stop the stem bending when bunch is heavy | banana-pruning-2
panma wilt in my bananna | banana-diseases-1 | general-tricho-1 banana-diseases-2
some new wilt is finishing g9 in purnea side is there any bio liquid for it | banana-diseases-2 | banana-diseases-1
leaf spots joining and drying full leaf in bale gida, garden has grass and poor drain | banana-diseases-3
bannana topples in small wind, root lump has black tunnels | banana-pests-1
stem of six month nendran snapped, small holes with jelly coming out before that, what trap to put | banana-pests-2
midle of bannana leaf yelow but edge still green, purple marks on stalk | banana-disorders-2 | general-defic-3
how do i kno bunch is redy to cut for far market | banana-harvest-1
banana kinds that do well between coconut palms in kerala | banana-intercropping-1
carbide for ripening kela allowed | banana-storage-1
jalgaon people talk of very big banana tonnage, what is normal per hectare in country | banana-yield-1
banana rate in azadpur mandi today | general-market-22
i want tomato to come in summer, when must the seedbed be made | tomato-sowing-1
how to raise thakkali seedlings in trays under net, how many trays for an acre | tomato-nursery-1
tomato manure and fertlizer for coimbatore farm | tomato-nutrients-1
bilati baigana (tomato) fertiliser split for odisha, 3rd and 5th week how much | tomato-nutrients-2
black plastic sheet for tomato grass | tomato-weeds-1 | general-mulch-1
arka rakshak or arka abhed which is stronger | tomato-varieties-1
tamota plants became bushy with crumpled yellowish top leaves and no fruit, mirchi next field is fine | tomato-diseases-1 | tomato-pests-1 tomato-diseases-2
we planted tomato in march near kolar and nearly all plants got curled leaves by april, if i cover the seed bed with net will it help and how long | tomato-diseases-2 | tomato-diseases-1 tomato-nursery-1
small wite flies under tomatto leaf | tomato-pests-1 | tomato-diseases-1
worm with hed inside green tamato, can marigold help and how many rows | tomato-pests-2
tiny pin holes near tomato stalk and leaf has wide dry patches inside, shoot drying | tomato-pests-4
brown ring spot begining from bottom leaves of tomato and go up | tomato-diseases-3
potato blight has come in next farm and now my tomato leaves look boiled with white growth below | tomato-diseases-4
every rainy season my tomato wilts and dies and fungus spray is waste of money, any grafted plant | tomato-diseases-6 | tomato-diseases-5
baby plants in sedbed fall over rotten at ground | tomato-diseases-7 | onion-diseases-3 chilli-diseases-3 tobacco-diseases-1
bottom of tometo turning blak like leather | tomato-disorders-1 | general-defic-4
fruit spliting on my tamoto just when red | tomato-disorders-2 | tomato-irrigation-1
tomato flower drop in may | tomato-disorders-3 | general-heat-2
keeping tomatoes long which temperature | tomato-storage-1
borer holes in tomato and also black bottom on some, remedy for both | tomato-pests-2 tomato-disorders-1 | general-defic-4
distance between tomato plants and how tall bamboo for staking |
when to sow kusube in bijapur | safflower-sowing-1 | safflower-pests-1
rain came only in end of october and my early jowar did not stand, soil is shallow, is it right to sow kardi now and should i put more seed than usual | safflower-sowing-2 | safflower-seed-1
when to pull extra seedlings of safflower, and can we cook them | safflower-seed-2
kardi without thorns name | safflower-varieties-1
will small safflower plants die in cold night of minus degree | safflower-climate-1
how much dap urea for karadi without irrigation | safflower-nutrients-1 | general-fert-4 general-fert-3
tank water enough for one round only, kardi crop which stage | safflower-irrigation-1
safflower sits flat and grass is growing above it | safflower-weeds-1
black lice on karadi stems | safflower-pests-1 | safflower-nutrients-1 safflower-sowing-1
buds of saflower not opning in march, rotten and smelly with small maggot | safflower-pests-2
dark ring spots on kardi | safflower-diseases-1
does tricoderma on seed really reduce safflower wilting | safflower-diseases-2 | general-tricho-1
when is kardi redy, birds are already eating | safflower-harvest-1
is hybrid dsh 185 giving more quintals than nari 57 in safflower | safflower-yield-1
oil percentage of karadi and where is the oil mill to sell |
my land is heavy clay and no drain, rain is good, can thengai come up there | coconut-climate-1
how old seedling and which month for planting kobbari in new pit | coconut-sowing-1
yearly uria super potas for a big cocunut tree | coconut-nutrients-1
six months after planting thengu what to give and how it goes up each year till four | coconut-nutrients-2
i fill the ring around tree by hose, how many litres per big palm and after how many days | coconut-irrigation-2 | coconut-irrigation-1 arecanut-irrigation-1
young thope 2 years old, what can i earn from land between trees | coconut-intercropping-1
leaves cut in v shape like scissors, big horned black insect near my dung pit | coconut-pests-1
trunk hole with chewed fibre and crown bending, can the tree be saved | coconut-pests-2
white rings under thengu leaves and everything below has black soot, banana under it also sticky | coconut-pests-4
cracked brown cap small coconut | coconut-pests-5
in the rainy season the middle leaf of one thengai tree turned yellow and came out in hand with bad smell, i fear it will go to the other trees also | coconut-diseases-1
root wilt pams in kotayam | coconut-diseases-2
horn beetle and rotting shoot both in my coconut what to do | coconut-pests-1 coconut-diseases-1
tree climbing machine for coconut subsidy | general-scheme-57 general-scheme-55 | general-chc-2
chilling hours needed for safarchand | apple-climate-1
hard rok layer below one foot in my plot, can i still plant apple | apple-soil-1
my royal orchard flowers fully but no fruit, no other kind of tree there, should i rent bee boxes | apple-sowing-2 | honeybee-crop-1
fertiliser per year of age for apple tree and which month | apple-nutrients-1
black velvet spots on leaves and fruit with crust and cracks after spring showers | apple-diseases-1
leaves yellow with dark spots and falling in july before apples are ready, in shimla | apple-diseases-2
coton like paches on apple twigs with knots | apple-pests-1
winter oil spray for scale in apple at which bud stage | apple-pests-2
apples droping in june | apple-disorders-1
how to judge apple ready | apple-harvest-1
rate of apple carton in narkanda mandi | general-market-22
which mandarin for meghalaya hills and which for abohar side | orange-varieties-1
yearly fertiliser for orange tree in wayanad, third year | orange-nutrients-1
kinow dung and urea dose | orange-nutrients-2
liters by drip for 4 year old santra tree | orange-irrigation-1
one branch of orange has blotchy yellow leaves not same on both sides and tiny crooked sour fruit | orange-diseases-1 | orange-pests-1
bark cracked near ground with gum and branches drying, standing water after rain | orange-diseases-2 | sweet-orange-diseases-1
tiny insect tail up on new kinnow shoots with orange babies, my lemon trees also nearby | orange-pests-1 | orange-diseases-1
small ornge fruits droping in heat | orange-disorders-1 | general-heat-2 orange-irrigation-1
which months nagpur ambia and mrig fruit come ready | orange-harvest-1
how to get export packing house licence for kinnow |
famous muzaffarpur leechi type name | litchi-varieties-1
how many lichi plants per acre and pit size | litchi-sowing-1
manure for old litchi tree after picking is over | litchi-nutrients-1
hot west wind burnt and split my litchi just before picking, mango is fine, what should i do from next april | litchi-disorders-1
so many litchi flowers but few fruits, bee boxes how many | litchi-disorders-2 | honeybee-crop-1
brown velvet under litchi leaf which month should i cut those twigs | litchi-pests-1
big brown bugs with bad smell are sitting on new litchi shoots and small fruits are drying, i dont want to spray, can they be caught by hand and when | litchi-pests-3
does lechi ripen after it is plucked early | litchi-harvest-1
is bengal litchi output per acre better than ours in vaishali | litchi-yield-1
train parcel booking for litchi to mumbai how much |
small plot soil ph 6.5 limy can i plant chah | tea-soil-1
i am putting tea cuttings in long polythene sleeves, how much sand with soil at bottom and top, and our soil test shows 5.6 so what should i drench | tea-nursery-1 | tea-soil-1
how many bushs per acre in new cha garden and shade tree gap | tea-sowing-1
two leaf and bud plucking round days, what to do with banjhi | tea-harvest-1
tea section under water in july what can be sprayed on leaf instead of soil fertiliser | tea-nutrients-2
prune and skiff cycle for dooars small grower | tea-pruning-1
young tea leaves having dark sunk spots and curling dry | tea-pests-1
cha leaves near the dusty road turned bronze with fine web | tea-pests-2
green leaf price paid by bought leaf factory this month |
grams of bel peper seed for an acre | capsicum-seed-1
bed and row gap for capsikum outdoors | capsicum-sowing-2
litres of water daily for each capsicum plant inside polyhouse | capsicum-irrigation-1
how to train bell pepper in polyhouse, two stem or leave it free | capsicum-pruning-1
capcicum in wet beds wilting one after another and stem rotting, cucumber in same house is ok | capsicum-diseases-1
thripes in bell peper net house which mesh and cards | capsicum-pests-1
capsicum seed how much and spacing in bed | capsicum-seed-1 capsicum-sowing-2
can i sow palakura in may, will it go to flower | palak-sowing-1 | palak-disorders-1
keerai palak seed rate in rows | palak-seed-1
salty borewell land here, which leaf vegetable, will palak live | palak-soil-1
water after every cutting of palak or not, and gap in winter | palak-irrigation-1
brown round spots purpel border on spinich leaf | palak-diseases-1
after neem spray how many days before i cut palak, lice under leaf | palak-pests-1
frist cuting of palak when and how many cuttings | palak-harvest-1
what is the cost of sowing by happy seeder per acre compared to burning | general-residue-2
pau machine that both mixes and covers straw while sowing | general-residue-3
which nozzle for weed medicine | general-nozzle-1
medicine mist flies to the other field, what pressure to keep in hand pump | general-nozzle-2 | general-spraywx-1 general-spraywx-2
cannot buy costly implement only 2 acres, is there any phone app to rent by hour | general-chc-1
i have one old 35 hp tractor and dealer wants to sell me big six feet rotavator and super seeder, will it pull or clutch will go | general-implement-1 | general-chc-1
battery sprayer not charging where to repair |
at what height or age is chari safe for my cows | fodder-sorghum-feeding-1
no rain for three weeks and my jowar fodder has wilted, i had also put lot of urea, animals have nothing else, can i cut it and give or wait some days | fodder-sorghum-feeding-2 | fodder-sorghum-feeding-3 jowar-feeding-1 fodder-sorghum-nutrients-1
someone said keep cut jowar overnight and cyanide goes away, true or not | fodder-sorghum-feeding-3 | jowar-feeding-1 fodder-sorghum-feeding-1
seed per acre for chari and month, want to mix lobia | fodder-sorghum-sowing-1 | jowar-seed-2 cowpea-seed-1
name of sudan type jowwar for many cuts | fodder-sorghum-varieties-1
jowar fodder cutting days and green quintals per acre | fodder-sorghum-harvest-1 | fodder-sorghum-varieties-1 fodder-sorghum-feeding-1
shoot fly maggot in fodder jowar seedlings |
rose plants die in rainy time, land is salty and low | rose-soil-1 | general-saline-1
distence between rose plants in polyhouse and in open | rose-sowing-1
october rose cuting how many canes to keep | rose-pruning-1
twigs of gulab drying backwards from cut end | rose-diseases-1 | rose-pruning-1
what time of day to cut roses and how open should bud be | rose-harvest-1
nilgiri on limy land and less rain possible | eucalyptus-soil-1
clone number for alkaline hard soil safeda | eucalyptus-varieties-1
nilgri trees growing very slow second year, no manure given | eucalyptus-nutrients-1
safeda felled last year and now every stump has five six new shoots, do i keep all or only some, and how many crops can i take before planting again | eucalyptus-harvest-1
neighbour planted safeda on bund and my mustard near it is weak, how far should trees be | eucalyptus-intercropping-1
our people always leave mithun loose in the forest and they go in others field, officers say put fence, how is the right way to keep them | mithun-rearing-1 | mithun-health-1
what vaccin and worm medicen for mithun at camp | mithun-health-1 | mithun-rearing-1
how many months pregnancy in mithun |
last year i sold all my wheat in panic at harvst and then rate went up by 300, this time can i keep it in godown and still get money from bank to run house | general-enwr-1 | general-enwr-2 general-market-27 general-market-28
loan percent on godown slip | general-enwr-2 | general-market-27 general-enwr-1 general-market-28
govt rate announced when before sowing | general-market-1
when does sarkar fix price for wheat and paddy and why trader pays below it | general-market-1
trader in gulbarga offering 6200 for tur what is goverment price | general-market-3 | general-market-11 general-market-1
haryana portal miss can i sell | general-market-7
have masur and gram both in store, masur i want to give nafed where do i enter my name | general-market-11 | general-market-12
free dal seed kit scheme | general-market-12 | general-scheme-81
panjab arhtiya payment whose account | general-market-14
telangana vari purchase center crop not in survey will they take | general-market-17
paddy sent back too damp | general-market-18 | rice-storage-1
is enam available in every mandi | general-market-21
how much mandi tax in maharashtra | general-market-23
how our fpo gets agmark certificate and how long it takes | general-market-25
forced to sell cheap after harvst is there any loan with govt guarante on stored grain | general-market-27 | general-enwr-1 general-market-29 general-market-28
kcc low interest after harvest if grain kept in store how many months | general-market-28
till which year cgs npf scheme | general-market-29
do i pay income tax on crop money | general-market-30
is milk selling income taxable | general-market-31
i am clerk in school and have also 8 acre field giving 5 lakh a year, my brother says crop money will make my salary tax go higher is it so | general-market-32 | general-market-30
gst on new tractor now | general-market-33
bank deducted tds on cash withdrawl | general-market-35
monsoon late what variety rice | general-drought-2 | rice-varieties-4 rice-varieties-1
panjab summer mung last date | moong-sowing-1
garma mung in bihar when | moong-sowing-2
panjab kharif mung time and seed per killa | moong-sowing-4
short days moong for summer haryana | moong-varieties-1
kharif mung verity for up | moong-varieties-2
moong after potato need any urea | moong-nutrients-1
too much rain water in green gram field and flowrs full should i water later | moong-irrigation-2 | general-flood-1 moong-irrigation-1
gave urea and zinc still moong leaves yellow net type what medicine | moong-diseases-2 | moong-diseases-1
summer mung flowers dropping tips curl | moong-pests-2
mung plants drooping drying after i gave water bark comes like threads | moong-diseases-3
white ash on mung leaf | moong-diseases-4
worm making web on moongh flower and pod eating inside | moong-pests-3
kerala sour soil mong lime | moong-soil-1 | general-acid-2
which land for moong | moong-soil-2 | moong-soil-1
mung pods black when cut | moong-harvest-1
moong per acre how many quintal | moong-yield-1 | moong-varieties-1 moong-varieties-2
mung weevil in store help | moong-storage-1 | general-hermetic-1 general-store-4 general-store-5 general-store-3
moong crop insurance last date | general-scheme-24
when to sow tur early type | pigeon-pea-sowing-1 | pigeon-pea-sowing-2
want wheat after arhar so by which date put the arhar | pigeon-pea-sowing-2 | pigeon-pea-varieties-1
co 6 redgram seed acre | pigeon-pea-seed-2
what powder to mix in tur seed before sowing | pigeon-pea-seed-2 | pigeon-pea-diseases-1
low lying heavy black soil can i put tur | pigeon-pea-soil-1 | pigeon-pea-diseases-3
arhar ready in 130 days name | pigeon-pea-varieties-1
long duration arhar for east up | pigeon-pea-varieties-2
tur for combine cutting | pigeon-pea-varieties-3
arhar dap how much | pigeon-pea-nutrients-1
irrigated redgram tamilnadu fertlizer | pigeon-pea-nutrients-2
red gram when give water | pigeon-pea-irrigation-1
weeding tur fields how many times | pigeon-pea-weeds-1 | general-weeds-1
worm inside tur pods | pigeon-pea-pests-1 | pigeon-pea-pests-3 pigeon-pea-pests-2 pigeon-pea-pests-4
chana is beside my tur will it get more caterpilars | pigeon-pea-pests-2
pin size holes on dry tur pods and grains shrunk | pigeon-pea-pests-3
tur flowrs webbed in clumps | pigeon-pea-pests-4
arhar plant drying one branch then whole black line under the bark | pigeon-pea-diseases-1
tur plants only leaves no flower no pod bushy | pigeon-pea-diseases-2
after heavy rain young red gram stem black near ground and breaking | pigeon-pea-diseases-3
cloudy weather arhar flowers are dropping | pigeon-pea-disorders-1
one month red gram leaf yelow strips veins green what is missing | pigeon-pea-disorders-2 | general-iron-1
groundnut with tur how many rows | pigeon-pea-intercropping-1 | groundnut-intercropping-1
red gram seedlings in polybag | pigeon-pea-nursery-1
tur per acre production | pigeon-pea-yield-1 | pigeon-pea-varieties-1 pigeon-pea-varieties-2
how dry arhar grain before keeping and when cut | pigeon-pea-harvest-1 | general-store-3
arhar dal mill small machine subsidy | general-scheme-57 general-scheme-55 | general-chc-2
tur sowing time and land | pigeon-pea-sowing-1 pigeon-pea-soil-1 | pigeon-pea-sowing-2 pigeon-pea-pests-2
til sowing date up | sesame-sowing-1
summer gingelly sowing time coastal andhra | sesame-sowing-2
gingelly seed quantity for one acre | sesame-seed-1
til seed too small falls in one place how to sow even | sesame-seed-2
good til verity for north 80 days | sesame-varieties-1
sesame verity in odisha | sesame-varieties-2
dose of urea to til without soil test | sesame-nutrients-1
andhra gingelly irigated npk | sesame-nutrients-2
no rain til capsules half formed | sesame-irrigation-1 | general-drought-1
til field full of grass first month | sesame-weeds-1 | general-weeds-1
til flowers became leaf bunch | sesame-diseases-1 | sesame-sowing-1
rain days til tender tips burnt black ring at stem bottom | sesame-diseases-2
til leaf dark ring spots and wet spots leaves fall | sesame-diseases-3
green worm black head joining til top leaves | sesame-pests-1
horned fat worm on gingelly | sesame-pests-2
til pods bursting seed falling when should i cut | sesame-harvest-1
storing gingelly seed no insects | sesame-storage-1 | general-hermetic-1
rainfed til yield acre | sesame-yield-1 | sesame-varieties-1
til with ground nut rows | sesame-intercropping-1
til oil ghani machine price |
spring sunflwer upto which date | sunflower-sowing-1
sunfower grow in any season? | sunflower-sowing-2 | sunflower-sowing-1
soak sun flower seed how long before sowing | sunflower-seed-1
spacing hybrid sun flower | sunflower-seed-2
can i use my own kept hybrid sunflower seed again | sunflower-seed-3
best hybrid of sunflower more kuintal | sunflower-varieties-1
sunflower fertlizer dose with gypsum | sunflower-nutrients-1 | sunflower-nutrients-2
boron spray sunflower bud use | sunflower-nutrients-2 | general-boron-2
sunflower watering gap in days | sunflower-irrigation-1
wind makes my sunflwer fall down how to stop | sunflower-weeds-1
sunflower head middle empty | sunflower-disorders-1
caterpiller boring in sun flower flower and it rots | sunflower-pests-1
sunflower leaf folding like cup edges burnt small green hoppers | sunflower-pests-2
parrots eating sunflower seeds | sunflower-pests-3
sunflower which diseases come in spring and kharif | sunflower-diseases-1
back side of sunflower head brown cut now | sunflower-harvest-1
how many kuintal from acre sunflower hybrid | sunflower-yield-1 | sunflower-varieties-1
how to keep mice away from stored sunflower seed |
new pond dug near paddy field what all work before putting fish baby | fish-pond-1
chuna for one acre tank | fish-lime-1 | fish-winter-1
my tank never dries because of canal seepage and murrel are eating the small fish, how much mahua cake to throw and after how many days can i put new seed | fish-predator-1
rohu katla naini in what ratio | fish-stock-1
my fish staying small i put 9000 in one acre is it too much | fish-stock-2
what to feed fish rice bran and oil cake how much daily | fish-feeding-1 | fish-feeding-2
grass carp eat berseem how much green to give and pond water gone dark green should i continue feed | fish-feeding-2 | fish-manure-1
fish gasping top at dawn | fish-oxygen-1
hot summer may june how deep water for fishes | fish-water-1
winter fish pond care punjab | fish-winter-1 | fish-eus-1
what colour pond water should be and ph for carps | fish-quality-1 | fish-water-1
small flat green bugs stuck on fish skin making wounds | fish-argulus-1
after flood in winter fish body red marks becoming deep hole | fish-eus-1
fish dying few daily which medicin to put in tank neighbour says put pesticide | fish-disease-1 | fish-oxygen-1
fish per acre yearly kilo | fish-yield-1
cow dung in fish pond how often | fish-manure-1 | fish-feeding-2
biofloc tank cost for singhi magur |
lemon plant distence and pit filling | lemon-sowing-1
land has white lime layer below two feet can i plant nimbu | lemon-soil-1
seven year lemon trees how much urea and gobar each | lemon-nutrients-1
how to get lemon in summer when rate is high | lemon-pruning-1
white silver zig zag line on new lime leaves and folding | lemon-pests-1
nursery lemon plants leaf eaten by green worms having horns | lemon-pests-2
lemon new leaf yelow veins green | lemon-disorders-1 | general-iron-1
lemon tree when starts giving fruit and how many kilo | lemon-yield-1
white cotton like mealy bug on lemon |
barly sowing time with one irrigation land | barley-sowing-1 | barley-irrigation-1
malt barley row gap and seed | barley-seed-1
my neighbour gives two bags of urea to his wheat, i have irigated barley in 3 acre beside him how much nitrogen and phosphorus should mine get | barley-nutrients-1 | barley-nutrients-2
barly fell down after late urea will company buy the grain | barley-nutrients-2
barley ears turned into black dust | barley-diseases-1
in our sandy field barly comes in patches small and yellow and when pulled roots are bushy with knots, shall i sow mustard or gram next two year | barley-diseases-2
barley kuintal per acre average | barley-yield-1 | barley-varieties-1
barly leaf yellow stripes powder rust medicine |
red carot sowing month north | carrot-sowing-1
carot seed per acre and ridge distance | carrot-seed-1
carot crop dung and npk dose | carrot-nutrients-1
hot weather carrots taste strong and hard why | carrot-soil-1 | carrot-sowing-1 carrot-harvest-1
hoeing in carrots and putting soil on root | carrot-weeds-1 | carrot-disorders-1
why orange carrot not making seed in up plains and giving less | carrot-varieties-2
white worms and rotting in carrot root | carrot-pests-1
left carrots in field long now inside is hard like wood | carrot-harvest-1
mentha plantation last date after wheat | mint-sowing-1
how many quintal mint roots for one acre, nursery way takes less? | mint-seed-1
mint npk for one cut | mint-nutrients-1
may month hot mint drying how often water | mint-irrigation-1
grass mixed in peppermint at distilling does it spoil oil smell | mint-weeds-1
mint underground stems turned brown rotted dead patches in field | mint-diseases-1
hairy worms eating mentha and white ants | mint-pests-1
when cut peppermint and how much oil acre | mint-harvest-1 | mint-sowing-1
when to put kharbooja seed in north | muskmelon-sowing-1
musk melon seed acre and row gap | muskmelon-seed-1
melon fertiliser half when | muskmelon-nutrients-1 | watermelon-nutrients-1
muskmellon not sweet weather reason, dust storm also came | muskmelon-climate-1 | muskmelon-irrigation-1 muskmelon-diseases-2
after rain melon vines yelow and die stem cracked near ground punjab | muskmelon-diseases-1
red beetles on muskmellon seedling | muskmelon-pests-1
how know melon is ripe for far market | muskmelon-harvest-1 | watermelon-harvest-1
leaves of my melon have white dust on top and yellow patches then they dry, fruits stay small and tasteless, cucumber in next bed is fine what to do | muskmelon-diseases-2
plastic mulch cost for muskmelon |
will chikoo grow where frost comes | sapota-climate-1
chikoo verity gujarat sweet few seeds | sapota-varieties-1
sapota grafts planting distence and manure for old trees | sapota-sowing-1 sapota-nutrients-1
chikoo small fruits dropping due to dry how often water | sapota-irrigation-1
when sapota ripens there is a hole and seed eaten | sapota-pests-1
flat leathery twigs in bunch on chikoo tree | sapota-diseases-1
ten year chiku tree how many fruits | sapota-harvest-1
what can i grow between sapota rows |
merigold for diwali when sow | marigold-sowing-1
hybrid marigold seed grams per acre | marigold-seed-1
french marigold small type spacing | marigold-sowing-2
merigold fertilizer dose | marigold-nutrients-1
marigold buds eaten by worm and petals silver | marigold-pests-1
how often pluck marigold flower and what time | marigold-harvest-1
mosambi fruits tasteless wet weather will it grow here, also -2 night cold | sweet-orange-climate-1
sathgudi planting distance and rootstock | sweet-orange-sowing-1
battavi chini which type best telangana tons per acre | sweet-orange-varieties-1
mosambi tree bears after how many years | sweet-orange-pruning-1
gum is coming from bottom of trunk of my sweet lime trees, bark goes soft and leaves yellow, the lemon trees in next row are ok, how to save | sweet-orange-diseases-1
mosambi trees drying twig by twig | sweet-orange-disorders-1 | sweet-orange-diseases-1
mosambi juice shop contract rate |
jack tree on wet salty soil | jackfruit-soil-1
chakka varikka or koozha which is crisp | jackfruit-varieties-1
young jack tree yearly manure | jackfruit-nutrients-1
worm holes on small jackfruit how to cover | jackfruit-pests-1
in this hot rain the tiny jack fruits get grey then black mould and drop, some long ones also fall, is that normal for male ones or a sickness | jackfruit-diseases-1
how many fruits a big jack tree gives | jackfruit-harvest-1
can jackfruit be planted under coconut with drip how much water daily |
can bamboo go on field bund poor land | bamboo-soil-1
assam bambu species bhaluka plants tissue culture mixed or sure | bamboo-varieties-1
bamboo planting pit and gap for tall type | bamboo-sowing-1 | bamboo-nutrients-1
which culms to cut in bamboo clump and month | bamboo-harvest-1
forest guard stopping my bambu truck is permit needed | bamboo-market-1
bamboo flowering and all clumps dying |
can til be cut by combine machine |
castor bunches ripen at different time how to pick | castor-harvest-1
chana when to weed and when first water | chickpea-irrigation-1 chickpea-weeds-1 | chickpea-irrigation-2
i planted sevanthi a month ago beside marigold and they grow straight single stem, someone says pinch the top, when to do and what buds to remove for big flowr | chrysanthemum-pruning-1
jowar dead heart smell | jowar-pests-1
my two goats entered the store and ate some castor seeds mixed with groundnut, are they poison, and can i use the leftover cake anywhere | castor-storage-1
irrigated hybrid sorghum npk per acre | jowar-nutrients-2
arvi water interval | colocasia-irrigation-1
i have sprayed my mirchi every five days with same medicine and put two extra bags urea but leaf curling only increases, brinjal next to it is good, where am i wrong | chilli-diseases-2 | chilli-diseases-1 chilli-pests-1 chilli-pests-2
telya has finished my anar two years running, neighbour with guava laughs, someone said take the september flowering and give rest, how many weeks to stop water | pomegranate-pruning-1 | pomegranate-diseases-1
bolls rotting after nonstop rain in thick cotton | cotton-diseases-5 | cotton-diseases-4
some holes empty after cotton came up, how to refill and how many plants leave | cotton-seed-2
how much dap for gramm per acre no soil test done | chickpea-nutrients-1 | chickpea-nutrients-2
how often water sevanti | chrysanthemum-irrigation-1
which savuku clone stands cyclone | casuarina-varieties-1
urea spray rainfed bengal gram | chickpea-nutrients-3
savukku trees per acre | casuarina-sowing-1
best bt coton brand name for heavy soil this year |
chilli seedlings price per tray nursery near nagpur |
cow fell trembling after eating small chari | jowar-feeding-1 | fodder-sorghum-health-1 cattle-feeding-8 fodder-sorghum-feeding-1
karela on ground or pandal | bittergourd-pruning-1
how warm should the ground be for cotton seed to come up | cotton-climate-1
it is very cold since ten days and gram flowers keep falling without pods, shop man says buy a tonic for 800 rupees, is it needed or will pods come later | chickpea-disorders-1
big bulb garlic seed for mp | garlic-varieties-1 | garlic-seed-1
green fodder jowar tonnes per acre | jowar-yield-1 | fodder-sorghum-varieties-1 fodder-sorghum-harvest-1
gram near podding some plants suddenly became like straw, root black breaks easily | chickpea-diseases-2
pineapple leaves reddish tip dry, white insects and ants at base | pineapple-pests-1
chilli old leaves yellow but veins green | chilli-disorders-2 | general-defic-3
one month cotton leaves curl up shining like silver | cotton-pests-7
pineapple soil and rain need | pineapple-climate-1
red triangle on bottle meaning | general-safety-4
trader cuts price saying kapas has dust and leaf how to keep clean | cotton-storage-1
orange sunken dots on dragon fruit stem becoming grey scab | dragon-fruit-diseases-1
kharif jowar when to sow and seed rate | jowar-sowing-1 jowar-seed-1
khad dose for lasun | garlic-nutrients-1
narma late sowing loss punjab | cotton-sowing-1
tiny flowering weed on jowar roots | jowar-weeds-1
when to cut dry peas | field-pea-harvest-1
kabuli chana seed kg one acre | chickpea-seed-1
ber when to cut back and how much manure | ber-pruning-1 ber-nutrients-1
i sprayed brinjal and okra on monday and trader comes wednesday to collect, is it safe to pluck, how do i know how many days to leave | general-safety-6 | brinjal-pests-2
arvi variety for low cost | colocasia-varieties-1
matar dal sowing date plains | field-pea-sowing-1 | field-pea-pests-1
my wife wants dal for the house so can we put tur or moong in the cotton field, after how many lines, and will it harm the kapas | cotton-intercropping-1 | general-intercrop-1 cotton-diseases-2
caster sowing month and seed quantity | castor-sowing-1 castor-seed-1
how tall pandal for karela | bittergourd-pruning-1
anar fruit skin rough brown scab | pomegranate-pests-2
may heat chilli flowers dropping | chilli-disorders-1 | chilli-irrigation-1 general-heat-2
days from planting to first green chili | chilli-harvest-1
pit size and distance for anar planting | pomegranate-sowing-1
harbhara quintal per acre | chickpea-yield-1
bitter gaurd fertiliser punjab | bittergourd-nutrients-1
corner shaped wet spots on cotton leaf later black, stem also black | cotton-diseases-4
can ber grow in salty sandy barmer land | ber-climate-1
sevanthi flower price on diwali in bangalore |
punjab narma flowering started which foliar spray every week | cotton-nutrients-3
pea seed name haryana | field-pea-varieties-2 | greenpea-varieties-1 field-pea-varieties-1
lasun planting month gujarat | garlic-sowing-1
last date for castor in mahbubnagar | castor-sowing-1
chilli seed for 1 acre and age of seedling at planting | chilli-seed-1 chilli-nursery-2
coton leaf rim yellow cupping down then burnt red small green insect jumping | cotton-pests-6 | cotton-disorders-3
rainy season one whole row of chili wilted black patch on stem | chilli-diseases-5 | chilli-soil-1
castor yield per bigha irrigated | castor-yield-1 | castor-varieties-1
which month to put narma in bathinda side we have canal watar | cotton-sowing-1
savuku pruning | casuarina-pruning-1
rabi jowar variety shallow soil solapur | jowar-varieties-1
msp of gram this year and where is purchase center | general-market-2 | general-market-4
anar juice shelf life |
ber plant distance | ber-sowing-1
pin holes in jowar leaf in a line and tunnel in stalk | jowar-pests-2
arvi itches throat | colocasia-disorders-1
what to wear while spraying poison | general-safety-1 | general-safety-3
how many branches to leave on top of ring in dragan fruit | dragon-fruit-pruning-1
which pea for hills dwarf type | field-pea-varieties-1
big ber tree manure per year | ber-nutrients-1
how many moth smell traps in one acre | general-trap-1 | pigeon-pea-pests-1 maize-pests-3 chickpea-pests-2
mulaku fertlizer kerala how much cowdung | chilli-nutrients-3
vidarbha august no sun for ten days all cotton flowers dropping what to give | cotton-disorders-2 | cotton-disorders-1
garlic tips drying yellow | garlic-disorders-1
every karela turns crooked, has brown gum on a small hole and is full of maggots inside, cucumber also little, i throw the bad ones on the bund, is that wrong | bittergourd-pests-1 | bittergourd-pests-2 cucumber-pests-1
things to do before spary and where to throw the empty can | general-safety-1 general-safety-5
black garlic making machine and market |
how long to keep kapas field clean and when to run hoe | cotton-weeds-1 | general-weeds-1
pea variety for bihar | field-pea-varieties-2 | field-pea-varieties-1 greenpea-varieties-1
same lure works for brinjal borer and fruit fly? | general-trap-2 | general-trap-1
almora hills gram sowing month | chickpea-sowing-3
samanthi cuttings per acre | chrysanthemum-nursery-1
how yellow should pineapple be to send far | pineapple-harvest-1
gram seed rate bold grain and how deep | chickpea-seed-1 chickpea-sowing-5
yellow sheet for sucking insects how many and can i make from tin | general-trap-3
sticks for birds to sit and eat worms how many | general-perch-1
holes in green chilli and seeds eaten inside | chilli-pests-4
shopkeeper gives loose pesticide without bill | general-safety-2 | general-scheme-79
average gram crop per acre | chickpea-yield-1
green jumping insects and aphid under karela leaf home spray with garlik | bittergourd-pests-3
purple spots on lasun leaf | garlic-diseases-1
pea hoeing how many times | field-pea-weeds-1 | greenpea-weeds-1 general-weeds-1
jabalpur dryland chana date of sowing | chickpea-sowing-4
is castor ok on waterlogged clay | castor-soil-1 | castor-diseases-3
ambia or mrig bahar | pomegranate-pruning-1 | orange-pruning-1 lemon-pruning-1 sweet-orange-pruning-1 orange-harvest-1
hole and smelly dirt in pomegranate fruit | pomegranate-pests-1
does dry pea need water | field-pea-irrigation-1
pineapple weeding | pineapple-weeds-1
two weeks old jowar, the centre leaf is dry and when i pull it comes out and smells rotten, maize on other side has no such thing, what to do next season also | jowar-pests-1
my neighbour in jalna dibbles bt in may with drip. is early planting good or bad | cotton-sowing-3
dragon fruit manure | dragon-fruit-nutrients-1
cold damp days pea leaf yellow patch above and grey hair below | field-pea-diseases-3
pea grain per acre normal and good | field-pea-yield-1 | field-pea-harvest-1
early ber variety rajasthan | ber-varieties-1
arvi digging after how many months | colocasia-harvest-1 | colocasia-varieties-1
my channa is full of flower now and canal turn is tomorrow, the wheat next to it needs water, should i give to channa also or leave it | chickpea-irrigation-1 | chickpea-irrigation-2
cotton rate today in rajkot mandi | general-market-22 | general-market-10
arandi cake for cattle feed | castor-storage-1
short duration chana that does not die of wilt, kurnool | chickpea-varieties-2
karela sowing month north | bittergourd-sowing-1
fazilka narma, sowing date and how much seed per killa | cotton-sowing-1 cotton-seed-1
channa nipping days | chickpea-pruning-1
we spread red chilli on the mud yard every year and last year trader rejected because of black mould, how should we dry and pack it this time, we keep turmeric also there | chilli-storage-1 | general-dryer-1
bt cotton dryland spaceing and which pulse can go in between | cotton-sowing-5 cotton-intercropping-1 | general-intercrop-1
lahsun north india sowing time and verity | garlic-sowing-1 garlic-varieties-1 | garlic-yield-1
compost for each dragon fruit pole | dragon-fruit-nutrients-1
paruthi planting month madurai | cotton-sowing-4
how many days after spray can i pluck vegetables | general-safety-6
cotton dying in patches cut stem brown inside bharuch | cotton-diseases-2
cotten seed not coming cold soil | cotton-climate-1
gram sowing time rohtak | chickpea-sowing-1
no irrigation here, how much rain should fall before dibbling kapas in yavatmal | cotton-sowing-2
caster plants yellowing edges drying in patches | castor-diseases-1 | castor-varieties-1
karnataka irrigated menasinakai fertilizer bags per acre | chilli-nutrients-1
unirrigated castor what fertiliser | castor-nutrients-2
neem spray morning or evening, how often | general-neem-2
kg jowar seed one acre for grain | jowar-seed-1
chari seed rate broadcast for buffalo | jowar-seed-2 | fodder-sorghum-sowing-1
arvi chips business loan |
near the coast my savukku trees turn yellow, bark splits and black dust is under it, then dry in a week, coconut is fine, can i replant same pits | casuarina-diseases-1 | casuarina-varieties-1
how many watering for gram and which stage | chickpea-irrigation-2 | chickpea-irrigation-1
dragon fruit white or red which sells better in pune |
castor and groundnut together how many rows | castor-intercropping-1 | groundnut-pests-4
sevanthi pluck for far market how open | chrysanthemum-harvest-1
karela seed for one acre, seed coat hard | bittergourd-seed-1
seppankizhangu fertlizer tamil nadu | colocasia-nutrients-1
mirch weeding time and leaves also curl down what is it | chilli-weeds-1 chilli-pests-2 | chilli-diseases-2
after paddy my land is heavy in ludhiana how to sow chole so water does not harm | chickpea-sowing-2
cotton plants wilt in round ring and come out with light pull | cotton-diseases-3
jowar watering stages | jowar-irrigation-1
sevanthi cutting spacing | chrysanthemum-nursery-1
which castar seed for wilt land | castor-varieties-1 | castor-diseases-1
no irrigation jowar light soil how much urea dap | jowar-nutrients-1 | jowar-nutrients-2
castor oil extraction machine cost |
chilli plant dwarf small pale crumpled leaf what medicine | chilli-diseases-1 | chilli-diseases-2 chilli-pests-1
white zigzag lines in pea leaf | field-pea-pests-2 | general-neem-1 greenpea-pests-1
can chilli be grown all year or only rains | chilli-sowing-1
black thrips mirchi | chilli-pests-3 | chilli-pests-1
aphids on arvi leaf which we eat as patra | colocasia-pests-1
how to dry and hang lasun | garlic-storage-1
arvi planting month | colocasia-sowing-1
kapas hoeing days | cotton-weeds-1 | general-weeds-1
worm inside castor capsules joined with web | castor-pests-3
garlic production per acre verity wise | garlic-yield-1
small bolls and buds faling why | cotton-disorders-1 | cotton-irrigation-1 cotton-disorders-2
bank sent notice for my cotton loan and the crop is destroyed by hail, soyabean also gone, where can i ask to delay the payment |
how to know chana ready to cut | chickpea-harvest-1
fertiliser grams per pineapple plant | pineapple-nutrients-1
jowar roti flour brand price |
karela kab and how much seed per acre | bittergourd-sowing-1 bittergourd-seed-1
bird stand in field | general-perch-1 | urad-pests-2 castor-pests-1
dragan fruit drip how often in summer | dragon-fruit-irrigation-1
small white flies come out when i shake narma, leef sticky and black | cotton-pests-4 | cotton-pests-5 general-trap-3
we had two days of heavy rain on the kapas, third day strong sun came and the best plants full of bolls just hung down, my soyabean beside it is fine, what happened | cotton-disorders-4
oil like spots on leaf and cracked black mark on anar fruit | pomegranate-diseases-1
anar spacing and which variety for gujarat | pomegranate-sowing-1 pomegranate-varieties-1
ber pruning month north | ber-pruning-1
anar fruits splitting before picking | pomegranate-disorders-1
pineapple damaged by hail compensation amount | general-scheme-84 | general-scheme-83 general-scheme-26
each year i sow matar in first half of october after maize and the baby plants turn yellow and dry with a grub in the stem, will sowing late help | field-pea-pests-1 | field-pea-sowing-1
garlik when to stop water | garlic-irrigation-1
covering arvi bed with leaves after planting | colocasia-weeds-1
how much subsidy on pea thresher | general-scheme-55 general-chc-2
castor field full of grass which days are worst | castor-weeds-1 | general-weeds-1
garlic tips yellow | garlic-disorders-1
in my pineapple plot some plants flower now and others not at all so trader will not come for small lots, how to bring all flowrs together, rubber trees are between | pineapple-disorders-1
arvi stop watar when | colocasia-irrigation-1
which colour triangle is deadly | general-safety-4
field pea when to sow and kg seed tall type | field-pea-sowing-1 field-pea-seed-1
rusty pea leaves | field-pea-diseases-2
assam hill slope pineapple planting time | pineapple-sowing-2
pinaple planting method kerala and manure | pineapple-sowing-1 pineapple-nutrients-1
pump nozzle jam, blowing by mouth ok | general-safety-3
rabi jola sowing month | jowar-sowing-1 | jowar-pests-1
which pomogranate for export far market | pomegranate-varieties-1
casuarina paper mill rate per tonne now |
arvi time of planting and seed quantity | colocasia-sowing-1 colocasia-seed-1
branch drying from tip, red chilli has sunken rings of black dots | chilli-diseases-4
when should i put garlick in ground at patna, potato digging is later | garlic-sowing-1
soil for sevanti flower | chrysanthemum-soil-1
borewell is dry this year and only one small shower came in june, my neighbour already put maize, how many inches of rain should i wait for before dropping cotton seed | cotton-sowing-2
how to know pomegranate is ready by sound | pomegranate-harvest-1
mirchi water timing | chilli-irrigation-1
jowar and tur row ratio | jowar-intercropping-1
pavakka variety for kerala with less fly | bittergourd-varieties-1
chrysanthemum bottom leavs black spot drying upwards | chrysanthemum-pests-1
what month to put cane in meerut side | sugarcane-sowing-1 | sugarcane-sowing-2
my wheat field gets free in april then i plan ikh there, neighbour says tonnage will be very low, what should i do | sugarcane-sowing-2 | sugarcane-intercropping-1
late cane planting gap between furrows and which part of stalk to cut for seed | sugarcane-sowing-3 | sugarcane-sowing-2
coimbatore farmer asks if karumbu can go in the field in july or only after pongal | sugarcane-sowing-4
how many setts in one acre | sugarcane-seed-1
i have very little seed of a new cane type and want to grow seedlings from single eye buds in trays, how much needed for acre and when to shift them | sugarcane-seed-2 | sugarcane-sowing-3
is boiling cane pieces in hot water before planting worth it, how hot and how long | sugarcane-seed-3
urea bags for ratoon sugarcane punjab | sugarcane-nutrients-1
nizamabad adsali cheruku fertilizer dose | sugarcane-nutrients-3
sugercane in punjab may june canal turn, heavy flooding once or small turns often | sugarcane-irrigation-1
when to close water before cutting cane for mill so recovery is good | sugarcane-irrigation-2
cane leaves are lying all over after cutting and everyone in my village burns them, is there any gain if i dont | sugarcane-organic-1 | sugarcane-nutrients-4 sugarcane-irrigation-2 sugarcane-harvest-1
does ratoon eat more fertilizer than new cane palakkad | sugarcane-nutrients-4 | sugarcane-nutrients-1
top leaves of my ratoon turned almost white only the veins green, soil is full of kankar | sugarcane-disorders-1 | general-iron-1
split the cane inside red and daru smell | sugarcane-diseases-1 | sugarcane-diseases-2 sugarcane-seed-3
lal sadan came in half of my field, is there any spray or have to uproot, and what to grow there next year | sugarcane-diseases-2 | sugarcane-sowing-6
black long tail thing coming out from top of cane | sugarcane-diseases-3
after rains top leaves of cane are twisted like rope and tip rotting in few plants, water standing also | sugarcane-diseases-4
leaf has line of small holes like pellets and red line in middle | sugarcane-pests-1 | sugarcane-pests-2
brown hairy egg patches on cane leaves in april, shall i pick them, also where to get the friendly wasp cards | sugarcane-pests-2
two month old cane middle shoot dry, comes out with light pull and stinks badly | sugarcane-pests-3 | sugarcane-pests-4
sprayed twice with power pump for shoot borer no result | sugarcane-pests-4 | sugarcane-pests-3
straw coloured jumping insects in cane, dealer says spray but uncle says good insects will eat them | sugarcane-pests-5
good cane farmers get how many tons an acre | sugarcane-yield-1
mill has not paid my cane money since 4 months where to complain |
how to make jaggery powder from cane at home |
bareilly groundnut sowing week | groundnut-sowing-1
how much badam seed for summer crop in cuttack and sowing month | groundnut-sowing-2
kernel quantity for 1 acre bold type | groundnut-seed-1
anantapur palli seed rate bunch variety and spacing, our relatives in north use only half | groundnut-seed-2
gur water culture on groundnut seed how to do and what time of day to sow after | groundnut-seed-3
which groundnut is best in junagadh gg or gjg | groundnut-varieties-1
land becomes hard like roti on top after rain, can groundnut needles go in | groundnut-soil-1
no soil test done, what all fertilizers for peanut in up including borax | groundnut-nutrients-1 | groundnut-disorders-3
rain stopped after groundnut flowering, when must i give water | groundnut-irrigation-1 | general-drought-1
rabi palli how many wettings in kurnool | groundnut-irrigation-2
after sowing in feb at rajkot how many total irrigations will my groundnut take and gap between | groundnut-irrigation-3
pods empty but plant looked healthy, sandy land | groundnut-disorders-1
groundnut next to my cotton is turning yellow at top leaves with green lines, soil is chalky | groundnut-disorders-2 | general-iron-1
round dark spots with yellow halo on groundnut at one month, can bajra lines in between help | groundnut-diseases-1
orange powder under groundnut leaf, leaf dry but not falling | groundnut-diseases-2
plant green and bushy but no flowers no pods, top bud dried | groundnut-diseases-4
white ants eating groundnut pods and mud inside shell | groundnut-pests-2
black shiny lice on groundnut tips | groundnut-pests-5
black mould on stored peanuts how to avoid poison | groundnut-storage-1
expected groundnut per acre quintal uttarakhand | groundnut-yield-1
rainfed groundnut with tur rows ratio | groundnut-intercropping-1 | pigeon-pea-intercropping-1
wild pigs digging my groundnut every night |
best time rai sowing in up | mustard-sowing-1
mustard sowing dates hisar | mustard-sowing-2
can i transplant gobhi sarson instead of sowing, paddy got late in sangrur and how old plants | mustard-sowing-3
mustard seed per bigha or acre if thrown by hand | mustard-seed-1
mustard variety for rohtak with tubewell | mustard-varieties-1
rainfed mustard fertilizer amount uttarakhand plains | mustard-nutrients-1 | mustard-nutrients-3
sarson at bhiwani with one canal water what nitrogen phosphorus dose | mustard-nutrients-2
mustard first water how many days | mustard-irrigation-1 | mustard-nutrients-1
mustard hoeing when | mustard-weeds-1 | general-weeds-1
strange pale stalks come up near mustard roots every year, how long seed stays in land | mustard-weeds-2
black wrinkly worm on baby mustard | mustard-pests-2
orange black bugs sucking mustard just after coming up, later seen on cut heap too | mustard-pests-3
white blisters under leaf in mustard and flower stalk swollen, will seed treatment help next year | mustard-diseases-1
ring type black spots on mustard pods | mustard-diseases-2
ten day old mustard leaves grey fur below yellow above | mustard-diseases-4
toria yield per acre | mustard-yield-1
mustard price in jaipur mandi today | general-market-22
machine for cutting mustard on rent rate |
baigan nursery when for summer crop | brinjal-sowing-1
brinjal dung and npk per acre tamilnadu | brinjal-nutrients-1
brinjal water gap in winter | brinjal-irrigation-1
how many times to dig around brinjal plants in first two months | brinjal-weeds-1
brinjal which does not die by wilting, name the seed | brinjal-varieties-1 | brinjal-diseases-2
holes in brinjal fruit with dirt inside | brinjal-pests-1 | brinjal-pests-2 brinjal-pests-3
old brinjal crop from last year still standing, should i keep it, borer heavy | brinjal-pests-2 | brinjal-pests-1
young brinjal plants top drying and older remain short, worm inside stem | brinjal-pests-4
brinjal leaf edges curl up and burnt, tiny green hoppers, bhindi nearby also same | brinjal-pests-6 | okra-pests-3
brinjal plants die one after one in noon sun, stem inside brown, what crop to change with | brinjal-diseases-2 | brinjal-varieties-1
spots with tiny black dots on brinjal leaves and sunken rings on fruit, from seed? | brinjal-diseases-4
brinjal flowers dropping in may heat | brinjal-disorders-1 | general-heat-2 brinjal-irrigation-1
how many days gap picking brinjal | brinjal-harvest-1
brinjal production one acre punjab hybrid | brinjal-yield-1
how to graft brinjal on wild plant |
guar sowing date churu | guar-sowing-1
goruchikkudu sowing season andhra | guar-sowing-2
gwar variety for sirsa | guar-varieties-1
will cluster bean grow in sandy land with little rain 400 mm | guar-soil-1
guar fertiliser per acre at sowing | guar-nutrients-1
guar needs water or only rain | guar-irrigation-1 | guar-soil-1
guar leaves curled yellow sticky green hoppers below | guar-pests-1
oily wet spots on guar leaf, stem black lines, any medicine | guar-diseases-1
brown round spots on guar leaves in humid august | guar-diseases-2
guar pods straw colour, cut now? | guar-harvest-1
green fodder tonnage from guar and grain how much | guar-yield-1
where is guar gum factory that buys direct |
masoor sowing time tarai | lentil-sowing-1
lentil bold seed kg per acre if late | lentil-seed-1 | lentil-sowing-2
small grain masoor variety that resists disease | lentil-varieties-1 | lentil-diseases-2
lentil fertilizer per acre before sowing | lentil-nutrients-1
lentil watering no winter rain | lentil-irrigation-1
two hand weedings enough in lentil? | lentil-weeds-1
brown rusty dust on masoor, leaf falling | lentil-diseases-2
lentil baby plants rot at soil line and topple in warm wet field | lentil-diseases-3
masoor yellow patches root black breaks on pulling | lentil-diseases-4
lice on lentil tips gave too much urea | lentil-pests-1
masoor quintal per acre good crop | lentil-yield-1
what is lentil government price this year | general-market-2
ragi seed for transplanting vs direct | ragi-seed-1
kezhvaragu npk and manure per acre | ragi-nutrients-1 | ragi-nutrients-2
split of nitrogen in ragi when rain not sure | ragi-nutrients-2 | general-fert-5
dipping ragi seedling roots in bio culture how long | ragi-organic-1
ragi variety for tamilnadu and sowing month rainfed | ragi-varieties-1 ragi-sowing-1
ragi fingers brown and empty neck black | ragi-diseases-1
white ears in ragi with pink worm in stem | ragi-pests-1
how long ragi grain can be stored and when cut | ragi-harvest-1 | general-store-1
ragi malt making unit how to start |
windy today can i spray | general-spraywx-1 | general-safety-3 general-spraywx-2
will smoke save chickpea from cold night, also plastic cover? | general-frost-2 | chickpea-disorders-1
river water came in field, after it goes what to give and resow or not | general-flood-1
nimbu fruits dropping in 42 degree, also chilli nursery shade net percent | general-heat-2 | lemon-disorders-2
how to know which nutrient is missing from old leaf or new leaf | general-defic-1 | general-defic-3
cow dung urine seed coating recipe | general-beejamrut-1
can i wet soyabean seed in cow dung liquid | general-beejamrut-2 | general-beejamrut-1
psb and azotobacter packets for 12 kg seed how to coat | general-biofert-1 | general-biofert-3
culture packet left in sun and near urea still good? expiry | general-biofert-3
how many cashew grafts fit in one acre and month of planting | cashew-sowing-1
vengurla or ullal which cashew for ratnagiri | cashew-varieties-1
mundhiri tree 5 year old fertilizer grams | cashew-nutrients-1
cashew flowers turn black, dry like burnt and gum drops | cashew-pests-1
cashew kg per tree bpp 8 | cashew-yield-1
cashew shelling machine cost small unit |
jeera sowing time jodhpur | cumin-sowing-1
cumin seed soaking hours before sowing, line gap | cumin-seed-1 | cumin-diseases-1
how much dung and fertiliser in jeera per acre | cumin-nutrients-1
jeera turned black in 3 days of cloud | cumin-diseases-1 | cumin-irrigation-1
cumin wilting in patches, how many years to leave jeera from that land | cumin-diseases-2
how many sticky cards for thrips in jeera | cumin-pests-1 | general-trap-3
cumin production gc 4 compared to old seed | cumin-yield-1
jeera rate unjha today | general-market-22
kheera sowing month plains | cucumber-sowing-1 | cucumber-harvest-1
cucumber manure and npk amount | cucumber-nutrients-1
how often water kheera in summer with fruit on | cucumber-irrigation-1
plenty flowers on khira but no small fruits behind them, hot days | cucumber-disorders-2 | general-heat-2
angular yellow patches between veins cucumber after dew | cucumber-diseases-1
kheera leaf green yellow patches puckered warty fruit any medicine for virus | cucumber-diseases-2
small fly stings cucumber and worm inside | cucumber-pests-1
punjab kheera january yield per acre | cucumber-harvest-1
white powder on cucumber leaf which spray |
which mushroom in summer room 30 degree | mushroom-sowing-1
how much spawn bottle for 10 kg wet straw, boil how long | mushroom-seed-1
bags are fully white now what next oyster | mushroom-housing-1 | mushroom-harvest-1
compost heap turning days for button mushroom, still smells of ammonia | mushroom-seed-2
casing soil for button how thick | mushroom-sowing-2
green mould in mushroom bags | mushroom-diseases-1
flies in mushroom hut can i spray poison | mushroom-pests-1
mushroom caps cracking dry | mushroom-disorders-1
where to sell mushroom near patna |
barseem sowing date itsit weed heavy | berseem-sowing-1
bl 42 or wardan for cold area berseem | berseem-varieties-1
barseem fertilizer at ploughing, super how many kg | berseem-nutrients-1
first water to berseem heavy soil | berseem-irrigation-1
berseem rotting near soil with white threads in january | berseem-diseases-1
strawberry weather required, warm winter effect | strawberry-climate-1
can i plant strawberry same land every year | strawberry-soil-1
how many strawberry plants one acre | strawberry-sowing-1
best strawberry for delhi | strawberry-varieties-1
strawberry drip fertigation how much n and k | strawberry-nutrients-1
strawberry leaves purple spots and plants wilt red root | strawberry-diseases-1
strawberry tonnes per acre panchgani | strawberry-harvest-1
how to make more runners from mother strawberry plant |
which vaccines for yak | yak-rearing-1
protecting yak baby in snow and feeding lean months tawang | yak-rearing-2 | yak-rearing-1
how many litres milk yak gives |
paddy is over and i will put cane in ludhiana, tell how many eye pieces an acre takes and how to water it in the hot months | sugarcane-seed-1 sugarcane-irrigation-1
kerala farmer with banana and some cane asks on which days to pull weeds in cane and on which days nitrogen and potash are given | sugarcane-weeds-1 sugarcane-nutrients-2
humni in cane roots | sugarcane-pests-6
maize is finished in that plot and now groundnut is one week old, tell me gypsum dose for up and when i should remove the grass | groundnut-nutrients-1 groundnut-weeds-1 | groundnut-disorders-1
hulla grub in groundnut | groundnut-pests-1 | general-compost-3
bajra is cut and land is ready at rewari, which mustard seed should i buy for tubewell land and what dates are right for sowing | mustard-sowing-2 mustard-varieties-1
mustard near my potato plot is in flower, there are lice on the tips, how many is too many, and also how to save it if frost comes | mustard-pests-1 mustard-disorders-1 | general-frost-1
pili sarson yield | mustard-yield-1
tomato nursery is done, now brinjal, how many grams of hybrid seed for one acre and what age seedlings are shifted and at what gap | brinjal-seed-1 brinjal-nursery-1
punjab side brinjal hybrid, how do i know fruit is ready by pressing and how much will one acre give in total | brinjal-harvest-1 brinjal-yield-1
baanjh brinjal plants | brinjal-diseases-1
moong is on one side, on the other side i want guar for grain near sirsa, tell seed per acre and right fortnight to sow | guar-seed-1 guar-sowing-1
gwar one water enough | guar-irrigation-1
gram was last year here, this year masoor, no rain in winter so when to give water and how long to keep it weed free | lentil-irrigation-1 lentil-weeds-1
masoor wilting fast | lentil-diseases-1 | general-tricho-1
my rice is over in mandya and i want transplanted ragi now, tell seed needed for an acre and the age at which seedlings are pulled and planted | ragi-nursery-1 ragi-seed-1
ragi on clay land | ragi-soil-1
coconut i know well but cashew is new, how much manure per tree from fifth year and when do i cut dry branches | cashew-nutrients-1 cashew-pruning-1
cashew pit size | cashew-sowing-1
isabgol is next to it but my question is jeera, first and second water on which day and when to hoe | cumin-irrigation-1 cumin-weeds-1
jeera ukta patches | cumin-diseases-2 | general-tricho-1
bottle gourd is already up, for kheera how much seed goes in one acre and how much dung and chemical fertilizer | cucumber-seed-1 cucumber-nutrients-1
kakri sowing time | cucumber-sowing-1
i have paddy straw from my own field, want oyster, how to boil and fill it with spawn and how many kilos from one quintal straw | mushroom-seed-1 mushroom-yield-1
oats i sowed already, for barseem how much seed to float and sow per acre and after how many days is the first water | berseem-seed-1 berseem-irrigation-1
cow gas from berseem | berseem-feeding-1 | cattle-bloat-1 cattle-bloat-2
grapes are no profit so trying strawberry near satara, which type should i bring and in which month and how deep to plant the runners | strawberry-sowing-1 strawberry-varieties-1
rain after spray | general-spraywx-3
khaira in paddy signs | general-zinc-1 | rice-disorders-1
it drizzled when my mango was in bloom will fruit set be poor | mango-climate-1
can i plant aamba in kali mitti where water stands | mango-soil-1
which mango for malihabad side that bears each year not alternate | mango-varieties-1
good mango kinds for malda bengal | mango-varieties-2
maamidi varietis for krishna district andhra | mango-varieties-3
mango pit size and dung | mango-nursery-1
mango trees per acre close planting | mango-nursery-2
joining scion on sprouted mango stone in august how many days old shoot | mango-nursery-3
npk grams for 4 year old maanga tree kerala | mango-nutrients-1
40 year old mango orchard giving nothing can we cutt from top and make young again | mango-pruning-2
last year tree full this year nothing mango why | mango-disorders-1 | mango-pruning-1
after the fruits set like peas most of them fell in one week is this usual for mango | mango-disorders-2
mango flower came like thick green ball no fruit in it | mango-disorders-3
mango leaf tiny and crowded like a rose veins green in between pale | mango-disorders-4
tip of mango leaf burning brown borewell water is salty | mango-disorders-5
black nose on raw mango near brick kiln | mango-disorders-6
tiny insects jump when i shake the flower and leaves become black and sticky | mango-pests-1
white cottony insects climbing mango stem in december how to stop them | mango-pests-2
small white worms inside ripe mango | mango-pests-3
saw dust coming out from hole in mango trunk | mango-pests-4
white flour on mango blosom | mango-diseases-1
black sunken marks on ripenning mangoe and dots on leaf | mango-diseases-2 | mango-harvest-1
mango twigs dying from tip down | mango-diseases-3
should i put news paper cover on mango on tree | mango-harvest-1 | mango-diseases-2
ripening mango with masala packet is it allowed, what else | mango-storage-1
can i put sugarcane or onion between two year old mango rows | mango-intercropping-1
monkeys are eating my mangoes how to chase them |
mokka jonna rabi sowing time telangana | maize-sowing-1
bore water available should i sow makka before rains come | maize-sowing-2 | maize-sowing-1
seed rate and fertilizer dose of hybrid makka | maize-seed-1 maize-nutrients-1 | maize-nutrients-3
babycorn seed quantity 1 acre | maize-seed-2
too hot 40 degre in april will my maka fill grains | maize-climate-1 | maize-disorders-3 maize-irrigation-1
tnau dose for makkacholam and when to give second urea | maize-nutrients-2 | maize-nutrients-1
short duration maize needs less urea? | maize-nutrients-3
makka 4 days under water | maize-irrigation-2 | general-flood-1
grass in makka which spray before it comes out | maize-weeds-1
young corn plants turned purpel colour | maize-disorders-1
new leaves of my makka have white stripes along both sides of mid vein, last leaf fully white | maize-disorders-2
parrots eating my corn cobs |
holes in corn leafs and wet saw dust like dirt inside the top | maize-pests-1 | fodder-maize-pests-1 maize-pests-2 maize-pests-4
fouji worm control without poison | maize-pests-2 | maize-pests-4
how many lure traps for fall army worm in gujarat to catch all moths | maize-pests-3 | general-trap-1
which spray in whorl for army worm in maize | maize-pests-4 | fodder-maize-pests-1 maize-pests-2
centre leaf of makka dries and pulls out, rows of small holes | maize-pests-5 | fodder-maize-pests-1
leaves in place of tassel in makka and white down under leaf at morning | maize-diseases-2
makka falls down bottom joint soft and smells like liquor | maize-diseases-3
corn how dry before bagging | maize-storage-1 | general-store-1
wild boar destroying my corn every night |
late july rain which soya vareity | soybean-sowing-2 | soybean-varieties-1
soya seed per acre indore | soybean-seed-1 | soybean-seed-2
bold grain soya, out of 100 only 60 sprouted how much extra seed | soybean-seed-2
bbf machine for soya | soybean-machinery-1
mp soya bean varities | soybean-varieties-1
soya fertilizer at sowing per acre | soybean-nutrients-1 | soybean-nutrients-2
zinc dose in soya | soybean-disorders-1 | general-zinc-2 general-zinc-3
no rain since 20 days soya in flower should i run pump | soybean-irrigation-1 | general-drought-1
soya leaf turning bright yellow in patches here and there | soybean-diseases-1
two rings on soya stem | soybean-pests-1
i split soya stem inside red with small maggot | soybean-pests-2
in my soya some green worms walk like an arch and finish leaf edges, cotton nearby not touched | soybean-pests-3
yelow hairy worms on soya | soybean-pests-4
soya scorched in patch with cotton like white growth on branches after long rain | soybean-diseases-2
pin head yellow spots on soya leaf pantnagar | soybean-diseases-3
soya quintals per acre normal | soybean-yield-1
soya msp and where to register for govt purchase | general-market-3 | general-market-4 general-market-7
potatto planting month in agra side | potato-sowing-1 | potato-seed-3
potatto seed quintal punjab acre | potato-seed-1
took seed potato out of cold store today can i plant tomorrow | potato-seed-2
i want to make own seed potato free from disease | potato-seed-3
nights are hot will tubers form in potato | potato-climate-1
green potato safe to eat | potato-disorders-1
pukhraj potato days and yield | potato-varieties-1
which aloo for chips company | potato-varieties-2
wet dark spots at leaf edge of potatoe and white mould under it in morning | potato-diseases-1 | potato-diseases-2
foggy weather since 3 days fear of blight in potato what to watch | potato-diseases-2 | potato-diseases-1
worms making tunnals in stored potato with black powder near eyes | potato-pests-1
frost tonight aloo in field | potato-disorders-2 | general-frost-2
cold storage rent per bag for potato this year |
when to sow rajma in tarai | rajma-sowing-1
rajma seed per acre | rajma-seed-1
which rajma for plains | rajma-varieties-1 | rajma-yield-1
rajma fertlizer how much | rajma-nutrients-1 | rajma-disorders-1
in plains my rajma leaves going pale from bottom, no knots on root like gram has, when to give urea | rajma-disorders-1 | rajma-nutrients-1
how often water rajma | rajma-irrigation-1
flowers of rajma are dropping since march heat came, peas beside it already finished, is it due to garmi | rajma-climate-1
can rajma grow in salty land | rajma-soil-1
red brown sunken wound around rajma stem near soil and leaves with wet tan patches after rain what is it | rajma-diseases-1
black sunken spots on rajma pods | rajma-diseases-2
rajma leaf mottled light dark green | rajma-diseases-3 | rajma-pests-2
we live at 1800 m with heavy rain and under rajma leaf i see flour like white tufts, yellow patch above | rajma-diseases-4
tiny black fly, young rajma stems swell and break | rajma-pests-1
leaf miner and pod worm in rajma how many yellow traps per acre | rajma-pests-2 | general-trap-3
today mandi price of rajma |
lobia sowing month | cowpea-sowing-1
climbing alasande seed rate | cowpea-seed-1
good varity of lobiya | cowpea-varieties-1
how much manure lobia vegetable | cowpea-nutrients-1
i have sown karamani for summer near my okra plot, okra gets water every 5 days, how often should karamani get | cowpea-irrigation-1
hoeing lobia when | cowpea-weeds-1 | general-weeds-1
karamani flowers fall and pods not filled, dry spell also, what powder to mix in pump and how many grams per litre | cowpea-disorders-1 | cowpea-irrigation-1
pink slime in pits on lobia pod | cowpea-diseases-2
after heavy rain wet looking spots joined on lobiya leaf, shopkeeper says spray antibiotic, shall i | cowpea-diseases-3
payaru plants die in patches in dry weather what seed treatment | cowpea-diseases-4
green lobia pods yield acre | cowpea-yield-1
kept lobia seed in tin full of small beetles how to store | cowpea-storage-1 | general-hermetic-1 general-store-5
dry karamani pods bursting when to pick | cowpea-harvest-1
cowpea as green fodder cutting days for buffalo |
papaya seeds for one acre | papaya-seed-1
pappaya planting month and spacing | papaya-sowing-1
my land is heavy and holds rain water for two days, banana survives there, can i put papaya on it | papaya-soil-1
red lady or pusa nanha papaya | papaya-varieties-1
npk per papya plant | papaya-nutrients-1
papaya leafs like thred and rings on fruits | papaya-diseases-1
papaya leaf turned down like cup | papaya-diseases-2
boppayi trunk rotting at ground | papaya-diseases-3
pappaya fruit is bumpy and milk comes | papaya-disorders-1
one yellow line came at tip of papaya shall i pick | papaya-harvest-1
how to collect and sell papaya milk |
dhania sowing time | coriander-sowing-1 | coriander-sowing-2
break kothmir seeds before sowing? | coriander-seed-1
kothamalli fertilizer dose per acre | coriander-nutrients-1
thining and weeding of coriender which day | coriander-weeds-1
i have coriander in flower and it has been cloudy for a week, wheat near it looks fine, what trouble may come | coriander-climate-1
april coriander leaves sell very high, will green shade net help and in how many days can i cut it | coriander-sowing-2
corriander drying in patches root brown | coriander-diseases-2
green lice on dhaniya flower heads | coriander-pests-1
which dhania gives more seed gc 1 or gc 2 and when to cut so that green colour stays for market | coriander-yield-1
coriander auction rate at ramganj mandi |
can adike grow at 1200 metre | arecanut-climate-1
which nuts to pick for adike seedling | arecanut-nursery-1
mangala or mohitnagar for shimoga | arecanut-varieties-1
adike planting gap and month | arecanut-sowing-1
each bearing adike tree how many gram urea and potash, coconut i give one kg | arecanut-nutrients-1 | general-fert-3
kole roga spray when | arecanut-diseases-1
adike middle leaves yellow from tip, inside nut black and soft, pepper vine on it is green still, can it be cured | arecanut-diseases-2
areca nuts spliting on tree | arecanut-disorders-1
grubs eating roots of adike crown is yellow | arecanut-pests-1
machine to remove husk of adike price |
how much rain pepper vine need | blackpepper-climate-1
pepper cuttings in bag rotting from root | blackpepper-nursery-1 | general-tricho-1
kurumulaku variety for open sunny place | blackpepper-varieties-1
milagu vine fertilizer grams, coffee i already gave | blackpepper-nutrients-1
quick wilt in pepper | blackpepper-diseases-1
pepper slowly yellow after rain, next year looks ok then dead | blackpepper-diseases-2
peper berries hollow with hole | blackpepper-pests-1
new tips of pepper vine drying in october | blackpepper-pests-2
spikes falling in june, silver oak gives too much shade on my pepper, should i lop it | blackpepper-disorders-1
when to pluck pepper spikes | blackpepper-harvest-1
how to make white pepper at home |
poosani sowing month | pumpkin-sowing-1
how many bhopla seeds in one pit, keep how many later | pumpkin-seed-1
fruits touching wet ground and rotting, watermelon i kept on straw, same for kumbalakai | pumpkin-weeds-1
sweet thick flesh pumkin varity | pumpkin-varieties-1
maggots in small pumpkins in rainy season | pumpkin-pests-1
pumpkin leaves have dark and light green blisters, bottle gourd also, should i pull out | pumpkin-diseases-1
how to know pumpkin is ripe for keping | pumpkin-harvest-1
red beetle eating small pumpkin leaves |
tobacco bed making | tobacco-nursery-1 | tobacco-diseases-1
how thick should tobaco seedling be for planting and when to remove the cover on bed | tobacco-nursery-2
pogaku planting black soil andhra | tobacco-sowing-1 | tobacco-nursery-2
too much urea in pogaku is bad? | tobacco-nutrients-1
purple flower without leaf growing at tobacco root | tobacco-weeds-1
young tobacco falling over at neck | tobacco-diseases-1
leaving tobacco which other crop | tobacco-market-1
how to cure tobacco leaf in barn |
band gobi sowing month | cabbage-sowing-1
hot water for cabbage seeds how many degree | cabbage-seed-1
cabbage heads cracked after i gave heavy water just before cutting, cauliflower next to it is ok, why | cabbage-irrigation-1
musterd rows in cabage | cabbage-pests-1
dimond back moth cabage control | cabbage-pests-2 | cabbage-pests-1
grey green waxy lice colony on cabbage leaf | cabbage-pests-3 | cabbage-pests-1
cabbage droops in sun and root is swollen like club, neighbour gave me the seedlings | cabbage-diseases-1
snails eating cabbage at night |
safe moisture wheat storing | general-store-1 | wheat-storage-1 wheat-harvest-1
old gunny bags had insects last year, now i want to keep paddy in them, what to do with bags and floor | general-store-2 | rice-storage-2
bite grain test | general-store-3 | wheat-harvest-1 wheat-storage-1
how much mustard oil to mix in one kilo pulse seed against beetle | general-store-5
pics bag how many months safe | general-hermetic-2
solar box for drying chilli and leaves | general-dryer-1
which sheep of rajasthan | sheep-breeds-1
black hardy kuri of deccan, do females have horns | sheep-breeds-2
pus pimples and fever in sheep | sheep-vaccination-1
when to drench lambs for worms | sheep-worms-1 | sheep-deworm-2
worm medicine before selling sheep for meat, my goats also, will they weigh more | sheep-deworm-2 | goat-worms-1 sheep-worms-1
loan for buying 20 sheep |
how much water drip saves | general-drip-1
rain gun for sandy uneven land | general-sprinkler-1
silver black plastic sheet thickness | general-mulch-1 | tomato-weeds-1
after tomato can i grow brinjal | general-rotation-1 | tomato-diseases-5
rows of arhar in cotton | general-intercrop-1 | cotton-intercropping-1
i planted guava at 6 metre, now for mango how far apart should trees be and what small crops can i take in between for first years | mango-nursery-2 mango-intercropping-1
how to get crop loan on mango orchard papers in fathers name |
when to break dry makka cobs and how much should i dry the grain before filling, last year groundnut got mould in same room | maize-harvest-1 maize-storage-1 | general-store-1
cotton field is clean but soya is full of small weeds, which spray and when to weed by hand, and if rain stops at which stage must i give water | soybean-weeds-1 soybean-irrigation-1
what is rate of soya straw for cattle feed |
sir my potato plants are one span high, when do i put soil on them and after how many days do i water, mustard is on other side | potato-soil-1 potato-irrigation-1
planted aloo early in september heat because neighbour did his peas early, now stem base is black, plants are stiff and small and tubers go watery with bad smell | potato-diseases-4 | potato-sowing-1
shop man gives poison tablets for weevils in wheat but i have small children at home, is there some bag or drum which kills insects without any poison | general-hermetic-1 | general-store-4 general-hermetic-2 wheat-storage-2
in which months should i cut the wool of my sheep and when do they get the pox needle, goats already got theirs | sheep-shearing-1 sheep-vaccination-1
for dhania under irrigation how much fertiliser at sowing and on day 30 and after how many days water, fenugreek near it gets weekly | coriander-nutrients-1 coriander-irrigation-1
which months does the modi 2000 come | general-scheme-2 | general-scheme-3 general-scheme-1
someone forwarded that 23rd instalment comes on 5th is it true how to be sure | general-scheme-3 | general-scheme-2
my father retired from state electricity board he gets pension 28000 every month and our 3 acre is in his name only can he still take the kisan 2000 sir | general-scheme-5
my wife is school teacher paying tax land is in my name can i still take 6000 yearly | general-scheme-6 | general-scheme-5
kisan yojna kyc thumb or otp | general-scheme-8 | general-scheme-9
old mothers thumb not matching on machine for kisan samman money what else can be done | general-scheme-9 | general-scheme-8
payment stopped one year back for kyc now done will old installments also come or gone | general-scheme-11
land sedding no where go | general-scheme-12
bihar jamabandi father name printed wrong farmer id not made | general-scheme-14 | general-scheme-13 general-scheme-86
check pm kisan status without going to cyber cafe | general-scheme-15
son got govt job now want to stop taking the 2000 how to give back name | general-scheme-17 | general-scheme-5
neighbour filled wrong details to take pm kisan what happens if caught | general-scheme-18
farmer id must for new form | general-scheme-20 | general-scheme-21
agristack id papers needed | general-scheme-21
insurence share farmer pays chilli | general-scheme-23
rabi bima closing day | general-scheme-24
last evening hail stones fell for half an hour and my standing wheat is flat on ground i had paid the bima at bank now whom to inform and within how many hours | general-scheme-26 | general-scheme-27 general-hail-2 general-scheme-28
calling insurance toll free what details they will ask me | general-scheme-27
does crop insurance pay for drought and insect attack also | general-scheme-29
my whole soyabean field is gone full black but company man says panchayat average is ok so nothing for me and neighbour with cotton also got nothing please explain why like this | general-scheme-30
wild boar finished my maize at night is it coverd in insurance | general-scheme-32
claim for soyabean pending since 5 months insurance company not paying any interest for delay | general-scheme-33
i have no bank loan how can i insure my groundnut | general-scheme-35
how bank decides how much limit on my kisan credit card for 4 acres | general-scheme-36
paid kcc ten days late bank says full interest | general-scheme-38 | general-scheme-37
i have ten buffaloes and supply milk to dairy i want kisan card for buying feed will interest be low like crop loan and which papers should i bring to bank | general-scheme-39 general-scheme-42 | general-scheme-37
i till land on verbal lease of landlord can bank give me kisan card | general-scheme-41 | general-scheme-42
papers for kisan card | general-scheme-42 | general-scheme-21
heard kcc rule changing next year from rbi sugarcane season how many months | general-scheme-44
whatsapp says central govt giving kisan loan without interest true or false | general-scheme-45
free soil testing office | general-scheme-47
what all things are written in soil health card report and after how many years to repeat | general-scheme-48 | general-soiltest-7
i already bought drip pipes from local shop for my tomato in march and shopkeeper said govt will return half now office is refusing can i still claim on that old bill | general-scheme-50
money per hectare for organic group farming scheme | general-scheme-51 | general-scheme-52
group organic certificate cheap and money per hectare for it | general-scheme-53 general-scheme-51 | general-scheme-54
want to send organic turmeric to dubai is pgs paper enough | general-scheme-54
we 12 boys of village want to open tractor rotavator bank how much govt gives | general-scheme-56 | general-chc-2
bought rotavator last week will i get the machine subsidy now or first apply | general-scheme-57 | general-scheme-55
how much i have to pay from pocket for solar motor | general-scheme-59
one site asking 5600 rupees registration for solar pump is it fraud | general-scheme-60 | general-scheme-89
loan for building a onion godown and cold room with less interest | general-scheme-62 | general-scheme-63
own contribution in agri infra fund loan and when emi starts | general-scheme-63
minimum members to start farmer producer company in plain area | general-scheme-65 | general-fpo-1
pension for farmer after 60 how much monthly to pay i am 27 | general-scheme-66 | general-scheme-67
want to grow roses and mushroom any help from horticulture | general-scheme-68
100 goats shed how much subsidy and how to insure them | general-scheme-69 general-scheme-70
fish pond subsidy st lady | general-scheme-71
artificial insemination at home free or paid for cow and injection for only female calf | general-scheme-72
got bee boxes last month can nbhm pay me for that | general-scheme-74
will central govt waive my crop loan should i stop paying | general-scheme-75 | general-scheme-76
govt rate one bag uria | general-scheme-77
why fertiliser subsidy not credited in my account dealer took thumb | general-scheme-78
haryana dealer refusing dap says register on portal first | general-scheme-80
free mustard moong seed packet | general-scheme-81 | general-market-12
flood water stood eight days and took half my paddy i had no insurence this year will govt give anything whom should i tell and how much for one hectare | general-scheme-83 general-scheme-84
how many rupees per hectare govt gives for flood loss in irrigated land | general-scheme-84 | general-scheme-83
website for checking land record in up and jharkhand | general-scheme-86
7/12 utara online site | general-scheme-87 | general-scheme-86
how to know if a scheme website is real or fake it asked my adhar and otp | general-scheme-89 | general-scheme-60
toll free number tamil speaking | general-scheme-90 | general-scheme-91
annadata sukhibhava total amount and kaulu raitu eligible or not | general-scheme-92
rythu bharosa this season my 3 acres lying fallow will i get money | general-scheme-93
in rajasthan how much extra over modi money | general-scheme-95
mp cm extra kisan money | general-scheme-96
krishak bandhu for bhag chasi and death benefit | general-scheme-98
bihar fasal sahayata amount and is any fee to pay | general-scheme-99
my district name came in dhan dhanya yojna how do i get cash | general-scheme-100
bank manager is asking my land papers to keep as guarantee for kcc of only 1.5 lakh my cousin in next village did not give any is it right what he is doing | general-scheme-40 | general-scheme-44
hill village in nagaland how many growers must join to make an fpo | general-fpo-1 | general-scheme-65
running cost support for new fpo three years how much and who to ask sfac or nabard | general-fpo-2 | general-scheme-64
shopkeepers son wants to open implement renting shop project 25 lakh how much aid | general-chc-2 | general-scheme-56
javas with only one or two waterings in vidarbha which week of november to sow | linseed-sowing-2
tisi seed per acre if we throw by hand and if in lines | linseed-seed-1
which linsed seed good for rajasthan irrigated land after soybean | linseed-varieties-1
dap urea for barani alsi | linseed-nutrients-1 | general-fert-3 general-fert-4
will gypsum help in jawas | linseed-nutrients-2
we have well water only for two rounds in the flax crop because onion takes the most so tell on which days to give and how much fertiliser with that | linseed-irrigation-1 linseed-nutrients-1 | linseed-nutrients-2
labour not available grasses came up in alsi after wheat sowing what medicine to use | linseed-weeds-1
yellow thread creeper on tisi | linseed-weeds-2
alsi buds swollen and not opening pink worm inside | linseed-pests-1 | linseed-pests-2 linseed-sowing-1
after soybean alsi plants droping here and there and drying even small ones last year also same field | linseed-diseases-1
orange dots on linsed leaf | linseed-diseases-2
jawas ready to cut sign | linseed-harvest-1
stray cows eat all my gram and wheat every night and i cannot afford fence so thinking of alsi is it safe from them and how much can it give per acre | linseed-yield-1
sandy field ok for flax seed and how many kilo needed | linseed-soil-1 linseed-seed-1
threw alsi in standing paddy before cutting now how to get more from it | linseed-irrigation-2
ulavalu when to sow after paddy in andhra | horse-gram-sowing-2
kulthi seed hard like stone any trick and month for south | horse-gram-seed-2 horse-gram-sowing-2
kollu manure for poor soil after groundnut | horse-gram-nutrients-1
muthira sour soil lime kg | horse-gram-soil-1 | general-acid-2
monsoon failed cotton dried which pulse like hurali can still survive | horse-gram-climate-1
horsegram leaves turning yellow patches slowly whole plant yellow remove or spray | horse-gram-diseases-1
huruli seedling reddish at neck roots snapping when pulled after dry spell | horse-gram-diseases-2 | horse-gram-diseases-1
kulith pods worm tur is fine | horse-gram-pests-1
hurali good seed name karnataka | horse-gram-varieties-1
when to cut ulavalu lower pods became brown | horse-gram-harvest-1
how many times to hoe kulthi and does it want water | horse-gram-weeds-1 horse-gram-irrigation-1 | horse-gram-climate-1
peru grafts gap between plants and yearly manure when big | guava-sowing-1 guava-nutrients-1
salty land paddy failed gauva possible | guava-soil-1 | guava-sowing-1
manure for big peru tree | guava-nutrients-1
20 year old guava trees became tall and few fruits can i cut them down | guava-pruning-1
rain season guava sells at five rupees and is full of worms while winter one goes for forty how can i make the trees skip the rainy fruit and bear only in winter | guava-pruning-2 | guava-pests-1
farmer says one side branch of his guava tree turned yellow first and then the whole tree died after rains and next tree near the mango is starting same what is this | guava-diseases-1
small white worms inside ripe amrud with green prick marks on skin | guava-pests-1 | guava-pruning-2
bark web and hole guava trunk | guava-pests-2
jama leaves bronze small fruits hard cracking mango ok | guava-disorders-1
guava keeping days in cold room | guava-harvest-1
veg between young seebe plants | guava-intercropping-1
brown round sunken spots on ripe gauva and rust like scabs pomegranate in next plot has none | guava-diseases-2
dhencha before paddy ploughing in when | general-greenmanure-2
sunhemp sown in june after how many days to bury less water here | general-greenmanure-3
earth worms dying in my bed is it too hot or too wet | general-vermi-1
making kechua khad pit size worms to put and how wet to keep | general-vermi-2 general-vermi-1
one nadep tank how many acres | general-compost-2
applied fresh gobar and now termites everywhere how long to keep it before using | general-compost-3
jivamrut drum recepie | general-jeevamrut-1 | general-jeevamrut-2
can only jeevamrut feed my sugarcane how often per month | general-jeevamrut-2 | general-jeevamrut-1
20 days left before wheat sowing is pusa spray good to rot the parali | general-residue-4 | wheat-machinery-2 wheat-machinery-1
manjal seed for one acre and khad for it | turmeric-seed-1 turmeric-nutrients-1
laterite pasupu beds lime | turmeric-soil-1
turmaric fertilizer splits sugarcane field earlier | turmeric-nutrients-1
haldi watering gap after october | turmeric-irrigation-1
arishina plants falling at base smell of rot when dug ginger nearby also same | turmeric-diseases-2 | ginger-diseases-1
grey crust on stored haldi bene ginger heap beside also | turmeric-pests-1
we dug two acres of turmeric yesterday first time in our life so please tell how long to boil it and how many days in the sun before the polish man comes | turmeric-harvest-1
six month turmeric seed name | turmeric-varieties-1
how many times should i open hive and what to see inside | honeybee-check-1
bees hangin outside box and flying off in mustard bloom box is full | honeybee-space-1
red specks on bees crippled wing | honeybee-mite-1
worms making silk tunnel in old comb rainy month | honeybee-waxmoth-1
neighbor will spray his cotton tomorrow how to save my bees | honeybee-pesticide-1
when to take honey from litchi and do bees increase the fruit also | honeybee-harvest-1 honeybee-crop-1 | litchi-disorders-2
summer lauki sowing bihar | bottlegourd-sowing-1
churakka seeds per pit and which months for kerala | bottlegourd-seed-1 bottlegourd-sowing-1
sorakaya only gents flowers | bottlegourd-disorders-1
tiny dudhi turns yellow and falls after flower no bees seen near because cotton spray | bottlegourd-disorders-2 | honeybee-pesticide-1
red small beetles cutting new leaves of ghiya and pumpkin seedlings | bottlegourd-pests-1
lauki leaf yellow corners purple below | bottlegourd-diseases-1
when first dudhi can be plucked and how often to water now | bottlegourd-harvest-1 bottlegourd-irrigation-1
npk dose for sorekai | bottlegourd-nutrients-1
murungai pit spacing and how much seed | drumstick-sowing-1 drumstick-seed-1
moringa seed one acre cotton removed | drumstick-seed-1
shevga gone tall no branch | drumstick-pruning-1
murungai flowers dropping in hot wind | drumstick-disorders-1 | drumstick-irrigation-1
munaga pods split with gum and maggots inside | drumstick-pests-1
many hairy worms sitting in bunch on drumstick stem after the rain nearby banana is fine but all leaves of this tree are eaten and my hand is itching since i touched | drumstick-pests-2
pkm1 pods per tree | drumstick-yield-1
can i grow bhendi inside new nugge feild for quick cash | drumstick-intercropping-1
cheera in heavy rains how to sow | amaranthus-sowing-1
thotakura seed grams acre | amaranthus-seed-1
red cheera near brinjal sprinkler ok | amaranthus-irrigation-1 | amaranthus-diseases-1
holes and straw colour spots on lal saag leaf | amaranthus-diseases-1
keerai first cutting day | amaranthus-harvest-1
best green amaranth name and can it go in rains after brinjal | amaranthus-varieties-1 amaranthus-sowing-1
beside my tea only 105 rubber in whole estate ok or mix | rubber-varieties-1
cut cashew now rubber plants per acre | rubber-sowing-1
my rubber trees are six years old and girth is around 45 cm at chest height can i start taking milk this year or wait and what fertiliser to give till then | rubber-harvest-1 rubber-nutrients-1
in this monsoon leaves of my rubber are falling green with a drop of milk on the stalk and black lines are coming on the tapping cut pepper below is ok please help | rubber-diseases-2
no milk from rubber cut | rubber-disorders-1
egg to cocoon how many days | silkworm-cycle-1 | silkworm-mounting-1
pattu poochi shed heat and damp | silkworm-climate-1
silk warms swollen shining and white milk water coming | silkworm-disease-1 | silkworm-disease-2
ripe worms put on chandrike when to take off the cocoons | silkworm-mounting-1
where to get clean silk eggs and how to keep shed free from sickness | silkworm-eggs-1 silkworm-disease-2 | silkworm-muga-1
spray medicne fell on brothers body and eyes what to do right now | general-poison-1 | general-poison-4
my 6 year old boy drank some pesticide from a cold drink bottle by mistake hospital is one hour away mother wants to give salt water to vomit should we do that | general-poison-2 | general-poison-1 general-poison-4
giddy and vomiting while spraying | general-poison-3
pseudomonas dose paddy blast | general-pseudo-1
can i put trichoderma together with dap in dry field | general-tricho-2
potash dose for linseed |
rate of alsi in indore mandi today | general-market-22
can combine harvester cut flax crop or it gets wrapped |
jawas aphids sticky black on stem what to spray |
horse gram seeds in my store got holes by small beetles how to keep | general-store-5
which weedicide before germination in hurali |
ulavalu price this week kurnool | general-market-22
mealy bug white cotton on guava fruits and ants |
drip litres per day for 3 year peru plant |
how to make guava jelly at home for selling |
worm boring stem of turmeric and centre shoot dry |
curcumin percent in salem turmeric |
big yellow hornets killing my bees at entrance |
rent for keeping bee boxes in apple orchard himachal |
how to rear new queen bee |
fruit fly sting in bottle gourd fruits rotting |
which hybrid bottle gourd long green for june |
lauki tastes bitter is it safe |
how to dry murungai leaves into powder |
cheera leaves get yellow in transport how to keep fresh |
how to make rubber sheets with acid and smoke |
rubber rate rss4 kottayam |
pineapple between rubber rows spacing |
uzi fly laying eggs on silk worms |
which mulberry plant to grow for silkworm and its spacing |
subsidy for fencing wire around field |
my dog ate rat poison what medicine |
dap bag price now |
how to become licensed drone pilot fees |
how to prepare beejamrut for seed | general-beejamrut-1 | general-beejamrut-2
ginger rotting in wet field | ginger-diseases-1 | ginger-diseases-2 general-tricho-1
floor gets muddy in monsoon and goats cough and limp | goat-housing-2
signs of heat in goat and days of pregnency | goat-breeding-1 | goat-breeds-5
how to make raisins from grapes in shed |
my goat gave twins this morning, cow also calving soon, what to do first for the two little ones and at which month their injections start | goat-kid-1 goat-vaccination-1
keep seed ginger till next planting without shrinking | ginger-storage-1
radish leaves can be fed to rabbit? |
colour of onion skin fading after washing, how to keep it bright for export |
gir male calf price at four months |
blisters on tongue, cow drooling | cattle-fmd-1 | cattle-fmd-2
radish spongy like thermocol | radish-disorders-2
npk for pea in ooty and in plains | greenpea-nutrients-1 | field-pea-nutrients-1
nishigandha khat per acre | tuberose-nutrients-1
opened the urea straw heap, strong smell, can i feed it straight away | cattle-fodder-2
ginger leaves roll and turn bronze, milky liquid from stem when pressed, no bad smell | ginger-diseases-2
hf or jersy which is cheaper to feed | cattle-breeds-6
when to castrate male kids for bakrid |
cow eats plastic bags how to remove from stomach |
robusta plants in one acre | coffee-sowing-1
how much to milk out just after calving so that she does not go down | cattle-milkfever-3
how many goats can graze on my two acres of wasteland |
rainfall for sagwan | teak-climate-1
after how many days does heat come back in cow and how long it stays | cattle-breeding-3
in karnataka when to put seed bed for rainy season onion | onion-sowing-1
cows thin with loose dung, worm medicine how many times a year | cattle-deworm-1 | cattle-deworm-2
blossom shower failed, how much sprinkler | coffee-irrigation-1
newborn calf not standing | cattle-calf-3
mooli too crowded thin when and earthing up | radish-weeds-1 | radish-seed-1
white blister below mooli leaf and flowers twisted | radish-diseases-1
haldi is fine but ginger shoot has hole with powder | ginger-pests-1
making dry grass bundles from oats, when to cut and how dry | cattle-fodder-6 | oat-feeding-1
i have ten milkers, two dry months, how many quintal silage should i make | cattle-fodder-5
kanda khat dose per acre | onion-nutrients-1
brothers crop rotted last year by july, mine is lifted and lying in field beside the wheat stubble, how many days sun and shade and how much neck to leave before putting in shed | onion-storage-1 | onion-diseases-5
farmer wants month of planting nishigandha bulbs and after how many days flowers come | tuberose-sowing-1 tuberose-harvest-1
how to dry coffee parchment on yard how many days |
jersey cross straw and dana daily | cattle-feeding-2
how to protect my pigs disease reached next block, i feed hotel waste | pig-asf-2 | pig-asf-1 pig-vaccination-1
theileria vaccine how many times in life for cross bred | cattle-vaccination-4
cow repeating after 4 injections | cattle-breeding-6
my country cow gives 5 litre how much tur chuni and grain mix daily | cattle-feeding-1 | cattle-feeding-4
cow came in season last evening when to call AI man | cattle-breeding-2
onion seedlings falling over at ground level in nursery and rotting | onion-diseases-3 | onion-nursery-1 general-tricho-1
labour costly, any medicine for grass in onion after planting | onion-weeds-1
can i train a cow to use dung corner |
calved cow cold, neck bent, down | cattle-milkfever-1 | cattle-milkfever-2
trips in onion leaf white streak | onion-pests-1 | onion-pests-2 general-trap-3
mash in punjab after potato in march, which variety how much seed | urad-sowing-3
napier cutting height for silage | cattle-fodder-3 | hybrid-napier-harvest-1
sahiwal fat percent and yearly milk | cattle-breeds-2
buffalo down after calving | buffalo-health-2 | cattle-milkfever-1
uttar pradesh grape vine one time cutting in winter, what lenght of cane | grapes-pruning-2
too many ticks hiding in wall cracks of shed | cattle-ticks-1
urd seed per acre summer | urad-seed-1 | urad-sowing-3
how to make onion seed from bulbs at home spacing of mother bulbs |
how to keep cows safe from udder infection, floor always wet here | cattle-mastitis-2 | cattle-mastitis-4 cattle-housing-2
which herb to give goat for more milk, my cow gets shatavari |
sudden death blood from nose carcass | cattle-anthrax-1
bought two cows from mela how long to tie them seperate from mine | cattle-fmd-3
space for 8 buffaloes | buffalo-housing-1
white cotton and black seeds like mustard under onion bulb, same plot last year also | onion-diseases-4
cow shed direction and floor | cattle-housing-2
first thick milk for newborn calf | cattle-calf-1
i keep six cows near anand and sell to the dudh mandli, two come in season very late and the growing female calf also is weak, what powder every day and how many grams | cattle-feeding-7
how many onion seedlings come from one kilo seed packet |
dap or super phosphate for urd and how much | urad-nutrients-1 | urad-nutrients-2 general-fert-3 general-fert-4
first pea picking after how many days | greenpea-harvest-1
which draksh kind for sangli and which for punjab | grapes-varieties-1
peas seed for one acre and spacing, what culture to coat | greenpea-seed-1 | general-biofert-1 field-pea-seed-1 general-biofert-3
coffee stem ridges, plant snaps | coffee-pests-1
permission needed for cutting teak trees on own land |
we sowed soybean on one side and mash on other, now mash leaves and even pods are turning golden yellow and tiny white flies rise when i walk, what to do and which seed next year | urad-diseases-1 | urad-varieties-1
my estate is at 700 m hot, arabica or robusta | coffee-climate-1
rain and ph for ginger | ginger-climate-1
cottony white bugs in grape bunch | grapes-pests-1
is brucella injection needed for old cows also or only small ones | cattle-vaccination-3
starting dairy with 5 jersey cross, need space per cow and daily straw and concentrate | cattle-housing-1 cattle-feeding-2 | cattle-feeding-5
in our village in barmer sheep are fine but goats are dying one after other with running nose, sores in mouth and stinking loose motion, is there any cure or only separate them | goat-ppr-1
white dust on pea leaves | greenpea-diseases-1 | field-pea-diseases-1
how deep to plough for ginger with rotavator or tractor tines |
can pea be sown by zero till drill after paddy and at what depth |
goat normal fever number | goat-sick-1
spider web type threads on burnt leaves of black gram in rains | urad-diseases-3
urea top dress for green fodder corn at one month | fodder-maize-nutrients-1
milk turns sour before van comes | cattle-milk-2 | cattle-milk-1
coffee bush drying after monsoon left, urea potash zinc mix spray | coffee-nutrients-1
tallest makka for cattle feed | fodder-maize-varieties-1
caller says goats have mata, scabs on bare skin, cows ok, what to do | goat-pox-1
osmanabadi first kidding age | goat-breeds-5 | goat-select-1
weevil in stored black gram in house how to keep dal safe | general-store-5 general-hermetic-1 general-store-4 | general-store-3
tuberose after first year can i keep the old clumps again | tuberose-irrigation-1
cow horn broken bleeding what to apply |
maize for piglets from which day | pig-piglet-3
sexed semen cost for female calf |
pregnent cow extra grain how much over normal | cattle-feeding-3
buying murra what milk to expect and what daily feed | buffalo-breeds-1 buffalo-feeding-1
piglets pale and panting | pig-piglet-2
urd pods black, cut or pick | urad-harvest-1
in rains throat swelled and cattle died within a day, another one has high fever now | cattle-hs-1 | cattle-vaccination-2
gir milk per calving litres | cattle-breeds-1
male pig pen size | pig-housing-1
how many days a sow should suckle before weaning the litter |
yearly khat dose of grape garden per acre, how to split between two prunings | grapes-nutrients-1
makki chara cut at which stage | fodder-maize-harvest-1 | cattle-fodder-3
inji seed weight per acre | ginger-seed-1
tops falling, dig onion now? | onion-harvest-1 | onion-disorders-3
next pregnancy how soon after calving | cattle-breeding-5 | buffalo-breeding-3
how many bags of ripe coffee cherry make one bag of dry beans |
how sweet should grapes be before cutting, will they ripen after | grapes-harvest-1
is there vaccine for the african pig disease and can people catch it | pig-asf-1 | pig-vaccination-1
fever, swollen glands, yellow eyes, crossbred | cattle-theileria-1
my field is black sticky and water stays, will onion shape be ok | onion-soil-1
amritsari beetal goat good for what | goat-breeds-4
thickness of drip pipe in grape and how many drippers per vine |
planning draksh next january where pomegranate was uprooted, what land is right for it and how many vines go in one acre | grapes-soil-1 grapes-sowing-1
mullangi fertilizer per acre tamil nadu | radish-nutrients-1
silver curled vine leaf, scabby berries | grapes-pests-2
caller wants farmya vaccine age for calves | cattle-vaccination-1
difference between jaffrabadi mehsani and surti | buffalo-breeds-2
drip lateral spacing for onion on raised bed |
market full in april, when do other harvests come, which crop keeps till diwali | onion-sowing-3
last evening a mad dog ran through our lane and bit my buffalo shed watchdog and then my best cow on the face, wound is deep, what to do now and how many shots | cattle-vaccination-6
urine colour like black tea and cow very weak had ticks last week | cattle-ticks-2 | cattle-ticks-1
gram beside my field is also full of it, now worms have entered the pea pods and leaves carry white crooked lines like a map, what can be done without strong poison | greenpea-pests-1 | field-pea-pests-2 chickpea-pests-1
silage pit for 7 buffalo 4 months using maize, wet crop what to do | fodder-maize-feeding-1 | cattle-fodder-4 cattle-fodder-5
first hoeing in urd when | urad-weeds-1 | general-weeds-1
society rejects my milk as dirty, what to do before and during milking | cattle-milk-1 | cattle-mastitis-2
which pig gives more piglets, in assam people want black ones | pig-breeds-1
one quarter giving less milk, no swelling, dairy says sample is bad | cattle-mastitis-3
farmer asks biri sowing time odisha after paddy | urad-sowing-2
why do cattle swell up on left side after eating wet green barseem and how to feed it safe | cattle-bloat-1 | cattle-bloat-2 berseem-feeding-1
maize fodder hydroponic tray at home |
one agent came to our bank and sold tissue culture teak to my uncle, he promises cutting in 10 years and crores, my land has old mango now, should i trust him and buy | teak-market-1
small black goat of jharkhand is it profit for meat, how much milk | goat-breeds-1
stomach full of gas in cow, can i pour oil in mouth, how to hold head | cattle-bloat-2 | cattle-bloat-1
peas are one month old beside mustard, when to hoe and put sticks and is one water at flowers enough or two needed | greenpea-weeds-1 greenpea-irrigation-1 | field-pea-weeds-1
green corn fodder month to sow and kg seed for an acre in haryana | fodder-maize-sowing-1 fodder-maize-seed-1
how big shed for 10 cows length of manger | cattle-housing-1
pig dung biogas plant size, we have 12 pigs |
calcium gel before calving ok? | cattle-milkfever-2
kharif onion quintal per acre | onion-yield-1
farmer asks when to hoe mash and when to cut it | urad-weeds-1 urad-harvest-1
how many years can a cow give milk before she is too old |
plan for 50 goats, shed size and feed per day | goat-housing-1 goat-feeding-1
pin hole in coffee cherries | coffee-pests-2
no rain and our chari is dry and knee high, can i cut it for the cows or is it poison | cattle-feeding-8 | fodder-sorghum-feeding-1 fodder-sorghum-feeding-2 jowar-feeding-1 fodder-sorghum-feeding-3
how to know cow is hot | cattle-breeding-1 | cattle-breeding-3
jamnapari weight and milk | goat-breeds-2
cow delivered 15 hours ago bag still hanging | cattle-placenta-1
navel cord of calf cut with blade, what to apply so it does not swell and rot | cattle-calf-2
should i wait till onion leaves become white or hang sticky cards before | onion-pests-2 | onion-pests-1
machine for transplanting onion rent per acre |
lumpy in shed what to spray | cattle-lsd-2
good mhais for kolhapur | buffalo-breeds-4
two cows threw calf in 8th month is it dangerous for my family | cattle-brucella-1
rain came when berries were ripening and they split, also which land suits grape | grapes-soil-1 | grapes-irrigation-1
black caterpillars on radish leaves, what is safe as we eat raw | radish-pests-1
which month and which seed for monsoon onion in khandesh | onion-sowing-1 onion-varieties-1
peas drying from bottom | greenpea-diseases-2 | field-pea-diseases-4
how many days my sow carries and what to get ready in the pen before she gives birth, my hens share the same yard wall | pig-piglet-1 pig-breeding-1
farmer from nimar side of mp asking which local cattle suits there | cattle-breeds-5
new planter here, pit distance of arabica and at what height to cut the top | coffee-sowing-1 coffee-pruning-1
tuberose bud fell down due to hail, insurance claim | general-hail-2 general-scheme-26 | general-scheme-29
half my kanda made flower sticks and many others are joined in two, same seed grew fine at my cousins place next to his garlic, reason for both | onion-disorders-1 onion-disorders-2
mooli in september which one and how much manure | radish-sowing-1 radish-nutrients-1
farmer complains heifer has never shown heat, body thin, what to do first | cattle-breeding-7 | cattle-deworm-1 cattle-feeding-7
attack of some worm, knots on roots of nishigandha, plants yellow, tomato was here before | tuberose-pests-1
how much bhusa and khal for buffalo carrying calf | buffalo-feeding-1
best lamb of flock shook and dropped dead after grazing in cut wheat field grain | goat-et-1 | sheep-vaccination-1
average produce of black gram per hectare good farming | urad-yield-1 | urad-varieties-1
daily leaves and grain for a adult goat | goat-feeding-1
free ear tag vaccine camp contact | cattle-vaccination-8
my pomegranate plot is ok but after two days of rain the grape flower bunches turned brown and leaf has yellow oily patch with white cotton below, which step first | grapes-diseases-1
fodder makka seed rate acre | fodder-maize-seed-1
robusta plant names | coffee-varieties-1
how much loss can purple spot disease do in rainy onion | onion-diseases-1
is it worth to make cooling onion store, how much wastage is saved | onion-storage-2
radish 35 day old is it ready, how many quintals acre | radish-harvest-1
round hard lumps all over body of cow with fever will she die | cattle-lsd-1 | cattle-lsd-2
double tuberose names | tuberose-varieties-1
if i give csf injection will it stop asf | pig-vaccination-1 | pig-asf-1 pig-asf-2
gibberellic acid ppm dip for thompson bunch size |
april and october cutting of vine how many eyes to keep | grapes-pruning-1
confused between desi breeds, want one which gives milk and whose males can pull cart too | cattle-breeds-4 | cattle-breeds-5
teak leaf became net in september | teak-pests-1
buffalo calf male what to do is there profit in rearing |
no rain this week ginger 3 months old, water gap | ginger-irrigation-1
lumpy has come to a village 3 km from mine, my neighbour says goats get pox only and cows are safe, my four cows look fine today, should i get them injected now or wait | cattle-lsd-3 | cattle-lsd-2
shimla pea sowing month | greenpea-sowing-1 | greenpea-varieties-1
i am a shopkeepers son doing farming first time, last year packet of onion seed is lying half used, can i sow that and how much will one acre need, garlic we already planted | onion-seed-1
onion shooting flower stalks why | onion-disorders-1
young urd plants wilting, split the stem and found small maggot | urad-pests-1
rice fallow ulunthu which foliar spray raises yield | urad-nutrients-2
nili ravi or murrah bigger | buffalo-breeds-5
urd straw after threshing can it be given to cows and how much |
how much total can a big milking cow eat in a day and how much of it should be greens | cattle-feeding-5
can feverish cow be vaccinated | cattle-vaccination-5
how to stop lumpy spreading in shed and is milk ok to drink | cattle-lsd-2 cattle-lsd-4 | cattle-milk-3
when to dig inji for green market and how to keep the pieces for next planting, turmeric i know already | ginger-harvest-1 ginger-storage-1
mooli seeds come up too thick how to sow even and distance | radish-seed-1
how much land to keep for raising paddy plants before monsoon, i have one hectare in Samastipur | rice-nursery-1
my saplings of long variety are 20 days is it too early to shift them to main field | rice-nursery-2 | rice-nursery-3
farmer bought a walk behind transplanter and asks how many kg seed he has to sow in trays for one acre | rice-nursery-4
throw light paddy seed salt water | rice-seed-1 | general-seedtreat-1
neighbour puts one plant at one place and says 3 kg is enogh for acre, is it true sir | rice-seed-3 | rice-sowing-1
very young plants one by one in square, when to run the small hand wheel | rice-sowing-1
labour here wants contract planting, what gap should i tell them row to row | rice-sowing-2
we planted after wheat gehu last year also but this time rains late, from which date can punjab farmer shift his jhona to field | rice-sowing-3
sowing paddy without nursery with drill in Moga which week | rice-sowing-4
when to put basmati seedbed and how many kilo 1121 for one killa | rice-sowing-6 rice-seed-4
pusa 1121 line gap | rice-seed-4 | rice-sowing-2
my father always grew pusa 44, motor runs whole day, which one takes less water and finishes early | rice-varieties-1 | rice-irrigation-2 rice-sowing-3
field stays under river water for ten days every july wich padi will not die | rice-varieties-2 | rice-varieties-3
paddy for tanr land ranchi | rice-varieties-4
when should i giv second and third urea in transplanted padddy | rice-nutrients-1 | general-fert-5 rice-nutrients-4
potato land had lot of dap and then wheat also got full dap, must i buy dap again for paddy | rice-nutrients-4
wayanad low land paddy 100 day variety how many kg factamphos type npk | rice-nutrients-5
soil in palakkad padi is sour, lab said 5.1, how many kg chunam and when | rice-soil-1 | general-acid-2
less chemical, want to use azola and dung in paddy | rice-organic-1
how many days i can keep paddy field dry between two waterings to save diesel | rice-irrigation-2 | rice-irrigation-3
transfarmer burnt and field cracked when the ears were coming, what loss will be there | rice-irrigation-3 | rice-disorders-6
when to close water before cutting paddy and how should the grain colour be | rice-irrigation-4 rice-harvest-1
shopkeeper gave butaclor 6 days after planting will it still work | rice-weeds-1
sawank in paddy no spray | rice-weeds-3
paddy stopped growing in patches three weeks after planting and old leaf full of rust colour dots | rice-disorders-1 | rice-disorders-2 general-zinc-1
dark bluish young leaf, old leaf tips burnt and straw falls | rice-disorders-3 | general-defic-3
paddy in dry sown land new leaf coming out white | rice-disorders-4 | general-iron-1
leaves turned orange purple in red marshy field of konkan, water never goes out | rice-disorders-5
half husk are empty this year, my cotton was good but paddy failed, reason? | rice-disorders-6 | rice-irrigation-3
round dry circels in paddy and small brown hoppers at the root side | rice-pests-1 | rice-pests-3 rice-pests-2
hopper came again after cypermethrin | rice-pests-2 | rice-pests-3
how many brown hopers on one clump before i should spend on medicine | rice-pests-3
all white heads in some hills, whole ear pulls straight and empty | rice-pests-4 | rice-disorders-6
dead heart in paddy without spray | rice-pests-5 | rice-pests-6 rice-pests-4
leaf roller white inside paddy | rice-pests-7
onion like pipe coming insted of new shoot in my dhaan, bajra nearby has nothing like that | rice-pests-8
a bad smelling bug sits on milky ears in the evening and grain turns chaff, maize on the other side has none | rice-pests-9
spiny beetles white streaks paddy leaf | rice-pests-10
neck of ear blak and bends down, what is it and how to save other plots | rice-diseases-1 rice-diseases-2 | ragi-diseases-1
what to do against blast on my manipur fields | rice-diseases-2 | general-pseudo-1 rice-diseases-1
wavy leaf tip drying paddy | rice-diseases-3 | rice-diseases-4
after hailstorm leaf edges are drying straw colour, should i throw urea to recover | rice-diseases-4
snake skin stem marks paddy | rice-diseases-5
til like broun dots on leaf and also grain, poor land | rice-diseases-6
yellow balls on paddy ear | rice-diseases-7
short orange plants in patches, green jumping insects in field, andhra | rice-diseases-8
basmati shoots too tall then die | rice-diseases-9
paddy ready for combine signs | rice-harvest-1 | rice-irrigation-4
rain is coming and harvsted heap is wet, how fast should i dry it | rice-storage-1 | general-hail-1 groundnut-storage-1
how much comes from one acre in punjab parmal and basmati | rice-yield-1
Want to keep 20 coloured birds behind house for meat and eggs both, which bird | poultry-backyard-1 | poultry-backyard-3 poultry-backyard-2
vanraja eggs who will hatch | poultry-backyard-4
chicks come on monday, what temperature first week and how to bring down | poultry-brooding-1 | poultry-brooding-2
bank manager asks how fast money turns in broiler against egg farm | poultry-broiler-1
one batch sold, how many days to leave shed empty and what to wash | poultry-broiler-2
cage size for layng hens and from which week they give egg | poultry-layer-1 poultry-layer-2
when do farm hens start giving egg and when to sell them off | poultry-layer-2
egg number fell suddenly in my 500 hens, goats also kept near | poultry-layer-3 | poultry-ranikhet-1
Caller has 2000 pullets for eggs and requests the chart of which vaccine on which day | poultry-vaccination-1
hen neck twisted green motion | poultry-ranikhet-1
month old chicks white watery droppings | poultry-gumboro-1
blood in chick droppings and how thick husk below them | poultry-coccidia-1 poultry-brooding-3
crows lying dead near my poltry shed what should i do | poultry-flu-1 | poultry-flu-2
chicken eating bird flu news | poultry-flu-2
temprature 44 here, hens sit with open beak and wings spread, four died at noon, shed has tin roof | poultry-heat-1
duck feed got fungus | poultry-duck-2
baby turkys not eating what to do | poultry-turkey-2
months for sowing bhindi and seed for one acre | okra-sowing-1 okra-seed-1
ladyfingar seed per acre in february | okra-seed-1 | okra-seed-2
bhindi not coming up in cold, should i soak | okra-seed-2 | okra-seed-1 okra-disorders-1
how many seeds in one hole for bhendi and when to remove extra | okra-sowing-2
bhindi khad quantity for acre, before it was onion | okra-nutrients-1
lady finger watering in may and when to hoe grass | okra-irrigation-1 okra-weeds-1 | okra-disorders-1
grass in bhindi which day to hoe | okra-weeds-1 | general-weeds-1
okra kind that does not get yellow net disease and how many quintal | okra-varieties-1 | okra-varieties-2 okra-yield-1 okra-diseases-1
leaf veins yelow like net in bhindi | okra-diseases-1 | okra-diseases-2 okra-pests-4 okra-disorders-2
bhindi tips hanging worm inside | okra-pests-1 | okra-pests-2
when to sow summer bhendi in ratnagiri so fruit worm is less | okra-pests-2
bhindi leaf edge burnt curled up | okra-pests-3
tiny wite flys under ladyfinger leaves | okra-pests-4 | okra-diseases-2
since cool nights began my bhindi looks as if someone threw flour on both sides of the leaves and pods are few | okra-diseases-3
black dirty angular patches in rains, bhendi leaf dropping | okra-diseases-4
bhindi flowers fall in loo | okra-disorders-1 | general-heat-2
whole plant of bhindi light yelow after rain stood | okra-disorders-2
when to pluck lady finger | okra-harvest-1
how many quintals of bhindi should i expect from an acre of parbhani kranti, contractor in patna offers a fixed price for whole field | okra-varieties-1 general-market-15
how to take mitti for lab from my field | general-soiltest-1 | general-soiltest-2 general-soiltest-3
where not to dig soil sample | general-soiltest-2
my report shows orgnic carbon 0.4, the clerk only said ok, is it good or poor | general-soiltest-4 | general-carbon-1
card says nitrogen 210 kg what does it mean and should i put more | general-soiltest-5
ec 0.9 and ph 7.8 in report ok? | general-soiltest-6
soil card what all is written | general-soiltest-7 | general-scheme-48 general-soiltest-5
usar ph 9.6 gypsum how much | general-alkali-1 | general-alkali-2
white crust on land after tubwell irrigation, nothing germinates | general-saline-1
why phosphrus does not work in our sour red land | general-acid-1 | general-acid-4
chuna how many quintal per acre for sour soil in assam | general-acid-2 | general-acid-1
too much lime any damage | general-acid-3
how to make my tired soil dark and soft again | general-carbon-1 | general-greenmanure-2
combain left straw standing can i sow wheat without burning it | general-residue-1 | wheat-machinery-1 wheat-machinery-2 general-residue-4
which month to put bajri and how much seed for sandy land one acre | bajra-sowing-1 bajra-seed-1
seed of bajra per acre on sandy dhora | bajra-seed-1
bajri depth in dry sand and wich time to sow | bajra-seed-2 bajra-sowing-1
two spells of rain came and bajra is one month old, no well here, how much urea and dap in total | bajra-nutrients-1 | bajra-nutrients-2 general-fert-6 general-fert-4 general-fert-3
cumbu hybrid with well water npk dose | bajra-nutrients-2
only two waterings possible in bajara when to give | bajra-irrigation-1
rain here in barmer comes twice or thrice only and guar also dries, which bajra will still give grain | bajra-varieties-1
bajra ear became green bunch | bajra-diseases-1
honey sticky drops on bajara head, will cattle get sick | bajra-diseases-2
bajra plants come out by hand, white worm below | bajra-pests-1
parrots eating bajra ear | bajra-pests-2
psb culture with dung quantity | general-biofert-2
drip which fertlizer can not go in one tank | general-fertigation-1 | banana-nutrients-3
how many bags dap urea potas for 120 60 40 | general-fert-1 | rice-nutrients-2 wheat-nutrients-4 general-fert-4
kg of N to urea | general-fert-3 | general-fert-4
no dap what in place | general-fert-4 | general-fert-2
dap touching seed is it harmful | general-fert-6
nano urea bottle instead of bag is it good | general-nano-1 | general-nano-2
nano urea parliament answer | general-nano-2 | general-nano-1
zinc salphet kilos per acre and after how many years | general-zinc-2 | wheat-nutrients-6
which month mitha pat and tita pat seed goes | jute-sowing-1
jute seed per bigha by machine and good variety for coochbehar | jute-sowing-2 jute-varieties-1 | jute-seed-1
jrc or jro which pat for nadia high land | jute-varieties-1 | jute-sowing-1
pat came up nicely but after three days of rain water is standing between small plants and they are dying, does jute want lime also | jute-soil-1
when to pull extra plants from jute and when first urea | jute-weeds-1 | jute-nutrients-1
black patch on joot stem and it breaks | jute-diseases-1
jute cutting for fine fibre | jute-harvest-1
coliflower which type in which month | cauliflower-sowing-1
gobi giving only leaves no flower, sown early | cauliflower-disorders-1 | cauliflower-sowing-1
how much khad for gobhi per acre and should borax be mixed in, last year cabbage there was fine | cauliflower-nutrients-1 | cauliflower-disorders-2 general-boron-2
inside of gobi stem is holow and brown on head | cauliflower-disorders-2 | general-boron-1
i got seedlings cheap because they were 45 days old, now the gobi heads are no bigger than a button | cauliflower-disorders-4 | cauliflower-disorders-1
small green worms hanging by thread on gobi | cauliflower-pests-1 | cabbage-pests-2 cabbage-pests-1
smelly yellow V on gobi leaf | cauliflower-diseases-1
gobi heads yellowish in market, how to keep white | cauliflower-harvest-1
we have coffee at 500 metres and want to try elakkai, which height rain and shade does it need | cardamom-climate-1
fertlizer for elaichi plants and how often to water them in summer | cardamom-nutrients-1 cardamom-irrigation-1
no rain in march elakai needs water? | cardamom-irrigation-1
elaichi stem hole dry centre | cardamom-pests-2
elakkai pods rotting smell rain | cardamom-diseases-1
first elaichi picking is next week, in which year does it bear fully and how hot may the drying room be so that it stays green | cardamom-harvest-1
tarbuz vine tip cut when | watermelon-pruning-1
watermelon water when fruit is big and how many fruits to keep on vine | watermelon-irrigation-1 watermelon-pruning-1
how to know from outside kalingad is sweet and ready | watermelon-harvest-1
tarbuj vine wilted fully | watermelon-diseases-1
tarbuz leaf tips curling dry heat small insects | watermelon-pests-1
land has white reh and ph is 9.2, nothing but babool grows, will amla live there | amla-soil-1 | amla-sowing-1
only one aamla kind in garden and fruit not setting | amla-varieties-1
how many grams of npk and how much dung for one amla tree of four years, and in which month half and half | amla-nutrients-1
flowers are on my aonla trees now and the labourer opens the canal to them every week, right or wrong | amla-irrigation-1
ends of the amla twigs have swollen like knots and when i cut one a worm sat inside | amla-pests-1
round rusty rings on nellikai | amla-diseases-1
want to put malli on half acre, which month and how far apart the cuttings | jasmine-sowing-1
which kind of malli for madurai and how much fertilser per plant | jasmine-varieties-1 jasmine-nutrients-1
malligai fertiliser per plant | jasmine-nutrients-1
malli trimming for winter price | jasmine-pruning-1
mogra buds swell up, become pink and drop before we can pick, what is eating them | jasmine-pests-1
at what time of day should girls pluck malli for the flower market and how much weight can one acre give | jasmine-harvest-1
oat is three weeks old, when does it need first water and weeding | oat-irrigation-1
jai when to cut first and how high to leave | oat-harvest-1
silage pit ten buffalo size | oat-feeding-2
lusern seed kilo per acre and best kind for gujrat | lucerne-seed-1 lucerne-varieties-1
basal manure and npk for lucerne, drip in coimbatore, old crop there was turmeric | lucerne-nutrients-1
yellow hair like threads without leaves are climbing over the rajka and it spreads from one corner, buffalo eats it | lucerne-weeds-1
after how many days second cutting of lusern | lucerne-harvest-1
brother in coimbatore sends napier sticks by bus, how many joints should each piece have and how far to plant | hybrid-napier-sowing-1
dairy wash water to napier | hybrid-napier-irrigation-1
napier cuting interval and what fertiliser after it | hybrid-napier-harvest-1 hybrid-napier-nutrients-1
till how many days field must be clean of grass | general-weeds-1
children get itching from the congress grass along our road and one cow gives bitter milk, how to finish it | general-weeds-2
how much urea to put in the rice seedling bed |
what is msp of paddy this season and which papers for token | general-market-3 | general-market-8
hybrid paddy bags 3 kg cost how much at shop |
small case like worms cutting leaf and floating in paddy water |
golden snails eat young paddy plants in my low field, how to kill them |
which parboiling machine to buy for small rice mill |
how much should i charge per acre for running my combine in paddy |
broiler eats how many kilo feed till it is sold |
government loan or subsidy for 5000 layer shed near karimnagar |
lice on my desi hens, they scratch all day |
dose of deworming medicine for backyard birds and how often in a year |
day old vanaraja chick price and nearest hatchery in odisha |
duck plague vaccine which age |
which side should long wall of broiler house face |
kadaknath how many eggs and rate of its meat |
roots of okra have knots like beads and plant is small |
bhindi seedlings falling down at soil level after rain what medicine | general-tricho-1
how many days can plucked bhindi be kept in cold store for export |
red spider under okra leaves in april very fine red dots |
soil lab fee and how to get card on mobile | general-scheme-47
rate of gypsum bag and who gives subsidy |
dead centre in very small bajra seedlings from fly |
jute bag mill rate per quintal this year |
cauliflower plant to plant distance for snowball |
how many times to water gobi in winter | cabbage-irrigation-1
root grubs eating cardamom roots |
auction price of elaichi at bodinayakanur today |
watermelon names of best hybrid for summer |
fruit fly maggots inside kalingad, how to trap |
how many kilo napier to feed one milking cow per day |
last year my wheat was in late and hot wind made grain thin, this time by which date i must finish putting it we have tubewell in ambala | wheat-sowing-1 | wheat-disorders-4 general-heat-1
barani gehun soing month | wheat-sowing-2
farmer dug potato in mid december, asks last date for wheat and how close the rows | wheat-sowing-3 | wheat-seed-1
january sown wheat seed kilo | wheat-seed-2 | wheat-sowing-3 wheat-seed-1
wheat late, faster jermination trick | wheat-seed-3
wheat seed powder before drilling | wheat-seed-4 | wheat-diseases-4 general-biofert-1
sirsa farmer has full khad and water, wants to know which kanak number to book and till which date he can sow it | wheat-varieties-1 wheat-sowing-1 | wheat-sowing-2
indore side soyabean came late so wheat also late, which seed to buy | wheat-varieties-4 | wheat-sowing-3
jammu plain wheat seed name | wheat-varieties-5
npk one acre irigated wheat | wheat-nutrients-1 | wheat-nutrients-4
wheat i put on 18 december should i reduce the khad | wheat-nutrients-3
barani wheat in kandi belt fertilizer quantity | wheat-nutrients-5
weat zink kg per acre | wheat-nutrients-6 | general-zinc-2
weat total how many watering | wheat-irrigation-1 | wheat-irrigation-2
diesel is costly and tank is half empty, i can run the pump only three times for wheat this season while mustard needs one also, which stages of wheat i should not miss | wheat-irrigation-2 | wheat-irrigation-1
weat lay flat after i waterd on windy day how to avoid next time | wheat-irrigation-3
field still muddy and wheat turning pale can i throw urea now | wheat-disorders-1
kanak in sandy plot after paddy, middle leaves got grey pink dots but veins green | wheat-disorders-3 | wheat-disorders-2
nights are not cool this march will weat grain become thin | wheat-climate-1
wheet weeding till which day | wheat-weeds-1
same weed medicine since 6 years and now mandusi in wheat does not die | wheat-weeds-3 | wheat-weeds-4
phalaris resistant which chemical works | wheat-weeds-4 | wheat-weeds-3
bathua spray in wheat, my brother has sarson just beside will it burn | wheat-weeds-5
straw is thick, about six tonne, and we are already in december, will happy seeder give good stand of wheat | wheat-machinery-1
super sms on combain worth it | wheat-machinery-2 | general-residue-1
my neighbours wheat got that haldi rog last week and sarpanch says spray everything, what to do in mine before it spreads, i dont want to waste money on whole field | wheat-diseases-2 | wheat-diseases-1
wheat leaf has scatterd round rusty orange dots, motihari, end of february | wheat-diseases-3
black soot ears hear and there in wheat, i want to keep own seed from it next year how to clean the seed | wheat-diseases-4 | wheat-seed-4
wheat smels like fish | wheat-diseases-5
soft green lice on wheat heads only along the tree line | wheat-pests-1 | wheat-pests-2
how to count insects on wheat ear before i spend on spray | wheat-pests-2 | wheat-pests-1
after happy seeder in paddy straw wheat middle shoot is dead, december | wheat-pests-4
many rat holes on bund near wheat, poison or trap and how to find live holes | wheat-pests-5
my hired field is usar and water stays, can wheat come good | wheat-soil-1 | general-alkali-1
wheat dryness at combine time | wheat-harvest-1
store room has cracks and last years dust, new wheat going in, ghun problem | wheat-storage-2 | wheat-storage-1 general-hermetic-1 general-store-4
dbw 222 gives how much | wheat-yield-1
wheat seed rate and first water | wheat-seed-1 wheat-irrigation-1 | wheat-sowing-3 wheat-irrigation-2
wheat support price this year | general-market-2
happy seeder subsidy amount | general-scheme-55 | general-chc-2
can i spray something to keep wheat short so it does not lodge |
nilgai in wheat at night |
durum wheat for dalia which |
strong wind every may throws down my bananas what to do from planting itself | banana-climate-1 | banana-pruning-2
nendran kannu which size and how to cut before planting, palakkad | banana-nursery-1
how many vazai plants in one acre, tissue plants, theni | banana-sowing-1
bannana type for cooking chips and type for hill area | banana-varieties-1
how far from banana stem to put the fertlizer when plant gets big | banana-nutrients-2
drippers choke when i send fertilizar to banana lines | banana-nutrients-3 | general-drip-2 general-fertigation-1
fruits came small finger because motor failed at flowering so how much water banana must get, and old leaves also turned orange before time, is that also from water or some khad missing | banana-irrigation-1 banana-disorders-1
bunch is out fully now should i cut the hanging purple flower and put cover | banana-pruning-2
panama wilt any cure | banana-diseases-1 | banana-diseases-2 general-tricho-1
new wilt killing g9 bananas in purnea is there any bio medicine | banana-diseases-2 | banana-diseases-1
yellow streaks then brown spots with ash middle on banana leaves, rainy, field full of grass | banana-diseases-3
top leaves of elakki banana small narrow crowded upright with green dots on stalk | banana-diseases-4
grub tunnels in banana corm before planting again how to clean suckers | banana-pests-1 | banana-nursery-1
jelly from pin holes banana trunk | banana-pests-2
old banana leaves orange colour early and fingers thin not filled | banana-disorders-1
how many days after flower bunch ready to cut for far market | banana-harvest-1
which banana to put under my thengai trees kerala | banana-intercropping-1
peal became dull gray in cold room green bananas what temperature | banana-storage-1
bananna tonnes per acre | banana-yield-1
banana when to leave sucker for next crop and when cut the bunch | banana-pruning-1 banana-harvest-1
banana weed killer spray |
small knots on banana roots, worms too small to see |
banana leaf for buffalo feeding |
unemployed graduate wants to raise tomato seedlings in trays with cocopeat and sell to villages, how many trays cover one acre and in which months farmers put the seed | tomato-nursery-1 tomato-sowing-1
manure and fertilser for tometo coimbatore | tomato-nutrients-1
odisha tomato urea potash when to split | tomato-nutrients-2
plastic sheet for tamato beds what thikness to stop grass | tomato-weeds-1 | general-mulch-1
arka rakshak good or not | tomato-varieties-1
leaves curling down and crinkled yellow on top in my bilati plot, does it help to grow makka around | tomato-diseases-1 | tomato-pests-1 tomato-diseases-2
kolar, planting tomato in march, fear all will get curl | tomato-diseases-2 | tomato-diseases-1 tomato-pests-1
tiny white flies get up when i shake tomato leaf | tomato-pests-1 | general-trap-3 tomato-diseases-1
caterpillar eating green tomato, how many lure traps | tomato-pests-2 | general-trap-2
white zigzag lines on tomoto leafs | tomato-pests-3 | general-trap-3
pinholes near stalk of tomato and leaf papery patch, next field is brinjal | tomato-pests-4
brown ring ring spot lower leaves tamatar with yellow border what to do | tomato-diseases-3
late blite tomato | tomato-diseases-4
tomato wilt suddenly while green, cut stem in glass gives milky thread | tomato-diseases-5 | tomato-diseases-6
every rains my tomato dies by wilting and i waste money on fungicide, is grafted plant useful | tomato-diseases-6 | tomato-diseases-5
thakali seedlings falling in paches | tomato-diseases-7
bottom of tomato goes watery then black hard, not rotten smell | tomato-disorders-1 | general-defic-4
tomatos splitting on plant | tomato-disorders-2 | tomato-irrigation-1 general-boron-1
flowers drop no fruit set tometo, i gave a lot of urea | tomato-disorders-3
tomato price crashed, at what colour should i pick for sending to delhi and how many days it keeps if i put in cold room | tomato-harvest-1 tomato-storage-1
degree for storing turning tomatoes | tomato-storage-1
tomato worm in fruit, leaf curl also | tomato-pests-2 tomato-diseases-1 | tomato-pests-1 tomato-diseases-2 tomato-pests-4
tomato roots have knots like beads |
tomato fruit has yellow rings and leaf bronze spots, thrips in field |
today tomato rate madanapalle | general-market-22
kardi sowing which week solapur | safflower-sowing-1 | safflower-pests-1
jowar of early rabi failed, can i put kardi there now | safflower-sowing-2
kardai plants too thick after coming up when to thin and can family eat them | safflower-seed-2
kardi varity which does not get mawa much, latur | safflower-varieties-1 | safflower-pests-1
frost fell when kusum was in bud will heads be empty | safflower-climate-1
saflower in salty land | safflower-soil-1 | general-saline-1
only one turn of water i have for kardi, when | safflower-irrigation-1
small saflower lying flat on ground and grass growing over it | safflower-weeds-1
safflower full of black lice and everything sticky, sorghum beside it is clean, what to grow in between next year or which time to sow so it does not come | safflower-pests-1 | safflower-varieties-1 safflower-sowing-1
buds of kusum rot with dirty water and worm in them, march | safflower-pests-2
green larva stripping kardi leaves | safflower-pests-3
irrigated kardai and cloud showers, leaves full of dark round marks | safflower-diseases-1
kardi wilting parbani | safflower-diseases-2 | safflower-soil-1 general-tricho-1
safflower rast what to do | safflower-diseases-3
how much quintal kardi from one acre new varieties | safflower-yield-1 | safflower-varieties-1
kardi with harbhara rows | safflower-intercropping-1 | chickpea-intercropping-1
safflower msp this year | general-market-2
parrots sitting on kardi heads how to drive |
can thengai grow in my clay land where water does not drain, ramanathapuram | coconut-climate-1
which month to plant coconut seedlng and how deep | coconut-sowing-1
coconut for tender water sale which type bears soon | coconut-varieties-1
urea and potash for big coconut tree once in year, how many kg | coconut-nutrients-1
young thennai third year manure dose | coconut-nutrients-2
small buttons fall in summer drought, can coconut husk in soil help and drip litres | coconut-irrigation-1
flooding basin of grown cocunut how many litres each time | coconut-irrigation-2
coconut plants just 2 years old what to grow in gap for money | coconut-intercropping-1
cocunut leaf v shape cut | coconut-pests-1
brown juice from coconut trunk hole and inside sound of chewing | coconut-pests-2
leaflets of coconutt dry brown in summer, under side web with dirt | coconut-pests-3
white spirel fly on thengai leaf should i spray strong insectiside | coconut-pests-4
young nut has brown triangle scar below cap and stays small | coconut-pests-5
thengai spindle pulls out, bad smell | coconut-diseases-1
kottayam coconut leaflets bend like ribs and yellow, yield going down every year | coconut-diseases-2
how many nuts per tree in a good garden and which type should i plant for tender nut selling on highway, i have only arecanut now | coconut-harvest-1 coconut-varieties-1
machine for climbing coconut tree subsidy |
reddish brown liquid from long cracks at base of coconut trunk, no holes |
copra price tiptur today |
planting aple whips this winter shimla, pit size and how many in acre | apple-sowing-1
apple tree ten year old how much khad and whether nitrogen goes before bloom or after, also how many days gap for water in may june, plum i water weekly | apple-nutrients-1 apple-irrigation-1
oliv spots velvet under apple leaf and fruit scabby cracked, sopore | apple-diseases-1
aple leaves falling early in rains | apple-diseases-2
cotton like stuff on apple twigs and swollen lumps also on root | apple-pests-1
apple leaf looks bronze dusty in july with tiny crawling things below, orchard is next to kacha road, and fruits also dropped a lot in june | apple-pests-3 apple-disorders-1
narangi type for meghalaya | orange-varieties-1
wayanad orange five year tree how much fertiliser and which months | orange-nutrients-1
one branch of santra has yellow blotch not same on both half of leaf, fruits bent and sour, and small insects sit with tail up on new shoots, what to do for both | orange-diseases-1 orange-pests-1
dinkya gum sickness on trunk | orange-diseases-2 | sweet-orange-diseases-1
insects sit tail up on new flush of kinnow, leaf curling | orange-pests-1
santra fruit dropping in rains katol side water standing some rows | orange-disorders-1
when is nagpur mrig fruit ready | orange-harvest-1
should i water and plough litchi garden in december | litchi-irrigation-1
lytchi tree urea potas dose | litchi-nutrients-1 | general-fert-3
lichee bagging when | litchi-disorders-1 | litchi-pests-2
thick curled lichi leafs brown velvet below when to cut them | litchi-pests-1
smelly red bugs on litchi shoots, eggs in group under leaf, they come from the neighbours mango side | litchi-pests-3
litchi sour if picked early will it ripen in box | litchi-harvest-1
litchi planting month and best kind for vaishali | litchi-sowing-1 litchi-varieties-1
my land was paddy with soil ph 6.5, can i make small tea garden jorhat side, and if yes how far the bushes and in which month | tea-soil-1 tea-sowing-1
tea bushs per bigha spacing and which month to put | tea-sowing-1
banji shoots how often round of plucking factory says leaf is hot | tea-harvest-1
rain water standing in tea section roots cannot eat can i feed by spray | tea-nutrients-2
young tea how to make bush spread, and when light prune | tea-pruning-1
march dry, tea upper leaves copper red and fine web, road side sections worst, manager also asks how much npk for whole year | tea-pests-2 tea-nutrients-1
tea young leaf round blisters | tea-diseases-1
dhobli mirchi outside in may in pune heat will it fruit | capsicum-sowing-1 | general-heat-2 capsicum-disorders-1
capcicum bed and row gap | capsicum-sowing-2
capsicm on string how many stems | capsicum-pruning-1
capsicum plants rot at bottom and wilt in net house wet beds | capsicum-diseases-1
curling of leaf with tiny insects in shade net capsicam which net hole size | capsicum-pests-1
bank asks how much capsicum i will get per acre polyhouse | capsicum-yield-1
palak seed kilo broadcast acre | palak-seed-1
npk for palak nashik | palak-nutrients-1
palak water interval in summer | palak-irrigation-1
thining palak when and how far | palak-weeds-1 | palak-seed-1
small lice and worms on palak and also grey round spots, want to cut next week for sabzi mandi, what is safe to do | palak-pests-1 palak-diseases-1
how high above ground to cut palak so it comes again | palak-harvest-1
smart seeder of ludhiana university which tractor and how many acres in hour | general-residue-3
zero drill benefit | general-zerotill-1
which spray tip for fungus medicine | general-nozzle-1
how to know how many tanks i need for my field before mixing medicine | general-nozzle-3 | general-nozzle-2
custom hiring centre near me | general-chc-1
bought 6 ft rotary, tractor is 35 horse, smoking black and clutch smell, dealer says no problem, which size i should have taken or better take on rent | general-implement-1 | general-chc-1
jowar chari is knee high 25 days can i give to cows | fodder-sorghum-feeding-1 | cattle-feeding-8 jowar-feeding-1 fodder-sorghum-health-1
if i dry young jowar in sun one day does the poison go | fodder-sorghum-feeding-3 | fodder-sorghum-feeding-1 jowar-feeding-1 fodder-sorghum-feeding-2
goat ate sorghum shoots falling down breathing fast what number to call | fodder-sorghum-health-1 | jowar-feeding-1 goat-sick-1
i keep ten buffaloes and want green jowar that gives many cuttings, which seed to buy and how much urea after each cut | fodder-sorghum-varieties-1 fodder-sorghum-nutrients-1 | fodder-sorghum-sowing-1
fertiliser for foder jowar one cut | fodder-sorghum-nutrients-1
rose in half shade beside coconut will it flower, what temperature in polyhouse | rose-soil-1
hosur rose feed per plant grams | rose-nutrients-1
rose twig driing from cut | rose-diseases-1 | rose-pruning-1
rose cutting stage for city shop | rose-harvest-1
safeda clone number which to buy for hard alkali land | eucalyptus-varieties-1 | eucalyptus-soil-1
eucaliptus saplings eaten by white ants and lumps on twigs | eucalyptus-pests-1 | general-compost-3
nagaland gayal owner asks how to keep them, now they roam free and get lost | mithun-rearing-1 | mithun-health-1
mithun camp what they check | mithun-health-1
apple branch shaping in winter |
santra leaf has silver snake lines new leaf |
litchi tree old not bearing how to cut back big branches |
small tea grower card |
white powdar on capsicum leaves |
palak leaves have white blisters below |
rotavator subsidy form in up | general-scheme-57 | general-chc-2 general-scheme-55
rose plant name for perfume oil |
ukaliptus wood rate per quintal yamunanagar |
mithun price for marriage |
apple white powder on new leaves and twig tips |
coloured litchi wine making |
capsicum picking green or colour |
machine to dry kardi seed which company |
rates are very low now, i want to keep my soya somewhere safe and still get some cash, is it possible | general-enwr-1 | general-market-29 general-enwr-2 general-market-27
what is difference in govt rate and trader rate, when govt tells it | general-market-1
sarkari rate of sarso this year | general-market-2
farmer of sitapur sold wheat ten days back payment not come which number to call | general-market-5 | general-market-13
my father has 9 acre wheat in vidisha, the operator at csc says slot finished in some days if we not go, how many days it is valid and where we can book | general-market-6
cg dhan 3100 wala last date and limit per acre | general-market-8
how to enter name in kapas app, my land is on rent | general-market-9
long staple kapas msp rate | general-market-10
samridhi site makka urad registration | general-market-11 | general-market-12
will govt purchase whole of my tur next years also or only some part | general-market-12 | general-market-11
ludhiana, will wheat money come to arhtiya or direct in my bank | general-market-14
odisha share cropper want to sell dhan at mandi, land in owner name | general-market-16
my vari crop not entered in e crop will they take it at village centre | general-market-17
clerk at centre says my grain is wet and will not weigh, what can i ask him to give me | general-market-18
how do i join the online mandi, do i have to say yes to the top bid | general-market-19
enam payment mandi fee cut | general-market-20 | general-market-23
is every mandi in enam | general-market-21
which site shows daily onion and tomato rates of nearby mandis | general-market-22
how much mandi tex in gujrat | general-market-23
trader cut 3 percent comission from my bill and gave kaccha paper only, for loading also he took 40 rs a bag, which of these i have to really pay | general-market-24
our fpo wants agmark on honey packets where to apply | general-market-25
does it pay to sort big and small onion before bidding | general-market-26
guarantee cover 85 percent for sc st small farmer store loan | general-market-27 | general-market-29
upaj nidhi website for warehouse loan, till which year this scheme runs | general-market-29
sold sugarcane for 9 lakh do i need to pay tax | general-market-30 | general-market-34 general-market-32
i am teacher with 4 acre, crop money is to be shown in itr along with salary? | general-market-32 | general-market-30
gst on drip pipe and rotavetor | general-market-33
mandi trader who buys our soya and tur says bank will cut tax if he takes 1 crore cash so he will pay late, is it true | general-market-35
rains are 20 days late this year, what should i sow now in place of normal paddy | general-drought-2
line gap and depth for sathi moong in moga | moong-sowing-1
barsati mung date for tarai | moong-sowing-3
punjab moongi seed per acre for rainy and for summer | moong-sowing-4 moong-seed-1
how to put the black culture powder on mung seed, any benefit | moong-seed-2 | general-biofert-1 general-biofert-3
moong finishing in 60 days | moong-varieties-1 | moong-varieties-2 moong-yield-1
summer mung urea super bags | moong-nutrients-1
rice fallow mung fertiliser odisha | moong-nutrients-2
mong first water | moong-irrigation-1
water logging in cherupayar rainy season | moong-irrigation-2 | general-flood-1 moong-irrigation-1 moong-soil-2
mung plants turning yellow one by one my brother says pull them, upto how many days it is useful | moong-diseases-1 | moong-diseases-2
yellow leaves in green gram which spray or trap | moong-diseases-2 | moong-diseases-1 general-trap-3
tiny white flies under mung leaf | moong-pests-1 | moong-diseases-2 general-trap-3 moong-diseases-1
very small black insects inside mung flower when i tap it on my palm, flowers fall and no pods forming in may heat, field is next to bhindi | moong-pests-2 | moong-sowing-2
white dust on greengram leafs | moong-diseases-4
red sour soil here in kerala, no knots on mung roots, how much chuna | moong-soil-1 | general-acid-2
which land good for mung | moong-soil-2 | moong-soil-1
moong how many quintal and when ready | moong-yield-1 moong-harvest-1 | moong-varieties-1 moong-varieties-2
small beetles make holes in moong kept in bori | moong-storage-1 | general-store-5
tur soing month, cotton is done already | pigeon-pea-sowing-1 | pigeon-pea-sowing-2
toor date for hills of uttarakhand | pigeon-pea-sowing-2
thuvarai seed per acre if sown mixed with other crop | pigeon-pea-seed-1
black heavy field water stays, can i put toor | pigeon-pea-soil-1 | pigeon-pea-diseases-3 pigeon-pea-irrigation-1
upas 120 days and yeild | pigeon-pea-varieties-1 | pigeon-pea-yield-1
dwarf tur for combine cutting | pigeon-pea-varieties-3
redgram rainfed fertilizer dose tamilnadu | pigeon-pea-nutrients-2
toor is making buds no rain since 3 weeks, give water? last year all flowers dropped in clouds, any spray to hold them | pigeon-pea-irrigation-1 pigeon-pea-disorders-1 | general-drought-1
grass growing faster than tur, when to weed | pigeon-pea-weeds-1 | general-weeds-1
caterpillar eating tur grains inside pod how many moth traps and what to spray first | pigeon-pea-pests-1 | general-trap-1
which time and which intercrop brings less pod worms in tuver gujarat | pigeon-pea-pests-2
toor pod looks fine outside but small white maggot in seed | pigeon-pea-pests-3
tur plants dying here and there though soil is moist, stem is dark inside when i split it | pigeon-pea-diseases-1
toor bushy pale no flower | pigeon-pea-diseases-2
after heavy rain young tur breaks near ground, brown ring on stem | pigeon-pea-diseases-3 | pigeon-pea-soil-1
toor flowers all falling, dap water spray can help? | pigeon-pea-disorders-1 | pigeon-pea-irrigation-1
cowpea and urad yellow strips between veins at one month | pigeon-pea-disorders-2
can i raise tur in plastic bags and plant later | pigeon-pea-nursery-1
early vs late tur which gives more quintals | pigeon-pea-yield-1 | pigeon-pea-varieties-2 pigeon-pea-varieties-1 pigeon-pea-varieties-3
cotton picking over, now when to cut toor and how dry befor keeping | pigeon-pea-harvest-1
nuvvulu sowing coastal andhra second crop | sesame-sowing-2
how much til seed for one acre, in odisha they say more than in up, why so different | sesame-seed-1
i sow gram by hand easily but til grains so fine they fall in heap from my hand, what to mix | sesame-seed-2
good rasi varieties for odisha farmer | sesame-varieties-2
til fertilizer per acre | sesame-nutrients-1 | sesame-nutrients-2
guntur, irrigated gingelly npk dose | sesame-nutrients-2
my sesamum is hidden in grass, crop is 2 weeks old, when to clean and when to put urea in it, bundelkhand side rainfed | sesame-weeds-1 sesame-nutrients-1
til top has bunch of green small leaves in place of flower, no pods, is it seed fault of shopkeeper | sesame-diseases-1 | sesame-sowing-1
round dark rings on leaf of til and some leaf look wet and fall when touched | sesame-diseases-3
green worm rolls top til leaves since last week and now it is boring pods also, groundnut beside has nothing, tell any home made spray | sesame-pests-1
finger thick green caterpillar with horn eating all til | sesame-pests-2
last year my til pods opened in field and all seed went on soil, when i should cut this time | sesame-harvest-1
red small insects in til bag, how to keep it | sesame-storage-1 | general-store-4 general-hermetic-1
which crop rows with til, arhar or groundnut and how many | sesame-intercropping-1 | sesame-pests-1
20 march late for surajmukhi? | sunflower-sowing-1
can sunflower be grown in kharif also, how many days | sunflower-sowing-2
how many hours to keep surajmukhi seeds in water | sunflower-seed-1
sunflwer seed kg per acre | sunflower-seed-3
morden or hybrid sunfower | sunflower-varieties-1 | sunflower-yield-1 sunflower-seed-3
sunflower npk and gypsum per acre | sunflower-nutrients-1
zinc boron spray on sunflower at bud how much percent | sunflower-nutrients-2 | general-boron-2 general-zinc-3
earthing up sunflower when | sunflower-weeds-1
seeds in center of sunflower are holow my neighbour keeps honey boxes near mustard, should i call him | sunflower-disorders-1 | honeybee-crop-1
leaf edges of sunflower burnt and cup shaped, small green jumping insect under | sunflower-pests-2
sunflower head rotting after rain what to put, and how to stop parrots from remaining heads | sunflower-diseases-1 sunflower-pests-3
spring sunflower yield one acre | sunflower-yield-1 | sunflower-varieties-1
old pond, before putting bacha what cleaning to do | fish-pond-1 | fish-predator-1 fish-lime-1
which lime on dry bottom and how much, and how to ready the pond before fish seed comes | fish-lime-1 fish-pond-1 | fish-predator-1
catla rohu mrigal parts | fish-stock-1
rice polish and oilcake mix for rohu how much daily | fish-feeding-1
pond water became dark green shall i continue feed, punjab | fish-feeding-2 | fish-manure-1
fish coming up with open mouth before sunrise some died what to do fast | fish-oxygen-1 | fish-manure-1
cold wave here, hens are ok but fish not eating, what care in pond | fish-winter-1 | fish-feeding-1 fish-quality-1
ph and oxygen for carp pond | fish-quality-1 | fish-water-1
red sores on mrigal and murrel this december, flood water had come in sept | fish-eus-1
how to keep pond fish from getting sick, can i put medicine myself | fish-disease-1 | fish-pond-1
production of six type fish pond per hectare, and which fish in what share, bank asks for loan file | fish-yield-1 fish-stock-1
nimbu orchard spacing and which type to plant in nashik | lemon-sowing-1 lemon-varieties-1
limbu variety which does not get rough spots | lemon-varieties-1
manure and urea for one lemon tree by age | lemon-nutrients-1
drip litres daily for ten year old lime in vidarbha summer | lemon-irrigation-1
want lemon in april may when price is high what to do with water | lemon-pruning-1
corky spots on lime fruits after rain and wind, shall i cut twigs | lemon-diseases-1 | lemon-pests-1
chilli leaf also curling but in lemmon i see white snake lines in young leaf | lemon-pests-1
caterpillar like bird dropping on small lemon plants of nursery | lemon-pests-2
new leaves of lime are coming pale and tiny with green lines, gave dung already in june and water also regular, mango near it is fully green | lemon-disorders-1
how many kg lemon from one tree, and why mine crack before picking | lemon-yield-1 lemon-disorders-2
jav sowing date with tubewell water | barley-sowing-1
row gap for malt barley | barley-seed-1
beer company man came to village and wants good jau grain from us, when should the last urea go so that it is not rejected | barley-nutrients-2
only one canal turn available for barley, at what age | barley-irrigation-1
barley in salty field and frost, will it stand | barley-soil-1 | barley-varieties-1 general-saline-1 general-frost-2
barley ears turned to black powder | barley-diseases-1
molya in jau rotation crop | barley-diseases-2
green sticky lice on tender part of barley in january | barley-pests-1
gajar seed per acre and sowing month | carrot-seed-1 carrot-sowing-1
carot manure npk hill farm | carrot-nutrients-1
stony soil for carrot ok? | carrot-soil-1
carrots coming with many legs | carrot-disorders-1 | carrot-soil-1
water before pulling carrots | carrot-irrigation-1
carrot is small and weeds are tall how many times hoeing and how often water | carrot-weeds-1 carrot-irrigation-1 | general-weeds-1
can i make own seed of orange carrot in plains | carrot-varieties-2
peas finished, carot digging after how many days | carrot-harvest-1
mentha after wheat in april | mint-sowing-1
mint suckers kg for nursery | mint-seed-1
how offen water menta in may | mint-irrigation-1
my mint oil smell was bad and trader paid less, he said other grass was mixed in the cut, how many times i should clean the field | mint-weeds-1
mentha type names kosi etc | mint-varieties-1
orange dots on mint leaf | mint-diseases-2
white ants eating mentha roots | mint-pests-1 | general-compost-3
mint oil per acre | mint-harvest-1
kharbuja sowing month | muskmelon-sowing-1
musk melon seed quantity and when to sow | muskmelon-seed-1 muskmelon-sowing-1
melons not sweet this time, cucumber beside is fine, weather is very humid, is that the reason | muskmelon-climate-1 | muskmelon-diseases-2 muskmelon-irrigation-1
erly kharbooja varity with big yeild | muskmelon-varieties-1
after rain melon vines wilting, base cracked, ludhiana | muskmelon-diseases-1
how to know kharbuja is ripe, trader will take it to delhi by truck in two days, last lot became soft on the way | muskmelon-harvest-1
white powder and yellow patches on melon leaves, fruits stay tiny | muskmelon-diseases-2 | muskmelon-varieties-1
chiku in frost place | sapota-climate-1
chiku land ph | sapota-soil-1
20 year chikoo tree fertilizer | sapota-nutrients-1
mango is clean but chikku leaves stuck together dry, holes in buds | sapota-pests-1
pinkish dots on sapota leafs | sapota-diseases-1
how many sapota fruits from ten year tree | sapota-harvest-1
dasara marigold nursery time | marigold-sowing-1
banthi puvvu seed grams per acre hybrid | marigold-seed-1
yellow zendu variety name | marigold-varieties-1
manuer and npk for zendu feild | marigold-nutrients-1
marigold growing tall with few branches, should i pinch | marigold-pruning-1
mosambi tasteless in our wet area why | sweet-orange-climate-1
limy white soil ok for mosambi? | sweet-orange-soil-1
sathgudi or mosambi or malta which for my state | sweet-orange-varieties-1
age of mosambi tree to give fruit and how many pieces | sweet-orange-pruning-1
sweet lime skin is brown like iron rust, trader from nagpur is cutting half the price, there are fine dots on leaf also and much road dust here | sweet-orange-pests-1
chakka tree in low place with standing water, will it live | jackfruit-soil-1
phanas grafts spacing one acre | jackfruit-sowing-1
young jack tree urea dung | jackfruit-nutrients-1
holes on small jack fruit buds with dung, shoots drying | jackfruit-pests-1
how to know jackfruit is ripe, and for sabzi what weight | jackfruit-harvest-1
teak died so bambu on river bank soil ok? | bamboo-soil-1
how many bamboo in one acre | bamboo-sowing-1
neem khali for new bamboo | bamboo-nutrients-1
which bamboo poles to cut and which to leave | bamboo-harvest-1
mung seed grow light for home sprouts |
moong sprayer pump price |
mung crop insurance premium | general-scheme-23
tur hail damage compensation | general-scheme-26 general-hail-2 general-scheme-84 | general-scheme-83 general-scheme-29
arhar dal mill machine cost |
pigeon eating sown tur seeds |
black til or white til export rate |
sunflower oil machine subsidy | general-scheme-55 | general-scheme-57
prawn culture in pond with carp |
net cost for one acre fish pond |
lemon pickle licence how to take |
mealy bug on lemon tree trunk |
barley straw as feed for buffalo how much | buffalo-feeding-1
yellow stripe rust on barley leaf what spray |
how long can i keep carrot in cold store and what temperature |
carrot sowing machine which company is good and price |
mentha distillation tank subsidy how much and who gives |
mint oil price is falling since two months, will it go up again by diwali or should i sell now |
rats are cutting my muskmelon fruits near the canal at night, what bait to put |
muskmelon under plastic mulch sheet how many micron and cost per acre | general-mulch-1
sapota tree is 30 years old and not giving fruit, how to cut it back hard to make new branches |
how to ripen chikoo fast at home for sunday market |
marigold dried petals for colour factory who buys in karnataka |
marigold buds not opening due to cold, any hormone spray to bring flowers for one marriage order in january |
small black flies suck mosambi fruit at night and it falls |
can i grow pulses between young mosambi rows in first three years |
jackfruit chips unit loan and machine |
bamboo flowering after 40 years whole clump dying what to do now with the land |
bamboo borer powder coming out from cut poles in my shed how to treat |
pm kisan money of my dead father is stopped, whose name i should put now in the paper | general-scheme-19
wheat is off the field since ten days in bathinda, canal turn is on sunday, till which date can i put narma without getting the whitefly and curl problem later | cotton-sowing-1
yavatmal rain late cotten still ok | cotton-sowing-2 | general-drought-2
some in our village put bt seed in may with drip, is it right in gujrat | cotton-sowing-3
madurai side paruthi planting month | cotton-sowing-4
how many plants to leave at one spot in cotten | cotton-seed-2 | cotton-seed-1
bt kapas line gap drip field | cotton-sowing-5
my field has white salt patches and rain water sits two days, neighbour takes good soyabean on his side, can i grow cotton there or leave it | cotton-soil-1 | general-saline-1
kovilpatti black soil rainfed cotten manure | cotton-nutrients-2
drip motor only runs 4 hours which stage of kapas must not go dry | cotton-irrigation-1
my cotton is taller than me, all height and no side branches, beside it the tur is normal, should i cut the top and at how many days | cotton-pruning-1
how many lines of kapas then one line tur, i have red soil and bullock only | cotton-intercropping-1
flower shedding in cotton since cloudy august started in yavatmal, shopkeeper gives more urea bag, tell what to put in soil instead and what to spray | cotton-disorders-2 | cotton-disorders-1
lower leaves of paruthi turned red then dropping | cotton-disorders-3 | cotton-nutrients-3
after flood watering then strong sun full loaded cotton plants dropped their heads same day is it disease | cotton-disorders-4
kapas flower tied like rose bud | cotton-pests-1 | cotton-pests-3
cut 20 bolls three had pink worm | cotton-pests-2 | cotton-pests-3
every year pink worm finish my kapas what to do after last picking so it dont come back | cotton-pests-3 | cotton-sowing-3
touch narma leaf small white things fly | cotton-pests-4 | cotton-pests-5
father says remove peeli buti from bund to save narma from whitefly, what else without medicine | cotton-pests-5 | general-trap-3 cotton-sowing-1
30 day kapas leef crumpled upward silver | cotton-pests-7
narma stays short cup leaf which medicine | cotton-diseases-1 | cotton-pests-6 cotton-pests-4
kapas drying in patches every year same field stem brown inside before that we took tur | cotton-diseases-2
root bark peels like thread cotton plant comes out by hand what to mix with seed | cotton-diseases-3
wet looking spots on kapas leaf with corners turning black and branches black also | cotton-diseases-4
bottom bolls rotting in dense cotton after two weeks rain, castor on the bund is fine | cotton-diseases-5 | cotton-diseases-4
labour come at five morning to pick kapas, the dew is still on it and my gloves get wet, contractor says no problem, is it ok or must i wait | cotton-harvest-1
mill cut my price for rubbish kapas | cotton-storage-1 | general-market-10
bank wants expected kapas output irigated acre | cotton-yield-1
cotton rate in adilabad mandi today | general-market-22 | general-market-10
can i feed cotton seed cake to my six month calf and how much in a day |
my kapas was eaten by nilgai at night also the moong, how to stop them cheaply |
how many years can i keep the same cotton as ratoon without sowing again |
rohtak gram sown 1 october risky? | chickpea-sowing-1 | chickpea-diseases-1
sangrur side paddy is just cut and soil is heavy, want to put chhole on beds this time, how wide the bed and which date, wheat is already booked | chickpea-sowing-2
jabalpur channa sowing week | chickpea-sowing-4
gram in mp how much seed and which month | chickpea-seed-1 chickpea-sowing-4
gram seed how many inch deep | chickpea-sowing-5
harbhara short duration not drying maharastra | chickpea-varieties-2
gram fertiliser basal one acre light soil | chickpea-nutrients-1 | chickpea-nutrients-2
which to put first on gram seed, the rhizobium packet or the trichoderma, and shopkeeper gave bavistin also, can all three go together on same day | chickpea-seed-2 | general-biofert-3
kabuli deep black soil water next day | chickpea-irrigation-2
bathua all over in gram what to do | chickpea-weeds-1
village women pluck chana saag from top of my field, does it harm the crop or do good | chickpea-pruning-1
green worm eating pods of chana, my wheat beside is clean, i dont want poison as children pluck saag, tell home remedy and how to catch them | chickpea-pests-1 | chickpea-pests-2 general-perch-1 general-neem-1
moth traps in gram how many | chickpea-pests-2 | general-trap-1
farmer says baby gram plants are cut at soil level, grey worm curled up in mud beside | chickpea-pests-3
gram stem breaking brown sunken black dots | chickpea-diseases-3
foggy days north bihar, chana flowers covered with gray hair and no pods forming since two weeks, lentil side also wet, how to save rest of field | chickpea-diseases-4
when is gram ready to cut | chickpea-harvest-1
mustard lines between chana how many | chickpea-intercropping-1 | general-intercrop-1
gram msp this year and where to sell | general-market-4 general-market-2
best gram varieties for bihar |
gram field got hail yesterday all pods on ground who do i report | general-scheme-26 general-hail-2
how to clean nursery soil by sun with plastic sheet in summer before sowing mirapa seed | chilli-nursery-1
guntur mirapa urea super potash per acre | chilli-nutrients-1 | chilli-nutrients-3
kerala mulaku valam how much cow dung and npk | chilli-nutrients-3
gave lot of water with my sugarcane turn, now mirchi became tall and thin and no fruit | chilli-irrigation-1 | chilli-disorders-1
low field water stands in rain should i make ridge for chili, brinjal survived there | chilli-soil-1 | chilli-diseases-5
straw on mirchi bed good or not | chilli-weeds-1 | general-mulch-1
mirchi leaf folding upside like boat, flower buds brittle and falling, last season jowar stood in this field and onion is between the lines now, tell medicine | chilli-pests-1 | chilli-pests-2
leaf curl virus in my chilli, small pale bunch leaves, tomato also same, what medicine | chilli-diseases-1 | tomato-pests-1 tomato-diseases-1 chilli-diseases-2 tomato-diseases-2
i give urea every ten days and cypermethrin every week as dealer says, still mirchi leaf curls more and more, brinjal same dose is good, why | chilli-diseases-2 | chilli-diseases-1 chilli-pests-1 chilli-pests-2
rain for 4 days and one whole line of mirchi went down, dark mark on stem near soil, white mould on pods, turmeric beside is ok, what now | chilli-diseases-5 | chilli-soil-1
chilli old leaf going yellow but the veins remain green, is it urea shortage or other | chilli-disorders-2 | general-defic-3 general-defic-2
first green mirchi picking which day | chilli-harvest-1
how dry should red chilli be before filling bags, last year black mould and trader rejected | chilli-storage-1 | general-store-1
teja chilli price guntur yard | general-market-22
how to make chilli plants live for the second year by cutting back like brinjal |
drip kit cost for one acre of chilli with mulch paper |
kharif rain came late in nalgonda and my cotton seed failed to come up, can i put castor in middle of august and how much will the yield fall | castor-sowing-1 | castor-seed-1
amudam late sowing gap poor soil | castor-seed-1
erand seed not drying up mehsana | castor-varieties-1 | castor-diseases-1 castor-harvest-1
castor without irrigation how much urea dap | castor-nutrients-2 | general-fert-3
diveli how many irigation saurashtra | castor-irrigation-1
goradu soil deep castor ok? cotton failed there | castor-soil-1
two month old castor and no rain since 20 days, spike is small and the tank has little water, can one watering save it, jowar already dried | castor-disorders-1 | castor-irrigation-1
divela wilting again on same land third year, how many years should i leave it, cumin next | castor-diseases-1 | castor-varieties-1
castor baby spots first two leaves dying | castor-diseases-3
kastor leaf eaten only veins left | castor-pests-1 | castor-pests-2
egg bunch on back of castor leaf and tiny worms together, groundnut next plot | castor-pests-2
goat ate kastor cake poison? | castor-storage-1 | general-poison-4
castor with groundnut how many rows | castor-intercropping-1 | groundnut-pests-4
how many quintal eranda in gujarat with water | castor-yield-1 | castor-varieties-1
castor price at unjha or patan yard |
castor plant cutting back for second year crop |
castor spikes have all male flowers and few female in hot march, which seed makes more female |
dana matar which month and how much seed, after paddy harvest by combine in tarai | field-pea-sowing-1 field-pea-seed-1
dwarf matar seed per acre | field-pea-seed-1 | greenpea-seed-1
mp batana variety for dal | field-pea-varieties-2 | field-pea-varieties-1
peas fertiliser without testing soil | field-pea-nutrients-1 | greenpea-nutrients-1
vatana only one watering when | field-pea-irrigation-1 | greenpea-irrigation-1
weeding in matar after how many weeks | field-pea-weeds-1 | greenpea-weeds-1 general-weeds-1
brown powder comes on fingers from pea leaf | field-pea-diseases-2
peas stunted, yellow patch above the leaf and fluffy gray below, cold and wet since new year, mustard around is fine, is it the cold only | field-pea-diseases-3
hill field peas plant becoming white and dead in jan | field-pea-diseases-5
white zig zag lines on pea leaves | field-pea-pests-2 | greenpea-pests-1
will frost kill my flowering peas | field-pea-climate-1 | general-frost-1 general-frost-2
dry peas ready when for kothi | field-pea-harvest-1 | general-store-1 general-hermetic-1
green pea price azadpur | general-market-22
can pea straw be fed to milking cow along with wheat bhusa and how much |
parrots eating my peas daily |
can i sow jola in january with water | jowar-sowing-1
grain jowar seed quantity shoot fly area | jowar-seed-1 | jowar-pests-1
jonna rain fed in black soil, npk how much per acre and in how many times | jowar-nutrients-1 | jowar-nutrients-2
hybrid jola canal urea how much | jowar-nutrients-2
is watering needed for jowar at earhead | jowar-irrigation-1
stem of cholam has tunnel and leaf has row of small holes, maize next to it also little bit, old stalks from last year still lie on bund | jowar-pests-2 | maize-pests-5
maldandi falling black dust inside stalk | jowar-diseases-1
no rain since a month and my chari is only knee high, maize finished, how many days old must it be so buffalo do not die from it | jowar-feeding-1 | fodder-sorghum-feeding-1 cattle-feeding-8
jowar seed name for medium soil parbhani rabi | jowar-varieties-1
green fodder tons from one acre jowar | jowar-yield-1 | fodder-sorghum-harvest-1
jowar msp procurement registration last date |
sweet sorghum for syrup where to get buyers |
jowar ear smut black powder in place of grain seed treatment |
how many kg neem nuts for one drum and how long to soak, soap how much | general-neem-1
neem spray one week old usable? | general-neem-2
that plastic bag trap with smell tablet, how many for one acre to catch lot of moth | general-trap-1 | general-trap-2 maize-pests-3
blue sheet or yellow sheet which insect | general-trap-3
at night i hang a bulb with a tub of kerosene water to kill moths, my son says good insects also die, which hours to keep it on | general-trap-4
sticks for birds to sit and eat worms how high | general-perch-1 | soybean-pests-3
what to wear and check before i spray poison | general-safety-1
where to keep pesticide bottles at home, small kids and goats are here, now under cot | general-safety-2
washed pump in the well is it wrong | general-safety-3
yellow and blue triangle on pack which one is less poison | general-safety-4
sprayed bhindi yesterday can i sell tomorrow | general-safety-6
someone drank pesticide by mistake what first aid | general-poison-2 | general-poison-1
licence to open pesticide shop |
will dalimb do well in konkan humid side, mango and cashew grows good here, rain is heavy till october and my brother in solapur earns from it | pomegranate-climate-1
anar which variety for delhi market and how many plants in an acre, lemon is removed | pomegranate-sowing-1 pomegranate-varieties-1
hasta bahar dalimb when stop water | pomegranate-pruning-1
six year anar manure urea potash | pomegranate-nutrients-1 | general-fert-3
oil like spots on anar leaf becoming black, angoor next side is clean | pomegranate-diseases-1
pomegranite trees dying wood dark lines | pomegranate-diseases-2
anar skin rough brown tips curled | pomegranate-pests-2
how to know dalimb is ripe by sound | pomegranate-harvest-1
how to make anar cuttings gootee at home |
squirrels eating pomegranate net price |
ananas frost problem and soil type | pineapple-climate-1 | general-frost-2
vazhakulam or kew for table | pineapple-varieties-1
sucker size and number per acre for pineapple between rubber trees in kerala, first time planting | pineapple-sowing-1
assam hill side between areca nut, planted pineapple crown, how long for fruit and how many times fertiliser | pineapple-sowing-2 pineapple-nutrients-1
urea potash for pine apple how many times in the year and when should i stop | pineapple-nutrients-1
ananas red yellow ants white insects | pineapple-pests-1
middle of pineapple rotten after rains smell | pineapple-diseases-1
pineapple processing unit loan nabard |
porcupine and monkeys in pineapple plot |
lasan in gujarat planting month and how much seed kg, groundnut came out last week | garlic-sowing-1 garlic-seed-1
garlic urea second dose when, onion i gave at 30 days | garlic-nutrients-1
G 282 lahsun ok for ratlam | garlic-varieties-1
punjab PG 17 garlic days and quintals | garlic-yield-1
white lines streaks on garlic leaves tiny insects, onion also next | garlic-diseases-1 | onion-pests-1
garlic tips yellow what is lacking | garlic-disorders-1 | general-defic-4
when dig lasun leaves half dry | garlic-harvest-1
want to hold garlic five months for better rate because onion already lost me money, when to dig and how to cure and tie it | garlic-harvest-1 garlic-storage-1
garlic price neemuch will go up or not |
garlic weedicide after planting name |
pavakkai sowing month tamilnadu | bittergourd-sowing-1
karela seed hard not sprouting | bittergourd-seed-1 | bittergourd-sowing-1
pavakka kerala fertilizer fortnight how | bittergourd-nutrients-1
wire and pole for karela height, lauki i leave on ground | bittergourd-pruning-1
is it worth buying fly traps for bitergourd how much more yield | bittergourd-pests-2 | bittergourd-pests-1
green hopper and whitefly below pavakka leaf neem oil how much | bittergourd-pests-3 | general-neem-2
karela leaves small twisted patchy no fruits | bittergourd-diseases-1 | bittergourd-pests-3
priya or preethi which pavakka has less fly | bittergourd-varieties-1
karela juice factory contact |
arvi planting time and how much seed tubers | colocasia-sowing-1 colocasia-seed-1
chembu seed weight and gap kerala | colocasia-seed-1
taro kerala potash how much half when | colocasia-nutrients-1
cover arvi bed with leaves? | colocasia-weeds-1
round wet spots arvi leaf rotting in cloudy weather, ginger fine | colocasia-diseases-1 | colocasia-varieties-1
good arvi type which keeps long after digging | colocasia-varieties-1
we sell arvi leaves also at market and there are white insects and lice on it, can i spray something, spinach near it is clean | colocasia-pests-1
arvi tubers not sprouted gaps | colocasia-disorders-1
arvi chips making business |
sevanthi planting month for diwali flowers and cuttings per acre, now marigold is there | chrysanthemum-sowing-1 chrysanthemum-nursery-1
chamanthi cuttings per acre gap | chrysanthemum-nursery-1
sevanthi manure and npk per acre | chrysanthemum-nutrients-1
want one big guldaudi bloom which buds remove | chrysanthemum-pruning-1
chamanthi buds came reduce water? | chrysanthemum-irrigation-1
petals of sevanthi look silver streaks, rose beside is clean | chrysanthemum-pests-1 | general-trap-3
chamanthi price in hyderabad gudimalkapur | general-market-22
no water dry land rajasthan which fruit, can ber survive | ber-climate-1
gola ber or umran which comes early | ber-varieties-1
bud bor on jungle plant when | ber-sowing-1
bor tree cut back how much in june for more fruit, guava i cut lightly | ber-pruning-1
bor fruit crooked worm near stone | ber-pests-1
white dust on ber fruitlets november | ber-diseases-1
apple ber saplings price nursery near ahmedabad |
dragon fruit in 45 degree heat possible | dragon-fruit-climate-1 | dragon-fruit-diseases-1
kamalam poles per acre and manure per plant | dragon-fruit-sowing-1 dragon-fruit-nutrients-1
how much compost each year per pole dragon | dragon-fruit-nutrients-1
rocky land dragan fruit trench drip | dragon-fruit-irrigation-1
orange dots on dragan stem | dragon-fruit-diseases-1
loan and subsidy for dragon fruit poles gujarat |
savukku in beach sand with salt wind ok? | casuarina-soil-1
sarugudu trees per acre for thick poles | casuarina-sowing-1
savukku that grows back from stump and clones for wind break | casuarina-varieties-1
savukku bark cracking black powder inside | casuarina-diseases-1 | casuarina-varieties-1
casurina wood tonnes per acre at 5 years, and how many trees if i plant thin, eucalyptus neighbour got 40 | casuarina-harvest-1 casuarina-sowing-1
casuarina wood rate per tonne paper mill |
rusty peenut leafs | groundnut-diseases-2
gaur pods how dry for cuting | guar-harvest-1
ragi ears came out but fingers are brown and when i rub there is no grain inside, maize at border is ok, which seed to take next time | ragi-diseases-1 | ragi-varieties-1
when to lift groundnut and how much to dry before keeping in bags | groundnut-harvest-1 groundnut-storage-1 | general-store-1
land for guar | guar-soil-1
kaliya in jeera | cumin-diseases-1
late uria in sugercane ok | sugarcane-nutrients-2
can i grow white brinjal in pots on terrace, what pot size |
how many kg castor cake per acre against rust in groundnut |
how often clip the drooping brinjal shoots and same spray again and again ok? | brinjal-pests-2 | brinjal-pests-1 brinjal-pests-3
dhingri stalk very long cap tiny | mushroom-disorders-1
wheat field will be free in april and i want cane there, how much more seed and what row gap | sugarcane-sowing-2 | sugarcane-sowing-3 sugarcane-seed-1
can soybean seed be wetted with cow dung urine mix | general-beejamrut-2 | general-beejamrut-1
sarson flowering going to start soil dry no mavath, should i run pump | mustard-irrigation-1
direct line sown ragi seed rate | ragi-seed-1
strawberry leaf yellow in limy soil, ph needed | strawberry-soil-1 | general-iron-1
ice balls fell for ten minutes yesterday evening and my papaya lost branches and the cabbage is in holes, what should i do first to save what remains | general-hail-3
when to sow khera and how much sead | cucumber-sowing-1 cucumber-seed-1
after how many leaves to pinch the tip of khira vine |
lahi quick crop before wheat, when to sow and seed in kilo | mustard-sowing-4
brinjal plant dying suddenly, cut stem in glass water milky ooze came | brinjal-diseases-2 | brinjal-varieties-1
ragi planting machine for transplanting where available | general-chc-1
guar seed treatment machine rent |
mustard plants standing too close thin and weak how many days to pull extra | mustard-sowing-5
how long after spray for chepa can we eat sarson saag |
which crops get hit first when night goes to 3 degree, i have papaya matar aloo | general-frost-1 | potato-disorders-2 papaya-soil-1 field-pea-climate-1
ragulu variety for tamil nadu | ragi-varieties-1
masur tips ful of lise | lentil-pests-1
yelow sarson prodction | mustard-yield-1
how long strawberry runners kept in cold store before planting |
raagi on red soil beside groundnut, suits or not and which month in karnataka | ragi-soil-1 ragi-sowing-1
magfali variety rajkot | groundnut-varieties-1
kathirikai hybrid seed grams for 1 acre | brinjal-seed-1
white blisters under leaf of mustard and flower head swollen like horn | mustard-diseases-1
green caterpillar in berseem which spray safe for cattle |
how to control top borer, clerk note farmer from bijnor | sugarcane-pests-2 | sugarcane-pests-1
march heat wheat grain will shrink, potash spray how much in 200 litre | general-heat-1 | wheat-disorders-4
lentel moisture for storing | lentil-harvest-1 | general-store-1
psb and azotobacter packet how much water and seed | general-biofert-1
tiny masoor plants rot at ground and fall, field was wet and warm | lentil-diseases-3
which gaur for vegetable and pods picking after how many days | guar-varieties-1 guar-harvest-1
kaju will grow at 900 m height or not, winter frost here | cashew-climate-1
ripe cane cutting time | sugarcane-harvest-1
transplanted gobhi sarson row spacing and plant gap |
how many days after planting does the black whip show in cane |
how many irrigation to masoor when winter is dry | lentil-irrigation-1
nilgai entering sarson field how to stop |
picking of brinjal starts next week and input dealer is pushing a strong synthetic spray so fruit look clean, is that wise or will it spoil things more | brinjal-pests-3 | brinjal-pests-2
does jeera need zinc and how much |
sir we sold groundnut yesterday and trader says half shells are empty, the leaves were green and nice whole season, cotton beside also good, what was short | groundnut-disorders-1
berseem gas in cow | berseem-feeding-1 | cattle-bloat-1 cattle-bloat-2
cane payment pending from mill since 5 months where complain |
rainfed bunch groundnut with arhar, row ratio and spacing and dap quantity | groundnut-intercropping-1 | pigeon-pea-intercropping-1
which rai for timely sowing in bihar and seed rate | mustard-varieties-2 mustard-seed-1
cumin dap dose gujarat | cumin-nutrients-1 | general-fert-3
birds parrots eating ragi how to scare |
young brinjal top wither and old plants not growing, worm inside main stem | brinjal-pests-4
farmer of odisha wants the month for rabi badam and how much seed per acre and also what gypsum borax to give if no soil test done | groundnut-sowing-2 groundnut-nutrients-1
ratoon cane fertilizer more than first year? | sugarcane-nutrients-4 | sugarcane-nutrients-1
super phosphate for berseem per killa | berseem-nutrients-1
when to plant ganna in spring and how much seed per acre | sugarcane-sowing-1 sugarcane-seed-1 | sugarcane-seed-2
1 quintal straw gives how many kg dhingri | mushroom-yield-1
barseem that gives green till june | berseem-varieties-1
mulching for brinjel beds | brinjal-weeds-1 | general-mulch-1
leaves of palli joined together with thread and brown, field looks burnt from far | groundnut-pests-3
sarson first irrigation | mustard-irrigation-1 | mustard-nutrients-1
kezhvaragu with borewell water which season other than rains | ragi-sowing-2
which kadiri variety of palli is best for rainfed anantapur |
parangi andi flowers and small nuts going black after mosquito like bug | cashew-pests-1
early gaur variety rajasthan 85 days | guar-varieties-1
thinning in guar when | guar-weeds-1
red rot resistant cane variety name for bihar low land |
cheruku fertilizer dose nizamabad adsali | sugarcane-nutrients-3
nachni shoot borer | ragi-pests-1
ragi seedling age for planting, spacing between | ragi-nursery-1
button mushroom run complete now what to cover with and temperature after | mushroom-sowing-2 | mushroom-sowing-1
price of milky mushroom spawn and how to grow it |
how much gypsum for guar in sandy land |
jeera yield gc-4 quintal | cumin-yield-1
brinjal nursery which month in hills and how much seed | brinjal-sowing-1 brinjal-seed-1
hunni kida in us fields of sangli, what control before and after first rain | sugarcane-pests-6
standing in field now, mustard is flowering and some plants are leaning over, stalk is whitish wet and i see cotton on it, wheat next plot is clean | mustard-diseases-3
how many months is pregnancy of yak |
spotted beetle eating vangi leaf | brinjal-pests-5
borax and gypsum for groundnut how much per acre and after how many weeks | groundnut-nutrients-1 | groundnut-nutrients-2 general-boron-2
one by one my big cashew trees are going yellow, near the ground there is brown powder and gum from holes, coconut trees around have no problem | cashew-pests-2
hoeing brinjal how many times | brinjal-weeds-1
bud chip seedling for cane, how many pieces and after how many days shift to field | sugarcane-seed-2
what age of cashew graft should i buy from nursery |
rai fertiliser in pantnagar area, second urea when | mustard-nutrients-1
rice nursery turning white, sandy soil | general-iron-1 | rice-disorders-4
seed treatment which first fungicide insecticide or culture | general-biofert-3
our paddy stays in field till november and soil is too wet for plough, uncle says throw masoor seed inside standing rice, how many days before cutting | lentil-sowing-3
karumbu planting time at erode | sugarcane-sowing-4
jeedi mamidi best variety andhra | cashew-varieties-1 | cashew-yield-1
cane tonage per acer | sugarcane-yield-1
oyster bags how many days in dark and when to open | mushroom-housing-1 | mushroom-harvest-1
after heavy rain in august top of cane twisted like rope and pale at bottom of leaf | sugarcane-diseases-4
jeera sowing date for mehsana | cumin-sowing-1
maggots in kheera fruit rainy season | cucumber-pests-1
berseem seed production how to leave crop for seed and when |
cutting cane this phagun and want good ratoon what to do first | sugarcane-sowing-5 | sugarcane-organic-1
zinc sulphate dose for ragi per acre | general-zinc-2 | general-zinc-3
cucumbar manure and watering gap, pumpkin also there | cucumber-nutrients-1 cucumber-irrigation-1
guara 80 quintals per acre punjab | guar-yield-1
monkeys are eating brinjal what to do |
crop insurance hail report | general-hail-2 | general-scheme-26 general-scheme-34 general-scheme-28 general-scheme-29
strawberry drip fertilizer and manure per acre | strawberry-nutrients-1 | general-fertigation-1
toriya yeild per acre | mustard-yield-1
brown circular leaf spots guar september rain | guar-diseases-2
mungfali pegging no rain | groundnut-irrigation-1 | general-drought-1
two problem in my peanut, orange dust under leaf and also round black spots | groundnut-diseases-2 groundnut-diseases-1
lentil fertilizer and first watering | lentil-nutrients-1 lentil-irrigation-1
groundnut quintal per acre expected uttarakhand | groundnut-yield-1
kathiri fruits touching mud are rotting with white cotton growth | brinjal-diseases-3
gwar leaf oily wet spots then black streak on stalk, half field gone | guar-diseases-1
fodder guar mixing with bajra possible? | guar-intercropping-1
how deep in cm should groundnut kernel go |
groundnut pale yellow leaf with green lines in calcareous land of bhavnagar | groundnut-disorders-2 | general-iron-1
trimming old kaju trees | cashew-pruning-1
vellarikka manure and fertiliser kerala dose | cucumber-nutrients-1
is it good to spray before sunrise when no wind at all | general-spraywx-1 general-nozzle-2
barani mustard in delhi how much nitrogen, all at once? | mustard-nutrients-2
cauliflower stalk hollow inside | general-boron-1 | cauliflower-disorders-2
gwaar keping how long | guar-storage-1
mustard stem breaking, inside black seed like rat droppings and cotton outside | mustard-diseases-3
goruchikkudu phosphorus and rhizobium how much | guar-nutrients-1 | general-biofert-1
ll 1373 seed rate punjab | lentil-sowing-2
we always grow wheat first so cane goes late, tell how much more setts to plant after wheat and which part of cane should the pieces come from | sugarcane-sowing-2 sugarcane-sowing-3 | sugarcane-seed-3 sugarcane-seed-1
edges of lower leaves look burnt brown, stem weak | general-defic-3 | rice-disorders-3 maize-disorders-1
how to tell which nutrient is missing, old leaf or new leaf yellow | general-defic-1 | general-defic-3
yak herd when to move up, snow coming calves small | yak-rearing-2
how to coat groundnut kernels with rhizobium jaggery water, sow morning or noon | groundnut-seed-3 | general-biofert-1
strawberry plants sucked by red mites what spray dose |
ullal 3 yield and which months it gives | cashew-yield-1
brinjal leaf eaten to net by beetle and edges curling yellow too, bhendi ok | brinjal-pests-5 brinjal-pests-6
mushroom bed has watery lump disease how to remove without spreading | mushroom-diseases-1
lady farmer from villupuram tells that her groundnut leaves have bubbles and then two leaves stick together and whole plot looks scorched while sesame near is fine | groundnut-pests-3
river came in our village and water stood two days on cotton, tell what to put after draining and whom to inform for insurance money | general-flood-1 general-hail-2 | general-scheme-26 cotton-disorders-4
palli seed rate kharif | groundnut-seed-2 | groundnut-seed-1 groundnut-sowing-2
sweet charlie or camarosa for mahabaleshwar | strawberry-varieties-1
ragi rainfed sowing month karnataka | ragi-sowing-1
best rayda seed name for canal area haryana | mustard-varieties-1
irrigation schedule jeera light soil nagaur | cumin-irrigation-1
how to test my home seed will sprout or not | general-seedtreat-1 | soybean-seed-2
gap between cane lines lying empty till summer can i take some pulse there | sugarcane-intercropping-1 | general-intercrop-1
kerala, grass is growing in karimbu, when to clean it and how many times | sugarcane-weeds-1
cane planting month haryana | sugarcane-sowing-1
pale stalk without leaf coming from root of mustard and crop drying, bharatpur | mustard-weeds-2
vines of cucumber are full of yellow flowers but only few little cucumbers come, it is very sunny and hot here and bitter gourd nearby sets well | cucumber-disorders-2
red hairy worm palli | groundnut-pests-4
whole field of 0238 getting red inside and drying, neighbour sprayed four times no use, what do i do with this field now | sugarcane-diseases-2 | sugarcane-sowing-6
toria and yellow sarson varieties for muzaffarpur | mustard-varieties-2
yak vaccination which diseases in tawang | yak-rearing-1
transplanting vazhuthana in hot sun plants dying, what time of day | brinjal-nursery-1
which months to put ganna in west up, sawan me or after holi | sugarcane-sowing-1
which mushroom in winter and how much it will give | mushroom-sowing-1 mushroom-yield-1
cucumber leaf crinkled mottled, fruits with warts whitish | cucumber-diseases-2
lentil yellow patches black root breaks, how many years gap to leave | lentil-diseases-4
weeding in groundnut till what day | groundnut-weeds-1 | general-weeds-1
my dhingri has thin long legs with very small cap, is it the closed room, and at what stage should i pluck them before watering | mushroom-disorders-1 mushroom-harvest-1 | mushroom-housing-1
can i sow gwar in may itself for seed, canal water is there | guar-sowing-1 | guar-sowing-2
painted bug raya seedlings | mustard-pests-3
biter kheera reson | cucumber-disorders-1
brown mustered sowing date kanpur, will late one get chepa | mustard-sowing-1 | mustard-pests-1
how many bottle spawn for 50 kg wet straw, how to boil the straw | mushroom-seed-1
how to make jaggery from cane without chemical, how long to boil |
weeds in masoor | lentil-weeds-1 | general-weeds-1
how to make beejamrut at home | general-beejamrut-1 | general-beejamrut-2
bersim watring gap in march | berseem-irrigation-1
my red soil becomes hard like cement on top, needles of verkadalai not going in | groundnut-soil-1
gum mills are paying very little this year so father says keep all guar bags in the room till next season along with bajra, does the grain stay good | guar-storage-1
last year soybean was there, this year cane clumps in one corner turned brown in september and when my son pulled one it came out in hand with no roots | sugarcane-pests-6
yak wool price |
sky is cloudy since four days and the neighbour floods his wheat next to my jeera, now plants look burnt from one side, stop watering or spray | cumin-diseases-1 | cumin-irrigation-1
flies in dhingri room | mushroom-pests-1
river water went down now from field, what to give to the plants and should i sow again | general-flood-1
my raya came up five days ago but orange black insects sucked it dry, when should one sow it again in rohtak and how to stop them | mustard-pests-3 mustard-sowing-2
saw dust at base of cashew trunk and leaves yellow, tree will die? | cashew-pests-2
kheera sowing time open field plains | cucumber-sowing-1
dark spot with rings on sarson leaf and pods, seed coming small | mustard-diseases-2
goru chikkudu sowing months rainfed andhra | guar-sowing-2
straw colour jumping insect in ganna when i walk they fly, leaf black sticky | sugarcane-pests-5
drip not there, rabi groundnut in kurnool total how many wettings | groundnut-irrigation-2
how many hours sprinkler run in guar |
masoor depth of seed with zero till machine |
which month to prune cashew for export grade w320 price and who buys | cashew-pruning-1
safe wind for spraying | general-spraywx-1 | general-spraywx-2 general-safety-3
how much tudi to mix with green barseem so cows dont bloat | berseem-feeding-1 | cattle-bloat-1
small cane shoots center drying, pulled one it came out rotten smelling | sugarcane-pests-3 | sugarcane-pests-4
third leaf from top drying in ganna, small red dots on the middle rib, what is it | sugarcane-diseases-1 | sugarcane-diseases-2
round dark spots with yellow circle on verkadalai leaves and leaf dropping | groundnut-diseases-1
may june heat cane wilting canal turn is late, is it better to flood fully once or small turns | sugarcane-irrigation-1 | sugarcane-irrigation-2
black whip in some cane clumps, remove how and can i still keep ratoon | sugarcane-diseases-3
i am small farmer near meerut, autumn cane just planted after paddy and i do not want the ground between lines to lie empty all winter, which crop is best there | sugarcane-intercropping-1 | sugarcane-sowing-2
whip smut karumbu | sugarcane-diseases-3 | sugarcane-seed-3
my brinjal stands straight in morning, by lunch it hangs like no water, next morning fine again and after one week dead, chilli in same line is healthy | brinjal-diseases-2
rain on cut wheat bundles lying in field what now | general-hail-1 | general-scheme-28
time of sowing and seed for jeera | cumin-seed-1 cumin-sowing-1
purple dots on strawberry leaf and some plants wilt red inside root | strawberry-diseases-1 | general-tricho-1
our land is at 1200 metre in the hills will mengo pay here | mango-climate-1
wite salt comes up on my plot in summer is it ok for mangoo orchard | mango-soil-1 | mango-disorders-5
malda side mango grafts name | mango-varieties-2
maanga kinds for krishnagiri | mango-varieties-3
mango planting how far apart and how do i fill the hole | mango-nursery-2 | mango-diseases-3
have one acre near the house, want to put mengo very close like they show on youtube, how many trees come and what extra work later | mango-nursery-2
thrissur, tying scion on small mango stone seedling, which month and how long a piece | mango-nursery-3
4 year mango palakkad manuer dose | mango-nutrients-1
picked all the mangoes last week which branches should i cut now | mango-pruning-1
cut old guava last year and it came back, can 40 year mengo trees also be made young again | mango-pruning-2
mango full last year nothing now | mango-disorders-1
marble size mangos falling heavy | mango-disorders-2
mango leaf tips brown dry | mango-disorders-5
brick factory came up next to us, end of green mangoes gets black and hard, who is at fault and what can we do | mango-disorders-6
attack of hopper in mango | mango-pests-1
white cottony insects climbing mengo trunk | mango-pests-2
saw dust like powder from holes in mango stem and one limb dried | mango-pests-4
nights are cold and mango flower stalks look dusted with flour, tiny fruits falling | mango-diseases-1
every year after the april showers my banganapalli gets black dots on flowrs and dark spots on leaf, neighbour chilli also has spots, what is this in mango | mango-diseases-2
paper bag over hanging mengo useful? | mango-harvest-1 | mango-diseases-2
labour shakes the mango tree like tamarind to drop fruit, what is the right way and when is it mature | mango-harvest-2
raw mengo cold room how long | mango-storage-1
grafted mango from wich year gives fruit and how many tonnes per acre in bihar | mango-yield-1
hot watar dip for mango how many degrees and how many minutes |
mengo rate mumbai this week |
monkeys eating all our mango how to keep them away |
gum drops on mango bark |
rabi maize sowing last date guntur | maize-sowing-1
have pump set free after onion is it better to put maiz before monsoon breaks | maize-sowing-2
baby corn seed for one acre | maize-seed-2
what type of land suits corn, ours is little saline | maize-soil-1 | general-saline-1
too hot will maize set grain | maize-climate-1 | maize-disorders-3 maize-irrigation-1
makka cholam in erode how to split urea and on which days | maize-nutrients-2 | general-fert-5
early maturing corn needs how much nitrogen compared to long duration | maize-nutrients-3
corn standing in water 3 days | maize-irrigation-2 | maize-soil-1
corn seed rate and what spray before grass comes | maize-weeds-1 maize-seed-1 | maize-seed-2
does growing cow pea rows in corn really lower the worm | maize-intercropping-1 | maize-pests-2
wite bud in new maize leaves | maize-disorders-2
how do i know the caterpillar in corn is armyworm, what marks on head | maize-pests-1
moth traps how many per acre in makai for catching them all, junagadh | maize-pests-3 | maize-pests-2 general-trap-1
armyworm in whorl wich medicine | maize-pests-4 | maize-pests-2 fodder-maize-pests-1
long cigar shape grey marks on lower corn leafs in cool weather | maize-diseases-1
maize tassel turned leafy, bushy, pale lines | maize-diseases-2
lower joint of corn stalk watery and smells like toddy, plants lying down | maize-diseases-3
sweet corn pick after silk days | maize-harvest-1
green yellow fungus on stored corn, wheat bags are clean, can i feed it to hens | maize-storage-1 | poultry-duck-2
hybrid corn yield with irrigation | maize-yield-1
what is this worm with wet droppings in maize heart and what do i spray | maize-pests-1 maize-pests-4 | maize-pests-2 fodder-maize-pests-1
best company maize for bihar rabi |
wild boar entering corn field at night what to do |
birds picked up corn seed after sowing how to treat seed |
rains came late, it is 8 july, which soyabean can still be put | soybean-sowing-2 | soybean-varieties-1
soybean sowing time haldwani tarai | soybean-sowing-3
row gap for soya in indore | soybean-seed-1
is it ok to put full farm in one soybean variety or two three, give names with days | soybean-varieties-1
basal dose for soyaa acre wise | soybean-nutrients-1 | soybean-disorders-1 soybean-nutrients-2
no small balls on soya root | soybean-nutrients-3
first time soybean on this land earlier only cotton, which culture to mix on seed | soybean-seed-3 | general-biofert-1 general-biofert-3
soya needs water at which time and when is it ripe | soybean-irrigation-1 soybean-harvest-1
moong is yellow and now soyabean also getting bright yellow patches with small white flies | soybean-diseases-1 | moong-diseases-1 moong-diseases-2 general-trap-3
girdle beetle how to avoid | soybean-pests-1
bow walking green worm on soyaa | soybean-pests-3
long rain, patches of soya burnt brown and white cotton on twigs | soybean-diseases-2
we have old field with hard layer, tractor man says run the deep pointed plough for soyabean, every how many years to do that | soybean-soil-1
average soya yield in india | soybean-yield-1
in my soya some stems have two cut rings and dry above, others are red inside with small maggot, tell for both what to do | soybean-pests-1 soybean-pests-2
how to make soyaa milk at home for sale |
soyabean variety for karnataka belgaum and days |
soybean rust orange powder below leaf kolhapur which spray |
potato planting months for shimla hills | potato-sowing-1
seed potato from cold store no sprouts | potato-seed-2
potato possible if nights are 24 | potato-climate-1
manure and npk for urulakizhangu in kerala with first soil heaping | potato-nutrients-1 | potato-soil-1
first water to patato when | potato-irrigation-1
some potatos green can we eat | potato-disorders-1
potato weeding till what time | potato-weeds-1 | general-weeds-1
pukhraj yield and how many days | potato-varieties-1
patato whole field turned black in four days, white mould under leaf in morning | potato-diseases-1 | potato-diseases-2
fog since 3 days how to catch blight early in potatoes | potato-diseases-2 | potato-diseases-1
target like rings on old potato leaf | potato-diseases-3
potato stem base black, plants stiff and small, tubers slimy, peas beside are fine | potato-diseases-4
kept forty bags for home and labour food, worms made tunnels in the potatos, black dust near the eyes, onion next to it is fine | potato-pests-1
pala tomorrow night potato what to do | potato-disorders-2 | general-frost-2
after digging skin of kufri peels when to cut tops | potato-harvest-1
potato planting time bihar and which kufri | potato-sowing-1 potato-varieties-2 | potato-varieties-1
potato planter machine price and subsidy | general-scheme-55 general-chc-2 | general-scheme-57
can potatoes be grown in bags on terrace how much soil |
aeroponic seed minitubers where to buy shamgarh |
root knot nematode in potato swellings what treatment |
rajma in plains october or february which is right time, neighbour has put wheat already | rajma-sowing-1
pdr 14 or vl 63, which one for hill farm at munsiyari and how many days does it take | rajma-varieties-1 | rajma-yield-1
fertilizer for rajma acre wise, earlier i gave same as gram and it stayed weak | rajma-nutrients-1
kidney bean leaves went pale from the bottom, gave first watar 25 days back, wheat beside looks dark green, should i throw urea now | rajma-disorders-1 | general-defic-2
rajma must not miss water when | rajma-irrigation-1
january frost on rajma flowers | rajma-climate-1 | general-frost-2 general-frost-1
when to pull grass in rajma and remove extra plants | rajma-weeds-1 | rajma-seed-1
rain for a week, rajma leafs look wet tan in patches, pods got dark ringed spots and stem near ground has sunken red wound | rajma-diseases-1
rajma leaves puckered two shades of green, small plants | rajma-diseases-3 | rajma-pests-2
white flour under the bean leaf in our hill village every monsoon, how many years to keep the field without beans | rajma-diseases-4
rajma seedling stem swollen breaking, black fly | rajma-pests-1
rajma trouble, some plants mottled dwarf and some seedling stems swollen with maggot | rajma-diseases-3 rajma-pests-1
which stake or pole for climbing rajma and how tall |
summer lobia after mustard, which month to put | cowpea-sowing-1
karamani bush type seed and gap | cowpea-seed-1
lobia seed and dung manure for one acre | cowpea-nutrients-1 cowpea-seed-1
bhindi got water yesterday, barbati is in flower and canal is shut ten days will it suffer | cowpea-irrigation-1 | okra-irrigation-1 cowpea-disorders-1
flowers of cowpea dropping, can i sprey dap and how many grams | cowpea-disorders-1
lobia top leafs yellow, pods yellow | cowpea-diseases-1
dark pits on cow pea pods, can i put same crop there next year | cowpea-diseases-2
cowpea dying suddenly in circles in dry weather root skin like thread, groundnut beside ok | cowpea-diseases-4
sprayed neem yesterday because black lice were all over cowpea pods and the trader comes on friday, after how many days can i pick the beans | cowpea-pests-1
climbing lobia gives more green pods? | cowpea-yield-1
dry cow pea for grain how many days till ready and how to beat it out | cowpea-harvest-1
is cowpea good fodder for milking buffalo how many kilos a day |
white powder on cowpea leaves spray name |
papaya seedling bag or bed better | papaya-seed-1
banana did well in this black heavy land, is it ok for papaya, nights go to 8 degrees | papaya-soil-1
want latex for papain factory which kind should be planted | papaya-varieties-1
papaya plant how many grams of potash and how many times a year | papaya-nutrients-1
uncle planted papaya near his cucumber field, now leaves are thin like shoe lace and oily lines on stalk, can any spray save them | papaya-diseases-1
papaya stays dwarf leaf curling down thick, chilli beside it also curled | papaya-diseases-2 | chilli-diseases-1 chilli-pests-2
watery patch at papya stem foot, gone black, two trees toppled after rain | papaya-diseases-3 | papaya-soil-1
papaya wich kind and after how many months picking | papaya-harvest-1 papaya-varieties-1
papya hail damage insurance claim how | general-hail-2 general-scheme-26 | general-scheme-34 general-scheme-29
how often to water papaya in summer |
fruits have sunken black spots while ripening on papaya what is dose |
should i break kothamalli seed before sowing and soak how long | coriander-seed-1
dhania fertiliser and right month | coriander-nutrients-1 coriander-sowing-1
dhania came thick between the methi rows, how many plants to leave and when to clean grass | coriander-weeds-1 | general-weeds-1
wite dust on dhania flowers | coriander-diseases-1
cumin is fine but corriander droops and dies in patches which powder to mix on seed | coriander-diseases-2 | general-tricho-1
first on mustard now green lice sitting in flower heads of dhania, seeds shrinking | coriander-pests-1 | coriander-climate-1
gc 2 quintals and days | coriander-yield-1
frost burnt my dhania how to save it at night | general-frost-2
how to make dhaniya powder packing and get fssai number |
adike in sandy land near beach will it come up | arecanut-climate-1
buying areca seedlings tomorrow, tall ones or ones with more leaves, how to choose | arecanut-nursery-1
brother bought one acre for adike, how many plants come and at what gap, also evening sun burns the stem so what to plant on that side | arecanut-sowing-1
areca gap and yearly manure for each palm | arecanut-nutrients-1 arecanut-sowing-1
borewell is weak this summer and coconut also needs water, how much does each adike tree really want in april and how many days gap | arecanut-irrigation-1
kole roga again this july, tender nuts falling like rain | arecanut-diseases-1
areca leaf tips going yellow in middle leaves and nut inside is black and soft | arecanut-diseases-2
half grown adike nuts turn yelow crack and drop after first rain | arecanut-disorders-1
webbing on dry areca flower branch | arecanut-pests-1
areca nut red boiled or white chali which has more price this season |
which intercrop between areca gives most, cocoa or pepper |
will pepper grow in our place, rain 1500 mm and soil ph 6 | blackpepper-climate-1
raising kurumulaku cuttings in bags for own use, how many nodes and which month, last year half of them rotted at root | blackpepper-nursery-1
is karimunda ok for kerala homestead or some other type that does not skip a year | blackpepper-varieties-1
pepper leaves got black patches with feather edge in june, then whole vine died within a month, next vines on arecanut are starting, how to save | blackpepper-diseases-1
after rains peper slowly yellows each year, comes back in june but weaker | blackpepper-diseases-2
hollow black berries in pepper bunch | blackpepper-pests-1
coffee is ok, soft tips of peper drying in september cut or spray | blackpepper-pests-2
pepper spikes falling befor setting, too much shade from jack trees | blackpepper-disorders-1
pepper price kochi today ungarbled | general-market-22
which standard tree for pepper vine silver oak or dadap and how far apart |
poosani sowing month coimbatore | pumpkin-sowing-1
mixture for each pumpkin pit and after one month how much | pumpkin-nutrients-1
is arka suryamukhi safe from fruit fly, how big are fruits | pumpkin-varieties-1
only male flowers on pumpkin vine since three weeks, bottle gourd beside is giving fruits, should i touch flowers by hand in morning | pumpkin-disorders-1
after cucumber now pumkin also stung and rotten with maggots in rains | pumpkin-pests-1 | pumpkin-varieties-1
blister like light dark green leaves on pumpkin vine, beans nearby are fine | pumpkin-diseases-1
pumkin ripe for keeping sign | pumpkin-harvest-1 | pumpkin-storage-1
pumpkin seed oil extraction unit cost |
ash gourd petha market price agra |
tobaco seedlings are long and thin under cover when to take cover off | tobacco-nursery-2
pogaku transplant time mysore | tobacco-sowing-1
pogaku black soil how many kg nitrogen, more urea makes leaf bad or not | tobacco-nutrients-1
leafless purple flower from tobacco root | tobacco-weeds-1
tobacco nursery plants falling in patches | tobacco-diseases-1
tobaco leaf curled and small white flies sit below, brinjal is in next field and it also has them, should i pull out the plants | tobacco-pests-1 | general-trap-3
do i need permission to plant tobacco and what other crop instead | tobacco-market-1
how to cure tobacco leaf in barn what temperature |
kobi planting month in himachal hills | cabbage-sowing-1
muttaikose hybrid seed for acre | cabbage-seed-1
dose for cabage in kerala, urea half now half later? | cabbage-nutrients-1
someone at the mandi said mustard rows inside cabbage stop the worms, how many rows and when to put them, before or after planting | cabbage-pests-1
diamond back moth not dying with any medicine now what | cabbage-pests-2 | cauliflower-pests-1
grey waxy lice inside cabage leaves | cabbage-pests-3 | cabbage-pests-1
cabbage roots swollen like a club, hill field, can i put lime | cabbage-diseases-1
cabage sowing time and seed | cabbage-sowing-1 cabbage-seed-1
cabbage paper wrapped export to dubai packing |
snails in cabbage bait |
how dry should mustard and groundnut be before godown | general-store-1 | mustard-harvest-1 groundnut-storage-1
bite a grain test, how to know it is dry and insects wont come | general-store-3 | wheat-storage-1
can i keep gas tablets at home for wheat, there is webbing in bag | general-store-4 | wheat-storage-2
moong seed for next season how much mustard oil per kilo to keep beetles off | general-store-5 | general-hermetic-1 moong-storage-1
seller says airtight drum kills weevils in wheat without any powder, is that true and may i open it every week to take out grain | general-hermetic-1 | general-hermetic-2
two layer inside bag for storing rice and groundnut, rats are problem here | general-hermetic-2
black sheep of solapur side, female has horn or not | sheep-breeds-2
best month for cutting wool | sheep-shearing-1
vet gave a bottle for worms in sheep two years ago but it does nothing now, befor rain or after rain to give and lambs how often | sheep-worms-1 | sheep-deworm-2
when is deworming of goat and sheep most useful for weight | sheep-deworm-2 | goat-worms-1 sheep-worms-1
have sixty sheep in barmer and open land of five bigha, which grasses and fodder to sow for grazing and how to fence it cheap | sheep-feeding-1
sheep giving dead lambs in fourth month what test |
shed size for fifty sheep |
is it worth to put drip for sugarcane and cotton how much more yield | general-drip-1 | sugarcane-irrigation-2
field is uneven and sandy so flooding fails, thinking of fountain irrigation but wind is strong here and water is salty, how to run it | general-sprinkler-1
have lots of dry leafs and paddy straw lying free, how thick to spread around plants so the soil stays wet and weeds stay down | general-mulch-1
tomato then chilli then brinjal in same field every year is it wrong | general-rotation-1 | tomato-diseases-5
why should small growers form a company together what is the gain and how many must join | general-fpo-1 | general-scheme-64 general-scheme-65
producer company running money three years nabard or sfac | general-fpo-2 | general-scheme-64
6000 rupees yearly kisan which account | general-scheme-1
in which monthes do the three parts of the 2000 rupees come | general-scheme-2 | general-scheme-3 general-scheme-1
have 7 acres from grandfather someone told above 5 acre no samman nidhi is it true | general-scheme-4
retired army man with 22000 pension has own field can he take the kisan money | general-scheme-5 | general-scheme-18
i plough another mans land on half share nothing in my name can i get 6000 | general-scheme-7 | general-scheme-92 general-scheme-94 general-scheme-98
farmer wants to know ways to complete ekyc for kisan instalment | general-scheme-8 | general-scheme-9
everyone in my lane got 2000 only i did not what to see first | general-scheme-10 | general-scheme-11 general-scheme-15
old stopped instalments will come or gone | general-scheme-11
aadhaar says ramesh kumar but khatauni says ramesh prasad and money stopped | general-scheme-13 | general-scheme-12
bihar jamabandi area wrong | general-scheme-14 | general-scheme-86
whome to ring about the missing kisan samman money toll free number | general-scheme-16 | general-scheme-15
stop my kisan instalment myself | general-scheme-17
my father died in august his kisan money was coming, bank account closed now, brothers have not divided the land, what i have to do first so it comes to me | general-scheme-19
alredy getting instalment since 2019 must i make farmer id or it will stop | general-scheme-20
land is in name of four brothers how will the agristack id show my part | general-scheme-22
insurance premium percent paddy wheat orchard | general-scheme-23
bank cut insurence from my loan without asking i dont want it next time how to stop | general-scheme-25
cloud burst filled my paddy with water insured last month whom to inform and till when | general-scheme-26 | general-scheme-27 general-hail-2
cut wheat was lying to dry and rain came is it covered or only standing crop | general-scheme-28
farmer asked does crop insurence pay if long dry gap dries the soybean | general-scheme-29
no rain nobody sowed any insurance | general-scheme-31
elephants walked through my paddy last night is that in the insurance from this year | general-scheme-32
orange growers wether insurence do i have to send photos after loss | general-scheme-34
tenant without bank loan wants to insure his groundnut where to go | general-scheme-35
interest on my kisan card 2.5 lakh if i pay on time | general-scheme-37 | general-scheme-38
what do i loose if i return the crop card money after its due day | general-scheme-38 | general-scheme-37
manager wants my registry papers for 1.5 lakh farm loan is that right | general-scheme-40
womens self help group with out land wants kisan credit card | general-scheme-41
half acre man small kcc | general-scheme-43 | general-scheme-36
new rbi rull loan period for sugarcane long crop from next year | general-scheme-44
gold loan interest benefit for farmer | general-scheme-46
how to get soil tested by government and where card is seen | general-scheme-47
drip percent for 3 acre | general-scheme-49 | general-scheme-50
sprinkler apply steps which company | general-scheme-50
natural farming money per acre | general-scheme-52 | general-scheme-51
neighbours check each others plot and get organic paper what is this called | general-scheme-53 | general-scheme-54
sc farmer seed drill discount | general-scheme-55 | general-scheme-57 general-chc-2
eight farmers together want machinery bank with 80 percent | general-scheme-56 | general-chc-2
drone didi how much paid | general-scheme-58
sun powered motor for borewell who gets first and how much help | general-scheme-59
kusum form open now | general-scheme-61 | general-scheme-60
cold room and grading shed loan help from agri infra fund | general-scheme-62 | general-scheme-63
share money match from government for members of producer company | general-scheme-64 | general-fpo-2
sikkim side fpo how many members and how many must be small farmers | general-scheme-65 | general-fpo-1
how do i join the farmers pension i also have epf from old factory | general-scheme-67 | general-scheme-66
want to make polyhouse for capsicum is there help where to ask | general-scheme-68
cow insurance owner share tag | general-scheme-70
fish pond 5 lakh cost lady applicant wants to know how much grant | general-scheme-71
loan for a chilling plant dairy interest help still on | general-scheme-73
honey mission boxes apply before or after purchase, is madhukranti needed | general-scheme-74
solapur farmer over due crop loan 1.8 lakh is it waived this year | general-scheme-76
shop took 350 for one sack of urea what is real price | general-scheme-77 | general-scheme-79
shop man in our block refuses dap for wheat unless i buy two bottles of nano also, and takes 100 more than what is printed, where do i report | general-scheme-79
karnal shop refuses fertlizer without registration of crop | general-scheme-80
bihar seed discount hybrid paddy | general-scheme-82
how much of crop must be lost before state gives relief whom to tell | general-scheme-83 | general-scheme-84
satbara called what in up | general-scheme-85 | general-scheme-86
gujarat land khata website | general-scheme-86
rtc pahani site | general-scheme-88
how to know a skeem website is real before giving aadhaar | general-scheme-89 | general-scheme-60
kisan call center night timing | general-scheme-91
guntur tenant cultivator total yearly money state plus centre | general-scheme-92
landless labor famly in odisha any farmer money | general-scheme-94 | general-scheme-7
jaipur farmer says total 9000 is it right | general-scheme-95
namo shetkari latur amount | general-scheme-97
krishak bandhu death money for family in bardhaman | general-scheme-98
dhan dhanya apply cash | general-scheme-100
right month to put alsi in the ground after paddy | linseed-sowing-1 | linseed-pests-2
tisi broadcast kg acre | linseed-seed-1
linseed names that give good crop with irrigation in up | linseed-varieties-1
javas dose rainfed | linseed-nutrients-1 | linseed-nutrients-2
gypsum for flax per acre | linseed-nutrients-2
threw alsi seed in standing paddy before cutting how to get more from it | linseed-irrigation-2
bathua and other grass coming in linsead how many times hand weding | linseed-weeds-1 | general-weeds-1
sown tisi late november after paddy, mustard next plot is fine but in my tisi the buds are fat and closed, when i break there is a small pinkish worm | linseed-pests-1 | linseed-pests-2 linseed-sowing-1
how to save flaks buds from tiny fly without strong spray | linseed-pests-2 | linseed-sowing-1 linseed-pests-1
farmer asks orange powder dots on lineseed leaf later turning black | linseed-diseases-2
black round spot from lower leafs in tisi whole crop going, neem leaf water ok? | linseed-diseases-3
we leave fields open no fence and stray bulls finish the gram every year, someone said put alsi, do they eat it and how much will one acre give | linseed-yield-1
almora terrace field when to put gahat and when will it be ready | horse-gram-sowing-1 | horse-gram-harvest-1
ulavalu how much kg throw by hand in an acre | horse-gram-seed-1
my kollu came up patchy last time should i keep seed in water before | horse-gram-seed-2
what manure and bags for kollu in poor land | horse-gram-nutrients-1
palakkad sour soil muthira how much chuna and how many days before | horse-gram-soil-1 | general-acid-2
no good rain in july so urad and moong dried up in my upper field, it is already august, thinking of kulthi there will it survive without water | horse-gram-climate-1 | horse-gram-irrigation-1
horsgram yello patches on leaves neighbours mung also yellow what to do | horse-gram-diseases-1
attack of worm inside pods of kulthi and rats also eating after late rain | horse-gram-pests-1 | horse-gram-harvest-1
hurali yield hills | horse-gram-yield-1
kollu one water when | horse-gram-irrigation-1
kulthi pods breaking open in dew how early to cut and dry | horse-gram-harvest-1
guava in salty land | guava-soil-1 | guava-sowing-1
good peru for allahabad | guava-varieties-1
guava branches go straight up few fruits can i tie them down or cut tips | guava-pruning-1
can i put peru under my coconut trees in konkan | guava-intercropping-1
first one branch went yellow after rains then whole tree dried with leaves hanging, now three guava trees same way, lemon beside is green, can i plant new in that pit | guava-diseases-1
attack of rough rusty scabs in gauva fruit rainy crop | guava-diseases-2
webb with wood dust on peru trunk and a hole below it | guava-pests-2
gava leaf turned perple bronze fruit cracks what spray borax? | guava-disorders-1 | general-boron-2
farmer asked dhencha seed rate per acre | general-greenmanure-1
if i plough in dhaincha before paddy how much urea is saved | general-greenmanure-2
my earth worm running away from bed is it too wet or hot | general-vermi-1
worm compst ready in how many weaks raw dung put directly or half rotten | general-vermi-2
nadep manure what strength is in it and one tank for how much land | general-compost-2
heap of dung lying since march in open, still hot inside and smelling, want to give to chilli nursery next week, is it ready or will it burn | general-compost-3
how often give jivamrut and can i leave all fertilizer | general-jeevamrut-2
ghan jivamrut how many kg for acre at sowing and recipe | general-ghanjeevamrut-1
haldi kab punjab | turmeric-sowing-1
manjal seed costly can i raise small bud plants in tray and save | turmeric-seed-1
pasupu manure splits | turmeric-nutrients-1
weeding days for haldi and when to put soil on the roots | turmeric-weeds-1
farmer says brown spot with greyish middle on termeric leaf and fingers small | turmeric-diseases-1
last year ginger rotted in that plot and this year i put haldi, now clump bends over, base is watery and soft, leaf edges dry, the gath smell bad inside | turmeric-diseases-2 | general-tricho-1
fast ripening termeric heavy weight | turmeric-varieties-1
dug my first haldi yesterday 12 quintal wet, neighbour boils two hours, how long really must i cook and dry and how many kg dry will i get | turmeric-harvest-1
bee box shade or sun | honeybee-site-1
how often open hive | honeybee-check-1
no flowers in july how to feed my bees | honeybee-feed-1
red tiny ticks on bee brood can i dust sugar powder | honeybee-mite-1
neighbour sprays mustard tomorrow how to save my boxes | honeybee-pesticide-1
took out honey in rainy week from all frames half were open, now after one month it is thin and frothing sour in the cans, what mistake | honeybee-harvest-1
loki sowing for summer bihar | bottlegourd-sowing-1
sorakaya seed acre | bottlegourd-seed-1
lauki fruiting now water daily or gap | bottlegourd-irrigation-1
planted ghiya 45 days ago and gave two bags urea, tomato beside is fruiting, but on ghiya only flowers with thin stalk no small fruit behind | bottlegourd-disorders-1
attack of red beatle in small lauki leaves | bottlegourd-pests-1
yelow cornered patches on botle gourd leaf in damp weather | bottlegourd-diseases-1
how tender to pluck dudhi and after how many days | bottlegourd-harvest-1
pkm1 drumstick seeds depth and gap between plants | drumstick-sowing-1
shevga per pit fertiliser after three months | drumstick-nutrients-1
murungai tree too tall no branches where to cut | drumstick-pruning-1
morenga flowers all droping in 40 degree jeth heat | drumstick-disorders-1 | drumstick-irrigation-1
attack of maggots in drum stick pods dark gum, how many tomato traps | drumstick-pests-1
vegetables between moringa | drumstick-intercropping-1
pod thickness for plucking murungakkai | drumstick-yield-1
cheera seed grams | amaranthus-seed-1
thotakura fertilizer per acre with cow dung | amaranthus-nutrients-1
amarant bed grass cleaning before or after manure | amaranthus-weeds-1
keerai co1 co2 co3 | amaranthus-varieties-1
catterpillar joins leaves of cheera with web and sits in | amaranthus-pests-1
cheera cutting how high | amaranthus-harvest-1
full 5 acre with rrii 105 only is it ok | rubber-varieties-1
new rubber planting on slope gap pit manure kottayam | rubber-sowing-1
farmer enquired trunk thicknes to begin taping rubber trees | rubber-harvest-1
fish bone like black lines on leafs in my ruber nursery | rubber-diseases-1
i was cutting 200 rubber trees every single day for high price, now 30 trees have dry cut and no milk at all, how to bring them back | rubber-disorders-1 | rubber-harvest-1
pattu purugu how many days egg to cocoon and feeding times | silkworm-cycle-1
from where to buy silk worm eggs, small reared worms better? | silkworm-eggs-1
third crop and cold rain for four days, some worms died and became hard and white like chalk piece, others still eating, what disease is this | silkworm-disease-1
when to take cocoons off the chandrike and dry | silkworm-mounting-1
muga worm dying in summer on som tree sivasagar black specks | silkworm-muga-1 | silkworm-disease-2
my nephew 6 years drank from a bottle of weedicide kept near the cow shed, grandmother wants to give milk and salt water to vomit, is that right | general-poison-2 | general-poison-4
spray then headache watering eyes | general-poison-3 | general-poison-1
how to multiply the green mold powder tricoderma in dung before giving to soil | general-tricho-1 | general-tricho-2
bavistin then tricoderma gap days | general-tricho-2
gave heavy water for coconut beside and moringa flowers all on ground | drumstick-irrigation-1 | drumstick-disorders-1
alsi when to sow and how much seed | linseed-sowing-1 linseed-seed-1 | linseed-pests-2 linseed-sowing-2
weed medicine in flax and is gypsum needed | linseed-weeds-1 linseed-nutrients-2 | general-weeds-1
good kulthi for rajasthan and how much will come | horse-gram-varieties-1 horse-gram-yield-1
peru spacing and best kind | guava-sowing-1 guava-varieties-1
guava keeping days after pluck and what for purple leaves | guava-harvest-1 guava-disorders-1
manure for haldi and days of weeding | turmeric-nutrients-1 turmeric-weeds-1
where keep hyve and what feed in rains | honeybee-site-1 honeybee-feed-1
lauki time and seed per acre | bottlegourd-sowing-1 bottlegourd-seed-1
ghiya when to pick and why babies fall | bottlegourd-harvest-1 bottlegourd-disorders-2
moringa seed per acre and what to put between | drumstick-seed-1 drumstick-intercropping-1
rubber spacing and which clones | rubber-sowing-1 rubber-varieties-1
heat for small worms and cocoon taking day | silkworm-climate-1 silkworm-mounting-1 | silkworm-cycle-1
daincha seed and day of ploughing in | general-greenmanure-1 general-greenmanure-2
kcc interest and is land paper kept | general-scheme-37 general-scheme-40 | general-scheme-38 general-scheme-42
old age farmer pension amount and where to join | general-scheme-66 general-scheme-67
how much loss for flood relief and what per acre | general-scheme-83 general-scheme-84
paddy land sticky water stands will alsi come after it | linseed-soil-1
mango man says no cutting but guava tips to cut which month | guava-pruning-1 | guava-pruning-2
mustard over no bloom now cold, bees starving | honeybee-feed-1
coffee grows here at 700 m can rubber also | rubber-climate-1
lineseed price in mandi today | general-market-22
linseed and wheat mixed rows ratio |
cut worm cutting alasi seedlings at night |
horse gram as cattle fodder how much to feed milking cow |
farmer wants to store kulthi grain from weevil in tin | general-hermetic-1 general-store-5 | general-store-3 general-store-4
taiwan pink guava plants cost per piece |
guava jelly making unit licence |
vnr bihi gauva per acre profit in raipur |
attack of borer in turmaric stem holes with dust |
curcumin percent of lakadong haldi |
honey rate per kg wholesale buyer |
how many frames in one new bee box and cost |
ants and hornets killing my bees at the gate |
bitter taste in lauki is it poisonous |
attack of curl leaf in dudhi crop |
moringa leaf powder buyer contact |
drumstick seed oil press where |
grass killer spray in cheera bed |
rubber sheet rate kottayam today |
attack of white ants in young ruber stumps |
uzi fly on silkworms how to stop |
i keep both goats and bees and last year wax was sold to a trader, is there some government price for beeswax and where |
my farmer pension card is lost, which office gives duplicate card |
saurashtra desi cow how many litre full byat and how rich is milk | cattle-breeds-1
red brown cow of ferozpur side, milk in one lactation how much | cattle-breeds-2
i want good bullocks for ploughing not milk which desi breed | cattle-breeds-4 | cattle-breeds-5
good cow for nimad | cattle-breeds-5
how much holstein blood is ok in hot place like rajasthan | cattle-breeds-6
crossbreed cow giving 14 ltr, how many kilo dana daily | cattle-feeding-2
pregnant hf extra dana | cattle-feeding-3
cattle feed mixing formula at home, how much salt and minerals in 100 kg | cattle-feeding-4
total dry matter for 500 kg milch animal and share of green and dana | cattle-feeding-5
how many gram mineral powder for growing heifer and for milking one | cattle-feeding-7
is it safe to graze cows in knee high sorghum, no rain for a month | cattle-feeding-8 | fodder-sorghum-feeding-1 jowar-feeding-1 fodder-sorghum-feeding-2
how will i know my animal wants the bull, what time to look | cattle-breeding-1 | buffalo-breeding-1
heat seen at 7 pm when to call AI man | cattle-breeding-2 | buffalo-breeding-2
jersey heifer ai weight | cattle-breeding-4
how soon after delivery make cow pregnant so i get calf every year | cattle-breeding-5
my sahiwal has done four times AI from govt man and twice with village bull, heat comes on time and water is clear like glass but she never holds | cattle-breeding-6 | cattle-breeding-2
when to dry off cow | cattle-breeding-8
kheech for 24 kg calf | cattle-calf-1
calf just born not standing and mother is not licking it | cattle-calf-3
buffalo calf has long horns, for cow calf i want no horns, when to burn | cattle-calf-4
calf scour yellow watery since yesterday weak can i give salt sugar water | cattle-calf-5
hs injection which month | cattle-vaccination-2 | buffalo-health-1
BQ tika age | cattle-vaccination-7
brucella vaccine male calf or only heifer, how many times | cattle-vaccination-3
anthrax vaccine every year necessary for my cows | cattle-vaccination-1
pagal kutta bit one goat then bit my cow leg, which day injections | cattle-vaccination-6
suddenly all cows dropped milk, foam at mouth and sores in hoof gap | cattle-fmd-1 | cattle-fmd-2 cattle-vaccination-1
bought 2 cows from mela can i tie them with old ones today | cattle-fmd-3
round lumps on cow skin | cattle-lsd-1 | cattle-lsd-2 cattle-lsd-4 cattle-lsd-3
lumpy came in shed what to spray on floor and how to stop flies | cattle-lsd-2
lumpi cow milk for kids | cattle-lsd-4
udder hard and hot, milk like curd, what to do today | cattle-mastitis-1 | cattle-milk-3
milk reduced slowly one teat but no swelling nothing visible | cattle-mastitis-3
why not let cow sit just after milking | cattle-mastitis-4
should i give calcium bottle before calving to heavy milker | cattle-milkfever-2
20 litre cow calved last night do i empty the udder fully | cattle-milkfever-3
cow body came outside from back after sitting, red big ball | cattle-prolapse-1
how to feed barseem so that stomach doesnt blow up | cattle-bloat-1 | berseem-feeding-1
cow ate full berseem in morning while i was in sugarcane, left side now like football, vet will come in 2 hours, should i pour oil or make her walk | cattle-bloat-2 | cattle-bloat-1
in night cow opened rope and went in maize godown, ate one full basket of grain, today loose dung and dull, no cud, buffalo is fine | cattle-acidosis-1
gochid on cows and dogs also, they sit in wall cracks, what to do | cattle-ticks-1
how many times a year to give worm medicine to cows | cattle-deworm-1 | cattle-deworm-2
deworming first or vaccination first, need dung test? | cattle-deworm-2 | cattle-vaccination-5
which direction to keep the cow shed length | cattle-housing-2
cow comfortable temperature | cattle-heat-1
milk spoils before reaching society what can i do | cattle-milk-2 | cattle-milk-1
cow is on treatment, milk for house use ok? | cattle-milk-3
urea straw for small calf ok | cattle-fodder-2
right stage to cut oats and jowar for silage | cattle-fodder-3 | fodder-sorghum-harvest-1 oat-feeding-1
10 cows two months dry season how much silage to make | cattle-fodder-5
when is lucerne dry enough to store, leaves falling | cattle-fodder-6
azolla pit how much gobar to put and how to feed after harvest | cattle-azolla-2
third cow aborted late pregnancy this year is it catching to my family | cattle-brucella-1
hf cow bought from punjab to nagpur, fever 106 since two days, glands near shoulder big, gums white, i pulled out many ticks last week from her | cattle-theileria-1 | cattle-ticks-1
one bullock died standing near well in an hour, black blood from nose not clotting, village men want to take hide, dogs are coming, what should we do | cattle-anthrax-1
rainy season vengayam nursery when to put in tamilnadu | onion-sowing-1
onion which keeps longest | onion-sowing-3
sambar chinna vengayam how many bulb weight per acre | onion-seed-1
onion in black waterlogged soil | onion-soil-1
ulligadda fertiliser per acre with split | onion-nutrients-1
till what day can i throw urea in onion, trader says late urea spoils storage | onion-nutrients-1 | onion-disorders-2
grass covering onion 3 weeks after planting, weeding when and what spray | onion-weeds-1 | general-weeds-1
good onion for indore | onion-varieties-1
chilli has curl and onion near it has silver lines with tiny bugs inside fold | onion-pests-1 | chilli-pests-1 onion-pests-2
onion leaf white dots turned violet in middle after cloudy humid days how much loss | onion-diseases-1 | onion-diseases-2
prevent karpa on onion before planting, tricoderma quantity | onion-diseases-2
onion bottom cotton mustard grains | onion-diseases-4
kept 80 bags of kanda in chawl in may after one day drying because rain was coming, now top of the bulb is soft with grey mould and smell | onion-diseases-5 | onion-storage-1
we grew wheat earlier, this time onion with wide gap and urea at 60 days, many bulbs are joined two together and neck fat, why like this | onion-disorders-2 | onion-nutrients-1
garlic is fine but onion next to it tips drying, 50 days old, what all to check | onion-disorders-3 | onion-pests-1
steps to dry onion before keeping in store, neck cut how much | onion-storage-1 | onion-diseases-5
is better onion godown worth it, loss percent ordinary vs improved | onion-storage-2
onion water gap in winter and fertiliser dose | onion-irrigation-1 onion-nutrients-1
small black goat of jharkhand for meat weight and kids | goat-breeds-1
goat for terrace in agra city, no grazing only feeding at home | goat-breeds-3 | goat-feeding-1
beetal goat size | goat-breeds-4
going to haat to buy she goat, what weight at six month is right | goat-select-1
goat wagging tail and shouting all day is she ready for buck | goat-breeding-1
shed size for 50 goats | goat-housing-1
should i give wet grass to goats in rains | goat-housing-2
my goat kids die in first week every winter, what care after birth | goat-kid-1
ppr sui lasts how many years | goat-vaccination-1
goats nose running, mouth sores, bad smell loose motion, 4 dead | goat-ppr-1 | goat-vaccination-1
after first rain i left sheep and goats in new grass, in evening the two best fat kids turned round and round, belly full and died by morning | goat-et-1
how to tell goat is ill, normal temperature | goat-sick-1
goat deworming how often | goat-worms-1
urd sowing last date in plains after potato field free in march | urad-sowing-1 | urad-sowing-3
biri sowing bhubaneswar | urad-sowing-2
which urd kind gives more, ready in 85 days | urad-varieties-1
mash 1137 seed per acre and urea | urad-sowing-3
ulundu after paddy harvest without ploughing, dap spray days | urad-nutrients-2
minumulu after paddy has grass at 20 days, cotton also same, hoe when | urad-weeds-1 | cotton-weeds-1 general-weeds-1
black gram whole field going golden yellow even pods | urad-diseases-1
used my own urad seed from last year, at 25 days leaf became very big and rough like crushed paper and no pods come, moong beside is clean | urad-diseases-2
urad stem white worm inside | urad-pests-1
hairy worms eating urad leaf to net, neighbour moong also | urad-pests-2
urad bean per acre output | urad-yield-1 | urad-varieties-1
best buffalo of gujarat jafrabadi or mehsani or surti | buffalo-breeds-2
buffalo for ghee in etawah where fodder is poor | buffalo-breeds-3
nagpur side buffalo breed | buffalo-breeds-4
buffalo giving 8 litre how much dana and tudi | buffalo-feeding-1
jhoti first ai weight | buffalo-breeding-2
my buffalo takes 18 months between calves is it too much | buffalo-breeding-3
buffalo throat swelling in monsoon will it survive | buffalo-health-1 | cattle-hs-1
murrah calved sunday, gives 16 litre, since morning lying flat cannot get up and no fever, cow next to her is ok, is this calcium thing | buffalo-health-2 | cattle-milkfever-1
cows sit in shade fine but my buffaloes pant in may, bath how many times | buffalo-housing-1 | cattle-heat-1
buffalo ration for 10 litre and she never shows heat | buffalo-feeding-1 buffalo-breeding-1
angoor kinds for nashik and for punjab | grapes-varieties-1
draksha plot has lime and 2 feet soil only, will it do | grapes-soil-1
when april chatni and october chatni in grape and how many eyes | grapes-pruning-1
north india grapevine winter cutting how many buds left on cane | grapes-pruning-2
draksh sop or mop | grapes-nutrients-1
five days rain after october chatni in sangli, bunches in flower turned brown and dry, below the leaf white cotton, pomegranate is also spotted | grapes-diseases-1
white cotton bugs in draksha | grapes-pests-1
brown scabs on young grape berry leaves curled silver | grapes-pests-2
grape for punjab which and when to cut the vines | grapes-pruning-2 grapes-varieties-1
inji planting month wayanad | ginger-sowing-1
shunti npk dose | ginger-nutrients-1
ginger 90 days no rain since 2 weeks | ginger-irrigation-1 | general-drought-1 ginger-weeds-1
planted ginger in may after potato in same land, in august after heavy rain leaves became yellow from tip and clump comes out rotten, smell is very bad | ginger-diseases-1
banana field turned to ginger, plants wilt with rolled leaf and milky ooze, which spray | ginger-diseases-2
can ginger grow at 1200 m height place with 2000 mm rain | ginger-climate-1
green ginger digging month and yield per acre | ginger-harvest-1
keeping seed rhizome in pit, which leaves to put | ginger-storage-1
kaapi at 700 m height arabica or robusta | coffee-climate-1
spacing and pit size for arabica new clearing, how old seedling | coffee-sowing-1
in kodagu my robusta buds are ready, no rain from january, pepper is also suffering, tank has water for two rounds only, when to run sprinklers | coffee-irrigation-1
foliar spray for coffee to stand dry months | coffee-nutrients-1
npk bags for kaapi thota per acre yearly, pepper on shade trees also | coffee-nutrients-2 | blackpepper-nutrients-1
arabica plants breaking at stem, borer inside, when to uproot | coffee-pests-1
coffee after harvest which branches remove and manure dose | coffee-pruning-1 coffee-nutrients-2
matar seed kilo per acre and what to coat it with | greenpea-seed-1 | field-pea-seed-1 field-pea-diseases-4
pattani in ooty basal dose and top dressing | greenpea-nutrients-1
pea 2 weeks old weeds coming, also sticks support when | greenpea-weeds-1 | field-pea-weeds-1
peas which kind gives highest per acre arkel or bonvil | greenpea-varieties-1
white zig zag lines in pea leaf and holes in pods | greenpea-pests-1 | field-pea-pests-2
peas drying patch by patch, sown hot september, roots brown, wheat side ok | greenpea-diseases-2 | field-pea-diseases-4 greenpea-sowing-1
green pea seed rate and sowing month | greenpea-seed-1 greenpea-sowing-1 | greenpea-varieties-1
mullangi for january | radish-sowing-1
radish manure dose tamilnadu | radish-nutrients-1 | radish-disorders-1
put three trolley fresh dung in field and sowed mooli same week, carrot was fine last year but now every root has two three legs | radish-disorders-1
radish water how often | radish-irrigation-1
mooli top outside soil | radish-weeds-1
white bubbles under radish leaf and bent flower | radish-diseases-1
how many quintal mooli from 1 acre and days | radish-harvest-1
cross pig litter size | pig-breeds-1
boar for 20 sows how many and when to mate after heat | pig-breeding-1
piglets white pale and breathing fast at 1 week | pig-piglet-2
sow gave 11 babies and lied on three of them in the night, the pen is small, how to stop crushing | pig-piglet-3
pig pen floor and wall height for boar | pig-housing-1
can i feed hotel leftover to pigs when african fever around | pig-asf-2
for chickens i know, for pigs does swine fever vaccine stop the african one | pig-vaccination-1 | pig-asf-1
makka for cattle seed per acre, mixing lobia also | fodder-maize-seed-1 | cowpea-seed-1
african tall protien | fodder-maize-varieties-1
green fodder corn how much urea at one month | fodder-maize-nutrients-1 | general-fert-3
when cut maize for green feeding, how many tonne | fodder-maize-harvest-1 | fodder-maize-varieties-1
sowed makka for cattle in july next to jowar, at 20 days leaves have windows and dirt like sawdust in the middle, can i spray and feed after | fodder-maize-pests-1 | maize-pests-1
nishigandha in wet land | tuberose-soil-1
sampangi double for bouquet | tuberose-varieties-1
nishigandh fertilizer per acre | tuberose-nutrients-1
second year tuberose after old stalk cutting what to do | tuberose-irrigation-1 | tuberose-nutrients-1
how many days to first flower in rajanigandha | tuberose-harvest-1
sagwan in shallow murum | teak-soil-1
thekku stump planting pit and season with intercrop | teak-sowing-1
6 year sagwan too close, remove some? | teak-pruning-1
agent at my door selling special teak plants ready in 8 years, should i sign | teak-market-1
new teak plants summer watering how many years | teak-irrigation-1
planted 300 sagwan last year on bund of paddy, after first rain in june caterpillars ate all leaves only sticks left, will they die | teak-pests-1
gir cow price today in rajkot market |
cow ate plastic bag and not passing dung |
cow bitten by snake in the field |
milk society rate per fat point this month |
how to make panchagavya from cow urine |
how to know cow age by teeth |
what is the dose of ivermectin ml for 300 kg cow |
onion price lasalgaon today | general-market-22
how to grow onion seed on my own farm, distance between plots |
onion export duty still there or not |
goat has lump abscess under ear full of pus |
sirohi goat weight and colour |
urad dal mill near me and processing cost |
urad inoculation packet how many per acre | general-biofert-1
govt scheme for rearing male buffalo calf |
pandharpuri buffalo how many litres a day exactly |
how to make raisin from grapes at home |
birds eating grapes net price |
ginger variety with less fibre name |
coffee pulping and drying on yard how many days |
elephant damaged my coffee plants, compensation | general-scheme-32
pea orange rust powder on stem which spray | field-pea-diseases-2
fattening pig daily feed kg till 90 kg |
weedicide name for fodder maize atrazine dose per acre |
20 year teak tree price per cubic foot |
azolla pit size and what to put weekly | cattle-azolla-1 cattle-azolla-2
onion weeding days and silver streak insect what spray | onion-weeds-1 onion-pests-1 | onion-pests-2
urad weed control and high yielding type | urad-weeds-1 urad-varieties-1 | general-weeds-1 urad-diseases-1
arabica height needed and which plants for less rust | coffee-climate-1 coffee-varieties-1
radish for summer which and when ready to pull | radish-sowing-1 radish-harvest-1 | radish-disorders-2
teak spacing and from which year to prune | teak-sowing-1 teak-pruning-1
paddy seed bed for 1 hectare | rice-nursery-1 | rice-nursery-4
nel seedlings became old waiting for canal water what age is ok for short variety | rice-nursery-2 | rice-nursery-3
pr 131 paneeri date | rice-nursery-3
custom hiring centre says he will plant paddy by machine but i must give seedling mat, how much seed and what mix of soil | rice-nursery-4
farmer kept own paddy seed from last year and wants to separate chaffy ones at home before sowing, asks how many kg salt in bucket | rice-seed-1
seed qty for mota dhan ropa chhattisgarh | rice-seed-2
single seedling paddy seed acre | rice-seed-3 | rice-sowing-1
i saw in TV less water paddy method with very young seedling and square planting. my father laughs at it. tell full method age gap and weeder | rice-sowing-1
maize took my labour so paddy planting got late by 3 weeks, seedlings tall now. should i plant closer and how many inches | rice-sowing-2
paddy transplanting dates punjab | rice-sowing-3 | rice-nursery-3 rice-sowing-6
dsr soil and date sir | rice-sowing-4
drum sown paddy yield same? | rice-sowing-5
basmati seedling leaves when shifting | rice-sowing-6
1121 seed per acre | rice-seed-4
why basmati planted in early june gives short grain no aroma, trader cut rate | rice-climate-1 | rice-sowing-6
less water paddy punjab | rice-varieties-1 | rice-irrigation-1 rice-sowing-3 rice-irrigation-2 rice-irrigation-4
assam low field sali dhan goes under water 10 days every august which variety comes back after water goes | rice-varieties-2 | rice-varieties-3
one year flood one year dry, ragi on upper land is safe but lower plot i lose every time, need paddy that stands both, odisha | rice-varieties-3 | rice-varieties-2
high land no irrigation rain stops early. marua grown last year, now want paddy variety for ranchi side | rice-varieties-4
npk dose for irrigated hybrid paddy per hectare and when to split | rice-nutrients-1 | rice-nutrients-2
i have 2 acre paddy how much dap urea potash to buy from society | rice-nutrients-2 | general-fert-1 rice-nutrients-1
dsr urea how many times | rice-nutrients-3
shopkeeper pushing dap for paddy but i gave full bag in wheat, can i save money | rice-nutrients-4 | general-scheme-79
kerala paddy fertilizer short duration kuttanad | rice-nutrients-5
dry sown paddy ramnad without irrigation npk | rice-nutrients-6
kuttanad sour soil paddy how much lime and when | rice-soil-1 | general-acid-2
want to cut urea in paddy using azospirillum and cow dung how much | rice-organic-1 | general-biofert-2
direct sown jhona sown 10 june no water yet when first irrigation | rice-irrigation-1 | rice-weeds-2
pipe with holes paddy water when | rice-irrigation-2
only 3 canal turns left for paddy, which stages must get it | rice-irrigation-3
stop water before cutting paddy when | rice-irrigation-4 | rice-harvest-1
butachlor how many days | rice-weeds-1
last year dsr failed because of weeds full field swank and dila. this time want to plan from day of sowing | rice-weeds-2 | rice-irrigation-1
organic paddy, wild grass taller than crop coming, cono weeder which day | rice-weeds-3 | rice-sowing-1
paddy 20 days after planting short in patches rusty spots on old leaves what is it | rice-disorders-1 | rice-disorders-2 general-zinc-1
khaira disease spray zinc and lime how many kg | rice-disorders-2 | general-zinc-3
paddy lower leaves yellow thin plant | rice-disorders-3 | general-defic-1
new leaves of dsr paddy coming white like paper in light soil | rice-disorders-4 | general-iron-1
water never drains from my red soil paddy and leaf turning orange from tip, coconut on bund is fine | rice-disorders-5
why ears of paddy empty no grain | rice-disorders-6 | rice-pests-4 rice-pests-9 rice-diseases-1 rice-irrigation-3
round burnt patches in paddy near harvest and black sticky at bottom of plants | rice-pests-1 | rice-pests-3
which spray makes hoppers more in paddy | rice-pests-2
bph how many per hill | rice-pests-3
paddy white ears nothing inside | rice-pests-4 | rice-disorders-6 rice-diseases-1
stem borer every year in paddy, dont want poison as i keep ducks, what can be done in nursery and after harvest | rice-pests-5 | rice-pests-6 rice-sowing-3
trichocard paddy how many per acre | rice-pests-6
leaf folder when to spray | rice-pests-7
paddy shoot silver tube onion like | rice-pests-8
gandhi poka in paddy milk stage | rice-pests-9
pamri poka barak valley paddy whole field looks burnt white lines | rice-pests-10
rats eating paddy tillers near bund, cat also not helping, neighbour field also same | rice-pests-11
boat spots grey middle paddy leaf | rice-diseases-1 | rice-diseases-2
neck blast last season, now again sowing, how to avoid from start manipur | rice-diseases-2 | general-pseudo-1
check blb paddy at home | rice-diseases-3
streptocycline in paddy blb ok? | rice-diseases-4
snake skin marks paddy stem | rice-diseases-5
sesame like brown dots on paddy leaf and grain, poor land | rice-diseases-6
orange balls on paddy grain | rice-diseases-7
paddy stunted orange yellow few tillers green jumping insect | rice-diseases-8
foot rot 1509 basmati plants lanky roots on stem joints | rice-diseases-9
paddy cut moisture for combine | rice-harvest-1
paddy seed drying how much | rice-storage-1 | general-store-1
best way to keep paddy at home without insects, as rice or with husk | rice-storage-2 | general-hermetic-2 rice-storage-1 general-store-2
paddy average yield per acre punjab basmati vs parmal | rice-yield-1
paddy ropa fine grain seed per acre and line gap | rice-seed-2 rice-sowing-2 | rice-seed-4
paddy msp this year rate in mandi | general-market-3 | general-market-8
black rice chakhao seed where available and price |
golden apple snail eating young paddy seedlings |
summer rice boro transplant time in west bengal |
egg type backyard hen which | poultry-backyard-2 | poultry-backyard-1 poultry-backyard-3
giriraja or desi hen which gives more eggs | poultry-backyard-3
chick brooder temperature first week | poultry-brooding-1 | poultry-brooding-2
how to know by seeing chicks that bulb is too hot, they are standing at wall with open mouth | poultry-brooding-2 | poultry-brooding-1
broiler how many weeks to sell | poultry-broiler-1
sold all broilers yesterday, after how many days new chicks and what to do with shed in between | poultry-broiler-2
layer hen starts eggs at which week | poultry-layer-2
my 200 hens egg came down from 160 to 90 in ten days, days are short now and feed brand changed, what to give | poultry-layer-3
broiler eye drop vaccine which day | poultry-vaccination-2
white watery droppings 4 week chicks dying | poultry-gumboro-1 | poultry-vaccination-2
young birds wings hanging comb pale blood in dropping after rain water entered shed | poultry-coccidia-1 | poultry-brooding-3
many hens died overnight suddenly no reason, can i throw them in river or bury, whom to inform | poultry-flu-1 | poultry-ranikhet-1
hens panting in may, three died yesterday noon, tin roof and 150 birds inside, goats under tree are fine, how to cool them | poultry-heat-1
assam pond and paddy field beside house, want ducks for eggs, which breed is good | poultry-duck-1
turkey poults one week old not finding feed, chicks of desi hen eat well, what trick | poultry-turkey-2
100 broiler chicks first week heat and vaccine | poultry-brooding-1 poultry-vaccination-2 | poultry-brooding-2
kadaknath chick price |
broiler starter feed how to mix at home maize soya percentage |
duck plague vaccine age |
ladies finger seed per acre | okra-seed-1
february okra, peas were there before. seed is hard not coming up in cold, how to make it sprout fast | okra-seed-2 | okra-disorders-1
vendakkai spacing and thinning tamilnadu | okra-sowing-2
bhindi water interval summer | okra-irrigation-1
pusa a4 okra first picking days | okra-varieties-1
is kashi sahishnu bhendi good for up | okra-varieties-2
does yellow vein come from okra seed | okra-diseases-2 | okra-diseases-1
okra tips drooping and pods bent with holes, worm waste outside. brinjal near it also had same. i am picking for market every 2 days so no strong poison please | okra-pests-1
ratnagiri summer bhendi sow january or end february, which has less borer | okra-pests-2
white flies under bhindi leaf | okra-pests-4 | okra-diseases-2 general-trap-3
white powder both sides of okra leaf, gourds near it also have it, can i dust sulphur now in hot sun | okra-diseases-3
okra leaf brown spots falling in rain | okra-diseases-4
whole okra plant pale yellow after rain | okra-disorders-2
okra how many quintal bihar | okra-yield-1 | okra-varieties-1
bhindi which month and which variety | okra-sowing-1 okra-varieties-1 | okra-varieties-2 okra-yield-1
good bhindi for jharkhand | okra-varieties-2 | okra-varieties-1
red okra kashi lalima seed where |
okra root knot nematode galls on root what to do |
from where not to take soil for lab | general-soiltest-2
soil packet dried in sun ok? and what to write on slip | general-soiltest-3 | general-soiltest-1
organic carbon 0.6 good or bad | general-soiltest-4
soil report ph 8.8 ec 0.4 zinc 0.5 what is normal | general-soiltest-6
usar land gypsum ton | general-alkali-1 | general-alkali-2
slightly alkali field wheat comes weak, dung and gypsum before rains how much per acre | general-alkali-2 | general-alkali-1
sour soil roots thick short dap not working | general-acid-1 | general-acid-2 general-acid-4
lime in furrow small dose every year garo hills maize, how much per hectare | general-acid-2
neighbour gives lime every year like fertilizer without testing, is it harmful | general-acid-3 | general-acid-1
how to increase carbon in soil | general-carbon-1
bajri sowing time | bajra-sowing-1
sandy dune field bajra seed kg, half seedlings die every year in heat | bajra-seed-1
rainfed bajra urea dose | bajra-nutrients-1 | bajra-nutrients-2 general-fert-3
kambu hybrid borewell after groundnut npk | bajra-nutrients-2
bajra weeding when how deep | bajra-weeds-1
bajra ear turned into green leaves | bajra-diseases-1
black hard pieces in bajra grain, buffalo fell sick after eating. same grain i kept for seed, can it be cleaned | bajra-diseases-2
bajra plants pull out easily patches sandy | bajra-pests-1
bajra per acre yield rainfed | bajra-yield-1
bajra seed quantity and month | bajra-seed-1 bajra-sowing-1
calcium nitrate and map same tank drip | general-fertigation-1 | banana-nutrients-3
book says 120:60:40 npk, how many bags dap urea mop for one acre | general-fert-1 | rice-nutrients-2 general-fert-4 general-fert-3
120:60:40 using single super phosphate how many kg | general-fert-2 | general-fert-3
one urea bag how much nitrogen | general-fert-4 | general-nano-1
maize knee high, mobile says heavy rain tomorrow and paddy plot also has water standing, should i throw urea today or wait | general-fert-5
nano urea bottle equal to one bag? | general-nano-1 | general-nano-2
zinc sulphate per acre how often | general-zinc-2 | wheat-nutrients-6
can i mix zinc with dap in one go | general-zinc-3 | rice-disorders-2
soybean and other crops, first how many days weeds do most harm | general-weeds-1 | soybean-weeds-1
how many spots for soil sample and what details on bag | general-soiltest-1 general-soiltest-3
gypsum subsidy how much and where to apply |
bajra green fodder napier mix for goat daily quantity | goat-feeding-1 | hybrid-napier-intercropping-1
low land near river white jute when to sow, boro paddy there till april | jute-sowing-1
tossa pat in lines seed kg gap | jute-seed-1 | jute-sowing-2
best tossa jute variety | jute-varieties-1
jute seedlings died water standing | jute-soil-1 | general-flood-1
jute too thick when to thin and clean, seedlings 2 weeks now | jute-weeds-1
black patch on jute stem breaking | jute-diseases-1
jute cut early fibre fine but less, what stage is right, sugarcane labour free only next week | jute-harvest-1
jute price per quintal mill cooch behar |
cauliflower for september market when nursery | cauliflower-sowing-1
phulgobi early type planted in october gives tiny head why, and which type for which month | cauliflower-disorders-1 cauliflower-sowing-1 | cauliflower-disorders-4
gobi curd rusty and hollow stem | cauliflower-disorders-2 | general-boron-2 general-boron-1
cauliflower young leaf thin like whip, hill soil is sour, potato nearby grows well. how much lime or that other chemical per acre should i buy | cauliflower-disorders-3
small green worm hanging by thread in gobi | cauliflower-pests-1 | cabbage-pests-2 cabbage-pests-1
worms webbing inside flower of gobi rotting it, what to spray, also when to cut remaining heads | cauliflower-pests-2 cauliflower-harvest-1 | cabbage-harvest-1
broccoli seedling rate |
cauliflower club root swollen roots in hills treatment |
elakkai elevation needed | cardamom-climate-1
how to make new plants of cardamom from old clump | cardamom-nursery-1
no rain since february idukki cardamom panicles not starting, pepper vines near also dry. if i don't water now will next year crop go down | cardamom-irrigation-1 | blackpepper-disorders-1
cardamom capsules scabby rough split, flowers falling | cardamom-pests-1
azhukal in cardamom | cardamom-diseases-1
katte roga elakki, neighbour has banana plants at fence, should i pull out sick clumps or is there medicine to save them | cardamom-diseases-2
spices board cardamom auction price today |
after ragi kalingar south which month | watermelon-sowing-1
thannimathan fertilizer kerala | watermelon-nutrients-1
how many watermelon per vine for big size | watermelon-pruning-1
small watermelon dropping crooked shape | watermelon-disorders-1 | watermelon-pruning-1
watermelon full vine wilting with brown line inside stem and some other tips curled with tiny insects | watermelon-diseases-1 watermelon-pests-1
drip and mulch hybrid watermelon how many ton, i paid lease 20000 for this land after onion so want to know if it is worth | watermelon-yield-1
watermelon fruit fly maggots inside trap |
nelli in alkaline soil ok? | amla-soil-1
aonla planting pit gypsum in bad soil | amla-sowing-1
amla big trees how much npk and which month no water | amla-nutrients-1 amla-irrigation-1
amla flesh turning brown inside in september, francis trees only, lemon in same garden is clean. trader rejects full lot, is there any spray or should i change variety | amla-disorders-1 | amla-varieties-1
amla leaf black ring spots august | amla-diseases-1
amla candy machine subsidy |
malligai good variety | jasmine-varieties-1
mallige flowers less clay soil water stands | jasmine-soil-1
gundumalli per plant urea potash dung | jasmine-nutrients-1 | general-fert-3
jasmine new leaves pale and knots on root, also buds turning pink and dropping | jasmine-disorders-1 jasmine-pests-1
malli flower yield per acre, farmer has one acre leased plot near madurai beside banana and wants to know time of plucking also | jasmine-harvest-1
jasmine in pots on terrace potting mix ratio |
oats fodder sowing month and seed per acre | oat-sowing-1 oat-seed-1
jai fodder after paddy, urea assam | oat-nutrients-1
oat fodder water after each cut | oat-irrigation-1
pit silage for ten milking cows two months how big | oat-feeding-2 | cattle-fodder-5 cattle-fodder-4
oat flakes making machine for rolled oats price |
lucerne sow october ok | lucerne-sowing-1
kudirai masal co2 how many cuts | lucerne-varieties-1 | lucerne-harvest-1
alfalfa basal manure and water gap in winter | lucerne-nutrients-1 lucerne-irrigation-1
lucerne first cut days and best variety for maharashtra | lucerne-harvest-1 lucerne-varieties-1
lucerne seed production isolation and yield of seed |
co4 grass cutting planting spacing and water days | hybrid-napier-sowing-1 hybrid-napier-irrigation-1 | hybrid-napier-harvest-1
napier after each cut which fertilizer | hybrid-napier-nutrients-1
napier only feeding is ok for cow | hybrid-napier-intercropping-1
my paddy after potato crop is 3 weeks old, standing short in some patches with brown rust on old leaves while neighbour plot is green. is it zinc and how much should i put | rice-disorders-2 rice-disorders-1 | general-zinc-2 general-zinc-1
after canal seepage white crust on my field, cotton came but chilli died in patches and land is empty this summer. how do i wash this salt out | general-saline-1
paddy crop insurance claim after hailstorm, field fully lodged and bank cut premium but no surveyor came till today, whom to call | general-scheme-26 general-hail-2 | general-scheme-83
can i grow makhana in paddy field |
poultry shed electricity connection commercial or agri rate |
napier leaf spot rust fungus medicine |
no tubewell only wetness left from rain when to put wheat seed | wheat-sowing-2
farmer lifts narma late asks last date for gehun after it and how much seed | wheat-sowing-3 | wheat-seed-1 wheat-seed-2
r s pura field is still full of basmati straw, brother says it will be after new year before we can drill kanak, how many kilo seed then | wheat-seed-2
which powder to rub on wheat before drilling so no black ears and no rotting root | wheat-seed-4 | wheat-diseases-4
good wheat for bathinda | wheat-varieties-1 | wheat-varieties-2
ganganagar man picked cotton till december which kanak number now | wheat-varieties-2 | wheat-sowing-3
name of late ghau for mehsana gujarat after kapas | wheat-varieties-4 | wheat-sowing-3
kathua plain land which kanak seed in second week november | wheat-varieties-5
urea in one go or in parts for wheat, black heavy soil | wheat-nutrients-2 | wheat-nutrients-4
this year aloo was dug late so i drilled kanak only on 18 december, old man says put full dap and urea same as always, should i cut it and give when | wheat-nutrients-3
khad for kandi belt wheat | wheat-nutrients-5
canal gives only three turns this year at which stages to water wheat | wheat-irrigation-2 | wheat-irrigation-1
kanak fell flat last march because we watered on windy day how to avoid now | wheat-irrigation-3
gave first water to wheat last monday, by friday whole killa was pale, it is clay land and water stood one night, neighbours berseem is green, shall i throw urea or wait | wheat-disorders-1
my wheat is yellow in patches and plants are short, neighbours barley is green | wheat-disorders-2 | wheat-diseases-1
manganese spray kanak sangrur | wheat-disorders-3
summer came too early wheat in ear what to spray so grain not become thin | wheat-disorders-4 | wheat-climate-1
day 34 degree but nights cold will wheat grain be hurt | wheat-climate-1 | general-heat-1
till what age must wheat stay clean of grass | wheat-weeds-1 | general-weeds-1
guli danda standing here and there in kanak pull by hand or leave it | wheat-weeds-2
same spray every year in kanak now mandusi not dying at all | wheat-weeds-3 | wheat-weeds-4 wheat-weeds-2
parali still lying want to drill kanak without fire which machine and how much straw it can eat | wheat-machinery-1 | general-residue-3 wheat-machinery-2 general-residue-1
combine drops straw in long heaps and then wheat drill chokes what fitting on combine | wheat-machinery-2 | general-residue-1
what to spray for peela ratua found one small patch in corner | wheat-diseases-2 | wheat-diseases-1
farmer informs orange round dots scattered over wheat leaf, masoor beside is clean, purnea february | wheat-diseases-3
took two trolley of wheat to mandi and trader refused, some grains half black inside and smell of fish, it rained in ear time, what is this and how to stop next year | wheat-diseases-5
white flour like stuff on lower leafs of thick wheat too much urea given | wheat-diseases-6
how many chepa on one ear before i spend on spray in kanak | wheat-pests-2
attack of deemak in gehu, ganna was there before, fresh gobar was put | wheat-pests-3 | general-compost-3
we drilled kanak in standing parali with no fire, now in march at night lot of worms climb the ears and cut them, by day nothing is seen, what to do | wheat-pests-4
will wheat do on usar land | wheat-soil-1 | general-alkali-1 general-alkali-2
combine man coming tomorrow is my gehu dry enough to cut how to check by mouth | wheat-harvest-1
bought celphos tablet for wheat drum is it ok inside house | wheat-storage-2 | general-store-4
dbw 222 average quintals per acre | wheat-yield-1
kela in december cold nights is it ok what temperature it bears | banana-climate-1 | banana-disorders-3
my plot is salty and water stays can i put banana there | banana-soil-1 | banana-irrigation-1 general-saline-1
vazhai sucker which age and which shape to choose for planting | banana-nursery-1
red banana how many feet apart | banana-sowing-1
which kela sells best in bazaar basrai or g9 | banana-varieties-1
throw banana manure near stem or away, and in how many times | banana-nutrients-2
drippers getting blocked when i send fertiliser to banana which two not to mix | banana-nutrients-3 | general-fertigation-1 general-drip-2
so many babies growing around banana mother plant when to cut them | banana-pruning-1
want clean big fingers, cover banana bunch with what and how to support | banana-pruning-2
panama disease any medicine | banana-diseases-1 | banana-diseases-2 general-tricho-1
attack of karpa on banana leaf in jalgaon rainy time which spray | banana-diseases-3 | general-spraywx-3
top leaves bunched like a broom on kela clump with black lice, can it recover | banana-diseases-4
gum like jelly coming from small holes on banana trunk five months old | banana-pests-2
finger not filling, older leaves orange and bend down early in banana | banana-disorders-1
cold wave was there two weeks and banana was just about to throw bunch, now it is stuck in neck and some come from side, is it disease or cold | banana-disorders-3 | banana-climate-1
trader wants for delhi so how full should banana be when cutting | banana-harvest-1
nariyal garden has empty space which kela can go under | banana-intercropping-1 | coconut-intercropping-1
banana tonnes per acre jalgaon drip | banana-yield-1
hybrid tomato packet of 10 gram how many packets for one acre | tomato-seed-1
how many plug trays cocopeat for hectare thakkali seedling | tomato-nursery-1
thakkali borax and zinc how much per acre dharmapuri | tomato-nutrients-1 | tomato-disorders-2 general-boron-2 general-zinc-2
bilati baigan fertiliser cuttack per acre and which week earthing up | tomato-nutrients-2
tomato weeds plastic sheet or medicine | tomato-weeds-1 | general-weeds-1 general-mulch-1
churda murda in tomato all plants small and curled what to plant around border | tomato-diseases-1 | tomato-diseases-2 tomato-pests-1
kolar farmer plants tomato in march after ragi, every year leaf rolls and no fruit comes, he asks if netting the nursery helps and for how many days | tomato-diseases-2 | tomato-diseases-1
white zigzag lines tomato leaf | tomato-pests-3 | general-trap-3
pin holes near stalk of fruit, shoots drying, brinjal is beside my tomato | tomato-pests-4
three days of cloud and drizzle, yesterday few leaves looked boiled, today half the tomato is brown and fruit also rotting, aloo next door is gone too, which spray | tomato-diseases-4 | potato-diseases-1 general-spraywx-3
pulled one tomato which drooped green at noon, kept the cut stem in a glass of water and white milk came out, what can i grow there next year | tomato-diseases-5 | tomato-diseases-6
barsat tomato dies every year spray wasted is there grafted plant | tomato-diseases-6 | tomato-diseases-5
bottom of tomato black like leather | tomato-disorders-1 | general-defic-4
borax dose for fruit splitting tomato | tomato-disorders-2 | tomato-nutrients-1
my brinjal is full but flowers falling from tomatoe no fruit, urea given two times | tomato-disorders-3 | general-heat-2 tomato-irrigation-1
no price today how many days can i hold half ripe tomato at home or cold room | tomato-storage-1
kardai sowing month solapur less mava | safflower-sowing-1 | safflower-pests-1
chana failed rain came end of october can i resow with kusum | safflower-sowing-2
spacing for safflower heavy soil | safflower-seed-1
kusube without thorn which type | safflower-varieties-1
farmer asks frost came on kardi at bud time, jowar also burnt, will seed set | safflower-climate-1
safflower in shallow salty soil | safflower-soil-1 | safflower-sowing-2
only one watering possible for kardai when to give | safflower-irrigation-1
safflower plants sitting flat like rosette and weeds taller than them | safflower-weeds-1 | general-weeds-1
black shiny lice on safflower tips after cloudy week, jowar border helps? | safflower-pests-1
maggot in kusum bud march | safflower-pests-2
dark rings on safflower leaf then holes, we irrigated and it was cloudy | safflower-diseases-1
brown powder spots on kusum leaf | safflower-diseases-3
birds eating kardai when to cut and what time of day | safflower-harvest-1
dsh 185 yield quintal | safflower-yield-1
does coconut grow away from sea at 700 metre hill, which climate | coconut-climate-1
thennai seedling month for planting coimbatore and pit filling | coconut-sowing-1
which coconut gives tender water and which gives kopra | coconut-varieties-1 | coconut-harvest-1
manure for bearing thengu tree june and december how much each | coconut-nutrients-1
6 month coconut sapling first feed | coconut-nutrients-2
we flood the ring around thengina mara, how many litres and how big ring | coconut-irrigation-2
new palms are two years old and the land between lies empty, wife wants groundnut and uncle says turmeric, which crops can go between coconut till they are tall | coconut-intercropping-1
big horned black beetle inside crown of coconut, manure pit nearby | coconut-pests-1
farmer says trunk holes chewed fibre coming and top leaning in thengu, arecanut near it fine | coconut-pests-2
caterpillar scraping underside of palm leaflets summer where to get good insects | coconut-pests-3
sticky black leaves on coconut and my guava below also, white rings underneath, should i spray poison | coconut-pests-4
centre leaf of coconut comes out in hand with bad smell this rain | coconut-diseases-1
root wilt palms cut all or keep, which tolerant type | coconut-diseases-2
one palm how many nuts yearly | coconut-harvest-1
low hill 900 m kangra apple possible? which type | apple-climate-1
hard layer at one foot below, will apple live | apple-soil-1
manure for 6 year saeb tree | apple-nutrients-1
apple summer is dry in shopian how many waterings till picking | apple-irrigation-1
scab chart when first spray and what to do with fallen leaves | apple-diseases-1
august and half my royal delicious trees are naked of leaf | apple-diseases-2
cotton like white stuff on apple twigs and knots on root | apple-pests-1
san jose scale oil when | apple-pests-2
bronze leaf apple dusty road | apple-pests-3
brown pits like cork in apple flesh and also drop before picking | apple-disorders-1
santra sapling on jambhiri good or rangpur, spacing in amravati | orange-sowing-1
coorg type loose jacket tree 5 year old npk grams in kerala | orange-nutrients-1
how to give tan to santra trees for ambia bahar when to stop water | orange-pruning-1
one branch of my santra has yellow blotches not same on both halves of leaf, zinc was sprayed twice no change, fruits are small and sour, whole tree will die or what | orange-diseases-1 | orange-pests-1
nimbu beside, insect sitting with tail up on new orange shoots | orange-pests-1 | orange-diseases-1
smoke in evening for moth in santra orchard how and what time | orange-pests-2
fruit dropping heavily from my orange before diwali after long rain | orange-disorders-1 | orange-pests-2
when is kinnow ready | orange-harvest-1
litchi for dehradun | litchi-varieties-1
new lichi plant pit what to fill, someone says bring soil from old tree | litchi-sowing-1
stopped watering litchi in winter now fruits like pea can i start | litchi-irrigation-1 | litchi-disorders-2
hot wind was blowing from west whole last week then sudden rain, now litchi skin is bursting and one side burnt black, mango beside is fine, what should have been done | litchi-disorders-1
bee boxes litchi acre | litchi-disorders-2 | honeybee-crop-1
velvet brown back litchi leaf | litchi-pests-1
opened a ripe lichi to eat and a small white worm was near the seed with black dust at stalk, half the crop same, how to stop it next year | litchi-pests-2
litchi turned brown in two days after plucking, when to pick and how cool | litchi-harvest-1
aam apart, bengal or bihar who gets more litchi per acre | litchi-yield-1
ph for chai bagan | tea-soil-1 | tea-nursery-1
tea cutting nursery soil testing ph 5.6 what to drench | tea-nursery-1 | tea-soil-1
small grower in jalpaiguri wants to put young chai in new land where pineapple was, asks which month to plant and how far the shade trees | tea-sowing-1
banji leaf keep or throw, how many days between plucking round | tea-harvest-1
nagaon small grower says garden is under water since ten days in july, bushes looking hungry, cannot put manure in soil, what can be sprayed on cha leaf and how much | tea-nutrients-2
light prune or skiff this december how many inches above for old tea | tea-pruning-1
helopeltis allowed medicine waiting days | tea-pests-1
road side bushes rusty red and cattle walk through, tea small garden | tea-pests-2
blister blight spray name | tea-diseases-1
bell pepper in may at nagpur open field will fruit come? | capsicum-sowing-1 | capsicum-disorders-1
farmer wants to know why buds of capsicum falling, drip was off 3 days | capsicum-irrigation-1
cutting side shoots of coloured pepper in polyhouse, plant too bushy | capsicum-pruning-1
flowers dropping in heat 38, green pepper | capsicum-disorders-1 | capsicum-sowing-1 general-heat-2
leaves curling up and fruits scratched in net house capsicum tiny insects | capsicum-pests-1
tonnes from 1 acre polyhouse bellpepper | capsicum-yield-1
palak in june ok? | palak-sowing-1 | palak-disorders-1
methi died in brackish water land, want palak there is possible | palak-soil-1
gudai of palak how often and how far plants left | palak-weeds-1 | palak-seed-1
spots on palak leaves restaurant refused, fresh leaf so what safe | palak-diseases-1
palak turned yellow after second cutting | palak-disorders-1 | palak-nutrients-1
is it cheaper than burning and ploughing, that straw drill | general-residue-2 | general-residue-1 general-residue-4
machine that buries and covers parali | general-residue-3 | wheat-machinery-1 general-residue-1
is ploughing needed after paddy for gehu or can drill direct, field is moist | general-zerotill-1 | wheat-machinery-1
which spray tip for weed killer | general-nozzle-1
how to know how many tanks my field needs before mixing medicine | general-nozzle-3 | general-nozzle-2
small land cannot buy thresher any app for renting | general-chc-1
will 35 hp pull super seeder | general-implement-1
laser karah again after how many years and water saving | general-implement-2
maize finished, cholam fodder one foot tall safe for cow | fodder-sorghum-feeding-1 | fodder-sorghum-feeding-2 jowar-feeding-1
frost came two nights and burnt the jowar fodder, urea also i had given heavy, there is no berseem yet, will it harm my ten buffaloes if i cut it | fodder-sorghum-feeding-2 | fodder-sorghum-nutrients-1
if i cut green jowar and keep one night does the poison go | fodder-sorghum-feeding-3 | jowar-feeding-1 fodder-sorghum-feeding-1
urea for chari after each cut | fodder-sorghum-nutrients-1
gulab dying where rainwater stands | rose-soil-1
when to cut back roja plants ajmer and how much | rose-pruning-1
rose twig dry from cut end downwards and white powder on others | rose-diseases-1 | rose-pruning-1
marigold is clean, sticky new tips on gulab and crust on stems | rose-pests-1
safeda on wet kallar land | eucalyptus-soil-1 | eucalyptus-varieties-1
nilgiri planting with crop in between row gap and pit | eucalyptus-sowing-1 | eucalyptus-intercropping-1
clone 413 for hard alkaline soil ok or seedling plants cheaper | eucalyptus-varieties-1
how many years to cut nilgiri for paper mill | eucalyptus-harvest-1
poplar ok but holes with sawdust in young safeda and white ants | eucalyptus-pests-1
eucalyptus on bund which direction and how far from paddy | eucalyptus-intercropping-1
mithun shed fencing nagaland | mithun-rearing-1
gayal animal thin worms suspected what to do | mithun-health-1 | mithun-rearing-1
msp of wheat this year | general-market-2
dbw 187 seed price per bag karnal |
wheat bhusa rate now |
nilgai eating my wheat at night how to stop |
wild oats in kanak which spray |
tissue banana plant cost per piece |
banana bunch weight increase hormone spray name |
sapota and banana both, how to make banana chips at home for sale |
tomato plant to plant distance on bed |
powdery white on tomato leaves |
which stake or wire for tomato and what cost per acre |
safflower oil percent and where to sell petals |
coconut climber machine subsidy | general-scheme-55 | general-scheme-57 general-chc-2
anti hail net for apple subsidy in himachal |
apple stem borer grub inside trunk sawdust |
which root stock number best for high density apple |
tunnels silver lines in new leaves of santra |
litchi bark eating caterpillar web on trunk |
green leaf rate at bought leaf factory today |
tea looper eating leaves full bush |
yellow or red capsicum hybrid name for polyhouse |
rose plant price for opening new flower shop |
seed rate of wheat and when first watering | wheat-seed-1 wheat-irrigation-1 | wheat-sowing-3
kanak variety for time sowing near karnal and how many bags dap | wheat-varieties-1 wheat-nutrients-4 | wheat-nutrients-1
tomato nursery month and seed for one acre | tomato-sowing-1 tomato-seed-1
spacing and manure pit for robusta vazhai | banana-sowing-1 banana-nutrients-2
chari how many kilo acre and after how many days first cut | fodder-sorghum-sowing-1 fodder-sorghum-harvest-1 | fodder-sorghum-feeding-1
coconut planting distance and what to grow below it first years | coconut-sowing-1 coconut-intercropping-1
capsicum planting month in plains and seed grams | capsicum-sowing-1 capsicum-seed-1
nilgiri trees per acre and at what age to sell | eucalyptus-sowing-1 eucalyptus-harvest-1
kardai seed and fertiliser for dry land acre | safflower-seed-1 safflower-nutrients-1 | safflower-seed-2
harvested wheat last week, traders giving very low so i do not want to sell. is there some godown that gives a receipt which my bank accepts | general-enwr-1 | general-market-29 general-market-27 general-enwr-2 general-market-28
my 40 bags lie in warehouse, bank manager gives how much out of its value | general-enwr-2 | general-enwr-1 general-market-29
support price meaning | general-market-1 | general-market-4
barley govt rate this year | general-market-2
which agency will purchase my pulses and oilseed at govt price | general-market-4 | general-market-11 general-market-12
up farmer old registration of last year do i renew for wheat sale, helpline no | general-market-5
slot booking sehore mandi | general-market-6
hisar, phone number in meri fasal portal is closed now otp not coming | general-market-7
cotton farmer adilabad wants to know which app for cci sale and papers needed | general-market-9 | general-market-10
maize grower wants assured purchase through cooperative, can he still sell to a trader if price rises | general-market-11
ludhiana farmer, sold basmati to a mill before but for goverment paddy does money come direct or through arhtiya | general-market-14
odisha sharecropper, landowner living in bhubaneswar, can i sell dhan at mandi in my name | general-market-16 | general-scheme-22
rythu in karimnagar, took vari to the village centre run by women but they say my field was never entered in survey so they will not weigh it | general-market-17
took my trolley of paddy, stood two days in line, then the man put a machine in it and said too wet go back. what can i demand from them | general-market-18
online mandi selling, how to join and can i say no if bidding is low | general-market-19 | general-market-21
our small mandi not on e nam then where else can i sell online | general-market-21 | general-market-11
todays mandi bhav where | general-market-22
how much cess on vegetables in maharashtra market and who pays it | general-market-23
delhi narela mandi dalal cutting commission from me, is it allowed | general-market-24
fpo wants agmark on its turmeric packets where to apply | general-market-25
woman farmer of sc caste, is there sarkari guarantee when i borrow on stored grain | general-market-27 | general-market-29
small farmer kept paddy in accredited store, for how many months low interest on kisan card | general-market-28
cgs npf valid till when | general-market-29
i sell milk of ten buffaloes, is that agriculture income for tax | general-market-31
i am school teacher and also got about 2 lakh from my father's land this year. will the tax on my salary go up because of it | general-market-32 | general-market-30
gst on drip and rotavator | general-market-33
selling own potatoes gst needed | general-market-34
it is mid july and not one good rain here, seed bed also not sown, shopkeeper says put moong instead of paddy, is that right for late rains | general-drought-2 | moong-sowing-4 moong-sowing-3
gst on urea and dap bag now |
sunflower msp this kharif |
what was cotton msp in 2012 |
sathi mong bathinda last date | moong-sowing-1
rainy moong pantnagar side when | moong-sowing-3
how many kg per killa for july moong in sangrur | moong-sowing-4
sml 1827 seed per killa | moong-seed-1
60 days moong before paddy | moong-varieties-1 | moong-varieties-2
pant moong 5 or samrat how many quintal | moong-varieties-2 | moong-yield-1
mung after paddy odisha fertiliser | moong-nutrients-2
can i sow mung straight in wheat stubble with happy seeder | moong-machinery-1
kerala cherupayar in rainy months, flowers are full now should i give water | moong-irrigation-2
grass coming with moong seedlings. day 1 after sowing which dawai | moong-weeds-1
leaves of payaru turn bright yellow one after another. how to save, which border crop | moong-diseases-1 | moong-diseases-2 cowpea-diseases-1
my mung got yellow net on leaves at 30 days. i gave dap and then urea, nothing changed, neighbour says pull them and hang yellow cards. who is correct | moong-diseases-2 | moong-diseases-1
clerk note: farmer of rohtak reports white flies under moong leaves since end august, no rain, when is the worst time | moong-pests-1
urad was dry for three weeks, then we gave canal water. now plants droop and die, neck is brown and the skin of root comes off with black dots | moong-diseases-3
flour dust on moong leaves | moong-diseases-4
laterite sour soil, no knots on roots of green gram | moong-soil-1 | general-acid-2
pods some black some green in moong when do i cut | moong-harvest-1
pesalu output per acre | moong-yield-1 | moong-varieties-1 moong-varieties-2
kharif mungi punjab when and any teeka for seed | moong-sowing-4 moong-seed-2
mong for ludhiana in march | moong-sowing-1 | moong-varieties-1
want to dry moong plants with spray before combine, is paraquat safe |
hailstones broke moong stems at 30 days will it sprout again |
medium tuvar when to dibble | pigeon-pea-sowing-1
hill village near almora, mandua grows well, which month should we sow tor dal here | pigeon-pea-sowing-2
thuvarai co 6 seed rate | pigeon-pea-seed-1
i have two acres low black land where rain water stays, cotton failed there, can i grow tur and how | pigeon-pea-soil-1 | pigeon-pea-diseases-3
early tur variety so that field is free for wheat | pigeon-pea-varieties-1 | pigeon-pea-varieties-3
arhr that can be cut with combine, short height | pigeon-pea-varieties-3
tuvar irrigated fertilizr tamilnadu, zinc how much | pigeon-pea-nutrients-2 | pigeon-pea-disorders-2
redgram water stages and weeding time | pigeon-pea-irrigation-1 pigeon-pea-weeds-1
green worms boring tur pods and eating dana. neem first or strong medicine | pigeon-pea-pests-1 | general-neem-1 pigeon-pea-pests-4
worm attack in redgram always more near chana field why | pigeon-pea-pests-2
tur grain half eaten shrunken but no worm seen outside, small pin hole later | pigeon-pea-pests-3
my arhr is drying, first one branch then the whole plant. i slit the stem and a black strip was under the skin. same field had it last year also | pigeon-pea-diseases-1
tur bushy pale no flower | pigeon-pea-diseases-2
after heavy rain tur stems got dark patch near ground and snap | pigeon-pea-diseases-3
since ten days cloudy and drizzle, tur flowers are dropping on ground, shop man says mix dap in water and spray | pigeon-pea-disorders-1 | general-spraywx-3
shenga and tur row ratio | pigeon-pea-intercropping-1
planted redgram when pinch top | pigeon-pea-nursery-1
when are tur pods ready to cut and how long to sun the bundles | pigeon-pea-harvest-1
best late arhar and fertiliser dose for gonda | pigeon-pea-varieties-2 pigeon-pea-nutrients-1
bdn 711 tur how many days in beed |
can arhar stubble be left to grow again second year |
tur leaf eaten by hairy black caterpillars in clusters |
tilli sown in june got leafy flowers last year so what is right date in jhansi | sesame-sowing-1 | sesame-diseases-1 sesame-pests-2
nuvvulu summer crop at guntur coast which month | sesame-sowing-2
ellu line sowing seed rate | sesame-seed-1 | sesame-seed-2 sesame-sowing-1
80 day til for bundelkhand | sesame-varieties-1
rasi crop for koraput which kinds, soil ph | sesame-varieties-2
nuvvulu irrigated fertiliser anantapur | sesame-nutrients-2
til field full of water | sesame-irrigation-1 | general-flood-1
til very small and weeds above it, 15 days old | sesame-weeds-1 | general-weeds-1
rain for a week, water stayed two days in the low corner. now til tips look burnt and a black ring is on the stem near soil. what to spray | sesame-diseases-2 | sesame-irrigation-1
black head worm webbing til | sesame-pests-1
very fat striped caterpillar with a tail horn ate all leafs in my ellu | sesame-pests-2
i waited for all til pods to dry well, now they are bursting in field and seed falling, what i did wrong | sesame-harvest-1
when to cut til and how many quintal comes | sesame-harvest-1 sesame-yield-1 | sesame-varieties-1
til arhar how many rows | sesame-intercropping-1
gujarat til no 4 seed where |
is there any season where sunflower cannot be grown | sunflower-sowing-2
how deep to put sunflwer seed and should it be soaked overnight | sunflower-seed-1
surjmukhi seed packet for 3 acre how many kilo | sunflower-seed-3
good suryaphul hybrid | sunflower-varieties-1
my maize is over and suryakanthi is now at bud stage, will boron and zinc spry give more seed | sunflower-nutrients-2
sunflwer first watering and earthing up when | sunflower-irrigation-1 sunflower-weeds-1
hoeing in sunflwer when | sunflower-weeds-1 | general-weeds-1
sunflwer is in full bloom, chickpea nearby was eaten by worm last month and now same green worm sits inside the flower head and it is rotting. what first | sunflower-pests-1
small green jumping insects, suryakanthi leaves curl up like cup in summer | sunflower-pests-2
sunflwer neck rotting at ground | sunflower-diseases-1 | general-tricho-1
sunflwer heads how many days in sun before beating with stick | sunflower-harvest-1
sunflower spacing and how many waterings | sunflower-seed-2 sunflower-irrigation-1
can sunflower cake be given to milk cows |
sunflwer seed moisture for storing six months |
why empty and sun the tank bottom before new fish | fish-pond-1
pond soil sour, which type of chuna now that fish are in | fish-lime-1
katla rohu mrigal ratio | fish-stock-1
last year i bought lot of fish seed cheap and put all in one acre tank, fed well too but after a year they are still small. how many is correct | fish-stock-2
grass carp berseem quantity daily | fish-feeding-2
early morning fish come up and open mouth like dying | fish-oxygen-1 | fish-manure-1
may heat and pond water became hot and low, can i use that water in my paddy and refill from borewell | fish-water-1
right pond water colour carp | fish-quality-1 | fish-manure-1 fish-feeding-2
flat green discs on rohu | fish-argulus-1
flood water entered our pond in october, now it is cold and murrel and rohu have red marks which became deep wounds. neighbour pond had it first | fish-eus-1
one acre pond fish kg yearly | fish-yield-1
dumped whole trolley of dung in pond at once is it bad | fish-manure-1 | fish-feeding-2 fish-oxygen-1
pangas seed price at kolkata naihati |
jhinga in same pond as rohu, how many |
limbu sapling distance and what soil suits | lemon-sowing-1 lemon-soil-1
nimma variety which gets less scab like spots in andhra | lemon-varieties-1
water comes at 3 feet in my plot, acid lime will survive? | lemon-soil-1
lime drip litres 4 year | lemon-irrigation-1
hasta bahar in lime | lemon-pruning-1
rough corky scabs on my leman and twigs, spreading each rain | lemon-diseases-1
white snake like marks in young lime leaf and leaf folding | lemon-pests-1
raised 500 lime seedlings behind the house, in two nights all the soft leaves were eaten. found a green worm, when i touch it two horns come out | lemon-pests-2
limes bursting on tree after first rain in june | lemon-disorders-2
kagzi lime tree starts fruit which year and how many kg | lemon-yield-1
sucking moth making hole in lemon at night |
lime with guava intercrop between rows ok? |
jau seed kg per acre irrigated | barley-seed-1
barley himachal rainfed n p dose | barley-nutrients-1
only one canal turn for barley when to use it | barley-irrigation-1
reh and usar land where wheat fails and only grass grows, thinking barley, will it be alright | barley-soil-1 | barley-varieties-1 general-alkali-1
jau ears turned black dust | barley-diseases-1
sikar side sandy field, barley after barley since four years. now there are round patches where plants stay small and yellow and roots are bushy with knots | barley-diseases-2
jau best kind and per acre yield | barley-varieties-1 barley-yield-1
barley sowing date, seed and irrigation in rajasthan | barley-sowing-1 barley-seed-1 barley-irrigation-1
malt company contract for barly in jaipur whom to contact |
orange carrot sowing month plains | carrot-sowing-1
ooty carrot manure | carrot-nutrients-1 | carrot-disorders-1
gajar taste strong and coarse when grown in heat. soil sandy loam | carrot-soil-1 | carrot-sowing-1
carrots have two three legs | carrot-disorders-1 | carrot-soil-1
carot watering gap in days | carrot-irrigation-1
black carot for kanji | carrot-varieties-1
nantes seed making at home in karnal possible? | carrot-varieties-2
pulled few carrots today and found white maggots and soft rot inside. i had given fresh dung before sowing and the field drains slow. next time should seed be put in hot water | carrot-pests-1 | general-compost-3
carrot seed quantity and best sowing month | carrot-seed-1 carrot-sowing-1
carot washing drum machine price |
menta suckers per acre | mint-seed-1
menta fertiliser and water gap please | mint-nutrients-1 mint-irrigation-1
grass got distilled along with mint oil smell bad | mint-weeds-1
kosi or kranti menta | mint-varieties-1
orange dots mint leaf | mint-diseases-2
white ants and leaf rolling worm in mentha, neighbor paddy nursery fine | mint-pests-1
after cutting mint should i distill same hour or dry some | mint-harvest-1
what soil ph for menthol mint |
kharbooza in gujarat winter sowing possible? | muskmelon-sowing-1
sardoi melon manure and fertiliser north | muskmelon-nutrients-1
last season traders said our melon is not sweet and many cracked, should i stop water some days before picking | muskmelon-irrigation-1 | watermelon-irrigation-1
melon free from white powder | muskmelon-varieties-1 | muskmelon-diseases-2
two days after the storm rain the old leaves of my melon turned yellow and vines fell flat, stem has cracks near the crown. cucumber beside is ok | muskmelon-diseases-1
how to know melon is ripe to send to delhi | muskmelon-harvest-1 | watermelon-harvest-1
white powder came on kharbuja leaves and they are drying, bottle gourd on the bund also has some | muskmelon-diseases-2 | bottlegourd-diseases-2 muskmelon-varieties-1
mulch sheet micron for muskmelan | general-mulch-1
litchi does well near dehradun but frost comes in january, if i plant chikoo will it grow | sapota-climate-1
sapota in salty coast soil with hard layer below | sapota-soil-1
chikoo grafts distance and which type at dahanu | sapota-sowing-1 sapota-varieties-1
mango gets manure in june but for sapota tree how much urea and potash per year, split when | sapota-nutrients-1
clerk note: farmer from navsari says chikoo leaves are joined together with web and drying, small holes in the buds, fruit set less than last two years | sapota-pests-1
pinkish spots gray middle on sapota leaf | sapota-diseases-1
sapota soil and spacing | sapota-soil-1 sapota-sowing-1
chikoo powder drying unit |
banthi poo hybrid seed grams | marigold-seed-1
zendu big type gap | marigold-sowing-2
samanthi no, merigold fertiliser for salem | marigold-nutrients-1
my marigold is one month after planting, tall with single stem and no branches, should i cut the top | marigold-pruning-1
merigold petals look silver and there is worm in buds, market man rejected the whole bag today, what to do | marigold-pests-1
merigold when to sow for dasara and which variety | marigold-sowing-1 marigold-varieties-1
marigold water every how many days in summer |
we are near the coast, much wet air, mosmbi fruit comes big but tasteless, is it because of the place | sweet-orange-climate-1
planted battayi after removing groundnut in limy land, trees are yellow and dying early, is soil the reason | sweet-orange-soil-1 | sweet-orange-disorders-1
malta for abohar or mosmbi | sweet-orange-varieties-1
ambia bahar mosambi ripens in which month | sweet-orange-pruning-1
farmer of jalna says dinka is oozing at base of mosambi stem since rains, bark comes off in hand, he floods the ring near trunk. which paste and how high | sweet-orange-diseases-1
ten year old mosambi orchard, every year few more twigs dry and fruits shrink. pomegranate beside is good. i gave fertiliser and sprays but trees still going one by one | sweet-orange-disorders-1
how much dap urea for 6 year mosambi tree |
planted five jack trees near the canal, water stood in pit through monsoon and three died, what land they need | jackfruit-soil-1
varikka or koozha chakka | jackfruit-varieties-1
halasu tree bearing, dung and npk each year | jackfruit-nutrients-1
young panasa fruits as big as a fist have small holes with fresh dirt at the mouth and soft shoots hang down. half of them fell already. how to stop | jackfruit-pests-1
chakka ripe sign | jackfruit-harvest-1
jackfruit plant distance and which type for thrissur | jackfruit-sowing-1 jackfruit-varieties-1
jackfruit chips frying machine |
bambu in usar ok | bamboo-soil-1
cashew gave nothing so going for manga bamboo in konkan, is the plant from tissue culture lab safe | bamboo-varieties-1
tall bamboo clumps per acre | bamboo-sowing-1
my bambo clump is six years old and thick, which poles to cut, from which side and in which month | bamboo-harvest-1
i cut bamboo from my own field and loaded a truck, forest guard stopped it and asks for permit. does farm bamboo still need permission to fell | bamboo-market-1
bamboo rate per pole at paper mill |
bathinda farmer wheat cut on 25 april tubewell available if i put narma in june will it be too much makhi | cotton-sowing-1 | cotton-pests-4
no well no canal, yavatmal, one small shower came, can i dibble kapas now or wait for more rain | cotton-sowing-2
paruthi which month in madurai | cotton-sowing-4
how meny kilo binola needed for 3 acre hybrid kappas | cotton-seed-1
some holes came up empty in my bt plot after 8 days and in others two seedlings are standing what to do | cotton-seed-2
row to row and plant to plant for bt kapashi on drip nagpur | cotton-sowing-5
my land is murum with only half foot earth then stone, kapus will come or not | cotton-soil-1
bags of urea dap for irrigated bt kapas when and how much | cotton-nutrients-1 | general-fert-1 general-fert-3 general-fert-4
kovilpatti karisal soil rain only how much fertilizer for paruthi | cotton-nutrients-2
at wich stage kapas must not miss watter | cotton-irrigation-1
grass is more than the kapas plants 25 days crop labour not coming which medicine | cotton-weeds-1 | general-weeds-1
plants taller than me in erode only height no bolls should i break the tip | cotton-pruning-1
want to put some dal crop inside kapashi rows amravati which and how many lines | cotton-intercropping-1 | general-intercrop-1
august akola sun not seen for ten days patti falling heavy in kapus means flower what to give from soil and spray | cotton-disorders-2 | cotton-disorders-1 general-boron-2
lower leafs of paruthi became red and dropping salem | cotton-disorders-3 | cotton-nutrients-3 general-defic-3
full of bolls next day after big rain sun came out and plants hanging like dead neighbours soyabean is fine. what is it | cotton-disorders-4
how many traps for gulabi sundi and when is it time to spray | cotton-pests-2 | general-trap-1
stalks of last year kapas heaped beside house for fuel people say throw them because of pink worm | cotton-pests-3
leaf of narma sticky like jaggery and turning black shake it small white flies fly | cotton-pests-4 | cotton-pests-5 general-trap-3
abohar don't want to spray again and again for white makhi any other way | cotton-pests-5 | general-trap-3 cotton-pests-4
hara tela atack in coton | cotton-pests-6
one month kapas leaves curled up like cup and shining silver on upper side | cotton-pests-7
white cotton wool like insect on stem of kapas and lot of ants climbing | cotton-pests-8
patta marod virus in narma is there any medicin | cotton-diseases-1
plants dying in a round that becomes bigger daily, comes out easy when pulled, bark of root like threads | cotton-diseases-3 | cowpea-diseases-4 moong-diseases-3
long rain bols roting on plant, crop very thick | cotton-diseases-5
when to begin piking narma and after how many days second round | cotton-harvest-1
ginning man cut my rate saying kachra in kapas how to keep it clean at home | cotton-storage-1 | cotton-harvest-1
how much quintal kapas from one acre without irrigation | cotton-yield-1
rainfed kapas wardha when to put and what gap | cotton-sowing-2 cotton-sowing-5
today kapas rate in adilabad market |
drip subsidy percent for kapas in gujarat | general-scheme-49 | general-scheme-50
which machine picks cotton and its rent per acre |
organic cotton certificate from whom to take | general-scheme-54 general-scheme-53
bhiwani dhaincha field free in october when to put channa desi | chickpea-sowing-1
gram sowing jabalpur with no irrigation | chickpea-sowing-4
dolar chena seed how many kg one acer | chickpea-seed-1
hisar tubewell land best chana seed name | chickpea-varieties-1
senaga variety which finishes in 100 days and does not dry from root kurnool | chickpea-varieties-2
no rain since diwali chana is 45 days should i run sprinkler | chickpea-irrigation-1 | chickpea-irrigation-2 general-sprinkler-1
gram in flower, no water source, can i spray urea, what strength | chickpea-nutrients-3
bathua is choking my chanaa 30 days old | chickpea-weeds-1
women in village pluck channa saag from field at 40 days, good or bad for crop | chickpea-pruning-1
channa turning yellow and dying here and there split root black line inside | chickpea-diseases-1 | chickpea-diseases-2
jhulsa in gram brown sunk spots on stem with black points stem snapping | chickpea-diseases-3
fog for two weeks in champaran gram flowers rotting with grey fur no pods | chickpea-diseases-4
how to know gramm is redy to cut | chickpea-harvest-1
chanaa one acer how many quintel comes | chickpea-yield-1
white dots on stored channa and then holes how to save rest | chickpea-storage-1 | general-store-5 general-store-4
msp of gram this year and where is registration | general-market-2 | general-market-6 general-market-7 general-market-4
gram plants eaten by neelgai and deer how to stop |
sulphur and molybdenum dose for channa |
red dry mirchee planting month | chilli-sowing-1
before mirchi nursery can i kill soil germs with plastic sheet in may | chilli-nursery-1
chili seedling how old to shift and wat distence | chilli-nursery-2 | chilli-nutrients-2
mulaku fertilizer kerala how many kg | chilli-nutrients-3 | chilli-nutrients-1
two days water stood in mirchi field after cyclone will plants live | chilli-soil-1 | general-flood-1
weding days in mirchi and straw on ground | chilli-weeds-1 | general-mulch-1
leaf edges bent downwards thick and thin shape, nothing visible even with eyes close, dry weather | chilli-pests-2
warm inside green mirchi eating seeds round hole | chilli-pests-4
i sprayed pyrethroid five times and urea also curling increasing day by day in mirchi | chilli-diseases-2 | chilli-pests-2
small chily seedlings fall over at soil level in bed | chilli-diseases-3 | chilli-nursery-1
after 3 days rain whole line of chilli suddenly drooped and stem has black patch | chilli-diseases-5 | chilli-soil-1
flawers of mirchi drop in may heat 42 digree | chilli-disorders-1 | chilli-irrigation-1 general-heat-2
mirchi has bored pods and also down curled leaf give answer for both | chilli-pests-4 chilli-pests-2 | chilli-diseases-2
teja mirchi cold storage rent guntur per bag |
bhoot jolokia seedlings where to get |
how many pickings a chilli plant gives and quintal per acre |
amudam sowing last date mahbubnagar | castor-sowing-1
hybrid caster seed kg and gap betwen plants | castor-seed-1
best divela seed where plants keep drying every year | castor-varieties-1 | castor-diseases-1
caster on rain only how much fartilizer | castor-nutrients-2
caster weeding wen | castor-weeds-1 | general-weeds-1
will arandi grow in field where water stands | castor-soil-1 | castor-diseases-3
cloudy wet week flowers and tiny fruits of amudam spike falling 60 days crop | castor-disorders-1 | castor-nutrients-2
new castor seedlings dying low area seed leaf has dull green patch | castor-diseases-3
leaf of castor like net many small worms sitting together under | castor-pests-2
groundnut lines with castor dryland raichur | castor-intercropping-1
castor oil mill address and todays rate patan |
eri silk worm on castor leaves training |
dwarf pee seed per acre and row gap | field-pea-seed-1 | greenpea-seed-1
which dry matar seed for hill farm | field-pea-varieties-1
pea weeding how many times | field-pea-weeds-1 | greenpea-weeds-1 general-weeds-1
white dust all over mattar pods and leafs | field-pea-diseases-1 | greenpea-diseases-1
cold foggy week pea leaf yellow green spot on top and grey fluff underside | field-pea-diseases-3
every year matar in same field this time sown 28 sept plants dropping dead dark ring in stem | field-pea-diseases-4 | greenpea-diseases-2 field-pea-sowing-1
dry pea when to cut and keep | field-pea-harvest-1
pea veriety for bihar | field-pea-varieties-2 | field-pea-varieties-1 greenpea-varieties-1
dry mater how many kuintal an acre | field-pea-yield-1 | field-pea-harvest-1
green pea pods rate azadpur |
deer eating pea fence cost |
jonna sowing month for rabi | jowar-sowing-1 | jowar-pests-1
jola seed for grain per acer | jowar-seed-1
hybrid jonna with borwell fertlizer | jowar-nutrients-2
row of pin holes in jonna leaf and stem has tunnel maize next field also | jowar-pests-2 | maize-pests-5
what to mix with jonna rows kandi or moong | jowar-intercropping-1
jowar for shallow soil beed rabi | jowar-varieties-1
rabi jowar when and which for medium soil parbhani | jowar-sowing-1 jowar-varieties-1
jowar flour price wholesale |
parrots eating jowar heads any net or sound gun |
how to make nimboli spray at home quantaty for 100 liter | general-neem-1 | general-neem-2
bulb and tub to catch insects at night how long to keep on | general-trap-4
stick for birds to sit in field how many and when remove | general-perch-1
sprayed yesterday when can i pluck and sell | general-safety-6
safe way before spray and what about empty bottle after | general-safety-1 general-safety-5
drone spraying charge per acre |
danimma pit size and plant distance | pomegranate-sowing-1
which bahar has less telya | pomegranate-pruning-1
one side branch of dalimb dried then full tree wood inside brown streak | pomegranate-diseases-2
hols in anar fruit smeling bad dung outside | pomegranate-pests-1
anaar fruits spliting before harvest | pomegranate-disorders-1
anar yield per tree and feeding each year | pomegranate-harvest-1 pomegranate-nutrients-1 | pomegranate-varieties-1
pomegranate nursery of tissue culture plants price jain |
anti hail net cost for dalimb |
ananas in my jhum hill soil sour, ok? | pineapple-climate-1
sweetest ananas for eating tripura | pineapple-varieties-1
kannara suckers weight and month kerala | pineapple-sowing-1
urea potas gram per annanas plant | pineapple-nutrients-1 | general-fert-3
grass in young ananas plot mulch | pineapple-weeds-1 | general-mulch-1
middle leaf of pineapple comes out in hand bad smell | pineapple-diseases-1
nagaland ananas planting month and which type | pineapple-sowing-2 pineapple-varieties-1
pineapple leaf fibre machine |
wild elephants eat my pineapple compensation | general-scheme-32
lasan planting gujarat month | garlic-sowing-1
how many kilo lehsun kali for one acre small or big ones | garlic-seed-1
lehsoon gobar and uria quantity | garlic-nutrients-1 | general-fert-3
last water to garlick when | garlic-irrigation-1
mandsaur big bulb lahsun variety | garlic-varieties-1
pg 17 garlic how many quintal | garlic-yield-1
purple centre spot on garlic leaf | garlic-diseases-1
lahsan tips yelow | garlic-disorders-1
keep lehsun till november how | garlic-storage-1
garlic water stop and digging time tell both | garlic-irrigation-1 garlic-harvest-1
garlic rate neemuch mandi today |
black garlic making and chinese lehsun seed ban |
pavakka planting kerala months | bittergourd-sowing-1
pavakkai fertilizer kerala splits | bittergourd-nutrients-1
hoppers under pavakka leaf garlic neem spray recipe | bittergourd-pests-3 | general-neem-2 general-neem-1
karela leaves small twisted mottled | bittergourd-diseases-1 | bittergourd-pests-3
pavakka variety with less fruit fly | bittergourd-varieties-1
karela juice for sugar patients |
arbi which month with tubewell | colocasia-sowing-1
chembu seed size and kg | colocasia-seed-1
seppankizhangu fertiliser dose tamilnadu | colocasia-nutrients-1
arvi watar interval | colocasia-irrigation-1
arbi weeding and earthing days | colocasia-weeds-1
chembu which keeps long in store | colocasia-varieties-1
small insects on arbi leaves we sell leaves for patra | colocasia-pests-1
arbi throat itching customers complain | colocasia-disorders-1
yam and arbi price kolkata |
sevanthi planting for diwali flowers | chrysanthemum-sowing-1
samanthi in clay water standing ok | chrysanthemum-soil-1
samanthi how many plants acre | chrysanthemum-nursery-1
pinching sevanthi when | chrysanthemum-pruning-1
samanti water how offen | chrysanthemum-irrigation-1
sevanthi for far market pluck at what opening | chrysanthemum-harvest-1
sevanthi rate for dasara |
bor in salty dry land jodhpur | ber-climate-1
big size bor and late variety | ber-varieties-1
bair garden spaceing and pits | ber-sowing-1
bor tree cutting month haryana | ber-pruning-1
worm near bor seed fruit crooked | ber-pests-1
white powder bor small fruits november | ber-diseases-1
bor plucking colour and kg per tree | ber-harvest-1
dried ber chuara making |
kamalam in 45 degree kutch | dragon-fruit-climate-1
compost for each dragan pole | dragon-fruit-nutrients-1
dragon fruit drip days in summer | dragon-fruit-irrigation-1
dragon fruit first income which year | dragon-fruit-harvest-1
subsidy on dragon fruit poles |
savukku near sea sand salt wind | casuarina-soil-1 | casuarina-varieties-1
sarugudu plants per acre | casuarina-sowing-1
savukku clone that stood in cyclone | casuarina-varieties-1
savukku straight pole cutting of branches | casuarina-pruning-1
tree cutting permission for savukku |
sir my narma was standing like a jungle till friday, saturday night 4 inch rain, sunday hot sun and now half plants head down, soyabean beside is normal, is this virus | cotton-disorders-4
in cotten some plants dry in a circle and pull out easy in other corner leaf edges are yellow then red like burnt please tell both | cotton-diseases-3 cotton-pests-6 | general-defic-3 cotton-disorders-3
adilabad kapas growers group asks how many rows before one kandi row and what spacing when there is no irrigation | cotton-intercropping-1 cotton-sowing-5 | general-intercrop-1
caller from fazilka has guava and narma wants to know how many white flies on a leaf is danger and how to control without chemical | cotton-pests-4 cotton-pests-5 | general-trap-3
i gave full water after one month of dryness because canal opened now buds are dropping like rain in kapaas urea was also heavy what first | cotton-disorders-1 | cotton-irrigation-1
sir yesterday evening gram was all fine today morning forty plants cut near soil and lying i dug and found one fat grey worm curled like ring mustard near it no damage | chickpea-pests-3
channa water timing and hoeing days please tell both no rain here in bundelkhand | chickpea-irrigation-1 chickpea-weeds-1 | chickpea-irrigation-2 general-weeds-1
when will my gram be ready to cut and how to keep the grain free of ghun last year moong got holes | chickpea-harvest-1 chickpea-storage-1 | general-store-5 moong-storage-1
we sprayed seven times different medicines mixing three together still black small insects in flowers, flowers dry and mirchi fruits are scarred, cotton field next side not affected, warangal | chilli-pests-3
my mirchi bed seedlings always fall dead how to clean the soil in april and what to do if it comes | chilli-nursery-1 chilli-diseases-3
red mirchi showing sunk rings and some pods have holes with worm, onion was here before, remedy for each | chilli-diseases-4 chilli-pests-4
three days rain and cold night in october, grey cotton grew on the amudam spike starting from bottom flowers, groundnut below is fine, whole gucha becoming rotten, what should i do | castor-diseases-2
divela dried last two years in patches which seed now and can i put in same field after jeera | castor-varieties-1 castor-diseases-1 | castor-seed-1
matar has white dust on pods and other plot red brown powder tell what are these and cure | field-pea-diseases-1 field-pea-diseases-2 | greenpea-diseases-1
rain stopped 20 days, jowar chari is knee high and leaves rolled, maize finished, i have ten buffalo hungry, can i cut and dry it in sun then feed | jowar-feeding-1 | fodder-sorghum-feeding-3 cattle-feeding-8 fodder-sorghum-feeding-2 fodder-sorghum-feeding-1
middle leaf dead and smelling in young jowar for next year seed rate and sowing time to avoid it | jowar-pests-1 jowar-seed-1 | jowar-sowing-1
i have sprayed some strong medicine on my beans and also grass border that my cow eats trader is coming day after tomorrow to take the load can i pluck | general-safety-6
in my 8 year dalimb garden one side of tree becomes yellow then dry last month 3 trees this month 11 we give flood water and same cutter used save remaining | pomegranate-diseases-2
heavy rain in june ananas centre leaves come out when i pull and bottom is rotten smelling ginger also got soft can other plants be saved | pineapple-diseases-1 | ginger-diseases-1
lehsan clove quintal for acre and khad dose before planting | garlic-seed-1 garlic-nutrients-1
every second karela in my pandal has brown gum drop and inside are white worms fruit bend and falls cucumber also little i picked bad ones and threw near the bund | bittergourd-pests-1 | bittergourd-pests-2 cucumber-pests-1
arbi water gap and mitti chadhana days, haldi beside | colocasia-irrigation-1 colocasia-weeds-1
sevanthi tip nip when and water how many times in week | chrysanthemum-pruning-1 chrysanthemum-irrigation-1
my dragon plants got orange small dents in rainy season now grey crust sprinkler on top for papaya also wets them some stems yellow and soft what to cut | dragon-fruit-diseases-1
savukku trees per acre and in how many years i get money | casuarina-sowing-1 casuarina-harvest-1
my cucumbers are bitter | cucumber-disorders-1
haryana sarson zinc sulphate and urea per acre | mustard-nutrients-2 | general-zinc-2
button yield from compost kg | mushroom-yield-1
small flies in khumb room | mushroom-pests-1
palli seed rate in kurnool, my cousin in agra says 30 kg is enough but dealer here gives 60 | groundnut-seed-2
barsem fertilizer haryana | berseem-nutrients-1
barsim seed per acre | berseem-seed-1
at what brix to cut ganna | sugarcane-harvest-1
saving vegetable nursery from frost night | general-frost-2 | general-frost-1 brinjal-irrigation-1
chepa in musterd | mustard-pests-1 | general-neem-1
strawberry in nagpur heat possible | strawberry-climate-1
needles are already going down can i still hoe in groundnut and when was right time | groundnut-weeds-1
masoor cut when and moisture for store | lentil-harvest-1 | general-store-1
silage from berseem how to make |
planted kheera in march between bitter gourd rows, water comes only once in eight days, fruits now bend like a hook and taste bitter, customers came back to my stall | cucumber-disorders-1 | cucumber-irrigation-1
white ants in groundnut, i used fresh dung from cattle shed in may | groundnut-pests-2 | general-compost-3
raya punjab late | mustard-sowing-3
wheat got over only now so i am putting cane setts in last april, neighbour says crop will be half, is it true and what to do | sugarcane-sowing-2 | sugarcane-sowing-3
sarson best date and best seed for jhajjar canal land | mustard-sowing-2 mustard-varieties-1
ragi for diabetic porridge which variety most calcium |
brinjal plants with tiny leaves like tulsi bush no fruit at all | brinjal-diseases-1 | brinjal-varieties-1
strawberry basal dung and npk | strawberry-nutrients-1
when is brinjal right to pluck | brinjal-harvest-1
fat white worm eating peanut roots | groundnut-pests-1
lentil seedling falling at soil level | lentil-diseases-3 | general-tricho-1
what is the frp rate of ganna this year |
in february my cashew by the coconut garden was full of flower, one week later panicles are black and the small nuts shrivelled with drops of gum, is it because of fog | cashew-pests-1
new leaves going white but veins green on chalky soil, spray percent | general-iron-1
yak vaccines which diseases | yak-rearing-1
masoor drooping suddenly patch wise at pod time | lentil-diseases-1
patiala raya sowing last date | mustard-sowing-3
tomato flowers falling in may | general-heat-2 | tomato-disorders-3 tomato-irrigation-1
masoor variety with small seed that does not catch diseases | lentil-varieties-1 | lentil-diseases-2 lentil-diseases-1
low tunnel strawberry worth it | strawberry-weeds-1
when to give coragen at root of ganna for chotti bedhak | sugarcane-pests-2
armies of red hairy worms walking from field to field after first rain eating groundnut | groundnut-pests-4
how to know groundnut ready to pull out | groundnut-harvest-1
how wet should straw be for oyster bag and how much spawn bottle | mushroom-seed-1
good berseem name and time to sow at karnal | berseem-varieties-1 berseem-sowing-1
paddy transplanted 3 weeks back rust brown spots on old leaf and few tillers | general-zinc-1 | rice-disorders-1
i have half acre vangi beside okra, every four days i spray the same pyrethroid from the shop, fruit worm is not less and now there are mites and whitefly, is the spray doing this | brinjal-pests-3 | brinjal-pests-1 brinjal-pests-2
jeera fertilizer gujarat | cumin-nutrients-1
blossom midge in groundnut dose of imidacloprid per pump |
first water given to sarson at 28 days now how much urea | mustard-nutrients-1 | mustard-nutrients-2
which mulch film thickness micron for brinjal | general-mulch-1 | brinjal-weeds-1
sowed raya on 12 september as rain came, guar was there before, the tiny plants turned white one by one and spotted orange black bugs sit on them, will water help or should i sow again | mustard-pests-3
seed guar put in first week of may with canal water, moth beside it is fine, guar has gone above my waist and is falling with few pods, was it too early | guar-sowing-1
urea bags per acre for kamaad in ludhiana moda also | sugarcane-nutrients-1
cucumber powdery white dust on leaf which spray |
caju drying days and kilos per tree of bpp 8 | cashew-harvest-1 cashew-yield-1
birds eating ragi earheads what net to use |
cut berseem at dawn full of dew and gave two cows their fill, the buffalo ate jowar, by noon one cow has her left side swollen and she will not sit | berseem-feeding-1 | cattle-bloat-1 cattle-bloat-2
if i put rai in november after paddy will chepa be more, what is right time in up | mustard-sowing-1 | mustard-pests-1
three weeks old masur yellow patch root black snaps when i pull | lentil-diseases-4
mushrom flies | mushroom-pests-1
mustard saw dust colour worms inside stored seed what to put |
pyrela in sugercane | sugarcane-pests-5
how many grams is one fruit of pant samrat brinjal |
red beetles eating young kheera leaves | cucumber-pests-1
sarson sowing dates rewari | mustard-sowing-2
jeera seed kg per acre and time of sowing rajasthan | cumin-seed-1 cumin-sowing-1
long brinjel variety | brinjal-varieties-1
fruit fly in kheera | cucumber-pests-1 | general-trap-2
which strawberry for panchgani side | strawberry-varieties-1
white leaves in ratoon karumbu lime land what to spray | sugarcane-disorders-1 | general-iron-1
oil mill rejected my peanuts saying poison of fungus how to dry next time | groundnut-storage-1
masoor seed kg and fertiliser for one acre | lentil-seed-1 lentil-nutrients-1 | lentil-sowing-2
when to put ganna karnal | sugarcane-sowing-1 | sugarcane-sowing-3
how many days does gg 20 groundnut take to ripen |
black caterpillars with wrinkles eating mustard of 15 days | mustard-pests-2
stroberry grey mould | strawberry-diseases-1
milky mushroom growing in may temperature |
which crop to mix with brinjal to keep away fruit worms | brinjal-pests-1
top leaves of shenga pale white veins green after standing rain water | groundnut-disorders-2 | general-iron-1
plant cane was cut last week, gaps are there in lines, what work now for good ratoon | sugarcane-sowing-5 | sugarcane-sowing-6 sugarcane-organic-1 sugarcane-harvest-1
strawberry plants per acre and month | strawberry-sowing-1
brinjal desi variety what fertliser per acre and how often to water in may | brinjal-nutrients-1 brinjal-irrigation-1
which land is fit for verkadalai | groundnut-soil-1
after picking in april what cutting to do in old cashew trees from seed | cashew-pruning-1
moongfali sowing uttar pradesh | groundnut-sowing-1
land has white salt crust which sarson will come up | mustard-varieties-3 | general-saline-1
cauliflower stem is hollow inside | general-boron-1 | cauliflower-disorders-2
sarso seed rate and sowing time for up | mustard-seed-1 mustard-sowing-1 | mustard-sowing-4
seedlings of peanut dying with soot like mold at soil line what was my mistake | groundnut-diseases-3 | groundnut-seed-3
gwaar jassid | guar-pests-1
two lines masoor inside autumn cane how much extra | lentil-yield-1
kakdi on same drip as tomato, how often water when fruiting | cucumber-irrigation-1
tudtude and pandhri mashi on vangi | brinjal-pests-6 | general-trap-3
dam water entered on sunday, cotton and urad stood in it three days, paddy five days, now water is going, which will live and shall i put urea or sow again | general-flood-1
peanut quintal per acre how much is good | groundnut-yield-1 | groundnut-varieties-1
lahi on masoor tops after urea | lentil-pests-1
dhingri in june possible in patna | mushroom-sowing-1
first crop was very green but in the ratoon all young leaves came white like paper, only veins are green, my soil has lime stones, my sorghum there was also pale, which spray | sugarcane-disorders-1 | general-iron-1
lentil variety for sehore mp |
how to make organic jaggery from ganna without hydros |
what wind speed is ok for spraying | general-spraywx-1 | general-spraywx-2
when to shut off water in cane before mill cutting so recovery is good | sugarcane-irrigation-2
sarson just came out and turned white with small orange black bugs on it, sowed early in september heat | mustard-pests-3
how to keep picked brinjal fresh for 10 days in cold store temperature |
which groundnut variety for anantapur drought |
jira second water when and weeding when | cumin-irrigation-1 cumin-weeds-1
eye like spots on ragi leaf then neck black | ragi-diseases-1
farmer from muzaffarnagar reports lal sadan in one corner of cane, asks which medicine and can he keep ratoon | sugarcane-diseases-2 | sugarcane-sowing-6
kheera sowing month | cucumber-sowing-1
mungfali sowing date jhansi | groundnut-sowing-1 | groundnut-diseases-4
guar leaf oily patches drying in v from side and black lines on stem | guar-diseases-1
pale sunken rings on brinjal fruit and brown round spots on leaf with black dots, my own seed | brinjal-diseases-4
bhuki chharo white ash on jeera | cumin-diseases-3
humani in cane what to do | sugarcane-pests-6
button crop second week of picking, on some mushrooms came wet brown lumps, and two bags beside have gone green, my wife says put salt, is it right | mushroom-diseases-1
boron spray dose per litre on mustard flowers | general-boron-2
yak calves in snow months fodder | yak-rearing-2
fertilizer for second year karimbu palakkad, leaves are spread on the field | sugarcane-nutrients-4 | sugarcane-nutrients-2
everyone in my village sets fire to the leaves after cutting ganna, i heard leaving them helps the moda crop, how much does it help really | sugarcane-organic-1
gwar seed per acre and which month haryana | guar-seed-1 guar-sowing-1
whole village has the same trouble, groundnut plants dry in circles, under them a thick white bent grub, the bajra of my uncle also suffers, i hear one must shake some trees at the first rain | groundnut-pests-1 | bajra-pests-1
karumbu planting month erode | sugarcane-sowing-4
strawberry tissue culture lab address |
masur sowing almora hills which week | lentil-sowing-1
young brinjal heads drooping, big plants stay dwarf, borer in the main stem | brinjal-pests-4
beejamrit recipe | general-beejamrut-1
i planted us in january after harvesting cotton, now after two months many middle leaves are dead, when i pull they come in hand with bad smell, nearly twenty in hundred are gone what should i do first | sugarcane-pests-3 | sugarcane-pests-4
oil percent of my sarson low at kolhu which manure increases it | mustard-nutrients-3
raising cane in trays from single eye to save on seed, at what age shift to field and how far apart | sugarcane-seed-2
cheruku fertiliser dose for nizamabad one year crop | sugarcane-nutrients-3
kheera picking every how many days | cucumber-harvest-1
brinjal friut rot rainy season | brinjal-diseases-3 | brinjal-diseases-4
rice was cut late, i sowed masur in october itself while ground was soaked and warm, plants came up well beside my peas but now rot at the neck and lie down | lentil-diseases-3
kashumavu variety for kannur | cashew-varieties-1
dose of manure bags for guar at sowing | guar-nutrients-1
which new cane variety is best for my low waterlogged field in bihar |
termit in ground nut pods | groundnut-pests-2
when does frost fall in night and how to save peas | general-frost-2 general-frost-1 | field-pea-climate-1
berseem rotting at base in january after too many waterings | berseem-diseases-1
toria seed per acre and last date, wheat to follow | mustard-sowing-4 | mustard-seed-1
how many sticky sheets for jeera thrips | cumin-pests-1 | general-trap-3
cashewnut inter crop | cashew-intercropping-1
last diwali i dug the peanuts ten days late because labour was busy in cotton, kept them in a wet heap, the trader showed me black kernels and cut the rate, how to avoid this year | groundnut-storage-1 | groundnut-harvest-1
when to weed shenga and how to see it is ripe | groundnut-weeds-1 groundnut-harvest-1 | general-weeds-1
vellari fertiliser per acre with dung | cucumber-nutrients-1
ragi transplanting seed kg and seedling days | ragi-seed-1 ragi-nursery-1
black pits on guar pods rainy days | guar-diseases-4
some of the setts i bought are red and hollow when cut, shall i plant them or not | sugarcane-seed-3
strawberry which soil ph and how cold should it be | strawberry-soil-1 strawberry-climate-1
lokri mava white cotton under us leaves all black and sticky below | sugarcane-pests-5
masar ll 931 seed rate punjab | lentil-sowing-2
salt water test for wheat seed and germination check in wet cloth | general-seedtreat-1
white blisters under mustard leaf and flower stalk fat and bent | mustard-diseases-1
centre leaf dead and later bunch of side shoots on top of kamad in july, i saw white moths | sugarcane-pests-1 | sugarcane-pests-2
setts needed per acre of oosu and when is most water needed | sugarcane-seed-1 sugarcane-irrigation-2 | sugarcane-seed-2 sugarcane-irrigation-1
turning days for khumb compost heap | mushroom-seed-2
mushroom caps cracked and dry | mushroom-disorders-1
mushroom training centre near ranchi |
rain is good this year, how to split nitrogen for kelvaragu | ragi-nutrients-2 | general-fert-5 ragi-nutrients-1
geru in masur which variety stands it | lentil-diseases-2 | lentil-varieties-1
how many litres oil from one quintal sarson |
no rain since 20 days peanut is putting needles into soil shall i run the pump | groundnut-irrigation-1
vazhuthana seedlings transplant age and spacing | brinjal-nursery-1
rats are cutting standing cane near the bund how to stop them |
only male flowers on khira vines no small fruit behind | cucumber-disorders-2
masoor storage moisture | lentil-harvest-1 | general-store-1
two month old us, middle shoot comes out with a pull and smells rotten | sugarcane-pests-3 | sugarcane-pests-4
how many kilos gypsum for peanut acre and when | groundnut-nutrients-1 | groundnut-nutrients-2 groundnut-disorders-1
kakdi leaves yellow angular patches drying after fog | cucumber-diseases-1
summer shengdana near gir, dung trolley and dap how much every year | groundnut-nutrients-2
jiru sowing date mehsana | cumin-sowing-1
bathua everywhere in sarson which day to hoe | mustard-weeds-1 | general-weeds-1
wild boar digging peanuts at night what repellent |
ragi sowing hassan rainfed | ragi-sowing-1
how much gap between powder for fungus and culture packet in shelled peanut, and what hour of day to sow | groundnut-seed-3 | general-biofert-3
made dung urine seed dip on monday, can i still use on thursday | general-beejamrut-2
virus on cucumber which medicine | cucumber-diseases-2
best cumin variety other than gc 4 for jaisalmer salty water |
bags turned white now what oyster | mushroom-housing-1 | mushroom-harvest-1
ragi rabi season tamilnadu | ragi-sowing-2
weed spray just after sowing masur | lentil-weeds-1
weekly clipping of bent tips in vangi is it worth, spraying same bottle from two months and worm not dying | brinjal-pests-2 | brinjal-pests-1 brinjal-pests-3
molo on magfali tips black shiny should i spray now crop is 25 days | groundnut-pests-5
how many hoeing in baingan | brinjal-weeds-1
pod borer in guar name of spray |
white flour dust on sarson in february | mustard-diseases-4
nut looks fine outside but hollow brown inside the two halves | groundnut-disorders-3
dose for ragi per acre npk | ragi-nutrients-1 | ragi-nutrients-2
seed tretment before sowing | general-seedtreat-1 | general-biofert-3 wheat-seed-4 general-beejamrut-1
cumin powdry mildew | cumin-diseases-3
guvar fertilizer | guar-nutrients-1
guava and lemon branches broken by hail | general-hail-3
green pods of guar per hectare how many quintal | guar-yield-1
which singdana variety gives more in junagadh gg 11 or any new | groundnut-varieties-1
orange powder under groundnut leaf, leaves dried but not falling down | groundnut-diseases-2
weeding days for jeera | cumin-weeds-1
flowers dropping in kathirikai | brinjal-disorders-1 | general-heat-2 brinjal-irrigation-1
ragi nursery cents for one acre and age of seedling | ragi-nursery-1
verusenaga rabi tadi how many times | groundnut-irrigation-2
dealer kept culture packets in sun beside urea is it still good | general-biofert-3
tikka on shengdana crop 40 days | groundnut-diseases-1
when does sarso suffer most if no water | mustard-irrigation-1
tomato bottom end black and rotting | general-defic-4 | tomato-disorders-1
watering gap berseem in march | berseem-irrigation-1
cold nights expected, brinjal in fruit, tomato nearby already black, should field be kept wet | brinjal-irrigation-1 | general-frost-2
mango at 1800 m hill | mango-climate-1
mango land ph 8.3 ok? | mango-soil-1 | general-soiltest-6
meerut which mango | mango-varieties-1
good mango for malda | mango-varieties-2
mamidi for krishna district | mango-varieties-3
bought 50 grafted mango from nursery yesterday, when to put in ground and how deep the joint | mango-nursery-1
neighbour planted guava at 3 m, for mango close planting how many feet gap and how many trees in acre | mango-nursery-2
grafting on mango stone seedling | mango-nursery-3
kerala baby mango how much khad | mango-nutrients-1
mango tree bark bleeding gum what paste |
planted baby mango in march heat is too much how many times water in a week | mango-irrigation-1
mango branches crossing when to cut | mango-pruning-1
cut old mango trees to stump how many years till fruit again | mango-pruning-2
last year we got 3 trolley of mango from 20 trees, sold all good rate, this year same trees hardly one crate, no disease also, why like this | mango-disorders-1 | mango-varieties-1
fruits came like marble size, then loo wind came last week and tiny mangoes falling like rain under tree, litchi beside is fine, is it normal | mango-disorders-2 | mango-climate-1
flower bunch thick and tight like cauliflower on mango no fruits coming | mango-disorders-3
mango new leaves very small narrow bunch together at tip and yellowish between veins | mango-disorders-4
tips of mango leaf dry brown edges, water of our well is salty, what to do | mango-disorders-5 | mango-soil-1
brick kiln opened 500 m from my orchard will it harm the fruits | mango-disorders-6
attack of tela in mango flowers, black soot on leaves, farmer asks remedy | mango-pests-1
cotton bugs climbing mango trunk | mango-pests-2
trap for mango makkhi when | mango-pests-3
powder like sawdust coming out of mango trunk hole, one big branch dried | mango-pests-4
white dust on mango flowers in cold february nights, sulphur when | mango-diseases-1
alphonso fruits getting black sunken spots when ripening, leaves also have brown spots | mango-diseases-2 | mango-harvest-1
mango paper bag how many days | mango-harvest-1 | mango-diseases-2
labour is shaking branches to bring down mangoes, is it right way, sap spoils the skin | mango-harvest-2
how many weeks can i hold raw green mango in cold room and what degree | mango-storage-1
banana in young mango garden ok | mango-intercropping-1
bihar mango tonnes per acre | mango-yield-1
my langra trees are full grown and give fruit since years, tell how much urea and potash in one tree, also which months i must stop the motor | mango-nutrients-2 mango-irrigation-1 | mango-nutrients-1 general-fert-3
which nursery near lucknow gives subsidy mango plants |
mango orchard crop insurance premium how much | general-scheme-23
how many years mango tree will live if i put close 5 m planting |
makka relay with potato how many days before digging to sow |
how many kg seed of makka for green fodder only | fodder-maize-seed-1
baby corn how many kg seed i have 3 acre near hyderabad | maize-seed-2
makkai for which land | maize-soil-1
may month heat 42 degree when jhanda came out in my maize, will grain set | maize-climate-1 | maize-disorders-3 maize-irrigation-1
makka npk and cowdung dose | maize-nutrients-1 | maize-nutrients-3 maize-nutrients-2
coimbatore makka second urea when | maize-nutrients-2
does winter maize need more urea than rain one | maize-nutrients-3
only two waterings left in my tank for makka which stage to give | maize-irrigation-1 | maize-disorders-3
4 days rain water standing in makai field plants yellow, neighbours paddy is happy, will mine die | maize-irrigation-2 | general-flood-1
two three plants coming at one place in corn, to pull extra or leave and when mud to roots | maize-weeds-1
can i put tur or urad lines inside maize, how many rows | maize-intercropping-1 | general-intercrop-1
my corn leaves became purple when small | maize-disorders-1 | general-defic-2
white stripe on new makka leaf | maize-disorders-2 | general-zinc-3 maize-diseases-2
i planted single row of maize along the groundnut field and cobs have very few grains why | maize-disorders-3
worm with ulta Y in makka | maize-pests-1 | maize-pests-2 maize-pests-4 maize-intercropping-1 fodder-maize-pests-1
faw in makai, old man says put sand in the funnel, is it true and how to mix | maize-pests-2 | fodder-maize-pests-1
how many lure boxes per acre to catch all moths in makai and when change lure | maize-pests-3 | general-trap-1 maize-pests-2
tell which spray for the worm in whorl of maize and how often i should check field | maize-pests-4 | maize-pests-2 maize-pests-1 fodder-maize-pests-1
long brown cigar like spots on lower leaves of corn in cold dewy days | maize-diseases-1
udaipur makka plants pale lines on leaf and cotton white below in the morning, tassel became leafy | maize-diseases-2
maize stem torn black specks inside | maize-diseases-4
baby corn picking how many days after silk, and the sweet one | maize-harvest-1
how much dry before keeping makka in godown, last year green mould came and hens died | maize-storage-1 | general-store-1
maize from irrigated acre how much | maize-yield-1
makka seed kg and dose of dap urea per acre | maize-seed-1 maize-nutrients-1 | maize-nutrients-2 maize-nutrients-3
msp of makka this year | general-market-3
wild boar eating maize cobs at night how to stop |
july 8 today and still not sown soya, cotton also failed, which early kind to take | soybean-sowing-2 | soybean-varieties-1
haldwani soya which month | soybean-sowing-3
only 60 out of 100 soya seeds sprouted in wet cloth, how much more to sow | soybean-seed-2 | soybean-seed-1
bbf sowing for soya what benefit | soybean-machinery-1
should i sow only one type soya or mix of two three, dewas | soybean-varieties-1
chicken litter for soya land how much per acre, cowdung is not fully rotten | soybean-nutrients-2 | general-compost-3
soya root no balls what give | soybean-nutrients-3
first time soybean in this field before it was always jowar, what to coat on seed | soybean-seed-3 | general-beejamrut-2
soya field full of sawa grass 3 weeks old what spray and when hoe | soybean-weeds-1
pila mozaic soyabean | soybean-diseases-1
chakra bhrung in soyabin, earlier we used to grow jowar lines with it, ok? | soybean-pests-1 | jowar-intercropping-1
bow walking worm on soya leaf | soybean-pests-3
kamblya katra on soya leaf | soybean-pests-4
after 12 days nonstop rain patches in soybean turned brown, cottony thing on stem | soybean-diseases-2
deep plough every year for soya | soybean-soil-1
soya pods have turned brown almost all, cut now or wait, seeds falling in afternoon | soybean-harvest-1
soya how many quintal and when is it ready to cut | soybean-yield-1 soybean-harvest-1
soyabin khad quantity and seed for bold grain | soybean-nutrients-1 soybean-seed-2 | soybean-seed-1
soybean price in latur mandi today | general-market-22 | general-market-3
soya milk and paneer making machine cost |
nashik batata which month | potato-sowing-1
aalu seed quintal per acre | potato-seed-1
i brought 30 bags seed aloo from cold storage today morning, no eyes growing on them, field is ready, how to make it sprout before putting | potato-seed-2
32 degree ok for aalu | potato-climate-1
nilgiris potato fertilizer at planting and at first mud raising, manure too | potato-nutrients-1
batata watering gap, light or full flood, my wheat gets every 20 days | potato-irrigation-1
green aloo safe to eat | potato-disorders-1
when to remove grass from aalu field, already 5 weeks and leaves closed | potato-weeds-1
pukhraj yield and is it safe from blight, jalandhar | potato-varieties-1
which kufri to plant and how many bags per acre | potato-varieties-2 potato-seed-1 | potato-varieties-1
leaf ends black wet in aloo white below early morning help sir | potato-diseases-1 | potato-diseases-2
round brown rings like target on old leaves of potato, tomato beside it also has | potato-diseases-3 | tomato-diseases-3
september planted early potato, stem base black, tubers watery stinking | potato-diseases-4
small caterpillar makes tunnel in batata kept in shed, black powder near eyes | potato-pests-1
katua worm potato | potato-pests-2
last night too cold and frost burnt my aloo leaves black, 2 acre on lease and loan is there, peas near it are ok, will they come again | potato-disorders-2 | general-frost-2
dug aloo today, take straight to cold store or keep heap some days | potato-harvest-1
when to put batata in indore winter and which kind | potato-sowing-1 potato-varieties-2 | potato-varieties-1
cold storage rent per bag of potato in agra |
contract with chips company for potato whom to meet |
rajmah in plain area after paddy cutting what date | rajma-sowing-1
which rajma for hills and how many days it takes | rajma-varieties-1
i took rajma first time after paddy, now turning light yellow from lower leaves, pulled it and no knots on roots, gram in next plot has plenty, what to give | rajma-disorders-1 | rajma-nutrients-1
rajma flowers falling in march heat | rajma-climate-1
black soil where water stays, can i go for ghevda rajma | rajma-soil-1 | rajma-irrigation-1
rajma weeding how many times and when to cut | rajma-weeds-1 rajma-harvest-1
pods of rajma have dark pits and some fell down, hill village chamoli | rajma-diseases-2
mottle crumpled leaf in rajma plants not growing tall should i pull them | rajma-diseases-3
how dry rajma before filling in bag | rajma-harvest-1 | general-store-1
tiny black fly, rajma seedling leaf has white lines and stem brown swollen | rajma-pests-1
rajma green lice yellow cards | rajma-pests-2 | general-trap-3
rajma fertilizer per acre and how often water | rajma-nutrients-1 rajma-irrigation-1 | rajma-disorders-1
organic certificate for hill rajma | general-scheme-54 general-scheme-53
chavli in hills which month | cowpea-sowing-1
bush chawli seed kg and fertilizer per acre | cowpea-seed-1 cowpea-nutrients-1
good chavli type for vegetable | cowpea-varieties-1
summer lobia water gap | cowpea-irrigation-1
cowpea hoeing which day | cowpea-weeds-1 | general-weeds-1
payaru flowers drop and pods thin what to spray in dry spell | cowpea-disorders-1 | cowpea-irrigation-1 general-drought-1
black deep pits on lobia pods with pink sticky in rains | cowpea-diseases-2
after heavy rain lobia leaf water spots joining brown, someone says give streptomycin | cowpea-diseases-3
black lice full on barbati top and pods, all sticky, tomorrow i have to pluck for market and shop man gave one strong bottle, can i use | cowpea-pests-1
pods of lobia became hard stringy nobody buys, when to pick | cowpea-yield-1
van payar for dry seed ready in how many days and how to beat | cowpea-harvest-1
lobia export demand dubai buyer contact |
can goats be fed cowpea hay daily how much |
papaya planting season and how many gram seed for acre | papaya-sowing-1 papaya-seed-1
will popai grow in cold frost area or clay land | papaya-soil-1
half my papaya are male with long hanging flowers, how many to keep | papaya-sowing-2
papaya npk each plant | papaya-nutrients-1
oily streaks on stalk and green rings on papaya fruits whole field getting | papaya-diseases-1
papaya leaf like ulta cup | papaya-diseases-2
white cotton thing on papaya fruit and leaf, black sticky below, ants moving up. sprayed two times strong poison from shop but no use, what now | papaya-pests-1
when to pluck papaya for sending to delhi, and how much tonnage | papaya-harvest-1
papaya which hybrid and how much potash per plant | papaya-varieties-1 papaya-nutrients-1
red lady seed packet price original |
dhaniya seed to be rubbed or full, how many kg for irrigated acre | coriander-seed-1
kothamalli fertilizer per acre | coriander-nutrients-1
thinning of dhania at what age how many plants at one place | coriander-weeds-1
dhania grain good weather | coriander-climate-1
in april hotel people want green coriander, last year in open it burnt though palak beside survived, if i put green net over it how much will come | coriander-sowing-2
dhania plants hang down and dry in circles, root brown inside, every year same field | coriander-diseases-2 | general-tricho-1
green lice on coriander flowers bees also coming, what safe spray | coriander-pests-1
dhana quintal per acre | coriander-yield-1 | coriander-sowing-2
coriander powder grinding unit loan | general-scheme-62 | general-scheme-63
can adike grow at 42 degree place with sticky clay | arecanut-climate-1
from which tree to select seed nut of areca and how to test in water | arecanut-nursery-1
adakka planting gap and month | arecanut-sowing-1
second year areca plant gets how much of full npk | arecanut-nutrients-1
pakku thottam summer water | arecanut-irrigation-1
before june rains shall i tie plastic cover on adike gone for koleroga | arecanut-diseases-1
half size arecanuts split open and drop after first rain, it was very dry since march, i gave urea also much, coconut in between is fine | arecanut-disorders-1
adike flower bunch dry with web inside some caterpillar | arecanut-pests-1
arecanut tree climbing robot price subsidy |
kurumulaku cuttings in bags how many nodes and which month | blackpepper-nursery-1
wayanad pepper types, karimunda ok? coffee is beside | blackpepper-varieties-1
farmer from idukki says 10 vines died in 3 weeks of monsoon, first black leaf spot with feather edge then full leaf drop, asks how to save others | blackpepper-diseases-1
pepper vine gets yellow after rains slowly year by year, roots rotting | blackpepper-diseases-2
kurumilagu tip drying october | blackpepper-pests-2
pepper tiri falling under heavy shade of silver oak | blackpepper-disorders-1
which pepper best and how many kilo from a vine | blackpepper-varieties-1 blackpepper-harvest-1
how to make white pepper from black |
lal bhopla seed per acre and soak how long | pumpkin-seed-1
kumhda manure per pit and what after one month | pumpkin-nutrients-1
assam small rongalau one kilo size which type not get fly | pumpkin-varieties-1
bhopla fruits pricked by fly and rotting since rains started, loki nearby same condition, shop fellow says dust sulphur on all, is it ok or leaf will burn | pumpkin-pests-1 | bottlegourd-diseases-2
pumpkin leaf light and dark green patches vine not running | pumpkin-diseases-1
how many days pumpkin crop in tamilnadu and tonnes | pumpkin-harvest-1
pumpkin seed for eating machine to remove shell |
pogaku seed bed how to make and when to plant in black soil | tobacco-nursery-1 tobacco-sowing-1 | tobacco-nursery-2
nursery of surti became long and thin, when to remove the cover | tobacco-nursery-2
mysore virginia tobacco npk | tobacco-nutrients-1
tobacco knee high water? | tobacco-irrigation-1
sir i sowed tambaku beds before 5 weeks, now sky cloudy since a week and seedlings fall in patches rotten at neck, what should i put | tobacco-diseases-1 | general-tricho-1
tobacco leaf turned curly, whitefly, brinjal is next field | tobacco-pests-1
tobacco barn curing wood temperature chart |
tobacco auction floor price grade |
muttakos hybrid tray seed grams per acre and hot water treat? | cabbage-seed-1
cabbage kerala manure tonnes | cabbage-nutrients-1
how many lines mustard between kobi to catch worms, and when to put | cabbage-pests-1
tomato along with cabbage helps against small moth? how many traps | cabbage-pests-2
cabbage drooping in noon sun, pulled and roots fat like fist, ooty | cabbage-diseases-1
red cabbage seed company |
what dampness percent safe for keeping mustard and groundnut | general-store-1 | mustard-harvest-1 groundnut-storage-1
wheat dampness to stop insects | general-store-3 | general-store-1 wheat-storage-1 wheat-harvest-1
home method to keep chana moong seed free of beetle, neem leaf or oil | general-store-5 | general-hermetic-1 chickpea-storage-1 moong-storage-1
pics bag how many layers and months it keeps | general-hermetic-2
solar dryer fruit how | general-dryer-1
drip holes white crust choked | general-drip-2 | general-fertigation-1
foggara rain gun best time of day and for which crops | general-sprinkler-1 | chickpea-irrigation-1
farm pond 20 by 20 how much litre, soil leaks | general-rainwater-1
after tomato can i put chilli again same land | general-rotation-1
bikaner wool sheep names | sheep-breeds-1
pimples with pus on sheep skin and fever, when vaccine | sheep-vaccination-1
my flock is 60, since rains began lambs are weak with loose dung, gave medicine twice from shop but no effect now, how many times should i drench | sheep-worms-1 | sheep-deworm-2
sheep grass jodhpur | sheep-feeding-1
sheep pregnancy days |
drip system subsidy percent for small farmer | general-scheme-49 | general-scheme-50
bihar land site name for jamabndi | general-scheme-86 | general-scheme-14
LEAF SPOT ANGULAR YELLOW IN BOTTLE GOURD HUMID WEATHER | bottlegourd-diseases-1
KHARIF SEED DISCOUNT IN BIHAR WHERE TO APPLY | general-scheme-82
group organic certificate cheap | general-scheme-53 | general-scheme-54 general-scheme-51
mausam bima report needed or not | general-scheme-34
small flexible kcc 1 hectare | general-scheme-43
caller needs name of tisi variety for land having no canal | linseed-varieties-1
haldi seed wait for one acre and bed size | turmeric-seed-1
parimarjan plus bihar what work | general-scheme-14
can flax stalk be sold for fibre in bengal |
cow insurance my share | general-scheme-70
GUAVA MANURE AND FERTILIZER PER BEARING TREE | guava-nutrients-1
haldi how many days gap for water after monsoon and weading days | turmeric-irrigation-1 turmeric-weeds-1
rubber tree gives no milk | rubber-disorders-1
kg seed of amarnath saag and distance of seedling | amaranthus-seed-1
which termeric comes ready in six months | turmeric-varieties-1
notey sak in sraban too much rain | amaranthus-sowing-1
father says leave the upland empty, rain came only in mid august, arhar seed died in dust. can kurthi still be thrown there and till which month | horse-gram-climate-1 horse-gram-sowing-2
worm pit size how many kg worms per tonn and ready in how many days | general-vermi-2
trees given by grandfather, thirty years, few fruits and going straight up like bamboo. how low can we cut and then how much gobar and chemical for each | guava-pruning-1 guava-nutrients-1
my brother works in surat, so i look after tisi and chana in chhapra. tisi had good flower but many heads fat and shut, opened one there was a small pink worm. chana is fine. what should i change next year | linseed-pests-1 | linseed-pests-2
shop charges extra on urea for my maize. true rate and where to report | general-scheme-79 general-scheme-77
holud export license fee |
kulthi contract buyer phone number for purulia |
holes in red sak | amaranthus-diseases-1
tisi when cut | linseed-harvest-1
LINSEED SEED RATE BROADCAST AND LINE | linseed-seed-1
will keeping boxes near mustard and brinjal give me more grain | honeybee-crop-1
kulthi msp this season |
kurthi seed how many kg | horse-gram-seed-1
baught drip pipes from bazar last month can i claim the govt money with bill | general-scheme-50
amaranthus seed production field distance |
call regarding insurance by sharecropper without loan, papers and place | general-scheme-35
rubber tree dry at the cut and how many days gap to tap | rubber-disorders-1 rubber-harvest-1
peyara seedlings rate |
fresh dung put in brinjal nursery, seedlings burnt and white ants came. how long should it rot | general-compost-3
father has 9 bigha in purnea under makhana and maize is he too big for the six thousnd | general-scheme-4
samman money total yearly | general-scheme-1
CALLER SAYS SPRAY MAN FELL DIZZY MEDICINE ON SKIN WHAT FIRST | general-poison-1 | general-poison-3
ghan jeevamrut per acre | general-ghanjeevamrut-1
trichoderma seed gram per kg | general-tricho-1 | greenpea-seed-1 lentil-diseases-1 cumin-seed-1 pigeon-pea-seed-2 chickpea-seed-2
took kcc, do not want insurence deduction how to say no | general-scheme-25
FARMER WANTS TO KNOW MONTHS OF SAMMAN NIDHI INSTALMENT | general-scheme-2 | general-scheme-3 general-scheme-1
how much nitrogen do i get by plowing in dhaincha before aman, urea cost is high | general-greenmanure-2
gahat in almora when to put and when ready | horse-gram-sowing-1 | horse-gram-harvest-1
worm tied amaranthas leaves together no poison as we eat it | amaranthus-pests-1
how often the liquid cow dung jaggery drink goes on one acre and how long keeps | general-jeevamrut-2 | general-jeevamrut-1
farmer asked main sickness in kulthi during wet weather some plants patchy yellow | horse-gram-diseases-1
bamboo machan cost per bigha for bottle gourd |
yellow thread choking tisi | linseed-weeds-2
cow always gives male calf any special semen scheme | general-scheme-72
our producer company in nadia is three months old, no money for office rent and the boy who keeps accounts. does any body give | general-fpo-2 | general-scheme-64
how much jaggery water and culture packet for coting gahat seed and how deep | horse-gram-seed-3 | general-biofert-1
pune land utara online where to click | general-scheme-87
silkworm uzi fly maggot in cocoon |
white flour like dust on lau leaves since kartik dew, fruits stopped growing, the pumpkin beside has it too. sulphur in the house, safe on lau | bottlegourd-diseases-2 | pumpkin-pests-1
INFORMATION REGARDING YIELD OF HORSE GRAM PER ACRE | horse-gram-yield-1
grafting guava wedge method month by month guide |
first time we grew holud in 6 katha after jute. leaves are drying now. boil how many minutes and how many days in sun, how much weight will remain | turmeric-harvest-1
amaranth grain rajgira sowing rate |
our group of 12 wants to open machine bank with 10 lakh | general-scheme-56 | general-chc-2
two instalments stopped, csc boy says land is not seeded, block office says go to karmachari. what three yes must be there and what papers to carry for land | general-scheme-10 general-scheme-12
raw dung bringing termite | general-compost-3
adhar says md salim and khatiyan says mohamad salim sekh so id rejectd | general-scheme-13
bees killed by hornets at entrance |
which months kisan kist | general-scheme-2
grey crust on haldi | turmeric-pests-1
polu ghor got finished two times, worms soft and black then died. how to wash the room and trays and from where take clean eggs | silkworm-disease-2 silkworm-eggs-1
neighbor got his two thousand mine is blank since november what all to look at | general-scheme-10
how often open the bee box and what to see insid | honeybee-check-1
tisi lodged flat after storm will it stand again |
DELAY IN PAYMENT OF CROP INSURANCE CLAIM PENALTY | general-scheme-33
small lau yellow and dropping, evening opening flower, how to tuch with hand | bottlegourd-disorders-2
fake solar pump link | general-scheme-60 | general-scheme-89
water gap for sajina in clay, seedlings diing | drumstick-irrigation-1
dead father land kisan id | general-scheme-19 | general-scheme-21
finger not matching kisan kyc | general-scheme-9 | general-scheme-8
someone drank the bottle, is making him vomit ok | general-poison-2
baruipur peyara, barsha fruit sells for nothing. how to make tree bear in cold months | guava-pruning-2 | guava-pests-1
flower drop in drumstick, caller from malda, summer 40 degree | drumstick-disorders-1 | drumstick-irrigation-1
what to put between young sajina, tomato or okra | drumstick-intercropping-1
my madhu turns sour and thin took it from litchi before wax was closed | honeybee-harvest-1
seedlings of tisi drooping one by one and dying each year in the same plot, chana there also | linseed-diseases-1 | general-tricho-1
how dry must flex grain be before filling in bora | linseed-harvest-1
flood relief per bigha rate | general-scheme-84 | general-scheme-83
how many heads must sign before our kisan company gets counted under the centre scheme | general-fpo-1 | general-scheme-65
telengana and andra land record portal | general-scheme-88
rubber sheet price today in agartala |
good guava for allahabad side | guava-varieties-1
lau price at sealdah market | general-market-22
drumstick tree falling in storm support |
FARMER ASKED PLACE FOR BEE BOX AND DISTANCE OF FLOWERS | honeybee-site-1
i have only 15 katha is there a small easy kissan card | general-scheme-43
when take madhu out | honeybee-harvest-1
husband sprayed mancozeb on potato since morning, now sweating head spinning eyes watering, shirt fully wet with medicine. is this from spray and what do i do first | general-poison-1 general-poison-3
red specks on my bees | honeybee-mite-1
information regarding horticulture help for mango nursery and packing house | general-scheme-68
taiwan pink guava kept close 6 feet how many years life |
sojne tree how many gram uria at six month | drumstick-nutrients-1 | general-fert-3
ATTACK IN LINSEED BUDS FAT AND SHUT SMALL ORANGE FLY | linseed-pests-1 | linseed-pests-2 linseed-sowing-1
FARMER ASKED DOCUMENTS FOR FARMER ID | general-scheme-21
sunhemp versus dhaincha where water is less, when to bury | general-greenmanure-3 | general-greenmanure-2
lau seed time for summer and quantity per acre after potato | bottlegourd-sowing-1 bottlegourd-seed-1
salty patch beside pond want to put peyara saplings what to add and how many per acre | guava-sowing-1 | general-saline-1 guava-soil-1
lau seed per acre | bottlegourd-seed-1
cut ripe gauva in bhado and white worms crawl inside green dent outside | guava-pests-1 | guava-pruning-2
maharastra waiver 2 lakh date | general-scheme-76 | general-scheme-75
sojne tree full of white flowers in falgun but most lie on ground, summer started early and pond water stands near root, mango flower is fine | drumstick-disorders-1 | drumstick-irrigation-1
chawki room temperature | silkworm-climate-1
farmer reports yellow leafless strings twisting over tisi, gram next to it clean | linseed-weeds-2
lau in choitro heat watering gap, patol gets daily | bottlegourd-irrigation-1
ruber green leaves fall in rains with milk drop, dark line on cut, supari beside fine | rubber-diseases-2
when laal shaak | amaranthus-sowing-1
peyara on salty land | guava-soil-1 | guava-sowing-1
father died in january, we are three brothers and the jamabandi is joint. how does the kisan money and farmer id come to us now | general-scheme-19 general-scheme-22 | general-scheme-21
kisan card lone for pond fish interest relief up to what amount | general-scheme-39 | general-scheme-37
haryana cousin sprays something to melt paddy straw, is there enough time before wheat | general-residue-4
what is khatian called elsewhere | general-scheme-85
loan without keeping land paper | general-scheme-40 | general-scheme-41
farmer says red sak leaves have straw colour spots then holes, green ones beside clean | amaranthus-diseases-1
guava dying after rains | guava-diseases-1
munga yearly type when to sow and pit distance | drumstick-sowing-1
INFORMATION REGARDING FPO GRANT AND MINIMUM MEMBERS | general-scheme-64 general-scheme-65 | general-fpo-1 general-fpo-2
jeevika didi group wants the flying spray machine, what did govt give | general-scheme-58
flood took 60 percent crop. who records it and what is paid per bigha of canal land | general-scheme-83 general-scheme-84
turmeric leaves rolled by a caterpillar |
got mesage centre giving kisan card with zero intrest | general-scheme-45 | general-scheme-37
rust like raised scabs on peyara skin buyer rejecting, lemons beside are clean | guava-diseases-2
honey box subsidy apply where | general-scheme-74
khaad for taped ruber trees per acre yearly | rubber-nutrients-1
will flax come up in diara sand after parwal | linseed-soil-1
by when must aman paddy be insured | general-scheme-24
raipur side flax after paddy, is 20 october too early or better wait few weeks | linseed-sowing-2
DISEASE IN SILKWORM hard white like chalk cold damp week, last year black and soft | silkworm-disease-1 | silkworm-disease-2
horsgram npk dose in hills and when to take out grass | horse-gram-nutrients-1 horse-gram-weeds-1
want to build potatoe cold room in hooghly cheap loan any | general-scheme-62
how is royal jelly taken out from the box |
neighbour will spray mango hopper medicine this week, my 10 boxes stand 200 feet away and combs half closed with wax. should i shift them and can i take madhu now | honeybee-pesticide-1 honeybee-harvest-1 | mango-pests-1
unsown fields whole block insurance | general-scheme-31
bark of gauva eaten ribbons of dust found a hole there, mango beside also has one | guava-pests-2 | mango-pests-4
PAPERS NEEDED FOR KISAN CREDIT CARD | general-scheme-42
how many quintel of tisi in one acre normaly | linseed-yield-1 | linseed-irrigation-2 linseed-varieties-1
kollu after paddy in tamil land which month | horse-gram-sowing-2
crop advice toll free bengal | general-scheme-90 | general-scheme-91
mp govt adds how much above samman nidhi | general-scheme-96
i have forty peyara trees in baruipur, in bhadra fruit is sold at five rupees and inside full of maggot, mango neighbour laughs. can the tree be made to give in poush and what to do about the worms | guava-pruning-2 guava-pests-1
farmer asked nadep tank filling method and what strength the compost has | general-compost-1 general-compost-2
how much dry stuff from 100 kg raw haldi when leaves dry | turmeric-harvest-1
planted PKM in ashar, now taller than me with one stem. where to nip and how much khaad at third month and again when pods come | drumstick-pruning-1 drumstick-nutrients-1
bee venom collection machine |
general caste 6 acre man wants seed dril what percent off | general-scheme-55 | general-chc-2
poison phone nomber aiims | general-poison-4 | general-poison-1
caller says neighbour took kisan money by hiding income tax, what can happen to him | general-scheme-18 | general-scheme-5
can our jeevika didi group get kisan card though none owns land | general-scheme-41
river ate my aman crop but gram panchayat average was good so insurer gave nothing. is there any other govt relief and why was i left out | general-scheme-83 general-scheme-30 | general-scheme-84
i have 60 guava trees and half the fruit goes waste in bhado because no trader comes to our char. how is jelly made at home and what sugar |
can i water kulthi tank has little left after brinjal | horse-gram-irrigation-1
can one man put up warehouses in 3 blocks under infra fund | general-scheme-63 | general-scheme-62
TURMERIC FERTILIZER SCHEDULE IN SPLITS | turmeric-nutrients-1
daily watering for denga saag in heat, leaf spots came after sprinkling, pui is ok | amaranthus-irrigation-1 | amaranthus-diseases-1
peyara tree very old but helthy few fruits can i cut low to make new | guava-pruning-1
rajsthan extra top up on pm kisan | general-scheme-95
paira cropping, tisi thrown in standing aman before cutting. how to raise yield | linseed-irrigation-2 | linseed-nutrients-2
saag storage in fridge how many days |
will the centre forgive kisan card dues this year | general-scheme-75
rubber in jharkhand possible, rain 120 cm, lac trees stand there now | rubber-climate-1
no labor for pulling grass from flax in deoria any spray | linseed-weeds-1
tisi in black soil | linseed-soil-1
bottle gourd seeds how to keep for next year |
where should malda polu farmer take eggs, warmth for haching | silkworm-eggs-1
gold loan farm rebate | general-scheme-46 | general-scheme-37
flax fertlizer per acre when canal is there number of waterings | linseed-nutrients-1 linseed-irrigation-1 | linseed-nutrients-2
my lau on machan, thumb size fruit turn yellow and fall in choitro, no bees because brick kiln nearby. can i do pollination myself and is watering each alternate day correct | bottlegourd-disorders-2 bottlegourd-irrigation-1
sajina flower falling | drumstick-disorders-1 | drumstick-irrigation-1
muga seed pebrine kharika | silkworm-muga-1 | silkworm-eggs-1 silkworm-disease-2
odisha landless family cash help | general-scheme-94
dose fertlizer subsidy come to farmer bank | general-scheme-78
stop insurance cutting from loan | general-scheme-25
lau fruits yellow drop | bottlegourd-disorders-2
rubber tapper wage per tree |
one by one my gauva trees dry out, started with a branch turning yellow after rains. same hole again can i plant | guava-diseases-1
land ceiling for samman nidhi | general-scheme-4
can kurthi be given to pregnant cow as feed |
no rain in palamu, nobody could transplant, fields empty. will crop insurance give anything and must i apply | general-scheme-31
is kusum still open this year | general-scheme-61
botle gourd NPK per acre north east | bottlegourd-nutrients-1
holud plant pulled easily, base soft like boiled, rhizome stinks, water was standing in sraban | turmeric-diseases-2 | turmeric-irrigation-1
haldi boil how long | turmeric-harvest-1
kulthi yield per acre | horse-gram-yield-1
which rubber clones to mix and spacing on flat land | rubber-varieties-1 rubber-sowing-1
want to rent out tractor and reaper to villagers in ballia, 25 lakh plan, what share comes from govt | general-chc-2 | general-scheme-56
huruli new seed for karnataka | horse-gram-varieties-1
pf is cut from my factory salary but i farm too, can i join farmer pension | general-scheme-67
kulthi seed per acre and should it be kept in water before, chana i soak | horse-gram-seed-1 horse-gram-seed-2
monsoon failed in purulia, urad and moong did not come up. will kurthi manage without water | horse-gram-climate-1 | horse-gram-irrigation-1
haldi colour fades after drying in smoke why and how to keep yellow bright in a godown for two years |
holud planting month with first showers, jute stood there before and land is a little low | turmeric-sowing-1
how many pods from one PKM1 tree and how thik to pluck | drumstick-yield-1
lower leaves of tisi got black points then rings and the buds went black, sown mid oct at faizabad. last year whole crop was lost | linseed-diseases-3
stored haldi has grey crust and is shrinking, ginger bag next to it too | turmeric-pests-1 | ginger-storage-1
teat dip after milking why | cattle-mastitis-4
hampshire cross how many piglet than desi dukkar | pig-breeds-1
murrah price for 15 litre second calving at jind |
which month dig ginger for seed and where keep it | ginger-storage-1 ginger-harvest-1
urd per acre yield | urad-yield-1 | urad-varieties-1 urad-nutrients-2
coffee spacing in planting then training height | coffee-sowing-1 coffee-pruning-1
silo pit size and opening day | cattle-fodder-4 | fodder-maize-feeding-1
INJECTION GIVEN COW MILK USE QUERY | cattle-milk-3
radish mandi bhav jodhpur |
cow panting loo milk fell | cattle-heat-1
inji khad dose with cow dung for acre | ginger-nutrients-1
onions in my chawl rot from the top near neck, was dug in wet field | onion-diseases-5 | onion-storage-1 onion-disorders-2
ENQUIRY DESI BREED FOR BULLOCK PURPOSE | cattle-breeds-4 | cattle-breeds-5
silage kitna for ten cows | cattle-fodder-5
goats have mouth sores and bad dung, also when to give worm medicine, sheep are ok | goat-ppr-1 goat-worms-1 | sheep-deworm-2 goat-vaccination-1
CALF SCOUR WHAT TO GIVE | cattle-calf-5
matar seed rate and first water | greenpea-seed-1 greenpea-irrigation-1 | field-pea-irrigation-1 field-pea-seed-1
we broadcast ulundu before paddy harvest every year without any manure and get hardly 4 quintal, officer talked of spraying a fertilizer on leaves twice, which one and at what days | urad-nutrients-2
buffalo with white star on forehead and white socks in ferozpur | buffalo-breeds-5
dungli yield vigha to acre | onion-yield-1
which onion digging months | onion-sowing-3 | onion-harvest-1
tuberose flower rate at ahmedabad jamalpur market |
neighbour lost two cows after grazing stunted sorghum, mine is also not watered and knee high, when does it become safe | cattle-feeding-8 | fodder-sorghum-feeding-1 jowar-feeding-1
first thick milk for newborn how soon and how many litre | cattle-calf-1
what is rate of cow milk per fat at amul collection this week |
SALIVA DROOLING LAME COW BLISTER TONGUE | cattle-fmd-1 | cattle-fmd-2
gulchadi bulbs per acre and watering | tuberose-sowing-1 tuberose-irrigation-1
rajnigandha which kind for garland sellers | tuberose-varieties-1
bq shot for heifers when | cattle-vaccination-7
goat milk soap making where to get training |
radish pithy inside what day should pull | radish-disorders-2 radish-harvest-1 | radish-irrigation-1
plants of mooli too crowded when to remove some | radish-weeds-1 | radish-seed-1
kaapi robusta at 700 metre possible? how much shade | coffee-climate-1
pox on buffalo teat | buffalo-health-3
fodder maize seed rate and month | fodder-maize-seed-1 fodder-maize-sowing-1
ANIMAL FELL AFTER EATING YOUNG JOWAR | cattle-feeding-8 | jowar-feeding-1 fodder-sorghum-health-1 fodder-sorghum-feeding-2
raw coffee cherry price per 50 kg bag today |
GOAT SHED MEASUREMENT | goat-housing-1
when to lift onion and then how many days dry before keep | onion-harvest-1 onion-storage-1 | onion-diseases-5
how much leaves to spread over ginger beds after putting seed | ginger-weeds-1
ANGUR PLANTATION SPACING AND ROOTSTOCK INFORMATION | grapes-sowing-1
fresh milk sours fast what do | cattle-milk-2 | cattle-milk-1
my strongest goat went to the new green bajra field after rain, in evening it was going round and round with shaking legs and stomach full and died at night, no cough no fever before | goat-et-1 | goat-vaccination-2
will ginger grow in dungarpur or needs lot of rain | ginger-climate-1
WEED CONTROL IN ONION | onion-weeds-1 | general-weeds-1
CALLER FROM NASHIK GHAT AREA HEAVY RAINFALL WHICH COW SUITABLE | cattle-breeds-5
young bull hip swelling crackling | cattle-bq-1 | cattle-vaccination-7
how to avoid the cow going down after calving like last year, she is due in 3 weeks | cattle-milkfever-2 | cattle-milkfever-3 cattle-milkfever-1
GOAT HAVING BLISTERS ON LIPS AND UDDER WITH FEVER | goat-pox-1 | goat-sick-1
ANTHRAX VACCINE SCHEDULE CATTLE WHICH AREA | cattle-vaccination-4
usmanabadi doe first baby at what age and gap between two | goat-breeds-5
diwali time mula which seed name | radish-sowing-1
pyaj bij ek acre kitlu | onion-seed-1
goats loose motion nose flow dying | goat-ppr-1 | goat-sick-1
which ginger variety is best, maran or rio de janeiro |
price of green maize fodder per quintal in mehsana |
coffee stem ridges snapping | coffee-pests-1
makka chara march ok? | fodder-maize-sowing-1
transplanted my kanda early in november with very old seedlings, now in february every third plant is sending up a hollow stick with a white ball on top, buyers say not good, what to do with these | onion-disorders-1 | onion-sowing-2
leaf spray to save coffee bush in drought after last rain | coffee-nutrients-1
rate of hara matar in azadpur | general-market-22
clean milking steps for my two hired milkers who chew gutkha | cattle-milk-1 | cattle-mastitis-2 cattle-milk-2
azola in jaipur winter does it grow, what size tank | cattle-azolla-1
nine pigs in our village had hot fever, purple ears and belly, vomiting and blood in dung, seven are dead in one week, the trader wants to buy the remaining cheap, we ate some pork is it danger for us | pig-asf-1 | pig-asf-2
why my mooli legs split like finger | radish-disorders-1
concentrate quantity desi cow 5 ltr | cattle-feeding-1
if i keep 100 quintal dungli for six months how much will be wasted | onion-storage-2
first ai weight heifer | cattle-breeding-4
permission to cut own teak tree from forest office which form |
sowed matar on 20 september to catch early market, it was still hot and i gave water, now plants dry from below upward and roots brown, wheat neighbour laughs, next year how to avoid | greenpea-diseases-2 | greenpea-sowing-1 field-pea-diseases-4
bull for hire sahiwal address |
HOW TO PREVENT THANELA | cattle-mastitis-2 | cattle-mastitis-4 cattle-mastitis-1
meghalaya hill ginger planting month | ginger-sowing-1
after jeera i have kanda, water gap and when to pull | onion-irrigation-1 onion-harvest-1
sowed adad on time and first it looked very green, from last week some plants have bright yellow patches and now whole plant with pods is turning yellow, small white flies get up when i walk | urad-diseases-1 | general-trap-3
radish water gap in days, summer | radish-irrigation-1
new pigs bought from mizoram how long to keep apart | pig-asf-2
mouth blister and limping started in cows of next house, how it begins and when to inject mine | cattle-fmd-1 cattle-vaccination-1 | cattle-vaccination-8
kodaikanal peas dung and npk | greenpea-nutrients-1
DAWNY ON GRAPE AFTER RAIN | grapes-diseases-1
lumpy vaccine healthy cow nearby outbreak | cattle-lsd-3 | cattle-vaccination-5
banni no, mehsana or jafrabadi | buffalo-breeds-2
cow about to calve tonight when to give khees and how to tie cord | cattle-calf-1 cattle-calf-2
which tractor loan interest for dairy farm of 20 cows |
bottle jaw goat | goat-worms-1
third cow in my shed dropped dead calf at 7-8 month, my wife also has fever off and on | cattle-brucella-1
barbari for backyard and how much place for 5 | goat-breeds-3 goat-housing-1
teak spacing and pruning from which year | teak-sowing-1 teak-pruning-1
onion one acre how many bags | onion-yield-1 | onion-nutrients-1
MUTTER WHITE POWDER | greenpea-diseases-1 | field-pea-diseases-1
saagwan land type depth | teak-soil-1
WORM MEDICINE FOR COW WHEN IN YEAR | cattle-deworm-1 | cattle-vaccination-5 cattle-deworm-2
pork rate per kg guwahati |
making new tabela on low land near pond good or bad, what floor | cattle-housing-2
punjab home vine canes all over the roof, which month cut and how many buds leave | grapes-pruning-2
purple mark onion leaf | onion-diseases-1 | onion-diseases-2 onion-pests-2
ANIMAL WEAK, CAN VACCINATE OR NOT | cattle-vaccination-5
which injection for pigs and how to keep off african fever | pig-vaccination-1 pig-asf-2 | pig-asf-1
chikmagalur replanting, which kind of kaapi | coffee-varieties-1 | coffee-climate-1
my onion insurance after hailstorm whom to inform in 72 hours | general-scheme-26 general-hail-2
at what age to burn the horn buds of calf | cattle-calf-4
farmer wants weedicide just after sowing of black gram | urad-weeds-1 | general-weeds-1
no soil report, what base fertilizer for adad at last hal | urad-nutrients-1
government help for building 25 ton kanda chawl how much money |
how to mix the trichoderma in dung for onion and how many years to not grow lasun kanda in it | onion-diseases-2 | general-tricho-1 general-tricho-2
at what height to cut the top of arabica | coffee-pruning-1
ginger planting month and after how many month dig | ginger-sowing-1 ginger-harvest-1
DEAD COW BLOOD FROM NOSE BURIAL | cattle-anthrax-1
nishigandha soil type and ph | tuberose-soil-1
tissue teak scheme real | teak-market-1
onion mandi price in lasalgaon today |
when should i put sticks for climbing peas and hoe first | greenpea-weeds-1 | field-pea-weeds-1
march mooli which | radish-sowing-1
sangli draksh baag new plot which kind | grapes-varieties-1
yesterday evening a village dog which was biting everybody bit our heifer on the nose, some people say put chilli and others say injection, what is right and how many injections on which days | cattle-vaccination-6
summer mash how many waterings and when to cut | urad-irrigation-1 urad-harvest-1 | urad-varieties-1
coffee leaves black hanging by thread in july rain and orange dust on others | coffee-diseases-1
how to stop lumpy going to the other 6 animals in my shed | cattle-lsd-2 | cattle-lsd-3 cattle-lsd-1
gir how much milk how much grain to pour | cattle-breeds-1 cattle-feeding-1
tall makai seed for green fodder not for bhutta | fodder-maize-varieties-1
four of my murrah have red pimples on the teats that turned to blisters and now my brother who milks has same on fingers, is it mata, how many days and how to milk them | buffalo-health-3
heavy milker freshly calved, should i strip udder fully on first day | cattle-milkfever-3
sky cloudy at ripening and berries burst, is my place wrong for angur | grapes-soil-1
after paddy cut in ganjam, biri seed throw in november which half | urad-sowing-2 | urad-seed-1
oily spot vine leaf cotton | grapes-diseases-1
ash grey angular marks with dark border on urid leaf after continuous rain | urad-diseases-3
heifer full grown but silent, never seen any sign, what should i look at first | cattle-breeding-7 | cattle-bq-1 cattle-breeding-1
dairy secretary gave free worm tablets to all members and one of my cows is five months pregnant, he says give to all on the same day, should i give to that one also | cattle-deworm-2
boy left the cows in wet rajka field in the morning, now one is blown on left side and falling, doctor is 25 km away at nohar, what should we do until he comes and can i give oil | cattle-bloat-2 | cattle-bloat-1
shopkeeper at mahuva wants me to put one more bag of urea in onion at 70 days for bigger bulb but my uncle says it will not keep in store, what is right dose and last time | onion-nutrients-1 | onion-disorders-2 onion-diseases-5
cow eats plastic and cloth, chewing bones, which disease |
loan for 10 murrah from nabard what documents |
pit of 10 by 3 metre will hold how much of maize achar and for how many buffalo | fodder-maize-feeding-1 | cattle-fodder-5
tuberose first flower after how many days and kilos | tuberose-harvest-1
cow refuses azolla it smells of dung | cattle-azolla-2
raisin making shed drying oil dip quantity for grapes |
it rained four days and the yard is full of mud, today the bullock has hot body, throat came out like a football and breathing with sound, one of neighbour's animal died yesterday same way | cattle-hs-1 | cattle-vaccination-2
mutter beej arkel or bonevile yield wise | greenpea-varieties-1
when dry off pregnant cow | cattle-breeding-8
urad bij acre | urad-seed-1 | urad-sowing-3
JER NOT DROPPED SINCE 14 HOURS | cattle-placenta-1
tuberose dung and npk for one acre | tuberose-nutrients-1
leaves like crushed cloth in urd at 25 days, is my own saved seed guilty | urad-diseases-2
potash which type and how much in draksh, mop or sop | grapes-nutrients-1
week old piglets pale and panting, mother is fine | pig-piglet-2
should goats be on wooden machan in the monsoon, they eat wet grass | goat-housing-2
GINGER RHIZOME ROT WITH FOUL SMELL | ginger-diseases-1 | ginger-diseases-2
sag tree under shade of mango will it grow | teak-climate-1
poor man's buffalo for dry fodder and hot gwalior | buffalo-breeds-3
gal sundha injection cow month | cattle-vaccination-2 | cattle-vaccination-5
dung and npk for mullangi | radish-nutrients-1 | radish-disorders-1
mura buffalo fat percent | buffalo-breeds-1
mahan di dal spring sowing ludhiana seed and khaad per killa | urad-sowing-3
how much subsidy on buying 2 gir cows from kamdhenu scheme rajasthan |
jamnapari stall feeding ok | goat-breeds-2
GALGHOTU VACCINE BUFFALO | buffalo-health-1
how much dry straw to put with wet rijka berseem so stomach does not blow up | cattle-bloat-1 | berseem-feeding-1 lucerne-harvest-1
jafrabadi how good and what standing space | buffalo-breeds-2 buffalo-housing-1
cow is 7 months carrying should i put more grain in her tub and how much | cattle-feeding-3
total dry feed 500 kilo animal | cattle-feeding-5
urad acre me kitna quintal expected | urad-yield-1 | urad-varieties-1
kanda in black heavy soil | onion-soil-1
urid gone yellow patchy | urad-diseases-1
bearing arabica npk per acre, pepper on the same trees | coffee-nutrients-2 | blackpepper-nutrients-1
no soil test fodder corn fertiliser at sowing and one month | fodder-maize-nutrients-1
gaushala registration paper |
pulled onion has cotton below and black specks like rai, tops drying | onion-diseases-4
urine of jersey is like coffee and eye lining white, was full of ticks | cattle-ticks-2 | cattle-ticks-1
tiny hole at end of coffee cherry and powder inside | coffee-pests-2
calving gap of my mhais 20 months am i losing money | buffalo-breeding-3 | buffalo-breeding-1
shed space for a cow and how to keep cool in may | cattle-housing-1 cattle-heat-1 | cattle-housing-2
does urad grow under pomegranate trees as intercrop how many rows |
adrak rotting | ginger-diseases-1 | ginger-diseases-2 general-tricho-1
grape kind for nashik and how much ton | grapes-varieties-1 grapes-harvest-1
buffalo heat not seen june | buffalo-breeding-1
violet spot and tiny yellow insects both on kanda what to do | onion-diseases-1 onion-pests-1 | onion-pests-2 onion-diseases-2
ATTACK OF THRIPS IN ONION | onion-pests-1 | onion-disorders-3 onion-pests-2 general-trap-3
tops falling dig kanda now | onion-harvest-1
my cow was carrying eight months and she dropped a dead calf in the night, second cow of ours this year, my mother cleaned everything with hand and threw behind the house, is it some catching disease | cattle-brucella-1
sow how many days carry | pig-breeding-1
boar pen size wall height floor | pig-housing-1
shimla side hara matar month | greenpea-sowing-1 | greenpea-varieties-1
brucella injection heifer age | cattle-vaccination-3
what price per kg live weight goat for bakrid |
ale beej 1 acre | ginger-seed-1
do i need kala bukhar langda bukhar vaccine in goats too, monsoon is one month away | goat-vaccination-2
why two bulbs joined in one and neck fat like finger | onion-disorders-2
cow overate wheat now dull | cattle-acidosis-1
milk low waterless cows | cattle-feeding-6
msp of urad this year and where is tulai centre | general-market-3 | general-market-12 general-market-11
buffalo heat hidden in summer and red pimples on teat | buffalo-breeding-1 buffalo-health-3
chara makai cutting stage | fodder-maize-harvest-1 | cattle-fodder-3
monsoon kanda nursery month | onion-sowing-1
in august after heavy rain some clumps of ginger turned leaves inside and became copper colour, i pulled one stem it came out easily with milky water, no bad smell, shop gave powder but no effect | ginger-diseases-2
sindhi cow yield | cattle-breeds-3
my best cow gave birth on saturday night and gave 16 litre on sunday, today morning she is sitting with her head turned to her belly, ears are cold and i put thermometer no fever, what happened | cattle-milkfever-1
newborn calf not getting up | cattle-calf-3
export residue certificate grapes registration where |
black gram seed rate and time zaid | urad-seed-1 urad-sowing-1 | urad-sowing-3
dose in ml of oxytetracycline injection for 300 kg cow |
how big a plot for thali seedlings if i have 2 and half acre bila | rice-nursery-1
rain failed in asadha so my seedlings are still in the bed at 45 days, variety is 120 day type, neighbour already planted his ragi. are they too old now to plant | rice-nursery-2 | general-drought-2
PR 126 BED SOWING WHICH WEEK MAY OR JUNE | rice-nursery-3
planter machine on hire from society, how to make the trays of seedlings for it | rice-nursery-4
farmer of dhamtari asks quantity of paddy to soak for 1 acre ropa thin grain | rice-seed-2
single plant method how litle padi seed per acre | rice-seed-3
krushak sathi told me to put one tiny plant in each square, my wife says it will die. how old plant, how far and how quickly after pulling out, and when to roll weeder | rice-sowing-1 | rice-weeds-3
workers are planting 5 6 plants in one place and pushing very deep, what is the right way for dhan | rice-sowing-2
paddy transplant date punjab | rice-sowing-3 | rice-nursery-3 rice-sowing-6
can DSR be done in bhata sandy plot or only kanhar | rice-sowing-4
labours gone to surat nobody for planting, brother has a plastic drum with holes pulled by hand on mud, last year he did moong with it. will dhan give the same weight | rice-sowing-5
why my long rice broke short after boiling and no smell, i had planted very early | rice-climate-1
peeli pusa eats water and dawai, which one instead | rice-varieties-1
i have 53 kg dap bag plan for an acre paddy, how much urea and red potash with it | rice-nutrients-2 | general-fert-1 rice-nutrients-1
drill sown in sangrur, urea bags and gap for pady | rice-nutrients-3
last rabi gehun got full DAP, now society has no DAP and private shop asks double money, can paddy go without it and how to know when urea is needed | rice-nutrients-4 | general-fert-4
palakkad short paddy N P K | rice-nutrients-5
dry sown rice depending only on rain, when to give the urea and potash after it comes up | rice-nutrients-6 | rice-nutrients-3
ph 5 in my paddy field, white powder to sweeten how much and how long before fertilizer | rice-soil-1 | general-acid-3 general-acid-2
want to grow kalajeera with only cow dung and the green floating fern, no bag khata. how much of each for one acre | rice-organic-1
dirct sown dhan 12 days open canal or hold | rice-irrigation-1 | rice-weeds-2
bijli only 6 hours cannot keep paddy full always, can i let field dry between | rice-irrigation-2 | rice-irrigation-3
canal close when dhan ripens | rice-irrigation-4 | rice-harvest-1
planted the day before yesterday, shopkeeper gave butachlor for one acre, today field is dry because canal is off. can i throw it or is it late | rice-weeds-1
kharpatwar dawai just after drill paddy | rice-weeds-2
some plants standing taller than my dhan look same, mother says karga or sawan, remove when | rice-weeds-3
twenty days after ropa patches not growing, old leaves with rust colour dots, neighbours maize is fine | rice-disorders-1 | general-zinc-1 rice-disorders-2
PADDY YELLOWING FROM LOWER LEAVES | rice-disorders-3 | general-defic-1
red laterite field always full of water, bottom leaves turned orange then purple in dhana | rice-disorders-5
ears came out on time but when pressed half of grains have nothing, it rained hard for three days when in flower and i gave urea late, what can be the reason | rice-disorders-6
matia gundhi kemiti chinhiba dhana | rice-pests-1
dealer is giving cypermethrin for maho in paddy and says two rounds will finish it, my friend says it will increase them. whom to believe | rice-pests-2 | rice-pests-3
how many maho before spray | rice-pests-3 | mustard-pests-1 wheat-pests-2 cumin-pests-1
kanda bindha poka white ears | rice-pests-4
clip seedling tips for borer? | rice-pests-5
farmer wants to know about trichogramma cards in paddy, from which day, how many times and how much for an acre | rice-pests-6
small blue kanta insect scratching white lines on dhan | rice-pests-10
musa destroying dhana near the hida every night, small kids at home so poison not wanted, groundnut beside also dug. what all can be done together | rice-pests-11
dhan ear neck turned black | rice-diseases-1 | rice-diseases-2 rice-disorders-6
mahisa roga blast comes each year in my paddy, any way from seed to urea to avoid | rice-diseases-2 | general-pseudo-1
leaf drying from the tip on both margins in wavy straw colour since the storm, how to be sure it is bacteria and may i give urea | rice-diseases-3 rice-diseases-4
need streptocycline for paddy jhulsa? | rice-diseases-4
snake skin marks climbing stem cover from water level | rice-diseases-5
sesame like dots on dhan leaf and grain, dry field | rice-diseases-6
green hoppers, orange stunted dhan | rice-diseases-8
in basmati few plants shot up tall pale and root coming from joint above mud, how to treat seedlings | rice-diseases-9
old gunny bags from last year had ghun and smell of chana, how to clean before filling dhan, and keep it as dhan or as rice | rice-storage-2 | general-store-2
punjab jeeri quintal per acre | rice-yield-1
seedling age and spacing for machine less line planting of dhan | rice-nursery-2 rice-sowing-2 | rice-nursery-1
dsr first water, urea weeks | rice-irrigation-1 rice-nutrients-3 | rice-weeds-2
farmer asked zinc quantity in paddy and how to know khaira | rice-disorders-2 rice-disorders-1 | general-zinc-2 general-zinc-1 general-zinc-3
rice for upland | rice-varieties-4
how many litre diesel needed for one irrigation of paddy |
small balls on roots of rice nursery seedlngs which dawai |
how to parboil dhan at home usuna |
swarming army worm cutting dhan ears at night what to do |
case worm floating leaf tubes on water in paddy |
black rice seed rate and market |
gramapriya how many eggs | poultry-backyard-2
kukuda for tribal village in koraput better than desi, compare eggs | poultry-backyard-3 | poultry-backyard-2 poultry-backyard-1
my vanaraja laid 14 but never sits, no chicks | poultry-backyard-4
chicks piled under lamp | poultry-brooding-2 | poultry-brooding-1
egg count fell from 400 to 250 since light is cut daily and loo is blowing, shells also thin, dana same as before. what to give | poultry-layer-3 | poultry-heat-1
layer chick teeka chart | poultry-vaccination-1
EYE DROP VACCINE BROILER CHICK | poultry-vaccination-2
hens gasping green loose motion neck twisted any injection | poultry-ranikhet-1 | poultry-vaccination-2 poultry-vaccination-1
ten crows dead near the pond since sunday and today four of my hens also fell without any sign, people say throw them in the river, should i | poultry-flu-1 | poultry-flu-2
turkey shed space per bird | poultry-turkey-1
heat for chicks and what litter | poultry-brooding-1 poultry-brooding-3 | poultry-brooding-2
khaki campbell eggs and what feed can kill them | poultry-duck-1 poultry-duck-2
lice on hens body |
how to make poultry feed at home from maize and soya |
ladyfinger seed for 1 acre rainy | okra-seed-1
bhindi seeds lying ten days in soil and not coming out, shell is like stone, baigan beside came in five days. what was i to do before sowing | okra-seed-2 | okra-irrigation-1
veins of bhindi leaf bright like a yellow net, pods pale and hard, i pulled few. barbati next to it is fine, what more | okra-diseases-1 | okra-diseases-2 okra-disorders-2 okra-varieties-1 okra-pests-4
yelow mosaic in bhendi came from seed? shopkeeper says no | okra-diseases-2
bhindi tip hanging, pods bent with hole and dirt | okra-pests-1 | okra-pests-2
bhendi leaf cups up, edges burnt | okra-pests-3
ash powder both sides of bhindi leaf, sulfer in heat | okra-diseases-3
whole bhindi leaf same yellow after water stood three days | okra-disorders-2
bhendi seed quantity and watering gap in summer | okra-seed-1 okra-irrigation-1
bhindi spacing, expected yield in kharif | okra-sowing-2 okra-yield-1 | okra-varieties-1
OKRA FLOWER DROP SUMMER | okra-disorders-1 | general-heat-2
red ants climbing on bhindi stem, harmful? |
bhindi cold storage how many days it stays fresh |
damping off of bhindi seedlings | general-tricho-1
for mitti janch how deep to dig and from how many places in a three acre field | general-soiltest-1 | general-soiltest-2
want to plant mango orchard where til was grown, soil for test from how many pits and what depths | general-soiltest-2 | general-soiltest-1
jaivik carbon 0.38 poor or ok | general-soiltest-4
lab report nitrogen 210 potash 300 written, i do not understand so give more bag or less | general-soiltest-5
soil ph 8.7 ok or bad | general-soiltest-6
soil card of 2019 still valid or test again | general-soiltest-7 | general-scheme-48
usar land, report shows ph above 9, only some grass grows, wheat died twice and even dhana stood yellow. how many tons gypsum and how to wash, what crop first | general-alkali-1 | general-alkali-2
field only little kshariya, green manure with how much gobar and gypsum before rain comes | general-alkali-2 | general-greenmanure-1 general-greenmanure-2
white salt crust near coast ganjam, sarson stands but dhana dies, how to wash it out | general-saline-1 | mustard-varieties-3
in our mayurbhanj hill soil super phosphate does not show, roots of biri come short and fat, somebody said rock phosphate. how much lime per acre also | general-acid-1 general-acid-2 | general-acid-3
lime quintals for an acre and when to mix | general-acid-2
too much lime went in my field what harm | general-acid-3
paddy straw standing, sow gehun without burning which machine | general-residue-1 | general-residue-3 wheat-machinery-1 wheat-machinery-2 general-zerotill-1
culture packets with compost for one acre how | general-biofert-2
drip got choked after mixing calcium nitrate with 00 52 34 in the same tank, mirchi also turning pale. how should it be run | general-fertigation-1 | general-drip-2
recommendation sheet says 120 60 40, how many bags of dap urea mop to buy for one acre | general-fert-1 | rice-nutrients-2 wheat-nutrients-4 general-fert-3 general-fert-2 general-fert-4
if i use single super in place of dap for 120-60-40 then how many kg urea extra, any other benefit | general-fert-2 | general-fert-4 general-fert-1
how to change kg of P and K written on paper into kg super and red potash | general-fert-3 | general-fert-2 general-fert-4
black clouds, throw urea today or after rain | general-fert-5
seed drill mixing DAP with seed in one box is it safe or keep below | general-fert-6
bottle of 500 ml really equal to one bag urea? my gehun became weak last year | general-nano-1 | general-nano-2 general-fert-4
should i reduce first dose urea if i spray nano two times, what do trials say | general-nano-2 | general-nano-1
standing crop short of zinc, how many gram in a litre and can i mix with DAP or keetnashak | general-zinc-3
boron spray dose before flower | general-boron-2
give water first let weeds come kill them then sow, is that good and how many days to keep field clean | general-weeds-1
carrot leaf weed white flower child coughing when to pull | general-weeds-2
bajra which month morena | bajra-sowing-1
bajra seed how deep in dry sand and row gap, my tipan is set for soybean | bajra-seed-2
sajje only rain, urea how much and second time | bajra-nutrients-1 | bajra-nutrients-2 general-fert-5
hybrid kambu with borewell npk dose and at which stages to water | bajra-nutrients-2 bajra-irrigation-1
bajra crowded, thinning gap and how many weeks matter | bajra-weeds-1 | bajra-seed-2
bajra seed names for chambal, jowar faild twice | bajra-varieties-1
honey type sticky drops were on bajra ear at flower time, now black hard things, cow ate some and she is shaking. jowar is clean, what to do with the seed | bajra-diseases-2
bajra ears bursting black powder | bajra-diseases-3
raw gobar was put in june in my sandy field, now bajra is drooping in patches and comes out by hand, groundnut beside is also dying, udhai is seen. what to do | bajra-pests-1 | groundnut-pests-2 general-compost-3
parrots on milky bajra | bajra-pests-2
bajra kis mahine, beej and depth | bajra-sowing-1 bajra-seed-2 | bajra-seed-1
bajra seed soaking before sowing for drought how |
bajra aftermath green fodder poison for cows when young |
nano dap bottle how much for dipping seed |
soil lab report comes after how many days |
jhota nali which month on low land and which on high | jute-sowing-1
jute seed by hand throwing | jute-seed-1
jute by machine lines how much gram, my uncle throws by hand 2 kg in bigha seems waste | jute-sowing-2 | jute-seed-1
tossa jhota seed name | jute-varieties-1
jute urea potash how much per acre and first urea after how many weeks | jute-nutrients-1 jute-weeds-1 | general-fert-3
baluaa hairy worms eating the top of jhota, moong in the next plot is clean, some leaves are also thick and bronze. how to control both | jute-pests-1
jute stem brown patch small ones dying, rotate with which | jute-diseases-1
jhota cut at what days for fine sutta, and how to soak so it is not black | jute-harvest-1 jute-harvest-2
jhota wet fibre drying how many days on bamboo |
jute leaf saag pesticide safe days |
phula kobi seed bed in which month for durga puja and which for magha sale | cauliflower-sowing-1
cauliflower only leaves no head, dealer gave snowball in june, my brinjal beside is good | cauliflower-disorders-1 | cauliflower-sowing-1
10 gram gobi packets per acre | cauliflower-seed-1 | cabbage-seed-1
phool gobi dose of npk dung and the seed required, transplanting planned | cauliflower-nutrients-1 cauliflower-seed-1
gobi stem hollow, rusty head | cauliflower-disorders-2 | cauliflower-nutrients-1 general-boron-2 general-boron-1
only middle rib coming in new gobi leaves like a whip, soil is sour red | cauliflower-disorders-3
small green worms hang by thread on kobi and medicines fail, which trap crop to keep | cabbage-pests-1 | cabbage-pests-2
kobi curd webbed by illi | cauliflower-pests-2
keep gobi head white before cutting, per acre how much | cauliflower-harvest-1
colliflower row to row how far to plant |
root of cauliflower swollen like club |
elaichi in koraput hills, how high how much rain | cardamom-climate-1
elam types for kodagu | cardamom-varieties-1
elaichi new plants from old clump how to make, spacing in trench and best months | cardamom-nursery-1
elam clump fertilizer and neem cake per clump, also summer watering days | cardamom-nutrients-1 cardamom-irrigation-1
elaichi pods came with scab and cracks, flowers also dropped since april, trader cut half rate, pepper on the same trees is fine. what to clean in the clump | cardamom-pests-1
middle leaf of elam dead, hole in stem, empty pods | cardamom-pests-2
capsules brown falling with smell in july rain, shade very dense, what before next monsoon | cardamom-diseases-1
katte in elam spread by whom, and how hot to dry pods for green colour | cardamom-diseases-2 cardamom-harvest-1
large black cardamom for sikkim hill planting |
which shade trees to plant for elaichi and how far apart |
tarabhuja kebe buniba | watermelon-sowing-1
watermelon khata for 1 acre | watermelon-nutrients-1
big tarbuja wanted, how many fruits on one creeper | watermelon-pruning-1
tarbuja ripe how to know | watermelon-harvest-1
crooked small tarbuja falling, i spray every morning for the tomato near it, tips of vine also curling | watermelon-disorders-1 watermelon-pests-1
third year tarbuja in the same field, first one runner then the whole vine lies down though water is there, stem inside brown. cucumber was ok. any medicine | watermelon-diseases-1
drip tarbuja ton per acre | watermelon-yield-1
tarbuja pit to pit distance on bed |
fruit fly stinging tarbuja trap details |
aonla in usar patch ph 9 where nothing else comes, what to put in pit when planting | amla-soil-1 amla-sowing-1
amla kalam usar pit what to fill and when | amla-sowing-1 | amla-soil-1
aonla water stop for flowers | amla-irrigation-1
francis amla inside turned brown black, murabba factory returned lorry | amla-disorders-1 | amla-varieties-1
anla fruit ring brown spots | amla-diseases-1
how many kg from a grown banarasi amla tree, plucking month, and which kind comes late after that | amla-harvest-1 amla-varieties-1
early amla names, rust cure | amla-varieties-1 amla-diseases-1
udhai eating roots of young aonla |
malli phula names, big buds and pitchi for temple | jasmine-varieties-1
mullai and gundumalli gap plant to plant and what soil they hate | jasmine-sowing-1 jasmine-soil-1
mogra off season flowers in wedding months, when should the bush be cut and fertilizer after it | jasmine-pruning-1 jasmine-nutrients-1
malli yellow, knots on root | jasmine-disorders-1
mullai buds plucked before sunrise, ton per acre | jasmine-harvest-1
malli plant watering gap in summer days |
javi for cows which month and depth, also seed per acre | oat-sowing-1 oat-seed-1
repeat cutting javi seed name | oat-varieties-1
jai fodder urea split, super how much and when first water is most needed | oat-nutrients-1 oat-irrigation-1
oats green feed quintals per acre, leave how much stuble | oat-harvest-1
my jai got a lot of urea then ten cloudy days came, gabhin gai is weak and berseem is finished. is it safe to give it alone | oat-feeding-1
silage pit size for ten milking cows sixty days | oat-feeding-2 | cattle-fodder-4 cattle-fodder-5
javi seed treatment before sowing which powder | general-seedtreat-1 | general-biofert-1 general-tricho-1 general-biofert-3
kudra methi ghasa seed kg for acre, how to avoid amarbel coming with it | lucerne-seed-1 lucerne-weeds-1
lucern kind for gujarat | lucerne-varieties-1
after two days of standing rain water my lucerne went yellow and died in the low side, jowar next to it is alive. how often should it get water | lucerne-irrigation-1
first cutting lucerne days, will cow bloat if fed fresh | lucerne-harvest-1 | cattle-bloat-1
how many kg lucerne daily to one jersey cow |
hathi ghasa sticks for one acre, joints in soil | hybrid-napier-sowing-1
napier less oxalate name | hybrid-napier-varieties-1
tabela water for hathi grass | hybrid-napier-irrigation-1
co4 grass became hard like bamboo at three months, cows leave the stalks and eat bajra kadbi instead. in how many days should it be cut | hybrid-napier-harvest-1 | cattle-fodder-3
between hathi ghas lines what dal type fodder | hybrid-napier-intercropping-1
napier leaf spots brown what spray |
kanak 5 november too early karnal | wheat-sowing-1 | wheat-sowing-2
narma picking will finish 10 december in sirsa can kanak still be put, last date and which one to buy | wheat-sowing-3 wheat-varieties-2 | wheat-seed-1
is one 40 kg katta wheat enough for an acre if drill is set in time | wheat-seed-1 | wheat-sowing-3
WHEAT ON 2 JANUARY SEED QTY | wheat-seed-2 | wheat-seed-1
neighbour keeps wheet in wet gunny bags whole night in december before drilling, does it really sprout sooner | wheat-seed-3
farmer wants to know what powder to rub on kanak grain before drilling and how many grams | wheat-seed-4 | general-biofert-1
late wheat names for kota and gujarat side | wheat-varieties-4
R S PURA FARMER ASKING KANAK SEED NAMES FOR DECEMBER | wheat-varieties-5
kanak needs mop or not | wheat-nutrients-1 | wheat-nutrients-4 wheat-nutrients-3 wheat-nutrients-5
wheat sown on 15 december after potato should i cut down the bags or give same as others | wheat-nutrients-3
society giving only 1 bag dap per acre for wheat, is that ok and how much white khad then | wheat-nutrients-4 | wheat-nutrients-1 general-fert-1 wheat-nutrients-2 general-fert-4
basmati got 10 kg zinc in june from the society, my brother says every crop wants it again, i am about to drill kanak in the same killa, should i spend or is it enough | wheat-nutrients-6 | general-zinc-2
only two waterings for gehun when | wheat-irrigation-2 | wheat-irrigation-1
sitta is out and it is windy since morning my turn of canal is tonight shall i water kanak | wheat-irrigation-3
gave second canal water to wheet on monday, tank like soil, water stood two days, berseem beside it is dark green but kanak is pale everywhere, urea bag is ready in the house | wheat-disorders-1 | wheat-disorders-2
lower leaves of kanak pale | wheat-disorders-2 | general-defic-2 general-defic-1
march came hot suddenly and wheat is in ears what to spray with potash to save the grain | wheat-disorders-4 | general-heat-1 wheat-climate-1
last year kanak grain came thin like jeera, nights were very warm in march, was that the reason | wheat-climate-1 | general-heat-1 wheat-disorders-4
a grass just like kanak with pinkish foot and many shoots, how to know it and what to do with plants left | wheat-weeds-2
GULLI DANDA NOT DYING, SAME SPRAY | wheat-weeds-3 | wheat-weeds-4 wheat-weeds-2
bathu and hirankhuri all over in kanak, sarson stands next to it, can i use 2 4 d | wheat-weeds-5
straw load is very heavy in my field and it is already december, will happy seeder give full stand | wheat-machinery-1
combine owner asks 300 extra for the chopper at the back, is it worth before sowing kanak without burning | wheat-machinery-2 | general-residue-1 wheat-machinery-1
peeli kungi seen in one round patch near my tubewell in ropar, sprey the whole field or only there and with what | wheat-diseases-2 | wheat-diseases-1
orange round dots wheat leaf scattered | wheat-diseases-3
kanak grain half black machhi smell | wheat-diseases-5
thick kanak, lot of urea, white flour on the stem near ground, should i spray or leave it | wheat-diseases-6
saw 2 or 3 tela on each sitta in kanak and also red spotted beetles, spray needed? | wheat-pests-2 | wheat-pests-1
chuhe in kanak live holes | wheat-pests-5
theka plot half drowned for kanak | wheat-soil-1
mandi meter says moisture 14 in kanak, how much it should be when cutting | wheat-harvest-1 | wheat-storage-1 general-store-1
neighbour puts gas tablet in kanak bin in the bedroom, is it safe, what else against ghun | wheat-storage-2 | general-hermetic-1 wheat-storage-1 general-store-4 general-store-3
farmer got 18 quintal wheat from an acre and asks whether it is good compared to country | wheat-yield-1
kanak when to drill which bija for hisar canal land | wheat-sowing-1 wheat-varieties-1 | wheat-varieties-2
uncle of 70 says touch the leaf, i touched, finger became yellow, it is january and foggy, only 12 plants in a circle in my kanak beside the berseem | wheat-diseases-1 | wheat-disorders-2
in light soil wheet how many times to throw urea | wheat-nutrients-2 | general-fert-5
haryana wheat seed bag subsidy |
wild boar entering wheat field at night in mandi how to fence |
kanak variety for making daliya and sewai, kathia type names |
how many litres nano urea for second dose in wheat |
ear head tip of wheet bleached and shrunk pink grains, head scab medicine |
kanak land type and drill depth | wheat-soil-1 wheat-seed-1
happy seeder cost versus burning | general-residue-2
co-op bought some new drill from pau which cuts part of the parali into the soil and leaves part as cover, i have a 50 horse tractor, will it pull and how much land in an hour | general-residue-3 | general-implement-1
nozzle for ghas vs sundi | general-nozzle-1
hand pump pressure so mist stays | general-nozzle-2
own 2 bigha only, cannot buy rotavator, any app to get machines on rent near solan | general-chc-1
FARMER HAS 35 HP TRACTOR WANTS TO PULL SUPER SEEDER | general-implement-1
field is up and down, one corner drowns other stays dry, is levelling by laser paying back | general-implement-2
kela in ambala frost | banana-climate-1 | general-frost-2 banana-disorders-3 general-frost-1
paddy is eating all the water so son wants to shift two killas to banana, soil card says ph 8.4 and there are kankar below, is such land fit or we will lose money | banana-soil-1
lab plants of kela arrived in black bags, how to put them in the pit in this heat | banana-nursery-2
red bannana plants gap in feet | banana-sowing-1
grams of urea potash for each kella plant g9 | banana-nutrients-1 | general-fert-3
how many times split the khad in banana and how much gobar in the hole | banana-nutrients-2 | banana-nutrients-3
kela in may heat how many litres daily by drip | banana-irrigation-1
kela second crop shoot and tonnes | banana-pruning-1 banana-yield-1
cut the kela trunk and saw brown red rings inside, bottom leaves hang like a skirt | banana-diseases-1
fusicont kahan for ayodhya kella | banana-diseases-2
new leaves of kela come out tiny and standing in a bunch like a broom, black lice and ants at base | banana-diseases-4
how many days dry banana suckers in sun so the weevil does not come, any trap number | banana-pests-1
older leaf of kela goes orange quickly then breaks down, fruit lean, gave no mop this year | banana-disorders-1
kela middle yelow midrib green | banana-disorders-2
fingers still have sharp edges 3 months after bunch opened, cut or wait, trader is from delhi | banana-harvest-1
kela under narikel trees | banana-intercropping-1 | coconut-intercropping-1
kela bunch has opened what to cut from its end when will it be ready | banana-pruning-2 banana-harvest-1
banana bunch thrips red scars |
rust coloured fruit scarring beetle on young kela leaf medicine |
tamatar nursery dates for all seasons in plains of up | tomato-sowing-1
hybrid tmatar packets and trays acre | tomato-seed-1 tomato-nursery-1
green net for tamatar plants | tomato-nursery-1 | general-heat-2 tomato-disorders-3 tomato-diseases-2
odisha tomato fertiliser weeks and mounding of soil | tomato-nutrients-2
june tamatar is in flower and canal closed for 8 days, how often must it get water | tomato-irrigation-1 | general-heat-2
tamatar less spray seed grams | tomato-varieties-1 tomato-seed-1
want to grow bajra lines round tamatar to stop curl, how many rows and how early | tomato-diseases-1
shake the tamatar plant and tiny white flies rise from under leaves | tomato-pests-1 | tomato-diseases-1 general-trap-3
ATTACK OF FRUIT BORER IN TOMATO | tomato-pests-2
where matar stood last month now tomatto leaf has white snake lines | tomato-pests-3
tamatar lower leaf target spots | tomato-diseases-3
TOMATO ROT IN JHADI, SOLAN | tomato-diseases-4
tamatar joined on baingan root | tomato-diseases-6
tomato seedlings thick sown in wet bed falling over at the neck | tomato-diseases-7 | general-tricho-1
bhindi is fine but ripe tamatar split after i watered the dry field | tomato-disorders-2 | tomato-irrigation-1
mustard next door in full bloom, january nights 4 degree, my tamatar flowers drop | tomato-disorders-3 | general-frost-1
rate fell to two rupees, my tamatar are just turning pink and the potato cold store man is ready to give one chamber, what temperature to ask him and how long can they lie there | tomato-storage-1
tomato water gap in winter grass control sheet | tomato-irrigation-1 tomato-weeds-1 | general-mulch-1
tomato ketchup unit licence how to get in haridwar |
brown velvet leaf mould in polyhouse tamatar which spray |
red webby mites tamatar may |
kusum sowing window latur so that black tela stays less | safflower-sowing-1 | safflower-pests-1
rains came only in the last days of october and soil is shallow, which oil crop still works, thinking of kardi | safflower-sowing-2 | safflower-soil-1
kusam came up thick 12 days ago can i pull the extra and cook it like saag | safflower-seed-2
kardai seed names hybrid or old bhima for solapur | safflower-varieties-1 | safflower-yield-1
can kusum be put in a field where rain water remains two days, little salty also | safflower-soil-1
one canal water available for kardi, nitrogen total and how to break it | safflower-nutrients-1 | safflower-irrigation-1
kardi sits flat on ground like a plate for a month and grass goes over it | safflower-weeds-1
black mava every year eats my kardai, what to sow along with it so it comes less | safflower-pests-1 | safflower-intercropping-1
kusum worm with hump green | safflower-pests-3
kardi leaf dark rings cloudy | safflower-diseases-1
jowar beside is clean, brown dust comes on hand from kusum leaf | safflower-diseases-3
birds have started on kardi heads which turned brown should i cut now, how many days old it must be | safflower-harvest-1
kardai with gram lines ratio | safflower-intercropping-1 | chickpea-intercropping-1
kusum single watering time also cutting time | safflower-irrigation-1 safflower-harvest-1
neelgai eats kardai or not because of thorns |
can naryal live in chandigarh kothi, what weather it wants | coconut-climate-1
one acre how many thengu saplings and distance in metres | coconut-sowing-1
khad for bearing coconut yearly | coconut-nutrients-1
seedling thennai finished six months, first manure quantity | coconut-nutrients-2
we fill the basin round the cocunut by pipe, how many litres and after how many days | coconut-irrigation-2 | coconut-irrigation-1
young coconut gap crop and khad | coconut-intercropping-1 coconut-nutrients-2
put my ear on the coconut trunk and heard chewing, red brown juice from hole, head bending | coconut-pests-2
nuts small with brown triangle under the cap then cracks | coconut-pests-5
central spear of coconut rotten in july, can the tree be saved and how protect others | coconut-diseases-1
nuts per cocunut tree good | coconut-harvest-1
coir unit loan for coconut husk how much |
lightning struck my coconut tree will it recover |
seb at 1100 m solan | apple-climate-1
hard rock layer at 1 foot in my plot above rohru can i put apple | apple-soil-1
seb plants per acre dwarf root | apple-sowing-1
golden between royal how many | apple-sowing-2
april to august no rain in theog how often to water seb tauliye | apple-irrigation-1
scab came last year at jubbal, i hear spraying urea when leaves fall helps, how much percent | apple-diseases-1
PREMATURE DEFOLIATION IN APPLE, CHAUPAL, JULY END | apple-diseases-2
rooi wala keeda on twigs with knots | apple-pests-1
josy scale oil when | apple-pests-2
aple fruit falling a week before picking, what hormone | apple-disorders-1
apple ready by beej colour | apple-harvest-1
seo khaad time and water days | apple-nutrients-1 apple-irrigation-1
apple hail net subsidy himachal |
codling moth in leh apple which trap |
white dust seb new shoots |
kinoo or nagpuri santra for abohar | orange-varieties-1
buying nagpur santra plants, at what height should the bud joint be and how wide pit | orange-sowing-1
kinnow five year old trees, urea grams and gobar, when | orange-nutrients-2
santra drip litres for one year plant | orange-irrigation-1
yellow blotch on kinow leaf not same on both sides, fruit lopsided sour | orange-diseases-1 | orange-pests-1
dinkya started on 3 trunks, how to water so it stays dry | orange-diseases-2 | sweet-orange-diseases-1
my kinnow drops late after heavy rain, stalk end brown, is it water or fungus, i did not remove dry twigs this year | orange-disorders-1
kinnow plant gap then manure for first three years | orange-sowing-1 orange-nutrients-2
seedless kinnow plants pau price |
termite mud tunnels on kinow trunk, what to pour |
litchi kind for dehradun and which one does not burst | litchi-varieties-1 | litchi-disorders-1
lichee gooti gap and kind | litchi-sowing-1 litchi-varieties-1
15 year litchi tree what fertlizer after picking | litchi-nutrients-1
skin of litchi burnt brown and opened, when to put bags on bunch | litchi-disorders-1
mango tree ok, litchi leaf fat and curled with brown velvet beneath | litchi-pests-1
fruit borer in lichee 3 trees in pathankot, ask about bagging and light trap | litchi-pests-2 | general-trap-4
litchi went brown in two days after plucking, how cold to keep, when to pick | litchi-harvest-1
litchi tonnes in bengal, plucking month | litchi-yield-1 litchi-harvest-1
litchi honey boxes rent charge per month |
girdling of lichee branches which month and width |
labour spread lime meant for the cabbage on half acre of tea near palampur, bushes look pale now, what sourness of soil does tea want and can it bear lime at all | tea-soil-1
soil for tea cuttings shows 5.4, what to pour | tea-nursery-1 | tea-soil-1
tea plucking gap cutting height | tea-harvest-1 tea-pruning-1
tea khad kg and sour soil | tea-nutrients-1 tea-soil-1
tea bush cutting height and which year skiff | tea-pruning-1
tea machhar bug siliguri | tea-pests-1
blister like swelling on young tea leaf white under, fog for a week | tea-diseases-1
tea plucking round and reddish leaves with tiny spiders | tea-harvest-1 tea-pests-2
how to make green tea at home from kangra leaf |
simla mirch month and bed gap | capsicum-sowing-1 capsicum-sowing-2
capsicum seed not sprouting cold | capsicum-seed-1
dose before planting capsicam on beds with compost | capsicum-nutrients-1
cucumber survived but buds of capsicum dropped, pump was off 4 days | capsicum-irrigation-1
tikhi mirch ok, white paper patch on sunny side of simla mirch | capsicum-disorders-1
polyhouse beds stay wet because drip leaks, capsicum plants hang and die one after another, tomatto in next bay is fine, can i dip the new plants in something before setting them | capsicum-diseases-1
quintal per acre capsicum polyhouse compare outside | capsicum-yield-1
capsicum strings and daily water | capsicum-pruning-1 capsicum-irrigation-1
capsicam in polyhouse what bee for pollination |
palak in june seed kg | palak-sowing-1 palak-seed-1
palak in lines spacing and kg | palak-seed-1 | palak-weeds-1
palak in salty tubewell water | palak-soil-1
water palak every how many days in april | palak-irrigation-1
palak leaf round grey brown spot with purple border, sell daily, can i spray | palak-diseases-1
dhania no problem but spinach full of green lice, market on thursday | palak-pests-1
palak cuts and why pale | palak-harvest-1 palak-disorders-1 | palak-nutrients-1
paalk khad when after cutting and first cutting day | palak-nutrients-1 palak-harvest-1
palak baby leaf for five star hotel seed company |
frost came on the chari left standing and i had thrown two bags urea on it, now neighbours cattle broke the wire and my own cows also want it, when is it safe to cut | fodder-sorghum-feeding-2 | fodder-sorghum-feeding-1 fodder-sorghum-nutrients-1 fodder-sorghum-feeding-3
two cows after eating jowar breathing fast gums red shaking down now | fodder-sorghum-health-1 | cattle-feeding-8
sudan jowar seed kg per acre for summer green fodder | fodder-sorghum-sowing-1 | jowar-seed-2
chari khaad for many cuts, is too much urea bad | fodder-sorghum-nutrients-1 | fodder-sorghum-feeding-2
jowar silage when to chop, tons of green per acre | fodder-sorghum-harvest-1 | cattle-fodder-3 jowar-yield-1 fodder-sorghum-feeding-1
chari safe age and second cut days | fodder-sorghum-feeding-1 fodder-sorghum-harvest-1 | fodder-sorghum-feeding-3
chari with bajra mixture seed ratio |
gulab 3 hours sun terrace | rose-soil-1
rose plants per acre at 2 feet each way and the joint above ground or below | rose-sowing-1
october mid cutting of gulab, how much to remove | rose-pruning-1
hibiscus fine, rose branch dries down from where i cut | rose-diseases-1 | rose-pruning-1
long stalk roses for delhi, bud stage and hour | rose-harvest-1
gulkand unit rose petals buyer in haridwar |
safeda in salty wet land can it grow | eucalyptus-soil-1 | eucalyptus-varieties-1
eucalyptus spacing if i want wheat also between lines | eucalyptus-sowing-1 | eucalyptus-intercropping-1
young safeda lost in grass | eucalyptus-nutrients-1
cut my safeda for the plywood man five years after planting, stumps now have eight or nine new shoots each, wheat stands beside, how many to leave and will a third cutting pay | eucalyptus-harvest-1
neighbour planted safeda on our common bund and my wheat is weak in that strip, how far should it be | eucalyptus-intercropping-1
rate of safeda wood per quintal yamunanagar |
posted in arunachal, villagers leave mithun loose in jungle and they eat paddy of the next village and sometimes are lost, is there a better way to keep them, i want to tell the headman | mithun-rearing-1
mithun worms and fmd camp | mithun-health-1 | mithun-rearing-1
mithun and cow cross calf name and price |
dad planted chikoo near the mango line twenty years ago and never fed it, now the shop man writes 6 kg urea a tree, is that not too much | sapota-nutrients-1
HAIRY WORM AND WHITE ANT IN PUDINA | mint-pests-1
border of maize and marigold around sunflower for which worm, how many traps an acre | sunflower-pests-1
jave godhi last date and how many water | barley-sowing-1 barley-irrigation-1
panasa small fruits holes with fresh dirt | jackfruit-pests-1
i put two lure traps in kandi when flowers came, now 6 moths in each for three nights, cotton nearby is alredy sprayed, what should i spray on kandi first | pigeon-pea-pests-1
oil pudina variety names and should i mix two kinds | mint-varieties-1
veduru gap and first cutting year | bamboo-sowing-1 bamboo-harvest-1
which machine can harvest hesaru standing, labour asking too much and rain is near, is there small reaper for it |
i have school job salary plus land income, will tax on salary go up | general-market-32 | general-market-30
karnataka cess if sold outside apmc gate | general-market-23
farmer asked how many fish seed per acre and daily feed | fish-stock-2 fish-feeding-1 | fish-feeding-2
mentha dying in rounds every year same field, after how many years can plant again | mint-diseases-1
which nimmakaya varity gets less scab spots, nursery man is saying balaji | lemon-varieties-1
finger thick green worm with horn finished til | sesame-pests-2
carrut top coming green and many are cracked, gave water after long dry gap | carrot-disorders-1 | carrot-weeds-1
zinc spray for nimbu how many grams and with lime | lemon-disorders-1 | general-zinc-3
supplier is forcing 10000 fingerlings for my one acre pond, last time also fishes stayed small, how many is correct | fish-stock-2
pesara crop leaf full yellow few pods bent, last year also same, what to change next season | moong-diseases-1 | moong-diseases-2
sunflower leaves have mosaic and plant twisted, top dead black, thrips also seen on parthenium near by, is this virus |
hole in ripe chikoo and insect going out of seed, buyer returns | sapota-pests-1
til 80 days bundelkhand and utara | sesame-varieties-1 sesame-yield-1
tissue culture veduru plants are true or mixed, which type for shoots | bamboo-varieties-1
MOLYA PROBLEM IN BARLEY FARMER WANTS RESISTANT SEED | barley-diseases-2
which office buys shengdana at support price and who takes cotton | general-market-4 | general-market-10 general-market-9
should we keep bee boxes near suryakanti how many for 3 acre | sunflower-disorders-1 | honeybee-crop-1
PUNJAB WHEAT PAYMENT TO ARHTIYA OR FARMER | general-market-14
dap for tur and weed killer before it comes up | pigeon-pea-nutrients-1 pigeon-pea-weeds-1 | pigeon-pea-nutrients-2
our market not in enam where else sell online | general-market-21 | general-market-11
will govt lift full togari for next years also or only this season | general-market-12 | general-market-11
is orange forien carot giving less than desi | carrot-varieties-2
kardai and jav support price 2026 | general-market-2
airtight bag for keeping mung is it really better than gunny | moong-storage-1 | general-hermetic-1 general-hermetic-2
npk for carrot, radish also there but only carrot | carrot-nutrients-1
which side branches of karbuja vine to be cut for big fruits, and after which leaf |
when to cut pesalu and how to keep from insect after | moong-harvest-1 moong-storage-1 | general-hermetic-2 general-store-5 general-store-3 general-store-4
pod fine outside, small white maggot inside togari, grain shrunk | pigeon-pea-pests-3
TOGARI DAL POLISHING CHARGES PER QUINTAL IN MILL |
the trader did not come and my gajjari is already 95 days in the ground, beetroot beside is sold, will the middle part become like wood if i wait more | carrot-harvest-1
how many litres oil from one quintal suryakanti seed |
soyabean kandulu govt price | general-market-3 | general-market-11
we took black soil land on lease for patti can we book cci slot on our own name | general-market-9
kharbuja when to reduce water and when to pluck | muskmelon-irrigation-1 muskmelon-harvest-1
i keep my jowar with receipt in the accredited warehose, harvest was in february and i have kisan card, till when will they take low interest from me | general-market-28
ikp centre refusing our vadlu, clerk says not in crop booking | general-market-17
rows of long duration redgram inside rainfead groundnut | pigeon-pea-intercropping-1 | groundnut-intercropping-1
sweetest karbuja which and month | muskmelon-varieties-1 muskmelon-sowing-1
tur plant drying one branch after another, i peeled the bark and saw black line going up from root | pigeon-pea-diseases-1
barley leaves have yellow powder stripes rubbing off on my trousers, wheat near is also starting, spray what | wheat-diseases-2 | wheat-diseases-1
FARMER ASKED DRONE SPRAY WATER QUANTITY IN GREEN GRAM |
barly n p per acre | barley-nutrients-1
INFORMATION REGARDING SEED RATE OF KHARIF MOONG PUNJAB | moong-sowing-4
suryakanti seed per acre row gap | sunflower-seed-3 sunflower-seed-2
how much hesaru from 2 acre in kharif | moong-yield-1 | moong-varieties-2
godawn slip loan how much persent | general-enwr-2
many small finger like halasu turned black and fell, is it normal male flower or disease | jackfruit-diseases-1
mung pods mostly black, cut? | moong-harvest-1
hybrid sunfower row gap | sunflower-seed-2
salty white patch field, wheat fails, will satu grow there | barley-soil-1 | general-saline-1 wheat-soil-1
FARMER WANTS JUICE FACTORY CONTACT FOR SATHGUDI |
our bidiru was planted with mango five years ago and the clump is thick now, a paper mill man wants all the poles at once, which poles can go and which should stay | bamboo-harvest-1
sesame cutting by machine possible or not |
mentha oil can be kept in iron drum or plastic for one year without losing, price is low now and my uncle says wait |
til half pods set and no rain since 12 days | sesame-irrigation-1 | general-drought-1
PHULKIDE IN SUMMER MOONG FLOWER | moong-pests-2
when to cut ellu | sesame-harvest-1
our maize lorry stood two days at the centre behind paddy lorries and then they said too wet and sent back without showing machine, what should we ask in writing | general-market-18
fish otter and birds eating my rohu daily, which net size to put above pond |
BLACK POWDER EARS IN BARLEY | barley-diseases-1
can tur be raised in polythene bag and planted, my friend in bidar did | pigeon-pea-nursery-1
GYPSUM AND UREA SPLIT IN SUNFLOWER | sunflower-nutrients-1
how many quintal pudina roots for one acre direct and how many if nursery made | mint-seed-1
FLAT GREEN LICE ON ROHU BODY | fish-argulus-1
every morning parrots and some nights wild piggs come to my two acre suryakanti near the forest, they leave the tur alone, is there any ribbon or net way | sunflower-pests-3
big round chikoo name, which soil | sapota-varieties-1 sapota-soil-1
carot water gap days | carrot-irrigation-1
LEAF ROLLER IN SESAME TOP LEAVES | sesame-pests-1
sml 832 mung kilos for 3 acre | moong-seed-1
sunflour seed rate and first water | sunflower-seed-3 sunflower-irrigation-1
how many kilo gajjari seed for one acre and after 3 weeks how much gap | carrot-seed-1
cousin in ludhiana planning summer mung after potato when to drill and row gap | moong-sowing-1
tur quintels per acre and when to cut | pigeon-pea-yield-1 pigeon-pea-harvest-1 | pigeon-pea-varieties-1 pigeon-pea-varieties-2 pigeon-pea-varieties-3
my mother small farmer wants loan on stored grain, does govt stand garanty and how much | general-market-27 | general-enwr-1 general-market-29 general-market-28
mentha boil fresh or dried | mint-harvest-1
soaking of poddu tirugudu seed before sowing needed? how deep to put | sunflower-seed-1
early arhar names before wheat | pigeon-pea-varieties-1 | pigeon-pea-varieties-3 pigeon-pea-sowing-2
short tur for harvester machine | pigeon-pea-varieties-3
urea and potash per tree for 6 year battayi, drip also there |
limbu pickle small unit machine |
nimma plant gap and pit | lemon-sowing-1
can i sell only half of grain kept in godown by online recipt and keep the rest | general-enwr-1
malt barlay second urea when | barley-nutrients-2 | general-fert-5
how to know suryakanti head is ready and how to take out seed without machine | sunflower-harvest-1
chikoo tree trunk has holes with sawdust coming out, one branch is drying, should i put petrol in hole |
which rasi seed names for ganjam odisha and soil | sesame-varieties-2
karbuja seed per acre | muskmelon-seed-1
til seed too fine, falls uneven | sesame-seed-2
dap spray on tur flower dose | pigeon-pea-disorders-1
GUM FROM MOSAMBI TRUNK | sweet-orange-diseases-1
til cutting sign and how to store it after | sesame-harvest-1 sesame-storage-1
small white flies below hesaru leaf which month most | moong-pests-1
red carrot with most weight which seed | carrot-varieties-1
long duration arhar up side big yield type | pigeon-pea-varieties-2 | pigeon-pea-yield-1
top cutting of chendu after how many days | marigold-pruning-1
carrot washing drum machine cost |
sulphur per acre in sunflower tamilnadu trial how much gain | sunflower-nutrients-2
raipur side vari paddy how many quintel per acre they take and what rate | general-market-8 | general-market-3
father gives land on lease, tax on rent? | general-market-30 | general-market-32
red beetle on small karbuja | muskmelon-pests-1
farmer wants to know water and fertlizer for til without soil test north | sesame-irrigation-1 sesame-nutrients-1
friend from betul MP booked slot in uparjan for wheat, for how many days it is valid | general-market-6
FARMER OF BARGARH ASKED WHEN TO ENTER PADDY LAND IN PACS | general-market-16
til all white type for export to gulf, what price more than black type and who buys |
battayi how much cold ok | sweet-orange-climate-1
sour red soil roots of mung have no knots how much chuna | moong-soil-1 | general-acid-2
treder paying below govt rate allowed or not, what is msp | general-market-1 | general-market-2 general-market-3
rainy mung field holding water near bund is it problem | moong-irrigation-2 | moong-irrigation-1
biofloc tank 10 dia full cost |
PINKISH SPOT ON CHIKOO LEAF | sapota-diseases-1
worm like bird dropping eating nursery lime leavs, when touched it puts out two horns and bad smell | lemon-pests-2
red gajar which month, english orange one which month | carrot-sowing-1
panasa plantng gap and how many fruits from a tree | jackfruit-sowing-1 jackfruit-harvest-1
gobar in fish tank how often | fish-manure-1
brother in law at purnea bihar wants to give wheat to vyapar mandal what to do first | general-market-15
after cutting tur will it sprout again and give second pods if i water it, my neighbour left his field like that |
which type of tur gets less pod caterpiller, bunch pods or single, and does makka in between help | pigeon-pea-pests-2
white powder and yellow spots drying karbuja leaves, fruits remained small no taste | muskmelon-diseases-2 | muskmelon-varieties-1
where to buy SML 668 hesaru seed near kalaburagi |
brown rough scabs with yellow ring on lime fruits, market rejecting whole crate | lemon-diseases-1 | lemon-varieties-1
rains not come, rice nursery how, hesaru ok now? | general-drought-2
how often to pluck banthi flowers and how many tonnes from one acre arka | marigold-harvest-1
lime tree leaves have white cotton like insects with ants and black soot below, old tree is near cowshed and guava has it also |
summer nuvvulu coast which month | sesame-sowing-2
agent gives only rough chit not proper bill and cuts weighing money from seller | general-market-24
MOONG FLOWERS WEBBED CATERPILLAR INSIDE | moong-pests-3
pudina distillation tank of 10 quintal price |
WEEDICIDE IN GREEN GRAM AFTER SOWING | moong-weeds-1 | general-weeds-1
we are inland, 42 degree in may and some cold, will chikoo grow or only near sea | sapota-climate-1
how many quintal til one acre without well | sesame-yield-1 | sesame-varieties-1
potato dug out, summer mung now, urea super needed? | moong-nutrients-1
bidiru on field bund | bamboo-soil-1
sathgudi plants on rangpur, how many in one acre and what to fill in pit | sweet-orange-sowing-1
last year jowar stood but my sunflower went flat in the first june wind, this time plants are knee high, is there any work at roots that keeps them standing | sunflower-weeds-1
how often to water kharbuj in april heat, overhead pipe or furrow | muskmelon-irrigation-1 | muskmelon-diseases-2
crisp phanas variety kerala | jackfruit-varieties-1
how many hours can live fish travel in plastic bag with oxygen, hatchery is 200 km from our village in raichur |
new tractor gst now | general-market-33
banthi npk acre, top cut when | marigold-nutrients-1 marigold-pruning-1
if we give name of tur to nafed and outside rate goes up can we sell to trader | general-market-11
ellu slow, grass winning | sesame-weeds-1 | general-weeds-1
after heavy rain young kandi plants turn yellow and snap near ground, low side of field only | pigeon-pea-diseases-3
chendu hoovu dried petals powder company buying where, they take for poultry colour i heard |
pudina two cuts npk and days between cuts | mint-nutrients-1 mint-harvest-1
wet looking spots on til leaf, leaf becomes brittle and falls, can hot water on seed help | sesame-diseases-3
chuna for half acre fish pond | fish-lime-1
bank tds on cash limit | general-market-35
DARK SPOT WITH GREY CENTRE ON MOONG LEAF THICK CROP | moong-diseases-4
till which year guarantee scheme for warehouse receipt loan is running | general-market-29
unhali mung 60 days name | moong-varieties-1
kandi seed per acre | pigeon-pea-seed-1
karbuja september or february | muskmelon-sowing-1
water to nimbe touching trunk ok? | lemon-irrigation-1
halasu graft or seed plant, which gives fruit fast and what gap | jackfruit-sowing-1
togari which half of june | pigeon-pea-sowing-1 | pigeon-pea-sowing-2
tur in half flower and ground cracked shall i run motor | pigeon-pea-irrigation-1 | general-drought-1
skin of battayi brown rusty, dusty road near | sweet-orange-pests-1
banthi for dasara when | marigold-sowing-1
ATTACK OF ROOT ROT IN MOONG | moong-diseases-3 | general-tricho-1
DOSE OF MANURE AND N FOR 7 YEAR LEMON TREE | lemon-nutrients-1
tur water times and first weeding | pigeon-pea-irrigation-1 pigeon-pea-weeds-1
chiku graft per acre | sapota-sowing-1
tur sowing time and how much seed for mixed crop | pigeon-pea-sowing-1 pigeon-pea-seed-1 | pigeon-pea-sowing-2
mosambi or malta which for maharashtra | sweet-orange-varieties-1
composite sunflwer gives how much less than hybrid | sunflower-yield-1 | sunflower-varieties-1
how to join enam at our yard and can i say no if all bids are low | general-market-19 | general-market-21
fish pond ph and oxygen | fish-quality-1 | fish-oxygen-1 fish-water-1
FERTILIZER DOSE OF RAINFED REDGRAM SOUTH | pigeon-pea-nutrients-2
chendu hoovu tall type distence | marigold-sowing-2
pods of kandi mostly brown some green when to cut, and how to know grain dry for storeing | pigeon-pea-harvest-1
out of 1000 meenu seed how many catla how many rohu how many bottom type, water is 7 feet | fish-stock-1
summer pond water down to 3 feet and very hot, can i use this green water for my jowar and refill | fish-water-1
tarai rainy mung which week | moong-sowing-3
suryakanti can be grown in which season, our well has water till march | sunflower-sowing-2 | sunflower-sowing-1
GODDU ROGA IN TOGARI NO FLOWER | pigeon-pea-diseases-2
i cut forty poles from my own field bund and guava side, loaded the tractor, forest guard stopped me at naka and asked for permit paper, is it needed | bamboo-market-1
limes bursting after sudden rain | lemon-disorders-2
shopkeeper says put this medicine bottle in pond to keep fishes healthy monthly, is it needed or something else should i do every month | fish-disease-1
ATTACK OF JASSID IN SUNFLOWER | sunflower-pests-2
fertilzer for irigated nuvvulu in andhra per acre | sesame-nutrients-2
hesaru first water and weding when | moong-irrigation-1 moong-weeds-1
small sticky green bugs on barley ears in january | barley-pests-1
BSMR 736 or TS 3R togari how many days |
we are on the north side of the river and put til in june itself with bajra, now tops became like small green brooms and no capsule came, did early sowing do it | sesame-diseases-1 | sesame-sowing-1
our fpo wants agmark mark on packets where to apply | general-market-25
tank cannot be emptied because village uses water, how to finish murrel and small wild fish, after how many days put seed | fish-predator-1
sathgudi garden becoming old and dying slowly from tips, roots to be checked or what | sweet-orange-disorders-1 | sweet-orange-diseases-1
distillery man cut my rate saying oil smells of grass, how many weedings in mentha | mint-weeds-1
npk for pesalu in rice fallow all at once or split | moong-nutrients-2
punjab pond ph 6.5 in cold, lime how much | fish-winter-1 | fish-lime-1
small red beetles in stored til how dry | sesame-storage-1 | general-store-3
monsoon reached late here in yavatmal, today 22 july, if i put kapas now how much less will i get | cotton-sowing-2
shopkeeper in jalgaon says put bt seed in may with well water before rains, is it wise | cotton-sowing-3
relative in sirsa has canal water, right weeks for putting narma | cotton-sowing-1
after thai pongal can we put parutti with well water in salem | cotton-sowing-4
no water land buldhana how far apart bt kapas and how many packets one acre | cotton-sowing-5 cotton-seed-1
cold nights and hot day in october good or bad for parutti bolls | cotton-climate-1
narma in bathinda has started flowering what foliar feed every week and leaf going red also | cotton-nutrients-3 | cotton-disorders-3
i gave water only once since flowers in my kapas near rajkot, groundnut beside gets every week. small buds dropping. how often should it be | cotton-irrigation-1 | cotton-disorders-1
nagpur. whole shravan cloudy, flowers carpet below kapas plants. i gave urea last week. which khat now and hormone can i use | cotton-disorders-2 | cotton-disorders-1
lalya on kapas bottom leaves | cotton-disorders-3 | cotton-pests-6 cotton-nutrients-3
cotton best looking plants suddenly sleeping after i gave flood water, next day hot sun. is it bhukani disease | cotton-disorders-4
bolls look green fine from outside but inside lint is spotted and a pink keeda in sarki | cotton-pests-1 | cotton-pests-2 cotton-pests-3
how many kamgandh sapale in one acre kapus and from which day | cotton-pests-2 | general-trap-1
neighbours keep parhati stacked near house till june, will gulabi bond ali come again next year. how to stop | cotton-pests-3
no money for spray whitefly in kapas, any free method | cotton-pests-5 | general-trap-3
edges of kapas leaf yellow turned down like cup then burnt red, green hopper runs sideways below | cotton-pests-6
white waxy lumps with ants on top of parutti, gajar gavat full on bund, should i throw the plants in canal | cotton-pests-8
mar rog in kapas patches, what can i grow in between to lessen | cotton-diseases-2 | cotton-diseases-3
root rot cotton seed treatment | cotton-diseases-3 | general-tricho-1
wet looking cornered spots on kapas leaf going black, stem also black | cotton-diseases-4
labour comes 6 am and picks wet kapas with dew is it ok and next picking after how many days | cotton-harvest-1 | cotton-storage-1
cotton when to start vechani and how much comes per acre | cotton-harvest-1 cotton-yield-1
what is today kapas rate in amravati mandi |
name of short duration bt hybrid released by university for saurashtra |
snails eating small kapas plants how to control |
organic cotton certificate from where | general-scheme-54 general-scheme-53
uncle near hisar put chana on 1 october will it dry later | chickpea-sowing-1
best date of chhole in punjab with tubewell | chickpea-sowing-2
pahadi kheti almora chana month and line gap | chickpea-sowing-3
mp farmer no irrigation, which date for chana which quick variety | chickpea-sowing-4 chickpea-varieties-2
gram variety for karnal irrigated | chickpea-varieties-1
single super for desi chhole per acre as per ludhiana university | chickpea-nutrients-2
weedicide in gram just after sowing | chickpea-weeds-1 | general-weeds-1
every morning some small chana plants fallen as if cut with scissor, grey worm curled in soil | chickpea-pests-3
mar rog in harbhara same field every year, bajra was before, next year what to change | chickpea-diseases-1 | chickpea-varieties-2 chickpea-sowing-1 chickpea-sowing-5 general-tricho-1
paush cold gram flowers coming down no pods should i spray something | chickpea-disorders-1
chana cutting signs | chickpea-harvest-1
depth of sowing gram and when to hand weed | chickpea-sowing-5 chickpea-weeds-1 | general-weeds-1
chana msp this year how much | general-market-2
can i make chana crop by zero till after paddy in andhra without ploughing | general-zerotill-1
rats cutting chana pods what bait |
MIRCHI fertiliser per acre irrigated, karnataka border farmer, in bags and split | chilli-nutrients-1
hari mirch at jalandhar planting khad and ridge gap | chilli-nutrients-2
palakkad side milagu mulaku (chilli) how much cow dung and npk | chilli-nutrients-3
khammam mirchi black insects in flower, spraying every 3 days mixing four medicines still not going | chilli-pests-3
gemini virus chilli tolerant variety | chilli-diseases-1
cypermethrin sprayed 6 times and urea also, mirchi curling is more now. why | chilli-diseases-2 | chilli-pests-2
rain 3 days, full row of mirchi lay down together, stem black at bottom, white mould on pods | chilli-diseases-5 | chilli-soil-1
hot wind, flowers not holding in mirapa, sometimes dry sometimes full water | chilli-disorders-1 | chilli-irrigation-1 general-heat-2
new leaves of milagai yellow with green veins, soil has chunkhadi (lime) | chilli-disorders-2 | general-iron-1
chilli hoeing days and when to water | chilli-weeds-1 chilli-irrigation-1
guntur yard rate of teja mirchi today |
byadgi chilli seed where available in dharwad |
monkey eating my chilli what to do |
which divel variety where sukaro comes | castor-varieties-1 | castor-diseases-1
CASTOR GCH 5 BANASKANTHA NITROGEN DOSE | castor-nutrients-1
eight days cloud and drizzle took the flowers, sun today. any fertiliser for divela without irrigation | castor-nutrients-2 | castor-disorders-1
amudalu 20 days full of weeds can i wait till 50 days | castor-weeds-1 | general-weeds-1
is black waterlogged land good for castor | castor-soil-1 | castor-diseases-3
castor 60 days no rain since long, spikes very small, one tank water is there shall i use | castor-disorders-1 | castor-irrigation-1
tiny amudam plants dying in low spot, first two leaves dull patches | castor-diseases-3
egg mass under castor leaf small larvae group scraping | castor-pests-2
groundnut rows with castor dry land | castor-intercropping-1 | groundnut-pests-4
divela gac 11 output per acre with water and without | castor-yield-1
divela seed per acre and after sowing which spike to cut first | castor-seed-1 castor-harvest-1
castor oil mill near patan purchase price |
how many days castor takes from sowing to last picking |
dwarf pea for hills | field-pea-varieties-1 | greenpea-varieties-1
khad for dry peas before sowing how much dung per acre | field-pea-nutrients-1
BHURI ON VATANA LEAVES AND PODS | field-pea-diseases-1 | greenpea-diseases-1
tambera on peas leaf drying | field-pea-diseases-2
cold damp 8 degree pea leaf top yellowish spot, underside greyish hair, short plants | field-pea-diseases-3
peas in same field 4 years, now dying yellow. seed treatment which | field-pea-diseases-4 | greenpea-diseases-2 greenpea-seed-1
october sown matar small plants pale and drying every year some fly inside stem | field-pea-pests-1
when cut dal matar and dry how | field-pea-harvest-1
dry pea quintals one acre | field-pea-yield-1 | field-pea-harvest-1
green peas for market best variety early in nashik | greenpea-varieties-1
pea seed treatment with rhizobium how many packets | greenpea-seed-1 general-biofert-1
csh hybrid jowar under well, dap urea mop | jowar-nutrients-2 | general-fert-3 general-fert-4
tur with jowar row ratio | jowar-intercropping-1
green jowar fodder tonnes from one acre | jowar-yield-1 | fodder-sorghum-varieties-1 fodder-sorghum-harvest-1
parrots birds on jowar earheads how to drive |
jowar grain godown rent in solapur and loan on it | general-enwr-2 general-enwr-1 | general-market-28
how many kg limbodi for 5 percent spray and soap how much | general-neem-1
make sticky board at home for whitefly, what colour and how many | general-trap-3
wooden t for mynah and drongo in field how many, till when keep | general-perch-1
before opening bottle of dawai what all to check | general-safety-1 | general-safety-2
where to keep poison bottles at home we have small kids and cattle | general-safety-2
how long after spray i can sell brinjal and what to do with khali botal | general-safety-6 general-safety-5 | brinjal-pests-2
what medicine if someone swallowed pesticide, antidote name |
danimma fruits black spot with star crack, leaf oily spots after rain. which branch to cut how much below | pomegranate-diseases-1
FRUIT BORER ANAR AUGUST, eco friendly | pomegranate-pests-1
dalimb cracking after sudden rain | pomegranate-disorders-1
how many months after flower dalimb cut and kg per tree | pomegranate-harvest-1 | pomegranate-varieties-1
export licence for anar to dubai |
gibberellic acid ppm to increase anar fruit size |
queen or kew, canning buyer asks | pineapple-varieties-1
tripura slope pineapple month | pineapple-sowing-2
pineapple manure splits till what age | pineapple-nutrients-1
annas 8 months 40 leaves no flower uneven, what to pour in heart | pineapple-disorders-1
centre leaves rotten in anasi after flood | pineapple-diseases-1
pineapple buyer company contract in maharashtra |
tissue culture annas plant cost |
lasan month for jamnagar | garlic-sowing-1
poondu output per acre bhima purple | garlic-yield-1
white streaks on lasan leaf fulkide | garlic-diseases-1 | general-trap-3
lasan rate mandsaur |
garlic paste unit subsidy pmfme |
pavakkai sowing month tamil nadu | bittergourd-sowing-1
himachal karela npk per acre | bittergourd-nutrients-1
mandap for kakarakaya what height | bittergourd-pruning-1
small prick with brown gum on karle, falls, rainy season | bittergourd-pests-1
is it worth to buy fruit fly trap for pavakkai any result | bittergourd-pests-2 | bittergourd-pests-1
mosaic in pavakkai remove or spray | bittergourd-diseases-1 | bittergourd-pests-3
preethi priya pavakkai first picking after | bittergourd-varieties-1
karela juice company buying |
downy mildew medicine on karle yellow angular spot |
alkudi planting month with borewell surat | colocasia-sowing-1
chamadumpa seed tuber how much acre | colocasia-seed-1
arvi kerala potash dose after sprouting | colocasia-nutrients-1
seppankizhangu total how many waterings and gap | colocasia-irrigation-1
sree kiran or sree rashmi which keeps long | colocasia-varieties-1
alkudi itching in throat buyers complain | colocasia-disorders-1
chamadumpa yield and sign of digging | colocasia-harvest-1
colocasia leaf alu price mumbai |
chamanthi in pure sand land ok? | chrysanthemum-soil-1
sevanthi cutting distance on ridge | chrysanthemum-nursery-1
chamanthi dap urea dose tamilnadu and leaves pale | chrysanthemum-nutrients-1 | general-fert-3
one big flower for show sevanti remove which buds | chrysanthemum-pruning-1
samanthi tips curled gummy | chrysanthemum-pests-1 | general-trap-3
sevanthi picking gap for hyderabad market far | chrysanthemum-harvest-1
chrysanthemum flower rate dadar market |
elanthai how much branch cut april | ber-pruning-1
regu tree manure after pruning | ber-nutrients-1
apple ber plants nursery price |
dragon plant month and pole gap | dragon-fruit-sowing-1
rocky land sangli kamalam how drip | dragon-fruit-irrigation-1
dragon flower opened last night when fruit ready | dragon-fruit-harvest-1
subsidy on dragon fruit poles nhb |
sarugudu thick poles wanted spacing | casuarina-sowing-1
savukku type stand in cyclone | casuarina-varieties-1
parutti month theni | cotton-sowing-4
GULABI BOND ALI SIGNS | cotton-pests-1 | cotton-pests-2
white lumps ants kapas shoot | cotton-pests-8
NARMA CURLING VIRUS MEDICINE | cotton-diseases-1 | cotton-pests-4
parutti gaps after germination | cotton-seed-2
corner shaped black spots parutti | cotton-diseases-4
farmer says white flies under leaf and also bolls rotting in rain, cotton, wardha | cotton-pests-4 cotton-diseases-5 | cotton-diseases-4
clerk note: when to pick kapas and how to keep at home till price | cotton-harvest-1 cotton-storage-1
we gave extra urea thinking kapas will grow, now leaf borders became yellow then cupped down and look burnt, small green jumping things when i turn the leaf, bhendi nearby also has, what to do | cotton-pests-6 | okra-pests-3
GRAM SEED RATE KABULI | chickpea-seed-1
chana seedlings cut at night | chickpea-pests-3
HARBHARA MAR ROG CONTROL | chickpea-diseases-1 | general-tricho-1 chickpea-varieties-2 chickpea-sowing-5 chickpea-sowing-1
senagalu along with mustard rows | chickpea-intercropping-1 | general-intercrop-1 chickpea-pests-1
chana stem spot breaks, clean seed | chickpea-diseases-3
farmer wants kg of desi chana bold seed and remedy of worm eating ghata | chickpea-seed-1 chickpea-pests-1 | chickpea-pests-2
chana when ready to cut, also how to save it from beetle till diwali | chickpea-harvest-1 chickpea-storage-1
milagai nursery seedlings toppling | chilli-diseases-3
MITES IN MIRAPA LEAF DOWNWARD | chilli-pests-2
white powder under mirapa leaf | chilli-diseases-6
red chilli drying on floor | chilli-storage-1 | general-dryer-1 general-store-1
when to cover nursery mirchi with plastic and what age seedling to plant | chilli-nursery-1 chilli-nursery-2
farmer reported leaves curl upward in mirapa plus twigs drying from tip | chilli-pests-1 chilli-diseases-4
three days continuous rain in krishna district, today whole line of mirapa dropped, stem near ground is black and on pods white mould like cotton, maize next to it is standing fine, what first | chilli-diseases-5 | chilli-soil-1
AMUDALU HYBRID NAME | castor-varieties-1 | castor-diseases-1
castor cake cattle feed ok | castor-storage-1
clerk: castor seed quantity and last safe date anantapur | castor-seed-1 castor-sowing-1
after navratri rains i saw castor leaves eaten till only veins, the brown worm makes a loop when walking, 5 on each plant, cotton beside not touched, can i spray now | castor-pests-1
dal matar month | field-pea-sowing-1 | field-pea-pests-1
dry pea when water and when to clean grass | field-pea-irrigation-1 field-pea-weeds-1 | general-weeds-1
maldandi or other rabi jonna | jowar-varieties-1
CHOLAM SHOOT FLY CONTROL | jowar-pests-1 | jowar-seed-1
jonna seed kilo and khad in light soil rain only | jowar-seed-1 jowar-nutrients-1 | jowar-nutrients-2
triangle colour on dawai | general-safety-4
light trap timing | general-trap-4
labour going to spray tomorrow, what wear and which direction of wind to walk | general-safety-1 general-safety-3 | general-spraywx-1
TELYA ON DALIMB | pomegranate-diseases-1 | pomegranate-pruning-1
dadam variety far market | pomegranate-varieties-1
anar how far to plant and kilos from grown tree | pomegranate-sowing-1 pomegranate-harvest-1
i left the anar orchard for 15 days in august because of function, now many fruits have a hole with bad smelling wet dirt and some on ground, sitaphal trees fine, what to do for remaining lemon size fruits | pomegranate-pests-1
annas in konkan possible | pineapple-climate-1
annas suckers how deep and what to spread against weeds | pineapple-sowing-1 pineapple-weeds-1 | pineapple-sowing-2
lasan acre output | garlic-yield-1
water gap for vellulli and why its tips yellow | garlic-irrigation-1 garlic-disorders-1
KAKARAKAYA SEASON | bittergourd-sowing-1
pavakkai seed kg and manure kerala | bittergourd-seed-1 bittergourd-nutrients-1
itchy alkudi why | colocasia-disorders-1
chamadumpa seed kilo and months to dig | colocasia-seed-1 colocasia-harvest-1
samanthi plants per acre and first month watering | chrysanthemum-nursery-1 chrysanthemum-irrigation-1
bor for dry village | ber-climate-1
bor kalam when to plant and tree manure yearly | ber-sowing-1 ber-nutrients-1
kamalam heat limit | dragon-fruit-climate-1
savukku cutting age | casuarina-harvest-1
sarugudu on sea sand, also bark cracking black powder what is it | casuarina-soil-1 casuarina-diseases-1 | casuarina-varieties-1
FARMER FROM PARBHANI ASKED WHY BOTTOM LEAVES OF KAPAS GO RED AND HOW MUCH ONE ACRE UNIRRIGATED GIVES | cotton-disorders-3 cotton-yield-1 | cotton-pests-6 cotton-nutrients-3
caller from latur has unirrigated harbhara in flower wants number of moth traps and if urea water can be sprayed on it | chickpea-pests-2 chickpea-nutrients-3 | general-trap-1
farmer asked after how many days first picking of green mirchi and remedy for worm inside pod | chilli-harvest-1 chilli-pests-4
INFORMATION ON CHOLAM SMALL PLANTS CENTRE LEAF DRY AND LATER GRAIN TURNING BLACK IN RAIN | jowar-pests-1 jowar-diseases-2
clerk note: nozzle blocked he blew with mouth, also asks where to throw empty medicine tins | general-safety-3 general-safety-5
how meny quintal cane peices to buy for one acre we cut three eyes each | sugarcane-seed-1
URIA DOSE FOR RATOON CANE IN JALANDHAR DISTRICT | sugarcane-nutrients-1
adsali cane near nizamabad how much nitrogen | sugarcane-nutrients-3
cane 45 days old middle shoot dried comes out by hand stinks | sugarcane-pests-3 | sugarcane-pests-4
below the ganna leaf white cotton like insect and everything sticky black | sugarcane-pests-5
after first rain beetles come on babool tree they say their worms eat cane root how to stop | sugarcane-pests-6
refractmeter reading neded before cutting | sugarcane-harvest-1
how to start good ratoon and how much khad it takes compared to first crop | sugarcane-sowing-5 sugarcane-nutrients-4 | sugarcane-organic-1 sugarcane-nutrients-1 sugarcane-sowing-6
seed quantty per acre for sugarcan and which plot to take it from | sugarcane-seed-1 sugarcane-seed-3
tamilnadu suger cane tons per acre and their planting time | sugarcane-yield-1 sugarcane-sowing-4
farmer of shahjahanpur wants to know about intercrop in spring cane, last year he took urad alone | sugarcane-intercropping-1 | general-intercrop-1
gur water and packet for moongfali seed then what time of day to put in soil | groundnut-seed-3 | general-biofert-1
GUJRAT FARMER WANTS HIGH YIELDING MAGFALI VARITY | groundnut-varieties-1
no soil test done wat all to put in peenut per acre up | groundnut-nutrients-1
sumer grondnut south saurastra gypsum kg | groundnut-nutrients-2
rabi groundnet anantpur last water how many days before digging | groundnut-irrigation-2
TIKKA ROG KI JANKARI | groundnut-diseases-1
small penut plants wilting with black soot at the neck near soil | groundnut-diseases-3 | general-tricho-1
after digging mungfali lying in heap wet is it dangerous to eat | groundnut-storage-1
expected peanut pods per acre uttarakhand tarai | groundnut-yield-1
tur with groundnut how many row each in saurastra | groundnut-intercropping-1
penut soing time up and seed kg | groundnut-sowing-1 groundnut-seed-1
some pods empty and some nuts have brown pit inside what is missing in soil | groundnut-disorders-1 groundnut-disorders-3
castor plants around the field help against red hairy worms in groundnut? | groundnut-pests-4
days still hot above 32 can i start raya sowing near etawah or wait | mustard-sowing-1 | mustard-pests-3
jhajjar farmer late by two weeks is 28 october ok for sarson | mustard-sowing-2 | mustard-sowing-1
my mustard came too thick stems like thread how many to leave | mustard-sowing-5
irigated mustered names for bhiwani | mustard-varieties-1
YELLOW SARSON VARIETY FOR BIHAR | mustard-varieties-2
how many chepa per twig before medicine and what hour to spray because of bees | mustard-pests-1 | general-spraywx-3 honeybee-pesticide-1
tiny musterd plants gray fluff below leaf yellow at 12 days | mustard-diseases-4
white blister under mustered leef and also tiny green insects on tops both came together | mustard-diseases-1 mustard-pests-1
pusa bold good for bihar? and by what date put in ground | mustard-varieties-2 mustard-sowing-1
HYBRID BRINJAL NPK PER ACRE | brinjal-nutrients-1
winter watering gap in begun and will it save from cold night | brinjal-irrigation-1 | general-frost-2
PBH-4 brinjle quintal per acre | brinjal-yield-1
begun shoot drying with worm and also flowers dropping what to do for both | brinjal-pests-1 brinjal-disorders-1 | brinjal-pests-2 brinjal-pests-3
brinjol khad at planting and water gap in summer | brinjal-nutrients-1 brinjal-irrigation-1
rainfed guar months in kurnool | guar-sowing-2
guar on low field where water stays for days ok or not | guar-soil-1 | guar-irrigation-1
KHAD DOSE IN CLUSTER BEAN | guar-nutrients-1
gaur leaf edge dries like V oily spots black lines on stem | guar-diseases-1
black sunk wound on gaur pods | guar-diseases-4
guara 80 per acre production | guar-yield-1
V shaped dry parts on one guar field round brown spots on other | guar-diseases-1 guar-diseases-2
guar leaves sticky and some plants dying in patches with rotten root | guar-pests-1 guar-diseases-3
moga farmer asked time for masar sowing | lentil-sowing-2
masur fertlizer without test | lentil-nutrients-1
which days water to masur | lentil-irrigation-1
lentil yellow spots in patch 25 days black root breaks on pulling | lentil-diseases-4
MAHU ON MASOOR AFTER EXTRA UREA | lentil-pests-1 | general-neem-1 general-trap-3
one plot rust powder on lentil other plot plants drooping dead variety that stands both | lentil-diseases-2 lentil-diseases-1 | lentil-varieties-1
masoor fertilser at soing and then irrigation | lentil-nutrients-1 lentil-irrigation-1
rainfed nachni maharashtra month | ragi-sowing-1
iragated raggi in summer in south india when | ragi-sowing-2
seed rate ragi row distance | ragi-seed-1 | ragi-nursery-1
PMFBY CLAIM INTIMATION TIME LIMIT | general-hail-2 | general-scheme-28 general-scheme-26 general-scheme-34 general-scheme-27
march heat wheat grain filling spray | general-heat-1 | wheat-disorders-4 wheat-climate-1
nimbu fruit dropping at 42 degree | general-heat-2 | lemon-disorders-2
crop lying cut got rain how to dry it and whom to call for insurance | general-hail-2 general-hail-1 | general-scheme-28 general-scheme-26
KHAIRA SYMPTOMS | general-zinc-1 | rice-disorders-1 rice-disorders-2
yellowing starts from lower leaf or upper how to know which element missing | general-defic-1 | general-defic-2 general-defic-4
leaf edge of old leaves burnt brown stem weak | general-defic-3 | maize-disorders-1 rice-disorders-3
tomato bottom of fruit black rot tip dying | general-defic-4 | tomato-disorders-1
difference in paddy between white new leaf and rusty old leaf | general-iron-1 general-zinc-1 | rice-disorders-4 rice-disorders-1
azotobacter and psb how many grams how much water for 12 kg seed | general-biofert-1
FIR order seed treatment | general-biofert-3
can casew come in black soil near river | cashew-climate-1
kaju variety for andhra | cashew-varieties-1 | cashew-yield-1
manure for one yr cashu plant | cashew-nutrients-1
new shoots and tiny nuts of kaju black with juice coming out | cashew-pests-1
ullal-3 kg per tree | cashew-yield-1
between young cashew which crop on slope land | cashew-intercropping-1
kaju shoots blackening and gum with powder near root together | cashew-pests-1 cashew-pests-2
JEERU KHAD DOSE PER ACRE MEHSANA | cumin-nutrients-1
ash white powder on cumin plants grain light | cumin-diseases-3
gc-4 cumin quintal acre cutting sign | cumin-yield-1
cumin hoeing days and second dose nitrogen | cumin-weeds-1 cumin-nutrients-1
kakdi kheera npk kerala | cucumber-nutrients-1
kheera bitter in may also bent | cucumber-disorders-1
angular yellow leaf spots kheera in rain | cucumber-diseases-1
maggots inside kheera july | cucumber-pests-1
punjab kheera january yield | cucumber-harvest-1
no fruit set male flower and bitter ones reasons | cucumber-disorders-2 cucumber-disorders-1
temperature for button and oyster | mushroom-sowing-1 | mushroom-sowing-2
boiling straw how long for oyster bags | mushroom-seed-1
OYSTER BAG SPACING AND MISTING | mushroom-housing-1
green mould in bags | mushroom-diseases-1
flies in mushroom room | mushroom-pests-1
caps slimy wet after spraying | mushroom-disorders-1
mould spots and flies both in my hut | mushroom-diseases-1 mushroom-pests-1
mescavi wardan good cold? | berseem-varieties-1
first water berseem after sowing | berseem-irrigation-1
barsim time and seed | berseem-sowing-1 berseem-seed-1
strawberry on limy soil leaves yellow | strawberry-soil-1 | general-iron-1
runners per acre strawberry mahabaleshwar | strawberry-sowing-1
winter dawn or sweet charlie delhi | strawberry-varieties-1
drip fertiliser strawberry dose acre | strawberry-nutrients-1 | general-fertigation-1
strawberry 3/4 red to send delhi? | strawberry-harvest-1
berries rotting grey and land alkaline same year | strawberry-diseases-1 strawberry-soil-1
yak vaccines list | yak-rearing-1
winter snow yak calves fodder | yak-rearing-2
cut the plant cane in february and kept every dry leaf between the lines about sixteen quintal to the acre now the shop says second year crop wants more bags is it so | sugarcane-nutrients-4 | sugarcane-organic-1
clerk note caller from bijnor says clumps dry in round patches since rakhi and lift without effort roots chewed maize beside it is fine asks what to put in the manure | sugarcane-pests-6
our second crop of cane near namakkal is on kankar soil new leaves came pale then nearly white only lines green paddy in next plot is normal what do i spray and how often | sugarcane-disorders-1 | general-iron-1
black tail from cane top | sugarcane-diseases-3
ganna thirsty months | sugarcane-irrigation-1 | sugarcane-irrigation-2
ganna kab purnia | sugarcane-sowing-1
my mother kept wet moongfali heaped in the verandah four days because clouds would not go now some shells are black inside can we eat and how dry must they be before filling bags | groundnut-storage-1 | general-store-1
sown on tenth june beside tomato now plants stay small and green tip buds dried no flower at all in half of field neighbour who sowed after the rain has good crop | groundnut-diseases-4
arhar lines inside magfali spacing | groundnut-intercropping-1 | pigeon-pea-intercropping-1
mud filled inside pods | groundnut-pests-2
peanut shell inside dark ready? | groundnut-harvest-1
sarson is full in flower and bee boxes stand on the bund since cloudy week the tips are green with tiny insects how many should i count before spraying and at what hour | mustard-pests-1 | general-spraywx-3 honeybee-pesticide-1
CALLER FROM REWA: DARK RINGED SPOTS ON SARSO PODS, LEAVES FALLING, ASKS WHAT FERTILISER MIX HELPS NEXT TIME | mustard-diseases-2
sky very clear tonight tv says near two degree my sarson has flowers and few pods the potato is lifted already should i run the engine | mustard-disorders-1 | general-frost-2 general-frost-1
sarson seed broadcast or line quantity | mustard-seed-1
rainfed sarson mahendragarh | mustard-varieties-1 | mustard-nutrients-2
rai khad without test tarai | mustard-nutrients-1 | mustard-nutrients-3
farmer woman of samastipur sprayed the strong market poison thrice on begun nearly ready to pick now mites and white flies have become more than before wants to know why | brinjal-pests-3
begun plants are tall and dark because i gave plenty of urea flowers come and drop without fruit the lauki beside is loaded what am i doing wrong | brinjal-disorders-1
mulch under begun useful | brinjal-weeds-1 | general-mulch-1
begun fruit sunken rings | brinjal-diseases-4
my father has twenty bags of guar from two seasons waiting for rate does the grain go bad or can it lie some more years | guar-storage-1
fodder guar for my four buffaloes together with which tall grass or millet | guar-intercropping-1
guar soil type rainfall | guar-soil-1
summer cluster bean month | guar-sowing-2
lentil tips crowded after i put urea twice like for wheat what first spray | lentil-pests-1
masur bold seed kilo | lentil-seed-1 | lentil-sowing-2
masoor grass control | lentil-weeds-1 | general-weeds-1
ears of madua are not turning brown together should women cut all at one time or go again and how long before beating | ragi-harvest-1
dip ragi roots before planting | ragi-organic-1
sprayed at dawn it was so still smoke hung over the village next morning the bean leaves of neighbour two plots away were curled how is it possible | general-spraywx-2
there are so many shortages in books tell simple where to look on the plant lower leaf or upper leaf to tell which thing is missing | general-defic-1 | general-defic-4 general-defic-2 general-defic-3 general-iron-1
no rain since twenty days of sawan only one pump filling left when to use it | general-drought-1
pala temperature which crop first | general-frost-1
beejamrut hours good for | general-beejamrut-2
very old seedling kaju trees crowded with dead sticks bearing less and less will mere cutting help and which month | cashew-pruning-1
ullal kaju per tree kilo | cashew-yield-1
jeera went down in round patches one month after sowing same land had jeera last two years how many seasons to leave | cumin-diseases-2
jeera sowing month gujarat | cumin-sowing-1
vine has filled the machan with yellow flowers but no baby fruit behind them days are very hot and we spray every morning | cucumber-disorders-2 | pumpkin-disorders-1 bottlegourd-disorders-1
kheera frist picking day | cucumber-harvest-1
turned green inside two bags out of twenty while others white my boiling was for half an hour only should i throw | mushroom-diseases-1 | mushroom-seed-1
oyster from 100 kg straw | mushroom-yield-1
two buffaloes ate only fresh wet green with dew this morning and the left belly of one stands up hard is it from the fodder and whom to ring | berseem-feeding-1
kasni seed remove barseam | berseem-seed-1
strawbery gray mold after fog | strawberry-diseases-1
brokpa herder asks how high to go in summer and what fodder to carry in lean winter for calves | yak-rearing-2
INFORMATION REGARDING SHOT HOLES IN SUGARCANE LEAF AND BUNCHY TOP LAKHIMPUR KHERI | sugarcane-pests-1 | sugarcane-pests-2
farmer asked about leaves of groundnut webbed and burnt look, soybean next field is clean | groundnut-pests-3
WEED CONTROL IN GROUNDNUT BEFORE GERMINATION | groundnut-weeds-1 | general-nozzle-1
unalu magfali gypsum kilos and number of waterings | groundnut-nutrients-2 groundnut-irrigation-3
farmer enquired transplanting of gobhi sarson after basmati delayed | mustard-sowing-3
after bajra sandy plot sarson only two turns of canal when | mustard-irrigation-1
ATACK OF JASID IN BRINJAL | brinjal-pests-6
clerk note kharif brinjal fruits rotting with cottony growth dist nalanda | brinjal-diseases-3
which begun resists wilt and does plastic sheet reduce weeding | brinjal-varieties-1 brinjal-weeds-1 | brinjal-diseases-2 general-mulch-1
BLIGHT IN GUAR V SHAPE DRYING CALLER NAGAUR | guar-diseases-1
which guar for gujarat and kg of seed per acre | guar-varieties-1 guar-seed-1
RUST IN LENTEL CALLER FROM SAGAR | lentil-diseases-2
DEAD HEARTS IN RAGI | ragi-pests-1
clerk: hail damage lauki and guava jabalpur asks care | general-hail-3
chilli flowers drop in loo farmer wants shade net percent | general-heat-2 | chilli-disorders-1
TEA MOSQITO IN CASHEW CALLER FROM SRIKAKULAM | cashew-pests-1
FARMER ASKED ABOUT SECOND WATER IN JEERA | cumin-irrigation-1
isabgol neighbour plot clean but cumin shoots with thrips nine per shoot | cumin-pests-1
MOSAIK IN CUCUMBAR FARMER FROM VAISHALI | cucumber-diseases-2
INFORMATION REGARDING FLYS IN MASHROOM SHED | mushroom-pests-1
strobery bed hight and manure per acre | strawberry-sowing-1 strawberry-nutrients-1
yak disease and snow time calf care | yak-rearing-1 yak-rearing-2
dose of atrazine weedicide in ratoon cane per acre |
how many kg zinc sulphate for autumn cane | general-zinc-2
how much oil comes from one quintal moongfali |
weedicide after germination in groundnut 25 days broad leaf |
mustard variety for morena bhind |
white rust resistant sarson variety name |
how many days can brinjal be kept in cold store |
bt brinjal seed legal in bihar |
masur pod worm eats seeds inside pods what medicine |
lentil spraying NPK 19 19 19 at flowering dose |
weedicide name for direct sown ragi at 10 days |
how many times water young cashew in summer |
sandy or heavy soil for jeera which ph |
white powder on cucumber leaf both sides |
paddy straw mushroom beds in summer how to |
how to raise own strawberry runners nursery |
moongfali best kism jhansi |
strawberry irrigation litres per plant |
which cane to plant instead of 0238 give exact name |
mealy bug under leaf sheath of sugarcane which spray |
tikka tolerant groundnut variety name for up |
rai brown mustard quintals per acre to expect |
mealy bug white cotton on brinjal stem spray |
CO 15 ragi duration in days |
cashew grafting at home which season scion length |
leaf miner white zigzag lines on kheera | general-neem-1 | general-trap-3
how long can spawn bottle stay in fridge |
zinc need for berseem | general-zinc-2 | general-zinc-3 general-soiltest-6
yak cheese making training tawang |
i study in agri school thrissur, want to tie scion on baby mango plant which came from the nut, which month and at what height to cut | mango-nursery-3
kottayam house has 4 year moovandan mango how much manure for this one tree | mango-nutrients-1
pea size baby mangoes carpet the ground each morning, amma is crying, is something wrong with tree or it always happens | mango-disorders-2
nursery mangoo plant has broom like bunch on top, no proper leaf | mango-disorders-3
borewell water tastes salty, mango leaf ends look burnt like paper | mango-disorders-5
grease on plastic band round mango trunk, which month and how high | mango-pests-2
black sunken marks come on my fruits after two days in crate, alphonso buyer from bangalore refuses whole load | mango-diseases-2 | mango-harvest-1
wrapping newspaper on mango while on tree, how many days before plucking | mango-harvest-1 | mango-diseases-2
boys shake the tree to get mangoes down and milk stains on skin, what is right way | mango-harvest-2
mango flowers have jumping bugs also white powder what to do for both | mango-pests-1 mango-diseases-1
how many litre soil in drum to keep mango on terrace |
imam pasand grafts price per piece and nursery phone number theni |
which mengo for konkan coast ratnagiri new planting |
have bore well, should i wait for monsoon to put makki or go ahead before | maize-sowing-2 | maize-irrigation-1
hotel buys baby corn from us, one acre how many kg packet | maize-seed-2
low field where water stays, after jute can i put gom dhan there | maize-soil-1 | maize-irrigation-2
short 85 day corn and long corn both take same urea? rabi one too? | maize-nutrients-3
field under water four days after storm, maize turning pale will it live | maize-irrigation-2 | general-flood-1
bottom leaves of corn go yellow from the tip along the middle | maize-disorders-1 | general-defic-2 general-defic-1
in the morning white fluff under maize leaf and the top flower has become leaves | maize-diseases-2
green yellow mould on maiz heap in the rain, can i give it to hens | maize-storage-1
rabi corn with water how many quintal should come | maize-yield-1
hybrid maize seed per acre also dung quantity | maize-seed-1 maize-nutrients-1
how to pack green maize in pit for ten buffalo silage | fodder-maize-feeding-1 | cattle-fodder-3 cattle-fodder-5 fodder-maize-harvest-1
red brown powder pimples on both sides of corn leaf hand becomes rusty |
parrots finish my cobs every evening how to scare |
one light shower came yesterday and neighbours already sowing soya, father asks shall we also | soybean-sowing-1 | soybean-sowing-2
almora hill soybean month | soybean-sowing-3
bidar farmer wants row gap and seed kilo for soya | soybean-seed-1 | soybean-seed-2
kept own soia seed, put 100 in wet cloth only 55 came up now how much more to drop | soybean-seed-2 | general-seedtreat-1
how much phosphorus and sulphur for soya acre | soybean-nutrients-1 | soybean-disorders-1
INFORMATION REGARDING ZINC DOSE IN SOYBEAN | soybean-disorders-1 | general-zinc-2 general-zinc-3
soyya ring on stem and green half moon worm both are there | soybean-pests-1 soybean-pests-3
under soya leaf rusty brown powder in belgaum all leavs fell |
soia milk unit loan amount for women group |
wich soybean name is good for assam char land |
hassan batata rainy crop date | potato-sowing-1
kerala hills potato one month old, first soil lifting, how much nitrogen with it | potato-nutrients-1 | potato-soil-1
alu plants one hand tall, when to pull soil up on them | potato-soil-1 | potato-nutrients-1 potato-nutrients-2
top side tubers became green, sell or throw, my hostel cook refused them | potato-disorders-1
whole alu plot went black in four days after fog, brother thinks somebody sprayed poison at night | potato-diseases-1 | potato-diseases-2
foggy since a week should i walk alu field daily or weekly enough | potato-diseases-2 | potato-diseases-1
ring ring brown dead marks on bottom leaves of potato | potato-diseases-3
fat dark worm curled in soil near fallen patato plant, peas beside are not touched | potato-pests-2
potato seed rate and first water | potato-seed-1 potato-irrigation-1
percent subsidy on potato planter machine in punjab | general-scheme-55 | general-chc-2 general-scheme-57
small yellow pearl like balls on poteto roots nilgiri soil man says nematode |
potato lady with tissue culture mini tubers what price per piece |
rajmash in hill village which month | rajma-sowing-1
rajma is pulse so very less urea needed no? how many kilo | rajma-nutrients-1 | rajma-disorders-1
dug rajma roots, no knots on them at all and plants pale, chana next door has plenty | rajma-disorders-1
small wet spots on rajma leaf turned black now pods marked | rajma-diseases-2
very small black fly on young razma, stem swells goes brown and breaks | rajma-pests-1
how many yellow sheets for lice on kidney bean acre | rajma-pests-2
RAJMA AVERAGE PRODUCTION PER ACRE | rajma-yield-1 | rajma-varieties-1 rajma-harvest-1
rajmaa fertilizer quantity and weeding days | rajma-nutrients-1 rajma-weeds-1
rust colour powder spots on kidney bean leaf both sides |
can rajma be given to cow as feed after spoiled |
weed killer right after sowing lobia, inside how many hours | cowpea-weeds-1
karamani flowers not holding, how many gram dap in one litre | cowpea-disorders-1
vanpayar top leaves gold and green patches white flies below | cowpea-diseases-1 | general-trap-3
dark pits on thatta payaru pods last year also same plot, can i sow there again | cowpea-diseases-2
achinga payar leaf wet spots join together after heavy rain pods also | cowpea-diseases-3
climbing lobhia green pods acre yield, father picks late and they become hard | cowpea-yield-1
bobarlu kept in tin got small beetles with round holes | cowpea-storage-1 | general-store-5
alasande pods burst in field before we pick, when should we | cowpea-harvest-1
cowpea has black lice and yello mosaic both | cowpea-pests-1 cowpea-diseases-1
root knots with galls worms in payar soil nematode |
yard long bean trellis wire cost for 10 cent |
which parangi type gives milk for papain | papaya-varieties-1
fertilizer for one kappalam plant in a year and in how many parts | papaya-nutrients-1
oily lines on papaya stalk and rings on fruit, near cucumber field, is there any medicine | papaya-diseases-1
boppayi leafs fold down like cup no fruit at all, chilli field is beside | papaya-diseases-2
kaplanga stem rotted at soil level leaves yellow then fell in june rain | papaya-diseases-3
papaya fruit bumpy like potato and milk drops come out | papaya-disorders-1
months from planting to first pick of pappaya and tons | papaya-harvest-1
papaya leaf juice for dengue where to sell |
nematode knots on roots of my papaya |
kothamalli rainfed in madurai wich month | coriander-sowing-1
kothimeera water gap after third day | coriander-irrigation-1
thinning dhania day | coriander-weeds-1
april heat, leaf kothamalli for hotel supply, is green net worth the cost | coriander-sowing-2
white dusty kothamalli rabi seeds not filling | coriander-diseases-1
dhania patches drying even after water, same plot since two years | coriander-diseases-2
green lice on dhania umbrella flowars, honey bees are also there, safe way | coriander-pests-1 | honeybee-pesticide-1
co 2 kothamalli seed yield acre | coriander-yield-1
leaf miner white lines on kothimeera leaves | general-trap-3
how to make coriander powder machine grinding cost |
which bunch to take adike seed nuts from and how old tree | arecanut-nursery-1
good tamul plant name for kamrup | arecanut-varieties-1
new adike plants getting burnt on one side of trunk by evening sun, what shade | arecanut-sowing-1
vakka drip litre daily summer | arecanut-irrigation-1
raining a lot and green nuts falling like stones with wet patch at cap, white mat on them | arecanut-diseases-1
half size nuts splitting on palm, we gave lot of urea this time | arecanut-disorders-1
arecanut plate making machine price |
how many days to boil and dry tender nuts to make red adike |
kurumulaku in place at 900 feet rain 1500 mm is it enough | blackpepper-climate-1
karimenasu vine dropped all leavs within weeks in july, black feathery marks on leaves, coffee beside it is fine | blackpepper-diseases-1
pepper getting yellow slowly after rains, few leaves fall every week, roots have knots | blackpepper-diseases-2
tip of pepper shoots dry and dead in october | blackpepper-pests-2
spikes of milagu falling, very dark shade from jack trees | blackpepper-disorders-1
pepper yearly firtilizer also picking month | blackpepper-nutrients-1 blackpepper-harvest-1
how to make white pepar by soaking |
bush pepper in pot soil mixture for balcony |
parangikai sowing month in erode | pumpkin-sowing-1
poosani one pit manure and mixture at sowing | pumpkin-nutrients-1
how many hoeings in mathanga before vine runs | pumpkin-weeds-1
rongalau type with small fruits one kg for nagaon, fly also should not sting | pumpkin-varieties-1 | pumpkin-pests-1
hand touching of male flower to female in pumpkin at what time | pumpkin-disorders-1
pumpkin vine stunted with blistered leaf should i pull it | pumpkin-diseases-1
mathanga ready sign and tail length to keep | pumpkin-harvest-1
pumpken sow when and seed how much tamil nadu | pumpkin-sowing-1 pumpkin-seed-1
red beetle eating baby pumpkin leaves holes |
pumpkin price per kg in guwahati bazar |
pogaku seed bed how high and how to clean soil without chemical | tobacco-nursery-1 | tobacco-diseases-1
tobacco nursery 5 weeks plants fall flat in rounds after cloudy days, i was watering in evening | tobacco-diseases-1
we want to leave tobacco, what else can be grown and whom to ask | tobacco-market-1
tobaco barn curing temperature each day |
bandhakobi in assam plains sow month | cabbage-sowing-1
muttaikose seed in hot water how many minutes so black rot not come | cabbage-seed-1
munnar cabbage manur and npk acre | cabbage-nutrients-1
cabbage heads cracking open just before sale after i irrigated | cabbage-irrigation-1
small moths with diamond on back flying above kosu, every spray fails now | cabbage-pests-2 | cauliflower-pests-1
cabbege droops in noon sun, pulled one and roots are fat like fingers, ooty side | cabbage-diseases-1
cabbage watering and when to cut | cabbage-irrigation-1 cabbage-harvest-1
red cabbage seed company name |
paddy bags directly on floor touching wall, old gunny with insects can we use again | general-store-2 | rice-storage-2
neem leafs with toor dal seed to stop small beetles | general-store-5
pics bag two layers how many months safe for groundnut | general-hermetic-2
amma dries chilli on road dust comes, any covered sun box | general-dryer-1 | chilli-storage-1
is it worth spending on drip pipes for my chilli and sugarcane | general-drip-1 | general-scheme-50 sugarcane-irrigation-2
saline bore and sprinkler on groundnut leaf burn | general-sprinkler-1
dry straw covering on soil, should it touch the stem | general-mulch-1
want to dig pond in farm for rain, 20 by 20 holds how much | general-rainwater-1
arhar rows in cotton how many | general-intercrop-1 | cotton-intercropping-1
government rent per bag in warehouse and loan on stored paddy receipt | general-market-27 general-enwr-1 general-enwr-2 | general-market-28 general-market-29
black sheep of telangana with horn male only what breed is it | sheep-breeds-2
how often deworm kuri in monsoon, lambs also | sheep-worms-1 | sheep-deworm-2
pregnant sheep last month worm medicine useful or waste of money | sheep-deworm-2 | sheep-worms-1
sheep wool cutting time and pox injection month | sheep-shearing-1 sheep-vaccination-1
sheep ram price for bakrid hyderabad |
MANGO HOPPER ATTACK AND POWDERY DUST | mango-pests-1 mango-diseases-1
mango zinc spray | mango-disorders-4 | general-zinc-3
old mango tree cutting december | mango-pruning-2
mavu graft august kerala | mango-nursery-3
mangoo spacing and what between rows | mango-nursery-2 mango-intercropping-1
mango tree 25 years in gurdaspur, two years back 12 kuntal, last year nothing, this year 10 quintal again, my grandfather says tree takes rest, is he right and how to make it give every year | mango-disorders-1 | mango-varieties-1
MAIZE STEM BORER DEAD HEART | maize-pests-5 | fodder-maize-pests-1
sweet corn seed and plucking day | maize-seed-2 maize-harvest-1
makka cholam fertilizer coimbatore | maize-nutrients-2 | maize-nutrients-1 maize-nutrients-3
gom dhan leaf blight | maize-diseases-1
pheromone trap number maze junagadh | maize-pests-3 | general-trap-1
we sowed hybrid makki on 25 june near nawanshahr, after 20 days saw glass like windows on leaf, now big torn holes and wet droppings in the middle, dad put urea thinking it is weakness, what insect is this | maize-pests-1 | maize-pests-2 fodder-maize-pests-1
SOYA GIRDLE RING ATTACK | soybean-pests-1
soya rhizobium and zinc dose | soybean-seed-3 soybean-disorders-1 | general-zinc-2 general-biofert-2 general-zinc-3
soyya root knots missing | soybean-nutrients-3
soybean leaf pin dots pod spots | soybean-diseases-3
soia 45 days after continuous rain eight days in adilabad, first few plants in low corner looked boiled and brown, now patch is size of a room with white cottony growth on twigs, cotton crop next to it is healthy | soybean-diseases-2
LATE BLIGHT FORECAST POTATO | potato-diseases-2 | potato-diseases-1
alu scab and green tubers | potato-diseases-5 potato-disorders-1
cutworm in young patato | potato-pests-2
nilgiri potato manure | potato-nutrients-1
we planted alu last week of september because price was good early, it was still hot, now many plants stand stiff and short with black base and tubers smell rotten when dug | potato-diseases-4
RAJMA BEAN FLY ATTACK | rajma-pests-1
rajma yellowing from below plains | rajma-disorders-1
rajma mosaic dwarf plant | rajma-diseases-3 | rajma-pests-2
PAYAR POD BORER AND APHID | cowpea-pests-1
lobia dry root rot | cowpea-diseases-4 | general-tricho-1
karamani flower drop spray | cowpea-disorders-1
lobia leaf spots after flood rain | cowpea-diseases-3
PAPAYA COLLAR ROT DRENCHING | papaya-diseases-3
papya male female how many | papaya-sowing-2 | papaya-varieties-1
amita mealy white insect | papaya-pests-1
we kept 200 pappali near dindigul in march beside tomato, for two months good growth, then top leaves turned down like a cup and became thick, plants are knee high only and no fruit, neighbour says spray but which | papaya-diseases-2
CORIANDER WILT SEED TREATMENT | coriander-diseases-2 | general-tricho-1 general-pseudo-1
dhania seed rate and yield | coriander-seed-1 coriander-yield-1
kothamalli manure dose | coriander-nutrients-1
ARECANUT KOLEROGA | arecanut-diseases-1
adike water and soil | arecanut-irrigation-1 arecanut-climate-1
adakka yelow leaf | arecanut-diseases-2
father planted adike 15 years back in paddy land near sagara where water does not go out, now leaves in middle of crown turn yellow from tip and kernels are black and soft, yield less than half | arecanut-diseases-2
PEPPER QUICK WILT | blackpepper-diseases-1
pepper climate and fertilizer | blackpepper-climate-1 blackpepper-nutrients-1
jaluk slow yellow decline | blackpepper-diseases-2
PUMPKIN FRUIT FLY | pumpkin-pests-1 | pumpkin-varieties-1
mathanga keeping at home | pumpkin-storage-1 | pumpkin-harvest-1
gummadi mosaic | pumpkin-diseases-1
my mother has rongalau on the cowshed roof, vine is twenty feet, every day yello flowers open and fall by noon, not one fruit in three weeks, there used to be bees when mustard was there | pumpkin-disorders-1
TOBACCO DAMPING OFF NURSERY | tobacco-diseases-1 | general-tricho-1
pogaku planting and manur black soil | tobacco-sowing-1 tobacco-nutrients-1
CABBAGE DBM CONTROL | cabbage-pests-2 | cabbage-pests-1 general-trap-2 general-neem-1
kosu hot water seed | cabbage-seed-1
kosu club root | cabbage-diseases-1
SAFE MOISTURE FOR PADDY STORING | general-store-1 | general-store-2 rice-storage-1
drip benefit and filter cleaning | general-drip-1 general-drip-2
mulch sheet thickness | general-mulch-1 | tomato-weeds-1
mirchi solar drying | general-dryer-1 | chilli-storage-1 general-store-1
in ration season we store paddy in old gunny on cement floor, last rains bottom bags became black and insects came, this year what all should appa do before filling | general-store-2 | rice-storage-1 rice-storage-2 general-hermetic-2
SHEEP POX VACCINE TIME | sheep-vaccination-1
rajasthan sheep names and pasture grass | sheep-breeds-1 sheep-feeding-1
my barbati is in bloom, canal closed for ten days, will it hurt | cowpea-irrigation-1 | cowpea-disorders-1
jowar falling black dust stalk | jowar-diseases-1
something cutting gram seedlings at night | chickpea-pests-3
malli planting gap | jasmine-sowing-1
goats with running nose, loose motion bad smell, mouth ulcers, 3 died this week and sheep also starting | goat-ppr-1 | goat-vaccination-1
jeera look alike weed | cumin-weeds-1
some of my potatoes turned green in the shed | potato-disorders-1
field pea how much manure n phosphorus | field-pea-nutrients-1
silk saree original check how |
white ants in wheat | wheat-pests-3
which muli seed to sow in june heat for dhaba | radish-sowing-1
rabi jola sowing time | jowar-sowing-1 | jowar-pests-1
my coconut garden is 30 yr old and tall, land below lying empty, what else will earn there | coconut-intercropping-1
how many african marigold seedlings needed for 1 acre, order to nursery for dussehra | marigold-sowing-2 | marigold-sowing-1
can i grow strawberry type tomato from japan here |
want to show bank how much dhingri and how much button mushroom i will get from one lot and in how many days | mushroom-yield-1
goat wool jacket rate |
seed check before sowing | general-seedtreat-1
sevanthi plant going tall with one stem, how to get more branches before diwali | chrysanthemum-pruning-1
milk curdles before reaching dairy | cattle-milk-2 | cattle-mastitis-1 cattle-milk-1
jowar is knee high, 25 days only, no other green fodder left, can i cut for goats | fodder-sorghum-feeding-1 jowar-feeding-1
litchi skin bursting when loo blows then i irrigate | litchi-disorders-1 | litchi-irrigation-1
bolls rotting, field is too dense after neighbour told me keep plants close. 3 weeks continuous rain | cotton-diseases-5
tomato already got it, five days cloudy in our area and now worried about blight in my potato, how often should i go and see | potato-diseases-2 | potato-diseases-1
is my acid soil ok for paat, how much lime needed, river side plot | jute-soil-1
cotton future rate on ncdex today |
yellow sarson yield good care | mustard-yield-1
satbara utara online where to get | general-scheme-87
gujarat mandi tax how much | general-market-23
what to grow in the gaps of new moringa till it gives income | drumstick-intercropping-1
120 60 40 means how many bags of each for one acre | general-fert-1
which land is good for banana | banana-soil-1
nilgiri trees on bund making my wheat weak, how far should they be and which direction rows | eucalyptus-intercropping-1
mirchi leaves going yellow, in some plants old leaves in some the top ones, dealer wants to sell me 4 bottles. how do i know what is lacking | chilli-disorders-2 general-defic-1
caterpillar with small horns on lime plants in nursery | lemon-pests-2
cashew grafts coming from govt nursery in july, how big pit and how many plants in one acre if i keep them close | cashew-sowing-1
coconut tree climbing machine or robot where to buy |
raya rows how much apart and depth | mustard-seed-1 | mustard-sowing-5
til varieties and production north india | sesame-varieties-1 | sesame-yield-1
kakdi coming bitter | cucumber-disorders-1
casuarina gap for thick poles | casuarina-sowing-1 | casuarina-pruning-1
napier grass planted 2 months back for my buffalo, cut now? and after that how many days | hybrid-napier-harvest-1
quinoa buyers in rajasthan |
can chikoo survive in haryana with paala | sapota-climate-1
ganna planting time up | sugarcane-sowing-1 | sugarcane-sowing-2
mash after potato harvest in march ludhiana, seed rate and which one | urad-sowing-3
from holes in the trunk of my coconut some brown juice is coming and at night i can hear chewing, one tree already hanging its head, how to save others | coconut-pests-2
orange dust under groundnut leaves, leaves dry but not falling | groundnut-diseases-2
dealer says put borax every season in vegetables, is too much harmful | general-boron-2
soya basal dose and is there any second urea later | soybean-nutrients-1 | soybean-nutrients-3
orange plant yearly khad dose kerala, small to big tree | orange-nutrients-1
labour too costly for weeding brinjal, is plastic sheet or paddy straw worth it | brinjal-weeds-1 | general-mulch-1
first rain came and caterpillars ate all sagwan leaves, trees 2 year old will they die | teak-pests-1
pahadi gahat, good type for almora side | horse-gram-varieties-1
kapas leaf turning red from bottom, shopkeeper says its jassid but i see no insect, what to spray | cotton-disorders-3 cotton-nutrients-3 | cotton-pests-6
tossa paat on high land when to broadcast, no showers till now | jute-sowing-1
dhaincha is waist high when to plough it in | general-greenmanure-2
pig vaccine list | pig-vaccination-1
red chillies drying on the mud yard got black fungus, trader rejected, how to dry and keep properly | chilli-storage-1 | general-dryer-1
inji fertiliser schedule acre | ginger-nutrients-1
wayanad cabbage fertiliser how much | cabbage-nutrients-1
savukku cutting after how many years | casuarina-harvest-1
how many litre per banana plant in drip during summer | banana-irrigation-1
basmati seedling age | rice-sowing-6
how many days gap for watering band gobhi and should i reduce near cutting time, my heads burst last year | cabbage-irrigation-1
til leaves turning yellow, lower pods yellowish, cut now? | sesame-harvest-1
malli poo what time to pluck and how many kg from 1 acre | jasmine-harvest-1
which potato is best for french fries taste wise mccain contract |
when to give worm medicine to sheep, before selling for bakrid helps weight? | sheep-deworm-2 sheep-worms-1
radish npk dose | radish-nutrients-1
desi gai 6 litre milk daily, how much bhusa and dana | cattle-feeding-1
father expired in march, his pm kisan stopped. land still on his name. can i apply now | general-scheme-19
sowing gajar in 2 acre next week, how many trolleys of gobar and how much npk, and when do i give second urea | carrot-nutrients-1 | carrot-disorders-1
yellow line on papaya, pluck? | papaya-harvest-1
how many tanki per acre with hand pump sprayer, my dawai flies away in air | general-nozzle-2 | general-spraywx-1 general-nozzle-3
dealer giving dap and urea both for berseem, which and how much is really needed at land prep for 1 killa | berseem-nutrients-1
makka grains got greenish mould in store can i give it to my hens | maize-storage-1 | poultry-duck-2
nilgiri clone plants how many in one acre | eucalyptus-sowing-1
mentha oil distillation tank price of 20 drum size and boiler pass |
early peas variety for himachal to catch high rate | greenpea-varieties-1
feb suddenly hot, gehu dana will become thin, what to spray | wheat-disorders-4 general-heat-1 | wheat-climate-1
tikka disease in mungfali, neighbor says grow bajra lines in between, does it help | groundnut-diseases-1
tobaco nursery how | tobacco-nursery-1 | tobacco-nursery-2 tobacco-diseases-1
pineapple feeding schedule | pineapple-nutrients-1
how do i know muzaffarpur litchi is ready, buyer wants early | litchi-harvest-1
masoor slightly green still, can i cut early before marriage in house and store | lentil-harvest-1
new pond 1 acre which fish kinds and ratio to put together | fish-stock-1 | fish-stock-2
wheat combine driver salary one season |
when to apply lime in acidic paddy land and can urea go same day | rice-soil-1
banker ask how much kela comes from one acre before giving loan, what is usual | banana-yield-1
paddy field drying in round patches, neighbour already sprayed twice, i see maybe 8 hoppers per plant, spray or wait | rice-pests-3 | rice-pests-2 rice-pests-1
after threshing some wheat smells like fish and is black | wheat-diseases-5
toor seed treatment culture | pigeon-pea-seed-2 | general-biofert-3 general-biofert-1
watermelon size small last year, how many fruits to keep on one plant | watermelon-pruning-1 | watermelon-disorders-1
lab boy told me bring soil, from how many places and how deep should i dig in 5 bigha | general-soiltest-1 | general-soiltest-2
lahsun i know, but which season kanda can be kept longest till diwali | onion-sowing-3
hairy worms eating my urad leaf fully only veins left, moong next to it not touched yet | urad-pests-2
brinjal plants wilting one by one, cut the stem it was brown and some milky slime came. tomato beside is fine so far. which variety can stand this | brinjal-diseases-2 brinjal-varieties-1
how many quintal of dry matar from one acre | field-pea-yield-1 field-pea-harvest-1
how to give rest to pomegranate and take hasta crop | pomegranate-pruning-1
vanilla farming contract company genuine or not |
what to mix between jwari rows in kharif so i get dal also | jowar-intercropping-1
dutch onion variety grow in punjab? saw on youtube |
fish cold box van second hand price in darbhanga |
chana stems breaking, brown sunk round marks with tiny black dots on pods too | chickpea-diseases-3
sprayed the pusa capsule liquid on parali but wheat sowing is in 10 days will it rot by then | general-residue-4 | wheat-machinery-1
cauliflower stem is hollow when cut and curd has brown patches, customers refuse, cabbage in next plot is fine | cauliflower-disorders-2
guvar in my low land ok? bajra dies there in rain | guar-soil-1
who invented murrah name |
adike garden turning yellow year by year nuts are soft inside, any medicine for it | arecanut-diseases-2
honey bee box subsidy | general-scheme-74
gobhi heads started opening loose, did i wait too much | cauliflower-disorders-4 | cauliflower-harvest-1
npk dose for old tea bushes not pruned this year | tea-nutrients-1
barley roti good for sugar patients? |
potato stem black at bottom, tubers watery and stinking | potato-diseases-4
white dust all over sukha matar plant and pods small, season end | field-pea-diseases-1
new cow came from mandi today can i tie with old ones | cattle-fmd-3
khara land near coast white layer in summer paddy dies, how to wash the salt and will cotton come | general-saline-1 | cotton-soil-1
tea auction guwahati how to register |
paniri date punjab | rice-sowing-3 rice-nursery-3
banana plant leaves all bunched at top small and standing straight | banana-diseases-4
shevanti flowers petals silver colour and some plants drooping suddenly | chrysanthemum-pests-1
onion smell from hands remove |
sevanti buds have come, continue same water or less? | chrysanthemum-irrigation-1
mirchi nursery also like this but my worry is tambaku, young plants falling at neck, sky cloudy since week | tobacco-diseases-1
will apple ber survive in kutch type dry land | ber-climate-1
worms are running away or dying in my kenchua bed | general-vermi-1
husband and wife both have land, can both take 6000 | general-scheme-6 | general-scheme-1
factory wants pineapple for canning which type to plant in assam | pineapple-varieties-1
guntur mirchi cold storage rent per bag |
coffee plant breaks at stem when i push, lines raised on bark, leaves yellow. pepper on shade trees is ok | coffee-pests-1
all moringa flowers dropping after i watered heavily | drumstick-irrigation-1 drumstick-disorders-1
congress grass all over my bund, skin itching after pulling, can i throw it in compost pit | general-weeds-2
35 hp rotavator size | general-implement-1
500 broiler shed size | poultry-broiler-2
summer mung khad one killa | moong-nutrients-1
making new gaushala which direction should long wall face and floor type | cattle-housing-2
fawara system good for my sandy tila land, groundnut and wheat i grow, water little salty | general-sprinkler-1
can erandi be grown in low field where rain water stays two three days, my paddy likes it there | castor-soil-1 castor-diseases-3
nagpur santra 4 yr old, gap of watering in summer | orange-irrigation-1
teesi buds not opening when i open them small worm, chana nearby no problem | linseed-pests-1 | linseed-pests-2
duck meat rate in kolkata |
mango plant 4 year old gobar and npk per tree | mango-nutrients-1
sweet corn seed per acre | maize-seed-2
cow hit by train who pays |
is it worth grading small and big before going to mandi, arhtiya says bring all together | general-market-26
happy seeder in thick straw and late date, will wheat stand be ok | wheat-machinery-1
when to weed horsegram | horse-gram-weeds-1
how to make corn achar for buffalos in pit, i have 6 animals and green fodder ends in november | fodder-maize-feeding-1 | cattle-fodder-5 cattle-fodder-3
how many times nindai in matar and when to give sticks | greenpea-weeds-1 | field-pea-weeds-1
weeding robot for soybean available in india? |
groundnut heap got wet and black mould came, can we eat or give to cattle, how dry before store | groundnut-storage-1
rajma in my bihar field is pale yellow from bottom, chana never needed urea but this one? | rajma-disorders-1 | rajma-nutrients-1
punjab side, chole sowing with drill tomorrow, how many bags urea and super for kabuli in a killa | chickpea-nutrients-2
dhaniya stem has swellings like knots and seeds became big like laung | coriander-diseases-3
pavakka fertilizer schedule in kerala pls, how many times to top dress | bittergourd-nutrients-1
white cotton below grape leaf after unseasonal rain nasik | grapes-diseases-1
malli buds are eaten and tied with thread like web, leaf also dull, temple season is near | jasmine-pests-1
my elaichi turns brown while drying, trader cuts rate, at what heat to dry and how often pluck | cardamom-harvest-1
for 1 acre nachni how big nursery | ragi-nursery-1
stunted bunchy moongphali no pods under, somebody told thrips bring it, did i sow too early | groundnut-diseases-4 | groundnut-sowing-1
ginger plants die in patches sticky white liquid from stem, same land last year also, haldi beside is fine | ginger-diseases-2
combine man is free tomorrow, stems are half green grains yellow, let him cut paddy? also when to let out the water | rice-harvest-1 | rice-irrigation-4 rice-storage-1
which arvi variety stores well at home | colocasia-varieties-1
singdana seed before sowing i have both fungicide and culture packet, which one first and what gap | groundnut-seed-3 | general-biofert-3
peeli sarson and toria which to sow first, seed per acre | mustard-sowing-4 | mustard-seed-1
we are near indore, can potato be planted in rains or only winter | potato-sowing-1
planting tc banana plants in may heat ok or wait | banana-nursery-2 | banana-climate-1
i want to know total npk for gobi in one acre, is boron also needed, uncle says only dap is enough | cauliflower-nutrients-1 | cauliflower-disorders-2 general-boron-2
chilli gets dirty drying on road, covered sun drying box how hot should it be | general-dryer-1 | chilli-storage-1
for sending anar to delhi from solapur which type travels well, ganesh or sinduri | pomegranate-varieties-1
fcv tobacco planting month and spacing karnataka | tobacco-sowing-1 | tobacco-market-1
which website for my land paper in telangana | general-scheme-88 | general-scheme-89
strawberry in pala area | strawberry-climate-1 | strawberry-weeds-1 general-frost-2
land for chrysanthemum? mine holds rain water 1-2 days, marigold was ok in it | chrysanthemum-soil-1
young toor with bronze stripes between veins of leaf comes every year | pigeon-pea-disorders-2
palakkad chilli fertilizer schedule | chilli-nutrients-3
papaya seeds costly, how many gm needed and bag or bed nursery better | papaya-seed-1
42 degree here in may, tomato flowering but all drop. baingan next bed setting fruit normally, should i tie net | tomato-disorders-3 general-heat-2
new mango saplings in first summer water how often and for the old trees when they have small fruits | mango-irrigation-1
ate green jowar from dry field and fell down shaking | cattle-feeding-8 jowar-feeding-1 fodder-sorghum-health-1
small balls on roots of my brinjal and okra, plants never grow | brinjal-diseases-5
paddy ears white and broken at neck, spots came on leaf earlier. what is this | rice-diseases-1 | rice-diseases-2
beer company wants my jau but says last time grain was not good because i gave too much urea late, how should i divide it | barley-nutrients-2
hydroponic lettuce setup near cabbage farm |
i am from madurai, when to put cotton seed for the winter and also summer season | cotton-sowing-4
bhendi leaf has black sooty patches with corners then falls, humid here | okra-diseases-4
pineapple middle leaves come out when pulled and smell bad, heavy rain | pineapple-diseases-1
murrah jhoti has grown, what age or weight to do AI first time | buffalo-breeding-2
assam, oats for cows, how much gobor and ssp | oat-nutrients-1
growing tips of my pepper vines are drying one by one since september, inside tip there is some small worm | blackpepper-pests-2
adike small nuts falling like rain since rain started and white cotton like thing on them | arecanut-diseases-1
small jackfruits turning black with fungus hair and dropping | jackfruit-diseases-1
pr 131 paneeri date pls | rice-nursery-3
worms cutting kanak in night march, super seeder field | wheat-pests-4
i am from odisha, no land of my own, work on share, any yearly money from state for me | general-scheme-94
carrots snap when we pull them, soil like stone | carrot-irrigation-1 | carrot-soil-1
9 year old guava tree how much dung and urea, different people say different | guava-nutrients-1
only dry puwal left this summer no green fodder, someone said straw can be made stronger with fertiliser, how is it done | cattle-fodder-1 | cattle-fodder-2
cardamom capsules coming scabby skin like rust and flowers falling, estate neighbour sprays every 2 weeks should i do also | cardamom-pests-1
castor plants drooping and dying in patches, edges of leaf dry first | castor-diseases-1 | castor-varieties-1
anthrax injection needed every year? | cattle-vaccination-4 | goat-vaccination-2
100 kg wet turmeric gives how much dry | turmeric-harvest-1
how much khad for 6 yr old amla tree and which month | amla-nutrients-1
she goat will deliver in 3 weeks how much feed and leaves daily, i have cows feed also at home | goat-feeding-1
we planted amla four yrs back when will fruit come and which month traders pluck it | amla-harvest-1 | amla-varieties-1
kheera stung worms inside | cucumber-pests-1
pulled soya plant one month old, roots clean without any balls, is that bad | soybean-nutrients-3
neighbour sowed wheat directly in paddy stubble with machine without ploughing, is it good or he will repent | general-zerotill-1 wheat-machinery-1 wheat-machinery-2 general-residue-1
my young phool gobi leaves became thin like string only middle rib, soil here is sour type | cauliflower-disorders-3 | general-acid-2
bunch coming from side of trunk | banana-disorders-3
urea bag real price? | general-scheme-77 | general-scheme-79
i have one desi cow and want to make that dry dung jaggery fertiliser to throw at sowing, how to prepare and how much per acre | general-ghanjeevamrut-1
baingan flowers dropping, no fruit | brinjal-disorders-1
web on castor fruits | castor-pests-3
sarson leaf back side white boils and the flower top has become thick and twisted | mustard-diseases-1
brinjals touching the wet ground are going brown and soft, lost 3 crates already, what to do before next picking | brinjal-diseases-3
small urad plants drying one by one, split the stem and white worm was inside | urad-pests-1
if i keep my soyabean in godown after harvest will kcc loan interest stay low, price is bad now | general-market-28 | general-enwr-2 general-enwr-1
goat skin leather wallet business how to start |
when to cut urad | urad-harvest-1
rates are very low now i need money for daughters marriage but dont want to sell soybean today, can i keep it somewhere and get loan on it | general-market-27 general-enwr-2 general-enwr-1 | general-market-28
coorg side cardamom which type, malabar or mysore | cardamom-varieties-1
arvi leaves are still green after 6 months, a trader wants it for a wedding order, dig now? | colocasia-harvest-1
very late wheat seed name pls, potato field free only january | wheat-varieties-3 wheat-varieties-2 wheat-varieties-4 | wheat-seed-2 wheat-seed-3
my 2 acre is usar land nothing comes up there, relative says put amla trees will they survive | amla-soil-1 | amla-sowing-1
which mango is tastier banganapalli or dasheri |
goat ate lot of grain, circling and died in hours, how to save others | goat-et-1
white grey powder on bhindi leaf both side | okra-diseases-3
after turmeric i put banana here, plants not growing strong, one fell yesterday in small wind and bottom part is eaten from inside with white worm | banana-pests-1
in december i see white insects climb mango tree how to stop them before they reach flower, plastic tie? | mango-pests-2
tomato ketchup unit licence cost |
vankaya nursery month | brinjal-sowing-1
musk melon seed rate 1 acre, nursery man said 500 gm my father says 2 kg | muskmelon-seed-1
how much corn from one acre if i have borewell | maize-yield-1
tiny flies in my mushroom room can i spray | mushroom-pests-1
urea dap for jau 3 acre with canal water, how much | barley-nutrients-1 | barley-nutrients-2
brother in law doing areca in shimoga, can it grow in my sandy land in rayalaseema where summer is so hot | arecanut-climate-1
saffron farming in room, training fee |
clouds are dark and my field has standing water, should i throw urea today or wait, last time all got washed | general-fert-5 | general-flood-1
lauki seed kg acre | bottlegourd-seed-1
after april cutting how much share of the fertiliser should go to grapes, and which potash | grapes-nutrients-1
sky is clear and no wind tonight, 5 degree, is my aloo and papaya in danger | general-frost-1 | potato-disorders-2 general-frost-2
tomato bottom black and hard | tomato-disorders-1
after picking is over in our estate which shoots to cut and is robusta topping same as arabica | coffee-pruning-1
dairy says my milk is dirty and gets sour by noon, what to do at time of milking | cattle-milk-1 | cattle-milk-2
rotavator subsidy percent small farmer | general-scheme-55 | general-chc-2 general-scheme-57
soil card says carbon 0.6 is it good or bad | general-soiltest-4 | general-carbon-1
rain came when jowar was ripe now grains pink and black | jowar-diseases-2
ornamental fish aquarium filter not working |
honey price per kg wholesale for mustard honey |
cabbage roots became fat and knotted like ginger, plants droop at noon | cabbage-diseases-1
round sunken rings on my brinjals and leaves also having brown circles, same problem last year with seed i saved myself | brinjal-diseases-4
will adrak grow in our dry area at low rain, soil is stony and only half foot deep | ginger-climate-1 | ginger-irrigation-1
planted 300 bamboo last monsoon under a loan, they are standing but not growing fast. what to feed per plant and how much water in may june | bamboo-nutrients-1
groundnut tops pale after rain water stood, what spray | groundnut-disorders-2 general-iron-1
how much salt for sorting paddy seed | rice-seed-1
one breed for milk and ploughing both in marathwada side | cattle-breeds-5 | cattle-breeds-4
i have pgs certificate, can i send haldi to dubai as organic | general-scheme-54
rajnigandha watering in winter | tuberose-irrigation-1
barbati field full of grass after one month, labour costly, when to hoe | cowpea-weeds-1
mullangi water how often in heat | radish-irrigation-1
how dry should sarson and moongfali be before putting in bags | general-store-1 | groundnut-storage-1
desi kapas beej per killa how many kg | cotton-seed-1
pepper i multiply by cutting, for elakkai is it better to raise from seed or split the good clump, want same as mother | cardamom-nursery-1
is moringa or amla more good for hair |
is cow slaughter legal in kerala, my old cow not giving milk |
tomatoes cracking after i watered the dry plot | tomato-disorders-2 | tomato-irrigation-1
brinjal when to pluck | brinjal-harvest-1
is there any old age pension for small farmer where govt also puts money, what will my wife get if i die | general-scheme-66 | general-scheme-67
paddy purchase centre in our village refused saying crop not entered, what is this | general-market-17
alsi in sandy soil ok or not | linseed-soil-1
sprayed medicine at 11 and rain came at 1 is it wasted | general-spraywx-3
peel became greyish in my cold room why, these are kela not mango | banana-storage-1
worm hiding in folded chaulai leaves | amaranthus-pests-1
potato wafer frying oil which is best |
which cheera type dont go to flower fast | amaranthus-varieties-1
sudan chari seed how much per acre in april | fodder-sorghum-sowing-1
tobacco barn firewood permit from forest department |
rajmah leaf spots wet then black, in bhaderwah we grow local seed every year | rajma-diseases-2
should i cut side shoots of bell pepper, my worker left all and now it is jungle | capsicum-pruning-1
sunflower oil or mustard oil for heart |
shed size for cows and calves, khurli length also, want to show plan to dairy loan officer | cattle-housing-1 | cattle-housing-2
panchayat pond lease auction is next week, i need to know what weight of rohu katla i can harvest in a year from it if fed well | fish-yield-1
pepper spikes falling down green in june after a gap in rain, shade trees are very thick this yr | blackpepper-disorders-1
want to put some sarson lines in my chana, how many rows of each | chickpea-intercropping-1
rice and dal gets insects every rainy season at home and wife does not like tablets, heard of some airtight bag is it good | general-hermetic-2 | general-store-4
rusty leaves dry pea | field-pea-diseases-2
after wheat i sowed mung, when first water | moong-irrigation-1
bhindi seed qty for feb sowing, last time half did not come up | okra-seed-1 | okra-seed-2
sugar mill not paid my dues two years, court? |
did AI on 5th of this mnth, when to look again to knw she is pregnant or not | cattle-breeding-3
guntur chilli futures trading how to do |
pineapple leaf cloth which company is purchasing from farmer |
savukku trees drying one after other, bark lifting and soot like powder under it | casuarina-diseases-1 | casuarina-varieties-1
fertiliser for mung after paddy cutting, all at one time or two times | moong-nutrients-2
silk worms dying each batch, how to stop disease before next brushing | silkworm-disease-2 | silkworm-eggs-1 silkworm-disease-1
coffee powder roasting at home for filter |
they refused my produce saying nami high, showed nothing on paper, i hired tractor trolley for 1500, now what can i do | general-market-18
when do people put lasan in gujarat | garlic-sowing-1
masoor sowing month hills | lentil-sowing-1
sevanthi fertiliser schedule | chrysanthemum-nutrients-1
beer company agent is giving contract for jau, which seed should i ask him for | barley-varieties-1
saffron in bihar possible or not |
cotton picking labour not coming, handheld picker machine works or not |
tiny yellow dots on soya leaves now brown, and pods have spots with small wrinkled grain | soybean-diseases-3
after rain kharbooja vines wilting, stem near soil cracked, ludhiana | muskmelon-diseases-1
summer mung which seed gives more per killa, dealer pushing sml 668 | moong-varieties-1
vine of pepper going yellow slow every year, arecanut beside is fine, is it root problem | blackpepper-diseases-2
soil lab said organic carbon 0.3 very low how to increase | general-carbon-1
banana fibre bag making training any centre near trichy and who buys them |
my red cheera is full of holes but no insect is there, can i mix green one in same bed | amaranthus-diseases-1 | amaranthus-varieties-1
only rain no irrigation, jowar with tur on kali zameen, npk for the jowar how much | jowar-nutrients-1
which lucerne seed for gujarat | lucerne-varieties-1
konkan summer bhendi early or late sowing, borer spoils mine each time | okra-pests-2 | okra-pests-1
pineapple canning factory near agartala taking fruit? |
cane sett red inside, can i still plant it | sugarcane-seed-3
for silage type chara makka how many kg seed in acre, want to mix lobia also | fodder-maize-seed-1
i am in thrissur want to put churakka which month is ok | bottlegourd-sowing-1
website for khatauni in up | general-scheme-86
bhindi full plant pale yellow | okra-disorders-2
dealer says buy rotavator now subsidy will come later, is that right | general-scheme-57
which banana to plant between coconut trees | banana-intercropping-1 | coconut-intercropping-1
rose loose petals for mandir when to pluck, and stem one for bouquets | rose-harvest-1
how to know banana bunch is ready, flower came out three months ago | banana-harvest-1
how often to water cucumber when flowers are on, borewell only 2 hour light | cucumber-irrigation-1
shimla side, cabbage planting month? | cabbage-sowing-1
dhingri mushroom small pins came, when do i pluck and will it come again | mushroom-harvest-1
tossa pat seed in line how much kg and row gap | jute-seed-1 jute-sowing-2
how wet should maize be when filling silage pit | cattle-fodder-5 fodder-maize-feeding-1
smelly bug paddy | rice-pests-9
maho on dhania umbels, seed is getting shrunk, my bee boxes are near so afraid to spray | coriander-pests-1 | honeybee-pesticide-1
how much discount on dhan seed from bihar govt this kharif | general-scheme-82
made neem spray at home in big bucket, can i keep half for next week | general-neem-2
moringa cutting after harvest | drumstick-pruning-1
two days rain water standing in mirchi field will it survive | chilli-soil-1 | general-flood-1
gajar became hard woody inside, did i leave it too long in ground | carrot-harvest-1
what is price of cotton picking machine |
river water came in field 2 days back, moong and dhaan both under water, what should i do first now | general-flood-1
wheat next plot is clean but in mustard some parasite plant comes from the roots each year and crop droops, how to finish it for ever | mustard-weeds-2
mango rots with black patches when i keep it for ripening, buyers complain, does covering with paper help | mango-diseases-2 mango-harvest-1
ornamental fish for aquarium which is easy to breed |
draksha leaves and bunches covered with whitish powder, export agent coming next month so i am worried what i can spray | grapes-diseases-2
giriraja or kaveri better for eggs, wife group wants 50 birds | poultry-backyard-3
mooli thining how | radish-weeds-1 radish-seed-1
after paddy harvest we broadcast blackgram in standing moisture, what spray to give more pods | urad-nutrients-2
combine harvester on emi how much downpayment for wheat season |
onion bulb soft with white cotton and small black seeds like rai | onion-diseases-4
which chari seed gives many cuttings, my buffaloes finish everything fast | fodder-sorghum-varieties-1
summer ploughing for soya how often, below there is hard pan | soybean-soil-1
solar dryer for chilli powder unit | general-dryer-1
yesterday irrigated now strong sun and whole narma drooped suddenly | cotton-disorders-4
groundnut oil ghani wooden press price, sesame also i want to press |
when to reduce water in watermelon so it is sweet for ramzan | watermelon-irrigation-1
which angoor can grow in punjab side, in sangli they do sonaka | grapes-varieties-1
my cow has sores in mouth and between hooves not eating, buffalo is tied next to her and i am scared it will spread, what now | cattle-fmd-1 cattle-fmd-2
my banana is 3 month old, neighbour throws urea touching the stem, how far should i put and how many times total | banana-nutrients-2
ginger candy making recipe for small business |
how to read soil health card, what is normal ec and ph | general-soiltest-6 | general-soiltest-7 general-scheme-48 general-soiltest-5
is pea needing water now flowers started | greenpea-irrigation-1
black lice full on kusuma tips sticky plants, gram nearby clean | safflower-pests-1
bitter gourd seed qty for one acre | bittergourd-seed-1
yellow thread like vine with no leaf covering my alsi, how to finish it | linseed-weeds-2
how many peeli patti per acre for safed makhi and can i make at home cheaply | general-trap-3
tur ridge sowing or plain, which week of june for late type | pigeon-pea-sowing-1 | pigeon-pea-soil-1
cow milking machine single bucket price and which brand is quiet |
cut soybean was lying in field and rain spoiled all, will insurance give | general-scheme-28 general-hail-2
fmd injection how many times | cattle-vaccination-1
jute fertilizer per bigha my land is poor | jute-nutrients-1
i give groundnut two bags, for nuvvulu with irrigation how much per acre and is urea one time or two time, guntur side | sesame-nutrients-2
my aonla trees got too tall, when to cut and also how often to run the motor in may june | amla-irrigation-1
something eating roots of my supari palms crown is going yellow | arecanut-pests-1
G9 banana getting finished in burhanpur by some new disease is it true | banana-diseases-2
which santra type for ganganagar and can nagpur one grow there | orange-varieties-1
are ducks better than desi murgi for eggs, we have a pond with snails | poultry-duck-2 | poultry-duck-1
soak suryaphool seed overnight? | sunflower-seed-1
csc boy told pm kisan only for small farmers upto 5 acre, is it right | general-scheme-4
how to check in home if paddy drying is bacteria, leaf edges wavy straw colour | rice-diseases-3 | rice-diseases-4
how many feeders for 200 turkey birds, i had broilers before | poultry-turkey-1
coffee roasting machine for small estate, which company good |
my uncle says pant urad is old now, any other good urad type for up and how much will it give per acre | urad-varieties-1
dap not available anywhere, what can i mix instead of it | general-fert-4
transplanting vangi seedlings tomorrow, very hot here, morning or evening and do they need cover | brinjal-nursery-1
want ber fruit from dec till april so that i am not dumping all in mandi on same week, which types to mix | ber-varieties-1
want agri infra loan for godown, how much money should i put from pocket and when does emi begin | general-scheme-63 | general-scheme-62
nachni seedlings dip in which bio culture before transplanting | ragi-organic-1
gehu turning yellow confused is it urea shortage or zinc or rust | wheat-disorders-2 | wheat-diseases-1
some pepper berries turn dark and when i press they are empty inside | blackpepper-pests-1
masoor between autumn sugarcane, will it spoil cane, how much extra do i get | lentil-yield-1
can gwar be put between narma lines | guar-intercropping-1
alsi me watering when | linseed-irrigation-1
my cashew trees r 5 yrs old never gave any fertilizer, how much each and which month | cashew-nutrients-1
borewell fails by feb, how to catch the monsoon water in my own field and how big a pit | general-rainwater-1
chaulai sowing which month | amaranthus-sowing-1
animal is kicking own belly and left side is swollen after it ate lot of jai fodder | cattle-bloat-1
old aam tree branches dry from tips | mango-diseases-3
soya stem has two cut rings and top is dry, breaks when touched | soybean-pests-1
makka for cattle feed only not grain, fertiliser amount | fodder-maize-nutrients-1
my azolla smells of dung and the buffalo wont touch it, also growth is slow after first cutting | cattle-azolla-2
palak first cutting after how many days, and from where to cut | palak-harvest-1
kusum hybrid how much yield | safflower-yield-1
borewell is drying and i have 400 areca palms and some pepper on them. minimum water i must give areca in april so they dont die | arecanut-irrigation-1
andhra govt annadata money total how much, i am kaulu raithu no land in my name | general-scheme-92
fasal bima my share premium | general-scheme-23
grapes still sour, if i cut now will they become sweet in box | grapes-harvest-1
my kamalam plant reached top of pole, now should i cut the tip or let it grow | dragon-fruit-pruning-1
ber fruit white powder | ber-diseases-1
kheera leaves have yellow patches with corners between veins, after fog they dry from side | cucumber-diseases-1
my apple trees dropping marble size fruits every june and buyer also showing me corky spots inside | apple-disorders-1
barbati pods became hard nobody buying, when to pick and how much should i get | cowpea-yield-1
one canal turn only for jowar, at which stage to give | jowar-irrigation-1
how many bori pyaz from an acre normal crop | onion-yield-1
how much tds bank cut on my fd |
same nozzle for weed killer and insect medicine ok? | general-nozzle-1
too many tiny mangoes falling down is it normal | mango-disorders-2
chichdi all over my cow | cattle-ticks-1
hail finished my cut crop lying in field, insured, whom to tell and till when | general-hail-2 general-scheme-26 | general-scheme-28
masur full of bathua, labour not coming, till what day does it matter | lentil-weeds-1
how many calories in boiled chana |
sunhemp or dhaincha, i have less water, how many ton hari khad will come | general-greenmanure-3 | general-greenmanure-2
one year mango loaded next year nothing, contractor will not take orchard this year, how to get fruit every year | mango-disorders-1 | mango-varieties-1
no rain since january in my elaichi estate, well is low, can i skip watering till may | cardamom-irrigation-1
bhindi sowing month | okra-sowing-1
pyaz making flower stick why, can i keep those bulbs | onion-disorders-1
peas in ooty, fertilizer dose and second dose time | greenpea-nutrients-1
coconut leaves bending in like ribs and going yellow soft, yield less each year. officer said no medicine is this true | coconut-diseases-2
which genda seed for orange big flower | marigold-varieties-1
honey purity test lab near me nmr test cost |
which paddy survive flood | rice-varieties-2 rice-varieties-3
strawberry leaves yellow, my land has chuna in it, tomato grows fine there | strawberry-soil-1 | general-iron-1
strawberry per acre production in mahabaleshwar side | strawberry-harvest-1
dragon fruit stem turning soft yellow and watery after rain, 200 poles planted on loan, kindly tell | dragon-fruit-diseases-1
can mosambi survive frost night, here winter goes below zero sometimes | sweet-orange-climate-1 | general-frost-2
dudhi plants flowering now in heat, daily watering is possible from tanki but wife says it will rot, how many days gap | bottlegourd-irrigation-1
robusta yearly fertiliser how much | coffee-nutrients-2
can i export pomegranate to dubai directly without agent |
my neighbours all burn cane leaves after cutting, if i dont burn how much more tonnage will come in next years | sugarcane-organic-1
i got mitti card but dont understand what all things are written in it, should i test again next year | general-soiltest-7 general-scheme-48 | general-soiltest-5
what price of second hand swaraj rotavator |
how many seeds of bhopla in one pit and how far the pits | pumpkin-seed-1
my wife is in shg can they get drone | general-scheme-58
dalimb fruit worm paper bag works? | pomegranate-pests-1
himachal hill garlic variety with big bulb | garlic-varieties-1
hailstorm destroyed half my vegetable plot, can it recover if i give urea | general-hail-3
til is small and grass is bigger what to do and how much space between plant | sesame-weeds-1
pavakka seed which is good for thrissur, long green one sells here | bittergourd-varieties-1
i want to dig a fish pond, how much govt will give, i belong to SC | general-scheme-71
already july middle and no rain, paddy nursery not sown, what now | general-drought-2
tur variety short one, when to sow so that gehu can come after it | pigeon-pea-sowing-2
cow was fine at night, found dead in morning blood coming from nose. skin man is coming to take it | cattle-anthrax-1
grass mixed in mentha when distilling, oil smell bad. how many weedings | mint-weeds-1
total how many times wheat should be irrigated and at which stages, my canal turn is fixed by patwari so i have to plan | wheat-irrigation-2
virginia tobacco light soil watering all furrows or leave some | tobacco-irrigation-1
rice leaf rolled like tube and white scratches, rope pulling works? | rice-pests-7
buds not opening brown at edge, new shoots sticky, some leaves have web under | rose-pests-1
avocado hass plant price in bangalore nursery |
want to make my own aloo seed not buy from jalandhar every yr, how | potato-seed-3 | potato-storage-1
need barseem seed that gives green till june for my 6 buffalo, name of variety | berseem-varieties-1
new born calf not getting up its been 40 minutes nose full of slimy, mother is tired | cattle-calf-3
kathua wheat seed for december first week | wheat-varieties-5 | wheat-sowing-3
my friend dumps lot of chuna in his land every year, is more better | general-acid-3 | general-acid-2
treating matar seed before sowing with what and what spacing, masoor i did without anything | greenpea-seed-1
rhizobium packet given free with pesara seed, how to use it and is any gain | moong-seed-2
chicks 3 weeks old how much heat should be in brooder | poultry-brooding-1 | poultry-brooding-2
kothmir for leaf cutting vs for seed, is fertilizer same | coriander-nutrients-1
pradhan ji said govt gives small packets of oilseed seed without money, whom to ask and when | general-scheme-81
when rajma is ready and what yield per acre | rajma-harvest-1 | rajma-yield-1 rajma-varieties-1
sabzi wala kathal which month and weight to cut, caterer wants 200 kg for marriage | jackfruit-harvest-1
soil report came ph 5, how many bags chuna per acre | general-acid-2
can i give deworming tablet to cow 6 months pregnant | cattle-deworm-2
which mango tastes better langda or dasheri |
lures for chana sundi trap i got free from block office, how far to keep them and after how long put new one | chickpea-pests-2 | general-trap-2
buyer wants clean long fingers without marks, what to do with the bunch after all hands open, last year storm also threw half my plants | banana-pruning-2
last night ice on leaves, my kardi is in bud, chana beside got burnt | safflower-climate-1 | general-frost-2
monsoon gone, only little water in farm pond, at what stage should i use it and how to save moisture | general-drought-1
gajar beej per acre for ridge sowing, and after how many weeks remove extra plants | carrot-seed-1
lot of grass in my thotakura bed, going to put urea tomorrow, remove grass first or after | amaranthus-weeds-1 | amaranthus-nutrients-1
my friend transplanted tur from polybags and got bushy plants, what spacing and when to pinch | pigeon-pea-nursery-1
pm kisan site says my land not linked, csc boy cannot fix it, which office will do | general-scheme-12
i have only 1 acre, bank says too small for kcc, is there any small limit card | general-scheme-43
berseem seed how many kg for one killa, field never had berseem before only jowar | berseem-seed-1
kinnow 5 years old how much gobar and urea per plant and when | orange-nutrients-2
i grow tur and urad, somebody said govt will take whole crop for some years and seed free. where to register | general-market-11 | general-scheme-81 general-market-12
pruning month for gundumalli, marriage season rate is high in dec so want flowers then | jasmine-pruning-1
too much berseem now in march and maize fodder also coming, want to dry the berseem and keep it for summer without it getting black | cattle-fodder-6
one pole of dragon fruit gives how many kg and from which year, bank manager wants it for my loan file | dragon-fruit-harvest-1
kardi is thorny how to harvest without injury and when ready | safflower-harvest-1
baigan plant bushy tiny leaves no fruit | brinjal-diseases-1
aquarium fish shop license |
ratnagiri cashew grafts which one | cashew-varieties-1
how many years can keep khodwa, yield going down but seed cost is saved | sugarcane-sowing-6 | sugarcane-organic-1
1121 seed one killa | rice-seed-4
how do i know if a yojana website is real or cheating | general-scheme-89 | general-scheme-60
neighbour is giving free suckers from his nendran garden, some have broad leaf some narrow. what age and how to trim before planting | banana-nursery-1
chinabadam in cuttack after paddy which month and how much kg seed | groundnut-sowing-2
shimla mirch in polyhouse suddenly drooping one by one and base is rotten after i gave plenty water | capsicum-diseases-1
top new leaves turned almost white only lines green, groundnut sand field | general-iron-1 groundnut-disorders-2
anar fruit cracking in black spots, leaf has oil like marks | pomegranate-diseases-1 | pomegranate-disorders-1
kamalam one year compost howmuch | dragon-fruit-nutrients-1
dumka side red soil, maize not growing inspite of dap, someone says chuna | general-acid-4 | general-acid-3 general-acid-1
white moths sitting on ganna in june | sugarcane-pests-1 sugarcane-pests-2
chicks running away from bulb mouth open why | poultry-brooding-2 | poultry-brooding-1
how many bags dap urea potash for one acre dhan to give full dose | rice-nutrients-2 general-fert-1 | rice-nutrients-1
near the sea only sand and salty wind, will savukku come up | casuarina-soil-1 | casuarina-varieties-1
company agent selling tissue culture sagwan 900 rs plant says cut in 10 years 1 crore, should i invest | teak-market-1
one muringa tree gives how many pods, and in how many months first picking | drumstick-yield-1
bheda farm subsidy how much | general-scheme-69
when to remove cocoons from chandrike, last time reeler said inside was soft and cut my price | silkworm-mounting-1
alsi seed how many kg per acre if i broadcast by hand | linseed-seed-1
my mitti card is 4 yrs old should i get new one, what will it tell me | general-scheme-48 general-soiltest-7
in assam pigs dying in next village how to save mine, we feed hotel leftover | pig-asf-2 | pig-vaccination-1 pig-asf-1
lentil beside it is ok but gram plants are drooping yellow and dying here and there every year in the same field, seed from my own house | chickpea-diseases-1 | general-tricho-1 chickpea-sowing-5
palakkad paddy npk please | rice-nutrients-5
cow aborted, milk safe? | cattle-brucella-1
my uncle in nashik wants to grow elaichi like kerala people do, is it possible at our place | cardamom-climate-1
want to dry red mirchi for guntur market, planted in august end, when will it be ready to pluck | chilli-harvest-1 | chilli-storage-1
amla black from inside when cut, which type doesnt have this | amla-varieties-1 amla-disorders-1
happy seeder kharcha per acre | general-residue-2
what water temp katla cannot live | fish-quality-1
garmi moong flowers falling no pods | moong-pests-2 | moong-irrigation-1 moong-sowing-2
maggot in kharbooja fruit | muskmelon-pests-1
rose water making at home for selling |
tur plants drying one branch then whole, black line under bark | pigeon-pea-diseases-1
how dry should grain be so that no insects come in kothi | general-store-3 | general-hermetic-1
when is apple ready to pluck | apple-harvest-1
what is the gst on supari |
pond water very cold fish not eating how deep should it be | fish-winter-1
rajma in february? | rajma-sowing-1 | rajma-climate-1
bamboo furniture course |
lentil import duty this year will price fall |
only one water for kardi, at which stage | safflower-irrigation-1
is bt brinjal allowed to grow in india |
can i export my pomegranate and grapes to dubai myself |
alsi leaves black spots going up and buds black too | linseed-diseases-3
which bans for eating shoots | bamboo-varieties-1
jeera near my wheat is filling seeds and sky is cloudy, wheat got water, should jeera also | cumin-irrigation-1 | cumin-diseases-1
onion tip drying yellow, its 50 day crop. garlic next to it no problem | onion-disorders-3 | onion-pests-1
rainfed dry sown paddy lowland how much urea dap, gobar khad with it? | rice-nutrients-6
soil test shows zinc low, how much zinc for soybean | soybean-disorders-1
i stay in kumaon hills, which month to sow gram. my cousin in tarai does it after rice | chickpea-sowing-3
which strawbery plant to order for delhi farm | strawberry-varieties-1
nilgiri plants 1 year old very slow, is weeding and manure worth the labour | eucalyptus-nutrients-1
ears are out and wind is blowing should i give water to wheat today | wheat-irrigation-3
soyabean pods bursting in afternoon while cutting, what stage is right | soybean-harvest-1
mp govt extra money besides pm kisan | general-scheme-96
sirohi goat farm near jaipur contact number |
black worm on mooli leaves, we eat leaf also so no poison please. sarson near has it too | radish-pests-1 | mustard-pests-2
they say pulses dont need urea, is it same for rajma? plant pale | rajma-nutrients-1 rajma-disorders-1
land is in owners name i only do lease farming can i get the 6000 | general-scheme-7 | general-scheme-92
jeera sowing date for barmer, aadhar date | cumin-sowing-1
how many pheromone traps for one acre | general-trap-1 | general-trap-2
red mark on bottle | general-safety-4
how many kilo diwela seed for 3 acre and gap between lines | castor-seed-1
want red gajar for halwa season not the orange english type, name of seed with good yield | carrot-varieties-1
all fields nearby turned black in 3 days, my aloo still green, spray now? | potato-diseases-1 | potato-diseases-2
coconut watering days gap | coconut-irrigation-1 coconut-irrigation-2
society forces nano bottle with every bag, can i skip half the normal urea then | general-nano-2 general-nano-1 | general-scheme-79
mosambi skin brown rusty, trader cutting half rate | sweet-orange-pests-1
matar field full of bathua, till when should i keep cleaning | field-pea-weeds-1 greenpea-weeds-1
orange spots on tisi leaf and stem turning black | linseed-diseases-2
masoor plants suddenly drooping in patches, same field every year | lentil-diseases-1 | general-tricho-1
after paddy i have moisture for one or two waterings only, raipur side, gram sown already, linseed which week is best | linseed-sowing-2
can i fly my own drone over field near airport |
i took crop loan for soyabean but now sown maize, how to tell the bank for insurance and by when | general-scheme-25 | general-scheme-24
cost of 10000 bird broiler shed with automatic feeder and curtain |
can i keep the big rock bees from tree in box, or which bee gives more honey | honeybee-species-1
small green lice on rajma | rajma-pests-2
rose grafted plants planting time, how high to keep the joint | rose-sowing-1
hybrid makka seed is costly i want exact kg for 2 acre and plant distance | maize-seed-1
lasota which day and after that which vaccine | poultry-vaccination-1
is beejamrut ok for moongfali seed, i made it three days ago | general-beejamrut-2
wheat field is free from april first, mornings still cold, can i sow cotton now or seed will rot in soil | cotton-climate-1 cotton-sowing-1
which weedicide before grass come in cotton and how many hoeing | cotton-weeds-1
how much does a mini dal mill cost for arhar |
my goat gave twins just now in cold night what to do first for the babies | goat-kid-1
brown rice good for weight loss? |
dragon fruit wine making legal in maharashtra |
wheat will be cut in april in bihar, can i still put moong after | moong-sowing-2 | moong-machinery-1
is coffee bad for heart |
haryana chana i sowed early october last yr half plants dried, was it too early | chickpea-sowing-1 | chickpea-diseases-1
price of second hand mahindra tractor for bamboo carrying |
when to pluck lauki so it sells tender in mandi | bottlegourd-harvest-1
biri sowing time odisha | urad-sowing-2
rain came on mango flowers this year, will fruit set suffer | mango-climate-1
dhingri bags became all white now what to do | mushroom-housing-1 | mushroom-harvest-1
holes in green mirchi | chilli-pests-4
is bamboo cutting from own land legal or forest dept permission needed | bamboo-market-1
documents for kisan card | general-scheme-42
dap for guar how much | guar-nutrients-1 | general-fert-4
sagwan not growing low land | teak-soil-1
father always throws guar by hand, i have drill now, any benefit | guar-seed-2 | guar-weeds-1 guar-seed-1
after potato and tomato can i put baingan in same plot | general-rotation-1
in rainy season goats coughing and hoof rotting, floor stays wet | goat-housing-2
mustard young leaves yellow on top even after urea what is lacking | general-defic-4 | general-defic-1
raipur side coarse paddy nursery kg of seed for 2 acre | rice-seed-2 | rice-nursery-1
silk saree loom price |
cotton ginning mill jobs near rajkot |
kollu pods have holes | horse-gram-pests-1
cotton plants dying in patches every year same spot, stem inside brown. does sowing moong in between help | cotton-diseases-2
same kanki medicine in gehu each year now it not dying, shopkeeper says double the dose | wheat-weeds-3 | wheat-weeds-4
mosaic on rajmash beans, potato also near has mahu, do i remove the rajma plants | rajma-diseases-3 | rajma-pests-2
gehu store cleaning before filling | wheat-storage-2 | wheat-storage-1
gujarat magfali new seed that beats gg 11 | groundnut-varieties-1
last date for crop insurance | general-scheme-24
my neighbour cows enter my field and eat my crop can i file police case |
pedigree of murrah bull in karnal semen price |
some grey dandruff like thing on bark of my apple trees, scratch it and yellow bugs are there. pear nearby is clean. want to treat in winter itself | apple-pests-2
thakkali basal dose per acre non hybrid | tomato-nutrients-1
karela only male flowers no fruit in june | bittergourd-disorders-1
green gram expected output, deciding between this and sesame | moong-yield-1 | sesame-yield-1 sesame-varieties-1 moong-varieties-2
no loan on my land but i want crop insurance, where to apply and what papers | general-scheme-35
nuvvulu half pods formed, no rain 3 weeks, one water is useful? | sesame-irrigation-1 | general-drought-1
new calf khees how much | cattle-calf-1
bought trichoderma and rhizobium for chana seed, which goes first and can i add bavistin also | chickpea-seed-2
no rain since diwali, one tanki of water left for chana. when to give, it is starting to flower | chickpea-irrigation-1 chickpea-irrigation-2 | general-drought-1
chana leaves falling, harvest now or wait | chickpea-harvest-1
only my field drowned not others in panchayat, why insurance gave me nothing | general-scheme-30 | general-scheme-26
sarson pods breaking and seed falling in field when should i have cut | mustard-harvest-1
cold foggy days, matar leaves have yellowish patch on top and grey mould under, chana near is ok | field-pea-diseases-3
til with which crop | sesame-intercropping-1
after one week of cloudy drizzle the erandi spikes are becoming bare, small capsules on the ground, should i put urea now | castor-disorders-1 castor-nutrients-2
cotton leaves becoming red, flowers started, what to spray | cotton-nutrients-3 cotton-disorders-3 | cotton-pests-6
white wax like insects stuck on narma shoots and ants going up and down, plants not growing, they came from gajar ghas on the bund i think | cotton-pests-8 | general-weeds-2
sandy field barseem sown yesterday, when first water | berseem-irrigation-1
rearing house temp is 30 now for last stage worms, too hot? | silkworm-climate-1
how do i know langda mango is mature on tree, contractor shakes branches and fruits get black sap marks | mango-harvest-2
supari plants per acre how many | arecanut-sowing-1
want to replace old plum with apple, how many plants fit in 1 acre | apple-sowing-1
wheat first water when | wheat-irrigation-1 | wheat-irrigation-2
doing goat now but want one or two buffalo for milk in kolhapur side, local type not haryana one, which | buffalo-breeds-4
masur khad no soil report | lentil-nutrients-1
fifteen year old mango trees, coconut beside gets everything from my father but mango nothing, how much manure and urea for each tree | mango-nutrients-2 mango-nutrients-1
my papaya has long hanging flower threads and no fruit, cut them all or keep some | papaya-sowing-2
tobacco seedling age planting | tobacco-nursery-2
gobhi hybrid seed how many packets of 10 gm for one acre | cauliflower-seed-1
cant buy rotavator, where can i get one on rent near my village | general-chc-1
my stored chana and moong always get small beetles with holes by july, want home remedy for seed only | general-store-5 chickpea-storage-1 | moong-storage-1
my cow milk dropped 3 litre after i changed khal and shed was shifted for marriage in house | cattle-feeding-6
potato lifted late, march first week sunflower ok? | sunflower-sowing-1
10 day old calf has watery motion since yesterday should i stop milk, kid goat in same shed is fine | cattle-calf-5
market pellet feed too costly, recipe for own concentrate at home | cattle-feeding-4
mooli kept for seed, flowers twisted and white pimples under leaves, sarson next field has also little | radish-diseases-1
two three makka plants coming at one place should i pull extra and when to put soil on roots | maize-weeds-1
in my net house shimla mirch flowers are falling, drip i run alternate day only, how much water one plant needs daily | capsicum-irrigation-1 | capsicum-disorders-1
pyaz rotting in my store each year, how to dry after digging and how much neck to leave | onion-storage-1 | onion-diseases-5
kanda leaves have spots with purple middle and humid weather is there, how much loss can it make | onion-diseases-1 | onion-diseases-2
bihar bhindi how many kuntal per acre i can hope, summer or rainy which gives more | okra-yield-1 | okra-sowing-1 okra-varieties-1
baingan watering gap may month | brinjal-irrigation-1
coffee leaf orange powder below | coffee-diseases-1
before sowing jeera do we soak the seed or what treatment | cumin-seed-1
til storing no keeda | sesame-storage-1
anantapur rainfed guar month | guar-sowing-2
my silage pit got black mould on top last year, how to cover it properly this time | cattle-fodder-4
patches of burnt looking soya after 8 days rain with white cobweb | soybean-diseases-2
dhania drying patches root brown | coriander-diseases-2
makka leaf has holes in a row and the middle shoot dried | maize-pests-5
small tea grower here, pluckers take 4 leaves, agent says quality bad | tea-harvest-1
total urea potash needed per plant banana tissue culture | banana-nutrients-1 | general-fert-4
fpo minimum members | general-scheme-65 general-fpo-1
can teak come up in my place only 600 mm rain and half shade | teak-climate-1
which type of arhar gets less pod worm | pigeon-pea-pests-2
how to get lime fruits in april may | lemon-pruning-1
brick bhatta near my orchard, bottom end of aam turning black | mango-disorders-6
kheera seed grams 1 acre | cucumber-seed-1
avocado plant price near pune |
2000 not credited this time, csc fellow is asking money to check, what can i check myself | general-scheme-10 general-scheme-15 | general-scheme-11
neighbour spraying tomorrow, bee boxes? | honeybee-pesticide-1
arabica spacing per acre and age of seedling for planting, silver oak shade is there | coffee-sowing-1
gawar phali how often pluck | guar-harvest-1
kanda neck rotting inside store | onion-diseases-5 | onion-storage-1
pineapple eyes still green but truck goes to kolkata, cut or wait | pineapple-harvest-1
cane less water method | sugarcane-irrigation-2 | general-drip-1
can diabetic person eat sapota |
garlic cloves per acre in kg | garlic-seed-1
mango is clean but guava fruits of this rainy season get sunken soft spots when ripe and some have rough scabs, kids wont even eat | guava-diseases-2 | guava-pruning-2
makka popcorn machine |
kapas with dal crop | cotton-intercropping-1 | general-intercrop-1
til without irrigation how much per acre | sesame-yield-1
rose leaves black round spots then yellow and fall | rose-diseases-1
which one tastes better hapus or kesar |
arhtiya cutting loading charge from my bill | general-market-24
to get more from alsi someone says sulpher, how much for dry land | linseed-nutrients-2
sudden hot days in march, gehu in milk stage, what to spray or irrigate | general-heat-1 wheat-disorders-4
apple price in azadpur mandi today | general-market-22
dealer giving me strong pyrethroid for worm in baigan, should i use it | brinjal-pests-3 | brinjal-pests-1 brinjal-pests-2
making concrete pen for one boar how high wall and what floor | pig-housing-1
arhar quintal per acre | pigeon-pea-yield-1
can i export pomegranate to dubai myself, what licence |
i do sharecropping in bargarh, can i sell dhan in mandi on token, land owner lives in bhubaneswar | general-market-16
taking soil for testing, can i pick it from near the bund or below the neem tree | general-soiltest-2
height for arabica | coffee-climate-1 coffee-pruning-1
highest yield lasan | garlic-yield-1
maize drying before time and falling, stalk inside has black specks | maize-diseases-4
dhania not sprouting well, do i have to break the seed | coriander-seed-1
black velvet spots under leaf in my orchard in shopian fruits also getting cracks what to do with leaves lying on ground | apple-diseases-1
basmati from pakistan vs ours in saudi market |
can i get visa for farm work in canada, i know dairy |
my bhains calved 18 months back and not again, cow nearby gives every year, is it loss | buffalo-breeding-3
1 acre for jackfruit how many plants and what size of pit | jackfruit-sowing-1
potato skin rough like cork and black tar marks, buyer said no | potato-diseases-5
nilgiri saplings getting small lumps on leaf and twig, nursery man says nothing to worry | eucalyptus-pests-1
ropeway to carry apple boxes from orchard who installs |
chari jowar multi cut, urea after every cutting how much | fodder-sorghum-nutrients-1
jeera mola how many traps | cumin-pests-1
chana flowers rotting with grey cotton after many foggy days | chickpea-diseases-4
jasmine oil perfume extraction plant cost |
borewell going dry, minimum how much water one full grown thengu needs if i fill the basin, nuts are getting less | coconut-irrigation-2 | coconut-irrigation-1
bank refusing loan on warehouse receipt, is there some government guarantee i can tell them | general-market-29 general-market-27
guar dying in round patches with brown roots, bajra near it is green | guar-diseases-3
worm inside stored potato | potato-pests-1
i am clearing old rubber and want early bearing chakka trees, like to know types and in which months fruit comes for chips unit | jackfruit-varieties-1 | jackfruit-sowing-1
jute has some small pods now, mill man wants fine fibre, cut or wait and after cut leave how many days | jute-harvest-1
rain fed land wants to put tur between groundnut, is it paying and what gap | groundnut-intercropping-1 | pigeon-pea-intercropping-1
pudina oil npk single cutting | mint-nutrients-1
some basmati plants very tall thin and yellow in field, roots coming from upper joint | rice-diseases-9
soil for safflower slightly salty will it come | safflower-soil-1
muskmelon seeds for eating peel machine |
kapas plants drying suddenly in a circle that grows every week, they come out easily when pulled | cotton-diseases-3
brown powder on kardai | safflower-diseases-3
neighbour has planted jackfruit on my boundary, whose fruit is it legally |
is it right time to sow lobia now in june in hills, beside mandua | cowpea-sowing-1
grant for new farmer producer company, how much per member | general-fpo-2 general-scheme-64
basal dose for bodi vegetable type one acre | cowpea-nutrients-1
cow has blisters in mouth and drooling, doctor will come only after two days because of festival, what can i do at home till then | cattle-fmd-2 | cattle-fmd-1
dealer says give mineral powder to my cows daily, how many spoons and does heifer also need it | cattle-feeding-7
tiny mustard plants turning white, bugs with orange black dots all over | mustard-pests-3
kaddu has so many flowers but not one fruit | pumpkin-disorders-1
recipe of karela juice for sugar patient |
cabbage head feels little soft shall i cut now price is good, also how much total can i expect from acre | cabbage-harvest-1
japanese sweet corn seeds can i import few packets by courier |
wool cutting before winter or after, and wash first or not | sheep-shearing-1
flu news in tv, we have wedding chicken order for 200 people, is cooked meat safe | poultry-flu-2
we treated wheat straw with urea last month, opened today, smell is very sharp, can i put it in the manger straight and is the pony also ok to eat it | cattle-fodder-2
i want to sell carbon credits from my eucalyptus and casuarina |
nimbu type with less canker spots for andhra | lemon-varieties-1
white ants eating verusenaga | groundnut-pests-2
how many awla plants fit in one acre and what month, my neighbour put ber at 5 m | amla-sowing-1
i filed income tax now so dont want pm kisan money, how to stop it | general-scheme-17
how to sell kapas to cci this time, some app is there. i take land on batai so can i also | general-market-9 | general-market-10
is central govt waiving farm loan this year | general-scheme-75
tea leaf upper side became copper colour in april near road side where dust is flying | tea-pests-2
want to make own pepper plants instead of buying at 25 rs each from nursery, which month to put cuttings and how many knots | blackpepper-nursery-1
makka cholam urea split days tamilnadu | maize-nutrients-2
jute row gap and depth | jute-sowing-2 | jute-seed-1
took crop loan without kcc from bank will i also get the interest discount that my uncle gets | general-scheme-46 | general-scheme-37
okra variety with less yellow vein, first picking fast as i have wedding expenses | okra-varieties-1 | okra-varieties-2
some pineapple fruits now some after 3 months, neighbour pours some liquid in the plant centre, what is it and at what age | pineapple-disorders-1
kharbuja sowing time gujarat | muskmelon-sowing-1
top leaves of barbati yellow green patches, white flies many, pods not coming, will it spread to my moong | cowpea-diseases-1 | general-trap-3
grapes which soil weather | grapes-soil-1
is kusum solar pump scheme still open | general-scheme-61
csc wale said farmer registry is must for next kist, i am on lease land what papers i carry | general-scheme-21 | general-scheme-20 general-scheme-7 general-scheme-22
no irigation here only rain, bajra fertiliser dose pls | bajra-nutrients-1 bajra-nutrients-2
brother vomited after spraying yesterday in tur field without any cloth on face, how to do it properly next time | general-safety-1 general-safety-3 | general-poison-3
honey crystallised in bottle customer says fake sugar |
can zendu be grown in summer too, when to sow | marigold-sowing-1
how many times water apple trees in one year, our spring is going dry in kullu side | apple-irrigation-1
no labour for ropai, is drum seeder paddy giving less yield | rice-sowing-5
black tiny insect in mirchi flowers came from guntur side, whole field finishing, 5 sprays done in 20 days nothing works | chilli-pests-3
ahidf loan for feed plant still open or not | general-scheme-73
holes in makka leaves and sawdust like dirt in the middle, which worm is it | maize-pests-1 | maize-pests-4 maize-pests-2
throat swelling disease in buffalo is it more dangerous than in cow, when to give injection | buffalo-health-1
kambli poochi marching from next field into my verkadalai, fire and light at night useful? | groundnut-pests-4
steps for sprinkler subsidy | general-scheme-50 | general-scheme-49
zigzag lines matar leaves | field-pea-pests-2 greenpea-pests-1
how many bhindi seeds in one hole | okra-sowing-2
how many white flies on narma leaf before i should spray, sprayed bhindi last week and wasted money | cotton-pests-4
sowed kothmir yesterday, watered once, next water when | coriander-irrigation-1
how many bag dap for gram on my balui land, any zinc needed also? | chickpea-nutrients-1
strawberry farm as tourist picking spot how to advertise |
leaves on my sajje became whitish and under it like powder, every year same company seed i put, jowar next to it is fine | bajra-diseases-1
khad shop taking more than printed rate where to complain | general-scheme-79
urad leaves look burnt and some thread like jala joining them after 4 day rain | urad-diseases-3
kusum plants sitting flat on ground and weeds above it | safflower-weeds-1
capsicum export to singapore how to find buyer |
can i plant menthol mint after wheat cutting or too late | mint-sowing-1
dap and urea for zeera, 1 acre, and gobar how many trolley | cumin-nutrients-1 | general-fert-4 general-fert-3
kill germs before chilli seedbed | chilli-nursery-1 | chilli-diseases-3
planted pineapple tops vs suckers which one give fruit early | pineapple-sowing-2
ladybird also there on wheat with aphids, spray needed or no | wheat-pests-2 | wheat-pests-1
river bed kharbuja, gobar trolley plus npk for one acre please tell | muskmelon-nutrients-1
betel nut palm fertiliser | arecanut-nutrients-1
ganne ka payment mill ne 8 mahine se nahi diya where to complain |
late for gehu, heard people keep seed in bucket whole night | wheat-seed-3 | wheat-sowing-3
when is it safe to sow soya | soybean-sowing-1
Is kaju possible in our village, black soil, frost some nights in january | cashew-climate-1
is azolla good protein for cows, what size tank | cattle-azolla-1 | cattle-azolla-2
langda or dasheri more tasty |
yellow green balls in place of rice grain | rice-diseases-7
til seed mix with sand? | sesame-seed-2
we are near shimoga, want to replant old adike garden, which supari type to take from nursery | arecanut-varieties-1 | arecanut-nursery-1
ulavalu yield per acre | horse-gram-yield-1
near rohtak no tubewell only rain, which chana seed to ask for | chickpea-varieties-1
want to sell dhaan at govt rate in ara bihar, where to go first | general-market-15
what to spread on floor for day old chicks and how thick, bedding gets wet under the drinker | poultry-brooding-3
murrah how much milk and fat, we have plenty berseem | buffalo-breeds-1
cow hit by bike on road who pays |
dbw 222 kitna yield | wheat-yield-1
chikoo fertilizer, one book says very high and another says little which to follow | sapota-nutrients-1
papaya leaves curled down and thick, i also have tomato in the next plot, should i remove the sick ones | papaya-diseases-2
papaya fruits lumpy with white milk drops | papaya-disorders-1
irrigated bajra per acre production | bajra-yield-1
short duration tur seed name and yeild | pigeon-pea-varieties-1 pigeon-pea-varieties-3
lehsun drying how many days after digging | garlic-storage-1
one capsule for all insects? | general-trap-2 | general-trap-1
mushroom pickle shelf life and fssai number |
no labour for alsi weeding any spray allowed | linseed-weeds-1
palak gudai how often in summer, plants also too close | palak-weeds-1
in heavy rain pepper leaves got black patches and half the vines on arecanut dropped everything in three weeks. stem near ground looks rotten. what now | blackpepper-diseases-1
casuarina which dont need replanting after cutting, and grows back itself | casuarina-varieties-1
rohu katla feed homemade quantity | fish-feeding-1
is goat milk soap business profitable |
shopkeeper in karnal not giving dap says register first on mera byora | general-scheme-80 | general-market-7
gawar needs how many irrigation | guar-irrigation-1
man on cycle is selling loose pesticide cheap without bill should i buy | general-safety-2
how deep should i run the hoe in bajra, my neighbour cut half the roots of his crop with the tractor and now plants are falling | bajra-weeds-1
makka chara cutting stage | fodder-maize-harvest-1
ginger weeding and mitti chadhana at what days | ginger-weeds-1
baby lauki turn yellow and fall off daily, vines are healthy full of flowers, kaddu next to it is same story little bit | bottlegourd-disorders-2
one nadep tanki enough land? | general-compost-2
fcv tobacco khad karnataka | tobacco-nutrients-1
ber near my guava trees has worms inside near the seed and fruits are dropping, traders rejecting whole lot in azadpur | ber-pests-1
karela beej not germinating in december cold, when is right time in UP side | bittergourd-sowing-1
wheat cut late, its 18 april in moga can i still do mung | moong-sowing-1 | moong-machinery-1
rythu bharosa how much per acre now | general-scheme-93
my drip gets choked in kela plot after i put fertilisers together in ventury | banana-nutrients-3 general-fertigation-1 | general-drip-2
how much bhusa and dana for hf cross cow | cattle-feeding-2
robusta no blossom rain this year | coffee-irrigation-1 | coffee-nutrients-1
how much fertiliser for arvi, splitting in how many times | colocasia-nutrients-1
rasi seed names odisha | sesame-varieties-2
rubber leaf marks like fish bone | rubber-diseases-1
panj kalyani buffalo good? | buffalo-breeds-5
is frost bad for pineapple | pineapple-climate-1
bhutta cobs have no grains at places, it was too hot when the top tassel came | maize-climate-1 maize-disorders-3 | maize-irrigation-1
elaichi leaves have pale stripes, plant staying small, spreading to next clumps. banana rows are near the plot, should i remove | cardamom-diseases-2
guava leaves going purple small and fruit hard with cracks | guava-disorders-1
brinjal stands fine in same plot but tomato dies green every monsoon, nursery sells joined seedlings costly, is it useful | tomato-diseases-6 | tomato-diseases-5
chilli leaf curling upward dealer says virus | chilli-pests-1 | chilli-diseases-1
jowar stubble giving new shoots in dry field and goats are entering, any danger | fodder-sorghum-feeding-2 jowar-feeding-1 fodder-sorghum-feeding-1
sawdust falling under mango tree, hole in stem, my neighbour puts petrol in it | mango-pests-4
white fly rings on thengu leaves, black soot fell on banana below also. should i hire sprayer for poison | coconut-pests-4
nursery man is selling arecanut saplings some tall some short with many leafs, which i should choose for new plot next to coconut | arecanut-nursery-1
ragi top dressing days after sowing when rain is good | ragi-nutrients-2
cow heat signs | cattle-breeding-1 | cattle-breeding-3 cattle-breeding-2
direct sown paddy on light soil new leaves coming white | rice-disorders-4 general-iron-1
may month pond is only 3 feet and fishes coming up gasping, how much depth is needed | fish-water-1 | fish-oxygen-1
bloated cow, neighbour wants to pour oil in mouth by pulling tongue, ok or not | cattle-bloat-2
in my hill village matar plants becoming white and dead in january | field-pea-diseases-5
rabi groundnut how many waterings and when to stop before digging | groundnut-irrigation-2
basmati export to iran payment stuck what to do |
can guava be planted under coconut trees | guava-intercropping-1
want short duration arhar so that i can sow gehu after it, labour for cutting not available here | pigeon-pea-varieties-3 | pigeon-pea-sowing-2
gulli danda not dying with any spray in my wheat | wheat-weeds-4 wheat-weeds-3 | wheat-weeds-2
bright yellow spots on soya leaf spreading, white flies seen, urad also there but that is sprayed already | soybean-diseases-1
is it okay to wait for thrips till leaves go white in onion or start early, dealer says wait | onion-pests-2 | onion-pests-1
when to plant ginger in meghalaya, and can i do it under coconut like my uncle in kerala | ginger-sowing-1
how to stop my rohu falling sick every winter, i put too many i think | fish-disease-1 | fish-winter-1
brewery company agent wants me to grow barley for malt, says keep lines close, what gap and how much seed he should give me for 5 acre | barley-seed-1
dhania not come up after one week, is my seed bad or month is wrong | coriander-sowing-1
my goats have fever and scabs on lips and udder | goat-pox-1
mentha oil farming in barabanki, which variety root should i buy | mint-varieties-1 | mint-diseases-1
good moong seed for east up 2 months ready, after potato | moong-varieties-2 moong-varieties-1
which soil for makki, my one plot has white salt on top | maize-soil-1 | general-saline-1
how many quintals castor can i expect in one acre with water, relative in mehsana claims 15 | castor-yield-1 castor-varieties-1
tonight very cold they said paala, how to save my vegetable nursery | general-frost-2
young castor seedlings rotting in low patch | castor-diseases-3
savukku planted 1 year ago for scaffolding poles, want them straight, how high to cut branches | casuarina-pruning-1
five of us friends want to buy rotavator and thresher and give on rent, what subsidy | general-scheme-56 general-chc-2 | general-scheme-55 general-scheme-57
puwal around plants how thick | general-mulch-1
how many angur vines fit in one acre | grapes-sowing-1
soyabean seed rate, germination is good, uncle puts 45 kg per acre | soybean-seed-1 soybean-seed-2
barseem dying in round patches | berseem-diseases-1
when should peru be plucked so it reaches delhi without spoiling, 2 days truck | guava-harvest-1
yellow corner patches on ghiya and tori leaves in humid days, underside dirty violet | bottlegourd-diseases-1
kharif moong date | moong-sowing-3 moong-sowing-4
rubber tapping knife sharpening stone which brand |
strawberry plants coming from mahabaleshwar how to put in beds, some rotted last time | strawberry-sowing-1 | strawberry-diseases-1
chinese garlic import banned or not |
usar land white crust nothing grows, how much gypsum per acre | general-alkali-1 | general-saline-1 general-alkali-2
can i sow normal corn hybrid seed for cutting green for cows or special seed needed | fodder-maize-varieties-1
spots on palak leaf, can i spray as i sell it every morning to houses | palak-diseases-1
does ratoon ganna need more khad than first crop | sugarcane-nutrients-4 sugarcane-nutrients-1
assam muga rearing outside, summer brood died | silkworm-muga-1
krishak bandhu money how much in bengal, i do bhaag chas no own land | general-scheme-98
maize worm traps per acre | maize-pests-3 maize-pests-2
til fertiliser, no soil report | sesame-nutrients-1
oil mill man says my groundnut seeds have brown khokla inside when split, why | groundnut-disorders-3
sunflower zinc boron spray is worth or dealer only selling | sunflower-nutrients-2
someone in whatsapp group grows sarson between cabbage rows to save it from sundi, how is it done | cabbage-pests-1
low land where water stays 10 days, is guava ok there | guava-soil-1
mirchi plants curled small leaves, dealer selling 3 medicines, will any really cure it | chilli-diseases-1 | chilli-diseases-2
hotel asks for baby corn and sweet corn both, exactly when to pick each after silk comes | maize-harvest-1
anar fruits splitting just before market, drip was off for a week then gave full | pomegranate-disorders-1
frost comes in our area in dec jan, can green chilli be grown now | chilli-sowing-1 | general-frost-2
capsicum flowers dropping no fruit in hot weather, when is correct planting time | capsicum-sowing-1 | capsicum-disorders-1
my HF heifer 2 and half year not showing heat, whats wrong | cattle-breeding-7 | cattle-feeding-7
which coconut for copra | coconut-varieties-1
tiny hole in coffee berries | coffee-pests-2
lobia in drum full of holes and small beetles | cowpea-storage-1 | general-store-5
elakka pods empty with hole | cardamom-pests-2
kcc interest rate now | general-scheme-37
crop under water insurance number pls | general-scheme-26
tur in between cotton is flowering now, tank has water for one time only, should tur get it | pigeon-pea-irrigation-1
black bengal or bigger breed for purulia, i want more kids per year not milk | goat-breeds-1
bhendi seed not germinating in cool february, how warm should it be | okra-disorders-1 | okra-seed-2 okra-seed-1
how to get net house builder contact for capsicum, nashik side |
vet said brucella vaccine only for my heifer calf and not for cow or bull, is that correct and is it every year | cattle-vaccination-3
which rice is best for diabetic father |
is red soil ok for nachni, rain here is around 700 | ragi-soil-1
tamato in odisha fertilizer how much and split in which weeks | tomato-nutrients-2
how to register my gir cow in herd book and get pedigree paper |
my lal saag bed is knee high now can i take leaves again and again or one time only and how much will i get from half acre | amaranthus-harvest-1 | amaranthus-nutrients-1
paddy sheath near water has snake skin type marks going up | rice-diseases-5
300 farmers of our block want to form company, what support from govt and is it better to join old one | general-scheme-64 general-fpo-2 | general-fpo-1
soil card says 40 kg nitrogen, how many kg urea is that if i already put one bag dap | general-fert-3
worm in chara makka whorl | fodder-maize-pests-1
kaddu leaf mosaic what to do | pumpkin-diseases-1
laser leveling useful? | general-implement-2
sunflower any season ok | sunflower-sowing-2 | sunflower-sowing-1
weather insurance claim how do they decide, nobody came to see my field | general-scheme-34 | general-scheme-30
rajma for plains which seed and how many days | rajma-varieties-1
wild boar finished my makka, does insurance pay | general-scheme-32
can i still sow castor in august, rain came late | castor-sowing-1 | castor-seed-1
tomato price crash dumped on road why govt not fix rate |
someone selling red sahiwal heifer at 60k, how much milk will such cow give and when will she calve first | cattle-breeds-2
going to haat to buy goats, what weight for 6 month female so i am not cheated | goat-select-1
labour is coming only once, when is best time to clean minapa field after sowing | urad-weeds-1
rajmash stem near soil has reddish cut like wound and leaf wet patches, pods also spot | rajma-diseases-1
bolls dropping from kapas, it was cloudy full week and before that very dry, dealer wants to sell hormone | cotton-disorders-1 | cotton-disorders-2
could not sow anything due to flood in whole block, does fasal bima pay for unsown land and should i apply myself | general-scheme-31
bihar late sarso seed | mustard-varieties-2 | mustard-seed-1
arvi planted last week when to put soil on it and clear grass | colocasia-weeds-1
my goats jaw is swollen like water bag, eyes look white inside and she is only bones | goat-worms-1
dragon fruit taste flat why people buy |
fingerling number one acre | fish-stock-2
genda flowers for diwali, how often should i pluck | marigold-harvest-1
dwarf matar vs tall one, do both need same seed quantity and line gap | field-pea-seed-1
light trap whole night on is ok? how many per acre | general-trap-4
someone is giving me free napier sticks, how to cut and put them in soil and how far apart, i have 5 buffalo | hybrid-napier-sowing-1 | hybrid-napier-irrigation-1
doe is shaking tail and crying all day, is it time for buck | goat-breeding-1
black spiny small beetle on rice leafs field looking burnt | rice-pests-10
how many days from hatching to cocoon | silkworm-cycle-1
planning litchi garden in bihar, which one comes first in market and which one later | litchi-varieties-1
nimbu new leaf yellow with green veins even after dung, spray what | lemon-disorders-1
diesel only for two waterings in chana, when to use them | chickpea-irrigation-2
lal sindhi cow how much milk and where do i get | cattle-breeds-3
how do i know pepper spikes are ready to pluck, still green mostly in december | blackpepper-harvest-1
udad seed per acre for summer | urad-seed-1 | urad-sowing-3
last year my stored paddy got damp smell near the wall, what to do before stacking this time | general-store-2 rice-storage-2 | rice-storage-1
5 pigs died in 3 days ears turned blue blood in potty, will my kids also catch it | pig-asf-1 | pig-asf-2
small worms in a bunch eating arandi leaf, only skin left like net | castor-pests-2
jeera turned yellowish brown, when in the day should i cut so grains dont fall, and how much can i expect compared to saunf | cumin-yield-1
i gave my land on theka and got 3 lakh rent, also sold paddy, ca is saying file return, do i have to pay income tax | general-market-30 | general-market-32
leaf curl in chilli getting worse after every spray and urea, why | chilli-diseases-2
jamphal rots from inside white worms customers returning | guava-pests-1 | guava-pruning-2
cotton on black soil without irrigation in kovilpatti side, is zinc needed along with urea | cotton-nutrients-2
why basmati planted early in june gives poor smell and short cooked grain, normal parmal is fine | rice-climate-1
can i cut mango branches hard after fruits are over, inside is very dark | mango-pruning-1 | mango-pruning-2
button or oyster, in which month in lucknow, no ac | mushroom-sowing-1
how much jowar seed for acre grain purpose, last year maggot killed many seedlings | jowar-seed-1 | jowar-pests-1
how often to open bee box and what to look for | honeybee-check-1
barmer side very less rain, which bajri seed is ok | bajra-varieties-1
planted aloo first pani when | potato-irrigation-1
last two calves got swollen belly button with pus and died, now cow is near delivery what to do with cord | cattle-calf-2
palak goes to flower after two cuttings in summer why | palak-sowing-1 palak-disorders-1
8 year apple tree fertilizer dose pls | apple-nutrients-1
teak wood rate per cubic feet today |
my kheera vines full of flowers but only 1 or 2 fruits, all are male type, its very hot here | cucumber-disorders-2
how far apart to plant bamboo | bamboo-sowing-1
groundnut field looks burnt, leaves joined with web and small worm in | groundnut-pests-3
which hotels in gurgaon buy oyster mushroom daily and do they pay in cash or month end |
last date for wheat after potato, and seed kg | wheat-sowing-3 | wheat-seed-1
egg tray hatchery machine 500 eggs second hand |
neighbours young bullock died with swollen thigh which crackled, when should i get my calves injected against this | cattle-vaccination-7 | cattle-bq-1
inchi stem hole centre dry | ginger-pests-1
lobia flowers dropping | cowpea-disorders-1 | cowpea-irrigation-1
palak fertilizer per acre | palak-nutrients-1 | palak-soil-1
javi fodder when to sow if i want 3 cuttings | oat-sowing-1
cow calved today 20 litre breed, should i take out all milk or leave some | cattle-milkfever-3
mango flower contractor cheated me and ran with advance, how to file case |
no flowers around in may june and my bee boxes getting light, somebody told sugar water but then people will call my honey fake | honeybee-feed-1
kisan pension 3000 wali join where | general-scheme-67 | general-scheme-66
brown velvet under litchi leaves, mango tree next to it clean, when to cut those twigs | litchi-pests-1
onion transplanted, weeds are winning, how many hand weedings and on what days | onion-weeds-1
gahat pods brown at bottom top still green and clouds coming, should i cut | horse-gram-harvest-1
chana flowers falling heavy cold | chickpea-disorders-1
black small insects crowding on mungfali tips, leaf sticky, need spray or not | groundnut-pests-5
wheat ears full of green lice sticky black, only at the side near the trees till now | wheat-pests-1 | wheat-pests-2
vet gave antibiotic to my cow yesterday, kids drink her milk, ok or not | cattle-milk-3
malihabad mangoes give only alternate year, which one bears every year | mango-varieties-1 | mango-disorders-1
labour are coming tomorrow, some bolls open some not, is it right time for first picking of cotton | cotton-harvest-1
moong weeding how many days | moong-weeds-1
making new shed for six murrah how much place to keep for each | buffalo-housing-1
sowing wheat on 20 december after ganna, same khad or less | wheat-nutrients-3 | wheat-sowing-3
pig transport permit between states and truck rules |
paddy borer every year, what can i do in nursery and after cutting without spraying | rice-pests-5
mirapa fertiliser dose one acre no irrigation only rain | chilli-nutrients-1
should i stay with pusa 44 or change, tubewell water going deep | rice-varieties-1 | rice-irrigation-2
ganna mitti chadhana when so that it doesnt fall in rain | sugarcane-weeds-1
pig farm smell complaint from neighbours |
telangana sweet orange which type and how many tonnes one acre | sweet-orange-varieties-1
kagzi flowers dropping and fruit splitting in summer, i water once in 20 days full | lemon-disorders-2
took aloo seed out of cold store today, plant tomorrow? | potato-seed-2
tomato desi seed grams for 1 acre | tomato-seed-1
is agmark compulsory for selling packed haldi | general-market-25
banana chips machine dealer near jalgaon |
tea bush pruning height and year cycle | tea-pruning-1
cotton like white thing on apple branches and lumps on wood | apple-pests-1
moti masoor seed rate per acre and how much culture packet to mix | lentil-seed-1 | general-biofert-1
tarbooj small fruits drop or become crooked | watermelon-disorders-1
dragon fruit and avocado variety for terrace |
kalingad growing tip curled up and stopped, dry hot days | watermelon-pests-1
shimla mirch leaves curling inside net house and fruits have scratch marks | capsicum-pests-1
bore water available, can arvi be put in feb or wait for rains | colocasia-sowing-1
my strong healthy heifer suddenly limping, thigh swollen and making crackling sound when pressed, hot also | cattle-bq-1
sunhemp for ploughing into soil seed qty | general-greenmanure-1 | general-greenmanure-3
elaichi capsules rotting in heavy rain bad smell coming | cardamom-diseases-1
berseem seed put in dry soil or in water | berseem-sowing-1
bhindi field full of motha what to do first month | okra-weeds-1
white lumps oozing brown drops on button mushroom beds and some green fungus in bags | mushroom-diseases-1
wheat urea how many splits | wheat-nutrients-2
chuha cutting paddy near mend, poison bait afraid due to my dog | rice-pests-11
tur price in mandi below msp where can i register to sell to govt | general-market-11
mooli days to pull | radish-harvest-1
want to put murungai in 2 acre, how many gram seed should i order online | drumstick-seed-1 | drumstick-sowing-1
lime for fish pond, which type after fish are already in | fish-lime-1
fertilizer for ragi | ragi-nutrients-1
bendi tops are drooping and pods bored, we pick every 2 days for market so no strong poison please | okra-pests-1
adike nuts cracking and falling when half size, this year no rain then suddenly heavy rain came | arecanut-disorders-1
black worms in small sarson, fall down when i touch | mustard-pests-2
how to give tan to nagpur santra for ambia bahar, when stop water | orange-pruning-1
42 degree here, flowers falling from gourds, can i spray something at noon or put green net | general-heat-2
summer mung seed per killa, bold one and small one same qty or not | moong-seed-1
matar dana cutting time | field-pea-harvest-1
moong flowers stuck together with web and worm inside | moong-pests-3
after how many months can we sell elaneer from the bunch, and copra nuts | coconut-harvest-1
how many 3 eye pieces needed for acre and row distance | sugarcane-seed-1
calf grain from which age | cattle-calf-4
month old chicks are dull with white loose dropping and every day some die | poultry-gumboro-1
how deep should bajra go in my retili land, tractor drill wala is asking | bajra-seed-2
tomato splitting after water | tomato-disorders-2 | tomato-irrigation-1
til buds swollen | sesame-pests-2
low field where rice stands till november and water stays, wheat will come or leave it for fodder oats | wheat-soil-1
red soil low field, water standing whole month, lower leaves of padddy turning orange from tips, banana on bund looks fine | rice-disorders-5
new bhindi variety for jharkhand | okra-varieties-2
yak wool shawl where to sell |
pepper vines 5 yr old bearing less, neighbour gives one kilo fertilizer to each vine twice, is that ok or too much | blackpepper-nutrients-1
baingan hybrid how many quintal from one killa in punjab | brinjal-yield-1
kuthirai masal fodder fertilizer for 1 acre namakkal side | lucerne-nutrients-1 | general-fert-3
after cutting jai should i water again | oat-irrigation-1
lemon tree age 3 year how much manure, mosambi i give 30 kg | lemon-nutrients-1
every person in village uses different number of tanks, how do i measure my own spray pump water use before mixing medicine | general-nozzle-3 | general-nozzle-2
chiku leaf having small pinkish spots and some twigs become flat | sapota-diseases-1
ananas field covered in grass, is plastic sheet worth | pineapple-weeds-1 | general-mulch-1
need good mogra variety name for garland selling, near madurai | jasmine-varieties-1
osmanabadi goat how many times kids in 2 years | goat-breeds-5
gramapriya hen not brooding, how will i get next chicks | poultry-backyard-4
i do batai farming on others land, can i get registered as farmer | general-scheme-22 | general-scheme-7
mango flower came like cauliflower bunch no fruit, small grafts also making broom | mango-disorders-3
holstein came in heat 40 days after calf, insaminate now or wait, i want one calf yearly | cattle-breeding-5 | cattle-breeding-2
haldi leaf spots many small ones both sides | turmeric-diseases-1
our yaks in tawang getting weak and skin lumps, how to keep them healthy | yak-rearing-1 | yak-rearing-2
mirchi white dust leaf fall | chilli-diseases-6
is jamnapari ok in closed shed only, saw one in bakrid market very big, weight of female? | goat-breeds-2
small oos plants middle shoot drying when pulled it comes out, power pump spray no effect | sugarcane-pests-4 sugarcane-pests-3
kusum masoor row ratio | safflower-intercropping-1
we planted bans on the bund four years back and now a contractor wants to take everything in rainy season, which ones can he cut and when so the clump doesnt die | bamboo-harvest-1
i have little pond water, horsegram needs any irrigation and when | horse-gram-irrigation-1
bank manager asks expected production of capsicum for polyhouse loan file, what figure is realistic | capsicum-yield-1
which vazhai variety sells most and which for chips | banana-varieties-1
every year bathua covers my mustard, is there something to spray right after sowing | mustard-weeds-1
ganna top leaves twisted torn and whitish at bottom in august | sugarcane-diseases-4
can i mix trichoderma with DAP or saaf and apply same day | general-tricho-2
mandya ragi variety name please | ragi-varieties-1
rajnigandha roots have knots | tuberose-pests-1
dense mango planting how many trees in an acre and any problem later | mango-nursery-2
home saved wheat seed do i need to treat with something cheap | wheat-seed-4
apple cidar machine price small unit |
bamboo furniture making training near guwahati |
forest guard stopped my tractor loaded with bamboo cut from my own medh, he is asking for some paper, is it really needed | bamboo-market-1
want quick return, eggs hen or meat chicken, how many batch a year | poultry-broiler-1 | poultry-broiler-2 poultry-layer-2
zinc how many kg in killa and every year or not | general-zinc-2
silk saree weaving loom price, my wife wants to start after our cocoon work |
rajma stem swollen near ground and breaks, yellow leaves, some small black fly around | rajma-pests-1
guar leaf edge burning in v shape, oily spots, stem black line | guar-diseases-1
gave full dap in wheat, need dap in jhona also? | rice-nutrients-4
sowing kulthi, how deep and what coating on seeds before | horse-gram-seed-3 | horse-gram-seed-2
khaira in paddy, zinc how much per acre | rice-disorders-2 | general-zinc-2
mango bloom white dusty and falling, nights are cool still | mango-diseases-1
cow giving less milk day by day but udder is soft no swelling eating fine | cattle-mastitis-3
urea bags new cane punjab | sugarcane-nutrients-1 | general-fert-4
can i use normal plastic bags to keep grain airtight or need special bag, sulfas scares me because kids sleep in same room | general-hermetic-1 | wheat-storage-2
after cutting kandi how many days dry before beating, and how to know grain is dry for storing | pigeon-pea-harvest-1 | general-store-1
my crossbred is 8 months gabhin, how much extra dana should she get | cattle-feeding-3 | cattle-feeding-2
haldi that gets ready fast, need field back for wheat | turmeric-varieties-1
amla fruit getting rusty rings after rainy season trader is rejecting the lot | amla-diseases-1
milking machine for 5 cows which company |
black long whip thing from ganna top, can i keep the pedi of this field | sugarcane-diseases-3
how much distance between coconut plants and how deep hole, i have 1 acre near river | coconut-sowing-1
well is almost dry, I can give water to barley only one time this winter, when should I give it | barley-irrigation-1
ragi heads some brown some green do i cut all together | ragi-harvest-1
big grey worm has eaten all castor leaves only veins left | castor-pests-1
new reserve bank rules for kisan card, ganna is long crop so when we repay | general-scheme-44
tea young leaf black brown spots and curling in my small garden | tea-pests-1
tin roof shed, may heat, my cow and also buffalo eat less and stand panting in noon, at what temp they start suffering | cattle-heat-1 | buffalo-housing-1
coffee curing works charges in chikmagalur |
if i cut young chari and dry it in sun will the poison go? neighbours buffalo died last week | fodder-sorghum-feeding-3 jowar-feeding-1 | fodder-sorghum-feeding-1
how much lusan seed for an acre | lucerne-seed-1
how to stop american armyworm in corn before it gets big, last year spent 4000 on sprays | maize-pests-2 maize-pests-4 | maize-intercropping-1
hara tela in bhendi | okra-pests-3
miyazaki mango real price per kilo |
husband feeling giddy and vomiting after spraying today is it the medicine | general-poison-3 | general-poison-1
fodder sorghum seed rate in lines, i know only makka chari rate | jowar-seed-2 | fodder-sorghum-sowing-1
company man says fountain sprinkler set is almost free from govt, what share will i really get, i have 4 acre | general-scheme-49 | general-scheme-50
narma water interval when bolls coming | cotton-irrigation-1
how to know anar is ready on tree colour only or other sign | pomegranate-harvest-1
kagzi nimbu plant gives fruit after how many years and how much per tree | lemon-yield-1
sweetest kharbuja seed even if late, for local chat market | muskmelon-varieties-1
is it legal to cut eucalyptus on road side of my land |
kapas leaf curled silver shine | cotton-pests-7
12 yr old lichi trees when to give manure urea and how much | litchi-nutrients-1
pipermint suckers qty and depth | mint-seed-1
rajma seeds are big so do i need more kg than moong, and line to line gap | rajma-seed-1
soil not tested, planting groundnut in 3 acres, which all fertilisers to buy and how many kgs | groundnut-nutrients-1
manjal planting time in kerala, pre monsoon rain already started | turmeric-sowing-1
erode side, want to plant karumbu after paddy, is june ok or main season only | sugarcane-sowing-4
soya seed treatment order | soybean-seed-3 general-biofert-3
no rain since november on coffee what can i spray on bushes to bear the dry months | coffee-nutrients-1
purple flower weed without leaf coming up from tobacco root | tobacco-weeds-1
want to make small cold room for village, will government reduce bank interest | general-scheme-62 | general-scheme-63
stems of wheat have long dark rusty marks here in mp | wheat-diseases-3
what to do with empty dawai bottles, wife wants to keep oil in them | general-safety-5
neighbours grapes got burnt from my spray though there was no wind at all early morning, how come | general-spraywx-2 | general-spraywx-1
arhar dal mill second hand machine and subsidy for building shed | general-scheme-62 | general-scheme-55
calcium before delivery good or bad | cattle-milkfever-2
poison helpline night | general-poison-4 general-poison-1
rubber 5 acre replanting, shall i put 105 everywhere | rubber-varieties-1
murungai pods have gum and small white worms inside, hotel rejected full lot | drumstick-pests-1
small brown hoppers at base of paddy, black sticky leaves | rice-pests-1 rice-pests-3 | rice-pests-2
who do i meet for insuring 3 cows | general-scheme-70
begun plants wilt every year in my field give name of a seed that wont die | brinjal-varieties-1 | brinjal-diseases-2
hail destroyed wheat does fasal bima cover it or only drought | general-scheme-29 | general-hail-2 general-scheme-26
badly phool gir raha in kapas, 10 days no sun, what to spray | cotton-disorders-2 | cotton-disorders-1
my pm kisan stopped from last 3 installments bcz of aadhaar name problem, now corrected, old money will come? | general-scheme-11
combine man wants to cut my wheat tomorrow, grain still feel soft little, how dry should be | wheat-harvest-1
sugarcane in may how often water, motor only 4 hr electricity | sugarcane-irrigation-1 | sugarcane-irrigation-2
basmati rice brand name trademark how to register |
guava trees drying one after another in my allahabad orchard, can i plant new in same place | guava-diseases-1
drip holes got choked after giving fertiliser what is right way to run it | general-fertigation-1 general-drip-2
kollu after paddy when | horse-gram-sowing-2
cow came in heat at night, semen when | cattle-breeding-2
crop insurance claim delayed | general-scheme-33
moong is over, lobia for seed still standing, some pods dry some green and some opening, when do i collect | cowpea-harvest-1
Every second brinjal has a hole with dirt coming out, i am spraying poison each week and still half of crop thrown, some other way? | brinjal-pests-1 | brinjal-pests-3 brinjal-pests-2
small kathal falling with holes and fresh bug dung outside | jackfruit-pests-1
bhindi seed not coming up in feb cold, 10 days over | okra-seed-2 | okra-seed-1 okra-disorders-1
diesel is costly, at which stages maize must get water | maize-irrigation-1
ragi dosa for sugar patient |
how many quintal kapas can i expect from 5 acre without irrigation, need to pay back sahukar | cotton-yield-1
moong leaves turning yellow like a net, put urea but no change | moong-diseases-2 moong-diseases-1
can apple grow at low hills near solan where winter is not so hard | apple-climate-1
gingelly coastal AP kharif | sesame-sowing-2
how far apart to plant shevanti cuttings on ridge, for diwali market | chrysanthemum-nursery-1 | chrysanthemum-sowing-1
grapes wire trellis cost one acre iron angle |
chilli seedling planting distance | chilli-nursery-2 chilli-nutrients-2
phool gobi heads stayed tiny like a coin, nursery plants were kept long because field was not free | cauliflower-disorders-4
how to sell on enam, if bid is low am i forced | general-market-19
npk 120 60 40 means how many kg dap n urea for wheat | wheat-nutrients-4 general-fert-1 | general-fert-3
how to remove turmeric stain from hands |
hens gasping and dying daily, ducks ok | poultry-ranikhet-1 | poultry-flu-1
nagpur santra dropping before harvest, small hole and rot round it, some have maggots, contractor says he will cut the price | orange-pests-2
kapas leaves with brown corner shaped spots and stem going black | cotton-diseases-4
sawdust coming out near bottom of cashew trunk and gum also, one tree already dead | cashew-pests-2
potato digger second hand rate punjab |
castor in my field dries up with wilt every year, dealer has many hybrids which one should i take | castor-varieties-1 castor-diseases-1
carrots top is turning green outside soil and grass is more than the crop what to do | carrot-weeds-1 | carrot-disorders-1
ber plants in 1 acre | ber-sowing-1
which crops should not go in the field where tomato suddenly wilted green, can i plant brinjal | tomato-diseases-5 | tomato-diseases-6 brinjal-diseases-2
one month done for garlic crop, should i top dress now and how much | garlic-nutrients-1
gola ber tree 8 year old what production can i expect and picking in how many rounds | ber-harvest-1
chana had these green worms before, now eating surajmukhi head from inside | sunflower-pests-1
capsicum planting time fertilizer | capsicum-nutrients-1
how much dap urea potash for pearl millet one acre | bajra-nutrients-2 bajra-nutrients-1 | general-fert-6 general-fert-3
tiny grey lice on cabbage heart leaves curling | cabbage-pests-3
kcc limit how calculated | general-scheme-36
which govt agency buys kapas and which one buys moong at support price | general-market-4
teak door frame cost per cubic feet |
dsr tar wattar paddy first water after how many days, neighbour gave on day 7 | rice-irrigation-1
i transplanted jhona five days ago, forgot to put weed medicine, can i still throw butachlor | rice-weeds-1 | rice-weeds-3
small jumping insects on mango flowers and everything below the tree is sticky, leaves going black | mango-pests-1
after moong i put kapas, now how do i know gulabi sundi is enough to spray | cotton-pests-2
mirchi plants tall thin and flowers drop, i give water every 3 day by flood, too much? | chilli-irrigation-1 | chilli-soil-1 chilli-disorders-1
after flood my rohu have red wounds deep like ulcer its december | fish-eus-1
are those fly traps for karela really worth the money or just company talk | bittergourd-pests-2 | bittergourd-pests-1
banana leaves have yellow lines turning into brown dots and whole leaf is burning after the rains, field has lot of grass too | banana-diseases-3
jharkhand upland soil ph 5, phosphorus not working whatever we give | general-acid-1 general-acid-4 | general-acid-2
what can i expect from one full grown grafted cashew tree, lease agreement is on per tree basis so dont want to lose money | cashew-yield-1
i am growing dudhi first time on 2 bigha how much khad in total and in how many parts | bottlegourd-nutrients-1
how to see rate of three four mandis on phone before loading the trolly | general-market-22
amrud trunk has brown web like ribbon of sawdust and hole | guava-pests-2
no green fodder in may for my ten buffalo, jai is surplus now, how big pit should i dig to make silage | oat-feeding-2 | cattle-fodder-3 oat-feeding-1
she gave calf yesterday evening now lying down cant stand and ears are cold doctor is far | cattle-milkfever-1
white tiny flies rise when i shake tomato plant, leaves curled | tomato-pests-1 | tomato-diseases-1 general-trap-3
old cashew trees by seed, many dead branches inside. cut when | cashew-pruning-1
which land for carrot | carrot-soil-1
keeping cotton at home till price goes up how to store so ginning man dont cut rate | cotton-storage-1 | general-market-10
Tissue culture nursery man says 1500 plants for one acre G9 type dwarf banana, I feel it is too crowded, how many should fit | banana-sowing-1
chana after dhan in bathinda, when to put and is flat sowing ok | chickpea-sowing-2
transplanting chilli in ludhiana what fertiliser bags and row gap, also at what time of day | chilli-nutrients-2 | chilli-nursery-2
happy seeder price after subsidy |
one month old sunflower not yet watered, is it late, and which time is most risky if i miss | sunflower-irrigation-1
too much kharpatwar in guar and sowing is thick, when to thin and hoe | guar-weeds-1
dealer mixed zinc and dap together in one bag for me, is it alright | general-zinc-3
arecanut import duty is cut or not, gutka ban will make rate fall? |
lumpy vaccine for healthy cows | cattle-lsd-3 | cattle-vaccination-5
brick tank compost with holes in wall, what all to fill and how much | general-compost-1 | general-compost-2
soyabean in flower and dry since 15 days shall i run sprinkler | soybean-irrigation-1 | general-sprinkler-1
oat milk making at home |
old leaves edges brown like burnt and stem is bending, new leaves fine | general-defic-3
difference of coffee plant types for robusta block, which names should i ask board nursery | coffee-varieties-1
transport charge per crate tomato kolar to chennai |
leaves of my apple look dull brownish this summer and very tiny spider like things crawling underside, neighbour sprayed cypermethrin and his got worse | apple-pests-3
our place nights are still warm in october, will batata make tubers or only leaves | potato-climate-1
`;
