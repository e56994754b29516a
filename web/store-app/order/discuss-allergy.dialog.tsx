import { Phone } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Order } from '#contract/orders.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { SpokenBy } from '#web/store-app/order-change/spoken-by.tsx'
import { AllergyBlock } from './allergy-block.tsx'
import { useOrderActions } from './order-actions.ts'
import { useOrderAct } from './use-order-act.ts'

interface DiscussAllergyDialogProps {
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  order: Order
  /** What was promised on the card; null: the order has its own time. */
  minutes: number | null
}

/** An order with a dish that its customer can't eat is accepted by who has spoken with them. */
export function DiscussAllergyDialog(props: DiscussAllergyDialogProps) {
  const { order, minutes, ...frame } = props
  const { t } = useTranslation()
  const { end } = useOrderActions()
  const { underWay, perform } = useOrderAct(order)
  const [name, setName] = useState('')
  const [isTried, setIsTried] = useState(false)
  const allergyDiscussedBy = name.trim()

  const send = async (form: HTMLFormElement) => {
    flushSync(() => setIsTried(true))
    if (allergyDiscussedBy === '') return focusFault(form)
    // Also when somebody was faster: then there is nothing left to accept.
    await perform({
      act: 'accept',
      body: { allergyDiscussedBy, ...(minutes !== null && { minutes }) },
    })
    frame.onClose()
  }
  return (
    <Dialog
      {...frame}
      startsOn="title"
      className="store-dialog"
      title={t('storeApp.discussTitle', order)}
      closeLabel={t('storeApp.close')}
      onSubmit={(form) => void send(form)}
      footer={
        <>
          <Button variant="danger" onClick={() => end(order, 'decline')}>
            {t('storeApp.decline')}
          </Button>
          <Button
            type="submit"
            variant="primary"
            isLoading={underWay !== null}
            loadingLabel={t('storeApp.accepting')}
          >
            {t('storeApp.discussAccept')}
          </Button>
        </>
      }
    >
      <AllergyBlock order={order} />
      <p>{t('storeApp.discussHint')}</p>
      <a className={buttonClass()} href={`tel:${order.contact.phone}`}>
        <Icon of={Phone} />
        {t('storeApp.ringNumber', { phone: order.contact.phone })}
      </a>
      <SpokenBy
        name={name}
        onChange={setName}
        hint={t('storeApp.discussedByHint')}
        isTried={isTried}
      />
    </Dialog>
  )
}
