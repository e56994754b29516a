import { CircleUser, MapPinHouse, ReceiptText, Stamp } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import type { User } from '#contract/session.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { showSuccess } from '../calls/show-success.ts'
import { links } from '../links.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { cartForgotten } from '../state/cart.slice.ts'
import { useAppDispatch } from '../state/store.ts'

interface AccountDialogProps {
  isOpen: boolean
  user: User
  onClose: () => void
  onLogOut: () => void
}

/** Whose account it is, and the way out of it. */
export function AccountDialog({ isOpen, user, onClose, onLogOut }: AccountDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
  const logOut = async () => {
    onClose()
    await navigate(links.home())
    // The basket is the account's: it waits there, and whoever uses this browser next begins anew.
    dispatch(cartForgotten())
    onLogOut()
    showSuccess('LOGOUT_SUCCESS')
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('session.account')}
      closeLabel={t('shell.close')}
    >
      <div>
        {name && <p className="strong">{name}</p>}
        <p className="soft account-email">{user.email}</p>
      </div>
      <Button size="lg" isBlock render={<Link to={links.orders()} onClick={onClose} />}>
        <Icon of={ReceiptText} />
        {t('session.orders')}
      </Button>
      <Button size="lg" isBlock render={<Link to={links.account('details')} onClick={onClose} />}>
        <Icon of={CircleUser} />
        {t('session.details')}
      </Button>
      <Button size="lg" isBlock render={<Link to={links.account('addresses')} onClick={onClose} />}>
        <Icon of={MapPinHouse} />
        {t('session.addresses')}
      </Button>
      <Button size="lg" isBlock render={<Link to={links.account('stamps')} onClick={onClose} />}>
        <Icon of={Stamp} />
        {t('session.stamps')}
      </Button>
      <Button variant="quiet" size="lg" isBlock onClick={() => void logOut()}>
        {t('session.logOut')}
      </Button>
      <p className="small muted">{t('session.logOutText')}</p>
    </Dialog>
  )
}
