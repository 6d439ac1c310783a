import { loadVideos } from '@upaj/content/education/topics';
import { createContext } from 'react';

/** Where the films of a topic come from; a story or a test puts another source in its place. */
export const VideosContext = createContext(loadVideos);
