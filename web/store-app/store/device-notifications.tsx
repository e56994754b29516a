import { BellOff, BellRing } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { usePushSwitch, type PushState, type PushSwitch } from '#web/news/use-push-switch.ts'
import {
  useFindStaffPushMutation,
  useStartStaffPushMutation,
  useStopStaffPushMutation,
} from '#web/calls/staff/staff-push-calls.ts'

const explanations = {
  on: 'storeApp.push.isOn',
  blocked: 'storeApp.push.isBlocked',
  needsHomeScreen: 'storeApp.push.needsHomeScreen',
  unsupported: 'storeApp.push.isUnsupported',
} as const satisfies Record<Exclude<PushState, 'off'>, string>

/** Offers notifications of new orders on this device; says so where it can't show any. */
export function DeviceNotifications({ store }: { store: { id: string; name: string } }) {
  const { t } = useTranslation()
  const { state, isWorking, hasFailed, turnOn, turnOff } = useStaffPush(store.id)
  const isOn = state === 'on'
  const words = state && state !== 'off' ? t(explanations[state]) : ''
  return (
    <section className="panel stack" aria-labelledby="device-notifications">
      <div>
        <h2 id="device-notifications">{t('storeApp.push.title')}</h2>
        <p className="soft">{t('storeApp.push.text', { store: store.name })}</p>
      </div>
      <p role="status">{hasFailed ? t('storeApp.push.failed') : words}</p>
      {(isOn || state === 'off') && (
        <div>
          <Button
            size="lg"
            isLoading={isWorking}
            loadingLabel={t(isOn ? 'storeApp.push.turningOff' : 'storeApp.push.turningOn')}
            onClick={() => void (isOn ? turnOff() : turnOn())}
          >
            <Icon of={isOn ? BellOff : BellRing} />
            {t(isOn ? 'storeApp.push.turnOff' : 'storeApp.push.turnOn')}
          </Button>
        </div>
      )}
    </section>
  )
}

/** Whether this device is sent the new orders of a store, and how to change that. */
function useStaffPush(storeId: string): PushSwitch {
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
