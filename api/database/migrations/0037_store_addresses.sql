-- What search engines are told of a store's page: when it last changed, where it was before, and
-- whether it is gone for good.

ALTER TABLE store
  -- When its page last changed: of the store, its hours, zones or menu. Pausing, being busy and what
  -- is left of a dish end by themselves and do not count.
  ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now(),
  -- Gone for good: it is found no more and takes no orders, but its orders stay.
  ADD COLUMN archived_at timestamptz;
-- In the order of sitemaps, read without the table; and the stores of an area.
CREATE INDEX store_sitemap ON store (slug) INCLUDE (changed_at) WHERE archived_at IS NULL;
CREATE INDEX store_of_area ON store (city, area) INCLUDE (changed_at) WHERE archived_at IS NULL;

ALTER TABLE store_area
  -- When a store last came, went or moved.
  ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now();

-- The slugs that stores had. A store without an id is deleted: its address is gone for good.
CREATE TABLE former_slug (
  slug text PRIMARY KEY CHECK (slug ~ '^[a-z0-9][a-z0-9-]{0,119}$'),
  store_id uuid REFERENCES store ON DELETE SET NULL,
  left_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX former_slug_store ON former_slug (store_id);

-- Whoever renames a store, its former address goes on leading to it.
CREATE FUNCTION leave_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO former_slug (slug, store_id)
  VALUES (OLD.slug, CASE TG_OP WHEN 'UPDATE' THEN OLD.id END)
  ON CONFLICT (slug) DO UPDATE SET store_id = excluded.store_id, left_at = excluded.left_at;
  RETURN NULL;
END $$;
CREATE TRIGGER store_slug_left AFTER UPDATE OF slug ON store
  FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION leave_slug();
CREATE TRIGGER store_deleted AFTER DELETE ON store FOR EACH ROW EXECUTE FUNCTION leave_slug();

-- A store may take back a slug of its own, or one of a deleted store; that of another would take
-- that one's readers.
CREATE FUNCTION take_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM former_slug WHERE slug = NEW.slug AND (store_id IS NULL OR store_id = NEW.id);
  IF EXISTS (SELECT FROM former_slug WHERE slug = NEW.slug) THEN
    RAISE EXCEPTION 'The slug % still leads to another store', NEW.slug
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'former_slug_pkey';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER store_slug_taken AFTER INSERT ON store
  FOR EACH ROW EXECUTE FUNCTION take_slug();
CREATE TRIGGER store_slug_changed AFTER UPDATE OF slug ON store
  FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION take_slug();

CREATE FUNCTION date_store_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  passing CONSTANT text[] := ARRAY['paused_until', 'busy_minutes', 'busy_until', 'changed_at'];
BEGIN
  IF to_jsonb(NEW) - passing IS DISTINCT FROM to_jsonb(OLD) - passing THEN
    NEW.changed_at := now();
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER store_change_dated BEFORE UPDATE ON store
  FOR EACH ROW EXECUTE FUNCTION date_store_change();

CREATE FUNCTION date_part_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- How the store of a row is found.
  of_row CONSTANT text := TG_ARGV[0];
  changed CONSTANT text := CASE TG_OP
    WHEN 'INSERT' THEN 'TABLE after'
    WHEN 'DELETE' THEN 'TABLE before'
    ELSE 'TABLE before UNION ALL TABLE after'
  END;
BEGIN
  -- In one order, so that two who change many stores wait for each other and not both. What is
  -- written together with its store has its date already.
  EXECUTE format('UPDATE store SET changed_at = now() FROM (
      SELECT id FROM store
      WHERE id IN (SELECT %s FROM (%s) AS changed) AND changed_at < now()
      ORDER BY id FOR NO KEY UPDATE
    ) AS stale WHERE store.id = stale.id', of_row, changed);
  RETURN NULL;
END $$;
DO $$
DECLARE
  watched text[];
BEGIN
  FOREACH watched SLICE 1 IN ARRAY ARRAY[
    ['store_cuisine', 'store_id'], ['opening_span', 'store_id'], ['hours_exception', 'store_id'],
    ['delivery_zone', 'store_id'], ['delivery_zone_prefix', 'store_id'], ['category', 'store_id'],
    ['product', 'store_id'], ['option_group', 'store_id'], ['product_option_group', 'store_id'],
    ['bundle_slot', 'store_id'],
    ['option', '(SELECT store_id FROM option_group WHERE option_group.id = option_group_id)']
  ] LOOP
    EXECUTE format('CREATE TRIGGER store_insert_dated AFTER INSERT ON %I
      REFERENCING NEW TABLE AS after
      FOR EACH STATEMENT EXECUTE FUNCTION date_part_change(%L)', watched[1], watched[2]);
    EXECUTE format('CREATE TRIGGER store_update_dated AFTER UPDATE ON %I
      REFERENCING OLD TABLE AS before NEW TABLE AS after
      FOR EACH STATEMENT EXECUTE FUNCTION date_part_change(%L)', watched[1], watched[2]);
    EXECUTE format('CREATE TRIGGER store_delete_dated AFTER DELETE ON %I
      REFERENCING OLD TABLE AS before
      FOR EACH STATEMENT EXECUTE FUNCTION date_part_change(%L)', watched[1], watched[2]);
  END LOOP;
END $$;

-- Stores that are gone for good are not counted.
CREATE OR REPLACE FUNCTION count_stores_of_areas() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  come CONSTANT text :=
    'SELECT 1 AS step, city, area, post_code FROM after WHERE archived_at IS NULL';
  gone CONSTANT text :=
    'SELECT -1 AS step, city, area, post_code FROM before WHERE archived_at IS NULL';
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
