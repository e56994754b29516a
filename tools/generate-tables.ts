import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { startEmbeddedPostgres } from '#api/database/embedded-postgres.ts'
import { throwAwayFolder } from '#tools/testing/throw-away-folder.ts'
import { migrate } from '#api/database/migrate.ts'

/**
 * Writes api/database/tables.ts from the schema that the migrations make. With `--check` it writes
 * nothing and fails when the file is not what it would write.
 */
const file = join(import.meta.dirname, '..', 'api', 'database', 'tables.ts')

/** What the types of SQL cannot say: the shapes of jsonb, the words of checked texts. */
const narrower: Record<string, string> = {
  'account.language': 'Language',
  'account.operator_role': 'OperatorRole',
  'account.type': 'ProfileType',
  'audit_event.act': 'AuditAct',
  'audit_event.after': 'AuditFields',
  'audit_event.before': 'AuditFields',
  'audit_event.by': "'partner' | 'operator' | 'asStaff' | 'system'",
  'cart.address': 'CartAddress',
  'cart.contact': 'CartContact',
  'cart.lines': 'StoredLine[]',
  'cart.members': 'CartMember[]',
  'cart.other_codes': 'string[]',
  'category.sold_when': 'SoldWhenColumn',
  'delivery_notice.language': 'Language',
  'delivery_zone.fee_tiers': 'FeeTiers',
  'discount.funded_by': "AppliedDiscount['fundedBy']",
  'discount.kind': "AppliedDiscount['kind']",
  'discount.made_by': "AppliedDiscount['fundedBy']",
  'discount.weekdays': 'Weekday[]',
  'enquiry.fields': 'Record<string, string>',
  'enquiry.language': 'Language',
  'enquiry.kind': "'contact' | 'partner'",
  'enquiry.outcome': "'takenOn' | 'declined'",
  'enquiry.state': 'EnquiryState',
  'enquiry_entry.act': 'EnquiryAct',
  'identity_document.file_type': 'DocumentType',
  'identity_document.kind': 'DocumentKind',
  'identity_document.state': 'DocumentState',
  'hours_exception.spans': 'DaySpans',
  'later_tip.status': "'capturing' | 'captured'",
  'operator_invitation.role': 'OperatorRole',
  'opening_span.weekday': 'Weekday',
  'preparation_hour.weekday': 'Weekday',
  'menu_draft.menu': 'MenuColumn',
  'menu_version.menu': 'MenuColumn',
  'invoice.kind': "'invoice' | 'creditNote'",
  'invoice.snapshot': 'InvoiceSnapshot',
  'monthly_statement.snapshot': 'MonthlyStatementSnapshot',
  'option.allergens': 'Allergens',
  'order_change.after': 'ChangedLine',
  'order_change.approval': 'ChangeApproval',
  'order_change.before': 'ChangedLine',
  'order_change.kind': 'ChangeKind',
  'order_change.proposed': 'ChangedLine',
  'order_change.result': 'ChangeResult',
  'order_change.state': 'ChangeState',
  'data_access.place': 'DataAccessPlace',
  'order_note.kind': 'OrderNoteKind',
  'order_note.act': 'ReasonedAct',
  'refund.fee': 'RefundableFee',
  'sent_email.message': 'RecordedEmail',
  'sent_email.recipient': "'customer' | 'store'",
  'order_event.act': "Act | StaffNote | ReversalAct | ChangeEvent | PaymentEvent | 'place'",
  'alert.kind': 'NeedKind',
  'alert.facts': '{ count: number; storeName: string; number: string; subject: string }',
  'order_event.by': 'Actor',
  'order_event.status': 'OrderStatus',
  'order_line.snapshot': 'OrderLineSnapshot',
  'orders.language': 'Language',
  'orders.payment_method': 'PaymentMethod',
  'orders.reason': 'DeclineReason',
  'orders.snapshot': 'OrderSnapshot',
  'orders.status': 'OrderStatus',
  'partner_store.role': 'StaffRole',
  'staff_invitation.role': 'StaffRole',
  'passkey.transports': 'string[]',
  'payout.status': 'PayoutStatus',
  'billing_details.pays_by': 'PaysBy',
  'store_account.status': 'OpenedStatus',
  'payout_hold.reason': 'HoldReason',
  'payout_run.status': 'PayoutRunStatus',
  'payment.card': 'PaidCard',
  'payment.status': 'PaymentStatus',
  'photo.purpose': "'review' | 'problem' | 'menu'",
  'photo.widths': 'number[]',
  'product.allergens': 'Allergens',
  'product.art': 'Dish',
  'product.photo': 'MenuPhoto',
  'product.diets': 'Diet[]',
  'product.sold_when': 'SoldWhenColumn',
  'product.vat': 'VatKind',
  'ledger_transfer.credit': 'LedgerAccount',
  'ledger_transfer.debit': 'LedgerAccount',
  'payment_discrepancy.details': 'Record<string, unknown>',
  'print_job.kind': 'TicketKind',
  'print_job.status': 'PrintJobStatus',
  'printer.kind': 'PrinterKind',
  'printer.services': 'Service[]',
  'printer.state': 'PrinterState',
  'problem_event.act': "ProblemAct | 'report'",
  'problem_event.by': 'Actor',
  'problem_event.payer': 'RefundPayer',
  'problem_event.reason': 'ProblemRefusal',
  'problem_policy.late_payer': 'RefundPayer',
  'problem_report.kind': 'OrderProblem',
  'problem_report.lines': 'ReportedLine[]',
  'problem_report.status': 'ProblemStatus',
  'problem_report.remedy': 'ProblemRemedy',
  'refund.lines': 'RefundedLine[]',
  'refund.payer': 'RefundPayer',
  'refund.status': 'RefundStatus',
  'retention.days': 'Partial<Record<Retained, number>>',
  'review.hidden_reason': 'ReviewReason',
  'review_act.act': "'reply' | 'hide' | 'restore' | 'dismiss'",
  'review_act.reason': 'ReviewReason',
  'review_report.outcome': "'hidden' | 'dismissed'",
  'review_report.reason': 'ReviewReason',
  'review_report.reported_by': "'customer' | 'guest' | 'store'",
  'site_banner_version.banner': 'Banner',
  'site_text.draft': 'SiteText',
  'site_text_version.text': 'SiteText',
  'slot_reservation.items': 'Record<string, number>',
  'store.art': 'TableArt',
  'store.hygiene_rating': "StoreCard['hygiene']['rating']",
  'bag_minimum.nation': 'Nation',
  'store.nation': 'Nation',
  'store.pause_reason': 'PauseReason',
  'store.state': 'LifecycleState',
  'store.services': 'Service[]',
  'store.star_counts': 'number[]',
  'store_type.art': 'Dish',
  'unit_postcode_import.skipped': 'Record<string, number>',
}

const header = `// Written by tools/generate-tables.ts from the migrations: change those, not this.
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
`

const own = ['CartAddress', 'CartContact', 'StoredLine', 'FeeTiers', 'DaySpans', 'Allergens']
const ownToo = [
  'CartMember',
  'ChangedLine',
  'InvoiceSnapshot',
  'MonthlyStatementSnapshot',
  'MenuColumn',
  'SoldWhenColumn',
  'OrderLineSnapshot',
  'OrderSnapshot',
  'PaidCard',
  'RefundedLine',
  'ReportedLine',
  'Dish',
  'MenuPhoto',
  'TableArt',
]

type Column = {
  table: string
  name: string
  type: string
  domain: string | null
  nullable: boolean
  hasDefault: boolean
  writtenByDatabase: boolean
}

function typeOf({ table, name, type, domain }: Column): string {
  const special = narrower[`${table}.${name}`]
  if (special) {
    const base = special.replace('[]', '')
    return [...own, ...ownToo].includes(base) ? `columns.${special}` : special
  }
  if (domain === 'service') return 'Service'
  const plain: Record<string, string> = {
    uuid: 'string',
    text: 'string',
    date: 'string',
    numeric: 'string',
    box: 'string',
    bytea: 'Buffer',
    boolean: 'boolean',
    integer: 'number',
    bigint: 'number',
    'double precision': 'number',
    'timestamp with time zone': 'Instant',
  }
  const found = plain[type]
  if (!found) throw new Error(`${table}.${name} is ${type}: say what it holds`)
  return found
}

function fieldOf(column: Column): string {
  const type = typeOf(column) + (column.nullable ? ' | null' : '')
  if (column.writtenByDatabase) return `GeneratedAlways<${type}>`
  if (column.hasDefault && column.type === 'timestamp with time zone')
    return `ColumnType<Date, Date | string | undefined, Date | string>`
  return column.hasDefault ? `Generated<${type}>` : type
}

const camel = (snake: string) =>
  snake.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const pascal = (snake: string) => camel(`_${snake}`)

async function columnsOf(url: string): Promise<Column[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Column>(`
    SELECT table_name AS "table", column_name AS name, data_type AS type, domain_name AS domain,
      is_nullable = 'YES' AS nullable, column_default IS NOT NULL AS "hasDefault",
      (is_identity = 'YES' OR is_generated = 'ALWAYS') AS "writtenByDatabase"
    FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name <> 'schema_migration'
    ORDER BY table_name, ordinal_position`)
  await client.end()
  return rows
}

const dataDir = await throwAwayFolder('tuckin-tables-')
const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, durability: 'throw-away' })
await migrate(postgres.url)
const tables = Map.groupBy(await columnsOf(postgres.url), ({ table }) => table)
await postgres.stop()

const interfaces = [...tables].map(
  ([table, columns]) =>
    `export interface ${pascal(table)}Table {\n${columns.map((column) => `  ${column.name}: ${fieldOf(column)}`).join('\n')}\n}\n`,
)
const database = `export interface Database {\n${[...tables.keys()].map((table) => `  ${table}: ${pascal(table)}Table`).join('\n')}\n}\n`
const written = [header, ...interfaces, database].join('\n')

if (!process.argv.includes('--check')) await writeFile(file, written)
else if ((await readFile(file, 'utf8')) !== written) {
  console.error('api/database/tables.ts is out of date: npm run tables')
  process.exit(1)
}
