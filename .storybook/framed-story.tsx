import { DocsContext, type Of, useOf } from '@storybook/addon-docs/blocks';
import { useContext, useRef } from 'react';
import { useToolbar } from './use-toolbar.ts';
import { useTurn } from './use-turn.ts';

interface FramedStoryProps {
  /** An export of a file of stories. */
  of: Of;
  height?: number;
}

/** A story in a frame as wide as its viewport: it has mocks, an address and a language of its own. */
export function FramedStory({ of, height = 720 }: FramedStoryProps) {
  const { theme, language } = useToolbar(useContext(DocsContext).channel);
  const { story } = useOf(of, ['story']);
  const viewport = story.parameters.viewport?.options?.[story.storyGlobals.viewport?.value];
  const query = new URLSearchParams({
    id: story.id,
    viewMode: 'story',
    globals: `theme:${theme};language:${language}`,
  });
  const frame = useRef<HTMLIFrameElement>(null);
  const address = useTurn(frame, `iframe.html?${query}`);
  return (
    <iframe
      ref={frame}
      title={story.name}
      src={address}
      style={{
        width: viewport?.styles.width ?? '100%',
        maxWidth: '100%',
        height,
        border: '1px solid var(--color-line)',
        // Until the story's page says otherwise it is a light one: transparent, where it would be white in a dark page.
        colorScheme: 'light',
      }}
    />
  );
}
