/** Strings that make a browser or a server run a file; no photo contains them. */
const SCRIPTS = ['<script', '<?php ', '<!doctype']

/** PDF readers search this far into a file for their signature. */
const PDF_WITHIN_BYTES = 1024

/** https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.3.16: the end of an archive, with its comment. */
const ZIP_END = 'PK\x05\x06'

const ZIP_END_BYTES = 22

const ZIP_COMMENT_MAXIMUM_BYTES = 0xffff

/**
 * Whether a file that starts as a photo could be read as something else by another program: a web page, a
 * script, a PDF or an archive. Its sender means no photo. The film or the second picture that phones append to a
 * photo is none of these. `text` is the whole file, a character for each byte.
 */
export function containsAnotherFile(text: string): boolean {
  return (
    containsScript(text) ||
    text.slice(0, PDF_WITHIN_BYTES).toLowerCase().includes('%pdf-') ||
    endsAsArchive(text)
  )
}

/** Whether a browser or a server could run a file. */
export function containsScript(text: string): boolean {
  const lower = text.toLowerCase()
  return SCRIPTS.some((script) => lower.includes(script))
}

/** Whether programs that read archives would open a file. */
export function endsAsArchive(text: string): boolean {
  const from = Math.max(0, text.length - ZIP_END_BYTES - ZIP_COMMENT_MAXIMUM_BYTES)
  for (let at = text.indexOf(ZIP_END, from); at >= 0; at = text.indexOf(ZIP_END, at + 1)) {
    const end = at + ZIP_END_BYTES
    if (end <= text.length && end + commentBytes(text, end) === text.length) return true
  }
  return false
}

const commentBytes = (text: string, end: number) =>
  text.charCodeAt(end - 2) + 256 * text.charCodeAt(end - 1)
