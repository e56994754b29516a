import { inflateSync } from 'node:zlib'

/** The texts of a PDF as they stand on its pages, one for each piece that was written, as pdfkit writes. */
export function textsOfPdf(pdf: Buffer): string[] {
  const objects = objectsOf(pdf)
  const fonts = new Map<string, Map<string, string>>()
  for (const { head } of objects.values())
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g))
      fonts.set(name, lettersOf(objects, id))
  const contents = [...objects.values()].filter(({ stream }) => / Tf\n/.test(stream))
  return contents.flatMap(({ stream }) => {
    const texts: string[] = []
    let letters = new Map<string, string>()
    for (const [, font, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
      if (font) letters = fonts.get(font) ?? letters
      else texts.push(read(shown ?? '', letters))
    }
    return texts
  })
}

interface PdfObject {
  head: string
  stream: string
}

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const source = pdf.toString('latin1')
  const objects = new Map<string, PdfObject>()
  for (const [, id = '', body = ''] of source.matchAll(/\n(\d+) 0 obj\n([^]*?)\nendobj/g)) {
    const [head = '', packed] = body.split('\nstream\n')
    const bytes = packed && Buffer.from(packed.replace(/\nendstream$/, ''), 'latin1')
    const isPacked = head.includes('FlateDecode')
    const stream = bytes ? (isPacked ? inflateSync(bytes) : bytes).toString('latin1') : ''
    objects.set(id, { head, stream })
  }
  return objects
}

/** What each glyph of a font means. */
function lettersOf(objects: Map<string, PdfObject>, id: string): Map<string, string> {
  const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? ''
  const { stream = '' } = objects.get(map) ?? {}
  const letters = new Map<string, string>()
  for (const [, from = '0', list = ''] of stream.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g))
    for (const [index, [, code = '']] of [...list.matchAll(/<(\w+)>/g)].entries()) {
      const glyph = (Number.parseInt(from, 16) + index).toString(16).padStart(4, '0')
      letters.set(glyph, Buffer.from(code, 'hex').swap16().toString('utf16le'))
    }
  return letters
}

function read(shown: string, letters: Map<string, string>): string {
  const glyphs = [...shown.matchAll(/<(\w+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
  return glyphs.map((glyph) => letters.get(glyph) ?? '?').join('')
}
