import type { Configuration } from '#api/settings/configuration.ts'

/** Where other parts of this machine reach the server. */
export function localUrl({ host, port }: Pick<Configuration, 'host' | 'port'>): string {
  const isEverywhere = host === '0.0.0.0' || host === '::'
  const here = isEverywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  return `http://${here}:${port}`
}
