/**
 * What a way of printing can show. `drawn`: our own font, which has the letters of Latin, Greek and Cyrillic.
 * `latin1`: the characters that every printer has that prints text by itself.
 */
export type PrinterCharacters = 'drawn' | 'latin1'

/** What printers' own fonts lack, and what is read the same. */
const PLAIN: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '•': '*',
  '×': 'x',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  œ: 'oe',
  Œ: 'OE',
}

const SHOWN: Readonly<Record<PrinterCharacters, RegExp>> = {
  drawn:
    /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u024f\u0370-\u0482\u048a-\u052f\u1e00-\u1eff\u2010-\u2027\u2030-\u203a€™]$/u,
  latin1: /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u00d6\u00d8-\u00ff€]$/u,
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * A text as it can be printed: control characters and directions are gone, a letter that cannot be shown loses
 * its accent, and anything else is a question mark. What is left has no power over a printer.
 */
export function printerText(text: string, shown: PrinterCharacters): string {
  const spaced = text.normalize('NFC').replace(/[\s\p{Zs}]+/gu, ' ')
  const visible = spaced.replace(/[\p{Cc}[\p{Cf}--\u200d]]/gv, '')
  return Array.from(characters.segment(visible), ({ segment }) => show(segment, shown)).join('')
}

function show(character: string, shown: PrinterCharacters): string {
  if (SHOWN[shown].test(character)) return character
  const plain = PLAIN[character] ?? character.normalize('NFKD').replace(/\p{M}/gu, '')
  const known = Array.from(plain).filter((each) => SHOWN[shown].test(each))
  return plain !== '' && known.length === Array.from(plain).length ? known.join('') : '?'
}
