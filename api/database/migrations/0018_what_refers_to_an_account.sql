-- Accounts that were never completed are forgotten each night. What refers to them is found by these,
-- instead of by reading every cart, every refund and every finding for each account.
DROP INDEX cart_account;
CREATE INDEX cart_account ON cart (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX refund_account ON refund (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX payment_finding_resolved_by ON payment_finding (resolved_by)
  WHERE resolved_by IS NOT NULL;
