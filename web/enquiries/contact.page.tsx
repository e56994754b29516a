import '#web/styles/content.css'
import '#web/styles/session.css'
import '#web/messages/enquiries.ts'
import '#web/messages/validation.ts'
import { contactMessage } from '#contract/enquiries.ts'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useSendContactMessageMutation } from '#web/calls/enquiry-calls.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { PageHandle } from '#web/navigation/page-handle.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { EnquiryFrame } from './enquiry-frame.tsx'
import { useEnquiry } from './use-enquiry.ts'

export const handle: PageHandle = { query: [] }

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=3600' })

/** Sends a message to the marketplace's operators. */
export default function ContactPage() {
  const { t } = useTranslation()
  const [send] = useSendContactMessageMutation()
  const { register, problem, sent, ...frame } = useEnquiry({
    schema: contactMessage,
    defaultValues: { name: '', email: '', orderNumber: '', message: '' },
    names: ['name', 'email', 'orderNumber', 'message'],
    send: ({ orderNumber = '', ...fields }, captcha) =>
      send({ body: { ...fields, orderNumber, captcha } }).unwrap(),
  })
  return (
    <main id="main" className="page content-page" tabIndex={-1}>
      <PageHead
        title={t('enquiries.contactTitle')}
        description={t('enquiries.contactDescription')}
        path={links.contact()}
      />
      <h1>{t('enquiries.contactTitle')}</h1>
      <p>{t('enquiries.contactText')}</p>
      <ContactWays />
      <EnquiryFrame {...frame} sentFrom={sent && sent.email}>
        <Field
          label={t('enquiries.name')}
          autoComplete="name"
          error={problem('name')}
          {...register('name')}
        />
        <Field
          label={t('enquiries.email')}
          type="email"
          autoComplete="email"
          error={problem('email')}
          {...register('email')}
        />
        <Field
          label={t('enquiries.orderNumber')}
          autoComplete="off"
          error={problem('orderNumber')}
          {...register('orderNumber')}
        />
        <TextArea
          label={t('enquiries.message')}
          rows={6}
          error={problem('message')}
          {...register('message')}
        />
      </EnquiryFrame>
    </main>
  )
}

/** How the marketplace is reached without the form. */
function ContactWays() {
  const { t } = useTranslation()
  const { contactEmail, contactPhone } = useSiteFacts()
  return (
    <dl className="row wrap">
      <div>
        <dt className="sr">{t('enquiries.email')}</dt>
        <dd>
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </dd>
      </div>
      {contactPhone && (
        <div>
          <dt className="sr">{t('enquiries.phone')}</dt>
          <dd>
            <a href={`tel:${contactPhone.replaceAll(/\s/g, '')}`}>{contactPhone}</a>
          </dd>
        </div>
      )}
    </dl>
  )
}
