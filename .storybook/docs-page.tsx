import {
  AnchorMdx,
  Description,
  DocsContext,
  DocsPage,
  Subheading,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { FramedStory } from './framed-story.tsx';

const isOfPortal = /^(Screens|Patterns)\//;

/** The stories of a component as Storybook shows them; those of the portal in frames, because they would share one set of mocks. */
export function StoriesPage() {
  const stories = useContext(DocsContext).componentStories();
  if (!isOfPortal.test(stories[0]?.title ?? '')) return <DocsPage />;
  return (
    <>
      <Title />
      <Description of="meta" />
      {stories.map(({ id, name, moduleExport }) => (
        <section key={id}>
          <Subheading>{name}</Subheading>
          <Description of={moduleExport} />
          <FramedStory of={moduleExport} />
          <p>
            <AnchorMdx href={`?path=/story/${id}`} target="_self">
              Open the story
            </AnchorMdx>
          </p>
        </section>
      ))}
    </>
  );
}
