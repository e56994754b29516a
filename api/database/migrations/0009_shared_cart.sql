-- Carts that friends fill together.

-- What the link names; it gives no right to the cart itself.
ALTER TABLE cart ADD COLUMN share_token text UNIQUE CHECK (share_token ~ '^[A-Za-z0-9_-]{22,64}$');
ALTER TABLE cart ADD COLUMN owner_name text NOT NULL DEFAULT '';
ALTER TABLE cart ADD COLUMN is_share_locked boolean NOT NULL DEFAULT false;
-- [{ id, name, tokenHash }]
ALTER TABLE cart ADD COLUMN members jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(members) = 'array');
