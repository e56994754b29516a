import { MEMBER_TOKEN_HEADER } from '#contract/constants.ts'
import type {
  changeSharedCart,
  changeSharing,
  getSharedCart,
  joinSharedCart,
  shareCart,
  SharedCart,
  stopSharing,
} from '#contract/sharing/shared-cart.ts'
import { api, ask, type Argument, type Build, type Result } from './api.ts'
import { keepCart } from './cart-calls.ts'

/** Which member of a shared basket asks; null: one who only looks. */
export interface Member {
  memberToken: string | null
}

const proofOf = (memberToken: string | null): Record<string, string> =>
  memberToken ? { [MEMBER_TOKEN_HEADER]: memberToken } : {}

/** What the basket of a link is asked with, and so the name of what is kept of it. */
export const sharedKey = (shareToken: string, memberToken: string | null) => ({
  params: { shareToken },
  memberToken,
})

const askForShared = ask<typeof getSharedCart>('GET', '/shared-cart/:shareToken')
const askToChange = ask<typeof changeSharedCart>('PUT', '/shared-cart/:shareToken')

const ofOwner = (build: Build) => ({
  shareCart: build.mutation<Result<typeof shareCart>, Argument<typeof shareCart>>({
    query: ask<typeof shareCart>('POST', '/cart/:cartToken/share'),
    onQueryStarted: keepCart,
  }),
  changeSharing: build.mutation<Result<typeof changeSharing>, Argument<typeof changeSharing>>({
    query: ask<typeof changeSharing>('PUT', '/cart/:cartToken/share'),
    onQueryStarted: keepCart,
  }),
  stopSharing: build.mutation<Result<typeof stopSharing>, Argument<typeof stopSharing>>({
    query: ask<typeof stopSharing>('DELETE', '/cart/:cartToken/share'),
    onQueryStarted: keepCart,
  }),
})

const ofFriends = (build: Build) => ({
  getSharedCart: build.query<SharedCart, Argument<typeof getSharedCart> & Member>({
    query: ({ memberToken, ...parts }) => ({
      ...askForShared(parts),
      headers: proofOf(memberToken),
    }),
  }),
  joinSharedCart: build.mutation<Result<typeof joinSharedCart>, Argument<typeof joinSharedCart>>({
    query: ask<typeof joinSharedCart>('POST', '/shared-cart/:shareToken/members'),
    async onQueryStarted({ params: { shareToken } }, { dispatch, queryFulfilled }) {
      const answer = await queryFulfilled.catch(() => null)
      if (!answer) return
      const { memberToken, sharedCart } = answer.data
      const key = sharedKey(shareToken, memberToken)
      void dispatch(sharingApi.util.upsertQueryData('getSharedCart', key, sharedCart))
    },
  }),
  changeSharedCart: build.mutation<SharedCart, Argument<typeof changeSharedCart> & Member>({
    query: ({ memberToken, ...parts }) => ({
      ...askToChange(parts),
      headers: proofOf(memberToken),
    }),
    async onQueryStarted({ params, memberToken }, { dispatch, queryFulfilled }) {
      const answer = await queryFulfilled.catch(() => null)
      if (!answer) return
      const key = sharedKey(params.shareToken, memberToken)
      void dispatch(sharingApi.util.upsertQueryData('getSharedCart', key, answer.data))
    },
  }),
})

export const sharingApi = api.injectEndpoints({
  endpoints: (build) => ({ ...ofOwner(build), ...ofFriends(build) }),
})

export const {
  useShareCartMutation,
  useChangeSharingMutation,
  useStopSharingMutation,
  useGetSharedCartQuery,
  useJoinSharedCartMutation,
  useChangeSharedCartMutation,
} = sharingApi
