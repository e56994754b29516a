import { useState } from 'react'
import type { Enquiry } from '#contract/operator/enquiries.ts'
import { stateAfter } from '#rules/enquiries/enquiry-state.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useActOnEnquiryMutation } from '#web/calls/staff/operator/enquiry-inbox-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

const ACTS = ['take', 'release', 'close', 'reopen'] as const

interface EnquiryActsProps {
  enquiry: Enquiry
  operatorId: string
}

/** Who looks after a message, and what can be done about it. */
export function EnquiryActs({ enquiry, operatorId }: EnquiryActsProps) {
  const { t } = useTranslation()
  const { id, version, assignee, state } = enquiry
  const [text, setText] = useState('')
  const [act, acting] = useActOnEnquiryMutation()
  const pressed = acting.isLoading ? acting.originalArgs?.body.act : undefined
  const isMine = assignee?.id === operatorId
  const offered = ACTS.filter((each) => {
    if (stateAfter(state, each) === null) return false
    if (each === 'take') return !isMine
    return each !== 'release' || isMine
  })
  const send = async (which: (typeof ACTS)[number]) => {
    const { error } = await act({ params: { enquiryId: id }, body: { act: which, text, version } })
    if (error !== undefined) return showFailure(error)
    setText('')
    showToast({ id: `act ${id}`, variant: 'positive', title: t('enquiryInbox.done') })
  }
  return (
    <section className="panel stack" aria-labelledby="enquiry-acts">
      <h2 id="enquiry-acts">{t('enquiryInbox.acts')}</h2>
      <p>
        {isMine && t('enquiryInbox.withYou')}
        {!isMine && assignee && t('enquiryInbox.withName', { name: assignee.name })}
        {!assignee && t('enquiryInbox.nobody')}
      </p>
      <Field
        label={t('enquiryInbox.why')}
        hint={t('enquiryInbox.whyHint')}
        maxLength={1000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="row wrap">
        {offered.map((each) => (
          <Button
            key={each}
            isLoading={pressed === each}
            loadingLabel={t('enquiryInbox.acting')}
            onClick={() => void send(each)}
          >
            {t(
              each === 'take' && assignee
                ? 'enquiryInbox.act.takeOver'
                : `enquiryInbox.act.${each}`,
            )}
          </Button>
        ))}
      </div>
    </section>
  )
}
