/** Where browsers have their messages delivered to. */
export interface PushServices {
  /** Host names; one that begins with `*.` stands for every host below it. */
  hosts: readonly string[]
  /** What addresses of the sandbox begin with, which may be plain HTTP; null: it is off. */
  sandboxUrl: string | null
}

/**
 * Whether an address that a browser gave is one of a known push service. Anybody may give one, and our
 * server will write to it, so that nothing else may be reached by it.
 */
export function isPushEndpoint(endpoint: string, services: PushServices): boolean {
  if (!URL.canParse(endpoint)) return false
  const { href, protocol, hostname, port, username, password } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  if (services.sandboxUrl !== null && href.startsWith(services.sandboxUrl)) return true
  if (protocol !== 'https:' || port !== '') return false
  return services.hosts.some((host) =>
    host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host,
  )
}
