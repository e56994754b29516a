import type { PaperLine } from '#rules/printing/paper-lines.ts'

const NAMESPACE = 'http://www.epson-pos.com/schemas/2011/03/epos-print'
/** How long the printer waits for paper, a closed cover and the like. */
const TIMEOUT_MS = 10_000

/**
 * The answer of Server Direct Print with a ticket: ePOS-Print XML of version 2.00, the first one that names its
 * job. `jobId` has at most 30 letters, digits and hyphens.
 */
export function printRequest(jobId: string, lines: readonly PaperLine[]): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<PrintRequestInfo Version="2.00"><ePOSPrint>',
    `<Parameter><devid>local_printer</devid><timeout>${TIMEOUT_MS}</timeout>`,
    `<printjobid>${jobId}</printjobid></Parameter>`,
    `<PrintData><epos-print xmlns="${NAMESPACE}">`,
    '<text lang="en"/><text smooth="true"/>',
    ...lines.map(elementOf),
    '<feed line="1"/><cut type="feed"/>',
    '</epos-print></PrintData></ePOSPrint></PrintRequestInfo>',
  ].join('\n')
}

function elementOf(line: PaperLine): string {
  if (line.kind === 'rule') return textElement('-'.repeat(42), { scale: 1, isInverted: false })
  if (line.kind === 'text') return textElement(line.text, line)
  return [
    '<text align="center"/>',
    `<symbol type="qrcode_model_2" level="level_m" width="5">${escaped(line.address)}</symbol>`,
    '<text align="left"/>',
  ].join('\n')
}

function textElement(
  text: string,
  { scale, isInverted }: { scale: number; isInverted: boolean },
): string {
  const size = `width="${scale}" height="${scale}"`
  return `<text ${size} reverse="${isInverted}">${escaped(text)}&#10;</text>`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (each) => ENTITIES[each] ?? '')
