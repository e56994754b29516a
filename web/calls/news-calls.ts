import { addCalls, ofAccount, type Argument } from './api.ts'
import { orderProof } from './order-calls.ts'
import { unlessFailed } from './request/unless-failed.ts'

type ChangeOf = Argument<'changeNews'> & { accountId: string }

const newsApi = addCalls(({ query, queryBy, mutation, mutationBy }) => ({
  /** By whose it is, so that nobody is shown another customer's. */
  getNews: queryBy('getNews', ofAccount, { providesTags: ['News'] }),
  /** Shown at once; as it was again when the server doesn't take it. */
  changeNews: mutationBy('changeNews', (input: ChangeOf) => input, {
    async onQueryStarted({ accountId, body }, { dispatch, queryFulfilled }) {
      const change = dispatch(
        newsApi.util.updateQueryData('getNews', accountId, (news) => {
          news.byEmail = body.byEmail
        }),
      )
      if (!(await unlessFailed(queryFulfilled))) change.undo()
    },
  }),
  deleteBrowsers: mutation('deleteBrowsers', { invalidatesTags: ['News'] }),
  getPushKey: query('getPushKey'),
  findOrderPush: mutation('findOrderPush', { headers: orderProof }),
  startOrderPush: mutation('startOrderPush', { headers: orderProof, invalidatesTags: ['News'] }),
  stopOrderPush: mutation('stopOrderPush', { headers: orderProof, invalidatesTags: ['News'] }),
}))

export const {
  useChangeNewsMutation,
  useFindOrderPushMutation,
  useDeleteBrowsersMutation,
  useGetNewsQuery,
  useLazyGetPushKeyQuery,
  useStartOrderPushMutation,
  useStopOrderPushMutation,
} = newsApi
