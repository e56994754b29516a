import '#web/styles/account.css'
import '#web/messages/account.ts'
import '#web/messages/validation.ts'
import { Suspense } from 'react'
import { data, redirect } from 'react-router'
import type { User } from '#contract/session.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { ACCOUNT_MENUS, links, type AccountMenu } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import type { Route } from './+types/account.page'
import { AccountNavigation } from './account-navigation.tsx'
import { AddressBook } from './addresses/address-book.tsx'
import { SavedListLoading } from './account-list.tsx'
import { useSignedInUser } from './use-signed-in-user.ts'

const StampCards = lazyPart(() =>
  import('./cards/stamp-cards.tsx').then(({ StampCards }) => ({ default: StampCards })),
)
const SavedCards = lazyPart(() =>
  import('./cards/saved-cards.tsx').then(({ SavedCards }) => ({ default: SavedCards })),
)
const YourData = lazyPart(() =>
  import('./your-data.tsx').then(({ YourData }) => ({ default: YourData })),
)
const AccountDetails = lazyPart(() =>
  import('./details/account-details.tsx').then(({ AccountDetails }) => ({
    default: AccountDetails,
  })),
)

/** The account's own address shows its first page; an unknown one is a 404. */
export function loader({ params }: Route.LoaderArgs): Response | null {
  if (params.menu === undefined) return redirect(links.account())
  if (!isMenu(params.menu)) throw data(null, { status: 404 })
  return null
}

/** A customer's account. Without a session, the visitor logs in first and comes back. */
export default function AccountPage({ params }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const user = useSignedInUser()
  const menu = isMenu(params.menu) ? params.menu : 'addresses'
  return (
    <main id="main" className="page account-page" tabIndex={-1}>
      <title>{t(`account.pageTitles.${menu}`, { marketplace })}</title>
      <meta name="description" content={t(`account.descriptions.${menu}`)} />
      <meta name="robots" content="noindex" />
      <AccountNavigation />
      <div className="account-content">
        <h1>{t(`account.titles.${menu}`)}</h1>
        <noscript className="banner warning">
          <p>{t('account.withoutScripts')}</p>
        </noscript>
        {menu === 'details' && <Details user={user} />}
        {menu === 'addresses' && <Addresses user={user} />}
        {menu === 'cards' && <Cards user={user} />}
        {menu === 'stamps' && <Stamps user={user} />}
        {menu === 'data' && <Data user={user} />}
      </div>
    </main>
  )
}

function Addresses({ user }: { user: User | null }) {
  const { t } = useTranslation()
  const words = { intro: t('account.intro'), loading: t('account.loading') }
  if (user === null) return <SavedListLoading {...words} placeClass="saved-address-place" />
  return <AddressBook key={user.id} accountId={user.id} />
}

function Cards({ user }: { user: User | null }) {
  const { t } = useTranslation()
  const words = { intro: t('account.cards.intro'), loading: t('account.cards.loading') }
  const loading = <SavedListLoading {...words} placeClass="saved-card-place" />
  if (user === null) return loading
  return (
    <Suspense fallback={loading}>
      <SavedCards key={user.id} user={user} />
    </Suspense>
  )
}

function Stamps({ user }: { user: User | null }) {
  const loading = <Skeleton height="11rem" radius="var(--radius-lg)" />
  if (user === null) return loading
  return (
    <Suspense fallback={loading}>
      <StampCards key={user.id} accountId={user.id} />
    </Suspense>
  )
}

function Data({ user }: { user: User | null }) {
  const loading = <Skeleton height="40rem" radius="var(--radius-lg)" />
  if (user === null) return loading
  return (
    <Suspense fallback={loading}>
      <YourData key={user.id} accountId={user.id} />
    </Suspense>
  )
}

function Details({ user }: { user: User | null }) {
  const loading = <Skeleton height="24rem" radius="var(--radius-lg)" />
  if (user === null) return loading
  return (
    <Suspense fallback={loading}>
      <AccountDetails key={user.id} user={user} />
    </Suspense>
  )
}

const isMenu = (text: string | undefined): text is AccountMenu =>
  ACCOUNT_MENUS.some((menu) => menu === text)
