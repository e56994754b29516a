import { Phone } from 'lucide-react'
import type { Order } from '#contract/orders.ts'
import { formatLondonTime } from '#rules/time/london.ts'
import { Banner } from '#ui/banner.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { textOfFailure } from '#web/calls/request/show-failure.ts'
import { useGetPartnerOrderQuery } from '#web/calls/staff/partner-calls.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { UnsentAct } from './unsent-act.ts'

interface NotDoneProps {
  refused: readonly UnsentAct[]
  onDismiss: (act: UnsentAct) => void
}

/** What staff have done without a network and was impossible by then, until somebody has read it. */
export function NotDone({ refused, onDismiss }: NotDoneProps) {
  const { t } = useTranslation()
  if (refused.length === 0) return null
  return (
    <section className="notices" aria-label={t('storeApp.notDone.region')}>
      {refused.map((act) => (
        <RefusedAct key={act.seq} act={act} onDismiss={() => onDismiss(act)} />
      ))}
    </section>
  )
}

function RefusedAct({ act, onDismiss }: { act: UnsentAct; onDismiss: () => void }) {
  const { t } = useTranslation()
  const { id, number } = act.order
  const { data: order } = useGetPartnerOrderQuery({ params: { orderId: id } })
  return (
    <Banner
      variant="danger"
      title={t('storeApp.notDone.title', {
        number,
        act: t(`storeApp.unsent.act.${act.command.act}`),
      })}
      action={
        <div className="row wrap">
          {order && (
            <a className={buttonClass()} href={`tel:${order.contact.phone}`}>
              <Icon of={Phone} />
              {t('storeApp.ringCustomer')}
            </a>
          )}
          <Button aria-label={t('storeApp.notDone.dismissNamed', { number })} onClick={onDismiss}>
            {t('storeApp.notDone.dismiss')}
          </Button>
        </div>
      }
    >
      {reasonWords(t, act, order)}
    </Banner>
  )
}

/** Why something could not be done, and what to do now. */
export function reasonWords(
  t: Translate,
  { refusal }: Pick<UnsentAct, 'refusal'>,
  order: Pick<Order, 'events' | 'deadlineAt'> | undefined,
): string {
  const { code = '', status = null } = refusal ?? {}
  const last = order?.events.findLast(({ act }) => ['expire', 'cancel'].includes(act))
  if (status === 'declined')
    return last?.act === 'expire' && order
      ? t('storeApp.notDone.missed', { time: formatLondonTime(new Date(order.deadlineAt)) })
      : t('storeApp.notDone.declined')
  if (status === 'cancelled')
    return t(
      last?.by === 'customer'
        ? 'storeApp.notDone.cancelledByCustomer'
        : 'storeApp.notDone.cancelled',
    )
  if (status) return t('storeApp.notDone.moved', { status: t(`storeApp.status.${status}`) })
  const reason = textOfFailure({ code, status: 409, details: {}, fields: [] })
  return t('storeApp.notDone.other', { reason })
}
