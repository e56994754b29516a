import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LIST_FILTERS, type ListFilter } from '#rules/stores/list-filters.ts'
import { links } from '#web/links.ts'
import type { StoreType } from '#contract/stores/stores.ts'
import { Choice } from '#ui/form/choice.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { cuisineName } from '#web/messages/cuisine-name.ts'
import { filterQuery } from './filter-query.ts'
import { sortsOf, toggleCuisine, toggleFilter, type ListChoices } from './list-choices.ts'
import { useListChoices } from './shown-list.ts'
import { classNames } from '#ui/class-names.ts'
import { Button } from '#ui/button.tsx'

type Choosable = 'service' | 'sort' | 'search'

export type CountedType = StoreType & { count: number }

/** The number of stores that each filter would leave. */
export type FilterCounts = Record<ListFilter, number>

const SHOWN = 10

/** The sort order. */
export function SortFields() {
  const { t } = useTranslation()
  const { choices, choose } = useListChoices()
  return (
    <fieldset>
      <legend>
        <h2>{t('storeList.sortBy')}</h2>
      </legend>
      {sortsOf(choices.service).map((sort) => (
        <Choice
          key={sort}
          type="radio"
          name="sort"
          value={sort}
          checked={choices.sort === sort}
          onChange={() => choose({ ...choices, sort })}
        >
          {t(`storeList.sorts.${sort}`)}
        </Choice>
      ))}
      <HowWeRank />
    </fieldset>
  )
}

/** The law requires it next to the control. */
export function HowWeRank() {
  const { t } = useTranslation()
  return (
    <Link className="small how-we-rank" to={links.howWeRank()}>
      {t('storeList.howWeRank')}
    </Link>
  )
}

/** The cuisines: the most frequent ones, the rest on demand. */
export function CuisineFields({ storeTypes }: { storeTypes: readonly CountedType[] }) {
  const { t } = useTranslation()
  const { choices } = useListChoices()
  const rest = storeTypes.slice(SHOWN)
  if (storeTypes.length === 0) return null
  const isRestChosen = rest.some(({ slug }) => choices.cuisine.includes(slug))
  return (
    <section>
      <h2>{t('storeList.cuisines')}</h2>
      <ul>
        {storeTypes.slice(0, SHOWN).map((type) => (
          <CuisineField key={type.slug} type={type} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details className="more" open={isRestChosen}>
          <summary className="link-btn small">
            <span className="when-closed">
              {t('storeList.showMoreCuisines', { count: rest.length })}
            </span>
            <span className="when-open">{t('storeList.showFewerCuisines')}</span>
          </summary>
          <ul>
            {rest.map((type) => (
              <CuisineField key={type.slug} type={type} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function CuisineField({ type }: { type: CountedType }) {
  const { choices } = useListChoices()
  const isOn = choices.cuisine.includes(type.slug)
  return (
    <FilterLink to={toggleCuisine(choices, type.slug)} isOn={isOn} count={type.count}>
      {cuisineName(type)}
    </FilterLink>
  )
}

/** Filters for kitchens and prices, with the number of stores each would leave. */
export function GoodToKnowFields({ counts }: { counts: FilterCounts }) {
  const { t } = useTranslation()
  const { choices } = useListChoices()
  const shown = LIST_FILTERS.filter(
    (filter) => filter !== 'freeDelivery' || choices.service === 'delivery',
  )
  return (
    <section>
      <h2>{t('storeList.goodToKnow')}</h2>
      <ul>
        {shown.map((filter) => (
          <FilterLink
            key={filter}
            to={toggleFilter(choices, filter)}
            isOn={choices.filters.includes(filter)}
            count={counts[filter]}
          >
            {t(`storeList.filterNames.${filter}`)}
          </FilterLink>
        ))}
      </ul>
    </section>
  )
}

interface FilterLinkProps {
  /** The choices with the filter toggled. */
  to: ListChoices
  isOn: boolean
  count: number
  children: ReactNode
}

/** A filter to switch on and off, also without scripts. */
function FilterLink({ to, isOn, count, children }: FilterLinkProps) {
  const { linkTo } = useListChoices()
  return (
    <li>
      <Link
        className={classNames('choice filter', isOn && 'is-on')}
        to={linkTo(to)}
        preventScrollReset
        aria-current={isOn ? 'true' : undefined}
      >
        {children}
        <span className="end">{count}</span>
      </Link>
    </li>
  )
}

interface FilterPanelProps {
  storeTypes: readonly CountedType[]
  counts: FilterCounts
}

/** Order and filters next to the list; on a phone only if scripts can't open the dialog. */
export function FilterPanel({ storeTypes, counts }: FilterPanelProps) {
  const { t } = useTranslation()
  const { choices } = useListChoices()
  return (
    <form
      className={classNames('filters', choices.areFiltersOpen && 'is-open')}
      id="filters"
      aria-label={t('storeList.filters')}
    >
      <SortFields />
      <CuisineFields storeTypes={storeTypes} />
      <GoodToKnowFields counts={counts} />
      <OtherChoices except={['sort']} />
      <ApplyWithoutScripts />
    </form>
  )
}

/** In a form that works without scripts: everything that the form itself does not choose. */
export function OtherChoices({ except }: { except: readonly Choosable[] }) {
  const { place, choices } = useListChoices()
  const { service, tab, sort, search, cuisine, filters } = choices
  const chosen: [name: string, value: string][] = [
    ['service', service],
    ['tab', tab === 'available' ? '' : tab],
    ['sort', sort === 'best-match' ? '' : sort],
    ['search', search],
    ['cuisine', cuisine.join(',')],
    ...filterQuery(filters),
  ]
  return (
    <>
      <input type="hidden" name="location" value={place.location} />
      {chosen.map(
        ([name, value]) =>
          value &&
          !except.some((each) => each === name) && (
            <input key={name} type="hidden" name={name} value={value} />
          ),
      )}
    </>
  )
}

/** With scripts every choice applies at once. */
export function ApplyWithoutScripts() {
  const { t } = useTranslation()
  return (
    <noscript>
      <Button type="submit" size="sm">
        {t('storeList.apply')}
      </Button>
    </noscript>
  )
}
