import { demoListings } from '@upaj/demo/market';
import { demoThreads } from '@upaj/demo/threads';
import { expect, it } from 'vitest';
import { sampleReply } from './page-samples.dev.ts';
import { paths } from './shared/paths.ts';
import { structuredData } from './structured-data.ts';

const origin = 'https://upaj.example';

it('a listing is a product that is offered for the price of one U', async () => {
  const { data } = Object(await sampleReply(`/api/v1/crops/${demoListings[0]?.id}`));
  expect(structuredData(paths.crop.path, { data }, origin)).toMatchObject({
    '@type': 'Product',
    name: data.name,
    image: data.image.map(({ url }: { url: string }) => origin + url),
    offers: {
      url: `${origin}/mandi/${encodeURIComponent(data.category)}/${data._id}`,
      price: data.price,
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      eligibleQuantity: { value: 25, unitCode: 'KGM' },
    },
  });
  expect(JSON.stringify(structuredData(paths.crop.path, { data }, origin))).not.toContain(
    data.seller.name,
  );
});

it('a listing without ratings has none, and one that is sold out says so', async () => {
  const { data } = Object(await sampleReply(`/api/v1/crops/${demoListings[0]?.id}`));
  const soldOut = { ...data, rating: null, status: 'OutOfStock' };
  const product = structuredData(paths.crop.path, { data: soldOut }, '');
  expect(product).not.toHaveProperty('aggregateRating');
  expect(product).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
});

it('a discussion is a posting with its comments, a hidden one is nothing', async () => {
  const { data } = Object(await sampleReply(`/api/v1/tweets/${demoThreads[0]?.id}`));
  const posting = structuredData(paths.thread.path, { data }, origin);
  expect(posting).toMatchObject({
    '@type': 'DiscussionForumPosting',
    headline: data.title,
    author: { name: data.username },
  });
  expect(Object(posting).comment).toHaveLength(data.commentDesc.length);
  const hidden = { ...data, isHidden: true };
  expect(structuredData(paths.thread.path, { data: hidden }, origin)).toBeUndefined();
});

it('a list is nothing of the kind', () => {
  expect(structuredData(paths.mandi.path, { data: [] }, origin)).toBeUndefined();
});
