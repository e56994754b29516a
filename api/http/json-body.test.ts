import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const send = (method: 'POST' | 'DELETE', path: string, payload: string) =>
  server.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { 'content-type': 'application/json' },
    payload,
  })

test('a call without a body may be named JSON all the same', async () => {
  expect((await send('POST', '/auth/logout', '')).json()).toEqual({ message: 'LOGOUT_SUCCESS' })
  const noCart = await send('DELETE', `/cart/unavailable-products/${'a'.repeat(22)}`, '')
  expect(noCart.json()).toMatchObject({ message: 'NONEXISTING_CART' })
})

test('a body that is missing has none of its fields', async () => {
  const fields = ['username', 'password'].map((field) => ({ field, code: 'required_field' }))
  const answer = await send('POST', '/auth/login', '')
  expect(answer.json()).toMatchObject({ statusCode: 400, message: fields })
})

test.each(['{', ' ', 'nonsense', '{"__proto__":{}}'])('%j is no JSON', async (payload) => {
  const answer = await send('POST', '/auth/login', payload)
  expect(answer.json()).toMatchObject({ statusCode: 400, message: 'UNREADABLE_REQUEST' })
})
