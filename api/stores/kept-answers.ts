import type { Call, OutputOf } from '#contract/call.ts'
import type { Context } from '#api/context.ts'
import type { Asking } from '#api/http/serve.ts'
import { BriefMemory } from './brief-memory.ts'
import { onStoreChange } from './store-changes.ts'

/** A value, and until when it holds, in milliseconds since 1970. */
export type Dated<Value> = { value: Value; untilMs: number }

/** Answers the call with what `work` finds, or with the same as the last who asked the same. */
export type AnswerKept<C extends Call> = (
  asking: Asking<C>,
  work: () => Promise<Dated<OutputOf<C>>>,
) => Promise<OutputOf<C>>

/** For each call. */
const MOST_BYTES = 8_000_000

/**
 * Keeps the answers of a public call as they are sent, until they are no longer true or any store
 * changes, so that many who look at the same are answered without writing the same JSON again.
 */
export function keptAnswers<C extends Call>(context: Context): AnswerKept<C> {
  const memory = new BriefMemory<Buffer>(MOST_BYTES, (written) => written.length)
  onStoreChange(context, () => memory.clear())
  return async ({ params, query, reply }, work) => {
    const key = JSON.stringify([params, query])
    const written = await memory.find(key, context.now().getTime(), async () => {
      const { value, untilMs } = await work()
      return { value: Buffer.from(String(reply.serialize(value))), untilMs }
    })
    reply.type('application/json; charset=utf-8')
    // Bytes are sent as they are, and these are what the schema of the call has written.
    return written as unknown as OutputOf<C>
  }
}
