-- What a store earned in a month, issued by the marketplace for it. Never changed, and numbered without gaps like
-- invoices.
ALTER TABLE invoice_series
  DROP CONSTRAINT invoice_series_kind_check,
  ADD CONSTRAINT invoice_series_kind_check CHECK (kind IN ('invoice', 'creditNote', 'statement'));

CREATE TABLE monthly_statement (
  id uuid PRIMARY KEY,
  year integer NOT NULL,
  sequence integer NOT NULL,
  store_id uuid NOT NULL REFERENCES store,
  -- The first day of the month that it is for.
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  issued_at timestamptz NOT NULL,
  -- What is written at its head, as it was then.
  snapshot jsonb NOT NULL,
  UNIQUE (year, sequence),
  UNIQUE (store_id, month)
);
CREATE INDEX monthly_statement_issued ON monthly_statement (issued_at, id);

CREATE TRIGGER monthly_statement_append_only BEFORE UPDATE OR DELETE ON monthly_statement
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER monthly_statement_no_truncate BEFORE TRUNCATE ON monthly_statement
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
