import type { Need } from '#contract/operator/now.ts'
import { showToast } from '#ui/toast/toast-queue.ts'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useReconcilePaymentsMutation } from '#web/calls/staff/operator-calls.ts'
import { useEndAreaPauseMutation } from '#web/calls/staff/operator/area-pause-calls.ts'
import {
  useAcknowledgeMissedOrdersMutation,
  useClearErrorsMutation,
  useRetryJobsMutation,
} from '#web/calls/staff/operator/now-calls.ts'
import { usePauseRestaurantMutation } from '#web/calls/staff/restaurants/operator-restaurant-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { NeedAct } from './need-acts.ts'

const PAUSE_MS = 30 * 60_000

/** Does what helps a need and says so. @returns whether it succeeded */
export function useNeedAct({ id, store, subject }: Need) {
  const { t } = useTranslation()
  const [acknowledge, acknowledging] = useAcknowledgeMissedOrdersMutation()
  const [pause, pausing] = usePauseRestaurantMutation()
  const [openArea, opening] = useEndAreaPauseMutation()
  const [compare, comparing] = useReconcilePaymentsMutation()
  const [retry, retrying] = useRetryJobsMutation()
  const [clear, clearing] = useClearErrorsMutation()
  const params = { storeId: store?.id ?? '' }
  const acts: Record<NeedAct, () => Promise<{ error?: unknown }>> = {
    acknowledge: () => acknowledge({ params }),
    pause: () => {
      const until = new Date(serverNow().getTime() + PAUSE_MS).toISOString()
      return pause({ params, body: { until, reason: t('now.pauseReason') } })
    },
    endPause: () => pause({ params, body: { until: null, reason: '' } }),
    // The id of a need begins with its kind.
    openArea: () => openArea({ params: { areaPauseId: id.split(' ').at(-1) ?? '' } }),
    compare: () => compare(),
    retry: () => retry({ body: { task: subject } }),
    clear: () => clear({ body: { route: subject } }),
  }
  const act = async (name: NeedAct): Promise<boolean> => {
    const { error } = await acts[name]()
    if (error) {
      showFailure(error)
      return false
    }
    const title = t(`now.done.${name}`, { name: store?.name ?? subject })
    showToast({ id: 'now', variant: 'positive', title })
    return true
  }
  const isActing = [acknowledging, pausing, opening, comparing, retrying, clearing].some(
    ({ isLoading }) => isLoading,
  )
  return { act, isActing }
}
