import { topics } from '../education/topics.ts';
import type { Topic, Video } from '../education/video.ts';
import { type NewsItem, newsTopics } from '../news/news-item.ts';
import { schemeKinds } from '../schemes/kinds.ts';
import type { Scheme } from '../schemes/scheme.ts';
import { createFinder } from './find-in.ts';
import { categoryNames } from './names-of-categories.ts';
import { kindNames } from './names-of-schemes.ts';
import { topicNames } from './names-of-themes.ts';

/** Finds schemes by title, kind, department and benefit, in both languages. */
export const createSchemeFinder = (schemes: readonly Scheme[]) =>
  createFinder(schemes, ({ title, titleHi, agency, fact, kind }) => {
    const label = schemeKinds.find((each) => each.kind === kind)?.label;
    const text = [fact.en, fact.hi, agency.en, agency.hi, label?.en, label?.hi].join(' . ');
    const name = titleHi === undefined ? title : `${title} . ${titleHi}`;
    return { name, text, keys: [kindNames[kind][0]] };
  });

const topicKeys: Readonly<Record<Topic, string>> = {
  fertilizers: categoryNames.Fertilizers[0],
  insecticides: topicNames.insecticides[0],
  irrigation: kindNames.irrigation[0],
  sowing: topicNames.sowing[0],
  weeds: topicNames.weeds[0],
};

/** Finds videos by title, topic, description and channel. */
export const createVideoFinder = (videos: readonly Video[]) =>
  createFinder(videos, ({ title, description, channelName, topic }) => {
    const label = topics.find((each) => each.topic === topic)?.title;
    const text = [description, channelName, label?.en, label?.hi].join(' . ');
    return { name: title, text, keys: [topicKeys[topic]] };
  });

/** Finds news by headline, topic and summary, in both languages. */
export const createNewsFinder = (news: readonly NewsItem[]) =>
  createFinder(news, ({ title, desc, topic, publisher }) => {
    const { label } = newsTopics[topic];
    const name = typeof title === 'string' ? title : `${title.en} . ${title.hi}`;
    return { name, text: [desc.en, desc.hi, label.en, label.hi, publisher].join(' . ') };
  });
