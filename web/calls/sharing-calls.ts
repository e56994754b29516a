import { MEMBER_TOKEN_HEADER } from '#contract/constants.ts'
import { addCalls } from './api.ts'
import { cacheCart } from './cart-calls.ts'
import { unlessFailed } from './request/unless-failed.ts'

/** The member of a shared basket; null: a visitor who only looks. */
export interface Member {
  memberToken: string | null
}

const memberProof = ({ memberToken }: Member): Record<string, string> =>
  memberToken ? { [MEMBER_TOKEN_HEADER]: memberToken } : {}

/** The argument for the basket of a link, and so its cache key. */
export const sharedKey = (shareToken: string, memberToken: string | null) => ({
  params: { shareToken },
  memberToken,
})

export const sharingApi = addCalls(({ query, mutation }) => ({
  shareCart: mutation('shareCart', { onQueryStarted: cacheCart }),
  changeSharing: mutation('changeSharing', { onQueryStarted: cacheCart }),
  stopSharing: mutation('stopSharing', { onQueryStarted: cacheCart }),
  getSharedCart: query('getSharedCart', { headers: memberProof }),
  joinSharedCart: mutation('joinSharedCart', {
    async onQueryStarted({ params: { shareToken } }, { dispatch, queryFulfilled }) {
      const answer = await unlessFailed(queryFulfilled)
      if (!answer) return
      const { memberToken, sharedCart } = answer.data
      const key = sharedKey(shareToken, memberToken)
      void dispatch(sharingApi.util.upsertQueryData('getSharedCart', key, sharedCart))
    },
  }),
  changeSharedCart: mutation('changeSharedCart', {
    headers: memberProof,
    async onQueryStarted({ params, memberToken }, { dispatch, queryFulfilled }) {
      const answer = await unlessFailed(queryFulfilled)
      if (!answer) return
      const key = sharedKey(params.shareToken, memberToken)
      void dispatch(sharingApi.util.upsertQueryData('getSharedCart', key, answer.data))
    },
  }),
}))

export const {
  useShareCartMutation,
  useChangeSharingMutation,
  useStopSharingMutation,
  useGetSharedCartQuery,
  useJoinSharedCartMutation,
  useChangeSharedCartMutation,
} = sharingApi
