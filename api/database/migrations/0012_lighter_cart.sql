-- A cart is changed at each press of a button, and each change wrote to every index again, because
-- two of them hold when it was. Of those two one can be kept by ranges of pages, and the other needs
-- only whose it is; with room beside it, a changed row then stays in its page.
DROP INDEX cart_changed;
CREATE INDEX cart_changed ON cart USING brin (changed_at) WITH (pages_per_range = 16);
DROP INDEX cart_account;
CREATE INDEX cart_account ON cart (account_id) WHERE account_id IS NOT NULL AND ordered_at IS NULL;
ALTER TABLE cart SET (fillfactor = 50);

-- All checks of a row are made at each change of it. Tokens are written by us, and are long.
ALTER TABLE cart DROP CONSTRAINT cart_token_check, DROP CONSTRAINT cart_share_token_check;
ALTER TABLE cart
  ADD CONSTRAINT cart_token_check CHECK (length(token) BETWEEN 22 AND 64),
  ADD CONSTRAINT cart_share_token_check CHECK (length(share_token) BETWEEN 22 AND 64);
