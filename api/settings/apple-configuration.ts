import { createPrivateKey, type KeyObject } from 'node:crypto'
import type { Environment } from './settings.ts'
import { StartRefused } from '#api/start-refused.ts'

const NAMES = ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'] as const

/** What Apple's developer pages call a Services ID, and the key that it is signed in with. */
export interface AppleClient {
  clientId: string
  teamId: string
  keyId: string
  /** Of the curve P-256. */
  privateKey: KeyObject
}

/**
 * The settings of Apple; null: it is not connected. Throws StartRefused for one setting without the others.
 */
export function appleOf(given: Environment): AppleClient | null {
  const set = NAMES.map((name) => given[name]).filter((text) => text !== undefined)
  if (set.length === 0) return null
  const [clientId, teamId, keyId, pem] = set
  if (set.length < NAMES.length || !clientId || !teamId || !keyId || !pem)
    throw new StartRefused(`${NAMES.join(', ')} go together: set all four, or none.`)
  return { clientId, teamId, keyId, privateKey: keyIn(pem) }
}

function keyIn(pem: string): KeyObject {
  const key = readKey(pem.replaceAll('\\n', '\n'))
  if (key?.asymmetricKeyDetails?.namedCurve === 'prime256v1') return key
  throw new StartRefused(
    'APPLE_PRIVATE_KEY must be the key that Apple gives as a .p8 file, but is not: copy the whole file, with its first and last line.',
  )
}

function readKey(pem: string): KeyObject | null {
  try {
    return createPrivateKey(pem)
  } catch {
    // The details of a wrong secret must not appear in the terminal.
    return null
  }
}
