/** Control characters, but for tabs, line breaks and form feeds. */
const NO_TEXT = /[^\P{Cc}\t\n\v\f\r\u0080-\u009f\u007f]/u

/**
 * The text of a file: by its byte order mark, else UTF-8, else what Windows writes. Null when it is no
 * text: files of text have no control characters but tabs and line breaks.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decode(bytes)
  return NO_TEXT.test(text) ? null : text
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Excel saves "CSV" in the encoding of its Windows, which in Britain is this one.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
