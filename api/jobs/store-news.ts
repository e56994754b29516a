import type { DocumentKind } from '#rules/business/identity-document.ts'
import type { StoreCheck } from '#rules/stores/store-readiness.ts'

/** What the marketplace has done with a store, for one of its owners. `id` identifies the email. */
export interface StoreNews {
  id: string
  storeId: string
  ownerId: string
  act:
    | 'sendBack'
    | 'approve'
    | 'suspend'
    | 'restore'
    | 'archive'
    | 'pause'
    | 'planOpening'
    | 'cancelOpening'
    | 'missOpening'
    | 'acceptDocument'
    | 'refuseDocument'
  /** May be empty. */
  reason: string
  /** The end of a pause; of a planned opening, its time. */
  until?: string
  /** What the store lacked when it was to open. */
  missing?: StoreCheck[]
  /** The identity document that was accepted or refused. */
  document?: DocumentKind
}
