import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { OperatorPermission } from './operator/operator-roles.ts'
import type { StaffPermission } from './partner/staff-roles.ts'

/**
 * Who may make a call. `public` calls ignore who asks, `visitor` calls also serve guests but know a
 * signed-in customer by the token, the others need the token of an account of that kind.
 */
export type Permission = 'public' | 'visitor' | 'customer' | 'partner' | 'operator' | 'account'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One call that the server promises: everything about it but what it does. */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Method extends HttpMethod = HttpMethod,
  Path extends string = string,
> {
  /** Unique; the operation's name in the OpenAPI document and the name of the client's endpoint. */
  id: string
  method: Method
  /** Below /api/v1, with parameters as `:name`. */
  path: Path
  summary: string
  permission: Permission
  /** Which of a restaurant's staff may make it; every call with the permission `partner` names one. */
  staffPermission?: StaffPermission
  /** Which operators may make it; every call with the permission `operator` names one. */
  operatorPermission?: OperatorPermission
  params?: Params
  query?: Query
  body?: Body
  /** How long the body may be, where that is more than the 256 KiB of every other call. */
  bodyBytes?: number
  /** What is answered. Absent: nothing, status 204. */
  output?: Output
  /** Status of a good answer; 200 unless said otherwise. */
  status?: 200 | 201
  /** Errors beside those every call may answer (bad input, limits, server error). */
  errors: readonly ErrorCode[]
  /** An answer of server-sent events instead of one JSON text; `output` is the data of each. */
  isEventStream?: true
  /** The content type of a body that is a file instead of JSON; the handler reads it from the request. */
  consumes?: string
  /** The content type of an answer that is a file instead of JSON; `output` is what it consists of. */
  produces?: string
}

/** Keeps the precise types of a call's schemas, and its method and path as literals. */
export function call<
  const Method extends HttpMethod,
  const Path extends string,
  Params extends z.ZodType = z.ZodType<Record<string, never>>,
  Query extends z.ZodType = z.ZodType<Record<string, never>>,
  Body extends z.ZodType = z.ZodType<undefined>,
  Output extends z.ZodType = z.ZodType<undefined>,
>(
  definition: Call<Params, Query, Body, Output, Method, Path>,
): Call<Params, Query, Body, Output, Method, Path> {
  return definition
}

/** What a caller gives and gets, derived from the schemas. */
export type ParamsOf<C extends Call> = z.output<NonNullable<C['params']>>
export type QueryOf<C extends Call> = z.output<NonNullable<C['query']>>
export type BodyOf<C extends Call> = z.output<NonNullable<C['body']>>
export type OutputOf<C extends Call> = z.input<NonNullable<C['output']>>
/** What a client writes: values as they are read, but fields with defaults may be left out. */
type Written<Schema extends z.ZodType> = {
  [Key in keyof z.input<Schema>]: Key extends keyof z.output<Schema>
    ? z.output<Schema>[Key]
    : z.input<Schema>[Key]
}

type Part<Name extends string, Schema extends z.ZodType> =
  z.output<Schema> extends Record<string, never> | undefined
    ? unknown
    : Record<string, never> extends Written<Schema>
      ? { [Key in Name]?: Written<Schema> }
      : { [Key in Name]: Written<Schema> }

/** The parts of a request that a call needs. */
export type RequestOf<C extends Call> = Part<'params', NonNullable<C['params']>> &
  Part<'query', NonNullable<C['query']>> &
  Part<'body', NonNullable<C['body']>>
