/** Where dots before the @ make no difference, by either of its names. */
const GMAIL = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that an email address leads to, so that one person with many spellings counts as one:
 * in lower case, without a tag behind a plus, and at Gmail without dots. For counting only: an address
 * is stored, and written to, as it was typed.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  const plus = local.indexOf('+')
  const name = plus > 0 ? local.slice(0, plus) : local
  return GMAIL.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
