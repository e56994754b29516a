import '#web/messages/sharing.ts'
import { Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Cart } from '#contract/cart/cart.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { fetchAhead } from '#web/calls/request/connection.ts'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { listFormat } from '#web/messages/intl-formats.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

const loadDialog = () => import('./share.dialog.tsx')
const ShareDialog = lazyPart(() => loadDialog().then((module) => ({ default: module.ShareDialog })))

/** The friends who share the basket, and the way to invite them or to see who they are. */
export function SharingRow({ cart }: { cart: Cart }) {
  return (
    <div className="row between wrap sharing-row">
      <SharingNews cart={cart} />
      <SharingButton cart={cart} />
    </div>
  )
}

/** The friends who share the basket; nothing for a basket that is not shared. */
export function SharingNews({ cart: { sharing } }: { cart: Pick<Cart, 'sharing'> }) {
  const { t } = useTranslation()
  if (!sharing) return null
  return (
    <p className="small soft" role="status">
      {sharing.isLocked ? t('sharing.lockedShort') : <WhoIsIn members={sharing.members} />}
    </p>
  )
}

/** The button to order with friends, or their names; its dialog is loaded when it is first opened. */
export function SharingButton({ cart }: { cart: Cart }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  const { sharing } = cart
  return (
    <>
      <Button
        size="sm"
        aria-haspopup="dialog"
        aria-label={sharing ? undefined : t('sharing.start')}
        onPointerEnter={() => fetchAhead(loadDialog)}
        onClick={() => setIsOpen(true)}
      >
        <Icon of={Users} />
        {t(sharing ? 'sharing.manage' : 'sharing.startShort')}
      </Button>
      {isOpen !== null && (
        <Suspense>
          <ShareDialog cart={cart} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const list = listFormat()

function WhoIsIn({ members }: { members: readonly { name: string }[] }) {
  const { t } = useTranslation()
  if (members.length === 0) return t('sharing.waiting')
  return t('sharing.joined', { names: list.format(members.map(({ name }) => name)) })
}
