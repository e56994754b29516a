import type {
  changeNews,
  findOrderPush,
  forgetBrowsers,
  getNews,
  getPushKey,
  startOrderPush,
  stopOrderPush,
} from '#contract/news.ts'
import { api, ask, type Argument, type Result } from './api.ts'
import { proofOf, type Shown } from './order-calls.ts'

const askToFind = ask<typeof findOrderPush>('POST', '/order/:orderId/push/find')
const askToStart = ask<typeof startOrderPush>('PUT', '/order/:orderId/push')
const askToStop = ask<typeof stopOrderPush>('POST', '/order/:orderId/push/stop')

type ChangeOf = Argument<typeof changeNews> & { accountId: string }

const newsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** By whose it is, so that nobody is shown another customer's. */
    getNews: build.query<Result<typeof getNews>, string>({
      query: () => ask<typeof getNews>('GET', '/user/news')({}),
      providesTags: ['News'],
    }),
    /** Shown at once; as it was again when the server doesn't take it. */
    changeNews: build.mutation<Result<typeof changeNews>, ChangeOf>({
      query: ({ body }) => ask<typeof changeNews>('PUT', '/user/news')({ body }),
      async onQueryStarted({ accountId, body }, { dispatch, queryFulfilled }) {
        const change = dispatch(
          newsApi.util.updateQueryData('getNews', accountId, (news) => {
            news.byEmail = body.byEmail
          }),
        )
        await queryFulfilled.catch(() => change.undo())
      },
    }),
    forgetBrowsers: build.mutation<null, Argument<typeof forgetBrowsers>>({
      query: ask<typeof forgetBrowsers>('DELETE', '/user/news/browsers'),
      invalidatesTags: ['News'],
    }),
    getPushKey: build.query<Result<typeof getPushKey>, Argument<typeof getPushKey>>({
      query: ask<typeof getPushKey>('GET', '/push/key'),
    }),
    findOrderPush: build.mutation<
      Result<typeof findOrderPush>,
      Argument<typeof findOrderPush> & Shown
    >({
      query: ({ orderToken, ...parts }) => ({ ...askToFind(parts), headers: proofOf(orderToken) }),
    }),
    startOrderPush: build.mutation<null, Argument<typeof startOrderPush> & Shown>({
      query: ({ orderToken, ...parts }) => ({ ...askToStart(parts), headers: proofOf(orderToken) }),
      invalidatesTags: ['News'],
    }),
    stopOrderPush: build.mutation<null, Argument<typeof stopOrderPush> & Shown>({
      query: ({ orderToken, ...parts }) => ({ ...askToStop(parts), headers: proofOf(orderToken) }),
      invalidatesTags: ['News'],
    }),
  }),
})

export const {
  useChangeNewsMutation,
  useFindOrderPushMutation,
  useForgetBrowsersMutation,
  useGetNewsQuery,
  useLazyGetPushKeyQuery,
  useStartOrderPushMutation,
  useStopOrderPushMutation,
} = newsApi
