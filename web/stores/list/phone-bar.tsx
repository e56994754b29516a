import { ArrowDownUp, SlidersHorizontal } from 'lucide-react'
import { Suspense, useState, type MouseEvent } from 'react'
import { Link } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Select } from '#ui/form/select.tsx'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ApplyWithoutScripts, HowWeRank, OtherChoices } from './filter-fields.tsx'
import type { CountedType, FilterCounts } from './filter-fields.tsx'
import { countFilters } from './list-choices.ts'
import type { ListSort } from '#rules/stores/list-order.ts'
import { sortsOf } from './list-choices.ts'
import { useListChoices } from './shown-list.ts'

const FiltersDialog = lazyPart(() =>
  import('./filters.dialog.tsx').then(({ FiltersDialog }) => ({ default: FiltersDialog })),
)

/** On a phone: the sort order, and the button for the filters. */
export function PhoneBar(props: {
  storeTypes: readonly CountedType[]
  counts: FilterCounts
  count: number
}) {
  const { t } = useTranslation()
  const { choices, choose, linkTo } = useListChoices()
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const filterCount = countFilters(choices)

  // The link leads to the same filters within the page, for visitors without scripts.
  function open(event: MouseEvent) {
    event.preventDefault()
    setWasOpened(true)
    setIsOpen(true)
  }

  return (
    <div className="phone-bar only-phone">
      <form>
        <Select
          label={t('storeList.sortBy')}
          isLabelHidden
          icon={ArrowDownUp}
          controlClassName="sort"
          name="sort"
          value={choices.sort}
          onChange={({ target }) =>
            // The options are the sorts.
            choose({ ...choices, sort: target.value as ListSort })
          }
        >
          {sortsOf(choices.service).map((sort) => (
            <option key={sort} value={sort}>
              {t(`storeList.sorts.${sort}`)}
            </option>
          ))}
        </Select>
        <OtherChoices except={['sort']} />
        <ApplyWithoutScripts />
        <HowWeRank />
      </form>
      <Link
        className={classNames('chip', filterCount > 0 && 'on')}
        to={`${linkTo({ ...choices, areFiltersOpen: true })}#filters`}
        onClick={open}
        aria-haspopup="dialog"
      >
        <Icon of={SlidersHorizontal} />
        {filterCount > 0
          ? t('storeList.filtersOn', { count: filterCount })
          : t('storeList.filters')}
      </Link>
      {wasOpened && (
        <Suspense>
          <FiltersDialog isOpen={isOpen} onClose={() => setIsOpen(false)} {...props} />
        </Suspense>
      )}
    </div>
  )
}
