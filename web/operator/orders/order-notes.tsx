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
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

const longest = 1000

type Written = 'note' | 'customer' | 'store'

/** What each kind of text is called. */
const wordsOf = (t: Translate, email: string) => ({
  note: {
    choice: t('operatorOrders.asNote'),
    label: t('operatorOrders.noteLabel'),
    hint: t('operatorOrders.noteHint'),
    send: t('operatorOrders.addNote'),
    sent: t('operatorOrders.noteAdded'),
  },
  customer: {
    choice: t('operatorOrders.asMessage'),
    label: t('operatorOrders.messageLabel'),
    hint: t('operatorOrders.messageHint', { email }),
    send: t('operatorOrders.sendMessage'),
    sent: t('operatorOrders.messageSent'),
  },
  store: {
    choice: t('operatorOrders.asStoreMessage'),
    label: t('operatorOrders.messageLabel'),
    hint: t('operatorOrders.storeMessageHint'),
    send: t('operatorOrders.sendStoreMessage'),
    sent: t('operatorOrders.storeMessageSent'),
  },
})

/** Writes a note for colleagues, an email to the customer, or a message to the restaurant. */
export function OrderNotes({ order }: { order: Order }) {
  const { t } = useTranslation()
  const [kind, setKind] = useState<Written>('note')
  const [text, setText] = useState('')
  const [isTried, setIsTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const [addNote, adding] = useAddOrderNoteMutation()
  const [sendMessage, sending] = useSendOrderMessageMutation()
  const { email } = order.contact
  const words = wordsOf(t, email)
  const kinds: Written[] = email ? ['note', 'customer', 'store'] : ['note', 'store']
  const fault =
    text.trim() === ''
      ? t('operatorOrders.noteMissing')
      : text.length > longest && t('operatorOrders.tooLong')
  const write = async (event: FormEvent) => {
    event.preventDefault()
    flushSync(() => setIsTried(true))
    if (fault) return focusFault(form.current)
    const params = { orderId: order.id }
    const { error } = await (kind === 'note'
      ? addNote({ params, body: { text } })
      : sendMessage({ params, body: { text, to: kind } }))
    if (error !== undefined) return showFailure(error)
    setText('')
    setIsTried(false)
    showToast({ id: `note ${order.id}`, variant: 'positive', title: words[kind].sent })
  }
  return (
    <section className="panel stack" aria-labelledby="order-notes">
      <h2 id="order-notes">{t('operatorOrders.notes')}</h2>
      <form ref={form} className="stack" noValidate onSubmit={(event) => void write(event)}>
        <Segment
          legend={t('operatorOrders.noteKind')}
          name="note-kind"
          value={kind}
          onChange={(chosen) => {
            setKind(chosen)
            setIsTried(false)
          }}
          options={kinds.map((value) => ({ value, label: words[value].choice }))}
        />
        <TextArea
          label={words[kind].label}
          hint={words[kind].hint}
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
            {words[kind].send}
          </Button>
        </div>
      </form>
    </section>
  )
}
