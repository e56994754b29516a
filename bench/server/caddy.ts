import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'

export interface Proxy {
  /** Speaks HTTP/2 with a certificate that nobody has signed. */
  url: string
  stop: () => Promise<void>
}

/** Starts the machine's Caddy in front of a server, as docs/going-live.md does. Throws where there is none. */
export async function startCaddy(serverUrl: string): Promise<Proxy> {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'tuckin-bench-caddy-'))
  const child = spawn('caddy', ['run', '--config', '-', '--adapter', 'caddyfile'], {
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const ended = once(child, 'exit')
  child.stdin.end(`
    {
      admin off
      skip_install_trust
      auto_https disable_redirects
    }
    https://localhost:${port} {
      tls internal
      reverse_proxy ${serverUrl}
    }`)
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  for await (const lines of child.stderr.iterator({ destroyOnReturn: false }))
    if (String(lines).includes('serving initial configuration')) {
      child.stderr.resume()
      return { url: `https://localhost:${port}`, stop }
    }
  await stop()
  throw new Error('Caddy has ended before it served anything')
}
