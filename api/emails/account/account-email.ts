import type { SocialProvider } from '#contract/session.ts'
import type { AccountMessage } from '#api/jobs/tasks.ts'
import type { Email } from '#api/emails/writing/email.ts'
import type { Translate } from '#api/emails/writing/translate.ts'

/** What an email about an account is made of. */
export interface AccountTold {
  firstName: string
  /** The one that was linked, where that is what it tells. */
  provider: SocialProvider | null
  /** Of a change of email address; else empty. */
  newEmail: string
  marketplace: string
  /** Where its button leads. */
  link: string
  say: Translate
}

const ACTION_OF = {
  confirm: 'action.confirm',
  reset: 'action.reset',
  passwordChanged: 'action.reset',
  providerLinked: 'action.reset',
  accountDeleted: 'action.home',
  leaveEmail: 'action.changeEmail',
  enterEmail: 'action.changeEmail',
  emailChanged: 'action.contact',
} as const satisfies Record<AccountMessage, string>

/**
 * The email that confirms an address, lets a new password be set, or says that one was, that a provider opens the account from
 * now on, or that the account is deleted.
 */
export function accountEmail(message: AccountMessage, told: AccountTold): Email {
  const { say, marketplace, link, newEmail } = told
  const firstName = told.firstName || say('account.stranger')
  const provider = told.provider ? say(`account.provider.${told.provider}`) : ''
  const lead =
    message === 'confirm'
      ? say('account.confirm.lead')
      : say(`account.${message}.lead`, { firstName })
  return {
    subject: say(`account.${message}.subject`, { marketplace, provider }),
    preheader: say(`account.${message}.preheader`, { provider }),
    alarm: null,
    lead,
    heading: say(`account.${message}.heading`, { provider }),
    facts: '',
    paragraphs: [
      [say(`account.${message}.text`, { provider, newEmail })],
      [say(`account.${message}.ignore`, { provider })],
    ],
    action: {
      text: say(ACTION_OF[message]),
      href: link,
    },
    sections: [],
    footer: [say('footer.account', { marketplace })],
  }
}
