import { dayInIndia } from '@upaj/content/day-in-india';
import { questionsFor } from '@upaj/content/practice-questions/questions-for';
import { isStateSlug, type StateSlug } from '@upaj/content/state-slugs';
import { useSelector } from 'react-redux';
import { accountsApi } from '../../../domains/accounts/accounts.api.ts';
import { selectSession } from '../../../domains/session/session.slice.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/use-language.ts';
import { QuestionChips } from './question-chips.tsx';

const mostShown = 8;

/** The state of the user as addresses spell it; undefined while it is not known. */
function slugOf(state: string | undefined): StateSlug | undefined {
  const slug = state?.toLowerCase().replaceAll(' ', '-') ?? '';
  return isStateSlug(slug) ? slug : undefined;
}

/** Questions to begin with: those of the month, and of the state of the user. */
export function Suggestions() {
  const { t } = useTranslation('chat-answer');
  const { language } = useLanguage();
  const { userId } = useSelector(selectSession);
  const { data, isLoading } = accountsApi.useGetUserQuery(
    { params: { id: userId ?? '' } },
    { skip: !userId },
  );
  if (isLoading) return null;
  const month = Number(dayInIndia(new Date()).slice(5, 7));
  const questions = questionsFor({ month, state: slugOf(data?.data.state) }, mostShown);
  return (
    <QuestionChips
      label={t('suggestions')}
      questions={questions.map(({ text }) => text[language])}
    />
  );
}
