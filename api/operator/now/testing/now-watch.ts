import type { OutputOf } from '#contract/call.ts'
import type { getNow } from '#contract/operator/now.ts'
import { OPERATOR_ROLES, type OperatorRole } from '#contract/operator/operator-roles.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'

export const minutesAgo = (minutes: number) => new Date(FRIDAY_EVENING.getTime() - minutes * 60_000)

/** A store of its own, on a Friday evening on which nobody has had a board open. */
export async function openUnwatchedStore({ context, owner, setNow }: TestApp): Promise<string> {
  setNow(FRIDAY_EVENING)
  const { storeId } = await openTestStore(context)
  await owner.pool.query('TRUNCATE store_board, board_watch')
  return storeId
}

/** Operators in every role, who read the page Now. */
export class NowWatch {
  readonly #server: TestApp
  readonly operators: Record<OperatorRole, TestAccount>

  private constructor(server: TestApp, operators: Record<OperatorRole, TestAccount>) {
    this.#server = server
    this.operators = operators
  }

  static async open(server: TestApp): Promise<NowWatch> {
    const opened = await Promise.all(
      OPERATOR_ROLES.map(async (operatorRole) => {
        const account = await openTestAccount(server.context, 'operator', { operatorRole })
        return [operatorRole, account] as const
      }),
    )
    // Every role has one.
    return new NowWatch(server, Object.fromEntries(opened) as Record<OperatorRole, TestAccount>)
  }

  async read(role: OperatorRole = 'owner'): Promise<OutputOf<typeof getNow>> {
    const { headers } = this.operators[role]
    const answer = await this.#server.app.inject({ url: '/api/v1/operator/now', headers })
    if (answer.statusCode !== 200) throw new Error(`Now answered ${answer.statusCode}`)
    return answer.json()
  }

  async needsOf(storeId: string, role?: OperatorRole) {
    return (await this.read(role)).needs.filter(({ store }) => store?.id === storeId)
  }

  /** The answer's status and its error code, if any. */
  async act(path: string, body: object | null, role: OperatorRole = 'owner') {
    const { headers } = this.operators[role]
    const url = `/api/v1/operator${path}`
    const answer = await this.#server.app.inject({
      method: 'POST',
      url,
      headers,
      ...(body && { body }),
    })
    const code = answer.statusCode < 300 ? null : answer.json<{ message: string }>().message
    return { status: answer.statusCode, code }
  }
}
