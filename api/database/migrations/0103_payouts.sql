-- What the marketplace pays to stores, run by run.
CREATE TABLE payout_run (
  id uuid PRIMARY KEY,
  -- What people call it, and the serial number of its file.
  number integer GENERATED ALWAYS AS IDENTITY UNIQUE,
  -- The last day in London whose transfers it pays.
  until_day date NOT NULL,
  status text NOT NULL DEFAULT 'draft'
    CHECK (status IN ('draft', 'approved', 'exported', 'paid', 'discarded')),
  -- Stores that are owed less are not paid.
  minimum_pence pence NOT NULL,
  made_at timestamptz NOT NULL,
  made_by uuid REFERENCES account ON DELETE SET NULL,
  approved_at timestamptz,
  approved_by uuid REFERENCES account ON DELETE SET NULL,
  exported_at timestamptz,
  paid_at timestamptz,
  discarded_at timestamptz,
  -- Why it was discarded.
  reason text NOT NULL DEFAULT '' CHECK (length(reason) <= 200),
  CHECK (approved_by <> made_by),
  CHECK (status NOT IN ('approved', 'exported', 'paid') OR approved_at IS NOT NULL),
  CHECK (status NOT IN ('exported', 'paid') OR exported_at IS NOT NULL),
  CHECK ((status = 'paid') = (paid_at IS NOT NULL)),
  CHECK ((status = 'discarded') = (discarded_at IS NOT NULL))
);
CREATE INDEX payout_run_made_by ON payout_run (made_by) WHERE made_by IS NOT NULL;
CREATE INDEX payout_run_approved_by ON payout_run (approved_by) WHERE approved_by IS NOT NULL;

CREATE TABLE payout (
  id uuid PRIMARY KEY,
  run_id uuid NOT NULL REFERENCES payout_run,
  store_id uuid NOT NULL REFERENCES store,
  status text NOT NULL DEFAULT 'planned'
    CHECK (status IN ('planned', 'paid', 'returned', 'removed')),
  amount_pence pence NOT NULL CHECK (amount_pence > 0),
  -- The account as it was, encrypted as in store_bank_account, and since when the store had it.
  sealed_account text NOT NULL,
  last_digits text NOT NULL CHECK (last_digits ~ '^[0-9]{4}$'),
  account_since timestamptz NOT NULL,
  paid_at timestamptz,
  returned_at timestamptz,
  -- Why it was removed or returned.
  reason text NOT NULL DEFAULT '' CHECK (length(reason) <= 200),
  UNIQUE (run_id, store_id),
  CHECK ((status IN ('paid', 'returned')) = (paid_at IS NOT NULL)),
  CHECK ((status = 'returned') = (returned_at IS NOT NULL))
);
CREATE INDEX payout_store ON payout (store_id, paid_at DESC);

-- Stores that a run doesn't pay, and why: their balance waits for the next one.
CREATE TABLE payout_hold (
  run_id uuid NOT NULL REFERENCES payout_run,
  store_id uuid NOT NULL REFERENCES store,
  reason text NOT NULL
    CHECK (reason IN ('owes', 'suspended', 'noAccount', 'accountUnchecked', 'belowMinimum')),
  -- Less than 0: what the store owes.
  balance_pence integer NOT NULL,
  PRIMARY KEY (run_id, store_id)
);
CREATE INDEX payout_hold_store ON payout_hold (store_id);

-- Which transfers are in which payout: each in one at most, so that nothing is paid twice. Those of a payout
-- that is removed are free again.
CREATE TABLE payout_transfer (
  transfer_id bigint PRIMARY KEY REFERENCES ledger_transfer,
  payout_id uuid NOT NULL REFERENCES payout
);
CREATE INDEX payout_transfer_payout ON payout_transfer (payout_id);

-- Transfers may belong to a payout, and pay from the marketplace's account at a bank.
ALTER TABLE ledger_transfer
  ADD COLUMN payout_id uuid REFERENCES payout,
  DROP CONSTRAINT ledger_transfer_check1,
  ADD CONSTRAINT ledger_transfer_subject CHECK (num_nonnulls(order_id, invoice_id, payout_id) = 1),
  DROP CONSTRAINT ledger_transfer_debit_check,
  ADD CONSTRAINT ledger_transfer_debit_check CHECK (debit IN
    ('customer', 'store', 'marketplace', 'provider', 'providerFee', 'bagCharge', 'tip', 'bank')),
  DROP CONSTRAINT ledger_transfer_credit_check,
  ADD CONSTRAINT ledger_transfer_credit_check CHECK (credit IN
    ('customer', 'store', 'marketplace', 'provider', 'providerFee', 'bagCharge', 'tip', 'bank')),
  ADD CONSTRAINT ledger_transfer_once UNIQUE NULLS NOT DISTINCT
    (order_id, invoice_id, payout_id, kind, refund_id, debit, credit),
  DROP CONSTRAINT ledger_transfer_order_id_invoice_id_kind_refund_id_debit_cr_key;
CREATE INDEX ledger_transfer_payout ON ledger_transfer (payout_id) WHERE payout_id IS NOT NULL;

-- Nobody is paid to an account that the marketplace hasn't checked to be the restaurant's.
ALTER TABLE store_bank_account
  ADD COLUMN checked_at timestamptz,
  ADD COLUMN checked_by uuid REFERENCES account ON DELETE SET NULL,
  ADD CHECK (checked_by IS NULL OR checked_at IS NOT NULL);
CREATE INDEX store_bank_account_checked_by ON store_bank_account (checked_by)
  WHERE checked_by IS NOT NULL;

-- Who is owed less waits for the next payout run.
ALTER TABLE billing_details ADD COLUMN payout_minimum_pence pence NOT NULL DEFAULT 0;
