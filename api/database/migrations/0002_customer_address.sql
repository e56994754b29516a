-- The addresses that customers keep.

CREATE TABLE customer_address (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  -- One line as a person writes it, with the flat or floor.
  address text NOT NULL CHECK (address <> ''),
  city text NOT NULL,
  area text NOT NULL,
  -- Canonical and whole, because an order is to find the door.
  post_code text NOT NULL CHECK (post_code ~ '^[A-Z]{1,2}[0-9][A-Z0-9]? [0-9][A-Z]{2}$'),
  country text NOT NULL,
  place_id text NOT NULL,
  latitude double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  is_default boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);
-- The same door is kept once, however often it is saved.
CREATE UNIQUE INDEX customer_address_once ON customer_address (account_id, lower(address), post_code);
CREATE UNIQUE INDEX customer_address_default ON customer_address (account_id) WHERE is_default;
