import type { StoreAct } from '#contract/operator/restaurants/restaurants.ts'
import { needsReason } from '#rules/stores/store-lifecycle.ts'
import type { StoreCheck } from '#rules/stores/store-readiness.ts'
import { Banner } from '#ui/banner.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { useActOnRestaurantMutation } from '#web/calls/staff/restaurants/operator-restaurant-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ReasonDialog } from '#web/staff/reason.dialog.tsx'
import { checkWords } from './restaurant-messages.ts'

const REASON_MAXIMUM = 500

interface ActDialogProps {
  act: StoreAct
  restaurant: { id: string; name: string; missing: readonly StoreCheck[] }
  onClosed: () => void
}

/** Asks whether an act is meant, and why. */
export function ActDialog({ act, restaurant, onClosed }: ActDialogProps) {
  const { t } = useTranslation()
  const [send] = useActOnRestaurantMutation()
  const { id, name } = restaurant
  const missing = act === 'approve' ? restaurant.missing : []
  const done = () => {
    const title = t(`restaurants.act.${act}.done`, { name })
    showToast({ id: 'restaurant', variant: 'positive', title })
  }
  const reason = {
    label: t('restaurants.reason'),
    hint: t('restaurants.reasonHint'),
    maximum: REASON_MAXIMUM,
  }
  return (
    <ReasonDialog
      title={t(`restaurants.act.${act}.title`, { name })}
      text={t(`restaurants.act.${act}.text`)}
      reason={needsReason(act) ? reason : null}
      confirm={t(`restaurants.act.${act}.confirm`)}
      working={t(`restaurants.act.${act}.working`)}
      isDangerous={act === 'suspend' || act === 'archive'}
      isRefused={missing.length > 0}
      send={(given) => send({ params: { storeId: id }, body: { act, reason: given } })}
      onDone={done}
      onClosed={onClosed}
    >
      {missing.length > 0 && (
        <Banner variant="warning">
          {t('restaurants.notReady', { what: checkWords(t, missing) })}
        </Banner>
      )}
    </ReasonDialog>
  )
}
