import '#web/styles/staff/statement.css'
import '#web/styles/staff/availability.css'
import '#web/messages/availability.ts'
import '#web/messages/store-app.ts'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import type { StaffMenu, StockedItem } from '#contract/partner/sold-out.ts'
import type { User } from '#contract/session.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Empty } from '#ui/empty.tsx'
import { Field } from '#ui/form/field.tsx'
import { Segment } from '#ui/form/segment.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { useGetStaffMenuQuery } from '#web/calls/staff/availability-calls.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'
import { StoreAppPage } from '#web/store-app/store-app-page.tsx'
import { useIsAllowed, useStoreInUrl } from '#web/store-app/use-partner.ts'
import { Search } from 'lucide-react'
import { AvailabilitySwitch } from './availability-switch.tsx'
import { MenuTabs } from './menu-tabs.tsx'
import { soldOutCount, shownSections, type Section } from './menu-sections.ts'

type Shown = 'all' | 'soldOut'

/** Everything on a restaurant's menu, each with whether the kitchen has it. */
export default function StaffMenuPage() {
  const { t } = useTranslation()
  const ofAddress = useStoreInUrl()
  const { store } = ofAddress
  return (
    <StoreAppPage
      {...ofAddress}
      permission="soldOut"
      className="staff-menu"
      name={t('availability.pageName')}
    >
      <div>
        <h1>{t('availability.title')}</h1>
        <p className="soft">{t('availability.intro')}</p>
      </div>
      <MenuTabs store={store} current="soldOut" />
      {store ? <MenuOfStaff key={store.id} store={store} /> : <MenuLoading />}
    </StoreAppPage>
  )
}

function MenuOfStaff({ store }: { store: User['stores'][number] }) {
  const { t } = useTranslation()
  const query = useGetStaffMenuQuery(
    { params: { storeId: store.id } },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  )
  if (query.data) return <SearchedMenu store={store} menu={query.data} />
  return <NotLoaded {...query} loading={<MenuLoading />} failed={t('availability.failed')} />
}

interface SearchedMenuProps {
  store: User['stores'][number]
  menu: StaffMenu
}

function SearchedMenu({ store, menu }: SearchedMenuProps) {
  const { t } = useTranslation()
  const isAllowed = useIsAllowed()
  const storeId = store.id
  const [words, setWords] = useState('')
  const [shown, setShown] = useState<Shown>('all')
  const searched = useDeferredValue(words)
  const { dishes, options } = shownSections(menu, {
    words: searched,
    isSoldOut: shown === 'soldOut',
  })
  const soldOut = soldOutCount(menu)
  if (menu.categories.every(({ products }) => products.length === 0))
    return (
      <Empty
        picture={<DishThumbnail dish={null} seed={storeId} cloth="custard" weave="gingham" />}
        title={t('availability.emptyTitle')}
        action={
          isAllowed(store.role, 'menu') && (
            <Link className="btn secondary" to={staffLinks.storeAppMenuEditor(store.slug)}>
              {t('storeApp.menuPages.edit')}
            </Link>
          )
        }
      >
        {t('availability.emptyText')}
      </Empty>
    )
  return (
    <>
      <div className="staff-menu-find">
        <Field
          type="search"
          icon={Search}
          label={t('availability.find')}
          isLabelHidden
          placeholder={t('availability.findPlaceholder')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Segment
          legend={t('availability.show')}
          name="menu-shown"
          value={shown}
          onChange={setShown}
          options={[
            { value: 'all', label: t('availability.all') },
            {
              value: 'soldOut',
              label: t('availability.soldOutOnly'),
              ...(soldOut > 0 && { count: soldOut }),
            },
          ]}
        />
      </div>
      {dishes.length + options.length === 0 && (
        <p role="status">
          {searched.trim() === ''
            ? t('availability.nothingSoldOut')
            : t('availability.nothingFound', { words: searched.trim() })}
        </p>
      )}
      {dishes.map((section) => (
        <StockedSection key={section.id} {...{ storeId, section }} kind="product" />
      ))}
      {options.length > 0 && (
        <section className="stack" aria-labelledby="staff-menu-options">
          <div>
            <h2 id="staff-menu-options">{t('availability.options')}</h2>
            <p className="soft">{t('availability.optionsText')}</p>
          </div>
          {options.map((section) => (
            <StockedSection key={section.id} {...{ storeId, section }} kind="option" />
          ))}
        </section>
      )}
    </>
  )
}

interface StockedSectionProps {
  storeId: string
  section: Section
  kind: 'product' | 'option'
}

function StockedSection({ storeId, section, kind }: StockedSectionProps) {
  const Heading = kind === 'product' ? 'h2' : 'h3'
  return (
    <section className="panel staff-menu-section" aria-labelledby={`section-${section.id}`}>
      <Heading id={`section-${section.id}`}>{section.name}</Heading>
      <ul>
        {section.items.map((item) => (
          <StockedRow key={item.id} {...{ storeId, item, kind }} />
        ))}
      </ul>
    </section>
  )
}

interface StockedRowProps {
  storeId: string
  item: StockedItem
  kind: 'product' | 'option'
}

function StockedRow({ storeId, item, kind }: StockedRowProps) {
  const { name, pricePence } = item
  return (
    <li className={item.isSoldOut ? 'is-sold-out' : undefined}>
      <p className="staff-menu-name">
        <span>{name}</span> {pricePence > 0 && <small>{formatPence(pricePence)}</small>}
      </p>
      <AvailabilitySwitch {...{ storeId, item, kind }} />
    </li>
  )
}

function MenuLoading() {
  const { t } = useTranslation()
  return (
    <div className="stack" aria-busy>
      <p className="sr">{t('availability.loading')}</p>
      <Skeleton height="3.5rem" radius="var(--radius-md)" />
      <Skeleton height="18rem" radius="var(--radius-lg)" />
      <Skeleton height="12rem" radius="var(--radius-lg)" />
    </div>
  )
}
