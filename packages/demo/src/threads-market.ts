import type { DemoThreadFacts } from './thread.ts';

/** Discussions about prices, storage and buyers. */
export const marketThreads: readonly DemoThreadFacts[] = [
  {
    slug: 'wheat-price-at-the-mandi',
    author: 'mohan',
    title: 'गेहूं अभी बेचें या थोड़ा रुकें?',
    content:
      'हमारे यहां मंडी में भाव रोज बदल रहा है। घर में रखने की जगह है, पर पैसों की जरूरत भी है। आप लोग कैसे तय करते हैं कि कब बेचना है? #मंडी #गेहूं',
    crop: 'wheat',
    hoursAgo: 5,
    likedBy: ['ramesh', 'harpreet', 'meera', 'sunita'],
    comments: [
      {
        author: 'harpreet',
        content: 'मैं आधा फसल आते ही बेच देता हूं और आधा रख लेता हूं। इससे मन शांत रहता है।',
        hoursAgo: 4,
        likedBy: ['mohan', 'ramesh', 'meera'],
        isAccepted: true,
        replies: [
          {
            author: 'mohan',
            content: 'यह ठीक लगता है। जरूरत भर का अभी बेच दूंगा।',
            hoursAgo: 3.5,
            likedBy: ['harpreet'],
          },
        ],
      },
      {
        author: 'meera',
        content: 'तीन मंडियों का भाव पूछकर ही गाड़ी भरिए, भाड़ा जोड़कर हिसाब अलग निकलता है।',
        hoursAgo: 3,
        likedBy: ['sunita'],
      },
    ],
  },
  {
    slug: 'onion-storage-at-home',
    author: 'anjali',
    title: 'Onion storage: how do you keep the rot away?',
    content: `We cured the onions in the shade this year and stored them in a bamboo shed. Every week some still turn soft.

What we do now:

- turn the heap and take out the soft ones
- keep the **sides open** for the wind
- no fresh onions on top of old ones

What else has worked for you? #onion #storage`,
    crop: 'onion',
    hoursAgo: 27,
    likedBy: ['ramesh', 'lakshmi', 'mohan', 'arjun', 'fatima'],
    comments: [
      {
        author: 'lakshmi',
        content: 'Smaller heaps. We made the layers thinner, and we lose much less now.',
        hoursAgo: 25,
        likedBy: ['anjali', 'mohan', 'arjun'],
        replies: [
          { author: 'anjali', content: 'How high is a layer with you?', hoursAgo: 24 },
          {
            author: 'lakshmi',
            content: 'Below the knee. And a raised floor, so that air comes from under it too.',
            hoursAgo: 23,
            likedBy: ['anjali', 'ramesh'],
          },
        ],
      },
      {
        author: 'ramesh',
        content: 'हमने छंटाई पहले ही कर ली। कटे और मोटी गर्दन वाले प्याज सबसे पहले बेच दिए।',
        hoursAgo: 22,
        likedBy: ['anjali', 'mohan'],
      },
      {
        author: 'arjun',
        content:
          'As a buyer: sorted by size, they bring you a better price. I always look for that.',
        hoursAgo: 19,
        likedBy: ['anjali'],
      },
    ],
  },
  {
    slug: 'grading-tomatoes-before-sale',
    author: 'ramesh',
    title: 'Tamatar ki grading karne se daam badha kya?',
    content:
      'Pehle sab ek hi crate mein bhejta tha. Is baar teen size alag kiye. Mehnat zyada lagi. Aap logon ko fayda mila kya? #tamatar #mandi',
    crop: 'tomato',
    hoursAgo: 54,
    likedBy: ['fatima', 'vikram'],
    comments: [
      {
        author: 'fatima',
        content: 'Main to graded maal hi leti hoon, baad mein chhantna nahi padta.',
        hoursAgo: 50,
        likedBy: ['ramesh', 'vikram'],
      },
    ],
  },
  {
    slug: 'transport-shared-truck',
    author: 'vikram',
    title: 'Sharing a truck from Nashik to Jaipur?',
    content:
      'I buy grapes and onions in small lots, and a half-empty truck eats the profit. Does anybody share the transport with other buyers, and how do you split the cost fairly? #transport',
    hoursAgo: 98,
    likedBy: ['anjali'],
    comments: [],
  },
  {
    slug: 'weighing-at-the-farm',
    author: 'sunita',
    title: 'खेत पर तौल और मंडी की तौल में फर्क',
    content:
      'घर पर तौलकर भेजा, मंडी में कम निकला। क्या आप लोग अपना कांटा जंचवाते हैं? रसीद में क्या-क्या लिखवाना चाहिए? #तौल #मंडी',
    hoursAgo: 171,
    likedBy: ['mohan', 'ramesh', 'lakshmi'],
    comments: [
      {
        author: 'mohan',
        content: 'मैं गाड़ी भरते समय हर बोरी का वजन कॉपी में लिखता हूं और फोटो भी रख लेता हूं।',
        hoursAgo: 165,
        likedBy: ['sunita'],
        replies: [
          {
            author: 'sunita',
            content: 'फोटो वाली बात अच्छी है, अगली बार से यही करूंगी।',
            hoursAgo: 160,
          },
        ],
      },
    ],
  },
];
