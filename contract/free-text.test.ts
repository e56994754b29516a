import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { CALLS_BY_HEADING } from './all-calls.ts'

interface Field {
  path: string
  schema: z.ZodType
}

/** Not for people to read, and compared or decoded exactly as they came. */
const OPAQUE = /\.(?:password|currentPassword|captcha|cursor)$/

const character = (code: number) => String.fromCodePoint(code)
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => character(from + index))

const controls = [...range(0x00, 0x1f), ...range(0x7f, 0x9f)]
const directions = [...range(0x202a, 0x202e), ...range(0x2066, 0x2069)]
const hostile = [...controls, ...directions, '\u2028', '\u2029', '\u200b', '\u2060', '\ufeff']

const fields = Object.values(CALLS_BY_HEADING)
  .flat()
  .flatMap((call) =>
    (['params', 'query', 'body'] as const).flatMap((part) =>
      fieldsOf(call[part], `${call.id} ${part}`),
    ),
  )
  .filter(({ path }) => !OPAQUE.test(path))

/** The texts that a schema reads, with their paths in it. */
function fieldsOf(schema: unknown, path: string): Field[] {
  if (!isSchema(schema)) return []
  const { def } = schema
  switch (def.type) {
    case 'string':
      return [{ path, schema }]
    case 'pipe':
      return isText(def.in) ? [{ path, schema }] : fieldsOf(def.out, path)
    case 'object':
      return Object.entries(def.shape ?? {}).flatMap(([name, inner]) =>
        fieldsOf(inner, `${path}.${name}`),
      )
    case 'array':
      return fieldsOf(def.element, `${path}[]`)
    case 'union':
      return (def.options ?? []).flatMap((inner) => fieldsOf(inner, path))
    default:
      return fieldsOf(def.innerType, path)
  }
}

/** What of zod's own description of a schema is read here. */
type Schema = z.ZodType & {
  def: {
    type: string
    in?: unknown
    out?: unknown
    shape?: Record<string, unknown>
    element?: unknown
    options?: unknown[]
    innerType?: unknown
  }
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && 'def' in value
}

function isText(value: unknown): boolean {
  return isSchema(value) && value.def.type === 'string'
}

/** Whatever a person may type: an emoji that is made of three characters shows it. */
const free = fields.filter(({ schema }) => schema.safeParse('👩\u200d🍳').success)

test('is found in every corner of the contract', () => {
  expect(free.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      'changeCartDetails body.contact.name',
      'changeCartDetails body.allergyNote',
      'changeCart body.lines[].note',
      'createCart body.address.address',
      'saveAddress body.addressLine',
      'applyDiscount params.discountCode',
      'joinSharedCart body.name',
      'refundPartnerOrder body.reason',
      'declineOrder body.reasonText',
      'completeRegistration body.firstName',
      'sendContactMessage body.message',
      'listStores query.postCode',
    ]),
  )
})

describe.each(free)('$path', ({ schema }) => {
  test('keeps every script and emoji', () => {
    for (const typed of ['نادية', '张伟', '👍🏽', '=?u?Q?a?=', '=1+1'])
      expect(schema.parse(typed)).toBe(typed)
  })

  test('never passes on what turns, hides, breaks or controls text', () => {
    const read = hostile.map((each) => schema.safeParse(`A${each}B`))
    expect(['AB', 'A\nB', 'A\tB', undefined]).toEqual(
      expect.arrayContaining(read.map(({ data }) => data)),
    )
  })

  test('refuses control characters with a code of its field', () => {
    for (const each of controls.filter((control) => !'\t\n\r'.includes(control)))
      expect(schema.safeParse(`A${each}B`).error?.issues[0]?.message).toBe('invalid_value')
  })
})

test('and what is no free text takes none of it', () => {
  for (const { path, schema } of fields.filter((field) => !free.includes(field)))
    for (const each of hostile) {
      const read = schema.safeParse(`A${each}B`)
      expect(read.success && read.data, path).toBe(false)
    }
})
