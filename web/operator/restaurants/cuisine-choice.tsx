import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import type { Restaurant } from '#contract/operator/restaurants/restaurants.ts'
import { Chip } from '#ui/form/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useListCuisinesQuery } from '#web/calls/staff/restaurants/cuisine-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'

interface CuisineChoiceProps {
  /** Slugs, the main one first. */
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** What a restaurant has already, shown also while the list is loading. */
  others?: Restaurant['cuisines']
  error?: string | undefined
}

/** What a restaurant cooks: the first that is chosen is the main one. */
export function CuisineChoice({ chosen, onChange, others, error }: CuisineChoiceProps) {
  const { t } = useTranslation()
  const hintId = useId()
  const errorId = useId()
  const query = useListCuisinesQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data } = query
  const offered = (data?.items ?? []).filter(({ isHidden }) => !isHidden)
  const known = new Set(offered.map(({ slug }) => slug))
  const all = [...offered, ...(others ?? []).filter(({ slug }) => !known.has(slug))]
  const main = all.find(({ slug }) => slug === chosen[0])
  return (
    <fieldset aria-describedby={error ? `${hintId} ${errorId}` : hintId}>
      <legend className="label">{t('restaurants.cuisines')}</legend>
      <p className="small muted" id={hintId}>
        {t('restaurants.cuisinesHint')} {main && t('restaurants.cuisineFirst', { name: main.name })}
      </p>
      <div className="row wrap cuisine-choice">
        {all.map(({ slug, name }) => (
          <Chip
            key={slug}
            name="cuisines"
            checked={chosen.includes(slug)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, slug] : chosen.filter((each) => each !== slug))
            }
          >
            {name}
          </Chip>
        ))}
      </div>
      {!data && (
        <NotLoaded
          {...query}
          loading={
            <div aria-busy>
              <p className="sr">{t('restaurants.cuisinesLoading')}</p>
              <Skeleton height="8rem" radius="var(--radius-md)" />
            </div>
          }
          failed={t('restaurants.cuisinesFailed')}
        />
      )}
      {error && (
        <p className="problem" id={errorId} role="alert">
          <Icon of={CircleAlert} />
          {error}
        </p>
      )}
    </fieldset>
  )
}
