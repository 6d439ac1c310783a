import { loadVideos } from '@upaj/content/education/topics';
import { createContext } from 'react';

/** Where the videos of a topic come from; a story or a test replaces it with another source. */
export const VideosContext = createContext(loadVideos);
