import type { Context } from '#api/context.ts'
import { orderTokenOf } from '#api/orders/reading/order-token.ts'
import { readOrder } from '#api/orders/reading/read-order.ts'
import { MailUndeliverable, type MailPort } from '#api/outside/mail/mail.port.ts'
import { readProblem } from '#api/problems/read-problem.ts'
import { domainOf } from '#api/emails/writing/domain-of.ts'
import type { JobLog } from '#api/jobs/job-log.ts'
import { findAroundOrder } from '#api/emails/orders/order-email.queries.ts'
import type { Tasks } from '#api/jobs/tasks.ts'

/**
 * Tells the customer, the store or the marketplace what happened to a report. Rejects when the mail
 * server does not take it, so that it is tried again, as the same email; a mailbox that does not exist
 * is given up.
 */
export async function sendProblemEmail(
  context: Context,
  { mail, log, signal }: { mail: MailPort; log: JobLog; signal?: AbortSignal | undefined },
  { reportId, message, to }: Tasks['send-problem-email'],
): Promise<void> {
  // As staff read it, with who pays.
  const report = await readProblem(context, reportId, 'operator')
  const orderId = report.order.id
  const order = await readOrder(context, orderId, 'system')
  const around = await findAroundOrder(context.db, orderId)
  if (!around) throw new Error('An order without a store')
  // Its customer has deleted their account.
  if (to === 'customer' && order.contact.email === '') return
  const [{ problemEmail }, { translator }, { writeEmail }] = await Promise.all([
    import('./problem-email.ts'),
    import('#api/emails/writing/translate.ts'),
    import('#api/emails/writing/write-email.ts'),
  ])
  const { publicUrl, marketplaceName, contactEmail, mailFrom, tokenSecret } = context.configuration
  const key = around.accountId === null ? `#key=${orderTokenOf(tokenSecret, orderId)}` : ''
  const email = problemEmail(
    { message, to },
    {
      report,
      order,
      marketplace: marketplaceName,
      links: {
        order: `${publicUrl}/account/orders/${orderId}${key}`,
        storeApp: `${publicUrl}/store-app/problems?store=${order.store.slug}`,
        operator: `${publicUrl}/operator/problems`,
      },
      say: translator(),
    },
  )
  const written = await writeEmail(email, marketplaceName)
  const mailbox = {
    customer: order.contact.email,
    store: around.storeEmail,
    operator: contactEmail,
  }[to]
  const idOf = (about: string) => `<${about}-${to}@${domainOf(mailFrom)}>`
  const first = idOf(`order-${orderId}-received`)
  try {
    await mail.send(
      {
        ...written,
        to: mailbox,
        messageId: idOf(`problem-${reportId}-${message}`),
        headers: { 'In-Reply-To': first, References: first },
      },
      signal,
    )
  } catch (error) {
    if (!(error instanceof MailUndeliverable)) throw error
    log.warn({ reportId, message, to, codes: error.message }, 'no such mailbox')
  }
}
