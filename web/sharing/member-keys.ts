import { PERSISTENCE_KEY } from '#contract/constants.ts'

/** A shared basket that this browser has joined, with the token that proves it. */
export interface MemberKey {
  shareToken: string
  memberToken: string
}

const storageKey = `${PERSISTENCE_KEY}:member-keys`
const mostKept = 20

/** The kept keys with this one in front; a basket is in the list once, the oldest fall out. */
export function withMemberKey(kept: readonly MemberKey[], key: MemberKey): MemberKey[] {
  const others = kept.filter(({ shareToken }) => shareToken !== key.shareToken)
  return [key, ...others].slice(0, mostKept)
}

/** Keeps who one is in a shared basket, so that its page knows it again. */
export function storeMemberKey(key: MemberKey): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(withMemberKey(readKeys(), key)))
  } catch {
    // Without a storage one is known for as long as the page is open.
  }
}

/** The token by which this browser is known in a shared basket; null: it has not joined. */
export function storedMemberToken(shareToken: string): string | null {
  return readKeys().find((key) => key.shareToken === shareToken)?.memberToken ?? null
}

function readKeys(): MemberKey[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isMemberKey) : []
  } catch {
    return []
  }
}

function isMemberKey(kept: unknown): kept is MemberKey {
  return typeof kept === 'object' && kept !== null && 'shareToken' in kept && 'memberToken' in kept
}
