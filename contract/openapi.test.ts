import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, test } from 'vitest'
import { CALLS_BY_HEADING } from './all-calls.ts'
import { isErrorCode, VALIDATION_ERROR } from './errors.ts'
import { openApiDocument } from './openapi.ts'

interface Response {
  description: string
  content?: Record<string, unknown>
}

interface Operation {
  operationId: string
  tags: string[]
  parameters: { name: string; in: string; required: boolean; schema: unknown }[]
  requestBody?: unknown
  responses: Record<string, Response | { $ref: string }>
  security: Record<string, unknown>[]
}

const document = openApiDocument({ name: 'Tuck In', url: 'https://tuckin.example', version: '1' })
// The document is JSON; these are the parts that the tests read.
const paths = document['paths'] as Record<string, Record<string, Operation>>
const operations = Object.entries(paths).flatMap(([path, byMethod]) =>
  Object.entries(byMethod).map(([method, operation]) => ({ path, method, operation })),
)
const calls = Object.values(CALLS_BY_HEADING).flat()

test('the document has every call once', () => {
  expect(document['openapi']).toMatch(/^3\.1\./)
  const named = operations.map(({ operation }) => operation.operationId)
  expect(new Set(named).size).toBe(named.length)
  expect(named.sort()).toEqual(calls.map(({ id }) => id).sort())
  const places = calls.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`)
  expect(new Set(places).size, 'no two calls share an address').toBe(places.length)
})

test('every reference leads somewhere', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
    ([, reference = '']) => reference,
  )
  expect(references.length).toBeGreaterThan(0)
  for (const reference of references) expect(lookUp(reference), reference).toBeTypeOf('object')
})

test('it is plain JSON, whatever its schemas were made of', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document)
})

test('is short enough to be read: whatever has a name is written out once', () => {
  // What 250,000 characters were for the 147 calls of the customer's side: more calls may take more.
  // A call of staff that sends a whole page of fields, or a whole menu, is longer: see decision 0052.
  const calls = Object.values(CALLS_BY_HEADING).flat().length
  expect(JSON.stringify(document).length / calls).toBeLessThanOrEqual(1800)
  const { schemas } = document['components'] as { schemas: Record<string, unknown> }
  expect(Object.keys(schemas)).toEqual(
    expect.arrayContaining(['Cart', 'CartLine', 'Order', 'Store', 'PlaceOrderRequest']),
  )
})

test('names what differs when it is sent for its own, and nothing else', () => {
  const { schemas } = document['components'] as { schemas: Record<string, { required?: string[] }> }
  // A contact has fields that may be left out when it is sent and are always there in an answer.
  for (const name of Object.keys(schemas).filter((each) => each.endsWith('Input')))
    expect(schemas[name]).not.toEqual(schemas[name.replace(/Input$/, '')])
})

test('redocly objects to two specified addresses, where a token and a word share a place, and to nothing else', async () => {
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: 'openapi.json',
    config: await createConfig({ extends: ['recommended'] }),
  })
  const messages = problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)
  const specified = /^no-ambiguous-paths: .*`\/cart\/(address|unavailable-products)\/\{cartToken\}`/
  expect(messages.filter((message) => !specified.test(message))).toEqual([])
  expect(messages.length).toBeGreaterThan(0)
})

test('all but public calls say what a bad token answers', () => {
  for (const { id, permission } of calls) {
    if (permission === 'public') continue
    const found = operations.find(({ operation }) => operation.operationId === id)
    expect(responseOf(found?.operation, '401')?.description, id).toBe('UNAUTHORIZED')
  }
})

describe.each(operations)('$method $path', ({ path, operation }) => {
  test('declares exactly the parameters of its path, all required', () => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const declared = operation.parameters.filter((each) => each.in === 'path')
    expect(declared.map(({ name }) => name).sort()).toEqual(inPath.sort())
    expect(declared.every(({ required }) => required)).toBe(true)
    const names = operation.parameters.map((each) => `${each.in} ${each.name}`)
    expect(new Set(names).size).toBe(names.length)
  })

  test('has one good answer, and errors of the catalogue', () => {
    const statuses = Object.keys(operation.responses)
    expect(statuses.filter((status) => status.startsWith('2'))).toHaveLength(1)
    for (const status of statuses.filter((each) => !each.startsWith('2')))
      for (const code of responseOf(operation, status)?.description.split(', ') ?? [])
        expect(code === VALIDATION_ERROR || isErrorCode(code), `${status} ${code}`).toBe(true)
  })

  test('stands under a heading and names a security scheme that exists', () => {
    const tags = (document['tags'] as { name: string }[]).map(({ name }) => name)
    expect(tags).toEqual(expect.arrayContaining(operation.tags))
    for (const name of operation.security.flatMap((each) => Object.keys(each)))
      expect(lookUp(`#/components/securitySchemes/${name}`), name).toBeTypeOf('object')
  })
})

function responseOf(operation: Operation | undefined, status: string): Response | undefined {
  const response = operation?.responses[status]
  // A reference to the components leads to a response; that it leads anywhere is tested above.
  return response && '$ref' in response ? (lookUp(response.$ref) as Response) : response
}

function lookUp(reference: string): unknown {
  const keys = reference.replace(/^#\//, '').split('/')
  return keys.reduce<unknown>(
    (found, key) =>
      typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined,
    document,
  )
}
