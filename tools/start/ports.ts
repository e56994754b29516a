import { createServer } from 'node:net'
import type { Configuration } from '#api/settings/configuration.ts'
import { isErrno, StartRefused } from '#api/start-refused.ts'

type RequestedPorts = Pick<
  Configuration,
  'port' | 'host' | 'sandbox' | 'sandboxPort' | 'sandboxSmtpPort'
>

/**
 * Tries every port before anything is started. Throws StartRefused with one sentence that says what
 * to type instead.
 */
export async function checkPorts(requested: RequestedPorts): Promise<void> {
  const { host, port, sandbox, sandboxPort, sandboxSmtpPort } = requested
  await refuseUnlessFree('PORT', port, host, requested)
  if (!sandbox) return
  await refuseUnlessFree('SANDBOX_PORT', sandboxPort, host, requested)
  await refuseUnlessFree('SANDBOX_SMTP_PORT', sandboxSmtpPort, '127.0.0.1', requested)
}

async function refuseUnlessFree(
  name: string,
  port: number,
  host: string,
  requestedOnes: RequestedPorts,
) {
  const problem = await problemListening(port, host)
  if (problem === null) return
  if (isErrno(problem, 'EADDRINUSE')) {
    const other = await freeInstead(name, port, requestedOnes)
    throw new StartRefused(
      `Port ${port} is in use. Stop the other program or start with ${name}=${other} npm start.`,
    )
  }
  if (isErrno(problem, 'EACCES'))
    throw new StartRefused(
      `This user may not use port ${port}. Start with ${name}=${port + 8000} npm start, or as a user who may.`,
    )
  throw new StartRefused(
    `HOST=${host} is not an address of this machine. Start with HOST=127.0.0.1 npm start, or HOST=0.0.0.0 for all its addresses.`,
  )
}

/** The next port that is free together with the sandbox's ports, which follow PORT. */
async function freeInstead(name: string, occupied: number, { host, sandbox }: RequestedPorts) {
  const needed = name === 'PORT' && sandbox ? 3 : 1
  for (let port = occupied + 1; port < occupied + 200; port++) {
    const problems = await Promise.all(
      Array.from({ length: needed }, (_, i) => problemListening(port + i, host)),
    )
    if (problems.every((problem) => problem === null)) return port
  }
  return occupied + 1000
}

/** null when the port is free; a browser asked for localhost may try either kind of address. */
async function problemListening(port: number, host: string): Promise<Error | null> {
  const problem = await problemBinding(port, host)
  if (problem || host !== '127.0.0.1') return problem
  const onSix = await problemBinding(port, '::1')
  return isErrno(onSix, 'EADDRINUSE') ? onSix : null
}

function problemBinding(port: number, host: string): Promise<Error | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', resolve)
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)))
  })
}
