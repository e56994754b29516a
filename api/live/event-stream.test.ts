import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import type { FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import { EventStream } from './event-stream.ts'

test('disconnects a reader who does not read, before much is buffered for them', async () => {
  const { promise: closed, resolve: close } = Promise.withResolvers<void>()
  let written = 0
  const server = createServer((_request, response) => {
    // The parts of Fastify's reply that a stream needs.
    const reply = { hijack() {}, raw: response, getHeaders: () => ({}) } as unknown as FastifyReply
    let isOpen = true
    const stream = new EventStream(reply, () => {
      isOpen = false
      close()
    })
    const flood = setInterval(() => {
      if (!isOpen) return clearInterval(flood)
      stream.write('x'.repeat(100_000))
      written += 100_000
    }, 1)
  })
  await once(server.listen(0), 'listening')
  const socket = connect((server.address() as AddressInfo).port)
  socket.pause()
  socket.on('error', () => {})
  socket.write('GET / HTTP/1.1\r\nhost: test\r\n\r\n')
  await closed
  // The operating system buffers some megabytes of its own.
  expect(written).toBeLessThan(20_000_000)
  socket.destroy()
  server.close()
})
