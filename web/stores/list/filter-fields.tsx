import type { StoreType } from '#contract/stores/stores.ts'
import { Choice } from '#ui/form/choice.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { GOOD_HYGIENE, toggleCuisine } from './list-choices.ts'
import { STORE_SORTS } from './store-orderings.ts'
import { useList } from './shown-list.ts'

export type CountedType = StoreType & { count: number }

const SHOWN = 10

/** In which order. */
export function SortFields() {
  const { t } = useTranslation()
  const { choices, choose } = useList()
  return (
    <fieldset>
      <legend>
        <h2>{t('storeList.sortBy')}</h2>
      </legend>
      {STORE_SORTS.map((sort) => (
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
    </fieldset>
  )
}

/** Which cuisines: the most frequent ones, the rest on demand. */
export function CuisineFields({ storeTypes }: { storeTypes: readonly CountedType[] }) {
  const { t } = useTranslation()
  const { choices } = useList()
  const rest = storeTypes.slice(SHOWN)
  if (storeTypes.length === 0) return null
  const isRestChosen = rest.some(({ slug }) => choices.cuisine.includes(slug))
  return (
    <fieldset>
      <legend>
        <h2>{t('storeList.cuisines')}</h2>
      </legend>
      {storeTypes.slice(0, SHOWN).map((type) => (
        <CuisineField key={type.slug} type={type} />
      ))}
      {rest.length > 0 && (
        <details className="more" open={isRestChosen}>
          <summary className="link-btn small">
            <span className="when-closed">
              {t('storeList.showMoreCuisines', { count: rest.length })}
            </span>
            <span className="when-open">{t('storeList.showFewerCuisines')}</span>
          </summary>
          {rest.map((type) => (
            <CuisineField key={type.slug} type={type} />
          ))}
        </details>
      )}
    </fieldset>
  )
}

function CuisineField({ type: { slug, name, count } }: { type: CountedType }) {
  const { choices, choose } = useList()
  return (
    <Choice
      type="checkbox"
      name="cuisine"
      value={slug}
      end={count}
      checked={choices.cuisine.includes(slug)}
      onChange={() => choose(toggleCuisine(choices, slug))}
    >
      {name}
    </Choice>
  )
}

export function GoodToKnowFields() {
  const { t } = useTranslation()
  const { choices, choose } = useList()
  return (
    <fieldset>
      <legend>
        <h2>{t('storeList.goodToKnow')}</h2>
      </legend>
      {choices.service === 'delivery' && (
        <Choice
          type="checkbox"
          name="freeDelivery"
          value="true"
          checked={choices.freeDelivery}
          onChange={({ target }) => choose({ ...choices, freeDelivery: target.checked })}
        >
          {t('storeList.freeDelivery')}
        </Choice>
      )}
      <Choice
        type="checkbox"
        name="hygiene"
        value={GOOD_HYGIENE}
        checked={choices.hygiene > 0}
        onChange={({ target }) =>
          choose({ ...choices, hygiene: target.checked ? GOOD_HYGIENE : 0 })
        }
      >
        {t('storeList.hygieneFrom')}
      </Choice>
    </fieldset>
  )
}
