import type { Context } from '#api/context.ts'
import { sendAccountEmail } from '#api/emails/account/send-account-email.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import type { OutgoingMail } from '#api/outside/mail/mail.port.ts'

/** Sends the waiting emails about accounts, and returns them: a test's mailbox. */
export async function deliverAccountEmails(context: Context): Promise<OutgoingMail[]> {
  const { rows } = await context.pool.query<{ payload: Tasks['send-account-email'] }>(
    `WITH task AS (SELECT id FROM graphile_worker._private_tasks WHERE identifier = $1)
     DELETE FROM graphile_worker._private_jobs WHERE task_id IN (TABLE task) RETURNING payload`,
    ['send-account-email'],
  )
  const sent: OutgoingMail[] = []
  const mail = { send: async (each: OutgoingMail) => void sent.push(each), close: () => {} }
  const log = { warn: () => {}, error: () => {} }
  for (const { payload } of rows) await sendAccountEmail(context, { mail, log }, payload)
  return sent
}

/** The text behind the # of the link in an email. */
export function linkIn({ text }: Pick<OutgoingMail, 'text'>): {
  path: string
  secret: URLSearchParams
} {
  const link = /https?:\/\/\S+#\S+/.exec(text)?.[0]
  if (!link) throw new Error('The email has no link')
  const url = new URL(link)
  return { path: url.pathname, secret: new URLSearchParams(url.hash.slice(1)) }
}
