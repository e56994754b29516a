import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Enquiry } from '#contract/operator/enquiries.ts'
import { Button } from '#ui/button.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { Segment } from '#ui/form/segment.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import {
  useAddEnquiryNoteMutation,
  useAnswerEnquiryMutation,
} from '#web/calls/staff/operator/enquiry-inbox-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'

const LONGEST = { answer: 5000, note: 1000 } as const

/** Answers a message by email, or writes a note for colleagues; a closed one takes only notes. */
export function EnquiryReply({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation()
  const { contactEmail: contact } = useSiteFacts()
  const { id, email, version } = enquiry
  const isClosed = enquiry.state === 'closed'
  const [chosen, setChosen] = useState<'answer' | 'note'>('answer')
  const kind = isClosed ? 'note' : chosen
  const [text, setText] = useState('')
  const [isTried, setIsTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const [answer, answering] = useAnswerEnquiryMutation()
  const [addNote, adding] = useAddEnquiryNoteMutation()
  const fault =
    text.trim() === ''
      ? t('enquiryInbox.textMissing')
      : text.length > LONGEST[kind] && t('enquiryInbox.tooLong')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    flushSync(() => setIsTried(true))
    if (fault) return focusFault(form.current)
    const params = { enquiryId: id }
    const { error } =
      kind === 'note'
        ? await addNote({ params, body: { text } })
        : await answer({ params, body: { text, version } })
    if (error !== undefined) return showFailure(error)
    setText('')
    setIsTried(false)
    const title =
      kind === 'note' ? t('enquiryInbox.noteAdded') : t('enquiryInbox.answered', { email })
    showToast({ id: `reply ${id}`, variant: 'positive', title })
  }
  return (
    <section className="panel stack" aria-labelledby="enquiry-reply">
      <h2 id="enquiry-reply">{t('enquiryInbox.write')}</h2>
      <form ref={form} className="stack" noValidate onSubmit={(event) => void send(event)}>
        {isClosed ? (
          <p className="soft">{t('enquiryInbox.closedText')}</p>
        ) : (
          <Segment
            legend={t('enquiryInbox.writeKind')}
            name="reply-kind"
            value={kind}
            onChange={setChosen}
            options={[
              { value: 'answer', label: t('enquiryInbox.asAnswer') },
              { value: 'note', label: t('enquiryInbox.asNote') },
            ]}
          />
        )}
        <TextArea
          label={t(`enquiryInbox.${kind}Label`)}
          hint={
            kind === 'note'
              ? t('enquiryInbox.noteHint')
              : t('enquiryInbox.answerHint', { email, contact })
          }
          rows={6}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={isTried && fault}
        />
        <div>
          <Button
            type="submit"
            variant="primary"
            isLoading={answering.isLoading || adding.isLoading}
            loadingLabel={t('enquiryInbox.acting')}
          >
            {t(kind === 'note' ? 'enquiryInbox.addNote' : 'enquiryInbox.sendAnswer')}
          </Button>
        </div>
      </form>
    </section>
  )
}
