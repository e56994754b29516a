/** A page ready to be sent: its text in pieces, with the nonce of each answer between them. */
export interface KeptPage {
  status: number
  headers: readonly (readonly [string, string])[]
  pieces: readonly string[]
  /** Milliseconds since 1970 until which it is good. */
  freshUntilMs: number
}

/**
 * Keeps whole pages for as long as they allow, the least recently used ones given up first. Asked for
 * the same page by many at once, it is rendered once.
 */
export class PageCache {
  readonly #pages = new Map<string, KeptPage>()
  readonly #rendering = new Map<string, Promise<KeptPage>>()
  readonly #mostCharacters: number
  #characters = 0
  #generation = 0

  constructor(mostCharacters: number) {
    this.#mostCharacters = mostCharacters
  }

  async get(key: string, nowMs: number, render: () => Promise<KeptPage>): Promise<KeptPage> {
    const kept = this.#pages.get(key)
    if (kept && kept.freshUntilMs > nowMs) {
      this.#pages.delete(key)
      this.#pages.set(key, kept)
      return kept
    }
    const running = this.#rendering.get(key)
    if (running) return running
    const generation = this.#generation
    const rendering = render().finally(() => this.#rendering.delete(key))
    this.#rendering.set(key, rendering)
    const page = await rendering
    // What was begun before something changed may show the old state.
    if (generation === this.#generation) this.#keep(key, page, nowMs)
    return page
  }

  /** Something that pages show has changed. */
  clear(): void {
    this.#generation += 1
    this.#pages.clear()
    this.#rendering.clear()
    this.#characters = 0
  }

  #keep(key: string, page: KeptPage, nowMs: number): void {
    this.#drop(key)
    if (page.freshUntilMs <= nowMs) return
    this.#pages.set(key, page)
    this.#characters += sizeOf(page)
    for (const oldest of this.#pages.keys()) {
      if (this.#characters <= this.#mostCharacters) break
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    const page = this.#pages.get(key)
    if (!page) return
    this.#pages.delete(key)
    this.#characters -= sizeOf(page)
  }
}

const sizeOf = ({ pieces }: KeptPage) => pieces.reduce((sum, { length }) => sum + length, 0)
