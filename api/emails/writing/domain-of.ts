/** The part of a sender after the @, in which the identities of its messages are unique. */
export function domainOf(mailFrom: string): string {
  return /@([^\s<>@]+)>?$/.exec(mailFrom)?.[1] ?? 'localhost'
}
