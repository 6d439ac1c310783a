import { makeAvatar } from './domains/accounts/avatars/make-avatar.ts';
import { makePicture } from './platform/pictures/make-picture.ts';
import { registerPictureRoute } from './platform/pictures/picture-routes.ts';

/** Makes pictures for the server that has started this process. */
registerPictureRoute({ listing: makePicture, avatar: makeAvatar });
