import { randomBytes } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { answerOf } from '#api/http/api-error.ts'
import type { ApiAnswer, FromThread, ThreadFacts, ToThread } from './render-messages.ts'
import type { RenderedPage } from './rendered-page.ts'
import { loadWebsite, type PageFacts } from './website.ts'

// The thread that renders pages. It has the website; the API, with its caches, stays where orders are
// taken, and is asked from here.
const port = parentPort
if (!port) throw new Error('This file is started as a thread')
const website = await loadWebsite()
const waiting = new Map<number, (answer: ApiAnswer) => void>()
let lastId = 0

// Stands for the nonce while a page is cached. Nobody can know it, so nobody can smuggle it in.
const nonce = randomBytes(16).toString('base64url')
const facts: PageFacts = {
  // What startRenderer gives it.
  ...(workerData as ThreadFacts),
  nonce,
  fetch: (url) =>
    new Promise((resolve) => {
      lastId += 1
      waiting.set(lastId, resolve)
      say({ type: 'ask', id: lastId, url })
    }),
  logError: (error) => say({ type: 'log', error: plain(error) }),
}

port.on('message', (message: ToThread) => {
  if (message.type === 'render') return void render(message.id, message.url)
  waiting.get(message.id)?.(message)
  waiting.delete(message.id)
})
say({ type: 'ready', cacheable: website.cacheable, failure: await failurePage() })

async function render(id: number, url: string): Promise<void> {
  try {
    const page = await pageAt(url, facts)
    const transfer = page.pieces[0] ? [page.pieces[0].buffer as ArrayBuffer] : []
    say({ type: 'rendered', id, page }, transfer)
  } catch (error) {
    say({ type: 'failed', id, error: plain(error) })
  }
}

async function pageAt(url: string, facts: PageFacts): Promise<RenderedPage> {
  // What the page allows counts from before its first question was asked.
  const madeMs = Date.now()
  const { publicUrl } = facts
  const response = await website.answer(new Request(publicUrl + url), facts)
  const { status, headers } = response
  const trueSeconds = status === 200 ? sharedSeconds(headers.get('cache-control') ?? '') : null
  const storeIds = headers.get('surrogate-key')?.split(' ').filter(Boolean) ?? []
  headers.delete('surrogate-key')
  // What others cache would carry the same nonce for everybody; only we put a new one into each.
  if (trueSeconds !== null) headers.set('cache-control', 'private, no-cache')
  return {
    status,
    headers: [...headers],
    pieces: piecesOf(await response.text()),
    trueUntilMs: trueSeconds === null ? null : madeMs + trueSeconds * 1000,
    storeIds,
  }
}

/** For how many seconds a public page says it is true: its `s-maxage`. Null: it is not public. */
function sharedSeconds(control: string): number | null {
  const [, seconds] = /\bpublic\b.*\bs-maxage=(\d+)/.exec(control) ?? []
  return seconds === undefined ? null : Number(seconds)
}

/** All in one buffer, which is handed over without a copy. */
function piecesOf(text: string): Uint8Array[] {
  const bytes = Buffer.from(new TextEncoder().encode(text).buffer)
  const pieces: Uint8Array[] = []
  let from = 0
  for (let at = bytes.indexOf(nonce); at >= 0; at = bytes.indexOf(nonce, from)) {
    pieces.push(bytes.subarray(from, at))
    from = at + nonce.length
  }
  return [...pieces, bytes.subarray(from)]
}

/**
 * The website's own page for an API that cannot answer, for every address: its link to try again
 * leads to that of the browser. Without scripts, because they would render the address that failed.
 */
async function failurePage(): Promise<RenderedPage> {
  const path = '/?search=any'
  const body = JSON.stringify(answerOf('SERVICE_UNAVAILABLE'))
  const response = await website.answer(new Request(facts.publicUrl + path), {
    ...facts,
    fetch: () => Promise.resolve({ status: 503, body }),
  })
  const text = (await response.text())
    .replaceAll(`href="${path}"`, 'href=""')
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
  return {
    status: 503,
    headers: [
      ['content-type', 'text/html; charset=utf-8'],
      ['retry-after', '5'],
    ],
    pieces: piecesOf(text),
    trueUntilMs: null,
    storeIds: [],
  }
}

/** What can be sent to another thread of whatever was thrown. */
function plain(thrown: unknown): Error {
  const { name, message, stack } = thrown instanceof Error ? thrown : new Error('No error')
  return Object.assign(new Error(message), { name, stack })
}

function say(message: FromThread, transfer: ArrayBuffer[] = []): void {
  port?.postMessage(message, transfer)
}
