-- Where a store is in its life, see rules/stores/store-lifecycle.ts. Customers find only those that are live.
-- What existed before is live, or was archived.
ALTER TABLE store
  ADD COLUMN state text NOT NULL DEFAULT 'live'
    CHECK (state IN ('draft', 'ready', 'live', 'suspended', 'archived')),
  ADD COLUMN state_since timestamptz NOT NULL DEFAULT now();

-- For whoever reads sitemaps, nothing about the stores has changed.
ALTER TABLE store DISABLE TRIGGER store_change_dated;
UPDATE store SET
  state = CASE WHEN archived_at IS NULL THEN 'live' ELSE 'archived' END,
  state_since = coalesce(archived_at, created_at);
ALTER TABLE store ENABLE TRIGGER store_change_dated;

DROP INDEX store_sitemap;
DROP INDEX store_of_area;
CREATE INDEX store_sitemap ON store (slug) INCLUDE (changed_at) WHERE state = 'live';
CREATE INDEX store_of_area ON store (city, area) INCLUDE (changed_at) WHERE state = 'live';
-- The console's lists: by name, and those that join by how long they wait.
CREATE INDEX store_state_name ON store (state, name, id);
CREATE INDEX store_joining ON store (state_since, id) WHERE state IN ('draft', 'ready');

-- Only stores that customers find are counted.
CREATE OR REPLACE FUNCTION count_stores_of_areas() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  come CONSTANT text := 'SELECT 1 AS step, city, area, post_code FROM after WHERE state = ''live''';
  gone CONSTANT text := 'SELECT -1 AS step, city, area, post_code FROM before WHERE state = ''live''';
  changed CONSTANT text := CASE TG_OP
    WHEN 'INSERT' THEN come
    WHEN 'DELETE' THEN gone
    ELSE come || ' UNION ALL ' || gone
  END;
BEGIN
  -- In one order, so that two who change many stores wait for each other and not both.
  EXECUTE format('INSERT INTO store_area AS known (city, area, outward, stores)
    SELECT city, area, split_part(post_code, '' '', 1) AS outward, sum(step)
    FROM (%s) AS changed
    GROUP BY city, area, outward
    HAVING sum(step) <> 0
    ORDER BY city, area, outward
    ON CONFLICT (city, area, outward)
    DO UPDATE SET stores = known.stores + excluded.stores, changed_at = now()', changed);
  RETURN NULL;
END $$;

ALTER TABLE store DROP COLUMN archived_at;

-- A pause by the marketplace, which the store's staff cannot end.
ALTER TABLE store
  DROP CONSTRAINT store_pause_reason_check,
  ADD CONSTRAINT store_pause_reason_check
    CHECK (pause_reason IN ('staff', 'missedOrders', 'unattended', 'marketplace'));

-- What the people who run the marketplace write down about a store, for each other.
CREATE TABLE store_note (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id uuid NOT NULL REFERENCES store ON DELETE CASCADE,
  -- Null: an account since deleted.
  account_id uuid REFERENCES account ON DELETE SET NULL,
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
  at timestamptz NOT NULL
);
CREATE INDEX store_note_store ON store_note (store_id, id DESC);
CREATE INDEX store_note_account ON store_note (account_id) WHERE account_id IS NOT NULL;
