import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import {
  CuisineFields,
  GoodToKnowFields,
  type CountedType,
  type FilterCounts,
} from './filter-fields.tsx'
import { countFilters, withoutFilters } from './list-choices.ts'
import { useListChoices } from './shown-list.ts'

interface FiltersDialogProps {
  isOpen: boolean
  onClose: () => void
  storeTypes: readonly CountedType[]
  counts: FilterCounts
  /** The number of stores in the list with these filters. */
  count: number
}

/** The filters on a phone. Each applies at once; the button shows how many stores are left. */
export function FiltersDialog({ isOpen, onClose, storeTypes, counts, count }: FiltersDialogProps) {
  const { t } = useTranslation()
  const { choices, choose } = useListChoices()
  return (
    <Dialog
      title={t('storeList.filters')}
      closeLabel={t('storeList.close')}
      isOpen={isOpen}
      onClose={onClose}
      className="filters-dialog"
      footer={
        <>
          {countFilters(choices) > 0 && (
            <Button onClick={() => choose(withoutFilters(choices))}>
              {t('storeList.clearFilters')}
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {t('storeList.showRestaurants', { count })}
          </Button>
        </>
      }
    >
      <CuisineFields storeTypes={storeTypes} />
      <GoodToKnowFields counts={counts} />
    </Dialog>
  )
}
