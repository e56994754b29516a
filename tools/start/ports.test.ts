import { randomInt } from 'node:crypto'
import { createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { checkPorts } from './ports.ts'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

function occupy(port: number, host = '127.0.0.1'): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    servers.push(server)
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
}

/**
 * The first of three ports in a row that are free; none of those that systems give to programs that name none
 * for any, as other tests do at the same time.
 */
async function freePort(): Promise<number> {
  const others = servers.length
  const port = randomInt(20_000, 30_000)
  const areFree = await Promise.all([port, port + 1, port + 2].map((each) => occupy(each))).then(
    () => true,
    () => false,
  )
  const opened = servers.splice(others).filter((server) => server.listening)
  await Promise.all(opened.map((server) => new Promise((closed) => server.close(closed))))
  return areFree ? port : freePort()
}

const wantedFrom = (port: number) => ({
  port,
  host: '127.0.0.1',
  sandbox: true,
  sandboxPort: port + 1,
  sandboxSmtpPort: port + 2,
})

test('free ports are fine', async () => {
  await expect(checkPorts(wantedFrom(await freePort()))).resolves.toBeUndefined()
})

test('a used port is named, with another to start with', async () => {
  const port = await occupy(0)
  await expect(checkPorts({ ...wantedFrom(port), sandbox: false })).rejects.toThrow(
    new RegExp(
      `^Port ${port} is in use\\. Stop the other program or start with PORT=\\d+ npm start\\.$`,
    ),
  )
})

test('a port used by its IPv6 side only counts too, since a browser may go there', async () => {
  const port = await occupy(0, '::1')
  await expect(checkPorts(wantedFrom(port))).rejects.toThrow(`Port ${port} is in use`)
})

test('a used port of the sandbox is named by its own setting', async () => {
  const occupied = await occupy(0)
  const requested = { ...wantedFrom(await freePort()), sandboxSmtpPort: occupied }
  await expect(checkPorts(requested)).rejects.toThrow(/start with SANDBOX_SMTP_PORT=\d+ npm start/)
  await expect(checkPorts({ ...requested, sandbox: false })).resolves.toBeUndefined()
})

test('an address of another machine is refused', async () => {
  await expect(checkPorts({ ...wantedFrom(await freePort()), host: '192.0.2.1' })).rejects.toThrow(
    'HOST=192.0.2.1 is not an address of this machine',
  )
})
