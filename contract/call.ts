import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/**
 * Who may make a call. `public` calls ignore who asks, `visitor` calls also serve guests but know a
 * signed-in customer by the token, the others need the token of an account of that kind.
 */
export type Permission = 'public' | 'visitor' | 'customer' | 'partner' | 'account'

/** One call that the server promises: everything about it but what it does. */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> {
  /** Unique; the operation's name in the OpenAPI document and the name of the client's endpoint. */
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below /api/v1, with parameters as `:name`. */
  path: string
  summary: string
  permission: Permission
  params?: Params
  query?: Query
  body?: Body
  /** What is answered. Absent: nothing, status 204. */
  output?: Output
  /** Status of a good answer; 200 unless said otherwise. */
  status?: 200 | 201
  /** Errors beside those every call may answer (bad input, limits, server error). */
  errors: readonly ErrorCode[]
  /** An answer of server-sent events instead of one JSON text; `output` is the data of each. */
  isEventStream?: true
}

/** Keeps the precise types of a call's schemas. */
export function call<
  Params extends z.ZodType = z.ZodType<Record<string, never>>,
  Query extends z.ZodType = z.ZodType<Record<string, never>>,
  Body extends z.ZodType = z.ZodType<undefined>,
  Output extends z.ZodType = z.ZodType<undefined>,
>(definition: Call<Params, Query, Body, Output>): Call<Params, Query, Body, Output> {
  return definition
}

/** What a caller gives and gets, derived from the schemas. */
export type ParamsOf<C extends Call> = z.output<NonNullable<C['params']>>
export type QueryOf<C extends Call> = z.output<NonNullable<C['query']>>
export type BodyOf<C extends Call> = z.output<NonNullable<C['body']>>
export type OutputOf<C extends Call> = z.input<NonNullable<C['output']>>
/** What a client writes: fields with defaults may be left out. */
export type QueryInput<C extends Call> = z.input<NonNullable<C['query']>>
export type BodyInput<C extends Call> = z.input<NonNullable<C['body']>>
