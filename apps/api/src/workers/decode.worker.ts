import { judgeLeaf } from '../platform/pictures/judge-leaf.ts';
import { makeAvatar } from '../platform/pictures/make-avatar.ts';
import { makePicture } from '../platform/pictures/make-picture.ts';
import { serveDecoder } from '../platform/pictures/serve-decoder.ts';

/** Decodes pictures for the server that has started this process. */
serveDecoder({ listing: makePicture, avatar: makeAvatar, leaf: judgeLeaf });
