import { once } from 'node:events'
import { connect } from 'node:net'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { closePromptly } from './prompt-close.ts'

test('a connection without a request does not delay the close', async () => {
  const app = fastify({ forceCloseConnections: 'idle' })
  closePromptly(app)
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const silent = connect(Number(port), '127.0.0.1')
  await once(silent, 'connect')
  const ended = once(silent, 'close')
  await app.close()
  expect(await ended).toBeDefined()
})

test('a request under way is answered first', async () => {
  const app = fastify({ forceCloseConnections: 'idle' })
  closePromptly(app)
  const { promise: requested, resolve: ask } = Promise.withResolvers<void>()
  const { promise: permitted, resolve: permit } = Promise.withResolvers<void>()
  app.get('/', async () => {
    ask()
    await permitted
    return 'done'
  })
  const answer = fetch(await app.listen({ host: '127.0.0.1', port: 0 }))
  await requested
  const closed = app.close()
  permit()
  expect(await (await answer).text()).toBe('done')
  await closed
})
