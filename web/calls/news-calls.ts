import { addCalls, ofAccount, type Argument } from './api.ts'
import { orderProof } from './order-calls.ts'
import { unlessFailed } from './request/unless-failed.ts'

type ChangeOf = Argument<'changeNews'> & { accountId: string }
type LanguageOf = Argument<'changeLanguage'> & { accountId: string }

const newsApi = addCalls(({ query, queryBy, mutation, mutationBy }) => ({
  /** Cached by account, so that no customer sees another's. */
  getNews: queryBy('getNews', ofAccount, { providesTags: ['News'] }),
  /** Shown at once; undone if the server refuses it. */
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
  /** Shown at once; undone if the server refuses it. */
  changeLanguage: mutationBy('changeLanguage', (input: LanguageOf) => input, {
    async onQueryStarted({ accountId, body }, { dispatch, queryFulfilled }) {
      const change = dispatch(
        newsApi.util.updateQueryData('getNews', accountId, (news) => {
          news.language = body.language
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
  useChangeLanguageMutation,
  useChangeNewsMutation,
  useFindOrderPushMutation,
  useDeleteBrowsersMutation,
  useGetNewsQuery,
  useLazyGetPushKeyQuery,
  useStartOrderPushMutation,
  useStopOrderPushMutation,
} = newsApi
