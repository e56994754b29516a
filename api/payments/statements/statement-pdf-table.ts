import type { StatementRow } from '#contract/payments/statement.ts'
import { formatLondonTime, londonParts } from '#rules/time/london.ts'

export interface Sheet {
  document: PDFKit.PDFDocument
  left: number
  width: number
  /** Where a page ends. */
  bottom: number
}

/** More lines than anybody reads on paper; a file for spreadsheets has them all. */
export const PAPER_ROWS_MAXIMUM = 2000

const INK = '#2A1520'
const QUIET = '#735E68'
const SHADE = '#F8F3F2'
const ROW_HEIGHT = 15
const FONT_SIZE = 7.5

interface Column {
  heading: string
  width: number
  cell: (row: StatementRow) => string
  isAmount?: true
}

const words = (heading: string, width: number, cell: Column['cell']): Column => ({
  heading,
  width,
  cell,
})
const amount = (heading: string, pence: (row: StatementRow) => number): Column => ({
  heading,
  width: 40,
  cell: (row) => pounds(pence(row)),
  isAmount: true,
})

/** The money columns add up to the last one. */
const COLUMNS: readonly Column[] = [
  words('Date', 62, ({ at }) => dateOf(new Date(at))),
  words('Order', 32, ({ orderNumber }) => orderNumber),
  words('', 45, whatItIs),
  amount('Sales', (row) => row.salesPence),
  amount('Delivery', (row) => row.deliveryFeesPence),
  amount('Bags', (row) => row.bagChargesPence),
  amount('Tips', (row) => row.tipsPence),
  amount('Discounts', (row) => -row.storeDiscountsPence),
  amount('Refunds', (row) => -row.storeRefundsPence),
  amount('Cash', (row) => -row.cashPence),
  amount('Commission', (row) => -row.commissionPence),
  amount('Balance', (row) => row.balancePence),
]

function whatItIs({ kind, paymentMethod, refundedPence }: StatementRow): string {
  // A refund of zero is one that the bank returned.
  if (kind === 'refund') return refundedPence === 0 ? 'Returned' : 'Refund'
  return paymentMethod === 'cash' ? 'Cash' : 'Card'
}

/** The table of orders and refunds over as many pages as it needs, each with its headings. */
export async function drawRows(
  sheet: Sheet,
  rows: AsyncIterable<StatementRow>,
  /** Lets other work run between pages. */
  breathe: () => Promise<unknown>,
): Promise<void> {
  const { document } = sheet
  let count = 0
  drawHeadings(sheet)
  for await (const row of rows) {
    if (count === PAPER_ROWS_MAXIMUM) {
      note(
        sheet,
        `The table ends after ${PAPER_ROWS_MAXIMUM} lines. Download the CSV file to see them all.`,
      )
      return
    }
    if (document.y + ROW_HEIGHT > sheet.bottom) {
      await breathe()
      document.addPage()
      drawHeadings(sheet)
    }
    drawLine(
      sheet,
      COLUMNS.map(({ cell }) => cell(row)),
      { isShaded: count % 2 === 1 },
    )
    count += 1
  }
  if (count === 0) note(sheet, 'There were no orders and no refunds.')
}

function drawHeadings(sheet: Sheet): void {
  const { document } = sheet
  document.font('bold').fontSize(FONT_SIZE).fillColor(QUIET)
  drawCells(
    sheet,
    COLUMNS.map(({ heading }) => heading),
  )
  document.font('regular').fillColor(INK)
}

function drawLine(sheet: Sheet, cells: readonly string[], { isShaded }: { isShaded: boolean }) {
  const { document, left, width } = sheet
  if (isShaded) document.rect(left - 4, document.y - 3, width + 8, ROW_HEIGHT).fill(SHADE)
  document.fillColor(INK)
  drawCells(sheet, cells)
}

function drawCells({ document, left }: Sheet, cells: readonly string[]): void {
  const { y } = document
  let x = left
  for (const [index, { width, isAmount }] of COLUMNS.entries()) {
    const align = isAmount ? 'right' : 'left'
    document.text(cells[index] ?? '', x, y, { width, align, lineBreak: false })
    x += width
  }
  document.x = left
  document.y = y + ROW_HEIGHT
}

function note({ document, left, width }: Sheet, text: string): void {
  document
    .font('regular')
    .fontSize(9)
    .fillColor(QUIET)
    .text(text, left, document.y + 4, { width })
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

function dateOf(at: Date): string {
  const { day, month } = londonParts(at)
  return `${day} ${MONTHS[month - 1]} ${formatLondonTime(at)}`
}

function pounds(pence: number): string {
  if (pence === 0) return ''
  const size = Math.abs(pence)
  const whole = Math.floor(size / 100).toLocaleString('en-GB')
  return `${pence < 0 ? '−' : ''}${whole}.${String(size % 100).padStart(2, '0')}`
}
