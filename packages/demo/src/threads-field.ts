import type { DemoThreadFacts } from './thread.ts';

/** Discussions about soil, seed, water and animals; they name neither substances nor doses. */
export const fieldThreads: readonly DemoThreadFacts[] = [
  {
    slug: 'first-soil-test',
    author: 'meera',
    title: 'Mitti ki jaanch pehli baar: sample kaise lein?',
    content:
      'Papa ka khet hai, jaanch kabhi nahi karayi. Ek hi jagah se mitti leni hai ya kai jagah se? Aur kis samay sahi rehta hai? #mitti #soiltest',
    hoursAgo: 11,
    likedBy: ['ramesh', 'mohan', 'fatima'],
    comments: [
      {
        author: 'ramesh',
        content:
          'Humne kai jagah se thodi thodi lekar milayi thi, mendh aur khaad ke dher se door. Lab wale ne form ke saath tarika bhi diya, pehle unse pooch lijiye.',
        hoursAgo: 9,
        likedBy: ['meera', 'mohan'],
        isAccepted: true,
        replies: [{ author: 'meera', content: 'Dhanyavaad, kal hi jaati hoon.', hoursAgo: 8 }],
      },
    ],
  },
  {
    slug: 'seed-treatment-question',
    author: 'lakshmi',
    title: 'Seed treatment before sowing: do you do it yourself?',
    content:
      'The bag of seed says that it is treated already. A neighbour treats it a second time to be safe. I am not sure that this is right. What do you do? #seeds',
    crop: 'groundnut',
    hoursAgo: 33,
    likedBy: ['sunita', 'harpreet'],
    comments: [
      {
        author: 'harpreet',
        content:
          'If it is treated already I leave it as it is. Everything else as on the label, with gloves, and I ask the agriculture officer when something is not clear.',
        hoursAgo: 31,
        likedBy: ['lakshmi', 'sunita', 'anjali'],
        isAccepted: true,
      },
      {
        author: 'sunita',
        content: 'Same here. And treated seed never goes near food or the animals.',
        hoursAgo: 30,
        likedBy: ['lakshmi'],
      },
    ],
  },
  {
    slug: 'yellow-leaves-of-paddy',
    author: 'ramesh',
    title: 'धान के पत्ते पीले पड़ रहे हैं, पहले क्या देखें?',
    content:
      'रोपाई के बाद कुछ जगह पत्ते पीले दिख रहे हैं, पूरे खेत में नहीं। दवा की दुकान जाने से पहले मैं समझना चाहता हूं कि कारण क्या हो सकता है। आप लोग पहले क्या देखते हैं? #धान',
    crop: 'rice',
    hoursAgo: 46,
    likedBy: ['meera', 'mohan'],
    comments: [
      {
        author: 'mohan',
        content:
          'पहले पानी देखिए, कहीं रुका तो नहीं। फिर दो-चार पौधे जड़ समेत कृषि अधिकारी को दिखा दीजिए, अंदाजे से कुछ मत डालिए।',
        hoursAgo: 44,
        likedBy: ['ramesh', 'meera', 'lakshmi'],
      },
      {
        author: 'lakshmi',
        content: 'Take photos in the morning light, of the whole plant and of one leaf near by.',
        hoursAgo: 40,
        likedBy: ['ramesh'],
      },
    ],
  },
  {
    slug: 'drip-lines-clogged',
    author: 'anjali',
    title: 'Drip lines clog every season, how do you clean yours?',
    content:
      'The water comes from a well with fine sand. The filter is cleaned every week, and still the last plants of a row get little. How do you find the place where it clogs? #drip #water',
    crop: 'grapes',
    hoursAgo: 76,
    likedBy: ['lakshmi', 'harpreet', 'ramesh'],
    comments: [],
  },
  {
    slug: 'fodder-in-summer',
    author: 'sunita',
    title: 'Green fodder in summer: what do you grow for your cows?',
    content: `We keep eleven cows, and from April on green fodder gets scarce here. I would like to hear how others plan the year, from sowing to the last cut.

**Where we stand.** One part of the field is for fodder, the rest is for sale. In winter there is enough, and we even give some away. In summer we buy, and each year it costs us more than the year before.

**What we have tried.** First we sowed everything at once. Then it was all ready at once, and what was too old the cows left standing. Now we sow in three parts, two weeks apart. That is better, but the third part does not get enough water.

**What I would like to know.**

1. Do you sow in parts, and how many days apart?
2. Do you keep dry fodder for the summer, and how do you protect it from rain and rats?
3. Who of you has a pit for silage, and was it worth the work for a small herd?
4. Has anybody counted what bought fodder costs in a year, against what the field would have brought with another crop?

I have read the pages of the [dairy board](https://www.nddb.coop) and talked to our veterinary assistant. Both helped, but a neighbour's experience is worth as much to me. Please also write what did *not* work, that saves all of us time.

#fodder #dairy #summer`,
    crop: 'fodder-sorghum',
    hoursAgo: 122,
    likedBy: ['mohan', 'harpreet', 'anjali', 'arjun', 'meera', 'ramesh'],
    comments: [
      {
        author: 'harpreet',
        content:
          'Three parts as well, ten days apart. The last part lies next to the tube well, so water is no question.',
        hoursAgo: 118,
        likedBy: ['sunita', 'mohan'],
        replies: [
          {
            author: 'sunita',
            content: 'Next to the water! We did it the other way round. I will change that.',
            hoursAgo: 115,
            likedBy: ['harpreet'],
          },
          { author: 'mohan', content: 'Wahi to asli baat hai 🙂', hoursAgo: 112 },
        ],
      },
      {
        author: 'ramesh',
        content: 'सूखा चारा हम ऊंचे चबूतरे पर रखते हैं, ऊपर से तिरपाल। चूहों के लिए बिल्ली है।',
        hoursAgo: 109,
        likedBy: ['sunita', 'meera', 'harpreet'],
      },
    ],
  },
];
