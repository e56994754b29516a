import '#web/styles/staff/operator.css'
import '#web/styles/staff/console-orders.css'
import '#web/messages/enquiry-inbox.ts'
import '#web/messages/operator.ts'
import '#web/messages/store-app.ts'
import { useSearchParams } from 'react-router'
import { ENQUIRY_ASSIGNEES } from '#contract/operator/enquiries.ts'
import { ENQUIRY_STATES } from '#rules/enquiries/enquiry-state.ts'
import type { EnquiriesWanted } from '#web/calls/staff/operator/enquiry-inbox-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ConsolePage } from '#web/operator/console-page.tsx'
import { EnquirySearch } from './enquiry-search.tsx'
import { EnquiriesLoading, FoundEnquiries } from './found-enquiries.tsx'

/** The messages to the marketplace. What is looked for is in the address. */
export default function EnquiriesPage() {
  const { t } = useTranslation()
  const [parameters, setParameters] = useSearchParams()
  const wanted: EnquiriesWanted = {
    search: parameters.get('search') ?? '',
    state: ENQUIRY_STATES.find((each) => each === parameters.get('state')) ?? 'open',
    assignee: ENQUIRY_ASSIGNEES.find((each) => each === parameters.get('assignee')) ?? 'anyone',
  }
  const show = ({ search, state, assignee }: EnquiriesWanted) =>
    setParameters({
      ...(search && { search }),
      ...(state !== 'open' && { state }),
      ...(assignee !== 'anyone' && { assignee }),
    })
  return (
    <ConsolePage name={t('enquiryInbox.title')} permission="enquiries">
      {(user) => (
        <>
          <div>
            <h1>{t('enquiryInbox.title')}</h1>
            <p className="soft">{t('enquiryInbox.intro')}</p>
          </div>
          <EnquirySearch key={parameters.toString()} wanted={wanted} onSearch={show} />
          {user ? <FoundEnquiries wanted={wanted} /> : <EnquiriesLoading />}
        </>
      )}
    </ConsolePage>
  )
}
