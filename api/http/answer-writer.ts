import fastJsonStringify from 'fast-json-stringify'
import { z } from 'zod'

type Schema = { [key: string]: unknown }

/** Serialises the answers of a call as JSON. Compiling takes a while, so the first answer does it. */
export function answerWriter(output: z.ZodType): (answer: unknown) => string {
  let write: ((answer: unknown) => string) | undefined
  return (answer) => {
    write ??= fastJsonStringify(writingSchema(output))
    return write(answer)
  }
}

/**
 * JSON Schema for serialising answers: fields that it lacks are left out. Shapes only; limits and patterns
 * are validated on input, so checking them here would only cost time.
 */
function writingSchema(schema: z.ZodType): Schema {
  const shape = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
  })
  return shapeOnly(shape) as Schema
}

const dropped = new Set([
  '$schema',
  'additionalProperties',
  'default',
  'description',
  'enum',
  'exclusiveMaximum',
  'exclusiveMinimum',
  'format',
  'id',
  'maxItems',
  'maxLength',
  'maximum',
  'minItems',
  'minLength',
  'minimum',
  'pattern',
  'propertyNames',
])

/** Unions with null become `nullable`, unions of texts a text: both are then written directly. */
function shapeOnly(value: unknown, isProperties = false): unknown {
  if (Array.isArray(value)) return value.map((each) => shapeOnly(each))
  if (typeof value !== 'object' || value === null) return value
  const schema = value as Schema // a JSON object
  if (!isProperties && Array.isArray(schema['anyOf'])) return unionOf(schema['anyOf'])
  if (!isProperties && isOpen(schema)) return { type: 'object', additionalProperties: true }
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => isProperties || !dropped.has(key))
      .map(([key, inner]) => [key, shapeOnly(inner, !isProperties && key === 'properties')]),
  )
}

/** A record: its keys are not known beforehand. */
const isOpen = (schema: Schema): boolean =>
  schema['type'] === 'object' && schema['properties'] === undefined

function unionOf(members: unknown[]): Schema {
  // Every member is a schema, because zod wrote them.
  const schemas = members.map((member) => shapeOnly(member) as Schema)
  const rest = schemas.filter((schema) => schema['type'] !== 'null')
  const isText = rest.every((schema) => schema['type'] === 'string' || 'const' in schema)
  const [only] = isText ? [{ type: 'string' }] : rest
  if (!only) return { type: 'null' }
  if (rest.length > 1 && !isText) throw new Error('An answer may not be one of several shapes')
  return rest.length < schemas.length ? { ...only, nullable: true } : only
}
