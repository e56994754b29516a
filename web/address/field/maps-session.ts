/**
 * Bouts of typing, as a maps service bills them: everything asked for while one place is looked for
 * carries the same token, up to the choice that ends it.
 */
export interface Bouts {
  /** Of the bout under way, else of a new one; undefined in a browser that can't make one. */
  token: () => string | undefined
  /** A place was chosen, or none is looked for any more. */
  end: () => void
}

export function createBouts(newToken: () => string | undefined = randomToken): Bouts {
  let token: string | undefined
  return {
    token: () => (token ??= newToken()),
    end: () => void (token = undefined),
  }
}

/** Browsers have it on secure pages only, and a token saves money but is not needed. */
const randomToken = () => ('randomUUID' in crypto ? crypto.randomUUID() : undefined)
