import type { TicketBlock, TicketStyle } from './ticket-blocks.ts'
import { printerText, type PrinterCharacters } from './printer-text.ts'

/** Characters of the smallest size in a line: what the narrowest printer for 80 mm has. */
export const PAPER_COLUMNS = 42

/** How many times as high and wide as the smallest a line is. */
export type PaperScale = 1 | 2 | 3

/** What printers print, line by line. A text is never longer than the paper is wide. */
export type PaperLine =
  | { kind: 'text'; text: string; scale: PaperScale; isInverted: boolean }
  | { kind: 'rule' }
  | { kind: 'code'; address: string }

interface Look {
  scale: PaperScale
  isInverted?: boolean
  isCentred?: true
  indent?: number
}

const LOOKS: Readonly<Record<TicketStyle, Look>> = {
  banner: { scale: 2, isInverted: true, isCentred: true },
  number: { scale: 3 },
  heading: { scale: 2 },
  alarm: { scale: 2, isInverted: true },
  dish: { scale: 2 },
  option: { scale: 1, indent: 4 },
  note: { scale: 2, indent: 2 },
  strong: { scale: 2 },
  plain: { scale: 1 },
}

/** A ticket as it is printed on 80 mm of paper. */
export function paperLines(blocks: readonly TicketBlock[], shown: PrinterCharacters): PaperLine[] {
  return blocks.flatMap((block): PaperLine[] => {
    if (block.kind === 'rule') return [block]
    if (block.kind === 'line') return textLines(block, LOOKS[block.style], shown)
    const { address, text } = block
    return [{ kind: 'code', address }, ...textLines({ text }, { scale: 1, isCentred: true }, shown)]
  })
}

function textLines(
  { text, right }: { text: string; right?: string },
  { scale, isInverted = false, isCentred, indent = 0 }: Look,
  shown: PrinterCharacters,
): PaperLine[] {
  const columns = Math.floor(PAPER_COLUMNS / scale)
  const end = right === undefined ? '' : ` ${printerText(right, shown)}`
  const wrapped = wrap(printerText(text, shown), columns - indent - end.length)
  return wrapped.map((words, index) => {
    const start = ' '.repeat(isCentred ? Math.floor((columns - words.length) / 2) : indent) + words
    const isLast = index === wrapped.length - 1
    const whole = isLast && end ? start.padEnd(columns - end.length) + end : start
    return { kind: 'text', text: isInverted ? whole.padEnd(columns) : whole, scale, isInverted }
  })
}

/** A text in lines of so many characters, broken between words where there are any. */
function wrap(text: string, columns: number): string[] {
  const lines: string[] = []
  let current = ''
  for (const word of text.split(' ').filter(Boolean)) {
    let rest = current === '' ? word : `${current} ${word}`
    if (current !== '' && rest.length > columns) {
      lines.push(current)
      rest = word
    }
    while (rest.length > columns) {
      lines.push(rest.slice(0, columns))
      rest = rest.slice(columns)
    }
    current = rest
  }
  return current === '' && lines.length > 0 ? lines : withoutOrphan([...lines, current])
}

/** Shorter words than this are missed when they stand alone, such as the number of “cook 1”. */
const ORPHAN_LENGTH = 4

/** Lines of which the last one is not one short word alone: the word before it goes with it. */
function withoutOrphan(lines: string[]): string[] {
  const [before, last] = lines.slice(-2)
  const at = before?.lastIndexOf(' ') ?? -1
  if (before === undefined || last === undefined || at < 0 || last.length >= ORPHAN_LENGTH)
    return lines
  return [...lines.slice(0, -2), before.slice(0, at), `${before.slice(at + 1)} ${last}`]
}
