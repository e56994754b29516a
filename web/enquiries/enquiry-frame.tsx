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
  children: ReactNode
}

/** The form around the fields of a message, and the confirmation once it is sent. */
export function EnquiryFrame(props: EnquiryFrameProps) {
  const { sentFrom, isSending, refusal, submit, writeAnother, children } = props
  const { t } = useTranslation()
  if (sentFrom !== null) return <Sent email={sentFrom} writeAnother={writeAnother} />
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

function Sent({ email, writeAnother }: { email: string; writeAnother: () => void }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="stack">
      <h2 ref={heading} tabIndex={-1}>
        {t('enquiries.sentTitle')}
      </h2>
      <p>{t('enquiries.sentText', { email })}</p>
      <div>
        <Button onClick={writeAnother}>{t('enquiries.again')}</Button>
      </div>
    </section>
  )
}
