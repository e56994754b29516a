import { useState } from 'react'
import type { FieldFault } from '#contract/errors.ts'
import type { ManagedDiscount } from '#contract/partner/discounts.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { textOfFailure } from '#web/calls/request/show-failure.ts'
import type { DiscountActs } from './discount-acts.ts'
import { readDraft, type DiscountDraft } from './discount-draft.ts'

interface DiscountFormOptions {
  acts: DiscountActs
  /** As the form begins. */
  begun: DiscountDraft
  /** The one that is changed; null: a new one. */
  seen: ManagedDiscount | null
  onSaved: (saved: ManagedDiscount) => void
  /** What is shown is not what the server has any more. */
  onOutdated: () => void
  /** Leads to the first field that is wrong, once it says so. */
  focusFault: () => void
}

/** Codes after which the discounts have to be read again. */
const OUTDATED = new Set(['DISCOUNT_HAS_CHANGED', 'DISCOUNT_IS_OVER', 'NONEXISTING_DISCOUNT'])

/** Which fields of a discount say no more what was wrong, once one of a draft is typed. */
const FIELDS_OF: Partial<Record<keyof DiscountDraft, readonly string[]>> = {
  stamps: ['loyalty.orders'],
  stampSpend: ['loyalty.minimumSpendPence'],
  kind: ['percent', 'amountPence', 'capPence', 'service'],
  cap: ['capPence'],
  amount: ['amountPence'],
  minimum: ['minimumPence'],
  startsAt: ['startsAt', 'endsAt'],
  areSomeDishes: ['productIds'],
  budget: ['budgetPence'],
  isAtOneStore: ['storeSlug'],
}

function isOf(field: string, change: Partial<DiscountDraft>): boolean {
  const path = field.replace(/^discount\./, '')
  // The keys of a draft are what its type says.
  return (Object.keys(change) as (keyof DiscountDraft)[]).some((key) =>
    (FIELDS_OF[key] ?? [key]).some((name) => path === name || path.startsWith(`${name}.`)),
  )
}

/** A discount while it is typed and saved. */
export function useDiscountForm(options: DiscountFormOptions) {
  const { acts, begun, seen, onSaved, onOutdated, focusFault } = options
  const [draft, setDraft] = useState(begun)
  const [faults, setFaults] = useState<readonly FieldFault[]>([])
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const type = (change: Partial<DiscountDraft>) => {
    setDraft((typed) => ({ ...typed, ...change }))
    setFaults((shown) => shown.filter(({ field }) => !isOf(field, change)))
  }
  const showFaults = (found: readonly FieldFault[]) => {
    setFaults(found)
    focusFault()
  }
  const send = async () => {
    setRefusal(null)
    const read = readDraft(draft)
    if (read.input === null) return showFaults(read.faults)
    setFaults([])
    setIsSaving(true)
    try {
      const { isAtOneStore, storeSlug, fundedBy } = draft
      const reach = isAtOneStore
        ? { storeSlug: storeSlug.trim(), fundedBy }
        : { storeSlug: null, fundedBy: 'marketplace' as const }
      onSaved(await (seen ? acts.change(seen, read.input) : acts.create(read.input, reach)))
    } catch (thrown) {
      if (!isApiFailure(thrown)) throw thrown
      if (thrown.fields.length > 0) return showFaults(thrown.fields)
      if (OUTDATED.has(thrown.code)) onOutdated()
      setRefusal(textOfFailure(thrown))
    } finally {
      setIsSaving(false)
    }
  }
  return {
    draft,
    faults,
    refusal,
    type,
    isSaving,
    isChanged: JSON.stringify(draft) !== JSON.stringify(begun),
    save: () => void send(),
  }
}

export type DiscountForm = ReturnType<typeof useDiscountForm>
