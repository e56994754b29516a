import { BellOff, BellRing } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { PushState } from '#web/news/use-push-switch.ts'
import { useStaffPush } from './use-staff-push.ts'

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
