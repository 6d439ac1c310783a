import { hashtagsIn, threadLengths } from '@upaj/contract/threads.rules';
import { Badge } from '@upaj/ui/badge';
import { FormField } from '@upaj/ui/form-field';
import { Textarea } from '@upaj/ui/textarea';
import { useDeferredValue } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Dictation } from './dictation.tsx';
import { LengthCount } from './length-count.tsx';
import type { ThreadFields } from './thread-fields.ts';
import { useThreadFieldError } from './title-field.tsx';

/** The question: typed or spoken, with the hashtags that are found in it. */
export function ContentField() {
  const { t } = useTranslation('new-thread');
  const { control, register } = useFormContext<ThreadFields>();
  const [title, content] = useWatch({ control, name: ['title', 'content'] });
  return (
    <div className="grid gap-2.5">
      <FormField
        label={t('field.content')}
        hint={t('contentHint')}
        error={useThreadFieldError('content')}
        isRequired
      >
        <Textarea
          {...register('content')}
          style={{ minHeight: '11rem' }}
          placeholder={t('placeholder.content')}
          dir="auto"
        />
        <LengthCount text={content} limit={threadLengths.content.max} />
      </FormField>
      <Dictation />
      <HashtagsFound title={title} content={content} />
    </div>
  );
}

function HashtagsFound(texts: { title: string; content: string }) {
  const { t } = useTranslation('new-thread');
  const { title, content } = useDeferredValue(texts);
  const hashtags = hashtagsIn(title, content);
  if (hashtags.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-muted text-sm">{t('hashtags')}</span>
      {hashtags.map((hashtag) => (
        <Badge key={hashtag} tone="good">
          <bdi className="wrap-anywhere">{`#${hashtag}`}</bdi>
        </Badge>
      ))}
    </div>
  );
}
