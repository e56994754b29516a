-- Who sells the food by law, beside `legal_name` and `vat_number`. Null: the restaurant's own address; not a
-- company, or not known.
ALTER TABLE store
  ADD COLUMN legal_address text CHECK (length(legal_address) BETWEEN 1 AND 300),
  ADD COLUMN company_number text CHECK (length(company_number) BETWEEN 1 AND 30);

-- The account that a restaurant is paid to. Its numbers are in `sealed`, encrypted with a key that is not in
-- the database.
CREATE TABLE store_bank_account (
  store_id uuid PRIMARY KEY REFERENCES store ON DELETE CASCADE,
  sealed text NOT NULL,
  last_digits text NOT NULL CHECK (last_digits ~ '^[0-9]{4}$'),
  changed_at timestamptz NOT NULL
);
