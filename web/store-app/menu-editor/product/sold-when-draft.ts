import type { SoldSpan, SoldWhen } from '#rules/menu/unavailable-reason.ts'
import { formatMinute } from '#rules/time/london.ts'
import { spanBetween } from '#web/store-app/hours/hours-draft.ts'

/** When something is sold, as it is chosen and typed. */
export interface SoldWhenDraft {
  /** Whether it has services and times of its own. */
  isOwn: boolean
  services: 'both' | 'delivery' | 'collection'
  /** Without any: whenever the store is open. */
  spans: readonly SpanDraft[]
}

export interface SpanDraft {
  /** Stays with its row while others come and go. */
  key: number
  weekdays: readonly number[]
  from: string
  until: string
}

export function soldWhenDraftOf(soldWhen: SoldWhen | null): SoldWhenDraft {
  const [only, ...others] = soldWhen?.services ?? []
  return {
    isOwn: soldWhen !== null,
    services: only === undefined || others.length > 0 ? 'both' : only,
    spans: (soldWhen?.spans ?? []).map(({ weekdays, startMinute, durationMinutes }, key) => ({
      key,
      weekdays,
      from: formatMinute(startMinute),
      until: formatMinute(startMinute + durationMinutes),
    })),
  }
}

/** What is typed; undefined: a time or its days have to be put right. */
export function readSoldWhen({
  isOwn,
  services,
  spans,
}: SoldWhenDraft): SoldWhen | null | undefined {
  if (!isOwn) return null
  const read = spans.map(readSpan)
  const times = read.filter((span) => span !== null)
  if (times.length < read.length) return undefined
  // Always and by all services is what nothing of its own means for a category.
  return {
    services: services === 'both' ? null : [services],
    spans: times.length === 0 ? null : times,
  }
}

/** Null: it has no days, or a time is missing. */
export function readSpan({ weekdays, from, until }: SpanDraft): SoldSpan | null {
  const span = spanBetween(from, until)
  return span && weekdays.length > 0 ? { weekdays: [...weekdays], ...span } : null
}
