import '#web/styles/staff/statement.css'
import '#web/styles/staff/store-pages.css'
import '#web/styles/staff/tablet.css'
import '#web/messages/hygiene.ts'
import '#web/messages/store-app.ts'
import {
  ChevronRight,
  CircleQuestionMark,
  History,
  Landmark,
  Settings,
  LogOut,
  Printer,
  Users,
  UtensilsCrossed,
  type LucideIcon,
} from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { isRoleAllowed, type StaffPermission } from '#contract/partner/staff-roles.ts'
import type { PartnerStore } from '#contract/partner/partner.ts'
import type { User } from '#contract/session.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { useGetPartnerStoreQuery } from '#web/calls/staff/partner-calls.ts'
import { links } from '#web/links.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { useAppSelector } from '#web/state/store.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'
import { StoreAppPage } from '#web/store-app/store-app-page.tsx'
import { DeviceNotifications } from './device-notifications.tsx'
import { useIsAllowed, useStoreInUrl } from '#web/store-app/use-partner.ts'
import { OwnPin } from '#web/store-app/tablet/own-pin.tsx'
import { useCanLogOut, useTablet } from '#web/store-app/tablet/use-tablet.ts'
import { FoodHygiene } from './food-hygiene.tsx'

const SecondFactorSettings = lazyPart(() =>
  import('#web/staff/second-factor/second-factor-settings.tsx').then((module) => ({
    default: module.SecondFactorSettings,
  })),
)

/** What is known of a store, the ways to what concerns all of it, and who is logged in. */
export default function StorePage() {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const ofAddress = useStoreInUrl()
  const { store, logOut } = ofAddress
  const isShared = useTablet() !== null
  const isAllowed = useIsAllowed()
  const user = useAppSelector(({ partner }) => partner.user)
  const hasOwn = store && !isShared && isAllowed(store.role, 'own')
  return (
    <StoreAppPage
      {...ofAddress}
      permission="orders"
      className="store-pages"
      name={t('storeApp.storePage.pageName')}
    >
      <div>
        <h1>{t('storeApp.storePage.title')}</h1>
        <p className="soft">{t('storeApp.storePage.intro', { marketplace })}</p>
      </div>
      {store ? <StoreFacts key={store.id} store={store} /> : <FactsLoading />}
      {store && hasOwn && <DeviceNotifications key={store.id} store={store} />}
      {store && <Ways store={store} />}
      {store && hasOwn && <OwnPin key={store.id} storeId={store.id} />}
      {store && user && !isShared && isRoleAllowed(store.role, 'money') && (
        <Suspense>
          <SecondFactorSettings accountId={user.id} />
        </Suspense>
      )}
      {store && <You role={store.role} onLogOut={logOut} />}
    </StoreAppPage>
  )
}

function StoreFacts({ store }: { store: User['stores'][number] }) {
  const { t } = useTranslation()
  const arg = { params: { storeId: store.id } }
  const query = useGetPartnerStoreQuery(arg)
  const { data } = query
  if (data)
    return (
      <>
        <Facts store={data} />
        <FoodHygiene store={data} role={store.role} />
      </>
    )
  return <NotLoaded {...query} loading={<FactsLoading />} failed={t('storeApp.storePage.failed')} />
}

function Facts({ store }: { store: PartnerStore }) {
  const { t } = useTranslation()
  const { name, address, phone, email, services } = store
  return (
    <section className="panel" aria-label={t('storeApp.storePage.facts', { store: name })}>
      <h2>{name}</h2>
      <dl className="facts">
        <div>
          <dt>{t('storeApp.storePage.address')}</dt>
          <dd>{address}</dd>
        </div>
        <div>
          <dt>{t('storeApp.storePage.phone')}</dt>
          <dd>{phone}</dd>
        </div>
        <div>
          <dt>{t('storeApp.storePage.email')}</dt>
          <dd>{email}</dd>
        </div>
        <div>
          <dt>{t('storeApp.storePage.services')}</dt>
          <dd>{services.map((each) => t(`storeApp.storePage.service.${each}`)).join(', ')}</dd>
        </div>
      </dl>
    </section>
  )
}

interface Way {
  to: (slug: string) => string
  icon: LucideIcon
  words: 'toSettings' | 'toBusiness' | 'toPrinters' | 'toTeam' | 'toChanges' | 'toMenu' | 'toHelp'
  permission: StaffPermission
  /** It leads to what customers see, which is nothing before the restaurant is open to them. */
  isPublic?: boolean
}

const ways: readonly Way[] = [
  {
    to: staffLinks.storeAppSettings,
    icon: Settings,
    words: 'toSettings',
    permission: 'settings',
  },
  { to: staffLinks.storeAppBusiness, icon: Landmark, words: 'toBusiness', permission: 'money' },
  { to: staffLinks.storeAppPrinters, icon: Printer, words: 'toPrinters', permission: 'settings' },
  { to: staffLinks.storeAppTeam, icon: Users, words: 'toTeam', permission: 'tablets' },
  { to: staffLinks.storeAppChanges, icon: History, words: 'toChanges', permission: 'changes' },
  {
    to: (slug) => links.store(slug),
    icon: UtensilsCrossed,
    words: 'toMenu',
    permission: 'orders',
    isPublic: true,
  },
  { to: staffLinks.storeAppHelp, icon: CircleQuestionMark, words: 'toHelp', permission: 'orders' },
]

function Ways({ store: { id, slug, role } }: { store: User['stores'][number] }) {
  const { t } = useTranslation()
  const isAllowed = useIsAllowed()
  const { data } = useGetPartnerStoreQuery({ params: { storeId: id } })
  return (
    <nav aria-label={t('storeApp.storePage.ways')}>
      <ul className="panel rows ways">
        {ways
          .filter(({ permission }) => isAllowed(role, permission))
          .filter(({ isPublic }) => !isPublic || data?.lifecycle === 'live')
          .map(({ to, icon, words }) => (
            <li key={words}>
              <Link to={to(slug)}>
                <Icon of={icon} />
                <span>
                  <b>{t(`storeApp.storePage.${words}`)}</b>
                  <small>{t(`storeApp.storePage.${words}Text`)}</small>
                </span>
                <Icon of={ChevronRight} />
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}

function You({ role, onLogOut }: { role: User['stores'][number]['role']; onLogOut: () => void }) {
  const { t } = useTranslation()
  const user = useAppSelector(({ partner }) => partner.user)
  const canLogOut = useCanLogOut()
  const name = `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim() || (user?.email ?? '')
  return (
    <section className="panel you" aria-label={t('storeApp.storePage.you')}>
      <p>{t('storeApp.storePage.loggedInAs', { name, role: t(`storeApp.role.${role}`) })}</p>
      {canLogOut && (
        <Button onClick={onLogOut}>
          <Icon of={LogOut} />
          {t('storeApp.logOut')}
        </Button>
      )}
    </section>
  )
}

function FactsLoading() {
  const { t } = useTranslation()
  return (
    <div aria-busy>
      <p className="sr">{t('storeApp.storePage.loading')}</p>
      <Skeleton height="22rem" radius="var(--radius-lg)" />
    </div>
  )
}
