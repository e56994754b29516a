/** A sort code as cheques write it, `12-34-56`, from any spacing; null: it can't be one. */
export function sortCodeOf(text: string): string | null {
  const digits = digitsOf(text)
  if (!/^\d{6}$/.test(digits) || digits === '000000') return null
  return `${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4)}`
}

/** An account number of 8 digits, to which shorter ones of 6 and 7 are filled up, as Bacs does; null: none. */
export function accountNumberOf(text: string): string | null {
  const digits = digitsOf(text)
  return /^\d{6,8}$/.test(digits) && Number(digits) > 0 ? digits.padStart(8, '0') : null
}

const digitsOf = (text: string) => text.replace(/[\s–-]/g, '')
