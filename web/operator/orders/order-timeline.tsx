import {
  Activity,
  Mail,
  NotebookPen,
  PackageX,
  Printer,
  Scale,
  Undo2,
  UserCog,
  type LucideIcon,
} from 'lucide-react'
import { useState } from 'react'
import type { TimelineEntry } from '#contract/operator/order-record.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/form/select.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useResendOrderEmailMutation } from '#web/calls/staff/operator/operator-order-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { momentWords } from '#web/operator/moments.ts'
import { detailOf, isShown, SHOWN, titleOf, type Shown } from './timeline-words.ts'

const ICONS: Record<TimelineEntry['kind'], LucideIcon> = {
  event: Activity,
  refund: Undo2,
  email: Mail,
  ledger: Scale,
  ticket: Printer,
  note: NotebookPen,
  message: Mail,
  act: UserCog,
  problem: PackageX,
}

interface OrderTimelineProps {
  orderId: string
  timeline: readonly TimelineEntry[]
}

/** Everything that happened around an order, the latest first. */
export function OrderTimeline({ orderId, timeline }: OrderTimelineProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState<Shown>('all')
  const entries = timeline.filter((entry) => isShown(entry, shown))
  return (
    <section className="panel stack" aria-labelledby="order-timeline">
      <div className="console-order-timeline-head">
        <h2 id="order-timeline">{t('operatorOrders.timeline')}</h2>
        <Select
          label={t('operatorOrders.show')}
          isLabelHidden
          value={shown}
          onChange={({ target }) => setShown(SHOWN.find((each) => each === target.value) ?? 'all')}
        >
          {SHOWN.map((each) => (
            <option key={each} value={each}>
              {t(`operatorOrders.shown.${each}`)}
            </option>
          ))}
        </Select>
      </div>
      {entries.length === 0 && <p className="soft">{t('operatorOrders.nothing')}</p>}
      <ol className="console-timeline">
        {entries.map((entry) => (
          <Entry key={`${entry.kind} ${entry.id}`} {...{ orderId, entry }} />
        ))}
      </ol>
    </section>
  )
}

function Entry({ orderId, entry }: { orderId: string; entry: TimelineEntry }) {
  const { t } = useTranslation()
  const detail = detailOf(t, entry)
  return (
    <li>
      <Icon of={ICONS[entry.kind]} />
      <div>
        <p>{titleOf(t, entry)}</p>
        {detail && <p className="small soft console-timeline-detail">{detail}</p>}
        <time className="small muted" dateTime={entry.at}>
          {momentWords(entry.at)}
        </time>
      </div>
      {entry.kind === 'email' && (
        <Resend orderId={orderId} emailId={entry.id} what={titleOf(t, entry)} />
      )}
    </li>
  )
}

interface ResendProps {
  orderId: string
  emailId: string
  what: string
}

function Resend({ orderId, emailId, what }: ResendProps) {
  const { t } = useTranslation()
  const [resend, { isLoading }] = useResendOrderEmailMutation()
  const send = async () => {
    const { error } = await resend({ params: { orderId, emailId } })
    if (error !== undefined) return showFailure(error)
    showToast({ id: `email ${emailId}`, variant: 'positive', title: t('operatorOrders.resent') })
  }
  return (
    <Button
      variant="quiet"
      aria-label={t('operatorOrders.resendOf', { what })}
      isLoading={isLoading}
      loadingLabel={t('operatorOrders.acting')}
      onClick={() => void send()}
    >
      {t('operatorOrders.resend')}
    </Button>
  )
}
