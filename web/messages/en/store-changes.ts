import type { AuditAct, AuditField } from '#contract/partner/changes.ts'

/** The log of what staff changed. An act or a field without its words fails the type check. */
export const changes = {
  pageTitle: 'Changes, {{store}} · {{marketplace}}',
  loadingTitle: 'Changes · {{marketplace}}',
  title: 'Changes',
  intro: 'Who changed what, the latest first. What happens to an order is listed with the order.',
  loading: 'Loading the changes',
  loadingMore: 'Loading more',
  failed: 'We can’t load the changes at the moment.',
  tryAgain: 'Try again',
  more: 'Show earlier changes',
  emptyTitle: 'No changes yet',
  emptyText: 'When somebody changes something about the store, it’s listed here.',
  before: 'Before:',
  after: 'After:',
  nothing: 'none',
  yes: 'yes',
  no: 'no',
  minutes_one: '{{count}} minute',
  minutes_other: '{{count}} minutes',
  at: '{{date}}, {{time}}',
  by: {
    deleted: 'Somebody whose account was deleted',
    system: 'Automatic',
    operator: '{{name}}, {{marketplace}}',
  },
  act: {
    pauseStore: 'Paused orders',
    markStoreBusy: 'Marked the store busy',
  } satisfies Record<AuditAct, string>,
  field: {
    pausedUntil: 'Paused until',
    busyMinutes: 'Extra time for new orders',
    busyUntil: 'Busy until',
  } satisfies Record<AuditField, string>,
} as const
