const INK = '#2A1520'
const QUIET = '#735E68'
const AMOUNT_WIDTH = 90
const FOOT = 36
const SIZE = 10

interface TextStyle {
  size?: number
  isBold?: boolean
  isQuiet?: boolean
}

interface RowStyle {
  isHead?: boolean
  isTotal?: boolean
  /** Smaller text under the first cell. */
  below?: string
}

type Row = (cells: readonly string[], style?: RowStyle) => void
type Structure = ReturnType<PDFKit.PDFDocument['struct']>

/**
 * Writes a page from top to bottom, with tags: headings, paragraphs and tables that screen readers know as
 * such. Starts another page where one is full.
 */
export class TaggedSheet {
  readonly #document: PDFKit.PDFDocument
  readonly #root: Structure
  readonly #pageName: (page: number) => string
  readonly #left: number
  readonly #width: number
  #page = 0

  constructor(document: PDFKit.PDFDocument, pageName: (page: number) => string) {
    this.#document = document
    this.#pageName = pageName
    this.#left = document.page.margins.left
    this.#width = document.page.width - this.#left - document.page.margins.right
    this.#root = document.struct('Document')
    document.addStructure(this.#root)
    document.on('pageAdded', () => this.#numberPage())
    this.#numberPage()
  }

  text(tag: 'H1' | 'H2' | 'P', text: string, style: TextStyle = {}): void {
    const document = this.#document
    this.#makeRoom(this.#setFont(style).heightOfString(text, { width: this.#width }))
    const draw = () => {
      this.#setFont(style).text(text, this.#left, document.y, { width: this.#width })
    }
    this.#root.add(document.struct(tag, {}, draw))
    document.y += 2
  }

  gap(points: number): void {
    this.#document.y += points
  }

  /** A table of two columns, of which the second has amounts. */
  table(write: (row: Row) => void): void {
    const table = this.#document.struct('Table')
    this.#root.add(table)
    write((cells, style = {}) => this.#row(table, cells, style))
    table.end()
    this.#document.x = this.#left
    this.#document.y += 10
  }

  end(): void {
    this.#root.end()
    this.#document.end()
  }

  #row(table: Structure, [label = '', amount = '']: readonly string[], style: RowStyle): void {
    const document = this.#document
    const { isHead = false, isTotal = false, below = '' } = style
    const width = this.#width - AMOUNT_WIDTH
    const shape = { isBold: isHead || isTotal, isQuiet: isHead, size: isHead ? 9 : SIZE }
    const labelHeight = this.#setFont(shape).heightOfString(label, { width })
    const small = { size: 8, isQuiet: true }
    const belowHeight = below && this.#setFont(small).heightOfString(below, { width })
    const height = labelHeight + Number(belowHeight)
    this.#makeRoom(height)
    const top = document.y
    const row = document.struct('TR')
    table.add(row)
    const cell = (draw: () => void) => row.add(document.struct(isHead ? 'TH' : 'TD', {}, draw))
    cell(() => {
      this.#setFont(shape).text(label, this.#left, top, { width })
      if (below) this.#setFont(small).text(below, this.#left, top + labelHeight, { width })
    })
    cell(() => {
      const at = this.#left + width
      this.#setFont(shape).text(amount, at, top, { width: AMOUNT_WIDTH, align: 'right' })
    })
    row.end()
    document.y = top + height + 4
  }

  #setFont({ size = SIZE, isBold = false, isQuiet = false }: TextStyle): PDFKit.PDFDocument {
    const font = this.#document.font(isBold ? 'bold' : 'regular').fontSize(size)
    return font.fillColor(isQuiet ? QUIET : INK)
  }

  #makeRoom(height: number): void {
    const { page, y } = this.#document
    if (y + height > page.height - page.margins.bottom) this.#document.addPage()
  }

  /** Excluded from what is read out. */
  #numberPage(): void {
    const document = this.#document
    const { margins, height } = document.page
    const { bottom } = margins
    this.#page += 1
    // Below the text area, where text would otherwise start another page.
    margins.bottom = 0
    document.markContent('Artifact', { type: 'Pagination' })
    this.#setFont({ size: 8, isQuiet: true }).text(
      this.#pageName(this.#page),
      this.#left,
      height - FOOT,
      { width: this.#width, align: 'right' },
    )
    document.endMarkedContent()
    margins.bottom = bottom
    document.x = this.#left
    document.y = margins.top
  }
}
