import { BellOff, BellRing } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import {
  useChangeAlertSettingsMutation,
  useFindAlertPushMutation,
  useGetAlertSettingsQuery,
  useStartAlertPushMutation,
  useStopAlertPushMutation,
} from '#web/calls/staff/operator/alert-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { usePushSwitch, type PushState } from '#web/news/use-push-switch.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'

/** How the signed-in operator hears of what needs a person. */
export function AlertSettings() {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="alerts">
      <h2 id="alerts">{t('ownAccount.alerts.title')}</h2>
      <div className="panel stack">
        <p className="soft">{t('ownAccount.alerts.text')}</p>
        <AlertsByEmail />
        <AlertsOnDevice />
      </div>
    </section>
  )
}

function AlertsByEmail() {
  const { t } = useTranslation()
  const query = useGetAlertSettingsQuery(undefined, { refetchOnMountOrArgChange: true })
  const [change] = useChangeAlertSettingsMutation()
  if (!query.data) {
    const loading = (
      <div aria-busy>
        <p className="sr">{t('ownAccount.alerts.loading')}</p>
        <Skeleton height="3rem" radius="var(--radius-md)" />
      </div>
    )
    return <NotLoaded {...query} loading={loading} failed={t('ownAccount.alerts.failed')} />
  }
  const { byEmail, hasWebhook } = query.data
  const choose = async (chosen: boolean) => {
    const { error } = await change({ body: { byEmail: chosen } })
    if (error) return showFailure(error)
    const title = t(chosen ? 'ownAccount.alerts.emailOn' : 'ownAccount.alerts.emailOff')
    showToast({ id: 'account', variant: 'positive', title })
  }
  return (
    <>
      <Switch checked={byEmail} onChange={({ target }) => void choose(target.checked)}>
        <span>{t('ownAccount.alerts.byEmail')}</span>
      </Switch>
      {hasWebhook && <p className="small soft">{t('ownAccount.alerts.hasWebhook')}</p>}
    </>
  )
}

const explanations = {
  on: 'ownAccount.alerts.isOn',
  blocked: 'ownAccount.alerts.isBlocked',
  needsHomeScreen: 'ownAccount.alerts.needsHomeScreen',
  unsupported: 'ownAccount.alerts.isUnsupported',
} as const satisfies Record<Exclude<PushState, 'off'>, string>

function AlertsOnDevice() {
  const { t } = useTranslation()
  const [find] = useFindAlertPushMutation()
  const [start] = useStartAlertPushMutation()
  const [stop] = useStopAlertPushMutation()
  const { state, isWorking, hasFailed, turnOn, turnOff } = usePushSwitch({
    find: (endpoint) => find({ body: { endpoint } }).unwrap(),
    start: (body) => start({ body }).unwrap(),
    stop: (endpoint) => stop({ body: { endpoint } }).unwrap(),
  })
  const isOn = state === 'on'
  const words = state && state !== 'off' ? t(explanations[state]) : ''
  return (
    <>
      <p role="status" className="small">
        {hasFailed ? t('ownAccount.alerts.pushFailed') : words}
      </p>
      {(isOn || state === 'off') && (
        <div>
          <Button
            isLoading={isWorking}
            loadingLabel={t(isOn ? 'ownAccount.alerts.turningOff' : 'ownAccount.alerts.turningOn')}
            onClick={() => void (isOn ? turnOff() : turnOn())}
          >
            <Icon of={isOn ? BellOff : BellRing} />
            {t(isOn ? 'ownAccount.alerts.turnOff' : 'ownAccount.alerts.turnOn')}
          </Button>
        </div>
      )}
    </>
  )
}
