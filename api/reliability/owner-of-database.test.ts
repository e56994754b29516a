import { expect, test } from 'vitest'
import { createTestApp } from '#api/testing/test-app.ts'
import { openTestMailbox } from './testing/mailbox.ts'
import { startTestServer } from './testing/server.ts'

test.each([
  ['as the owner of its database says so, and works', true],
  ['as somebody who owns nothing has nothing to say', false],
])('a server that works %s', async (_who, isOwner) => {
  const reader = await createTestApp()
  const mailbox = await openTestMailbox()
  const { configuration } = reader.context
  const { databaseUrl, databaseOwnerUrl } = configuration
  const url = isOwner ? databaseOwnerUrl : databaseUrl
  let output = ''
  const server = await startTestServer({ ...configuration, databaseUrl: url }, mailbox, {
    env: { LOG_LEVEL: 'warn', WORKERS: '0' },
    onOutput: (text) => (output += text),
  })
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  await server.stop()
  expect(output.includes('nothing but a trigger protects the audit log')).toBe(isOwner)
  await mailbox.stop()
  await reader.close()
})
