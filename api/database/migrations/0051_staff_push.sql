-- Devices of a store's staff that are sent its new orders, for as long as somebody works there and is logged in
-- on them. What is sent is encrypted to the device's own keys.
CREATE TABLE staff_push (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL,
  store_id uuid NOT NULL,
  session_id uuid NOT NULL REFERENCES session ON DELETE CASCADE,
  endpoint text NOT NULL CHECK (length(endpoint) BETWEEN 1 AND 1000),
  public_key text NOT NULL CHECK (length(public_key) <= 100),
  auth_secret text NOT NULL CHECK (length(auth_secret) <= 100),
  created_at timestamptz NOT NULL,
  -- Whoever is removed from the team hears of no order any more.
  FOREIGN KEY (account_id, store_id) REFERENCES partner_store ON DELETE CASCADE,
  UNIQUE (store_id, endpoint)
);
CREATE INDEX staff_push_of_account ON staff_push (account_id, store_id);
CREATE INDEX staff_push_of_session ON staff_push (session_id);

CREATE OR REPLACE FUNCTION end_push_of_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_subscription WHERE session_id = NEW.id;
  DELETE FROM staff_push WHERE session_id = NEW.id;
  RETURN NULL;
END $$;
