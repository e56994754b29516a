import type { StoreType } from '#contract/stores/stores.ts'
import { Choice } from '#ui/form/choice.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { GOOD_HYGIENE, toggleCuisine } from './list-choices.ts'
import { STORE_SORTS } from './list-choices.ts'
import { useListChoices } from './shown-list.ts'
import { classNames } from '#ui/class-names.ts'
import { Button } from '#ui/button.tsx'

type Choosable = 'service' | 'tab' | 'sort' | 'search' | 'cuisine' | 'freeDelivery' | 'hygiene'

export type CountedType = StoreType & { count: number }

const SHOWN = 10

/** In which order. */
export function SortFields() {
  const { t } = useTranslation()
  const { choices, choose } = useListChoices()
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
  const { choices } = useListChoices()
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
  const { choices, choose } = useListChoices()
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
  const { choices, choose } = useListChoices()
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

/** Order and filters beside the list; on a phone only where scripts can't open the dialog. */
export function FilterPanel({ storeTypes }: { storeTypes: readonly CountedType[] }) {
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
      <GoodToKnowFields />
      <OtherChoices except={['sort', 'cuisine', 'freeDelivery', 'hygiene']} />
      <ApplyWithoutScripts />
    </form>
  )
}

/** In a form that works without scripts: everything that the form itself does not choose. */
export function OtherChoices({ except }: { except: readonly Choosable[] }) {
  const { place, choices } = useListChoices()
  const { service, tab, sort, search, cuisine, freeDelivery, hygiene } = choices
  const chosen: [Choosable, string][] = [
    ['service', service],
    ['tab', tab === 'available' ? '' : tab],
    ['sort', sort === 'best-match' ? '' : sort],
    ['search', search],
    ['cuisine', cuisine.join(',')],
    ['freeDelivery', freeDelivery ? 'true' : ''],
    ['hygiene', hygiene ? String(hygiene) : ''],
  ]
  return (
    <>
      <input type="hidden" name="location" value={place.location} />
      {chosen.map(
        ([name, value]) =>
          value &&
          !except.includes(name) && <input key={name} type="hidden" name={name} value={value} />,
      )}
    </>
  )
}

/** With scripts every choice counts at once. */
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
