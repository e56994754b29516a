import type { NeedKind } from '#rules/operator/urgency.ts'

/** What an alert says of its matter. */
interface AlertFacts {
  count: number
  storeName: string
  number: string
  subject: string
}

/** Something that operators are alerted of. */
export interface Matter {
  matter: string
  kind: NeedKind
  facts: AlertFacts
}
