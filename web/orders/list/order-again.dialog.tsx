import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { OrderAgainActs, OrderAgainOutcome } from './use-order-again.ts'

interface OrderAgainDialogProps extends OrderAgainActs {
  outcome: OrderAgainOutcome
  storeName: string
}

/** Asks whether a new basket may replace another one; lists what is missing in it. */
export function OrderAgainDialog(props: OrderAgainDialogProps) {
  return props.outcome.kind === 'question' ? (
    <Question {...props} outcome={props.outcome} />
  ) : (
    <Missing {...props} outcome={props.outcome} />
  )
}

type PropsOf<Kind extends OrderAgainOutcome['kind']> = Omit<OrderAgainDialogProps, 'said'> & {
  outcome: Extract<OrderAgainOutcome, { kind: Kind }>
}

function Question({ outcome, isOpen, close, goOn, isWorking }: PropsOf<'question'>) {
  const { t } = useTranslation()
  const key = outcome.isShared ? 'orders.againTextFriends' : 'orders.againText'
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      size="medium"
      title={t('orders.againTitle')}
      closeLabel={t('shell.close')}
      footer={
        <>
          <Button size="lg" onClick={close}>
            {t('orders.againNo')}
          </Button>
          <Button
            variant="primary"
            size="lg"
            isLoading={isWorking}
            loadingLabel={t('orders.againWorking')}
            onClick={() => void goOn()}
          >
            {t('orders.againYes')}
          </Button>
        </>
      }
    >
      <p className="soft">{t(key, { store: outcome.oldStoreName })}</p>
    </Dialog>
  )
}

function Missing({ outcome, isOpen, leave, close, storeName }: PropsOf<'missing'>) {
  const { t } = useTranslation()
  const { missing, isNothingLeft } = outcome
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      size="medium"
      title={t(isNothingLeft ? 'orders.againNothingTitle' : 'orders.againMissingTitle')}
      closeLabel={t('shell.close')}
      footer={
        <Button variant="primary" size="lg" onClick={() => void leave()}>
          {t(isNothingLeft ? 'orders.againToMenu' : 'orders.againToBasket')}
        </Button>
      }
    >
      <p className="soft">
        {isNothingLeft ? t('orders.againNothing', { store: storeName }) : t('orders.againMissing')}
      </p>
      <ul className="mini-lines">
        {missing.map(({ name, quantity }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the list stays as it is
          <li key={index} className="mini">
            <span className="q">{t('orders.times', { count: quantity })}</span>
            <span className="strong">{name}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
