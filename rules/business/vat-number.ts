const WEIGHTS = [8, 7, 6, 5, 4, 3, 2]

/**
 * A VAT number of the United Kingdom as invoices write it, `GB 123 4567 82`, with three more digits for a
 * branch. It may be given with or without GB and in any spacing. Null: it can't be one, by its length or its
 * check digits (HMRC, notice 700/21, and the 9755 series since 2010).
 */
export function vatNumberOf(text: string): string | null {
  const given = text.replace(/[\s.-]/g, '').toUpperCase()
  const [, digits = '', branch = ''] = /^(?:GB)?(\d{9})(\d{3})?$/.exec(given) ?? []
  if (!isChecked(digits)) return null
  const groups = ['GB', digits.slice(0, 3), digits.slice(3, 7), digits.slice(7), branch]
  return groups.filter((group) => group !== '').join(' ')
}

/** The weighted sum of the first seven digits and the last two make 97, or 97 with 55 more. */
function isChecked(digits: string): boolean {
  const sum = WEIGHTS.reduce((before, weight, at) => before + weight * Number(digits[at]), 0)
  const check = Number(digits.slice(7))
  return sum > 0 && check <= 97 && [0, 55].some((added) => (sum + added + check) % 97 === 0)
}
