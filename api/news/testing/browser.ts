import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { startSandbox, type RunningSandbox } from '#sandbox/main.ts'
import type { PushSubscription } from '#contract/news.ts'

export interface Received {
  subscription: string
  text: string
  topic: string
  ttlSeconds: number
  contact: string
}

/** A server, and the push service that its browsers subscribe at. */
export interface PushTest {
  server: TestApp
  sandbox: RunningSandbox
  close(): Promise<void>
}

export async function openPushTest(): Promise<PushTest> {
  const sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  const server = await createTestApp({
    env: { SANDBOX_URL: sandbox.url, PUBLIC_URL: 'https://tuckin.example' },
  })
  return {
    server,
    sandbox,
    close: async () => {
      await server.close()
      await sandbox.stop()
    },
  }
}

/** A browser that has subscribed at the push service. */
export class TestBrowser {
  readonly id: string
  readonly subscription: PushSubscription
  readonly #url: string

  private constructor(url: string, { id, ...subscription }: PushSubscription & { id: string }) {
    this.id = id
    this.subscription = subscription
    this.#url = url
  }

  static async open({ url }: RunningSandbox, applicationServerKey?: string): Promise<TestBrowser> {
    const body = JSON.stringify({ applicationServerKey })
    const answer = await fetch(`${url}/push/api/subscriptions`, { method: 'POST', body })
    // In the stand-in's format.
    return new TestBrowser(url, (await answer.json()) as PushSubscription & { id: string })
  }

  async unsubscribe(): Promise<void> {
    await fetch(`${this.#url}/push/api/subscriptions/${this.id}`, { method: 'DELETE' })
  }

  /** What it received, the newest first. */
  async received(): Promise<Received[]> {
    const answer = await fetch(`${this.#url}/push/api/messages?subscription=${this.id}`)
    return ((await answer.json()) as { items: Received[] }).items
  }

  async bodies(): Promise<string[]> {
    return (await this.received()).map(({ text }) => (JSON.parse(text) as { body: string }).body)
  }
}
