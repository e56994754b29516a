-- How many stores each area has, and how many of those each outward code: the first page tells it,
-- and would otherwise count every store of the country. Kept by triggers, whoever changes stores.

CREATE TABLE store_area (
  city text NOT NULL,
  area text NOT NULL,
  outward text NOT NULL,
  -- None: there was one once.
  stores integer NOT NULL,
  PRIMARY KEY (city, area, outward)
);

CREATE FUNCTION count_stores_of_areas() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  come CONSTANT text := 'SELECT 1 AS step, city, area, post_code FROM after';
  gone CONSTANT text := 'SELECT -1 AS step, city, area, post_code FROM before';
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
    ON CONFLICT (city, area, outward) DO UPDATE SET stores = known.stores + excluded.stores', changed);
  RETURN NULL;
END $$;

CREATE TRIGGER store_insert_counted AFTER INSERT ON store
  REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION count_stores_of_areas();
CREATE TRIGGER store_update_counted AFTER UPDATE ON store
  REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION count_stores_of_areas();
CREATE TRIGGER store_delete_counted AFTER DELETE ON store
  REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION count_stores_of_areas();

-- The triggers above hold off whoever changes stores until this has counted them.
INSERT INTO store_area (city, area, outward, stores)
SELECT city, area, split_part(post_code, ' ', 1) AS outward, count(*)
FROM store
GROUP BY city, area, outward;
