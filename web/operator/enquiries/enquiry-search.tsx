import { Search } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { ENQUIRY_ASSIGNEES } from '#contract/operator/enquiries.ts'
import { ENQUIRY_STATES } from '#rules/enquiries/enquiry-state.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { Select } from '#ui/form/select.tsx'
import type { EnquiriesWanted } from '#web/calls/staff/operator/enquiry-inbox-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

const minimumLength = 3

interface EnquirySearchProps {
  wanted: EnquiriesWanted
  onSearch: (wanted: EnquiriesWanted) => void
}

/** What to look for in the messages, in which state and whose. */
export function EnquirySearch({ wanted, onSearch }: EnquirySearchProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(wanted.search)
  const [isTried, setIsTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const search = typed.trim()
  const isTooShort = search !== '' && search.length < minimumLength
  const find = (event: FormEvent) => {
    event.preventDefault()
    flushSync(() => setIsTried(true))
    if (isTooShort) return focusFault(form.current)
    onSearch({ ...wanted, search })
  }
  return (
    <form ref={form} className="enquiry-search" role="search" onSubmit={find} noValidate>
      <Field
        icon={Search}
        type="search"
        label={t('enquiryInbox.search')}
        value={typed}
        maxLength={100}
        onChange={(event) => setTyped(event.target.value)}
        error={isTried && isTooShort && t('enquiryInbox.tooShort')}
        end={<Button type="submit">{t('enquiryInbox.searchNow')}</Button>}
      />
      <Select
        label={t('enquiryInbox.show')}
        value={wanted.state}
        onChange={({ target }) => {
          const state = ENQUIRY_STATES.find((each) => each === target.value)
          if (state) onSearch({ ...wanted, search, state })
        }}
      >
        {ENQUIRY_STATES.map((state) => (
          <option key={state} value={state}>
            {t(`enquiryInbox.state.${state}`)}
          </option>
        ))}
      </Select>
      <Select
        label={t('enquiryInbox.assignee')}
        value={wanted.assignee}
        onChange={({ target }) => {
          const assignee = ENQUIRY_ASSIGNEES.find((each) => each === target.value)
          if (assignee) onSearch({ ...wanted, search, assignee })
        }}
      >
        {ENQUIRY_ASSIGNEES.map((assignee) => (
          <option key={assignee} value={assignee}>
            {t(`enquiryInbox.assignees.${assignee}`)}
          </option>
        ))}
      </Select>
    </form>
  )
}
