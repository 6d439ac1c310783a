import { type RefObject, useEffect, useState } from 'react';

/** How long a story may keep the others waiting, in milliseconds. */
const LONGEST_MS = 20_000;
const POLL_MS = 200;

/** What this page reads of the Storybook in a frame. */
interface Framed {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

/** Whether the story in a frame has been rendered and played. */
function isPlayed(frame: HTMLIFrameElement): boolean {
  const framed: (Window & Framed) | null = frame.contentWindow;
  const phase = framed?.__STORYBOOK_PREVIEW__?.currentRender?.phase;
  return phase === 'finished' || phase === 'aborted';
}

/** Waits until the story in a frame is played, the frame is gone, or the patience is over. */
async function played(frame: RefObject<HTMLIFrameElement | null>): Promise<void> {
  const end = Date.now() + LONGEST_MS;
  do await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  while (frame.current && !isPlayed(frame.current) && Date.now() < end);
}

let queue = Promise.resolve();

/**
 * The address that a frame may load, and whether its story has been played: nothing before it comes into view
 * and has its turn. Frames play one after another, because stories that type at the same time take the focus
 * from each other.
 */
export function useTurn(frame: RefObject<HTMLIFrameElement | null>, address: string) {
  const [allowed, setAllowed] = useState<string>();
  const [ended, setEnded] = useState<string>();
  useEffect(() => {
    if (!frame.current) return;
    let isWanted = true;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      queue = queue.then(async () => {
        if (!isWanted) return;
        setAllowed(address);
        await played(frame);
        setEnded(address);
      });
    });
    observer.observe(frame.current);
    return () => {
      isWanted = false;
      observer.disconnect();
    };
  }, [frame, address]);
  return { allowed, isPlayed: ended === address };
}
