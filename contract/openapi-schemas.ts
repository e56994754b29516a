import { z } from 'zod'
import type { Call } from './call.ts'

export type Json = Record<string, unknown>

/** The schemas of the API's description, and how a call refers to its own. */
export interface NamedSchemas {
  /** By name, in alphabetical order. */
  components: Json
  /** A reference to a schema as it is sent. */
  sent: (schema: z.ZodType) => Json
  /** A reference to a schema as it is answered. */
  answered: (schema: z.ZodType) => Json
  /** The parameters of a path or a query, each with its own schema. */
  parametersOf: (schema: z.ZodType) => { name: string; isRequired: boolean; schema: unknown }[]
}

/**
 * Names every schema once: what the contract exports by its own name (`cartLine` is `CartLine`), and
 * what only one call sends or answers by that call (`PlaceOrderRequest`, `PlaceOrderResponse`). A
 * schema that is sent in another form than it is answered, because some of its fields have defaults,
 * stands twice: as `Address` and as `AddressInput`.
 */
export function nameSchemas(
  modules: readonly Readonly<Record<string, unknown>>[],
  calls: readonly Call[],
): NamedSchemas {
  const registry = registerSchemas(modules, calls)
  const idOf = (schema: z.ZodType): string => {
    const named = registry.get(schema)
    if (!named) throw new Error('A schema of the contract has no name in the description.')
    return named.id
  }
  const answers = schemasOf(registry, 'output', (id) => id)
  const answered = reachable(
    answers,
    calls.flatMap(({ output, produces }) => (output && !produces ? [idOf(output)] : [])),
  )
  const differing = differingIds(
    schemasOf(registry, 'input', (id) => id),
    answers,
  )
  const inputId = (id: string) => (differing.has(id) && answered.has(id) ? `${id}Input` : id)
  const inputs = schemasOf(registry, 'input', inputId)
  const inputComponents = Object.fromEntries(
    Object.entries(inputs).map(([id, schema]) => [inputId(id), schema]),
  )
  const sent = reachable(
    inputComponents,
    calls.flatMap(({ body, params, query }) => [
      ...(body ? [inputId(idOf(body))] : []),
      ...[params, query].flatMap((each) => (each ? referencesIn(inputs[idOf(each)]) : [])),
    ]),
  )
  const names = [...new Set([...answered, ...sent])].sort()
  return {
    components: Object.fromEntries(
      names.map((id) => [id, answered.has(id) ? answers[id] : inputComponents[id]]),
    ),
    sent: (schema) => ({ $ref: componentUri(inputId(idOf(schema))) }),
    answered: (schema) => ({ $ref: componentUri(idOf(schema)) }),
    parametersOf: (schema) => parametersIn(inputs[idOf(schema)]),
  }
}

type Registry = z.core.$ZodRegistry<{ id: string }>

/** Gives every schema of the contract its name. */
function registerSchemas(
  modules: readonly Readonly<Record<string, unknown>>[],
  calls: readonly Call[],
): Registry {
  const registry: Registry = z.registry<{ id: string }>()
  const name = (schema: z.ZodType | undefined, id: string) => {
    if (schema && !registry.has(schema)) registry.add(schema, { id: capitalised(id) })
  }
  for (const [exportName, value] of modules.flatMap((module) => Object.entries(module)))
    if (value instanceof z.ZodType && !isWrapper(value)) name(value, exportName)
  for (const { id, body, output, params, query } of calls) {
    name(body, `${id}Request`)
    name(output, `${id}Response`)
    name(params, `${id}Path`)
    name(query, `${id}Query`)
  }
  return registry
}

function parametersIn(schema: Json | undefined) {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Json
    required?: string[]
  }
  return Object.entries(properties).map(([name, each]) => ({
    name,
    isRequired: required.includes(name),
    schema: each,
  }))
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

const componentUri = (id: string) => `#/components/schemas/${id}`

/** What only makes another schema optional has nothing of its own to name. */
const isWrapper = (schema: z.ZodType) =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault

function schemasOf(
  registry: Registry,
  io: 'input' | 'output',
  nameOf: (id: string) => string,
): Record<string, Json> {
  const { schemas } = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: (id) => componentUri(nameOf(id)),
    override: ({ zodSchema, jsonSchema }) => {
      const description = z.globalRegistry.get(zodSchema)?.description
      if (description) jsonSchema.description = description
      // A client has to bear fields that a later version adds to an answer.
      if (io === 'output' && jsonSchema.additionalProperties === false)
        delete jsonSchema.additionalProperties
      // The format says it, shorter than the expression that checks it.
      if (jsonSchema.format) delete jsonSchema.pattern
      // Every whole number of JavaScript: nothing that a reader needs to know.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    },
  })
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]),
  )
}

/** The ids whose forms differ, in themselves or in anything that they refer to. */
function differingIds(inputs: Record<string, Json>, answers: Record<string, Json>): Set<string> {
  const ids = Object.keys(answers)
  const differing = new Set(
    ids.filter((id) => JSON.stringify(inputs[id]) !== JSON.stringify(answers[id])),
  )
  let size: number
  do {
    size = differing.size
    for (const id of ids)
      if (referencesIn(answers[id]).some((each) => differing.has(each))) differing.add(id)
  } while (differing.size > size)
  return differing
}

/** The ids that the roots refer to, directly or through others, and the roots. */
function reachable(schemas: Json, roots: readonly string[]): Set<string> {
  const found = new Set(roots)
  // Iterating a set includes what is added to it meanwhile.
  for (const id of found) for (const next of referencesIn(schemas[id])) found.add(next)
  return found
}

function referencesIn(schema: unknown): string[] {
  const references = JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g)
  return [...references].map(([, id = '']) => id)
}
