import type { Footer } from '#contract/content.ts'
import { OWN_CONTENT, type ContentPort } from '#api/outside/content/content.port.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, untilAllIsReceived } from '#api/testing/test-store.ts'
import { buildWeb } from '#tools/build/build-web.ts'
import { PageCache } from '../page-cache.ts'
import { PageNotRendered, type Renderer } from '../renderer.ts'
import { servePages } from '../serve-pages.ts'
import { startRenderer } from '../start-renderer.ts'

/** Of the store that there is. */
export const slug = 'mare-street-pizza'

/** A server of pages, and what it rendered for whom. */
export class ServedPages {
  server!: TestApp
  /** The pages rendered since the test started. */
  rendered: string[] = []
  /** Those of them that had to let others go first. */
  waited: string[] = []
  isBroken = false
  /** Lines of the log. */
  logged: string[] = []
  footer: Footer | null = null
  announceFooter = () => {}
  #renderer!: Renderer

  async open(): Promise<void> {
    await buildWeb({ log: () => {} })
    const content: ContentPort = {
      ...OWN_CONTENT,
      footer: () => this.footer,
      onChange: (listener) => {
        this.announceFooter = listener
      },
    }
    this.server = await createTestApp({
      env: { RATE_LIMITS: 'on', LOG_LEVEL: 'info' },
      content,
      logTo: { write: (line) => void this.logged.push(line) },
    })
    const { app, context } = this.server
    await openTestStore(context, { store: { slug } })
    const renderer = startRenderer(context, () => app, app.log)
    this.#renderer = renderer
    const render: Renderer['render'] = (url, options) => {
      this.rendered.push(url)
      if (options?.mayWait) this.waited.push(url)
      return this.isBroken
        ? Promise.reject(new PageNotRendered('broken'))
        : renderer.render(url, options)
    }
    const cache = new PageCache(render, {
      random: context.random,
      now: () => new Date(),
      logError: (error) => app.log.error(error),
    })
    await servePages(app, context, { renderer: { ready: () => renderer.ready(), render }, cache })
    // Once it listens, what was cached before is dropped.
    await untilAllIsReceived(context)
  }

  /** Before each test. */
  startAfresh(): void {
    this.rendered = []
    this.waited = []
    this.isBroken = false
  }

  get(url: string, remoteAddress = '192.0.2.1') {
    return this.server.app.inject({ url, remoteAddress })
  }

  async close(): Promise<void> {
    await this.server.close()
    await this.#renderer.close()
  }
}
