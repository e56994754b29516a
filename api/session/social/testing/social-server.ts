import type { SocialProvider, SocialTarget } from '#contract/session.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { startSandbox } from '#sandbox/main.ts'

export interface SocialServer extends TestApp {
  /** Where the sandbox is that has the providers. */
  sandboxUrl: string
  /** All that was logged. */
  lines: string[]
}

/** A server that people sign in to by the providers of a sandbox, and everything that it logs. */
export async function openSocialServer(): Promise<SocialServer> {
  const sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  const lines: string[] = []
  const server = await createTestApp({
    env: { SANDBOX_URL: sandbox.url, LOG_LEVEL: 'debug' },
    logTo: { write: (line) => void lines.push(line) },
  })
  return {
    ...server,
    sandboxUrl: sandbox.url,
    lines,
    close: async () => {
      await server.close()
      await sandbox.stop()
    },
  }
}

export const pathOf = (page: URL) => page.pathname + page.search

/** The page to which whoever is not signed in comes back. */
export const failed = (provider: SocialProvider, target: SocialTarget = 'login') =>
  `/${target}?provider=${provider}&error=failed`
