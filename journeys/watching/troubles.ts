import type { BrowserContext } from '@playwright/test'

/**
 * What goes wrong in browsers while nobody looks: errors in the console (among them whatever the
 * content security policy refuses), errors nobody caught, calls that fail or are refused.
 */
export class Troubles {
  readonly #seen: string[] = []
  /**
   * The card's fields, in a frame of the sandbox, ask for our font. They may have it; but the header
   * that gives everyone an address of their own makes browsers ask for leave first.
   */
  readonly #expected: RegExp[] = [/\/fonts\/figtree-latin/]

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      const text = message.text()
      // The answers themselves are watched below, with more to say about each.
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

  /** A journey that goes where something is refused says so beforehand. */
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
