-- Restaurant and marketplace may share a refund: what the marketplace gives of one that the restaurant pays.
ALTER TABLE refund
  ADD COLUMN marketplace_pence pence NOT NULL DEFAULT 0,
  ADD CONSTRAINT refund_share CHECK (
    marketplace_pence = 0 OR (payer = 'store' AND marketplace_pence < amount_pence));
