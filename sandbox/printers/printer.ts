import { isPrinterAddress, type SetUp } from './set-up.ts'

/** How a printer is, by what its page calls it. */
export const CONDITIONS = {
  ready: 'Ready',
  off: 'Switched off',
  paperOut: 'Out of paper',
  jam: 'Paper is jammed',
  coverOpen: 'Cover is open',
} as const
export type Condition = keyof typeof CONDITIONS

/** What happens while the next ticket is printed. */
export const MISHAPS = {
  none: 'It is printed',
  jam: 'The paper jams in the middle of it',
  restart: 'The printer restarts before it confirms it',
} as const
export type Mishap = keyof typeof MISHAPS

/** What came out of a printer. */
export interface Paper {
  id: number
  at: string
  /** A picture as PNG, or the XML of ePOS-Print. */
  content: Buffer | string
  /** `none`: the printer confirmed it. */
  mishap: Mishap
}

const maximumPapers = 20

/** Speaks to the marketplace as `fetch` does. */
export type Fetch = (url: string, request: RequestInit) => Promise<Response>

/**
 * A ticket printer that asks for its work. It does one thing at a time, as a printer does; whoever changes
 * its condition waits until it has said so.
 */
export abstract class Printer {
  condition: Condition = 'ready'
  mishap: Mishap = 'none'
  /** What the marketplace answered last, for whoever looks for what is wrong. */
  lastAnswer = 'Not connected'
  setUp: SetUp | null = null
  #papers: Paper[] = []
  #lastPaper = 0
  #work = Promise.resolve()
  readonly #fetch: Fetch

  constructor(fetch: Fetch) {
    this.#fetch = fetch
  }

  /** Fetches a ticket and prints it, where there is one. */
  protected abstract work(setUp: SetUp): Promise<void>

  /** Says how it is, without fetching anything. */
  protected abstract sayHowItIs(setUp: SetUp): Promise<void>

  /** The newest first. */
  get papers(): readonly Paper[] {
    return this.#papers
  }

  throwPapersAway(): void {
    this.#papers = []
  }

  /** What it does every 5 seconds. */
  poll(): Promise<void> {
    return this.#inTurn((setUp) => this.work(setUp))
  }

  /** Printers say at once that they are in another condition. */
  turn(condition: Condition): Promise<void> {
    if (this.condition === condition) return this.#work
    this.condition = condition
    return this.#inTurn((setUp) => this.sayHowItIs(setUp))
  }

  /** Types in where its work is. Throws for an address that is none of a ticket printer. */
  connect(setUp: SetUp): Promise<void> {
    if (!isPrinterAddress(setUp.url)) throw new Error('NO_PRINTER_ADDRESS')
    this.setUp = setUp
    return this.#inTurn((given) => this.sayHowItIs(given))
  }

  /** Sends something to the marketplace. A printer follows nobody elsewhere. */
  protected async send(url: string, request: RequestInit): Promise<Response> {
    const answer = await this.#fetch(url, {
      ...request,
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    })
    this.lastAnswer = `HTTP ${answer.status}`
    return answer
  }

  /** Puts out a ticket, and says what went wrong meanwhile. */
  protected putOut(content: Buffer | string): Mishap {
    const { mishap } = this
    this.mishap = 'none'
    this.#lastPaper += 1
    const paper = { id: this.#lastPaper, at: new Date().toISOString(), content, mishap }
    this.#papers = [paper, ...this.#papers].slice(0, maximumPapers)
    return mishap
  }

  #inTurn(act: (setUp: SetUp) => Promise<void>): Promise<void> {
    this.#work = this.#work.then(async () => {
      if (!this.setUp || this.condition === 'off') return
      try {
        await act(this.setUp)
      } catch {
        // Not there, too slow, or no answer of a marketplace: a printer just tries again.
        this.lastAnswer = 'No answer'
      }
    })
    return this.#work
  }
}
