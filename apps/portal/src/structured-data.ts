import { unitSize } from '@upaj/content/trade-unit';
import type { getCrop } from '@upaj/contract/crops.endpoints';
import type { Crop } from '@upaj/contract/crops.schema';
import type { ReplyOf } from '@upaj/contract/endpoint';
import type { getThread } from '@upaj/contract/threads.endpoints';
import type { Thread } from '@upaj/contract/threads.schema';
import { paths } from './shared/paths.ts';

const context = 'https://schema.org';

const availability: Readonly<Record<Crop['status'], string>> = {
  InStock: `${context}/InStock`,
  OutOfStock: `${context}/OutOfStock`,
  Expired: `${context}/Discontinued`,
};
/** Units of UN/CEFACT, as schema.org wants them; a trade unit of tonnes is counted in kilograms. */
const unitCodes: Readonly<Record<Crop['unit'], string>> = {
  kg: 'KGM',
  tonnes: 'KGM',
  liters: 'LTR',
  pieces: 'C62',
};

function product(crop: Crop, origin: string) {
  const { _id, name, description, category, image, price, unit, status, expiryDate } = crop;
  const { rating, ratingCount } = crop;
  return {
    '@context': context,
    '@type': 'Product',
    name,
    description,
    category,
    image: image.map(({ url }) => origin + url),
    offers: {
      '@type': 'Offer',
      url: origin + paths.crop.href(category, _id),
      price,
      priceCurrency: 'INR',
      priceValidUntil: expiryDate,
      availability: availability[status],
      eligibleQuantity: {
        '@type': 'QuantitativeValue',
        value: unitSize,
        unitCode: unitCodes[unit],
      },
    },
    ...(rating !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating,
        reviewCount: ratingCount,
      },
    }),
  };
}

function posting(thread: Thread, origin: string) {
  const { _id, title, content, username, createdAt, editedAt, pictures } = thread;
  const count = (type: string, number: number) => ({
    '@type': 'InteractionCounter',
    interactionType: `${context}/${type}`,
    userInteractionCount: number,
  });
  const person = (name: string) => ({ '@type': 'Person', name });
  return {
    '@context': context,
    '@type': 'DiscussionForumPosting',
    url: origin + paths.thread.href(_id),
    headline: title,
    text: content,
    author: person(username),
    datePublished: createdAt,
    ...(editedAt && { dateModified: editedAt }),
    image: pictures.map(({ url }) => origin + url),
    interactionStatistic: [
      count('LikeAction', thread.likeCount),
      count('CommentAction', thread.commentCount),
    ],
    comment: thread.commentDesc
      .filter(({ isDeleted, isHidden }) => !isDeleted && !isHidden)
      .map((one) => ({
        '@type': 'Comment',
        text: one.comment,
        author: person(one.commenter),
        datePublished: one.createdAt,
      })),
  };
}

/**
 * What search engines read of a page, in the words of schema.org: a listing, or a discussion with its first comments.
 *
 * @param path the pattern of the page's route
 * @param body the reply that it shows
 * @param origin where the server is reached, such as `https://upaj.example`; empty when it is not known
 */
export function structuredData(path: string, body: unknown, origin: string): object | undefined {
  if (path === paths.crop.path) {
    // The reply of its one request.
    const { data } = body as ReplyOf<typeof getCrop>;
    return product(data, origin);
  }
  if (path === paths.thread.path) {
    const { data } = body as ReplyOf<typeof getThread>;
    return data.isDeleted || data.isHidden ? undefined : posting(data, origin);
  }
  return undefined;
}
