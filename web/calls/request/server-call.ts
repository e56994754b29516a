import { createContext, data, type RouterContextProvider } from 'react-router'
import type { Logo } from '#contract/operator/settings/logo.ts'
import type { SocialProvider } from '#contract/session.ts'
import { failureOf, NO_ANSWER } from './api-failure.ts'
import {
  requestOf,
  type Argument,
  type CustomerCallId,
  type Parts,
  type Result,
} from '#web/calls/api.ts'

/** Calls the API for a page that is rendered on the server: in process, without a network. */
export type ServerFetch = (url: string) => Promise<{ status: number; body: string }>

export const serverFetch = createContext<ServerFetch>()

/** Logs a failure while a page was rendered in the server's own log. */
export type ServerLog = (error: Error) => void

export const serverLog = createContext<ServerLog>()

/** What pages need from the server that renders them. */
export interface ServerFacts {
  /** The nonce of every script and style sheet of the page; a placeholder until the page is sent. */
  nonce: string
  /** The text of the website's style sheets, by their addresses. */
  styleSheets: ReadonlyMap<string, string>
  /** The drawn pictures as data: addresses, by their own. */
  pictures: ReadonlyMap<string, string>
  /** Without a slash at the end. */
  publicUrl: string
  marketplaceName: string
  /** What an operator has set; empty: nothing. */
  marketplace: {
    welcomeLine: string
    contactEmail: string
    contactPhone: string
    legal: { name: string; address: string; companyNumber: string; vatNumber: string }
    footerText: string
    /** A style sheet with the marketplace's own colours. */
    colours: { url: string; css: string } | null
    /** Its own logo; null: the product's mark and the name. */
    logo: Logo
  }
  /** The style of a street map; null for the picture without streets. */
  mapStyleUrl: string | null
  /** The maps driver for suggestions; Google requires its name next to its own. */
  placesFrom: 'gazetteer' | 'google'
  /** The providers people can sign in with, in the order of the buttons. */
  socialProviders: readonly SocialProvider[]
  /** The minimum length of a new password, in characters. */
  passwordMinimum: number
  /** Where errors are reported to, with the visitor's consent; null: nowhere. */
  monitoringDsn: string | null
  /** Whether outside services are the sandbox: no real money, no real food. */
  isSandbox: boolean
}

export const serverFacts = createContext<ServerFacts>()

/**
 * Calls the API for a loader. A failure becomes the page of that status; parameters that the API rejects
 * become a 404.
 */
export function callOnServer<Id extends CustomerCallId>(id: Id) {
  return async (
    context: Readonly<RouterContextProvider>,
    argument: Argument<Id>,
  ): Promise<Result<Id>> => {
    const { params = {} } = argument as Parts
    // URLs resolve these two, however they are encoded: they would name another call.
    if (Object.values(params).some((value) => value === '.' || value === '..'))
      throw data({ ...NO_ANSWER, status: 400, code: 'INVALID_ID_PAREMETER' }, { status: 400 })
    const { status, body } = await context.get(serverFetch)(requestOf(id, argument).url)
    const answer: unknown = body ? JSON.parse(body) : undefined
    if (status < 400) return answer as Result<Id> // written by the API to the same contract
    throw data(failureOf(status, answer), { status: status === 400 ? 404 : status })
  }
}
