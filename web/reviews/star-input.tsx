import { CircleAlert, Star } from 'lucide-react'
import { useId } from 'react'
import { STARS, type Stars } from '#rules/reviews/stars.ts'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

const WORDS = { 1: 'one', 2: 'two', 3: 'three', 4: 'four', 5: 'five' } as const

interface StarInputProps {
  legend: string
  value: Stars | null
  onChange: (stars: Stars) => void
  /** The problem and what to do next, in one sentence. */
  error?: string | undefined
}

/** One to five stars for a part of an order: radio buttons that look like stars. */
export function StarInput({ legend, value, onChange, error }: StarInputProps) {
  const { t } = useTranslation()
  const id = useId()
  const wordOf = (stars: Stars) => t(`reviews.rate.words.${WORDS[stars]}`)
  return (
    <fieldset
      className="rate"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>
        {legend}
        <small>{value === null ? t('reviews.rate.notYet') : wordOf(value)}</small>
      </legend>
      <div className="stars">
        {STARS.map((stars) => (
          <label key={stars}>
            <input
              type="radio"
              name={id}
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
            />
            <span className="sr">{t('reviews.rate.star', { stars, word: wordOf(stars) })}</span>
            <Icon of={Star} />
          </label>
        ))}
      </div>
      {error && (
        <p className="problem" id={`${id}-error`} role="alert">
          <Icon of={CircleAlert} />
          {error}
        </p>
      )}
    </fieldset>
  )
}
