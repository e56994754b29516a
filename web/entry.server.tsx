import { renderToPipeableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
} from 'react-router'
import { NonceContext } from './shell/nonce.ts'
import { addAlternates } from './page/alternates.ts'
import { rewritePage } from './page/rewrite-page.ts'
import { addStructuredData, structuredData } from './page/structured-data.ts'
import { inlinePictures } from './shell/page/inline-pictures.ts'
import { inlineSheets } from './shell/page/inline-sheets.ts'
import { OwnElements } from './shell/page/own-elements.ts'
import { delayScripts } from './shell/page/start-scripts.tsx'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import {
  serverFacts,
  serverFetch,
  serverLog,
  type ServerFacts,
  type ServerFetch,
  type ServerLog,
} from './calls/request/server-call.ts'

const slowestRenderMs = 5000

/** What the server that renders these pages passes to every request. */
export function pageContext(
  given: { fetch: ServerFetch; logError: ServerLog } & Omit<ServerFacts, 'marketplaceName'> & {
      marketplace: ServerFacts['marketplace'] & { name: string }
    },
): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(serverFetch, given.fetch)
  context.set(serverLog, given.logError)
  context.set(serverFacts, { ...given, marketplaceName: given.marketplace.name })
  return context
}

/**
 * Logs what a loader or a render threw in the server's own format: React Router itself would print it, in as
 * many lines as a visitor likes. What React Router refuses itself, such as a method that no page takes, is
 * the visitor's mistake, and is in the log of requests.
 */
export const handleError: HandleErrorFunction = (thrown, { context, request }) => {
  if (isRouteErrorResponse(thrown) || request.signal.aborted) return
  context.get(serverLog)(errorOf(thrown))
}

const errorOf = (thrown: unknown): Error =>
  thrown instanceof Error
    ? thrown
    : new Error('A page threw a value that is no error', { cause: thrown })

/** Renders a page completely, without streaming: cached pages and those that crawlers read have no holes. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce, publicUrl, styleSheets, pictures, marketplace } = loadContext.get(serverFacts)
  let isShellReady = false
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // Suspended parts are rendered where they belong, not behind the page for a script to move.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady: () => {
          clearTimeout(giveUp)
          resolve(text(pipe(new PassThrough())))
        },
        onShellReady: () => {
          isShellReady = true
        },
        // Passed to `handleError`, so that it is logged once.
        onShellError: reject,
        onError: (error) => {
          if (isShellReady) loadContext.get(serverLog)(errorOf(error))
        },
      },
    )
    const giveUp = setTimeout(abort, slowestRenderMs).unref()
  })
  const { colours } = marketplace
  const own = new OwnElements(nonce)
  const page = rewritePage(html, [
    addAlternates(publicUrl),
    addStructuredData(loadContext.get(structuredData)),
    delayScripts,
    inlinePictures((address) => pictures.get(address)),
    inlineSheets(
      (address) => (address === colours?.url ? colours.css : styleSheets.get(address)),
      (css) => own.addStyle(css),
    ),
    (element) => own.unmarked(element),
  ])
  headers.set('content-type', 'text/html; charset=utf-8')
  // For the page's policy; see render.worker.ts.
  headers.set('inline-scripts', own.hashes.scripts)
  headers.set('inline-styles', own.hashes.styles)
  return new Response(page, { status, headers })
}
