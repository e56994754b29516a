import { renderToPipeableStream } from 'react-dom/server'
import { RouterContextProvider, ServerRouter, type EntryContext } from 'react-router'
import { NonceContext } from './shell/nonce.ts'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import {
  serverFacts,
  serverFetch,
  type ServerFacts,
  type ServerFetch,
} from './calls/server-call.ts'

const slowestRenderMs = 5000

/** What the server that serves these pages gives to every request. */
export function pageContext(given: { fetch: ServerFetch } & ServerFacts): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(serverFetch, given.fetch)
  context.set(serverFacts, given)
  return context
}

/** Renders a page whole: what is cached and what crawlers read has no holes. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce } = loadContext.get(serverFacts)
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // Parts that were waited for stand where they belong, not behind the page for a script to move.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady: () => {
          clearTimeout(giveUp)
          resolve(text(pipe(new PassThrough())))
        },
        onShellError: reject,
        onError: (error) => console.error(error),
      },
    )
    const giveUp = setTimeout(abort, slowestRenderMs).unref()
  })
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(html, { status, headers })
}
