-- What stores pay the marketplace for an order, by service and from a day in London on. Rows without a store
-- are the marketplace's default. An order has its terms in its snapshot, so that nothing here changes it.
CREATE TABLE commission_rate (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  store_id uuid REFERENCES store ON DELETE CASCADE,
  service service NOT NULL,
  from_day date NOT NULL,
  -- Hundredths of a per cent, VAT included. Null: of a store, that the default applies again.
  rate_hundredths integer CHECK (rate_hundredths BETWEEN 0 AND 10000),
  minimum_pence pence,
  maximum_pence pence,
  set_at timestamptz NOT NULL,
  set_by uuid REFERENCES account ON DELETE SET NULL,
  CHECK (rate_hundredths IS NOT NULL OR store_id IS NOT NULL),
  CHECK (minimum_pence <= maximum_pence),
  CHECK (rate_hundredths IS NOT NULL OR (minimum_pence IS NULL AND maximum_pence IS NULL)),
  UNIQUE NULLS NOT DISTINCT (store_id, service, from_day)
);
