import type { z } from 'zod'
import { CALLS_BY_HEADING, CONTRACT_MODULES, HEADINGS, type Heading } from './all-calls.ts'
import type { Call } from './call.ts'
import { API_BASE, MEMBER_TOKEN_HEADER, ORDER_TOKEN_HEADER } from './constants.ts'
import { ERRORS, FIELD_CODES, VALIDATION_ERROR, type ErrorCode } from './errors.ts'
import { nameSchemas, type Json, type NamedSchemas } from './openapi-schemas.ts'

/** Errors that every call may answer. */
const ALWAYS: readonly ErrorCode[] = ['TOO_MANY_REQUESTS', 'INTERNAL_SERVER_ERROR']

/** The OpenAPI 3.1 document of every call, written from the schemas that check them. */
export function openApiDocument(about: { name: string; url: string; version: string }): Json {
  const calls = Object.values(CALLS_BY_HEADING).flat()
  const schemas = nameSchemas(CONTRACT_MODULES, calls)
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
    tags: Object.entries(HEADINGS).map(([name, description]) => ({ name, description })),
    paths: pathsOf(schemas),
    components: {
      schemas: {
        Error: errorSchema,
        ValidationError: validationErrorSchema,
        ...schemas.components,
      },
      responses: namedErrorAnswers(calls),
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        orderToken: { type: 'apiKey', in: 'header', name: ORDER_TOKEN_HEADER },
        memberToken: { type: 'apiKey', in: 'header', name: MEMBER_TOKEN_HEADER },
      },
    },
  }
}

function pathsOf(schemas: NamedSchemas): Record<string, Json> {
  const paths: Record<string, Json> = {}
  for (const heading of Object.keys(HEADINGS) as Heading[])
    for (const each of CALLS_BY_HEADING[heading]) {
      const path = each.path.replace(/:(\w+)/g, '{$1}')
      const operation = operationOf(each, heading, schemas)
      paths[path] = { ...paths[path], [each.method.toLowerCase()]: operation }
    }
  return paths
}

function operationOf(each: Call, heading: Heading, schemas: NamedSchemas): Json {
  return {
    operationId: each.id,
    tags: [heading],
    summary: each.summary,
    parameters: [
      ...parametersOf(each.params, 'path', schemas),
      ...parametersOf(each.query, 'query', schemas),
    ],
    ...requestBodyOf(each, schemas),
    responses: { ...goodAnswerOf(each, schemas), ...errorAnswersOf(each) },
    security: securityOf(each),
  }
}

function requestBodyOf({ body, consumes }: Call, schemas: NamedSchemas): Json {
  if (consumes) return { requestBody: { required: true, content: fileOf(consumes) } }
  return body ? { requestBody: { required: true, content: jsonOf(schemas.sent(body)) } } : {}
}

function parametersOf(
  schema: z.ZodType | undefined,
  location: 'path' | 'query',
  schemas: NamedSchemas,
): Json[] {
  if (!schema) return []
  return schemas.parametersOf(schema).map(({ name, isRequired, schema: each }) => ({
    name,
    in: location,
    required: location === 'path' || isRequired,
    schema: each,
  }))
}

function goodAnswerOf({ output, status, isEventStream, produces }: Call, schemas: NamedSchemas) {
  if (!output) return { 204: { description: 'Done' } }
  const schema = schemas.answered(output)
  let content: Json = jsonOf(schema)
  if (produces) content = fileOf(produces)
  else if (isEventStream) content = { 'text/event-stream': { schema } }
  return { [status ?? 200]: { description: 'Good', content } }
}

function errorAnswersOf(each: Call): Json {
  return Object.fromEntries(
    [...errorCodesOf(each)].map(([status, codes]) => {
      const name = responseName(codes)
      return [status, name ? { $ref: `#/components/responses/${name}` } : errorAnswer(codes)]
    }),
  )
}

/** What a call may refuse with, by status. */
function errorCodesOf(each: Call): Map<number, string[]> {
  const codes = new Set<ErrorCode>([...each.errors, ...ALWAYS])
  if (each.params) codes.add('INVALID_ID_PAREMETER')
  // A visitor may come without a token, but not with a bad one.
  if (each.permission !== 'public') {
    codes.add('UNAUTHORIZED')
    codes.add('PROFILE_TYPE_NOT_ALLOWED')
  }
  if (each.staffPermission) codes.add('STAFF_ROLE_NOT_ALLOWED')
  if (each.operatorPermission) codes.add('OPERATOR_ROLE_NOT_ALLOWED')
  const byStatus = new Map<number, string[]>(Map.groupBy(codes, (code) => ERRORS[code]))
  if (each.query ?? each.body) byStatus.set(400, [...(byStatus.get(400) ?? []), VALIDATION_ERROR])
  return byStatus
}

/** The name of a shared answer of one or two codes, written once; null: it has more codes. */
function responseName(codes: readonly string[]): string | null {
  const words = codes.map((code) =>
    code.toLowerCase().replace(/(?:^|[_ ])(.)/g, (_, first: string) => first.toUpperCase()),
  )
  return words.length > 2 ? null : words.join('Or')
}

function errorAnswer(codes: readonly string[]): Json {
  const schema = codes.includes(VALIDATION_ERROR) ? 'ValidationError' : 'Error'
  return {
    description: codes.join(', '),
    content: jsonOf({ $ref: `#/components/schemas/${schema}` }),
  }
}

function namedErrorAnswers(calls: readonly Call[]): Json {
  const answers = calls
    .flatMap((each) => [...errorCodesOf(each).values()])
    .flatMap((codes) => {
      const name = responseName(codes)
      return name ? [[name, errorAnswer(codes)] as const] : []
    })
  return Object.fromEntries(answers.sort(([a], [b]) => (a < b ? -1 : 1)))
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

function jsonOf(schema: Json): Json {
  return { 'application/json': { schema } }
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
