import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const command = join(import.meta.dirname, '../../bench/chaos/main.ts')
// A busy machine takes many times as long as an idle one.
const longestMs = 480_000

test(
  'no pence, order or email is lost or doubled when people pay while everything breaks',
  async () => {
    const options = {
      checkouts: 40,
      'at-once': 12,
      harms: 4,
      minutes: 2,
      seed: randomInt(1_000_000),
    }
    const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)])
    const chaos = spawn(process.execPath, [command, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: longestMs - 5000,
    })
    const ended = once(chaos, 'exit')
    const [output, faults] = await Promise.all([text(chaos.stdout), text(chaos.stderr)])
    const [exitCode] = await ended
    // It prints the harmed process, the broken rule, and the seed that repeats it.
    expect(output + faults).toContain('All is well')
    expect(exitCode).toBe(0)
  },
  longestMs,
)
