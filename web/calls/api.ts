import { createApi, type EndpointBuilder } from '@reduxjs/toolkit/query/react'
import type { Call, OutputOf, RequestOf } from '#contract/call.ts'
import { baseQuery, type CallExtras } from './request/base-query.ts'
import { requestFor } from './request/request.ts'

/**
 * The one API of the client. Each noun adds its calls with `injectEndpoints`, so that a page loads
 * only those it uses.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  refetchOnReconnect: true,
  tagTypes: [
    'Cards',
    'Cart',
    'Findings',
    'News',
    'OperatorProblems',
    'OperatorReviews',
    'Order',
    'OrderProblems',
    'OrderReview',
    'PartnerOrders',
    'PartnerProblems',
    'PartnerReviews',
    'PartnerStore',
    'ProblemPolicy',
    'SavedAddresses',
    'Sessions',
    'User',
  ],
  endpoints: () => ({}),
})

export type Build = EndpointBuilder<typeof baseQuery, ApiTag, 'api'>
export type ApiTag =
  | 'Cards'
  | 'Cart'
  | 'Findings'
  | 'News'
  | 'OperatorProblems'
  | 'OperatorReviews'
  | 'Order'
  | 'OrderProblems'
  | 'OrderReview'
  | 'PartnerOrders'
  | 'PartnerProblems'
  | 'PartnerReviews'
  | 'PartnerStore'
  | 'ProblemPolicy'
  | 'SavedAddresses'
  | 'Sessions'
  | 'User'

/** The `query` of an endpoint for a promised call: `query: ask<typeof getCart>('GET', '/cart/:cartToken')`. */
export function ask<C extends Call>(method: C['method'], path: C['path'], extras: CallExtras = {}) {
  const request = requestFor<C>(method, path)
  return (parts: RequestOf<C>) => ({ ...request(parts), ...extras })
}

/** The types of an endpoint: `build.query<...Typed<typeof getCart>>` is written out as its two. */
export type Result<C extends Call> = OutputOf<C>
export type Argument<C extends Call> = RequestOf<C>
