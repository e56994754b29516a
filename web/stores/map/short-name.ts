const MOST = 16
const joining = /\s+(?:&|and|the|of|at|by|in|on)$/i

/** The first words of a name, as many as fit a pin: at least one, and none that only joins. */
export function shortName(name: string): string {
  if (name.length <= MOST) return name
  let short = ''
  for (const word of name.split(/\s+/)) {
    const longer = short ? `${short} ${word}` : word
    if (short && longer.length > MOST) break
    short = longer
  }
  return short.replace(joining, '').replace(/[,:;]$/, '')
}
