import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Runs a program with a lifetime; answers how to signal it, and what it had said at its end. */
async function program(code: string) {
  const module = JSON.stringify(join(import.meta.dirname, 'lifetime.ts'))
  const child = spawn(
    process.execPath,
    [
      '--input-type=module-typescript',
      '--eval',
      `import { Lifetime } from ${module}
       const lifetime = new Lifetime()
       setInterval(() => {}, 1000)
       ${code}
       console.log('running')`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = once(child, 'close').then(([exitCode]) => ({ exitCode, output }))
  const hasPrinted = async (text: string) => {
    while (!output.includes(text)) await once(child.stdout, 'data')
  }
  await hasPrinted('running')
  return { child, ended, hasPrinted }
}

const twoParts = `
  lifetime.add(async () => console.log('stopped the database'))
  lifetime.add(async () => console.log('stopped the server'))`

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s stops the parts, the last one first, and ends well',
  async (signal) => {
    const { child, ended } = await program(twoParts)
    child.kill(signal)
    expect(await ended).toEqual({
      exitCode: 0,
      output: 'running\n\nStopping…\nstopped the server\nstopped the database\n',
    })
  },
)

test('a part that does not stop well does not keep the others from it', async () => {
  const { child, ended } = await program(`
    lifetime.add(async () => console.log('stopped the database'))
    lifetime.add(async () => console.error = () => {})
    lifetime.add(() => { console.error = () => {}; return Promise.reject(new Error('stuck')) })`)
  child.kill('SIGINT')
  expect((await ended).output).toContain('stopped the database')
})

test('the same Ctrl-C handed on by npm counts once; a later one ends at once', async () => {
  const { child, ended, hasPrinted } = await program(`
    lifetime.add(() => new Promise(() => {
      console.log('stopping')
      setTimeout(() => console.log('time for another'), 600)
    }))`)
  child.kill('SIGINT')
  await hasPrinted('stopping')
  child.kill('SIGINT')
  await hasPrinted('time for another')
  child.kill('SIGINT')
  const { exitCode, output } = await ended
  expect(exitCode).toBe(1)
  expect(output).toMatch(/time for another\nStopping at once\.\n$/)
})

test('a part started while everything stops is stopped too', async () => {
  const { ended } = await program(`
    lifetime.add(() => new Promise((resolve) => setImmediate(resolve)))
    const end = lifetime.end(1)
    lifetime.add(async () => console.log('stopped the late one'))
    console.log('running')
    await end`)
  expect(await ended).toEqual({ exitCode: 1, output: expect.stringContaining('the late one') })
})
