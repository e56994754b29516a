-- Who the marketplace is on its invoices, and the account that it pays restaurants from: one row, once it has
-- been entered.
CREATE TABLE billing_details (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  legal_name text NOT NULL CHECK (length(legal_name) BETWEEN 1 AND 160),
  legal_address text NOT NULL CHECK (length(legal_address) BETWEEN 1 AND 300),
  company_number text NOT NULL,
  -- Empty: not registered, and so no VAT on invoices.
  vat_number text NOT NULL,
  account_name text NOT NULL,
  sort_code text NOT NULL,
  account_number text NOT NULL,
  -- Of Bacs; empty: the marketplace can't send files to Bacs itself.
  service_user_number text NOT NULL CHECK (service_user_number ~ '^([0-9]{6})?$'),
  version integer NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by uuid REFERENCES account ON DELETE SET NULL
);

-- The last number of each series. Whoever takes the next one locks the row until the invoice is committed, so
-- that no number is ever missing.
CREATE TABLE invoice_series (
  kind text NOT NULL CHECK (kind IN ('invoice', 'creditNote')),
  year integer NOT NULL,
  last_sequence integer NOT NULL CHECK (last_sequence > 0),
  PRIMARY KEY (kind, year)
);

-- Of the marketplace to a store. Never changed: a credit note corrects one.
CREATE TABLE invoice (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('invoice', 'creditNote')),
  year integer NOT NULL,
  sequence integer NOT NULL,
  store_id uuid NOT NULL REFERENCES store,
  -- The first day of the month that it is for.
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  -- Of a credit note that an operator made: the invoice that it corrects.
  corrects uuid REFERENCES invoice,
  issued_at timestamptz NOT NULL,
  total_pence pence NOT NULL CHECK (total_pence > 0),
  -- Within the total.
  vat_pence pence NOT NULL CHECK (vat_pence <= total_pence),
  -- Everything that is written on it, as it was then.
  snapshot jsonb NOT NULL,
  account_id uuid REFERENCES account ON DELETE SET NULL,
  UNIQUE (kind, year, sequence),
  CHECK (corrects IS NULL OR kind = 'creditNote')
);
-- One for a store and a month, whoever issues it how often.
CREATE UNIQUE INDEX invoice_of_month ON invoice (store_id, month) WHERE corrects IS NULL;
CREATE INDEX invoice_month ON invoice (month, issued_at);
CREATE INDEX invoice_corrects ON invoice (corrects) WHERE corrects IS NOT NULL;

-- Who was deleted is no longer named, which is the only change there may be.
CREATE FUNCTION refuse_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.account_id IS NULL
    AND to_jsonb(NEW) - 'account_id' = to_jsonb(OLD) - 'account_id' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'an invoice is never changed';
END
$$;
CREATE TRIGGER invoice_append_only BEFORE UPDATE OR DELETE ON invoice
  FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change();
CREATE TRIGGER invoice_no_truncate BEFORE TRUNCATE ON invoice
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Which commission is on which invoice: each transfer on one at most.
CREATE TABLE invoice_transfer (
  transfer_id bigint PRIMARY KEY REFERENCES ledger_transfer,
  invoice_id uuid NOT NULL REFERENCES invoice
);
CREATE INDEX invoice_transfer_invoice ON invoice_transfer (invoice_id);

-- Transfers may belong to a credit note instead of an order.
ALTER TABLE ledger_transfer
  ALTER COLUMN order_id DROP NOT NULL,
  ADD COLUMN invoice_id uuid REFERENCES invoice,
  ADD CHECK (num_nonnulls(order_id, invoice_id) = 1),
  ADD UNIQUE NULLS NOT DISTINCT (order_id, invoice_id, kind, refund_id, debit, credit),
  DROP CONSTRAINT ledger_transfer_order_id_kind_refund_id_debit_credit_key;
CREATE INDEX ledger_transfer_commission ON ledger_transfer (store_id, at)
  WHERE kind IN ('commission', 'commissionReturned', 'commissionRestored');
