-- Two reads of an account at the provider may run at once, and the answer of the earlier one may come last. What
-- is stored is the answer of the read that began last.
ALTER TABLE store_account
  ADD COLUMN reads_started integer NOT NULL DEFAULT 0,
  ADD COLUMN read_stored integer NOT NULL DEFAULT 0,
  ADD CHECK (read_stored <= reads_started);
