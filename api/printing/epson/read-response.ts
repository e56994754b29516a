/** How a print ended, as an Epson printer says it. */
export interface PrintResult {
  jobId: number
  /** Which sending of the job. */
  attempt: number
  isPrinted: boolean
  /** Of an error, such as EPTR_REC_EMPTY; empty where there is none. */
  code: string
  /** The printer's automatic status. */
  status: number
}

const RESULT =
  /<printjobid>\s*(\d{1,15})-(\d{1,9})\s*<\/printjobid>(?:(?!<printjobid>)[\s\S])*?<response\b([^>]*)>/g

/** The results in a response file, of jobs that are ours. Nothing else of the XML is of use. */
export function readPrintResults(file: string): PrintResult[] {
  return Array.from(file.matchAll(RESULT), ([, jobId, attempt, attributes = '']) => ({
    jobId: Number(jobId),
    attempt: Number(attempt),
    isPrinted: /^(true|1)$/i.test(attribute(attributes, 'success')),
    code: attribute(attributes, 'code'),
    status: numberOf(attribute(attributes, 'status')),
  }))
}

/** The automatic status of the printer itself in a status notification; null where it is missing. */
export function readStatus(file: string): number | null {
  const printers = Array.from(file.matchAll(/<printerstatus\b([^>]*)>/g), ([, text = '']) => text)
  const own = printers.find((text) => attribute(text, 'devicename') === 'local_printer')
  const status = own && attribute(own, 'asbstatus')
  return status ? numberOf(status) : null
}

const attribute = (text: string, name: string): string =>
  new RegExp(`\\b${name}\\s*=\\s*["']([^"']{0,40})["']`).exec(text)?.[1] ?? ''

/** Of a number in decimal or hexadecimal; 0 for none. */
const numberOf = (text: string): number =>
  /^(0x[\da-f]{1,8}|\d{1,10})$/i.test(text) ? Number(text) : 0
