import { defineModule, type Platform } from '../../platform/modules/domain-module.ts';
import { openPictures } from '../../platform/pictures/open-pictures.ts';
import { servePictures } from '../../platform/pictures/picture-route.ts';
import { type PictureStore, type Width, widths } from '../../platform/pictures/picture-store.ts';
import { uploadLimits } from '../../platform/pictures/upload-limits.ts';
import { pageChanges } from '../../platform/rendering/page-changes.ts';
import { createAnswers } from './answers.service.ts';
import { createCommentWriteStore } from './comment-writes.store.ts';
import { createComments } from './comments.service.ts';
import { createDigestStore } from './digest.store.ts';
import { createLikes } from './likes.service.ts';
import { createLikeStore } from './likes.store.ts';
import { createLiveThreads } from './live-thread.ts';
import { createPostChanges } from './post-changes.ts';
import { createPostLimitStore } from './post-limits.store.ts';
import { createPostRules } from './post-limits.ts';
import { createPosts, type Posts } from './posts.service.ts';
import { createPostStore } from './posts.store.ts';
import { createThreadDataStore } from './thread-data.store.ts';
import { createThreadFinds } from './thread-finds.store.ts';
import { createThreadLists } from './thread-lists.store.ts';
import { createThreadPictures } from './thread-pictures.service.ts';
import { createThreadPictureStore } from './thread-pictures.store.ts';
import { createThreadReadStore } from './thread-reads.store.ts';
import { threadPicturePath, threadPictureView } from './thread-views.ts';
import { createThreadWriteStore } from './thread-writes.store.ts';
import { threadDemo } from './threads.demo.ts';
import { postClosed, threadChanged, threadWritten } from './threads.events.ts';
import { threadWriteRoutes } from './threads.routes.ts';
import { threadsAudit } from './threads-audit.store.ts';
import { threadReadRoutes } from './threads-read.routes.ts';
import { createThreadReads } from './threads-read.service.ts';
import { threadsSearchJob } from './threads-search.job.ts';
import { threadSearchStore } from './threads-search.store.ts';
import { createWriting } from './writing.service.ts';

declare module '../../platform/modules/domain-module.ts' {
  interface DomainServices {
    threads: Posts;
  }
}

const DAY = 24 * 60 * 60 * 1000;
/** Days for which moderators can read what a post said before. */
const VERSION_DAYS = 180;

/** Discussions, comments and likes. */
export const threads = defineModule(
  'threads',
  (platform) => {
    const files = openPictures<Width>(platform.settings, 'thread-pictures');
    const { service, reads, writes, data } = createServices(platform, files);
    const { writing, pictures } = writes;
    return {
      service,
      routes(app) {
        threadReadRoutes(app, reads);
        threadWriteRoutes(app, writes);
        servePictures(app, threadPicturePath, widths, files.open);
      },
      jobs: [threadsSearchJob({ ...platform, store: threadSearchStore })],
      pagePreviews: [{ path: '/discussions/:id', find: ({ id = '' }) => reads.preview(id) }],
      pageChanges: pageChanges(
        ['/discussions', '/discussions/:id'],
        [threadWritten, threadChanged, postClosed],
      ),
      limits: { addThreadPicture: uploadLimits },
      policies: { owner: ({ person, params }) => writing.requireAuthor(person, params.id ?? '') },
      personalData: {
        async export({ id }) {
          const { pictures: own, ...marks } = await data.copyMarks(id);
          const threadPictures = own.map((picture) => threadPictureView(picture).url);
          return { ...(await data.copy(id)), ...marks, threadPictures };
        },
        close: (tx, { id }) => data.lockAll(tx, id),
        // What was written stays without its author.
        async delete(tx, { id }) {
          await data.deleteLikes(tx, id);
          await data.deleteVersions(tx, id);
          const orphaned = await pictures.removeOfUser(tx, id);
          return () => pictures.removeFiles(orphaned);
        },
      },
      async cleanUp(now) {
        const old = new Date(now.getTime() - VERSION_DAYS * DAY);
        return {
          threadPictures: await pictures.cleanUp(now),
          postVersions: await data.deleteOldVersions(old),
        };
      },
    };
  },
  { audit: threadsAudit, demo: threadDemo },
);

function createServices(platform: Platform, files: PictureStore) {
  const { db, searchDb, settings, services, follow } = platform;
  const store = createThreadWriteStore(db);
  const commentStore = createCommentWriteStore();
  const posts = createPostStore(db);
  const likeStore = createLikeStore();
  const reads = createThreadReads({
    services,
    lists: createThreadLists(db, searchDb),
    finds: createThreadFinds(searchDb),
    store: createThreadReadStore(db),
  });
  const rules = createPostRules({
    ...platform,
    store: createPostLimitStore(),
    hasLimits: settings.hasLimits,
  });
  const changes = createPostChanges({ threads: store, comments: commentStore });
  const shared = { ...platform, posts, rules, changes, reads };
  const pictures = createThreadPictures({
    ...shared,
    store: createThreadPictureStore(db),
    pictures: files,
  });
  return {
    reads,
    data: createThreadDataStore(db),
    service: createPosts({
      services,
      store: posts,
      digest: createDigestStore(db),
      changes,
      likes: likeStore,
      threads: store,
    }),
    writes: {
      pictures,
      writing: createWriting({ ...shared, store, pictures }),
      comments: createComments({ ...shared, store: commentStore }),
      likes: createLikes({ ...shared, store: likeStore }),
      answers: createAnswers({ ...shared, store }),
      live: createLiveThreads({ follow, posts }),
    },
  };
}
