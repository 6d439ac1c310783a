import type {
  getUser,
  removeUserPicture,
  setUserPicture,
  updateUser,
} from '@upaj/contract/accounts.endpoints';
import type { ParamsOf, ReplyOf, RequestOf } from '@upaj/contract/endpoint';
import type { getSeller, updateSeller } from '@upaj/contract/sellers.endpoints';
import { api } from '../../shared/api.ts';
import { request } from '../../shared/request.ts';

/** A picture on its way to the server. */
interface NewPicture {
  params: ParamsOf<typeof setUserPicture>;
  picture: Blob;
}

const pictureRequest = request<typeof setUserPicture>('PUT', '/api/v1/user/:id/picture');

function pictureForm(picture: Blob): FormData {
  const form = new FormData();
  form.append('image', picture, 'picture.jpg');
  return form;
}

export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUser: build.query<ReplyOf<typeof getUser>, RequestOf<typeof getUser>>({
      query: request<typeof getUser>('GET', '/api/v1/user/:id'),
      providesTags: (_reply, _error, { params }) => [{ type: 'User', id: params.id }],
    }),
    updateUser: build.mutation<ReplyOf<typeof updateUser>, RequestOf<typeof updateUser>>({
      query: request<typeof updateUser>('PATCH', '/api/v1/user/:id'),
      invalidatesTags: (reply, _error, { params }) =>
        reply ? [{ type: 'User', id: params.id }] : [],
    }),
    setUserPicture: build.mutation<ReplyOf<typeof setUserPicture>, NewPicture>({
      query: ({ params, picture }) => ({
        ...pictureRequest({ params, body: {} }),
        body: pictureForm(picture),
      }),
      invalidatesTags: (reply, _error, { params }) =>
        reply ? [{ type: 'User', id: params.id }] : [],
    }),
    removeUserPicture: build.mutation<null, RequestOf<typeof removeUserPicture>>({
      query: request<typeof removeUserPicture>('DELETE', '/api/v1/user/:id/picture'),
      invalidatesTags: (_reply, error, { params }) =>
        error ? [] : [{ type: 'User', id: params.id }],
    }),
    getSeller: build.query<ReplyOf<typeof getSeller>, RequestOf<typeof getSeller>>({
      query: request<typeof getSeller>('GET', '/api/v1/seller/:userId'),
      providesTags: (_reply, _error, { params }) => [{ type: 'Seller', id: params.userId }],
    }),
    updateSeller: build.mutation<ReplyOf<typeof updateSeller>, RequestOf<typeof updateSeller>>({
      query: request<typeof updateSeller>('PATCH', '/api/v1/seller/:userId'),
      invalidatesTags: (reply, _error, { params }) =>
        reply ? [{ type: 'Seller', id: params.userId }] : [],
    }),
  }),
});

export const {
  useGetUserQuery,
  useUpdateUserMutation,
  useSetUserPictureMutation,
  useRemoveUserPictureMutation,
  useGetSellerQuery,
  useUpdateSellerMutation,
} = profileApi;
