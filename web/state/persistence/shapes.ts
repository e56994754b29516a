/* Whether a parsed value has the shape of a type; small, because every page loads it. */

export type Shape<Value> = (value: unknown) => value is Value
type Shapes = Record<string, Shape<unknown>>
type ValueOf<Each> = Each extends Shape<infer Value> ? Value : never
type ValuesOf<Parts extends Shapes> = { [Name in keyof Parts]: ValueOf<Parts[Name]> }

export const isText = (value: unknown): value is string => typeof value === 'string'
export const isNumber = (value: unknown): value is number => typeof value === 'number'
export const isTrueOrFalse = (value: unknown): value is boolean => typeof value === 'boolean'

export const isOneOf =
  <const Values extends readonly unknown[]>(...values: Values): Shape<Values[number]> =>
  (value): value is Values[number] =>
    values.includes(value)

export const orNull =
  <Value>(shape: Shape<Value>): Shape<Value | null> =>
  (value): value is Value | null =>
    value === null || shape(value)

export const isListOf =
  <Value>(shape: Shape<Value>): Shape<Value[]> =>
  (value): value is Value[] =>
    Array.isArray(value) && value.every((each) => shape(each))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Has all these parts, and may have more. */
export const isObjectOf =
  <Parts extends Shapes>(parts: Parts): Shape<ValuesOf<Parts>> =>
  (value): value is ValuesOf<Parts> =>
    isObject(value) && Object.entries(parts).every(([name, shape]) => shape(value[name]))

/** As `isObjectOf`, but each part may be missing. */
export const isObjectOfSome =
  <Parts extends Shapes>(parts: Parts): Shape<Partial<ValuesOf<Parts>>> =>
  (value): value is Partial<ValuesOf<Parts>> =>
    isObject(value) &&
    Object.entries(parts).every(([name, shape]) => !(name in value) || shape(value[name]))

/** A value without its invalid parts. What another version of the website has stored stays in it. */
export function withoutBrokenParts<Parts extends object>(
  value: unknown,
  shapes: { [Name in keyof Parts]-?: Shape<Parts[Name]> },
): Parts {
  const shapeOf = (name: string) => (shapes as Shapes)[name]
  const parts = isObject(value) ? Object.entries(value) : []
  // Every part that this version knows has just been checked.
  return Object.fromEntries(parts.filter(([name, part]) => shapeOf(name)?.(part) ?? true)) as Parts
}
