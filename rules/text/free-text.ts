/**
 * The one rule for free text: names, notes, addresses, messages, searches. Characters that nobody types on
 * purpose are removed; those that would break the page around the text are refused; every script and
 * every emoji stays as it is.
 */

/**
 * Format characters that no script and no emoji needs, and that turn, hide or split the text around
 * them, also on a kitchen ticket: directional embeddings, overrides and isolates (U+202A to U+202E,
 * U+2066 to U+2069), zero-width spaces and word joiners, invisible operators, deprecated format
 * characters, byte order marks. Not among them: the joiners of emoji, Persian and Hindi, the marks of
 * direction of Hebrew and Arabic, variation selectors, the tags of flags.
 * https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing
 */
const NEEDED_BY_NO_SCRIPT = /[\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g

const LINE_BREAKS = /\r\n?|[\u2028\u2029]/g

/** Text of one line: without what no script needs and without the spaces around it. */
export const cleanLine = (typed: string): string => typed.replace(NEEDED_BY_NO_SCRIPT, '').trim()

/** Text of several lines: the same, and every kind of line break is "\n". */
export const cleanLines = (typed: string): string => cleanLine(typed.replace(LINE_BREAKS, '\n'))

/** Neither control characters, line breaks and tabs among them, nor Unicode's line separators. */
export const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u

/** No control characters but line breaks and tabs, of text that `cleanLines` has cleaned. */
export const SEVERAL_LINES = /^(?:[^\p{Cc}]|[\n\t])*$/u

/** Something that a reader sees: not only spaces and characters that show nothing. */
export const VISIBLE = /[^\p{DI}\p{Z}\p{Cc}]/u
