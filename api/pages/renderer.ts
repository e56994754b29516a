import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { forEachLanguage } from '#rules/text/languages.ts'
import type { ApiAnswer, FromThread, ThreadFacts, ToThread } from './render-messages.ts'
import { answerOf } from '#api/http/api-error.ts'
import { EncodedBody } from '#api/http/encoded-body.ts'
import type { RenderedPage, ThreadPage, WebsitePages } from './rendered-page.ts'
import type { MarketplacePage } from './website.ts'

export interface RendererOptions {
  facts: ThreadFacts
  /** The marketplace as it is now. */
  marketplace: () => MarketplacePage
  /** Answers a call of the API. */
  ask: (url: string) => Promise<ApiAnswer>
  logError: (error: Error) => void
  /** Another file for the thread than the website's; tests have their own. */
  thread?: URL
  /** How long one page may take before the thread counts as stuck. */
  longestRenderMs?: number
}

/** Why there is no page; the renderer has logged what is a bug. */
export class PageNotRendered extends Error {
  override name = 'PageNotRendered'
}

interface Job {
  url: string
  /** Behind all that may not. */
  mayWait: boolean
  resolve: (page: RenderedPage) => void
  reject: (error: Error) => void
  /** When it was started, by the clock of `performance`, and the timer that stops a stuck thread. */
  begunMs: number
  deadline: NodeJS.Timeout | undefined
}

/** Pages wait for the API and for maps, and others are rendered meanwhile. */
const MAXIMUM_AT_ONCE = 4
/** The maximum that may wait: the last of them would wait some seconds. */
const MAXIMUM_WAITING = 200
const MAXIMUM_PATIENT = 2000
const LONGEST_RENDER_MS = 10_000
const RESTART_PAUSE_MS = 200
/** The website itself takes some 30 MB, a long page another 10. */
const HEAP_MB = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 }
const SEMI_SPACE_MB = 4

/**
 * Renders pages in a thread of its own, so that no order waits for a page. Requests that people wait for go
 * first. Pages that may wait (background renders, or for somebody who has had very many) are rendered one at
 * a time, with a pause as long as the last one took, so that all of these take half a core at most. A thread
 * that ends or gets stuck is replaced.
 */
export class Renderer {
  readonly #options: RendererOptions
  readonly #waiting: Job[] = []
  readonly #patient: Job[] = []
  readonly #running = new Map<number, Job>()
  readonly #firstStart = Promise.withResolvers<WebsitePages>()
  #worker: Worker
  #hasStarted = false
  #isReady = false
  #isPatientRunning = false
  #isClosed = false
  #lastId = 0

  constructor(options: RendererOptions) {
    this.#options = options
    this.#worker = this.#start()
    // The caller that starts the server gets the error by `ready`; until then it counts as handled.
    void Promise.allSettled([this.#firstStart.promise])
  }

  /** The website's description of itself. Rejects when the thread could not start. */
  ready(): Promise<WebsitePages> {
    return this.#firstStart.promise
  }

  /** Renders the page at an address. Rejects with PageNotRendered, also when too many wait. */
  render(url: string, { mayWait = false } = {}): Promise<RenderedPage> {
    const queue = mayWait ? this.#patient : this.#waiting
    const maximum = mayWait ? MAXIMUM_PATIENT : MAXIMUM_WAITING
    if (this.#isClosed || queue.length >= maximum)
      return Promise.reject(new PageNotRendered('Too many pages wait to be rendered'))
    return new Promise((resolve, reject) => {
      queue.push({ url, mayWait, resolve, reject, begunMs: 0, deadline: undefined })
      this.#beginNext()
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#worker.terminate()
  }

  #start(): Worker {
    // V8 prefers the flag that `npm start` sets for its own heap to the limits of a thread.
    setFlagsFromString(`--max-semi-space-size=${SEMI_SPACE_MB}`)
    const file = this.#options.thread ?? new URL('render.worker.ts', import.meta.url)
    const worker = new Worker(file, {
      workerData: { ...this.#options.facts, marketplace: this.#options.marketplace() },
      resourceLimits: HEAP_MB,
      // Selects the libraries' production builds: what is served is always the fast one.
      env: { ...process.env, NODE_ENV: 'production' },
    })
    worker.unref()
    worker.on('message', (message: FromThread) => this.#hear(worker, message))
    worker.on('error', (error) => this.#firstStart.reject(error))
    worker.on('error', (error) => this.#options.logError(error))
    worker.on('exit', () => this.#restart())
    return worker
  }

  /** Requests that waited for the ended thread wait for no other. */
  #restart(): void {
    const wasReady = this.#isReady
    this.#isReady = false
    const error = new PageNotRendered('The thread that renders pages has ended')
    this.#firstStart.reject(error)
    if (!this.#hasStarted) this.#isClosed = true
    for (const id of this.#running.keys()) this.#take(id)?.reject(error)
    // A thread that does not even start answers nobody.
    if (!wasReady || this.#isClosed)
      for (const job of [...this.#waiting.splice(0), ...this.#patient.splice(0)]) job.reject(error)
    const start = () => {
      if (!this.#isClosed) this.#worker = this.#start()
    }
    setTimeout(start, RESTART_PAUSE_MS).unref()
  }

  #hear(worker: Worker, message: FromThread): void {
    if (message.type === 'ask') return void this.#answer(worker, message)
    if (message.type === 'log') return this.#options.logError(message.error)
    if (message.type === 'ready') {
      this.#isReady = true
      this.#hasStarted = true
      const { cacheable, failures } = message
      this.#firstStart.resolve({
        cacheable,
        failures: forEachLanguage((language) => withBody(failures[language])),
      })
    } else if (message.type === 'rendered') this.#take(message.id)?.resolve(withBody(message.page))
    else {
      this.#options.logError(message.error)
      const { message: text } = message.error
      this.#take(message.id)?.reject(new PageNotRendered(text, { cause: message.error }))
    }
    this.#beginNext()
  }

  async #answer(worker: Worker, { id, url }: { id: number; url: string }): Promise<void> {
    const answer = await this.#options.ask(url).catch((error: Error): ApiAnswer => {
      // For example: the server is closing while a page is still being rendered.
      this.#options.logError(error)
      return { status: 503, body: JSON.stringify(answerOf('SERVICE_UNAVAILABLE')) }
    })
    this.#post(worker, { type: 'answer', id, ...answer })
  }

  #beginNext(): void {
    while (this.#isReady && this.#running.size < MAXIMUM_AT_ONCE) {
      const job =
        this.#waiting.shift() ?? (this.#isPatientRunning ? undefined : this.#patient.shift())
      if (!job) return
      if (job.mayWait) this.#isPatientRunning = true
      this.#begin(job)
    }
  }

  #begin(job: Job): void {
    const worker = this.#worker
    const { longestRenderMs = LONGEST_RENDER_MS } = this.#options
    this.#lastId += 1
    this.#running.set(this.#lastId, job)
    job.begunMs = performance.now()
    job.deadline = setTimeout(() => {
      this.#options.logError(new Error(`A page took more than ${longestRenderMs} ms`))
      void worker.terminate()
    }, longestRenderMs).unref()
    const marketplace = this.#options.marketplace()
    this.#post(worker, { type: 'render', id: this.#lastId, url: job.url, marketplace })
  }

  #take(id: number): Job | undefined {
    const job = this.#running.get(id)
    this.#running.delete(id)
    clearTimeout(job?.deadline)
    if (job?.mayWait) {
      const goOn = () => {
        this.#isPatientRunning = false
        this.#beginNext()
      }
      setTimeout(goOn, performance.now() - job.begunMs).unref()
    }
    return job
  }

  #post(worker: Worker, message: ToThread): void {
    worker.postMessage(message, [])
  }
}

function withBody({ compressed, ...page }: ThreadPage): RenderedPage {
  return { ...page, body: new EncodedBody(compressed), answers: new Map() }
}
