import { REVIEW_REASONS, type ReviewReason } from '#contract/reviews/review.ts'
import { Select } from '#ui/form/select.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

interface ReasonSelectProps {
  id: string
  label: string
  /** The label of the first option, which is no reason. */
  prompt: string
  value: ReviewReason | ''
  error: string | false
  onChange: (reason: ReviewReason | '') => void
}

/** One of the policy's reasons against a review. */
export function ReasonSelect({ prompt, onChange, ...field }: ReasonSelectProps) {
  const { t } = useTranslation()
  return (
    <Select
      {...field}
      // The values are those of the options.
      onChange={({ target }) => onChange(target.value as ReviewReason | '')}
    >
      <option value="">{prompt}</option>
      {REVIEW_REASONS.map((each) => (
        <option key={each} value={each}>
          {t(`reviews.reason.${each}`)}
        </option>
      ))}
    </Select>
  )
}
