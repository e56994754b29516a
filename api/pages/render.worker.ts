import { hash, randomBytes } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { answerOf } from '#api/http/api-error.ts'
import { compressed } from '#api/http/encoded-body.ts'
import { LANGUAGE_CODES, pathIn, type Language } from '#rules/text/languages.ts'
import type { ApiAnswer, FromThread, ThreadStart, ToThread } from './render-messages.ts'
import type { ThreadPage } from './rendered-page.ts'
import { loadPictures, loadStyleSheets, loadWebsite, type PageFacts } from './website.ts'

// The render thread. It has the website; the API, with its caches, stays where orders are placed, and is
// called from here.
const port = parentPort
if (!port) throw new Error('This file is started as a thread')
const website = await loadWebsite()

/** The pages' calls of the API that are not answered yet. */
class Questions {
  readonly #waiting = new Map<number, (answer: ApiAnswer) => void>()
  #lastId = 0

  ask(url: string): Promise<ApiAnswer> {
    this.#lastId += 1
    const id = this.#lastId
    post({ type: 'ask', id, url })
    return new Promise((resolve) => this.#waiting.set(id, resolve))
  }

  answer({ id, ...answer }: { id: number } & ApiAnswer): void {
    this.#waiting.get(id)?.(answer)
    this.#waiting.delete(id)
  }
}

const questions = new Questions()

// Marks the scripts and style sheets that the website itself puts into a page. It is a secret, so nobody can
// smuggle one in.
const nonce = randomBytes(16).toString('base64url')
const facts: PageFacts = {
  // Passed by startRenderer.
  ...(workerData as ThreadStart),
  nonce,
  styleSheets: await loadStyleSheets(),
  pictures: await loadPictures(),
  fetch: (url) => questions.ask(url),
  logError: (error) => post({ type: 'log', error: plain(error) }),
}

port.on('message', (message: ToThread) => {
  if (message.type === 'render') return void render(message)
  questions.answer(message)
})
const failures = await Promise.all(
  LANGUAGE_CODES.map(async (language) => [language, await failurePage(language)] as const),
)
post({
  type: 'ready',
  cacheable: website.cacheable,
  // Every language has one.
  failures: Object.fromEntries(failures) as Record<Language, ThreadPage>,
})

async function render({ id, url, marketplace }: ToThread & { type: 'render' }): Promise<void> {
  try {
    post({ type: 'rendered', id, page: await pageAt(url, { ...facts, marketplace }) })
  } catch (error) {
    post({ type: 'failed', id, error: plain(error) })
  }
}

async function pageAt(url: string, facts: PageFacts): Promise<ThreadPage> {
  // The page's lifetime counts from before its first call was sent.
  const madeMs = Date.now()
  const { publicUrl } = facts
  const response = await website.answer(new Request(publicUrl + url), facts)
  const { status, headers } = response
  const trueSeconds = status === 200 ? sharedSeconds(headers.get('cache-control') ?? '') : null
  const storeIds = takeHeader(headers, 'surrogate-key').split(' ').filter(Boolean)
  const inlineHashes = {
    scripts: takeHeader(headers, 'inline-scripts'),
    styles: takeHeader(headers, 'inline-styles'),
  }
  // Caches of others revalidate the page, unless they can be purged: see purge/cache-headers.ts.
  if (trueSeconds !== null) headers.set('cache-control', 'public, no-cache')
  return {
    status,
    headers: [...headers],
    ...(await finished(new Uint8Array(await response.arrayBuffer()))),
    inlineHashes,
    trueUntilMs: trueSeconds === null ? null : madeMs + trueSeconds * 1000,
    storeIds,
  }
}

/** The lifetime of a public page in seconds: its `s-maxage`. Null: it is not public. */
function sharedSeconds(control: string): number | null {
  const [, seconds] = /\bpublic\b.*\bs-maxage=(\d+)/.exec(control) ?? []
  return seconds === undefined ? null : Number(seconds)
}

/** A header that only this thread reads. */
function takeHeader(headers: Headers, name: string): string {
  const value = headers.get(name) ?? ''
  headers.delete(name)
  return value
}

async function finished(page: Uint8Array): Promise<Pick<ThreadPage, 'compressed' | 'etag'>> {
  const etag = `W/"${hash('sha256', page, 'base64url').slice(0, 16)}"`
  return { compressed: await compressed(page), etag }
}

/**
 * The website's own page for an API that cannot answer, for every address: its link to try again leads to
 * that of the browser. Without scripts, because they would render the address that failed.
 */
async function failurePage(language: Language): Promise<ThreadPage> {
  const path = pathIn(language, '/?search=any')
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
    ...(await finished(Buffer.from(text))),
    inlineHashes: { scripts: '', styles: takeHeader(response.headers, 'inline-styles') },
    trueUntilMs: null,
    storeIds: [],
  }
}

/** The parts of a thrown value that can be sent to another thread. */
function plain(thrown: unknown): Error {
  const { name, message, stack } = thrown instanceof Error ? thrown : new Error('No error')
  return Object.assign(new Error(message), { name, stack })
}

function post(message: FromThread): void {
  port?.postMessage(message, [])
}
