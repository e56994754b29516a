import type { RunningSandbox } from '#sandbox/main.ts'
import type { Envelope } from '#sandbox/sentry/envelope.ts'

/** What browsers and servers have sent to the sandbox's Sentry. */
export function reportsTo({ url }: RunningSandbox) {
  // The stand-in's answer.
  const envelopes = async () =>
    (await (await fetch(`${url}/sentry/api/envelopes`)).json()) as Envelope[]
  const ofType = async (requested: string) =>
    (await envelopes())
      .flatMap(({ items }) => items)
      .filter(({ type }) => type === requested)
      .map(({ payload }) => payload)
  return {
    ofType,
    clear: () => fetch(`${url}/sentry/api/envelopes`, { method: 'DELETE' }),
    text: async () => JSON.stringify(await envelopes()),
    /** The addresses of everything that was recorded, without their host. */
    async recordedPages() {
      const events = (await ofType('replay_recording')).flat() as {
        type: number
        data: { href?: string }
      }[]
      const hrefs = events.flatMap(({ data }) => (data.href ? [new URL(data.href).pathname] : []))
      return [...new Set(hrefs)]
    },
  }
}
