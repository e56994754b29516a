import type { TaskName } from './tasks.ts'

/** The kinds of jobs that send an email. */
export const EMAIL_TASKS = [
  'send-order-email',
  'send-order-note',
  'send-account-email',
  'send-problem-email',
  'send-enquiry',
  'send-enquiry-answer',
  'send-delivery-notice',
  'send-invitation',
  'send-operator-invitation',
  'send-bank-notice',
  'send-payout-notice',
  'send-store-news',
  'send-declined',
  'send-waiting-email',
  'send-unattended-email',
  'ask-for-review',
  'send-review-email',
  'send-alert-email',
] as const satisfies readonly TaskName[]
export type EmailTask = (typeof EMAIL_TASKS)[number]

/** The kinds of jobs that send a notification to a device or a browser. */
export const NOTIFICATION_TASKS = [
  'push-to-staff',
  'send-staff-push',
  'send-unattended-push',
  'send-order-push',
  'send-alert-push',
] as const satisfies readonly TaskName[]
