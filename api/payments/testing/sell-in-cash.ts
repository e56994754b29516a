import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import type { TestApp } from '#api/testing/test-app.ts'
import { placeTestOrder, type TestOrder, type TestOrderOptions } from '#api/testing/test-order.ts'

interface Sale extends Omit<TestOrderOptions, 'placedAt'> {
  /** When it is placed; now when left out. */
  at?: Date
  /** From then until the courier takes it or it is ready. */
  minutes?: number
}

/** An order that is paid in cash, accepted at once and completed; the clock is then as late. */
export async function sellInCash(
  { context, setNow }: Pick<TestApp, 'context' | 'setNow'>,
  { at = context.now(), minutes = 0, service = 'delivery', ...given }: Sale,
): Promise<TestOrder> {
  setNow(at)
  const order = await placeTestOrder(context, { service, ...given })
  const act = (name: 'accept' | 'dispatch' | 'ready' | 'complete') =>
    actOnOrder(context, { orderId: order.orderId, by: 'partner', accountId: null, act: name })
  await act('accept')
  setNow(new Date(at.getTime() + minutes * 60_000))
  await act(service === 'delivery' ? 'dispatch' : 'ready')
  await act('complete')
  return order
}
