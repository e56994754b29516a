import { z } from 'zod'
import { call } from '../call.ts'
import { because, id, instant } from '../fields.ts'

/** What staff change that is written down. The text a person reads is `storeApp.changes.act.{act}`. */
export const AUDIT_ACTS = [
  'pauseStore',
  'markStoreBusy',
  'changeOpeningHours',
  'changeHoursOfDate',
  'changePreparation',
  'changeOrderTimes',
  'inviteColleague',
  'withdrawInvitation',
  'joinTeam',
  'changeColleague',
  'removeColleague',
  'addZone',
  'changeZone',
  'deleteZone',
  'changeAvailability',
  'publishMenu',
  'restoreMenu',
  'scheduleMenu',
  'discardMenuDraft',
  'changeSettings',
  'changeBusiness',
  'changeBankDetails',
  'sendDocument',
  'acceptDocument',
  'refuseDocument',
  'eraseDocument',
  'setCommission',
  'removeCommission',
  'changeBillingDetails',
  'changeStorePayments',
  'openStripeAccount',
  'issueInvoice',
  'issueStatement',
  'creditInvoice',
  'makePayoutRun',
  'approvePayoutRun',
  'exportPayoutRun',
  'downloadPayoutFile',
  'markPayoutRunPaid',
  'discardPayoutRun',
  'removePayout',
  'returnPayout',
  'checkPayoutAccount',
  'addPrinter',
  'changePrinter',
  'replacePrinterSecret',
  'removePrinter',
  'changeHygiene',
  'setPin',
  'removePin',
  'shareTablet',
  'endTablet',
  'createStore',
  'changeStore',
  'addDiscount',
  'changeDiscount',
  'stopDiscount',
  'askForApproval',
  'sendStoreBack',
  'approveStore',
  'suspendStore',
  'restoreStore',
  'archiveStore',
  'declineApplication',
  'answerEnquiry',
  'takeEnquiry',
  'releaseEnquiry',
  'closeEnquiry',
  'reopenEnquiry',
  'publishText',
  'withdrawText',
  'restoreText',
  'changeRetention',
  'changeRefundLimit',
  'addBanner',
  'changeBanner',
  'removeBanner',
  'setUpMarketplace',
  'changeMarketplace',
  'setLogo',
  'removeLogo',
  'changePlatformFee',
  'changeBagMinimum',
  'changeProblemPolicy',
  'resetSecondFactor',
  'resendEmail',
  'retryJobs',
  'clearErrors',
  'pauseArea',
  'hideReview',
  'restoreReview',
  'dismissReports',
  'addCuisine',
  'changeCuisine',
  'workAsStaff',
  'stopWorkingAsStaff',
] as const
export type AuditAct = (typeof AUDIT_ACTS)[number]

/** With the fields of earlier versions too, which the list still has. */
const auditFields = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

export const storeChange = z.object({
  /** Grows with each change. */
  id: z.string(),
  at: instant,
  /** `asStaff`: an operator who worked as the restaurant's staff. */
  by: z.enum(['partner', 'operator', 'asStaff', 'system']),
  /** Who; null for the system and for an account that was deleted. */
  name: z.string().nullable(),
  act: z.enum(AUDIT_ACTS),
  /** Which one of several, such as the name of a zone; empty where there is one. */
  subject: z.string(),
  before: auditFields,
  after: auditFields,
})
export type StoreChange = z.output<typeof storeChange>

export const listStoreChanges = call({
  id: 'listStoreChanges',
  method: 'GET',
  path: '/partner/stores/:storeId/changes',
  summary: 'What staff changed at a store, the latest first',
  permission: 'partner',
  staffPermission: 'changes',
  params: z.object({ storeId: id }),
  query: z.object({
    cursor: z
      .string()
      .regex(/^\d{1,18}$/, because('invalid_value'))
      .optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  output: z.object({ items: z.array(storeChange), nextCursor: z.string().nullable() }),
  errors: ['NONEXISTING_STORE'],
})

export const changeCalls = { listStoreChanges }
