import type { SocialProvider } from '#contract/session.ts'
import type { AccountMessage } from '#api/jobs/tasks.ts'
import type { Email } from '#api/emails/writing/email.ts'
import type { Translate } from '#api/emails/writing/translate.ts'

/** The content of an email about an account. */
export interface AccountEmailInput {
  firstName: string
  /** The linked provider, if the email is about one. */
  provider: SocialProvider | null
  /** For a change of email address; else empty. */
  newEmail: string
  marketplace: string
  /** The target of its button. */
  link: string
  t: Translate
}

const ACTION_OF = {
  confirm: 'action.confirm',
  reset: 'action.reset',
  operatorInvited: 'action.setPassword',
  passwordChanged: 'action.reset',
  providerLinked: 'action.reset',
  accountDeleted: 'action.home',
  leaveEmail: 'action.changeEmail',
  enterEmail: 'action.changeEmail',
  emailChanged: 'action.contact',
  secondFactorRemoved: 'action.reset',
} as const satisfies Record<AccountMessage, string>

/**
 * The email that confirms an address, links to setting a new password, or says that one was set, that a
 * provider opens the account from now on, or that the account is deleted.
 */
export function accountEmail(message: AccountMessage, input: AccountEmailInput): Email {
  const { t, marketplace, link, newEmail } = input
  const firstName = input.firstName || t('account.unnamed')
  const provider = input.provider ? t(`account.provider.${input.provider}`) : ''
  const lead =
    message === 'confirm' ? t('account.confirm.lead') : t(`account.${message}.lead`, { firstName })
  return {
    subject: t(`account.${message}.subject`, { marketplace, provider }),
    preheader: t(`account.${message}.preheader`, { provider }),
    alarm: null,
    lead,
    heading: t(`account.${message}.heading`, { provider }),
    facts: '',
    paragraphs: [
      [t(`account.${message}.text`, { provider, newEmail })],
      [t(`account.${message}.ignore`, { provider })],
    ],
    action: {
      text: t(ACTION_OF[message]),
      href: link,
    },
    sections: [],
    footer: [t('footer.account', { marketplace })],
  }
}
