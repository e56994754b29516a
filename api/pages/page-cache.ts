/** A page ready to be sent: its bytes in pieces, with the nonce of each answer between them. */
export interface KeptPage {
  status: number
  headers: readonly (readonly [string, string])[]
  pieces: readonly Buffer[]
  /** Milliseconds since 1970: when it was asked for, and until when it is good. */
  madeMs: number
  freshUntilMs: number
}

/**
 * Keeps whole pages for as long as they allow, the least recently used ones given up first. Asked for
 * the same page by many at once, it is rendered once.
 */
export class PageCache {
  readonly #pages = new Map<string, KeptPage>()
  readonly #rendering = new Map<string, Promise<KeptPage>>()
  readonly #mostBytes: number
  #bytes = 0
  #generation = 0

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
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
    this.#bytes = 0
  }

  #keep(key: string, page: KeptPage, nowMs: number): void {
    this.#drop(key)
    if (page.freshUntilMs <= nowMs) return
    this.#pages.set(key, page)
    this.#bytes += sizeOf(page)
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#mostBytes) break
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    const page = this.#pages.get(key)
    if (!page) return
    this.#pages.delete(key)
    this.#bytes -= sizeOf(page)
  }
}

const sizeOf = ({ pieces }: KeptPage) => pieces.reduce((sum, { length }) => sum + length, 0)
