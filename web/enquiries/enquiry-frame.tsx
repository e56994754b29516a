import { useEffect, useRef, type ReactNode, type SyntheticEvent } from 'react'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { SubmitButton } from '#web/page/submit-button.tsx'

interface EnquiryFrameProps {
  /** The email address for the answer, once the message is sent; null before. */
  sentFrom: string | null
  isSending: boolean
  /** The problem of none of the fields. */
  refusal: string | null
  submit: (event: SyntheticEvent) => Promise<void>
  writeAnother: () => void
  /** What is said once it is sent, where that is not an answer by email. */
  whenSent?: SentTexts
  children: ReactNode
}

interface SentTexts {
  title: string
  text: string
  /** The button that shows the form again. */
  again: string
}

/** The form around the fields of a message, and the confirmation once it is sent. */
export function EnquiryFrame(props: EnquiryFrameProps) {
  const { sentFrom, isSending, refusal, submit, writeAnother, whenSent, children } = props
  const { t } = useTranslation()
  if (sentFrom !== null)
    return <Sent email={sentFrom} writeAnother={writeAnother} texts={whenSent} />
  return (
    // Before its script has loaded, a form of this method is not sent.
    <form className="stack" method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <noscript className="banner warning">
        <p>{t('enquiries.withoutScripts')}</p>
      </noscript>
      {refusal && !isSending && <Banner variant="danger">{refusal}</Banner>}
      {children}
      <SubmitButton
        label={t('enquiries.send')}
        loadingLabel={t('enquiries.sending')}
        isLoading={isSending}
      />
    </form>
  )
}

interface SentProps {
  email: string
  writeAnother: () => void
  texts: SentTexts | undefined
}

function Sent({ email, writeAnother, texts }: SentProps) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="stack">
      <h2 ref={heading} tabIndex={-1}>
        {texts?.title ?? t('enquiries.sentTitle')}
      </h2>
      <p>{texts?.text ?? t('enquiries.sentText', { email })}</p>
      <div>
        <Button onClick={writeAnother}>{texts?.again ?? t('enquiries.again')}</Button>
      </div>
    </section>
  )
}
