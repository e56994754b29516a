import {
  useFindOrderPushMutation,
  useStartOrderPushMutation,
  useStopOrderPushMutation,
} from '#web/calls/news-calls.ts'
import { usePushSwitch, type PushSwitch } from './use-push-switch.ts'

/** Whether this browser gets notifications for an order, and how to change that. */
export function useOrderPush(orderId: string, orderToken: string | null): PushSwitch {
  const [find] = useFindOrderPushMutation()
  const [start] = useStartOrderPushMutation()
  const [stop] = useStopOrderPushMutation()
  const order = { params: { orderId }, orderToken }
  return usePushSwitch({
    find: (endpoint) => find({ ...order, body: { endpoint } }).unwrap(),
    start: (body) => start({ ...order, body }).unwrap(),
    stop: (endpoint) => stop({ ...order, body: { endpoint } }).unwrap(),
  })
}
