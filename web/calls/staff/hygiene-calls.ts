import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { PartnerStore } from '#contract/partner/partner.ts'
import { unlessFailed } from '#web/calls/request/unless-failed.ts'
import { partnerApi } from './partner-calls.ts'
import { addStaffCalls } from './staff-api.ts'

const hygieneApi = addStaffCalls(({ query, mutation }) => ({
  findEstablishments: query('findEstablishments', { keepUnusedDataFor: 0 }),
  linkEstablishment: mutation('linkEstablishment', { onQueryStarted: cacheStore }),
}))

interface Linking {
  dispatch: BaseQueryApi['dispatch']
  queryFulfilled: Promise<{ data: PartnerStore }>
}

async function cacheStore(_: unknown, { dispatch, queryFulfilled }: Linking): Promise<void> {
  const answer = await unlessFailed(queryFulfilled)
  if (!answer) return
  const { data: store } = answer
  const { upsertQueryData } = partnerApi.util
  await dispatch(upsertQueryData('getPartnerStore', { params: { storeId: store.id } }, store))
}

export const { useLazyFindEstablishmentsQuery, useLinkEstablishmentMutation } = hygieneApi
