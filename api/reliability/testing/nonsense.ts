import fc from 'fast-check'

const hugeText = 'x'.repeat(20_000)
const deep = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`) as unknown

/** A value that some caller has sent to some server, by mistake or in bad faith. */
export const nonsense: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom<unknown>(null, true, '', ' ', [], {}, [null], [[]], deep),
  },
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      0,
      -1,
      0.5,
      1e21,
      -1e308,
      51,
      2 ** 31,
      2 ** 53,
      2 ** 63,
      Number.MAX_VALUE,
      5e-324,
    ),
  },
  {
    weight: 8,
    arbitrary: fc.constantFrom(
      '\0',
      'a\0b',
      '\ud800',
      'x\udfff',
      '\u202e',
      '👩‍🍳',
      hugeText,
      '%00',
      "' OR 1=1 --",
      '{"$ne":null}',
      '__proto__',
      'constructor',
      '../../etc/passwd',
      'NaN',
      'Infinity',
      '1e400',
      '-0',
      '0x10',
      '2026-02-30T00:00:00Z',
      '0000-01-01T00:00:00Z',
      '9999-12-31T23:59:59Z',
      '2026-05-15T18:00:00+14:00',
      'asap',
      'delivery',
      '00000000-0000-0000-0000-000000000000',
      Buffer.from('1e999 x').toString('base64url'),
      Buffer.from('0 00000000-0000-0000-0000-000000000000').toString('base64url'),
    ),
  },
  { weight: 2, arbitrary: fc.uuid() },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.integer() },
  { weight: 2, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

/** Bodies that are invalid JSON, or without its content type. */
export const brokenBodies = fc.constantFrom(
  { type: 'application/json', text: '{' },
  { type: 'application/json', text: '' },
  { type: 'application/json', text: '{"a":1,}' },
  { type: 'application/json', text: '{"__proto__":{"a":1}}' },
  { type: 'application/json', text: '{"constructor":{"prototype":{"a":1}}}' },
  { type: 'application/json', text: '\ufeff{}' },
  { type: 'application/json', text: '"text"' },
  { type: 'application/json', text: 'null' },
  { type: 'application/json', text: '[1e999]' },
  { type: 'application/json', text: '['.repeat(100_000) },
  { type: 'application/json', text: `"${'x'.repeat(300_000)}"` },
  { type: 'application/json; charset=utf-16', text: '{}' },
  { type: 'text/plain', text: '{}' },
  { type: 'text/html', text: '<p>' },
  { type: 'multipart/form-data', text: 'x' },
  { type: 'application/x-www-form-urlencoded', text: 'a=1' },
  { type: 'nonsense', text: '{}' },
  { type: '', text: '{}' },
)

/** Ends of addresses that are invalid UTF-8, or much too long. */
export const brokenTails = fc.constantFrom(
  '%00',
  '%ff',
  '%E0%A4%A',
  '%',
  '/..%2f',
  '?%',
  '?%ff=%ff',
  '?limit=1&limit=2',
  '?limit[a]=1',
  '?cursor=%00',
  '?__proto__=1',
  `?${'a='.repeat(5000)}`,
  '//',
  ';a=b',
  '#',
  '/x/y',
  'x'.repeat(300),
)

/** The same, with the value at one position (or the whole) replaced, or left out if it is a field. */
export function spoil(given: unknown, at: number, value: unknown, leaveOut: boolean): unknown {
  const places: { parent: object; key: string }[] = []
  const copy: unknown = structuredClone({ given })
  const visit = (parent: unknown) => {
    if (typeof parent !== 'object' || parent === null) return
    for (const [key, inner] of Object.entries(parent)) {
      places.push({ parent, key })
      visit(inner)
    }
  }
  visit(copy)
  const place = places[at % places.length]
  if (!place) return given
  if (leaveOut) Reflect.deleteProperty(place.parent, place.key)
  else Reflect.set(place.parent, place.key, value)
  return Reflect.get(copy as object, 'given')
}
