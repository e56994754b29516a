import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

async function refusal(query: Record<string, string>) {
  const response = await test.app.inject({ url: '/api/v1/store', query })
  return { status: response.statusCode, message: response.json().message }
}

it.each([
  ['a postcode not in use', { postCode: 'E8 7AA' }],
  ['no postcode at all', { postCode: 'qwxzkj' }],
  ['no place', {}],
  ['half a position', { latitude: '51.5' }],
])('refuses %s with PLACE_NOT_FOUND', async (_what, query) => {
  expect(await refusal(query)).toEqual({ status: 404, message: 'PLACE_NOT_FOUND' })
})

it.each([
  ['tab', 'everything'],
  ['sort', 'price'],
  ['service', 'drone'],
  ['diet', 'carnivore'],
  ['rating', '6'],
  ['offers', 'perhaps'],
  ['limit', '0'],
  ['limit', '1000000'],
  ['limit', 'NaN'],
  ['latitude', '91'],
  ['longitude', 'east'],
  ['hygiene', '6'],
  ['freeDelivery', 'perhaps'],
  ['postCode', 'E8 1AA and then some'],
  ['cuisine', 'Pizza!'],
  ['cursor', 'nonsense'],
  ['cursor', Buffer.from('Infinity 6f2c7b0e-5f43-4c11-9f3a-2f0f4b9b2b11').toString('base64url')],
  ['cursor', 'x'.repeat(300)],
])('names a %s of “%s” as a wrong field', async (field, value) => {
  const { status, message } = await refusal({ postCode: 'E8 1AA', [field]: value })
  expect(status).toBe(400)
  expect(message[0].field).toMatch(new RegExp(`^${field}`))
})
