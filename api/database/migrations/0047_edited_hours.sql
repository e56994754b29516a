-- What staff edit of their restaurant's hours beside those of a usual week.

-- So many minutes before closing the last order is taken; 0: as long as it can be prepared.
ALTER TABLE store ADD COLUMN last_order_minutes integer NOT NULL DEFAULT 0
  CHECK (last_order_minutes BETWEEN 0 AND 240);

-- Minutes of preparation for an hour of the week that differ from the store's own.
CREATE TABLE preparation_hour (
  store_id uuid NOT NULL REFERENCES store ON DELETE CASCADE,
  weekday integer NOT NULL CHECK (weekday BETWEEN 1 AND 7),
  hour integer NOT NULL CHECK (hour BETWEEN 0 AND 23),
  minutes integer NOT NULL CHECK (minutes BETWEEN 0 AND 1440),
  PRIMARY KEY (store_id, weekday, hour)
);
CREATE TRIGGER store_insert_announced AFTER INSERT ON preparation_hour
  REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION announce_store_change('store_id');
CREATE TRIGGER store_update_announced AFTER UPDATE ON preparation_hour
  REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION announce_store_change('store_id');
CREATE TRIGGER store_delete_announced AFTER DELETE ON preparation_hour
  REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION announce_store_change('store_id');

-- Bank holidays on which a store has decided to be open as usual. Other decisions are exceptions of
-- its hours; a holiday in neither table is not decided yet.
CREATE TABLE usual_holiday (
  store_id uuid NOT NULL REFERENCES store ON DELETE CASCADE,
  date date NOT NULL,
  PRIMARY KEY (store_id, date)
);
