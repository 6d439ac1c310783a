import { DocsContext, type Of, useOf } from '@storybook/addon-docs/blocks';
import { useContext, useLayoutEffect, useRef, useState } from 'react';
import { useToolbar } from './use-toolbar.ts';
import { useTurn } from './use-turn.ts';

interface FramedStoryProps {
  /** An export of a file of stories. */
  of: Of;
}

// In pixels.
const SCREEN_HEIGHT = 720;
const FIRST_HEIGHT = 480;
const LEAST_HEIGHT = 64;
const MOST_HEIGHT = 1600;

/** What is laid over a page has no height in it. */
const OVERLAYS = '[role$="dialog"], [role="menu"], [role="listbox"]';

/** The height of the story in a frame, in pixels; undefined while something is laid over it. */
function heightOfStory(frame: HTMLIFrameElement | null): number | undefined {
  const page = frame?.contentDocument;
  const root = page?.getElementById('storybook-root');
  if (!page || !root || page.querySelector(OVERLAYS)) return undefined;
  // The room above the story is left below it too.
  const height = root.offsetHeight + 2 * root.offsetTop;
  return Math.min(Math.max(height, LEAST_HEIGHT), MOST_HEIGHT);
}

/**
 * A story in a frame as wide as its viewport: it has mocks, an address and a language of its own. The part of a
 * screen gets a frame of its own height once it has been played.
 */
export function FramedStory({ of }: FramedStoryProps) {
  const { theme, language } = useToolbar(useContext(DocsContext).channel);
  const { story } = useOf(of, ['story']);
  const viewport = story.parameters.viewport?.options?.[story.storyGlobals.viewport?.value];
  const query = new URLSearchParams({
    id: story.id,
    viewMode: 'story',
    globals: `theme:${theme};language:${language}`,
  });
  const frame = useRef<HTMLIFrameElement>(null);
  const { allowed, isPlayed } = useTurn(frame, `iframe.html?${query}`);
  const isScreen = story.parameters.layout === 'fullscreen';
  const [height, setHeight] = useState(isScreen ? SCREEN_HEIGHT : FIRST_HEIGHT);
  useLayoutEffect(() => {
    if (isPlayed && !isScreen) setHeight((before) => heightOfStory(frame.current) ?? before);
  }, [isPlayed, isScreen]);
  return (
    <iframe
      ref={frame}
      title={story.name}
      src={allowed}
      style={{
        width: viewport?.styles.width ?? '100%',
        maxWidth: '100%',
        height,
        // Not a border, which would take two pixels of the story.
        outline: '1px solid var(--color-line)',
        // Until the story's page says otherwise it is a light one: transparent, where it would be white in a dark page.
        colorScheme: 'light',
      }}
    />
  );
}
