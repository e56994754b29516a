// Written by tools/generate-tables.ts from the migrations: change those, not this.
// oxlint-disable max-lines -- it is generated, and all of the database belongs together
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { AppliedDiscount } from '#contract/discount.ts'
import type { DeclineReason } from '#contract/orders.ts'
import type { Diet } from '#contract/menu.ts'
import type { AuditFields } from '#contract/audit/audit-fields.ts'
import type { AuditAct } from '#contract/partner/changes.ts'
import type { StaffRole } from '#contract/partner/staff-roles.ts'
import type { ReviewReason } from '#contract/reviews/review.ts'
import type { DataAccessPlace } from '#contract/operator/data-access.ts'
import type {
  DocumentKind,
  DocumentState,
  DocumentType,
} from '#rules/business/identity-document.ts'
import type { OperatorRole } from '#contract/operator/operator-roles.ts'
import type { RecordedEmail } from '#rules/email/order-message.ts'
import type { Retained } from '#rules/privacy/retention.ts'
import type { Banner } from '#rules/content/banner.ts'
import type { SiteText } from '#rules/content/site-text.ts'
import type { EnquiryAct, EnquiryState } from '#rules/enquiries/enquiry-state.ts'
import type { OrderNoteKind, ReasonedAct } from '#rules/operator/order-note.ts'
import type { NeedKind } from '#rules/operator/urgency.ts'
import type { OpenedStatus, PaysBy } from '#rules/payments/store-account.ts'
import type { RefundableFee } from '#rules/payments/refundable-fee.ts'
import type { ProfileType } from '#contract/session.ts'
import type { StoreCard } from '#contract/stores/stores.ts'
import type { VatKind } from '#rules/menu/vat.ts'
import type { Nation } from '#rules/cart/bag-charge.ts'
import type {
  ChangeApproval,
  ChangeEvent,
  ChangeKind,
  ChangeResult,
  ChangeState,
} from '#rules/orders/order-change.ts'
import type { Act, Actor, OrderStatus, ReversalAct, StaffNote } from '#rules/orders/order-status.ts'
import type { Service } from '#rules/orders/service.ts'
import type {
  LedgerAccount,
  PaymentEvent,
  PaymentMethod,
  PaymentStatus,
  RefundPayer,
  RefundStatus,
} from '#rules/payments/payment-status.ts'
import type { PayoutRunStatus, PayoutStatus } from '#rules/payouts/payout-status.ts'
import type { HoldReason } from '#rules/payouts/plan-payout.ts'
import type { PrintJobStatus } from '#rules/printing/print-job.ts'
import type { PrinterKind, PrinterState } from '#rules/printing/printer-status.ts'
import type { TicketKind } from '#rules/printing/ticket.ts'
import type { OrderProblem, ProblemRefusal } from '#rules/problems/problem-kinds.ts'
import type { ProblemAct, ProblemRemedy, ProblemStatus } from '#rules/problems/problem-status.ts'
import type { PauseReason } from '#rules/stores/pause.ts'
import type { LifecycleState } from '#rules/stores/store-lifecycle.ts'
import type { Language } from '#rules/text/languages.ts'
import type { Weekday } from '#rules/time/london.ts'
import type * as columns from './column-types.ts'

type Instant = ColumnType<Date, Date | string, Date | string>

export interface AccountTable {
  id: Generated<string>
  type: ProfileType
  email: string
  password_hash: string | null
  first_name: Generated<string>
  last_name: Generated<string>
  phone: Generated<string>
  suspended_at: Instant | null
  confirmed_at: Instant | null
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  completed_at: Instant | null
  payment_customer_id: string | null
  emails_received: Generated<boolean>
  emails_on_its_way: Generated<boolean>
  operator_role: OperatorRole | null
  language: Generated<Language>
}

export interface AccountEventTable {
  id: GeneratedAlways<number>
  account_id: string
  kind: string
  network: Generated<string>
  by_account_id: string | null
  at: ColumnType<Date, Date | string | undefined, Date | string>
  note: Generated<string>
}

export interface AlertTable {
  id: Generated<string>
  matter: string
  kind: NeedKind
  facts: { count: number; storeName: string; number: string; subject: string }
  opened_at: Instant
  resolved_at: Instant | null
}

export interface AlertEmailTable {
  account_id: string
}

export interface AreaPauseTable {
  id: Generated<string>
  area: string
  reason: string
  paused_at: Instant
  paused_until: Instant
  ended_at: Instant | null
}

export interface AuditEventTable {
  id: GeneratedAlways<number>
  at: Instant
  store_id: string | null
  account_id: string | null
  by: 'partner' | 'operator' | 'asStaff' | 'system'
  act: AuditAct
  subject: Generated<string>
  before: Generated<AuditFields>
  after: Generated<AuditFields>
}

export interface AuthenticatorAppTable {
  account_id: string
  sealed_secret: string
  created_at: Instant
  confirmed_at: Instant | null
  last_step: Generated<number>
}

export interface BagMinimumTable {
  nation: Nation
  from_day: string
  pence_per_bag: number
}

export interface BillingDetailsTable {
  is_only: Generated<boolean>
  account_name: string
  sort_code: string
  account_number: string
  service_user_number: string
  version: number
  changed_at: Instant
  changed_by: string | null
  payout_minimum_pence: Generated<number>
  pays_by: Generated<PaysBy>
}

export interface BoardWatchTable {
  is_only: Generated<boolean>
  since: Instant
  at: Instant
}

export interface BundleSlotTable {
  id: Generated<string>
  store_id: string
  product_id: string
  category_id: string
  name: string
  covers_pence: number | null
  position: number
}

export interface CartTable {
  token: string
  account_id: string | null
  store_id: string
  service: Service
  service_time: Instant | null
  no_bag: boolean | null
  address: columns.CartAddress | null
  address_line: Generated<string>
  delivery_note: Generated<string>
  allergy_note: Generated<string>
  contact: columns.CartContact | null
  lines: Generated<columns.StoredLine[]>
  version: Generated<number>
  ordered_at: Instant | null
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  changed_at: ColumnType<Date, Date | string | undefined, Date | string>
  discount_code: string | null
  share_token: string | null
  owner_name: Generated<string>
  is_share_locked: Generated<boolean>
  members: Generated<columns.CartMember[]>
  tip_pence: Generated<number>
  card_id: string | null
  other_codes: Generated<string[]>
  is_code_chosen: Generated<boolean>
  wants_cutlery: Generated<boolean>
  leave_at_door: Generated<boolean>
  menu_version: number | null
}

export interface CategoryTable {
  id: Generated<string>
  store_id: string
  name: string
  description: Generated<string>
  position: number
  sold_when: columns.SoldWhenColumn | null
  slot_items: number | null
}

export interface ChargedOrderTable {
  order_id: string
  store_id: string
  account_id: string | null
  service: Service
  payment_method: string
  at: Instant
  hour_of_week: number
  sold_pence: number
  discount_pence: number
}

export interface ClosedDaysTable {
  is_only: Generated<boolean>
  until: Instant
}

export interface CommissionRateTable {
  id: Generated<string>
  store_id: string | null
  service: Service
  from_day: string
  rate_hundredths: number | null
  minimum_pence: number | null
  maximum_pence: number | null
  set_at: Instant
  set_by: string | null
}

export interface CompletedOrderTable {
  order_id: string
  store_id: string
  service: Service
  at: Instant
  hour_of_week: number
  minutes_late: number
  promised_minutes: number | null
  taken_minutes: number | null
}

export interface CookedDishTable {
  order_id: string
  position: number
  part: number
  cooked_at: Instant
}

export interface CustomerAddressTable {
  id: Generated<string>
  account_id: string
  address: string
  city: string
  area: string
  post_code: string
  country: string
  place_id: string
  latitude: number
  longitude: number
  is_default: Generated<boolean>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  label: Generated<string>
  courier_note: Generated<string>
}

export interface DataAccessTable {
  id: GeneratedAlways<number>
  at: Instant
  operator_id: string | null
  place: DataAccessPlace
  customer_id: string | null
  order_id: string | null
  enquiry_id: string | null
  store_id: string | null
}

export interface DeliveryNoticeTable {
  id: Generated<string>
  email: string
  post_code: string
  requested_at: Instant
  found_at: Instant | null
  language: Generated<Language>
}

export interface DeliveryZoneTable {
  id: Generated<string>
  store_id: string
  radius_miles: number | null
  fee_tiers: columns.FeeTiers
  minimum_order_pence: number
  min_minutes: number
  max_minutes: number
  reach: string | null
  position: number
  name: string
}

export interface DeliveryZonePrefixTable {
  prefix: string
  store_id: string
  zone_id: string
}

export interface DiscountTable {
  id: Generated<string>
  code: string | null
  name: string
  store_id: string | null
  funded_by: AppliedDiscount['fundedBy']
  kind: AppliedDiscount['kind']
  percent: string | null
  amount_pence: number | null
  cap_pence: number | null
  minimum_pence: Generated<number>
  starts_at: Instant | null
  ends_at: Instant | null
  service: Service | null
  weekdays: Weekday[] | null
  total_limit: number | null
  per_customer_limit: number | null
  loyalty_orders: number | null
  loyalty_spend_pence: Generated<number>
  is_for_some_products: Generated<boolean>
  is_for_some_accounts: Generated<boolean>
  is_advertised: Generated<boolean>
  ended_at: Instant | null
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  used: Generated<number>
  made_by: Generated<AppliedDiscount['fundedBy']>
  version: Generated<number>
  budget_pence: number | null
  spent_pence: Generated<number>
}

export interface DiscountAccountTable {
  discount_id: string
  account_id: string
}

export interface DiscountCustomerTable {
  discount_id: string
  customer: Buffer
  used: number
  per_customer_limit: number | null
  changes: Generated<number>
}

export interface DiscountProductTable {
  discount_id: string
  product_id: string
}

export interface DocumentSeriesTable {
  kind: string
  year: number
  last_sequence: number
}

export interface EmailChangeTable {
  account_id: string
  new_email: string
  old_link_id: string
  new_link_id: string
  old_confirmed_at: Instant | null
  new_confirmed_at: Instant | null
  session_id: string
  created_at: Instant
  expires_at: Instant
}

export interface EmailLinkTable {
  id: Generated<string>
  account_id: string
  purpose: string
  created_at: Instant
  expires_at: Instant
  used_at: Instant | null
}

export interface EnquiryTable {
  id: Generated<string>
  kind: 'contact' | 'partner'
  fields: Record<string, string>
  created_at: Instant
  outcome: 'takenOn' | 'declined' | null
  answered_at: Instant | null
  reason: Generated<string>
  store_id: string | null
  state: Generated<EnquiryState>
  assignee_id: string | null
  version: Generated<number>
  language: Generated<Language>
}

export interface EnquiryEntryTable {
  id: Generated<string>
  enquiry_id: string
  act: EnquiryAct
  account_id: string | null
  text: Generated<string>
  at: Instant
}

export interface ErasedAccountTable {
  id: string
  erased_at: Instant
}

export interface FactorChallengeTable {
  id: Generated<string>
  token_hash: Buffer | null
  account_id: string
  purpose: string
  challenge: string | null
  password_digest: Buffer | null
  remember_me: Generated<boolean>
  expires_at: Instant
}

export interface FavouriteStoreTable {
  account_id: string
  store_id: string
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface FormerSlugTable {
  slug: string
  store_id: string | null
  left_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface HoursExceptionTable {
  store_id: string
  date: string
  service: Service | null
  spans: Generated<columns.DaySpans>
  reason: Generated<string>
}

export interface IdentityDocumentTable {
  id: string
  store_id: string
  account_id: string | null
  kind: DocumentKind
  file_type: DocumentType
  bytes: number
  sealed: Buffer | null
  sent_at: Instant
  state: Generated<DocumentState>
  decided_at: Instant | null
  reason: Generated<string>
}

export interface InvoiceTable {
  id: string
  kind: 'invoice' | 'creditNote'
  year: number
  sequence: number
  store_id: string
  month: string
  corrects: string | null
  issued_at: Instant
  total_pence: number
  vat_pence: number
  snapshot: columns.InvoiceSnapshot
  account_id: string | null
}

export interface InvoiceTransferTable {
  transfer_id: number
  invoice_id: string
}

export interface LaterTipTable {
  id: string
  order_id: string
  amount_pence: number
  status: Generated<'capturing' | 'captured'>
  intent_id: string | null
  provider_fee_pence: number | null
  created_at: Instant
  changed_at: Instant
  destination: string | null
}

export interface LedgerTransferTable {
  id: GeneratedAlways<number>
  order_id: string | null
  store_id: string
  kind: string
  refund_id: string | null
  debit: LedgerAccount
  credit: LedgerAccount
  amount_pence: number
  at: Instant
  invoice_id: string | null
  payout_id: string | null
}

export interface LoginGuessTable {
  key: Buffer
  guesses: number
  first_at: Instant
  last_at: Instant
}

export interface MarketplaceTable {
  is_only: Generated<boolean>
  name: Generated<string>
  welcome_line: Generated<string>
  accent_colour: Generated<string>
  welcome_colour: Generated<string>
  contact_email: Generated<string>
  contact_phone: Generated<string>
  legal_name: Generated<string>
  legal_address: Generated<string>
  company_number: Generated<string>
  vat_number: Generated<string>
  footer_text: Generated<string>
  version: Generated<number>
  email_tested_at: Instant | null
  logo_version: Generated<number>
  support_refund_maximum_pence: Generated<number | null>
}

export interface MarketplaceLogoTable {
  is_only: Generated<boolean>
  id: string
  width: number
  height: number
  webp: Buffer
  png: Buffer
}

export interface MenuDraftTable {
  store_id: string
  menu: columns.MenuColumn | null
  revision: number
  changed_at: Instant
  account_id: string | null
  publish_at: Instant | null
  publish_failed_at: Instant | null
}

export interface MenuVersionTable {
  store_id: string
  number: number
  menu: columns.MenuColumn
  published_at: Instant
  account_id: string | null
  is_scheduled: Generated<boolean>
  restored_number: number | null
}

export interface MonthlyStatementTable {
  id: string
  year: number
  sequence: number
  store_id: string
  month: string
  issued_at: Instant
  snapshot: columns.MonthlyStatementSnapshot
}

export interface OpeningSpanTable {
  store_id: string
  service: Service
  weekday: Weekday
  start_minute: number
  duration_minutes: number
}

export interface OperatorInvitationTable {
  id: Generated<string>
  email: string
  role: OperatorRole
  link_id: string
  invited_by: string | null
  sent_at: Instant
  expires_at: Instant
}

export interface OperatorPushTable {
  id: Generated<string>
  account_id: string
  session_id: string
  endpoint: string
  public_key: string
  auth_secret: string
  created_at: Instant
}

export interface OptionTable {
  id: Generated<string>
  option_group_id: string
  name: string
  price_pence: Generated<number>
  maximum_quantity: Generated<number>
  kcal: number | null
  allergens: Generated<columns.Allergens>
  is_available: Generated<boolean>
  position: number
  sold_out_until: Instant | null
  opens_group_id: string | null
  collection_pence: number | null
  is_age_restricted: Generated<boolean>
}

export interface OptionGroupTable {
  id: Generated<string>
  store_id: string
  name: string
  minimum: number
  maximum: number
  is_meal_upgrade: Generated<boolean>
}

export interface OrderChangeTable {
  id: string
  order_id: string
  position: number
  kind: ChangeKind
  state: ChangeState
  result: ChangeResult | null
  approval: ChangeApproval | null
  before: columns.ChangedLine
  proposed: columns.ChangedLine
  after: columns.ChangedLine | null
  saves_pence: number
  pays_pence: number
  total_before: number | null
  total_after: number | null
  proposed_by: string | null
  decided_by: string | null
  proposed_at: Instant
  deadline_at: Instant | null
  decided_at: Instant | null
  spoken_by: string | null
}

export interface OrderEventTable {
  id: GeneratedAlways<number>
  order_id: string
  store_id: string
  act: Act | StaffNote | ReversalAct | ChangeEvent | PaymentEvent | 'place'
  status: OrderStatus
  by: Actor
  account_id: string | null
  at: ColumnType<Date, Date | string | undefined, Date | string>
  allergy_discussed_by: string | null
  undoes: number | null
  minutes: number | null
  was_due_at: Instant | null
  idempotency_key: string | null
}

export interface OrderLineTable {
  order_id: string
  position: number
  product_id: string
  name: string
  quantity: number
  unit_price_pence: number
  line_pence: number
  discount_pence: Generated<number>
  snapshot: columns.OrderLineSnapshot
}

export interface OrderNoteTable {
  id: Generated<string>
  order_id: string
  kind: OrderNoteKind
  act: ReasonedAct | null
  account_id: string | null
  text: string
  at: Instant
  read_at: Instant | null
  read_by: string | null
}

export interface OrdersTable {
  id: string
  number: string
  business_day: string
  store_id: string
  account_id: string | null
  cart_token: string
  status: Generated<OrderStatus>
  service: Service
  service_time: Instant | null
  placed_at: Instant
  due_at: Instant
  deadline_at: Instant
  reason: DeclineReason | null
  reason_text: Generated<string>
  payment_method: PaymentMethod
  subtotal_pence: number
  discount_pence: number
  delivery_fee_pence: number
  platform_fee_pence: number
  plastic_bag_charge_pence: number
  total_pence: number
  snapshot: columns.OrderSnapshot
  version: Generated<number>
  discount_id: string | null
  discount_customer: Buffer | null
  tip_pence: Generated<number | null>
  idempotency_key: string | null
  network: Buffer | null
  is_missed: Generated<boolean>
  waiting_changes: Generated<number>
  language: Generated<Language>
}

export interface PageChangeTable {
  id: GeneratedAlways<number>
  store_id: string | null
  changed_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface PartnerStoreTable {
  account_id: string
  store_id: string
  role: StaffRole
  pin_hash: string | null
  pin_set_at: Instant | null
}

export interface PasskeyTable {
  id: string
  account_id: string
  name: string
  public_key: Buffer
  counter: number
  transports: string[]
  created_at: Instant
  last_used_at: Instant | null
}

export interface PaymentTable {
  order_id: string
  status: Generated<PaymentStatus>
  amount_pence: number
  intent_id: string | null
  card: columns.PaidCard | null
  requested_at: Instant | null
  saves_card: Generated<boolean>
  provider_fee_pence: number | null
  refunded_pence: Generated<number>
  created_at: Instant
  changed_at: Instant
  authorised_pence: number | null
  destination: string | null
  transfer_id: string | null
  transferred_pence: number | null
}

export interface PaymentDiscrepancyTable {
  id: Generated<string>
  kind: string
  subject: string
  order_id: string | null
  details: Generated<Record<string, unknown>>
  found_at: Instant
  seen_at: Instant
  resolved_at: Instant | null
  resolved_by: string | null
  checked_at: Instant | null
}

export interface PaymentEventTable {
  id: string
  type: string
  intent_id: string | null
  received_at: Instant
}

export interface PayoutTable {
  id: string
  run_id: string
  store_id: string
  status: Generated<PayoutStatus>
  amount_pence: number
  sealed_account: string
  last_digits: string
  account_since: Instant
  paid_at: Instant | null
  returned_at: Instant | null
  reason: Generated<string>
}

export interface PayoutHoldTable {
  run_id: string
  store_id: string
  reason: HoldReason
  balance_pence: number
}

export interface PayoutRunTable {
  id: string
  number: GeneratedAlways<number>
  until_day: string
  status: Generated<PayoutRunStatus>
  minimum_pence: number
  made_at: Instant
  made_by: string | null
  approved_at: Instant | null
  approved_by: string | null
  exported_at: Instant | null
  paid_at: Instant | null
  discarded_at: Instant | null
  reason: Generated<string>
}

export interface PayoutTransferTable {
  transfer_id: number
  payout_id: string
}

export interface PhotoTable {
  id: string
  account_id: string | null
  width: number
  height: number
  widths: number[]
  placeholder: string
  bytes: number
  created_at: Instant
  purpose: 'review' | 'problem' | 'menu' | null
  subject_id: string | null
  position: number | null
  alt: Generated<string>
  claimed_at: Instant | null
  published_at: Instant | null
}

export interface PlatformFeeTable {
  effective_from: Instant
  fixed_pence: number
  percent: Generated<string>
  cap_pence: number | null
}

export interface PreparationHourTable {
  store_id: string
  weekday: Weekday
  hour: number
  minutes: number
}

export interface PrintJobTable {
  id: GeneratedAlways<number>
  printer_id: string
  order_id: string | null
  kind: TicketKind
  copy: Generated<number>
  copies: Generated<number>
  is_requested: boolean
  is_copy: boolean
  queued_at: Instant
  status: Generated<PrintJobStatus>
  attempts: Generated<number>
  may_repeat: Generated<boolean>
  sent_to: Generated<string>
  sent_at: Instant | null
  ended_at: Instant | null
}

export interface PrinterTable {
  id: Generated<string>
  store_id: string
  kind: PrinterKind
  name: string
  secret_hash: string
  kitchen_copies: number
  customer_copies: number
  services: Service[]
  state: Generated<PrinterState>
  seen_at: Instant | null
  created_at: Instant
}

export interface ProblemEventTable {
  id: GeneratedAlways<number>
  report_id: string
  act: ProblemAct | 'report'
  by: Actor
  account_id: string | null
  reason: ProblemRefusal | null
  text: Generated<string>
  amount_pence: number | null
  payer: RefundPayer | null
  at: Instant
}

export interface ProblemPolicyTable {
  is_only: Generated<boolean>
  report_hours: Generated<number>
  answer_hours: Generated<number>
  late_minutes: number | null
  late_percent: number | null
  late_pence: number | null
  late_cap_pence: number | null
  late_payer: Generated<RefundPayer>
  version: Generated<number>
  changed_at: Instant | null
  changed_by: string | null
}

export interface ProblemReportTable {
  id: string
  order_id: string
  store_id: string
  status: ProblemStatus
  kind: OrderProblem | null
  lines: Generated<columns.ReportedLine[]>
  remedy: ProblemRemedy
  text: string
  requested_pence: number
  refunded_pence: Generated<number>
  idempotency_key: string | null
  reported_at: Instant
  answer_by: Instant
  changed_at: Instant
}

export interface ProductTable {
  id: Generated<string>
  store_id: string
  category_id: string
  name: string
  description: Generated<string>
  price_pence: number
  kcal: number | null
  allergens: Generated<columns.Allergens>
  diets: Generated<Diet[]>
  heat: Generated<number>
  art: columns.Dish | null
  is_popular: Generated<boolean>
  is_available: Generated<boolean>
  is_age_restricted: Generated<boolean>
  position: number
  sold_when: columns.SoldWhenColumn | null
  sold_out_until: Instant | null
  search_name: GeneratedAlways<string>
  photo: columns.MenuPhoto | null
  collection_pence: number | null
  vat: VatKind | null
}

export interface ProductOptionGroupTable {
  product_id: string
  option_group_id: string
  store_id: string
  position: number
}

export interface ProductStockTable {
  product_id: string
  store_id: string
  remaining: number
}

export interface PushSentTable {
  subscription_id: string
  event: string
  sent_at: Instant
}

export interface PushSubscriptionTable {
  id: Generated<string>
  account_id: string | null
  session_id: string | null
  order_id: string | null
  endpoint: string
  public_key: string
  auth_secret: string
  created_at: Instant
}

export interface RecoveryCodeTable {
  account_id: string
  hash: Buffer
}

export interface RefreshTokenTable {
  hash: Buffer
  session_id: string
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  replaced_at: Instant | null
}

export interface RefundTable {
  id: string
  order_id: string
  status: Generated<RefundStatus>
  amount_pence: number
  lines: columns.RefundedLine[] | null
  payer: RefundPayer
  reason: string
  account_id: string | null
  idempotency_key: string | null
  provider_refund_id: string | null
  requested_at: Instant
  finished_at: Instant | null
  report_id: string | null
  late_minutes: number | null
  change_id: string | null
  fee: RefundableFee | null
  reversal_pence: number | null
  reversed_at: Instant | null
  marketplace_pence: Generated<number>
}

export interface RetentionTable {
  is_only: Generated<boolean>
  days: Generated<Partial<Record<Retained, number>>>
  version: Generated<number>
}

export interface ReviewTable {
  id: Generated<string>
  store_id: string
  order_id: string | null
  author: string | null
  stars: number
  text: string
  reply: string | null
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  food: number | null
  delivery: number | null
  service: number | null
  replied_at: Instant | null
  hidden_at: Instant | null
  hidden_reason: ReviewReason | null
}

export interface ReviewActTable {
  id: Generated<string>
  review_id: string
  act: 'reply' | 'hide' | 'restore' | 'dismiss'
  account_id: string | null
  reason: ReviewReason | null
  text: string
  at: Instant
}

export interface ReviewReportTable {
  id: Generated<string>
  review_id: string
  reported_by: 'customer' | 'guest' | 'store'
  reporter_account_id: string | null
  reporter_key: Buffer
  reason: ReviewReason
  text: string
  reported_at: Instant
  resolved_at: Instant | null
  outcome: 'hidden' | 'dismissed' | null
}

export interface ReviewRequestStopTable {
  mailbox: Buffer
  stopped_at: Instant
}

export interface SavedCardTable {
  id: Generated<string>
  account_id: string
  payment_method_id: string
  fingerprint: string
  brand: string
  last4: string
  expiry_month: number
  expiry_year: number
  is_default: Generated<boolean>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface SentEmailTable {
  id: GeneratedAlways<number>
  order_id: string
  message: RecordedEmail
  recipient: 'customer' | 'store'
  subject_id: string | null
  at: Instant
}

export interface ServerErrorTable {
  route: string
  count: number
  first_at: Instant
  last_at: Instant
}

export interface SessionTable {
  id: Generated<string>
  account_id: string
  remember_me: Generated<boolean>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  expires_at: Instant
  revoked_at: Instant | null
  device: Generated<string>
  last_used_at: ColumnType<Date, Date | string | undefined, Date | string>
  parent_id: string | null
  store_id: string | null
}

export interface SetupCodeTable {
  is_only: Generated<boolean>
  hash: string
  made_at: Instant
  used_at: Instant | null
}

export interface SharedTabletTable {
  account_id: string
  store_id: string
  idle_minutes: number
  made_by: string | null
  made_at: Instant
}

export interface SiteBannerTable {
  id: Generated<string>
  text_en: string
  text_cy: Generated<string>
  href: Generated<string>
  from_day: string
  to_day: string
  version: Generated<number>
  removed_at: Instant | null
}

export interface SiteBannerVersionTable {
  banner_id: string
  number: number
  banner: Banner
  changed_at: Instant
  account_id: string | null
}

export interface SiteTextTable {
  slug: string
  draft: SiteText | null
  revision: number
  changed_at: Instant
  account_id: string | null
  published_number: number | null
}

export interface SiteTextVersionTable {
  slug: string
  number: number
  text: SiteText
  published_at: Instant
  account_id: string | null
  restored_number: number | null
}

export interface SlotReservationTable {
  cart_token: string
  store_id: string
  starts_at: Instant
  items: Generated<Record<string, number>>
  reserved_until: Instant | null
  network: Buffer | null
}

export interface SocialIdentityTable {
  provider: string
  subject: string
  account_id: string
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface SocialReturnTable {
  code_hash: Buffer
  provider: string
  subject: string
  email: string | null
  first_name: Generated<string>
  last_name: Generated<string>
  expires_at: Instant
}

export interface StaffInvitationTable {
  id: Generated<string>
  store_id: string
  email: string
  role: StaffRole
  link_id: string
  invited_by: string | null
  sent_at: Instant
  expires_at: Instant
}

export interface StaffPushTable {
  id: Generated<string>
  account_id: string
  store_id: string
  session_id: string
  endpoint: string
  public_key: string
  auth_secret: string
  created_at: Instant
}

export interface StockTakenTable {
  order_id: string
  product_id: string
  quantity: number
}

export interface StoreTable {
  id: Generated<string>
  slug: string
  name: string
  legal_name: string
  description: Generated<string>
  address: string
  city: string
  area: string
  post_code: string
  latitude: number
  longitude: number
  nation: Nation
  phone: string
  email: string
  hygiene_rating: StoreCard['hygiene']['rating']
  hygiene_inspected_on: string | null
  services: Service[]
  preparation_minutes: number
  pre_order_days: Generated<number>
  collection_minimum_pence: Generated<number>
  bag_pence: number
  bags_per_order: number
  no_bag_allowed: boolean
  accept_minutes: Generated<number>
  paused_until: Instant | null
  busy_minutes: Generated<number>
  busy_until: Instant | null
  art: columns.TableArt
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  slot_orders: number | null
  vat_number: string | null
  vat_rate: number | null
  star_counts: Generated<number[]>
  changed_at: ColumnType<Date, Date | string | undefined, Date | string>
  pause_takes_pre_orders: Generated<boolean>
  pause_reason: Generated<PauseReason>
  last_order_minutes: Generated<number>
  waiting_email_minutes: Generated<number | null>
  legal_address: string | null
  company_number: string | null
  warns_unattended: Generated<boolean>
  unattended_pause_minutes: number | null
  waiting_soon_minutes: Generated<number>
  waiting_urgent_minutes: Generated<number>
  cooking_soon_minutes: Generated<number>
  cooking_urgent_minutes: Generated<number>
  state: LifecycleState
  state_since: ColumnType<Date, Date | string | undefined, Date | string>
  area_pause_id: string | null
  opens_at: Instant | null
  owner_email: Generated<string>
  owner_invited_at: Instant | null
}

export interface StoreAccountTable {
  store_id: string
  account_id: string
  status: Generated<OpenedStatus>
  created_at: Instant
  activated_at: Instant | null
  reads_started: Generated<number>
  read_stored: Generated<number>
}

export interface StoreAreaTable {
  city: string
  area: string
  outward: string
  stores: number
  changed_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface StoreBankAccountTable {
  store_id: string
  sealed: string
  last_digits: string
  changed_at: Instant
  checked_at: Instant | null
  checked_by: string | null
}

export interface StoreBoardTable {
  store_id: string
  seen_at: Instant
  warned_at: Instant | null
}

export interface StoreCuisineTable {
  store_id: string
  store_type_slug: string
  position: number
}

export interface StoreEstablishmentTable {
  store_id: string
  establishment_id: number
  checked_at: Instant
}

export interface StoreImportTable {
  id: Generated<string>
  file_hash: string
  file_name: string
  account_id: string | null
  started_at: Instant
  written_at: Instant
  finished_at: Instant | null
  stores: number
  added: Generated<number>
  changed: Generated<number>
}

export interface StoreNoteTable {
  id: GeneratedAlways<number>
  store_id: string
  account_id: string | null
  text: string
  at: Instant
}

export interface StoreTypeTable {
  slug: string
  name: string
  art: columns.Dish
  position: number
  is_hidden: Generated<boolean>
  welsh_name: Generated<string>
}

export interface UnitPostcodeTable {
  post_code: string
  latitude: number
  longitude: number
}

export interface UnitPostcodeImportTable {
  fingerprint: string
  file_name: string
  product: string
  part: Generated<number>
  byte: Generated<number>
  line: Generated<number>
  loaded: Generated<number>
  skipped: Generated<Record<string, number>>
  started_at: ColumnType<Date, Date | string | undefined, Date | string>
  finished_at: Instant | null
}

export interface UsedBotCheckTable {
  hash: Buffer
  expires_at: Instant
  subject: Buffer | null
}

export interface UsualHolidayTable {
  store_id: string
  date: string
}

export interface Database {
  account: AccountTable
  account_event: AccountEventTable
  alert: AlertTable
  alert_email: AlertEmailTable
  area_pause: AreaPauseTable
  audit_event: AuditEventTable
  authenticator_app: AuthenticatorAppTable
  bag_minimum: BagMinimumTable
  billing_details: BillingDetailsTable
  board_watch: BoardWatchTable
  bundle_slot: BundleSlotTable
  cart: CartTable
  category: CategoryTable
  charged_order: ChargedOrderTable
  closed_days: ClosedDaysTable
  commission_rate: CommissionRateTable
  completed_order: CompletedOrderTable
  cooked_dish: CookedDishTable
  customer_address: CustomerAddressTable
  data_access: DataAccessTable
  delivery_notice: DeliveryNoticeTable
  delivery_zone: DeliveryZoneTable
  delivery_zone_prefix: DeliveryZonePrefixTable
  discount: DiscountTable
  discount_account: DiscountAccountTable
  discount_customer: DiscountCustomerTable
  discount_product: DiscountProductTable
  document_series: DocumentSeriesTable
  email_change: EmailChangeTable
  email_link: EmailLinkTable
  enquiry: EnquiryTable
  enquiry_entry: EnquiryEntryTable
  erased_account: ErasedAccountTable
  factor_challenge: FactorChallengeTable
  favourite_store: FavouriteStoreTable
  former_slug: FormerSlugTable
  hours_exception: HoursExceptionTable
  identity_document: IdentityDocumentTable
  invoice: InvoiceTable
  invoice_transfer: InvoiceTransferTable
  later_tip: LaterTipTable
  ledger_transfer: LedgerTransferTable
  login_guess: LoginGuessTable
  marketplace: MarketplaceTable
  marketplace_logo: MarketplaceLogoTable
  menu_draft: MenuDraftTable
  menu_version: MenuVersionTable
  monthly_statement: MonthlyStatementTable
  opening_span: OpeningSpanTable
  operator_invitation: OperatorInvitationTable
  operator_push: OperatorPushTable
  option: OptionTable
  option_group: OptionGroupTable
  order_change: OrderChangeTable
  order_event: OrderEventTable
  order_line: OrderLineTable
  order_note: OrderNoteTable
  orders: OrdersTable
  page_change: PageChangeTable
  partner_store: PartnerStoreTable
  passkey: PasskeyTable
  payment: PaymentTable
  payment_discrepancy: PaymentDiscrepancyTable
  payment_event: PaymentEventTable
  payout: PayoutTable
  payout_hold: PayoutHoldTable
  payout_run: PayoutRunTable
  payout_transfer: PayoutTransferTable
  photo: PhotoTable
  platform_fee: PlatformFeeTable
  preparation_hour: PreparationHourTable
  print_job: PrintJobTable
  printer: PrinterTable
  problem_event: ProblemEventTable
  problem_policy: ProblemPolicyTable
  problem_report: ProblemReportTable
  product: ProductTable
  product_option_group: ProductOptionGroupTable
  product_stock: ProductStockTable
  push_sent: PushSentTable
  push_subscription: PushSubscriptionTable
  recovery_code: RecoveryCodeTable
  refresh_token: RefreshTokenTable
  refund: RefundTable
  retention: RetentionTable
  review: ReviewTable
  review_act: ReviewActTable
  review_report: ReviewReportTable
  review_request_stop: ReviewRequestStopTable
  saved_card: SavedCardTable
  sent_email: SentEmailTable
  server_error: ServerErrorTable
  session: SessionTable
  setup_code: SetupCodeTable
  shared_tablet: SharedTabletTable
  site_banner: SiteBannerTable
  site_banner_version: SiteBannerVersionTable
  site_text: SiteTextTable
  site_text_version: SiteTextVersionTable
  slot_reservation: SlotReservationTable
  social_identity: SocialIdentityTable
  social_return: SocialReturnTable
  staff_invitation: StaffInvitationTable
  staff_push: StaffPushTable
  stock_taken: StockTakenTable
  store: StoreTable
  store_account: StoreAccountTable
  store_area: StoreAreaTable
  store_bank_account: StoreBankAccountTable
  store_board: StoreBoardTable
  store_cuisine: StoreCuisineTable
  store_establishment: StoreEstablishmentTable
  store_import: StoreImportTable
  store_note: StoreNoteTable
  store_type: StoreTypeTable
  unit_postcode: UnitPostcodeTable
  unit_postcode_import: UnitPostcodeImportTable
  used_bot_check: UsedBotCheckTable
  usual_holiday: UsualHolidayTable
}
