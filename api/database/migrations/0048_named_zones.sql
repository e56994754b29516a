-- Staff change zones: each has a name, and a letter that stands for its position: 1 is A. A zone
-- keeps its letter for life, and two of a store never share one.

ALTER TABLE delivery_zone ADD COLUMN position integer, ADD COLUMN name text;

-- Nothing that a customer sees changes, so no page is made anew and no change is dated.
ALTER TABLE delivery_zone DISABLE TRIGGER USER;
UPDATE delivery_zone
SET position = numbered.position,
  name = 'Zone ' || CASE
    WHEN numbered.position <= 26 THEN chr(64 + numbered.position) ELSE numbered.position::text
  END
FROM (
  SELECT id, row_number() OVER (PARTITION BY store_id ORDER BY id)::integer AS position
  FROM delivery_zone
) AS numbered
WHERE numbered.id = delivery_zone.id;
ALTER TABLE delivery_zone ENABLE TRIGGER USER;

ALTER TABLE delivery_zone
  ALTER COLUMN position SET NOT NULL,
  ALTER COLUMN name SET NOT NULL,
  ADD CHECK (position BETWEEN 1 AND 1000),
  ADD CHECK (name <> ''),
  ADD UNIQUE (store_id, position);
-- The unique index begins with the store, too.
DROP INDEX delivery_zone_store;

-- The open baskets of a store, which are counted before its zones change.
CREATE INDEX cart_store ON cart (store_id);
