import { z } from 'zod'
import { SERVICES } from '#rules/orders/service.ts'
import { RETENTION_MONTHS } from '#rules/sales/retention.ts'
import { LISTED_IN_REPORT, REPORT_LINES_MAXIMUM } from '#rules/sales/sales-figures.ts'
import { call } from '../call.ts'
import { because, id, line, pence, service } from '../fields.ts'
import { inPeriod, salesFigures } from '../payments/sales.ts'

/** Whose orders: of all restaurants and both services, unless it says otherwise. */
const filters = {
  service: service.optional(),
  store: line(100).optional().meta({ description: 'A part of the names of restaurants.' }),
  city: line(100).optional(),
  area: line(100)
    .optional()
    .meta({ description: 'Of the restaurants, as the list of areas names it, with its city.' }),
}

const sold = z.object({ orders: z.int(), soldPence: pence })

/** How many orders came, and how many of them after the end of the window they were promised in. */
const punctuality = z.object({ completed: z.int(), late: z.int() })

const place = z.object({ city: z.string(), area: z.string() })

const ofStore = sold.extend(punctuality.shape).extend(place.shape).extend({ id, name: z.string() })
const ofArea = sold.extend(punctuality.shape).extend(place.shape)

export const report = salesFigures.omit({ dishes: true, hours: true }).extend({
  /** As a store's own, with how many of the orders that were due in the hour came late. */
  hours: z.array(sold.extend(punctuality.shape).extend({ hourOfWeek: z.int().min(0).max(167) })),
  /** Those with the largest sales. */
  stores: z.array(ofStore).max(REPORT_LINES_MAXIMUM),
  areas: z.array(ofArea).max(REPORT_LINES_MAXIMUM),
  /** Delivery times as promised and as they were. The minutes leave out orders for later; null: there are none. */
  times: z.array(
    punctuality.extend({
      service: z.enum(SERVICES),
      medianPromisedMinutes: z.int().nullable(),
      medianTakenMinutes: z.int().nullable(),
      medianMinutesLate: z.int().nullable(),
    }),
  ),
})
export type Report = z.output<typeof report>

const returned = z.int().nullable().meta({
  description: 'How many of the customers; null: not all of them have had so many days yet.',
})

export const retention = z.object({
  /** The latest first. */
  months: z
    .array(
      z.object({
        month: z.string().meta({ description: 'A month in London, as 2026-05.' }),
        /** Accounts that ordered in the month. */
        customers: z.int(),
        within30Days: returned,
        within60Days: returned,
        within90Days: returned,
        orders: z.int(),
        /** Of guests, who are not followed. */
        guestOrders: z.int(),
      }),
    )
    .max(RETENTION_MONTHS),
})
export type Retention = z.output<typeof retention>

export const REPORT_TABLES = [
  'days',
  'hours',
  'stores',
  'areas',
  'times',
  'services',
  'payments',
  'declines',
  'refunds',
] as const
export type ReportTable = (typeof REPORT_TABLES)[number]

const about = {
  method: 'GET',
  permission: 'operator',
  operatorPermission: 'reports',
  errors: [],
} as const

export const getReport = call({
  ...about,
  id: 'getReport',
  path: '/operator/reports',
  summary: `What was sold in some days, by day, hour, restaurant and area, and how punctual it was; the ${LISTED_IN_REPORT} restaurants and areas that sold the most`,
  query: inPeriod(filters),
  output: report,
})

export const getReportCsv = call({
  ...about,
  id: 'getReportCsv',
  path: '/operator/reports.csv',
  summary: `One table of it for a spreadsheet, with up to ${REPORT_LINES_MAXIMUM.toLocaleString('en-GB')} restaurants, amounts in pounds`,
  query: inPeriod({ ...filters, table: z.enum(REPORT_TABLES, because('invalid_value')) }),
  output: z.string(),
  produces: 'text/csv; charset=utf-8',
})

export const getRetention = call({
  ...about,
  id: 'getRetention',
  path: '/operator/reports/retention',
  summary: 'How many of the customers of a month ordered again within 30, 60 and 90 days',
  query: z.object(filters),
  output: retention,
})

export const getRetentionCsv = call({
  ...about,
  id: 'getRetentionCsv',
  path: '/operator/reports/retention.csv',
  summary: 'The same for a spreadsheet',
  query: z.object(filters),
  output: z.string(),
  produces: 'text/csv; charset=utf-8',
})

export const listReportAreas = call({
  ...about,
  id: 'listReportAreas',
  path: '/operator/reports/areas',
  summary: 'The areas that restaurants are in, by name',
  output: z.object({ items: z.array(place).max(REPORT_LINES_MAXIMUM) }),
})

export const reportCalls = {
  getReport,
  getReportCsv,
  getRetention,
  getRetentionCsv,
  listReportAreas,
}
