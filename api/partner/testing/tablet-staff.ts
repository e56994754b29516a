import assert from 'node:assert/strict'
import { vi } from 'vitest'
import type { StoreChange } from '#contract/partner/changes.ts'
import type { StaffRole } from '#contract/partner/staff-roles.ts'
import type { SharedTablet } from '#contract/partner/tablets.ts'
import type { Tokens, User } from '#contract/session.ts'
import { openSession } from '#api/session/sign-in/open-session.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'

const MINUTE_MS = 60_000
export const pin = '4071'

type Headers = TestAccount['headers']
export type Person = Pick<TestAccount, 'accountId' | 'headers'> & { tokens: Tokens }
interface Tablet {
  id: string
  headers: Headers
  refreshToken: string
}
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

interface Switched {
  user: User
  accessToken: string
  message: string
  details: { retryAfterSeconds: number }
}

export const withToken = (token: string): Headers => ({ authorization: `Bearer ${token}` })

/** A store with an owner, and what its staff do with PINs and shared tablets. */
export class TabletStaff {
  readonly server: TestApp
  readonly storeId: string
  owner!: Person

  constructor(server: TestApp, storeId: string) {
    this.server = server
    this.storeId = storeId
  }

  /** Somebody with a session of their own, as it is stored. */
  async working(role: StaffRole, storeIds = [this.storeId]): Promise<Person> {
    const { context } = this.server
    const { accountId } = await openTestAccount(context, 'partner', { storeIds, role })
    const from = { rememberMe: true, address: '127.0.0.1', device: 'Chrome on Android' }
    const tokens = await openSession(context, { accountId, profileType: 'partner' }, from)
    return { accountId, headers: withToken(tokens.accessToken), tokens }
  }

  async send<Answer = { message: string; details?: { retryAfterSeconds: number } }>(
    method: Method,
    path: string,
    { as, body }: { as?: { headers: Headers }; body?: object } = {},
  ): Promise<{ code: number; body: Answer }> {
    const url = `/api/v1${path}`
    const headers = as?.headers ?? {}
    const answer = await this.server.app.inject({ method, url, headers, ...(body && { body }) })
    return { code: answer.statusCode, body: answer.body ? answer.json<Answer>() : (null as Answer) }
  }

  minutesLater(minutes: number): void {
    this.server.setNow(new Date(FRIDAY_EVENING.getTime() + minutes * MINUTE_MS))
  }

  atStore(path: string, id = this.storeId): string {
    return `/partner/stores/${id}${path}`
  }

  setPin(as: Person, chosen = pin) {
    const body = { pin: chosen }
    return this.send<{ setAt: string | null }>('PUT', this.atStore('/pin'), { as, body })
  }

  async share(as: Person, name = 'Kitchen tablet'): Promise<Tablet> {
    const body = { name, idleMinutes: 5 }
    const answer = await this.send<{ user: User; tokens: Tokens }>(
      'POST',
      this.atStore('/tablets'),
      { as, body },
    )
    assert.equal(answer.code, 200)
    const { user, tokens } = answer.body
    const { accessToken, refreshToken } = tokens
    return { id: user.id, headers: withToken(accessToken), refreshToken }
  }

  switchTo(
    { accountId }: Pick<Person, 'accountId'>,
    as: { headers: Headers },
    typed = pin,
    storeId = this.storeId,
  ) {
    const body = { accountId, pin: typed }
    return this.send<Switched>('POST', this.atStore('/tablet/person', storeId), { as, body })
  }

  /** The headers of somebody who has switched to themselves. */
  async actingAs(person: Person, on: Tablet): Promise<{ headers: Headers }> {
    const answer = await this.switchTo(person, on)
    assert.equal(answer.code, 200)
    return { headers: withToken(answer.body.accessToken) }
  }

  lock(as: { headers: Headers }) {
    return this.send<Switched>('DELETE', this.atStore('/tablet/person'), { as })
  }

  tablets(): Promise<SharedTablet[]> {
    return this.#items<SharedTablet>('/tablets')
  }

  changes(): Promise<StoreChange[]> {
    return this.#items<StoreChange>('/changes')
  }

  userOf(as: { headers: Headers }) {
    return this.send<User>('GET', '/auth/user', { as })
  }

  /** Servers hear of an end from the database, moments later. */
  expectEnded(as: { headers: Headers }): Promise<void> {
    return vi.waitFor(async () => assert.equal((await this.userOf(as)).code, 401))
  }

  async refreshed(refreshToken: string) {
    const as = { headers: withToken(refreshToken) }
    const { code, body } = await this.send<{ tokens: Tokens }>('POST', '/auth/refresh', { as })
    return { code, tokens: body.tokens, headers: withToken(body.tokens?.accessToken ?? '') }
  }

  /** A cook with a PIN, and a tablet. */
  async withTablet() {
    const cook = await this.working('kitchen')
    await this.setPin(cook)
    const tablet = await this.share(await this.working('manager'))
    return { cook, tablet }
  }

  async #items<Item>(path: string): Promise<Item[]> {
    const as = this.owner
    return (await this.send<{ items: Item[] }>('GET', this.atStore(path), { as })).body.items
  }
}

export async function openTabletStaff(server: TestApp): Promise<TabletStaff> {
  server.setNow(FRIDAY_EVENING)
  const { storeId } = await openTestStore(server.context)
  const staff = new TabletStaff(server, storeId)
  staff.owner = await staff.working('owner')
  return staff
}
