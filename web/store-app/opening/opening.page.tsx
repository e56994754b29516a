import '#web/styles/staff/statement.css'
import '#web/styles/staff/store-pages.css'
import '#web/messages/opening.ts'
import '#web/messages/store-app.ts'
import { ChevronRight, CircleAlert, CircleCheck, Eye } from 'lucide-react'
import { Link } from 'react-router'
import type { StoreReadiness } from '#contract/partner/readiness.ts'
import type { User } from '#contract/session.ts'
import { missingFrom, type StoreCheck } from '#rules/stores/store-readiness.ts'
import { Banner } from '#ui/banner.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import {
  useAskForApprovalMutation,
  useGetReadinessQuery,
} from '#web/calls/staff/restaurants/readiness-calls.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'
import { openingWords } from '#web/staff/time/opening-words.ts'
import { StoreAppPage } from '#web/store-app/store-app-page.tsx'
import { useStoreInUrl } from '#web/store-app/use-partner.ts'

type Store = User['stores'][number]

/** The page that completes what is missing; null: the marketplace does. */
const PAGES: Readonly<Record<StoreCheck, ((slug: string) => string) | null>> = {
  facts: null,
  owner: staffLinks.storeAppTeam,
  menu: staffLinks.storeAppMenuEditor,
  hours: staffLinks.storeAppHours,
  zones: staffLinks.storeAppZones,
  bank: staffLinks.storeAppBusiness,
  hygiene: staffLinks.storeAppStore,
  seller: staffLinks.storeAppBusiness,
  company: staffLinks.storeAppBusiness,
  identity: staffLinks.storeAppBusiness,
}

const ICONS = { done: CircleCheck, missing: CircleAlert, notice: Eye } as const

/** What a restaurant lacks before customers find it, and asking the marketplace to open it. */
export default function OpeningPage() {
  const { t } = useTranslation()
  const ofAddress = useStoreInUrl()
  const { store } = ofAddress
  return (
    <StoreAppPage
      {...ofAddress}
      permission="team"
      className="store-pages"
      name={t('opening.pageName')}
    >
      <h1>{t('opening.title')}</h1>
      {store ? <Readiness key={store.id} store={store} /> : <ReadinessLoading />}
    </StoreAppPage>
  )
}

function Readiness({ store }: { store: Store }) {
  const { t } = useTranslation()
  const arg = { params: { storeId: store.id } }
  const query = useGetReadinessQuery(arg, { refetchOnMountOrArgChange: true })
  const { data } = query
  if (!data)
    return <NotLoaded {...query} loading={<ReadinessLoading />} failed={t('opening.failed')} />
  const { lifecycle, checks, opensAt } = data
  const { name } = store
  if (lifecycle === 'live')
    return <Banner variant="positive">{t('opening.live', { store: name })}</Banner>
  if (lifecycle === 'suspended' || lifecycle === 'archived')
    return <Banner variant="warning">{t(`opening.${lifecycle}`, { store: name })}</Banner>
  return (
    <>
      {lifecycle === 'ready' ? (
        <Banner variant="info">
          {opensAt === null
            ? t('opening.requested', { store: name })
            : t('opening.dated', { store: name, date: openingWords(opensAt) })}
        </Banner>
      ) : (
        <p className="soft">{t('opening.intro', { store: name })}</p>
      )}
      <ul className="panel rows">
        {checks.map(({ check, result }) => (
          <Check key={check} {...{ check, result }} store={store} />
        ))}
      </ul>
      {lifecycle === 'draft' && <Ask store={store} isReady={missingFrom(checks).length === 0} />}
    </>
  )
}

type CheckProps = StoreReadiness['checks'][number] & { store: Store }

function Check({ check, result, store }: CheckProps) {
  const { t } = useTranslation()
  const page = PAGES[check]
  return (
    <li className="row-with-acts">
      <div>
        <p className="opening-check" data-result={result}>
          <Icon of={ICONS[result]} />
          <b>{t(`opening.check.${check}`)}</b>
          <span className="small muted">{t(`opening.result.${result}`)}</span>
        </p>
        <p className="small muted">{t(`opening.text.${check}`)}</p>
      </div>
      {page && (
        <Link
          className={buttonClass({ variant: result === 'missing' ? 'primary' : 'quiet' })}
          to={page(store.slug)}
          aria-label={`${t('opening.go')}: ${t(`opening.check.${check}`)}`}
        >
          {t('opening.go')}
          <Icon of={ChevronRight} />
        </Link>
      )}
    </li>
  )
}

function Ask({ store, isReady }: { store: Store; isReady: boolean }) {
  const { t } = useTranslation()
  const [ask, { isLoading }] = useAskForApprovalMutation()
  const press = async () => {
    const answer = await ask({ params: { storeId: store.id } })
    if (answer.error) return showFailure(answer.error)
    showToast({ id: 'opening', variant: 'positive', title: t('opening.requestedToast') })
  }
  return (
    <section className="panel stack" aria-label={t('opening.ask')}>
      <p>{t('opening.askText')}</p>
      <div>
        <Button
          size="lg"
          variant="primary"
          disabled={!isReady}
          isLoading={isLoading}
          loadingLabel={t('opening.asking')}
          onClick={() => void press()}
        >
          {t('opening.ask')}
        </Button>
      </div>
    </section>
  )
}

function ReadinessLoading() {
  const { t } = useTranslation()
  return (
    <div className="stack" aria-busy>
      <p className="sr">{t('opening.loading')}</p>
      <Skeleton height="24rem" radius="var(--radius-lg)" />
    </div>
  )
}
