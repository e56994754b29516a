import { spawn, type ChildProcess } from 'node:child_process'
import { plainEnvironment, type Account } from './account.ts'

/**
 * PostgreSQL must end when we do, even when we are killed and can do nothing about it. So a small shell runs
 * between: it waits on a pipe that only we hold open, and when the pipe closes, because we close it or die,
 * it asks PostgreSQL to finish. SIGINT is PostgreSQL's "fast shutdown": it ends connections and writes
 * everything to disk. It is repeated because a process that is just starting does not handle it yet.
 */
const untilPipeCloses = `
exec 3<&0
"$@" 3<&- </dev/null &
server=$!
{ read -r _ <&3; while kill -INT $server 2>/dev/null; do sleep 1; done; } &
watcher=$!
exec 3<&-
wait $server
status=$?
kill $watcher 2>/dev/null
[ -n "$TUCKIN_DISCARD" ] && rm -rf "$TUCKIN_DISCARD"
exit $status
`

export type Supervised = {
  /** Resolves when PostgreSQL has ended, for whatever reason. */
  ended: Promise<void>
  /** Asks PostgreSQL to finish and resolves when it has. */
  stop(): Promise<void>
}

/**
 * Starts a server program that ends when this process does; its output goes to `output`.
 * Once it has ended, the folder `discard` is deleted, if one is given.
 */
export function supervise(
  account: Account,
  program: string,
  args: string[],
  output: number,
  discard: string | null = null,
): Supervised {
  const [command = 'sh', ...rest] = [
    ...account.prefix,
    'sh',
    '-c',
    untilPipeCloses,
    'tuckin-postgres',
    program,
    ...args,
  ]
  const child: ChildProcess = spawn(command, rest, {
    ...account.spawn,
    cwd: '/',
    env: { ...plainEnvironment(), TUCKIN_DISCARD: discard ?? '' },
    stdio: ['pipe', output, output],
    // Its own process group: Ctrl-C reaches us, and we stop PostgreSQL after everything else.
    detached: true,
  })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    // If it could not be started, its port does not answer.
    child.once('error', () => resolve())
  })
  child.stdin?.on('error', () => undefined)
  return {
    ended,
    stop: async () => {
      child.stdin?.end()
      await ended
    },
  }
}
