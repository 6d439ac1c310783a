import { PageHeader, type PageHeaderProps } from '@upaj/ui/page-header';
import { useSelector } from 'react-redux';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { useTitle } from '../../shared/use-title.ts';
import { selectSession } from './session.slice.ts';

interface SectionHeaderProps extends Omit<PageHeaderProps, 'title' | 'greeting' | 'LinkComponent'> {
  /** Heading of the page, and name of the browser's tab. Without it the greeting is the heading. */
  title?: string;
  /** Name of the tab where the heading is the greeting. */
  tabTitle?: string;
}

/** 'Hello {name}, welcome back!' for the user who is signed in. */
function useGreeting(): string {
  const { t } = useTranslation('shell');
  const { userName } = useSelector(selectSession);
  return userName ? t('greeting', { name: userName }) : t('greetingWithoutName');
}

/** The top of every page behind the sign-in: its title, the greeting, the way back, what can be done. */
export function SectionHeader({ title, tabTitle = title, ...props }: SectionHeaderProps) {
  const greeting = useGreeting();
  useTitle(tabTitle);
  return (
    <PageHeader
      title={title ?? greeting}
      greeting={title === undefined ? undefined : greeting}
      LinkComponent={PageLink}
      {...props}
    />
  );
}
