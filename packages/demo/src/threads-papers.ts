import type { DemoThreadFacts } from './thread.ts';

/** Discussions about schemes, papers and the village. */
export const paperThreads: readonly DemoThreadFacts[] = [
  {
    slug: 'pm-kisan-papers',
    author: 'meera',
    title: 'PM-KISAN ke kaagaz: naam ki spelling alag hai',
    content:
      'Aadhaar mein naam alag likha hai aur zameen ke kaagaz mein alag. Kisi ke saath aisa hua ho to batayein, pehle kahan theek karwana padta hai? #pmkisan #kaagaz',
    hoursAgo: 20,
    likedBy: ['mohan', 'ramesh'],
    comments: [
      {
        author: 'mohan',
        content:
          'Mere yahan CSC wale ne dono kaagaz dekhkar bataya. Apna number ya Aadhaar yahan mat likhiyega, wahin dikhaiye.',
        hoursAgo: 18,
        likedBy: ['meera', 'sunita', 'ramesh'],
      },
    ],
  },
  {
    slug: 'drip-subsidy-experience',
    author: 'harpreet',
    title: 'Drip subsidy: how long did it take for you?',
    content:
      'I have handed in the form and the quotation. The office says that someone will come to look at the field. How did it go for you, and what did they want to see? #drip #subsidy',
    hoursAgo: 62,
    likedBy: ['anjali', 'lakshmi', 'mohan'],
    comments: [
      {
        author: 'anjali',
        content:
          'They looked at the well and measured the plot. Keep copies of everything and ask for a receipt of the form.',
        hoursAgo: 58,
        likedBy: ['harpreet', 'lakshmi'],
        isAccepted: true,
      },
      {
        author: 'lakshmi',
        content: 'With us it was the same. The agriculture officer told us the order of the steps.',
        hoursAgo: 55,
        likedBy: ['harpreet'],
      },
    ],
  },
  {
    slug: 'crop-insurance-photos',
    author: 'mohan',
    title: 'फसल बीमा: नुकसान की खबर देने का अनुभव',
    content:
      'ओले गिरे थे, मैंने हेल्पलाइन पर खबर दी। जिन्होंने पहले किया है, बताइए कि बाद में और क्या करना पड़ा? #फसलबीमा',
    hoursAgo: 205,
    likedBy: ['meera'],
    comments: [],
  },
  {
    slug: 'women-selling-together',
    author: 'fatima',
    title: 'Women of one village selling together',
    content:
      'Some of my best suppliers are groups of women who pack and sell together. I would like to find more of them. If you are in such a group: how did you begin, and who keeps the accounts? #group #women',
    hoursAgo: 260,
    likedBy: ['meera', 'sunita', 'lakshmi', 'anjali'],
    comments: [
      {
        author: 'lakshmi',
        content:
          'We began with six. One writes everything down, another one checks it each month, and once a year they change.',
        hoursAgo: 250,
        likedBy: ['fatima', 'sunita', 'meera'],
        replies: [
          {
            author: 'fatima',
            content: 'That is clever. May I tell that to others?',
            hoursAgo: 245,
            likedBy: ['lakshmi'],
          },
        ],
      },
    ],
  },
];
