import { createContext, data, type RouterContextProvider } from 'react-router'
import type { CallId } from '#contract/call-paths.ts'
import type { SocialProvider } from '#contract/session.ts'
import { failureOf, NO_ANSWER } from './api-failure.ts'
import { requestOf, type Argument, type Parts, type Result } from '#web/calls/api.ts'

/** How a page that is being rendered on the server reaches the API: in process, without a network. */
export type ServerFetch = (url: string) => Promise<{ status: number; body: string }>

export const serverFetch = createContext<ServerFetch>()

/** Writes what failed while a page was rendered to the server's own log. */
export type ServerLog = (error: Error) => void

export const serverLog = createContext<ServerLog>()

/** What pages need to know of the server that renders them. */
export interface ServerFacts {
  /** For every script of the page; stands for the real one until the page is sent. */
  nonce: string
  /** Without a slash at the end. */
  publicUrl: string
  marketplaceName: string
  /** The style of a street map; null for the picture without streets. */
  mapStyleUrl: string | null
  /** Who suggests places; Google wants to be named beside its own. */
  placesFrom: 'gazetteer' | 'google'
  /** Who people can sign in with, in the order of the buttons. */
  socialProviders: readonly SocialProvider[]
  /** The fewest characters of a new password. */
  passwordMinimum: number
  /** Where errors are reported to, after leave was given; null: nowhere. */
  monitoringDsn: string | null
  /** Whether outside services are stood in for: no real money, no real food. */
  isSandbox: boolean
}

export const serverFacts = createContext<ServerFacts>()

/**
 * Asks the API for a loader. A failure becomes the page of that status; where the API can make nothing
 * of what the address says, there is no such page.
 */
export function callOnServer<Id extends CallId>(id: Id) {
  return async (
    context: Readonly<RouterContextProvider>,
    argument: Argument<Id>,
  ): Promise<Result<Id>> => {
    const { params = {} } = argument as Parts
    // Reading an address resolves these two, however they are encoded: they would name another call.
    if (Object.values(params).some((value) => value === '.' || value === '..'))
      throw data({ ...NO_ANSWER, status: 400, code: 'INVALID_ID_PAREMETER' }, { status: 400 })
    const { status, body } = await context.get(serverFetch)(requestOf(id, argument).url)
    const answer: unknown = body ? JSON.parse(body) : undefined
    if (status < 400) return answer as Result<Id> // what the API writes by the same contract
    throw data(failureOf(status, answer), { status: status === 400 ? 404 : status })
  }
}
