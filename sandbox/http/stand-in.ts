import type { IncomingMessage, ServerResponse } from 'node:http'

export type Call = {
  request: IncomingMessage
  response: ServerResponse
  url: URL
  /** What the groups of the route's path matched, decoded. */
  params: readonly string[]
}

export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS'
  /** Matches the whole path: /^\/mail\/messages\/([^/]+)$/ */
  path: RegExp
  /** Pages of any other site may send to it. Else they may only link to it. */
  isForOtherSites?: true
  answer(call: Call): void | Promise<void>
}

/** One outside service in a box: its routes are served beside those of the others. */
export type StandIn = {
  title: string
  /** What it stands in for, in one sentence, for the sandbox's front page. */
  purpose: string
  homePath: string
  routes: readonly Route[]
  stop(): Promise<void>
}
