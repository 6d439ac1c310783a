import { findCrop } from '@upaj/content/crops/crops';
import { describe, expect, it } from 'vitest';
import { type DemoPost, demoThreads } from './threads.ts';

const comments = demoThreads.flatMap((thread) => thread.comments);
const replies = comments.flatMap((comment) => comment.replies);
const posts: readonly DemoPost[] = [...demoThreads, ...comments, ...replies];
const texts = [...demoThreads.map(({ title }) => title), ...posts.map(({ content }) => content)];
/** Characters as a reader counts them. */
const lengthOf = (text: string) => [...new Intl.Segmenter().segment(text)].length;

describe('the demo discussions', () => {
  it('are fourteen, no two alike', () => {
    expect(demoThreads).toHaveLength(14);
    expect(new Set(posts.map(({ id }) => id)).size).toBe(posts.length);
    expect(new Set(texts).size).toBe(texts.length);
    expect(new Set(posts.map(({ hoursAgo }) => hoursAgo)).size).toBe(posts.length);
  });

  it('are as long as discussions may be', () => {
    for (const { title, content } of demoThreads) {
      expect(lengthOf(title), title).toBeGreaterThanOrEqual(6);
      expect(lengthOf(title), title).toBeLessThanOrEqual(150);
      expect(lengthOf(content), title).toBeGreaterThanOrEqual(8);
      expect(lengthOf(content), title).toBeLessThanOrEqual(10_000);
    }
    for (const { content } of [...comments, ...replies]) {
      expect(lengthOf(content), content).toBeGreaterThanOrEqual(2);
      expect(lengthOf(content), content).toBeLessThanOrEqual(2_000);
    }
  });

  it('answer what was written before, by people who had joined', () => {
    for (const thread of demoThreads) {
      const times = thread.comments.map(({ hoursAgo }) => hoursAgo);
      expect(times, thread.title).toEqual(times.toSorted((left, right) => right - left));
      for (const comment of thread.comments) {
        expect(comment.hoursAgo).toBeLessThan(thread.hoursAgo);
        const later = comment.replies.map(({ hoursAgo }) => hoursAgo);
        expect(later, comment.content).toEqual(later.toSorted((left, right) => right - left));
        for (const hoursAgo of later) expect(hoursAgo).toBeLessThan(comment.hoursAgo);
      }
    }
    // An account of the first day may write less.
    for (const { author, hoursAgo, content } of posts)
      expect((author.joinedDaysAgo - 1) * 24, content).toBeGreaterThan(hoursAgo);
  });

  it('are about crops that are known, and liked once by each who did not write them', () => {
    for (const { crop } of demoThreads) if (crop) expect(findCrop(crop), crop).toBeDefined();
    for (const { author, likedBy, content } of posts) {
      expect(new Set(likedBy).size, content).toBe(likedBy.length);
      expect(likedBy, content).not.toContain(author);
    }
  });

  it('show what the screens have to show', () => {
    const all = texts.join('\n');
    expect(demoThreads.filter((thread) => thread.comments.length === 0).length).toBeGreaterThan(2);
    expect(demoThreads.filter(({ acceptedId }) => acceptedId).length).toBeGreaterThan(2);
    expect(all).toMatch(/^- /m);
    expect(all).toMatch(/\*\*\S/);
    expect(all).toMatch(/\[.+\]\(https:/);
    expect(all).toMatch(/#[a-z]+/);
    expect(all).toMatch(/#\p{Script=Devanagari}+/u);
    expect(Math.max(...texts.map(lengthOf))).toBeGreaterThan(1_200);
  });

  it('name no substance, no dose and no one in person', () => {
    const all = texts.join('\n');
    expect(all).not.toMatch(/insecticide|pesticide|herbicide|fungicide|कीटनाशक|फफूंदनाशक/i);
    expect(all).not.toMatch(/\d\s*(ml|g|gm|kg|litres?|मिली|ग्राम|किलो)\b/i);
    expect(all).not.toMatch(/\d{4}|\S@\S/);
  });
});
