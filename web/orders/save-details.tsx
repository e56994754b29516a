import { Suspense, useState } from 'react'
import type { Order } from '#contract/orders.ts'
import { Button } from '#ui/button.tsx'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useAppDispatch, useAppSelector } from '#web/state/store.ts'
import { pathAfterwardsSaved } from '#web/state/verify-email.slice.ts'

const SignUpDialog = lazyPart(() =>
  import('#web/session/registration/sign-up.dialog.tsx').then((module) => ({
    default: module.SignUpDialog,
  })),
)

interface SaveDetailsProps {
  order: Order
  /** The guest's token; null for the signed-in customer. */
  orderToken: string | null
}

/** Offers a guest an account, next to the order that they follow: the page stays open. */
export function SaveDetails({ order, orderToken }: SaveDetailsProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const isSignedIn = useAppSelector(({ auth }) => auth.isAuthenticated)
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (orderToken === null || isSignedIn) return null
  const back = links.order(order.id)
  const open = () => {
    setWasOpened(true)
    setIsOpen(true)
  }
  const saveSent = (email: string | null) => {
    setSentTo(email)
    // The link of the email comes back to this order once the account is complete.
    if (email !== null) dispatch(pathAfterwardsSaved(back))
  }
  return (
    <section className="panel stack save-details">
      <h2>{t('orders.saveTitle')}</h2>
      <p className="soft">{t(sentTo === null ? 'orders.saveText' : 'orders.saveSent')}</p>
      <Button isBlock onClick={open}>
        {t(sentTo === null ? 'orders.saveAction' : 'orders.saveSentAction')}
      </Button>
      {wasOpened && (
        <Suspense>
          <SignUpDialog
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            email={order.contact.email}
            sentTo={sentTo}
            onSent={saveSent}
            back={back}
          />
        </Suspense>
      )}
    </section>
  )
}
