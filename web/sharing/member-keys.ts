import { readStored, writeStored } from '#web/state/persistence/browser-storage.ts'
import { stored, type MemberKey } from '#web/state/persistence/stored-values.ts'

const mostKept = 20

/** The kept keys with this one in front; a basket is in the list once, the oldest fall out. */
export function withMemberKey(kept: readonly MemberKey[], key: MemberKey): MemberKey[] {
  const others = kept.filter(({ shareToken }) => shareToken !== key.shareToken)
  return [key, ...others].slice(0, mostKept)
}

/** Stores who one is in a shared basket, so that its page knows it after a reload. */
export function storeMemberKey(key: MemberKey): void {
  writeStored(stored.memberKeys, withMemberKey(readKeys(), key))
}

/** The token by which this browser is known in a shared basket; null: it has not joined. */
export function storedMemberToken(shareToken: string): string | null {
  return readKeys().find((key) => key.shareToken === shareToken)?.memberToken ?? null
}

const readKeys = () => readStored(stored.memberKeys) ?? []
