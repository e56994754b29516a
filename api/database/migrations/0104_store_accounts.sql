-- The accounts of stores at the payment provider, which pays them their part of each order as it is charged.
CREATE TABLE store_account (
  store_id uuid PRIMARY KEY REFERENCES store,
  -- The provider's.
  account_id text NOT NULL UNIQUE CHECK (length(account_id) BETWEEN 1 AND 255),
  -- Money goes to active ones only. Before it is active for the first time, its details are incomplete.
  status text NOT NULL DEFAULT 'incomplete'
    CHECK (status IN ('incomplete', 'pending', 'active', 'restricted')),
  created_at timestamptz NOT NULL,
  activated_at timestamptz,
  CHECK (status NOT IN ('active', 'restricted') OR activated_at IS NOT NULL)
);

-- How stores are paid: to their bank by payout runs, or by the provider as customers pay. What the provider
-- can't pay is left for payout runs.
ALTER TABLE billing_details
  ADD COLUMN pays_by text NOT NULL DEFAULT 'bank' CHECK (pays_by IN ('bank', 'stripe'));

ALTER TABLE payment
  -- The account of the store that the money goes to, as it was when the payment was requested.
  ADD COLUMN destination text,
  -- What went there with the capture, by the provider.
  ADD COLUMN transfer_id text,
  ADD COLUMN transferred_pence pence,
  ADD CONSTRAINT payment_transfer CHECK ((transfer_id IS NULL) = (transferred_pence IS NULL));

ALTER TABLE later_tip ADD COLUMN destination text;

ALTER TABLE refund
  -- What the store's account is to give back for it; null: nothing.
  ADD COLUMN reversal_pence pence CHECK (reversal_pence > 0),
  ADD COLUMN reversed_at timestamptz,
  ADD CONSTRAINT refund_reversal CHECK (reversed_at IS NULL OR reversal_pence IS NOT NULL);
-- Those that the provider is still to be asked for.
CREATE INDEX refund_to_reverse ON refund (finished_at)
  WHERE reversal_pence IS NOT NULL AND reversed_at IS NULL;
