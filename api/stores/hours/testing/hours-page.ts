import type { OutputOf } from '#contract/call.ts'
import type { EditedHours, StoreHours } from '#contract/partner/hours.ts'
import type { listSlots } from '#contract/stores/slots.ts'
import type { Store } from '#contract/stores/stores.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import type { TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import type { DayName, DaySpan } from '#rules/stores/usual-week.ts'

type Answer<Body> = { code: number; body: Body }

/** A store, and a manager who changes its hours. */
export async function openHoursStore(
  { context }: Pick<TestApp, 'context'>,
  options: Parameters<typeof openTestStore>[1] = {},
) {
  const store = await openTestStore(context, options)
  const storeIds = [store.storeId]
  const manager = await openTestAccount(context, 'partner', { storeIds, role: 'manager' })

  return { store, manager }
}

export const span = (from: string, minutes: number): DaySpan => ({
  startMinute: Number(from.slice(0, 2)) * 60 + Number(from.slice(3)),
  durationMinutes: minutes,
})

/** Other delivery hours on some days, as an edit. */
export const delivery =
  (days: Partial<Record<DayName, DaySpan[]>>) =>
  ({ week }: EditedHours): Partial<EditedHours> => ({
    week: { ...week, delivery: { ...week.delivery, ...days } },
  })

/** The hours as their manager edits them, and what customers see of them. */
export function hoursPageOf(of: () => { server: TestApp; store: TestStore; manager: TestAccount }) {
  const hoursUrl = () => `/api/v1/partner/stores/${of().store.storeId}/hours`

  async function readPage(): Promise<StoreHours> {
    return (await of().server.app.inject({ url: hoursUrl(), headers: of().manager.headers })).json()
  }

  const read = async () => (await readPage()).hours

  async function send<Body = StoreHours & { message: unknown; details: { now: StoreHours } }>(
    body: object,
  ): Promise<Answer<Body>> {
    const { headers } = of().manager
    const answer = await of().server.app.inject({ method: 'PUT', url: hoursUrl(), headers, body })
    return { code: answer.statusCode, body: answer.json() }
  }

  /** Reads the hours, edits them and sends them back. */
  async function change(
    edit: Partial<EditedHours> | ((hours: EditedHours) => Partial<EditedHours>),
  ) {
    const hours = await read()
    return send({ ...hours, ...(typeof edit === 'function' ? edit(hours) : edit) })
  }

  async function slots(service = 'delivery') {
    const url = `/api/v1/store/${of().store.slug}/slots?service=${service}&postCode=E8 1AA`
    const answer = await of().server.app.inject({ url: url.replace(' ', '%20') })
    return answer.json<OutputOf<typeof listSlots>>()
  }

  async function storePage(): Promise<Store> {
    return (await of().server.app.inject({ url: `/api/v1/store/${of().store.slug}` })).json()
  }

  return { readPage, read, send, change, slots, storePage }
}
