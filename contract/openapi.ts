import { z } from 'zod'
import { CALLS_BY_HEADING } from './all-calls.ts'
import type { Call } from './call.ts'
import { API_BASE, MEMBER_TOKEN_HEADER, ORDER_TOKEN_HEADER } from './constants.ts'
import { ERRORS, FIELD_CODES, VALIDATION_ERROR, type ErrorCode } from './errors.ts'

type Json = Record<string, unknown>

/** Errors that every call may answer. */
const ALWAYS: readonly ErrorCode[] = ['TOO_MANY_REQUESTS', 'INTERNAL_SERVER_ERROR']

/** The OpenAPI 3.1 document of every call, written from the schemas that check them. */
export function openApiDocument(about: { name: string; url: string; version: string }): Json {
  written ??= pathsOf(CALLS_BY_HEADING)
  return {
    openapi: '3.1.0',
    info: {
      title: `${about.name} API`,
      version: about.version,
      description:
        'Money is integer pence. Instants are ISO 8601 in UTC. Errors name a code of the catalogue in `message`.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: `${about.url}${API_BASE}` }],
    tags: Object.keys(CALLS_BY_HEADING).map((name) => ({ name })),
    paths: written,
    components: {
      schemas: { Error: errorSchema, ValidationError: validationErrorSchema },
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        orderToken: { type: 'apiKey', in: 'header', name: ORDER_TOKEN_HEADER },
        memberToken: { type: 'apiKey', in: 'header', name: MEMBER_TOKEN_HEADER },
      },
    },
  }
}

/** Of all calls, which stay the same while a process runs, however many servers it starts. */
let written: Record<string, Json> | null = null

function pathsOf(callsByHeading: typeof CALLS_BY_HEADING): Record<string, Json> {
  const calls = Object.entries(callsByHeading).flatMap(([heading, list]) =>
    list.map((each) => ({ heading, each })),
  )
  const paths: Record<string, Json> = {}
  for (const { heading, each } of calls) {
    const path = each.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [each.method.toLowerCase()]: operationOf(each, heading) }
  }
  return paths
}

function operationOf(each: Call, heading: string): Json {
  return {
    operationId: each.id,
    tags: [heading],
    summary: each.summary,
    parameters: [...parametersOf(each.params, 'path'), ...parametersOf(each.query, 'query')],
    ...requestBodyOf(each),
    responses: { ...goodAnswerOf(each), ...errorAnswersOf(each) },
    security: securityOf(each),
  }
}

function requestBodyOf({ body, consumes }: Call): Json {
  if (consumes) return { requestBody: { required: true, content: fileOf(consumes) } }
  return body ? { requestBody: { required: true, content: jsonOf(body, 'input') } } : {}
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function goodAnswerOf(each: Call): Json {
  const { output, status } = each
  if (!output) return { 204: { description: 'Done' } }
  return { [status ?? 200]: { description: 'Good', content: contentOf(each, output) } }
}

function contentOf({ isEventStream, produces }: Call, output: z.ZodType): Json {
  if (produces) return fileOf(produces)
  return isEventStream
    ? { 'text/event-stream': { schema: schemaOf(output, 'output') } }
    : jsonOf(output, 'output')
}

function errorAnswersOf(each: Call): Json {
  const codes = new Set<ErrorCode>([...each.errors, ...ALWAYS])
  if (each.params) codes.add('INVALID_ID_PAREMETER')
  // A visitor may come without a token, but not with a bad one.
  if (each.permission !== 'public') {
    codes.add('UNAUTHORIZED')
    codes.add('PROFILE_TYPE_NOT_ALLOWED')
  }
  const byStatus = Map.groupBy(codes, (code) => ERRORS[code])
  const hasFields = each.query !== undefined || each.body !== undefined
  if (hasFields && !byStatus.has(400)) byStatus.set(400, [])
  return Object.fromEntries(
    [...byStatus].map(([status, named]) => [
      status,
      {
        description: [...named, ...(hasFields && status === 400 ? [VALIDATION_ERROR] : [])].join(
          ', ',
        ),
        content: {
          'application/json': {
            schema: {
              $ref: `#/components/schemas/${status === 400 && hasFields ? 'ValidationError' : 'Error'}`,
            },
          },
        },
      },
    ]),
  )
}

function securityOf({ permission, path }: Call): Json[] {
  if (permission === 'public') return []
  if (path.startsWith('/shared-cart/')) return [{}, { memberToken: [] }]
  return permission === 'visitor'
    ? [{}, { accessToken: [] }, { orderToken: [] }]
    : [{ accessToken: [] }]
}

const fileOf = (contentType: string) => ({
  [contentType]: { schema: { type: 'string', format: 'binary' } },
})

const jsonOf = (schema: z.ZodType, io: 'input' | 'output') => ({
  'application/json': { schema: schemaOf(schema, io) },
})

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const errorSchema = {
  type: 'object',
  required: ['statusCode', 'error', 'message'],
  properties: {
    statusCode: { type: 'integer' },
    error: { type: 'string' },
    message: { type: 'string', enum: Object.keys(ERRORS) },
    details: { type: 'object' },
  },
}

const validationErrorSchema = {
  type: 'object',
  required: ['statusCode', 'error', 'message'],
  properties: {
    statusCode: { const: 400 },
    error: { type: 'string' },
    message: {
      anyOf: [
        { type: 'string' },
        {
          type: 'array',
          items: {
            type: 'object',
            required: ['field', 'code'],
            properties: { field: { type: 'string' }, code: { enum: FIELD_CODES } },
          },
        },
      ],
    },
  },
}
