import { makeFace } from './accounts/make-face.ts';
import { answerPictures } from './pictures/answer-pictures.ts';
import { makePicture } from './pictures/make-picture.ts';

/** Makes pictures for the server that has started this process. */
answerPictures({ listing: makePicture, avatar: makeFace });
