import type { Language } from '#rules/text/languages.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { enqueue } from '#api/jobs/tasks.ts'
import { type Enquiry, insertEnquiry } from './enquiries.queries.ts'

/** Saves an enquiry and enqueues the email to the marketplace's operators. Throws "Low recaptcha score.". */
export async function sendEnquiry(
  context: Context,
  { kind, fields }: Enquiry,
  {
    captcha = null,
    address,
    language,
  }: { captcha?: string | null | undefined; address: string; language: Language },
): Promise<{ message: 'ENQUIRY_SENT' }> {
  await context.botCheck.verify({ action: 'contact', token: captcha, address })
  await inTransaction(context.db, async (transaction) => {
    const at = context.now()
    const enquiryId = await insertEnquiry(transaction, { kind, fields, language, at })
    await enqueue(transaction, [{ task: 'send-enquiry', payload: { enquiryId } }])
  })
  return { message: 'ENQUIRY_SENT' }
}
