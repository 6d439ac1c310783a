import type { Review } from '@upaj/contract/reviews.schema';
import { Button } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import { StarRating } from '@upaj/ui/star-rating';
import { useState } from 'react';
import { SellerAnswer } from '../../../domains/reviews/seller-answer.tsx';
import { formatDate } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { AnswerForm } from './answer-form.tsx';

interface ReviewItemProps {
  review: Review;
  cropId: string;
  /** The user sells the listing. */
  isAnswerable: boolean;
}

/** One review: who, when, how many stars, what was said, and what the seller answers. */
export function ReviewItem({ review, cropId, isAnswerable }: ReviewItemProps) {
  const { t } = useTranslation('reviews');
  const [isAnswering, setIsAnswering] = useState(false);
  const { rating, text, username, createdAt, editedAt, answer } = review;
  const name = username ?? t('deletedUser');
  const day = formatDate(createdAt);
  return (
    <li>
      <Card size="row" className="grid gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="wrap-anywhere font-semibold">{name}</p>
          <p className="text-muted text-sm">{editedAt ? t('changed', { day }) : day}</p>
        </div>
        <StarRating value={rating} label={t('stars', { count: rating })} />
        {!review.isCounted && <p className="text-muted text-sm">{t('notCounted')}</p>}
        {text && <p className="wrap-anywhere whitespace-pre-line">{text}</p>}
        {answer && <SellerAnswer answer={answer} />}
        {isAnswerable && !answer && !isAnswering && (
          <Button
            variant="outline"
            size="small"
            className="justify-self-start"
            aria-label={t('answerNamed', { name })}
            onClick={() => setIsAnswering(true)}
          >
            {t('answer')}
          </Button>
        )}
        {isAnswerable && !answer && isAnswering && (
          <AnswerForm review={review} cropId={cropId} onCancel={() => setIsAnswering(false)} />
        )}
      </Card>
    </li>
  );
}
