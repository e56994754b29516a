import { createTransport, type SendMailOptions } from 'nodemailer'
import type { RunningSandbox } from '#sandbox/main.ts'

export const welcome: SendMailOptions = {
  from: 'Tuck In <orders@tuckin.example>',
  to: 'Anna Ash <anna@example.org>',
  subject: 'Confirm your email – it’s quick',
  text: 'Hello Anna, confirm here: https://tuckin.example/confirm?code=1&from=text.',
  html:
    '<html><head><title>x</title></head><body><p>Hello <b>Anna</b></p>' +
    '<a href="https://tuckin.example/confirm?code=1&amp;from=html">Confirm &amp; go on</a>' +
    '<script>alert(1)</script></body></html>',
}

type Listed = { items: { id: string; subject: string; recipients: string[]; preview: string }[] }

/** Who sends mail to a sandbox, and who looks for it there. */
export function mailboxVisitorOf(sandbox: () => RunningSandbox) {
  async function send(message: SendMailOptions, url = sandbox().smtpUrl) {
    const transport = createTransport(url)
    try {
      return await transport.sendMail(message)
    } finally {
      transport.close()
    }
  }

  function sendCall(path: string, init?: RequestInit) {
    return fetch(sandbox().mailboxUrl.replace(/\/mail$/, path), init)
  }

  async function list(query = ''): Promise<Listed['items']> {
    const answer = await sendCall(`/mail/api/messages${query}`)
    // What the API answers is what these tests look at.
    return ((await answer.json()) as Listed).items
  }

  async function only(): Promise<string> {
    const [message] = await list()
    return message?.id ?? 'none'
  }

  return { send, sendCall, list, only }
}
