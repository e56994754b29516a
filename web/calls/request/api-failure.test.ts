import { expect, test } from 'vitest'
import { failureOf } from './api-failure.ts'

const page = '<html><h1>Not by the marketplace</h1></html>'

test.each([
  [
    'its own refusal',
    409,
    { statusCode: 409, message: 'TOO_MANY_DOCUMENTS' },
    'TOO_MANY_DOCUMENTS',
  ],
  ['a proxy that takes less than the server', 413, page, 'REQUEST_TOO_LARGE'],
  ['a proxy that doesn’t reach the server', 502, page, 'INTERNAL_SERVER_ERROR'],
  ['anything else in between', 400, page, 'UNREADABLE_REQUEST'],
])('an answer of %s', (_, status, answer, code) => {
  expect(failureOf(status, answer)).toMatchObject({ status, code })
})
