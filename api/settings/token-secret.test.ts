import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { StartRefused } from '#api/start-refused.ts'
import { storedSecret } from './token-secret.ts'

describe('the stored token secret', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tuckin-secret-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('is made once and readable by its owner only', () => {
    const made = storedSecret(folder, 'token-secret')
    expect(made.length).toBeGreaterThanOrEqual(43)
    expect(storedSecret(folder, 'token-secret')).toBe(made)
    expect(statSync(join(folder, 'token-secret')).mode & 0o777).toBe(0o600)
    expect(readFileSync(join(folder, 'token-secret'), 'utf8').trim()).toBe(made)
    expect(storedSecret(folder, 'push-key')).not.toBe(made)
  })

  test('a damaged one is refused, not replaced', () => {
    writeFileSync(join(folder, 'token-secret'), 'half')
    expect(() => storedSecret(folder, 'token-secret')).toThrow(StartRefused)
  })

  test('a data folder that cannot exist is one sentence', () => {
    const below = join(folder, 'token-secret', 'data')
    expect(() => storedSecret(below, 'token-secret')).toThrow(
      `cannot write to the data folder ${below}`,
    )
  })
})
