import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { PaymentDiscrepancy } from '#contract/payments/operator-payments.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { useResolveDiscrepancyMutation } from '#web/calls/staff/operator-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { staffLinks } from '#web/staff-links.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { momentWords } from '#web/operator/moments.ts'
import { discrepancyMessage } from './discrepancy-messages.ts'

/** What does not agree about one payment, and what to do. */
export function DiscrepancyItem({ discrepancy }: { discrepancy: PaymentDiscrepancy }) {
  const { t } = useTranslation()
  const { kind, order, intentId, resolvedAt } = discrepancy
  const title = t(`operator.kind.${kind}`)
  return (
    <li
      className="panel discrepancy"
      tabIndex={-1}
      data-resolved={resolvedAt !== null || undefined}
    >
      <h2>{title}</h2>
      <p className="discrepancy-what">{discrepancyMessage(t, discrepancy)}</p>
      <p className="soft">
        {order
          ? t('operator.orderOf', {
              number: order.number,
              store: order.storeName,
              total: formatPence(order.totalPence),
            })
          : t('operator.noOrder')}
        {intentId !== null && (
          <>
            {' · '}
            <span className="discrepancy-intent">{t('operator.payment', { id: intentId })}</span>
          </>
        )}
      </p>
      {resolvedAt === null && (
        <p>
          <b>{t('operator.toDo')}:</b> {t(`operator.todo.${kind}`)}
        </p>
      )}
      <p className="small muted">{whenWords(t, discrepancy)}</p>
      <div className="row wrap">
        {order && (
          <Link
            className={buttonClass({ variant: 'secondary' })}
            to={staffLinks.operatorOrder(order.id)}
          >
            {t('operator.showOrder', { number: order.number })}
          </Link>
        )}
        {resolvedAt === null ? (
          <DealtWith id={discrepancy.id} title={title} />
        ) : (
          <Badge variant="positive">{t('operator.closed')}</Badge>
        )}
      </div>
    </li>
  )
}

/** Closes a discrepancy. With that the button goes, and among the open ones the whole discrepancy. */
function DealtWith({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation()
  const [resolve, { isLoading }] = useResolveDiscrepancyMutation()
  const place = useFocusGoesOn()
  const dealWith = async () => {
    const { error } = await resolve({ params: { id } })
    if (error !== undefined) return showFailure(error)
    showToast({
      id: 'discrepancies',
      variant: 'positive',
      title: t('operator.closedNow'),
      text: t('operator.closedNowText', { what: title }),
    })
  }
  return (
    <span ref={place}>
      <Button
        aria-label={t('operator.dealtWithOf', { what: title })}
        isLoading={isLoading}
        loadingLabel={t('operator.saving')}
        onClick={() => void dealWith()}
      >
        {t('operator.dealtWith')}
      </Button>
    </span>
  )
}

/**
 * When this goes away with the focus inside it, its discrepancy has the focus; when that goes as well,
 * the one after it, or else the whole list.
 */
function useFocusGoesOn() {
  const ref = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const place = ref.current
    return () => {
      if (!place?.contains(document.activeElement)) return
      const item = place.closest('li')
      const next = item?.nextElementSibling
      const list = item?.closest('section')
      queueMicrotask(() => {
        const goal = [item, next, list].find((each) => each?.isConnected)
        if (goal instanceof HTMLElement) goal.focus({ preventScroll: goal === list })
      })
    }
  }, [])
  return ref
}

function whenWords(t: Translate, { foundAt, seenAt, resolvedAt }: PaymentDiscrepancy): string {
  const last =
    resolvedAt === null
      ? seenAt !== foundAt && t('operator.seen', { time: momentWords(seenAt) })
      : t('operator.closedAt', { time: momentWords(resolvedAt) })
  return [t('operator.found', { time: momentWords(foundAt) }), last].filter(Boolean).join(', ')
}
