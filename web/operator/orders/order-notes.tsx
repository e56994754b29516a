import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Order } from '#contract/orders.ts'
import { Button } from '#ui/button.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { Segment } from '#ui/form/segment.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import {
  useAddOrderNoteMutation,
  useSendOrderMessageMutation,
} from '#web/calls/staff/operator/operator-order-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

const longest = 1000

/** Writes a note for colleagues, or an email to the customer. */
export function OrderNotes({ order }: { order: Order }) {
  const { t } = useTranslation()
  const [kind, setKind] = useState<'note' | 'message'>('note')
  const [text, setText] = useState('')
  const [isTried, setIsTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const [addNote, adding] = useAddOrderNoteMutation()
  const [sendMessage, sending] = useSendOrderMessageMutation()
  const isNote = kind === 'note'
  const { email } = order.contact
  const fault =
    text.trim() === ''
      ? t('operatorOrders.noteMissing')
      : text.length > longest && t('operatorOrders.tooLong')
  const write = async (event: FormEvent) => {
    event.preventDefault()
    flushSync(() => setIsTried(true))
    if (fault) return focusFault(form.current)
    const written = { params: { orderId: order.id }, body: { text } }
    const { error } = await (isNote ? addNote(written) : sendMessage(written))
    if (error !== undefined) return showFailure(error)
    setText('')
    setIsTried(false)
    showToast({
      id: `note ${order.id}`,
      variant: 'positive',
      title: t(isNote ? 'operatorOrders.noteAdded' : 'operatorOrders.messageSent'),
    })
  }
  return (
    <section className="panel stack" aria-labelledby="order-notes">
      <h2 id="order-notes">{t('operatorOrders.notes')}</h2>
      <form ref={form} className="stack" noValidate onSubmit={(event) => void write(event)}>
        {email && (
          <Segment
            legend={t('operatorOrders.noteKind')}
            name="note-kind"
            value={kind}
            onChange={setKind}
            options={[
              { value: 'note', label: t('operatorOrders.asNote') },
              { value: 'message', label: t('operatorOrders.asMessage') },
            ]}
          />
        )}
        <TextArea
          label={t(isNote ? 'operatorOrders.noteLabel' : 'operatorOrders.messageLabel')}
          hint={isNote ? t('operatorOrders.noteHint') : t('operatorOrders.messageHint', { email })}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={isTried && fault}
        />
        <div>
          <Button
            type="submit"
            isLoading={adding.isLoading || sending.isLoading}
            loadingLabel={t('operatorOrders.acting')}
          >
            {t(isNote ? 'operatorOrders.addNote' : 'operatorOrders.sendMessage')}
          </Button>
        </div>
      </form>
    </section>
  )
}
