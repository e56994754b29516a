export interface DateFormat {
  format: (at: Date | number) => string
}

export interface ListFormat {
  format: (all: readonly string[]) => string
}

/* Few browsers know Welsh dates and lists: Chromium writes them as American English without saying so. */

const MONTHS = [
  ['Ionawr', 'Ion'],
  ['Chwefror', 'Chwef'],
  ['Mawrth', 'Maw'],
  ['Ebrill', 'Ebr'],
  ['Mai', 'Mai'],
  ['Mehefin', 'Meh'],
  ['Gorffennaf', 'Gorff'],
  ['Awst', 'Awst'],
  ['Medi', 'Medi'],
  ['Hydref', 'Hyd'],
  ['Tachwedd', 'Tach'],
  ['Rhagfyr', 'Rhag'],
] as const

/** From Monday. */
const WEEKDAYS = [
  ['Dydd Llun', 'Llun'],
  ['Dydd Mawrth', 'Maw'],
  ['Dydd Mercher', 'Mer'],
  ['Dydd Iau', 'Iau'],
  ['Dydd Gwener', 'Gwen'],
  ['Dydd Sadwrn', 'Sad'],
  ['Dydd Sul', 'Sul'],
] as const

/** By the English name, as browsers write it. Pages in English leave it out. */
const NAMES: ReadonlyMap<string, string> = /* @__PURE__ */ namesByEnglish()

/** Of months and days, long and short. */
export const WELSH_NAMES: readonly string[] = [...MONTHS, ...WEEKDAYS].flat()

function namesByEnglish(): Map<string, string> {
  const all = new Map<string, string>()
  for (const [index, form] of (['long', 'short'] as const).entries()) {
    for (const [month, names] of MONTHS.entries())
      all.set(english({ month: form }, Date.UTC(2024, month, 1)), names[index] ?? '')
    for (const [day, names] of WEEKDAYS.entries())
      all.set(english({ weekday: form }, Date.UTC(2024, 0, 1 + day)), names[index] ?? '')
  }
  return all
}

function english(options: Intl.DateTimeFormatOptions, at: number): string {
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(at)
}

/** Dates in the British order with Welsh names: "Dydd Gwener, 20 Tachwedd 2026 am 18:30". */
export function welshDateFormat(options: Intl.DateTimeFormatOptions): DateFormat {
  const format = new Intl.DateTimeFormat('en-GB', options)
  return {
    format: (at) => {
      const parts = format.formatToParts(at)
      const written = parts.map(({ type, value }, index) => {
        if (type !== 'literal') return NAMES.get(value) ?? value
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
