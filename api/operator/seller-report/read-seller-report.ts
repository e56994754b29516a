import { sellerQuarter } from '#rules/payments/seller-report.ts'
import { instantsOf } from '#rules/payments/statement-period.ts'
import type { Context } from '#api/context.ts'
import { BYTE_ORDER_MARK, csvLine } from '#api/payments/statements/csv-line.ts'
import { loadSellers, type SellerRow } from './seller-report.queries.ts'

const QUARTERS = [1, 2, 3, 4] as const

const HEADINGS = [
  'Legal name',
  'Trading name',
  'Address',
  'Company number',
  'VAT number',
  ...QUARTERS.flatMap((quarter) => [
    `Q${quarter} paid or credited`,
    `Q${quarter} fees withheld`,
    `Q${quarter} orders`,
  ]),
]

/** What the marketplace reports of each seller for a year, for a spreadsheet: a line for each, amounts in pounds. */
export async function readSellerReport({ db }: Context, year: number): Promise<string> {
  const span = instantsOf({ from: `${year}-01-01`, to: `${year}-12-31` })
  const sellers = await loadSellers(db, span)
  return BYTE_ORDER_MARK + [HEADINGS, ...sellers.map(cellsOf)].map((line) => csvLine(line)).join('')
}

function cellsOf(seller: SellerRow): (string | number)[] {
  return [
    seller.legalName,
    seller.name,
    seller.address,
    seller.companyNumber ?? '',
    seller.vatNumber ?? '',
    ...QUARTERS.flatMap((number) => {
      const found = seller.quarters.find(({ quarter }) => quarter === number)
      const { considerationPence, feesPence, orders } = sellerQuarter(
        found?.transfers ?? [],
        found?.orders ?? 0,
      )
      return [considerationPence, feesPence, String(orders)]
    }),
  ]
}
