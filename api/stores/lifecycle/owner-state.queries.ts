import { sql, type RawBuilder } from 'kysely'
import type { OwnerState } from '#rules/stores/store-lifecycle.ts'

/** Whether somebody owns a row of `store`, is invited to, or neither; an invitation that ran out counts as none. */
export const ownerState = (now: Date): RawBuilder<OwnerState> => sql`
  CASE
    WHEN EXISTS (SELECT FROM partner_store AS staff
      WHERE staff.store_id = store.id AND staff.role = 'owner') THEN 'joined'
    WHEN EXISTS (SELECT FROM staff_invitation AS invitation
      WHERE invitation.store_id = store.id AND invitation.role = 'owner'
        AND invitation.expires_at > ${now}) THEN 'invited'
    ELSE 'missing'
  END`
