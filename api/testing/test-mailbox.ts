import type { Context } from '#api/context.ts'
import { sendAccountEmail } from '#api/emails/account/send-account-email.ts'
import { sendInvitation } from '#api/emails/team/send-invitation.ts'
import { sendOperatorInvitation } from '#api/emails/team/send-operator-invitation.ts'
import type { EmailMeans } from '#api/emails/writing/deliver-email.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import type { OutgoingMail } from '#api/outside/mail/mail.port.ts'

/** Sends the waiting emails about accounts, and returns them: a test's mailbox. */
export function deliverAccountEmails(context: Context): Promise<OutgoingMail[]> {
  return deliver(context, 'send-account-email', sendAccountEmail)
}

/** Sends the waiting invitations of restaurants, and returns them. */
export function deliverInvitations(context: Context): Promise<OutgoingMail[]> {
  return deliver(context, 'send-invitation', sendInvitation)
}

/** Sends the waiting invitations of the marketplace, and returns them. */
export function deliverOperatorInvitations(context: Context): Promise<OutgoingMail[]> {
  return deliver(context, 'send-operator-invitation', sendOperatorInvitation)
}

/** Sends the waiting emails of one kind, and returns them. */
export async function deliver<Name extends keyof Tasks>(
  context: Context,
  task: Name,
  sendEmail: (context: Context, means: EmailMeans, payload: Tasks[Name]) => Promise<void>,
): Promise<OutgoingMail[]> {
  const { rows } = await context.pool.query<{ payload: Tasks[Name] }>(
    `WITH task AS (SELECT id FROM graphile_worker._private_tasks WHERE identifier = $1)
     DELETE FROM graphile_worker._private_jobs WHERE task_id IN (TABLE task) RETURNING payload`,
    [task],
  )
  const sent: OutgoingMail[] = []
  const mail = { send: async (each: OutgoingMail) => void sent.push(each), close: () => {} }
  const log = { warn: () => {}, error: () => {} }
  for (const { payload } of rows) await sendEmail(context, { mail, log }, payload)
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
