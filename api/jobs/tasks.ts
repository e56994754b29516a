import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { ProfileType, SocialProvider } from '#contract/session.ts'
import type { OrderMessage } from '#rules/email/order-message.ts'
import type { OrderNews } from '#rules/news/order-news.ts'
import type { ProblemAct } from '#rules/problems/problem-status.ts'
import type { Language } from '#rules/text/languages.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'
import type { StoreNews } from './store-news.ts'

/** The messages of emails about an account. */
export const ACCOUNT_MESSAGES = [
  'confirm',
  'reset',
  'passwordChanged',
  'providerLinked',
  'accountDeleted',
  'leaveEmail',
  'enterEmail',
  'emailChanged',
  'operatorInvited',
  'secondFactorRemoved',
] as const
export type AccountMessage = (typeof ACCOUNT_MESSAGES)[number]

/** The messages of emails about a review. */
export const REVIEW_MESSAGES = ['hidden', 'restored'] as const
export type ReviewMessage = (typeof REVIEW_MESSAGES)[number]

/** That nobody has had the store app of a store open. */
export interface UnattendedNews {
  storeId: string
  /** When that was found: whoever has opened it since is not told any more. */
  at: string
  /** Until when the store is paused because of it; null: it takes orders. */
  pausedUntil: string | null
}

/** Every kind of job, with its payload. */
export type Tasks = {
  'send-order-email': {
    orderId: string
    message: OrderMessage
    to: 'customer' | 'store'
    /** For the messages `refunded` and `refundReturned`: which. */
    refundId?: string
    /** For the messages `changeProposed` and `changed`: which change. */
    changeId?: string
    /** Of an order that was missed: until when its store has paused itself because of it. */
    pausedUntil?: string
    /** When it happened: the email is not sent if it has been undone since. */
    happenedAt?: string
    /** Identifies an email that an operator sends again. */
    again?: string
  }
  /** What an operator wrote to the customer or the restaurant of an order. */
  'send-order-note': { noteId: string; again?: string }
  /** Publishes the draft of a store's menu, if that is still wanted then. */
  'publish-menu': { storeId: string; publishAt: string }
  /** Opens a store to customers at the time that is planned for it, if that is still so and it lacks nothing. */
  'open-store': { storeId: string; opensAt: string }
  /** Sends a new order to the devices of its store's staff. */
  'push-to-staff': { orderId: string }
  /** To one of them. */
  'send-staff-push': { orderId: string; deviceId: string }
  /** Emails everyone who works at a store, when an order still waits for its answer. */
  'email-waiting-order': { orderId: string }
  /** To one of them. */
  'send-waiting-email': { orderId: string; accountId: string }
  /** Tells a device of a store's staff that nobody has had its store app open; see `UnattendedNews`. */
  'send-unattended-push': UnattendedNews & { deviceId: string }
  /** Tells an owner so. */
  'send-unattended-email': UnattendedNews & { ownerId: string }
  /** Tells a store that it missed an order, and pauses it when too many were missed in a row. */
  'follow-missed-order': { orderId: string }
  /** To the browsers that follow an order. */
  'send-order-push': {
    orderId: string
    news: OrderNews
    happenedAt: string
    /** For the news `refunded` and `refundReturned`: which. */
    refundId?: string
    /** For the news `changeProposed` and `changed`: which change. */
    changeId?: string
  }
  /** To the account with this email address, if any. `id` is that of the email and its link, also when tried again. */
  'send-account-email': {
    id: string
    message: AccountMessage
    email: string
    /** The kind of account, where it is known: an address may have several. */
    profileType?: ProfileType
    /** Who requested it, if not the owner. */
    byAccountId?: string
    provider?: SocialProvider
    /** For a change of email address: the new one. */
    newEmail?: string
    /** Where there is no account to read it from any more. */
    language?: Language
  }
  /** To one of the parties of a report. */
  'send-problem-email': {
    reportId: string
    message: ProblemAct | 'report'
    to: 'customer' | 'store' | 'operator'
    again?: string
  }
  /** Refunds a late order according to the marketplace's rule. */
  'credit-late-order': { orderId: string }
  /** Asks the customer of a completed order for a review. */
  'ask-for-review': { orderId: string }
  /** To the writer of a review, about the marketplace's action. */
  'send-review-email': {
    reviewId: string
    /** The action of the marketplace's staff it is about. */
    actId: string
    message: ReviewMessage
  }
  /** An enquiry to the marketplace's operators. */
  'send-enquiry': { enquiryId: string }
  /** What an operator answered to it. */
  'send-enquiry-answer': { entryId: string }
  /** To somebody who is invited to work at a store, with the link of this id. */
  'send-invitation': { linkId: string }
  /** To somebody who is invited to run the marketplace, with the link of this id. */
  'send-operator-invitation': { linkId: string }
  /** To an operator who wants alerts by email, of what needs a person. */
  'send-alert-email': { accountId: string; alertIds: string[] }
  /** To a device of an operator. */
  'send-alert-push': { deviceId: string; alertIds: string[] }
  /** To the webhook of alerts; `id` is the same at every try. */
  'send-alert-webhook': { id: string; alertIds: string[] }
  /** To an owner of a store, about its new bank account. `id` identifies the email. */
  'send-bank-notice': {
    id: string
    storeId: string
    ownerId: string
    changerId: string
    lastDigits: string
    at: string
  }
  /** To an owner of a store, about a payout that was made or returned. `id` identifies the email. */
  'send-payout-notice': {
    id: string
    payoutId: string
    ownerId: string
    about: 'paid' | 'returned'
  }
  /** Tells an owner what the marketplace has done with the store. */
  'send-store-news': StoreNews
  /** To somebody who waits for a restaurant to deliver to their postcode. */
  'send-delivery-notice': { noticeId: string }
  /** Tells the writer of an application that it is declined. */
  'send-declined': { applicationId: string }
  /** Does at the payment provider what is left to do for an order. */
  'settle-payment': { orderId: string }
  /** Reads what the payment provider says of a store's account. */
  'read-store-account': { accountId: string }
  /** Deletes a card at the payment provider. */
  'forget-card': { paymentMethodId: string }
  /** Erases the files of a photo whose row is deleted. */
  'erase-photo-files': { photoId: string; widths: number[] }
  /** Deletes a customer with their cards at the payment provider. */
  'delete-payment-customer': { customerId: string }
}
export type TaskName = keyof Tasks

/** The kinds of jobs that the clock enqueues, with their payloads. */
export type ClockTasks = {
  'forget-old-data': object
  'erase-unclaimed-photos': object
  'refresh-hygiene': object
  'watch-boards': object
  'find-alerts': object
  /** To the postcodes that somebody waits at. */
  'find-deliveries': object
  /** Of the month that is over. */
  'issue-invoices': object
  /** Of the whole ledger instead of the last day. */
  'reconcile-payments': { isOfAllTime?: boolean }
  /** Writes down the figures of days that have ended. */
  'close-days': object
}
export type ClockTaskName = keyof ClockTasks

export const CLOCK_TASKS: readonly ClockTaskName[] = [
  'forget-old-data',
  'reconcile-payments',
  'erase-unclaimed-photos',
  'refresh-hygiene',
  'watch-boards',
  'find-alerts',
  'find-deliveries',
  'issue-invoices',
  'close-days',
]

export type Job = {
  [Name in TaskName]: {
    task: Name
    payload: Tasks[Name]
    /** Not before; at once without. */
    runAt?: Date
    /** Not before so many seconds after it is enqueued, by the clock of the database. */
    afterSeconds?: number
  }
}[TaskName]

// See tidy-queue.ts: at most five minutes apart, that is three and a half days.
const maximumAttempts = 1000

/** Enqueues a job: done if and only if the transaction commits, with the guarantees of `enqueued`. */
export async function enqueue(transaction: Transaction, jobs: readonly Job[]): Promise<void> {
  await sql`SELECT count(*) FROM ${enqueued(jobs)}`.execute(transaction)
}

/**
 * Enqueues a job, as the part of the statement that causes it and selects from this: what is not read is not
 * enqueued. It is done if and only if the statement's transaction commits, and tried again until it succeeds,
 * for more than three days.
 */
export function enqueued(jobs: readonly Job[]): RawBuilder<unknown> {
  const specs = JSON.stringify(
    jobs.map(({ task, payload, runAt, afterSeconds }) => ({
      identifier: task,
      payload,
      ...(runAt && { run_at: runAt }),
      ...(afterSeconds && { after_seconds: afterSeconds }),
    })),
  )
  return sql`graphile_worker.add_jobs(ARRAY(
    SELECT json_populate_record(
      NULL::graphile_worker.job_spec,
      (
        spec || jsonb_build_object('max_attempts', ${maximumAttempts}::int)
        || CASE WHEN spec ? 'after_seconds' THEN jsonb_build_object(
          'run_at', now() + make_interval(secs => (spec->>'after_seconds')::int)
        ) ELSE '{}' END
      )::json
    )
    FROM jsonb_array_elements(${specs}::jsonb) AS spec
  ))`
}

/**
 * Enqueues a task of the clock for now, once for however many processes ask with the same key: one job that
 * waits, or is running, or was abandoned by a killed process and will be given to another, is enough.
 */
export async function enqueueOnce(
  db: Kysely<Database>,
  task: ClockTaskName,
  key: string,
): Promise<void> {
  // Any other mode uses up all tries of a job that a killed process still holds, and starts another.
  await sql`SELECT FROM graphile_worker.add_job(
    ${task}, job_key := ${key}, job_key_mode := 'unsafe_dedupe', max_attempts := 5
  )`.execute(db)
}
