import { WEEKDAY_NAMES } from '#rules/time/london.ts'

export interface DateFormat {
  format: (at: Date | number) => string
}

export interface ListFormat {
  format: (all: readonly string[]) => string
}

/* Few browsers know Welsh dates and lists: Chromium writes them as American English without saying so. */

/** By the British English name, as browsers write it; of September they write both. */
const NAMES: Readonly<Record<string, string>> = {
  January: 'Ionawr',
  Jan: 'Ion',
  February: 'Chwefror',
  Feb: 'Chwef',
  March: 'Mawrth',
  Mar: 'Maw',
  April: 'Ebrill',
  Apr: 'Ebr',
  May: 'Mai',
  June: 'Mehefin',
  Jun: 'Meh',
  July: 'Gorffennaf',
  Jul: 'Gorff',
  August: 'Awst',
  Aug: 'Awst',
  September: 'Medi',
  Sept: 'Medi',
  Sep: 'Medi',
  October: 'Hydref',
  Oct: 'Hyd',
  November: 'Tachwedd',
  Nov: 'Tach',
  December: 'Rhagfyr',
  Dec: 'Rhag',
  Monday: 'Dydd Llun',
  Mon: 'Llun',
  Tuesday: 'Dydd Mawrth',
  Tue: 'Maw',
  Wednesday: 'Dydd Mercher',
  Wed: 'Mer',
  Thursday: 'Dydd Iau',
  Thu: 'Iau',
  Friday: 'Dydd Gwener',
  Fri: 'Gwen',
  Saturday: 'Dydd Sadwrn',
  Sat: 'Sad',
  Sunday: 'Dydd Sul',
  Sun: 'Sul',
}

/** Of months and days, long and short. */
export const WELSH_NAMES: readonly string[] = /* @__PURE__ */ Object.values(NAMES)

/** Short, from Monday. */
export const WELSH_WEEKDAYS: readonly string[] = /* @__PURE__ */ WEEKDAY_NAMES.map(
  (name) => NAMES[name] ?? name,
)

/** Dates in the British order with Welsh names: "Dydd Gwener, 20 Tachwedd 2026 am 18:30". */
export function welshDateFormat(options: Intl.DateTimeFormatOptions): DateFormat {
  const format = new Intl.DateTimeFormat('en-GB', options)
  return {
    format: (at) => {
      const parts = format.formatToParts(at)
      const written = parts.map(({ type, value }, index) => {
        if (type !== 'literal') return NAMES[value] ?? value
        if (parts[index - 1]?.type === 'weekday') return ', '
        return value === ' at ' ? ' am ' : value
      })
      return written.join('')
    },
  }
}

/** "bara, caws ac afal": *ac* before a vowel; "bara, caws neu afal". */
export function welshListFormat({ type }: Intl.ListFormatOptions): ListFormat {
  return {
    format: (all) => {
      const [last = ''] = all.slice(-1)
      if (all.length < 2) return last
      const and = /^[aeiouwyâêîôûŵŷ]/i.test(last) ? 'ac' : 'a'
      return `${all.slice(0, -1).join(', ')} ${type === 'disjunction' ? 'neu' : and} ${last}`
    },
  }
}
