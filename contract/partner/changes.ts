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
  'addPrinter',
  'changePrinter',
  'replacePrinterSecret',
  'removePrinter',
  'changeHygiene',
  'setPin',
  'removePin',
  'shareTablet',
  'endTablet',
] as const
export type AuditAct = (typeof AUDIT_ACTS)[number]

/** How the value of a field is read: pence become pounds, instants the time in London. */
type AuditValueKind = 'text' | 'minutes' | 'pence' | 'instant' | 'yesNo' | 'role' | 'hygiene'

/** Every field that is written down. The name a person reads is `storeApp.changes.field.{field}`. */
export const AUDIT_FIELDS = {
  pausedUntil: 'instant',
  takesPreOrders: 'yesNo',
  afterMissedOrders: 'yesNo',
  asNobodyLooked: 'yesNo',
  busyMinutes: 'minutes',
  busyUntil: 'instant',
  mondayDelivery: 'text',
  tuesdayDelivery: 'text',
  wednesdayDelivery: 'text',
  thursdayDelivery: 'text',
  fridayDelivery: 'text',
  saturdayDelivery: 'text',
  sundayDelivery: 'text',
  mondayCollection: 'text',
  tuesdayCollection: 'text',
  wednesdayCollection: 'text',
  thursdayCollection: 'text',
  fridayCollection: 'text',
  saturdayCollection: 'text',
  sundayCollection: 'text',
  hours: 'text',
  deliveryHours: 'text',
  collectionHours: 'text',
  reason: 'text',
  deliveryReason: 'text',
  collectionReason: 'text',
  preparationMinutes: 'minutes',
  mondayPreparation: 'text',
  tuesdayPreparation: 'text',
  wednesdayPreparation: 'text',
  thursdayPreparation: 'text',
  fridayPreparation: 'text',
  saturdayPreparation: 'text',
  sundayPreparation: 'text',
  lastOrderMinutes: 'minutes',
  slotOrders: 'text',
  preOrderDays: 'text',
  role: 'role',
  invitedUntil: 'instant',
  name: 'text',
  postcodes: 'text',
  radius: 'text',
  fees: 'text',
  minimumOrder: 'pence',
  minutesAway: 'text',
  isSoldOut: 'yesNo',
  soldOutUntil: 'instant',
  left: 'text',
  menuVersion: 'text',
  menuPublishedAt: 'instant',
  isMenuDrafted: 'yesNo',
  waitingEmailMinutes: 'minutes',
  warnsUnattended: 'yesNo',
  unattendedPauseMinutes: 'minutes',
  waitingSoonMinutes: 'minutes',
  waitingUrgentMinutes: 'minutes',
  cookingSoonMinutes: 'minutes',
  cookingUrgentMinutes: 'minutes',
  legalName: 'text',
  legalAddress: 'text',
  companyNumber: 'text',
  vatNumber: 'text',
  vatRate: 'text',
  bankAccountSince: 'instant',
  printerKind: 'text',
  kitchenCopies: 'text',
  customerCopies: 'text',
  printedServices: 'text',
  newSecret: 'yesNo',
  hygieneRating: 'hygiene',
  inspectedOn: 'text',
  idleMinutes: 'minutes',
  pinSince: 'instant',
} as const satisfies Record<string, AuditValueKind>
export type AuditField = keyof typeof AUDIT_FIELDS

/** With the fields of earlier versions too, which the list still has. */
const auditFields = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
/** What of a thing was changed: only the fields that differ, each as something that can be read. */
export type AuditFields = Partial<Record<AuditField, string | number | boolean | null>>

export const storeChange = z.object({
  /** Grows with each change. */
  id: z.string(),
  at: instant,
  by: z.enum(['partner', 'operator', 'system']),
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
