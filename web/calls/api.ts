import {
  createApi,
  type EndpointBuilder,
  type EndpointDefinitions,
  type InfiniteQueryExtraOptions,
  type MutationDefinition,
  type MutationExtraOptions,
  type QueryDefinition,
  type QueryExtraOptions,
} from '@reduxjs/toolkit/query/react'
import type { OutputOf, RequestOf } from '#contract/call.ts'
import { CALL_PATHS, type CallId, type CallsById, type StaffCallId } from '#contract/call-paths.ts'
import { API_BASE } from '#contract/constants.ts'
import { baseQuery, type ApiRequest, type CallExtras } from './request/base-query.ts'

/** The argument of a call: its `params`, `query` and `body`, as far as it has them. */
export type Argument<Id extends CallId> = RequestOf<CallsById[Id]>

/** The answer of a call; null for a call without one. */
export type Result<Id extends CallId> =
  OutputOf<CallsById[Id]> extends undefined ? null : OutputOf<CallsById[Id]>

export type Parts = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

const tagTypes = [
  'Printers',
  'Cards',
  'Cart',
  'Commission',
  'Discounts',
  'Billing',
  'Discrepancies',
  'Invoices',
  'Enquiries',
  'IdentityDocuments',
  'Payouts',
  'News',
  'Now',
  'OperatorCustomer',
  'OperatorOrder',
  'OperatorProblems',
  'OperatorSessions',
  'Operators',
  'OperatorReviews',
  'Restaurants',
  'OpeningList',
  'Order',
  'OrderProblems',
  'OrderReview',
  'PartnerOrders',
  'PartnerProblems',
  'Pin',
  'Tablets',
  'PartnerReviews',
  'PartnerStore',
  'ProblemPolicy',
  'Readiness',
  'SavedAddresses',
  'SecondFactor',
  'Sessions',
  'SiteTexts',
  'Team',
  'User',
] as const

type Tag = (typeof tagTypes)[number]
type Base = typeof baseQuery

/** The client's one API, to which each noun adds its calls. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  refetchOnReconnect: true,
  tagTypes,
  endpoints: () => ({}),
})

/** The method and the path of each of these calls. */
type Paths<Ids extends CallId> = Readonly<Record<Ids, string>>

export type CustomerCallId = Exclude<CallId, StaffCallId>

/**
 * Adds the calls of a noun: their ids, and how their answers are cached. A page loads only the calls that it
 * uses.
 */
export const addCalls = <Added extends EndpointDefinitions>(
  define: (endpoints: CallEndpoints<CustomerCallId>) => Added,
) => addCallsAt(CALL_PATHS, define)

/** The same for calls with these paths. */
export const addCallsAt = <Ids extends CallId, Added extends EndpointDefinitions>(
  paths: Paths<Ids>,
  define: (endpoints: CallEndpoints<Ids>) => Added,
) => api.injectEndpoints({ endpoints: (build) => define(callEndpoints(build, paths)) })

/** For answers that are cached by account, so that no customer sees another's of this browser. */
export const ofAccount = (_accountId: string) => ({})

/** What a request carries besides its call's argument. */
interface Sending<Input> {
  extras?: CallExtras
  headers?: (input: Input) => Record<string, string>
}

/** The argument of an endpoint: that of its call, if it has one, and the extras of its request. */
type Input<Id extends CallId, Beside> =
  unknown extends Argument<Id> ? (unknown extends Beside ? void : Beside) : Argument<Id> & Beside

type QueryOptions<Id extends CallId, Arg, Data, Beside> = Sending<Beside> &
  Omit<QueryExtraOptions<Tag, NoInfer<Data>, NoInfer<Arg>, Base, 'api'>, 'type'> & {
    transformResponse?: (answer: Result<Id>) => Data
  }

type MutationOptions<Id extends CallId, Arg, Beside> = Sending<Beside> &
  Omit<MutationExtraOptions<Tag, Result<Id>, NoInfer<Arg>, Base, 'api'>, 'type'>

type PagesOptions<Id extends CallId, Arg> = Sending<Arg> &
  Omit<
    InfiniteQueryExtraOptions<Tag, Result<Id>, Arg, string | null, Base, 'api'>,
    'type' | 'infiniteQueryOptions'
  >

export type CallEndpoints<Ids extends CallId = CustomerCallId> = ReturnType<
  typeof callEndpoints<Ids>
>

/**
 * Endpoints for calls of the contract. Those in `…By` have an argument of their own, which `argumentOf` turns
 * into that of their call.
 */
const callEndpoints = <Ids extends CallId>(
  build: EndpointBuilder<Base, Tag, 'api'>,
  paths: Paths<Ids>,
) => ({
  build,

  query: <Id extends Ids, Data = Result<Id>, Beside = unknown>(
    id: Id,
    options: QueryOptions<Id, Input<Id, Beside>, Data, Beside> = {},
  ): QueryDefinition<Input<Id, NoInfer<Beside>>, Base, Tag, NoInfer<Data>, 'api'> =>
    build.query<Data, Input<Id, Beside>>({
      query: requestBy(paths, id, argumentIn<Id, Beside>, options),
      ...options,
    }),

  queryBy: <Id extends Ids, Arg, Data = Result<Id>>(
    id: Id,
    argumentOf: (input: Arg) => Argument<Id>,
    options: QueryOptions<Id, Arg, Data, Arg> = {},
  ): QueryDefinition<Arg, Base, Tag, NoInfer<Data>, 'api'> =>
    build.query<Data, Arg>({ query: requestBy(paths, id, argumentOf, options), ...options }),

  mutation: <Id extends Ids, Beside = unknown>(
    id: Id,
    options: MutationOptions<Id, Input<Id, Beside>, Beside> = {},
  ): MutationDefinition<Input<Id, NoInfer<Beside>>, Base, Tag, Result<Id>, 'api'> =>
    build.mutation<Result<Id>, Input<Id, Beside>>({
      query: requestBy(paths, id, argumentIn<Id, Beside>, options),
      ...options,
    }),

  mutationBy: <Id extends Ids, Arg>(
    id: Id,
    argumentOf: (input: Arg) => Argument<Id>,
    options: MutationOptions<Id, Arg, Arg> = {},
  ) =>
    build.mutation<Result<Id>, Arg>({
      query: requestBy(paths, id, argumentOf, options),
      ...options,
    }),

  /** The pages of a list, one after the other. */
  pagesBy: <Id extends Ids, Arg>(
    id: Id,
    argumentOf: (input: Arg) => Argument<Id>,
    options: PagesOptions<Id, Arg> = {},
  ) =>
    build.infiniteQuery<Result<Id>, Arg, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: nextCursorOf },
      query: ({ queryArg, pageParam }) =>
        requestBy(paths, id, argumentOf, options)(queryArg, { cursor: pageParam }),
      ...options,
    }),
})

/** The extras of a request are part of the endpoint's argument, where the request does not read them. */
const argumentIn = <Id extends CallId, Beside>(input: Input<Id, Beside>) => input as Argument<Id>

const nextCursorOf = (page: unknown) => (page as { nextCursor: string | null }).nextCursor

const requestBy =
  <Id extends CallId, Arg, Beside>(
    paths: Paths<Id>,
    id: Id,
    argumentOf: (input: Arg) => Argument<Id>,
    { extras, headers }: Sending<Beside>,
  ) =>
  (input: Arg, page?: { cursor: string | null }): ApiRequest & CallExtras => ({
    ...requestAt(paths[id], argumentOf(input), page),
    ...extras,
    // The extras are part of the cache key.
    ...(headers && { headers: headers(input as unknown as Beside) }),
  })

/** The request of a customer's call, as the contract has it. */
export function requestOf<Id extends CustomerCallId>(id: Id, argument: Argument<Id>): ApiRequest {
  return requestAt(CALL_PATHS[id], argument)
}

/** The request of a call at a method and path; of a page of a list with its cursor. */
function requestAt(
  methodAndPath: string,
  argument: unknown,
  page?: { cursor: string | null },
): ApiRequest {
  const [method = '', path = ''] = methodAndPath.split(' ')
  // A call has at most these three parts; its own type says which.
  const { params = {}, query = {}, body } = (argument ?? {}) as Parts
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  return { method, url: `${API_BASE}${filled}${queryText({ ...query, ...page })}`, body }
}

function queryText(query: Record<string, unknown>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  const text = search.toString()
  return text && `?${text}`
}
