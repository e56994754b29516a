import { classNames } from '#ui/class-names.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ApplyWithoutScripts, OtherChoices } from './choice-inputs.tsx'
import { CuisineFields, GoodToKnowFields, SortFields, type CountedType } from './filter-fields.tsx'
import { useList } from './shown-list.ts'

/** Order and filters beside the list; on a phone only where scripts can't open the dialog. */
export function FilterPanel({ storeTypes }: { storeTypes: readonly CountedType[] }) {
  const { t } = useTranslation()
  const { choices } = useList()
  return (
    <form
      className={classNames('filters', choices.areFiltersOpen && 'is-open')}
      id="filters"
      aria-label={t('storeList.filters')}
    >
      <SortFields />
      <CuisineFields storeTypes={storeTypes} />
      <GoodToKnowFields />
      <OtherChoices except={['sort', 'cuisine', 'freeDelivery', 'hygiene']} />
      <ApplyWithoutScripts />
    </form>
  )
}
