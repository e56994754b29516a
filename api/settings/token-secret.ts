import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isErrno, StartRefused } from '#api/start-refused.ts'

/** Characters; a shorter secret could be guessed from one token. */
export const shortestTokenSecret = 32

/** The secrets that are made once, by the names of their files, and the consequence of a new one. */
const MADE_ONCE = {
  'token-secret': 'everyone then signs in again',
  'data-key': 'owners then have to enter their bank accounts and send identity documents again',
  'push-key': 'everyone then has to turn notifications on again',
}
export type SecretName = keyof typeof MADE_ONCE

/**
 * A secret of 32 random bytes, as base64url, stored in the data folder, made at first use and readable by its
 * owner only. Throws StartRefused when the folder cannot be written to or the file is damaged.
 */
export function storedSecret(dataDir: string, name: SecretName): string {
  const file = join(dataDir, name)
  try {
    mkdirSync(dataDir, { recursive: true })
    makeUnlessThere(file)
    const secret = readFileSync(file, 'utf8').trim()
    if (secret.length >= shortestTokenSecret) return secret
  } catch (error) {
    throw new StartRefused(
      `This user cannot write to the data folder ${dataDir}: make it writable, or set DATA_DIR to a folder that is.`,
      { cause: error },
    )
  }
  throw new StartRefused(
    `The secret in ${file} is damaged: delete that file and a new one is made (${MADE_ONCE[name]}).`,
  )
}

function makeUnlessThere(file: string): void {
  const secret = randomBytes(32).toString('base64url')
  try {
    writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!isErrno(error, 'EEXIST')) throw error
  }
}
