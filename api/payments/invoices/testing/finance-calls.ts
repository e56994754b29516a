import type { TestAccount } from '#api/testing/test-account.ts'
import type { TestApp } from '#api/testing/test-app.ts'

const IDENTITY = {
  legal_name: 'Town Marketplace Ltd',
  legal_address: '1 High Street, London E8 1AA',
  company_number: '01234567',
  vat_number: 'GB 123 4567 82',
}

/** What an operator of the role finance calls, and who the marketplace is. */
export function financeCallsOf(of: () => { server: TestApp; finance: TestAccount }) {
  async function send<Answer>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    { as = of().finance, body }: { as?: TestAccount; body?: object } = {},
  ) {
    const answer = await of().server.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: as.headers,
      ...(body && { body }),
    })
    return {
      code: answer.statusCode,
      body: answer.json<Answer & { message: unknown }>(),
    }
  }

  const enter = (given: Partial<typeof IDENTITY> = {}) =>
    of()
      .server.context.db.updateTable('marketplace')
      .set({ ...IDENTITY, ...given })
      .execute()

  return { send, enter }
}
