import { RouterContextProvider, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { serverLog } from './calls/request/server-call.ts'
import { handleError } from './entry.server.tsx'

function loggedOf(thrown: unknown, request = new Request('https://food.example/')): Error[] {
  const logged: Error[] = []
  const context = new RouterContextProvider()
  context.set(serverLog, (error) => void logged.push(error))
  handleError(thrown, { context, request, params: {} })
  return logged
}

test('an error that a page throws is logged by the server', () => {
  const broken = new TypeError('x\n{"level":"info"}')
  expect(loggedOf(broken)).toEqual([broken])
  expect(loggedOf('x\n{}')).toMatchObject([{ message: 'A page threw a value that is no error' }])
})

test("a visitor's request for a missing page is no error of the server", () => {
  expect(loggedOf(new ErrorResponse(405, 'Method Not Allowed', null, true))).toEqual([])
  const abort = new AbortController()
  abort.abort()
  const request = new Request('https://food.example/', { signal: abort.signal })
  expect(loggedOf(new Error('aborted'), request)).toEqual([])
})
