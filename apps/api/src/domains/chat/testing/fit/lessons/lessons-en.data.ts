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
`;
