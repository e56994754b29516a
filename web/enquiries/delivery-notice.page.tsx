import '#web/styles/content.css'
import '#web/styles/session.css'
import '#web/messages/enquiries.ts'
import '#web/messages/validation.ts'
import { useSearchParams } from 'react-router'
import { deliveryNotice } from '#contract/stores/delivery-notices.ts'
import { isFullPostcode } from '#rules/address/postcode.ts'
import { Field } from '#ui/form/field.tsx'
import { useRequestDeliveryNoticeMutation } from '#web/calls/enquiry-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { PageHandle } from '#web/navigation/page-handle.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { EnquiryFrame } from './enquiry-frame.tsx'
import { useEnquiry } from './use-enquiry.ts'

export const handle: PageHandle = { query: [] }

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=3600' })

/** Asks for an email when a restaurant delivers to a postcode. */
export default function DeliveryNoticePage() {
  const { t } = useTranslation()
  const postCode = useSearchParams()[0].get('postCode') ?? ''
  const [send] = useRequestDeliveryNoticeMutation()
  const { register, problem, sent, ...frame } = useEnquiry({
    schema: deliveryNotice,
    // A list may be of a whole district or town.
    defaultValues: { postCode: isFullPostcode(postCode) ? postCode : '', email: '' },
    names: ['postCode', 'email'],
    send: (fields, captcha) => send({ body: { ...fields, captcha } }).unwrap(),
  })
  const whenSent = {
    title: t('enquiries.deliverySentTitle'),
    text: sent ? t('enquiries.deliverySentText', sent) : '',
    again: t('enquiries.deliveryAgain'),
  }
  return (
    <main id="main" className="page content-page" tabIndex={-1}>
      <PageHead
        title={t('enquiries.deliveryTitle')}
        description={t('enquiries.deliveryDescription')}
        path="/delivery-notice"
      />
      <h1>{t('enquiries.deliveryTitle')}</h1>
      <p>{t('enquiries.deliveryText')}</p>
      <EnquiryFrame {...frame} sentFrom={sent && sent.email} whenSent={whenSent}>
        <Field
          label={t('enquiries.postCode')}
          autoComplete="postal-code"
          error={problem('postCode')}
          {...register('postCode')}
        />
        <Field
          label={t('enquiries.email')}
          type="email"
          autoComplete="email"
          error={problem('email')}
          {...register('email')}
        />
      </EnquiryFrame>
    </main>
  )
}
