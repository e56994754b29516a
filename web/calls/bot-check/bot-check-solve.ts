import { pbkdf2 } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { solveChallenge, type Challenge, type DeriveKeyFunction } from 'altcha-lib'
import { deriveKey as deriveByBrowser } from 'altcha-lib/algorithms/web/pbkdf2'

/** Shorter than anybody notices, where this runs beside a page that is being used. */
const longestPieceMs = 30

/** Does the work of a challenge and answers the token that proves it; null when it takes for ever. */
export async function solveWork(sent: object): Promise<string | null> {
  // What our own server sent, which is what the library made there.
  const challenge = sent as Challenge
  // Browsers have their own on secure pages only, which a server at home without a certificate has none of.
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
