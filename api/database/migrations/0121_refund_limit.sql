-- The most that operators in the role of support refund on one order, all together; null: no limit.
ALTER TABLE marketplace
  ADD COLUMN support_refund_maximum_pence integer DEFAULT 5000 CHECK (support_refund_maximum_pence > 0);
