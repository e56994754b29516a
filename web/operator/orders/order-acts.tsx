import { Suspense, useState } from 'react'
import type { Order } from '#contract/orders.ts'
import { OPERATOR_ACTS, type OperatorAct } from '#rules/operator/order-note.ts'
import { Button } from '#ui/button.tsx'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

const ActDialog = lazyPart(() =>
  import('./act.dialog.tsx').then((part) => ({ default: part.ActDialog })),
)

/** What an operator can do to an order for its restaurant or its customer. */
export function OrderActs({ order }: { order: Order }) {
  const { t } = useTranslation()
  const [act, setAct] = useState<OperatorAct | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const acts = OPERATOR_ACTS.filter((each) => order.acts.includes(each))
  return (
    <section className="panel stack" aria-labelledby="order-acts">
      <h2 id="order-acts">{t('operatorOrders.acts')}</h2>
      {acts.length === 0 && <p className="soft">{t('operatorOrders.actsNone')}</p>}
      <div className="row wrap">
        {acts.map((each) => (
          <Button
            key={each}
            variant={each === 'decline' || each === 'cancel' ? 'danger' : 'secondary'}
            onClick={() => {
              setAct(each)
              setIsOpen(true)
            }}
          >
            {t(`operatorOrders.act.${each}`)}
          </Button>
        ))}
      </div>
      {act && (
        <Suspense>
          <ActDialog
            key={act}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            onClosed={() => setAct(null)}
            {...{ order, act }}
          />
        </Suspense>
      )}
    </section>
  )
}
