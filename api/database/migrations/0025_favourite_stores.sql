-- The stores a customer has marked with a heart.
CREATE TABLE favourite_store (
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  store_id uuid NOT NULL REFERENCES store ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, store_id)
);
CREATE INDEX favourite_store_store ON favourite_store (store_id);
