-- A card that somebody takes away is taken off the carts that were to be paid with it: those are found
-- by this, instead of by reading every cart.
CREATE INDEX cart_card ON cart (card_id) WHERE card_id IS NOT NULL;
