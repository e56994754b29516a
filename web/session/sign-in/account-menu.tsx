import '#web/messages/session.ts'
import '#web/styles/session.css'
import { Menu } from '@base-ui/react/menu'
import {
  CircleUser,
  CreditCard,
  FileUser,
  Heart,
  LogOut,
  MapPinHouse,
  ReceiptText,
  Stamp,
} from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { showSuccess } from '#web/calls/request/show-success.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { WithState } from '#web/page/with-state.tsx'
import { cartCleared } from '#web/state/cart.slice.ts'
import { useAppDispatch } from '#web/state/store.ts'
import { useUser } from './use-user.ts'

/** The signed-in user; opens the links of their account. */
export function Account() {
  return (
    <WithState>
      <AccountMenu />
    </WithState>
  )
}

const PAGES = [
  { name: 'orders', to: links.orders(), icon: ReceiptText },
  { name: 'favourites', to: links.favourites(), icon: Heart },
  { name: 'details', to: links.account('details'), icon: CircleUser },
  { name: 'addresses', to: links.account('addresses'), icon: MapPinHouse },
  { name: 'cards', to: links.account('cards'), icon: CreditCard },
  { name: 'stamps', to: links.account('stamps'), icon: Stamp },
  { name: 'data', to: links.account('data'), icon: FileUser },
] as const

function AccountMenu() {
  const { t } = useTranslation()
  const { user, logOut } = useUser()
  const leave = useLeave(logOut)
  if (!user) return null
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
  const initial = [...(user.firstName || user.email)][0]?.toUpperCase()
  return (
    <Menu.Root>
      <Menu.Trigger className="account-link">
        <span className="account-initial" aria-hidden>
          {initial}
        </span>
        <span className="account-name">{user.firstName || t('session.account')}</span>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="account-menu-place" align="end" sideOffset={8}>
          <Menu.Popup className="account-menu" aria-label={t('session.account')}>
            <Menu.Group>
              <Menu.GroupLabel className="account-whose">
                {name && <span className="strong">{name}</span>}
                <span className="small soft account-email">{user.email}</span>
              </Menu.GroupLabel>
              {PAGES.map(({ name: page, to, icon }) => (
                // Only documents that may take cards do.
                <Menu.Item
                  key={page}
                  className="account-item"
                  render={<Link to={to} reloadDocument={page === 'cards'} />}
                >
                  <Icon of={icon} />
                  {t(`session.${page}`)}
                </Menu.Item>
              ))}
            </Menu.Group>
            <Menu.Item className="account-item" onClick={() => void leave()}>
              <Icon of={LogOut} />
              <span>
                {t('session.logOut')}
                <span className="small muted account-note">{t('session.logOutText')}</span>
              </span>
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

function useLeave(logOut: () => void): () => Promise<void> {
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  return async () => {
    await navigate(links.home())
    // The basket is the account's: it waits there, and the next user of this browser starts a new one.
    dispatch(cartCleared())
    logOut()
    showSuccess('LOGOUT_SUCCESS')
  }
}
