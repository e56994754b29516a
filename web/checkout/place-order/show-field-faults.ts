import type { ApiFailure } from '#web/calls/request/api-failure.ts'
import type { CheckoutFields } from '#web/checkout/checkout-fields.ts'
import type { CheckoutFormState } from '#web/checkout/use-checkout-fields.ts'

/** The form's field for a path in a request: "contact.email" is the email, "address.…" the street. */
export function fieldOf(path: string): keyof CheckoutFields | null {
  return FIELDS[path] ?? (path.startsWith('address.') ? 'street' : null)
}

const FIELDS: Record<string, keyof CheckoutFields> = {
  'contact.name': 'name',
  'contact.phone': 'phone',
  'contact.email': 'email',
  addressLine: 'addressLine',
  deliveryNote: 'deliveryNote',
  allergyNote: 'allergyNote',
}

/** Shows beside the fields what the server found wrong with them. */
export function showFieldFaults(form: CheckoutFormState, { fields }: ApiFailure): void {
  for (const { field: path, code } of fields) {
    const field = fieldOf(path)
    if (field) form.setError(field, { message: code })
  }
}
