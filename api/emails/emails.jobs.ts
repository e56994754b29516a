import type { Context } from '#api/context.ts'
import type { Handlers } from '#api/jobs/work.ts'
import type { MailPort } from '#api/outside/mail/mail.port.ts'

type EmailTask =
  | 'send-order-email'
  | 'send-account-email'
  | 'send-problem-email'
  | 'send-enquiry'
  | 'send-invitation'
  | 'send-bank-notice'
  | 'send-waiting-email'
  | 'send-unattended-email'
  | 'ask-for-review'
  | 'send-review-email'

/** The jobs that send emails. Their texts are loaded with the first, so that a server starts without. */
export function emailJobs(context: Context, mail: MailPort): Handlers<EmailTask> {
  return {
    'send-order-email': async (payload, run) => {
      const { sendOrderEmail } = await import('./orders/send-order-email.ts')
      await sendOrderEmail(context, { ...run, mail }, payload)
    },
    'send-account-email': async (payload, run) => {
      const { sendAccountEmail } = await import('./account/send-account-email.ts')
      await sendAccountEmail(context, { ...run, mail }, payload)
    },
    'send-problem-email': async (payload, run) => {
      const { sendProblemEmail } = await import('./problems/send-problem-email.ts')
      await sendProblemEmail(context, { ...run, mail }, payload)
    },
    'send-enquiry': async (payload, run) => {
      const { sendEnquiryEmail } = await import('./enquiries/send-enquiry-email.ts')
      await sendEnquiryEmail(context, { ...run, mail }, payload)
    },
    'send-invitation': async (payload, run) => {
      const { sendInvitation } = await import('./team/send-invitation.ts')
      await sendInvitation(context, { ...run, mail }, payload)
    },
    'send-bank-notice': async (payload, run) => {
      const { sendBankNotice } = await import('./business/send-bank-notice.ts')
      await sendBankNotice(context, { ...run, mail }, payload)
    },
    'send-waiting-email': async (payload, run) => {
      const { sendWaitingEmail } = await import('./staff/send-waiting-email.ts')
      await sendWaitingEmail(context, { ...run, mail }, payload)
    },
    'send-unattended-email': async (payload, run) => {
      const { sendUnattendedEmail } = await import('./staff/send-unattended-email.ts')
      await sendUnattendedEmail(context, { ...run, mail }, payload)
    },
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
