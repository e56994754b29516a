/**
 * Nested values as Stripe's REST reads them: a[b][c]=d, lists by index. What is null or undefined is
 * left out.
 * @param {Record<string, unknown>} values
 * @returns {URLSearchParams}
 */
export function formOf(values) {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) append(form, name, value)
  return form
}

/**
 * @param {URLSearchParams} form
 * @param {string} name
 * @param {unknown} value
 */
function append(form, name, value) {
  if (value === undefined || value === null) return
  if (typeof value !== 'object') return form.append(name, String(value))
  for (const [key, part] of Object.entries(value)) append(form, `${name}[${key}]`, part)
}
