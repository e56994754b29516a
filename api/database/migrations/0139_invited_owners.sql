-- When somebody was first invited to own a store: also once the invitation has run out and is deleted, nobody is
-- invited by the way again.
ALTER TABLE store ADD COLUMN owner_invited_at timestamptz;
UPDATE store SET owner_invited_at = invited.at
FROM (SELECT store_id, min(sent_at) AS at FROM staff_invitation WHERE role = 'owner' GROUP BY store_id) AS invited
WHERE store.id = invited.store_id;
