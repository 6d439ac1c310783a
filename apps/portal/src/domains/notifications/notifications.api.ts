import type { ReplyOf, RequestOf } from '@upaj/contract/endpoint';
import type {
  getNotificationSettings,
  listNotifications,
  readNotifications,
  updateNotificationSettings,
} from '@upaj/contract/notifications.endpoints';
import { api } from '../../shared/transport/api.ts';
import { request } from '../../shared/transport/request.ts';

type NotificationPage = ReplyOf<typeof listNotifications>;

const listRequest = request<typeof listNotifications>('GET', '/api/v1/notifications');

/** The list as it will be once these, or all without ids, are read. */
const withRead = ({ data, ...page }: NotificationPage, ids?: readonly string[]) => ({
  ...page,
  data: data.map((one) => (ids && !ids.includes(one._id) ? one : { ...one, isRead: true })),
});

export const notificationsApi = api
  .enhanceEndpoints({ addTagTypes: ['Notification'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listNotifications: build.infiniteQuery<NotificationPage, Record<never, never>, string>({
        infiniteQueryOptions: {
          initialPageParam: '',
          getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
        },
        query: ({ pageParam }) => listRequest({ query: { cursor: pageParam || undefined } }),
        extraOptions: { isLastSeenKept: true },
        providesTags: ['Notification'],
      }),
      readNotifications: build.mutation<
        ReplyOf<typeof readNotifications>,
        RequestOf<typeof readNotifications>
      >({
        // The page that a notification leads to may be another document's.
        query: (parts) => ({
          ...request<typeof readNotifications>('POST', '/api/v1/notifications/read')(parts),
          keepalive: true,
        }),
        async onQueryStarted({ body: { ids } }, { dispatch, queryFulfilled }) {
          const { undo } = dispatch(
            notificationsApi.util.updateQueryData('listNotifications', {}, (list) => ({
              ...list,
              pages: list.pages.map((page) => withRead(page, ids)),
            })),
          );
          await queryFulfilled.catch(undo);
        },
      }),
      getNotificationSettings: build.query<
        ReplyOf<typeof getNotificationSettings>,
        RequestOf<typeof getNotificationSettings>
      >({
        query: request<typeof getNotificationSettings>('GET', '/api/v1/notifications/settings'),
      }),
      updateNotificationSettings: build.mutation<
        ReplyOf<typeof updateNotificationSettings>,
        RequestOf<typeof updateNotificationSettings>
      >({
        query: (parts) => ({
          ...request<typeof updateNotificationSettings>(
            'PATCH',
            '/api/v1/notifications/settings',
          )(parts),
          keepalive: true,
        }),
        async onQueryStarted(_parts, { dispatch, queryFulfilled }) {
          const reply = await queryFulfilled.catch(() => undefined);
          if (!reply) return;
          const { updateQueryData } = notificationsApi.util;
          dispatch(updateQueryData('getNotificationSettings', {}, () => reply.data));
        },
      }),
    }),
  });

export const {
  useListNotificationsInfiniteQuery,
  useReadNotificationsMutation,
  useGetNotificationSettingsQuery,
  useUpdateNotificationSettingsMutation,
} = notificationsApi;
