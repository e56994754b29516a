/** The parts of an address that decide where a link leads, as `URL` names them. */
export interface LinkAddress {
  /** With its colon: "https:". */
  protocol: string
  /** With its port, unless that is the protocol's own. */
  host: string
  username: string
  password: string
}

/** A page of this site, another site, or somebody to write to or ring. */
export type LinkTarget = 'own' | 'external' | 'contact'

/**
 * Where a link of the footer leads. A link is external if its host differs from the site's own host.
 * Null for what is not linked to: scripts and files, and addresses that carry a password or look like
 * another site's by a name before an @.
 */
export function linkTarget(address: LinkAddress, ownHost: string): LinkTarget | null {
  const { protocol, host, username, password } = address
  if (protocol === 'mailto:' || protocol === 'tel:') return 'contact'
  if (protocol !== 'http:' && protocol !== 'https:') return null
  if (username !== '' || password !== '') return null
  return host === ownHost ? 'own' : 'external'
}
