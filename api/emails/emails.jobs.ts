import type { Context } from '#api/context.ts'
import type { EmailTask } from '#api/jobs/sending-tasks.ts'
import type { Handlers } from '#api/jobs/work.ts'
import type { MailPort } from '#api/outside/mail/mail.port.ts'

/** The jobs that send emails. Their texts are loaded with the first, so that a server starts without. */
export function emailJobs(context: Context, mail: MailPort): Handlers<EmailTask> {
  return {
    ...enquiryJobs(context, mail),
    ...reviewJobs(context, mail),
    'send-order-email': async (payload, run) => {
      const { sendOrderEmail } = await import('./orders/send-order-email.ts')
      await sendOrderEmail(context, { ...run, mail }, payload)
    },
    'send-order-note': async (payload, run) => {
      const { sendOrderNote } = await import('./orders/send-order-note.ts')
      await sendOrderNote(context, { ...run, mail }, payload)
    },
    'send-account-email': async (payload, run) => {
      const { sendAccountEmail } = await import('./account/send-account-email.ts')
      await sendAccountEmail(context, { ...run, mail }, payload)
    },
    'send-problem-email': async (payload, run) => {
      const { sendProblemEmail } = await import('./problems/send-problem-email.ts')
      await sendProblemEmail(context, { ...run, mail }, payload)
    },
    'send-invitation': async (payload, run) => {
      const { sendInvitation } = await import('./team/send-invitation.ts')
      await sendInvitation(context, { ...run, mail }, payload)
    },
    'send-operator-invitation': async (payload, run) => {
      const { sendOperatorInvitation } = await import('./team/send-operator-invitation.ts')
      await sendOperatorInvitation(context, { ...run, mail }, payload)
    },
    'send-bank-notice': async (payload, run) => {
      const { sendBankNotice } = await import('./business/send-bank-notice.ts')
      await sendBankNotice(context, { ...run, mail }, payload)
    },
    'send-payout-notice': async (payload, run) => {
      const { sendPayoutNotice } = await import('./business/send-payout-notice.ts')
      await sendPayoutNotice(context, { ...run, mail }, payload)
    },
    'send-store-news': async (payload, run) => {
      const { sendStoreNews } = await import('./business/send-store-news.ts')
      await sendStoreNews(context, { ...run, mail }, payload)
    },
    'send-delivery-notice': async (payload, run) => {
      const { sendDeliveryNotice } = await import('./stores/send-delivery-notice.ts')
      await sendDeliveryNotice(context, { ...run, mail }, payload)
    },
    'send-waiting-email': async (payload, run) => {
      const { sendWaitingEmail } = await import('./staff/send-waiting-email.ts')
      await sendWaitingEmail(context, { ...run, mail }, payload)
    },
    'send-unattended-email': async (payload, run) => {
      const { sendUnattendedEmail } = await import('./staff/send-unattended-email.ts')
      await sendUnattendedEmail(context, { ...run, mail }, payload)
    },
    'send-alert-email': async (payload, run) => {
      const { sendAlertEmail } = await import('./marketplace/send-alert-email.ts')
      await sendAlertEmail(context, { ...run, mail }, payload)
    },
  }
}

type EnquiryTask = 'send-enquiry' | 'send-enquiry-answer' | 'send-declined'

/** Those about what people write to the marketplace. */
function enquiryJobs(context: Context, mail: MailPort): Handlers<EnquiryTask> {
  return {
    'send-enquiry': async (payload, run) => {
      const { sendEnquiryEmail } = await import('./enquiries/send-enquiry-email.ts')
      await sendEnquiryEmail(context, { ...run, mail }, payload)
    },
    'send-enquiry-answer': async (payload, run) => {
      const { sendEnquiryAnswer } = await import('./enquiries/send-enquiry-answer.ts')
      await sendEnquiryAnswer(context, { ...run, mail }, payload)
    },
    'send-declined': async (payload, run) => {
      const { sendDeclined } = await import('./enquiries/send-declined.ts')
      await sendDeclined(context, { ...run, mail }, payload)
    },
  }
}

/** What a customer is asked about an order, and told about what they wrote. */
function reviewJobs(
  context: Context,
  mail: MailPort,
): Handlers<'ask-for-review' | 'send-review-email'> {
  return {
    'ask-for-review': async (payload, run) => {
      const { askForReview } = await import('./reviews/ask-for-review.ts')
      await askForReview(context, { ...run, mail }, payload)
    },
    'send-review-email': async (payload, run) => {
      const { sendReviewEmail } = await import('./reviews/send-review-email.ts')
      await sendReviewEmail(context, { ...run, mail }, payload)
    },
  }
}
