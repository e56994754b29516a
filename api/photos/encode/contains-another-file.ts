/** The words that make a browser or a server run what a file says; no photo has them. */
const SCRIPTS = ['<script', '<?php ', '<!doctype']
/** PDF readers look for their mark so far into a file. */
const PDF_WITHIN_BYTES = 1024
/** https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.3.16: the end of an archive, with its comment. */
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1')
const ZIP_END_BYTES = 22
const ZIP_COMMENT_MAXIMUM_BYTES = 0xffff

/**
 * Whether a file that begins as a photo is meant to be taken for something else by another program: a
 * web page, a script, a PDF or an archive. Nothing of that would be stored, but who sends it means no
 * photo. The film or the second picture that phones put behind a photo is none of these.
 */
export function containsAnotherFile(file: Buffer): boolean {
  const text = file.toString('latin1').toLowerCase()
  return (
    SCRIPTS.some((script) => text.includes(script)) ||
    text.slice(0, PDF_WITHIN_BYTES).includes('%pdf-') ||
    endsAsArchive(file)
  )
}

function endsAsArchive(file: Buffer): boolean {
  const from = Math.max(0, file.length - ZIP_END_BYTES - ZIP_COMMENT_MAXIMUM_BYTES)
  for (let at = file.indexOf(ZIP_END, from); at >= 0; at = file.indexOf(ZIP_END, at + 1)) {
    const commentAt = at + ZIP_END_BYTES
    if (commentAt <= file.length && commentAt + file.readUInt16LE(commentAt - 2) === file.length)
      return true
  }
  return false
}
