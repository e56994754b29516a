import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const againMs = 200
const longestStartMs = 60_000

/**
 * A program in a process of its own that can be killed, frozen and restarted. It reports by a message that it
 * is ready, and ends with us. One that ends by itself is restarted, and reported.
 */
export class Program {
  readonly name: string
  readonly #file: string
  readonly #env: Record<string, string>
  readonly #log: string
  #child: ChildProcess | null = null
  #isEnding = false
  /** How it ended by itself, each time. */
  readonly endedByItself: string[] = []

  constructor(name: string, file: string, env: Record<string, string>, log: string) {
    this.name = name
    this.#file = file
    this.#env = env
    this.#log = log
    // A frozen process does not notice that we have ended.
    process.on('exit', () => this.#child?.kill('SIGKILL'))
  }

  /** Restarts until it is ready: what it needs may be away. */
  async start(more: Record<string, string> = {}): Promise<void> {
    Object.assign(this.#env, more)
    const giveUpAt = performance.now() + longestStartMs
    while (!(await this.#startOnce())) {
      if (performance.now() > giveUpAt) throw new Error(`The ${this.name} does not start`)
      await pause(againMs)
    }
  }

  async #startOnce(): Promise<boolean> {
    const log = openSync(this.#log, 'a')
    const child = fork(this.#file, {
      env: { ...process.env, ...this.#env },
      execArgv: [],
      stdio: ['ignore', log, log, 'ipc'],
    })
    closeSync(log)
    this.#child = child
    this.#isEnding = false
    child.on('error', () => {})
    const abort = new AbortController()
    const { signal } = abort
    const ended = once(child, 'exit', { signal }).catch(() => null)
    const [message] = (await Promise.race([once(child, 'message', { signal }), ended])) ?? []
    abort.abort()
    if (message !== 'ready') return false
    child.once('exit', (code, by) => {
      if (this.#isEnding) return
      this.endedByItself.push(`the ${this.name} ended by itself: ${code ?? by}`)
      void this.start()
    })
    return true
  }

  /** Ends the process at once, as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    this.#isEnding = true
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  /** Freezes it for a time. */
  async freeze(ms: number): Promise<void> {
    this.#child?.kill('SIGSTOP')
    try {
      await pause(ms)
    } finally {
      this.#child?.kill('SIGCONT')
    }
  }
}
