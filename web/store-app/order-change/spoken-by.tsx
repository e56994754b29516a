import '#web/messages/store-app.ts'
import { useId } from 'react'
import { Field } from '#ui/form/field.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useAppSelector } from '#web/state/store.ts'
import { useLiveOrders } from '#web/store-app/live/live-orders.ts'

const LONGEST_NAME = 60

interface SpokenByProps {
  name: string
  onChange: (name: string) => void
  hint: string
  /** Whether somebody has tried to go on. */
  isTried: boolean
}

/** Who of the staff has spoken with a customer on the phone; names given before are offered. */
export function SpokenBy({ name, onChange, hint, isTried }: SpokenByProps) {
  const { t } = useTranslation()
  const namesId = useId()
  const names = useNames()
  return (
    <div>
      <Field
        label={t('storeApp.discussedBy')}
        hint={hint}
        value={name}
        onChange={(event) => onChange(event.target.value)}
        list={namesId}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        aria-required
        error={isTried && name.trim() === '' && t('storeApp.discussedByMissing')}
      />
      <datalist id={namesId}>
        {names.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </datalist>
    </div>
  )
}

/** Who may have spoken with a customer: who is signed in, and who has before. */
function useNames(): string[] {
  const user = useAppSelector(({ partner }) => partner.user)
  const { orders } = useLiveOrders().board
  const own = user ? `${user.firstName} ${user.lastName}`.trim() : ''
  const before = (orders ?? []).flatMap(({ allergyDiscussedBy, changes }) => [
    allergyDiscussedBy,
    ...changes.map(({ spokenBy }) => spokenBy),
  ])
  return [...new Set([own, ...before])].filter((name) => name !== '')
}
