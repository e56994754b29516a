import { pbkdf2 } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { solveChallenge, type Challenge, type DeriveKeyFunction } from 'altcha-lib'
import { deriveKey as deriveByBrowser } from 'altcha-lib/algorithms/web/pbkdf2'

/** Short enough not to be noticed, where this runs on the page's own thread. */
const longestPieceMs = 30

/** Solves a challenge and returns the token that proves it; null when it takes too long. */
export async function solveWork(sent: object): Promise<string | null> {
  // Sent by our own server, where the library made it.
  const challenge = sent as Challenge
  // Browsers have `crypto.subtle` on secure pages only, which a local server without a certificate has none
  // of.
  const deriveKey = globalThis.crypto?.subtle ? deriveByBrowser : inPieces()
  const solution = await solveChallenge({ challenge, deriveKey, timeout: 60_000 })
  return solution && btoa(JSON.stringify({ challenge, solution }))
}

function inPieces(): DeriveKeyFunction {
  let begunAtMs = performance.now()
  return async ({ cost }, salt, password) => {
    if (performance.now() - begunAtMs > longestPieceMs) {
      await new Promise((resolve) => setTimeout(resolve, 0))
      begunAtMs = performance.now()
    }
    return { derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: 32 }) }
  }
}
