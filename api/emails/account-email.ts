import type { AccountMessage } from '#api/jobs/tasks.ts'
import type { Email } from './email.ts'
import type { Say } from './say.ts'

/** What an e-mail about an account is made of. */
export interface AccountTold {
  firstName: string
  marketplace: string
  /** Where its button leads. */
  link: string
  say: Say
}

/** The e-mail that confirms an address, lets a new password be set, or says that one was. */
export function accountEmail(message: AccountMessage, told: AccountTold): Email {
  const { say, marketplace, link } = told
  const firstName = told.firstName || say('account.stranger')
  const lead =
    message === 'confirm'
      ? say('account.confirm.lead')
      : say(`account.${message}.lead`, { firstName })
  return {
    subject: say(`account.${message}.subject`, { marketplace }),
    preheader: say(`account.${message}.preheader`),
    alarm: null,
    lead,
    heading: say(`account.${message}.heading`),
    facts: '',
    paragraphs: [[say(`account.${message}.text`)], [say(`account.${message}.ignore`)]],
    action: {
      text: say(message === 'confirm' ? 'action.confirm' : 'action.reset'),
      href: link,
    },
    sections: [],
    footer: [say('footer.account', { marketplace })],
  }
}
