import type { Act, Actor } from '#rules/orders/order-status.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { publicKeyOf } from '#api/outside/push/push-subscription.ts'
import { createWebPush } from '#api/outside/push/web-push.driver.ts'
import { placeTestOrder, type TestOrder } from '#api/testing/test-order.ts'
import { sendOrderPush } from '../send-order-push.ts'
import { TestBrowser, type PushTest } from './browser.ts'

/** What shows that an order is one's own. */
export const shown = ({ orderToken }: TestOrder) => ({ 'x-order-token': orderToken })

/** Orders of a store, the browsers that follow them, and the news that they are sent. */
export function orderNewsOf(of: () => { push: PushTest; storeId: string }) {
  /** What was logged as a warning. */
  const warned: object[] = []

  async function sendCall(method: string, path: string, body?: object, headers = {}) {
    const answer = await of().push.server.app.inject({
      method: method as 'GET',
      url: `/api/v1${path}`,
      headers,
      ...(body && { body }),
    })
    return { status: answer.statusCode, body: answer.body ? answer.json() : null }
  }

  const follow = ({ orderId }: TestOrder, { subscription }: TestBrowser, headers = {}) =>
    sendCall('PUT', `/order/${orderId}/push`, subscription, headers)

  const find = (
    { orderId }: TestOrder,
    { subscription: { endpoint } }: TestBrowser,
    headers = {},
  ) => sendCall('POST', `/order/${orderId}/push/find`, { endpoint }, headers)

  const place = (accountId?: string, service?: 'delivery' | 'collection') =>
    placeTestOrder(of().push.server.context, {
      storeId: of().storeId,
      ...(accountId && { accountId }),
      ...(service && { service }),
    })

  const act = ({ orderId }: TestOrder, act: Act, by: Actor = 'partner') =>
    actOnOrder(of().push.server.context, { orderId, act, by, accountId: null })

  /** The notifications that wait to be sent. */
  async function takeJobs(): Promise<Tasks['send-order-push'][]> {
    const { rows } = await of().push.server.context.pool.query<{
      payload: Tasks['send-order-push']
    }>(
      `DELETE FROM graphile_worker._private_jobs AS job USING graphile_worker._private_tasks AS task
     WHERE task.id = job.task_id AND task.identifier = 'send-order-push' RETURNING payload`,
    )
    return rows.map(({ payload }) => payload)
  }

  function send(payload: Tasks['send-order-push']): Promise<void> {
    const { context } = of().push.server
    const log = { warn: (fields: object) => void warned.push(fields) }
    return sendOrderPush(context, { push: createWebPush(context.configuration), log }, payload)
  }

  const sendAll = async () => {
    const jobs = await takeJobs()
    await Promise.all(jobs.map(send))
    return jobs.length
  }

  const open = () =>
    TestBrowser.open(of().push.sandbox, publicKeyOf(of().push.server.context.configuration.pushKey))

  return { warned, sendCall, follow, find, place, act, takeJobs, send, sendAll, open }
}
