import '#web/styles/content.css'
import '#web/styles/session.css'
import '#web/messages/enquiries.ts'
import '#web/messages/validation.ts'
import { partnerEnquiry } from '#contract/enquiries.ts'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useSendPartnerEnquiryMutation } from '#web/calls/enquiry-calls.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { PageHandle } from '#web/navigation/page-handle.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { EnquiryFrame } from './enquiry-frame.tsx'
import { useEnquiry } from './use-enquiry.ts'

const NOTHING = { restaurant: '', name: '', email: '', phone: '', postCode: '', message: '' }

export const handle: PageHandle = { query: [] }

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=3600' })

/** The application form for restaurants. */
export default function PartnerPage() {
  const { t } = useTranslation()
  const [send] = useSendPartnerEnquiryMutation()
  const { register, problem, sent, ...frame } = useEnquiry({
    schema: partnerEnquiry,
    defaultValues: NOTHING,
    names: ['restaurant', 'name', 'email', 'phone', 'postCode', 'message'],
    send: ({ message = '', ...fields }, captcha) =>
      send({ body: { ...fields, message, captcha } }).unwrap(),
  })
  return (
    <main id="main" className="page content-page" tabIndex={-1}>
      <PageHead
        title={t('enquiries.partnerTitle')}
        description={t('enquiries.partnerDescription')}
        path={links.partner()}
      />
      <h1>{t('enquiries.partnerTitle')}</h1>
      <p>{t('enquiries.partnerText')}</p>
      <EnquiryFrame {...frame} sentFrom={sent && sent.email}>
        <Field
          label={t('enquiries.restaurant')}
          autoComplete="organization"
          error={problem('restaurant')}
          {...register('restaurant')}
        />
        <Field
          label={t('enquiries.postCode')}
          autoComplete="postal-code"
          error={problem('postCode')}
          {...register('postCode')}
        />
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
          label={t('enquiries.phone')}
          type="tel"
          autoComplete="tel"
          error={problem('phone')}
          {...register('phone')}
        />
        <TextArea
          label={t('enquiries.partnerMessage')}
          rows={4}
          error={problem('message')}
          {...register('message')}
        />
      </EnquiryFrame>
    </main>
  )
}
