import type { Call, OutputOf } from '#contract/call.ts'
import type { Context } from '#api/context.ts'
import { compressed, EncodedBody, encodedFor } from '#api/http/encoded-body.ts'
import type { ReceivedCall } from '#api/http/serve.ts'
import { STORE_CHANGED } from './store-changes.ts'

/** A value, and until when it holds, in milliseconds since 1970. */
export type Dated<Value> = { value: Value; untilMs: number }

/** Answers the call with what `work` finds, or with the same as the last who asked the same. */
export type CachedResponse<C extends Call> = (
  asking: ReceivedCall<C>,
  work: () => Promise<Dated<OutputOf<C>>>,
) => Promise<OutputOf<C>>

/** For each call, with what was asked. */
const MAXIMUM_BYTES = 8_000_000
/** What an entry costs besides its characters and bytes. */
const BYTES_PER_ENTRY = 500
const MAXIMUM_ANSWERS = MAXIMUM_BYTES / BYTES_PER_ENTRY
/**
 * Answers about stores are true until a minute ends, all of them until the same one. Each is given for
 * up to so much longer, so that they are not worked out anew together. Browsers may show one for five
 * seconds anyway.
 */
const JITTER_MS = 3000

const bytesOf = (body: EncodedBody, key: string) =>
  body.totalBytes + 2 * key.length + BYTES_PER_ENTRY

/**
 * Keeps the answers of a public call as they are sent, until a moment after they are no longer
 * true or any store changes, so that many who look at the same are answered without writing the same JSON again.
 */
export function storeResponseCache<C extends Call>(context: Context): CachedResponse<C> {
  const { memory } = context
  const answers = memory.cache<EncodedBody>({
    maximum: MAXIMUM_ANSWERS,
    weight: { maximum: MAXIMUM_BYTES, of: bytesOf },
  })
  memory.onChange(STORE_CHANGED, () => answers.clear())
  return async ({ params, query, request, reply }, work) => {
    const key = JSON.stringify([params, query])
    const body = await answers.find(key, async () => {
      const { value, untilMs } = await work()
      return {
        value: new EncodedBody(await compressed(String(reply.serialize(value)))),
        untilMs: untilMs + context.random() * JITTER_MS,
      }
    })
    reply.type('application/json; charset=utf-8')
    // Bytes are sent as they are, and these are what the schema of the call has written.
    return (await encodedFor(request, reply, body)) as unknown as OutputOf<C>
  }
}
