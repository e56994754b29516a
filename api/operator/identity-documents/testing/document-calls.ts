import type { RestaurantDocuments } from '#contract/identity-documents/restaurant-documents.ts'
import type { RestaurantDesk } from '#api/operator/restaurants/testing/restaurant-desk.ts'
import type { TestApp } from '#api/testing/test-app.ts'

type Documents = RestaurantDocuments & { message: string }
type Who = { headers: Record<string, string> }

export const JPEG = Buffer.from('\xff\xd8\xff\xe0 a passport \xff\xd9', 'latin1')
export const PDF = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n', 'latin1')

/** What owners and operators do with the identity documents of a restaurant. */
export function documentCallsOf(of: () => { server: TestApp; desk: RestaurantDesk }) {
  const ofOwner = () => `/partner/stores/${of().desk.store.storeId}/identity-documents`
  const ofOperator = () => of().desk.ofStore('/identity-documents')

  async function send(
    file: Buffer,
    { path = ofOwner(), as = of().desk.owner, kind = 'passport' } = {},
  ) {
    const answer = await of().server.app.inject({
      method: 'POST',
      url: `/api/v1${path}?kind=${kind}`,
      headers: { ...as.headers, 'content-type': 'application/octet-stream' },
      payload: file,
    })
    return { code: answer.statusCode, body: answer.json<Documents>() }
  }

  async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, as: Who, body?: object) {
    const { headers } = as
    const answer = await of().server.app.inject({
      method,
      url: `/api/v1${path}`,
      headers,
      ...(body && { body }),
    })
    return { code: answer.statusCode, headers: answer.headers, raw: answer.rawPayload }
  }

  const read = (raw: Buffer) => JSON.parse(raw.toString()) as Documents

  const stored = async () =>
    (
      await of().server.context.pool.query<{ id: string; sealed: Buffer | null }>(
        'SELECT id, sealed FROM identity_document WHERE store_id = $1',
        [of().desk.store.storeId],
      )
    ).rows

  return {
    ofOwner,
    ofOperator,
    send,
    ask,
    read,
    stored,
    listed: async () => read((await ask('GET', ofOperator(), of().desk.operator)).raw),
    listedToOwner: async () => read((await ask('GET', ofOwner(), of().desk.owner)).raw),
    /** A document that an owner has sent: its id. */
    async sent(file = JPEG): Promise<string> {
      const before = new Set((await stored()).map(({ id }) => id))
      const { body } = await send(file)
      return body.items.find(({ id }) => !before.has(id))?.id ?? ''
    },
    async decide(id: string, isAccepted: boolean, reason = '') {
      const path = `${ofOperator()}/${id}/decision`
      const { code, raw } = await ask('POST', path, of().desk.operator, { isAccepted, reason })
      return { code, body: read(raw) }
    },
    download: (id: string, as: Who = of().desk.operator) =>
      ask('GET', `${ofOperator()}/${id}/file`, as),
    identityCheck: async () =>
      (await of().desk.read()).checks.find(({ check }) => check === 'identity')?.result,
  }
}
