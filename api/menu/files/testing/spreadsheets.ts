import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** A zip with these files. */
export async function zipOf(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, contents] of Object.entries(files)) zip.addBuffer(Buffer.from(contents), name)
  zip.end()
  return buffer(zip.outputStream)
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** The parts of a spreadsheet whose sheet has these rows, as the XML of its cells. */
export function partsOf(rows: readonly (readonly string[])[]): Record<string, string> {
  const data = rows.map((row, index) => `<row r="${index + 1}">${row.join('')}</row>`).join('')
  return {
    '[Content_Types].xml': `${XML}<Types xmlns="${TYPES}"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets><sheet name="Menu" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${MAIN}"><sheetData>${data}</sheetData></worksheet>`,
  }
}

export const textCell = (at: string, text: string) =>
  `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`

/** A cell that a spreadsheet calculates, with the value it had last. */
export const formulaCell = (at: string, formula: string, value: string) =>
  `<c r="${at}"><f>${formula}</f><v>${value}</v></c>`
