import {
  useFindStaffPushMutation,
  useStartStaffPushMutation,
  useStopStaffPushMutation,
} from '#web/calls/staff/staff-push-calls.ts'
import { usePushSwitch, type PushSwitch } from '#web/news/use-push-switch.ts'

/** Whether this device is sent the new orders of a store, and how to change that. */
export function useStaffPush(storeId: string): PushSwitch {
  const [find] = useFindStaffPushMutation()
  const [start] = useStartStaffPushMutation()
  const [stop] = useStopStaffPushMutation()
  const params = { storeId }
  return usePushSwitch({
    find: (endpoint) => find({ params, body: { endpoint } }).unwrap(),
    start: (body) => start({ params, body }).unwrap(),
    stop: (endpoint) => stop({ params, body: { endpoint } }).unwrap(),
  })
}
