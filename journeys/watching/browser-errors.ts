import type { BrowserContext } from '@playwright/test'

/**
 * Errors in browsers that nobody looks at: errors in the console (including refusals of the content security
 * policy), uncaught errors, calls that fail or are refused.
 */
export class Troubles {
  readonly #seen: string[] = []
  /**
   * The card's fields, in a frame of the sandbox, load our font. They may have it; but the header that gives
   * everyone a network address of their own makes browsers ask for permission first.
   */
  readonly #expected: RegExp[] = [/\/fonts\/figtree-latin/]

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      const text = message.text()
      // The answers themselves are checked below, with more details about each.
      if (message.type() !== 'error' || text.startsWith('Failed to load resource')) return
      this.#seen.push(`console: ${text}`)
    })
    context.on('weberror', (error) => this.#seen.push(`uncaught: ${String(error.error().stack)}`))
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? ''
      // A page that is left ends what it was still fetching. What the policy refuses is in the
      // console as well; without scripts, browsers give it as the reason for every script.
      if (reason === 'net::ERR_ABORTED' || reason === 'csp') return
      this.#seen.push(`failed: ${request.method()} ${pathOf(request.url())} ${reason}`)
    })
    context.on('response', (response) => {
      if (response.status() < 400) return
      const request = `${response.request().method()} ${pathOf(response.url())}`
      this.#seen.push(`refused: ${request} ${response.status()}`)
    })
  }

  /** A journey that goes where something is refused announces it beforehand. */
  expect(trouble: RegExp): void {
    this.#expected.push(trouble)
  }

  /** Everything that no journey has announced. */
  unexpected(): string[] {
    return this.#seen.filter((seen) => !this.#expected.some((expected) => expected.test(seen)))
  }
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
