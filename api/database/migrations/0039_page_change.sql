-- Stores whose pages have changed, for a network that caches pages in front of us: written by the
-- transaction that changes the store, whoever makes it, and deleted once the network has been told.

CREATE TABLE page_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null: any may have changed.
  store_id uuid,
  changed_at timestamptz NOT NULL DEFAULT now()
);

CREATE OR REPLACE FUNCTION announce_store_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- How the store of a row is found.
  of_row CONSTANT text := TG_ARGV[0];
  changed CONSTANT text := CASE TG_OP
    WHEN 'INSERT' THEN 'TABLE after'
    WHEN 'DELETE' THEN 'TABLE before'
    ELSE 'TABLE before UNION ALL TABLE after'
  END;
  most_by_name CONSTANT integer := 20;
  store_ids uuid[];
BEGIN
  EXECUTE format('SELECT ARRAY(SELECT DISTINCT %s FROM (%s) AS changed LIMIT %s)',
    of_row, changed, most_by_name + 1) INTO store_ids;
  store_ids := array_remove(store_ids, NULL);
  IF cardinality(store_ids) > most_by_name THEN
    PERFORM pg_notify('store_changed', '');
    INSERT INTO page_change (store_id) VALUES (NULL);
  ELSE
    PERFORM pg_notify('store_changed', id::text) FROM unnest(store_ids) AS id;
    INSERT INTO page_change (store_id) SELECT unnest(store_ids);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION announce_stock_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('store_changed', NEW.store_id::text);
  INSERT INTO page_change (store_id) VALUES (NEW.store_id);
  RETURN NULL;
END $$;
