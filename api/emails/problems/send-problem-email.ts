import { DEFAULT_LANGUAGE, pathIn } from '#rules/text/languages.ts'
import type { Context } from '#api/context.ts'
import { orderTokenOf } from '#api/orders/reading/order-token.ts'
import { readOrder, readOrderLanguage } from '#api/orders/reading/read-order.ts'
import { readProblem } from '#api/problems/read-problem.ts'
import { findAroundOrder, insertSentEmail } from '#api/emails/orders/order-email.queries.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import { deliverEmail, type EmailMeans } from '../writing/deliver-email.ts'
import { translator } from '../writing/translate.ts'
import { problemEmail } from './problem-email.ts'

/** Sends the customer, the store or the marketplace what happened to a report. Rejects as `deliverEmail`. */
export async function sendProblemEmail(
  context: Context,
  means: EmailMeans,
  { reportId, message, to, again }: Tasks['send-problem-email'],
): Promise<void> {
  // As staff see it, with who pays.
  const report = await readProblem(context, reportId, 'operator')
  const orderId = report.order.id
  const order = await readOrder(context, orderId, 'system')
  const around = await findAroundOrder(context.db, orderId)
  if (!around) throw new Error('An order without a store')
  // Its customer has deleted their account.
  if (to === 'customer' && order.contact.email === '') return
  const { publicUrl, tokenSecret } = context.configuration
  const { name: marketplace, contactEmail } = context.marketplace
  const language = to === 'customer' ? await readOrderLanguage(context, orderId) : DEFAULT_LANGUAGE
  const key = around.accountId === null ? `#key=${orderTokenOf(tokenSecret, orderId)}` : ''
  const email = problemEmail(
    { message, to },
    {
      report,
      order,
      marketplace,
      links: {
        order: `${publicUrl}${pathIn(language, `/account/orders/${orderId}`)}${key}`,
        storeApp: `${publicUrl}/store-app/problems?store=${order.store.slug}`,
        operator: `${publicUrl}/operator/problems`,
      },
      t: translator(language),
    },
  )
  const mailboxes = {
    customer: order.contact.email,
    store: around.storeEmail,
    operator: contactEmail,
  }
  await deliverEmail(context, means, email, {
    to: mailboxes[to],
    language,
    id: again === undefined ? `problem-${reportId}-${message}-${to}` : `order-${orderId}-${again}`,
    inReplyTo: `order-${orderId}-received-${to}`,
    isOurs: to === 'operator',
    about: { reportId, message, to },
  })
  if (to === 'operator') return
  await insertSentEmail(context.db, {
    orderId,
    message: `problem.${message}`,
    to,
    subjectId: reportId,
    at: context.now(),
  })
}
