import { PageHeader } from '@upaj/ui/page-header';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useTitle } from '../../shared/use-title.ts';
import { SectionHeader } from './section-header.tsx';
import { selectIsSignedIn } from './session.slice.ts';

interface PublicPageProps {
  /** Heading of the page. */
  title: string;
  /** Name of the browser's tab, where the heading says too little. */
  tabTitle?: string;
  /** One line below it for visitors; signed-in users see a greeting there. */
  intro: string;
  children: ReactNode;
}

/** A page for visitors and signed-in users; in the frame of visitors it has its own margins. */
export function PublicPage({ title, tabTitle = title, intro, children }: PublicPageProps) {
  const isSignedIn = useSelector(selectIsSignedIn);
  useTitle(tabTitle);
  if (isSignedIn) {
    return (
      <div className="grid grid-cols-1 content-start gap-6">
        <SectionHeader title={title} />
        {children}
      </div>
    );
  }
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-1 content-start gap-6 px-4 pt-6 pb-13 md:px-8 md:pt-9">
      <PageHeader title={title} greeting={intro} />
      {children}
    </div>
  );
}
